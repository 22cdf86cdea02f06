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
;   blocks: 548 uops, planned 161.7; bounds: width 91.3, ports 153.3, path 114.0
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
        vmovdqu xmm6, [r9]                                   ;     0.5 p10     22 w[0]
        vpshufb xmm6, xmm6, xmm5                             ;     6.5 p5      22 w[0]
        vmovdqu xmm7, [r8 + 16]                              ;     1.0 p2      22 w[4]
        vpshufb xmm7, xmm7, xmm5                             ;     7.0 p1      22 w[4]
        vmovdqu xmm8, [r8 + 32]                              ;     1.2 p3      22 w[8]
        vpshufb xmm8, xmm8, xmm5                             ;     7.2 p5      22 w[8]
        vmovdqu xmm9, [r8 + 48]                              ;     1.5 p10     22 w[12]
        vpshufb xmm9, xmm9, xmm5                             ;     7.5 p1      22 w[12]
        vmovdqu xmm10, [r9 + 16]                             ;     2.0 p2      22 w[4]
        vpshufb xmm10, xmm10, xmm5                           ;     8.0 p5      22 w[4]
        vmovdqu xmm11, [r9 + 32]                             ;     2.2 p3      22 w[8]
        vpshufb xmm11, xmm11, xmm5                           ;     8.2 p1      22 w[8]
        vmovdqu xmm12, [r9 + 48]                             ;     2.5 p10     22 w[12]
        vpshufb xmm5, xmm12, xmm5                            ;     8.5 p5      22 w[12]
        vpaddd xmm12, xmm4, xmm0                             ;     7.2 p0      28 v[4]
        sha1msg1 xmm4, xmm7                                  ;     8.0 p0+p5   23 w[3]
        vpaddd xmm13, xmm6, xmm1                             ;     7.5 p1      28 v[4]
        sha1msg1 xmm6, xmm10                                 ;     9.0 p0+p5   23 w[3]
        vmovdqa xmm14, xmm2                                  ;     3.8         28 v[4] copy
        sha1rnds4 xmm2, xmm12, 0                             ;     8.2 p5      28 v[4]
        vmovdqa xmm12, xmm3                                  ;     4.2         28 v[4] copy
        sha1rnds4 xmm3, xmm13, 0                             ;     8.5 p5      28 v[4]
        vpxor xmm4, xmm4, xmm8                               ;    10.0 p1      23 w[3]
        sha1msg2 xmm4, xmm9                                  ;    11.0 p0+p1+p6+p5   23 w[3]
        vpxor xmm6, xmm6, xmm11                              ;    11.0 p0      23 w[3]
        sha1msg2 xmm6, xmm5                                  ;    12.0 p0+p1+p5+p6   23 w[3]
        vmovdqa xmm13, xmm14                                 ;     7.2         28 v[0] copy
        sha1nexte xmm14, xmm7                                ;    11.7 p0+p1+p5   28 v[0]
        sha1msg1 xmm7, xmm8                                  ;    12.7 p0+p5   23 w[7]
        vpxor xmm7, xmm7, xmm9                               ;    14.7 p1      23 w[7]
        sha1msg2 xmm7, xmm4                                  ;    17.0 p0+p1+p5+p6   23 w[7]
        vmovdqa xmm15, xmm2                                  ;    12.2         28 v[0] copy
        sha1rnds4 xmm2, xmm14, 0                             ;    15.7 p5      28 v[0]
        sha1nexte xmm15, xmm8                                ;    16.3 p0+p1   28 v[1]
        sha1msg1 xmm8, xmm9                                  ;    16.7 p0+p5   23 w[11]
        vmovdqa xmm14, xmm2                                  ;    19.7         28 v[1] copy
        sha1rnds4 xmm2, xmm15, 0                             ;    19.7 p5      28 v[1]
        sha1nexte xmm14, xmm9                                ;    19.7 p0+p1   28 v[2]
        sha1msg1 xmm9, xmm4                                  ;    18.7 p0+p5   23 w[15]
        vpxor xmm8, xmm8, xmm4                               ;    18.8 p0      23 w[11]
        sha1msg2 xmm8, xmm7                                  ;    23.0 p1+p0+p5+p6   23 w[11]
        vmovdqa xmm15, xmm12                                 ;    13.2         28 v[0] copy
        sha1nexte xmm12, xmm10                               ;    22.3 p0+p5+p1   28 v[0]
        sha1msg1 xmm10, xmm11                                ;    22.7 p0+p5   23 w[7]
        vpxor xmm10, xmm10, xmm5                             ;    24.7 p0      23 w[7]
        sha1msg2 xmm10, xmm6                                 ;    25.7 p1+p0+p5+p6   23 w[7]
        vmovdqa [rbx - 64], xmm1                             ;    15.5 p7+p4   28 v[4] spill
        vmovdqa xmm1, xmm3                                   ;    15.7         28 v[0] copy
        sha1rnds4 xmm3, xmm12, 0                             ;    25.7 p5      28 v[0]
        sha1nexte xmm1, xmm11                                ;    26.3 p0+p1   28 v[1]
        sha1msg1 xmm11, xmm5                                 ;    27.7 p5      23 w[11]
        vpxor xmm11, xmm11, xmm6                             ;    29.7 p0      23 w[11]
        sha1msg2 xmm11, xmm10                                ;    31.7 p1+p0+p5+p6   23 w[11]
        vmovdqa xmm12, xmm2                                  ;    23.7         28 v[2] copy
        sha1rnds4 xmm2, xmm14, 0                             ;    30.7 p5      28 v[2]
        sha1nexte xmm12, xmm4                                ;    30.3 p0+p1   28 v[3]
        sha1msg1 xmm4, xmm7                                  ;    31.7 p0+p5   23 w[3]
        vpxor xmm9, xmm9, xmm7                               ;    31.3 p1      23 w[15]
        sha1msg2 xmm9, xmm8                                  ;    33.7 p0+p1+p5+p6   23 w[15]
        vmovdqa xmm14, xmm3                                  ;    29.7         28 v[1] copy
        sha1rnds4 xmm3, xmm1, 0                              ;    34.7 p5      28 v[1]
        sha1nexte xmm14, xmm5                                ;    35.3 p0+p1   28 v[2]
        sha1msg1 xmm5, xmm6                                  ;    35.7 p0+p5   23 w[15]
        vmovdqa xmm1, xmm2                                   ;    34.7         28 v[3] copy
        sha1rnds4 xmm2, xmm12, 0                             ;    36.7 p5      28 v[3]
        sha1nexte xmm1, xmm7                                 ;    37.3 p0+p1   28 v[4]
        sha1msg1 xmm7, xmm8                                  ;    37.7 p0+p5   23 w[7]
        vpxor xmm4, xmm4, xmm8                               ;    37.8 p0      23 w[3]
        sha1msg2 xmm4, xmm9                                  ;    40.3 p1+p0+p5+p6   23 w[3]
        vpxor xmm5, xmm5, xmm10                              ;    39.8 p0      23 w[15]
        sha1msg2 xmm5, xmm11                                 ;    42.7 p0+p1+p5+p6   23 w[15]
        vmovdqa xmm12, xmm3                                  ;    38.7         28 v[2] copy
        sha1rnds4 xmm3, xmm14, 0                             ;    43.7 p5      28 v[2]
        sha1nexte xmm12, xmm6                                ;    43.3 p0+p1   28 v[3]
        sha1msg1 xmm6, xmm10                                 ;    44.7 p0+p5   23 w[3]
        vmovdqa xmm14, xmm2                                  ;    40.7         28 v[4] copy
        sha1rnds4 xmm2, xmm1, 1                              ;    45.7 p5      28 v[4]
        sha1nexte xmm14, xmm8                                ;    45.3 p1+p0   28 v[0]
        sha1msg1 xmm8, xmm9                                  ;    46.7 p0+p5   23 w[11]
        vpxor xmm7, xmm7, xmm9                               ;    46.3 p1      23 w[7]
        sha1msg2 xmm7, xmm4                                  ;    48.7 p0+p1+p5+p6   23 w[7]
        vpxor xmm6, xmm6, xmm11                              ;    48.8 p0      23 w[3]
        sha1msg2 xmm6, xmm5                                  ;    51.3 p1+p0+p5+p6   23 w[3]
        vmovdqa xmm1, xmm3                                   ;    47.7         28 v[3] copy
        sha1rnds4 xmm3, xmm12, 0                             ;    51.7 p5      28 v[3]
        sha1nexte xmm1, xmm10                                ;    52.3 p0+p1   28 v[4]
        sha1msg1 xmm10, xmm11                                ;    53.7 p5      23 w[7]
        vmovdqa xmm12, xmm2                                  ;    49.7         28 v[0] copy
        sha1rnds4 xmm2, xmm14, 1                             ;    54.7 p5      28 v[0]
        sha1nexte xmm12, xmm9                                ;    54.3 p0+p1   28 v[1]
        sha1msg1 xmm9, xmm4                                  ;    55.7 p0+p5   23 w[15]
        vpxor xmm8, xmm8, xmm4                               ;    54.8 p0      23 w[11]
        sha1msg2 xmm8, xmm7                                  ;    57.7 p1+p0+p5+p6   23 w[11]
        vmovdqa xmm14, xmm3                                  ;    55.7         28 v[4] copy
        sha1rnds4 xmm3, xmm1, 1                              ;    58.7 p5      28 v[4]
        sha1nexte xmm14, xmm11                               ;    58.3 p0+p1   28 v[0]
        sha1msg1 xmm11, xmm5                                 ;    59.7 p0+p5   23 w[11]
        vpxor xmm10, xmm10, xmm5                             ;    59.3 p1      23 w[7]
        sha1msg2 xmm10, xmm6                                 ;    61.7 p0+p1+p5+p6   23 w[7]
        vmovdqa xmm1, xmm2                                   ;    58.7         28 v[1] copy
        sha1rnds4 xmm2, xmm12, 1                             ;    62.7 p5      28 v[1]
        sha1nexte xmm1, xmm4                                 ;    63.3 p0+p1   28 v[2]
        sha1msg1 xmm4, xmm7                                  ;    63.7 p0+p5   23 w[3]
        vpxor xmm9, xmm9, xmm7                               ;    63.8 p0      23 w[15]
        sha1msg2 xmm9, xmm8                                  ;    66.3 p1+p0+p5+p6   23 w[15]
        vmovdqa xmm12, xmm3                                  ;    62.7         28 v[0] copy
        sha1rnds4 xmm3, xmm14, 1                             ;    66.7 p5      28 v[0]
        sha1nexte xmm12, xmm5                                ;    67.3 p0+p1   28 v[1]
        sha1msg1 xmm5, xmm6                                  ;    68.7 p5      23 w[15]
        vpxor xmm11, xmm11, xmm6                             ;    67.8 p0      23 w[11]
        sha1msg2 xmm11, xmm10                                ;    70.7 p1+p0+p5+p6   23 w[11]
        vmovdqa xmm14, xmm2                                  ;    66.7         28 v[2] copy
        sha1rnds4 xmm2, xmm1, 1                              ;    71.7 p5      28 v[2]
        sha1nexte xmm14, xmm7                                ;    71.3 p0+p1   28 v[3]
        sha1msg1 xmm7, xmm8                                  ;    72.7 p0+p5   23 w[7]
        vpxor xmm4, xmm4, xmm8                               ;    72.3 p1      23 w[3]
        sha1msg2 xmm4, xmm9                                  ;    74.7 p0+p1+p5+p6   23 w[3]
        vmovdqa xmm1, xmm3                                   ;    70.7         28 v[1] copy
        sha1rnds4 xmm3, xmm12, 1                             ;    75.7 p5      28 v[1]
        sha1nexte xmm1, xmm6                                 ;    76.3 p0+p1   28 v[2]
        sha1msg1 xmm6, xmm10                                 ;    76.7 p0+p5   23 w[3]
        vpxor xmm5, xmm5, xmm10                              ;    76.8 p0      23 w[15]
        sha1msg2 xmm5, xmm11                                 ;    79.3 p1+p0+p5+p6   23 w[15]
        vmovdqa xmm12, xmm2                                  ;    75.7         28 v[3] copy
        sha1rnds4 xmm2, xmm14, 1                             ;    79.7 p5      28 v[3]
        sha1nexte xmm12, xmm8                                ;    80.3 p0+p1   28 v[4]
        sha1msg1 xmm8, xmm9                                  ;    81.7 p5      23 w[11]
        vpxor xmm7, xmm7, xmm9                               ;    80.8 p0      23 w[7]
        sha1msg2 xmm7, xmm4                                  ;    83.7 p1+p0+p5+p6   23 w[7]
        vmovdqa xmm14, xmm3                                  ;    79.7         28 v[2] copy
        sha1rnds4 xmm3, xmm1, 1                              ;    84.7 p5      28 v[2]
        sha1nexte xmm14, xmm10                               ;    84.3 p0+p1   28 v[3]
        sha1msg1 xmm10, xmm11                                ;    85.7 p0+p5   23 w[7]
        vpxor xmm6, xmm6, xmm11                              ;    85.3 p1      23 w[3]
        sha1msg2 xmm6, xmm5                                  ;    87.7 p0+p1+p5+p6   23 w[3]
        vmovdqa xmm1, xmm2                                   ;    83.7         28 v[4] copy
        sha1rnds4 xmm2, xmm12, 2                             ;    88.7 p5      28 v[4]
        sha1nexte xmm1, xmm9                                 ;    89.3 p0+p1   28 v[0]
        sha1msg1 xmm9, xmm4                                  ;    89.7 p0+p5   23 w[15]
        vpxor xmm8, xmm8, xmm4                               ;    89.8 p0      23 w[11]
        sha1msg2 xmm8, xmm7                                  ;    92.3 p1+p0+p5+p6   23 w[11]
        vmovdqa xmm12, xmm3                                  ;    88.7         28 v[3] copy
        sha1rnds4 xmm3, xmm14, 1                             ;    92.7 p5      28 v[3]
        sha1nexte xmm12, xmm11                               ;    93.3 p0+p1   28 v[4]
        sha1msg1 xmm11, xmm5                                 ;    94.7 p5      23 w[11]
        vpxor xmm10, xmm10, xmm5                             ;    93.8 p0      23 w[7]
        sha1msg2 xmm10, xmm6                                 ;    96.7 p1+p0+p5+p6   23 w[7]
        vmovdqa xmm14, xmm2                                  ;    92.7         28 v[0] copy
        sha1rnds4 xmm2, xmm1, 2                              ;    97.7 p5      28 v[0]
        sha1nexte xmm14, xmm4                                ;    97.3 p0+p1   28 v[1]
        sha1msg1 xmm4, xmm7                                  ;    98.7 p0+p5   23 w[3]
        vpxor xmm9, xmm9, xmm7                               ;    98.3 p1      23 w[15]
        sha1msg2 xmm9, xmm8                                  ;   100.7 p0+p1+p5+p6   23 w[15]
        vmovdqa xmm1, xmm3                                   ;    96.7         28 v[4] copy
        sha1rnds4 xmm3, xmm12, 2                             ;   101.7 p5      28 v[4]
        sha1nexte xmm1, xmm5                                 ;   102.3 p0+p1   28 v[0]
        sha1msg1 xmm5, xmm6                                  ;   102.7 p0+p5   23 w[15]
        vpxor xmm11, xmm11, xmm6                             ;   102.8 p0      23 w[11]
        sha1msg2 xmm11, xmm10                                ;   105.3 p1+p0+p5+p6   23 w[11]
        vmovdqa xmm12, xmm2                                  ;   101.7         28 v[1] copy
        sha1rnds4 xmm2, xmm14, 2                             ;   105.7 p5      28 v[1]
        sha1nexte xmm12, xmm7                                ;   106.3 p0+p1   28 v[2]
        sha1msg1 xmm7, xmm8                                  ;   107.7 p5      23 w[7]
        vpxor xmm4, xmm4, xmm8                               ;   106.8 p0      23 w[3]
        sha1msg2 xmm4, xmm9                                  ;   109.7 p1+p0+p5+p6   23 w[3]
        vmovdqa xmm14, xmm3                                  ;   105.7         28 v[0] copy
        sha1rnds4 xmm3, xmm1, 2                              ;   110.7 p5      28 v[0]
        sha1nexte xmm14, xmm6                                ;   110.3 p0+p1   28 v[1]
        sha1msg1 xmm6, xmm10                                 ;   111.7 p0+p5   23 w[3]
        vpxor xmm5, xmm5, xmm10                              ;   111.3 p1      23 w[15]
        sha1msg2 xmm5, xmm11                                 ;   113.7 p0+p1+p5+p6   23 w[15]
        vmovdqa xmm1, xmm2                                   ;   109.7         28 v[2] copy
        sha1rnds4 xmm2, xmm12, 2                             ;   114.7 p5      28 v[2]
        sha1nexte xmm1, xmm8                                 ;   115.3 p0+p1   28 v[3]
        sha1msg1 xmm8, xmm9                                  ;   115.7 p0+p5   23 w[11]
        vpxor xmm7, xmm7, xmm9                               ;   115.8 p0      23 w[7]
        sha1msg2 xmm7, xmm4                                  ;   118.3 p1+p0+p5+p6   23 w[7]
        vmovdqa xmm12, xmm3                                  ;   114.7         28 v[1] copy
        sha1rnds4 xmm3, xmm14, 2                             ;   118.7 p5      28 v[1]
        sha1nexte xmm12, xmm10                               ;   119.3 p0+p1   28 v[2]
        sha1msg1 xmm10, xmm11                                ;   120.7 p5      23 w[7]
        vpxor xmm6, xmm6, xmm11                              ;   119.8 p0      23 w[3]
        sha1msg2 xmm6, xmm5                                  ;   122.7 p1+p0+p5+p6   23 w[3]
        vmovdqa xmm14, xmm2                                  ;   118.7         28 v[3] copy
        sha1rnds4 xmm2, xmm1, 2                              ;   123.7 p5      28 v[3]
        sha1nexte xmm14, xmm9                                ;   123.3 p0+p1   28 v[4]
        sha1msg1 xmm9, xmm4                                  ;   124.7 p0+p5   23 w[15]
        vpxor xmm8, xmm8, xmm4                               ;   124.3 p1      23 w[11]
        sha1msg2 xmm8, xmm7                                  ;   126.7 p0+p1+p5+p6   23 w[11]
        vmovdqa xmm1, xmm3                                   ;   122.7         28 v[2] copy
        sha1rnds4 xmm3, xmm12, 2                             ;   127.7 p5      28 v[2]
        sha1nexte xmm1, xmm11                                ;   128.3 p0+p1   28 v[3]
        sha1msg1 xmm11, xmm5                                 ;   128.7 p0+p5   23 w[11]
        vpxor xmm10, xmm10, xmm5                             ;   128.8 p0      23 w[7]
        sha1msg2 xmm10, xmm6                                 ;   131.3 p1+p0+p5+p6   23 w[7]
        vpxor xmm9, xmm9, xmm7                               ;   130.8 p0      23 w[15]
        sha1msg2 xmm9, xmm8                                  ;   133.7 p0+p1+p5+p6   23 w[15]
        vmovdqa xmm12, xmm2                                  ;   127.7         28 v[4] copy
        sha1rnds4 xmm2, xmm14, 3                             ;   134.7 p5      28 v[4]
        sha1nexte xmm12, xmm4                                ;   134.3 p0+p1   28 v[0]
        vmovdqa xmm4, xmm3                                   ;   131.7         28 v[3] copy
        sha1rnds4 xmm3, xmm1, 2                              ;   135.7 p5      28 v[3]
        sha1nexte xmm4, xmm5                                 ;   136.3 p0+p1   28 v[4]
        sha1msg1 xmm5, xmm6                                  ;   136.7 p0+p5   23 w[15]
        vpxor xmm11, xmm11, xmm6                             ;   136.8 p0      23 w[11]
        sha1msg2 xmm11, xmm10                                ;   139.3 p1+p0+p5+p6   23 w[11]
        vpxor xmm5, xmm5, xmm10                              ;   138.8 p0      23 w[15]
        vmovdqa xmm14, xmm3                                  ;   139.7         28 v[4] copy
        sha1rnds4 xmm3, xmm4, 3                              ;   139.7 p5      28 v[4]
        sha1nexte xmm14, xmm6                                ;   140.7 p0+p1+p5   28 v[0]
        sha1msg2 xmm5, xmm11                                 ;   145.3 p0+p1+p5+p6   23 w[15]
        vmovdqa xmm4, xmm2                                   ;   138.7         28 v[0] copy
        sha1rnds4 xmm2, xmm12, 3                             ;   143.7 p5      28 v[0]
        sha1nexte xmm4, xmm7                                 ;   144.3 p0+p1   28 v[1]
        vmovdqa xmm6, xmm3                                   ;   143.7         28 v[0] copy
        sha1rnds4 xmm3, xmm14, 3                             ;   144.7 p5      28 v[0]
        sha1nexte xmm6, xmm10                                ;   145.3 p0+p1   28 v[1]
        vmovdqa xmm7, xmm2                                   ;   147.7         28 v[1] copy
        sha1rnds4 xmm2, xmm4, 3                              ;   147.7 p5      28 v[1]
        sha1nexte xmm7, xmm8                                 ;   147.7 p0+p1+p5   28 v[2]
        vmovdqa xmm4, xmm3                                   ;   148.7         28 v[1] copy
        sha1rnds4 xmm3, xmm6, 3                              ;   148.7 p5      28 v[1]
        sha1nexte xmm4, xmm11                                ;   148.7 p0+p1   28 v[2]
        vmovdqa xmm6, xmm2                                   ;   151.7         28 v[2] copy
        sha1rnds4 xmm2, xmm7, 3                              ;   151.7 p5      28 v[2]
        sha1nexte xmm6, xmm9                                 ;   151.7 p0+p1   28 v[3]
        vmovdqa xmm7, xmm3                                   ;   152.7         28 v[2] copy
        sha1rnds4 xmm3, xmm4, 3                              ;   152.7 p5      28 v[2]
        sha1nexte xmm7, xmm5                                 ;   152.7 p0+p1+p5   28 v[3]
        vmovdqa xmm4, xmm2                                   ;   155.7         28 v[3] copy
        sha1rnds4 xmm2, xmm6, 3                              ;   155.7 p5      28 v[3]
        sha1nexte xmm4, xmm0                                 ;   155.7 p0+p1   30 h
        vpaddd xmm2, xmm2, xmm13                             ;   159.7 p0      30 h
        vmovdqa xmm5, xmm3                                   ;   156.7         28 v[3] copy
        sha1rnds4 xmm3, xmm7, 3                              ;   156.7 p5      28 v[3]
        sha1nexte xmm5, [rbx - 64]                           ;   156.7 p0+p1+p5+p2   30 h
        vpaddd xmm3, xmm3, xmm15                             ;   160.7 p0      30 h
        add r9, 0x40                                         ;    90.7 p11     16 blocks
        add r8, 0x40                                         ;    90.8 p6      16 blocks
        vmovdqa xmm0, xmm4                                   ;   158.7         30 h copy
        vmovdqa xmm1, xmm5                                   ;   159.7         30 h copy
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
