; sha256_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu zen3 --variant many
;
; void sha256_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, uint32_t n);   System V, 64 bits
;   h_0: 32 bytes, read and written, secret, no alignment needed
;   h_1: 32 bytes, read and written, secret, no alignment needed
;   h_2: 32 bytes, read and written, secret, no alignment needed
;   h_3: 32 bytes, read and written, secret, no alignment needed
;   h_4: 32 bytes, read and written, secret, no alignment needed
;   h_5: 32 bytes, read and written, secret, no alignment needed
;   h_6: 32 bytes, read and written, secret, no alignment needed
;   h_7: 32 bytes, read and written, secret, no alignment needed
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
; The frame is cleared before return: 928 bytes, 30 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 60 uops, planned 22.8; bounds: width 10.0, ports 12.0, path 12.0
;   blocks: 3563 uops, planned 881.2; bounds: width 593.8, ports 830.5, path 519.0
;   body.2: 56 uops, planned 22.5; bounds: width 9.3, ports 16.0, path 5.0
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
        push rbp                                                        ;                    preserved
        push r12                                                        ;                    preserved
        push r13                                                        ;                    preserved
        push r14                                                        ;                    preserved
        push r15                                                        ;                    preserved
        mov rax, rsp                                                    ;                    frame
        sub rsp, 0x440                                                  ;                    frame
        and rsp, -32                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 936], rax                                      ;                    frame
        mov r10, qword [rax + 48]                                       ;                    frame
        mov qword [rbp + 848], r10                                      ;                    frame
        mov r10, qword [rax + 56]                                       ;                    frame
        mov qword [rbp + 856], r10                                      ;                    frame
        mov r10, qword [rax + 128]                                      ;                    frame
        mov qword [rbp + 944], r10                                      ;                    frame
        mov r10, qword [rax + 64]                                       ;                    frame
        mov qword [rbp + 864], r10                                      ;                    frame
        mov r10, qword [rax + 72]                                       ;                    frame
        mov qword [rbp + 880], r10                                      ;                    frame
        mov r10, qword [rax + 80]                                       ;                    frame
        mov qword [rbp + 888], r10                                      ;                    frame
        mov r10, qword [rax + 88]                                       ;                    frame
        mov qword [rbp + 896], r10                                      ;                    frame
        mov r10, qword [rax + 96]                                       ;                    frame
        mov qword [rbp + 904], r10                                      ;                    frame
        mov r10, qword [rax + 104]                                      ;                    frame
        mov qword [rbp + 912], r10                                      ;                    frame
        mov r10, qword [rax + 112]                                      ;                    frame
        mov qword [rbp + 920], r10                                      ;                    frame
        mov r10, qword [rax + 120]                                      ;                    frame
        mov qword [rbp + 928], r10                                      ;                    frame
        mov qword [rbp + 800], rdi                                      ;                    argument
        mov qword [rbp + 808], rsi                                      ;                    argument
        mov qword [rbp + 816], rdx                                      ;                    argument
        mov qword [rbp + 824], rcx                                      ;                    argument
        mov qword [rbp + 832], r8                                       ;                    argument
        mov qword [rbp + 840], r9                                       ;                    argument
        mov r8, qword [rbp + 800]                                       ;     0.0 agu0    68 h reload
        vmovdqu xmm0, [r8]                                              ;     4.0 agu1    68 h
        vmovdqu xmm1, [r8 + 16]                                         ;     4.0 agu0    68 h
        mov r9, qword [rbp + 808]                                       ;     0.5 agu2    68 h reload
        vmovdqu xmm2, [r9]                                              ;     4.5 agu1    68 h
        vmovdqu xmm3, [r9 + 16]                                         ;     4.5 agu0    68 h
        mov r10, qword [rbp + 816]                                      ;     1.5 agu2    68 h reload
        vmovdqu xmm4, [r10]                                             ;     5.5 agu1    68 h
        vmovdqu xmm5, [r10 + 16]                                        ;     5.5 agu0    68 h
        mov r11, qword [rbp + 824]                                      ;     2.5 agu2    68 h reload
        vmovdqu xmm6, [r11]                                             ;     6.5 agu1    68 h
        mov r12, qword [rbp + 832]                                      ;     3.5 agu2    68 h reload
        vmovdqu xmm7, [r12]                                             ;     7.5 agu0    68 h
        vmovdqu xmm8, [r11 + 16]                                        ;     6.5 agu1    68 h
        mov r13, qword [rbp + 840]                                      ;     4.5 agu2    68 h reload
        vmovdqu xmm9, [r13]                                             ;     8.5 agu0    68 h
        mov r14, qword [rbp + 848]                                      ;     5.2 agu1    68 h reload
        vmovdqu xmm10, [r14]                                            ;     9.2 agu0    68 h
        mov r15, qword [rbp + 856]                                      ;     5.5 agu2    68 h reload
        vmovdqu xmm11, [r15]                                            ;     9.5 agu1    68 h
        vmovdqu xmm12, [r12 + 16]                                       ;     7.5 agu0    68 h
        vmovdqu xmm13, [r13 + 16]                                       ;     8.5 agu1    68 h
        vperm2i128 ymm0, ymm0, ymm7, 0x20                               ;    14.5 fp1     68 h
        vmovdqu xmm7, [r14 + 16]                                        ;     9.2 agu0    68 h
        mov esi, dword [rbp + 944]                                      ;     6.5 agu2    68 h
        shl rsi, 6                                                      ;    10.5 alu1    68 h
        vmovdqu xmm14, [r15 + 16]                                       ;     9.5 agu1    68 h
        vperm2i128 ymm2, ymm2, ymm9, 0x20                               ;    15.5 fp1     68 h
        vperm2i128 ymm1, ymm1, ymm12, 0x20                              ;    14.5 fp1     68 h
        add rsi, qword [rbp + 864]                                      ;    11.5 alu0+agu2   68 h
        mov qword [rbp + 872], rsi                                      ;    12.5 agu2+st0   68 h
        vperm2i128 ymm4, ymm4, ymm10, 0x20                              ;    16.2 fp1     68 h
        vperm2i128 ymm6, ymm6, ymm11, 0x20                              ;    16.5 fp1     68 h
        vperm2i128 ymm3, ymm3, ymm13, 0x20                              ;    15.5 fp1     68 h
        vperm2i128 ymm5, ymm5, ymm7, 0x20                               ;    16.2 fp1     68 h
        vperm2i128 ymm7, ymm8, ymm14, 0x20                              ;    16.5 fp1     68 h
        vpunpckldq ymm8, ymm0, ymm2                                     ;    18.5 fp2     68 h
        vpunpckhdq ymm0, ymm0, ymm2                                     ;    18.5 fp2     68 h
        vpunpckldq ymm2, ymm4, ymm6                                     ;    19.5 fp2     68 h
        vpunpckhdq ymm4, ymm4, ymm6                                     ;    19.5 fp2     68 h
        vpunpckldq ymm6, ymm1, ymm3                                     ;    18.5 fp1     68 h
        vpunpckhdq ymm1, ymm1, ymm3                                     ;    18.5 fp2     68 h
        vpunpcklqdq ymm3, ymm8, ymm2                                    ;    20.5 fp1     68 h
        vpunpckhqdq ymm2, ymm8, ymm2                                    ;    20.5 fp2     68 h
        vmovdqu [rbp - 128], ymm3                                       ;    21.5 agu0+fp5   68 h
        vmovdqu [rbp - 96], ymm2                                        ;    21.5 agu1+fp5   68 h
        vpunpckldq ymm2, ymm5, ymm7                                     ;    19.5 fp1     68 h
        vpunpckhdq ymm3, ymm5, ymm7                                     ;    19.5 fp2     68 h
        vpunpcklqdq ymm5, ymm0, ymm4                                    ;    20.5 fp1     68 h
        vpunpckhqdq ymm0, ymm0, ymm4                                    ;    20.5 fp2     68 h
        vmovdqu [rbp - 64], ymm5                                        ;    21.5 agu2+fp5   68 h
        vmovdqu [rbp - 32], ymm0                                        ;    21.5 agu0+fp5   68 h
        vpunpcklqdq ymm0, ymm6, ymm2                                    ;    20.5 fp1     68 h
        vpunpckhqdq ymm2, ymm6, ymm2                                    ;    20.5 fp2     68 h
        vmovdqu [rbp + 0], ymm0                                         ;    21.5 agu1+fp5   68 h
        vmovdqu [rbp + 32], ymm2                                        ;    21.5 agu2+fp5   68 h
        vpunpcklqdq ymm0, ymm1, ymm3                                    ;    20.5 fp1     68 h
        vpunpckhqdq ymm1, ymm1, ymm3                                    ;    20.5 fp2     68 h
        vmovdqu [rbp + 64], ymm0                                        ;    21.5 agu0+fp5   68 h
        vmovdqu [rbp + 96], ymm1                                        ;    21.8 agu1+fp5   68 h
        cmp dword [rbp + 944], 0                                        ;                    no blocks?
        je .blocks_1_done
        vmovdqu ymm0, [rbp + 0]                                         ;                    resident
        vmovdqu ymm1, [rbp - 128]                                       ;                    resident
        vmovdqu ymm2, [rbp - 96]                                        ;                    resident
        vmovdqu ymm3, [rbp + 32]                                        ;                    resident
        mov r8, qword [rbp + 864]                                       ;                    resident
        mov r9, qword [rbp + 880]                                       ;                    resident
        mov r10, qword [rbp + 888]                                      ;                    resident
        mov r11, qword [rbp + 896]                                      ;                    resident
        mov r12, qword [rbp + 904]                                      ;                    resident
        mov r13, qword [rbp + 912]                                      ;                    resident
        mov r14, qword [rbp + 920]                                      ;                    resident
        mov r15, qword [rbp + 928]                                      ;                    resident
        vmovdqu ymm4, [rbp + 64]                                        ;                    resident
        vmovdqu ymm5, [rbp - 64]                                        ;                    resident
        vmovdqu ymm6, [rbp - 32]                                        ;                    resident
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm7, [r8]                                              ;     0.0 agu0    73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm8, [r9]                                              ;     0.2 agu1    73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm9, [r10]                                             ;     1.0 agu0    73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm10, [r11]                                            ;     1.2 agu1    73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm11, [r12]                                            ;     2.0 agu0    73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm12, [r13]                                            ;     2.2 agu1    73 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm13, [r14]                                            ;     3.0 agu0    73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vperm2i128 ymm7, ymm7, ymm11, 0x20                              ;     9.0 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm11, [r15]                                            ;     3.2 agu1    73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vperm2i128 ymm8, ymm8, ymm12, 0x20                              ;     9.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vperm2i128 ymm9, ymm9, ymm13, 0x20                              ;    10.0 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm10, ymm10, ymm11, 0x20                            ;    10.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm11, ymm7, ymm8                                    ;    12.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm7, ymm8                                     ;    12.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm8, ymm9, ymm10                                    ;    13.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm9, ymm9, ymm10                                    ;    13.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm10, ymm11, ymm8                                  ;    14.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm8, ymm11, ymm8                                   ;    14.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm11, ymm7, ymm9                                   ;    14.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm7, ymm9                                    ;    14.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel sha256_blocks.T0_constants256]               ;     4.0 agu0    73 w[0] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm10, ymm9                                      ;    15.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm8, ymm9                                        ;    15.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm11, ymm9                                      ;    15.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm9                                        ;    15.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm0, 5                                           ;     9.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;    10.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xe                                        ;    11.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;    12.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;    13.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm0, 0xe                                         ;    11.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;    12.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 5                                          ;    13.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;    14.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 6                                          ;    15.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;    16.0 fp0     48 t1
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm10                                      ;    17.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 96]                                       ;    13.0 agu1    71 v[7] reload
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm13                                      ;    20.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 32]   ;    21.0 fp2+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm1, 0xb                                         ;    13.5 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;    14.5 fp0     47 v[7]
        db 0x2e, 0x2e
        vpslld ymm14, ymm14, 9                                          ;    15.5 fp2     47 v[7]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;    16.5 fp3     47 v[7]
        db 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xa                                        ;    17.5 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm1, 9                                           ;    15.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;    16.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xb                                        ;    17.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;    18.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 2                                          ;    19.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                       ;    20.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm4, ymm3                                         ;    16.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm0                                        ;    17.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                        ;    18.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm15                                      ;    22.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm12, ymm6                                       ;    23.0 fp2     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm12                                      ;    23.0 fp1     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm15, 5                                          ;    24.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;    25.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xe                                        ;    26.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;    27.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;    28.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm2                                         ;    18.7 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 128], ymm6                                       ;    17.5 agu2+fp5   71 v[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm2                                          ;    19.2 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                                        ;    20.2 fp1     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                        ;    21.2 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm13                                      ;    24.0 fp3     63 v[7]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm15, 0xe                                        ;    24.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;    25.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 5                                          ;    26.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;    27.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 6                                          ;    28.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;    29.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm13, ymm15                                            ;    24.0         51 t1 copy
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm4                                       ;    30.0 fp0     61 t1
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm8                                       ;    31.0 fp3     61 t1
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 96]   ;    32.0 fp2+agu1   61 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 160], ymm4                                       ;    24.0 agu0+fp5   71 v[6] spill
        db 0x2e, 0x2e
        vpslld ymm4, ymm14, 0xb                                         ;    25.0 fp1     47 v[6]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;    26.0 fp0     47 v[6]
        db 0x2e, 0x2e
        vpslld ymm4, ymm4, 9                                            ;    27.0 fp2     47 v[6]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;    28.0 fp3     47 v[6]
        db 0x2e
        vpslld ymm4, ymm4, 0xa                                          ;    29.0 fp1     47 v[6]
        db 0x2e
        vmovdqu [rbp + 192], ymm10                                      ;    25.2 agu2+fp5   73 w[0] spill
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm14, 9                                          ;    25.5 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;    26.5 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm10, 0xb                                        ;    27.5 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;    28.5 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm10, 2                                          ;    29.5 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                         ;    30.5 fp0     47 v[6]
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm0                                         ;    27.0 fp3     51 t1
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                       ;    28.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                        ;    29.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm13                                      ;    33.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm12, ymm5                                       ;    34.0 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm14, ymm2                                        ;    28.2 fp1     52 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                         ;    29.2 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;    30.2 fp2     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm4                                         ;    31.5 fp3     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm12                                        ;    34.0 fp1     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm10, 5                                          ;    35.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;    36.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xe                                        ;    37.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;    38.0 fp3     48 t1
        db 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;    39.0 fp2     48 t1
        db 0x2e, 0x2e
        vpsrld ymm13, ymm10, 0xe                                        ;    35.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                       ;    36.0 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 5                                          ;    37.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                       ;    38.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 6                                          ;    39.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;    40.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm0                                        ;    32.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                       ;    35.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;    36.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm12                                      ;    41.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;    42.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm11                                      ;    43.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 128]  ;    44.0 fp2+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm6, 0xb                                         ;    35.2 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;    36.2 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 9                                          ;    37.2 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm13, ymm2                                        ;    45.0 fp0     62 v[1]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;    38.2 fp1     47 v[5]
        db 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xa                                        ;    39.2 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 224], ymm3                                       ;    36.5 agu0+fp5   71 v[5] spill
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm6, 9                                            ;    37.2 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;    38.2 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;    39.2 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;    40.2 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;    41.2 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                        ;    42.2 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm12                                      ;    45.0 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm14                                        ;    39.0 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm1                                         ;    39.0 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                         ;    40.0 fp1     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;    41.0 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;    46.0 fp2     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm4, 5                                            ;    46.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;    47.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;    48.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;    49.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;    50.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 256], ymm5                                       ;    40.3 agu2+fp5   71 v[2] spill
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 0xe                                          ;    46.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;    47.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;    48.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;    49.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;    50.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;    51.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm10                                        ;    43.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                          ;    46.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;    47.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm3                                         ;    52.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm0                                         ;    53.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;    54.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rel sha256_blocks.T0_constants256 + 160]    ;    55.0 fp3+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm13, 0xb                                         ;    47.0 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;    48.0 fp0     47 v[4]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 9                                            ;    49.0 fp1     47 v[4]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;    50.0 fp3     47 v[4]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;    51.0 fp2     47 v[4]
        db 0x2e, 0x2e
        vmovdqu [rbp + 288], ymm0                                       ;    47.5 agu0+fp5   71 v[4] spill
        db 0x2e, 0x2e
        vpaddd ymm0, ymm5, ymm1                                         ;    56.0 fp0     62 v[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 320], ymm2                                       ;    48.5 agu2+fp5   71 v[1] spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm13, 9                                           ;    48.2 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                         ;    49.2 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 0xb                                          ;    50.2 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                         ;    51.2 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 2                                            ;    52.2 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;    53.2 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm3                                         ;    56.0 fp2     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm13                                         ;    49.7 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                        ;    50.7 fp1     52 v[4]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;    51.7 fp3     52 v[4]
        db 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm12                                        ;    57.0 fp2     63 v[4]
        db 0x2e, 0x2e
        vmovdqu xmm12, [r8 + 16]                                        ;    50.3 agu1    73 w[4]
        db 0x2e, 0x2e
        vmovdqu xmm3, [r9 + 16]                                         ;    50.5 agu0    73 w[4]
        db 0x2e, 0x2e
        vmovdqu [rbp + 352], ymm1                                       ;    50.7 agu2+fp5   71 v[0] spill
        db 0x2e, 0x2e
        vmovdqu xmm1, [r10 + 16]                                        ;    51.3 agu1    73 w[4]
        db 0x2e, 0x2e
        vmovdqu [rbp + 384], ymm7                                       ;    51.7 agu0+fp5   73 w[0] spill
        db 0x2e, 0x2e
        vmovdqu xmm7, [r11 + 16]                                        ;    52.3 agu1    73 w[4]
        db 0x2e, 0x2e
        vmovdqu [rbp + 416], ymm11                                      ;    52.7 agu2+fp5   73 w[0] spill
        db 0x2e, 0x2e
        vmovdqu xmm11, [r12 + 16]                                       ;    52.5 agu0    73 w[4]
        db 0x2e, 0x2e
        vperm2i128 ymm11, ymm12, ymm11, 0x20                            ;    59.5 fp1     73 w[4]
        db 0x2e, 0x2e
        vmovdqu xmm12, [r13 + 16]                                       ;    53.3 agu1    73 w[4]
        db 0x2e
        vperm2i128 ymm12, ymm3, ymm12, 0x20                             ;    60.3 fp1     73 w[4]
        db 0x2e
        vmovdqu xmm3, [r14 + 16]                                        ;    53.5 agu0    73 w[4]
        db 0x2e
        vperm2i128 ymm1, ymm1, ymm3, 0x20                               ;    60.5 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r15 + 16]                                        ;    54.3 agu1    73 w[4]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm7, ymm7, ymm3, 0x20                               ;    61.3 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm3, ymm11, ymm12                                   ;    63.3 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm11, ymm11, ymm12                                  ;    63.3 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm12, ymm1, ymm7                                    ;    64.3 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm1, ymm7                                     ;    64.3 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm1, ymm3, ymm12                                   ;    65.3 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm12, ymm3, ymm12                                  ;    65.3 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm3, ymm11, ymm7                                   ;    65.3 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm11, ymm7                                   ;    65.3 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm1, ymm9                                       ;    66.3 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm12, ymm9                                      ;    66.3 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm9                                        ;    66.3 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm9                                        ;    66.3 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm0, 5                                            ;    59.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;    60.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;    61.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;    62.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;    63.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 192]  ;    61.3 fp0+agu0   61 t1
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm11                                      ;    67.3 fp3     61 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm11                                      ;    67.3 agu2+fp5   73 w[4] spill
        db 0x2e, 0x2e
        vpsrld ymm11, ymm0, 0xe                                         ;    62.8 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;    63.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 5                                          ;    64.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;    65.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 6                                          ;    66.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;    67.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;    68.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm4                                        ;    64.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                        ;    65.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                       ;    66.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm11                                      ;    69.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;    70.8 fp1     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm5, 0xb                                         ;    66.0 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;    67.0 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 9                                          ;    68.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;    69.0 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xa                                        ;    70.0 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm5, 9                                            ;    67.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;    68.8 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;    69.8 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;    70.8 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;    71.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;    72.8 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm5                                         ;    68.5 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                          ;    69.5 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                         ;    70.5 fp2     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm2                                       ;    71.5 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm11                                      ;    73.8 fp1     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm14, 5                                          ;    71.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;    72.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;    73.8 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;    74.8 fp0     48 t1
        db 0x2e, 0x2e
        vpslld ymm11, ymm11, 7                                          ;    75.8 fp2     48 t1
        db 0x2e, 0x2e
        vpsrld ymm2, ymm14, 0xe                                         ;    71.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                         ;    72.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 5                                            ;    73.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                         ;    74.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 6                                            ;    75.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;    76.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm0                                          ;    72.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                         ;    73.5 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                          ;    74.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm2                                       ;    75.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm11                                      ;    77.8 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm12                                      ;    78.8 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rel sha256_blocks.T0_constants256 + 224]  ;    79.8 fp2+agu1   61 t1
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm10                                        ;    80.8 fp0     62 v[6]
        db 0x2e, 0x2e
        vpslld ymm11, ymm15, 0xb                                        ;    74.8 fp1     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;    75.8 fp3     47 v[2]
        db 0x2e, 0x2e
        vpslld ymm11, ymm11, 9                                          ;    76.8 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;    77.8 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xa                                        ;    78.8 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm15, 9                                           ;    76.0 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                         ;    77.0 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 0xb                                          ;    78.0 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                         ;    79.0 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 2                                            ;    80.0 fp2     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;    81.0 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm15                                         ;    77.5 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                          ;    78.5 fp1     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;    79.5 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm10                                        ;    80.8 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm11                                        ;    82.0 fp0     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm6, 5                                           ;    81.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;    82.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xe                                        ;    83.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;    84.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 7                                          ;    85.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm6, 0xe                                         ;    81.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;    82.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 5                                          ;    83.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;    84.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 6                                          ;    85.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;    86.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm14                                        ;    81.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                        ;    82.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;    83.5 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm11                                        ;    84.5 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm10                                        ;    87.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm1                                         ;    88.8 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 256]    ;    89.8 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm4                                       ;    90.8 fp2     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm3, 0xb                                         ;    83.8 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                        ;    84.8 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 9                                          ;    85.8 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                        ;    86.8 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xa                                        ;    87.8 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm3, 9                                           ;    85.0 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;    86.0 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 0xb                                        ;    87.0 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;    88.0 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 2                                          ;    89.0 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;    90.0 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm3                                        ;    86.0 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                         ;    87.0 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                         ;    88.0 fp1     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm4                                         ;    90.8 fp3     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm10                                        ;    91.8 fp2     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm13, 5                                          ;    91.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;    92.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xe                                        ;    93.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;    94.8 fp3     48 t1
        db 0x2e, 0x2e
        vpslld ymm10, ymm10, 7                                          ;    95.8 fp1     48 t1
        db 0x2e, 0x2e
        vpsrld ymm4, ymm13, 0xe                                         ;    91.8 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                         ;    92.8 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm4, ymm4, 5                                            ;    93.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                         ;    94.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 6                                            ;    95.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                        ;    96.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm6                                         ;    90.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                         ;    91.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;    92.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm4                                         ;    93.8 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm10                                        ;    97.8 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm7                                         ;    98.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rel sha256_blocks.T0_constants256 + 288]    ;    99.8 fp1+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm0                                         ;   100.8 fp3     62 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm2, 0xb                                         ;    92.8 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                        ;    93.8 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 9                                          ;    94.8 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                        ;    95.8 fp3     47 v[0]
        db 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xa                                        ;    96.8 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm2, 9                                            ;    94.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;    95.0 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 0xb                                          ;    96.0 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;    97.0 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 2                                            ;    98.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                        ;    99.0 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm2                                          ;    95.3 fp2     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                                        ;    96.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;    97.3 fp0     52 v[0]
        db 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm10                                      ;   100.0 fp1     63 v[0]
        db 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm0                                       ;   101.0 fp2     63 v[0]
        db 0x2e, 0x2e
        vmovdqu xmm10, [r8 + 32]                                        ;    96.0 agu0    73 w[8]
        db 0x2e, 0x2e
        vmovdqu xmm0, [r9 + 32]                                         ;    96.2 agu1    73 w[8]
        db 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm7                                       ;    96.3 agu2+fp5   73 w[4] spill
        db 0x2e, 0x2e
        vmovdqu xmm7, [r10 + 32]                                        ;    97.0 agu0    73 w[8]
        db 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm1                                       ;    97.3 agu1+fp5   73 w[4] spill
        db 0x2e, 0x2e
        vmovdqu xmm1, [r11 + 32]                                        ;    98.0 agu0    73 w[8]
        db 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm12                                      ;    98.3 agu2+fp5   73 w[4] spill
        db 0x2e, 0x2e
        vmovdqu xmm12, [r12 + 32]                                       ;    98.2 agu1    73 w[8]
        db 0x2e, 0x2e
        vperm2i128 ymm10, ymm10, ymm12, 0x20                            ;   105.2 fp1     73 w[8]
        db 0x2e, 0x2e
        vmovdqu xmm12, [r13 + 32]                                       ;    99.0 agu0    73 w[8]
        db 0x2e
        vperm2i128 ymm12, ymm0, ymm12, 0x20                             ;   106.0 fp1     73 w[8]
        db 0x2e
        vmovdqu xmm0, [r14 + 32]                                        ;    99.2 agu1    73 w[8]
        db 0x2e
        vperm2i128 ymm7, ymm7, ymm0, 0x20                               ;   106.2 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm0, [r15 + 32]                                        ;   100.0 agu0    73 w[8]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm0, ymm1, ymm0, 0x20                               ;   107.0 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm1, ymm10, ymm12                                   ;   109.0 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm10, ymm10, ymm12                                  ;   109.0 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm12, ymm7, ymm0                                    ;   110.0 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm7, ymm0                                     ;   110.0 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm0, ymm1, ymm12                                   ;   111.0 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm12, ymm1, ymm12                                  ;   111.0 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm1, ymm10, ymm7                                   ;   111.0 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm10, ymm7                                   ;   111.0 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm0, ymm9                                       ;   112.0 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm12, ymm9                                      ;   112.0 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm1, ymm9                                        ;   112.0 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm9                                        ;   112.0 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm5, 5                                            ;   105.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   106.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   107.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   108.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   109.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 320]  ;   107.0 fp3+agu1   61 t1
        db 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm10                                      ;   113.0 fp0     61 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 576], ymm10                                      ;   113.0 agu2+fp5   73 w[8] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm5, 0xe                                         ;   108.5 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   109.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   110.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   111.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   112.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   113.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm1                                       ;   114.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm13                                        ;   110.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                        ;   111.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   112.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm10                                      ;   115.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   116.5 fp1     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm11, 0xb                                        ;   111.7 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;   112.7 fp0     47 v[7]
        db 0x2e, 0x2e
        vpslld ymm10, ymm10, 9                                          ;   113.7 fp1     47 v[7]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;   114.7 fp3     47 v[7]
        db 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xa                                        ;   115.7 fp2     47 v[7]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm11, 9                                           ;   113.5 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                         ;   114.5 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xb                                          ;   115.5 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                         ;   116.5 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 2                                            ;   117.5 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                        ;   118.5 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm11                                         ;   114.2 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                          ;   115.2 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;   116.2 fp2     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm4                                       ;   117.2 fp3     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm10                                      ;   119.5 fp1     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm15, 5                                          ;   117.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   118.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xe                                        ;   119.5 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   120.5 fp3     48 t1
        db 0x2e, 0x2e
        vpslld ymm10, ymm10, 7                                          ;   121.5 fp2     48 t1
        db 0x2e, 0x2e
        vpsrld ymm4, ymm15, 0xe                                         ;   117.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;   118.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 5                                            ;   119.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;   120.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 6                                            ;   121.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                        ;   122.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm5                                         ;   118.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                         ;   119.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                         ;   120.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm4                                         ;   121.2 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm10                                        ;   123.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm12                                        ;   124.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 352]    ;   125.5 fp2+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm6                                         ;   126.5 fp3     62 v[2]
        db 0x2e, 0x2e
        vpslld ymm10, ymm14, 0xb                                        ;   120.5 fp1     47 v[6]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;   121.5 fp0     47 v[6]
        db 0x2e, 0x2e
        vpslld ymm10, ymm10, 9                                          ;   122.5 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;   123.5 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xa                                        ;   124.5 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm14, 9                                           ;   121.7 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   122.7 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 0xb                                          ;   123.7 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   124.7 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 2                                            ;   125.7 fp2     47 v[6]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                        ;   126.7 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm14                                        ;   123.2 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                          ;   124.2 fp1     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                         ;   125.2 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm6                                         ;   126.5 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm10                                        ;   127.7 fp3     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm3, 5                                           ;   127.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                        ;   128.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xe                                        ;   129.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                        ;   130.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 7                                          ;   131.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm3, 0xe                                          ;   127.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                          ;   128.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 5                                            ;   129.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                          ;   130.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 6                                            ;   131.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   132.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm15                                         ;   127.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   128.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   129.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm6                                       ;   130.2 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;   133.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm0                                       ;   134.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 384]  ;   135.5 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm13                                        ;   136.5 fp2     62 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm1, 0xb                                         ;   129.5 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                        ;   130.5 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 9                                          ;   131.5 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                        ;   132.5 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xa                                        ;   133.5 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm1, 9                                            ;   130.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   131.7 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 0xb                                          ;   132.7 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   133.7 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 2                                            ;   134.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   135.7 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm1                                         ;   131.7 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                          ;   132.7 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   133.7 fp1     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm13                                        ;   136.5 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm10                                        ;   137.5 fp2     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm2, 5                                           ;   137.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                        ;   138.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xe                                        ;   139.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                        ;   140.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 7                                          ;   141.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm2, 0xe                                         ;   137.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                        ;   138.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 5                                          ;   139.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                        ;   140.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 6                                          ;   141.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   142.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm15, ymm3                                        ;   135.7 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                        ;   137.5 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   138.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm13                                        ;   139.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm10                                        ;   143.5 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   144.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rel sha256_blocks.T0_constants256 + 416]    ;   145.5 fp1+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm5                                       ;   146.5 fp0     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm4, 0xb                                         ;   138.5 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                        ;   139.5 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 9                                          ;   140.5 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                        ;   141.5 fp0     47 v[4]
        db 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xa                                        ;   142.5 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm4, 9                                           ;   139.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   140.7 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 0xb                                        ;   141.7 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   142.7 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 2                                          ;   143.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   144.7 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm4                                         ;   141.0 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                         ;   142.0 fp2     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   143.0 fp1     52 v[4]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm10                                        ;   145.7 fp3     63 v[4]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   146.7 fp0     63 v[4]
        db 0x2e, 0x2e
        vmovdqu xmm10, [r8 + 48]                                        ;   141.7 agu1    73 w[12]
        db 0x2e, 0x2e
        vmovdqu xmm5, [r9 + 48]                                         ;   141.8 agu0    73 w[12]
        db 0x2e, 0x2e
        vmovdqu [rbp + 608], ymm7                                       ;   142.0 agu2+fp5   73 w[8] spill
        db 0x2e, 0x2e
        vmovdqu xmm7, [r10 + 48]                                        ;   142.7 agu1    73 w[12]
        db 0x2e, 0x2e
        vmovdqu [rbp + 640], ymm0                                       ;   143.0 agu0+fp5   73 w[8] spill
        db 0x2e, 0x2e
        vmovdqu xmm0, [r11 + 48]                                        ;   143.7 agu1    73 w[12]
        db 0x2e, 0x2e
        vmovdqu [rbp + 672], ymm12                                      ;   144.0 agu2+fp5   73 w[8] spill
        db 0x2e, 0x2e
        vmovdqu xmm12, [r12 + 48]                                       ;   143.8 agu0    73 w[12]
        db 0x2e, 0x2e
        vperm2i128 ymm10, ymm10, ymm12, 0x20                            ;   150.8 fp1     73 w[12]
        db 0x2e, 0x2e
        vmovdqu xmm12, [r13 + 48]                                       ;   144.7 agu1    73 w[12]
        db 0x2e
        vperm2i128 ymm12, ymm5, ymm12, 0x20                             ;   151.7 fp1     73 w[12]
        db 0x2e
        vmovdqu xmm5, [r14 + 48]                                        ;   144.8 agu0    73 w[12]
        db 0x2e
        vperm2i128 ymm7, ymm7, ymm5, 0x20                               ;   151.8 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm5, [r15 + 48]                                        ;   145.7 agu1    73 w[12]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm0, ymm0, ymm5, 0x20                               ;   152.7 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm5, ymm10, ymm12                                   ;   154.7 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm10, ymm10, ymm12                                  ;   154.7 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm12, ymm7, ymm0                                    ;   155.7 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm7, ymm0                                     ;   155.7 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm0, ymm5, ymm12                                   ;   156.7 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm12, ymm5, ymm12                                  ;   156.7 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm5, ymm10, ymm7                                   ;   156.7 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm10, ymm7                                   ;   156.7 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm0, ymm9                                       ;   157.7 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm12, ymm9                                      ;   157.7 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm5, ymm9                                        ;   157.7 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm9                                        ;   157.7 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm11, 5                                           ;   151.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   152.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xe                                          ;   153.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   154.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 7                                            ;   155.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm11, 0xe                                         ;   153.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   154.0 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   155.0 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   156.0 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   157.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   158.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm2                                          ;   154.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                         ;   155.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   156.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm5                                       ;   157.8 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm9                                       ;   159.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 448]  ;   160.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm10                                      ;   161.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   162.0 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm6, 0xb                                          ;   156.8 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   157.8 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 9                                            ;   158.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   159.8 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xa                                          ;   160.8 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   158.2 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   159.2 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   160.2 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   161.2 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   162.2 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   163.2 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm6                                          ;   159.7 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                        ;   160.7 fp2     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   161.7 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm13                                      ;   162.7 fp1     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm9                                       ;   164.2 fp3     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm14, 5                                           ;   163.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                         ;   164.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xe                                          ;   165.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                         ;   166.0 fp3     48 t1
        db 0x2e, 0x2e
        vpslld ymm9, ymm9, 7                                            ;   167.0 fp2     48 t1
        db 0x2e, 0x2e
        vpsrld ymm13, ymm14, 0xe                                        ;   163.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;   164.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 5                                          ;   165.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;   166.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 6                                          ;   167.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   168.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm2, ymm11                                        ;   163.7 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                       ;   164.7 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                        ;   165.7 fp0     51 t1
        db 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm13                                        ;   166.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm9                                         ;   169.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm12                                        ;   170.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, [rel sha256_blocks.T0_constants256 + 480]    ;   171.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm3                                         ;   172.0 fp1     62 v[6]
        db 0x2e, 0x2e
        vpslld ymm9, ymm15, 0xb                                         ;   165.8 fp2     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                         ;   166.8 fp3     47 v[2]
        db 0x2e, 0x2e
        vpslld ymm9, ymm9, 9                                            ;   167.8 fp1     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                         ;   168.8 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xa                                          ;   169.8 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm15, 9                                          ;   167.2 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   168.2 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 0xb                                        ;   169.2 fp2     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   170.2 fp0     47 v[2]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 2                                          ;   171.2 fp1     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   172.2 fp3     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm15                                        ;   168.0 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;   169.0 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   170.0 fp2     52 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm3                                         ;   172.0 fp0     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm9                                         ;   173.2 fp1     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm1, 5                                            ;   173.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   174.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xe                                          ;   175.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   176.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 7                                            ;   177.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm1, 0xe                                          ;   173.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   174.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   175.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   176.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   177.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                          ;   178.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm11, ymm14                                        ;   172.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                          ;   173.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   174.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   175.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm9                                         ;   179.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 512]    ;   180.0 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm0                                         ;   181.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm2                                         ;   182.0 fp0     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm5, 0xb                                          ;   174.2 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   175.2 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 9                                            ;   176.2 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   177.2 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xa                                          ;   178.2 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm5, 9                                            ;   175.8 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   176.8 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   177.8 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   178.8 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   179.8 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                          ;   180.8 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm5                                         ;   177.0 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   178.0 fp1     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   179.0 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm9                                       ;   181.8 fp2     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm2                                       ;   182.8 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm4, 5                                            ;   183.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                          ;   184.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xe                                          ;   185.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                          ;   186.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 7                                            ;   187.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm4, 0xe                                          ;   183.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                          ;   184.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 5                                            ;   185.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                          ;   186.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 6                                            ;   187.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                          ;   188.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm1                                         ;   181.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm4                                          ;   183.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                         ;   184.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm2                                       ;   185.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm9                                       ;   189.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, [rel sha256_blocks.T0_constants256 + 544]  ;   190.0 fp1+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm7                                       ;   191.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm11                                        ;   192.0 fp2     62 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm13, 0xb                                         ;   183.8 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   184.8 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 9                                            ;   185.8 fp2     47 v[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   186.8 fp3     47 v[0]
        db 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xa                                          ;   187.8 fp1     47 v[0]
        db 0x2e, 0x2e
        vpsrld ymm2, ymm13, 9                                           ;   185.2 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                         ;   186.2 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 0xb                                          ;   187.2 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                         ;   188.2 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 2                                            ;   189.2 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                          ;   190.2 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm5, ymm13                                         ;   186.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                          ;   187.3 fp1     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   188.3 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm9                                         ;   191.2 fp2     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm11                                        ;   192.2 fp3     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm0, 2                                            ;   187.8 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;   188.8 fp0     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xd                                          ;   189.8 fp2     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm0, 2                                           ;   188.8 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   189.8 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 7                                          ;   190.8 fp2     50 w[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   191.8 fp0     50 w[0]
        db 0x2e, 0x2e
        vpsrld ymm11, ymm11, 0xa                                        ;   192.8 fp1     50 w[0]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   193.8 fp3     50 w[0]
        db 0x2e, 0x2e
        vpslld ymm11, ymm8, 0xb                                         ;   190.2 fp2     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;   191.2 fp0     49 w[0]
        db 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;   192.2 fp1     49 w[0]
        db 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rbp + 672]                                  ;   194.8 fp3+agu0   78 w[0]
        db 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rbp + 192]                                  ;   195.8 fp0+agu1   78 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 576]  ;   191.2 fp2+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm0                                       ;   190.2 agu2+fp5   73 w[12] spill
        db 0x2e, 0x2e
        vpsrld ymm0, ymm8, 0xb                                          ;   191.8 fp1     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   192.8 fp3     49 w[0]
        db 0x2e, 0x2e
        vpsrld ymm0, ymm0, 4                                            ;   193.8 fp2     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   194.8 fp0     49 w[0]
        db 0x2e, 0x2e
        vpsrld ymm0, ymm0, 3                                            ;   195.8 fp1     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   196.8 fp3     49 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm11                                        ;   197.8 fp0     78 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm6, 5                                           ;   193.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   194.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;   195.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   196.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 7                                          ;   197.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm6, 0xe                                          ;   194.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   195.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 5                                            ;   196.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   197.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 6                                            ;   198.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   199.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm11                                      ;   200.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm4                                         ;   196.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                        ;   197.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                        ;   198.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm11                                      ;   201.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm9                                       ;   202.8 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   203.8 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm3, 0xb                                         ;   197.8 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   198.8 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 9                                          ;   199.8 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   200.8 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xa                                        ;   201.8 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm3, 9                                            ;   199.2 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                          ;   200.2 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 0xb                                          ;   201.2 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                          ;   202.2 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 2                                            ;   203.2 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   204.2 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm3                                         ;   200.3 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm0                                          ;   201.3 fp1     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                         ;   202.3 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm14                                        ;   203.8 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm11                                        ;   205.2 fp3     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm7, 2                                           ;   201.8 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                        ;   202.8 fp0     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xd                                        ;   203.8 fp2     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm7, 2                                           ;   202.8 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                        ;   203.8 fp3     50 w[1]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm14, 7                                          ;   204.8 fp2     50 w[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                        ;   205.8 fp0     50 w[1]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm14, 0xa                                        ;   206.8 fp1     50 w[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   207.8 fp3     50 w[1]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 416]                                      ;   202.3 agu1    49 w[1]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm11                                        ;   208.8 fp0     78 w[1]
        db 0x2e
        vmovdqu ymm11, [rbp + 416]                                      ;   202.7 agu0    49 w[1]
        db 0x2e
        vpaddd ymm8, ymm8, [rbp + 640]                                  ;   209.8 fp2+agu1   78 w[1]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, [rel sha256_blocks.T0_constants256 + 608]    ;   204.3 fp3+agu0   61 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 704], ymm7                                       ;   203.2 agu2+fp5   73 w[12] spill
        db 0x2e
        vmovdqu ymm7, [rbp + 416]                                       ;   204.3 agu1    49 w[1]
        db 0x2e
        vmovdqu [rbp + 736], ymm12                                      ;   204.2 agu2+fp5   73 w[12] spill
        db 0x2e
        vpslld ymm12, ymm15, 5                                          ;   204.8 fp1     48 t1
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;   205.8 fp0     48 t1
        db 0x2e
        vpslld ymm12, ymm12, 0xe                                        ;   206.8 fp2     48 t1
        db 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;   207.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;   208.8 fp1     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 768], ymm10                                      ;   205.2 agu0+fp5   73 w[12] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm15, 0xe                                        ;   206.2 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   207.2 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   208.2 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   209.2 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   210.2 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;   211.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm12                                        ;   212.2 fp3     61 t1
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 416]                                      ;   205.8 agu1    73 w[0] reload
        db 0x2e, 0x2e
        vpslld ymm12, ymm10, 0xb                                        ;   212.8 fp1     49 w[1]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   213.8 fp0     49 w[1]
        db 0x2e, 0x2e
        vpslld ymm12, ymm14, 0xe                                        ;   214.8 fp2     49 w[1]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm10, 0xb                                        ;   212.8 fp1     49 w[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   213.8 fp3     49 w[1]
        db 0x2e, 0x2e
        vpsrld ymm11, ymm11, 4                                          ;   214.8 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   215.8 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   216.8 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                        ;   217.8 fp3     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm12                                        ;   218.8 fp0     78 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm6                                          ;   210.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                         ;   211.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                          ;   212.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm7                                         ;   213.2 fp0     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm8                                         ;   219.8 fp2     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm1                                         ;   220.8 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm2, 0xb                                          ;   211.8 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                          ;   212.8 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   213.8 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                          ;   214.8 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   215.8 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm2, 9                                           ;   213.2 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;   214.2 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 0xb                                        ;   215.2 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;   216.2 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 2                                          ;   217.2 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   218.2 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm2                                         ;   214.5 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                         ;   215.5 fp1     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                          ;   216.5 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm7                                         ;   219.2 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm1                                         ;   220.8 fp3     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm9, 2                                            ;   215.8 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   216.8 fp0     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   217.8 fp2     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm9, 2                                           ;   216.8 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   217.8 fp3     50 w[2]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm12, 7                                          ;   218.8 fp2     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   219.8 fp0     50 w[2]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm12, 0xa                                        ;   220.8 fp1     50 w[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   221.8 fp3     50 w[2]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 384]                                      ;   217.0 agu0    73 w[0] reload
        db 0x2e, 0x2e
        vpslld ymm14, ymm12, 0xb                                        ;   224.0 fp2     49 w[2]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   225.0 fp0     49 w[2]
        db 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xe                                        ;   226.0 fp1     49 w[2]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm12, 0xb                                         ;   224.0 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                         ;   225.0 fp3     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 4                                            ;   226.0 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                         ;   227.0 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 3                                            ;   228.0 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   222.8 fp3     78 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;   229.0 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm14                                      ;   230.0 fp3     78 w[2]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 608]                                       ;   220.0 agu1    73 w[8] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   231.0 fp1     78 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm5, 5                                           ;   221.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                        ;   222.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xe                                        ;   223.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                        ;   224.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 7                                          ;   225.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm5, 0xe                                          ;   222.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   223.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 5                                            ;   224.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   225.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 6                                            ;   226.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;   227.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm15                                         ;   224.3 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                          ;   225.3 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   226.3 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm1                                         ;   227.3 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm14                                        ;   228.8 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 640]    ;   229.8 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm10                                        ;   232.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm4                                       ;   233.0 fp0     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm0, 0xb                                         ;   226.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                        ;   227.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 9                                          ;   228.3 fp1     47 v[5]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                        ;   229.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xa                                        ;   230.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm0, 9                                            ;   228.0 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   229.0 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xb                                          ;   230.0 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   231.0 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 2                                            ;   232.0 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;   233.0 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm0                                          ;   229.2 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                        ;   230.2 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;   231.2 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm4                                       ;   233.0 fp1     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm14                                      ;   234.0 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm8, 2                                           ;   230.3 fp2     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                        ;   231.3 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xd                                        ;   232.3 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm8, 2                                            ;   231.3 fp2     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                          ;   232.3 fp0     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 7                                            ;   233.3 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                          ;   234.3 fp3     50 w[3]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm4, 0xa                                          ;   235.3 fp2     50 w[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                        ;   236.3 fp0     50 w[3]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 448]                                       ;   231.2 agu1    49 w[3]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm14                                      ;   237.3 fp3     78 w[3]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 448]                                      ;   231.5 agu0    49 w[3]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rbp + 768]                                ;   238.3 fp1+agu1   78 w[3]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 672]    ;   233.2 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 448]                                       ;   233.2 agu1    49 w[3]
        db 0x2e
        vmovdqu [rbp + 384], ymm8                                       ;   232.2 agu2+fp5   78 w[1] spill
        db 0x2e
        vpslld ymm8, ymm13, 5                                           ;   234.0 fp2     48 t1
        db 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   235.0 fp3     48 t1
        db 0x2e
        vpslld ymm8, ymm8, 0xe                                          ;   236.0 fp1     48 t1
        db 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   237.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 7                                            ;   238.0 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 416], ymm9                                       ;   233.2 agu2+fp5   78 w[0] spill
        db 0x2e, 0x2e
        vpsrld ymm9, ymm13, 0xe                                         ;   235.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   236.0 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm9, ymm9, 5                                            ;   237.0 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   238.0 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm9, ymm9, 6                                            ;   239.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   240.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm8                                         ;   241.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 448]                                       ;   234.5 agu0    73 w[4] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm8, 0xb                                          ;   241.5 fp2     49 w[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   242.5 fp3     49 w[3]
        db 0x2e, 0x2e
        vpslld ymm9, ymm4, 0xe                                          ;   243.5 fp1     49 w[3]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm8, 0xb                                          ;   241.5 fp2     49 w[3]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                        ;   242.5 fp0     49 w[3]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm14, 4                                          ;   243.5 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   244.5 fp3     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   245.5 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                          ;   246.5 fp0     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm9                                       ;   247.5 fp3     78 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm15, ymm5                                         ;   239.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                         ;   240.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   241.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   242.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm12                                        ;   248.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm6                                         ;   249.5 fp0     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm11, 0xb                                         ;   240.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   241.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   242.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   243.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   244.3 fp2     47 v[4]
        db 0x2e, 0x2e
        vpsrld ymm9, ymm11, 9                                           ;   242.0 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   243.0 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 0xb                                          ;   244.0 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   245.0 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 2                                            ;   246.0 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   247.0 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm11                                         ;   243.2 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                          ;   244.2 fp2     52 v[4]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   245.2 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm7                                         ;   248.0 fp1     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm6                                         ;   249.5 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   244.3 fp2     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   245.3 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   246.3 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm10, 2                                          ;   245.3 fp2     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   246.3 fp0     50 w[4]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm14, 7                                          ;   247.3 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   248.3 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 0xa                                        ;   249.3 fp2     50 w[4]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   250.3 fp0     50 w[4]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 544]                                      ;   245.5 agu1    73 w[4] reload
        db 0x2e, 0x2e
        vpslld ymm4, ymm14, 0xb                                         ;   252.5 fp1     49 w[4]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   253.5 fp3     49 w[4]
        db 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xe                                          ;   254.5 fp2     49 w[4]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm14, 0xb                                         ;   252.5 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   253.5 fp0     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 4                                            ;   254.5 fp2     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   255.5 fp3     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 3                                            ;   256.5 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   251.3 fp0     78 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   257.5 fp3     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm4                                         ;   258.5 fp0     78 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 736]                                       ;   248.5 agu0    73 w[12] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   259.5 fp2     78 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm3, 5                                            ;   250.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                          ;   251.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xe                                          ;   252.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                          ;   253.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 7                                            ;   254.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm3, 0xe                                          ;   251.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                          ;   252.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 5                                            ;   253.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                          ;   254.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 6                                            ;   255.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   256.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm13                                         ;   253.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   254.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   255.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm6                                       ;   256.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm4                                       ;   257.3 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 704]  ;   258.3 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm8                                       ;   260.5 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm15                                        ;   261.5 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm1, 0xb                                          ;   255.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                          ;   256.0 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 9                                            ;   257.0 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                          ;   258.0 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xa                                          ;   259.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm1, 9                                            ;   256.5 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   257.5 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 0xb                                          ;   258.5 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   259.5 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 2                                            ;   260.5 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   261.5 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm1                                         ;   257.7 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                          ;   258.7 fp1     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   259.7 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm15                                        ;   261.5 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm4                                         ;   262.5 fp3     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm12, 2                                          ;   259.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   260.0 fp0     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 0xd                                        ;   261.0 fp2     50 w[5]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm12, 2                                           ;   260.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                         ;   261.0 fp3     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 7                                            ;   262.0 fp2     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                         ;   263.0 fp0     50 w[5]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm4, 0xa                                          ;   264.0 fp1     50 w[5]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                        ;   265.0 fp3     50 w[5]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 512]                                       ;   259.7 agu0    49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   266.0 fp0     78 w[5]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 512]                                      ;   260.0 agu1    49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rbp + 192]                                ;   267.0 fp2+agu0   78 w[5]
        db 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rel sha256_blocks.T0_constants256 + 736]    ;   261.7 fp3+agu1   61 t1
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 512]                                       ;   261.7 agu0    49 w[5]
        db 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm12                                      ;   260.7 agu2+fp5   78 w[3] spill
        db 0x2e, 0x2e
        vpslld ymm12, ymm2, 5                                           ;   262.5 fp1     48 t1
        db 0x2e
        vpxor ymm12, ymm12, ymm2                                        ;   263.5 fp0     48 t1
        db 0x2e
        vpslld ymm12, ymm12, 0xe                                        ;   264.5 fp2     48 t1
        db 0x2e
        vpxor ymm12, ymm12, ymm2                                        ;   265.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;   266.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm10                                      ;   261.7 agu2+fp5   78 w[2] spill
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm2, 0xe                                         ;   263.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                        ;   264.5 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   265.5 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                        ;   266.5 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   267.5 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;   268.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm12                                        ;   269.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 512]                                      ;   263.0 agu1    73 w[4] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm10, 0xb                                        ;   270.0 fp1     49 w[5]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                         ;   271.0 fp0     49 w[5]
        db 0x2e, 0x2e
        vpslld ymm12, ymm4, 0xe                                         ;   272.0 fp2     49 w[5]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm10, 0xb                                         ;   270.0 fp1     49 w[5]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                        ;   271.0 fp3     49 w[5]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 4                                          ;   272.0 fp2     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   273.0 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   274.0 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                        ;   275.0 fp3     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm12                                      ;   276.0 fp0     78 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm3                                         ;   267.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                          ;   268.5 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   269.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   270.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm14                                        ;   277.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm5                                         ;   278.0 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm9, 0xb                                          ;   269.0 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   270.0 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   271.0 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   272.0 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   273.0 fp1     47 v[2]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm9, 9                                           ;   270.5 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   271.5 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 0xb                                        ;   272.5 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   273.5 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 2                                          ;   274.5 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   275.5 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm1, ymm9                                         ;   271.7 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                         ;   272.7 fp1     52 v[2]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   273.7 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   276.5 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   278.0 fp3     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   273.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   274.0 fp0     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   275.0 fp2     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm8, 2                                           ;   274.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   275.0 fp3     50 w[6]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 7                                          ;   276.0 fp2     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   277.0 fp0     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xa                                        ;   278.0 fp1     50 w[6]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   279.0 fp3     50 w[6]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 480]                                      ;   274.2 agu0    73 w[4] reload
        db 0x2e, 0x2e
        vpslld ymm4, ymm15, 0xb                                         ;   281.2 fp2     49 w[6]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;   282.2 fp0     49 w[6]
        db 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xe                                          ;   283.2 fp1     49 w[6]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm15, 0xb                                         ;   281.2 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   282.2 fp3     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   283.2 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   284.2 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   285.2 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   280.0 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   286.2 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm4                                       ;   287.2 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 704]                                       ;   277.2 agu1    73 w[12] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   288.2 fp1     78 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm0, 5                                            ;   279.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   280.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xe                                          ;   281.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   282.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 7                                            ;   283.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 0xe                                          ;   280.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   281.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   282.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   283.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   284.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   285.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm2                                          ;   281.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                          ;   282.5 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   283.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   284.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm4                                       ;   286.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 768]  ;   287.0 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;   289.2 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm13                                      ;   290.2 fp0     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm6, 0xb                                          ;   283.5 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   284.5 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 9                                            ;   285.5 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   286.5 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xa                                          ;   287.5 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   285.2 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   286.2 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   287.2 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   288.2 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   289.2 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   290.2 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm6                                          ;   286.3 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                        ;   287.3 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   288.3 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm13                                      ;   290.2 fp1     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm4                                       ;   291.2 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm14, 2                                          ;   287.5 fp2     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;   288.5 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm13, 0xd                                        ;   289.5 fp1     50 w[7]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm14, 2                                           ;   288.5 fp2     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   289.5 fp0     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 7                                            ;   290.5 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   291.5 fp3     50 w[7]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm4, 0xa                                          ;   292.5 fp2     50 w[7]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   293.5 fp0     50 w[7]
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 576]                                       ;   288.3 agu1    49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm13                                      ;   294.5 fp3     78 w[7]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 576]                                      ;   288.7 agu0    49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rbp + 416]                                ;   295.5 fp1+agu1   78 w[7]
        db 0x2e, 0x2e
        vpaddd ymm3, ymm3, [rel sha256_blocks.T0_constants256 + 800]    ;   290.3 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 576]                                       ;   290.3 agu1    49 w[7]
        db 0x2e
        vmovdqu [rbp + 480], ymm14                                      ;   289.3 agu2+fp5   78 w[5] spill
        db 0x2e
        vpslld ymm14, ymm11, 5                                          ;   291.2 fp2     48 t1
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                       ;   292.2 fp3     48 t1
        db 0x2e
        vpslld ymm14, ymm14, 0xe                                        ;   293.2 fp1     48 t1
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                       ;   294.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 7                                          ;   295.2 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm8                                       ;   290.3 agu2+fp5   78 w[4] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm11, 0xe                                         ;   292.2 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                         ;   293.2 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;   294.2 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                         ;   295.2 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;   296.2 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                        ;   297.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm14                                        ;   298.2 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 576]                                       ;   291.7 agu0    73 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm8, 0xb                                         ;   298.7 fp2     49 w[7]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   299.7 fp3     49 w[7]
        db 0x2e, 0x2e
        vpslld ymm14, ymm4, 0xe                                         ;   300.7 fp1     49 w[7]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm8, 0xb                                          ;   298.7 fp2     49 w[7]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   299.7 fp0     49 w[7]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 4                                          ;   300.7 fp1     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   301.7 fp3     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   302.7 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                        ;   303.7 fp0     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   304.7 fp3     78 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm0                                          ;   296.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                         ;   297.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                          ;   298.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm7                                         ;   299.2 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm15                                        ;   305.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm3                                         ;   306.7 fp0     62 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm12, 0xb                                         ;   297.5 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   298.5 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   299.5 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   300.5 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   301.5 fp2     47 v[0]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm12, 9                                          ;   299.2 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   300.2 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 0xb                                        ;   301.2 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   302.2 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 2                                          ;   303.2 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   304.2 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm12                                        ;   300.3 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;   301.3 fp2     52 v[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   302.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   305.2 fp1     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm3                                         ;   306.7 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   301.5 fp2     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   302.5 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   303.5 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm10, 2                                          ;   302.5 fp2     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   303.5 fp0     50 w[8]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm14, 7                                          ;   304.5 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   305.5 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 0xa                                        ;   306.5 fp2     50 w[8]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   307.5 fp0     50 w[8]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 672]                                      ;   302.7 agu1    73 w[8] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm14, 0xb                                         ;   309.7 fp1     49 w[8]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   310.7 fp3     49 w[8]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   311.7 fp2     49 w[8]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm14, 0xb                                         ;   309.7 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   310.7 fp0     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 4                                            ;   311.7 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   312.7 fp3     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 3                                            ;   313.7 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   308.5 fp0     78 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   314.7 fp3     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm3                                         ;   315.7 fp0     78 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 384]                                       ;   305.7 agu0    78 w[1] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   316.7 fp2     78 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm1, 5                                            ;   307.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   308.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   309.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   310.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   311.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm1, 0xe                                          ;   308.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                          ;   309.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 5                                            ;   310.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                          ;   311.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 6                                            ;   312.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   313.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm11                                         ;   310.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm1                                          ;   311.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   312.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm4                                         ;   313.2 fp3     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   314.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 832]    ;   315.5 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm8                                         ;   317.7 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm2                                         ;   318.7 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 0xb                                          ;   312.2 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   313.2 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 9                                            ;   314.2 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   315.2 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   316.2 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm5, 9                                            ;   313.7 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   314.7 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 0xb                                          ;   315.7 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   316.7 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 2                                            ;   317.7 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   318.7 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm5                                         ;   314.8 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                        ;   315.8 fp1     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   316.8 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm2                                       ;   318.7 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   319.7 fp3     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm15, 2                                           ;   316.2 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                         ;   317.2 fp0     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 0xd                                          ;   318.2 fp2     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm15, 2                                           ;   317.2 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   318.2 fp3     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   319.2 fp2     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   320.2 fp0     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xa                                          ;   321.2 fp1     50 w[9]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   322.2 fp3     50 w[9]
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 640]                                       ;   316.8 agu0    49 w[9]
        db 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm2                                       ;   323.2 fp0     78 w[9]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 640]                                       ;   317.2 agu1    49 w[9]
        db 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rbp + 448]                                ;   324.2 fp2+agu0   78 w[9]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rel sha256_blocks.T0_constants256 + 864]    ;   318.8 fp3+agu1   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 640]                                       ;   318.8 agu0    49 w[9]
        db 0x2e
        vmovdqu [rbp + 672], ymm15                                      ;   317.8 agu2+fp5   78 w[7] spill
        db 0x2e
        vpslld ymm15, ymm9, 5                                           ;   319.7 fp1     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   320.7 fp0     48 t1
        db 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   321.7 fp2     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   322.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 7                                          ;   323.7 fp1     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 576], ymm10                                      ;   318.8 agu2+fp5   78 w[6] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm9, 0xe                                         ;   320.7 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   321.7 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   322.7 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   323.7 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   324.7 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   325.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm15                                        ;   326.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 640]                                      ;   320.2 agu1    73 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm10, 0xb                                        ;   327.2 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   328.2 fp0     49 w[9]
        db 0x2e, 0x2e
        vpslld ymm15, ymm3, 0xe                                         ;   329.2 fp2     49 w[9]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm10, 0xb                                         ;   327.2 fp1     49 w[9]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   328.2 fp3     49 w[9]
        db 0x2e, 0x2e
        vpsrld ymm2, ymm2, 4                                            ;   329.2 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                          ;   330.2 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   331.2 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   332.2 fp3     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   333.2 fp0     78 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm1                                         ;   324.7 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                          ;   325.7 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   326.7 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm7                                         ;   327.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm14                                        ;   334.2 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm0                                         ;   335.2 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm13, 0xb                                         ;   326.2 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   327.2 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   328.2 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   329.2 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   330.2 fp1     47 v[6]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm13, 9                                          ;   327.7 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   328.7 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xb                                        ;   329.7 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   330.7 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 2                                          ;   331.7 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   332.7 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm13                                        ;   328.8 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                         ;   329.8 fp1     52 v[6]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   330.8 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   333.7 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm0                                         ;   335.2 fp3     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   330.2 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   331.2 fp0     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   332.2 fp2     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm8, 2                                            ;   331.2 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   332.2 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 7                                            ;   333.2 fp2     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   334.2 fp0     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 0xa                                          ;   335.2 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   336.2 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 608]                                       ;   331.3 agu0    73 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm0, 0xb                                          ;   338.3 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                          ;   339.3 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 0xe                                          ;   340.3 fp1     49 w[10]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm0, 0xb                                          ;   338.3 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   339.3 fp3     49 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 4                                            ;   340.3 fp1     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   341.3 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 3                                            ;   342.3 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   337.2 fp3     78 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   343.3 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm2                                       ;   344.3 fp3     78 w[10]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 544]                                       ;   334.3 agu1    78 w[3] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   345.3 fp1     78 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm6, 5                                            ;   336.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                          ;   337.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 0xe                                          ;   338.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                          ;   339.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 7                                            ;   340.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm6, 0xe                                          ;   337.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   338.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   339.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   340.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   341.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   342.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm1, ymm9                                          ;   338.7 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                          ;   339.7 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   340.7 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   341.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm2                                       ;   343.2 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, [rel sha256_blocks.T0_constants256 + 896]  ;   344.2 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm10                                      ;   346.3 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm11                                      ;   347.3 fp0     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm4, 0xb                                          ;   340.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                          ;   341.7 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 9                                            ;   342.7 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                          ;   343.7 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 0xa                                          ;   344.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm4, 9                                            ;   342.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   343.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   344.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   345.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   346.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   347.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm4                                         ;   343.5 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   344.5 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   345.5 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm11                                      ;   347.3 fp1     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm2                                       ;   348.3 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm14, 2                                          ;   344.7 fp2     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   345.7 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xd                                        ;   346.7 fp1     50 w[11]
        db 0x2e, 0x2e
        vpsrld ymm2, ymm14, 2                                           ;   345.7 fp2     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                         ;   346.7 fp0     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 7                                            ;   347.7 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                         ;   348.7 fp3     50 w[11]
        db 0x2e, 0x2e
        vpsrld ymm2, ymm2, 0xa                                          ;   349.7 fp2     50 w[11]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;   350.7 fp0     50 w[11]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 768]                                       ;   345.5 agu1    49 w[11]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm11                                        ;   351.7 fp3     78 w[11]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 768]                                      ;   345.8 agu0    49 w[11]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rbp + 512]                                  ;   352.7 fp1+agu1   78 w[11]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, [rel sha256_blocks.T0_constants256 + 928]    ;   347.5 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 768]                                       ;   347.5 agu1    49 w[11]
        db 0x2e
        vmovdqu [rbp + 608], ymm14                                      ;   346.5 agu2+fp5   78 w[9] spill
        db 0x2e
        vpslld ymm14, ymm12, 5                                          ;   348.3 fp2     48 t1
        db 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   349.3 fp3     48 t1
        db 0x2e
        vpslld ymm14, ymm14, 0xe                                        ;   350.3 fp1     48 t1
        db 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   351.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 7                                          ;   352.3 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 640], ymm8                                       ;   347.5 agu2+fp5   78 w[8] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm12, 0xe                                         ;   349.3 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   350.3 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;   351.3 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   352.3 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;   353.3 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                        ;   354.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm14                                        ;   355.3 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 768]                                       ;   348.8 agu0    73 w[12] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm8, 0xb                                         ;   355.8 fp2     49 w[11]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                         ;   356.8 fp3     49 w[11]
        db 0x2e, 0x2e
        vpslld ymm14, ymm2, 0xe                                         ;   357.8 fp1     49 w[11]
        db 0x2e, 0x2e
        vpsrld ymm2, ymm8, 0xb                                          ;   355.8 fp2     49 w[11]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;   356.8 fp0     49 w[11]
        db 0x2e, 0x2e
        vpsrld ymm11, ymm11, 4                                          ;   357.8 fp1     49 w[11]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   358.8 fp3     49 w[11]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   359.8 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                        ;   360.8 fp0     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm14                                        ;   361.8 fp3     78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm9, ymm6                                          ;   353.3 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                         ;   354.3 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   355.3 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm7                                         ;   356.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm0                                         ;   362.8 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm1                                         ;   363.8 fp0     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm15, 0xb                                         ;   354.7 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   355.7 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   356.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   357.7 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   358.7 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm15, 9                                          ;   356.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   357.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 0xb                                        ;   358.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   359.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 2                                          ;   360.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   361.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm15                                        ;   357.5 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                         ;   358.5 fp2     52 v[4]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   359.5 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm7                                         ;   362.3 fp1     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm1                                         ;   363.8 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   358.7 fp2     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   359.7 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   360.7 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm10, 2                                          ;   359.7 fp2     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   360.7 fp0     50 w[12]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm14, 7                                          ;   361.7 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   362.7 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 0xa                                        ;   363.7 fp2     50 w[12]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   364.7 fp0     50 w[12]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 736]                                      ;   359.8 agu1    73 w[12] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm14, 0xb                                         ;   366.8 fp1     49 w[12]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   367.8 fp3     49 w[12]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   368.8 fp2     49 w[12]
        db 0x2e, 0x2e
        vpsrld ymm2, ymm14, 0xb                                         ;   366.8 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                         ;   367.8 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 4                                            ;   368.8 fp2     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                         ;   369.8 fp3     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 3                                            ;   370.8 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   365.7 fp0     78 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   371.8 fp3     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   372.8 fp0     78 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 480]                                       ;   362.8 agu0    78 w[5] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   373.8 fp2     78 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm5, 5                                            ;   364.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   365.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   366.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   367.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   368.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm5, 0xe                                          ;   365.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                          ;   366.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 5                                            ;   367.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                          ;   368.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 6                                            ;   369.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   370.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm12                                         ;   367.3 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                          ;   368.3 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                          ;   369.3 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm2                                         ;   370.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm1                                         ;   371.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rel sha256_blocks.T0_constants256 + 960]    ;   372.7 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm8                                         ;   374.8 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm9                                       ;   375.8 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm3, 0xb                                          ;   369.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   370.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   371.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   372.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   373.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm3, 9                                            ;   370.8 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   371.8 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 0xb                                          ;   372.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   373.8 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 2                                            ;   374.8 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   375.8 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm15, ymm3                                         ;   372.0 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                        ;   373.0 fp1     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   374.0 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm9                                       ;   375.8 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm1                                       ;   376.8 fp3     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm0, 2                                            ;   373.3 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;   374.3 fp0     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xd                                          ;   375.3 fp2     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm0, 2                                            ;   374.3 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   375.3 fp3     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   376.3 fp2     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   377.3 fp0     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   378.3 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   379.3 fp3     50 w[13]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 192]                                       ;   374.0 agu0    49 w[13]
        db 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm9                                       ;   380.3 fp0     78 w[13]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 192]                                       ;   374.3 agu1    49 w[13]
        db 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rbp + 576]                                ;   381.3 fp2+agu0   78 w[13]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 992]    ;   376.0 fp3+agu1   61 t1
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 192]                                       ;   376.0 agu0    49 w[13]
        db 0x2e
        vmovdqu [rbp + 736], ymm0                                       ;   375.0 agu2+fp5   78 w[11] spill
        db 0x2e
        vpslld ymm0, ymm13, 5                                           ;   376.8 fp1     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                         ;   377.8 fp0     48 t1
        db 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   378.8 fp2     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                         ;   379.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   380.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 768], ymm10                                      ;   376.0 agu2+fp5   78 w[10] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm13, 0xe                                        ;   377.8 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   378.8 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   379.8 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   380.8 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   381.8 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   382.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm0                                         ;   383.8 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 192]                                      ;   377.3 agu1    73 w[12] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm10, 0xb                                         ;   384.3 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   385.3 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm1, 0xe                                          ;   386.3 fp2     49 w[13]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm10, 0xb                                         ;   384.3 fp1     49 w[13]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   385.3 fp3     49 w[13]
        db 0x2e, 0x2e
        vpsrld ymm9, ymm9, 4                                            ;   386.3 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   387.3 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   388.3 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                          ;   389.3 fp3     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm0                                       ;   390.3 fp0     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm5                                         ;   381.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                         ;   382.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   383.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   384.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm14                                        ;   391.3 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;   392.3 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm11, 0xb                                         ;   383.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   384.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   385.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   386.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   387.3 fp1     47 v[2]
        db 0x2e, 0x2e
        vpsrld ymm9, ymm11, 9                                           ;   384.8 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   385.8 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 0xb                                          ;   386.8 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   387.8 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 2                                            ;   388.8 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   389.8 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm11                                         ;   386.0 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                          ;   387.0 fp1     52 v[2]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   388.0 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   390.8 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm6                                         ;   392.3 fp3     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   387.3 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   388.3 fp0     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   389.3 fp2     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm8, 2                                            ;   388.3 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   389.3 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 7                                            ;   390.3 fp2     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   391.3 fp0     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 0xa                                          ;   392.3 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   393.3 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 704]                                       ;   388.5 agu0    73 w[12] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm0, 0xb                                          ;   395.5 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   396.5 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   397.5 fp1     49 w[14]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm0, 0xb                                          ;   395.5 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   396.5 fp3     49 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 4                                            ;   397.5 fp1     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   398.5 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 3                                            ;   399.5 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   394.3 fp3     78 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   400.5 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   401.5 fp3     78 w[14]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 672]                                       ;   391.5 agu1    78 w[7] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   402.5 fp1     78 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm4, 5                                            ;   393.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   394.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   395.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   396.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   397.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm4, 0xe                                          ;   394.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   395.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 5                                            ;   396.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   397.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 6                                            ;   398.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   399.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm13                                         ;   395.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                          ;   396.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   397.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm6                                       ;   398.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm1                                       ;   400.3 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 1024] ;   401.3 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm10                                      ;   403.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm12                                      ;   404.5 fp0     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm2, 0xb                                          ;   397.8 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   398.8 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   399.8 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   400.8 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   401.8 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm2, 9                                            ;   399.5 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   400.5 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 0xb                                          ;   401.5 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   402.5 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 2                                            ;   403.5 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   404.5 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm2                                         ;   400.7 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                          ;   401.7 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   402.7 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm12                                        ;   404.5 fp1     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm1                                         ;   405.5 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm14, 2                                          ;   401.8 fp2     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                       ;   402.8 fp3     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xd                                        ;   403.8 fp1     50 w[15]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm14, 2                                           ;   402.8 fp2     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   403.8 fp0     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   404.8 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   405.8 fp3     50 w[15]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   406.8 fp2     50 w[15]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   407.8 fp0     50 w[15]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 416]                                       ;   402.7 agu1    49 w[15]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm12                                        ;   408.8 fp3     78 w[15]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 416]                                      ;   403.0 agu0    49 w[15]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rbp + 640]                                  ;   409.8 fp1+agu1   78 w[15]
        db 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rel sha256_blocks.T0_constants256 + 1056]   ;   404.7 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 416]                                       ;   404.7 agu1    49 w[15]
        db 0x2e
        vmovdqu [rbp + 704], ymm14                                      ;   403.7 agu2+fp5   78 w[13] spill
        db 0x2e
        vpslld ymm14, ymm15, 5                                          ;   405.5 fp2     48 t1
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                       ;   406.5 fp3     48 t1
        db 0x2e
        vpslld ymm14, ymm14, 0xe                                        ;   407.5 fp1     48 t1
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                       ;   408.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 7                                          ;   409.5 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm8                                       ;   404.7 agu2+fp5   78 w[12] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm15, 0xe                                         ;   406.5 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                         ;   407.5 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;   408.5 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                         ;   409.5 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;   410.5 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                        ;   411.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm14                                        ;   412.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 416]                                       ;   406.0 agu0    78 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm8, 0xb                                         ;   413.0 fp2     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   414.0 fp3     49 w[15]
        db 0x2e, 0x2e
        vpslld ymm14, ymm1, 0xe                                         ;   415.0 fp1     49 w[15]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm8, 0xb                                          ;   413.0 fp2     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   414.0 fp0     49 w[15]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm12, 4                                          ;   415.0 fp1     49 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   416.0 fp3     49 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   417.0 fp2     49 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                        ;   418.0 fp0     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm14                                        ;   419.0 fp3     78 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm4                                         ;   410.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                         ;   411.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   412.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   413.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm0                                         ;   420.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm5                                         ;   421.0 fp0     62 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm9, 0xb                                          ;   411.8 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   412.8 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   413.8 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   414.8 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   415.8 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm9, 9                                           ;   413.5 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   414.5 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 0xb                                        ;   415.5 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   416.5 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 2                                          ;   417.5 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   418.5 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm9                                         ;   414.7 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                         ;   415.7 fp2     52 v[0]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   416.7 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   419.5 fp1     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   421.0 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   415.8 fp2     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   416.8 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   417.8 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm10, 2                                          ;   416.8 fp2     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   417.8 fp0     50 w[0]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm14, 7                                          ;   418.8 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   419.8 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 0xa                                        ;   420.8 fp2     50 w[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   421.8 fp0     50 w[0]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 384]                                      ;   417.0 agu1    78 w[1] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm14, 0xb                                         ;   424.0 fp1     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   425.0 fp3     49 w[0]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   426.0 fp2     49 w[0]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm14, 0xb                                         ;   424.0 fp1     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   425.0 fp0     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   426.0 fp2     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   427.0 fp3     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   428.0 fp1     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   422.8 fp0     78 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   429.0 fp3     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   430.0 fp0     78 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 608]                                       ;   420.0 agu0    78 w[9] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   431.0 fp2     78 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm3, 5                                            ;   422.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   423.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   424.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   425.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   426.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm3, 0xe                                          ;   422.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   423.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   424.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   425.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   426.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   427.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm15                                         ;   424.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   425.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   426.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   427.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm1                                       ;   428.8 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 1088] ;   429.8 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm8                                       ;   432.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm13                                      ;   433.0 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm6, 0xb                                          ;   426.5 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   427.5 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   428.5 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   429.5 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   430.5 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   428.0 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   429.0 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   430.0 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   431.0 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   432.0 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   433.0 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm6                                          ;   429.2 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                        ;   430.2 fp1     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   431.2 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm13                                      ;   433.0 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm1                                       ;   434.0 fp3     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm0, 2                                           ;   430.5 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;   431.5 fp0     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm13, 0xd                                        ;   432.5 fp2     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm0, 2                                            ;   431.5 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   432.5 fp3     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   433.5 fp2     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   434.5 fp0     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   435.5 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   436.5 fp3     50 w[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 448]                                       ;   431.2 agu0    49 w[1]
        db 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm13                                      ;   437.5 fp0     78 w[1]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 448]                                      ;   431.5 agu1    49 w[1]
        db 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rbp + 768]                                ;   438.5 fp2+agu0   78 w[1]
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 1120]   ;   433.2 fp3+agu1   61 t1
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 448]                                       ;   433.2 agu0    49 w[1]
        db 0x2e
        vmovdqu [rbp + 384], ymm0                                       ;   432.2 agu2+fp5   78 w[15] spill
        db 0x2e
        vpslld ymm0, ymm11, 5                                           ;   434.0 fp1     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                         ;   435.0 fp0     48 t1
        db 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   436.0 fp2     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                         ;   437.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   438.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 416], ymm10                                      ;   433.2 agu2+fp5   78 w[14] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm11, 0xe                                        ;   435.0 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;   436.0 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   437.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;   438.0 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   439.0 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   440.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm0                                         ;   441.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 448]                                      ;   434.5 agu1    78 w[2] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm10, 0xb                                         ;   441.5 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   442.5 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm1, 0xe                                          ;   443.5 fp2     49 w[1]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm10, 0xb                                         ;   441.5 fp1     49 w[1]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   442.5 fp3     49 w[1]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 4                                          ;   443.5 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   444.5 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   445.5 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                          ;   446.5 fp3     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm0                                       ;   447.5 fp0     78 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm15, ymm3                                         ;   439.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                         ;   440.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   441.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   442.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm14                                        ;   448.5 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm4                                         ;   449.5 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm12, 0xb                                         ;   440.5 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   441.5 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   442.5 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   443.5 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   444.5 fp1     47 v[6]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm12, 9                                          ;   442.0 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   443.0 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 0xb                                        ;   444.0 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   445.0 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 2                                          ;   446.0 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   447.0 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm12                                        ;   443.2 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;   444.2 fp1     52 v[6]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   445.2 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   448.0 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm4                                         ;   449.5 fp3     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   444.5 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   445.5 fp0     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   446.5 fp2     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm8, 2                                            ;   445.5 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   446.5 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 7                                            ;   447.5 fp2     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   448.5 fp0     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 0xa                                          ;   449.5 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   450.5 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 544]                                       ;   445.7 agu0    78 w[3] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm0, 0xb                                          ;   452.7 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   453.7 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   454.7 fp1     49 w[2]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm0, 0xb                                          ;   452.7 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   453.7 fp3     49 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 4                                            ;   454.7 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   455.7 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 3                                            ;   456.7 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   451.5 fp3     78 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   457.7 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   458.7 fp3     78 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 736]                                       ;   448.7 agu1    78 w[11] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   459.7 fp1     78 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm2, 5                                            ;   450.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   451.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   452.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   453.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   454.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm2, 0xe                                          ;   451.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;   452.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 5                                            ;   453.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;   454.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 6                                            ;   455.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   456.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm11                                         ;   453.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                          ;   454.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                          ;   455.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm4                                       ;   456.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm1                                       ;   457.5 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 1152] ;   458.5 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm10                                      ;   460.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm15                                        ;   461.7 fp0     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm5, 0xb                                          ;   455.0 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   456.0 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   457.0 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   458.0 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   459.0 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm5, 9                                            ;   456.7 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   457.7 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 0xb                                          ;   458.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   459.7 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 2                                            ;   460.7 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   461.7 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm5                                         ;   457.8 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                        ;   458.8 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   459.8 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm15                                      ;   461.7 fp1     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm1                                       ;   462.7 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm14, 2                                          ;   459.0 fp2     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   460.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 0xd                                        ;   461.0 fp1     50 w[3]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm14, 2                                           ;   460.0 fp2     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   461.0 fp0     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   462.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   463.0 fp3     50 w[3]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   464.0 fp2     50 w[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;   465.0 fp0     50 w[3]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 512]                                       ;   459.8 agu1    49 w[3]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm15                                        ;   466.0 fp3     78 w[3]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 512]                                      ;   460.2 agu0    49 w[3]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rbp + 192]                                  ;   467.0 fp1+agu1   78 w[3]
        db 0x2e, 0x2e
        vpaddd ymm3, ymm3, [rel sha256_blocks.T0_constants256 + 1184]   ;   461.8 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 512]                                       ;   461.8 agu1    49 w[3]
        db 0x2e
        vmovdqu [rbp + 544], ymm14                                      ;   460.8 agu2+fp5   78 w[1] spill
        db 0x2e
        vpslld ymm14, ymm9, 5                                           ;   462.7 fp2     48 t1
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                        ;   463.7 fp3     48 t1
        db 0x2e
        vpslld ymm14, ymm14, 0xe                                        ;   464.7 fp1     48 t1
        db 0x2e
        vpxor ymm14, ymm14, ymm9                                        ;   465.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 7                                          ;   466.7 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm8                                       ;   461.8 agu2+fp5   78 w[0] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm9, 0xe                                          ;   463.7 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   464.7 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;   465.7 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   466.7 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;   467.7 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                        ;   468.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm14                                        ;   469.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 512]                                       ;   463.2 agu0    78 w[4] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm8, 0xb                                         ;   470.2 fp2     49 w[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   471.2 fp3     49 w[3]
        db 0x2e, 0x2e
        vpslld ymm14, ymm1, 0xe                                         ;   472.2 fp1     49 w[3]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm8, 0xb                                          ;   470.2 fp2     49 w[3]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;   471.2 fp0     49 w[3]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 4                                          ;   472.2 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   473.2 fp3     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   474.2 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                        ;   475.2 fp0     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm14                                        ;   476.2 fp3     78 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm2                                         ;   467.7 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                          ;   468.7 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   469.7 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm7                                         ;   470.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm0                                         ;   477.2 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   478.2 fp0     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm13, 0xb                                         ;   469.0 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   470.0 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   471.0 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   472.0 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   473.0 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm13, 9                                          ;   470.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   471.7 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 0xb                                        ;   472.7 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   473.7 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 2                                          ;   474.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   475.7 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm13                                        ;   471.8 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                         ;   472.8 fp2     52 v[4]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   473.8 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   476.7 fp1     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   478.2 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   473.0 fp2     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   474.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   475.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm10, 2                                          ;   474.0 fp2     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   475.0 fp0     50 w[4]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 7                                          ;   476.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   477.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xa                                        ;   478.0 fp2     50 w[4]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   479.0 fp0     50 w[4]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 480]                                      ;   474.2 agu1    78 w[5] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm15, 0xb                                         ;   481.2 fp1     49 w[4]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   482.2 fp3     49 w[4]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   483.2 fp2     49 w[4]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm15, 0xb                                         ;   481.2 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   482.2 fp0     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 4                                            ;   483.2 fp2     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   484.2 fp3     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 3                                            ;   485.2 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   480.0 fp0     78 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   486.2 fp3     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   487.2 fp0     78 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 704]                                       ;   477.2 agu0    78 w[13] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   488.2 fp2     78 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm6, 5                                            ;   479.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   480.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   481.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   482.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   483.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm6, 0xe                                          ;   480.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   481.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   482.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   483.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   484.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   485.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm9                                          ;   481.7 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                          ;   482.7 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   483.7 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   484.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm1                                       ;   486.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, [rel sha256_blocks.T0_constants256 + 1216] ;   487.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm8                                       ;   489.2 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm11                                      ;   490.2 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm4, 0xb                                          ;   483.7 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   484.7 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   485.7 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   486.7 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   487.7 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm4, 9                                            ;   485.2 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   486.2 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   487.2 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   488.2 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   489.2 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   490.2 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm4                                         ;   486.3 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   487.3 fp1     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   488.3 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm11                                      ;   490.2 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm1                                       ;   491.2 fp3     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm0, 2                                           ;   487.7 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   488.7 fp0     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xd                                        ;   489.7 fp2     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm0, 2                                            ;   488.7 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   489.7 fp3     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   490.7 fp2     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   491.7 fp0     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   492.7 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                        ;   493.7 fp3     50 w[5]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 576]                                       ;   488.3 agu0    49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm11                                      ;   494.7 fp0     78 w[5]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 576]                                      ;   488.7 agu1    49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rbp + 416]                                ;   495.7 fp2+agu0   78 w[5]
        db 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 1248]   ;   490.3 fp3+agu1   61 t1
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 576]                                       ;   490.3 agu0    49 w[5]
        db 0x2e
        vmovdqu [rbp + 480], ymm0                                       ;   489.3 agu2+fp5   78 w[3] spill
        db 0x2e
        vpslld ymm0, ymm12, 5                                           ;   491.2 fp1     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                         ;   492.2 fp0     48 t1
        db 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   493.2 fp2     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                         ;   494.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   495.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm10                                      ;   490.3 agu2+fp5   78 w[2] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm12, 0xe                                        ;   492.2 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;   493.2 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   494.2 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;   495.2 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   496.2 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   497.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm0                                         ;   498.2 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 576]                                      ;   491.7 agu1    78 w[6] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm10, 0xb                                         ;   498.7 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   499.7 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm1, 0xe                                          ;   500.7 fp2     49 w[5]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm10, 0xb                                         ;   498.7 fp1     49 w[5]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                        ;   499.7 fp3     49 w[5]
        db 0x2e, 0x2e
        vpsrld ymm11, ymm11, 4                                          ;   500.7 fp2     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   501.7 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   502.7 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                          ;   503.7 fp3     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm0                                       ;   504.7 fp0     78 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm9, ymm6                                          ;   496.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                         ;   497.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   498.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   499.2 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm15                                        ;   505.7 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm2                                         ;   506.7 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm14, 0xb                                         ;   497.7 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   498.7 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   499.7 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   500.7 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   501.7 fp1     47 v[2]
        db 0x2e, 0x2e
        vpsrld ymm11, ymm14, 9                                          ;   499.2 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   500.2 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 0xb                                        ;   501.2 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   502.2 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 2                                          ;   503.2 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   504.2 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm14                                        ;   500.3 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                         ;   501.3 fp1     52 v[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   502.3 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm7                                         ;   505.2 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm2                                         ;   506.7 fp3     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   501.7 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   502.7 fp0     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   503.7 fp2     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm8, 2                                            ;   502.7 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   503.7 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 7                                            ;   504.7 fp2     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   505.7 fp0     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 0xa                                          ;   506.7 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   507.7 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 672]                                       ;   502.8 agu0    78 w[7] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm0, 0xb                                          ;   509.8 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   510.8 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   511.8 fp1     49 w[6]
        db 0x2e, 0x2e
        vpsrld ymm2, ymm0, 0xb                                          ;   509.8 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                          ;   510.8 fp3     49 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 4                                            ;   511.8 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                          ;   512.8 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 3                                            ;   513.8 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   508.7 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   514.8 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   515.8 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 384]                                       ;   505.8 agu1    78 w[15] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   516.8 fp1     78 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm5, 5                                            ;   507.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   508.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   509.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   510.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   511.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm5, 0xe                                          ;   508.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                          ;   509.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 5                                            ;   510.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                          ;   511.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 6                                            ;   512.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   513.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm12                                         ;   510.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                          ;   511.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                          ;   512.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm2                                         ;   513.2 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm1                                         ;   514.7 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rel sha256_blocks.T0_constants256 + 1280]   ;   515.7 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm10                                        ;   517.8 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm9                                       ;   518.8 fp0     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm3, 0xb                                          ;   512.2 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   513.2 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   514.2 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   515.2 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   516.2 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm3, 9                                            ;   513.8 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   514.8 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 0xb                                          ;   515.8 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   516.8 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 2                                            ;   517.8 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   518.8 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm3                                         ;   515.0 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                        ;   516.0 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   517.0 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm9                                       ;   518.8 fp1     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm1                                       ;   519.8 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm15, 2                                           ;   516.2 fp2     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                         ;   517.2 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xd                                          ;   518.2 fp1     50 w[7]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm15, 2                                           ;   517.2 fp2     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   518.2 fp0     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   519.2 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   520.2 fp3     50 w[7]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   521.2 fp2     50 w[7]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   522.2 fp0     50 w[7]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 640]                                       ;   517.0 agu1    49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm9                                         ;   523.2 fp3     78 w[7]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 640]                                       ;   517.3 agu0    49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rbp + 448]                                  ;   524.2 fp1+agu1   78 w[7]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 1312]   ;   519.0 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 640]                                       ;   519.0 agu1    49 w[7]
        db 0x2e
        vmovdqu [rbp + 672], ymm15                                      ;   518.0 agu2+fp5   78 w[5] spill
        db 0x2e
        vpslld ymm15, ymm13, 5                                          ;   519.8 fp2     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   520.8 fp3     48 t1
        db 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   521.8 fp1     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   522.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 7                                          ;   523.8 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 576], ymm8                                       ;   519.0 agu2+fp5   78 w[4] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm13, 0xe                                         ;   520.8 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   521.8 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;   522.8 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   523.8 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;   524.8 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   525.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm15                                        ;   526.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 640]                                       ;   520.3 agu0    78 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm8, 0xb                                         ;   527.3 fp2     49 w[7]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   528.3 fp3     49 w[7]
        db 0x2e, 0x2e
        vpslld ymm15, ymm1, 0xe                                         ;   529.3 fp1     49 w[7]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm8, 0xb                                          ;   527.3 fp2     49 w[7]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   528.3 fp0     49 w[7]
        db 0x2e, 0x2e
        vpsrld ymm9, ymm9, 4                                            ;   529.3 fp1     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   530.3 fp3     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   531.3 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   532.3 fp0     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm15                                        ;   533.3 fp3     78 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm5                                         ;   524.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                         ;   525.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   526.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   527.8 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm0                                         ;   534.3 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;   535.3 fp0     62 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm11, 0xb                                         ;   526.2 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   527.2 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   528.2 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   529.2 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   530.2 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm11, 9                                           ;   527.8 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   528.8 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 0xb                                          ;   529.8 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   530.8 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 2                                            ;   531.8 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   532.8 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm11                                         ;   529.0 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                          ;   530.0 fp2     52 v[0]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   531.0 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   533.8 fp1     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm6                                         ;   535.3 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   530.2 fp2     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   531.2 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   532.2 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm10, 2                                          ;   531.2 fp2     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   532.2 fp0     50 w[8]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 7                                          ;   533.2 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   534.2 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xa                                        ;   535.2 fp2     50 w[8]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   536.2 fp0     50 w[8]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 608]                                      ;   531.3 agu1    78 w[9] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm15, 0xb                                         ;   538.3 fp1     49 w[8]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   539.3 fp3     49 w[8]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   540.3 fp2     49 w[8]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm15, 0xb                                         ;   538.3 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   539.3 fp0     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 4                                            ;   540.3 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   541.3 fp3     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 3                                            ;   542.3 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   537.2 fp0     78 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   543.3 fp3     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   544.3 fp0     78 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 544]                                       ;   534.3 agu0    78 w[1] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   545.3 fp2     78 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm4, 5                                            ;   536.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   537.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   538.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   539.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   540.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm4, 0xe                                          ;   537.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   538.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 5                                            ;   539.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   540.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 6                                            ;   541.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   542.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm13                                         ;   538.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                          ;   539.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   540.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm6                                       ;   541.8 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm1                                       ;   543.2 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 1344] ;   544.2 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm8                                       ;   546.3 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm12                                      ;   547.3 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm2, 0xb                                          ;   540.8 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   541.8 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   542.8 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   543.8 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   544.8 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm2, 9                                            ;   542.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   543.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 0xb                                          ;   544.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   545.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 2                                            ;   546.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   547.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm2                                         ;   543.5 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                          ;   544.5 fp1     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   545.5 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm12                                        ;   547.3 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm1                                         ;   548.3 fp3     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm0, 2                                           ;   544.8 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;   545.8 fp0     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xd                                        ;   546.8 fp2     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm0, 2                                            ;   545.8 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   546.8 fp3     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   547.8 fp2     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   548.8 fp0     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   549.8 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   550.8 fp3     50 w[9]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 768]                                       ;   545.5 agu0    49 w[9]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm12                                      ;   551.8 fp0     78 w[9]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 768]                                      ;   545.8 agu1    49 w[9]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rbp + 512]                                ;   552.8 fp2+agu0   78 w[9]
        db 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rel sha256_blocks.T0_constants256 + 1376]   ;   547.5 fp3+agu1   61 t1
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 768]                                       ;   547.5 agu0    49 w[9]
        db 0x2e
        vmovdqu [rbp + 608], ymm0                                       ;   546.5 agu2+fp5   78 w[7] spill
        db 0x2e
        vpslld ymm0, ymm14, 5                                           ;   548.3 fp1     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm14                                         ;   549.3 fp0     48 t1
        db 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   550.3 fp2     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm14                                         ;   551.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   552.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 640], ymm10                                      ;   547.5 agu2+fp5   78 w[6] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm14, 0xe                                        ;   549.3 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;   550.3 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   551.3 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;   552.3 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   553.3 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   554.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm0                                         ;   555.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 768]                                      ;   548.8 agu1    78 w[10] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm10, 0xb                                         ;   555.8 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   556.8 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm1, 0xe                                          ;   557.8 fp2     49 w[9]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm10, 0xb                                         ;   555.8 fp1     49 w[9]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   556.8 fp3     49 w[9]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm12, 4                                          ;   557.8 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   558.8 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   559.8 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                          ;   560.8 fp3     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm0                                       ;   561.8 fp0     78 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm4                                         ;   553.3 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                         ;   554.3 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   555.3 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   556.3 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm15                                        ;   562.8 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm5                                         ;   563.8 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm9, 0xb                                          ;   554.8 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   555.8 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   556.8 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   557.8 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   558.8 fp1     47 v[6]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm9, 9                                           ;   556.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   557.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 0xb                                        ;   558.3 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   559.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 2                                          ;   560.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   561.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm9                                         ;   557.5 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                         ;   558.5 fp1     52 v[6]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   559.5 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   562.3 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   563.8 fp3     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   558.8 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   559.8 fp0     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   560.8 fp2     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm8, 2                                            ;   559.8 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   560.8 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 7                                            ;   561.8 fp2     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   562.8 fp0     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 0xa                                          ;   563.8 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   564.8 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 736]                                       ;   560.0 agu0    78 w[11] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm0, 0xb                                          ;   567.0 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   568.0 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   569.0 fp1     49 w[10]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm0, 0xb                                          ;   567.0 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   568.0 fp3     49 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   569.0 fp1     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   570.0 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   571.0 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   565.8 fp3     78 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   572.0 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   573.0 fp3     78 w[10]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 480]                                       ;   563.0 agu1    78 w[3] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   574.0 fp1     78 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm3, 5                                            ;   564.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   565.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   566.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   567.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   568.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm3, 0xe                                          ;   565.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   566.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   567.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   568.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   569.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   570.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm14                                         ;   567.3 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   568.3 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   569.3 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   570.3 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm1                                       ;   571.8 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 1408] ;   572.8 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;   575.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm13                                      ;   576.0 fp0     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm6, 0xb                                          ;   569.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   570.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   571.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   572.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   573.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   571.0 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   572.0 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   573.0 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   574.0 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   575.0 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   576.0 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm6                                          ;   572.2 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                        ;   573.2 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   574.2 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm13                                      ;   576.0 fp1     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm1                                       ;   577.0 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm15, 2                                          ;   573.3 fp2     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   574.3 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm13, 0xd                                        ;   575.3 fp1     50 w[11]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm15, 2                                           ;   574.3 fp2     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   575.3 fp0     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   576.3 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   577.3 fp3     50 w[11]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   578.3 fp2     50 w[11]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   579.3 fp0     50 w[11]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 192]                                       ;   574.2 agu1    49 w[11]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm13                                        ;   580.3 fp3     78 w[11]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 192]                                      ;   574.5 agu0    49 w[11]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rbp + 576]                                  ;   581.3 fp1+agu1   78 w[11]
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 1440]   ;   576.2 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 192]                                       ;   576.2 agu1    49 w[11]
        db 0x2e
        vmovdqu [rbp + 736], ymm15                                      ;   575.2 agu2+fp5   78 w[9] spill
        db 0x2e
        vpslld ymm15, ymm11, 5                                          ;   577.0 fp2     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm11                                       ;   578.0 fp3     48 t1
        db 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   579.0 fp1     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm11                                       ;   580.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 7                                          ;   581.0 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 768], ymm8                                       ;   576.2 agu2+fp5   78 w[8] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm11, 0xe                                         ;   578.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                         ;   579.0 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;   580.0 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                         ;   581.0 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;   582.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   583.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm15                                        ;   584.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 192]                                       ;   577.5 agu0    78 w[12] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm8, 0xb                                         ;   584.5 fp2     49 w[11]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   585.5 fp3     49 w[11]
        db 0x2e, 0x2e
        vpslld ymm15, ymm1, 0xe                                         ;   586.5 fp1     49 w[11]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm8, 0xb                                          ;   584.5 fp2     49 w[11]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   585.5 fp0     49 w[11]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 4                                          ;   586.5 fp1     49 w[11]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   587.5 fp3     49 w[11]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   588.5 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   589.5 fp0     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm15                                        ;   590.5 fp3     78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm3                                         ;   582.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                         ;   583.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   584.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   585.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm0                                         ;   591.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm4                                         ;   592.5 fp0     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm12, 0xb                                         ;   583.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   584.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   585.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   586.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   587.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm12, 9                                          ;   585.0 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   586.0 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 0xb                                        ;   587.0 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   588.0 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 2                                          ;   589.0 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   590.0 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm12                                        ;   586.2 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;   587.2 fp2     52 v[4]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   588.2 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   591.0 fp1     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm4                                         ;   592.5 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   587.3 fp2     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   588.3 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   589.3 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm10, 2                                          ;   588.3 fp2     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   589.3 fp0     50 w[12]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 7                                          ;   590.3 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   591.3 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xa                                        ;   592.3 fp2     50 w[12]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   593.3 fp0     50 w[12]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 704]                                      ;   588.5 agu1    78 w[13] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm15, 0xb                                         ;   595.5 fp1     49 w[12]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   596.5 fp3     49 w[12]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   597.5 fp2     49 w[12]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm15, 0xb                                         ;   595.5 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;   596.5 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 4                                            ;   597.5 fp2     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;   598.5 fp3     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 3                                            ;   599.5 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   594.3 fp0     78 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   600.5 fp3     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   601.5 fp0     78 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 672]                                       ;   591.5 agu0    78 w[5] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   602.5 fp2     78 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm2, 5                                            ;   593.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   594.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   595.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   596.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   597.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm2, 0xe                                          ;   594.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;   595.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 5                                            ;   596.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;   597.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 6                                            ;   598.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   599.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm11                                         ;   596.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                          ;   597.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                          ;   598.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm4                                       ;   599.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm1                                       ;   600.3 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 1472] ;   601.3 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm8                                       ;   603.5 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm14                                        ;   604.5 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm5, 0xb                                          ;   598.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   599.0 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   600.0 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   601.0 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   602.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm5, 9                                            ;   599.5 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   600.5 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 0xb                                          ;   601.5 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   602.5 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 2                                            ;   603.5 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   604.5 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm5                                         ;   600.7 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                        ;   601.7 fp1     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   602.7 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm14                                      ;   604.5 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm1                                       ;   605.5 fp3     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm0, 2                                           ;   602.0 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                        ;   603.0 fp0     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xd                                        ;   604.0 fp2     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm0, 2                                            ;   603.0 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   604.0 fp3     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   605.0 fp2     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   606.0 fp0     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   607.0 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;   608.0 fp3     50 w[13]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 416]                                       ;   602.7 agu0    49 w[13]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   609.0 fp0     78 w[13]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 416]                                      ;   603.0 agu1    49 w[13]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rbp + 640]                                ;   610.0 fp2+agu0   78 w[13]
        db 0x2e, 0x2e
        vpaddd ymm3, ymm3, [rel sha256_blocks.T0_constants256 + 1504]   ;   604.7 fp3+agu1   61 t1
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 416]                                       ;   604.7 agu0    49 w[13]
        db 0x2e
        vmovdqu [rbp + 704], ymm0                                       ;   603.7 agu2+fp5   78 w[11] spill
        db 0x2e
        vpslld ymm0, ymm9, 5                                            ;   605.5 fp1     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   606.5 fp0     48 t1
        db 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   607.5 fp2     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   608.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   609.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm10                                      ;   604.7 agu2+fp5   78 w[10] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm9, 0xe                                         ;   606.5 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   607.5 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   608.5 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   609.5 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   610.5 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   611.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm0                                         ;   612.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 416]                                      ;   606.0 agu1    78 w[14] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm10, 0xb                                         ;   613.0 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   614.0 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm1, 0xe                                          ;   615.0 fp2     49 w[13]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm10, 0xb                                         ;   613.0 fp1     49 w[13]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;   614.0 fp3     49 w[13]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm14, 4                                          ;   615.0 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   616.0 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   617.0 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                          ;   618.0 fp3     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm0                                       ;   619.0 fp0     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm2                                         ;   610.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                          ;   611.5 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   612.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm7                                         ;   613.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm15                                        ;   620.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   621.0 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm13, 0xb                                         ;   612.0 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   613.0 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   614.0 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   615.0 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   616.0 fp1     47 v[2]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm13, 9                                          ;   613.5 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   614.5 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 0xb                                        ;   615.5 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   616.5 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 2                                          ;   617.5 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   618.5 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm13                                        ;   614.7 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                         ;   615.7 fp1     52 v[2]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   616.7 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   619.5 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   621.0 fp3     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   616.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   617.0 fp0     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   618.0 fp2     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm8, 2                                            ;   617.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   618.0 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 7                                            ;   619.0 fp2     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   620.0 fp0     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 0xa                                          ;   621.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   622.0 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 384]                                       ;   617.2 agu0    78 w[15] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm0, 0xb                                          ;   624.2 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   625.2 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   626.2 fp1     49 w[14]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm0, 0xb                                          ;   624.2 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   625.2 fp3     49 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 4                                            ;   626.2 fp1     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   627.2 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 3                                            ;   628.2 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   623.0 fp3     78 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   629.2 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   630.2 fp3     78 w[14]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 608]                                       ;   620.2 agu1    78 w[7] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   631.2 fp1     78 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm6, 5                                            ;   622.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   623.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   624.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   625.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   626.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm6, 0xe                                          ;   623.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   624.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   625.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   626.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   627.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   628.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm9                                          ;   624.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                          ;   625.5 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   626.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   627.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm1                                       ;   629.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, [rel sha256_blocks.T0_constants256 + 1536] ;   630.0 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm10                                      ;   632.2 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm11                                      ;   633.2 fp0     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm4, 0xb                                          ;   626.5 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   627.5 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   628.5 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   629.5 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   630.5 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm4, 9                                            ;   628.2 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   629.2 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   630.2 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   631.2 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   632.2 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   633.2 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm4                                         ;   629.3 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   630.3 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   631.3 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm11                                      ;   633.2 fp1     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm1                                       ;   634.2 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm15, 2                                          ;   630.5 fp2     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   631.5 fp3     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xd                                        ;   632.5 fp1     50 w[15]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm15, 2                                           ;   631.5 fp2     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   632.5 fp0     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   633.5 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   634.5 fp3     50 w[15]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   635.5 fp2     50 w[15]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                        ;   636.5 fp0     50 w[15]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 448]                                       ;   631.3 agu1    49 w[15]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm11                                        ;   637.5 fp3     78 w[15]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 448]                                      ;   631.7 agu0    49 w[15]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rbp + 768]                                  ;   638.5 fp1+agu1   78 w[15]
        db 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 1568]   ;   633.3 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 448]                                       ;   633.3 agu1    49 w[15]
        db 0x2e
        vmovdqu [rbp + 384], ymm15                                      ;   632.3 agu2+fp5   78 w[13] spill
        db 0x2e
        vpslld ymm15, ymm12, 5                                          ;   634.2 fp2     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   635.2 fp3     48 t1
        db 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   636.2 fp1     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   637.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 7                                          ;   638.2 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 416], ymm8                                       ;   633.3 agu2+fp5   78 w[12] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm12, 0xe                                         ;   635.2 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   636.2 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;   637.2 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   638.2 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;   639.2 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   640.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm15                                        ;   641.2 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 448]                                       ;   634.7 agu0    78 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm8, 0xb                                         ;   641.7 fp2     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   642.7 fp3     49 w[15]
        db 0x2e, 0x2e
        vpslld ymm15, ymm1, 0xe                                         ;   643.7 fp1     49 w[15]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm8, 0xb                                          ;   641.7 fp2     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                        ;   642.7 fp0     49 w[15]
        db 0x2e, 0x2e
        vpsrld ymm11, ymm11, 4                                          ;   643.7 fp1     49 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   644.7 fp3     49 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   645.7 fp2     49 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   646.7 fp0     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm15                                        ;   647.7 fp3     78 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm9, ymm6                                          ;   639.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                         ;   640.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   641.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   642.2 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm0                                         ;   648.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm2                                         ;   649.7 fp0     62 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm14, 0xb                                         ;   640.5 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   641.5 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   642.5 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   643.5 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   644.5 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm14, 9                                          ;   642.2 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   643.2 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 0xb                                        ;   644.2 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   645.2 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 2                                          ;   646.2 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   647.2 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm14                                        ;   643.3 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                         ;   644.3 fp2     52 v[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   645.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm7                                         ;   648.2 fp1     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm2                                         ;   649.7 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   644.5 fp2     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   645.5 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   646.5 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm10, 2                                          ;   645.5 fp2     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   646.5 fp0     50 w[0]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 7                                          ;   647.5 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   648.5 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xa                                        ;   649.5 fp2     50 w[0]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   650.5 fp0     50 w[0]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 544]                                      ;   645.7 agu1    78 w[1] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm15, 0xb                                         ;   652.7 fp1     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   653.7 fp3     49 w[0]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   654.7 fp2     49 w[0]
        db 0x2e, 0x2e
        vpsrld ymm2, ymm15, 0xb                                         ;   652.7 fp1     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                         ;   653.7 fp0     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 4                                            ;   654.7 fp2     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                         ;   655.7 fp3     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 3                                            ;   656.7 fp1     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   651.5 fp0     78 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   657.7 fp3     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   658.7 fp0     78 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 736]                                       ;   648.7 agu0    78 w[9] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   659.7 fp2     78 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm5, 5                                            ;   650.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   651.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   652.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   653.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   654.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm5, 0xe                                          ;   651.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                          ;   652.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 5                                            ;   653.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                          ;   654.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 6                                            ;   655.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   656.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm6, ymm12                                         ;   653.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                          ;   654.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                          ;   655.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm2                                         ;   656.2 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm1                                         ;   657.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rel sha256_blocks.T0_constants256 + 1600]   ;   658.5 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm8                                         ;   660.7 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm9                                       ;   661.7 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm3, 0xb                                          ;   655.2 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   656.2 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   657.2 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   658.2 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   659.2 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm3, 9                                            ;   656.7 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   657.7 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 0xb                                          ;   658.7 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   659.7 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 2                                            ;   660.7 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   661.7 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm3                                         ;   657.8 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                        ;   658.8 fp1     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   659.8 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm9                                       ;   661.7 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm1                                       ;   662.7 fp3     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm0, 2                                            ;   659.2 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;   660.2 fp0     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xd                                          ;   661.2 fp2     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm0, 2                                            ;   660.2 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   661.2 fp3     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   662.2 fp2     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   663.2 fp0     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   664.2 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   665.2 fp3     50 w[1]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 512]                                       ;   659.8 agu0    49 w[1]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm9                                       ;   666.2 fp0     78 w[1]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 512]                                       ;   660.2 agu1    49 w[1]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rbp + 192]                                ;   667.2 fp2+agu0   78 w[1]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 1632]   ;   661.8 fp3+agu1   61 t1
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 512]                                       ;   661.8 agu0    49 w[1]
        db 0x2e
        vmovdqu [rbp + 544], ymm0                                       ;   660.8 agu2+fp5   78 w[15] spill
        db 0x2e
        vpslld ymm0, ymm13, 5                                           ;   662.7 fp1     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                         ;   663.7 fp0     48 t1
        db 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   664.7 fp2     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                         ;   665.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   666.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm10                                      ;   661.8 agu2+fp5   78 w[14] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm13, 0xe                                        ;   663.7 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   664.7 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   665.7 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   666.7 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   667.7 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   668.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm0                                         ;   669.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 512]                                      ;   663.2 agu1    78 w[2] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm10, 0xb                                         ;   670.2 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   671.2 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm1, 0xe                                          ;   672.2 fp2     49 w[1]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm10, 0xb                                         ;   670.2 fp1     49 w[1]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   671.2 fp3     49 w[1]
        db 0x2e, 0x2e
        vpsrld ymm9, ymm9, 4                                            ;   672.2 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   673.2 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   674.2 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                          ;   675.2 fp3     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm0                                       ;   676.2 fp0     78 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm5                                         ;   667.7 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                         ;   668.7 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   669.7 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   670.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm15                                        ;   677.2 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;   678.2 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm11, 0xb                                         ;   669.2 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   670.2 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   671.2 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   672.2 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   673.2 fp1     47 v[6]
        db 0x2e, 0x2e
        vpsrld ymm9, ymm11, 9                                           ;   670.7 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   671.7 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 0xb                                          ;   672.7 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   673.7 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 2                                            ;   674.7 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   675.7 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm11                                         ;   671.8 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                          ;   672.8 fp1     52 v[6]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   673.8 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   676.7 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm6                                         ;   678.2 fp3     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   673.2 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   674.2 fp0     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   675.2 fp2     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm8, 2                                            ;   674.2 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   675.2 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 7                                            ;   676.2 fp2     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   677.2 fp0     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 0xa                                          ;   678.2 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   679.2 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 480]                                       ;   674.3 agu0    78 w[3] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm0, 0xb                                          ;   681.3 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   682.3 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   683.3 fp1     49 w[2]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm0, 0xb                                          ;   681.3 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   682.3 fp3     49 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 4                                            ;   683.3 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   684.3 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 3                                            ;   685.3 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   680.2 fp3     78 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   686.3 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   687.3 fp3     78 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 704]                                       ;   677.3 agu1    78 w[11] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   688.3 fp1     78 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm4, 5                                            ;   679.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   680.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   681.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   682.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   683.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm4, 0xe                                          ;   680.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   681.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 5                                            ;   682.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   683.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 6                                            ;   684.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   685.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm13                                         ;   681.7 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                          ;   682.7 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   683.7 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm6                                       ;   684.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm1                                       ;   686.2 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 1664] ;   687.2 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm10                                      ;   689.3 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm12                                      ;   690.3 fp0     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm2, 0xb                                          ;   683.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   684.7 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   685.7 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   686.7 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   687.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm2, 9                                            ;   685.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   686.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 0xb                                          ;   687.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   688.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 2                                            ;   689.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   690.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm2                                         ;   686.5 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                          ;   687.5 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   688.5 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm12                                        ;   690.3 fp1     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm1                                         ;   691.3 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm15, 2                                          ;   687.7 fp2     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;   688.7 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xd                                        ;   689.7 fp1     50 w[3]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm15, 2                                           ;   688.7 fp2     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   689.7 fp0     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   690.7 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   691.7 fp3     50 w[3]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   692.7 fp2     50 w[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   693.7 fp0     50 w[3]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 576]                                       ;   688.5 agu1    49 w[3]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm12                                        ;   694.7 fp3     78 w[3]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 576]                                      ;   688.8 agu0    49 w[3]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rbp + 416]                                  ;   695.7 fp1+agu1   78 w[3]
        db 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rel sha256_blocks.T0_constants256 + 1696]   ;   690.5 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 576]                                       ;   690.5 agu1    49 w[3]
        db 0x2e
        vmovdqu [rbp + 480], ymm15                                      ;   689.5 agu2+fp5   78 w[1] spill
        db 0x2e
        vpslld ymm15, ymm14, 5                                          ;   691.3 fp2     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   692.3 fp3     48 t1
        db 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   693.3 fp1     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   694.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 7                                          ;   695.3 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm8                                       ;   690.5 agu2+fp5   78 w[0] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm14, 0xe                                         ;   692.3 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                         ;   693.3 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;   694.3 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                         ;   695.3 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;   696.3 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   697.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm15                                        ;   698.3 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 576]                                       ;   691.8 agu0    78 w[4] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm8, 0xb                                         ;   698.8 fp2     49 w[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   699.8 fp3     49 w[3]
        db 0x2e, 0x2e
        vpslld ymm15, ymm1, 0xe                                         ;   700.8 fp1     49 w[3]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm8, 0xb                                          ;   698.8 fp2     49 w[3]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   699.8 fp0     49 w[3]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm12, 4                                          ;   700.8 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   701.8 fp3     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   702.8 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   703.8 fp0     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm15                                        ;   704.8 fp3     78 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm4                                         ;   696.3 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm14                                         ;   697.3 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   698.3 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   699.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm0                                         ;   705.8 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm5                                         ;   706.8 fp0     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm9, 0xb                                          ;   697.7 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   698.7 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   699.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   700.7 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   701.7 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm9, 9                                           ;   699.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   700.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 0xb                                        ;   701.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   702.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 2                                          ;   703.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   704.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm9                                         ;   700.5 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                         ;   701.5 fp2     52 v[4]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   702.5 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   705.3 fp1     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   706.8 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   701.7 fp2     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   702.7 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   703.7 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm10, 2                                          ;   702.7 fp2     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   703.7 fp0     50 w[4]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 7                                          ;   704.7 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   705.7 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xa                                        ;   706.7 fp2     50 w[4]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   707.7 fp0     50 w[4]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 672]                                      ;   702.8 agu1    78 w[5] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm15, 0xb                                         ;   709.8 fp1     49 w[4]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   710.8 fp3     49 w[4]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   711.8 fp2     49 w[4]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm15, 0xb                                         ;   709.8 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   710.8 fp0     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   711.8 fp2     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   712.8 fp3     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   713.8 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   708.7 fp0     78 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   714.8 fp3     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   715.8 fp0     78 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 384]                                       ;   705.8 agu0    78 w[13] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   716.8 fp2     78 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm3, 5                                            ;   707.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   708.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   709.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   710.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   711.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm3, 0xe                                          ;   708.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   709.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   710.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   711.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   712.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   713.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm14                                         ;   710.3 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   711.3 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   712.3 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   713.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm1                                       ;   714.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 1728] ;   715.7 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm8                                       ;   717.8 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm13                                      ;   718.8 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm6, 0xb                                          ;   712.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   713.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   714.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   715.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   716.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   713.8 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   714.8 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   715.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   716.8 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   717.8 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   718.8 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm6                                          ;   715.0 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                        ;   716.0 fp1     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   717.0 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm13                                      ;   718.8 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm1                                       ;   719.8 fp3     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm0, 2                                           ;   716.3 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;   717.3 fp0     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm13, 0xd                                        ;   718.3 fp2     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm0, 2                                            ;   717.3 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   718.3 fp3     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   719.3 fp2     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   720.3 fp0     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   721.3 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   722.3 fp3     50 w[5]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 640]                                       ;   717.0 agu0    49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm13                                      ;   723.3 fp0     78 w[5]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 640]                                      ;   717.3 agu1    49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rbp + 448]                                ;   724.3 fp2+agu0   78 w[5]
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 1760]   ;   719.0 fp3+agu1   61 t1
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 640]                                       ;   719.0 agu0    49 w[5]
        db 0x2e
        vmovdqu [rbp + 672], ymm0                                       ;   718.0 agu2+fp5   78 w[3] spill
        db 0x2e
        vpslld ymm0, ymm11, 5                                           ;   719.8 fp1     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                         ;   720.8 fp0     48 t1
        db 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   721.8 fp2     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                         ;   722.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   723.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 576], ymm10                                      ;   719.0 agu2+fp5   78 w[2] spill
        db 0x2e, 0x2e
        vpsrld ymm10, ymm11, 0xe                                        ;   720.8 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;   721.8 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   722.8 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;   723.8 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   724.8 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   725.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm0                                         ;   726.8 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 640]                                      ;   720.3 agu1    78 w[6] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm10, 0xb                                         ;   727.3 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   728.3 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm1, 0xe                                          ;   729.3 fp2     49 w[5]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm10, 0xb                                         ;   727.3 fp1     49 w[5]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   728.3 fp3     49 w[5]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 4                                          ;   729.3 fp2     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   730.3 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   731.3 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                          ;   732.3 fp3     49 w[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm0                                       ;   733.3 fp0     78 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm3                                         ;   724.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                         ;   725.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   726.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   727.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm15                                        ;   734.3 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm4                                         ;   735.3 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm12, 0xb                                         ;   726.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   727.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   728.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   729.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   730.3 fp1     47 v[2]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm12, 9                                          ;   727.8 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   728.8 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 0xb                                        ;   729.8 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   730.8 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 2                                          ;   731.8 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   732.8 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm12                                        ;   729.0 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;   730.0 fp1     52 v[2]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   731.0 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   733.8 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm4                                         ;   735.3 fp3     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   730.3 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   731.3 fp0     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   732.3 fp2     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm8, 2                                            ;   731.3 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   732.3 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 7                                            ;   733.3 fp2     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   734.3 fp0     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 0xa                                          ;   735.3 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   736.3 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 608]                                       ;   731.5 agu0    78 w[7] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm0, 0xb                                          ;   738.5 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   739.5 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   740.5 fp1     49 w[6]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm0, 0xb                                          ;   738.5 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   739.5 fp3     49 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 4                                            ;   740.5 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   741.5 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 3                                            ;   742.5 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   737.3 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   743.5 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   744.5 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 544]                                       ;   734.5 agu1    78 w[15] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   745.5 fp1     78 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm2, 5                                            ;   736.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   737.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   738.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   739.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   740.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm2, 0xe                                          ;   737.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;   738.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 5                                            ;   739.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;   740.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 6                                            ;   741.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   742.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm3, ymm11                                         ;   738.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                          ;   739.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                          ;   740.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm4                                       ;   741.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm1                                       ;   743.3 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 1792] ;   744.3 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm10                                      ;   746.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm14                                        ;   747.5 fp0     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm5, 0xb                                          ;   740.8 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   741.8 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   742.8 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   743.8 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   744.8 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm5, 9                                            ;   742.5 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   743.5 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 0xb                                          ;   744.5 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   745.5 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 2                                            ;   746.5 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   747.5 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm12, ymm5                                         ;   743.7 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                        ;   744.7 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   745.7 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm14                                      ;   747.5 fp1     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm1                                       ;   748.5 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm15, 2                                          ;   744.8 fp2     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                       ;   745.8 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xd                                        ;   746.8 fp1     50 w[7]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm15, 2                                           ;   745.8 fp2     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   746.8 fp0     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   747.8 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   748.8 fp3     50 w[7]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   749.8 fp2     50 w[7]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;   750.8 fp0     50 w[7]
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 768]                                       ;   745.7 agu1    49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm14                                        ;   751.8 fp3     78 w[7]
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 768]                                      ;   746.0 agu0    49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rbp + 512]                                  ;   752.8 fp1+agu1   78 w[7]
        db 0x2e, 0x2e
        vpaddd ymm3, ymm3, [rel sha256_blocks.T0_constants256 + 1824]   ;   747.7 fp0+agu0   61 t1
        db 0x2e
        vmovdqu ymm7, [rbp + 768]                                       ;   747.7 agu1    49 w[7]
        db 0x2e
        vmovdqu [rbp + 608], ymm15                                      ;   746.7 agu2+fp5   78 w[5] spill
        db 0x2e
        vpslld ymm15, ymm9, 5                                           ;   748.5 fp2     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   749.5 fp3     48 t1
        db 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   750.5 fp1     48 t1
        db 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   751.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 7                                          ;   752.5 fp2     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 640], ymm8                                       ;   747.7 agu2+fp5   78 w[4] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm9, 0xe                                          ;   749.5 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   750.5 fp3     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;   751.5 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   752.5 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;   753.5 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   754.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm15                                        ;   755.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 768]                                       ;   749.0 agu0    78 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm8, 0xb                                         ;   756.0 fp2     49 w[7]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   757.0 fp3     49 w[7]
        db 0x2e, 0x2e
        vpslld ymm15, ymm1, 0xe                                         ;   758.0 fp1     49 w[7]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm8, 0xb                                          ;   756.0 fp2     49 w[7]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;   757.0 fp0     49 w[7]
        db 0x2e, 0x2e
        vpsrld ymm14, ymm14, 4                                          ;   758.0 fp1     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   759.0 fp3     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   760.0 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   761.0 fp0     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm15                                        ;   762.0 fp3     78 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm2                                         ;   753.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                          ;   754.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   755.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm7                                         ;   756.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm0                                         ;   763.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   764.0 fp0     62 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm13, 0xb                                         ;   754.8 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   755.8 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   756.8 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   757.8 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   758.8 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm13, 9                                          ;   756.5 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   757.5 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 0xb                                        ;   758.5 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   759.5 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 2                                          ;   760.5 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   761.5 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm13                                        ;   757.7 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                         ;   758.7 fp2     52 v[0]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   759.7 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   762.5 fp1     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   764.0 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   758.8 fp2     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   759.8 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   760.8 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm10, 2                                          ;   759.8 fp2     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   760.8 fp0     50 w[8]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 7                                          ;   761.8 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   762.8 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xa                                        ;   763.8 fp2     50 w[8]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   764.8 fp0     50 w[8]
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 736]                                      ;   760.0 agu1    78 w[9] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm15, 0xb                                         ;   767.0 fp1     49 w[8]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   768.0 fp3     49 w[8]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   769.0 fp2     49 w[8]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm15, 0xb                                         ;   767.0 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   768.0 fp0     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 4                                            ;   769.0 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   770.0 fp3     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 3                                            ;   771.0 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   765.8 fp0     78 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   772.0 fp3     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   773.0 fp0     78 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 480]                                  ;   774.0 fp2+agu0   78 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm6, 5                                            ;   765.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                          ;   766.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xe                                          ;   767.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                          ;   768.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 7                                            ;   769.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm6, 0xe                                          ;   765.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   766.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 5                                            ;   767.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   768.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 6                                            ;   769.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                          ;   770.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm2, ymm9                                          ;   767.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                          ;   768.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   769.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm1                                       ;   770.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm7                                       ;   771.8 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, [rel sha256_blocks.T0_constants256 + 1856] ;   772.8 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm8                                       ;   775.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm11                                      ;   776.0 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm4, 0xb                                          ;   769.5 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                          ;   770.5 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   771.5 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                          ;   772.5 fp3     47 v[7]
        db 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   773.5 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm4, 9                                            ;   771.0 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   772.0 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xb                                          ;   773.0 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   774.0 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 2                                            ;   775.0 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                          ;   776.0 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm4                                         ;   772.2 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                        ;   773.2 fp1     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   774.2 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm11                                      ;   776.0 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm7                                       ;   777.0 fp3     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm0, 2                                            ;   773.5 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   774.5 fp0     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   775.5 fp2     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm0, 2                                           ;   774.5 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   775.5 fp3     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 7                                          ;   776.5 fp2     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   777.5 fp0     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 0xa                                        ;   778.5 fp1     50 w[9]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   779.5 fp3     50 w[9]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 192]                                      ;   774.2 agu0    78 w[10] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm11, 0xb                                         ;   781.2 fp2     49 w[9]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   782.2 fp0     49 w[9]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   783.2 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm7                                       ;   780.5 fp3     78 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm11, 0xb                                         ;   781.2 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   782.2 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 4                                            ;   783.2 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   784.2 fp3     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 3                                            ;   785.2 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   786.2 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   787.2 fp3     78 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rbp + 576]                                ;   788.2 fp1+agu1   78 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm12, 5                                           ;   779.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   780.0 fp0     48 t1
        db 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xe                                          ;   781.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   782.0 fp3     48 t1
        db 0x2e, 0x2e
        vpslld ymm7, ymm7, 7                                            ;   783.0 fp2     48 t1
        db 0x2e, 0x2e
        vpsrld ymm3, ymm12, 0xe                                         ;   780.5 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   781.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   782.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   783.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   784.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                          ;   785.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm6                                          ;   782.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                         ;   783.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   784.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   785.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   786.5 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 1888]   ;   787.5 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm15                                        ;   789.2 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm2                                         ;   790.2 fp1     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm14, 0xb                                         ;   784.0 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   785.0 fp3     47 v[6]
        db 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   786.0 fp1     47 v[6]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   787.0 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   788.0 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm14, 9                                           ;   785.5 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   786.5 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   787.5 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   788.5 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   789.5 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                          ;   790.5 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm14                                         ;   786.5 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   787.5 fp2     52 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   788.5 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm2                                         ;   790.2 fp0     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm7                                         ;   791.5 fp1     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   788.0 fp2     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   789.0 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   790.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm8, 2                                            ;   789.0 fp2     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                          ;   790.0 fp0     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 7                                            ;   791.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                          ;   792.0 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 0xa                                          ;   793.0 fp2     50 w[10]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                          ;   794.0 fp0     50 w[10]
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 704]                                       ;   788.5 agu1    49 w[10]
        db 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm7                                       ;   795.0 fp3     78 w[10]
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 704]                                       ;   788.8 agu0    49 w[10]
        db 0x2e, 0x2e
        vpaddd ymm11, ymm11, [rbp + 672]                                ;   796.0 fp0+agu1   78 w[10]
        db 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rel sha256_blocks.T0_constants256 + 1920]   ;   790.5 fp1+agu0   61 t1
        db 0x2e
        vmovdqu [rbp + 672], ymm8                                       ;   789.3 agu2+fp5   78 w[8] spill
        db 0x2e
        vmovdqu ymm8, [rbp + 704]                                       ;   790.5 agu1    49 w[10]
        db 0x2e
        vmovdqu [rbp + 192], ymm0                                       ;   790.3 agu2+fp5   78 w[7] spill
        db 0x2e
        vpslld ymm0, ymm5, 5                                            ;   791.2 fp2     48 t1
        db 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   792.2 fp3     48 t1
        db 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   793.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   794.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   795.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 576], ymm10                                      ;   791.3 agu0+fp5   78 w[6] spill
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm5, 0xe                                         ;   792.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   793.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm10, 5                                          ;   794.5 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   795.5 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 6                                          ;   796.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   797.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm0                                         ;   798.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 704]                                      ;   792.0 agu1    78 w[11] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm10, 0xb                                         ;   799.0 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                          ;   800.0 fp3     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm2, 0xe                                          ;   801.0 fp1     49 w[10]
        db 0x2e, 0x2e
        vpsrld ymm2, ymm10, 0xb                                         ;   799.0 fp2     49 w[10]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                          ;   800.0 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 4                                            ;   801.0 fp1     49 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                          ;   802.0 fp3     49 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm8, 3                                            ;   803.0 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                          ;   804.0 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm0                                       ;   805.0 fp3     78 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm6, ymm12                                         ;   796.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                          ;   797.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                          ;   798.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm7                                         ;   799.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm11                                        ;   806.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm9                                       ;   807.0 fp1     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm1, 0xb                                          ;   798.0 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                          ;   799.0 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   800.0 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                          ;   801.0 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   802.0 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm1, 9                                            ;   799.5 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   800.5 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 0xb                                          ;   801.5 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   802.5 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 2                                            ;   803.5 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   804.5 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm14, ymm1                                         ;   800.7 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                          ;   801.7 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   802.7 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm7                                         ;   805.5 fp1     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm9                                         ;   807.0 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm15, 2                                           ;   802.0 fp2     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   803.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   804.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm15, 2                                           ;   803.0 fp2     50 w[11]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                         ;   804.0 fp0     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 7                                            ;   805.0 fp1     50 w[11]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   806.0 fp3     50 w[11]
        db 0x2e, 0x2e
        vpsrld ymm9, ymm15, 0xa                                         ;   807.0 fp2     50 w[11]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   808.0 fp0     50 w[11]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 416]                                       ;   803.2 agu0    78 w[12] reload
        db 0x2e, 0x2e
        vpslld ymm15, ymm9, 0xb                                         ;   810.2 fp1     49 w[11]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   811.2 fp3     49 w[11]
        db 0x2e, 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   812.2 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm9, 0xb                                          ;   810.2 fp1     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   811.2 fp0     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 4                                            ;   812.2 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   813.2 fp3     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 3                                            ;   814.2 fp1     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   809.0 fp0     78 w[11]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                        ;   815.2 fp3     49 w[11]
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rbp + 640]                                ;   810.0 fp0+agu1   78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm15                                      ;   816.2 fp2     78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm13, 5                                           ;   808.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   809.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xe                                          ;   810.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   811.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 7                                            ;   812.0 fp1     48 t1
        db 0x2e, 0x2e
        vpsrld ymm15, ymm13, 0xe                                        ;   809.0 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   810.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 5                                          ;   811.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   812.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 6                                          ;   813.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   814.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm12, ymm5                                        ;   810.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                       ;   811.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   812.5 fp2     51 t1
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm15                                        ;   813.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   815.0 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 1952]   ;   816.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm10                                        ;   817.2 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;   818.2 fp3     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm3, 0xb                                          ;   812.5 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                          ;   813.5 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   814.5 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                          ;   815.5 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   816.5 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm3, 9                                           ;   814.2 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                        ;   815.2 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xb                                        ;   816.2 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                        ;   817.2 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 2                                          ;   818.2 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   819.2 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm3                                         ;   815.3 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                         ;   816.3 fp1     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   817.3 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm8                                         ;   818.3 fp2     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   820.2 fp3     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm11, 2                                           ;   816.5 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   817.5 fp0     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   818.5 fp2     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm11, 2                                           ;   817.5 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                         ;   818.5 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 7                                            ;   819.5 fp2     50 w[12]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;   820.5 fp0     50 w[12]
        db 0x2e, 0x2e
        vpsrld ymm8, ymm11, 0xa                                         ;   821.5 fp1     50 w[12]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   822.5 fp3     50 w[12]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 384]                                       ;   817.2 agu1    78 w[13] reload
        db 0x2e, 0x2e
        vpslld ymm11, ymm8, 0xb                                         ;   824.2 fp2     49 w[12]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;   825.2 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;   826.2 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm8, 0xb                                          ;   824.2 fp2     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   825.2 fp3     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 4                                            ;   826.2 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   827.2 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 3                                            ;   828.2 fp2     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm7                                         ;   823.5 fp3     78 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   829.2 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rbp + 608]                                  ;   824.5 fp3+agu0   78 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm11                                        ;   830.2 fp1     78 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm4, 5                                            ;   822.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                          ;   823.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xe                                          ;   824.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                          ;   825.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 7                                            ;   826.2 fp2     48 t1
        db 0x2e, 0x2e
        vpsrld ymm11, ymm4, 0xe                                         ;   823.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                        ;   824.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 5                                          ;   825.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                        ;   826.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 6                                          ;   827.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   828.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm13                                        ;   825.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm4                                        ;   826.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   827.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm11                                      ;   828.2 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm7                                       ;   829.5 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 1984] ;   830.5 fp3+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm9                                       ;   831.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm12                                      ;   832.5 fp1     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm6, 0xb                                          ;   827.2 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                          ;   828.2 fp3     47 v[3]
        db 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   829.2 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                          ;   830.2 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   831.2 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm6, 9                                           ;   828.5 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   829.5 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 0xb                                        ;   830.5 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   831.5 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 2                                          ;   832.5 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   833.5 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm6                                         ;   829.5 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                       ;   830.5 fp2     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                        ;   831.5 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm15                                      ;   832.5 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm7                                       ;   834.5 fp1     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm10, 2                                           ;   831.2 fp2     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   832.2 fp3     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   833.2 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm10, 2                                          ;   832.2 fp2     50 w[13]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   833.2 fp0     50 w[13]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 7                                          ;   834.2 fp1     50 w[13]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   835.2 fp3     50 w[13]
        db 0x2e, 0x2e
        vpsrld ymm10, ymm10, 0xa                                        ;   836.2 fp2     50 w[13]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   837.2 fp0     50 w[13]
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 448]                                      ;   831.5 agu0    78 w[14] reload
        db 0x2e, 0x2e
        vpslld ymm15, ymm10, 0xb                                        ;   838.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   839.5 fp3     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   840.5 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm10, 0xb                                         ;   838.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   839.5 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 4                                            ;   840.5 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   841.5 fp3     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm0, 3                                            ;   842.5 fp1     49 w[13]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm7                                         ;   838.2 fp0     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                        ;   843.5 fp3     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 576]                                  ;   839.2 fp0+agu1   78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm15                                        ;   844.5 fp2     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm14, 5                                           ;   836.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   837.5 fp3     48 t1
        db 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xe                                          ;   838.5 fp2     48 t1
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   839.5 fp0     48 t1
        db 0x2e, 0x2e
        vpslld ymm7, ymm7, 7                                            ;   840.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm14, 0xe                                        ;   838.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   839.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 5                                          ;   840.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   841.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 6                                          ;   842.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   843.2 fp3     48 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm13, ymm4                                        ;   839.5 fp0     51 t1
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                       ;   840.5 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   841.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm15                                        ;   842.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   844.2 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rel sha256_blocks.T0_constants256 + 2016]   ;   845.2 fp1+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm8                                         ;   846.2 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm5                                         ;   847.2 fp3     62 v[6]
        db 0x2e, 0x2e
        vpslld ymm7, ymm12, 0xb                                         ;   841.5 fp1     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   842.5 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   843.5 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                         ;   844.5 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   845.5 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm12, 9                                          ;   843.2 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   844.2 fp0     47 v[2]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xb                                        ;   845.2 fp1     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   846.2 fp3     47 v[2]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 2                                          ;   847.2 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   848.2 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm6, ymm12                                        ;   844.2 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                       ;   845.2 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   846.2 fp1     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm11                                        ;   847.2 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   849.2 fp3     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm9, 2                                            ;   845.5 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   846.5 fp0     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   847.5 fp2     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm9, 2                                           ;   846.5 fp1     50 w[14]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                        ;   847.5 fp3     50 w[14]
        db 0x2e, 0x2e
        vpsrld ymm11, ymm11, 7                                          ;   848.5 fp2     50 w[14]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   849.5 fp0     50 w[14]
        db 0x2e, 0x2e
        vpsrld ymm9, ymm9, 0xa                                          ;   850.5 fp1     50 w[14]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   851.5 fp3     50 w[14]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 544]                                       ;   846.2 agu1    78 w[15] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm9, 0xb                                         ;   853.2 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                        ;   854.2 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;   855.2 fp1     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm9, 0xb                                          ;   853.2 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   854.2 fp3     49 w[14]
        db 0x2e, 0x2e
        vpsrld ymm0, ymm0, 4                                            ;   855.2 fp1     49 w[14]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   856.2 fp0     49 w[14]
        db 0x2e, 0x2e
        vpsrld ymm0, ymm0, 3                                            ;   857.2 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   858.2 fp3     49 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm1, 5                                            ;   850.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;   851.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   852.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;   853.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   854.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm1, 0xe                                          ;   852.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                          ;   853.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 5                                            ;   854.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                          ;   855.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 6                                            ;   856.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                          ;   857.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm14                                         ;   853.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                          ;   854.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                          ;   855.2 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm7                                       ;   854.2 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;   855.2 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm2                                       ;   856.2 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm0                                       ;   858.2 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm11                                      ;   859.2 fp2     61 t1
        db 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 2048] ;   860.2 fp3+agu0   61 t1
        db 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rbp + 192]                                ;   861.2 fp0+agu1   61 t1
        db 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm13                                        ;   862.2 fp1     62 v[5]
        db 0x2e, 0x2e
        vpslld ymm7, ymm5, 0xb                                          ;   856.2 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                          ;   857.2 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   858.2 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                          ;   859.2 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   860.2 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm5, 9                                           ;   857.5 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   858.5 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm10, 0xb                                        ;   859.5 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   860.5 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm10, 2                                          ;   861.5 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   862.5 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm5                                        ;   858.5 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                       ;   859.5 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   860.5 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm13                                      ;   862.2 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm7                                       ;   863.5 fp1     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm8, 2                                            ;   860.2 fp2     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   861.2 fp3     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xd                                          ;   862.2 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm8, 2                                           ;   861.2 fp2     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;   862.2 fp0     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 7                                          ;   863.2 fp1     50 w[15]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                         ;   864.2 fp3     50 w[15]
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 0xa                                          ;   865.2 fp2     50 w[15]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   866.2 fp0     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 512]                                       ;   860.7 agu0    78 w[0] reload
        db 0x2e, 0x2e
        vpslld ymm11, ymm8, 0xb                                         ;   867.7 fp1     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;   868.7 fp3     49 w[15]
        db 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;   869.7 fp2     49 w[15]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm8, 0xb                                         ;   867.7 fp1     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                        ;   868.7 fp0     49 w[15]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 4                                          ;   869.7 fp2     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   870.7 fp3     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 3                                            ;   871.7 fp1     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;   872.7 fp0     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm3, 5                                            ;   865.2 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                          ;   866.2 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 0xe                                          ;   867.2 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                          ;   868.2 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 7                                            ;   869.2 fp2     48 t1
        db 0x2e, 0x2e
        vpsrld ymm13, ymm3, 0xe                                         ;   866.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                        ;   867.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 5                                          ;   868.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                        ;   869.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 6                                          ;   870.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   871.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm14                                        ;   867.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   868.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;   869.5 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   868.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm9                                         ;   869.5 fp1     61 t1
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm13                                        ;   870.5 fp2     61 t1
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm8                                         ;   872.5 fp3     61 t1
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm11                                        ;   873.7 fp0     61 t1
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 2080]   ;   874.7 fp1+agu1   61 t1
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rbp + 672]                                  ;   875.7 fp2+agu0   61 t1
        db 0x2e, 0x2e
        vpslld ymm7, ymm15, 0xb                                         ;   870.5 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   871.5 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 9                                            ;   872.5 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   873.5 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   874.5 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm15, 9                                           ;   872.2 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                         ;   873.2 fp3     47 v[0]
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 0xb                                          ;   874.2 fp1     47 v[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                         ;   875.2 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 2                                            ;   876.2 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   877.2 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm15, ymm5                                         ;   872.5 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                        ;   873.5 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   874.5 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   878.2 fp1     82 h
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm4                                       ;   879.2 fp2     82 h
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rbp + 352]                                ;   880.2 fp3+agu1   82 h
        db 0x2e
        vpaddd ymm15, ymm15, [rbp + 320]                                ;   874.5 fp0+agu0   82 h
        db 0x2e
        vpaddd ymm5, ymm5, [rbp + 256]                                  ;   874.5 fp1+agu1   82 h
        db 0x2e
        vpaddd ymm12, ymm12, [rbp + 128]                                ;   875.2 fp2+agu0   82 h
        db 0x2e
        vpaddd ymm6, ymm6, ymm4                                         ;   876.7 fp3     82 h
        db 0x2e
        vpaddd ymm6, ymm6, [rbp + 288]                                  ;   877.7 fp0+agu1   82 h
        db 0x2e
        vpaddd ymm3, ymm3, [rbp + 224]                                  ;   875.5 fp1+agu0   82 h
        db 0x2e
        vpaddd ymm1, ymm1, [rbp + 160]                                  ;   876.2 fp2+agu1   82 h
        vpaddd ymm14, ymm14, [rbp + 96]                                 ;   876.2 fp3+agu0   82 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 96], ymm14                                       ;   877.2 agu2+fp5   82 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, 0x40                                                   ;   875.0 alu0    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, 0x40                                                   ;   875.2 alu1    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, 0x40                                                   ;   875.3 alu2    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, 0x40                                                   ;   875.5 alu3    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, 0x40                                                   ;   876.0 alu0    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, 0x40                                                   ;   876.2 alu1    68 blocks
        db 0x2e, 0x2e, 0x2e
        add r9, 0x40                                                    ;   876.3 alu2    68 blocks
        add r8, 0x40                                                    ;   876.5 alu3    68 blocks
        vmovdqa ymm2, ymm15                                             ;   876.3         82 h copy
        vmovdqa ymm0, ymm6                                              ;   878.7         82 h copy
        vmovdqa ymm6, ymm12                                             ;   876.7         82 h copy
        vmovdqa ymm4, ymm1                                              ;   877.2         82 h copy
        vmovdqa ymm1, ymm10                                             ;   881.2         82 h copy
        cmp r8, qword [rbp + 872]                                       ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp + 0], ymm0                                         ;                    resident
        vmovdqu [rbp - 128], ymm1                                       ;                    resident
        vmovdqu [rbp - 96], ymm2                                        ;                    resident
        vmovdqu [rbp + 32], ymm3                                        ;                    resident
        mov qword [rbp + 864], r8                                       ;                    resident
        mov qword [rbp + 880], r9                                       ;                    resident
        mov qword [rbp + 888], r10                                      ;                    resident
        mov qword [rbp + 896], r11                                      ;                    resident
        mov qword [rbp + 904], r12                                      ;                    resident
        mov qword [rbp + 912], r13                                      ;                    resident
        mov qword [rbp + 920], r14                                      ;                    resident
        mov qword [rbp + 928], r15                                      ;                    resident
        vmovdqu [rbp + 64], ymm4                                        ;                    resident
        vmovdqu [rbp - 64], ymm5                                        ;                    resident
        vmovdqu [rbp - 32], ymm6                                        ;                    resident
