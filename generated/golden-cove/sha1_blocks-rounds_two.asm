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
; The frame is cleared before return: 64 bytes, 5 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 41 uops, planned 15.3; bounds: width 6.8, ports 6.0, path 10.0
;   blocks: 556 uops, planned 162.3; bounds: width 92.7, ports 153.3, path 114.0
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
        sub rsp, 0x70                                        ;                    frame
        lea rbx, [rsp + 128]                                 ;                    frame
        mov qword [rbx - 64], rdi                            ;                    argument
        mov qword [rbx - 56], rsi                            ;                    argument
        mov dword [rbx - 24], r8d                            ;                    argument
        mov qword [rbx - 48], rdx                            ;                    argument
        mov qword [rbx - 32], rcx                            ;                    argument
        mov r8, qword [rbx - 64]                             ;     0.0 p2      19 v[3] reload
        mov esi, dword [r8 + 12]                             ;     5.0 p3      19 v[3]
        mov r9, qword [rbx - 56]                             ;     0.3 p10     19 v[3] reload
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
        mov r8d, dword [rbx - 24]                            ;     6.2 p3      16 blocks
        shl r8, 6                                            ;    11.2 p0      16 blocks
        add r8, qword [rbx - 48]                             ;    12.2 p11+p10   16 blocks
        mov qword [rbx - 40], r8                             ;    13.2 p7+p4   16 blocks
        cmp dword [rbx - 24], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 48]                             ;                    resident
        mov r9, qword [rbx - 32]                             ;                    resident
        vmovdqa xmm0, [rbx - 128]                            ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm2, [r9]                                   ;     0.0 p2      22 w[0]
        vmovdqu xmm3, [r8 + 16]                              ;     0.2 p3      22 w[4]
        vmovdqu xmm8, [r9 + 32]                              ;     0.3 p10     22 w[8]
        vmovdqa xmm5, [rel sha1_blocks.T0_constants128 + 16] ;     1.0 p2      22 w[0] reload
        vmovdqu xmm1, [r8]                                   ;     1.2 p3      22 w[0]
        vmovdqu xmm7, [r8 + 48]                              ;     1.3 p10     22 w[12]
        vpshufb xmm2, xmm2, xmm5                             ;     7.0 p1      22 w[0]
        vmovdqu xmm9, [r9 + 48]                              ;     2.0 p2      22 w[12]
        vpshufb xmm3, xmm3, xmm5                             ;     7.0 p5      22 w[4]
        vmovdqu xmm4, [r9 + 16]                              ;     2.2 p3      22 w[4]
        vpshufb xmm4, xmm4, xmm5                             ;     8.2 p1      22 w[4]
        vpshufb xmm1, xmm1, xmm5                             ;     7.2 p5      22 w[0]
        vmovdqu xmm6, [r8 + 32]                              ;     2.3 p10     22 w[8]
        vpshufb xmm6, xmm6, xmm5                             ;     8.3 p1      22 w[8]
        vpshufb xmm8, xmm8, xmm5                             ;     7.0 p5      22 w[8]
        vpshufb xmm7, xmm7, xmm5                             ;     7.3 p1      22 w[12]
        vpshufb xmm5, xmm9, xmm5                             ;     8.0 p5      22 w[12]
        vmovdqa xmm9, [rbx - 96]                             ;     3.0 p2      28 v[4] reload
        vpaddd xmm10, xmm1, xmm9                             ;     9.0 p0      28 v[4]
        sha1msg1 xmm1, xmm3                                  ;     8.2 p0+p5   23 w[3]
        vmovdqa xmm11, xmm0                                  ;     3.5         28 v[4] copy
        sha1rnds4 xmm0, xmm10, 0                             ;    10.0 p5      28 v[4]
        vmovdqa xmm10, [rbx - 80]                            ;     3.8 p3      28 v[4] reload
        vpaddd xmm12, xmm2, xmm10                            ;     9.8 p0      28 v[4]
        sha1msg1 xmm2, xmm4                                  ;     9.2 p1+p5   23 w[3]
        vpxor xmm1, xmm1, xmm6                               ;    10.2 p0      23 w[3]
        sha1msg2 xmm1, xmm7                                  ;    11.2 p1+p0+p6+p5   23 w[3]
        vpxor xmm2, xmm2, xmm8                               ;    11.2 p0      23 w[3]
        sha1msg2 xmm2, xmm5                                  ;    12.2 p1+p0+p5+p6   23 w[3]
        vmovdqa xmm13, xmm11                                 ;     7.2         28 v[0] copy
        sha1nexte xmm11, xmm3                                ;    12.0 p0+p5+p1   28 v[0]
        sha1msg1 xmm3, xmm6                                  ;    12.3 p0+p5   23 w[7]
        vmovdqa xmm14, xmm4                                  ;     9.2         23 w[7] copy
        sha1msg1 xmm4, xmm8                                  ;    13.3 p0+p5   23 w[7]
        vmovdqa xmm15, [rbx - 112]                           ;     8.7 p10     28 v[0]
        sha1nexte xmm15, xmm14                               ;    14.7 p1+p0   28 v[0]
        vmovdqa xmm14, [rbx - 112]                           ;     9.3 p2      28 v[4]
        sha1rnds4 xmm14, xmm12, 0                            ;    15.3 p5      28 v[4]
        vmovdqa xmm12, xmm0                                  ;    14.0         28 v[0] copy
        sha1rnds4 xmm0, xmm11, 0                             ;    15.3 p5      28 v[0]
        vmovdqa xmm11, xmm8                                  ;    10.0         23 w[11] copy
        sha1nexte xmm12, xmm6                                ;    16.0 p0+p1   28 v[1]
        sha1msg1 xmm6, xmm7                                  ;    16.3 p0+p5   23 w[11]
        vpxor xmm3, xmm3, xmm7                               ;    17.0 p0      23 w[7]
        sha1msg1 xmm8, xmm5                                  ;    17.3 p1+p5   23 w[11]
        vpxor xmm4, xmm4, xmm5                               ;    18.0 p0      23 w[7]
        sha1msg2 xmm3, xmm1                                  ;    20.0 p1+p0+p5+p6   23 w[7]
        sha1msg2 xmm4, xmm2                                  ;    22.0 p0+p5+p1+p6   23 w[7]
        vmovdqa xmm10, xmm14                                 ;    19.3         28 v[0] copy
        sha1rnds4 xmm14, xmm15, 0                            ;    22.3 p5      28 v[0]
        sha1nexte xmm10, xmm11                               ;    23.0 p0+p1   28 v[1]
        vmovdqa xmm11, xmm0                                  ;    19.3         28 v[1] copy
        sha1rnds4 xmm0, xmm12, 0                             ;    23.3 p5      28 v[1]
        sha1nexte xmm11, xmm7                                ;    24.3 p0+p1+p5   28 v[2]
        sha1msg1 xmm7, xmm1                                  ;    25.3 p0+p5   23 w[15]
        vmovdqa xmm12, xmm5                                  ;    16.0         23 w[15] copy
        vmovdqa xmm15, xmm14                                 ;    26.3         28 v[1] copy
        vpxor xmm6, xmm6, xmm1                               ;    25.0 p1      23 w[11]
        vpxor xmm8, xmm8, xmm2                               ;    26.0 p0      23 w[11]
        sha1msg1 xmm5, xmm2                                  ;    26.3 p1+p5   23 w[15]
        sha1msg2 xmm6, xmm3                                  ;    28.3 p0+p1+p5+p6   23 w[11]
        sha1rnds4 xmm14, xmm10, 0                            ;    29.3 p5      28 v[1]
        sha1nexte xmm15, xmm12                               ;    30.0 p0+p1   28 v[2]
        sha1msg2 xmm8, xmm4                                  ;    32.0 p0+p5+p1+p6   23 w[11]
        vmovdqa xmm10, xmm0                                  ;    27.3         28 v[2] copy
        vpxor xmm7, xmm7, xmm3                               ;    32.0 p0      23 w[15]
        vpxor xmm5, xmm5, xmm4                               ;    32.3 p5      23 w[15]
        sha1rnds4 xmm0, xmm11, 0                             ;    33.3 p5      28 v[2]
        vmovdqa xmm11, xmm2                                  ;    20.7         23 w[3] copy
        sha1msg1 xmm2, xmm4                                  ;    34.3 p0+p5   23 w[3]
        sha1nexte xmm10, xmm1                                ;    34.0 p1+p0   28 v[3]
        sha1msg1 xmm1, xmm3                                  ;    35.3 p0+p5   23 w[3]
        vmovdqa xmm12, xmm14                                 ;    33.3         28 v[2] copy
        sha1rnds4 xmm14, xmm15, 0                            ;    36.3 p5      28 v[2]
        sha1nexte xmm12, xmm11                               ;    36.0 p1+p0   28 v[3]
        sha1msg2 xmm7, xmm6                                  ;    38.3 p0+p1+p5+p6   23 w[15]
        vmovdqa xmm11, xmm0                                  ;    37.3         28 v[3] copy
        sha1rnds4 xmm0, xmm10, 0                             ;    39.3 p5      28 v[3]
        sha1nexte xmm11, xmm3                                ;    40.0 p0+p1   28 v[4]
        sha1msg1 xmm3, xmm6                                  ;    40.3 p0+p5   23 w[7]
        sha1msg2 xmm5, xmm8                                  ;    42.3 p0+p1+p5+p6   23 w[15]
        vpxor xmm1, xmm1, xmm6                               ;    43.0 p0      23 w[3]
        vmovdqa xmm10, xmm14                                 ;    40.3         28 v[3] copy
        sha1rnds4 xmm14, xmm12, 0                            ;    43.3 p5      28 v[3]
        sha1nexte xmm10, xmm4                                ;    44.0 p1+p0   28 v[4]
        sha1msg1 xmm4, xmm8                                  ;    45.3 p5      23 w[7]
        vpxor xmm2, xmm2, xmm8                               ;    45.0 p0      23 w[3]
        vmovdqa xmm12, xmm0                                  ;    43.3         28 v[4] copy
        sha1rnds4 xmm0, xmm11, 1                             ;    46.3 p5      28 v[4]
        sha1nexte xmm12, xmm6                                ;    46.0 p1+p0   28 v[0]
        sha1msg2 xmm1, xmm7                                  ;    48.3 p0+p1+p5+p6   23 w[3]
        sha1msg1 xmm6, xmm7                                  ;    49.3 p0+p5   23 w[11]
        vpxor xmm3, xmm3, xmm7                               ;    49.0 p1      23 w[7]
        vmovdqa xmm11, xmm14                                 ;    47.3         28 v[4] copy
        sha1rnds4 xmm14, xmm10, 1                            ;    50.3 p5      28 v[4]
        sha1nexte xmm11, xmm8                                ;    51.0 p0+p1   28 v[0]
        sha1msg2 xmm2, xmm5                                  ;    53.0 p0+p5+p1+p6   23 w[3]
        sha1msg1 xmm8, xmm5                                  ;    53.3 p0+p5   23 w[11]
        vmovdqa xmm10, xmm0                                  ;    50.3         28 v[0] copy
        sha1rnds4 xmm0, xmm12, 1                             ;    54.3 p5      28 v[0]
        sha1nexte xmm10, xmm7                                ;    55.0 p0+p1   28 v[1]
        vpxor xmm4, xmm4, xmm5                               ;    55.0 p0      23 w[7]
        sha1msg2 xmm3, xmm1                                  ;    57.3 p0+p1+p5+p6   23 w[7]
        vmovdqa xmm12, xmm14                                 ;    54.3         28 v[0] copy
        sha1rnds4 xmm14, xmm11, 1                            ;    58.3 p5      28 v[0]
        sha1nexte xmm12, xmm5                                ;    58.0 p0+p1   28 v[1]
        sha1msg1 xmm7, xmm1                                  ;    59.3 p0+p5   23 w[15]
        vpxor xmm6, xmm6, xmm1                               ;    59.0 p1      23 w[11]
        sha1msg2 xmm4, xmm2                                  ;    61.3 p0+p1+p5+p6   23 w[7]
        vmovdqa xmm11, xmm0                                  ;    58.3         28 v[1] copy
        sha1rnds4 xmm0, xmm10, 1                             ;    62.3 p5      28 v[1]
        sha1nexte xmm11, xmm1                                ;    63.0 p0+p1   28 v[2]
        sha1msg1 xmm5, xmm2                                  ;    63.3 p0+p5   23 w[15]
        vpxor xmm8, xmm8, xmm2                               ;    64.0 p0      23 w[11]
        sha1msg2 xmm6, xmm3                                  ;    66.0 p1+p0+p5+p6   23 w[11]
        vmovdqa xmm10, xmm14                                 ;    62.3         28 v[1] copy
        sha1rnds4 xmm14, xmm12, 1                            ;    66.3 p5      28 v[1]
        sha1nexte xmm10, xmm2                                ;    67.0 p0+p1   28 v[2]
        sha1msg1 xmm1, xmm3                                  ;    68.3 p5      23 w[3]
        vpxor xmm7, xmm7, xmm3                               ;    68.0 p0      23 w[15]
        sha1msg2 xmm8, xmm4                                  ;    70.3 p1+p0+p5+p6   23 w[11]
        vmovdqa xmm12, xmm0                                  ;    66.3         28 v[2] copy
        sha1rnds4 xmm0, xmm11, 1                             ;    71.3 p5      28 v[2]
        sha1nexte xmm12, xmm3                                ;    71.0 p0+p1   28 v[3]
        sha1msg1 xmm2, xmm4                                  ;    72.3 p0+p5   23 w[3]
        vmovdqa xmm11, xmm14                                 ;    70.3         28 v[2] copy
        sha1rnds4 xmm14, xmm10, 1                            ;    73.3 p5      28 v[2]
        sha1nexte xmm11, xmm4                                ;    73.0 p1+p0   28 v[3]
        vpxor xmm5, xmm5, xmm4                               ;    74.0 p0      23 w[15]
        sha1msg2 xmm7, xmm6                                  ;    76.0 p1+p0+p5+p6   23 w[15]
        sha1msg1 xmm3, xmm6                                  ;    76.3 p0+p5   23 w[7]
        sha1msg2 xmm5, xmm8                                  ;    78.3 p0+p1+p5+p6   23 w[15]
        vpxor xmm1, xmm1, xmm6                               ;    79.0 p0      23 w[3]
        vmovdqa xmm10, xmm0                                  ;    75.3         28 v[3] copy
        sha1rnds4 xmm0, xmm12, 1                             ;    79.3 p5      28 v[3]
        sha1nexte xmm10, xmm6                                ;    80.0 p1+p0   28 v[4]
        sha1msg1 xmm4, xmm8                                  ;    81.3 p5      23 w[7]
        vmovdqa xmm12, xmm14                                 ;    77.3         28 v[3] copy
        sha1rnds4 xmm14, xmm11, 1                            ;    82.3 p5      28 v[3]
        sha1nexte xmm12, xmm8                                ;    82.0 p0+p1   28 v[4]
        vpxor xmm2, xmm2, xmm8                               ;    82.0 p0      23 w[3]
        add r9, 0x40                                         ;    49.5 p11     16 blocks
        add r8, 0x40                                         ;    49.7 p6      16 blocks
        sha1msg2 xmm1, xmm7                                  ;    84.3 p0+p1+p5+p6   23 w[3]
        sha1msg1 xmm6, xmm7                                  ;    85.3 p0+p5   23 w[11]
        vmovdqa xmm11, xmm0                                  ;    83.3         28 v[4] copy
        sha1rnds4 xmm0, xmm10, 2                             ;    86.3 p5      28 v[4]
        sha1nexte xmm11, xmm7                                ;    86.0 p1+p0   28 v[0]
        vpxor xmm3, xmm3, xmm7                               ;    87.0 p0      23 w[7]
        sha1msg2 xmm2, xmm5                                  ;    89.0 p1+p0+p5+p6   23 w[3]
        sha1msg1 xmm8, xmm5                                  ;    89.3 p0+p5   23 w[11]
        vmovdqa xmm10, xmm14                                 ;    86.3         28 v[4] copy
        sha1rnds4 xmm14, xmm12, 2                            ;    90.3 p5      28 v[4]
        sha1nexte xmm10, xmm5                                ;    91.0 p0+p1   28 v[0]
        vpxor xmm4, xmm4, xmm5                               ;    91.0 p0      23 w[7]
        sha1msg2 xmm3, xmm1                                  ;    93.3 p0+p1+p5+p6   23 w[7]
        vmovdqa xmm12, xmm0                                  ;    90.3         28 v[0] copy
        sha1rnds4 xmm0, xmm11, 2                             ;    94.3 p5      28 v[0]
        sha1nexte xmm12, xmm1                                ;    94.0 p0+p1   28 v[1]
        sha1msg1 xmm7, xmm1                                  ;    95.3 p0+p5   23 w[15]
        vpxor xmm6, xmm6, xmm1                               ;    95.0 p1      23 w[11]
        sha1msg2 xmm4, xmm2                                  ;    97.3 p0+p1+p5+p6   23 w[7]
        vmovdqa xmm11, xmm14                                 ;    94.3         28 v[0] copy
        sha1rnds4 xmm14, xmm10, 2                            ;    98.3 p5      28 v[0]
        sha1nexte xmm11, xmm2                                ;    99.0 p0+p1   28 v[1]
        sha1msg1 xmm5, xmm2                                  ;    99.3 p0+p5   23 w[15]
        vpxor xmm8, xmm8, xmm2                               ;   100.0 p0      23 w[11]
        sha1msg2 xmm6, xmm3                                  ;   102.0 p1+p0+p5+p6   23 w[11]
        vmovdqa xmm10, xmm0                                  ;    98.3         28 v[1] copy
        sha1rnds4 xmm0, xmm12, 2                             ;   102.3 p5      28 v[1]
        sha1nexte xmm10, xmm3                                ;   103.0 p0+p1   28 v[2]
        sha1msg1 xmm1, xmm3                                  ;   104.3 p5      23 w[3]
        vpxor xmm7, xmm7, xmm3                               ;   104.0 p0      23 w[15]
        vmovdqa xmm12, xmm14                                 ;   102.3         28 v[1] copy
        sha1rnds4 xmm14, xmm11, 2                            ;   105.3 p5      28 v[1]
        sha1msg2 xmm8, xmm4                                  ;   106.3 p1+p0+p6+p5   23 w[11]
        sha1nexte xmm12, xmm4                                ;   107.3 p0+p1+p5   28 v[2]
        sha1msg1 xmm2, xmm4                                  ;   108.3 p0+p5   23 w[3]
        vmovdqa xmm11, xmm0                                  ;   106.3         28 v[2] copy
        sha1rnds4 xmm0, xmm10, 2                             ;   109.3 p5      28 v[2]
        sha1msg2 xmm7, xmm6                                  ;   110.3 p1+p0+p6+p5   23 w[15]
        sha1nexte xmm11, xmm6                                ;   111.3 p0+p1+p5   28 v[3]
        vpxor xmm5, xmm5, xmm4                               ;   112.0 p0      23 w[15]
        sha1msg1 xmm3, xmm6                                  ;   112.3 p1+p5   23 w[7]
        vpxor xmm1, xmm1, xmm6                               ;   113.0 p0      23 w[3]
        vmovdqa xmm10, xmm14                                 ;   109.3         28 v[2] copy
        sha1rnds4 xmm14, xmm12, 2                            ;   113.3 p5      28 v[2]
        sha1msg2 xmm5, xmm8                                  ;   115.3 p1+p0+p5+p6   23 w[15]
        sha1nexte xmm10, xmm8                                ;   116.0 p0+p1   28 v[3]
        sha1msg1 xmm4, xmm8                                  ;   117.3 p5      23 w[7]
        vpxor xmm2, xmm2, xmm8                               ;   117.0 p0      23 w[3]
        vmovdqa xmm12, xmm0                                  ;   113.3         28 v[3] copy
        sha1rnds4 xmm0, xmm11, 2                             ;   118.3 p5      28 v[3]
        vmovdqa xmm11, [rbx - 112]                           ;    70.2 p3      30 h
        sha1nexte xmm12, xmm7                                ;   118.0 p1+p0   28 v[4]
        sha1msg2 xmm1, xmm7                                  ;   120.3 p0+p1+p5+p6   23 w[3]
        sha1msg1 xmm6, xmm7                                  ;   121.3 p0+p5   23 w[11]
        vpxor xmm3, xmm3, xmm7                               ;   121.0 p1      23 w[7]
        vmovdqa xmm15, xmm14                                 ;   117.3         28 v[3] copy
        sha1rnds4 xmm14, xmm10, 2                            ;   122.3 p5      28 v[3]
        sha1nexte xmm15, xmm5                                ;   123.0 p0+p1   28 v[4]
        sha1msg2 xmm2, xmm5                                  ;   125.0 p0+p5+p1+p6   23 w[3]
        sha1msg1 xmm8, xmm5                                  ;   125.3 p0+p5   23 w[11]
        vmovdqa xmm10, xmm0                                  ;   122.3         28 v[4] copy
        vpxor xmm4, xmm4, xmm5                               ;   126.0 p0      23 w[7]
        sha1rnds4 xmm0, xmm12, 3                             ;   126.3 p5      28 v[4]
        sha1nexte xmm10, xmm1                                ;   127.0 p1+p0   28 v[0]
        sha1msg2 xmm3, xmm1                                  ;   129.3 p0+p1+p5+p6   23 w[7]
        vmovdqa xmm12, xmm14                                 ;   126.3         28 v[4] copy
        sha1rnds4 xmm14, xmm15, 3                            ;   130.3 p5      28 v[4]
        sha1msg1 xmm7, xmm1                                  ;   131.3 p0+p5   23 w[15]
        vpxor xmm6, xmm6, xmm1                               ;   130.0 p0      23 w[11]
        sha1nexte xmm12, xmm2                                ;   131.0 p1+p0   28 v[0]
        sha1msg2 xmm4, xmm2                                  ;   133.3 p0+p1+p5+p6   23 w[7]
        vmovdqa xmm1, xmm0                                   ;   130.3         28 v[0] copy
        sha1rnds4 xmm0, xmm10, 3                             ;   134.3 p5      28 v[0]
        sha1msg1 xmm5, xmm2                                  ;   135.3 p0+p5   23 w[15]
        vpxor xmm8, xmm8, xmm2                               ;   134.0 p1      23 w[11]
        sha1nexte xmm1, xmm3                                 ;   136.0 p0+p1   28 v[1]
        sha1msg2 xmm6, xmm3                                  ;   138.0 p0+p5+p1+p6   23 w[11]
        vpxor xmm7, xmm7, xmm3                               ;   138.0 p0      23 w[15]
        vmovdqa xmm2, xmm14                                  ;   134.3         28 v[0] copy
        sha1rnds4 xmm14, xmm12, 3                            ;   138.3 p5      28 v[0]
        sha1nexte xmm2, xmm4                                 ;   139.3 p0+p1+p5   28 v[1]
        sha1msg2 xmm8, xmm4                                  ;   141.3 p0+p1+p5+p6   23 w[11]
        vpxor xmm5, xmm5, xmm4                               ;   142.0 p0      23 w[15]
        vmovdqa xmm3, xmm0                                   ;   138.3         28 v[1] copy
        sha1rnds4 xmm0, xmm1, 3                              ;   142.3 p5      28 v[1]
        vmovdqa xmm1, xmm14                                  ;   142.3         28 v[1] copy
        sha1rnds4 xmm14, xmm2, 3                             ;   143.3 p5      28 v[1]
        sha1nexte xmm3, xmm6                                 ;   144.0 p1+p0   28 v[2]
        sha1msg2 xmm7, xmm6                                  ;   145.3 p0+p1+p5+p6   23 w[15]
        sha1nexte xmm1, xmm8                                 ;   147.3 p0+p1+p5   28 v[2]
        sha1msg2 xmm5, xmm8                                  ;   148.3 p0+p1+p5+p6   23 w[15]
        vmovdqa xmm2, xmm0                                   ;   146.3         28 v[2] copy
        sha1rnds4 xmm0, xmm3, 3                              ;   149.3 p5      28 v[2]
        sha1nexte xmm2, xmm7                                 ;   151.3 p0+p1   28 v[3]
        vmovdqa xmm3, xmm14                                  ;   147.3         28 v[2] copy
        sha1rnds4 xmm14, xmm1, 3                             ;   150.3 p5      28 v[2]
        sha1nexte xmm3, xmm5                                 ;   154.3 p0+p1   28 v[3]
        vmovdqa xmm1, xmm0                                   ;   153.3         30 h copy
        sha1nexte xmm1, xmm9                                 ;   153.3 p0+p5+p1   30 h
        vmovdqa [rbx - 96], xmm1                             ;   156.3 p7+p4   16 blocks
        sha1rnds4 xmm0, xmm2, 3                              ;   154.3 p5      28 v[3]
        vpaddd xmm13, xmm13, xmm0                            ;   158.3 p0      30 h
        vmovdqa xmm1, xmm14                                  ;   154.3         30 h copy
        sha1nexte xmm1, [rbx - 80]                           ;   154.3 p1+p5+p10   30 h
        sha1rnds4 xmm14, xmm3, 3                             ;   157.3 p5      28 v[3]
        vmovdqa [rbx - 80], xmm1                             ;   157.3 p8+p9   16 blocks
        vpaddd xmm11, xmm11, xmm14                           ;   161.3 p0      30 h
        vmovdqa [rbx - 112], xmm11                           ;   162.3 p7+p4   16 blocks
        vmovdqa xmm0, xmm13                                  ;   159.3         30 h copy
        cmp r8, qword [rbx - 40]                             ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 48], r8                             ;                    resident
        mov qword [rbx - 32], r9                             ;                    resident
        vmovdqa [rbx - 128], xmm0                            ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 88]                             ;     0.0 p2      30 h
        shr r8, 0x20                                         ;     5.0 p0      30 h
        mov r9, qword [rbx - 72]                             ;     0.3 p3      30 h
        shr r9, 0x20                                         ;     5.3 p6      30 h
        mov r10, qword [rbx - 64]                            ;     0.7 p10     30 h reload
        mov dword [r10 + 16], r8d                            ;     6.0 p7+p4   30 h
        mov r8, qword [rbx - 56]                             ;     1.0 p2      30 h reload
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
        add rsp, 0x70                                        ;                    frame
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
