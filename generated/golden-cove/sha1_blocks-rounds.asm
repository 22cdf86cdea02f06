; sha1_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu golden-cove --variant rounds
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
;   body: 23 uops, planned 15.0; bounds: width 3.8, ports 3.0, path 10.0
;   blocks: 275 uops, planned 114.5; bounds: width 45.8, ports 76.7, path 114.0
;   body.2: 16 uops, planned 7.2; bounds: width 2.7, ports 2.5, path 1.0
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
        mov r8, qword [rbx - 96]                             ;     0.0 p2      19 v[3] reload
        mov esi, dword [r8 + 8]                              ;     5.0 p3      19 v[2]
        mov edi, dword [r8]                                  ;     5.0 p10     19 v[0]
        mov ebp, dword [r8 + 12]                             ;     5.0 p2      19 v[3]
        mov r9d, dword [r8 + 4]                              ;     5.0 p3      19 v[1]
        mov r10d, dword [r8 + 16]                            ;     5.0 p10     19 v[4]
        mov r11d, dword [rbx - 72]                           ;     2.0 p2      16 blocks
        shl r11, 6                                           ;     7.0 p0      16 blocks
        add r11, qword [rbx - 88]                            ;     8.0 p1+p3   16 blocks
        mov qword [rbx - 80], r11                            ;     9.0 p7+p4   16 blocks
        shl rsi, 0x20                                        ;    10.0 p6      19 v[3]
        shl rdi, 0x20                                        ;    10.0 p0      19 v[3]
        shl r10, 0x20                                        ;    10.0 p6      19 v[4]
        or rbp, rsi                                          ;    11.0 p5      19 v[3]
        or r9, rdi                                           ;    11.0 p11     19 v[3]
        vmovq xmm0, r10                                      ;    11.0 p5      16 blocks
        vmovq xmm1, rbp                                      ;    12.0 p5      16 blocks
        vmovq xmm2, r9                                       ;    12.0 p5      16 blocks
        vpunpcklqdq xmm1, xmm1, xmm2                         ;    14.0 p1      16 blocks
        vmovdqa [rbx - 128], xmm1                            ;    15.0 p8+p9   16 blocks
        vmovdqa xmm1, [rel sha1_blocks.T0_constants128]      ;     3.3 p10     16 blocks reload
        vpunpcklqdq xmm0, xmm1, xmm0                         ;    13.0 p1      16 blocks
        vmovdqa [rbx - 112], xmm0                            ;    14.0 p7+p4   16 blocks
        cmp dword [rbx - 72], 0                              ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 88]                             ;                    resident
        vmovdqa xmm0, [rbx - 112]                            ;                    resident
        vmovdqa xmm1, [rbx - 128]                            ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm2, [r8]                                   ;     0.0 p2      22 w[0]
        vmovdqa xmm3, [rel sha1_blocks.T0_constants128 + 16] ;     0.2 p3      22 w[0] reload
        vpshufb xmm2, xmm2, xmm3                             ;     6.2 p1      22 w[0]
        vmovdqu xmm4, [r8 + 16]                              ;     0.5 p10     22 w[4]
        vpshufb xmm4, xmm4, xmm3                             ;     6.5 p5      22 w[4]
        vmovdqu xmm6, [r8 + 48]                              ;     1.0 p2      22 w[12]
        vmovdqa xmm7, xmm1                                   ;     1.0         28 v[4] copy
        vmovdqu xmm5, [r8 + 32]                              ;     1.2 p3      22 w[8]
        vpshufb xmm5, xmm5, xmm3                             ;     7.2 p1      22 w[8]
        vpshufb xmm3, xmm6, xmm3                             ;     7.0 p5      22 w[12]
        vpaddd xmm6, xmm2, xmm0                              ;     7.2 p0      28 v[4]
        sha1rnds4 xmm1, xmm6, 0                              ;     8.2 p5      28 v[4]
        vmovdqa xmm8, xmm1                                   ;    12.2         28 v[0] copy
        vmovdqa xmm6, xmm7                                   ;     2.2         28 v[0] copy
        sha1nexte xmm7, xmm4                                 ;     7.5 p1+p0   28 v[0]
        sha1rnds4 xmm1, xmm7, 0                              ;    12.2 p5      28 v[0]
        sha1msg1 xmm2, xmm4                                  ;     7.5 p0+p5   23 w[3]
        sha1nexte xmm8, xmm5                                 ;    12.2 p1+p0   28 v[1]
        vmovdqa xmm7, xmm1                                   ;    16.2         28 v[1] copy
        sha1rnds4 xmm1, xmm8, 0                              ;    16.2 p5      28 v[1]
        add r8, 0x40                                         ;     4.2 p6      16 blocks
        vpxor xmm2, xmm2, xmm5                               ;     9.5 p0      23 w[3]
        sha1msg2 xmm2, xmm3                                  ;    10.5 p1+p0+p5+p6   23 w[3]
        sha1msg1 xmm4, xmm5                                  ;     8.7 p0+p5   23 w[7]
        vpxor xmm4, xmm4, xmm3                               ;    10.7 p0      23 w[7]
        sha1msg2 xmm4, xmm2                                  ;    16.5 p1+p0+p5+p6   23 w[7]
        vmovdqa xmm8, xmm1                                   ;    20.2         28 v[2] copy
        sha1msg1 xmm5, xmm3                                  ;    11.7 p0+p5   23 w[11]
        vpxor xmm5, xmm5, xmm2                               ;    16.5 p0      23 w[11]
        sha1msg2 xmm5, xmm4                                  ;    22.5 p1+p0+p5+p6   23 w[11]
        sha1nexte xmm8, xmm2                                 ;    20.2 p0+p5+p1   28 v[3]
        sha1nexte xmm7, xmm3                                 ;    16.3 p0+p5+p1   28 v[2]
        sha1msg1 xmm3, xmm2                                  ;    16.7 p0+p5   23 w[15]
        vpxor xmm3, xmm3, xmm4                               ;    22.5 p0      23 w[15]
        sha1rnds4 xmm1, xmm7, 0                              ;    20.2 p5      28 v[2]
        vmovdqa xmm7, xmm1                                   ;    24.2         28 v[3] copy
        sha1rnds4 xmm1, xmm8, 0                              ;    24.2 p5      28 v[3]
        vmovdqa xmm8, xmm1                                   ;    28.2         28 v[4] copy
        sha1nexte xmm7, xmm4                                 ;    24.2 p1+p0   28 v[4]
        sha1msg2 xmm3, xmm5                                  ;    28.5 p0+p1+p5+p6   23 w[15]
        sha1msg1 xmm2, xmm4                                  ;    22.5 p0+p5   23 w[3]
        sha1msg1 xmm4, xmm5                                  ;    28.5 p1+p5   23 w[7]
        vpxor xmm2, xmm2, xmm5                               ;    28.5 p0      23 w[3]
        sha1msg2 xmm2, xmm3                                  ;    34.5 p1+p0+p5+p6   23 w[3]
        vpxor xmm4, xmm4, xmm3                               ;    34.5 p0      23 w[7]
        sha1msg2 xmm4, xmm2                                  ;    40.5 p0+p1+p5+p6   23 w[7]
        sha1rnds4 xmm1, xmm7, 1                              ;    28.2 p5      28 v[4]
        vmovdqa xmm7, xmm1                                   ;    32.2         28 v[0] copy
        sha1nexte xmm8, xmm5                                 ;    28.5 p0+p1   28 v[0]
        sha1rnds4 xmm1, xmm8, 1                              ;    32.2 p5      28 v[0]
        sha1msg1 xmm5, xmm3                                  ;    34.5 p0+p5   23 w[11]
        vpxor xmm5, xmm5, xmm2                               ;    40.5 p0      23 w[11]
        sha1msg2 xmm5, xmm4                                  ;    46.5 p1+p0+p5+p6   23 w[11]
        sha1nexte xmm7, xmm3                                 ;    34.5 p0+p1   28 v[1]
        sha1msg1 xmm3, xmm2                                  ;    40.5 p5      23 w[15]
        vpxor xmm3, xmm3, xmm4                               ;    46.5 p0      23 w[15]
        sha1msg2 xmm3, xmm5                                  ;    52.5 p1+p0+p5+p6   23 w[15]
        vmovdqa xmm8, xmm1                                   ;    36.2         28 v[1] copy
        sha1nexte xmm8, xmm2                                 ;    40.5 p0+p1   28 v[2]
        sha1rnds4 xmm1, xmm7, 1                              ;    37.5 p5      28 v[1]
        vmovdqa xmm7, xmm1                                   ;    41.5         28 v[2] copy
        sha1rnds4 xmm1, xmm8, 1                              ;    43.5 p5      28 v[2]
        sha1nexte xmm7, xmm4                                 ;    46.5 p0+p1   28 v[3]
        vmovdqa xmm8, xmm1                                   ;    47.5         28 v[3] copy
        sha1rnds4 xmm1, xmm7, 1                              ;    49.5 p5      28 v[3]
        sha1msg1 xmm2, xmm4                                  ;    46.5 p0+p5   23 w[3]
        vpxor xmm2, xmm2, xmm5                               ;    52.5 p0      23 w[3]
        vmovdqa xmm7, xmm1                                   ;    53.5         28 v[4] copy
        sha1msg1 xmm4, xmm5                                  ;    52.5 p1+p5   23 w[7]
        sha1msg2 xmm2, xmm3                                  ;    58.5 p0+p1+p6+p5   23 w[3]
        sha1nexte xmm8, xmm5                                 ;    52.5 p0+p5+p1   28 v[4]
        sha1rnds4 xmm1, xmm8, 2                              ;    55.5 p5      28 v[4]
        vpxor xmm4, xmm4, xmm3                               ;    58.5 p0      23 w[7]
        sha1msg2 xmm4, xmm2                                  ;    64.5 p0+p1+p5+p6   23 w[7]
        sha1nexte xmm7, xmm3                                 ;    58.5 p0+p1+p5   28 v[0]
        vmovdqa xmm8, xmm1                                   ;    59.5         28 v[0] copy
        sha1rnds4 xmm1, xmm7, 2                              ;    61.5 p5      28 v[0]
        vmovdqa xmm7, xmm1                                   ;    65.5         28 v[1] copy
        sha1nexte xmm8, xmm2                                 ;    64.5 p0+p1   28 v[1]
        sha1rnds4 xmm1, xmm8, 2                              ;    67.5 p5      28 v[1]
        sha1msg1 xmm5, xmm3                                  ;    58.5 p0+p5   23 w[11]
        vpxor xmm5, xmm5, xmm2                               ;    64.5 p0      23 w[11]
        sha1msg2 xmm5, xmm4                                  ;    70.5 p1+p0+p5+p6   23 w[11]
        sha1nexte xmm7, xmm4                                 ;    70.5 p0+p1   28 v[2]
        vmovdqa xmm8, xmm1                                   ;    71.5         28 v[2] copy
        sha1rnds4 xmm1, xmm7, 2                              ;    73.5 p5      28 v[2]
        vmovdqa xmm7, xmm1                                   ;    77.5         28 v[3] copy
        sha1msg1 xmm3, xmm2                                  ;    64.5 p0+p5   23 w[15]
        sha1msg1 xmm2, xmm4                                  ;    70.5 p1+p5   23 w[3]
        vpxor xmm3, xmm3, xmm4                               ;    70.5 p0      23 w[15]
        sha1msg2 xmm3, xmm5                                  ;    76.5 p1+p0+p5+p6   23 w[15]
        sha1msg1 xmm4, xmm5                                  ;    76.5 p0+p5   23 w[7]
        vpxor xmm4, xmm4, xmm3                               ;    82.5 p0      23 w[7]
        vpxor xmm2, xmm2, xmm5                               ;    76.5 p1      23 w[3]
        sha1nexte xmm8, xmm5                                 ;    76.5 p0+p1+p5   28 v[3]
        sha1msg2 xmm2, xmm3                                  ;    82.5 p0+p1+p5+p6   23 w[3]
        sha1msg1 xmm5, xmm3                                  ;    82.5 p0+p5   23 w[11]
        sha1nexte xmm7, xmm3                                 ;    82.5 p1+p0   28 v[4]
        sha1msg2 xmm4, xmm2                                  ;    88.5 p0+p1+p5+p6   23 w[7]
        sha1rnds4 xmm1, xmm8, 2                              ;    79.5 p5      28 v[3]
        vmovdqa xmm8, xmm1                                   ;    83.5         28 v[4] copy
        sha1nexte xmm8, xmm2                                 ;    88.5 p0+p1   28 v[0]
        sha1rnds4 xmm1, xmm7, 3                              ;    85.5 p5      28 v[4]
        vpxor xmm5, xmm5, xmm2                               ;    88.5 p0      23 w[11]
        sha1msg2 xmm5, xmm4                                  ;    94.5 p1+p0+p5+p6   23 w[11]
        sha1msg1 xmm3, xmm2                                  ;    88.5 p0+p5   23 w[15]
        vpxor xmm3, xmm3, xmm4                               ;    94.5 p0      23 w[15]
        sha1msg2 xmm3, xmm5                                  ;   100.5 p1+p0+p5+p6   23 w[15]
        vmovdqa xmm2, xmm1                                   ;    89.5         28 v[0] copy
        sha1rnds4 xmm1, xmm8, 3                              ;    91.5 p5      28 v[0]
        sha1nexte xmm2, xmm4                                 ;    94.5 p0+p1   28 v[1]
        vmovdqa xmm4, xmm1                                   ;    95.5         28 v[1] copy
        sha1nexte xmm4, xmm5                                 ;   100.5 p0+p1+p5   28 v[2]
        sha1rnds4 xmm1, xmm2, 3                              ;    97.5 p5      28 v[1]
        vmovdqa xmm2, xmm1                                   ;   101.5         28 v[2] copy
        sha1nexte xmm2, xmm3                                 ;   106.5 p0+p1   28 v[3]
        sha1rnds4 xmm1, xmm4, 3                              ;   103.5 p5      28 v[2]
        vmovdqa xmm3, xmm1                                   ;   107.5         30 h copy
        sha1nexte xmm3, xmm0                                 ;   107.5 p0+p1   30 h
        sha1rnds4 xmm1, xmm2, 3                              ;   109.5 p5      28 v[3]
        vmovdqa xmm0, xmm3                                   ;   110.5         30 h copy
        vpaddd xmm6, xmm6, xmm1                              ;   113.5 p0      30 h
        vmovdqa xmm1, xmm6                                   ;   114.5         30 h copy
        cmp r8, qword [rbx - 80]                             ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 88], r8                             ;                    resident
        vmovdqa [rbx - 112], xmm0                            ;                    resident
        vmovdqa [rbx - 128], xmm1                            ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 104]                            ;     0.0 p2      30 h
        shr r8, 0x20                                         ;     5.0 p0      30 h
        mov r9, qword [rbx - 96]                             ;     0.3 p3      30 h reload
        mov dword [r9 + 16], r8d                             ;     6.0 p7+p4   30 h
        mov r8, qword [rbx - 128]                            ;     0.7 p10     30 h
        shr r8, 0x20                                         ;     5.7 p6      30 h
        mov dword [r9 + 8], r8d                              ;     6.7 p8+p9   30 h
        mov r8, qword [rbx - 120]                            ;     1.2 p2      30 h
        shr r8, 0x20                                         ;     6.2 p0      30 h
        mov dword [r9], r8d                                  ;     7.2 p7+p4   30 h
        mov r8, qword [rbx - 128]                            ;     1.7 p3      30 h reload
        mov esi, r8d                                         ;     6.7         30 h
        mov dword [r9 + 12], esi                             ;     6.7 p8+p9   30 h
        mov r8, qword [rbx - 120]                            ;     2.2 p10     30 h reload
        mov esi, r8d                                         ;     7.2         30 h
        mov dword [r9 + 4], esi                              ;     7.2 p7+p4   30 h
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
