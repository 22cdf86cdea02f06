; sha512_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
;   ./cw build sha512_blocks --cpu zen3 --variant many
;
; void sha512_blocks(void *h_0, void *h_1, void *h_2, void *h_3, const void *m_0, const void *m_1, const void *m_2, const void *m_3, uint32_t n);   System V, 64 bits
;   h_0: 64 bytes, read and written, secret, no alignment needed
;   h_1: 64 bytes, read and written, secret, no alignment needed
;   h_2: 64 bytes, read and written, secret, no alignment needed
;   h_3: 64 bytes, read and written, secret, no alignment needed
;   m_0: 128 bytes a block, read, secret, no alignment needed
;   m_1: 128 bytes a block, read, secret, no alignment needed
;   m_2: 128 bytes a block, read, secret, no alignment needed
;   m_3: 128 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 48 uops, planned 19.0; bounds: width 8.0, ports 10.3, path 11.0
;   blocks: 123 uops, planned 44.8; bounds: width 20.5, ports 24.3, path 12.0
;   blocks/passes: 927 uops, planned 224.2; bounds: width 154.5, ports 216.5, path 129.0
;   blocks.2: 598 uops, planned 161.7; bounds: width 99.7, ports 142.5, path 128.0
;   body.2: 44 uops, planned 21.5; bounds: width 7.3, ports 16.0, path 4.0
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
%fatal "sha512_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha512_blocks
$_sha512_blocks:
%else
        global $sha512_blocks
%endif
$sha512_blocks:
        push rbp                                                       ;                    preserved
        mov rax, rsp                                                   ;                    frame
        sub rsp, 0x560                                                 ;                    frame
        and rsp, -32                                                   ;                    frame
        lea rbp, [rsp + 128]                                           ;                    frame
        mov qword [rbp + 1208], rax                                    ;                    frame
        mov r10, qword [rax + 32]                                      ;                    frame
        mov qword [rbp + 1216], r10                                    ;                    frame
        mov r10, qword [rax + 16]                                      ;                    frame
        mov qword [rbp + 1176], r10                                    ;                    frame
        mov r10, qword [rax + 24]                                      ;                    frame
        mov qword [rbp + 1184], r10                                    ;                    frame
        mov qword [rbp + 1120], rdi                                    ;                    argument
        mov qword [rbp + 1128], rsi                                    ;                    argument
        mov qword [rbp + 1136], rdx                                    ;                    argument
        mov qword [rbp + 1144], rcx                                    ;                    argument
        mov qword [rbp + 1152], r8                                     ;                    argument
        mov qword [rbp + 1168], r9                                     ;                    argument
        mov r8, qword [rbp + 1120]                                     ;     0.0 agu0    60 h reload
        vmovdqu xmm0, [r8]                                             ;     4.0 agu1    60 h
        vmovdqu xmm1, [r8 + 16]                                        ;     4.0 agu0    60 h
        vmovdqu xmm2, [r8 + 32]                                        ;     4.0 agu1    60 h
        mov r9, qword [rbp + 1128]                                     ;     0.7 agu2    60 h reload
        vmovdqu xmm3, [r9]                                             ;     4.7 agu0    60 h
        vmovdqu xmm4, [r9 + 16]                                        ;     4.7 agu1    60 h
        vmovdqu xmm5, [r8 + 48]                                        ;     4.0 agu0    60 h
        vmovdqu xmm6, [r9 + 32]                                        ;     4.7 agu1    60 h
        mov r10, qword [rbp + 1136]                                    ;     1.7 agu2    60 h reload
        vmovdqu xmm7, [r10]                                            ;     5.7 agu0    60 h
        vmovdqu xmm8, [r9 + 48]                                        ;     4.7 agu1    60 h
        vmovdqu xmm9, [r10 + 16]                                       ;     5.7 agu0    60 h
        vmovdqu xmm10, [r10 + 32]                                      ;     5.7 agu1    60 h
        mov r11, qword [rbp + 1144]                                    ;     2.7 agu2    60 h reload
        vmovdqu xmm11, [r11]                                           ;     6.7 agu0    60 h
        vmovdqu xmm12, [r10 + 48]                                      ;     6.2 agu1    60 h
        vmovdqu xmm13, [r11 + 16]                                      ;     7.0 agu0    60 h
        vperm2i128 ymm0, ymm0, ymm7, 0x20                              ;    12.7 fp1     60 h
        vmovdqu xmm7, [r11 + 32]                                       ;     7.2 agu1    60 h
        vperm2i128 ymm1, ymm1, ymm9, 0x20                              ;    12.7 fp1     60 h
        vmovdqu xmm9, [r11 + 48]                                       ;     8.0 agu0    60 h
        vperm2i128 ymm2, ymm2, ymm10, 0x20                             ;    12.7 fp1     60 h
        vperm2i128 ymm3, ymm3, ymm11, 0x20                             ;    13.7 fp1     60 h
        vperm2i128 ymm4, ymm4, ymm13, 0x20                             ;    14.0 fp1     60 h
        vperm2i128 ymm5, ymm5, ymm12, 0x20                             ;    13.2 fp1     60 h
        mov r8d, dword [rbp + 1216]                                    ;     5.0 agu2    60 h
        shl r8, 7                                                      ;     9.0 alu1    60 h
        add r8, qword [rbp + 1152]                                     ;    10.0 alu0+agu2   60 h
        mov qword [rbp + 1160], r8                                     ;    11.0 agu2+st0   60 h
        vperm2i128 ymm6, ymm6, ymm7, 0x20                              ;    14.2 fp1     60 h
        vperm2i128 ymm7, ymm8, ymm9, 0x20                              ;    15.0 fp1     60 h
        vpunpcklqdq ymm8, ymm0, ymm3                                   ;    16.7 fp2     60 h
        vpunpckhqdq ymm0, ymm0, ymm3                                   ;    16.7 fp2     60 h
        vmovdqu [rbp - 128], ymm8                                      ;    17.7 agu2+fp5   60 h
        vmovdqu [rbp - 96], ymm0                                       ;    17.7 agu1+fp5   60 h
        vpunpcklqdq ymm0, ymm1, ymm4                                   ;    17.0 fp2     60 h
        vpunpckhqdq ymm1, ymm1, ymm4                                   ;    17.0 fp2     60 h
        vmovdqu [rbp - 64], ymm0                                       ;    18.0 agu0+fp5   60 h
        vmovdqu [rbp - 32], ymm1                                       ;    18.0 agu2+fp5   60 h
        vpunpcklqdq ymm0, ymm2, ymm6                                   ;    17.2 fp2     60 h
        vpunpckhqdq ymm1, ymm2, ymm6                                   ;    17.2 fp1     60 h
        vmovdqu [rbp + 0], ymm0                                        ;    18.2 agu1+fp5   60 h
        vmovdqu [rbp + 32], ymm1                                       ;    18.2 agu0+fp5   60 h
        vpunpcklqdq ymm0, ymm5, ymm7                                   ;    18.0 fp2     60 h
        vpunpckhqdq ymm1, ymm5, ymm7                                   ;    18.0 fp1     60 h
        vmovdqu [rbp + 64], ymm0                                       ;    19.0 agu2+fp5   60 h
        vmovdqu [rbp + 96], ymm1                                       ;    19.0 agu1+fp5   60 h
        cmp dword [rbp + 1216], 0                                      ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 1152]                                     ;     0.0 agu0    63 w[0] reload
        vmovdqu xmm0, [r8]                                             ;     4.0 agu1    63 w[0]
        mov r9, qword [rbp + 1168]                                     ;     0.3 agu2    63 w[0] reload
        vmovdqu xmm1, [r9]                                             ;     4.3 agu0    63 w[0]
        mov r10, qword [rbp + 1176]                                    ;     1.2 agu1    63 w[0] reload
        vmovdqu xmm2, [r10]                                            ;     5.2 agu0    63 w[0]
        mov r11, qword [rbp + 1184]                                    ;     1.3 agu2    63 w[0] reload
        vmovdqu xmm3, [r11]                                            ;     5.3 agu1    63 w[0]
        vmovdqu xmm4, [r8 + 16]                                        ;     4.0 agu0    63 w[2]
        vmovdqu xmm5, [r8 + 32]                                        ;     4.0 agu1    63 w[4]
        vmovdqu xmm6, [r8 + 48]                                        ;     4.0 agu0    63 w[6]
        vmovdqu xmm11, [r9 + 16]                                       ;     4.3 agu1    63 w[2]
        vmovdqu xmm12, [r9 + 32]                                       ;     5.0 agu0    63 w[4]
        vmovdqu xmm10, [r10 + 16]                                      ;     5.2 agu1    63 w[2]
        vmovdqu xmm9, [r10 + 32]                                       ;     6.0 agu0    63 w[4]
        vmovdqu xmm15, [r10 + 48]                                      ;     6.2 agu1    63 w[6]
        vmovdqu xmm14, [r11 + 16]                                      ;     7.0 agu0    63 w[2]
        vmovdqu xmm7, [r11 + 32]                                       ;     7.2 agu1    63 w[4]
        vmovdqu xmm8, [r11 + 48]                                       ;     8.0 agu0    63 w[6]
        vmovdqu xmm13, [r10 + 96]                                      ;     8.2 agu1    63 w[12]
        vperm2i128 ymm0, ymm0, ymm2, 0x20                              ;    12.2 fp1     63 w[0]
        vperm2i128 ymm1, ymm1, ymm3, 0x20                              ;    12.3 fp1     63 w[0]
        vmovdqu xmm3, [r11 + 96]                                       ;     9.0 agu0    63 w[12]
        vmovdqu xmm2, [r11 + 112]                                      ;     9.2 agu1    63 w[14]
        vperm2i128 ymm4, ymm4, ymm10, 0x20                             ;    12.2 fp1     63 w[2]
        vpunpcklqdq ymm10, ymm0, ymm1                                  ;    15.3 fp2     63 w[0]
        vpunpckhqdq ymm0, ymm0, ymm1                                   ;    15.3 fp2     63 w[0]
        vperm2i128 ymm1, ymm5, ymm9, 0x20                              ;    13.0 fp1     63 w[4]
        vperm2i128 ymm5, ymm6, ymm15, 0x20                             ;    13.2 fp1     63 w[6]
        vmovdqu xmm6, [r10 + 64]                                       ;    10.0 agu0    63 w[8] reload
        vmovdqu xmm9, [r8 + 64]                                        ;    10.2 agu1    63 w[8] reload
        vperm2i128 ymm6, ymm9, ymm6, 0x20                              ;    17.2 fp1     63 w[8]
        vperm2i128 ymm9, ymm11, ymm14, 0x20                            ;    14.0 fp1     63 w[2]
        vmovdqu xmm11, [r11 + 64]                                      ;    11.0 agu0    63 w[8] reload
        vmovdqu xmm14, [r9 + 64]                                       ;    11.2 agu1    63 w[8] reload
        vperm2i128 ymm11, ymm14, ymm11, 0x20                           ;    18.2 fp1     63 w[8]
        vperm2i128 ymm7, ymm12, ymm7, 0x20                             ;    14.2 fp1     63 w[4]
        vmovdqu ymm12, [rel sha512_blocks.T1_constants256]             ;    12.0 agu0    63 w[0] reload
        vpshufb ymm10, ymm10, ymm12                                    ;    19.0 fp2     63 w[0]
        vmovdqu xmm14, [r9 + 48]                                       ;    12.2 agu1    63 w[6] reload
        vperm2i128 ymm8, ymm14, ymm8, 0x20                             ;    19.2 fp1     63 w[6]
        vmovdqu xmm14, [r8 + 96]                                       ;    13.0 agu0    63 w[12] reload
        vperm2i128 ymm13, ymm14, ymm13, 0x20                           ;    20.0 fp1     63 w[12]
        vpunpcklqdq ymm14, ymm4, ymm9                                  ;    17.0 fp2     63 w[2]
        vpunpckhqdq ymm4, ymm4, ymm9                                   ;    17.0 fp2     63 w[2]
        vmovdqu xmm9, [r9 + 96]                                        ;    13.2 agu1    63 w[12] reload
        vperm2i128 ymm3, ymm9, ymm3, 0x20                              ;    20.2 fp1     63 w[12]
        vpunpcklqdq ymm9, ymm1, ymm7                                   ;    17.2 fp2     63 w[4]
        vpunpckhqdq ymm1, ymm1, ymm7                                   ;    17.2 fp2     63 w[4]
        vmovdqu xmm7, [r9 + 112]                                       ;    14.0 agu0    63 w[14] reload
        vperm2i128 ymm2, ymm7, ymm2, 0x20                              ;    21.0 fp1     63 w[14]
        vmovdqu xmm7, [r10 + 80]                                       ;    14.2 agu1    63 w[10] reload
        vmovdqu xmm15, [r8 + 80]                                       ;    15.0 agu0    63 w[10] reload
        vperm2i128 ymm7, ymm15, ymm7, 0x20                             ;    22.0 fp1     63 w[10]
        vpshufb ymm0, ymm0, ymm12                                      ;    19.0 fp2     63 w[0]
        vpshufb ymm14, ymm14, ymm12                                    ;    19.0 fp2     63 w[2]
        vpshufb ymm4, ymm4, ymm12                                      ;    19.0 fp1     63 w[2]
        vpshufb ymm9, ymm9, ymm12                                      ;    19.0 fp2     63 w[4]
        vpshufb ymm1, ymm1, ymm12                                      ;    19.0 fp1     63 w[4]
        vpunpcklqdq ymm15, ymm6, ymm11                                 ;    21.2 fp2     63 w[8]
        vpunpckhqdq ymm6, ymm6, ymm11                                  ;    21.2 fp1     63 w[8]
        vpunpcklqdq ymm11, ymm5, ymm8                                  ;    22.2 fp2     63 w[6]
        vpunpckhqdq ymm5, ymm5, ymm8                                   ;    22.2 fp1     63 w[6]
        vpunpcklqdq ymm8, ymm13, ymm3                                  ;    23.2 fp2     63 w[12]
        vpunpckhqdq ymm3, ymm13, ymm3                                  ;    23.2 fp1     63 w[12]
        vmovdqu xmm13, [r11 + 80]                                      ;    19.2 agu1    63 w[10] reload
        vmovdqu xmm12, [r9 + 80]                                       ;    19.3 agu0    63 w[10] reload
        vperm2i128 ymm12, ymm12, ymm13, 0x20                           ;    26.3 fp1     63 w[10]
        vmovdqu ymm13, [rel sha512_blocks.T1_constants256]             ;    20.2 agu1    63 w[0] reload
        vpshufb ymm15, ymm15, ymm13                                    ;    27.2 fp2     63 w[8]
        vpshufb ymm11, ymm11, ymm13                                    ;    27.2 fp2     63 w[6]
        vpshufb ymm5, ymm5, ymm13                                      ;    27.2 fp1     63 w[6]
        vpunpcklqdq ymm13, ymm7, ymm12                                 ;    29.3 fp2     63 w[10]
        vpunpckhqdq ymm7, ymm7, ymm12                                  ;    29.3 fp1     63 w[10]
        vmovdqu xmm12, [r10 + 112]                                     ;    20.7 agu0    63 w[14] reload
        vmovdqu [rbp + 128], ymm15                                     ;    28.2 agu2+fp5   63 w[8] spill
        vmovdqu xmm15, [r8 + 112]                                      ;    21.2 agu1    63 w[14] reload
        vperm2i128 ymm12, ymm15, ymm12, 0x20                           ;    28.2 fp1     63 w[14]
        vmovdqu ymm15, [rel sha512_blocks.T1_constants256]             ;    21.7 agu0    63 w[0] reload
        vpshufb ymm6, ymm6, ymm15                                      ;    28.7 fp2     63 w[8]
        vmovdqu [rbp + 160], ymm6                                      ;    29.7 agu2+fp5   63 w[8] spill
        vmovdqu ymm6, [rbp - 128]                                      ;    22.2 agu1    64 v[0] reload
        vmovdqu [rbp + 192], ymm6                                      ;    29.2 agu0+fp5   65 passes
        vmovdqu ymm6, [rbp - 96]                                       ;    23.2 agu1    64 v[1] reload
        vmovdqu [rbp + 224], ymm6                                      ;    30.2 agu2+fp5   65 passes
        vmovdqu ymm6, [rbp - 64]                                       ;    23.7 agu0    64 v[2] reload
        vmovdqu [rbp + 256], ymm6                                      ;    30.7 agu2+fp5   65 passes
        vmovdqu ymm6, [rbp - 32]                                       ;    24.2 agu1    64 v[3] reload
        vmovdqu [rbp + 288], ymm6                                      ;    31.2 agu0+fp5   65 passes
        vmovdqu ymm6, [rbp + 0]                                        ;    25.2 agu1    64 v[4] reload
        vmovdqu [rbp + 320], ymm6                                      ;    32.2 agu2+fp5   65 passes
        vmovdqu ymm6, [rbp + 32]                                       ;    25.7 agu0    64 v[5] reload
        vmovdqu [rbp + 352], ymm6                                      ;    32.7 agu2+fp5   65 passes
        vpshufb ymm6, ymm8, ymm15                                      ;    28.7 fp2     63 w[12]
        vpshufb ymm3, ymm3, ymm15                                      ;    28.7 fp1     63 w[12]
        vmovdqu ymm8, [rbp + 64]                                       ;    27.3 agu1    64 v[6] reload
        vmovdqu [rbp + 384], ymm8                                      ;    34.3 agu0+fp5   65 passes
        vpshufb ymm8, ymm13, ymm15                                     ;    30.3 fp2     63 w[10]
        vpshufb ymm7, ymm7, ymm15                                      ;    30.3 fp1     63 w[10]
        vmovdqu ymm13, [rbp + 96]                                      ;    28.3 agu1    64 v[7] reload
        vmovdqu [rbp + 416], ymm13                                     ;    35.3 agu2+fp5   65 passes
        vpunpcklqdq ymm13, ymm12, ymm2                                 ;    31.2 fp2     63 w[14]
        vmovdqu [rbp + 448], ymm10                                     ;    30.8 agu0+fp5   65 passes
        vpunpckhqdq ymm2, ymm12, ymm2                                  ;    31.2 fp1     63 w[14]
        vmovdqu [rbp + 480], ymm0                                      ;    31.8 agu1+fp5   65 passes
        vmovdqu [rbp + 512], ymm14                                     ;    32.8 agu2+fp5   65 passes
        vmovdqu [rbp + 544], ymm4                                      ;    33.8 agu0+fp5   65 passes
        vmovdqu [rbp + 576], ymm9                                      ;    34.8 agu1+fp5   65 passes
        vmovdqu [rbp + 608], ymm1                                      ;    35.8 agu2+fp5   65 passes
        vmovdqu [rbp + 640], ymm11                                     ;    36.8 agu0+fp5   65 passes
        vmovdqu [rbp + 672], ymm5                                      ;    37.8 agu1+fp5   65 passes
        vmovdqu [rbp + 704], ymm6                                      ;    38.8 agu2+fp5   65 passes
        vmovdqu [rbp + 736], ymm3                                      ;    39.8 agu0+fp5   65 passes
        vmovdqu [rbp + 768], ymm8                                      ;    40.8 agu1+fp5   65 passes
        vmovdqu [rbp + 800], ymm7                                      ;    41.8 agu2+fp5   65 passes
        vpshufb ymm0, ymm13, ymm15                                     ;    32.2 fp2     63 w[14]
        vpshufb ymm1, ymm2, ymm15                                      ;    32.2 fp1     63 w[14]
        vmovdqu [rbp + 832], ymm0                                      ;    42.8 agu0+fp5   65 passes
        vmovdqu [rbp + 864], ymm1                                      ;    43.8 agu1+fp5   65 passes
        lea r8, [rel sha512_blocks.T0_K]                               ;    32.5 alu0    65 passes reload
        mov qword [rbp + 1192], r8                                     ;    33.5 agu2+st0   65 passes
        add r8, 0x800                                                  ;    33.5 alu1    65 passes
        mov qword [rbp + 1200], r8                                     ;    34.5 agu0+st1   65 passes
        vmovdqu ymm0, [rbp + 320]                                      ;                    resident
        vmovdqu ymm1, [rbp + 192]                                      ;                    resident
        vmovdqu ymm2, [rbp + 224]                                      ;                    resident
        vmovdqu ymm3, [rbp + 352]                                      ;                    resident
        vmovdqu ymm4, [rbp + 384]                                      ;                    resident
        vmovdqu ymm5, [rbp + 256]                                      ;                    resident
        vmovdqu ymm6, [rbp + 416]                                      ;                    resident
        vmovdqu ymm7, [rbp + 288]                                      ;                    resident
        mov r8, qword [rbp + 1192]                                     ;                    resident
        vmovdqu ymm8, [rbp + 832]                                      ;                    resident
        vmovdqu ymm9, [rbp + 864]                                      ;                    resident
        vmovdqu ymm10, [rbp + 160]                                     ;                    resident
        vmovdqu ymm11, [rbp + 768]                                     ;                    resident
        vmovdqu ymm12, [rbp + 800]                                     ;                    resident
        vmovdqu ymm13, [rbp + 704]                                     ;                    resident
        align 16
