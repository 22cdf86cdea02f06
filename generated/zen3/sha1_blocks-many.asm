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
; The frame is cleared before return: 544 bytes, 18 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 52 uops, planned 21.0; bounds: width 8.7, ports 10.7, path 12.0
;   blocks: 1595 uops, planned 398.5; bounds: width 265.8, ports 368.2, path 251.0
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
        sub rsp, 0x2c0                                               ;                    frame
        and rsp, -32                                                 ;                    frame
        lea rbp, [rsp + 128]                                         ;                    frame
        mov qword [rbp + 552], rax                                   ;                    frame
        mov r10, qword [rax + 48]                                    ;                    frame
        mov qword [rbp + 464], r10                                   ;                    frame
        mov r10, qword [rax + 56]                                    ;                    frame
        mov qword [rbp + 472], r10                                   ;                    frame
        mov r10, qword [rax + 128]                                   ;                    frame
        mov qword [rbp + 560], r10                                   ;                    frame
        mov r10, qword [rax + 64]                                    ;                    frame
        mov qword [rbp + 480], r10                                   ;                    frame
        mov r10, qword [rax + 72]                                    ;                    frame
        mov qword [rbp + 496], r10                                   ;                    frame
        mov r10, qword [rax + 80]                                    ;                    frame
        mov qword [rbp + 504], r10                                   ;                    frame
        mov r10, qword [rax + 88]                                    ;                    frame
        mov qword [rbp + 512], r10                                   ;                    frame
        mov r10, qword [rax + 96]                                    ;                    frame
        mov qword [rbp + 520], r10                                   ;                    frame
        mov r10, qword [rax + 104]                                   ;                    frame
        mov qword [rbp + 528], r10                                   ;                    frame
        mov r10, qword [rax + 112]                                   ;                    frame
        mov qword [rbp + 536], r10                                   ;                    frame
        mov r10, qword [rax + 120]                                   ;                    frame
        mov qword [rbp + 544], r10                                   ;                    frame
        mov qword [rbp + 416], rdi                                   ;                    argument
        mov qword [rbp + 424], rsi                                   ;                    argument
        mov qword [rbp + 432], rdx                                   ;                    argument
        mov qword [rbp + 440], rcx                                   ;                    argument
        mov qword [rbp + 448], r8                                    ;                    argument
        mov qword [rbp + 456], r9                                    ;                    argument
        mov r8, qword [rbp + 416]                                    ;     0.0 agu0    16 h reload
        vmovdqu xmm0, [r8]                                           ;     4.0 agu1    16 h
        mov r9, qword [rbp + 424]                                    ;     0.3 agu2    16 h reload
        vmovdqu xmm1, [r9]                                           ;     4.3 agu0    16 h
        mov r10, qword [rbp + 432]                                   ;     1.2 agu1    16 h reload
        vmovdqu xmm2, [r10]                                          ;     5.2 agu0    16 h
        mov r11, qword [rbp + 440]                                   ;     1.3 agu2    16 h reload
        vmovdqu xmm3, [r11]                                          ;     5.3 agu1    16 h
        mov r12, qword [rbp + 448]                                   ;     2.3 agu2    16 h reload
        vmovdqu xmm4, [r12]                                          ;     6.3 agu0    16 h
        mov r13, qword [rbp + 456]                                   ;     3.2 agu1    16 h reload
        vmovdqu xmm5, [r13]                                          ;     7.2 agu0    16 h
        mov r14, qword [rbp + 464]                                   ;     3.3 agu2    16 h reload
        vmovdqu xmm6, [r14]                                          ;     7.3 agu1    16 h
        mov r15, qword [rbp + 472]                                   ;     4.3 agu2    16 h reload
        vmovdqu xmm7, [r15]                                          ;     8.3 agu0    16 h
        vmovd xmm8, [r8 + 16]                                        ;     5.2 agu1    16 h
        vmovd xmm9, [r9 + 16]                                        ;     6.0 agu0    16 h
        mov esi, dword [rbp + 560]                                   ;     5.3 agu2    16 h
        shl rsi, 6                                                   ;     9.3 alu1    16 h
        vmovd xmm10, [r10 + 16]                                      ;     6.2 agu1    16 h
        vmovd xmm11, [r11 + 16]                                      ;     7.0 agu0    16 h
        vmovd xmm12, [r12 + 16]                                      ;     7.2 agu1    16 h
        vmovd xmm13, [r13 + 16]                                      ;     8.0 agu0    16 h
        vmovd xmm14, [r14 + 16]                                      ;     8.2 agu1    16 h
        vmovd xmm15, [r15 + 16]                                      ;     9.0 agu0    16 h
        add rsi, qword [rbp + 480]                                   ;    10.3 alu0+agu2   16 h
        mov qword [rbp + 488], rsi                                   ;    11.3 agu2+st0   16 h
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
        cmp dword [rbp + 560], 0                                     ;                    no blocks?
        je .blocks_1_done
        vmovdqu ymm0, [rbp - 128]                                    ;                    resident
        vmovdqu ymm1, [rbp - 64]                                     ;                    resident
        mov r8, qword [rbp + 480]                                    ;                    resident
        mov r9, qword [rbp + 496]                                    ;                    resident
        mov r10, qword [rbp + 504]                                   ;                    resident
        mov r11, qword [rbp + 512]                                   ;                    resident
        mov r12, qword [rbp + 520]                                   ;                    resident
        mov r13, qword [rbp + 528]                                   ;                    resident
        mov r14, qword [rbp + 536]                                   ;                    resident
        mov r15, qword [rbp + 544]                                   ;                    resident
        vmovdqu ymm2, [rbp - 96]                                     ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm3, [r8]                                           ;     0.0 agu0    22 w[0]
        vmovdqu xmm4, [r9]                                           ;     0.2 agu1    22 w[0]
        vmovdqu xmm5, [r10]                                          ;     1.0 agu0    22 w[0]
        vmovdqu xmm6, [r11]                                          ;     1.2 agu1    22 w[0]
        vmovdqu xmm7, [r12]                                          ;     2.0 agu0    22 w[0]
        vperm2i128 ymm3, ymm3, ymm7, 0x20                            ;     9.0 fp1     22 w[0]
        vmovdqu xmm7, [r13]                                          ;     2.2 agu1    22 w[0]
        vperm2i128 ymm4, ymm4, ymm7, 0x20                            ;     9.2 fp1     22 w[0]
        vmovdqu xmm7, [r14]                                          ;     3.0 agu0    22 w[0]
        vperm2i128 ymm5, ymm5, ymm7, 0x20                            ;    10.0 fp1     22 w[0]
        vmovdqu xmm7, [r15]                                          ;     3.2 agu1    22 w[0]
        vperm2i128 ymm6, ymm6, ymm7, 0x20                            ;    10.2 fp1     22 w[0]
        vpunpckldq ymm7, ymm3, ymm4                                  ;    12.2 fp2     22 w[0]
        vpunpckhdq ymm3, ymm3, ymm4                                  ;    12.2 fp2     22 w[0]
        vpslld ymm4, ymm2, 0x1e                                      ;     4.0 fp2     28 v[1]
        vpsrld ymm8, ymm2, 2                                         ;     4.8 fp1     28 v[1]
        vpxor ymm4, ymm4, ymm8                                       ;     5.8 fp0     28 v[1]
        vpunpckldq ymm8, ymm5, ymm6                                  ;    13.2 fp2     22 w[0]
        vpunpckhdq ymm5, ymm5, ymm6                                  ;    13.2 fp1     22 w[0]
        vpunpcklqdq ymm6, ymm7, ymm8                                 ;    14.2 fp2     22 w[0]
        vpunpckhqdq ymm7, ymm7, ymm8                                 ;    14.2 fp1     22 w[0]
        vmovdqu ymm8, [rel sha1_blocks.T0_constants256]              ;     4.0 agu0    22 w[0] reload
        vpshufb ymm6, ymm6, ymm8                                     ;    15.2 fp2     22 w[0]
        vpshufb ymm7, ymm7, ymm8                                     ;    15.2 fp1     22 w[0]
        vpunpcklqdq ymm9, ymm3, ymm5                                 ;    14.2 fp2     22 w[0]
        vpunpckhqdq ymm3, ymm3, ymm5                                 ;    14.2 fp1     22 w[0]
        vpshufb ymm5, ymm9, ymm8                                     ;    15.2 fp2     22 w[0]
        vpshufb ymm3, ymm3, ymm8                                     ;    15.2 fp1     22 w[0]
        vpslld ymm9, ymm0, 5                                         ;    10.0 fp2     27 v[4]
        vpsrld ymm10, ymm0, 0x1b                                     ;    10.8 fp1     27 v[4]
        vpxor ymm9, ymm9, ymm10                                      ;    11.8 fp3     27 v[4]
        vpaddd ymm9, ymm9, ymm6                                      ;    16.2 fp0     27 v[4]
        vpslld ymm10, ymm0, 0x1e                                     ;    11.0 fp2     28 v[0]
        vpsrld ymm11, ymm0, 2                                        ;    11.8 fp1     28 v[0]
        vpxor ymm10, ymm10, ymm11                                    ;    12.8 fp3     28 v[0]
        vpxor ymm11, ymm4, ymm1                                      ;    11.8 fp0      6 v[3]
        vpand ymm11, ymm11, ymm0                                     ;    12.8 fp2      6 v[3]
        vpxor ymm11, ymm11, ymm1                                     ;    13.8 fp3      6 v[3]
        vpaddd ymm11, ymm11, ymm7                                    ;    16.2 fp0     27 v[3]
        vpxor ymm12, ymm4, ymm10                                     ;    13.8 fp1      6 v[2]
        vmovdqa ymm13, ymm4                                          ;    12.8          6 v[2] copy
        vpaddd ymm4, ymm4, ymm3                                      ;    16.2 fp2     27 v[1]
        vmovdqa ymm14, ymm10                                         ;    13.8          6 v[1] copy
        vmovdqa ymm15, ymm10                                         ;    13.8          6 v[1] copy
        vpaddd ymm9, ymm9, [rbp + 0]                                 ;    17.2 fp3+agu1   27 v[4]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 64]    ;    18.2 fp0+agu0   27 v[4]
        vpaddd ymm11, ymm11, [rbp - 32]                              ;    17.2 fp1+agu1   27 v[3]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 64]  ;    18.2 fp2+agu0   27 v[3]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 64]    ;    17.2 fp3+agu1   27 v[1]
        vpaddd ymm10, ymm10, [rel sha1_blocks.T0_constants256 + 64]  ;    15.8 fp0+agu0   27 v[0]
        vmovdqu [rbp + 32], ymm0                                     ;    14.7 agu2+fp5   19 v[0] spill
        vpaddd ymm0, ymm5, ymm1                                      ;    16.2 fp1     27 v[2]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 64]    ;    17.2 fp2+agu1   27 v[2]
        vmovdqu [rbp + 64], ymm7                                     ;    16.2 agu2+fp5   22 w[0] spill
        vmovdqu xmm7, [r8 + 16]                                      ;    16.8 agu0    22 w[4]
        vmovdqu [rbp + 96], ymm3                                     ;    16.7 agu2+fp5   22 w[0] spill
        vmovdqu xmm3, [r9 + 16]                                      ;    17.5 agu1    22 w[4]
        vmovdqu [rbp + 128], ymm5                                    ;    17.7 agu2+fp5   22 w[0] spill
        vmovdqu xmm5, [r10 + 16]                                     ;    17.8 agu0    22 w[4]
        vmovdqu [rbp + 160], ymm6                                    ;    18.7 agu1+fp5   22 w[0] spill
        vmovdqu xmm6, [r11 + 16]                                     ;    18.8 agu0    22 w[4]
        vmovdqu xmm8, [r12 + 16]                                     ;    19.5 agu1    22 w[4]
        vperm2i128 ymm7, ymm7, ymm8, 0x20                            ;    26.5 fp1     22 w[4]
        vmovdqu xmm8, [r13 + 16]                                     ;    19.8 agu0    22 w[4]
        vperm2i128 ymm3, ymm3, ymm8, 0x20                            ;    26.8 fp1     22 w[4]
        vmovdqu xmm8, [r14 + 16]                                     ;    20.5 agu1    22 w[4]
        vperm2i128 ymm5, ymm5, ymm8, 0x20                            ;    27.5 fp1     22 w[4]
        vmovdqu xmm8, [r15 + 16]                                     ;    20.8 agu0    22 w[4]
        vperm2i128 ymm6, ymm6, ymm8, 0x20                            ;    27.8 fp1     22 w[4]
        vpunpckldq ymm8, ymm7, ymm3                                  ;    29.8 fp2     22 w[4]
        vpunpckhdq ymm3, ymm7, ymm3                                  ;    29.8 fp2     22 w[4]
        vpunpckldq ymm7, ymm5, ymm6                                  ;    30.8 fp2     22 w[4]
        vpunpckhdq ymm5, ymm5, ymm6                                  ;    30.8 fp1     22 w[4]
        vpunpcklqdq ymm6, ymm8, ymm7                                 ;    31.8 fp2     22 w[4]
        vpunpckhqdq ymm7, ymm8, ymm7                                 ;    31.8 fp1     22 w[4]
        vmovdqu ymm8, [rel sha1_blocks.T0_constants256]              ;    21.5 agu1    22 w[0] reload
        vpshufb ymm6, ymm6, ymm8                                     ;    32.8 fp2     22 w[4]
        vpshufb ymm7, ymm7, ymm8                                     ;    32.8 fp1     22 w[4]
        vpaddd ymm10, ymm10, ymm6                                    ;    33.8 fp3     27 v[0]
        vmovdqu [rbp + 192], ymm6                                    ;    33.8 agu2+fp5   22 w[4] spill
        vpunpcklqdq ymm6, ymm3, ymm5                                 ;    31.8 fp2     22 w[4]
        vpunpckhqdq ymm3, ymm3, ymm5                                 ;    31.8 fp1     22 w[4]
        vpshufb ymm5, ymm6, ymm8                                     ;    32.8 fp2     22 w[4]
        vpshufb ymm3, ymm3, ymm8                                     ;    32.8 fp1     22 w[4]
        vmovdqu ymm6, [rel sha1_blocks.T0_constants256 + 64]         ;    27.5 agu0    27 v[4] reload
        vpaddd ymm8, ymm7, ymm6                                      ;    34.5 fp0     27 v[4]
        vmovdqu [rbp + 224], ymm7                                    ;    33.8 agu2+fp5   22 w[4] spill
        vpaddd ymm7, ymm5, ymm6                                      ;    34.5 fp3     27 v[3]
        vmovdqu [rbp + 256], ymm5                                    ;    33.8 agu1+fp5   22 w[4] spill
        vpxor ymm5, ymm1, [rbp - 32]                                 ;    30.8 fp2+agu0    6 v[4]
        vpand ymm5, ymm5, ymm2                                       ;    31.8 fp1      6 v[4]
        vpxor ymm5, ymm5, [rbp - 32]                                 ;    32.8 fp0+agu1    6 v[4]
        vpaddd ymm9, ymm9, ymm5                                      ;    33.8 fp3     27 v[4]
        vpand ymm12, ymm12, ymm9                                     ;    34.8 fp2      6 v[2]
        vpxor ymm13, ymm13, ymm12                                    ;    35.8 fp1      6 v[2]
        vpaddd ymm0, ymm0, ymm13                                     ;    36.8 fp0     27 v[2]
        vpslld ymm5, ymm9, 5                                         ;    34.8 fp2     27 v[3]
        vpsrld ymm12, ymm9, 0x1b                                     ;    34.8 fp1     27 v[3]
        vpxor ymm5, ymm5, ymm12                                      ;    35.8 fp3     27 v[3]
        vpaddd ymm11, ymm11, ymm5                                    ;    36.8 fp0     27 v[3]
        vpslld ymm5, ymm9, 0x1e                                      ;    34.8 fp2     28 v[4]
        vpsrld ymm9, ymm9, 2                                         ;    34.8 fp1     28 v[4]
        vpxor ymm5, ymm5, ymm9                                       ;    35.8 fp3     28 v[4]
        vpxor ymm14, ymm14, ymm5                                     ;    36.8 fp0      6 v[1]
        vpand ymm14, ymm14, ymm11                                    ;    37.8 fp3      6 v[1]
        vpxor ymm15, ymm15, ymm14                                    ;    38.8 fp2      6 v[1]
        vpaddd ymm4, ymm4, ymm15                                     ;    39.8 fp1     27 v[1]
        vpslld ymm9, ymm11, 5                                        ;    37.8 fp2     27 v[2]
        vpsrld ymm12, ymm11, 0x1b                                    ;    37.8 fp1     27 v[2]
        vpxor ymm9, ymm9, ymm12                                      ;    38.8 fp0     27 v[2]
        vpaddd ymm0, ymm0, ymm9                                      ;    39.8 fp3     27 v[2]
        vpslld ymm9, ymm11, 0x1e                                     ;    37.8 fp2     28 v[3]
        vpsrld ymm11, ymm11, 2                                       ;    37.8 fp1     28 v[3]
        vpxor ymm9, ymm9, ymm11                                      ;    38.8 fp0     28 v[3]
        vpaddd ymm8, ymm8, ymm5                                      ;    37.0 fp3     27 v[4]
        vpslld ymm11, ymm0, 5                                        ;    40.8 fp2     27 v[1]
        vpsrld ymm12, ymm0, 0x1b                                     ;    40.8 fp1     27 v[1]
        vpxor ymm11, ymm11, ymm12                                    ;    41.8 fp0     27 v[1]
        vpaddd ymm4, ymm4, ymm11                                     ;    42.8 fp3     27 v[1]
        vpxor ymm11, ymm5, ymm9                                      ;    39.8 fp0      6 v[0]
        vpand ymm11, ymm11, ymm0                                     ;    40.8 fp3      6 v[0]
        vpxor ymm5, ymm5, ymm11                                      ;    41.8 fp2      6 v[0]
        vpaddd ymm10, ymm10, ymm5                                    ;    42.8 fp1     27 v[0]
        vpslld ymm5, ymm0, 0x1e                                      ;    40.8 fp2     28 v[2]
        vpsrld ymm11, ymm0, 2                                        ;    40.8 fp1     28 v[2]
        vpxor ymm5, ymm5, ymm11                                      ;    41.8 fp0     28 v[2]
        vpaddd ymm7, ymm7, ymm9                                      ;    40.0 fp3     27 v[3]
        vpxor ymm11, ymm9, ymm5                                      ;    42.8 fp0      6 v[4]
        vpand ymm11, ymm11, ymm4                                     ;    43.8 fp3      6 v[4]
        vpxor ymm9, ymm9, ymm11                                      ;    44.8 fp2      6 v[4]
        vpaddd ymm8, ymm8, ymm9                                      ;    45.8 fp1     27 v[4]
        vpslld ymm9, ymm4, 5                                         ;    43.8 fp2     27 v[0]
        vpsrld ymm11, ymm4, 0x1b                                     ;    43.8 fp1     27 v[0]
        vpxor ymm9, ymm9, ymm11                                      ;    44.8 fp0     27 v[0]
        vpaddd ymm10, ymm10, ymm9                                    ;    45.8 fp3     27 v[0]
        vpslld ymm9, ymm4, 0x1e                                      ;    43.8 fp2     28 v[1]
        vpsrld ymm4, ymm4, 2                                         ;    43.8 fp1     28 v[1]
        vpxor ymm9, ymm9, ymm4                                       ;    44.8 fp0     28 v[1]
        vpxor ymm4, ymm5, ymm9                                       ;    45.8 fp3      6 v[3]
        vmovdqa ymm11, ymm5                                          ;    42.8          6 v[3] copy
        vpaddd ymm5, ymm5, ymm3                                      ;    43.3 fp0     27 v[2]
        vmovdqu xmm12, [r8 + 32]                                     ;    42.8 agu0    22 w[8]
        vmovdqu xmm13, [r9 + 32]                                     ;    43.0 agu1    22 w[8]
        vpand ymm4, ymm4, ymm10                                      ;    46.8 fp3      6 v[3]
        vpxor ymm11, ymm11, ymm4                                     ;    47.8 fp2      6 v[3]
        vpaddd ymm7, ymm7, ymm11                                     ;    48.8 fp1     27 v[3]
        vpslld ymm4, ymm10, 5                                        ;    46.8 fp2     27 v[4]
        vpsrld ymm11, ymm10, 0x1b                                    ;    46.8 fp1     27 v[4]
        vpxor ymm4, ymm4, ymm11                                      ;    47.8 fp0     27 v[4]
        vpaddd ymm8, ymm8, ymm4                                      ;    48.8 fp3     27 v[4]
        vpslld ymm4, ymm10, 0x1e                                     ;    46.8 fp2     28 v[0]
        vpsrld ymm10, ymm10, 2                                       ;    46.8 fp1     28 v[0]
        vpxor ymm4, ymm4, ymm10                                      ;    47.8 fp0     28 v[0]
        vmovdqu xmm10, [r10 + 32]                                    ;    44.8 agu0    22 w[8]
        vmovdqu xmm11, [r11 + 32]                                    ;    45.0 agu1    22 w[8]
        vmovdqu xmm14, [r12 + 32]                                    ;    45.8 agu0    22 w[8]
        vperm2i128 ymm12, ymm12, ymm14, 0x20                         ;    52.8 fp1     22 w[8]
        vmovdqu xmm14, [r13 + 32]                                    ;    46.0 agu1    22 w[8]
        vperm2i128 ymm13, ymm13, ymm14, 0x20                         ;    53.0 fp1     22 w[8]
        vpxor ymm14, ymm9, ymm4                                      ;    48.8 fp3      6 v[2]
        vmovdqa ymm15, ymm9                                          ;    46.2          6 v[2] copy
        vmovdqu xmm0, [r14 + 32]                                     ;    46.8 agu0    22 w[8]
        vperm2i128 ymm10, ymm10, ymm0, 0x20                          ;    53.8 fp1     22 w[8]
        vmovdqu xmm0, [r15 + 32]                                     ;    47.0 agu1    22 w[8]
        vperm2i128 ymm11, ymm11, ymm0, 0x20                          ;    54.0 fp1     22 w[8]
        vpand ymm14, ymm14, ymm8                                     ;    49.8 fp0      6 v[2]
        vpxor ymm15, ymm15, ymm14                                    ;    50.8 fp3      6 v[2]
        vpaddd ymm5, ymm5, ymm15                                     ;    51.8 fp2     27 v[2]
        vpslld ymm14, ymm8, 5                                        ;    49.8 fp2     27 v[3]
        vpsrld ymm15, ymm8, 0x1b                                     ;    49.8 fp2     27 v[3]
        vpxor ymm14, ymm14, ymm15                                    ;    50.8 fp0     27 v[3]
        vpaddd ymm7, ymm7, ymm14                                     ;    51.8 fp3     27 v[3]
        vpslld ymm14, ymm8, 0x1e                                     ;    50.3 fp2     28 v[4]
        vpsrld ymm8, ymm8, 2                                         ;    51.2 fp1     28 v[4]
        vpxor ymm14, ymm14, ymm8                                     ;    52.2 fp0     28 v[4]
        vpslld ymm8, ymm7, 5                                         ;    52.8 fp2     27 v[2]
        vpunpckldq ymm15, ymm12, ymm13                               ;    56.0 fp1     22 w[8]
        vpunpckhdq ymm12, ymm12, ymm13                               ;    56.0 fp2     22 w[8]
        vpsrld ymm13, ymm7, 0x1b                                     ;    53.2 fp1     27 v[2]
        vpxor ymm8, ymm8, ymm13                                      ;    54.2 fp3     27 v[2]
        vpaddd ymm5, ymm5, ymm8                                      ;    55.2 fp0     27 v[2]
        vpunpckldq ymm8, ymm10, ymm11                                ;    57.0 fp2     22 w[8]
        vpunpckhdq ymm10, ymm10, ymm11                               ;    57.0 fp1     22 w[8]
        vpunpcklqdq ymm11, ymm15, ymm8                               ;    58.0 fp2     22 w[8]
        vpunpckhqdq ymm8, ymm15, ymm8                                ;    58.0 fp1     22 w[8]
        vmovdqu ymm13, [rel sha1_blocks.T0_constants256]             ;    52.0 agu0    22 w[0] reload
        vpshufb ymm11, ymm11, ymm13                                  ;    59.0 fp2     22 w[8]
        vpshufb ymm8, ymm8, ymm13                                    ;    59.0 fp1     22 w[8]
        vpunpcklqdq ymm15, ymm12, ymm10                              ;    58.0 fp2     22 w[8]
        vpunpckhqdq ymm10, ymm12, ymm10                              ;    58.0 fp1     22 w[8]
        vpshufb ymm12, ymm15, ymm13                                  ;    59.0 fp2     22 w[8]
        vpshufb ymm10, ymm10, ymm13                                  ;    59.0 fp1     22 w[8]
        vpslld ymm15, ymm7, 0x1e                                     ;    58.3 fp2     28 v[3]
        vpsrld ymm0, ymm7, 2                                         ;    59.2 fp1     28 v[3]
        vpxor ymm15, ymm15, ymm0                                     ;    60.2 fp3     28 v[3]
        vpaddd ymm9, ymm9, ymm11                                     ;    60.0 fp0     27 v[1]
        vmovdqu xmm0, [r8 + 48]                                      ;    56.0 agu1    22 w[12]
        vpaddd ymm5, ymm5, ymm6                                      ;    56.2 fp3     27 v[2]
        vpaddd ymm9, ymm9, ymm6                                      ;    61.0 fp0     27 v[1]
        vmovdqu [rbp + 288], ymm1                                    ;    56.5 agu2+fp5   19 v[2] spill
        vmovdqu xmm1, [r9 + 48]                                      ;    56.7 agu0    22 w[12]
        vmovdqu [rbp + 320], ymm2                                    ;    57.5 agu1+fp5   19 v[1] spill
        vmovdqu xmm2, [r10 + 48]                                     ;    57.7 agu0    22 w[12]
        vmovdqu [rbp + 352], ymm3                                    ;    58.5 agu2+fp5   22 w[4] spill
        vpxor ymm3, ymm4, ymm14                                      ;    57.5 fp3      6 v[1]
        vpand ymm7, ymm7, ymm3                                       ;    58.5 fp0      6 v[1]
        vpxor ymm7, ymm7, ymm4                                       ;    59.5 fp3      6 v[1]
        vpaddd ymm9, ymm9, ymm7                                      ;    62.0 fp0     27 v[1]
        vpaddd ymm4, ymm4, ymm8                                      ;    60.0 fp2     27 v[0]
        vmovdqu xmm3, [r11 + 48]                                     ;    58.3 agu1    22 w[12]
        vmovdqu xmm7, [r12 + 48]                                     ;    58.7 agu0    22 w[12]
        vperm2i128 ymm7, ymm0, ymm7, 0x20                            ;    65.7 fp1     22 w[12]
        vmovdqu xmm0, [r13 + 48]                                     ;    59.3 agu1    22 w[12]
        vperm2i128 ymm0, ymm1, ymm0, 0x20                            ;    66.3 fp1     22 w[12]
        vmovdqu xmm1, [r14 + 48]                                     ;    59.7 agu0    22 w[12]
        vperm2i128 ymm1, ymm2, ymm1, 0x20                            ;    66.7 fp1     22 w[12]
        vmovdqu xmm2, [r15 + 48]                                     ;    60.3 agu1    22 w[12]
        vperm2i128 ymm3, ymm3, ymm2, 0x20                            ;    67.3 fp1     22 w[12]
        vpxor ymm2, ymm14, ymm15                                     ;    61.2 fp3      6 v[0]
        vpand ymm2, ymm2, ymm5                                       ;    62.2 fp0      6 v[0]
        vpxor ymm2, ymm2, ymm14                                      ;    63.2 fp2      6 v[0]
        vpaddd ymm4, ymm4, ymm2                                      ;    64.2 fp3     27 v[0]
        vpaddd ymm14, ymm14, ymm12                                   ;    61.0 fp0     27 v[4]
        vpslld ymm2, ymm5, 5                                         ;    61.3 fp2     27 v[1]
        vpaddd ymm4, ymm4, ymm6                                      ;    65.2 fp3     27 v[0]
        vpaddd ymm14, ymm14, ymm6                                    ;    62.0 fp0     27 v[4]
        vmovdqu [rbp + 384], ymm12                                   ;    61.2 agu2+fp5   22 w[8] spill
        vpsrld ymm12, ymm5, 0x1b                                     ;    62.3 fp2     27 v[1]
        vpxor ymm2, ymm2, ymm12                                      ;    63.3 fp3     27 v[1]
        vpaddd ymm9, ymm9, ymm2                                      ;    64.3 fp0     27 v[1]
        vpslld ymm12, ymm5, 0x1e                                     ;    63.3 fp2     28 v[2]
        vpsrld ymm5, ymm5, 2                                         ;    64.2 fp1     28 v[2]
        vpxor ymm12, ymm12, ymm5                                     ;    65.2 fp3     28 v[2]
        vpxor ymm5, ymm15, ymm12                                     ;    66.2 fp0      6 v[4]
        vmovdqa ymm2, ymm15                                          ;    62.5          6 v[4] copy
        vpaddd ymm15, ymm15, ymm10                                   ;    64.3 fp2     27 v[3]
        vpand ymm5, ymm5, ymm9                                       ;    67.2 fp3      6 v[4]
        vpxor ymm2, ymm2, ymm5                                       ;    68.2 fp0      6 v[4]
        vpaddd ymm14, ymm14, ymm2                                    ;    69.2 fp1     27 v[4]
        vpslld ymm5, ymm9, 5                                         ;    65.3 fp2     27 v[0]
        vpsrld ymm2, ymm9, 0x1b                                      ;    66.2 fp1     27 v[0]
        vpxor ymm5, ymm5, ymm2                                       ;    67.2 fp3     27 v[0]
        vpaddd ymm4, ymm4, ymm5                                      ;    68.2 fp0     27 v[0]
        vpslld ymm5, ymm9, 0x1e                                      ;    66.3 fp2     28 v[1]
        vpsrld ymm9, ymm9, 2                                         ;    67.2 fp1     28 v[1]
        vpxor ymm5, ymm5, ymm9                                       ;    68.2 fp3     28 v[1]
        vpunpckldq ymm9, ymm7, ymm0                                  ;    69.3 fp2     22 w[12]
        vpunpckhdq ymm7, ymm7, ymm0                                  ;    69.3 fp1     22 w[12]
        vpunpckldq ymm0, ymm1, ymm3                                  ;    70.3 fp2     22 w[12]
        vpunpckhdq ymm3, ymm1, ymm3                                  ;    70.3 fp1     22 w[12]
        vpxor ymm1, ymm12, ymm5                                      ;    69.2 fp0      6 v[3]
        vmovdqa ymm2, ymm12                                          ;    66.5          6 v[3] copy
        vpand ymm1, ymm1, ymm4                                       ;    70.2 fp3      6 v[3]
        vpxor ymm2, ymm2, ymm1                                       ;    71.2 fp0      6 v[3]
        vpaddd ymm15, ymm15, ymm2                                    ;    72.2 fp3     27 v[3]
        vpslld ymm1, ymm4, 5                                         ;    69.3 fp2     27 v[4]
        vpsrld ymm2, ymm4, 0x1b                                      ;    70.2 fp1     27 v[4]
        vpxor ymm1, ymm1, ymm2                                       ;    71.2 fp0     27 v[4]
        vpaddd ymm14, ymm14, ymm1                                    ;    72.2 fp3     27 v[4]
        vpslld ymm1, ymm4, 0x1e                                      ;    70.3 fp2     28 v[0]
        vpsrld ymm4, ymm4, 2                                         ;    71.2 fp1     28 v[0]
        vpxor ymm1, ymm1, ymm4                                       ;    72.2 fp0     28 v[0]
        vpunpcklqdq ymm4, ymm9, ymm0                                 ;    71.3 fp2     22 w[12]
        vpunpckhqdq ymm9, ymm9, ymm0                                 ;    72.2 fp1     22 w[12]
        vpshufb ymm4, ymm4, ymm13                                    ;    72.3 fp2     22 w[12]
        vpshufb ymm9, ymm9, ymm13                                    ;    73.2 fp1     22 w[12]
        vpunpcklqdq ymm0, ymm7, ymm3                                 ;    73.3 fp2     22 w[12]
        vpunpckhqdq ymm3, ymm7, ymm3                                 ;    74.2 fp1     22 w[12]
        vpshufb ymm7, ymm0, ymm13                                    ;    74.3 fp2     22 w[12]
        vpshufb ymm3, ymm3, ymm13                                    ;    75.2 fp1     22 w[12]
        vpslld ymm13, ymm14, 5                                       ;    75.3 fp2     27 v[3]
        vpsrld ymm0, ymm14, 0x1b                                     ;    76.2 fp1     27 v[3]
        vpxor ymm13, ymm13, ymm0                                     ;    77.2 fp3     27 v[3]
        vpaddd ymm15, ymm15, ymm13                                   ;    78.2 fp0     27 v[3]
        vpaddd ymm12, ymm12, ymm4                                    ;    73.3 fp3     27 v[2]
        vpaddd ymm15, ymm15, ymm6                                    ;    79.2 fp0     27 v[3]
        vpslld ymm13, ymm14, 0x1e                                    ;    76.3 fp2     28 v[4]
        vpsrld ymm0, ymm14, 2                                        ;    77.2 fp1     28 v[4]
        vpxor ymm13, ymm13, ymm0                                     ;    78.2 fp3     28 v[4]
        vpxor ymm0, ymm5, ymm1                                       ;    73.3 fp0      6 v[2]
        vpand ymm14, ymm14, ymm0                                     ;    74.3 fp3      6 v[2]
        vpxor ymm14, ymm14, ymm5                                     ;    75.3 fp0      6 v[2]
        vpaddd ymm12, ymm12, ymm14                                   ;    76.3 fp3     27 v[2]
        vpaddd ymm5, ymm5, ymm9                                      ;    75.3 fp0     27 v[1]
        vpxor ymm14, ymm1, ymm13                                     ;    79.2 fp3      6 v[1]
        vmovdqa ymm0, ymm1                                           ;    74.2          6 v[1] copy
        vpaddd ymm1, ymm1, ymm7                                      ;    76.3 fp0     27 v[0]
        vpand ymm14, ymm14, ymm15                                    ;    80.2 fp3      6 v[1]
        vpxor ymm0, ymm0, ymm14                                      ;    81.2 fp2      6 v[1]
        vpaddd ymm5, ymm5, ymm0                                      ;    82.2 fp0     27 v[1]
        vpslld ymm14, ymm15, 5                                       ;    80.2 fp1     27 v[2]
        vpsrld ymm0, ymm15, 0x1b                                     ;    80.2 fp2     27 v[2]
        vpxor ymm14, ymm14, ymm0                                     ;    81.2 fp3     27 v[2]
        vpaddd ymm12, ymm12, ymm14                                   ;    82.2 fp0     27 v[2]
        vpslld ymm14, ymm15, 0x1e                                    ;    80.2 fp1     28 v[3]
        vpsrld ymm15, ymm15, 2                                       ;    80.2 fp2     28 v[3]
        vpxor ymm14, ymm14, ymm15                                    ;    81.2 fp3     28 v[3]
        vpaddd ymm12, ymm12, ymm6                                    ;    83.2 fp0     27 v[2]
        vpaddd ymm5, ymm5, ymm6                                      ;    83.2 fp1     27 v[1]
        vpaddd ymm1, ymm1, ymm6                                      ;    80.2 fp3     27 v[0]
        vpxor ymm15, ymm13, ymm14                                    ;    82.2 fp2      6 v[0]
        vmovdqa ymm0, ymm13                                          ;    79.2          6 v[0] copy
        vpaddd ymm13, ymm13, ymm6                                    ;    80.3 fp0     27 v[4]
        vpaddd ymm13, ymm13, ymm3                                    ;    81.3 fp1     27 v[4]
        vpand ymm15, ymm15, ymm12                                    ;    84.2 fp3      6 v[0]
        vpxor ymm0, ymm0, ymm15                                      ;    85.2 fp2      6 v[0]
        vpaddd ymm1, ymm1, ymm0                                      ;    86.2 fp0     27 v[0]
        vpslld ymm15, ymm12, 5                                       ;    84.2 fp1     27 v[1]
        vpsrld ymm0, ymm12, 0x1b                                     ;    84.2 fp2     27 v[1]
        vpxor ymm15, ymm15, ymm0                                     ;    85.2 fp3     27 v[1]
        vpaddd ymm5, ymm5, ymm15                                     ;    86.2 fp0     27 v[1]
        vpslld ymm15, ymm12, 0x1e                                    ;    84.2 fp1     28 v[2]
        vpsrld ymm12, ymm12, 2                                       ;    84.2 fp2     28 v[2]
        vpxor ymm15, ymm15, ymm12                                    ;    85.2 fp3     28 v[2]
        vpxor ymm12, ymm14, ymm15                                    ;    86.2 fp0      6 v[4]
        vmovdqa ymm0, ymm14                                          ;    82.2          6 v[4] copy
        vpaddd ymm14, ymm14, ymm6                                    ;    84.2 fp1     27 v[3]
        vpand ymm12, ymm12, ymm5                                     ;    87.2 fp3      6 v[4]
        vpxor ymm0, ymm0, ymm12                                      ;    88.2 fp2      6 v[4]
        vpaddd ymm13, ymm13, ymm0                                    ;    89.2 fp0     27 v[4]
        vpslld ymm12, ymm5, 5                                        ;    87.2 fp1     27 v[0]
        vpsrld ymm0, ymm5, 0x1b                                      ;    87.2 fp2     27 v[0]
        vpxor ymm12, ymm12, ymm0                                     ;    88.2 fp3     27 v[0]
        vpaddd ymm1, ymm1, ymm12                                     ;    89.2 fp0     27 v[0]
        vpslld ymm12, ymm5, 0x1e                                     ;    87.2 fp1     28 v[1]
        vpsrld ymm5, ymm5, 2                                         ;    87.2 fp2     28 v[1]
        vpxor ymm12, ymm12, ymm5                                     ;    88.2 fp3     28 v[1]
        vpxor ymm5, ymm11, ymm9                                      ;    86.3 fp0     23 w[0]
        vpxor ymm0, ymm15, ymm12                                     ;    89.2 fp1      6 v[3]
        vmovdqa ymm2, ymm15                                          ;    86.2          6 v[3] copy
        vpaddd ymm15, ymm15, ymm6                                    ;    87.2 fp3     27 v[2]
        vpand ymm0, ymm0, ymm1                                       ;    90.2 fp2      6 v[3]
        vpxor ymm2, ymm2, ymm0                                       ;    91.2 fp0      6 v[3]
        vpaddd ymm14, ymm14, ymm2                                    ;    92.2 fp1     27 v[3]
        vpslld ymm0, ymm1, 5                                         ;    90.2 fp2     27 v[4]
        vpsrld ymm2, ymm1, 0x1b                                      ;    90.2 fp1     27 v[4]
        vpxor ymm0, ymm0, ymm2                                       ;    91.2 fp3     27 v[4]
        vpaddd ymm13, ymm13, ymm0                                    ;    92.2 fp0     27 v[4]
        vpslld ymm0, ymm1, 0x1e                                      ;    90.2 fp2     28 v[0]
        vpsrld ymm1, ymm1, 2                                         ;    90.2 fp1     28 v[0]
        vpxor ymm0, ymm0, ymm1                                       ;    91.2 fp3     28 v[0]
        vpxor ymm1, ymm8, ymm7                                       ;    89.3 fp0     23 w[1]
        vpxor ymm2, ymm12, ymm0                                      ;    92.2 fp3      6 v[2]
        vpand ymm2, ymm2, ymm13                                      ;    93.2 fp2      6 v[2]
        vpxor ymm2, ymm2, ymm12                                      ;    94.2 fp0      6 v[2]
        vpaddd ymm15, ymm15, ymm2                                    ;    95.2 fp1     27 v[2]
        vpaddd ymm12, ymm12, ymm6                                    ;    91.2 fp3     27 v[1]
        vpslld ymm2, ymm13, 5                                        ;    93.2 fp2     27 v[3]
        vpxor ymm5, ymm5, [rbp + 128]                                ;    91.3 fp0+agu0   23 w[0]
        vpxor ymm5, ymm5, [rbp + 160]                                ;    92.3 fp1+agu1   23 w[0]
        vpxor ymm1, ymm1, [rbp + 96]                                 ;    92.2 fp3+agu0   23 w[1]
        vpxor ymm1, ymm1, [rbp + 64]                                 ;    93.2 fp2+agu1   23 w[1]
        vpslld ymm6, ymm5, 1                                         ;    93.3 fp1     23 w[0]
        vpsrld ymm5, ymm5, 0x1f                                      ;    93.3 fp2     23 w[0]
        vpxor ymm6, ymm6, ymm5                                       ;    94.3 fp0     23 w[0]
        vpslld ymm5, ymm1, 1                                         ;    94.2 fp1     23 w[1]
        vpsrld ymm1, ymm1, 0x1f                                      ;    94.3 fp2     23 w[1]
        vpxor ymm5, ymm5, ymm1                                       ;    95.3 fp3     23 w[1]
        vpsrld ymm1, ymm13, 0x1b                                     ;    95.2 fp1     27 v[3]
        vpxor ymm2, ymm2, ymm1                                       ;    96.2 fp0     27 v[3]
        vpaddd ymm14, ymm14, ymm2                                    ;    97.2 fp3     27 v[3]
        vpslld ymm1, ymm13, 0x1e                                     ;    95.3 fp2     28 v[4]
        vpsrld ymm13, ymm13, 2                                       ;    96.2 fp1     28 v[4]
        vpxor ymm1, ymm1, ymm13                                      ;    97.2 fp0     28 v[4]
        vpaddd ymm14, ymm14, ymm6                                    ;    98.2 fp3     27 v[3]
        vpaddd ymm15, ymm15, ymm5                                    ;    96.3 fp0     27 v[2]
        vpxor ymm13, ymm0, ymm1                                      ;    98.2 fp3      6 v[1]
        vmovdqa ymm2, ymm0                                           ;    93.8          6 v[1] copy
        vpand ymm13, ymm13, ymm14                                    ;    99.2 fp2      6 v[1]
        vpxor ymm2, ymm2, ymm13                                      ;   100.2 fp0      6 v[1]
        vpaddd ymm12, ymm12, ymm2                                    ;   101.2 fp1     27 v[1]
        vpslld ymm13, ymm14, 5                                       ;    99.2 fp2     27 v[2]
        vpsrld ymm2, ymm14, 0x1b                                     ;    99.2 fp1     27 v[2]
        vpxor ymm13, ymm13, ymm2                                     ;   100.2 fp3     27 v[2]
        vpaddd ymm15, ymm15, ymm13                                   ;   101.2 fp0     27 v[2]
        vpslld ymm13, ymm14, 0x1e                                    ;    99.2 fp2     28 v[3]
        vpsrld ymm14, ymm14, 2                                       ;    99.2 fp1     28 v[3]
        vpxor ymm13, ymm13, ymm14                                    ;   100.2 fp3     28 v[3]
        vpxor ymm14, ymm10, ymm6                                     ;    98.3 fp0     23 w[3]
        vmovdqu ymm2, [rbp + 384]                                    ;    96.5 agu0    22 w[8] reload
        vmovdqu [rbp + 64], ymm10                                    ;    96.7 agu2+fp5   22 w[8] spill
        vpxor ymm10, ymm3, ymm2                                      ;   103.5 fp3     23 w[2]
        vpxor ymm10, ymm10, [rbp + 192]                              ;   104.5 fp2+agu1   23 w[2]
        vpxor ymm10, ymm10, [rbp + 128]                              ;   105.5 fp0+agu0   23 w[2]
        vpxor ymm14, ymm14, [rbp + 224]                              ;   100.2 fp1+agu1   23 w[3]
        vpxor ymm14, ymm14, [rbp + 96]                               ;   101.2 fp3+agu0   23 w[3]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 64]    ;   100.3 fp2+agu1   27 v[0]
        vpslld ymm2, ymm14, 1                                        ;   102.2 fp1     23 w[3]
        vpsrld ymm14, ymm14, 0x1f                                    ;   102.2 fp2     23 w[3]
        vpxor ymm2, ymm2, ymm14                                      ;   103.2 fp0     23 w[3]
        vpslld ymm14, ymm10, 1                                       ;   106.5 fp1     23 w[2]
        vpsrld ymm10, ymm10, 0x1f                                    ;   106.5 fp2     23 w[2]
        vpxor ymm14, ymm14, ymm10                                    ;   107.5 fp3     23 w[2]
        vpaddd ymm0, ymm0, ymm2                                      ;   104.2 fp0     27 v[0]
        vpxor ymm10, ymm1, ymm13                                     ;   102.2 fp3      6 v[0]
        vpand ymm10, ymm10, ymm15                                    ;   103.2 fp0      6 v[0]
        vpxor ymm10, ymm10, ymm1                                     ;   104.2 fp1      6 v[0]
        vpaddd ymm0, ymm0, ymm10                                     ;   105.2 fp3     27 v[0]
        vpslld ymm10, ymm15, 5                                       ;   103.3 fp2     27 v[1]
        vpaddd ymm12, ymm12, ymm14                                   ;   108.5 fp0     27 v[1]
        vpaddd ymm1, ymm1, [rel sha1_blocks.T0_constants256 + 96]    ;   104.2 fp1+agu0   27 v[4]
        vmovdqu [rbp + 96], ymm6                                     ;   102.3 agu2+fp5   23 w[0] spill
        vpsrld ymm6, ymm15, 0x1b                                     ;   104.3 fp2     27 v[1]
        vpxor ymm10, ymm10, ymm6                                     ;   105.3 fp3     27 v[1]
        vpaddd ymm12, ymm12, ymm10                                   ;   109.5 fp0     27 v[1]
        vpslld ymm6, ymm15, 0x1e                                     ;   105.2 fp1     28 v[2]
        vpsrld ymm10, ymm15, 2                                       ;   105.3 fp2     28 v[2]
        vpxor ymm6, ymm6, ymm10                                      ;   106.3 fp3     28 v[2]
        vpxor ymm10, ymm13, ymm12                                    ;   110.5 fp0      7 v[4]
        vpxor ymm10, ymm10, ymm6                                     ;   111.5 fp1      7 v[4]
        vpaddd ymm1, ymm1, ymm10                                     ;   112.5 fp3     27 v[4]
        vpxor ymm10, ymm4, ymm5                                      ;   106.3 fp2     23 w[4]
        vpxor ymm15, ymm11, ymm2                                     ;   106.3 fp0     23 w[6]
        vpxor ymm15, ymm15, ymm7                                     ;   107.3 fp1     23 w[6]
        vpxor ymm10, ymm10, [rbp + 256]                              ;   107.3 fp3+agu1   23 w[4]
        vpxor ymm10, ymm10, [rbp + 192]                              ;   108.3 fp2+agu0   23 w[4]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 96]  ;   107.3 fp0+agu1   27 v[3]
        vpxor ymm15, ymm15, [rbp + 256]                              ;   108.3 fp1+agu0   23 w[6]
        vpxor ymm11, ymm11, [rbp + 96]                               ;   109.3 fp3+agu1   23 w[8]
        vpxor ymm11, ymm11, [rbp + 384]                              ;   110.3 fp2+agu0   23 w[8]
        vmovdqu [rbp + 256], ymm7                                    ;   106.7 agu2+fp5   22 w[12] spill
        vpslld ymm7, ymm10, 1                                        ;   109.3 fp1     23 w[4]
        vpsrld ymm10, ymm10, 0x1f                                    ;   109.3 fp2     23 w[4]
        vpxor ymm7, ymm7, ymm10                                      ;   110.3 fp0     23 w[4]
        vpslld ymm10, ymm15, 1                                       ;   110.2 fp1     23 w[6]
        vpsrld ymm15, ymm15, 0x1f                                    ;   110.3 fp2     23 w[6]
        vpxor ymm10, ymm10, ymm15                                    ;   111.3 fp3     23 w[6]
        vpslld ymm15, ymm12, 5                                       ;   111.2 fp1     27 v[0]
        vpaddd ymm1, ymm1, ymm7                                      ;   113.5 fp0     27 v[4]
        vmovdqu [rbp + 192], ymm2                                    ;   108.5 agu2+fp5   23 w[3] spill
        vpsrld ymm2, ymm12, 0x1b                                     ;   111.3 fp2     27 v[0]
        vpxor ymm15, ymm15, ymm2                                     ;   112.3 fp3     27 v[0]
        vpaddd ymm0, ymm0, ymm15                                     ;   113.3 fp0     27 v[0]
        vpslld ymm15, ymm12, 0x1e                                    ;   112.2 fp1     28 v[1]
        vpsrld ymm12, ymm12, 2                                       ;   112.3 fp2     28 v[1]
        vpxor ymm15, ymm15, ymm12                                    ;   113.3 fp3     28 v[1]
        vpxor ymm12, ymm6, ymm0                                      ;   114.3 fp0      7 v[3]
        vpxor ymm12, ymm12, ymm15                                    ;   115.3 fp3      7 v[3]
        vpaddd ymm13, ymm13, ymm12                                   ;   116.3 fp0     27 v[3]
        vpxor ymm12, ymm9, ymm14                                     ;   113.2 fp1     23 w[5]
        vpslld ymm2, ymm0, 5                                         ;   114.3 fp2     27 v[4]
        vpaddd ymm6, ymm6, ymm10                                     ;   113.2 fp3     27 v[2]
        vpxor ymm12, ymm12, [rbp + 352]                              ;   114.2 fp0+agu1   23 w[5]
        vpxor ymm12, ymm12, [rbp + 224]                              ;   115.2 fp1+agu0   23 w[5]
        vpaddd ymm6, ymm6, [rel sha1_blocks.T0_constants256 + 96]    ;   114.2 fp3+agu1   27 v[2]
        vmovdqu [rbp + 224], ymm9                                    ;   112.2 agu2+fp5   22 w[12] spill
        vpslld ymm9, ymm12, 1                                        ;   116.2 fp2     23 w[5]
        vpsrld ymm12, ymm12, 0x1f                                    ;   116.2 fp1     23 w[5]
        vpxor ymm9, ymm9, ymm12                                      ;   117.2 fp0     23 w[5]
        vpsrld ymm12, ymm0, 0x1b                                     ;   115.3 fp2     27 v[4]
        vpxor ymm2, ymm2, ymm12                                      ;   116.3 fp3     27 v[4]
        vpaddd ymm1, ymm1, ymm2                                      ;   117.3 fp0     27 v[4]
        vpslld ymm12, ymm0, 0x1e                                     ;   116.2 fp1     28 v[0]
        vpsrld ymm0, ymm0, 2                                         ;   116.3 fp2     28 v[0]
        vpxor ymm12, ymm12, ymm0                                     ;   117.3 fp3     28 v[0]
        vpxor ymm0, ymm15, ymm1                                      ;   118.3 fp0      7 v[2]
        vpxor ymm0, ymm0, ymm12                                      ;   119.3 fp1      7 v[2]
        vpaddd ymm6, ymm6, ymm0                                      ;   120.3 fp3     27 v[2]
        vpaddd ymm13, ymm13, ymm9                                    ;   118.2 fp2     27 v[3]
        vpxor ymm0, ymm8, ymm7                                       ;   117.3 fp0     23 w[7]
        vpxor ymm0, ymm0, ymm3                                       ;   118.3 fp1     23 w[7]
        vpxor ymm8, ymm8, ymm5                                       ;   118.2 fp3     23 w[9]
        vpxor ymm11, ymm11, ymm9                                     ;   118.3 fp2     23 w[8]
        vpslld ymm2, ymm1, 5                                         ;   119.2 fp1     27 v[3]
        vpxor ymm8, ymm8, ymm10                                      ;   119.2 fp0     23 w[9]
        vpxor ymm0, ymm0, [rbp + 352]                                ;   119.3 fp3+agu0   23 w[7]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 96]  ;   119.3 fp2+agu1   27 v[1]
        vpxor ymm8, ymm8, [rbp + 64]                                 ;   120.2 fp0+agu0   23 w[9]
        vmovdqu [rbp + 352], ymm5                                    ;   117.2 agu2+fp5   23 w[1] spill
        vpsrld ymm5, ymm1, 0x1b                                      ;   120.2 fp1     27 v[3]
        vpxor ymm2, ymm2, ymm5                                       ;   121.2 fp3     27 v[3]
        vpaddd ymm13, ymm13, ymm2                                    ;   122.2 fp2     27 v[3]
        vpslld ymm5, ymm1, 0x1e                                      ;   121.2 fp1     28 v[4]
        vpsrld ymm1, ymm1, 2                                         ;   121.3 fp2     28 v[4]
        vpxor ymm5, ymm5, ymm1                                       ;   122.3 fp0     28 v[4]
        vpslld ymm1, ymm0, 1                                         ;   122.2 fp1     23 w[7]
        vpsrld ymm0, ymm0, 0x1f                                      ;   122.3 fp2     23 w[7]
        vpxor ymm1, ymm1, ymm0                                       ;   123.3 fp3     23 w[7]
        vpslld ymm0, ymm11, 1                                        ;   123.2 fp1     23 w[8]
        vpsrld ymm11, ymm11, 0x1f                                    ;   123.3 fp2     23 w[8]
        vpxor ymm0, ymm0, ymm11                                      ;   124.3 fp0     23 w[8]
        vpxor ymm11, ymm12, ymm13                                    ;   123.2 fp3      7 v[1]
        vpxor ymm11, ymm11, ymm5                                     ;   124.2 fp0      7 v[1]
        vpaddd ymm15, ymm15, ymm11                                   ;   125.2 fp3     27 v[1]
        vpslld ymm11, ymm8, 1                                        ;   124.2 fp1     23 w[9]
        vpsrld ymm8, ymm8, 0x1f                                      ;   124.3 fp2     23 w[9]
        vpxor ymm11, ymm11, ymm8                                     ;   125.3 fp0     23 w[9]
        vpslld ymm8, ymm13, 5                                        ;   125.2 fp1     27 v[2]
        vpsrld ymm2, ymm13, 0x1b                                     ;   125.3 fp2     27 v[2]
        vpxor ymm8, ymm8, ymm2                                       ;   126.3 fp3     27 v[2]
        vpaddd ymm6, ymm6, ymm8                                      ;   127.3 fp0     27 v[2]
        vpslld ymm8, ymm13, 0x1e                                     ;   126.2 fp1     28 v[3]
        vpsrld ymm13, ymm13, 2                                       ;   126.3 fp2     28 v[3]
        vpxor ymm8, ymm8, ymm13                                      ;   127.3 fp3     28 v[3]
        vpaddd ymm15, ymm15, ymm1                                    ;   126.2 fp0     27 v[1]
        vpxor ymm13, ymm5, ymm6                                      ;   128.3 fp3      7 v[0]
        vpxor ymm13, ymm13, ymm8                                     ;   129.3 fp0      7 v[0]
        vpaddd ymm12, ymm12, ymm13                                   ;   130.3 fp1     27 v[0]
        vpaddd ymm12, ymm12, ymm0                                    ;   131.3 fp3     27 v[0]
        vpxor ymm13, ymm4, ymm1                                      ;   127.3 fp2     23 w[10]
        vpxor ymm13, ymm13, ymm14                                    ;   128.3 fp0     23 w[10]
        vpxor ymm4, ymm4, ymm7                                       ;   128.2 fp1     23 w[12]
        vpslld ymm2, ymm6, 5                                         ;   128.3 fp2     27 v[1]
        vpaddd ymm5, ymm5, ymm11                                     ;   128.2 fp3     27 v[4]
        vpxor ymm4, ymm4, ymm11                                      ;   129.2 fp0     23 w[12]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 96]  ;   132.3 fp1+agu1   27 v[0]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 96]    ;   129.2 fp3+agu0   27 v[4]
        vpxor ymm13, ymm13, [rbp + 384]                              ;   129.3 fp0+agu1   23 w[10]
        vpxor ymm4, ymm4, [rbp + 256]                                ;   130.2 fp2+agu0   23 w[12]
        vmovdqu [rbp + 384], ymm7                                    ;   127.3 agu2+fp5   23 w[4] spill
        vpsrld ymm7, ymm6, 0x1b                                      ;   130.2 fp1     27 v[1]
        vpxor ymm2, ymm2, ymm7                                       ;   131.2 fp3     27 v[1]
        vpaddd ymm15, ymm15, ymm2                                    ;   132.2 fp0     27 v[1]
        vpslld ymm7, ymm6, 0x1e                                      ;   130.3 fp2     28 v[2]
        vpsrld ymm6, ymm6, 2                                         ;   131.2 fp1     28 v[2]
        vpxor ymm7, ymm7, ymm6                                       ;   132.2 fp3     28 v[2]
        vpslld ymm6, ymm13, 1                                        ;   131.3 fp2     23 w[10]
        vpsrld ymm13, ymm13, 0x1f                                    ;   132.2 fp1     23 w[10]
        vpxor ymm6, ymm6, ymm13                                      ;   133.2 fp0     23 w[10]
        vpxor ymm13, ymm8, ymm15                                     ;   133.2 fp3      7 v[4]
        vpxor ymm13, ymm13, ymm7                                     ;   134.2 fp0      7 v[4]
        vpaddd ymm5, ymm5, ymm13                                     ;   135.2 fp2     27 v[4]
        vpslld ymm13, ymm15, 5                                       ;   133.2 fp1     27 v[0]
        vpsrld ymm2, ymm15, 0x1b                                     ;   133.3 fp2     27 v[0]
        vpxor ymm13, ymm13, ymm2                                     ;   134.3 fp3     27 v[0]
        vpaddd ymm12, ymm12, ymm13                                   ;   135.3 fp0     27 v[0]
        vpslld ymm13, ymm15, 0x1e                                    ;   134.2 fp1     28 v[1]
        vpsrld ymm15, ymm15, 2                                       ;   134.3 fp2     28 v[1]
        vpxor ymm13, ymm13, ymm15                                    ;   135.3 fp3     28 v[1]
        vpslld ymm15, ymm4, 1                                        ;   135.2 fp1     23 w[12]
        vpsrld ymm4, ymm4, 0x1f                                      ;   135.3 fp2     23 w[12]
        vpxor ymm15, ymm15, ymm4                                     ;   136.3 fp0     23 w[12]
        vpxor ymm4, ymm7, ymm12                                      ;   136.3 fp3      7 v[3]
        vpxor ymm4, ymm4, ymm13                                      ;   137.3 fp0      7 v[3]
        vpaddd ymm8, ymm8, ymm4                                      ;   138.3 fp1     27 v[3]
        vpaddd ymm8, ymm8, ymm6                                      ;   139.3 fp3     27 v[3]
        vpslld ymm4, ymm12, 5                                        ;   136.3 fp2     27 v[4]
        vpsrld ymm2, ymm12, 0x1b                                     ;   137.2 fp1     27 v[4]
        vpxor ymm4, ymm4, ymm2                                       ;   138.2 fp0     27 v[4]
        vpaddd ymm5, ymm5, ymm4                                      ;   139.2 fp3     27 v[4]
        vpslld ymm4, ymm12, 0x1e                                     ;   137.3 fp2     28 v[0]
        vpsrld ymm12, ymm12, 2                                       ;   138.2 fp1     28 v[0]
        vpxor ymm4, ymm4, ymm12                                      ;   139.2 fp0     28 v[0]
        vpxor ymm12, ymm13, ymm5                                     ;   140.2 fp3      7 v[2]
        vpxor ymm12, ymm12, ymm4                                     ;   141.2 fp0      7 v[2]
        vpaddd ymm7, ymm7, ymm12                                     ;   142.2 fp2     27 v[2]
        vpxor ymm12, ymm3, ymm6                                      ;   139.2 fp1     23 w[13]
        vpxor ymm12, ymm12, ymm9                                     ;   140.2 fp3     23 w[13]
        vpxor ymm3, ymm3, ymm1                                       ;   139.3 fp0     23 w[15]
        vpaddd ymm13, ymm13, ymm15                                   ;   139.3 fp2     27 v[1]
        vpslld ymm2, ymm5, 5                                         ;   140.2 fp1     27 v[3]
        vpxor ymm3, ymm3, ymm15                                      ;   140.3 fp3     23 w[15]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 96]    ;   140.3 fp0+agu1   27 v[3]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 96]    ;   143.2 fp2+agu0   27 v[2]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 96]  ;   141.2 fp1+agu1   27 v[1]
        vpxor ymm12, ymm12, [rbp + 224]                              ;   141.2 fp3+agu0   23 w[13]
        vpxor ymm3, ymm3, [rbp + 352]                                ;   141.3 fp0+agu1   23 w[15]
        vmovdqu [rbp + 128], ymm1                                    ;   139.3 agu2+fp5   23 w[7] spill
        vpsrld ymm1, ymm5, 0x1b                                      ;   141.3 fp2     27 v[3]
        vpxor ymm2, ymm2, ymm1                                       ;   142.3 fp1     27 v[3]
        vpaddd ymm8, ymm8, ymm2                                      ;   143.3 fp3     27 v[3]
        vpslld ymm1, ymm5, 0x1e                                      ;   142.3 fp2     28 v[4]
        vpsrld ymm5, ymm5, 2                                         ;   143.2 fp1     28 v[4]
        vpxor ymm1, ymm1, ymm5                                       ;   144.2 fp0     28 v[4]
        vpslld ymm5, ymm12, 1                                        ;   143.3 fp2     23 w[13]
        vpsrld ymm12, ymm12, 0x1f                                    ;   144.2 fp1     23 w[13]
        vpxor ymm5, ymm5, ymm12                                      ;   145.2 fp3     23 w[13]
        vpxor ymm12, ymm4, ymm8                                      ;   144.3 fp0      7 v[1]
        vpxor ymm12, ymm12, ymm1                                     ;   145.3 fp3      7 v[1]
        vpaddd ymm13, ymm13, ymm12                                   ;   146.3 fp0     27 v[1]
        vpslld ymm12, ymm8, 5                                        ;   144.3 fp2     27 v[2]
        vpsrld ymm2, ymm8, 0x1b                                      ;   145.2 fp1     27 v[2]
        vpxor ymm12, ymm12, ymm2                                     ;   146.2 fp3     27 v[2]
        vpaddd ymm7, ymm7, ymm12                                     ;   147.2 fp0     27 v[2]
        vpslld ymm12, ymm8, 0x1e                                     ;   145.3 fp2     28 v[3]
        vpsrld ymm8, ymm8, 2                                         ;   146.2 fp1     28 v[3]
        vpxor ymm12, ymm12, ymm8                                     ;   147.2 fp3     28 v[3]
        vpslld ymm8, ymm3, 1                                         ;   146.3 fp2     23 w[15]
        vpsrld ymm3, ymm3, 0x1f                                      ;   147.2 fp1     23 w[15]
        vpxor ymm8, ymm8, ymm3                                       ;   148.2 fp0     23 w[15]
        vpxor ymm3, ymm1, ymm12                                      ;   148.2 fp3      7 v[0]
        vmovdqu ymm2, [rbp + 192]                                    ;   144.3 agu0    23 w[3] reload
        vmovdqu [rbp + 160], ymm15                                   ;   144.5 agu2+fp5   23 w[12] spill
        vpxor ymm15, ymm0, ymm2                                      ;   151.3 fp0     23 w[11]
        vpaddd ymm4, ymm4, ymm5                                      ;   147.3 fp2     27 v[0]
        vpxor ymm15, ymm15, [rbp + 224]                              ;   152.3 fp1+agu1   23 w[11]
        vpxor ymm15, ymm15, [rbp + 64]                               ;   153.3 fp3+agu0   23 w[11]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 96]    ;   148.3 fp0+agu1   27 v[0]
        vpaddd ymm1, ymm1, [rel sha1_blocks.T0_constants256 + 96]    ;   148.3 fp2+agu0   27 v[4]
        vpslld ymm2, ymm15, 1                                        ;   154.3 fp1     23 w[11]
        vpsrld ymm15, ymm15, 0x1f                                    ;   154.3 fp2     23 w[11]
        vpxor ymm2, ymm2, ymm15                                      ;   155.3 fp3     23 w[11]
        vpaddd ymm7, ymm7, ymm2                                      ;   156.3 fp0     27 v[2]
        vmovdqa ymm15, ymm12                                         ;   148.2          7 v[4] copy
        vpaddd ymm12, ymm12, ymm8                                    ;   150.2 fp1     27 v[3]
        vpxor ymm3, ymm3, ymm7                                       ;   157.3 fp3      7 v[0]
        vpaddd ymm4, ymm4, ymm3                                      ;   158.3 fp0     27 v[0]
        vpxor ymm3, ymm10, ymm2                                      ;   156.3 fp2     23 w[14]
        vpxor ymm3, ymm3, [rbp + 96]                                 ;   157.3 fp1+agu1   23 w[14]
        vpxor ymm3, ymm3, [rbp + 256]                                ;   158.3 fp3+agu0   23 w[14]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 96]  ;   151.3 fp0+agu1   27 v[3]
        vmovdqu [rbp + 256], ymm10                                   ;   148.7 agu2+fp5   23 w[6] spill
        vpslld ymm10, ymm3, 1                                        ;   159.3 fp2     23 w[14]
        vpsrld ymm3, ymm3, 0x1f                                      ;   159.3 fp1     23 w[14]
        vpxor ymm10, ymm10, ymm3                                     ;   160.3 fp3     23 w[14]
        vpslld ymm3, ymm7, 5                                         ;   157.3 fp2     27 v[1]
        vpaddd ymm1, ymm1, ymm10                                     ;   161.3 fp0     27 v[4]
        vmovdqu [rbp + 64], ymm9                                     ;   152.3 agu0+fp5   23 w[5] spill
        vpsrld ymm9, ymm7, 0x1b                                      ;   157.3 fp1     27 v[1]
        vpxor ymm3, ymm3, ymm9                                       ;   158.3 fp3     27 v[1]
        vpaddd ymm13, ymm13, ymm3                                    ;   159.3 fp0     27 v[1]
        vpslld ymm3, ymm7, 0x1e                                      ;   157.3 fp2     28 v[2]
        vpsrld ymm7, ymm7, 2                                         ;   157.3 fp1     28 v[2]
        vpxor ymm3, ymm3, ymm7                                       ;   158.3 fp3     28 v[2]
        vpxor ymm15, ymm15, ymm3                                     ;   159.3 fp0      7 v[4]
        vpxor ymm15, ymm15, ymm13                                    ;   160.3 fp2      7 v[4]
        vpaddd ymm1, ymm1, ymm15                                     ;   162.3 fp1     27 v[4]
        vpslld ymm7, ymm13, 5                                        ;   160.3 fp2     27 v[0]
        vpsrld ymm9, ymm13, 0x1b                                     ;   160.3 fp1     27 v[0]
        vpxor ymm7, ymm7, ymm9                                       ;   161.3 fp3     27 v[0]
        vpaddd ymm4, ymm4, ymm7                                      ;   162.3 fp0     27 v[0]
        vpslld ymm7, ymm13, 0x1e                                     ;   160.3 fp2     28 v[1]
        vpsrld ymm9, ymm13, 2                                        ;   160.3 fp1     28 v[1]
        vpxor ymm7, ymm7, ymm9                                       ;   161.3 fp3     28 v[1]
        vpxor ymm9, ymm3, ymm4                                       ;   163.3 fp0      7 v[3]
        vpxor ymm9, ymm9, ymm7                                       ;   164.3 fp3      7 v[3]
        vpaddd ymm12, ymm12, ymm9                                    ;   165.3 fp0     27 v[3]
        vpxor ymm9, ymm14, ymm5                                      ;   160.3 fp2     23 w[0]
        vpxor ymm9, ymm9, ymm0                                       ;   161.3 fp1     23 w[0]
        vpxor ymm14, ymm14, ymm6                                     ;   161.0 fp3     23 w[2]
        vpxor ymm14, ymm14, ymm8                                     ;   162.0 fp0     23 w[2]
        vpslld ymm13, ymm4, 5                                        ;   163.3 fp2     27 v[4]
        vpsrld ymm15, ymm4, 0x1b                                     ;   163.3 fp1     27 v[4]
        vpxor ymm13, ymm13, ymm15                                    ;   164.3 fp3     27 v[4]
        vpaddd ymm1, ymm1, ymm13                                     ;   165.3 fp0     27 v[4]
        vpslld ymm13, ymm4, 0x1e                                     ;   163.3 fp2     28 v[0]
        vpsrld ymm4, ymm4, 2                                         ;   163.3 fp1     28 v[0]
        vpxor ymm13, ymm13, ymm4                                     ;   164.3 fp3     28 v[0]
        vpxor ymm4, ymm7, ymm1                                       ;   166.3 fp0      7 v[2]
        vpxor ymm4, ymm4, ymm13                                      ;   167.3 fp2      7 v[2]
        vpaddd ymm3, ymm3, ymm4                                      ;   168.3 fp1     27 v[2]
        vpslld ymm4, ymm1, 5                                         ;   166.3 fp2     27 v[3]
        vpsrld ymm15, ymm1, 0x1b                                     ;   166.3 fp1     27 v[3]
        vpxor ymm4, ymm4, ymm15                                      ;   167.3 fp3     27 v[3]
        vpaddd ymm12, ymm12, ymm4                                    ;   168.3 fp0     27 v[3]
        vpslld ymm4, ymm1, 0x1e                                      ;   166.3 fp2     28 v[4]
        vpsrld ymm15, ymm1, 2                                        ;   166.3 fp1     28 v[4]
        vpxor ymm4, ymm4, ymm15                                      ;   167.3 fp3     28 v[4]
        vpxor ymm15, ymm13, ymm12                                    ;   169.3 fp0      7 v[1]
        vpxor ymm15, ymm15, ymm4                                     ;   170.3 fp3      7 v[1]
        vpaddd ymm7, ymm7, ymm15                                     ;   171.3 fp0     27 v[1]
        vpxor ymm15, ymm11, ymm10                                    ;   166.3 fp2     23 w[1]
        vpslld ymm1, ymm12, 5                                        ;   169.3 fp1     27 v[2]
        vpxor ymm9, ymm9, [rbp + 96]                                 ;   167.0 fp3+agu1   23 w[0]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 96]    ;   169.3 fp0+agu0   27 v[2]
        vpxor ymm15, ymm15, [rbp + 192]                              ;   167.3 fp2+agu1   23 w[1]
        vpxor ymm15, ymm15, [rbp + 352]                              ;   168.3 fp1+agu0   23 w[1]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 96]    ;   172.3 fp3+agu1   27 v[1]
        vpxor ymm14, ymm14, [rbp + 384]                              ;   168.3 fp0+agu0   23 w[2]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 96]  ;   168.5 fp2+agu1   27 v[0]
        vmovdqu [rbp + 352], ymm6                                    ;   167.3 agu2+fp5   23 w[10] spill
        vpslld ymm6, ymm9, 1                                         ;   168.5 fp1     23 w[0]
        vpsrld ymm9, ymm9, 0x1f                                      ;   169.3 fp2     23 w[0]
        vpxor ymm6, ymm6, ymm9                                       ;   170.3 fp3     23 w[0]
        vpslld ymm9, ymm15, 1                                        ;   169.5 fp1     23 w[1]
        vpsrld ymm15, ymm15, 0x1f                                    ;   170.3 fp2     23 w[1]
        vpxor ymm9, ymm9, ymm15                                      ;   171.3 fp0     23 w[1]
        vpsrld ymm15, ymm12, 0x1b                                    ;   170.5 fp1     27 v[2]
        vpxor ymm1, ymm1, ymm15                                      ;   171.5 fp3     27 v[2]
        vpaddd ymm3, ymm3, ymm1                                      ;   172.5 fp0     27 v[2]
        vpslld ymm15, ymm12, 0x1e                                    ;   171.3 fp2     28 v[3]
        vpsrld ymm12, ymm12, 2                                       ;   171.5 fp1     28 v[3]
        vpxor ymm15, ymm15, ymm12                                    ;   172.5 fp3     28 v[3]
        vpslld ymm12, ymm14, 1                                       ;   172.3 fp2     23 w[2]
        vpsrld ymm14, ymm14, 0x1f                                    ;   172.5 fp1     23 w[2]
        vpxor ymm12, ymm12, ymm14                                    ;   173.5 fp0     23 w[2]
        vpaddd ymm3, ymm3, ymm6                                      ;   173.5 fp3     27 v[2]
        vpaddd ymm7, ymm7, ymm9                                      ;   173.3 fp0     27 v[1]
        vpxor ymm14, ymm4, ymm3                                      ;   174.5 fp3      7 v[0]
        vpxor ymm14, ymm14, ymm15                                    ;   175.5 fp0      7 v[0]
        vpaddd ymm13, ymm13, ymm14                                   ;   176.5 fp2     27 v[0]
        vpaddd ymm13, ymm13, ymm12                                   ;   177.5 fp1     27 v[0]
        vpslld ymm14, ymm3, 5                                        ;   174.5 fp2     27 v[1]
        vpsrld ymm1, ymm3, 0x1b                                      ;   174.5 fp1     27 v[1]
        vpxor ymm14, ymm14, ymm1                                     ;   175.5 fp3     27 v[1]
        vpaddd ymm7, ymm7, ymm14                                     ;   176.5 fp0     27 v[1]
        vpslld ymm14, ymm3, 0x1e                                     ;   175.3 fp2     28 v[2]
        vpsrld ymm3, ymm3, 2                                         ;   175.5 fp1     28 v[2]
        vpxor ymm14, ymm14, ymm3                                     ;   176.5 fp3     28 v[2]
        vpxor ymm3, ymm15, ymm7                                      ;   177.5 fp0      7 v[4]
        vpxor ymm3, ymm3, ymm14                                      ;   178.5 fp3      7 v[4]
        vpaddd ymm4, ymm4, ymm3                                      ;   179.5 fp0     27 v[4]
        vpxor ymm3, ymm2, ymm6                                       ;   176.3 fp2     23 w[3]
        vpslld ymm1, ymm7, 5                                         ;   177.5 fp1     27 v[0]
        vpxor ymm3, ymm3, [rbp + 64]                                 ;   177.3 fp3+agu0   23 w[3]
        vpxor ymm3, ymm3, [rbp + 192]                                ;   178.3 fp0+agu1   23 w[3]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 96]    ;   180.5 fp2+agu0   27 v[4]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 96]  ;   177.5 fp1+agu1   27 v[3]
        vmovdqu [rbp + 192], ymm2                                    ;   175.5 agu2+fp5   23 w[11] spill
        vpslld ymm2, ymm3, 1                                         ;   179.3 fp2     23 w[3]
        vpsrld ymm3, ymm3, 0x1f                                      ;   179.3 fp1     23 w[3]
        vpxor ymm2, ymm2, ymm3                                       ;   180.3 fp3     23 w[3]
        vpsrld ymm3, ymm7, 0x1b                                      ;   179.3 fp2     27 v[0]
        vpxor ymm1, ymm1, ymm3                                       ;   180.3 fp0     27 v[0]
        vpaddd ymm13, ymm13, ymm1                                    ;   181.3 fp3     27 v[0]
        vpslld ymm3, ymm7, 0x1e                                      ;   179.5 fp1     28 v[1]
        vpsrld ymm7, ymm7, 2                                         ;   180.3 fp2     28 v[1]
        vpxor ymm3, ymm3, ymm7                                       ;   181.3 fp0     28 v[1]
        vpxor ymm7, ymm14, ymm13                                     ;   182.3 fp3      7 v[3]
        vpxor ymm7, ymm7, ymm3                                       ;   183.3 fp0      7 v[3]
        vpaddd ymm15, ymm15, ymm7                                    ;   184.3 fp1     27 v[3]
        vpaddd ymm4, ymm4, ymm2                                      ;   181.5 fp3     27 v[4]
        vpxor ymm7, ymm0, ymm2                                       ;   181.3 fp0     23 w[6]
        vpxor ymm7, ymm7, ymm10                                      ;   182.3 fp2     23 w[6]
        vpxor ymm0, ymm0, ymm6                                       ;   181.5 fp1     23 w[8]
        vpslld ymm1, ymm13, 5                                        ;   182.3 fp2     27 v[4]
        vpaddd ymm14, ymm14, [rel sha1_blocks.T0_constants256 + 96]  ;   182.0 fp3+agu0   27 v[2]
        vpxor ymm7, ymm7, [rbp + 256]                                ;   183.3 fp0+agu1   23 w[6]
        vpxor ymm0, ymm0, [rbp + 352]                                ;   182.5 fp1+agu0   23 w[8]
        vmovdqu [rbp + 96], ymm6                                     ;   180.5 agu2+fp5   23 w[0] spill
        vpsrld ymm6, ymm13, 0x1b                                     ;   183.3 fp2     27 v[4]
        vpxor ymm1, ymm1, ymm6                                       ;   184.3 fp3     27 v[4]
        vpaddd ymm4, ymm4, ymm1                                      ;   185.3 fp0     27 v[4]
        vpslld ymm6, ymm13, 0x1e                                     ;   183.5 fp1     28 v[0]
        vpsrld ymm13, ymm13, 2                                       ;   184.3 fp2     28 v[0]
        vpxor ymm6, ymm6, ymm13                                      ;   185.3 fp3     28 v[0]
        vpslld ymm13, ymm7, 1                                        ;   184.5 fp1     23 w[6]
        vpsrld ymm7, ymm7, 0x1f                                      ;   185.3 fp2     23 w[6]
        vpxor ymm13, ymm13, ymm7                                     ;   186.3 fp0     23 w[6]
        vpxor ymm7, ymm3, ymm4                                       ;   186.3 fp3      7 v[2]
        vpxor ymm7, ymm7, ymm6                                       ;   187.3 fp0      7 v[2]
        vpaddd ymm14, ymm14, ymm7                                    ;   188.3 fp1     27 v[2]
        vpxor ymm7, ymm5, ymm12                                      ;   186.0 fp3     23 w[5]
        vpslld ymm1, ymm4, 5                                         ;   186.3 fp2     27 v[3]
        vpaddd ymm3, ymm3, ymm13                                     ;   187.3 fp0     27 v[1]
        vpxor ymm7, ymm7, [rbp + 128]                                ;   187.0 fp1+agu1   23 w[5]
        vpxor ymm7, ymm7, [rbp + 64]                                 ;   188.0 fp3+agu0   23 w[5]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 96]    ;   188.3 fp0+agu1   27 v[1]
        vmovdqu [rbp + 64], ymm10                                    ;   184.5 agu2+fp5   23 w[14] spill
        vpslld ymm10, ymm7, 1                                        ;   189.0 fp2     23 w[5]
        vpsrld ymm7, ymm7, 0x1f                                      ;   189.0 fp1     23 w[5]
        vpxor ymm10, ymm10, ymm7                                     ;   190.0 fp3     23 w[5]
        vpsrld ymm7, ymm4, 0x1b                                      ;   188.3 fp2     27 v[3]
        vpxor ymm1, ymm1, ymm7                                       ;   189.3 fp0     27 v[3]
        vpaddd ymm15, ymm15, ymm1                                    ;   190.3 fp1     27 v[3]
        vpslld ymm7, ymm4, 0x1e                                      ;   189.3 fp2     28 v[4]
        vpsrld ymm4, ymm4, 2                                         ;   189.5 fp1     28 v[4]
        vpxor ymm7, ymm7, ymm4                                       ;   190.5 fp3     28 v[4]
        vpxor ymm4, ymm6, ymm7                                       ;   191.5 fp0      7 v[1]
        vpaddd ymm14, ymm14, ymm10                                   ;   191.0 fp3     27 v[2]
        vpxor ymm1, ymm11, ymm8                                      ;   190.2 fp0     23 w[7]
        vpxor ymm0, ymm0, ymm10                                      ;   191.0 fp2     23 w[8]
        vpxor ymm11, ymm11, ymm13                                    ;   190.5 fp1     23 w[9]
        vpxor ymm11, ymm11, ymm9                                     ;   191.5 fp3     23 w[9]
        vpxor ymm1, ymm1, [rbp + 128]                                ;   191.2 fp0+agu0   23 w[7]
        vpaddd ymm6, ymm6, [rel sha1_blocks.T0_constants256 + 96]    ;   191.3 fp2+agu1   27 v[0]
        vpxor ymm11, ymm11, [rbp + 192]                              ;   192.5 fp1+agu0   23 w[9]
        vmovdqu [rbp + 128], ymm13                                   ;   189.2 agu2+fp5   23 w[6] spill
        vpxor ymm13, ymm9, [rbp + 160]                               ;   192.0 fp3+agu1   23 w[4]
        vpxor ymm13, ymm13, [rbp + 256]                              ;   193.0 fp0+agu0   23 w[4]
        vpxor ymm13, ymm13, [rbp + 384]                              ;   194.0 fp2+agu1   23 w[4]
        vmovdqu [rbp + 384], ymm9                                    ;   190.2 agu2+fp5   23 w[1] spill
        vpslld ymm9, ymm13, 1                                        ;   195.0 fp1     23 w[4]
        vpsrld ymm13, ymm13, 0x1f                                    ;   195.0 fp2     23 w[4]
        vpxor ymm9, ymm9, ymm13                                      ;   196.0 fp3     23 w[4]
        vpaddd ymm15, ymm15, ymm9                                    ;   197.0 fp0     27 v[3]
        vpslld ymm13, ymm0, 1                                        ;   193.5 fp1     23 w[8]
        vpsrld ymm0, ymm0, 0x1f                                      ;   194.3 fp2     23 w[8]
        vpxor ymm13, ymm13, ymm0                                     ;   195.3 fp3     23 w[8]
        vpxor ymm1, ymm1, ymm9                                       ;   197.0 fp0     23 w[7]
        vpslld ymm0, ymm1, 1                                         ;   198.0 fp1     23 w[7]
        vpsrld ymm1, ymm1, 0x1f                                      ;   198.0 fp2     23 w[7]
        vpxor ymm0, ymm0, ymm1                                       ;   199.0 fp3     23 w[7]
        vmovdqa ymm1, ymm7                                           ;   191.8          7 v[0] copy
        vpxor ymm4, ymm4, ymm15                                      ;   198.0 fp0      7 v[1]
        vpaddd ymm3, ymm3, ymm4                                      ;   199.0 fp1     27 v[1]
        vpslld ymm4, ymm11, 1                                        ;   196.3 fp2     23 w[9]
        vpsrld ymm11, ymm11, 0x1f                                    ;   196.5 fp1     23 w[9]
        vpxor ymm4, ymm4, ymm11                                      ;   197.5 fp3     23 w[9]
        vpslld ymm11, ymm15, 5                                       ;   198.0 fp2     27 v[2]
        vpaddd ymm6, ymm6, ymm0                                      ;   200.0 fp0     27 v[0]
        vpaddd ymm7, ymm7, ymm13                                     ;   197.0 fp3     27 v[4]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 128]   ;   198.0 fp0+agu0   27 v[4]
        vmovdqu [rbp + 256], ymm8                                    ;   195.3 agu2+fp5   23 w[15] spill
        vpsrld ymm8, ymm15, 0x1b                                     ;   198.0 fp1     27 v[2]
        vpxor ymm11, ymm11, ymm8                                     ;   199.0 fp3     27 v[2]
        vpaddd ymm14, ymm14, ymm11                                   ;   200.0 fp0     27 v[2]
        vpslld ymm8, ymm15, 0x1e                                     ;   198.3 fp2     28 v[3]
        vpsrld ymm11, ymm15, 2                                       ;   198.5 fp1     28 v[3]
        vpxor ymm8, ymm8, ymm11                                      ;   199.5 fp3     28 v[3]
        vpxor ymm1, ymm1, ymm8                                       ;   200.5 fp0      7 v[0]
        vpxor ymm1, ymm1, ymm14                                      ;   201.5 fp2      7 v[0]
        vpaddd ymm6, ymm6, ymm1                                      ;   202.5 fp1     27 v[0]
        vpslld ymm11, ymm14, 5                                       ;   201.0 fp2     27 v[1]
        vpsrld ymm15, ymm14, 0x1b                                    ;   201.0 fp1     27 v[1]
        vpxor ymm11, ymm11, ymm15                                    ;   202.0 fp3     27 v[1]
        vpaddd ymm3, ymm3, ymm11                                     ;   203.0 fp0     27 v[1]
        vpslld ymm11, ymm14, 0x1e                                    ;   201.3 fp2     28 v[2]
        vpsrld ymm14, ymm14, 2                                       ;   201.5 fp1     28 v[2]
        vpxor ymm11, ymm11, ymm14                                    ;   202.5 fp3     28 v[2]
        vpslld ymm14, ymm3, 5                                        ;   204.0 fp2     27 v[0]
        vpsrld ymm15, ymm3, 0x1b                                     ;   204.0 fp1     27 v[0]
        vpxor ymm14, ymm14, ymm15                                    ;   205.0 fp0     27 v[0]
        vpaddd ymm6, ymm6, ymm14                                     ;   206.0 fp3     27 v[0]
        vpxor ymm14, ymm8, ymm11                                     ;   203.5 fp0      8 v[4]
        vpslld ymm15, ymm3, 0x1e                                     ;   204.0 fp2     28 v[1]
        vpsrld ymm1, ymm3, 2                                         ;   204.0 fp1     28 v[1]
        vpxor ymm15, ymm15, ymm1                                     ;   205.0 fp3     28 v[1]
        vpxor ymm3, ymm3, ymm8                                       ;   204.0 fp0      8 v[4]
        vpand ymm14, ymm14, ymm3                                     ;   205.0 fp3      8 v[4]
        vpxor ymm14, ymm14, ymm8                                     ;   206.0 fp0      8 v[4]
        vpaddd ymm7, ymm7, ymm14                                     ;   207.0 fp2     27 v[4]
        vpaddd ymm8, ymm8, ymm4                                      ;   204.5 fp1     27 v[3]
        vpxor ymm3, ymm12, ymm0                                      ;   205.0 fp3     23 w[10]
        vpxor ymm14, ymm5, ymm13                                     ;   205.2 fp0     23 w[11]
        vpxor ymm14, ymm14, ymm2                                     ;   206.2 fp2     23 w[11]
        vpxor ymm5, ymm5, ymm10                                      ;   205.5 fp1     23 w[13]
        vpslld ymm1, ymm6, 5                                         ;   207.0 fp2     27 v[4]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 128]   ;   206.0 fp3+agu1   27 v[3]
        vpxor ymm3, ymm3, [rbp + 160]                                ;   206.2 fp0+agu0   23 w[10]
        vpxor ymm3, ymm3, [rbp + 352]                                ;   207.2 fp1+agu1   23 w[10]
        vpxor ymm14, ymm14, [rbp + 192]                              ;   207.2 fp3+agu0   23 w[11]
        vpxor ymm5, ymm5, [rbp + 256]                                ;   207.2 fp0+agu1   23 w[13]
        vmovdqu [rbp + 192], ymm10                                   ;   205.0 agu2+fp5   23 w[5] spill
        vpslld ymm10, ymm3, 1                                        ;   208.2 fp2     23 w[10]
        vpsrld ymm3, ymm3, 0x1f                                      ;   208.2 fp1     23 w[10]
        vpxor ymm10, ymm10, ymm3                                     ;   209.2 fp3     23 w[10]
        vpsrld ymm3, ymm6, 0x1b                                      ;   208.3 fp2     27 v[4]
        vpxor ymm1, ymm1, ymm3                                       ;   209.3 fp0     27 v[4]
        vpaddd ymm7, ymm7, ymm1                                      ;   210.3 fp1     27 v[4]
        vpslld ymm3, ymm6, 0x1e                                      ;   209.3 fp2     28 v[0]
        vpsrld ymm1, ymm6, 2                                         ;   209.5 fp1     28 v[0]
        vpxor ymm3, ymm3, ymm1                                       ;   210.5 fp3     28 v[0]
        vpxor ymm6, ymm6, ymm11                                      ;   209.2 fp0      8 v[3]
        vpslld ymm1, ymm14, 1                                        ;   210.3 fp2     23 w[11]
        vpsrld ymm14, ymm14, 0x1f                                    ;   210.5 fp1     23 w[11]
        vpxor ymm1, ymm1, ymm14                                      ;   211.5 fp3     23 w[11]
        vpxor ymm14, ymm11, ymm15                                    ;   210.2 fp0      8 v[3]
        vpand ymm6, ymm6, ymm14                                      ;   211.2 fp3      8 v[3]
        vpxor ymm6, ymm6, ymm11                                      ;   212.2 fp0      8 v[3]
        vpaddd ymm8, ymm8, ymm6                                      ;   213.2 fp2     27 v[3]
        vpaddd ymm11, ymm11, ymm10                                   ;   211.5 fp1     27 v[2]
        vpxor ymm5, ymm5, ymm10                                      ;   212.0 fp3     23 w[13]
        vpslld ymm6, ymm7, 5                                         ;   212.3 fp2     27 v[3]
        vpsrld ymm14, ymm7, 0x1b                                     ;   212.5 fp1     27 v[3]
        vpxor ymm6, ymm6, ymm14                                      ;   213.5 fp0     27 v[3]
        vpaddd ymm8, ymm8, ymm6                                      ;   214.5 fp3     27 v[3]
        vpslld ymm6, ymm7, 0x1e                                      ;   213.3 fp2     28 v[4]
        vpsrld ymm14, ymm7, 2                                        ;   213.5 fp1     28 v[4]
        vpxor ymm6, ymm6, ymm14                                      ;   214.5 fp0     28 v[4]
        vpxor ymm7, ymm7, ymm15                                      ;   214.0 fp3      8 v[2]
        vpxor ymm14, ymm15, ymm3                                     ;   214.2 fp0      8 v[2]
        vpand ymm7, ymm7, ymm14                                      ;   215.2 fp2      8 v[2]
        vpxor ymm7, ymm7, ymm15                                      ;   216.2 fp1      8 v[2]
        vpaddd ymm11, ymm11, ymm7                                    ;   217.2 fp3     27 v[2]
        vpaddd ymm15, ymm15, ymm1                                    ;   215.2 fp0     27 v[1]
        vpslld ymm7, ymm5, 1                                         ;   215.3 fp2     23 w[13]
        vpsrld ymm5, ymm5, 0x1f                                      ;   215.5 fp1     23 w[13]
        vpxor ymm7, ymm7, ymm5                                       ;   216.5 fp3     23 w[13]
        vpxor ymm5, ymm9, ymm4                                       ;   216.2 fp0     23 w[12]
        vpslld ymm14, ymm8, 5                                        ;   216.3 fp2     27 v[2]
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 128] ;   218.2 fp1+agu0   27 v[2]
        vpaddd ymm15, ymm15, [rel sha1_blocks.T0_constants256 + 128] ;   217.0 fp3+agu1   27 v[1]
        vpxor ymm5, ymm5, [rbp + 64]                                 ;   217.2 fp0+agu0   23 w[12]
        vpxor ymm5, ymm5, [rbp + 160]                                ;   218.2 fp2+agu1   23 w[12]
        vmovdqu [rbp + 160], ymm9                                    ;   214.2 agu2+fp5   23 w[4] spill
        vpsrld ymm9, ymm8, 0x1b                                      ;   217.5 fp1     27 v[2]
        vpxor ymm14, ymm14, ymm9                                     ;   218.5 fp3     27 v[2]
        vpaddd ymm11, ymm11, ymm14                                   ;   219.5 fp0     27 v[2]
        vpslld ymm9, ymm5, 1                                         ;   219.2 fp2     23 w[12]
        vpsrld ymm5, ymm5, 0x1f                                      ;   219.2 fp1     23 w[12]
        vpxor ymm9, ymm9, ymm5                                       ;   220.2 fp3     23 w[12]
        vpslld ymm5, ymm8, 0x1e                                      ;   219.3 fp2     28 v[3]
        vpsrld ymm14, ymm8, 2                                        ;   219.5 fp1     28 v[3]
        vpxor ymm5, ymm5, ymm14                                      ;   220.5 fp0     28 v[3]
        vpxor ymm8, ymm8, ymm3                                       ;   220.0 fp3      8 v[1]
        vpxor ymm14, ymm3, ymm6                                      ;   220.2 fp0      8 v[1]
        vpand ymm8, ymm8, ymm14                                      ;   221.2 fp2      8 v[1]
        vpxor ymm8, ymm8, ymm3                                       ;   222.2 fp1      8 v[1]
        vpaddd ymm15, ymm15, ymm8                                    ;   223.2 fp3     27 v[1]
        vpaddd ymm3, ymm3, ymm9                                      ;   221.2 fp0     27 v[0]
        vpslld ymm8, ymm11, 5                                        ;   221.3 fp2     27 v[1]
        vpsrld ymm14, ymm11, 0x1b                                    ;   221.5 fp1     27 v[1]
        vpxor ymm8, ymm8, ymm14                                      ;   222.5 fp3     27 v[1]
        vpaddd ymm15, ymm15, ymm8                                    ;   224.2 fp0     27 v[1]
        vpslld ymm8, ymm11, 0x1e                                     ;   222.3 fp2     28 v[2]
        vpsrld ymm14, ymm11, 2                                       ;   222.5 fp1     28 v[2]
        vpxor ymm8, ymm8, ymm14                                      ;   223.5 fp3     28 v[2]
        vpxor ymm11, ymm11, ymm6                                     ;   223.2 fp0      8 v[0]
        vpxor ymm14, ymm6, ymm5                                      ;   223.3 fp2      8 v[0]
        vpand ymm11, ymm11, ymm14                                    ;   224.3 fp1      8 v[0]
        vpxor ymm11, ymm11, ymm6                                     ;   225.3 fp3      8 v[0]
        vpaddd ymm3, ymm3, ymm11                                     ;   226.3 fp0     27 v[0]
        vpaddd ymm6, ymm6, ymm7                                      ;   224.3 fp2     27 v[4]
        vpslld ymm11, ymm15, 5                                       ;   225.2 fp1     27 v[0]
        vpsrld ymm14, ymm15, 0x1b                                    ;   225.3 fp2     27 v[0]
        vpxor ymm11, ymm11, ymm14                                    ;   226.3 fp3     27 v[0]
        vpaddd ymm3, ymm3, ymm11                                     ;   227.3 fp0     27 v[0]
        vpslld ymm11, ymm15, 0x1e                                    ;   225.5 fp1     28 v[1]
        vpsrld ymm14, ymm15, 2                                       ;   226.3 fp2     28 v[1]
        vpxor ymm11, ymm11, ymm14                                    ;   227.3 fp3     28 v[1]
        vpxor ymm15, ymm15, ymm5                                     ;   226.2 fp0      8 v[4]
        vpxor ymm14, ymm5, ymm8                                      ;   226.5 fp1      8 v[4]
        vpand ymm15, ymm15, ymm14                                    ;   227.5 fp3      8 v[4]
        vpxor ymm15, ymm15, ymm5                                     ;   228.5 fp0      8 v[4]
        vpaddd ymm6, ymm6, ymm15                                     ;   229.5 fp2     27 v[4]
        vpxor ymm14, ymm12, ymm7                                     ;   227.5 fp1     23 w[0]
        vpxor ymm14, ymm14, ymm13                                    ;   228.5 fp3     23 w[0]
        vpxor ymm12, ymm12, ymm10                                    ;   228.2 fp0     23 w[2]
        vpxor ymm15, ymm0, ymm9                                      ;   228.3 fp2     23 w[15]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 128]   ;   228.5 fp1+agu0   27 v[0]
        vpaddd ymm6, ymm6, [rel sha1_blocks.T0_constants256 + 128]   ;   230.5 fp3+agu1   27 v[4]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 128]   ;   229.2 fp0+agu0   27 v[3]
        vpxor ymm15, ymm15, [rbp + 384]                              ;   229.3 fp2+agu1   23 w[15]
        vpxor ymm15, ymm15, [rbp + 256]                              ;   230.3 fp1+agu0   23 w[15]
        vpxor ymm14, ymm14, [rbp + 96]                               ;   230.0 fp3+agu1   23 w[0]
        vpxor ymm12, ymm12, [rbp + 160]                              ;   230.2 fp0+agu0   23 w[2]
        vmovdqu [rbp + 256], ymm10                                   ;   227.3 agu2+fp5   23 w[10] spill
        vpslld ymm10, ymm15, 1                                       ;   231.3 fp2     23 w[15]
        vpsrld ymm15, ymm15, 0x1f                                    ;   231.3 fp1     23 w[15]
        vpxor ymm10, ymm10, ymm15                                    ;   232.3 fp3     23 w[15]
        vpslld ymm15, ymm14, 1                                       ;   231.3 fp2     23 w[0]
        vpsrld ymm14, ymm14, 0x1f                                    ;   231.5 fp1     23 w[0]
        vpxor ymm15, ymm15, ymm14                                    ;   232.5 fp0     23 w[0]
        vpslld ymm14, ymm3, 5                                        ;   232.3 fp2     27 v[4]
        vpxor ymm12, ymm12, ymm10                                    ;   233.3 fp3     23 w[2]
        vmovdqu [rbp + 352], ymm13                                   ;   228.8 agu2+fp5   23 w[8] spill
        vpsrld ymm13, ymm3, 0x1b                                     ;   232.5 fp1     27 v[4]
        vpxor ymm14, ymm14, ymm13                                    ;   233.5 fp0     27 v[4]
        vpaddd ymm6, ymm6, ymm14                                     ;   234.5 fp3     27 v[4]
        vpslld ymm13, ymm3, 0x1e                                     ;   233.3 fp2     28 v[0]
        vpsrld ymm14, ymm3, 2                                        ;   233.5 fp1     28 v[0]
        vpxor ymm13, ymm13, ymm14                                    ;   234.5 fp0     28 v[0]
        vpxor ymm3, ymm3, ymm8                                       ;   234.0 fp3      8 v[3]
        vpxor ymm14, ymm8, ymm11                                     ;   234.2 fp0      8 v[3]
        vpand ymm3, ymm3, ymm14                                      ;   235.2 fp2      8 v[3]
        vpxor ymm3, ymm3, ymm8                                       ;   236.2 fp1      8 v[3]
        vpaddd ymm5, ymm5, ymm3                                      ;   237.2 fp3     27 v[3]
        vpaddd ymm8, ymm8, ymm10                                     ;   235.2 fp0     27 v[2]
        vmovdqu ymm3, [rbp + 128]                                    ;   232.3 agu1    23 w[6] reload
        vpxor ymm14, ymm1, ymm3                                      ;   239.3 fp2     23 w[14]
        vpxor ymm14, ymm14, [rbp + 96]                               ;   240.3 fp1+agu0   23 w[14]
        vpxor ymm14, ymm14, [rbp + 64]                               ;   241.3 fp3+agu1   23 w[14]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 128]   ;   236.2 fp0+agu0   27 v[2]
        vpslld ymm3, ymm14, 1                                        ;   242.3 fp2     23 w[14]
        vpsrld ymm14, ymm14, 0x1f                                    ;   242.3 fp1     23 w[14]
        vpxor ymm3, ymm3, ymm14                                      ;   243.3 fp3     23 w[14]
        vpslld ymm14, ymm12, 1                                       ;   237.3 fp2     23 w[2]
        vpsrld ymm12, ymm12, 0x1f                                    ;   237.5 fp1     23 w[2]
        vpxor ymm14, ymm14, ymm12                                    ;   238.5 fp0     23 w[2]
        vpxor ymm12, ymm2, ymm3                                      ;   244.3 fp3     23 w[1]
        vpxor ymm12, ymm12, ymm4                                     ;   245.3 fp0     23 w[1]
        vpaddd ymm5, ymm5, ymm3                                      ;   244.3 fp2     27 v[3]
        vpxor ymm2, ymm2, ymm1                                       ;   238.5 fp1     23 w[3]
        vpxor ymm2, ymm2, ymm15                                      ;   239.5 fp3     23 w[3]
        vpxor ymm12, ymm12, [rbp + 384]                              ;   246.3 fp0+agu1   23 w[1]
        vpxor ymm2, ymm2, [rbp + 192]                                ;   240.5 fp2+agu0   23 w[3]
        vmovdqu [rbp + 384], ymm1                                    ;   237.3 agu2+fp5   23 w[11] spill
        vpslld ymm1, ymm6, 5                                         ;   239.5 fp1     27 v[3]
        vmovdqu [rbp + 64], ymm10                                    ;   238.3 agu1+fp5   23 w[15] spill
        vpsrld ymm10, ymm6, 0x1b                                     ;   240.3 fp2     27 v[3]
        vpxor ymm1, ymm1, ymm10                                      ;   241.3 fp3     27 v[3]
        vpaddd ymm5, ymm5, ymm1                                      ;   245.3 fp0     27 v[3]
        vpslld ymm10, ymm6, 0x1e                                     ;   240.5 fp1     28 v[4]
        vpsrld ymm1, ymm6, 2                                         ;   241.3 fp2     28 v[4]
        vpxor ymm10, ymm10, ymm1                                     ;   242.3 fp3     28 v[4]
        vpxor ymm6, ymm6, ymm11                                      ;   241.2 fp0      8 v[2]
        vpxor ymm1, ymm11, ymm13                                     ;   241.5 fp1      8 v[2]
        vpand ymm6, ymm6, ymm1                                       ;   242.5 fp3      8 v[2]
        vpxor ymm6, ymm6, ymm11                                      ;   243.5 fp0      8 v[2]
        vpaddd ymm8, ymm8, ymm6                                      ;   244.5 fp2     27 v[2]
        vpaddd ymm11, ymm11, ymm15                                   ;   242.5 fp1     27 v[1]
        vpslld ymm6, ymm12, 1                                        ;   247.3 fp2     23 w[1]
        vpsrld ymm12, ymm12, 0x1f                                    ;   247.3 fp1     23 w[1]
        vpxor ymm6, ymm6, ymm12                                      ;   248.3 fp3     23 w[1]
        vpslld ymm12, ymm2, 1                                        ;   244.3 fp2     23 w[3]
        vpsrld ymm1, ymm2, 0x1f                                      ;   244.5 fp1     23 w[3]
        vpxor ymm12, ymm12, ymm1                                     ;   245.5 fp0     23 w[3]
        vpslld ymm1, ymm5, 5                                         ;   246.3 fp2     27 v[2]
        vpsrld ymm2, ymm5, 0x1b                                      ;   246.3 fp1     27 v[2]
        vpxor ymm1, ymm1, ymm2                                       ;   247.3 fp3     27 v[2]
        vpaddd ymm8, ymm8, ymm1                                      ;   248.3 fp0     27 v[2]
        vpslld ymm1, ymm5, 0x1e                                      ;   246.3 fp2     28 v[3]
        vpsrld ymm2, ymm5, 2                                         ;   246.5 fp1     28 v[3]
        vpxor ymm1, ymm1, ymm2                                       ;   247.5 fp3     28 v[3]
        vpxor ymm5, ymm5, ymm13                                      ;   246.3 fp0      8 v[1]
        vpxor ymm2, ymm13, ymm10                                     ;   246.0 fp3      8 v[1]
        vpand ymm5, ymm5, ymm2                                       ;   247.3 fp0      8 v[1]
        vpxor ymm5, ymm5, ymm13                                      ;   248.3 fp3      8 v[1]
        vpaddd ymm11, ymm11, ymm5                                    ;   249.3 fp0     27 v[1]
        vpaddd ymm13, ymm13, ymm6                                    ;   249.3 fp2     27 v[0]
        vpslld ymm5, ymm8, 5                                         ;   249.3 fp1     27 v[1]
        vpsrld ymm2, ymm8, 0x1b                                      ;   249.3 fp2     27 v[1]
        vpxor ymm5, ymm5, ymm2                                       ;   250.3 fp3     27 v[1]
        vpaddd ymm11, ymm11, ymm5                                    ;   251.3 fp0     27 v[1]
        vpslld ymm5, ymm8, 0x1e                                      ;   249.3 fp1     28 v[2]
        vpsrld ymm2, ymm8, 2                                         ;   249.3 fp2     28 v[2]
        vpxor ymm5, ymm5, ymm2                                       ;   250.3 fp3     28 v[2]
        vpxor ymm8, ymm8, ymm10                                      ;   249.3 fp0      8 v[0]
        vpxor ymm2, ymm10, ymm1                                      ;   249.5 fp1      8 v[0]
        vpand ymm8, ymm8, ymm2                                       ;   250.5 fp3      8 v[0]
        vpxor ymm8, ymm8, ymm10                                      ;   251.5 fp0      8 v[0]
        vpaddd ymm13, ymm13, ymm8                                    ;   252.5 fp2     27 v[0]
        vpaddd ymm10, ymm10, ymm14                                   ;   250.5 fp1     27 v[4]
        vpxor ymm8, ymm1, ymm5                                       ;   251.3 fp3      8 v[4]
        vmovdqa ymm2, ymm1                                           ;   249.3          8 v[4] copy
        vpaddd ymm11, ymm11, [rel sha1_blocks.T0_constants256 + 128] ;   252.3 fp0+agu0   27 v[1]
        vpxor ymm2, ymm2, ymm11                                      ;   253.3 fp2      8 v[4]
        vpand ymm8, ymm8, ymm2                                       ;   254.3 fp1      8 v[4]
        vpxor ymm8, ymm8, ymm1                                       ;   255.3 fp3      8 v[4]
        vpaddd ymm10, ymm10, ymm8                                    ;   256.3 fp0     27 v[4]
        vpslld ymm8, ymm11, 5                                        ;   253.3 fp2     27 v[0]
        vpsrld ymm2, ymm11, 0x1b                                     ;   253.3 fp1     27 v[0]
        vpxor ymm8, ymm8, ymm2                                       ;   254.3 fp3     27 v[0]
        vpaddd ymm13, ymm13, ymm8                                    ;   255.3 fp0     27 v[0]
        vpslld ymm8, ymm11, 0x1e                                     ;   253.3 fp2     28 v[1]
        vpsrld ymm11, ymm11, 2                                       ;   253.5 fp1     28 v[1]
        vpxor ymm8, ymm8, ymm11                                      ;   254.5 fp3     28 v[1]
        vpaddd ymm1, ymm1, ymm12                                     ;   254.2 fp0     27 v[3]
        vpxor ymm11, ymm0, ymm14                                     ;   254.3 fp2     23 w[5]
        vpxor ymm11, ymm11, ymm7                                     ;   255.3 fp1     23 w[5]
        vpxor ymm0, ymm0, ymm4                                       ;   255.0 fp3     23 w[7]
        vpxor ymm2, ymm9, ymm6                                       ;   255.2 fp0     23 w[4]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 128] ;   256.3 fp2+agu1   27 v[0]
        vpaddd ymm10, ymm10, [rel sha1_blocks.T0_constants256 + 128] ;   257.3 fp1+agu0   27 v[4]
        vpaddd ymm1, ymm1, [rel sha1_blocks.T0_constants256 + 128]   ;   256.0 fp3+agu1   27 v[3]
        vpxor ymm2, ymm2, [rbp + 128]                                ;   256.2 fp0+agu0   23 w[4]
        vpxor ymm2, ymm2, [rbp + 160]                                ;   257.2 fp2+agu1   23 w[4]
        vpxor ymm11, ymm11, [rbp + 192]                              ;   256.5 fp1+agu0   23 w[5]
        vpxor ymm0, ymm0, [rbp + 64]                                 ;   257.0 fp3+agu1   23 w[7]
        vmovdqu [rbp + 192], ymm7                                    ;   254.5 agu2+fp5   23 w[13] spill
        vpslld ymm7, ymm2, 1                                         ;   258.2 fp2     23 w[4]
        vpsrld ymm2, ymm2, 0x1f                                      ;   258.2 fp1     23 w[4]
        vpxor ymm7, ymm7, ymm2                                       ;   259.2 fp0     23 w[4]
        vpslld ymm2, ymm11, 1                                        ;   258.3 fp2     23 w[5]
        vpsrld ymm11, ymm11, 0x1f                                    ;   258.5 fp1     23 w[5]
        vpxor ymm2, ymm2, ymm11                                      ;   259.5 fp3     23 w[5]
        vpslld ymm11, ymm13, 5                                       ;   259.3 fp2     27 v[4]
        vpxor ymm0, ymm0, ymm7                                       ;   260.2 fp0     23 w[7]
        vmovdqu [rbp + 160], ymm9                                    ;   256.0 agu2+fp5   23 w[12] spill
        vpsrld ymm9, ymm13, 0x1b                                     ;   259.5 fp1     27 v[4]
        vpxor ymm11, ymm11, ymm9                                     ;   260.5 fp3     27 v[4]
        vpaddd ymm10, ymm10, ymm11                                   ;   261.5 fp0     27 v[4]
        vpslld ymm9, ymm13, 0x1e                                     ;   260.3 fp2     28 v[0]
        vpsrld ymm11, ymm13, 2                                       ;   260.5 fp1     28 v[0]
        vpxor ymm9, ymm9, ymm11                                      ;   261.5 fp3     28 v[0]
        vpxor ymm13, ymm13, ymm5                                     ;   260.2 fp0      8 v[3]
        vpxor ymm11, ymm5, ymm8                                      ;   261.0 fp3      8 v[3]
        vpand ymm13, ymm13, ymm11                                    ;   262.0 fp0      8 v[3]
        vpxor ymm13, ymm13, ymm5                                     ;   263.0 fp2      8 v[3]
        vpaddd ymm1, ymm1, ymm13                                     ;   264.0 fp1     27 v[3]
        vpaddd ymm5, ymm5, ymm7                                      ;   262.0 fp3     27 v[2]
        vpslld ymm11, ymm0, 1                                        ;   262.3 fp2     23 w[7]
        vpsrld ymm13, ymm0, 0x1f                                     ;   262.5 fp1     23 w[7]
        vpxor ymm11, ymm11, ymm13                                    ;   263.5 fp0     23 w[7]
        vpslld ymm13, ymm10, 5                                       ;   263.3 fp2     27 v[3]
        vpsrld ymm0, ymm10, 0x1b                                     ;   263.5 fp1     27 v[3]
        vpxor ymm13, ymm13, ymm0                                     ;   264.5 fp3     27 v[3]
        vpaddd ymm1, ymm1, ymm13                                     ;   265.5 fp0     27 v[3]
        vpslld ymm13, ymm10, 0x1e                                    ;   264.3 fp2     28 v[4]
        vpsrld ymm0, ymm10, 2                                        ;   264.5 fp1     28 v[4]
        vpxor ymm13, ymm13, ymm0                                     ;   265.5 fp3     28 v[4]
        vpxor ymm10, ymm10, ymm8                                     ;   264.2 fp0      8 v[2]
        vpxor ymm0, ymm8, ymm9                                       ;   265.0 fp3      8 v[2]
        vpand ymm10, ymm10, ymm0                                     ;   266.0 fp0      8 v[2]
        vpxor ymm10, ymm10, ymm8                                     ;   267.0 fp2      8 v[2]
        vpaddd ymm5, ymm5, ymm10                                     ;   268.0 fp1     27 v[2]
        vpaddd ymm8, ymm8, ymm2                                      ;   266.0 fp3     27 v[1]
        vpxor ymm4, ymm4, ymm6                                       ;   266.2 fp0     23 w[9]
        vpxor ymm10, ymm3, ymm12                                     ;   266.3 fp2     23 w[6]
        vpslld ymm0, ymm1, 5                                         ;   266.5 fp1     27 v[2]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 128]   ;   269.0 fp3+agu0   27 v[2]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 128]   ;   267.2 fp0+agu1   27 v[1]
        vpxor ymm10, ymm10, [rbp + 352]                              ;   267.3 fp2+agu0   23 w[6]
        vpxor ymm10, ymm10, [rbp + 128]                              ;   268.3 fp1+agu1   23 w[6]
        vpxor ymm4, ymm4, [rbp + 384]                                ;   268.0 fp3+agu0   23 w[9]
        vmovdqu [rbp + 128], ymm6                                    ;   264.7 agu2+fp5   23 w[1] spill
        vpslld ymm6, ymm10, 1                                        ;   269.3 fp2     23 w[6]
        vpsrld ymm10, ymm10, 0x1f                                    ;   269.3 fp1     23 w[6]
        vpxor ymm6, ymm6, ymm10                                      ;   270.3 fp0     23 w[6]
        vpsrld ymm10, ymm1, 0x1b                                     ;   269.3 fp2     27 v[2]
        vpxor ymm0, ymm0, ymm10                                      ;   270.3 fp3     27 v[2]
        vpaddd ymm5, ymm5, ymm0                                      ;   271.3 fp0     27 v[2]
        vpslld ymm10, ymm1, 0x1e                                     ;   269.5 fp1     28 v[3]
        vpsrld ymm0, ymm1, 2                                         ;   270.3 fp2     28 v[3]
        vpxor ymm10, ymm10, ymm0                                     ;   271.3 fp3     28 v[3]
        vpxor ymm1, ymm1, ymm9                                       ;   270.2 fp0      8 v[1]
        vpxor ymm0, ymm9, ymm13                                      ;   270.5 fp1      8 v[1]
        vpand ymm1, ymm1, ymm0                                       ;   271.5 fp3      8 v[1]
        vpxor ymm1, ymm1, ymm9                                       ;   272.5 fp0      8 v[1]
        vpaddd ymm8, ymm8, ymm1                                      ;   273.5 fp2     27 v[1]
        vpaddd ymm9, ymm9, ymm6                                      ;   271.5 fp1     27 v[0]
        vpxor ymm4, ymm4, ymm6                                       ;   272.0 fp3     23 w[9]
        vpslld ymm0, ymm5, 5                                         ;   272.3 fp2     27 v[1]
        vpsrld ymm1, ymm5, 0x1b                                      ;   272.5 fp1     27 v[1]
        vpxor ymm0, ymm0, ymm1                                       ;   273.5 fp0     27 v[1]
        vpaddd ymm8, ymm8, ymm0                                      ;   274.5 fp3     27 v[1]
        vpslld ymm0, ymm5, 0x1e                                      ;   273.3 fp2     28 v[2]
        vpsrld ymm1, ymm5, 2                                         ;   273.5 fp1     28 v[2]
        vpxor ymm0, ymm0, ymm1                                       ;   274.5 fp0     28 v[2]
        vpxor ymm5, ymm5, ymm13                                      ;   274.0 fp3      8 v[0]
        vpxor ymm1, ymm13, ymm10                                     ;   274.2 fp0      8 v[0]
        vpand ymm5, ymm5, ymm1                                       ;   275.2 fp2      8 v[0]
        vpxor ymm5, ymm5, ymm13                                      ;   276.2 fp1      8 v[0]
        vpaddd ymm9, ymm9, ymm5                                      ;   277.2 fp3     27 v[0]
        vpaddd ymm13, ymm13, ymm11                                   ;   275.2 fp0     27 v[4]
        vpslld ymm5, ymm4, 1                                         ;   275.3 fp2     23 w[9]
        vpsrld ymm4, ymm4, 0x1f                                      ;   275.5 fp1     23 w[9]
        vpxor ymm5, ymm5, ymm4                                       ;   276.5 fp3     23 w[9]
        vpxor ymm4, ymm15, ymm2                                      ;   276.2 fp0     23 w[8]
        vpslld ymm1, ymm8, 5                                         ;   276.3 fp2     27 v[0]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 128]   ;   278.2 fp1+agu1   27 v[0]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 128] ;   277.0 fp3+agu0   27 v[4]
        vpxor ymm4, ymm4, [rbp + 256]                                ;   277.2 fp0+agu1   23 w[8]
        vpxor ymm4, ymm4, [rbp + 352]                                ;   278.2 fp2+agu0   23 w[8]
        vmovdqu [rbp + 352], ymm15                                   ;   274.2 agu2+fp5   23 w[0] spill
        vpsrld ymm15, ymm8, 0x1b                                     ;   277.5 fp1     27 v[0]
        vpxor ymm1, ymm1, ymm15                                      ;   278.5 fp3     27 v[0]
        vpaddd ymm9, ymm9, ymm1                                      ;   279.5 fp0     27 v[0]
        vpslld ymm15, ymm4, 1                                        ;   279.2 fp2     23 w[8]
        vpsrld ymm4, ymm4, 0x1f                                      ;   279.2 fp1     23 w[8]
        vpxor ymm15, ymm15, ymm4                                     ;   280.2 fp3     23 w[8]
        vpslld ymm4, ymm8, 0x1e                                      ;   279.3 fp2     28 v[1]
        vpsrld ymm1, ymm8, 2                                         ;   279.5 fp1     28 v[1]
        vpxor ymm4, ymm4, ymm1                                       ;   280.5 fp0     28 v[1]
        vpxor ymm8, ymm8, ymm10                                      ;   280.0 fp3      8 v[4]
        vpxor ymm1, ymm10, ymm0                                      ;   280.2 fp0      8 v[4]
        vpand ymm8, ymm8, ymm1                                       ;   281.2 fp2      8 v[4]
        vpxor ymm8, ymm8, ymm10                                      ;   282.2 fp1      8 v[4]
        vpaddd ymm13, ymm13, ymm8                                    ;   283.2 fp3     27 v[4]
        vpaddd ymm10, ymm10, ymm15                                   ;   281.2 fp0     27 v[3]
        vpslld ymm8, ymm9, 5                                         ;   281.3 fp2     27 v[4]
        vpsrld ymm1, ymm9, 0x1b                                      ;   281.5 fp1     27 v[4]
        vpxor ymm8, ymm8, ymm1                                       ;   282.5 fp3     27 v[4]
        vpaddd ymm13, ymm13, ymm8                                    ;   284.2 fp0     27 v[4]
        vpslld ymm8, ymm9, 0x1e                                      ;   282.3 fp2     28 v[0]
        vpsrld ymm1, ymm9, 2                                         ;   282.5 fp1     28 v[0]
        vpxor ymm8, ymm8, ymm1                                       ;   283.5 fp3     28 v[0]
        vpxor ymm9, ymm9, ymm0                                       ;   283.2 fp0      8 v[3]
        vpxor ymm1, ymm0, ymm4                                       ;   283.3 fp2      8 v[3]
        vpand ymm9, ymm9, ymm1                                       ;   284.3 fp1      8 v[3]
        vpxor ymm9, ymm9, ymm0                                       ;   285.3 fp3      8 v[3]
        vpaddd ymm10, ymm10, ymm9                                    ;   286.3 fp0     27 v[3]
        vpaddd ymm0, ymm0, ymm5                                      ;   284.3 fp2     27 v[2]
        vpxor ymm9, ymm14, ymm11                                     ;   284.5 fp1     23 w[10]
        vpslld ymm1, ymm13, 5                                        ;   285.3 fp2     27 v[3]
        vpaddd ymm10, ymm10, [rel sha1_blocks.T0_constants256 + 128] ;   287.3 fp3+agu1   27 v[3]
        vpaddd ymm0, ymm0, [rel sha1_blocks.T0_constants256 + 128]   ;   285.3 fp0+agu0   27 v[2]
        vpxor ymm9, ymm9, [rbp + 160]                                ;   285.5 fp1+agu1   23 w[10]
        vpxor ymm9, ymm9, [rbp + 256]                                ;   286.5 fp3+agu0   23 w[10]
        vmovdqu [rbp + 256], ymm14                                   ;   282.7 agu2+fp5   23 w[2] spill
        vpslld ymm14, ymm9, 1                                        ;   287.5 fp2     23 w[10]
        vpsrld ymm9, ymm9, 0x1f                                      ;   287.5 fp1     23 w[10]
        vpxor ymm14, ymm14, ymm9                                     ;   288.5 fp0     23 w[10]
        vpsrld ymm9, ymm13, 0x1b                                     ;   287.3 fp2     27 v[3]
        vpxor ymm1, ymm1, ymm9                                       ;   288.3 fp3     27 v[3]
        vpaddd ymm10, ymm10, ymm1                                    ;   289.3 fp0     27 v[3]
        vpslld ymm9, ymm13, 0x1e                                     ;   287.5 fp1     28 v[4]
        vpsrld ymm1, ymm13, 2                                        ;   288.3 fp2     28 v[4]
        vpxor ymm9, ymm9, ymm1                                       ;   289.3 fp3     28 v[4]
        vpxor ymm13, ymm13, ymm4                                     ;   288.2 fp0      8 v[2]
        vpxor ymm1, ymm4, ymm8                                       ;   288.5 fp1      8 v[2]
        vpand ymm13, ymm13, ymm1                                     ;   289.5 fp3      8 v[2]
        vpxor ymm13, ymm13, ymm4                                     ;   290.5 fp0      8 v[2]
        vpaddd ymm0, ymm0, ymm13                                     ;   291.5 fp2     27 v[2]
        vpaddd ymm4, ymm4, ymm14                                     ;   289.5 fp1     27 v[1]
        vpxor ymm13, ymm3, ymm5                                      ;   290.0 fp3     23 w[12]
        vpxor ymm13, ymm13, ymm7                                     ;   291.0 fp0     23 w[12]
        vpxor ymm3, ymm3, ymm6                                       ;   290.3 fp2     23 w[14]
        vpxor ymm1, ymm12, ymm15                                     ;   290.5 fp1     23 w[11]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 128]   ;   291.0 fp3+agu1   27 v[1]
        vpxor ymm1, ymm1, [rbp + 192]                                ;   291.5 fp0+agu0   23 w[11]
        vpxor ymm1, ymm1, [rbp + 384]                                ;   292.5 fp2+agu1   23 w[11]
        vpxor ymm13, ymm13, [rbp + 160]                              ;   292.0 fp1+agu0   23 w[12]
        vpxor ymm3, ymm3, [rbp + 352]                                ;   292.0 fp3+agu1   23 w[14]
        vmovdqu [rbp + 160], ymm6                                    ;   288.8 agu2+fp5   23 w[6] spill
        vpslld ymm6, ymm1, 1                                         ;   293.5 fp2     23 w[11]
        vpsrld ymm1, ymm1, 0x1f                                      ;   293.5 fp1     23 w[11]
        vpxor ymm6, ymm6, ymm1                                       ;   294.5 fp0     23 w[11]
        vpslld ymm1, ymm13, 1                                        ;   293.3 fp2     23 w[12]
        vpsrld ymm13, ymm13, 0x1f                                    ;   293.5 fp1     23 w[12]
        vpxor ymm1, ymm1, ymm13                                      ;   294.5 fp3     23 w[12]
        vpslld ymm13, ymm10, 5                                       ;   294.3 fp2     27 v[2]
        vpxor ymm3, ymm3, ymm6                                       ;   295.5 fp0     23 w[14]
        vmovdqu [rbp + 384], ymm7                                    ;   290.7 agu2+fp5   23 w[4] spill
        vpsrld ymm7, ymm10, 0x1b                                     ;   294.5 fp1     27 v[2]
        vpxor ymm13, ymm13, ymm7                                     ;   295.5 fp3     27 v[2]
        vpaddd ymm0, ymm0, ymm13                                     ;   296.5 fp0     27 v[2]
        vpslld ymm7, ymm10, 0x1e                                     ;   295.3 fp2     28 v[3]
        vpsrld ymm13, ymm10, 2                                       ;   295.5 fp1     28 v[3]
        vpxor ymm7, ymm7, ymm13                                      ;   296.5 fp3     28 v[3]
        vpxor ymm10, ymm10, ymm8                                     ;   295.2 fp0      8 v[1]
        vpxor ymm13, ymm8, ymm9                                      ;   296.0 fp3      8 v[1]
        vpand ymm10, ymm10, ymm13                                    ;   297.0 fp0      8 v[1]
        vpxor ymm10, ymm10, ymm8                                     ;   298.0 fp2      8 v[1]
        vpaddd ymm4, ymm4, ymm10                                     ;   299.0 fp1     27 v[1]
        vpaddd ymm8, ymm8, ymm6                                      ;   297.0 fp3     27 v[0]
        vpslld ymm10, ymm3, 1                                        ;   297.3 fp2     23 w[14]
        vpsrld ymm3, ymm3, 0x1f                                      ;   297.5 fp1     23 w[14]
        vpxor ymm10, ymm10, ymm3                                     ;   298.5 fp0     23 w[14]
        vpxor ymm3, ymm7, ymm9                                       ;   298.0 fp3      8 v[0]
        vpxor ymm13, ymm9, ymm0                                      ;   298.2 fp0      8 v[0]
        vpand ymm3, ymm3, ymm13                                      ;   299.2 fp2      8 v[0]
        vpxor ymm3, ymm3, ymm9                                       ;   300.2 fp1      8 v[0]
        vpaddd ymm8, ymm8, ymm3                                      ;   301.2 fp3     27 v[0]
        vpslld ymm3, ymm0, 5                                         ;   299.3 fp2     27 v[1]
        vpsrld ymm13, ymm0, 0x1b                                     ;   299.5 fp1     27 v[1]
        vpxor ymm3, ymm3, ymm13                                      ;   300.5 fp0     27 v[1]
        vpaddd ymm4, ymm4, ymm3                                      ;   301.5 fp3     27 v[1]
        vpslld ymm3, ymm0, 0x1e                                      ;   300.3 fp2     28 v[2]
        vpsrld ymm13, ymm0, 2                                        ;   300.5 fp1     28 v[2]
        vpxor ymm3, ymm3, ymm13                                      ;   301.5 fp0     28 v[2]
        vpxor ymm13, ymm7, ymm4                                      ;   302.5 fp3      7 v[4]
        vpxor ymm13, ymm13, ymm3                                     ;   303.5 fp0      7 v[4]
        vpaddd ymm9, ymm9, ymm13                                     ;   304.5 fp2     27 v[4]
        vpaddd ymm9, ymm9, ymm1                                      ;   305.5 fp1     27 v[4]
        vpslld ymm13, ymm4, 5                                        ;   302.5 fp2     27 v[0]
        vpsrld ymm0, ymm4, 0x1b                                      ;   302.5 fp1     27 v[0]
        vpxor ymm13, ymm13, ymm0                                     ;   303.5 fp3     27 v[0]
        vpaddd ymm8, ymm8, ymm13                                     ;   304.5 fp0     27 v[0]
        vpslld ymm13, ymm4, 0x1e                                     ;   303.3 fp2     28 v[1]
        vpsrld ymm4, ymm4, 2                                         ;   303.5 fp1     28 v[1]
        vpxor ymm13, ymm13, ymm4                                     ;   304.5 fp3     28 v[1]
        vpxor ymm4, ymm3, ymm13                                      ;   305.5 fp0      7 v[3]
        vpxor ymm0, ymm2, ymm14                                      ;   304.0 fp3     23 w[13]
        vpaddd ymm3, ymm3, ymm10                                     ;   304.2 fp0     27 v[2]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 128]   ;   305.5 fp2+agu0   27 v[0]
        vpxor ymm4, ymm4, ymm8                                       ;   306.5 fp1      7 v[3]
        vpaddd ymm7, ymm7, ymm4                                      ;   307.5 fp3     27 v[3]
        vpslld ymm4, ymm8, 5                                         ;   306.5 fp2     27 v[4]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 160]   ;   306.5 fp0+agu1   27 v[4]
        vpxor ymm0, ymm0, [rbp + 64]                                 ;   305.5 fp1+agu0   23 w[13]
        vpxor ymm0, ymm0, [rbp + 192]                                ;   306.5 fp3+agu1   23 w[13]
        vpaddd ymm7, ymm7, [rel sha1_blocks.T0_constants256 + 160]   ;   308.5 fp0+agu0   27 v[3]
        vpaddd ymm3, ymm3, [rel sha1_blocks.T0_constants256 + 160]   ;   306.3 fp2+agu1   27 v[2]
        vmovdqu [rbp + 192], ymm2                                    ;   304.0 agu2+fp5   23 w[5] spill
        vpslld ymm2, ymm0, 1                                         ;   307.5 fp1     23 w[13]
        vpsrld ymm0, ymm0, 0x1f                                      ;   307.5 fp2     23 w[13]
        vpxor ymm2, ymm2, ymm0                                       ;   308.5 fp3     23 w[13]
        vpsrld ymm0, ymm8, 0x1b                                      ;   307.5 fp1     27 v[4]
        vpxor ymm4, ymm4, ymm0                                       ;   308.5 fp0     27 v[4]
        vpaddd ymm9, ymm9, ymm4                                      ;   309.5 fp3     27 v[4]
        vpslld ymm4, ymm8, 0x1e                                      ;   308.3 fp2     28 v[0]
        vpsrld ymm8, ymm8, 2                                         ;   308.5 fp1     28 v[0]
        vpxor ymm4, ymm4, ymm8                                       ;   309.5 fp0     28 v[0]
        vpxor ymm8, ymm13, ymm9                                      ;   310.5 fp3      7 v[2]
        vpxor ymm8, ymm8, ymm4                                       ;   311.5 fp0      7 v[2]
        vpaddd ymm3, ymm3, ymm8                                      ;   312.5 fp2     27 v[2]
        vpaddd ymm7, ymm7, ymm2                                      ;   309.5 fp1     27 v[3]
        vpslld ymm8, ymm9, 5                                         ;   310.5 fp2     27 v[3]
        vpsrld ymm0, ymm9, 0x1b                                      ;   310.5 fp1     27 v[3]
        vpxor ymm8, ymm8, ymm0                                       ;   311.5 fp3     27 v[3]
        vpaddd ymm7, ymm7, ymm8                                      ;   312.5 fp0     27 v[3]
        vpslld ymm8, ymm9, 0x1e                                      ;   311.3 fp2     28 v[4]
        vpsrld ymm9, ymm9, 2                                         ;   311.5 fp1     28 v[4]
        vpxor ymm8, ymm8, ymm9                                       ;   312.5 fp3     28 v[4]
        vpxor ymm9, ymm4, ymm7                                       ;   313.5 fp0      7 v[1]
        vpxor ymm9, ymm9, ymm8                                       ;   314.5 fp3      7 v[1]
        vpaddd ymm13, ymm13, ymm9                                    ;   315.5 fp0     27 v[1]
        vpxor ymm9, ymm11, ymm1                                      ;   312.3 fp2     23 w[15]
        vpxor ymm0, ymm12, ymm10                                     ;   312.5 fp1     23 w[1]
        vpxor ymm0, ymm0, ymm5                                       ;   313.5 fp3     23 w[1]
        vpxor ymm12, ymm12, ymm6                                     ;   313.2 fp0     23 w[3]
        vpxor ymm9, ymm9, [rbp + 128]                                ;   313.3 fp2+agu0   23 w[15]
        vpxor ymm9, ymm9, [rbp + 64]                                 ;   314.3 fp1+agu1   23 w[15]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 160] ;   316.5 fp3+agu0   27 v[1]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 160]   ;   314.2 fp0+agu1   27 v[0]
        vpxor ymm0, ymm0, [rbp + 128]                                ;   314.5 fp2+agu0   23 w[1]
        vpxor ymm12, ymm12, [rbp + 192]                              ;   314.5 fp1+agu1   23 w[3]
        vmovdqu [rbp + 128], ymm6                                    ;   312.3 agu2+fp5   23 w[11] spill
        vpslld ymm6, ymm9, 1                                         ;   315.3 fp2     23 w[15]
        vpsrld ymm9, ymm9, 0x1f                                      ;   315.5 fp1     23 w[15]
        vpxor ymm6, ymm6, ymm9                                       ;   316.5 fp3     23 w[15]
        vpslld ymm9, ymm7, 5                                         ;   316.3 fp2     27 v[2]
        vpaddd ymm13, ymm13, ymm6                                    ;   317.5 fp0     27 v[1]
        vmovdqu [rbp + 64], ymm5                                     ;   313.3 agu2+fp5   23 w[9] spill
        vpsrld ymm5, ymm7, 0x1b                                      ;   316.5 fp1     27 v[2]
        vpxor ymm9, ymm9, ymm5                                       ;   317.5 fp3     27 v[2]
        vpaddd ymm3, ymm3, ymm9                                      ;   318.5 fp0     27 v[2]
        vpslld ymm5, ymm7, 0x1e                                      ;   317.3 fp2     28 v[3]
        vpsrld ymm7, ymm7, 2                                         ;   317.5 fp1     28 v[3]
        vpxor ymm5, ymm5, ymm7                                       ;   318.5 fp3     28 v[3]
        vpslld ymm7, ymm0, 1                                         ;   318.3 fp2     23 w[1]
        vpsrld ymm9, ymm0, 0x1f                                      ;   318.5 fp1     23 w[1]
        vpxor ymm7, ymm7, ymm9                                       ;   319.5 fp0     23 w[1]
        vpxor ymm9, ymm8, ymm3                                       ;   319.5 fp3      7 v[0]
        vpxor ymm9, ymm9, ymm5                                       ;   320.5 fp0      7 v[0]
        vpaddd ymm4, ymm4, ymm9                                      ;   321.5 fp3     27 v[0]
        vpxor ymm9, ymm15, ymm2                                      ;   319.2 fp0     23 w[0]
        vpaddd ymm8, ymm8, ymm7                                      ;   320.5 fp2     27 v[4]
        vpslld ymm0, ymm3, 5                                         ;   319.5 fp1     27 v[1]
        vpxor ymm9, ymm9, [rbp + 256]                                ;   320.2 fp3+agu0   23 w[0]
        vpxor ymm9, ymm9, [rbp + 352]                                ;   321.2 fp0+agu1   23 w[0]
        vpaddd ymm8, ymm8, [rel sha1_blocks.T0_constants256 + 160]   ;   321.5 fp2+agu0   27 v[4]
        vmovdqu [rbp + 352], ymm15                                   ;   317.7 agu2+fp5   23 w[8] spill
        vpslld ymm15, ymm9, 1                                        ;   322.2 fp1     23 w[0]
        vpsrld ymm9, ymm9, 0x1f                                      ;   322.2 fp2     23 w[0]
        vpxor ymm15, ymm15, ymm9                                     ;   323.2 fp3     23 w[0]
        vpsrld ymm9, ymm3, 0x1b                                      ;   321.5 fp1     27 v[1]
        vpxor ymm0, ymm0, ymm9                                       ;   322.5 fp0     27 v[1]
        vpaddd ymm13, ymm13, ymm0                                    ;   323.5 fp3     27 v[1]
        vpslld ymm9, ymm3, 0x1e                                      ;   322.3 fp2     28 v[2]
        vpsrld ymm3, ymm3, 2                                         ;   322.5 fp1     28 v[2]
        vpxor ymm9, ymm9, ymm3                                       ;   323.5 fp0     28 v[2]
        vpaddd ymm4, ymm4, ymm15                                     ;   324.2 fp3     27 v[0]
        vpxor ymm12, ymm12, ymm15                                    ;   324.2 fp0     23 w[3]
        vpxor ymm3, ymm5, ymm13                                      ;   324.5 fp2      7 v[4]
        vpxor ymm3, ymm3, ymm9                                       ;   325.5 fp1      7 v[4]
        vpaddd ymm8, ymm8, ymm3                                      ;   326.5 fp3     27 v[4]
        vpslld ymm3, ymm12, 1                                        ;   325.2 fp2     23 w[3]
        vpsrld ymm12, ymm12, 0x1f                                    ;   325.2 fp1     23 w[3]
        vpxor ymm3, ymm3, ymm12                                      ;   326.2 fp0     23 w[3]
        vpslld ymm12, ymm13, 5                                       ;   325.3 fp2     27 v[0]
        vpsrld ymm0, ymm13, 0x1b                                     ;   325.5 fp1     27 v[0]
        vpxor ymm12, ymm12, ymm0                                     ;   326.5 fp3     27 v[0]
        vpaddd ymm4, ymm4, ymm12                                     ;   327.5 fp0     27 v[0]
        vpslld ymm12, ymm13, 0x1e                                    ;   326.3 fp2     28 v[1]
        vpsrld ymm13, ymm13, 2                                       ;   326.5 fp1     28 v[1]
        vpxor ymm12, ymm12, ymm13                                    ;   327.5 fp3     28 v[1]
        vpxor ymm13, ymm9, ymm4                                      ;   328.5 fp0      7 v[3]
        vpxor ymm13, ymm13, ymm12                                    ;   329.5 fp3      7 v[3]
        vpaddd ymm5, ymm5, ymm13                                     ;   330.5 fp0     27 v[3]
        vpaddd ymm9, ymm9, ymm3                                      ;   327.3 fp2     27 v[2]
        vpxor ymm13, ymm14, ymm6                                     ;   327.5 fp1     23 w[2]
        vpslld ymm0, ymm4, 5                                         ;   328.5 fp2     27 v[4]
        vpxor ymm13, ymm13, [rbp + 384]                              ;   328.5 fp3+agu1   23 w[2]
        vpxor ymm13, ymm13, [rbp + 256]                              ;   329.5 fp0+agu0   23 w[2]
        vpaddd ymm5, ymm5, [rel sha1_blocks.T0_constants256 + 160]   ;   331.5 fp1+agu1   27 v[3]
        vpaddd ymm9, ymm9, [rel sha1_blocks.T0_constants256 + 160]   ;   329.0 fp3+agu0   27 v[2]
        vmovdqu [rbp + 256], ymm14                                   ;   326.3 agu2+fp5   23 w[10] spill
        vpslld ymm14, ymm13, 1                                       ;   330.5 fp2     23 w[2]
        vpsrld ymm13, ymm13, 0x1f                                    ;   330.5 fp1     23 w[2]
        vpxor ymm14, ymm14, ymm13                                    ;   331.5 fp0     23 w[2]
        vpaddd ymm5, ymm5, ymm14                                     ;   332.5 fp3     27 v[3]
        vpsrld ymm13, ymm4, 0x1b                                     ;   330.3 fp2     27 v[4]
        vpxor ymm0, ymm0, ymm13                                      ;   331.3 fp0     27 v[4]
        vpaddd ymm8, ymm8, ymm0                                      ;   332.3 fp1     27 v[4]
        vpslld ymm13, ymm4, 0x1e                                     ;   331.3 fp2     28 v[0]
        vpsrld ymm4, ymm4, 2                                         ;   331.5 fp1     28 v[0]
        vpxor ymm13, ymm13, ymm4                                     ;   332.5 fp3     28 v[0]
        vpxor ymm4, ymm12, ymm8                                      ;   333.3 fp0      7 v[2]
        vpxor ymm4, ymm4, ymm13                                      ;   334.3 fp3      7 v[2]
        vpaddd ymm9, ymm9, ymm4                                      ;   335.3 fp0     27 v[2]
        vpslld ymm4, ymm8, 5                                         ;   333.3 fp2     27 v[3]
        vpsrld ymm0, ymm8, 0x1b                                      ;   333.3 fp1     27 v[3]
        vpxor ymm4, ymm4, ymm0                                       ;   334.3 fp3     27 v[3]
        vpaddd ymm5, ymm5, ymm4                                      ;   335.3 fp0     27 v[3]
        vpslld ymm4, ymm8, 0x1e                                      ;   333.3 fp2     28 v[4]
        vpsrld ymm8, ymm8, 2                                         ;   333.5 fp1     28 v[4]
        vpxor ymm4, ymm4, ymm8                                       ;   334.5 fp3     28 v[4]
        vpxor ymm8, ymm11, ymm14                                     ;   334.2 fp0     23 w[5]
        vpxor ymm8, ymm8, ymm2                                       ;   335.2 fp2     23 w[5]
        vpxor ymm11, ymm11, ymm6                                     ;   334.5 fp1     23 w[7]
        vpxor ymm0, ymm13, ymm5                                      ;   336.3 fp3      7 v[1]
        vpxor ymm0, ymm0, ymm4                                       ;   337.3 fp0      7 v[1]
        vpaddd ymm12, ymm12, ymm0                                    ;   338.3 fp2     27 v[1]
        vpxor ymm0, ymm7, ymm1                                       ;   335.5 fp1     23 w[4]
        vpxor ymm14, ymm14, ymm1                                     ;   336.0 fp3     23 w[10]
        vpxor ymm0, ymm0, [rbp + 160]                                ;   336.5 fp0+agu1   23 w[4]
        vpxor ymm0, ymm0, [rbp + 384]                                ;   337.5 fp2+agu0   23 w[4]
        vpaddd ymm12, ymm12, [rel sha1_blocks.T0_constants256 + 160] ;   339.3 fp1+agu1   27 v[1]
        vpxor ymm8, ymm8, [rbp + 192]                                ;   337.0 fp3+agu0   23 w[5]
        vpaddd ymm13, ymm13, [rel sha1_blocks.T0_constants256 + 160] ;   337.2 fp0+agu1   27 v[0]
        vpxor ymm11, ymm11, [rbp + 64]                               ;   337.3 fp2+agu0   23 w[7]
        vpxor ymm14, ymm14, [rbp + 256]                              ;   337.5 fp1+agu1   23 w[10]
        vmovdqu [rbp + 192], ymm6                                    ;   334.8 agu2+fp5   23 w[15] spill
        vpslld ymm6, ymm0, 1                                         ;   338.5 fp2     23 w[4]
        vpsrld ymm0, ymm0, 0x1f                                      ;   338.5 fp1     23 w[4]
        vpxor ymm6, ymm6, ymm0                                       ;   339.5 fp3     23 w[4]
        vpaddd ymm12, ymm12, ymm6                                    ;   340.5 fp0     27 v[1]
        vpxor ymm11, ymm11, ymm6                                     ;   340.5 fp3     23 w[7]
        vpslld ymm0, ymm8, 1                                         ;   339.3 fp2     23 w[5]
        vpsrld ymm8, ymm8, 0x1f                                      ;   339.5 fp1     23 w[5]
        vpxor ymm0, ymm0, ymm8                                       ;   340.5 fp0     23 w[5]
        vpaddd ymm13, ymm13, ymm0                                    ;   341.5 fp3     27 v[0]
        vpslld ymm8, ymm5, 5                                         ;   340.3 fp2     27 v[2]
        vmovdqu [rbp + 384], ymm1                                    ;   337.3 agu2+fp5   23 w[12] spill
        vpsrld ymm1, ymm5, 0x1b                                      ;   340.5 fp1     27 v[2]
        vpxor ymm8, ymm8, ymm1                                       ;   341.5 fp0     27 v[2]
        vpaddd ymm9, ymm9, ymm8                                      ;   342.5 fp3     27 v[2]
        vpslld ymm8, ymm5, 0x1e                                      ;   341.3 fp2     28 v[3]
        vpsrld ymm5, ymm5, 2                                         ;   341.5 fp1     28 v[3]
        vpxor ymm8, ymm8, ymm5                                       ;   342.5 fp0     28 v[3]
        vpxor ymm5, ymm4, ymm9                                       ;   343.5 fp3      7 v[0]
        vpxor ymm5, ymm5, ymm8                                       ;   344.5 fp0      7 v[0]
        vpaddd ymm13, ymm13, ymm5                                    ;   345.5 fp2     27 v[0]
        vpxor ymm5, ymm3, ymm10                                      ;   342.5 fp1     23 w[6]
        vpslld ymm1, ymm11, 1                                        ;   343.3 fp2     23 w[7]
        vpsrld ymm11, ymm11, 0x1f                                    ;   343.5 fp1     23 w[7]
        vpxor ymm1, ymm1, ymm11                                      ;   344.5 fp3     23 w[7]
        vpxor ymm3, ymm3, ymm2                                       ;   343.2 fp0     23 w[11]
        vpslld ymm11, ymm9, 5                                        ;   344.3 fp2     27 v[1]
        vpxor ymm6, ymm6, ymm10                                      ;   344.0 fp3     23 w[12]
        vpxor ymm14, ymm14, ymm1                                     ;   345.5 fp0     23 w[10]
        vpxor ymm5, ymm5, [rbp + 352]                                ;   344.5 fp1+agu0   23 w[6]
        vpxor ymm5, ymm5, [rbp + 160]                                ;   345.5 fp3+agu1   23 w[6]
        vpaddd ymm4, ymm4, [rel sha1_blocks.T0_constants256 + 160]   ;   345.2 fp0+agu0   27 v[4]
        vpxor ymm3, ymm3, [rbp + 128]                                ;   345.3 fp2+agu1   23 w[11]
        vpxor ymm6, ymm6, [rbp + 384]                                ;   345.5 fp1+agu0   23 w[12]
        vmovdqu [rbp + 384], ymm10                                   ;   342.8 agu2+fp5   23 w[14] spill
        vpsrld ymm10, ymm9, 0x1b                                     ;   346.3 fp2     27 v[1]
        vpxor ymm11, ymm11, ymm10                                    ;   347.3 fp3     27 v[1]
        vpaddd ymm12, ymm12, ymm11                                   ;   348.3 fp0     27 v[1]
        vpslld ymm10, ymm9, 0x1e                                     ;   346.5 fp1     28 v[2]
        vpsrld ymm9, ymm9, 2                                         ;   347.3 fp2     28 v[2]
        vpxor ymm10, ymm10, ymm9                                     ;   348.3 fp3     28 v[2]
        vpslld ymm9, ymm5, 1                                         ;   347.5 fp1     23 w[6]
        vpsrld ymm5, ymm5, 0x1f                                      ;   348.3 fp2     23 w[6]
        vpxor ymm9, ymm9, ymm5                                       ;   349.3 fp0     23 w[6]
        vpaddd ymm4, ymm4, ymm9                                      ;   350.3 fp3     27 v[4]
        vpxor ymm5, ymm8, ymm12                                      ;   349.3 fp0      7 v[4]
        vpaddd ymm8, ymm8, ymm1                                      ;   348.5 fp1     27 v[3]
        vpxor ymm5, ymm5, ymm10                                      ;   350.3 fp3      7 v[4]
        vpaddd ymm4, ymm4, ymm5                                      ;   351.3 fp0     27 v[4]
        vpslld ymm5, ymm12, 5                                        ;   349.3 fp2     27 v[0]
        vpsrld ymm11, ymm12, 0x1b                                    ;   349.5 fp1     27 v[0]
        vpxor ymm5, ymm5, ymm11                                      ;   350.5 fp3     27 v[0]
        vpaddd ymm13, ymm13, ymm5                                    ;   351.5 fp0     27 v[0]
        vpslld ymm5, ymm12, 0x1e                                     ;   350.3 fp2     28 v[1]
        vpsrld ymm11, ymm12, 2                                       ;   350.5 fp1     28 v[1]
        vpxor ymm5, ymm5, ymm11                                      ;   351.5 fp3     28 v[1]
        vpxor ymm11, ymm0, ymm15                                     ;   351.2 fp0     23 w[8]
        vpxor ymm12, ymm10, ymm13                                    ;   352.5 fp2      7 v[3]
        vpxor ymm12, ymm12, ymm5                                     ;   353.5 fp1      7 v[3]
        vpaddd ymm8, ymm8, ymm12                                     ;   354.5 fp3     27 v[3]
        vpxor ymm0, ymm0, ymm2                                       ;   352.2 fp0     23 w[13]
        vpslld ymm12, ymm14, 1                                       ;   352.3 fp2     23 w[10]
        vpsrld ymm14, ymm14, 0x1f                                    ;   352.5 fp1     23 w[10]
        vpxor ymm12, ymm12, ymm14                                    ;   353.5 fp3     23 w[10]
        vpslld ymm14, ymm13, 5                                       ;   353.3 fp2     27 v[4]
        vpsrld ymm2, ymm13, 0x1b                                     ;   353.5 fp1     27 v[4]
        vpxor ymm14, ymm14, ymm2                                     ;   354.5 fp0     27 v[4]
        vpaddd ymm4, ymm4, ymm14                                     ;   355.5 fp3     27 v[4]
        vpslld ymm14, ymm13, 0x1e                                    ;   354.3 fp2     28 v[0]
        vpsrld ymm13, ymm13, 2                                       ;   354.5 fp1     28 v[0]
        vpxor ymm14, ymm14, ymm13                                    ;   355.5 fp0     28 v[0]
        vpxor ymm13, ymm5, ymm4                                      ;   356.5 fp3      7 v[2]
        vpxor ymm13, ymm13, ymm14                                    ;   357.5 fp0      7 v[2]
        vpaddd ymm10, ymm10, ymm13                                   ;   358.5 fp2     27 v[2]
        vpxor ymm13, ymm9, ymm7                                      ;   355.5 fp1     23 w[9]
        vpxor ymm0, ymm0, ymm12                                      ;   356.0 fp3     23 w[13]
        vpaddd ymm12, ymm12, ymm14                                   ;   356.5 fp0     27 v[0]
        vpxor ymm9, ymm9, ymm15                                      ;   356.3 fp2     23 w[14]
        vpslld ymm15, ymm4, 5                                        ;   356.5 fp1     27 v[3]
        vpsrld ymm2, ymm4, 0x1b                                      ;   357.3 fp2     27 v[3]
        vpxor ymm15, ymm15, ymm2                                     ;   358.3 fp3     27 v[3]
        vpaddd ymm8, ymm8, ymm15                                     ;   359.3 fp0     27 v[3]
        vpslld ymm15, ymm4, 0x1e                                     ;   357.5 fp1     28 v[4]
        vpsrld ymm4, ymm4, 2                                         ;   358.3 fp2     28 v[4]
        vpxor ymm15, ymm15, ymm4                                     ;   359.3 fp3     28 v[4]
        vpxor ymm14, ymm14, ymm15                                    ;   360.3 fp0      7 v[1]
        vpxor ymm1, ymm1, ymm7                                       ;   358.5 fp1     23 w[15]
        vmovdqu ymm4, [rel sha1_blocks.T0_constants256 + 160]        ;   355.8 agu1    27 v[4] reload
        vpaddd ymm8, ymm8, ymm4                                      ;   362.8 fp3     27 v[3]
        vmovdqa ymm7, ymm15                                          ;   360.3          7 v[0] copy
        vpxor ymm14, ymm14, ymm8                                     ;   363.8 fp0      7 v[1]
        vpaddd ymm5, ymm5, ymm14                                     ;   364.8 fp2     27 v[1]
        vpslld ymm14, ymm8, 5                                        ;   363.8 fp1     27 v[2]
        vpsrld ymm2, ymm8, 0x1b                                      ;   363.8 fp2     27 v[2]
        vpxor ymm14, ymm14, ymm2                                     ;   364.8 fp3     27 v[2]
        vpaddd ymm10, ymm10, ymm14                                   ;   365.8 fp0     27 v[2]
        vpslld ymm14, ymm8, 0x1e                                     ;   363.8 fp1     28 v[3]
        vpsrld ymm8, ymm8, 2                                         ;   363.8 fp2     28 v[3]
        vpxor ymm14, ymm14, ymm8                                     ;   364.8 fp3     28 v[3]
        vpxor ymm7, ymm7, ymm14                                      ;   365.8 fp0      7 v[0]
        vmovdqa ymm8, ymm14                                          ;   365.8          7 v[4] copy
        vpxor ymm11, ymm11, [rbp + 256]                              ;   361.5 fp1+agu0   23 w[8]
        vpxor ymm11, ymm11, [rbp + 352]                              ;   362.5 fp3+agu1   23 w[8]
        vpslld ymm2, ymm11, 1                                        ;   363.5 fp2     23 w[8]
        vpsrld ymm11, ymm11, 0x1f                                    ;   363.5 fp1     23 w[8]
        vpxor ymm2, ymm2, ymm11                                      ;   364.5 fp0     23 w[8]
        vpaddd ymm10, ymm10, ymm2                                    ;   366.8 fp3     27 v[2]
        vpxor ymm3, ymm3, ymm2                                       ;   365.5 fp0     23 w[11]
        vpslld ymm11, ymm3, 1                                        ;   366.5 fp2     23 w[11]
        vpsrld ymm3, ymm3, 0x1f                                      ;   366.5 fp1     23 w[11]
        vpxor ymm11, ymm11, ymm3                                     ;   367.5 fp3     23 w[11]
        vpaddd ymm15, ymm15, ymm11                                   ;   368.5 fp0     27 v[4]
        vpxor ymm9, ymm9, ymm11                                      ;   368.5 fp2     23 w[14]
        vpaddd ymm10, ymm10, ymm4                                    ;   367.8 fp1     27 v[2]
        vpaddd ymm5, ymm5, ymm4                                      ;   365.8 fp3     27 v[1]
        vpaddd ymm12, ymm12, ymm4                                    ;   365.2 fp0     27 v[0]
        vpaddd ymm15, ymm15, ymm4                                    ;   369.5 fp2     27 v[4]
        vpxor ymm7, ymm7, ymm10                                      ;   368.8 fp1      7 v[0]
        vpaddd ymm12, ymm12, ymm7                                    ;   369.8 fp3     27 v[0]
        vpslld ymm3, ymm10, 5                                        ;   368.8 fp2     27 v[1]
        vpsrld ymm7, ymm10, 0x1b                                     ;   368.8 fp1     27 v[1]
        vpxor ymm3, ymm3, ymm7                                       ;   369.8 fp0     27 v[1]
        vpaddd ymm5, ymm5, ymm3                                      ;   370.8 fp3     27 v[1]
        vpslld ymm3, ymm10, 0x1e                                     ;   368.8 fp2     28 v[2]
        vpsrld ymm7, ymm10, 2                                        ;   368.8 fp1     28 v[2]
        vpxor ymm3, ymm3, ymm7                                       ;   369.8 fp0     28 v[2]
        vpxor ymm8, ymm8, ymm3                                       ;   370.8 fp3      7 v[4]
        vpaddd ymm14, ymm14, ymm4                                    ;   368.2 fp0     27 v[3]
        vpxor ymm13, ymm13, [rbp + 128]                              ;   368.5 fp2+agu0   23 w[9]
        vpxor ymm13, ymm13, [rbp + 64]                               ;   369.5 fp1+agu1   23 w[9]
        vpslld ymm7, ymm13, 1                                        ;   370.5 fp2     23 w[9]
        vpsrld ymm10, ymm13, 0x1f                                    ;   370.5 fp1     23 w[9]
        vpxor ymm7, ymm7, ymm10                                      ;   371.5 fp3     23 w[9]
        vpaddd ymm5, ymm5, ymm7                                      ;   372.5 fp0     27 v[1]
        vpxor ymm6, ymm6, ymm7                                       ;   372.5 fp3     23 w[12]
        vpslld ymm7, ymm6, 1                                         ;   373.5 fp2     23 w[12]
        vpsrld ymm6, ymm6, 0x1f                                      ;   373.5 fp1     23 w[12]
        vpxor ymm7, ymm7, ymm6                                       ;   374.5 fp0     23 w[12]
        vpaddd ymm14, ymm14, ymm7                                    ;   375.5 fp3     27 v[3]
        vpxor ymm1, ymm1, ymm7                                       ;   375.5 fp0     23 w[15]
        vpxor ymm8, ymm8, ymm5                                       ;   373.5 fp2      7 v[4]
        vpaddd ymm15, ymm15, ymm8                                    ;   374.5 fp1     27 v[4]
        vpslld ymm6, ymm5, 5                                         ;   373.5 fp2     27 v[0]
        vpsrld ymm7, ymm5, 0x1b                                      ;   373.5 fp1     27 v[0]
        vpxor ymm6, ymm6, ymm7                                       ;   374.5 fp3     27 v[0]
        vpaddd ymm12, ymm12, ymm6                                    ;   375.5 fp0     27 v[0]
        vpslld ymm6, ymm5, 0x1e                                      ;   373.5 fp2     28 v[1]
        vpsrld ymm5, ymm5, 2                                         ;   373.7 fp1     28 v[1]
        vpxor ymm6, ymm6, ymm5                                       ;   374.7 fp3     28 v[1]
        vpxor ymm5, ymm3, ymm12                                      ;   376.5 fp0      7 v[3]
        vpxor ymm5, ymm5, ymm6                                       ;   377.5 fp3      7 v[3]
        vpaddd ymm14, ymm14, ymm5                                    ;   378.5 fp0     27 v[3]
        vpaddd ymm3, ymm3, ymm4                                      ;   374.5 fp2     27 v[2]
        vpslld ymm5, ymm12, 5                                        ;   376.5 fp1     27 v[4]
        vpsrld ymm7, ymm12, 0x1b                                     ;   376.5 fp2     27 v[4]
        vpxor ymm5, ymm5, ymm7                                       ;   377.5 fp3     27 v[4]
        vpaddd ymm15, ymm15, ymm5                                    ;   378.5 fp0     27 v[4]
        vpslld ymm5, ymm12, 0x1e                                     ;   376.5 fp1     28 v[0]
        vpsrld ymm7, ymm12, 2                                        ;   376.5 fp2     28 v[0]
        vpxor ymm5, ymm5, ymm7                                       ;   377.5 fp3     28 v[0]
        vpxor ymm7, ymm6, ymm15                                      ;   379.5 fp0      7 v[2]
        vpaddd ymm6, ymm6, ymm4                                      ;   376.7 fp1     27 v[1]
        vpxor ymm7, ymm7, ymm5                                       ;   380.5 fp3      7 v[2]
        vpaddd ymm3, ymm3, ymm7                                      ;   381.5 fp0     27 v[2]
        vpslld ymm7, ymm15, 5                                        ;   379.5 fp2     27 v[3]
        vpsrld ymm8, ymm15, 0x1b                                     ;   379.5 fp1     27 v[3]
        vpxor ymm7, ymm7, ymm8                                       ;   380.5 fp3     27 v[3]
        vpaddd ymm14, ymm14, ymm7                                    ;   381.5 fp0     27 v[3]
        vpslld ymm7, ymm15, 0x1e                                     ;   379.5 fp2     28 v[4]
        vpsrld ymm8, ymm15, 2                                        ;   379.5 fp1     28 v[4]
        vpxor ymm7, ymm7, ymm8                                       ;   380.5 fp3     28 v[4]
        vpxor ymm8, ymm5, ymm14                                      ;   382.5 fp0      7 v[1]
        vpaddd ymm5, ymm5, ymm4                                      ;   379.5 fp2     30 h
        vpxor ymm8, ymm8, ymm7                                       ;   383.5 fp1      7 v[1]
        vpaddd ymm6, ymm6, ymm8                                      ;   384.5 fp3     27 v[1]
        vpslld ymm4, ymm14, 5                                        ;   382.5 fp2     27 v[2]
        vpsrld ymm8, ymm14, 0x1b                                     ;   382.5 fp1     27 v[2]
        vpxor ymm4, ymm4, ymm8                                       ;   383.5 fp0     27 v[2]
        vpaddd ymm3, ymm3, ymm4                                      ;   384.5 fp3     27 v[2]
        vpslld ymm4, ymm14, 0x1e                                     ;   382.5 fp2     28 v[3]
        vpsrld ymm8, ymm14, 2                                        ;   382.5 fp1     28 v[3]
        vpxor ymm4, ymm4, ymm8                                       ;   383.5 fp0     28 v[3]
        vpxor ymm8, ymm7, ymm4                                       ;   384.5 fp3      7 v[0]
        vmovdqu ymm10, [rbp + 192]                                   ;   380.5 agu0    23 w[15] reload
        vpxor ymm0, ymm0, ymm10                                      ;   387.5 fp0     23 w[13]
        vpxor ymm1, ymm1, ymm10                                      ;   387.5 fp2     23 w[15]
        vpslld ymm10, ymm0, 1                                        ;   388.5 fp1     23 w[13]
        vpsrld ymm11, ymm0, 0x1f                                     ;   388.5 fp2     23 w[13]
        vpxor ymm10, ymm10, ymm11                                    ;   389.5 fp3     23 w[13]
        vpaddd ymm3, ymm3, ymm10                                     ;   390.5 fp0     27 v[2]
        vpslld ymm10, ymm1, 1                                        ;   388.5 fp1     23 w[15]
        vpsrld ymm11, ymm1, 0x1f                                     ;   388.5 fp2     23 w[15]
        vpxor ymm10, ymm10, ymm11                                    ;   389.5 fp3     23 w[15]
        vpaddd ymm5, ymm5, ymm10                                     ;   390.5 fp0     30 h
        vpxor ymm9, ymm9, [rbp + 384]                                ;   384.7 fp1+agu1   23 w[14]
        vpslld ymm10, ymm9, 1                                        ;   385.7 fp2     23 w[14]
        vpsrld ymm9, ymm9, 0x1f                                      ;   385.7 fp1     23 w[14]
        vpxor ymm10, ymm10, ymm9                                     ;   386.7 fp3     23 w[14]
        vpaddd ymm6, ymm6, ymm10                                     ;   387.7 fp0     27 v[1]
        vpxor ymm8, ymm8, ymm3                                       ;   391.5 fp3      7 v[0]
        vpaddd ymm5, ymm5, ymm8                                      ;   392.5 fp0     30 h
        vpslld ymm8, ymm3, 5                                         ;   391.5 fp2     27 v[1]
        vpsrld ymm9, ymm3, 0x1b                                      ;   391.5 fp1     27 v[1]
        vpxor ymm8, ymm8, ymm9                                       ;   392.5 fp3     27 v[1]
        vpaddd ymm6, ymm6, ymm8                                      ;   393.5 fp0     27 v[1]
        vpslld ymm8, ymm3, 0x1e                                      ;   391.5 fp2     28 v[2]
        vpsrld ymm3, ymm3, 2                                         ;   391.5 fp1     28 v[2]
        vpxor ymm8, ymm8, ymm3                                       ;   392.5 fp3     28 v[2]
        vpslld ymm3, ymm6, 5                                         ;   394.5 fp2     27 v[0]
        vpsrld ymm9, ymm6, 0x1b                                      ;   394.5 fp1     27 v[0]
        vpxor ymm3, ymm3, ymm9                                       ;   395.5 fp0     27 v[0]
        vpaddd ymm5, ymm5, ymm3                                      ;   396.5 fp3     30 h
        vpaddd ymm5, ymm5, [rbp + 32]                                ;   397.5 fp2+agu0   30 h
        vpaddd ymm6, ymm6, [rbp + 320]                               ;   394.5 fp1+agu1   30 h
        vpaddd ymm8, ymm8, [rbp + 288]                               ;   393.5 fp0+agu0   30 h
        vpaddd ymm4, ymm4, [rbp - 32]                                ;   391.5 fp3+agu1   30 h
        vmovdqu [rbp - 32], ymm4                                     ;   392.5 agu2+fp5   30 h
        vpaddd ymm7, ymm7, [rbp + 0]                                 ;   391.8 fp2+agu0   30 h
        vmovdqu [rbp + 0], ymm7                                      ;   392.8 agu1+fp5   30 h
        add r15, 0x40                                                ;   392.2 alu0    16 blocks
        add r14, 0x40                                                ;   392.3 alu1    16 blocks
        add r13, 0x40                                                ;   392.5 alu2    16 blocks
        add r12, 0x40                                                ;   392.7 alu3    16 blocks
        add r11, 0x40                                                ;   393.2 alu0    16 blocks
        add r10, 0x40                                                ;   393.3 alu1    16 blocks
        add r9, 0x40                                                 ;   393.5 alu2    16 blocks
        add r8, 0x40                                                 ;   393.7 alu3    16 blocks
        vmovdqa ymm0, ymm5                                           ;   398.5         30 h copy
        vmovdqa ymm2, ymm6                                           ;   395.5         30 h copy
        vmovdqa ymm1, ymm8                                           ;   394.5         30 h copy
        cmp r8, qword [rbp + 488]                                    ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp - 128], ymm0                                    ;                    resident
        vmovdqu [rbp - 64], ymm1                                     ;                    resident
        mov qword [rbp + 480], r8                                    ;                    resident
        mov qword [rbp + 496], r9                                    ;                    resident
        mov qword [rbp + 504], r10                                   ;                    resident
        mov qword [rbp + 512], r11                                   ;                    resident
        mov qword [rbp + 520], r12                                   ;                    resident
        mov qword [rbp + 528], r13                                   ;                    resident
        mov qword [rbp + 536], r14                                   ;                    resident
        mov qword [rbp + 544], r15                                   ;                    resident
        vmovdqu [rbp - 96], ymm2                                     ;                    resident
