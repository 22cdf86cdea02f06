; sha1_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu golden-cove --variant rounds_two
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
;   body: 41 uops, planned 15.3; bounds: width 6.8, ports 6.0, path 10.0
;   blocks: 548 uops, planned 163.3; bounds: width 91.3, ports 153.3, path 114.0
;   body.2: 28 uops, planned 9.3; bounds: width 4.7, ports 5.0, path 1.0
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
        sub rsp, 0x80                                        ;                    frame
        lea rbx, [rsp + 128]                                 ;                    frame
        mov qword [rbx - 48], rdi                            ;                    argument
        mov qword [rbx - 40], rsi                            ;                    argument
        mov dword [rbx - 8], r8d                             ;                    argument
        mov qword [rbx - 32], rdx                            ;                    argument
        mov qword [rbx - 16], rcx                            ;                    argument
        mov r8, qword [rbx - 48]                             ;     0.0 p2      19 v[3] reload
        mov esi, dword [r8 + 12]                             ;     5.0 p3      19 v[3]
        mov r9, qword [rbx - 40]                             ;     0.3 p10     19 v[3] reload
        mov edi, dword [r9 + 12]                             ;     5.3 p2      19 v[3]
        mov ebp, dword [r8 + 8]                              ;     5.0 p3      19 v[2]
        mov r10d, dword [r9 + 8]                             ;     5.3 p10     19 v[2]
        mov r11d, dword [r8 + 4]                             ;     5.0 p2      19 v[1]
        mov r12d, dword [r9 + 4]                             ;     5.3 p3      19 v[1]
        mov r13d, dword [r8]                                 ;     5.0 p10     19 v[0]
        mov r14d, dword [r9]                                 ;     5.3 p2      19 v[0]
        shl rbp, 0x20                                        ;    10.0 p0      19 v[3]
        shl r13, 0x20                                        ;    10.0 p6      19 v[3]
        or rsi, rbp                                          ;    11.0 p1      19 v[3]
        or r11, r13                                          ;    11.0 p5      19 v[3]
        shl r10, 0x20                                        ;    10.3 p0      19 v[3]
        shl r14, 0x20                                        ;    10.3 p6      19 v[3]
        or rdi, r10                                          ;    11.3 p11     19 v[3]
        mov ebp, dword [r8 + 16]                             ;     5.0 p3      19 v[4]
        or r12, r14                                          ;    11.3 p1      19 v[3]
        mov r8d, dword [r9 + 16]                             ;     5.3 p10     19 v[4]
        shl rbp, 0x20                                        ;    10.0 p0      19 v[4]
        shl r8, 0x20                                         ;    10.3 p6      19 v[4]
        vmovq xmm0, rsi                                      ;    12.0 p5      16 blocks
        vmovq xmm1, r11                                      ;    12.0 p5      16 blocks
        vpunpcklqdq xmm0, xmm0, xmm1                         ;    14.0 p1      16 blocks
        vmovdqa [rbx - 128], xmm0                            ;    15.0 p7+p4   16 blocks
        vmovq xmm0, rdi                                      ;    12.3 p5      16 blocks
        vmovq xmm1, r12                                      ;    12.3 p5      16 blocks
        vpunpcklqdq xmm0, xmm0, xmm1                         ;    14.3 p1      16 blocks
        vmovdqa [rbx - 112], xmm0                            ;    15.3 p8+p9   16 blocks
        vmovq xmm0, rbp                                      ;    11.0 p5      16 blocks
        vmovdqa xmm1, [rel sha1_blocks.T0_constants128]      ;     5.2 p2      16 blocks reload
        vpunpcklqdq xmm0, xmm1, xmm0                         ;    13.0 p1      16 blocks
        vmovdqa [rbx - 96], xmm0                             ;    14.0 p7+p4   16 blocks
        vmovq xmm0, r8                                       ;    11.3 p5      16 blocks
        vpunpcklqdq xmm0, xmm1, xmm0                         ;    13.3 p1      16 blocks
        vmovdqa [rbx - 80], xmm0                             ;    14.3 p8+p9   16 blocks
        mov r8d, dword [rbx - 8]                             ;     6.2 p3      16 blocks
        shl r8, 6                                            ;    11.2 p0      16 blocks
        add r8, qword [rbx - 32]                             ;    12.2 p11+p10   16 blocks
        mov qword [rbx - 24], r8                             ;    13.2 p7+p4   16 blocks
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
        vmovdqu xmm4, [r8]                                   ;     0.0 p2      22 w[0]
        vmovdqa xmm5, [rel sha1_blocks.T0_constants128 + 16] ;     0.2 p3      22 w[0] reload
        vpshufb xmm4, xmm4, xmm5                             ;     6.2 p1      22 w[0]
        vpaddd xmm6, xmm4, xmm0                              ;     7.2 p0      28 v[4]
        vmovdqa xmm7, xmm2                                   ;     0.7         28 v[4] copy
        sha1rnds4 xmm2, xmm6, 0                              ;     8.2 p5      28 v[4]
        vmovdqu xmm6, [r9]                                   ;     1.0 p10     22 w[0]
        vpshufb xmm6, xmm6, xmm5                             ;     7.0 p1      22 w[0]
        vpaddd xmm8, xmm6, xmm1                              ;     8.0 p0      28 v[4]
        vmovdqa xmm9, xmm3                                   ;     1.5         28 v[4] copy
        sha1rnds4 xmm3, xmm8, 0                              ;     9.0 p5      28 v[4]
        vmovdqu xmm8, [r8 + 16]                              ;     1.8 p2      22 w[4]
        vpshufb xmm8, xmm8, xmm5                             ;     7.8 p1      22 w[4]
        sha1msg1 xmm4, xmm8                                  ;     8.8 p0+p5   23 w[3]
        vmovdqa xmm10, xmm7                                  ;     2.5         28 v[0] copy
        sha1nexte xmm7, xmm8                                 ;     8.8 p1+p0+p5   28 v[0]
        vmovdqa xmm11, xmm2                                  ;    12.2         28 v[0] copy
        sha1rnds4 xmm2, xmm7, 0                              ;    12.2 p5      28 v[0]
        vmovdqu xmm7, [r8 + 32]                              ;     3.5 p3      22 w[8]
        vpshufb xmm7, xmm7, xmm5                             ;     9.5 p1      22 w[8]
        sha1nexte xmm11, xmm7                                ;    12.2 p0+p1+p5   28 v[1]
        vmovdqa xmm12, xmm2                                  ;    16.2         28 v[1] copy
        sha1rnds4 xmm2, xmm11, 0                             ;    16.2 p5      28 v[1]
        sha1msg1 xmm8, xmm7                                  ;    10.5 p0+p5   23 w[7]
        vpxor xmm4, xmm4, xmm7                               ;    10.8 p1      23 w[3]
        vmovdqu xmm11, [r8 + 48]                             ;     5.2 p10     22 w[12]
        vpshufb xmm11, xmm11, xmm5                           ;    11.2 p1      22 w[12]
        sha1nexte xmm12, xmm11                               ;    16.2 p0+p1   28 v[2]
        sha1msg2 xmm4, xmm11                                 ;    12.2 p0+p1+p5+p6   23 w[3]
        vmovdqa xmm13, xmm2                                  ;    20.2         28 v[2] copy
        sha1rnds4 xmm2, xmm12, 0                             ;    20.2 p5      28 v[2]
        sha1nexte xmm13, xmm4                                ;    20.2 p0+p1+p5   28 v[3]
        sha1msg1 xmm7, xmm11                                 ;    12.8 p0+p5   23 w[11]
        vmovdqa xmm12, xmm2                                  ;    24.2         28 v[3] copy
        sha1rnds4 xmm2, xmm13, 0                             ;    24.2 p5      28 v[3]
        vmovdqu xmm13, [r9 + 16]                             ;     8.7 p2      22 w[4]
        vpshufb xmm13, xmm13, xmm5                           ;    14.7 p1      22 w[4]
        sha1msg1 xmm6, xmm13                                 ;    15.7 p0+p5   23 w[3]
        vpxor xmm8, xmm8, xmm11                              ;    13.3 p1      23 w[7]
        sha1msg2 xmm8, xmm4                                  ;    18.2 p0+p1+p6+p5   23 w[7]
        sha1nexte xmm12, xmm8                                ;    24.2 p0+p5   28 v[4]
        vmovdqa xmm14, xmm2                                  ;    28.2         28 v[4] copy
        sha1rnds4 xmm2, xmm12, 1                             ;    28.2 p5      28 v[4]
        sha1msg1 xmm11, xmm4                                 ;    18.8 p1+p5   23 w[15]
        vpxor xmm7, xmm7, xmm4                               ;    18.2 p0      23 w[11]
        sha1msg2 xmm7, xmm8                                  ;    24.2 p1+p0+p6+p5   23 w[11]
        sha1nexte xmm14, xmm7                                ;    30.2 p0+p5+p1   28 v[0]
        vmovdqa xmm12, xmm2                                  ;    32.2         28 v[0] copy
        sha1rnds4 xmm2, xmm14, 1                             ;    33.2 p5      28 v[0]
        sha1msg1 xmm4, xmm8                                  ;    24.2 p0+p5   23 w[3]
        vmovdqa xmm14, xmm9                                  ;    14.3         28 v[0] copy
        sha1nexte xmm9, xmm13                                ;    23.3 p1+p0   28 v[0]
        vmovdqa xmm15, xmm3                                  ;    15.0         28 v[0] copy
        sha1rnds4 xmm3, xmm9, 0                              ;    26.3 p5      28 v[0]
        vpxor xmm11, xmm11, xmm8                             ;    24.2 p0      23 w[15]
        sha1msg2 xmm11, xmm7                                 ;    30.2 p1+p0+p5+p6   23 w[15]
        sha1nexte xmm12, xmm11                               ;    36.2 p0+p5   28 v[1]
        vmovdqa xmm9, xmm2                                   ;    37.2         28 v[1] copy
        sha1rnds4 xmm2, xmm12, 1                             ;    39.2 p5      28 v[1]
        sha1msg1 xmm8, xmm7                                  ;    30.2 p1+p5   23 w[7]
        vpxor xmm4, xmm4, xmm7                               ;    30.2 p0      23 w[3]
        sha1msg2 xmm4, xmm11                                 ;    36.2 p1+p0+p6+p5   23 w[3]
        sha1nexte xmm9, xmm4                                 ;    42.2 p0+p5+p1   28 v[2]
        vmovdqa xmm12, xmm2                                  ;    43.2         28 v[2] copy
        sha1rnds4 xmm2, xmm9, 1                              ;    45.2 p5      28 v[2]
        sha1msg1 xmm7, xmm11                                 ;    36.2 p0+p5   23 w[11]
        vpxor xmm8, xmm8, xmm11                              ;    36.2 p1      23 w[7]
        sha1msg2 xmm8, xmm4                                  ;    42.2 p0+p1+p5+p6   23 w[7]
        sha1nexte xmm12, xmm8                                ;    48.2 p0+p1+p5   28 v[3]
        vmovdqa xmm9, xmm2                                   ;    49.2         28 v[3] copy
        sha1rnds4 xmm2, xmm12, 1                             ;    51.2 p5      28 v[3]
        sha1msg1 xmm11, xmm4                                 ;    42.2 p0+p5   23 w[15]
        vmovdqu xmm12, [r9 + 32]                             ;    22.8 p3      22 w[8]
        vpshufb xmm12, xmm12, xmm5                           ;    36.3 p1      22 w[8]
        sha1nexte xmm15, xmm12                               ;    38.3 p0+p1   28 v[1]
        vmovdqa [rbx - 64], xmm1                             ;    23.7 p7+p4   28 v[4] spill
        vmovdqa xmm1, xmm3                                   ;    30.3         28 v[1] copy
        sha1rnds4 xmm3, xmm15, 0                             ;    41.3 p5      28 v[1]
        sha1msg1 xmm13, xmm12                                ;    39.8 p0+p5   23 w[7]
        vpxor xmm6, xmm6, xmm12                              ;    38.5 p0      23 w[3]
        vmovdqu xmm15, [r9 + 48]                             ;    24.7 p10     22 w[12]
        vpshufb xmm5, xmm15, xmm5                            ;    39.3 p1      22 w[12]
        sha1nexte xmm1, xmm5                                 ;    40.8 p0+p1+p5   28 v[2]
        sha1msg2 xmm6, xmm5                                  ;    42.8 p0+p1+p5+p6   23 w[3]
        vmovdqa xmm15, xmm3                                  ;    45.3         28 v[2] copy
        sha1rnds4 xmm3, xmm1, 0                              ;    45.3 p5      28 v[2]
        sha1nexte xmm15, xmm6                                ;    48.8 p0+p1   28 v[3]
        sha1msg1 xmm12, xmm5                                 ;    44.8 p0+p5   23 w[11]
        vmovdqa xmm1, xmm3                                   ;    49.3         28 v[3] copy
        sha1rnds4 xmm3, xmm15, 0                             ;    51.8 p5      28 v[3]
        vpxor xmm13, xmm13, xmm5                             ;    44.5 p0      23 w[7]
        sha1msg2 xmm13, xmm6                                 ;    48.8 p1+p0+p6+p5   23 w[7]
        sha1nexte xmm1, xmm13                                ;    54.8 p0+p5+p1   28 v[4]
        vmovdqa xmm15, xmm3                                  ;    55.8         28 v[4] copy
        sha1rnds4 xmm3, xmm1, 1                              ;    57.8 p5      28 v[4]
        sha1msg1 xmm5, xmm6                                  ;    49.8 p0+p5   23 w[15]
        vpxor xmm12, xmm12, xmm6                             ;    49.3 p1      23 w[11]
        sha1msg2 xmm12, xmm13                                ;    54.8 p0+p1+p5+p6   23 w[11]
        sha1nexte xmm15, xmm12                               ;    60.8 p0+p1+p5   28 v[0]
        vmovdqa xmm1, xmm3                                   ;    61.8         28 v[0] copy
        sha1rnds4 xmm3, xmm15, 1                             ;    63.8 p5      28 v[0]
        sha1msg1 xmm6, xmm13                                 ;    54.8 p0+p5   23 w[3]
        vpxor xmm5, xmm5, xmm13                              ;    54.8 p1      23 w[15]
        sha1msg2 xmm5, xmm12                                 ;    60.8 p0+p1+p6+p5   23 w[15]
        sha1nexte xmm1, xmm5                                 ;    66.8 p0+p5   28 v[1]
        vmovdqa xmm15, xmm3                                  ;    67.8         28 v[1] copy
        sha1rnds4 xmm3, xmm1, 1                              ;    69.8 p5      28 v[1]
        sha1msg1 xmm13, xmm12                                ;    60.8 p1+p5   23 w[7]
        vpxor xmm6, xmm6, xmm12                              ;    60.8 p0      23 w[3]
        sha1msg2 xmm6, xmm5                                  ;    66.8 p1+p0+p6+p5   23 w[3]
        sha1nexte xmm15, xmm6                                ;    72.8 p0+p5+p1   28 v[2]
        vmovdqa xmm1, xmm3                                   ;    73.8         28 v[2] copy
        sha1rnds4 xmm3, xmm15, 1                             ;    75.8 p5      28 v[2]
        sha1msg1 xmm12, xmm5                                 ;    66.8 p0+p5   23 w[11]
        vpxor xmm7, xmm7, xmm4                               ;    62.3 p1      23 w[11]
        sha1msg2 xmm7, xmm8                                  ;    64.8 p0+p1+p5+p6   23 w[11]
        sha1nexte xmm9, xmm7                                 ;    70.8 p0+p1+p5   28 v[4]
        sha1msg1 xmm4, xmm8                                  ;    66.8 p0+p5   23 w[3]
        vmovdqa xmm15, xmm2                                  ;    55.2         28 v[4] copy
        sha1rnds4 xmm2, xmm9, 2                              ;    73.8 p5      28 v[4]
        vpxor xmm13, xmm13, xmm5                             ;    66.8 p1      23 w[7]
        sha1msg2 xmm13, xmm6                                 ;    72.8 p0+p1+p6+p5   23 w[7]
        sha1nexte xmm1, xmm13                                ;    78.8 p0+p5   28 v[3]
        vmovdqa xmm9, xmm3                                   ;    79.8         28 v[3] copy
        sha1rnds4 xmm3, xmm1, 1                              ;    81.8 p5      28 v[3]
        sha1msg1 xmm5, xmm6                                  ;    72.8 p1+p5   23 w[15]
        vpxor xmm11, xmm11, xmm8                             ;    70.5 p0      23 w[15]
        sha1msg2 xmm11, xmm7                                 ;    73.3 p1+p0+p6+p5   23 w[15]
        sha1nexte xmm15, xmm11                               ;    79.3 p0+p5+p1   28 v[0]
        vmovdqa xmm1, xmm2                                   ;    77.8         28 v[0] copy
        sha1rnds4 xmm2, xmm15, 2                             ;    82.3 p5      28 v[0]
        sha1msg1 xmm8, xmm7                                  ;    75.8 p0+p5   23 w[7]
        vpxor xmm12, xmm12, xmm6                             ;    75.3 p1      23 w[11]
        sha1msg2 xmm12, xmm13                                ;    78.8 p0+p1+p5+p6   23 w[11]
        sha1nexte xmm9, xmm12                                ;    84.8 p0+p1+p5   28 v[4]
        vmovdqa xmm15, xmm3                                  ;    85.8         28 v[4] copy
        sha1rnds4 xmm3, xmm9, 2                              ;    87.8 p5      28 v[4]
        sha1msg1 xmm6, xmm13                                 ;    80.8 p0+p5   23 w[3]
        vpxor xmm5, xmm5, xmm13                              ;    79.3 p1      23 w[15]
        sha1msg2 xmm5, xmm12                                 ;    84.8 p0+p1+p6+p5   23 w[15]
        sha1nexte xmm15, xmm5                                ;    90.8 p0+p5   28 v[0]
        vmovdqa xmm9, xmm3                                   ;    91.8         28 v[0] copy
        sha1rnds4 xmm3, xmm15, 2                             ;    93.8 p5      28 v[0]
        sha1msg1 xmm13, xmm12                                ;    84.8 p1+p5   23 w[7]
        vpxor xmm4, xmm4, xmm7                               ;    83.5 p0      23 w[3]
        sha1msg2 xmm4, xmm11                                 ;    86.3 p1+p0+p6+p5   23 w[3]
        sha1nexte xmm1, xmm4                                 ;    92.3 p0+p5+p1   28 v[1]
        sha1msg1 xmm7, xmm11                                 ;    87.8 p0+p5   23 w[11]
        vmovdqa xmm15, xmm2                                  ;    86.3         28 v[1] copy
        sha1rnds4 xmm2, xmm1, 2                              ;    95.3 p5      28 v[1]
        vpxor xmm6, xmm6, xmm12                              ;    88.3 p1      23 w[3]
        sha1msg2 xmm6, xmm5                                  ;    90.8 p0+p1+p5+p6   23 w[3]
        sha1nexte xmm9, xmm6                                 ;    96.8 p0+p1+p5   28 v[1]
        vmovdqa xmm1, xmm3                                   ;    97.8         28 v[1] copy
        sha1rnds4 xmm3, xmm9, 2                              ;    99.8 p5      28 v[1]
        sha1msg1 xmm12, xmm5                                 ;    93.8 p0+p5   23 w[11]
        vpxor xmm8, xmm8, xmm11                              ;    92.3 p1      23 w[7]
        sha1msg2 xmm8, xmm4                                  ;    95.3 p0+p1+p6+p5   23 w[7]
        sha1nexte xmm15, xmm8                                ;   101.3 p0+p5   28 v[2]
        vmovdqa xmm9, xmm2                                   ;    99.3         28 v[2] copy
        sha1rnds4 xmm2, xmm15, 2                             ;   104.3 p5      28 v[2]
        sha1msg1 xmm11, xmm4                                 ;    97.8 p1+p5   23 w[15]
        vpxor xmm13, xmm13, xmm5                             ;    96.5 p0      23 w[7]
        sha1msg2 xmm13, xmm6                                 ;    99.3 p1+p0+p6+p5   23 w[7]
        sha1nexte xmm1, xmm13                                ;   105.3 p0+p5+p1   28 v[2]
        vmovdqa xmm15, xmm3                                  ;   103.8         28 v[2] copy
        sha1rnds4 xmm3, xmm1, 2                              ;   108.3 p5      28 v[2]
        sha1msg1 xmm5, xmm6                                  ;   101.8 p0+p5   23 w[15]
        vpxor xmm7, xmm7, xmm4                               ;   101.3 p1      23 w[11]
        sha1msg2 xmm7, xmm8                                  ;   103.8 p0+p1+p5+p6   23 w[11]
        sha1nexte xmm9, xmm7                                 ;   109.8 p0+p1+p5   28 v[3]
        vmovdqa xmm1, xmm2                                   ;   108.3         28 v[3] copy
        sha1rnds4 xmm2, xmm9, 2                              ;   112.8 p5      28 v[3]
        sha1msg1 xmm4, xmm8                                  ;   106.8 p0+p5   23 w[3]
        vpxor xmm12, xmm12, xmm6                             ;   105.3 p1      23 w[11]
        sha1msg2 xmm12, xmm13                                ;   108.3 p0+p1+p6+p5   23 w[11]
        sha1nexte xmm15, xmm12                               ;   114.3 p0+p5   28 v[3]
        vmovdqa xmm9, xmm3                                   ;   112.3         28 v[3] copy
        sha1rnds4 xmm3, xmm15, 2                             ;   117.3 p5      28 v[3]
        sha1msg1 xmm6, xmm13                                 ;   110.8 p1+p5   23 w[3]
        vpxor xmm11, xmm11, xmm8                             ;   109.5 p0      23 w[15]
        sha1msg2 xmm11, xmm7                                 ;   112.3 p1+p0+p6+p5   23 w[15]
        sha1nexte xmm1, xmm11                                ;   118.3 p0+p5+p1   28 v[4]
        vmovdqa xmm15, xmm2                                  ;   116.8         28 v[4] copy
        sha1rnds4 xmm2, xmm1, 3                              ;   121.3 p5      28 v[4]
        sha1msg1 xmm8, xmm7                                  ;   114.8 p0+p5   23 w[7]
        vpxor xmm5, xmm5, xmm13                              ;   114.3 p1      23 w[15]
        sha1msg2 xmm5, xmm12                                 ;   116.8 p0+p1+p5+p6   23 w[15]
        sha1nexte xmm9, xmm5                                 ;   122.8 p0+p1+p5   28 v[4]
        vmovdqa xmm1, xmm3                                   ;   121.3         28 v[4] copy
        sha1rnds4 xmm3, xmm9, 3                              ;   125.8 p5      28 v[4]
        sha1msg1 xmm13, xmm12                                ;   119.8 p0+p5   23 w[7]
        vpxor xmm4, xmm4, xmm7                               ;   118.3 p1      23 w[3]
        sha1msg2 xmm4, xmm11                                 ;   121.3 p0+p1+p6+p5   23 w[3]
        sha1nexte xmm15, xmm4                                ;   127.3 p0+p5   28 v[0]
        vmovdqa xmm9, xmm2                                   ;   125.3         28 v[0] copy
        sha1rnds4 xmm2, xmm15, 3                             ;   130.3 p5      28 v[0]
        sha1msg1 xmm7, xmm11                                 ;   123.8 p1+p5   23 w[11]
        vpxor xmm6, xmm6, xmm12                              ;   122.5 p0      23 w[3]
        sha1msg2 xmm6, xmm5                                  ;   125.3 p1+p0+p6+p5   23 w[3]
        sha1nexte xmm1, xmm6                                 ;   131.3 p0+p5+p1   28 v[0]
        vmovdqa xmm15, xmm3                                  ;   129.8         28 v[0] copy
        sha1rnds4 xmm3, xmm1, 3                              ;   134.3 p5      28 v[0]
        sha1msg1 xmm12, xmm5                                 ;   127.8 p0+p5   23 w[11]
        vpxor xmm8, xmm8, xmm11                              ;   127.3 p1      23 w[7]
        sha1msg2 xmm8, xmm4                                  ;   129.8 p0+p1+p5+p6   23 w[7]
        sha1nexte xmm9, xmm8                                 ;   135.8 p0+p1+p5   28 v[1]
        vmovdqa xmm1, xmm2                                   ;   134.3         28 v[1] copy
        sha1rnds4 xmm2, xmm9, 3                              ;   138.8 p5      28 v[1]
        sha1msg1 xmm11, xmm4                                 ;   132.8 p0+p5   23 w[15]
        vpxor xmm13, xmm13, xmm5                             ;   131.3 p1      23 w[7]
        sha1msg2 xmm13, xmm6                                 ;   134.3 p0+p1+p6+p5   23 w[7]
        sha1nexte xmm15, xmm13                               ;   140.3 p0+p5   28 v[1]
        vmovdqa xmm9, xmm3                                   ;   138.3         28 v[1] copy
        sha1rnds4 xmm3, xmm15, 3                             ;   143.3 p5      28 v[1]
        sha1msg1 xmm5, xmm6                                  ;   136.8 p1+p5   23 w[15]
        vpxor xmm7, xmm7, xmm4                               ;   135.5 p0      23 w[11]
        sha1msg2 xmm7, xmm8                                  ;   138.3 p1+p0+p6+p5   23 w[11]
        sha1nexte xmm1, xmm7                                 ;   144.3 p0+p5+p1   28 v[2]
        vmovdqa xmm4, xmm2                                   ;   142.8         28 v[2] copy
        sha1rnds4 xmm2, xmm1, 3                              ;   147.3 p5      28 v[2]
        vpxor xmm12, xmm12, xmm6                             ;   139.5 p0      23 w[11]
        sha1msg2 xmm12, xmm13                                ;   142.3 p1+p0+p5+p6   23 w[11]
        sha1nexte xmm9, xmm12                                ;   148.3 p0+p5   28 v[2]
        vpxor xmm11, xmm11, xmm8                             ;   143.3 p1      23 w[15]
        sha1msg2 xmm11, xmm7                                 ;   145.3 p0+p1+p5+p6   23 w[15]
        sha1nexte xmm4, xmm11                                ;   151.3 p0+p5+p1   28 v[3]
        vmovdqa xmm6, xmm3                                   ;   147.3         28 v[2] copy
        sha1rnds4 xmm3, xmm9, 3                              ;   151.3 p5      28 v[2]
        vpxor xmm5, xmm5, xmm13                              ;   146.5 p0      23 w[15]
        sha1msg2 xmm5, xmm12                                 ;   149.3 p1+p0+p5+p6   23 w[15]
        sha1nexte xmm6, xmm5                                 ;   155.3 p0+p5   28 v[3]
        vmovdqa xmm5, xmm2                                   ;   151.3         28 v[3] copy
        sha1rnds4 xmm2, xmm4, 3                              ;   154.3 p5      28 v[3]
        sha1nexte xmm5, xmm0                                 ;   151.3 p1+p0   30 h
        vmovdqa xmm4, xmm3                                   ;   155.3         28 v[3] copy
        sha1rnds4 xmm3, xmm6, 3                              ;   158.3 p5      28 v[3]
        sha1nexte xmm4, [rbx - 64]                           ;   155.3 p0+p1+p5+p2   30 h
        vpaddd xmm2, xmm2, xmm10                             ;   158.3 p0      30 h
        vpaddd xmm3, xmm3, xmm14                             ;   162.3 p1      30 h
        add r9, 0x40                                         ;    90.7 p11     16 blocks
        add r8, 0x40                                         ;    90.8 p6      16 blocks
        vmovdqa xmm0, xmm5                                   ;   154.3         30 h copy
        vmovdqa xmm1, xmm4                                   ;   158.3         30 h copy
        cmp r8, qword [rbx - 24]                             ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 32], r8                             ;                    resident
        mov qword [rbx - 16], r9                             ;                    resident
        vmovdqa [rbx - 96], xmm0                             ;                    resident
        vmovdqa [rbx - 80], xmm1                             ;                    resident
        vmovdqa [rbx - 128], xmm2                            ;                    resident
        vmovdqa [rbx - 112], xmm3                            ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 88]                             ;     0.0 p2      30 h
        shr r8, 0x20                                         ;     5.0 p0      30 h
        mov r9, qword [rbx - 72]                             ;     0.3 p3      30 h
        shr r9, 0x20                                         ;     5.3 p6      30 h
        mov r10, qword [rbx - 48]                            ;     0.7 p10     30 h reload
        mov dword [r10 + 16], r8d                            ;     6.0 p7+p4   30 h
        mov r8, qword [rbx - 40]                             ;     1.0 p2      30 h reload
        mov dword [r8 + 16], r9d                             ;     6.3 p8+p9   30 h
        mov r9, qword [rbx - 128]                            ;     1.3 p3      30 h reload
        mov esi, r9d                                         ;     6.3         30 h
        mov r11, qword [rbx - 112]                           ;     1.7 p10     30 h reload
        mov edi, r11d                                        ;     6.7         30 h
        mov dword [r10 + 12], esi                            ;     6.3 p7+p4   30 h
        mov dword [r8 + 12], edi                             ;     6.7 p8+p9   30 h
        shr r9, 0x20                                         ;     6.3 p0      30 h
        shr r11, 0x20                                        ;     6.7 p6      30 h
        mov dword [r10 + 8], r9d                             ;     7.3 p7+p4   30 h
        mov dword [r8 + 8], r11d                             ;     7.7 p8+p9   30 h
        mov r9, qword [rbx - 120]                            ;     3.0 p2      30 h reload
        mov esi, r9d                                         ;     8.0         30 h
        mov r11, qword [rbx - 104]                           ;     3.3 p3      30 h reload
        mov edi, r11d                                        ;     8.3         30 h
        mov dword [r10 + 4], esi                             ;     8.0 p7+p4   30 h
        mov dword [r8 + 4], edi                              ;     8.3 p8+p9   30 h
        shr r9, 0x20                                         ;     8.0 p0      30 h
        shr r11, 0x20                                        ;     8.3 p6      30 h
        mov dword [r10], r9d                                 ;     9.0 p7+p4   30 h
        mov dword [r8], r11d                                 ;     9.3 p8+p9   30 h
        vpxor xmm0, xmm0, xmm0                               ;                    cleared
        vmovdqa [rbx - 128], xmm0                            ;                    cleared
        vmovdqa [rbx - 112], xmm0                            ;                    cleared
        vmovdqa [rbx - 96], xmm0                             ;                    cleared
        vmovdqa [rbx - 80], xmm0                             ;                    cleared
        vmovdqa [rbx - 64], xmm0                             ;                    cleared
        add rsp, 0x80                                        ;                    frame
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
