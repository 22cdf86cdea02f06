; sha256_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu zen3 --variant rounds_two
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
; The frame is cleared before return: 96 bytes, 7 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 54 uops, planned 17.0; bounds: width 9.0, ports 8.3, path 10.0
;   blocks: 378 uops, planned 139.0; bounds: width 63.0, ports 83.0, path 138.0
;   body.2: 42 uops, planned 12.0; bounds: width 7.0, ports 8.7, path 1.0
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
        push rbx                                                    ;                    preserved
        push rbp                                                    ;                    preserved
        push r12                                                    ;                    preserved
        push r13                                                    ;                    preserved
        push r14                                                    ;                    preserved
        push r15                                                    ;                    preserved
        sub rsp, 0x98                                               ;                    frame
        lea rbx, [rsp + 128]                                        ;                    frame
        mov qword [rbx - 32], rdi                                   ;                    argument
        mov qword [rbx - 24], rsi                                   ;                    argument
        mov dword [rbx + 8], r8d                                    ;                    argument
        mov qword [rbx - 16], rdx                                   ;                    argument
        mov qword [rbx + 0], rcx                                    ;                    argument
        mov r8, qword [rbx - 32]                                    ;     0.0 agu0    71 v[7] reload
        mov esi, dword [r8 + 24]                                    ;     4.0 agu1    71 v[6]
        mov r9, qword [rbx - 24]                                    ;     0.3 agu2    71 v[7] reload
        mov edi, dword [r9 + 24]                                    ;     4.3 agu0    71 v[6]
        mov ebp, dword [r8 + 8]                                     ;     4.0 agu1    71 v[2]
        mov r10d, dword [r8 + 16]                                   ;     4.0 agu2    71 v[4]
        mov r11d, dword [r8]                                        ;     4.0 agu0    71 v[0]
        shl rsi, 0x20                                               ;     8.0 alu1    71 v[7]
        mov r12d, dword [r8 + 28]                                   ;     4.0 agu1    71 v[7]
        mov r13d, dword [r8 + 12]                                   ;     4.0 agu2    71 v[3]
        mov r14d, dword [r8 + 20]                                   ;     4.0 agu0    71 v[5]
        mov r15d, dword [r8 + 4]                                    ;     4.0 agu1    71 v[1]
        shl rbp, 0x20                                               ;     8.0 alu2    71 v[7]
        mov eax, dword [r9 + 8]                                     ;     4.3 agu2    71 v[2]
        shl r10, 0x20                                               ;     8.0 alu1    71 v[5]
        shl r11, 0x20                                               ;     8.0 alu2    71 v[5]
        mov ecx, dword [r9 + 16]                                    ;     4.3 agu0    71 v[4]
        shl rdi, 0x20                                               ;     8.3 alu1    71 v[7]
        shl rax, 0x20                                               ;     8.3 alu2    71 v[7]
        shl rcx, 0x20                                               ;     8.3 alu1    71 v[5]
        or r12, rsi                                                 ;     9.0 alu0    71 v[7]
        mov esi, dword [r9]                                         ;     4.5 agu1    71 v[0]
        shl rsi, 0x20                                               ;     8.5 alu2    71 v[5]
        or r13, rbp                                                 ;     9.0 alu3    71 v[7]
        mov ebp, dword [r9 + 28]                                    ;     5.0 agu2    71 v[7]
        vmovq xmm0, r12                                             ;    10.0 fp4     68 blocks
        mov r12d, dword [r9 + 12]                                   ;     5.3 agu0    71 v[3]
        vmovq xmm1, r13                                             ;    10.0 fp4     68 blocks
        mov r13d, dword [r9 + 20]                                   ;     5.7 agu1    71 v[5]
        or r14, r10                                                 ;     9.0 alu1    71 v[5]
        mov r10d, dword [r9 + 4]                                    ;     6.0 agu2    71 v[1]
        vmovq xmm2, r14                                             ;    10.0 fp4     68 blocks
        or r15, r11                                                 ;     9.0 alu0    71 v[5]
        or rbp, rdi                                                 ;     9.3 alu3    71 v[7]
        or r12, rax                                                 ;     9.3 alu2    71 v[7]
        or rcx, r13                                                 ;     9.7 alu1    71 v[5]
        or rsi, r10                                                 ;    10.0 alu0    71 v[5]
        vmovq xmm3, r15                                             ;    10.0 fp4     68 blocks
        vmovq xmm4, rbp                                             ;    10.3 fp4     68 blocks
        vmovq xmm5, r12                                             ;    10.5 fp4     68 blocks
        vmovq xmm6, rcx                                             ;    11.5 fp4     68 blocks
        vmovq xmm7, rsi                                             ;    12.5 fp4     68 blocks
        vpunpcklqdq xmm0, xmm0, xmm1                                ;    13.0 fp1     68 blocks
        vpunpcklqdq xmm1, xmm2, xmm3                                ;    13.0 fp2     68 blocks
        vpunpcklqdq xmm2, xmm4, xmm5                                ;    13.5 fp1     68 blocks
        vmovdqa [rbx - 128], xmm0                                   ;    14.0 agu0+fp5   68 blocks
        vmovdqa [rbx - 112], xmm1                                   ;    14.0 agu1+fp5   68 blocks
        vmovdqa [rbx - 96], xmm2                                    ;    14.5 agu2+fp5   68 blocks
        vpunpcklqdq xmm0, xmm6, xmm7                                ;    15.5 fp2     68 blocks
        vmovdqa [rbx - 80], xmm0                                    ;    16.5 agu0+fp5   68 blocks
        mov r8d, dword [rbx + 8]                                    ;    11.0 agu1    68 blocks
        shl r8, 6                                                   ;    15.0 alu2    68 blocks
        add r8, qword [rbx - 16]                                    ;    16.0 alu3+agu2   68 blocks
        mov qword [rbx - 8], r8                                     ;    17.0 agu0+st0   68 blocks
        cmp dword [rbx + 8], 0                                      ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 16]                                    ;                    resident
        mov r9, qword [rbx + 0]                                     ;                    resident
        vmovdqa xmm15, [rbx - 128]                                  ;                    resident
        vmovdqa xmm14, [rbx - 112]                                  ;                    resident
        vmovdqa xmm13, [rbx - 96]                                   ;                    resident
        vmovdqa xmm12, [rbx - 80]                                   ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm1, [r8]                                          ;     0.0 agu0    73 w[0]
        vmovdqa xmm2, [rel sha256_blocks.T0_constants128]           ;     0.2 agu1    73 w[0] reload
        vpshufb xmm1, xmm1, xmm2                                    ;     7.2 fp1     73 w[0]
        vmovdqu xmm3, [r9]                                          ;     1.0 agu0    73 w[0]
        vpshufb xmm3, xmm3, xmm2                                    ;     8.0 fp2     73 w[0]
        vmovdqa xmm4, [rel sha256_blocks.T0_constants128 + 16]      ;     1.2 agu1    73 w[0] reload
        vpaddd xmm0, xmm1, xmm4                                     ;     8.2 fp0     73 w[0]
        vpshufd xmm5, xmm0, 0xee                                    ;     9.2 fp1     73 w[2]
        vpaddd xmm4, xmm3, xmm4                                     ;     9.0 fp3     73 w[0]
        vpshufd xmm6, xmm4, 0xee                                    ;    10.0 fp2     73 w[2]
        vmovdqu xmm7, [r8 + 16]                                     ;     2.0 agu0    73 w[4]
        vpshufb xmm7, xmm7, xmm2                                    ;     9.0 fp1     73 w[4]
        sha256msg1 xmm1, xmm7                                       ;    10.0 fp0+fp2   78 w[0]
        vmovdqu xmm8, [r9 + 16]                                     ;     2.3 agu1    73 w[4]
        vpshufb xmm8, xmm8, xmm2                                    ;     9.3 fp1     73 w[4]
        sha256msg1 xmm3, xmm8                                       ;    10.3 fp3+fp2   78 w[0]
        vmovdqu xmm9, [r8 + 32]                                     ;     3.0 agu0    73 w[8]
        vpshufb xmm9, xmm9, xmm2                                    ;    10.0 fp1     73 w[8]
        vmovdqa xmm10, xmm15                                        ;     3.3         62 v[3] copy
        sha256rnds2 xmm15, xmm14                                    ;     9.2 fp0     62 v[3]
        vmovdqa xmm0, xmm4                                          ;    10.0         73 w[0] copy
        vmovdqa xmm4, xmm13                                         ;     3.8         62 v[3] copy
        sha256rnds2 xmm13, xmm12                                    ;    10.0 fp0     62 v[3]
        vmovdqa xmm0, xmm5                                          ;    10.2         73 w[2] copy
        vmovdqa xmm5, xmm14                                         ;     8.0         62 v[1] copy
        sha256rnds2 xmm14, xmm15                                    ;    13.2 fp1     62 v[1]
        vmovdqa xmm0, xmm6                                          ;    11.0         73 w[2] copy
        vmovdqa xmm6, xmm12                                         ;     9.0         62 v[1] copy
        sha256rnds2 xmm12, xmm13                                    ;    14.0 fp0     62 v[1]
        vmovdqu xmm11, [r8 + 48]                                    ;     9.3 agu1    73 w[12]
        vpshufb xmm11, xmm11, xmm2                                  ;    16.3 fp2     73 w[12]
        vmovdqa xmm0, [rel sha256_blocks.T0_constants128 + 32]      ;     9.7 agu0    73 w[4] reload
        vmovdqa [rbx - 64], xmm6                                    ;     9.8 agu2+fp5   62 v[3] spill
        vpaddd xmm6, xmm7, xmm0                                     ;    16.7 fp3     73 w[4]
        vmovdqa xmm0, xmm6                                          ;    17.7         73 w[4] copy
        sha256rnds2 xmm15, xmm14                                    ;    17.7 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    17.7 fp2     73 w[6]
        sha256rnds2 xmm14, xmm15                                    ;    21.7 fp0     62 v[5]
        sha256msg1 xmm7, xmm9                                       ;    11.3 fp3+fp1   78 w[4]
        vpaddd xmm0, xmm8, [rel sha256_blocks.T0_constants128 + 32] ;    11.5 fp2+agu1   73 w[4]
        sha256rnds2 xmm13, xmm12                                    ;    18.0 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    12.5 fp1     73 w[6]
        sha256rnds2 xmm12, xmm13                                    ;    22.0 fp0     62 v[5]
        vmovdqu xmm6, [r9 + 32]                                     ;    11.8 agu0    73 w[8]
        vpshufb xmm6, xmm6, xmm2                                    ;    18.8 fp2     73 w[8]
        sha256msg1 xmm8, xmm6                                       ;    19.8 fp3+fp1   78 w[4]
        vmovdqu xmm0, [r9 + 48]                                     ;    12.5 agu1    73 w[12]
        vpshufb xmm2, xmm0, xmm2                                    ;    19.5 fp2     73 w[12]
        vpalignr xmm0, xmm11, xmm9, 4                               ;    17.3 fp1     78 w[0]
        vpaddd xmm1, xmm1, xmm0                                     ;    18.3 fp3     78 w[0]
        sha256msg2 xmm1, xmm11                                      ;    19.3 fp0+fp1+fp2+fp3   78 w[0]
        vmovdqa xmm0, [rel sha256_blocks.T0_constants128 + 48]      ;    17.3 agu0    73 w[8] reload
        vmovdqa [rbx - 48], xmm5                                    ;    17.5 agu2+fp5   62 v[3] spill
        vpaddd xmm5, xmm9, xmm0                                     ;    24.3 fp0     73 w[8]
        vmovdqa xmm0, xmm5                                          ;    25.3         73 w[8] copy
        sha256rnds2 xmm15, xmm14                                    ;    25.7 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    25.3 fp2     73 w[10]
        sha256rnds2 xmm14, xmm15                                    ;    29.7 fp0     62 v[1]
        sha256msg1 xmm9, xmm11                                      ;    19.0 fp3+fp1   78 w[8]
        vpalignr xmm5, xmm2, xmm6, 4                                ;    20.5 fp2     78 w[0]
        vpaddd xmm3, xmm3, xmm5                                     ;    21.5 fp0     78 w[0]
        sha256msg2 xmm3, xmm2                                       ;    22.5 fp3+fp1+fp2   78 w[0]
        vpaddd xmm0, xmm6, [rel sha256_blocks.T0_constants128 + 48] ;    20.7 fp0+agu1   73 w[8]
        sha256rnds2 xmm13, xmm12                                    ;    26.0 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    21.7 fp2     73 w[10]
        sha256rnds2 xmm12, xmm13                                    ;    30.0 fp0     62 v[1]
        sha256msg1 xmm6, xmm2                                       ;    22.0 fp3+fp1   78 w[8]
        vpalignr xmm5, xmm1, xmm11, 4                               ;    22.3 fp2     78 w[4]
        vpaddd xmm7, xmm7, xmm5                                     ;    23.3 fp0     78 w[4]
        sha256msg2 xmm7, xmm1                                       ;    24.3 fp3+fp1+fp2   78 w[4]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 64]      ;    23.0 agu0    73 w[12] reload
        vpaddd xmm0, xmm11, xmm5                                    ;    30.0 fp0     73 w[12]
        sha256rnds2 xmm15, xmm14                                    ;    33.7 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    31.0 fp2     73 w[14]
        sha256rnds2 xmm14, xmm15                                    ;    37.7 fp0     62 v[5]
        sha256msg1 xmm11, xmm1                                      ;    25.0 fp3+fp1   78 w[12]
        vpalignr xmm0, xmm3, xmm2, 4                                ;    25.5 fp2     78 w[4]
        vpaddd xmm8, xmm8, xmm0                                     ;    26.5 fp0     78 w[4]
        sha256msg2 xmm8, xmm3                                       ;    27.5 fp3+fp1+fp2   78 w[4]
        vpaddd xmm0, xmm2, xmm5                                     ;    30.0 fp0     73 w[12]
        sha256rnds2 xmm13, xmm12                                    ;    34.0 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    31.0 fp2     73 w[14]
        sha256rnds2 xmm12, xmm13                                    ;    38.0 fp0     62 v[5]
        sha256msg1 xmm2, xmm3                                       ;    28.0 fp3+fp1   78 w[12]
        vpalignr xmm5, xmm7, xmm1, 4                                ;    28.2 fp2     78 w[8]
        vpaddd xmm9, xmm9, xmm5                                     ;    29.2 fp0     78 w[8]
        sha256msg2 xmm9, xmm7                                       ;    30.2 fp3+fp1+fp2   78 w[8]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 80]      ;    28.7 agu1    78 w[0] reload
        vpaddd xmm0, xmm1, xmm5                                     ;    35.7 fp0     78 w[0]
        sha256rnds2 xmm15, xmm14                                    ;    41.7 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    36.7 fp2     78 w[2]
        sha256rnds2 xmm14, xmm15                                    ;    45.7 fp0     62 v[1]
        sha256msg1 xmm1, xmm7                                       ;    31.0 fp3+fp1   78 w[0]
        vpalignr xmm0, xmm8, xmm3, 4                                ;    31.2 fp2     78 w[8]
        vpaddd xmm6, xmm6, xmm0                                     ;    32.2 fp0     78 w[8]
        sha256msg2 xmm6, xmm8                                       ;    33.2 fp3+fp1+fp2   78 w[8]
        vpaddd xmm0, xmm3, xmm5                                     ;    35.7 fp0     78 w[0]
        sha256rnds2 xmm13, xmm12                                    ;    42.0 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    36.7 fp2     78 w[2]
        sha256rnds2 xmm12, xmm13                                    ;    46.0 fp0     62 v[1]
        sha256msg1 xmm3, xmm8                                       ;    34.0 fp3+fp1   78 w[0]
        vpalignr xmm5, xmm9, xmm7, 4                                ;    34.2 fp2     78 w[12]
        vpaddd xmm11, xmm11, xmm5                                   ;    35.2 fp0     78 w[12]
        sha256msg2 xmm11, xmm9                                      ;    36.2 fp3+fp1+fp2   78 w[12]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 96]      ;    34.7 agu0    78 w[4] reload
        vpaddd xmm0, xmm7, xmm5                                     ;    41.7 fp0     78 w[4]
        sha256rnds2 xmm15, xmm14                                    ;    49.7 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    42.7 fp2     78 w[6]
        sha256rnds2 xmm14, xmm15                                    ;    53.7 fp0     62 v[5]
        sha256msg1 xmm7, xmm9                                       ;    37.0 fp3+fp1   78 w[4]
        vpalignr xmm0, xmm6, xmm8, 4                                ;    37.2 fp2     78 w[12]
        vpaddd xmm2, xmm2, xmm0                                     ;    38.2 fp0     78 w[12]
        sha256msg2 xmm2, xmm6                                       ;    39.2 fp3+fp1+fp2   78 w[12]
        vpaddd xmm0, xmm8, xmm5                                     ;    41.7 fp0     78 w[4]
        sha256rnds2 xmm13, xmm12                                    ;    50.0 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    42.7 fp2     78 w[6]
        sha256rnds2 xmm12, xmm13                                    ;    54.0 fp0     62 v[5]
        sha256msg1 xmm8, xmm6                                       ;    40.0 fp3+fp1   78 w[4]
        vpalignr xmm5, xmm11, xmm9, 4                               ;    40.2 fp2     78 w[0]
        vpaddd xmm1, xmm1, xmm5                                     ;    41.2 fp0     78 w[0]
        sha256msg2 xmm1, xmm11                                      ;    42.2 fp3+fp1+fp2   78 w[0]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 112]     ;    41.8 agu1    78 w[8] reload
        vpaddd xmm0, xmm9, xmm5                                     ;    48.8 fp0     78 w[8]
        sha256rnds2 xmm15, xmm14                                    ;    57.7 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    49.8 fp1     78 w[10]
        sha256rnds2 xmm14, xmm15                                    ;    61.7 fp0     62 v[1]
        sha256msg1 xmm9, xmm11                                      ;    43.2 fp3+fp2   78 w[8]
        vpalignr xmm0, xmm2, xmm6, 4                                ;    44.2 fp1     78 w[0]
        vpaddd xmm3, xmm3, xmm0                                     ;    45.2 fp3     78 w[0]
        sha256msg2 xmm3, xmm2                                       ;    46.2 fp0+fp1+fp2+fp3   78 w[0]
        vpaddd xmm0, xmm6, xmm5                                     ;    48.8 fp0     78 w[8]
        sha256rnds2 xmm13, xmm12                                    ;    58.0 fp0     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    49.8 fp2     78 w[10]
        sha256rnds2 xmm12, xmm13                                    ;    62.0 fp1     62 v[1]
        sha256msg1 xmm6, xmm2                                       ;    46.7 fp3+fp2   78 w[8]
        vpalignr xmm5, xmm1, xmm11, 4                               ;    47.2 fp1     78 w[4]
        vpaddd xmm7, xmm7, xmm5                                     ;    48.2 fp0     78 w[4]
        sha256msg2 xmm7, xmm1                                       ;    49.2 fp3+fp1+fp2   78 w[4]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 128]     ;    48.8 agu0    78 w[12] reload
        vpaddd xmm0, xmm11, xmm5                                    ;    55.8 fp0     78 w[12]
        sha256rnds2 xmm15, xmm14                                    ;    65.7 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    56.8 fp1     78 w[14]
        sha256rnds2 xmm14, xmm15                                    ;    69.7 fp0     62 v[5]
        sha256msg1 xmm11, xmm1                                      ;    50.2 fp3+fp2   78 w[12]
        vpalignr xmm0, xmm3, xmm2, 4                                ;    51.2 fp1     78 w[4]
        vpaddd xmm8, xmm8, xmm0                                     ;    52.2 fp3     78 w[4]
        sha256msg2 xmm8, xmm3                                       ;    53.2 fp0+fp1+fp2+fp3   78 w[4]
        vpaddd xmm0, xmm2, xmm5                                     ;    55.8 fp0     78 w[12]
        sha256rnds2 xmm13, xmm12                                    ;    66.0 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    56.8 fp2     78 w[14]
        sha256rnds2 xmm12, xmm13                                    ;    70.0 fp1     62 v[5]
        sha256msg1 xmm2, xmm3                                       ;    54.2 fp3+fp2   78 w[12]
        vpalignr xmm5, xmm7, xmm1, 4                                ;    54.3 fp1     78 w[8]
        vpaddd xmm9, xmm9, xmm5                                     ;    55.3 fp0     78 w[8]
        sha256msg2 xmm9, xmm7                                       ;    56.3 fp3+fp1+fp2   78 w[8]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 144]     ;    56.0 agu1    78 w[0] reload
        vpaddd xmm0, xmm1, xmm5                                     ;    63.0 fp0     78 w[0]
        sha256rnds2 xmm15, xmm14                                    ;    73.7 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    64.0 fp1     78 w[2]
        sha256rnds2 xmm14, xmm15                                    ;    77.7 fp0     62 v[1]
        sha256msg1 xmm1, xmm7                                       ;    57.3 fp3+fp2   78 w[0]
        vpalignr xmm0, xmm8, xmm3, 4                                ;    58.3 fp1     78 w[8]
        vpaddd xmm6, xmm6, xmm0                                     ;    59.3 fp3     78 w[8]
        sha256msg2 xmm6, xmm8                                       ;    60.3 fp0+fp1+fp2+fp3   78 w[8]
        vpaddd xmm0, xmm3, xmm5                                     ;    63.0 fp0     78 w[0]
        sha256rnds2 xmm13, xmm12                                    ;    74.0 fp0     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    64.0 fp2     78 w[2]
        sha256rnds2 xmm12, xmm13                                    ;    78.0 fp1     62 v[1]
        sha256msg1 xmm3, xmm8                                       ;    61.3 fp3+fp2   78 w[0]
        vpalignr xmm5, xmm9, xmm7, 4                                ;    61.5 fp1     78 w[12]
        vpaddd xmm11, xmm11, xmm5                                   ;    62.5 fp0     78 w[12]
        sha256msg2 xmm11, xmm9                                      ;    63.5 fp3+fp1+fp2   78 w[12]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 160]     ;    63.2 agu0    78 w[4] reload
        vpaddd xmm0, xmm7, xmm5                                     ;    70.2 fp0     78 w[4]
        sha256rnds2 xmm15, xmm14                                    ;    81.7 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    71.2 fp1     78 w[6]
        sha256rnds2 xmm14, xmm15                                    ;    85.7 fp0     62 v[5]
        sha256msg1 xmm7, xmm9                                       ;    64.5 fp3+fp2   78 w[4]
        vpalignr xmm0, xmm6, xmm8, 4                                ;    65.5 fp1     78 w[12]
        vpaddd xmm2, xmm2, xmm0                                     ;    66.5 fp3     78 w[12]
        sha256msg2 xmm2, xmm6                                       ;    67.5 fp0+fp1+fp2+fp3   78 w[12]
        vpaddd xmm0, xmm8, xmm5                                     ;    70.2 fp0     78 w[4]
        sha256rnds2 xmm13, xmm12                                    ;    82.0 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    71.2 fp2     78 w[6]
        sha256rnds2 xmm12, xmm13                                    ;    86.0 fp0     62 v[5]
        sha256msg1 xmm8, xmm6                                       ;    68.5 fp3+fp1   78 w[4]
        vpalignr xmm5, xmm11, xmm9, 4                               ;    68.5 fp2     78 w[0]
        vpaddd xmm1, xmm1, xmm5                                     ;    69.5 fp0     78 w[0]
        sha256msg2 xmm1, xmm11                                      ;    71.0 fp3+fp1+fp2   78 w[0]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 176]     ;    70.7 agu1    78 w[8] reload
        vpaddd xmm0, xmm9, xmm5                                     ;    77.7 fp0     78 w[8]
        sha256rnds2 xmm15, xmm14                                    ;    89.7 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    78.7 fp2     78 w[10]
        sha256rnds2 xmm14, xmm15                                    ;    93.7 fp0     62 v[1]
        sha256msg1 xmm9, xmm11                                      ;    72.0 fp3+fp1   78 w[8]
        vpalignr xmm0, xmm2, xmm6, 4                                ;    73.0 fp2     78 w[0]
        vpaddd xmm3, xmm3, xmm0                                     ;    74.0 fp3     78 w[0]
        sha256msg2 xmm3, xmm2                                       ;    75.0 fp0+fp1+fp2+fp3   78 w[0]
        vpaddd xmm0, xmm6, xmm5                                     ;    77.7 fp0     78 w[8]
        sha256rnds2 xmm13, xmm12                                    ;    90.0 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    78.7 fp2     78 w[10]
        sha256rnds2 xmm12, xmm13                                    ;    94.0 fp0     62 v[1]
        sha256msg1 xmm6, xmm2                                       ;    75.7 fp3+fp1   78 w[8]
        vpalignr xmm5, xmm1, xmm11, 4                               ;    76.0 fp2     78 w[4]
        vpaddd xmm7, xmm7, xmm5                                     ;    77.0 fp3     78 w[4]
        sha256msg2 xmm7, xmm1                                       ;    78.0 fp0+fp1+fp2+fp3   78 w[4]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 192]     ;    78.3 agu0    78 w[12] reload
        vpaddd xmm0, xmm11, xmm5                                    ;    85.3 fp0     78 w[12]
        sha256rnds2 xmm15, xmm14                                    ;    97.7 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    86.3 fp2     78 w[14]
        sha256rnds2 xmm14, xmm15                                    ;   101.7 fp0     62 v[5]
        sha256msg1 xmm11, xmm1                                      ;    79.7 fp3+fp1   78 w[12]
        vpalignr xmm0, xmm7, xmm1, 4                                ;    81.0 fp2     78 w[8]
        vpaddd xmm9, xmm9, xmm0                                     ;    82.0 fp3     78 w[8]
        sha256msg2 xmm9, xmm7                                       ;    83.0 fp0+fp1+fp2+fp3   78 w[8]
        vpalignr xmm0, xmm3, xmm2, 4                                ;    82.7 fp1     78 w[4]
        vpaddd xmm8, xmm8, xmm0                                     ;    83.7 fp0     78 w[4]
        sha256msg2 xmm8, xmm3                                       ;    84.7 fp2+fp1+fp3   78 w[4]
        vpaddd xmm0, xmm2, xmm5                                     ;    85.3 fp0     78 w[12]
        sha256rnds2 xmm13, xmm12                                    ;    98.0 fp1     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;    86.3 fp2     78 w[14]
        sha256rnds2 xmm12, xmm13                                    ;   102.0 fp0     62 v[5]
        sha256msg1 xmm2, xmm3                                       ;    85.7 fp3+fp1   78 w[12]
        vpalignr xmm5, xmm8, xmm3, 4                                ;    87.7 fp2     78 w[8]
        vpaddd xmm6, xmm6, xmm5                                     ;    88.7 fp0     78 w[8]
        sha256msg2 xmm6, xmm8                                       ;    89.7 fp3+fp1+fp2   78 w[8]
        vpalignr xmm5, xmm9, xmm7, 4                                ;    87.7 fp1     78 w[12]
        vpaddd xmm11, xmm11, xmm5                                   ;    88.7 fp0     78 w[12]
        sha256msg2 xmm11, xmm9                                      ;    89.7 fp0+fp1+fp2+fp3   78 w[12]
        vpalignr xmm5, xmm6, xmm8, 4                                ;    92.7 fp1     78 w[12]
        vpaddd xmm2, xmm2, xmm5                                     ;    93.7 fp0     78 w[12]
        sha256msg2 xmm2, xmm6                                       ;    94.7 fp2+fp1+fp3   78 w[12]
        vmovdqa xmm5, [rel sha256_blocks.T0_constants128 + 208]     ;    90.7 agu1    78 w[0] reload
        vpaddd xmm1, xmm1, xmm5                                     ;    97.7 fp0     78 w[0]
        vpaddd xmm3, xmm3, xmm5                                     ;    97.7 fp3     78 w[0]
        vmovdqa xmm0, xmm1                                          ;    98.7         78 w[0] copy
        sha256rnds2 xmm15, xmm14                                    ;   105.7 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    98.7 fp2     78 w[2]
        sha256rnds2 xmm14, xmm15                                    ;   109.7 fp0     62 v[1]
        vmovdqa xmm0, xmm3                                          ;    98.7         78 w[0] copy
        sha256rnds2 xmm13, xmm12                                    ;   106.0 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;    98.7 fp2     78 w[2]
        sha256rnds2 xmm12, xmm13                                    ;   110.0 fp0     62 v[1]
        vmovdqa xmm1, [rel sha256_blocks.T0_constants128 + 224]     ;    95.0 agu0    78 w[4] reload
        vpaddd xmm7, xmm7, xmm1                                     ;   102.0 fp3     78 w[4]
        vpaddd xmm8, xmm8, xmm1                                     ;   102.0 fp1     78 w[4]
        vmovdqa xmm0, xmm7                                          ;   103.0         78 w[4] copy
        sha256rnds2 xmm15, xmm14                                    ;   113.7 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;   103.0 fp2     78 w[6]
        sha256rnds2 xmm14, xmm15                                    ;   117.7 fp1     62 v[5]
        vmovdqa xmm0, xmm8                                          ;   103.0         78 w[4] copy
        sha256rnds2 xmm13, xmm12                                    ;   114.0 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;   103.0 fp2     78 w[6]
        sha256rnds2 xmm12, xmm13                                    ;   118.0 fp1     62 v[5]
        vmovdqa xmm1, [rel sha256_blocks.T0_constants128 + 240]     ;   101.7 agu1    78 w[8] reload
        vpaddd xmm9, xmm9, xmm1                                     ;   108.7 fp3     78 w[8]
        vpaddd xmm6, xmm6, xmm1                                     ;   108.7 fp0     78 w[8]
        vmovdqa xmm0, xmm9                                          ;   109.7         78 w[8] copy
        sha256rnds2 xmm15, xmm14                                    ;   121.7 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;   109.7 fp2     78 w[10]
        sha256rnds2 xmm14, xmm15                                    ;   125.7 fp0     62 v[1]
        vmovdqa xmm0, xmm6                                          ;   109.7         78 w[8] copy
        sha256rnds2 xmm13, xmm12                                    ;   122.0 fp1     62 v[3]
        vpshufd xmm0, xmm0, 0xee                                    ;   109.7 fp2     78 w[10]
        sha256rnds2 xmm12, xmm13                                    ;   126.0 fp0     62 v[1]
        vmovdqa xmm1, [rel sha256_blocks.T0_constants128 + 256]     ;   108.7 agu0    78 w[12] reload
        vpaddd xmm11, xmm11, xmm1                                   ;   115.7 fp3     78 w[12]
        vpaddd xmm2, xmm2, xmm1                                     ;   115.7 fp1     78 w[12]
        vmovdqa xmm0, xmm11                                         ;   116.7         78 w[12] copy
        sha256rnds2 xmm15, xmm14                                    ;   129.7 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;   116.7 fp2     78 w[14]
        sha256rnds2 xmm14, xmm15                                    ;   133.7 fp1     62 v[5]
        vmovdqa xmm0, xmm2                                          ;   116.7         78 w[12] copy
        sha256rnds2 xmm13, xmm12                                    ;   130.0 fp0     62 v[7]
        vpshufd xmm0, xmm0, 0xee                                    ;   116.7 fp2     78 w[14]
        sha256rnds2 xmm12, xmm13                                    ;   134.0 fp1     62 v[5]
        vpaddd xmm15, xmm15, xmm10                                  ;   133.7 fp3     82 h
        vpaddd xmm13, xmm13, xmm4                                   ;   134.0 fp0     82 h
        vpaddd xmm14, xmm14, [rbx - 48]                             ;   137.7 fp2+agu1   82 h
        vpaddd xmm12, xmm12, [rbx - 64]                             ;   138.0 fp1+agu0   82 h
        add r9, 0x40                                                ;   117.0 alu0    68 blocks
        add r8, 0x40                                                ;   117.2 alu1    68 blocks
        cmp r8, qword [rbx - 8]                                     ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 16], r8                                    ;                    resident
        mov qword [rbx + 0], r9                                     ;                    resident
        vmovdqa [rbx - 128], xmm15                                  ;                    resident
        vmovdqa [rbx - 112], xmm14                                  ;                    resident
        vmovdqa [rbx - 96], xmm13                                   ;                    resident
        vmovdqa [rbx - 80], xmm12                                   ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 112]                                   ;     0.0 agu0    82 h reload
        mov esi, r8d                                                ;     4.0         82 h
        mov r9, qword [rbx - 80]                                    ;     0.3 agu1    82 h reload
        mov edi, r9d                                                ;     4.3         82 h
        mov r10, qword [rbx - 32]                                   ;     0.7 agu2    82 h reload
        mov dword [r10 + 20], esi                                   ;     4.0 agu0+st0   82 h
        mov r11, qword [rbx - 24]                                   ;     1.3 agu1    82 h reload
        mov dword [r11 + 20], edi                                   ;     4.3 agu2+st1   82 h
        shr r8, 0x20                                                ;     4.0 alu1    82 h
        shr r9, 0x20                                                ;     4.3 alu2    82 h
        mov dword [r10 + 16], r8d                                   ;     5.0 agu0+st0   82 h
        mov dword [r11 + 16], r9d                                   ;     5.3 agu1+st1   82 h
        mov r8, qword [rbx - 104]                                   ;     2.7 agu2    82 h reload
        mov esi, r8d                                                ;     6.7         82 h
        mov r9, qword [rbx - 72]                                    ;     3.0 agu0    82 h reload
        mov edi, r9d                                                ;     7.0         82 h
        mov dword [r10 + 4], esi                                    ;     6.7 agu1+st0   82 h
        mov dword [r11 + 4], edi                                    ;     7.0 agu2+st1   82 h
        shr r8, 0x20                                                ;     6.7 alu1    82 h
        shr r9, 0x20                                                ;     7.0 alu2    82 h
        mov dword [r10], r8d                                        ;     7.7 agu0+st0   82 h
        mov dword [r11], r9d                                        ;     8.0 agu1+st1   82 h
        mov r8, qword [rbx - 128]                                   ;     4.7 agu2    82 h reload
        mov esi, r8d                                                ;     8.7         82 h
        mov r9, qword [rbx - 96]                                    ;     5.0 agu0    82 h reload
        mov edi, r9d                                                ;     9.0         82 h
        mov dword [r10 + 28], esi                                   ;     8.7 agu1+st0   82 h
        mov dword [r11 + 28], edi                                   ;     9.0 agu2+st1   82 h
        shr r8, 0x20                                                ;     8.7 alu1    82 h
        shr r9, 0x20                                                ;     9.0 alu2    82 h
        mov dword [r10 + 24], r8d                                   ;     9.7 agu0+st0   82 h
        mov dword [r11 + 24], r9d                                   ;    10.0 agu1+st1   82 h
        mov r8, qword [rbx - 120]                                   ;     6.7 agu2    82 h reload
        mov esi, r8d                                                ;    10.7         82 h
        mov r9, qword [rbx - 88]                                    ;     7.0 agu0    82 h reload
        mov edi, r9d                                                ;    11.0         82 h
        mov dword [r10 + 12], esi                                   ;    10.7 agu1+st0   82 h
        mov dword [r11 + 12], edi                                   ;    11.0 agu2+st1   82 h
        shr r8, 0x20                                                ;    10.7 alu1    82 h
        shr r9, 0x20                                                ;    11.0 alu2    82 h
        mov dword [r10 + 8], r8d                                    ;    11.7 agu0+st0   82 h
        mov dword [r11 + 8], r9d                                    ;    12.0 agu1+st1   82 h
        vpxor xmm0, xmm0, xmm0                                      ;                    cleared
        vmovdqa [rbx - 128], xmm0                                   ;                    cleared
        vmovdqa [rbx - 112], xmm0                                   ;                    cleared
        vmovdqa [rbx - 96], xmm0                                    ;                    cleared
        vmovdqa [rbx - 80], xmm0                                    ;                    cleared
        vmovdqa [rbx - 64], xmm0                                    ;                    cleared
        vmovdqa [rbx - 48], xmm0                                    ;                    cleared
        add rsp, 0x98                                               ;                    frame
        pop r15                                                     ;                    preserved
        pop r14                                                     ;                    preserved
        pop r13                                                     ;                    preserved
        pop r12                                                     ;                    preserved
        pop rbp                                                     ;                    preserved
        pop rbx                                                     ;                    preserved
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