.blocks_1_done:
        vmovdqu ymm0, [rbp + 0]                                      ;     0.0 agu0    16 blocks reload
        vpshufd ymm1, ymm0, 1                                        ;     7.0 fp1     16 blocks
        mov r8, qword [rbp + 424]                                    ;     0.3 agu1    16 blocks reload
        vmovd [r8 + 16], xmm1                                        ;     8.0 agu2+fp5   16 blocks
        vpshufd ymm1, ymm0, 2                                        ;     7.0 fp2     16 blocks
        mov r9, qword [rbp + 432]                                    ;     1.0 agu0    16 blocks reload
        vmovd [r9 + 16], xmm1                                        ;     8.0 agu1+fp5   16 blocks
        vpshufd ymm1, ymm0, 3                                        ;     7.0 fp1     16 blocks
        mov r10, qword [rbp + 440]                                   ;     1.5 agu2    16 blocks reload
        vmovd [r10 + 16], xmm1                                       ;     8.0 agu0+fp5   16 blocks
        vperm2i128 ymm1, ymm0, ymm0, 0x11                            ;     7.0 fp1     16 blocks
        mov r11, qword [rbp + 416]                                   ;     2.3 agu1    16 blocks reload
        vmovd [r11 + 16], xmm0                                       ;     7.0 agu2+fp5   16 blocks
        vpshufd ymm0, ymm1, 1                                        ;    10.0 fp2     16 blocks
        mov r12, qword [rbp + 456]                                   ;     3.0 agu0    16 blocks reload
        vmovd [r12 + 16], xmm0                                       ;    11.0 agu1+fp5   16 blocks
        vpshufd ymm0, ymm1, 2                                        ;    10.0 fp2     16 blocks
        mov r13, qword [rbp + 464]                                   ;     3.5 agu2    16 blocks reload
        vmovd [r13 + 16], xmm0                                       ;    11.0 agu0+fp5   16 blocks
        vpshufd ymm0, ymm1, 3                                        ;    10.0 fp1     16 blocks
        mov r14, qword [rbp + 448]                                   ;     4.3 agu1    16 blocks reload
        vmovd [r14 + 16], xmm1                                       ;    10.0 agu2+fp5   16 blocks
        mov r15, qword [rbp + 472]                                   ;     5.0 agu0    16 blocks reload
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
        mov rcx, qword [rbp + 552]                                   ;                    frame
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