.blocks_1_done:
        vmovdqu ymm0, [rbp - 96]                                        ;     0.0 agu0    68 blocks reload
        vmovdqu ymm1, [rbp - 128]                                       ;     0.2 agu1    68 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                     ;     7.2 fp1     68 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                     ;     7.2 fp2     68 blocks
        vmovdqu ymm1, [rbp - 32]                                        ;     1.0 agu0    68 blocks reload
        vmovdqu ymm3, [rbp - 64]                                        ;     1.2 agu1    68 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                     ;     8.2 fp1     68 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                     ;     8.2 fp2     68 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                    ;     9.2 fp1     68 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                    ;     9.2 fp2     68 blocks
        vpunpcklqdq ymm4, ymm0, ymm1                                    ;     9.2 fp1     68 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                    ;     9.2 fp2     68 blocks
        vperm2i128 ymm1, ymm3, ymm3, 0x11                               ;    10.2 fp1     68 blocks
        mov r8, qword [rbp + 800]                                       ;     2.2 agu2    68 blocks reload
        vmovdqu [r8], xmm3                                              ;    10.2 agu0+fp5   68 blocks
        mov r9, qword [rbp + 832]                                       ;     2.5 agu1    68 blocks reload
        vmovdqu [r9], xmm1                                              ;    13.2 agu2+fp5   68 blocks
        vperm2i128 ymm1, ymm2, ymm2, 0x11                               ;    10.2 fp1     68 blocks
        mov r10, qword [rbp + 808]                                      ;     3.3 agu0    68 blocks reload
        vmovdqu [r10], xmm2                                             ;    10.2 agu1+fp5   68 blocks
        mov r11, qword [rbp + 840]                                      ;     4.2 agu2    68 blocks reload
        vmovdqu [r11], xmm1                                             ;    13.2 agu0+fp5   68 blocks
        vperm2i128 ymm1, ymm4, ymm4, 0x11                               ;    10.2 fp1     68 blocks
        mov r12, qword [rbp + 816]                                      ;     4.5 agu1    68 blocks reload
        vmovdqu [r12], xmm4                                             ;    10.2 agu2+fp5   68 blocks
        mov r13, qword [rbp + 848]                                      ;     7.2 agu0    68 blocks reload
        vmovdqu [r13], xmm1                                             ;    13.2 agu1+fp5   68 blocks
        vperm2i128 ymm1, ymm0, ymm0, 0x11                               ;    10.2 fp1     68 blocks
        mov r14, qword [rbp + 824]                                      ;     8.2 agu2    68 blocks reload
        vmovdqu [r14], xmm0                                             ;    10.2 agu0+fp5   68 blocks
        mov r15, qword [rbp + 856]                                      ;     8.5 agu1    68 blocks reload
        vmovdqu [r15], xmm1                                             ;    13.2 agu2+fp5   68 blocks
        vmovdqu ymm0, [rbp + 32]                                        ;     9.3 agu0    68 blocks reload
        vmovdqu ymm1, [rbp + 0]                                         ;     9.5 agu1    68 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                     ;    16.5 fp2     68 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                     ;    16.5 fp1     68 blocks
        vmovdqu ymm1, [rbp + 96]                                        ;    10.3 agu0    68 blocks reload
        vmovdqu ymm3, [rbp + 64]                                        ;    10.5 agu1    68 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                     ;    17.5 fp2     68 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                     ;    17.5 fp1     68 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                    ;    18.5 fp2     68 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                    ;    18.5 fp1     68 blocks
        vmovdqu [r8 + 16], xmm3                                         ;    19.5 agu2+fp5   68 blocks
        vmovdqu [r10 + 16], xmm2                                        ;    19.5 agu0+fp5   68 blocks
        vperm2i128 ymm3, ymm3, ymm3, 0x11                               ;    19.5 fp1     68 blocks
        vmovdqu [r9 + 16], xmm3                                         ;    22.5 agu1+fp5   68 blocks
        vperm2i128 ymm2, ymm2, ymm2, 0x11                               ;    19.5 fp1     68 blocks
        vmovdqu [r11 + 16], xmm2                                        ;    22.5 agu2+fp5   68 blocks
        vpunpcklqdq ymm2, ymm0, ymm1                                    ;    18.5 fp2     68 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                    ;    18.5 fp2     68 blocks
        vmovdqu [r12 + 16], xmm2                                        ;    19.5 agu0+fp5   68 blocks
        vmovdqu [r14 + 16], xmm0                                        ;    19.5 agu1+fp5   68 blocks
        vperm2i128 ymm1, ymm2, ymm2, 0x11                               ;    19.5 fp1     68 blocks
        vmovdqu [r13 + 16], xmm1                                        ;    22.5 agu2+fp5   68 blocks
        vperm2i128 ymm0, ymm0, ymm0, 0x11                               ;    19.5 fp1     68 blocks
        vmovdqu [r15 + 16], xmm0                                        ;    22.5 agu0+fp5   68 blocks
        mov rcx, qword [rbp + 936]                                      ;                    frame
        vpxor ymm0, ymm0, ymm0                                          ;                    cleared
        vmovdqu [rbp - 128], ymm0                                       ;                    cleared
        vmovdqu [rbp - 96], ymm0                                        ;                    cleared
        vmovdqu [rbp - 64], ymm0                                        ;                    cleared
        vmovdqu [rbp - 32], ymm0                                        ;                    cleared
        vmovdqu [rbp + 0], ymm0                                         ;                    cleared
        vmovdqu [rbp + 32], ymm0                                        ;                    cleared
        vmovdqu [rbp + 64], ymm0                                        ;                    cleared
        vmovdqu [rbp + 96], ymm0                                        ;                    cleared
        vmovdqu [rbp + 128], ymm0                                       ;                    cleared
        vmovdqu [rbp + 160], ymm0                                       ;                    cleared
        vmovdqu [rbp + 192], ymm0                                       ;                    cleared
        vmovdqu [rbp + 224], ymm0                                       ;                    cleared
        vmovdqu [rbp + 256], ymm0                                       ;                    cleared
        vmovdqu [rbp + 288], ymm0                                       ;                    cleared
        vmovdqu [rbp + 320], ymm0                                       ;                    cleared
        vmovdqu [rbp + 352], ymm0                                       ;                    cleared
        vmovdqu [rbp + 384], ymm0                                       ;                    cleared
        vmovdqu [rbp + 416], ymm0                                       ;                    cleared
        vmovdqu [rbp + 448], ymm0                                       ;                    cleared
        vmovdqu [rbp + 480], ymm0                                       ;                    cleared
        vmovdqu [rbp + 512], ymm0                                       ;                    cleared
        vmovdqu [rbp + 544], ymm0                                       ;                    cleared
        vmovdqu [rbp + 576], ymm0                                       ;                    cleared
        vmovdqu [rbp + 608], ymm0                                       ;                    cleared
        vmovdqu [rbp + 640], ymm0                                       ;                    cleared
        vmovdqu [rbp + 672], ymm0                                       ;                    cleared
        vmovdqu [rbp + 704], ymm0                                       ;                    cleared
        vmovdqu [rbp + 736], ymm0                                       ;                    cleared
        vmovdqu [rbp + 768], ymm0                                       ;                    cleared
        vzeroupper                                                      ;                    x87 state
        mov rsp, rcx                                                    ;                    frame
        pop r15                                                         ;                    preserved
        pop r14                                                         ;                    preserved
        pop r13                                                         ;                    preserved
        pop r12                                                         ;                    preserved
        pop rbp                                                         ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
