; md5_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu zen3 --variant many
;
; void md5_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, uint32_t n);   System V, 64 bits
;   h_0: 16 bytes, read and written, secret, no alignment needed
;   h_1: 16 bytes, read and written, secret, no alignment needed
;   h_2: 16 bytes, read and written, secret, no alignment needed
;   h_3: 16 bytes, read and written, secret, no alignment needed
;   h_4: 16 bytes, read and written, secret, no alignment needed
;   h_5: 16 bytes, read and written, secret, no alignment needed
;   h_6: 16 bytes, read and written, secret, no alignment needed
;   h_7: 16 bytes, read and written, secret, no alignment needed
;   h_8: 16 bytes, read and written, secret, no alignment needed
;   h_9: 16 bytes, read and written, secret, no alignment needed
;   h_10: 16 bytes, read and written, secret, no alignment needed
;   h_11: 16 bytes, read and written, secret, no alignment needed
;   h_12: 16 bytes, read and written, secret, no alignment needed
;   h_13: 16 bytes, read and written, secret, no alignment needed
;   h_14: 16 bytes, read and written, secret, no alignment needed
;   h_15: 16 bytes, read and written, secret, no alignment needed
;   m_0: 64 bytes a block, read, secret, no alignment needed
;   m_1: 64 bytes a block, read, secret, no alignment needed
;   m_2: 64 bytes a block, read, secret, no alignment needed
;   m_3: 64 bytes a block, read, secret, no alignment needed
;   m_4: 64 bytes a block, read, secret, no alignment needed
;   m_5: 64 bytes a block, read, secret, no alignment needed
;   m_6: 64 bytes a block, read, secret, no alignment needed
;   m_7: 64 bytes a block, read, secret, no alignment needed
;   m_8: 64 bytes a block, read, secret, no alignment needed
;   m_9: 64 bytes a block, read, secret, no alignment needed
;   m_10: 64 bytes a block, read, secret, no alignment needed
;   m_11: 64 bytes a block, read, secret, no alignment needed
;   m_12: 64 bytes a block, read, secret, no alignment needed
;   m_13: 64 bytes a block, read, secret, no alignment needed
;   m_14: 64 bytes a block, read, secret, no alignment needed
;   m_15: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 1568 bytes, 50 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 68 uops, planned 25.3; bounds: width 11.3, ports 14.3, path 12.0
;   blocks: 1964 uops, planned 453.2; bounds: width 327.3, ports 334.0, path 390.0
;   body.2: 64 uops, planned 22.5; bounds: width 10.7, ports 16.0, path 5.0
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
%fatal "md5_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_md5_blocks
$_md5_blocks:
%else
        global $md5_blocks