.passes_2:
        vpsllq ymm14, ymm0, 4                                          ;     0.0 fp1     40 t1
        vpsrlq ymm15, ymm0, 0x17                                       ;     0.2 fp2     40 t1
        vpxor ymm14, ymm14, ymm0                                       ;     1.0 fp0     40 t1
        vpsllq ymm14, ymm14, 0x17                                      ;     2.0 fp1     40 t1
        vpxor ymm14, ymm14, ymm0                                       ;     3.0 fp3     40 t1
        vpsllq ymm14, ymm14, 0x17                                      ;     4.0 fp2     40 t1
        vpxor ymm15, ymm15, ymm0                                       ;     1.3 fp0     40 t1
        vpsrlq ymm15, ymm15, 4                                         ;     2.3 fp1     40 t1
        vpxor ymm15, ymm15, ymm0                                       ;     3.3 fp3     40 t1
        vpsrlq ymm15, ymm15, 0xe                                       ;     4.3 fp2     40 t1
        vpxor ymm14, ymm14, ymm15                                      ;     5.3 fp0     40 t1
        vpsllq ymm15, ymm1, 6                                          ;     3.0 fp1     39 v[7]
        vpaddq ymm14, ymm14, ymm6                                      ;     6.3 fp3     53 t1
        vpaddq ymm14, ymm14, [r8]                                      ;     7.3 fp2+agu0   53 t1
        vmovdqu ymm6, [rbp + 448]                                      ;     2.3 agu1    67 v reload
        vpaddq ymm14, ymm14, ymm6                                      ;     9.3 fp0     53 t1
        vpxor ymm15, ymm15, ymm1                                       ;     4.0 fp3     39 v[7]
        vmovdqu [rbp + 896], ymm13                                     ;     2.8 agu2+fp5   68 w[3] spill
        vpxor ymm13, ymm4, ymm3                                        ;     4.0 fp1     43 t1
        vpsllq ymm15, ymm15, 5                                         ;     5.0 fp2     39 v[7]
        vpand ymm13, ymm13, ymm0                                       ;     5.0 fp0     43 t1
        vpxor ymm13, ymm13, ymm4                                       ;     6.0 fp3     43 t1
        vpaddq ymm14, ymm14, ymm13                                     ;    10.3 fp1     53 t1
        vpaddq ymm7, ymm7, ymm14                                       ;    11.3 fp2     54 v[3]
        vpsrlq ymm13, ymm1, 5                                          ;     6.0 fp1     39 v[7]
        vpxor ymm15, ymm15, ymm1                                       ;     6.0 fp0     39 v[7]
        vpsllq ymm15, ymm15, 0x19                                      ;     7.0 fp2     39 v[7]
        vpxor ymm13, ymm13, ymm1                                       ;     7.0 fp3     39 v[7]
        vpsrlq ymm13, ymm13, 6                                         ;     8.0 fp1     39 v[7]
        vpxor ymm13, ymm13, ymm1                                       ;     9.0 fp0     39 v[7]
        vpsrlq ymm13, ymm13, 0x1c                                      ;    10.0 fp2     39 v[7]
        vpxor ymm15, ymm15, ymm13                                      ;    11.0 fp3     39 v[7]
        vpsllq ymm13, ymm8, 0x2a                                       ;     8.0 fp1     42 w[0]
        vpaddq ymm14, ymm14, ymm15                                     ;    12.0 fp0     55 v[7]
        vpxor ymm13, ymm13, ymm8                                       ;     9.0 fp3     42 w[0]
        vpsllq ymm15, ymm13, 3                                         ;    10.0 fp2     42 w[0]
        vpxor ymm13, ymm5, ymm2                                        ;     8.3 fp0     44 v[7]
        vmovdqu [rbp + 928], ymm12                                     ;     6.5 agu0+fp5   68 w[2] spill
        vpsrlq ymm12, ymm8, 0x2a                                       ;     9.0 fp1     42 w[0]
        vmovdqu [rbp + 960], ymm11                                     ;     7.5 agu1+fp5   68 w[1] spill
        vpxor ymm11, ymm1, ymm2                                        ;     8.7 fp3     44 v[7]
        vpand ymm13, ymm13, ymm11                                      ;     9.7 fp2     44 v[7]
        vpxor ymm13, ymm13, ymm2                                       ;    10.7 fp0     44 v[7]
        vpaddq ymm14, ymm14, ymm13                                     ;    13.0 fp3     55 v[7]
        vpxor ymm12, ymm12, ymm8                                       ;    10.0 fp1     42 w[0]
        vpsrlq ymm12, ymm12, 0xd                                       ;    11.0 fp2     42 w[0]
        vpxor ymm12, ymm12, ymm8                                       ;    12.0 fp0     42 w[0]
        vpsrlq ymm12, ymm12, 6                                         ;    13.0 fp1     42 w[0]
        vpxor ymm15, ymm15, ymm12                                      ;    14.0 fp3     42 w[0]
        vmovdqu ymm12, [rbp + 480]                                     ;     9.3 agu0    41 w[0] reload
        vpsllq ymm13, ymm12, 0x3f                                      ;    16.3 fp2     41 w[0]
        vpaddq ymm15, ymm15, ymm6                                      ;    15.0 fp0     68 w[0]
        vmovdqu ymm6, [rel sha512_blocks.T1_constants256 + 32]         ;     9.8 agu1    41 w[0] reload
        vmovdqu [rbp + 992], ymm8                                      ;    10.0 agu2+fp5   42 w[0] spill
        vpshufb ymm8, ymm12, ymm6                                      ;    16.8 fp1     41 w[0]
        vpaddq ymm15, ymm15, ymm10                                     ;    16.0 fp3     68 w[0]
        vpxor ymm13, ymm13, ymm8                                       ;    17.8 fp2     41 w[0]
        vpsrlq ymm8, ymm12, 6                                          ;    16.3 fp1     41 w[0]
        vpxor ymm8, ymm8, ymm12                                        ;    17.3 fp0     41 w[0]
        vpsrlq ymm8, ymm8, 1                                           ;    18.3 fp2     41 w[0]
        vpxor ymm13, ymm13, ymm8                                       ;    19.3 fp3     41 w[0]
        vpaddq ymm15, ymm15, ymm13                                     ;    20.3 fp0     68 w[0]
        vpsllq ymm8, ymm7, 4                                           ;    14.0 fp1     40 t1
        vpsrlq ymm13, ymm7, 0x17                                       ;    14.2 fp2     40 t1
        vpxor ymm8, ymm8, ymm7                                         ;    15.0 fp3     40 t1
        vpsllq ymm8, ymm8, 0x17                                        ;    16.0 fp1     40 t1
        vpxor ymm8, ymm8, ymm7                                         ;    17.0 fp0     40 t1
        vpsllq ymm8, ymm8, 0x17                                        ;    18.0 fp2     40 t1
        vpxor ymm13, ymm13, ymm7                                       ;    15.2 fp3     40 t1
        vpsrlq ymm13, ymm13, 4                                         ;    16.2 fp1     40 t1
        vpxor ymm13, ymm13, ymm7                                       ;    17.2 fp0     40 t1
        vpsrlq ymm13, ymm13, 0xe                                       ;    18.2 fp2     40 t1
        vpxor ymm8, ymm8, ymm13                                        ;    19.2 fp3     40 t1
        vpsllq ymm13, ymm14, 6                                         ;    17.0 fp1     39 v[6]
        vpaddq ymm8, ymm8, ymm4                                        ;    20.2 fp0     53 t1
        vpaddq ymm8, ymm8, ymm12                                       ;    21.2 fp3     53 t1
        vpaddq ymm8, ymm8, [r8 + 32]                                   ;    22.2 fp2+agu0   53 t1
        vpxor ymm13, ymm13, ymm14                                      ;    18.0 fp0     39 v[6]
        vpsllq ymm4, ymm13, 5                                          ;    19.0 fp1     39 v[6]
        vpxor ymm4, ymm4, ymm14                                        ;    20.0 fp3     39 v[6]
        vmovdqa ymm13, ymm7                                            ;    17.2         43 t1 copy
        vmovdqu [rbp + 1024], ymm10                                    ;    17.3 agu1+fp5   68 w[0] spill
        vpxor ymm10, ymm3, ymm0                                        ;    18.2 fp2     43 t1
        vpand ymm13, ymm13, ymm10                                      ;    19.2 fp0     43 t1
        vpsllq ymm4, ymm4, 0x19                                        ;    21.0 fp1     39 v[6]
        vpsrlq ymm10, ymm14, 5                                         ;    19.2 fp2     39 v[6]
        vpxor ymm13, ymm13, ymm3                                       ;    20.2 fp3     43 t1
        vpaddq ymm8, ymm8, ymm13                                       ;    23.2 fp0     53 t1
        vpaddq ymm5, ymm5, ymm8                                        ;    24.2 fp3     54 v[2]
        vpxor ymm10, ymm10, ymm14                                      ;    20.2 fp1     39 v[6]
        vpsrlq ymm10, ymm10, 6                                         ;    21.2 fp2     39 v[6]
        vpxor ymm10, ymm10, ymm14                                      ;    22.2 fp0     39 v[6]
        vpsrlq ymm10, ymm10, 0x1c                                      ;    23.2 fp1     39 v[6]
        vpxor ymm4, ymm4, ymm10                                        ;    24.2 fp3     39 v[6]
        vpsllq ymm10, ymm9, 0x2a                                       ;    21.2 fp2     42 w[1]
        vpsrlq ymm13, ymm9, 0x2a                                       ;    22.0 fp1     42 w[1]
        vpaddq ymm8, ymm8, ymm4                                        ;    25.2 fp0     55 v[6]
        vpxor ymm10, ymm10, ymm9                                       ;    22.2 fp3     42 w[1]
        vpsllq ymm4, ymm10, 3                                          ;    23.2 fp2     42 w[1]
        vpxor ymm10, ymm14, ymm2                                       ;    22.3 fp0     44 v[6]
        vpand ymm11, ymm11, ymm10                                      ;    23.3 fp3     44 v[6]
        vpxor ymm11, ymm11, ymm2                                       ;    24.3 fp1     44 v[6]
        vpaddq ymm8, ymm8, ymm11                                       ;    26.2 fp2     55 v[6]
        vpxor ymm13, ymm13, ymm9                                       ;    23.3 fp0     42 w[1]
        vpsrlq ymm10, ymm13, 0xd                                       ;    24.3 fp1     42 w[1]
        vpxor ymm10, ymm10, ymm9                                       ;    25.3 fp3     42 w[1]
        vpsrlq ymm10, ymm10, 6                                         ;    26.3 fp2     42 w[1]
        vpxor ymm4, ymm4, ymm10                                        ;    27.3 fp0     42 w[1]
        vpsllq ymm10, ymm5, 4                                          ;    25.2 fp1     40 t1
        vmovdqu ymm11, [rbp + 512]                                     ;    22.7 agu0    41 w[1] reload
        vpsllq ymm13, ymm11, 0x3f                                      ;    29.7 fp2     41 w[1]
        vpxor ymm10, ymm10, ymm5                                       ;    26.2 fp3     40 t1
        vpaddq ymm4, ymm4, ymm12                                       ;    28.3 fp0     68 w[1]
        vpshufb ymm12, ymm11, ymm6                                     ;    29.7 fp1     41 w[1]
        vpsllq ymm10, ymm10, 0x17                                      ;    27.2 fp2     40 t1
        vpaddq ymm4, ymm4, [rbp + 960]                                 ;    29.3 fp3+agu1   68 w[1]
        vpxor ymm13, ymm13, ymm12                                      ;    30.7 fp0     41 w[1]
        vpsrlq ymm12, ymm11, 6                                         ;    29.7 fp1     41 w[1]
        vpxor ymm12, ymm12, ymm11                                      ;    30.7 fp3     41 w[1]
        vpsrlq ymm12, ymm12, 1                                         ;    31.7 fp2     41 w[1]
        vpxor ymm13, ymm13, ymm12                                      ;    32.7 fp0     41 w[1]
        vpaddq ymm4, ymm4, ymm13                                       ;    33.7 fp3     68 w[1]
        vpsrlq ymm12, ymm5, 0x17                                       ;    28.0 fp1     40 t1
        vpxor ymm10, ymm10, ymm5                                       ;    28.2 fp2     40 t1
        vpsllq ymm10, ymm10, 0x17                                      ;    29.2 fp1     40 t1
        vpxor ymm12, ymm12, ymm5                                       ;    29.0 fp0     40 t1
        vpsrlq ymm12, ymm12, 4                                         ;    30.0 fp2     40 t1
        vpsllq ymm13, ymm8, 6                                          ;    30.0 fp1     39 v[5]
        vpxor ymm12, ymm12, ymm5                                       ;    31.0 fp3     40 t1
        vpsrlq ymm12, ymm12, 0xe                                       ;    32.0 fp2     40 t1
        vpxor ymm10, ymm10, ymm12                                      ;    33.0 fp0     40 t1
        vpaddq ymm10, ymm10, ymm3                                      ;    34.0 fp3     53 t1
        vpaddq ymm10, ymm10, ymm11                                     ;    35.0 fp0     53 t1
        vpaddq ymm10, ymm10, [r8 + 64]                                 ;    36.0 fp3+agu0   53 t1
        vpxor ymm13, ymm13, ymm8                                       ;    31.0 fp1     39 v[5]
        vpsllq ymm3, ymm13, 5                                          ;    32.0 fp2     39 v[5]
        vpxor ymm3, ymm3, ymm8                                         ;    33.0 fp0     39 v[5]
        vpxor ymm12, ymm7, ymm0                                        ;    31.7 fp3     43 t1
        vpsllq ymm3, ymm3, 0x19                                        ;    34.0 fp1     39 v[5]
        vpand ymm12, ymm12, ymm5                                       ;    32.7 fp2     43 t1
        vpsrlq ymm13, ymm8, 5                                          ;    33.0 fp1     39 v[5]
        vpxor ymm12, ymm12, ymm0                                       ;    33.7 fp0     43 t1
        vpaddq ymm10, ymm10, ymm12                                     ;    37.0 fp3     53 t1
        vpxor ymm13, ymm13, ymm8                                       ;    34.0 fp2     39 v[5]
        vpsrlq ymm12, ymm13, 6                                         ;    35.0 fp1     39 v[5]
        vpaddq ymm2, ymm10, ymm2                                       ;    38.0 fp0     54 v[1]
        vpxor ymm12, ymm12, ymm8                                       ;    36.0 fp3     39 v[5]
        vpsrlq ymm12, ymm12, 0x1c                                      ;    37.0 fp2     39 v[5]
        vpxor ymm3, ymm3, ymm12                                        ;    38.0 fp0     39 v[5]
        vpsllq ymm12, ymm15, 0x2a                                      ;    35.0 fp1     42 w[2]
        vpsrlq ymm13, ymm15, 0x2a                                      ;    35.2 fp2     42 w[2]
        vpaddq ymm10, ymm10, ymm3                                      ;    39.0 fp3     55 v[5]
        vpxor ymm12, ymm12, ymm15                                      ;    36.0 fp0     42 w[2]
        vpsllq ymm3, ymm12, 3                                          ;    37.0 fp1     42 w[2]
        vpxor ymm12, ymm8, ymm14                                       ;    35.7 fp3     44 v[5]
        vpxor ymm13, ymm13, ymm15                                      ;    36.2 fp2     42 w[2]
        vmovdqu [rbp + 1056], ymm9                                     ;    34.3 agu2+fp5   42 w[1] spill
        vmovdqa ymm9, ymm12                                            ;    36.7         44 v[5] copy
        vmovdqu [rbp + 480], ymm4                                      ;    35.3 agu1+fp5   68 w[1] spill
        vpxor ymm4, ymm14, ymm1                                        ;    36.3 fp0     44 v[5]
        vpand ymm9, ymm9, ymm4                                         ;    37.3 fp3     44 v[5]
        vpsrlq ymm4, ymm13, 0xd                                        ;    37.2 fp1     42 w[2]
        vpxor ymm9, ymm9, ymm14                                        ;    38.3 fp2     44 v[5]
        vpaddq ymm10, ymm10, ymm9                                      ;    40.0 fp0     55 v[5]
        vpxor ymm4, ymm4, ymm15                                        ;    38.2 fp3     42 w[2]
        vpsrlq ymm4, ymm4, 6                                           ;    39.2 fp1     42 w[2]
        vpxor ymm3, ymm3, ymm4                                         ;    40.2 fp2     42 w[2]
        vpsllq ymm4, ymm2, 4                                           ;    39.0 fp1     40 t1
        vmovdqu ymm9, [rbp + 544]                                      ;    36.7 agu0    41 w[2] reload
        vpsllq ymm13, ymm9, 0x3f                                       ;    43.7 fp2     41 w[2]
        vpxor ymm4, ymm4, ymm2                                         ;    40.0 fp0     40 t1
        vpaddq ymm3, ymm3, ymm11                                       ;    41.2 fp3     68 w[2]
        vpshufb ymm11, ymm9, ymm6                                      ;    43.7 fp1     41 w[2]
        vpsllq ymm4, ymm4, 0x17                                        ;    41.0 fp2     40 t1
        vpaddq ymm3, ymm3, [rbp + 928]                                 ;    42.2 fp0+agu1   68 w[2]
        vpxor ymm13, ymm13, ymm11                                      ;    44.7 fp3     41 w[2]
        vpsrlq ymm11, ymm9, 6                                          ;    43.7 fp1     41 w[2]
        vpxor ymm11, ymm11, ymm9                                       ;    44.7 fp0     41 w[2]
        vpsrlq ymm11, ymm11, 1                                         ;    45.7 fp2     41 w[2]
        vpxor ymm13, ymm13, ymm11                                      ;    46.7 fp3     41 w[2]
        vpaddq ymm3, ymm3, ymm13                                       ;    47.7 fp0     68 w[2]
        vpsrlq ymm11, ymm2, 0x17                                       ;    42.0 fp1     40 t1
        vpxor ymm4, ymm4, ymm2                                         ;    42.0 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    43.0 fp2     40 t1
        vpxor ymm11, ymm11, ymm2                                       ;    43.0 fp0     40 t1
        vpsrlq ymm11, ymm11, 4                                         ;    44.0 fp1     40 t1
        vpsllq ymm13, ymm10, 6                                         ;    43.2 fp2     39 v[4]
        vpxor ymm11, ymm11, ymm2                                       ;    45.0 fp3     40 t1
        vpsrlq ymm11, ymm11, 0xe                                       ;    46.0 fp1     40 t1
        vpxor ymm4, ymm4, ymm11                                        ;    47.0 fp0     40 t1
        vpaddq ymm4, ymm4, ymm0                                        ;    48.0 fp3     53 t1
        vpaddq ymm4, ymm4, ymm9                                        ;    49.0 fp2     53 t1
        vpaddq ymm4, ymm4, [r8 + 96]                                   ;    50.0 fp0+agu0   53 t1
        vpxor ymm13, ymm13, ymm10                                      ;    44.7 fp3     39 v[4]
        vpsllq ymm0, ymm13, 5                                          ;    45.7 fp1     39 v[4]
        vpxor ymm0, ymm0, ymm10                                        ;    46.7 fp2     39 v[4]
        vpxor ymm11, ymm7, ymm5                                        ;    45.3 fp0     43 t1
        vpsllq ymm0, ymm0, 0x19                                        ;    47.7 fp1     39 v[4]
        vpand ymm11, ymm11, ymm2                                       ;    46.3 fp3     43 t1
        vpsrlq ymm13, ymm10, 5                                         ;    46.2 fp2     39 v[4]
        vpxor ymm11, ymm11, ymm7                                       ;    47.3 fp0     43 t1
        vpaddq ymm4, ymm4, ymm11                                       ;    51.0 fp3     53 t1
        vpxor ymm13, ymm13, ymm10                                      ;    47.2 fp1     39 v[4]
        vpsrlq ymm11, ymm13, 6                                         ;    48.2 fp2     39 v[4]
        vpaddq ymm1, ymm4, ymm1                                        ;    52.0 fp0     54 v[0]
        vpxor ymm11, ymm11, ymm10                                      ;    49.2 fp3     39 v[4]
        vpsrlq ymm11, ymm11, 0x1c                                      ;    50.2 fp1     39 v[4]
        vpxor ymm0, ymm0, ymm11                                        ;    51.2 fp2     39 v[4]
        vpaddq ymm4, ymm4, ymm0                                        ;    52.2 fp0     55 v[4]
        vpxor ymm0, ymm8, ymm10                                        ;    48.7 fp3     44 v[4]
        vpand ymm12, ymm12, ymm0                                       ;    49.7 fp1     44 v[4]
        vpxor ymm12, ymm12, ymm8                                       ;    50.7 fp2     44 v[4]
        vpaddq ymm4, ymm4, ymm12                                       ;    53.2 fp0     55 v[4]
        vmovdqu ymm11, [rbp + 480]                                     ;    47.7 agu1    68 w[1] reload
        vpsllq ymm12, ymm11, 0x2a                                      ;    54.7 fp1     42 w[3]
        vpsrlq ymm13, ymm11, 0x2a                                      ;    54.7 fp2     42 w[3]
        vpxor ymm12, ymm12, ymm11                                      ;    55.7 fp3     42 w[3]
        vpsllq ymm12, ymm12, 3                                         ;    56.7 fp1     42 w[3]
        vpxor ymm13, ymm13, ymm11                                      ;    55.7 fp0     42 w[3]
        vpsrlq ymm13, ymm13, 0xd                                       ;    56.7 fp2     42 w[3]
        vpxor ymm13, ymm13, ymm11                                      ;    57.7 fp3     42 w[3]
        vpsrlq ymm13, ymm13, 6                                         ;    58.7 fp1     42 w[3]
        vpxor ymm12, ymm12, ymm13                                      ;    59.7 fp0     42 w[3]
        vpsllq ymm13, ymm1, 4                                          ;    53.0 fp2     40 t1
        vpaddq ymm12, ymm12, ymm9                                      ;    60.7 fp3     68 w[3]
        vmovdqu ymm9, [rbp + 896]                                      ;    51.0 agu0    68 w[3] reload
        vpaddq ymm12, ymm12, ymm9                                      ;    61.7 fp0     68 w[3]
        vmovdqu ymm9, [rbp + 576]                                      ;    51.3 agu1    41 w[3] reload
        vpsllq ymm11, ymm9, 0x3f                                       ;    58.3 fp1     41 w[3]
        vpxor ymm13, ymm13, ymm1                                       ;    54.0 fp3     40 t1
        vmovdqu [rbp + 448], ymm15                                     ;    52.2 agu2+fp5   68 w[0] spill
        vpshufb ymm15, ymm9, ymm6                                      ;    58.3 fp2     41 w[3]
        vpxor ymm11, ymm11, ymm15                                      ;    59.3 fp0     41 w[3]
        vpsllq ymm15, ymm13, 0x17                                      ;    55.0 fp1     40 t1
        vpsrlq ymm13, ymm9, 6                                          ;    58.3 fp2     41 w[3]
        vpxor ymm13, ymm13, ymm9                                       ;    59.3 fp3     41 w[3]
        vpsrlq ymm13, ymm13, 1                                         ;    60.3 fp1     41 w[3]
        vpxor ymm11, ymm11, ymm13                                      ;    61.3 fp0     41 w[3]
        vpaddq ymm12, ymm12, ymm11                                     ;    62.7 fp2     68 w[3]
        vpsrlq ymm11, ymm1, 0x17                                       ;    56.0 fp1     40 t1
        vpxor ymm15, ymm15, ymm1                                       ;    56.0 fp3     40 t1
        vpsllq ymm15, ymm15, 0x17                                      ;    57.0 fp2     40 t1
        vpxor ymm11, ymm11, ymm1                                       ;    57.0 fp0     40 t1
        vpsrlq ymm11, ymm11, 4                                         ;    58.0 fp1     40 t1
        vpxor ymm11, ymm11, ymm1                                       ;    59.0 fp3     40 t1
        vpsrlq ymm11, ymm11, 0xe                                       ;    60.0 fp2     40 t1
        vpsllq ymm13, ymm4, 6                                          ;    58.0 fp1     39 v[3]
        vpxor ymm15, ymm15, ymm11                                      ;    61.0 fp0     40 t1
        vpaddq ymm7, ymm7, ymm15                                       ;    62.0 fp3     53 t1
        vpaddq ymm7, ymm7, ymm9                                        ;    63.0 fp2     53 t1
        vpaddq ymm7, ymm7, [r8 + 128]                                  ;    64.0 fp0+agu0   53 t1
        vpxor ymm13, ymm13, ymm4                                       ;    59.0 fp1     39 v[3]
        vpsllq ymm15, ymm13, 5                                         ;    60.0 fp2     39 v[3]
        vpxor ymm15, ymm15, ymm4                                       ;    61.0 fp3     39 v[3]
        vpxor ymm11, ymm5, ymm2                                        ;    60.0 fp0     43 t1
        vpsllq ymm15, ymm15, 0x19                                      ;    62.0 fp1     39 v[3]
        vpand ymm11, ymm11, ymm1                                       ;    61.0 fp3     43 t1
        vpsrlq ymm13, ymm4, 5                                          ;    60.7 fp2     39 v[3]
        vpxor ymm11, ymm11, ymm5                                       ;    62.0 fp0     43 t1
        vpaddq ymm7, ymm7, ymm11                                       ;    65.0 fp1     53 t1
        vpaddq ymm14, ymm14, ymm7                                      ;    66.0 fp3     54 v[7]
        vpxor ymm13, ymm13, ymm4                                       ;    61.7 fp2     39 v[3]
        vpsrlq ymm11, ymm13, 6                                         ;    62.7 fp1     39 v[3]
        vpsllq ymm13, ymm3, 0x2a                                       ;    62.7 fp2     42 w[4]
        vpxor ymm11, ymm11, ymm4                                       ;    63.7 fp0     39 v[3]
        vpsrlq ymm11, ymm11, 0x1c                                      ;    64.7 fp1     39 v[3]
        vpxor ymm15, ymm15, ymm11                                      ;    65.7 fp3     39 v[3]
        vpsrlq ymm11, ymm3, 0x2a                                       ;    63.7 fp2     42 w[4]
        vpaddq ymm7, ymm7, ymm15                                       ;    66.7 fp0     55 v[3]
        vpxor ymm13, ymm13, ymm3                                       ;    63.7 fp3     42 w[4]
        vpsllq ymm15, ymm13, 3                                         ;    64.7 fp1     42 w[4]
        vpxor ymm11, ymm11, ymm3                                       ;    64.7 fp0     42 w[4]
        vpxor ymm13, ymm10, ymm4                                       ;    64.2 fp3     44 v[3]
        vpand ymm0, ymm0, ymm13                                        ;    65.2 fp2     44 v[3]
        vpsrlq ymm11, ymm11, 0xd                                       ;    65.7 fp1     42 w[4]
        vpxor ymm0, ymm0, ymm10                                        ;    66.2 fp0     44 v[3]
        vpaddq ymm7, ymm7, ymm0                                        ;    67.7 fp3     55 v[3]
        vpxor ymm11, ymm11, ymm3                                       ;    66.7 fp2     42 w[4]
        vpsrlq ymm0, ymm11, 6                                          ;    67.7 fp1     42 w[4]
        vpxor ymm15, ymm15, ymm0                                       ;    68.7 fp0     42 w[4]
        vpsllq ymm0, ymm14, 4                                          ;    67.0 fp2     40 t1
        vpaddq ymm15, ymm15, ymm9                                      ;    69.7 fp3     68 w[4]
        vmovdqu ymm9, [rbp + 736]                                      ;    64.7 agu1    68 w[4] reload
        vpaddq ymm15, ymm15, ymm9                                      ;    71.7 fp0     68 w[4]
        vmovdqu ymm11, [rbp + 608]                                     ;    65.0 agu0    41 w[4] reload
        vpsllq ymm9, ymm11, 0x3f                                       ;    72.0 fp1     41 w[4]
        vpxor ymm0, ymm0, ymm14                                        ;    68.0 fp3     40 t1
        vmovdqu [rbp + 512], ymm3                                      ;    65.5 agu2+fp5   68 w[2] spill
        vpshufb ymm3, ymm11, ymm6                                      ;    72.0 fp2     41 w[4]
        vpxor ymm9, ymm9, ymm3                                         ;    73.0 fp0     41 w[4]
        vpsllq ymm0, ymm0, 0x17                                        ;    69.0 fp1     40 t1
        vpsrlq ymm3, ymm11, 6                                          ;    72.0 fp2     41 w[4]
        vpxor ymm3, ymm3, ymm11                                        ;    73.0 fp3     41 w[4]
        vpsrlq ymm3, ymm3, 1                                           ;    74.0 fp1     41 w[4]
        vpxor ymm9, ymm9, ymm3                                         ;    75.0 fp0     41 w[4]
        vpaddq ymm15, ymm15, ymm9                                      ;    76.0 fp3     68 w[4]
        vpsrlq ymm3, ymm14, 0x17                                       ;    69.7 fp2     40 t1
        vpxor ymm0, ymm0, ymm14                                        ;    70.0 fp0     40 t1
        vpsllq ymm0, ymm0, 0x17                                        ;    71.0 fp1     40 t1
        vpxor ymm3, ymm3, ymm14                                        ;    70.7 fp3     40 t1
        vpsrlq ymm3, ymm3, 4                                           ;    71.7 fp2     40 t1
        vpsllq ymm9, ymm7, 6                                           ;    71.0 fp1     39 v[2]
        vpxor ymm3, ymm3, ymm14                                        ;    72.7 fp0     40 t1
        vpsrlq ymm3, ymm3, 0xe                                         ;    73.7 fp2     40 t1
        vpxor ymm0, ymm0, ymm3                                         ;    74.7 fp3     40 t1
        vpaddq ymm5, ymm5, ymm0                                        ;    75.7 fp0     53 t1
        vpaddq ymm5, ymm5, ymm11                                       ;    76.7 fp1     53 t1
        vpaddq ymm5, ymm5, [r8 + 160]                                  ;    77.7 fp3+agu1   53 t1
        vpxor ymm9, ymm9, ymm7                                         ;    72.7 fp2     39 v[2]
        vpsllq ymm0, ymm9, 5                                           ;    73.7 fp1     39 v[2]
        vpxor ymm0, ymm0, ymm7                                         ;    74.7 fp0     39 v[2]
        vpxor ymm3, ymm2, ymm1                                         ;    73.2 fp3     43 t1
        vpsllq ymm0, ymm0, 0x19                                        ;    75.7 fp2     39 v[2]
        vpand ymm3, ymm3, ymm14                                        ;    74.2 fp0     43 t1
        vpsrlq ymm9, ymm7, 5                                           ;    74.0 fp1     39 v[2]
        vpxor ymm3, ymm3, ymm2                                         ;    75.2 fp3     43 t1
        vpaddq ymm5, ymm5, ymm3                                        ;    78.7 fp2     53 t1
        vpaddq ymm8, ymm8, ymm5                                        ;    79.7 fp0     54 v[6]
        vpxor ymm9, ymm9, ymm7                                         ;    75.0 fp1     39 v[2]
        vpsrlq ymm3, ymm9, 6                                           ;    76.0 fp2     39 v[2]
        vpsllq ymm9, ymm12, 0x2a                                       ;    76.0 fp1     42 w[5]
        vpxor ymm3, ymm3, ymm7                                         ;    77.0 fp3     39 v[2]
        vpsrlq ymm3, ymm3, 0x1c                                        ;    78.0 fp2     39 v[2]
        vpxor ymm0, ymm0, ymm3                                         ;    79.0 fp0     39 v[2]
        vpsrlq ymm3, ymm12, 0x2a                                       ;    77.0 fp1     42 w[5]
        vpaddq ymm5, ymm5, ymm0                                        ;    80.0 fp3     55 v[2]
        vpxor ymm9, ymm9, ymm12                                        ;    77.0 fp0     42 w[5]
        vpsllq ymm0, ymm9, 3                                           ;    78.0 fp2     42 w[5]
        vpxor ymm3, ymm3, ymm12                                        ;    78.0 fp3     42 w[5]
        vpxor ymm9, ymm4, ymm7                                         ;    78.0 fp0     44 v[2]
        vpand ymm13, ymm13, ymm9                                       ;    79.0 fp1     44 v[2]
        vpsrlq ymm3, ymm3, 0xd                                         ;    79.0 fp2     42 w[5]
        vpxor ymm13, ymm13, ymm4                                       ;    80.0 fp3     44 v[2]
        vpaddq ymm5, ymm5, ymm13                                       ;    81.0 fp0     55 v[2]
        vpxor ymm3, ymm3, ymm12                                        ;    80.0 fp1     42 w[5]
        vpsrlq ymm3, ymm3, 6                                           ;    81.0 fp2     42 w[5]
        vpxor ymm0, ymm0, ymm3                                         ;    82.0 fp3     42 w[5]
        vpsllq ymm3, ymm8, 4                                           ;    80.7 fp1     40 t1
        vpaddq ymm0, ymm0, ymm11                                       ;    83.0 fp0     68 w[5]
        vmovdqu ymm11, [rbp + 992]                                     ;    78.2 agu0    42 w[0] reload
        vpaddq ymm0, ymm0, ymm11                                       ;    85.2 fp3     68 w[5]
        vmovdqu ymm13, [rbp + 640]                                     ;    78.5 agu1    41 w[5] reload
        vpsllq ymm11, ymm13, 0x3f                                      ;    85.5 fp2     41 w[5]
        vpxor ymm3, ymm3, ymm8                                         ;    81.7 fp0     40 t1
        vmovdqu [rbp + 544], ymm12                                     ;    79.0 agu2+fp5   68 w[3] spill
        vpshufb ymm12, ymm13, ymm6                                     ;    85.5 fp1     41 w[5]
        vpxor ymm11, ymm11, ymm12                                      ;    86.5 fp3     41 w[5]
        vpsllq ymm3, ymm3, 0x17                                        ;    82.7 fp2     40 t1
        vpsrlq ymm12, ymm13, 6                                         ;    85.5 fp1     41 w[5]
        vpxor ymm12, ymm12, ymm13                                      ;    86.5 fp0     41 w[5]
        vpsrlq ymm12, ymm12, 1                                         ;    87.5 fp2     41 w[5]
        vpxor ymm11, ymm11, ymm12                                      ;    88.5 fp3     41 w[5]
        vpaddq ymm0, ymm0, ymm11                                       ;    89.5 fp0     68 w[5]
        vpsrlq ymm11, ymm8, 0x17                                       ;    83.0 fp1     40 t1
        vpxor ymm3, ymm3, ymm8                                         ;    83.7 fp3     40 t1
        vpsllq ymm3, ymm3, 0x17                                        ;    84.7 fp2     40 t1
        vpxor ymm11, ymm11, ymm8                                       ;    84.0 fp0     40 t1
        vpsrlq ymm11, ymm11, 4                                         ;    85.0 fp1     40 t1
        vpsllq ymm12, ymm5, 6                                          ;    84.7 fp2     39 v[1]
        vpxor ymm11, ymm11, ymm8                                       ;    86.0 fp3     40 t1
        vpsrlq ymm11, ymm11, 0xe                                       ;    87.0 fp1     40 t1
        vpxor ymm3, ymm3, ymm11                                        ;    88.0 fp0     40 t1
        vpaddq ymm2, ymm2, ymm3                                        ;    89.0 fp3     53 t1
        vpaddq ymm2, ymm2, ymm13                                       ;    90.0 fp2     53 t1
        vpaddq ymm2, ymm2, [r8 + 192]                                  ;    91.0 fp0+agu0   53 t1
        vpxor ymm12, ymm12, ymm5                                       ;    86.0 fp1     39 v[1]
        vpsllq ymm3, ymm12, 5                                          ;    87.0 fp2     39 v[1]
        vpxor ymm3, ymm3, ymm5                                         ;    88.0 fp3     39 v[1]
        vpxor ymm11, ymm1, ymm14                                       ;    87.0 fp0     43 t1
        vpsllq ymm3, ymm3, 0x19                                        ;    89.0 fp1     39 v[1]
        vpand ymm11, ymm11, ymm8                                       ;    88.0 fp3     43 t1
        vpsrlq ymm12, ymm5, 5                                          ;    87.7 fp2     39 v[1]
        vpxor ymm11, ymm11, ymm1                                       ;    89.0 fp0     43 t1
        vpaddq ymm2, ymm2, ymm11                                       ;    92.0 fp1     53 t1
        vpaddq ymm10, ymm10, ymm2                                      ;    93.0 fp3     54 v[5]
        vpxor ymm12, ymm12, ymm5                                       ;    88.7 fp2     39 v[1]
        vpsrlq ymm11, ymm12, 6                                         ;    89.7 fp1     39 v[1]
        vpsllq ymm12, ymm15, 0x2a                                      ;    89.7 fp2     42 w[6]
        vpxor ymm11, ymm11, ymm5                                       ;    90.7 fp0     39 v[1]
        vpsrlq ymm11, ymm11, 0x1c                                      ;    91.7 fp1     39 v[1]
        vpxor ymm3, ymm3, ymm11                                        ;    92.7 fp3     39 v[1]
        vpsrlq ymm11, ymm15, 0x2a                                      ;    90.7 fp2     42 w[6]
        vpaddq ymm2, ymm2, ymm3                                        ;    93.7 fp0     55 v[1]
        vpxor ymm12, ymm12, ymm15                                      ;    90.7 fp3     42 w[6]
        vpsllq ymm3, ymm12, 3                                          ;    91.7 fp1     42 w[6]
        vpxor ymm11, ymm11, ymm15                                      ;    91.7 fp0     42 w[6]
        vpxor ymm12, ymm7, ymm5                                        ;    91.2 fp3     44 v[1]
        vpand ymm9, ymm9, ymm12                                        ;    92.2 fp2     44 v[1]
        vpsrlq ymm11, ymm11, 0xd                                       ;    92.7 fp1     42 w[6]
        vpxor ymm9, ymm9, ymm7                                         ;    93.2 fp0     44 v[1]
        vpaddq ymm2, ymm2, ymm9                                        ;    94.7 fp3     55 v[1]
        vpxor ymm11, ymm11, ymm15                                      ;    93.7 fp2     42 w[6]
        vpsrlq ymm9, ymm11, 6                                          ;    94.7 fp1     42 w[6]
        vpxor ymm3, ymm3, ymm9                                         ;    95.7 fp0     42 w[6]
        vpsllq ymm9, ymm10, 4                                          ;    94.0 fp2     40 t1
        vpaddq ymm3, ymm3, ymm13                                       ;    96.7 fp3     68 w[6]
        vmovdqu ymm11, [rbp + 1056]                                    ;    91.7 agu1    42 w[1] reload
        vpaddq ymm3, ymm3, ymm11                                       ;    98.7 fp0     68 w[6]
        vmovdqu ymm13, [rbp + 672]                                     ;    92.0 agu0    41 w[6] reload
        vpsllq ymm11, ymm13, 0x3f                                      ;    99.0 fp1     41 w[6]
        vpxor ymm9, ymm9, ymm10                                        ;    95.0 fp3     40 t1
        vmovdqu [rbp + 576], ymm15                                     ;    92.5 agu2+fp5   68 w[4] spill
        vpshufb ymm15, ymm13, ymm6                                     ;    99.0 fp2     41 w[6]
        vpxor ymm11, ymm11, ymm15                                      ;   100.0 fp0     41 w[6]
        vpsllq ymm15, ymm9, 0x17                                       ;    96.0 fp1     40 t1
        vpsrlq ymm9, ymm13, 6                                          ;    99.0 fp2     41 w[6]
        vpxor ymm9, ymm9, ymm13                                        ;   100.0 fp3     41 w[6]
        vpsrlq ymm9, ymm9, 1                                           ;   101.0 fp1     41 w[6]
        vpxor ymm11, ymm11, ymm9                                       ;   102.0 fp0     41 w[6]
        vpaddq ymm3, ymm3, ymm11                                       ;   103.0 fp3     68 w[6]
        vpsrlq ymm9, ymm10, 0x17                                       ;    96.7 fp2     40 t1
        vpxor ymm15, ymm15, ymm10                                      ;    97.0 fp0     40 t1
        vpsllq ymm15, ymm15, 0x17                                      ;    98.0 fp1     40 t1
        vpxor ymm9, ymm9, ymm10                                        ;    97.7 fp3     40 t1
        vpsrlq ymm9, ymm9, 4                                           ;    98.7 fp2     40 t1
        vpsllq ymm11, ymm2, 6                                          ;    98.0 fp1     39 v[0]
        vpxor ymm9, ymm9, ymm10                                        ;    99.7 fp0     40 t1
        vpsrlq ymm9, ymm9, 0xe                                         ;   100.7 fp2     40 t1
        vpxor ymm15, ymm15, ymm9                                       ;   101.7 fp3     40 t1
        vpaddq ymm1, ymm1, ymm15                                       ;   102.7 fp0     53 t1
        vpaddq ymm1, ymm1, ymm13                                       ;   103.7 fp1     53 t1
        vpaddq ymm1, ymm1, [r8 + 224]                                  ;   104.7 fp3+agu1   53 t1
        vpxor ymm11, ymm11, ymm2                                       ;    99.7 fp2     39 v[0]
        vpsllq ymm15, ymm11, 5                                         ;   100.7 fp1     39 v[0]
        vpxor ymm15, ymm15, ymm2                                       ;   101.7 fp0     39 v[0]
        vpxor ymm9, ymm14, ymm8                                        ;   100.2 fp3     43 t1
        vpsllq ymm15, ymm15, 0x19                                      ;   102.7 fp2     39 v[0]
        vpand ymm9, ymm9, ymm10                                        ;   101.2 fp0     43 t1
        vpsrlq ymm11, ymm2, 5                                          ;   101.0 fp1     39 v[0]
        vpxor ymm9, ymm9, ymm14                                        ;   102.2 fp3     43 t1
        vpaddq ymm1, ymm1, ymm9                                        ;   105.7 fp2     53 t1
        vpaddq ymm4, ymm4, ymm1                                        ;   106.7 fp0     54 v[4]
        vpxor ymm11, ymm11, ymm2                                       ;   102.0 fp1     39 v[0]
        vpsrlq ymm9, ymm11, 6                                          ;   103.0 fp2     39 v[0]
        vpsllq ymm11, ymm0, 0x2a                                       ;   103.0 fp1     42 w[7]
        vpxor ymm9, ymm9, ymm2                                         ;   104.0 fp3     39 v[0]
        vpsrlq ymm9, ymm9, 0x1c                                        ;   105.0 fp2     39 v[0]
        vpxor ymm15, ymm15, ymm9                                       ;   106.0 fp0     39 v[0]
        vpsrlq ymm9, ymm0, 0x2a                                        ;   104.0 fp1     42 w[7]
        vpaddq ymm1, ymm1, ymm15                                       ;   107.0 fp3     55 v[0]
        vpxor ymm11, ymm11, ymm0                                       ;   104.0 fp0     42 w[7]
        vpsllq ymm15, ymm11, 3                                         ;   105.0 fp2     42 w[7]
        vpxor ymm9, ymm9, ymm0                                         ;   105.0 fp3     42 w[7]
        vpxor ymm11, ymm5, ymm2                                        ;   105.0 fp0     44 v[0]
        vpand ymm12, ymm12, ymm11                                      ;   106.0 fp1     44 v[0]
        vpsrlq ymm9, ymm9, 0xd                                         ;   106.0 fp2     42 w[7]
        vpxor ymm12, ymm12, ymm5                                       ;   107.0 fp3     44 v[0]
        vpaddq ymm1, ymm1, ymm12                                       ;   108.0 fp0     55 v[0]
        vpxor ymm9, ymm9, ymm0                                         ;   107.0 fp1     42 w[7]
        vpsrlq ymm9, ymm9, 6                                           ;   108.0 fp2     42 w[7]
        vpxor ymm15, ymm15, ymm9                                       ;   109.0 fp3     42 w[7]
        vpsllq ymm9, ymm4, 4                                           ;   107.7 fp1     40 t1
        vpaddq ymm15, ymm15, ymm13                                     ;   110.0 fp0     68 w[7]
        vmovdqu ymm12, [rbp + 448]                                     ;   105.2 agu0    68 w[0] reload
        vpaddq ymm15, ymm15, ymm12                                     ;   112.2 fp3     68 w[7]
        vmovdqu ymm13, [rbp + 128]                                     ;   105.5 agu1    41 w[7] reload
        vpsllq ymm12, ymm13, 0x3f                                      ;   112.5 fp2     41 w[7]
        vpxor ymm9, ymm9, ymm4                                         ;   108.7 fp0     40 t1
        vmovdqu [rbp + 608], ymm0                                      ;   106.0 agu2+fp5   68 w[5] spill
        vpshufb ymm0, ymm13, ymm6                                      ;   112.5 fp1     41 w[7]
        vpxor ymm12, ymm12, ymm0                                       ;   113.5 fp3     41 w[7]
        vpsllq ymm0, ymm9, 0x17                                        ;   109.7 fp2     40 t1
        vpsrlq ymm9, ymm13, 6                                          ;   112.5 fp1     41 w[7]
        vpxor ymm9, ymm9, ymm13                                        ;   113.5 fp0     41 w[7]
        vpsrlq ymm9, ymm9, 1                                           ;   114.5 fp2     41 w[7]
        vpxor ymm12, ymm12, ymm9                                       ;   115.5 fp3     41 w[7]
        vpaddq ymm15, ymm15, ymm12                                     ;   116.5 fp0     68 w[7]
        vpsrlq ymm9, ymm4, 0x17                                        ;   110.0 fp1     40 t1
        vpxor ymm0, ymm0, ymm4                                         ;   110.7 fp3     40 t1
        vpsllq ymm0, ymm0, 0x17                                        ;   111.7 fp2     40 t1
        vpxor ymm9, ymm9, ymm4                                         ;   111.0 fp0     40 t1
        vpsrlq ymm9, ymm9, 4                                           ;   112.0 fp1     40 t1
        vpsllq ymm12, ymm1, 6                                          ;   111.7 fp2     39 v[7]
        vpxor ymm9, ymm9, ymm4                                         ;   113.0 fp3     40 t1
        vpsrlq ymm9, ymm9, 0xe                                         ;   114.0 fp1     40 t1
        vpxor ymm0, ymm0, ymm9                                         ;   115.0 fp0     40 t1
        vpaddq ymm14, ymm14, ymm0                                      ;   116.0 fp3     53 t1
        vpaddq ymm14, ymm14, ymm13                                     ;   117.0 fp2     53 t1
        vpaddq ymm14, ymm14, [r8 + 256]                                ;   118.0 fp0+agu0   53 t1
        vpxor ymm12, ymm12, ymm1                                       ;   113.0 fp1     39 v[7]
        vpsllq ymm0, ymm12, 5                                          ;   114.0 fp2     39 v[7]
        vpxor ymm0, ymm0, ymm1                                         ;   115.0 fp3     39 v[7]
        vpxor ymm9, ymm8, ymm10                                        ;   114.0 fp0     43 t1
        vpsllq ymm0, ymm0, 0x19                                        ;   116.0 fp1     39 v[7]
        vpand ymm9, ymm9, ymm4                                         ;   115.0 fp3     43 t1
        vpsrlq ymm12, ymm1, 5                                          ;   114.7 fp2     39 v[7]
        vpxor ymm9, ymm9, ymm8                                         ;   116.0 fp0     43 t1
        vpaddq ymm14, ymm14, ymm9                                      ;   119.0 fp1     53 t1
        vpaddq ymm7, ymm7, ymm14                                       ;   120.0 fp3     54 v[3]
        vpxor ymm12, ymm12, ymm1                                       ;   115.7 fp2     39 v[7]
        vpsrlq ymm9, ymm12, 6                                          ;   116.7 fp1     39 v[7]
        vpsllq ymm12, ymm3, 0x2a                                       ;   116.7 fp2     42 w[8]
        vpxor ymm9, ymm9, ymm1                                         ;   117.7 fp0     39 v[7]
        vpsrlq ymm9, ymm9, 0x1c                                        ;   118.7 fp1     39 v[7]
        vpxor ymm0, ymm0, ymm9                                         ;   119.7 fp3     39 v[7]
        vpsrlq ymm9, ymm3, 0x2a                                        ;   117.7 fp2     42 w[8]
        vpaddq ymm14, ymm14, ymm0                                      ;   120.7 fp0     55 v[7]
        vpxor ymm12, ymm12, ymm3                                       ;   117.7 fp3     42 w[8]
        vpsllq ymm0, ymm12, 3                                          ;   118.7 fp1     42 w[8]
        vpxor ymm9, ymm9, ymm3                                         ;   118.7 fp0     42 w[8]
        vpxor ymm12, ymm2, ymm1                                        ;   118.2 fp3     44 v[7]
        vpand ymm11, ymm11, ymm12                                      ;   119.2 fp2     44 v[7]
        vpsrlq ymm9, ymm9, 0xd                                         ;   119.7 fp1     42 w[8]
        vpxor ymm11, ymm11, ymm2                                       ;   120.2 fp0     44 v[7]
        vpaddq ymm14, ymm14, ymm11                                     ;   121.7 fp3     55 v[7]
        vpxor ymm9, ymm9, ymm3                                         ;   120.7 fp2     42 w[8]
        vpsrlq ymm9, ymm9, 6                                           ;   121.7 fp1     42 w[8]
        vpxor ymm0, ymm0, ymm9                                         ;   122.7 fp0     42 w[8]
        vmovdqu ymm9, [rbp + 1024]                                     ;   118.2 agu1    68 w[0] reload
        vpshufb ymm11, ymm9, ymm6                                      ;   125.2 fp2     41 w[8]
        vpaddq ymm0, ymm0, ymm13                                       ;   123.7 fp3     68 w[8]
        vpsllq ymm13, ymm9, 0x3f                                       ;   125.2 fp1     41 w[8]
        vpaddq ymm0, ymm0, [rbp + 480]                                 ;   124.7 fp0+agu0   68 w[8]
        vpxor ymm13, ymm13, ymm11                                      ;   126.2 fp3     41 w[8]
        vpsrlq ymm11, ymm9, 6                                          ;   125.2 fp2     41 w[8]
        vpxor ymm11, ymm11, ymm9                                       ;   126.2 fp0     41 w[8]
        vpsrlq ymm11, ymm11, 1                                         ;   127.2 fp1     41 w[8]
        vpxor ymm13, ymm13, ymm11                                      ;   128.2 fp3     41 w[8]
        vpaddq ymm0, ymm0, ymm13                                       ;   129.2 fp2     68 w[8]
        vpsllq ymm11, ymm7, 4                                          ;   123.0 fp1     40 t1
        vpsrlq ymm13, ymm7, 0x17                                       ;   123.7 fp2     40 t1
        vpxor ymm11, ymm11, ymm7                                       ;   124.0 fp0     40 t1
        vpsllq ymm11, ymm11, 0x17                                      ;   125.0 fp1     40 t1
        vpxor ymm11, ymm11, ymm7                                       ;   126.0 fp3     40 t1
        vpsllq ymm11, ymm11, 0x17                                      ;   127.0 fp2     40 t1
        vpxor ymm13, ymm13, ymm7                                       ;   124.7 fp0     40 t1
        vpsrlq ymm13, ymm13, 4                                         ;   125.7 fp1     40 t1
        vpxor ymm13, ymm13, ymm7                                       ;   126.7 fp3     40 t1
        vpsrlq ymm13, ymm13, 0xe                                       ;   127.7 fp2     40 t1
        vpxor ymm11, ymm11, ymm13                                      ;   128.7 fp0     40 t1
        vpsllq ymm13, ymm14, 6                                         ;   126.0 fp1     39 v[6]
        vpaddq ymm8, ymm8, ymm11                                       ;   129.7 fp3     53 t1
        vpaddq ymm8, ymm8, ymm9                                        ;   130.7 fp0     53 t1
        vpaddq ymm8, ymm8, [r8 + 288]                                  ;   131.7 fp3+agu1   53 t1
        vpxor ymm13, ymm13, ymm14                                      ;   127.0 fp2     39 v[6]
        vpsllq ymm11, ymm13, 5                                         ;   128.0 fp1     39 v[6]
        vpxor ymm11, ymm11, ymm14                                      ;   129.0 fp0     39 v[6]
        vpxor ymm13, ymm10, ymm4                                       ;   127.2 fp3     43 t1
        vpsllq ymm11, ymm11, 0x19                                      ;   130.0 fp2     39 v[6]
        vpand ymm13, ymm13, ymm7                                       ;   128.2 fp0     43 t1
        vpxor ymm13, ymm13, ymm10                                      ;   129.2 fp1     43 t1
        vpaddq ymm8, ymm8, ymm13                                       ;   132.7 fp3     53 t1
        vpaddq ymm5, ymm5, ymm8                                        ;   133.7 fp2     54 v[2]
        vpsrlq ymm13, ymm14, 5                                         ;   129.0 fp1     39 v[6]
        vpxor ymm13, ymm13, ymm14                                      ;   130.0 fp0     39 v[6]
        vpsrlq ymm13, ymm13, 6                                         ;   131.0 fp2     39 v[6]
        vpxor ymm13, ymm13, ymm14                                      ;   132.0 fp3     39 v[6]
        vpsrlq ymm13, ymm13, 0x1c                                      ;   133.0 fp1     39 v[6]
        vpxor ymm11, ymm11, ymm13                                      ;   134.0 fp0     39 v[6]
        vpsllq ymm13, ymm15, 0x2a                                      ;   130.7 fp2     42 w[9]
        vpaddq ymm8, ymm8, ymm11                                       ;   135.0 fp3     55 v[6]
        vpsrlq ymm11, ymm15, 0x2a                                      ;   131.0 fp1     42 w[9]
        vpxor ymm13, ymm13, ymm15                                      ;   131.7 fp0     42 w[9]
        vpsllq ymm13, ymm13, 3                                         ;   132.7 fp2     42 w[9]
        vpxor ymm11, ymm11, ymm15                                      ;   132.0 fp3     42 w[9]
        vmovdqu [rbp + 640], ymm3                                      ;   130.0 agu2+fp5   68 w[6] spill
        vpxor ymm3, ymm1, ymm14                                        ;   132.0 fp0     44 v[6]
        vpand ymm12, ymm12, ymm3                                       ;   133.0 fp1     44 v[6]
        vpsrlq ymm11, ymm11, 0xd                                       ;   133.0 fp2     42 w[9]
        vpxor ymm12, ymm12, ymm1                                       ;   134.0 fp3     44 v[6]
        vpaddq ymm8, ymm8, ymm12                                       ;   136.0 fp0     55 v[6]
        vpxor ymm11, ymm11, ymm15                                      ;   134.0 fp1     42 w[9]
        vpsrlq ymm11, ymm11, 6                                         ;   135.0 fp2     42 w[9]
        vpxor ymm13, ymm13, ymm11                                      ;   136.0 fp3     42 w[9]
        vmovdqu ymm11, [rbp + 960]                                     ;   132.0 agu0    68 w[1] reload
        vpshufb ymm12, ymm11, ymm6                                     ;   139.0 fp1     41 w[9]
        vpaddq ymm13, ymm13, ymm9                                      ;   137.0 fp0     68 w[9]
        vpsllq ymm9, ymm11, 0x3f                                       ;   139.0 fp2     41 w[9]
        vpaddq ymm13, ymm13, [rbp + 512]                               ;   138.0 fp3+agu1   68 w[9]
        vpxor ymm9, ymm9, ymm12                                        ;   140.0 fp0     41 w[9]
        vpsrlq ymm12, ymm11, 6                                         ;   139.0 fp1     41 w[9]
        vpxor ymm12, ymm12, ymm11                                      ;   140.0 fp3     41 w[9]
        vpsrlq ymm12, ymm12, 1                                         ;   141.0 fp2     41 w[9]
        vpxor ymm9, ymm9, ymm12                                        ;   142.0 fp0     41 w[9]
        vpaddq ymm13, ymm13, ymm9                                      ;   143.0 fp1     68 w[9]
        vpsllq ymm9, ymm5, 4                                           ;   136.7 fp2     40 t1
        vpsrlq ymm12, ymm5, 0x17                                       ;   137.0 fp1     40 t1
        vpxor ymm9, ymm9, ymm5                                         ;   137.7 fp3     40 t1
        vpsllq ymm9, ymm9, 0x17                                        ;   138.7 fp2     40 t1
        vpxor ymm9, ymm9, ymm5                                         ;   139.7 fp0     40 t1
        vpsllq ymm9, ymm9, 0x17                                        ;   140.7 fp1     40 t1
        vpxor ymm12, ymm12, ymm5                                       ;   138.0 fp3     40 t1
        vpsrlq ymm12, ymm12, 4                                         ;   139.0 fp2     40 t1
        vpxor ymm12, ymm12, ymm5                                       ;   140.0 fp0     40 t1
        vpsrlq ymm12, ymm12, 0xe                                       ;   141.0 fp1     40 t1
        vpxor ymm9, ymm9, ymm12                                        ;   142.0 fp3     40 t1
        vpsllq ymm12, ymm8, 6                                          ;   139.7 fp2     39 v[5]
        vpaddq ymm10, ymm10, ymm9                                      ;   143.0 fp0     53 t1
        vpaddq ymm10, ymm10, ymm11                                     ;   144.0 fp3     53 t1
        vpaddq ymm10, ymm10, [r8 + 320]                                ;   145.0 fp0+agu0   53 t1
        vpxor ymm12, ymm12, ymm8                                       ;   140.7 fp1     39 v[5]
        vpsllq ymm9, ymm12, 5                                          ;   141.7 fp2     39 v[5]
        vpxor ymm9, ymm9, ymm8                                         ;   142.7 fp3     39 v[5]
        vpxor ymm12, ymm4, ymm7                                        ;   141.0 fp0     43 t1
        vpsllq ymm9, ymm9, 0x19                                        ;   143.7 fp1     39 v[5]
        vpand ymm12, ymm12, ymm5                                       ;   142.0 fp3     43 t1
        vpxor ymm12, ymm12, ymm4                                       ;   143.0 fp2     43 t1
        vpaddq ymm10, ymm10, ymm12                                     ;   146.0 fp0     53 t1
        vpaddq ymm2, ymm2, ymm10                                       ;   147.0 fp1     54 v[1]
        vpsrlq ymm12, ymm8, 5                                          ;   142.7 fp2     39 v[5]
        vpxor ymm12, ymm12, ymm8                                       ;   143.7 fp3     39 v[5]
        vpsrlq ymm12, ymm12, 6                                         ;   144.7 fp1     39 v[5]
        vpxor ymm12, ymm12, ymm8                                       ;   145.7 fp0     39 v[5]
        vpsrlq ymm12, ymm12, 0x1c                                      ;   146.7 fp2     39 v[5]
        vpxor ymm9, ymm9, ymm12                                        ;   147.7 fp3     39 v[5]
        vpsllq ymm12, ymm0, 0x2a                                       ;   144.0 fp1     42 w[10]
        vpaddq ymm10, ymm10, ymm9                                      ;   148.7 fp0     55 v[5]
        vpsrlq ymm9, ymm0, 0x2a                                        ;   144.7 fp2     42 w[10]
        vpxor ymm12, ymm12, ymm0                                       ;   145.0 fp3     42 w[10]
        vpsllq ymm12, ymm12, 3                                         ;   146.0 fp1     42 w[10]
        vpxor ymm9, ymm9, ymm0                                         ;   145.7 fp0     42 w[10]
        vmovdqu [rbp + 672], ymm15                                     ;   143.7 agu2+fp5   68 w[7] spill
        vpxor ymm15, ymm14, ymm8                                       ;   145.2 fp3     44 v[5]
        vpand ymm3, ymm3, ymm15                                        ;   146.2 fp2     44 v[5]
        vpsrlq ymm9, ymm9, 0xd                                         ;   146.7 fp1     42 w[10]
        vpxor ymm3, ymm3, ymm14                                        ;   147.2 fp0     44 v[5]
        vpaddq ymm10, ymm10, ymm3                                      ;   149.7 fp3     55 v[5]
        vpxor ymm9, ymm9, ymm0                                         ;   147.7 fp2     42 w[10]
        vpsrlq ymm3, ymm9, 6                                           ;   148.7 fp1     42 w[10]
        vpxor ymm12, ymm12, ymm3                                       ;   149.7 fp0     42 w[10]
        vmovdqu ymm3, [rbp + 928]                                      ;   145.3 agu1    68 w[2] reload
        vpshufb ymm9, ymm3, ymm6                                       ;   152.3 fp2     41 w[10]
        vpaddq ymm12, ymm12, ymm11                                     ;   150.7 fp3     68 w[10]
        vpsllq ymm11, ymm3, 0x3f                                       ;   152.3 fp1     41 w[10]
        vpaddq ymm12, ymm12, [rbp + 544]                               ;   151.7 fp0+agu0   68 w[10]
        vpxor ymm11, ymm11, ymm9                                       ;   153.3 fp3     41 w[10]
        vpsrlq ymm9, ymm3, 6                                           ;   152.3 fp2     41 w[10]
        vpxor ymm9, ymm9, ymm3                                         ;   153.3 fp0     41 w[10]
        vpsrlq ymm9, ymm9, 1                                           ;   154.3 fp1     41 w[10]
        vpxor ymm11, ymm11, ymm9                                       ;   155.3 fp3     41 w[10]
        vpaddq ymm12, ymm12, ymm11                                     ;   156.3 fp2     68 w[10]
        vpsllq ymm9, ymm2, 4                                           ;   150.0 fp1     40 t1
        vpsrlq ymm11, ymm2, 0x17                                       ;   150.7 fp2     40 t1
        vpxor ymm9, ymm9, ymm2                                         ;   151.0 fp0     40 t1
        vpsllq ymm9, ymm9, 0x17                                        ;   152.0 fp1     40 t1
        vpxor ymm9, ymm9, ymm2                                         ;   153.0 fp3     40 t1
        vpsllq ymm9, ymm9, 0x17                                        ;   154.0 fp2     40 t1
        vpxor ymm11, ymm11, ymm2                                       ;   151.7 fp0     40 t1
        vpsrlq ymm11, ymm11, 4                                         ;   152.7 fp1     40 t1
        vpxor ymm11, ymm11, ymm2                                       ;   153.7 fp3     40 t1
        vpsrlq ymm11, ymm11, 0xe                                       ;   154.7 fp2     40 t1
        vpxor ymm9, ymm9, ymm11                                        ;   155.7 fp0     40 t1
        vpsllq ymm11, ymm10, 6                                         ;   153.0 fp1     39 v[4]
        vpaddq ymm4, ymm4, ymm9                                        ;   156.7 fp3     53 t1
        vpaddq ymm4, ymm4, ymm3                                        ;   157.7 fp0     53 t1
        vpaddq ymm4, ymm4, [r8 + 352]                                  ;   158.7 fp3+agu1   53 t1
        vpxor ymm11, ymm11, ymm10                                      ;   154.0 fp2     39 v[4]
        vpsllq ymm9, ymm11, 5                                          ;   155.0 fp1     39 v[4]
        vpxor ymm9, ymm9, ymm10                                        ;   156.0 fp0     39 v[4]
        vpxor ymm11, ymm7, ymm5                                        ;   154.2 fp3     43 t1
        vpsllq ymm9, ymm9, 0x19                                        ;   157.0 fp2     39 v[4]
        vpand ymm11, ymm11, ymm2                                       ;   155.2 fp0     43 t1
        vpxor ymm11, ymm11, ymm7                                       ;   156.2 fp1     43 t1
        vpaddq ymm4, ymm4, ymm11                                       ;   159.7 fp3     53 t1
        vpaddq ymm1, ymm1, ymm4                                        ;   160.7 fp2     54 v[0]
        vpsrlq ymm11, ymm10, 5                                         ;   156.0 fp1     39 v[4]
        vpxor ymm11, ymm11, ymm10                                      ;   157.0 fp0     39 v[4]
        vpsrlq ymm11, ymm11, 6                                         ;   158.0 fp2     39 v[4]
        vpxor ymm11, ymm11, ymm10                                      ;   159.0 fp3     39 v[4]
        vpsrlq ymm11, ymm11, 0x1c                                      ;   160.0 fp1     39 v[4]
        vpxor ymm9, ymm9, ymm11                                        ;   161.0 fp0     39 v[4]
        vpsllq ymm11, ymm13, 0x2a                                      ;   157.7 fp2     42 w[11]
        vpaddq ymm4, ymm4, ymm9                                        ;   162.0 fp3     55 v[4]
        vpsrlq ymm9, ymm13, 0x2a                                       ;   158.0 fp1     42 w[11]
        vpxor ymm11, ymm11, ymm13                                      ;   158.7 fp0     42 w[11]
        vpsllq ymm11, ymm11, 3                                         ;   159.7 fp2     42 w[11]
        vpxor ymm9, ymm9, ymm13                                        ;   159.0 fp3     42 w[11]
        vmovdqu [rbp + 128], ymm0                                      ;   157.0 agu2+fp5   68 w[8] spill
        vpxor ymm0, ymm8, ymm10                                        ;   159.0 fp0     44 v[4]
        vpand ymm15, ymm15, ymm0                                       ;   160.0 fp1     44 v[4]
        vpsrlq ymm9, ymm9, 0xd                                         ;   160.0 fp2     42 w[11]
        vpxor ymm15, ymm15, ymm8                                       ;   161.0 fp3     44 v[4]
        vpaddq ymm4, ymm4, ymm15                                       ;   163.0 fp0     55 v[4]
        vpxor ymm9, ymm9, ymm13                                        ;   161.0 fp1     42 w[11]
        vpsrlq ymm15, ymm9, 6                                          ;   162.0 fp2     42 w[11]
        vpxor ymm11, ymm11, ymm15                                      ;   163.0 fp3     42 w[11]
        vmovdqu ymm15, [rbp + 896]                                     ;   159.0 agu0    68 w[3] reload
        vpshufb ymm9, ymm15, ymm6                                      ;   166.0 fp1     41 w[11]
        vpaddq ymm11, ymm11, ymm3                                      ;   164.0 fp0     68 w[11]
        vpsllq ymm3, ymm15, 0x3f                                       ;   166.0 fp2     41 w[11]
        vpaddq ymm11, ymm11, [rbp + 576]                               ;   165.0 fp3+agu1   68 w[11]
        vpxor ymm3, ymm3, ymm9                                         ;   167.0 fp0     41 w[11]
        vpsrlq ymm9, ymm15, 6                                          ;   166.0 fp1     41 w[11]
        vpxor ymm9, ymm9, ymm15                                        ;   167.0 fp3     41 w[11]
        vpsrlq ymm9, ymm9, 1                                           ;   168.0 fp2     41 w[11]
        vpxor ymm3, ymm3, ymm9                                         ;   169.0 fp0     41 w[11]
        vpaddq ymm11, ymm11, ymm3                                      ;   170.0 fp1     68 w[11]
        vpsllq ymm3, ymm1, 4                                           ;   163.7 fp2     40 t1
        vpsrlq ymm9, ymm1, 0x17                                        ;   164.0 fp1     40 t1
        vpxor ymm3, ymm3, ymm1                                         ;   164.7 fp3     40 t1
        vpsllq ymm3, ymm3, 0x17                                        ;   165.7 fp2     40 t1
        vpxor ymm3, ymm3, ymm1                                         ;   166.7 fp0     40 t1
        vpsllq ymm3, ymm3, 0x17                                        ;   167.7 fp1     40 t1
        vpxor ymm9, ymm9, ymm1                                         ;   165.0 fp3     40 t1
        vpsrlq ymm9, ymm9, 4                                           ;   166.0 fp2     40 t1
        vpxor ymm9, ymm9, ymm1                                         ;   167.0 fp0     40 t1
        vpsrlq ymm9, ymm9, 0xe                                         ;   168.0 fp1     40 t1
        vpxor ymm3, ymm3, ymm9                                         ;   169.0 fp3     40 t1
        vpsllq ymm9, ymm4, 6                                           ;   166.7 fp2     39 v[3]
        vpaddq ymm7, ymm7, ymm3                                        ;   170.0 fp0     53 t1
        vpaddq ymm7, ymm7, ymm15                                       ;   171.0 fp3     53 t1
        vpaddq ymm7, ymm7, [r8 + 384]                                  ;   172.0 fp0+agu0   53 t1
        vpxor ymm9, ymm9, ymm4                                         ;   167.7 fp1     39 v[3]
        vpsllq ymm3, ymm9, 5                                           ;   168.7 fp2     39 v[3]
        vpxor ymm3, ymm3, ymm4                                         ;   169.7 fp3     39 v[3]
        vpxor ymm9, ymm5, ymm2                                         ;   168.0 fp0     43 t1
        vpsllq ymm3, ymm3, 0x19                                        ;   170.7 fp1     39 v[3]
        vpand ymm9, ymm9, ymm1                                         ;   169.0 fp3     43 t1
        vpxor ymm9, ymm9, ymm5                                         ;   170.0 fp2     43 t1
        vpaddq ymm7, ymm7, ymm9                                        ;   173.0 fp0     53 t1
        vpaddq ymm14, ymm14, ymm7                                      ;   174.0 fp1     54 v[7]
        vpsrlq ymm9, ymm4, 5                                           ;   169.7 fp2     39 v[3]
        vpxor ymm9, ymm9, ymm4                                         ;   170.7 fp3     39 v[3]
        vpsrlq ymm9, ymm9, 6                                           ;   171.7 fp1     39 v[3]
        vpxor ymm9, ymm9, ymm4                                         ;   172.7 fp0     39 v[3]
        vpsrlq ymm9, ymm9, 0x1c                                        ;   173.7 fp2     39 v[3]
        vpxor ymm3, ymm3, ymm9                                         ;   174.7 fp3     39 v[3]
        vpsllq ymm9, ymm12, 0x2a                                       ;   171.0 fp1     42 w[12]
        vpaddq ymm7, ymm7, ymm3                                        ;   175.7 fp0     55 v[3]
        vpsrlq ymm3, ymm12, 0x2a                                       ;   171.7 fp2     42 w[12]
        vpxor ymm9, ymm9, ymm12                                        ;   172.0 fp3     42 w[12]
        vpsllq ymm9, ymm9, 3                                           ;   173.0 fp1     42 w[12]
        vpxor ymm3, ymm3, ymm12                                        ;   172.7 fp0     42 w[12]
        vmovdqu [rbp + 928], ymm13                                     ;   170.7 agu2+fp5   68 w[9] spill
        vpxor ymm13, ymm10, ymm4                                       ;   172.2 fp3     44 v[3]
        vpand ymm0, ymm0, ymm13                                        ;   173.2 fp2     44 v[3]
        vpsrlq ymm3, ymm3, 0xd                                         ;   173.7 fp1     42 w[12]
        vpxor ymm0, ymm0, ymm10                                        ;   174.2 fp0     44 v[3]
        vpaddq ymm7, ymm7, ymm0                                        ;   176.7 fp3     55 v[3]
        vpxor ymm3, ymm3, ymm12                                        ;   174.7 fp2     42 w[12]
        vpsrlq ymm0, ymm3, 6                                           ;   175.7 fp1     42 w[12]
        vpxor ymm9, ymm9, ymm0                                         ;   176.7 fp0     42 w[12]
        vmovdqu ymm0, [rbp + 736]                                      ;   172.3 agu1    68 w[4] reload
        vpshufb ymm3, ymm0, ymm6                                       ;   179.3 fp2     41 w[12]
        vpaddq ymm9, ymm9, ymm15                                       ;   177.7 fp3     68 w[12]
        vpsllq ymm15, ymm0, 0x3f                                       ;   179.3 fp1     41 w[12]
        vpaddq ymm9, ymm9, [rbp + 608]                                 ;   178.7 fp0+agu0   68 w[12]
        vpxor ymm15, ymm15, ymm3                                       ;   180.3 fp3     41 w[12]
        vpsrlq ymm3, ymm0, 6                                           ;   179.3 fp2     41 w[12]
        vpxor ymm3, ymm3, ymm0                                         ;   180.3 fp0     41 w[12]
        vpsrlq ymm3, ymm3, 1                                           ;   181.3 fp1     41 w[12]
        vpxor ymm15, ymm15, ymm3                                       ;   182.3 fp3     41 w[12]
        vpaddq ymm9, ymm9, ymm15                                       ;   183.3 fp2     68 w[12]
        vpsllq ymm15, ymm14, 4                                         ;   177.0 fp1     40 t1
        vpsrlq ymm3, ymm14, 0x17                                       ;   177.7 fp2     40 t1
        vpxor ymm15, ymm15, ymm14                                      ;   178.0 fp0     40 t1
        vpsllq ymm15, ymm15, 0x17                                      ;   179.0 fp1     40 t1
        vpxor ymm15, ymm15, ymm14                                      ;   180.0 fp3     40 t1
        vpsllq ymm15, ymm15, 0x17                                      ;   181.0 fp2     40 t1
        vpxor ymm3, ymm3, ymm14                                        ;   178.7 fp0     40 t1
        vpsrlq ymm3, ymm3, 4                                           ;   179.7 fp1     40 t1
        vpxor ymm3, ymm3, ymm14                                        ;   180.7 fp3     40 t1
        vpsrlq ymm3, ymm3, 0xe                                         ;   181.7 fp2     40 t1
        vpxor ymm15, ymm15, ymm3                                       ;   182.7 fp0     40 t1
        vpsllq ymm3, ymm7, 6                                           ;   180.0 fp1     39 v[2]
        vpaddq ymm5, ymm5, ymm15                                       ;   183.7 fp3     53 t1
        vpaddq ymm5, ymm5, ymm0                                        ;   184.7 fp0     53 t1
        vpaddq ymm5, ymm5, [r8 + 416]                                  ;   185.7 fp3+agu1   53 t1
        vpxor ymm3, ymm3, ymm7                                         ;   181.0 fp2     39 v[2]
        vpsllq ymm15, ymm3, 5                                          ;   182.0 fp1     39 v[2]
        vpxor ymm15, ymm15, ymm7                                       ;   183.0 fp0     39 v[2]
        vpxor ymm3, ymm2, ymm1                                         ;   181.2 fp3     43 t1
        vpsllq ymm15, ymm15, 0x19                                      ;   184.0 fp2     39 v[2]
        vpand ymm3, ymm3, ymm14                                        ;   182.2 fp0     43 t1
        vpxor ymm3, ymm3, ymm2                                         ;   183.2 fp1     43 t1
        vpaddq ymm5, ymm5, ymm3                                        ;   186.7 fp3     53 t1
        vpaddq ymm8, ymm8, ymm5                                        ;   187.7 fp2     54 v[6]
        vpsrlq ymm3, ymm7, 5                                           ;   183.0 fp1     39 v[2]
        vpxor ymm3, ymm3, ymm7                                         ;   184.0 fp0     39 v[2]
        vpsrlq ymm3, ymm3, 6                                           ;   185.0 fp2     39 v[2]
        vpxor ymm3, ymm3, ymm7                                         ;   186.0 fp3     39 v[2]
        vpsrlq ymm3, ymm3, 0x1c                                        ;   187.0 fp1     39 v[2]
        vpxor ymm15, ymm15, ymm3                                       ;   188.0 fp0     39 v[2]
        vpsllq ymm3, ymm11, 0x2a                                       ;   184.7 fp2     42 w[13]
        vpaddq ymm5, ymm5, ymm15                                       ;   189.0 fp3     55 v[2]
        vpsrlq ymm15, ymm11, 0x2a                                      ;   185.0 fp1     42 w[13]
        vpxor ymm3, ymm3, ymm11                                        ;   185.7 fp0     42 w[13]
        vpsllq ymm3, ymm3, 3                                           ;   186.7 fp2     42 w[13]
        vpxor ymm15, ymm15, ymm11                                      ;   186.0 fp3     42 w[13]
        vmovdqu [rbp + 896], ymm12                                     ;   184.0 agu2+fp5   68 w[10] spill
        vpxor ymm12, ymm4, ymm7                                        ;   186.0 fp0     44 v[2]
        vpand ymm13, ymm13, ymm12                                      ;   187.0 fp1     44 v[2]
        vpsrlq ymm15, ymm15, 0xd                                       ;   187.0 fp2     42 w[13]
        vpxor ymm13, ymm13, ymm4                                       ;   188.0 fp3     44 v[2]
        vpaddq ymm5, ymm5, ymm13                                       ;   190.0 fp0     55 v[2]
        vpxor ymm15, ymm15, ymm11                                      ;   188.0 fp1     42 w[13]
        vpsrlq ymm15, ymm15, 6                                         ;   189.0 fp2     42 w[13]
        vpxor ymm3, ymm3, ymm15                                        ;   190.0 fp3     42 w[13]
        vmovdqu ymm15, [rbp + 992]                                     ;   186.0 agu0    42 w[0] reload
        vpshufb ymm13, ymm15, ymm6                                     ;   193.0 fp1     41 w[13]
        vpaddq ymm3, ymm3, ymm0                                        ;   191.0 fp0     68 w[13]
        vpsllq ymm0, ymm15, 0x3f                                       ;   193.0 fp2     41 w[13]
        vpaddq ymm3, ymm3, [rbp + 640]                                 ;   192.0 fp3+agu1   68 w[13]
        vpxor ymm0, ymm0, ymm13                                        ;   194.0 fp0     41 w[13]
        vpsrlq ymm13, ymm15, 6                                         ;   193.0 fp1     41 w[13]
        vpxor ymm13, ymm13, ymm15                                      ;   194.0 fp3     41 w[13]
        vpsrlq ymm13, ymm13, 1                                         ;   195.0 fp2     41 w[13]
        vpxor ymm0, ymm0, ymm13                                        ;   196.0 fp0     41 w[13]
        vpaddq ymm3, ymm3, ymm0                                        ;   197.0 fp1     68 w[13]
        vpsllq ymm0, ymm8, 4                                           ;   190.7 fp2     40 t1
        vpsrlq ymm13, ymm8, 0x17                                       ;   191.0 fp1     40 t1
        vpxor ymm0, ymm0, ymm8                                         ;   191.7 fp3     40 t1
        vpsllq ymm0, ymm0, 0x17                                        ;   192.7 fp2     40 t1
        vpxor ymm0, ymm0, ymm8                                         ;   193.7 fp0     40 t1
        vpsllq ymm0, ymm0, 0x17                                        ;   194.7 fp1     40 t1
        vpxor ymm13, ymm13, ymm8                                       ;   192.0 fp3     40 t1
        vpsrlq ymm13, ymm13, 4                                         ;   193.0 fp2     40 t1
        vpxor ymm13, ymm13, ymm8                                       ;   194.0 fp0     40 t1
        vpsrlq ymm13, ymm13, 0xe                                       ;   195.0 fp1     40 t1
        vpxor ymm0, ymm0, ymm13                                        ;   196.0 fp3     40 t1
        vpsllq ymm13, ymm5, 6                                          ;   193.7 fp2     39 v[1]
        vpaddq ymm2, ymm2, ymm0                                        ;   197.0 fp0     53 t1
        vpaddq ymm2, ymm2, ymm15                                       ;   198.0 fp3     53 t1
        vpaddq ymm2, ymm2, [r8 + 448]                                  ;   199.0 fp0+agu0   53 t1
        vpxor ymm13, ymm13, ymm5                                       ;   194.7 fp1     39 v[1]
        vpsllq ymm0, ymm13, 5                                          ;   195.7 fp2     39 v[1]
        vpxor ymm0, ymm0, ymm5                                         ;   196.7 fp3     39 v[1]
        vpxor ymm13, ymm1, ymm14                                       ;   195.0 fp0     43 t1
        vpsllq ymm0, ymm0, 0x19                                        ;   197.7 fp1     39 v[1]
        vpand ymm13, ymm13, ymm8                                       ;   196.0 fp3     43 t1
        vpxor ymm13, ymm13, ymm1                                       ;   197.0 fp2     43 t1
        vpaddq ymm2, ymm2, ymm13                                       ;   200.0 fp0     53 t1
        vpaddq ymm10, ymm10, ymm2                                      ;   201.0 fp1     54 v[5]
        vpsrlq ymm13, ymm5, 5                                          ;   196.7 fp2     39 v[1]
        vpxor ymm13, ymm13, ymm5                                       ;   197.7 fp3     39 v[1]
        vpsrlq ymm13, ymm13, 6                                         ;   198.7 fp1     39 v[1]
        vpxor ymm13, ymm13, ymm5                                       ;   199.7 fp0     39 v[1]
        vpsrlq ymm13, ymm13, 0x1c                                      ;   200.7 fp2     39 v[1]
        vpxor ymm0, ymm0, ymm13                                        ;   201.7 fp3     39 v[1]
        vpsllq ymm13, ymm9, 0x2a                                       ;   198.0 fp1     42 w[14]
        vpaddq ymm2, ymm2, ymm0                                        ;   202.7 fp0     55 v[1]
        vpsrlq ymm0, ymm9, 0x2a                                        ;   198.7 fp2     42 w[14]
        vpxor ymm13, ymm13, ymm9                                       ;   199.0 fp3     42 w[14]
        vpsllq ymm13, ymm13, 3                                         ;   200.0 fp1     42 w[14]
        vpxor ymm0, ymm0, ymm9                                         ;   199.7 fp0     42 w[14]
        vmovdqu [rbp + 1088], ymm11                                    ;   197.7 agu2+fp5   68 w[11] spill
        vpxor ymm11, ymm7, ymm5                                        ;   199.2 fp3     44 v[1]
        vpand ymm12, ymm12, ymm11                                      ;   200.2 fp2     44 v[1]
        vpsrlq ymm0, ymm0, 0xd                                         ;   200.7 fp1     42 w[14]
        vpxor ymm12, ymm12, ymm7                                       ;   201.2 fp0     44 v[1]
        vpaddq ymm2, ymm2, ymm12                                       ;   203.7 fp3     55 v[1]
        vpxor ymm0, ymm0, ymm9                                         ;   201.7 fp2     42 w[14]
        vpsrlq ymm0, ymm0, 6                                           ;   202.7 fp1     42 w[14]
        vpxor ymm13, ymm13, ymm0                                       ;   203.7 fp0     42 w[14]
        vmovdqu ymm0, [rbp + 1056]                                     ;   199.3 agu1    42 w[1] reload
        vpshufb ymm12, ymm0, ymm6                                      ;   206.3 fp2     41 w[14]
        vpaddq ymm13, ymm13, ymm15                                     ;   204.7 fp3     68 w[14]
        vpsllq ymm15, ymm0, 0x3f                                       ;   206.3 fp1     41 w[14]
        vpaddq ymm13, ymm13, [rbp + 672]                               ;   205.7 fp0+agu0   68 w[14]
        vpxor ymm15, ymm15, ymm12                                      ;   207.3 fp3     41 w[14]
        vpsrlq ymm12, ymm0, 6                                          ;   206.3 fp2     41 w[14]
        vpxor ymm12, ymm12, ymm0                                       ;   207.3 fp0     41 w[14]
        vpsrlq ymm12, ymm12, 1                                         ;   208.3 fp1     41 w[14]
        vpxor ymm15, ymm15, ymm12                                      ;   209.3 fp3     41 w[14]
        vpaddq ymm13, ymm13, ymm15                                     ;   210.3 fp2     68 w[14]
        vpsllq ymm15, ymm10, 4                                         ;   204.0 fp1     40 t1
        vpsrlq ymm12, ymm10, 0x17                                      ;   204.7 fp2     40 t1
        vpxor ymm15, ymm15, ymm10                                      ;   205.0 fp0     40 t1
        vpsllq ymm15, ymm15, 0x17                                      ;   206.0 fp1     40 t1
        vpxor ymm15, ymm15, ymm10                                      ;   207.0 fp3     40 t1
        vpsllq ymm15, ymm15, 0x17                                      ;   208.0 fp2     40 t1
        vpxor ymm12, ymm12, ymm10                                      ;   205.7 fp0     40 t1
        vpsrlq ymm12, ymm12, 4                                         ;   206.7 fp1     40 t1
        vpxor ymm12, ymm12, ymm10                                      ;   207.7 fp3     40 t1
        vpsrlq ymm12, ymm12, 0xe                                       ;   208.7 fp2     40 t1
        vpxor ymm15, ymm15, ymm12                                      ;   209.7 fp0     40 t1
        vpsllq ymm12, ymm2, 6                                          ;   207.0 fp1     39 v[0]
        vpaddq ymm1, ymm1, ymm15                                       ;   210.7 fp3     53 t1
        vpaddq ymm1, ymm1, [r8 + 480]                                  ;   211.7 fp0+agu1   53 t1
        vpaddq ymm1, ymm1, ymm0                                        ;   212.7 fp3     53 t1
        vpxor ymm12, ymm12, ymm2                                       ;   208.0 fp2     39 v[0]
        vpsllq ymm15, ymm12, 5                                         ;   209.0 fp1     39 v[0]
        vpxor ymm12, ymm8, ymm14                                       ;   208.0 fp0     43 t1
        vpand ymm12, ymm12, ymm10                                      ;   209.0 fp3     43 t1
        vpxor ymm12, ymm12, ymm14                                      ;   210.0 fp2     43 t1
        vpaddq ymm1, ymm1, ymm12                                       ;   213.7 fp0     53 t1
        vpaddq ymm4, ymm4, ymm1                                        ;   214.7 fp1     54 v[4]
        vpsrlq ymm12, ymm2, 5                                          ;   209.7 fp2     39 v[0]
        vpxor ymm15, ymm15, ymm2                                       ;   210.0 fp3     39 v[0]
        vpsllq ymm15, ymm15, 0x19                                      ;   211.0 fp1     39 v[0]
        vpxor ymm12, ymm12, ymm2                                       ;   210.7 fp0     39 v[0]
        vpsrlq ymm12, ymm12, 6                                         ;   211.7 fp2     39 v[0]
        vpxor ymm12, ymm12, ymm2                                       ;   212.7 fp3     39 v[0]
        vpsrlq ymm12, ymm12, 0x1c                                      ;   213.7 fp1     39 v[0]
        vpxor ymm15, ymm15, ymm12                                      ;   214.7 fp0     39 v[0]
        vpsllq ymm12, ymm3, 0x2a                                       ;   211.7 fp2     42 w[15]
        vpaddq ymm1, ymm1, ymm15                                       ;   215.7 fp3     55 v[0]
        vpsrlq ymm15, ymm3, 0x2a                                       ;   212.0 fp1     42 w[15]
        vpxor ymm12, ymm12, ymm3                                       ;   212.7 fp0     42 w[15]
        vpsllq ymm12, ymm12, 3                                         ;   213.7 fp2     42 w[15]
        vpxor ymm15, ymm15, ymm3                                       ;   213.0 fp3     42 w[15]
        vmovdqu [rbp + 992], ymm13                                     ;   211.3 agu2+fp5   68 w[14] spill
        vpxor ymm13, ymm2, ymm5                                        ;   213.0 fp0     44 v[0]
        vpand ymm11, ymm11, ymm13                                      ;   214.0 fp1     44 v[0]
        vpsrlq ymm15, ymm15, 0xd                                       ;   214.0 fp2     42 w[15]
        vpxor ymm11, ymm11, ymm5                                       ;   215.0 fp3     44 v[0]
        vpaddq ymm1, ymm1, ymm11                                       ;   216.7 fp0     55 v[0]
        vmovdqu ymm11, [rbp + 448]                                     ;   212.2 agu0    68 w[0] reload
        vpshufb ymm6, ymm11, ymm6                                      ;   219.2 fp1     41 w[15]
        vpsllq ymm13, ymm11, 0x3f                                      ;   219.2 fp2     41 w[15]
        vpxor ymm15, ymm15, ymm3                                       ;   215.0 fp3     42 w[15]
        vpsrlq ymm15, ymm15, 6                                         ;   216.0 fp1     42 w[15]
        vpxor ymm12, ymm12, ymm15                                      ;   217.0 fp0     42 w[15]
        vpsrlq ymm15, ymm11, 6                                         ;   219.2 fp2     41 w[15]
        vpxor ymm15, ymm15, ymm11                                      ;   220.2 fp3     41 w[15]
        vpsrlq ymm15, ymm15, 1                                         ;   221.2 fp1     41 w[15]
        vpaddq ymm12, ymm12, ymm0                                      ;   218.0 fp0     68 w[15]
        vmovdqu ymm0, [rbp + 128]                                      ;   214.2 agu1    68 w[8] reload
        vpaddq ymm12, ymm12, ymm0                                      ;   221.2 fp3     68 w[15]
        vpxor ymm13, ymm13, ymm6                                       ;   220.2 fp2     41 w[15]
        vpxor ymm13, ymm13, ymm15                                      ;   222.2 fp0     41 w[15]
        vpaddq ymm12, ymm12, ymm13                                     ;   223.2 fp1     68 w[15]
        vmovdqu [rbp + 736], ymm3                                      ;   215.0 agu2+fp5   65 passes
        add r8, 0x200                                                  ;   215.2 alu0    65 passes
        vmovdqu ymm15, [rbp + 928]                                     ;   215.3 agu0    68 w[9] reload
        vmovdqu ymm11, [rbp + 896]                                     ;   215.5 agu1    68 w[10] reload
        vmovdqu ymm0, [rbp + 1088]                                     ;   216.3 agu0    68 w[11] reload
        vmovdqu ymm3, [rbp + 992]                                      ;   216.5 agu1    68 w[14] reload
        vmovdqa ymm6, ymm14                                            ;   216.0         54 v[7] copy
        vmovdqa ymm13, ymm9                                            ;   216.2         68 w[12] copy
        vmovdqa ymm9, ymm12                                            ;   224.2         68 w[15] copy
        vmovdqa ymm12, ymm0                                            ;   223.3         68 w[11] copy
        vmovdqa ymm0, ymm4                                             ;   216.7         54 v[4] copy
        vmovdqa ymm4, ymm8                                             ;   216.8         54 v[6] copy
        vmovdqa ymm8, ymm3                                             ;   223.5         68 w[14] copy
        vmovdqa ymm3, ymm10                                            ;   217.2         54 v[5] copy
        vmovdqa ymm10, ymm15                                           ;   222.3         68 w[9] copy
        cmp r8, qword [rbp + 1200]                                     ;                    more passes?
        jne .passes_2
        vmovdqu [rbp + 320], ymm0                                      ;                    resident
        vmovdqu [rbp + 192], ymm1                                      ;                    resident
        vmovdqu [rbp + 224], ymm2                                      ;                    resident
        vmovdqu [rbp + 352], ymm3                                      ;                    resident
        vmovdqu [rbp + 384], ymm4                                      ;                    resident
        vmovdqu [rbp + 256], ymm5                                      ;                    resident
        vmovdqu [rbp + 416], ymm6                                      ;                    resident
        vmovdqu [rbp + 288], ymm7                                      ;                    resident
        mov qword [rbp + 1192], r8                                     ;                    resident
        vmovdqu [rbp + 832], ymm8                                      ;                    resident
        vmovdqu [rbp + 864], ymm9                                      ;                    resident
        vmovdqu [rbp + 160], ymm10                                     ;                    resident
        vmovdqu [rbp + 768], ymm11                                     ;                    resident
        vmovdqu [rbp + 800], ymm12                                     ;                    resident
        vmovdqu [rbp + 704], ymm13                                     ;                    resident
        vmovdqu ymm0, [rbp + 320]                                      ;     0.0 agu0    40 t1 reload
        vpsllq ymm1, ymm0, 4                                           ;     7.0 fp1     40 t1
        vpxor ymm1, ymm1, ymm0                                         ;     8.0 fp0     40 t1
        vpsllq ymm1, ymm1, 0x17                                        ;     9.0 fp2     40 t1
        vpxor ymm1, ymm1, ymm0                                         ;    10.0 fp3     40 t1
        vpsllq ymm1, ymm1, 0x17                                        ;    11.0 fp1     40 t1
        vpsrlq ymm2, ymm0, 0x17                                        ;     7.0 fp2     40 t1
        vpxor ymm2, ymm2, ymm0                                         ;     8.0 fp0     40 t1
        vpsrlq ymm2, ymm2, 4                                           ;     9.0 fp1     40 t1
        vpxor ymm2, ymm2, ymm0                                         ;    10.0 fp3     40 t1
        vpsrlq ymm2, ymm2, 0xe                                         ;    11.0 fp2     40 t1
        vpxor ymm1, ymm1, ymm2                                         ;    12.0 fp0     40 t1
        vpaddq ymm1, ymm1, [rbp + 416]                                 ;    13.0 fp3+agu1   53 t1
        vpaddq ymm1, ymm1, [rel sha512_blocks.T1_constants256 + 64]    ;    14.0 fp1+agu0   53 t1
        vpaddq ymm1, ymm1, [rbp + 448]                                 ;    15.0 fp0+agu1   53 t1
        vmovdqu ymm2, [rbp + 352]                                      ;     3.2 agu0    43 t1
        vmovdqu ymm3, [rbp + 384]                                      ;     4.0 agu1    43 t1 reload
        vpxor ymm2, ymm2, ymm3                                         ;    11.0 fp2     43 t1
        vpand ymm2, ymm2, ymm0                                         ;    12.0 fp3     43 t1
        vpxor ymm2, ymm2, ymm3                                         ;    13.0 fp1     43 t1
        vpaddq ymm1, ymm1, ymm2                                        ;    16.0 fp0     53 t1
        vpaddq ymm2, ymm1, [rbp + 288]                                 ;    17.0 fp2+agu0   54 v[3]
        vmovdqu ymm4, [rbp + 192]                                      ;     8.2 agu1    39 v[7] reload
        vpsllq ymm5, ymm4, 6                                           ;    15.2 fp1     39 v[7]
        vpxor ymm5, ymm5, ymm4                                         ;    16.2 fp3     39 v[7]
        vpsllq ymm5, ymm5, 5                                           ;    17.2 fp2     39 v[7]
        vpxor ymm5, ymm5, ymm4                                         ;    18.2 fp0     39 v[7]
        vpsllq ymm5, ymm5, 0x19                                        ;    19.2 fp1     39 v[7]
        vpsrlq ymm6, ymm4, 5                                           ;    15.2 fp2     39 v[7]
        vpxor ymm6, ymm6, ymm4                                         ;    16.2 fp3     39 v[7]
        vpsrlq ymm6, ymm6, 6                                           ;    17.2 fp1     39 v[7]
        vpxor ymm6, ymm6, ymm4                                         ;    18.2 fp0     39 v[7]
        vpsrlq ymm6, ymm6, 0x1c                                        ;    19.2 fp2     39 v[7]
        vpxor ymm5, ymm5, ymm6                                         ;    20.2 fp3     39 v[7]
        vpaddq ymm1, ymm1, ymm5                                        ;    21.2 fp1     55 v[7]
        vmovdqu ymm5, [rbp + 256]                                      ;    14.0 agu0    44 v[7]
        vmovdqu ymm6, [rbp + 224]                                      ;    14.2 agu1    44 v[7] reload
        vpxor ymm5, ymm5, ymm6                                         ;    21.2 fp0     44 v[7]
        vpxor ymm7, ymm4, ymm6                                         ;    21.2 fp2     44 v[7]
        vpand ymm5, ymm5, ymm7                                         ;    22.2 fp3     44 v[7]
        vpxor ymm5, ymm5, ymm6                                         ;    23.2 fp1     44 v[7]
        vpaddq ymm1, ymm1, ymm5                                        ;    24.2 fp0     55 v[7]
        vpsllq ymm5, ymm2, 4                                           ;    18.0 fp2     40 t1
        vpxor ymm5, ymm5, ymm2                                         ;    19.0 fp3     40 t1
        vpsllq ymm5, ymm5, 0x17                                        ;    20.0 fp1     40 t1
        vpxor ymm5, ymm5, ymm2                                         ;    21.0 fp0     40 t1
        vpsllq ymm5, ymm5, 0x17                                        ;    22.0 fp2     40 t1
        vpsrlq ymm8, ymm2, 0x17                                        ;    18.0 fp1     40 t1
        vpxor ymm8, ymm8, ymm2                                         ;    19.0 fp3     40 t1
        vpsrlq ymm8, ymm8, 4                                           ;    20.0 fp2     40 t1
        vpxor ymm8, ymm8, ymm2                                         ;    21.0 fp0     40 t1
        vpsrlq ymm8, ymm8, 0xe                                         ;    22.0 fp1     40 t1
        vpxor ymm5, ymm5, ymm8                                         ;    23.0 fp3     40 t1
        vmovdqa ymm8, ymm2                                             ;    19.3         43 t1 copy
        vpaddq ymm5, ymm5, ymm3                                        ;    24.0 fp2     53 t1
        vpaddq ymm5, ymm5, [rel sha512_blocks.T1_constants256 + 96]    ;    25.0 fp0+agu0   53 t1
        vpaddq ymm5, ymm5, [rbp + 480]                                 ;    26.0 fp1+agu1   53 t1
        vmovdqu ymm3, [rbp + 352]                                      ;    20.7 agu0    43 t1 reload
        vpxor ymm9, ymm0, ymm3                                         ;    27.7 fp3     43 t1
        vpand ymm8, ymm8, ymm9                                         ;    28.7 fp2     43 t1
        vpxor ymm8, ymm8, ymm3                                         ;    29.7 fp0     43 t1
        vpaddq ymm5, ymm5, ymm8                                        ;    30.7 fp1     53 t1
        vpaddq ymm8, ymm5, [rbp + 256]                                 ;    31.7 fp3+agu1   54 v[2]
        vpsllq ymm9, ymm1, 6                                           ;    25.2 fp2     39 v[6]
        vpxor ymm9, ymm9, ymm1                                         ;    26.2 fp0     39 v[6]
        vpsllq ymm9, ymm9, 5                                           ;    27.2 fp1     39 v[6]
        vpxor ymm9, ymm9, ymm1                                         ;    28.2 fp3     39 v[6]
        vpsllq ymm9, ymm9, 0x19                                        ;    29.2 fp2     39 v[6]
        vpsrlq ymm10, ymm1, 5                                          ;    25.2 fp1     39 v[6]
        vpxor ymm10, ymm10, ymm1                                       ;    26.2 fp0     39 v[6]
        vpsrlq ymm10, ymm10, 6                                         ;    27.2 fp2     39 v[6]
        vpxor ymm10, ymm10, ymm1                                       ;    28.2 fp3     39 v[6]
        vpsrlq ymm10, ymm10, 0x1c                                      ;    29.2 fp1     39 v[6]
        vpxor ymm9, ymm9, ymm10                                        ;    30.2 fp0     39 v[6]
        vpxor ymm10, ymm1, ymm6                                        ;    25.3 fp2     44 v[6]
        vpand ymm7, ymm7, ymm10                                        ;    26.3 fp3     44 v[6]
        vpxor ymm7, ymm7, ymm6                                         ;    27.3 fp1     44 v[6]
        vpaddq ymm7, ymm7, ymm9                                        ;    31.2 fp0     55 v[6]
        vpaddq ymm7, ymm7, ymm5                                        ;    32.2 fp2     55 v[6]
        vpsllq ymm5, ymm8, 4                                           ;    32.7 fp1     40 t1
        vpxor ymm5, ymm5, ymm8                                         ;    33.7 fp3     40 t1
        vpsllq ymm5, ymm5, 0x17                                        ;    34.7 fp2     40 t1
        vpxor ymm5, ymm5, ymm8                                         ;    35.7 fp0     40 t1
        vpsllq ymm5, ymm5, 0x17                                        ;    36.7 fp1     40 t1
        vpsrlq ymm9, ymm8, 0x17                                        ;    32.7 fp2     40 t1
        vpxor ymm9, ymm9, ymm8                                         ;    33.7 fp3     40 t1
        vpsrlq ymm9, ymm9, 4                                           ;    34.7 fp1     40 t1
        vpxor ymm9, ymm9, ymm8                                         ;    35.7 fp0     40 t1
        vpsrlq ymm9, ymm9, 0xe                                         ;    36.7 fp2     40 t1
        vpxor ymm5, ymm5, ymm9                                         ;    37.7 fp3     40 t1
        vpxor ymm9, ymm2, ymm0                                         ;    30.2 fp1     43 t1
        vpand ymm9, ymm9, ymm8                                         ;    32.7 fp0     43 t1
        vpxor ymm9, ymm9, ymm0                                         ;    33.7 fp2     43 t1
        vpaddq ymm9, ymm9, ymm3                                        ;    34.7 fp3     53 t1
        vpaddq ymm9, ymm9, [rel sha512_blocks.T1_constants256 + 128]   ;    35.7 fp1+agu0   53 t1
        vpaddq ymm9, ymm9, [rbp + 512]                                 ;    36.7 fp0+agu1   53 t1
        vpaddq ymm9, ymm9, ymm5                                        ;    38.7 fp2     53 t1
        vpaddq ymm3, ymm9, ymm6                                        ;    39.7 fp3     54 v[1]
        vpsllq ymm5, ymm7, 6                                           ;    33.2 fp1     39 v[5]
        vpxor ymm5, ymm5, ymm7                                         ;    34.2 fp0     39 v[5]
        vpsllq ymm5, ymm5, 5                                           ;    35.2 fp2     39 v[5]
        vpxor ymm5, ymm5, ymm7                                         ;    36.2 fp3     39 v[5]
        vpsllq ymm5, ymm5, 0x19                                        ;    37.2 fp1     39 v[5]
        vpsrlq ymm6, ymm7, 5                                           ;    34.7 fp2     39 v[5]
        vpxor ymm6, ymm6, ymm7                                         ;    35.7 fp0     39 v[5]
        vpsrlq ymm6, ymm6, 6                                           ;    36.7 fp1     39 v[5]
        vpxor ymm6, ymm6, ymm7                                         ;    37.7 fp3     39 v[5]
        vpsrlq ymm6, ymm6, 0x1c                                        ;    38.7 fp2     39 v[5]
        vpxor ymm5, ymm5, ymm6                                         ;    39.7 fp0     39 v[5]
        vpxor ymm6, ymm7, ymm1                                         ;    36.0 fp1     44 v[5]
        vpxor ymm10, ymm1, ymm4                                        ;    36.0 fp3     44 v[5]
        vpand ymm10, ymm10, ymm6                                       ;    37.0 fp0     44 v[5]
        vpxor ymm10, ymm1, ymm10                                       ;    38.0 fp2     44 v[5]
        vpaddq ymm10, ymm10, ymm9                                      ;    39.7 fp1     55 v[5]
        vpaddq ymm10, ymm10, ymm5                                      ;    40.7 fp3     55 v[5]
        vpsllq ymm5, ymm3, 4                                           ;    40.7 fp2     40 t1
        vpxor ymm5, ymm5, ymm3                                         ;    41.7 fp0     40 t1
        vpsllq ymm5, ymm5, 0x17                                        ;    42.7 fp1     40 t1
        vpxor ymm5, ymm5, ymm3                                         ;    43.7 fp3     40 t1
        vpsllq ymm5, ymm5, 0x17                                        ;    44.7 fp2     40 t1
        vpsrlq ymm9, ymm3, 0x17                                        ;    40.7 fp1     40 t1
        vpxor ymm9, ymm9, ymm3                                         ;    41.7 fp0     40 t1
        vpsrlq ymm9, ymm9, 4                                           ;    42.7 fp2     40 t1
        vpxor ymm9, ymm9, ymm3                                         ;    43.7 fp3     40 t1
        vpsrlq ymm9, ymm9, 0xe                                         ;    44.7 fp1     40 t1
        vpxor ymm5, ymm5, ymm9                                         ;    45.7 fp0     40 t1
        vpxor ymm9, ymm2, ymm8                                         ;    40.0 fp3     43 t1
        vpand ymm9, ymm9, ymm3                                         ;    41.0 fp0     43 t1
        vpxor ymm9, ymm2, ymm9                                         ;    42.0 fp2     43 t1
        vpaddq ymm9, ymm9, ymm0                                        ;    43.0 fp1     53 t1
        vpaddq ymm9, ymm9, [rel sha512_blocks.T1_constants256 + 160]   ;    44.0 fp3+agu0   53 t1
        vpaddq ymm9, ymm9, [rbp + 544]                                 ;    45.0 fp0+agu1   53 t1
        vpaddq ymm9, ymm9, ymm5                                        ;    46.7 fp2     53 t1
        vpaddq ymm0, ymm9, ymm4                                        ;    47.7 fp1     54 v[0]
        vpsllq ymm4, ymm10, 6                                          ;    42.7 fp2     39 v[4]
        vpxor ymm4, ymm4, ymm10                                        ;    43.7 fp3     39 v[4]
        vpsllq ymm4, ymm4, 5                                           ;    44.7 fp1     39 v[4]
        vpxor ymm4, ymm4, ymm10                                        ;    45.7 fp0     39 v[4]
        vpsllq ymm4, ymm4, 0x19                                        ;    46.7 fp2     39 v[4]
        vpsrlq ymm5, ymm10, 5                                          ;    44.0 fp1     39 v[4]
        vpxor ymm5, ymm5, ymm10                                        ;    45.0 fp3     39 v[4]
        vpsrlq ymm5, ymm5, 6                                           ;    46.0 fp2     39 v[4]
        vpxor ymm5, ymm10, ymm5                                        ;    47.0 fp0     39 v[4]
        vpsrlq ymm5, ymm5, 0x1c                                        ;    48.0 fp1     39 v[4]
        vpxor ymm4, ymm4, ymm5                                         ;    49.0 fp3     39 v[4]
        vpxor ymm5, ymm7, ymm10                                        ;    44.7 fp0     44 v[4]
        vpand ymm6, ymm6, ymm5                                         ;    45.7 fp3     44 v[4]
        vpxor ymm6, ymm7, ymm6                                         ;    46.7 fp0     44 v[4]
        vpaddq ymm9, ymm9, ymm6                                        ;    47.7 fp2     55 v[4]
        vpaddq ymm9, ymm9, ymm4                                        ;    50.0 fp1     55 v[4]
        vpsllq ymm4, ymm0, 4                                           ;    48.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm0                                         ;    49.7 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    50.7 fp1     40 t1
        vpxor ymm4, ymm4, ymm0                                         ;    51.7 fp0     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    52.7 fp2     40 t1
        vpsrlq ymm6, ymm0, 0x17                                        ;    48.7 fp1     40 t1
        vpxor ymm6, ymm6, ymm0                                         ;    49.7 fp3     40 t1
        vpsrlq ymm6, ymm6, 4                                           ;    50.7 fp2     40 t1
        vpxor ymm6, ymm6, ymm0                                         ;    51.7 fp0     40 t1
        vpsrlq ymm6, ymm6, 0xe                                         ;    52.7 fp1     40 t1
        vpxor ymm4, ymm4, ymm6                                         ;    53.7 fp3     40 t1
        vpxor ymm6, ymm8, ymm3                                         ;    48.7 fp0     43 t1
        vpand ymm6, ymm6, ymm0                                         ;    49.7 fp3     43 t1
        vpxor ymm6, ymm8, ymm6                                         ;    50.7 fp0     43 t1
        vpaddq ymm2, ymm2, ymm6                                        ;    51.7 fp2     53 t1
        vpaddq ymm2, ymm2, [rel sha512_blocks.T1_constants256 + 192]   ;    52.7 fp1+agu0   53 t1
        vpaddq ymm2, ymm2, [rbp + 576]                                 ;    53.7 fp3+agu1   53 t1
        vpaddq ymm2, ymm2, ymm4                                        ;    54.7 fp0     53 t1
        vpaddq ymm1, ymm1, ymm2                                        ;    55.7 fp2     54 v[7]
        vpsllq ymm4, ymm9, 6                                           ;    51.0 fp1     39 v[3]
        vpxor ymm4, ymm4, ymm9                                         ;    52.0 fp3     39 v[3]
        vpsllq ymm4, ymm4, 5                                           ;    53.0 fp2     39 v[3]
        vpxor ymm4, ymm4, ymm9                                         ;    54.0 fp0     39 v[3]
        vpsllq ymm4, ymm4, 0x19                                        ;    55.0 fp1     39 v[3]
        vpsrlq ymm6, ymm9, 5                                           ;    52.7 fp2     39 v[3]
        vpxor ymm6, ymm6, ymm9                                         ;    53.7 fp3     39 v[3]
        vpsrlq ymm6, ymm6, 6                                           ;    54.7 fp1     39 v[3]
        vpxor ymm6, ymm9, ymm6                                         ;    55.7 fp0     39 v[3]
        vpsrlq ymm6, ymm6, 0x1c                                        ;    56.7 fp2     39 v[3]
        vpxor ymm4, ymm4, ymm6                                         ;    57.7 fp3     39 v[3]
        vpxor ymm6, ymm10, ymm9                                        ;    53.7 fp0     44 v[3]
        vpand ymm5, ymm5, ymm6                                         ;    54.7 fp1     44 v[3]
        vpxor ymm5, ymm10, ymm5                                        ;    55.7 fp3     44 v[3]
        vpaddq ymm2, ymm2, ymm5                                        ;    56.7 fp0     55 v[3]
        vpaddq ymm2, ymm2, ymm4                                        ;    58.7 fp2     55 v[3]
        vpsllq ymm4, ymm1, 4                                           ;    56.7 fp1     40 t1
        vpxor ymm4, ymm4, ymm1                                         ;    57.7 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    58.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm1                                         ;    59.7 fp0     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    60.7 fp1     40 t1
        vpsrlq ymm5, ymm1, 0x17                                        ;    56.7 fp2     40 t1
        vpxor ymm5, ymm5, ymm1                                         ;    57.7 fp3     40 t1
        vpsrlq ymm5, ymm5, 4                                           ;    58.7 fp1     40 t1
        vpxor ymm5, ymm5, ymm1                                         ;    59.7 fp0     40 t1
        vpsrlq ymm5, ymm5, 0xe                                         ;    60.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm5                                         ;    61.7 fp3     40 t1
        vpxor ymm5, ymm3, ymm0                                         ;    57.7 fp0     43 t1
        vpand ymm5, ymm5, ymm1                                         ;    58.7 fp1     43 t1
        vpxor ymm5, ymm3, ymm5                                         ;    59.7 fp3     43 t1
        vpaddq ymm8, ymm8, ymm5                                        ;    60.7 fp0     53 t1
        vpaddq ymm8, ymm8, ymm4                                        ;    62.7 fp2     53 t1
        vpaddq ymm8, ymm8, [rel sha512_blocks.T1_constants256 + 224]   ;    63.7 fp1+agu0   53 t1
        vpaddq ymm8, ymm8, [rbp + 608]                                 ;    64.7 fp3+agu1   53 t1
        vpaddq ymm7, ymm7, ymm8                                        ;    65.7 fp0     54 v[6]
        vpsllq ymm4, ymm2, 6                                           ;    59.7 fp2     39 v[2]
        vpxor ymm4, ymm4, ymm2                                         ;    60.7 fp1     39 v[2]
        vpsllq ymm4, ymm4, 5                                           ;    61.7 fp2     39 v[2]
        vpxor ymm4, ymm4, ymm2                                         ;    62.7 fp3     39 v[2]
        vpsllq ymm4, ymm4, 0x19                                        ;    63.7 fp1     39 v[2]
        vpsrlq ymm5, ymm2, 5                                           ;    61.7 fp2     39 v[2]
        vpxor ymm5, ymm5, ymm2                                         ;    62.7 fp0     39 v[2]
        vpsrlq ymm5, ymm5, 6                                           ;    63.7 fp1     39 v[2]
        vpxor ymm5, ymm2, ymm5                                         ;    64.7 fp3     39 v[2]
        vpsrlq ymm5, ymm5, 0x1c                                        ;    65.7 fp2     39 v[2]
        vpxor ymm4, ymm4, ymm5                                         ;    66.7 fp0     39 v[2]
        vpxor ymm5, ymm9, ymm2                                         ;    62.0 fp3     44 v[2]
        vpand ymm6, ymm6, ymm5                                         ;    63.0 fp0     44 v[2]
        vpxor ymm6, ymm9, ymm6                                         ;    64.0 fp1     44 v[2]
        vpaddq ymm6, ymm6, ymm8                                        ;    65.7 fp3     55 v[2]
        vpaddq ymm6, ymm6, ymm4                                        ;    67.7 fp0     55 v[2]
        vpsllq ymm4, ymm7, 4                                           ;    66.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm7                                         ;    67.7 fp1     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    68.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm7                                         ;    69.7 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    70.7 fp1     40 t1
        vpsrlq ymm8, ymm7, 0x17                                        ;    66.7 fp2     40 t1
        vpxor ymm8, ymm8, ymm7                                         ;    67.7 fp0     40 t1
        vpsrlq ymm8, ymm8, 4                                           ;    68.7 fp1     40 t1
        vpxor ymm8, ymm8, ymm7                                         ;    69.7 fp3     40 t1
        vpsrlq ymm8, ymm8, 0xe                                         ;    70.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm8                                         ;    71.7 fp0     40 t1
        vpxor ymm8, ymm0, ymm1                                         ;    66.0 fp3     43 t1
        vpand ymm8, ymm8, ymm7                                         ;    67.0 fp0     43 t1
        vpxor ymm8, ymm0, ymm8                                         ;    68.0 fp1     43 t1
        vpaddq ymm3, ymm3, ymm8                                        ;    69.0 fp3     53 t1
        vpaddq ymm3, ymm3, [rel sha512_blocks.T1_constants256 + 256]   ;    70.0 fp0+agu0   53 t1
        vpaddq ymm3, ymm3, [rbp + 640]                                 ;    71.0 fp2+agu1   53 t1
        vpaddq ymm3, ymm3, ymm4                                        ;    72.7 fp1     53 t1
        vpaddq ymm10, ymm10, ymm3                                      ;    73.7 fp3     54 v[5]
        vpsllq ymm4, ymm6, 6                                           ;    68.7 fp2     39 v[1]
        vpxor ymm4, ymm4, ymm6                                         ;    69.7 fp0     39 v[1]
        vpsllq ymm4, ymm4, 5                                           ;    70.7 fp1     39 v[1]
        vpxor ymm4, ymm4, ymm6                                         ;    71.7 fp3     39 v[1]
        vpsllq ymm4, ymm4, 0x19                                        ;    72.7 fp2     39 v[1]
        vpsrlq ymm8, ymm6, 5                                           ;    70.0 fp1     39 v[1]
        vpxor ymm8, ymm8, ymm6                                         ;    71.0 fp0     39 v[1]
        vpsrlq ymm8, ymm8, 6                                           ;    72.0 fp2     39 v[1]
        vpxor ymm8, ymm6, ymm8                                         ;    73.0 fp3     39 v[1]
        vpsrlq ymm8, ymm8, 0x1c                                        ;    74.0 fp1     39 v[1]
        vpxor ymm4, ymm4, ymm8                                         ;    75.0 fp0     39 v[1]
        vpxor ymm8, ymm2, ymm6                                         ;    71.0 fp3     44 v[1]
        vpand ymm5, ymm5, ymm8                                         ;    72.0 fp0     44 v[1]
        vpxor ymm5, ymm2, ymm5                                         ;    73.0 fp2     44 v[1]
        vpaddq ymm3, ymm3, ymm5                                        ;    74.0 fp1     55 v[1]
        vpaddq ymm3, ymm3, ymm4                                        ;    76.0 fp3     55 v[1]
        vpsllq ymm4, ymm10, 4                                          ;    74.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm10                                        ;    75.7 fp0     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    76.7 fp1     40 t1
        vpxor ymm4, ymm4, ymm10                                        ;    77.7 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    78.7 fp2     40 t1
        vpsrlq ymm5, ymm10, 0x17                                       ;    74.7 fp1     40 t1
        vpxor ymm5, ymm5, ymm10                                        ;    75.7 fp0     40 t1
        vpsrlq ymm5, ymm5, 4                                           ;    76.7 fp2     40 t1
        vpxor ymm5, ymm5, ymm10                                        ;    77.7 fp3     40 t1
        vpsrlq ymm5, ymm5, 0xe                                         ;    78.7 fp1     40 t1
        vpxor ymm4, ymm4, ymm5                                         ;    79.7 fp0     40 t1
        vpxor ymm5, ymm1, ymm7                                         ;    75.0 fp3     43 t1
        vpand ymm5, ymm5, ymm10                                        ;    76.0 fp0     43 t1
        vpxor ymm5, ymm1, ymm5                                         ;    77.0 fp2     43 t1
        vpaddq ymm0, ymm0, ymm5                                        ;    78.0 fp1     53 t1
        vpaddq ymm0, ymm0, [rel sha512_blocks.T1_constants256 + 288]   ;    79.0 fp3+agu0   53 t1
        vpaddq ymm0, ymm0, [rbp + 672]                                 ;    80.0 fp0+agu1   53 t1
        vpaddq ymm0, ymm0, ymm4                                        ;    81.0 fp2     53 t1
        vpaddq ymm9, ymm9, ymm0                                        ;    82.0 fp1     54 v[4]
        vpsllq ymm4, ymm3, 6                                           ;    77.7 fp2     39 v[0]
        vpxor ymm4, ymm4, ymm3                                         ;    78.7 fp3     39 v[0]
        vpsllq ymm4, ymm4, 5                                           ;    79.7 fp1     39 v[0]
        vpxor ymm4, ymm4, ymm3                                         ;    80.7 fp0     39 v[0]
        vpsllq ymm4, ymm4, 0x19                                        ;    81.7 fp2     39 v[0]
        vpsrlq ymm5, ymm3, 5                                           ;    79.0 fp1     39 v[0]
        vpxor ymm5, ymm5, ymm3                                         ;    80.0 fp3     39 v[0]
        vpsrlq ymm5, ymm5, 6                                           ;    81.0 fp2     39 v[0]
        vpxor ymm5, ymm3, ymm5                                         ;    82.0 fp0     39 v[0]
        vpsrlq ymm5, ymm5, 0x1c                                        ;    83.0 fp1     39 v[0]
        vpxor ymm4, ymm4, ymm5                                         ;    84.0 fp3     39 v[0]
        vpxor ymm5, ymm6, ymm3                                         ;    79.7 fp0     44 v[0]
        vpand ymm8, ymm8, ymm5                                         ;    80.7 fp3     44 v[0]
        vpxor ymm8, ymm6, ymm8                                         ;    81.7 fp0     44 v[0]
        vpaddq ymm0, ymm0, ymm8                                        ;    82.7 fp2     55 v[0]
        vpaddq ymm0, ymm0, ymm4                                        ;    85.0 fp1     55 v[0]
        vpsllq ymm4, ymm9, 4                                           ;    83.0 fp2     40 t1
        vpxor ymm4, ymm4, ymm9                                         ;    84.0 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    85.0 fp1     40 t1
        vpxor ymm4, ymm4, ymm9                                         ;    86.0 fp0     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    87.0 fp2     40 t1
        vpsrlq ymm8, ymm9, 0x17                                        ;    83.0 fp1     40 t1
        vpxor ymm8, ymm8, ymm9                                         ;    84.0 fp3     40 t1
        vpsrlq ymm8, ymm8, 4                                           ;    85.0 fp2     40 t1
        vpxor ymm8, ymm8, ymm9                                         ;    86.0 fp0     40 t1
        vpsrlq ymm8, ymm8, 0xe                                         ;    87.0 fp1     40 t1
        vpxor ymm4, ymm4, ymm8                                         ;    88.0 fp3     40 t1
        vpxor ymm8, ymm7, ymm10                                        ;    83.7 fp0     43 t1
        vpand ymm8, ymm8, ymm9                                         ;    84.7 fp3     43 t1
        vpxor ymm8, ymm7, ymm8                                         ;    85.7 fp0     43 t1
        vpaddq ymm1, ymm1, ymm8                                        ;    86.7 fp2     53 t1
        vpaddq ymm1, ymm1, [rel sha512_blocks.T1_constants256 + 320]   ;    87.7 fp1+agu0   53 t1
        vpaddq ymm1, ymm1, ymm4                                        ;    89.0 fp3     53 t1
        vpaddq ymm1, ymm1, [rbp + 128]                                 ;    90.0 fp0+agu1   53 t1
        vpaddq ymm2, ymm2, ymm1                                        ;    91.0 fp2     54 v[3]
        vpsllq ymm4, ymm0, 6                                           ;    86.0 fp1     39 v[7]
        vpxor ymm4, ymm4, ymm0                                         ;    87.0 fp3     39 v[7]
        vpsllq ymm4, ymm4, 5                                           ;    88.0 fp2     39 v[7]
        vpxor ymm4, ymm4, ymm0                                         ;    89.0 fp0     39 v[7]
        vpsllq ymm4, ymm4, 0x19                                        ;    90.0 fp1     39 v[7]
        vpsrlq ymm8, ymm0, 5                                           ;    87.7 fp2     39 v[7]
        vpxor ymm8, ymm8, ymm0                                         ;    88.7 fp3     39 v[7]
        vpsrlq ymm8, ymm8, 6                                           ;    89.7 fp1     39 v[7]
        vpxor ymm8, ymm0, ymm8                                         ;    90.7 fp0     39 v[7]
        vpsrlq ymm8, ymm8, 0x1c                                        ;    91.7 fp2     39 v[7]
        vpxor ymm4, ymm4, ymm8                                         ;    92.7 fp3     39 v[7]
        vpxor ymm8, ymm3, ymm0                                         ;    88.7 fp0     44 v[7]
        vpand ymm5, ymm5, ymm8                                         ;    89.7 fp1     44 v[7]
        vpxor ymm5, ymm3, ymm5                                         ;    90.7 fp3     44 v[7]
        vpaddq ymm1, ymm1, ymm5                                        ;    91.7 fp0     55 v[7]
        vpaddq ymm1, ymm1, ymm4                                        ;    93.7 fp2     55 v[7]
        vpsllq ymm4, ymm2, 4                                           ;    92.0 fp1     40 t1
        vpxor ymm4, ymm4, ymm2                                         ;    93.0 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    94.0 fp2     40 t1
        vpxor ymm4, ymm4, ymm2                                         ;    95.0 fp0     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;    96.0 fp1     40 t1
        vpsrlq ymm5, ymm2, 0x17                                        ;    92.0 fp2     40 t1
        vpxor ymm5, ymm5, ymm2                                         ;    93.0 fp3     40 t1
        vpsrlq ymm5, ymm5, 4                                           ;    94.0 fp1     40 t1
        vpxor ymm5, ymm5, ymm2                                         ;    95.0 fp0     40 t1
        vpsrlq ymm5, ymm5, 0xe                                         ;    96.0 fp2     40 t1
        vpxor ymm4, ymm4, ymm5                                         ;    97.0 fp3     40 t1
        vpxor ymm5, ymm10, ymm9                                        ;    92.7 fp0     43 t1
        vpand ymm5, ymm5, ymm2                                         ;    93.7 fp1     43 t1
        vpxor ymm5, ymm10, ymm5                                        ;    94.7 fp3     43 t1
        vpaddq ymm7, ymm7, ymm5                                        ;    95.7 fp0     53 t1
        vpaddq ymm7, ymm7, [rel sha512_blocks.T1_constants256 + 352]   ;    96.7 fp2+agu0   53 t1
        vpaddq ymm7, ymm7, [rbp + 160]                                 ;    97.7 fp1+agu1   53 t1
        vpaddq ymm7, ymm7, ymm4                                        ;    98.7 fp3     53 t1
        vpaddq ymm6, ymm6, ymm7                                        ;    99.7 fp0     54 v[2]
        vpsllq ymm4, ymm1, 6                                           ;    94.7 fp2     39 v[6]
        vpxor ymm4, ymm4, ymm1                                         ;    95.7 fp1     39 v[6]
        vpsllq ymm4, ymm4, 5                                           ;    96.7 fp2     39 v[6]
        vpxor ymm4, ymm4, ymm1                                         ;    97.7 fp3     39 v[6]
        vpsllq ymm4, ymm4, 0x19                                        ;    98.7 fp1     39 v[6]
        vpsrlq ymm5, ymm1, 5                                           ;    96.7 fp2     39 v[6]
        vpxor ymm5, ymm5, ymm1                                         ;    97.7 fp0     39 v[6]
        vpsrlq ymm5, ymm5, 6                                           ;    98.7 fp1     39 v[6]
        vpxor ymm5, ymm1, ymm5                                         ;    99.7 fp3     39 v[6]
        vpsrlq ymm5, ymm5, 0x1c                                        ;   100.7 fp2     39 v[6]
        vpxor ymm4, ymm4, ymm5                                         ;   101.7 fp0     39 v[6]
        vpxor ymm5, ymm0, ymm1                                         ;    97.0 fp3     44 v[6]
        vpand ymm8, ymm8, ymm5                                         ;    98.0 fp0     44 v[6]
        vpxor ymm8, ymm0, ymm8                                         ;    99.0 fp1     44 v[6]
        vpaddq ymm7, ymm7, ymm8                                        ;   100.0 fp3     55 v[6]
        vpaddq ymm7, ymm7, ymm4                                        ;   102.7 fp0     55 v[6]
        vpsllq ymm4, ymm6, 4                                           ;   100.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm6                                         ;   101.7 fp1     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   102.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm6                                         ;   103.7 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   104.7 fp1     40 t1
        vpsrlq ymm8, ymm6, 0x17                                        ;   100.7 fp2     40 t1
        vpxor ymm8, ymm8, ymm6                                         ;   101.7 fp0     40 t1
        vpsrlq ymm8, ymm8, 4                                           ;   102.7 fp1     40 t1
        vpxor ymm8, ymm8, ymm6                                         ;   103.7 fp3     40 t1
        vpsrlq ymm8, ymm8, 0xe                                         ;   104.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm8                                         ;   105.7 fp0     40 t1
        vpxor ymm8, ymm9, ymm2                                         ;   101.0 fp3     43 t1
        vpand ymm8, ymm8, ymm6                                         ;   102.0 fp0     43 t1
        vpxor ymm8, ymm9, ymm8                                         ;   103.0 fp1     43 t1
        vpaddq ymm10, ymm10, ymm8                                      ;   104.0 fp3     53 t1
        vpaddq ymm10, ymm10, [rel sha512_blocks.T1_constants256 + 384] ;   105.0 fp0+agu0   53 t1
        vpaddq ymm10, ymm10, ymm4                                      ;   106.7 fp2     53 t1
        vpaddq ymm10, ymm10, [rbp + 768]                               ;   107.7 fp1+agu1   53 t1
        vpaddq ymm3, ymm3, ymm10                                       ;   108.7 fp3     54 v[1]
        vpsllq ymm4, ymm7, 6                                           ;   103.7 fp2     39 v[5]
        vpxor ymm4, ymm4, ymm7                                         ;   104.7 fp0     39 v[5]
        vpsllq ymm4, ymm4, 5                                           ;   105.7 fp1     39 v[5]
        vpxor ymm4, ymm4, ymm7                                         ;   106.7 fp3     39 v[5]
        vpsllq ymm4, ymm4, 0x19                                        ;   107.7 fp2     39 v[5]
        vpsrlq ymm8, ymm7, 5                                           ;   105.0 fp1     39 v[5]
        vpxor ymm8, ymm8, ymm7                                         ;   106.0 fp0     39 v[5]
        vpsrlq ymm8, ymm8, 6                                           ;   107.0 fp2     39 v[5]
        vpxor ymm8, ymm7, ymm8                                         ;   108.0 fp3     39 v[5]
        vpsrlq ymm8, ymm8, 0x1c                                        ;   109.0 fp1     39 v[5]
        vpxor ymm4, ymm4, ymm8                                         ;   110.0 fp0     39 v[5]
        vpxor ymm8, ymm1, ymm7                                         ;   106.0 fp3     44 v[5]
        vpand ymm5, ymm5, ymm8                                         ;   107.0 fp0     44 v[5]
        vpxor ymm5, ymm1, ymm5                                         ;   108.0 fp2     44 v[5]
        vpaddq ymm10, ymm10, ymm5                                      ;   109.0 fp1     55 v[5]
        vpaddq ymm10, ymm10, ymm4                                      ;   111.0 fp3     55 v[5]
        vpsllq ymm4, ymm3, 4                                           ;   109.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm3                                         ;   110.7 fp0     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   111.7 fp1     40 t1
        vpxor ymm4, ymm4, ymm3                                         ;   112.7 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   113.7 fp2     40 t1
        vpsrlq ymm5, ymm3, 0x17                                        ;   109.7 fp1     40 t1
        vpxor ymm5, ymm5, ymm3                                         ;   110.7 fp0     40 t1
        vpsrlq ymm5, ymm5, 4                                           ;   111.7 fp2     40 t1
        vpxor ymm5, ymm5, ymm3                                         ;   112.7 fp3     40 t1
        vpsrlq ymm5, ymm5, 0xe                                         ;   113.7 fp1     40 t1
        vpxor ymm4, ymm4, ymm5                                         ;   114.7 fp0     40 t1
        vpxor ymm5, ymm2, ymm6                                         ;   110.0 fp3     43 t1
        vpand ymm5, ymm5, ymm3                                         ;   111.0 fp0     43 t1
        vpxor ymm5, ymm2, ymm5                                         ;   112.0 fp2     43 t1
        vpaddq ymm9, ymm9, ymm5                                        ;   113.0 fp1     53 t1
        vpaddq ymm9, ymm9, [rel sha512_blocks.T1_constants256 + 416]   ;   114.0 fp3+agu0   53 t1
        vpaddq ymm9, ymm9, [rbp + 800]                                 ;   115.0 fp0+agu1   53 t1
        vpaddq ymm9, ymm9, ymm4                                        ;   116.0 fp2     53 t1
        vpaddq ymm0, ymm0, ymm9                                        ;   117.0 fp1     54 v[0]
        vpsllq ymm4, ymm10, 6                                          ;   112.7 fp2     39 v[4]
        vpxor ymm4, ymm4, ymm10                                        ;   113.7 fp3     39 v[4]
        vpsllq ymm4, ymm4, 5                                           ;   114.7 fp1     39 v[4]
        vpxor ymm4, ymm4, ymm10                                        ;   115.7 fp0     39 v[4]
        vpsllq ymm4, ymm4, 0x19                                        ;   116.7 fp2     39 v[4]
        vpsrlq ymm5, ymm10, 5                                          ;   114.0 fp1     39 v[4]
        vpxor ymm5, ymm5, ymm10                                        ;   115.0 fp3     39 v[4]
        vpsrlq ymm5, ymm5, 6                                           ;   116.0 fp2     39 v[4]
        vpxor ymm5, ymm10, ymm5                                        ;   117.0 fp0     39 v[4]
        vpsrlq ymm5, ymm5, 0x1c                                        ;   118.0 fp1     39 v[4]
        vpxor ymm4, ymm4, ymm5                                         ;   119.0 fp3     39 v[4]
        vpxor ymm5, ymm7, ymm10                                        ;   114.7 fp0     44 v[4]
        vpand ymm8, ymm8, ymm5                                         ;   115.7 fp3     44 v[4]
        vpxor ymm8, ymm7, ymm8                                         ;   116.7 fp0     44 v[4]
        vpaddq ymm9, ymm9, ymm8                                        ;   117.7 fp2     55 v[4]
        vpaddq ymm9, ymm9, ymm4                                        ;   120.0 fp1     55 v[4]
        vpsllq ymm4, ymm0, 4                                           ;   118.0 fp2     40 t1
        vpxor ymm4, ymm4, ymm0                                         ;   119.0 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   120.0 fp1     40 t1
        vpxor ymm4, ymm4, ymm0                                         ;   121.0 fp0     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   122.0 fp2     40 t1
        vpsrlq ymm8, ymm0, 0x17                                        ;   118.0 fp1     40 t1
        vpxor ymm8, ymm8, ymm0                                         ;   119.0 fp3     40 t1
        vpsrlq ymm8, ymm8, 4                                           ;   120.0 fp2     40 t1
        vpxor ymm8, ymm8, ymm0                                         ;   121.0 fp0     40 t1
        vpsrlq ymm8, ymm8, 0xe                                         ;   122.0 fp1     40 t1
        vpxor ymm4, ymm4, ymm8                                         ;   123.0 fp3     40 t1
        vpxor ymm8, ymm6, ymm3                                         ;   118.7 fp0     43 t1
        vpand ymm8, ymm8, ymm0                                         ;   119.7 fp3     43 t1
        vpxor ymm8, ymm6, ymm8                                         ;   120.7 fp0     43 t1
        vpaddq ymm2, ymm2, ymm8                                        ;   121.7 fp2     53 t1
        vpaddq ymm2, ymm2, [rel sha512_blocks.T1_constants256 + 448]   ;   122.7 fp1+agu0   53 t1
        vpaddq ymm2, ymm2, ymm4                                        ;   124.0 fp3     53 t1
        vpaddq ymm2, ymm2, [rbp + 704]                                 ;   125.0 fp0+agu1   53 t1
        vpaddq ymm1, ymm1, ymm2                                        ;   126.0 fp2     54 v[7]
        vpsllq ymm4, ymm9, 6                                           ;   121.0 fp1     39 v[3]
        vpxor ymm4, ymm4, ymm9                                         ;   122.0 fp3     39 v[3]
        vpsllq ymm4, ymm4, 5                                           ;   123.0 fp2     39 v[3]
        vpxor ymm4, ymm4, ymm9                                         ;   124.0 fp0     39 v[3]
        vpsllq ymm4, ymm4, 0x19                                        ;   125.0 fp1     39 v[3]
        vpsrlq ymm8, ymm9, 5                                           ;   122.7 fp2     39 v[3]
        vpxor ymm8, ymm8, ymm9                                         ;   123.7 fp3     39 v[3]
        vpsrlq ymm8, ymm8, 6                                           ;   124.7 fp1     39 v[3]
        vpxor ymm8, ymm9, ymm8                                         ;   125.7 fp0     39 v[3]
        vpsrlq ymm8, ymm8, 0x1c                                        ;   126.7 fp2     39 v[3]
        vpxor ymm4, ymm4, ymm8                                         ;   127.7 fp3     39 v[3]
        vpxor ymm8, ymm10, ymm9                                        ;   123.7 fp0     44 v[3]
        vpand ymm5, ymm5, ymm8                                         ;   124.7 fp1     44 v[3]
        vpxor ymm5, ymm10, ymm5                                        ;   125.7 fp3     44 v[3]
        vpaddq ymm2, ymm2, ymm5                                        ;   126.7 fp0     55 v[3]
        vpaddq ymm2, ymm2, ymm4                                        ;   128.7 fp2     55 v[3]
        vpsllq ymm4, ymm1, 4                                           ;   127.0 fp1     40 t1
        vpxor ymm4, ymm4, ymm1                                         ;   128.0 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   129.0 fp2     40 t1
        vpxor ymm4, ymm4, ymm1                                         ;   130.0 fp0     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   131.0 fp1     40 t1
        vpsrlq ymm5, ymm1, 0x17                                        ;   127.0 fp2     40 t1
        vpxor ymm5, ymm5, ymm1                                         ;   128.0 fp3     40 t1
        vpsrlq ymm5, ymm5, 4                                           ;   129.0 fp1     40 t1
        vpxor ymm5, ymm5, ymm1                                         ;   130.0 fp0     40 t1
        vpsrlq ymm5, ymm5, 0xe                                         ;   131.0 fp2     40 t1
        vpxor ymm4, ymm4, ymm5                                         ;   132.0 fp3     40 t1
        vpxor ymm5, ymm3, ymm0                                         ;   127.7 fp0     43 t1
        vpand ymm5, ymm5, ymm1                                         ;   128.7 fp1     43 t1
        vpxor ymm5, ymm3, ymm5                                         ;   129.7 fp3     43 t1
        vpaddq ymm6, ymm6, ymm5                                        ;   130.7 fp0     53 t1
        vpaddq ymm6, ymm6, [rel sha512_blocks.T1_constants256 + 480]   ;   131.7 fp2+agu0   53 t1
        vpaddq ymm6, ymm6, [rbp + 736]                                 ;   132.7 fp1+agu1   53 t1
        vpaddq ymm6, ymm6, ymm4                                        ;   133.7 fp3     53 t1
        vpaddq ymm7, ymm7, ymm6                                        ;   134.7 fp0     54 v[6]
        vpsllq ymm4, ymm2, 6                                           ;   129.7 fp2     39 v[2]
        vpxor ymm4, ymm4, ymm2                                         ;   130.7 fp1     39 v[2]
        vpsllq ymm4, ymm4, 5                                           ;   131.7 fp2     39 v[2]
        vpxor ymm4, ymm4, ymm2                                         ;   132.7 fp3     39 v[2]
        vpsllq ymm4, ymm4, 0x19                                        ;   133.7 fp1     39 v[2]
        vpsrlq ymm5, ymm2, 5                                           ;   131.7 fp2     39 v[2]
        vpxor ymm5, ymm5, ymm2                                         ;   132.7 fp0     39 v[2]
        vpsrlq ymm5, ymm5, 6                                           ;   133.7 fp1     39 v[2]
        vpxor ymm5, ymm2, ymm5                                         ;   134.7 fp3     39 v[2]
        vpsrlq ymm5, ymm5, 0x1c                                        ;   135.7 fp2     39 v[2]
        vpxor ymm4, ymm4, ymm5                                         ;   136.7 fp0     39 v[2]
        vpxor ymm5, ymm9, ymm2                                         ;   132.0 fp3     44 v[2]
        vpand ymm8, ymm8, ymm5                                         ;   133.0 fp0     44 v[2]
        vpxor ymm8, ymm9, ymm8                                         ;   134.0 fp1     44 v[2]
        vpaddq ymm6, ymm6, ymm8                                        ;   135.0 fp3     55 v[2]
        vpaddq ymm6, ymm6, ymm4                                        ;   137.7 fp0     55 v[2]
        vpsllq ymm4, ymm7, 4                                           ;   135.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm7                                         ;   136.7 fp1     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   137.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm7                                         ;   138.7 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   139.7 fp1     40 t1
        vpsrlq ymm8, ymm7, 0x17                                        ;   135.7 fp2     40 t1
        vpxor ymm8, ymm8, ymm7                                         ;   136.7 fp0     40 t1
        vpsrlq ymm8, ymm8, 4                                           ;   137.7 fp1     40 t1
        vpxor ymm8, ymm7, ymm8                                         ;   138.7 fp3     40 t1
        vpsrlq ymm8, ymm8, 0xe                                         ;   139.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm8                                         ;   140.7 fp0     40 t1
        vpxor ymm8, ymm0, ymm1                                         ;   136.0 fp3     43 t1
        vpand ymm8, ymm8, ymm7                                         ;   137.0 fp0     43 t1
        vpxor ymm8, ymm0, ymm8                                         ;   138.0 fp1     43 t1
        vpaddq ymm3, ymm3, ymm8                                        ;   139.0 fp3     53 t1
        vpaddq ymm3, ymm3, [rel sha512_blocks.T1_constants256 + 512]   ;   140.0 fp0+agu0   53 t1
        vpaddq ymm3, ymm3, ymm4                                        ;   141.7 fp2     53 t1
        vpaddq ymm3, ymm3, [rbp + 832]                                 ;   142.7 fp1+agu1   53 t1
        vpaddq ymm10, ymm10, ymm3                                      ;   143.7 fp3     54 v[5]
        vpsllq ymm4, ymm6, 6                                           ;   138.7 fp2     39 v[1]
        vpxor ymm4, ymm4, ymm6                                         ;   139.7 fp0     39 v[1]
        vpsllq ymm4, ymm4, 5                                           ;   140.7 fp1     39 v[1]
        vpxor ymm4, ymm4, ymm6                                         ;   141.7 fp3     39 v[1]
        vpsllq ymm4, ymm4, 0x19                                        ;   142.7 fp2     39 v[1]
        vpsrlq ymm8, ymm6, 5                                           ;   140.0 fp1     39 v[1]
        vpxor ymm8, ymm8, ymm6                                         ;   141.0 fp0     39 v[1]
        vpsrlq ymm8, ymm8, 6                                           ;   142.0 fp2     39 v[1]
        vpxor ymm8, ymm6, ymm8                                         ;   143.0 fp3     39 v[1]
        vpsrlq ymm8, ymm8, 0x1c                                        ;   144.0 fp1     39 v[1]
        vpxor ymm4, ymm4, ymm8                                         ;   145.0 fp0     39 v[1]
        vpxor ymm8, ymm2, ymm6                                         ;   141.0 fp3     44 v[1]
        vpand ymm5, ymm5, ymm8                                         ;   142.0 fp0     44 v[1]
        vpxor ymm5, ymm2, ymm5                                         ;   143.0 fp2     44 v[1]
        vpaddq ymm3, ymm3, ymm5                                        ;   144.0 fp1     55 v[1]
        vpaddq ymm3, ymm3, ymm4                                        ;   146.0 fp3     55 v[1]
        vpsllq ymm4, ymm10, 4                                          ;   144.7 fp2     40 t1
        vpxor ymm4, ymm4, ymm10                                        ;   145.7 fp0     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   146.7 fp1     40 t1
        vpxor ymm4, ymm4, ymm10                                        ;   147.7 fp3     40 t1
        vpsllq ymm4, ymm4, 0x17                                        ;   148.7 fp2     40 t1
        vpsrlq ymm5, ymm10, 0x17                                       ;   144.7 fp1     40 t1
        vpxor ymm5, ymm5, ymm10                                        ;   145.7 fp0     40 t1
        vpsrlq ymm5, ymm5, 4                                           ;   146.7 fp2     40 t1
        vpxor ymm5, ymm10, ymm5                                        ;   147.7 fp3     40 t1
        vpsrlq ymm5, ymm5, 0xe                                         ;   148.7 fp1     40 t1
        vpxor ymm4, ymm4, ymm5                                         ;   149.7 fp0     40 t1
        vpxor ymm5, ymm7, ymm1                                         ;   145.0 fp3     43 t1
        vpand ymm5, ymm10, ymm5                                        ;   146.0 fp0     43 t1
        vpxor ymm5, ymm1, ymm5                                         ;   147.0 fp2     43 t1
        vpaddq ymm0, ymm0, ymm5                                        ;   148.0 fp1     53 t1
        vpaddq ymm0, ymm0, [rel sha512_blocks.T1_constants256 + 544]   ;   149.0 fp3+agu0   53 t1
        vpaddq ymm0, ymm0, [rbp + 864]                                 ;   150.0 fp0+agu1   53 t1
        vpaddq ymm0, ymm0, ymm4                                        ;   151.0 fp2     53 t1
        vpsllq ymm4, ymm3, 6                                           ;   147.0 fp1     39 v[0]
        vpxor ymm4, ymm4, ymm3                                         ;   148.0 fp3     39 v[0]
        vpsllq ymm4, ymm4, 5                                           ;   149.0 fp2     39 v[0]
        vpxor ymm4, ymm4, ymm3                                         ;   150.0 fp0     39 v[0]
        vpsllq ymm4, ymm4, 0x19                                        ;   151.0 fp1     39 v[0]
        vpsrlq ymm5, ymm3, 5                                           ;   148.7 fp2     39 v[0]
        vpxor ymm5, ymm3, ymm5                                         ;   149.7 fp3     39 v[0]
        vpsrlq ymm5, ymm5, 6                                           ;   150.7 fp1     39 v[0]
        vpxor ymm5, ymm3, ymm5                                         ;   151.7 fp0     39 v[0]
        vpsrlq ymm5, ymm5, 0x1c                                        ;   152.7 fp2     39 v[0]
        vpxor ymm4, ymm4, ymm5                                         ;   153.7 fp3     39 v[0]
        vpxor ymm5, ymm3, ymm6                                         ;   149.7 fp0     44 v[0]
        vpand ymm8, ymm8, ymm5                                         ;   150.7 fp1     44 v[0]
        vpxor ymm5, ymm6, ymm8                                         ;   151.7 fp3     44 v[0]
        vpaddq ymm5, ymm5, ymm0                                        ;   152.7 fp0     72 h
        vpaddq ymm5, ymm5, ymm4                                        ;   154.7 fp2     72 h
        vpaddq ymm5, ymm5, [rbp - 128]                                 ;   155.7 fp1+agu0   72 h
        vmovdqu [rbp - 128], ymm5                                      ;   156.7 agu2+fp5   72 h
        vpaddq ymm3, ymm3, [rbp - 96]                                  ;   151.0 fp3+agu1   72 h
        vmovdqu [rbp - 96], ymm3                                       ;   152.0 agu0+fp5   72 h
        vpaddq ymm6, ymm6, [rbp - 64]                                  ;   151.7 fp0+agu1   72 h
        vmovdqu [rbp - 64], ymm6                                       ;   152.7 agu2+fp5   72 h
        vpaddq ymm2, ymm2, [rbp - 32]                                  ;   151.7 fp2+agu0   72 h
        vmovdqu [rbp - 32], ymm2                                       ;   152.7 agu2+fp5   72 h
        vpaddq ymm9, ymm9, ymm0                                        ;   152.0 fp1     72 h
        vpaddq ymm9, ymm9, [rbp + 0]                                   ;   153.0 fp3+agu1   72 h
        vmovdqu [rbp + 0], ymm9                                        ;   154.0 agu0+fp5   72 h
        vpaddq ymm10, ymm10, [rbp + 32]                                ;   152.8 fp0+agu1   72 h
        vmovdqu [rbp + 32], ymm10                                      ;   154.7 agu2+fp5   72 h
        vpaddq ymm7, ymm7, [rbp + 64]                                  ;   153.3 fp2+agu0   72 h
        vmovdqu [rbp + 64], ymm7                                       ;   155.7 agu2+fp5   72 h
        vpaddq ymm1, ymm1, [rbp + 96]                                  ;   153.8 fp1+agu1   72 h
        vmovdqu [rbp + 96], ymm1                                       ;   156.7 agu0+fp5   72 h
        mov r8, qword [rbp + 1184]                                     ;   154.7 agu2    60 blocks
        add r8, 0x80                                                   ;   158.7 alu0    60 blocks
        mov qword [rbp + 1184], r8                                     ;   159.7 agu1+st0   60 blocks
        mov r8, qword [rbp + 1176]                                     ;   155.3 agu0    60 blocks
        add r8, 0x80                                                   ;   159.3 alu1    60 blocks
        mov qword [rbp + 1176], r8                                     ;   160.3 agu2+st1   60 blocks
        mov r8, qword [rbp + 1168]                                     ;   155.8 agu1    60 blocks
        add r8, 0x80                                                   ;   159.8 alu2    60 blocks
        mov qword [rbp + 1168], r8                                     ;   160.8 agu0+st0   60 blocks
        mov r8, qword [rbp + 1152]                                     ;   156.7 agu2    60 blocks
        add r8, 0x80                                                   ;   160.7 alu3    60 blocks
        mov qword [rbp + 1152], r8                                     ;   161.7 agu1+st1   60 blocks
        cmp r8, qword [rbp + 1160]                                     ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vmovdqu ymm0, [rbp - 96]                                       ;     0.0 agu0    60 blocks reload
        vmovdqu ymm1, [rbp - 128]                                      ;     0.2 agu1    60 blocks reload
        vpunpcklqdq ymm2, ymm1, ymm0                                   ;     7.2 fp1     60 blocks
        vpunpckhqdq ymm0, ymm1, ymm0                                   ;     7.2 fp2     60 blocks
        vmovdqu ymm1, [rbp - 32]                                       ;     1.0 agu0    60 blocks reload
        vmovdqu ymm3, [rbp - 64]                                       ;     1.2 agu1    60 blocks reload
        vpunpcklqdq ymm4, ymm3, ymm1                                   ;     8.2 fp1     60 blocks
        vpunpckhqdq ymm1, ymm3, ymm1                                   ;     8.2 fp2     60 blocks
        vperm2i128 ymm3, ymm2, ymm2, 0x11                              ;     8.2 fp1     60 blocks
        vperm2i128 ymm5, ymm0, ymm0, 0x11                              ;     8.2 fp1     60 blocks
        vperm2i128 ymm6, ymm4, ymm4, 0x11                              ;     9.2 fp1     60 blocks
        vmovdqu ymm7, [rbp + 32]                                       ;     2.0 agu0    60 blocks reload
        vmovdqu ymm8, [rbp + 0]                                        ;     2.2 agu1    60 blocks reload
        vpunpcklqdq ymm9, ymm8, ymm7                                   ;     9.2 fp2     60 blocks
        vpunpckhqdq ymm7, ymm8, ymm7                                   ;     9.2 fp2     60 blocks
        vperm2i128 ymm8, ymm1, ymm1, 0x11                              ;     9.2 fp1     60 blocks
        vperm2i128 ymm10, ymm9, ymm9, 0x11                             ;    10.2 fp1     60 blocks
        vmovdqu ymm11, [rbp + 96]                                      ;     3.0 agu0    60 blocks reload
        vmovdqu ymm12, [rbp + 64]                                      ;     3.2 agu1    60 blocks reload
        vpunpcklqdq ymm13, ymm12, ymm11                                ;    10.2 fp2     60 blocks
        vpunpckhqdq ymm11, ymm12, ymm11                                ;    10.2 fp2     60 blocks
        vperm2i128 ymm12, ymm7, ymm7, 0x11                             ;    10.2 fp1     60 blocks
        mov r8, qword [rbp + 1120]                                     ;     3.7 agu2    60 blocks reload
        vmovdqu [r8], xmm2                                             ;     8.2 agu0+fp5   60 blocks
        vmovdqu [r8 + 16], xmm4                                        ;     9.2 agu1+fp5   60 blocks
        vperm2i128 ymm2, ymm13, ymm13, 0x11                            ;    11.2 fp1     60 blocks
        mov r9, qword [rbp + 1128]                                     ;     7.3 agu2    60 blocks reload
        vmovdqu [r9], xmm0                                             ;     8.2 agu0+fp5   60 blocks
        vmovdqu [r9 + 16], xmm1                                        ;     9.2 agu1+fp5   60 blocks
        vperm2i128 ymm0, ymm11, ymm11, 0x11                            ;    11.2 fp1     60 blocks
        mov r10, qword [rbp + 1136]                                    ;     8.5 agu2    60 blocks reload
        vmovdqu [r10], xmm3                                            ;    11.2 agu0+fp5   60 blocks
        vmovdqu [r10 + 16], xmm6                                       ;    12.2 agu1+fp5   60 blocks
        vmovdqu [r8 + 32], xmm9                                        ;    11.5 agu2+fp5   60 blocks
        mov r11, qword [rbp + 1144]                                    ;     9.7 agu0    60 blocks reload
        vmovdqu [r11], xmm5                                            ;    12.5 agu1+fp5   60 blocks
        vmovdqu [r11 + 16], xmm8                                       ;    13.5 agu2+fp5   60 blocks
        vmovdqu [r9 + 32], xmm7                                        ;    14.5 agu0+fp5   60 blocks
        vmovdqu [r8 + 48], xmm13                                       ;    15.5 agu1+fp5   60 blocks
        vmovdqu [r9 + 48], xmm11                                       ;    16.5 agu2+fp5   60 blocks
        vmovdqu [r10 + 32], xmm10                                      ;    17.5 agu0+fp5   60 blocks
        vmovdqu [r11 + 32], xmm12                                      ;    18.5 agu1+fp5   60 blocks
        vmovdqu [r10 + 48], xmm2                                       ;    19.5 agu2+fp5   60 blocks
        vmovdqu [r11 + 48], xmm0                                       ;    20.5 agu0+fp5   60 blocks
        vzeroupper                                                     ;                    x87 state
        mov rsp, qword [rbp + 1208]                                    ;                    frame
        pop rbp                                                        ;                    preserved
        ret

        section .rodata align=64
; K
        align 32, db 0
sha512_blocks.T0_K:
        dq 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd
        dq 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019
        dq 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe
        dq 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        dq 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694
        dq 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3
        dq 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        dq 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5
        dq 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210
        dq 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725
        dq 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70
        dq 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926
        dq 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df
        dq 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        dq 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b
        dq 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001
        dq 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30
        dq 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910
        dq 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53
        dq 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        dq 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60
        dq 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9
        dq 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b
        dq 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b
        dq 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493
        dq 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817
; constants256
        align 32, db 0
sha512_blocks.T1_constants256:
        dq 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0007060504030201, 0x080f0e0d0c0b0a09, 0x0007060504030201, 0x080f0e0d0c0b0a09
        dq 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b
        dq 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493
        dq 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
