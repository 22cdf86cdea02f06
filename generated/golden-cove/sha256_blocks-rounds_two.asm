; sha256_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu golden-cove --variant rounds_two
;
; void sha256_blocks(void *h_0, void *h_1, const void *m_0, const void *m_1, uint32_t n);   System V, 64 bits
;   h_0: 32 bytes, read and written, secret, no alignment needed
;   h_1: 32 bytes, read and written, secret, no alignment needed
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
;   body: 54 uops, planned 15.3; bounds: width 9.0, ports 8.0, path 10.0
;   blocks: 445 uops, planned 177.8; bounds: width 74.2, ports 160.0, path 137.0
;   body.2: 42 uops, planned 11.7; bounds: width 7.0, ports 8.0, path 1.0
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
%fatal "sha256_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha256_blocks
$_sha256_blocks:
%else
        global $sha256_blocks
%endif
$sha256_blocks:
        push rbx                                                     ;                    preserved
        push rbp                                                     ;                    preserved
        push r12                                                     ;                    preserved
        push r13                                                     ;                    preserved
        push r14                                                     ;                    preserved
        push r15                                                     ;                    preserved
        sub rsp, 0x88                                                ;                    frame
        mov qword [rsp + 80], rdi                                    ;                    argument
        mov qword [rsp + 88], rsi                                    ;                    argument
        mov dword [rsp + 120], r8d                                   ;                    argument
        mov qword [rsp + 96], rdx                                    ;                    argument
        mov qword [rsp + 112], rcx                                   ;                    argument
        mov r8, qword [rsp + 80]                                     ;     0.0 p2      71 v[7] reload
        mov esi, dword [r8 + 28]                                     ;     5.0 p3      71 v[7]
        mov r9, qword [rsp + 88]                                     ;     0.3 p10     71 v[7] reload
        mov edi, dword [r9 + 28]                                     ;     5.3 p2      71 v[7]
        mov ebp, dword [r8 + 24]                                     ;     5.0 p3      71 v[6]
        mov r10d, dword [r8 + 12]                                    ;     5.0 p10     71 v[3]
        mov r11d, dword [r8 + 8]                                     ;     5.0 p2      71 v[2]
        mov r12d, dword [r9 + 24]                                    ;     5.3 p3      71 v[6]
        mov r13d, dword [r9 + 12]                                    ;     5.3 p10     71 v[3]
        mov r14d, dword [r9 + 8]                                     ;     5.3 p2      71 v[2]
        mov r15d, dword [r8 + 20]                                    ;     5.0 p3      71 v[5]
        mov eax, dword [r8 + 16]                                     ;     5.0 p10     71 v[4]
        shl rbp, 0x20                                                ;    10.0 p0      71 v[7]
        mov ecx, dword [r8 + 4]                                      ;     5.0 p2      71 v[1]
        shl r11, 0x20                                                ;    10.0 p6      71 v[7]
        shl r12, 0x20                                                ;    10.3 p0      71 v[7]
        shl r14, 0x20                                                ;    10.3 p6      71 v[7]
        shl rax, 0x20                                                ;    10.0 p0      71 v[5]
        or rsi, rbp                                                  ;    11.0 p1      71 v[7]
        mov ebp, dword [r8]                                          ;     5.0 p3      71 v[0]
        shl rbp, 0x20                                                ;    10.0 p6      71 v[5]
        or r10, r11                                                  ;    11.0 p5      71 v[7]
        mov r11d, dword [r9 + 20]                                    ;     5.3 p10     71 v[5]
        or rdi, r12                                                  ;    11.3 p11     71 v[7]
        mov r12d, dword [r9 + 16]                                    ;     5.3 p2      71 v[4]
        shl r12, 0x20                                                ;    10.3 p0      71 v[5]
        mov edx, dword [r9 + 4]                                      ;     5.3 p3      71 v[1]
        mov ebx, dword [r9]                                          ;     5.3 p10     71 v[0]
        shl rbx, 0x20                                                ;    10.3 p6      71 v[5]
        or r13, r14                                                  ;    11.3 p1      71 v[7]
        vmovq xmm0, rsi                                              ;    12.0 p5      68 blocks
        vmovq xmm1, r10                                              ;    12.0 p5      68 blocks
        or r15, rax                                                  ;    11.0 p11     71 v[5]
        or rcx, rbp                                                  ;    11.0 p1      71 v[5]
        or r11, r12                                                  ;    11.3 p0      71 v[5]
        or rdx, rbx                                                  ;    11.3 p6      71 v[5]
        vmovq xmm2, r15                                              ;    12.0 p5      68 blocks
        vmovq xmm3, rcx                                              ;    12.0 p5      68 blocks
        vmovq xmm4, rdi                                              ;    12.3 p5      68 blocks
        vmovq xmm5, r13                                              ;    12.3 p5      68 blocks
        vmovq xmm6, r11                                              ;    12.3 p5      68 blocks
        vmovq xmm7, rdx                                              ;    12.3 p5      68 blocks
        vpunpcklqdq xmm0, xmm0, xmm1                                 ;    14.0 p1      68 blocks
        vpunpcklqdq xmm1, xmm2, xmm3                                 ;    14.0 p1      68 blocks
        vpunpcklqdq xmm2, xmm4, xmm5                                 ;    14.3 p1      68 blocks
        vpunpcklqdq xmm3, xmm6, xmm7                                 ;    14.3 p1      68 blocks
        vmovdqa [rsp + 0], xmm0                                      ;    15.0 p7+p4   68 blocks
        vmovdqa [rsp + 16], xmm1                                     ;    15.0 p8+p9   68 blocks
        vmovdqa [rsp + 32], xmm2                                     ;    15.3 p7+p4   68 blocks
        vmovdqa [rsp + 48], xmm3                                     ;    15.3 p8+p9   68 blocks
        mov r8d, dword [rsp + 120]                                   ;     8.3 p2      68 blocks
        shl r8, 6                                                    ;    13.3 p0      68 blocks
        add r8, qword [rsp + 96]                                     ;    14.3 p11+p3   68 blocks
        mov qword [rsp + 104], r8                                    ;    15.3 p7+p4   68 blocks
        cmp dword [rsp + 120], 0                                     ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 96]                                     ;                    resident
        mov r9, qword [rsp + 112]                                    ;                    resident
        vmovdqa xmm15, [rsp + 16]                                    ;                    resident
        vmovdqa xmm14, [rsp + 48]                                    ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm1, [r8]                                           ;     0.0 p2      73 w[0]
        vmovdqa xmm2, [rel sha256_blocks.T0_constants128]            ;     0.2 p3      73 w[0] reload
        vpshufb xmm1, xmm1, xmm2                                     ;     6.2 p1      73 w[0]
        vmovdqa xmm3, [rel sha256_blocks.T0_constants128 + 16]       ;     0.5 p10     73 w[0] reload
        vpaddd xmm0, xmm1, xmm3                                      ;     7.2 p0      73 w[0]
        vpshufd xmm4, xmm0, 0xee                                     ;     8.2 p5      73 w[2]
        vmovdqa xmm5, [rsp + 0]                                      ;     1.0 p2      62 v[3]
        sha256rnds2 xmm5, xmm15                                      ;     8.2 p5      62 v[3]
        vmovdqa xmm0, xmm4                                           ;     9.2         73 w[2] copy
        vmovdqa xmm4, xmm15                                          ;     1.5         62 v[1] copy
        sha256rnds2 xmm15, xmm5                                      ;    12.2 p5      62 v[1]
        vmovdqu xmm6, [r9]                                           ;     1.8 p3      73 w[0]
        vpshufb xmm6, xmm6, xmm2                                     ;     7.8 p1      73 w[0]
        vpaddd xmm0, xmm6, xmm3                                      ;     8.8 p0      73 w[0]
        vpshufd xmm3, xmm0, 0xee                                     ;     9.8 p1      73 w[2]
        vmovdqa xmm7, [rsp + 32]                                     ;     2.5 p10     62 v[3]
        sha256rnds2 xmm7, xmm14                                      ;     9.8 p5      62 v[3]
        vmovdqa xmm0, xmm3                                           ;    10.8         73 w[2] copy
        vmovdqa xmm3, xmm14                                          ;     3.0         62 v[1] copy
        sha256rnds2 xmm14, xmm7                                      ;    13.8 p5      62 v[1]
        vmovdqu xmm8, [r8 + 16]                                      ;     3.3 p2      73 w[4]
        vpshufb xmm8, xmm8, xmm2                                     ;     9.3 p1      73 w[4]
        sha256msg1 xmm1, xmm8                                        ;    10.3 p0+p1+p5+p6   78 w[0]
        vmovdqa xmm9, [rel sha256_blocks.T0_constants128 + 32]       ;     4.8 p3      73 w[4] reload
        vpaddd xmm0, xmm8, xmm9                                      ;    10.8 p1      73 w[4]
        sha256rnds2 xmm5, xmm15                                      ;    16.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    11.8 p1      73 w[6]
        sha256rnds2 xmm15, xmm5                                      ;    20.2 p5      62 v[5]
        vmovdqu xmm10, [r9 + 16]                                     ;     5.7 p10     73 w[4]
        vpshufb xmm10, xmm10, xmm2                                   ;    11.7 p1      73 w[4]
        sha256msg1 xmm6, xmm10                                       ;    12.7 p0+p1+p6+p5   78 w[0]
        vpaddd xmm0, xmm10, xmm9                                     ;    12.7 p1      73 w[4]
        sha256rnds2 xmm7, xmm14                                      ;    17.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    13.7 p1      73 w[6]
        sha256rnds2 xmm14, xmm7                                      ;    21.8 p5      62 v[5]
        vmovdqu xmm9, [r8 + 32]                                      ;     7.8 p2      73 w[8]
        vpshufb xmm9, xmm9, xmm2                                     ;    13.8 p1      73 w[8]
        vmovdqu xmm11, [r9 + 32]                                     ;     8.2 p3      73 w[8]
        vpshufb xmm11, xmm11, xmm2                                   ;    14.2 p5      73 w[8]
        vmovdqu xmm12, [r8 + 48]                                     ;     8.5 p10     73 w[12]
        vpshufb xmm12, xmm12, xmm2                                   ;    14.5 p1      73 w[12]
        sha256msg1 xmm8, xmm9                                        ;    14.8 p0+p5+p6   78 w[4]
        sha256msg1 xmm10, xmm11                                      ;    16.8 p1+p0+p5+p6   78 w[4]
        vmovdqu xmm13, [r9 + 48]                                     ;    11.2 p2      73 w[12]
        vpshufb xmm2, xmm13, xmm2                                    ;    17.2 p1      73 w[12]
        vpalignr xmm13, xmm12, xmm9, 4                               ;    17.8 p5      78 w[0]
        vpaddd xmm1, xmm1, xmm13                                     ;    18.8 p0      78 w[0]
        sha256msg2 xmm1, xmm12                                       ;    19.8 p5      78 w[0]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 48]      ;    12.2 p3      73 w[8] reload
        vpaddd xmm0, xmm9, xmm13                                     ;    18.2 p1      73 w[8]
        sha256rnds2 xmm5, xmm15                                      ;    24.2 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    19.2 p1      73 w[10]
        sha256rnds2 xmm15, xmm5                                      ;    28.2 p5      62 v[1]
        sha256msg1 xmm9, xmm12                                       ;    22.8 p0+p1+p6+p5   78 w[8]
        vpalignr xmm0, xmm2, xmm11, 4                                ;    23.8 p5      78 w[0]
        vpaddd xmm6, xmm6, xmm0                                      ;    24.8 p0      78 w[0]
        sha256msg2 xmm6, xmm2                                        ;    25.8 p5      78 w[0]
        vpaddd xmm0, xmm11, xmm13                                    ;    21.0 p1      73 w[8]
        sha256rnds2 xmm7, xmm14                                      ;    26.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    22.0 p1      73 w[10]
        sha256rnds2 xmm14, xmm7                                      ;    30.8 p5      62 v[1]
        sha256msg1 xmm11, xmm2                                       ;    28.8 p0+p1+p6+p5   78 w[8]
        vpalignr xmm13, xmm1, xmm12, 4                               ;    29.8 p5      78 w[4]
        vpaddd xmm8, xmm8, xmm13                                     ;    30.8 p0      78 w[4]
        sha256msg2 xmm8, xmm1                                        ;    31.8 p5      78 w[4]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 64]      ;    17.3 p10     73 w[12] reload
        vpaddd xmm0, xmm12, xmm13                                    ;    25.0 p1      73 w[12]
        sha256rnds2 xmm5, xmm15                                      ;    32.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    26.0 p1      73 w[14]
        sha256rnds2 xmm15, xmm5                                      ;    36.8 p5      62 v[5]
        sha256msg1 xmm12, xmm1                                       ;    34.8 p0+p1+p6+p5   78 w[12]
        vpaddd xmm0, xmm2, xmm13                                     ;    28.7 p0      73 w[12]
        sha256rnds2 xmm7, xmm14                                      ;    35.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    29.7 p1      73 w[14]
        sha256rnds2 xmm14, xmm7                                      ;    39.8 p5      62 v[5]
        vpalignr xmm13, xmm6, xmm2, 4                                ;    37.8 p5      78 w[4]
        vpaddd xmm10, xmm10, xmm13                                   ;    38.8 p0      78 w[4]
        sha256msg2 xmm10, xmm6                                       ;    39.8 p5      78 w[4]
        sha256msg1 xmm2, xmm6                                        ;    40.8 p1+p0+p6+p5   78 w[12]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 80]      ;    21.8 p2      78 w[0] reload
        vpaddd xmm0, xmm1, xmm13                                     ;    32.7 p0      78 w[0]
        sha256rnds2 xmm5, xmm15                                      ;    41.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    33.7 p1      78 w[2]
        sha256rnds2 xmm15, xmm5                                      ;    45.8 p5      62 v[1]
        vpalignr xmm0, xmm8, xmm1, 4                                 ;    43.8 p5      78 w[8]
        vpaddd xmm9, xmm9, xmm0                                      ;    44.8 p0      78 w[8]
        sha256msg2 xmm9, xmm8                                        ;    45.8 p5      78 w[8]
        sha256msg1 xmm1, xmm8                                        ;    46.8 p1+p0+p6+p5   78 w[0]
        vpaddd xmm0, xmm6, xmm13                                     ;    36.7 p0      78 w[0]
        sha256rnds2 xmm7, xmm14                                      ;    47.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    37.7 p1      78 w[2]
        sha256rnds2 xmm14, xmm7                                      ;    51.8 p5      62 v[1]
        vpalignr xmm13, xmm10, xmm6, 4                               ;    49.8 p5      78 w[8]
        vpaddd xmm11, xmm11, xmm13                                   ;    50.8 p0      78 w[8]
        sha256msg2 xmm11, xmm10                                      ;    51.8 p5      78 w[8]
        sha256msg1 xmm6, xmm10                                       ;    52.8 p1+p0+p6+p5   78 w[0]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 96]      ;    27.0 p3      78 w[4] reload
        vpaddd xmm0, xmm8, xmm13                                     ;    40.7 p0      78 w[4]
        sha256rnds2 xmm5, xmm15                                      ;    53.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    41.7 p1      78 w[6]
        sha256rnds2 xmm15, xmm5                                      ;    57.8 p5      62 v[5]
        vpalignr xmm0, xmm9, xmm8, 4                                 ;    55.8 p5      78 w[12]
        vpaddd xmm12, xmm12, xmm0                                    ;    56.8 p0      78 w[12]
        sha256msg2 xmm12, xmm9                                       ;    57.8 p5      78 w[12]
        sha256msg1 xmm8, xmm9                                        ;    58.8 p1+p0+p6+p5   78 w[4]
        vpaddd xmm0, xmm10, xmm13                                    ;    45.8 p0      78 w[4]
        sha256rnds2 xmm7, xmm14                                      ;    59.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    46.8 p1      78 w[6]
        sha256rnds2 xmm14, xmm7                                      ;    63.8 p5      62 v[5]
        vpalignr xmm13, xmm11, xmm10, 4                              ;    61.8 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm13                                     ;    62.8 p0      78 w[12]
        sha256msg2 xmm2, xmm11                                       ;    63.8 p5      78 w[12]
        sha256msg1 xmm10, xmm11                                      ;    64.8 p1+p0+p6+p5   78 w[4]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 112]     ;    32.2 p10     78 w[8] reload
        vpaddd xmm0, xmm9, xmm13                                     ;    51.8 p0      78 w[8]
        sha256rnds2 xmm5, xmm15                                      ;    65.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    52.8 p1      78 w[10]
        sha256rnds2 xmm15, xmm5                                      ;    69.8 p5      62 v[1]
        vpalignr xmm0, xmm12, xmm9, 4                                ;    67.8 p5      78 w[0]
        vpaddd xmm1, xmm1, xmm0                                      ;    68.8 p0      78 w[0]
        sha256msg2 xmm1, xmm12                                       ;    69.8 p5      78 w[0]
        sha256msg1 xmm9, xmm12                                       ;    70.8 p1+p0+p6+p5   78 w[8]
        vpaddd xmm0, xmm11, xmm13                                    ;    57.8 p0      78 w[8]
        sha256rnds2 xmm7, xmm14                                      ;    71.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    58.8 p1      78 w[10]
        sha256rnds2 xmm14, xmm7                                      ;    75.8 p5      62 v[1]
        vpalignr xmm13, xmm2, xmm11, 4                               ;    73.8 p5      78 w[0]
        vpaddd xmm6, xmm6, xmm13                                     ;    74.8 p0      78 w[0]
        sha256msg2 xmm6, xmm2                                        ;    75.8 p5      78 w[0]
        sha256msg1 xmm11, xmm2                                       ;    76.8 p1+p0+p6+p5   78 w[8]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 128]     ;    37.3 p2      78 w[12] reload
        vpaddd xmm0, xmm12, xmm13                                    ;    63.8 p0      78 w[12]
        sha256rnds2 xmm5, xmm15                                      ;    77.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    64.8 p1      78 w[14]
        sha256rnds2 xmm15, xmm5                                      ;    81.8 p5      62 v[5]
        vpalignr xmm0, xmm1, xmm12, 4                                ;    79.8 p5      78 w[4]
        vpaddd xmm8, xmm8, xmm0                                      ;    80.8 p0      78 w[4]
        sha256msg2 xmm8, xmm1                                        ;    81.8 p5      78 w[4]
        sha256msg1 xmm12, xmm1                                       ;    82.8 p1+p0+p6+p5   78 w[12]
        vpaddd xmm0, xmm2, xmm13                                     ;    69.8 p0      78 w[12]
        sha256rnds2 xmm7, xmm14                                      ;    83.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    70.8 p1      78 w[14]
        sha256rnds2 xmm14, xmm7                                      ;    87.8 p5      62 v[5]
        vpalignr xmm13, xmm6, xmm2, 4                                ;    85.8 p5      78 w[4]
        vpaddd xmm10, xmm10, xmm13                                   ;    86.8 p0      78 w[4]
        sha256msg2 xmm10, xmm6                                       ;    87.8 p5      78 w[4]
        sha256msg1 xmm2, xmm6                                        ;    88.8 p1+p0+p6+p5   78 w[12]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 144]     ;    42.5 p3      78 w[0] reload
        vpaddd xmm0, xmm1, xmm13                                     ;    75.8 p0      78 w[0]
        sha256rnds2 xmm5, xmm15                                      ;    89.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    76.8 p1      78 w[2]
        sha256rnds2 xmm15, xmm5                                      ;    93.8 p5      62 v[1]
        vpalignr xmm0, xmm8, xmm1, 4                                 ;    91.8 p5      78 w[8]
        vpaddd xmm9, xmm9, xmm0                                      ;    92.8 p0      78 w[8]
        sha256msg2 xmm9, xmm8                                        ;    93.8 p5      78 w[8]
        sha256msg1 xmm1, xmm8                                        ;    94.8 p1+p0+p6+p5   78 w[0]
        vpaddd xmm0, xmm6, xmm13                                     ;    81.8 p0      78 w[0]
        sha256rnds2 xmm7, xmm14                                      ;    95.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;    82.8 p1      78 w[2]
        sha256rnds2 xmm14, xmm7                                      ;    99.8 p5      62 v[1]
        vpalignr xmm13, xmm10, xmm6, 4                               ;    97.8 p5      78 w[8]
        vpaddd xmm11, xmm11, xmm13                                   ;    98.8 p0      78 w[8]
        sha256msg2 xmm11, xmm10                                      ;    99.8 p5      78 w[8]
        sha256msg1 xmm6, xmm10                                       ;   100.8 p1+p0+p6+p5   78 w[0]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 160]     ;    47.7 p10     78 w[4] reload
        vpaddd xmm0, xmm8, xmm13                                     ;    87.8 p0      78 w[4]
        sha256rnds2 xmm5, xmm15                                      ;   101.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    88.8 p1      78 w[6]
        sha256rnds2 xmm15, xmm5                                      ;   105.8 p5      62 v[5]
        vpalignr xmm0, xmm9, xmm8, 4                                 ;   103.8 p5      78 w[12]
        vpaddd xmm12, xmm12, xmm0                                    ;   104.8 p0      78 w[12]
        sha256msg2 xmm12, xmm9                                       ;   105.8 p5      78 w[12]
        sha256msg1 xmm8, xmm9                                        ;   106.8 p1+p0+p6+p5   78 w[4]
        vpaddd xmm0, xmm10, xmm13                                    ;    93.8 p0      78 w[4]
        sha256rnds2 xmm7, xmm14                                      ;   107.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;    94.8 p1      78 w[6]
        sha256rnds2 xmm14, xmm7                                      ;   111.8 p5      62 v[5]
        vpalignr xmm13, xmm11, xmm10, 4                              ;   109.8 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm13                                     ;   110.8 p0      78 w[12]
        sha256msg2 xmm2, xmm11                                       ;   111.8 p5      78 w[12]
        sha256msg1 xmm10, xmm11                                      ;   112.8 p1+p0+p6+p5   78 w[4]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 176]     ;    52.8 p2      78 w[8] reload
        vpaddd xmm0, xmm9, xmm13                                     ;    99.8 p0      78 w[8]
        sha256rnds2 xmm5, xmm15                                      ;   113.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;   100.8 p1      78 w[10]
        sha256rnds2 xmm15, xmm5                                      ;   117.8 p5      62 v[1]
        vpalignr xmm0, xmm12, xmm9, 4                                ;   115.8 p5      78 w[0]
        vpaddd xmm1, xmm1, xmm0                                      ;   116.8 p0      78 w[0]
        sha256msg2 xmm1, xmm12                                       ;   117.8 p5      78 w[0]
        sha256msg1 xmm9, xmm12                                       ;   118.8 p1+p0+p6+p5   78 w[8]
        vpaddd xmm0, xmm11, xmm13                                    ;   105.8 p0      78 w[8]
        sha256rnds2 xmm7, xmm14                                      ;   119.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;   106.8 p1      78 w[10]
        sha256rnds2 xmm14, xmm7                                      ;   123.8 p5      62 v[1]
        vpalignr xmm13, xmm2, xmm11, 4                               ;   121.8 p5      78 w[0]
        vpaddd xmm6, xmm6, xmm13                                     ;   122.8 p0      78 w[0]
        sha256msg2 xmm6, xmm2                                        ;   123.8 p5      78 w[0]
        sha256msg1 xmm11, xmm2                                       ;   124.8 p1+p0+p6+p5   78 w[8]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 192]     ;    58.0 p3      78 w[12] reload
        vpaddd xmm0, xmm12, xmm13                                    ;   111.8 p0      78 w[12]
        sha256rnds2 xmm5, xmm15                                      ;   125.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;   112.8 p1      78 w[14]
        sha256rnds2 xmm15, xmm5                                      ;   129.8 p5      62 v[5]
        vpalignr xmm0, xmm1, xmm12, 4                                ;   127.8 p5      78 w[4]
        vpaddd xmm8, xmm8, xmm0                                      ;   128.8 p0      78 w[4]
        sha256msg2 xmm8, xmm1                                        ;   129.8 p5      78 w[4]
        sha256msg1 xmm12, xmm1                                       ;   130.8 p1+p0+p6+p5   78 w[12]
        vmovdqa xmm0, [rel sha256_blocks.T0_constants128 + 208]      ;    60.7 p10     78 w[0] reload
        vmovdqa [rsp + 64], xmm3                                     ;    60.8 p7+p4   62 v[3] spill
        vpaddd xmm3, xmm1, xmm0                                      ;   123.8 p0      78 w[0]
        vmovdqa xmm0, xmm3                                           ;   124.8         78 w[0] copy
        sha256rnds2 xmm5, xmm15                                      ;   133.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;   124.8 p1      78 w[2]
        sha256rnds2 xmm15, xmm5                                      ;   137.8 p5      62 v[1]
        vpalignr xmm1, xmm8, xmm1, 4                                 ;   135.8 p5      78 w[8]
        vpaddd xmm9, xmm9, xmm1                                      ;   136.8 p0      78 w[8]
        vpaddd xmm0, xmm2, xmm13                                     ;   117.8 p1      78 w[12]
        sha256rnds2 xmm7, xmm14                                      ;   134.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;   118.8 p1      78 w[14]
        sha256rnds2 xmm14, xmm7                                      ;   138.8 p5      62 v[5]
        vpalignr xmm1, xmm6, xmm2, 4                                 ;   136.8 p5      78 w[4]
        vpaddd xmm10, xmm10, xmm1                                    ;   137.8 p0      78 w[4]
        sha256msg2 xmm10, xmm6                                       ;   138.8 p5      78 w[4]
        sha256msg2 xmm9, xmm8                                        ;   140.8 p5      78 w[8]
        sha256msg1 xmm2, xmm6                                        ;   141.8 p0+p1+p6+p5   78 w[12]
        vpaddd xmm0, xmm6, [rel sha256_blocks.T0_constants128 + 208] ;   129.8 p1+p2   78 w[0]
        sha256rnds2 xmm7, xmm14                                      ;   142.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;   130.8 p1      78 w[2]
        sha256rnds2 xmm14, xmm7                                      ;   146.8 p5      62 v[1]
        vpalignr xmm1, xmm10, xmm6, 4                                ;   144.8 p5      78 w[8]
        vpaddd xmm11, xmm11, xmm1                                    ;   145.8 p0      78 w[8]
        sha256msg2 xmm11, xmm10                                      ;   146.8 p5      78 w[8]
        vmovdqa xmm1, [rel sha256_blocks.T0_constants128 + 224]      ;    66.3 p3      78 w[4] reload
        vpaddd xmm0, xmm8, xmm1                                      ;   135.8 p0      78 w[4]
        sha256rnds2 xmm5, xmm15                                      ;   147.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;   136.8 p1      78 w[6]
        sha256rnds2 xmm15, xmm5                                      ;   151.8 p5      62 v[5]
        vpalignr xmm3, xmm9, xmm8, 4                                 ;   149.8 p5      78 w[12]
        vpaddd xmm12, xmm12, xmm3                                    ;   150.8 p0      78 w[12]
        sha256msg2 xmm12, xmm9                                       ;   151.8 p5      78 w[12]
        vpaddd xmm0, xmm10, xmm1                                     ;   144.8 p1      78 w[4]
        sha256rnds2 xmm7, xmm14                                      ;   152.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;   145.8 p1      78 w[6]
        sha256rnds2 xmm14, xmm7                                      ;   156.8 p5      62 v[5]
        vpalignr xmm1, xmm11, xmm10, 4                               ;   154.8 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm1                                      ;   155.8 p0      78 w[12]
        sha256msg2 xmm2, xmm11                                       ;   156.8 p5      78 w[12]
        vmovdqa xmm1, [rel sha256_blocks.T0_constants128 + 240]      ;    69.2 p10     78 w[8] reload
        vpaddd xmm9, xmm9, xmm1                                      ;   146.8 p0      78 w[8]
        vpaddd xmm11, xmm11, xmm1                                    ;   152.8 p1      78 w[8]
        vmovdqa xmm0, xmm9                                           ;   147.8         78 w[8] copy
        sha256rnds2 xmm5, xmm15                                      ;   157.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;   147.8 p1      78 w[10]
        sha256rnds2 xmm15, xmm5                                      ;   161.8 p5      62 v[1]
        vmovdqa xmm0, xmm11                                          ;   153.8         78 w[8] copy
        sha256rnds2 xmm7, xmm14                                      ;   160.8 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                     ;   153.8 p1      78 w[10]
        sha256rnds2 xmm14, xmm7                                      ;   164.8 p5      62 v[1]
        vmovdqa xmm1, [rel sha256_blocks.T0_constants128 + 256]      ;    71.0 p2      78 w[12] reload
        vpaddd xmm12, xmm12, xmm1                                    ;   157.8 p0      78 w[12]
        vpaddd xmm2, xmm2, xmm1                                      ;   162.8 p0      78 w[12]
        vmovdqa xmm0, xmm12                                          ;   158.8         78 w[12] copy
        sha256rnds2 xmm5, xmm15                                      ;   165.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;   158.8 p1      78 w[14]
        sha256rnds2 xmm15, xmm5                                      ;   169.8 p5      62 v[5]
        vmovdqa xmm0, xmm2                                           ;   163.8         78 w[12] copy
        sha256rnds2 xmm7, xmm14                                      ;   168.8 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                     ;   163.8 p1      78 w[14]
        sha256rnds2 xmm14, xmm7                                      ;   172.8 p5      62 v[5]
        vpaddd xmm15, xmm15, xmm4                                    ;   173.8 p0      82 h
        vpaddd xmm5, xmm5, [rsp + 0]                                 ;   169.8 p0+p3   82 h
        vmovdqa [rsp + 0], xmm5                                      ;   170.8 p8+p9   68 blocks
        vpaddd xmm7, xmm7, [rsp + 32]                                ;   172.8 p0+p10   82 h
        vmovdqa [rsp + 32], xmm7                                     ;   173.8 p7+p4   68 blocks
        vpaddd xmm14, xmm14, [rsp + 64]                              ;   176.8 p1+p2   82 h
        add r9, 0x40                                                 ;    73.8 p11     68 blocks
        add r8, 0x40                                                 ;    74.0 p6      68 blocks
        cmp r8, qword [rsp + 104]                                    ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 96], r8                                     ;                    resident
        mov qword [rsp + 112], r9                                    ;                    resident
        vmovdqa [rsp + 16], xmm15                                    ;                    resident
        vmovdqa [rsp + 48], xmm14                                    ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 16]                                     ;     0.0 p2      82 h reload
        mov esi, r8d                                                 ;     5.0         82 h
        mov r9, qword [rsp + 48]                                     ;     0.3 p3      82 h reload
        mov edi, r9d                                                 ;     5.3         82 h
        mov r10, qword [rsp + 80]                                    ;     0.7 p10     82 h reload
        mov dword [r10 + 20], esi                                    ;     5.0 p7+p4   82 h
        mov r11, qword [rsp + 88]                                    ;     1.0 p2      82 h reload
        mov dword [r11 + 20], edi                                    ;     5.3 p8+p9   82 h
        shr r8, 0x20                                                 ;     5.0 p0      82 h
        shr r9, 0x20                                                 ;     5.3 p6      82 h
        mov dword [r10 + 16], r8d                                    ;     6.0 p7+p4   82 h
        mov dword [r11 + 16], r9d                                    ;     6.3 p8+p9   82 h
        mov r8, qword [rsp + 24]                                     ;     2.0 p3      82 h reload
        mov esi, r8d                                                 ;     7.0         82 h
        mov r9, qword [rsp + 56]                                     ;     2.3 p10     82 h reload
        mov edi, r9d                                                 ;     7.3         82 h
        mov dword [r10 + 4], esi                                     ;     7.0 p7+p4   82 h
        mov dword [r11 + 4], edi                                     ;     7.3 p8+p9   82 h
        shr r8, 0x20                                                 ;     7.0 p0      82 h
        shr r9, 0x20                                                 ;     7.3 p6      82 h
        mov dword [r10], r8d                                         ;     8.0 p7+p4   82 h
        mov dword [r11], r9d                                         ;     8.3 p8+p9   82 h
        mov r8, qword [rsp + 0]                                      ;     3.7 p2      82 h reload
        mov esi, r8d                                                 ;     8.7         82 h
        mov r9, qword [rsp + 32]                                     ;     4.0 p3      82 h reload
        mov edi, r9d                                                 ;     9.0         82 h
        mov dword [r10 + 28], esi                                    ;     8.7 p7+p4   82 h
        mov dword [r11 + 28], edi                                    ;     9.0 p8+p9   82 h
        shr r8, 0x20                                                 ;     8.7 p0      82 h
        shr r9, 0x20                                                 ;     9.0 p6      82 h
        mov dword [r10 + 24], r8d                                    ;     9.7 p7+p4   82 h
        mov dword [r11 + 24], r9d                                    ;    10.0 p8+p9   82 h
        mov r8, qword [rsp + 8]                                      ;     5.3 p10     82 h reload
        mov esi, r8d                                                 ;    10.3         82 h
        mov r9, qword [rsp + 40]                                     ;     5.7 p2      82 h reload
        mov edi, r9d                                                 ;    10.7         82 h
        mov dword [r10 + 12], esi                                    ;    10.3 p7+p4   82 h
        mov dword [r11 + 12], edi                                    ;    10.7 p8+p9   82 h
        shr r8, 0x20                                                 ;    10.3 p0      82 h
        shr r9, 0x20                                                 ;    10.7 p6      82 h
        mov dword [r10 + 8], r8d                                     ;    11.3 p7+p4   82 h
        mov dword [r11 + 8], r9d                                     ;    11.7 p8+p9   82 h
        vpxor xmm0, xmm0, xmm0                                       ;                    cleared
        vmovdqa [rsp + 0], xmm0                                      ;                    cleared
        vmovdqa [rsp + 16], xmm0                                     ;                    cleared
        vmovdqa [rsp + 32], xmm0                                     ;                    cleared
        vmovdqa [rsp + 48], xmm0                                     ;                    cleared
        vmovdqa [rsp + 64], xmm0                                     ;                    cleared
        add rsp, 0x88                                                ;                    frame
        pop r15                                                      ;                    preserved
        pop r14                                                      ;                    preserved
        pop r13                                                      ;                    preserved
        pop r12                                                      ;                    preserved
        pop rbp                                                      ;                    preserved
        pop rbx                                                      ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
sha256_blocks.T0_constants128:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x71374491428a2f98, 0xe9b5dba5b5c0fbcf, 0x59f111f13956c25b, 0xab1c5ed5923f82a4, 0x12835b01d807aa98, 0x550c7dc3243185be
        dq 0x80deb1fe72be5d74, 0xc19bf1749bdc06a7, 0xefbe4786e49b69c1, 0x240ca1cc0fc19dc6, 0x4a7484aa2de92c6f, 0x76f988da5cb0a9dc, 0xa831c66d983e5152, 0xbf597fc7b00327c8
        dq 0xd5a79147c6e00bf3, 0x1429296706ca6351, 0x2e1b213827b70a85, 0x53380d134d2c6dfc, 0x766a0abb650a7354, 0x92722c8581c2c92e, 0xa81a664ba2bfe8a1, 0xc76c51a3c24b8b70
        dq 0xd6990624d192e819, 0x106aa070f40e3585, 0x1e376c0819a4c116, 0x34b0bcb52748774c, 0x4ed8aa4a391c0cb3, 0x682e6ff35b9cca4f, 0x78a5636f748f82ee, 0x8cc7020884c87814
        dq 0xa4506ceb90befffa, 0xc67178f2bef9a3f7

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
