; sha1_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu zen3 --variant rounds
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 32 bytes, 3 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 23 uops, planned 14.0; bounds: width 3.8, ports 4.0, path 10.0
;   blocks: 138 uops, planned 130.2; bounds: width 23.0, ports 27.5, path 130.0
;   body.2: 14 uops, planned 7.0; bounds: width 2.3, ports 3.0, path 1.0
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
        sub rsp, 0x48                                        ;                    frame
        lea rbx, [rsp + 128]                                 ;                    frame
        mov qword [rbx - 96], rdi                            ;                    argument
        mov dword [rbx - 72], edx                            ;                    argument
        mov qword [rbx - 88], rsi                            ;                    argument
        mov r8, qword [rbx - 96]                             ;     0.0 agu0    19 v[3] reload
        mov esi, dword [r8 + 12]                             ;     4.0 agu1    19 v[3]
        mov edi, dword [r8 + 8]                              ;     4.0 agu2    19 v[2]
        shl rdi, 0x20                                        ;     8.0 alu1    19 v[3]
        or rsi, rdi                                          ;     9.0 alu0    19 v[3]
        vmovq xmm0, rsi                                      ;    10.0 fp4     16 blocks
        mov esi, dword [r8 + 4]                              ;     4.0 agu0    19 v[1]
        mov edi, dword [r8]                                  ;     4.0 agu1    19 v[0]
        shl rdi, 0x20                                        ;     8.0 alu2    19 v[3]
        mov ebp, dword [r8 + 16]                             ;     4.0 agu2    19 v[4]
        or rsi, rdi                                          ;     9.0 alu3    19 v[3]
        shl rbp, 0x20                                        ;     8.0 alu1    19 v[4]
        vmovq xmm1, rbp                                      ;     9.0 fp4     16 blocks
        vmovq xmm2, rsi                                      ;    10.0 fp4     16 blocks
        vpunpcklqdq xmm0, xmm0, xmm2                         ;    13.0 fp1     16 blocks
        vmovdqa [rbx - 128], xmm0                            ;    14.0 agu0+fp5   16 blocks
        vmovdqa xmm0, [rel sha1_blocks.T0_constants128]      ;     2.7 agu1    16 blocks reload
        vpunpcklqdq xmm0, xmm0, xmm1                         ;    12.0 fp2     16 blocks
        vmovdqa [rbx - 112], xmm0                            ;    13.0 agu2+fp5   16 blocks
        mov r8d, dword [rbx - 72]                            ;     4.2 agu0    16 blocks
        shl r8, 6                                            ;     8.2 alu2    16 blocks
        add r8, qword [rbx - 88]                             ;     9.2 alu0+agu1   16 blocks
        mov qword [rbx - 80], r8                             ;    10.2 agu2+st0   16 blocks
        cmp dword [rbx - 72], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 88]                             ;                    resident
        vmovdqa xmm0, [rbx - 112]                            ;                    resident
        vmovdqa xmm1, [rbx - 128]                            ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm2, [r8]                                   ;     0.0 agu0    22 w[0]
        vmovdqa xmm3, [rel sha1_blocks.T0_constants128 + 16] ;     0.2 agu1    22 w[0] reload
        vpshufb xmm2, xmm2, xmm3                             ;     7.2 fp1     22 w[0]
        vpaddd xmm4, xmm2, xmm0                              ;     8.2 fp0     28 v[4]
        vmovdqu xmm5, [r8 + 16]                              ;     1.0 agu0    22 w[4]
        vmovdqa xmm6, xmm1                                   ;     0.8         28 v[4] copy
        sha1rnds4 xmm1, xmm4, 0                              ;     9.2 fp1     28 v[4]
        vpshufb xmm4, xmm5, xmm3                             ;     8.0 fp2     22 w[4]
        vmovdqu xmm5, [r8 + 32]                              ;     1.3 agu1    22 w[8]
        vmovdqa xmm7, xmm6                                   ;     1.5         28 v[0] copy
        sha1nexte xmm6, xmm4                                 ;     9.0 fp0     28 v[0]
        vpshufb xmm5, xmm5, xmm3                             ;     8.3 fp2     22 w[8]
        vmovdqa xmm8, xmm1                                   ;    15.2         28 v[0] copy
        sha1rnds4 xmm1, xmm6, 0                              ;    15.2 fp1     28 v[0]
        sha1nexte xmm8, xmm5                                 ;    15.2 fp0     28 v[1]
        vmovdqu xmm6, [r8 + 48]                              ;     2.5 agu0    22 w[12]
        vpshufb xmm3, xmm6, xmm3                             ;     9.5 fp2     22 w[12]
        vmovdqa xmm6, xmm1                                   ;    21.2         28 v[1] copy
        sha1rnds4 xmm1, xmm8, 0                              ;    21.2 fp1     28 v[1]
        sha1nexte xmm6, xmm3                                 ;    21.2 fp0     28 v[2]
        sha1msg1 xmm2, xmm4                                  ;     9.0 fp3+fp2   23 w[3]
        vpxor xmm2, xmm2, xmm5                               ;    11.0 fp3     23 w[3]
        sha1msg2 xmm2, xmm3                                  ;    12.0 fp1     23 w[3]
        vmovdqa xmm8, xmm1                                   ;    27.2         28 v[2] copy
        sha1rnds4 xmm1, xmm6, 0                              ;    27.2 fp0     28 v[2]
        sha1nexte xmm8, xmm2                                 ;    27.2 fp1     28 v[3]
        sha1msg1 xmm4, xmm5                                  ;     9.3 fp2+fp1   23 w[7]
        vpxor xmm4, xmm4, xmm3                               ;    11.3 fp3     23 w[7]
        sha1msg2 xmm4, xmm2                                  ;    13.0 fp2     23 w[7]
        vmovdqa xmm6, xmm1                                   ;    33.2         28 v[3] copy
        sha1rnds4 xmm1, xmm8, 0                              ;    33.2 fp0     28 v[3]
        sha1msg1 xmm5, xmm3                                  ;    11.0 fp1+fp2   23 w[11]
        sha1nexte xmm6, xmm4                                 ;    33.2 fp0     28 v[4]
        vpxor xmm5, xmm5, xmm2                               ;    13.0 fp3     23 w[11]
        sha1msg2 xmm5, xmm4                                  ;    14.0 fp1     23 w[11]
        vmovdqa xmm8, xmm1                                   ;    39.2         28 v[4] copy
        sha1rnds4 xmm1, xmm6, 1                              ;    39.2 fp0     28 v[4]
        sha1msg1 xmm3, xmm2                                  ;    14.0 fp2+fp1   23 w[15]
        sha1nexte xmm8, xmm5                                 ;    39.2 fp0     28 v[0]
        vpxor xmm3, xmm3, xmm4                               ;    16.0 fp3     23 w[15]
        sha1msg2 xmm3, xmm5                                  ;    17.0 fp1     23 w[15]
        vmovdqa xmm6, xmm1                                   ;    45.2         28 v[0] copy
        sha1rnds4 xmm1, xmm8, 1                              ;    45.2 fp0     28 v[0]
        sha1msg1 xmm2, xmm4                                  ;    17.0 fp2+fp1   23 w[3]
        sha1nexte xmm6, xmm3                                 ;    45.2 fp0     28 v[1]
        vpxor xmm2, xmm2, xmm5                               ;    19.0 fp3     23 w[3]
        sha1msg2 xmm2, xmm3                                  ;    20.0 fp1     23 w[3]
        vmovdqa xmm8, xmm1                                   ;    51.2         28 v[1] copy
        sha1rnds4 xmm1, xmm6, 1                              ;    51.2 fp0     28 v[1]
        sha1msg1 xmm4, xmm5                                  ;    21.3 fp2+fp1   23 w[7]
        sha1nexte xmm8, xmm2                                 ;    51.2 fp0     28 v[2]
        vpxor xmm4, xmm4, xmm3                               ;    23.3 fp3     23 w[7]
        sha1msg2 xmm4, xmm2                                  ;    24.3 fp1     23 w[7]
        vmovdqa xmm6, xmm1                                   ;    57.2         28 v[2] copy
        sha1rnds4 xmm1, xmm8, 1                              ;    57.2 fp0     28 v[2]
        sha1msg1 xmm5, xmm3                                  ;    27.3 fp2+fp1   23 w[11]
        sha1nexte xmm6, xmm4                                 ;    57.2 fp0     28 v[3]
        vpxor xmm5, xmm5, xmm2                               ;    29.3 fp3     23 w[11]
        sha1msg2 xmm5, xmm4                                  ;    30.3 fp1     23 w[11]
        vmovdqa xmm8, xmm1                                   ;    63.2         28 v[3] copy
        sha1rnds4 xmm1, xmm6, 1                              ;    63.2 fp0     28 v[3]
        sha1msg1 xmm3, xmm2                                  ;    33.3 fp2+fp1   23 w[15]
        sha1nexte xmm8, xmm5                                 ;    63.2 fp0     28 v[4]
        vpxor xmm3, xmm3, xmm4                               ;    35.3 fp3     23 w[15]
        sha1msg2 xmm3, xmm5                                  ;    36.3 fp1     23 w[15]
        vmovdqa xmm6, xmm1                                   ;    69.2         28 v[4] copy
        sha1rnds4 xmm1, xmm8, 2                              ;    69.2 fp0     28 v[4]
        sha1msg1 xmm2, xmm4                                  ;    39.3 fp2+fp1   23 w[3]
        sha1nexte xmm6, xmm3                                 ;    69.2 fp0     28 v[0]
        vpxor xmm2, xmm2, xmm5                               ;    41.3 fp3     23 w[3]
        sha1msg2 xmm2, xmm3                                  ;    42.3 fp1     23 w[3]
        vmovdqa xmm8, xmm1                                   ;    75.2         28 v[0] copy
        sha1rnds4 xmm1, xmm6, 2                              ;    75.2 fp0     28 v[0]
        sha1msg1 xmm4, xmm5                                  ;    45.3 fp2+fp1   23 w[7]
        sha1nexte xmm8, xmm2                                 ;    75.2 fp0     28 v[1]
        vpxor xmm4, xmm4, xmm3                               ;    47.3 fp3     23 w[7]
        sha1msg2 xmm4, xmm2                                  ;    48.3 fp1     23 w[7]
        vmovdqa xmm6, xmm1                                   ;    81.2         28 v[1] copy
        sha1rnds4 xmm1, xmm8, 2                              ;    81.2 fp0     28 v[1]
        sha1msg1 xmm5, xmm3                                  ;    51.3 fp2+fp1   23 w[11]
        sha1nexte xmm6, xmm4                                 ;    81.2 fp0     28 v[2]
        vpxor xmm5, xmm5, xmm2                               ;    53.3 fp3     23 w[11]
        sha1msg2 xmm5, xmm4                                  ;    54.3 fp1     23 w[11]
        vmovdqa xmm8, xmm1                                   ;    87.2         28 v[2] copy
        sha1rnds4 xmm1, xmm6, 2                              ;    87.2 fp0     28 v[2]
        sha1msg1 xmm3, xmm2                                  ;    57.3 fp2+fp1   23 w[15]
        sha1nexte xmm8, xmm5                                 ;    87.2 fp0     28 v[3]
        vpxor xmm3, xmm3, xmm4                               ;    59.3 fp3     23 w[15]
        sha1msg2 xmm3, xmm5                                  ;    60.3 fp1     23 w[15]
        vmovdqa xmm6, xmm1                                   ;    93.2         28 v[3] copy
        sha1rnds4 xmm1, xmm8, 2                              ;    93.2 fp0     28 v[3]
        sha1msg1 xmm2, xmm4                                  ;    63.3 fp2+fp1   23 w[3]
        sha1nexte xmm6, xmm3                                 ;    93.2 fp0     28 v[4]
        vpxor xmm2, xmm2, xmm5                               ;    65.3 fp3     23 w[3]
        sha1msg2 xmm2, xmm3                                  ;    66.3 fp1     23 w[3]
        vmovdqa xmm8, xmm1                                   ;    99.2         28 v[4] copy
        sha1rnds4 xmm1, xmm6, 3                              ;    99.2 fp0     28 v[4]
        sha1msg1 xmm4, xmm5                                  ;    69.3 fp2+fp1   23 w[7]
        sha1nexte xmm8, xmm2                                 ;    99.2 fp0     28 v[0]
        vpxor xmm4, xmm4, xmm3                               ;    71.3 fp3     23 w[7]
        sha1msg2 xmm4, xmm2                                  ;    72.3 fp1     23 w[7]
        vmovdqa xmm6, xmm1                                   ;   105.2         28 v[0] copy
        sha1rnds4 xmm1, xmm8, 3                              ;   105.2 fp0     28 v[0]
        sha1msg1 xmm5, xmm3                                  ;    75.3 fp2+fp1   23 w[11]
        sha1nexte xmm6, xmm4                                 ;   105.2 fp0     28 v[1]
        vpxor xmm5, xmm5, xmm2                               ;    77.3 fp3     23 w[11]
        sha1msg2 xmm5, xmm4                                  ;    78.3 fp1     23 w[11]
        vmovdqa xmm8, xmm1                                   ;   111.2         28 v[1] copy
        sha1rnds4 xmm1, xmm6, 3                              ;   111.2 fp0     28 v[1]
        sha1msg1 xmm3, xmm2                                  ;    81.3 fp2+fp1   23 w[15]
        sha1nexte xmm8, xmm5                                 ;   111.2 fp0     28 v[2]
        vpxor xmm4, xmm4, xmm3                               ;    83.3 fp3     23 w[15]
        sha1msg2 xmm4, xmm5                                  ;    84.3 fp1     23 w[15]
        vmovdqa xmm2, xmm1                                   ;   117.2         28 v[2] copy
        sha1rnds4 xmm1, xmm8, 3                              ;   117.2 fp0     28 v[2]
        sha1nexte xmm2, xmm4                                 ;   117.2 fp1     28 v[3]
        vmovdqa xmm3, xmm1                                   ;   123.2         28 v[3] copy
        sha1rnds4 xmm1, xmm2, 3                              ;   123.2 fp0     28 v[3]
        sha1nexte xmm3, xmm0                                 ;   123.2 fp1     30 h
        vpaddd xmm1, xmm1, xmm7                              ;   129.2 fp2     30 h
        add r8, 0x40                                         ;    99.2 alu0    16 blocks
        vmovdqa xmm0, xmm3                                   ;   124.2         30 h copy
        cmp r8, qword [rbx - 80]                             ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 88], r8                             ;                    resident
        vmovdqa [rbx - 112], xmm0                            ;                    resident
        vmovdqa [rbx - 128], xmm1                            ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 104]                            ;     0.0 agu0    30 h
        shr r8, 0x20                                         ;     4.0 alu1    30 h
        mov r9, qword [rbx - 96]                             ;     0.3 agu1    30 h reload
        mov dword [r9 + 16], r8d                             ;     5.0 agu2+st0   30 h
        mov r8, qword [rbx - 128]                            ;     1.0 agu0    30 h reload
        mov esi, r8d                                         ;     5.0         30 h
        mov dword [r9 + 12], esi                             ;     5.0 agu1+st1   30 h
        shr r8, 0x20                                         ;     5.0 alu2    30 h
        mov dword [r9 + 8], r8d                              ;     6.0 agu2+st0   30 h
        mov r8, qword [rbx - 120]                            ;     2.0 agu0    30 h reload
        mov esi, r8d                                         ;     6.0         30 h
        mov dword [r9 + 4], esi                              ;     6.0 agu1+st1   30 h
        shr r8, 0x20                                         ;     6.0 alu1    30 h
        mov dword [r9], r8d                                  ;     7.0 agu2+st0   30 h
        vpxor xmm0, xmm0, xmm0                               ;                    cleared
        vmovdqa [rbx - 128], xmm0                            ;                    cleared
        vmovdqa [rbx - 112], xmm0                            ;                    cleared
        add rsp, 0x48                                        ;                    frame
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
