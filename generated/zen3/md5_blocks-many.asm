; md5_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 92ee03fd8506fdcf); do not edit:
;   ./cw build md5_blocks --cpu zen3 --variant many
;
; void md5_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, uint32_t n);   System V, 64 bits
;   h_0: 16 bytes, read and written, secret, no alignment needed
;   h_1: 16 bytes, read and written, secret, no alignment needed
;   h_2: 16 bytes, read and written, secret, no alignment needed
;   h_3: 16 bytes, read and written, secret, no alignment needed
;   h_4: 16 bytes, read and written, secret, no alignment needed
;   h_5: 16 bytes, read and written, secret, no alignment needed
;   h_6: 16 bytes, read and written, secret, no alignment needed
;   h_7: 16 bytes, read and written, secret, no alignment needed
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
;   body: 36 uops, planned 20.3; bounds: width 6.0, ports 7.7, path 12.0
;   blocks: 922 uops, planned 393.2; bounds: width 153.7, ports 167.0, path 390.0
;   body.2: 32 uops, planned 13.2; bounds: width 5.3, ports 8.0, path 5.0
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
        mov r8, qword [rbp + 512]                                    ;     0.0 agu0    40 h reload
        vmovdqu xmm0, [r8]                                           ;     4.0 agu1    40 h
        mov r8, qword [rbp + 520]                                    ;     0.3 agu2    40 h reload
        vmovdqu xmm1, [r8]                                           ;     4.3 agu0    40 h
        mov r8, qword [rbp + 528]                                    ;     1.2 agu1    40 h reload
        vmovdqu xmm2, [r8]                                           ;     5.2 agu0    40 h
        mov r8, qword [rbp + 536]                                    ;     1.3 agu2    40 h reload
        vmovdqu xmm3, [r8]                                           ;     5.3 agu1    40 h
        mov r8, qword [rbp + 544]                                    ;     2.3 agu2    40 h reload
        vmovdqu xmm4, [r8]                                           ;     6.3 agu0    40 h
        vperm2i128 ymm0, ymm0, ymm4, 0x20                            ;    13.3 fp1     40 h
        mov r8, qword [rbp + 552]                                    ;     3.2 agu1    40 h reload
        vmovdqu xmm4, [r8]                                           ;     7.2 agu0    40 h
        vperm2i128 ymm1, ymm1, ymm4, 0x20                            ;    14.2 fp1     40 h
        vpunpckldq ymm4, ymm0, ymm1                                  ;    17.2 fp2     40 h
        vpunpckhdq ymm0, ymm0, ymm1                                  ;    17.2 fp2     40 h
        mov r8, qword [rbp + 560]                                    ;     3.3 agu2    40 h reload
        vmovdqu xmm1, [r8]                                           ;     7.3 agu1    40 h
        vperm2i128 ymm1, ymm2, ymm1, 0x20                            ;    14.3 fp1     40 h
        mov r8, qword [rbp + 568]                                    ;     4.3 agu2    40 h reload
        vmovdqu xmm2, [r8]                                           ;     8.3 agu0    40 h
        vperm2i128 ymm2, ymm3, ymm2, 0x20                            ;    15.3 fp1     40 h
        vpunpckldq ymm3, ymm1, ymm2                                  ;    18.3 fp2     40 h
        vpunpckhdq ymm1, ymm1, ymm2                                  ;    18.3 fp2     40 h
        vpunpcklqdq ymm2, ymm4, ymm3                                 ;    19.3 fp1     40 h
        vpunpckhqdq ymm3, ymm4, ymm3                                 ;    19.3 fp2     40 h
        vmovdqu [rbp - 128], ymm2                                    ;    20.3 agu1+fp5   40 h
        vmovdqu [rbp - 96], ymm3                                     ;    20.3 agu2+fp5   40 h
        vpunpcklqdq ymm2, ymm0, ymm1                                 ;    19.3 fp1     40 h
        vpunpckhqdq ymm0, ymm0, ymm1                                 ;    19.3 fp2     40 h
        vmovdqu [rbp - 64], ymm2                                     ;    20.3 agu0+fp5   40 h
        vmovdqu [rbp - 32], ymm0                                     ;    20.3 agu1+fp5   40 h
        mov r8d, dword [rbp + 656]                                   ;    13.3 agu2    40 h
        shl r8, 6                                                    ;    17.3 alu1    40 h
        add r8, qword [rbp + 576]                                    ;    18.3 alu0+agu0   40 h
        mov qword [rbp + 584], r8                                    ;    19.3 agu1+st0   40 h
        cmp dword [rbp + 656], 0                                     ;                    no blocks?
        je .blocks_1_done
        vmovdqu ymm0, [rbp - 64]                                     ;                    resident
        vmovdqu ymm1, [rbp - 32]                                     ;                    resident
        vmovdqu ymm2, [rbp - 96]                                     ;                    resident
        mov r8, qword [rbp + 576]                                    ;                    resident
        mov r9, qword [rbp + 592]                                    ;                    resident
        mov r10, qword [rbp + 600]                                   ;                    resident
        mov r11, qword [rbp + 608]                                   ;                    resident
        mov r12, qword [rbp + 616]                                   ;                    resident
        mov r13, qword [rbp + 624]                                   ;                    resident
        mov r14, qword [rbp + 632]                                   ;                    resident
        mov r15, qword [rbp + 640]                                   ;                    resident
        vmovdqu ymm3, [rbp - 128]                                    ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm4, [r8]                                           ;     0.0 agu0    47 t
        vmovdqu xmm5, [r9]                                           ;     0.2 agu1    47 t
        vmovdqu xmm6, [r10]                                          ;     1.0 agu0    47 t
        vmovdqu xmm7, [r11]                                          ;     1.2 agu1    47 t
        vmovdqu xmm8, [r12]                                          ;     2.0 agu0    47 t
        vmovdqu xmm9, [r13]                                          ;     2.2 agu1    47 t
        vmovdqu xmm10, [r14]                                         ;     3.0 agu0    47 t
        vmovdqu xmm11, [r15]                                         ;     3.2 agu1    47 t
        vpaddd ymm12, ymm3, [rel md5_blocks.T0_constants256 + 32]    ;     7.0 fp0+agu0   47 t
        vpxor ymm13, ymm1, ymm0                                      ;     1.5 fp1     26 t
        vpand ymm13, ymm13, ymm2                                     ;     2.5 fp2     26 t
        vpxor ymm13, ymm13, ymm1                                     ;     3.5 fp3     26 t
        vpaddd ymm12, ymm12, ymm13                                   ;     8.0 fp0     47 t
        vpaddd ymm13, ymm1, [rel md5_blocks.T0_constants256 + 64]    ;     7.0 fp1+agu1   47 t
        vperm2i128 ymm4, ymm4, ymm8, 0x20                            ;     9.0 fp1     47 t
        vperm2i128 ymm5, ymm5, ymm9, 0x20                            ;     9.2 fp1     47 t
        vmovdqu xmm8, [r8 + 16]                                      ;     5.0 agu0    47 t
        vpxor ymm9, ymm0, ymm2                                       ;     2.8 fp2     26 t
        vperm2i128 ymm6, ymm6, ymm10, 0x20                           ;    10.0 fp1     47 t
        vmovdqa ymm10, ymm0                                          ;     3.2         26 t copy
        vperm2i128 ymm7, ymm7, ymm11, 0x20                           ;    10.2 fp1     47 t
        vmovdqu xmm11, [r9 + 16]                                     ;     5.2 agu1    47 t
        vmovdqu xmm14, [r10 + 16]                                    ;     6.0 agu0    47 t
        vmovdqu xmm15, [r11 + 16]                                    ;     6.2 agu1    47 t
        vmovdqu [rbp + 0], ymm1                                      ;     4.0 agu2+fp5   42 v[3] spill
        vmovdqu xmm1, [r12 + 16]                                     ;     7.0 agu0    47 t
        vmovdqu [rbp + 32], ymm3                                     ;     5.0 agu2+fp5   42 v[0] spill
        vpaddd ymm3, ymm0, [rel md5_blocks.T0_constants256 + 96]     ;     7.2 fp3+agu1   47 t
        vmovdqu [rbp + 64], ymm0                                     ;     6.0 agu2+fp5   42 v[2] spill
        vmovdqa ymm0, ymm2                                           ;     4.8         48 v[0] copy
        vmovdqa ymm15, ymm2                                          ;     5.0         26 t copy
        vmovdqa ymm14, ymm2                                          ;     5.2         26 t copy
        vpunpckldq ymm8, ymm4, ymm5                                  ;    12.2 fp2     47 t
        vmovdqu xmm11, [r13 + 16]                                    ;     8.0 agu0    47 t
        vmovdqu xmm1, [r14 + 16]                                     ;     8.2 agu1    47 t
        vpunpckhdq ymm4, ymm4, ymm5                                  ;    12.2 fp2     47 t
        vpunpckldq ymm5, ymm6, ymm7                                  ;    13.2 fp2     47 t
        vmovdqu xmm1, [r15 + 16]                                     ;     9.0 agu0    47 t
        vpunpckhdq ymm6, ymm6, ymm7                                  ;    13.2 fp1     47 t
        vpunpcklqdq ymm7, ymm8, ymm5                                 ;    14.2 fp2     47 t
        vpunpckhqdq ymm5, ymm8, ymm5                                 ;    14.2 fp1     47 t
        vpunpcklqdq ymm8, ymm4, ymm6                                 ;    14.2 fp2     47 t
        vpaddd ymm12, ymm12, ymm7                                    ;    15.2 fp0     47 t
        vpaddd ymm13, ymm13, ymm5                                    ;    15.2 fp3     47 t
        vpaddd ymm3, ymm3, ymm8                                      ;    15.2 fp0     47 t
        vmovdqu [rbp + 96], ymm8                                     ;    15.2 agu2+fp5   47 t spill
        vpslld ymm8, ymm12, 7                                        ;    16.2 fp1     48 v[0]
        vpsrld ymm12, ymm12, 0x19                                    ;    16.2 fp2     48 v[0]
        vpxor ymm8, ymm8, ymm12                                      ;    17.2 fp3     48 v[0]
        vpunpckhqdq ymm4, ymm4, ymm6                                 ;    14.2 fp1     47 t
        vpaddd ymm0, ymm0, ymm8                                      ;    18.2 fp0     48 v[0]
        vpaddd ymm6, ymm4, ymm2                                      ;    15.2 fp3     47 t
        vpand ymm9, ymm9, ymm0                                       ;    19.2 fp0     26 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 128]    ;    16.2 fp2+agu1   47 t
        vpxor ymm10, ymm10, ymm9                                     ;    20.2 fp1     26 t
        vmovdqu xmm8, [r9 + 16]                                      ;    14.2 agu0    47 t reload
        vperm2i128 ymm8, ymm8, ymm11, 0x20                           ;    21.2 fp1     47 t
        vmovdqu xmm9, [r12 + 16]                                     ;    14.5 agu1    47 t reload
        vmovdqu xmm11, [r8 + 16]                                     ;    15.2 agu0    47 t reload
        vperm2i128 ymm9, ymm11, ymm9, 0x20                           ;    22.2 fp1     47 t
        vpxor ymm15, ymm15, ymm0                                     ;    19.2 fp3     26 t
        vpaddd ymm13, ymm13, ymm10                                   ;    21.2 fp0     47 t
        vmovdqu xmm10, [r11 + 16]                                    ;    15.5 agu1    47 t reload
        vperm2i128 ymm10, ymm10, ymm1, 0x20                          ;    22.5 fp1     47 t
        vmovdqu xmm11, [r14 + 16]                                    ;    16.2 agu0    47 t reload
        vmovdqu xmm12, [r10 + 16]                                    ;    16.5 agu1    47 t reload
        vperm2i128 ymm11, ymm12, ymm11, 0x20                         ;    23.5 fp1     47 t
        vmovdqa ymm12, ymm0                                          ;    19.2         48 v[3] copy
        vmovdqa ymm1, ymm0                                           ;    19.2         26 t copy
        vmovdqu [rbp + 128], ymm2                                    ;    16.5 agu2+fp5   42 v[1] spill
        vmovdqa ymm2, ymm0                                           ;    19.2         26 t copy
        vmovdqu [rbp + 160], ymm4                                    ;    17.5 agu0+fp5   47 t spill
        vpslld ymm4, ymm13, 0xc                                      ;    22.2 fp2     48 v[3]
        vpsrld ymm13, ymm13, 0x14                                    ;    22.2 fp2     48 v[3]
        vpxor ymm4, ymm4, ymm13                                      ;    23.2 fp3     48 v[3]
        vpaddd ymm12, ymm12, ymm4                                    ;    24.2 fp0     48 v[3]
        vpunpckldq ymm4, ymm9, ymm8                                  ;    25.2 fp1     47 t
        vpand ymm15, ymm15, ymm12                                    ;    25.2 fp3     26 t
        vpxor ymm14, ymm14, ymm15                                    ;    26.2 fp0     26 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 160]    ;    19.5 fp2+agu1   47 t
        vpxor ymm1, ymm1, ymm12                                      ;    25.2 fp1     26 t
        vpaddd ymm3, ymm3, ymm14                                     ;    27.2 fp3     47 t
        vmovdqa ymm13, ymm12                                         ;    25.2         48 v[2] copy
        vmovdqa ymm14, ymm12                                         ;    25.2         26 t copy
        vmovdqa ymm15, ymm12                                         ;    25.2         26 t copy
        vmovdqu [rbp + 192], ymm7                                    ;    21.3 agu2+fp5   47 t spill
        vpunpckldq ymm7, ymm11, ymm10                                ;    26.5 fp2     47 t
        vmovdqu [rbp + 224], ymm5                                    ;    22.3 agu0+fp5   47 t spill
        vpunpcklqdq ymm5, ymm4, ymm7                                 ;    27.5 fp1     47 t
        vpaddd ymm0, ymm0, ymm5                                      ;    28.5 fp0     47 t
        vmovdqu [rbp + 256], ymm5                                    ;    28.5 agu1+fp5   47 t spill
        vpslld ymm5, ymm3, 0x11                                      ;    28.2 fp2     48 v[2]
        vpunpckhqdq ymm4, ymm4, ymm7                                 ;    27.5 fp1     47 t
        vpsrld ymm7, ymm3, 0xf                                       ;    28.2 fp2     48 v[2]
        vpxor ymm5, ymm5, ymm7                                       ;    29.2 fp3     48 v[2]
        vpaddd ymm13, ymm13, ymm5                                    ;    30.2 fp0     48 v[2]
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 192]  ;    25.3 fp1+agu0   47 t
        vpaddd ymm12, ymm12, ymm4                                    ;    28.5 fp2     47 t
        vpand ymm1, ymm1, ymm13                                      ;    31.2 fp3     26 t
        vpxor ymm14, ymm14, ymm13                                    ;    31.2 fp0     26 t
        vpxor ymm2, ymm2, ymm1                                       ;    32.2 fp1     26 t
        vmovdqa ymm5, ymm13                                          ;    31.2         48 v[1] copy
        vmovdqa ymm7, ymm13                                          ;    31.2         26 t copy
        vmovdqa ymm1, ymm13                                          ;    31.2         26 t copy
        vpaddd ymm6, ymm6, ymm2                                      ;    33.2 fp2     47 t
        vpunpckhdq ymm8, ymm9, ymm8                                  ;    27.5 fp1     47 t
        vpunpckhdq ymm9, ymm11, ymm10                                ;    28.2 fp2     47 t
        vpslld ymm10, ymm6, 0x16                                     ;    34.2 fp1     48 v[1]
        vpsrld ymm6, ymm6, 0xa                                       ;    34.2 fp2     48 v[1]
        vpunpcklqdq ymm11, ymm8, ymm9                                ;    29.5 fp1     47 t
        vpaddd ymm13, ymm13, ymm11                                   ;    31.2 fp3     47 t
        vpxor ymm10, ymm10, ymm6                                     ;    35.2 fp0     48 v[1]
        vmovdqu xmm6, [r8 + 32]                                      ;    28.8 agu1    47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 224]  ;    32.2 fp3+agu0   47 t
        vpaddd ymm5, ymm5, ymm10                                     ;    36.2 fp0     48 v[1]
        vmovdqu xmm10, [r9 + 32]                                     ;    29.8 agu1    47 t
        vmovdqu xmm2, [r10 + 32]                                     ;    30.0 agu0    47 t
        vmovdqu xmm3, [r11 + 32]                                     ;    30.8 agu1    47 t
        vmovdqu [rbp + 288], ymm4                                    ;    30.0 agu2+fp5   47 t spill
        vmovdqu xmm4, [r12 + 32]                                     ;    31.0 agu0    47 t
        vmovdqu [rbp + 320], ymm11                                   ;    31.0 agu2+fp5   47 t spill
        vmovdqu xmm11, [r13 + 32]                                    ;    31.8 agu1    47 t
        vpand ymm14, ymm14, ymm5                                     ;    37.2 fp2     26 t
        vmovdqu xmm3, [r14 + 32]                                     ;    32.0 agu0    47 t
        vpxor ymm15, ymm15, ymm14                                    ;    38.2 fp1     26 t
        vmovdqu xmm14, [r15 + 32]                                    ;    32.8 agu1    47 t
        vpxor ymm7, ymm7, ymm5                                       ;    37.2 fp3     26 t
        vpaddd ymm0, ymm0, ymm15                                     ;    39.2 fp0     47 t
        vmovdqa ymm15, ymm5                                          ;    37.2         48 v[0] copy
        vmovdqa ymm14, ymm5                                          ;    37.2         26 t copy
        vmovdqa ymm2, ymm5                                           ;    37.2         26 t copy
        vpslld ymm3, ymm0, 7                                         ;    40.2 fp2     48 v[0]
        vpsrld ymm0, ymm0, 0x19                                      ;    40.2 fp1     48 v[0]
        vpxor ymm3, ymm3, ymm0                                       ;    41.2 fp3     48 v[0]
        vpunpckhqdq ymm8, ymm8, ymm9                                 ;    33.5 fp2     47 t
        vpaddd ymm15, ymm15, ymm3                                    ;    42.2 fp0     48 v[0]
        vpaddd ymm5, ymm8, ymm5                                      ;    37.2 fp1     47 t
        vpand ymm7, ymm7, ymm15                                      ;    43.2 fp3     26 t
        vpaddd ymm5, ymm5, [rel md5_blocks.T0_constants256 + 256]    ;    38.2 fp0+agu0   47 t
        vpxor ymm14, ymm14, ymm15                                    ;    43.2 fp2     26 t
        vpxor ymm1, ymm1, ymm7                                       ;    44.2 fp1     26 t
        vperm2i128 ymm4, ymm6, ymm4, 0x20                            ;    38.0 fp1     47 t
        vperm2i128 ymm6, ymm10, ymm11, 0x20                          ;    38.8 fp1     47 t
        vmovdqa ymm7, ymm15                                          ;    43.2         48 v[3] copy
        vmovdqa ymm9, ymm15                                          ;    43.2         26 t copy
        vmovdqa ymm10, ymm15                                         ;    43.2         26 t copy
        vpaddd ymm12, ymm12, ymm1                                    ;    45.2 fp3     47 t
        vmovdqu xmm11, [r14 + 32]                                    ;    38.2 agu1    47 t reload
        vmovdqu xmm0, [r10 + 32]                                     ;    38.3 agu0    47 t reload
        vperm2i128 ymm11, ymm0, ymm11, 0x20                          ;    45.3 fp1     47 t
        vmovdqu xmm0, [r15 + 32]                                     ;    39.2 agu1    47 t reload
        vmovdqu xmm1, [r11 + 32]                                     ;    39.3 agu0    47 t reload
        vperm2i128 ymm0, ymm1, ymm0, 0x20                            ;    46.3 fp1     47 t
        vpslld ymm1, ymm12, 0xc                                      ;    46.2 fp2     48 v[3]
        vpsrld ymm12, ymm12, 0x14                                    ;    46.2 fp2     48 v[3]
        vpxor ymm1, ymm1, ymm12                                      ;    47.2 fp0     48 v[3]
        vpaddd ymm7, ymm7, ymm1                                      ;    48.2 fp3     48 v[3]
        vpunpckldq ymm12, ymm4, ymm6                                 ;    41.8 fp2     47 t
        vpand ymm14, ymm14, ymm7                                     ;    49.2 fp0     26 t
        vpxor ymm2, ymm2, ymm14                                      ;    50.2 fp1     26 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 288]  ;    43.2 fp3+agu1   47 t
        vpxor ymm9, ymm9, ymm7                                       ;    49.2 fp2     26 t
        vmovdqa ymm14, ymm7                                          ;    49.2         48 v[2] copy
        vpunpckldq ymm1, ymm11, ymm0                                 ;    49.3 fp1     47 t
        vpaddd ymm13, ymm13, ymm2                                    ;    51.2 fp0     47 t
        vmovdqa ymm2, ymm7                                           ;    49.2         26 t copy
        vmovdqa ymm3, ymm7                                           ;    49.2         26 t copy
        vmovdqu [rbp + 352], ymm8                                    ;    44.2 agu2+fp5   47 t spill
        vpunpcklqdq ymm8, ymm12, ymm1                                ;    50.3 fp2     47 t
        vpaddd ymm15, ymm15, ymm8                                    ;    51.3 fp3     47 t
        vmovdqu [rbp + 384], ymm8                                    ;    51.3 agu0+fp5   47 t spill
        vpslld ymm8, ymm13, 0x11                                     ;    52.2 fp1     48 v[2]
        vpunpckhqdq ymm12, ymm12, ymm1                               ;    50.3 fp2     47 t
        vpsrld ymm13, ymm13, 0xf                                     ;    52.2 fp1     48 v[2]
        vpxor ymm8, ymm8, ymm13                                      ;    53.2 fp0     48 v[2]
        vpaddd ymm14, ymm14, ymm8                                    ;    54.2 fp3     48 v[2]
        vpaddd ymm7, ymm7, [rel md5_blocks.T0_constants256 + 320]    ;    49.2 fp2+agu1   47 t
        vpaddd ymm7, ymm7, ymm12                                     ;    51.3 fp0     47 t
        vpand ymm9, ymm9, ymm14                                      ;    55.2 fp1     26 t
        vpxor ymm2, ymm2, ymm14                                      ;    55.2 fp3     26 t
        vpxor ymm10, ymm10, ymm9                                     ;    56.2 fp2     26 t
        vmovdqa ymm8, ymm14                                          ;    55.2         48 v[1] copy
        vmovdqa ymm9, ymm14                                          ;    55.2         26 t copy
        vmovdqa ymm13, ymm14                                         ;    55.2         26 t copy
        vpaddd ymm5, ymm5, ymm10                                     ;    57.2 fp0     47 t
        vpunpckhdq ymm4, ymm4, ymm6                                  ;    50.7 fp1     47 t
        vpunpckhdq ymm6, ymm11, ymm0                                 ;    51.2 fp2     47 t
        vpslld ymm10, ymm5, 0x16                                     ;    58.2 fp1     48 v[1]
        vpsrld ymm5, ymm5, 0xa                                       ;    58.2 fp2     48 v[1]
        vpunpcklqdq ymm11, ymm4, ymm6                                ;    52.7 fp1     47 t
        vpaddd ymm14, ymm14, ymm11                                   ;    55.2 fp3     47 t
        vpxor ymm10, ymm10, ymm5                                     ;    59.2 fp0     48 v[1]
        vmovdqu xmm5, [r8 + 48]                                      ;    52.2 agu0    47 t
        vpaddd ymm14, ymm14, [rel md5_blocks.T0_constants256 + 352]  ;    56.2 fp3+agu1   47 t
        vpaddd ymm8, ymm8, ymm10                                     ;    60.2 fp0     48 v[1]
        vmovdqu xmm10, [r9 + 48]                                     ;    53.2 agu0    47 t
        vmovdqu xmm0, [r10 + 48]                                     ;    53.3 agu1    47 t
        vmovdqu xmm1, [r11 + 48]                                     ;    54.2 agu0    47 t
        vpand ymm2, ymm2, ymm8                                       ;    61.2 fp2     26 t
        vmovdqu [rbp + 416], ymm12                                   ;    54.2 agu2+fp5   47 t spill
        vmovdqu xmm12, [r12 + 48]                                    ;    54.3 agu1    47 t
        vmovdqu [rbp + 448], ymm11                                   ;    55.2 agu0+fp5   47 t spill
        vmovdqu xmm11, [r13 + 48]                                    ;    55.3 agu1    47 t
        vmovdqu xmm0, [r14 + 48]                                     ;    56.2 agu0    47 t
        vpxor ymm3, ymm3, ymm2                                       ;    62.2 fp1     26 t
        vmovdqu xmm2, [r15 + 48]                                     ;    56.3 agu1    47 t
        vpxor ymm9, ymm9, ymm8                                       ;    61.2 fp3     26 t
        vpaddd ymm15, ymm15, ymm3                                    ;    63.2 fp0     47 t
        vmovdqa ymm3, ymm8                                           ;    61.2         48 v[0] copy
        vmovdqa ymm1, ymm8                                           ;    61.2         26 t copy
        vmovdqa ymm0, ymm8                                           ;    61.2         26 t copy
        vpslld ymm2, ymm15, 7                                        ;    64.2 fp2     48 v[0]
        vpsrld ymm15, ymm15, 0x19                                    ;    64.2 fp1     48 v[0]
        vpxor ymm2, ymm2, ymm15                                      ;    65.2 fp3     48 v[0]
        vpunpckhqdq ymm4, ymm4, ymm6                                 ;    57.5 fp2     47 t
        vpaddd ymm3, ymm3, ymm2                                      ;    66.2 fp0     48 v[0]
        vpaddd ymm6, ymm4, ymm8                                      ;    61.2 fp1     47 t
        vpand ymm9, ymm9, ymm3                                       ;    67.2 fp3     26 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 384]    ;    62.2 fp0+agu0   47 t
        vpxor ymm1, ymm1, ymm3                                       ;    67.2 fp2     26 t
        vpxor ymm13, ymm13, ymm9                                     ;    68.2 fp1     26 t
        vperm2i128 ymm5, ymm5, ymm12, 0x20                           ;    61.3 fp1     47 t
        vperm2i128 ymm8, ymm10, ymm11, 0x20                          ;    62.3 fp1     47 t
        vmovdqa ymm9, ymm3                                           ;    67.2         48 v[3] copy
        vmovdqa ymm10, ymm3                                          ;    67.2         26 t copy
        vmovdqa ymm11, ymm3                                          ;    67.2         26 t copy
        vpaddd ymm7, ymm7, ymm13                                     ;    69.2 fp3     47 t
        vmovdqu xmm12, [r14 + 48]                                    ;    62.2 agu1    47 t reload
        vmovdqu xmm13, [r10 + 48]                                    ;    62.3 agu0    47 t reload
        vperm2i128 ymm12, ymm13, ymm12, 0x20                         ;    69.3 fp1     47 t
        vmovdqu xmm13, [r15 + 48]                                    ;    63.2 agu1    47 t reload
        vmovdqu xmm15, [r11 + 48]                                    ;    63.3 agu0    47 t reload
        vperm2i128 ymm13, ymm15, ymm13, 0x20                         ;    70.3 fp1     47 t
        vpslld ymm15, ymm7, 0xc                                      ;    70.2 fp2     48 v[3]
        vpsrld ymm7, ymm7, 0x14                                      ;    70.2 fp2     48 v[3]
        vpxor ymm15, ymm15, ymm7                                     ;    71.2 fp0     48 v[3]
        vpaddd ymm9, ymm9, ymm15                                     ;    72.2 fp3     48 v[3]
        vpunpckldq ymm7, ymm5, ymm8                                  ;    65.3 fp2     47 t
        vpand ymm1, ymm1, ymm9                                       ;    73.2 fp0     26 t
        vpxor ymm0, ymm0, ymm1                                       ;    74.2 fp1     26 t
        vpxor ymm10, ymm10, ymm9                                     ;    73.2 fp3     26 t
        vmovdqa ymm15, ymm9                                          ;    73.2         48 v[2] copy
        vpunpckldq ymm1, ymm12, ymm13                                ;    73.3 fp2     47 t
        vpaddd ymm14, ymm14, ymm0                                    ;    75.2 fp0     47 t
        vpaddd ymm3, ymm3, [rel md5_blocks.T0_constants256 + 416]    ;    67.7 fp1+agu1   47 t
        vmovdqa ymm0, ymm9                                           ;    73.2         26 t copy
        vmovdqa ymm2, ymm9                                           ;    73.2         26 t copy
        vmovdqu [rbp + 480], ymm4                                    ;    68.2 agu2+fp5   47 t spill
        vpunpcklqdq ymm4, ymm7, ymm1                                 ;    74.3 fp2     47 t
        vpunpckhqdq ymm7, ymm7, ymm1                                 ;    74.3 fp1     47 t
        vpaddd ymm3, ymm3, ymm4                                      ;    75.3 fp3     47 t
        vpslld ymm1, ymm14, 0x11                                     ;    76.2 fp2     48 v[2]
        vpsrld ymm14, ymm14, 0xf                                     ;    76.2 fp1     48 v[2]
        vpxor ymm1, ymm1, ymm14                                      ;    77.2 fp0     48 v[2]
        vpaddd ymm9, ymm9, ymm7                                      ;    75.3 fp3     47 t
        vpaddd ymm15, ymm15, ymm1                                    ;    78.2 fp2     48 v[2]
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 448]    ;    76.3 fp1+agu0   47 t
        vpand ymm10, ymm10, ymm15                                    ;    79.2 fp0     26 t
        vpxor ymm11, ymm11, ymm10                                    ;    80.2 fp3     26 t
        vpxor ymm0, ymm0, ymm15                                      ;    79.2 fp2     26 t
        vmovdqa ymm10, ymm15                                         ;    79.2         48 v[1] copy
        vpaddd ymm6, ymm6, ymm11                                     ;    81.2 fp1     47 t
        vpunpckhdq ymm5, ymm5, ymm8                                  ;    74.7 fp2     47 t
        vpunpckhdq ymm8, ymm12, ymm13                                ;    75.2 fp1     47 t
        vmovdqa ymm11, ymm15                                         ;    79.2         26 t copy
        vmovdqa ymm12, ymm15                                         ;    79.2         26 t copy
        vpslld ymm13, ymm6, 0x16                                     ;    82.2 fp2     48 v[1]
        vpsrld ymm6, ymm6, 0xa                                       ;    82.2 fp1     48 v[1]
        vpunpcklqdq ymm14, ymm5, ymm8                                ;    76.7 fp2     47 t
        vpaddd ymm15, ymm15, ymm14                                   ;    79.2 fp0     47 t
        vpxor ymm13, ymm13, ymm6                                     ;    83.2 fp3     48 v[1]
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 480]  ;    80.2 fp0+agu1   47 t
        vpaddd ymm10, ymm10, ymm13                                   ;    84.2 fp1     48 v[1]
        vpand ymm0, ymm0, ymm10                                      ;    85.2 fp3     26 t
        vpxor ymm11, ymm11, ymm10                                    ;    85.2 fp0     26 t
        vpxor ymm2, ymm2, ymm0                                       ;    86.2 fp2     26 t
        vpunpckhqdq ymm5, ymm5, ymm8                                 ;    79.2 fp1     47 t
        vmovdqa ymm6, ymm10                                          ;    85.2         48 v[0] copy
        vmovdqa ymm8, ymm10                                          ;    85.2         26 t copy
        vmovdqa ymm13, ymm10                                         ;    85.2         26 t copy
        vpaddd ymm3, ymm3, ymm2                                      ;    87.2 fp3     47 t
        vpslld ymm0, ymm3, 7                                         ;    88.2 fp2     48 v[0]
        vpaddd ymm10, ymm10, ymm5                                    ;    85.2 fp0     47 t
        vpsrld ymm1, ymm3, 0x19                                      ;    88.2 fp1     48 v[0]
        vpaddd ymm10, ymm10, [rel md5_blocks.T0_constants256 + 512]  ;    86.2 fp3+agu0   47 t
        vpxor ymm0, ymm0, ymm1                                       ;    89.2 fp2     48 v[0]
        vpaddd ymm6, ymm6, ymm0                                      ;    90.2 fp0     48 v[0]
        vpand ymm11, ymm11, ymm6                                     ;    91.2 fp1     26 t
        vpxor ymm8, ymm8, ymm6                                       ;    91.2 fp3     26 t
        vpxor ymm12, ymm12, ymm11                                    ;    92.2 fp2     26 t
        vmovdqa ymm11, ymm6                                          ;    91.2         48 v[3] copy
        vmovdqa ymm0, ymm6                                           ;    91.2         26 t copy
        vmovdqa ymm1, ymm6                                           ;    91.2         26 t copy
        vpaddd ymm9, ymm9, ymm12                                     ;    93.2 fp0     47 t
        vmovdqu ymm12, [rbp + 224]                                   ;    85.8 agu1    47 t
        vpaddd ymm12, ymm12, ymm6                                    ;    92.8 fp1     47 t
        vpslld ymm6, ymm9, 0xc                                       ;    94.2 fp2     48 v[3]
        vpsrld ymm9, ymm9, 0x14                                      ;    94.2 fp1     48 v[3]
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 544]  ;    93.8 fp3+agu0   47 t
        vpxor ymm6, ymm6, ymm9                                       ;    95.2 fp0     48 v[3]
        vpaddd ymm11, ymm11, ymm6                                    ;    96.2 fp2     48 v[3]
        vpand ymm8, ymm8, ymm11                                      ;    97.2 fp3     26 t
        vpxor ymm0, ymm0, ymm11                                      ;    97.2 fp1     26 t
        vmovdqa ymm6, ymm11                                          ;    97.2         48 v[2] copy
        vpxor ymm13, ymm13, ymm8                                     ;    98.2 fp0     26 t
        vmovdqa ymm8, ymm11                                          ;    97.2         27 t copy
        vpaddd ymm15, ymm15, ymm13                                   ;    99.2 fp2     47 t
        vmovdqu ymm9, [rbp + 320]                                    ;    91.7 agu1    47 t reload
        vpaddd ymm11, ymm11, ymm9                                    ;    98.7 fp3     47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 576]  ;    99.7 fp1+agu0   47 t
        vpslld ymm13, ymm15, 0x11                                    ;   100.2 fp2     48 v[2]
        vpsrld ymm15, ymm15, 0xf                                     ;   100.2 fp1     48 v[2]
        vpxor ymm13, ymm13, ymm15                                    ;   101.2 fp0     48 v[2]
        vpaddd ymm6, ymm6, ymm13                                     ;   102.2 fp3     48 v[2]
        vpand ymm0, ymm0, ymm6                                       ;   103.2 fp2     26 t
        vpxor ymm1, ymm1, ymm0                                       ;   104.2 fp1     26 t
        vmovdqu ymm13, [rbp + 480]                                   ;    95.2 agu1    47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 608]  ;   102.2 fp0+agu0   47 t
        vmovdqa ymm15, ymm6                                          ;   103.2         48 v[1] copy
        vpaddd ymm13, ymm13, ymm6                                    ;   103.2 fp3     47 t
        vmovdqa ymm0, ymm6                                           ;   103.2         27 t copy
        vmovdqa ymm2, ymm6                                           ;   103.2         27 t copy
        vpaddd ymm10, ymm10, ymm1                                    ;   105.2 fp2     47 t
        vpslld ymm1, ymm10, 0x16                                     ;   106.2 fp1     48 v[1]
        vpsrld ymm10, ymm10, 0xa                                     ;   106.2 fp2     48 v[1]
        vpxor ymm1, ymm1, ymm10                                      ;   107.2 fp0     48 v[1]
        vpaddd ymm15, ymm15, ymm1                                    ;   108.2 fp3     48 v[1]
        vpxor ymm0, ymm0, ymm15                                      ;   109.2 fp1     27 t
        vpand ymm8, ymm8, ymm0                                       ;   110.2 fp2     27 t
        vmovdqa ymm10, ymm15                                         ;   109.2         48 v[0] copy
        vmovdqa ymm0, ymm15                                          ;   109.2         27 t copy
        vmovdqa ymm1, ymm15                                          ;   109.2         27 t copy
        vmovdqa ymm3, ymm15                                          ;   109.2         27 t copy
        vpxor ymm2, ymm2, ymm8                                       ;   111.2 fp0     27 t
        vmovdqu ymm8, [rbp + 192]                                    ;   103.5 agu1    47 t reload
        vpaddd ymm15, ymm15, ymm8                                    ;   110.5 fp3     47 t
        vpaddd ymm12, ymm12, ymm2                                    ;   112.2 fp1     47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 640]  ;   111.5 fp2+agu0   47 t
        vpslld ymm2, ymm12, 5                                        ;   113.2 fp1     48 v[0]
        vpsrld ymm12, ymm12, 0x1b                                    ;   113.2 fp2     48 v[0]
        vpxor ymm2, ymm2, ymm12                                      ;   114.2 fp0     48 v[0]
        vpaddd ymm10, ymm10, ymm2                                    ;   115.2 fp3     48 v[0]
        vpxor ymm0, ymm0, ymm10                                      ;   116.2 fp1     27 t
        vpand ymm6, ymm6, ymm0                                       ;   117.2 fp2     27 t
        vmovdqa ymm12, ymm10                                         ;   116.2         48 v[3] copy
        vpxor ymm1, ymm1, ymm6                                       ;   118.2 fp0     27 t
        vmovdqu ymm6, [rbp + 288]                                    ;   109.5 agu1    47 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 672]    ;   116.5 fp3+agu0   47 t
        vpaddd ymm6, ymm6, ymm10                                     ;   117.5 fp1     47 t
        vmovdqa ymm0, ymm10                                          ;   116.2         27 t copy
        vmovdqa ymm2, ymm10                                          ;   116.2         27 t copy
        vpaddd ymm11, ymm11, ymm1                                    ;   119.2 fp2     47 t
        vpslld ymm1, ymm11, 9                                        ;   120.2 fp1     48 v[3]
        vpsrld ymm11, ymm11, 0x17                                    ;   120.2 fp2     48 v[3]
        vpxor ymm1, ymm1, ymm11                                      ;   121.2 fp0     48 v[3]
        vpaddd ymm12, ymm12, ymm1                                    ;   122.2 fp3     48 v[3]
        vpxor ymm0, ymm0, ymm12                                      ;   123.2 fp1     27 t
        vpand ymm3, ymm3, ymm0                                       ;   124.2 fp2     27 t
        vmovdqa ymm11, ymm12                                         ;   123.2         48 v[2] copy
        vpxor ymm2, ymm2, ymm3                                       ;   125.2 fp0     27 t
        vmovdqu ymm0, [rbp + 448]                                    ;   116.3 agu1    47 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 704]    ;   123.3 fp3+agu0   47 t
        vpaddd ymm0, ymm0, ymm12                                     ;   124.3 fp1     47 t
        vmovdqa ymm1, ymm12                                          ;   123.2         27 t copy
        vmovdqa ymm3, ymm12                                          ;   123.2         27 t copy
        vpaddd ymm13, ymm13, ymm2                                    ;   126.2 fp2     47 t
        vpslld ymm2, ymm13, 0xe                                      ;   127.2 fp1     48 v[2]
        vpsrld ymm13, ymm13, 0x12                                    ;   127.2 fp2     48 v[2]
        vpxor ymm2, ymm2, ymm13                                      ;   128.2 fp0     48 v[2]
        vpaddd ymm11, ymm11, ymm2                                    ;   129.2 fp3     48 v[2]
        vpxor ymm1, ymm1, ymm11                                      ;   130.2 fp1     27 t
        vpand ymm10, ymm10, ymm1                                     ;   131.2 fp2     27 t
        vmovdqa ymm13, ymm11                                         ;   130.2         48 v[1] copy
        vpxor ymm3, ymm3, ymm10                                      ;   132.2 fp0     27 t
        vpaddd ymm10, ymm5, ymm11                                    ;   130.2 fp3     47 t
        vmovdqa ymm1, ymm11                                          ;   130.2         27 t copy
        vmovdqa ymm2, ymm11                                          ;   130.2         27 t copy
        vpaddd ymm15, ymm15, ymm3                                    ;   133.2 fp1     47 t
        vpaddd ymm10, ymm10, [rel md5_blocks.T0_constants256 + 736]  ;   131.2 fp2+agu1   47 t
        vpslld ymm3, ymm15, 0x14                                     ;   134.2 fp1     48 v[1]
        vpsrld ymm15, ymm15, 0xc                                     ;   134.2 fp2     48 v[1]
        vpxor ymm3, ymm3, ymm15                                      ;   135.2 fp0     48 v[1]
        vpaddd ymm13, ymm13, ymm3                                    ;   136.2 fp3     48 v[1]
        vpxor ymm1, ymm1, ymm13                                      ;   137.2 fp1     27 t
        vpand ymm12, ymm12, ymm1                                     ;   138.2 fp2     27 t
        vmovdqa ymm15, ymm13                                         ;   137.2         48 v[0] copy
        vpxor ymm2, ymm2, ymm12                                      ;   139.2 fp0     27 t
        vmovdqu ymm12, [rbp + 256]                                   ;   130.3 agu0    47 t
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 768]  ;   137.3 fp3+agu1   47 t
        vpaddd ymm12, ymm12, ymm13                                   ;   138.3 fp1     47 t
        vmovdqa ymm1, ymm13                                          ;   137.2         27 t copy
        vmovdqa ymm3, ymm13                                          ;   137.2         27 t copy
        vpaddd ymm6, ymm6, ymm2                                      ;   140.2 fp2     47 t
        vpslld ymm2, ymm6, 5                                         ;   141.2 fp1     48 v[0]
        vpsrld ymm6, ymm6, 0x1b                                      ;   141.2 fp2     48 v[0]
        vpxor ymm2, ymm2, ymm6                                       ;   142.2 fp0     48 v[0]
        vpaddd ymm15, ymm15, ymm2                                    ;   143.2 fp3     48 v[0]
        vpxor ymm1, ymm1, ymm15                                      ;   144.2 fp1     27 t
        vpand ymm11, ymm11, ymm1                                     ;   145.2 fp2     27 t
        vmovdqa ymm6, ymm15                                          ;   144.2         48 v[3] copy
        vpxor ymm3, ymm3, ymm11                                      ;   146.2 fp0     27 t
        vmovdqu ymm11, [rbp + 416]                                   ;   137.3 agu0    47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 800]  ;   144.3 fp3+agu1   47 t
        vpaddd ymm11, ymm11, ymm15                                   ;   145.3 fp1     47 t
        vmovdqa ymm1, ymm15                                          ;   144.2         27 t copy
        vmovdqa ymm2, ymm15                                          ;   144.2         27 t copy
        vpaddd ymm0, ymm0, ymm3                                      ;   147.2 fp2     47 t
        vpslld ymm3, ymm0, 9                                         ;   148.2 fp1     48 v[3]
        vpsrld ymm0, ymm0, 0x17                                      ;   148.2 fp2     48 v[3]
        vpxor ymm3, ymm3, ymm0                                       ;   149.2 fp0     48 v[3]
        vpaddd ymm6, ymm6, ymm3                                      ;   150.2 fp3     48 v[3]
        vpxor ymm1, ymm1, ymm6                                       ;   151.2 fp1     27 t
        vpand ymm13, ymm13, ymm1                                     ;   152.2 fp2     27 t
        vmovdqa ymm0, ymm6                                           ;   151.2         48 v[2] copy
        vpxor ymm2, ymm2, ymm13                                      ;   153.2 fp0     27 t
        vpaddd ymm13, ymm14, ymm6                                    ;   151.2 fp3     47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 832]  ;   152.2 fp1+agu0   47 t
        vmovdqa ymm1, ymm6                                           ;   151.2         27 t copy
        vmovdqa ymm3, ymm6                                           ;   151.2         27 t copy
        vpaddd ymm10, ymm10, ymm2                                    ;   154.2 fp2     47 t
        vpslld ymm2, ymm10, 0xe                                      ;   155.2 fp1     48 v[2]
        vpsrld ymm10, ymm10, 0x12                                    ;   155.2 fp2     48 v[2]
        vpxor ymm2, ymm2, ymm10                                      ;   156.2 fp0     48 v[2]
        vpaddd ymm0, ymm0, ymm2                                      ;   157.2 fp3     48 v[2]
        vpxor ymm1, ymm1, ymm0                                       ;   158.2 fp1     27 t
        vpand ymm15, ymm15, ymm1                                     ;   159.2 fp2     27 t
        vmovdqa ymm10, ymm0                                          ;   158.2         48 v[1] copy
        vpxor ymm3, ymm3, ymm15                                      ;   160.2 fp0     27 t
        vmovdqu ymm15, [rbp + 160]                                   ;   151.3 agu1    47 t
        vpaddd ymm15, ymm15, ymm0                                    ;   158.3 fp3     47 t
        vmovdqa ymm1, ymm0                                           ;   158.2         27 t copy
        vmovdqa ymm2, ymm0                                           ;   158.2         27 t copy
        vpaddd ymm12, ymm12, ymm3                                    ;   161.2 fp1     47 t
        vpaddd ymm15, ymm15, [rel md5_blocks.T0_constants256 + 864]  ;   159.3 fp2+agu0   47 t
        vpslld ymm3, ymm12, 0x14                                     ;   162.2 fp1     48 v[1]
        vpsrld ymm12, ymm12, 0xc                                     ;   162.2 fp2     48 v[1]
        vpxor ymm3, ymm3, ymm12                                      ;   163.2 fp0     48 v[1]
        vpaddd ymm10, ymm10, ymm3                                    ;   164.2 fp3     48 v[1]
        vpxor ymm1, ymm1, ymm10                                      ;   165.2 fp1     27 t
        vpand ymm6, ymm6, ymm1                                       ;   166.2 fp2     27 t
        vmovdqa ymm12, ymm10                                         ;   165.2         48 v[0] copy
        vpxor ymm2, ymm2, ymm6                                       ;   167.2 fp0     27 t
        vmovdqu ymm6, [rbp + 384]                                    ;   158.3 agu1    47 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 896]    ;   165.3 fp3+agu0   47 t
        vpaddd ymm6, ymm6, ymm10                                     ;   166.3 fp1     47 t
        vmovdqa ymm1, ymm10                                          ;   165.2         27 t copy
        vmovdqa ymm3, ymm10                                          ;   165.2         27 t copy
        vpaddd ymm11, ymm11, ymm2                                    ;   168.2 fp2     47 t
        vpslld ymm2, ymm11, 5                                        ;   169.2 fp1     48 v[0]
        vpsrld ymm11, ymm11, 0x1b                                    ;   169.2 fp2     48 v[0]
        vpxor ymm2, ymm2, ymm11                                      ;   170.2 fp0     48 v[0]
        vpaddd ymm12, ymm12, ymm2                                    ;   171.2 fp3     48 v[0]
        vpxor ymm1, ymm1, ymm12                                      ;   172.2 fp1     27 t
        vpand ymm0, ymm0, ymm1                                       ;   173.2 fp2     27 t
        vmovdqa ymm11, ymm12                                         ;   172.2         48 v[3] copy
        vpxor ymm3, ymm3, ymm0                                       ;   174.2 fp0     27 t
        vpaddd ymm0, ymm7, ymm12                                     ;   172.2 fp3     47 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 928]    ;   173.2 fp1+agu1   47 t
        vmovdqa ymm1, ymm12                                          ;   172.2         27 t copy
        vmovdqa ymm2, ymm12                                          ;   172.2         27 t copy
        vpaddd ymm13, ymm13, ymm3                                    ;   175.2 fp2     47 t
        vpslld ymm3, ymm13, 9                                        ;   176.2 fp1     48 v[3]
        vpsrld ymm13, ymm13, 0x17                                    ;   176.2 fp2     48 v[3]
        vpxor ymm3, ymm3, ymm13                                      ;   177.2 fp0     48 v[3]
        vpaddd ymm11, ymm11, ymm3                                    ;   178.2 fp3     48 v[3]
        vpxor ymm1, ymm1, ymm11                                      ;   179.2 fp1     27 t
        vpand ymm10, ymm10, ymm1                                     ;   180.2 fp2     27 t
        vmovdqa ymm13, ymm11                                         ;   179.2         48 v[2] copy
        vpxor ymm2, ymm2, ymm10                                      ;   181.2 fp0     27 t
        vmovdqu ymm10, [rbp + 96]                                    ;   172.3 agu0    47 t
        vpaddd ymm10, ymm10, ymm11                                   ;   179.3 fp3     47 t
        vmovdqa ymm1, ymm11                                          ;   179.2         27 t copy
        vmovdqa ymm3, ymm11                                          ;   179.2         27 t copy
        vpaddd ymm15, ymm15, ymm2                                    ;   182.2 fp1     47 t
        vpaddd ymm10, ymm10, [rel md5_blocks.T0_constants256 + 960]  ;   180.3 fp2+agu1   47 t
        vpslld ymm2, ymm15, 0xe                                      ;   183.2 fp1     48 v[2]
        vpsrld ymm15, ymm15, 0x12                                    ;   183.2 fp2     48 v[2]
        vpxor ymm2, ymm2, ymm15                                      ;   184.2 fp0     48 v[2]
        vpaddd ymm13, ymm13, ymm2                                    ;   185.2 fp3     48 v[2]
        vpxor ymm1, ymm1, ymm13                                      ;   186.2 fp1     27 t
        vpand ymm12, ymm12, ymm1                                     ;   187.2 fp2     27 t
        vmovdqa ymm15, ymm13                                         ;   186.2         48 v[1] copy
        vpxor ymm3, ymm3, ymm12                                      ;   188.2 fp0     27 t
        vmovdqu ymm12, [rbp + 352]                                   ;   179.3 agu0    47 t
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 992]  ;   186.3 fp3+agu1   47 t
        vpaddd ymm12, ymm12, ymm13                                   ;   187.3 fp1     47 t
        vmovdqa ymm1, ymm13                                          ;   186.2         27 t copy
        vmovdqa ymm2, ymm13                                          ;   186.2         27 t copy
        vpaddd ymm6, ymm6, ymm3                                      ;   189.2 fp2     47 t
        vpslld ymm3, ymm6, 0x14                                      ;   190.2 fp1     48 v[1]
        vpsrld ymm6, ymm6, 0xc                                       ;   190.2 fp2     48 v[1]
        vpxor ymm3, ymm3, ymm6                                       ;   191.2 fp0     48 v[1]
        vpaddd ymm15, ymm15, ymm3                                    ;   192.2 fp3     48 v[1]
        vpxor ymm1, ymm1, ymm15                                      ;   193.2 fp1     27 t
        vpand ymm11, ymm11, ymm1                                     ;   194.2 fp2     27 t
        vmovdqa ymm6, ymm15                                          ;   193.2         48 v[0] copy
        vpxor ymm2, ymm2, ymm11                                      ;   195.2 fp0     27 t
        vpaddd ymm11, ymm4, ymm15                                    ;   193.2 fp3     47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 1024] ;   194.2 fp1+agu0   47 t
        vmovdqa ymm1, ymm15                                          ;   193.2         27 t copy
        vmovdqa ymm3, ymm15                                          ;   193.2         27 t copy
        vpaddd ymm0, ymm0, ymm2                                      ;   196.2 fp2     47 t
        vpslld ymm2, ymm0, 5                                         ;   197.2 fp1     48 v[0]
        vpsrld ymm0, ymm0, 0x1b                                      ;   197.2 fp2     48 v[0]
        vpxor ymm2, ymm2, ymm0                                       ;   198.2 fp0     48 v[0]
        vpaddd ymm6, ymm6, ymm2                                      ;   199.2 fp3     48 v[0]
        vpxor ymm1, ymm1, ymm6                                       ;   200.2 fp1     27 t
        vpand ymm13, ymm13, ymm1                                     ;   201.2 fp2     27 t
        vmovdqu ymm0, [rbp + 288]                                    ;   192.2 agu1    47 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 1056]   ;   199.2 fp0+agu0   47 t
        vpaddd ymm0, ymm0, ymm6                                      ;   200.2 fp3     47 t
        vpxor ymm3, ymm3, ymm13                                      ;   202.2 fp1     27 t
        vmovdqa ymm13, ymm6                                          ;   200.2         48 v[3] copy
        vmovdqa ymm1, ymm6                                           ;   200.2         27 t copy
        vmovdqa ymm2, ymm6                                           ;   200.2         27 t copy
        vpaddd ymm10, ymm10, ymm3                                    ;   203.2 fp2     47 t
        vpslld ymm3, ymm10, 9                                        ;   204.2 fp1     48 v[3]
        vpsrld ymm10, ymm10, 0x17                                    ;   204.2 fp2     48 v[3]
        vpxor ymm3, ymm3, ymm10                                      ;   205.2 fp0     48 v[3]
        vpaddd ymm13, ymm13, ymm3                                    ;   206.2 fp3     48 v[3]
        vmovdqu ymm10, [rbp + 384]                                   ;   197.3 agu1    47 t
        vpxor ymm1, ymm1, ymm13                                      ;   207.2 fp1     27 t
        vpaddd ymm10, ymm10, [rel md5_blocks.T0_constants256 + 1088] ;   204.3 fp2+agu0   47 t
        vpand ymm15, ymm15, ymm1                                     ;   208.2 fp0     27 t
        vpaddd ymm10, ymm10, ymm13                                   ;   207.2 fp3     47 t
        vpxor ymm2, ymm2, ymm15                                      ;   209.2 fp1     27 t
        vmovdqa ymm15, ymm13                                         ;   207.2         48 v[2] copy
        vmovdqa ymm1, ymm13                                          ;   207.2         27 t copy
        vmovdqa ymm3, ymm13                                          ;   207.2         27 t copy
        vpaddd ymm12, ymm12, ymm2                                    ;   210.2 fp2     47 t
        vpslld ymm2, ymm12, 0xe                                      ;   211.2 fp1     48 v[2]
        vpsrld ymm12, ymm12, 0x12                                    ;   211.2 fp2     48 v[2]
        vmovdqu ymm9, [rbp + 480]                                    ;   203.2 agu1    47 t
        vpxor ymm2, ymm2, ymm12                                      ;   212.2 fp0     48 v[2]
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1120]   ;   210.2 fp3+agu0   47 t
        vpaddd ymm15, ymm15, ymm2                                    ;   213.2 fp1     48 v[2]
        vpxor ymm1, ymm1, ymm15                                      ;   214.2 fp2     27 t
        vpand ymm6, ymm6, ymm1                                       ;   215.2 fp0     27 t
        vpxor ymm13, ymm13, ymm15                                    ;   214.2 fp3     28 t
        vpaddd ymm9, ymm9, ymm15                                     ;   214.2 fp1     47 t
        vmovdqa ymm12, ymm15                                         ;   214.2         48 v[1] copy
        vpxor ymm3, ymm3, ymm6                                       ;   216.2 fp2     27 t
        vpaddd ymm6, ymm14, [rel md5_blocks.T0_constants256 + 1184]  ;   207.7 fp0+agu1   47 t
        vpaddd ymm11, ymm11, ymm3                                    ;   217.2 fp3     47 t
        vpslld ymm1, ymm11, 0x14                                     ;   218.2 fp1     48 v[1]
        vpsrld ymm11, ymm11, 0xc                                     ;   218.2 fp2     48 v[1]
        vpxor ymm1, ymm1, ymm11                                      ;   219.2 fp0     48 v[1]
        vpaddd ymm12, ymm12, ymm1                                    ;   220.2 fp3     48 v[1]
        vpxor ymm13, ymm13, ymm12                                    ;   221.2 fp1     28 t
        vmovdqu ymm11, [rbp + 224]                                   ;   211.2 agu0    47 t
        vpxor ymm15, ymm15, ymm12                                    ;   221.2 fp2     28 t
        vpaddd ymm6, ymm6, ymm12                                     ;   221.2 fp0     47 t
        vmovdqa ymm1, ymm12                                          ;   221.2         48 v[0] copy
        vpaddd ymm0, ymm0, ymm13                                     ;   222.2 fp3     47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 1216] ;   218.2 fp1+agu1   47 t
        vpslld ymm13, ymm0, 4                                        ;   223.2 fp2     48 v[0]
        vpsrld ymm0, ymm0, 0x1c                                      ;   223.2 fp1     48 v[0]
        vpxor ymm13, ymm13, ymm0                                     ;   224.2 fp0     48 v[0]
        vpaddd ymm1, ymm1, ymm13                                     ;   225.2 fp3     48 v[0]
        vpxor ymm15, ymm15, ymm1                                     ;   226.2 fp2     28 t
        vmovdqu ymm13, [rbp + 256]                                   ;   217.2 agu0    47 t
        vpxor ymm12, ymm12, ymm1                                     ;   226.2 fp0     28 t
        vpaddd ymm11, ymm11, ymm1                                    ;   226.2 fp1     47 t
        vmovdqa ymm0, ymm1                                           ;   226.2         48 v[3] copy
        vpaddd ymm10, ymm10, ymm15                                   ;   227.2 fp3     47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 1248] ;   224.2 fp2+agu1   47 t
        vpslld ymm15, ymm10, 0xb                                     ;   228.2 fp1     48 v[3]
        vpsrld ymm10, ymm10, 0x15                                    ;   228.2 fp2     48 v[3]
        vpxor ymm15, ymm15, ymm10                                    ;   229.2 fp0     48 v[3]
        vpaddd ymm0, ymm0, ymm15                                     ;   230.2 fp3     48 v[3]
        vpxor ymm12, ymm12, ymm0                                     ;   231.2 fp1     28 t
        vmovdqu ymm10, [rbp + 352]                                   ;   222.2 agu0    47 t
        vpaddd ymm10, ymm10, [rel md5_blocks.T0_constants256 + 1280] ;   229.2 fp2+agu1   47 t
        vpxor ymm1, ymm1, ymm0                                       ;   231.2 fp0     28 t
        vpaddd ymm13, ymm13, ymm0                                    ;   231.2 fp3     47 t
        vmovdqa ymm15, ymm0                                          ;   231.2         48 v[2] copy
        vpaddd ymm9, ymm9, ymm12                                     ;   232.2 fp1     47 t
        vmovdqu ymm12, [rel md5_blocks.T0_constants256 + 1152]       ;   225.2 agu0    48 v[2] reload
        vpshufb ymm9, ymm9, ymm12                                    ;   233.2 fp2     48 v[2]
        vpaddd ymm15, ymm15, ymm9                                    ;   234.2 fp0     48 v[2]
        vpxor ymm1, ymm1, ymm15                                      ;   235.2 fp3     28 t
        vmovdqu ymm9, [rbp + 448]                                    ;   226.5 agu1    47 t
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1312]   ;   233.5 fp1+agu0   47 t
        vpaddd ymm6, ymm6, ymm1                                      ;   236.2 fp2     47 t
        vpxor ymm0, ymm0, ymm15                                      ;   235.2 fp0     28 t
        vpaddd ymm10, ymm10, ymm15                                   ;   235.2 fp3     47 t
        vmovdqa ymm1, ymm15                                          ;   235.2         48 v[1] copy
        vpslld ymm2, ymm6, 0x17                                      ;   237.2 fp1     48 v[1]
        vpsrld ymm6, ymm6, 9                                         ;   237.2 fp2     48 v[1]
        vpxor ymm2, ymm2, ymm6                                       ;   238.2 fp0     48 v[1]
        vpaddd ymm1, ymm1, ymm2                                      ;   239.2 fp3     48 v[1]
        vpxor ymm0, ymm0, ymm1                                       ;   240.2 fp1     28 t
        vpxor ymm15, ymm15, ymm1                                     ;   240.2 fp2     28 t
        vpaddd ymm9, ymm9, ymm1                                      ;   240.2 fp0     47 t
        vmovdqa ymm6, ymm1                                           ;   240.2         48 v[0] copy
        vpaddd ymm11, ymm11, ymm0                                    ;   241.2 fp3     47 t
        vpaddd ymm0, ymm7, [rel md5_blocks.T0_constants256 + 1344]   ;   233.5 fp1+agu1   47 t
        vpslld ymm2, ymm11, 4                                        ;   242.2 fp2     48 v[0]
        vpsrld ymm11, ymm11, 0x1c                                    ;   242.2 fp1     48 v[0]
        vpxor ymm2, ymm2, ymm11                                      ;   243.2 fp0     48 v[0]
        vpaddd ymm6, ymm6, ymm2                                      ;   244.2 fp3     48 v[0]
        vpxor ymm15, ymm15, ymm6                                     ;   245.2 fp2     28 t
        vpxor ymm1, ymm1, ymm6                                       ;   245.2 fp1     28 t
        vpaddd ymm0, ymm0, ymm6                                      ;   245.2 fp0     47 t
        vmovdqa ymm11, ymm6                                          ;   245.2         48 v[3] copy
        vpaddd ymm13, ymm13, ymm15                                   ;   246.2 fp3     47 t
        vpaddd ymm15, ymm8, [rel md5_blocks.T0_constants256 + 1376]  ;   238.2 fp2+agu0   47 t
        vpslld ymm2, ymm13, 0xb                                      ;   247.2 fp1     48 v[3]
        vpsrld ymm13, ymm13, 0x15                                    ;   247.2 fp2     48 v[3]
        vpxor ymm2, ymm2, ymm13                                      ;   248.2 fp0     48 v[3]
        vpaddd ymm11, ymm11, ymm2                                    ;   249.2 fp3     48 v[3]
        vpxor ymm1, ymm1, ymm11                                      ;   250.2 fp1     28 t
        vpxor ymm6, ymm6, ymm11                                      ;   250.2 fp2     28 t
        vpaddd ymm15, ymm15, ymm11                                   ;   250.2 fp0     47 t
        vmovdqa ymm13, ymm11                                         ;   250.2         48 v[2] copy
        vpaddd ymm10, ymm10, ymm1                                    ;   251.2 fp3     47 t
        vmovdqu ymm1, [rbp + 160]                                    ;   243.2 agu1    47 t
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1408]   ;   250.2 fp1+agu0   47 t
        vpshufb ymm10, ymm10, ymm12                                  ;   252.2 fp2     48 v[2]
        vpaddd ymm13, ymm13, ymm10                                   ;   253.2 fp0     48 v[2]
        vpxor ymm6, ymm6, ymm13                                      ;   254.2 fp3     28 t
        vpxor ymm11, ymm11, ymm13                                    ;   254.2 fp1     28 t
        vpaddd ymm1, ymm1, ymm13                                     ;   254.2 fp2     47 t
        vmovdqa ymm10, ymm13                                         ;   254.2         48 v[1] copy
        vpaddd ymm9, ymm9, ymm6                                      ;   255.2 fp0     47 t
        vmovdqu ymm6, [rbp + 320]                                    ;   247.3 agu1    47 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 1440]   ;   254.3 fp3+agu0   47 t
        vpslld ymm2, ymm9, 0x17                                      ;   256.2 fp1     48 v[1]
        vpsrld ymm9, ymm9, 9                                         ;   256.2 fp2     48 v[1]
        vpxor ymm2, ymm2, ymm9                                       ;   257.2 fp0     48 v[1]
        vpaddd ymm10, ymm10, ymm2                                    ;   258.2 fp3     48 v[1]
        vpxor ymm11, ymm11, ymm10                                    ;   259.2 fp1     28 t
        vmovdqu ymm9, [rbp + 416]                                    ;   250.7 agu1    47 t
        vpaddd ymm0, ymm0, ymm11                                     ;   260.2 fp2     47 t
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1472]   ;   257.7 fp0+agu0   47 t
        vpxor ymm13, ymm13, ymm10                                    ;   259.2 fp3     28 t
        vpaddd ymm6, ymm6, ymm10                                     ;   259.2 fp1     47 t
        vmovdqa ymm11, ymm10                                         ;   259.2         48 v[0] copy
        vpslld ymm2, ymm0, 4                                         ;   261.2 fp2     48 v[0]
        vpsrld ymm0, ymm0, 0x1c                                      ;   261.2 fp1     48 v[0]
        vpxor ymm2, ymm2, ymm0                                       ;   262.2 fp0     48 v[0]
        vpaddd ymm11, ymm11, ymm2                                    ;   263.2 fp3     48 v[0]
        vpxor ymm13, ymm13, ymm11                                    ;   264.2 fp2     28 t
        vpaddd ymm0, ymm4, [rel md5_blocks.T0_constants256 + 1504]   ;   255.3 fp1+agu1   47 t
        vpaddd ymm15, ymm15, ymm13                                   ;   265.2 fp0     47 t
        vpxor ymm10, ymm10, ymm11                                    ;   264.2 fp3     28 t
        vpaddd ymm9, ymm9, ymm11                                     ;   264.2 fp2     47 t
        vmovdqa ymm13, ymm11                                         ;   264.2         48 v[3] copy
        vpslld ymm2, ymm15, 0xb                                      ;   266.2 fp1     48 v[3]
        vpsrld ymm15, ymm15, 0x15                                    ;   266.2 fp2     48 v[3]
        vpxor ymm2, ymm2, ymm15                                      ;   267.2 fp0     48 v[3]
        vpaddd ymm13, ymm13, ymm2                                    ;   268.2 fp3     48 v[3]
        vpxor ymm10, ymm10, ymm13                                    ;   269.2 fp1     28 t
        vpaddd ymm15, ymm5, [rel md5_blocks.T0_constants256 + 1536]  ;   259.7 fp2+agu0   47 t
        vpaddd ymm1, ymm1, ymm10                                     ;   270.2 fp0     47 t
        vpxor ymm11, ymm11, ymm13                                    ;   269.2 fp3     28 t
        vpaddd ymm0, ymm0, ymm13                                     ;   269.2 fp1     47 t
        vmovdqa ymm10, ymm13                                         ;   269.2         48 v[2] copy
        vpshufb ymm1, ymm1, ymm12                                    ;   271.2 fp2     48 v[2]
        vpaddd ymm10, ymm10, ymm1                                    ;   272.2 fp0     48 v[2]
        vpxor ymm11, ymm11, ymm10                                    ;   273.2 fp3     28 t
        vmovdqu ymm1, [rbp + 96]                                     ;   264.3 agu1    47 t
        vpaddd ymm6, ymm6, ymm11                                     ;   274.2 fp1     47 t
        vpaddd ymm1, ymm1, [rel md5_blocks.T0_constants256 + 1568]   ;   271.3 fp2+agu0   47 t
        vpxor ymm13, ymm13, ymm10                                    ;   273.2 fp0     28 t
        vpaddd ymm15, ymm15, ymm10                                   ;   273.2 fp3     47 t
        vmovdqa ymm11, ymm10                                         ;   273.2         48 v[1] copy
        vpslld ymm2, ymm6, 0x17                                      ;   275.2 fp1     48 v[1]
        vpsrld ymm6, ymm6, 9                                         ;   275.2 fp2     48 v[1]
        vpxor ymm2, ymm2, ymm6                                       ;   276.2 fp0     48 v[1]
        vpaddd ymm11, ymm11, ymm2                                    ;   277.2 fp3     48 v[1]
        vpxor ymm13, ymm13, ymm11                                    ;   278.2 fp1     28 t
        vmovdqu ymm6, [rel md5_blocks.T0_constants256]               ;   269.5 agu1    29 t
        vpaddd ymm9, ymm9, ymm13                                     ;   279.2 fp2     47 t
        vpxor ymm10, ymm10, ymm11                                    ;   278.2 fp0     28 t
        vpaddd ymm1, ymm1, ymm11                                     ;   278.2 fp3     47 t
        vmovdqa ymm13, ymm11                                         ;   278.2         48 v[0] copy
        vpslld ymm2, ymm9, 4                                         ;   280.2 fp1     48 v[0]
        vpsrld ymm9, ymm9, 0x1c                                      ;   280.2 fp2     48 v[0]
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 1600]   ;   273.2 fp0+agu0   47 t
        vpxor ymm2, ymm2, ymm9                                       ;   281.2 fp3     48 v[0]
        vpaddd ymm13, ymm13, ymm2                                    ;   282.2 fp1     48 v[0]
        vpxor ymm10, ymm10, ymm13                                    ;   283.2 fp2     28 t
        vmovdqu ymm9, [rel md5_blocks.T0_constants256]               ;   273.8 agu1    29 t
        vpaddd ymm0, ymm0, ymm10                                     ;   284.2 fp0     47 t
        vpxor ymm11, ymm11, ymm13                                    ;   283.2 fp3     28 t
        vpaddd ymm8, ymm8, ymm13                                     ;   283.2 fp1     47 t
        vmovdqa ymm10, ymm13                                         ;   283.2         48 v[3] copy
        vpslld ymm2, ymm0, 0xb                                       ;   285.2 fp2     48 v[3]
        vpsrld ymm0, ymm0, 0x15                                      ;   285.2 fp1     48 v[3]
        vpxor ymm2, ymm2, ymm0                                       ;   286.2 fp0     48 v[3]
        vmovdqu ymm0, [rbp + 352]                                    ;   278.3 agu0    47 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 1632]   ;   285.3 fp3+agu1   47 t
        vpaddd ymm10, ymm10, ymm2                                    ;   287.2 fp2     48 v[3]
        vpxor ymm11, ymm11, ymm10                                    ;   288.2 fp1     28 t
        vpaddd ymm15, ymm15, ymm11                                   ;   289.2 fp0     47 t
        vmovdqu ymm11, [rel md5_blocks.T0_constants256]              ;   280.2 agu0    29 t
        vpxor ymm13, ymm13, ymm10                                    ;   288.2 fp3     28 t
        vpxor ymm6, ymm6, ymm10                                      ;   288.2 fp2     29 t
        vpaddd ymm0, ymm0, ymm10                                     ;   288.2 fp1     47 t
        vpshufb ymm12, ymm15, ymm12                                  ;   290.2 fp2     48 v[2]
        vpaddd ymm10, ymm10, ymm12                                   ;   291.2 fp0     48 v[2]
        vpxor ymm13, ymm13, ymm10                                    ;   292.2 fp3     28 t
        vpaddd ymm14, ymm14, [rel md5_blocks.T0_constants256 + 1664] ;   283.5 fp1+agu1   47 t
        vpxor ymm9, ymm9, ymm10                                      ;   292.2 fp2     29 t
        vpaddd ymm14, ymm14, ymm10                                   ;   292.2 fp0     47 t
        vmovdqa ymm12, ymm10                                         ;   292.2         48 v[1] copy
        vpaddd ymm1, ymm1, ymm13                                     ;   293.2 fp3     47 t
        vpslld ymm13, ymm1, 0x17                                     ;   294.2 fp1     48 v[1]
        vpsrld ymm15, ymm1, 9                                        ;   294.2 fp2     48 v[1]
        vpxor ymm13, ymm13, ymm15                                    ;   295.2 fp0     48 v[1]
        vmovdqu ymm15, [rel md5_blocks.T0_constants256]              ;   287.2 agu0    29 t
        vpaddd ymm12, ymm12, ymm13                                   ;   296.2 fp3     48 v[1]
        vpor ymm6, ymm6, ymm12                                       ;   297.2 fp1     29 t
        vpxor ymm11, ymm11, ymm12                                    ;   297.2 fp2     29 t
        vmovdqa ymm13, ymm12                                         ;   297.2         48 v[0] copy
        vmovdqa ymm1, ymm12                                          ;   297.2         29 t copy
        vpxor ymm10, ymm10, ymm6                                     ;   298.2 fp0     29 t
        vmovdqu ymm6, [rbp + 288]                                    ;   290.2 agu1    47 t
        vpaddd ymm6, ymm6, ymm12                                     ;   297.2 fp3     47 t
        vpaddd ymm8, ymm8, ymm10                                     ;   299.2 fp1     47 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 1696]   ;   298.2 fp2+agu0   47 t
        vpslld ymm10, ymm8, 6                                        ;   300.2 fp1     48 v[0]
        vpsrld ymm8, ymm8, 0x1a                                      ;   300.2 fp2     48 v[0]
        vpxor ymm10, ymm10, ymm8                                     ;   301.2 fp0     48 v[0]
        vpaddd ymm13, ymm13, ymm10                                   ;   302.2 fp3     48 v[0]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256]               ;   294.2 agu1    29 t
        vpor ymm9, ymm9, ymm13                                       ;   303.2 fp1     29 t
        vpxor ymm15, ymm15, ymm13                                    ;   303.2 fp0     29 t
        vmovdqa ymm10, ymm13                                         ;   303.2         48 v[3] copy
        vmovdqa ymm12, ymm13                                         ;   303.2         29 t copy
        vpxor ymm1, ymm1, ymm9                                       ;   304.2 fp2     29 t
        vpaddd ymm4, ymm4, [rel md5_blocks.T0_constants256 + 1728]   ;   297.3 fp3+agu0   47 t
        vpaddd ymm4, ymm4, ymm13                                     ;   303.2 fp1     47 t
        vpaddd ymm0, ymm0, ymm1                                      ;   305.2 fp0     47 t
        vpslld ymm9, ymm0, 0xa                                       ;   306.2 fp2     48 v[3]
        vpsrld ymm13, ymm0, 0x16                                     ;   306.2 fp1     48 v[3]
        vpxor ymm9, ymm9, ymm13                                      ;   307.2 fp3     48 v[3]
        vmovdqu ymm13, [rel md5_blocks.T0_constants256]              ;   298.3 agu1    29 t
        vpaddd ymm10, ymm10, ymm9                                    ;   308.2 fp0     48 v[3]
        vpor ymm11, ymm11, ymm10                                     ;   309.2 fp2     29 t
        vmovdqu ymm9, [rbp + 160]                                    ;   300.2 agu0    47 t
        vpxor ymm8, ymm8, ymm10                                      ;   309.2 fp3     29 t
        vmovdqa ymm0, ymm10                                          ;   309.2         48 v[2] copy
        vpaddd ymm9, ymm9, ymm10                                     ;   309.2 fp1     47 t
        vpxor ymm12, ymm12, ymm11                                    ;   310.2 fp0     29 t
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 1760]   ;   310.2 fp2+agu1   47 t
        vpaddd ymm14, ymm14, ymm12                                   ;   311.2 fp3     47 t
        vpslld ymm11, ymm14, 0xf                                     ;   312.2 fp1     48 v[2]
        vpsrld ymm12, ymm14, 0x11                                    ;   312.2 fp2     48 v[2]
        vpxor ymm11, ymm11, ymm12                                    ;   313.2 fp0     48 v[2]
        vmovdqu ymm12, [rel md5_blocks.T0_constants256]              ;   304.2 agu0    29 t
        vpaddd ymm0, ymm0, ymm11                                     ;   314.2 fp3     48 v[2]
        vpor ymm15, ymm15, ymm0                                      ;   315.2 fp1     29 t
        vpxor ymm13, ymm13, ymm0                                     ;   315.2 fp0     29 t
        vmovdqa ymm11, ymm0                                          ;   315.2         48 v[1] copy
        vmovdqa ymm14, ymm0                                          ;   315.2         29 t copy
        vpxor ymm10, ymm10, ymm15                                    ;   316.2 fp2     29 t
        vpaddd ymm0, ymm0, [rbp + 448]                               ;   315.2 fp3+agu1   47 t
        vpaddd ymm6, ymm6, ymm10                                     ;   317.2 fp1     47 t
        vpaddd ymm0, ymm0, [rel md5_blocks.T0_constants256 + 1792]   ;   316.2 fp0+agu0   47 t
        vpslld ymm10, ymm6, 0x15                                     ;   318.2 fp2     48 v[1]
        vpsrld ymm6, ymm6, 0xb                                       ;   318.2 fp1     48 v[1]
        vpxor ymm10, ymm10, ymm6                                     ;   319.2 fp3     48 v[1]
        vpaddd ymm11, ymm11, ymm10                                   ;   320.2 fp0     48 v[1]
        vmovdqu ymm6, [rel md5_blocks.T0_constants256]               ;   312.2 agu1    29 t
        vpor ymm8, ymm8, ymm11                                       ;   321.2 fp2     29 t
        vpxor ymm12, ymm12, ymm11                                    ;   321.2 fp1     29 t
        vmovdqa ymm10, ymm11                                         ;   321.2         48 v[0] copy
        vmovdqa ymm15, ymm11                                         ;   321.2         29 t copy
        vpxor ymm14, ymm14, ymm8                                     ;   322.2 fp3     29 t
        vpaddd ymm11, ymm11, [rbp + 224]                             ;   321.2 fp0+agu0   47 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 1824] ;   322.2 fp2+agu1   47 t
        vpaddd ymm4, ymm4, ymm14                                     ;   323.2 fp1     47 t
        vpslld ymm8, ymm4, 6                                         ;   324.2 fp2     48 v[0]
        vpsrld ymm4, ymm4, 0x1a                                      ;   324.2 fp1     48 v[0]
        vpxor ymm8, ymm8, ymm4                                       ;   325.2 fp3     48 v[0]
        vmovdqu ymm4, [rel md5_blocks.T0_constants256]               ;   317.2 agu0    29 t
        vpaddd ymm10, ymm10, ymm8                                    ;   326.2 fp0     48 v[0]
        vpor ymm13, ymm13, ymm10                                     ;   327.2 fp3     29 t
        vpxor ymm6, ymm6, ymm10                                      ;   327.2 fp2     29 t
        vmovdqa ymm8, ymm10                                          ;   327.2         48 v[3] copy
        vmovdqa ymm14, ymm10                                         ;   327.2         29 t copy
        vpxor ymm15, ymm15, ymm13                                    ;   328.2 fp1     29 t
        vpaddd ymm10, ymm10, [rbp + 384]                             ;   327.2 fp0+agu1   47 t
        vpaddd ymm10, ymm10, [rel md5_blocks.T0_constants256 + 1856] ;   328.2 fp3+agu0   47 t
        vpaddd ymm9, ymm9, ymm15                                     ;   329.2 fp2     47 t
        vpslld ymm13, ymm9, 0xa                                      ;   330.2 fp1     48 v[3]
        vpsrld ymm9, ymm9, 0x16                                      ;   330.2 fp2     48 v[3]
        vpxor ymm13, ymm13, ymm9                                     ;   331.2 fp0     48 v[3]
        vmovdqu ymm9, [rel md5_blocks.T0_constants256]               ;   323.2 agu1    29 t
        vpaddd ymm8, ymm8, ymm13                                     ;   332.2 fp3     48 v[3]
        vpor ymm12, ymm12, ymm8                                      ;   333.2 fp1     29 t
        vpxor ymm4, ymm4, ymm8                                       ;   333.2 fp0     29 t
        vmovdqa ymm13, ymm8                                          ;   333.2         48 v[2] copy
        vmovdqa ymm15, ymm8                                          ;   333.2         29 t copy
        vpxor ymm14, ymm14, ymm12                                    ;   334.2 fp2     29 t
        vpaddd ymm8, ymm8, ymm5                                      ;   333.2 fp3     47 t
        vpaddd ymm8, ymm8, [rel md5_blocks.T0_constants256 + 1888]   ;   334.2 fp1+agu0   47 t
        vpaddd ymm0, ymm0, ymm14                                     ;   335.2 fp0     47 t
        vpslld ymm5, ymm0, 0xf                                       ;   336.2 fp2     48 v[2]
        vpsrld ymm12, ymm0, 0x11                                     ;   336.2 fp1     48 v[2]
        vpxor ymm5, ymm5, ymm12                                      ;   337.2 fp3     48 v[2]
        vpaddd ymm13, ymm13, ymm5                                    ;   338.2 fp0     48 v[2]
        vmovdqu ymm5, [rel md5_blocks.T0_constants256]               ;   330.2 agu1    29 t
        vpor ymm6, ymm6, ymm13                                       ;   339.2 fp2     29 t
        vpxor ymm9, ymm9, ymm13                                      ;   339.2 fp3     29 t
        vmovdqa ymm12, ymm13                                         ;   339.2         48 v[1] copy
        vmovdqa ymm14, ymm13                                         ;   339.2         29 t copy
        vpxor ymm15, ymm15, ymm6                                     ;   340.2 fp1     29 t
        vpaddd ymm13, ymm13, [rbp + 320]                             ;   339.2 fp0+agu0   47 t
        vpaddd ymm11, ymm11, ymm15                                   ;   341.2 fp2     47 t
        vpaddd ymm13, ymm13, [rel md5_blocks.T0_constants256 + 1920] ;   340.2 fp3+agu1   47 t
        vpslld ymm6, ymm11, 0x15                                     ;   342.2 fp1     48 v[1]
        vpsrld ymm11, ymm11, 0xb                                     ;   342.2 fp2     48 v[1]
        vpxor ymm6, ymm6, ymm11                                      ;   343.2 fp0     48 v[1]
        vmovdqu ymm11, [rel md5_blocks.T0_constants256]              ;   335.2 agu0    29 t
        vpaddd ymm12, ymm12, ymm6                                    ;   344.2 fp3     48 v[1]
        vpor ymm4, ymm4, ymm12                                       ;   345.2 fp1     29 t
        vpxor ymm5, ymm5, ymm12                                      ;   345.2 fp0     29 t
        vmovdqa ymm6, ymm12                                          ;   345.2         48 v[0] copy
        vmovdqa ymm15, ymm12                                         ;   345.2         29 t copy
        vpxor ymm14, ymm14, ymm4                                     ;   346.2 fp2     29 t
        vpaddd ymm12, ymm12, ymm7                                    ;   345.2 fp3     47 t
        vpaddd ymm12, ymm12, [rel md5_blocks.T0_constants256 + 1952] ;   346.2 fp1+agu1   47 t
        vpaddd ymm10, ymm10, ymm14                                   ;   347.2 fp0     47 t
        vpslld ymm4, ymm10, 6                                        ;   348.2 fp2     48 v[0]
        vpsrld ymm7, ymm10, 0x1a                                     ;   348.2 fp1     48 v[0]
        vpxor ymm4, ymm4, ymm7                                       ;   349.2 fp3     48 v[0]
        vmovdqu ymm7, [rel md5_blocks.T0_constants256]               ;   341.2 agu0    29 t
        vpaddd ymm6, ymm6, ymm4                                      ;   350.2 fp0     48 v[0]
        vpor ymm9, ymm9, ymm6                                        ;   351.2 fp2     29 t
        vpxor ymm11, ymm11, ymm6                                     ;   351.2 fp3     29 t
        vmovdqa ymm4, ymm6                                           ;   351.2         48 v[3] copy
        vmovdqa ymm10, ymm6                                          ;   351.2         29 t copy
        vpxor ymm15, ymm15, ymm9                                     ;   352.2 fp1     29 t
        vpaddd ymm6, ymm6, [rbp + 256]                               ;   351.2 fp0+agu1   47 t
        vpaddd ymm6, ymm6, [rel md5_blocks.T0_constants256 + 1984]   ;   352.2 fp2+agu0   47 t
        vpaddd ymm8, ymm8, ymm15                                     ;   353.2 fp3     47 t
        vpslld ymm9, ymm8, 0xa                                       ;   354.2 fp1     48 v[3]
        vpsrld ymm8, ymm8, 0x16                                      ;   354.2 fp2     48 v[3]
        vpxor ymm9, ymm9, ymm8                                       ;   355.2 fp0     48 v[3]
        vpaddd ymm4, ymm4, ymm9                                      ;   356.2 fp3     48 v[3]
        vmovdqu ymm8, [rel md5_blocks.T0_constants256]               ;   348.2 agu1    29 t
        vpor ymm5, ymm5, ymm4                                        ;   357.2 fp1     29 t
        vpxor ymm7, ymm7, ymm4                                       ;   357.2 fp0     29 t
        vmovdqa ymm9, ymm4                                           ;   357.2         48 v[2] copy
        vmovdqa ymm14, ymm4                                          ;   357.2         29 t copy
        vpxor ymm10, ymm10, ymm5                                     ;   358.2 fp2     29 t
        vpaddd ymm4, ymm4, [rbp + 480]                               ;   357.2 fp3+agu0   47 t
        vpaddd ymm13, ymm13, ymm10                                   ;   359.2 fp1     47 t
        vpaddd ymm4, ymm4, [rel md5_blocks.T0_constants256 + 2016]   ;   358.2 fp0+agu1   47 t
        vpslld ymm5, ymm13, 0xf                                      ;   360.2 fp2     48 v[2]
        vpsrld ymm10, ymm13, 0x11                                    ;   360.2 fp1     48 v[2]
        vpxor ymm5, ymm5, ymm10                                      ;   361.2 fp3     48 v[2]
        vmovdqu ymm10, [rel md5_blocks.T0_constants256]              ;   353.2 agu0    29 t
        vpaddd ymm9, ymm9, ymm5                                      ;   362.2 fp0     48 v[2]
        vpor ymm11, ymm11, ymm9                                      ;   363.2 fp2     29 t
        vpxor ymm8, ymm8, ymm9                                       ;   363.2 fp3     29 t
        vmovdqa ymm5, ymm9                                           ;   363.2         48 v[1] copy
        vmovdqa ymm13, ymm9                                          ;   363.2         29 t copy
        vpxor ymm14, ymm14, ymm11                                    ;   364.2 fp1     29 t
        vpaddd ymm9, ymm9, [rbp + 96]                                ;   363.2 fp0+agu1   47 t
        vpaddd ymm9, ymm9, [rel md5_blocks.T0_constants256 + 2048]   ;   364.2 fp2+agu0   47 t
        vpaddd ymm12, ymm12, ymm14                                   ;   365.2 fp3     47 t
        vpslld ymm11, ymm12, 0x15                                    ;   366.2 fp1     48 v[1]
        vpsrld ymm12, ymm12, 0xb                                     ;   366.2 fp2     48 v[1]
        vpxor ymm11, ymm11, ymm12                                    ;   367.2 fp0     48 v[1]
        vmovdqu ymm12, [rel md5_blocks.T0_constants256]              ;   359.2 agu1    29 t
        vpaddd ymm5, ymm5, ymm11                                     ;   368.2 fp3     48 v[1]
        vpor ymm7, ymm7, ymm5                                        ;   369.2 fp1     29 t
        vmovdqu ymm11, [rbp + 416]                                   ;   360.3 agu0    47 t
        vpxor ymm10, ymm10, ymm5                                     ;   369.2 fp0     29 t
        vmovdqa ymm14, ymm5                                          ;   369.2         48 v[0] copy
        vpaddd ymm11, ymm11, ymm5                                    ;   369.2 fp2     47 t
        vpxor ymm13, ymm13, ymm7                                     ;   370.2 fp3     29 t
        vpaddd ymm11, ymm11, [rel md5_blocks.T0_constants256 + 2080] ;   370.2 fp1+agu1   47 t
        vpaddd ymm6, ymm6, ymm13                                     ;   371.2 fp0     47 t
        vpslld ymm7, ymm6, 6                                         ;   372.2 fp2     48 v[0]
        vpsrld ymm6, ymm6, 0x1a                                      ;   372.2 fp1     48 v[0]
        vmovdqu ymm3, [rbp + 32]                                     ;   364.2 agu0    51 h
        vpxor ymm7, ymm7, ymm6                                       ;   373.2 fp3     48 v[0]
        vmovdqu ymm2, [rbp + 128]                                    ;   364.5 agu1    51 h
        vpaddd ymm14, ymm14, ymm7                                    ;   374.2 fp0     48 v[0]
        vmovdqu ymm0, [rbp + 64]                                     ;   365.2 agu0    51 h
        vpor ymm8, ymm8, ymm14                                       ;   375.2 fp2     29 t
        vmovdqu ymm1, [rbp + 0]                                      ;   366.2 agu1    51 h
        vpxor ymm12, ymm12, ymm14                                    ;   375.2 fp1     29 t
        vpaddd ymm3, ymm3, ymm14                                     ;   375.2 fp3     51 h
        vmovdqa ymm6, ymm14                                          ;   375.2         48 v[3] copy
        vpxor ymm5, ymm5, ymm8                                       ;   376.2 fp0     29 t
        add r15, 0x40                                                ;   369.2 alu0    40 blocks
        vpaddd ymm4, ymm4, ymm5                                      ;   377.2 fp2     47 t
        add r14, 0x40                                                ;   369.5 alu1    40 blocks
        vpslld ymm5, ymm4, 0xa                                       ;   378.2 fp1     48 v[3]
        add r13, 0x40                                                ;   369.8 alu2    40 blocks
        vpsrld ymm4, ymm4, 0x16                                      ;   378.2 fp2     48 v[3]
        add r12, 0x40                                                ;   370.2 alu3    40 blocks
        vpxor ymm5, ymm5, ymm4                                       ;   379.2 fp3     48 v[3]
        add r11, 0x40                                                ;   370.5 alu0    40 blocks
        vpaddd ymm6, ymm6, ymm5                                      ;   380.2 fp0     48 v[3]
        add r10, 0x40                                                ;   370.8 alu1    40 blocks
        add r9, 0x40                                                 ;   371.0 alu2    40 blocks
        vpor ymm10, ymm10, ymm6                                      ;   381.2 fp1     29 t
        add r8, 0x40                                                 ;   371.3 alu3    40 blocks
        vpaddd ymm1, ymm1, ymm6                                      ;   381.2 fp2     51 h
        vmovdqa ymm4, ymm6                                           ;   381.2         48 v[2] copy
        vpxor ymm14, ymm14, ymm10                                    ;   382.2 fp3     29 t
        vpaddd ymm9, ymm9, ymm14                                     ;   383.2 fp0     47 t
        vpslld ymm5, ymm9, 0xf                                       ;   384.2 fp1     48 v[2]
        vpsrld ymm7, ymm9, 0x11                                      ;   384.2 fp2     48 v[2]
        vpxor ymm5, ymm5, ymm7                                       ;   385.2 fp3     48 v[2]
        vpaddd ymm4, ymm4, ymm5                                      ;   386.2 fp0     48 v[2]
        vpor ymm12, ymm12, ymm4                                      ;   387.2 fp1     29 t
        vpaddd ymm2, ymm2, ymm4                                      ;   387.2 fp2     51 h
        vpaddd ymm0, ymm0, ymm4                                      ;   387.2 fp3     51 h
        vpxor ymm6, ymm6, ymm12                                      ;   388.2 fp0     29 t
        vpaddd ymm11, ymm11, ymm6                                    ;   389.2 fp1     47 t
        vpslld ymm4, ymm11, 0x15                                     ;   390.2 fp2     48 v[1]
        vpsrld ymm5, ymm11, 0xb                                      ;   390.2 fp1     48 v[1]
        vpxor ymm4, ymm4, ymm5                                       ;   391.2 fp3     48 v[1]
        vpaddd ymm2, ymm2, ymm4                                      ;   392.2 fp0     51 h
        cmp r8, qword [rbp + 584]                                    ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp - 64], ymm0                                     ;                    resident
        vmovdqu [rbp - 32], ymm1                                     ;                    resident
        vmovdqu [rbp - 96], ymm2                                     ;                    resident
        mov qword [rbp + 576], r8                                    ;                    resident
        mov qword [rbp + 592], r9                                    ;                    resident
        mov qword [rbp + 600], r10                                   ;                    resident
        mov qword [rbp + 608], r11                                   ;                    resident
        mov qword [rbp + 616], r12                                   ;                    resident
        mov qword [rbp + 624], r13                                   ;                    resident
        mov qword [rbp + 632], r14                                   ;                    resident
        mov qword [rbp + 640], r15                                   ;                    resident
        vmovdqu [rbp - 128], ymm3                                    ;                    resident
