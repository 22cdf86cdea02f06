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
; The frame is cleared before return: 896 bytes, 29 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 60 uops, planned 22.8; bounds: width 10.0, ports 12.0, path 12.0
;   blocks: 3486 uops, planned 860.7; bounds: width 581.0, ports 830.5, path 519.0
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
        sub rsp, 0x420                                                  ;                    frame
        and rsp, -32                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 904], rax                                      ;                    frame
        mov r10, qword [rax + 48]                                       ;                    frame
        mov qword [rbp + 816], r10                                      ;                    frame
        mov r10, qword [rax + 56]                                       ;                    frame
        mov qword [rbp + 824], r10                                      ;                    frame
        mov r10, qword [rax + 128]                                      ;                    frame
        mov qword [rbp + 912], r10                                      ;                    frame
        mov r10, qword [rax + 64]                                       ;                    frame
        mov qword [rbp + 832], r10                                      ;                    frame
        mov r10, qword [rax + 72]                                       ;                    frame
        mov qword [rbp + 848], r10                                      ;                    frame
        mov r10, qword [rax + 80]                                       ;                    frame
        mov qword [rbp + 856], r10                                      ;                    frame
        mov r10, qword [rax + 88]                                       ;                    frame
        mov qword [rbp + 864], r10                                      ;                    frame
        mov r10, qword [rax + 96]                                       ;                    frame
        mov qword [rbp + 872], r10                                      ;                    frame
        mov r10, qword [rax + 104]                                      ;                    frame
        mov qword [rbp + 880], r10                                      ;                    frame
        mov r10, qword [rax + 112]                                      ;                    frame
        mov qword [rbp + 888], r10                                      ;                    frame
        mov r10, qword [rax + 120]                                      ;                    frame
        mov qword [rbp + 896], r10                                      ;                    frame
        mov qword [rbp + 768], rdi                                      ;                    argument
        mov qword [rbp + 776], rsi                                      ;                    argument
        mov qword [rbp + 784], rdx                                      ;                    argument
        mov qword [rbp + 792], rcx                                      ;                    argument
        mov qword [rbp + 800], r8                                       ;                    argument
        mov qword [rbp + 808], r9                                       ;                    argument
        mov r8, qword [rbp + 768]                                       ;     0.0 agu0    68 h reload
        vmovdqu xmm0, [r8]                                              ;     4.0 agu1    68 h
        vmovdqu xmm1, [r8 + 16]                                         ;     4.0 agu0    68 h
        mov r9, qword [rbp + 776]                                       ;     0.5 agu2    68 h reload
        vmovdqu xmm2, [r9]                                              ;     4.5 agu1    68 h
        vmovdqu xmm3, [r9 + 16]                                         ;     4.5 agu0    68 h
        mov r10, qword [rbp + 784]                                      ;     1.5 agu2    68 h reload
        vmovdqu xmm4, [r10]                                             ;     5.5 agu1    68 h
        vmovdqu xmm5, [r10 + 16]                                        ;     5.5 agu0    68 h
        mov r11, qword [rbp + 792]                                      ;     2.5 agu2    68 h reload
        vmovdqu xmm6, [r11]                                             ;     6.5 agu1    68 h
        mov r12, qword [rbp + 800]                                      ;     3.5 agu2    68 h reload
        vmovdqu xmm7, [r12]                                             ;     7.5 agu0    68 h
        vmovdqu xmm8, [r11 + 16]                                        ;     6.5 agu1    68 h
        mov r13, qword [rbp + 808]                                      ;     4.5 agu2    68 h reload
        vmovdqu xmm9, [r13]                                             ;     8.5 agu0    68 h
        mov r14, qword [rbp + 816]                                      ;     5.2 agu1    68 h reload
        vmovdqu xmm10, [r14]                                            ;     9.2 agu0    68 h
        mov r15, qword [rbp + 824]                                      ;     5.5 agu2    68 h reload
        vmovdqu xmm11, [r15]                                            ;     9.5 agu1    68 h
        vmovdqu xmm12, [r12 + 16]                                       ;     7.5 agu0    68 h
        vmovdqu xmm13, [r13 + 16]                                       ;     8.5 agu1    68 h
        vperm2i128 ymm0, ymm0, ymm7, 0x20                               ;    14.5 fp1     68 h
        vmovdqu xmm7, [r14 + 16]                                        ;     9.2 agu0    68 h
        mov esi, dword [rbp + 912]                                      ;     6.5 agu2    68 h
        shl rsi, 6                                                      ;    10.5 alu1    68 h
        vmovdqu xmm14, [r15 + 16]                                       ;     9.5 agu1    68 h
        vperm2i128 ymm2, ymm2, ymm9, 0x20                               ;    15.5 fp1     68 h
        vperm2i128 ymm1, ymm1, ymm12, 0x20                              ;    14.5 fp1     68 h
        add rsi, qword [rbp + 832]                                      ;    11.5 alu0+agu2   68 h
        mov qword [rbp + 840], rsi                                      ;    12.5 agu2+st0   68 h
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
        cmp dword [rbp + 912], 0                                        ;                    no blocks?
        je .blocks_1_done
        vmovdqu ymm0, [rbp + 0]                                         ;                    resident
        vmovdqu ymm1, [rbp - 128]                                       ;                    resident
        vmovdqu ymm2, [rbp - 96]                                        ;                    resident
        vmovdqu ymm3, [rbp + 32]                                        ;                    resident
        mov r8, qword [rbp + 832]                                       ;                    resident
        mov r9, qword [rbp + 848]                                       ;                    resident
        mov r10, qword [rbp + 856]                                      ;                    resident
        mov r11, qword [rbp + 864]                                      ;                    resident
        mov r12, qword [rbp + 872]                                      ;                    resident
        mov r13, qword [rbp + 880]                                      ;                    resident
        mov r14, qword [rbp + 888]                                      ;                    resident
        mov r15, qword [rbp + 896]                                      ;                    resident
        vmovdqu ymm4, [rbp + 64]                                        ;                    resident
        vmovdqu ymm5, [rbp - 64]                                        ;                    resident
        vmovdqu ymm6, [rbp - 32]                                        ;                    resident
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm7, [r8]                                              ;     0.0 agu0    73 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm8, [r9]                                              ;     0.2 agu1    73 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm9, [r10]                                             ;     1.0 agu0    73 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm10, [r11]                                            ;     1.2 agu1    73 w[0]
        db 0x2e, 0x2e
        vmovdqu xmm11, [r12]                                            ;     2.0 agu0    73 w[0]
        db 0x2e, 0x2e
        vperm2i128 ymm7, ymm7, ymm11, 0x20                              ;     9.0 fp1     73 w[0]
        db 0x2e, 0x2e
        vmovdqu xmm11, [r13]                                            ;     2.2 agu1    73 w[0]
        db 0x2e, 0x2e
        vperm2i128 ymm8, ymm8, ymm11, 0x20                              ;     9.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm11, [r14]                                            ;     3.0 agu0    73 w[0]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm9, ymm9, ymm11, 0x20                              ;    10.0 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm11, [r15]                                            ;     3.2 agu1    73 w[0]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm10, ymm10, ymm11, 0x20                            ;    10.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm11, ymm7, ymm8                                    ;    12.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm7, ymm8                                     ;    12.2 fp2     73 w[0]
        db 0x2e, 0x2e
        vpunpckldq ymm8, ymm9, ymm10                                    ;    13.2 fp2     73 w[0]
        db 0x2e, 0x2e
        vpunpckhdq ymm9, ymm9, ymm10                                    ;    13.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm10, ymm11, ymm8                                  ;    14.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm8, ymm11, ymm8                                   ;    14.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel sha256_blocks.T0_constants256]              ;     4.0 agu0    73 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm10, ymm11                                     ;    15.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm8, ymm11                                       ;    15.2 fp1     73 w[0]
        db 0x2e, 0x2e
        vpunpcklqdq ymm12, ymm7, ymm9                                   ;    14.2 fp2     73 w[0]
        db 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm7, ymm9                                    ;    14.2 fp1     73 w[0]
        db 0x2e, 0x2e
        vpshufb ymm9, ymm12, ymm11                                      ;    15.2 fp2     73 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm11                                       ;    15.2 fp1     73 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm0, 5                                           ;     9.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;    10.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xe                                        ;    11.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm0, 0xe                                         ;    10.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;    12.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;    13.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;    11.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 5                                          ;    12.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;    13.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 6                                          ;    14.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm1, 0xb                                         ;    12.2 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;    15.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm10                                      ;    16.2 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 96]                                       ;    12.7 agu1    71 v[7] reload
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm13                                      ;    19.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 32]   ;    20.7 fp2+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;    13.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 9                                          ;    14.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;    15.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm15, ymm6                                             ;    13.7         62 v[3] copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm4, ymm3                                         ;    14.2 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xa                                        ;    16.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                        ;    15.2 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;    16.2 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm13                                      ;    21.7 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm12                                      ;    22.7 fp0     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm1, 9                                           ;    16.0 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;    17.0 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 0xb                                        ;    18.0 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;    19.0 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 2                                          ;    20.0 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;    21.0 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm15, 5                                          ;    23.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm12                                      ;    22.7 fp0     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;    24.7 fp3     48 t1
        db 0x2e, 0x2e
        vpslld ymm12, ymm13, 0xe                                        ;    25.7 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm2                                         ;    18.2 fp2     52 v[7]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;    26.7 fp0     48 t1
        db 0x2e, 0x2e
        vmovdqu [rbp + 128], ymm6                                       ;    16.8 agu2+fp5   71 v[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm2                                          ;    18.5 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm6                                        ;    19.5 fp1     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;    27.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                        ;    20.5 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm13                                      ;    23.7 fp3     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm15, 0xe                                        ;    23.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;    24.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 5                                          ;    25.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;    26.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 6                                          ;    27.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;    28.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm14, 0xb                                        ;    24.7 fp1     47 v[6]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm4                                       ;    29.7 fp0     61 t1
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm8                                       ;    30.7 fp3     61 t1
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 96]   ;    31.7 fp2+agu1   61 t1
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;    25.7 fp0     47 v[6]
        db 0x2e, 0x2e
        vpslld ymm13, ymm13, 9                                          ;    26.7 fp1     47 v[6]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;    27.7 fp3     47 v[6]
        db 0x2e, 0x2e
        vmovdqu [rbp + 160], ymm4                                       ;    24.7 agu0+fp5   71 v[6] spill
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm15                                             ;    24.8         51 t1 copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm10                                      ;    25.7 agu2+fp5   73 w[0] spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm5                                             ;    25.2         62 v[2] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 224], ymm5                                       ;    26.7 agu1+fp5   71 v[2] spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm3, ymm0                                          ;    25.5 fp2     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                          ;    26.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm13, 0xa                                        ;    28.7 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 9                                           ;    26.5 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                          ;    27.5 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm4                                       ;    32.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm12                                      ;    33.7 fp1     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;    27.5 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm5, 0xb                                          ;    28.5 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;    29.5 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 2                                            ;    30.5 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;    31.5 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm10, 5                                           ;    34.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm12                                      ;    33.7 fp0     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                         ;    35.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm4, 0xe                                         ;    36.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;    37.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm14, ymm2                                         ;    29.7 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                          ;    30.7 fp1     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;    38.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm10, 0xe                                         ;    34.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;    31.7 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm6                                       ;    34.7 fp0     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                         ;    35.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 5                                            ;    36.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                         ;    37.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 6                                            ;    38.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm13, 0xb                                         ;    35.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                        ;    39.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm3                                       ;    40.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm9                                       ;    41.7 fp1     61 t1
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 128]  ;    42.7 fp3+agu0   61 t1
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;    36.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm5, 9                                            ;    37.7 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                         ;    38.7 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm0                                         ;    35.7 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xa                                          ;    39.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                         ;    36.7 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm13, 9                                           ;    36.8 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;    37.7 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm5                                       ;    43.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;    37.8 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 0xb                                          ;    38.8 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm12, ymm2                                        ;    44.7 fp0     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;    39.8 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;    40.8 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    41.8 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm6, 5                                            ;    45.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm12                                        ;    44.7 fp3     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;    46.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm5, 0xe                                         ;    47.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm14                                        ;    39.7 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;    48.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 256], ymm3                                       ;    39.7 agu2+fp5   71 v[5] spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm5                                              ;    40.7         52 v[5] copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 288], ymm2                                       ;    40.7 agu1+fp5   71 v[1] spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm14, ymm1                                         ;    40.2 fp1     52 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                          ;    41.2 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;    49.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm6, 0xe                                          ;    45.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;    42.2 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;    45.7 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                          ;    46.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 5                                            ;    47.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                          ;    48.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 6                                            ;    49.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm4, 0xb                                          ;    46.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                        ;    50.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm0                                       ;    51.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm7                                       ;    52.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rel sha256_blocks.T0_constants256 + 160]  ;    53.7 fp2+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;    47.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm3, 9                                            ;    48.7 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                          ;    49.7 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm10                                        ;    46.7 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 0xa                                          ;    50.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                          ;    47.7 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;    48.7 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm3                                       ;    54.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm4, 9                                            ;    47.8 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;    48.8 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;    49.8 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 320], ymm0                                       ;    48.3 agu2+fp5   71 v[4] spill
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm12, ymm1                                        ;    55.7 fp3     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;    50.8 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;    51.8 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;    52.8 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r8 + 16]                                         ;    49.2 agu1    73 w[4]
        db 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm12                                        ;    55.7 fp0     63 v[4]
        db 0x2e
        vmovdqu xmm12, [r9 + 16]                                        ;    49.5 agu0    73 w[4]
        db 0x2e
        vmovdqu [rbp + 352], ymm1                                       ;    49.7 agu2+fp5   71 v[0] spill
        db 0x2e
        vmovdqu xmm1, [r10 + 16]                                        ;    50.2 agu1    73 w[4]
        db 0x2e
        vmovdqu [rbp + 384], ymm7                                       ;    50.7 agu0+fp5   73 w[0] spill
        db 0x2e
        vmovdqu xmm7, [r11 + 16]                                        ;    51.2 agu1    73 w[4]
        db 0x2e
        vmovdqu [rbp + 416], ymm9                                       ;    51.7 agu2+fp5   73 w[0] spill
        db 0x2e
        vmovdqu xmm9, [r12 + 16]                                        ;    51.5 agu0    73 w[4]
        vmovdqu [rbp + 448], ymm8                                       ;    52.7 agu2+fp5   73 w[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm13, ymm4                                         ;    50.8 fp1     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                          ;    51.8 fp2     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;    52.8 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm5                                         ;    56.7 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm9, ymm3, ymm9, 0x20                               ;    58.5 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r13 + 16]                                        ;    52.2 agu1    73 w[4]
        db 0x2e, 0x2e
        vperm2i128 ymm12, ymm12, ymm3, 0x20                             ;    59.2 fp1     73 w[4]
        db 0x2e, 0x2e
        vmovdqu xmm3, [r14 + 16]                                        ;    52.5 agu0    73 w[4]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm1, ymm1, ymm3, 0x20                               ;    59.5 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r15 + 16]                                        ;    53.2 agu1    73 w[4]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm7, ymm7, ymm3, 0x20                               ;    60.2 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm3, ymm9, ymm12                                    ;    62.2 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm9, ymm9, ymm12                                    ;    62.2 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm12, ymm1, ymm7                                    ;    63.2 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm1, ymm7                                     ;    63.2 fp2     73 w[4]
        db 0x2e, 0x2e
        vpunpcklqdq ymm1, ymm3, ymm12                                   ;    64.2 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm12, ymm3, ymm12                                  ;    64.2 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm1, ymm11                                       ;    65.2 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm12, ymm11                                     ;    65.2 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm3, ymm9, ymm7                                    ;    64.2 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm9, ymm7                                    ;    64.2 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm3, ymm11                                       ;    65.2 fp1     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm11                                       ;    65.2 fp2     73 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm0, 5                                            ;    59.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 0xe                                          ;    60.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;    60.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;    61.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;    62.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;    63.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;    61.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;    62.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;    63.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;    64.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;    65.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm2, 0xb                                          ;    62.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;    66.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm1                                       ;    67.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 192]  ;    68.7 fp2+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;    63.8 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;    64.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;    65.8 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm6                                         ;    64.7 fp2     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;    66.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                          ;    65.7 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;    66.7 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm5                                       ;    69.7 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;    70.7 fp0     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 9                                            ;    65.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;    66.8 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;    67.8 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;    68.8 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;    69.8 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;    70.8 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm14, 5                                           ;    71.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;    71.8 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;    72.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 0xe                                          ;    73.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;    74.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm2                                          ;    68.8 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                          ;    69.8 fp1     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;    75.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                          ;    70.8 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm8                                       ;    72.8 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm14, 0xe                                         ;    71.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                         ;    72.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 5                                            ;    73.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                         ;    74.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 6                                            ;    75.7 fp1     48 t1
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm12                                      ;    71.3 fp3     61 t1
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rel sha256_blocks.T0_constants256 + 224]  ;    72.3 fp2+agu1   61 t1
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;    76.7 fp0     48 t1
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;    77.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm15, 0xb                                         ;    73.8 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                         ;    74.8 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 9                                            ;    75.8 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm0                                          ;    72.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                         ;    73.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;    74.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;    78.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;    79.7 fp1     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm15, 9                                           ;    74.7 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                         ;    76.8 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 0xa                                          ;    77.8 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;    75.7 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;    76.7 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;    77.7 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;    78.7 fp1     47 v[2]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                          ;    79.7 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm13, 5                                           ;    80.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm8                                       ;    80.7 fp3     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;    81.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm3, 0xe                                          ;    82.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;    83.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm15                                         ;    77.7 fp2     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    78.7 fp0     52 v[2]
        db 0x2e, 0x2e
        vpslld ymm8, ymm8, 7                                            ;    84.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;    79.7 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm5                                       ;    81.7 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 0xe                                         ;    80.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;    81.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;    82.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;    83.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;    84.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm9                                         ;    79.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 256]    ;    80.8 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    85.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm8                                         ;    86.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm10, 0xb                                         ;    82.7 fp1     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                         ;    83.7 fp3     47 v[1]
        db 0x2e, 0x2e
        vpslld ymm8, ymm8, 9                                            ;    84.7 fp2     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                         ;    85.7 fp0     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm14                                         ;    81.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 0xa                                          ;    86.7 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;    82.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;    83.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;    87.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;    88.7 fp3     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 9                                           ;    83.7 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;    84.7 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;    85.7 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;    86.7 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;    87.7 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    88.7 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm4, 5                                            ;    89.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm8                                         ;    89.7 fp3     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;    90.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm5, 0xe                                          ;    91.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                          ;    92.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm10                                        ;    86.3 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                          ;    87.3 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 7                                            ;    93.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;    88.3 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;    90.7 fp3     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm4, 0xe                                          ;    89.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;    90.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;    91.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;    92.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;    93.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm7                                         ;    88.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rel sha256_blocks.T0_constants256 + 288]    ;    89.8 fp1+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                          ;    94.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm8                                         ;    95.7 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm6, 0xb                                          ;    91.7 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                          ;    92.7 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 9                                            ;    93.7 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                          ;    94.7 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm13                                        ;    90.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 0xa                                          ;    95.7 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                          ;    91.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;    92.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;    96.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm0                                         ;    97.7 fp1     62 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm6, 9                                            ;    92.7 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;    93.7 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;    94.7 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;    95.7 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;    96.7 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                          ;    97.7 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r8 + 32]                                         ;    93.2 agu0    73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm8                                         ;    98.7 fp0     63 v[0]
        db 0x2e
        vmovdqu xmm8, [r9 + 32]                                         ;    93.5 agu1    73 w[8]
        db 0x2e
        vmovdqu [rbp + 480], ymm7                                       ;    93.7 agu2+fp5   73 w[4] spill
        db 0x2e
        vmovdqu xmm7, [r10 + 32]                                        ;    94.2 agu0    73 w[8]
        db 0x2e
        vmovdqu [rbp + 512], ymm9                                       ;    94.7 agu1+fp5   73 w[4] spill
        db 0x2e
        vmovdqu xmm9, [r11 + 32]                                        ;    95.2 agu0    73 w[8]
        db 0x2e
        vmovdqu [rbp + 544], ymm12                                      ;    95.7 agu2+fp5   73 w[4] spill
        db 0x2e
        vmovdqu xmm12, [r12 + 32]                                       ;    95.5 agu1    73 w[8]
        vmovdqu [rbp + 576], ymm1                                       ;    96.7 agu2+fp5   73 w[4] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm6                                         ;    94.8 fp1     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                          ;    95.8 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;    96.8 fp2     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm5                                         ;    99.7 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm12, ymm3, ymm12, 0x20                             ;   102.5 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r13 + 32]                                        ;    96.2 agu0    73 w[8]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm8, ymm8, ymm3, 0x20                               ;   103.2 fp1     73 w[8]
        db 0x2e, 0x2e
        vmovdqu xmm3, [r14 + 32]                                        ;    96.5 agu1    73 w[8]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm7, ymm7, ymm3, 0x20                               ;   103.5 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r15 + 32]                                        ;    97.2 agu0    73 w[8]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm9, ymm9, ymm3, 0x20                               ;   104.2 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm3, ymm12, ymm8                                    ;   106.2 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm8, ymm12, ymm8                                    ;   106.2 fp2     73 w[8]
        db 0x2e, 0x2e
        vpunpckldq ymm12, ymm7, ymm9                                    ;   107.2 fp2     73 w[8]
        db 0x2e, 0x2e
        vpunpckhdq ymm7, ymm7, ymm9                                     ;   107.2 fp2     73 w[8]
        db 0x2e, 0x2e
        vpunpcklqdq ymm9, ymm3, ymm12                                   ;   108.2 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm12, ymm3, ymm12                                  ;   108.2 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm9, ymm11                                       ;   109.2 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm12, ymm11                                     ;   109.2 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm3, ymm8, ymm7                                    ;   108.2 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm8, ymm7                                    ;   108.2 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm3, ymm11                                       ;   109.2 fp1     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm11                                       ;   109.2 fp2     73 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm2, 5                                            ;   103.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 0xe                                          ;   104.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   104.8 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   105.8 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   106.8 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   107.8 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   105.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   106.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   107.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   108.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   109.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm0, 0xb                                          ;   106.8 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   110.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm9                                       ;   111.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 320]  ;   112.7 fp2+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   107.8 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   108.8 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   109.8 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm4                                         ;   108.3 fp3     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   110.8 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                          ;   109.3 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   110.3 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm5                                       ;   113.7 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   114.7 fp1     62 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 9                                            ;   110.7 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   111.7 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   112.7 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   113.7 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   114.7 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   115.7 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm15, 5                                           ;   115.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   116.7 fp3     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   116.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 0xe                                          ;   117.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   118.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm0                                          ;   112.8 fp1     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                          ;   113.8 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   119.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   114.8 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm1                                       ;   117.7 fp1     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm15, 0xe                                         ;   115.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   116.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 5                                            ;   117.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   118.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 6                                            ;   119.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm12                                      ;   114.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 352]  ;   115.8 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   120.7 fp1     48 t1
        db 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   121.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm14, 0xb                                         ;   118.7 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   119.7 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   120.7 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm2                                          ;   116.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                                         ;   117.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   118.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   122.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm13                                      ;   123.7 fp0     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm14, 9                                           ;   118.7 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   121.7 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   122.7 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   119.7 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   120.7 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   121.7 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   122.7 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   123.7 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm10, 5                                           ;   124.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm1                                       ;   124.7 fp3     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   125.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm3, 0xe                                          ;   126.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   127.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm14                                         ;   121.3 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   122.3 fp1     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   128.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   123.3 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   125.7 fp3     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 0xe                                         ;   124.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   125.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   126.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   127.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   128.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm8                                         ;   123.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 384]    ;   124.8 fp3+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   129.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm1                                         ;   130.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm13, 0xb                                         ;   126.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                         ;   127.7 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   128.7 fp1     47 v[5]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                         ;   129.7 fp3     47 v[5]
        db 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                                         ;   125.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   130.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                         ;   126.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   127.8 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm5                                         ;   131.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm4                                         ;   132.7 fp3     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 9                                           ;   127.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   128.7 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   129.7 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   130.7 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   131.7 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   132.7 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm6, 5                                            ;   133.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm1                                         ;   133.7 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   134.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm5, 0xe                                          ;   135.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   136.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm13                                        ;   130.3 fp3     52 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                          ;   131.3 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   137.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   132.3 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   134.7 fp3     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm6, 0xe                                          ;   133.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   134.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   135.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   136.7 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   137.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   132.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 416]    ;   133.3 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   138.7 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm1                                         ;   139.7 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm4, 0xb                                          ;   135.7 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   136.7 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 9                                            ;   137.7 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm10                                        ;   134.3 fp3     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                          ;   135.3 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   136.3 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   140.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm2                                         ;   141.7 fp2     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm4, 9                                            ;   135.8 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   138.7 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   139.7 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   136.8 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   137.8 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   138.8 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   139.8 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   140.8 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r8 + 48]                                         ;   136.8 agu1    73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm1                                         ;   141.8 fp1     63 v[4]
        db 0x2e
        vmovdqu xmm1, [r9 + 48]                                         ;   137.2 agu0    73 w[12]
        db 0x2e
        vmovdqu [rbp + 608], ymm9                                       ;   137.3 agu2+fp5   73 w[8] spill
        db 0x2e
        vmovdqu xmm9, [r10 + 48]                                        ;   137.8 agu1    73 w[12]
        db 0x2e
        vmovdqu [rbp + 640], ymm7                                       ;   138.3 agu0+fp5   73 w[8] spill
        db 0x2e
        vmovdqu xmm7, [r11 + 48]                                        ;   138.8 agu1    73 w[12]
        db 0x2e
        vmovdqu [rbp + 672], ymm8                                       ;   139.3 agu2+fp5   73 w[8] spill
        db 0x2e
        vmovdqu xmm8, [r12 + 48]                                        ;   139.2 agu0    73 w[12]
        vmovdqu [rbp + 704], ymm12                                      ;   140.3 agu2+fp5   73 w[8] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm13, ymm4                                        ;   138.5 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                         ;   139.5 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   140.5 fp2     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm5                                         ;   142.8 fp1     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm8, ymm3, ymm8, 0x20                               ;   146.2 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r13 + 48]                                        ;   139.8 agu1    73 w[12]
        db 0x2e, 0x2e
        vperm2i128 ymm1, ymm1, ymm3, 0x20                               ;   146.8 fp1     73 w[12]
        db 0x2e, 0x2e
        vmovdqu xmm3, [r14 + 48]                                        ;   140.2 agu0    73 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vperm2i128 ymm9, ymm9, ymm3, 0x20                               ;   147.2 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu xmm3, [r15 + 48]                                        ;   140.8 agu1    73 w[12]
        db 0x2e, 0x2e, 0x2e
        vperm2i128 ymm7, ymm7, ymm3, 0x20                               ;   147.8 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm3, ymm8, ymm1                                     ;   149.8 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm8, ymm8, ymm1                                     ;   149.8 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm1, ymm9, ymm7                                     ;   150.8 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm9, ymm7                                     ;   150.8 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm9, ymm3, ymm1                                    ;   151.8 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm1, ymm3, ymm1                                    ;   151.8 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm9, ymm11                                       ;   152.8 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm1, ymm11                                       ;   152.8 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm3, ymm8, ymm7                                    ;   151.8 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm8, ymm7                                    ;   151.8 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm3, ymm11                                       ;   152.8 fp1     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm11                                       ;   152.8 fp2     73 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm0, 5                                           ;   148.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm0, 0xe                                          ;   148.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   149.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;   150.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   151.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 7                                          ;   152.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   149.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   150.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   151.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   152.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm2, 0xb                                          ;   151.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   153.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm11                                      ;   154.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm9                                       ;   155.3 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 448]  ;   156.3 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   152.0 fp3     47 v[3]
        db 0x2e, 0x2e
        vpslld ymm11, ymm5, 9                                           ;   153.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;   154.0 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm10, ymm6                                         ;   152.3 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xa                                        ;   155.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                          ;   153.3 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 9                                            ;   153.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   154.3 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   157.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   158.3 fp1     62 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   154.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm5, 0xb                                          ;   155.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   156.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   157.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm14, 5                                           ;   159.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   158.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm11                                      ;   159.3 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   160.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm5, 0xe                                         ;   161.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   162.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm2                                          ;   156.8 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   157.8 fp1     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 7                                          ;   163.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 0xe                                         ;   159.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                        ;   158.8 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm12                                      ;   160.3 fp3     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   160.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm5, 5                                           ;   161.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                       ;   162.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 6                                          ;   163.3 fp2     48 t1
        db 0x2e, 0x2e
        vpslld ymm5, ymm15, 0xb                                         ;   161.3 fp1     47 v[2]
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   158.8 fp3     61 t1
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rel sha256_blocks.T0_constants256 + 480]  ;   159.8 fp0+agu1   61 t1
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   164.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm11                                      ;   165.3 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   162.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm5, 9                                           ;   163.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   164.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm0                                         ;   161.3 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xa                                        ;   165.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                       ;   162.3 fp0     51 t1
        db 0x2e, 0x2e
        vpsrld ymm5, ymm15, 9                                           ;   162.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   163.3 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm12                                      ;   166.3 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;   167.3 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   163.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm5, 0xb                                         ;   164.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;   165.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 2                                          ;   166.3 fp1     47 v[2]
        db 0x2e, 0x2e
        vpslld ymm5, ymm13, 5                                           ;   168.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   167.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm11                                      ;   168.3 fp0     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   169.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm5, 0xe                                         ;   170.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                       ;   171.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm15                                        ;   165.3 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                         ;   166.3 fp3     52 v[2]
        db 0x2e, 0x2e
        vpslld ymm11, ymm11, 7                                          ;   172.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 0xe                                         ;   168.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   167.3 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;   169.3 fp3     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   169.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm5, 5                                            ;   170.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   171.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   172.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm10, 0xb                                         ;   170.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 512]    ;   167.8 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm8                                         ;   168.8 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   173.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm11                                        ;   174.3 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   171.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm5, 9                                           ;   172.3 fp1     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                       ;   173.3 fp0     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm14                                         ;   169.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xa                                        ;   174.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                         ;   170.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 9                                           ;   171.0 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   171.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   175.3 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;   176.3 fp0     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   172.0 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm5, 0xb                                          ;   173.0 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   174.0 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   175.0 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm4, 5                                            ;   177.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   176.0 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm11                                        ;   177.0 fp3     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   178.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm5, 0xe                                         ;   179.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                        ;   180.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm10                                        ;   174.3 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   175.3 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 7                                          ;   181.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 0xe                                          ;   177.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;   176.3 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm12                                        ;   178.0 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   178.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm5, 5                                           ;   179.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                        ;   180.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 6                                          ;   181.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm6, 0xb                                          ;   179.0 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rel sha256_blocks.T0_constants256 + 544]    ;   176.3 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm7                                         ;   177.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   182.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm11                                        ;   183.3 fp3     61 t1
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   180.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm5, 9                                           ;   181.0 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   182.0 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm14, ymm13                                       ;   178.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xa                                        ;   183.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                        ;   179.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   180.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                       ;   180.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm12                                        ;   184.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm0                                         ;   185.3 fp2     62 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   181.0 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm5, 0xb                                         ;   182.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm8, 2                                            ;   181.3 fp2     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   183.0 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 2                                          ;   184.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   185.0 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm8, 2                                           ;   182.3 fp2     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   182.3 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   183.3 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm11                                        ;   186.0 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;   183.3 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm6                                        ;   183.3 fp2     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                         ;   184.3 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 7                                          ;   184.3 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   185.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;   187.0 fp2     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;   185.3 fp0     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 0xa                                        ;   186.3 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   187.3 fp3     50 w[0]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 448]                                      ;   183.3 agu0    73 w[0] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm12, 0xb                                         ;   190.3 fp2     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   191.3 fp0     49 w[0]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   192.3 fp1     49 w[0]
        db 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rbp + 704]                                  ;   188.3 fp3+agu1   78 w[0]
        db 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rbp + 192]                                  ;   189.3 fp2+agu0   78 w[0]
        db 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm8                                       ;   184.3 agu2+fp5   73 w[12] spill
        db 0x2e, 0x2e
        vpsrld ymm8, ymm12, 0xb                                         ;   190.3 fp1     49 w[0]
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   191.3 fp0     49 w[0]
        db 0x2e
        vpsrld ymm8, ymm8, 4                                            ;   192.3 fp2     49 w[0]
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   193.3 fp3     49 w[0]
        db 0x2e
        vpsrld ymm8, ymm8, 3                                            ;   194.3 fp1     49 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   195.3 fp0     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm3                                         ;   196.3 fp3     78 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm2, 5                                            ;   188.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm2, 0xe                                          ;   189.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                          ;   189.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 0xe                                          ;   190.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                          ;   191.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 7                                            ;   192.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   190.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   191.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   192.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   193.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                          ;   194.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm0, 0xb                                          ;   191.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm8                                       ;   195.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 576]  ;   196.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm5                                       ;   197.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   192.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm3, 9                                            ;   193.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                          ;   194.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm4                                         ;   192.8 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm8, 0xa                                          ;   195.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                          ;   193.8 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   194.8 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   198.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   199.3 fp1     62 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm0, 9                                            ;   194.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   195.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   196.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   197.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   198.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                          ;   199.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm7, 2                                            ;   196.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   197.0 fp3     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xd                                          ;   198.0 fp2     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm8                                       ;   200.3 fp0     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm7, 2                                            ;   197.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                          ;   198.0 fp3     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 736], ymm1                                       ;   195.7 agu2+fp5   73 w[12] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm0                                          ;   197.3 fp2     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                        ;   198.3 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 7                                            ;   199.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   199.3 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm11                                      ;   201.3 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                          ;   200.0 fp0     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 0xa                                          ;   201.0 fp1     50 w[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   202.0 fp3     50 w[1]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 416]                                       ;   197.5 agu0    73 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm8, 0xb                                         ;   204.5 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;   205.5 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;   206.5 fp1     49 w[1]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm3                                       ;   203.0 fp3     78 w[1]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm8, 0xb                                          ;   204.5 fp2     49 w[1]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rbp + 672]                                ;   204.0 fp0+agu1   78 w[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   205.5 fp3     49 w[1]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm3, 4                                            ;   206.5 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   207.5 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 3                                            ;   208.5 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   209.5 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm11                                      ;   210.5 fp3     78 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm15, 5                                          ;   202.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm15, 0xe                                         ;   203.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   203.3 fp0     48 t1
        db 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;   204.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   205.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 7                                          ;   206.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   204.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   205.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   206.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   207.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   208.0 fp0     48 t1
        db 0x2e, 0x2e
        vpslld ymm3, ymm14, 0xb                                         ;   205.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm11                                      ;   209.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 608]  ;   210.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm12                                      ;   211.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   206.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm3, 9                                           ;   207.3 fp2     47 v[6]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   208.3 fp0     47 v[6]
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm2                                          ;   207.0 fp1     51 t1
        db 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xa                                        ;   209.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                                         ;   208.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   209.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   212.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm13                                      ;   213.5 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm14, 9                                           ;   208.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   209.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   210.3 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   211.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   212.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   213.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 2                                            ;   210.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   211.0 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xd                                          ;   212.0 fp2     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm11                                      ;   214.3 fp0     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm5, 2                                           ;   211.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   212.0 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm7                                       ;   209.7 agu2+fp5   73 w[12] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm14                                         ;   211.3 fp2     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                          ;   212.3 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm11, 7                                          ;   213.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   213.3 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm1                                       ;   215.3 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   214.0 fp0     50 w[2]
        db 0x2e, 0x2e
        vpsrld ymm11, ymm11, 0xa                                        ;   215.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   216.0 fp3     50 w[2]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 384]                                      ;   211.5 agu1    73 w[0] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm11, 0xb                                         ;   218.5 fp2     49 w[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                         ;   219.5 fp0     49 w[2]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   220.5 fp1     49 w[2]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm3                                         ;   217.0 fp3     78 w[2]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm11, 0xb                                         ;   218.5 fp2     49 w[2]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 640]                                  ;   218.0 fp0+agu0   78 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   219.5 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 4                                            ;   220.5 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   221.5 fp3     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 3                                            ;   222.5 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   223.5 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   224.5 fp3     78 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm10, 5                                           ;   216.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm10, 0xe                                         ;   217.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   217.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   218.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   219.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   220.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   218.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   219.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   220.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   221.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   222.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm13, 0xb                                         ;   219.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm1                                         ;   223.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 640]    ;   224.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm8                                         ;   225.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   220.3 fp3     47 v[5]
        db 0x2e, 0x2e
        vpslld ymm1, ymm3, 9                                            ;   221.3 fp2     47 v[5]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                         ;   222.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm15                                         ;   221.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   223.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                         ;   222.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   223.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   226.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm4                                         ;   227.5 fp3     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm13, 9                                           ;   222.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   223.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   224.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   225.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   226.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   227.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm12, 2                                           ;   224.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   225.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xd                                          ;   226.0 fp2     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm1                                         ;   228.3 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm12, 2                                           ;   225.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                         ;   226.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 416], ymm5                                       ;   223.7 agu2+fp5   78 w[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm13                                        ;   225.3 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                          ;   226.3 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   227.0 fp1     50 w[3]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                         ;   227.3 fp3     52 v[5]
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   229.3 fp2     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                         ;   228.0 fp0     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm1, 0xa                                          ;   229.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   230.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 576]                                       ;   225.5 agu0    73 w[4] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm7, 0xb                                          ;   232.5 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                          ;   233.5 fp0     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   234.5 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   231.0 fp3     78 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm7, 0xb                                          ;   232.5 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm9                                       ;   232.0 fp0     78 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   233.5 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 4                                            ;   234.5 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   235.5 fp3     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 3                                            ;   236.5 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   237.5 fp0     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm1                                       ;   238.5 fp3     78 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm6, 5                                            ;   230.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm6, 0xe                                          ;   231.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   231.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   232.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   233.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   234.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   232.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 5                                            ;   233.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   234.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 6                                            ;   235.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   236.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm4, 0xb                                          ;   233.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm1                                         ;   237.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 672]    ;   238.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm11                                        ;   239.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   234.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm3, 9                                            ;   235.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   236.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm15, ymm10                                        ;   235.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   237.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                          ;   236.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   237.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   240.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm2                                         ;   241.5 fp3     62 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm4, 9                                            ;   236.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   237.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 0xb                                          ;   238.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   239.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 2                                            ;   240.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   241.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm8, 2                                            ;   238.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   239.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xd                                          ;   240.0 fp2     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm1                                         ;   242.3 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm8, 2                                            ;   239.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;   240.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 384], ymm9                                       ;   237.7 agu2+fp5   73 w[12] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm4                                         ;   239.3 fp2     52 v[4]
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                          ;   240.3 fp0     52 v[4]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   241.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   241.3 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm5                                         ;   243.3 fp2     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;   242.0 fp0     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 0xa                                          ;   243.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   244.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 544]                                       ;   239.5 agu0    73 w[4] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm1, 0xb                                          ;   246.5 fp2     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   247.5 fp0     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xe                                          ;   248.5 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm3                                         ;   245.0 fp3     78 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm1, 0xb                                          ;   246.5 fp2     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, [rbp + 736]                                  ;   246.0 fp0+agu1   78 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   247.5 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 4                                            ;   248.5 fp2     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   249.5 fp3     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 3                                            ;   250.5 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   251.5 fp0     49 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm5                                         ;   252.5 fp3     78 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm0, 5                                            ;   244.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 0xe                                          ;   245.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   245.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   246.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   247.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   248.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   246.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   247.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   248.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   249.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   250.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm2, 0xb                                          ;   247.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   251.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 704]  ;   252.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm7                                       ;   253.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   248.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   249.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   250.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm6                                         ;   249.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   251.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                          ;   250.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   251.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm5                                       ;   254.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   255.5 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 9                                            ;   250.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   251.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   252.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   253.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   254.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   255.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm11, 2                                           ;   252.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   253.0 fp3     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   254.0 fp2     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   256.3 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm11, 2                                           ;   253.0 fp1     50 w[5]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   254.0 fp3     50 w[5]
        db 0x2e, 0x2e
        vmovdqu [rbp + 576], ymm8                                       ;   251.7 agu2+fp5   78 w[2] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm2                                          ;   253.3 fp2     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                          ;   254.3 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   255.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                          ;   255.3 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm9                                       ;   257.3 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   256.0 fp0     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm3, 0xa                                          ;   257.0 fp1     50 w[5]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   258.0 fp3     50 w[5]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 512]                                       ;   253.5 agu1    73 w[4] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm9, 0xb                                          ;   260.5 fp2     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   261.5 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   262.5 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm5                                         ;   259.0 fp3     78 w[5]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm9, 0xb                                          ;   260.5 fp2     49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, [rbp + 192]                                  ;   260.0 fp0+agu0   78 w[5]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   261.5 fp1     49 w[5]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   262.5 fp2     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   263.5 fp3     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   264.5 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   265.5 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm3                                         ;   266.5 fp3     78 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm14, 5                                           ;   258.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 0xe                                         ;   259.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   259.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   260.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   261.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   262.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   260.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   261.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   262.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   263.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   264.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm15, 0xb                                         ;   261.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;   265.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rel sha256_blocks.T0_constants256 + 736]  ;   266.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   267.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   262.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   263.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   264.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm0                                          ;   263.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   265.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                         ;   264.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   265.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm5                                       ;   268.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;   269.5 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm15, 9                                           ;   264.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   265.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   266.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   267.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   268.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   269.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm7, 2                                            ;   266.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   267.0 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   268.0 fp2     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;   270.3 fp0     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm7, 2                                            ;   267.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   268.0 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm11                                      ;   265.7 agu2+fp5   78 w[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm15                                        ;   267.3 fp2     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                         ;   268.3 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   269.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                          ;   269.3 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm8                                       ;   271.3 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   270.0 fp0     50 w[6]
        db 0x2e, 0x2e
        vpsrld ymm8, ymm3, 0xa                                          ;   271.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   272.0 fp3     50 w[6]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 480]                                       ;   267.5 agu0    73 w[4] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm8, 0xb                                          ;   274.5 fp2     49 w[6]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   275.5 fp0     49 w[6]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   276.5 fp1     49 w[6]
        db 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm5                                         ;   273.0 fp3     78 w[6]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm8, 0xb                                          ;   274.5 fp2     49 w[6]
        db 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rbp + 448]                                  ;   274.0 fp0+agu1   78 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   275.5 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   276.5 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   277.5 fp3     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   278.5 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   279.5 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm3                                         ;   280.5 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm13, 5                                           ;   272.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 0xe                                         ;   273.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   273.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   274.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   275.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   276.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   274.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   275.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   276.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   277.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   278.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm10, 0xb                                         ;   275.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   279.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 768]    ;   280.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm9                                         ;   281.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   276.3 fp3     47 v[1]
        db 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   277.3 fp2     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   278.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm14                                         ;   277.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   279.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;   278.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   279.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   282.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;   283.5 fp3     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 9                                           ;   278.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   279.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   280.3 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   281.3 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   282.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   283.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm1, 2                                            ;   280.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   281.0 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   282.0 fp2     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   284.3 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm1, 2                                            ;   281.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   282.0 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm7                                       ;   279.7 agu2+fp5   78 w[4] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm15, ymm10                                        ;   281.3 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                        ;   282.3 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   283.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   283.3 fp3     52 v[1]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm11                                        ;   285.3 fp2     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   284.0 fp0     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm3, 0xa                                         ;   285.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   286.0 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 608]                                      ;   281.5 agu1    73 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm11, 0xb                                         ;   288.5 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   289.5 fp0     49 w[7]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   290.5 fp1     49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm5                                         ;   287.0 fp3     78 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm11, 0xb                                         ;   288.5 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 416]                                  ;   288.0 fp0+agu0   78 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   289.5 fp1     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   290.5 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   291.5 fp3     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   292.5 fp1     49 w[7]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   293.5 fp0     49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm3                                         ;   294.5 fp3     78 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm4, 5                                            ;   286.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 0xe                                          ;   287.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   287.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   288.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   289.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   290.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   288.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   289.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   290.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   291.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   292.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm6, 0xb                                          ;   289.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;   293.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rel sha256_blocks.T0_constants256 + 800]    ;   294.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm8                                         ;   295.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   290.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   291.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   292.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm13                                        ;   291.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   293.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                          ;   292.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   293.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm5                                         ;   296.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm0                                         ;   297.5 fp3     62 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   292.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   293.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   294.3 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   295.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   296.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   297.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm9, 2                                            ;   294.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   295.0 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   296.0 fp2     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;   298.3 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm9, 2                                            ;   295.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   296.0 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm1                                       ;   293.7 agu2+fp5   78 w[5] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm6                                         ;   295.3 fp2     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                          ;   296.3 fp0     52 v[0]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   297.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   297.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm7                                         ;   299.3 fp2     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   298.0 fp0     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm3, 0xa                                          ;   299.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   300.0 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 704]                                       ;   295.5 agu0    73 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm7, 0xb                                          ;   302.5 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   303.5 fp0     49 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   304.5 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm5                                       ;   301.0 fp3     78 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm7, 0xb                                          ;   302.5 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm12                                      ;   302.0 fp0     78 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   303.5 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   304.5 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   305.5 fp3     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   306.5 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   307.5 fp0     49 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   308.5 fp3     78 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm2, 5                                            ;   300.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 0xe                                          ;   301.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   301.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   302.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   303.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   304.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   302.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   303.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   304.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   305.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   306.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm0, 0xb                                          ;   303.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   307.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 832]  ;   308.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm11                                      ;   309.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   304.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   305.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   306.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm4                                         ;   305.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   307.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                          ;   306.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   307.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm5                                       ;   310.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   311.5 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 9                                            ;   306.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   307.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   308.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   309.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   310.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   311.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm8, 2                                            ;   308.0 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   309.0 fp3     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   310.0 fp2     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   312.3 fp0     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm8, 2                                            ;   309.0 fp1     50 w[9]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   310.0 fp3     50 w[9]
        db 0x2e, 0x2e
        vmovdqu [rbp + 608], ymm12                                      ;   307.7 agu2+fp5   78 w[1] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm0                                         ;   309.3 fp2     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                         ;   310.3 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   311.0 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   311.3 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm1                                       ;   313.3 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   312.0 fp0     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm3, 0xa                                          ;   313.0 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   314.0 fp3     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 672]                                       ;   309.5 agu0    73 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm1, 0xb                                          ;   316.5 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   317.5 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   318.5 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm5                                         ;   315.0 fp3     78 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm1, 0xb                                          ;   316.5 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, [rbp + 576]                                  ;   316.0 fp0+agu1   78 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   317.5 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   318.5 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   319.5 fp3     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   320.5 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   321.5 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm3                                         ;   322.5 fp3     78 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm15, 5                                           ;   314.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm15, 0xe                                         ;   315.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   315.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   316.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   317.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   318.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   316.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   317.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   318.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   319.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   320.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm14, 0xb                                         ;   317.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   321.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 864]  ;   322.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm7                                       ;   323.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   318.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   319.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   320.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm2                                          ;   319.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   321.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                         ;   320.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   321.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   324.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm13                                      ;   325.5 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 9                                           ;   320.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   321.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   322.3 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   323.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   324.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   325.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm11, 2                                           ;   322.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   323.0 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   324.0 fp2     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   326.3 fp0     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm11, 2                                           ;   323.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   324.0 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 704], ymm8                                       ;   321.7 agu2+fp5   78 w[7] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm0, ymm14                                         ;   323.3 fp2     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                        ;   324.3 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   325.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;   325.3 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm12                                      ;   327.3 fp2     63 v[6]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   326.0 fp0     50 w[10]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm3, 0xa                                         ;   327.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   328.0 fp3     50 w[10]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 640]                                      ;   323.5 agu1    73 w[8] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm12, 0xb                                         ;   330.5 fp2     49 w[10]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   331.5 fp0     49 w[10]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   332.5 fp1     49 w[10]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm5                                         ;   329.0 fp3     78 w[10]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm12, 0xb                                         ;   330.5 fp2     49 w[10]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, [rbp + 544]                                  ;   330.0 fp0+agu0   78 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   331.5 fp1     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   332.5 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   333.5 fp3     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   334.5 fp1     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   335.5 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm3                                         ;   336.5 fp3     78 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm10, 5                                           ;   328.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 0xe                                         ;   329.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   329.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   330.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   331.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   332.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   330.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   331.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   332.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   333.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   334.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm13, 0xb                                         ;   331.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   335.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 896]    ;   336.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm1                                         ;   337.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   332.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   333.3 fp2     47 v[5]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   334.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                                         ;   333.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   335.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                         ;   334.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   335.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm5                                         ;   338.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm4                                         ;   339.5 fp3     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 9                                           ;   334.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   335.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   336.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   337.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   338.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   339.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm7, 2                                            ;   336.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   337.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   338.0 fp2     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   340.3 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm7, 2                                            ;   337.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   338.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 672], ymm11                                      ;   335.7 agu2+fp5   78 w[8] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm13                                       ;   337.3 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                         ;   338.3 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   339.0 fp1     50 w[11]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                         ;   339.3 fp3     52 v[5]
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm8                                         ;   341.3 fp2     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   340.0 fp0     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm3, 0xa                                          ;   341.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   342.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 384]                                       ;   337.5 agu0    73 w[12] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm8, 0xb                                          ;   344.5 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   345.5 fp0     49 w[11]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   346.5 fp1     49 w[11]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm5                                       ;   343.0 fp3     78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm8, 0xb                                          ;   344.5 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rbp + 512]                                ;   344.0 fp0+agu1   78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   345.5 fp1     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   346.5 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   347.5 fp3     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   348.5 fp1     49 w[11]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   349.5 fp0     49 w[11]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm3                                       ;   350.5 fp3     78 w[11]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm6, 5                                            ;   342.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 0xe                                          ;   343.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   343.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   344.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   345.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   346.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   344.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   345.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   346.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   347.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   348.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm4, 0xb                                          ;   345.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   349.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 928]    ;   350.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm12                                        ;   351.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   346.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   347.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   348.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm10                                        ;   347.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   349.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                          ;   348.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   349.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm5                                         ;   352.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm2                                         ;   353.5 fp3     62 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 9                                            ;   348.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   349.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   350.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   351.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   352.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   353.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm1, 2                                            ;   350.0 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   351.0 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   352.0 fp2     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   354.3 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm1, 2                                            ;   351.0 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   352.0 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 640], ymm7                                       ;   349.7 agu2+fp5   78 w[9] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm4                                         ;   351.3 fp2     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                        ;   352.3 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   353.0 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                       ;   353.3 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm11                                        ;   355.3 fp2     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   354.0 fp0     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm3, 0xa                                         ;   355.0 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   356.0 fp3     50 w[12]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 736]                                      ;   351.5 agu1    73 w[12] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm11, 0xb                                         ;   358.5 fp2     49 w[12]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   359.5 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   360.5 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm5                                         ;   357.0 fp3     78 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm11, 0xb                                         ;   358.5 fp2     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 480]                                  ;   358.0 fp0+agu0   78 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   359.5 fp1     49 w[12]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   360.5 fp2     49 w[12]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   361.5 fp3     49 w[12]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   362.5 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   363.5 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm3                                         ;   364.5 fp3     78 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm0, 5                                            ;   356.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 0xe                                          ;   357.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   357.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   358.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   359.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   360.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   358.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   359.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   360.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   361.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   362.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm2, 0xb                                          ;   359.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   363.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 960]  ;   364.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm8                                       ;   365.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   360.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   361.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   362.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm6                                         ;   361.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   363.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                          ;   362.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   363.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm5                                       ;   366.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   367.5 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 9                                            ;   362.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   363.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   364.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   365.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   366.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   367.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm12, 2                                           ;   364.0 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   365.0 fp3     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   366.0 fp2     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   368.3 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm12, 2                                           ;   365.0 fp1     50 w[13]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   366.0 fp3     50 w[13]
        db 0x2e, 0x2e
        vmovdqu [rbp + 384], ymm1                                       ;   363.7 agu2+fp5   78 w[10] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm2                                          ;   365.3 fp2     52 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                          ;   366.3 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   367.0 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                          ;   367.3 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm7                                       ;   369.3 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   368.0 fp0     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm3, 0xa                                          ;   369.0 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   370.0 fp3     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 192]                                       ;   365.5 agu0    73 w[12] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm7, 0xb                                          ;   372.5 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   373.5 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   374.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm5                                       ;   371.0 fp3     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm7, 0xb                                          ;   372.5 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm9                                       ;   372.0 fp0     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   373.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   374.5 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   375.5 fp3     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   376.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   377.5 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   378.5 fp3     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm14, 5                                           ;   370.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 0xe                                         ;   371.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   371.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   372.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   373.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   374.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   372.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   373.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   374.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   375.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   376.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm15, 0xb                                         ;   373.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;   377.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rel sha256_blocks.T0_constants256 + 992]  ;   378.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm11                                      ;   379.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   374.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   375.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   376.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm0                                          ;   375.0 fp1     51 t1
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   377.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                         ;   376.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   377.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm5                                       ;   380.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;   381.5 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm15, 9                                           ;   376.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   377.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   378.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   379.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   380.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   381.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm8, 2                                            ;   378.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   379.0 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   380.0 fp2     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;   382.3 fp0     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm8, 2                                            ;   379.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   380.0 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 736], ymm9                                       ;   377.7 agu2+fp5   78 w[6] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm2, ymm15                                         ;   379.3 fp2     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                          ;   380.3 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   381.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   381.3 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   383.3 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   382.0 fp0     50 w[14]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm3, 0xa                                          ;   383.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   384.0 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 448]                                       ;   379.5 agu0    73 w[12] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm1, 0xb                                          ;   386.5 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   387.5 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   388.5 fp1     49 w[14]
        db 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm5                                         ;   385.0 fp3     78 w[14]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm1, 0xb                                          ;   386.5 fp2     49 w[14]
        db 0x2e, 0x2e
        vpaddd ymm7, ymm7, [rbp + 704]                                  ;   386.0 fp0+agu1   78 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   387.5 fp1     49 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   388.5 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   389.5 fp3     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   390.5 fp1     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   391.5 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm3                                         ;   392.5 fp3     78 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm13, 5                                           ;   384.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 0xe                                         ;   385.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   385.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   386.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   387.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   388.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   386.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   387.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   388.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   389.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   390.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm10, 0xb                                         ;   387.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   391.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 1024]   ;   392.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   393.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   388.3 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   389.3 fp2     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   390.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm14                                         ;   389.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   391.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;   390.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   391.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   394.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;   395.5 fp3     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 9                                           ;   390.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   391.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   392.3 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   393.3 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   394.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   395.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm11, 2                                           ;   392.0 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   393.0 fp3     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   394.0 fp2     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   396.3 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm11, 2                                           ;   393.0 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   394.0 fp3     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm8                                       ;   391.7 agu2+fp5   78 w[12] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm15, ymm10                                        ;   393.3 fp2     52 v[1]
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                          ;   394.3 fp0     52 v[1]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   395.0 fp1     50 w[15]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                         ;   395.3 fp3     52 v[1]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm9                                         ;   397.3 fp2     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   396.0 fp0     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm3, 0xa                                          ;   397.0 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   398.0 fp3     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 416]                                       ;   393.5 agu1    78 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm9, 0xb                                          ;   400.5 fp2     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   401.5 fp0     49 w[15]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   402.5 fp1     49 w[15]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm5                                         ;   399.0 fp3     78 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm9, 0xb                                          ;   400.5 fp2     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, [rbp + 672]                                  ;   400.0 fp0+agu0   78 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   401.5 fp1     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   402.5 fp2     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   403.5 fp3     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   404.5 fp1     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   405.5 fp0     49 w[15]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm3                                         ;   406.5 fp3     78 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm4, 5                                            ;   398.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 0xe                                          ;   399.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   399.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   400.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   401.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   402.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   400.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   401.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   402.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   403.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   404.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm6, 0xb                                          ;   401.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;   405.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rel sha256_blocks.T0_constants256 + 1056]   ;   406.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm1                                         ;   407.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   402.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   403.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   404.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm13                                        ;   403.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   405.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                          ;   404.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   405.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm5                                         ;   408.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm0                                         ;   409.5 fp3     62 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   404.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   405.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   406.3 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   407.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   408.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   409.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm7, 2                                            ;   406.0 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   407.0 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   408.0 fp2     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;   410.3 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm7, 2                                            ;   407.0 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   408.0 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm11                                      ;   405.7 agu2+fp5   78 w[13] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm6                                        ;   407.3 fp2     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                         ;   408.3 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   409.0 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                         ;   409.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm8                                         ;   411.3 fp2     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   410.0 fp0     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm3, 0xa                                          ;   411.0 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   412.0 fp3     50 w[0]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 608]                                       ;   407.5 agu0    78 w[1] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm8, 0xb                                          ;   414.5 fp2     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   415.5 fp0     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   416.5 fp1     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm5                                         ;   413.0 fp3     78 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm8, 0xb                                          ;   414.5 fp2     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rbp + 640]                                  ;   414.0 fp0+agu1   78 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   415.5 fp1     49 w[0]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   416.5 fp2     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   417.5 fp3     49 w[0]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   418.5 fp1     49 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   419.5 fp0     49 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm3                                         ;   420.5 fp3     78 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm2, 5                                            ;   412.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 0xe                                          ;   413.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   413.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   414.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   415.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   416.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   414.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   415.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   416.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   417.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   418.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm0, 0xb                                          ;   415.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   419.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 1088] ;   420.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm9                                       ;   421.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   416.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   417.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   418.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm4                                         ;   417.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   419.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                          ;   418.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   419.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm5                                       ;   422.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   423.5 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 9                                            ;   418.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   419.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   420.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   421.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   422.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   423.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm1, 2                                            ;   420.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   421.0 fp3     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   422.0 fp2     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   424.3 fp0     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm1, 2                                            ;   421.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   422.0 fp3     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 416], ymm7                                       ;   419.7 agu2+fp5   78 w[14] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm6, ymm0                                          ;   421.3 fp2     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                        ;   422.3 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   423.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   423.3 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm11                                      ;   425.3 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   424.0 fp0     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm3, 0xa                                         ;   425.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   426.0 fp3     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 576]                                      ;   421.5 agu1    78 w[2] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm11, 0xb                                         ;   428.5 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   429.5 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   430.5 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm5                                         ;   427.0 fp3     78 w[1]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm11, 0xb                                         ;   428.5 fp2     49 w[1]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 384]                                  ;   428.0 fp0+agu0   78 w[1]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   429.5 fp1     49 w[1]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   430.5 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   431.5 fp3     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   432.5 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   433.5 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm3                                         ;   434.5 fp3     78 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm15, 5                                           ;   426.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm15, 0xe                                         ;   427.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   427.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   428.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   429.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   430.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   428.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   429.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   430.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   431.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   432.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm14, 0xb                                         ;   429.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   433.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 1120] ;   434.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm8                                       ;   435.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   430.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   431.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   432.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm2                                          ;   431.0 fp1     51 t1
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   433.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                         ;   432.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   433.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   436.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm13                                      ;   437.5 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 9                                           ;   432.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   433.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   434.3 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   435.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   436.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   437.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm9, 2                                            ;   434.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   435.0 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   436.0 fp2     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   438.3 fp0     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm9, 2                                            ;   435.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   436.0 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 608], ymm1                                       ;   433.7 agu2+fp5   78 w[15] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm14                                         ;   435.3 fp2     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                          ;   436.3 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   437.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   437.3 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm7                                       ;   439.3 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   438.0 fp0     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm3, 0xa                                          ;   439.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   440.0 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 544]                                       ;   435.5 agu0    78 w[3] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm7, 0xb                                          ;   442.5 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   443.5 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   444.5 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm5                                       ;   441.0 fp3     78 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm7, 0xb                                          ;   442.5 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm12                                      ;   442.0 fp0     78 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   443.5 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   444.5 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   445.5 fp3     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   446.5 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   447.5 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   448.5 fp3     78 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm10, 5                                           ;   440.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 0xe                                         ;   441.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   441.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   442.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   443.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   444.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   442.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   443.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   444.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   445.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   446.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm13, 0xb                                         ;   443.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   447.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 1152]   ;   448.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm11                                        ;   449.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   444.3 fp3     47 v[5]
        db 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   445.3 fp2     47 v[5]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   446.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                                         ;   445.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   447.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                         ;   446.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   447.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm5                                         ;   450.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm4                                         ;   451.5 fp3     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 9                                           ;   446.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   447.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   448.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   449.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   450.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   451.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm8, 2                                            ;   448.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   449.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   450.0 fp2     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   452.3 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm8, 2                                            ;   449.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   450.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 576], ymm12                                      ;   447.7 agu2+fp5   78 w[11] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm14, ymm13                                       ;   449.3 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                         ;   450.3 fp0     52 v[5]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   451.0 fp1     50 w[3]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   451.3 fp3     52 v[5]
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm1                                         ;   453.3 fp2     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   452.0 fp0     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm3, 0xa                                          ;   453.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   454.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 512]                                       ;   449.5 agu0    78 w[4] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm1, 0xb                                          ;   456.5 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   457.5 fp0     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   458.5 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm5                                         ;   455.0 fp3     78 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm1, 0xb                                          ;   456.5 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, [rbp + 192]                                  ;   456.0 fp0+agu1   78 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   457.5 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   458.5 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   459.5 fp3     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   460.5 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   461.5 fp0     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm3                                         ;   462.5 fp3     78 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm6, 5                                            ;   454.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 0xe                                          ;   455.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   455.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   456.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   457.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   458.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   456.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   457.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   458.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   459.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   460.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm4, 0xb                                          ;   457.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   461.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 1184]   ;   462.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   463.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   458.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   459.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   460.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm10                                        ;   459.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   461.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                          ;   460.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   461.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm5                                         ;   464.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm2                                         ;   465.5 fp3     62 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 9                                            ;   460.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   461.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   462.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   463.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   464.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   465.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm11, 2                                           ;   462.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   463.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   464.0 fp2     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   466.3 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm11, 2                                           ;   463.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   464.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm8                                       ;   461.7 agu2+fp5   78 w[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm13, ymm4                                         ;   463.3 fp2     52 v[4]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                        ;   464.3 fp0     52 v[4]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   465.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;   465.3 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm12                                        ;   467.3 fp2     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   466.0 fp0     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm3, 0xa                                         ;   467.0 fp1     50 w[4]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   468.0 fp3     50 w[4]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 480]                                      ;   463.5 agu1    78 w[5] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm12, 0xb                                         ;   470.5 fp2     49 w[4]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   471.5 fp0     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   472.5 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm5                                         ;   469.0 fp3     78 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm12, 0xb                                         ;   470.5 fp2     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, [rbp + 448]                                  ;   470.0 fp0+agu0   78 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   471.5 fp1     49 w[4]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   472.5 fp2     49 w[4]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   473.5 fp3     49 w[4]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   474.5 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   475.5 fp0     49 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm3                                         ;   476.5 fp3     78 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm0, 5                                            ;   468.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 0xe                                          ;   469.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   469.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   470.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   471.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   472.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   470.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   471.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   472.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   473.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   474.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm2, 0xb                                          ;   471.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   475.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 1216] ;   476.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm1                                       ;   477.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   472.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   473.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   474.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm6                                         ;   473.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   475.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                          ;   474.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   475.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm5                                       ;   478.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   479.5 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 9                                            ;   474.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   475.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   476.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   477.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   478.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   479.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm7, 2                                            ;   476.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   477.0 fp3     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   478.0 fp2     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   480.3 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm7, 2                                            ;   477.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   478.0 fp3     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm11                                      ;   475.7 agu2+fp5   78 w[2] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm2                                         ;   477.3 fp2     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                         ;   478.3 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   479.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                          ;   479.3 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm8                                       ;   481.3 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   480.0 fp0     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm3, 0xa                                          ;   481.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   482.0 fp3     50 w[5]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 736]                                       ;   477.5 agu0    78 w[6] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm8, 0xb                                          ;   484.5 fp2     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   485.5 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   486.5 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm5                                       ;   483.0 fp3     78 w[5]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm8, 0xb                                          ;   484.5 fp2     49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rbp + 416]                                ;   484.0 fp0+agu1   78 w[5]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   485.5 fp1     49 w[5]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   486.5 fp2     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   487.5 fp3     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   488.5 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   489.5 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm3                                       ;   490.5 fp3     78 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm14, 5                                           ;   482.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 0xe                                         ;   483.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   483.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   484.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   485.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   486.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   484.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   485.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   486.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   487.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   488.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm15, 0xb                                         ;   485.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;   489.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rel sha256_blocks.T0_constants256 + 1248] ;   490.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm12                                      ;   491.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   486.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   487.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   488.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm0                                          ;   487.0 fp1     51 t1
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   489.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                         ;   488.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   489.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm5                                       ;   492.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;   493.5 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm15, 9                                           ;   488.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   489.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   490.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   491.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   492.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   493.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm1, 2                                            ;   490.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   491.0 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   492.0 fp2     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;   494.3 fp0     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm1, 2                                            ;   491.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   492.0 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm7                                       ;   489.7 agu2+fp5   78 w[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm15                                         ;   491.3 fp2     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                        ;   492.3 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   493.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;   493.3 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm11                                      ;   495.3 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   494.0 fp0     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm3, 0xa                                         ;   495.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   496.0 fp3     50 w[6]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 704]                                      ;   491.5 agu1    78 w[7] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm11, 0xb                                         ;   498.5 fp2     49 w[6]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   499.5 fp0     49 w[6]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   500.5 fp1     49 w[6]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm5                                         ;   497.0 fp3     78 w[6]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm11, 0xb                                         ;   498.5 fp2     49 w[6]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 608]                                  ;   498.0 fp0+agu0   78 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   499.5 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   500.5 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   501.5 fp3     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   502.5 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   503.5 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm3                                         ;   504.5 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm13, 5                                           ;   496.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 0xe                                         ;   497.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   497.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   498.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   499.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   500.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   498.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   499.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   500.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   501.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   502.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm10, 0xb                                         ;   499.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   503.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 1280]   ;   504.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm8                                         ;   505.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   500.3 fp3     47 v[1]
        db 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   501.3 fp2     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   502.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm14                                         ;   501.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   503.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;   502.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   503.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   506.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;   507.5 fp3     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 9                                           ;   502.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   503.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   504.3 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   505.3 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   506.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   507.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm12, 2                                           ;   504.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   505.0 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   506.0 fp2     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   508.3 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm12, 2                                           ;   505.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   506.0 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 736], ymm1                                       ;   503.7 agu2+fp5   78 w[4] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm15, ymm10                                        ;   505.3 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                          ;   506.3 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   507.0 fp1     50 w[7]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   507.3 fp3     52 v[1]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm7                                         ;   509.3 fp2     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   508.0 fp0     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm3, 0xa                                          ;   509.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   510.0 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 672]                                       ;   505.5 agu0    78 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm7, 0xb                                          ;   512.5 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   513.5 fp0     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   514.5 fp1     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm5                                       ;   511.0 fp3     78 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm7, 0xb                                          ;   512.5 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm9                                       ;   512.0 fp0     78 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   513.5 fp1     49 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   514.5 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   515.5 fp3     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   516.5 fp1     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   517.5 fp0     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   518.5 fp3     78 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm4, 5                                            ;   510.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 0xe                                          ;   511.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   511.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   512.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   513.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   514.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   512.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   513.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   514.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   515.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   516.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm6, 0xb                                          ;   513.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;   517.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rel sha256_blocks.T0_constants256 + 1312]   ;   518.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm11                                        ;   519.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   514.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   515.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   516.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm13                                        ;   515.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   517.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                          ;   516.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   517.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm5                                         ;   520.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm0                                         ;   521.5 fp3     62 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   516.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   517.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   518.3 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   519.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   520.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   521.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm8, 2                                            ;   518.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   519.0 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   520.0 fp2     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;   522.3 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm8, 2                                            ;   519.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   520.0 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 704], ymm9                                       ;   517.7 agu2+fp5   78 w[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm6                                         ;   519.3 fp2     52 v[0]
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                          ;   520.3 fp0     52 v[0]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   521.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   521.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm1                                         ;   523.3 fp2     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   522.0 fp0     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm3, 0xa                                          ;   523.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   524.0 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 640]                                       ;   519.5 agu0    78 w[9] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm1, 0xb                                          ;   526.5 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   527.5 fp0     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   528.5 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm5                                         ;   525.0 fp3     78 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm1, 0xb                                          ;   526.5 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, [rbp + 544]                                  ;   526.0 fp0+agu1   78 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   527.5 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   528.5 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   529.5 fp3     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   530.5 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   531.5 fp0     49 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm3                                         ;   532.5 fp3     78 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm2, 5                                            ;   524.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 0xe                                          ;   525.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   525.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   526.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   527.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   528.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   526.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   527.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   528.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   529.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   530.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm0, 0xb                                          ;   527.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   531.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 1344] ;   532.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm7                                       ;   533.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   528.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   529.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   530.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm4                                         ;   529.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   531.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                          ;   530.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   531.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm5                                       ;   534.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   535.5 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 9                                            ;   530.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   531.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   532.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   533.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   534.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   535.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm11, 2                                           ;   532.0 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   533.0 fp3     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   534.0 fp2     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   536.3 fp0     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm11, 2                                           ;   533.0 fp1     50 w[9]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   534.0 fp3     50 w[9]
        db 0x2e, 0x2e
        vmovdqu [rbp + 672], ymm8                                       ;   531.7 agu2+fp5   78 w[6] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm0                                          ;   533.3 fp2     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                          ;   534.3 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   535.0 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   535.3 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm9                                       ;   537.3 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   536.0 fp0     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm3, 0xa                                          ;   537.0 fp1     50 w[9]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   538.0 fp3     50 w[9]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 384]                                       ;   533.5 agu1    78 w[10] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm9, 0xb                                          ;   540.5 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   541.5 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   542.5 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm5                                         ;   539.0 fp3     78 w[9]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm9, 0xb                                          ;   540.5 fp2     49 w[9]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, [rbp + 512]                                  ;   540.0 fp0+agu0   78 w[9]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   541.5 fp1     49 w[9]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   542.5 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   543.5 fp3     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   544.5 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   545.5 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm3                                         ;   546.5 fp3     78 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm15, 5                                           ;   538.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm15, 0xe                                         ;   539.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   539.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   540.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   541.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   542.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   540.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   541.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   542.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   543.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   544.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm14, 0xb                                         ;   541.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   545.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 1376] ;   546.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm1                                       ;   547.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   542.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   543.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   544.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm2                                          ;   543.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   545.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                         ;   544.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   545.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   548.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm13                                      ;   549.5 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 9                                           ;   544.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   545.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   546.3 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   547.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   548.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   549.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm7, 2                                            ;   546.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   547.0 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   548.0 fp2     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   550.3 fp0     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm7, 2                                            ;   547.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   548.0 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 640], ymm11                                      ;   545.7 agu2+fp5   78 w[7] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm0, ymm14                                        ;   547.3 fp2     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                         ;   548.3 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   549.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                          ;   549.3 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm8                                       ;   551.3 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   550.0 fp0     50 w[10]
        db 0x2e, 0x2e
        vpsrld ymm8, ymm3, 0xa                                          ;   551.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   552.0 fp3     50 w[10]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 576]                                       ;   547.5 agu0    78 w[11] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm8, 0xb                                          ;   554.5 fp2     49 w[10]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   555.5 fp0     49 w[10]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   556.5 fp1     49 w[10]
        db 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm5                                         ;   553.0 fp3     78 w[10]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm8, 0xb                                          ;   554.5 fp2     49 w[10]
        db 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rbp + 480]                                  ;   554.0 fp0+agu1   78 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   555.5 fp1     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   556.5 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   557.5 fp3     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   558.5 fp1     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   559.5 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm3                                         ;   560.5 fp3     78 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm10, 5                                           ;   552.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 0xe                                         ;   553.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   553.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   554.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   555.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   556.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   554.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   555.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   556.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   557.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   558.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm13, 0xb                                         ;   555.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   559.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 1408]   ;   560.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm9                                         ;   561.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   556.3 fp3     47 v[5]
        db 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   557.3 fp2     47 v[5]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   558.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                                         ;   557.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   559.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                         ;   558.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   559.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm5                                         ;   562.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm4                                         ;   563.5 fp3     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 9                                           ;   558.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   559.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   560.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   561.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   562.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   563.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm1, 2                                            ;   560.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   561.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   562.0 fp2     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm3                                         ;   564.3 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm1, 2                                            ;   561.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   562.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 384], ymm7                                       ;   559.7 agu2+fp5   78 w[8] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm13                                        ;   561.3 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                        ;   562.3 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   563.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   563.3 fp3     52 v[5]
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm11                                        ;   565.3 fp2     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   564.0 fp0     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm3, 0xa                                         ;   565.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   566.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 192]                                      ;   561.5 agu1    78 w[12] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm11, 0xb                                         ;   568.5 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   569.5 fp0     49 w[11]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   570.5 fp1     49 w[11]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm5                                         ;   567.0 fp3     78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm11, 0xb                                         ;   568.5 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 736]                                  ;   568.0 fp0+agu0   78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   569.5 fp1     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   570.5 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   571.5 fp3     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   572.5 fp1     49 w[11]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   573.5 fp0     49 w[11]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm3                                         ;   574.5 fp3     78 w[11]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm6, 5                                            ;   566.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 0xe                                          ;   567.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   567.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   568.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   569.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   570.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   568.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   569.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   570.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   571.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   572.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm4, 0xb                                          ;   569.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   573.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 1440]   ;   574.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm8                                         ;   575.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   570.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   571.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   572.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm10                                        ;   571.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   573.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                          ;   572.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   573.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm5                                         ;   576.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm2                                         ;   577.5 fp3     62 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 9                                            ;   572.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   573.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   574.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   575.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   576.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   577.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm9, 2                                            ;   574.0 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   575.0 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   576.0 fp2     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm3                                         ;   578.3 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm9, 2                                            ;   575.0 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   576.0 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 576], ymm1                                       ;   573.7 agu2+fp5   78 w[9] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm4                                         ;   575.3 fp2     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                          ;   576.3 fp0     52 v[4]
        db 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   577.0 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   577.3 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   579.3 fp2     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                          ;   578.0 fp0     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm3, 0xa                                          ;   579.0 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   580.0 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 448]                                       ;   575.5 agu0    78 w[13] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm7, 0xb                                          ;   582.5 fp2     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   583.5 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   584.5 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm5                                       ;   581.0 fp3     78 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm7, 0xb                                          ;   582.5 fp2     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm12                                      ;   582.0 fp0     78 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   583.5 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   584.5 fp2     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   585.5 fp3     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   586.5 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   587.5 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   588.5 fp3     78 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm0, 5                                            ;   580.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 0xe                                          ;   581.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   581.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   582.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   583.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   584.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   582.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   583.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   584.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   585.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   586.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm2, 0xb                                          ;   583.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   587.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 1472] ;   588.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm11                                      ;   589.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   584.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   585.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   586.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm6                                         ;   585.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   587.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                          ;   586.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   587.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm5                                       ;   590.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   591.5 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 9                                            ;   586.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   587.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   588.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   589.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   590.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   591.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm8, 2                                            ;   588.0 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   589.0 fp3     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   590.0 fp2     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   592.3 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm8, 2                                            ;   589.0 fp1     50 w[13]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   590.0 fp3     50 w[13]
        db 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm12                                      ;   587.7 agu2+fp5   78 w[5] spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm4, ymm2                                         ;   589.3 fp2     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                         ;   590.3 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   591.0 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   591.3 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm1                                       ;   593.3 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   592.0 fp0     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm3, 0xa                                          ;   593.0 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   594.0 fp3     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 416]                                       ;   589.5 agu0    78 w[14] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm1, 0xb                                          ;   596.5 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   597.5 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   598.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm5                                         ;   595.0 fp3     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm1, 0xb                                          ;   596.5 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, [rbp + 672]                                  ;   596.0 fp0+agu1   78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   597.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   598.5 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   599.5 fp3     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   600.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   601.5 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm3                                         ;   602.5 fp3     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm14, 5                                           ;   594.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 0xe                                         ;   595.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   595.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   596.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   597.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   598.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   596.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   597.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   598.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   599.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   600.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm15, 0xb                                         ;   597.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;   601.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rel sha256_blocks.T0_constants256 + 1504] ;   602.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   603.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   598.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   599.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   600.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm0                                          ;   599.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   601.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                         ;   600.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   601.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm5                                       ;   604.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm10                                      ;   605.5 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm15, 9                                           ;   600.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   601.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   602.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   603.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   604.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   605.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm11, 2                                           ;   602.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   603.0 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   604.0 fp2     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm3                                       ;   606.3 fp0     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm11, 2                                           ;   603.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   604.0 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 448], ymm8                                       ;   601.7 agu2+fp5   78 w[11] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm15                                         ;   603.3 fp2     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                        ;   604.3 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   605.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                        ;   605.3 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm12                                      ;   607.3 fp2     63 v[2]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   606.0 fp0     50 w[14]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm3, 0xa                                         ;   607.0 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   608.0 fp3     50 w[14]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 608]                                      ;   603.5 agu1    78 w[15] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm12, 0xb                                         ;   610.5 fp2     49 w[14]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   611.5 fp0     49 w[14]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   612.5 fp1     49 w[14]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm5                                         ;   609.0 fp3     78 w[14]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm12, 0xb                                         ;   610.5 fp2     49 w[14]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, [rbp + 640]                                  ;   610.0 fp0+agu0   78 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   611.5 fp1     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   612.5 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   613.5 fp3     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   614.5 fp1     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   615.5 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm3                                         ;   616.5 fp3     78 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm13, 5                                           ;   608.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 0xe                                         ;   609.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   609.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   610.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   611.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   612.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   610.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   611.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   612.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   613.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   614.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm10, 0xb                                         ;   611.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   615.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 1536]   ;   616.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm1                                         ;   617.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   612.3 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   613.3 fp2     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                         ;   614.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm14                                         ;   613.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   615.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                         ;   614.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   615.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   618.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm6                                         ;   619.5 fp3     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 9                                           ;   614.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   615.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   616.3 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   617.3 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   618.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   619.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm7, 2                                            ;   616.0 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   617.0 fp3     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   618.0 fp2     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm3                                         ;   620.3 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm7, 2                                            ;   617.0 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   618.0 fp3     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 416], ymm11                                      ;   615.7 agu2+fp5   78 w[12] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm15, ymm10                                       ;   617.3 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                         ;   618.3 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   619.0 fp1     50 w[15]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                         ;   619.3 fp3     52 v[1]
        db 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm8                                         ;   621.3 fp2     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   620.0 fp0     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm3, 0xa                                          ;   621.0 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   622.0 fp3     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 704]                                       ;   617.5 agu0    78 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm8, 0xb                                          ;   624.5 fp2     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                          ;   625.5 fp0     49 w[15]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   626.5 fp1     49 w[15]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm5                                       ;   623.0 fp3     78 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm8, 0xb                                          ;   624.5 fp2     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rbp + 384]                                ;   624.0 fp0+agu1   78 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   625.5 fp1     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   626.5 fp2     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   627.5 fp3     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   628.5 fp1     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   629.5 fp0     49 w[15]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm3                                       ;   630.5 fp3     78 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm4, 5                                            ;   622.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 0xe                                          ;   623.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   623.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   624.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   625.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   626.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   624.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   625.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   626.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   627.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   628.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm6, 0xb                                          ;   625.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;   629.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rel sha256_blocks.T0_constants256 + 1568]   ;   630.0 fp0+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm12                                        ;   631.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   626.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   627.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   628.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm14, ymm13                                        ;   627.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   629.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm4                                          ;   628.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   629.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm5                                         ;   632.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm0                                         ;   633.5 fp3     62 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 9                                            ;   628.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   629.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   630.3 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   631.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   632.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   633.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm1, 2                                            ;   630.0 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   631.0 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   632.0 fp2     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm3                                         ;   634.3 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm1, 2                                            ;   631.0 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   632.0 fp3     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 608], ymm7                                       ;   629.7 agu2+fp5   78 w[13] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm6                                         ;   631.3 fp2     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                        ;   632.3 fp0     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   633.0 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                       ;   633.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm11                                        ;   635.3 fp2     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   634.0 fp0     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm3, 0xa                                         ;   635.0 fp1     50 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   636.0 fp3     50 w[0]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 544]                                      ;   631.5 agu1    78 w[1] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm11, 0xb                                         ;   638.5 fp2     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   639.5 fp0     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   640.5 fp1     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm5                                         ;   637.0 fp3     78 w[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm11, 0xb                                         ;   638.5 fp2     49 w[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 576]                                  ;   638.0 fp0+agu0   78 w[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   639.5 fp1     49 w[0]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   640.5 fp2     49 w[0]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   641.5 fp3     49 w[0]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   642.5 fp1     49 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   643.5 fp0     49 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm3                                         ;   644.5 fp3     78 w[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm2, 5                                            ;   636.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 0xe                                          ;   637.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   637.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   638.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   639.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   640.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   638.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   639.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   640.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   641.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   642.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm0, 0xb                                          ;   639.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   643.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 1600] ;   644.0 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm8                                       ;   645.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   640.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   641.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;   642.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm4                                         ;   641.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   643.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                          ;   642.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   643.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm5                                       ;   646.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm14                                      ;   647.5 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 9                                            ;   642.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   643.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   644.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   645.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   646.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   647.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm12, 2                                           ;   644.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   645.0 fp3     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   646.0 fp2     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   648.3 fp0     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm12, 2                                           ;   645.0 fp1     50 w[1]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   646.0 fp3     50 w[1]
        db 0x2e, 0x2e
        vmovdqu [rbp + 704], ymm1                                       ;   643.7 agu2+fp5   78 w[14] spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm6, ymm0                                          ;   645.3 fp2     52 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm1                                          ;   646.3 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   647.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                          ;   647.3 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm7                                       ;   649.3 fp2     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                         ;   648.0 fp0     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm3, 0xa                                          ;   649.0 fp1     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   650.0 fp3     50 w[1]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 512]                                       ;   645.5 agu0    78 w[2] reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm7, 0xb                                          ;   652.5 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   653.5 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   654.5 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm5                                       ;   651.0 fp3     78 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm7, 0xb                                          ;   652.5 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm9                                       ;   652.0 fp0     78 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   653.5 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   654.5 fp2     49 w[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   655.5 fp3     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   656.5 fp1     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   657.5 fp0     49 w[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm3                                       ;   658.5 fp3     78 w[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm15, 5                                           ;   650.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm15, 0xe                                         ;   651.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   651.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   652.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   653.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   654.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   652.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   653.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   654.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   655.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   656.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm14, 0xb                                         ;   653.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm3                                       ;   657.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm11                                      ;   659.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rel sha256_blocks.T0_constants256 + 1632] ;   660.5 fp1+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   654.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm5, 9                                            ;   655.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   656.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm2                                          ;   655.0 fp1     51 t1
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   657.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                         ;   656.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   657.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   661.5 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm13                                      ;   662.5 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 9                                           ;   656.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   657.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   658.3 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   659.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   660.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                          ;   661.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm8, 2                                            ;   658.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   659.0 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   660.0 fp2     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm13                                        ;   662.5 fp0     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm8, 2                                           ;   659.0 fp1     50 w[2]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                        ;   660.0 fp3     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 544], ymm9                                       ;   657.7 agu2+fp5   78 w[10] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm14                                         ;   659.3 fp2     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                          ;   660.3 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 7                                          ;   661.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   661.3 fp3     52 v[6]
        db 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm1                                         ;   663.5 fp2     63 v[6]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                        ;   662.0 fp0     50 w[2]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 0xa                                        ;   663.0 fp1     50 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   664.0 fp3     50 w[2]
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 480]                                      ;   659.7 agu0    78 w[3] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm13, 0xb                                         ;   666.7 fp2     49 w[2]
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                         ;   667.7 fp0     49 w[2]
        db 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   668.7 fp1     49 w[2]
        db 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm5                                         ;   665.0 fp3     78 w[2]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm13, 0xb                                         ;   666.7 fp2     49 w[2]
        db 0x2e, 0x2e
        vpaddd ymm7, ymm7, [rbp + 448]                                  ;   666.0 fp0+agu1   78 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   667.7 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   668.7 fp2     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   669.7 fp3     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   670.7 fp1     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   671.7 fp0     49 w[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm1                                         ;   672.7 fp3     78 w[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm10, 5                                           ;   664.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm10, 0xe                                         ;   665.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   665.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   666.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   667.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 7                                            ;   668.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   666.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   667.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   668.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   669.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   670.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm3, 0xb                                          ;   667.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm1                                         ;   671.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm7                                         ;   673.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 1664]   ;   674.7 fp1+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   668.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm5, 9                                            ;   669.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   670.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm15                                         ;   669.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xa                                          ;   671.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                         ;   670.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   671.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm5                                         ;   675.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm4                                         ;   676.7 fp3     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm3, 9                                            ;   670.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   671.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   672.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   673.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   674.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   675.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm11, 2                                           ;   672.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   673.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   674.0 fp2     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm4                                         ;   676.7 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm11, 2                                           ;   673.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                         ;   674.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 512], ymm8                                       ;   671.7 agu2+fp5   78 w[0] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm14, ymm3                                         ;   673.3 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm8                                          ;   674.3 fp0     52 v[5]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm4, 7                                            ;   675.0 fp1     50 w[3]
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                         ;   675.3 fp3     52 v[5]
        db 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm9                                         ;   677.7 fp2     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                         ;   676.0 fp0     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm4, 0xa                                          ;   677.0 fp1     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   678.0 fp3     50 w[3]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 736]                                       ;   673.7 agu1    78 w[4] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm9, 0xb                                          ;   680.7 fp2     49 w[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   681.7 fp0     49 w[3]
        db 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xe                                          ;   682.7 fp1     49 w[3]
        db 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm5                                       ;   679.0 fp3     78 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm9, 0xb                                          ;   680.7 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rbp + 416]                                ;   680.0 fp0+agu0   78 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   681.7 fp1     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   682.7 fp2     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   683.7 fp3     49 w[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   684.7 fp1     49 w[3]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   685.7 fp0     49 w[3]
        db 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm4                                       ;   686.7 fp3     78 w[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm6, 5                                            ;   678.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm6, 0xe                                          ;   679.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   679.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xe                                          ;   680.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   681.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 7                                            ;   682.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   680.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   681.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   682.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   683.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   684.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm1, 0xb                                          ;   681.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm4                                         ;   685.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm13                                        ;   687.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 1696]   ;   688.7 fp1+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   682.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm5, 9                                            ;   683.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                          ;   684.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm10                                        ;   683.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xa                                          ;   685.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                          ;   684.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   685.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm5                                         ;   689.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm2                                         ;   690.7 fp3     62 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm1, 9                                            ;   684.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   685.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   686.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   687.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   688.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   689.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm7, 2                                            ;   686.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   687.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   688.0 fp2     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm2                                         ;   690.7 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm7, 2                                            ;   687.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                          ;   688.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm11                                      ;   685.7 agu2+fp5   78 w[1] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm3, ymm1                                         ;   687.3 fp2     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                         ;   688.3 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 7                                            ;   689.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                          ;   689.3 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm8                                         ;   691.7 fp2     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                          ;   690.0 fp0     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm2, 0xa                                          ;   691.0 fp1     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   692.0 fp3     50 w[4]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 192]                                       ;   687.7 agu0    78 w[5] reload
        db 0x2e, 0x2e
        vpslld ymm2, ymm8, 0xb                                          ;   694.7 fp2     49 w[4]
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                          ;   695.7 fp0     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 0xe                                          ;   696.7 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm5                                         ;   693.0 fp3     78 w[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm8, 0xb                                          ;   694.7 fp2     49 w[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rbp + 608]                                  ;   694.0 fp0+agu1   78 w[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   695.7 fp1     49 w[4]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   696.7 fp2     49 w[4]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   697.7 fp3     49 w[4]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   698.7 fp1     49 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                          ;   699.7 fp0     49 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm2                                         ;   700.7 fp3     78 w[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm0, 5                                            ;   692.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm0, 0xe                                          ;   693.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                          ;   693.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 0xe                                          ;   694.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                          ;   695.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 7                                            ;   696.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   694.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   695.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   696.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   697.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                          ;   698.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm4, 0xb                                          ;   695.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm2                                       ;   699.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm9                                       ;   701.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 1728] ;   702.7 fp1+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   696.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm5, 9                                            ;   697.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                          ;   698.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm10, ymm6                                         ;   697.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 0xa                                          ;   699.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm0                                          ;   698.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   699.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm5                                       ;   703.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   704.7 fp3     62 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm4, 9                                            ;   698.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   699.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   700.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   701.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   702.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                          ;   703.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm13, 2                                           ;   700.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   701.0 fp3     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   702.0 fp2     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm15                                        ;   704.7 fp0     63 v[3]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm13, 2                                          ;   701.0 fp1     50 w[5]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   702.0 fp3     50 w[5]
        db 0x2e, 0x2e
        vmovdqu [rbp + 736], ymm7                                       ;   699.7 agu2+fp5   78 w[2] spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm1, ymm4                                          ;   701.3 fp2     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                        ;   702.3 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 7                                          ;   703.0 fp1     50 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                        ;   703.3 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm11                                        ;   705.7 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   704.0 fp0     50 w[5]
        db 0x2e, 0x2e
        vpsrld ymm11, ymm15, 0xa                                        ;   705.0 fp1     50 w[5]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   706.0 fp3     50 w[5]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 672]                                      ;   701.7 agu1    78 w[6] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm11, 0xb                                        ;   708.7 fp2     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                       ;   709.7 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   710.7 fp1     49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm5                                         ;   707.0 fp3     78 w[5]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm11, 0xb                                         ;   708.7 fp2     49 w[5]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 704]                                  ;   708.0 fp0+agu0   78 w[5]
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   709.7 fp1     49 w[5]
        db 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   710.7 fp2     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   711.7 fp3     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   712.7 fp1     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;   713.7 fp0     49 w[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm15                                        ;   714.7 fp3     78 w[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm14, 5                                          ;   706.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm14, 0xe                                         ;   707.0 fp1     48 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   707.3 fp0     48 t1
        db 0x2e, 0x2e
        vpslld ymm15, ymm15, 0xe                                        ;   708.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   709.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm15, 7                                          ;   710.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   708.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   709.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   710.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   711.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;   712.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm2, 0xb                                          ;   709.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm15                                      ;   713.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm8                                       ;   715.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rel sha256_blocks.T0_constants256 + 1760] ;   716.7 fp1+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   710.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm5, 9                                           ;   711.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                        ;   712.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm0                                          ;   711.0 fp1     51 t1
        db 0x2e, 0x2e
        vpslld ymm15, ymm15, 0xa                                        ;   713.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                         ;   712.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   713.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm5                                       ;   717.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm10                                        ;   718.7 fp3     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm2, 9                                            ;   712.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   713.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   714.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                          ;   715.3 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   716.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;   717.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm9, 2                                            ;   714.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   715.0 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   716.0 fp2     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm10                                      ;   718.7 fp0     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm9, 2                                           ;   715.0 fp1     50 w[6]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   716.0 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm13                                      ;   713.7 agu2+fp5   78 w[3] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm4, ymm2                                         ;   715.3 fp2     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                         ;   716.3 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm10, ymm10, 7                                          ;   717.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                          ;   717.3 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm7                                       ;   719.7 fp2     63 v[2]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   718.0 fp0     50 w[6]
        db 0x2e, 0x2e
        vpsrld ymm7, ymm10, 0xa                                         ;   719.0 fp1     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   720.0 fp3     50 w[6]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 640]                                       ;   715.7 agu0    78 w[7] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm7, 0xb                                         ;   722.7 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                        ;   723.7 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xe                                        ;   724.7 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm5                                       ;   721.0 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm7, 0xb                                          ;   722.7 fp2     49 w[6]
        db 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm12                                      ;   722.0 fp0     78 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   723.7 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   724.7 fp2     49 w[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   725.7 fp3     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   726.7 fp1     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   727.7 fp0     49 w[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm10                                      ;   728.7 fp3     78 w[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm3, 5                                           ;   720.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm3, 0xe                                          ;   721.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                        ;   721.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xe                                        ;   722.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                        ;   723.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 7                                          ;   724.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   722.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 5                                            ;   723.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                          ;   724.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 6                                            ;   725.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   726.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm15, 0xb                                         ;   723.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm10                                        ;   727.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm11                                        ;   729.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, [rel sha256_blocks.T0_constants256 + 1792]   ;   730.7 fp1+agu1   61 t1
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   724.3 fp3     47 v[1]
        db 0x2e, 0x2e
        vpslld ymm10, ymm5, 9                                           ;   725.3 fp2     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   726.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm14                                         ;   725.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm10, ymm10, 0xa                                        ;   727.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   726.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   727.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm6, ymm6, ymm5                                         ;   731.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm6                                         ;   732.7 fp3     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm15, 9                                           ;   726.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   727.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 0xb                                          ;   728.3 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   729.3 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 2                                            ;   730.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   731.3 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm8, 2                                            ;   728.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   729.0 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xd                                          ;   730.0 fp2     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm6                                       ;   732.7 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm8, 2                                            ;   729.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   730.0 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 672], ymm12                                      ;   727.7 agu2+fp5   78 w[15] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm15                                        ;   729.3 fp2     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                       ;   730.3 fp0     52 v[1]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm6, 7                                            ;   731.0 fp1     50 w[7]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                        ;   731.3 fp3     52 v[1]
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm13                                      ;   733.7 fp2     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   732.0 fp0     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm6, 0xa                                         ;   733.0 fp1     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   734.0 fp3     50 w[7]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 384]                                      ;   729.7 agu0    78 w[8] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm13, 0xb                                         ;   736.7 fp2     49 w[7]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   737.7 fp0     49 w[7]
        db 0x2e, 0x2e
        vpslld ymm6, ymm6, 0xe                                          ;   738.7 fp1     49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm5                                         ;   735.0 fp3     78 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm13, 0xb                                         ;   736.7 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, [rbp + 512]                                  ;   736.0 fp0+agu1   78 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   737.7 fp1     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 4                                            ;   738.7 fp2     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   739.7 fp3     49 w[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm5, ymm5, 3                                            ;   740.7 fp1     49 w[7]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   741.7 fp0     49 w[7]
        db 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm6                                         ;   742.7 fp3     78 w[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm1, 5                                            ;   734.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm1, 0xe                                          ;   735.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   735.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xe                                          ;   736.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   737.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 7                                            ;   738.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   736.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 5                                            ;   737.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   738.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 6                                            ;   739.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   740.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm10, 0xb                                         ;   737.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm5                                         ;   741.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm7                                         ;   743.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, [rel sha256_blocks.T0_constants256 + 1824]   ;   744.7 fp1+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                         ;   738.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm6, 9                                            ;   739.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   740.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm3                                         ;   739.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm5, ymm5, 0xa                                          ;   741.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                          ;   740.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   741.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm6                                         ;   745.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm0                                         ;   746.7 fp3     62 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm10, 9                                           ;   740.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                         ;   741.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 0xb                                          ;   742.3 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                         ;   743.3 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 2                                            ;   744.3 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   745.3 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm11, 2                                           ;   742.0 fp1     50 w[8]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;   743.0 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm6, 0xd                                          ;   744.0 fp2     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm0                                         ;   746.7 fp0     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm0, ymm11, 2                                           ;   743.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                         ;   744.0 fp3     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 640], ymm8                                       ;   741.7 agu2+fp5   78 w[5] spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm15, ymm10                                        ;   743.3 fp2     52 v[0]
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                        ;   744.3 fp0     52 v[0]
        db 0x2e, 0x2e
        vpsrld ymm0, ymm0, 7                                            ;   745.0 fp1     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;   745.3 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm12                                        ;   747.7 fp2     63 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                         ;   746.0 fp0     50 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm0, 0xa                                         ;   747.0 fp1     50 w[8]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   748.0 fp3     50 w[8]
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 576]                                      ;   743.7 agu1    78 w[9] reload
        db 0x2e, 0x2e
        vpslld ymm0, ymm12, 0xb                                         ;   750.7 fp2     49 w[8]
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                         ;   751.7 fp0     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   752.7 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm6                                       ;   749.0 fp3     78 w[8]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm12, 0xb                                         ;   750.7 fp2     49 w[8]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rbp + 480]                                ;   750.0 fp0+agu0   78 w[8]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   751.7 fp1     49 w[8]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm6, 4                                            ;   752.7 fp2     49 w[8]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   753.7 fp3     49 w[8]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm6, 3                                            ;   754.7 fp1     49 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   755.7 fp0     49 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm0                                       ;   756.7 fp3     78 w[8]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm4, 5                                            ;   748.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm4, 0xe                                          ;   749.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                          ;   749.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 0xe                                          ;   750.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                          ;   751.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 7                                            ;   752.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   750.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 5                                            ;   751.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   752.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 6                                            ;   753.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   754.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm5, 0xb                                          ;   751.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm0                                       ;   755.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm13                                      ;   757.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, [rel sha256_blocks.T0_constants256 + 1856] ;   758.7 fp1+agu1   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   752.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm6, 9                                            ;   753.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   754.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm1                                          ;   753.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm0, ymm0, 0xa                                          ;   755.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                          ;   754.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                          ;   755.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm6                                       ;   759.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm14                                        ;   760.7 fp3     62 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm5, 9                                            ;   754.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   755.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 0xb                                          ;   756.3 fp1     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   757.3 fp3     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 2                                            ;   758.3 fp2     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   759.3 fp0     47 v[7]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm7, 2                                            ;   756.0 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;   757.0 fp3     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm6, 0xd                                          ;   758.0 fp2     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm14                                        ;   760.7 fp0     63 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm7, 2                                           ;   757.0 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                        ;   758.0 fp3     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 480], ymm11                                      ;   755.7 agu2+fp5   78 w[6] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm5                                        ;   757.3 fp2     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                         ;   758.3 fp0     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm14, ymm14, 7                                          ;   759.0 fp1     50 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                         ;   759.3 fp3     52 v[7]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm8                                         ;   761.7 fp2     63 v[7]
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                        ;   760.0 fp0     50 w[9]
        db 0x2e, 0x2e
        vpsrld ymm8, ymm14, 0xa                                         ;   761.0 fp1     50 w[9]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   762.0 fp3     50 w[9]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 544]                                       ;   757.7 agu0    78 w[10] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm8, 0xb                                         ;   764.7 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                        ;   765.7 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xe                                        ;   766.7 fp1     49 w[9]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm6                                       ;   763.0 fp3     78 w[9]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm8, 0xb                                          ;   764.7 fp2     49 w[9]
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rbp + 736]                                ;   764.0 fp0+agu1   78 w[9]
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   765.7 fp1     49 w[9]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm6, 4                                            ;   766.7 fp2     49 w[9]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   767.7 fp3     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 3                                            ;   768.7 fp1     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   769.7 fp0     49 w[9]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm14                                      ;   770.7 fp3     78 w[9]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm2, 5                                           ;   762.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm2, 0xe                                          ;   763.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                        ;   763.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xe                                        ;   764.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                        ;   765.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm14, 7                                          ;   766.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   764.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 5                                            ;   765.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   766.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 6                                            ;   767.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   768.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm0, 0xb                                          ;   765.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm14                                        ;   769.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm12                                        ;   771.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, [rel sha256_blocks.T0_constants256 + 1888]   ;   772.7 fp1+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   766.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm14, ymm6, 9                                           ;   767.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                        ;   768.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm4                                          ;   767.0 fp1     51 t1
        db 0x2e, 0x2e
        vpslld ymm14, ymm14, 0xa                                        ;   769.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                          ;   768.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   769.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm6                                         ;   773.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm3                                       ;   774.7 fp3     62 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm0, 9                                            ;   768.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   769.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 0xb                                          ;   770.3 fp1     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   771.3 fp3     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 2                                            ;   772.3 fp2     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   773.3 fp0     47 v[6]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm13, 2                                           ;   770.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   771.0 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm6, 0xd                                          ;   772.0 fp2     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm3                                       ;   774.7 fp0     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm13, 2                                           ;   771.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   772.0 fp3     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 736], ymm7                                       ;   769.7 agu2+fp5   78 w[7] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm0                                          ;   771.3 fp2     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                        ;   772.3 fp0     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm3, ymm3, 7                                            ;   773.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   773.3 fp3     52 v[6]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm11                                      ;   775.7 fp2     63 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                         ;   774.0 fp0     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm11, ymm3, 0xa                                         ;   775.0 fp1     50 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;   776.0 fp3     50 w[10]
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 448]                                      ;   771.7 agu1    78 w[11] reload
        db 0x2e, 0x2e
        vpslld ymm3, ymm11, 0xb                                         ;   778.7 fp2     49 w[10]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   779.7 fp0     49 w[10]
        db 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   780.7 fp1     49 w[10]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm6                                         ;   777.0 fp3     78 w[10]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm11, 0xb                                         ;   778.7 fp2     49 w[10]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 192]                                  ;   778.0 fp0+agu0   78 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;   779.7 fp1     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 4                                            ;   780.7 fp2     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;   781.7 fp3     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 3                                            ;   782.7 fp1     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   783.7 fp0     49 w[10]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm3                                         ;   784.7 fp3     78 w[10]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm15, 5                                           ;   776.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm15, 0xe                                         ;   777.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   777.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xe                                          ;   778.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                         ;   779.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 7                                            ;   780.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   778.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 5                                            ;   779.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   780.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 6                                            ;   781.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   782.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm14, 0xb                                         ;   779.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm3                                         ;   783.0 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm8                                         ;   785.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, [rel sha256_blocks.T0_constants256 + 1920]   ;   786.7 fp1+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   780.3 fp3     47 v[5]
        db 0x2e, 0x2e
        vpslld ymm3, ymm6, 9                                            ;   781.3 fp2     47 v[5]
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                         ;   782.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm4, ymm2                                          ;   781.0 fp1     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm3, ymm3, 0xa                                          ;   783.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                         ;   782.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   783.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm1, ymm1, ymm6                                         ;   787.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm1                                       ;   788.7 fp3     62 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm14, 9                                           ;   782.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   783.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 0xb                                          ;   784.3 fp1     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   785.3 fp3     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm6, 2                                            ;   786.3 fp2     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                          ;   787.3 fp0     47 v[5]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm12, 2                                           ;   784.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   785.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm6, 0xd                                          ;   786.0 fp2     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm1                                         ;   788.7 fp0     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm12, 2                                           ;   785.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                         ;   786.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 192], ymm13                                      ;   783.7 agu2+fp5   78 w[8] spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm0, ymm14                                        ;   785.3 fp2     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                         ;   786.3 fp0     52 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 7                                            ;   787.0 fp1     50 w[11]
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   787.3 fp3     52 v[5]
        db 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm7                                         ;   789.7 fp2     63 v[5]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   788.0 fp0     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm12, 0xa                                         ;   789.0 fp1     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;   790.0 fp3     50 w[11]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 416]                                       ;   785.7 agu0    78 w[12] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm7, 0xb                                         ;   792.7 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm7, 0xb                                          ;   792.7 fp1     49 w[11]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                        ;   793.7 fp0     49 w[11]
        db 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xe                                        ;   794.7 fp2     49 w[11]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                          ;   793.7 fp3     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 4                                            ;   794.7 fp1     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm11                                        ;   788.3 fp0     78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm6                                         ;   791.0 fp3     78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm10, 5                                          ;   789.7 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                          ;   795.7 fp0     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 3                                            ;   796.7 fp1     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm10, 0xe                                         ;   790.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   797.7 fp3     49 w[11]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm12                                        ;   798.7 fp0     78 w[11]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                       ;   791.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xe                                        ;   792.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                       ;   793.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 7                                          ;   794.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                         ;   791.3 fp0     48 t1
        db 0x2e, 0x2e
        vpsrld ymm12, ymm6, 5                                           ;   792.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;   793.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 6                                          ;   794.3 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm3, 0xb                                          ;   793.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   795.3 fp0     48 t1
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm11                                        ;   796.3 fp3     61 t1
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm9                                         ;   799.7 fp0     61 t1
        db 0x2e, 0x2e
        vpaddd ymm4, ymm4, [rel sha256_blocks.T0_constants256 + 1952]   ;   800.7 fp1+agu1   61 t1
        db 0x2e, 0x2e
        vpxor ymm11, ymm2, ymm15                                        ;   794.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                                       ;   795.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm3, 9                                           ;   795.0 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;   796.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm4, ymm4, ymm11                                        ;   801.7 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm4                                         ;   802.7 fp2     62 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   795.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm1, 9                                           ;   796.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                        ;   797.3 fp3     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm11, ymm11, 0xa                                        ;   798.3 fp2     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                        ;   796.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm12, ymm12, 0xb                                        ;   797.3 fp1     47 v[4]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm8, 2                                            ;   797.3 fp2     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                        ;   798.3 fp3     47 v[4]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm12, 2                                          ;   799.3 fp1     47 v[4]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm8, 2                                            ;   798.3 fp2     50 w[12]
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   800.3 fp0     47 v[4]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;   798.3 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm1, 0xd                                         ;   799.3 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm4                                       ;   802.7 fp0     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   799.3 fp3     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm14, ymm3                                         ;   799.3 fp2     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm1                                        ;   800.3 fp0     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm6, 7                                            ;   800.3 fp1     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;   801.3 fp3     52 v[4]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm11, ymm11, ymm13                                      ;   803.7 fp2     63 v[4]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                          ;   801.3 fp0     50 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 0xa                                          ;   802.3 fp1     50 w[12]
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;   803.3 fp3     50 w[12]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 608]                                       ;   799.5 agu0    78 w[13] reload
        db 0x2e, 0x2e
        vpslld ymm13, ymm8, 0xb                                         ;   806.5 fp2     49 w[12]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm8, 0xb                                          ;   806.5 fp1     49 w[12]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                        ;   807.5 fp0     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm13, 0xe                                        ;   808.5 fp2     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm5, 5                                            ;   803.7 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                          ;   807.5 fp3     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 4                                            ;   808.5 fp2     49 w[12]
        db 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm12                                        ;   804.3 fp0     78 w[12]
        db 0x2e, 0x2e
        vpaddd ymm7, ymm7, [rbp + 640]                                  ;   805.3 fp3+agu1   78 w[12]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                          ;   809.5 fp0     49 w[12]
        db 0x2e, 0x2e
        vpsrld ymm12, ymm4, 3                                           ;   810.5 fp1     49 w[12]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm5, 0xe                                          ;   804.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   811.5 fp3     49 w[12]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm7, ymm7, ymm13                                        ;   812.5 fp0     78 w[12]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   805.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm6, 0xe                                         ;   806.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;   807.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 7                                          ;   808.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   805.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm4, 5                                           ;   806.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm11, 0xb                                         ;   807.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;   807.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm13, 6                                          ;   808.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;   809.3 fp0     48 t1
        db 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm12                                        ;   810.3 fp3     61 t1
        db 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm7                                         ;   813.5 fp0     61 t1
        db 0x2e, 0x2e
        vpaddd ymm2, ymm2, [rel sha256_blocks.T0_constants256 + 1984]   ;   814.5 fp1+agu0   61 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm15, ymm10                                       ;   808.0 fp3     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                        ;   809.0 fp2     51 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm11, 9                                          ;   809.0 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;   810.0 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm2, ymm2, ymm12                                        ;   815.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm0, ymm0, ymm2                                         ;   816.5 fp2     62 v[7]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                         ;   809.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm4, 9                                           ;   810.3 fp1     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                       ;   811.3 fp3     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm12, ymm12, 0xa                                        ;   812.3 fp2     47 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                       ;   810.3 fp0     47 v[3]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 0xb                                        ;   811.3 fp1     47 v[3]
        db 0x2e, 0x2e
        vpslld ymm4, ymm9, 2                                            ;   811.3 fp2     50 w[13]
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                       ;   812.3 fp3     47 v[3]
        db 0x2e, 0x2e
        vpsrld ymm13, ymm13, 2                                          ;   813.3 fp1     47 v[3]
        db 0x2e, 0x2e
        vpsrld ymm6, ymm9, 2                                            ;   812.3 fp2     50 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;   814.3 fp0     47 v[3]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   812.3 fp3     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm4, 0xd                                         ;   813.3 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm2                                       ;   816.5 fp0     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;   813.3 fp3     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm3, ymm11                                         ;   813.3 fp2     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                          ;   814.3 fp0     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm6, 7                                            ;   814.3 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   815.3 fp3     52 v[3]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm12, ymm12, ymm1                                       ;   817.5 fp2     63 v[3]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                          ;   815.3 fp0     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm9, ymm9, 0xa                                          ;   816.3 fp1     50 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                        ;   817.3 fp3     50 w[13]
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 704]                                       ;   813.5 agu1    78 w[14] reload
        db 0x2e, 0x2e
        vpslld ymm1, ymm9, 0xb                                          ;   820.5 fp2     49 w[13]
        db 0x2e, 0x2e
        vpsrld ymm4, ymm9, 0xb                                          ;   820.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;   821.5 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   822.5 fp2     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm0, 5                                            ;   817.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   821.5 fp3     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 4                                            ;   822.5 fp2     49 w[13]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm13                                        ;   818.3 fp0     78 w[13]
        db 0x2e, 0x2e
        vpaddd ymm8, ymm8, [rbp + 480]                                  ;   819.3 fp3+agu0   78 w[13]
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   823.5 fp0     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm13, ymm4, 3                                           ;   824.5 fp1     49 w[13]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm0, 0xe                                          ;   818.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                         ;   825.5 fp3     49 w[13]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm8, ymm8, ymm1                                         ;   826.5 fp0     78 w[13]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   819.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm6, 0xe                                         ;   820.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;   821.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm13, 7                                          ;   822.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   819.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm4, 5                                            ;   820.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm12, 0xb                                         ;   821.0 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   821.3 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm1, 6                                            ;   822.3 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   823.3 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm13                                      ;   824.3 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm8                                       ;   827.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm15, ymm15, [rel sha256_blocks.T0_constants256 + 2016] ;   828.5 fp1+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                         ;   822.0 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm4, 9                                           ;   823.0 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm10, ymm5                                         ;   822.3 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm0                                          ;   823.3 fp1     51 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm12, 9                                           ;   823.3 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   824.3 fp3     51 t1
        db 0x2e, 0x2e
        vpaddd ymm15, ymm15, ymm1                                       ;   829.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm14, ymm14, ymm15                                      ;   830.5 fp1     62 v[6]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   824.0 fp3     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm13, ymm13, 0xa                                        ;   825.0 fp2     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                         ;   824.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm4, 0xb                                          ;   825.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm7, 2                                            ;   825.3 fp2     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                         ;   826.3 fp3     47 v[2]
        db 0x2e, 0x2e
        vpsrld ymm1, ymm1, 2                                            ;   827.3 fp1     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm6, ymm7, 2                                            ;   826.3 fp2     50 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   828.3 fp0     47 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm15                                      ;   830.5 fp3     63 v[2]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                          ;   826.3 fp0     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm4, 0xd                                         ;   827.3 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;   827.3 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm11, ymm12                                        ;   827.3 fp2     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                          ;   828.3 fp0     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm6, 7                                            ;   828.3 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                         ;   829.3 fp3     52 v[2]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm13, ymm13, ymm2                                       ;   831.5 fp2     63 v[2]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                          ;   829.3 fp0     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm7, ymm7, 0xa                                          ;   830.3 fp1     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   831.3 fp3     50 w[14]
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 672]                                       ;   827.5 agu0    78 w[15] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm7, 0xb                                          ;   834.5 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm7, 0xb                                          ;   834.5 fp1     49 w[14]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                          ;   835.5 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm2, ymm2, 0xe                                          ;   836.5 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm14, 5                                           ;   831.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                          ;   835.5 fp3     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 4                                            ;   836.5 fp2     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                          ;   837.5 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 3                                            ;   838.5 fp1     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   832.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm6, 0xe                                          ;   833.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                          ;   839.5 fp0     49 w[14]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm14, 0xe                                         ;   833.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   834.5 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm6, ymm6, 7                                            ;   835.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   834.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 5                                            ;   835.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   836.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm4, 6                                            ;   837.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   838.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm13, 0xb                                         ;   835.0 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm15                                      ;   834.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm9                                       ;   835.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm6                                       ;   839.0 fp2     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm2                                       ;   840.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rel sha256_blocks.T0_constants256 + 2048] ;   841.5 fp0+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rbp + 736]                                ;   842.5 fp1+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                         ;   836.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm4, 9                                            ;   837.3 fp1     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, ymm0                                         ;   836.5 fp3     51 t1
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                       ;   837.5 fp0     51 t1
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;   838.5 fp2     51 t1
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm15                                      ;   843.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm3, ymm3, ymm10                                        ;   844.5 fp0     62 v[5]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm13, 9                                          ;   838.0 fp1     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   838.3 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm9, ymm9, 0xa                                          ;   839.3 fp1     47 v[1]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   839.0 fp3     47 v[1]
        db 0x2e, 0x2e
        vpsrld ymm15, ymm15, 0xb                                        ;   840.0 fp2     47 v[1]
        db 0x2e, 0x2e
        vpslld ymm2, ymm8, 2                                            ;   840.0 fp1     50 w[15]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   841.0 fp0     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm15, ymm15, 2                                          ;   842.0 fp2     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm4, ymm8, 2                                            ;   841.0 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                         ;   843.0 fp3     47 v[1]
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm10                                        ;   844.5 fp0     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm12, ymm13                                       ;   840.5 fp3     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm10                                         ;   841.5 fp0     52 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                         ;   842.5 fp2     52 v[1]
        db 0x2e, 0x2e
        vpaddd ymm9, ymm9, ymm1                                         ;   845.5 fp3     63 v[1]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                          ;   841.7 fp0     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm15, ymm2, 0xd                                         ;   842.7 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                          ;   842.3 fp2     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm1, ymm4, 7                                            ;   843.3 fp1     50 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   844.3 fp3     50 w[15]
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 0xa                                          ;   845.3 fp2     50 w[15]
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   846.3 fp0     50 w[15]
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 512]                                       ;   841.7 agu1    78 w[0] reload
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm8, 0xb                                          ;   848.7 fp1     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm8, 0xb                                          ;   848.7 fp2     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;   849.7 fp3     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm1, ymm1, 0xe                                          ;   850.7 fp1     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm3, 5                                            ;   845.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                          ;   849.7 fp0     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 4                                            ;   850.7 fp1     49 w[15]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                          ;   851.7 fp3     49 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 3                                            ;   852.7 fp2     49 w[15]
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm3, 0xe                                          ;   847.0 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                          ;   846.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm4, 0xe                                          ;   847.5 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;   853.7 fp3     49 w[15]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                          ;   848.5 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpslld ymm8, ymm4, 7                                            ;   849.5 fp1     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   848.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 5                                            ;   849.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpslld ymm4, ymm9, 0xb                                          ;   849.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                          ;   850.0 fp0     48 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm2, ymm2, 6                                            ;   851.0 fp2     48 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                          ;   852.0 fp3     48 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm15                                        ;   848.5 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   849.5 fp3     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm8                                         ;   853.0 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm1                                         ;   854.7 fp1     61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rel sha256_blocks.T0_constants256 + 2080]   ;   855.7 fp3+agu0   61 t1
        db 0x2e, 0x2e, 0x2e
        vpaddd ymm5, ymm5, [rbp + 192]                                  ;   856.7 fp2+agu1   61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm0                                         ;   850.5 fp0     51 t1
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm9, 9                                            ;   851.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                          ;   851.5 fp3     51 t1
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   852.5 fp2     51 t1
        db 0x2e, 0x2e
        vpaddd ymm5, ymm5, ymm7                                         ;   857.7 fp0     61 t1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   852.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm4, 9                                            ;   853.0 fp2     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   854.0 fp3     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpslld ymm7, ymm7, 0xa                                          ;   855.0 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   852.5 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpsrld ymm8, ymm8, 0xb                                          ;   853.5 fp2     47 v[0]
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   854.5 fp3     47 v[0]
        db 0x2e, 0x2e
        vpsrld ymm8, ymm8, 2                                            ;   855.5 fp1     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   856.5 fp0     47 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm9, ymm13                                         ;   854.0 fp3     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                        ;   855.0 fp2     52 v[0]
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   856.0 fp0     52 v[0]
        db 0x2e, 0x2e
        vpaddd ymm9, ymm9, [rbp + 288]                                  ;   855.0 fp1+agu0   82 h
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm7                                       ;   857.5 fp3     82 h
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, ymm5                                       ;   858.7 fp2     82 h
        db 0x2e, 0x2e
        vpaddd ymm10, ymm10, [rbp + 352]                                ;   859.7 fp0+agu1   82 h
        db 0x2e, 0x2e
        vpaddd ymm13, ymm13, [rbp + 224]                                ;   856.0 fp1+agu0   82 h
        db 0x2e, 0x2e
        vpaddd ymm12, ymm12, [rbp + 128]                                ;   856.0 fp3+agu1   82 h
        db 0x2e
        vpaddd ymm11, ymm11, ymm5                                       ;   858.7 fp2     82 h
        db 0x2e
        vpaddd ymm11, ymm11, [rbp + 320]                                ;   859.7 fp0+agu0   82 h
        db 0x2e
        vpaddd ymm3, ymm3, [rbp + 256]                                  ;   857.0 fp1+agu1   82 h
        db 0x2e
        vpaddd ymm14, ymm14, [rbp + 160]                                ;   857.0 fp3+agu0   82 h
        db 0x2e
        vpaddd ymm0, ymm0, [rbp + 96]                                   ;   857.3 fp2+agu1   82 h
        db 0x2e
        vmovdqu [rbp + 96], ymm0                                        ;   858.3 agu2+fp5   82 h
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r15, 0x40                                                   ;   855.7 alu0    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r14, 0x40                                                   ;   855.8 alu1    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r13, 0x40                                                   ;   856.0 alu2    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r12, 0x40                                                   ;   856.2 alu3    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r11, 0x40                                                   ;   856.7 alu0    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r10, 0x40                                                   ;   856.8 alu1    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r9, 0x40                                                    ;   857.0 alu2    68 blocks
        db 0x2e, 0x2e, 0x2e, 0x2e
        add r8, 0x40                                                    ;   857.2 alu3    68 blocks
        vmovdqa ymm2, ymm9                                              ;   857.0         82 h copy
        vmovdqa ymm1, ymm10                                             ;   860.7         82 h copy
        vmovdqa ymm5, ymm13                                             ;   857.3         82 h copy
        vmovdqa ymm6, ymm12                                             ;   857.5         82 h copy
        vmovdqa ymm0, ymm11                                             ;   860.7         82 h copy
        vmovdqa ymm4, ymm14                                             ;   858.0         82 h copy
        cmp r8, qword [rbp + 840]                                       ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp + 0], ymm0                                         ;                    resident
        vmovdqu [rbp - 128], ymm1                                       ;                    resident
        vmovdqu [rbp - 96], ymm2                                        ;                    resident
        vmovdqu [rbp + 32], ymm3                                        ;                    resident
        mov qword [rbp + 832], r8                                       ;                    resident
        mov qword [rbp + 848], r9                                       ;                    resident
        mov qword [rbp + 856], r10                                      ;                    resident
        mov qword [rbp + 864], r11                                      ;                    resident
        mov qword [rbp + 872], r12                                      ;                    resident
        mov qword [rbp + 880], r13                                      ;                    resident
        mov qword [rbp + 888], r14                                      ;                    resident
        mov qword [rbp + 896], r15                                      ;                    resident
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
        mov r8, qword [rbp + 768]                                       ;     2.2 agu2    68 blocks reload
        vmovdqu [r8], xmm3                                              ;    10.2 agu0+fp5   68 blocks
        mov r9, qword [rbp + 800]                                       ;     2.5 agu1    68 blocks reload
        vmovdqu [r9], xmm1                                              ;    13.2 agu2+fp5   68 blocks
        vperm2i128 ymm1, ymm2, ymm2, 0x11                               ;    10.2 fp1     68 blocks
        mov r10, qword [rbp + 776]                                      ;     3.3 agu0    68 blocks reload
        vmovdqu [r10], xmm2                                             ;    10.2 agu1+fp5   68 blocks
        mov r11, qword [rbp + 808]                                      ;     4.2 agu2    68 blocks reload
        vmovdqu [r11], xmm1                                             ;    13.2 agu0+fp5   68 blocks
        vperm2i128 ymm1, ymm4, ymm4, 0x11                               ;    10.2 fp1     68 blocks
        mov r12, qword [rbp + 784]                                      ;     4.5 agu1    68 blocks reload
        vmovdqu [r12], xmm4                                             ;    10.2 agu2+fp5   68 blocks
        mov r13, qword [rbp + 816]                                      ;     7.2 agu0    68 blocks reload
        vmovdqu [r13], xmm1                                             ;    13.2 agu1+fp5   68 blocks
        vperm2i128 ymm1, ymm0, ymm0, 0x11                               ;    10.2 fp1     68 blocks
        mov r14, qword [rbp + 792]                                      ;     8.2 agu2    68 blocks reload
        vmovdqu [r14], xmm0                                             ;    10.2 agu0+fp5   68 blocks
        mov r15, qword [rbp + 824]                                      ;     8.5 agu1    68 blocks reload
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
        mov rcx, qword [rbp + 904]                                      ;                    frame
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
