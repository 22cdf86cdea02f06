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
;   blocks: 1919 uops, planned 449.0; bounds: width 319.8, ports 334.0, path 390.0
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
        vmovdqu xmm6, [rcx]                                           ;     4.2 agu1    47 t
        vperm2i128 ymm8, ymm8, ymm12, 0x20                            ;     9.0 fp1     47 t
        mov rdx, qword [rsp + 1808]                                   ;     3.3 agu2    47 t reload
        vmovdqu xmm12, [rdx]                                          ;     7.3 agu0    47 t
        vperm2i128 ymm9, ymm9, ymm13, 0x20                            ;     9.2 fp1     47 t
        mov rbx, qword [rsp + 1816]                                   ;     4.3 agu2    47 t reload
        vmovdqu xmm13, [rbx]                                          ;     8.3 agu1    47 t
        vperm2i128 ymm10, ymm10, ymm14, 0x20                          ;    10.0 fp1     47 t
        vperm2i128 ymm11, ymm11, ymm15, 0x20                          ;    10.2 fp1     47 t
        mov rbx, qword [rsp + 1824]                                   ;     5.3 agu2    47 t reload
        vmovdqu xmm14, [rbx]                                          ;     9.3 agu0    47 t
        vpxor ymm15, ymm1, ymm0                                       ;     3.7 fp0     26 t
        vpand ymm15, ymm15, ymm4                                      ;     4.7 fp2     26 t
        vpxor ymm15, ymm15, ymm1                                      ;     5.7 fp3     26 t
        vpaddd ymm15, ymm15, [rsp + 288]                              ;     9.3 fp0+agu1   47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 32]    ;    10.3 fp2+agu0   47 t
        vperm2i128 ymm6, ymm7, ymm6, 0x20                             ;    11.2 fp1     47 t
        vpxor ymm7, ymm3, ymm2                                        ;     5.0 fp3     26 t
        vpand ymm7, ymm7, ymm5                                        ;     6.0 fp0     26 t
        vpxor ymm7, ymm7, ymm3                                        ;     7.0 fp2     26 t
        vpaddd ymm7, ymm7, [rsp + 256]                                ;     8.3 fp3+agu1   47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 32]      ;     9.3 fp0+agu0   47 t
        vmovdqu [rsp + 320], ymm3                                     ;     6.3 agu2+fp5   42 v[3] spill
        vpunpckldq ymm3, ymm8, ymm9                                   ;    12.2 fp2     47 t
        vmovdqu [rsp + 352], ymm9                                     ;    12.2 agu2+fp5   47 t spill
        vpxor ymm9, ymm0, ymm4                                        ;     7.0 fp3     26 t
        vmovdqu [rsp + 384], ymm8                                     ;    12.0 agu1+fp5   47 t spill
        vpunpckldq ymm8, ymm10, ymm11                                 ;    13.2 fp1     47 t
        vmovdqu [rsp + 416], ymm11                                    ;    13.2 agu2+fp5   47 t spill
        vpunpcklqdq ymm11, ymm3, ymm8                                 ;    14.2 fp2     47 t
        vpunpckhqdq ymm8, ymm3, ymm8                                  ;    14.2 fp1     47 t
        vmovdqu xmm3, [rdi]                                           ;     9.0 agu0    47 t reload
        vperm2i128 ymm12, ymm3, ymm12, 0x20                           ;    16.0 fp1     47 t
        vmovdqu xmm3, [rbp]                                           ;     9.3 agu1    47 t reload
        vperm2i128 ymm13, ymm3, ymm13, 0x20                           ;    16.3 fp1     47 t
        vpaddd ymm15, ymm15, ymm11                                    ;    15.2 fp0     47 t
        vmovdqu xmm3, [rax]                                           ;    10.0 agu0    47 t reload
        vperm2i128 ymm14, ymm3, ymm14, 0x20                           ;    17.0 fp1     47 t
        vpaddd ymm3, ymm8, ymm1                                       ;    15.2 fp3     47 t
        vpaddd ymm3, ymm3, [rel md5_blocks.T0_constants256 + 64]      ;    16.2 fp2+agu1   47 t
        vmovdqu [rsp + 448], ymm1                                     ;    10.5 agu2+fp5   42 v[3] spill
        vpslld ymm1, ymm15, 7                                         ;    16.2 fp2     48 v[0]
        vpsrld ymm15, ymm15, 0x19                                     ;    16.2 fp2     48 v[0]
        vpxor ymm1, ymm1, ymm15                                       ;    17.2 fp0     48 v[0]
        vpaddd ymm1, ymm1, ymm4                                       ;    18.2 fp3     48 v[0]
        vmovdqa ymm15, ymm0                                           ;    12.2         26 t copy
        vpand ymm9, ymm9, ymm1                                        ;    19.2 fp0     26 t
        vpxor ymm15, ymm15, ymm9                                      ;    20.2 fp1     26 t
        vpxor ymm9, ymm2, ymm5                                        ;    13.2 fp3     26 t
        vpaddd ymm3, ymm3, ymm15                                      ;    21.2 fp2     47 t
        vpunpckldq ymm15, ymm6, ymm12                                 ;    19.0 fp1     47 t
        vmovdqu [rsp + 480], ymm11                                    ;    15.2 agu0+fp5   47 t spill
        vmovdqa ymm11, ymm2                                           ;    14.3         26 t copy
        vmovdqu [rsp + 512], ymm8                                     ;    15.2 agu1+fp5   47 t spill
        vpunpckldq ymm8, ymm13, ymm14                                 ;    20.0 fp2     47 t
        vmovdqu [rsp + 544], ymm2                                     ;    16.2 agu2+fp5   42 v[2] spill
        vmovdqa ymm2, ymm1                                            ;    19.2         48 v[3] copy
        vmovdqu [rsp + 576], ymm0                                     ;    17.2 agu0+fp5   42 v[2] spill
        vpunpcklqdq ymm0, ymm15, ymm8                                 ;    21.0 fp1     47 t
        vpunpckhqdq ymm8, ymm15, ymm8                                 ;    21.0 fp2     47 t
        vpxor ymm15, ymm1, ymm4                                       ;    19.2 fp0     26 t
        vpaddd ymm7, ymm7, ymm0                                       ;    22.0 fp3     47 t
        vpunpckhdq ymm10, ymm10, [rsp + 416]                          ;    20.2 fp1+agu1   47 t
        vpunpckhdq ymm12, ymm6, ymm12                                 ;    19.0 fp2     47 t
        vpunpckhdq ymm13, ymm13, ymm14                                ;    20.0 fp1     47 t
        vmovdqu ymm14, [rsp + 384]                                    ;    17.2 agu0    47 t reload
        vpunpckhdq ymm14, ymm14, [rsp + 352]                          ;    24.2 fp2+agu1   47 t
        vpslld ymm6, ymm3, 0xc                                        ;    22.2 fp1     48 v[3]
        vpsrld ymm3, ymm3, 0x14                                       ;    22.2 fp2     48 v[3]
        vpxor ymm6, ymm6, ymm3                                        ;    23.2 fp0     48 v[3]
        vpaddd ymm2, ymm2, ymm6                                       ;    24.2 fp3     48 v[3]
        vmovdqu ymm3, [rsp + 320]                                     ;    19.3 agu0    42 v[3] reload
        vpaddd ymm6, ymm8, ymm3                                       ;    26.3 fp0     47 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 64]      ;    27.3 fp1+agu1   47 t
        vpslld ymm3, ymm7, 7                                          ;    23.0 fp2     48 v[0]
        vpsrld ymm7, ymm7, 0x19                                       ;    23.0 fp1     48 v[0]
        vpxor ymm3, ymm3, ymm7                                        ;    24.0 fp3     48 v[0]
        vpunpcklqdq ymm7, ymm12, ymm13                                ;    21.2 fp2     47 t
        vpaddd ymm3, ymm3, ymm5                                       ;    25.0 fp0     48 v[0]
        vpand ymm15, ymm15, ymm2                                      ;    25.2 fp3     26 t
        vpxor ymm15, ymm15, ymm4                                      ;    26.2 fp0     26 t
        vpaddd ymm15, ymm15, [rsp + 576]                              ;    27.2 fp1+agu0   47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 96]    ;    28.2 fp2+agu1   47 t
        vmovdqu [rsp + 352], ymm0                                     ;    22.0 agu2+fp5   47 t spill
        vpaddd ymm0, ymm7, [rsp + 544]                                ;    23.2 fp3+agu0   47 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 96]      ;    24.2 fp0+agu1   47 t
        vpand ymm9, ymm9, ymm3                                        ;    26.0 fp1     26 t
        vpxor ymm11, ymm11, ymm9                                      ;    27.0 fp2     26 t
        vmovdqu [rsp + 384], ymm7                                     ;    23.2 agu2+fp5   47 t spill
        vpaddd ymm6, ymm6, ymm11                                      ;    28.3 fp3     47 t
        vmovdqu [rsp + 416], ymm8                                     ;    24.2 agu0+fp5   47 t spill
        vpunpcklqdq ymm11, ymm14, ymm10                               ;    25.2 fp1     47 t
        vpaddd ymm15, ymm15, ymm11                                    ;    29.2 fp0     47 t
        vmovdqu [rsp + 608], ymm11                                    ;    26.2 agu1+fp5   47 t spill
        vmovdqu xmm8, [r13 + 16]                                      ;    24.5 agu0    47 t
        vmovdqa ymm9, ymm3                                            ;    26.0         48 v[3] copy
        vpxor ymm7, ymm3, ymm5                                        ;    26.0 fp2     26 t
        vpslld ymm11, ymm6, 0xc                                       ;    29.3 fp1     48 v[3]
        vpsrld ymm6, ymm6, 0x14                                       ;    29.3 fp2     48 v[3]
        vpxor ymm11, ymm11, ymm6                                      ;    30.3 fp3     48 v[3]
        vmovdqa ymm6, ymm2                                            ;    25.3         48 v[2] copy
        vpaddd ymm9, ymm9, ymm11                                      ;    31.3 fp0     48 v[3]
        vpunpckhqdq ymm10, ymm14, ymm10                               ;    26.0 fp1     47 t
        vpunpckhqdq ymm11, ymm12, ymm13                               ;    26.7 fp2     47 t
        vpxor ymm12, ymm1, ymm2                                       ;    26.3 fp3     26 t
        vpxor ymm13, ymm3, ymm9                                       ;    32.3 fp0     26 t
        vpslld ymm14, ymm15, 0x11                                     ;    30.2 fp1     48 v[2]
        vpsrld ymm15, ymm15, 0xf                                      ;    30.2 fp2     48 v[2]
        vpxor ymm14, ymm14, ymm15                                     ;    31.2 fp3     48 v[2]
        vpaddd ymm6, ymm6, ymm14                                      ;    32.2 fp0     48 v[2]
        vpand ymm7, ymm7, ymm9                                        ;    32.3 fp1     26 t
        vmovdqa ymm14, ymm1                                           ;    27.5         26 t copy
        vmovdqa ymm15, ymm3                                           ;    27.7         26 t copy
        vpxor ymm7, ymm7, ymm5                                        ;    33.3 fp3     26 t
        vpaddd ymm0, ymm0, ymm7                                       ;    34.3 fp0     47 t
        vpaddd ymm7, ymm10, ymm4                                      ;    28.7 fp2     47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 128]     ;    29.7 fp1+agu1   47 t
        vpand ymm12, ymm12, ymm6                                      ;    33.2 fp3     26 t
        vpxor ymm14, ymm14, ymm12                                     ;    34.2 fp0     26 t
        vpaddd ymm12, ymm11, ymm5                                     ;    29.7 fp2     47 t
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 128]   ;    30.7 fp1+agu0   47 t
        vpaddd ymm7, ymm7, ymm14                                      ;    35.2 fp3     47 t
        vmovdqu xmm14, [r9 + 16]                                      ;    29.7 agu1    47 t reload
        vperm2i128 ymm8, ymm14, ymm8, 0x20                            ;    36.7 fp1     47 t
        vmovdqa ymm14, ymm9                                           ;    32.3         48 v[2] copy
        vmovdqu [rsp + 640], ymm5                                     ;    30.2 agu2+fp5   42 v[1] spill
        vmovdqa ymm5, ymm6                                            ;    33.2         48 v[1] copy
        vmovdqu [rsp + 672], ymm4                                     ;    31.2 agu0+fp5   42 v[1] spill
        vpslld ymm4, ymm0, 0x11                                       ;    35.3 fp2     48 v[2]
        vpsrld ymm0, ymm0, 0xf                                        ;    35.3 fp2     48 v[2]
        vpxor ymm4, ymm4, ymm0                                        ;    36.3 fp0     48 v[2]
        vpslld ymm0, ymm7, 0x16                                       ;    36.2 fp1     48 v[1]
        vpsrld ymm7, ymm7, 0xa                                        ;    36.2 fp2     48 v[1]
        vpaddd ymm14, ymm14, ymm4                                     ;    37.3 fp3     48 v[2]
        vpxor ymm0, ymm0, ymm7                                        ;    37.2 fp0     48 v[1]
        vpaddd ymm5, ymm5, ymm0                                       ;    38.2 fp1     48 v[1]
        vmovdqu xmm0, [r12 + 16]                                      ;    32.7 agu1    47 t reload
        vmovdqu xmm4, [r8 + 16]                                       ;    32.8 agu0    47 t reload
        vperm2i128 ymm0, ymm4, ymm0, 0x20                             ;    39.8 fp1     47 t
        vpand ymm13, ymm13, ymm14                                     ;    38.3 fp3     26 t
        vpxor ymm15, ymm15, ymm13                                     ;    39.3 fp0     26 t
        vmovdqu xmm13, [r14 + 16]                                     ;    33.7 agu1    47 t reload
        vmovdqu xmm4, [r10 + 16]                                      ;    33.8 agu0    47 t reload
        vperm2i128 ymm13, ymm4, ymm13, 0x20                           ;    40.8 fp1     47 t
        vpaddd ymm12, ymm12, ymm15                                    ;    40.3 fp2     47 t
        vmovdqu xmm15, [r15 + 16]                                     ;    34.7 agu1    47 t reload
        vmovdqu xmm4, [r11 + 16]                                      ;    34.8 agu0    47 t reload
        vperm2i128 ymm15, ymm4, ymm15, 0x20                           ;    41.8 fp1     47 t
        mov rbx, qword [rsp + 1816]                                   ;    35.2 agu2    47 t reload
        vmovdqu xmm4, [rbx + 16]                                      ;    39.2 agu1    47 t
        vpxor ymm7, ymm2, ymm6                                        ;    35.5 fp3     26 t
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 160]     ;    35.8 fp0+agu0   47 t
        vpaddd ymm3, ymm3, [rel md5_blocks.T0_constants256 + 160]     ;    36.7 fp2+agu1   47 t
        vpand ymm7, ymm7, ymm5                                        ;    39.2 fp3     26 t
        vpxor ymm7, ymm7, ymm2                                        ;    40.2 fp0     26 t
        vpaddd ymm1, ymm1, ymm7                                       ;    41.2 fp2     47 t
        vpxor ymm7, ymm9, ymm14                                       ;    38.3 fp1     26 t
        vmovdqu [rsp + 704], ymm11                                    ;    36.7 agu2+fp5   47 t spill
        vmovdqa ymm11, ymm9                                           ;    36.8         26 t copy
        vmovdqu [rsp + 736], ymm10                                    ;    37.7 agu0+fp5   47 t spill
        vmovdqa ymm10, ymm14                                          ;    38.3         48 v[1] copy
        vmovdqu [rsp + 768], ymm9                                     ;    38.7 agu1+fp5   48 v[3] spill
        vmovdqa ymm9, ymm5                                            ;    39.2         48 v[0] copy
        vmovdqu [rsp + 800], ymm2                                     ;    39.7 agu2+fp5   48 v[3] spill
        vpslld ymm2, ymm12, 0x16                                      ;    41.3 fp2     48 v[1]
        vpsrld ymm12, ymm12, 0xa                                      ;    41.3 fp1     48 v[1]
        vpxor ymm2, ymm2, ymm12                                       ;    42.3 fp3     48 v[1]
        vpxor ymm12, ymm6, ymm5                                       ;    39.2 fp0     26 t
        vpaddd ymm10, ymm10, ymm2                                     ;    43.3 fp2     48 v[1]
        vpxor ymm2, ymm14, ymm10                                      ;    44.3 fp1     26 t
        vpand ymm7, ymm7, ymm10                                       ;    44.3 fp3     26 t
        vpxor ymm11, ymm11, ymm7                                      ;    45.3 fp0     26 t
        vpunpckldq ymm7, ymm0, ymm8                                   ;    42.8 fp2     47 t
        vpaddd ymm3, ymm3, ymm11                                      ;    46.3 fp1     47 t
        vmovdqa ymm11, ymm10                                          ;    44.3         48 v[0] copy
        vmovdqu [rsp + 832], ymm8                                     ;    40.7 agu0+fp5   47 t spill
        vpunpckldq ymm8, ymm13, ymm15                                 ;    44.8 fp2     47 t
        vmovdqu [rsp + 864], ymm0                                     ;    42.8 agu1+fp5   47 t spill
        vmovdqu xmm0, [rbp + 16]                                      ;    41.2 agu0    47 t reload
        vperm2i128 ymm0, ymm0, ymm4, 0x20                             ;    48.2 fp1     47 t
        vpunpcklqdq ymm4, ymm7, ymm8                                  ;    45.8 fp2     47 t
        vpaddd ymm1, ymm1, ymm4                                       ;    46.8 fp3     47 t
        vmovdqu [rsp + 896], ymm4                                     ;    46.8 agu2+fp5   47 t spill
        vpslld ymm4, ymm1, 7                                          ;    47.8 fp1     48 v[0]
        vpsrld ymm1, ymm1, 0x19                                       ;    47.8 fp2     48 v[0]
        vpxor ymm4, ymm4, ymm1                                        ;    48.8 fp0     48 v[0]
        vpaddd ymm9, ymm9, ymm4                                       ;    49.8 fp3     48 v[0]
        vmovdqu xmm1, [rcx + 16]                                      ;    43.0 agu1    47 t reload
        vmovdqu xmm4, [rsi + 16]                                      ;    43.2 agu0    47 t reload
        vperm2i128 ymm1, ymm4, ymm1, 0x20                             ;    50.2 fp1     47 t
        vmovdqu xmm4, [rdx + 16]                                      ;    44.0 agu1    47 t reload
        vmovdqu [rsp + 928], ymm15                                    ;    44.8 agu2+fp5   47 t spill
        vmovdqu xmm15, [rdi + 16]                                     ;    44.3 agu0    47 t reload
        vperm2i128 ymm15, ymm15, ymm4, 0x20                           ;    51.3 fp1     47 t
        vpand ymm12, ymm12, ymm9                                      ;    50.8 fp0     26 t
        mov rbx, qword [rsp + 1824]                                   ;    45.0 agu1    47 t reload
        vmovdqu xmm4, [rbx + 16]                                      ;    49.0 agu0    47 t reload
        vmovdqu [rsp + 960], ymm13                                    ;    45.2 agu2+fp5   47 t spill
        vmovdqu xmm13, [rax + 16]                                     ;    46.0 agu1    47 t reload
        vperm2i128 ymm13, ymm13, ymm4, 0x20                           ;    56.0 fp1     47 t
        vpunpckhqdq ymm8, ymm7, ymm8                                  ;    45.8 fp2     47 t
        vpxor ymm12, ymm6, ymm12                                      ;    51.8 fp3     26 t
        vmovdqa ymm4, ymm14                                           ;    46.0         26 t copy
        vpaddd ymm7, ymm8, [rsp + 800]                                ;    46.8 fp0+agu0   47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 192]     ;    47.8 fp1+agu1   47 t
        vpaddd ymm7, ymm7, ymm12                                      ;    52.8 fp2     47 t
        vmovdqu ymm12, [rsp + 768]                                    ;    47.3 agu0    47 t
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 192]   ;    54.3 fp3+agu1   47 t
        vmovdqu [rsp + 768], ymm8                                     ;    47.2 agu2+fp5   47 t spill
        vpunpckldq ymm8, ymm1, ymm15                                  ;    54.3 fp1     47 t
        vmovdqu [rsp + 800], ymm14                                    ;    48.2 agu2+fp5   48 v[2] spill
        vpslld ymm14, ymm7, 0xc                                       ;    53.8 fp2     48 v[3]
        vpsrld ymm7, ymm7, 0x14                                       ;    53.8 fp1     48 v[3]
        vmovdqu [rsp + 992], ymm6                                     ;    49.2 agu0+fp5   48 v[2] spill
        vpunpckldq ymm6, ymm0, ymm13                                  ;    59.0 fp2     47 t
        vpxor ymm14, ymm14, ymm7                                      ;    54.8 fp0     48 v[3]
        vpaddd ymm14, ymm9, ymm14                                     ;    55.8 fp3     48 v[3]
        vpunpcklqdq ymm7, ymm8, ymm6                                  ;    60.0 fp1     47 t
        vmovdqu [rsp + 1024], ymm14                                   ;    56.8 agu1+fp5   48 v[3] spill
        vpxor ymm14, ymm5, ymm9                                       ;    50.8 fp0     26 t
        vmovdqu [rsp + 1056], ymm9                                    ;    51.2 agu2+fp5   48 v[0] spill
        vmovdqa ymm9, ymm10                                           ;    50.8         26 t copy
        vpunpckhqdq ymm8, ymm8, ymm6                                  ;    60.0 fp2     47 t
        vmovdqu ymm6, [rsp + 864]                                     ;    51.2 agu0    47 t reload
        vpunpckhdq ymm6, ymm6, [rsp + 832]                            ;    58.2 fp1+agu1   47 t
        vmovdqu [rsp + 832], ymm10                                    ;    52.2 agu2+fp5   48 v[1] spill
        vmovdqu ymm10, [rsp + 960]                                    ;    52.2 agu0    47 t reload
        vpunpckhdq ymm10, ymm10, [rsp + 928]                          ;    59.2 fp2+agu1   47 t
        vpaddd ymm3, ymm3, ymm7                                       ;    61.0 fp3     47 t
        vpunpckhdq ymm15, ymm1, ymm15                                 ;    54.3 fp1     47 t
        vmovdqu ymm1, [rsp + 1024]                                    ;    56.8 agu0    48 v[3] reload
        vpand ymm14, ymm14, ymm1                                      ;    63.8 fp0     26 t
        vpunpckhdq ymm13, ymm0, ymm13                                 ;    59.0 fp2     47 t
        vpaddd ymm12, ymm12, ymm8                                     ;    61.0 fp3     47 t
        vpslld ymm0, ymm3, 7                                          ;    62.0 fp1     48 v[0]
        vpsrld ymm3, ymm3, 0x19                                       ;    62.0 fp2     48 v[0]
        vpxor ymm0, ymm0, ymm3                                        ;    63.0 fp0     48 v[0]
        vpxor ymm14, ymm5, ymm14                                      ;    64.8 fp3     26 t
        vmovdqu ymm3, [rsp + 832]                                     ;    56.0 agu1    26 t
        vpaddd ymm11, ymm11, ymm0                                     ;    64.0 fp1     48 v[0]
        vmovdqu [rsp + 928], ymm7                                     ;    61.0 agu2+fp5   47 t spill
        vmovdqu ymm7, [rsp + 992]                                     ;    57.0 agu0    47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 224]     ;    64.0 fp0+agu1   47 t
        vmovdqu [rsp + 992], ymm8                                     ;    61.0 agu2+fp5   47 t spill
        vpunpcklqdq ymm8, ymm15, ymm13                                ;    60.0 fp2     47 t
        vpunpcklqdq ymm0, ymm6, ymm10                                 ;    60.2 fp1     47 t
        vpaddd ymm7, ymm7, ymm0                                       ;    65.0 fp3     47 t
        vmovdqu [rsp + 960], ymm0                                     ;    61.2 agu0+fp5   47 t spill
        vpaddd ymm0, ymm8, [rsp + 800]                                ;    61.0 fp0+agu1   47 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 224]     ;    62.0 fp2+agu0   47 t
        vpaddd ymm7, ymm7, ymm14                                      ;    66.0 fp1     47 t
        vpand ymm2, ymm2, ymm11                                       ;    65.0 fp3     26 t
        vpxor ymm4, ymm4, ymm2                                        ;    66.0 fp0     26 t
        vmovdqu [rsp + 800], ymm8                                     ;    61.3 agu2+fp5   47 t spill
        vpxor ymm9, ymm9, ymm11                                       ;    65.0 fp2     26 t
        vpaddd ymm12, ymm12, ymm4                                     ;    67.0 fp1     47 t
        vmovdqu xmm4, [r12 + 32]                                      ;    61.8 agu1    47 t
        vmovdqu xmm14, [r14 + 32]                                     ;    62.0 agu0    47 t
        vmovdqa ymm2, ymm11                                           ;    65.0         48 v[3] copy
        vpslld ymm8, ymm12, 0xc                                       ;    68.0 fp2     48 v[3]
        vpsrld ymm12, ymm12, 0x14                                     ;    68.0 fp1     48 v[3]
        vpxor ymm8, ymm8, ymm12                                       ;    69.0 fp3     48 v[3]
        vmovdqa ymm12, ymm1                                           ;    63.8         48 v[2] copy
        vpaddd ymm2, ymm2, ymm8                                       ;    70.0 fp0     48 v[3]
        vpunpckhqdq ymm8, ymm6, ymm10                                 ;    63.8 fp2     47 t
        vpunpckhqdq ymm10, ymm15, ymm13                               ;    64.0 fp1     47 t
        vpxor ymm13, ymm11, ymm2                                      ;    71.0 fp3     26 t
        vmovdqu ymm15, [rsp + 1056]                                   ;    64.3 agu1    48 v[0] reload
        vpxor ymm6, ymm1, ymm15                                       ;    71.3 fp0     26 t
        vpslld ymm1, ymm7, 0x11                                       ;    67.0 fp2     48 v[2]
        vpsrld ymm7, ymm7, 0xf                                        ;    67.0 fp1     48 v[2]
        vpxor ymm1, ymm1, ymm7                                        ;    68.0 fp3     48 v[2]
        vpaddd ymm12, ymm12, ymm1                                     ;    69.0 fp0     48 v[2]
        vpand ymm9, ymm9, ymm2                                        ;    71.0 fp2     26 t
        vmovdqa ymm1, ymm11                                           ;    65.5         26 t copy
        vpxor ymm3, ymm3, ymm9                                        ;    72.0 fp1     26 t
        vpaddd ymm5, ymm5, ymm8                                       ;    66.2 fp3     47 t
        vpaddd ymm9, ymm10, [rsp + 832]                               ;    66.5 fp0+agu0   47 t
        vmovdqu ymm7, [rel md5_blocks.T0_constants256 + 256]          ;    66.2 agu1    47 t reload
        vpaddd ymm5, ymm5, ymm7                                       ;    73.2 fp2     47 t
        vpaddd ymm0, ymm0, ymm3                                       ;    73.0 fp1     47 t
        vmovdqu xmm3, [r8 + 32]                                       ;    67.0 agu0    47 t reload
        vperm2i128 ymm3, ymm3, ymm4, 0x20                             ;    74.0 fp1     47 t
        vmovdqu xmm4, [r10 + 32]                                      ;    67.2 agu1    47 t reload
        vperm2i128 ymm14, ymm4, ymm14, 0x20                           ;    74.2 fp1     47 t
        vmovdqa ymm4, ymm2                                            ;    71.0         48 v[2] copy
        vpand ymm6, ymm12, ymm6                                       ;    72.3 fp3     26 t
        vmovdqu [rsp + 832], ymm10                                    ;    68.0 agu2+fp5   47 t spill
        vmovdqa ymm10, ymm12                                          ;    70.0         48 v[1] copy
        vpaddd ymm9, ymm9, ymm7                                       ;    73.2 fp0     47 t
        vpslld ymm7, ymm0, 0x11                                       ;    74.0 fp2     48 v[2]
        vpsrld ymm0, ymm0, 0xf                                        ;    74.0 fp2     48 v[2]
        vpxor ymm7, ymm7, ymm0                                        ;    75.0 fp3     48 v[2]
        vpaddd ymm4, ymm4, ymm7                                       ;    76.0 fp0     48 v[2]
        vpxor ymm0, ymm15, ymm6                                       ;    73.3 fp1     26 t
        mov rbx, qword [rsp + 1816]                                   ;    71.0 agu0    47 t reload
        vmovdqu xmm6, [rbx + 32]                                      ;    75.0 agu1    47 t
        vpxor ymm7, ymm2, ymm4                                        ;    77.0 fp3     26 t
        vmovdqu [rsp + 864], ymm8                                     ;    71.5 agu2+fp5   47 t spill
        vmovdqa ymm8, ymm2                                            ;    71.7         26 t copy
        vpxor ymm15, ymm12, [rsp + 1024]                              ;    72.0 fp2+agu0   26 t
        vpaddd ymm5, ymm5, ymm0                                       ;    74.3 fp0     47 t
        vmovdqu ymm0, [rsp + 1024]                                    ;    72.2 agu1    26 t
        vpand ymm13, ymm13, ymm4                                      ;    77.0 fp1     26 t
        vpxor ymm1, ymm1, ymm13                                       ;    78.0 fp3     26 t
        vmovdqu ymm13, [rel md5_blocks.T0_constants256 + 288]         ;    73.0 agu0    47 t reload
        vpaddd ymm11, ymm11, ymm13                                    ;    80.0 fp2     47 t
        vpaddd ymm9, ymm9, ymm1                                       ;    79.0 fp0     47 t
        vmovdqu ymm1, [rsp + 1056]                                    ;    73.3 agu1    47 t
        vpaddd ymm1, ymm1, ymm13                                      ;    80.3 fp1     47 t
        vmovdqa ymm13, ymm4                                           ;    77.0         48 v[1] copy
        vmovdqu [rsp + 1056], ymm2                                    ;    73.8 agu2+fp5   48 v[3] spill
        vpslld ymm2, ymm5, 0x16                                       ;    75.3 fp2     48 v[1]
        vpsrld ymm5, ymm5, 0xa                                        ;    75.3 fp1     48 v[1]
        vpxor ymm2, ymm2, ymm5                                        ;    76.3 fp3     48 v[1]
        vpslld ymm5, ymm9, 0x16                                       ;    80.0 fp2     48 v[1]
        vpsrld ymm9, ymm9, 0xa                                        ;    80.0 fp1     48 v[1]
        vpaddd ymm10, ymm10, ymm2                                     ;    77.3 fp0     48 v[1]
        vpxor ymm5, ymm5, ymm9                                        ;    81.0 fp3     48 v[1]
        vpaddd ymm13, ymm13, ymm5                                     ;    82.0 fp0     48 v[1]
        vmovdqu xmm9, [r13 + 32]                                      ;    75.3 agu0    47 t reload
        vmovdqu xmm2, [r9 + 32]                                       ;    75.5 agu1    47 t reload
        vperm2i128 ymm9, ymm2, ymm9, 0x20                             ;    82.5 fp1     47 t
        vpxor ymm2, ymm12, ymm10                                      ;    78.3 fp2     26 t
        vmovdqu xmm5, [rbp + 32]                                      ;    76.3 agu0    47 t reload
        vperm2i128 ymm5, ymm5, ymm6, 0x20                             ;    83.3 fp1     47 t
        vpand ymm15, ymm15, ymm10                                     ;    78.3 fp3     26 t
        vpxor ymm0, ymm0, ymm15                                       ;    79.3 fp0     26 t
        vpaddd ymm1, ymm1, ymm0                                       ;    81.3 fp2     47 t
        vmovdqu xmm15, [r15 + 32]                                     ;    77.3 agu1    47 t reload
        vmovdqu xmm0, [r11 + 32]                                      ;    77.5 agu0    47 t reload
        vperm2i128 ymm15, ymm0, ymm15, 0x20                           ;    84.5 fp1     47 t
        vpxor ymm0, ymm4, ymm13                                       ;    83.0 fp3     26 t
        vmovdqa ymm6, ymm10                                           ;    78.3         48 v[0] copy
        vpand ymm7, ymm7, ymm13                                       ;    83.0 fp0     26 t
        vpxor ymm8, ymm8, ymm7                                        ;    84.0 fp2     26 t
        vpaddd ymm11, ymm11, ymm8                                     ;    85.0 fp3     47 t
        vmovdqa ymm8, ymm13                                           ;    83.0         48 v[0] copy
        vpunpckldq ymm7, ymm3, ymm9                                   ;    85.5 fp2     47 t
        vmovdqu [rsp + 1088], ymm13                                   ;    83.0 agu2+fp5   48 v[1] spill
        vpunpckldq ymm13, ymm14, ymm15                                ;    87.5 fp1     47 t
        vmovdqu [rsp + 1120], ymm15                                   ;    87.5 agu1+fp5   47 t spill
        vpunpcklqdq ymm15, ymm7, ymm13                                ;    88.5 fp2     47 t
        vpaddd ymm1, ymm1, ymm15                                      ;    89.5 fp0     47 t
        vmovdqu [rsp + 1152], ymm15                                   ;    89.5 agu0+fp5   47 t spill
        vmovdqu xmm15, [rcx + 32]                                     ;    82.0 agu1    47 t reload
        vmovdqu [rsp + 1184], ymm14                                   ;    83.0 agu2+fp5   47 t spill
        vmovdqu xmm14, [rsi + 32]                                     ;    82.5 agu0    47 t reload
        vperm2i128 ymm14, ymm14, ymm15, 0x20                          ;    89.5 fp1     47 t
        vpslld ymm15, ymm1, 7                                         ;    90.5 fp2     48 v[0]
        vpsrld ymm1, ymm1, 0x19                                       ;    90.5 fp1     48 v[0]
        vpxor ymm15, ymm15, ymm1                                      ;    91.5 fp3     48 v[0]
        vmovdqu xmm1, [rdx + 32]                                      ;    83.5 agu1    47 t reload
        vmovdqu [rsp + 1216], ymm9                                    ;    85.5 agu2+fp5   47 t spill
        vmovdqu xmm9, [rdi + 32]                                      ;    83.8 agu0    47 t reload
        vperm2i128 ymm9, ymm9, ymm1, 0x20                             ;    90.8 fp1     47 t
        vpaddd ymm6, ymm6, ymm15                                      ;    92.5 fp0     48 v[0]
        mov rbx, qword [rsp + 1824]                                   ;    84.5 agu1    47 t reload
        vmovdqu xmm15, [rbx + 32]                                     ;    88.5 agu0    47 t reload
        vmovdqu xmm1, [rax + 32]                                      ;    85.5 agu1    47 t reload
        vperm2i128 ymm15, ymm1, ymm15, 0x20                           ;    95.5 fp1     47 t
        vmovdqa ymm1, ymm12                                           ;    85.5         26 t copy
        vpunpckhqdq ymm13, ymm7, ymm13                                ;    88.5 fp2     47 t
        vmovdqa ymm7, ymm4                                            ;    85.8         26 t copy
        vmovdqu [rsp + 1248], ymm4                                    ;    86.0 agu2+fp5   48 v[2] spill
        vmovdqu ymm4, [rsp + 1024]                                    ;    86.2 agu0    47 t
        vpaddd ymm4, ymm4, [rel md5_blocks.T0_constants256 + 320]     ;    93.2 fp3+agu1   47 t
        vpaddd ymm4, ymm4, ymm13                                      ;    94.2 fp0     47 t
        vmovdqu [rsp + 1024], ymm13                                   ;    89.5 agu2+fp5   47 t spill
        vmovdqu ymm13, [rsp + 1056]                                   ;    87.7 agu0    47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 320]   ;    94.7 fp2+agu1   47 t
        vpand ymm2, ymm2, ymm6                                        ;    93.5 fp1     26 t
        vpxor ymm1, ymm1, ymm2                                        ;    94.5 fp3     26 t
        vpunpckldq ymm2, ymm14, ymm9                                  ;    93.8 fp2     47 t
        vpaddd ymm4, ymm4, ymm1                                       ;    95.5 fp0     47 t
        vpslld ymm1, ymm4, 0xc                                        ;    96.5 fp1     48 v[3]
        vpsrld ymm4, ymm4, 0x14                                       ;    96.5 fp2     48 v[3]
        vmovdqu [rsp + 1056], ymm12                                   ;    90.0 agu2+fp5   48 v[2] spill
        vpunpckldq ymm12, ymm5, ymm15                                 ;    98.5 fp1     47 t
        vpxor ymm1, ymm1, ymm4                                        ;    97.5 fp3     48 v[3]
        vpaddd ymm1, ymm6, ymm1                                       ;    98.5 fp0     48 v[3]
        vpunpcklqdq ymm4, ymm2, ymm12                                 ;    99.5 fp2     47 t
        vpunpckhdq ymm3, ymm3, [rsp + 1216]                           ;    92.5 fp1+agu0   47 t
        vmovdqu [rsp + 1216], ymm3                                    ;    93.5 agu1+fp5   47 t spill
        vpxor ymm3, ymm10, ymm6                                       ;    93.5 fp3     26 t
        vpunpckhqdq ymm12, ymm2, ymm12                                ;    99.5 fp2     47 t
        vmovdqu ymm2, [rsp + 1088]                                    ;    93.5 agu0    26 t
        vpaddd ymm11, ymm11, ymm4                                     ;   100.5 fp0     47 t
        vpunpckhdq ymm9, ymm14, ymm9                                  ;    93.8 fp1     47 t
        vpunpckhdq ymm14, ymm5, ymm15                                 ;    98.5 fp2     47 t
        vmovdqu ymm15, [rsp + 1184]                                   ;    94.2 agu1    47 t reload
        vpunpckhdq ymm15, ymm15, [rsp + 1120]                         ;   101.2 fp1+agu0   47 t
        vpaddd ymm13, ymm13, ymm12                                    ;   100.5 fp3     47 t
        vpslld ymm5, ymm11, 7                                         ;   101.5 fp2     48 v[0]
        vpsrld ymm11, ymm11, 0x19                                     ;   101.5 fp1     48 v[0]
        vpand ymm3, ymm3, ymm1                                        ;    99.5 fp0     26 t
        vpxor ymm5, ymm5, ymm11                                       ;   102.5 fp3     48 v[0]
        vpxor ymm11, ymm10, ymm3                                      ;   100.5 fp0     26 t
        vmovdqu ymm3, [rsp + 1088]                                    ;    96.5 agu1    26 t
        vpaddd ymm8, ymm8, ymm5                                       ;   103.5 fp2     48 v[0]
        vpunpcklqdq ymm5, ymm9, ymm14                                 ;    99.5 fp1     47 t
        vpaddd ymm11, ymm11, [rsp + 1056]                             ;   101.5 fp3+agu0   47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 352]   ;   102.5 fp0+agu1   47 t
        vmovdqu [rsp + 1056], ymm4                                    ;   100.5 agu2+fp5   47 t spill
        vmovdqu ymm4, [rsp + 1248]                                    ;    98.8 agu0    47 t
        vpaddd ymm4, ymm4, ymm5                                       ;   105.8 fp2     47 t
        vpaddd ymm4, ymm4, [rel md5_blocks.T0_constants256 + 352]     ;   106.8 fp1+agu1   47 t
        vpand ymm0, ymm0, ymm8                                        ;   104.5 fp3     26 t
        vmovdqu [rsp + 1248], ymm12                                   ;   100.5 agu2+fp5   47 t spill
        vmovdqu [rsp + 1120], ymm5                                    ;   100.8 agu0+fp5   47 t spill
        vpxor ymm7, ymm7, ymm0                                        ;   105.5 fp0     26 t
        vpxor ymm2, ymm2, ymm8                                        ;   104.5 fp2     26 t
        vpaddd ymm13, ymm13, ymm7                                     ;   106.5 fp1     47 t
        vmovdqa ymm0, ymm8                                            ;   104.5         48 v[3] copy
        vpslld ymm7, ymm13, 0xc                                       ;   107.5 fp2     48 v[3]
        vpsrld ymm13, ymm13, 0x14                                     ;   107.5 fp1     48 v[3]
        vpxor ymm7, ymm7, ymm13                                       ;   108.5 fp3     48 v[3]
        vmovdqa ymm13, ymm1                                           ;   101.7         48 v[2] copy
        vpaddd ymm0, ymm0, ymm7                                       ;   109.5 fp0     48 v[3]
        vpunpckhqdq ymm9, ymm9, ymm14                                 ;   102.7 fp2     47 t
        vmovdqu ymm14, [rsp + 1216]                                   ;   102.2 agu1    47 t reload
        vpunpcklqdq ymm7, ymm14, ymm15                                ;   109.2 fp1     47 t
        vpxor ymm12, ymm6, ymm1                                       ;   102.5 fp3     26 t
        vpxor ymm5, ymm8, ymm0                                        ;   110.5 fp0     26 t
        vpand ymm2, ymm2, ymm0                                        ;   110.5 fp3     26 t
        vmovdqa ymm14, ymm6                                           ;   103.0         26 t copy
        vmovdqu [rsp + 1184], ymm6                                    ;   103.2 agu2+fp5   48 v[0] spill
        vmovdqu ymm6, [rsp + 1216]                                    ;   103.3 agu0    47 t reload
        vpunpckhqdq ymm15, ymm6, ymm15                                ;   110.3 fp2     47 t
        vmovdqa ymm6, ymm8                                            ;   104.5         26 t copy
        vpxor ymm3, ymm3, ymm2                                        ;   111.5 fp1     26 t
        vmovdqu ymm2, [rel md5_blocks.T0_constants256 + 384]          ;   104.7 agu1    47 t reload
        vpaddd ymm10, ymm10, ymm2                                     ;   111.7 fp0     47 t
        vpaddd ymm4, ymm4, ymm3                                       ;   112.5 fp3     47 t
        vmovdqu ymm3, [rsp + 1088]                                    ;   105.2 agu0    47 t
        vmovdqa ymm2, ymm0                                            ;   110.5         48 v[2] copy
        vpaddd ymm11, ymm11, ymm7                                     ;   110.2 fp2     47 t
        vpaddd ymm3, ymm3, ymm9                                       ;   112.2 fp1     47 t
        vpaddd ymm3, ymm3, [rel md5_blocks.T0_constants256 + 384]     ;   113.2 fp0+agu1   47 t
        vmovdqu [rsp + 1088], ymm7                                    ;   110.2 agu2+fp5   47 t spill
        vpslld ymm7, ymm4, 0x11                                       ;   113.5 fp2     48 v[2]
        vpsrld ymm4, ymm4, 0xf                                        ;   113.5 fp1     48 v[2]
        vpxor ymm7, ymm7, ymm4                                        ;   114.5 fp3     48 v[2]
        vpaddd ymm2, ymm2, ymm7                                       ;   115.5 fp0     48 v[2]
        mov rdx, qword [rsp + 1816]                                   ;   109.5 agu0    47 t reload
        vmovdqu xmm4, [rdx + 48]                                      ;   113.5 agu1    47 t
        vpaddd ymm10, ymm10, ymm15                                    ;   112.7 fp2     47 t
        vpand ymm5, ymm5, ymm2                                        ;   116.5 fp1     26 t
        vpxor ymm6, ymm6, ymm5                                        ;   117.5 fp3     26 t
        vpaddd ymm3, ymm3, ymm6                                       ;   118.5 fp0     47 t
        vmovdqu xmm5, [r12 + 48]                                      ;   110.8 agu0    47 t reload
        vmovdqu xmm6, [r8 + 48]                                       ;   111.0 agu1    47 t reload
        vperm2i128 ymm5, ymm6, ymm5, 0x20                             ;   118.0 fp1     47 t
        vpslld ymm6, ymm11, 0x11                                      ;   111.3 fp2     48 v[2]
        vpsrld ymm11, ymm11, 0xf                                      ;   112.3 fp1     48 v[2]
        vmovdqa ymm7, ymm1                                            ;   111.7         26 t copy
        vpxor ymm6, ymm6, ymm11                                       ;   113.3 fp3     48 v[2]
        vpxor ymm11, ymm0, ymm2                                       ;   116.5 fp0     26 t
        vpaddd ymm13, ymm13, ymm6                                     ;   114.3 fp2     48 v[2]
        vmovdqa ymm6, ymm1                                            ;   112.3         26 t copy
        vmovdqu [rsp + 1216], ymm9                                    ;   112.5 agu2+fp5   47 t spill
        vmovdqa ymm9, ymm0                                            ;   112.7         26 t copy
        vmovdqu [rsp + 1280], ymm15                                   ;   113.5 agu0+fp5   47 t spill
        vmovdqa ymm15, ymm2                                           ;   116.5         48 v[1] copy
        vpand ymm12, ymm12, ymm13                                     ;   115.3 fp3     26 t
        vpxor ymm14, ymm14, ymm12                                     ;   116.3 fp0     26 t
        vmovdqu ymm12, [rel md5_blocks.T0_constants256 + 416]         ;   113.5 agu1    47 t reload
        vpaddd ymm8, ymm8, ymm12                                      ;   120.5 fp1     47 t
        vpxor ymm7, ymm7, ymm13                                       ;   115.3 fp2     26 t
        vpaddd ymm10, ymm10, ymm14                                    ;   117.3 fp3     47 t
        vpslld ymm14, ymm3, 0x16                                      ;   119.5 fp1     48 v[1]
        vpsrld ymm3, ymm3, 0xa                                        ;   119.5 fp2     48 v[1]
        vpxor ymm14, ymm14, ymm3                                      ;   120.5 fp0     48 v[1]
        vmovdqu ymm3, [rsp + 1184]                                    ;   114.7 agu0    47 t
        vpaddd ymm15, ymm15, ymm14                                    ;   121.5 fp3     48 v[1]
        vmovdqa ymm14, ymm13                                          ;   115.3         48 v[1] copy
        vpaddd ymm3, ymm3, ymm12                                      ;   121.7 fp0     47 t
        vmovdqu xmm12, [rbp + 48]                                     ;   115.7 agu1    47 t reload
        vperm2i128 ymm12, ymm12, ymm4, 0x20                           ;   122.7 fp1     47 t
        vpslld ymm4, ymm10, 0x16                                      ;   118.3 fp2     48 v[1]
        vpsrld ymm10, ymm10, 0xa                                      ;   118.3 fp1     48 v[1]
        vpand ymm11, ymm11, ymm15                                     ;   122.5 fp3     26 t
        vpxor ymm9, ymm9, ymm11                                       ;   123.5 fp0     26 t
        vpaddd ymm8, ymm8, ymm9                                       ;   124.5 fp2     47 t
        vpxor ymm4, ymm4, ymm10                                       ;   119.3 fp3     48 v[1]
        vmovdqu xmm9, [r13 + 48]                                      ;   117.5 agu0    47 t reload
        vmovdqu xmm10, [r9 + 48]                                      ;   117.7 agu1    47 t reload
        vperm2i128 ymm9, ymm10, ymm9, 0x20                            ;   124.7 fp1     47 t
        vmovdqa ymm10, ymm15                                          ;   122.5         48 v[0] copy
        vpaddd ymm14, ymm14, ymm4                                     ;   120.3 fp0     48 v[1]
        vpand ymm7, ymm7, ymm14                                       ;   121.3 fp2     26 t
        vpxor ymm6, ymm6, ymm7                                        ;   122.3 fp3     26 t
        vmovdqu xmm11, [r14 + 48]                                     ;   119.3 agu0    47 t reload
        vmovdqu xmm4, [r10 + 48]                                      ;   119.5 agu1    47 t reload
        vperm2i128 ymm11, ymm4, ymm11, 0x20                           ;   126.5 fp1     47 t
        vpxor ymm4, ymm13, ymm14                                      ;   121.3 fp0     26 t
        vpxor ymm7, ymm15, ymm2                                       ;   122.5 fp2     26 t
        vpaddd ymm3, ymm3, ymm6                                       ;   123.3 fp3     47 t
        vmovdqa ymm6, ymm14                                           ;   121.3         48 v[0] copy
        vmovdqu [rsp + 1184], ymm15                                   ;   122.5 agu2+fp5   48 v[1] spill
        vpunpckldq ymm15, ymm5, ymm9                                  ;   127.7 fp1     47 t
        vmovdqu [rsp + 1312], ymm9                                    ;   127.7 agu0+fp5   47 t spill
        vmovdqu xmm9, [r15 + 48]                                      ;   121.7 agu1    47 t reload
        vmovdqu [rsp + 1344], ymm5                                    ;   122.7 agu2+fp5   47 t spill
        vmovdqu xmm5, [r11 + 48]                                      ;   122.5 agu0    47 t reload
        vperm2i128 ymm9, ymm5, ymm9, 0x20                             ;   129.5 fp1     47 t
        vmovdqu xmm5, [rcx + 48]                                      ;   122.7 agu1    47 t reload
        vmovdqu [rsp + 1376], ymm14                                   ;   123.7 agu2+fp5   48 v[1] spill
        vmovdqu xmm14, [rsi + 48]                                     ;   123.5 agu0    47 t reload
        vperm2i128 ymm14, ymm14, ymm5, 0x20                           ;   130.5 fp1     47 t
        mov rdx, qword [rsp + 1808]                                   ;   123.7 agu1    47 t reload
        vmovdqu xmm5, [rdx + 48]                                      ;   127.7 agu0    47 t reload
        vmovdqu [rsp + 1408], ymm0                                    ;   124.7 agu2+fp5   48 v[3] spill
        vmovdqu xmm0, [rdi + 48]                                      ;   124.7 agu1    47 t reload
        vperm2i128 ymm0, ymm0, ymm5, 0x20                             ;   134.7 fp1     47 t
        vpunpckldq ymm5, ymm11, ymm9                                  ;   132.5 fp2     47 t
        vmovdqu [rsp + 1440], ymm9                                    ;   132.5 agu2+fp5   47 t spill
        vmovdqu xmm9, [rbx + 48]                                      ;   125.5 agu0    47 t reload
        vmovdqu [rsp + 1472], ymm11                                   ;   129.5 agu1+fp5   47 t spill
        vmovdqu xmm11, [rax + 48]                                     ;   126.5 agu0    47 t reload
        vperm2i128 ymm9, ymm11, ymm9, 0x20                            ;   133.5 fp1     47 t
        vmovdqa ymm11, ymm13                                          ;   124.8         26 t copy
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 448]     ;   126.7 fp0+agu1   47 t
        vmovdqu [rsp + 1504], ymm13                                   ;   127.7 agu2+fp5   48 v[2] spill
        vmovdqa ymm13, ymm2                                           ;   125.3         26 t copy
        vmovdqu [rsp + 1536], ymm2                                    ;   128.7 agu2+fp5   48 v[2] spill
        vmovdqu ymm2, [rsp + 1408]                                    ;   127.5 agu0    47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 448]     ;   134.5 fp3+agu1   47 t
        vmovdqu [rsp + 1408], ymm2                                    ;   135.5 agu2+fp5   47 t spill
        vpunpcklqdq ymm2, ymm15, ymm5                                 ;   133.5 fp2     47 t
        vpunpckhqdq ymm15, ymm15, ymm5                                ;   133.5 fp1     47 t
        vpaddd ymm3, ymm3, ymm2                                       ;   134.5 fp0     47 t
        vpaddd ymm1, ymm1, ymm15                                      ;   134.5 fp3     47 t
        vpslld ymm5, ymm3, 7                                          ;   135.5 fp2     48 v[0]
        vpsrld ymm3, ymm3, 0x19                                       ;   135.5 fp1     48 v[0]
        vpxor ymm5, ymm5, ymm3                                        ;   136.5 fp0     48 v[0]
        vpaddd ymm6, ymm6, ymm5                                       ;   137.5 fp3     48 v[0]
        vpunpckldq ymm3, ymm12, ymm9                                  ;   136.5 fp2     47 t
        vpunpckldq ymm5, ymm14, ymm0                                  ;   137.7 fp1     47 t
        vpand ymm4, ymm4, ymm6                                        ;   138.5 fp0     26 t
        vpxor ymm11, ymm11, ymm4                                      ;   139.5 fp3     26 t
        vpunpcklqdq ymm4, ymm5, ymm3                                  ;   138.7 fp2     47 t
        vpunpckhqdq ymm3, ymm5, ymm3                                  ;   138.7 fp1     47 t
        vmovdqu ymm5, [rsp + 1376]                                    ;   133.8 agu0    26 t
        vpxor ymm5, ymm5, ymm6                                        ;   140.8 fp0     26 t
        vpaddd ymm1, ymm1, ymm11                                      ;   140.5 fp3     47 t
        vmovdqu ymm11, [rsp + 1184]                                   ;   134.7 agu1    26 t
        vpaddd ymm8, ymm8, ymm4                                       ;   139.7 fp2     47 t
        vpunpckhdq ymm9, ymm12, ymm9                                  ;   136.5 fp1     47 t
        vpunpckhdq ymm12, ymm14, ymm0                                 ;   137.7 fp2     47 t
        vmovdqu ymm14, [rsp + 1344]                                   ;   135.5 agu0    47 t reload
        vpunpckhdq ymm14, ymm14, [rsp + 1312]                         ;   142.5 fp1+agu1   47 t
        vmovdqa ymm0, ymm6                                            ;   138.5         48 v[3] copy
        vmovdqu [rsp + 1312], ymm4                                    ;   139.7 agu2+fp5   47 t spill
        vmovdqu ymm4, [rsp + 1408]                                    ;   136.5 agu0    47 t reload
        vpaddd ymm4, ymm4, ymm3                                       ;   143.5 fp0     47 t
        vmovdqu [rsp + 1408], ymm2                                    ;   137.0 agu1+fp5   47 t spill
        vpslld ymm2, ymm8, 7                                          ;   140.7 fp2     48 v[0]
        vpsrld ymm8, ymm8, 0x19                                       ;   140.7 fp1     48 v[0]
        vpxor ymm2, ymm2, ymm8                                        ;   141.7 fp3     48 v[0]
        vpunpcklqdq ymm8, ymm12, ymm9                                 ;   138.7 fp2     47 t
        vpaddd ymm10, ymm10, ymm2                                     ;   142.7 fp0     48 v[0]
        vmovdqu ymm2, [rsp + 1376]                                    ;   138.5 agu0    26 t
        vmovdqu [rsp + 1344], ymm3                                    ;   139.7 agu2+fp5   47 t spill
        vpaddd ymm3, ymm8, [rsp + 1536]                               ;   139.7 fp1+agu1   47 t
        vpaddd ymm3, ymm3, [rel md5_blocks.T0_constants256 + 480]     ;   140.7 fp3+agu0   47 t
        vpand ymm7, ymm7, ymm10                                       ;   143.7 fp0     26 t
        vpxor ymm13, ymm13, ymm7                                      ;   144.7 fp2     26 t
        vpslld ymm7, ymm1, 0xc                                        ;   141.5 fp1     48 v[3]
        vpsrld ymm1, ymm1, 0x14                                       ;   141.5 fp2     48 v[3]
        vpxor ymm7, ymm7, ymm1                                        ;   142.5 fp3     48 v[3]
        vpaddd ymm0, ymm0, ymm7                                       ;   143.5 fp0     48 v[3]
        vmovdqu ymm1, [rsp + 1184]                                    ;   140.2 agu1    26 t
        vmovdqu ymm7, [rsp + 1504]                                    ;   140.5 agu0    47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 480]     ;   147.5 fp1+agu1   47 t
        vpxor ymm11, ymm11, ymm10                                     ;   143.7 fp3     26 t
        vpaddd ymm4, ymm4, ymm13                                      ;   145.7 fp0     47 t
        vpxor ymm13, ymm6, ymm0                                       ;   144.5 fp2     26 t
        vpand ymm5, ymm5, ymm0                                        ;   144.5 fp1     26 t
        vpxor ymm2, ymm2, ymm5                                        ;   145.5 fp3     26 t
        vmovdqa ymm5, ymm10                                           ;   143.7         48 v[3] copy
        vpaddd ymm7, ymm7, ymm2                                       ;   148.5 fp0     47 t
        vmovdqa ymm2, ymm10                                           ;   143.7         26 t copy
        vmovdqu [rsp + 1504], ymm15                                   ;   142.5 agu2+fp5   47 t spill
        vmovdqa ymm15, ymm0                                           ;   144.5         48 v[2] copy
        vmovdqu [rsp + 1536], ymm8                                    ;   143.5 agu0+fp5   47 t spill
        vpslld ymm8, ymm4, 0xc                                        ;   146.7 fp2     48 v[3]
        vpsrld ymm4, ymm4, 0x14                                       ;   146.7 fp1     48 v[3]
        vpunpckhqdq ymm9, ymm12, ymm9                                 ;   144.0 fp2     47 t
        vpxor ymm8, ymm8, ymm4                                        ;   147.7 fp3     48 v[3]
        vmovdqa ymm12, ymm6                                           ;   144.0         26 t copy
        vmovdqa ymm4, ymm10                                           ;   144.2         26 t copy
        vpaddd ymm5, ymm5, ymm8                                       ;   148.7 fp0     48 v[3]
        vmovdqu ymm8, [rsp + 1376]                                    ;   144.5 agu1    47 t
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 512]     ;   151.5 fp1+agu0   47 t
        vpand ymm11, ymm11, ymm5                                      ;   149.7 fp3     26 t
        vpxor ymm1, ymm1, ymm11                                       ;   150.7 fp2     26 t
        vmovdqu ymm11, [rsp + 1184]                                   ;   145.5 agu1    47 t
        vpxor ymm2, ymm2, ymm5                                        ;   149.7 fp0     26 t
        vpaddd ymm3, ymm3, ymm1                                       ;   151.7 fp1     47 t
        vmovdqa ymm1, ymm5                                            ;   149.7         48 v[2] copy
        vmovdqu [rsp + 1184], ymm10                                   ;   145.8 agu2+fp5   48 v[0] spill
        vmovdqu ymm10, [rsp + 1472]                                   ;   146.0 agu0    47 t reload
        vpunpckhdq ymm10, ymm10, [rsp + 1440]                         ;   153.0 fp2+agu1   47 t
        vpaddd ymm11, ymm11, ymm9                                     ;   152.5 fp3     47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 512]   ;   153.5 fp0+agu0   47 t
        vmovdqu [rsp + 1440], ymm9                                    ;   146.8 agu2+fp5   47 t spill
        vpslld ymm9, ymm3, 0x11                                       ;   152.7 fp1     48 v[2]
        vpsrld ymm3, ymm3, 0xf                                        ;   152.7 fp2     48 v[2]
        vpxor ymm9, ymm9, ymm3                                        ;   153.7 fp3     48 v[2]
        vpaddd ymm1, ymm1, ymm9                                       ;   154.7 fp0     48 v[2]
        vpunpcklqdq ymm9, ymm14, ymm10                                ;   154.0 fp1     47 t
        vpunpckhqdq ymm10, ymm14, ymm10                               ;   154.0 fp2     47 t
        vpaddd ymm7, ymm7, ymm9                                       ;   155.0 fp3     47 t
        vmovdqa ymm14, ymm0                                           ;   149.7         27 t copy
        vpaddd ymm8, ymm8, ymm10                                      ;   155.0 fp0     47 t
        vpslld ymm3, ymm7, 0x11                                       ;   156.0 fp1     48 v[2]
        vmovdqu [rsp + 1472], ymm9                                    ;   155.0 agu1+fp5   47 t spill
        vmovdqa ymm9, ymm5                                            ;   150.7         27 t copy
        vpsrld ymm7, ymm7, 0xf                                        ;   156.0 fp2     48 v[2]
        vpand ymm2, ymm2, ymm1                                        ;   155.7 fp3     26 t
        vpxor ymm4, ymm4, ymm2                                        ;   156.7 fp0     26 t
        vpxor ymm3, ymm3, ymm7                                        ;   157.0 fp1     48 v[2]
        vmovdqu ymm2, [rsp + 512]                                     ;   152.7 agu0    47 t reload
        vpaddd ymm6, ymm6, ymm2                                       ;   159.7 fp2     47 t
        vmovdqu ymm7, [rel md5_blocks.T0_constants256 + 544]          ;   153.0 agu1    47 t reload
        vpaddd ymm6, ymm6, ymm7                                       ;   160.7 fp3     47 t
        vpaddd ymm11, ymm11, ymm4                                     ;   157.7 fp0     47 t
        vmovdqu ymm4, [rsp + 1184]                                    ;   153.7 agu0    47 t
        vpaddd ymm15, ymm15, ymm3                                     ;   158.0 fp1     48 v[2]
        vmovdqu ymm3, [rsp + 416]                                     ;   154.0 agu1    47 t reload
        vpaddd ymm4, ymm4, ymm3                                       ;   161.0 fp2     47 t
        vpaddd ymm4, ymm4, ymm7                                       ;   162.0 fp3     47 t
        vmovdqa ymm7, ymm1                                            ;   155.7         48 v[1] copy
        vpand ymm13, ymm13, ymm15                                     ;   159.0 fp0     26 t
        vpxor ymm12, ymm12, ymm13                                     ;   160.0 fp1     26 t
        vmovdqa ymm13, ymm1                                           ;   155.7         27 t copy
        vmovdqa ymm3, ymm1                                            ;   155.7         27 t copy
        vpaddd ymm8, ymm8, ymm12                                      ;   161.0 fp2     47 t
        vmovdqa ymm12, ymm1                                           ;   155.8         27 t copy
        vpslld ymm2, ymm11, 0x16                                      ;   158.7 fp1     48 v[1]
        vpsrld ymm11, ymm11, 0xa                                      ;   158.7 fp2     48 v[1]
        vpxor ymm2, ymm2, ymm11                                       ;   159.7 fp3     48 v[1]
        vpaddd ymm7, ymm7, ymm2                                       ;   160.7 fp0     48 v[1]
        vmovdqa ymm11, ymm15                                          ;   159.0         48 v[1] copy
        vmovdqa ymm2, ymm15                                           ;   159.0         27 t copy
        vpxor ymm13, ymm13, ymm7                                      ;   161.7 fp1     27 t
        vpand ymm9, ymm9, ymm13                                       ;   162.7 fp3     27 t
        vmovdqa ymm13, ymm15                                          ;   159.0         27 t copy
        vpxor ymm3, ymm3, ymm9                                        ;   163.7 fp0     27 t
        vmovdqa ymm9, ymm15                                           ;   159.0         27 t copy
        vpaddd ymm4, ymm4, ymm3                                       ;   164.7 fp2     47 t
        vpslld ymm3, ymm8, 0x16                                       ;   162.0 fp1     48 v[1]
        vpsrld ymm8, ymm8, 0xa                                        ;   162.0 fp2     48 v[1]
        vpaddd ymm0, ymm0, [rsp + 960]                                ;   159.5 fp3+agu0   47 t
        vpxor ymm3, ymm3, ymm8                                        ;   163.0 fp0     48 v[1]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256 + 576]          ;   159.8 agu1    47 t reload
        vpaddd ymm0, ymm0, ymm8                                       ;   166.8 fp1     47 t
        vpaddd ymm11, ymm11, ymm3                                     ;   164.0 fp3     48 v[1]
        vmovdqu ymm3, [rsp + 800]                                     ;   160.5 agu0    47 t reload
        vpaddd ymm5, ymm5, ymm3                                       ;   167.5 fp0     47 t
        vpxor ymm2, ymm2, ymm11                                       ;   165.0 fp2     27 t
        vpand ymm14, ymm14, ymm2                                      ;   166.0 fp1     27 t
        vmovdqa ymm2, ymm7                                            ;   161.7         48 v[0] copy
        vmovdqa ymm3, ymm7                                            ;   161.7         27 t copy
        vmovdqu [rsp + 1184], ymm10                                   ;   161.3 agu2+fp5   47 t spill
        vmovdqa ymm10, ymm7                                           ;   161.7         27 t copy
        vpxor ymm13, ymm13, ymm14                                     ;   167.0 fp3     27 t
        vpslld ymm14, ymm4, 5                                         ;   165.7 fp2     48 v[0]
        vpsrld ymm4, ymm4, 0x1b                                       ;   165.7 fp1     48 v[0]
        vpaddd ymm5, ymm5, ymm8                                       ;   168.5 fp0     47 t
        vmovdqa ymm8, ymm11                                           ;   165.0         48 v[0] copy
        vpxor ymm14, ymm14, ymm4                                      ;   166.7 fp3     48 v[0]
        vmovdqa ymm4, ymm11                                           ;   165.0         27 t copy
        vpaddd ymm2, ymm2, ymm14                                      ;   167.7 fp2     48 v[0]
        vmovdqa ymm14, ymm11                                          ;   165.0         27 t copy
        vpaddd ymm6, ymm6, ymm13                                      ;   168.0 fp0     47 t
        vmovdqa ymm13, ymm7                                           ;   164.0         27 t copy
        vmovdqu [rsp + 1376], ymm7                                    ;   164.2 agu1+fp5   48 v[1] spill
        vmovdqa ymm7, ymm11                                           ;   165.0         27 t copy
        vpxor ymm3, ymm3, ymm2                                        ;   168.7 fp1     27 t
        vpand ymm12, ymm12, ymm3                                      ;   169.7 fp3     27 t
        vpslld ymm3, ymm6, 5                                          ;   169.0 fp2     48 v[0]
        vpsrld ymm6, ymm6, 0x1b                                       ;   169.0 fp1     48 v[0]
        vpxor ymm3, ymm3, ymm6                                        ;   170.0 fp0     48 v[0]
        vmovdqu ymm6, [rsp + 1280]                                    ;   165.7 agu0    47 t reload
        vpaddd ymm15, ymm15, ymm6                                     ;   172.7 fp3     47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 608]   ;   173.7 fp2+agu1   47 t
        vpaddd ymm1, ymm1, [rsp + 1216]                               ;   166.7 fp0+agu0   47 t
        vpxor ymm10, ymm10, ymm12                                     ;   170.7 fp1     27 t
        vpaddd ymm8, ymm8, ymm3                                       ;   171.0 fp3     48 v[0]
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 608]     ;   167.7 fp2+agu1   47 t
        vmovdqa ymm12, ymm2                                           ;   168.7         48 v[3] copy
        vmovdqa ymm3, ymm2                                            ;   168.7         27 t copy
        vpaddd ymm5, ymm5, ymm10                                      ;   171.7 fp0     47 t
        vmovdqa ymm10, ymm2                                           ;   168.7         27 t copy
        vpxor ymm4, ymm4, ymm8                                        ;   172.0 fp1     27 t
        vpand ymm9, ymm9, ymm4                                        ;   173.0 fp3     27 t
        vpxor ymm14, ymm14, ymm9                                      ;   174.0 fp2     27 t
        vpslld ymm9, ymm5, 9                                          ;   172.7 fp1     48 v[3]
        vpsrld ymm4, ymm5, 0x17                                       ;   172.7 fp2     48 v[3]
        vmovdqa ymm5, ymm8                                            ;   172.0         48 v[3] copy
        vpxor ymm9, ymm9, ymm4                                        ;   173.7 fp0     48 v[3]
        vmovdqa ymm4, ymm8                                            ;   172.0         27 t copy
        vpaddd ymm12, ymm12, ymm9                                     ;   174.7 fp3     48 v[3]
        vmovdqa ymm9, ymm8                                            ;   172.0         27 t copy
        vpaddd ymm0, ymm0, ymm14                                      ;   175.0 fp1     47 t
        vmovdqa ymm14, ymm2                                           ;   170.7         27 t copy
        vmovdqa ymm6, ymm8                                            ;   172.0         27 t copy
        vpxor ymm3, ymm3, ymm12                                       ;   175.7 fp0     27 t
        vpand ymm13, ymm13, ymm3                                      ;   176.7 fp2     27 t
        vpslld ymm3, ymm0, 9                                          ;   176.0 fp1     48 v[3]
        vpsrld ymm0, ymm0, 0x17                                       ;   176.0 fp2     48 v[3]
        vpaddd ymm11, ymm11, [rsp + 480]                              ;   172.3 fp3+agu0   47 t
        vpxor ymm3, ymm3, ymm0                                        ;   177.0 fp0     48 v[3]
        vmovdqu ymm0, [rel md5_blocks.T0_constants256 + 640]          ;   172.7 agu1    47 t reload
        vpaddd ymm11, ymm11, ymm0                                     ;   179.7 fp1     47 t
        vpxor ymm10, ymm10, ymm13                                     ;   177.7 fp3     27 t
        vmovdqu ymm13, [rsp + 1376]                                   ;   173.3 agu0    47 t
        vpaddd ymm5, ymm5, ymm3                                       ;   178.0 fp0     48 v[3]
        vmovdqu ymm3, [rsp + 352]                                     ;   173.7 agu1    47 t reload
        vpaddd ymm13, ymm13, ymm3                                     ;   180.7 fp2     47 t
        vpaddd ymm1, ymm1, ymm10                                      ;   178.7 fp1     47 t
        vmovdqa ymm10, ymm12                                          ;   175.7         48 v[2] copy
        vpaddd ymm13, ymm13, ymm0                                     ;   181.7 fp3     47 t
        vmovdqa ymm0, ymm12                                           ;   175.7         27 t copy
        vpxor ymm4, ymm4, ymm5                                        ;   179.0 fp0     27 t
        vpand ymm7, ymm7, ymm4                                        ;   180.0 fp2     27 t
        vmovdqa ymm4, ymm12                                           ;   175.7         27 t copy
        vpxor ymm9, ymm9, ymm7                                        ;   181.0 fp1     27 t
        vpslld ymm7, ymm1, 0xe                                        ;   179.7 fp2     48 v[2]
        vpsrld ymm1, ymm1, 0x12                                       ;   179.7 fp1     48 v[2]
        vpxor ymm7, ymm7, ymm1                                        ;   180.7 fp3     48 v[2]
        vmovdqa ymm1, ymm5                                            ;   179.0         48 v[2] copy
        vpaddd ymm10, ymm10, ymm7                                     ;   181.7 fp0     48 v[2]
        vmovdqa ymm7, ymm5                                            ;   179.0         27 t copy
        vpaddd ymm15, ymm15, ymm9                                     ;   182.0 fp2     47 t
        vmovdqa ymm9, ymm12                                           ;   177.7         27 t copy
        vmovdqa ymm3, ymm5                                            ;   179.0         27 t copy
        vmovdqu [rsp + 1376], ymm12                                   ;   178.0 agu2+fp5   48 v[3] spill
        vmovdqa ymm12, ymm5                                           ;   179.0         27 t copy
        vpxor ymm0, ymm0, ymm10                                       ;   182.7 fp3     27 t
        vpand ymm14, ymm14, ymm0                                      ;   183.7 fp0     27 t
        vpslld ymm0, ymm15, 0xe                                       ;   183.0 fp1     48 v[2]
        vpsrld ymm15, ymm15, 0x12                                     ;   183.0 fp2     48 v[2]
        vpxor ymm0, ymm0, ymm15                                       ;   184.0 fp3     48 v[2]
        vmovdqu ymm15, [rsp + 768]                                    ;   179.7 agu0    47 t reload
        vpaddd ymm8, ymm8, ymm15                                      ;   186.7 fp0     47 t
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 672]     ;   187.7 fp1+agu1   47 t
        vpxor ymm4, ymm4, ymm14                                       ;   184.7 fp2     27 t
        vpaddd ymm1, ymm1, ymm0                                       ;   185.0 fp3     48 v[2]
        vmovdqu ymm14, [rsp + 992]                                    ;   180.7 agu0    47 t reload
        vpaddd ymm2, ymm2, ymm14                                      ;   187.7 fp0     47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 672]     ;   188.7 fp1+agu1   47 t
        vmovdqa ymm0, ymm10                                           ;   182.7         48 v[1] copy
        vpaddd ymm13, ymm13, ymm4                                     ;   185.7 fp2     47 t
        vmovdqa ymm4, ymm10                                           ;   182.7         27 t copy
        vpxor ymm7, ymm7, ymm1                                        ;   186.0 fp3     27 t
        vpand ymm6, ymm6, ymm7                                        ;   187.0 fp0     27 t
        vmovdqa ymm7, ymm10                                           ;   182.7         27 t copy
        vpxor ymm3, ymm3, ymm6                                        ;   188.0 fp1     27 t
        vpslld ymm6, ymm13, 0x14                                      ;   186.7 fp2     48 v[1]
        vpsrld ymm13, ymm13, 0xc                                      ;   186.7 fp1     48 v[1]
        vpxor ymm6, ymm6, ymm13                                       ;   187.7 fp3     48 v[1]
        vmovdqa ymm13, ymm1                                           ;   186.0         48 v[1] copy
        vpaddd ymm0, ymm0, ymm6                                       ;   188.7 fp0     48 v[1]
        vmovdqa ymm6, ymm1                                            ;   186.0         27 t copy
        vpaddd ymm11, ymm11, ymm3                                     ;   189.0 fp2     47 t
        vmovdqa ymm3, ymm10                                           ;   185.0         27 t copy
        vmovdqa ymm14, ymm1                                           ;   186.0         27 t copy
        vmovdqa ymm15, ymm1                                           ;   186.0         27 t copy
        vpxor ymm4, ymm4, ymm0                                        ;   189.7 fp3     27 t
        vpand ymm9, ymm9, ymm4                                        ;   190.7 fp0     27 t
        vpslld ymm4, ymm11, 0x14                                      ;   190.0 fp1     48 v[1]
        vpsrld ymm11, ymm11, 0xc                                      ;   190.0 fp2     48 v[1]
        vpaddd ymm5, ymm5, [rsp + 1088]                               ;   187.0 fp3+agu0   47 t
        vpxor ymm4, ymm4, ymm11                                       ;   191.0 fp0     48 v[1]
        vmovdqu ymm11, [rel md5_blocks.T0_constants256 + 704]         ;   187.0 agu1    47 t reload
        vpaddd ymm5, ymm5, ymm11                                      ;   194.0 fp1     47 t
        vpxor ymm7, ymm7, ymm9                                        ;   191.7 fp2     27 t
        vmovdqu ymm9, [rsp + 1376]                                    ;   187.7 agu0    47 t
        vpaddd ymm9, ymm9, [rsp + 1120]                               ;   194.7 fp3+agu1   47 t
        vpaddd ymm13, ymm13, ymm4                                     ;   192.0 fp0     48 v[1]
        vmovdqa ymm4, ymm0                                            ;   189.7         48 v[0] copy
        vpaddd ymm2, ymm2, ymm7                                       ;   192.7 fp1     47 t
        vmovdqa ymm7, ymm0                                            ;   189.7         27 t copy
        vpaddd ymm9, ymm9, ymm11                                      ;   195.7 fp2     47 t
        vmovdqa ymm11, ymm0                                           ;   189.7         27 t copy
        vpxor ymm6, ymm6, ymm13                                       ;   193.0 fp3     27 t
        vpand ymm12, ymm12, ymm6                                      ;   194.0 fp0     27 t
        vpxor ymm14, ymm14, ymm12                                     ;   195.0 fp1     27 t
        vpslld ymm12, ymm2, 5                                         ;   193.7 fp2     48 v[0]
        vpsrld ymm2, ymm2, 0x1b                                       ;   193.7 fp1     48 v[0]
        vmovdqa ymm6, ymm13                                           ;   193.0         48 v[0] copy
        vpxor ymm12, ymm12, ymm2                                      ;   194.7 fp3     48 v[0]
        vmovdqa ymm2, ymm13                                           ;   193.0         27 t copy
        vpaddd ymm4, ymm4, ymm12                                      ;   195.7 fp0     48 v[0]
        vmovdqa ymm12, ymm13                                          ;   193.0         27 t copy
        vpaddd ymm8, ymm8, ymm14                                      ;   196.0 fp2     47 t
        vmovdqa ymm14, ymm0                                           ;   192.0         27 t copy
        vmovdqu [rsp + 1376], ymm0                                    ;   192.2 agu2+fp5   48 v[1] spill
        vmovdqa ymm0, ymm13                                           ;   193.0         27 t copy
        vpxor ymm7, ymm7, ymm4                                        ;   196.7 fp3     27 t
        vpand ymm3, ymm3, ymm7                                        ;   197.7 fp0     27 t
        vpslld ymm7, ymm8, 5                                          ;   197.0 fp1     48 v[0]
        vpsrld ymm8, ymm8, 0x1b                                       ;   197.0 fp2     48 v[0]
        vpaddd ymm1, ymm1, [rsp + 1184]                               ;   193.7 fp3+agu0   47 t
        vpxor ymm7, ymm7, ymm8                                        ;   198.0 fp0     48 v[0]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256 + 736]          ;   193.8 agu1    47 t reload
        vpaddd ymm1, ymm1, ymm8                                       ;   200.8 fp1     47 t
        vpxor ymm11, ymm11, ymm3                                      ;   198.7 fp2     27 t
        vpaddd ymm6, ymm6, ymm7                                       ;   199.0 fp3     48 v[0]
        vmovdqu ymm3, [rsp + 1440]                                    ;   194.5 agu0    47 t reload
        vpaddd ymm10, ymm10, ymm3                                     ;   201.5 fp0     47 t
        vmovdqa ymm7, ymm4                                            ;   196.7         48 v[3] copy
        vpaddd ymm9, ymm9, ymm11                                      ;   199.7 fp1     47 t
        vmovdqa ymm11, ymm4                                           ;   196.7         27 t copy
        vpaddd ymm10, ymm10, ymm8                                     ;   202.5 fp2     47 t
        vmovdqa ymm8, ymm4                                            ;   196.7         27 t copy
        vpxor ymm2, ymm2, ymm6                                        ;   200.0 fp3     27 t
        vpand ymm15, ymm15, ymm2                                      ;   201.0 fp0     27 t
        vpxor ymm12, ymm12, ymm15                                     ;   202.0 fp1     27 t
        vpslld ymm15, ymm9, 9                                         ;   200.7 fp2     48 v[3]
        vpsrld ymm9, ymm9, 0x17                                       ;   200.7 fp1     48 v[3]
        vmovdqa ymm2, ymm6                                            ;   200.0         48 v[3] copy
        vpxor ymm15, ymm15, ymm9                                      ;   201.7 fp3     48 v[3]
        vmovdqa ymm9, ymm6                                            ;   200.0         27 t copy
        vpaddd ymm7, ymm7, ymm15                                      ;   202.7 fp0     48 v[3]
        vmovdqa ymm15, ymm6                                           ;   200.0         27 t copy
        vpaddd ymm5, ymm5, ymm12                                      ;   203.0 fp2     47 t
        vmovdqa ymm12, ymm4                                           ;   199.0         27 t copy
        vmovdqa ymm3, ymm6                                            ;   200.0         27 t copy
        vpxor ymm11, ymm11, ymm7                                      ;   203.7 fp3     27 t
        vpand ymm14, ymm14, ymm11                                     ;   204.7 fp0     27 t
        vpslld ymm11, ymm5, 9                                         ;   204.0 fp1     48 v[3]
        vpsrld ymm5, ymm5, 0x17                                       ;   204.0 fp2     48 v[3]
        vpxor ymm11, ymm11, ymm5                                      ;   205.0 fp3     48 v[3]
        vmovdqu ymm5, [rsp + 896]                                     ;   200.7 agu1    47 t reload
        vpaddd ymm13, ymm13, ymm5                                     ;   207.7 fp0     47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 768]   ;   208.7 fp1+agu0   47 t
        vpxor ymm8, ymm8, ymm14                                       ;   205.7 fp2     27 t
        vmovdqu ymm14, [rsp + 1376]                                   ;   201.7 agu1    47 t
        vpaddd ymm14, ymm14, [rsp + 928]                              ;   208.7 fp3+agu0   47 t
        vpaddd ymm2, ymm2, ymm11                                      ;   206.0 fp0     48 v[3]
        vpaddd ymm14, ymm14, [rel md5_blocks.T0_constants256 + 768]   ;   209.7 fp1+agu1   47 t
        vmovdqa ymm11, ymm7                                           ;   203.7         48 v[2] copy
        vpaddd ymm10, ymm10, ymm8                                     ;   206.7 fp2     47 t
        vmovdqa ymm8, ymm7                                            ;   203.7         27 t copy
        vpxor ymm9, ymm9, ymm2                                        ;   207.0 fp3     27 t
        vpand ymm0, ymm0, ymm9                                        ;   208.0 fp0     27 t
        vmovdqa ymm9, ymm7                                            ;   203.7         27 t copy
        vpxor ymm15, ymm15, ymm0                                      ;   209.0 fp1     27 t
        vpslld ymm0, ymm10, 0xe                                       ;   207.7 fp2     48 v[2]
        vpsrld ymm10, ymm10, 0x12                                     ;   207.7 fp1     48 v[2]
        vpxor ymm0, ymm0, ymm10                                       ;   208.7 fp3     48 v[2]
        vmovdqa ymm10, ymm2                                           ;   207.0         48 v[2] copy
        vpaddd ymm11, ymm11, ymm0                                     ;   209.7 fp0     48 v[2]
        vmovdqa ymm0, ymm2                                            ;   207.0         27 t copy
        vpaddd ymm1, ymm1, ymm15                                      ;   210.0 fp2     47 t
        vmovdqa ymm15, ymm7                                           ;   206.0         27 t copy
        vmovdqa ymm5, ymm2                                            ;   207.0         27 t copy
        vmovdqu [rsp + 1376], ymm7                                    ;   206.7 agu2+fp5   48 v[3] spill
        vmovdqa ymm7, ymm2                                            ;   207.0         27 t copy
        vpxor ymm8, ymm8, ymm11                                       ;   210.7 fp3     27 t
        vpand ymm12, ymm12, ymm8                                      ;   211.7 fp0     27 t
        vpslld ymm8, ymm1, 0xe                                        ;   211.0 fp1     48 v[2]
        vpsrld ymm1, ymm1, 0x12                                       ;   211.0 fp2     48 v[2]
        vpaddd ymm6, ymm6, [rsp + 1024]                               ;   208.0 fp3+agu0   47 t
        vpxor ymm8, ymm8, ymm1                                        ;   212.0 fp0     48 v[2]
        vmovdqu ymm1, [rel md5_blocks.T0_constants256 + 800]          ;   208.0 agu1    47 t reload
        vpaddd ymm6, ymm6, ymm1                                       ;   215.0 fp1     47 t
        vpxor ymm9, ymm9, ymm12                                       ;   212.7 fp2     27 t
        vpaddd ymm10, ymm10, ymm8                                     ;   213.0 fp3     48 v[2]
        vmovdqu ymm8, [rsp + 1248]                                    ;   208.7 agu0    47 t reload
        vpaddd ymm4, ymm4, ymm8                                       ;   215.7 fp0     47 t
        vmovdqa ymm12, ymm11                                          ;   210.7         48 v[1] copy
        vpaddd ymm14, ymm14, ymm9                                     ;   213.7 fp1     47 t
        vmovdqa ymm9, ymm11                                           ;   210.7         27 t copy
        vpaddd ymm4, ymm4, ymm1                                       ;   216.7 fp2     47 t
        vmovdqa ymm1, ymm11                                           ;   210.7         27 t copy
        vpxor ymm0, ymm0, ymm10                                       ;   214.0 fp3     27 t
        vpand ymm3, ymm3, ymm0                                        ;   215.0 fp0     27 t
        vpxor ymm5, ymm5, ymm3                                        ;   216.0 fp1     27 t
        vpslld ymm0, ymm14, 0x14                                      ;   214.7 fp2     48 v[1]
        vpsrld ymm14, ymm14, 0xc                                      ;   214.7 fp1     48 v[1]
        vmovdqa ymm3, ymm10                                           ;   214.0         48 v[1] copy
        vpxor ymm0, ymm0, ymm14                                       ;   215.7 fp3     48 v[1]
        vmovdqa ymm14, ymm10                                          ;   214.0         27 t copy
        vpaddd ymm12, ymm12, ymm0                                     ;   216.7 fp0     48 v[1]
        vmovdqa ymm0, ymm10                                           ;   214.0         27 t copy
        vpaddd ymm13, ymm13, ymm5                                     ;   217.0 fp2     47 t
        vmovdqa ymm5, ymm11                                           ;   213.0         27 t copy
        vmovdqa ymm8, ymm10                                           ;   214.0         27 t copy
        vpxor ymm9, ymm9, ymm12                                       ;   217.7 fp3     27 t
        vpand ymm15, ymm15, ymm9                                      ;   218.7 fp0     27 t
        vpslld ymm9, ymm13, 0x14                                      ;   218.0 fp1     48 v[1]
        vpsrld ymm13, ymm13, 0xc                                      ;   218.0 fp2     48 v[1]
        vpxor ymm9, ymm9, ymm13                                       ;   219.0 fp3     48 v[1]
        vmovdqu ymm13, [rsp + 1472]                                   ;   214.7 agu1    47 t reload
        vpaddd ymm2, ymm2, ymm13                                      ;   221.7 fp0     47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 832]     ;   222.7 fp1+agu0   47 t
        vpxor ymm1, ymm1, ymm15                                       ;   219.7 fp2     27 t
        vmovdqu ymm15, [rsp + 1376]                                   ;   215.7 agu1    47 t
        vpaddd ymm3, ymm3, ymm9                                       ;   220.0 fp3     48 v[1]
        vmovdqu ymm9, [rsp + 1536]                                    ;   216.0 agu0    47 t reload
        vpaddd ymm15, ymm15, ymm9                                     ;   223.0 fp0     47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 832]   ;   224.0 fp1+agu1   47 t
        vpaddd ymm4, ymm4, ymm1                                       ;   220.7 fp2     47 t
        vmovdqa ymm1, ymm12                                           ;   217.7         48 v[0] copy
        vpxor ymm14, ymm14, ymm3                                      ;   221.0 fp3     27 t
        vpand ymm7, ymm7, ymm14                                       ;   222.0 fp0     27 t
        vmovdqa ymm14, ymm12                                          ;   217.7         27 t copy
        vmovdqa ymm9, ymm12                                           ;   217.7         27 t copy
        vpxor ymm0, ymm0, ymm7                                        ;   223.0 fp1     27 t
        vpslld ymm7, ymm4, 5                                          ;   221.7 fp2     48 v[0]
        vpsrld ymm4, ymm4, 0x1b                                       ;   221.7 fp1     48 v[0]
        vpxor ymm7, ymm7, ymm4                                        ;   222.7 fp3     48 v[0]
        vmovdqa ymm4, ymm3                                            ;   221.0         48 v[0] copy
        vpaddd ymm1, ymm1, ymm7                                       ;   223.7 fp0     48 v[0]
        vmovdqa ymm7, ymm3                                            ;   221.0         27 t copy
        vpaddd ymm6, ymm6, ymm0                                       ;   224.0 fp2     47 t
        vmovdqa ymm0, ymm12                                           ;   220.0         27 t copy
        vmovdqa ymm13, ymm3                                           ;   221.0         27 t copy
        vmovdqu [rsp + 1376], ymm12                                   ;   220.7 agu2+fp5   48 v[1] spill
        vmovdqa ymm12, ymm3                                           ;   221.0         27 t copy
        vpxor ymm14, ymm14, ymm1                                      ;   224.7 fp3     27 t
        vpand ymm5, ymm5, ymm14                                       ;   225.7 fp0     27 t
        vpslld ymm14, ymm6, 5                                         ;   225.0 fp1     48 v[0]
        vpsrld ymm6, ymm6, 0x1b                                       ;   225.0 fp2     48 v[0]
        vpaddd ymm10, ymm10, [rsp + 736]                              ;   222.0 fp3+agu0   47 t
        vpxor ymm14, ymm14, ymm6                                      ;   226.0 fp0     48 v[0]
        vmovdqu ymm6, [rel md5_blocks.T0_constants256 + 864]          ;   222.0 agu1    47 t reload
        vpaddd ymm10, ymm10, ymm6                                     ;   229.0 fp1     47 t
        vpaddd ymm11, ymm11, [rsp + 704]                              ;   222.7 fp2+agu0   47 t
        vpxor ymm9, ymm9, ymm5                                        ;   226.7 fp3     27 t
        vpaddd ymm4, ymm4, ymm14                                      ;   227.0 fp0     48 v[0]
        vmovdqa ymm14, ymm1                                           ;   224.7         48 v[3] copy
        vmovdqa ymm5, ymm1                                            ;   224.7         27 t copy
        vpaddd ymm15, ymm15, ymm9                                     ;   227.7 fp1     47 t
        vmovdqa ymm9, ymm1                                            ;   224.7         27 t copy
        vpaddd ymm11, ymm11, ymm6                                     ;   229.0 fp2     47 t
        vpxor ymm7, ymm7, ymm4                                        ;   228.0 fp3     27 t
        vpand ymm8, ymm8, ymm7                                        ;   229.0 fp0     27 t
        vpxor ymm13, ymm13, ymm8                                      ;   230.0 fp1     27 t
        vmovdqa ymm8, ymm4                                            ;   228.0         48 v[3] copy
        vpslld ymm6, ymm15, 9                                         ;   228.7 fp2     48 v[3]
        vpsrld ymm15, ymm15, 0x17                                     ;   228.7 fp1     48 v[3]
        vmovdqa ymm7, ymm4                                            ;   228.0         27 t copy
        vpxor ymm6, ymm6, ymm15                                       ;   229.7 fp3     48 v[3]
        vmovdqa ymm15, ymm4                                           ;   228.0         27 t copy
        vpaddd ymm14, ymm14, ymm6                                     ;   230.7 fp0     48 v[3]
        vpaddd ymm2, ymm2, ymm13                                      ;   231.0 fp2     47 t
        vmovdqa ymm13, ymm1                                           ;   226.7         27 t copy
        vmovdqa ymm6, ymm4                                            ;   228.0         27 t copy
        vpxor ymm5, ymm5, ymm14                                       ;   231.7 fp1     27 t
        vpand ymm0, ymm0, ymm5                                        ;   232.7 fp3     27 t
        vpslld ymm5, ymm2, 9                                          ;   232.0 fp2     48 v[3]
        vpsrld ymm2, ymm2, 0x17                                       ;   232.0 fp1     48 v[3]
        vpaddd ymm3, ymm3, [rsp + 1152]                               ;   228.3 fp0+agu1   47 t
        vpxor ymm5, ymm5, ymm2                                        ;   233.0 fp3     48 v[3]
        vmovdqu ymm2, [rel md5_blocks.T0_constants256 + 896]          ;   228.7 agu0    47 t reload
        vpaddd ymm3, ymm3, ymm2                                       ;   235.7 fp2     47 t
        vpxor ymm9, ymm9, ymm0                                        ;   233.7 fp1     27 t
        vmovdqu ymm0, [rsp + 1376]                                    ;   229.3 agu1    47 t
        vpaddd ymm8, ymm8, ymm5                                       ;   234.0 fp0     48 v[3]
        vmovdqu ymm5, [rsp + 1056]                                    ;   229.7 agu0    47 t reload
        vpaddd ymm0, ymm0, ymm5                                       ;   236.7 fp3     47 t
        vpaddd ymm11, ymm11, ymm9                                     ;   234.7 fp2     47 t
        vmovdqa ymm9, ymm14                                           ;   231.7         48 v[2] copy
        vpaddd ymm0, ymm0, ymm2                                       ;   237.7 fp1     47 t
        vmovdqa ymm2, ymm14                                           ;   231.7         27 t copy
        vpxor ymm7, ymm7, ymm8                                        ;   235.0 fp0     27 t
        vpand ymm12, ymm12, ymm7                                      ;   236.0 fp3     27 t
        vmovdqa ymm7, ymm14                                           ;   231.7         27 t copy
        vpxor ymm15, ymm15, ymm12                                     ;   237.0 fp2     27 t
        vpslld ymm12, ymm11, 0xe                                      ;   235.7 fp1     48 v[2]
        vpsrld ymm11, ymm11, 0x12                                     ;   235.7 fp2     48 v[2]
        vpxor ymm12, ymm12, ymm11                                     ;   236.7 fp0     48 v[2]
        vmovdqa ymm11, ymm8                                           ;   235.0         48 v[2] copy
        vpaddd ymm9, ymm9, ymm12                                      ;   237.7 fp3     48 v[2]
        vmovdqa ymm12, ymm8                                           ;   235.0         27 t copy
        vpaddd ymm10, ymm10, ymm15                                    ;   238.0 fp1     47 t
        vmovdqa ymm15, ymm14                                          ;   233.7         27 t copy
        vmovdqa ymm5, ymm8                                            ;   235.0         27 t copy
        vmovdqu [rsp + 1376], ymm14                                   ;   234.0 agu2+fp5   48 v[3] spill
        vmovdqa ymm14, ymm8                                           ;   235.0         27 t copy
        vpxor ymm2, ymm2, ymm9                                        ;   238.7 fp0     27 t
        vpand ymm13, ymm13, ymm2                                      ;   239.7 fp3     27 t
        vpslld ymm2, ymm10, 0xe                                       ;   239.0 fp2     48 v[2]
        vpsrld ymm10, ymm10, 0x12                                     ;   239.0 fp1     48 v[2]
        vpxor ymm2, ymm2, ymm10                                       ;   240.0 fp0     48 v[2]
        vmovdqu ymm10, [rsp + 1504]                                   ;   235.7 agu1    47 t reload
        vpaddd ymm4, ymm4, ymm10                                      ;   242.7 fp3     47 t
        vpaddd ymm4, ymm4, [rel md5_blocks.T0_constants256 + 928]     ;   243.7 fp2+agu0   47 t
        vpaddd ymm1, ymm1, [rsp + 1344]                               ;   236.7 fp1+agu1   47 t
        vpxor ymm7, ymm7, ymm13                                       ;   240.7 fp0     27 t
        vpaddd ymm11, ymm11, ymm2                                     ;   241.0 fp3     48 v[2]
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 928]     ;   237.7 fp2+agu0   47 t
        vmovdqa ymm13, ymm9                                           ;   238.7         48 v[1] copy
        vmovdqa ymm2, ymm9                                            ;   238.7         27 t copy
        vpaddd ymm0, ymm0, ymm7                                       ;   241.7 fp1     47 t
        vmovdqa ymm7, ymm9                                            ;   238.7         27 t copy
        vpxor ymm12, ymm12, ymm11                                     ;   242.0 fp0     27 t
        vpand ymm6, ymm6, ymm12                                       ;   243.0 fp3     27 t
        vpxor ymm5, ymm5, ymm6                                        ;   244.0 fp2     27 t
        vpslld ymm12, ymm0, 0x14                                      ;   242.7 fp1     48 v[1]
        vpsrld ymm0, ymm0, 0xc                                        ;   242.7 fp2     48 v[1]
        vmovdqa ymm6, ymm11                                           ;   242.0         48 v[1] copy
        vpxor ymm12, ymm12, ymm0                                      ;   243.7 fp0     48 v[1]
        vmovdqa ymm0, ymm11                                           ;   242.0         27 t copy
        vpaddd ymm13, ymm13, ymm12                                    ;   244.7 fp3     48 v[1]
        vmovdqa ymm12, ymm11                                          ;   242.0         27 t copy
        vpaddd ymm3, ymm3, ymm5                                       ;   245.0 fp1     47 t
        vmovdqa ymm5, ymm9                                            ;   240.7         27 t copy
        vmovdqa ymm10, ymm11                                          ;   242.0         27 t copy
        vpxor ymm2, ymm2, ymm13                                       ;   245.7 fp2     27 t
        vpand ymm15, ymm15, ymm2                                      ;   246.7 fp0     27 t
        vpslld ymm2, ymm3, 0x14                                       ;   246.0 fp1     48 v[1]
        vpsrld ymm3, ymm3, 0xc                                        ;   246.0 fp2     48 v[1]
        vpaddd ymm8, ymm8, [rsp + 608]                                ;   242.3 fp3+agu1   47 t
        vpxor ymm2, ymm2, ymm3                                        ;   247.0 fp0     48 v[1]
        vmovdqu ymm3, [rel md5_blocks.T0_constants256 + 960]          ;   242.7 agu0    47 t reload
        vpaddd ymm8, ymm8, ymm3                                       ;   249.7 fp1     47 t
        vpxor ymm7, ymm7, ymm15                                       ;   247.7 fp2     27 t
        vmovdqu ymm15, [rsp + 1376]                                   ;   243.3 agu1    47 t
        vpaddd ymm6, ymm6, ymm2                                       ;   248.0 fp3     48 v[1]
        vmovdqu ymm2, [rsp + 384]                                     ;   243.7 agu0    47 t reload
        vpaddd ymm15, ymm15, ymm2                                     ;   250.7 fp0     47 t
        vpaddd ymm1, ymm1, ymm7                                       ;   248.7 fp1     47 t
        vmovdqa ymm7, ymm13                                           ;   245.7         48 v[0] copy
        vpaddd ymm15, ymm15, ymm3                                     ;   251.7 fp2     47 t
        vmovdqa ymm3, ymm13                                           ;   245.7         27 t copy
        vpxor ymm0, ymm0, ymm6                                        ;   249.0 fp3     27 t
        vpand ymm14, ymm14, ymm0                                      ;   250.0 fp0     27 t
        vmovdqa ymm0, ymm13                                           ;   245.7         27 t copy
        vpxor ymm12, ymm12, ymm14                                     ;   251.0 fp1     27 t
        vpslld ymm14, ymm1, 5                                         ;   249.7 fp2     48 v[0]
        vpsrld ymm1, ymm1, 0x1b                                       ;   249.7 fp1     48 v[0]
        vpxor ymm14, ymm14, ymm1                                      ;   250.7 fp3     48 v[0]
        vmovdqa ymm1, ymm6                                            ;   249.0         48 v[0] copy
        vpaddd ymm7, ymm7, ymm14                                      ;   251.7 fp0     48 v[0]
        vmovdqa ymm14, ymm6                                           ;   249.0         27 t copy
        vpaddd ymm4, ymm4, ymm12                                      ;   252.0 fp2     47 t
        vmovdqa ymm12, ymm13                                          ;   247.7         27 t copy
        vmovdqa ymm2, ymm6                                            ;   249.0         27 t copy
        vmovdqu [rsp + 1376], ymm13                                   ;   248.0 agu2+fp5   48 v[1] spill
        vmovdqa ymm13, ymm6                                           ;   249.0         27 t copy
        vpxor ymm3, ymm3, ymm7                                        ;   252.7 fp3     27 t
        vpand ymm5, ymm5, ymm3                                        ;   253.7 fp0     27 t
        vpslld ymm3, ymm4, 5                                          ;   253.0 fp1     48 v[0]
        vpsrld ymm4, ymm4, 0x1b                                       ;   253.0 fp2     48 v[0]
        vpxor ymm3, ymm3, ymm4                                        ;   254.0 fp3     48 v[0]
        vmovdqu ymm4, [rsp + 864]                                     ;   249.7 agu1    47 t reload
        vpaddd ymm11, ymm11, ymm4                                     ;   256.7 fp0     47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 992]   ;   257.7 fp1+agu0   47 t
        vpxor ymm0, ymm0, ymm5                                        ;   254.7 fp2     27 t
        vpaddd ymm1, ymm1, ymm3                                       ;   255.0 fp3     48 v[0]
        vmovdqu ymm3, [rsp + 832]                                     ;   250.7 agu1    47 t reload
        vpaddd ymm9, ymm9, ymm3                                       ;   257.7 fp0     47 t
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 992]     ;   258.7 fp1+agu0   47 t
        vmovdqa ymm5, ymm7                                            ;   252.7         48 v[3] copy
        vpaddd ymm15, ymm15, ymm0                                     ;   255.7 fp2     47 t
        vmovdqa ymm0, ymm7                                            ;   252.7         27 t copy
        vpxor ymm14, ymm14, ymm1                                      ;   256.0 fp3     27 t
        vpand ymm10, ymm10, ymm14                                     ;   257.0 fp0     27 t
        vmovdqa ymm14, ymm7                                           ;   252.7         27 t copy
        vpxor ymm2, ymm2, ymm10                                       ;   258.0 fp1     27 t
        vpslld ymm10, ymm15, 9                                        ;   256.7 fp2     48 v[3]
        vpsrld ymm15, ymm15, 0x17                                     ;   256.7 fp1     48 v[3]
        vpxor ymm10, ymm10, ymm15                                     ;   257.7 fp3     48 v[3]
        vmovdqa ymm15, ymm1                                           ;   256.0         48 v[3] copy
        vpaddd ymm5, ymm5, ymm10                                      ;   258.7 fp0     48 v[3]
        vmovdqa ymm10, ymm1                                           ;   256.0         27 t copy
        vpaddd ymm8, ymm8, ymm2                                       ;   259.0 fp2     47 t
        vmovdqa ymm2, ymm7                                            ;   255.0         27 t copy
        vmovdqa ymm3, ymm1                                            ;   256.0         27 t copy
        vmovdqa ymm4, ymm1                                            ;   256.0         27 t copy
        vpxor ymm0, ymm0, ymm5                                        ;   259.7 fp3     27 t
        vpand ymm12, ymm12, ymm0                                      ;   260.7 fp0     27 t
        vpslld ymm0, ymm8, 9                                          ;   260.0 fp1     48 v[3]
        vpsrld ymm8, ymm8, 0x17                                       ;   260.0 fp2     48 v[3]
        vpaddd ymm6, ymm6, [rsp + 1408]                               ;   257.0 fp3+agu1   47 t
        vpxor ymm0, ymm0, ymm8                                        ;   261.0 fp0     48 v[3]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256 + 1024]         ;   257.0 agu0    47 t reload
        vpaddd ymm6, ymm6, ymm8                                       ;   264.0 fp1     47 t
        vpxor ymm14, ymm14, ymm12                                     ;   261.7 fp2     27 t
        vmovdqu ymm12, [rsp + 1376]                                   ;   257.7 agu1    47 t
        vpaddd ymm12, ymm12, [rsp + 1312]                             ;   264.7 fp3+agu0   47 t
        vpaddd ymm15, ymm15, ymm0                                     ;   262.0 fp0     48 v[3]
        vmovdqa ymm0, ymm5                                            ;   259.7         48 v[2] copy
        vpaddd ymm9, ymm9, ymm14                                      ;   262.7 fp1     47 t
        vmovdqa ymm14, ymm5                                           ;   259.7         27 t copy
        vpaddd ymm12, ymm12, ymm8                                     ;   265.7 fp2     47 t
        vmovdqa ymm8, ymm5                                            ;   259.7         27 t copy
        vpxor ymm10, ymm10, ymm15                                     ;   263.0 fp3     27 t
        vpand ymm13, ymm13, ymm10                                     ;   264.0 fp0     27 t
        vpxor ymm3, ymm3, ymm13                                       ;   265.0 fp1     27 t
        vpslld ymm10, ymm9, 0xe                                       ;   263.7 fp2     48 v[2]
        vpsrld ymm9, ymm9, 0x12                                       ;   263.7 fp1     48 v[2]
        vmovdqa ymm13, ymm15                                          ;   263.0         48 v[2] copy
        vpxor ymm10, ymm10, ymm9                                      ;   264.7 fp3     48 v[2]
        vmovdqa ymm9, ymm15                                           ;   263.0         27 t copy
        vpaddd ymm0, ymm0, ymm10                                      ;   265.7 fp0     48 v[2]
        vmovdqa ymm10, ymm15                                          ;   263.0         27 t copy
        vpaddd ymm11, ymm11, ymm3                                     ;   266.0 fp2     47 t
        vpxor ymm3, ymm5, ymm0                                        ;   266.7 fp3     28 t
        vpaddd ymm1, ymm1, [rsp + 768]                                ;   262.7 fp1+agu1   47 t
        vmovdqu [rsp + 1376], ymm5                                    ;   262.8 agu2+fp5   48 v[3] spill
        vmovdqa ymm5, ymm15                                           ;   263.0         28 t copy
        vpxor ymm14, ymm14, ymm0                                      ;   266.7 fp0     27 t
        vpand ymm2, ymm2, ymm14                                       ;   267.7 fp2     27 t
        vpslld ymm14, ymm11, 0xe                                      ;   267.0 fp1     48 v[2]
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1056]    ;   263.7 fp3+agu0   47 t
        vpsrld ymm11, ymm11, 0x12                                     ;   267.0 fp2     48 v[2]
        vpaddd ymm7, ymm7, [rsp + 992]                                ;   264.2 fp0+agu1   47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 1056]    ;   265.2 fp1+agu0   47 t
        vpxor ymm14, ymm14, ymm11                                     ;   268.0 fp3     48 v[2]
        vmovdqa ymm11, ymm0                                           ;   266.7         48 v[1] copy
        vpxor ymm8, ymm8, ymm2                                        ;   268.7 fp0     27 t
        vpaddd ymm13, ymm13, ymm14                                    ;   269.0 fp2     48 v[2]
        vpaddd ymm12, ymm12, ymm8                                     ;   269.7 fp1     47 t
        vpxor ymm9, ymm9, ymm13                                       ;   270.0 fp3     27 t
        vpxor ymm5, ymm5, ymm13                                       ;   270.0 fp0     28 t
        vpand ymm4, ymm4, ymm9                                        ;   271.0 fp2     27 t
        vmovdqa ymm8, ymm13                                           ;   270.0         48 v[1] copy
        vmovdqa ymm9, ymm13                                           ;   270.0         28 t copy
        vpxor ymm10, ymm10, ymm4                                      ;   272.0 fp1     27 t
        vmovdqa ymm14, ymm0                                           ;   266.7         28 t copy
        vpslld ymm2, ymm12, 0x14                                      ;   270.7 fp2     48 v[1]
        vpsrld ymm12, ymm12, 0xc                                      ;   270.7 fp1     48 v[1]
        vpxor ymm2, ymm2, ymm12                                       ;   271.7 fp3     48 v[1]
        vpaddd ymm11, ymm11, ymm2                                     ;   272.7 fp0     48 v[1]
        vpaddd ymm6, ymm6, ymm10                                      ;   273.0 fp3     47 t
        vmovdqu ymm10, [rsp + 1152]                                   ;   267.7 agu1    47 t reload
        vpaddd ymm15, ymm15, ymm10                                    ;   274.7 fp0     47 t
        vmovdqu ymm12, [rel md5_blocks.T0_constants256 + 1088]        ;   268.0 agu0    47 t reload
        vpaddd ymm15, ymm15, ymm12                                    ;   275.7 fp2     47 t
        vmovdqu ymm2, [rsp + 1376]                                    ;   268.7 agu1    47 t
        vmovdqu ymm4, [rsp + 1056]                                    ;   269.0 agu0    47 t reload
        vpaddd ymm2, ymm2, ymm4                                       ;   276.0 fp1     47 t
        vpxor ymm3, ymm3, ymm11                                       ;   273.7 fp3     28 t
        vpaddd ymm7, ymm7, ymm3                                       ;   274.7 fp0     47 t
        vpslld ymm3, ymm6, 0x14                                       ;   274.0 fp2     48 v[1]
        vpsrld ymm6, ymm6, 0xc                                        ;   274.0 fp1     48 v[1]
        vpxor ymm14, ymm14, ymm11                                     ;   273.7 fp3     28 t
        vpaddd ymm2, ymm2, ymm12                                      ;   277.0 fp0     47 t
        vmovdqa ymm12, ymm11                                          ;   273.7         48 v[0] copy
        vpxor ymm3, ymm3, ymm6                                        ;   275.0 fp2     48 v[1]
        vpaddd ymm8, ymm8, ymm3                                       ;   276.0 fp1     48 v[1]
        vpslld ymm3, ymm7, 4                                          ;   275.7 fp2     48 v[0]
        vpsrld ymm6, ymm7, 0x1c                                       ;   275.7 fp1     48 v[0]
        vpxor ymm3, ymm3, ymm6                                        ;   276.7 fp3     48 v[0]
        vpaddd ymm12, ymm12, ymm3                                     ;   277.7 fp0     48 v[0]
        vpxor ymm5, ymm5, ymm8                                        ;   277.0 fp2     28 t
        vpxor ymm3, ymm11, ymm12                                      ;   278.7 fp1     28 t
        vpaddd ymm1, ymm1, ymm5                                       ;   278.0 fp3     47 t
        vmovdqu ymm5, [rsp + 1280]                                    ;   274.2 agu1    47 t reload
        vpaddd ymm13, ymm13, ymm5                                     ;   281.2 fp0     47 t
        vmovdqu ymm6, [rel md5_blocks.T0_constants256 + 1120]         ;   274.5 agu0    47 t reload
        vpaddd ymm13, ymm13, ymm6                                     ;   282.2 fp2     47 t
        vmovdqu ymm7, [rsp + 1216]                                    ;   275.2 agu1    47 t reload
        vpaddd ymm0, ymm0, ymm7                                       ;   282.2 fp1     47 t
        vpxor ymm9, ymm9, ymm8                                        ;   277.0 fp3     28 t
        vpxor ymm14, ymm14, ymm12                                     ;   278.7 fp0     28 t
        vpaddd ymm2, ymm2, ymm14                                      ;   279.7 fp2     47 t
        vmovdqa ymm14, ymm8                                           ;   277.0         48 v[0] copy
        vmovdqa ymm7, ymm8                                            ;   277.0         28 t copy
        vpaddd ymm0, ymm0, ymm6                                       ;   283.2 fp1     47 t
        vpslld ymm6, ymm1, 4                                          ;   279.0 fp2     48 v[0]
        vpsrld ymm1, ymm1, 0x1c                                       ;   279.0 fp1     48 v[0]
        vpxor ymm6, ymm6, ymm1                                        ;   280.0 fp3     48 v[0]
        vmovdqa ymm1, ymm12                                           ;   278.7         48 v[3] copy
        vpaddd ymm14, ymm14, ymm6                                     ;   281.0 fp0     48 v[0]
        vmovdqa ymm6, ymm12                                           ;   278.7         28 t copy
        vpxor ymm9, ymm9, ymm14                                       ;   282.0 fp2     28 t
        vpaddd ymm8, ymm8, [rsp + 1472]                               ;   278.0 fp3+agu0   47 t
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 1184]    ;   279.0 fp1+agu1   47 t
        vpaddd ymm11, ymm11, [rsp + 1536]                             ;   278.8 fp0+agu0   47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 1184]  ;   279.8 fp2+agu1   47 t
        vpaddd ymm15, ymm15, ymm9                                     ;   283.0 fp3     47 t
        vpslld ymm9, ymm2, 0xb                                        ;   280.7 fp1     48 v[3]
        vpsrld ymm2, ymm2, 0x15                                       ;   280.7 fp2     48 v[3]
        vpxor ymm9, ymm9, ymm2                                        ;   281.7 fp0     48 v[3]
        vpaddd ymm1, ymm1, ymm9                                       ;   282.7 fp3     48 v[3]
        vpxor ymm7, ymm7, ymm14                                       ;   282.0 fp1     28 t
        vmovdqa ymm9, ymm14                                           ;   282.0         48 v[3] copy
        vmovdqa ymm2, ymm14                                           ;   282.0         28 t copy
        vpxor ymm3, ymm3, ymm1                                        ;   283.7 fp0     28 t
        vpaddd ymm0, ymm0, ymm3                                       ;   284.7 fp2     47 t
        vpxor ymm6, ymm6, ymm1                                        ;   283.7 fp3     28 t
        vpslld ymm3, ymm15, 0xb                                       ;   284.0 fp1     48 v[3]
        vpsrld ymm15, ymm15, 0x15                                     ;   284.0 fp2     48 v[3]
        vpxor ymm3, ymm3, ymm15                                       ;   285.0 fp0     48 v[3]
        vmovdqa ymm15, ymm1                                           ;   283.7         48 v[2] copy
        vpaddd ymm9, ymm9, ymm3                                       ;   286.0 fp3     48 v[3]
        vmovdqa ymm3, ymm1                                            ;   283.7         28 t copy
        vpshufb ymm0, ymm0, [rel md5_blocks.T0_constants256 + 1152]   ;   285.7 fp1+agu0   48 v[2]
        vpaddd ymm15, ymm15, ymm0                                     ;   286.7 fp0     48 v[2]
        vpxor ymm7, ymm7, ymm9                                        ;   287.0 fp2     28 t
        vmovdqu ymm0, [rsp + 512]                                     ;   282.8 agu1    47 t reload
        vpaddd ymm14, ymm14, ymm0                                     ;   289.8 fp3     47 t
        vpaddd ymm14, ymm14, [rel md5_blocks.T0_constants256 + 1216]  ;   290.8 fp1+agu0   47 t
        vpaddd ymm12, ymm12, [rsp + 416]                              ;   283.8 fp0+agu1   47 t
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 1216]  ;   284.8 fp2+agu0   47 t
        vpaddd ymm13, ymm13, ymm7                                     ;   288.0 fp3     47 t
        vpxor ymm2, ymm2, ymm9                                        ;   287.0 fp1     28 t
        vmovdqa ymm7, ymm9                                            ;   287.0         48 v[2] copy
        vpxor ymm6, ymm6, ymm15                                       ;   287.7 fp0     28 t
        vpaddd ymm11, ymm11, ymm6                                     ;   288.7 fp2     47 t
        vmovdqa ymm6, ymm9                                            ;   287.0         28 t copy
        vpxor ymm3, ymm3, ymm15                                       ;   287.7 fp3     28 t
        vpshufb ymm13, ymm13, [rel md5_blocks.T0_constants256 + 1152] ;   289.0 fp1+agu1   48 v[2]
        vpaddd ymm7, ymm7, ymm13                                      ;   290.0 fp0     48 v[2]
        vmovdqa ymm13, ymm15                                          ;   287.7         48 v[1] copy
        vpxor ymm2, ymm2, ymm7                                        ;   291.0 fp2     28 t
        vpaddd ymm9, ymm9, [rsp + 896]                                ;   287.0 fp3+agu0   47 t
        vpaddd ymm8, ymm8, ymm2                                       ;   292.0 fp1     47 t
        vmovdqa ymm2, ymm15                                           ;   287.7         28 t copy
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1248]    ;   288.0 fp0+agu1   47 t
        vpaddd ymm1, ymm1, [rsp + 928]                                ;   287.3 fp2+agu0   47 t
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1248]    ;   288.3 fp3+agu1   47 t
        vpxor ymm6, ymm6, ymm7                                        ;   291.0 fp1     28 t
        vpslld ymm5, ymm11, 0x17                                      ;   289.7 fp2     48 v[1]
        vpsrld ymm11, ymm11, 9                                        ;   289.7 fp1     48 v[1]
        vpxor ymm5, ymm5, ymm11                                       ;   290.7 fp0     48 v[1]
        vpaddd ymm13, ymm13, ymm5                                     ;   291.7 fp3     48 v[1]
        vmovdqa ymm11, ymm7                                           ;   291.0         48 v[1] copy
        vmovdqa ymm5, ymm7                                            ;   291.0         28 t copy
        vpxor ymm3, ymm3, ymm13                                       ;   292.7 fp0     28 t
        vpaddd ymm12, ymm12, ymm3                                     ;   293.7 fp2     47 t
        vpslld ymm3, ymm8, 0x17                                       ;   293.0 fp1     48 v[1]
        vpsrld ymm8, ymm8, 9                                          ;   293.0 fp2     48 v[1]
        vpxor ymm2, ymm2, ymm13                                       ;   292.7 fp3     28 t
        vpxor ymm3, ymm3, ymm8                                        ;   294.0 fp0     48 v[1]
        vmovdqa ymm8, ymm13                                           ;   292.7         48 v[0] copy
        vpaddd ymm11, ymm11, ymm3                                     ;   295.0 fp1     48 v[1]
        vpslld ymm3, ymm12, 4                                         ;   294.7 fp2     48 v[0]
        vpsrld ymm12, ymm12, 0x1c                                     ;   294.7 fp1     48 v[0]
        vpxor ymm3, ymm3, ymm12                                       ;   295.7 fp3     48 v[0]
        vpaddd ymm8, ymm8, ymm3                                       ;   296.7 fp0     48 v[0]
        vpxor ymm6, ymm6, ymm11                                       ;   296.0 fp3     28 t
        vmovdqu ymm12, [rsp + 864]                                    ;   291.5 agu0    47 t reload
        vpaddd ymm7, ymm7, ymm12                                      ;   298.5 fp0     47 t
        vpxor ymm3, ymm13, ymm8                                       ;   297.7 fp2     28 t
        vpaddd ymm14, ymm14, ymm6                                     ;   297.0 fp1     47 t
        vmovdqu ymm6, [rel md5_blocks.T0_constants256 + 1280]         ;   292.7 agu1    47 t reload
        vpaddd ymm7, ymm7, ymm6                                       ;   299.7 fp3     47 t
        vpaddd ymm15, ymm15, [rsp + 832]                              ;   293.2 fp0+agu0   47 t
        vpxor ymm5, ymm5, ymm11                                       ;   296.0 fp2     28 t
        vpxor ymm2, ymm2, ymm8                                        ;   297.7 fp1     28 t
        vpaddd ymm1, ymm1, ymm2                                       ;   298.7 fp3     47 t
        vmovdqa ymm2, ymm11                                           ;   296.0         48 v[0] copy
        vpaddd ymm15, ymm15, ymm6                                     ;   299.7 fp0     47 t
        vmovdqa ymm6, ymm11                                           ;   296.0         28 t copy
        vpslld ymm4, ymm14, 4                                         ;   298.0 fp2     48 v[0]
        vpsrld ymm14, ymm14, 0x1c                                     ;   298.0 fp1     48 v[0]
        vpxor ymm4, ymm4, ymm14                                       ;   299.0 fp3     48 v[0]
        vmovdqa ymm14, ymm8                                           ;   297.7         48 v[3] copy
        vpaddd ymm2, ymm2, ymm4                                       ;   300.0 fp0     48 v[0]
        vmovdqa ymm4, ymm8                                            ;   297.7         28 t copy
        vpxor ymm5, ymm5, ymm2                                        ;   301.0 fp2     28 t
        vpaddd ymm11, ymm11, [rsp + 1088]                             ;   296.5 fp1+agu1   47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 1312]  ;   297.5 fp3+agu0   47 t
        vpaddd ymm13, ymm13, [rsp + 1120]                             ;   297.5 fp0+agu1   47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 1312]  ;   298.5 fp2+agu0   47 t
        vpaddd ymm9, ymm9, ymm5                                       ;   302.0 fp1     47 t
        vpslld ymm5, ymm1, 0xb                                        ;   299.7 fp2     48 v[3]
        vpsrld ymm1, ymm1, 0x15                                       ;   299.7 fp1     48 v[3]
        vpxor ymm5, ymm5, ymm1                                        ;   300.7 fp3     48 v[3]
        vpaddd ymm14, ymm14, ymm5                                     ;   301.7 fp0     48 v[3]
        vpxor ymm6, ymm6, ymm2                                        ;   301.0 fp3     28 t
        vmovdqa ymm1, ymm2                                            ;   301.0         48 v[3] copy
        vmovdqa ymm5, ymm2                                            ;   301.0         28 t copy
        vpxor ymm3, ymm3, ymm14                                       ;   302.7 fp0     28 t
        vpaddd ymm15, ymm15, ymm3                                     ;   303.7 fp2     47 t
        vpxor ymm4, ymm4, ymm14                                       ;   302.7 fp1     28 t
        vpslld ymm3, ymm9, 0xb                                        ;   303.0 fp2     48 v[3]
        vpsrld ymm9, ymm9, 0x15                                       ;   303.0 fp1     48 v[3]
        vpxor ymm3, ymm3, ymm9                                        ;   304.0 fp3     48 v[3]
        vmovdqa ymm9, ymm14                                           ;   302.7         48 v[2] copy
        vpaddd ymm1, ymm1, ymm3                                       ;   305.0 fp0     48 v[3]
        vmovdqa ymm3, ymm14                                           ;   302.7         28 t copy
        vpshufb ymm15, ymm15, [rel md5_blocks.T0_constants256 + 1152] ;   304.7 fp2+agu1   48 v[2]
        vpaddd ymm9, ymm9, ymm15                                      ;   305.7 fp3     48 v[2]
        vpxor ymm6, ymm6, ymm1                                        ;   306.0 fp0     28 t
        vmovdqu ymm15, [rsp + 1504]                                   ;   301.3 agu0    47 t reload
        vpaddd ymm2, ymm2, ymm15                                      ;   308.3 fp1     47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 1344]    ;   309.3 fp3+agu1   47 t
        vpaddd ymm8, ymm8, [rsp + 1344]                               ;   302.3 fp0+agu0   47 t
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 1344]    ;   303.3 fp2+agu1   47 t
        vpaddd ymm7, ymm7, ymm6                                       ;   307.0 fp1     47 t
        vpxor ymm5, ymm5, ymm1                                        ;   306.0 fp3     28 t
        vmovdqa ymm6, ymm1                                            ;   306.0         48 v[2] copy
        vpxor ymm4, ymm4, ymm9                                        ;   306.7 fp0     28 t
        vpaddd ymm13, ymm13, ymm4                                     ;   307.7 fp2     47 t
        vmovdqa ymm4, ymm1                                            ;   306.0         28 t copy
        vpxor ymm3, ymm3, ymm9                                        ;   306.7 fp1     28 t
        vpshufb ymm7, ymm7, [rel md5_blocks.T0_constants256 + 1152]   ;   308.0 fp2+agu0   48 v[2]
        vpaddd ymm6, ymm6, ymm7                                       ;   309.0 fp3     48 v[2]
        vmovdqa ymm7, ymm9                                            ;   306.7         48 v[1] copy
        vpxor ymm5, ymm5, ymm6                                        ;   310.0 fp0     28 t
        vpaddd ymm11, ymm11, ymm5                                     ;   311.0 fp1     47 t
        vmovdqu ymm5, [rsp + 480]                                     ;   305.7 agu1    47 t reload
        vpaddd ymm1, ymm1, ymm5                                       ;   312.7 fp3     47 t
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1376]    ;   313.7 fp2+agu0   47 t
        vpaddd ymm14, ymm14, [rsp + 352]                              ;   306.7 fp0+agu1   47 t
        vpaddd ymm14, ymm14, [rel md5_blocks.T0_constants256 + 1376]  ;   307.7 fp1+agu0   47 t
        vpxor ymm4, ymm4, ymm6                                        ;   310.0 fp3     28 t
        vmovdqa ymm15, ymm9                                           ;   306.7         28 t copy
        vpslld ymm10, ymm13, 0x17                                     ;   308.7 fp2     48 v[1]
        vpsrld ymm13, ymm13, 9                                        ;   308.7 fp1     48 v[1]
        vpxor ymm10, ymm10, ymm13                                     ;   309.7 fp0     48 v[1]
        vpaddd ymm7, ymm7, ymm10                                      ;   310.7 fp3     48 v[1]
        vmovdqa ymm10, ymm6                                           ;   310.0         48 v[1] copy
        vmovdqa ymm13, ymm6                                           ;   310.0         28 t copy
        vpxor ymm3, ymm3, ymm7                                        ;   311.7 fp2     28 t
        vpaddd ymm8, ymm8, ymm3                                       ;   312.7 fp0     47 t
        vpslld ymm3, ymm11, 0x17                                      ;   312.0 fp1     48 v[1]
        vpsrld ymm11, ymm11, 9                                        ;   312.0 fp2     48 v[1]
        vpxor ymm15, ymm15, ymm7                                      ;   311.7 fp3     28 t
        vpxor ymm3, ymm3, ymm11                                       ;   313.0 fp0     48 v[1]
        vmovdqa ymm11, ymm7                                           ;   311.7         48 v[0] copy
        vpaddd ymm10, ymm10, ymm3                                     ;   314.0 fp1     48 v[1]
        vpslld ymm3, ymm8, 4                                          ;   313.7 fp2     48 v[0]
        vpsrld ymm8, ymm8, 0x1c                                       ;   313.7 fp1     48 v[0]
        vpxor ymm3, ymm3, ymm8                                        ;   314.7 fp3     48 v[0]
        vpaddd ymm11, ymm11, ymm3                                     ;   315.7 fp0     48 v[0]
        vpxor ymm4, ymm4, ymm10                                       ;   315.0 fp2     28 t
        vpxor ymm8, ymm7, ymm11                                       ;   316.7 fp3     28 t
        vpaddd ymm2, ymm2, ymm4                                       ;   316.0 fp0     47 t
        vmovdqu ymm3, [rsp + 736]                                     ;   311.8 agu1    47 t reload
        vpaddd ymm6, ymm6, ymm3                                       ;   318.8 fp1     47 t
        vmovdqu ymm4, [rel md5_blocks.T0_constants256 + 1408]         ;   312.2 agu0    47 t reload
        vpaddd ymm6, ymm6, ymm4                                       ;   319.8 fp2     47 t
        vpaddd ymm9, ymm9, [rsp + 704]                                ;   312.8 fp3+agu1   47 t
        vpxor ymm13, ymm13, ymm10                                     ;   315.0 fp0     28 t
        vpxor ymm15, ymm15, ymm11                                     ;   316.7 fp1     28 t
        vpaddd ymm14, ymm14, ymm15                                    ;   317.7 fp2     47 t
        vmovdqa ymm15, ymm10                                          ;   315.0         48 v[0] copy
        vpaddd ymm9, ymm9, ymm4                                       ;   319.2 fp3     47 t
        vmovdqa ymm4, ymm10                                           ;   315.0         28 t copy
        vpslld ymm0, ymm2, 4                                          ;   317.0 fp1     48 v[0]
        vpsrld ymm2, ymm2, 0x1c                                       ;   317.0 fp2     48 v[0]
        vpxor ymm0, ymm0, ymm2                                        ;   318.0 fp0     48 v[0]
        vmovdqa ymm2, ymm11                                           ;   316.7         48 v[3] copy
        vpaddd ymm15, ymm15, ymm0                                     ;   319.0 fp3     48 v[0]
        vmovdqa ymm0, ymm11                                           ;   316.7         28 t copy
        vpxor ymm13, ymm13, ymm15                                     ;   320.0 fp1     28 t
        vpaddd ymm10, ymm10, [rsp + 960]                              ;   315.5 fp0+agu0   47 t
        vpaddd ymm10, ymm10, [rel md5_blocks.T0_constants256 + 1440]  ;   316.5 fp2+agu1   47 t
        vpaddd ymm7, ymm7, [rsp + 800]                                ;   316.5 fp3+agu0   47 t
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 1440]    ;   317.5 fp1+agu1   47 t
        vpaddd ymm1, ymm1, ymm13                                      ;   321.0 fp0     47 t
        vpslld ymm13, ymm14, 0xb                                      ;   318.7 fp2     48 v[3]
        vpsrld ymm14, ymm14, 0x15                                     ;   318.7 fp1     48 v[3]
        vpxor ymm13, ymm13, ymm14                                     ;   319.7 fp3     48 v[3]
        vpaddd ymm2, ymm2, ymm13                                      ;   320.7 fp0     48 v[3]
        vpxor ymm4, ymm4, ymm15                                       ;   320.0 fp2     28 t
        vmovdqa ymm13, ymm15                                          ;   320.0         48 v[3] copy
        vmovdqa ymm14, ymm15                                          ;   320.0         28 t copy
        vpxor ymm8, ymm8, ymm2                                        ;   321.7 fp3     28 t
        vpaddd ymm9, ymm9, ymm8                                       ;   322.7 fp1     47 t
        vpxor ymm0, ymm0, ymm2                                        ;   321.7 fp0     28 t
        vpslld ymm8, ymm1, 0xb                                        ;   322.0 fp2     48 v[3]
        vpsrld ymm1, ymm1, 0x15                                       ;   322.0 fp1     48 v[3]
        vpxor ymm8, ymm8, ymm1                                        ;   323.0 fp3     48 v[3]
        vmovdqa ymm1, ymm2                                            ;   321.7         48 v[2] copy
        vpaddd ymm13, ymm13, ymm8                                     ;   324.0 fp0     48 v[3]
        vmovdqa ymm8, ymm2                                            ;   321.7         28 t copy
        vpshufb ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1152]   ;   323.7 fp2+agu0   48 v[2]
        vpaddd ymm1, ymm1, ymm9                                       ;   324.7 fp3     48 v[2]
        vpxor ymm4, ymm4, ymm13                                       ;   325.0 fp1     28 t
        vmovdqu ymm9, [rsp + 1024]                                    ;   320.3 agu1    47 t reload
        vpaddd ymm15, ymm15, ymm9                                     ;   327.3 fp0     47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 1472]  ;   328.3 fp2+agu0   47 t
        vpaddd ymm11, ymm11, [rsp + 1248]                             ;   321.3 fp3+agu1   47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 1472]  ;   322.3 fp1+agu0   47 t
        vpaddd ymm6, ymm6, ymm4                                       ;   326.0 fp0     47 t
        vpxor ymm14, ymm14, ymm13                                     ;   325.0 fp2     28 t
        vmovdqa ymm4, ymm13                                           ;   325.0         48 v[2] copy
        vpxor ymm0, ymm0, ymm1                                        ;   325.7 fp3     28 t
        vpaddd ymm7, ymm7, ymm0                                       ;   326.7 fp1     47 t
        vmovdqa ymm0, ymm13                                           ;   325.0         28 t copy
        vpxor ymm8, ymm8, ymm1                                        ;   325.7 fp0     28 t
        vpshufb ymm6, ymm6, [rel md5_blocks.T0_constants256 + 1152]   ;   327.0 fp2+agu1   48 v[2]
        vpaddd ymm4, ymm4, ymm6                                       ;   328.0 fp3     48 v[2]
        vmovdqa ymm6, ymm1                                            ;   325.7         48 v[1] copy
        vpxor ymm14, ymm14, ymm4                                      ;   329.0 fp1     28 t
        vpaddd ymm13, ymm13, [rsp + 1408]                             ;   325.0 fp0+agu0   47 t
        vpaddd ymm10, ymm10, ymm14                                    ;   330.0 fp2     47 t
        vmovdqa ymm14, ymm1                                           ;   325.7         28 t copy
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 1504]  ;   326.0 fp3+agu1   47 t
        vpaddd ymm2, ymm2, [rsp + 1312]                               ;   325.3 fp1+agu0   47 t
        vpaddd ymm2, ymm2, [rel md5_blocks.T0_constants256 + 1504]    ;   326.3 fp0+agu1   47 t
        vpxor ymm0, ymm0, ymm4                                        ;   329.0 fp2     28 t
        vpslld ymm9, ymm7, 0x17                                       ;   327.7 fp1     48 v[1]
        vpsrld ymm7, ymm7, 9                                          ;   327.7 fp2     48 v[1]
        vpxor ymm9, ymm9, ymm7                                        ;   328.7 fp3     48 v[1]
        vpaddd ymm6, ymm6, ymm9                                       ;   329.7 fp0     48 v[1]
        vmovdqa ymm9, ymm4                                            ;   329.0         48 v[1] copy
        vmovdqa ymm7, ymm4                                            ;   329.0         28 t copy
        vpxor ymm8, ymm8, ymm6                                        ;   330.7 fp3     28 t
        vpaddd ymm11, ymm11, ymm8                                     ;   331.7 fp1     47 t
        vpslld ymm8, ymm10, 0x17                                      ;   331.0 fp2     48 v[1]
        vpsrld ymm10, ymm10, 9                                        ;   331.0 fp1     48 v[1]
        vpxor ymm14, ymm14, ymm6                                      ;   330.7 fp0     28 t
        vpxor ymm8, ymm8, ymm10                                       ;   332.0 fp3     48 v[1]
        vmovdqa ymm10, ymm6                                           ;   330.7         48 v[0] copy
        vpaddd ymm9, ymm9, ymm8                                       ;   333.0 fp0     48 v[1]
        vpslld ymm8, ymm11, 4                                         ;   332.7 fp2     48 v[0]
        vpsrld ymm11, ymm11, 0x1c                                     ;   332.7 fp1     48 v[0]
        vpxor ymm8, ymm8, ymm11                                       ;   333.7 fp3     48 v[0]
        vpaddd ymm10, ymm10, ymm8                                     ;   334.7 fp0     48 v[0]
        vpxor ymm0, ymm0, ymm9                                        ;   334.0 fp2     28 t
        vpxor ymm8, ymm6, ymm10                                       ;   335.7 fp3     28 t
        vpaddd ymm15, ymm15, ymm0                                     ;   335.0 fp1     47 t
        vmovdqu ymm11, [rsp + 1184]                                   ;   330.0 agu0    47 t reload
        vpaddd ymm4, ymm4, ymm11                                      ;   337.0 fp0     47 t
        vmovdqu ymm0, [rel md5_blocks.T0_constants256 + 1536]         ;   330.7 agu1    47 t reload
        vpaddd ymm4, ymm4, ymm0                                       ;   338.0 fp2     47 t
        vpaddd ymm1, ymm1, [rsp + 1440]                               ;   331.2 fp3+agu0   47 t
        vpxor ymm7, ymm7, ymm9                                        ;   334.0 fp1     28 t
        vpxor ymm14, ymm14, ymm10                                     ;   335.7 fp0     28 t
        vpaddd ymm2, ymm2, ymm14                                      ;   336.7 fp2     47 t
        vmovdqa ymm14, ymm9                                           ;   334.0         48 v[0] copy
        vpaddd ymm1, ymm1, ymm0                                       ;   337.7 fp3     47 t
        vmovdqa ymm0, ymm9                                            ;   334.0         28 t copy
        vpslld ymm11, ymm15, 4                                        ;   336.0 fp1     48 v[0]
        vpsrld ymm15, ymm15, 0x1c                                     ;   336.0 fp2     48 v[0]
        vpxor ymm11, ymm11, ymm15                                     ;   337.0 fp0     48 v[0]
        vmovdqa ymm15, ymm10                                          ;   335.7         48 v[3] copy
        vpaddd ymm14, ymm14, ymm11                                    ;   338.0 fp3     48 v[0]
        vmovdqa ymm11, ymm10                                          ;   335.7         28 t copy
        vpxor ymm7, ymm7, ymm14                                       ;   339.0 fp1     28 t
        vpaddd ymm9, ymm9, [rsp + 608]                                ;   334.5 fp2+agu1   47 t
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1568]    ;   335.5 fp0+agu0   47 t
        vpaddd ymm6, ymm6, [rsp + 384]                                ;   335.5 fp3+agu1   47 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 1568]    ;   336.5 fp1+agu0   47 t
        vpaddd ymm13, ymm13, ymm7                                     ;   340.0 fp2     47 t
        vpslld ymm7, ymm2, 0xb                                        ;   337.7 fp1     48 v[3]
        vpsrld ymm2, ymm2, 0x15                                       ;   337.7 fp2     48 v[3]
        vpxor ymm7, ymm7, ymm2                                        ;   338.7 fp0     48 v[3]
        vpaddd ymm15, ymm15, ymm7                                     ;   339.7 fp3     48 v[3]
        vpxor ymm0, ymm0, ymm14                                       ;   339.0 fp0     28 t
        vmovdqa ymm2, ymm14                                           ;   339.0         48 v[3] copy
        vmovdqa ymm7, ymm14                                           ;   339.0         28 t copy
        vpxor ymm8, ymm8, ymm15                                       ;   340.7 fp3     28 t
        vpaddd ymm1, ymm1, ymm8                                       ;   341.7 fp1     47 t
        vpxor ymm11, ymm11, ymm15                                     ;   340.7 fp2     28 t
        vpslld ymm8, ymm13, 0xb                                       ;   341.0 fp1     48 v[3]
        vpsrld ymm13, ymm13, 0x15                                     ;   341.0 fp2     48 v[3]
        vpxor ymm8, ymm8, ymm13                                       ;   342.0 fp0     48 v[3]
        vmovdqa ymm13, ymm15                                          ;   340.7         48 v[2] copy
        vpaddd ymm2, ymm2, ymm8                                       ;   343.0 fp3     48 v[3]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256]                ;   338.3 agu1    26 t reload
        vpxor ymm3, ymm15, ymm8                                       ;   345.3 fp0     29 t
        vpshufb ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1152]   ;   342.7 fp1+agu0   48 v[2]
        vpaddd ymm13, ymm13, ymm1                                     ;   343.7 fp3     48 v[2]
        vpxor ymm0, ymm0, ymm2                                        ;   344.0 fp2     28 t
        vpaddd ymm4, ymm4, ymm0                                       ;   345.0 fp0     47 t
        vpaddd ymm14, ymm14, ymm5                                     ;   340.2 fp3     47 t
        vmovdqu ymm0, [rel md5_blocks.T0_constants256 + 1600]         ;   339.7 agu1    47 t reload
        vpaddd ymm14, ymm14, ymm0                                     ;   346.7 fp1     47 t
        vpaddd ymm10, ymm10, [rsp + 352]                              ;   340.5 fp2+agu0   47 t
        vpxor ymm7, ymm7, ymm2                                        ;   344.0 fp0     28 t
        vmovdqa ymm1, ymm2                                            ;   344.0         48 v[2] copy
        vpxor ymm5, ymm2, ymm8                                        ;   345.3 fp3     29 t
        vpxor ymm11, ymm11, ymm13                                     ;   344.7 fp1     28 t
        vpaddd ymm6, ymm6, ymm11                                      ;   345.7 fp2     47 t
        vpshufb ymm11, ymm4, [rel md5_blocks.T0_constants256 + 1152]  ;   346.0 fp1+agu1   48 v[2]
        vmovdqa ymm4, ymm13                                           ;   344.7         48 v[1] copy
        vpaddd ymm1, ymm1, ymm11                                      ;   347.0 fp0     48 v[2]
        vmovdqa ymm11, ymm13                                          ;   344.7         29 t copy
        vpaddd ymm10, ymm10, ymm0                                     ;   346.7 fp3     47 t
        vpslld ymm0, ymm6, 0x17                                       ;   346.7 fp2     48 v[1]
        vpsrld ymm6, ymm6, 9                                          ;   346.7 fp1     48 v[1]
        vpxor ymm0, ymm0, ymm6                                        ;   347.7 fp0     48 v[1]
        vpaddd ymm4, ymm4, ymm0                                       ;   348.7 fp3     48 v[1]
        vpxor ymm7, ymm7, ymm1                                        ;   348.0 fp2     28 t
        vpxor ymm0, ymm13, ymm8                                       ;   345.3 fp1     29 t
        vpaddd ymm9, ymm9, ymm7                                       ;   349.0 fp0     47 t
        vmovdqa ymm6, ymm1                                            ;   348.0         48 v[1] copy
        vmovdqa ymm7, ymm1                                            ;   348.0         29 t copy
        vpor ymm3, ymm3, ymm4                                         ;   349.7 fp3     29 t
        vpxor ymm11, ymm11, ymm3                                      ;   350.7 fp2     29 t
        vpxor ymm3, ymm1, ymm8                                        ;   348.0 fp1     29 t
        vpaddd ymm10, ymm10, ymm11                                    ;   351.7 fp0     47 t
        vpslld ymm11, ymm9, 0x17                                      ;   350.0 fp2     48 v[1]
        vpsrld ymm9, ymm9, 9                                          ;   350.0 fp1     48 v[1]
        vpaddd ymm2, ymm2, ymm12                                      ;   346.8 fp3     47 t
        vpxor ymm11, ymm11, ymm9                                      ;   351.0 fp0     48 v[1]
        vmovdqu ymm9, [rel md5_blocks.T0_constants256 + 1632]         ;   347.2 agu0    47 t reload
        vpaddd ymm2, ymm2, ymm9                                       ;   354.2 fp2     47 t
        vmovdqa ymm12, ymm4                                           ;   349.7         48 v[0] copy
        vpaddd ymm6, ymm6, ymm11                                      ;   352.0 fp1     48 v[1]
        vpaddd ymm15, ymm15, [rsp + 832]                              ;   347.8 fp3+agu1   47 t
        vmovdqa ymm11, ymm4                                           ;   349.7         29 t copy
        vpor ymm5, ymm5, ymm6                                         ;   353.0 fp0     29 t
        vpxor ymm7, ymm7, ymm5                                        ;   354.0 fp2     29 t
        vpslld ymm5, ymm10, 6                                         ;   352.7 fp1     48 v[0]
        vpsrld ymm10, ymm10, 0x1a                                     ;   352.7 fp2     48 v[0]
        vpaddd ymm15, ymm15, ymm9                                     ;   354.2 fp3     47 t
        vpxor ymm5, ymm5, ymm10                                       ;   353.7 fp0     48 v[0]
        vpaddd ymm12, ymm12, ymm5                                     ;   354.7 fp1     48 v[0]
        vmovdqa ymm9, ymm6                                            ;   353.0         48 v[0] copy
        vmovdqa ymm10, ymm6                                           ;   353.0         29 t copy
        vpxor ymm5, ymm6, ymm8                                        ;   353.0 fp3     29 t
        vpaddd ymm14, ymm14, ymm7                                     ;   355.0 fp0     47 t
        vpxor ymm7, ymm4, ymm8                                        ;   350.7 fp2     29 t
        vpor ymm0, ymm0, ymm12                                        ;   355.7 fp1     29 t
        vpxor ymm11, ymm11, ymm0                                      ;   356.7 fp3     29 t
        vpslld ymm0, ymm14, 6                                         ;   356.0 fp2     48 v[0]
        vpsrld ymm14, ymm14, 0x1a                                     ;   356.0 fp1     48 v[0]
        vpxor ymm0, ymm0, ymm14                                       ;   357.0 fp0     48 v[0]
        vpaddd ymm1, ymm1, [rsp + 1472]                               ;   352.8 fp3+agu0   47 t
        vmovdqu ymm14, [rel md5_blocks.T0_constants256 + 1664]        ;   353.0 agu1    47 t reload
        vpaddd ymm1, ymm1, ymm14                                      ;   360.0 fp2     47 t
        vpaddd ymm15, ymm15, ymm11                                    ;   357.7 fp1     47 t
        vmovdqa ymm11, ymm12                                          ;   355.7         48 v[3] copy
        vpaddd ymm9, ymm9, ymm0                                       ;   358.0 fp0     48 v[0]
        vpaddd ymm13, ymm13, [rsp + 1536]                             ;   353.8 fp3+agu0   47 t
        vmovdqa ymm0, ymm12                                           ;   355.7         29 t copy
        vpaddd ymm13, ymm13, ymm14                                    ;   360.0 fp2     47 t
        vpslld ymm14, ymm15, 0xa                                      ;   358.7 fp1     48 v[3]
        vpsrld ymm15, ymm15, 0x16                                     ;   358.7 fp2     48 v[3]
        vpor ymm3, ymm3, ymm9                                         ;   359.0 fp0     29 t
        vpxor ymm10, ymm10, ymm3                                      ;   360.0 fp3     29 t
        vpxor ymm3, ymm12, ymm8                                       ;   355.7 fp1     29 t
        vpxor ymm14, ymm14, ymm15                                     ;   359.7 fp0     48 v[3]
        vpaddd ymm11, ymm11, ymm14                                    ;   360.7 fp3     48 v[3]
        vpaddd ymm2, ymm2, ymm10                                      ;   361.0 fp2     47 t
        vmovdqa ymm10, ymm9                                           ;   359.0         48 v[3] copy
        vmovdqa ymm14, ymm9                                           ;   359.0         29 t copy
        vpxor ymm15, ymm9, ymm8                                       ;   359.0 fp1     29 t
        vpor ymm7, ymm7, ymm11                                        ;   361.7 fp0     29 t
        vpxor ymm0, ymm0, ymm7                                        ;   362.7 fp3     29 t
        vpslld ymm7, ymm2, 0xa                                        ;   362.0 fp2     48 v[3]
        vpsrld ymm2, ymm2, 0x16                                       ;   362.0 fp1     48 v[3]
        vpaddd ymm6, ymm6, [rsp + 768]                                ;   358.7 fp0+agu1   47 t
        vpxor ymm7, ymm7, ymm2                                        ;   363.0 fp3     48 v[3]
        vmovdqu ymm2, [rel md5_blocks.T0_constants256 + 1696]         ;   359.0 agu0    47 t reload
        vpaddd ymm6, ymm6, ymm2                                       ;   366.0 fp2     47 t
        vpaddd ymm4, ymm4, [rsp + 992]                                ;   359.7 fp1+agu1   47 t
        vpaddd ymm13, ymm13, ymm0                                     ;   363.7 fp0     47 t
        vmovdqa ymm0, ymm11                                           ;   361.7         48 v[2] copy
        vpaddd ymm10, ymm10, ymm7                                     ;   364.0 fp3     48 v[3]
        vmovdqa ymm7, ymm11                                           ;   361.7         29 t copy
        vpaddd ymm4, ymm4, ymm2                                       ;   366.0 fp2     47 t
        vpslld ymm2, ymm13, 0xf                                       ;   364.7 fp1     48 v[2]
        vpsrld ymm13, ymm13, 0x11                                     ;   364.7 fp2     48 v[2]
        vpor ymm5, ymm5, ymm10                                        ;   365.0 fp0     29 t
        vpxor ymm14, ymm14, ymm5                                      ;   366.0 fp3     29 t
        vpxor ymm2, ymm2, ymm13                                       ;   365.7 fp1     48 v[2]
        vpaddd ymm0, ymm0, ymm2                                       ;   366.7 fp0     48 v[2]
        vmovdqa ymm13, ymm10                                          ;   365.0         48 v[2] copy
        vmovdqa ymm2, ymm10                                           ;   365.0         29 t copy
        vpxor ymm5, ymm10, ymm8                                       ;   365.0 fp3     29 t
        vpaddd ymm1, ymm1, ymm14                                      ;   367.0 fp2     47 t
        vpxor ymm14, ymm11, ymm8                                      ;   362.7 fp1     29 t
        vpor ymm3, ymm3, ymm0                                         ;   367.7 fp0     29 t
        vpxor ymm7, ymm7, ymm3                                        ;   368.7 fp3     29 t
        vpslld ymm3, ymm1, 0xf                                        ;   368.0 fp2     48 v[2]
        vpsrld ymm1, ymm1, 0x11                                       ;   368.0 fp1     48 v[2]
        vpaddd ymm9, ymm9, [rsp + 1408]                               ;   364.7 fp0+agu0   47 t
        vpxor ymm3, ymm3, ymm1                                        ;   369.0 fp3     48 v[2]
        vmovdqu ymm1, [rel md5_blocks.T0_constants256 + 1728]         ;   365.0 agu1    47 t reload
        vpaddd ymm9, ymm9, ymm1                                       ;   372.0 fp2     47 t
        vpaddd ymm4, ymm4, ymm7                                       ;   369.7 fp1     47 t
        vmovdqa ymm7, ymm0                                            ;   367.7         48 v[1] copy
        vpaddd ymm13, ymm13, ymm3                                     ;   370.0 fp0     48 v[2]
        vpaddd ymm12, ymm12, [rsp + 1312]                             ;   365.8 fp3+agu0   47 t
        vmovdqa ymm3, ymm0                                            ;   367.7         29 t copy
        vpaddd ymm12, ymm12, ymm1                                     ;   372.0 fp2     47 t
        vpslld ymm1, ymm4, 0x15                                       ;   370.7 fp1     48 v[1]
        vpsrld ymm4, ymm4, 0xb                                        ;   370.7 fp2     48 v[1]
        vpor ymm15, ymm15, ymm13                                      ;   371.0 fp0     29 t
        vpxor ymm2, ymm2, ymm15                                       ;   372.0 fp3     29 t
        vpxor ymm1, ymm1, ymm4                                        ;   371.7 fp1     48 v[1]
        vpaddd ymm7, ymm7, ymm1                                       ;   372.7 fp0     48 v[1]
        vmovdqa ymm15, ymm13                                          ;   371.0         48 v[1] copy
        vmovdqa ymm1, ymm13                                           ;   371.0         29 t copy
        vpxor ymm4, ymm13, ymm8                                       ;   371.0 fp3     29 t
        vpaddd ymm6, ymm6, ymm2                                       ;   373.0 fp2     47 t
        vpxor ymm2, ymm0, ymm8                                        ;   368.7 fp1     29 t
        vpor ymm14, ymm14, ymm7                                       ;   373.7 fp0     29 t
        vpxor ymm3, ymm3, ymm14                                       ;   374.7 fp3     29 t
        vpslld ymm14, ymm6, 0x15                                      ;   374.0 fp2     48 v[1]
        vpsrld ymm6, ymm6, 0xb                                        ;   374.0 fp1     48 v[1]
        vpxor ymm14, ymm14, ymm6                                      ;   375.0 fp0     48 v[1]
        vpaddd ymm10, ymm10, [rsp + 736]                              ;   370.8 fp3+agu1   47 t
        vmovdqu ymm6, [rel md5_blocks.T0_constants256 + 1760]         ;   371.0 agu0    47 t reload
        vpaddd ymm10, ymm10, ymm6                                     ;   378.0 fp2     47 t
        vpaddd ymm11, ymm11, [rsp + 704]                              ;   371.8 fp1+agu1   47 t
        vpaddd ymm12, ymm12, ymm3                                     ;   375.7 fp0     47 t
        vmovdqa ymm3, ymm7                                            ;   373.7         48 v[0] copy
        vpaddd ymm15, ymm15, ymm14                                    ;   376.0 fp3     48 v[1]
        vmovdqa ymm14, ymm7                                           ;   373.7         29 t copy
        vpaddd ymm11, ymm11, ymm6                                     ;   378.0 fp2     47 t
        vpslld ymm6, ymm12, 6                                         ;   376.7 fp1     48 v[0]
        vpsrld ymm12, ymm12, 0x1a                                     ;   376.7 fp2     48 v[0]
        vpor ymm5, ymm5, ymm15                                        ;   377.0 fp0     29 t
        vpxor ymm1, ymm1, ymm5                                        ;   378.0 fp3     29 t
        vpxor ymm5, ymm7, ymm8                                        ;   373.7 fp1     29 t
        vpxor ymm6, ymm6, ymm12                                       ;   377.7 fp0     48 v[0]
        vpaddd ymm3, ymm3, ymm6                                       ;   378.7 fp3     48 v[0]
        vpaddd ymm9, ymm9, ymm1                                       ;   379.0 fp2     47 t
        vmovdqa ymm12, ymm15                                          ;   377.0         48 v[0] copy
        vmovdqa ymm1, ymm15                                           ;   377.0         29 t copy
        vpxor ymm6, ymm15, ymm8                                       ;   377.0 fp1     29 t
        vpor ymm2, ymm2, ymm3                                         ;   379.7 fp0     29 t
        vpxor ymm14, ymm14, ymm2                                      ;   380.7 fp3     29 t
        vpslld ymm2, ymm9, 6                                          ;   380.0 fp2     48 v[0]
        vpsrld ymm9, ymm9, 0x1a                                       ;   380.0 fp1     48 v[0]
        vpaddd ymm13, ymm13, [rsp + 1088]                             ;   376.7 fp0+agu0   47 t
        vpxor ymm2, ymm2, ymm9                                        ;   381.0 fp3     48 v[0]
        vmovdqu ymm9, [rel md5_blocks.T0_constants256 + 1792]         ;   377.0 agu1    47 t reload
        vpaddd ymm13, ymm13, ymm9                                     ;   384.0 fp2     47 t
        vpaddd ymm11, ymm11, ymm14                                    ;   381.7 fp1     47 t
        vmovdqa ymm14, ymm3                                           ;   379.7         48 v[3] copy
        vpaddd ymm12, ymm12, ymm2                                     ;   382.0 fp0     48 v[0]
        vpaddd ymm0, ymm0, [rsp + 1120]                               ;   377.8 fp3+agu0   47 t
        vmovdqa ymm2, ymm3                                            ;   379.7         29 t copy
        vpaddd ymm0, ymm0, ymm9                                       ;   384.0 fp2     47 t
        vpslld ymm9, ymm11, 0xa                                       ;   382.7 fp1     48 v[3]
        vpsrld ymm11, ymm11, 0x16                                     ;   382.7 fp2     48 v[3]
        vpor ymm4, ymm4, ymm12                                        ;   383.0 fp0     29 t
        vpxor ymm1, ymm1, ymm4                                        ;   384.0 fp3     29 t
        vpxor ymm9, ymm9, ymm11                                       ;   383.7 fp1     48 v[3]
        vpaddd ymm14, ymm14, ymm9                                     ;   384.7 fp0     48 v[3]
        vmovdqa ymm9, ymm12                                           ;   383.0         48 v[3] copy
        vmovdqa ymm11, ymm12                                          ;   383.0         29 t copy
        vpxor ymm4, ymm12, ymm8                                       ;   383.0 fp3     29 t
        vpaddd ymm10, ymm10, ymm1                                     ;   385.0 fp2     47 t
        vpxor ymm1, ymm3, ymm8                                        ;   380.7 fp1     29 t
        vpor ymm5, ymm5, ymm14                                        ;   385.7 fp0     29 t
        vpxor ymm2, ymm2, ymm5                                        ;   386.7 fp3     29 t
        vpslld ymm5, ymm10, 0xa                                       ;   386.0 fp2     48 v[3]
        vpsrld ymm10, ymm10, 0x16                                     ;   386.0 fp1     48 v[3]
        vpxor ymm5, ymm5, ymm10                                       ;   387.0 fp0     48 v[3]
        vpaddd ymm15, ymm15, [rsp + 512]                              ;   382.8 fp3+agu1   47 t
        vmovdqu ymm10, [rel md5_blocks.T0_constants256 + 1824]        ;   383.0 agu0    47 t reload
        vpaddd ymm15, ymm15, ymm10                                    ;   390.0 fp2     47 t
        vpaddd ymm0, ymm0, ymm2                                       ;   387.7 fp1     47 t
        vmovdqa ymm2, ymm14                                           ;   385.7         48 v[2] copy
        vpaddd ymm9, ymm9, ymm5                                       ;   388.0 fp0     48 v[3]
        vpaddd ymm7, ymm7, [rsp + 416]                                ;   383.8 fp3+agu1   47 t
        vmovdqa ymm5, ymm14                                           ;   385.7         29 t copy
        vpaddd ymm7, ymm7, ymm10                                      ;   390.0 fp2     47 t
        vpslld ymm10, ymm0, 0xf                                       ;   388.7 fp1     48 v[2]
        vpsrld ymm0, ymm0, 0x11                                       ;   388.7 fp2     48 v[2]
        vpor ymm6, ymm6, ymm9                                         ;   389.0 fp0     29 t
        vpxor ymm11, ymm11, ymm6                                      ;   390.0 fp3     29 t
        vpxor ymm6, ymm14, ymm8                                       ;   385.7 fp1     29 t
        vpxor ymm10, ymm10, ymm0                                      ;   389.7 fp0     48 v[2]
        vpaddd ymm2, ymm2, ymm10                                      ;   390.7 fp3     48 v[2]
        vpaddd ymm13, ymm13, ymm11                                    ;   391.0 fp2     47 t
        vmovdqa ymm10, ymm9                                           ;   389.0         48 v[2] copy
        vmovdqa ymm11, ymm9                                           ;   389.0         29 t copy
        vpxor ymm0, ymm9, ymm8                                        ;   389.0 fp1     29 t
        vpor ymm1, ymm1, ymm2                                         ;   391.7 fp0     29 t
        vpxor ymm5, ymm5, ymm1                                        ;   392.7 fp3     29 t
        vpslld ymm1, ymm13, 0xf                                       ;   392.0 fp2     48 v[2]
        vpsrld ymm13, ymm13, 0x11                                     ;   392.0 fp1     48 v[2]
        vpaddd ymm12, ymm12, [rsp + 1152]                             ;   388.7 fp0+agu0   47 t
        vpxor ymm1, ymm1, ymm13                                       ;   393.0 fp3     48 v[2]
        vmovdqu ymm13, [rel md5_blocks.T0_constants256 + 1856]        ;   389.0 agu1    47 t reload
        vpaddd ymm12, ymm12, ymm13                                    ;   396.0 fp2     47 t
        vpaddd ymm3, ymm3, [rsp + 1056]                               ;   389.7 fp1+agu0   47 t
        vpaddd ymm7, ymm7, ymm5                                       ;   393.7 fp0     47 t
        vmovdqa ymm5, ymm2                                            ;   391.7         48 v[1] copy
        vpaddd ymm10, ymm10, ymm1                                     ;   394.0 fp3     48 v[2]
        vmovdqa ymm1, ymm2                                            ;   391.7         29 t copy
        vpaddd ymm3, ymm3, ymm13                                      ;   396.0 fp2     47 t
        vpslld ymm13, ymm7, 0x15                                      ;   394.7 fp1     48 v[1]
        vpsrld ymm7, ymm7, 0xb                                        ;   394.7 fp2     48 v[1]
        vpor ymm4, ymm4, ymm10                                        ;   395.0 fp0     29 t
        vpxor ymm11, ymm11, ymm4                                      ;   396.0 fp3     29 t
        vpxor ymm13, ymm13, ymm7                                      ;   395.7 fp1     48 v[1]
        vpaddd ymm5, ymm5, ymm13                                      ;   396.7 fp0     48 v[1]
        vmovdqa ymm13, ymm10                                          ;   395.0         48 v[1] copy
        vmovdqa ymm4, ymm10                                           ;   395.0         29 t copy
        vpxor ymm7, ymm10, ymm8                                       ;   395.0 fp3     29 t
        vpaddd ymm15, ymm15, ymm11                                    ;   397.0 fp2     47 t
        vpxor ymm11, ymm2, ymm8                                       ;   392.7 fp1     29 t
        vpor ymm6, ymm6, ymm5                                         ;   397.7 fp0     29 t
        vpxor ymm1, ymm1, ymm6                                        ;   398.7 fp3     29 t
        vpslld ymm6, ymm15, 0x15                                      ;   398.0 fp2     48 v[1]
        vpsrld ymm15, ymm15, 0xb                                      ;   398.0 fp1     48 v[1]
        vpaddd ymm9, ymm9, [rsp + 1184]                               ;   394.7 fp0+agu1   47 t
        vpxor ymm6, ymm6, ymm15                                       ;   399.0 fp3     48 v[1]
        vmovdqu ymm15, [rel md5_blocks.T0_constants256 + 1888]        ;   395.0 agu0    47 t reload
        vpaddd ymm9, ymm9, ymm15                                      ;   402.0 fp2     47 t
        vpaddd ymm3, ymm3, ymm1                                       ;   399.7 fp1     47 t
        vmovdqa ymm1, ymm5                                            ;   397.7         48 v[0] copy
        vpaddd ymm13, ymm13, ymm6                                     ;   400.0 fp0     48 v[1]
        vpaddd ymm14, ymm14, [rsp + 1440]                             ;   395.8 fp3+agu1   47 t
        vmovdqa ymm6, ymm5                                            ;   397.7         29 t copy
        vpaddd ymm14, ymm14, ymm15                                    ;   402.0 fp2     47 t
        vpslld ymm15, ymm3, 6                                         ;   400.7 fp1     48 v[0]
        vpsrld ymm3, ymm3, 0x1a                                       ;   400.7 fp2     48 v[0]
        vpor ymm0, ymm0, ymm13                                        ;   401.0 fp0     29 t
        vpxor ymm4, ymm4, ymm0                                        ;   402.0 fp3     29 t
        vpxor ymm0, ymm5, ymm8                                        ;   397.7 fp1     29 t
        vpxor ymm15, ymm15, ymm3                                      ;   401.7 fp0     48 v[0]
        vpaddd ymm1, ymm1, ymm15                                      ;   402.7 fp3     48 v[0]
        vpaddd ymm12, ymm12, ymm4                                     ;   403.0 fp2     47 t
        vmovdqa ymm15, ymm13                                          ;   401.0         48 v[0] copy
        vmovdqa ymm3, ymm13                                           ;   401.0         29 t copy
        vpxor ymm4, ymm13, ymm8                                       ;   401.0 fp1     29 t
        vpor ymm11, ymm11, ymm1                                       ;   403.7 fp0     29 t
        vpxor ymm6, ymm6, ymm11                                       ;   404.7 fp3     29 t
        vpslld ymm11, ymm12, 6                                        ;   404.0 fp2     48 v[0]
        vpsrld ymm12, ymm12, 0x1a                                     ;   404.0 fp1     48 v[0]
        vpxor ymm11, ymm11, ymm12                                     ;   405.0 fp0     48 v[0]
        vpaddd ymm10, ymm10, [rsp + 960]                              ;   400.8 fp3+agu0   47 t
        vmovdqu ymm12, [rel md5_blocks.T0_constants256 + 1920]        ;   401.0 agu1    47 t reload
        vpaddd ymm10, ymm10, ymm12                                    ;   408.0 fp2     47 t
        vpaddd ymm2, ymm2, [rsp + 800]                                ;   401.8 fp1+agu0   47 t
        vpaddd ymm14, ymm14, ymm6                                     ;   405.7 fp0     47 t
        vmovdqa ymm6, ymm1                                            ;   403.7         48 v[3] copy
        vpaddd ymm15, ymm15, ymm11                                    ;   406.0 fp3     48 v[0]
        vmovdqa ymm11, ymm1                                           ;   403.7         29 t copy
        vpaddd ymm2, ymm2, ymm12                                      ;   408.0 fp2     47 t
        vpslld ymm12, ymm14, 0xa                                      ;   406.7 fp1     48 v[3]
        vpsrld ymm14, ymm14, 0x16                                     ;   406.7 fp2     48 v[3]
        vpor ymm7, ymm7, ymm15                                        ;   407.0 fp0     29 t
        vpxor ymm3, ymm3, ymm7                                        ;   408.0 fp3     29 t
        vpxor ymm7, ymm1, ymm8                                        ;   403.7 fp1     29 t
        vpxor ymm12, ymm12, ymm14                                     ;   407.7 fp0     48 v[3]
        vpaddd ymm6, ymm6, ymm12                                      ;   408.7 fp3     48 v[3]
        vpaddd ymm9, ymm9, ymm3                                       ;   409.0 fp2     47 t
        vmovdqa ymm12, ymm15                                          ;   407.0         48 v[3] copy
        vmovdqa ymm14, ymm15                                          ;   407.0         29 t copy
        vpxor ymm3, ymm15, ymm8                                       ;   407.0 fp1     29 t
        vpor ymm0, ymm0, ymm6                                         ;   409.7 fp0     29 t
        vpxor ymm11, ymm11, ymm0                                      ;   410.7 fp3     29 t
        vpslld ymm0, ymm9, 0xa                                        ;   410.0 fp2     48 v[3]
        vpsrld ymm9, ymm9, 0x16                                       ;   410.0 fp1     48 v[3]
        vpaddd ymm13, ymm13, [rsp + 1504]                             ;   406.7 fp0+agu1   47 t
        vpxor ymm0, ymm0, ymm9                                        ;   411.0 fp3     48 v[3]
        vmovdqu ymm9, [rel md5_blocks.T0_constants256 + 1952]         ;   407.0 agu0    47 t reload
        vpaddd ymm13, ymm13, ymm9                                     ;   414.0 fp2     47 t
        vpaddd ymm2, ymm2, ymm11                                      ;   411.7 fp1     47 t
        vmovdqa ymm11, ymm6                                           ;   409.7         48 v[2] copy
        vpaddd ymm12, ymm12, ymm0                                     ;   412.0 fp0     48 v[3]
        vpaddd ymm5, ymm5, [rsp + 1344]                               ;   407.8 fp3+agu1   47 t
        vmovdqa ymm0, ymm6                                            ;   409.7         29 t copy
        vpaddd ymm5, ymm5, ymm9                                       ;   414.0 fp2     47 t
        vpslld ymm9, ymm2, 0xf                                        ;   412.7 fp1     48 v[2]
        vpsrld ymm2, ymm2, 0x11                                       ;   412.7 fp2     48 v[2]
        vpor ymm4, ymm4, ymm12                                        ;   413.0 fp0     29 t
        vpxor ymm14, ymm14, ymm4                                      ;   414.0 fp3     29 t
        vpxor ymm9, ymm9, ymm2                                        ;   413.7 fp1     48 v[2]
        vpaddd ymm11, ymm11, ymm9                                     ;   414.7 fp0     48 v[2]
        vmovdqa ymm9, ymm12                                           ;   413.0         48 v[2] copy
        vmovdqa ymm2, ymm12                                           ;   413.0         29 t copy
        vpxor ymm4, ymm12, ymm8                                       ;   413.0 fp3     29 t
        vpaddd ymm10, ymm10, ymm14                                    ;   415.0 fp2     47 t
        vpxor ymm14, ymm6, ymm8                                       ;   410.7 fp1     29 t
        vpor ymm7, ymm7, ymm11                                        ;   415.7 fp0     29 t
        vpxor ymm0, ymm0, ymm7                                        ;   416.7 fp3     29 t
        vpslld ymm7, ymm10, 0xf                                       ;   416.0 fp2     48 v[2]
        vpsrld ymm10, ymm10, 0x11                                     ;   416.0 fp1     48 v[2]
        vpxor ymm7, ymm7, ymm10                                       ;   417.0 fp0     48 v[2]
        vpaddd ymm15, ymm15, [rsp + 896]                              ;   412.8 fp3+agu0   47 t
        vmovdqu ymm10, [rel md5_blocks.T0_constants256 + 1984]        ;   413.0 agu1    47 t reload
        vpaddd ymm15, ymm15, ymm10                                    ;   420.0 fp2     47 t
        vpaddd ymm1, ymm1, [rsp + 928]                                ;   413.8 fp1+agu0   47 t
        vpaddd ymm5, ymm5, ymm0                                       ;   417.7 fp0     47 t
        vmovdqa ymm0, ymm11                                           ;   415.7         48 v[1] copy
        vpaddd ymm9, ymm9, ymm7                                       ;   418.0 fp3     48 v[2]
        vmovdqa ymm7, ymm11                                           ;   415.7         29 t copy
        vpaddd ymm1, ymm1, ymm10                                      ;   420.0 fp2     47 t
        vpslld ymm10, ymm5, 0x15                                      ;   418.7 fp1     48 v[1]
        vpsrld ymm5, ymm5, 0xb                                        ;   418.7 fp2     48 v[1]
        vpor ymm3, ymm3, ymm9                                         ;   419.0 fp0     29 t
        vpxor ymm2, ymm2, ymm3                                        ;   420.0 fp3     29 t
        vpxor ymm3, ymm11, ymm8                                       ;   415.7 fp1     29 t
        vpxor ymm10, ymm10, ymm5                                      ;   419.7 fp0     48 v[1]
        vpaddd ymm0, ymm0, ymm10                                      ;   420.7 fp3     48 v[1]
        vpaddd ymm13, ymm13, ymm2                                     ;   421.0 fp2     47 t
        vmovdqa ymm10, ymm9                                           ;   419.0         48 v[1] copy
        vmovdqa ymm2, ymm9                                            ;   419.0         29 t copy
        vpxor ymm5, ymm9, ymm8                                        ;   419.0 fp1     29 t
        vpor ymm14, ymm14, ymm0                                       ;   421.7 fp0     29 t
        vpxor ymm7, ymm7, ymm14                                       ;   422.7 fp3     29 t
        vpslld ymm14, ymm13, 0x15                                     ;   422.0 fp2     48 v[1]
        vpsrld ymm13, ymm13, 0xb                                      ;   422.0 fp1     48 v[1]
        vpaddd ymm12, ymm12, [rsp + 1280]                             ;   418.7 fp0+agu1   47 t
        vpxor ymm14, ymm14, ymm13                                     ;   423.0 fp3     48 v[1]
        vmovdqu ymm13, [rel md5_blocks.T0_constants256 + 2016]        ;   419.0 agu0    47 t reload
        vpaddd ymm12, ymm12, ymm13                                    ;   426.0 fp2     47 t
        vpaddd ymm6, ymm6, [rsp + 1216]                               ;   419.7 fp1+agu1   47 t
        vpaddd ymm1, ymm1, ymm7                                       ;   423.7 fp0     47 t
        vmovdqa ymm7, ymm0                                            ;   421.7         48 v[0] copy
        vpaddd ymm10, ymm10, ymm14                                    ;   424.0 fp3     48 v[1]
        vmovdqa ymm14, ymm0                                           ;   421.7         29 t copy
        vpaddd ymm6, ymm6, ymm13                                      ;   426.0 fp2     47 t
        vpslld ymm13, ymm1, 6                                         ;   424.7 fp1     48 v[0]
        vpsrld ymm1, ymm1, 0x1a                                       ;   424.7 fp2     48 v[0]
        vpor ymm4, ymm4, ymm10                                        ;   425.0 fp0     29 t
        vpxor ymm2, ymm2, ymm4                                        ;   426.0 fp3     29 t
        vpxor ymm13, ymm13, ymm1                                      ;   425.7 fp1     48 v[0]
        vpaddd ymm7, ymm7, ymm13                                      ;   426.7 fp0     48 v[0]
        vmovdqa ymm13, ymm10                                          ;   425.0         48 v[0] copy
        vmovdqa ymm1, ymm10                                           ;   425.0         29 t copy
        vpxor ymm4, ymm10, ymm8                                       ;   425.0 fp3     29 t
        vpaddd ymm15, ymm15, ymm2                                     ;   427.0 fp2     47 t
        vpxor ymm2, ymm0, ymm8                                        ;   422.7 fp1     29 t
        vpor ymm3, ymm3, ymm7                                         ;   427.7 fp0     29 t
        vpxor ymm14, ymm14, ymm3                                      ;   428.7 fp3     29 t
        vpslld ymm3, ymm15, 6                                         ;   428.0 fp2     48 v[0]
        vpsrld ymm15, ymm15, 0x1a                                     ;   428.0 fp1     48 v[0]
        vpaddd ymm9, ymm9, [rsp + 608]                                ;   424.7 fp0+agu0   47 t
        vpxor ymm3, ymm3, ymm15                                       ;   429.0 fp3     48 v[0]
        vmovdqu ymm15, [rel md5_blocks.T0_constants256 + 2048]        ;   425.0 agu1    47 t reload
        vpaddd ymm9, ymm9, ymm15                                      ;   432.0 fp2     47 t
        vpaddd ymm6, ymm6, ymm14                                      ;   429.7 fp1     47 t
        vmovdqa ymm14, ymm7                                           ;   427.7         48 v[3] copy
        vpaddd ymm13, ymm13, ymm3                                     ;   430.0 fp0     48 v[0]
        vpaddd ymm11, ymm11, [rsp + 384]                              ;   425.8 fp3+agu0   47 t
        vmovdqa ymm3, ymm7                                            ;   427.7         29 t copy
        vpaddd ymm11, ymm11, ymm15                                    ;   432.0 fp2     47 t
        vpslld ymm15, ymm6, 0xa                                       ;   430.7 fp1     48 v[3]
        vpsrld ymm6, ymm6, 0x16                                       ;   430.7 fp2     48 v[3]
        vpor ymm5, ymm5, ymm13                                        ;   431.0 fp0     29 t
        vpxor ymm1, ymm1, ymm5                                        ;   432.0 fp3     29 t
        vpxor ymm5, ymm7, ymm8                                        ;   427.7 fp1     29 t
        vpxor ymm15, ymm15, ymm6                                      ;   431.7 fp0     48 v[3]
        vpaddd ymm14, ymm14, ymm15                                    ;   432.7 fp3     48 v[3]
        vpaddd ymm12, ymm12, ymm1                                     ;   433.0 fp2     47 t
        vmovdqa ymm15, ymm13                                          ;   431.0         48 v[3] copy
        vmovdqa ymm1, ymm13                                           ;   431.0         29 t copy
        vpxor ymm8, ymm13, ymm8                                       ;   431.0 fp1     29 t
        vpor ymm2, ymm2, ymm14                                        ;   433.7 fp0     29 t
        vpxor ymm3, ymm3, ymm2                                        ;   434.7 fp3     29 t
        vpslld ymm2, ymm12, 0xa                                       ;   434.0 fp2     48 v[3]
        vpsrld ymm12, ymm12, 0x16                                     ;   434.0 fp1     48 v[3]
        vmovdqa ymm6, ymm14                                           ;   433.7         48 v[2] copy
        vpxor ymm2, ymm2, ymm12                                       ;   435.0 fp0     48 v[3]
        vpaddd ymm10, ymm10, [rsp + 1024]                             ;   431.0 fp3+agu1   47 t
        vmovdqu ymm12, [rel md5_blocks.T0_constants256 + 2080]        ;   431.2 agu0    47 t reload
        vpaddd ymm10, ymm10, ymm12                                    ;   438.2 fp2     47 t
        vpaddd ymm0, ymm0, [rsp + 1248]                               ;   432.0 fp1+agu1   47 t
        vpaddd ymm11, ymm11, ymm3                                     ;   435.7 fp0     47 t
        vmovdqa ymm3, ymm14                                           ;   433.7         29 t copy
        vpaddd ymm15, ymm15, ymm2                                     ;   436.0 fp3     48 v[3]
        vpslld ymm2, ymm11, 0xf                                       ;   436.7 fp2     48 v[2]
        vpsrld ymm11, ymm11, 0x11                                     ;   436.7 fp1     48 v[2]
        vpor ymm4, ymm4, ymm15                                        ;   437.0 fp0     29 t
        vpaddd ymm13, ymm13, [rsp + 288]                              ;   433.0 fp3+agu0   51 h
        vpxor ymm1, ymm1, ymm4                                        ;   438.0 fp2     29 t
        vpaddd ymm7, ymm7, [rsp + 256]                                ;   433.5 fp1+agu1   51 h
        vpaddd ymm0, ymm0, ymm12                                      ;   438.2 fp0     47 t
        vpxor ymm2, ymm2, ymm11                                       ;   437.7 fp3     48 v[2]
        vmovdqa ymm11, ymm15                                          ;   437.0         48 v[2] copy
        vmovdqa ymm12, ymm15                                          ;   437.0         29 t copy
        vpaddd ymm6, ymm6, ymm2                                       ;   438.7 fp2     48 v[2]
        vpaddd ymm9, ymm9, ymm1                                       ;   439.0 fp1     47 t
        vpor ymm5, ymm5, ymm6                                         ;   439.7 fp0     29 t
        vpslld ymm1, ymm9, 0xf                                        ;   440.0 fp2     48 v[2]
        vpsrld ymm9, ymm9, 0x11                                       ;   440.0 fp1     48 v[2]
        vpaddd ymm15, ymm15, [rsp + 448]                              ;   437.0 fp3+agu0   51 h
        vpxor ymm3, ymm3, ymm5                                        ;   440.7 fp0     29 t
        vpaddd ymm5, ymm6, [rsp + 640]                                ;   439.7 fp2+agu1   51 h
        vpaddd ymm6, ymm6, [rsp + 544]                                ;   439.7 fp1+agu0   51 h
        vpaddd ymm14, ymm14, [rsp + 320]                              ;   437.7 fp3+agu1   51 h
        vpxor ymm1, ymm1, ymm9                                        ;   441.0 fp0     48 v[2]
        vpaddd ymm0, ymm0, ymm3                                       ;   441.7 fp2     47 t
        vpaddd ymm11, ymm11, ymm1                                     ;   442.0 fp1     48 v[2]
        vpslld ymm9, ymm0, 0x15                                       ;   442.7 fp2     48 v[1]
        vpsrld ymm0, ymm0, 0xb                                        ;   442.7 fp1     48 v[1]
        vpor ymm8, ymm8, ymm11                                        ;   443.0 fp3     29 t
        vpaddd ymm4, ymm11, [rsp + 672]                               ;   443.0 fp0+agu0   51 h
        vpaddd ymm11, ymm11, [rsp + 576]                              ;   443.0 fp3+agu1   51 h
        vpxor ymm12, ymm12, ymm8                                      ;   444.0 fp0     29 t
        vpxor ymm9, ymm9, ymm0                                        ;   443.7 fp2     48 v[1]
        vpaddd ymm5, ymm5, ymm9                                       ;   444.7 fp1     51 h
        vpaddd ymm10, ymm10, ymm12                                    ;   445.0 fp3     47 t
        add rbx, 0x40                                                 ;   440.0 alu0    40 blocks
        add rdx, 0x40                                                 ;   440.2 alu1    40 blocks
        add rcx, 0x40                                                 ;   440.3 alu2    40 blocks
        add rax, 0x40                                                 ;   440.5 alu3    40 blocks
        add rbp, 0x40                                                 ;   441.0 alu0    40 blocks
        vpslld ymm8, ymm10, 0x15                                      ;   446.0 fp2     48 v[1]
        vpsrld ymm9, ymm10, 0xb                                       ;   446.0 fp1     48 v[1]
        add rdi, 0x40                                                 ;   441.2 alu1    40 blocks
        add rsi, 0x40                                                 ;   441.3 alu2    40 blocks
        vpxor ymm8, ymm8, ymm9                                        ;   447.0 fp0     48 v[1]
        mov qword [rsp + 1824], rbx                                   ;   441.7 agu2+st0   40 blocks
        add r15, 0x40                                                 ;   441.8 alu3    40 blocks
        add r14, 0x40                                                 ;   442.0 alu0    40 blocks
        vpaddd ymm4, ymm4, ymm8                                       ;   448.0 fp3     51 h
        mov qword [rsp + 1808], rdx                                   ;   442.3 agu0+st1   40 blocks
        add r13, 0x40                                                 ;   442.5 alu1    40 blocks
        add r12, 0x40                                                 ;   442.7 alu2    40 blocks
        add r11, 0x40                                                 ;   442.8 alu3    40 blocks
        add r10, 0x40                                                 ;   443.0 alu0    40 blocks
        add r9, 0x40                                                  ;   443.5 alu1    40 blocks
        add r8, 0x40                                                  ;   443.7 alu2    40 blocks
        mov rdx, qword [rsp + 1816]                                   ;   443.5 agu1    40 blocks
        add rdx, 0x40                                                 ;   447.5 alu3    40 blocks
        mov qword [rsp + 1816], rdx                                   ;   448.5 agu2+st0   40 blocks
        vmovdqa ymm2, ymm6                                            ;   444.0         51 h copy
        vmovdqa ymm6, ymm13                                           ;   444.2         51 h copy
        vmovdqa ymm1, ymm15                                           ;   444.3         51 h copy
        vmovdqa ymm3, ymm14                                           ;   444.5         51 h copy
        vmovdqa ymm0, ymm11                                           ;   444.7         51 h copy
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
