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
; The frame is cleared before return: 64 bytes, 5 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 54 uops, planned 15.3; bounds: width 9.0, ports 8.0, path 10.0
;   blocks: 445 uops, planned 177.7; bounds: width 74.2, ports 160.0, path 137.0
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
        push rbx                                                 ;                    preserved
        push rbp                                                 ;                    preserved
        push r12                                                 ;                    preserved
        push r13                                                 ;                    preserved
        push r14                                                 ;                    preserved
        push r15                                                 ;                    preserved
        sub rsp, 0x78                                            ;                    frame
        mov qword [rsp + 64], rdi                                ;                    argument
        mov qword [rsp + 72], rsi                                ;                    argument
        mov dword [rsp + 104], r8d                               ;                    argument
        mov qword [rsp + 80], rdx                                ;                    argument
        mov qword [rsp + 96], rcx                                ;                    argument
        mov r8, qword [rsp + 64]                                 ;     0.0 p2      71 v[7] reload
        mov esi, dword [r8 + 28]                                 ;     5.0 p3      71 v[7]
        mov r9, qword [rsp + 72]                                 ;     0.3 p10     71 v[7] reload
        mov edi, dword [r9 + 28]                                 ;     5.3 p2      71 v[7]
        mov ebp, dword [r8 + 24]                                 ;     5.0 p3      71 v[6]
        mov r10d, dword [r8 + 12]                                ;     5.0 p10     71 v[3]
        mov r11d, dword [r8 + 8]                                 ;     5.0 p2      71 v[2]
        mov r12d, dword [r9 + 24]                                ;     5.3 p3      71 v[6]
        mov r13d, dword [r9 + 12]                                ;     5.3 p10     71 v[3]
        mov r14d, dword [r9 + 8]                                 ;     5.3 p2      71 v[2]
        mov r15d, dword [r8 + 20]                                ;     5.0 p3      71 v[5]
        mov eax, dword [r8 + 16]                                 ;     5.0 p10     71 v[4]
        shl rbp, 0x20                                            ;    10.0 p0      71 v[7]
        mov ecx, dword [r8 + 4]                                  ;     5.0 p2      71 v[1]
        shl r11, 0x20                                            ;    10.0 p6      71 v[7]
        shl r12, 0x20                                            ;    10.3 p0      71 v[7]
        shl r14, 0x20                                            ;    10.3 p6      71 v[7]
        shl rax, 0x20                                            ;    10.0 p0      71 v[5]
        or rsi, rbp                                              ;    11.0 p1      71 v[7]
        mov ebp, dword [r8]                                      ;     5.0 p3      71 v[0]
        shl rbp, 0x20                                            ;    10.0 p6      71 v[5]
        or r10, r11                                              ;    11.0 p5      71 v[7]
        mov r11d, dword [r9 + 20]                                ;     5.3 p10     71 v[5]
        or rdi, r12                                              ;    11.3 p11     71 v[7]
        mov r12d, dword [r9 + 16]                                ;     5.3 p2      71 v[4]
        shl r12, 0x20                                            ;    10.3 p0      71 v[5]
        mov edx, dword [r9 + 4]                                  ;     5.3 p3      71 v[1]
        mov ebx, dword [r9]                                      ;     5.3 p10     71 v[0]
        shl rbx, 0x20                                            ;    10.3 p6      71 v[5]
        or r13, r14                                              ;    11.3 p1      71 v[7]
        vmovq xmm0, rsi                                          ;    12.0 p5      68 blocks
        vmovq xmm1, r10                                          ;    12.0 p5      68 blocks
        or r15, rax                                              ;    11.0 p11     71 v[5]
        or rcx, rbp                                              ;    11.0 p1      71 v[5]
        or r11, r12                                              ;    11.3 p0      71 v[5]
        or rdx, rbx                                              ;    11.3 p6      71 v[5]
        vmovq xmm2, r15                                          ;    12.0 p5      68 blocks
        vmovq xmm3, rcx                                          ;    12.0 p5      68 blocks
        vmovq xmm4, rdi                                          ;    12.3 p5      68 blocks
        vmovq xmm5, r13                                          ;    12.3 p5      68 blocks
        vmovq xmm6, r11                                          ;    12.3 p5      68 blocks
        vmovq xmm7, rdx                                          ;    12.3 p5      68 blocks
        vpunpcklqdq xmm0, xmm0, xmm1                             ;    14.0 p1      68 blocks
        vpunpcklqdq xmm1, xmm2, xmm3                             ;    14.0 p1      68 blocks
        vpunpcklqdq xmm2, xmm4, xmm5                             ;    14.3 p1      68 blocks
        vpunpcklqdq xmm3, xmm6, xmm7                             ;    14.3 p1      68 blocks
        vmovdqa [rsp + 0], xmm0                                  ;    15.0 p7+p4   68 blocks
        vmovdqa [rsp + 16], xmm1                                 ;    15.0 p8+p9   68 blocks
        vmovdqa [rsp + 32], xmm2                                 ;    15.3 p7+p4   68 blocks
        vmovdqa [rsp + 48], xmm3                                 ;    15.3 p8+p9   68 blocks
        mov r8d, dword [rsp + 104]                               ;     8.3 p2      68 blocks
        shl r8, 6                                                ;    13.3 p0      68 blocks
        add r8, qword [rsp + 80]                                 ;    14.3 p11+p3   68 blocks
        mov qword [rsp + 88], r8                                 ;    15.3 p7+p4   68 blocks
        cmp dword [rsp + 104], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 80]                                 ;                    resident
        mov r9, qword [rsp + 96]                                 ;                    resident
        vmovdqa xmm15, [rsp + 16]                                ;                    resident
        vmovdqa xmm14, [rsp + 48]                                ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm1, [r8]                                       ;     0.0 p2      73 w[0]
        vmovdqa xmm2, [rel sha256_blocks.T0_constants128]        ;     0.2 p3      73 w[0] reload
        vpshufb xmm1, xmm1, xmm2                                 ;     6.2 p1      73 w[0]
        vmovdqu xmm3, [r9]                                       ;     0.5 p10     73 w[0]
        vpshufb xmm3, xmm3, xmm2                                 ;     6.5 p5      73 w[0]
        vmovdqu xmm4, [r8 + 16]                                  ;     1.0 p2      73 w[4]
        vpshufb xmm4, xmm4, xmm2                                 ;     7.0 p1      73 w[4]
        vmovdqu xmm5, [r9 + 16]                                  ;     1.2 p3      73 w[4]
        vpshufb xmm5, xmm5, xmm2                                 ;     7.2 p5      73 w[4]
        vmovdqa xmm6, [rel sha256_blocks.T0_constants128 + 16]   ;     1.5 p10     73 w[0] reload
        vpaddd xmm0, xmm1, xmm6                                  ;     7.5 p0      73 w[0]
        vpaddd xmm6, xmm3, xmm6                                  ;     7.5 p1      73 w[0]
        vpshufd xmm7, xmm0, 0xee                                 ;     8.5 p5      73 w[2]
        vpshufd xmm8, xmm6, 0xee                                 ;     8.5 p1      73 w[2]
        vmovdqu xmm9, [r8 + 32]                                  ;     2.3 p2      73 w[8]
        vpshufb xmm9, xmm9, xmm2                                 ;     8.3 p5      73 w[8]
        vmovdqa xmm10, [rsp + 0]                                 ;     2.7 p3      62 v[3]
        sha256rnds2 xmm10, xmm15                                 ;     8.7 p5      62 v[3]
        vmovdqa xmm0, xmm6                                       ;     8.5         73 w[0] copy
        vmovdqa xmm6, [rsp + 32]                                 ;     3.2 p10     62 v[3]
        sha256rnds2 xmm6, xmm14                                  ;     9.2 p5      62 v[3]
        vmovdqu xmm11, [r9 + 32]                                 ;     3.5 p2      73 w[8]
        vpshufb xmm11, xmm11, xmm2                               ;     9.5 p1      73 w[8]
        vmovdqu xmm12, [r8 + 48]                                 ;     3.8 p3      73 w[12]
        vpshufb xmm12, xmm12, xmm2                               ;     9.8 p1      73 w[12]
        sha256msg1 xmm1, xmm4                                    ;     8.0 p0+p1+p5+p6   78 w[0]
        sha256msg1 xmm3, xmm5                                    ;     9.7 p0+p1+p5+p6   78 w[0]
        vmovdqa xmm0, xmm7                                       ;     9.5         73 w[2] copy
        vmovdqa xmm7, xmm15                                      ;     6.7         62 v[1] copy
        sha256rnds2 xmm15, xmm10                                 ;    12.7 p5      62 v[1]
        vmovdqa xmm0, xmm8                                       ;     9.5         73 w[2] copy
        vmovdqa xmm8, xmm14                                      ;     7.2         62 v[1] copy
        sha256rnds2 xmm14, xmm6                                  ;    13.2 p5      62 v[1]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 32]  ;     7.5 p10     73 w[4] reload
        vpaddd xmm0, xmm4, xmm13                                 ;    13.5 p0      73 w[4]
        sha256rnds2 xmm10, xmm15                                 ;    16.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    14.5 p1      73 w[6]
        sha256rnds2 xmm15, xmm10                                 ;    20.7 p5      62 v[5]
        sha256msg1 xmm4, xmm9                                    ;    14.7 p0+p1+p6+p5   78 w[4]
        vpaddd xmm0, xmm5, xmm13                                 ;    13.5 p1      73 w[4]
        sha256rnds2 xmm6, xmm14                                  ;    17.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    14.5 p1      73 w[6]
        sha256rnds2 xmm14, xmm6                                  ;    21.2 p5      62 v[5]
        sha256msg1 xmm5, xmm11                                   ;    17.7 p0+p1+p6+p5   78 w[4]
        vmovdqu xmm13, [r9 + 48]                                 ;    11.3 p2      73 w[12]
        vpshufb xmm2, xmm13, xmm2                                ;    17.3 p1      73 w[12]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 48]  ;    11.7 p3      73 w[8] reload
        vpaddd xmm0, xmm9, xmm13                                 ;    17.7 p0      73 w[8]
        sha256rnds2 xmm10, xmm15                                 ;    24.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;    18.7 p1      73 w[10]
        sha256rnds2 xmm15, xmm10                                 ;    28.7 p5      62 v[1]
        vpalignr xmm0, xmm12, xmm9, 4                            ;    20.7 p5      78 w[0]
        vpaddd xmm1, xmm1, xmm0                                  ;    21.7 p0      78 w[0]
        sha256msg1 xmm9, xmm12                                   ;    21.7 p0+p1+p6+p5   78 w[8]
        sha256msg2 xmm1, xmm12                                   ;    23.7 p5      78 w[0]
        vpaddd xmm0, xmm11, xmm13                                ;    20.3 p1      73 w[8]
        sha256rnds2 xmm6, xmm14                                  ;    25.2 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;    21.3 p1      73 w[10]
        sha256rnds2 xmm14, xmm6                                  ;    29.2 p5      62 v[1]
        vpalignr xmm13, xmm2, xmm11, 4                           ;    26.7 p5      78 w[0]
        vpaddd xmm3, xmm3, xmm13                                 ;    27.7 p0      78 w[0]
        sha256msg1 xmm11, xmm2                                   ;    27.7 p0+p1+p6+p5   78 w[8]
        sha256msg2 xmm3, xmm2                                    ;    29.7 p5      78 w[0]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 64]  ;    16.8 p10     73 w[12] reload
        vpaddd xmm0, xmm12, xmm13                                ;    24.3 p1      73 w[12]
        sha256rnds2 xmm10, xmm15                                 ;    32.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    25.3 p1      73 w[14]
        sha256rnds2 xmm15, xmm10                                 ;    36.7 p5      62 v[5]
        vpaddd xmm0, xmm2, xmm13                                 ;    25.2 p0      73 w[12]
        sha256rnds2 xmm6, xmm14                                  ;    33.2 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    26.3 p1      73 w[14]
        sha256rnds2 xmm14, xmm6                                  ;    37.2 p5      62 v[5]
        vpalignr xmm13, xmm1, xmm12, 4                           ;    34.7 p5      78 w[4]
        vpaddd xmm4, xmm4, xmm13                                 ;    35.7 p0      78 w[4]
        sha256msg2 xmm4, xmm1                                    ;    36.7 p5      78 w[4]
        sha256msg1 xmm12, xmm1                                   ;    37.7 p0+p1+p6+p5   78 w[12]
        vpalignr xmm13, xmm3, xmm2, 4                            ;    38.7 p5      78 w[4]
        vpaddd xmm5, xmm5, xmm13                                 ;    39.7 p1      78 w[4]
        sha256msg2 xmm5, xmm3                                    ;    40.7 p5      78 w[4]
        sha256msg1 xmm2, xmm3                                    ;    41.7 p0+p1+p6+p5   78 w[12]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 80]  ;    22.0 p2      78 w[0] reload
        vpaddd xmm0, xmm1, xmm13                                 ;    32.3 p1      78 w[0]
        sha256rnds2 xmm10, xmm15                                 ;    42.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;    33.3 p1      78 w[2]
        sha256rnds2 xmm15, xmm10                                 ;    46.7 p5      62 v[1]
        vpaddd xmm0, xmm3, xmm13                                 ;    35.7 p0      78 w[0]
        sha256rnds2 xmm6, xmm14                                  ;    44.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;    36.7 p1      78 w[2]
        sha256rnds2 xmm14, xmm6                                  ;    48.7 p5      62 v[1]
        vpalignr xmm13, xmm4, xmm1, 4                            ;    46.7 p5      78 w[8]
        vpaddd xmm9, xmm9, xmm13                                 ;    47.7 p0      78 w[8]
        sha256msg2 xmm9, xmm4                                    ;    48.7 p5      78 w[8]
        sha256msg1 xmm1, xmm4                                    ;    49.7 p0+p1+p6+p5   78 w[0]
        vpalignr xmm13, xmm5, xmm3, 4                            ;    50.7 p5      78 w[8]
        vpaddd xmm11, xmm11, xmm13                               ;    51.7 p1      78 w[8]
        sha256msg2 xmm11, xmm5                                   ;    52.7 p5      78 w[8]
        sha256msg1 xmm3, xmm5                                    ;    53.7 p0+p1+p6+p5   78 w[0]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 96]  ;    27.2 p3      78 w[4] reload
        vpaddd xmm0, xmm4, xmm13                                 ;    42.7 p1      78 w[4]
        sha256rnds2 xmm10, xmm15                                 ;    54.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    43.7 p1      78 w[6]
        sha256rnds2 xmm15, xmm10                                 ;    58.7 p5      62 v[5]
        vpaddd xmm0, xmm5, xmm13                                 ;    46.7 p0      78 w[4]
        sha256rnds2 xmm6, xmm14                                  ;    56.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    47.7 p1      78 w[6]
        sha256rnds2 xmm14, xmm6                                  ;    60.7 p5      62 v[5]
        vpalignr xmm13, xmm9, xmm4, 4                            ;    58.7 p5      78 w[12]
        vpaddd xmm12, xmm12, xmm13                               ;    59.7 p0      78 w[12]
        sha256msg2 xmm12, xmm9                                   ;    60.7 p5      78 w[12]
        sha256msg1 xmm4, xmm9                                    ;    61.7 p0+p1+p6+p5   78 w[4]
        vpalignr xmm13, xmm11, xmm5, 4                           ;    62.7 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm13                                 ;    63.7 p1      78 w[12]
        sha256msg2 xmm2, xmm11                                   ;    64.7 p5      78 w[12]
        sha256msg1 xmm5, xmm11                                   ;    65.7 p0+p1+p6+p5   78 w[4]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 112] ;    32.3 p10     78 w[8] reload
        vpaddd xmm0, xmm9, xmm13                                 ;    54.7 p1      78 w[8]
        sha256rnds2 xmm10, xmm15                                 ;    66.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;    55.7 p1      78 w[10]
        sha256rnds2 xmm15, xmm10                                 ;    70.7 p5      62 v[1]
        vpaddd xmm0, xmm11, xmm13                                ;    58.7 p0      78 w[8]
        sha256rnds2 xmm6, xmm14                                  ;    68.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;    59.7 p1      78 w[10]
        sha256rnds2 xmm14, xmm6                                  ;    72.7 p5      62 v[1]
        vpalignr xmm13, xmm12, xmm9, 4                           ;    70.7 p5      78 w[0]
        vpaddd xmm1, xmm1, xmm13                                 ;    71.7 p0      78 w[0]
        sha256msg2 xmm1, xmm12                                   ;    72.7 p5      78 w[0]
        sha256msg1 xmm9, xmm12                                   ;    73.7 p0+p1+p6+p5   78 w[8]
        vpalignr xmm13, xmm2, xmm11, 4                           ;    74.7 p5      78 w[0]
        vpaddd xmm3, xmm3, xmm13                                 ;    75.7 p1      78 w[0]
        sha256msg2 xmm3, xmm2                                    ;    76.7 p5      78 w[0]
        sha256msg1 xmm11, xmm2                                   ;    77.7 p0+p1+p6+p5   78 w[8]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 128] ;    37.5 p2      78 w[12] reload
        vpaddd xmm0, xmm12, xmm13                                ;    66.7 p1      78 w[12]
        sha256rnds2 xmm10, xmm15                                 ;    78.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    67.7 p1      78 w[14]
        sha256rnds2 xmm15, xmm10                                 ;    82.7 p5      62 v[5]
        vpaddd xmm0, xmm2, xmm13                                 ;    70.7 p0      78 w[12]
        sha256rnds2 xmm6, xmm14                                  ;    80.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    71.7 p1      78 w[14]
        sha256rnds2 xmm14, xmm6                                  ;    84.7 p5      62 v[5]
        vpalignr xmm13, xmm1, xmm12, 4                           ;    82.7 p5      78 w[4]
        vpaddd xmm4, xmm4, xmm13                                 ;    83.7 p0      78 w[4]
        sha256msg2 xmm4, xmm1                                    ;    84.7 p5      78 w[4]
        sha256msg1 xmm12, xmm1                                   ;    85.7 p0+p1+p6+p5   78 w[12]
        vpalignr xmm13, xmm3, xmm2, 4                            ;    86.7 p5      78 w[4]
        vpaddd xmm5, xmm5, xmm13                                 ;    87.7 p1      78 w[4]
        sha256msg2 xmm5, xmm3                                    ;    88.7 p5      78 w[4]
        sha256msg1 xmm2, xmm3                                    ;    89.7 p0+p1+p6+p5   78 w[12]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 144] ;    42.7 p3      78 w[0] reload
        vpaddd xmm0, xmm1, xmm13                                 ;    78.7 p1      78 w[0]
        sha256rnds2 xmm10, xmm15                                 ;    90.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;    79.7 p1      78 w[2]
        sha256rnds2 xmm15, xmm10                                 ;    94.7 p5      62 v[1]
        vpaddd xmm0, xmm3, xmm13                                 ;    82.7 p0      78 w[0]
        sha256rnds2 xmm6, xmm14                                  ;    92.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;    83.7 p1      78 w[2]
        sha256rnds2 xmm14, xmm6                                  ;    96.7 p5      62 v[1]
        vpalignr xmm13, xmm4, xmm1, 4                            ;    94.7 p5      78 w[8]
        vpaddd xmm9, xmm9, xmm13                                 ;    95.7 p0      78 w[8]
        sha256msg2 xmm9, xmm4                                    ;    96.7 p5      78 w[8]
        sha256msg1 xmm1, xmm4                                    ;    97.7 p0+p1+p6+p5   78 w[0]
        vpalignr xmm13, xmm5, xmm3, 4                            ;    98.7 p5      78 w[8]
        vpaddd xmm11, xmm11, xmm13                               ;    99.7 p1      78 w[8]
        sha256msg2 xmm11, xmm5                                   ;   100.7 p5      78 w[8]
        sha256msg1 xmm3, xmm5                                    ;   101.7 p0+p1+p6+p5   78 w[0]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 160] ;    47.8 p10     78 w[4] reload
        vpaddd xmm0, xmm4, xmm13                                 ;    90.7 p1      78 w[4]
        sha256rnds2 xmm10, xmm15                                 ;   102.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    91.7 p1      78 w[6]
        sha256rnds2 xmm15, xmm10                                 ;   106.7 p5      62 v[5]
        vpaddd xmm0, xmm5, xmm13                                 ;    94.7 p0      78 w[4]
        sha256rnds2 xmm6, xmm14                                  ;   104.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;    95.7 p1      78 w[6]
        sha256rnds2 xmm14, xmm6                                  ;   108.7 p5      62 v[5]
        vpalignr xmm13, xmm9, xmm4, 4                            ;   106.7 p5      78 w[12]
        vpaddd xmm12, xmm12, xmm13                               ;   107.7 p0      78 w[12]
        sha256msg2 xmm12, xmm9                                   ;   108.7 p5      78 w[12]
        sha256msg1 xmm4, xmm9                                    ;   109.7 p0+p1+p6+p5   78 w[4]
        vpalignr xmm13, xmm11, xmm5, 4                           ;   110.7 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm13                                 ;   111.7 p1      78 w[12]
        sha256msg2 xmm2, xmm11                                   ;   112.7 p5      78 w[12]
        sha256msg1 xmm5, xmm11                                   ;   113.7 p0+p1+p6+p5   78 w[4]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 176] ;    53.0 p2      78 w[8] reload
        vpaddd xmm0, xmm9, xmm13                                 ;   102.7 p1      78 w[8]
        sha256rnds2 xmm10, xmm15                                 ;   114.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;   103.7 p1      78 w[10]
        sha256rnds2 xmm15, xmm10                                 ;   118.7 p5      62 v[1]
        vpaddd xmm0, xmm11, xmm13                                ;   106.7 p0      78 w[8]
        sha256rnds2 xmm6, xmm14                                  ;   116.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;   107.7 p1      78 w[10]
        sha256rnds2 xmm14, xmm6                                  ;   120.7 p5      62 v[1]
        vpalignr xmm13, xmm12, xmm9, 4                           ;   118.7 p5      78 w[0]
        vpaddd xmm1, xmm1, xmm13                                 ;   119.7 p0      78 w[0]
        sha256msg2 xmm1, xmm12                                   ;   120.7 p5      78 w[0]
        sha256msg1 xmm9, xmm12                                   ;   121.7 p0+p1+p6+p5   78 w[8]
        vpalignr xmm13, xmm2, xmm11, 4                           ;   122.7 p5      78 w[0]
        vpaddd xmm3, xmm3, xmm13                                 ;   123.7 p1      78 w[0]
        sha256msg2 xmm3, xmm2                                    ;   124.7 p5      78 w[0]
        sha256msg1 xmm11, xmm2                                   ;   125.7 p0+p1+p6+p5   78 w[8]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 192] ;    58.2 p3      78 w[12] reload
        vpaddd xmm0, xmm12, xmm13                                ;   114.7 p1      78 w[12]
        sha256rnds2 xmm10, xmm15                                 ;   126.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;   115.7 p1      78 w[14]
        sha256rnds2 xmm15, xmm10                                 ;   130.7 p5      62 v[5]
        vpaddd xmm0, xmm2, xmm13                                 ;   118.7 p0      78 w[12]
        sha256rnds2 xmm6, xmm14                                  ;   128.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;   119.7 p1      78 w[14]
        sha256rnds2 xmm14, xmm6                                  ;   132.7 p5      62 v[5]
        vpalignr xmm13, xmm1, xmm12, 4                           ;   130.7 p5      78 w[4]
        vpaddd xmm4, xmm4, xmm13                                 ;   131.7 p0      78 w[4]
        sha256msg2 xmm4, xmm1                                    ;   132.7 p5      78 w[4]
        sha256msg1 xmm12, xmm1                                   ;   133.7 p0+p1+p6+p5   78 w[12]
        vmovdqa xmm13, [rel sha256_blocks.T0_constants128 + 208] ;    61.5 p10     78 w[0] reload
        vpaddd xmm0, xmm1, xmm13                                 ;   126.7 p1      78 w[0]
        sha256rnds2 xmm10, xmm15                                 ;   134.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;   127.7 p1      78 w[2]
        sha256rnds2 xmm15, xmm10                                 ;   138.7 p5      62 v[1]
        vpalignr xmm1, xmm4, xmm1, 4                             ;   138.7 p5      78 w[8]
        vpaddd xmm9, xmm9, xmm1                                  ;   139.7 p0      78 w[8]
        vpalignr xmm1, xmm3, xmm2, 4                             ;   137.7 p5      78 w[4]
        vpaddd xmm5, xmm5, xmm1                                  ;   138.7 p0      78 w[4]
        sha256msg1 xmm2, xmm3                                    ;   138.7 p1+p0+p6+p5   78 w[12]
        sha256msg2 xmm5, xmm3                                    ;   140.7 p5      78 w[4]
        sha256msg2 xmm9, xmm4                                    ;   142.7 p5      78 w[8]
        vpaddd xmm0, xmm3, xmm13                                 ;   130.7 p0      78 w[0]
        sha256rnds2 xmm6, xmm14                                  ;   143.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;   131.7 p1      78 w[2]
        sha256rnds2 xmm14, xmm6                                  ;   147.7 p5      62 v[1]
        vmovdqa xmm1, [rel sha256_blocks.T0_constants128 + 224]  ;    65.5 p2      78 w[4] reload
        vpaddd xmm0, xmm4, xmm1                                  ;   138.7 p0      78 w[4]
        sha256rnds2 xmm10, xmm15                                 ;   145.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;   139.7 p1      78 w[6]
        sha256rnds2 xmm15, xmm10                                 ;   149.7 p5      62 v[5]
        vpalignr xmm3, xmm5, xmm3, 4                             ;   147.7 p5      78 w[8]
        vpaddd xmm11, xmm11, xmm3                                ;   148.7 p0      78 w[8]
        sha256msg2 xmm11, xmm5                                   ;   149.7 p5      78 w[8]
        vpalignr xmm3, xmm9, xmm4, 4                             ;   150.7 p5      78 w[12]
        vpaddd xmm12, xmm12, xmm3                                ;   151.7 p1      78 w[12]
        vpaddd xmm0, xmm5, xmm1                                  ;   146.7 p0      78 w[4]
        sha256rnds2 xmm6, xmm14                                  ;   151.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;   147.7 p1      78 w[6]
        sha256rnds2 xmm14, xmm6                                  ;   155.7 p5      62 v[5]
        sha256msg2 xmm12, xmm9                                   ;   154.7 p5      78 w[12]
        vmovdqa xmm1, [rel sha256_blocks.T0_constants128 + 240]  ;    68.3 p3      78 w[8] reload
        vpaddd xmm9, xmm9, xmm1                                  ;   148.7 p0      78 w[8]
        vmovdqa xmm0, xmm9                                       ;   149.7         78 w[8] copy
        sha256rnds2 xmm10, xmm15                                 ;   155.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;   149.7 p1      78 w[10]
        sha256rnds2 xmm15, xmm10                                 ;   159.7 p5      62 v[1]
        vpalignr xmm3, xmm11, xmm5, 4                            ;   157.7 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm3                                  ;   158.7 p0      78 w[12]
        sha256msg2 xmm2, xmm11                                   ;   159.7 p5      78 w[12]
        vpaddd xmm11, xmm11, xmm1                                ;   155.7 p1      78 w[8]
        vmovdqa xmm0, xmm11                                      ;   156.7         78 w[8] copy
        sha256rnds2 xmm6, xmm14                                  ;   160.7 p5      62 v[3]
        vpshufd xmm0, xmm0, 0xee                                 ;   156.7 p1      78 w[10]
        sha256rnds2 xmm14, xmm6                                  ;   164.7 p5      62 v[1]
        vmovdqa xmm1, [rel sha256_blocks.T0_constants128 + 256]  ;    70.8 p10     78 w[12] reload
        vpaddd xmm12, xmm12, xmm1                                ;   160.7 p0      78 w[12]
        vmovdqa xmm0, xmm12                                      ;   161.7         78 w[12] copy
        sha256rnds2 xmm10, xmm15                                 ;   163.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;   161.7 p1      78 w[14]
        sha256rnds2 xmm15, xmm10                                 ;   167.7 p5      62 v[5]
        vpaddd xmm2, xmm2, xmm1                                  ;   165.7 p0      78 w[12]
        vmovdqa xmm0, xmm2                                       ;   166.7         78 w[12] copy
        sha256rnds2 xmm6, xmm14                                  ;   168.7 p5      62 v[7]
        vpshufd xmm0, xmm0, 0xee                                 ;   166.7 p1      78 w[14]
        sha256rnds2 xmm14, xmm6                                  ;   172.7 p5      62 v[5]
        vpaddd xmm10, xmm10, [rsp + 0]                           ;   167.7 p0+p2   82 h
        vmovdqa [rsp + 0], xmm10                                 ;   168.7 p7+p4   68 blocks
        vpaddd xmm15, xmm15, xmm7                                ;   171.7 p0      82 h
        vpaddd xmm6, xmm6, [rsp + 32]                            ;   172.7 p1+p3   82 h
        vmovdqa [rsp + 32], xmm6                                 ;   173.7 p8+p9   68 blocks
        vpaddd xmm8, xmm8, xmm14                                 ;   176.7 p0      82 h
        add r9, 0x40                                             ;    73.7 p11     68 blocks
        add r8, 0x40                                             ;    73.8 p6      68 blocks
        vmovdqa xmm14, xmm8                                      ;   177.7         82 h copy
        cmp r8, qword [rsp + 88]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 80], r8                                 ;                    resident
        mov qword [rsp + 96], r9                                 ;                    resident
        vmovdqa [rsp + 16], xmm15                                ;                    resident
        vmovdqa [rsp + 48], xmm14                                ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 16]                                 ;     0.0 p2      82 h reload
        mov esi, r8d                                             ;     5.0         82 h
        mov r9, qword [rsp + 48]                                 ;     0.3 p3      82 h reload
        mov edi, r9d                                             ;     5.3         82 h
        mov r10, qword [rsp + 64]                                ;     0.7 p10     82 h reload
        mov dword [r10 + 20], esi                                ;     5.0 p7+p4   82 h
        mov r11, qword [rsp + 72]                                ;     1.0 p2      82 h reload
        mov dword [r11 + 20], edi                                ;     5.3 p8+p9   82 h
        shr r8, 0x20                                             ;     5.0 p0      82 h
        shr r9, 0x20                                             ;     5.3 p6      82 h
        mov dword [r10 + 16], r8d                                ;     6.0 p7+p4   82 h
        mov dword [r11 + 16], r9d                                ;     6.3 p8+p9   82 h
        mov r8, qword [rsp + 24]                                 ;     2.0 p3      82 h reload
        mov esi, r8d                                             ;     7.0         82 h
        mov r9, qword [rsp + 56]                                 ;     2.3 p10     82 h reload
        mov edi, r9d                                             ;     7.3         82 h
        mov dword [r10 + 4], esi                                 ;     7.0 p7+p4   82 h
        mov dword [r11 + 4], edi                                 ;     7.3 p8+p9   82 h
        shr r8, 0x20                                             ;     7.0 p0      82 h
        shr r9, 0x20                                             ;     7.3 p6      82 h
        mov dword [r10], r8d                                     ;     8.0 p7+p4   82 h
        mov dword [r11], r9d                                     ;     8.3 p8+p9   82 h
        mov r8, qword [rsp + 0]                                  ;     3.7 p2      82 h reload
        mov esi, r8d                                             ;     8.7         82 h
        mov r9, qword [rsp + 32]                                 ;     4.0 p3      82 h reload
        mov edi, r9d                                             ;     9.0         82 h
        mov dword [r10 + 28], esi                                ;     8.7 p7+p4   82 h
        mov dword [r11 + 28], edi                                ;     9.0 p8+p9   82 h
        shr r8, 0x20                                             ;     8.7 p0      82 h
        shr r9, 0x20                                             ;     9.0 p6      82 h
        mov dword [r10 + 24], r8d                                ;     9.7 p7+p4   82 h
        mov dword [r11 + 24], r9d                                ;    10.0 p8+p9   82 h
        mov r8, qword [rsp + 8]                                  ;     5.3 p10     82 h reload
        mov esi, r8d                                             ;    10.3         82 h
        mov r9, qword [rsp + 40]                                 ;     5.7 p2      82 h reload
        mov edi, r9d                                             ;    10.7         82 h
        mov dword [r10 + 12], esi                                ;    10.3 p7+p4   82 h
        mov dword [r11 + 12], edi                                ;    10.7 p8+p9   82 h
        shr r8, 0x20                                             ;    10.3 p0      82 h
        shr r9, 0x20                                             ;    10.7 p6      82 h
        mov dword [r10 + 8], r8d                                 ;    11.3 p7+p4   82 h
        mov dword [r11 + 8], r9d                                 ;    11.7 p8+p9   82 h
        vpxor xmm0, xmm0, xmm0                                   ;                    cleared
        vmovdqa [rsp + 0], xmm0                                  ;                    cleared
        vmovdqa [rsp + 16], xmm0                                 ;                    cleared
        vmovdqa [rsp + 32], xmm0                                 ;                    cleared
        vmovdqa [rsp + 48], xmm0                                 ;                    cleared
        add rsp, 0x78                                            ;                    frame
        pop r15                                                  ;                    preserved
        pop r14                                                  ;                    preserved
        pop r13                                                  ;                    preserved
        pop r12                                                  ;                    preserved
        pop rbp                                                  ;                    preserved
        pop rbx                                                  ;                    preserved
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