%endif
$md5_blocks:
        push rbx                                                      ;                    preserved
        push rbp                                                      ;                    preserved
        push r12                                                      ;                    preserved
        push r13                                                      ;                    preserved
        push r14                                                      ;                    preserved
        push r15                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0x740                                                ;                    frame
        and rsp, -32                                                  ;                    frame
        mov qword [rsp + 1832], rax                                   ;                    frame
        mov r10, qword [rax + 56]                                     ;                    frame
        mov qword [rsp + 1616], r10                                   ;                    frame
        mov r10, qword [rax + 64]                                     ;                    frame
        mov qword [rsp + 1624], r10                                   ;                    frame
        mov r10, qword [rax + 72]                                     ;                    frame
        mov qword [rsp + 1632], r10                                   ;                    frame
        mov r10, qword [rax + 80]                                     ;                    frame
        mov qword [rsp + 1640], r10                                   ;                    frame
        mov r10, qword [rax + 88]                                     ;                    frame
        mov qword [rsp + 1648], r10                                   ;                    frame
        mov r10, qword [rax + 96]                                     ;                    frame
        mov qword [rsp + 1656], r10                                   ;                    frame
        mov r10, qword [rax + 104]                                    ;                    frame
        mov qword [rsp + 1664], r10                                   ;                    frame
        mov r10, qword [rax + 112]                                    ;                    frame
        mov qword [rsp + 1672], r10                                   ;                    frame
        mov r10, qword [rax + 120]                                    ;                    frame
        mov qword [rsp + 1680], r10                                   ;                    frame
        mov r10, qword [rax + 128]                                    ;                    frame
        mov qword [rsp + 1688], r10                                   ;                    frame
        mov r10, qword [rax + 264]                                    ;                    frame
        mov qword [rsp + 1840], r10                                   ;                    frame
        mov r10, qword [rax + 136]                                    ;                    frame
        mov qword [rsp + 1696], r10                                   ;                    frame
        mov r10, qword [rax + 144]                                    ;                    frame
        mov qword [rsp + 1712], r10                                   ;                    frame
        mov r10, qword [rax + 152]                                    ;                    frame
        mov qword [rsp + 1720], r10                                   ;                    frame
        mov r10, qword [rax + 160]                                    ;                    frame
        mov qword [rsp + 1728], r10                                   ;                    frame
        mov r10, qword [rax + 168]                                    ;                    frame
        mov qword [rsp + 1736], r10                                   ;                    frame
        mov r10, qword [rax + 176]                                    ;                    frame
        mov qword [rsp + 1744], r10                                   ;                    frame
        mov r10, qword [rax + 184]                                    ;                    frame
        mov qword [rsp + 1752], r10                                   ;                    frame
        mov r10, qword [rax + 192]                                    ;                    frame
        mov qword [rsp + 1760], r10                                   ;                    frame
        mov r10, qword [rax + 200]                                    ;                    frame
        mov qword [rsp + 1768], r10                                   ;                    frame
        mov r10, qword [rax + 208]                                    ;                    frame
        mov qword [rsp + 1776], r10                                   ;                    frame
        mov r10, qword [rax + 216]                                    ;                    frame
        mov qword [rsp + 1784], r10                                   ;                    frame
        mov r10, qword [rax + 224]                                    ;                    frame
        mov qword [rsp + 1792], r10                                   ;                    frame
        mov r10, qword [rax + 232]                                    ;                    frame
        mov qword [rsp + 1800], r10                                   ;                    frame
        mov r10, qword [rax + 240]                                    ;                    frame
        mov qword [rsp + 1808], r10                                   ;                    frame
        mov r10, qword [rax + 248]                                    ;                    frame
        mov qword [rsp + 1816], r10                                   ;                    frame
        mov r10, qword [rax + 256]                                    ;                    frame
        mov qword [rsp + 1824], r10                                   ;                    frame
        mov qword [rsp + 1568], rdi                                   ;                    argument
        mov qword [rsp + 1576], rsi                                   ;                    argument
        mov qword [rsp + 1584], rdx                                   ;                    argument
        mov qword [rsp + 1592], rcx                                   ;                    argument
        mov qword [rsp + 1600], r8                                    ;                    argument
        mov qword [rsp + 1608], r9                                    ;                    argument
        mov r8, qword [rsp + 1568]                                    ;     0.0 agu0    40 h reload
        vmovdqu xmm0, [r8]                                            ;     4.0 agu1    40 h
        mov r8, qword [rsp + 1576]                                    ;     0.3 agu2    40 h reload
        vmovdqu xmm1, [r8]                                            ;     4.3 agu0    40 h
        mov r8, qword [rsp + 1584]                                    ;     1.2 agu1    40 h reload
        vmovdqu xmm2, [r8]                                            ;     5.2 agu0    40 h
        mov r8, qword [rsp + 1592]                                    ;     1.3 agu2    40 h reload
        vmovdqu xmm3, [r8]                                            ;     5.3 agu1    40 h
        mov r8, qword [rsp + 1600]                                    ;     2.3 agu2    40 h reload
        vmovdqu xmm4, [r8]                                            ;     6.3 agu0    40 h
        mov r8, qword [rsp + 1608]                                    ;     3.2 agu1    40 h reload
        vmovdqu xmm5, [r8]                                            ;     7.2 agu0    40 h
        mov r8, qword [rsp + 1616]                                    ;     3.3 agu2    40 h reload
        vmovdqu xmm6, [r8]                                            ;     7.3 agu1    40 h
        mov r8, qword [rsp + 1624]                                    ;     4.3 agu2    40 h reload
        vmovdqu xmm7, [r8]                                            ;     8.3 agu0    40 h
        mov r8, qword [rsp + 1632]                                    ;     5.2 agu1    40 h reload
        vmovdqu xmm8, [r8]                                            ;     9.2 agu0    40 h
        mov r8, qword [rsp + 1640]                                    ;     5.3 agu2    40 h reload
        vmovdqu xmm9, [r8]                                            ;     9.3 agu1    40 h
        mov r8, qword [rsp + 1648]                                    ;     6.3 agu2    40 h reload
        vmovdqu xmm10, [r8]                                           ;    10.3 agu0    40 h
        mov r8, qword [rsp + 1656]                                    ;     7.2 agu1    40 h reload
        vmovdqu xmm11, [r8]                                           ;    11.2 agu0    40 h
        mov r8, qword [rsp + 1664]                                    ;     7.3 agu2    40 h reload
        vmovdqu xmm12, [r8]                                           ;    11.3 agu1    40 h
        vperm2i128 ymm0, ymm0, ymm4, 0x20                             ;    13.3 fp1     40 h
        vperm2i128 ymm1, ymm1, ymm5, 0x20                             ;    14.2 fp1     40 h
        vperm2i128 ymm2, ymm2, ymm6, 0x20                             ;    14.3 fp1     40 h
        mov r8, qword [rsp + 1672]                                    ;     8.3 agu2    40 h reload
        vmovdqu xmm4, [r8]                                            ;    12.3 agu0    40 h
        vperm2i128 ymm3, ymm3, ymm7, 0x20                             ;    15.3 fp1     40 h
        mov r8, qword [rsp + 1680]                                    ;     9.2 agu1    40 h reload
        vmovdqu xmm5, [r8]                                            ;    13.2 agu0    40 h
        mov r8, qword [rsp + 1688]                                    ;     9.3 agu2    40 h reload
        vmovdqu xmm6, [r8]                                            ;    13.3 agu1    40 h
        mov r8d, dword [rsp + 1840]                                   ;    10.3 agu2    40 h
        shl r8, 6                                                     ;    14.3 alu1    40 h
        add r8, qword [rsp + 1696]                                    ;    15.3 alu0+agu0   40 h
        mov qword [rsp + 1704], r8                                    ;    16.3 agu1+st0   40 h
        vperm2i128 ymm7, ymm8, ymm12, 0x20                            ;    18.3 fp1     40 h
        vpunpckldq ymm8, ymm0, ymm1                                   ;    17.2 fp2     40 h
        vpunpckhdq ymm0, ymm0, ymm1                                   ;    17.2 fp1     40 h
        vperm2i128 ymm1, ymm9, ymm4, 0x20                             ;    19.3 fp1     40 h
        vpunpckldq ymm4, ymm2, ymm3                                   ;    18.3 fp2     40 h
        vpunpckhdq ymm2, ymm2, ymm3                                   ;    18.3 fp2     40 h
        vperm2i128 ymm3, ymm10, ymm5, 0x20                            ;    20.2 fp1     40 h
        vperm2i128 ymm5, ymm11, ymm6, 0x20                            ;    20.3 fp1     40 h
        vpunpcklqdq ymm6, ymm8, ymm4                                  ;    19.3 fp2     40 h
        vpunpckhqdq ymm4, ymm8, ymm4                                  ;    19.3 fp2     40 h
        vmovdqu [rsp + 0], ymm6                                       ;    20.3 agu2+fp5   40 h
        vpunpcklqdq ymm6, ymm0, ymm2                                  ;    19.3 fp1     40 h
        vpunpckhqdq ymm0, ymm0, ymm2                                  ;    19.3 fp2     40 h
        vmovdqu [rsp + 32], ymm4                                      ;    20.3 agu0+fp5   40 h
        vmovdqu [rsp + 64], ymm6                                      ;    20.3 agu1+fp5   40 h
        vmovdqu [rsp + 96], ymm0                                      ;    20.3 agu2+fp5   40 h
        vpunpckldq ymm0, ymm7, ymm1                                   ;    22.3 fp1     40 h
        vpunpckhdq ymm1, ymm7, ymm1                                   ;    22.3 fp2     40 h
        vpunpckldq ymm2, ymm3, ymm5                                   ;    23.3 fp1     40 h
        vpunpckhdq ymm3, ymm3, ymm5                                   ;    23.3 fp2     40 h
        vpunpcklqdq ymm4, ymm0, ymm2                                  ;    24.3 fp1     40 h
        vpunpckhqdq ymm0, ymm0, ymm2                                  ;    24.3 fp2     40 h
        vmovdqu [rsp + 128], ymm4                                     ;    25.3 agu0+fp5   40 h
        vmovdqu [rsp + 160], ymm0                                     ;    25.3 agu1+fp5   40 h
        vpunpcklqdq ymm0, ymm1, ymm3                                  ;    24.3 fp1     40 h
        vpunpckhqdq ymm1, ymm1, ymm3                                  ;    24.3 fp2     40 h
        vmovdqu [rsp + 192], ymm0                                     ;    25.3 agu2+fp5   40 h
        vmovdqu [rsp + 224], ymm1                                     ;    25.3 agu0+fp5   40 h
        cmp dword [rsp + 1840], 0                                     ;                    no blocks?
        je .blocks_1_done
        vmovdqu ymm0, [rsp + 64]                                      ;                    resident
        vmovdqu ymm1, [rsp + 96]                                      ;                    resident
        vmovdqu ymm2, [rsp + 192]                                     ;                    resident
        vmovdqu ymm3, [rsp + 224]                                     ;                    resident
        vmovdqu ymm4, [rsp + 32]                                      ;                    resident
        vmovdqu ymm5, [rsp + 160]                                     ;                    resident
        mov r8, qword [rsp + 1696]                                    ;                    resident
        mov r9, qword [rsp + 1712]                                    ;                    resident
        mov r10, qword [rsp + 1720]                                   ;                    resident
        mov r11, qword [rsp + 1728]                                   ;                    resident
        mov r12, qword [rsp + 1736]                                   ;                    resident
        mov r13, qword [rsp + 1744]                                   ;                    resident
        mov r14, qword [rsp + 1752]                                   ;                    resident
        mov r15, qword [rsp + 1760]                                   ;                    resident
        mov rsi, qword [rsp + 1768]                                   ;                    resident
        mov rdi, qword [rsp + 1776]                                   ;                    resident
        mov rbp, qword [rsp + 1784]                                   ;                    resident
        mov rax, qword [rsp + 1792]                                   ;                    resident
        mov rcx, qword [rsp + 1800]                                   ;                    resident
        vmovdqu ymm6, [rsp + 0]                                       ;                    resident
        vmovdqu ymm7, [rsp + 128]                                     ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm8, [r8]                                            ;     0.0 agu0    47 t
        vmovdqu xmm9, [r9]                                            ;     0.2 agu1    47 t
        vmovdqu xmm10, [r10]                                          ;     1.0 agu0    47 t
        vmovdqu xmm11, [r11]                                          ;     1.2 agu1    47 t
        vmovdqu xmm12, [r12]                                          ;     2.0 agu0    47 t
        vmovdqu xmm13, [r13]                                          ;     2.2 agu1    47 t
        vmovdqu xmm14, [r14]                                          ;     3.0 agu0    47 t
        vmovdqu xmm15, [r15]                                          ;     3.2 agu1    47 t
        vmovdqu [rsp + 256], ymm7                                     ;     1.3 agu2+fp5   42 v[0] spill
        vmovdqu xmm7, [rsi]                                           ;     4.0 agu0    47 t
        vmovdqu [rsp + 288], ymm6                                     ;     2.3 agu2+fp5   42 v[0] spill
        vmovdqu xmm6, [rdi]                                           ;     4.2 agu1    47 t
        vmovdqu xmm6, [rbp]                                           ;     5.0 agu0    47 t
        vmovdqu xmm6, [rax]                                           ;     5.2 agu1    47 t
        vmovdqu xmm6, [rcx]                                           ;     6.0 agu0    47 t
        vperm2i128 ymm8, ymm8, ymm12, 0x20                            ;     9.0 fp1     47 t
        mov rdx, qword [rsp + 1808]                                   ;     3.3 agu2    47 t reload
        vmovdqu xmm12, [rdx]                                          ;     7.3 agu1    47 t
        vperm2i128 ymm9, ymm9, ymm13, 0x20                            ;     9.2 fp1     47 t
        mov rbx, qword [rsp + 1816]                                   ;     4.3 agu2    47 t reload
        vmovdqu xmm13, [rbx]                                          ;     8.3 agu0    47 t
        vperm2i128 ymm10, ymm10, ymm14, 0x20                          ;    10.0 fp1     47 t
        vperm2i128 ymm11, ymm11, ymm15, 0x20                          ;    10.2 fp1     47 t
        mov rbx, qword [rsp + 1824]                                   ;     5.3 agu2    47 t reload
        vmovdqu xmm14, [rbx]                                          ;     9.3 agu1    47 t
        vpxor ymm15, ymm1, ymm0                                       ;     4.2 fp0     26 t
        vpand ymm15, ymm15, ymm4                                      ;     5.2 fp2     26 t
        vpxor ymm15, ymm15, ymm1                                      ;     6.2 fp3     26 t
        vpaddd ymm15, ymm15, [rsp + 288]                              ;     9.3 fp0+agu0   47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 32]    ;    10.3 fp2+agu1   47 t
        vperm2i128 ymm6, ymm7, ymm6, 0x20                             ;    13.0 fp1     47 t
        vpxor ymm7, ymm3, ymm2                                        ;     5.5 fp3     26 t
        vpand ymm7, ymm7, ymm5                                        ;     6.5 fp0     26 t
        vpxor ymm7, ymm7, ymm3                                        ;     7.5 fp2     26 t
        vpaddd ymm7, ymm7, [rsp + 256]                                ;     9.0 fp3+agu0   47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 32]      ;    10.0 fp0+agu1   47 t
        vmovdqu [rsp + 320], ymm3                                     ;     6.3 agu2+fp5   42 v[3] spill
        vpunpckldq ymm3, ymm8, ymm9                                   ;    12.2 fp2     47 t
        vmovdqu [rsp + 352], ymm9                                     ;    12.2 agu2+fp5   47 t spill
        vpxor ymm9, ymm0, ymm4                                        ;     7.5 fp3     26 t
        vmovdqu [rsp + 384], ymm8                                     ;    12.0 agu2+fp5   47 t spill
        vpunpckldq ymm8, ymm10, ymm11                                 ;    13.2 fp1     47 t
        vmovdqu [rsp + 416], ymm11                                    ;    13.2 agu2+fp5   47 t spill
        vpunpcklqdq ymm11, ymm3, ymm8                                 ;    14.2 fp2     47 t
        vpunpckhqdq ymm8, ymm3, ymm8                                  ;    14.2 fp1     47 t
        vmovdqu xmm3, [rdi]                                           ;    10.0 agu0    47 t reload
        vperm2i128 ymm12, ymm3, ymm12, 0x20                           ;    17.0 fp1     47 t
        vmovdqu xmm3, [rbp]                                           ;    10.2 agu1    47 t reload
        vperm2i128 ymm13, ymm3, ymm13, 0x20                           ;    17.2 fp1     47 t
        vpaddd ymm15, ymm15, ymm11                                    ;    15.2 fp0     47 t
        vmovdqu xmm3, [rax]                                           ;    11.0 agu0    47 t reload
        vperm2i128 ymm14, ymm3, ymm14, 0x20                           ;    18.0 fp1     47 t
        vpaddd ymm3, ymm8, ymm1                                       ;    15.2 fp3     47 t
        vpaddd ymm3, ymm3, [rel md5_blocks.T0_constants256 + 64]      ;    16.2 fp2+agu1   47 t
        vmovdqu [rsp + 448], ymm1                                     ;    10.8 agu2+fp5   42 v[3] spill
        vpslld ymm1, ymm15, 7                                         ;    16.2 fp2     48 v[0]
        vpsrld ymm15, ymm15, 0x19                                     ;    16.2 fp2     48 v[0]
        vpxor ymm1, ymm1, ymm15                                       ;    17.2 fp0     48 v[0]
        vpaddd ymm1, ymm1, ymm4                                       ;    18.2 fp3     48 v[0]
        vmovdqa ymm15, ymm0                                           ;    12.3         26 t copy
        vpand ymm9, ymm9, ymm1                                        ;    19.2 fp0     26 t
        vpxor ymm15, ymm15, ymm9                                      ;    20.2 fp1     26 t
        vpxor ymm9, ymm2, ymm5                                        ;    13.2 fp3     26 t
        vpaddd ymm3, ymm3, ymm15                                      ;    21.2 fp2     47 t
        vpunpckldq ymm15, ymm6, ymm12                                 ;    20.0 fp1     47 t
        vmovdqu [rsp + 480], ymm11                                    ;    15.2 agu2+fp5   47 t spill
        vmovdqa ymm11, ymm2                                           ;    14.3         26 t copy
        vmovdqu [rsp + 512], ymm8                                     ;    15.2 agu0+fp5   47 t spill
        vpunpckldq ymm8, ymm13, ymm14                                 ;    21.0 fp2     47 t
        vmovdqu [rsp + 544], ymm2                                     ;    16.2 agu1+fp5   42 v[2] spill
        vmovdqa ymm2, ymm1                                            ;    19.2         48 v[3] copy
        vmovdqu [rsp + 576], ymm0                                     ;    17.2 agu2+fp5   42 v[2] spill
        vpunpcklqdq ymm0, ymm15, ymm8                                 ;    22.0 fp1     47 t
        vpunpckhqdq ymm8, ymm15, ymm8                                 ;    22.0 fp2     47 t
        vpxor ymm15, ymm1, ymm4                                       ;    19.2 fp0     26 t
        vpaddd ymm7, ymm7, ymm0                                       ;    23.0 fp3     47 t
        vpunpckhdq ymm10, ymm10, [rsp + 416]                          ;    20.2 fp1+agu0   47 t
        vpunpckhdq ymm12, ymm6, ymm12                                 ;    20.0 fp2     47 t
        vpunpckhdq ymm13, ymm13, ymm14                                ;    21.0 fp1     47 t
        vmovdqu ymm14, [rsp + 384]                                    ;    17.5 agu1    47 t reload
        vpunpckhdq ymm14, ymm14, [rsp + 352]                          ;    24.5 fp2+agu0   47 t
        vpslld ymm6, ymm3, 0xc                                        ;    22.2 fp1     48 v[3]
        vpsrld ymm3, ymm3, 0x14                                       ;    22.2 fp2     48 v[3]
        vpxor ymm6, ymm6, ymm3                                        ;    23.2 fp0     48 v[3]
        vpaddd ymm2, ymm2, ymm6                                       ;    24.2 fp3     48 v[3]
        vmovdqu ymm3, [rsp + 320]                                     ;    19.5 agu1    42 v[3] reload
        vpaddd ymm6, ymm8, ymm3                                       ;    26.5 fp0     47 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 64]      ;    27.5 fp1+agu0   47 t
        vpslld ymm3, ymm7, 7                                          ;    24.0 fp2     48 v[0]
        vpsrld ymm7, ymm7, 0x19                                       ;    24.0 fp1     48 v[0]
        vpxor ymm3, ymm3, ymm7                                        ;    25.0 fp3     48 v[0]
        vpunpcklqdq ymm7, ymm12, ymm13                                ;    22.0 fp2     47 t
        vpaddd ymm3, ymm3, ymm5                                       ;    26.0 fp0     48 v[0]
        vpand ymm15, ymm15, ymm2                                      ;    25.2 fp3     26 t
        vpxor ymm15, ymm15, ymm4                                      ;    26.2 fp0     26 t
        vpaddd ymm15, ymm15, [rsp + 576]                              ;    27.2 fp1+agu1   47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 96]    ;    28.2 fp2+agu0   47 t
        vmovdqu [rsp + 352], ymm0                                     ;    23.0 agu2+fp5   47 t spill
        vpaddd ymm0, ymm7, [rsp + 544]                                ;    23.2 fp3+agu1   47 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 96]      ;    24.2 fp0+agu0   47 t
        vpand ymm9, ymm9, ymm3                                        ;    27.0 fp1     26 t
        vpxor ymm11, ymm11, ymm9                                      ;    28.0 fp2     26 t
        vmovdqu xmm9, [r8 + 16]                                       ;    24.2 agu1    47 t
        vmovdqu [rsp + 384], ymm7                                     ;    24.0 agu2+fp5   47 t spill
        vmovdqu xmm7, [r9 + 16]                                       ;    24.3 agu0    47 t
        vpaddd ymm6, ymm6, ymm11                                      ;    29.0 fp3     47 t
        vmovdqu xmm11, [r10 + 16]                                     ;    25.2 agu1    47 t
        vmovdqu [rsp + 416], ymm8                                     ;    25.0 agu2+fp5   47 t spill
        vmovdqu xmm8, [r11 + 16]                                      ;    25.3 agu0    47 t
        vpunpcklqdq ymm11, ymm14, ymm10                               ;    25.5 fp1     47 t
        vpaddd ymm15, ymm15, ymm11                                    ;    29.2 fp0     47 t
        vmovdqu [rsp + 608], ymm11                                    ;    26.5 agu2+fp5   47 t spill
        vmovdqu xmm11, [r12 + 16]                                     ;    26.2 agu1    47 t
        vmovdqu xmm8, [r13 + 16]                                      ;    26.3 agu0    47 t
        vmovdqu xmm9, [r14 + 16]                                      ;    27.2 agu1    47 t
        vmovdqu xmm9, [r15 + 16]                                      ;    27.3 agu0    47 t
        vmovdqu xmm9, [rsi + 16]                                      ;    28.2 agu1    47 t
        vmovdqu xmm9, [rdi + 16]                                      ;    28.3 agu0    47 t
        vmovdqu xmm9, [rbp + 16]                                      ;    29.2 agu1    47 t
        vmovdqu xmm9, [rax + 16]                                      ;    29.3 agu0    47 t
        vmovdqu xmm9, [rcx + 16]                                      ;    30.2 agu1    47 t
        vmovdqu xmm9, [rdx + 16]                                      ;    30.3 agu0    47 t
        vmovdqu xmm9, [rbx + 16]                                      ;    31.2 agu1    47 t
        vmovdqa ymm9, ymm3                                            ;    27.3         48 v[3] copy
        vpxor ymm7, ymm3, ymm5                                        ;    27.5 fp2     26 t
        vpslld ymm11, ymm6, 0xc                                       ;    30.0 fp1     48 v[3]
        vpsrld ymm6, ymm6, 0x14                                       ;    30.0 fp2     48 v[3]
        vpxor ymm11, ymm11, ymm6                                      ;    31.0 fp3     48 v[3]
        vmovdqa ymm6, ymm2                                            ;    28.2         48 v[2] copy
        vpaddd ymm9, ymm9, ymm11                                      ;    32.0 fp0     48 v[3]
        vpunpckhqdq ymm10, ymm14, ymm10                               ;    28.7 fp1     47 t
        vpunpckhqdq ymm11, ymm12, ymm13                               ;    29.5 fp2     47 t
        vpxor ymm12, ymm1, ymm2                                       ;    29.0 fp3     26 t
        vpxor ymm13, ymm3, ymm9                                       ;    33.0 fp0     26 t
        vpslld ymm14, ymm15, 0x11                                     ;    30.2 fp1     48 v[2]
        vpsrld ymm15, ymm15, 0xf                                      ;    30.5 fp2     48 v[2]
        vpxor ymm14, ymm14, ymm15                                     ;    31.5 fp3     48 v[2]
        vpaddd ymm6, ymm6, ymm14                                      ;    32.5 fp0     48 v[2]
        vpand ymm7, ymm7, ymm9                                        ;    33.0 fp1     26 t
        vmovdqa ymm14, ymm1                                           ;    30.0         26 t copy
        vmovdqa ymm15, ymm3                                           ;    30.2         26 t copy
        vpxor ymm7, ymm7, ymm5                                        ;    34.0 fp3     26 t
        vpaddd ymm0, ymm0, ymm7                                       ;    35.0 fp0     47 t
        vpaddd ymm7, ymm10, ymm4                                      ;    31.5 fp2     47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 128]     ;    32.5 fp1+agu0   47 t
        vpand ymm12, ymm12, ymm6                                      ;    33.5 fp3     26 t
        vpxor ymm14, ymm14, ymm12                                     ;    34.5 fp0     26 t
        vpaddd ymm12, ymm11, ymm5                                     ;    32.5 fp2     47 t
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 128]   ;    33.5 fp1+agu1   47 t
        vpaddd ymm7, ymm7, ymm14                                      ;    35.5 fp3     47 t
        vmovdqu xmm14, [r9 + 16]                                      ;    32.3 agu0    47 t reload
        vperm2i128 ymm8, ymm14, ymm8, 0x20                            ;    39.3 fp1     47 t
        vmovdqa ymm14, ymm9                                           ;    33.0         48 v[2] copy
        vmovdqu [rsp + 640], ymm5                                     ;    32.3 agu2+fp5   42 v[1] spill
        vmovdqa ymm5, ymm6                                            ;    33.5         48 v[1] copy
        vmovdqu [rsp + 672], ymm4                                     ;    33.3 agu1+fp5   42 v[1] spill
        vpslld ymm4, ymm0, 0x11                                       ;    36.0 fp2     48 v[2]
        vpsrld ymm0, ymm0, 0xf                                        ;    36.0 fp2     48 v[2]
        vpxor ymm4, ymm4, ymm0                                        ;    37.0 fp0     48 v[2]
        vpslld ymm0, ymm7, 0x16                                       ;    36.5 fp1     48 v[1]
        vpsrld ymm7, ymm7, 0xa                                        ;    36.5 fp2     48 v[1]
        vpaddd ymm14, ymm14, ymm4                                     ;    38.0 fp3     48 v[2]
        vpxor ymm0, ymm0, ymm7                                        ;    37.5 fp0     48 v[1]
        vpaddd ymm5, ymm5, ymm0                                       ;    38.5 fp3     48 v[1]
        vmovdqu xmm0, [r12 + 16]                                      ;    34.2 agu0    47 t reload
        vmovdqu xmm4, [r8 + 16]                                       ;    34.3 agu1    47 t reload
        vperm2i128 ymm0, ymm4, ymm0, 0x20                             ;    41.3 fp1     47 t
        vpand ymm13, ymm13, ymm14                                     ;    39.0 fp0     26 t
        vpxor ymm15, ymm15, ymm13                                     ;    40.0 fp3     26 t
        vmovdqu xmm13, [r14 + 16]                                     ;    35.2 agu0    47 t reload
        vmovdqu xmm4, [r10 + 16]                                      ;    35.3 agu1    47 t reload
        vperm2i128 ymm13, ymm4, ymm13, 0x20                           ;    42.3 fp1     47 t
        vpaddd ymm12, ymm12, ymm15                                    ;    41.0 fp0     47 t
        vmovdqu xmm15, [r15 + 16]                                     ;    36.2 agu0    47 t reload
        vmovdqu xmm4, [r11 + 16]                                      ;    36.3 agu1    47 t reload
        vperm2i128 ymm15, ymm4, ymm15, 0x20                           ;    43.3 fp1     47 t
        mov rbx, qword [rsp + 1816]                                   ;    36.2 agu2    47 t reload
        vmovdqu xmm4, [rbx + 16]                                      ;    40.2 agu0    47 t
        vpxor ymm7, ymm2, ymm6                                        ;    36.5 fp2     26 t
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 160]     ;    37.3 fp3+agu1   47 t
        vpaddd ymm3, ymm3, [rel md5_blocks.T0_constants256 + 160]     ;    38.2 fp0+agu0   47 t
        vpand ymm7, ymm7, ymm5                                        ;    39.5 fp2     26 t
        vpxor ymm7, ymm7, ymm2                                        ;    40.5 fp3     26 t
        vpaddd ymm1, ymm1, ymm7                                       ;    41.5 fp0     47 t
        vpxor ymm7, ymm9, ymm14                                       ;    39.0 fp2     26 t
        vmovdqu [rsp + 704], ymm11                                    ;    37.7 agu2+fp5   47 t spill
        vmovdqa ymm11, ymm9                                           ;    37.8         26 t copy
        vmovdqu [rsp + 736], ymm10                                    ;    38.7 agu1+fp5   47 t spill
        vmovdqa ymm10, ymm14                                          ;    39.0         48 v[1] copy
        vmovdqu [rsp + 768], ymm9                                     ;    39.7 agu2+fp5   48 v[3] spill
        vmovdqa ymm9, ymm5                                            ;    39.5         48 v[0] copy
        vmovdqu [rsp + 800], ymm2                                     ;    40.7 agu0+fp5   48 v[3] spill
        vpslld ymm2, ymm12, 0x16                                      ;    42.0 fp1     48 v[1]
        vpsrld ymm12, ymm12, 0xa                                      ;    42.0 fp2     48 v[1]
        vpxor ymm2, ymm2, ymm12                                       ;    43.0 fp3     48 v[1]
        vpxor ymm12, ymm6, ymm5                                       ;    39.5 fp0     26 t
        vpaddd ymm10, ymm10, ymm2                                     ;    44.0 fp1     48 v[1]
        vpxor ymm2, ymm14, ymm10                                      ;    45.0 fp3     26 t
        vpand ymm7, ymm7, ymm10                                       ;    45.0 fp0     26 t
        vpxor ymm11, ymm11, ymm7                                      ;    46.0 fp2     26 t
        vpunpckldq ymm7, ymm0, ymm8                                   ;    44.3 fp1     47 t
        vpaddd ymm3, ymm3, ymm11                                      ;    47.0 fp3     47 t
        vmovdqa ymm11, ymm10                                          ;    45.0         48 v[0] copy
        vmovdqu [rsp + 832], ymm8                                     ;    42.3 agu1+fp5   47 t spill
        vpunpckldq ymm8, ymm13, ymm15                                 ;    46.3 fp2     47 t
        vmovdqu [rsp + 864], ymm0                                     ;    44.3 agu2+fp5   47 t spill
        vmovdqu xmm0, [rbp + 16]                                      ;    41.5 agu0    47 t reload
        vperm2i128 ymm0, ymm0, ymm4, 0x20                             ;    48.5 fp1     47 t
        vpunpcklqdq ymm4, ymm7, ymm8                                  ;    47.3 fp2     47 t
        vpaddd ymm1, ymm1, ymm4                                       ;    48.3 fp0     47 t
        vmovdqu [rsp + 896], ymm4                                     ;    48.3 agu1+fp5   47 t spill
        vpslld ymm4, ymm1, 7                                          ;    49.3 fp1     48 v[0]
        vpsrld ymm1, ymm1, 0x19                                       ;    49.3 fp2     48 v[0]
        vpxor ymm4, ymm4, ymm1                                        ;    50.3 fp3     48 v[0]
        vpaddd ymm9, ymm9, ymm4                                       ;    51.3 fp0     48 v[0]
        vmovdqu xmm1, [rcx + 16]                                      ;    44.3 agu0    47 t reload
        vmovdqu xmm4, [rsi + 16]                                      ;    44.5 agu1    47 t reload
        vperm2i128 ymm1, ymm4, ymm1, 0x20                             ;    51.5 fp1     47 t
        vmovdqu xmm4, [rdx + 16]                                      ;    45.3 agu0    47 t reload
        vmovdqu [rsp + 928], ymm15                                    ;    46.3 agu2+fp5   47 t spill
        vmovdqu xmm15, [rdi + 16]                                     ;    45.5 agu1    47 t reload
        vperm2i128 ymm15, ymm15, ymm4, 0x20                           ;    52.5 fp1     47 t
        vpand ymm12, ymm12, ymm9                                      ;    52.3 fp3     26 t
        mov rbx, qword [rsp + 1824]                                   ;    46.0 agu2    47 t reload
        vmovdqu xmm4, [rbx + 16]                                      ;    50.0 agu0    47 t reload
        vmovdqu [rsp + 960], ymm13                                    ;    46.5 agu1+fp5   47 t spill
        vmovdqu xmm13, [rax + 16]                                     ;    47.3 agu0    47 t reload
        vperm2i128 ymm13, ymm13, ymm4, 0x20                           ;    57.0 fp1     47 t
        vpunpckhqdq ymm8, ymm7, ymm8                                  ;    47.3 fp2     47 t
        vpxor ymm12, ymm6, ymm12                                      ;    53.3 fp0     26 t
        vmovdqa ymm4, ymm14                                           ;    47.3         26 t copy
        vpaddd ymm7, ymm8, [rsp + 800]                                ;    48.3 fp3+agu1   47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 192]     ;    49.3 fp1+agu0   47 t
        vpaddd ymm7, ymm7, ymm12                                      ;    54.3 fp2     47 t
        vmovdqu ymm12, [rsp + 768]                                    ;    48.5 agu1    47 t
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 192]   ;    55.5 fp0+agu0   47 t
        vmovdqu [rsp + 768], ymm8                                     ;    48.7 agu2+fp5   47 t spill
        vpunpckldq ymm8, ymm1, ymm15                                  ;    55.5 fp1     47 t
        vmovdqu [rsp + 800], ymm14                                    ;    49.7 agu1+fp5   48 v[2] spill
        vpslld ymm14, ymm7, 0xc                                       ;    55.3 fp2     48 v[3]
        vpsrld ymm7, ymm7, 0x14                                       ;    55.3 fp1     48 v[3]
        vmovdqu [rsp + 992], ymm6                                     ;    50.7 agu2+fp5   48 v[2] spill
        vpunpckldq ymm6, ymm0, ymm13                                  ;    60.0 fp2     47 t
        vpxor ymm14, ymm14, ymm7                                      ;    56.3 fp3     48 v[3]
        vpaddd ymm14, ymm9, ymm14                                     ;    57.3 fp0     48 v[3]
        vpunpcklqdq ymm7, ymm8, ymm6                                  ;    61.0 fp1     47 t
        vmovdqu [rsp + 1024], ymm14                                   ;    58.3 agu0+fp5   48 v[3] spill
        vpxor ymm14, ymm5, ymm9                                       ;    52.3 fp3     26 t
        vmovdqu [rsp + 1056], ymm9                                    ;    52.7 agu1+fp5   48 v[0] spill
        vmovdqa ymm9, ymm10                                           ;    52.3         26 t copy
        vpunpckhqdq ymm8, ymm8, ymm6                                  ;    61.0 fp2     47 t
        vmovdqu ymm6, [rsp + 864]                                     ;    52.7 agu0    47 t reload
        vpunpckhdq ymm6, ymm6, [rsp + 832]                            ;    59.7 fp1+agu1   47 t
        vmovdqu [rsp + 832], ymm10                                    ;    53.7 agu2+fp5   48 v[1] spill
        vmovdqu ymm10, [rsp + 960]                                    ;    53.7 agu0    47 t reload
        vpunpckhdq ymm10, ymm10, [rsp + 928]                          ;    60.7 fp2+agu1   47 t
        vpaddd ymm3, ymm3, ymm7                                       ;    62.0 fp0     47 t
        vpunpckhdq ymm15, ymm1, ymm15                                 ;    55.5 fp1     47 t
        vmovdqu ymm1, [rsp + 1024]                                    ;    58.3 agu0    48 v[3] reload
        vpand ymm14, ymm14, ymm1                                      ;    65.3 fp3     26 t
        vpunpckhdq ymm13, ymm0, ymm13                                 ;    60.0 fp2     47 t
        vpaddd ymm12, ymm12, ymm8                                     ;    62.0 fp0     47 t
        vpslld ymm0, ymm3, 7                                          ;    63.0 fp1     48 v[0]
        vpsrld ymm3, ymm3, 0x19                                       ;    63.0 fp2     48 v[0]
        vpxor ymm0, ymm0, ymm3                                        ;    64.0 fp3     48 v[0]
        vpxor ymm14, ymm5, ymm14                                      ;    66.3 fp0     26 t
        vmovdqu ymm3, [rsp + 832]                                     ;    57.3 agu1    26 t
        vpaddd ymm11, ymm11, ymm0                                     ;    65.0 fp1     48 v[0]
        vmovdqu xmm0, [r8 + 32]                                       ;    58.3 agu0    47 t
        vmovdqu [rsp + 928], ymm7                                     ;    62.0 agu2+fp5   47 t spill
        vmovdqu ymm7, [rsp + 992]                                     ;    58.7 agu1    47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 224]     ;    65.7 fp3+agu0   47 t
        vmovdqu [rsp + 992], ymm8                                     ;    62.0 agu2+fp5   47 t spill
        vpunpcklqdq ymm8, ymm15, ymm13                                ;    61.0 fp2     47 t
        vpunpcklqdq ymm0, ymm6, ymm10                                 ;    61.7 fp1     47 t
        vpaddd ymm7, ymm7, ymm0                                       ;    66.7 fp0     47 t
        vmovdqu [rsp + 960], ymm0                                     ;    62.7 agu1+fp5   47 t spill
        vpaddd ymm0, ymm8, [rsp + 800]                                ;    62.0 fp3+agu0   47 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 224]     ;    63.0 fp2+agu1   47 t
        vpaddd ymm7, ymm7, ymm14                                      ;    67.7 fp1     47 t
        vpand ymm2, ymm2, ymm11                                       ;    66.0 fp0     26 t
        vmovdqu xmm14, [r9 + 32]                                      ;    62.2 agu0    47 t
        vpxor ymm4, ymm4, ymm2                                        ;    67.0 fp3     26 t
        vmovdqu xmm2, [r10 + 32]                                      ;    63.0 agu1    47 t
        vmovdqu [rsp + 800], ymm8                                     ;    62.7 agu2+fp5   47 t spill
        vmovdqu xmm8, [r11 + 32]                                      ;    63.2 agu0    47 t
        vpxor ymm9, ymm9, ymm11                                       ;    66.0 fp2     26 t
        vpaddd ymm12, ymm12, ymm4                                     ;    68.0 fp1     47 t
        vmovdqu xmm4, [r12 + 32]                                      ;    64.0 agu1    47 t
        vmovdqu xmm8, [r13 + 32]                                      ;    64.2 agu0    47 t
        vmovdqu xmm14, [r14 + 32]                                     ;    65.0 agu1    47 t
        vmovdqu xmm2, [r15 + 32]                                      ;    65.2 agu0    47 t
        vmovdqu xmm2, [rsi + 32]                                      ;    66.0 agu1    47 t
        vmovdqu xmm2, [rdi + 32]                                      ;    66.2 agu0    47 t
        vmovdqu xmm2, [rbp + 32]                                      ;    67.0 agu1    47 t
        vmovdqu xmm2, [rax + 32]                                      ;    67.2 agu0    47 t
        vmovdqu xmm2, [rcx + 32]                                      ;    68.0 agu1    47 t
        vmovdqu xmm2, [rdx + 32]                                      ;    68.2 agu0    47 t
        vmovdqu xmm2, [rbx + 32]                                      ;    69.0 agu1    47 t
        vmovdqa ymm2, ymm11                                           ;    66.0         48 v[3] copy
        vpslld ymm8, ymm12, 0xc                                       ;    69.0 fp2     48 v[3]
        vpsrld ymm12, ymm12, 0x14                                     ;    69.0 fp1     48 v[3]
        vpxor ymm8, ymm8, ymm12                                       ;    70.0 fp0     48 v[3]
        vmovdqa ymm12, ymm1                                           ;    66.3         48 v[2] copy
        vpaddd ymm2, ymm2, ymm8                                       ;    71.0 fp3     48 v[3]
        vpunpckhqdq ymm8, ymm6, ymm10                                 ;    66.7 fp2     47 t
        vpunpckhqdq ymm10, ymm15, ymm13                               ;    67.0 fp1     47 t
        vpxor ymm13, ymm11, ymm2                                      ;    72.0 fp0     26 t
        vmovdqu ymm15, [rsp + 1056]                                   ;    69.2 agu0    48 v[0] reload
        vpxor ymm6, ymm1, ymm15                                       ;    76.2 fp3     26 t
        vpslld ymm1, ymm7, 0x11                                       ;    68.7 fp2     48 v[2]
        vpsrld ymm7, ymm7, 0xf                                        ;    68.7 fp1     48 v[2]
        vpxor ymm1, ymm1, ymm7                                        ;    69.7 fp0     48 v[2]
        vpaddd ymm12, ymm12, ymm1                                     ;    70.7 fp3     48 v[2]
        vpand ymm9, ymm9, ymm2                                        ;    72.0 fp2     26 t
        vmovdqa ymm1, ymm11                                           ;    68.3         26 t copy
        vpxor ymm3, ymm3, ymm9                                        ;    73.0 fp1     26 t
        vpaddd ymm5, ymm5, ymm8                                       ;    69.2 fp0     47 t
        vpaddd ymm9, ymm10, [rsp + 832]                               ;    70.0 fp3+agu1   47 t
        vmovdqu ymm7, [rel md5_blocks.T0_constants256 + 256]          ;    70.2 agu0    47 t reload
        vpaddd ymm5, ymm5, ymm7                                       ;    77.2 fp2     47 t
        vpaddd ymm0, ymm0, ymm3                                       ;    74.0 fp1     47 t
        vmovdqu xmm3, [r8 + 32]                                       ;    71.0 agu1    47 t reload
        vperm2i128 ymm3, ymm3, ymm4, 0x20                             ;    78.0 fp1     47 t
        vmovdqu xmm4, [r10 + 32]                                      ;    71.2 agu0    47 t reload
        vperm2i128 ymm14, ymm4, ymm14, 0x20                           ;    78.2 fp1     47 t
        vmovdqa ymm4, ymm2                                            ;    72.0         48 v[2] copy
        vpand ymm6, ymm12, ymm6                                       ;    77.2 fp0     26 t
        vmovdqu [rsp + 832], ymm10                                    ;    70.5 agu2+fp5   47 t spill
        vmovdqa ymm10, ymm12                                          ;    71.7         48 v[1] copy
        vpaddd ymm9, ymm9, ymm7                                       ;    77.2 fp3     47 t
        vpslld ymm7, ymm0, 0x11                                       ;    75.0 fp2     48 v[2]
        vpsrld ymm0, ymm0, 0xf                                        ;    75.0 fp2     48 v[2]
        vpxor ymm7, ymm7, ymm0                                        ;    76.0 fp0     48 v[2]
        vpaddd ymm4, ymm4, ymm7                                       ;    77.0 fp3     48 v[2]
        vpxor ymm0, ymm15, ymm6                                       ;    78.2 fp0     26 t
        mov rbx, qword [rsp + 1816]                                   ;    72.0 agu2    47 t reload
        vmovdqu xmm6, [rbx + 32]                                      ;    76.0 agu1    47 t
        vpxor ymm7, ymm2, ymm4                                        ;    78.0 fp3     26 t
        vmovdqu [rsp + 864], ymm8                                     ;    72.5 agu0+fp5   47 t spill
        vmovdqa ymm8, ymm2                                            ;    72.7         26 t copy
        vpxor ymm15, ymm12, [rsp + 1024]                              ;    73.2 fp1+agu1   26 t
        vpaddd ymm5, ymm5, ymm0                                       ;    79.2 fp2     47 t
        vmovdqu ymm0, [rsp + 1024]                                    ;    73.5 agu0    26 t
        vpand ymm13, ymm13, ymm4                                      ;    78.0 fp0     26 t
        vpxor ymm1, ymm1, ymm13                                       ;    79.0 fp3     26 t
        vmovdqu ymm13, [rel md5_blocks.T0_constants256 + 288]         ;    75.0 agu1    47 t reload
        vpaddd ymm11, ymm11, ymm13                                    ;    82.0 fp1     47 t
        vpaddd ymm9, ymm9, ymm1                                       ;    80.0 fp2     47 t
        vmovdqu ymm1, [rsp + 1056]                                    ;    76.0 agu0    47 t
        vpaddd ymm1, ymm1, ymm13                                      ;    83.0 fp0     47 t
        vmovdqa ymm13, ymm4                                           ;    78.0         48 v[1] copy
        vmovdqu [rsp + 1056], ymm2                                    ;    76.5 agu2+fp5   48 v[3] spill
        vpslld ymm2, ymm5, 0x16                                       ;    80.2 fp1     48 v[1]
        vpsrld ymm5, ymm5, 0xa                                        ;    80.2 fp2     48 v[1]
        vpxor ymm2, ymm2, ymm5                                        ;    81.2 fp3     48 v[1]
        vpslld ymm5, ymm9, 0x16                                       ;    81.0 fp1     48 v[1]
        vpsrld ymm9, ymm9, 0xa                                        ;    81.0 fp2     48 v[1]
        vpaddd ymm10, ymm10, ymm2                                     ;    82.2 fp0     48 v[1]
        vpxor ymm5, ymm5, ymm9                                        ;    82.0 fp3     48 v[1]
        vpaddd ymm13, ymm13, ymm5                                     ;    83.0 fp1     48 v[1]
        vmovdqu xmm9, [r13 + 32]                                      ;    78.5 agu1    47 t reload
        vmovdqu xmm2, [r9 + 32]                                       ;    78.7 agu0    47 t reload
        vperm2i128 ymm9, ymm2, ymm9, 0x20                             ;    85.7 fp1     47 t
        vpxor ymm2, ymm12, ymm10                                      ;    83.2 fp0     26 t
        vmovdqu xmm5, [rbp + 32]                                      ;    79.5 agu1    47 t reload
        vperm2i128 ymm5, ymm5, ymm6, 0x20                             ;    86.5 fp1     47 t
        vpand ymm15, ymm15, ymm10                                     ;    83.2 fp2     26 t
        vpxor ymm0, ymm0, ymm15                                       ;    84.2 fp3     26 t
        vpaddd ymm1, ymm1, ymm0                                       ;    85.2 fp0     47 t
        vmovdqu xmm15, [r15 + 32]                                     ;    80.2 agu0    47 t reload
        vmovdqu xmm0, [r11 + 32]                                      ;    80.5 agu1    47 t reload
        vperm2i128 ymm15, ymm0, ymm15, 0x20                           ;    87.5 fp1     47 t
        vpxor ymm0, ymm4, ymm13                                       ;    84.0 fp2     26 t
        vmovdqa ymm6, ymm10                                           ;    83.2         48 v[0] copy
        vpand ymm7, ymm7, ymm13                                       ;    84.0 fp3     26 t
        vpxor ymm8, ymm8, ymm7                                        ;    85.0 fp0     26 t
        vpaddd ymm11, ymm11, ymm8                                     ;    86.0 fp2     47 t
        vmovdqa ymm8, ymm13                                           ;    84.0         48 v[0] copy
        vpunpckldq ymm7, ymm3, ymm9                                   ;    88.7 fp1     47 t
        vmovdqu [rsp + 1088], ymm13                                   ;    84.0 agu2+fp5   48 v[1] spill
        vpunpckldq ymm13, ymm14, ymm15                                ;    90.5 fp2     47 t
        vmovdqu [rsp + 1120], ymm15                                   ;    90.5 agu0+fp5   47 t spill
        vpunpcklqdq ymm15, ymm7, ymm13                                ;    91.5 fp1     47 t
        vpaddd ymm1, ymm1, ymm15                                      ;    92.5 fp3     47 t
        vmovdqu [rsp + 1152], ymm15                                   ;    92.5 agu1+fp5   47 t spill
        vmovdqu xmm15, [rcx + 32]                                     ;    84.3 agu0    47 t reload
        vmovdqu [rsp + 1184], ymm14                                   ;    86.0 agu2+fp5   47 t spill
        vmovdqu xmm14, [rsi + 32]                                     ;    85.0 agu1    47 t reload
        vperm2i128 ymm14, ymm14, ymm15, 0x20                          ;    92.0 fp1     47 t
        vpslld ymm15, ymm1, 7                                         ;    93.5 fp2     48 v[0]
        vpsrld ymm1, ymm1, 0x19                                       ;    93.5 fp1     48 v[0]
        vpxor ymm15, ymm15, ymm1                                      ;    94.5 fp0     48 v[0]
        vmovdqu xmm1, [rdx + 32]                                      ;    85.3 agu0    47 t reload
        vmovdqu [rsp + 1216], ymm9                                    ;    88.7 agu2+fp5   47 t spill
        vmovdqu xmm9, [rdi + 32]                                      ;    86.0 agu1    47 t reload
        vperm2i128 ymm9, ymm9, ymm1, 0x20                             ;    93.0 fp1     47 t
        vpaddd ymm6, ymm6, ymm15                                      ;    95.5 fp3     48 v[0]
        mov rbx, qword [rsp + 1824]                                   ;    86.3 agu0    47 t reload
        vmovdqu xmm15, [rbx + 32]                                     ;    90.3 agu1    47 t reload
        vmovdqu xmm1, [rax + 32]                                      ;    87.3 agu0    47 t reload
        vperm2i128 ymm15, ymm1, ymm15, 0x20                           ;    97.3 fp1     47 t
        vmovdqa ymm1, ymm12                                           ;    87.5         26 t copy
        vpunpckhqdq ymm13, ymm7, ymm13                                ;    91.5 fp2     47 t
        vmovdqa ymm7, ymm4                                            ;    88.7         26 t copy
        vmovdqu [rsp + 1248], ymm4                                    ;    88.8 agu2+fp5   48 v[2] spill
        vmovdqu ymm4, [rsp + 1024]                                    ;    89.0 agu1    47 t
        vpaddd ymm4, ymm4, [rel md5_blocks.T0_constants256 + 320]     ;    96.0 fp0+agu0   47 t
        vpaddd ymm4, ymm4, ymm13                                      ;    97.0 fp3     47 t
        vmovdqu [rsp + 1024], ymm13                                   ;    92.5 agu2+fp5   47 t spill
        vmovdqu ymm13, [rsp + 1056]                                   ;    90.5 agu1    47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 320]   ;    97.5 fp1+agu0   47 t
        vpand ymm2, ymm2, ymm6                                        ;    96.5 fp2     26 t
        vpxor ymm1, ymm1, ymm2                                        ;    97.5 fp0     26 t
        vpunpckldq ymm2, ymm14, ymm9                                  ;    96.0 fp1     47 t
        vpaddd ymm4, ymm4, ymm1                                       ;    98.5 fp3     47 t
        vpslld ymm1, ymm4, 0xc                                        ;    99.5 fp2     48 v[3]
        vpsrld ymm4, ymm4, 0x14                                       ;    99.5 fp1     48 v[3]
        vmovdqu [rsp + 1056], ymm12                                   ;    92.8 agu2+fp5   48 v[2] spill
        vpunpckldq ymm12, ymm5, ymm15                                 ;   100.3 fp2     47 t
        vpxor ymm1, ymm1, ymm4                                        ;   100.5 fp0     48 v[3]
        vpaddd ymm1, ymm6, ymm1                                       ;   101.5 fp3     48 v[3]
        vpunpcklqdq ymm4, ymm2, ymm12                                 ;   101.3 fp1     47 t
        vpunpckhdq ymm3, ymm3, [rsp + 1216]                           ;    95.7 fp2+agu1   47 t
        vmovdqu [rsp + 1216], ymm3                                    ;    96.7 agu0+fp5   47 t spill
        vpxor ymm3, ymm10, ymm6                                       ;    96.5 fp0     26 t
        vpunpckhqdq ymm12, ymm2, ymm12                                ;   101.3 fp1     47 t
        vmovdqu ymm2, [rsp + 1088]                                    ;    96.2 agu1    26 t
        vpaddd ymm11, ymm11, ymm4                                     ;   102.3 fp3     47 t
        vpunpckhdq ymm9, ymm14, ymm9                                  ;    96.5 fp2     47 t
        vpunpckhdq ymm14, ymm5, ymm15                                 ;   100.3 fp1     47 t
        vmovdqu ymm15, [rsp + 1184]                                   ;    96.8 agu0    47 t reload
        vpunpckhdq ymm15, ymm15, [rsp + 1120]                         ;   103.8 fp2+agu1   47 t
        vpaddd ymm13, ymm13, ymm12                                    ;   102.3 fp0     47 t
        vpslld ymm5, ymm11, 7                                         ;   103.3 fp1     48 v[0]
        vpsrld ymm11, ymm11, 0x19                                     ;   103.3 fp2     48 v[0]
        vpand ymm3, ymm3, ymm1                                        ;   102.5 fp3     26 t
        vpxor ymm5, ymm5, ymm11                                       ;   104.3 fp0     48 v[0]
        vpxor ymm11, ymm10, ymm3                                      ;   103.5 fp3     26 t
        vmovdqu ymm3, [rsp + 1088]                                    ;    99.5 agu0    26 t
        vpaddd ymm8, ymm8, ymm5                                       ;   105.3 fp1     48 v[0]
        vpunpcklqdq ymm5, ymm9, ymm14                                 ;   101.3 fp2     47 t
        vpaddd ymm11, ymm11, [rsp + 1056]                             ;   104.5 fp0+agu1   47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 352]   ;   105.5 fp3+agu0   47 t
        vmovdqu [rsp + 1056], ymm4                                    ;   102.3 agu2+fp5   47 t spill
        vmovdqu ymm4, [rsp + 1248]                                    ;   101.3 agu1    47 t
        vpaddd ymm4, ymm4, ymm5                                       ;   108.3 fp1     47 t
        vpaddd ymm4, ymm4, [rel md5_blocks.T0_constants256 + 352]     ;   109.3 fp2+agu0   47 t
        vpand ymm0, ymm0, ymm8                                        ;   106.3 fp0     26 t
        vmovdqu [rsp + 1248], ymm12                                   ;   102.3 agu2+fp5   47 t spill
        vmovdqu xmm12, [r8 + 48]                                      ;   102.3 agu1    47 t
        vmovdqu [rsp + 1120], ymm5                                    ;   103.0 agu0+fp5   47 t spill
        vmovdqu xmm5, [r9 + 48]                                       ;   103.3 agu1    47 t
        vpxor ymm7, ymm7, ymm0                                        ;   107.3 fp3     26 t
        vmovdqu xmm0, [r10 + 48]                                      ;   103.7 agu0    47 t
        vmovdqu xmm5, [r11 + 48]                                      ;   104.3 agu1    47 t
        vmovdqu xmm5, [r12 + 48]                                      ;   104.7 agu0    47 t
        vpxor ymm2, ymm2, ymm8                                        ;   106.3 fp1     26 t
        vmovdqu xmm0, [r13 + 48]                                      ;   105.3 agu1    47 t
        vpaddd ymm13, ymm13, ymm7                                     ;   108.3 fp2     47 t
        vmovdqu xmm7, [r14 + 48]                                      ;   105.7 agu0    47 t
        vmovdqu xmm0, [r15 + 48]                                      ;   106.3 agu1    47 t
        vmovdqu xmm0, [rsi + 48]                                      ;   106.7 agu0    47 t
        vmovdqu xmm0, [rdi + 48]                                      ;   107.3 agu1    47 t
        vmovdqu xmm0, [rbp + 48]                                      ;   107.7 agu0    47 t
        vmovdqu xmm0, [rax + 48]                                      ;   108.3 agu1    47 t
        vmovdqu xmm0, [rcx + 48]                                      ;   108.7 agu0    47 t
        vmovdqu xmm0, [rdx + 48]                                      ;   109.3 agu1    47 t
        vmovdqu xmm0, [rbx + 48]                                      ;   109.7 agu0    47 t
        vmovdqa ymm0, ymm8                                            ;   106.3         48 v[3] copy
        vpslld ymm7, ymm13, 0xc                                       ;   109.3 fp1     48 v[3]
        vpsrld ymm13, ymm13, 0x14                                     ;   109.3 fp2     48 v[3]
        vpxor ymm7, ymm7, ymm13                                       ;   110.3 fp0     48 v[3]
        vmovdqa ymm13, ymm1                                           ;   106.7         48 v[2] copy
        vpaddd ymm0, ymm0, ymm7                                       ;   111.3 fp3     48 v[3]
        vpunpckhqdq ymm9, ymm9, ymm14                                 ;   107.0 fp1     47 t
        vmovdqu ymm14, [rsp + 1216]                                   ;   110.3 agu1    47 t reload
        vpunpcklqdq ymm7, ymm14, ymm15                                ;   117.3 fp2     47 t
        vpxor ymm12, ymm6, ymm1                                       ;   107.5 fp0     26 t
        vpxor ymm5, ymm8, ymm0                                        ;   112.3 fp3     26 t
        vpand ymm2, ymm2, ymm0                                        ;   112.3 fp1     26 t
        vmovdqa ymm14, ymm6                                           ;   108.0         26 t copy
        vmovdqu [rsp + 1184], ymm6                                    ;   108.2 agu2+fp5   48 v[0] spill
        vmovdqu ymm6, [rsp + 1216]                                    ;   110.7 agu0    47 t reload
        vpunpckhqdq ymm15, ymm6, ymm15                                ;   117.7 fp2     47 t
        vmovdqa ymm6, ymm8                                            ;   108.7         26 t copy
        vpxor ymm3, ymm3, ymm2                                        ;   113.3 fp0     26 t
        vmovdqu ymm2, [rel md5_blocks.T0_constants256 + 384]          ;   111.3 agu1    47 t reload
        vpaddd ymm10, ymm10, ymm2                                     ;   118.3 fp3     47 t
        vpaddd ymm4, ymm4, ymm3                                       ;   114.3 fp1     47 t
        vmovdqu ymm3, [rsp + 1088]                                    ;   111.7 agu0    47 t
        vmovdqa ymm2, ymm0                                            ;   112.3         48 v[2] copy
        vpaddd ymm11, ymm11, ymm7                                     ;   118.3 fp2     47 t
        vpaddd ymm3, ymm3, ymm9                                       ;   118.7 fp0     47 t
        vpaddd ymm3, ymm3, [rel md5_blocks.T0_constants256 + 384]     ;   119.7 fp3+agu1   47 t
        vmovdqu [rsp + 1088], ymm7                                    ;   118.3 agu2+fp5   47 t spill
        vpslld ymm7, ymm4, 0x11                                       ;   115.3 fp1     48 v[2]
        vpsrld ymm4, ymm4, 0xf                                        ;   115.3 fp2     48 v[2]
        vpxor ymm7, ymm7, ymm4                                        ;   116.3 fp0     48 v[2]
        vpaddd ymm2, ymm2, ymm7                                       ;   117.3 fp3     48 v[2]
        mov rdx, qword [rsp + 1816]                                   ;   112.3 agu2    47 t reload
        vmovdqu xmm4, [rdx + 48]                                      ;   116.3 agu0    47 t
        vpaddd ymm10, ymm10, ymm15                                    ;   119.3 fp1     47 t
        vpand ymm5, ymm5, ymm2                                        ;   118.3 fp2     26 t
        vpxor ymm6, ymm6, ymm5                                        ;   119.3 fp0     26 t
        vpaddd ymm3, ymm3, ymm6                                       ;   120.7 fp3     47 t
        vmovdqu xmm5, [r12 + 48]                                      ;   115.3 agu1    47 t reload
        vmovdqu xmm6, [r8 + 48]                                       ;   115.5 agu0    47 t reload
        vperm2i128 ymm5, ymm6, ymm5, 0x20                             ;   122.5 fp1     47 t
        vpslld ymm6, ymm11, 0x11                                      ;   119.3 fp2     48 v[2]
        vpsrld ymm11, ymm11, 0xf                                      ;   119.3 fp1     48 v[2]
        vmovdqa ymm7, ymm1                                            ;   116.5         26 t copy
        vpxor ymm6, ymm6, ymm11                                       ;   120.3 fp0     48 v[2]
        vpxor ymm11, ymm0, ymm2                                       ;   118.3 fp3     26 t
        vpaddd ymm13, ymm13, ymm6                                     ;   121.3 fp2     48 v[2]
        vmovdqa ymm6, ymm1                                            ;   117.7         26 t copy
        vmovdqu [rsp + 1216], ymm9                                    ;   117.8 agu2+fp5   47 t spill
        vmovdqa ymm9, ymm0                                            ;   118.0         26 t copy
        vmovdqu [rsp + 1280], ymm15                                   ;   118.8 agu1+fp5   47 t spill
        vmovdqa ymm15, ymm2                                           ;   118.3         48 v[1] copy
        vpand ymm12, ymm12, ymm13                                     ;   122.3 fp0     26 t
        vpxor ymm14, ymm14, ymm12                                     ;   123.3 fp1     26 t
        vmovdqu ymm12, [rel md5_blocks.T0_constants256 + 416]         ;   118.8 agu0    47 t reload
        vpaddd ymm8, ymm8, ymm12                                      ;   125.8 fp3     47 t
        vpxor ymm7, ymm7, ymm13                                       ;   122.3 fp2     26 t
        vpaddd ymm10, ymm10, ymm14                                    ;   124.3 fp0     47 t
        vpslld ymm14, ymm3, 0x16                                      ;   121.7 fp1     48 v[1]
        vpsrld ymm3, ymm3, 0xa                                        ;   121.7 fp2     48 v[1]
        vpxor ymm14, ymm14, ymm3                                      ;   122.7 fp3     48 v[1]
        vmovdqu ymm3, [rsp + 1184]                                    ;   120.0 agu1    47 t
        vpaddd ymm15, ymm15, ymm14                                    ;   123.7 fp0     48 v[1]
        vmovdqa ymm14, ymm13                                          ;   122.3         48 v[1] copy
        vpaddd ymm3, ymm3, ymm12                                      ;   127.0 fp1     47 t
        vmovdqu xmm12, [rbp + 48]                                     ;   120.7 agu0    47 t reload
        vperm2i128 ymm12, ymm12, ymm4, 0x20                           ;   127.7 fp1     47 t
        vpslld ymm4, ymm10, 0x16                                      ;   125.3 fp2     48 v[1]
        vpsrld ymm10, ymm10, 0xa                                      ;   125.3 fp2     48 v[1]
        vpand ymm11, ymm11, ymm15                                     ;   124.7 fp3     26 t
        vpxor ymm9, ymm9, ymm11                                       ;   125.7 fp0     26 t
        vpaddd ymm8, ymm8, ymm9                                       ;   126.8 fp3     47 t
        vpxor ymm4, ymm4, ymm10                                       ;   126.3 fp0     48 v[1]
        vmovdqu xmm9, [r13 + 48]                                      ;   122.5 agu1    47 t reload
        vmovdqu xmm10, [r9 + 48]                                      ;   122.7 agu0    47 t reload
        vperm2i128 ymm9, ymm10, ymm9, 0x20                            ;   129.7 fp1     47 t
        vmovdqa ymm10, ymm15                                          ;   124.7         48 v[0] copy
        vpaddd ymm14, ymm14, ymm4                                     ;   127.3 fp2     48 v[1]
        vpand ymm7, ymm7, ymm14                                       ;   128.3 fp3     26 t
        vpxor ymm6, ymm6, ymm7                                        ;   129.3 fp0     26 t
        vmovdqu xmm11, [r14 + 48]                                     ;   123.7 agu1    47 t reload
        vmovdqu xmm4, [r10 + 48]                                      ;   123.8 agu0    47 t reload
        vperm2i128 ymm11, ymm4, ymm11, 0x20                           ;   130.8 fp1     47 t
        vpxor ymm4, ymm13, ymm14                                      ;   128.3 fp2     26 t
        vpxor ymm7, ymm15, ymm2                                       ;   124.7 fp3     26 t
        vpaddd ymm3, ymm3, ymm6                                       ;   130.3 fp0     47 t
        vmovdqa ymm6, ymm14                                           ;   128.3         48 v[0] copy
        vmovdqu [rsp + 1184], ymm15                                   ;   125.3 agu2+fp5   48 v[1] spill
        vpunpckldq ymm15, ymm5, ymm9                                  ;   132.7 fp1     47 t
        vmovdqu [rsp + 1312], ymm9                                    ;   132.7 agu1+fp5   47 t spill
        vmovdqu xmm9, [r15 + 48]                                      ;   125.8 agu0    47 t reload
        vmovdqu [rsp + 1344], ymm5                                    ;   127.3 agu2+fp5   47 t spill
        vmovdqu xmm5, [r11 + 48]                                      ;   126.7 agu1    47 t reload
        vperm2i128 ymm9, ymm5, ymm9, 0x20                             ;   133.7 fp1     47 t
        vmovdqu xmm5, [rcx + 48]                                      ;   126.8 agu0    47 t reload
        vmovdqu [rsp + 1376], ymm14                                   ;   128.3 agu2+fp5   48 v[1] spill
        vmovdqu xmm14, [rsi + 48]                                     ;   127.7 agu1    47 t reload
        vperm2i128 ymm14, ymm14, ymm5, 0x20                           ;   134.7 fp1     47 t
        mov rdx, qword [rsp + 1808]                                   ;   127.8 agu0    47 t reload
        vmovdqu xmm5, [rdx + 48]                                      ;   131.8 agu1    47 t reload
        vmovdqu [rsp + 1408], ymm0                                    ;   129.3 agu2+fp5   48 v[3] spill
        vmovdqu xmm0, [rdi + 48]                                      ;   128.8 agu0    47 t reload
        vperm2i128 ymm0, ymm0, ymm5, 0x20                             ;   138.8 fp1     47 t
        vpunpckldq ymm5, ymm11, ymm9                                  ;   136.7 fp2     47 t
        vmovdqu [rsp + 1440], ymm9                                    ;   136.7 agu2+fp5   47 t spill
        vmovdqu xmm9, [rbx + 48]                                      ;   129.7 agu1    47 t reload
        vmovdqu [rsp + 1472], ymm11                                   ;   133.8 agu0+fp5   47 t spill
        vmovdqu xmm11, [rax + 48]                                     ;   130.7 agu1    47 t reload
        vperm2i128 ymm9, ymm11, ymm9, 0x20                            ;   137.7 fp1     47 t
        vmovdqa ymm11, ymm13                                          ;   129.5         26 t copy
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 448]     ;   130.8 fp3+agu0   47 t
        vmovdqu [rsp + 1504], ymm13                                   ;   132.3 agu2+fp5   48 v[2] spill
        vmovdqa ymm13, ymm2                                           ;   130.0         26 t copy
        vmovdqu [rsp + 1536], ymm2                                    ;   133.3 agu2+fp5   48 v[2] spill
        vmovdqu ymm2, [rsp + 1408]                                    ;   131.7 agu1    47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 448]     ;   138.7 fp0+agu0   47 t
        vmovdqu [rsp + 1408], ymm2                                    ;   139.7 agu2+fp5   47 t spill
        vpunpcklqdq ymm2, ymm15, ymm5                                 ;   137.7 fp2     47 t
        vpunpckhqdq ymm15, ymm15, ymm5                                ;   137.7 fp1     47 t
        vpaddd ymm3, ymm3, ymm2                                       ;   138.7 fp3     47 t
        vpaddd ymm1, ymm1, ymm15                                      ;   138.7 fp0     47 t
        vpslld ymm5, ymm3, 7                                          ;   139.7 fp2     48 v[0]
        vpsrld ymm3, ymm3, 0x19                                       ;   139.7 fp1     48 v[0]
        vpxor ymm5, ymm5, ymm3                                        ;   140.7 fp3     48 v[0]
        vpaddd ymm6, ymm6, ymm5                                       ;   141.7 fp0     48 v[0]
        vpunpckldq ymm3, ymm12, ymm9                                  ;   140.7 fp2     47 t
        vpunpckldq ymm5, ymm14, ymm0                                  ;   141.8 fp1     47 t
        vpand ymm4, ymm4, ymm6                                        ;   142.7 fp3     26 t
        vpxor ymm11, ymm11, ymm4                                      ;   143.7 fp0     26 t
        vpunpcklqdq ymm4, ymm5, ymm3                                  ;   142.8 fp2     47 t
        vpunpckhqdq ymm3, ymm5, ymm3                                  ;   142.8 fp1     47 t
        vmovdqu ymm5, [rsp + 1376]                                    ;   138.0 agu1    26 t
        vpxor ymm5, ymm5, ymm6                                        ;   145.0 fp3     26 t
        vpaddd ymm1, ymm1, ymm11                                      ;   144.7 fp0     47 t
        vmovdqu ymm11, [rsp + 1184]                                   ;   138.8 agu0    26 t
        vpaddd ymm8, ymm8, ymm4                                       ;   143.8 fp2     47 t
        vpunpckhdq ymm9, ymm12, ymm9                                  ;   140.7 fp1     47 t
        vpunpckhdq ymm12, ymm14, ymm0                                 ;   141.8 fp2     47 t
        vmovdqu ymm14, [rsp + 1344]                                   ;   139.7 agu1    47 t reload
        vpunpckhdq ymm14, ymm14, [rsp + 1312]                         ;   146.7 fp1+agu0   47 t
        vmovdqa ymm0, ymm6                                            ;   142.7         48 v[3] copy
        vmovdqu [rsp + 1312], ymm4                                    ;   143.8 agu2+fp5   47 t spill
        vmovdqu ymm4, [rsp + 1408]                                    ;   140.7 agu1    47 t reload
        vpaddd ymm4, ymm4, ymm3                                       ;   147.7 fp3     47 t
        vmovdqu [rsp + 1408], ymm2                                    ;   141.2 agu0+fp5   47 t spill
        vpslld ymm2, ymm8, 7                                          ;   144.8 fp2     48 v[0]
        vpsrld ymm8, ymm8, 0x19                                       ;   144.8 fp1     48 v[0]
        vpxor ymm2, ymm2, ymm8                                        ;   145.8 fp0     48 v[0]
        vpunpcklqdq ymm8, ymm12, ymm9                                 ;   142.8 fp2     47 t
        vpaddd ymm10, ymm10, ymm2                                     ;   146.8 fp3     48 v[0]
        vmovdqu ymm2, [rsp + 1376]                                    ;   142.7 agu1    26 t
        vmovdqu [rsp + 1344], ymm3                                    ;   143.8 agu2+fp5   47 t spill
        vpaddd ymm3, ymm8, [rsp + 1536]                               ;   143.8 fp1+agu0   47 t
        vpaddd ymm3, ymm3, [rel md5_blocks.T0_constants256 + 480]     ;   144.8 fp0+agu1   47 t
        vpand ymm7, ymm7, ymm10                                       ;   147.8 fp3     26 t
        vpxor ymm13, ymm13, ymm7                                      ;   148.8 fp2     26 t
        vpslld ymm7, ymm1, 0xc                                        ;   145.7 fp1     48 v[3]
        vpsrld ymm1, ymm1, 0x14                                       ;   145.7 fp2     48 v[3]
        vpxor ymm7, ymm7, ymm1                                        ;   146.7 fp0     48 v[3]
        vpaddd ymm0, ymm0, ymm7                                       ;   147.7 fp3     48 v[3]
        vmovdqu ymm1, [rsp + 1184]                                    ;   144.3 agu0    26 t
        vmovdqu ymm7, [rsp + 1504]                                    ;   144.7 agu1    47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 480]     ;   151.7 fp1+agu0   47 t
        vpxor ymm11, ymm11, ymm10                                     ;   147.8 fp0     26 t
        vpaddd ymm4, ymm4, ymm13                                      ;   149.8 fp3     47 t
        vpxor ymm13, ymm6, ymm0                                       ;   148.7 fp2     26 t
        vpand ymm5, ymm5, ymm0                                        ;   148.7 fp1     26 t
        vpxor ymm2, ymm2, ymm5                                        ;   149.7 fp0     26 t
        vmovdqa ymm5, ymm10                                           ;   147.8         48 v[3] copy
        vpaddd ymm7, ymm7, ymm2                                       ;   152.7 fp3     47 t
        vmovdqa ymm2, ymm10                                           ;   147.8         26 t copy
        vmovdqu [rsp + 1504], ymm15                                   ;   146.7 agu2+fp5   47 t spill
        vmovdqa ymm15, ymm0                                           ;   148.7         48 v[2] copy
        vmovdqu [rsp + 1536], ymm8                                    ;   147.7 agu1+fp5   47 t spill
        vpslld ymm8, ymm4, 0xc                                        ;   150.8 fp2     48 v[3]
        vpsrld ymm4, ymm4, 0x14                                       ;   150.8 fp1     48 v[3]
        vpunpckhqdq ymm9, ymm12, ymm9                                 ;   148.2 fp2     47 t
        vpxor ymm8, ymm8, ymm4                                        ;   151.8 fp0     48 v[3]
        vmovdqa ymm12, ymm6                                           ;   148.2         26 t copy
        vmovdqa ymm4, ymm10                                           ;   148.3         26 t copy
        vpaddd ymm5, ymm5, ymm8                                       ;   152.8 fp3     48 v[3]
        vmovdqu ymm8, [rsp + 1376]                                    ;   148.7 agu0    47 t
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 512]     ;   155.7 fp1+agu1   47 t
        vpand ymm11, ymm11, ymm5                                      ;   153.8 fp0     26 t
        vpxor ymm1, ymm1, ymm11                                       ;   154.8 fp2     26 t
        vmovdqu ymm11, [rsp + 1184]                                   ;   149.7 agu0    47 t
        vpxor ymm2, ymm2, ymm5                                        ;   153.8 fp3     26 t
        vpaddd ymm3, ymm3, ymm1                                       ;   155.8 fp1     47 t
        vmovdqa ymm1, ymm5                                            ;   153.8         48 v[2] copy
        vmovdqu [rsp + 1184], ymm10                                   ;   150.0 agu2+fp5   48 v[0] spill
        vmovdqu ymm10, [rsp + 1472]                                   ;   150.2 agu1    47 t reload
        vpunpckhdq ymm10, ymm10, [rsp + 1440]                         ;   157.2 fp2+agu0   47 t
        vpaddd ymm11, ymm11, ymm9                                     ;   156.7 fp0     47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 512]   ;   157.7 fp3+agu1   47 t
        vmovdqu [rsp + 1440], ymm9                                    ;   151.0 agu2+fp5   47 t spill
        vpslld ymm9, ymm3, 0x11                                       ;   156.8 fp1     48 v[2]
        vpsrld ymm3, ymm3, 0xf                                        ;   156.8 fp2     48 v[2]
        vpxor ymm9, ymm9, ymm3                                        ;   157.8 fp0     48 v[2]
        vpaddd ymm1, ymm1, ymm9                                       ;   158.8 fp3     48 v[2]
        vpunpcklqdq ymm9, ymm14, ymm10                                ;   158.2 fp1     47 t
        vpunpckhqdq ymm10, ymm14, ymm10                               ;   158.2 fp2     47 t
        vpaddd ymm7, ymm7, ymm9                                       ;   159.2 fp0     47 t
        vmovdqa ymm14, ymm0                                           ;   153.8         27 t copy
        vpaddd ymm8, ymm8, ymm10                                      ;   159.2 fp3     47 t
        vpslld ymm3, ymm7, 0x11                                       ;   160.2 fp1     48 v[2]
        vmovdqu [rsp + 1472], ymm9                                    ;   159.2 agu0+fp5   47 t spill
        vmovdqa ymm9, ymm5                                            ;   154.8         27 t copy
        vpsrld ymm7, ymm7, 0xf                                        ;   160.2 fp2     48 v[2]
        vpand ymm2, ymm2, ymm1                                        ;   159.8 fp0     26 t
        vpxor ymm4, ymm4, ymm2                                        ;   160.8 fp3     26 t
        vpxor ymm3, ymm3, ymm7                                        ;   161.2 fp1     48 v[2]
        vmovdqu ymm2, [rsp + 512]                                     ;   156.8 agu1    47 t reload
        vpaddd ymm6, ymm6, ymm2                                       ;   163.8 fp2     47 t
        vmovdqu ymm7, [rel md5_blocks.T0_constants256 + 544]          ;   157.2 agu0    47 t reload
        vpaddd ymm6, ymm6, ymm7                                       ;   164.8 fp0     47 t
        vpaddd ymm11, ymm11, ymm4                                     ;   161.8 fp3     47 t
        vmovdqu ymm4, [rsp + 1184]                                    ;   157.8 agu1    47 t
        vpaddd ymm15, ymm15, ymm3                                     ;   162.2 fp1     48 v[2]
        vmovdqu ymm3, [rsp + 416]                                     ;   158.2 agu0    47 t reload
        vpaddd ymm4, ymm4, ymm3                                       ;   165.2 fp2     47 t
        vpaddd ymm4, ymm4, ymm7                                       ;   166.2 fp0     47 t
        vmovdqa ymm7, ymm1                                            ;   159.8         48 v[1] copy
        vpand ymm13, ymm13, ymm15                                     ;   163.2 fp3     26 t
        vpxor ymm12, ymm12, ymm13                                     ;   164.2 fp1     26 t
        vmovdqa ymm13, ymm1                                           ;   159.8         27 t copy
        vmovdqa ymm3, ymm1                                            ;   159.8         27 t copy
        vpaddd ymm8, ymm8, ymm12                                      ;   165.2 fp2     47 t
        vmovdqa ymm12, ymm1                                           ;   160.0         27 t copy
        vpslld ymm2, ymm11, 0x16                                      ;   162.8 fp1     48 v[1]
        vpsrld ymm11, ymm11, 0xa                                      ;   162.8 fp2     48 v[1]
        vpxor ymm2, ymm2, ymm11                                       ;   163.8 fp0     48 v[1]
        vpaddd ymm7, ymm7, ymm2                                       ;   164.8 fp3     48 v[1]
        vmovdqa ymm11, ymm15                                          ;   163.2         48 v[1] copy
        vmovdqa ymm2, ymm15                                           ;   163.2         27 t copy
        vpxor ymm13, ymm13, ymm7                                      ;   165.8 fp1     27 t
        vpand ymm9, ymm9, ymm13                                       ;   166.8 fp0     27 t
        vmovdqa ymm13, ymm15                                          ;   163.2         27 t copy
        vpxor ymm3, ymm3, ymm9                                        ;   167.8 fp3     27 t
        vmovdqa ymm9, ymm15                                           ;   163.2         27 t copy
        vpaddd ymm4, ymm4, ymm3                                       ;   168.8 fp2     47 t
        vpslld ymm3, ymm8, 0x16                                       ;   166.2 fp1     48 v[1]
        vpsrld ymm8, ymm8, 0xa                                        ;   166.2 fp2     48 v[1]
        vpaddd ymm0, ymm0, [rsp + 960]                                ;   163.7 fp0+agu1   47 t
        vpxor ymm3, ymm3, ymm8                                        ;   167.2 fp3     48 v[1]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256 + 576]          ;   164.0 agu0    47 t reload
        vpaddd ymm0, ymm0, ymm8                                       ;   171.0 fp1     47 t
        vpaddd ymm11, ymm11, ymm3                                     ;   168.2 fp0     48 v[1]
        vmovdqu ymm3, [rsp + 800]                                     ;   164.7 agu1    47 t reload
        vpaddd ymm5, ymm5, ymm3                                       ;   171.7 fp3     47 t
        vpxor ymm2, ymm2, ymm11                                       ;   169.2 fp2     27 t
        vpand ymm14, ymm14, ymm2                                      ;   170.2 fp1     27 t
        vmovdqa ymm2, ymm7                                            ;   165.8         48 v[0] copy
        vmovdqa ymm3, ymm7                                            ;   165.8         27 t copy
        vmovdqu [rsp + 1184], ymm10                                   ;   165.5 agu2+fp5   47 t spill
        vmovdqa ymm10, ymm7                                           ;   165.8         27 t copy
        vpxor ymm13, ymm13, ymm14                                     ;   171.2 fp0     27 t
        vpslld ymm14, ymm4, 5                                         ;   169.8 fp2     48 v[0]
        vpsrld ymm4, ymm4, 0x1b                                       ;   169.8 fp1     48 v[0]
        vpaddd ymm5, ymm5, ymm8                                       ;   172.7 fp3     47 t
        vmovdqa ymm8, ymm11                                           ;   169.2         48 v[0] copy
        vpxor ymm14, ymm14, ymm4                                      ;   170.8 fp0     48 v[0]
        vmovdqa ymm4, ymm11                                           ;   169.2         27 t copy
        vpaddd ymm2, ymm2, ymm14                                      ;   171.8 fp2     48 v[0]
        vmovdqa ymm14, ymm11                                          ;   169.2         27 t copy
        vpaddd ymm6, ymm6, ymm13                                      ;   172.2 fp1     47 t
        vmovdqa ymm13, ymm7                                           ;   168.2         27 t copy
        vmovdqu [rsp + 1376], ymm7                                    ;   168.3 agu0+fp5   48 v[1] spill
        vmovdqa ymm7, ymm11                                           ;   169.2         27 t copy
        vpxor ymm3, ymm3, ymm2                                        ;   172.8 fp3     27 t
        vpand ymm12, ymm12, ymm3                                      ;   173.8 fp0     27 t
        vpslld ymm3, ymm6, 5                                          ;   173.2 fp2     48 v[0]
        vpsrld ymm6, ymm6, 0x1b                                       ;   173.2 fp1     48 v[0]
        vpxor ymm3, ymm3, ymm6                                        ;   174.2 fp3     48 v[0]
        vmovdqu ymm6, [rsp + 1280]                                    ;   169.8 agu1    47 t reload
        vpaddd ymm15, ymm15, ymm6                                     ;   176.8 fp0     47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 608]   ;   177.8 fp2+agu0   47 t
        vpaddd ymm1, ymm1, [rsp + 1216]                               ;   170.8 fp1+agu1   47 t
        vpxor ymm10, ymm10, ymm12                                     ;   174.8 fp3     27 t
        vpaddd ymm8, ymm8, ymm3                                       ;   175.2 fp0     48 v[0]
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 608]     ;   171.8 fp2+agu0   47 t
        vmovdqa ymm12, ymm2                                           ;   172.8         48 v[3] copy
        vmovdqa ymm3, ymm2                                            ;   172.8         27 t copy
        vpaddd ymm5, ymm5, ymm10                                      ;   175.8 fp1     47 t
        vmovdqa ymm10, ymm2                                           ;   172.8         27 t copy
        vpxor ymm4, ymm4, ymm8                                        ;   176.2 fp3     27 t
        vpand ymm9, ymm9, ymm4                                        ;   177.2 fp0     27 t
        vpxor ymm14, ymm14, ymm9                                      ;   178.2 fp2     27 t
        vpslld ymm9, ymm5, 9                                          ;   176.8 fp1     48 v[3]
        vpsrld ymm4, ymm5, 0x17                                       ;   176.8 fp2     48 v[3]
        vmovdqa ymm5, ymm8                                            ;   176.2         48 v[3] copy
        vpxor ymm9, ymm9, ymm4                                        ;   177.8 fp3     48 v[3]
        vmovdqa ymm4, ymm8                                            ;   176.2         27 t copy
        vpaddd ymm12, ymm12, ymm9                                     ;   178.8 fp0     48 v[3]
        vmovdqa ymm9, ymm8                                            ;   176.2         27 t copy
        vpaddd ymm0, ymm0, ymm14                                      ;   179.2 fp1     47 t
        vmovdqa ymm14, ymm2                                           ;   174.8         27 t copy
        vmovdqa ymm6, ymm8                                            ;   176.2         27 t copy
        vpxor ymm3, ymm3, ymm12                                       ;   179.8 fp3     27 t
        vpand ymm13, ymm13, ymm3                                      ;   180.8 fp0     27 t
        vpslld ymm3, ymm0, 9                                          ;   180.2 fp2     48 v[3]
        vpsrld ymm0, ymm0, 0x17                                       ;   180.2 fp1     48 v[3]
        vpaddd ymm11, ymm11, [rsp + 480]                              ;   176.5 fp3+agu1   47 t
        vpxor ymm3, ymm3, ymm0                                        ;   181.2 fp0     48 v[3]
        vmovdqu ymm0, [rel md5_blocks.T0_constants256 + 640]          ;   176.8 agu0    47 t reload
        vpaddd ymm11, ymm11, ymm0                                     ;   183.8 fp2     47 t
        vpxor ymm10, ymm10, ymm13                                     ;   181.8 fp1     27 t
        vmovdqu ymm13, [rsp + 1376]                                   ;   177.5 agu1    47 t
        vpaddd ymm5, ymm5, ymm3                                       ;   182.2 fp3     48 v[3]
        vmovdqu ymm3, [rsp + 352]                                     ;   177.8 agu0    47 t reload
        vpaddd ymm13, ymm13, ymm3                                     ;   184.8 fp0     47 t
        vpaddd ymm1, ymm1, ymm10                                      ;   182.8 fp2     47 t
        vmovdqa ymm10, ymm12                                          ;   179.8         48 v[2] copy
        vpaddd ymm13, ymm13, ymm0                                     ;   185.8 fp1     47 t
        vmovdqa ymm0, ymm12                                           ;   179.8         27 t copy
        vpxor ymm4, ymm4, ymm5                                        ;   183.2 fp3     27 t
        vpand ymm7, ymm7, ymm4                                        ;   184.2 fp0     27 t
        vmovdqa ymm4, ymm12                                           ;   179.8         27 t copy
        vpxor ymm9, ymm9, ymm7                                        ;   185.2 fp2     27 t
        vpslld ymm7, ymm1, 0xe                                        ;   183.8 fp1     48 v[2]
        vpsrld ymm1, ymm1, 0x12                                       ;   183.8 fp2     48 v[2]
        vpxor ymm7, ymm7, ymm1                                        ;   184.8 fp3     48 v[2]
        vmovdqa ymm1, ymm5                                            ;   183.2         48 v[2] copy
        vpaddd ymm10, ymm10, ymm7                                     ;   185.8 fp0     48 v[2]
        vmovdqa ymm7, ymm5                                            ;   183.2         27 t copy
        vpaddd ymm15, ymm15, ymm9                                     ;   186.2 fp1     47 t
        vmovdqa ymm9, ymm12                                           ;   181.8         27 t copy
        vmovdqa ymm3, ymm5                                            ;   183.2         27 t copy
        vmovdqu [rsp + 1376], ymm12                                   ;   182.2 agu2+fp5   48 v[3] spill
        vmovdqa ymm12, ymm5                                           ;   183.2         27 t copy
        vpxor ymm0, ymm0, ymm10                                       ;   186.8 fp3     27 t
        vpand ymm14, ymm14, ymm0                                      ;   187.8 fp0     27 t
        vpslld ymm0, ymm15, 0xe                                       ;   187.2 fp2     48 v[2]
        vpsrld ymm15, ymm15, 0x12                                     ;   187.2 fp1     48 v[2]
        vpxor ymm0, ymm0, ymm15                                       ;   188.2 fp3     48 v[2]
        vmovdqu ymm15, [rsp + 768]                                    ;   183.8 agu1    47 t reload
        vpaddd ymm8, ymm8, ymm15                                      ;   190.8 fp0     47 t
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 672]     ;   191.8 fp2+agu0   47 t
        vpxor ymm4, ymm4, ymm14                                       ;   188.8 fp1     27 t
        vpaddd ymm1, ymm1, ymm0                                       ;   189.2 fp3     48 v[2]
        vmovdqu ymm14, [rsp + 992]                                    ;   184.8 agu1    47 t reload
        vpaddd ymm2, ymm2, ymm14                                      ;   191.8 fp0     47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 672]     ;   192.8 fp2+agu0   47 t
        vmovdqa ymm0, ymm10                                           ;   186.8         48 v[1] copy
        vpaddd ymm13, ymm13, ymm4                                     ;   189.8 fp1     47 t
        vmovdqa ymm4, ymm10                                           ;   186.8         27 t copy
        vpxor ymm7, ymm7, ymm1                                        ;   190.2 fp3     27 t
        vpand ymm6, ymm6, ymm7                                        ;   191.2 fp0     27 t
        vmovdqa ymm7, ymm10                                           ;   186.8         27 t copy
        vpxor ymm3, ymm3, ymm6                                        ;   192.2 fp2     27 t
        vpslld ymm6, ymm13, 0x14                                      ;   190.8 fp1     48 v[1]
        vpsrld ymm13, ymm13, 0xc                                      ;   190.8 fp2     48 v[1]
        vpxor ymm6, ymm6, ymm13                                       ;   191.8 fp3     48 v[1]
        vmovdqa ymm13, ymm1                                           ;   190.2         48 v[1] copy
        vpaddd ymm0, ymm0, ymm6                                       ;   192.8 fp0     48 v[1]
        vmovdqa ymm6, ymm1                                            ;   190.2         27 t copy
        vpaddd ymm11, ymm11, ymm3                                     ;   193.2 fp1     47 t
        vmovdqa ymm3, ymm10                                           ;   189.2         27 t copy
        vmovdqa ymm14, ymm1                                           ;   190.2         27 t copy
        vmovdqa ymm15, ymm1                                           ;   190.2         27 t copy
        vpxor ymm4, ymm4, ymm0                                        ;   193.8 fp3     27 t
        vpand ymm9, ymm9, ymm4                                        ;   194.8 fp0     27 t
        vpslld ymm4, ymm11, 0x14                                      ;   194.2 fp2     48 v[1]
        vpsrld ymm11, ymm11, 0xc                                      ;   194.2 fp1     48 v[1]
        vpaddd ymm5, ymm5, [rsp + 1088]                               ;   191.2 fp3+agu1   47 t
        vpxor ymm4, ymm4, ymm11                                       ;   195.2 fp0     48 v[1]
        vmovdqu ymm11, [rel md5_blocks.T0_constants256 + 704]         ;   191.2 agu0    47 t reload
        vpaddd ymm5, ymm5, ymm11                                      ;   198.2 fp2     47 t
        vpxor ymm7, ymm7, ymm9                                        ;   195.8 fp1     27 t
        vmovdqu ymm9, [rsp + 1376]                                    ;   191.8 agu1    47 t
        vpaddd ymm9, ymm9, [rsp + 1120]                               ;   198.8 fp3+agu0   47 t
        vpaddd ymm13, ymm13, ymm4                                     ;   196.2 fp0     48 v[1]
        vmovdqa ymm4, ymm0                                            ;   193.8         48 v[0] copy
        vpaddd ymm2, ymm2, ymm7                                       ;   196.8 fp2     47 t
        vmovdqa ymm7, ymm0                                            ;   193.8         27 t copy
        vpaddd ymm9, ymm9, ymm11                                      ;   199.8 fp1     47 t
        vmovdqa ymm11, ymm0                                           ;   193.8         27 t copy
        vpxor ymm6, ymm6, ymm13                                       ;   197.2 fp3     27 t
        vpand ymm12, ymm12, ymm6                                      ;   198.2 fp0     27 t
        vpxor ymm14, ymm14, ymm12                                     ;   199.2 fp2     27 t
        vpslld ymm12, ymm2, 5                                         ;   197.8 fp1     48 v[0]
        vpsrld ymm2, ymm2, 0x1b                                       ;   197.8 fp2     48 v[0]
        vmovdqa ymm6, ymm13                                           ;   197.2         48 v[0] copy
        vpxor ymm12, ymm12, ymm2                                      ;   198.8 fp3     48 v[0]
        vmovdqa ymm2, ymm13                                           ;   197.2         27 t copy
        vpaddd ymm4, ymm4, ymm12                                      ;   199.8 fp0     48 v[0]
        vmovdqa ymm12, ymm13                                          ;   197.2         27 t copy
        vpaddd ymm8, ymm8, ymm14                                      ;   200.2 fp1     47 t
        vmovdqa ymm14, ymm0                                           ;   196.2         27 t copy
        vmovdqu [rsp + 1376], ymm0                                    ;   196.3 agu2+fp5   48 v[1] spill
        vmovdqa ymm0, ymm13                                           ;   197.2         27 t copy
        vpxor ymm7, ymm7, ymm4                                        ;   200.8 fp3     27 t
        vpand ymm3, ymm3, ymm7                                        ;   201.8 fp0     27 t
        vpslld ymm7, ymm8, 5                                          ;   201.2 fp2     48 v[0]
        vpsrld ymm8, ymm8, 0x1b                                       ;   201.2 fp1     48 v[0]
        vpaddd ymm1, ymm1, [rsp + 1184]                               ;   197.8 fp3+agu1   47 t
        vpxor ymm7, ymm7, ymm8                                        ;   202.2 fp0     48 v[0]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256 + 736]          ;   198.0 agu0    47 t reload
        vpaddd ymm1, ymm1, ymm8                                       ;   205.0 fp2     47 t
        vpxor ymm11, ymm11, ymm3                                      ;   202.8 fp1     27 t
        vpaddd ymm6, ymm6, ymm7                                       ;   203.2 fp3     48 v[0]
        vmovdqu ymm3, [rsp + 1440]                                    ;   198.7 agu1    47 t reload
        vpaddd ymm10, ymm10, ymm3                                     ;   205.7 fp0     47 t
        vmovdqa ymm7, ymm4                                            ;   200.8         48 v[3] copy
        vpaddd ymm9, ymm9, ymm11                                      ;   203.8 fp2     47 t
        vmovdqa ymm11, ymm4                                           ;   200.8         27 t copy
        vpaddd ymm10, ymm10, ymm8                                     ;   206.7 fp1     47 t
        vmovdqa ymm8, ymm4                                            ;   200.8         27 t copy
        vpxor ymm2, ymm2, ymm6                                        ;   204.2 fp3     27 t
        vpand ymm15, ymm15, ymm2                                      ;   205.2 fp0     27 t
        vpxor ymm12, ymm12, ymm15                                     ;   206.2 fp2     27 t
        vpslld ymm15, ymm9, 9                                         ;   204.8 fp1     48 v[3]
        vpsrld ymm9, ymm9, 0x17                                       ;   204.8 fp2     48 v[3]
        vmovdqa ymm2, ymm6                                            ;   204.2         48 v[3] copy
        vpxor ymm15, ymm15, ymm9                                      ;   205.8 fp3     48 v[3]
        vmovdqa ymm9, ymm6                                            ;   204.2         27 t copy
        vpaddd ymm7, ymm7, ymm15                                      ;   206.8 fp0     48 v[3]
        vmovdqa ymm15, ymm6                                           ;   204.2         27 t copy
        vpaddd ymm5, ymm5, ymm12                                      ;   207.2 fp1     47 t
        vmovdqa ymm12, ymm4                                           ;   203.2         27 t copy
        vmovdqa ymm3, ymm6                                            ;   204.2         27 t copy
        vpxor ymm11, ymm11, ymm7                                      ;   207.8 fp3     27 t
        vpand ymm14, ymm14, ymm11                                     ;   208.8 fp0     27 t
        vpslld ymm11, ymm5, 9                                         ;   208.2 fp2     48 v[3]
        vpsrld ymm5, ymm5, 0x17                                       ;   208.2 fp1     48 v[3]
        vpxor ymm11, ymm11, ymm5                                      ;   209.2 fp3     48 v[3]
        vmovdqu ymm5, [rsp + 896]                                     ;   204.8 agu0    47 t reload
        vpaddd ymm13, ymm13, ymm5                                     ;   211.8 fp0     47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 768]   ;   212.8 fp2+agu1   47 t
        vpxor ymm8, ymm8, ymm14                                       ;   209.8 fp1     27 t
        vmovdqu ymm14, [rsp + 1376]                                   ;   205.8 agu0    47 t
        vpaddd ymm14, ymm14, [rsp + 928]                              ;   212.8 fp3+agu1   47 t
        vpaddd ymm2, ymm2, ymm11                                      ;   210.2 fp0     48 v[3]
        vpaddd ymm14, ymm14, [rel md5_blocks.T0_constants256 + 768]   ;   213.8 fp2+agu0   47 t
        vmovdqa ymm11, ymm7                                           ;   207.8         48 v[2] copy
        vpaddd ymm10, ymm10, ymm8                                     ;   210.8 fp1     47 t
        vmovdqa ymm8, ymm7                                            ;   207.8         27 t copy
        vpxor ymm9, ymm9, ymm2                                        ;   211.2 fp3     27 t
        vpand ymm0, ymm0, ymm9                                        ;   212.2 fp0     27 t
        vmovdqa ymm9, ymm7                                            ;   207.8         27 t copy
        vpxor ymm15, ymm15, ymm0                                      ;   213.2 fp2     27 t
        vpslld ymm0, ymm10, 0xe                                       ;   211.8 fp1     48 v[2]
        vpsrld ymm10, ymm10, 0x12                                     ;   211.8 fp2     48 v[2]
        vpxor ymm0, ymm0, ymm10                                       ;   212.8 fp3     48 v[2]
        vmovdqa ymm10, ymm2                                           ;   211.2         48 v[2] copy
        vpaddd ymm11, ymm11, ymm0                                     ;   213.8 fp0     48 v[2]
        vmovdqa ymm0, ymm2                                            ;   211.2         27 t copy
        vpaddd ymm1, ymm1, ymm15                                      ;   214.2 fp1     47 t
        vmovdqa ymm15, ymm7                                           ;   210.2         27 t copy
        vmovdqa ymm5, ymm2                                            ;   211.2         27 t copy
        vmovdqu [rsp + 1376], ymm7                                    ;   210.8 agu2+fp5   48 v[3] spill
        vmovdqa ymm7, ymm2                                            ;   211.2         27 t copy
        vpxor ymm8, ymm8, ymm11                                       ;   214.8 fp3     27 t
        vpand ymm12, ymm12, ymm8                                      ;   215.8 fp0     27 t
        vpslld ymm8, ymm1, 0xe                                        ;   215.2 fp2     48 v[2]
        vpsrld ymm1, ymm1, 0x12                                       ;   215.2 fp1     48 v[2]
        vpaddd ymm6, ymm6, [rsp + 1024]                               ;   212.2 fp3+agu1   47 t
        vpxor ymm8, ymm8, ymm1                                        ;   216.2 fp0     48 v[2]
        vmovdqu ymm1, [rel md5_blocks.T0_constants256 + 800]          ;   212.2 agu0    47 t reload
        vpaddd ymm6, ymm6, ymm1                                       ;   219.2 fp2     47 t
        vpxor ymm9, ymm9, ymm12                                       ;   216.8 fp1     27 t
        vpaddd ymm10, ymm10, ymm8                                     ;   217.2 fp3     48 v[2]
        vmovdqu ymm8, [rsp + 1248]                                    ;   212.8 agu1    47 t reload
        vpaddd ymm4, ymm4, ymm8                                       ;   219.8 fp0     47 t
        vmovdqa ymm12, ymm11                                          ;   214.8         48 v[1] copy
        vpaddd ymm14, ymm14, ymm9                                     ;   217.8 fp2     47 t
        vmovdqa ymm9, ymm11                                           ;   214.8         27 t copy
        vpaddd ymm4, ymm4, ymm1                                       ;   220.8 fp1     47 t
        vmovdqa ymm1, ymm11                                           ;   214.8         27 t copy
        vpxor ymm0, ymm0, ymm10                                       ;   218.2 fp3     27 t
        vpand ymm3, ymm3, ymm0                                        ;   219.2 fp0     27 t
        vpxor ymm5, ymm5, ymm3                                        ;   220.2 fp2     27 t
        vpslld ymm0, ymm14, 0x14                                      ;   218.8 fp1     48 v[1]
        vpsrld ymm14, ymm14, 0xc                                      ;   218.8 fp2     48 v[1]
        vmovdqa ymm3, ymm10                                           ;   218.2         48 v[1] copy
        vpxor ymm0, ymm0, ymm14                                       ;   219.8 fp3     48 v[1]
        vmovdqa ymm14, ymm10                                          ;   218.2         27 t copy
        vpaddd ymm12, ymm12, ymm0                                     ;   220.8 fp0     48 v[1]
        vmovdqa ymm0, ymm10                                           ;   218.2         27 t copy
        vpaddd ymm13, ymm13, ymm5                                     ;   221.2 fp1     47 t
        vmovdqa ymm5, ymm11                                           ;   217.2         27 t copy
        vmovdqa ymm8, ymm10                                           ;   218.2         27 t copy
        vpxor ymm9, ymm9, ymm12                                       ;   221.8 fp3     27 t
        vpand ymm15, ymm15, ymm9                                      ;   222.8 fp0     27 t
        vpslld ymm9, ymm13, 0x14                                      ;   222.2 fp2     48 v[1]
        vpsrld ymm13, ymm13, 0xc                                      ;   222.2 fp1     48 v[1]
        vpxor ymm9, ymm9, ymm13                                       ;   223.2 fp3     48 v[1]
        vmovdqu ymm13, [rsp + 1472]                                   ;   218.8 agu0    47 t reload
        vpaddd ymm2, ymm2, ymm13                                      ;   225.8 fp0     47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 832]     ;   226.8 fp2+agu1   47 t
        vpxor ymm1, ymm1, ymm15                                       ;   223.8 fp1     27 t
        vmovdqu ymm15, [rsp + 1376]                                   ;   219.8 agu0    47 t
        vpaddd ymm3, ymm3, ymm9                                       ;   224.2 fp3     48 v[1]
        vmovdqu ymm9, [rsp + 1536]                                    ;   220.2 agu1    47 t reload
        vpaddd ymm15, ymm15, ymm9                                     ;   227.2 fp0     47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 832]   ;   228.2 fp2+agu0   47 t
        vpaddd ymm4, ymm4, ymm1                                       ;   224.8 fp1     47 t
        vmovdqa ymm1, ymm12                                           ;   221.8         48 v[0] copy
        vpxor ymm14, ymm14, ymm3                                      ;   225.2 fp3     27 t
        vpand ymm7, ymm7, ymm14                                       ;   226.2 fp0     27 t
        vmovdqa ymm14, ymm12                                          ;   221.8         27 t copy
        vmovdqa ymm9, ymm12                                           ;   221.8         27 t copy
        vpxor ymm0, ymm0, ymm7                                        ;   227.2 fp2     27 t
        vpslld ymm7, ymm4, 5                                          ;   225.8 fp1     48 v[0]
        vpsrld ymm4, ymm4, 0x1b                                       ;   225.8 fp2     48 v[0]
        vpxor ymm7, ymm7, ymm4                                        ;   226.8 fp3     48 v[0]
        vmovdqa ymm4, ymm3                                            ;   225.2         48 v[0] copy
        vpaddd ymm1, ymm1, ymm7                                       ;   227.8 fp0     48 v[0]
        vmovdqa ymm7, ymm3                                            ;   225.2         27 t copy
        vpaddd ymm6, ymm6, ymm0                                       ;   228.2 fp1     47 t
        vmovdqa ymm0, ymm12                                           ;   224.2         27 t copy
        vmovdqa ymm13, ymm3                                           ;   225.2         27 t copy
        vmovdqu [rsp + 1376], ymm12                                   ;   224.8 agu2+fp5   48 v[1] spill
        vmovdqa ymm12, ymm3                                           ;   225.2         27 t copy
        vpxor ymm14, ymm14, ymm1                                      ;   228.8 fp3     27 t
        vpand ymm5, ymm5, ymm14                                       ;   229.8 fp0     27 t
        vpslld ymm14, ymm6, 5                                         ;   229.2 fp2     48 v[0]
        vpsrld ymm6, ymm6, 0x1b                                       ;   229.2 fp1     48 v[0]
        vpaddd ymm10, ymm10, [rsp + 736]                              ;   226.2 fp3+agu1   47 t
        vpxor ymm14, ymm14, ymm6                                      ;   230.2 fp0     48 v[0]
        vmovdqu ymm6, [rel md5_blocks.T0_constants256 + 864]          ;   226.2 agu0    47 t reload
        vpaddd ymm10, ymm10, ymm6                                     ;   233.2 fp2     47 t
        vpaddd ymm11, ymm11, [rsp + 704]                              ;   226.8 fp1+agu1   47 t
        vpxor ymm9, ymm9, ymm5                                        ;   230.8 fp3     27 t
        vpaddd ymm4, ymm4, ymm14                                      ;   231.2 fp0     48 v[0]
        vmovdqa ymm14, ymm1                                           ;   228.8         48 v[3] copy
        vmovdqa ymm5, ymm1                                            ;   228.8         27 t copy
        vpaddd ymm15, ymm15, ymm9                                     ;   231.8 fp2     47 t
        vmovdqa ymm9, ymm1                                            ;   228.8         27 t copy
        vpaddd ymm11, ymm11, ymm6                                     ;   233.2 fp1     47 t
        vpxor ymm7, ymm7, ymm4                                        ;   232.2 fp3     27 t
        vpand ymm8, ymm8, ymm7                                        ;   233.2 fp0     27 t
        vpxor ymm13, ymm13, ymm8                                      ;   234.2 fp2     27 t
        vmovdqa ymm8, ymm4                                            ;   232.2         48 v[3] copy
        vpslld ymm6, ymm15, 9                                         ;   232.8 fp1     48 v[3]
        vpsrld ymm15, ymm15, 0x17                                     ;   232.8 fp2     48 v[3]
        vmovdqa ymm7, ymm4                                            ;   232.2         27 t copy
        vpxor ymm6, ymm6, ymm15                                       ;   233.8 fp3     48 v[3]
        vmovdqa ymm15, ymm4                                           ;   232.2         27 t copy
        vpaddd ymm14, ymm14, ymm6                                     ;   234.8 fp0     48 v[3]
        vpaddd ymm2, ymm2, ymm13                                      ;   235.2 fp1     47 t
        vmovdqa ymm13, ymm1                                           ;   230.8         27 t copy
        vmovdqa ymm6, ymm4                                            ;   232.2         27 t copy
        vpxor ymm5, ymm5, ymm14                                       ;   235.8 fp2     27 t
        vpand ymm0, ymm0, ymm5                                        ;   236.8 fp3     27 t
        vpslld ymm5, ymm2, 9                                          ;   236.2 fp1     48 v[3]
        vpsrld ymm2, ymm2, 0x17                                       ;   236.2 fp2     48 v[3]
        vpaddd ymm3, ymm3, [rsp + 1152]                               ;   232.5 fp0+agu0   47 t
        vpxor ymm5, ymm5, ymm2                                        ;   237.2 fp3     48 v[3]
        vmovdqu ymm2, [rel md5_blocks.T0_constants256 + 896]          ;   232.8 agu1    47 t reload
        vpaddd ymm3, ymm3, ymm2                                       ;   239.8 fp1     47 t
        vpxor ymm9, ymm9, ymm0                                        ;   237.8 fp2     27 t
        vmovdqu ymm0, [rsp + 1376]                                    ;   233.5 agu0    47 t
        vpaddd ymm8, ymm8, ymm5                                       ;   238.2 fp0     48 v[3]
        vmovdqu ymm5, [rsp + 1056]                                    ;   233.8 agu1    47 t reload
        vpaddd ymm0, ymm0, ymm5                                       ;   240.8 fp3     47 t
        vpaddd ymm11, ymm11, ymm9                                     ;   238.8 fp1     47 t
        vmovdqa ymm9, ymm14                                           ;   235.8         48 v[2] copy
        vpaddd ymm0, ymm0, ymm2                                       ;   241.8 fp2     47 t
        vmovdqa ymm2, ymm14                                           ;   235.8         27 t copy
        vpxor ymm7, ymm7, ymm8                                        ;   239.2 fp0     27 t
        vpand ymm12, ymm12, ymm7                                      ;   240.2 fp3     27 t
        vmovdqa ymm7, ymm14                                           ;   235.8         27 t copy
        vpxor ymm15, ymm15, ymm12                                     ;   241.2 fp1     27 t
        vpslld ymm12, ymm11, 0xe                                      ;   239.8 fp2     48 v[2]
        vpsrld ymm11, ymm11, 0x12                                     ;   239.8 fp1     48 v[2]
        vpxor ymm12, ymm12, ymm11                                     ;   240.8 fp0     48 v[2]
        vmovdqa ymm11, ymm8                                           ;   239.2         48 v[2] copy
        vpaddd ymm9, ymm9, ymm12                                      ;   241.8 fp3     48 v[2]
        vmovdqa ymm12, ymm8                                           ;   239.2         27 t copy
        vpaddd ymm10, ymm10, ymm15                                    ;   242.2 fp2     47 t
        vmovdqa ymm15, ymm14                                          ;   237.8         27 t copy
        vmovdqa ymm5, ymm8                                            ;   239.2         27 t copy
        vmovdqu [rsp + 1376], ymm14                                   ;   238.2 agu2+fp5   48 v[3] spill
        vmovdqa ymm14, ymm8                                           ;   239.2         27 t copy
        vpxor ymm2, ymm2, ymm9                                        ;   242.8 fp0     27 t
        vpand ymm13, ymm13, ymm2                                      ;   243.8 fp3     27 t
        vpslld ymm2, ymm10, 0xe                                       ;   243.2 fp1     48 v[2]
        vpsrld ymm10, ymm10, 0x12                                     ;   243.2 fp2     48 v[2]
        vpxor ymm2, ymm2, ymm10                                       ;   244.2 fp0     48 v[2]
        vmovdqu ymm10, [rsp + 1504]                                   ;   239.8 agu0    47 t reload
        vpaddd ymm4, ymm4, ymm10                                      ;   246.8 fp3     47 t
        vpaddd ymm4, ymm4, [rel md5_blocks.T0_constants256 + 928]     ;   247.8 fp1+agu1   47 t
        vpaddd ymm1, ymm1, [rsp + 1344]                               ;   240.8 fp2+agu0   47 t
        vpxor ymm7, ymm7, ymm13                                       ;   244.8 fp0     27 t
        vpaddd ymm11, ymm11, ymm2                                     ;   245.2 fp3     48 v[2]
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 928]     ;   241.8 fp1+agu1   47 t
        vmovdqa ymm13, ymm9                                           ;   242.8         48 v[1] copy
        vmovdqa ymm2, ymm9                                            ;   242.8         27 t copy
        vpaddd ymm0, ymm0, ymm7                                       ;   245.8 fp2     47 t
        vmovdqa ymm7, ymm9                                            ;   242.8         27 t copy
        vpxor ymm12, ymm12, ymm11                                     ;   246.2 fp0     27 t
        vpand ymm6, ymm6, ymm12                                       ;   247.2 fp3     27 t
        vpxor ymm5, ymm5, ymm6                                        ;   248.2 fp1     27 t
        vpslld ymm12, ymm0, 0x14                                      ;   246.8 fp2     48 v[1]
        vpsrld ymm0, ymm0, 0xc                                        ;   246.8 fp1     48 v[1]
        vmovdqa ymm6, ymm11                                           ;   246.2         48 v[1] copy
        vpxor ymm12, ymm12, ymm0                                      ;   247.8 fp0     48 v[1]
        vmovdqa ymm0, ymm11                                           ;   246.2         27 t copy
        vpaddd ymm13, ymm13, ymm12                                    ;   248.8 fp3     48 v[1]
        vmovdqa ymm12, ymm11                                          ;   246.2         27 t copy
        vpaddd ymm3, ymm3, ymm5                                       ;   249.2 fp2     47 t
        vmovdqa ymm5, ymm9                                            ;   244.8         27 t copy
        vmovdqa ymm10, ymm11                                          ;   246.2         27 t copy
        vpxor ymm2, ymm2, ymm13                                       ;   249.8 fp1     27 t
        vpand ymm15, ymm15, ymm2                                      ;   250.8 fp0     27 t
        vpslld ymm2, ymm3, 0x14                                       ;   250.2 fp2     48 v[1]
        vpsrld ymm3, ymm3, 0xc                                        ;   250.2 fp1     48 v[1]
        vpaddd ymm8, ymm8, [rsp + 608]                                ;   246.5 fp3+agu0   47 t
        vpxor ymm2, ymm2, ymm3                                        ;   251.2 fp0     48 v[1]
        vmovdqu ymm3, [rel md5_blocks.T0_constants256 + 960]          ;   246.8 agu1    47 t reload
        vpaddd ymm8, ymm8, ymm3                                       ;   253.8 fp2     47 t
        vpxor ymm7, ymm7, ymm15                                       ;   251.8 fp1     27 t
        vmovdqu ymm15, [rsp + 1376]                                   ;   247.5 agu0    47 t
        vpaddd ymm6, ymm6, ymm2                                       ;   252.2 fp3     48 v[1]
        vmovdqu ymm2, [rsp + 384]                                     ;   247.8 agu1    47 t reload
        vpaddd ymm15, ymm15, ymm2                                     ;   254.8 fp0     47 t
        vpaddd ymm1, ymm1, ymm7                                       ;   252.8 fp2     47 t
        vmovdqa ymm7, ymm13                                           ;   249.8         48 v[0] copy
        vpaddd ymm15, ymm15, ymm3                                     ;   255.8 fp1     47 t
        vmovdqa ymm3, ymm13                                           ;   249.8         27 t copy
        vpxor ymm0, ymm0, ymm6                                        ;   253.2 fp3     27 t
        vpand ymm14, ymm14, ymm0                                      ;   254.2 fp0     27 t
        vmovdqa ymm0, ymm13                                           ;   249.8         27 t copy
        vpxor ymm12, ymm12, ymm14                                     ;   255.2 fp2     27 t
        vpslld ymm14, ymm1, 5                                         ;   253.8 fp1     48 v[0]
        vpsrld ymm1, ymm1, 0x1b                                       ;   253.8 fp2     48 v[0]
        vpxor ymm14, ymm14, ymm1                                      ;   254.8 fp3     48 v[0]
        vmovdqa ymm1, ymm6                                            ;   253.2         48 v[0] copy
        vpaddd ymm7, ymm7, ymm14                                      ;   255.8 fp0     48 v[0]
        vmovdqa ymm14, ymm6                                           ;   253.2         27 t copy
        vpaddd ymm4, ymm4, ymm12                                      ;   256.2 fp1     47 t
        vmovdqa ymm12, ymm13                                          ;   251.8         27 t copy
        vmovdqa ymm2, ymm6                                            ;   253.2         27 t copy
        vmovdqu [rsp + 1376], ymm13                                   ;   252.2 agu2+fp5   48 v[1] spill
        vmovdqa ymm13, ymm6                                           ;   253.2         27 t copy
        vpxor ymm3, ymm3, ymm7                                        ;   256.8 fp3     27 t
        vpand ymm5, ymm5, ymm3                                        ;   257.8 fp0     27 t
        vpslld ymm3, ymm4, 5                                          ;   257.2 fp2     48 v[0]
        vpsrld ymm4, ymm4, 0x1b                                       ;   257.2 fp1     48 v[0]
        vpxor ymm3, ymm3, ymm4                                        ;   258.2 fp3     48 v[0]
        vmovdqu ymm4, [rsp + 864]                                     ;   253.8 agu0    47 t reload
        vpaddd ymm11, ymm11, ymm4                                     ;   260.8 fp0     47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 992]   ;   261.8 fp2+agu1   47 t
        vpxor ymm0, ymm0, ymm5                                        ;   258.8 fp1     27 t
        vpaddd ymm1, ymm1, ymm3                                       ;   259.2 fp3     48 v[0]
        vmovdqu ymm3, [rsp + 832]                                     ;   254.8 agu0    47 t reload
        vpaddd ymm9, ymm9, ymm3                                       ;   261.8 fp0     47 t
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 992]     ;   262.8 fp2+agu1   47 t
        vmovdqa ymm5, ymm7                                            ;   256.8         48 v[3] copy
        vpaddd ymm15, ymm15, ymm0                                     ;   259.8 fp1     47 t
        vmovdqa ymm0, ymm7                                            ;   256.8         27 t copy
        vpxor ymm14, ymm14, ymm1                                      ;   260.2 fp3     27 t
        vpand ymm10, ymm10, ymm14                                     ;   261.2 fp0     27 t
        vmovdqa ymm14, ymm7                                           ;   256.8         27 t copy
        vpxor ymm2, ymm2, ymm10                                       ;   262.2 fp2     27 t
        vpslld ymm10, ymm15, 9                                        ;   260.8 fp1     48 v[3]
        vpsrld ymm15, ymm15, 0x17                                     ;   260.8 fp2     48 v[3]
        vpxor ymm10, ymm10, ymm15                                     ;   261.8 fp3     48 v[3]
        vmovdqa ymm15, ymm1                                           ;   260.2         48 v[3] copy
        vpaddd ymm5, ymm5, ymm10                                      ;   262.8 fp0     48 v[3]
        vmovdqa ymm10, ymm1                                           ;   260.2         27 t copy
        vpaddd ymm8, ymm8, ymm2                                       ;   263.2 fp1     47 t
        vmovdqa ymm2, ymm7                                            ;   259.2         27 t copy
        vmovdqa ymm3, ymm1                                            ;   260.2         27 t copy
        vmovdqa ymm4, ymm1                                            ;   260.2         27 t copy
        vpxor ymm0, ymm0, ymm5                                        ;   263.8 fp3     27 t
        vpand ymm12, ymm12, ymm0                                      ;   264.8 fp0     27 t
        vpslld ymm0, ymm8, 9                                          ;   264.2 fp2     48 v[3]
        vpsrld ymm8, ymm8, 0x17                                       ;   264.2 fp1     48 v[3]
        vpaddd ymm6, ymm6, [rsp + 1408]                               ;   261.2 fp3+agu0   47 t
        vpxor ymm0, ymm0, ymm8                                        ;   265.2 fp0     48 v[3]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256 + 1024]         ;   261.2 agu1    47 t reload
        vpaddd ymm6, ymm6, ymm8                                       ;   268.2 fp2     47 t
        vpxor ymm14, ymm14, ymm12                                     ;   265.8 fp1     27 t
        vmovdqu ymm12, [rsp + 1376]                                   ;   261.8 agu0    47 t
        vpaddd ymm12, ymm12, [rsp + 1312]                             ;   268.8 fp3+agu1   47 t
        vpaddd ymm15, ymm15, ymm0                                     ;   266.2 fp0     48 v[3]
        vmovdqa ymm0, ymm5                                            ;   263.8         48 v[2] copy
        vpaddd ymm9, ymm9, ymm14                                      ;   266.8 fp2     47 t
        vmovdqa ymm14, ymm5                                           ;   263.8         27 t copy
        vpaddd ymm12, ymm12, ymm8                                     ;   269.8 fp1     47 t
        vmovdqa ymm8, ymm5                                            ;   263.8         27 t copy
        vpxor ymm10, ymm10, ymm15                                     ;   267.2 fp3     27 t
        vpand ymm13, ymm13, ymm10                                     ;   268.2 fp0     27 t
        vpxor ymm3, ymm3, ymm13                                       ;   269.2 fp2     27 t
        vpslld ymm10, ymm9, 0xe                                       ;   267.8 fp1     48 v[2]
        vpsrld ymm9, ymm9, 0x12                                       ;   267.8 fp2     48 v[2]
        vmovdqa ymm13, ymm15                                          ;   267.2         48 v[2] copy
        vpxor ymm10, ymm10, ymm9                                      ;   268.8 fp3     48 v[2]
        vmovdqa ymm9, ymm15                                           ;   267.2         27 t copy
        vpaddd ymm0, ymm0, ymm10                                      ;   269.8 fp0     48 v[2]
        vmovdqa ymm10, ymm15                                          ;   267.2         27 t copy
        vpaddd ymm11, ymm11, ymm3                                     ;   270.2 fp1     47 t
        vpxor ymm3, ymm5, ymm0                                        ;   270.8 fp3     28 t
        vpaddd ymm1, ymm1, [rsp + 768]                                ;   266.8 fp2+agu0   47 t
        vmovdqu [rsp + 1376], ymm5                                    ;   267.0 agu2+fp5   48 v[3] spill
        vmovdqa ymm5, ymm15                                           ;   267.2         28 t copy
        vpxor ymm14, ymm14, ymm0                                      ;   270.8 fp0     27 t
        vpand ymm2, ymm2, ymm14                                       ;   271.8 fp1     27 t
        vpslld ymm14, ymm11, 0xe                                      ;   271.2 fp2     48 v[2]
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1056]    ;   267.8 fp3+agu1   47 t
        vpsrld ymm11, ymm11, 0x12                                     ;   271.2 fp1     48 v[2]
        vpaddd ymm7, ymm7, [rsp + 992]                                ;   268.3 fp0+agu0   47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 1056]    ;   269.3 fp2+agu1   47 t
        vpxor ymm14, ymm14, ymm11                                     ;   272.2 fp3     48 v[2]
        vmovdqa ymm11, ymm0                                           ;   270.8         48 v[1] copy
        vpxor ymm8, ymm8, ymm2                                        ;   272.8 fp0     27 t
        vpaddd ymm13, ymm13, ymm14                                    ;   273.2 fp1     48 v[2]
        vpaddd ymm12, ymm12, ymm8                                     ;   273.8 fp2     47 t
        vpxor ymm9, ymm9, ymm13                                       ;   274.2 fp3     27 t
        vpxor ymm5, ymm5, ymm13                                       ;   274.2 fp0     28 t
        vpand ymm4, ymm4, ymm9                                        ;   275.2 fp1     27 t
        vmovdqa ymm8, ymm13                                           ;   274.2         48 v[1] copy
        vmovdqa ymm9, ymm13                                           ;   274.2         28 t copy
        vpxor ymm10, ymm10, ymm4                                      ;   276.2 fp2     27 t
        vmovdqa ymm14, ymm0                                           ;   270.8         28 t copy
        vpslld ymm2, ymm12, 0x14                                      ;   274.8 fp1     48 v[1]
        vpsrld ymm12, ymm12, 0xc                                      ;   274.8 fp2     48 v[1]
        vpxor ymm2, ymm2, ymm12                                       ;   275.8 fp3     48 v[1]
        vpaddd ymm11, ymm11, ymm2                                     ;   276.8 fp0     48 v[1]
        vpaddd ymm6, ymm6, ymm10                                      ;   277.2 fp3     47 t
        vmovdqu ymm10, [rsp + 1152]                                   ;   271.8 agu0    47 t reload
        vpaddd ymm15, ymm15, ymm10                                    ;   278.8 fp0     47 t
        vmovdqu ymm12, [rel md5_blocks.T0_constants256 + 1088]        ;   272.2 agu1    47 t reload
        vpaddd ymm15, ymm15, ymm12                                    ;   279.8 fp1     47 t
        vmovdqu ymm2, [rsp + 1376]                                    ;   272.8 agu0    47 t
        vmovdqu ymm4, [rsp + 1056]                                    ;   273.2 agu1    47 t reload
        vpaddd ymm2, ymm2, ymm4                                       ;   280.2 fp2     47 t
        vpxor ymm3, ymm3, ymm11                                       ;   277.8 fp3     28 t
        vpaddd ymm7, ymm7, ymm3                                       ;   278.8 fp0     47 t
        vpslld ymm3, ymm6, 0x14                                       ;   278.2 fp1     48 v[1]
        vpsrld ymm6, ymm6, 0xc                                        ;   278.2 fp2     48 v[1]
        vpxor ymm14, ymm14, ymm11                                     ;   277.8 fp3     28 t
        vpaddd ymm2, ymm2, ymm12                                      ;   281.2 fp0     47 t
        vmovdqa ymm12, ymm11                                          ;   277.8         48 v[0] copy
        vpxor ymm3, ymm3, ymm6                                        ;   279.2 fp1     48 v[1]
        vpaddd ymm8, ymm8, ymm3                                       ;   280.2 fp2     48 v[1]
        vpslld ymm3, ymm7, 4                                          ;   279.8 fp1     48 v[0]
        vpsrld ymm6, ymm7, 0x1c                                       ;   279.8 fp2     48 v[0]
        vpxor ymm3, ymm3, ymm6                                        ;   280.8 fp3     48 v[0]
        vpaddd ymm12, ymm12, ymm3                                     ;   281.8 fp0     48 v[0]
        vpxor ymm5, ymm5, ymm8                                        ;   281.2 fp1     28 t
        vpxor ymm3, ymm11, ymm12                                      ;   282.8 fp2     28 t
        vpaddd ymm1, ymm1, ymm5                                       ;   282.2 fp3     47 t
        vmovdqu ymm5, [rsp + 1280]                                    ;   278.3 agu0    47 t reload
        vpaddd ymm13, ymm13, ymm5                                     ;   285.3 fp0     47 t
        vmovdqu ymm6, [rel md5_blocks.T0_constants256 + 1120]         ;   278.7 agu1    47 t reload
        vpaddd ymm13, ymm13, ymm6                                     ;   286.3 fp1     47 t
        vmovdqu ymm7, [rsp + 1216]                                    ;   279.3 agu0    47 t reload
        vpaddd ymm0, ymm0, ymm7                                       ;   286.3 fp2     47 t
        vpxor ymm9, ymm9, ymm8                                        ;   281.2 fp3     28 t
        vpxor ymm14, ymm14, ymm12                                     ;   282.8 fp0     28 t
        vpaddd ymm2, ymm2, ymm14                                      ;   283.8 fp1     47 t
        vmovdqa ymm14, ymm8                                           ;   281.2         48 v[0] copy
        vmovdqa ymm7, ymm8                                            ;   281.2         28 t copy
        vpaddd ymm0, ymm0, ymm6                                       ;   287.3 fp2     47 t
        vpslld ymm6, ymm1, 4                                          ;   283.2 fp1     48 v[0]
        vpsrld ymm1, ymm1, 0x1c                                       ;   283.2 fp2     48 v[0]
        vpxor ymm6, ymm6, ymm1                                        ;   284.2 fp3     48 v[0]
        vmovdqa ymm1, ymm12                                           ;   282.8         48 v[3] copy
        vpaddd ymm14, ymm14, ymm6                                     ;   285.2 fp0     48 v[0]
        vmovdqa ymm6, ymm12                                           ;   282.8         28 t copy
        vpxor ymm9, ymm9, ymm14                                       ;   286.2 fp1     28 t
        vpaddd ymm8, ymm8, [rsp + 1472]                               ;   282.2 fp3+agu1   47 t
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 1184]    ;   283.2 fp2+agu0   47 t
        vpaddd ymm11, ymm11, [rsp + 1536]                             ;   283.0 fp0+agu1   47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 1184]  ;   284.0 fp1+agu0   47 t
        vpaddd ymm15, ymm15, ymm9                                     ;   287.2 fp3     47 t
        vpslld ymm9, ymm2, 0xb                                        ;   284.8 fp2     48 v[3]
        vpsrld ymm2, ymm2, 0x15                                       ;   284.8 fp1     48 v[3]
        vpxor ymm9, ymm9, ymm2                                        ;   285.8 fp0     48 v[3]
        vpaddd ymm1, ymm1, ymm9                                       ;   286.8 fp3     48 v[3]
        vpxor ymm7, ymm7, ymm14                                       ;   286.2 fp2     28 t
        vmovdqa ymm9, ymm14                                           ;   286.2         48 v[3] copy
        vmovdqa ymm2, ymm14                                           ;   286.2         28 t copy
        vpxor ymm3, ymm3, ymm1                                        ;   287.8 fp0     28 t
        vpaddd ymm0, ymm0, ymm3                                       ;   288.8 fp1     47 t
        vpxor ymm6, ymm6, ymm1                                        ;   287.8 fp3     28 t
        vpslld ymm3, ymm15, 0xb                                       ;   288.2 fp2     48 v[3]
        vpsrld ymm15, ymm15, 0x15                                     ;   288.2 fp1     48 v[3]
        vpxor ymm3, ymm3, ymm15                                       ;   289.2 fp0     48 v[3]
        vmovdqa ymm15, ymm1                                           ;   287.8         48 v[2] copy
        vpaddd ymm9, ymm9, ymm3                                       ;   290.2 fp3     48 v[3]
        vmovdqa ymm3, ymm1                                            ;   287.8         28 t copy
        vpshufb ymm0, ymm0, [rel md5_blocks.T0_constants256 + 1152]   ;   289.8 fp2+agu1   48 v[2]
        vpaddd ymm15, ymm15, ymm0                                     ;   290.8 fp0     48 v[2]
        vpxor ymm7, ymm7, ymm9                                        ;   291.2 fp1     28 t
        vmovdqu ymm0, [rsp + 512]                                     ;   287.0 agu0    47 t reload
        vpaddd ymm14, ymm14, ymm0                                     ;   294.0 fp3     47 t
        vpaddd ymm14, ymm14, [rel md5_blocks.T0_constants256 + 1216]  ;   295.0 fp2+agu1   47 t
        vpaddd ymm12, ymm12, [rsp + 416]                              ;   288.0 fp0+agu0   47 t
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 1216]  ;   289.0 fp1+agu1   47 t
        vpaddd ymm13, ymm13, ymm7                                     ;   292.2 fp3     47 t
        vpxor ymm2, ymm2, ymm9                                        ;   291.2 fp2     28 t
        vmovdqa ymm7, ymm9                                            ;   291.2         48 v[2] copy
        vpxor ymm6, ymm6, ymm15                                       ;   291.8 fp0     28 t
        vpaddd ymm11, ymm11, ymm6                                     ;   292.8 fp1     47 t
        vmovdqa ymm6, ymm9                                            ;   291.2         28 t copy
        vpxor ymm3, ymm3, ymm15                                       ;   291.8 fp3     28 t
        vpshufb ymm13, ymm13, [rel md5_blocks.T0_constants256 + 1152] ;   293.2 fp2+agu0   48 v[2]
        vpaddd ymm7, ymm7, ymm13                                      ;   294.2 fp0     48 v[2]
        vmovdqa ymm13, ymm15                                          ;   291.8         48 v[1] copy
        vpxor ymm2, ymm2, ymm7                                        ;   295.2 fp1     28 t
        vpaddd ymm9, ymm9, [rsp + 896]                                ;   291.2 fp3+agu1   47 t
        vpaddd ymm8, ymm8, ymm2                                       ;   296.2 fp2     47 t
        vmovdqa ymm2, ymm15                                           ;   291.8         28 t copy
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1248]    ;   292.2 fp0+agu0   47 t
        vpaddd ymm1, ymm1, [rsp + 928]                                ;   291.5 fp1+agu1   47 t
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1248]    ;   292.5 fp3+agu0   47 t
        vpxor ymm6, ymm6, ymm7                                        ;   295.2 fp2     28 t
        vpslld ymm5, ymm11, 0x17                                      ;   293.8 fp1     48 v[1]
        vpsrld ymm11, ymm11, 9                                        ;   293.8 fp2     48 v[1]
        vpxor ymm5, ymm5, ymm11                                       ;   294.8 fp0     48 v[1]
        vpaddd ymm13, ymm13, ymm5                                     ;   295.8 fp3     48 v[1]
        vmovdqa ymm11, ymm7                                           ;   295.2         48 v[1] copy
        vmovdqa ymm5, ymm7                                            ;   295.2         28 t copy
        vpxor ymm3, ymm3, ymm13                                       ;   296.8 fp0     28 t
        vpaddd ymm12, ymm12, ymm3                                     ;   297.8 fp1     47 t
        vpslld ymm3, ymm8, 0x17                                       ;   297.2 fp2     48 v[1]
        vpsrld ymm8, ymm8, 9                                          ;   297.2 fp1     48 v[1]
        vpxor ymm2, ymm2, ymm13                                       ;   296.8 fp3     28 t
        vpxor ymm3, ymm3, ymm8                                        ;   298.2 fp0     48 v[1]
        vmovdqa ymm8, ymm13                                           ;   296.8         48 v[0] copy
        vpaddd ymm11, ymm11, ymm3                                     ;   299.2 fp2     48 v[1]
        vpslld ymm3, ymm12, 4                                         ;   298.8 fp1     48 v[0]
        vpsrld ymm12, ymm12, 0x1c                                     ;   298.8 fp2     48 v[0]
        vpxor ymm3, ymm3, ymm12                                       ;   299.8 fp3     48 v[0]
        vpaddd ymm8, ymm8, ymm3                                       ;   300.8 fp0     48 v[0]
        vpxor ymm6, ymm6, ymm11                                       ;   300.2 fp3     28 t
        vmovdqu ymm12, [rsp + 864]                                    ;   295.7 agu1    47 t reload
        vpaddd ymm7, ymm7, ymm12                                      ;   302.7 fp0     47 t
        vpxor ymm3, ymm13, ymm8                                       ;   301.8 fp1     28 t
        vpaddd ymm14, ymm14, ymm6                                     ;   301.2 fp2     47 t
        vmovdqu ymm6, [rel md5_blocks.T0_constants256 + 1280]         ;   296.8 agu0    47 t reload
        vpaddd ymm7, ymm7, ymm6                                       ;   303.8 fp3     47 t
        vpaddd ymm15, ymm15, [rsp + 832]                              ;   297.3 fp0+agu1   47 t
        vpxor ymm5, ymm5, ymm11                                       ;   300.2 fp1     28 t
        vpxor ymm2, ymm2, ymm8                                        ;   301.8 fp2     28 t
        vpaddd ymm1, ymm1, ymm2                                       ;   302.8 fp3     47 t
        vmovdqa ymm2, ymm11                                           ;   300.2         48 v[0] copy
        vpaddd ymm15, ymm15, ymm6                                     ;   303.8 fp0     47 t
        vmovdqa ymm6, ymm11                                           ;   300.2         28 t copy
        vpslld ymm4, ymm14, 4                                         ;   302.2 fp1     48 v[0]
        vpsrld ymm14, ymm14, 0x1c                                     ;   302.2 fp2     48 v[0]
        vpxor ymm4, ymm4, ymm14                                       ;   303.2 fp3     48 v[0]
        vmovdqa ymm14, ymm8                                           ;   301.8         48 v[3] copy
        vpaddd ymm2, ymm2, ymm4                                       ;   304.2 fp0     48 v[0]
        vmovdqa ymm4, ymm8                                            ;   301.8         28 t copy
        vpxor ymm5, ymm5, ymm2                                        ;   305.2 fp1     28 t
        vpaddd ymm11, ymm11, [rsp + 1088]                             ;   300.7 fp2+agu0   47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 1312]  ;   301.7 fp3+agu1   47 t
        vpaddd ymm13, ymm13, [rsp + 1120]                             ;   301.7 fp0+agu0   47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 1312]  ;   302.7 fp1+agu1   47 t
        vpaddd ymm9, ymm9, ymm5                                       ;   306.2 fp2     47 t
        vpslld ymm5, ymm1, 0xb                                        ;   303.8 fp1     48 v[3]
        vpsrld ymm1, ymm1, 0x15                                       ;   303.8 fp2     48 v[3]
        vpxor ymm5, ymm5, ymm1                                        ;   304.8 fp3     48 v[3]
        vpaddd ymm14, ymm14, ymm5                                     ;   305.8 fp0     48 v[3]
        vpxor ymm6, ymm6, ymm2                                        ;   305.2 fp3     28 t
        vmovdqa ymm1, ymm2                                            ;   305.2         48 v[3] copy
        vmovdqa ymm5, ymm2                                            ;   305.2         28 t copy
        vpxor ymm3, ymm3, ymm14                                       ;   306.8 fp0     28 t
        vpaddd ymm15, ymm15, ymm3                                     ;   307.8 fp1     47 t
        vpxor ymm4, ymm4, ymm14                                       ;   306.8 fp2     28 t
        vpslld ymm3, ymm9, 0xb                                        ;   307.2 fp1     48 v[3]
        vpsrld ymm9, ymm9, 0x15                                       ;   307.2 fp2     48 v[3]
        vpxor ymm3, ymm3, ymm9                                        ;   308.2 fp3     48 v[3]
        vmovdqa ymm9, ymm14                                           ;   306.8         48 v[2] copy
        vpaddd ymm1, ymm1, ymm3                                       ;   309.2 fp0     48 v[3]
        vmovdqa ymm3, ymm14                                           ;   306.8         28 t copy
        vpshufb ymm15, ymm15, [rel md5_blocks.T0_constants256 + 1152] ;   308.8 fp1+agu0   48 v[2]
        vpaddd ymm9, ymm9, ymm15                                      ;   309.8 fp3     48 v[2]
        vpxor ymm6, ymm6, ymm1                                        ;   310.2 fp0     28 t
        vmovdqu ymm15, [rsp + 1504]                                   ;   305.5 agu1    47 t reload
        vpaddd ymm2, ymm2, ymm15                                      ;   312.5 fp2     47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 1344]    ;   313.5 fp3+agu0   47 t
        vpaddd ymm8, ymm8, [rsp + 1344]                               ;   306.5 fp0+agu1   47 t
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 1344]    ;   307.5 fp1+agu0   47 t
        vpaddd ymm7, ymm7, ymm6                                       ;   311.2 fp2     47 t
        vpxor ymm5, ymm5, ymm1                                        ;   310.2 fp3     28 t
        vmovdqa ymm6, ymm1                                            ;   310.2         48 v[2] copy
        vpxor ymm4, ymm4, ymm9                                        ;   310.8 fp0     28 t
        vpaddd ymm13, ymm13, ymm4                                     ;   311.8 fp1     47 t
        vmovdqa ymm4, ymm1                                            ;   310.2         28 t copy
        vpxor ymm3, ymm3, ymm9                                        ;   310.8 fp2     28 t
        vpshufb ymm7, ymm7, [rel md5_blocks.T0_constants256 + 1152]   ;   312.2 fp1+agu1   48 v[2]
        vpaddd ymm6, ymm6, ymm7                                       ;   313.2 fp3     48 v[2]
        vmovdqa ymm7, ymm9                                            ;   310.8         48 v[1] copy
        vpxor ymm5, ymm5, ymm6                                        ;   314.2 fp0     28 t
        vpaddd ymm11, ymm11, ymm5                                     ;   315.2 fp2     47 t
        vmovdqu ymm5, [rsp + 480]                                     ;   309.8 agu0    47 t reload
        vpaddd ymm1, ymm1, ymm5                                       ;   316.8 fp3     47 t
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1376]    ;   317.8 fp1+agu1   47 t
        vpaddd ymm14, ymm14, [rsp + 352]                              ;   310.8 fp0+agu0   47 t
        vpaddd ymm14, ymm14, [rel md5_blocks.T0_constants256 + 1376]  ;   311.8 fp2+agu1   47 t
        vpxor ymm4, ymm4, ymm6                                        ;   314.2 fp3     28 t
        vmovdqa ymm15, ymm9                                           ;   310.8         28 t copy
        vpslld ymm10, ymm13, 0x17                                     ;   312.8 fp1     48 v[1]
        vpsrld ymm13, ymm13, 9                                        ;   312.8 fp2     48 v[1]
        vpxor ymm10, ymm10, ymm13                                     ;   313.8 fp0     48 v[1]
        vpaddd ymm7, ymm7, ymm10                                      ;   314.8 fp3     48 v[1]
        vmovdqa ymm10, ymm6                                           ;   314.2         48 v[1] copy
        vmovdqa ymm13, ymm6                                           ;   314.2         28 t copy
        vpxor ymm3, ymm3, ymm7                                        ;   315.8 fp1     28 t
        vpaddd ymm8, ymm8, ymm3                                       ;   316.8 fp0     47 t
        vpslld ymm3, ymm11, 0x17                                      ;   316.2 fp2     48 v[1]
        vpsrld ymm11, ymm11, 9                                        ;   316.2 fp1     48 v[1]
        vpxor ymm15, ymm15, ymm7                                      ;   315.8 fp3     28 t
        vpxor ymm3, ymm3, ymm11                                       ;   317.2 fp0     48 v[1]
        vmovdqa ymm11, ymm7                                           ;   315.8         48 v[0] copy
        vpaddd ymm10, ymm10, ymm3                                     ;   318.2 fp2     48 v[1]
        vpslld ymm3, ymm8, 4                                          ;   317.8 fp1     48 v[0]
        vpsrld ymm8, ymm8, 0x1c                                       ;   317.8 fp2     48 v[0]
        vpxor ymm3, ymm3, ymm8                                        ;   318.8 fp3     48 v[0]
        vpaddd ymm11, ymm11, ymm3                                     ;   319.8 fp0     48 v[0]
        vpxor ymm4, ymm4, ymm10                                       ;   319.2 fp1     28 t
        vpxor ymm8, ymm7, ymm11                                       ;   320.8 fp3     28 t
        vpaddd ymm2, ymm2, ymm4                                       ;   320.2 fp0     47 t
        vmovdqu ymm3, [rsp + 736]                                     ;   316.0 agu0    47 t reload
        vpaddd ymm6, ymm6, ymm3                                       ;   323.0 fp2     47 t
        vmovdqu ymm4, [rel md5_blocks.T0_constants256 + 1408]         ;   316.3 agu1    47 t reload
        vpaddd ymm6, ymm6, ymm4                                       ;   324.0 fp1     47 t
        vpaddd ymm9, ymm9, [rsp + 704]                                ;   317.0 fp3+agu0   47 t
        vpxor ymm13, ymm13, ymm10                                     ;   319.2 fp0     28 t
        vpxor ymm15, ymm15, ymm11                                     ;   320.8 fp2     28 t
        vpaddd ymm14, ymm14, ymm15                                    ;   321.8 fp1     47 t
        vmovdqa ymm15, ymm10                                          ;   319.2         48 v[0] copy
        vpaddd ymm9, ymm9, ymm4                                       ;   323.3 fp3     47 t
        vmovdqa ymm4, ymm10                                           ;   319.2         28 t copy
        vpslld ymm0, ymm2, 4                                          ;   321.2 fp2     48 v[0]
        vpsrld ymm2, ymm2, 0x1c                                       ;   321.2 fp1     48 v[0]
        vpxor ymm0, ymm0, ymm2                                        ;   322.2 fp0     48 v[0]
        vmovdqa ymm2, ymm11                                           ;   320.8         48 v[3] copy
        vpaddd ymm15, ymm15, ymm0                                     ;   323.2 fp3     48 v[0]
        vmovdqa ymm0, ymm11                                           ;   320.8         28 t copy
        vpxor ymm13, ymm13, ymm15                                     ;   324.2 fp2     28 t
        vpaddd ymm10, ymm10, [rsp + 960]                              ;   319.7 fp0+agu1   47 t
        vpaddd ymm10, ymm10, [rel md5_blocks.T0_constants256 + 1440]  ;   320.7 fp1+agu0   47 t
        vpaddd ymm7, ymm7, [rsp + 800]                                ;   320.7 fp3+agu1   47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 1440]    ;   321.7 fp2+agu0   47 t
        vpaddd ymm1, ymm1, ymm13                                      ;   325.2 fp0     47 t
        vpslld ymm13, ymm14, 0xb                                      ;   322.8 fp1     48 v[3]
        vpsrld ymm14, ymm14, 0x15                                     ;   322.8 fp2     48 v[3]
        vpxor ymm13, ymm13, ymm14                                     ;   323.8 fp3     48 v[3]
        vpaddd ymm2, ymm2, ymm13                                      ;   324.8 fp0     48 v[3]
        vpxor ymm4, ymm4, ymm15                                       ;   324.2 fp1     28 t
        vmovdqa ymm13, ymm15                                          ;   324.2         48 v[3] copy
        vmovdqa ymm14, ymm15                                          ;   324.2         28 t copy
        vpxor ymm8, ymm8, ymm2                                        ;   325.8 fp3     28 t
        vpaddd ymm9, ymm9, ymm8                                       ;   326.8 fp2     47 t
        vpxor ymm0, ymm0, ymm2                                        ;   325.8 fp0     28 t
        vpslld ymm8, ymm1, 0xb                                        ;   326.2 fp1     48 v[3]
        vpsrld ymm1, ymm1, 0x15                                       ;   326.2 fp2     48 v[3]
        vpxor ymm8, ymm8, ymm1                                        ;   327.2 fp3     48 v[3]
        vmovdqa ymm1, ymm2                                            ;   325.8         48 v[2] copy
        vpaddd ymm13, ymm13, ymm8                                     ;   328.2 fp0     48 v[3]
        vmovdqa ymm8, ymm2                                            ;   325.8         28 t copy
        vpshufb ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1152]   ;   327.8 fp1+agu1   48 v[2]
        vpaddd ymm1, ymm1, ymm9                                       ;   328.8 fp3     48 v[2]
        vpxor ymm4, ymm4, ymm13                                       ;   329.2 fp2     28 t
        vmovdqu ymm9, [rsp + 1024]                                    ;   324.5 agu0    47 t reload
        vpaddd ymm15, ymm15, ymm9                                     ;   331.5 fp0     47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 1472]  ;   332.5 fp1+agu1   47 t
        vpaddd ymm11, ymm11, [rsp + 1248]                             ;   325.5 fp3+agu0   47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 1472]  ;   326.5 fp2+agu1   47 t
        vpaddd ymm6, ymm6, ymm4                                       ;   330.2 fp0     47 t
        vpxor ymm14, ymm14, ymm13                                     ;   329.2 fp1     28 t
        vmovdqa ymm4, ymm13                                           ;   329.2         48 v[2] copy
        vpxor ymm0, ymm0, ymm1                                        ;   329.8 fp3     28 t
        vpaddd ymm7, ymm7, ymm0                                       ;   330.8 fp2     47 t
        vmovdqa ymm0, ymm13                                           ;   329.2         28 t copy
        vpxor ymm8, ymm8, ymm1                                        ;   329.8 fp0     28 t
        vpshufb ymm6, ymm6, [rel md5_blocks.T0_constants256 + 1152]   ;   331.2 fp1+agu0   48 v[2]
        vpaddd ymm4, ymm4, ymm6                                       ;   332.2 fp3     48 v[2]
        vmovdqa ymm6, ymm1                                            ;   329.8         48 v[1] copy
        vpxor ymm14, ymm14, ymm4                                      ;   333.2 fp2     28 t
        vpaddd ymm13, ymm13, [rsp + 1408]                             ;   329.2 fp0+agu1   47 t
        vpaddd ymm10, ymm10, ymm14                                    ;   334.2 fp1     47 t
        vmovdqa ymm14, ymm1                                           ;   329.8         28 t copy
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 1504]  ;   330.2 fp3+agu0   47 t
        vpaddd ymm2, ymm2, [rsp + 1312]                               ;   329.5 fp2+agu1   47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 1504]    ;   330.5 fp0+agu0   47 t
        vpxor ymm0, ymm0, ymm4                                        ;   333.2 fp1     28 t
        vpslld ymm9, ymm7, 0x17                                       ;   331.8 fp2     48 v[1]
        vpsrld ymm7, ymm7, 9                                          ;   331.8 fp1     48 v[1]
        vpxor ymm9, ymm9, ymm7                                        ;   332.8 fp3     48 v[1]
        vpaddd ymm6, ymm6, ymm9                                       ;   333.8 fp0     48 v[1]
        vmovdqa ymm9, ymm4                                            ;   333.2         48 v[1] copy
        vmovdqa ymm7, ymm4                                            ;   333.2         28 t copy
        vpxor ymm8, ymm8, ymm6                                        ;   334.8 fp3     28 t
        vpaddd ymm11, ymm11, ymm8                                     ;   335.8 fp2     47 t
        vpslld ymm8, ymm10, 0x17                                      ;   335.2 fp1     48 v[1]
        vpsrld ymm10, ymm10, 9                                        ;   335.2 fp2     48 v[1]
        vpxor ymm14, ymm14, ymm6                                      ;   334.8 fp0     28 t
        vpxor ymm8, ymm8, ymm10                                       ;   336.2 fp3     48 v[1]
        vmovdqa ymm10, ymm6                                           ;   334.8         48 v[0] copy
        vpaddd ymm9, ymm9, ymm8                                       ;   337.2 fp0     48 v[1]
        vpslld ymm8, ymm11, 4                                         ;   336.8 fp1     48 v[0]
        vpsrld ymm11, ymm11, 0x1c                                     ;   336.8 fp2     48 v[0]
        vpxor ymm8, ymm8, ymm11                                       ;   337.8 fp3     48 v[0]
        vpaddd ymm10, ymm10, ymm8                                     ;   338.8 fp0     48 v[0]
        vpxor ymm0, ymm0, ymm9                                        ;   338.2 fp1     28 t
        vpxor ymm8, ymm6, ymm10                                       ;   339.8 fp3     28 t
        vpaddd ymm15, ymm15, ymm0                                     ;   339.2 fp2     47 t
        vmovdqu ymm11, [rsp + 1184]                                   ;   334.2 agu1    47 t reload
        vpaddd ymm4, ymm4, ymm11                                      ;   341.2 fp0     47 t
        vmovdqu ymm0, [rel md5_blocks.T0_constants256 + 1536]         ;   334.8 agu0    47 t reload
        vpaddd ymm4, ymm4, ymm0                                       ;   342.2 fp1     47 t
        vpaddd ymm1, ymm1, [rsp + 1440]                               ;   335.3 fp3+agu1   47 t
        vpxor ymm7, ymm7, ymm9                                        ;   338.2 fp2     28 t
        vpxor ymm14, ymm14, ymm10                                     ;   339.8 fp0     28 t
        vpaddd ymm2, ymm2, ymm14                                      ;   340.8 fp1     47 t
        vmovdqa ymm14, ymm9                                           ;   338.2         48 v[0] copy
        vpaddd ymm1, ymm1, ymm0                                       ;   341.8 fp3     47 t
        vmovdqa ymm0, ymm9                                            ;   338.2         28 t copy
        vpslld ymm11, ymm15, 4                                        ;   340.2 fp2     48 v[0]
        vpsrld ymm15, ymm15, 0x1c                                     ;   340.2 fp1     48 v[0]
        vpxor ymm11, ymm11, ymm15                                     ;   341.2 fp0     48 v[0]
        vmovdqa ymm15, ymm10                                          ;   339.8         48 v[3] copy
        vpaddd ymm14, ymm14, ymm11                                    ;   342.2 fp3     48 v[0]
        vmovdqa ymm11, ymm10                                          ;   339.8         28 t copy
        vpxor ymm7, ymm7, ymm14                                       ;   343.2 fp2     28 t
        vpaddd ymm9, ymm9, [rsp + 608]                                ;   338.7 fp1+agu0   47 t
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1568]    ;   339.7 fp0+agu1   47 t
        vpaddd ymm6, ymm6, [rsp + 384]                                ;   339.7 fp3+agu0   47 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 1568]    ;   340.7 fp2+agu1   47 t
        vpaddd ymm13, ymm13, ymm7                                     ;   344.2 fp1     47 t
        vpslld ymm7, ymm2, 0xb                                        ;   341.8 fp2     48 v[3]
        vpsrld ymm2, ymm2, 0x15                                       ;   341.8 fp1     48 v[3]
        vpxor ymm7, ymm7, ymm2                                        ;   342.8 fp0     48 v[3]
        vpaddd ymm15, ymm15, ymm7                                     ;   343.8 fp3     48 v[3]
        vpxor ymm0, ymm0, ymm14                                       ;   343.2 fp0     28 t
        vmovdqa ymm2, ymm14                                           ;   343.2         48 v[3] copy
        vmovdqa ymm7, ymm14                                           ;   343.2         28 t copy
        vpxor ymm8, ymm8, ymm15                                       ;   344.8 fp3     28 t
        vpaddd ymm1, ymm1, ymm8                                       ;   345.8 fp2     47 t
        vpxor ymm11, ymm11, ymm15                                     ;   344.8 fp1     28 t
        vpslld ymm8, ymm13, 0xb                                       ;   345.2 fp2     48 v[3]
        vpsrld ymm13, ymm13, 0x15                                     ;   345.2 fp1     48 v[3]
        vpxor ymm8, ymm8, ymm13                                       ;   346.2 fp0     48 v[3]
        vmovdqa ymm13, ymm15                                          ;   344.8         48 v[2] copy
        vpaddd ymm2, ymm2, ymm8                                       ;   347.2 fp3     48 v[3]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256]                ;   342.5 agu0    26 t reload
        vpxor ymm3, ymm15, ymm8                                       ;   349.5 fp0     29 t
        vpshufb ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1152]   ;   346.8 fp2+agu1   48 v[2]
        vpaddd ymm13, ymm13, ymm1                                     ;   347.8 fp3     48 v[2]
        vpxor ymm0, ymm0, ymm2                                        ;   348.2 fp1     28 t
        vpaddd ymm4, ymm4, ymm0                                       ;   349.2 fp0     47 t
        vpaddd ymm14, ymm14, ymm5                                     ;   344.3 fp3     47 t
        vmovdqu ymm0, [rel md5_blocks.T0_constants256 + 1600]         ;   343.8 agu0    47 t reload
        vpaddd ymm14, ymm14, ymm0                                     ;   350.8 fp2     47 t
        vpaddd ymm10, ymm10, [rsp + 352]                              ;   344.7 fp1+agu1   47 t
        vpxor ymm7, ymm7, ymm2                                        ;   348.2 fp0     28 t
        vmovdqa ymm1, ymm2                                            ;   348.2         48 v[2] copy
        vpxor ymm5, ymm2, ymm8                                        ;   349.5 fp3     29 t
        vpxor ymm11, ymm11, ymm13                                     ;   348.8 fp2     28 t
        vpaddd ymm6, ymm6, ymm11                                      ;   349.8 fp1     47 t
        vpshufb ymm11, ymm4, [rel md5_blocks.T0_constants256 + 1152]  ;   350.2 fp2+agu0   48 v[2]
        vmovdqa ymm4, ymm13                                           ;   348.8         48 v[1] copy
        vpaddd ymm1, ymm1, ymm11                                      ;   351.2 fp0     48 v[2]
        vmovdqa ymm11, ymm13                                          ;   348.8         29 t copy
        vpaddd ymm10, ymm10, ymm0                                     ;   350.8 fp3     47 t
        vpslld ymm0, ymm6, 0x17                                       ;   350.8 fp1     48 v[1]
        vpsrld ymm6, ymm6, 9                                          ;   350.8 fp2     48 v[1]
        vpxor ymm0, ymm0, ymm6                                        ;   351.8 fp0     48 v[1]
        vpaddd ymm4, ymm4, ymm0                                       ;   352.8 fp3     48 v[1]
        vpxor ymm7, ymm7, ymm1                                        ;   352.2 fp1     28 t
        vpxor ymm0, ymm13, ymm8                                       ;   349.5 fp2     29 t
        vpaddd ymm9, ymm9, ymm7                                       ;   353.2 fp0     47 t
        vmovdqa ymm6, ymm1                                            ;   352.2         48 v[1] copy
        vmovdqa ymm7, ymm1                                            ;   352.2         29 t copy
        vpor ymm3, ymm3, ymm4                                         ;   353.8 fp3     29 t
        vpxor ymm11, ymm11, ymm3                                      ;   354.8 fp1     29 t
        vpxor ymm3, ymm1, ymm8                                        ;   352.2 fp2     29 t
        vpaddd ymm10, ymm10, ymm11                                    ;   355.8 fp0     47 t
        vpslld ymm11, ymm9, 0x17                                      ;   354.2 fp1     48 v[1]
        vpsrld ymm9, ymm9, 9                                          ;   354.2 fp2     48 v[1]
        vpaddd ymm2, ymm2, ymm12                                      ;   351.0 fp3     47 t
        vpxor ymm11, ymm11, ymm9                                      ;   355.2 fp0     48 v[1]
        vmovdqu ymm9, [rel md5_blocks.T0_constants256 + 1632]         ;   351.3 agu1    47 t reload
        vpaddd ymm2, ymm2, ymm9                                       ;   358.3 fp1     47 t
        vmovdqa ymm12, ymm4                                           ;   353.8         48 v[0] copy
        vpaddd ymm6, ymm6, ymm11                                      ;   356.2 fp2     48 v[1]
        vpaddd ymm15, ymm15, [rsp + 832]                              ;   352.0 fp3+agu0   47 t
        vmovdqa ymm11, ymm4                                           ;   353.8         29 t copy
        vpor ymm5, ymm5, ymm6                                         ;   357.2 fp0     29 t
        vpxor ymm7, ymm7, ymm5                                        ;   358.2 fp1     29 t
        vpslld ymm5, ymm10, 6                                         ;   356.8 fp2     48 v[0]
        vpsrld ymm10, ymm10, 0x1a                                     ;   356.8 fp1     48 v[0]
        vpaddd ymm15, ymm15, ymm9                                     ;   358.3 fp3     47 t
        vpxor ymm5, ymm5, ymm10                                       ;   357.8 fp0     48 v[0]
        vpaddd ymm12, ymm12, ymm5                                     ;   358.8 fp2     48 v[0]
        vmovdqa ymm9, ymm6                                            ;   357.2         48 v[0] copy
        vmovdqa ymm10, ymm6                                           ;   357.2         29 t copy
        vpxor ymm5, ymm6, ymm8                                        ;   357.2 fp3     29 t
        vpaddd ymm14, ymm14, ymm7                                     ;   359.2 fp0     47 t
        vpxor ymm7, ymm4, ymm8                                        ;   354.8 fp1     29 t
        vpor ymm0, ymm0, ymm12                                        ;   359.8 fp2     29 t
        vpxor ymm11, ymm11, ymm0                                      ;   360.8 fp3     29 t
        vpslld ymm0, ymm14, 6                                         ;   360.2 fp1     48 v[0]
        vpsrld ymm14, ymm14, 0x1a                                     ;   360.2 fp2     48 v[0]
        vpxor ymm0, ymm0, ymm14                                       ;   361.2 fp0     48 v[0]
        vpaddd ymm1, ymm1, [rsp + 1472]                               ;   357.0 fp3+agu1   47 t
        vmovdqu ymm14, [rel md5_blocks.T0_constants256 + 1664]        ;   357.2 agu0    47 t reload
        vpaddd ymm1, ymm1, ymm14                                      ;   364.2 fp1     47 t
        vpaddd ymm15, ymm15, ymm11                                    ;   361.8 fp2     47 t
        vmovdqa ymm11, ymm12                                          ;   359.8         48 v[3] copy
        vpaddd ymm9, ymm9, ymm0                                       ;   362.2 fp0     48 v[0]
        vpaddd ymm13, ymm13, [rsp + 1536]                             ;   358.0 fp3+agu1   47 t
        vmovdqa ymm0, ymm12                                           ;   359.8         29 t copy
        vpaddd ymm13, ymm13, ymm14                                    ;   364.2 fp1     47 t
        vpslld ymm14, ymm15, 0xa                                      ;   362.8 fp2     48 v[3]
        vpsrld ymm15, ymm15, 0x16                                     ;   362.8 fp1     48 v[3]
        vpor ymm3, ymm3, ymm9                                         ;   363.2 fp0     29 t
        vpxor ymm10, ymm10, ymm3                                      ;   364.2 fp3     29 t
        vpxor ymm3, ymm12, ymm8                                       ;   359.8 fp2     29 t
        vpxor ymm14, ymm14, ymm15                                     ;   363.8 fp0     48 v[3]
        vpaddd ymm11, ymm11, ymm14                                    ;   364.8 fp3     48 v[3]
        vpaddd ymm2, ymm2, ymm10                                      ;   365.2 fp1     47 t
        vmovdqa ymm10, ymm9                                           ;   363.2         48 v[3] copy
        vmovdqa ymm14, ymm9                                           ;   363.2         29 t copy
        vpxor ymm15, ymm9, ymm8                                       ;   363.2 fp2     29 t
        vpor ymm7, ymm7, ymm11                                        ;   365.8 fp0     29 t
        vpxor ymm0, ymm0, ymm7                                        ;   366.8 fp3     29 t
        vpslld ymm7, ymm2, 0xa                                        ;   366.2 fp1     48 v[3]
        vpsrld ymm2, ymm2, 0x16                                       ;   366.2 fp2     48 v[3]
        vpaddd ymm6, ymm6, [rsp + 768]                                ;   362.8 fp0+agu0   47 t
        vpxor ymm7, ymm7, ymm2                                        ;   367.2 fp3     48 v[3]
        vmovdqu ymm2, [rel md5_blocks.T0_constants256 + 1696]         ;   363.2 agu1    47 t reload
        vpaddd ymm6, ymm6, ymm2                                       ;   370.2 fp1     47 t
        vpaddd ymm4, ymm4, [rsp + 992]                                ;   363.8 fp2+agu0   47 t
        vpaddd ymm13, ymm13, ymm0                                     ;   367.8 fp0     47 t
        vmovdqa ymm0, ymm11                                           ;   365.8         48 v[2] copy
        vpaddd ymm10, ymm10, ymm7                                     ;   368.2 fp3     48 v[3]
        vmovdqa ymm7, ymm11                                           ;   365.8         29 t copy
        vpaddd ymm4, ymm4, ymm2                                       ;   370.2 fp1     47 t
        vpslld ymm2, ymm13, 0xf                                       ;   368.8 fp2     48 v[2]
        vpsrld ymm13, ymm13, 0x11                                     ;   368.8 fp1     48 v[2]
        vpor ymm5, ymm5, ymm10                                        ;   369.2 fp0     29 t
        vpxor ymm14, ymm14, ymm5                                      ;   370.2 fp3     29 t
        vpxor ymm2, ymm2, ymm13                                       ;   369.8 fp2     48 v[2]
        vpaddd ymm0, ymm0, ymm2                                       ;   370.8 fp0     48 v[2]
        vmovdqa ymm13, ymm10                                          ;   369.2         48 v[2] copy
        vmovdqa ymm2, ymm10                                           ;   369.2         29 t copy
        vpxor ymm5, ymm10, ymm8                                       ;   369.2 fp3     29 t
        vpaddd ymm1, ymm1, ymm14                                      ;   371.2 fp1     47 t
        vpxor ymm14, ymm11, ymm8                                      ;   366.8 fp2     29 t
        vpor ymm3, ymm3, ymm0                                         ;   371.8 fp0     29 t
        vpxor ymm7, ymm7, ymm3                                        ;   372.8 fp3     29 t
        vpslld ymm3, ymm1, 0xf                                        ;   372.2 fp1     48 v[2]
        vpsrld ymm1, ymm1, 0x11                                       ;   372.2 fp2     48 v[2]
        vpaddd ymm9, ymm9, [rsp + 1408]                               ;   368.8 fp0+agu1   47 t
        vpxor ymm3, ymm3, ymm1                                        ;   373.2 fp3     48 v[2]
        vmovdqu ymm1, [rel md5_blocks.T0_constants256 + 1728]         ;   369.2 agu0    47 t reload
        vpaddd ymm9, ymm9, ymm1                                       ;   376.2 fp1     47 t
        vpaddd ymm4, ymm4, ymm7                                       ;   373.8 fp2     47 t
        vmovdqa ymm7, ymm0                                            ;   371.8         48 v[1] copy
        vpaddd ymm13, ymm13, ymm3                                     ;   374.2 fp0     48 v[2]
        vpaddd ymm12, ymm12, [rsp + 1312]                             ;   370.0 fp3+agu1   47 t
        vmovdqa ymm3, ymm0                                            ;   371.8         29 t copy
        vpaddd ymm12, ymm12, ymm1                                     ;   376.2 fp1     47 t
        vpslld ymm1, ymm4, 0x15                                       ;   374.8 fp2     48 v[1]
        vpsrld ymm4, ymm4, 0xb                                        ;   374.8 fp1     48 v[1]
        vpor ymm15, ymm15, ymm13                                      ;   375.2 fp0     29 t
        vpxor ymm2, ymm2, ymm15                                       ;   376.2 fp3     29 t
        vpxor ymm1, ymm1, ymm4                                        ;   375.8 fp2     48 v[1]
        vpaddd ymm7, ymm7, ymm1                                       ;   376.8 fp0     48 v[1]
        vmovdqa ymm15, ymm13                                          ;   375.2         48 v[1] copy
        vmovdqa ymm1, ymm13                                           ;   375.2         29 t copy
        vpxor ymm4, ymm13, ymm8                                       ;   375.2 fp3     29 t
        vpaddd ymm6, ymm6, ymm2                                       ;   377.2 fp1     47 t
        vpxor ymm2, ymm0, ymm8                                        ;   372.8 fp2     29 t
        vpor ymm14, ymm14, ymm7                                       ;   377.8 fp0     29 t
        vpxor ymm3, ymm3, ymm14                                       ;   378.8 fp3     29 t
        vpslld ymm14, ymm6, 0x15                                      ;   378.2 fp1     48 v[1]
        vpsrld ymm6, ymm6, 0xb                                        ;   378.2 fp2     48 v[1]
        vpxor ymm14, ymm14, ymm6                                      ;   379.2 fp0     48 v[1]
        vpaddd ymm10, ymm10, [rsp + 736]                              ;   375.0 fp3+agu0   47 t
        vmovdqu ymm6, [rel md5_blocks.T0_constants256 + 1760]         ;   375.2 agu1    47 t reload
        vpaddd ymm10, ymm10, ymm6                                     ;   382.2 fp1     47 t
        vpaddd ymm11, ymm11, [rsp + 704]                              ;   376.0 fp2+agu0   47 t
        vpaddd ymm12, ymm12, ymm3                                     ;   379.8 fp0     47 t
        vmovdqa ymm3, ymm7                                            ;   377.8         48 v[0] copy
        vpaddd ymm15, ymm15, ymm14                                    ;   380.2 fp3     48 v[1]
        vmovdqa ymm14, ymm7                                           ;   377.8         29 t copy
        vpaddd ymm11, ymm11, ymm6                                     ;   382.2 fp1     47 t
        vpslld ymm6, ymm12, 6                                         ;   380.8 fp2     48 v[0]
        vpsrld ymm12, ymm12, 0x1a                                     ;   380.8 fp1     48 v[0]
        vpor ymm5, ymm5, ymm15                                        ;   381.2 fp0     29 t
        vpxor ymm1, ymm1, ymm5                                        ;   382.2 fp3     29 t
        vpxor ymm5, ymm7, ymm8                                        ;   377.8 fp2     29 t
        vpxor ymm6, ymm6, ymm12                                       ;   381.8 fp0     48 v[0]
        vpaddd ymm3, ymm3, ymm6                                       ;   382.8 fp3     48 v[0]
        vpaddd ymm9, ymm9, ymm1                                       ;   383.2 fp1     47 t
        vmovdqa ymm12, ymm15                                          ;   381.2         48 v[0] copy
        vmovdqa ymm1, ymm15                                           ;   381.2         29 t copy
        vpxor ymm6, ymm15, ymm8                                       ;   381.2 fp2     29 t
        vpor ymm2, ymm2, ymm3                                         ;   383.8 fp0     29 t
        vpxor ymm14, ymm14, ymm2                                      ;   384.8 fp3     29 t
        vpslld ymm2, ymm9, 6                                          ;   384.2 fp1     48 v[0]
        vpsrld ymm9, ymm9, 0x1a                                       ;   384.2 fp2     48 v[0]
        vpaddd ymm13, ymm13, [rsp + 1088]                             ;   380.8 fp0+agu1   47 t
        vpxor ymm2, ymm2, ymm9                                        ;   385.2 fp3     48 v[0]
        vmovdqu ymm9, [rel md5_blocks.T0_constants256 + 1792]         ;   381.2 agu0    47 t reload
        vpaddd ymm13, ymm13, ymm9                                     ;   388.2 fp1     47 t
        vpaddd ymm11, ymm11, ymm14                                    ;   385.8 fp2     47 t
        vmovdqa ymm14, ymm3                                           ;   383.8         48 v[3] copy
        vpaddd ymm12, ymm12, ymm2                                     ;   386.2 fp0     48 v[0]
        vpaddd ymm0, ymm0, [rsp + 1120]                               ;   382.0 fp3+agu1   47 t
        vmovdqa ymm2, ymm3                                            ;   383.8         29 t copy
        vpaddd ymm0, ymm0, ymm9                                       ;   388.2 fp1     47 t
        vpslld ymm9, ymm11, 0xa                                       ;   386.8 fp2     48 v[3]
        vpsrld ymm11, ymm11, 0x16                                     ;   386.8 fp1     48 v[3]
        vpor ymm4, ymm4, ymm12                                        ;   387.2 fp0     29 t
        vpxor ymm1, ymm1, ymm4                                        ;   388.2 fp3     29 t
        vpxor ymm9, ymm9, ymm11                                       ;   387.8 fp2     48 v[3]
        vpaddd ymm14, ymm14, ymm9                                     ;   388.8 fp0     48 v[3]
        vmovdqa ymm9, ymm12                                           ;   387.2         48 v[3] copy
        vmovdqa ymm11, ymm12                                          ;   387.2         29 t copy
        vpxor ymm4, ymm12, ymm8                                       ;   387.2 fp3     29 t
        vpaddd ymm10, ymm10, ymm1                                     ;   389.2 fp1     47 t
        vpxor ymm1, ymm3, ymm8                                        ;   384.8 fp2     29 t
        vpor ymm5, ymm5, ymm14                                        ;   389.8 fp0     29 t
        vpxor ymm2, ymm2, ymm5                                        ;   390.8 fp3     29 t
        vpslld ymm5, ymm10, 0xa                                       ;   390.2 fp1     48 v[3]
        vpsrld ymm10, ymm10, 0x16                                     ;   390.2 fp2     48 v[3]
        vpxor ymm5, ymm5, ymm10                                       ;   391.2 fp0     48 v[3]
        vpaddd ymm15, ymm15, [rsp + 512]                              ;   387.0 fp3+agu0   47 t
        vmovdqu ymm10, [rel md5_blocks.T0_constants256 + 1824]        ;   387.2 agu1    47 t reload
        vpaddd ymm15, ymm15, ymm10                                    ;   394.2 fp1     47 t
        vpaddd ymm0, ymm0, ymm2                                       ;   391.8 fp2     47 t
        vmovdqa ymm2, ymm14                                           ;   389.8         48 v[2] copy
        vpaddd ymm9, ymm9, ymm5                                       ;   392.2 fp0     48 v[3]
        vpaddd ymm7, ymm7, [rsp + 416]                                ;   388.0 fp3+agu0   47 t
        vmovdqa ymm5, ymm14                                           ;   389.8         29 t copy
        vpaddd ymm7, ymm7, ymm10                                      ;   394.2 fp1     47 t
        vpslld ymm10, ymm0, 0xf                                       ;   392.8 fp2     48 v[2]
        vpsrld ymm0, ymm0, 0x11                                       ;   392.8 fp1     48 v[2]
        vpor ymm6, ymm6, ymm9                                         ;   393.2 fp0     29 t
        vpxor ymm11, ymm11, ymm6                                      ;   394.2 fp3     29 t
        vpxor ymm6, ymm14, ymm8                                       ;   389.8 fp2     29 t
        vpxor ymm10, ymm10, ymm0                                      ;   393.8 fp0     48 v[2]
        vpaddd ymm2, ymm2, ymm10                                      ;   394.8 fp3     48 v[2]
        vpaddd ymm13, ymm13, ymm11                                    ;   395.2 fp1     47 t
        vmovdqa ymm10, ymm9                                           ;   393.2         48 v[2] copy
        vmovdqa ymm11, ymm9                                           ;   393.2         29 t copy
        vpxor ymm0, ymm9, ymm8                                        ;   393.2 fp2     29 t
        vpor ymm1, ymm1, ymm2                                         ;   395.8 fp0     29 t
        vpxor ymm5, ymm5, ymm1                                        ;   396.8 fp3     29 t
        vpslld ymm1, ymm13, 0xf                                       ;   396.2 fp1     48 v[2]
        vpsrld ymm13, ymm13, 0x11                                     ;   396.2 fp2     48 v[2]
        vpaddd ymm12, ymm12, [rsp + 1152]                             ;   392.8 fp0+agu1   47 t
        vpxor ymm1, ymm1, ymm13                                       ;   397.2 fp3     48 v[2]
        vmovdqu ymm13, [rel md5_blocks.T0_constants256 + 1856]        ;   393.2 agu0    47 t reload
        vpaddd ymm12, ymm12, ymm13                                    ;   400.2 fp1     47 t
        vpaddd ymm3, ymm3, [rsp + 1056]                               ;   393.8 fp2+agu1   47 t
        vpaddd ymm7, ymm7, ymm5                                       ;   397.8 fp0     47 t
        vmovdqa ymm5, ymm2                                            ;   395.8         48 v[1] copy
        vpaddd ymm10, ymm10, ymm1                                     ;   398.2 fp3     48 v[2]
        vmovdqa ymm1, ymm2                                            ;   395.8         29 t copy
        vpaddd ymm3, ymm3, ymm13                                      ;   400.2 fp1     47 t
        vpslld ymm13, ymm7, 0x15                                      ;   398.8 fp2     48 v[1]
        vpsrld ymm7, ymm7, 0xb                                        ;   398.8 fp1     48 v[1]
        vpor ymm4, ymm4, ymm10                                        ;   399.2 fp0     29 t
        vpxor ymm11, ymm11, ymm4                                      ;   400.2 fp3     29 t
        vpxor ymm13, ymm13, ymm7                                      ;   399.8 fp2     48 v[1]
        vpaddd ymm5, ymm5, ymm13                                      ;   400.8 fp0     48 v[1]
        vmovdqa ymm13, ymm10                                          ;   399.2         48 v[1] copy
        vmovdqa ymm4, ymm10                                           ;   399.2         29 t copy
        vpxor ymm7, ymm10, ymm8                                       ;   399.2 fp3     29 t
        vpaddd ymm15, ymm15, ymm11                                    ;   401.2 fp1     47 t
        vpxor ymm11, ymm2, ymm8                                       ;   396.8 fp2     29 t
        vpor ymm6, ymm6, ymm5                                         ;   401.8 fp0     29 t
        vpxor ymm1, ymm1, ymm6                                        ;   402.8 fp3     29 t
        vpslld ymm6, ymm15, 0x15                                      ;   402.2 fp1     48 v[1]
        vpsrld ymm15, ymm15, 0xb                                      ;   402.2 fp2     48 v[1]
        vpaddd ymm9, ymm9, [rsp + 1184]                               ;   398.8 fp0+agu0   47 t
        vpxor ymm6, ymm6, ymm15                                       ;   403.2 fp3     48 v[1]
        vmovdqu ymm15, [rel md5_blocks.T0_constants256 + 1888]        ;   399.2 agu1    47 t reload
        vpaddd ymm9, ymm9, ymm15                                      ;   406.2 fp1     47 t
        vpaddd ymm3, ymm3, ymm1                                       ;   403.8 fp2     47 t
        vmovdqa ymm1, ymm5                                            ;   401.8         48 v[0] copy
        vpaddd ymm13, ymm13, ymm6                                     ;   404.2 fp0     48 v[1]
        vpaddd ymm14, ymm14, [rsp + 1440]                             ;   400.0 fp3+agu0   47 t
        vmovdqa ymm6, ymm5                                            ;   401.8         29 t copy
        vpaddd ymm14, ymm14, ymm15                                    ;   406.2 fp1     47 t
        vpslld ymm15, ymm3, 6                                         ;   404.8 fp2     48 v[0]
        vpsrld ymm3, ymm3, 0x1a                                       ;   404.8 fp1     48 v[0]
        vpor ymm0, ymm0, ymm13                                        ;   405.2 fp0     29 t
        vpxor ymm4, ymm4, ymm0                                        ;   406.2 fp3     29 t
        vpxor ymm0, ymm5, ymm8                                        ;   401.8 fp2     29 t
        vpxor ymm15, ymm15, ymm3                                      ;   405.8 fp0     48 v[0]
        vpaddd ymm1, ymm1, ymm15                                      ;   406.8 fp3     48 v[0]
        vpaddd ymm12, ymm12, ymm4                                     ;   407.2 fp1     47 t
        vmovdqa ymm15, ymm13                                          ;   405.2         48 v[0] copy
        vmovdqa ymm3, ymm13                                           ;   405.2         29 t copy
        vpxor ymm4, ymm13, ymm8                                       ;   405.2 fp2     29 t
        vpor ymm11, ymm11, ymm1                                       ;   407.8 fp0     29 t
        vpxor ymm6, ymm6, ymm11                                       ;   408.8 fp3     29 t
        vpslld ymm11, ymm12, 6                                        ;   408.2 fp1     48 v[0]
        vpsrld ymm12, ymm12, 0x1a                                     ;   408.2 fp2     48 v[0]
        vpxor ymm11, ymm11, ymm12                                     ;   409.2 fp0     48 v[0]
        vpaddd ymm10, ymm10, [rsp + 960]                              ;   405.0 fp3+agu1   47 t
        vmovdqu ymm12, [rel md5_blocks.T0_constants256 + 1920]        ;   405.2 agu0    47 t reload
        vpaddd ymm10, ymm10, ymm12                                    ;   412.2 fp1     47 t
        vpaddd ymm2, ymm2, [rsp + 800]                                ;   406.0 fp2+agu1   47 t
        vpaddd ymm14, ymm14, ymm6                                     ;   409.8 fp0     47 t
        vmovdqa ymm6, ymm1                                            ;   407.8         48 v[3] copy
        vpaddd ymm15, ymm15, ymm11                                    ;   410.2 fp3     48 v[0]
        vmovdqa ymm11, ymm1                                           ;   407.8         29 t copy
        vpaddd ymm2, ymm2, ymm12                                      ;   412.2 fp1     47 t
        vpslld ymm12, ymm14, 0xa                                      ;   410.8 fp2     48 v[3]
        vpsrld ymm14, ymm14, 0x16                                     ;   410.8 fp1     48 v[3]
        vpor ymm7, ymm7, ymm15                                        ;   411.2 fp0     29 t
        vpxor ymm3, ymm3, ymm7                                        ;   412.2 fp3     29 t
        vpxor ymm7, ymm1, ymm8                                        ;   407.8 fp2     29 t
        vpxor ymm12, ymm12, ymm14                                     ;   411.8 fp0     48 v[3]
        vpaddd ymm6, ymm6, ymm12                                      ;   412.8 fp3     48 v[3]
        vpaddd ymm9, ymm9, ymm3                                       ;   413.2 fp1     47 t
        vmovdqa ymm12, ymm15                                          ;   411.2         48 v[3] copy
        vmovdqa ymm14, ymm15                                          ;   411.2         29 t copy
        vpxor ymm3, ymm15, ymm8                                       ;   411.2 fp2     29 t
        vpor ymm0, ymm0, ymm6                                         ;   413.8 fp0     29 t
        vpxor ymm11, ymm11, ymm0                                      ;   414.8 fp3     29 t
        vpslld ymm0, ymm9, 0xa                                        ;   414.2 fp1     48 v[3]
        vpsrld ymm9, ymm9, 0x16                                       ;   414.2 fp2     48 v[3]
        vpaddd ymm13, ymm13, [rsp + 1504]                             ;   410.8 fp0+agu0   47 t
        vpxor ymm0, ymm0, ymm9                                        ;   415.2 fp3     48 v[3]
        vmovdqu ymm9, [rel md5_blocks.T0_constants256 + 1952]         ;   411.2 agu1    47 t reload
        vpaddd ymm13, ymm13, ymm9                                     ;   418.2 fp1     47 t
        vpaddd ymm2, ymm2, ymm11                                      ;   415.8 fp2     47 t
        vmovdqa ymm11, ymm6                                           ;   413.8         48 v[2] copy
        vpaddd ymm12, ymm12, ymm0                                     ;   416.2 fp0     48 v[3]
        vpaddd ymm5, ymm5, [rsp + 1344]                               ;   412.0 fp3+agu0   47 t
        vmovdqa ymm0, ymm6                                            ;   413.8         29 t copy
        vpaddd ymm5, ymm5, ymm9                                       ;   418.2 fp1     47 t
        vpslld ymm9, ymm2, 0xf                                        ;   416.8 fp2     48 v[2]
        vpsrld ymm2, ymm2, 0x11                                       ;   416.8 fp1     48 v[2]
        vpor ymm4, ymm4, ymm12                                        ;   417.2 fp0     29 t
        vpxor ymm14, ymm14, ymm4                                      ;   418.2 fp3     29 t
        vpxor ymm9, ymm9, ymm2                                        ;   417.8 fp2     48 v[2]
        vpaddd ymm11, ymm11, ymm9                                     ;   418.8 fp0     48 v[2]
        vmovdqa ymm9, ymm12                                           ;   417.2         48 v[2] copy
        vmovdqa ymm2, ymm12                                           ;   417.2         29 t copy
        vpxor ymm4, ymm12, ymm8                                       ;   417.2 fp3     29 t
        vpaddd ymm10, ymm10, ymm14                                    ;   419.2 fp1     47 t
        vpxor ymm14, ymm6, ymm8                                       ;   414.8 fp2     29 t
        vpor ymm7, ymm7, ymm11                                        ;   419.8 fp0     29 t
        vpxor ymm0, ymm0, ymm7                                        ;   420.8 fp3     29 t
        vpslld ymm7, ymm10, 0xf                                       ;   420.2 fp1     48 v[2]
        vpsrld ymm10, ymm10, 0x11                                     ;   420.2 fp2     48 v[2]
        vpxor ymm7, ymm7, ymm10                                       ;   421.2 fp0     48 v[2]
        vpaddd ymm15, ymm15, [rsp + 896]                              ;   417.0 fp3+agu1   47 t
        vmovdqu ymm10, [rel md5_blocks.T0_constants256 + 1984]        ;   417.2 agu0    47 t reload
        vpaddd ymm15, ymm15, ymm10                                    ;   424.2 fp1     47 t
        vpaddd ymm1, ymm1, [rsp + 928]                                ;   418.0 fp2+agu1   47 t
        vpaddd ymm5, ymm5, ymm0                                       ;   421.8 fp0     47 t
        vmovdqa ymm0, ymm11                                           ;   419.8         48 v[1] copy
        vpaddd ymm9, ymm9, ymm7                                       ;   422.2 fp3     48 v[2]
        vmovdqa ymm7, ymm11                                           ;   419.8         29 t copy
        vpaddd ymm1, ymm1, ymm10                                      ;   424.2 fp1     47 t
        vpslld ymm10, ymm5, 0x15                                      ;   422.8 fp2     48 v[1]
        vpsrld ymm5, ymm5, 0xb                                        ;   422.8 fp1     48 v[1]
        vpor ymm3, ymm3, ymm9                                         ;   423.2 fp0     29 t
        vpxor ymm2, ymm2, ymm3                                        ;   424.2 fp3     29 t
        vpxor ymm3, ymm11, ymm8                                       ;   419.8 fp2     29 t
        vpxor ymm10, ymm10, ymm5                                      ;   423.8 fp0     48 v[1]
        vpaddd ymm0, ymm0, ymm10                                      ;   424.8 fp3     48 v[1]
        vpaddd ymm13, ymm13, ymm2                                     ;   425.2 fp1     47 t
        vmovdqa ymm10, ymm9                                           ;   423.2         48 v[1] copy
        vmovdqa ymm2, ymm9                                            ;   423.2         29 t copy
        vpxor ymm5, ymm9, ymm8                                        ;   423.2 fp2     29 t
        vpor ymm14, ymm14, ymm0                                       ;   425.8 fp0     29 t
        vpxor ymm7, ymm7, ymm14                                       ;   426.8 fp3     29 t
        vpslld ymm14, ymm13, 0x15                                     ;   426.2 fp1     48 v[1]
        vpsrld ymm13, ymm13, 0xb                                      ;   426.2 fp2     48 v[1]
        vpaddd ymm12, ymm12, [rsp + 1280]                             ;   422.8 fp0+agu0   47 t
        vpxor ymm14, ymm14, ymm13                                     ;   427.2 fp3     48 v[1]
        vmovdqu ymm13, [rel md5_blocks.T0_constants256 + 2016]        ;   423.2 agu1    47 t reload
        vpaddd ymm12, ymm12, ymm13                                    ;   430.2 fp1     47 t
        vpaddd ymm6, ymm6, [rsp + 1216]                               ;   423.8 fp2+agu0   47 t
        vpaddd ymm1, ymm1, ymm7                                       ;   427.8 fp0     47 t
        vmovdqa ymm7, ymm0                                            ;   425.8         48 v[0] copy
        vpaddd ymm10, ymm10, ymm14                                    ;   428.2 fp3     48 v[1]
        vmovdqa ymm14, ymm0                                           ;   425.8         29 t copy
        vpaddd ymm6, ymm6, ymm13                                      ;   430.2 fp1     47 t
        vpslld ymm13, ymm1, 6                                         ;   428.8 fp2     48 v[0]
        vpsrld ymm1, ymm1, 0x1a                                       ;   428.8 fp1     48 v[0]
        vpor ymm4, ymm4, ymm10                                        ;   429.2 fp0     29 t
        vpxor ymm2, ymm2, ymm4                                        ;   430.2 fp3     29 t
        vpxor ymm13, ymm13, ymm1                                      ;   429.8 fp2     48 v[0]
        vpaddd ymm7, ymm7, ymm13                                      ;   430.8 fp0     48 v[0]
        vmovdqa ymm13, ymm10                                          ;   429.2         48 v[0] copy
        vmovdqa ymm1, ymm10                                           ;   429.2         29 t copy
        vpxor ymm4, ymm10, ymm8                                       ;   429.2 fp3     29 t
        vpaddd ymm15, ymm15, ymm2                                     ;   431.2 fp1     47 t
        vpxor ymm2, ymm0, ymm8                                        ;   426.8 fp2     29 t
        vpor ymm3, ymm3, ymm7                                         ;   431.8 fp0     29 t
        vpxor ymm14, ymm14, ymm3                                      ;   432.8 fp3     29 t
        vpslld ymm3, ymm15, 6                                         ;   432.2 fp1     48 v[0]
        vpsrld ymm15, ymm15, 0x1a                                     ;   432.2 fp2     48 v[0]
        vpaddd ymm9, ymm9, [rsp + 608]                                ;   428.8 fp0+agu1   47 t
        vpxor ymm3, ymm3, ymm15                                       ;   433.2 fp3     48 v[0]
        vmovdqu ymm15, [rel md5_blocks.T0_constants256 + 2048]        ;   429.2 agu0    47 t reload
        vpaddd ymm9, ymm9, ymm15                                      ;   436.2 fp1     47 t
        vpaddd ymm6, ymm6, ymm14                                      ;   433.8 fp2     47 t
        vmovdqa ymm14, ymm7                                           ;   431.8         48 v[3] copy
        vpaddd ymm13, ymm13, ymm3                                     ;   434.2 fp0     48 v[0]
        vpaddd ymm11, ymm11, [rsp + 384]                              ;   430.0 fp3+agu1   47 t
        vmovdqa ymm3, ymm7                                            ;   431.8         29 t copy
        vpaddd ymm11, ymm11, ymm15                                    ;   436.2 fp1     47 t
        vpslld ymm15, ymm6, 0xa                                       ;   434.8 fp2     48 v[3]
        vpsrld ymm6, ymm6, 0x16                                       ;   434.8 fp1     48 v[3]
        vpor ymm5, ymm5, ymm13                                        ;   435.2 fp0     29 t
        vpxor ymm1, ymm1, ymm5                                        ;   436.2 fp3     29 t
        vpxor ymm5, ymm7, ymm8                                        ;   431.8 fp2     29 t
        vpxor ymm15, ymm15, ymm6                                      ;   435.8 fp0     48 v[3]
        vpaddd ymm14, ymm14, ymm15                                    ;   436.8 fp3     48 v[3]
        vpaddd ymm12, ymm12, ymm1                                     ;   437.2 fp1     47 t
        vmovdqa ymm15, ymm13                                          ;   435.2         48 v[3] copy
        vmovdqa ymm1, ymm13                                           ;   435.2         29 t copy
        vpxor ymm8, ymm13, ymm8                                       ;   435.2 fp2     29 t
        vpor ymm2, ymm2, ymm14                                        ;   437.8 fp0     29 t
        vpxor ymm3, ymm3, ymm2                                        ;   438.8 fp3     29 t
        vpslld ymm2, ymm12, 0xa                                       ;   438.2 fp1     48 v[3]
        vpsrld ymm12, ymm12, 0x16                                     ;   438.2 fp2     48 v[3]
        vmovdqa ymm6, ymm14                                           ;   437.8         48 v[2] copy
        vpxor ymm2, ymm2, ymm12                                       ;   439.2 fp0     48 v[3]
        vpaddd ymm10, ymm10, [rsp + 1024]                             ;   435.2 fp3+agu0   47 t
        vmovdqu ymm12, [rel md5_blocks.T0_constants256 + 2080]        ;   435.3 agu1    47 t reload
        vpaddd ymm10, ymm10, ymm12                                    ;   442.3 fp1     47 t
        vpaddd ymm0, ymm0, [rsp + 1248]                               ;   436.2 fp2+agu0   47 t
        vpaddd ymm11, ymm11, ymm3                                     ;   439.8 fp0     47 t
        vmovdqa ymm3, ymm14                                           ;   437.8         29 t copy
        vpaddd ymm15, ymm15, ymm2                                     ;   440.2 fp3     48 v[3]
        vpslld ymm2, ymm11, 0xf                                       ;   440.8 fp1     48 v[2]
        vpsrld ymm11, ymm11, 0x11                                     ;   440.8 fp2     48 v[2]
        vpor ymm4, ymm4, ymm15                                        ;   441.2 fp0     29 t
        vpaddd ymm13, ymm13, [rsp + 288]                              ;   437.2 fp3+agu1   51 h
        vpxor ymm1, ymm1, ymm4                                        ;   442.2 fp1     29 t
        vpaddd ymm7, ymm7, [rsp + 256]                                ;   437.7 fp2+agu0   51 h
        vpaddd ymm0, ymm0, ymm12                                      ;   442.3 fp0     47 t
        vpxor ymm2, ymm2, ymm11                                       ;   441.8 fp3     48 v[2]
        vmovdqa ymm11, ymm15                                          ;   441.2         48 v[2] copy
        vmovdqa ymm12, ymm15                                          ;   441.2         29 t copy
        vpaddd ymm6, ymm6, ymm2                                       ;   442.8 fp1     48 v[2]
        vpaddd ymm9, ymm9, ymm1                                       ;   443.2 fp2     47 t
        vpor ymm5, ymm5, ymm6                                         ;   443.8 fp0     29 t
        vpslld ymm1, ymm9, 0xf                                        ;   444.2 fp1     48 v[2]
        vpsrld ymm9, ymm9, 0x11                                       ;   444.2 fp2     48 v[2]
        vpaddd ymm15, ymm15, [rsp + 448]                              ;   441.2 fp3+agu1   51 h
        vpxor ymm3, ymm3, ymm5                                        ;   444.8 fp0     29 t
        vpaddd ymm5, ymm6, [rsp + 640]                                ;   443.8 fp1+agu0   51 h
        vpaddd ymm6, ymm6, [rsp + 544]                                ;   443.8 fp2+agu1   51 h
        vpaddd ymm14, ymm14, [rsp + 320]                              ;   441.8 fp3+agu0   51 h
        vpxor ymm1, ymm1, ymm9                                        ;   445.2 fp0     48 v[2]
        vpaddd ymm0, ymm0, ymm3                                       ;   445.8 fp1     47 t
        vpaddd ymm11, ymm11, ymm1                                     ;   446.2 fp2     48 v[2]
        vpslld ymm9, ymm0, 0x15                                       ;   446.8 fp1     48 v[1]
        vpsrld ymm0, ymm0, 0xb                                        ;   446.8 fp2     48 v[1]
        vpor ymm8, ymm8, ymm11                                        ;   447.2 fp3     29 t
        vpaddd ymm4, ymm11, [rsp + 672]                               ;   447.2 fp0+agu1   51 h
        vpaddd ymm11, ymm11, [rsp + 576]                              ;   447.2 fp3+agu0   51 h
        vpxor ymm12, ymm12, ymm8                                      ;   448.2 fp0     29 t
        vpxor ymm9, ymm9, ymm0                                        ;   447.8 fp1     48 v[1]
        vpaddd ymm5, ymm5, ymm9                                       ;   448.8 fp2     51 h
        vpaddd ymm10, ymm10, ymm12                                    ;   449.2 fp3     47 t
        add rbx, 0x40                                                 ;   444.2 alu0    40 blocks
        add rdx, 0x40                                                 ;   444.3 alu1    40 blocks
        add rcx, 0x40                                                 ;   444.5 alu2    40 blocks
        add rax, 0x40                                                 ;   444.7 alu3    40 blocks
        add rbp, 0x40                                                 ;   445.2 alu0    40 blocks
        vpslld ymm8, ymm10, 0x15                                      ;   450.2 fp1     48 v[1]
        vpsrld ymm9, ymm10, 0xb                                       ;   450.2 fp2     48 v[1]
        add rdi, 0x40                                                 ;   445.3 alu1    40 blocks
        add rsi, 0x40                                                 ;   445.5 alu2    40 blocks
        vpxor ymm8, ymm8, ymm9                                        ;   451.2 fp0     48 v[1]
        mov qword [rsp + 1824], rbx                                   ;   445.8 agu2+st0   40 blocks
        add r15, 0x40                                                 ;   446.0 alu3    40 blocks
        add r14, 0x40                                                 ;   446.2 alu0    40 blocks
        vpaddd ymm4, ymm4, ymm8                                       ;   452.2 fp3     51 h
        mov qword [rsp + 1808], rdx                                   ;   446.5 agu1+st1   40 blocks
        add r13, 0x40                                                 ;   446.7 alu1    40 blocks
        add r12, 0x40                                                 ;   446.8 alu2    40 blocks
        add r11, 0x40                                                 ;   447.0 alu3    40 blocks
        add r10, 0x40                                                 ;   447.2 alu0    40 blocks
        add r9, 0x40                                                  ;   447.7 alu1    40 blocks
        add r8, 0x40                                                  ;   447.8 alu2    40 blocks
        mov rdx, qword [rsp + 1816]                                   ;   447.7 agu0    40 blocks
        add rdx, 0x40                                                 ;   451.7 alu3    40 blocks
        mov qword [rsp + 1816], rdx                                   ;   452.7 agu2+st0   40 blocks
        vmovdqa ymm2, ymm6                                            ;   448.2         51 h copy
        vmovdqa ymm6, ymm13                                           ;   448.3         51 h copy
        vmovdqa ymm1, ymm15                                           ;   448.5         51 h copy
        vmovdqa ymm3, ymm14                                           ;   448.7         51 h copy
        vmovdqa ymm0, ymm11                                           ;   448.8         51 h copy
        cmp r8, qword [rsp + 1704]                                    ;                    more blocks?
        jne .blocks_1
        vmovdqu [rsp + 64], ymm0                                      ;                    resident
        vmovdqu [rsp + 96], ymm1                                      ;                    resident
        vmovdqu [rsp + 192], ymm2                                     ;                    resident
        vmovdqu [rsp + 224], ymm3                                     ;                    resident
        vmovdqu [rsp + 32], ymm4                                      ;                    resident
        vmovdqu [rsp + 160], ymm5                                     ;                    resident
        mov qword [rsp + 1696], r8                                    ;                    resident
        mov qword [rsp + 1712], r9                                    ;                    resident
        mov qword [rsp + 1720], r10                                   ;                    resident
        mov qword [rsp + 1728], r11                                   ;                    resident
        mov qword [rsp + 1736], r12                                   ;                    resident
        mov qword [rsp + 1744], r13                                   ;                    resident
        mov qword [rsp + 1752], r14                                   ;                    resident
        mov qword [rsp + 1760], r15                                   ;                    resident
        mov qword [rsp + 1768], rsi                                   ;                    resident
        mov qword [rsp + 1776], rdi                                   ;                    resident
        mov qword [rsp + 1784], rbp                                   ;                    resident
        mov qword [rsp + 1792], rax                                   ;                    resident
        mov qword [rsp + 1800], rcx                                   ;                    resident
        vmovdqu [rsp + 0], ymm6                                       ;                    resident
        vmovdqu [rsp + 128], ymm7                                     ;                    resident
