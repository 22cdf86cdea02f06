; sha1_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu zen3 --variant many
;
; void sha1_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, uint32_t n);   System V, 64 bits
;   h_0: 20 bytes, read and written, secret, no alignment needed
;   h_1: 20 bytes, read and written, secret, no alignment needed
;   h_2: 20 bytes, read and written, secret, no alignment needed
;   h_3: 20 bytes, read and written, secret, no alignment needed
;   h_4: 20 bytes, read and written, secret, no alignment needed
;   h_5: 20 bytes, read and written, secret, no alignment needed
;   h_6: 20 bytes, read and written, secret, no alignment needed
;   h_7: 20 bytes, read and written, secret, no alignment needed
;   m_0: 64 bytes a block, read, secret, no alignment needed
;   m_1: 64 bytes a block, read, secret, no alignment needed
;   m_2: 64 bytes a block, read, secret, no alignment needed
;   m_3: 64 bytes a block, read, secret, no alignment needed
;   m_4: 64 bytes a block, read, secret, no alignment needed
;   m_5: 64 bytes a block, read, secret, no alignment needed
;   m_6: 64 bytes a block, read, secret, no alignment needed
;   m_7: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 640 bytes, 21 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 52 uops, planned 21.0; bounds: width 8.7, ports 10.7, path 12.0
;   blocks: 1638 uops, planned 387.2; bounds: width 273.0, ports 368.2, path 251.0
;   body.2: 48 uops, planned 18.3; bounds: width 8.0, ports 16.0, path 5.0
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
        push rbp                                                     ;                    preserved
        push r12                                                     ;                    preserved
        push r13                                                     ;                    preserved
        push r14                                                     ;                    preserved
        push r15                                                     ;                    preserved
        mov rax, rsp                                                 ;                    frame
        sub rsp, 0x320                                               ;                    frame
        and rsp, -32                                                 ;                    frame
        lea rbp, [rsp + 128]                                         ;                    frame
        mov qword [rbp + 648], rax                                   ;                    frame
        mov r10, qword [rax + 48]                                    ;                    frame
        mov qword [rbp + 560], r10                                   ;                    frame
        mov r10, qword [rax + 56]                                    ;                    frame
        mov qword [rbp + 568], r10                                   ;                    frame
        mov r10, qword [rax + 128]                                   ;                    frame
        mov qword [rbp + 656], r10                                   ;                    frame
        mov r10, qword [rax + 64]                                    ;                    frame
        mov qword [rbp + 576], r10                                   ;                    frame
        mov r10, qword [rax + 72]                                    ;                    frame
        mov qword [rbp + 592], r10                                   ;                    frame
        mov r10, qword [rax + 80]                                    ;                    frame
        mov qword [rbp + 600], r10                                   ;                    frame
        mov r10, qword [rax + 88]                                    ;                    frame
        mov qword [rbp + 608], r10                                   ;                    frame
        mov r10, qword [rax + 96]                                    ;                    frame
        mov qword [rbp + 616], r10                                   ;                    frame
        mov r10, qword [rax + 104]                                   ;                    frame
        mov qword [rbp + 624], r10                                   ;                    frame
        mov r10, qword [rax + 112]                                   ;                    frame
        mov qword [rbp + 632], r10                                   ;                    frame
        mov r10, qword [rax + 120]                                   ;                    frame
        mov qword [rbp + 640], r10                                   ;                    frame
        mov qword [rbp + 512], rdi                                   ;                    argument
        mov qword [rbp + 520], rsi                                   ;                    argument
        mov qword [rbp + 528], rdx                                   ;                    argument
        mov qword [rbp + 536], rcx                                   ;                    argument
        mov qword [rbp + 544], r8                                    ;                    argument
        mov qword [rbp + 552], r9                                    ;                    argument
        mov r8, qword [rbp + 512]                                    ;     0.0 agu0    16 h reload
        vmovdqu xmm0, [r8]                                           ;     4.0 agu1    16 h
        mov r9, qword [rbp + 520]                                    ;     0.3 agu2    16 h reload
        vmovdqu xmm1, [r9]                                           ;     4.3 agu0    16 h
        mov r10, qword [rbp + 528]                                   ;     1.2 agu1    16 h reload
        vmovdqu xmm2, [r10]                                          ;     5.2 agu0    16 h
        mov r11, qword [rbp + 536]                                   ;     1.3 agu2    16 h reload
        vmovdqu xmm3, [r11]                                          ;     5.3 agu1    16 h
        mov r12, qword [rbp + 544]                                   ;     2.3 agu2    16 h reload
        vmovdqu xmm4, [r12]                                          ;     6.3 agu0    16 h
        mov r13, qword [rbp + 552]                                   ;     3.2 agu1    16 h reload
        vmovdqu xmm5, [r13]                                          ;     7.2 agu0    16 h
        mov r14, qword [rbp + 560]                                   ;     3.3 agu2    16 h reload
        vmovdqu xmm6, [r14]                                          ;     7.3 agu1    16 h
        mov r15, qword [rbp + 568]                                   ;     4.3 agu2    16 h reload
        vmovdqu xmm7, [r15]                                          ;     8.3 agu0    16 h
        vmovd xmm8, [r8 + 16]                                        ;     5.2 agu1    16 h
        vmovd xmm9, [r9 + 16]                                        ;     6.0 agu0    16 h
        mov esi, dword [rbp + 656]                                   ;     5.3 agu2    16 h
        shl rsi, 6                                                   ;     9.3 alu1    16 h
        vmovd xmm10, [r10 + 16]                                      ;     6.2 agu1    16 h
        vmovd xmm11, [r11 + 16]                                      ;     7.0 agu0    16 h
        vmovd xmm12, [r12 + 16]                                      ;     7.2 agu1    16 h
        vmovd xmm13, [r13 + 16]                                      ;     8.0 agu0    16 h
        vmovd xmm14, [r14 + 16]                                      ;     8.2 agu1    16 h
        vmovd xmm15, [r15 + 16]                                      ;     9.0 agu0    16 h
        add rsi, qword [rbp + 576]                                   ;    10.3 alu0+agu2   16 h
        mov qword [rbp + 584], rsi                                   ;    11.3 agu2+st0   16 h
        vpunpckldq ymm8, ymm8, ymm9                                  ;    13.0 fp1     16 h
        vperm2i128 ymm0, ymm0, ymm4, 0x20                            ;    13.3 fp1     16 h
        vperm2i128 ymm1, ymm1, ymm5, 0x20                            ;    14.2 fp1     16 h
        vpunpckldq ymm4, ymm10, ymm11                                ;    14.0 fp2     16 h
        vperm2i128 ymm2, ymm2, ymm6, 0x20                            ;    14.3 fp1     16 h
        vpunpcklqdq ymm4, ymm8, ymm4                                 ;    15.0 fp2     16 h
        vpunpckldq ymm5, ymm12, ymm13                                ;    15.0 fp2     16 h
        vperm2i128 ymm3, ymm3, ymm7, 0x20                            ;    15.3 fp1     16 h
        vpunpckldq ymm6, ymm14, ymm15                                ;    16.0 fp2     16 h
        vpunpcklqdq ymm5, ymm5, ymm6                                 ;    17.0 fp2     16 h
        vpunpckldq ymm6, ymm0, ymm1                                  ;    17.2 fp1     16 h
        vpunpckhdq ymm0, ymm0, ymm1                                  ;    17.2 fp2     16 h
        vperm2i128 ymm1, ymm4, ymm5, 0x20                            ;    18.0 fp1     16 h
        vpunpckldq ymm4, ymm2, ymm3                                  ;    18.3 fp2     16 h
        vpunpckhdq ymm2, ymm2, ymm3                                  ;    18.3 fp1     16 h
        vpunpcklqdq ymm3, ymm6, ymm4                                 ;    19.3 fp2     16 h
        vpunpckhqdq ymm4, ymm6, ymm4                                 ;    19.3 fp1     16 h
        vpunpcklqdq ymm5, ymm0, ymm2                                 ;    19.3 fp2     16 h
        vpunpckhqdq ymm0, ymm0, ymm2                                 ;    19.3 fp1     16 h
        vmovdqu [rbp - 128], ymm3                                    ;    20.3 agu2+fp5   16 h
        vmovdqu [rbp - 96], ymm4                                     ;    20.3 agu1+fp5   16 h
        vmovdqu [rbp - 64], ymm5                                     ;    20.3 agu0+fp5   16 h
        vmovdqu [rbp - 32], ymm0                                     ;    20.3 agu2+fp5   16 h
        vmovdqu [rbp + 0], ymm1                                      ;    21.0 agu1+fp5   16 h
        cmp dword [rbp + 656], 0                                     ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 576]                                    ;                    resident
        mov r9, qword [rbp + 592]                                    ;                    resident
        mov r10, qword [rbp + 600]                                   ;                    resident
        mov r11, qword [rbp + 608]                                   ;                    resident
        mov r12, qword [rbp + 616]                                   ;                    resident
        mov r13, qword [rbp + 624]                                   ;                    resident
        mov r14, qword [rbp + 632]                                   ;                    resident
        mov r15, qword [rbp + 640]                                   ;                    resident
        vmovdqu ymm0, [rbp - 128]                                    ;                    resident
        vmovdqu ymm1, [rbp - 64]                                     ;                    resident
        vmovdqu ymm2, [rbp - 32]                                     ;                    resident
        vmovdqu ymm3, [rbp - 96]                                     ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm4, [r8]                                           ;     0.0 agu0    22 w[0]
        vmovdqu xmm5, [r9]                                           ;     0.2 agu1    22 w[0]
        vmovdqu xmm6, [r10]                                          ;     1.0 agu0    22 w[0]
        vmovdqu xmm7, [r11]                                          ;     1.2 agu1    22 w[0]
        vmovdqu xmm8, [r12]                                          ;     2.0 agu0    22 w[0]
        vmovdqu xmm9, [r13]                                          ;     2.2 agu1    22 w[0]
        vmovdqu xmm10, [r14]                                         ;     3.0 agu0    22 w[0]
        vmovdqu xmm11, [r15]                                         ;     3.2 agu1    22 w[0]
        vpslld ymm12, ymm3, 0x1e                                     ;     1.3 fp1     28 v[1]
        vpsrld ymm13, ymm3, 2                                        ;     1.5 fp2     28 v[1]
        vpxor ymm12, ymm12, ymm13                                    ;     2.5 fp0     28 v[1]
        vpslld ymm15, ymm0, 5                                        ;     2.3 fp1     27 v[4]
        vpsrld ymm13, ymm0, 0x1b                                     ;     2.5 fp2     27 v[4]
        vpxor ymm15, ymm15, ymm13                                    ;     3.5 fp3     27 v[4]
        vpslld ymm13, ymm0, 0x1e                                     ;     3.3 fp1     28 v[0]
        vpaddd ymm15, ymm15, [rbp + 0]                               ;     7.0 fp0+agu0   27 v[4]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 64]  ;     8.0 fp3+agu1   27 v[4]
        vpsrld ymm14, ymm0, 2                                        ;     3.5 fp2     28 v[0]
        vpxor ymm13, ymm13, ymm14                                    ;     4.5 fp0     28 v[0]
        vpxor ymm14, ymm12, ymm1                                     ;     4.2 fp3      6 v[3]
        vpand ymm14, ymm14, ymm0                                     ;     5.2 fp1      6 v[3]
        vpxor ymm14, ymm14, ymm1                                     ;     6.2 fp2      6 v[3]
        vpaddd ymm14, ymm14, ymm2                                    ;     7.2 fp0     27 v[3]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 64]  ;     8.2 fp3+agu0   27 v[3]
        vperm2i128 ymm4, ymm4, ymm8, 0x20                            ;     9.0 fp1     22 w[0]
        vperm2i128 ymm5, ymm5, ymm9, 0x20                            ;     9.2 fp1     22 w[0]
        vpxor ymm8, ymm13, ymm12                                     ;     5.5 fp2      6 v[2]
        vperm2i128 ymm6, ymm6, ymm10, 0x20                           ;    10.0 fp1     22 w[0]
        vperm2i128 ymm7, ymm7, ymm11, 0x20                           ;    10.2 fp1     22 w[0]
        vmovdqa ymm9, ymm3                                           ;     4.8          6 v[4] copy
        vpunpckldq ymm10, ymm4, ymm5                                 ;    12.2 fp2     22 w[0]
        vpunpckhdq ymm4, ymm4, ymm5                                  ;    12.2 fp2     22 w[0]
        vpxor ymm5, ymm1, ymm2                                       ;     5.7 fp0      6 v[4]
        vpand ymm9, ymm9, ymm5                                       ;     6.7 fp3      6 v[4]
        vpxor ymm9, ymm9, ymm2                                       ;     7.7 fp0      6 v[4]
        vpaddd ymm15, ymm15, ymm9                                    ;     9.0 fp3     27 v[4]
        vpunpckldq ymm5, ymm6, ymm7                                  ;    13.2 fp2     22 w[0]
        vpunpckhdq ymm6, ymm6, ymm7                                  ;    13.2 fp1     22 w[0]
        vpunpcklqdq ymm7, ymm10, ymm5                                ;    14.2 fp2     22 w[0]
        vpunpckhqdq ymm5, ymm10, ymm5                                ;    14.2 fp1     22 w[0]
        vpunpcklqdq ymm9, ymm4, ymm6                                 ;    14.2 fp2     22 w[0]
        vmovdqu ymm10, [rel sha1_blocks.T0_constants256]             ;     7.2 agu1    22 w[0] reload
        vpshufb ymm7, ymm7, ymm10                                    ;    15.2 fp1     22 w[0]
        vmovdqa ymm11, ymm12                                         ;     7.7          6 v[2] copy
        vmovdqu [rbp + 32], ymm2                                     ;     7.8 agu2+fp5   19 v[3] spill
        vmovdqa ymm2, ymm13                                          ;     8.0          6 v[1] copy
        vpunpckhqdq ymm4, ymm4, ymm6                                 ;    14.2 fp2     22 w[0]
        vpshufb ymm5, ymm5, ymm10                                    ;    15.2 fp1     22 w[0]
        vpshufb ymm6, ymm9, ymm10                                    ;    15.2 fp2     22 w[0]
        vmovdqu ymm9, [rel sha1_blocks.T0_constants256 + 64]         ;     9.0 agu0    27 v[4] reload
        vmovdqu [rbp + 64], ymm3                                     ;     9.2 agu1+fp5   19 v[1] spill
        vpaddd ymm3, ymm1, ymm9                                      ;    16.0 fp0     27 v[2]
        vpaddd ymm15, ymm15, ymm7                                    ;    16.2 fp3     27 v[4]
        vpshufb ymm4, ymm4, ymm10                                    ;    15.2 fp1     22 w[0]
        vpaddd ymm14, ymm14, ymm5                                    ;    16.2 fp0     27 v[3]
        vpaddd ymm3, ymm3, ymm6                                      ;    17.0 fp3     27 v[2]
        vpand ymm8, ymm8, ymm15                                      ;    17.2 fp0      6 v[2]
        vpxor ymm11, ymm11, ymm8                                     ;    18.2 fp3      6 v[2]
        vpslld ymm8, ymm15, 5                                        ;    17.2 fp2     27 v[3]
        vpaddd ymm3, ymm3, ymm11                                     ;    19.2 fp0     27 v[2]
        vpsrld ymm11, ymm15, 0x1b                                    ;    17.2 fp1     27 v[3]
        vpxor ymm8, ymm8, ymm11                                      ;    18.2 fp3     27 v[3]
        vmovdqa ymm11, ymm13                                         ;    14.5          6 v[1] copy
        vpaddd ymm12, ymm12, ymm4                                    ;    16.2 fp0     27 v[1]
        vpaddd ymm12, ymm12, ymm9                                    ;    17.2 fp2     27 v[1]
        vpaddd ymm14, ymm14, ymm8                                    ;    19.2 fp1     27 v[3]
        vpslld ymm8, ymm15, 0x1e                                     ;    17.2 fp2     28 v[4]
        vpsrld ymm15, ymm15, 2                                       ;    17.2 fp1     28 v[4]
        vpxor ymm8, ymm8, ymm15                                      ;    18.2 fp3     28 v[4]
        vpxor ymm2, ymm2, ymm8                                       ;    19.2 fp0      6 v[1]
        vmovdqa ymm15, ymm8                                          ;    19.2          6 v[0] copy
        vpand ymm2, ymm2, ymm14                                      ;    20.2 fp3      6 v[1]
        vpxor ymm11, ymm11, ymm2                                     ;    21.2 fp2      6 v[1]
        vpslld ymm2, ymm14, 5                                        ;    20.2 fp1     27 v[2]
        vpaddd ymm12, ymm12, ymm11                                   ;    22.2 fp0     27 v[1]
        vpsrld ymm11, ymm14, 0x1b                                    ;    20.2 fp2     27 v[2]
        vpxor ymm2, ymm2, ymm11                                      ;    21.2 fp3     27 v[2]
        vmovdqu xmm11, [r8 + 32]                                     ;    17.7 agu0    22 w[8]
        vpaddd ymm3, ymm3, ymm2                                      ;    22.2 fp0     27 v[2]
        vpaddd ymm13, ymm13, ymm9                                    ;    18.3 fp1     27 v[0]
        vmovdqu [rbp + 96], ymm1                                     ;    18.2 agu2+fp5   19 v[2] spill
        vmovdqu [rbp + 128], ymm0                                    ;    19.2 agu1+fp5   19 v[0] spill
        vmovdqu [rbp + 160], ymm5                                    ;    20.2 agu0+fp5   22 w[0] spill
        vmovdqa ymm5, ymm8                                           ;    19.2          6 v[0] copy
        vmovdqu [rbp + 192], ymm4                                    ;    21.2 agu2+fp5   22 w[0] spill
        vmovdqu xmm4, [r12 + 32]                                     ;    19.3 agu1    22 w[8]
        vmovdqu [rbp + 224], ymm7                                    ;    22.2 agu0+fp5   22 w[0] spill
        vpslld ymm7, ymm14, 0x1e                                     ;    20.2 fp2     28 v[3]
        vpsrld ymm14, ymm14, 2                                       ;    20.2 fp1     28 v[3]
        vpxor ymm7, ymm7, ymm14                                      ;    21.2 fp3     28 v[3]
        vmovdqu xmm14, [r13 + 32]                                    ;    20.3 agu1    22 w[8]
        vpxor ymm15, ymm15, ymm7                                     ;    22.2 fp0      6 v[0]
        vpand ymm15, ymm15, ymm3                                     ;    23.2 fp2      6 v[0]
        vpxor ymm5, ymm5, ymm15                                      ;    24.2 fp1      6 v[0]
        vpaddd ymm13, ymm13, ymm5                                    ;    25.2 fp3     27 v[0]
        vmovdqu [rbp + 256], ymm6                                    ;    23.2 agu2+fp5   22 w[0] spill
        vmovdqa ymm6, ymm7                                           ;    22.2          6 v[4] copy
        vpslld ymm1, ymm3, 5                                         ;    23.2 fp2     27 v[1]
        vpsrld ymm0, ymm3, 0x1b                                      ;    23.2 fp1     27 v[1]
        vpxor ymm1, ymm1, ymm0                                       ;    24.2 fp0     27 v[1]
        vpslld ymm0, ymm3, 0x1e                                      ;    23.2 fp2     28 v[2]
        vpsrld ymm3, ymm3, 2                                         ;    23.2 fp1     28 v[2]
        vpxor ymm0, ymm0, ymm3                                       ;    24.2 fp3     28 v[2]
        vpaddd ymm12, ymm12, ymm1                                    ;    25.2 fp0     27 v[1]
        vpxor ymm6, ymm6, ymm0                                       ;    25.2 fp3      6 v[4]
        vpslld ymm1, ymm12, 5                                        ;    26.2 fp2     27 v[0]
        vpsrld ymm3, ymm12, 0x1b                                     ;    26.2 fp1     27 v[0]
        vpxor ymm1, ymm1, ymm3                                       ;    27.2 fp0     27 v[0]
        vpaddd ymm13, ymm13, ymm1                                    ;    28.2 fp3     27 v[0]
        vmovdqu xmm1, [r12 + 16]                                     ;    23.2 agu0    22 w[4] reload
        vmovdqu xmm3, [r8 + 16]                                      ;    23.3 agu1    22 w[4] reload
        vperm2i128 ymm1, ymm3, ymm1, 0x20                            ;    30.3 fp1     22 w[4]
        vmovdqu xmm3, [r13 + 16]                                     ;    24.2 agu0    22 w[4] reload
        vmovdqu xmm15, [r9 + 16]                                     ;    24.3 agu1    22 w[4] reload
        vperm2i128 ymm15, ymm15, ymm3, 0x20                          ;    31.3 fp1     22 w[4]
        vmovdqu xmm3, [r14 + 16]                                     ;    25.2 agu0    22 w[4] reload
        vmovdqu xmm5, [r10 + 16]                                     ;    25.3 agu1    22 w[4] reload
        vperm2i128 ymm5, ymm5, ymm3, 0x20                            ;    32.3 fp1     22 w[4]
        vmovdqu xmm3, [r15 + 16]                                     ;    26.2 agu0    22 w[4] reload
        vmovdqu xmm2, [r11 + 16]                                     ;    26.3 agu1    22 w[4] reload
        vperm2i128 ymm2, ymm2, ymm3, 0x20                            ;    33.3 fp1     22 w[4]
        vpand ymm6, ymm6, ymm12                                      ;    26.2 fp2      6 v[4]
        vpslld ymm3, ymm12, 0x1e                                     ;    26.2 fp2     28 v[1]
        vpsrld ymm12, ymm12, 2                                       ;    27.2 fp2     28 v[1]
        vpxor ymm6, ymm6, ymm7                                       ;    27.2 fp0      6 v[4]
        vpaddd ymm8, ymm8, ymm6                                      ;    28.2 fp3     27 v[4]
        vmovdqa ymm6, ymm0                                           ;    26.0          6 v[3] copy
        vpxor ymm3, ymm3, ymm12                                      ;    28.2 fp0     28 v[1]
        vpaddd ymm8, ymm8, ymm9                                      ;    29.2 fp3     27 v[4]
        vpxor ymm6, ymm6, ymm3                                       ;    29.2 fp0      6 v[3]
        vpunpckldq ymm12, ymm1, ymm15                                ;    34.3 fp2     22 w[4]
        vpunpckhdq ymm15, ymm1, ymm15                                ;    34.3 fp1     22 w[4]
        vpunpckldq ymm1, ymm5, ymm2                                  ;    36.3 fp2     22 w[4]
        vpunpckhdq ymm5, ymm5, ymm2                                  ;    36.3 fp1     22 w[4]
        vpunpcklqdq ymm2, ymm12, ymm1                                ;    37.3 fp2     22 w[4]
        vpunpckhqdq ymm12, ymm12, ymm1                               ;    37.3 fp1     22 w[4]
        vpshufb ymm1, ymm2, ymm10                                    ;    38.3 fp2     22 w[4]
        vperm2i128 ymm4, ymm11, ymm4, 0x20                           ;    31.5 fp1     22 w[8]
        vmovdqu xmm11, [r9 + 32]                                     ;    28.3 agu0    22 w[8] reload
        vperm2i128 ymm11, ymm11, ymm14, 0x20                         ;    35.3 fp1     22 w[8]
        vmovdqa ymm14, ymm0                                          ;    28.7          6 v[3] copy
        vmovdqa ymm2, ymm3                                           ;    29.2          6 v[2] copy
        vpaddd ymm7, ymm7, ymm9                                      ;    29.2 fp3     27 v[3]
        vpshufb ymm12, ymm12, ymm10                                  ;    38.3 fp2     22 w[4]
        vpaddd ymm13, ymm13, ymm1                                    ;    39.3 fp0     27 v[0]
        vpaddd ymm8, ymm8, ymm12                                     ;    39.3 fp3     27 v[4]
        vmovdqu [rbp + 288], ymm12                                   ;    39.3 agu2+fp5   22 w[4] spill
        vpunpcklqdq ymm12, ymm15, ymm5                               ;    37.3 fp2     22 w[4]
        vpunpckhqdq ymm5, ymm15, ymm5                                ;    37.3 fp1     22 w[4]
        vpshufb ymm12, ymm12, ymm10                                  ;    38.3 fp2     22 w[4]
        vpshufb ymm5, ymm5, ymm10                                    ;    38.3 fp1     22 w[4]
        vpaddd ymm7, ymm7, ymm12                                     ;    39.3 fp0     27 v[3]
        vpand ymm6, ymm6, ymm13                                      ;    40.3 fp3      6 v[3]
        vpxor ymm14, ymm14, ymm6                                     ;    41.3 fp2      6 v[3]
        vpslld ymm6, ymm13, 5                                        ;    40.3 fp1     27 v[4]
        vpsrld ymm15, ymm13, 0x1b                                    ;    40.3 fp2     27 v[4]
        vmovdqu [rbp + 320], ymm12                                   ;    39.3 agu1+fp5   22 w[4] spill
        vmovdqa ymm12, ymm3                                          ;    37.5          6 v[2] copy
        vpxor ymm6, ymm6, ymm15                                      ;    41.3 fp0     27 v[4]
        vpunpckldq ymm15, ymm4, ymm11                                ;    38.3 fp1     22 w[8]
        vpaddd ymm0, ymm0, ymm5                                      ;    39.3 fp3     27 v[2]
        vpaddd ymm0, ymm0, ymm9                                      ;    40.3 fp2     27 v[2]
        vpaddd ymm8, ymm8, ymm6                                      ;    42.3 fp0     27 v[4]
        vpslld ymm6, ymm13, 0x1e                                     ;    40.3 fp1     28 v[0]
        vpsrld ymm13, ymm13, 2                                       ;    40.3 fp2     28 v[0]
        vpxor ymm6, ymm6, ymm13                                      ;    41.3 fp3     28 v[0]
        vpaddd ymm7, ymm7, ymm14                                     ;    42.3 fp0     27 v[3]
        vpxor ymm2, ymm2, ymm6                                       ;    42.3 fp1      6 v[2]
        vmovdqa ymm13, ymm6                                          ;    42.3          6 v[1] copy
        vpand ymm2, ymm2, ymm8                                       ;    43.3 fp3      6 v[2]
        vpxor ymm12, ymm12, ymm2                                     ;    44.3 fp2      6 v[2]
        vpslld ymm14, ymm8, 5                                        ;    43.3 fp1     27 v[3]
        vpsrld ymm2, ymm8, 0x1b                                      ;    43.3 fp2     27 v[3]
        vpxor ymm14, ymm14, ymm2                                     ;    44.3 fp0     27 v[3]
        vpaddd ymm7, ymm7, ymm14                                     ;    45.3 fp3     27 v[3]
        vpaddd ymm3, ymm3, ymm9                                      ;    41.7 fp0     27 v[1]
        vpaddd ymm0, ymm0, ymm12                                     ;    45.3 fp1     27 v[2]
        vmovdqu xmm12, [r12 + 48]                                    ;    41.2 agu0    22 w[12]
        vmovdqu [rbp + 352], ymm5                                    ;    41.3 agu2+fp5   22 w[4] spill
        vmovdqu xmm5, [r13 + 48]                                     ;    41.5 agu1    22 w[12]
        vmovdqu [rbp + 384], ymm1                                    ;    42.3 agu0+fp5   22 w[4] spill
        vmovdqa ymm1, ymm6                                           ;    42.3          6 v[1] copy
        vpslld ymm2, ymm8, 0x1e                                      ;    43.3 fp2     28 v[4]
        vpsrld ymm8, ymm8, 2                                         ;    43.3 fp1     28 v[4]
        vpxor ymm2, ymm2, ymm8                                       ;    44.3 fp3     28 v[4]
        vpxor ymm13, ymm13, ymm2                                     ;    45.3 fp0      6 v[1]
        vpand ymm13, ymm13, ymm7                                     ;    46.3 fp3      6 v[1]
        vpxor ymm1, ymm1, ymm13                                      ;    47.3 fp2      6 v[1]
        vmovdqa ymm13, ymm2                                          ;    45.3          6 v[0] copy
        vpaddd ymm3, ymm3, ymm1                                      ;    48.3 fp0     27 v[1]
        vpslld ymm1, ymm7, 5                                         ;    46.3 fp1     27 v[2]
        vpsrld ymm8, ymm7, 0x1b                                      ;    46.3 fp2     27 v[2]
        vpxor ymm1, ymm1, ymm8                                       ;    47.3 fp3     27 v[2]
        vpslld ymm8, ymm7, 0x1e                                      ;    46.3 fp1     28 v[3]
        vpsrld ymm7, ymm7, 2                                         ;    46.3 fp2     28 v[3]
        vpxor ymm8, ymm8, ymm7                                       ;    47.3 fp0     28 v[3]
        vpaddd ymm0, ymm0, ymm1                                      ;    48.3 fp3     27 v[2]
        vpxor ymm13, ymm13, ymm8                                     ;    48.3 fp0      6 v[0]
        vpslld ymm7, ymm0, 5                                         ;    49.3 fp1     27 v[1]
        vpsrld ymm1, ymm0, 0x1b                                      ;    49.3 fp2     27 v[1]
        vpxor ymm7, ymm7, ymm1                                       ;    50.3 fp3     27 v[1]
        vpaddd ymm3, ymm3, ymm7                                      ;    51.3 fp0     27 v[1]
        vmovdqu xmm7, [r14 + 32]                                     ;    45.8 agu1    22 w[8] reload
        vmovdqu xmm1, [r10 + 32]                                     ;    46.0 agu0    22 w[8] reload
        vperm2i128 ymm7, ymm1, ymm7, 0x20                            ;    53.0 fp1     22 w[8]
        vmovdqu xmm1, [r15 + 32]                                     ;    46.8 agu1    22 w[8] reload
        vmovdqu xmm14, [r11 + 32]                                    ;    47.0 agu0    22 w[8] reload
        vperm2i128 ymm14, ymm14, ymm1, 0x20                          ;    54.0 fp1     22 w[8]
        vpunpckhdq ymm4, ymm4, ymm11                                 ;    47.3 fp2     22 w[8]
        vmovdqa ymm11, ymm2                                          ;    47.0          6 v[0] copy
        vmovdqa ymm1, ymm8                                           ;    48.3          6 v[4] copy
        vpand ymm13, ymm13, ymm0                                     ;    49.3 fp3      6 v[0]
        vpxor ymm11, ymm11, ymm13                                    ;    50.3 fp0      6 v[0]
        vpslld ymm13, ymm0, 0x1e                                     ;    49.3 fp2     28 v[2]
        vpsrld ymm0, ymm0, 2                                         ;    49.3 fp1     28 v[2]
        vpaddd ymm6, ymm6, ymm9                                      ;    48.3 fp3     27 v[0]
        vpxor ymm13, ymm13, ymm0                                     ;    50.3 fp0     28 v[2]
        vpaddd ymm6, ymm6, ymm11                                     ;    51.3 fp3     27 v[0]
        vpxor ymm1, ymm1, ymm13                                      ;    51.3 fp2      6 v[4]
        vpunpckldq ymm11, ymm7, ymm14                                ;    57.0 fp1     22 w[8]
        vpunpckhdq ymm7, ymm7, ymm14                                 ;    57.0 fp2     22 w[8]
        vpunpcklqdq ymm14, ymm15, ymm11                              ;    58.0 fp1     22 w[8]
        vmovdqa ymm0, ymm8                                           ;    49.3          6 v[4] copy
        vpunpckhqdq ymm11, ymm15, ymm11                              ;    58.0 fp2     22 w[8]
        vpshufb ymm14, ymm14, ymm10                                  ;    59.0 fp1     22 w[8]
        vmovdqu xmm15, [r8 + 48]                                     ;    49.8 agu1    22 w[12] reload
        vperm2i128 ymm12, ymm15, ymm12, 0x20                         ;    56.8 fp1     22 w[12]
        vmovdqu xmm15, [r9 + 48]                                     ;    50.2 agu0    22 w[12] reload
        vperm2i128 ymm5, ymm15, ymm5, 0x20                           ;    57.2 fp1     22 w[12]
        vpaddd ymm2, ymm2, ymm9                                      ;    50.5 fp0     27 v[4]
        vmovdqa ymm15, ymm13                                         ;    51.3          6 v[3] copy
        vpshufb ymm11, ymm11, ymm10                                  ;    59.0 fp2     22 w[8]
        vpaddd ymm3, ymm3, ymm14                                     ;    60.0 fp3     27 v[1]
        vpaddd ymm6, ymm6, ymm11                                     ;    60.0 fp0     27 v[0]
        vmovdqu [rbp + 416], ymm11                                   ;    60.0 agu2+fp5   22 w[8] spill
        vpunpcklqdq ymm11, ymm4, ymm7                                ;    58.0 fp2     22 w[8]
        vpunpckhqdq ymm4, ymm4, ymm7                                 ;    58.0 fp2     22 w[8]
        vpshufb ymm7, ymm11, ymm10                                   ;    59.0 fp1     22 w[8]
        vpshufb ymm4, ymm4, ymm10                                    ;    59.0 fp2     22 w[8]
        vpaddd ymm2, ymm2, ymm7                                      ;    60.0 fp3     27 v[4]
        vpand ymm1, ymm1, ymm3                                       ;    61.0 fp0      6 v[4]
        vpxor ymm0, ymm0, ymm1                                       ;    62.0 fp3      6 v[4]
        vpslld ymm11, ymm3, 5                                        ;    61.0 fp1     27 v[0]
        vpsrld ymm1, ymm3, 0x1b                                      ;    61.0 fp2     27 v[0]
        vmovdqu [rbp + 448], ymm7                                    ;    60.0 agu1+fp5   22 w[8] spill
        vmovdqa ymm7, ymm13                                          ;    58.2          6 v[3] copy
        vpaddd ymm8, ymm8, ymm9                                      ;    58.3 fp0     27 v[3]
        vpxor ymm11, ymm11, ymm1                                     ;    62.0 fp3     27 v[0]
        vpunpckldq ymm1, ymm12, ymm5                                 ;    60.2 fp1     22 w[12]
        vpaddd ymm8, ymm8, ymm4                                      ;    60.0 fp2     27 v[3]
        vpaddd ymm6, ymm6, ymm11                                     ;    63.0 fp0     27 v[0]
        vpslld ymm11, ymm3, 0x1e                                     ;    61.0 fp1     28 v[1]
        vpsrld ymm3, ymm3, 2                                         ;    61.0 fp2     28 v[1]
        vpxor ymm11, ymm11, ymm3                                     ;    62.0 fp3     28 v[1]
        vpaddd ymm2, ymm2, ymm0                                      ;    63.0 fp0     27 v[4]
        vpxor ymm15, ymm15, ymm11                                    ;    63.0 fp3      6 v[3]
        vmovdqa ymm0, ymm11                                          ;    63.0          6 v[2] copy
        vpand ymm15, ymm15, ymm6                                     ;    64.0 fp1      6 v[3]
        vpxor ymm7, ymm7, ymm15                                      ;    65.0 fp2      6 v[3]
        vpslld ymm15, ymm6, 5                                        ;    64.0 fp1     27 v[4]
        vpsrld ymm3, ymm6, 0x1b                                      ;    64.0 fp2     27 v[4]
        vpxor ymm15, ymm15, ymm3                                     ;    65.0 fp0     27 v[4]
        vpaddd ymm13, ymm13, ymm9                                    ;    61.5 fp3     27 v[2]
        vmovdqa ymm3, ymm11                                          ;    63.0          6 v[2] copy
        vpaddd ymm2, ymm2, ymm15                                     ;    66.0 fp0     27 v[4]
        vpslld ymm15, ymm6, 0x1e                                     ;    64.0 fp1     28 v[0]
        vpsrld ymm6, ymm6, 2                                         ;    64.0 fp2     28 v[0]
        vpxor ymm15, ymm15, ymm6                                     ;    65.0 fp3     28 v[0]
        vpaddd ymm8, ymm8, ymm7                                      ;    66.0 fp0     27 v[3]
        vpxor ymm0, ymm0, ymm15                                      ;    66.0 fp3      6 v[2]
        vmovdqa ymm6, ymm15                                          ;    66.0          6 v[1] copy
        vpand ymm0, ymm0, ymm2                                       ;    67.0 fp1      6 v[2]
        vpxor ymm3, ymm3, ymm0                                       ;    68.0 fp2      6 v[2]
        vpslld ymm7, ymm2, 5                                         ;    67.0 fp1     27 v[3]
        vpsrld ymm0, ymm2, 0x1b                                      ;    67.0 fp2     27 v[3]
        vpxor ymm7, ymm7, ymm0                                       ;    68.0 fp0     27 v[3]
        vpslld ymm0, ymm2, 0x1e                                      ;    67.0 fp1     28 v[4]
        vpsrld ymm2, ymm2, 2                                         ;    67.0 fp2     28 v[4]
        vpxor ymm0, ymm0, ymm2                                       ;    68.0 fp3     28 v[4]
        vpaddd ymm8, ymm8, ymm7                                      ;    69.0 fp0     27 v[3]
        vpaddd ymm13, ymm13, ymm3                                    ;    69.0 fp3     27 v[2]
        vmovdqu xmm7, [r14 + 48]                                     ;    65.2 agu0    22 w[12] reload
        vmovdqu xmm2, [r10 + 48]                                     ;    65.3 agu1    22 w[12] reload
        vperm2i128 ymm7, ymm2, ymm7, 0x20                            ;    72.3 fp1     22 w[12]
        vmovdqa ymm2, ymm15                                          ;    66.0          6 v[1] copy
        vpxor ymm6, ymm6, ymm0                                       ;    69.0 fp0      6 v[1]
        vpand ymm6, ymm6, ymm8                                       ;    70.0 fp3      6 v[1]
        vpxor ymm2, ymm2, ymm6                                       ;    71.0 fp2      6 v[1]
        vpslld ymm6, ymm8, 5                                         ;    70.0 fp1     27 v[2]
        vpsrld ymm3, ymm8, 0x1b                                      ;    70.0 fp2     27 v[2]
        vpxor ymm6, ymm6, ymm3                                       ;    71.0 fp0     27 v[2]
        vpslld ymm3, ymm8, 0x1e                                      ;    70.0 fp1     28 v[3]
        vpsrld ymm8, ymm8, 2                                         ;    70.0 fp2     28 v[3]
        vpaddd ymm13, ymm13, ymm6                                    ;    72.0 fp3     27 v[2]
        vmovdqu xmm6, [r15 + 48]                                     ;    67.7 agu0    22 w[12] reload
        vmovdqu [rbp + 480], ymm4                                    ;    67.8 agu2+fp5   22 w[8] spill
        vmovdqu xmm4, [r11 + 48]                                     ;    68.0 agu1    22 w[12] reload
        vperm2i128 ymm4, ymm4, ymm6, 0x20                            ;    75.0 fp1     22 w[12]
        vpunpckhdq ymm5, ymm12, ymm5                                 ;    69.8 fp2     22 w[12]
        vpaddd ymm11, ymm11, ymm9                                    ;    68.5 fp0     27 v[1]
        vmovdqa ymm6, ymm0                                           ;    69.0          6 v[0] copy
        vpxor ymm3, ymm3, ymm8                                       ;    71.0 fp3     28 v[3]
        vpaddd ymm11, ymm11, ymm2                                    ;    72.0 fp0     27 v[1]
        vpxor ymm6, ymm6, ymm3                                       ;    72.0 fp3      6 v[0]
        vpunpckldq ymm8, ymm7, ymm4                                  ;    78.0 fp1     22 w[12]
        vmovdqa ymm12, ymm0                                          ;    69.5          6 v[0] copy
        vpunpckhdq ymm4, ymm7, ymm4                                  ;    78.0 fp2     22 w[12]
        vpunpcklqdq ymm7, ymm1, ymm8                                 ;    79.0 fp1     22 w[12]
        vpaddd ymm15, ymm15, ymm9                                    ;    70.5 fp0     27 v[0]
        vpunpckhqdq ymm8, ymm1, ymm8                                 ;    79.0 fp2     22 w[12]
        vpshufb ymm7, ymm7, ymm10                                    ;    80.0 fp1     22 w[12]
        vmovdqa ymm1, ymm3                                           ;    72.0          6 v[4] copy
        vpunpcklqdq ymm2, ymm5, ymm4                                 ;    79.0 fp2     22 w[12]
        vpunpckhqdq ymm4, ymm5, ymm4                                 ;    79.0 fp1     22 w[12]
        vpshufb ymm5, ymm8, ymm10                                    ;    80.0 fp2     22 w[12]
        vpshufb ymm8, ymm2, ymm10                                    ;    80.0 fp1     22 w[12]
        vpshufb ymm4, ymm4, ymm10                                    ;    80.0 fp2     22 w[12]
        vpaddd ymm13, ymm13, ymm7                                    ;    81.0 fp3     27 v[2]
        vmovdqa ymm10, ymm3                                          ;    72.2          6 v[4] copy
        vpaddd ymm11, ymm11, ymm5                                    ;    81.0 fp0     27 v[1]
        vpaddd ymm15, ymm15, ymm8                                    ;    81.0 fp3     27 v[0]
        vpand ymm6, ymm6, ymm13                                      ;    82.0 fp0      6 v[0]
        vpxor ymm12, ymm12, ymm6                                     ;    83.0 fp3      6 v[0]
        vpslld ymm6, ymm13, 5                                        ;    82.0 fp1     27 v[1]
        vpsrld ymm2, ymm13, 0x1b                                     ;    82.0 fp2     27 v[1]
        vpaddd ymm0, ymm0, ymm9                                      ;    78.2 fp0     27 v[4]
        vpaddd ymm0, ymm0, ymm4                                      ;    81.0 fp3     27 v[4]
        vpxor ymm6, ymm6, ymm2                                       ;    83.0 fp1     27 v[1]
        vpxor ymm2, ymm14, ymm5                                      ;    81.0 fp2     23 w[0]
        vpxor ymm2, ymm2, [rbp + 256]                                ;    82.0 fp0+agu0   23 w[0]
        vpxor ymm2, ymm2, [rbp + 224]                                ;    83.0 fp3+agu1   23 w[0]
        vpaddd ymm11, ymm11, ymm6                                    ;    84.0 fp1     27 v[1]
        vpslld ymm6, ymm13, 0x1e                                     ;    82.0 fp2     28 v[2]
        vpsrld ymm13, ymm13, 2                                       ;    82.0 fp1     28 v[2]
        vpxor ymm6, ymm6, ymm13                                      ;    83.0 fp0     28 v[2]
        vpaddd ymm15, ymm15, ymm12                                   ;    84.0 fp3     27 v[0]
        vpxor ymm1, ymm1, ymm6                                       ;    84.0 fp2      6 v[4]
        vpslld ymm12, ymm2, 1                                        ;    84.0 fp1     23 w[0]
        vpsrld ymm13, ymm2, 0x1f                                     ;    84.0 fp2     23 w[0]
        vmovdqa ymm2, ymm6                                           ;    84.0          6 v[3] copy
        vpxor ymm12, ymm12, ymm13                                    ;    85.0 fp0     23 w[0]
        vpand ymm1, ymm1, ymm11                                      ;    85.0 fp3      6 v[4]
        vpxor ymm10, ymm10, ymm1                                     ;    86.0 fp0      6 v[4]
        vpslld ymm13, ymm11, 5                                       ;    85.0 fp1     27 v[0]
        vpsrld ymm1, ymm11, 0x1b                                     ;    85.0 fp2     27 v[0]
        vpxor ymm13, ymm13, ymm1                                     ;    86.0 fp3     27 v[0]
        vpaddd ymm3, ymm3, ymm9                                      ;    84.0 fp0     27 v[3]
        vmovdqu ymm1, [rbp + 416]                                    ;    83.2 agu0    22 w[8] reload
        vmovdqu [rbp + 224], ymm14                                   ;    83.3 agu2+fp5   22 w[8] spill
        vpxor ymm14, ymm8, ymm1                                      ;    90.2 fp1     23 w[1]
        vpxor ymm14, ymm14, [rbp + 192]                              ;    91.2 fp2+agu1   23 w[1]
        vpaddd ymm15, ymm15, ymm13                                   ;    87.0 fp3     27 v[0]
        vmovdqa ymm13, ymm6                                          ;    84.0          6 v[3] copy
        vpxor ymm14, ymm14, [rbp + 160]                              ;    92.2 fp0+agu0   23 w[1]
        vpaddd ymm0, ymm0, ymm10                                     ;    87.0 fp1     27 v[4]
        vpslld ymm10, ymm11, 0x1e                                    ;    85.2 fp2     28 v[1]
        vpsrld ymm11, ymm11, 2                                       ;    86.0 fp1     28 v[1]
        vpxor ymm10, ymm10, ymm11                                    ;    87.0 fp3     28 v[1]
        vpaddd ymm3, ymm3, ymm12                                     ;    86.0 fp0     27 v[3]
        vpxor ymm2, ymm2, ymm10                                      ;    88.0 fp2      6 v[3]
        vpand ymm2, ymm2, ymm15                                      ;    89.0 fp3      6 v[3]
        vpslld ymm11, ymm15, 5                                       ;    88.0 fp1     27 v[4]
        vpxor ymm13, ymm13, ymm2                                     ;    90.0 fp0      6 v[3]
        vpsrld ymm2, ymm15, 0x1b                                     ;    88.0 fp2     27 v[4]
        vpxor ymm11, ymm11, ymm2                                     ;    89.0 fp3     27 v[4]
        vpslld ymm2, ymm15, 0x1e                                     ;    88.0 fp1     28 v[0]
        vpsrld ymm15, ymm15, 2                                       ;    88.2 fp2     28 v[0]
        vpxor ymm2, ymm2, ymm15                                      ;    89.2 fp0     28 v[0]
        vpaddd ymm0, ymm0, ymm11                                     ;    90.0 fp3     27 v[4]
        vpaddd ymm6, ymm6, ymm9                                      ;    89.0 fp0     27 v[2]
        vmovdqu ymm11, [rbp + 448]                                   ;    87.2 agu1    22 w[8] reload
        vpxor ymm15, ymm4, ymm11                                     ;    94.2 fp1     23 w[2]
        vpxor ymm15, ymm15, [rbp + 384]                              ;    95.2 fp2+agu0   23 w[2]
        vpxor ymm15, ymm15, [rbp + 256]                              ;    96.2 fp3+agu1   23 w[2]
        vpaddd ymm3, ymm3, ymm13                                     ;    91.0 fp0     27 v[3]
        vpxor ymm13, ymm10, ymm2                                     ;    90.2 fp1      6 v[2]
        vpand ymm13, ymm13, ymm0                                     ;    91.2 fp2      6 v[2]
        vpxor ymm13, ymm13, ymm10                                    ;    92.2 fp3      6 v[2]
        vpaddd ymm6, ymm6, ymm13                                     ;    93.2 fp0     27 v[2]
        vmovdqa ymm13, ymm2                                          ;    90.2          6 v[1] copy
        vpslld ymm11, ymm0, 5                                        ;    91.0 fp1     27 v[3]
        vpsrld ymm1, ymm0, 0x1b                                      ;    91.2 fp2     27 v[3]
        vpxor ymm11, ymm11, ymm1                                     ;    92.2 fp3     27 v[3]
        vmovdqa ymm1, ymm2                                           ;    90.2          6 v[1] copy
        vpaddd ymm3, ymm3, ymm11                                     ;    93.2 fp0     27 v[3]
        vpaddd ymm10, ymm10, ymm9                                    ;    92.0 fp1     27 v[1]
        vpslld ymm11, ymm0, 0x1e                                     ;    92.2 fp2     28 v[4]
        vpsrld ymm0, ymm0, 2                                         ;    93.0 fp1     28 v[4]
        vpxor ymm11, ymm11, ymm0                                     ;    94.0 fp3     28 v[4]
        vmovdqu ymm0, [rbp + 480]                                    ;    91.2 agu0    22 w[8] reload
        vmovdqu [rbp + 256], ymm4                                    ;    91.3 agu2+fp5   22 w[12] spill
        vpxor ymm4, ymm12, ymm0                                      ;    98.2 fp0     23 w[3]
        vpxor ymm4, ymm4, [rbp + 288]                                ;    99.2 fp2+agu1   23 w[3]
        vpxor ymm4, ymm4, [rbp + 192]                                ;   100.2 fp3+agu0   23 w[3]
        vpxor ymm13, ymm13, ymm11                                    ;    95.0 fp0      6 v[1]
        vpand ymm13, ymm13, ymm3                                     ;    96.0 fp1      6 v[1]
        vpxor ymm1, ymm1, ymm13                                      ;    97.0 fp2      6 v[1]
        vpslld ymm13, ymm14, 1                                       ;    95.0 fp1     23 w[1]
        vpsrld ymm14, ymm14, 0x1f                                    ;    95.2 fp2     23 w[1]
        vpxor ymm13, ymm13, ymm14                                    ;    96.2 fp3     23 w[1]
        vpslld ymm14, ymm3, 5                                        ;    96.0 fp1     27 v[2]
        vpaddd ymm10, ymm10, ymm1                                    ;    98.0 fp0     27 v[1]
        vpsrld ymm1, ymm3, 0x1b                                      ;    96.2 fp2     27 v[2]
        vpxor ymm14, ymm14, ymm1                                     ;    97.2 fp3     27 v[2]
        vpaddd ymm2, ymm2, ymm9                                      ;    96.0 fp0     27 v[0]
        vpslld ymm9, ymm3, 0x1e                                      ;    97.0 fp1     28 v[3]
        vpsrld ymm1, ymm3, 2                                         ;    97.2 fp2     28 v[3]
        vmovdqa ymm3, ymm11                                          ;    95.3          6 v[0] copy
        vpaddd ymm6, ymm6, ymm14                                     ;    98.2 fp3     27 v[2]
        vmovdqa ymm14, ymm11                                         ;    95.7          6 v[0] copy
        vpxor ymm9, ymm9, ymm1                                       ;    98.2 fp0     28 v[3]
        vpxor ymm1, ymm7, ymm13                                      ;    97.2 fp3     23 w[4]
        vpaddd ymm6, ymm6, ymm13                                     ;    99.2 fp0     27 v[2]
        vpxor ymm1, ymm1, [rbp + 320]                                ;    98.2 fp1+agu1   23 w[4]
        vpxor ymm1, ymm1, [rbp + 384]                                ;    99.2 fp2+agu0   23 w[4]
        vpxor ymm3, ymm3, ymm9                                       ;    99.2 fp3      6 v[0]
        vpslld ymm0, ymm15, 1                                        ;    99.0 fp1     23 w[2]
        vpsrld ymm15, ymm15, 0x1f                                    ;    99.2 fp2     23 w[2]
        vpxor ymm0, ymm0, ymm15                                      ;   100.2 fp0     23 w[2]
        vpand ymm3, ymm3, ymm6                                       ;   100.2 fp3      6 v[0]
        vpxor ymm14, ymm14, ymm3                                     ;   101.2 fp0      6 v[0]
        vpslld ymm15, ymm6, 5                                        ;   100.2 fp1     27 v[1]
        vpsrld ymm3, ymm6, 0x1b                                      ;   100.2 fp2     27 v[1]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 96]  ;   100.2 fp3+agu1   27 v[4]
        vpxor ymm15, ymm15, ymm3                                     ;   101.2 fp0     27 v[1]
        vpxor ymm3, ymm5, ymm0                                       ;   101.2 fp1     23 w[5]
        vpxor ymm3, ymm3, [rbp + 352]                                ;   102.2 fp2+agu0   23 w[5]
        vpaddd ymm2, ymm2, ymm14                                     ;   102.2 fp3     27 v[0]
        vmovdqa ymm14, ymm9                                          ;    99.2          7 v[4] copy
        vpaddd ymm10, ymm10, ymm0                                    ;   102.0 fp0     27 v[1]
        vpaddd ymm10, ymm10, ymm15                                   ;   103.0 fp1     27 v[1]
        vpslld ymm15, ymm6, 0x1e                                     ;   102.2 fp2     28 v[2]
        vpsrld ymm6, ymm6, 2                                         ;   103.0 fp1     28 v[2]
        vpxor ymm3, ymm3, [rbp + 288]                                ;   103.2 fp3+agu1   23 w[5]
        vpxor ymm15, ymm15, ymm6                                     ;   104.0 fp0     28 v[2]
        vpslld ymm6, ymm1, 1                                         ;   103.2 fp2     23 w[4]
        vpsrld ymm1, ymm1, 0x1f                                      ;   104.0 fp1     23 w[4]
        vpxor ymm6, ymm6, ymm1                                       ;   105.0 fp3     23 w[4]
        vpslld ymm1, ymm4, 1                                         ;   104.2 fp2     23 w[3]
        vpsrld ymm4, ymm4, 0x1f                                      ;   105.0 fp1     23 w[3]
        vpxor ymm14, ymm14, ymm10                                    ;   104.0 fp0      7 v[4]
        vpxor ymm1, ymm1, ymm4                                       ;   106.0 fp3     23 w[3]
        vpslld ymm4, ymm10, 5                                        ;   105.2 fp2     27 v[0]
        vpxor ymm14, ymm14, ymm15                                    ;   105.0 fp0      7 v[4]
        vpaddd ymm11, ymm11, ymm14                                   ;   106.0 fp3     27 v[4]
        vpsrld ymm14, ymm10, 0x1b                                    ;   106.0 fp1     27 v[0]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 96]    ;   106.0 fp0+agu0   27 v[3]
        vpxor ymm4, ymm4, ymm14                                      ;   107.0 fp2     27 v[0]
        vpslld ymm14, ymm10, 0x1e                                    ;   107.0 fp1     28 v[1]
        vpsrld ymm10, ymm10, 2                                       ;   107.2 fp2     28 v[1]
        vpaddd ymm11, ymm11, ymm6                                    ;   107.0 fp3     27 v[4]
        vpaddd ymm2, ymm2, ymm4                                      ;   108.0 fp0     27 v[0]
        vpslld ymm4, ymm3, 1                                         ;   108.0 fp1     23 w[5]
        vpsrld ymm3, ymm3, 0x1f                                      ;   108.2 fp2     23 w[5]
        vpxor ymm14, ymm14, ymm10                                    ;   108.2 fp3     28 v[1]
        vpxor ymm10, ymm8, ymm1                                      ;   108.0 fp0     23 w[6]
        vpxor ymm10, ymm10, [rbp + 224]                              ;   109.0 fp3+agu1   23 w[6]
        vpxor ymm10, ymm10, [rbp + 320]                              ;   110.0 fp0+agu0   23 w[6]
        vpaddd ymm2, ymm2, ymm1                                      ;   109.0 fp1     27 v[0]
        vpxor ymm4, ymm4, ymm3                                       ;   109.2 fp2     23 w[5]
        vpxor ymm3, ymm15, ymm2                                      ;   110.0 fp3      7 v[3]
        vpxor ymm3, ymm3, ymm14                                      ;   111.0 fp0      7 v[3]
        vpaddd ymm9, ymm9, ymm4                                      ;   110.2 fp1     27 v[3]
        vpaddd ymm9, ymm9, ymm3                                      ;   112.0 fp2     27 v[3]
        vpslld ymm3, ymm2, 5                                         ;   111.0 fp1     27 v[4]
        vmovdqu [rbp + 320], ymm8                                    ;   107.3 agu2+fp5   22 w[12] spill
        vmovdqa ymm8, ymm14                                          ;   109.2          7 v[2] copy
        vmovdqu [rbp + 288], ymm5                                    ;   108.3 agu1+fp5   22 w[12] spill
        vpsrld ymm5, ymm2, 0x1b                                      ;   111.2 fp2     27 v[4]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 96]  ;   110.2 fp3+agu0   27 v[2]
        vpxor ymm3, ymm3, ymm5                                       ;   112.2 fp0     27 v[4]
        vmovdqu ymm5, [rbp + 256]                                    ;   108.7 agu1    22 w[12] reload
        vmovdqu [rbp + 384], ymm1                                    ;   109.3 agu2+fp5   23 w[3] spill
        vpxor ymm1, ymm6, ymm5                                       ;   115.7 fp3     23 w[7]
        vpaddd ymm11, ymm11, ymm3                                    ;   113.2 fp0     27 v[4]
        vpslld ymm3, ymm2, 0x1e                                      ;   112.0 fp1     28 v[0]
        vpsrld ymm2, ymm2, 2                                         ;   112.2 fp2     28 v[0]
        vpxor ymm1, ymm1, [rbp + 416]                                ;   116.7 fp3+agu0   23 w[7]
        vpxor ymm1, ymm1, [rbp + 352]                                ;   117.7 fp0+agu1   23 w[7]
        vpxor ymm3, ymm3, ymm2                                       ;   113.2 fp1     28 v[0]
        vpslld ymm2, ymm10, 1                                        ;   113.2 fp2     23 w[6]
        vpsrld ymm10, ymm10, 0x1f                                    ;   114.0 fp1     23 w[6]
        vpxor ymm2, ymm2, ymm10                                      ;   115.0 fp3     23 w[6]
        vpxor ymm8, ymm8, ymm11                                      ;   114.2 fp0      7 v[2]
        vpslld ymm10, ymm11, 5                                       ;   114.2 fp2     27 v[3]
        vpxor ymm8, ymm8, ymm3                                       ;   115.2 fp3      7 v[2]
        vpaddd ymm15, ymm15, ymm8                                    ;   116.2 fp0     27 v[2]
        vpsrld ymm8, ymm11, 0x1b                                     ;   115.0 fp1     27 v[3]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 96]  ;   115.2 fp2+agu0   27 v[1]
        vpxor ymm10, ymm10, ymm8                                     ;   116.0 fp3     27 v[3]
        vpxor ymm8, ymm4, ymm12                                      ;   116.0 fp0     23 w[8]
        vpaddd ymm9, ymm9, ymm10                                     ;   117.0 fp1     27 v[3]
        vpslld ymm10, ymm11, 0x1e                                    ;   116.2 fp2     28 v[4]
        vpsrld ymm11, ymm11, 2                                       ;   117.0 fp1     28 v[4]
        vpxor ymm8, ymm8, [rbp + 448]                                ;   117.0 fp3+agu1   23 w[8]
        vpxor ymm8, ymm8, [rbp + 224]                                ;   118.0 fp0+agu0   23 w[8]
        vpaddd ymm15, ymm15, ymm2                                    ;   117.2 fp2     27 v[2]
        vpxor ymm10, ymm10, ymm11                                    ;   118.0 fp3     28 v[4]
        vpxor ymm11, ymm3, ymm9                                      ;   118.0 fp0      7 v[1]
        vpxor ymm11, ymm11, ymm10                                    ;   119.0 fp1      7 v[1]
        vpaddd ymm14, ymm14, ymm11                                   ;   120.0 fp2     27 v[1]
        vpslld ymm11, ymm1, 1                                        ;   119.0 fp1     23 w[7]
        vpsrld ymm1, ymm1, 0x1f                                      ;   119.2 fp2     23 w[7]
        vpxor ymm11, ymm11, ymm1                                     ;   120.2 fp3     23 w[7]
        vpslld ymm1, ymm9, 5                                         ;   120.0 fp1     27 v[2]
        vpsrld ymm5, ymm9, 0x1b                                      ;   120.2 fp2     27 v[2]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 96]    ;   119.0 fp0+agu1   27 v[0]
        vpxor ymm1, ymm1, ymm5                                       ;   121.2 fp3     27 v[2]
        vpxor ymm5, ymm2, ymm13                                      ;   120.0 fp0     23 w[9]
        vpaddd ymm15, ymm15, ymm1                                    ;   122.2 fp3     27 v[2]
        vpslld ymm1, ymm9, 0x1e                                      ;   121.0 fp1     28 v[3]
        vpsrld ymm9, ymm9, 2                                         ;   121.2 fp2     28 v[3]
        vpxor ymm5, ymm5, [rbp + 480]                                ;   121.0 fp0+agu0   23 w[9]
        vpxor ymm5, ymm5, [rbp + 416]                                ;   122.0 fp3+agu1   23 w[9]
        vpaddd ymm14, ymm14, ymm11                                   ;   122.0 fp0     27 v[1]
        vpxor ymm1, ymm1, ymm9                                       ;   122.2 fp1     28 v[3]
        vpslld ymm9, ymm8, 1                                         ;   122.2 fp2     23 w[8]
        vpsrld ymm8, ymm8, 0x1f                                      ;   123.0 fp1     23 w[8]
        vmovdqu [rbp + 416], ymm13                                   ;   119.5 agu2+fp5   23 w[1] spill
        vpxor ymm13, ymm10, ymm15                                    ;   123.2 fp3      7 v[0]
        vpxor ymm9, ymm9, ymm8                                       ;   124.0 fp0     23 w[8]
        vpxor ymm13, ymm13, ymm1                                     ;   124.2 fp2      7 v[0]
        vpslld ymm8, ymm15, 5                                        ;   124.0 fp1     27 v[1]
        vpaddd ymm3, ymm3, ymm13                                     ;   125.2 fp3     27 v[0]
        vpsrld ymm13, ymm15, 0x1b                                    ;   124.2 fp2     27 v[1]
        vpaddd ymm10, ymm10, [rel sha1_blocks.T0_constants256 + 96]  ;   124.0 fp0+agu0   27 v[4]
        vpxor ymm8, ymm8, ymm13                                      ;   125.2 fp3     27 v[1]
        vpxor ymm13, ymm0, ymm11                                     ;   125.0 fp0     23 w[10]
        vpaddd ymm14, ymm14, ymm8                                    ;   126.2 fp1     27 v[1]
        vpxor ymm13, ymm13, ymm7                                     ;   126.0 fp2     23 w[10]
        vpslld ymm8, ymm15, 0x1e                                     ;   126.0 fp1     28 v[2]
        vpsrld ymm15, ymm15, 2                                       ;   126.2 fp2     28 v[2]
        vpxor ymm13, ymm13, [rbp + 448]                              ;   127.0 fp3+agu1   23 w[10]
        vpaddd ymm3, ymm3, ymm9                                      ;   126.2 fp0     27 v[0]
        vpxor ymm8, ymm8, ymm15                                      ;   127.2 fp3     28 v[2]
        vpslld ymm15, ymm5, 1                                        ;   127.0 fp1     23 w[9]
        vpsrld ymm5, ymm5, 0x1f                                      ;   127.2 fp2     23 w[9]
        vmovdqu [rbp + 448], ymm0                                    ;   124.2 agu2+fp5   23 w[2] spill
        vpxor ymm0, ymm1, ymm14                                      ;   127.2 fp0      7 v[4]
        vpxor ymm15, ymm15, ymm5                                     ;   128.2 fp3     23 w[9]
        vpslld ymm5, ymm14, 5                                        ;   128.0 fp1     27 v[0]
        vpxor ymm0, ymm0, ymm8                                       ;   128.2 fp0      7 v[4]
        vpaddd ymm10, ymm10, ymm0                                    ;   129.2 fp2     27 v[4]
        vpsrld ymm0, ymm14, 0x1b                                     ;   129.0 fp1     27 v[0]
        vpaddd ymm1, ymm1, [rel sha1_blocks.T0_constants256 + 96]    ;   128.2 fp3+agu0   27 v[3]
        vpxor ymm5, ymm5, ymm0                                       ;   130.0 fp0     27 v[0]
        vmovdqu ymm0, [rbp + 384]                                    ;   126.2 agu1    23 w[3] reload
        vmovdqu [rbp + 224], ymm11                                   ;   126.3 agu2+fp5   23 w[7] spill
        vpxor ymm11, ymm9, ymm0                                      ;   133.2 fp2     23 w[11]
        vpaddd ymm3, ymm3, ymm5                                      ;   131.0 fp3     27 v[0]
        vpslld ymm5, ymm14, 0x1e                                     ;   130.0 fp1     28 v[1]
        vpsrld ymm14, ymm14, 2                                       ;   130.2 fp2     28 v[1]
        vpxor ymm11, ymm11, [rbp + 288]                              ;   134.2 fp0+agu0   23 w[11]
        vpxor ymm11, ymm11, [rbp + 480]                              ;   135.2 fp3+agu1   23 w[11]
        vpaddd ymm10, ymm10, ymm15                                   ;   131.0 fp0     27 v[4]
        vpxor ymm5, ymm5, ymm14                                      ;   131.2 fp1     28 v[1]
        vpslld ymm14, ymm13, 1                                       ;   131.2 fp2     23 w[10]
        vpsrld ymm13, ymm13, 0x1f                                    ;   132.0 fp1     23 w[10]
        vpxor ymm0, ymm8, ymm3                                       ;   132.0 fp3      7 v[3]
        vpxor ymm14, ymm14, ymm13                                    ;   133.0 fp0     23 w[10]
        vpslld ymm13, ymm3, 5                                        ;   132.2 fp2     27 v[4]
        vpxor ymm0, ymm0, ymm5                                       ;   133.0 fp3      7 v[3]
        vpaddd ymm1, ymm1, ymm0                                      ;   134.0 fp0     27 v[3]
        vpsrld ymm0, ymm3, 0x1b                                      ;   133.0 fp1     27 v[4]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 96]    ;   133.2 fp2+agu0   27 v[2]
        vpxor ymm13, ymm13, ymm0                                     ;   134.0 fp3     27 v[4]
        vpxor ymm0, ymm6, ymm15                                      ;   134.0 fp0     23 w[12]
        vpaddd ymm10, ymm10, ymm13                                   ;   135.0 fp1     27 v[4]
        vpxor ymm0, ymm0, ymm7                                       ;   135.0 fp2     23 w[12]
        vpslld ymm7, ymm3, 0x1e                                      ;   135.0 fp1     28 v[0]
        vpsrld ymm13, ymm3, 2                                        ;   135.2 fp2     28 v[0]
        vpxor ymm3, ymm5, ymm10                                      ;   136.0 fp3      7 v[2]
        vpxor ymm0, ymm0, [rbp + 320]                                ;   136.0 fp0+agu1   23 w[12]
        vpaddd ymm1, ymm1, ymm14                                     ;   135.2 fp3     27 v[3]
        vpxor ymm7, ymm7, ymm13                                      ;   136.2 fp0     28 v[0]
        vpslld ymm13, ymm11, 1                                       ;   136.2 fp1     23 w[11]
        vpsrld ymm11, ymm11, 0x1f                                    ;   136.2 fp2     23 w[11]
        vpxor ymm13, ymm13, ymm11                                    ;   137.2 fp3     23 w[11]
        vpslld ymm11, ymm10, 5                                       ;   137.0 fp1     27 v[3]
        vpxor ymm3, ymm3, ymm7                                       ;   137.2 fp0      7 v[2]
        vpaddd ymm8, ymm8, ymm3                                      ;   138.2 fp2     27 v[2]
        vpsrld ymm3, ymm10, 0x1b                                     ;   138.0 fp1     27 v[3]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 96]    ;   137.2 fp3+agu0   27 v[1]
        vpxor ymm11, ymm11, ymm3                                     ;   139.0 fp0     27 v[3]
        vpxor ymm3, ymm4, ymm14                                      ;   138.2 fp2     23 w[13]
        vpaddd ymm1, ymm1, ymm11                                     ;   140.0 fp3     27 v[3]
        vpslld ymm11, ymm10, 0x1e                                    ;   139.0 fp1     28 v[4]
        vpsrld ymm10, ymm10, 2                                       ;   139.2 fp2     28 v[4]
        vpxor ymm3, ymm3, [rbp + 256]                                ;   139.2 fp0+agu1   23 w[13]
        vpxor ymm3, ymm3, [rbp + 288]                                ;   140.2 fp3+agu0   23 w[13]
        vpaddd ymm8, ymm8, ymm13                                     ;   140.0 fp0     27 v[2]
        vpxor ymm11, ymm11, ymm10                                    ;   140.2 fp1     28 v[4]
        vpslld ymm10, ymm0, 1                                        ;   140.2 fp2     23 w[12]
        vpsrld ymm0, ymm0, 0x1f                                      ;   141.0 fp1     23 w[12]
        vmovdqu [rbp + 288], ymm4                                    ;   137.2 agu2+fp5   23 w[5] spill
        vpxor ymm4, ymm7, ymm1                                       ;   141.0 fp3      7 v[1]
        vpxor ymm10, ymm10, ymm0                                     ;   142.0 fp0     23 w[12]
        vpxor ymm4, ymm4, ymm11                                      ;   142.0 fp2      7 v[1]
        vpslld ymm0, ymm1, 5                                         ;   142.0 fp1     27 v[2]
        vpaddd ymm5, ymm5, ymm4                                      ;   143.0 fp3     27 v[1]
        vpsrld ymm4, ymm1, 0x1b                                      ;   142.2 fp2     27 v[2]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 96]    ;   142.0 fp0+agu1   27 v[0]
        vpxor ymm0, ymm0, ymm4                                       ;   143.2 fp3     27 v[2]
        vpxor ymm4, ymm2, ymm13                                      ;   143.0 fp0     23 w[14]
        vpaddd ymm8, ymm8, ymm0                                      ;   144.2 fp1     27 v[2]
        vpxor ymm4, ymm4, ymm12                                      ;   144.0 fp2     23 w[14]
        vpslld ymm0, ymm1, 0x1e                                      ;   144.0 fp1     28 v[3]
        vpsrld ymm1, ymm1, 2                                         ;   144.2 fp2     28 v[3]
        vpxor ymm4, ymm4, [rbp + 320]                                ;   145.0 fp3+agu0   23 w[14]
        vpaddd ymm5, ymm5, ymm10                                     ;   144.0 fp0     27 v[1]
        vpxor ymm0, ymm0, ymm1                                       ;   145.2 fp3     28 v[3]
        vpslld ymm1, ymm3, 1                                         ;   145.0 fp1     23 w[13]
        vpsrld ymm3, ymm3, 0x1f                                      ;   145.2 fp2     23 w[13]
        vmovdqu [rbp + 320], ymm2                                    ;   142.2 agu2+fp5   23 w[6] spill
        vpxor ymm2, ymm11, ymm8                                      ;   145.2 fp0      7 v[0]
        vpxor ymm1, ymm1, ymm3                                       ;   146.2 fp3     23 w[13]
        vpslld ymm3, ymm8, 5                                         ;   146.0 fp1     27 v[1]
        vpxor ymm2, ymm2, ymm0                                       ;   146.2 fp0      7 v[0]
        vpaddd ymm7, ymm7, ymm2                                      ;   147.2 fp2     27 v[0]
        vpsrld ymm2, ymm8, 0x1b                                      ;   147.0 fp1     27 v[1]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 96]  ;   146.2 fp3+agu1   27 v[4]
        vpxor ymm3, ymm3, ymm2                                       ;   148.0 fp0     27 v[1]
        vmovdqu ymm2, [rbp + 224]                                    ;   144.2 agu0    23 w[7] reload
        vmovdqu [rbp + 480], ymm13                                   ;   144.3 agu2+fp5   23 w[11] spill
        vpxor ymm13, ymm10, ymm2                                     ;   151.2 fp2     23 w[15]
        vpaddd ymm5, ymm5, ymm3                                      ;   149.0 fp3     27 v[1]
        vpslld ymm3, ymm8, 0x1e                                      ;   148.0 fp1     28 v[2]
        vpsrld ymm8, ymm8, 2                                         ;   148.2 fp2     28 v[2]
        vpxor ymm13, ymm13, [rbp + 416]                              ;   152.2 fp0+agu1   23 w[15]
        vpxor ymm13, ymm13, [rbp + 256]                              ;   153.2 fp3+agu0   23 w[15]
        vpaddd ymm7, ymm7, ymm1                                      ;   149.0 fp0     27 v[0]
        vpxor ymm3, ymm3, ymm8                                       ;   149.2 fp1     28 v[2]
        vpslld ymm8, ymm4, 1                                         ;   149.2 fp2     23 w[14]
        vpsrld ymm4, ymm4, 0x1f                                      ;   150.0 fp1     23 w[14]
        vpxor ymm2, ymm0, ymm5                                       ;   150.0 fp3      7 v[4]
        vpxor ymm8, ymm8, ymm4                                       ;   151.0 fp0     23 w[14]
        vpslld ymm4, ymm5, 5                                         ;   150.2 fp2     27 v[0]
        vpxor ymm2, ymm2, ymm3                                       ;   151.0 fp3      7 v[4]
        vpaddd ymm11, ymm11, ymm2                                    ;   152.0 fp0     27 v[4]
        vpsrld ymm2, ymm5, 0x1b                                      ;   151.0 fp1     27 v[0]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 96]    ;   151.2 fp2+agu1   27 v[3]
        vpxor ymm4, ymm4, ymm2                                       ;   152.0 fp3     27 v[0]
        vpxor ymm2, ymm9, ymm1                                       ;   152.0 fp0     23 w[0]
        vpaddd ymm7, ymm7, ymm4                                      ;   153.0 fp1     27 v[0]
        vpxor ymm2, ymm2, ymm12                                      ;   153.0 fp2     23 w[0]
        vpslld ymm4, ymm5, 0x1e                                      ;   153.0 fp1     28 v[1]
        vpsrld ymm5, ymm5, 2                                         ;   153.2 fp2     28 v[1]
        vpxor ymm12, ymm3, ymm7                                      ;   154.0 fp3      7 v[3]
        vpxor ymm2, ymm2, [rbp + 448]                                ;   154.0 fp0+agu0   23 w[0]
        vpaddd ymm11, ymm11, ymm8                                    ;   153.2 fp3     27 v[4]
        vpxor ymm4, ymm4, ymm5                                       ;   154.2 fp0     28 v[1]
        vpslld ymm5, ymm13, 1                                        ;   154.2 fp1     23 w[15]
        vpsrld ymm13, ymm13, 0x1f                                    ;   154.2 fp2     23 w[15]
        vpxor ymm5, ymm5, ymm13                                      ;   155.2 fp3     23 w[15]
        vpslld ymm13, ymm7, 5                                        ;   155.0 fp1     27 v[4]
        vpxor ymm12, ymm12, ymm4                                     ;   155.2 fp0      7 v[3]
        vpaddd ymm0, ymm0, ymm12                                     ;   156.2 fp2     27 v[3]
        vpsrld ymm12, ymm7, 0x1b                                     ;   156.0 fp1     27 v[4]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 96]    ;   155.2 fp3+agu1   27 v[2]
        vpxor ymm13, ymm13, ymm12                                    ;   157.0 fp0     27 v[4]
        vpxor ymm12, ymm8, ymm15                                     ;   156.2 fp2     23 w[1]
        vpaddd ymm11, ymm11, ymm13                                   ;   158.0 fp3     27 v[4]
        vpslld ymm13, ymm7, 0x1e                                     ;   157.0 fp1     28 v[0]
        vpsrld ymm7, ymm7, 2                                         ;   157.2 fp2     28 v[0]
        vpxor ymm12, ymm12, [rbp + 384]                              ;   157.2 fp0+agu0   23 w[1]
        vpxor ymm12, ymm12, [rbp + 416]                              ;   158.2 fp3+agu1   23 w[1]
        vpaddd ymm0, ymm0, ymm5                                      ;   158.0 fp0     27 v[3]
        vpxor ymm13, ymm13, ymm7                                     ;   158.2 fp1     28 v[0]
        vpslld ymm7, ymm2, 1                                         ;   158.2 fp2     23 w[0]
        vpsrld ymm2, ymm2, 0x1f                                      ;   159.0 fp1     23 w[0]
        vmovdqu [rbp + 416], ymm15                                   ;   155.2 agu2+fp5   23 w[9] spill
        vpxor ymm15, ymm4, ymm11                                     ;   159.0 fp3      7 v[2]
        vpxor ymm7, ymm7, ymm2                                       ;   160.0 fp0     23 w[0]
        vpxor ymm15, ymm15, ymm13                                    ;   160.0 fp2      7 v[2]
        vpslld ymm2, ymm11, 5                                        ;   160.0 fp1     27 v[3]
        vpaddd ymm3, ymm3, ymm15                                     ;   161.0 fp3     27 v[2]
        vpsrld ymm15, ymm11, 0x1b                                    ;   160.2 fp2     27 v[3]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 96]    ;   160.0 fp0+agu0   27 v[1]
        vpxor ymm2, ymm2, ymm15                                      ;   161.2 fp3     27 v[3]
        vpxor ymm15, ymm5, ymm14                                     ;   161.0 fp0     23 w[2]
        vpaddd ymm0, ymm0, ymm2                                      ;   162.2 fp1     27 v[3]
        vpxor ymm15, ymm15, ymm6                                     ;   162.0 fp2     23 w[2]
        vpslld ymm2, ymm11, 0x1e                                     ;   162.0 fp1     28 v[4]
        vpsrld ymm11, ymm11, 2                                       ;   162.2 fp2     28 v[4]
        vpxor ymm15, ymm15, [rbp + 448]                              ;   163.0 fp3+agu1   23 w[2]
        vpaddd ymm3, ymm3, ymm7                                      ;   162.0 fp0     27 v[2]
        vpxor ymm2, ymm2, ymm11                                      ;   163.2 fp3     28 v[4]
        vpslld ymm11, ymm12, 1                                       ;   163.0 fp1     23 w[1]
        vpsrld ymm12, ymm12, 0x1f                                    ;   163.2 fp2     23 w[1]
        vmovdqu [rbp + 448], ymm14                                   ;   160.2 agu2+fp5   23 w[10] spill
        vpxor ymm14, ymm13, ymm0                                     ;   163.2 fp0      7 v[1]
        vpxor ymm11, ymm11, ymm12                                    ;   164.2 fp3     23 w[1]
        vpslld ymm12, ymm0, 5                                        ;   164.0 fp1     27 v[2]
        vpxor ymm14, ymm14, ymm2                                     ;   164.2 fp0      7 v[1]
        vpaddd ymm4, ymm4, ymm14                                     ;   165.2 fp2     27 v[1]
        vpsrld ymm14, ymm0, 0x1b                                     ;   165.0 fp1     27 v[2]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 96]  ;   164.2 fp3+agu0   27 v[0]
        vpxor ymm12, ymm12, ymm14                                    ;   166.0 fp0     27 v[2]
        vmovdqu ymm14, [rbp + 480]                                   ;   162.2 agu1    23 w[11] reload
        vmovdqu [rbp + 256], ymm5                                    ;   162.3 agu2+fp5   23 w[15] spill
        vpxor ymm5, ymm7, ymm14                                      ;   169.2 fp2     23 w[3]
        vpaddd ymm3, ymm3, ymm12                                     ;   167.0 fp3     27 v[2]
        vpslld ymm12, ymm0, 0x1e                                     ;   166.0 fp1     28 v[3]
        vpsrld ymm0, ymm0, 2                                         ;   166.2 fp2     28 v[3]
        vpxor ymm5, ymm5, [rbp + 288]                                ;   170.2 fp0+agu0   23 w[3]
        vpxor ymm5, ymm5, [rbp + 384]                                ;   171.2 fp3+agu1   23 w[3]
        vpaddd ymm4, ymm4, ymm11                                     ;   167.0 fp0     27 v[1]
        vpxor ymm12, ymm12, ymm0                                     ;   167.2 fp1     28 v[3]
        vpslld ymm0, ymm15, 1                                        ;   167.2 fp2     23 w[2]
        vpsrld ymm15, ymm15, 0x1f                                    ;   168.0 fp1     23 w[2]
        vpxor ymm14, ymm2, ymm3                                      ;   168.0 fp3      7 v[0]
        vpxor ymm0, ymm0, ymm15                                      ;   169.0 fp0     23 w[2]
        vpslld ymm15, ymm3, 5                                        ;   168.2 fp2     27 v[1]
        vpxor ymm14, ymm14, ymm12                                    ;   169.0 fp3      7 v[0]
        vpaddd ymm13, ymm13, ymm14                                   ;   170.0 fp0     27 v[0]
        vpsrld ymm14, ymm3, 0x1b                                     ;   169.0 fp1     27 v[1]
        vpaddd ymm2, ymm2, [rel sha1_blocks.T0_constants256 + 96]    ;   169.2 fp2+agu0   27 v[4]
        vpxor ymm15, ymm15, ymm14                                    ;   170.0 fp3     27 v[1]
        vpslld ymm14, ymm3, 0x1e                                     ;   170.0 fp1     28 v[2]
        vpsrld ymm3, ymm3, 2                                         ;   170.2 fp2     28 v[2]
        vpaddd ymm4, ymm4, ymm15                                     ;   171.0 fp0     27 v[1]
        vpxor ymm6, ymm6, ymm10                                      ;   170.2 fp3     23 w[4]
        vpxor ymm6, ymm6, ymm11                                      ;   171.2 fp0     23 w[4]
        vpxor ymm15, ymm12, ymm4                                     ;   172.0 fp1      7 v[4]
        vpxor ymm6, ymm6, [rbp + 320]                                ;   172.2 fp2+agu1   23 w[4]
        vpaddd ymm13, ymm13, ymm0                                    ;   171.2 fp3     27 v[0]
        vpxor ymm14, ymm14, ymm3                                     ;   172.0 fp0     28 v[2]
        vpslld ymm3, ymm5, 1                                         ;   172.2 fp1     23 w[3]
        vpsrld ymm5, ymm5, 0x1f                                      ;   172.2 fp2     23 w[3]
        vpxor ymm3, ymm3, ymm5                                       ;   173.2 fp3     23 w[3]
        vpslld ymm5, ymm4, 5                                         ;   173.0 fp1     27 v[0]
        vpxor ymm15, ymm15, ymm14                                    ;   173.0 fp0      7 v[4]
        vpaddd ymm2, ymm2, ymm15                                     ;   174.0 fp2     27 v[4]
        vpsrld ymm15, ymm4, 0x1b                                     ;   174.0 fp1     27 v[0]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 96]  ;   173.2 fp3+agu0   27 v[3]
        vpxor ymm5, ymm5, ymm15                                      ;   175.0 fp0     27 v[0]
        vpxor ymm15, ymm0, ymm1                                      ;   174.2 fp2     23 w[5]
        vpaddd ymm13, ymm13, ymm5                                    ;   176.0 fp3     27 v[0]
        vpslld ymm5, ymm4, 0x1e                                      ;   175.0 fp1     28 v[1]
        vpsrld ymm4, ymm4, 2                                         ;   175.2 fp2     28 v[1]
        vpxor ymm15, ymm15, [rbp + 224]                              ;   175.2 fp0+agu1   23 w[5]
        vpxor ymm15, ymm15, [rbp + 288]                              ;   176.2 fp3+agu0   23 w[5]
        vpaddd ymm2, ymm2, ymm3                                      ;   176.0 fp0     27 v[4]
        vpxor ymm5, ymm5, ymm4                                       ;   176.2 fp1     28 v[1]
        vpslld ymm4, ymm6, 1                                         ;   176.2 fp2     23 w[4]
        vpsrld ymm6, ymm6, 0x1f                                      ;   177.0 fp1     23 w[4]
        vmovdqu [rbp + 288], ymm1                                    ;   173.2 agu2+fp5   23 w[13] spill
        vpxor ymm1, ymm14, ymm13                                     ;   177.0 fp3      7 v[3]
        vpxor ymm4, ymm4, ymm6                                       ;   178.0 fp0     23 w[4]
        vpxor ymm1, ymm1, ymm5                                       ;   178.0 fp2      7 v[3]
        vpslld ymm6, ymm13, 5                                        ;   178.0 fp1     27 v[4]
        vpaddd ymm12, ymm12, ymm1                                    ;   179.0 fp3     27 v[3]
        vpsrld ymm1, ymm13, 0x1b                                     ;   178.2 fp2     27 v[4]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 96]  ;   178.0 fp0+agu1   27 v[2]
        vpxor ymm6, ymm6, ymm1                                       ;   179.2 fp3     27 v[4]
        vpxor ymm1, ymm3, ymm8                                       ;   179.0 fp0     23 w[6]
        vpaddd ymm2, ymm2, ymm6                                      ;   180.2 fp1     27 v[4]
        vpxor ymm1, ymm1, ymm9                                       ;   180.0 fp2     23 w[6]
        vpslld ymm6, ymm13, 0x1e                                     ;   180.0 fp1     28 v[0]
        vpsrld ymm13, ymm13, 2                                       ;   180.2 fp2     28 v[0]
        vpxor ymm1, ymm1, [rbp + 320]                                ;   181.0 fp3+agu0   23 w[6]
        vpaddd ymm12, ymm12, ymm4                                    ;   180.0 fp0     27 v[3]
        vpxor ymm6, ymm6, ymm13                                      ;   181.2 fp3     28 v[0]
        vpslld ymm13, ymm15, 1                                       ;   181.0 fp1     23 w[5]
        vpsrld ymm15, ymm15, 0x1f                                    ;   181.2 fp2     23 w[5]
        vmovdqu [rbp + 320], ymm8                                    ;   178.2 agu2+fp5   23 w[14] spill
        vpxor ymm8, ymm5, ymm2                                       ;   181.2 fp0      7 v[2]
        vpxor ymm13, ymm13, ymm15                                    ;   182.2 fp3     23 w[5]
        vpslld ymm15, ymm2, 5                                        ;   182.0 fp1     27 v[3]
        vpxor ymm8, ymm8, ymm6                                       ;   182.2 fp0      7 v[2]
        vpaddd ymm14, ymm14, ymm8                                    ;   183.2 fp2     27 v[2]
        vpsrld ymm8, ymm2, 0x1b                                      ;   183.0 fp1     27 v[3]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 96]    ;   182.2 fp3+agu1   27 v[1]
        vpxor ymm15, ymm15, ymm8                                     ;   184.0 fp0     27 v[3]
        vmovdqu ymm8, [rbp + 256]                                    ;   180.2 agu0    23 w[15] reload
        vmovdqu [rbp + 384], ymm3                                    ;   180.3 agu2+fp5   23 w[3] spill
        vpxor ymm3, ymm4, ymm8                                       ;   187.2 fp2     23 w[7]
        vpaddd ymm12, ymm12, ymm15                                   ;   185.0 fp3     27 v[3]
        vpslld ymm15, ymm2, 0x1e                                     ;   184.0 fp1     28 v[4]
        vpsrld ymm2, ymm2, 2                                         ;   184.2 fp2     28 v[4]
        vpxor ymm3, ymm3, [rbp + 416]                                ;   188.2 fp0+agu1   23 w[7]
        vpxor ymm3, ymm3, [rbp + 224]                                ;   189.2 fp3+agu0   23 w[7]
        vpaddd ymm14, ymm14, ymm13                                   ;   185.0 fp0     27 v[2]
        vpxor ymm15, ymm15, ymm2                                     ;   185.2 fp1     28 v[4]
        vpslld ymm2, ymm1, 1                                         ;   185.2 fp2     23 w[6]
        vpsrld ymm1, ymm1, 0x1f                                      ;   186.0 fp1     23 w[6]
        vpxor ymm8, ymm6, ymm12                                      ;   186.0 fp3      7 v[1]
        vpxor ymm2, ymm2, ymm1                                       ;   187.0 fp0     23 w[6]
        vpslld ymm1, ymm12, 5                                        ;   186.2 fp2     27 v[2]
        vpxor ymm8, ymm8, ymm15                                      ;   187.0 fp3      7 v[1]
        vpaddd ymm5, ymm5, ymm8                                      ;   188.0 fp0     27 v[1]
        vpsrld ymm8, ymm12, 0x1b                                     ;   187.0 fp1     27 v[2]
        vpxor ymm1, ymm1, ymm8                                       ;   188.0 fp2     27 v[2]
        vpslld ymm8, ymm12, 0x1e                                     ;   188.0 fp1     28 v[3]
        vpsrld ymm12, ymm12, 2                                       ;   188.2 fp2     28 v[3]
        vpaddd ymm6, ymm6, [rel sha1_blocks.T0_constants256 + 96]    ;   187.2 fp3+agu1   27 v[0]
        vpaddd ymm14, ymm14, ymm1                                    ;   189.0 fp0     27 v[2]
        vpxor ymm9, ymm9, ymm7                                       ;   188.2 fp3     23 w[8]
        vpxor ymm9, ymm9, ymm13                                      ;   189.2 fp0     23 w[8]
        vpxor ymm1, ymm15, ymm14                                     ;   190.0 fp1      7 v[0]
        vpxor ymm9, ymm9, [rbp + 448]                                ;   190.2 fp2+agu0   23 w[8]
        vpaddd ymm5, ymm5, ymm2                                      ;   189.2 fp3     27 v[1]
        vpxor ymm8, ymm8, ymm12                                      ;   190.0 fp0     28 v[3]
        vpslld ymm12, ymm3, 1                                        ;   190.2 fp1     23 w[7]
        vpsrld ymm3, ymm3, 0x1f                                      ;   190.2 fp2     23 w[7]
        vpxor ymm12, ymm12, ymm3                                     ;   191.2 fp3     23 w[7]
        vpslld ymm3, ymm14, 5                                        ;   191.0 fp1     27 v[1]
        vpxor ymm1, ymm1, ymm8                                       ;   191.0 fp0      7 v[0]
        vpaddd ymm6, ymm6, ymm1                                      ;   192.0 fp2     27 v[0]
        vpsrld ymm1, ymm14, 0x1b                                     ;   192.0 fp1     27 v[1]
        vpxor ymm3, ymm3, ymm1                                       ;   193.0 fp3     27 v[1]
        vpslld ymm1, ymm14, 0x1e                                     ;   192.2 fp2     28 v[2]
        vpsrld ymm14, ymm14, 2                                       ;   193.0 fp1     28 v[2]
        vpaddd ymm5, ymm5, ymm3                                      ;   194.0 fp0     27 v[1]
        vpxor ymm3, ymm11, ymm2                                      ;   192.2 fp3     23 w[9]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 128] ;   193.0 fp0+agu1   27 v[4]
        vpxor ymm3, ymm3, [rbp + 480]                                ;   193.2 fp2+agu0   23 w[9]
        vpxor ymm3, ymm3, [rbp + 416]                                ;   194.2 fp3+agu1   23 w[9]
        vpxor ymm1, ymm1, ymm14                                      ;   194.0 fp0     28 v[2]
        vpslld ymm14, ymm9, 1                                        ;   194.0 fp1     23 w[8]
        vpsrld ymm9, ymm9, 0x1f                                      ;   194.2 fp2     23 w[8]
        vpaddd ymm6, ymm6, ymm12                                     ;   194.2 fp3     27 v[0]
        vpxor ymm14, ymm14, ymm9                                     ;   195.2 fp0     23 w[8]
        vpxor ymm9, ymm8, ymm1                                       ;   195.0 fp1      8 v[4]
        vmovdqu [rbp + 416], ymm11                                   ;   192.0 agu2+fp5   23 w[1] spill
        vpxor ymm11, ymm8, ymm5                                      ;   195.2 fp2      8 v[4]
        vpand ymm9, ymm9, ymm11                                      ;   196.2 fp3      8 v[4]
        vpxor ymm9, ymm8, ymm9                                       ;   197.2 fp0      8 v[4]
        vpslld ymm11, ymm5, 5                                        ;   196.0 fp1     27 v[0]
        vpaddd ymm15, ymm15, ymm9                                    ;   198.2 fp2     27 v[4]
        vpsrld ymm9, ymm5, 0x1b                                      ;   197.0 fp1     27 v[0]
        vpxor ymm11, ymm11, ymm9                                     ;   198.0 fp3     27 v[0]
        vpslld ymm9, ymm5, 0x1e                                      ;   197.2 fp2     28 v[1]
        vpsrld ymm5, ymm5, 2                                         ;   198.0 fp1     28 v[1]
        vpaddd ymm15, ymm15, ymm14                                   ;   199.2 fp0     27 v[4]
        vpaddd ymm6, ymm6, ymm11                                     ;   199.0 fp3     27 v[0]
        vpxor ymm11, ymm10, ymm12                                    ;   198.0 fp0     23 w[10]
        vpxor ymm11, ymm11, ymm0                                     ;   199.0 fp2     23 w[10]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 128]   ;   198.2 fp3+agu0   27 v[3]
        vpxor ymm11, ymm11, [rbp + 448]                              ;   200.0 fp0+agu1   23 w[10]
        vpxor ymm9, ymm9, ymm5                                       ;   199.0 fp1     28 v[1]
        vpslld ymm5, ymm3, 1                                         ;   199.2 fp2     23 w[9]
        vpsrld ymm3, ymm3, 0x1f                                      ;   200.0 fp1     23 w[9]
        vpxor ymm5, ymm5, ymm3                                       ;   201.0 fp3     23 w[9]
        vpxor ymm3, ymm1, ymm9                                       ;   200.0 fp0      8 v[3]
        vmovdqu [rbp + 448], ymm0                                    ;   197.2 agu2+fp5   23 w[2] spill
        vpxor ymm0, ymm1, ymm6                                       ;   200.2 fp2      8 v[3]
        vpand ymm3, ymm3, ymm0                                       ;   201.2 fp3      8 v[3]
        vpxor ymm0, ymm1, ymm3                                       ;   202.2 fp0      8 v[3]
        vpslld ymm3, ymm6, 5                                         ;   201.0 fp1     27 v[4]
        vpaddd ymm8, ymm8, ymm0                                      ;   203.2 fp2     27 v[3]
        vpsrld ymm0, ymm6, 0x1b                                      ;   202.0 fp1     27 v[4]
        vpxor ymm3, ymm3, ymm0                                       ;   203.0 fp3     27 v[4]
        vpslld ymm0, ymm6, 0x1e                                      ;   202.2 fp2     28 v[0]
        vpsrld ymm6, ymm6, 2                                         ;   203.0 fp1     28 v[0]
        vpaddd ymm8, ymm8, ymm5                                      ;   204.2 fp0     27 v[3]
        vpaddd ymm15, ymm15, ymm3                                    ;   204.0 fp3     27 v[4]
        vmovdqu ymm3, [rbp + 384]                                    ;   199.7 agu0    23 w[3] reload
        vmovdqu [rbp + 224], ymm12                                   ;   199.8 agu1+fp5   23 w[7] spill
        vpxor ymm12, ymm14, ymm3                                     ;   206.7 fp0     23 w[11]
        vpaddd ymm1, ymm1, [rel sha1_blocks.T0_constants256 + 128]   ;   203.2 fp2+agu0   27 v[2]
        vpxor ymm12, ymm12, [rbp + 288]                              ;   207.7 fp3+agu1   23 w[11]
        vpxor ymm12, ymm12, [rbp + 480]                              ;   208.7 fp0+agu0   23 w[11]
        vpxor ymm0, ymm0, ymm6                                       ;   204.0 fp1     28 v[0]
        vpslld ymm6, ymm11, 1                                        ;   204.2 fp2     23 w[10]
        vpsrld ymm11, ymm11, 0x1f                                    ;   205.0 fp1     23 w[10]
        vpxor ymm6, ymm6, ymm11                                      ;   206.0 fp3     23 w[10]
        vpxor ymm11, ymm9, ymm0                                      ;   205.0 fp0      8 v[2]
        vpxor ymm3, ymm9, ymm15                                      ;   205.2 fp2      8 v[2]
        vpand ymm11, ymm11, ymm3                                     ;   206.2 fp3      8 v[2]
        vpxor ymm11, ymm9, ymm11                                     ;   207.2 fp0      8 v[2]
        vpslld ymm3, ymm15, 5                                        ;   206.0 fp1     27 v[3]
        vpaddd ymm1, ymm1, ymm11                                     ;   208.2 fp2     27 v[2]
        vpsrld ymm11, ymm15, 0x1b                                    ;   207.0 fp1     27 v[3]
        vpxor ymm3, ymm3, ymm11                                      ;   208.0 fp3     27 v[3]
        vpslld ymm11, ymm15, 0x1e                                    ;   207.2 fp2     28 v[4]
        vpsrld ymm15, ymm15, 2                                       ;   208.0 fp1     28 v[4]
        vpaddd ymm1, ymm1, ymm6                                      ;   209.2 fp0     27 v[2]
        vpaddd ymm8, ymm8, ymm3                                      ;   209.0 fp3     27 v[3]
        vpxor ymm10, ymm10, ymm4                                     ;   208.0 fp0     23 w[12]
        vpxor ymm10, ymm10, ymm5                                     ;   209.0 fp2     23 w[12]
        vmovdqa ymm3, ymm0                                           ;   206.0          8 v[1] copy
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 128]   ;   208.2 fp3+agu1   27 v[1]
        vpxor ymm11, ymm11, ymm15                                    ;   209.0 fp0     28 v[4]
        vpxor ymm15, ymm0, ymm8                                      ;   210.0 fp1      8 v[1]
        vpxor ymm10, ymm10, [rbp + 320]                              ;   210.0 fp2+agu0   23 w[12]
        vmovdqu [rbp + 480], ymm4                                    ;   207.0 agu2+fp5   23 w[4] spill
        vmovdqa ymm4, ymm0                                           ;   207.2          8 v[1] copy
        vpxor ymm3, ymm3, ymm11                                      ;   210.0 fp3      8 v[1]
        vpand ymm3, ymm3, ymm15                                      ;   211.0 fp0      8 v[1]
        vpslld ymm15, ymm12, 1                                       ;   210.0 fp1     23 w[11]
        vpsrld ymm12, ymm12, 0x1f                                    ;   210.2 fp2     23 w[11]
        vpxor ymm15, ymm15, ymm12                                    ;   211.2 fp3     23 w[11]
        vpslld ymm12, ymm8, 5                                        ;   211.0 fp1     27 v[2]
        vpxor ymm4, ymm4, ymm3                                       ;   212.0 fp0      8 v[1]
        vpsrld ymm3, ymm8, 0x1b                                      ;   211.2 fp2     27 v[2]
        vpxor ymm12, ymm12, ymm3                                     ;   212.2 fp3     27 v[2]
        vpslld ymm3, ymm8, 0x1e                                      ;   212.0 fp1     28 v[3]
        vpsrld ymm8, ymm8, 2                                         ;   212.2 fp2     28 v[3]
        vpaddd ymm9, ymm9, ymm4                                      ;   213.0 fp0     27 v[1]
        vmovdqa ymm4, ymm11                                          ;   210.0          8 v[0] copy
        vpaddd ymm1, ymm1, ymm12                                     ;   213.2 fp3     27 v[2]
        vpxor ymm12, ymm13, ymm6                                     ;   213.0 fp0     23 w[13]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 128]   ;   213.0 fp1+agu1   27 v[0]
        vpxor ymm12, ymm12, [rbp + 256]                              ;   214.0 fp2+agu0   23 w[13]
        vpxor ymm12, ymm12, [rbp + 288]                              ;   215.0 fp3+agu1   23 w[13]
        vpxor ymm3, ymm3, ymm8                                       ;   214.0 fp0     28 v[3]
        vpslld ymm8, ymm10, 1                                        ;   214.0 fp1     23 w[12]
        vpsrld ymm10, ymm10, 0x1f                                    ;   214.2 fp2     23 w[12]
        vpaddd ymm9, ymm9, ymm15                                     ;   214.2 fp3     27 v[1]
        vpxor ymm8, ymm8, ymm10                                      ;   215.2 fp0     23 w[12]
        vpxor ymm10, ymm11, ymm1                                     ;   215.0 fp1      8 v[0]
        vpxor ymm4, ymm4, ymm3                                       ;   215.2 fp2      8 v[0]
        vpand ymm10, ymm10, ymm4                                     ;   216.2 fp3      8 v[0]
        vpxor ymm4, ymm11, ymm10                                     ;   217.2 fp0      8 v[0]
        vpslld ymm10, ymm1, 5                                        ;   216.0 fp1     27 v[1]
        vpaddd ymm0, ymm0, ymm4                                      ;   218.2 fp2     27 v[0]
        vpsrld ymm4, ymm1, 0x1b                                      ;   217.0 fp1     27 v[1]
        vpxor ymm10, ymm10, ymm4                                     ;   218.0 fp3     27 v[1]
        vpslld ymm4, ymm1, 0x1e                                      ;   217.2 fp2     28 v[2]
        vpsrld ymm1, ymm1, 2                                         ;   218.0 fp1     28 v[2]
        vpaddd ymm0, ymm0, ymm8                                      ;   219.2 fp0     27 v[0]
        vpaddd ymm9, ymm9, ymm10                                     ;   219.0 fp3     27 v[1]
        vpxor ymm10, ymm7, ymm15                                     ;   218.0 fp0     23 w[14]
        vpxor ymm10, ymm10, ymm2                                     ;   219.0 fp2     23 w[14]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 128] ;   218.2 fp3+agu0   27 v[4]
        vpxor ymm10, ymm10, [rbp + 320]                              ;   220.0 fp0+agu1   23 w[14]
        vpxor ymm4, ymm4, ymm1                                       ;   219.0 fp1     28 v[2]
        vpslld ymm1, ymm12, 1                                        ;   219.2 fp2     23 w[13]
        vpsrld ymm12, ymm12, 0x1f                                    ;   220.0 fp1     23 w[13]
        vpxor ymm1, ymm1, ymm12                                      ;   221.0 fp3     23 w[13]
        vpxor ymm12, ymm3, ymm4                                      ;   220.0 fp0      8 v[4]
        vmovdqu [rbp + 320], ymm2                                    ;   217.2 agu2+fp5   23 w[6] spill
        vpxor ymm2, ymm3, ymm9                                       ;   220.2 fp2      8 v[4]
        vpand ymm12, ymm12, ymm2                                     ;   221.2 fp3      8 v[4]
        vpxor ymm12, ymm3, ymm12                                     ;   222.2 fp0      8 v[4]
        vpslld ymm2, ymm9, 5                                         ;   221.0 fp1     27 v[0]
        vpaddd ymm11, ymm11, ymm12                                   ;   223.2 fp2     27 v[4]
        vpsrld ymm12, ymm9, 0x1b                                     ;   222.0 fp1     27 v[0]
        vpxor ymm2, ymm2, ymm12                                      ;   223.0 fp3     27 v[0]
        vpslld ymm12, ymm9, 0x1e                                     ;   222.2 fp2     28 v[1]
        vpsrld ymm9, ymm9, 2                                         ;   223.0 fp1     28 v[1]
        vpaddd ymm11, ymm11, ymm1                                    ;   224.2 fp0     27 v[4]
        vpaddd ymm0, ymm0, ymm2                                      ;   224.0 fp3     27 v[0]
        vmovdqu ymm2, [rbp + 224]                                    ;   219.7 agu0    23 w[7] reload
        vmovdqu [rbp + 288], ymm13                                   ;   219.8 agu1+fp5   23 w[5] spill
        vpxor ymm13, ymm8, ymm2                                      ;   226.7 fp0     23 w[15]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 128]   ;   223.2 fp2+agu0   27 v[3]
        vpxor ymm13, ymm13, [rbp + 416]                              ;   227.7 fp3+agu1   23 w[15]
        vpxor ymm13, ymm13, [rbp + 256]                              ;   228.7 fp0+agu0   23 w[15]
        vpxor ymm12, ymm12, ymm9                                     ;   224.0 fp1     28 v[1]
        vpslld ymm9, ymm10, 1                                        ;   224.2 fp2     23 w[14]
        vpsrld ymm10, ymm10, 0x1f                                    ;   225.0 fp1     23 w[14]
        vpxor ymm9, ymm9, ymm10                                      ;   226.0 fp3     23 w[14]
        vpxor ymm10, ymm4, ymm12                                     ;   225.0 fp0      8 v[3]
        vpxor ymm2, ymm4, ymm0                                       ;   225.2 fp2      8 v[3]
        vpand ymm10, ymm10, ymm2                                     ;   226.2 fp3      8 v[3]
        vpxor ymm10, ymm4, ymm10                                     ;   227.2 fp0      8 v[3]
        vpslld ymm2, ymm0, 5                                         ;   226.0 fp1     27 v[4]
        vpaddd ymm3, ymm3, ymm10                                     ;   228.2 fp2     27 v[3]
        vpsrld ymm10, ymm0, 0x1b                                     ;   227.0 fp1     27 v[4]
        vpxor ymm2, ymm2, ymm10                                      ;   228.0 fp3     27 v[4]
        vpslld ymm10, ymm0, 0x1e                                     ;   227.2 fp2     28 v[0]
        vpsrld ymm0, ymm0, 2                                         ;   228.0 fp1     28 v[0]
        vpaddd ymm3, ymm3, ymm9                                      ;   229.2 fp0     27 v[3]
        vpaddd ymm11, ymm11, ymm2                                    ;   229.0 fp3     27 v[4]
        vpxor ymm7, ymm7, ymm14                                      ;   228.0 fp0     23 w[0]
        vpxor ymm7, ymm7, ymm1                                       ;   229.0 fp2     23 w[0]
        vmovdqa ymm2, ymm12                                          ;   226.0          8 v[2] copy
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 128]   ;   228.2 fp3+agu1   27 v[2]
        vpxor ymm10, ymm10, ymm0                                     ;   229.0 fp0     28 v[0]
        vpxor ymm0, ymm12, ymm11                                     ;   230.0 fp1      8 v[2]
        vpxor ymm7, ymm7, [rbp + 448]                                ;   230.0 fp2+agu0   23 w[0]
        vmovdqu [rbp + 256], ymm14                                   ;   227.0 agu2+fp5   23 w[8] spill
        vmovdqa ymm14, ymm12                                         ;   227.2          8 v[2] copy
        vpxor ymm2, ymm2, ymm10                                      ;   230.0 fp3      8 v[2]
        vpand ymm2, ymm2, ymm0                                       ;   231.0 fp0      8 v[2]
        vpslld ymm0, ymm13, 1                                        ;   230.0 fp1     23 w[15]
        vpsrld ymm13, ymm13, 0x1f                                    ;   230.2 fp2     23 w[15]
        vpxor ymm0, ymm0, ymm13                                      ;   231.2 fp3     23 w[15]
        vpslld ymm13, ymm11, 5                                       ;   231.0 fp1     27 v[3]
        vpxor ymm14, ymm14, ymm2                                     ;   232.0 fp0      8 v[2]
        vpsrld ymm2, ymm11, 0x1b                                     ;   231.2 fp2     27 v[3]
        vpxor ymm13, ymm13, ymm2                                     ;   232.2 fp3     27 v[3]
        vpslld ymm2, ymm11, 0x1e                                     ;   232.0 fp1     28 v[4]
        vpsrld ymm11, ymm11, 2                                       ;   232.2 fp2     28 v[4]
        vpaddd ymm4, ymm4, ymm14                                     ;   233.0 fp0     27 v[2]
        vmovdqa ymm14, ymm10                                         ;   230.0          8 v[1] copy
        vpaddd ymm3, ymm3, ymm13                                     ;   233.2 fp3     27 v[3]
        vpxor ymm13, ymm5, ymm9                                      ;   233.0 fp0     23 w[1]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 128] ;   233.0 fp1+agu1   27 v[1]
        vpxor ymm13, ymm13, [rbp + 384]                              ;   234.0 fp2+agu0   23 w[1]
        vpxor ymm13, ymm13, [rbp + 416]                              ;   235.0 fp3+agu1   23 w[1]
        vpxor ymm2, ymm2, ymm11                                      ;   234.0 fp0     28 v[4]
        vpslld ymm11, ymm7, 1                                        ;   234.0 fp1     23 w[0]
        vpsrld ymm7, ymm7, 0x1f                                      ;   234.2 fp2     23 w[0]
        vpaddd ymm4, ymm4, ymm0                                      ;   234.2 fp3     27 v[2]
        vpxor ymm11, ymm11, ymm7                                     ;   235.2 fp0     23 w[0]
        vpxor ymm7, ymm10, ymm3                                      ;   235.0 fp1      8 v[1]
        vpxor ymm14, ymm14, ymm2                                     ;   235.2 fp2      8 v[1]
        vpand ymm7, ymm7, ymm14                                      ;   236.2 fp3      8 v[1]
        vpxor ymm7, ymm10, ymm7                                      ;   237.2 fp0      8 v[1]
        vpslld ymm14, ymm3, 5                                        ;   236.0 fp1     27 v[2]
        vpaddd ymm12, ymm12, ymm7                                    ;   238.2 fp2     27 v[1]
        vpsrld ymm7, ymm3, 0x1b                                      ;   237.0 fp1     27 v[2]
        vpxor ymm14, ymm14, ymm7                                     ;   238.0 fp3     27 v[2]
        vpslld ymm7, ymm3, 0x1e                                      ;   237.2 fp2     28 v[3]
        vpsrld ymm3, ymm3, 2                                         ;   238.0 fp1     28 v[3]
        vpaddd ymm12, ymm12, ymm11                                   ;   239.2 fp0     27 v[1]
        vpaddd ymm4, ymm4, ymm14                                     ;   239.0 fp3     27 v[2]
        vpxor ymm14, ymm6, ymm0                                      ;   238.0 fp0     23 w[2]
        vpaddd ymm10, ymm10, [rel sha1_blocks.T0_constants256 + 128] ;   238.2 fp2+agu0   27 v[0]
        vpxor ymm14, ymm14, [rbp + 480]                              ;   239.0 fp3+agu1   23 w[2]
        vpxor ymm14, ymm14, [rbp + 448]                              ;   240.0 fp0+agu0   23 w[2]
        vpxor ymm7, ymm7, ymm3                                       ;   239.0 fp1     28 v[3]
        vpslld ymm3, ymm13, 1                                        ;   239.2 fp2     23 w[1]
        vpsrld ymm13, ymm13, 0x1f                                    ;   240.0 fp1     23 w[1]
        vpxor ymm3, ymm3, ymm13                                      ;   241.0 fp3     23 w[1]
        vpxor ymm13, ymm2, ymm7                                      ;   240.0 fp0      8 v[0]
        vmovdqu [rbp + 448], ymm6                                    ;   237.2 agu2+fp5   23 w[10] spill
        vpxor ymm6, ymm2, ymm4                                       ;   240.2 fp2      8 v[0]
        vpand ymm13, ymm13, ymm6                                     ;   241.2 fp3      8 v[0]
        vpxor ymm6, ymm2, ymm13                                      ;   242.2 fp0      8 v[0]
        vpslld ymm13, ymm4, 5                                        ;   241.0 fp1     27 v[1]
        vpaddd ymm10, ymm10, ymm6                                    ;   243.2 fp2     27 v[0]
        vpsrld ymm6, ymm4, 0x1b                                      ;   242.0 fp1     27 v[1]
        vpxor ymm13, ymm13, ymm6                                     ;   243.0 fp3     27 v[1]
        vpslld ymm6, ymm4, 0x1e                                      ;   242.2 fp2     28 v[2]
        vpsrld ymm4, ymm4, 2                                         ;   243.0 fp1     28 v[2]
        vpaddd ymm10, ymm10, ymm3                                    ;   244.2 fp0     27 v[0]
        vpaddd ymm12, ymm12, ymm13                                   ;   244.0 fp3     27 v[1]
        vpxor ymm13, ymm15, ymm11                                    ;   243.0 fp0     23 w[3]
        vpaddd ymm2, ymm2, [rel sha1_blocks.T0_constants256 + 128]   ;   243.2 fp2+agu1   27 v[4]
        vpxor ymm13, ymm13, [rbp + 288]                              ;   244.0 fp3+agu0   23 w[3]
        vpxor ymm13, ymm13, [rbp + 384]                              ;   245.0 fp0+agu1   23 w[3]
        vpxor ymm6, ymm6, ymm4                                       ;   244.0 fp1     28 v[2]
        vpslld ymm4, ymm14, 1                                        ;   244.2 fp2     23 w[2]
        vpsrld ymm14, ymm14, 0x1f                                    ;   245.0 fp1     23 w[2]
        vpxor ymm4, ymm4, ymm14                                      ;   246.0 fp3     23 w[2]
        vpxor ymm14, ymm7, ymm6                                      ;   245.0 fp0      8 v[4]
        vmovdqu [rbp + 384], ymm15                                   ;   242.2 agu2+fp5   23 w[11] spill
        vpxor ymm15, ymm7, ymm12                                     ;   245.2 fp2      8 v[4]
        vpand ymm14, ymm14, ymm15                                    ;   246.2 fp3      8 v[4]
        vpxor ymm14, ymm7, ymm14                                     ;   247.2 fp0      8 v[4]
        vpslld ymm15, ymm12, 5                                       ;   246.0 fp1     27 v[0]
        vpaddd ymm2, ymm2, ymm14                                     ;   248.2 fp2     27 v[4]
        vpsrld ymm14, ymm12, 0x1b                                    ;   247.0 fp1     27 v[0]
        vpxor ymm15, ymm15, ymm14                                    ;   248.0 fp3     27 v[0]
        vpslld ymm14, ymm12, 0x1e                                    ;   247.2 fp2     28 v[1]
        vpsrld ymm12, ymm12, 2                                       ;   248.0 fp1     28 v[1]
        vpaddd ymm2, ymm2, ymm4                                      ;   249.2 fp0     27 v[4]
        vpaddd ymm10, ymm10, ymm15                                   ;   249.0 fp3     27 v[0]
        vpxor ymm15, ymm8, ymm3                                      ;   248.0 fp0     23 w[4]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 128]   ;   248.2 fp2+agu0   27 v[3]
        vpxor ymm15, ymm15, [rbp + 320]                              ;   249.0 fp3+agu1   23 w[4]
        vpxor ymm15, ymm15, [rbp + 480]                              ;   250.0 fp0+agu0   23 w[4]
        vpxor ymm14, ymm14, ymm12                                    ;   249.0 fp1     28 v[1]
        vpslld ymm12, ymm13, 1                                       ;   249.2 fp2     23 w[3]
        vpsrld ymm13, ymm13, 0x1f                                    ;   250.0 fp1     23 w[3]
        vpxor ymm12, ymm12, ymm13                                    ;   251.0 fp3     23 w[3]
        vpxor ymm13, ymm6, ymm14                                     ;   250.0 fp0      8 v[3]
        vmovdqu [rbp + 480], ymm8                                    ;   247.2 agu2+fp5   23 w[12] spill
        vpxor ymm8, ymm6, ymm10                                      ;   250.2 fp2      8 v[3]
        vpand ymm13, ymm13, ymm8                                     ;   251.2 fp3      8 v[3]
        vpxor ymm8, ymm6, ymm13                                      ;   252.2 fp0      8 v[3]
        vpslld ymm13, ymm10, 5                                       ;   251.0 fp1     27 v[4]
        vpaddd ymm7, ymm7, ymm8                                      ;   253.2 fp2     27 v[3]
        vpsrld ymm8, ymm10, 0x1b                                     ;   252.0 fp1     27 v[4]
        vpxor ymm13, ymm13, ymm8                                     ;   253.0 fp3     27 v[4]
        vpslld ymm8, ymm10, 0x1e                                     ;   252.2 fp2     28 v[0]
        vpsrld ymm10, ymm10, 2                                       ;   253.0 fp1     28 v[0]
        vpaddd ymm7, ymm7, ymm12                                     ;   254.2 fp0     27 v[3]
        vpaddd ymm2, ymm2, ymm13                                     ;   254.0 fp3     27 v[4]
        vpxor ymm13, ymm1, ymm4                                      ;   253.0 fp0     23 w[5]
        vpaddd ymm6, ymm6, [rel sha1_blocks.T0_constants256 + 128]   ;   253.2 fp2+agu1   27 v[2]
        vpxor ymm13, ymm13, [rbp + 224]                              ;   254.0 fp3+agu0   23 w[5]
        vpxor ymm13, ymm13, [rbp + 288]                              ;   255.0 fp0+agu1   23 w[5]
        vpxor ymm8, ymm8, ymm10                                      ;   254.0 fp1     28 v[0]
        vpslld ymm10, ymm15, 1                                       ;   254.2 fp2     23 w[4]
        vpsrld ymm15, ymm15, 0x1f                                    ;   255.0 fp1     23 w[4]
        vpxor ymm10, ymm10, ymm15                                    ;   256.0 fp3     23 w[4]
        vpxor ymm15, ymm14, ymm8                                     ;   255.0 fp0      8 v[2]
        vmovdqu [rbp + 288], ymm1                                    ;   252.2 agu2+fp5   23 w[13] spill
        vpxor ymm1, ymm14, ymm2                                      ;   255.2 fp2      8 v[2]
        vpand ymm15, ymm15, ymm1                                     ;   256.2 fp3      8 v[2]
        vpxor ymm15, ymm14, ymm15                                    ;   257.2 fp0      8 v[2]
        vpslld ymm1, ymm2, 5                                         ;   256.0 fp1     27 v[3]
        vpaddd ymm6, ymm6, ymm15                                     ;   258.2 fp2     27 v[2]
        vpsrld ymm15, ymm2, 0x1b                                     ;   257.0 fp1     27 v[3]
        vpxor ymm1, ymm1, ymm15                                      ;   258.0 fp3     27 v[3]
        vpslld ymm15, ymm2, 0x1e                                     ;   257.2 fp2     28 v[4]
        vpsrld ymm2, ymm2, 2                                         ;   258.0 fp1     28 v[4]
        vpaddd ymm6, ymm6, ymm10                                     ;   259.2 fp0     27 v[2]
        vpaddd ymm7, ymm7, ymm1                                      ;   259.0 fp3     27 v[3]
        vpxor ymm1, ymm9, ymm12                                      ;   258.0 fp0     23 w[6]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 128] ;   258.2 fp2+agu0   27 v[1]
        vpxor ymm1, ymm1, [rbp + 256]                                ;   259.0 fp3+agu1   23 w[6]
        vpxor ymm1, ymm1, [rbp + 320]                                ;   260.0 fp0+agu0   23 w[6]
        vpxor ymm15, ymm15, ymm2                                     ;   259.0 fp1     28 v[4]
        vpslld ymm2, ymm13, 1                                        ;   259.2 fp2     23 w[5]
        vpsrld ymm13, ymm13, 0x1f                                    ;   260.0 fp1     23 w[5]
        vpxor ymm2, ymm2, ymm13                                      ;   261.0 fp3     23 w[5]
        vpxor ymm13, ymm8, ymm15                                     ;   260.0 fp0      8 v[1]
        vmovdqu [rbp + 320], ymm9                                    ;   257.2 agu2+fp5   23 w[14] spill
        vpxor ymm9, ymm8, ymm7                                       ;   260.2 fp2      8 v[1]
        vpand ymm13, ymm13, ymm9                                     ;   261.2 fp3      8 v[1]
        vpxor ymm9, ymm8, ymm13                                      ;   262.2 fp0      8 v[1]
        vpslld ymm13, ymm7, 5                                        ;   261.0 fp1     27 v[2]
        vpaddd ymm14, ymm14, ymm9                                    ;   263.2 fp2     27 v[1]
        vpsrld ymm9, ymm7, 0x1b                                      ;   262.0 fp1     27 v[2]
        vpxor ymm13, ymm13, ymm9                                     ;   263.0 fp3     27 v[2]
        vpslld ymm9, ymm7, 0x1e                                      ;   262.2 fp2     28 v[3]
        vpsrld ymm7, ymm7, 2                                         ;   263.0 fp1     28 v[3]
        vpaddd ymm14, ymm14, ymm2                                    ;   264.2 fp0     27 v[1]
        vpaddd ymm6, ymm6, ymm13                                     ;   264.0 fp3     27 v[2]
        vpxor ymm13, ymm5, ymm10                                     ;   263.0 fp0     23 w[7]
        vpxor ymm13, ymm13, ymm0                                     ;   264.0 fp2     23 w[7]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 128]   ;   263.2 fp3+agu1   27 v[0]
        vpxor ymm13, ymm13, [rbp + 224]                              ;   265.0 fp0+agu0   23 w[7]
        vpxor ymm9, ymm9, ymm7                                       ;   264.0 fp1     28 v[3]
        vpslld ymm7, ymm1, 1                                         ;   264.2 fp2     23 w[6]
        vpsrld ymm1, ymm1, 0x1f                                      ;   265.0 fp1     23 w[6]
        vpxor ymm7, ymm7, ymm1                                       ;   266.0 fp3     23 w[6]
        vpxor ymm1, ymm15, ymm9                                      ;   265.0 fp0      8 v[0]
        vmovdqu [rbp + 224], ymm0                                    ;   262.2 agu2+fp5   23 w[15] spill
        vpxor ymm0, ymm15, ymm6                                      ;   265.2 fp2      8 v[0]
        vpand ymm1, ymm1, ymm0                                       ;   266.2 fp3      8 v[0]
        vpxor ymm0, ymm15, ymm1                                      ;   267.2 fp0      8 v[0]
        vpslld ymm1, ymm6, 5                                         ;   266.0 fp1     27 v[1]
        vpaddd ymm8, ymm8, ymm0                                      ;   268.2 fp2     27 v[0]
        vpsrld ymm0, ymm6, 0x1b                                      ;   267.0 fp1     27 v[1]
        vpxor ymm1, ymm1, ymm0                                       ;   268.0 fp3     27 v[1]
        vpslld ymm0, ymm6, 0x1e                                      ;   267.2 fp2     28 v[2]
        vpsrld ymm6, ymm6, 2                                         ;   268.0 fp1     28 v[2]
        vpaddd ymm8, ymm8, ymm7                                      ;   269.2 fp0     27 v[0]
        vpaddd ymm14, ymm14, ymm1                                    ;   269.0 fp3     27 v[1]
        vpxor ymm1, ymm11, ymm2                                      ;   268.0 fp0     23 w[8]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 128] ;   268.2 fp2+agu1   27 v[4]
        vpxor ymm1, ymm1, [rbp + 448]                                ;   269.0 fp3+agu0   23 w[8]
        vpxor ymm1, ymm1, [rbp + 256]                                ;   270.0 fp0+agu1   23 w[8]
        vpxor ymm0, ymm0, ymm6                                       ;   269.0 fp1     28 v[2]
        vpslld ymm6, ymm13, 1                                        ;   269.2 fp2     23 w[7]
        vpsrld ymm13, ymm13, 0x1f                                    ;   270.0 fp1     23 w[7]
        vpxor ymm6, ymm6, ymm13                                      ;   271.0 fp3     23 w[7]
        vpxor ymm13, ymm9, ymm0                                      ;   270.0 fp0      8 v[4]
        vmovdqu [rbp + 256], ymm11                                   ;   267.2 agu2+fp5   23 w[0] spill
        vpxor ymm11, ymm9, ymm14                                     ;   270.2 fp2      8 v[4]
        vpand ymm13, ymm13, ymm11                                    ;   271.2 fp3      8 v[4]
        vpxor ymm11, ymm9, ymm13                                     ;   272.2 fp0      8 v[4]
        vpslld ymm13, ymm14, 5                                       ;   271.0 fp1     27 v[0]
        vpaddd ymm15, ymm15, ymm11                                   ;   273.2 fp2     27 v[4]
        vpsrld ymm11, ymm14, 0x1b                                    ;   272.0 fp1     27 v[0]
        vpxor ymm13, ymm13, ymm11                                    ;   273.0 fp3     27 v[0]
        vpslld ymm11, ymm14, 0x1e                                    ;   272.2 fp2     28 v[1]
        vpsrld ymm14, ymm14, 2                                       ;   273.0 fp1     28 v[1]
        vpaddd ymm15, ymm15, ymm6                                    ;   274.2 fp0     27 v[4]
        vpaddd ymm8, ymm8, ymm13                                     ;   274.0 fp3     27 v[0]
        vpxor ymm5, ymm5, ymm3                                       ;   273.0 fp0     23 w[9]
        vpxor ymm5, ymm5, ymm7                                       ;   274.0 fp2     23 w[9]
        vmovdqa ymm13, ymm0                                          ;   270.2          8 v[3] copy
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 128]   ;   273.2 fp3+agu0   27 v[3]
        vpxor ymm5, ymm5, [rbp + 384]                                ;   275.0 fp0+agu1   23 w[9]
        vpxor ymm11, ymm11, ymm14                                    ;   274.0 fp1     28 v[1]
        vpslld ymm14, ymm1, 1                                        ;   274.2 fp2     23 w[8]
        vpsrld ymm1, ymm1, 0x1f                                      ;   275.0 fp1     23 w[8]
        vpxor ymm14, ymm14, ymm1                                     ;   276.0 fp3     23 w[8]
        vpxor ymm1, ymm0, ymm8                                       ;   275.0 fp0      8 v[3]
        vpxor ymm13, ymm13, ymm11                                    ;   275.2 fp2      8 v[3]
        vpand ymm1, ymm1, ymm13                                      ;   276.2 fp3      8 v[3]
        vpxor ymm13, ymm0, ymm1                                      ;   277.2 fp0      8 v[3]
        vpslld ymm1, ymm8, 5                                         ;   276.0 fp1     27 v[4]
        vpaddd ymm9, ymm9, ymm13                                     ;   278.2 fp2     27 v[3]
        vpsrld ymm13, ymm8, 0x1b                                     ;   277.0 fp1     27 v[4]
        vpxor ymm1, ymm1, ymm13                                      ;   278.0 fp3     27 v[4]
        vpslld ymm13, ymm8, 0x1e                                     ;   277.2 fp2     28 v[0]
        vpsrld ymm8, ymm8, 2                                         ;   278.0 fp1     28 v[0]
        vpaddd ymm9, ymm9, ymm14                                     ;   279.2 fp0     27 v[3]
        vpaddd ymm15, ymm15, ymm1                                    ;   279.0 fp3     27 v[4]
        vpxor ymm1, ymm4, ymm6                                       ;   278.0 fp0     23 w[10]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 128]   ;   278.2 fp2+agu0   27 v[2]
        vpxor ymm1, ymm1, [rbp + 480]                                ;   279.0 fp3+agu1   23 w[10]
        vpxor ymm1, ymm1, [rbp + 448]                                ;   280.0 fp0+agu0   23 w[10]
        vpxor ymm13, ymm13, ymm8                                     ;   279.0 fp1     28 v[0]
        vpslld ymm8, ymm5, 1                                         ;   279.2 fp2     23 w[9]
        vpsrld ymm5, ymm5, 0x1f                                      ;   280.0 fp1     23 w[9]
        vpxor ymm8, ymm8, ymm5                                       ;   281.0 fp3     23 w[9]
        vpxor ymm5, ymm11, ymm13                                     ;   280.0 fp0      8 v[2]
        vmovdqu [rbp + 448], ymm4                                    ;   277.2 agu2+fp5   23 w[2] spill
        vpxor ymm4, ymm11, ymm15                                     ;   280.2 fp2      8 v[2]
        vpand ymm5, ymm5, ymm4                                       ;   281.2 fp3      8 v[2]
        vpxor ymm4, ymm11, ymm5                                      ;   282.2 fp0      8 v[2]
        vpslld ymm5, ymm15, 5                                        ;   281.0 fp1     27 v[3]
        vpaddd ymm0, ymm0, ymm4                                      ;   283.2 fp2     27 v[2]
        vpsrld ymm4, ymm15, 0x1b                                     ;   282.0 fp1     27 v[3]
        vpxor ymm5, ymm5, ymm4                                       ;   283.0 fp3     27 v[3]
        vpslld ymm4, ymm15, 0x1e                                     ;   282.2 fp2     28 v[4]
        vpsrld ymm15, ymm15, 2                                       ;   283.0 fp1     28 v[4]
        vpaddd ymm0, ymm0, ymm8                                      ;   284.2 fp0     27 v[2]
        vpaddd ymm9, ymm9, ymm5                                      ;   284.0 fp3     27 v[3]
        vpxor ymm5, ymm12, ymm14                                     ;   283.0 fp0     23 w[11]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 128] ;   283.2 fp2+agu1   27 v[1]
        vpxor ymm5, ymm5, [rbp + 288]                                ;   284.0 fp3+agu0   23 w[11]
        vpxor ymm5, ymm5, [rbp + 384]                                ;   285.0 fp0+agu1   23 w[11]
        vpxor ymm4, ymm4, ymm15                                      ;   284.0 fp1     28 v[4]
        vpslld ymm15, ymm1, 1                                        ;   284.2 fp2     23 w[10]
        vpsrld ymm1, ymm1, 0x1f                                      ;   285.0 fp1     23 w[10]
        vpxor ymm15, ymm15, ymm1                                     ;   286.0 fp3     23 w[10]
        vpxor ymm1, ymm13, ymm4                                      ;   285.0 fp0      8 v[1]
        vmovdqu [rbp + 384], ymm12                                   ;   282.2 agu2+fp5   23 w[3] spill
        vpxor ymm12, ymm13, ymm9                                     ;   285.2 fp2      8 v[1]
        vpand ymm1, ymm1, ymm12                                      ;   286.2 fp3      8 v[1]
        vpxor ymm12, ymm13, ymm1                                     ;   287.2 fp0      8 v[1]
        vpslld ymm1, ymm9, 5                                         ;   286.0 fp1     27 v[2]
        vpaddd ymm11, ymm11, ymm12                                   ;   288.2 fp2     27 v[1]
        vpsrld ymm12, ymm9, 0x1b                                     ;   287.0 fp1     27 v[2]
        vpxor ymm1, ymm1, ymm12                                      ;   288.0 fp3     27 v[2]
        vpslld ymm12, ymm9, 0x1e                                     ;   287.2 fp2     28 v[3]
        vpsrld ymm9, ymm9, 2                                         ;   288.0 fp1     28 v[3]
        vpaddd ymm11, ymm11, ymm15                                   ;   289.2 fp0     27 v[1]
        vpaddd ymm0, ymm0, ymm1                                      ;   289.0 fp3     27 v[2]
        vpxor ymm1, ymm10, ymm8                                      ;   288.0 fp0     23 w[12]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 128] ;   288.2 fp2+agu0   27 v[0]
        vpxor ymm1, ymm1, [rbp + 320]                                ;   289.0 fp3+agu1   23 w[12]
        vpxor ymm1, ymm1, [rbp + 480]                                ;   290.0 fp0+agu0   23 w[12]
        vpxor ymm12, ymm12, ymm9                                     ;   289.0 fp1     28 v[3]
        vpslld ymm9, ymm5, 1                                         ;   289.2 fp2     23 w[11]
        vpsrld ymm5, ymm5, 0x1f                                      ;   290.0 fp1     23 w[11]
        vpxor ymm9, ymm9, ymm5                                       ;   291.0 fp3     23 w[11]
        vpxor ymm5, ymm4, ymm12                                      ;   290.0 fp0      8 v[0]
        vmovdqu [rbp + 480], ymm10                                   ;   287.2 agu2+fp5   23 w[4] spill
        vpxor ymm10, ymm4, ymm0                                      ;   290.2 fp2      8 v[0]
        vpand ymm5, ymm5, ymm10                                      ;   291.2 fp3      8 v[0]
        vpxor ymm5, ymm4, ymm5                                       ;   292.2 fp0      8 v[0]
        vpslld ymm10, ymm0, 5                                        ;   291.0 fp1     27 v[1]
        vpaddd ymm13, ymm13, ymm5                                    ;   293.2 fp2     27 v[0]
        vpsrld ymm5, ymm0, 0x1b                                      ;   292.0 fp1     27 v[1]
        vpxor ymm10, ymm10, ymm5                                     ;   293.0 fp3     27 v[1]
        vpxor ymm5, ymm15, ymm2                                      ;   292.0 fp0     23 w[13]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 160]   ;   292.2 fp2+agu1   27 v[4]
        vpaddd ymm13, ymm13, ymm9                                    ;   294.2 fp3     27 v[0]
        vpaddd ymm11, ymm11, ymm10                                   ;   294.0 fp0     27 v[1]
        vpslld ymm10, ymm0, 0x1e                                     ;   293.0 fp1     28 v[2]
        vpsrld ymm0, ymm0, 2                                         ;   293.2 fp2     28 v[2]
        vpxor ymm5, ymm5, [rbp + 224]                                ;   293.2 fp3+agu0   23 w[13]
        vpxor ymm5, ymm5, [rbp + 288]                                ;   294.2 fp0+agu1   23 w[13]
        vpxor ymm10, ymm10, ymm0                                     ;   294.2 fp1     28 v[2]
        vpxor ymm0, ymm12, ymm11                                     ;   295.0 fp2      7 v[4]
        vmovdqu [rbp + 288], ymm2                                    ;   291.2 agu2+fp5   23 w[5] spill
        vpslld ymm2, ymm1, 1                                         ;   295.0 fp1     23 w[12]
        vpsrld ymm1, ymm1, 0x1f                                      ;   295.2 fp2     23 w[12]
        vpxor ymm2, ymm2, ymm1                                       ;   296.2 fp3     23 w[12]
        vpslld ymm1, ymm5, 1                                         ;   296.0 fp1     23 w[13]
        vpsrld ymm5, ymm5, 0x1f                                      ;   296.2 fp2     23 w[13]
        vpxor ymm0, ymm0, ymm10                                      ;   296.0 fp0      7 v[4]
        vpaddd ymm4, ymm4, ymm0                                      ;   297.0 fp3     27 v[4]
        vpslld ymm0, ymm11, 5                                        ;   297.0 fp1     27 v[0]
        vpxor ymm1, ymm1, ymm5                                       ;   297.2 fp0     23 w[13]
        vpsrld ymm5, ymm11, 0x1b                                     ;   297.2 fp2     27 v[0]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 160] ;   296.2 fp3+agu0   27 v[3]
        vpxor ymm0, ymm0, ymm5                                       ;   298.2 fp0     27 v[0]
        vpslld ymm5, ymm11, 0x1e                                     ;   298.0 fp1     28 v[1]
        vpsrld ymm11, ymm11, 2                                       ;   298.2 fp2     28 v[1]
        vpaddd ymm4, ymm4, ymm2                                      ;   298.0 fp3     27 v[4]
        vpaddd ymm13, ymm13, ymm0                                    ;   299.2 fp0     27 v[0]
        vpxor ymm0, ymm7, ymm9                                       ;   298.2 fp3     23 w[14]
        vpxor ymm0, ymm0, [rbp + 256]                                ;   299.2 fp0+agu1   23 w[14]
        vpxor ymm0, ymm0, [rbp + 320]                                ;   300.2 fp1+agu0   23 w[14]
        vpxor ymm5, ymm5, ymm11                                      ;   299.2 fp2     28 v[1]
        vpxor ymm11, ymm10, ymm13                                    ;   300.2 fp3      7 v[3]
        vpaddd ymm12, ymm12, ymm1                                    ;   300.0 fp0     27 v[3]
        vpxor ymm11, ymm11, ymm5                                     ;   301.2 fp1      7 v[3]
        vpaddd ymm12, ymm12, ymm11                                   ;   302.2 fp2     27 v[3]
        vpslld ymm11, ymm13, 5                                       ;   301.0 fp1     27 v[4]
        vmovdqu [rbp + 320], ymm7                                    ;   297.3 agu2+fp5   23 w[6] spill
        vpsrld ymm7, ymm13, 0x1b                                     ;   301.2 fp2     27 v[4]
        vpaddd ymm10, ymm10, [rel sha1_blocks.T0_constants256 + 160] ;   300.2 fp3+agu1   27 v[2]
        vpxor ymm11, ymm11, ymm7                                     ;   302.2 fp0     27 v[4]
        vpxor ymm7, ymm6, ymm2                                       ;   301.2 fp3     23 w[15]
        vpaddd ymm4, ymm4, ymm11                                     ;   303.2 fp0     27 v[4]
        vpxor ymm7, ymm7, ymm3                                       ;   302.2 fp1     23 w[15]
        vpxor ymm7, ymm7, [rbp + 224]                                ;   303.2 fp2+agu0   23 w[15]
        vpslld ymm11, ymm13, 0x1e                                    ;   303.0 fp1     28 v[0]
        vpsrld ymm13, ymm13, 2                                       ;   303.2 fp2     28 v[0]
        vpxor ymm11, ymm11, ymm13                                    ;   304.2 fp3     28 v[0]
        vpxor ymm13, ymm5, ymm4                                      ;   304.2 fp0      7 v[2]
        vmovdqu [rbp + 224], ymm6                                    ;   300.2 agu2+fp5   23 w[7] spill
        vpslld ymm6, ymm0, 1                                         ;   304.0 fp1     23 w[14]
        vpsrld ymm0, ymm0, 0x1f                                      ;   304.2 fp2     23 w[14]
        vpxor ymm6, ymm6, ymm0                                       ;   305.2 fp3     23 w[14]
        vpslld ymm0, ymm4, 5                                         ;   305.0 fp1     27 v[3]
        vpxor ymm13, ymm13, ymm11                                    ;   305.2 fp0      7 v[2]
        vpaddd ymm10, ymm10, ymm13                                   ;   306.2 fp3     27 v[2]
        vpsrld ymm13, ymm4, 0x1b                                     ;   305.2 fp2     27 v[3]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 160]   ;   305.0 fp0+agu1   27 v[1]
        vpxor ymm0, ymm0, ymm13                                      ;   306.2 fp3     27 v[3]
        vpxor ymm13, ymm14, ymm1                                     ;   306.0 fp0     23 w[0]
        vpaddd ymm12, ymm12, ymm0                                    ;   307.2 fp1     27 v[3]
        vpslld ymm0, ymm4, 0x1e                                      ;   306.2 fp2     28 v[4]
        vpsrld ymm4, ymm4, 2                                         ;   307.0 fp1     28 v[4]
        vpxor ymm13, ymm13, [rbp + 448]                              ;   307.0 fp3+agu0   23 w[0]
        vpxor ymm13, ymm13, [rbp + 256]                              ;   308.0 fp0+agu1   23 w[0]
        vpaddd ymm10, ymm10, ymm6                                    ;   307.2 fp2     27 v[2]
        vpxor ymm0, ymm0, ymm4                                       ;   308.0 fp3     28 v[4]
        vpslld ymm4, ymm7, 1                                         ;   308.0 fp1     23 w[15]
        vpsrld ymm7, ymm7, 0x1f                                      ;   308.2 fp2     23 w[15]
        vmovdqu [rbp + 256], ymm14                                   ;   305.2 agu2+fp5   23 w[8] spill
        vpxor ymm14, ymm11, ymm12                                    ;   308.2 fp0      7 v[1]
        vpxor ymm4, ymm4, ymm7                                       ;   309.2 fp3     23 w[15]
        vpslld ymm7, ymm12, 5                                        ;   309.0 fp1     27 v[2]
        vpxor ymm14, ymm14, ymm0                                     ;   309.2 fp0      7 v[1]
        vpaddd ymm5, ymm5, ymm14                                     ;   310.2 fp2     27 v[1]
        vpsrld ymm14, ymm12, 0x1b                                    ;   310.0 fp1     27 v[2]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 160] ;   309.2 fp3+agu0   27 v[0]
        vpxor ymm7, ymm7, ymm14                                      ;   311.0 fp0     27 v[2]
        vpxor ymm14, ymm8, ymm6                                      ;   310.2 fp2     23 w[1]
        vpaddd ymm10, ymm10, ymm7                                    ;   312.0 fp3     27 v[2]
        vpxor ymm14, ymm14, ymm3                                     ;   311.2 fp0     23 w[1]
        vpslld ymm7, ymm12, 0x1e                                     ;   311.0 fp1     28 v[3]
        vpsrld ymm12, ymm12, 2                                       ;   311.2 fp2     28 v[3]
        vpslld ymm3, ymm13, 1                                        ;   312.0 fp1     23 w[0]
        vpsrld ymm13, ymm13, 0x1f                                    ;   312.2 fp2     23 w[0]
        vpxor ymm14, ymm14, [rbp + 384]                              ;   312.2 fp3+agu1   23 w[1]
        vpaddd ymm5, ymm5, ymm4                                      ;   312.0 fp0     27 v[1]
        vpxor ymm7, ymm7, ymm12                                      ;   312.2 fp3     28 v[3]
        vpxor ymm12, ymm0, ymm10                                     ;   313.0 fp0      7 v[0]
        vpxor ymm3, ymm3, ymm13                                      ;   313.2 fp1     23 w[0]
        vpslld ymm13, ymm10, 5                                       ;   313.2 fp2     27 v[1]
        vpxor ymm12, ymm12, ymm7                                     ;   314.0 fp3      7 v[0]
        vpaddd ymm11, ymm11, ymm12                                   ;   315.0 fp0     27 v[0]
        vpsrld ymm12, ymm10, 0x1b                                    ;   314.0 fp1     27 v[1]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 160]   ;   314.2 fp2+agu0   27 v[4]
        vpxor ymm13, ymm13, ymm12                                    ;   315.0 fp3     27 v[1]
        vpxor ymm12, ymm15, ymm4                                     ;   315.0 fp0     23 w[2]
        vpaddd ymm5, ymm5, ymm13                                     ;   316.0 fp1     27 v[1]
        vpslld ymm13, ymm10, 0x1e                                    ;   315.2 fp2     28 v[2]
        vpsrld ymm10, ymm10, 2                                       ;   316.0 fp1     28 v[2]
        vpxor ymm12, ymm12, [rbp + 480]                              ;   316.0 fp3+agu1   23 w[2]
        vpxor ymm12, ymm12, [rbp + 448]                              ;   317.0 fp0+agu0   23 w[2]
        vpaddd ymm11, ymm11, ymm3                                    ;   316.2 fp2     27 v[0]
        vpxor ymm13, ymm13, ymm10                                    ;   317.0 fp3     28 v[2]
        vpslld ymm10, ymm14, 1                                       ;   317.0 fp1     23 w[1]
        vpsrld ymm14, ymm14, 0x1f                                    ;   317.2 fp2     23 w[1]
        vmovdqu [rbp + 448], ymm15                                   ;   313.3 agu2+fp5   23 w[10] spill
        vpxor ymm15, ymm7, ymm5                                      ;   317.0 fp0      7 v[4]
        vpxor ymm10, ymm10, ymm14                                    ;   318.2 fp3     23 w[1]
        vpslld ymm14, ymm5, 5                                        ;   318.0 fp1     27 v[0]
        vpxor ymm15, ymm15, ymm13                                    ;   318.0 fp0      7 v[4]
        vpaddd ymm0, ymm0, ymm15                                     ;   319.0 fp2     27 v[4]
        vpsrld ymm15, ymm5, 0x1b                                     ;   319.0 fp1     27 v[0]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 160]   ;   318.2 fp3+agu1   27 v[3]
        vpxor ymm14, ymm14, ymm15                                    ;   320.0 fp0     27 v[0]
        vpxor ymm15, ymm3, ymm9                                      ;   319.2 fp2     23 w[3]
        vpaddd ymm11, ymm11, ymm14                                   ;   321.0 fp3     27 v[0]
        vpslld ymm14, ymm5, 0x1e                                     ;   320.0 fp1     28 v[1]
        vpsrld ymm5, ymm5, 2                                         ;   320.2 fp2     28 v[1]
        vpxor ymm15, ymm15, [rbp + 288]                              ;   320.2 fp0+agu0   23 w[3]
        vpxor ymm15, ymm15, [rbp + 384]                              ;   321.2 fp3+agu1   23 w[3]
        vpaddd ymm0, ymm0, ymm10                                     ;   321.0 fp0     27 v[4]
        vpxor ymm14, ymm14, ymm5                                     ;   321.2 fp1     28 v[1]
        vpslld ymm5, ymm12, 1                                        ;   321.2 fp2     23 w[2]
        vpsrld ymm12, ymm12, 0x1f                                    ;   322.0 fp1     23 w[2]
        vmovdqu [rbp + 384], ymm9                                    ;   318.2 agu2+fp5   23 w[11] spill
        vpxor ymm9, ymm13, ymm11                                     ;   322.0 fp3      7 v[3]
        vpxor ymm5, ymm5, ymm12                                      ;   323.0 fp0     23 w[2]
        vpslld ymm12, ymm11, 5                                       ;   322.2 fp2     27 v[4]
        vpxor ymm9, ymm9, ymm14                                      ;   323.0 fp3      7 v[3]
        vpaddd ymm7, ymm7, ymm9                                      ;   324.0 fp0     27 v[3]
        vpsrld ymm9, ymm11, 0x1b                                     ;   323.0 fp1     27 v[4]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 160] ;   323.2 fp2+agu0   27 v[2]
        vpxor ymm12, ymm12, ymm9                                     ;   324.0 fp3     27 v[4]
        vpxor ymm9, ymm10, ymm2                                      ;   324.0 fp0     23 w[4]
        vpaddd ymm0, ymm0, ymm12                                     ;   325.0 fp1     27 v[4]
        vpslld ymm12, ymm11, 0x1e                                    ;   324.2 fp2     28 v[0]
        vpsrld ymm11, ymm11, 2                                       ;   325.0 fp1     28 v[0]
        vpxor ymm9, ymm9, [rbp + 320]                                ;   325.0 fp3+agu1   23 w[4]
        vpxor ymm9, ymm9, [rbp + 480]                                ;   326.0 fp0+agu0   23 w[4]
        vpaddd ymm7, ymm7, ymm5                                      ;   325.2 fp2     27 v[3]
        vpxor ymm12, ymm12, ymm11                                    ;   326.0 fp3     28 v[0]
        vpslld ymm11, ymm15, 1                                       ;   326.0 fp1     23 w[3]
        vpsrld ymm15, ymm15, 0x1f                                    ;   326.2 fp2     23 w[3]
        vmovdqu [rbp + 480], ymm2                                    ;   323.0 agu2+fp5   23 w[12] spill
        vpxor ymm2, ymm14, ymm0                                      ;   326.0 fp0      7 v[2]
        vpxor ymm11, ymm11, ymm15                                    ;   327.2 fp3     23 w[3]
        vpslld ymm15, ymm0, 5                                        ;   327.0 fp1     27 v[3]
        vpxor ymm2, ymm2, ymm12                                      ;   327.0 fp0      7 v[2]
        vpaddd ymm13, ymm13, ymm2                                    ;   328.0 fp2     27 v[2]
        vpsrld ymm2, ymm0, 0x1b                                      ;   328.0 fp1     27 v[3]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 160] ;   327.2 fp3+agu1   27 v[1]
        vpxor ymm15, ymm15, ymm2                                     ;   329.0 fp0     27 v[3]
        vpxor ymm2, ymm5, ymm1                                       ;   328.2 fp2     23 w[5]
        vpaddd ymm7, ymm7, ymm15                                     ;   330.0 fp3     27 v[3]
        vpslld ymm15, ymm0, 0x1e                                     ;   329.0 fp1     28 v[4]
        vpsrld ymm0, ymm0, 2                                         ;   329.2 fp2     28 v[4]
        vpxor ymm2, ymm2, [rbp + 224]                                ;   329.2 fp0+agu0   23 w[5]
        vpxor ymm2, ymm2, [rbp + 288]                                ;   330.2 fp3+agu1   23 w[5]
        vpaddd ymm13, ymm13, ymm11                                   ;   330.0 fp0     27 v[2]
        vpxor ymm15, ymm15, ymm0                                     ;   330.2 fp1     28 v[4]
        vpslld ymm0, ymm9, 1                                         ;   330.2 fp2     23 w[4]
        vpsrld ymm9, ymm9, 0x1f                                      ;   331.0 fp1     23 w[4]
        vmovdqu [rbp + 288], ymm1                                    ;   327.2 agu2+fp5   23 w[13] spill
        vpxor ymm1, ymm12, ymm7                                      ;   331.0 fp3      7 v[1]
        vpxor ymm0, ymm0, ymm9                                       ;   332.0 fp0     23 w[4]
        vpslld ymm9, ymm7, 5                                         ;   331.2 fp2     27 v[2]
        vpxor ymm1, ymm1, ymm15                                      ;   332.0 fp3      7 v[1]
        vpaddd ymm14, ymm14, ymm1                                    ;   333.0 fp0     27 v[1]
        vpsrld ymm1, ymm7, 0x1b                                      ;   332.0 fp1     27 v[2]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 160] ;   332.2 fp2+agu0   27 v[0]
        vpxor ymm9, ymm9, ymm1                                       ;   333.0 fp3     27 v[2]
        vpxor ymm1, ymm11, ymm6                                      ;   333.0 fp0     23 w[6]
        vpaddd ymm13, ymm13, ymm9                                    ;   334.0 fp1     27 v[2]
        vpslld ymm9, ymm7, 0x1e                                      ;   333.2 fp2     28 v[3]
        vpsrld ymm7, ymm7, 2                                         ;   334.0 fp1     28 v[3]
        vpxor ymm1, ymm1, [rbp + 256]                                ;   334.0 fp3+agu1   23 w[6]
        vpxor ymm1, ymm1, [rbp + 320]                                ;   335.0 fp0+agu0   23 w[6]
        vpaddd ymm14, ymm14, ymm0                                    ;   334.2 fp2     27 v[1]
        vpxor ymm9, ymm9, ymm7                                       ;   335.0 fp3     28 v[3]
        vpslld ymm7, ymm2, 1                                         ;   335.0 fp1     23 w[5]
        vpsrld ymm2, ymm2, 0x1f                                      ;   335.2 fp2     23 w[5]
        vmovdqu [rbp + 320], ymm6                                    ;   332.0 agu2+fp5   23 w[14] spill
        vpxor ymm6, ymm15, ymm13                                     ;   335.0 fp0      7 v[0]
        vpxor ymm7, ymm7, ymm2                                       ;   336.2 fp3     23 w[5]
        vpslld ymm2, ymm13, 5                                        ;   336.0 fp1     27 v[1]
        vpxor ymm6, ymm6, ymm9                                       ;   336.0 fp0      7 v[0]
        vpaddd ymm12, ymm12, ymm6                                    ;   337.0 fp2     27 v[0]
        vpsrld ymm6, ymm13, 0x1b                                     ;   337.0 fp1     27 v[1]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 160] ;   336.2 fp3+agu1   27 v[4]
        vpxor ymm2, ymm2, ymm6                                       ;   338.0 fp0     27 v[1]
        vpxor ymm6, ymm0, ymm4                                       ;   337.2 fp2     23 w[7]
        vpaddd ymm14, ymm14, ymm2                                    ;   339.0 fp3     27 v[1]
        vpxor ymm6, ymm6, ymm8                                       ;   338.2 fp0     23 w[7]
        vpslld ymm2, ymm13, 0x1e                                     ;   338.0 fp1     28 v[2]
        vpsrld ymm13, ymm13, 2                                       ;   338.2 fp2     28 v[2]
        vpxor ymm6, ymm6, [rbp + 224]                                ;   339.2 fp3+agu0   23 w[7]
        vpaddd ymm12, ymm12, ymm7                                    ;   339.0 fp0     27 v[0]
        vpxor ymm2, ymm2, ymm13                                      ;   339.2 fp1     28 v[2]
        vpslld ymm13, ymm1, 1                                        ;   339.2 fp2     23 w[6]
        vpsrld ymm1, ymm1, 0x1f                                      ;   340.0 fp1     23 w[6]
        vmovdqu [rbp + 224], ymm4                                    ;   336.2 agu2+fp5   23 w[15] spill
        vpxor ymm4, ymm9, ymm14                                      ;   340.0 fp3      7 v[4]
        vpxor ymm13, ymm13, ymm1                                     ;   341.0 fp0     23 w[6]
        vpslld ymm1, ymm14, 5                                        ;   340.2 fp2     27 v[0]
        vpxor ymm4, ymm4, ymm2                                       ;   341.0 fp3      7 v[4]
        vpaddd ymm15, ymm15, ymm4                                    ;   342.0 fp0     27 v[4]
        vpsrld ymm4, ymm14, 0x1b                                     ;   341.0 fp1     27 v[0]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 160]   ;   341.2 fp2+agu1   27 v[3]
        vpxor ymm1, ymm1, ymm4                                       ;   342.0 fp3     27 v[0]
        vpxor ymm4, ymm7, ymm3                                       ;   342.0 fp0     23 w[8]
        vpaddd ymm12, ymm12, ymm1                                    ;   343.0 fp1     27 v[0]
        vpslld ymm1, ymm14, 0x1e                                     ;   342.2 fp2     28 v[1]
        vpsrld ymm14, ymm14, 2                                       ;   343.0 fp1     28 v[1]
        vpxor ymm4, ymm4, [rbp + 448]                                ;   343.0 fp3+agu0   23 w[8]
        vpxor ymm4, ymm4, [rbp + 256]                                ;   344.0 fp0+agu1   23 w[8]
        vpaddd ymm15, ymm15, ymm13                                   ;   343.2 fp2     27 v[4]
        vpxor ymm1, ymm1, ymm14                                      ;   344.0 fp3     28 v[1]
        vpslld ymm14, ymm6, 1                                        ;   344.0 fp1     23 w[7]
        vpsrld ymm6, ymm6, 0x1f                                      ;   344.2 fp2     23 w[7]
        vmovdqu [rbp + 256], ymm3                                    ;   341.0 agu2+fp5   23 w[0] spill
        vpxor ymm3, ymm2, ymm12                                      ;   344.0 fp0      7 v[3]
        vpxor ymm14, ymm14, ymm6                                     ;   345.2 fp3     23 w[7]
        vpslld ymm6, ymm12, 5                                        ;   345.0 fp1     27 v[4]
        vpxor ymm3, ymm3, ymm1                                       ;   345.0 fp0      7 v[3]
        vpaddd ymm9, ymm9, ymm3                                      ;   346.0 fp2     27 v[3]
        vpsrld ymm3, ymm12, 0x1b                                     ;   346.0 fp1     27 v[4]
        vpaddd ymm2, ymm2, [rel sha1_blocks.T0_constants256 + 160]   ;   345.2 fp3+agu0   27 v[2]
        vpxor ymm6, ymm6, ymm3                                       ;   347.0 fp0     27 v[4]
        vpxor ymm3, ymm13, ymm10                                     ;   346.2 fp2     23 w[9]
        vpaddd ymm15, ymm15, ymm6                                    ;   348.0 fp3     27 v[4]
        vpxor ymm3, ymm3, ymm8                                       ;   347.2 fp0     23 w[9]
        vpslld ymm6, ymm12, 0x1e                                     ;   347.0 fp1     28 v[0]
        vpsrld ymm8, ymm12, 2                                        ;   347.2 fp2     28 v[0]
        vpslld ymm12, ymm4, 1                                        ;   348.0 fp1     23 w[8]
        vpsrld ymm4, ymm4, 0x1f                                      ;   348.2 fp2     23 w[8]
        vpaddd ymm9, ymm9, ymm14                                     ;   347.2 fp3     27 v[3]
        vpxor ymm3, ymm3, [rbp + 384]                                ;   348.2 fp0+agu1   23 w[9]
        vpxor ymm6, ymm6, ymm8                                       ;   348.2 fp3     28 v[0]
        vpxor ymm8, ymm1, ymm15                                      ;   349.0 fp0      7 v[2]
        vpxor ymm12, ymm12, ymm4                                     ;   349.2 fp1     23 w[8]
        vpslld ymm4, ymm15, 5                                        ;   349.2 fp2     27 v[3]
        vpxor ymm8, ymm8, ymm6                                       ;   350.0 fp3      7 v[2]
        vpaddd ymm2, ymm2, ymm8                                      ;   351.0 fp0     27 v[2]
        vpsrld ymm8, ymm15, 0x1b                                     ;   350.0 fp1     27 v[3]
        vpaddd ymm1, ymm1, [rel sha1_blocks.T0_constants256 + 160]   ;   350.2 fp2+agu0   27 v[1]
        vpxor ymm4, ymm4, ymm8                                       ;   351.0 fp3     27 v[3]
        vpxor ymm5, ymm14, ymm5                                      ;   351.0 fp0     23 w[10]
        vpslld ymm8, ymm15, 0x1e                                     ;   351.0 fp1     28 v[4]
        vpsrld ymm15, ymm15, 2                                       ;   351.2 fp2     28 v[4]
        vpaddd ymm2, ymm2, ymm12                                     ;   352.0 fp3     27 v[2]
        vpaddd ymm9, ymm9, ymm4                                      ;   352.0 fp0     27 v[3]
        vpslld ymm4, ymm3, 1                                         ;   352.0 fp1     23 w[9]
        vpsrld ymm3, ymm3, 0x1f                                      ;   352.2 fp2     23 w[9]
        vpxor ymm5, ymm5, [rbp + 480]                                ;   352.2 fp3+agu1   23 w[10]
        vpxor ymm5, ymm5, [rbp + 448]                                ;   353.2 fp0+agu0   23 w[10]
        vpxor ymm8, ymm8, ymm15                                      ;   353.0 fp1     28 v[4]
        vpxor ymm15, ymm6, ymm9                                      ;   353.2 fp2      7 v[1]
        vpxor ymm4, ymm4, ymm3                                       ;   353.2 fp3     23 w[9]
        vpslld ymm3, ymm9, 5                                         ;   354.0 fp1     27 v[2]
        vpxor ymm15, ymm15, ymm8                                     ;   354.2 fp0      7 v[1]
        vpaddd ymm1, ymm1, ymm15                                     ;   355.2 fp2     27 v[1]
        vpsrld ymm15, ymm9, 0x1b                                     ;   355.0 fp1     27 v[2]
        vpaddd ymm6, ymm6, [rel sha1_blocks.T0_constants256 + 160]   ;   354.2 fp3+agu1   27 v[0]
        vpxor ymm3, ymm3, ymm15                                      ;   356.0 fp0     27 v[2]
        vpslld ymm15, ymm9, 0x1e                                     ;   355.2 fp2     28 v[3]
        vpsrld ymm9, ymm9, 2                                         ;   356.0 fp1     28 v[3]
        vpaddd ymm1, ymm1, ymm4                                      ;   356.2 fp3     27 v[1]
        vpaddd ymm2, ymm2, ymm3                                      ;   357.0 fp0     27 v[2]
        vpxor ymm12, ymm12, ymm11                                    ;   356.2 fp2     23 w[11]
        vpslld ymm11, ymm5, 1                                        ;   357.0 fp1     23 w[10]
        vpsrld ymm5, ymm5, 0x1f                                      ;   357.2 fp2     23 w[10]
        vpxor ymm3, ymm8, ymm2                                       ;   358.0 fp3      7 v[0]
        vpxor ymm12, ymm12, [rbp + 288]                              ;   357.2 fp0+agu0   23 w[11]
        vpxor ymm12, ymm12, [rbp + 384]                              ;   358.2 fp3+agu1   23 w[11]
        vpxor ymm15, ymm15, ymm9                                     ;   358.0 fp0     28 v[3]
        vpxor ymm11, ymm11, ymm5                                     ;   358.2 fp1     23 w[10]
        vpslld ymm5, ymm2, 5                                         ;   358.2 fp2     27 v[1]
        vpsrld ymm9, ymm2, 0x1b                                      ;   359.0 fp1     27 v[1]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 160]   ;   358.2 fp3+agu0   27 v[4]
        vpaddd ymm6, ymm6, ymm11                                     ;   359.2 fp0     27 v[0]
        vpxor ymm5, ymm5, ymm9                                       ;   360.0 fp2     27 v[1]
        vpslld ymm9, ymm2, 0x1e                                      ;   360.0 fp1     28 v[2]
        vpsrld ymm2, ymm2, 2                                         ;   360.2 fp2     28 v[2]
        vpxor ymm3, ymm3, ymm15                                      ;   359.2 fp3      7 v[0]
        vpaddd ymm1, ymm1, ymm5                                      ;   361.0 fp0     27 v[1]
        vpxor ymm4, ymm4, ymm0                                       ;   360.2 fp3     23 w[12]
        vmovdqu ymm5, [rbp + 320]                                    ;   357.3 agu1    23 w[14] reload
        vpxor ymm4, ymm4, ymm5                                       ;   364.3 fp0     23 w[12]
        vpxor ymm4, ymm4, [rbp + 480]                                ;   365.3 fp1+agu0   23 w[12]
        vpslld ymm0, ymm12, 1                                        ;   361.2 fp2     23 w[11]
        vpsrld ymm12, ymm12, 0x1f                                    ;   362.0 fp1     23 w[11]
        vpaddd ymm6, ymm6, ymm3                                      ;   361.2 fp3     27 v[0]
        vpxor ymm3, ymm15, ymm1                                      ;   362.0 fp0      7 v[4]
        vpxor ymm9, ymm9, ymm2                                       ;   362.2 fp2     28 v[2]
        vpxor ymm0, ymm0, ymm12                                      ;   363.0 fp3     23 w[11]
        vpslld ymm12, ymm1, 5                                        ;   363.0 fp1     27 v[0]
        vpsrld ymm2, ymm1, 0x1b                                      ;   363.2 fp2     27 v[0]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 160] ;   363.0 fp0+agu1   27 v[3]
        vpxor ymm3, ymm3, ymm9                                       ;   363.2 fp3      7 v[4]
        vpaddd ymm8, ymm8, ymm3                                      ;   364.2 fp0     27 v[4]
        vpslld ymm3, ymm1, 0x1e                                      ;   364.0 fp1     28 v[1]
        vpsrld ymm1, ymm1, 2                                         ;   364.2 fp2     28 v[1]
        vpxor ymm12, ymm12, ymm2                                     ;   364.2 fp3     27 v[0]
        vpxor ymm11, ymm11, ymm7                                     ;   365.0 fp0     23 w[13]
        vpaddd ymm8, ymm8, ymm0                                      ;   365.2 fp1     27 v[4]
        vmovdqa ymm7, ymm9                                           ;   363.2          7 v[3] copy
        vpaddd ymm6, ymm6, ymm12                                     ;   365.2 fp2     27 v[0]
        vmovdqu ymm12, [rbp + 224]                                   ;   362.3 agu0    23 w[15] reload
        vpxor ymm11, ymm11, ymm12                                    ;   369.3 fp3     23 w[13]
        vpxor ymm11, ymm11, [rbp + 288]                              ;   370.3 fp0+agu1   23 w[13]
        vpxor ymm3, ymm3, ymm1                                       ;   366.0 fp1     28 v[1]
        vpslld ymm1, ymm4, 1                                         ;   366.3 fp2     23 w[12]
        vpsrld ymm4, ymm4, 0x1f                                      ;   367.0 fp1     23 w[12]
        vpxor ymm7, ymm7, ymm6                                       ;   366.2 fp3      7 v[3]
        vpslld ymm2, ymm6, 5                                         ;   367.2 fp2     27 v[4]
        vpxor ymm1, ymm1, ymm4                                       ;   368.0 fp0     23 w[12]
        vpsrld ymm4, ymm6, 0x1b                                      ;   368.0 fp1     27 v[4]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 160]   ;   367.2 fp3+agu0   27 v[2]
        vpxor ymm7, ymm7, ymm3                                       ;   368.0 fp0      7 v[3]
        vpxor ymm2, ymm2, ymm4                                       ;   369.0 fp2     27 v[4]
        vpxor ymm0, ymm0, ymm13                                      ;   368.2 fp3     23 w[14]
        vpslld ymm4, ymm6, 0x1e                                      ;   369.0 fp1     28 v[0]
        vpsrld ymm6, ymm6, 2                                         ;   369.2 fp2     28 v[0]
        vmovdqa ymm13, ymm3                                          ;   367.0          7 v[2] copy
        vpaddd ymm15, ymm15, ymm7                                    ;   369.0 fp0     27 v[3]
        vpaddd ymm15, ymm15, ymm1                                    ;   370.0 fp3     27 v[3]
        vpaddd ymm8, ymm8, ymm2                                      ;   370.0 fp0     27 v[4]
        vpxor ymm0, ymm0, ymm5                                       ;   370.0 fp1     23 w[14]
        vpxor ymm0, ymm0, [rbp + 256]                                ;   371.0 fp2+agu1   23 w[14]
        vpxor ymm4, ymm4, ymm6                                       ;   370.2 fp3     28 v[0]
        vpxor ymm13, ymm13, ymm4                                     ;   371.2 fp0      7 v[2]
        vpxor ymm13, ymm13, ymm8                                     ;   372.2 fp1      7 v[2]
        vpslld ymm5, ymm8, 5                                         ;   371.2 fp2     27 v[3]
        vpsrld ymm6, ymm8, 0x1b                                      ;   372.0 fp1     27 v[3]
        vmovdqu ymm7, [rel sha1_blocks.T0_constants256 + 160]        ;   368.5 agu0    27 v[4] reload
        vpaddd ymm3, ymm3, ymm7                                      ;   375.5 fp3     27 v[1]
        vpslld ymm2, ymm8, 0x1e                                      ;   372.2 fp2     28 v[4]
        vpsrld ymm8, ymm8, 2                                         ;   373.0 fp1     28 v[4]
        vpxor ymm5, ymm5, ymm6                                       ;   373.0 fp0     27 v[3]
        vpxor ymm1, ymm1, ymm14                                      ;   372.2 fp3     23 w[15]
        vpslld ymm6, ymm11, 1                                        ;   373.2 fp2     23 w[13]
        vpsrld ymm11, ymm11, 0x1f                                    ;   374.0 fp1     23 w[13]
        vmovdqa ymm14, ymm4                                          ;   371.2          7 v[1] copy
        vpaddd ymm9, ymm9, ymm13                                     ;   373.2 fp0     27 v[2]
        vpslld ymm13, ymm0, 1                                        ;   374.2 fp2     23 w[14]
        vpsrld ymm0, ymm0, 0x1f                                      ;   375.0 fp1     23 w[14]
        vpaddd ymm15, ymm15, ymm5                                    ;   374.0 fp3     27 v[3]
        vpxor ymm1, ymm1, ymm10                                      ;   374.0 fp0     23 w[15]
        vpxor ymm1, ymm1, ymm12                                      ;   375.0 fp3     23 w[15]
        vpxor ymm2, ymm2, ymm8                                       ;   375.0 fp0     28 v[4]
        vpxor ymm6, ymm6, ymm11                                      ;   375.2 fp2     23 w[13]
        vpxor ymm14, ymm14, ymm15                                    ;   375.2 fp3      7 v[1]
        vpslld ymm5, ymm15, 5                                        ;   376.0 fp1     27 v[2]
        vpsrld ymm8, ymm15, 0x1b                                     ;   376.2 fp2     27 v[2]
        vpslld ymm10, ymm15, 0x1e                                    ;   377.0 fp1     28 v[3]
        vpsrld ymm11, ymm15, 2                                       ;   377.2 fp2     28 v[3]
        vpxor ymm13, ymm13, ymm0                                     ;   376.0 fp0     23 w[14]
        vpaddd ymm9, ymm9, ymm6                                      ;   376.2 fp3     27 v[2]
        vpxor ymm14, ymm14, ymm2                                     ;   377.0 fp0      7 v[1]
        vpslld ymm6, ymm1, 1                                         ;   378.0 fp1     23 w[15]
        vpsrld ymm12, ymm1, 0x1f                                     ;   378.2 fp2     23 w[15]
        vmovdqa ymm15, ymm2                                          ;   376.0          7 v[0] copy
        vpaddd ymm3, ymm3, ymm13                                     ;   377.2 fp3     27 v[1]
        vpxor ymm5, ymm5, ymm8                                       ;   378.0 fp0     27 v[2]
        vpaddd ymm4, ymm4, ymm7                                      ;   378.2 fp3     30 h
        vpaddd ymm4, ymm4, [rbp + 128]                               ;   379.2 fp0+agu1   30 h
        vpaddd ymm3, ymm3, ymm14                                     ;   379.0 fp1     27 v[1]
        vpxor ymm10, ymm10, ymm11                                    ;   379.2 fp2     28 v[3]
        vpaddd ymm9, ymm9, ymm5                                      ;   379.2 fp3     27 v[2]
        vpaddd ymm2, ymm2, [rbp + 0]                                 ;   380.0 fp0+agu0   30 h
        vpxor ymm6, ymm6, ymm12                                      ;   380.0 fp1     23 w[15]
        vpxor ymm15, ymm15, ymm10                                    ;   380.2 fp2      7 v[0]
        vpaddd ymm10, ymm10, [rbp + 32]                              ;   380.2 fp3+agu1   30 h
        vpxor ymm15, ymm15, ymm9                                     ;   381.2 fp0      7 v[0]
        vpslld ymm5, ymm9, 5                                         ;   381.0 fp1     27 v[1]
        vpsrld ymm7, ymm9, 0x1b                                      ;   381.2 fp2     27 v[1]
        vpslld ymm8, ymm9, 0x1e                                      ;   382.0 fp1     28 v[2]
        vpsrld ymm9, ymm9, 2                                         ;   382.2 fp2     28 v[2]
        vpaddd ymm4, ymm4, ymm6                                      ;   381.2 fp3     30 h
        vpaddd ymm4, ymm4, ymm15                                     ;   382.2 fp0     30 h
        vpxor ymm5, ymm5, ymm7                                       ;   382.2 fp3     27 v[1]
        vpaddd ymm3, ymm3, ymm5                                      ;   383.2 fp0     27 v[1]
        vmovdqu [rbp + 0], ymm2                                      ;   381.0 agu2+fp5   30 h
        vpxor ymm8, ymm8, ymm9                                       ;   383.2 fp1     28 v[2]
        add r15, 0x40                                                ;   379.5 alu0    16 blocks
        add r14, 0x40                                                ;   379.7 alu1    16 blocks
        add r13, 0x40                                                ;   379.8 alu2    16 blocks
        vpaddd ymm8, ymm8, [rbp + 96]                                ;   384.2 fp2+agu0   30 h
        vpslld ymm5, ymm3, 5                                         ;   384.2 fp1     27 v[0]
        vpsrld ymm6, ymm3, 0x1b                                      ;   384.2 fp2     27 v[0]
        vpaddd ymm3, ymm3, [rbp + 64]                                ;   384.2 fp3+agu1   30 h
        add r12, 0x40                                                ;   380.7 alu3    16 blocks
        vpxor ymm5, ymm5, ymm6                                       ;   385.2 fp0     27 v[0]
        add r11, 0x40                                                ;   381.0 alu0    16 blocks
        add r10, 0x40                                                ;   381.2 alu1    16 blocks
        add r9, 0x40                                                 ;   381.3 alu2    16 blocks
        vpaddd ymm4, ymm4, ymm5                                      ;   386.2 fp3     30 h
        add r8, 0x40                                                 ;   381.7 alu3    16 blocks
        vmovdqa ymm2, ymm10                                          ;   381.8         30 h copy
        vmovdqa ymm1, ymm8                                           ;   385.2         30 h copy
        vmovdqa ymm0, ymm4                                           ;   387.2         30 h copy
        cmp r8, qword [rbp + 584]                                    ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 576], r8                                    ;                    resident
        mov qword [rbp + 592], r9                                    ;                    resident
        mov qword [rbp + 600], r10                                   ;                    resident
        mov qword [rbp + 608], r11                                   ;                    resident
        mov qword [rbp + 616], r12                                   ;                    resident
        mov qword [rbp + 624], r13                                   ;                    resident
        mov qword [rbp + 632], r14                                   ;                    resident
        mov qword [rbp + 640], r15                                   ;                    resident
        vmovdqu [rbp - 128], ymm0                                    ;                    resident
        vmovdqu [rbp - 64], ymm1                                     ;                    resident
        vmovdqu [rbp - 32], ymm2                                     ;                    resident
        vmovdqu [rbp - 96], ymm3                                     ;                    resident