sha256_blocks.T0_constants256:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x428a2f98428a2f98, 0x428a2f98428a2f98, 0x428a2f98428a2f98, 0x428a2f98428a2f98
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x7137449171374491, 0x7137449171374491, 0x7137449171374491, 0x7137449171374491
        dq 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf, 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5
        dq 0x3956c25b3956c25b, 0x3956c25b3956c25b, 0x3956c25b3956c25b, 0x3956c25b3956c25b, 0x59f111f159f111f1, 0x59f111f159f111f1, 0x59f111f159f111f1, 0x59f111f159f111f1
        dq 0x923f82a4923f82a4, 0x923f82a4923f82a4, 0x923f82a4923f82a4, 0x923f82a4923f82a4, 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5
        dq 0xd807aa98d807aa98, 0xd807aa98d807aa98, 0xd807aa98d807aa98, 0xd807aa98d807aa98, 0x12835b0112835b01, 0x12835b0112835b01, 0x12835b0112835b01, 0x12835b0112835b01
        dq 0x243185be243185be, 0x243185be243185be, 0x243185be243185be, 0x243185be243185be, 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3
        dq 0x72be5d7472be5d74, 0x72be5d7472be5d74, 0x72be5d7472be5d74, 0x72be5d7472be5d74, 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe
        dq 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7, 0xc19bf174c19bf174, 0xc19bf174c19bf174, 0xc19bf174c19bf174, 0xc19bf174c19bf174
        dq 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1, 0xefbe4786efbe4786, 0xefbe4786efbe4786, 0xefbe4786efbe4786, 0xefbe4786efbe4786
        dq 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6, 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc
        dq 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f, 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa
        dq 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc, 0x76f988da76f988da, 0x76f988da76f988da, 0x76f988da76f988da, 0x76f988da76f988da
        dq 0x983e5152983e5152, 0x983e5152983e5152, 0x983e5152983e5152, 0x983e5152983e5152, 0xa831c66da831c66d, 0xa831c66da831c66d, 0xa831c66da831c66d, 0xa831c66da831c66d
        dq 0xb00327c8b00327c8, 0xb00327c8b00327c8, 0xb00327c8b00327c8, 0xb00327c8b00327c8, 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7
        dq 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3, 0xd5a79147d5a79147, 0xd5a79147d5a79147, 0xd5a79147d5a79147, 0xd5a79147d5a79147
        dq 0x06ca635106ca6351, 0x06ca635106ca6351, 0x06ca635106ca6351, 0x06ca635106ca6351, 0x1429296714292967, 0x1429296714292967, 0x1429296714292967, 0x1429296714292967
        dq 0x27b70a8527b70a85, 0x27b70a8527b70a85, 0x27b70a8527b70a85, 0x27b70a8527b70a85, 0x2e1b21382e1b2138, 0x2e1b21382e1b2138, 0x2e1b21382e1b2138, 0x2e1b21382e1b2138
        dq 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc, 0x53380d1353380d13, 0x53380d1353380d13, 0x53380d1353380d13, 0x53380d1353380d13
        dq 0x650a7354650a7354, 0x650a7354650a7354, 0x650a7354650a7354, 0x650a7354650a7354, 0x766a0abb766a0abb, 0x766a0abb766a0abb, 0x766a0abb766a0abb, 0x766a0abb766a0abb
        dq 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e, 0x92722c8592722c85, 0x92722c8592722c85, 0x92722c8592722c85, 0x92722c8592722c85
        dq 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1, 0xa81a664ba81a664b, 0xa81a664ba81a664b, 0xa81a664ba81a664b, 0xa81a664ba81a664b
        dq 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70, 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3
        dq 0xd192e819d192e819, 0xd192e819d192e819, 0xd192e819d192e819, 0xd192e819d192e819, 0xd6990624d6990624, 0xd6990624d6990624, 0xd6990624d6990624, 0xd6990624d6990624
        dq 0xf40e3585f40e3585, 0xf40e3585f40e3585, 0xf40e3585f40e3585, 0xf40e3585f40e3585, 0x106aa070106aa070, 0x106aa070106aa070, 0x106aa070106aa070, 0x106aa070106aa070
        dq 0x19a4c11619a4c116, 0x19a4c11619a4c116, 0x19a4c11619a4c116, 0x19a4c11619a4c116, 0x1e376c081e376c08, 0x1e376c081e376c08, 0x1e376c081e376c08, 0x1e376c081e376c08
        dq 0x2748774c2748774c, 0x2748774c2748774c, 0x2748774c2748774c, 0x2748774c2748774c, 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5
        dq 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3, 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a
        dq 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f, 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3
        dq 0x748f82ee748f82ee, 0x748f82ee748f82ee, 0x748f82ee748f82ee, 0x748f82ee748f82ee, 0x78a5636f78a5636f, 0x78a5636f78a5636f, 0x78a5636f78a5636f, 0x78a5636f78a5636f
        dq 0x84c8781484c87814, 0x84c8781484c87814, 0x84c8781484c87814, 0x84c8781484c87814, 0x8cc702088cc70208, 0x8cc702088cc70208, 0x8cc702088cc70208, 0x8cc702088cc70208
        dq 0x90befffa90befffa, 0x90befffa90befffa, 0x90befffa90befffa, 0x90befffa90befffa, 0xa4506ceba4506ceb, 0xa4506ceba4506ceb, 0xa4506ceba4506ceb, 0xa4506ceba4506ceb
        dq 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7, 0xc67178f2c67178f2, 0xc67178f2c67178f2, 0xc67178f2c67178f2, 0xc67178f2c67178f2

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