.blocks_1_done:
        vmovdqu ymm0, [rsp + 32]                                      ;     0.0 agu0    40 blocks reload
        vmovdqu ymm1, [rsp + 0]                                       ;     0.2 agu1    40 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                   ;     7.2 fp1     40 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                   ;     7.2 fp2     40 blocks
        vmovdqu ymm1, [rsp + 96]                                      ;     1.0 agu0    40 blocks reload
        vmovdqu ymm3, [rsp + 64]                                      ;     1.2 agu1    40 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                   ;     8.2 fp1     40 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                   ;     8.2 fp2     40 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                  ;     9.2 fp1     40 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                  ;     9.2 fp2     40 blocks
        vpunpcklqdq ymm4, ymm0, ymm1                                  ;     9.2 fp1     40 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                  ;     9.2 fp2     40 blocks
        vperm2i128 ymm1, ymm3, ymm3, 0x11                             ;    10.2 fp1     40 blocks
        mov r8, qword [rsp + 1568]                                    ;     2.2 agu2    40 blocks reload
        vmovdqu [r8], xmm3                                            ;    10.2 agu0+fp5   40 blocks
        mov r8, qword [rsp + 1600]                                    ;     2.5 agu1    40 blocks reload
        vmovdqu [r8], xmm1                                            ;    13.2 agu2+fp5   40 blocks
        vperm2i128 ymm1, ymm2, ymm2, 0x11                             ;    10.2 fp1     40 blocks
        mov r8, qword [rsp + 1576]                                    ;     3.3 agu0    40 blocks reload
        vmovdqu [r8], xmm2                                            ;    10.2 agu1+fp5   40 blocks
        mov r8, qword [rsp + 1608]                                    ;     4.2 agu2    40 blocks reload
        vmovdqu [r8], xmm1                                            ;    13.2 agu0+fp5   40 blocks
        vperm2i128 ymm1, ymm4, ymm4, 0x11                             ;    10.2 fp1     40 blocks
        mov r8, qword [rsp + 1584]                                    ;     4.5 agu1    40 blocks reload
        vmovdqu [r8], xmm4                                            ;    10.2 agu2+fp5   40 blocks
        mov r8, qword [rsp + 1616]                                    ;     7.2 agu0    40 blocks reload
        vmovdqu [r8], xmm1                                            ;    13.2 agu1+fp5   40 blocks
        vperm2i128 ymm1, ymm0, ymm0, 0x11                             ;    10.2 fp1     40 blocks
        mov r8, qword [rsp + 1592]                                    ;     8.2 agu2    40 blocks reload
        vmovdqu [r8], xmm0                                            ;    10.2 agu0+fp5   40 blocks
        mov r8, qword [rsp + 1624]                                    ;     8.5 agu1    40 blocks reload
        vmovdqu [r8], xmm1                                            ;    13.2 agu2+fp5   40 blocks
        vmovdqu ymm0, [rsp + 160]                                     ;     9.3 agu0    40 blocks reload
        vmovdqu ymm1, [rsp + 128]                                     ;     9.5 agu1    40 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                   ;    16.5 fp2     40 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                   ;    16.5 fp1     40 blocks
        vmovdqu ymm1, [rsp + 224]                                     ;    10.3 agu0    40 blocks reload
        vmovdqu ymm3, [rsp + 192]                                     ;    10.5 agu1    40 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                   ;    17.5 fp2     40 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                   ;    17.5 fp1     40 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                  ;    18.5 fp2     40 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                  ;    18.5 fp1     40 blocks
        vpunpcklqdq ymm4, ymm0, ymm1                                  ;    18.5 fp2     40 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                  ;    18.5 fp1     40 blocks
        vperm2i128 ymm1, ymm3, ymm3, 0x11                             ;    19.5 fp1     40 blocks
        mov r8, qword [rsp + 1632]                                    ;    11.3 agu2    40 blocks reload
        vmovdqu [r8], xmm3                                            ;    19.5 agu0+fp5   40 blocks
        mov r8, qword [rsp + 1664]                                    ;    11.7 agu1    40 blocks reload
        vmovdqu [r8], xmm1                                            ;    22.5 agu2+fp5   40 blocks
        vperm2i128 ymm1, ymm2, ymm2, 0x11                             ;    19.5 fp1     40 blocks
        mov r8, qword [rsp + 1640]                                    ;    13.2 agu0    40 blocks reload
        vmovdqu [r8], xmm2                                            ;    19.5 agu1+fp5   40 blocks
        mov r8, qword [rsp + 1672]                                    ;    13.5 agu2    40 blocks reload
        vmovdqu [r8], xmm1                                            ;    22.5 agu0+fp5   40 blocks
        vperm2i128 ymm1, ymm4, ymm4, 0x11                             ;    19.5 fp1     40 blocks
        mov r8, qword [rsp + 1648]                                    ;    14.3 agu1    40 blocks reload
        vmovdqu [r8], xmm4                                            ;    19.5 agu2+fp5   40 blocks
        mov r8, qword [rsp + 1680]                                    ;    16.5 agu0    40 blocks reload
        vmovdqu [r8], xmm1                                            ;    22.5 agu1+fp5   40 blocks
        vperm2i128 ymm1, ymm0, ymm0, 0x11                             ;    19.5 fp1     40 blocks
        mov r8, qword [rsp + 1656]                                    ;    17.5 agu2    40 blocks reload
        vmovdqu [r8], xmm0                                            ;    19.5 agu0+fp5   40 blocks
        mov r8, qword [rsp + 1688]                                    ;    17.8 agu1    40 blocks reload
        vmovdqu [r8], xmm1                                            ;    22.5 agu2+fp5   40 blocks
        mov rcx, qword [rsp + 1832]                                   ;                    frame
        vpxor ymm0, ymm0, ymm0                                        ;                    cleared
        vmovdqu [rsp + 0], ymm0                                       ;                    cleared
        vmovdqu [rsp + 32], ymm0                                      ;                    cleared
        vmovdqu [rsp + 64], ymm0                                      ;                    cleared
        vmovdqu [rsp + 96], ymm0                                      ;                    cleared
        vmovdqu [rsp + 128], ymm0                                     ;                    cleared
        vmovdqu [rsp + 160], ymm0                                     ;                    cleared
        vmovdqu [rsp + 192], ymm0                                     ;                    cleared
        vmovdqu [rsp + 224], ymm0                                     ;                    cleared
        vmovdqu [rsp + 256], ymm0                                     ;                    cleared
        vmovdqu [rsp + 288], ymm0                                     ;                    cleared
        vmovdqu [rsp + 320], ymm0                                     ;                    cleared
        vmovdqu [rsp + 352], ymm0                                     ;                    cleared
        vmovdqu [rsp + 384], ymm0                                     ;                    cleared
        vmovdqu [rsp + 416], ymm0                                     ;                    cleared
        vmovdqu [rsp + 448], ymm0                                     ;                    cleared
        vmovdqu [rsp + 480], ymm0                                     ;                    cleared
        vmovdqu [rsp + 512], ymm0                                     ;                    cleared
        vmovdqu [rsp + 544], ymm0                                     ;                    cleared
        vmovdqu [rsp + 576], ymm0                                     ;                    cleared
        vmovdqu [rsp + 608], ymm0                                     ;                    cleared
        vmovdqu [rsp + 640], ymm0                                     ;                    cleared
        vmovdqu [rsp + 672], ymm0                                     ;                    cleared
        vmovdqu [rsp + 704], ymm0                                     ;                    cleared
        vmovdqu [rsp + 736], ymm0                                     ;                    cleared
        vmovdqu [rsp + 768], ymm0                                     ;                    cleared
        vmovdqu [rsp + 800], ymm0                                     ;                    cleared
        vmovdqu [rsp + 832], ymm0                                     ;                    cleared
        vmovdqu [rsp + 864], ymm0                                     ;                    cleared
        vmovdqu [rsp + 896], ymm0                                     ;                    cleared
        vmovdqu [rsp + 928], ymm0                                     ;                    cleared
        vmovdqu [rsp + 960], ymm0                                     ;                    cleared
        vmovdqu [rsp + 992], ymm0                                     ;                    cleared
        vmovdqu [rsp + 1024], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1056], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1088], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1120], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1152], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1184], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1216], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1248], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1280], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1312], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1344], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1376], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1408], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1440], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1472], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1504], ymm0                                    ;                    cleared
        vmovdqu [rsp + 1536], ymm0                                    ;                    cleared
        vzeroupper                                                    ;                    x87 state
        mov rsp, rcx                                                  ;                    frame
        pop r15                                                       ;                    preserved
        pop r14                                                       ;                    preserved
        pop r13                                                       ;                    preserved
        pop r12                                                       ;                    preserved
        pop rbp                                                       ;                    preserved
        pop rbx                                                       ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
md5_blocks.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478
        dq 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db
        dq 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf
        dq 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613
        dq 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8
        dq 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1
        dq 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122
        dq 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e
        dq 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562
        dq 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51
        dq 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d
        dq 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681
        dq 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6
        dq 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87
        dq 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905
        dq 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9
        dq 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942
        dq 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122
        dq 0x0504070601000302, 0x0d0c0f0e09080b0a, 0x0504070601000302, 0x0d0c0f0e09080b0a, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c
        dq 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9
        dq 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70
        dq 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa
        dq 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05
        dq 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5
        dq 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665
        dq 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97
        dq 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039
        dq 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92
        dq 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1
        dq 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0
        dq 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1
        dq 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235
        dq 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