.blocks_1_done:
        vmovdqu ymm0, [rbp - 96]                                     ;     0.0 agu0    16 blocks reload
        vmovdqu ymm1, [rbp - 128]                                    ;     0.2 agu1    16 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                  ;     7.2 fp1     16 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                  ;     7.2 fp2     16 blocks
        vmovdqu ymm1, [rbp - 32]                                     ;     1.0 agu0    16 blocks reload
        vmovdqu ymm3, [rbp - 64]                                     ;     1.2 agu1    16 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                  ;     8.2 fp1     16 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                  ;     8.2 fp2     16 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                 ;     9.2 fp1     16 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                 ;     9.2 fp2     16 blocks
        vpunpcklqdq ymm4, ymm0, ymm1                                 ;     9.2 fp1     16 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                 ;     9.2 fp2     16 blocks
        vperm2i128 ymm1, ymm3, ymm3, 0x11                            ;    10.2 fp1     16 blocks
        mov r8, qword [rbp + 512]                                    ;     2.2 agu2    16 blocks reload
        vmovdqu [r8], xmm3                                           ;    10.2 agu0+fp5   16 blocks
        mov r9, qword [rbp + 544]                                    ;     2.5 agu1    16 blocks reload
        vmovdqu [r9], xmm1                                           ;    13.2 agu2+fp5   16 blocks
        vmovdqu ymm1, [rbp + 0]                                      ;     3.3 agu0    16 blocks reload
        vmovd [r8 + 16], xmm1                                        ;    10.3 agu1+fp5   16 blocks
        vperm2i128 ymm3, ymm2, ymm2, 0x11                            ;    10.2 fp1     16 blocks
        mov r8, qword [rbp + 520]                                    ;     4.2 agu2    16 blocks reload
        vmovdqu [r8], xmm2                                           ;    10.2 agu0+fp5   16 blocks
        mov r10, qword [rbp + 552]                                   ;     4.5 agu1    16 blocks reload
        vmovdqu [r10], xmm3                                          ;    13.2 agu2+fp5   16 blocks
        vperm2i128 ymm2, ymm4, ymm4, 0x11                            ;    10.2 fp1     16 blocks
        mov r11, qword [rbp + 528]                                   ;     7.2 agu0    16 blocks reload
        vmovdqu [r11], xmm4                                          ;    10.2 agu1+fp5   16 blocks
        mov r12, qword [rbp + 560]                                   ;     7.5 agu2    16 blocks reload
        vmovdqu [r12], xmm2                                          ;    13.2 agu0+fp5   16 blocks
        vperm2i128 ymm2, ymm0, ymm0, 0x11                            ;    10.2 fp1     16 blocks
        mov r13, qword [rbp + 536]                                   ;     8.3 agu1    16 blocks reload
        vmovdqu [r13], xmm0                                          ;    10.2 agu2+fp5   16 blocks
        mov r14, qword [rbp + 568]                                   ;     9.2 agu0    16 blocks reload
        vmovdqu [r14], xmm2                                          ;    13.2 agu1+fp5   16 blocks
        vpshufd ymm0, ymm1, 1                                        ;    10.3 fp2     16 blocks
        vmovd [r8 + 16], xmm0                                        ;    11.3 agu2+fp5   16 blocks
        vpshufd ymm0, ymm1, 2                                        ;    10.3 fp1     16 blocks
        vmovd [r11 + 16], xmm0                                       ;    12.3 agu0+fp5   16 blocks
        vpshufd ymm0, ymm1, 3                                        ;    10.5 fp2     16 blocks
        vmovd [r13 + 16], xmm0                                       ;    13.3 agu1+fp5   16 blocks
        vperm2i128 ymm0, ymm1, ymm1, 0x11                            ;    10.8 fp1     16 blocks
        vmovd [r9 + 16], xmm0                                        ;    14.3 agu2+fp5   16 blocks
        vpshufd ymm1, ymm0, 1                                        ;    13.8 fp2     16 blocks
        vmovd [r10 + 16], xmm1                                       ;    15.3 agu0+fp5   16 blocks
        vpshufd ymm1, ymm0, 2                                        ;    13.8 fp1     16 blocks
        vmovd [r12 + 16], xmm1                                       ;    16.3 agu1+fp5   16 blocks
        vpshufd ymm0, ymm0, 3                                        ;    13.8 fp2     16 blocks
        vmovd [r14 + 16], xmm0                                       ;    17.3 agu2+fp5   16 blocks
        mov rcx, qword [rbp + 648]                                   ;                    frame
        vpxor ymm0, ymm0, ymm0                                       ;                    cleared
        vmovdqu [rbp - 128], ymm0                                    ;                    cleared
        vmovdqu [rbp - 96], ymm0                                     ;                    cleared
        vmovdqu [rbp - 64], ymm0                                     ;                    cleared
        vmovdqu [rbp - 32], ymm0                                     ;                    cleared
        vmovdqu [rbp + 0], ymm0                                      ;                    cleared
        vmovdqu [rbp + 32], ymm0                                     ;                    cleared
        vmovdqu [rbp + 64], ymm0                                     ;                    cleared
        vmovdqu [rbp + 96], ymm0                                     ;                    cleared
        vmovdqu [rbp + 128], ymm0                                    ;                    cleared
        vmovdqu [rbp + 160], ymm0                                    ;                    cleared
        vmovdqu [rbp + 192], ymm0                                    ;                    cleared
        vmovdqu [rbp + 224], ymm0                                    ;                    cleared
        vmovdqu [rbp + 256], ymm0                                    ;                    cleared
        vmovdqu [rbp + 288], ymm0                                    ;                    cleared
        vmovdqu [rbp + 320], ymm0                                    ;                    cleared
        vmovdqu [rbp + 352], ymm0                                    ;                    cleared
        vmovdqu [rbp + 384], ymm0                                    ;                    cleared
        vmovdqu [rbp + 416], ymm0                                    ;                    cleared
        vmovdqu [rbp + 448], ymm0                                    ;                    cleared
        vmovdqu [rbp + 480], ymm0                                    ;                    cleared
        vzeroupper                                                   ;                    x87 state
        mov rsp, rcx                                                 ;                    frame
        pop r15                                                      ;                    preserved
        pop r14                                                      ;                    preserved
        pop r13                                                      ;                    preserved
        pop r12                                                      ;                    preserved
        pop rbp                                                      ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
sha1_blocks.T0_constants256:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1
        dq 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