.blocks_1_done:
        vmovdqu ymm0, [rbp - 96]                                     ;     0.0 agu0    40 blocks reload
        vmovdqu ymm1, [rbp - 128]                                    ;     0.2 agu1    40 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                  ;     7.2 fp1     40 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                  ;     7.2 fp2     40 blocks
        vmovdqu ymm1, [rbp - 32]                                     ;     1.0 agu0    40 blocks reload
        vmovdqu ymm3, [rbp - 64]                                     ;     1.2 agu1    40 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                  ;     8.2 fp1     40 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                  ;     8.2 fp2     40 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                 ;     9.2 fp1     40 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                 ;     9.2 fp2     40 blocks
        vpunpcklqdq ymm4, ymm0, ymm1                                 ;     9.2 fp1     40 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                 ;     9.2 fp2     40 blocks
        vperm2i128 ymm1, ymm3, ymm3, 0x11                            ;    10.2 fp1     40 blocks
        mov r8, qword [rbp + 512]                                    ;     2.2 agu2    40 blocks reload
        vmovdqu [r8], xmm3                                           ;    10.2 agu0+fp5   40 blocks
        mov r8, qword [rbp + 544]                                    ;     2.5 agu1    40 blocks reload
        vmovdqu [r8], xmm1                                           ;    13.2 agu2+fp5   40 blocks
        vperm2i128 ymm1, ymm2, ymm2, 0x11                            ;    10.2 fp1     40 blocks
        mov r8, qword [rbp + 520]                                    ;     3.3 agu0    40 blocks reload
        vmovdqu [r8], xmm2                                           ;    10.2 agu1+fp5   40 blocks
        mov r8, qword [rbp + 552]                                    ;     4.2 agu2    40 blocks reload
        vmovdqu [r8], xmm1                                           ;    13.2 agu0+fp5   40 blocks
        vperm2i128 ymm1, ymm4, ymm4, 0x11                            ;    10.2 fp1     40 blocks
        mov r8, qword [rbp + 528]                                    ;     4.5 agu1    40 blocks reload
        vmovdqu [r8], xmm4                                           ;    10.2 agu2+fp5   40 blocks
        mov r8, qword [rbp + 560]                                    ;     7.2 agu0    40 blocks reload
        vmovdqu [r8], xmm1                                           ;    13.2 agu1+fp5   40 blocks
        vperm2i128 ymm1, ymm0, ymm0, 0x11                            ;    10.2 fp1     40 blocks
        mov r8, qword [rbp + 536]                                    ;     8.2 agu2    40 blocks reload
        vmovdqu [r8], xmm0                                           ;    10.2 agu0+fp5   40 blocks
        mov r8, qword [rbp + 568]                                    ;     8.5 agu1    40 blocks reload
        vmovdqu [r8], xmm1                                           ;    13.2 agu2+fp5   40 blocks
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
