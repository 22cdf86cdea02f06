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
;   blocks: 1657 uops, planned 390.2; bounds: width 276.2, ports 368.2, path 251.0
;   body.2: 48 uops, planned 19.3; bounds: width 8.0, ports 16.0, path 5.0
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
        vmovdqu xmm13, [r8 + 16]                                     ;     4.0 agu0    22 w[4]
        vmovdqu xmm14, [r9 + 16]                                     ;     4.2 agu1    22 w[4]
        vmovdqu xmm15, [r10 + 16]                                    ;     5.0 agu0    22 w[4]
        vmovdqu xmm14, [r11 + 16]                                    ;     5.2 agu1    22 w[4]
        vmovdqu xmm14, [r12 + 16]                                    ;     6.0 agu0    22 w[4]
        vmovdqu xmm15, [r13 + 16]                                    ;     6.2 agu1    22 w[4]
        vmovdqu xmm15, [r14 + 16]                                    ;     7.0 agu0    22 w[4]
        vmovdqu xmm15, [r15 + 16]                                    ;     7.2 agu1    22 w[4]
        vpslld ymm15, ymm0, 5                                        ;     3.2 fp1     27 v[4]
        vpsrld ymm13, ymm0, 0x1b                                     ;     3.3 fp2     27 v[4]
        vpxor ymm15, ymm15, ymm13                                    ;     4.3 fp3     27 v[4]
        vpslld ymm13, ymm0, 0x1e                                     ;     4.2 fp1     28 v[0]
        vpaddd ymm15, ymm15, [rbp + 0]                               ;     8.0 fp0+agu0   27 v[4]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 64]  ;     9.0 fp2+agu1   27 v[4]
        vpsrld ymm14, ymm0, 2                                        ;     5.2 fp1     28 v[0]
        vpxor ymm13, ymm13, ymm14                                    ;     6.2 fp3     28 v[0]
        vpxor ymm14, ymm12, ymm1                                     ;     4.8 fp0      6 v[3]
        vpand ymm14, ymm14, ymm0                                     ;     5.8 fp2      6 v[3]
        vpxor ymm14, ymm14, ymm1                                     ;     6.8 fp3      6 v[3]
        vpaddd ymm14, ymm14, ymm2                                    ;     7.8 fp0     27 v[3]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 64]  ;     9.0 fp1+agu0   27 v[3]
        vperm2i128 ymm4, ymm4, ymm8, 0x20                            ;     9.0 fp1     22 w[0]
        vperm2i128 ymm5, ymm5, ymm9, 0x20                            ;     9.2 fp1     22 w[0]
        vpxor ymm8, ymm13, ymm12                                     ;     7.2 fp2      6 v[2]
        vperm2i128 ymm6, ymm6, ymm10, 0x20                           ;    10.0 fp1     22 w[0]
        vperm2i128 ymm7, ymm7, ymm11, 0x20                           ;    10.2 fp1     22 w[0]
        vmovdqa ymm9, ymm3                                           ;     6.2          6 v[4] copy
        vpunpckldq ymm10, ymm4, ymm5                                 ;    12.2 fp2     22 w[0]
        vpunpckhdq ymm4, ymm4, ymm5                                  ;    12.2 fp2     22 w[0]
        vpxor ymm5, ymm1, ymm2                                       ;     6.7 fp3      6 v[4]
        vpand ymm9, ymm9, ymm5                                       ;     7.7 fp0      6 v[4]
        vpxor ymm9, ymm9, ymm2                                       ;     8.7 fp3      6 v[4]
        vpaddd ymm15, ymm15, ymm9                                    ;    10.0 fp0     27 v[4]
        vpunpckldq ymm5, ymm6, ymm7                                  ;    13.2 fp2     22 w[0]
        vpunpckhdq ymm6, ymm6, ymm7                                  ;    13.2 fp2     22 w[0]
        vpunpcklqdq ymm7, ymm10, ymm5                                ;    14.2 fp1     22 w[0]
        vpunpckhqdq ymm5, ymm10, ymm5                                ;    14.2 fp2     22 w[0]
        vpunpcklqdq ymm9, ymm4, ymm6                                 ;    14.2 fp1     22 w[0]
        vmovdqu ymm10, [rel sha1_blocks.T0_constants256]             ;     9.2 agu1    22 w[0] reload
        vpshufb ymm7, ymm7, ymm10                                    ;    16.2 fp2     22 w[0]
        vmovdqa ymm11, ymm12                                         ;     9.0          6 v[2] copy
        vmovdqu [rbp + 32], ymm2                                     ;     9.2 agu2+fp5   19 v[3] spill
        vmovdqa ymm2, ymm13                                          ;     9.3          6 v[1] copy
        vpunpckhqdq ymm4, ymm4, ymm6                                 ;    14.2 fp1     22 w[0]
        vpshufb ymm5, ymm5, ymm10                                    ;    16.2 fp2     22 w[0]
        vpshufb ymm6, ymm9, ymm10                                    ;    16.2 fp1     22 w[0]
        vmovdqu ymm9, [rel sha1_blocks.T0_constants256 + 64]         ;    10.0 agu0    27 v[4] reload
        vmovdqu [rbp + 64], ymm3                                     ;    10.2 agu2+fp5   19 v[1] spill
        vpaddd ymm3, ymm1, ymm9                                      ;    17.0 fp3     27 v[2]
        vpaddd ymm15, ymm15, ymm7                                    ;    17.2 fp0     27 v[4]
        vpshufb ymm4, ymm4, ymm10                                    ;    16.2 fp2     22 w[0]
        vpaddd ymm14, ymm14, ymm5                                    ;    17.2 fp3     27 v[3]
        vpaddd ymm3, ymm3, ymm6                                      ;    18.0 fp0     27 v[2]
        vpand ymm8, ymm8, ymm15                                      ;    18.2 fp3      6 v[2]
        vpxor ymm11, ymm11, ymm8                                     ;    19.2 fp0      6 v[2]
        vpslld ymm8, ymm15, 5                                        ;    18.2 fp1     27 v[3]
        vpaddd ymm3, ymm3, ymm11                                     ;    20.2 fp3     27 v[2]
        vpsrld ymm11, ymm15, 0x1b                                    ;    18.2 fp2     27 v[3]
        vpxor ymm8, ymm8, ymm11                                      ;    19.2 fp0     27 v[3]
        vmovdqa ymm11, ymm13                                         ;    14.5          6 v[1] copy
        vpaddd ymm12, ymm12, ymm4                                    ;    17.2 fp3     27 v[1]
        vpaddd ymm12, ymm12, ymm9                                    ;    18.2 fp0     27 v[1]
        vpaddd ymm14, ymm14, ymm8                                    ;    20.2 fp3     27 v[3]
        vpslld ymm8, ymm15, 0x1e                                     ;    18.2 fp1     28 v[4]
        vpsrld ymm15, ymm15, 2                                       ;    18.2 fp2     28 v[4]
        vpxor ymm8, ymm8, ymm15                                      ;    19.2 fp0     28 v[4]
        vpxor ymm2, ymm2, ymm8                                       ;    20.2 fp3      6 v[1]
        vmovdqa ymm15, ymm8                                          ;    20.2          6 v[0] copy
        vpand ymm2, ymm2, ymm14                                      ;    21.2 fp1      6 v[1]
        vpxor ymm11, ymm11, ymm2                                     ;    22.2 fp2      6 v[1]
        vpslld ymm2, ymm14, 5                                        ;    21.2 fp1     27 v[2]
        vpaddd ymm12, ymm12, ymm11                                   ;    23.2 fp0     27 v[1]
        vpsrld ymm11, ymm14, 0x1b                                    ;    21.2 fp2     27 v[2]
        vpxor ymm2, ymm2, ymm11                                      ;    22.2 fp3     27 v[2]
        vmovdqu xmm11, [r8 + 32]                                     ;    18.7 agu1    22 w[8]
        vpaddd ymm3, ymm3, ymm2                                      ;    23.2 fp0     27 v[2]
        vmovdqu xmm2, [r9 + 32]                                      ;    19.0 agu0    22 w[8]
        vpaddd ymm13, ymm13, ymm9                                    ;    19.3 fp1     27 v[0]
        vmovdqu [rbp + 96], ymm1                                     ;    19.3 agu2+fp5   19 v[2] spill
        vmovdqu xmm1, [r10 + 32]                                     ;    19.7 agu1    22 w[8]
        vmovdqu [rbp + 128], ymm0                                    ;    20.3 agu0+fp5   19 v[0] spill
        vmovdqu xmm0, [r11 + 32]                                     ;    20.7 agu1    22 w[8]
        vmovdqu [rbp + 160], ymm5                                    ;    21.3 agu2+fp5   22 w[0] spill
        vmovdqa ymm5, ymm8                                           ;    20.2          6 v[0] copy
        vmovdqu [rbp + 192], ymm4                                    ;    22.3 agu0+fp5   22 w[0] spill
        vmovdqu xmm4, [r12 + 32]                                     ;    21.7 agu1    22 w[8]
        vmovdqu [rbp + 224], ymm7                                    ;    23.3 agu2+fp5   22 w[0] spill
        vpslld ymm7, ymm14, 0x1e                                     ;    21.2 fp2     28 v[3]
        vpsrld ymm14, ymm14, 2                                       ;    21.2 fp1     28 v[3]
        vpxor ymm7, ymm7, ymm14                                      ;    22.2 fp3     28 v[3]
        vmovdqu xmm14, [r13 + 32]                                    ;    22.0 agu0    22 w[8]
        vpxor ymm15, ymm15, ymm7                                     ;    23.2 fp0      6 v[0]
        vpand ymm15, ymm15, ymm3                                     ;    24.2 fp2      6 v[0]
        vpxor ymm5, ymm5, ymm15                                      ;    25.2 fp1      6 v[0]
        vmovdqu xmm15, [r14 + 32]                                    ;    22.7 agu1    22 w[8]
        vpaddd ymm13, ymm13, ymm5                                    ;    26.2 fp3     27 v[0]
        vmovdqu xmm5, [r15 + 32]                                     ;    23.0 agu0    22 w[8]
        vmovdqu [rbp + 256], ymm6                                    ;    24.3 agu2+fp5   22 w[0] spill
        vmovdqa ymm6, ymm7                                           ;    23.2          6 v[4] copy
        vpslld ymm1, ymm3, 5                                         ;    24.2 fp2     27 v[1]
        vpsrld ymm0, ymm3, 0x1b                                      ;    24.2 fp1     27 v[1]
        vpxor ymm1, ymm1, ymm0                                       ;    25.2 fp0     27 v[1]
        vpslld ymm0, ymm3, 0x1e                                      ;    24.2 fp2     28 v[2]
        vpsrld ymm3, ymm3, 2                                         ;    24.2 fp1     28 v[2]
        vpxor ymm0, ymm0, ymm3                                       ;    25.2 fp3     28 v[2]
        vpaddd ymm12, ymm12, ymm1                                    ;    26.2 fp0     27 v[1]
        vpxor ymm6, ymm6, ymm0                                       ;    26.2 fp3      6 v[4]
        vpslld ymm1, ymm12, 5                                        ;    27.2 fp2     27 v[0]
        vpsrld ymm3, ymm12, 0x1b                                     ;    27.2 fp1     27 v[0]
        vpxor ymm1, ymm1, ymm3                                       ;    28.2 fp0     27 v[0]
        vpaddd ymm13, ymm13, ymm1                                    ;    29.2 fp3     27 v[0]
        vmovdqu xmm1, [r12 + 16]                                     ;    24.8 agu1    22 w[4] reload
        vmovdqu xmm3, [r8 + 16]                                      ;    25.0 agu0    22 w[4] reload
        vperm2i128 ymm1, ymm3, ymm1, 0x20                            ;    32.0 fp1     22 w[4]
        vmovdqu xmm3, [r13 + 16]                                     ;    25.8 agu1    22 w[4] reload
        vmovdqu xmm15, [r9 + 16]                                     ;    26.0 agu0    22 w[4] reload
        vperm2i128 ymm15, ymm15, ymm3, 0x20                          ;    33.0 fp1     22 w[4]
        vmovdqu xmm3, [r14 + 16]                                     ;    26.8 agu1    22 w[4] reload
        vmovdqu xmm5, [r10 + 16]                                     ;    27.0 agu0    22 w[4] reload
        vperm2i128 ymm5, ymm5, ymm3, 0x20                            ;    34.0 fp1     22 w[4]
        vmovdqu xmm3, [r15 + 16]                                     ;    27.8 agu1    22 w[4] reload
        vmovdqu xmm2, [r11 + 16]                                     ;    28.0 agu0    22 w[4] reload
        vperm2i128 ymm2, ymm2, ymm3, 0x20                            ;    35.0 fp1     22 w[4]
        vpand ymm6, ymm6, ymm12                                      ;    27.2 fp2      6 v[4]
        vpslld ymm3, ymm12, 0x1e                                     ;    27.8 fp2     28 v[1]
        vpsrld ymm12, ymm12, 2                                       ;    28.8 fp2     28 v[1]
        vpxor ymm6, ymm6, ymm7                                       ;    28.2 fp0      6 v[4]
        vpaddd ymm8, ymm8, ymm6                                      ;    29.2 fp3     27 v[4]
        vmovdqa ymm6, ymm0                                           ;    27.7          6 v[3] copy
        vpxor ymm3, ymm3, ymm12                                      ;    29.8 fp0     28 v[1]
        vpaddd ymm8, ymm8, ymm9                                      ;    30.2 fp3     27 v[4]
        vpxor ymm6, ymm6, ymm3                                       ;    30.8 fp0      6 v[3]
        vpunpckldq ymm12, ymm1, ymm15                                ;    36.0 fp2     22 w[4]
        vpunpckhdq ymm15, ymm1, ymm15                                ;    36.0 fp1     22 w[4]
        vpunpckldq ymm1, ymm5, ymm2                                  ;    38.0 fp2     22 w[4]
        vpunpckhdq ymm5, ymm5, ymm2                                  ;    38.0 fp1     22 w[4]
        vpunpcklqdq ymm2, ymm12, ymm1                                ;    39.0 fp2     22 w[4]
        vpunpckhqdq ymm12, ymm12, ymm1                               ;    39.0 fp1     22 w[4]
        vpshufb ymm1, ymm2, ymm10                                    ;    40.0 fp2     22 w[4]
        vperm2i128 ymm4, ymm11, ymm4, 0x20                           ;    33.0 fp1     22 w[8]
        vmovdqu xmm11, [r9 + 32]                                     ;    29.7 agu1    22 w[8] reload
        vperm2i128 ymm11, ymm11, ymm14, 0x20                         ;    36.7 fp1     22 w[8]
        vmovdqa ymm14, ymm0                                          ;    30.0          6 v[3] copy
        vmovdqa ymm2, ymm3                                           ;    30.8          6 v[2] copy
        vpaddd ymm7, ymm7, ymm9                                      ;    30.3 fp3     27 v[3]
        vpshufb ymm12, ymm12, ymm10                                  ;    40.0 fp2     22 w[4]
        vpaddd ymm13, ymm13, ymm1                                    ;    41.0 fp0     27 v[0]
        vpaddd ymm8, ymm8, ymm12                                     ;    41.0 fp3     27 v[4]
        vmovdqu [rbp + 288], ymm12                                   ;    41.0 agu2+fp5   22 w[4] spill
        vpunpcklqdq ymm12, ymm15, ymm5                               ;    39.0 fp2     22 w[4]
        vpunpckhqdq ymm5, ymm15, ymm5                                ;    39.0 fp1     22 w[4]
        vpshufb ymm12, ymm12, ymm10                                  ;    40.0 fp2     22 w[4]
        vpshufb ymm5, ymm5, ymm10                                    ;    40.0 fp1     22 w[4]
        vpaddd ymm7, ymm7, ymm12                                     ;    41.0 fp0     27 v[3]
        vpand ymm6, ymm6, ymm13                                      ;    42.0 fp3      6 v[3]
        vpxor ymm14, ymm14, ymm6                                     ;    43.0 fp2      6 v[3]
        vpslld ymm6, ymm13, 5                                        ;    42.0 fp1     27 v[4]
        vpsrld ymm15, ymm13, 0x1b                                    ;    42.0 fp2     27 v[4]
        vmovdqu [rbp + 320], ymm12                                   ;    41.0 agu0+fp5   22 w[4] spill
        vmovdqa ymm12, ymm3                                          ;    39.2          6 v[2] copy
        vpxor ymm6, ymm6, ymm15                                      ;    43.0 fp0     27 v[4]
        vpunpckldq ymm15, ymm4, ymm11                                ;    39.7 fp1     22 w[8]
        vpaddd ymm0, ymm0, ymm5                                      ;    41.0 fp3     27 v[2]
        vpaddd ymm0, ymm0, ymm9                                      ;    42.0 fp2     27 v[2]
        vpaddd ymm8, ymm8, ymm6                                      ;    44.0 fp0     27 v[4]
        vpslld ymm6, ymm13, 0x1e                                     ;    42.0 fp1     28 v[0]
        vpsrld ymm13, ymm13, 2                                       ;    42.0 fp2     28 v[0]
        vpxor ymm6, ymm6, ymm13                                      ;    43.0 fp3     28 v[0]
        vpaddd ymm7, ymm7, ymm14                                     ;    44.0 fp0     27 v[3]
        vpxor ymm2, ymm2, ymm6                                       ;    44.0 fp1      6 v[2]
        vmovdqa ymm13, ymm6                                          ;    44.0          6 v[1] copy
        vpand ymm2, ymm2, ymm8                                       ;    45.0 fp3      6 v[2]
        vpxor ymm12, ymm12, ymm2                                     ;    46.0 fp2      6 v[2]
        vpslld ymm14, ymm8, 5                                        ;    45.0 fp1     27 v[3]
        vpsrld ymm2, ymm8, 0x1b                                      ;    45.0 fp2     27 v[3]
        vpxor ymm14, ymm14, ymm2                                     ;    46.0 fp0     27 v[3]
        vmovdqu xmm2, [r8 + 48]                                      ;    42.3 agu1    22 w[12]
        vpaddd ymm7, ymm7, ymm14                                     ;    47.0 fp3     27 v[3]
        vmovdqu xmm14, [r9 + 48]                                     ;    42.7 agu0    22 w[12]
        vpaddd ymm3, ymm3, ymm9                                      ;    43.3 fp0     27 v[1]
        vpaddd ymm0, ymm0, ymm12                                     ;    47.0 fp1     27 v[2]
        vmovdqu xmm12, [r12 + 48]                                    ;    43.3 agu1    22 w[12]
        vmovdqu [rbp + 352], ymm5                                    ;    43.3 agu2+fp5   22 w[4] spill
        vmovdqu xmm5, [r13 + 48]                                     ;    43.7 agu0    22 w[12]
        vmovdqu [rbp + 384], ymm1                                    ;    44.3 agu2+fp5   22 w[4] spill
        vmovdqu xmm1, [r10 + 48]                                     ;    44.3 agu1    22 w[12]
        vmovdqa ymm1, ymm6                                           ;    44.0          6 v[1] copy
        vmovdqu xmm2, [r11 + 48]                                     ;    44.7 agu0    22 w[12]
        vmovdqu xmm2, [r14 + 48]                                     ;    45.3 agu1    22 w[12]
        vpslld ymm2, ymm8, 0x1e                                      ;    45.0 fp2     28 v[4]
        vpsrld ymm8, ymm8, 2                                         ;    45.0 fp1     28 v[4]
        vpxor ymm2, ymm2, ymm8                                       ;    46.0 fp3     28 v[4]
        vmovdqu xmm8, [r15 + 48]                                     ;    45.7 agu0    22 w[12]
        vpxor ymm13, ymm13, ymm2                                     ;    47.0 fp0      6 v[1]
        vpand ymm13, ymm13, ymm7                                     ;    48.0 fp2      6 v[1]
        vpxor ymm1, ymm1, ymm13                                      ;    49.0 fp1      6 v[1]
        vmovdqa ymm13, ymm2                                          ;    47.0          6 v[0] copy
        vpaddd ymm3, ymm3, ymm1                                      ;    50.0 fp3     27 v[1]
        vpslld ymm1, ymm7, 5                                         ;    48.0 fp2     27 v[2]
        vpsrld ymm8, ymm7, 0x1b                                      ;    48.0 fp1     27 v[2]
        vpxor ymm1, ymm1, ymm8                                       ;    49.0 fp0     27 v[2]
        vpslld ymm8, ymm7, 0x1e                                      ;    48.0 fp2     28 v[3]
        vpsrld ymm7, ymm7, 2                                         ;    48.0 fp1     28 v[3]
        vpxor ymm8, ymm8, ymm7                                       ;    49.0 fp3     28 v[3]
        vpaddd ymm0, ymm0, ymm1                                      ;    50.0 fp0     27 v[2]
        vpxor ymm13, ymm13, ymm8                                     ;    50.0 fp3      6 v[0]
        vpslld ymm7, ymm0, 5                                         ;    51.0 fp2     27 v[1]
        vpsrld ymm1, ymm0, 0x1b                                      ;    51.0 fp1     27 v[1]
        vpxor ymm7, ymm7, ymm1                                       ;    52.0 fp0     27 v[1]
        vpaddd ymm3, ymm3, ymm7                                      ;    53.0 fp3     27 v[1]
        vmovdqu xmm7, [r14 + 32]                                     ;    48.0 agu1    22 w[8] reload
        vmovdqu xmm1, [r10 + 32]                                     ;    48.2 agu0    22 w[8] reload
        vperm2i128 ymm7, ymm1, ymm7, 0x20                            ;    55.2 fp1     22 w[8]
        vmovdqu xmm1, [r15 + 32]                                     ;    49.0 agu1    22 w[8] reload
        vmovdqu xmm14, [r11 + 32]                                    ;    49.2 agu0    22 w[8] reload
        vperm2i128 ymm14, ymm14, ymm1, 0x20                          ;    56.2 fp1     22 w[8]
        vpunpckhdq ymm4, ymm4, ymm11                                 ;    49.5 fp2     22 w[8]
        vmovdqa ymm11, ymm2                                          ;    49.2          6 v[0] copy
        vmovdqa ymm1, ymm8                                           ;    50.0          6 v[4] copy
        vpand ymm13, ymm13, ymm0                                     ;    51.0 fp0      6 v[0]
        vpxor ymm11, ymm11, ymm13                                    ;    52.0 fp3      6 v[0]
        vpslld ymm13, ymm0, 0x1e                                     ;    51.0 fp2     28 v[2]
        vpsrld ymm0, ymm0, 2                                         ;    51.5 fp2     28 v[2]
        vpaddd ymm6, ymm6, ymm9                                      ;    50.5 fp0     27 v[0]
        vpxor ymm13, ymm13, ymm0                                     ;    52.5 fp3     28 v[2]
        vpaddd ymm6, ymm6, ymm11                                     ;    53.0 fp0     27 v[0]
        vpxor ymm1, ymm1, ymm13                                      ;    53.5 fp1      6 v[4]
        vpunpckldq ymm11, ymm7, ymm14                                ;    59.2 fp2     22 w[8]
        vpunpckhdq ymm7, ymm7, ymm14                                 ;    59.2 fp1     22 w[8]
        vpunpcklqdq ymm14, ymm15, ymm11                              ;    60.2 fp2     22 w[8]
        vmovdqa ymm0, ymm8                                           ;    51.3          6 v[4] copy
        vpunpckhqdq ymm11, ymm15, ymm11                              ;    60.2 fp1     22 w[8]
        vpshufb ymm14, ymm14, ymm10                                  ;    61.2 fp2     22 w[8]
        vmovdqu xmm15, [r8 + 48]                                     ;    51.8 agu1    22 w[12] reload
        vperm2i128 ymm12, ymm15, ymm12, 0x20                         ;    58.8 fp1     22 w[12]
        vmovdqu xmm15, [r9 + 48]                                     ;    52.2 agu0    22 w[12] reload
        vperm2i128 ymm5, ymm15, ymm5, 0x20                           ;    59.2 fp1     22 w[12]
        vpaddd ymm2, ymm2, ymm9                                      ;    52.5 fp3     27 v[4]
        vmovdqa ymm15, ymm13                                         ;    53.5          6 v[3] copy
        vpshufb ymm11, ymm11, ymm10                                  ;    61.2 fp2     22 w[8]
        vpaddd ymm3, ymm3, ymm14                                     ;    62.2 fp0     27 v[1]
        vpaddd ymm6, ymm6, ymm11                                     ;    62.2 fp3     27 v[0]
        vmovdqu [rbp + 416], ymm11                                   ;    62.2 agu2+fp5   22 w[8] spill
        vpunpcklqdq ymm11, ymm4, ymm7                                ;    60.2 fp2     22 w[8]
        vpunpckhqdq ymm4, ymm4, ymm7                                 ;    60.2 fp1     22 w[8]
        vpshufb ymm7, ymm11, ymm10                                   ;    61.2 fp2     22 w[8]
        vpshufb ymm4, ymm4, ymm10                                    ;    61.2 fp1     22 w[8]
        vpaddd ymm2, ymm2, ymm7                                      ;    62.2 fp0     27 v[4]
        vpand ymm1, ymm1, ymm3                                       ;    63.2 fp3      6 v[4]
        vpxor ymm0, ymm0, ymm1                                       ;    64.2 fp0      6 v[4]
        vpslld ymm11, ymm3, 5                                        ;    63.2 fp2     27 v[0]
        vpsrld ymm1, ymm3, 0x1b                                      ;    63.2 fp1     27 v[0]
        vmovdqu [rbp + 448], ymm7                                    ;    62.2 agu1+fp5   22 w[8] spill
        vmovdqa ymm7, ymm13                                          ;    60.3          6 v[3] copy
        vpaddd ymm8, ymm8, ymm9                                      ;    60.5 fp3     27 v[3]
        vpxor ymm11, ymm11, ymm1                                     ;    64.2 fp0     27 v[0]
        vpunpckldq ymm1, ymm12, ymm5                                 ;    62.2 fp2     22 w[12]
        vpaddd ymm8, ymm8, ymm4                                      ;    62.2 fp1     27 v[3]
        vpaddd ymm6, ymm6, ymm11                                     ;    65.2 fp3     27 v[0]
        vpslld ymm11, ymm3, 0x1e                                     ;    63.2 fp2     28 v[1]
        vpsrld ymm3, ymm3, 2                                         ;    63.2 fp1     28 v[1]
        vpxor ymm11, ymm11, ymm3                                     ;    64.2 fp0     28 v[1]
        vpaddd ymm2, ymm2, ymm0                                      ;    65.2 fp3     27 v[4]
        vpxor ymm15, ymm15, ymm11                                    ;    65.2 fp0      6 v[3]
        vmovdqa ymm0, ymm11                                          ;    65.2          6 v[2] copy
        vpand ymm15, ymm15, ymm6                                     ;    66.2 fp2      6 v[3]
        vpxor ymm7, ymm7, ymm15                                      ;    67.2 fp1      6 v[3]
        vpslld ymm15, ymm6, 5                                        ;    66.2 fp2     27 v[4]
        vpsrld ymm3, ymm6, 0x1b                                      ;    66.2 fp1     27 v[4]
        vpxor ymm15, ymm15, ymm3                                     ;    67.2 fp3     27 v[4]
        vpaddd ymm13, ymm13, ymm9                                    ;    63.7 fp0     27 v[2]
        vmovdqa ymm3, ymm11                                          ;    65.2          6 v[2] copy
        vpaddd ymm2, ymm2, ymm15                                     ;    68.2 fp3     27 v[4]
        vpslld ymm15, ymm6, 0x1e                                     ;    66.2 fp2     28 v[0]
        vpsrld ymm6, ymm6, 2                                         ;    66.2 fp1     28 v[0]
        vpxor ymm15, ymm15, ymm6                                     ;    67.2 fp0     28 v[0]
        vpaddd ymm8, ymm8, ymm7                                      ;    68.2 fp3     27 v[3]
        vpxor ymm0, ymm0, ymm15                                      ;    68.2 fp0      6 v[2]
        vmovdqa ymm6, ymm15                                          ;    68.2          6 v[1] copy
        vpand ymm0, ymm0, ymm2                                       ;    69.2 fp2      6 v[2]
        vpxor ymm3, ymm3, ymm0                                       ;    70.2 fp1      6 v[2]
        vpslld ymm7, ymm2, 5                                         ;    69.2 fp2     27 v[3]
        vpsrld ymm0, ymm2, 0x1b                                      ;    69.2 fp1     27 v[3]
        vpxor ymm7, ymm7, ymm0                                       ;    70.2 fp3     27 v[3]
        vpslld ymm0, ymm2, 0x1e                                      ;    69.2 fp2     28 v[4]
        vpsrld ymm2, ymm2, 2                                         ;    69.2 fp1     28 v[4]
        vpxor ymm0, ymm0, ymm2                                       ;    70.2 fp0     28 v[4]
        vpaddd ymm8, ymm8, ymm7                                      ;    71.2 fp3     27 v[3]
        vpaddd ymm13, ymm13, ymm3                                    ;    71.2 fp0     27 v[2]
        vmovdqu xmm7, [r14 + 48]                                     ;    67.3 agu0    22 w[12] reload
        vmovdqu xmm2, [r10 + 48]                                     ;    67.5 agu1    22 w[12] reload
        vperm2i128 ymm7, ymm2, ymm7, 0x20                            ;    74.5 fp1     22 w[12]
        vmovdqa ymm2, ymm15                                          ;    68.2          6 v[1] copy
        vpxor ymm6, ymm6, ymm0                                       ;    71.2 fp3      6 v[1]
        vpand ymm6, ymm6, ymm8                                       ;    72.2 fp0      6 v[1]
        vpxor ymm2, ymm2, ymm6                                       ;    73.2 fp2      6 v[1]
        vpslld ymm6, ymm8, 5                                         ;    72.2 fp2     27 v[2]
        vpsrld ymm3, ymm8, 0x1b                                      ;    72.2 fp1     27 v[2]
        vpxor ymm6, ymm6, ymm3                                       ;    73.2 fp3     27 v[2]
        vpslld ymm3, ymm8, 0x1e                                      ;    72.2 fp2     28 v[3]
        vpsrld ymm8, ymm8, 2                                         ;    72.2 fp1     28 v[3]
        vpaddd ymm13, ymm13, ymm6                                    ;    74.2 fp0     27 v[2]
        vmovdqu xmm6, [r15 + 48]                                     ;    69.8 agu0    22 w[12] reload
        vmovdqu [rbp + 480], ymm4                                    ;    70.0 agu2+fp5   22 w[8] spill
        vmovdqu xmm4, [r11 + 48]                                     ;    70.2 agu1    22 w[12] reload
        vperm2i128 ymm4, ymm4, ymm6, 0x20                            ;    77.2 fp1     22 w[12]
        vpunpckhdq ymm5, ymm12, ymm5                                 ;    71.8 fp2     22 w[12]
        vpaddd ymm11, ymm11, ymm9                                    ;    70.7 fp3     27 v[1]
        vmovdqa ymm6, ymm0                                           ;    71.2          6 v[0] copy
        vpxor ymm3, ymm3, ymm8                                       ;    73.2 fp0     28 v[3]
        vpaddd ymm11, ymm11, ymm2                                    ;    74.2 fp3     27 v[1]
        vpxor ymm6, ymm6, ymm3                                       ;    74.2 fp0      6 v[0]
        vpunpckldq ymm8, ymm7, ymm4                                  ;    80.2 fp2     22 w[12]
        vmovdqa ymm12, ymm0                                          ;    71.7          6 v[0] copy
        vpunpckhdq ymm4, ymm7, ymm4                                  ;    80.2 fp1     22 w[12]
        vpunpcklqdq ymm7, ymm1, ymm8                                 ;    81.2 fp2     22 w[12]
        vpaddd ymm15, ymm15, ymm9                                    ;    72.7 fp3     27 v[0]
        vpunpckhqdq ymm8, ymm1, ymm8                                 ;    81.2 fp1     22 w[12]
        vpshufb ymm7, ymm7, ymm10                                    ;    82.2 fp2     22 w[12]
        vmovdqa ymm1, ymm3                                           ;    74.2          6 v[4] copy
        vpunpcklqdq ymm2, ymm5, ymm4                                 ;    81.2 fp1     22 w[12]
        vpunpckhqdq ymm4, ymm5, ymm4                                 ;    81.2 fp2     22 w[12]
        vpshufb ymm5, ymm8, ymm10                                    ;    82.2 fp1     22 w[12]
        vpshufb ymm8, ymm2, ymm10                                    ;    82.2 fp2     22 w[12]
        vpshufb ymm4, ymm4, ymm10                                    ;    82.2 fp1     22 w[12]
        vpaddd ymm13, ymm13, ymm7                                    ;    83.2 fp0     27 v[2]
        vmovdqa ymm10, ymm3                                          ;    74.3          6 v[4] copy
        vpaddd ymm11, ymm11, ymm5                                    ;    83.2 fp3     27 v[1]
        vpaddd ymm15, ymm15, ymm8                                    ;    83.2 fp0     27 v[0]
        vpand ymm6, ymm6, ymm13                                      ;    84.2 fp3      6 v[0]
        vpxor ymm12, ymm12, ymm6                                     ;    85.2 fp0      6 v[0]
        vpslld ymm6, ymm13, 5                                        ;    84.2 fp2     27 v[1]
        vpsrld ymm2, ymm13, 0x1b                                     ;    84.2 fp1     27 v[1]
        vpaddd ymm0, ymm0, ymm9                                      ;    80.3 fp3     27 v[4]
        vpaddd ymm0, ymm0, ymm4                                      ;    83.2 fp0     27 v[4]
        vpxor ymm6, ymm6, ymm2                                       ;    85.2 fp2     27 v[1]
        vpxor ymm2, ymm14, ymm5                                      ;    83.2 fp1     23 w[0]
        vpxor ymm2, ymm2, [rbp + 256]                                ;    84.2 fp3+agu0   23 w[0]
        vpxor ymm2, ymm2, [rbp + 224]                                ;    85.2 fp0+agu1   23 w[0]
        vpaddd ymm11, ymm11, ymm6                                    ;    86.2 fp2     27 v[1]
        vpslld ymm6, ymm13, 0x1e                                     ;    84.2 fp1     28 v[2]
        vpsrld ymm13, ymm13, 2                                       ;    84.2 fp2     28 v[2]
        vpxor ymm6, ymm6, ymm13                                      ;    85.2 fp3     28 v[2]
        vpaddd ymm15, ymm15, ymm12                                   ;    86.2 fp0     27 v[0]
        vpxor ymm1, ymm1, ymm6                                       ;    86.2 fp1      6 v[4]
        vpslld ymm12, ymm2, 1                                        ;    86.2 fp2     23 w[0]
        vpsrld ymm13, ymm2, 0x1f                                     ;    86.2 fp1     23 w[0]
        vmovdqa ymm2, ymm6                                           ;    86.2          6 v[3] copy
        vpxor ymm12, ymm12, ymm13                                    ;    87.2 fp3     23 w[0]
        vpand ymm1, ymm1, ymm11                                      ;    87.2 fp0      6 v[4]
        vpxor ymm10, ymm10, ymm1                                     ;    88.2 fp2      6 v[4]
        vpslld ymm13, ymm11, 5                                       ;    87.2 fp1     27 v[0]
        vpsrld ymm1, ymm11, 0x1b                                     ;    87.2 fp2     27 v[0]
        vpxor ymm13, ymm13, ymm1                                     ;    88.2 fp3     27 v[0]
        vpaddd ymm3, ymm3, ymm9                                      ;    85.3 fp0     27 v[3]
        vmovdqu ymm1, [rbp + 416]                                    ;    85.3 agu0    22 w[8] reload
        vmovdqu [rbp + 224], ymm14                                   ;    85.5 agu2+fp5   22 w[8] spill
        vpxor ymm14, ymm8, ymm1                                      ;    92.3 fp3     23 w[1]
        vpxor ymm14, ymm14, [rbp + 192]                              ;    93.3 fp0+agu1   23 w[1]
        vpaddd ymm15, ymm15, ymm13                                   ;    89.2 fp1     27 v[0]
        vmovdqa ymm13, ymm6                                          ;    86.2          6 v[3] copy
        vpxor ymm14, ymm14, [rbp + 160]                              ;    94.3 fp2+agu0   23 w[1]
        vpaddd ymm0, ymm0, ymm10                                     ;    89.2 fp3     27 v[4]
        vpslld ymm10, ymm11, 0x1e                                    ;    87.3 fp1     28 v[1]
        vpsrld ymm11, ymm11, 2                                       ;    88.2 fp2     28 v[1]
        vpxor ymm10, ymm10, ymm11                                    ;    89.2 fp0     28 v[1]
        vpaddd ymm3, ymm3, ymm12                                     ;    88.2 fp3     27 v[3]
        vpxor ymm2, ymm2, ymm10                                      ;    90.2 fp0      6 v[3]
        vpand ymm2, ymm2, ymm15                                      ;    91.2 fp1      6 v[3]
        vpslld ymm11, ymm15, 5                                       ;    90.2 fp2     27 v[4]
        vpxor ymm13, ymm13, ymm2                                     ;    92.2 fp3      6 v[3]
        vpsrld ymm2, ymm15, 0x1b                                     ;    90.2 fp1     27 v[4]
        vpxor ymm11, ymm11, ymm2                                     ;    91.2 fp0     27 v[4]
        vpslld ymm2, ymm15, 0x1e                                     ;    90.2 fp2     28 v[0]
        vpsrld ymm15, ymm15, 2                                       ;    90.3 fp1     28 v[0]
        vpxor ymm2, ymm2, ymm15                                      ;    91.3 fp3     28 v[0]
        vpaddd ymm0, ymm0, ymm11                                     ;    92.2 fp0     27 v[4]
        vpaddd ymm6, ymm6, ymm9                                      ;    91.2 fp2     27 v[2]
        vmovdqu ymm11, [rbp + 448]                                   ;    89.3 agu1    22 w[8] reload
        vpxor ymm15, ymm4, ymm11                                     ;    96.3 fp3     23 w[2]
        vpxor ymm15, ymm15, [rbp + 384]                              ;    97.3 fp0+agu0   23 w[2]
        vpxor ymm15, ymm15, [rbp + 256]                              ;    98.3 fp1+agu1   23 w[2]
        vpaddd ymm3, ymm3, ymm13                                     ;    93.2 fp2     27 v[3]
        vpxor ymm13, ymm10, ymm2                                     ;    92.3 fp3      6 v[2]
        vpand ymm13, ymm13, ymm0                                     ;    93.3 fp0      6 v[2]
        vpxor ymm13, ymm13, ymm10                                    ;    94.3 fp1      6 v[2]
        vpaddd ymm6, ymm6, ymm13                                     ;    95.3 fp2     27 v[2]
        vmovdqa ymm13, ymm2                                          ;    92.3          6 v[1] copy
        vpslld ymm11, ymm0, 5                                        ;    93.3 fp1     27 v[3]
        vpsrld ymm1, ymm0, 0x1b                                      ;    94.2 fp2     27 v[3]
        vpxor ymm11, ymm11, ymm1                                     ;    95.2 fp3     27 v[3]
        vmovdqa ymm1, ymm2                                           ;    92.3          6 v[1] copy
        vpaddd ymm3, ymm3, ymm11                                     ;    96.2 fp0     27 v[3]
        vpaddd ymm10, ymm10, ymm9                                    ;    94.2 fp3     27 v[1]
        vpslld ymm11, ymm0, 0x1e                                     ;    94.3 fp1     28 v[4]
        vpsrld ymm0, ymm0, 2                                         ;    95.2 fp2     28 v[4]
        vpxor ymm11, ymm11, ymm0                                     ;    96.2 fp0     28 v[4]
        vmovdqu ymm0, [rbp + 480]                                    ;    93.3 agu0    22 w[8] reload
        vmovdqu [rbp + 256], ymm4                                    ;    93.5 agu2+fp5   22 w[12] spill
        vpxor ymm4, ymm12, ymm0                                      ;   100.3 fp3     23 w[3]
        vpxor ymm4, ymm4, [rbp + 288]                                ;   101.3 fp0+agu1   23 w[3]
        vpxor ymm4, ymm4, [rbp + 192]                                ;   102.3 fp1+agu0   23 w[3]
        vpxor ymm13, ymm13, ymm11                                    ;    97.2 fp2      6 v[1]
        vpand ymm13, ymm13, ymm3                                     ;    98.2 fp3      6 v[1]
        vpxor ymm1, ymm1, ymm13                                      ;    99.2 fp0      6 v[1]
        vpslld ymm13, ymm14, 1                                       ;    96.3 fp1     23 w[1]
        vpsrld ymm14, ymm14, 0x1f                                    ;    97.2 fp2     23 w[1]
        vpxor ymm13, ymm13, ymm14                                    ;    98.2 fp3     23 w[1]
        vpslld ymm14, ymm3, 5                                        ;    97.3 fp1     27 v[2]
        vpaddd ymm10, ymm10, ymm1                                    ;   100.2 fp0     27 v[1]
        vpsrld ymm1, ymm3, 0x1b                                      ;    98.2 fp2     27 v[2]
        vpxor ymm14, ymm14, ymm1                                     ;    99.2 fp3     27 v[2]
        vpaddd ymm2, ymm2, ymm9                                      ;    98.3 fp0     27 v[0]
        vpslld ymm9, ymm3, 0x1e                                      ;    98.3 fp1     28 v[3]
        vpsrld ymm1, ymm3, 2                                         ;    99.2 fp2     28 v[3]
        vmovdqa ymm3, ymm11                                          ;    97.3          6 v[0] copy
        vpaddd ymm6, ymm6, ymm14                                     ;   100.2 fp3     27 v[2]
        vmovdqa ymm14, ymm11                                         ;    97.7          6 v[0] copy
        vpxor ymm9, ymm9, ymm1                                       ;   100.2 fp0     28 v[3]
        vpxor ymm1, ymm7, ymm13                                      ;    99.3 fp1     23 w[4]
        vpaddd ymm6, ymm6, ymm13                                     ;   101.2 fp2     27 v[2]
        vpxor ymm1, ymm1, [rbp + 320]                                ;   100.3 fp3+agu1   23 w[4]
        vpxor ymm1, ymm1, [rbp + 384]                                ;   101.3 fp0+agu0   23 w[4]
        vpxor ymm3, ymm3, ymm9                                       ;   101.2 fp1      6 v[0]
        vpslld ymm0, ymm15, 1                                        ;   101.2 fp2     23 w[2]
        vpsrld ymm15, ymm15, 0x1f                                    ;   101.3 fp1     23 w[2]
        vpxor ymm0, ymm0, ymm15                                      ;   102.3 fp3     23 w[2]
        vpand ymm3, ymm3, ymm6                                       ;   102.2 fp0      6 v[0]
        vpxor ymm14, ymm14, ymm3                                     ;   103.2 fp2      6 v[0]
        vpslld ymm15, ymm6, 5                                        ;   102.3 fp1     27 v[1]
        vpsrld ymm3, ymm6, 0x1b                                      ;   103.2 fp2     27 v[1]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 96]  ;   102.2 fp3+agu1   27 v[4]
        vpxor ymm15, ymm15, ymm3                                     ;   104.2 fp0     27 v[1]
        vpxor ymm3, ymm5, ymm0                                       ;   103.3 fp3     23 w[5]
        vpxor ymm3, ymm3, [rbp + 352]                                ;   104.3 fp0+agu0   23 w[5]
        vpaddd ymm2, ymm2, ymm14                                     ;   104.2 fp1     27 v[0]
        vmovdqa ymm14, ymm9                                          ;   101.3          7 v[4] copy
        vpaddd ymm10, ymm10, ymm0                                    ;   104.2 fp2     27 v[1]
        vpaddd ymm10, ymm10, ymm15                                   ;   105.2 fp3     27 v[1]
        vpslld ymm15, ymm6, 0x1e                                     ;   104.3 fp1     28 v[2]
        vpsrld ymm6, ymm6, 2                                         ;   105.2 fp2     28 v[2]
        vpxor ymm3, ymm3, [rbp + 288]                                ;   105.3 fp0+agu1   23 w[5]
        vpxor ymm15, ymm15, ymm6                                     ;   106.2 fp3     28 v[2]
        vpslld ymm6, ymm1, 1                                         ;   105.3 fp1     23 w[4]
        vpsrld ymm1, ymm1, 0x1f                                      ;   106.2 fp2     23 w[4]
        vpxor ymm6, ymm6, ymm1                                       ;   107.2 fp0     23 w[4]
        vpslld ymm1, ymm4, 1                                         ;   106.3 fp1     23 w[3]
        vpsrld ymm4, ymm4, 0x1f                                      ;   107.2 fp2     23 w[3]
        vpxor ymm14, ymm14, ymm10                                    ;   106.2 fp3      7 v[4]
        vpxor ymm1, ymm1, ymm4                                       ;   108.2 fp0     23 w[3]
        vpslld ymm4, ymm10, 5                                        ;   107.3 fp1     27 v[0]
        vpxor ymm14, ymm14, ymm15                                    ;   107.2 fp3      7 v[4]
        vpaddd ymm11, ymm11, ymm14                                   ;   108.2 fp0     27 v[4]
        vpsrld ymm14, ymm10, 0x1b                                    ;   108.2 fp2     27 v[0]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 96]    ;   108.2 fp3+agu0   27 v[3]
        vpxor ymm4, ymm4, ymm14                                      ;   109.2 fp0     27 v[0]
        vpslld ymm14, ymm10, 0x1e                                    ;   108.3 fp1     28 v[1]
        vpsrld ymm10, ymm10, 2                                       ;   109.2 fp2     28 v[1]
        vpaddd ymm11, ymm11, ymm6                                    ;   109.2 fp3     27 v[4]
        vpaddd ymm2, ymm2, ymm4                                      ;   110.2 fp0     27 v[0]
        vpslld ymm4, ymm3, 1                                         ;   109.3 fp1     23 w[5]
        vpsrld ymm3, ymm3, 0x1f                                      ;   110.2 fp2     23 w[5]
        vpxor ymm14, ymm14, ymm10                                    ;   110.2 fp3     28 v[1]
        vpxor ymm10, ymm8, ymm1                                      ;   110.3 fp0     23 w[6]
        vpxor ymm10, ymm10, [rbp + 224]                              ;   111.3 fp1+agu1   23 w[6]
        vpxor ymm10, ymm10, [rbp + 320]                              ;   112.3 fp2+agu0   23 w[6]
        vpaddd ymm2, ymm2, ymm1                                      ;   111.2 fp3     27 v[0]
        vpxor ymm4, ymm4, ymm3                                       ;   111.3 fp0     23 w[5]
        vpxor ymm3, ymm15, ymm2                                      ;   112.2 fp1      7 v[3]
        vpxor ymm3, ymm3, ymm14                                      ;   113.2 fp2      7 v[3]
        vpaddd ymm9, ymm9, ymm4                                      ;   112.3 fp3     27 v[3]
        vpaddd ymm9, ymm9, ymm3                                      ;   114.2 fp0     27 v[3]
        vpslld ymm3, ymm2, 5                                         ;   112.3 fp1     27 v[4]
        vmovdqu [rbp + 320], ymm8                                    ;   109.3 agu2+fp5   22 w[12] spill
        vmovdqa ymm8, ymm14                                          ;   111.2          7 v[2] copy
        vmovdqu [rbp + 288], ymm5                                    ;   110.3 agu1+fp5   22 w[12] spill
        vpsrld ymm5, ymm2, 0x1b                                      ;   113.2 fp2     27 v[4]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 96]  ;   113.2 fp3+agu0   27 v[2]
        vpxor ymm3, ymm3, ymm5                                       ;   114.2 fp0     27 v[4]
        vmovdqu ymm5, [rbp + 256]                                    ;   110.7 agu1    22 w[12] reload
        vmovdqu [rbp + 384], ymm1                                    ;   111.3 agu2+fp5   23 w[3] spill
        vpxor ymm1, ymm6, ymm5                                       ;   117.7 fp1     23 w[7]
        vpaddd ymm11, ymm11, ymm3                                    ;   115.2 fp2     27 v[4]
        vpslld ymm3, ymm2, 0x1e                                      ;   114.3 fp1     28 v[0]
        vpsrld ymm2, ymm2, 2                                         ;   115.2 fp2     28 v[0]
        vpxor ymm1, ymm1, [rbp + 416]                                ;   118.7 fp3+agu0   23 w[7]
        vpxor ymm1, ymm1, [rbp + 352]                                ;   119.7 fp0+agu1   23 w[7]
        vpxor ymm3, ymm3, ymm2                                       ;   116.2 fp3     28 v[0]
        vpslld ymm2, ymm10, 1                                        ;   115.3 fp1     23 w[6]
        vpsrld ymm10, ymm10, 0x1f                                    ;   116.2 fp2     23 w[6]
        vpxor ymm2, ymm2, ymm10                                      ;   117.2 fp0     23 w[6]
        vpxor ymm8, ymm8, ymm11                                      ;   116.2 fp3      7 v[2]
        vpslld ymm10, ymm11, 5                                       ;   116.3 fp1     27 v[3]
        vpxor ymm8, ymm8, ymm3                                       ;   117.2 fp0      7 v[2]
        vpaddd ymm15, ymm15, ymm8                                    ;   118.2 fp2     27 v[2]
        vpsrld ymm8, ymm11, 0x1b                                     ;   117.3 fp1     27 v[3]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 96]  ;   117.2 fp3+agu0   27 v[1]
        vpxor ymm10, ymm10, ymm8                                     ;   118.3 fp0     27 v[3]
        vpxor ymm8, ymm4, ymm12                                      ;   118.2 fp2     23 w[8]
        vpaddd ymm9, ymm9, ymm10                                     ;   119.3 fp3     27 v[3]
        vpslld ymm10, ymm11, 0x1e                                    ;   118.3 fp1     28 v[4]
        vpsrld ymm11, ymm11, 2                                       ;   119.2 fp2     28 v[4]
        vpxor ymm8, ymm8, [rbp + 448]                                ;   119.2 fp0+agu1   23 w[8]
        vpxor ymm8, ymm8, [rbp + 224]                                ;   120.2 fp3+agu0   23 w[8]
        vpaddd ymm15, ymm15, ymm2                                    ;   119.3 fp0     27 v[2]
        vpxor ymm10, ymm10, ymm11                                    ;   120.2 fp1     28 v[4]
        vpxor ymm11, ymm3, ymm9                                      ;   120.3 fp2      7 v[1]
        vpxor ymm11, ymm11, ymm10                                    ;   121.3 fp3      7 v[1]
        vpaddd ymm14, ymm14, ymm11                                   ;   122.3 fp0     27 v[1]
        vpslld ymm11, ymm1, 1                                        ;   120.7 fp1     23 w[7]
        vpsrld ymm1, ymm1, 0x1f                                      ;   121.2 fp2     23 w[7]
        vpxor ymm11, ymm11, ymm1                                     ;   122.2 fp3     23 w[7]
        vpslld ymm1, ymm9, 5                                         ;   121.3 fp1     27 v[2]
        vpsrld ymm5, ymm9, 0x1b                                      ;   122.2 fp2     27 v[2]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 96]    ;   121.3 fp0+agu1   27 v[0]
        vpxor ymm1, ymm1, ymm5                                       ;   123.2 fp3     27 v[2]
        vpxor ymm5, ymm2, ymm13                                      ;   122.3 fp0     23 w[9]
        vpaddd ymm15, ymm15, ymm1                                    ;   124.2 fp1     27 v[2]
        vpslld ymm1, ymm9, 0x1e                                      ;   123.2 fp2     28 v[3]
        vpsrld ymm9, ymm9, 2                                         ;   123.3 fp1     28 v[3]
        vpxor ymm5, ymm5, [rbp + 480]                                ;   123.3 fp3+agu0   23 w[9]
        vpxor ymm5, ymm5, [rbp + 416]                                ;   124.3 fp0+agu1   23 w[9]
        vpaddd ymm14, ymm14, ymm11                                   ;   124.2 fp2     27 v[1]
        vpxor ymm1, ymm1, ymm9                                       ;   124.3 fp3     28 v[3]
        vpslld ymm9, ymm8, 1                                         ;   124.3 fp1     23 w[8]
        vpsrld ymm8, ymm8, 0x1f                                      ;   125.2 fp2     23 w[8]
        vmovdqu [rbp + 416], ymm13                                   ;   121.5 agu2+fp5   23 w[1] spill
        vpxor ymm13, ymm10, ymm15                                    ;   125.2 fp0      7 v[0]
        vpxor ymm9, ymm9, ymm8                                       ;   126.2 fp3     23 w[8]
        vpxor ymm13, ymm13, ymm1                                     ;   126.2 fp0      7 v[0]
        vpslld ymm8, ymm15, 5                                        ;   125.3 fp1     27 v[1]
        vpaddd ymm3, ymm3, ymm13                                     ;   127.2 fp2     27 v[0]
        vpsrld ymm13, ymm15, 0x1b                                    ;   126.3 fp1     27 v[1]
        vpaddd ymm10, ymm10, [rel sha1_blocks.T0_constants256 + 96]  ;   126.2 fp3+agu0   27 v[4]
        vpxor ymm8, ymm8, ymm13                                      ;   127.3 fp0     27 v[1]
        vpxor ymm13, ymm0, ymm11                                     ;   127.2 fp2     23 w[10]
        vpaddd ymm14, ymm14, ymm8                                    ;   128.3 fp3     27 v[1]
        vpxor ymm13, ymm13, ymm7                                     ;   128.2 fp0     23 w[10]
        vpslld ymm8, ymm15, 0x1e                                     ;   127.3 fp1     28 v[2]
        vpsrld ymm15, ymm15, 2                                       ;   128.2 fp2     28 v[2]
        vpxor ymm13, ymm13, [rbp + 448]                              ;   129.2 fp3+agu1   23 w[10]
        vpaddd ymm3, ymm3, ymm9                                      ;   128.3 fp0     27 v[0]
        vpxor ymm8, ymm8, ymm15                                      ;   129.2 fp1     28 v[2]
        vpslld ymm15, ymm5, 1                                        ;   129.2 fp2     23 w[9]
        vpsrld ymm5, ymm5, 0x1f                                      ;   129.3 fp1     23 w[9]
        vmovdqu [rbp + 448], ymm0                                    ;   126.2 agu2+fp5   23 w[2] spill
        vpxor ymm0, ymm1, ymm14                                      ;   129.3 fp3      7 v[4]
        vpxor ymm15, ymm15, ymm5                                     ;   130.3 fp0     23 w[9]
        vpslld ymm5, ymm14, 5                                        ;   130.2 fp2     27 v[0]
        vpxor ymm0, ymm0, ymm8                                       ;   130.3 fp3      7 v[4]
        vpaddd ymm10, ymm10, ymm0                                    ;   131.3 fp0     27 v[4]
        vpsrld ymm0, ymm14, 0x1b                                     ;   130.3 fp1     27 v[0]
        vpaddd ymm1, ymm1, [rel sha1_blocks.T0_constants256 + 96]    ;   131.2 fp2+agu0   27 v[3]
        vpxor ymm5, ymm5, ymm0                                       ;   131.3 fp3     27 v[0]
        vmovdqu ymm0, [rbp + 384]                                    ;   128.2 agu1    23 w[3] reload
        vmovdqu [rbp + 224], ymm11                                   ;   128.3 agu2+fp5   23 w[7] spill
        vpxor ymm11, ymm9, ymm0                                      ;   135.2 fp0     23 w[11]
        vpaddd ymm3, ymm3, ymm5                                      ;   132.3 fp1     27 v[0]
        vpslld ymm5, ymm14, 0x1e                                     ;   132.2 fp2     28 v[1]
        vpsrld ymm14, ymm14, 2                                       ;   132.3 fp1     28 v[1]
        vpxor ymm11, ymm11, [rbp + 288]                              ;   136.2 fp3+agu0   23 w[11]
        vpxor ymm11, ymm11, [rbp + 480]                              ;   137.2 fp0+agu1   23 w[11]
        vpaddd ymm10, ymm10, ymm15                                   ;   133.2 fp2     27 v[4]
        vpxor ymm5, ymm5, ymm14                                      ;   133.3 fp3     28 v[1]
        vpslld ymm14, ymm13, 1                                       ;   133.3 fp1     23 w[10]
        vpsrld ymm13, ymm13, 0x1f                                    ;   134.2 fp2     23 w[10]
        vpxor ymm0, ymm8, ymm3                                       ;   133.3 fp0      7 v[3]
        vpxor ymm14, ymm14, ymm13                                    ;   135.2 fp3     23 w[10]
        vpslld ymm13, ymm3, 5                                        ;   134.3 fp1     27 v[4]
        vpxor ymm0, ymm0, ymm5                                       ;   134.3 fp0      7 v[3]
        vpaddd ymm1, ymm1, ymm0                                      ;   135.3 fp2     27 v[3]
        vpsrld ymm0, ymm3, 0x1b                                      ;   135.3 fp1     27 v[4]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 96]    ;   135.2 fp3+agu0   27 v[2]
        vpxor ymm13, ymm13, ymm0                                     ;   136.3 fp0     27 v[4]
        vpxor ymm0, ymm6, ymm15                                      ;   136.2 fp2     23 w[12]
        vpaddd ymm10, ymm10, ymm13                                   ;   137.3 fp3     27 v[4]
        vpxor ymm0, ymm0, ymm7                                       ;   137.2 fp0     23 w[12]
        vpslld ymm7, ymm3, 0x1e                                      ;   136.3 fp1     28 v[0]
        vpsrld ymm13, ymm3, 2                                        ;   137.2 fp2     28 v[0]
        vpxor ymm3, ymm5, ymm10                                      ;   138.3 fp3      7 v[2]
        vpxor ymm0, ymm0, [rbp + 320]                                ;   138.2 fp0+agu1   23 w[12]
        vpaddd ymm1, ymm1, ymm14                                     ;   137.3 fp1     27 v[3]
        vpxor ymm7, ymm7, ymm13                                      ;   138.2 fp2     28 v[0]
        vpslld ymm13, ymm11, 1                                       ;   138.3 fp1     23 w[11]
        vpsrld ymm11, ymm11, 0x1f                                    ;   139.2 fp2     23 w[11]
        vpxor ymm13, ymm13, ymm11                                    ;   140.2 fp3     23 w[11]
        vpslld ymm11, ymm10, 5                                       ;   139.3 fp1     27 v[3]
        vpxor ymm3, ymm3, ymm7                                       ;   139.3 fp0      7 v[2]
        vpaddd ymm8, ymm8, ymm3                                      ;   140.3 fp3     27 v[2]
        vpsrld ymm3, ymm10, 0x1b                                     ;   140.2 fp2     27 v[3]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 96]    ;   139.3 fp0+agu0   27 v[1]
        vpxor ymm11, ymm11, ymm3                                     ;   141.2 fp3     27 v[3]
        vpxor ymm3, ymm4, ymm14                                      ;   140.3 fp0     23 w[13]
        vpaddd ymm1, ymm1, ymm11                                     ;   142.2 fp1     27 v[3]
        vpslld ymm11, ymm10, 0x1e                                    ;   141.2 fp2     28 v[4]
        vpsrld ymm10, ymm10, 2                                       ;   141.3 fp1     28 v[4]
        vpxor ymm3, ymm3, [rbp + 256]                                ;   141.3 fp3+agu1   23 w[13]
        vpxor ymm3, ymm3, [rbp + 288]                                ;   142.3 fp0+agu0   23 w[13]
        vpaddd ymm8, ymm8, ymm13                                     ;   142.2 fp2     27 v[2]
        vpxor ymm11, ymm11, ymm10                                    ;   142.3 fp3     28 v[4]
        vpslld ymm10, ymm0, 1                                        ;   142.3 fp1     23 w[12]
        vpsrld ymm0, ymm0, 0x1f                                      ;   143.2 fp2     23 w[12]
        vmovdqu [rbp + 288], ymm4                                    ;   139.5 agu2+fp5   23 w[5] spill
        vpxor ymm4, ymm7, ymm1                                       ;   143.2 fp0      7 v[1]
        vpxor ymm10, ymm10, ymm0                                     ;   144.2 fp3     23 w[12]
        vpxor ymm4, ymm4, ymm11                                      ;   144.2 fp0      7 v[1]
        vpslld ymm0, ymm1, 5                                         ;   143.3 fp1     27 v[2]
        vpaddd ymm5, ymm5, ymm4                                      ;   145.2 fp2     27 v[1]
        vpsrld ymm4, ymm1, 0x1b                                      ;   144.3 fp1     27 v[2]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 96]    ;   144.2 fp3+agu1   27 v[0]
        vpxor ymm0, ymm0, ymm4                                       ;   145.3 fp0     27 v[2]
        vpxor ymm4, ymm2, ymm13                                      ;   145.2 fp2     23 w[14]
        vpaddd ymm8, ymm8, ymm0                                      ;   146.3 fp3     27 v[2]
        vpxor ymm4, ymm4, ymm12                                      ;   146.2 fp0     23 w[14]
        vpslld ymm0, ymm1, 0x1e                                      ;   145.3 fp1     28 v[3]
        vpsrld ymm1, ymm1, 2                                         ;   146.2 fp2     28 v[3]
        vpxor ymm4, ymm4, [rbp + 320]                                ;   147.2 fp3+agu0   23 w[14]
        vpaddd ymm5, ymm5, ymm10                                     ;   146.3 fp0     27 v[1]
        vpxor ymm0, ymm0, ymm1                                       ;   147.2 fp1     28 v[3]
        vpslld ymm1, ymm3, 1                                         ;   147.2 fp2     23 w[13]
        vpsrld ymm3, ymm3, 0x1f                                      ;   147.3 fp1     23 w[13]
        vmovdqu [rbp + 320], ymm2                                    ;   144.2 agu2+fp5   23 w[6] spill
        vpxor ymm2, ymm11, ymm8                                      ;   147.3 fp3      7 v[0]
        vpxor ymm1, ymm1, ymm3                                       ;   148.3 fp0     23 w[13]
        vpslld ymm3, ymm8, 5                                         ;   148.2 fp2     27 v[1]
        vpxor ymm2, ymm2, ymm0                                       ;   148.3 fp3      7 v[0]
        vpaddd ymm7, ymm7, ymm2                                      ;   149.3 fp0     27 v[0]
        vpsrld ymm2, ymm8, 0x1b                                      ;   148.3 fp1     27 v[1]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 96]  ;   149.2 fp2+agu1   27 v[4]
        vpxor ymm3, ymm3, ymm2                                       ;   149.3 fp3     27 v[1]
        vmovdqu ymm2, [rbp + 224]                                    ;   146.2 agu0    23 w[7] reload
        vmovdqu [rbp + 480], ymm13                                   ;   146.3 agu2+fp5   23 w[11] spill
        vpxor ymm13, ymm10, ymm2                                     ;   153.2 fp0     23 w[15]
        vpaddd ymm5, ymm5, ymm3                                      ;   150.3 fp1     27 v[1]
        vpslld ymm3, ymm8, 0x1e                                      ;   150.2 fp2     28 v[2]
        vpsrld ymm8, ymm8, 2                                         ;   150.3 fp1     28 v[2]
        vpxor ymm13, ymm13, [rbp + 416]                              ;   154.2 fp3+agu1   23 w[15]
        vpxor ymm13, ymm13, [rbp + 256]                              ;   155.2 fp0+agu0   23 w[15]
        vpaddd ymm7, ymm7, ymm1                                      ;   151.2 fp2     27 v[0]
        vpxor ymm3, ymm3, ymm8                                       ;   151.3 fp3     28 v[2]
        vpslld ymm8, ymm4, 1                                         ;   151.3 fp1     23 w[14]
        vpsrld ymm4, ymm4, 0x1f                                      ;   152.2 fp2     23 w[14]
        vpxor ymm2, ymm0, ymm5                                       ;   151.3 fp0      7 v[4]
        vpxor ymm8, ymm8, ymm4                                       ;   153.2 fp3     23 w[14]
        vpslld ymm4, ymm5, 5                                         ;   152.3 fp1     27 v[0]
        vpxor ymm2, ymm2, ymm3                                       ;   152.3 fp0      7 v[4]
        vpaddd ymm11, ymm11, ymm2                                    ;   153.3 fp2     27 v[4]
        vpsrld ymm2, ymm5, 0x1b                                      ;   153.3 fp1     27 v[0]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 96]    ;   153.2 fp3+agu1   27 v[3]
        vpxor ymm4, ymm4, ymm2                                       ;   154.3 fp0     27 v[0]
        vpxor ymm2, ymm9, ymm1                                       ;   154.2 fp2     23 w[0]
        vpaddd ymm7, ymm7, ymm4                                      ;   155.3 fp3     27 v[0]
        vpxor ymm2, ymm2, ymm12                                      ;   155.2 fp0     23 w[0]
        vpslld ymm4, ymm5, 0x1e                                      ;   154.3 fp1     28 v[1]
        vpsrld ymm5, ymm5, 2                                         ;   155.2 fp2     28 v[1]
        vpxor ymm12, ymm3, ymm7                                      ;   156.3 fp3      7 v[3]
        vpxor ymm2, ymm2, [rbp + 448]                                ;   156.2 fp0+agu0   23 w[0]
        vpaddd ymm11, ymm11, ymm8                                    ;   155.3 fp1     27 v[4]
        vpxor ymm4, ymm4, ymm5                                       ;   156.2 fp2     28 v[1]
        vpslld ymm5, ymm13, 1                                        ;   156.3 fp1     23 w[15]
        vpsrld ymm13, ymm13, 0x1f                                    ;   157.2 fp2     23 w[15]
        vpxor ymm5, ymm5, ymm13                                      ;   158.2 fp3     23 w[15]
        vpslld ymm13, ymm7, 5                                        ;   157.3 fp1     27 v[4]
        vpxor ymm12, ymm12, ymm4                                     ;   157.3 fp0      7 v[3]
        vpaddd ymm0, ymm0, ymm12                                     ;   158.3 fp3     27 v[3]
        vpsrld ymm12, ymm7, 0x1b                                     ;   158.2 fp2     27 v[4]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 96]    ;   157.3 fp0+agu1   27 v[2]
        vpxor ymm13, ymm13, ymm12                                    ;   159.2 fp3     27 v[4]
        vpxor ymm12, ymm8, ymm15                                     ;   158.3 fp0     23 w[1]
        vpaddd ymm11, ymm11, ymm13                                   ;   160.2 fp1     27 v[4]
        vpslld ymm13, ymm7, 0x1e                                     ;   159.2 fp2     28 v[0]
        vpsrld ymm7, ymm7, 2                                         ;   159.3 fp1     28 v[0]
        vpxor ymm12, ymm12, [rbp + 384]                              ;   159.3 fp3+agu0   23 w[1]
        vpxor ymm12, ymm12, [rbp + 416]                              ;   160.3 fp0+agu1   23 w[1]
        vpaddd ymm0, ymm0, ymm5                                      ;   160.2 fp2     27 v[3]
        vpxor ymm13, ymm13, ymm7                                     ;   160.3 fp3     28 v[0]
        vpslld ymm7, ymm2, 1                                         ;   160.3 fp1     23 w[0]
        vpsrld ymm2, ymm2, 0x1f                                      ;   161.2 fp2     23 w[0]
        vmovdqu [rbp + 416], ymm15                                   ;   157.5 agu2+fp5   23 w[9] spill
        vpxor ymm15, ymm4, ymm11                                     ;   161.2 fp0      7 v[2]
        vpxor ymm7, ymm7, ymm2                                       ;   162.2 fp3     23 w[0]
        vpxor ymm15, ymm15, ymm13                                    ;   162.2 fp0      7 v[2]
        vpslld ymm2, ymm11, 5                                        ;   161.3 fp1     27 v[3]
        vpaddd ymm3, ymm3, ymm15                                     ;   163.2 fp2     27 v[2]
        vpsrld ymm15, ymm11, 0x1b                                    ;   162.3 fp1     27 v[3]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 96]    ;   162.2 fp3+agu0   27 v[1]
        vpxor ymm2, ymm2, ymm15                                      ;   163.3 fp0     27 v[3]
        vpxor ymm15, ymm5, ymm14                                     ;   163.2 fp2     23 w[2]
        vpaddd ymm0, ymm0, ymm2                                      ;   164.3 fp3     27 v[3]
        vpxor ymm15, ymm15, ymm6                                     ;   164.2 fp0     23 w[2]
        vpslld ymm2, ymm11, 0x1e                                     ;   163.3 fp1     28 v[4]
        vpsrld ymm11, ymm11, 2                                       ;   164.2 fp2     28 v[4]
        vpxor ymm15, ymm15, [rbp + 448]                              ;   165.2 fp3+agu1   23 w[2]
        vpaddd ymm3, ymm3, ymm7                                      ;   164.3 fp0     27 v[2]
        vpxor ymm2, ymm2, ymm11                                      ;   165.2 fp1     28 v[4]
        vpslld ymm11, ymm12, 1                                       ;   165.2 fp2     23 w[1]
        vpsrld ymm12, ymm12, 0x1f                                    ;   165.3 fp1     23 w[1]
        vmovdqu [rbp + 448], ymm14                                   ;   162.2 agu2+fp5   23 w[10] spill
        vpxor ymm14, ymm13, ymm0                                     ;   165.3 fp3      7 v[1]
        vpxor ymm11, ymm11, ymm12                                    ;   166.3 fp0     23 w[1]
        vpslld ymm12, ymm0, 5                                        ;   166.2 fp2     27 v[2]
        vpxor ymm14, ymm14, ymm2                                     ;   166.3 fp3      7 v[1]
        vpaddd ymm4, ymm4, ymm14                                     ;   167.3 fp0     27 v[1]
        vpsrld ymm14, ymm0, 0x1b                                     ;   166.3 fp1     27 v[2]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 96]  ;   167.2 fp2+agu0   27 v[0]
        vpxor ymm12, ymm12, ymm14                                    ;   167.3 fp3     27 v[2]
        vmovdqu ymm14, [rbp + 480]                                   ;   164.2 agu1    23 w[11] reload
        vmovdqu [rbp + 256], ymm5                                    ;   164.3 agu2+fp5   23 w[15] spill
        vpxor ymm5, ymm7, ymm14                                      ;   171.2 fp0     23 w[3]
        vpaddd ymm3, ymm3, ymm12                                     ;   168.3 fp1     27 v[2]
        vpslld ymm12, ymm0, 0x1e                                     ;   168.2 fp2     28 v[3]
        vpsrld ymm0, ymm0, 2                                         ;   168.3 fp1     28 v[3]
        vpxor ymm5, ymm5, [rbp + 288]                                ;   172.2 fp3+agu0   23 w[3]
        vpxor ymm5, ymm5, [rbp + 384]                                ;   173.2 fp0+agu1   23 w[3]
        vpaddd ymm4, ymm4, ymm11                                     ;   169.2 fp2     27 v[1]
        vpxor ymm12, ymm12, ymm0                                     ;   169.3 fp3     28 v[3]
        vpslld ymm0, ymm15, 1                                        ;   169.3 fp1     23 w[2]
        vpsrld ymm15, ymm15, 0x1f                                    ;   170.2 fp2     23 w[2]
        vpxor ymm14, ymm2, ymm3                                      ;   169.3 fp0      7 v[0]
        vpxor ymm0, ymm0, ymm15                                      ;   171.2 fp3     23 w[2]
        vpslld ymm15, ymm3, 5                                        ;   170.3 fp1     27 v[1]
        vpxor ymm14, ymm14, ymm12                                    ;   170.3 fp0      7 v[0]
        vpaddd ymm13, ymm13, ymm14                                   ;   171.3 fp2     27 v[0]
        vpsrld ymm14, ymm3, 0x1b                                     ;   171.3 fp1     27 v[1]
        vpaddd ymm2, ymm2, [rel sha1_blocks.T0_constants256 + 96]    ;   171.2 fp3+agu0   27 v[4]
        vpxor ymm15, ymm15, ymm14                                    ;   172.3 fp0     27 v[1]
        vpslld ymm14, ymm3, 0x1e                                     ;   172.2 fp2     28 v[2]
        vpsrld ymm3, ymm3, 2                                         ;   172.3 fp1     28 v[2]
        vpaddd ymm4, ymm4, ymm15                                     ;   173.3 fp3     27 v[1]
        vpxor ymm6, ymm6, ymm10                                      ;   172.3 fp0     23 w[4]
        vpxor ymm6, ymm6, ymm11                                      ;   173.3 fp2     23 w[4]
        vpxor ymm15, ymm12, ymm4                                     ;   174.3 fp3      7 v[4]
        vpxor ymm6, ymm6, [rbp + 320]                                ;   174.3 fp0+agu1   23 w[4]
        vpaddd ymm13, ymm13, ymm0                                    ;   173.3 fp1     27 v[0]
        vpxor ymm14, ymm14, ymm3                                     ;   174.2 fp2     28 v[2]
        vpslld ymm3, ymm5, 1                                         ;   174.3 fp1     23 w[3]
        vpsrld ymm5, ymm5, 0x1f                                      ;   175.2 fp2     23 w[3]
        vpxor ymm3, ymm3, ymm5                                       ;   176.2 fp3     23 w[3]
        vpslld ymm5, ymm4, 5                                         ;   175.3 fp1     27 v[0]
        vpxor ymm15, ymm15, ymm14                                    ;   175.3 fp0      7 v[4]
        vpaddd ymm2, ymm2, ymm15                                     ;   176.3 fp3     27 v[4]
        vpsrld ymm15, ymm4, 0x1b                                     ;   176.2 fp2     27 v[0]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 96]  ;   175.3 fp0+agu0   27 v[3]
        vpxor ymm5, ymm5, ymm15                                      ;   177.2 fp3     27 v[0]
        vpxor ymm15, ymm0, ymm1                                      ;   176.3 fp0     23 w[5]
        vpaddd ymm13, ymm13, ymm5                                    ;   178.2 fp1     27 v[0]
        vpslld ymm5, ymm4, 0x1e                                      ;   177.2 fp2     28 v[1]
        vpsrld ymm4, ymm4, 2                                         ;   177.3 fp1     28 v[1]
        vpxor ymm15, ymm15, [rbp + 224]                              ;   177.3 fp3+agu1   23 w[5]
        vpxor ymm15, ymm15, [rbp + 288]                              ;   178.3 fp0+agu0   23 w[5]
        vpaddd ymm2, ymm2, ymm3                                      ;   178.2 fp2     27 v[4]
        vpxor ymm5, ymm5, ymm4                                       ;   178.3 fp3     28 v[1]
        vpslld ymm4, ymm6, 1                                         ;   178.3 fp1     23 w[4]
        vpsrld ymm6, ymm6, 0x1f                                      ;   179.2 fp2     23 w[4]
        vmovdqu [rbp + 288], ymm1                                    ;   175.5 agu2+fp5   23 w[13] spill
        vpxor ymm1, ymm14, ymm13                                     ;   179.2 fp0      7 v[3]
        vpxor ymm4, ymm4, ymm6                                       ;   180.2 fp3     23 w[4]
        vpxor ymm1, ymm1, ymm5                                       ;   180.2 fp0      7 v[3]
        vpslld ymm6, ymm13, 5                                        ;   179.3 fp1     27 v[4]
        vpaddd ymm12, ymm12, ymm1                                    ;   181.2 fp2     27 v[3]
        vpsrld ymm1, ymm13, 0x1b                                     ;   180.3 fp1     27 v[4]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 96]  ;   180.2 fp3+agu1   27 v[2]
        vpxor ymm6, ymm6, ymm1                                       ;   181.3 fp0     27 v[4]
        vpxor ymm1, ymm3, ymm8                                       ;   181.2 fp2     23 w[6]
        vpaddd ymm2, ymm2, ymm6                                      ;   182.3 fp3     27 v[4]
        vpxor ymm1, ymm1, ymm9                                       ;   182.2 fp0     23 w[6]
        vpslld ymm6, ymm13, 0x1e                                     ;   181.3 fp1     28 v[0]
        vpsrld ymm13, ymm13, 2                                       ;   182.2 fp2     28 v[0]
        vpxor ymm1, ymm1, [rbp + 320]                                ;   183.2 fp3+agu0   23 w[6]
        vpaddd ymm12, ymm12, ymm4                                    ;   182.3 fp0     27 v[3]
        vpxor ymm6, ymm6, ymm13                                      ;   183.2 fp1     28 v[0]
        vpslld ymm13, ymm15, 1                                       ;   183.2 fp2     23 w[5]
        vpsrld ymm15, ymm15, 0x1f                                    ;   183.3 fp1     23 w[5]
        vmovdqu [rbp + 320], ymm8                                    ;   180.2 agu2+fp5   23 w[14] spill
        vpxor ymm8, ymm5, ymm2                                       ;   183.3 fp3      7 v[2]
        vpxor ymm13, ymm13, ymm15                                    ;   184.3 fp0     23 w[5]
        vpslld ymm15, ymm2, 5                                        ;   184.2 fp2     27 v[3]
        vpxor ymm8, ymm8, ymm6                                       ;   184.3 fp3      7 v[2]
        vpaddd ymm14, ymm14, ymm8                                    ;   185.3 fp0     27 v[2]
        vpsrld ymm8, ymm2, 0x1b                                      ;   184.3 fp1     27 v[3]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 96]    ;   185.2 fp2+agu1   27 v[1]
        vpxor ymm15, ymm15, ymm8                                     ;   185.3 fp3     27 v[3]
        vmovdqu ymm8, [rbp + 256]                                    ;   182.2 agu0    23 w[15] reload
        vmovdqu [rbp + 384], ymm3                                    ;   182.3 agu2+fp5   23 w[3] spill
        vpxor ymm3, ymm4, ymm8                                       ;   189.2 fp0     23 w[7]
        vpaddd ymm12, ymm12, ymm15                                   ;   186.3 fp1     27 v[3]
        vpslld ymm15, ymm2, 0x1e                                     ;   186.2 fp2     28 v[4]
        vpsrld ymm2, ymm2, 2                                         ;   186.3 fp1     28 v[4]
        vpxor ymm3, ymm3, [rbp + 416]                                ;   190.2 fp3+agu1   23 w[7]
        vpxor ymm3, ymm3, [rbp + 224]                                ;   191.2 fp0+agu0   23 w[7]
        vpaddd ymm14, ymm14, ymm13                                   ;   187.2 fp2     27 v[2]
        vpxor ymm15, ymm15, ymm2                                     ;   187.3 fp3     28 v[4]
        vpslld ymm2, ymm1, 1                                         ;   187.3 fp1     23 w[6]
        vpsrld ymm1, ymm1, 0x1f                                      ;   188.2 fp2     23 w[6]
        vpxor ymm8, ymm6, ymm12                                      ;   187.3 fp0      7 v[1]
        vpxor ymm2, ymm2, ymm1                                       ;   189.2 fp3     23 w[6]
        vpslld ymm1, ymm12, 5                                        ;   188.3 fp1     27 v[2]
        vpxor ymm8, ymm8, ymm15                                      ;   188.3 fp0      7 v[1]
        vpaddd ymm5, ymm5, ymm8                                      ;   189.3 fp2     27 v[1]
        vpsrld ymm8, ymm12, 0x1b                                     ;   189.3 fp1     27 v[2]
        vpxor ymm1, ymm1, ymm8                                       ;   190.3 fp3     27 v[2]
        vpslld ymm8, ymm12, 0x1e                                     ;   190.2 fp2     28 v[3]
        vpsrld ymm12, ymm12, 2                                       ;   190.3 fp1     28 v[3]
        vpaddd ymm6, ymm6, [rel sha1_blocks.T0_constants256 + 96]    ;   189.3 fp0+agu1   27 v[0]
        vpaddd ymm14, ymm14, ymm1                                    ;   191.3 fp3     27 v[2]
        vpxor ymm9, ymm9, ymm7                                       ;   190.3 fp0     23 w[8]
        vpxor ymm9, ymm9, ymm13                                      ;   191.3 fp2     23 w[8]
        vpxor ymm1, ymm15, ymm14                                     ;   192.3 fp3      7 v[0]
        vpxor ymm9, ymm9, [rbp + 448]                                ;   192.3 fp0+agu0   23 w[8]
        vpaddd ymm5, ymm5, ymm2                                      ;   191.3 fp1     27 v[1]
        vpxor ymm8, ymm8, ymm12                                      ;   192.2 fp2     28 v[3]
        vpslld ymm12, ymm3, 1                                        ;   192.3 fp1     23 w[7]
        vpsrld ymm3, ymm3, 0x1f                                      ;   193.2 fp2     23 w[7]
        vpxor ymm12, ymm12, ymm3                                     ;   194.2 fp3     23 w[7]
        vpslld ymm3, ymm14, 5                                        ;   193.3 fp1     27 v[1]
        vpxor ymm1, ymm1, ymm8                                       ;   193.3 fp0      7 v[0]
        vpaddd ymm6, ymm6, ymm1                                      ;   194.3 fp3     27 v[0]
        vpsrld ymm1, ymm14, 0x1b                                     ;   194.2 fp2     27 v[1]
        vpxor ymm3, ymm3, ymm1                                       ;   195.2 fp0     27 v[1]
        vpslld ymm1, ymm14, 0x1e                                     ;   194.3 fp1     28 v[2]
        vpsrld ymm14, ymm14, 2                                       ;   195.2 fp2     28 v[2]
        vpaddd ymm5, ymm5, ymm3                                      ;   196.2 fp3     27 v[1]
        vpxor ymm3, ymm11, ymm2                                      ;   194.3 fp0     23 w[9]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 128] ;   195.2 fp3+agu1   27 v[4]
        vpxor ymm3, ymm3, [rbp + 480]                                ;   195.3 fp0+agu0   23 w[9]
        vpxor ymm3, ymm3, [rbp + 416]                                ;   196.3 fp1+agu1   23 w[9]
        vpxor ymm1, ymm1, ymm14                                      ;   196.2 fp2     28 v[2]
        vpslld ymm14, ymm9, 1                                        ;   196.3 fp1     23 w[8]
        vpsrld ymm9, ymm9, 0x1f                                      ;   197.2 fp2     23 w[8]
        vpaddd ymm6, ymm6, ymm12                                     ;   196.2 fp3     27 v[0]
        vpxor ymm14, ymm14, ymm9                                     ;   198.2 fp0     23 w[8]
        vpxor ymm9, ymm8, ymm1                                       ;   197.2 fp3      8 v[4]
        vmovdqu [rbp + 416], ymm11                                   ;   194.3 agu2+fp5   23 w[1] spill
        vpxor ymm11, ymm8, ymm5                                      ;   197.3 fp0      8 v[4]
        vpand ymm9, ymm9, ymm11                                      ;   198.3 fp1      8 v[4]
        vpxor ymm9, ymm8, ymm9                                       ;   199.3 fp2      8 v[4]
        vpslld ymm11, ymm5, 5                                        ;   198.3 fp1     27 v[0]
        vpaddd ymm15, ymm15, ymm9                                    ;   200.3 fp3     27 v[4]
        vpsrld ymm9, ymm5, 0x1b                                      ;   199.2 fp2     27 v[0]
        vpxor ymm11, ymm11, ymm9                                     ;   200.2 fp0     27 v[0]
        vpslld ymm9, ymm5, 0x1e                                      ;   199.3 fp1     28 v[1]
        vpsrld ymm5, ymm5, 2                                         ;   200.2 fp2     28 v[1]
        vpaddd ymm15, ymm15, ymm14                                   ;   201.3 fp3     27 v[4]
        vpaddd ymm6, ymm6, ymm11                                     ;   201.2 fp0     27 v[0]
        vpxor ymm11, ymm10, ymm12                                    ;   200.2 fp3     23 w[10]
        vpxor ymm11, ymm11, ymm0                                     ;   201.2 fp0     23 w[10]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 128]   ;   200.3 fp1+agu0   27 v[3]
        vpxor ymm11, ymm11, [rbp + 448]                              ;   202.2 fp2+agu1   23 w[10]
        vpxor ymm9, ymm9, ymm5                                       ;   201.2 fp3     28 v[1]
        vpslld ymm5, ymm3, 1                                         ;   201.3 fp1     23 w[9]
        vpsrld ymm3, ymm3, 0x1f                                      ;   202.2 fp2     23 w[9]
        vpxor ymm5, ymm5, ymm3                                       ;   203.2 fp0     23 w[9]
        vpxor ymm3, ymm1, ymm9                                       ;   202.2 fp3      8 v[3]
        vmovdqu [rbp + 448], ymm0                                    ;   199.3 agu2+fp5   23 w[2] spill
        vpxor ymm0, ymm1, ymm6                                       ;   202.3 fp0      8 v[3]
        vpand ymm3, ymm3, ymm0                                       ;   203.3 fp1      8 v[3]
        vpxor ymm0, ymm1, ymm3                                       ;   204.3 fp2      8 v[3]
        vpslld ymm3, ymm6, 5                                         ;   203.3 fp1     27 v[4]
        vpaddd ymm8, ymm8, ymm0                                      ;   205.3 fp3     27 v[3]
        vpsrld ymm0, ymm6, 0x1b                                      ;   204.2 fp2     27 v[4]
        vpxor ymm3, ymm3, ymm0                                       ;   205.2 fp0     27 v[4]
        vpslld ymm0, ymm6, 0x1e                                      ;   204.3 fp1     28 v[0]
        vpsrld ymm6, ymm6, 2                                         ;   205.2 fp2     28 v[0]
        vpaddd ymm8, ymm8, ymm5                                      ;   206.3 fp3     27 v[3]
        vpaddd ymm15, ymm15, ymm3                                    ;   206.2 fp0     27 v[4]
        vmovdqu ymm3, [rbp + 384]                                    ;   201.8 agu0    23 w[3] reload
        vmovdqu [rbp + 224], ymm12                                   ;   202.0 agu1+fp5   23 w[7] spill
        vpxor ymm12, ymm14, ymm3                                     ;   208.8 fp3     23 w[11]
        vpaddd ymm1, ymm1, [rel sha1_blocks.T0_constants256 + 128]   ;   205.3 fp0+agu0   27 v[2]
        vpxor ymm12, ymm12, [rbp + 288]                              ;   209.8 fp1+agu1   23 w[11]
        vpxor ymm12, ymm12, [rbp + 480]                              ;   210.8 fp2+agu0   23 w[11]
        vpxor ymm0, ymm0, ymm6                                       ;   206.2 fp3     28 v[0]
        vpslld ymm6, ymm11, 1                                        ;   206.3 fp1     23 w[10]
        vpsrld ymm11, ymm11, 0x1f                                    ;   207.2 fp2     23 w[10]
        vpxor ymm6, ymm6, ymm11                                      ;   208.2 fp0     23 w[10]
        vpxor ymm11, ymm9, ymm0                                      ;   207.2 fp3      8 v[2]
        vpxor ymm3, ymm9, ymm15                                      ;   207.3 fp0      8 v[2]
        vpand ymm11, ymm11, ymm3                                     ;   208.3 fp1      8 v[2]
        vpxor ymm11, ymm9, ymm11                                     ;   209.3 fp2      8 v[2]
        vpslld ymm3, ymm15, 5                                        ;   208.3 fp1     27 v[3]
        vpaddd ymm1, ymm1, ymm11                                     ;   210.3 fp3     27 v[2]
        vpsrld ymm11, ymm15, 0x1b                                    ;   209.2 fp2     27 v[3]
        vpxor ymm3, ymm3, ymm11                                      ;   210.2 fp0     27 v[3]
        vpslld ymm11, ymm15, 0x1e                                    ;   209.3 fp1     28 v[4]
        vpsrld ymm15, ymm15, 2                                       ;   210.2 fp2     28 v[4]
        vpaddd ymm1, ymm1, ymm6                                      ;   211.3 fp3     27 v[2]
        vpaddd ymm8, ymm8, ymm3                                      ;   211.2 fp0     27 v[3]
        vpxor ymm10, ymm10, ymm4                                     ;   210.2 fp3     23 w[12]
        vpxor ymm10, ymm10, ymm5                                     ;   211.2 fp0     23 w[12]
        vmovdqa ymm3, ymm0                                           ;   208.2          8 v[1] copy
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 128]   ;   210.3 fp1+agu1   27 v[1]
        vpxor ymm11, ymm11, ymm15                                    ;   211.2 fp2     28 v[4]
        vpxor ymm15, ymm0, ymm8                                      ;   212.2 fp3      8 v[1]
        vpxor ymm10, ymm10, [rbp + 320]                              ;   212.2 fp0+agu0   23 w[12]
        vmovdqu [rbp + 480], ymm4                                    ;   209.2 agu2+fp5   23 w[4] spill
        vmovdqa ymm4, ymm0                                           ;   209.3          8 v[1] copy
        vpxor ymm3, ymm3, ymm11                                      ;   212.2 fp1      8 v[1]
        vpand ymm3, ymm3, ymm15                                      ;   213.2 fp2      8 v[1]
        vpslld ymm15, ymm12, 1                                       ;   212.3 fp1     23 w[11]
        vpsrld ymm12, ymm12, 0x1f                                    ;   213.2 fp2     23 w[11]
        vpxor ymm15, ymm15, ymm12                                    ;   214.2 fp3     23 w[11]
        vpslld ymm12, ymm8, 5                                        ;   213.3 fp1     27 v[2]
        vpxor ymm4, ymm4, ymm3                                       ;   214.2 fp0      8 v[1]
        vpsrld ymm3, ymm8, 0x1b                                      ;   214.2 fp2     27 v[2]
        vpxor ymm12, ymm12, ymm3                                     ;   215.2 fp3     27 v[2]
        vpslld ymm3, ymm8, 0x1e                                      ;   214.3 fp1     28 v[3]
        vpsrld ymm8, ymm8, 2                                         ;   215.2 fp2     28 v[3]
        vpaddd ymm9, ymm9, ymm4                                      ;   215.2 fp0     27 v[1]
        vmovdqa ymm4, ymm11                                          ;   212.2          8 v[0] copy
        vpaddd ymm1, ymm1, ymm12                                     ;   216.2 fp3     27 v[2]
        vpxor ymm12, ymm13, ymm6                                     ;   214.3 fp0     23 w[13]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 128]   ;   215.2 fp3+agu1   27 v[0]
        vpxor ymm12, ymm12, [rbp + 256]                              ;   215.3 fp0+agu0   23 w[13]
        vpxor ymm12, ymm12, [rbp + 288]                              ;   216.3 fp1+agu1   23 w[13]
        vpxor ymm3, ymm3, ymm8                                       ;   216.2 fp2     28 v[3]
        vpslld ymm8, ymm10, 1                                        ;   216.3 fp1     23 w[12]
        vpsrld ymm10, ymm10, 0x1f                                    ;   217.2 fp2     23 w[12]
        vpaddd ymm9, ymm9, ymm15                                     ;   216.2 fp3     27 v[1]
        vpxor ymm8, ymm8, ymm10                                      ;   218.2 fp0     23 w[12]
        vpxor ymm10, ymm11, ymm1                                     ;   217.2 fp3      8 v[0]
        vpxor ymm4, ymm4, ymm3                                       ;   217.3 fp0      8 v[0]
        vpand ymm10, ymm10, ymm4                                     ;   218.3 fp1      8 v[0]
        vpxor ymm4, ymm11, ymm10                                     ;   219.3 fp2      8 v[0]
        vpslld ymm10, ymm1, 5                                        ;   218.3 fp1     27 v[1]
        vpaddd ymm0, ymm0, ymm4                                      ;   220.3 fp3     27 v[0]
        vpsrld ymm4, ymm1, 0x1b                                      ;   219.2 fp2     27 v[1]
        vpxor ymm10, ymm10, ymm4                                     ;   220.2 fp0     27 v[1]
        vpslld ymm4, ymm1, 0x1e                                      ;   219.3 fp1     28 v[2]
        vpsrld ymm1, ymm1, 2                                         ;   220.2 fp2     28 v[2]
        vpaddd ymm0, ymm0, ymm8                                      ;   221.3 fp3     27 v[0]
        vpaddd ymm9, ymm9, ymm10                                     ;   221.2 fp0     27 v[1]
        vpxor ymm10, ymm7, ymm15                                     ;   220.2 fp3     23 w[14]
        vpxor ymm10, ymm10, ymm2                                     ;   221.2 fp0     23 w[14]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 128] ;   220.3 fp1+agu0   27 v[4]
        vpxor ymm10, ymm10, [rbp + 320]                              ;   222.2 fp2+agu1   23 w[14]
        vpxor ymm4, ymm4, ymm1                                       ;   221.2 fp3     28 v[2]
        vpslld ymm1, ymm12, 1                                        ;   221.3 fp1     23 w[13]
        vpsrld ymm12, ymm12, 0x1f                                    ;   222.2 fp2     23 w[13]
        vpxor ymm1, ymm1, ymm12                                      ;   223.2 fp0     23 w[13]
        vpxor ymm12, ymm3, ymm4                                      ;   222.2 fp3      8 v[4]
        vmovdqu [rbp + 320], ymm2                                    ;   219.3 agu2+fp5   23 w[6] spill
        vpxor ymm2, ymm3, ymm9                                       ;   222.3 fp0      8 v[4]
        vpand ymm12, ymm12, ymm2                                     ;   223.3 fp1      8 v[4]
        vpxor ymm12, ymm3, ymm12                                     ;   224.3 fp2      8 v[4]
        vpslld ymm2, ymm9, 5                                         ;   223.3 fp1     27 v[0]
        vpaddd ymm11, ymm11, ymm12                                   ;   225.3 fp3     27 v[4]
        vpsrld ymm12, ymm9, 0x1b                                     ;   224.2 fp2     27 v[0]
        vpxor ymm2, ymm2, ymm12                                      ;   225.2 fp0     27 v[0]
        vpslld ymm12, ymm9, 0x1e                                     ;   224.3 fp1     28 v[1]
        vpsrld ymm9, ymm9, 2                                         ;   225.2 fp2     28 v[1]
        vpaddd ymm11, ymm11, ymm1                                    ;   226.3 fp3     27 v[4]
        vpaddd ymm0, ymm0, ymm2                                      ;   226.2 fp0     27 v[0]
        vmovdqu ymm2, [rbp + 224]                                    ;   221.8 agu0    23 w[7] reload
        vmovdqu [rbp + 288], ymm13                                   ;   222.0 agu1+fp5   23 w[5] spill
        vpxor ymm13, ymm8, ymm2                                      ;   228.8 fp3     23 w[15]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 128]   ;   225.3 fp0+agu0   27 v[3]
        vpxor ymm13, ymm13, [rbp + 416]                              ;   229.8 fp1+agu1   23 w[15]
        vpxor ymm13, ymm13, [rbp + 256]                              ;   230.8 fp2+agu0   23 w[15]
        vpxor ymm12, ymm12, ymm9                                     ;   226.2 fp3     28 v[1]
        vpslld ymm9, ymm10, 1                                        ;   226.3 fp1     23 w[14]
        vpsrld ymm10, ymm10, 0x1f                                    ;   227.2 fp2     23 w[14]
        vpxor ymm9, ymm9, ymm10                                      ;   228.2 fp0     23 w[14]
        vpxor ymm10, ymm4, ymm12                                     ;   227.2 fp3      8 v[3]
        vpxor ymm2, ymm4, ymm0                                       ;   227.3 fp0      8 v[3]
        vpand ymm10, ymm10, ymm2                                     ;   228.3 fp1      8 v[3]
        vpxor ymm10, ymm4, ymm10                                     ;   229.3 fp2      8 v[3]
        vpslld ymm2, ymm0, 5                                         ;   228.3 fp1     27 v[4]
        vpaddd ymm3, ymm3, ymm10                                     ;   230.3 fp3     27 v[3]
        vpsrld ymm10, ymm0, 0x1b                                     ;   229.2 fp2     27 v[4]
        vpxor ymm2, ymm2, ymm10                                      ;   230.2 fp0     27 v[4]
        vpslld ymm10, ymm0, 0x1e                                     ;   229.3 fp1     28 v[0]
        vpsrld ymm0, ymm0, 2                                         ;   230.2 fp2     28 v[0]
        vpaddd ymm3, ymm3, ymm9                                      ;   231.3 fp3     27 v[3]
        vpaddd ymm11, ymm11, ymm2                                    ;   231.2 fp0     27 v[4]
        vpxor ymm7, ymm7, ymm14                                      ;   230.2 fp3     23 w[0]
        vpxor ymm7, ymm7, ymm1                                       ;   231.2 fp0     23 w[0]
        vmovdqa ymm2, ymm12                                          ;   228.2          8 v[2] copy
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 128]   ;   230.3 fp1+agu1   27 v[2]
        vpxor ymm10, ymm10, ymm0                                     ;   231.2 fp2     28 v[0]
        vpxor ymm0, ymm12, ymm11                                     ;   232.2 fp3      8 v[2]
        vpxor ymm7, ymm7, [rbp + 448]                                ;   232.2 fp0+agu0   23 w[0]
        vmovdqu [rbp + 256], ymm14                                   ;   229.2 agu2+fp5   23 w[8] spill
        vmovdqa ymm14, ymm12                                         ;   229.3          8 v[2] copy
        vpxor ymm2, ymm2, ymm10                                      ;   232.2 fp1      8 v[2]
        vpand ymm2, ymm2, ymm0                                       ;   233.2 fp2      8 v[2]
        vpslld ymm0, ymm13, 1                                        ;   232.3 fp1     23 w[15]
        vpsrld ymm13, ymm13, 0x1f                                    ;   233.2 fp2     23 w[15]
        vpxor ymm0, ymm0, ymm13                                      ;   234.2 fp3     23 w[15]
        vpslld ymm13, ymm11, 5                                       ;   233.3 fp1     27 v[3]
        vpxor ymm14, ymm14, ymm2                                     ;   234.2 fp0      8 v[2]
        vpsrld ymm2, ymm11, 0x1b                                     ;   234.2 fp2     27 v[3]
        vpxor ymm13, ymm13, ymm2                                     ;   235.2 fp3     27 v[3]
        vpslld ymm2, ymm11, 0x1e                                     ;   234.3 fp1     28 v[4]
        vpsrld ymm11, ymm11, 2                                       ;   235.2 fp2     28 v[4]
        vpaddd ymm4, ymm4, ymm14                                     ;   235.2 fp0     27 v[2]
        vmovdqa ymm14, ymm10                                         ;   232.2          8 v[1] copy
        vpaddd ymm3, ymm3, ymm13                                     ;   236.2 fp3     27 v[3]
        vpxor ymm13, ymm5, ymm9                                      ;   234.3 fp0     23 w[1]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 128] ;   235.2 fp3+agu1   27 v[1]
        vpxor ymm13, ymm13, [rbp + 384]                              ;   235.3 fp0+agu0   23 w[1]
        vpxor ymm13, ymm13, [rbp + 416]                              ;   236.3 fp1+agu1   23 w[1]
        vpxor ymm2, ymm2, ymm11                                      ;   236.2 fp2     28 v[4]
        vpslld ymm11, ymm7, 1                                        ;   236.3 fp1     23 w[0]
        vpsrld ymm7, ymm7, 0x1f                                      ;   237.2 fp2     23 w[0]
        vpaddd ymm4, ymm4, ymm0                                      ;   236.2 fp3     27 v[2]
        vpxor ymm11, ymm11, ymm7                                     ;   238.2 fp0     23 w[0]
        vpxor ymm7, ymm10, ymm3                                      ;   237.2 fp3      8 v[1]
        vpxor ymm14, ymm14, ymm2                                     ;   237.3 fp0      8 v[1]
        vpand ymm7, ymm7, ymm14                                      ;   238.3 fp1      8 v[1]
        vpxor ymm7, ymm10, ymm7                                      ;   239.3 fp2      8 v[1]
        vpslld ymm14, ymm3, 5                                        ;   238.3 fp1     27 v[2]
        vpaddd ymm12, ymm12, ymm7                                    ;   240.3 fp3     27 v[1]
        vpsrld ymm7, ymm3, 0x1b                                      ;   239.2 fp2     27 v[2]
        vpxor ymm14, ymm14, ymm7                                     ;   240.2 fp0     27 v[2]
        vpslld ymm7, ymm3, 0x1e                                      ;   239.3 fp1     28 v[3]
        vpsrld ymm3, ymm3, 2                                         ;   240.2 fp2     28 v[3]
        vpaddd ymm12, ymm12, ymm11                                   ;   241.3 fp3     27 v[1]
        vpaddd ymm4, ymm4, ymm14                                     ;   241.2 fp0     27 v[2]
        vpxor ymm14, ymm6, ymm0                                      ;   240.2 fp3     23 w[2]
        vpaddd ymm10, ymm10, [rel sha1_blocks.T0_constants256 + 128] ;   240.3 fp0+agu0   27 v[0]
        vpxor ymm14, ymm14, [rbp + 480]                              ;   241.2 fp1+agu1   23 w[2]
        vpxor ymm14, ymm14, [rbp + 448]                              ;   242.2 fp2+agu0   23 w[2]
        vpxor ymm7, ymm7, ymm3                                       ;   241.2 fp3     28 v[3]
        vpslld ymm3, ymm13, 1                                        ;   241.3 fp1     23 w[1]
        vpsrld ymm13, ymm13, 0x1f                                    ;   242.2 fp2     23 w[1]
        vpxor ymm3, ymm3, ymm13                                      ;   243.2 fp0     23 w[1]
        vpxor ymm13, ymm2, ymm7                                      ;   242.2 fp3      8 v[0]
        vmovdqu [rbp + 448], ymm6                                    ;   239.3 agu2+fp5   23 w[10] spill
        vpxor ymm6, ymm2, ymm4                                       ;   242.3 fp0      8 v[0]
        vpand ymm13, ymm13, ymm6                                     ;   243.3 fp1      8 v[0]
        vpxor ymm6, ymm2, ymm13                                      ;   244.3 fp2      8 v[0]
        vpslld ymm13, ymm4, 5                                        ;   243.3 fp1     27 v[1]
        vpaddd ymm10, ymm10, ymm6                                    ;   245.3 fp3     27 v[0]
        vpsrld ymm6, ymm4, 0x1b                                      ;   244.2 fp2     27 v[1]
        vpxor ymm13, ymm13, ymm6                                     ;   245.2 fp0     27 v[1]
        vpslld ymm6, ymm4, 0x1e                                      ;   244.3 fp1     28 v[2]
        vpsrld ymm4, ymm4, 2                                         ;   245.2 fp2     28 v[2]
        vpaddd ymm10, ymm10, ymm3                                    ;   246.3 fp3     27 v[0]
        vpaddd ymm12, ymm12, ymm13                                   ;   246.2 fp0     27 v[1]
        vpxor ymm13, ymm15, ymm11                                    ;   245.2 fp3     23 w[3]
        vpaddd ymm2, ymm2, [rel sha1_blocks.T0_constants256 + 128]   ;   245.3 fp0+agu1   27 v[4]
        vpxor ymm13, ymm13, [rbp + 288]                              ;   246.2 fp1+agu0   23 w[3]
        vpxor ymm13, ymm13, [rbp + 384]                              ;   247.2 fp2+agu1   23 w[3]
        vpxor ymm6, ymm6, ymm4                                       ;   246.2 fp3     28 v[2]
        vpslld ymm4, ymm14, 1                                        ;   246.3 fp1     23 w[2]
        vpsrld ymm14, ymm14, 0x1f                                    ;   247.2 fp2     23 w[2]
        vpxor ymm4, ymm4, ymm14                                      ;   248.2 fp0     23 w[2]
        vpxor ymm14, ymm7, ymm6                                      ;   247.2 fp3      8 v[4]
        vmovdqu [rbp + 384], ymm15                                   ;   244.3 agu2+fp5   23 w[11] spill
        vpxor ymm15, ymm7, ymm12                                     ;   247.3 fp0      8 v[4]
        vpand ymm14, ymm14, ymm15                                    ;   248.3 fp1      8 v[4]
        vpxor ymm14, ymm7, ymm14                                     ;   249.3 fp2      8 v[4]
        vpslld ymm15, ymm12, 5                                       ;   248.3 fp1     27 v[0]
        vpaddd ymm2, ymm2, ymm14                                     ;   250.3 fp3     27 v[4]
        vpsrld ymm14, ymm12, 0x1b                                    ;   249.2 fp2     27 v[0]
        vpxor ymm15, ymm15, ymm14                                    ;   250.2 fp0     27 v[0]
        vpslld ymm14, ymm12, 0x1e                                    ;   249.3 fp1     28 v[1]
        vpsrld ymm12, ymm12, 2                                       ;   250.2 fp2     28 v[1]
        vpaddd ymm2, ymm2, ymm4                                      ;   251.3 fp3     27 v[4]
        vpaddd ymm10, ymm10, ymm15                                   ;   251.2 fp0     27 v[0]
        vpxor ymm15, ymm8, ymm3                                      ;   250.2 fp3     23 w[4]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 128]   ;   250.3 fp0+agu0   27 v[3]
        vpxor ymm15, ymm15, [rbp + 320]                              ;   251.2 fp1+agu1   23 w[4]
        vpxor ymm15, ymm15, [rbp + 480]                              ;   252.2 fp2+agu0   23 w[4]
        vpxor ymm14, ymm14, ymm12                                    ;   251.2 fp3     28 v[1]
        vpslld ymm12, ymm13, 1                                       ;   251.3 fp1     23 w[3]
        vpsrld ymm13, ymm13, 0x1f                                    ;   252.2 fp2     23 w[3]
        vpxor ymm12, ymm12, ymm13                                    ;   253.2 fp0     23 w[3]
        vpxor ymm13, ymm6, ymm14                                     ;   252.2 fp3      8 v[3]
        vmovdqu [rbp + 480], ymm8                                    ;   249.3 agu2+fp5   23 w[12] spill
        vpxor ymm8, ymm6, ymm10                                      ;   252.3 fp0      8 v[3]
        vpand ymm13, ymm13, ymm8                                     ;   253.3 fp1      8 v[3]
        vpxor ymm8, ymm6, ymm13                                      ;   254.3 fp2      8 v[3]
        vpslld ymm13, ymm10, 5                                       ;   253.3 fp1     27 v[4]
        vpaddd ymm7, ymm7, ymm8                                      ;   255.3 fp3     27 v[3]
        vpsrld ymm8, ymm10, 0x1b                                     ;   254.2 fp2     27 v[4]
        vpxor ymm13, ymm13, ymm8                                     ;   255.2 fp0     27 v[4]
        vpslld ymm8, ymm10, 0x1e                                     ;   254.3 fp1     28 v[0]
        vpsrld ymm10, ymm10, 2                                       ;   255.2 fp2     28 v[0]
        vpaddd ymm7, ymm7, ymm12                                     ;   256.3 fp3     27 v[3]
        vpaddd ymm2, ymm2, ymm13                                     ;   256.2 fp0     27 v[4]
        vpxor ymm13, ymm1, ymm4                                      ;   255.2 fp3     23 w[5]
        vpaddd ymm6, ymm6, [rel sha1_blocks.T0_constants256 + 128]   ;   255.3 fp0+agu1   27 v[2]
        vpxor ymm13, ymm13, [rbp + 224]                              ;   256.2 fp1+agu0   23 w[5]
        vpxor ymm13, ymm13, [rbp + 288]                              ;   257.2 fp2+agu1   23 w[5]
        vpxor ymm8, ymm8, ymm10                                      ;   256.2 fp3     28 v[0]
        vpslld ymm10, ymm15, 1                                       ;   256.3 fp1     23 w[4]
        vpsrld ymm15, ymm15, 0x1f                                    ;   257.2 fp2     23 w[4]
        vpxor ymm10, ymm10, ymm15                                    ;   258.2 fp0     23 w[4]
        vpxor ymm15, ymm14, ymm8                                     ;   257.2 fp3      8 v[2]
        vmovdqu [rbp + 288], ymm1                                    ;   254.3 agu2+fp5   23 w[13] spill
        vpxor ymm1, ymm14, ymm2                                      ;   257.3 fp0      8 v[2]
        vpand ymm15, ymm15, ymm1                                     ;   258.3 fp1      8 v[2]
        vpxor ymm15, ymm14, ymm15                                    ;   259.3 fp2      8 v[2]
        vpslld ymm1, ymm2, 5                                         ;   258.3 fp1     27 v[3]
        vpaddd ymm6, ymm6, ymm15                                     ;   260.3 fp3     27 v[2]
        vpsrld ymm15, ymm2, 0x1b                                     ;   259.2 fp2     27 v[3]
        vpxor ymm1, ymm1, ymm15                                      ;   260.2 fp0     27 v[3]
        vpslld ymm15, ymm2, 0x1e                                     ;   259.3 fp1     28 v[4]
        vpsrld ymm2, ymm2, 2                                         ;   260.2 fp2     28 v[4]
        vpaddd ymm6, ymm6, ymm10                                     ;   261.3 fp3     27 v[2]
        vpaddd ymm7, ymm7, ymm1                                      ;   261.2 fp0     27 v[3]
        vpxor ymm1, ymm9, ymm12                                      ;   260.2 fp3     23 w[6]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 128] ;   260.3 fp0+agu0   27 v[1]
        vpxor ymm1, ymm1, [rbp + 256]                                ;   261.2 fp1+agu1   23 w[6]
        vpxor ymm1, ymm1, [rbp + 320]                                ;   262.2 fp2+agu0   23 w[6]
        vpxor ymm15, ymm15, ymm2                                     ;   261.2 fp3     28 v[4]
        vpslld ymm2, ymm13, 1                                        ;   261.3 fp1     23 w[5]
        vpsrld ymm13, ymm13, 0x1f                                    ;   262.2 fp2     23 w[5]
        vpxor ymm2, ymm2, ymm13                                      ;   263.2 fp0     23 w[5]
        vpxor ymm13, ymm8, ymm15                                     ;   262.2 fp3      8 v[1]
        vmovdqu [rbp + 320], ymm9                                    ;   259.3 agu2+fp5   23 w[14] spill
        vpxor ymm9, ymm8, ymm7                                       ;   262.3 fp0      8 v[1]
        vpand ymm13, ymm13, ymm9                                     ;   263.3 fp1      8 v[1]
        vpxor ymm9, ymm8, ymm13                                      ;   264.3 fp2      8 v[1]
        vpslld ymm13, ymm7, 5                                        ;   263.3 fp1     27 v[2]
        vpaddd ymm14, ymm14, ymm9                                    ;   265.3 fp3     27 v[1]
        vpsrld ymm9, ymm7, 0x1b                                      ;   264.2 fp2     27 v[2]
        vpxor ymm13, ymm13, ymm9                                     ;   265.2 fp0     27 v[2]
        vpslld ymm9, ymm7, 0x1e                                      ;   264.3 fp1     28 v[3]
        vpsrld ymm7, ymm7, 2                                         ;   265.2 fp2     28 v[3]
        vpaddd ymm14, ymm14, ymm2                                    ;   266.3 fp3     27 v[1]
        vpaddd ymm6, ymm6, ymm13                                     ;   266.2 fp0     27 v[2]
        vpxor ymm13, ymm5, ymm10                                     ;   265.2 fp3     23 w[7]
        vpxor ymm13, ymm13, ymm0                                     ;   266.2 fp0     23 w[7]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 128]   ;   265.3 fp1+agu1   27 v[0]
        vpxor ymm13, ymm13, [rbp + 224]                              ;   267.2 fp2+agu0   23 w[7]
        vpxor ymm9, ymm9, ymm7                                       ;   266.2 fp3     28 v[3]
        vpslld ymm7, ymm1, 1                                         ;   266.3 fp1     23 w[6]
        vpsrld ymm1, ymm1, 0x1f                                      ;   267.2 fp2     23 w[6]
        vpxor ymm7, ymm7, ymm1                                       ;   268.2 fp0     23 w[6]
        vpxor ymm1, ymm15, ymm9                                      ;   267.2 fp3      8 v[0]
        vmovdqu [rbp + 224], ymm0                                    ;   264.3 agu2+fp5   23 w[15] spill
        vpxor ymm0, ymm15, ymm6                                      ;   267.3 fp0      8 v[0]
        vpand ymm1, ymm1, ymm0                                       ;   268.3 fp1      8 v[0]
        vpxor ymm0, ymm15, ymm1                                      ;   269.3 fp2      8 v[0]
        vpslld ymm1, ymm6, 5                                         ;   268.3 fp1     27 v[1]
        vpaddd ymm8, ymm8, ymm0                                      ;   270.3 fp3     27 v[0]
        vpsrld ymm0, ymm6, 0x1b                                      ;   269.2 fp2     27 v[1]
        vpxor ymm1, ymm1, ymm0                                       ;   270.2 fp0     27 v[1]
        vpslld ymm0, ymm6, 0x1e                                      ;   269.3 fp1     28 v[2]
        vpsrld ymm6, ymm6, 2                                         ;   270.2 fp2     28 v[2]
        vpaddd ymm8, ymm8, ymm7                                      ;   271.3 fp3     27 v[0]
        vpaddd ymm14, ymm14, ymm1                                    ;   271.2 fp0     27 v[1]
        vpxor ymm1, ymm11, ymm2                                      ;   270.2 fp3     23 w[8]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 128] ;   270.3 fp0+agu1   27 v[4]
        vpxor ymm1, ymm1, [rbp + 448]                                ;   271.2 fp1+agu0   23 w[8]
        vpxor ymm1, ymm1, [rbp + 256]                                ;   272.2 fp2+agu1   23 w[8]
        vpxor ymm0, ymm0, ymm6                                       ;   271.2 fp3     28 v[2]
        vpslld ymm6, ymm13, 1                                        ;   271.3 fp1     23 w[7]
        vpsrld ymm13, ymm13, 0x1f                                    ;   272.2 fp2     23 w[7]
        vpxor ymm6, ymm6, ymm13                                      ;   273.2 fp0     23 w[7]
        vpxor ymm13, ymm9, ymm0                                      ;   272.2 fp3      8 v[4]
        vmovdqu [rbp + 256], ymm11                                   ;   269.3 agu2+fp5   23 w[0] spill
        vpxor ymm11, ymm9, ymm14                                     ;   272.3 fp0      8 v[4]
        vpand ymm13, ymm13, ymm11                                    ;   273.3 fp1      8 v[4]
        vpxor ymm11, ymm9, ymm13                                     ;   274.3 fp2      8 v[4]
        vpslld ymm13, ymm14, 5                                       ;   273.3 fp1     27 v[0]
        vpaddd ymm15, ymm15, ymm11                                   ;   275.3 fp3     27 v[4]
        vpsrld ymm11, ymm14, 0x1b                                    ;   274.2 fp2     27 v[0]
        vpxor ymm13, ymm13, ymm11                                    ;   275.2 fp0     27 v[0]
        vpslld ymm11, ymm14, 0x1e                                    ;   274.3 fp1     28 v[1]
        vpsrld ymm14, ymm14, 2                                       ;   275.2 fp2     28 v[1]
        vpaddd ymm15, ymm15, ymm6                                    ;   276.3 fp3     27 v[4]
        vpaddd ymm8, ymm8, ymm13                                     ;   276.2 fp0     27 v[0]
        vpxor ymm5, ymm5, ymm3                                       ;   275.2 fp3     23 w[9]
        vpxor ymm5, ymm5, ymm7                                       ;   276.2 fp0     23 w[9]
        vmovdqa ymm13, ymm0                                          ;   272.3          8 v[3] copy
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 128]   ;   275.3 fp1+agu0   27 v[3]
        vpxor ymm5, ymm5, [rbp + 384]                                ;   277.2 fp2+agu1   23 w[9]
        vpxor ymm11, ymm11, ymm14                                    ;   276.2 fp3     28 v[1]
        vpslld ymm14, ymm1, 1                                        ;   276.3 fp1     23 w[8]
        vpsrld ymm1, ymm1, 0x1f                                      ;   277.2 fp2     23 w[8]
        vpxor ymm14, ymm14, ymm1                                     ;   278.2 fp0     23 w[8]
        vpxor ymm1, ymm0, ymm8                                       ;   277.2 fp3      8 v[3]
        vpxor ymm13, ymm13, ymm11                                    ;   277.3 fp0      8 v[3]
        vpand ymm1, ymm1, ymm13                                      ;   278.3 fp1      8 v[3]
        vpxor ymm13, ymm0, ymm1                                      ;   279.3 fp2      8 v[3]
        vpslld ymm1, ymm8, 5                                         ;   278.3 fp1     27 v[4]
        vpaddd ymm9, ymm9, ymm13                                     ;   280.3 fp3     27 v[3]
        vpsrld ymm13, ymm8, 0x1b                                     ;   279.2 fp2     27 v[4]
        vpxor ymm1, ymm1, ymm13                                      ;   280.2 fp0     27 v[4]
        vpslld ymm13, ymm8, 0x1e                                     ;   279.3 fp1     28 v[0]
        vpsrld ymm8, ymm8, 2                                         ;   280.2 fp2     28 v[0]
        vpaddd ymm9, ymm9, ymm14                                     ;   281.3 fp3     27 v[3]
        vpaddd ymm15, ymm15, ymm1                                    ;   281.2 fp0     27 v[4]
        vpxor ymm1, ymm4, ymm6                                       ;   280.2 fp3     23 w[10]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 128]   ;   280.3 fp0+agu0   27 v[2]
        vpxor ymm1, ymm1, [rbp + 480]                                ;   281.2 fp1+agu1   23 w[10]
        vpxor ymm1, ymm1, [rbp + 448]                                ;   282.2 fp2+agu0   23 w[10]
        vpxor ymm13, ymm13, ymm8                                     ;   281.2 fp3     28 v[0]
        vpslld ymm8, ymm5, 1                                         ;   281.3 fp1     23 w[9]
        vpsrld ymm5, ymm5, 0x1f                                      ;   282.2 fp2     23 w[9]
        vpxor ymm8, ymm8, ymm5                                       ;   283.2 fp0     23 w[9]
        vpxor ymm5, ymm11, ymm13                                     ;   282.2 fp3      8 v[2]
        vmovdqu [rbp + 448], ymm4                                    ;   279.3 agu2+fp5   23 w[2] spill
        vpxor ymm4, ymm11, ymm15                                     ;   282.3 fp0      8 v[2]
        vpand ymm5, ymm5, ymm4                                       ;   283.3 fp1      8 v[2]
        vpxor ymm4, ymm11, ymm5                                      ;   284.3 fp2      8 v[2]
        vpslld ymm5, ymm15, 5                                        ;   283.3 fp1     27 v[3]
        vpaddd ymm0, ymm0, ymm4                                      ;   285.3 fp3     27 v[2]
        vpsrld ymm4, ymm15, 0x1b                                     ;   284.2 fp2     27 v[3]
        vpxor ymm5, ymm5, ymm4                                       ;   285.2 fp0     27 v[3]
        vpslld ymm4, ymm15, 0x1e                                     ;   284.3 fp1     28 v[4]
        vpsrld ymm15, ymm15, 2                                       ;   285.2 fp2     28 v[4]
        vpaddd ymm0, ymm0, ymm8                                      ;   286.3 fp3     27 v[2]
        vpaddd ymm9, ymm9, ymm5                                      ;   286.2 fp0     27 v[3]
        vpxor ymm5, ymm12, ymm14                                     ;   285.2 fp3     23 w[11]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 128] ;   285.3 fp0+agu1   27 v[1]
        vpxor ymm5, ymm5, [rbp + 288]                                ;   286.2 fp1+agu0   23 w[11]
        vpxor ymm5, ymm5, [rbp + 384]                                ;   287.2 fp2+agu1   23 w[11]
        vpxor ymm4, ymm4, ymm15                                      ;   286.2 fp3     28 v[4]
        vpslld ymm15, ymm1, 1                                        ;   286.3 fp1     23 w[10]
        vpsrld ymm1, ymm1, 0x1f                                      ;   287.2 fp2     23 w[10]
        vpxor ymm15, ymm15, ymm1                                     ;   288.2 fp0     23 w[10]
        vpxor ymm1, ymm13, ymm4                                      ;   287.2 fp3      8 v[1]
        vmovdqu [rbp + 384], ymm12                                   ;   284.3 agu2+fp5   23 w[3] spill
        vpxor ymm12, ymm13, ymm9                                     ;   287.3 fp0      8 v[1]
        vpand ymm1, ymm1, ymm12                                      ;   288.3 fp1      8 v[1]
        vpxor ymm12, ymm13, ymm1                                     ;   289.3 fp2      8 v[1]
        vpslld ymm1, ymm9, 5                                         ;   288.3 fp1     27 v[2]
        vpaddd ymm11, ymm11, ymm12                                   ;   290.3 fp3     27 v[1]
        vpsrld ymm12, ymm9, 0x1b                                     ;   289.2 fp2     27 v[2]
        vpxor ymm1, ymm1, ymm12                                      ;   290.2 fp0     27 v[2]
        vpslld ymm12, ymm9, 0x1e                                     ;   289.3 fp1     28 v[3]
        vpsrld ymm9, ymm9, 2                                         ;   290.2 fp2     28 v[3]
        vpaddd ymm11, ymm11, ymm15                                   ;   291.3 fp3     27 v[1]
        vpaddd ymm0, ymm0, ymm1                                      ;   291.2 fp0     27 v[2]
        vpxor ymm1, ymm10, ymm8                                      ;   290.2 fp3     23 w[12]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 128] ;   290.3 fp0+agu0   27 v[0]
        vpxor ymm1, ymm1, [rbp + 320]                                ;   291.2 fp1+agu1   23 w[12]
        vpxor ymm1, ymm1, [rbp + 480]                                ;   292.2 fp2+agu0   23 w[12]
        vpxor ymm12, ymm12, ymm9                                     ;   291.2 fp3     28 v[3]
        vpslld ymm9, ymm5, 1                                         ;   291.3 fp1     23 w[11]
        vpsrld ymm5, ymm5, 0x1f                                      ;   292.2 fp2     23 w[11]
        vpxor ymm9, ymm9, ymm5                                       ;   293.2 fp0     23 w[11]
        vpxor ymm5, ymm4, ymm12                                      ;   292.2 fp3      8 v[0]
        vmovdqu [rbp + 480], ymm10                                   ;   289.3 agu2+fp5   23 w[4] spill
        vpxor ymm10, ymm4, ymm0                                      ;   292.3 fp0      8 v[0]
        vpand ymm5, ymm5, ymm10                                      ;   293.3 fp1      8 v[0]
        vpxor ymm5, ymm4, ymm5                                       ;   294.3 fp2      8 v[0]
        vpslld ymm10, ymm0, 5                                        ;   293.3 fp1     27 v[1]
        vpaddd ymm13, ymm13, ymm5                                    ;   295.3 fp3     27 v[0]
        vpsrld ymm5, ymm0, 0x1b                                      ;   294.2 fp2     27 v[1]
        vpxor ymm10, ymm10, ymm5                                     ;   295.2 fp0     27 v[1]
        vpxor ymm5, ymm15, ymm2                                      ;   294.2 fp3     23 w[13]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 160]   ;   294.3 fp0+agu1   27 v[4]
        vpaddd ymm13, ymm13, ymm9                                    ;   296.3 fp1     27 v[0]
        vpaddd ymm11, ymm11, ymm10                                   ;   296.2 fp2     27 v[1]
        vpslld ymm10, ymm0, 0x1e                                     ;   295.3 fp1     28 v[2]
        vpsrld ymm0, ymm0, 2                                         ;   296.2 fp2     28 v[2]
        vpxor ymm5, ymm5, [rbp + 224]                                ;   295.2 fp3+agu0   23 w[13]
        vpxor ymm5, ymm5, [rbp + 288]                                ;   296.2 fp0+agu1   23 w[13]
        vpxor ymm10, ymm10, ymm0                                     ;   297.2 fp3     28 v[2]
        vpxor ymm0, ymm12, ymm11                                     ;   297.2 fp0      7 v[4]
        vmovdqu [rbp + 288], ymm2                                    ;   293.3 agu2+fp5   23 w[5] spill
        vpslld ymm2, ymm1, 1                                         ;   296.3 fp1     23 w[12]
        vpsrld ymm1, ymm1, 0x1f                                      ;   297.2 fp2     23 w[12]
        vpxor ymm2, ymm2, ymm1                                       ;   298.2 fp3     23 w[12]
        vpslld ymm1, ymm5, 1                                         ;   297.3 fp1     23 w[13]
        vpsrld ymm5, ymm5, 0x1f                                      ;   298.2 fp2     23 w[13]
        vpxor ymm0, ymm0, ymm10                                      ;   298.2 fp0      7 v[4]
        vpaddd ymm4, ymm4, ymm0                                      ;   299.2 fp3     27 v[4]
        vpslld ymm0, ymm11, 5                                        ;   298.3 fp1     27 v[0]
        vpxor ymm1, ymm1, ymm5                                       ;   299.2 fp0     23 w[13]
        vpsrld ymm5, ymm11, 0x1b                                     ;   299.2 fp2     27 v[0]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 160] ;   299.2 fp3+agu0   27 v[3]
        vpxor ymm0, ymm0, ymm5                                       ;   300.2 fp0     27 v[0]
        vpslld ymm5, ymm11, 0x1e                                     ;   299.3 fp1     28 v[1]
        vpsrld ymm11, ymm11, 2                                       ;   300.2 fp2     28 v[1]
        vpaddd ymm4, ymm4, ymm2                                      ;   300.2 fp3     27 v[4]
        vpaddd ymm13, ymm13, ymm0                                    ;   301.2 fp0     27 v[0]
        vpxor ymm0, ymm7, ymm9                                       ;   300.3 fp1     23 w[14]
        vpxor ymm0, ymm0, [rbp + 256]                                ;   301.3 fp2+agu1   23 w[14]
        vpxor ymm0, ymm0, [rbp + 320]                                ;   302.3 fp3+agu0   23 w[14]
        vpxor ymm5, ymm5, ymm11                                      ;   301.3 fp0     28 v[1]
        vpxor ymm11, ymm10, ymm13                                    ;   302.2 fp1      7 v[3]
        vpaddd ymm12, ymm12, ymm1                                    ;   302.2 fp2     27 v[3]
        vpxor ymm11, ymm11, ymm5                                     ;   303.2 fp3      7 v[3]
        vpaddd ymm12, ymm12, ymm11                                   ;   304.2 fp0     27 v[3]
        vpslld ymm11, ymm13, 5                                       ;   302.3 fp1     27 v[4]
        vmovdqu [rbp + 320], ymm7                                    ;   299.5 agu2+fp5   23 w[6] spill
        vpsrld ymm7, ymm13, 0x1b                                     ;   303.2 fp2     27 v[4]
        vpaddd ymm10, ymm10, [rel sha1_blocks.T0_constants256 + 160] ;   303.2 fp3+agu1   27 v[2]
        vpxor ymm11, ymm11, ymm7                                     ;   304.2 fp0     27 v[4]
        vpxor ymm7, ymm6, ymm2                                       ;   303.3 fp1     23 w[15]
        vpaddd ymm4, ymm4, ymm11                                     ;   305.2 fp2     27 v[4]
        vpxor ymm7, ymm7, ymm3                                       ;   304.3 fp3     23 w[15]
        vpxor ymm7, ymm7, [rbp + 224]                                ;   305.3 fp0+agu0   23 w[15]
        vpslld ymm11, ymm13, 0x1e                                    ;   304.3 fp1     28 v[0]
        vpsrld ymm13, ymm13, 2                                       ;   305.2 fp2     28 v[0]
        vpxor ymm11, ymm11, ymm13                                    ;   306.2 fp3     28 v[0]
        vpxor ymm13, ymm5, ymm4                                      ;   306.2 fp0      7 v[2]
        vmovdqu [rbp + 224], ymm6                                    ;   302.3 agu2+fp5   23 w[7] spill
        vpslld ymm6, ymm0, 1                                         ;   305.3 fp1     23 w[14]
        vpsrld ymm0, ymm0, 0x1f                                      ;   306.2 fp2     23 w[14]
        vpxor ymm6, ymm6, ymm0                                       ;   307.2 fp3     23 w[14]
        vpslld ymm0, ymm4, 5                                         ;   306.3 fp1     27 v[3]
        vpxor ymm13, ymm13, ymm11                                    ;   307.2 fp0      7 v[2]
        vpaddd ymm10, ymm10, ymm13                                   ;   308.2 fp2     27 v[2]
        vpsrld ymm13, ymm4, 0x1b                                     ;   307.3 fp1     27 v[3]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 160]   ;   307.2 fp3+agu1   27 v[1]
        vpxor ymm0, ymm0, ymm13                                      ;   308.3 fp0     27 v[3]
        vpxor ymm13, ymm14, ymm1                                     ;   308.2 fp2     23 w[0]
        vpaddd ymm12, ymm12, ymm0                                    ;   309.3 fp3     27 v[3]
        vpslld ymm0, ymm4, 0x1e                                      ;   308.3 fp1     28 v[4]
        vpsrld ymm4, ymm4, 2                                         ;   309.2 fp2     28 v[4]
        vpxor ymm13, ymm13, [rbp + 448]                              ;   309.2 fp0+agu0   23 w[0]
        vpxor ymm13, ymm13, [rbp + 256]                              ;   310.2 fp3+agu1   23 w[0]
        vpaddd ymm10, ymm10, ymm6                                    ;   309.3 fp0     27 v[2]
        vpxor ymm0, ymm0, ymm4                                       ;   310.2 fp1     28 v[4]
        vpslld ymm4, ymm7, 1                                         ;   310.2 fp2     23 w[15]
        vpsrld ymm7, ymm7, 0x1f                                      ;   310.3 fp1     23 w[15]
        vmovdqu [rbp + 256], ymm14                                   ;   307.2 agu2+fp5   23 w[8] spill
        vpxor ymm14, ymm11, ymm12                                    ;   310.3 fp3      7 v[1]
        vpxor ymm4, ymm4, ymm7                                       ;   311.3 fp0     23 w[15]
        vpslld ymm7, ymm12, 5                                        ;   311.2 fp2     27 v[2]
        vpxor ymm14, ymm14, ymm0                                     ;   311.3 fp3      7 v[1]
        vpaddd ymm5, ymm5, ymm14                                     ;   312.3 fp0     27 v[1]
        vpsrld ymm14, ymm12, 0x1b                                    ;   311.3 fp1     27 v[2]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 160] ;   312.2 fp2+agu0   27 v[0]
        vpxor ymm7, ymm7, ymm14                                      ;   312.3 fp3     27 v[2]
        vpxor ymm14, ymm8, ymm6                                      ;   312.3 fp0     23 w[1]
        vpaddd ymm10, ymm10, ymm7                                    ;   313.3 fp1     27 v[2]
        vpxor ymm14, ymm14, ymm3                                     ;   313.3 fp2     23 w[1]
        vpslld ymm7, ymm12, 0x1e                                     ;   313.3 fp1     28 v[3]
        vpsrld ymm12, ymm12, 2                                       ;   314.2 fp2     28 v[3]
        vpslld ymm3, ymm13, 1                                        ;   314.3 fp1     23 w[0]
        vpsrld ymm13, ymm13, 0x1f                                    ;   315.2 fp2     23 w[0]
        vpxor ymm14, ymm14, [rbp + 384]                              ;   314.3 fp3+agu1   23 w[1]
        vpaddd ymm5, ymm5, ymm4                                      ;   313.3 fp0     27 v[1]
        vpxor ymm7, ymm7, ymm12                                      ;   315.2 fp3     28 v[3]
        vpxor ymm12, ymm0, ymm10                                     ;   314.3 fp0      7 v[0]
        vpxor ymm3, ymm3, ymm13                                      ;   316.2 fp3     23 w[0]
        vpslld ymm13, ymm10, 5                                       ;   315.3 fp1     27 v[1]
        vpxor ymm12, ymm12, ymm7                                     ;   316.2 fp0      7 v[0]
        vpaddd ymm11, ymm11, ymm12                                   ;   317.2 fp2     27 v[0]
        vpsrld ymm12, ymm10, 0x1b                                    ;   316.3 fp1     27 v[1]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 160]   ;   316.2 fp3+agu0   27 v[4]
        vpxor ymm13, ymm13, ymm12                                    ;   317.3 fp0     27 v[1]
        vpxor ymm12, ymm15, ymm4                                     ;   317.2 fp2     23 w[2]
        vpaddd ymm5, ymm5, ymm13                                     ;   318.3 fp3     27 v[1]
        vpslld ymm13, ymm10, 0x1e                                    ;   317.3 fp1     28 v[2]
        vpsrld ymm10, ymm10, 2                                       ;   318.2 fp2     28 v[2]
        vpxor ymm12, ymm12, [rbp + 480]                              ;   318.2 fp0+agu1   23 w[2]
        vpxor ymm12, ymm12, [rbp + 448]                              ;   319.2 fp3+agu0   23 w[2]
        vpaddd ymm11, ymm11, ymm3                                    ;   318.3 fp0     27 v[0]
        vpxor ymm13, ymm13, ymm10                                    ;   319.2 fp1     28 v[2]
        vpslld ymm10, ymm14, 1                                       ;   319.2 fp2     23 w[1]
        vpsrld ymm14, ymm14, 0x1f                                    ;   319.3 fp1     23 w[1]
        vmovdqu [rbp + 448], ymm15                                   ;   316.2 agu2+fp5   23 w[10] spill
        vpxor ymm15, ymm7, ymm5                                      ;   319.3 fp3      7 v[4]
        vpxor ymm10, ymm10, ymm14                                    ;   320.3 fp0     23 w[1]
        vpslld ymm14, ymm5, 5                                        ;   320.2 fp2     27 v[0]
        vpxor ymm15, ymm15, ymm13                                    ;   320.3 fp3      7 v[4]
        vpaddd ymm0, ymm0, ymm15                                     ;   321.3 fp0     27 v[4]
        vpsrld ymm15, ymm5, 0x1b                                     ;   320.3 fp1     27 v[0]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 160]   ;   321.2 fp2+agu1   27 v[3]
        vpxor ymm14, ymm14, ymm15                                    ;   321.3 fp3     27 v[0]
        vpxor ymm15, ymm3, ymm9                                      ;   321.3 fp0     23 w[3]
        vpaddd ymm11, ymm11, ymm14                                   ;   322.3 fp1     27 v[0]
        vpslld ymm14, ymm5, 0x1e                                     ;   322.2 fp2     28 v[1]
        vpsrld ymm5, ymm5, 2                                         ;   322.3 fp1     28 v[1]
        vpxor ymm15, ymm15, [rbp + 288]                              ;   322.3 fp3+agu0   23 w[3]
        vpxor ymm15, ymm15, [rbp + 384]                              ;   323.3 fp0+agu1   23 w[3]
        vpaddd ymm0, ymm0, ymm10                                     ;   323.2 fp2     27 v[4]
        vpxor ymm14, ymm14, ymm5                                     ;   323.3 fp3     28 v[1]
        vpslld ymm5, ymm12, 1                                        ;   323.3 fp1     23 w[2]
        vpsrld ymm12, ymm12, 0x1f                                    ;   324.2 fp2     23 w[2]
        vmovdqu [rbp + 384], ymm9                                    ;   320.3 agu2+fp5   23 w[11] spill
        vpxor ymm9, ymm13, ymm11                                     ;   323.3 fp0      7 v[3]
        vpxor ymm5, ymm5, ymm12                                      ;   325.2 fp3     23 w[2]
        vpslld ymm12, ymm11, 5                                       ;   324.3 fp1     27 v[4]
        vpxor ymm9, ymm9, ymm14                                      ;   324.3 fp0      7 v[3]
        vpaddd ymm7, ymm7, ymm9                                      ;   325.3 fp2     27 v[3]
        vpsrld ymm9, ymm11, 0x1b                                     ;   325.3 fp1     27 v[4]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 160] ;   325.2 fp3+agu0   27 v[2]
        vpxor ymm12, ymm12, ymm9                                     ;   326.3 fp0     27 v[4]
        vpxor ymm9, ymm10, ymm2                                      ;   326.2 fp2     23 w[4]
        vpaddd ymm0, ymm0, ymm12                                     ;   327.3 fp3     27 v[4]
        vpslld ymm12, ymm11, 0x1e                                    ;   326.3 fp1     28 v[0]
        vpsrld ymm11, ymm11, 2                                       ;   327.2 fp2     28 v[0]
        vpxor ymm9, ymm9, [rbp + 320]                                ;   327.2 fp0+agu1   23 w[4]
        vpxor ymm9, ymm9, [rbp + 480]                                ;   328.2 fp3+agu0   23 w[4]
        vpaddd ymm7, ymm7, ymm5                                      ;   327.3 fp0     27 v[3]
        vpxor ymm12, ymm12, ymm11                                    ;   328.2 fp1     28 v[0]
        vpslld ymm11, ymm15, 1                                       ;   328.2 fp2     23 w[3]
        vpsrld ymm15, ymm15, 0x1f                                    ;   328.3 fp1     23 w[3]
        vmovdqu [rbp + 480], ymm2                                    ;   324.5 agu2+fp5   23 w[12] spill
        vpxor ymm2, ymm14, ymm0                                      ;   328.3 fp3      7 v[2]
        vpxor ymm11, ymm11, ymm15                                    ;   329.3 fp0     23 w[3]
        vpslld ymm15, ymm0, 5                                        ;   329.2 fp2     27 v[3]
        vpxor ymm2, ymm2, ymm12                                      ;   329.3 fp3      7 v[2]
        vpaddd ymm13, ymm13, ymm2                                    ;   330.3 fp0     27 v[2]
        vpsrld ymm2, ymm0, 0x1b                                      ;   329.3 fp1     27 v[3]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 160] ;   330.2 fp2+agu1   27 v[1]
        vpxor ymm15, ymm15, ymm2                                     ;   330.3 fp3     27 v[3]
        vpxor ymm2, ymm5, ymm1                                       ;   330.3 fp0     23 w[5]
        vpaddd ymm7, ymm7, ymm15                                     ;   331.3 fp1     27 v[3]
        vpslld ymm15, ymm0, 0x1e                                     ;   331.2 fp2     28 v[4]
        vpsrld ymm0, ymm0, 2                                         ;   331.3 fp1     28 v[4]
        vpxor ymm2, ymm2, [rbp + 224]                                ;   331.3 fp3+agu0   23 w[5]
        vpxor ymm2, ymm2, [rbp + 288]                                ;   332.3 fp0+agu1   23 w[5]
        vpaddd ymm13, ymm13, ymm11                                   ;   332.2 fp2     27 v[2]
        vpxor ymm15, ymm15, ymm0                                     ;   332.3 fp3     28 v[4]
        vpslld ymm0, ymm9, 1                                         ;   332.3 fp1     23 w[4]
        vpsrld ymm9, ymm9, 0x1f                                      ;   333.2 fp2     23 w[4]
        vmovdqu [rbp + 288], ymm1                                    ;   329.3 agu2+fp5   23 w[13] spill
        vpxor ymm1, ymm12, ymm7                                      ;   332.3 fp0      7 v[1]
        vpxor ymm0, ymm0, ymm9                                       ;   334.2 fp3     23 w[4]
        vpslld ymm9, ymm7, 5                                         ;   333.3 fp1     27 v[2]
        vpxor ymm1, ymm1, ymm15                                      ;   333.3 fp0      7 v[1]
        vpaddd ymm14, ymm14, ymm1                                    ;   334.3 fp2     27 v[1]
        vpsrld ymm1, ymm7, 0x1b                                      ;   334.3 fp1     27 v[2]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 160] ;   334.2 fp3+agu0   27 v[0]
        vpxor ymm9, ymm9, ymm1                                       ;   335.3 fp0     27 v[2]
        vpxor ymm1, ymm11, ymm6                                      ;   335.2 fp2     23 w[6]
        vpaddd ymm13, ymm13, ymm9                                    ;   336.3 fp3     27 v[2]
        vpslld ymm9, ymm7, 0x1e                                      ;   335.3 fp1     28 v[3]
        vpsrld ymm7, ymm7, 2                                         ;   336.2 fp2     28 v[3]
        vpxor ymm1, ymm1, [rbp + 256]                                ;   336.2 fp0+agu1   23 w[6]
        vpxor ymm1, ymm1, [rbp + 320]                                ;   337.2 fp3+agu0   23 w[6]
        vpaddd ymm14, ymm14, ymm0                                    ;   336.3 fp0     27 v[1]
        vpxor ymm9, ymm9, ymm7                                       ;   337.2 fp1     28 v[3]
        vpslld ymm7, ymm2, 1                                         ;   337.2 fp2     23 w[5]
        vpsrld ymm2, ymm2, 0x1f                                      ;   337.3 fp1     23 w[5]
        vmovdqu [rbp + 320], ymm6                                    ;   333.5 agu2+fp5   23 w[14] spill
        vpxor ymm6, ymm15, ymm13                                     ;   337.3 fp3      7 v[0]
        vpxor ymm7, ymm7, ymm2                                       ;   338.3 fp0     23 w[5]
        vpslld ymm2, ymm13, 5                                        ;   338.2 fp2     27 v[1]
        vpxor ymm6, ymm6, ymm9                                       ;   338.3 fp3      7 v[0]
        vpaddd ymm12, ymm12, ymm6                                    ;   339.3 fp0     27 v[0]
        vpsrld ymm6, ymm13, 0x1b                                     ;   338.3 fp1     27 v[1]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 160] ;   339.2 fp2+agu1   27 v[4]
        vpxor ymm2, ymm2, ymm6                                       ;   339.3 fp3     27 v[1]
        vpxor ymm6, ymm0, ymm4                                       ;   339.3 fp0     23 w[7]
        vpaddd ymm14, ymm14, ymm2                                    ;   340.3 fp1     27 v[1]
        vpxor ymm6, ymm6, ymm8                                       ;   340.3 fp2     23 w[7]
        vpslld ymm2, ymm13, 0x1e                                     ;   340.3 fp1     28 v[2]
        vpsrld ymm13, ymm13, 2                                       ;   341.2 fp2     28 v[2]
        vpxor ymm6, ymm6, [rbp + 224]                                ;   341.3 fp3+agu0   23 w[7]
        vpaddd ymm12, ymm12, ymm7                                    ;   340.3 fp0     27 v[0]
        vpxor ymm2, ymm2, ymm13                                      ;   342.2 fp3     28 v[2]
        vpslld ymm13, ymm1, 1                                        ;   341.3 fp1     23 w[6]
        vpsrld ymm1, ymm1, 0x1f                                      ;   342.2 fp2     23 w[6]
        vmovdqu [rbp + 224], ymm4                                    ;   338.3 agu2+fp5   23 w[15] spill
        vpxor ymm4, ymm9, ymm14                                      ;   341.3 fp0      7 v[4]
        vpxor ymm13, ymm13, ymm1                                     ;   343.2 fp3     23 w[6]
        vpslld ymm1, ymm14, 5                                        ;   342.3 fp1     27 v[0]
        vpxor ymm4, ymm4, ymm2                                       ;   343.2 fp0      7 v[4]
        vpaddd ymm15, ymm15, ymm4                                    ;   344.2 fp2     27 v[4]
        vpsrld ymm4, ymm14, 0x1b                                     ;   343.3 fp1     27 v[0]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 160]   ;   343.2 fp3+agu1   27 v[3]
        vpxor ymm1, ymm1, ymm4                                       ;   344.3 fp0     27 v[0]
        vpxor ymm4, ymm7, ymm3                                       ;   344.2 fp2     23 w[8]
        vpaddd ymm12, ymm12, ymm1                                    ;   345.3 fp3     27 v[0]
        vpslld ymm1, ymm14, 0x1e                                     ;   344.3 fp1     28 v[1]
        vpsrld ymm14, ymm14, 2                                       ;   345.2 fp2     28 v[1]
        vpxor ymm4, ymm4, [rbp + 448]                                ;   345.2 fp0+agu0   23 w[8]
        vpxor ymm4, ymm4, [rbp + 256]                                ;   346.2 fp3+agu1   23 w[8]
        vpaddd ymm15, ymm15, ymm13                                   ;   345.3 fp0     27 v[4]
        vpxor ymm1, ymm1, ymm14                                      ;   346.2 fp1     28 v[1]
        vpslld ymm14, ymm6, 1                                        ;   346.2 fp2     23 w[7]
        vpsrld ymm6, ymm6, 0x1f                                      ;   346.3 fp1     23 w[7]
        vmovdqu [rbp + 256], ymm3                                    ;   343.2 agu2+fp5   23 w[0] spill
        vpxor ymm3, ymm2, ymm12                                      ;   346.3 fp3      7 v[3]
        vpxor ymm14, ymm14, ymm6                                     ;   347.3 fp0     23 w[7]
        vpslld ymm6, ymm12, 5                                        ;   347.2 fp2     27 v[4]
        vpxor ymm3, ymm3, ymm1                                       ;   347.3 fp3      7 v[3]
        vpaddd ymm9, ymm9, ymm3                                      ;   348.3 fp0     27 v[3]
        vpsrld ymm3, ymm12, 0x1b                                     ;   347.3 fp1     27 v[4]
        vpaddd ymm2, ymm2, [rel sha1_blocks.T0_constants256 + 160]   ;   348.2 fp2+agu0   27 v[2]
        vpxor ymm6, ymm6, ymm3                                       ;   348.3 fp3     27 v[4]
        vpxor ymm3, ymm13, ymm10                                     ;   348.3 fp0     23 w[9]
        vpaddd ymm15, ymm15, ymm6                                    ;   349.3 fp1     27 v[4]
        vpxor ymm3, ymm3, ymm8                                       ;   349.3 fp2     23 w[9]
        vpslld ymm6, ymm12, 0x1e                                     ;   349.3 fp1     28 v[0]
        vpsrld ymm8, ymm12, 2                                        ;   350.2 fp2     28 v[0]
        vpslld ymm12, ymm4, 1                                        ;   350.3 fp1     23 w[8]
        vpsrld ymm4, ymm4, 0x1f                                      ;   351.2 fp2     23 w[8]
        vpaddd ymm9, ymm9, ymm14                                     ;   349.3 fp3     27 v[3]
        vpxor ymm3, ymm3, [rbp + 384]                                ;   350.3 fp0+agu1   23 w[9]
        vpxor ymm6, ymm6, ymm8                                       ;   351.2 fp3     28 v[0]
        vpxor ymm8, ymm1, ymm15                                      ;   350.3 fp0      7 v[2]
        vpxor ymm12, ymm12, ymm4                                     ;   352.2 fp3     23 w[8]
        vpslld ymm4, ymm15, 5                                        ;   351.3 fp1     27 v[3]
        vpxor ymm8, ymm8, ymm6                                       ;   352.2 fp0      7 v[2]
        vpaddd ymm2, ymm2, ymm8                                      ;   353.2 fp2     27 v[2]
        vpsrld ymm8, ymm15, 0x1b                                     ;   352.3 fp1     27 v[3]
        vpaddd ymm1, ymm1, [rel sha1_blocks.T0_constants256 + 160]   ;   352.2 fp3+agu0   27 v[1]
        vpxor ymm4, ymm4, ymm8                                       ;   353.3 fp0     27 v[3]
        vpxor ymm5, ymm14, ymm5                                      ;   353.2 fp2     23 w[10]
        vpslld ymm8, ymm15, 0x1e                                     ;   353.3 fp1     28 v[4]
        vpsrld ymm15, ymm15, 2                                       ;   354.2 fp2     28 v[4]
        vpaddd ymm2, ymm2, ymm12                                     ;   354.2 fp3     27 v[2]
        vpaddd ymm9, ymm9, ymm4                                      ;   354.3 fp0     27 v[3]
        vpslld ymm4, ymm3, 1                                         ;   354.3 fp1     23 w[9]
        vpsrld ymm3, ymm3, 0x1f                                      ;   355.2 fp2     23 w[9]
        vpxor ymm5, ymm5, [rbp + 480]                                ;   354.2 fp3+agu1   23 w[10]
        vpxor ymm5, ymm5, [rbp + 448]                                ;   355.2 fp0+agu0   23 w[10]
        vpxor ymm8, ymm8, ymm15                                      ;   355.2 fp3     28 v[4]
        vpxor ymm15, ymm6, ymm9                                      ;   355.3 fp0      7 v[1]
        vpxor ymm4, ymm4, ymm3                                       ;   356.2 fp1     23 w[9]
        vpslld ymm3, ymm9, 5                                         ;   356.2 fp2     27 v[2]
        vpxor ymm15, ymm15, ymm8                                     ;   356.3 fp3      7 v[1]
        vpaddd ymm1, ymm1, ymm15                                     ;   357.3 fp0     27 v[1]
        vpsrld ymm15, ymm9, 0x1b                                     ;   356.3 fp1     27 v[2]
        vpaddd ymm6, ymm6, [rel sha1_blocks.T0_constants256 + 160]   ;   357.2 fp2+agu1   27 v[0]
        vpxor ymm3, ymm3, ymm15                                      ;   357.3 fp3     27 v[2]
        vpslld ymm15, ymm9, 0x1e                                     ;   357.3 fp1     28 v[3]
        vpsrld ymm9, ymm9, 2                                         ;   358.2 fp2     28 v[3]
        vpaddd ymm1, ymm1, ymm4                                      ;   358.3 fp0     27 v[1]
        vpaddd ymm2, ymm2, ymm3                                      ;   358.3 fp3     27 v[2]
        vpxor ymm12, ymm12, ymm11                                    ;   358.3 fp0     23 w[11]
        vpslld ymm11, ymm5, 1                                        ;   358.3 fp1     23 w[10]
        vpsrld ymm5, ymm5, 0x1f                                      ;   359.2 fp2     23 w[10]
        vpxor ymm3, ymm8, ymm2                                       ;   359.3 fp3      7 v[0]
        vpxor ymm12, ymm12, [rbp + 288]                              ;   359.3 fp0+agu0   23 w[11]
        vpxor ymm12, ymm12, [rbp + 384]                              ;   360.3 fp1+agu1   23 w[11]
        vpxor ymm15, ymm15, ymm9                                     ;   360.2 fp2     28 v[3]
        vpxor ymm11, ymm11, ymm5                                     ;   360.2 fp3     23 w[10]
        vpslld ymm5, ymm2, 5                                         ;   360.3 fp1     27 v[1]
        vpsrld ymm9, ymm2, 0x1b                                      ;   361.2 fp2     27 v[1]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 160]   ;   360.3 fp0+agu0   27 v[4]
        vpaddd ymm6, ymm6, ymm11                                     ;   361.2 fp3     27 v[0]
        vpxor ymm5, ymm5, ymm9                                       ;   362.2 fp0     27 v[1]
        vpslld ymm9, ymm2, 0x1e                                      ;   361.3 fp1     28 v[2]
        vpsrld ymm2, ymm2, 2                                         ;   362.2 fp2     28 v[2]
        vpxor ymm3, ymm3, ymm15                                      ;   362.2 fp3      7 v[0]
        vpaddd ymm1, ymm1, ymm5                                      ;   363.2 fp0     27 v[1]
        vpxor ymm4, ymm4, ymm0                                       ;   362.3 fp1     23 w[12]
        vmovdqu ymm5, [rbp + 320]                                    ;   359.2 agu1    23 w[14] reload
        vpxor ymm4, ymm4, ymm5                                       ;   366.2 fp2     23 w[12]
        vpxor ymm4, ymm4, [rbp + 480]                                ;   367.2 fp3+agu0   23 w[12]
        vpslld ymm0, ymm12, 1                                        ;   363.3 fp1     23 w[11]
        vpsrld ymm12, ymm12, 0x1f                                    ;   364.2 fp2     23 w[11]
        vpaddd ymm6, ymm6, ymm3                                      ;   363.3 fp0     27 v[0]
        vpxor ymm3, ymm15, ymm1                                      ;   364.2 fp3      7 v[4]
        vpxor ymm9, ymm9, ymm2                                       ;   364.3 fp0     28 v[2]
        vpxor ymm0, ymm0, ymm12                                      ;   365.2 fp1     23 w[11]
        vpslld ymm12, ymm1, 5                                        ;   365.2 fp2     27 v[0]
        vpsrld ymm2, ymm1, 0x1b                                      ;   365.3 fp1     27 v[0]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 160] ;   365.2 fp3+agu1   27 v[3]
        vpxor ymm3, ymm3, ymm9                                       ;   365.3 fp0      7 v[4]
        vpaddd ymm8, ymm8, ymm3                                      ;   366.3 fp2     27 v[4]
        vpslld ymm3, ymm1, 0x1e                                      ;   366.3 fp1     28 v[1]
        vpsrld ymm1, ymm1, 2                                         ;   367.2 fp2     28 v[1]
        vpxor ymm12, ymm12, ymm2                                     ;   366.3 fp3     27 v[0]
        vpxor ymm11, ymm11, ymm7                                     ;   366.3 fp0     23 w[13]
        vpaddd ymm8, ymm8, ymm0                                      ;   367.3 fp3     27 v[4]
        vmovdqa ymm7, ymm9                                           ;   365.3          7 v[3] copy
        vpaddd ymm6, ymm6, ymm12                                     ;   367.3 fp0     27 v[0]
        vmovdqu ymm12, [rbp + 224]                                   ;   364.5 agu0    23 w[15] reload
        vpxor ymm11, ymm11, ymm12                                    ;   371.5 fp1     23 w[13]
        vpxor ymm11, ymm11, [rbp + 288]                              ;   372.5 fp2+agu1   23 w[13]
        vpxor ymm3, ymm3, ymm1                                       ;   368.2 fp3     28 v[1]
        vpslld ymm1, ymm4, 1                                         ;   368.3 fp1     23 w[12]
        vpsrld ymm4, ymm4, 0x1f                                      ;   369.2 fp2     23 w[12]
        vpxor ymm7, ymm7, ymm6                                       ;   368.3 fp0      7 v[3]
        vpslld ymm2, ymm6, 5                                         ;   369.3 fp1     27 v[4]
        vpxor ymm1, ymm1, ymm4                                       ;   370.2 fp3     23 w[12]
        vpsrld ymm4, ymm6, 0x1b                                      ;   370.2 fp2     27 v[4]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 160]   ;   369.3 fp0+agu0   27 v[2]
        vpxor ymm7, ymm7, ymm3                                       ;   370.2 fp3      7 v[3]
        vpxor ymm2, ymm2, ymm4                                       ;   371.2 fp0     27 v[4]
        vpxor ymm0, ymm0, ymm13                                      ;   370.3 fp1     23 w[14]
        vpslld ymm4, ymm6, 0x1e                                      ;   371.2 fp2     28 v[0]
        vpsrld ymm6, ymm6, 2                                         ;   371.3 fp1     28 v[0]
        vmovdqa ymm13, ymm3                                          ;   369.2          7 v[2] copy
        vpaddd ymm15, ymm15, ymm7                                    ;   371.2 fp3     27 v[3]
        vpaddd ymm15, ymm15, ymm1                                    ;   372.2 fp0     27 v[3]
        vpaddd ymm8, ymm8, ymm2                                      ;   372.2 fp2     27 v[4]
        vpxor ymm0, ymm0, ymm5                                       ;   372.2 fp3     23 w[14]
        vpxor ymm0, ymm0, [rbp + 256]                                ;   373.2 fp0+agu1   23 w[14]
        vpxor ymm4, ymm4, ymm6                                       ;   372.3 fp1     28 v[0]
        vpxor ymm13, ymm13, ymm4                                     ;   373.3 fp2      7 v[2]
        vpxor ymm13, ymm13, ymm8                                     ;   374.3 fp3      7 v[2]
        vpslld ymm5, ymm8, 5                                         ;   373.3 fp1     27 v[3]
        vpsrld ymm6, ymm8, 0x1b                                      ;   374.2 fp2     27 v[3]
        vmovdqu ymm7, [rel sha1_blocks.T0_constants256 + 160]        ;   370.7 agu0    27 v[4] reload
        vpaddd ymm3, ymm3, ymm7                                      ;   377.7 fp0     27 v[1]
        vpslld ymm2, ymm8, 0x1e                                      ;   374.3 fp1     28 v[4]
        vpsrld ymm8, ymm8, 2                                         ;   375.2 fp2     28 v[4]
        vpxor ymm5, ymm5, ymm6                                       ;   375.2 fp3     27 v[3]
        vpxor ymm1, ymm1, ymm14                                      ;   374.3 fp0     23 w[15]
        vpslld ymm6, ymm11, 1                                        ;   375.3 fp1     23 w[13]
        vpsrld ymm11, ymm11, 0x1f                                    ;   376.2 fp2     23 w[13]
        vmovdqa ymm14, ymm4                                          ;   373.3          7 v[1] copy
        vpaddd ymm9, ymm9, ymm13                                     ;   375.3 fp3     27 v[2]
        vpslld ymm13, ymm0, 1                                        ;   376.3 fp1     23 w[14]
        vpsrld ymm0, ymm0, 0x1f                                      ;   377.2 fp2     23 w[14]
        vpaddd ymm15, ymm15, ymm5                                    ;   376.2 fp0     27 v[3]
        vpxor ymm1, ymm1, ymm10                                      ;   376.2 fp3     23 w[15]
        vpxor ymm1, ymm1, ymm12                                      ;   377.2 fp0     23 w[15]
        vpxor ymm2, ymm2, ymm8                                       ;   377.2 fp3     28 v[4]
        vpxor ymm6, ymm6, ymm11                                      ;   377.3 fp0     23 w[13]
        vpxor ymm14, ymm14, ymm15                                    ;   377.3 fp1      7 v[1]
        vpslld ymm5, ymm15, 5                                        ;   378.2 fp2     27 v[2]
        vpsrld ymm8, ymm15, 0x1b                                     ;   378.3 fp1     27 v[2]
        vpslld ymm10, ymm15, 0x1e                                    ;   379.2 fp2     28 v[3]
        vpsrld ymm11, ymm15, 2                                       ;   379.3 fp1     28 v[3]
        vpxor ymm13, ymm13, ymm0                                     ;   378.2 fp3     23 w[14]
        vpaddd ymm9, ymm9, ymm6                                      ;   378.3 fp0     27 v[2]
        vpxor ymm14, ymm14, ymm2                                     ;   379.2 fp3      7 v[1]
        vpslld ymm6, ymm1, 1                                         ;   380.2 fp2     23 w[15]
        vpsrld ymm12, ymm1, 0x1f                                     ;   380.3 fp1     23 w[15]
        vmovdqa ymm15, ymm2                                          ;   378.2          7 v[0] copy
        vpaddd ymm3, ymm3, ymm13                                     ;   379.3 fp0     27 v[1]
        vpxor ymm5, ymm5, ymm8                                       ;   380.2 fp3     27 v[2]
        vpaddd ymm4, ymm4, ymm7                                      ;   380.3 fp0     30 h
        vpaddd ymm4, ymm4, [rbp + 128]                               ;   381.3 fp2+agu1   30 h
        vpaddd ymm3, ymm3, ymm14                                     ;   381.2 fp3     27 v[1]
        vpxor ymm10, ymm10, ymm11                                    ;   381.3 fp0     28 v[3]
        vpaddd ymm9, ymm9, ymm5                                      ;   381.3 fp1     27 v[2]
        vpaddd ymm2, ymm2, [rbp + 0]                                 ;   382.2 fp2+agu0   30 h
        vpxor ymm6, ymm6, ymm12                                      ;   382.2 fp3     23 w[15]
        vpxor ymm15, ymm15, ymm10                                    ;   382.3 fp0      7 v[0]
        vpaddd ymm10, ymm10, [rbp + 32]                              ;   382.3 fp1+agu1   30 h
        vpxor ymm15, ymm15, ymm9                                     ;   383.3 fp2      7 v[0]
        vpslld ymm5, ymm9, 5                                         ;   383.3 fp1     27 v[1]
        vpsrld ymm7, ymm9, 0x1b                                      ;   384.2 fp2     27 v[1]
        vpslld ymm8, ymm9, 0x1e                                      ;   384.3 fp1     28 v[2]
        vpsrld ymm9, ymm9, 2                                         ;   385.2 fp2     28 v[2]
        vpaddd ymm4, ymm4, ymm6                                      ;   383.2 fp3     30 h
        vpaddd ymm4, ymm4, ymm15                                     ;   384.3 fp0     30 h
        vpxor ymm5, ymm5, ymm7                                       ;   385.2 fp3     27 v[1]
        vpaddd ymm3, ymm3, ymm5                                      ;   386.2 fp0     27 v[1]
        vmovdqu [rbp + 0], ymm2                                      ;   383.2 agu2+fp5   30 h
        vpxor ymm8, ymm8, ymm9                                       ;   386.2 fp3     28 v[2]
        add r15, 0x40                                                ;   381.7 alu0    16 blocks
        add r14, 0x40                                                ;   381.8 alu1    16 blocks
        add r13, 0x40                                                ;   382.0 alu2    16 blocks
        vpaddd ymm8, ymm8, [rbp + 96]                                ;   387.2 fp0+agu0   30 h
        vpslld ymm5, ymm3, 5                                         ;   387.2 fp1     27 v[0]
        vpsrld ymm6, ymm3, 0x1b                                      ;   387.2 fp2     27 v[0]
        vpaddd ymm3, ymm3, [rbp + 64]                                ;   387.2 fp3+agu1   30 h
        add r12, 0x40                                                ;   382.8 alu3    16 blocks
        vpxor ymm5, ymm5, ymm6                                       ;   388.2 fp0     27 v[0]
        add r11, 0x40                                                ;   383.2 alu0    16 blocks
        add r10, 0x40                                                ;   383.3 alu1    16 blocks
        add r9, 0x40                                                 ;   383.5 alu2    16 blocks
        vpaddd ymm4, ymm4, ymm5                                      ;   389.2 fp1     30 h
        add r8, 0x40                                                 ;   383.8 alu3    16 blocks
        vmovdqa ymm2, ymm10                                          ;   384.0         30 h copy
        vmovdqa ymm1, ymm8                                           ;   388.2         30 h copy
        vmovdqa ymm0, ymm4                                           ;   390.2         30 h copy
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
        vmovdqu ymm0, [rbp + 0]                                      ;     0.0 agu0    16 blocks reload
        vpshufd ymm1, ymm0, 1                                        ;     7.0 fp1     16 blocks
        mov r8, qword [rbp + 520]                                    ;     0.3 agu1    16 blocks reload
        vmovd [r8 + 16], xmm1                                        ;     8.0 agu2+fp5   16 blocks
        vpshufd ymm1, ymm0, 2                                        ;     7.0 fp2     16 blocks
        mov r9, qword [rbp + 528]                                    ;     1.0 agu0    16 blocks reload
        vmovd [r9 + 16], xmm1                                        ;     8.0 agu1+fp5   16 blocks
        vpshufd ymm1, ymm0, 3                                        ;     7.0 fp1     16 blocks
        mov r10, qword [rbp + 536]                                   ;     1.5 agu2    16 blocks reload
        vmovd [r10 + 16], xmm1                                       ;     8.0 agu0+fp5   16 blocks
        vperm2i128 ymm1, ymm0, ymm0, 0x11                            ;     7.0 fp1     16 blocks
        mov r11, qword [rbp + 512]                                   ;     2.3 agu1    16 blocks reload
        vmovd [r11 + 16], xmm0                                       ;     7.0 agu2+fp5   16 blocks
        vpshufd ymm0, ymm1, 1                                        ;    10.0 fp2     16 blocks
        mov r12, qword [rbp + 552]                                   ;     3.0 agu0    16 blocks reload
        vmovd [r12 + 16], xmm0                                       ;    11.0 agu1+fp5   16 blocks
        vpshufd ymm0, ymm1, 2                                        ;    10.0 fp2     16 blocks
        mov r13, qword [rbp + 560]                                   ;     3.5 agu2    16 blocks reload
        vmovd [r13 + 16], xmm0                                       ;    11.0 agu0+fp5   16 blocks
        vpshufd ymm0, ymm1, 3                                        ;    10.0 fp1     16 blocks
        mov r14, qword [rbp + 544]                                   ;     4.3 agu1    16 blocks reload
        vmovd [r14 + 16], xmm1                                       ;    10.0 agu2+fp5   16 blocks
        mov r15, qword [rbp + 568]                                   ;     5.0 agu0    16 blocks reload
        vmovd [r15 + 16], xmm0                                       ;    11.0 agu1+fp5   16 blocks
        vmovdqu ymm0, [rbp - 96]                                     ;     6.0 agu0    16 blocks reload
        vmovdqu ymm1, [rbp - 128]                                    ;     6.3 agu1    16 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                  ;    13.3 fp2     16 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                  ;    13.3 fp1     16 blocks
        vmovdqu ymm1, [rbp - 32]                                     ;     7.2 agu0    16 blocks reload
        vmovdqu ymm3, [rbp - 64]                                     ;     7.3 agu1    16 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                  ;    14.3 fp2     16 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                  ;    14.3 fp1     16 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                 ;    15.3 fp2     16 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                 ;    15.3 fp1     16 blocks
        vmovdqu [r11], xmm3                                          ;    16.3 agu2+fp5   16 blocks
        vmovdqu [r8], xmm2                                           ;    16.3 agu0+fp5   16 blocks
        vperm2i128 ymm3, ymm3, ymm3, 0x11                            ;    16.3 fp1     16 blocks
        vmovdqu [r14], xmm3                                          ;    19.3 agu1+fp5   16 blocks
        vperm2i128 ymm2, ymm2, ymm2, 0x11                            ;    16.3 fp1     16 blocks
        vmovdqu [r12], xmm2                                          ;    19.3 agu2+fp5   16 blocks
        vpunpcklqdq ymm2, ymm0, ymm1                                 ;    15.3 fp2     16 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                 ;    15.3 fp2     16 blocks
        vmovdqu [r9], xmm2                                           ;    16.3 agu0+fp5   16 blocks
        vmovdqu [r10], xmm0                                          ;    16.3 agu1+fp5   16 blocks
        vperm2i128 ymm1, ymm2, ymm2, 0x11                            ;    16.3 fp1     16 blocks
        vmovdqu [r13], xmm1                                          ;    19.3 agu2+fp5   16 blocks
        vperm2i128 ymm0, ymm0, ymm0, 0x11                            ;    16.3 fp1     16 blocks
        vmovdqu [r15], xmm0                                          ;    19.3 agu0+fp5   16 blocks
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
