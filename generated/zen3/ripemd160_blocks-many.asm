; ripemd160_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu zen3 --variant many
;
; void ripemd160_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, uint32_t n);   System V, 64 bits
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
; The frame is cleared before return: 992 bytes, 32 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 52 uops, planned 21.0; bounds: width 8.7, ports 10.7, path 12.0
;   blocks: 2269 uops, planned 587.2; bounds: width 378.2, ports 517.0, path 467.0
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
%fatal "ripemd160_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x480                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 1000], rax                                      ;                    frame
        mov r10, qword [rax + 48]                                        ;                    frame
        mov qword [rbp + 912], r10                                       ;                    frame
        mov r10, qword [rax + 56]                                        ;                    frame
        mov qword [rbp + 920], r10                                       ;                    frame
        mov r10, qword [rax + 128]                                       ;                    frame
        mov qword [rbp + 1008], r10                                      ;                    frame
        mov r10, qword [rax + 64]                                        ;                    frame
        mov qword [rbp + 928], r10                                       ;                    frame
        mov r10, qword [rax + 72]                                        ;                    frame
        mov qword [rbp + 944], r10                                       ;                    frame
        mov r10, qword [rax + 80]                                        ;                    frame
        mov qword [rbp + 952], r10                                       ;                    frame
        mov r10, qword [rax + 88]                                        ;                    frame
        mov qword [rbp + 960], r10                                       ;                    frame
        mov r10, qword [rax + 96]                                        ;                    frame
        mov qword [rbp + 968], r10                                       ;                    frame
        mov r10, qword [rax + 104]                                       ;                    frame
        mov qword [rbp + 976], r10                                       ;                    frame
        mov r10, qword [rax + 112]                                       ;                    frame
        mov qword [rbp + 984], r10                                       ;                    frame
        mov r10, qword [rax + 120]                                       ;                    frame
        mov qword [rbp + 992], r10                                       ;                    frame
        mov qword [rbp + 864], rdi                                       ;                    argument
        mov qword [rbp + 872], rsi                                       ;                    argument
        mov qword [rbp + 880], rdx                                       ;                    argument
        mov qword [rbp + 888], rcx                                       ;                    argument
        mov qword [rbp + 896], r8                                        ;                    argument
        mov qword [rbp + 904], r9                                        ;                    argument
        mov r8, qword [rbp + 864]                                        ;     0.0 agu0    41 h reload
        vmovdqu xmm0, [r8]                                               ;     4.0 agu1    41 h
        mov r9, qword [rbp + 872]                                        ;     0.3 agu2    41 h reload
        vmovdqu xmm1, [r9]                                               ;     4.3 agu0    41 h
        mov r10, qword [rbp + 880]                                       ;     1.2 agu1    41 h reload
        vmovdqu xmm2, [r10]                                              ;     5.2 agu0    41 h
        mov r11, qword [rbp + 888]                                       ;     1.3 agu2    41 h reload
        vmovdqu xmm3, [r11]                                              ;     5.3 agu1    41 h
        mov r12, qword [rbp + 896]                                       ;     2.3 agu2    41 h reload
        vmovdqu xmm4, [r12]                                              ;     6.3 agu0    41 h
        mov r13, qword [rbp + 904]                                       ;     3.2 agu1    41 h reload
        vmovdqu xmm5, [r13]                                              ;     7.2 agu0    41 h
        mov r14, qword [rbp + 912]                                       ;     3.3 agu2    41 h reload
        vmovdqu xmm6, [r14]                                              ;     7.3 agu1    41 h
        mov r15, qword [rbp + 920]                                       ;     4.3 agu2    41 h reload
        vmovdqu xmm7, [r15]                                              ;     8.3 agu0    41 h
        vmovd xmm8, [r8 + 16]                                            ;     5.2 agu1    41 h
        vmovd xmm9, [r9 + 16]                                            ;     6.0 agu0    41 h
        mov esi, dword [rbp + 1008]                                      ;     5.3 agu2    41 h
        shl rsi, 6                                                       ;     9.3 alu1    41 h
        vmovd xmm10, [r10 + 16]                                          ;     6.2 agu1    41 h
        vmovd xmm11, [r11 + 16]                                          ;     7.0 agu0    41 h
        vmovd xmm12, [r12 + 16]                                          ;     7.2 agu1    41 h
        vmovd xmm13, [r13 + 16]                                          ;     8.0 agu0    41 h
        vmovd xmm14, [r14 + 16]                                          ;     8.2 agu1    41 h
        vmovd xmm15, [r15 + 16]                                          ;     9.0 agu0    41 h
        add rsi, qword [rbp + 928]                                       ;    10.3 alu0+agu2   41 h
        mov qword [rbp + 936], rsi                                       ;    11.3 agu2+st0   41 h
        vpunpckldq ymm8, ymm8, ymm9                                      ;    13.0 fp1     41 h
        vperm2i128 ymm0, ymm0, ymm4, 0x20                                ;    13.3 fp1     41 h
        vperm2i128 ymm1, ymm1, ymm5, 0x20                                ;    14.2 fp1     41 h
        vpunpckldq ymm4, ymm10, ymm11                                    ;    14.0 fp2     41 h
        vperm2i128 ymm2, ymm2, ymm6, 0x20                                ;    14.3 fp1     41 h
        vpunpcklqdq ymm4, ymm8, ymm4                                     ;    15.0 fp2     41 h
        vpunpckldq ymm5, ymm12, ymm13                                    ;    15.0 fp2     41 h
        vperm2i128 ymm3, ymm3, ymm7, 0x20                                ;    15.3 fp1     41 h
        vpunpckldq ymm6, ymm14, ymm15                                    ;    16.0 fp2     41 h
        vpunpcklqdq ymm5, ymm5, ymm6                                     ;    17.0 fp2     41 h
        vpunpckldq ymm6, ymm0, ymm1                                      ;    17.2 fp1     41 h
        vpunpckhdq ymm0, ymm0, ymm1                                      ;    17.2 fp2     41 h
        vperm2i128 ymm1, ymm4, ymm5, 0x20                                ;    18.0 fp1     41 h
        vpunpckldq ymm4, ymm2, ymm3                                      ;    18.3 fp2     41 h
        vpunpckhdq ymm2, ymm2, ymm3                                      ;    18.3 fp1     41 h
        vpunpcklqdq ymm3, ymm6, ymm4                                     ;    19.3 fp2     41 h
        vpunpckhqdq ymm4, ymm6, ymm4                                     ;    19.3 fp1     41 h
        vpunpcklqdq ymm5, ymm0, ymm2                                     ;    19.3 fp2     41 h
        vpunpckhqdq ymm0, ymm0, ymm2                                     ;    19.3 fp1     41 h
        vmovdqu [rbp - 128], ymm3                                        ;    20.3 agu2+fp5   41 h
        vmovdqu [rbp - 96], ymm4                                         ;    20.3 agu1+fp5   41 h
        vmovdqu [rbp - 64], ymm5                                         ;    20.3 agu0+fp5   41 h
        vmovdqu [rbp - 32], ymm0                                         ;    20.3 agu2+fp5   41 h
        vmovdqu [rbp + 0], ymm1                                          ;    21.0 agu1+fp5   41 h
        cmp dword [rbp + 1008], 0                                        ;                    no blocks?
        je .blocks_1_done
        vmovdqu ymm0, [rbp - 96]                                         ;                    resident
        vmovdqu ymm1, [rbp - 32]                                         ;                    resident
        vmovdqu ymm2, [rbp - 64]                                         ;                    resident
        vmovdqu ymm3, [rbp + 0]                                          ;                    resident
        mov r8, qword [rbp + 928]                                        ;                    resident
        mov r9, qword [rbp + 944]                                        ;                    resident
        mov r10, qword [rbp + 952]                                       ;                    resident
        mov r11, qword [rbp + 960]                                       ;                    resident
        mov r12, qword [rbp + 968]                                       ;                    resident
        mov r13, qword [rbp + 976]                                       ;                    resident
        mov r14, qword [rbp + 984]                                       ;                    resident
        mov r15, qword [rbp + 992]                                       ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm4, [r8]                                               ;     0.0 agu0    34 sum
        vmovdqu xmm5, [r9]                                               ;     0.2 agu1    34 sum
        vmovdqu xmm6, [r10]                                              ;     1.0 agu0    34 sum
        vmovdqu xmm7, [r11]                                              ;     1.2 agu1    34 sum
        vmovdqu xmm8, [r12]                                              ;     2.0 agu0    34 sum
        vmovdqu xmm9, [r13]                                              ;     2.2 agu1    34 sum
        vmovdqu xmm10, [r14]                                             ;     3.0 agu0    34 sum
        vmovdqu xmm11, [r15]                                             ;     3.2 agu1    34 sum
        vmovdqu xmm12, [r8 + 16]                                         ;     4.0 agu0    34 sum
        vmovdqu xmm13, [r9 + 16]                                         ;     4.2 agu1    34 sum
        vperm2i128 ymm4, ymm4, ymm8, 0x20                                ;     9.0 fp1     34 sum
        vmovdqu xmm8, [r12 + 16]                                         ;     5.0 agu0    34 sum
        vmovdqu xmm14, [r10 + 16]                                        ;     5.2 agu1    34 sum
        vperm2i128 ymm5, ymm5, ymm9, 0x20                                ;     9.2 fp1     34 sum
        vperm2i128 ymm6, ymm6, ymm10, 0x20                               ;    10.0 fp1     34 sum
        vmovdqu xmm9, [r13 + 16]                                         ;     6.0 agu0    34 sum
        vmovdqu xmm10, [r14 + 16]                                        ;     6.2 agu1    34 sum
        vmovdqu xmm15, [r11 + 16]                                        ;     7.0 agu0    34 sum
        vperm2i128 ymm7, ymm7, ymm11, 0x20                               ;    10.2 fp1     34 sum
        vperm2i128 ymm8, ymm12, ymm8, 0x20                               ;    12.0 fp1     34 sum
        vperm2i128 ymm9, ymm13, ymm9, 0x20                               ;    13.0 fp1     34 sum
        vmovdqu xmm11, [r15 + 16]                                        ;     7.2 agu1    34 sum
        vperm2i128 ymm10, ymm14, ymm10, 0x20                             ;    13.2 fp1     34 sum
        vperm2i128 ymm11, ymm15, ymm11, 0x20                             ;    14.2 fp1     34 sum
        vmovdqu xmm14, [r12 + 48]                                        ;     8.0 agu0    34 sum
        vmovdqu xmm15, [r13 + 48]                                        ;     8.2 agu1    34 sum
        vmovdqu xmm13, [r14 + 48]                                        ;     9.0 agu0    34 sum
        vmovdqu xmm12, [r15 + 48]                                        ;     9.2 agu1    34 sum
        vmovdqu [rbp + 32], ymm3                                         ;     6.0 agu2+fp5   44 x[4] spill
        vpunpckldq ymm3, ymm4, ymm5                                      ;    12.2 fp2     34 sum
        vmovdqu [rbp + 64], ymm5                                         ;    12.2 agu2+fp5   34 sum spill
        vpunpckldq ymm5, ymm6, ymm7                                      ;    13.2 fp2     34 sum
        vmovdqu [rbp + 96], ymm4                                         ;    12.0 agu2+fp5   34 sum spill
        vpunpckldq ymm4, ymm8, ymm9                                      ;    16.0 fp2     34 sum
        vmovdqu [rbp + 128], ymm7                                        ;    13.2 agu2+fp5   34 sum spill
        vpunpckldq ymm7, ymm10, ymm11                                    ;    17.2 fp2     34 sum
        vmovdqu [rbp + 160], ymm6                                        ;    13.0 agu0+fp5   34 sum spill
        vpunpcklqdq ymm6, ymm3, ymm5                                     ;    14.2 fp1     34 sum
        vmovdqu [rbp + 192], ymm9                                        ;    16.0 agu2+fp5   34 sum spill
        vmovdqu xmm9, [r8 + 48]                                          ;    10.2 agu1    34 sum reload
        vperm2i128 ymm9, ymm9, ymm14, 0x20                               ;    17.2 fp1     34 sum
        vpunpckhqdq ymm14, ymm4, ymm7                                    ;    18.2 fp2     34 sum
        vmovdqu [rbp + 224], ymm7                                        ;    18.2 agu0+fp5   34 sum spill
        vpslld ymm7, ymm2, 0xa                                           ;    12.2 fp2     36 v[2]
        vmovdqu [rbp + 256], ymm4                                        ;    17.0 agu2+fp5   34 sum spill
        vpsrld ymm4, ymm2, 0x16                                          ;    12.5 fp1     36 v[2]
        vmovdqu [rbp + 288], ymm8                                        ;    15.0 agu1+fp5   34 sum spill
        vmovdqa ymm8, ymm2                                               ;    12.8         26 sum copy
        vmovdqu [rbp + 320], ymm11                                       ;    17.2 agu0+fp5   34 sum spill
        vpxor ymm11, ymm2, ymm0                                          ;    13.2 fp0     25 sum
        vpxor ymm11, ymm11, ymm1                                         ;    14.2 fp3     25 sum
        vmovdqu [rbp + 352], ymm2                                        ;    16.0 agu2+fp5   44 x[2] spill
        vpxor ymm2, ymm1, [rel ripemd160_blocks.T0_constants256 + 64]    ;    13.7 fp2+agu1   26 sum
        vpor ymm8, ymm8, ymm2                                            ;    14.7 fp1     26 sum
        vmovdqu xmm2, [r9 + 48]                                          ;    14.0 agu0    34 sum reload
        vperm2i128 ymm15, ymm2, ymm15, 0x20                              ;    21.0 fp1     34 sum
        vmovdqu xmm2, [r10 + 48]                                         ;    14.7 agu1    34 sum reload
        vperm2i128 ymm13, ymm2, ymm13, 0x20                              ;    21.7 fp1     34 sum
        vmovdqu xmm2, [r11 + 48]                                         ;    15.0 agu0    34 sum reload
        vperm2i128 ymm12, ymm2, ymm12, 0x20                              ;    22.0 fp1     34 sum
        vpxor ymm8, ymm8, ymm0                                           ;    15.7 fp0     26 sum
        vmovdqu ymm2, [rbp - 128]                                        ;    15.7 agu1    44 x[0] reload
        vpaddd ymm11, ymm11, ymm2                                        ;    22.7 fp3     34 sum
        vpaddd ymm11, ymm11, ymm6                                        ;    23.7 fp2     34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256]      ;    24.7 fp0+agu0   34 sum
        vpxor ymm7, ymm7, ymm4                                           ;    16.3 fp3     36 v[2]
        vpslld ymm4, ymm11, 0xb                                          ;    25.7 fp2     35 v[0]
        vpsrld ymm11, ymm11, 0x15                                        ;    25.7 fp2     35 v[0]
        vpaddd ymm8, ymm8, ymm2                                          ;    22.7 fp0     34 sum
        vpaddd ymm8, ymm8, [rel ripemd160_blocks.T0_constants256 + 224]  ;    23.7 fp3+agu1   34 sum
        vpaddd ymm8, ymm8, ymm14                                         ;    24.7 fp1     34 sum
        vpshufb ymm8, ymm8, [rel ripemd160_blocks.T0_constants256 + 32]  ;    25.7 fp2+agu0   35 v[0]
        vpunpckhqdq ymm5, ymm3, ymm5                                     ;    18.8 fp1     34 sum
        vpunpckhdq ymm3, ymm9, ymm15                                     ;    24.0 fp2     34 sum
        vpxor ymm4, ymm4, ymm11                                          ;    26.7 fp0     35 v[0]
        vpunpckhdq ymm11, ymm13, ymm12                                   ;    25.0 fp1     34 sum
        vpaddd ymm8, ymm8, [rbp + 32]                                    ;    26.7 fp3+agu1   35 v[0]
        vpaddd ymm4, ymm4, [rbp + 32]                                    ;    27.7 fp0+agu0   35 v[0]
        vpunpcklqdq ymm2, ymm3, ymm11                                    ;    26.0 fp2     34 sum
        vmovdqu [rbp + 384], ymm11                                       ;    26.0 agu2+fp5   34 sum spill
        vpxor ymm11, ymm7, [rel ripemd160_blocks.T0_constants256 + 64]   ;    22.7 fp3+agu1   26 sum
        vpor ymm11, ymm11, ymm0                                          ;    23.7 fp1     26 sum
        vpxor ymm11, ymm11, ymm8                                         ;    27.7 fp0     26 sum
        vpaddd ymm11, ymm11, [rbp + 32]                                  ;    28.7 fp2+agu0   34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256 + 224] ;    29.7 fp3+agu1   34 sum
        vpaddd ymm11, ymm11, ymm2                                        ;    30.7 fp1     34 sum
        vmovdqu [rbp + 416], ymm2                                        ;    27.0 agu2+fp5   34 sum spill
        vpslld ymm2, ymm0, 0xa                                           ;    24.7 fp2     36 v[1]
        vmovdqu [rbp + 448], ymm3                                        ;    25.2 agu0+fp5   34 sum spill
        vpsrld ymm3, ymm0, 0x16                                          ;    25.0 fp1     36 v[1]
        vpxor ymm2, ymm2, ymm3                                           ;    26.0 fp0     36 v[1]
        vpslld ymm3, ymm11, 9                                            ;    31.7 fp2     35 v[4]
        vmovdqu [rbp + 480], ymm15                                       ;    26.2 agu1+fp5   34 sum spill
        vpxor ymm15, ymm4, ymm0                                          ;    28.7 fp3     25 sum
        vpsrld ymm11, ymm11, 0x17                                        ;    31.7 fp1     35 v[4]
        vpxor ymm15, ymm15, ymm7                                         ;    29.7 fp0     25 sum
        vpaddd ymm15, ymm15, [rbp + 32]                                  ;    30.7 fp2+agu0   34 sum
        vpunpckhdq ymm10, ymm10, [rbp + 320]                             ;    27.0 fp1+agu1   34 sum
        vpaddd ymm15, ymm15, ymm5                                        ;    31.7 fp3     34 sum
        vpaddd ymm15, ymm15, [rel ripemd160_blocks.T0_constants256]      ;    32.7 fp0+agu0   34 sum
        vpxor ymm3, ymm3, ymm11                                          ;    32.7 fp2     35 v[4]
        vpslld ymm11, ymm15, 0xe                                         ;    33.7 fp1     35 v[4]
        vpsrld ymm15, ymm15, 0x12                                        ;    33.7 fp2     35 v[4]
        vpxor ymm11, ymm11, ymm15                                        ;    34.7 fp3     35 v[4]
        vmovdqu xmm15, [r8 + 32]                                         ;    27.7 agu1    34 sum
        vpaddd ymm3, ymm3, ymm1                                          ;    33.7 fp0     35 v[4]
        vmovdqu [rbp + 320], ymm0                                        ;    28.0 agu2+fp5   44 x[1] spill
        vmovdqu [rbp + 512], ymm5                                        ;    29.0 agu0+fp5   34 sum spill
        vmovdqu [rbp + 544], ymm9                                        ;    30.0 agu1+fp5   34 sum spill
        vmovdqu [rbp + 576], ymm12                                       ;    31.0 agu2+fp5   34 sum spill
        vmovdqu xmm12, [r12 + 32]                                        ;    29.2 agu0    34 sum
        vmovdqu [rbp + 608], ymm13                                       ;    32.0 agu1+fp5   34 sum spill
        vmovdqu [rbp + 640], ymm14                                       ;    33.0 agu2+fp5   34 sum spill
        vmovdqu xmm14, [r14 + 32]                                        ;    30.2 agu0    34 sum
        vpxor ymm9, ymm2, [rel ripemd160_blocks.T0_constants256 + 64]    ;    30.7 fp3+agu1   26 sum
        vpor ymm9, ymm9, ymm8                                            ;    31.7 fp1     26 sum
        vmovdqu ymm0, [rbp + 288]                                        ;    31.2 agu0    34 sum reload
        vpunpckhdq ymm0, ymm0, [rbp + 192]                               ;    38.2 fp2+agu1   34 sum
        vpaddd ymm11, ymm11, ymm1                                        ;    35.7 fp0     35 v[4]
        vpxor ymm9, ymm9, ymm3                                           ;    34.7 fp3     26 sum
        vpaddd ymm9, ymm9, ymm1                                          ;    35.7 fp1     34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 224]  ;    36.7 fp2+agu0   34 sum
        vpunpckhqdq ymm5, ymm0, ymm10                                    ;    39.2 fp1     34 sum
        vpaddd ymm9, ymm9, ymm5                                          ;    40.2 fp0     34 sum
        vmovdqu [rbp + 192], ymm5                                        ;    40.2 agu2+fp5   34 sum spill
        vpslld ymm5, ymm8, 0xa                                           ;    32.8 fp2     36 v[0]
        vmovdqu [rbp + 288], ymm10                                       ;    35.0 agu1+fp5   34 sum spill
        vpxor ymm10, ymm4, ymm11                                         ;    36.7 fp3     25 sum
        vpxor ymm10, ymm10, ymm2                                         ;    37.7 fp0     25 sum
        vmovdqu [rbp + 672], ymm0                                        ;    39.2 agu2+fp5   34 sum spill
        vmovdqu ymm0, [rbp + 96]                                         ;    33.7 agu0    34 sum reload
        vpunpckhdq ymm0, ymm0, [rbp + 64]                                ;    40.7 fp1+agu1   34 sum
        vmovdqu ymm13, [rbp + 160]                                       ;    34.7 agu0    34 sum reload
        vpunpckhdq ymm13, ymm13, [rbp + 128]                             ;    41.7 fp2+agu1   34 sum
        vpsrld ymm8, ymm8, 0x16                                          ;    34.8 fp1     36 v[0]
        vpaddd ymm10, ymm10, ymm1                                        ;    38.7 fp3     34 sum
        vpaddd ymm10, ymm10, [rel ripemd160_blocks.T0_constants256]      ;    39.7 fp0+agu0   34 sum
        vmovdqu [rbp + 128], ymm1                                        ;    37.0 agu2+fp5   44 x[3] spill
        vpunpcklqdq ymm1, ymm0, ymm13                                    ;    42.7 fp2     34 sum
        vpaddd ymm10, ymm10, ymm1                                        ;    43.7 fp1     34 sum
        vpxor ymm5, ymm5, ymm8                                           ;    35.8 fp3     36 v[0]
        vpslld ymm8, ymm9, 9                                             ;    41.2 fp2     35 v[3]
        vpsrld ymm9, ymm9, 0x17                                          ;    41.2 fp1     35 v[3]
        vpxor ymm8, ymm8, ymm9                                           ;    42.2 fp0     35 v[3]
        vpslld ymm9, ymm4, 0xa                                           ;    37.3 fp2     36 v[0]
        vpsrld ymm4, ymm4, 0x16                                          ;    37.8 fp1     36 v[0]
        vpaddd ymm8, ymm8, ymm7                                          ;    43.2 fp3     35 v[3]
        vmovdqu [rbp + 160], ymm1                                        ;    43.7 agu1+fp5   34 sum spill
        vpslld ymm1, ymm10, 0xf                                          ;    44.7 fp2     35 v[3]
        vpsrld ymm10, ymm10, 0x11                                        ;    44.7 fp1     35 v[3]
        vpxor ymm1, ymm1, ymm10                                          ;    45.7 fp0     35 v[3]
        vpxor ymm9, ymm9, ymm4                                           ;    39.3 fp3     36 v[0]
        vpaddd ymm1, ymm1, ymm7                                          ;    46.7 fp2     35 v[3]
        vmovdqu ymm4, [rel ripemd160_blocks.T0_constants256 + 64]        ;    39.7 agu0    25 sum reload
        vpxor ymm10, ymm5, ymm4                                          ;    46.7 fp1     26 sum
        vpunpckhqdq ymm13, ymm0, ymm13                                   ;    42.7 fp2     34 sum
        vperm2i128 ymm12, ymm15, ymm12, 0x20                             ;    40.8 fp1     34 sum
        vmovdqu xmm15, [r10 + 32]                                        ;    40.7 agu1    34 sum reload
        vperm2i128 ymm14, ymm15, ymm14, 0x20                             ;    47.7 fp1     34 sum
        vpor ymm10, ymm10, ymm3                                          ;    47.7 fp0     26 sum
        vpslld ymm15, ymm3, 0xa                                          ;    41.5 fp2     36 v[4]
        vpsrld ymm0, ymm3, 0x16                                          ;    42.5 fp2     36 v[4]
        vpxor ymm10, ymm10, ymm8                                         ;    48.7 fp3     26 sum
        vpaddd ymm10, ymm10, ymm7                                        ;    49.7 fp0     34 sum
        vpaddd ymm10, ymm10, ymm6                                        ;    50.7 fp3     34 sum
        vmovdqu ymm3, [rel ripemd160_blocks.T0_constants256 + 224]       ;    42.5 agu0    34 sum reload
        vpaddd ymm10, ymm10, ymm3                                        ;    51.7 fp1     34 sum
        vpaddd ymm7, ymm7, ymm13                                         ;    43.7 fp0     34 sum
        vmovdqu [rbp + 64], ymm6                                         ;    43.0 agu2+fp5   34 sum spill
        vpxor ymm6, ymm11, ymm1                                          ;    47.7 fp2     25 sum
        vpxor ymm6, ymm6, ymm9                                           ;    48.7 fp3     25 sum
        vpaddd ymm7, ymm7, ymm6                                          ;    49.7 fp1     34 sum
        vpslld ymm6, ymm10, 0xb                                          ;    52.7 fp2     35 v[2]
        vpsrld ymm10, ymm10, 0x15                                        ;    52.7 fp1     35 v[2]
        vpaddd ymm7, ymm7, [rel ripemd160_blocks.T0_constants256]        ;    50.7 fp0+agu1   34 sum
        vmovdqu [rbp + 96], ymm13                                        ;    44.8 agu0+fp5   34 sum spill
        vmovdqu xmm13, [r13 + 32]                                        ;    45.7 agu1    34 sum reload
        vmovdqu xmm3, [r9 + 32]                                          ;    45.8 agu0    34 sum reload
        vperm2i128 ymm13, ymm3, ymm13, 0x20                              ;    52.8 fp1     34 sum
        vpxor ymm15, ymm15, ymm0                                         ;    46.0 fp3     36 v[4]
        vpslld ymm0, ymm7, 0xc                                           ;    51.7 fp2     35 v[2]
        vmovdqu xmm3, [r15 + 32]                                         ;    46.7 agu1    34 sum reload
        vmovdqu [rbp + 704], ymm9                                        ;    46.8 agu2+fp5   36 v[0] spill
        vmovdqu xmm9, [r11 + 32]                                         ;    47.0 agu0    34 sum reload
        vperm2i128 ymm9, ymm9, ymm3, 0x20                                ;    54.0 fp1     34 sum
        vpsrld ymm7, ymm7, 0x14                                          ;    51.7 fp2     35 v[2]
        vpslld ymm3, ymm11, 0xa                                          ;    48.2 fp1     36 v[4]
        vpsrld ymm11, ymm11, 0x16                                        ;    48.3 fp2     36 v[4]
        vpxor ymm6, ymm6, ymm10                                          ;    53.7 fp0     35 v[2]
        vpunpckldq ymm10, ymm12, ymm13                                   ;    55.8 fp1     34 sum
        vpxor ymm0, ymm0, ymm7                                           ;    52.7 fp3     35 v[2]
        vpunpckldq ymm7, ymm14, ymm9                                     ;    57.0 fp2     34 sum
        vpaddd ymm6, ymm6, ymm2                                          ;    54.7 fp0     35 v[2]
        vpxor ymm3, ymm3, ymm11                                          ;    49.7 fp3     36 v[4]
        vpaddd ymm0, ymm0, ymm2                                          ;    53.7 fp0     35 v[2]
        vpxor ymm11, ymm15, ymm4                                         ;    50.2 fp1     26 sum
        vpor ymm11, ymm11, ymm8                                          ;    51.2 fp2     26 sum
        vpxor ymm11, ymm11, ymm6                                         ;    55.7 fp3     26 sum
        vpaddd ymm11, ymm11, ymm2                                        ;    56.7 fp0     34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256 + 224] ;    57.7 fp1+agu1   34 sum
        vmovdqu [rbp + 736], ymm15                                       ;    51.7 agu2+fp5   36 v[4] spill
        vpunpckhqdq ymm15, ymm10, ymm7                                   ;    58.0 fp2     34 sum
        vpaddd ymm2, ymm2, [rel ripemd160_blocks.T0_constants256]        ;    52.0 fp3+agu0   34 sum
        vpaddd ymm11, ymm11, ymm15                                       ;    59.0 fp0     34 sum
        vmovdqu [rbp + 768], ymm15                                       ;    59.0 agu1+fp5   34 sum spill
        vpslld ymm15, ymm8, 0xa                                          ;    52.7 fp1     36 v[3]
        vpsrld ymm8, ymm8, 0x16                                          ;    52.8 fp2     36 v[3]
        vmovdqu [rbp + 800], ymm7                                        ;    58.0 agu2+fp5   34 sum spill
        vpslld ymm7, ymm11, 0xd                                          ;    60.0 fp1     35 v[1]
        vmovdqu [rbp + 832], ymm10                                       ;    56.8 agu0+fp5   34 sum spill
        vpxor ymm10, ymm1, ymm0                                          ;    54.7 fp3     25 sum
        vpxor ymm10, ymm10, ymm3                                         ;    55.7 fp0     25 sum
        vpaddd ymm2, ymm2, ymm10                                         ;    56.7 fp2     34 sum
        vpsrld ymm10, ymm11, 0x13                                        ;    60.0 fp1     35 v[1]
        vpxor ymm15, ymm15, ymm8                                         ;    54.7 fp3     36 v[3]
        vmovdqu ymm8, [rbp + 256]                                        ;    54.8 agu1    34 sum reload
        vpunpcklqdq ymm8, ymm8, [rbp + 224]                              ;    61.8 fp2+agu0   34 sum
        vpslld ymm11, ymm1, 0xa                                          ;    55.7 fp1     36 v[3]
        vpaddd ymm2, ymm2, ymm8                                          ;    62.8 fp0     34 sum
        vpsrld ymm1, ymm1, 0x16                                          ;    56.0 fp2     36 v[3]
        vpxor ymm7, ymm7, ymm10                                          ;    61.0 fp3     35 v[1]
        vpslld ymm10, ymm2, 5                                            ;    63.8 fp1     35 v[1]
        vpsrld ymm2, ymm2, 0x1b                                          ;    63.8 fp2     35 v[1]
        vpxor ymm10, ymm10, ymm2                                         ;    64.8 fp0     35 v[1]
        vpaddd ymm7, ymm7, ymm5                                          ;    62.0 fp3     35 v[1]
        vpxor ymm11, ymm11, ymm1                                         ;    57.7 fp0     36 v[3]
        vmovdqu ymm1, [rbp + 704]                                        ;    57.2 agu1    36 v[0] reload
        vpaddd ymm10, ymm10, ymm1                                        ;    65.8 fp1     35 v[1]
        vpxor ymm2, ymm15, ymm4                                          ;    58.0 fp2     26 sum
        vpor ymm2, ymm2, ymm6                                            ;    59.0 fp3     26 sum
        vpxor ymm2, ymm2, ymm7                                           ;    63.0 fp0     26 sum
        vpaddd ymm5, ymm5, ymm2                                          ;    64.0 fp1     34 sum
        vpslld ymm2, ymm6, 0xa                                           ;    59.0 fp2     36 v[2]
        vpsrld ymm6, ymm6, 0x16                                          ;    59.7 fp1     36 v[2]
        vpaddd ymm5, ymm5, [rbp + 160]                                   ;    65.0 fp3+agu0   34 sum
        vpaddd ymm5, ymm5, [rel ripemd160_blocks.T0_constants256 + 224]  ;    66.0 fp0+agu1   34 sum
        vpaddd ymm1, ymm1, [rbp + 640]                                   ;    64.2 fp2+agu0   34 sum
        vpaddd ymm1, ymm1, [rel ripemd160_blocks.T0_constants256]        ;    65.2 fp3+agu1   34 sum
        vmovdqu [rbp + 704], ymm8                                        ;    62.8 agu2+fp5   34 sum spill
        vpslld ymm8, ymm5, 0xf                                           ;    67.0 fp1     35 v[0]
        vpsrld ymm5, ymm5, 0x11                                          ;    67.0 fp2     35 v[0]
        vmovdqu [rbp + 224], ymm15                                       ;    61.8 agu2+fp5   36 v[3] spill
        vpxor ymm15, ymm0, ymm10                                         ;    66.8 fp0     25 sum
        vpxor ymm2, ymm2, ymm6                                           ;    62.2 fp3     36 v[2]
        vpxor ymm15, ymm15, ymm11                                        ;    67.8 fp1     25 sum
        vpaddd ymm1, ymm1, ymm15                                         ;    68.8 fp2     34 sum
        vpunpckhdq ymm6, ymm12, ymm13                                    ;    63.3 fp1     34 sum
        vpunpckhdq ymm9, ymm14, ymm9                                     ;    63.8 fp2     34 sum
        vmovdqu ymm12, [rel ripemd160_blocks.T0_constants256 + 32]       ;    63.3 agu0    35 v[0] reload
        vpshufb ymm13, ymm1, ymm12                                       ;    70.3 fp1     35 v[0]
        vpslld ymm14, ymm0, 0xa                                          ;    64.8 fp2     36 v[2]
        vpsrld ymm15, ymm0, 0x16                                         ;    65.3 fp1     36 v[2]
        vpxor ymm8, ymm8, ymm5                                           ;    68.0 fp0     35 v[0]
        vpxor ymm14, ymm14, ymm15                                        ;    66.3 fp3     36 v[2]
        vpaddd ymm13, ymm13, ymm3                                        ;    71.3 fp0     35 v[0]
        vpxor ymm5, ymm2, ymm4                                           ;    65.3 fp3     26 sum
        vpunpckhqdq ymm15, ymm6, ymm9                                    ;    65.8 fp2     34 sum
        vpor ymm5, ymm5, ymm7                                            ;    66.3 fp0     26 sum
        vmovdqu ymm0, [rbp + 736]                                        ;    65.3 agu1    36 v[4] reload
        vpaddd ymm8, ymm8, ymm0                                          ;    72.3 fp1     35 v[0]
        vpslld ymm1, ymm7, 0xa                                           ;    66.8 fp2     36 v[1]
        vpxor ymm5, ymm5, ymm8                                           ;    73.3 fp3     26 sum
        vpaddd ymm3, ymm3, [rel ripemd160_blocks.T0_constants256]        ;    67.2 fp0+agu0   34 sum
        vpaddd ymm0, ymm0, ymm5                                          ;    74.3 fp1     34 sum
        vpaddd ymm0, ymm0, ymm15                                         ;    75.3 fp3     34 sum
        vmovdqu ymm5, [rel ripemd160_blocks.T0_constants256 + 224]       ;    66.5 agu1    34 sum reload
        vpaddd ymm0, ymm0, ymm5                                          ;    76.3 fp2     34 sum
        vpxor ymm12, ymm10, ymm13                                        ;    72.3 fp0     25 sum
        vpxor ymm12, ymm12, ymm14                                        ;    73.3 fp1     25 sum
        vpaddd ymm3, ymm3, ymm12                                         ;    74.3 fp3     34 sum
        vmovdqu ymm12, [rbp + 672]                                       ;    67.3 agu0    34 sum reload
        vpunpcklqdq ymm12, ymm12, [rbp + 288]                            ;    74.3 fp2+agu1   34 sum
        vpsrld ymm7, ymm7, 0x16                                          ;    69.3 fp1     36 v[1]
        vpaddd ymm3, ymm3, ymm12                                         ;    75.3 fp0     34 sum
        vpxor ymm1, ymm1, ymm7                                           ;    70.3 fp3     36 v[1]
        vpslld ymm7, ymm10, 0xa                                          ;    69.8 fp2     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;    70.3 fp1     36 v[1]
        vmovdqu [rbp + 288], ymm15                                       ;    69.3 agu2+fp5   34 sum spill
        vpslld ymm15, ymm3, 7                                            ;    76.3 fp2     35 v[4]
        vpsrld ymm3, ymm3, 0x19                                          ;    76.3 fp1     35 v[4]
        vpxor ymm15, ymm15, ymm3                                         ;    77.3 fp0     35 v[4]
        vpslld ymm3, ymm0, 0xf                                           ;    77.3 fp2     35 v[4]
        vpsrld ymm0, ymm0, 0x11                                          ;    77.3 fp1     35 v[4]
        vpxor ymm7, ymm7, ymm10                                          ;    71.3 fp3     36 v[1]
        vpxor ymm3, ymm3, ymm0                                           ;    78.3 fp0     35 v[4]
        vpaddd ymm15, ymm15, ymm11                                       ;    78.3 fp3     35 v[4]
        vmovdqu ymm10, [rbp + 224]                                       ;    72.5 agu0    36 v[3] reload
        vpaddd ymm3, ymm3, ymm10                                         ;    79.5 fp0     35 v[4]
        vpxor ymm0, ymm1, ymm4                                           ;    73.3 fp2     26 sum
        vpor ymm0, ymm0, ymm8                                            ;    74.3 fp1     26 sum
        vpaddd ymm11, ymm11, [rbp + 192]                                 ;    73.7 fp3+agu1   34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256]      ;    74.7 fp0+agu0   34 sum
        vpxor ymm0, ymm0, ymm3                                           ;    80.5 fp2     26 sum
        vpaddd ymm10, ymm10, ymm0                                        ;    81.5 fp1     34 sum
        vpslld ymm0, ymm8, 0xa                                           ;    75.3 fp2     36 v[0]
        vpsrld ymm8, ymm8, 0x16                                          ;    75.5 fp1     36 v[0]
        vpaddd ymm10, ymm10, [rbp + 704]                                 ;    82.5 fp3+agu1   34 sum
        vpaddd ymm10, ymm10, ymm5                                        ;    83.5 fp0     34 sum
        vmovdqu [rbp + 224], ymm9                                        ;    75.5 agu2+fp5   34 sum spill
        vpxor ymm9, ymm13, ymm15                                         ;    79.3 fp3     25 sum
        vpxor ymm9, ymm9, ymm7                                           ;    80.3 fp0     25 sum
        vpaddd ymm11, ymm11, ymm9                                        ;    81.3 fp2     34 sum
        vpslld ymm9, ymm11, 9                                            ;    82.3 fp1     35 v[3]
        vpsrld ymm11, ymm11, 0x17                                        ;    82.3 fp2     35 v[3]
        vpxor ymm0, ymm0, ymm8                                           ;    77.0 fp3     36 v[0]
        vpslld ymm8, ymm13, 0xa                                          ;    77.5 fp1     36 v[0]
        vpsrld ymm13, ymm13, 0x16                                        ;    78.3 fp2     36 v[0]
        vpxor ymm9, ymm9, ymm11                                          ;    83.3 fp0     35 v[3]
        vpslld ymm11, ymm10, 5                                           ;    84.5 fp1     35 v[3]
        vpsrld ymm10, ymm10, 0x1b                                        ;    84.5 fp2     35 v[3]
        vpxor ymm8, ymm8, ymm13                                          ;    79.3 fp3     36 v[0]
        vpxor ymm11, ymm11, ymm10                                        ;    85.5 fp0     35 v[3]
        vpaddd ymm9, ymm9, ymm14                                         ;    84.3 fp3     35 v[3]
        vmovdqu ymm10, [rbp + 544]                                       ;    79.3 agu0    34 sum reload
        vpunpckldq ymm10, ymm10, [rbp + 480]                             ;    86.3 fp1+agu1   34 sum
        vpaddd ymm11, ymm11, ymm2                                        ;    86.5 fp0     35 v[3]
        vpxor ymm13, ymm0, ymm4                                          ;    80.3 fp2     26 sum
        vpor ymm13, ymm13, ymm3                                          ;    81.3 fp3     26 sum
        vpxor ymm13, ymm13, ymm11                                        ;    87.5 fp1     26 sum
        vmovdqu [rbp + 480], ymm6                                        ;    80.7 agu2+fp5   34 sum spill
        vpxor ymm6, ymm15, ymm9                                          ;    85.3 fp0     25 sum
        vpxor ymm6, ymm6, ymm8                                           ;    86.3 fp2     25 sum
        vpaddd ymm14, ymm14, ymm6                                        ;    87.3 fp3     34 sum
        vmovdqu ymm6, [rbp + 608]                                        ;    81.7 agu0    34 sum reload
        vpunpckldq ymm6, ymm6, [rbp + 576]                               ;    88.7 fp1+agu1   34 sum
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256]      ;    88.3 fp0+agu0   34 sum
        vpaddd ymm2, ymm2, ymm13                                         ;    88.5 fp2     34 sum
        vpunpckhqdq ymm13, ymm10, ymm6                                   ;    89.7 fp1     34 sum
        vpaddd ymm2, ymm2, ymm5                                          ;    89.5 fp3     34 sum
        vpaddd ymm2, ymm2, ymm13                                         ;    90.7 fp0     34 sum
        vmovdqu [rbp + 576], ymm13                                       ;    90.7 agu2+fp5   34 sum spill
        vpslld ymm13, ymm3, 0xa                                          ;    84.5 fp2     36 v[4]
        vpsrld ymm3, ymm3, 0x16                                          ;    84.7 fp1     36 v[4]
        vmovdqu [rbp + 608], ymm6                                        ;    89.7 agu1+fp5   34 sum spill
        vmovdqu ymm6, [rbp + 832]                                        ;    85.0 agu0    34 sum reload
        vpunpcklqdq ymm6, ymm6, [rbp + 800]                              ;    92.0 fp2+agu1   34 sum
        vpaddd ymm14, ymm14, ymm6                                        ;    93.0 fp3     34 sum
        vpxor ymm13, ymm13, ymm3                                         ;    85.7 fp0     36 v[4]
        vpslld ymm3, ymm15, 0xa                                          ;    85.7 fp1     36 v[4]
        vpsrld ymm15, ymm15, 0x16                                        ;    86.5 fp2     36 v[4]
        vmovdqu [rbp + 800], ymm10                                       ;    87.3 agu2+fp5   34 sum spill
        vpslld ymm10, ymm2, 7                                            ;    91.7 fp1     35 v[2]
        vpsrld ymm2, ymm2, 0x19                                          ;    91.7 fp2     35 v[2]
        vpxor ymm10, ymm10, ymm2                                         ;    92.7 fp3     35 v[2]
        vpslld ymm2, ymm14, 0xb                                          ;    94.0 fp1     35 v[2]
        vpsrld ymm14, ymm14, 0x15                                        ;    94.0 fp2     35 v[2]
        vpxor ymm2, ymm2, ymm14                                          ;    95.0 fp0     35 v[2]
        vpxor ymm3, ymm3, ymm15                                          ;    88.3 fp3     36 v[4]
        vpaddd ymm2, ymm2, ymm7                                          ;    96.0 fp0     35 v[2]
        vpaddd ymm10, ymm10, ymm1                                        ;    93.7 fp1     35 v[2]
        vpxor ymm14, ymm13, ymm4                                         ;    89.3 fp3     26 sum
        vpslld ymm15, ymm11, 0xa                                         ;    89.5 fp2     36 v[3]
        vpor ymm14, ymm14, ymm11                                         ;    90.3 fp0     26 sum
        vpsrld ymm11, ymm11, 0x16                                        ;    89.7 fp1     36 v[3]
        vpxor ymm14, ymm14, ymm10                                        ;    94.7 fp3     26 sum
        vpaddd ymm7, ymm7, [rbp + 768]                                   ;    90.5 fp2+agu0   34 sum
        vpaddd ymm7, ymm7, [rel ripemd160_blocks.T0_constants256]        ;    91.5 fp0+agu1   34 sum
        vpaddd ymm1, ymm1, ymm14                                         ;    95.7 fp1     34 sum
        vpaddd ymm1, ymm1, ymm5                                          ;    96.7 fp3     34 sum
        vpaddd ymm1, ymm1, ymm12                                         ;    97.7 fp2     34 sum
        vpxor ymm14, ymm9, ymm2                                          ;    97.0 fp0     25 sum
        vpxor ymm14, ymm14, ymm3                                         ;    98.0 fp1     25 sum
        vpaddd ymm7, ymm7, ymm14                                         ;    99.0 fp3     34 sum
        vpslld ymm14, ymm9, 0xa                                          ;    92.5 fp2     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;    92.7 fp1     36 v[3]
        vpxor ymm15, ymm15, ymm11                                        ;    92.7 fp0     36 v[3]
        vpslld ymm11, ymm7, 0xd                                          ;   100.0 fp2     35 v[1]
        vpsrld ymm7, ymm7, 0x13                                          ;   100.0 fp1     35 v[1]
        vpxor ymm11, ymm11, ymm7                                         ;   101.0 fp3     35 v[1]
        vpslld ymm7, ymm1, 7                                             ;    98.7 fp2     35 v[1]
        vpsrld ymm1, ymm1, 0x19                                          ;    98.7 fp1     35 v[1]
        vpxor ymm14, ymm14, ymm9                                         ;    94.0 fp0     36 v[3]
        vpxor ymm7, ymm7, ymm1                                           ;    99.7 fp3     35 v[1]
        vpaddd ymm11, ymm11, ymm8                                        ;   102.0 fp0     35 v[1]
        vpaddd ymm7, ymm7, ymm0                                          ;   100.7 fp3     35 v[1]
        vmovdqu ymm9, [rbp + 480]                                        ;    95.0 agu0    34 sum reload
        vpunpcklqdq ymm9, ymm9, [rbp + 224]                              ;   102.0 fp2+agu1   34 sum
        vpxor ymm1, ymm15, ymm4                                          ;    95.7 fp1     26 sum
        vpor ymm1, ymm1, ymm10                                           ;    96.7 fp0     26 sum
        vpxor ymm1, ymm1, ymm7                                           ;   101.7 fp3     26 sum
        vpaddd ymm8, ymm8, [rel ripemd160_blocks.T0_constants256]        ;    96.7 fp2+agu0   34 sum
        vpaddd ymm8, ymm8, ymm9                                          ;   103.0 fp1     34 sum
        vpaddd ymm0, ymm0, ymm1                                          ;   102.7 fp0     34 sum
        vpslld ymm1, ymm10, 0xa                                          ;    97.7 fp2     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;    97.8 fp1     36 v[2]
        vmovdqu [rbp + 224], ymm12                                       ;    97.8 agu2+fp5   34 sum spill
        vpxor ymm12, ymm2, ymm11                                         ;   103.0 fp3     25 sum
        vpxor ymm12, ymm12, ymm14                                        ;   104.0 fp0     25 sum
        vpaddd ymm8, ymm8, ymm12                                         ;   105.0 fp2     34 sum
        vpaddd ymm0, ymm0, ymm5                                          ;   103.7 fp1     34 sum
        vpxor ymm1, ymm1, ymm10                                          ;    99.0 fp3     36 v[2]
        vmovdqu ymm10, [rbp + 448]                                       ;    99.0 agu1    34 sum reload
        vpunpckhqdq ymm10, ymm10, [rbp + 384]                            ;   106.0 fp2+agu0   34 sum
        vpslld ymm12, ymm2, 0xa                                          ;    99.8 fp1     36 v[2]
        vpsrld ymm2, ymm2, 0x16                                          ;   100.7 fp2     36 v[2]
        vpaddd ymm0, ymm0, ymm10                                         ;   107.0 fp0     34 sum
        vpshufb ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 32]  ;   108.0 fp1+agu1   35 v[0]
        vpaddd ymm0, ymm0, ymm13                                         ;   109.0 fp3     35 v[0]
        vmovdqu [rbp + 384], ymm10                                       ;   107.0 agu2+fp5   34 sum spill
        vpslld ymm10, ymm8, 0xe                                          ;   106.0 fp2     35 v[0]
        vpsrld ymm8, ymm8, 0x12                                          ;   106.0 fp1     35 v[0]
        vpxor ymm12, ymm12, ymm2                                         ;   101.7 fp0     36 v[2]
        vpxor ymm10, ymm10, ymm8                                         ;   107.0 fp3     35 v[0]
        vpaddd ymm10, ymm10, ymm3                                        ;   108.0 fp0     35 v[0]
        vpxor ymm8, ymm1, ymm4                                           ;   102.7 fp2     26 sum
        vpslld ymm2, ymm7, 0xa                                           ;   102.8 fp1     36 v[1]
        vpor ymm8, ymm8, ymm7                                            ;   103.7 fp3     26 sum
        vpsrld ymm7, ymm7, 0x16                                          ;   103.7 fp2     36 v[1]
        vpxor ymm8, ymm8, ymm0                                           ;   110.0 fp0     26 sum
        vpaddd ymm13, ymm13, ymm8                                        ;   111.0 fp1     34 sum
        vpaddd ymm13, ymm13, ymm5                                        ;   112.0 fp3     34 sum
        vpaddd ymm13, ymm13, ymm6                                        ;   113.0 fp0     34 sum
        vpslld ymm8, ymm13, 0xb                                          ;   114.0 fp2     35 v[4]
        vpsrld ymm13, ymm13, 0x15                                        ;   114.0 fp1     35 v[4]
        vpaddd ymm3, ymm3, [rbp + 288]                                   ;   105.0 fp3+agu0   34 sum
        vpaddd ymm3, ymm3, [rel ripemd160_blocks.T0_constants256]        ;   106.0 fp0+agu1   34 sum
        vmovdqu [rbp + 448], ymm6                                        ;   106.0 agu2+fp5   34 sum spill
        vpxor ymm6, ymm11, ymm10                                         ;   109.0 fp2     25 sum
        vpxor ymm6, ymm6, ymm12                                          ;   110.0 fp1     25 sum
        vpaddd ymm3, ymm3, ymm6                                          ;   111.0 fp3     34 sum
        vpslld ymm6, ymm3, 0xf                                           ;   112.0 fp2     35 v[4]
        vpsrld ymm3, ymm3, 0x11                                          ;   112.0 fp1     35 v[4]
        vpxor ymm2, ymm2, ymm7                                           ;   107.2 fp0     36 v[1]
        vpslld ymm7, ymm11, 0xa                                          ;   108.2 fp2     36 v[1]
        vpsrld ymm11, ymm11, 0x16                                        ;   108.3 fp1     36 v[1]
        vpxor ymm8, ymm8, ymm13                                          ;   115.0 fp3     35 v[4]
        vpxor ymm6, ymm6, ymm3                                           ;   113.0 fp0     35 v[4]
        vpxor ymm7, ymm7, ymm11                                          ;   109.3 fp3     36 v[1]
        vpxor ymm11, ymm2, ymm4                                          ;   109.2 fp0     26 sum
        vpor ymm11, ymm11, ymm0                                          ;   110.2 fp2     26 sum
        vpaddd ymm8, ymm8, ymm15                                         ;   116.0 fp1     35 v[4]
        vpslld ymm13, ymm0, 0xa                                          ;   110.2 fp2     36 v[0]
        vpsrld ymm0, ymm0, 0x16                                          ;   110.3 fp1     36 v[0]
        vpaddd ymm6, ymm6, ymm14                                         ;   114.0 fp3     35 v[4]
        vpxor ymm11, ymm11, ymm8                                         ;   117.0 fp0     26 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   118.0 fp3     34 sum
        vpaddd ymm15, ymm15, ymm5                                        ;   119.0 fp0     34 sum
        vmovdqu ymm11, [rbp + 512]                                       ;   110.7 agu0    34 sum reload
        vpaddd ymm15, ymm15, ymm11                                       ;   120.0 fp2     34 sum
        vpslld ymm3, ymm15, 0xe                                          ;   121.0 fp1     35 v[3]
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256]      ;   112.0 fp3+agu1   34 sum
        vpxor ymm11, ymm10, ymm6                                         ;   115.0 fp0     25 sum
        vpxor ymm11, ymm11, ymm7                                         ;   116.0 fp2     25 sum
        vpaddd ymm14, ymm14, ymm11                                       ;   117.0 fp1     34 sum
        vpsrld ymm11, ymm15, 0x12                                        ;   121.0 fp2     35 v[3]
        vpxor ymm13, ymm13, ymm0                                         ;   113.0 fp3     36 v[0]
        vmovdqu ymm15, [rbp + 800]                                       ;   113.2 agu0    34 sum reload
        vpunpcklqdq ymm15, ymm15, [rbp + 608]                            ;   120.2 fp1+agu1   34 sum
        vpslld ymm0, ymm10, 0xa                                          ;   114.2 fp2     36 v[0]
        vpsrld ymm10, ymm10, 0x16                                        ;   114.3 fp1     36 v[0]
        vpaddd ymm14, ymm14, ymm15                                       ;   121.2 fp0     34 sum
        vpxor ymm3, ymm3, ymm11                                          ;   122.0 fp3     35 v[3]
        vpslld ymm11, ymm14, 6                                           ;   122.2 fp2     35 v[3]
        vpsrld ymm14, ymm14, 0x1a                                        ;   122.2 fp1     35 v[3]
        vpxor ymm0, ymm0, ymm10                                          ;   115.3 fp0     36 v[0]
        vpxor ymm11, ymm11, ymm14                                        ;   123.2 fp3     35 v[3]
        vpaddd ymm3, ymm3, ymm1                                          ;   123.0 fp0     35 v[3]
        vpaddd ymm11, ymm11, ymm12                                       ;   124.2 fp2     35 v[3]
        vpxor ymm10, ymm13, ymm4                                         ;   116.3 fp1     26 sum
        vpslld ymm14, ymm8, 0xa                                          ;   117.2 fp2     36 v[4]
        vpor ymm10, ymm10, ymm8                                          ;   117.3 fp3     26 sum
        vpsrld ymm8, ymm8, 0x16                                          ;   117.3 fp1     36 v[4]
        vpxor ymm10, ymm10, ymm3                                         ;   124.0 fp0     26 sum
        vpaddd ymm1, ymm1, ymm10                                         ;   125.0 fp3     34 sum
        vpaddd ymm1, ymm1, ymm5                                          ;   126.0 fp2     34 sum
        vpaddd ymm1, ymm1, ymm9                                          ;   127.0 fp0     34 sum
        vpslld ymm10, ymm1, 0xe                                          ;   128.0 fp1     35 v[2]
        vpsrld ymm1, ymm1, 0x12                                          ;   128.0 fp2     35 v[2]
        vpaddd ymm12, ymm12, [rbp + 576]                                 ;   120.2 fp3+agu0   34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256]      ;   121.2 fp0+agu1   34 sum
        vmovdqu [rbp + 608], ymm9                                        ;   121.0 agu2+fp5   34 sum spill
        vpxor ymm9, ymm6, ymm11                                          ;   125.2 fp1     25 sum
        vpxor ymm14, ymm14, ymm8                                         ;   121.3 fp2     36 v[4]
        vpxor ymm9, ymm9, ymm0                                           ;   126.2 fp3     25 sum
        vpaddd ymm12, ymm12, ymm9                                        ;   127.2 fp0     34 sum
        vpslld ymm8, ymm12, 7                                            ;   128.2 fp1     35 v[2]
        vpsrld ymm9, ymm12, 0x19                                         ;   128.2 fp2     35 v[2]
        vpslld ymm12, ymm6, 0xa                                          ;   123.2 fp1     36 v[4]
        vpsrld ymm6, ymm6, 0x16                                          ;   123.3 fp2     36 v[4]
        vpxor ymm10, ymm10, ymm1                                         ;   129.0 fp3     35 v[2]
        vpxor ymm8, ymm8, ymm9                                           ;   129.2 fp0     35 v[2]
        vpxor ymm12, ymm12, ymm6                                         ;   124.3 fp3     36 v[4]
        vpxor ymm6, ymm14, ymm4                                          ;   124.2 fp0     26 sum
        vpor ymm6, ymm6, ymm3                                            ;   125.2 fp1     26 sum
        vpaddd ymm10, ymm10, ymm2                                        ;   130.0 fp2     35 v[2]
        vpslld ymm9, ymm3, 0xa                                           ;   125.2 fp1     36 v[3]
        vpsrld ymm1, ymm3, 0x16                                          ;   125.3 fp2     36 v[3]
        vpaddd ymm8, ymm8, ymm7                                          ;   130.2 fp3     35 v[2]
        vpxor ymm6, ymm6, ymm10                                          ;   131.0 fp0     26 sum
        vpaddd ymm2, ymm2, ymm6                                          ;   132.0 fp3     34 sum
        vpaddd ymm2, ymm2, ymm5                                          ;   133.0 fp0     34 sum
        vmovdqu ymm6, [rbp + 96]                                         ;   125.7 agu0    34 sum reload
        vpaddd ymm2, ymm2, ymm6                                          ;   134.0 fp1     34 sum
        vpslld ymm3, ymm2, 0xc                                           ;   135.0 fp2     35 v[1]
        vpsrld ymm2, ymm2, 0x14                                          ;   135.0 fp1     35 v[1]
        vpaddd ymm7, ymm7, [rbp + 416]                                   ;   127.0 fp3+agu1   34 sum
        vpaddd ymm7, ymm7, [rel ripemd160_blocks.T0_constants256]        ;   128.0 fp0+agu0   34 sum
        vpxor ymm6, ymm11, ymm8                                          ;   131.2 fp2     25 sum
        vpxor ymm6, ymm6, ymm12                                          ;   132.2 fp3     25 sum
        vpaddd ymm7, ymm7, ymm6                                          ;   133.2 fp0     34 sum
        vpslld ymm6, ymm7, 9                                             ;   134.2 fp1     35 v[1]
        vpsrld ymm7, ymm7, 0x17                                          ;   134.2 fp2     35 v[1]
        vpxor ymm9, ymm9, ymm1                                           ;   129.0 fp3     36 v[3]
        vpslld ymm1, ymm11, 0xa                                          ;   129.3 fp1     36 v[3]
        vpsrld ymm11, ymm11, 0x16                                        ;   129.5 fp2     36 v[3]
        vpxor ymm3, ymm3, ymm2                                           ;   136.0 fp0     35 v[1]
        vpxor ymm6, ymm6, ymm7                                           ;   135.2 fp3     35 v[1]
        vpxor ymm1, ymm1, ymm11                                          ;   130.5 fp0     36 v[3]
        vpxor ymm7, ymm9, ymm4                                           ;   130.3 fp1     26 sum
        vpor ymm7, ymm7, ymm10                                           ;   131.3 fp2     26 sum
        vpaddd ymm3, ymm3, ymm13                                         ;   137.0 fp3     35 v[1]
        vpaddd ymm6, ymm6, ymm0                                          ;   136.2 fp0     35 v[1]
        vpslld ymm11, ymm8, 0xa                                          ;   131.3 fp1     36 v[2]
        vpsrld ymm2, ymm8, 0x16                                          ;   131.5 fp2     36 v[2]
        vpxor ymm7, ymm7, ymm3                                           ;   138.0 fp3     26 sum
        vpxor ymm8, ymm8, ymm1                                           ;   132.3 fp0     25 sum
        vpxor ymm8, ymm8, ymm6                                           ;   137.2 fp1     25 sum
        vpaddd ymm13, ymm13, ymm5                                        ;   132.5 fp2     34 sum
        vpaddd ymm13, ymm13, ymm7                                        ;   139.0 fp3     34 sum
        vpaddd ymm13, ymm13, ymm15                                       ;   140.0 fp0     34 sum
        vpslld ymm5, ymm13, 6                                            ;   141.0 fp1     35 v[0]
        vpsrld ymm7, ymm13, 0x1a                                         ;   141.0 fp2     35 v[0]
        vpaddd ymm0, ymm0, ymm8                                          ;   138.2 fp3     34 sum
        vmovdqu ymm8, [rbp + 384]                                        ;   134.0 agu1    34 sum reload
        vpaddd ymm0, ymm0, ymm8                                          ;   141.0 fp0     34 sum
        vmovdqu ymm13, [rel ripemd160_blocks.T0_constants256]            ;   134.3 agu0    34 sum reload
        vpaddd ymm0, ymm0, ymm13                                         ;   142.0 fp1     34 sum
        vpshufb ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 32]  ;   143.0 fp2+agu1   35 v[0]
        vpxor ymm11, ymm11, ymm2                                         ;   135.0 fp3     36 v[2]
        vpslld ymm2, ymm10, 0xa                                          ;   135.5 fp1     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   135.7 fp2     36 v[2]
        vpxor ymm5, ymm5, ymm7                                           ;   142.0 fp0     35 v[0]
        vpaddd ymm0, ymm0, ymm12                                         ;   144.0 fp3     35 v[0]
        vpxor ymm2, ymm2, ymm10                                          ;   136.7 fp0     36 v[2]
        vpaddd ymm5, ymm5, ymm14                                         ;   143.0 fp1     35 v[0]
        vpxor ymm7, ymm6, ymm11                                          ;   137.2 fp2     25 sum
        vpand ymm7, ymm7, ymm0                                           ;   145.0 fp3     25 sum
        vpslld ymm10, ymm6, 0xa                                          ;   137.5 fp1     36 v[1]
        vpaddd ymm12, ymm12, [rbp + 192]                                 ;   137.5 fp0+agu0   34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 96] ;   138.5 fp2+agu1   34 sum
        vpxor ymm7, ymm7, ymm11                                          ;   146.0 fp3     25 sum
        vpaddd ymm12, ymm12, ymm7                                        ;   147.0 fp0     34 sum
        vpslld ymm7, ymm12, 7                                            ;   148.0 fp1     35 v[4]
        vpsrld ymm12, ymm12, 0x19                                        ;   148.0 fp2     35 v[4]
        vmovdqa ymm13, ymm2                                              ;   138.5         26 sum copy
        vpxor ymm4, ymm3, ymm5                                           ;   144.0 fp3     26 sum
        vpand ymm13, ymm13, ymm4                                         ;   145.0 fp0     26 sum
        vpsrld ymm4, ymm6, 0x16                                          ;   140.0 fp1     36 v[1]
        vmovdqu ymm6, [rbp + 224]                                        ;   140.2 agu0    34 sum reload
        vpaddd ymm14, ymm14, ymm6                                        ;   147.2 fp2     34 sum
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256 + 256] ;   148.2 fp3+agu1   34 sum
        vpxor ymm13, ymm13, ymm3                                         ;   146.0 fp0     26 sum
        vpaddd ymm14, ymm14, ymm13                                       ;   149.2 fp1     34 sum
        vpslld ymm13, ymm14, 9                                           ;   150.2 fp2     35 v[4]
        vpsrld ymm14, ymm14, 0x17                                        ;   150.2 fp1     35 v[4]
        vpxor ymm10, ymm10, ymm4                                         ;   143.0 fp3     36 v[1]
        vpxor ymm7, ymm7, ymm12                                          ;   149.0 fp0     35 v[4]
        vpslld ymm4, ymm3, 0xa                                           ;   143.3 fp2     36 v[1]
        vpsrld ymm12, ymm3, 0x16                                         ;   143.5 fp1     36 v[1]
        vpaddd ymm7, ymm7, ymm1                                          ;   150.0 fp3     35 v[4]
        vpxor ymm13, ymm13, ymm14                                        ;   151.2 fp0     35 v[4]
        vpxor ymm4, ymm4, ymm12                                          ;   144.5 fp2     36 v[1]
        vpxor ymm12, ymm0, ymm10                                         ;   145.0 fp1     25 sum
        vpand ymm12, ymm12, ymm7                                         ;   151.0 fp3     25 sum
        vpaddd ymm13, ymm13, ymm9                                        ;   152.2 fp0     35 v[4]
        vpslld ymm14, ymm0, 0xa                                          ;   145.3 fp2     36 v[0]
        vpsrld ymm0, ymm0, 0x16                                          ;   145.5 fp1     36 v[0]
        vmovdqu ymm3, [rbp + 704]                                        ;   145.7 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm3                                          ;   152.7 fp3     34 sum
        vpaddd ymm1, ymm1, [rel ripemd160_blocks.T0_constants256 + 96]   ;   153.7 fp0+agu1   34 sum
        vpxor ymm12, ymm12, ymm10                                        ;   152.0 fp2     25 sum
        vpaddd ymm1, ymm1, ymm12                                         ;   154.7 fp1     34 sum
        vpslld ymm12, ymm1, 6                                            ;   155.7 fp2     35 v[3]
        vpsrld ymm1, ymm1, 0x1a                                          ;   155.7 fp1     35 v[3]
        vpxor ymm12, ymm12, ymm1                                         ;   156.7 fp3     35 v[3]
        vmovdqa ymm1, ymm4                                               ;   148.3         26 sum copy
        vpxor ymm3, ymm5, ymm13                                          ;   153.2 fp0     26 sum
        vpand ymm1, ymm1, ymm3                                           ;   154.2 fp2     26 sum
        vpxor ymm14, ymm14, ymm0                                         ;   149.2 fp1     36 v[0]
        vmovdqu ymm0, [rbp + 288]                                        ;   149.3 agu0    34 sum reload
        vpaddd ymm9, ymm9, ymm0                                          ;   156.3 fp3     34 sum
        vmovdqu ymm3, [rel ripemd160_blocks.T0_constants256 + 256]       ;   150.0 agu1    34 sum reload
        vpaddd ymm9, ymm9, ymm3                                          ;   157.3 fp0     34 sum
        vpxor ymm1, ymm1, ymm5                                           ;   155.2 fp2     26 sum
        vpaddd ymm9, ymm9, ymm1                                          ;   158.3 fp1     34 sum
        vpslld ymm1, ymm5, 0xa                                           ;   151.3 fp2     36 v[0]
        vpaddd ymm12, ymm12, ymm11                                       ;   157.7 fp3     35 v[3]
        vpsrld ymm5, ymm5, 0x16                                          ;   151.5 fp1     36 v[0]
        vpslld ymm0, ymm9, 0xd                                           ;   159.3 fp2     35 v[3]
        vpsrld ymm9, ymm9, 0x13                                          ;   159.3 fp1     35 v[3]
        vpxor ymm0, ymm0, ymm9                                           ;   160.3 fp0     35 v[3]
        vpaddd ymm0, ymm0, ymm2                                          ;   161.3 fp3     35 v[3]
        vpxor ymm9, ymm7, ymm14                                          ;   153.2 fp0     25 sum
        vpaddd ymm11, ymm11, [rbp + 576]                                 ;   153.3 fp2+agu0   34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256 + 96] ;   154.3 fp1+agu1   34 sum
        vpand ymm9, ymm9, ymm12                                          ;   158.7 fp3     25 sum
        vpxor ymm9, ymm9, ymm14                                          ;   159.7 fp0     25 sum
        vpaddd ymm11, ymm11, ymm9                                        ;   160.7 fp2     34 sum
        vmovdqu ymm9, [rel ripemd160_blocks.T0_constants256 + 32]        ;   154.7 agu0    35 v[0] reload
        vpshufb ymm11, ymm11, ymm9                                       ;   161.7 fp1     35 v[2]
        vpxor ymm1, ymm1, ymm5                                           ;   155.2 fp3     36 v[0]
        vpslld ymm5, ymm7, 0xa                                           ;   155.3 fp2     36 v[4]
        vpsrld ymm7, ymm7, 0x16                                          ;   155.8 fp1     36 v[4]
        vpxor ymm5, ymm5, ymm7                                           ;   156.8 fp0     36 v[4]
        vpaddd ymm11, ymm11, ymm10                                       ;   162.7 fp3     35 v[2]
        vmovdqa ymm7, ymm1                                               ;   156.2         26 sum copy
        vpxor ymm9, ymm13, ymm0                                          ;   162.3 fp2     26 sum
        vpand ymm7, ymm7, ymm9                                           ;   163.3 fp0     26 sum
        vmovdqu ymm9, [rbp + 96]                                         ;   156.7 agu1    34 sum reload
        vpaddd ymm2, ymm2, ymm9                                          ;   163.7 fp1     34 sum
        vpaddd ymm2, ymm2, ymm3                                          ;   164.7 fp3     34 sum
        vpxor ymm7, ymm7, ymm13                                          ;   164.3 fp2     26 sum
        vpaddd ymm2, ymm2, ymm7                                          ;   165.7 fp0     34 sum
        vpslld ymm7, ymm2, 0xf                                           ;   166.7 fp1     35 v[2]
        vpsrld ymm2, ymm2, 0x11                                          ;   166.7 fp2     35 v[2]
        vpxor ymm9, ymm12, ymm5                                          ;   159.3 fp3     25 sum
        vpaddd ymm10, ymm10, [rbp + 512]                                 ;   159.5 fp0+agu0   34 sum
        vpaddd ymm10, ymm10, [rel ripemd160_blocks.T0_constants256 + 96] ;   160.5 fp1+agu1   34 sum
        vpand ymm9, ymm9, ymm11                                          ;   163.7 fp2     25 sum
        vpxor ymm9, ymm9, ymm5                                           ;   164.7 fp3     25 sum
        vpaddd ymm10, ymm10, ymm9                                        ;   165.7 fp0     34 sum
        vpslld ymm9, ymm12, 0xa                                          ;   160.7 fp1     36 v[3]
        vpsrld ymm12, ymm12, 0x16                                        ;   160.8 fp2     36 v[3]
        vpxor ymm7, ymm7, ymm2                                           ;   167.7 fp3     35 v[2]
        vpslld ymm2, ymm10, 0xd                                          ;   166.7 fp1     35 v[1]
        vpsrld ymm10, ymm10, 0x13                                        ;   166.7 fp2     35 v[1]
        vpxor ymm9, ymm9, ymm12                                          ;   161.8 fp0     36 v[3]
        vpslld ymm12, ymm13, 0xa                                         ;   162.7 fp1     36 v[4]
        vpsrld ymm13, ymm13, 0x16                                        ;   162.8 fp2     36 v[4]
        vpaddd ymm7, ymm7, ymm4                                          ;   168.7 fp3     35 v[2]
        vpxor ymm12, ymm12, ymm13                                        ;   163.8 fp0     36 v[4]
        vpxor ymm2, ymm2, ymm10                                          ;   167.7 fp1     35 v[1]
        vpaddd ymm2, ymm2, ymm14                                         ;   168.7 fp3     35 v[1]
        vpxor ymm10, ymm11, ymm9                                         ;   163.8 fp0     25 sum
        vpand ymm10, ymm10, ymm2                                         ;   169.7 fp2     25 sum
        vpxor ymm10, ymm10, ymm9                                         ;   170.7 fp1     25 sum
        vpxor ymm13, ymm0, ymm7                                          ;   169.7 fp3     26 sum
        vpaddd ymm4, ymm4, [rbp + 192]                                   ;   164.8 fp0+agu0   34 sum
        vpaddd ymm4, ymm4, ymm3                                          ;   165.8 fp2     34 sum
        vpand ymm13, ymm13, ymm12                                        ;   170.7 fp1     26 sum
        vpaddd ymm14, ymm14, ymm10                                       ;   171.7 fp3     34 sum
        vmovdqu ymm10, [rbp + 608]                                       ;   165.7 agu1    34 sum reload
        vpaddd ymm14, ymm14, ymm10                                       ;   172.7 fp0     34 sum
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256 + 96] ;   173.7 fp2+agu0   34 sum
        vpxor ymm13, ymm13, ymm0                                         ;   171.7 fp1     26 sum
        vpaddd ymm4, ymm4, ymm13                                         ;   172.7 fp3     34 sum
        vpslld ymm13, ymm11, 0xa                                         ;   167.0 fp2     36 v[2]
        vpsrld ymm11, ymm11, 0x16                                        ;   167.7 fp1     36 v[2]
        vpxor ymm13, ymm13, ymm11                                        ;   168.7 fp0     36 v[2]
        vpslld ymm11, ymm4, 7                                            ;   173.7 fp2     35 v[1]
        vpsrld ymm4, ymm4, 0x19                                          ;   173.7 fp1     35 v[1]
        vpxor ymm11, ymm11, ymm4                                         ;   174.7 fp3     35 v[1]
        vpslld ymm4, ymm14, 0xb                                          ;   174.7 fp2     35 v[0]
        vpsrld ymm14, ymm14, 0x15                                        ;   174.7 fp1     35 v[0]
        vpxor ymm4, ymm4, ymm14                                          ;   175.7 fp0     35 v[0]
        vpslld ymm14, ymm0, 0xa                                          ;   170.0 fp2     36 v[3]
        vpsrld ymm0, ymm0, 0x16                                          ;   170.7 fp1     36 v[3]
        vpaddd ymm11, ymm11, ymm1                                        ;   175.7 fp3     35 v[1]
        vpxor ymm14, ymm14, ymm0                                         ;   171.7 fp0     36 v[3]
        vpaddd ymm4, ymm4, ymm5                                          ;   176.7 fp3     35 v[0]
        vpxor ymm0, ymm2, ymm13                                          ;   171.0 fp0     25 sum
        vpaddd ymm5, ymm5, ymm6                                          ;   171.0 fp2     34 sum
        vpaddd ymm5, ymm5, [rel ripemd160_blocks.T0_constants256 + 96]   ;   172.0 fp1+agu1   34 sum
        vpand ymm0, ymm0, ymm4                                           ;   177.7 fp3     25 sum
        vpxor ymm0, ymm0, ymm13                                          ;   178.7 fp0     25 sum
        vpaddd ymm5, ymm5, ymm0                                          ;   179.7 fp2     34 sum
        vmovdqa ymm0, ymm14                                              ;   172.7         26 sum copy
        vpxor ymm6, ymm7, ymm11                                          ;   176.7 fp1     26 sum
        vpand ymm0, ymm0, ymm6                                           ;   177.7 fp3     26 sum
        vpslld ymm6, ymm2, 0xa                                           ;   173.0 fp2     36 v[1]
        vpsrld ymm2, ymm2, 0x16                                          ;   173.7 fp1     36 v[1]
        vpaddd ymm1, ymm1, [rbp + 64]                                    ;   173.2 fp0+agu0   34 sum
        vpaddd ymm1, ymm1, ymm3                                          ;   174.2 fp3     34 sum
        vpxor ymm0, ymm0, ymm7                                           ;   178.7 fp2     26 sum
        vpaddd ymm1, ymm1, ymm0                                          ;   179.7 fp0     34 sum
        vpslld ymm0, ymm5, 9                                             ;   180.7 fp1     35 v[4]
        vpsrld ymm5, ymm5, 0x17                                          ;   180.7 fp2     35 v[4]
        vpxor ymm6, ymm6, ymm2                                           ;   174.8 fp3     36 v[1]
        vpslld ymm2, ymm1, 0xc                                           ;   180.7 fp1     35 v[0]
        vpsrld ymm1, ymm1, 0x14                                          ;   180.7 fp2     35 v[0]
        vpxor ymm0, ymm0, ymm5                                           ;   181.7 fp0     35 v[4]
        vpslld ymm5, ymm7, 0xa                                           ;   176.7 fp1     36 v[2]
        vpsrld ymm7, ymm7, 0x16                                          ;   177.0 fp2     36 v[2]
        vpxor ymm2, ymm2, ymm1                                           ;   181.7 fp3     35 v[0]
        vpaddd ymm0, ymm0, ymm9                                          ;   182.7 fp0     35 v[4]
        vpaddd ymm2, ymm2, ymm12                                         ;   182.7 fp3     35 v[0]
        vpxor ymm5, ymm5, ymm7                                           ;   178.0 fp0     36 v[2]
        vpxor ymm7, ymm4, ymm6                                           ;   177.7 fp1     25 sum
        vpand ymm7, ymm7, ymm0                                           ;   183.7 fp3     25 sum
        vpslld ymm1, ymm4, 0xa                                           ;   178.0 fp2     36 v[0]
        vpsrld ymm4, ymm4, 0x16                                          ;   178.7 fp1     36 v[0]
        vpaddd ymm9, ymm9, ymm8                                          ;   178.7 fp0     34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 96]   ;   179.7 fp3+agu1   34 sum
        vpxor ymm7, ymm7, ymm6                                           ;   184.7 fp2     25 sum
        vpaddd ymm9, ymm9, ymm7                                          ;   185.7 fp0     34 sum
        vpslld ymm7, ymm9, 7                                             ;   186.7 fp1     35 v[3]
        vpsrld ymm9, ymm9, 0x19                                          ;   186.7 fp2     35 v[3]
        vmovdqa ymm8, ymm5                                               ;   179.7         26 sum copy
        vpxor ymm10, ymm11, ymm2                                         ;   183.7 fp3     26 sum
        vpand ymm8, ymm8, ymm10                                          ;   184.7 fp0     26 sum
        vpxor ymm8, ymm8, ymm11                                          ;   185.7 fp1     26 sum
        vpslld ymm10, ymm11, 0xa                                         ;   181.0 fp2     36 v[1]
        vpaddd ymm12, ymm12, ymm8                                        ;   186.7 fp3     34 sum
        vpsrld ymm8, ymm11, 0x16                                         ;   181.7 fp1     36 v[1]
        vmovdqu ymm11, [rbp + 576]                                       ;   181.2 agu0    34 sum reload
        vpaddd ymm12, ymm12, ymm11                                       ;   188.2 fp0     34 sum
        vpaddd ymm12, ymm12, ymm3                                        ;   189.2 fp3     34 sum
        vpshufb ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 32] ;   190.2 fp2+agu1   35 v[4]
        vpxor ymm1, ymm1, ymm4                                           ;   182.7 fp0     36 v[0]
        vpxor ymm7, ymm7, ymm9                                           ;   187.7 fp1     35 v[3]
        vpaddd ymm7, ymm7, ymm13                                         ;   188.7 fp3     35 v[3]
        vpxor ymm10, ymm10, ymm8                                         ;   183.0 fp2     36 v[1]
        vpaddd ymm12, ymm12, ymm14                                       ;   191.2 fp0     35 v[4]
        vpxor ymm4, ymm0, ymm1                                           ;   183.7 fp1     25 sum
        vpand ymm4, ymm4, ymm7                                           ;   189.7 fp3     25 sum
        vpslld ymm8, ymm0, 0xa                                           ;   184.0 fp2     36 v[4]
        vmovdqu ymm9, [rbp + 96]                                         ;   184.0 agu0    34 sum reload
        vpaddd ymm13, ymm13, ymm9                                        ;   191.0 fp0     34 sum
        vpaddd ymm13, ymm13, [rel ripemd160_blocks.T0_constants256 + 96] ;   192.0 fp1+agu1   34 sum
        vpxor ymm4, ymm4, ymm1                                           ;   190.7 fp3     25 sum
        vpaddd ymm13, ymm13, ymm4                                        ;   193.0 fp2     34 sum
        vpslld ymm4, ymm13, 0xf                                          ;   194.0 fp1     35 v[2]
        vpsrld ymm13, ymm13, 0x11                                        ;   194.0 fp2     35 v[2]
        vmovdqa ymm11, ymm10                                             ;   186.7         26 sum copy
        vpxor ymm9, ymm2, ymm12                                          ;   192.2 fp0     26 sum
        vpand ymm11, ymm11, ymm9                                         ;   193.2 fp3     26 sum
        vpsrld ymm9, ymm0, 0x16                                          ;   187.2 fp1     36 v[4]
        vmovdqu ymm0, [rbp + 640]                                        ;   187.3 agu0    34 sum reload
        vpaddd ymm14, ymm14, ymm0                                        ;   194.3 fp2     34 sum
        vpaddd ymm14, ymm14, ymm3                                        ;   195.3 fp0     34 sum
        vpxor ymm11, ymm11, ymm2                                         ;   194.2 fp3     26 sum
        vpaddd ymm14, ymm14, ymm11                                       ;   196.3 fp1     34 sum
        vpslld ymm11, ymm14, 9                                           ;   197.3 fp2     35 v[3]
        vpsrld ymm14, ymm14, 0x17                                        ;   197.3 fp1     35 v[3]
        vpxor ymm8, ymm8, ymm9                                           ;   190.2 fp0     36 v[4]
        vpxor ymm4, ymm4, ymm13                                          ;   195.0 fp3     35 v[2]
        vpslld ymm9, ymm2, 0xa                                           ;   190.7 fp2     36 v[0]
        vpsrld ymm13, ymm2, 0x16                                         ;   190.8 fp1     36 v[0]
        vpaddd ymm4, ymm4, ymm6                                          ;   196.0 fp0     35 v[2]
        vpxor ymm11, ymm11, ymm14                                        ;   198.3 fp3     35 v[3]
        vpxor ymm9, ymm9, ymm13                                          ;   191.8 fp2     36 v[0]
        vpxor ymm13, ymm7, ymm8                                          ;   191.8 fp1     25 sum
        vpand ymm13, ymm13, ymm4                                         ;   197.0 fp0     25 sum
        vpaddd ymm11, ymm11, ymm5                                        ;   199.3 fp3     35 v[3]
        vpslld ymm14, ymm7, 0xa                                          ;   192.7 fp2     36 v[3]
        vpsrld ymm7, ymm7, 0x16                                          ;   192.8 fp1     36 v[3]
        vpaddd ymm6, ymm6, ymm15                                         ;   193.2 fp0     34 sum
        vmovdqu ymm2, [rel ripemd160_blocks.T0_constants256 + 96]        ;   193.0 agu1    34 sum reload
        vpaddd ymm6, ymm6, ymm2                                          ;   200.0 fp3     34 sum
        vpxor ymm13, ymm13, ymm8                                         ;   198.0 fp2     25 sum
        vpaddd ymm6, ymm6, ymm13                                         ;   201.0 fp1     34 sum
        vpslld ymm13, ymm6, 7                                            ;   202.0 fp2     35 v[1]
        vpsrld ymm6, ymm6, 0x19                                          ;   202.0 fp1     35 v[1]
        vmovdqa ymm0, ymm9                                               ;   194.3         26 sum copy
        vmovdqu [rbp + 800], ymm15                                       ;   194.5 agu2+fp5   34 sum spill
        vpxor ymm15, ymm12, ymm11                                        ;   200.3 fp0     26 sum
        vpand ymm0, ymm0, ymm15                                          ;   201.3 fp3     26 sum
        vpxor ymm13, ymm13, ymm6                                         ;   203.0 fp0     35 v[1]
        vpxor ymm14, ymm14, ymm7                                         ;   195.7 fp2     36 v[3]
        vmovdqu ymm6, [rbp + 608]                                        ;   195.7 agu0    34 sum reload
        vpaddd ymm5, ymm5, ymm6                                          ;   202.7 fp3     34 sum
        vpaddd ymm5, ymm5, ymm3                                          ;   203.7 fp1     34 sum
        vpxor ymm0, ymm0, ymm12                                          ;   202.3 fp0     26 sum
        vpaddd ymm5, ymm5, ymm0                                          ;   204.7 fp2     34 sum
        vpslld ymm7, ymm12, 0xa                                          ;   197.3 fp1     36 v[4]
        vpsrld ymm12, ymm12, 0x16                                        ;   198.0 fp2     36 v[4]
        vpslld ymm15, ymm5, 0xb                                          ;   205.7 fp1     35 v[2]
        vpsrld ymm5, ymm5, 0x15                                          ;   205.7 fp2     35 v[2]
        vpaddd ymm13, ymm13, ymm1                                        ;   204.0 fp3     35 v[1]
        vpxor ymm15, ymm15, ymm5                                         ;   206.7 fp0     35 v[2]
        vpaddd ymm15, ymm15, ymm10                                       ;   207.7 fp3     35 v[2]
        vpxor ymm5, ymm4, ymm14                                          ;   200.0 fp0     25 sum
        vpaddd ymm1, ymm1, ymm2                                          ;   200.2 fp1     34 sum
        vmovdqu ymm0, [rbp + 64]                                         ;   200.3 agu1    34 sum reload
        vpaddd ymm1, ymm1, ymm0                                          ;   207.3 fp2     34 sum
        vpand ymm5, ymm5, ymm13                                          ;   205.0 fp3     25 sum
        vpxor ymm5, ymm5, ymm14                                          ;   206.0 fp0     25 sum
        vpaddd ymm1, ymm1, ymm5                                          ;   208.3 fp1     34 sum
        vpslld ymm5, ymm4, 0xa                                           ;   202.0 fp2     36 v[2]
        vpsrld ymm4, ymm4, 0x16                                          ;   202.3 fp1     36 v[2]
        vpxor ymm7, ymm7, ymm12                                          ;   202.3 fp3     36 v[4]
        vpslld ymm12, ymm1, 0xc                                          ;   209.3 fp2     35 v[0]
        vpsrld ymm1, ymm1, 0x14                                          ;   209.3 fp1     35 v[0]
        vpxor ymm5, ymm5, ymm4                                           ;   203.3 fp0     36 v[2]
        vpxor ymm12, ymm12, ymm1                                         ;   210.3 fp3     35 v[0]
        vpaddd ymm12, ymm12, ymm8                                        ;   211.3 fp0     35 v[0]
        vmovdqa ymm4, ymm7                                               ;   203.3         26 sum copy
        vpxor ymm1, ymm11, ymm15                                         ;   208.7 fp2     26 sum
        vpand ymm4, ymm4, ymm1                                           ;   209.7 fp1     26 sum
        vpaddd ymm10, ymm10, ymm3                                        ;   204.3 fp3     34 sum
        vmovdqu ymm1, [rbp + 416]                                        ;   204.3 agu0    34 sum reload
        vpaddd ymm10, ymm10, ymm1                                        ;   211.3 fp0     34 sum
        vpxor ymm4, ymm4, ymm11                                          ;   210.7 fp2     26 sum
        vpaddd ymm10, ymm10, ymm4                                        ;   212.3 fp1     34 sum
        vpslld ymm4, ymm10, 7                                            ;   213.3 fp2     35 v[1]
        vpsrld ymm10, ymm10, 0x19                                        ;   213.3 fp1     35 v[1]
        vpxor ymm4, ymm4, ymm10                                          ;   214.3 fp3     35 v[1]
        vpxor ymm10, ymm13, ymm5                                         ;   206.7 fp0     25 sum
        vpaddd ymm8, ymm8, ymm2                                          ;   207.0 fp2     34 sum
        vpaddd ymm8, ymm8, [rbp + 768]                                   ;   208.0 fp3+agu1   34 sum
        vpand ymm10, ymm10, ymm12                                        ;   212.3 fp1     25 sum
        vpxor ymm10, ymm10, ymm5                                         ;   213.3 fp0     25 sum
        vpaddd ymm8, ymm8, ymm10                                         ;   214.3 fp2     34 sum
        vpslld ymm10, ymm11, 0xa                                         ;   208.3 fp1     36 v[3]
        vpsrld ymm11, ymm11, 0x16                                        ;   209.0 fp2     36 v[3]
        vpaddd ymm4, ymm4, ymm9                                          ;   215.3 fp3     35 v[1]
        vpxor ymm10, ymm10, ymm11                                        ;   210.0 fp0     36 v[3]
        vpslld ymm11, ymm13, 0xa                                         ;   209.3 fp1     36 v[1]
        vpsrld ymm13, ymm13, 0x16                                        ;   210.0 fp2     36 v[1]
        vpxor ymm11, ymm11, ymm13                                        ;   211.0 fp3     36 v[1]
        vpslld ymm13, ymm8, 0xf                                          ;   215.3 fp1     35 v[4]
        vpsrld ymm8, ymm8, 0x11                                          ;   215.3 fp2     35 v[4]
        vpxor ymm13, ymm13, ymm8                                         ;   216.3 fp0     35 v[4]
        vpaddd ymm13, ymm13, ymm14                                       ;   217.3 fp3     35 v[4]
        vpxor ymm8, ymm15, ymm4                                          ;   216.3 fp0     26 sum
        vpand ymm8, ymm8, ymm10                                          ;   217.3 fp1     26 sum
        vpaddd ymm9, ymm9, ymm3                                          ;   211.7 fp3     34 sum
        vpaddd ymm9, ymm9, [rbp + 384]                                   ;   212.7 fp2+agu0   34 sum
        vpxor ymm8, ymm8, ymm15                                          ;   218.3 fp0     26 sum
        vpaddd ymm9, ymm9, ymm8                                          ;   219.3 fp1     34 sum
        vpslld ymm8, ymm9, 7                                             ;   220.3 fp2     35 v[0]
        vpsrld ymm9, ymm9, 0x19                                          ;   220.3 fp1     35 v[0]
        vpxor ymm0, ymm12, ymm11                                         ;   213.3 fp3     25 sum
        vpaddd ymm14, ymm14, ymm2                                        ;   213.5 fp0     34 sum
        vpaddd ymm14, ymm14, [rbp + 640]                                 ;   214.5 fp2+agu1   34 sum
        vpand ymm0, ymm0, ymm13                                          ;   218.3 fp1     25 sum
        vpxor ymm0, ymm0, ymm11                                          ;   219.3 fp3     25 sum
        vpaddd ymm14, ymm14, ymm0                                        ;   220.3 fp0     34 sum
        vpslld ymm0, ymm12, 0xa                                          ;   215.0 fp2     36 v[0]
        vpsrld ymm12, ymm12, 0x16                                        ;   215.3 fp1     36 v[0]
        vpxor ymm8, ymm8, ymm9                                           ;   221.3 fp3     35 v[0]
        vpslld ymm9, ymm15, 0xa                                          ;   216.0 fp2     36 v[2]
        vpsrld ymm15, ymm15, 0x16                                        ;   216.3 fp1     36 v[2]
        vpxor ymm0, ymm0, ymm12                                          ;   216.3 fp0     36 v[0]
        vpslld ymm12, ymm14, 9                                           ;   221.3 fp2     35 v[3]
        vpsrld ymm14, ymm14, 0x17                                        ;   221.3 fp1     35 v[3]
        vpaddd ymm8, ymm8, ymm7                                          ;   222.3 fp3     35 v[0]
        vpxor ymm9, ymm9, ymm15                                          ;   217.3 fp0     36 v[2]
        vpxor ymm12, ymm12, ymm14                                        ;   222.3 fp3     35 v[3]
        vpaddd ymm12, ymm12, ymm5                                        ;   223.3 fp0     35 v[3]
        vpxor ymm14, ymm13, ymm0                                         ;   218.3 fp2     25 sum
        vpand ymm14, ymm14, ymm12                                        ;   224.3 fp1     25 sum
        vpxor ymm14, ymm14, ymm0                                         ;   225.3 fp3     25 sum
        vpxor ymm15, ymm4, ymm8                                          ;   223.3 fp0     26 sum
        vpaddd ymm7, ymm7, ymm3                                          ;   219.0 fp2     34 sum
        vpaddd ymm7, ymm7, [rbp + 448]                                   ;   220.0 fp1+agu0   34 sum
        vpand ymm15, ymm15, ymm9                                         ;   224.3 fp3     26 sum
        vpxor ymm15, ymm15, ymm4                                         ;   225.3 fp0     26 sum
        vpaddd ymm7, ymm7, ymm15                                         ;   226.3 fp2     34 sum
        vpslld ymm15, ymm13, 0xa                                         ;   220.3 fp1     36 v[4]
        vpsrld ymm13, ymm13, 0x16                                        ;   221.0 fp2     36 v[4]
        vpaddd ymm5, ymm5, ymm14                                         ;   226.3 fp3     34 sum
        vpaddd ymm5, ymm5, ymm2                                          ;   227.3 fp0     34 sum
        vpslld ymm14, ymm7, 0xc                                          ;   227.3 fp1     35 v[4]
        vpsrld ymm7, ymm7, 0x14                                          ;   227.3 fp2     35 v[4]
        vpaddd ymm5, ymm5, [rbp + 160]                                   ;   228.3 fp3+agu1   34 sum
        vpxor ymm15, ymm15, ymm13                                        ;   222.0 fp0     36 v[4]
        vpslld ymm13, ymm5, 0xb                                          ;   229.3 fp1     35 v[2]
        vpsrld ymm5, ymm5, 0x15                                          ;   229.3 fp2     35 v[2]
        vpxor ymm14, ymm14, ymm7                                         ;   228.3 fp3     35 v[4]
        vpslld ymm7, ymm4, 0xa                                           ;   223.3 fp1     36 v[1]
        vpsrld ymm4, ymm4, 0x16                                          ;   224.0 fp2     36 v[1]
        vpxor ymm13, ymm13, ymm5                                         ;   230.3 fp0     35 v[2]
        vpaddd ymm14, ymm14, ymm10                                       ;   229.3 fp3     35 v[4]
        vpxor ymm7, ymm7, ymm4                                           ;   225.0 fp1     36 v[1]
        vpaddd ymm13, ymm13, ymm11                                       ;   231.3 fp0     35 v[2]
        vpxor ymm4, ymm12, ymm15                                         ;   224.7 fp3     25 sum
        vpaddd ymm11, ymm11, ymm2                                        ;   225.0 fp2     34 sum
        vpaddd ymm11, ymm11, ymm1                                        ;   226.0 fp1     34 sum
        vpand ymm4, ymm4, ymm13                                          ;   232.3 fp0     25 sum
        vpxor ymm4, ymm4, ymm15                                          ;   233.3 fp3     25 sum
        vpaddd ymm11, ymm11, ymm4                                        ;   234.3 fp2     34 sum
        vmovdqa ymm4, ymm7                                               ;   226.0         26 sum copy
        vpxor ymm5, ymm8, ymm14                                          ;   230.3 fp1     26 sum
        vpand ymm4, ymm4, ymm5                                           ;   231.3 fp0     26 sum
        vpslld ymm5, ymm12, 0xa                                          ;   227.0 fp2     36 v[3]
        vpsrld ymm12, ymm12, 0x16                                        ;   227.3 fp1     36 v[3]
        vpaddd ymm10, ymm10, ymm3                                        ;   227.3 fp3     34 sum
        vpaddd ymm10, ymm10, [rbp + 800]                                 ;   228.3 fp0+agu0   34 sum
        vpxor ymm4, ymm4, ymm8                                           ;   232.3 fp2     26 sum
        vpaddd ymm10, ymm10, ymm4                                        ;   233.3 fp1     34 sum
        vpslld ymm4, ymm11, 7                                            ;   235.3 fp2     35 v[1]
        vpsrld ymm11, ymm11, 0x19                                        ;   235.3 fp1     35 v[1]
        vpxor ymm5, ymm5, ymm12                                          ;   228.5 fp3     36 v[3]
        vpslld ymm12, ymm10, 7                                           ;   234.3 fp2     35 v[3]
        vpsrld ymm10, ymm10, 0x19                                        ;   234.3 fp1     35 v[3]
        vpxor ymm4, ymm4, ymm11                                          ;   236.3 fp0     35 v[1]
        vpslld ymm11, ymm8, 0xa                                          ;   231.0 fp2     36 v[0]
        vpsrld ymm8, ymm8, 0x16                                          ;   231.3 fp1     36 v[0]
        vpxor ymm12, ymm12, ymm10                                        ;   235.3 fp3     35 v[3]
        vpaddd ymm4, ymm4, ymm0                                          ;   237.3 fp0     35 v[1]
        vpaddd ymm12, ymm12, ymm9                                        ;   236.3 fp3     35 v[3]
        vpxor ymm11, ymm11, ymm8                                         ;   232.3 fp0     36 v[0]
        vpxor ymm8, ymm13, ymm5                                          ;   232.3 fp2     25 sum
        vpand ymm8, ymm8, ymm4                                           ;   238.3 fp1     25 sum
        vpslld ymm10, ymm13, 0xa                                         ;   233.0 fp2     36 v[2]
        vpaddd ymm0, ymm0, ymm2                                          ;   232.5 fp3     34 sum
        vpaddd ymm0, ymm0, [rbp + 288]                                   ;   233.5 fp0+agu1   34 sum
        vpxor ymm8, ymm8, ymm5                                           ;   239.3 fp1     25 sum
        vpaddd ymm0, ymm0, ymm8                                          ;   240.3 fp3     34 sum
        vpslld ymm8, ymm0, 0xd                                           ;   241.3 fp2     35 v[0]
        vpsrld ymm0, ymm0, 0x13                                          ;   241.3 fp1     35 v[0]
        vmovdqa ymm1, ymm11                                              ;   233.5         26 sum copy
        vpxor ymm6, ymm14, ymm12                                         ;   237.3 fp0     26 sum
        vpand ymm1, ymm1, ymm6                                           ;   238.3 fp3     26 sum
        vpsrld ymm6, ymm13, 0x16                                         ;   235.0 fp2     36 v[2]
        vpaddd ymm9, ymm9, ymm3                                          ;   234.7 fp0     34 sum
        vmovdqu ymm13, [rbp + 704]                                       ;   234.7 agu0    34 sum reload
        vpaddd ymm9, ymm9, ymm13                                         ;   241.7 fp1     34 sum
        vpxor ymm1, ymm1, ymm14                                          ;   239.3 fp3     26 sum
        vpaddd ymm9, ymm9, ymm1                                          ;   242.7 fp0     34 sum
        vpslld ymm1, ymm9, 6                                             ;   243.7 fp2     35 v[2]
        vpsrld ymm9, ymm9, 0x1a                                          ;   243.7 fp1     35 v[2]
        vpxor ymm10, ymm10, ymm6                                         ;   236.5 fp3     36 v[2]
        vpxor ymm8, ymm8, ymm0                                           ;   242.3 fp0     35 v[0]
        vpslld ymm6, ymm14, 0xa                                          ;   237.0 fp2     36 v[4]
        vpsrld ymm14, ymm14, 0x16                                        ;   237.3 fp1     36 v[4]
        vpaddd ymm8, ymm8, ymm15                                         ;   243.3 fp3     35 v[0]
        vpxor ymm1, ymm1, ymm9                                           ;   244.7 fp0     35 v[2]
        vpxor ymm6, ymm6, ymm14                                          ;   238.3 fp2     36 v[4]
        vpxor ymm9, ymm4, ymm10                                          ;   238.3 fp1     25 sum
        vpand ymm9, ymm9, ymm8                                           ;   244.3 fp3     25 sum
        vpaddd ymm1, ymm1, ymm7                                          ;   245.7 fp0     35 v[2]
        vpaddd ymm15, ymm15, ymm2                                        ;   239.0 fp2     34 sum
        vmovdqu ymm14, [rbp + 448]                                       ;   238.8 agu1    34 sum reload
        vpaddd ymm15, ymm15, ymm14                                       ;   245.8 fp1     34 sum
        vpxor ymm9, ymm9, ymm10                                          ;   245.3 fp3     25 sum
        vpaddd ymm15, ymm15, ymm9                                        ;   246.8 fp0     34 sum
        vpslld ymm9, ymm15, 0xc                                          ;   247.8 fp2     35 v[4]
        vpsrld ymm15, ymm15, 0x14                                        ;   247.8 fp1     35 v[4]
        vpxor ymm9, ymm9, ymm15                                          ;   248.8 fp3     35 v[4]
        vpxor ymm15, ymm12, ymm1                                         ;   246.7 fp0     26 sum
        vpaddd ymm7, ymm7, ymm3                                          ;   241.7 fp2     34 sum
        vmovdqu ymm0, [rbp + 768]                                        ;   241.8 agu0    34 sum reload
        vpaddd ymm7, ymm7, ymm0                                          ;   248.8 fp1     34 sum
        vpand ymm15, ymm15, ymm6                                         ;   247.7 fp3     26 sum
        vpslld ymm2, ymm4, 0xa                                           ;   242.7 fp2     36 v[1]
        vpsrld ymm4, ymm4, 0x16                                          ;   243.0 fp1     36 v[1]
        vpxor ymm15, ymm15, ymm12                                        ;   248.7 fp0     26 sum
        vpaddd ymm7, ymm7, ymm15                                         ;   249.8 fp3     34 sum
        vpslld ymm15, ymm7, 0xf                                          ;   250.8 fp2     35 v[1]
        vpsrld ymm7, ymm7, 0x11                                          ;   250.8 fp1     35 v[1]
        vpxor ymm2, ymm2, ymm4                                           ;   244.3 fp0     36 v[1]
        vpaddd ymm9, ymm9, ymm5                                          ;   249.8 fp3     35 v[4]
        vpxor ymm15, ymm15, ymm7                                         ;   251.8 fp2     35 v[1]
        vmovdqu ymm4, [rel ripemd160_blocks.T0_constants256 + 64]        ;   245.3 agu1    25 sum reload
        vpxor ymm7, ymm8, ymm4                                           ;   252.3 fp1     25 sum
        vpor ymm7, ymm7, ymm9                                            ;   253.3 fp0     25 sum
        vpaddd ymm5, ymm5, [rbp + 96]                                    ;   245.8 fp3+agu0   34 sum
        vpaddd ymm5, ymm5, [rel ripemd160_blocks.T0_constants256 + 128]  ;   246.8 fp2+agu1   34 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   252.8 fp1     35 v[1]
        vpxor ymm7, ymm7, ymm2                                           ;   254.3 fp0     25 sum
        vpaddd ymm5, ymm5, ymm7                                          ;   255.3 fp3     34 sum
        vpslld ymm7, ymm12, 0xa                                          ;   247.7 fp2     36 v[3]
        vpsrld ymm12, ymm12, 0x16                                        ;   247.8 fp1     36 v[3]
        vpxor ymm7, ymm7, ymm12                                          ;   248.8 fp0     36 v[3]
        vpslld ymm12, ymm8, 0xa                                          ;   248.7 fp2     36 v[0]
        vpsrld ymm8, ymm8, 0x16                                          ;   248.8 fp1     36 v[0]
        vpslld ymm14, ymm5, 0xb                                          ;   256.3 fp2     35 v[3]
        vpsrld ymm5, ymm5, 0x15                                          ;   256.3 fp1     35 v[3]
        vpxor ymm14, ymm14, ymm5                                         ;   257.3 fp3     35 v[3]
        vpaddd ymm14, ymm14, ymm10                                       ;   258.3 fp0     35 v[3]
        vmovdqa ymm5, ymm7                                               ;   249.8         26 sum copy
        vpxor ymm0, ymm1, ymm15                                          ;   253.8 fp3     26 sum
        vpand ymm5, ymm5, ymm0                                           ;   254.8 fp0     26 sum
        vpxor ymm5, ymm5, ymm1                                           ;   255.8 fp2     26 sum
        vpaddd ymm11, ymm11, ymm5                                        ;   256.8 fp1     34 sum
        vpaddd ymm11, ymm11, ymm3                                        ;   257.8 fp3     34 sum
        vmovdqu ymm5, [rbp + 512]                                        ;   251.0 agu0    34 sum reload
        vpaddd ymm11, ymm11, ymm5                                        ;   258.8 fp0     34 sum
        vpslld ymm0, ymm11, 0xd                                          ;   259.8 fp2     35 v[0]
        vpsrld ymm11, ymm11, 0x13                                        ;   259.8 fp1     35 v[0]
        vpxor ymm12, ymm12, ymm8                                         ;   252.8 fp3     36 v[0]
        vpxor ymm8, ymm9, ymm4                                           ;   253.0 fp0     25 sum
        vpor ymm8, ymm8, ymm14                                           ;   259.3 fp2     25 sum
        vpaddd ymm10, ymm10, [rbp + 608]                                 ;   253.3 fp1+agu1   34 sum
        vpaddd ymm10, ymm10, [rel ripemd160_blocks.T0_constants256 + 128] ;   254.3 fp3+agu0   34 sum
        vpxor ymm8, ymm8, ymm12                                          ;   260.3 fp0     25 sum
        vpaddd ymm10, ymm10, ymm8                                        ;   261.3 fp2     34 sum
        vpslld ymm8, ymm1, 0xa                                           ;   254.5 fp1     36 v[2]
        vpsrld ymm1, ymm1, 0x16                                          ;   255.3 fp2     36 v[2]
        vpxor ymm0, ymm0, ymm11                                          ;   260.8 fp3     35 v[0]
        vpslld ymm11, ymm10, 0xd                                         ;   262.3 fp1     35 v[2]
        vpsrld ymm10, ymm10, 0x13                                        ;   262.3 fp2     35 v[2]
        vpxor ymm8, ymm8, ymm1                                           ;   256.3 fp0     36 v[2]
        vpaddd ymm0, ymm0, ymm6                                          ;   261.8 fp3     35 v[0]
        vpslld ymm1, ymm9, 0xa                                           ;   256.5 fp1     36 v[4]
        vpsrld ymm9, ymm9, 0x16                                          ;   257.3 fp2     36 v[4]
        vpxor ymm11, ymm11, ymm10                                        ;   263.3 fp0     35 v[2]
        vpaddd ymm11, ymm11, ymm2                                        ;   264.3 fp3     35 v[2]
        vmovdqa ymm10, ymm8                                              ;   257.3         26 sum copy
        vpxor ymm5, ymm15, ymm0                                          ;   262.8 fp1     26 sum
        vpand ymm10, ymm10, ymm5                                         ;   263.8 fp0     26 sum
        vpxor ymm1, ymm1, ymm9                                           ;   258.3 fp2     36 v[4]
        vpaddd ymm6, ymm6, ymm3                                          ;   258.3 fp3     34 sum
        vmovdqu ymm5, [rbp + 160]                                        ;   258.5 agu1    34 sum reload
        vpaddd ymm6, ymm6, ymm5                                          ;   265.5 fp1     34 sum
        vpxor ymm10, ymm10, ymm15                                        ;   264.8 fp0     26 sum
        vpaddd ymm6, ymm6, ymm10                                         ;   266.5 fp2     34 sum
        vpslld ymm9, ymm6, 0xb                                           ;   267.5 fp1     35 v[4]
        vpsrld ymm6, ymm6, 0x15                                          ;   267.5 fp2     35 v[4]
        vpxor ymm10, ymm14, ymm4                                         ;   260.0 fp3     25 sum
        vpor ymm10, ymm10, ymm11                                         ;   265.3 fp0     25 sum
        vpslld ymm3, ymm15, 0xa                                          ;   260.7 fp1     36 v[1]
        vpsrld ymm15, ymm15, 0x16                                        ;   261.3 fp2     36 v[1]
        vpaddd ymm2, ymm2, [rbp + 416]                                   ;   261.0 fp3+agu0   34 sum
        vpaddd ymm2, ymm2, [rel ripemd160_blocks.T0_constants256 + 128]  ;   262.0 fp0+agu1   34 sum
        vpxor ymm10, ymm10, ymm1                                         ;   266.3 fp1     25 sum
        vpaddd ymm2, ymm2, ymm10                                         ;   267.3 fp3     34 sum
        vpslld ymm10, ymm2, 6                                            ;   268.3 fp2     35 v[1]
        vpsrld ymm2, ymm2, 0x1a                                          ;   268.3 fp1     35 v[1]
        vpxor ymm9, ymm9, ymm6                                           ;   268.5 fp0     35 v[4]
        vpslld ymm6, ymm14, 0xa                                          ;   263.3 fp2     36 v[3]
        vpaddd ymm9, ymm9, ymm7                                          ;   269.5 fp3     35 v[4]
        vpsrld ymm14, ymm14, 0x16                                        ;   263.7 fp1     36 v[3]
        vpxor ymm3, ymm3, ymm15                                          ;   263.5 fp0     36 v[1]
        vpxor ymm10, ymm10, ymm2                                         ;   269.3 fp3     35 v[1]
        vpaddd ymm10, ymm10, ymm12                                       ;   270.3 fp2     35 v[1]
        vpxor ymm15, ymm0, ymm4                                          ;   264.5 fp0     25 sum
        vpor ymm15, ymm15, ymm9                                          ;   270.5 fp1     25 sum
        vpxor ymm6, ymm6, ymm14                                          ;   265.0 fp3     36 v[3]
        vmovdqu ymm14, [rbp + 384]                                       ;   264.8 agu0    34 sum reload
        vpaddd ymm7, ymm7, ymm14                                         ;   271.8 fp2     34 sum
        vmovdqu ymm2, [rel ripemd160_blocks.T0_constants256 + 288]       ;   265.2 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm2                                          ;   272.8 fp0     34 sum
        vpxor ymm15, ymm15, ymm3                                         ;   271.5 fp1     25 sum
        vpaddd ymm7, ymm7, ymm15                                         ;   273.8 fp3     34 sum
        vpslld ymm15, ymm7, 9                                            ;   274.8 fp2     35 v[3]
        vpxor ymm5, ymm11, ymm4                                          ;   266.5 fp0     25 sum
        vpsrld ymm7, ymm7, 0x17                                          ;   274.8 fp1     35 v[3]
        vpor ymm5, ymm5, ymm10                                           ;   271.3 fp3     25 sum
        vpaddd ymm12, ymm12, ymm13                                       ;   267.5 fp2     34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 128] ;   268.5 fp0+agu0   34 sum
        vpxor ymm5, ymm5, ymm6                                           ;   272.3 fp1     25 sum
        vpaddd ymm12, ymm12, ymm5                                        ;   273.3 fp3     34 sum
        vpslld ymm5, ymm0, 0xa                                           ;   268.5 fp2     36 v[0]
        vpsrld ymm0, ymm0, 0x16                                          ;   268.8 fp1     36 v[0]
        vpxor ymm15, ymm15, ymm7                                         ;   275.8 fp0     35 v[3]
        vpslld ymm7, ymm12, 7                                            ;   274.3 fp2     35 v[0]
        vpsrld ymm12, ymm12, 0x19                                        ;   274.3 fp1     35 v[0]
        vpxor ymm5, ymm5, ymm0                                           ;   269.8 fp3     36 v[0]
        vpslld ymm0, ymm11, 0xa                                          ;   270.5 fp2     36 v[2]
        vpsrld ymm11, ymm11, 0x16                                        ;   270.8 fp1     36 v[2]
        vpaddd ymm15, ymm15, ymm8                                        ;   276.8 fp0     35 v[3]
        vpxor ymm7, ymm7, ymm12                                          ;   275.3 fp3     35 v[0]
        vpaddd ymm7, ymm7, ymm1                                          ;   276.3 fp0     35 v[0]
        vpxor ymm12, ymm9, ymm4                                          ;   271.5 fp2     25 sum
        vpor ymm12, ymm12, ymm15                                         ;   277.8 fp3     25 sum
        vpxor ymm0, ymm0, ymm11                                          ;   271.8 fp1     36 v[2]
        vmovdqu ymm11, [rbp + 640]                                       ;   271.7 agu1    34 sum reload
        vpaddd ymm8, ymm8, ymm11                                         ;   278.7 fp0     34 sum
        vpaddd ymm8, ymm8, ymm2                                          ;   279.7 fp2     34 sum
        vpxor ymm12, ymm12, ymm5                                         ;   278.8 fp3     25 sum
        vpaddd ymm8, ymm8, ymm12                                         ;   280.7 fp1     34 sum
        vpslld ymm12, ymm8, 7                                            ;   281.7 fp2     35 v[2]
        vpsrld ymm8, ymm8, 0x19                                          ;   281.7 fp1     35 v[2]
        vpxor ymm13, ymm10, ymm4                                         ;   273.8 fp0     25 sum
        vpor ymm13, ymm13, ymm7                                          ;   277.3 fp3     25 sum
        vpaddd ymm1, ymm1, [rbp + 768]                                   ;   274.5 fp2+agu0   34 sum
        vpaddd ymm1, ymm1, [rel ripemd160_blocks.T0_constants256 + 128]  ;   275.5 fp0+agu1   34 sum
        vpxor ymm13, ymm13, ymm0                                         ;   278.3 fp1     25 sum
        vpaddd ymm1, ymm1, ymm13                                         ;   279.3 fp3     34 sum
        vpslld ymm13, ymm9, 0xa                                          ;   275.5 fp2     36 v[4]
        vpsrld ymm9, ymm9, 0x16                                          ;   275.8 fp1     36 v[4]
        vpxor ymm12, ymm12, ymm8                                         ;   282.7 fp0     35 v[2]
        vpslld ymm8, ymm1, 0xe                                           ;   280.3 fp2     35 v[4]
        vpsrld ymm1, ymm1, 0x12                                          ;   280.3 fp1     35 v[4]
        vpaddd ymm12, ymm12, ymm3                                        ;   283.7 fp3     35 v[2]
        vpxor ymm13, ymm13, ymm9                                         ;   276.8 fp0     36 v[4]
        vpslld ymm9, ymm10, 0xa                                          ;   277.5 fp2     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   277.8 fp1     36 v[1]
        vpxor ymm8, ymm8, ymm1                                           ;   281.3 fp3     35 v[4]
        vpaddd ymm8, ymm8, ymm6                                          ;   282.3 fp0     35 v[4]
        vpxor ymm1, ymm15, ymm4                                          ;   278.3 fp3     25 sum
        vpor ymm1, ymm1, ymm12                                           ;   284.7 fp2     25 sum
        vpxor ymm9, ymm9, ymm10                                          ;   278.8 fp0     36 v[1]
        vmovdqu ymm10, [rbp + 512]                                       ;   278.5 agu0    34 sum reload
        vpaddd ymm3, ymm3, ymm10                                         ;   285.5 fp1     34 sum
        vpaddd ymm3, ymm3, ymm2                                          ;   286.5 fp3     34 sum
        vpxor ymm1, ymm1, ymm13                                          ;   285.7 fp2     25 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   287.5 fp0     34 sum
        vpslld ymm1, ymm3, 0xf                                           ;   288.5 fp1     35 v[1]
        vpxor ymm11, ymm7, ymm4                                          ;   280.3 fp3     25 sum
        vpsrld ymm3, ymm3, 0x11                                          ;   288.5 fp2     35 v[1]
        vpor ymm11, ymm11, ymm8                                          ;   283.3 fp0     25 sum
        vpxor ymm11, ymm11, ymm9                                         ;   284.3 fp1     25 sum
        vpaddd ymm6, ymm6, ymm11                                         ;   285.3 fp3     34 sum
        vpaddd ymm6, ymm6, ymm14                                         ;   286.3 fp2     34 sum
        vpslld ymm11, ymm15, 0xa                                         ;   281.8 fp1     36 v[3]
        vpsrld ymm15, ymm15, 0x16                                        ;   282.5 fp2     36 v[3]
        vpaddd ymm6, ymm6, [rel ripemd160_blocks.T0_constants256 + 128]  ;   287.3 fp0+agu1   34 sum
        vpxor ymm1, ymm1, ymm3                                           ;   289.5 fp3     35 v[1]
        vpslld ymm3, ymm6, 9                                             ;   288.3 fp1     35 v[3]
        vpsrld ymm6, ymm6, 0x17                                          ;   288.3 fp2     35 v[3]
        vpxor ymm11, ymm11, ymm15                                        ;   283.5 fp0     36 v[3]
        vpslld ymm15, ymm7, 0xa                                          ;   283.8 fp1     36 v[0]
        vpsrld ymm7, ymm7, 0x16                                          ;   284.5 fp2     36 v[0]
        vpaddd ymm1, ymm1, ymm5                                          ;   290.5 fp3     35 v[1]
        vpxor ymm3, ymm3, ymm6                                           ;   289.3 fp0     35 v[3]
        vpaddd ymm3, ymm3, ymm0                                          ;   290.3 fp1     35 v[3]
        vpxor ymm6, ymm12, ymm4                                          ;   284.8 fp3     25 sum
        vpor ymm6, ymm6, ymm1                                            ;   291.5 fp0     25 sum
        vpxor ymm15, ymm15, ymm7                                         ;   285.5 fp2     36 v[0]
        vmovdqu ymm7, [rbp + 96]                                         ;   285.5 agu0    34 sum reload
        vpaddd ymm5, ymm5, ymm7                                          ;   292.5 fp1     34 sum
        vpaddd ymm5, ymm5, ymm2                                          ;   293.5 fp3     34 sum
        vpxor ymm6, ymm6, ymm11                                          ;   292.5 fp0     25 sum
        vpaddd ymm5, ymm5, ymm6                                          ;   294.5 fp2     34 sum
        vpslld ymm6, ymm5, 0xb                                           ;   295.5 fp1     35 v[0]
        vpxor ymm14, ymm8, ymm4                                          ;   287.3 fp3     25 sum
        vpsrld ymm5, ymm5, 0x15                                          ;   295.5 fp2     35 v[0]
        vpor ymm14, ymm14, ymm3                                          ;   291.3 fp0     25 sum
        vpaddd ymm0, ymm0, [rbp + 448]                                   ;   288.3 fp1+agu1   34 sum
        vpaddd ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 128]  ;   289.3 fp3+agu0   34 sum
        vpxor ymm14, ymm14, ymm15                                        ;   292.3 fp2     25 sum
        vpaddd ymm0, ymm0, ymm14                                         ;   293.3 fp0     34 sum
        vpslld ymm14, ymm12, 0xa                                         ;   289.3 fp1     36 v[2]
        vpsrld ymm12, ymm12, 0x16                                        ;   289.7 fp2     36 v[2]
        vpxor ymm6, ymm6, ymm5                                           ;   296.5 fp3     35 v[0]
        vpslld ymm5, ymm0, 0xd                                           ;   294.3 fp1     35 v[2]
        vpsrld ymm0, ymm0, 0x13                                          ;   294.3 fp2     35 v[2]
        vpxor ymm14, ymm14, ymm12                                        ;   290.7 fp0     36 v[2]
        vpslld ymm12, ymm8, 0xa                                          ;   291.3 fp1     36 v[4]
        vpsrld ymm8, ymm8, 0x16                                          ;   291.7 fp2     36 v[4]
        vpaddd ymm6, ymm6, ymm13                                         ;   297.5 fp3     35 v[0]
        vpxor ymm5, ymm5, ymm0                                           ;   295.3 fp0     35 v[2]
        vpaddd ymm5, ymm5, ymm9                                          ;   296.3 fp3     35 v[2]
        vpxor ymm0, ymm1, ymm4                                           ;   292.3 fp0     25 sum
        vpor ymm0, ymm0, ymm6                                            ;   298.5 fp1     25 sum
        vpxor ymm12, ymm12, ymm8                                         ;   292.7 fp2     36 v[4]
        vmovdqu ymm8, [rbp + 192]                                        ;   292.5 agu1    34 sum reload
        vpaddd ymm13, ymm13, ymm8                                        ;   299.5 fp3     34 sum
        vpaddd ymm13, ymm13, ymm2                                        ;   300.5 fp0     34 sum
        vpxor ymm0, ymm0, ymm14                                          ;   299.5 fp1     25 sum
        vpaddd ymm13, ymm13, ymm0                                        ;   301.5 fp2     34 sum
        vmovdqu ymm0, [rel ripemd160_blocks.T0_constants256 + 32]        ;   293.3 agu0    35 v[0] reload
        vpshufb ymm13, ymm13, ymm0                                       ;   302.5 fp1     35 v[4]
        vpxor ymm7, ymm3, ymm4                                           ;   293.7 fp3     25 sum
        vpaddd ymm9, ymm9, ymm10                                         ;   294.3 fp0     34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 128]  ;   295.3 fp2+agu1   34 sum
        vpor ymm7, ymm7, ymm5                                            ;   297.3 fp3     25 sum
        vpxor ymm7, ymm7, ymm12                                          ;   298.3 fp0     25 sum
        vpaddd ymm9, ymm9, ymm7                                          ;   299.3 fp1     34 sum
        vpslld ymm7, ymm1, 0xa                                           ;   295.7 fp2     36 v[1]
        vpsrld ymm1, ymm1, 0x16                                          ;   296.3 fp1     36 v[1]
        vpaddd ymm13, ymm13, ymm11                                       ;   303.5 fp3     35 v[4]
        vpxor ymm7, ymm7, ymm1                                           ;   297.3 fp0     36 v[1]
        vpslld ymm1, ymm9, 0xf                                           ;   300.3 fp2     35 v[1]
        vpsrld ymm9, ymm9, 0x11                                          ;   300.3 fp1     35 v[1]
        vpxor ymm1, ymm1, ymm9                                           ;   301.3 fp3     35 v[1]
        vpslld ymm9, ymm3, 0xa                                           ;   297.7 fp2     36 v[3]
        vpsrld ymm3, ymm3, 0x16                                          ;   298.3 fp1     36 v[3]
        vpaddd ymm1, ymm1, ymm15                                         ;   302.3 fp0     35 v[1]
        vpxor ymm10, ymm6, ymm4                                          ;   298.5 fp3     25 sum
        vpor ymm10, ymm10, ymm13                                         ;   304.5 fp0     25 sum
        vpxor ymm10, ymm10, ymm7                                         ;   305.5 fp2     25 sum
        vpaddd ymm11, ymm11, ymm10                                       ;   306.5 fp3     34 sum
        vmovdqu ymm10, [rbp + 416]                                       ;   298.7 agu0    34 sum reload
        vpaddd ymm11, ymm11, ymm10                                       ;   307.5 fp1     34 sum
        vpaddd ymm11, ymm11, ymm2                                        ;   308.5 fp0     34 sum
        vpxor ymm9, ymm9, ymm3                                           ;   299.7 fp2     36 v[3]
        vpslld ymm3, ymm11, 6                                            ;   309.5 fp1     35 v[3]
        vpsrld ymm11, ymm11, 0x1a                                        ;   309.5 fp2     35 v[3]
        vpxor ymm3, ymm3, ymm11                                          ;   310.5 fp3     35 v[3]
        vpxor ymm11, ymm5, ymm4                                          ;   300.5 fp0     25 sum
        vpor ymm11, ymm11, ymm1                                          ;   303.3 fp3     25 sum
        vpxor ymm11, ymm11, ymm9                                         ;   304.3 fp1     25 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   305.3 fp0     34 sum
        vpslld ymm11, ymm6, 0xa                                          ;   301.7 fp2     36 v[0]
        vpsrld ymm6, ymm6, 0x16                                          ;   302.3 fp1     36 v[0]
        vpaddd ymm15, ymm15, [rbp + 160]                                 ;   306.3 fp3+agu1   34 sum
        vpaddd ymm15, ymm15, [rel ripemd160_blocks.T0_constants256 + 128] ;   307.3 fp0+agu0   34 sum
        vpxor ymm11, ymm11, ymm6                                         ;   303.3 fp2     36 v[0]
        vpslld ymm6, ymm15, 0xe                                          ;   308.3 fp1     35 v[0]
        vpsrld ymm15, ymm15, 0x12                                        ;   308.3 fp2     35 v[0]
        vpaddd ymm3, ymm3, ymm14                                         ;   311.5 fp3     35 v[3]
        vpxor ymm6, ymm6, ymm15                                          ;   309.3 fp0     35 v[0]
        vpslld ymm15, ymm5, 0xa                                          ;   304.3 fp1     36 v[2]
        vpaddd ymm6, ymm6, ymm12                                         ;   310.3 fp3     35 v[0]
        vpxor ymm10, ymm13, ymm4                                         ;   304.7 fp0     25 sum
        vpsrld ymm5, ymm5, 0x16                                          ;   304.8 fp2     36 v[2]
        vpor ymm10, ymm10, ymm3                                          ;   312.5 fp1     25 sum
        vpaddd ymm14, ymm14, [rbp + 224]                                 ;   305.5 fp3+agu1   34 sum
        vpaddd ymm14, ymm14, ymm2                                        ;   306.5 fp0     34 sum
        vpxor ymm10, ymm10, ymm11                                        ;   313.5 fp2     25 sum
        vpaddd ymm14, ymm14, ymm10                                       ;   314.5 fp1     34 sum
        vpslld ymm10, ymm14, 6                                           ;   315.5 fp2     35 v[2]
        vpsrld ymm14, ymm14, 0x1a                                        ;   315.5 fp1     35 v[2]
        vpxor ymm15, ymm15, ymm5                                         ;   307.3 fp3     36 v[2]
        vpxor ymm5, ymm1, ymm4                                           ;   307.5 fp0     25 sum
        vpor ymm5, ymm5, ymm6                                            ;   311.3 fp2     25 sum
        vpaddd ymm12, ymm12, ymm8                                        ;   308.3 fp1     34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 128] ;   309.3 fp3+agu0   34 sum
        vpxor ymm5, ymm5, ymm15                                          ;   312.3 fp0     25 sum
        vpaddd ymm12, ymm12, ymm5                                        ;   313.3 fp2     34 sum
        vpshufb ymm5, ymm12, ymm0                                        ;   314.3 fp1     35 v[4]
        vpslld ymm12, ymm13, 0xa                                         ;   309.8 fp2     36 v[4]
        vpsrld ymm13, ymm13, 0x16                                        ;   310.3 fp1     36 v[4]
        vpxor ymm10, ymm10, ymm14                                        ;   316.5 fp3     35 v[2]
        vpslld ymm14, ymm1, 0xa                                          ;   310.8 fp2     36 v[1]
        vpsrld ymm1, ymm1, 0x16                                          ;   311.3 fp1     36 v[1]
        vpxor ymm12, ymm12, ymm13                                        ;   311.3 fp0     36 v[4]
        vpaddd ymm10, ymm10, ymm7                                        ;   317.5 fp3     35 v[2]
        vpaddd ymm5, ymm5, ymm9                                          ;   315.3 fp0     35 v[4]
        vpxor ymm13, ymm3, ymm4                                          ;   312.5 fp3     25 sum
        vpxor ymm14, ymm14, ymm1                                         ;   312.3 fp2     36 v[1]
        vpor ymm13, ymm13, ymm10                                         ;   318.5 fp0     25 sum
        vmovdqu ymm1, [rbp + 768]                                        ;   311.7 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm1                                          ;   318.7 fp1     34 sum
        vpaddd ymm7, ymm7, ymm2                                          ;   319.7 fp3     34 sum
        vpxor ymm13, ymm13, ymm12                                        ;   319.5 fp2     25 sum
        vpaddd ymm7, ymm7, ymm13                                         ;   320.7 fp0     34 sum
        vpslld ymm13, ymm7, 0xe                                          ;   321.7 fp1     35 v[1]
        vpsrld ymm7, ymm7, 0x12                                          ;   321.7 fp2     35 v[1]
        vpxor ymm8, ymm6, ymm4                                           ;   313.7 fp3     25 sum
        vpor ymm8, ymm8, ymm5                                            ;   316.3 fp0     25 sum
        vpaddd ymm9, ymm9, [rbp + 64]                                    ;   314.3 fp1+agu0   34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 128]  ;   315.3 fp3+agu1   34 sum
        vpxor ymm8, ymm8, ymm14                                          ;   317.3 fp2     25 sum
        vpaddd ymm9, ymm9, ymm8                                          ;   318.3 fp0     34 sum
        vpslld ymm8, ymm9, 0xd                                           ;   319.3 fp1     35 v[3]
        vpsrld ymm9, ymm9, 0x13                                          ;   319.3 fp2     35 v[3]
        vpxor ymm13, ymm13, ymm7                                         ;   322.7 fp3     35 v[1]
        vpslld ymm7, ymm3, 0xa                                           ;   316.3 fp1     36 v[3]
        vpsrld ymm3, ymm3, 0x16                                          ;   316.8 fp2     36 v[3]
        vpaddd ymm13, ymm13, ymm11                                       ;   323.7 fp0     35 v[1]
        vpxor ymm7, ymm7, ymm3                                           ;   317.8 fp3     36 v[3]
        vpslld ymm3, ymm6, 0xa                                           ;   317.3 fp1     36 v[0]
        vpsrld ymm6, ymm6, 0x16                                          ;   317.8 fp2     36 v[0]
        vpxor ymm8, ymm8, ymm9                                           ;   320.3 fp0     35 v[3]
        vpaddd ymm8, ymm8, ymm15                                         ;   321.3 fp3     35 v[3]
        vpxor ymm9, ymm10, ymm4                                          ;   318.5 fp1     25 sum
        vpor ymm9, ymm9, ymm13                                           ;   324.7 fp0     25 sum
        vpxor ymm3, ymm3, ymm6                                           ;   318.8 fp3     36 v[0]
        vpaddd ymm11, ymm11, ymm2                                        ;   318.8 fp2     34 sum
        vmovdqu ymm6, [rbp + 288]                                        ;   318.7 agu0    34 sum reload
        vpaddd ymm11, ymm11, ymm6                                        ;   325.7 fp1     34 sum
        vpxor ymm9, ymm9, ymm7                                           ;   325.7 fp0     25 sum
        vpaddd ymm11, ymm11, ymm9                                        ;   326.7 fp3     34 sum
        vpslld ymm9, ymm11, 0xc                                          ;   327.7 fp2     35 v[0]
        vpxor ymm0, ymm5, ymm4                                           ;   320.3 fp1     25 sum
        vpsrld ymm11, ymm11, 0x14                                        ;   327.7 fp2     35 v[0]
        vpor ymm0, ymm0, ymm8                                            ;   322.3 fp0     25 sum
        vpaddd ymm15, ymm15, [rbp + 224]                                 ;   320.7 fp3+agu1   34 sum
        vpaddd ymm15, ymm15, [rel ripemd160_blocks.T0_constants256 + 128] ;   321.7 fp1+agu0   34 sum
        vpxor ymm0, ymm0, ymm3                                           ;   323.3 fp0     25 sum
        vpaddd ymm15, ymm15, ymm0                                        ;   324.3 fp3     34 sum
        vpslld ymm0, ymm10, 0xa                                          ;   321.8 fp2     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   322.3 fp1     36 v[2]
        vpxor ymm9, ymm9, ymm11                                          ;   328.7 fp0     35 v[0]
        vpslld ymm11, ymm15, 6                                           ;   325.3 fp2     35 v[2]
        vpsrld ymm15, ymm15, 0x1a                                        ;   325.3 fp1     35 v[2]
        vpxor ymm0, ymm0, ymm10                                          ;   323.3 fp3     36 v[2]
        vpslld ymm10, ymm5, 0xa                                          ;   323.8 fp2     36 v[4]
        vpsrld ymm5, ymm5, 0x16                                          ;   324.3 fp1     36 v[4]
        vpaddd ymm9, ymm9, ymm12                                         ;   329.7 fp0     35 v[0]
        vpxor ymm11, ymm11, ymm15                                        ;   326.3 fp3     35 v[2]
        vpaddd ymm11, ymm11, ymm14                                       ;   327.3 fp0     35 v[2]
        vpxor ymm15, ymm13, ymm4                                         ;   324.7 fp3     25 sum
        vpor ymm15, ymm15, ymm9                                          ;   330.7 fp2     25 sum
        vpxor ymm10, ymm10, ymm5                                         ;   325.3 fp1     36 v[4]
        vpaddd ymm12, ymm12, ymm2                                        ;   325.5 fp0     34 sum
        vmovdqu ymm5, [rbp + 448]                                        ;   324.7 agu1    34 sum reload
        vpaddd ymm12, ymm12, ymm5                                        ;   331.7 fp3     34 sum
        vpxor ymm15, ymm15, ymm0                                         ;   331.7 fp2     25 sum
        vpaddd ymm12, ymm12, ymm15                                       ;   332.7 fp1     34 sum
        vpslld ymm15, ymm12, 0xd                                         ;   333.7 fp2     35 v[4]
        vpsrld ymm12, ymm12, 0x13                                        ;   333.7 fp1     35 v[4]
        vpxor ymm5, ymm8, ymm4                                           ;   326.5 fp0     25 sum
        vpor ymm5, ymm5, ymm11                                           ;   328.3 fp3     25 sum
        vpaddd ymm14, ymm14, [rbp + 576]                                 ;   327.5 fp0+agu0   34 sum
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256 + 128] ;   328.5 fp3+agu1   34 sum
        vpxor ymm5, ymm5, ymm10                                          ;   329.3 fp2     25 sum
        vpaddd ymm14, ymm14, ymm5                                        ;   330.3 fp1     34 sum
        vpslld ymm5, ymm14, 5                                            ;   331.3 fp2     35 v[1]
        vpsrld ymm14, ymm14, 0x1b                                        ;   331.3 fp1     35 v[1]
        vpxor ymm15, ymm15, ymm12                                        ;   334.7 fp0     35 v[4]
        vpslld ymm12, ymm13, 0xa                                         ;   329.8 fp2     36 v[1]
        vpsrld ymm13, ymm13, 0x16                                        ;   330.3 fp1     36 v[1]
        vpaddd ymm15, ymm15, ymm7                                        ;   335.7 fp3     35 v[4]
        vpxor ymm5, ymm5, ymm14                                          ;   332.3 fp0     35 v[1]
        vpslld ymm14, ymm8, 0xa                                          ;   330.8 fp2     36 v[3]
        vpsrld ymm8, ymm8, 0x16                                          ;   331.3 fp1     36 v[3]
        vpxor ymm12, ymm12, ymm13                                        ;   331.3 fp3     36 v[1]
        vpaddd ymm5, ymm5, ymm3                                          ;   333.3 fp0     35 v[1]
        vpxor ymm13, ymm9, ymm4                                          ;   330.8 fp3     25 sum
        vpor ymm13, ymm13, ymm15                                         ;   336.7 fp0     25 sum
        vpxor ymm14, ymm14, ymm8                                         ;   332.3 fp2     36 v[3]
        vpaddd ymm7, ymm7, ymm2                                          ;   331.8 fp3     34 sum
        vmovdqu ymm8, [rbp + 800]                                        ;   331.3 agu0    34 sum reload
        vpaddd ymm7, ymm7, ymm8                                          ;   338.3 fp1     34 sum
        vpxor ymm13, ymm13, ymm12                                        ;   337.7 fp0     25 sum
        vpaddd ymm7, ymm7, ymm13                                         ;   339.3 fp2     34 sum
        vpslld ymm13, ymm7, 5                                            ;   340.3 fp1     35 v[3]
        vpsrld ymm7, ymm7, 0x1b                                          ;   340.3 fp2     35 v[3]
        vpxor ymm1, ymm11, ymm4                                          ;   332.8 fp3     25 sum
        vpor ymm1, ymm1, ymm5                                            ;   334.3 fp0     25 sum
        vpxor ymm1, ymm1, ymm14                                          ;   335.3 fp3     25 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   336.3 fp1     34 sum
        vpaddd ymm3, ymm3, ymm6                                          ;   337.3 fp0     34 sum
        vpslld ymm1, ymm9, 0xa                                           ;   334.8 fp2     36 v[0]
        vpsrld ymm9, ymm9, 0x16                                          ;   335.3 fp1     36 v[0]
        vpaddd ymm3, ymm3, [rel ripemd160_blocks.T0_constants256 + 128]  ;   338.3 fp3+agu1   34 sum
        vpxor ymm13, ymm13, ymm7                                         ;   341.3 fp0     35 v[3]
        vpslld ymm7, ymm3, 0xc                                           ;   339.3 fp2     35 v[0]
        vpsrld ymm3, ymm3, 0x14                                          ;   339.3 fp1     35 v[0]
        vpaddd ymm13, ymm13, ymm0                                        ;   342.3 fp3     35 v[3]
        vpxor ymm1, ymm1, ymm9                                           ;   336.5 fp0     36 v[0]
        vpslld ymm9, ymm11, 0xa                                          ;   336.8 fp2     36 v[2]
        vpsrld ymm11, ymm11, 0x16                                        ;   337.3 fp1     36 v[2]
        vpxor ymm7, ymm7, ymm3                                           ;   340.3 fp3     35 v[0]
        vpaddd ymm7, ymm7, ymm10                                         ;   341.3 fp0     35 v[0]
        vpxor ymm3, ymm15, ymm4                                          ;   337.8 fp2     25 sum
        vpor ymm3, ymm3, ymm13                                           ;   343.3 fp3     25 sum
        vpxor ymm9, ymm9, ymm11                                          ;   338.3 fp1     36 v[2]
        vpaddd ymm0, ymm0, ymm2                                          ;   338.5 fp0     34 sum
        vmovdqu ymm11, [rbp + 160]                                       ;   337.7 agu0    34 sum reload
        vpaddd ymm0, ymm0, ymm11                                         ;   344.7 fp2     34 sum
        vpxor ymm3, ymm3, ymm1                                           ;   344.3 fp3     25 sum
        vpaddd ymm0, ymm0, ymm3                                          ;   345.7 fp1     34 sum
        vpslld ymm3, ymm0, 0xe                                           ;   346.7 fp2     35 v[2]
        vpxor ymm11, ymm5, ymm4                                          ;   339.5 fp0     25 sum
        vpsrld ymm0, ymm0, 0x12                                          ;   346.7 fp1     35 v[2]
        vpor ymm11, ymm11, ymm7                                          ;   342.3 fp3     25 sum
        vpaddd ymm10, ymm10, [rbp + 640]                                 ;   340.5 fp0+agu1   34 sum
        vpaddd ymm10, ymm10, [rel ripemd160_blocks.T0_constants256 + 128] ;   341.5 fp2+agu0   34 sum
        vpxor ymm11, ymm11, ymm9                                         ;   343.3 fp3     25 sum
        vpaddd ymm10, ymm10, ymm11                                       ;   344.3 fp1     34 sum
        vpslld ymm11, ymm15, 0xa                                         ;   341.8 fp2     36 v[4]
        vpsrld ymm15, ymm15, 0x16                                        ;   342.3 fp1     36 v[4]
        vpxor ymm3, ymm3, ymm0                                           ;   347.7 fp0     35 v[2]
        vpslld ymm0, ymm10, 7                                            ;   345.3 fp2     35 v[4]
        vpsrld ymm10, ymm10, 0x19                                        ;   345.3 fp1     35 v[4]
        vpaddd ymm3, ymm3, ymm12                                         ;   348.7 fp3     35 v[2]
        vpxor ymm11, ymm11, ymm15                                        ;   343.3 fp0     36 v[4]
        vpslld ymm15, ymm5, 0xa                                          ;   343.8 fp2     36 v[1]
        vpsrld ymm5, ymm5, 0x16                                          ;   344.3 fp1     36 v[1]
        vpxor ymm0, ymm0, ymm10                                          ;   346.3 fp3     35 v[4]
        vpaddd ymm0, ymm0, ymm14                                         ;   347.3 fp0     35 v[4]
        vpxor ymm10, ymm13, ymm4                                         ;   343.8 fp3     25 sum
        vpor ymm10, ymm10, ymm3                                          ;   349.7 fp0     25 sum
        vpxor ymm15, ymm15, ymm5                                         ;   345.3 fp2     36 v[1]
        vpaddd ymm12, ymm12, ymm2                                        ;   344.8 fp3     34 sum
        vmovdqu ymm5, [rbp + 608]                                        ;   344.3 agu1    34 sum reload
        vpaddd ymm12, ymm12, ymm5                                        ;   351.3 fp1     34 sum
        vpxor ymm10, ymm10, ymm11                                        ;   350.7 fp0     25 sum
        vpaddd ymm12, ymm12, ymm10                                       ;   352.3 fp2     34 sum
        vpslld ymm10, ymm12, 0xd                                         ;   353.3 fp1     35 v[1]
        vpsrld ymm12, ymm12, 0x13                                        ;   353.3 fp2     35 v[1]
        vpxor ymm5, ymm7, ymm4                                           ;   345.8 fp3     25 sum
        vpor ymm5, ymm5, ymm0                                            ;   348.3 fp0     25 sum
        vpxor ymm5, ymm5, ymm15                                          ;   349.3 fp3     25 sum
        vpaddd ymm14, ymm14, ymm5                                        ;   350.3 fp1     34 sum
        vpaddd ymm14, ymm14, ymm8                                        ;   351.3 fp0     34 sum
        vpslld ymm5, ymm13, 0xa                                          ;   347.8 fp2     36 v[3]
        vpsrld ymm13, ymm13, 0x16                                        ;   348.3 fp1     36 v[3]
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256 + 128] ;   352.3 fp3+agu0   34 sum
        vpxor ymm10, ymm10, ymm12                                        ;   354.3 fp0     35 v[1]
        vpslld ymm12, ymm14, 5                                           ;   353.3 fp2     35 v[3]
        vpsrld ymm14, ymm14, 0x1b                                        ;   353.3 fp1     35 v[3]
        vpaddd ymm10, ymm10, ymm1                                        ;   355.3 fp3     35 v[1]
        vpxor ymm5, ymm5, ymm13                                          ;   349.5 fp0     36 v[3]
        vpslld ymm13, ymm7, 0xa                                          ;   349.8 fp2     36 v[0]
        vpsrld ymm7, ymm7, 0x16                                          ;   350.3 fp1     36 v[0]
        vpxor ymm12, ymm12, ymm14                                        ;   354.3 fp3     35 v[3]
        vpaddd ymm12, ymm12, ymm9                                        ;   355.3 fp0     35 v[3]
        vpxor ymm14, ymm3, ymm4                                          ;   350.8 fp2     25 sum
        vpxor ymm13, ymm13, ymm7                                         ;   351.3 fp3     36 v[0]
        vpor ymm14, ymm14, ymm10                                         ;   356.3 fp1     25 sum
        vpaddd ymm1, ymm1, ymm2                                          ;   351.5 fp0     34 sum
        vmovdqu ymm7, [rbp + 64]                                         ;   350.8 agu1    34 sum reload
        vpaddd ymm1, ymm1, ymm7                                          ;   357.8 fp2     34 sum
        vpxor ymm14, ymm14, ymm5                                         ;   357.3 fp3     25 sum
        vpaddd ymm1, ymm1, ymm14                                         ;   358.8 fp1     34 sum
        vpslld ymm14, ymm1, 0xd                                          ;   359.8 fp2     35 v[0]
        vpsrld ymm1, ymm1, 0x13                                          ;   359.8 fp1     35 v[0]
        vpxor ymm14, ymm14, ymm1                                         ;   360.8 fp0     35 v[0]
        vmovdqa ymm1, ymm13                                              ;   352.5         26 sum copy
        vpxor ymm8, ymm0, ymm12                                          ;   356.3 fp3     26 sum
        vpand ymm1, ymm1, ymm8                                           ;   357.3 fp0     26 sum
        vpslld ymm8, ymm3, 0xa                                           ;   353.8 fp2     36 v[2]
        vpsrld ymm3, ymm3, 0x16                                          ;   354.3 fp1     36 v[2]
        vpaddd ymm9, ymm9, [rbp + 512]                                   ;   353.8 fp3+agu0   34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 160]  ;   354.8 fp0+agu1   34 sum
        vpxor ymm1, ymm1, ymm0                                           ;   358.3 fp2     26 sum
        vpaddd ymm9, ymm9, ymm1                                          ;   359.3 fp3     34 sum
        vpslld ymm1, ymm9, 0xb                                           ;   360.3 fp1     35 v[2]
        vpsrld ymm9, ymm9, 0x15                                          ;   360.3 fp2     35 v[2]
        vpxor ymm8, ymm8, ymm3                                           ;   355.5 fp0     36 v[2]
        vpaddd ymm14, ymm14, ymm11                                       ;   361.8 fp3     35 v[0]
        vpslld ymm3, ymm0, 0xa                                           ;   356.3 fp1     36 v[4]
        vpsrld ymm0, ymm0, 0x16                                          ;   356.8 fp2     36 v[4]
        vpxor ymm1, ymm1, ymm9                                           ;   361.3 fp0     35 v[2]
        vpaddd ymm1, ymm1, ymm15                                         ;   362.3 fp3     35 v[2]
        vpxor ymm9, ymm10, ymm4                                          ;   357.3 fp1     25 sum
        vpor ymm9, ymm9, ymm14                                           ;   362.8 fp0     25 sum
        vpaddd ymm11, ymm11, ymm2                                        ;   357.8 fp2     34 sum
        vpaddd ymm11, ymm11, [rbp + 704]                                 ;   358.8 fp3+agu0   34 sum
        vpxor ymm9, ymm9, ymm8                                           ;   363.8 fp1     25 sum
        vpaddd ymm11, ymm11, ymm9                                        ;   364.8 fp0     34 sum
        vpslld ymm9, ymm11, 7                                            ;   365.8 fp2     35 v[4]
        vpsrld ymm11, ymm11, 0x19                                        ;   365.8 fp1     35 v[4]
        vpxor ymm3, ymm3, ymm0                                           ;   358.8 fp3     36 v[4]
        vpslld ymm0, ymm10, 0xa                                          ;   359.8 fp2     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   360.3 fp1     36 v[1]
        vpxor ymm9, ymm9, ymm11                                          ;   366.8 fp0     35 v[4]
        vpaddd ymm9, ymm9, ymm5                                          ;   367.8 fp3     35 v[4]
        vmovdqa ymm11, ymm3                                              ;   360.0         26 sum copy
        vpxor ymm7, ymm12, ymm1                                          ;   363.3 fp0     26 sum
        vpand ymm11, ymm11, ymm7                                         ;   364.3 fp2     26 sum
        vpxor ymm11, ymm11, ymm12                                        ;   365.3 fp3     26 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   366.3 fp1     34 sum
        vmovdqu ymm7, [rbp + 768]                                        ;   360.8 agu1    34 sum reload
        vpaddd ymm15, ymm15, ymm7                                        ;   367.8 fp0     34 sum
        vmovdqu ymm11, [rel ripemd160_blocks.T0_constants256 + 160]      ;   361.2 agu0    34 sum reload
        vpaddd ymm15, ymm15, ymm11                                       ;   368.8 fp2     34 sum
        vpxor ymm0, ymm0, ymm10                                          ;   361.8 fp3     36 v[1]
        vpslld ymm10, ymm15, 0xc                                         ;   369.8 fp1     35 v[1]
        vpsrld ymm15, ymm15, 0x14                                        ;   369.8 fp2     35 v[1]
        vpxor ymm7, ymm14, ymm4                                          ;   362.8 fp0     25 sum
        vpxor ymm10, ymm10, ymm15                                        ;   370.8 fp3     35 v[1]
        vpslld ymm15, ymm12, 0xa                                         ;   363.3 fp1     36 v[3]
        vpsrld ymm12, ymm12, 0x16                                        ;   363.8 fp2     36 v[3]
        vpor ymm7, ymm7, ymm9                                            ;   368.8 fp0     25 sum
        vpaddd ymm5, ymm5, ymm2                                          ;   363.8 fp3     34 sum
        vpslld ymm2, ymm14, 0xa                                          ;   364.3 fp1     36 v[0]
        vpsrld ymm14, ymm14, 0x16                                        ;   364.8 fp2     36 v[0]
        vpaddd ymm5, ymm5, [rbp + 576]                                   ;   364.8 fp0+agu1   34 sum
        vpxor ymm7, ymm7, ymm0                                           ;   369.8 fp3     25 sum
        vpaddd ymm5, ymm5, ymm7                                          ;   370.8 fp1     34 sum
        vpslld ymm7, ymm5, 5                                             ;   371.8 fp2     35 v[3]
        vpsrld ymm5, ymm5, 0x1b                                          ;   371.8 fp1     35 v[3]
        vpaddd ymm10, ymm10, ymm13                                       ;   371.8 fp0     35 v[1]
        vpxor ymm15, ymm15, ymm12                                        ;   365.8 fp3     36 v[3]
        vpxor ymm2, ymm2, ymm14                                          ;   366.5 fp0     36 v[0]
        vpxor ymm7, ymm7, ymm5                                           ;   372.8 fp2     35 v[3]
        vpxor ymm5, ymm1, ymm10                                          ;   372.8 fp3     26 sum
        vpand ymm5, ymm5, ymm15                                          ;   373.8 fp1     26 sum
        vpaddd ymm13, ymm13, ymm6                                        ;   367.5 fp0     34 sum
        vpaddd ymm13, ymm13, ymm11                                       ;   368.5 fp2     34 sum
        vpaddd ymm7, ymm7, ymm8                                          ;   373.8 fp3     35 v[3]
        vpxor ymm5, ymm5, ymm1                                           ;   374.8 fp1     26 sum
        vpaddd ymm13, ymm13, ymm5                                        ;   375.8 fp0     34 sum
        vpslld ymm5, ymm13, 0xe                                          ;   376.8 fp2     35 v[0]
        vpsrld ymm12, ymm13, 0x12                                        ;   376.8 fp1     35 v[0]
        vpxor ymm13, ymm9, ymm2                                          ;   369.8 fp3     25 sum
        vmovdqu ymm14, [rbp + 448]                                       ;   370.0 agu0    34 sum reload
        vpaddd ymm8, ymm8, ymm14                                         ;   377.0 fp0     34 sum
        vpaddd ymm8, ymm8, [rel ripemd160_blocks.T0_constants256 + 320]  ;   378.0 fp2+agu1   34 sum
        vpand ymm13, ymm13, ymm7                                         ;   374.8 fp1     25 sum
        vpxor ymm13, ymm13, ymm2                                         ;   375.8 fp3     25 sum
        vpaddd ymm8, ymm8, ymm13                                         ;   379.0 fp0     34 sum
        vpslld ymm13, ymm9, 0xa                                          ;   371.8 fp2     36 v[4]
        vpsrld ymm9, ymm9, 0x16                                          ;   372.0 fp1     36 v[4]
        vpxor ymm5, ymm5, ymm12                                          ;   377.8 fp3     35 v[0]
        vpslld ymm12, ymm1, 0xa                                          ;   372.8 fp2     36 v[2]
        vpsrld ymm1, ymm1, 0x16                                          ;   373.0 fp1     36 v[2]
        vpxor ymm13, ymm13, ymm9                                         ;   373.0 fp0     36 v[4]
        vpslld ymm9, ymm8, 0xf                                           ;   380.0 fp2     35 v[2]
        vpsrld ymm8, ymm8, 0x11                                          ;   380.0 fp1     35 v[2]
        vpaddd ymm5, ymm5, ymm3                                          ;   378.8 fp3     35 v[0]
        vpxor ymm12, ymm12, ymm1                                         ;   374.0 fp0     36 v[2]
        vpxor ymm9, ymm9, ymm8                                           ;   381.0 fp3     35 v[2]
        vpaddd ymm9, ymm9, ymm0                                          ;   382.0 fp0     35 v[2]
        vpxor ymm8, ymm7, ymm13                                          ;   374.8 fp2     25 sum
        vpand ymm8, ymm8, ymm9                                           ;   383.0 fp1     25 sum
        vpxor ymm8, ymm8, ymm13                                          ;   384.0 fp3     25 sum
        vpxor ymm1, ymm10, ymm5                                          ;   379.8 fp0     26 sum
        vpaddd ymm3, ymm3, [rbp + 608]                                   ;   375.8 fp2+agu0   34 sum
        vpaddd ymm3, ymm3, ymm11                                         ;   376.8 fp1     34 sum
        vpand ymm1, ymm1, ymm12                                          ;   380.8 fp3     26 sum
        vpxor ymm1, ymm1, ymm10                                          ;   381.8 fp0     26 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   382.8 fp2     34 sum
        vpslld ymm1, ymm7, 0xa                                           ;   377.2 fp1     36 v[3]
        vpsrld ymm7, ymm7, 0x16                                          ;   378.0 fp2     36 v[3]
        vpaddd ymm0, ymm0, ymm8                                          ;   385.0 fp3     34 sum
        vpslld ymm8, ymm3, 0xf                                           ;   383.8 fp1     35 v[4]
        vpsrld ymm3, ymm3, 0x11                                          ;   383.8 fp2     35 v[4]
        vpaddd ymm0, ymm0, [rbp + 224]                                   ;   386.0 fp0+agu1   34 sum
        vpaddd ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 320]  ;   387.0 fp3+agu0   34 sum
        vpxor ymm1, ymm1, ymm7                                           ;   379.2 fp1     36 v[3]
        vpslld ymm7, ymm0, 5                                             ;   388.0 fp2     35 v[1]
        vpsrld ymm0, ymm0, 0x1b                                          ;   388.0 fp1     35 v[1]
        vpxor ymm8, ymm8, ymm3                                           ;   384.8 fp0     35 v[4]
        vpslld ymm3, ymm10, 0xa                                          ;   381.0 fp2     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   381.2 fp1     36 v[1]
        vpaddd ymm8, ymm8, ymm15                                         ;   385.8 fp3     35 v[4]
        vpxor ymm7, ymm7, ymm0                                           ;   389.0 fp0     35 v[1]
        vpxor ymm3, ymm3, ymm10                                          ;   382.2 fp2     36 v[1]
        vpaddd ymm7, ymm7, ymm2                                          ;   390.0 fp3     35 v[1]
        vpxor ymm10, ymm9, ymm1                                          ;   383.0 fp1     25 sum
        vpslld ymm0, ymm9, 0xa                                           ;   383.0 fp2     36 v[2]
        vpsrld ymm9, ymm9, 0x16                                          ;   383.2 fp1     36 v[2]
        vpaddd ymm2, ymm2, [rbp + 704]                                   ;   383.0 fp0+agu1   34 sum
        vpaddd ymm2, ymm2, [rel ripemd160_blocks.T0_constants256 + 320]  ;   384.0 fp3+agu0   34 sum
        vpand ymm10, ymm10, ymm7                                         ;   391.0 fp2     25 sum
        vpxor ymm10, ymm10, ymm1                                         ;   392.0 fp0     25 sum
        vpaddd ymm2, ymm2, ymm10                                         ;   393.0 fp1     34 sum
        vmovdqa ymm10, ymm3                                              ;   383.8         26 sum copy
        vpxor ymm4, ymm5, ymm8                                           ;   386.8 fp3     26 sum
        vpand ymm10, ymm10, ymm4                                         ;   387.8 fp2     26 sum
        vmovdqu ymm4, [rel ripemd160_blocks.T0_constants256 + 32]        ;   384.3 agu1    35 v[0] reload
        vpshufb ymm2, ymm2, ymm4                                         ;   394.0 fp1     35 v[0]
        vpxor ymm10, ymm10, ymm5                                         ;   388.8 fp0     26 sum
        vpaddd ymm15, ymm15, ymm10                                       ;   389.8 fp3     34 sum
        vmovdqu ymm10, [rbp + 64]                                        ;   385.0 agu0    34 sum reload
        vpaddd ymm15, ymm15, ymm10                                       ;   392.0 fp2     34 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   393.0 fp0     34 sum
        vpxor ymm0, ymm0, ymm9                                           ;   386.2 fp1     36 v[2]
        vpslld ymm9, ymm15, 0xe                                          ;   394.0 fp2     35 v[3]
        vpsrld ymm15, ymm15, 0x12                                        ;   394.0 fp1     35 v[3]
        vpaddd ymm2, ymm2, ymm13                                         ;   395.0 fp3     35 v[0]
        vpxor ymm9, ymm9, ymm15                                          ;   395.0 fp0     35 v[3]
        vpslld ymm15, ymm5, 0xa                                          ;   388.0 fp2     36 v[0]
        vpsrld ymm5, ymm5, 0x16                                          ;   388.2 fp1     36 v[0]
        vpxor ymm15, ymm15, ymm5                                         ;   389.2 fp3     36 v[0]
        vpaddd ymm9, ymm9, ymm12                                         ;   396.0 fp0     35 v[3]
        vpxor ymm5, ymm7, ymm0                                           ;   391.0 fp2     25 sum
        vpand ymm5, ymm5, ymm2                                           ;   396.0 fp1     25 sum
        vpaddd ymm13, ymm13, [rbp + 512]                                 ;   389.3 fp3+agu1   34 sum
        vpaddd ymm13, ymm13, [rel ripemd160_blocks.T0_constants256 + 320] ;   390.3 fp0+agu0   34 sum
        vpxor ymm5, ymm5, ymm0                                           ;   397.0 fp2     25 sum
        vpaddd ymm13, ymm13, ymm5                                        ;   398.0 fp1     34 sum
        vpslld ymm5, ymm7, 0xa                                           ;   391.0 fp2     36 v[1]
        vpsrld ymm7, ymm7, 0x16                                          ;   391.2 fp1     36 v[1]
        vpslld ymm10, ymm13, 0xb                                         ;   399.0 fp2     35 v[4]
        vpsrld ymm13, ymm13, 0x15                                        ;   399.0 fp1     35 v[4]
        vpxor ymm10, ymm10, ymm13                                        ;   400.0 fp3     35 v[4]
        vpxor ymm13, ymm8, ymm9                                          ;   397.0 fp0     26 sum
        vpand ymm13, ymm13, ymm15                                        ;   398.0 fp3     26 sum
        vpxor ymm5, ymm5, ymm7                                           ;   393.0 fp0     36 v[1]
        vpxor ymm13, ymm13, ymm8                                         ;   399.0 fp2     26 sum
        vpaddd ymm12, ymm12, ymm13                                       ;   400.0 fp1     34 sum
        vpaddd ymm12, ymm12, ymm14                                       ;   401.0 fp3     34 sum
        vpslld ymm7, ymm8, 0xa                                           ;   394.2 fp2     36 v[4]
        vpaddd ymm12, ymm12, ymm11                                       ;   402.0 fp0     34 sum
        vpslld ymm13, ymm12, 0xf                                         ;   403.0 fp1     35 v[2]
        vpsrld ymm12, ymm12, 0x11                                        ;   403.0 fp2     35 v[2]
        vpaddd ymm10, ymm10, ymm1                                        ;   401.0 fp3     35 v[4]
        vpsrld ymm8, ymm8, 0x16                                          ;   396.0 fp1     36 v[4]
        vpxor ymm13, ymm13, ymm12                                        ;   404.0 fp0     35 v[2]
        vpaddd ymm13, ymm13, ymm3                                        ;   405.0 fp2     35 v[2]
        vpxor ymm12, ymm2, ymm5                                          ;   397.0 fp3     25 sum
        vpaddd ymm1, ymm1, [rbp + 96]                                    ;   397.2 fp1+agu1   34 sum
        vpaddd ymm1, ymm1, [rel ripemd160_blocks.T0_constants256 + 320]  ;   398.2 fp0+agu0   34 sum
        vpand ymm12, ymm12, ymm10                                        ;   402.0 fp2     25 sum
        vpxor ymm12, ymm12, ymm5                                         ;   403.0 fp3     25 sum
        vpaddd ymm1, ymm1, ymm12                                         ;   404.0 fp1     34 sum
        vpslld ymm12, ymm2, 0xa                                          ;   398.5 fp2     36 v[0]
        vpsrld ymm2, ymm2, 0x16                                          ;   399.2 fp1     36 v[0]
        vpxor ymm7, ymm7, ymm8                                           ;   399.0 fp0     36 v[4]
        vpslld ymm8, ymm1, 0xe                                           ;   405.0 fp2     35 v[3]
        vpsrld ymm1, ymm1, 0x12                                          ;   405.0 fp1     35 v[3]
        vpxor ymm12, ymm12, ymm2                                         ;   400.2 fp3     36 v[0]
        vpxor ymm8, ymm8, ymm1                                           ;   406.0 fp0     35 v[3]
        vpaddd ymm8, ymm8, ymm0                                          ;   407.0 fp2     35 v[3]
        vmovdqa ymm1, ymm7                                               ;   400.2         26 sum copy
        vpxor ymm2, ymm9, ymm13                                          ;   406.0 fp3     26 sum
        vpand ymm1, ymm1, ymm2                                           ;   407.0 fp0     26 sum
        vmovdqu ymm2, [rbp + 800]                                        ;   401.0 agu1    34 sum reload
        vpaddd ymm3, ymm3, ymm2                                          ;   408.0 fp1     34 sum
        vpaddd ymm3, ymm3, ymm11                                         ;   409.0 fp2     34 sum
        vpxor ymm1, ymm1, ymm9                                           ;   408.0 fp3     26 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   410.0 fp0     34 sum
        vpslld ymm1, ymm3, 9                                             ;   411.0 fp1     35 v[1]
        vpsrld ymm3, ymm3, 0x17                                          ;   411.0 fp2     35 v[1]
        vpxor ymm1, ymm1, ymm3                                           ;   412.0 fp3     35 v[1]
        vpxor ymm3, ymm10, ymm12                                         ;   404.0 fp0     25 sum
        vpaddd ymm0, ymm0, ymm6                                          ;   404.2 fp1     34 sum
        vpaddd ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 320]  ;   405.2 fp2+agu0   34 sum
        vpand ymm3, ymm3, ymm8                                           ;   408.0 fp3     25 sum
        vpxor ymm3, ymm3, ymm12                                          ;   409.0 fp0     25 sum
        vpaddd ymm0, ymm0, ymm3                                          ;   410.0 fp1     34 sum
        vpslld ymm3, ymm9, 0xa                                           ;   405.3 fp2     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;   406.2 fp1     36 v[3]
        vpxor ymm3, ymm3, ymm9                                           ;   407.2 fp3     36 v[3]
        vpslld ymm9, ymm10, 0xa                                          ;   406.3 fp2     36 v[4]
        vpsrld ymm10, ymm10, 0x16                                        ;   407.2 fp1     36 v[4]
        vpaddd ymm1, ymm1, ymm15                                         ;   413.0 fp0     35 v[1]
        vpxor ymm9, ymm9, ymm10                                          ;   408.2 fp3     36 v[4]
        vpslld ymm10, ymm0, 0xe                                          ;   411.0 fp2     35 v[2]
        vpsrld ymm0, ymm0, 0x12                                          ;   411.0 fp1     35 v[2]
        vpxor ymm10, ymm10, ymm0                                         ;   412.0 fp0     35 v[2]
        vpaddd ymm10, ymm10, ymm5                                        ;   413.0 fp3     35 v[2]
        vpxor ymm0, ymm13, ymm1                                          ;   414.0 fp0     26 sum
        vpand ymm0, ymm0, ymm3                                           ;   415.0 fp2     26 sum
        vpaddd ymm15, ymm15, [rbp + 704]                                 ;   408.7 fp3+agu1   34 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   409.7 fp1     34 sum
        vpxor ymm0, ymm0, ymm13                                          ;   416.0 fp0     26 sum
        vpaddd ymm15, ymm15, ymm0                                        ;   417.0 fp2     34 sum
        vpshufb ymm15, ymm15, ymm4                                       ;   418.0 fp1     35 v[0]
        vmovdqu ymm0, [rbp + 384]                                        ;   409.7 agu0    34 sum reload
        vpaddd ymm5, ymm5, ymm0                                          ;   416.7 fp3     34 sum
        vpxor ymm6, ymm8, ymm9                                           ;   410.3 fp0     25 sum
        vpaddd ymm5, ymm5, [rel ripemd160_blocks.T0_constants256 + 320]  ;   417.7 fp2+agu1   34 sum
        vpand ymm6, ymm6, ymm10                                          ;   414.0 fp3     25 sum
        vpxor ymm6, ymm6, ymm9                                           ;   415.0 fp1     25 sum
        vpaddd ymm5, ymm5, ymm6                                          ;   418.7 fp0     34 sum
        vpslld ymm6, ymm13, 0xa                                          ;   411.3 fp2     36 v[2]
        vpsrld ymm13, ymm13, 0x16                                        ;   412.2 fp1     36 v[2]
        vpxor ymm6, ymm6, ymm13                                          ;   413.2 fp3     36 v[2]
        vpslld ymm13, ymm8, 0xa                                          ;   412.3 fp2     36 v[3]
        vpsrld ymm8, ymm8, 0x16                                          ;   413.2 fp1     36 v[3]
        vpaddd ymm15, ymm15, ymm7                                        ;   419.0 fp0     35 v[0]
        vpxor ymm13, ymm13, ymm8                                         ;   414.2 fp3     36 v[3]
        vpslld ymm8, ymm5, 6                                             ;   419.7 fp2     35 v[1]
        vpsrld ymm5, ymm5, 0x1a                                          ;   419.7 fp1     35 v[1]
        vpxor ymm8, ymm8, ymm5                                           ;   420.7 fp0     35 v[1]
        vpaddd ymm8, ymm8, ymm12                                         ;   421.7 fp3     35 v[1]
        vmovdqa ymm5, ymm6                                               ;   414.2         26 sum copy
        vpxor ymm14, ymm1, ymm15                                         ;   420.0 fp0     26 sum
        vpand ymm5, ymm5, ymm14                                          ;   421.0 fp2     26 sum
        vpaddd ymm7, ymm7, ymm11                                         ;   414.8 fp3     34 sum
        vmovdqu ymm14, [rbp + 576]                                       ;   414.8 agu0    34 sum reload
        vpaddd ymm7, ymm7, ymm14                                         ;   421.8 fp1     34 sum
        vpxor ymm5, ymm5, ymm1                                           ;   422.0 fp0     26 sum
        vpaddd ymm7, ymm7, ymm5                                          ;   423.0 fp2     34 sum
        vpslld ymm5, ymm7, 9                                             ;   424.0 fp1     35 v[4]
        vpsrld ymm7, ymm7, 0x17                                          ;   424.0 fp2     35 v[4]
        vpxor ymm4, ymm10, ymm13                                         ;   417.0 fp3     25 sum
        vpaddd ymm12, ymm12, [rbp + 64]                                  ;   417.2 fp0+agu1   34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 320] ;   418.2 fp1+agu0   34 sum
        vpand ymm4, ymm4, ymm8                                           ;   422.7 fp2     25 sum
        vpxor ymm4, ymm4, ymm13                                          ;   423.7 fp3     25 sum
        vpaddd ymm12, ymm12, ymm4                                        ;   424.7 fp0     34 sum
        vpslld ymm4, ymm10, 0xa                                          ;   418.7 fp1     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   418.8 fp2     36 v[2]
        vpxor ymm5, ymm5, ymm7                                           ;   425.0 fp3     35 v[4]
        vpslld ymm7, ymm1, 0xa                                           ;   419.7 fp1     36 v[1]
        vpsrld ymm1, ymm1, 0x16                                          ;   419.8 fp2     36 v[1]
        vpxor ymm4, ymm4, ymm10                                          ;   419.8 fp0     36 v[2]
        vpslld ymm10, ymm12, 0xe                                         ;   425.7 fp1     35 v[0]
        vpsrld ymm12, ymm12, 0x12                                        ;   425.7 fp2     35 v[0]
        vpaddd ymm5, ymm5, ymm3                                          ;   426.0 fp3     35 v[4]
        vpxor ymm7, ymm7, ymm1                                           ;   420.8 fp0     36 v[1]
        vpxor ymm10, ymm10, ymm12                                        ;   426.7 fp3     35 v[0]
        vpaddd ymm10, ymm10, ymm9                                        ;   427.7 fp1     35 v[0]
        vpxor ymm12, ymm8, ymm4                                          ;   422.7 fp0     25 sum
        vpand ymm12, ymm12, ymm10                                        ;   428.7 fp2     25 sum
        vpxor ymm12, ymm12, ymm4                                         ;   429.7 fp3     25 sum
        vmovdqa ymm1, ymm7                                               ;   422.0         26 sum copy
        vpxor ymm14, ymm15, ymm5                                         ;   427.0 fp1     26 sum
        vpand ymm1, ymm1, ymm14                                          ;   428.0 fp0     26 sum
        vpaddd ymm3, ymm3, ymm11                                         ;   422.8 fp2     34 sum
        vmovdqu ymm14, [rbp + 96]                                        ;   423.0 agu1    34 sum reload
        vpaddd ymm3, ymm3, ymm14                                         ;   430.0 fp3     34 sum
        vpxor ymm1, ymm1, ymm15                                          ;   429.0 fp1     26 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   431.0 fp0     34 sum
        vpslld ymm1, ymm8, 0xa                                           ;   424.0 fp2     36 v[1]
        vpsrld ymm8, ymm8, 0x16                                          ;   424.7 fp1     36 v[1]
        vpaddd ymm9, ymm9, ymm12                                         ;   430.7 fp3     34 sum
        vpslld ymm12, ymm3, 0xe                                          ;   432.0 fp2     35 v[3]
        vpsrld ymm3, ymm3, 0x12                                          ;   432.0 fp1     35 v[3]
        vpaddd ymm9, ymm9, [rbp + 640]                                   ;   431.7 fp0+agu0   34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 320]  ;   432.7 fp3+agu1   34 sum
        vpxor ymm1, ymm1, ymm8                                           ;   426.0 fp2     36 v[1]
        vpslld ymm8, ymm9, 6                                             ;   433.7 fp1     35 v[4]
        vpsrld ymm9, ymm9, 0x1a                                          ;   433.7 fp2     35 v[4]
        vpxor ymm12, ymm12, ymm3                                         ;   433.0 fp0     35 v[3]
        vpslld ymm3, ymm15, 0xa                                          ;   427.7 fp1     36 v[0]
        vpsrld ymm15, ymm15, 0x16                                        ;   428.0 fp2     36 v[0]
        vpxor ymm8, ymm8, ymm9                                           ;   434.7 fp3     35 v[4]
        vpaddd ymm12, ymm12, ymm6                                        ;   434.0 fp0     35 v[3]
        vpxor ymm3, ymm3, ymm15                                          ;   429.0 fp1     36 v[0]
        vpaddd ymm8, ymm8, ymm13                                         ;   435.7 fp3     35 v[4]
        vpxor ymm9, ymm10, ymm1                                          ;   429.0 fp2     25 sum
        vpaddd ymm13, ymm13, ymm2                                        ;   429.2 fp0     34 sum
        vmovdqu ymm15, [rel ripemd160_blocks.T0_constants256 + 320]      ;   429.3 agu0    34 sum reload
        vpaddd ymm13, ymm13, ymm15                                       ;   436.3 fp1     34 sum
        vpand ymm9, ymm9, ymm8                                           ;   436.7 fp3     25 sum
        vpxor ymm9, ymm9, ymm1                                           ;   437.7 fp2     25 sum
        vpaddd ymm13, ymm13, ymm9                                        ;   438.7 fp0     34 sum
        vmovdqa ymm9, ymm3                                               ;   430.7         26 sum copy
        vpxor ymm14, ymm5, ymm12                                         ;   435.0 fp1     26 sum
        vpand ymm9, ymm9, ymm14                                          ;   436.0 fp3     26 sum
        vpslld ymm14, ymm10, 0xa                                         ;   431.7 fp2     36 v[0]
        vpsrld ymm10, ymm10, 0x16                                        ;   431.8 fp1     36 v[0]
        vpaddd ymm6, ymm6, ymm11                                         ;   432.0 fp0     34 sum
        vpaddd ymm6, ymm6, [rbp + 192]                                   ;   433.0 fp3+agu1   34 sum
        vpxor ymm9, ymm9, ymm5                                           ;   437.0 fp2     26 sum
        vpaddd ymm6, ymm6, ymm9                                          ;   438.0 fp1     34 sum
        vpslld ymm9, ymm13, 9                                            ;   439.7 fp2     35 v[3]
        vpsrld ymm13, ymm13, 0x17                                        ;   439.7 fp1     35 v[3]
        vpxor ymm14, ymm14, ymm10                                        ;   433.2 fp0     36 v[0]
        vpslld ymm10, ymm6, 5                                            ;   439.0 fp2     35 v[2]
        vpsrld ymm6, ymm6, 0x1b                                          ;   439.0 fp1     35 v[2]
        vpxor ymm9, ymm9, ymm13                                          ;   440.7 fp3     35 v[3]
        vpslld ymm13, ymm5, 0xa                                          ;   435.7 fp2     36 v[4]
        vpsrld ymm5, ymm5, 0x16                                          ;   435.8 fp1     36 v[4]
        vpxor ymm10, ymm10, ymm6                                         ;   440.0 fp0     35 v[2]
        vpaddd ymm9, ymm9, ymm4                                          ;   441.7 fp3     35 v[3]
        vpaddd ymm10, ymm10, ymm7                                        ;   441.0 fp0     35 v[2]
        vpxor ymm13, ymm13, ymm5                                         ;   436.8 fp2     36 v[4]
        vpxor ymm5, ymm8, ymm14                                          ;   436.7 fp3     25 sum
        vpand ymm5, ymm5, ymm9                                           ;   442.7 fp1     25 sum
        vpslld ymm6, ymm8, 0xa                                           ;   437.7 fp2     36 v[4]
        vpaddd ymm4, ymm4, ymm15                                         ;   437.0 fp0     34 sum
        vpaddd ymm4, ymm4, [rbp + 160]                                   ;   438.0 fp3+agu0   34 sum
        vpxor ymm5, ymm5, ymm14                                          ;   443.7 fp1     25 sum
        vpaddd ymm4, ymm4, ymm5                                          ;   444.7 fp0     34 sum
        vpslld ymm5, ymm4, 0xc                                           ;   445.7 fp2     35 v[2]
        vpsrld ymm4, ymm4, 0x14                                          ;   445.7 fp1     35 v[2]
        vmovdqa ymm2, ymm13                                              ;   438.0         26 sum copy
        vpxor ymm15, ymm12, ymm10                                        ;   442.0 fp3     26 sum
        vpand ymm2, ymm2, ymm15                                          ;   443.0 fp0     26 sum
        vpsrld ymm8, ymm8, 0x16                                          ;   439.7 fp2     36 v[4]
        vpxor ymm2, ymm2, ymm12                                          ;   444.0 fp3     26 sum
        vpaddd ymm7, ymm7, ymm2                                          ;   445.0 fp1     34 sum
        vpaddd ymm7, ymm7, ymm0                                          ;   446.0 fp0     34 sum
        vpaddd ymm7, ymm7, ymm11                                         ;   447.0 fp2     34 sum
        vpslld ymm15, ymm7, 6                                            ;   448.0 fp1     35 v[1]
        vpsrld ymm7, ymm7, 0x1a                                          ;   448.0 fp2     35 v[1]
        vpxor ymm6, ymm6, ymm8                                           ;   440.7 fp3     36 v[4]
        vpxor ymm5, ymm5, ymm4                                           ;   446.7 fp0     35 v[2]
        vpslld ymm4, ymm12, 0xa                                          ;   441.8 fp1     36 v[3]
        vpsrld ymm8, ymm12, 0x16                                         ;   442.7 fp2     36 v[3]
        vpaddd ymm5, ymm5, ymm1                                          ;   447.7 fp3     35 v[2]
        vpxor ymm15, ymm15, ymm7                                         ;   449.0 fp0     35 v[1]
        vpxor ymm7, ymm9, ymm6                                           ;   442.8 fp1     25 sum
        vpand ymm7, ymm7, ymm5                                           ;   448.7 fp3     25 sum
        vpxor ymm4, ymm4, ymm8                                           ;   443.7 fp0     36 v[3]
        vpaddd ymm15, ymm15, ymm3                                        ;   450.0 fp2     35 v[1]
        vpslld ymm8, ymm9, 0xa                                           ;   443.8 fp1     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;   444.7 fp2     36 v[3]
        vmovdqu ymm12, [rbp + 576]                                       ;   444.0 agu1    34 sum reload
        vpaddd ymm1, ymm1, ymm12                                         ;   451.0 fp3     34 sum
        vmovdqu ymm2, [rel ripemd160_blocks.T0_constants256 + 320]       ;   444.3 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm2                                          ;   452.0 fp0     34 sum
        vpxor ymm7, ymm7, ymm6                                           ;   449.7 fp1     25 sum
        vpaddd ymm1, ymm1, ymm7                                          ;   453.0 fp3     34 sum
        vpslld ymm7, ymm1, 9                                             ;   454.0 fp2     35 v[1]
        vpsrld ymm1, ymm1, 0x17                                          ;   454.0 fp1     35 v[1]
        vmovdqa ymm12, ymm4                                              ;   445.8         26 sum copy
        vpxor ymm0, ymm10, ymm15                                         ;   451.0 fp0     26 sum
        vpand ymm12, ymm12, ymm0                                         ;   452.0 fp3     26 sum
        vpxor ymm7, ymm7, ymm1                                           ;   455.0 fp2     35 v[1]
        vpxor ymm8, ymm8, ymm9                                           ;   447.0 fp1     36 v[3]
        vpaddd ymm3, ymm3, ymm11                                         ;   447.2 fp0     34 sum
        vmovdqu ymm9, [rbp + 416]                                        ;   447.3 agu1    34 sum reload
        vpaddd ymm3, ymm3, ymm9                                          ;   454.3 fp3     34 sum
        vpxor ymm12, ymm12, ymm10                                        ;   453.0 fp2     26 sum
        vpaddd ymm3, ymm3, ymm12                                         ;   455.3 fp1     34 sum
        vmovdqu ymm12, [rel ripemd160_blocks.T0_constants256 + 32]       ;   448.2 agu0    35 v[0] reload
        vpshufb ymm0, ymm3, ymm12                                        ;   456.3 fp2     35 v[0]
        vpslld ymm1, ymm10, 0xa                                          ;   449.0 fp1     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   449.7 fp2     36 v[2]
        vpaddd ymm7, ymm7, ymm14                                         ;   456.0 fp0     35 v[1]
        vpxor ymm1, ymm1, ymm10                                          ;   450.7 fp3     36 v[2]
        vpaddd ymm0, ymm0, ymm13                                         ;   457.3 fp1     35 v[0]
        vpxor ymm10, ymm5, ymm8                                          ;   450.2 fp0     25 sum
        vmovdqu ymm3, [rbp + 768]                                        ;   450.2 agu1    34 sum reload
        vpaddd ymm14, ymm14, ymm3                                        ;   457.2 fp3     34 sum
        vpand ymm10, ymm10, ymm7                                         ;   457.0 fp2     25 sum
        vpaddd ymm14, ymm14, ymm2                                        ;   458.2 fp1     34 sum
        vpxor ymm10, ymm10, ymm8                                         ;   458.0 fp0     25 sum
        vpaddd ymm14, ymm14, ymm10                                       ;   459.2 fp3     34 sum
        vpslld ymm10, ymm5, 0xa                                          ;   452.2 fp2     36 v[2]
        vpsrld ymm5, ymm5, 0x16                                          ;   452.3 fp1     36 v[2]
        vpslld ymm3, ymm14, 0xc                                          ;   460.2 fp2     35 v[0]
        vpsrld ymm14, ymm14, 0x14                                        ;   460.2 fp1     35 v[0]
        vpxor ymm3, ymm3, ymm14                                          ;   461.2 fp0     35 v[0]
        vmovdqa ymm14, ymm1                                              ;   454.0         26 sum copy
        vpxor ymm12, ymm15, ymm0                                         ;   458.3 fp3     26 sum
        vpand ymm14, ymm14, ymm12                                        ;   459.3 fp0     26 sum
        vpxor ymm10, ymm10, ymm5                                         ;   454.5 fp2     36 v[2]
        vpaddd ymm13, ymm13, ymm11                                       ;   454.7 fp1     34 sum
        vmovdqu ymm5, [rbp + 640]                                        ;   454.8 agu0    34 sum reload
        vpaddd ymm13, ymm13, ymm5                                        ;   461.8 fp3     34 sum
        vpxor ymm14, ymm14, ymm15                                        ;   460.3 fp0     26 sum
        vpaddd ymm13, ymm13, ymm14                                       ;   462.8 fp2     34 sum
        vpslld ymm12, ymm15, 0xa                                         ;   456.0 fp1     36 v[1]
        vpslld ymm14, ymm13, 6                                           ;   463.8 fp2     35 v[4]
        vpsrld ymm13, ymm13, 0x1a                                        ;   463.8 fp1     35 v[4]
        vpaddd ymm3, ymm3, ymm6                                          ;   462.2 fp3     35 v[0]
        vpsrld ymm15, ymm15, 0x16                                        ;   457.5 fp2     36 v[1]
        vpxor ymm14, ymm14, ymm13                                        ;   464.8 fp0     35 v[4]
        vpaddd ymm14, ymm14, ymm4                                        ;   465.8 fp1     35 v[4]
        vpxor ymm13, ymm7, ymm10                                         ;   458.0 fp3     25 sum
        vpaddd ymm6, ymm6, ymm2                                          ;   458.3 fp0     34 sum
        vpaddd ymm6, ymm6, [rbp + 192]                                   ;   459.3 fp2+agu1   34 sum
        vpand ymm13, ymm13, ymm3                                         ;   463.2 fp1     25 sum
        vpxor ymm13, ymm13, ymm10                                        ;   464.2 fp3     25 sum
        vpaddd ymm6, ymm6, ymm13                                         ;   465.2 fp0     34 sum
        vpslld ymm13, ymm7, 0xa                                          ;   459.5 fp2     36 v[1]
        vpsrld ymm7, ymm7, 0x16                                          ;   460.0 fp1     36 v[1]
        vpxor ymm12, ymm12, ymm15                                        ;   460.0 fp3     36 v[1]
        vpslld ymm15, ymm6, 5                                            ;   466.2 fp2     35 v[4]
        vpsrld ymm6, ymm6, 0x1b                                          ;   466.2 fp1     35 v[4]
        vpxor ymm13, ymm13, ymm7                                         ;   461.0 fp0     36 v[1]
        vpxor ymm15, ymm15, ymm6                                         ;   467.2 fp3     35 v[4]
        vpaddd ymm15, ymm15, ymm8                                        ;   468.2 fp0     35 v[4]
        vpxor ymm6, ymm0, ymm14                                          ;   466.8 fp2     26 sum
        vpand ymm6, ymm6, ymm12                                          ;   467.8 fp1     26 sum
        vpaddd ymm4, ymm4, ymm11                                         ;   462.0 fp3     34 sum
        vmovdqu ymm7, [rbp + 224]                                        ;   462.0 agu0    34 sum reload
        vpaddd ymm4, ymm4, ymm7                                          ;   469.0 fp0     34 sum
        vpxor ymm6, ymm6, ymm0                                           ;   468.8 fp2     26 sum
        vpaddd ymm4, ymm4, ymm6                                          ;   470.0 fp1     34 sum
        vpslld ymm6, ymm4, 5                                             ;   471.0 fp2     35 v[3]
        vpsrld ymm4, ymm4, 0x1b                                          ;   471.0 fp1     35 v[3]
        vpxor ymm6, ymm6, ymm4                                           ;   472.0 fp3     35 v[3]
        vpxor ymm4, ymm3, ymm13                                          ;   464.2 fp0     25 sum
        vpaddd ymm8, ymm8, ymm2                                          ;   464.5 fp2     34 sum
        vpaddd ymm8, ymm8, [rbp + 608]                                   ;   465.5 fp1+agu1   34 sum
        vpand ymm4, ymm4, ymm15                                          ;   469.2 fp3     25 sum
        vpxor ymm4, ymm4, ymm13                                          ;   470.2 fp0     25 sum
        vpaddd ymm8, ymm8, ymm4                                          ;   471.2 fp2     34 sum
        vpslld ymm4, ymm0, 0xa                                           ;   466.0 fp1     36 v[0]
        vpsrld ymm0, ymm0, 0x16                                          ;   466.5 fp2     36 v[0]
        vpaddd ymm6, ymm6, ymm1                                          ;   473.0 fp3     35 v[3]
        vpxor ymm4, ymm4, ymm0                                           ;   467.5 fp0     36 v[0]
        vpslld ymm0, ymm3, 0xa                                           ;   467.0 fp1     36 v[0]
        vpsrld ymm3, ymm3, 0x16                                          ;   467.5 fp2     36 v[0]
        vpxor ymm0, ymm0, ymm3                                           ;   468.5 fp3     36 v[0]
        vpslld ymm3, ymm8, 0xf                                           ;   472.2 fp1     35 v[3]
        vpsrld ymm8, ymm8, 0x11                                          ;   472.2 fp2     35 v[3]
        vpxor ymm3, ymm3, ymm8                                           ;   473.2 fp0     35 v[3]
        vpaddd ymm3, ymm3, ymm10                                         ;   474.2 fp3     35 v[3]
        vpxor ymm8, ymm14, ymm6                                          ;   474.0 fp0     26 sum
        vpand ymm8, ymm8, ymm4                                           ;   475.0 fp1     26 sum
        vpaddd ymm1, ymm1, ymm11                                         ;   469.2 fp3     34 sum
        vpslld ymm11, ymm14, 0xa                                         ;   469.5 fp2     36 v[4]
        vpaddd ymm1, ymm1, [rbp + 160]                                   ;   470.2 fp0+agu0   34 sum
        vpxor ymm8, ymm8, ymm14                                          ;   476.0 fp1     26 sum
        vpaddd ymm1, ymm1, ymm8                                          ;   477.0 fp3     34 sum
        vpsrld ymm8, ymm14, 0x16                                         ;   470.5 fp2     36 v[4]
        vpslld ymm14, ymm1, 0xc                                          ;   478.0 fp1     35 v[2]
        vpxor ymm7, ymm15, ymm0                                          ;   470.7 fp0     25 sum
        vpsrld ymm1, ymm1, 0x14                                          ;   478.0 fp2     35 v[2]
        vpand ymm7, ymm7, ymm3                                           ;   475.2 fp3     25 sum
        vpxor ymm11, ymm11, ymm8                                         ;   471.7 fp0     36 v[4]
        vpslld ymm8, ymm15, 0xa                                          ;   472.0 fp1     36 v[4]
        vpaddd ymm10, ymm10, ymm2                                        ;   472.2 fp3     34 sum
        vpaddd ymm10, ymm10, ymm9                                        ;   473.2 fp2     34 sum
        vpxor ymm7, ymm7, ymm0                                           ;   476.2 fp0     25 sum
        vpaddd ymm10, ymm10, ymm7                                        ;   477.2 fp1     34 sum
        vpsrld ymm7, ymm15, 0x16                                         ;   473.5 fp2     36 v[4]
        vmovdqu ymm15, [rel ripemd160_blocks.T0_constants256 + 32]       ;   472.5 agu1    35 v[0] reload
        vpshufb ymm10, ymm10, ymm15                                      ;   479.5 fp1     35 v[2]
        vpxor ymm14, ymm14, ymm1                                         ;   479.0 fp3     35 v[2]
        vpxor ymm8, ymm8, ymm7                                           ;   474.5 fp0     36 v[4]
        vmovdqu ymm7, [rel ripemd160_blocks.T0_constants256 + 64]        ;   473.2 agu0    25 sum reload
        vpxor ymm1, ymm11, ymm7                                          ;   480.2 fp3     26 sum
        vpaddd ymm14, ymm14, ymm12                                       ;   480.0 fp2     35 v[2]
        vpslld ymm2, ymm6, 0xa                                           ;   475.0 fp1     36 v[3]
        vpor ymm1, ymm1, ymm6                                            ;   481.2 fp0     26 sum
        vpsrld ymm6, ymm6, 0x16                                          ;   475.5 fp2     36 v[3]
        vpaddd ymm10, ymm10, ymm13                                       ;   480.5 fp3     35 v[2]
        vpaddd ymm12, ymm12, [rbp + 704]                                 ;   475.7 fp0+agu1   34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 192] ;   476.7 fp1+agu0   34 sum
        vpxor ymm1, ymm1, ymm14                                          ;   482.2 fp3     26 sum
        vpaddd ymm12, ymm12, ymm1                                        ;   483.2 fp2     34 sum
        vpslld ymm1, ymm12, 9                                            ;   484.2 fp1     35 v[1]
        vpsrld ymm12, ymm12, 0x17                                        ;   484.2 fp2     35 v[1]
        vpaddd ymm13, ymm13, [rbp + 800]                                 ;   476.7 fp0+agu1   34 sum
        vpaddd ymm13, ymm13, [rel ripemd160_blocks.T0_constants256]      ;   477.7 fp3+agu0   34 sum
        vpxor ymm9, ymm3, ymm10                                          ;   481.5 fp0     25 sum
        vpxor ymm9, ymm9, ymm8                                           ;   482.5 fp1     25 sum
        vpaddd ymm13, ymm13, ymm9                                        ;   483.5 fp3     34 sum
        vpshufb ymm9, ymm13, ymm15                                       ;   484.5 fp2     35 v[1]
        vpslld ymm13, ymm3, 0xa                                          ;   479.0 fp1     36 v[3]
        vpsrld ymm3, ymm3, 0x16                                          ;   479.5 fp2     36 v[3]
        vpxor ymm2, ymm2, ymm6                                           ;   479.0 fp0     36 v[3]
        vpxor ymm13, ymm13, ymm3                                         ;   480.5 fp3     36 v[3]
        vpxor ymm1, ymm1, ymm12                                          ;   485.2 fp0     35 v[1]
        vpaddd ymm9, ymm9, ymm0                                          ;   485.5 fp1     35 v[1]
        vpxor ymm6, ymm2, ymm7                                           ;   480.2 fp3     26 sum
        vpor ymm6, ymm6, ymm14                                           ;   481.2 fp2     26 sum
        vpaddd ymm1, ymm1, ymm4                                          ;   486.2 fp0     35 v[1]
        vpslld ymm12, ymm14, 0xa                                         ;   481.0 fp1     36 v[2]
        vpsrld ymm14, ymm14, 0x16                                        ;   481.5 fp2     36 v[2]
        vmovdqu ymm3, [rbp + 384]                                        ;   480.7 agu1    34 sum reload
        vpaddd ymm0, ymm0, ymm3                                          ;   487.7 fp3     34 sum
        vpaddd ymm0, ymm0, [rel ripemd160_blocks.T0_constants256]        ;   488.7 fp0+agu0   34 sum
        vpxor ymm6, ymm6, ymm1                                           ;   487.2 fp1     26 sum
        vpaddd ymm4, ymm4, ymm6                                          ;   488.2 fp3     34 sum
        vmovdqu ymm6, [rbp + 64]                                         ;   481.7 agu1    34 sum reload
        vpaddd ymm4, ymm4, ymm6                                          ;   489.2 fp2     34 sum
        vpaddd ymm4, ymm4, [rel ripemd160_blocks.T0_constants256 + 192]  ;   490.2 fp0+agu0   34 sum
        vpxor ymm3, ymm10, ymm9                                          ;   486.5 fp1     25 sum
        vpxor ymm3, ymm3, ymm13                                          ;   487.5 fp3     25 sum
        vpaddd ymm0, ymm0, ymm3                                          ;   489.7 fp2     34 sum
        vpslld ymm3, ymm10, 0xa                                          ;   484.0 fp1     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   484.5 fp2     36 v[2]
        vpxor ymm12, ymm12, ymm14                                        ;   484.2 fp0     36 v[2]
        vpslld ymm14, ymm0, 5                                            ;   490.7 fp1     35 v[0]
        vpsrld ymm0, ymm0, 0x1b                                          ;   490.7 fp2     35 v[0]
        vpxor ymm14, ymm14, ymm0                                         ;   491.7 fp3     35 v[0]
        vpslld ymm0, ymm4, 0xf                                           ;   491.2 fp1     35 v[0]
        vpsrld ymm4, ymm4, 0x11                                          ;   491.2 fp2     35 v[0]
        vpxor ymm3, ymm3, ymm10                                          ;   485.5 fp0     36 v[2]
        vpxor ymm0, ymm0, ymm4                                           ;   492.2 fp3     35 v[0]
        vpaddd ymm14, ymm14, ymm8                                        ;   492.7 fp0     35 v[0]
        vpaddd ymm0, ymm0, ymm11                                         ;   493.2 fp3     35 v[0]
        vpxor ymm4, ymm12, ymm7                                          ;   487.2 fp1     26 sum
        vpslld ymm10, ymm1, 0xa                                          ;   487.5 fp2     36 v[1]
        vpaddd ymm8, ymm8, [rbp + 608]                                   ;   487.5 fp0+agu1   34 sum
        vpaddd ymm8, ymm8, [rel ripemd160_blocks.T0_constants256]        ;   488.5 fp3+agu0   34 sum
        vpor ymm4, ymm4, ymm1                                            ;   488.2 fp1     26 sum
        vpsrld ymm1, ymm1, 0x16                                          ;   488.5 fp2     36 v[1]
        vpxor ymm4, ymm4, ymm0                                           ;   494.2 fp0     26 sum
        vpaddd ymm11, ymm11, ymm4                                        ;   495.2 fp3     34 sum
        vpaddd ymm11, ymm11, ymm5                                        ;   496.2 fp1     34 sum
        vmovdqu ymm4, [rel ripemd160_blocks.T0_constants256 + 192]       ;   488.7 agu1    34 sum reload
        vpaddd ymm11, ymm11, ymm4                                        ;   497.2 fp2     34 sum
        vpxor ymm6, ymm9, ymm14                                          ;   493.7 fp0     25 sum
        vpxor ymm6, ymm6, ymm3                                           ;   494.7 fp3     25 sum
        vpaddd ymm8, ymm8, ymm6                                          ;   495.7 fp1     34 sum
        vpslld ymm6, ymm9, 0xa                                           ;   490.5 fp2     36 v[1]
        vpsrld ymm9, ymm9, 0x16                                          ;   491.2 fp1     36 v[1]
        vpxor ymm10, ymm10, ymm1                                         ;   490.7 fp0     36 v[1]
        vpslld ymm1, ymm8, 0xc                                           ;   496.7 fp2     35 v[4]
        vpsrld ymm8, ymm8, 0x14                                          ;   496.7 fp1     35 v[4]
        vpxor ymm1, ymm1, ymm8                                           ;   497.7 fp3     35 v[4]
        vpslld ymm8, ymm11, 5                                            ;   498.2 fp2     35 v[4]
        vpsrld ymm11, ymm11, 0x1b                                        ;   498.2 fp1     35 v[4]
        vpxor ymm6, ymm6, ymm9                                           ;   492.2 fp0     36 v[1]
        vpxor ymm8, ymm8, ymm11                                          ;   499.2 fp3     35 v[4]
        vpaddd ymm1, ymm1, ymm13                                         ;   498.7 fp0     35 v[4]
        vpaddd ymm8, ymm8, ymm2                                          ;   500.2 fp3     35 v[4]
        vpxor ymm9, ymm10, ymm7                                          ;   493.5 fp2     26 sum
        vpslld ymm11, ymm0, 0xa                                          ;   494.2 fp1     36 v[0]
        vpor ymm9, ymm9, ymm0                                            ;   494.5 fp0     26 sum
        vpsrld ymm0, ymm0, 0x16                                          ;   494.5 fp2     36 v[0]
        vpxor ymm9, ymm9, ymm8                                           ;   501.2 fp3     26 sum
        vpaddd ymm13, ymm13, [rbp + 704]                                 ;   494.7 fp0+agu0   34 sum
        vpaddd ymm13, ymm13, [rel ripemd160_blocks.T0_constants256]      ;   495.7 fp1+agu1   34 sum
        vpaddd ymm2, ymm2, ymm9                                          ;   502.2 fp3     34 sum
        vmovdqu ymm9, [rbp + 768]                                        ;   495.5 agu0    34 sum reload
        vpaddd ymm2, ymm2, ymm9                                          ;   503.2 fp2     34 sum
        vpaddd ymm2, ymm2, ymm4                                          ;   504.2 fp0     34 sum
        vpxor ymm9, ymm14, ymm1                                          ;   499.7 fp1     25 sum
        vpxor ymm9, ymm9, ymm6                                           ;   500.7 fp3     25 sum
        vpaddd ymm13, ymm13, ymm9                                        ;   501.7 fp2     34 sum
        vpslld ymm9, ymm13, 9                                            ;   502.7 fp1     35 v[3]
        vpsrld ymm13, ymm13, 0x17                                        ;   502.7 fp2     35 v[3]
        vpxor ymm11, ymm11, ymm0                                         ;   497.2 fp0     36 v[0]
        vpslld ymm0, ymm14, 0xa                                          ;   498.2 fp1     36 v[0]
        vpsrld ymm14, ymm14, 0x16                                        ;   498.5 fp2     36 v[0]
        vpxor ymm9, ymm9, ymm13                                          ;   503.7 fp3     35 v[3]
        vpslld ymm13, ymm2, 0xb                                          ;   505.2 fp1     35 v[3]
        vpsrld ymm2, ymm2, 0x15                                          ;   505.2 fp2     35 v[3]
        vpxor ymm0, ymm0, ymm14                                          ;   499.5 fp0     36 v[0]
        vpxor ymm13, ymm13, ymm2                                         ;   506.2 fp3     35 v[3]
        vpaddd ymm9, ymm9, ymm3                                          ;   504.7 fp0     35 v[3]
        vpaddd ymm13, ymm13, ymm12                                       ;   507.2 fp1     35 v[3]
        vpxor ymm14, ymm11, ymm7                                         ;   500.2 fp3     26 sum
        vpslld ymm2, ymm8, 0xa                                           ;   501.2 fp2     36 v[4]
        vpor ymm14, ymm14, ymm8                                          ;   501.2 fp0     26 sum
        vpsrld ymm8, ymm8, 0x16                                          ;   501.2 fp1     36 v[4]
        vpxor ymm14, ymm14, ymm13                                        ;   508.2 fp3     26 sum
        vpaddd ymm3, ymm3, [rbp + 512]                                   ;   501.5 fp2+agu1   34 sum
        vpaddd ymm3, ymm3, [rel ripemd160_blocks.T0_constants256]        ;   502.5 fp0+agu0   34 sum
        vpaddd ymm12, ymm12, ymm14                                       ;   509.2 fp1     34 sum
        vmovdqu ymm14, [rbp + 192]                                       ;   502.3 agu1    34 sum reload
        vpaddd ymm12, ymm12, ymm14                                       ;   510.2 fp3     34 sum
        vpaddd ymm12, ymm12, ymm4                                        ;   511.2 fp2     34 sum
        vpxor ymm14, ymm1, ymm9                                          ;   505.7 fp0     25 sum
        vpxor ymm14, ymm14, ymm0                                         ;   506.7 fp1     25 sum
        vpaddd ymm3, ymm3, ymm14                                         ;   507.7 fp3     34 sum
        vpslld ymm14, ymm3, 0xc                                          ;   508.7 fp2     35 v[2]
        vpsrld ymm3, ymm3, 0x14                                          ;   508.7 fp1     35 v[2]
        vpxor ymm2, ymm2, ymm8                                           ;   503.7 fp0     36 v[4]
        vpslld ymm8, ymm1, 0xa                                           ;   504.5 fp2     36 v[4]
        vpsrld ymm1, ymm1, 0x16                                          ;   505.2 fp1     36 v[4]
        vpxor ymm14, ymm14, ymm3                                         ;   509.7 fp3     35 v[2]
        vpslld ymm3, ymm12, 6                                            ;   512.2 fp2     35 v[2]
        vpsrld ymm12, ymm12, 0x1a                                        ;   512.2 fp1     35 v[2]
        vpxor ymm8, ymm8, ymm1                                           ;   506.2 fp0     36 v[4]
        vpxor ymm3, ymm3, ymm12                                          ;   513.2 fp3     35 v[2]
        vpaddd ymm14, ymm14, ymm6                                        ;   510.7 fp0     35 v[2]
        vpaddd ymm3, ymm3, ymm10                                         ;   514.2 fp2     35 v[2]
        vpxor ymm12, ymm2, ymm7                                          ;   506.5 fp3     26 sum
        vpslld ymm1, ymm13, 0xa                                          ;   508.2 fp1     36 v[3]
        vpor ymm12, ymm12, ymm13                                         ;   508.2 fp0     26 sum
        vpsrld ymm13, ymm13, 0x16                                        ;   508.2 fp2     36 v[3]
        vpxor ymm12, ymm12, ymm3                                         ;   515.2 fp3     26 sum
        vpaddd ymm6, ymm6, ymm5                                          ;   508.2 fp1     34 sum
        vmovdqu ymm5, [rel ripemd160_blocks.T0_constants256]             ;   508.3 agu0    34 sum reload
        vpaddd ymm6, ymm6, ymm5                                          ;   515.3 fp0     34 sum
        vpaddd ymm10, ymm10, ymm12                                       ;   516.2 fp2     34 sum
        vpaddd ymm10, ymm10, [rbp + 800]                                 ;   517.2 fp3+agu1   34 sum
        vpaddd ymm10, ymm10, ymm4                                        ;   518.2 fp1     34 sum
        vpxor ymm12, ymm9, ymm14                                         ;   511.7 fp0     25 sum
        vpxor ymm1, ymm1, ymm13                                          ;   509.7 fp2     36 v[3]
        vpxor ymm12, ymm12, ymm8                                         ;   512.7 fp3     25 sum
        vpaddd ymm6, ymm6, ymm12                                         ;   516.3 fp1     34 sum
        vpshufb ymm10, ymm10, ymm15                                      ;   519.2 fp2     35 v[1]
        vpslld ymm12, ymm9, 0xa                                          ;   511.2 fp1     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;   511.7 fp2     36 v[3]
        vpslld ymm13, ymm6, 5                                            ;   517.3 fp1     35 v[1]
        vpsrld ymm6, ymm6, 0x1b                                          ;   517.3 fp2     35 v[1]
        vpxor ymm13, ymm13, ymm6                                         ;   518.3 fp0     35 v[1]
        vpxor ymm12, ymm12, ymm9                                         ;   512.7 fp3     36 v[3]
        vpaddd ymm10, ymm10, ymm11                                       ;   520.2 fp0     35 v[1]
        vpaddd ymm13, ymm13, ymm0                                        ;   519.3 fp3     35 v[1]
        vpxor ymm6, ymm1, ymm7                                           ;   513.2 fp1     26 sum
        vpslld ymm9, ymm3, 0xa                                           ;   515.2 fp2     36 v[2]
        vpor ymm6, ymm6, ymm3                                            ;   515.2 fp0     26 sum
        vpsrld ymm3, ymm3, 0x16                                          ;   515.2 fp1     36 v[2]
        vpxor ymm6, ymm6, ymm10                                          ;   521.2 fp3     26 sum
        vpaddd ymm11, ymm11, ymm6                                        ;   522.2 fp0     34 sum
        vmovdqu ymm6, [rbp + 160]                                        ;   515.3 agu0    34 sum reload
        vpaddd ymm11, ymm11, ymm6                                        ;   523.2 fp2     34 sum
        vpaddd ymm11, ymm11, ymm4                                        ;   524.2 fp1     34 sum
        vpaddd ymm0, ymm0, [rbp + 448]                                   ;   515.8 fp3+agu1   34 sum
        vpaddd ymm0, ymm0, ymm5                                          ;   516.8 fp0     34 sum
        vpslld ymm6, ymm11, 0xd                                          ;   525.2 fp2     35 v[0]
        vpsrld ymm11, ymm11, 0x13                                        ;   525.2 fp1     35 v[0]
        vpxor ymm15, ymm14, ymm13                                        ;   520.3 fp3     25 sum
        vpxor ymm9, ymm9, ymm3                                           ;   517.2 fp0     36 v[2]
        vpxor ymm15, ymm15, ymm12                                        ;   521.3 fp2     25 sum
        vpaddd ymm0, ymm0, ymm15                                         ;   522.3 fp1     34 sum
        vpslld ymm15, ymm0, 0xe                                          ;   523.3 fp2     35 v[0]
        vpsrld ymm0, ymm0, 0x12                                          ;   523.3 fp1     35 v[0]
        vpslld ymm3, ymm14, 0xa                                          ;   519.5 fp2     36 v[2]
        vpsrld ymm14, ymm14, 0x16                                        ;   519.7 fp1     36 v[2]
        vpxor ymm6, ymm6, ymm11                                          ;   526.2 fp3     35 v[0]
        vpxor ymm15, ymm15, ymm0                                         ;   524.3 fp0     35 v[0]
        vpxor ymm3, ymm3, ymm14                                          ;   520.7 fp3     36 v[2]
        vpxor ymm11, ymm9, ymm7                                          ;   520.3 fp0     26 sum
        vpor ymm11, ymm11, ymm10                                         ;   521.3 fp2     26 sum
        vpaddd ymm6, ymm6, ymm2                                          ;   527.2 fp1     35 v[0]
        vpslld ymm14, ymm10, 0xa                                         ;   521.5 fp2     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   521.7 fp1     36 v[1]
        vpaddd ymm15, ymm15, ymm8                                        ;   525.3 fp3     35 v[0]
        vpxor ymm11, ymm11, ymm6                                         ;   528.2 fp0     26 sum
        vpaddd ymm2, ymm2, ymm11                                         ;   529.2 fp3     34 sum
        vpaddd ymm2, ymm2, [rbp + 608]                                   ;   530.2 fp0+agu0   34 sum
        vpaddd ymm2, ymm2, ymm4                                          ;   531.2 fp2     34 sum
        vpslld ymm11, ymm2, 0xc                                          ;   532.2 fp1     35 v[4]
        vpsrld ymm0, ymm2, 0x14                                          ;   532.2 fp2     35 v[4]
        vpaddd ymm8, ymm8, [rbp + 192]                                   ;   523.2 fp3+agu1   34 sum
        vpaddd ymm8, ymm8, ymm5                                          ;   524.2 fp0     34 sum
        vpxor ymm2, ymm13, ymm15                                         ;   526.3 fp1     25 sum
        vpxor ymm14, ymm14, ymm10                                        ;   524.2 fp3     36 v[1]
        vpxor ymm2, ymm2, ymm3                                           ;   527.3 fp0     25 sum
        vpaddd ymm8, ymm8, ymm2                                          ;   528.3 fp2     34 sum
        vpslld ymm10, ymm8, 6                                            ;   529.3 fp1     35 v[4]
        vpsrld ymm8, ymm8, 0x1a                                          ;   529.3 fp2     35 v[4]
        vpslld ymm2, ymm13, 0xa                                          ;   525.7 fp1     36 v[1]
        vpsrld ymm13, ymm13, 0x16                                        ;   526.5 fp2     36 v[1]
        vpxor ymm11, ymm11, ymm0                                         ;   533.2 fp3     35 v[4]
        vpxor ymm10, ymm10, ymm8                                         ;   530.3 fp0     35 v[4]
        vpxor ymm2, ymm2, ymm13                                          ;   527.5 fp3     36 v[1]
        vpxor ymm8, ymm14, ymm7                                          ;   526.7 fp0     26 sum
        vpor ymm8, ymm8, ymm6                                            ;   528.2 fp1     26 sum
        vpaddd ymm11, ymm11, ymm1                                        ;   534.2 fp2     35 v[4]
        vpslld ymm13, ymm6, 0xa                                          ;   528.2 fp1     36 v[0]
        vpsrld ymm6, ymm6, 0x16                                          ;   528.5 fp2     36 v[0]
        vpaddd ymm10, ymm10, ymm12                                       ;   531.3 fp3     35 v[4]
        vpxor ymm8, ymm8, ymm11                                          ;   535.2 fp0     26 sum
        vpaddd ymm1, ymm1, ymm8                                          ;   536.2 fp3     34 sum
        vpaddd ymm1, ymm1, ymm4                                          ;   537.2 fp1     34 sum
        vmovdqu ymm8, [rbp + 416]                                        ;   528.7 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm8                                          ;   538.2 fp0     34 sum
        vpslld ymm0, ymm1, 5                                             ;   539.2 fp2     35 v[3]
        vpsrld ymm1, ymm1, 0x1b                                          ;   539.2 fp1     35 v[3]
        vpaddd ymm12, ymm12, ymm5                                        ;   529.5 fp3     34 sum
        vpaddd ymm12, ymm12, [rbp + 224]                                 ;   530.5 fp0+agu1   34 sum
        vpxor ymm8, ymm15, ymm10                                         ;   532.3 fp2     25 sum
        vpxor ymm13, ymm13, ymm6                                         ;   530.5 fp3     36 v[0]
        vpxor ymm8, ymm8, ymm2                                           ;   533.3 fp1     25 sum
        vpaddd ymm12, ymm12, ymm8                                        ;   534.3 fp0     34 sum
        vmovdqu ymm6, [rel ripemd160_blocks.T0_constants256 + 32]        ;   530.7 agu0    35 v[0] reload
        vpshufb ymm8, ymm12, ymm6                                        ;   537.7 fp2     35 v[3]
        vpslld ymm12, ymm15, 0xa                                         ;   531.7 fp1     36 v[0]
        vpsrld ymm15, ymm15, 0x16                                        ;   532.5 fp2     36 v[0]
        vpxor ymm12, ymm12, ymm15                                        ;   533.5 fp3     36 v[0]
        vpxor ymm0, ymm0, ymm1                                           ;   540.2 fp0     35 v[3]
        vpaddd ymm8, ymm8, ymm3                                          ;   538.7 fp1     35 v[3]
        vpaddd ymm0, ymm0, ymm9                                          ;   541.2 fp3     35 v[3]
        vpxor ymm15, ymm13, ymm7                                         ;   533.2 fp0     26 sum
        vpslld ymm1, ymm11, 0xa                                          ;   535.2 fp2     36 v[4]
        vpor ymm15, ymm15, ymm11                                         ;   535.2 fp1     26 sum
        vpsrld ymm11, ymm11, 0x16                                        ;   535.2 fp2     36 v[4]
        vpaddd ymm3, ymm3, ymm5                                          ;   533.7 fp3     34 sum
        vpaddd ymm3, ymm3, [rbp + 160]                                   ;   534.7 fp0+agu1   34 sum
        vpxor ymm15, ymm15, ymm0                                         ;   542.2 fp1     26 sum
        vpaddd ymm9, ymm9, ymm15                                         ;   543.2 fp3     34 sum
        vpaddd ymm9, ymm9, ymm4                                          ;   544.2 fp0     34 sum
        vpaddd ymm9, ymm9, [rbp + 512]                                   ;   545.2 fp2+agu0   34 sum
        vpxor ymm15, ymm10, ymm8                                         ;   539.7 fp1     25 sum
        vpxor ymm15, ymm15, ymm12                                        ;   540.7 fp3     25 sum
        vpaddd ymm3, ymm3, ymm15                                         ;   541.7 fp0     34 sum
        vpslld ymm15, ymm3, 0xd                                          ;   542.7 fp2     35 v[2]
        vpsrld ymm3, ymm3, 0x13                                          ;   542.7 fp1     35 v[2]
        vpxor ymm1, ymm1, ymm11                                          ;   537.7 fp3     36 v[4]
        vpslld ymm11, ymm10, 0xa                                         ;   537.8 fp2     36 v[4]
        vpsrld ymm10, ymm10, 0x16                                        ;   538.2 fp1     36 v[4]
        vpxor ymm15, ymm15, ymm3                                         ;   543.7 fp0     35 v[2]
        vpslld ymm3, ymm9, 0xc                                           ;   546.2 fp2     35 v[2]
        vpsrld ymm9, ymm9, 0x14                                          ;   546.2 fp1     35 v[2]
        vpxor ymm11, ymm11, ymm10                                        ;   539.2 fp3     36 v[4]
        vpxor ymm3, ymm3, ymm9                                           ;   547.2 fp0     35 v[2]
        vpaddd ymm15, ymm15, ymm2                                        ;   544.7 fp2     35 v[2]
        vpaddd ymm3, ymm3, ymm14                                         ;   548.2 fp1     35 v[2]
        vpxor ymm9, ymm1, ymm7                                           ;   540.2 fp3     26 sum
        vpaddd ymm2, ymm2, ymm5                                          ;   540.3 fp0     34 sum
        vmovdqu ymm10, [rbp + 576]                                       ;   540.5 agu1    34 sum reload
        vpaddd ymm2, ymm2, ymm10                                         ;   547.5 fp2     34 sum
        vpor ymm9, ymm9, ymm0                                            ;   542.2 fp1     26 sum
        vpxor ymm9, ymm9, ymm3                                           ;   549.2 fp3     26 sum
        vpaddd ymm14, ymm14, ymm9                                        ;   550.2 fp0     34 sum
        vpslld ymm9, ymm0, 0xa                                           ;   542.2 fp2     36 v[3]
        vpsrld ymm0, ymm0, 0x16                                          ;   542.3 fp1     36 v[3]
        vpaddd ymm14, ymm14, ymm4                                        ;   551.2 fp3     34 sum
        vpaddd ymm14, ymm14, [rbp + 96]                                  ;   552.2 fp0+agu0   34 sum
        vpxor ymm10, ymm8, ymm15                                         ;   545.7 fp2     25 sum
        vpxor ymm10, ymm10, ymm11                                        ;   546.7 fp1     25 sum
        vpaddd ymm2, ymm2, ymm10                                         ;   548.5 fp3     34 sum
        vpslld ymm10, ymm2, 6                                            ;   549.5 fp2     35 v[1]
        vpsrld ymm2, ymm2, 0x1a                                          ;   549.5 fp1     35 v[1]
        vpxor ymm9, ymm9, ymm0                                           ;   544.7 fp0     36 v[3]
        vpslld ymm0, ymm8, 0xa                                           ;   545.2 fp2     36 v[3]
        vpsrld ymm8, ymm8, 0x16                                          ;   545.3 fp1     36 v[3]
        vpxor ymm10, ymm10, ymm2                                         ;   550.5 fp3     35 v[1]
        vpslld ymm2, ymm14, 0xd                                          ;   553.2 fp2     35 v[1]
        vpsrld ymm14, ymm14, 0x13                                        ;   553.2 fp1     35 v[1]
        vpxor ymm0, ymm0, ymm8                                           ;   546.3 fp0     36 v[3]
        vpxor ymm2, ymm2, ymm14                                          ;   554.2 fp3     35 v[1]
        vpaddd ymm10, ymm10, ymm12                                       ;   551.5 fp0     35 v[1]
        vpaddd ymm2, ymm2, ymm13                                         ;   555.2 fp2     35 v[1]
        vpxor ymm8, ymm9, ymm7                                           ;   547.3 fp1     26 sum
        vpaddd ymm12, ymm12, ymm5                                        ;   547.3 fp3     34 sum
        vpaddd ymm12, ymm12, [rbp + 416]                                 ;   548.3 fp0+agu1   34 sum
        vpor ymm8, ymm8, ymm3                                            ;   549.2 fp2     26 sum
        vpslld ymm14, ymm3, 0xa                                          ;   549.2 fp1     36 v[2]
        vpsrld ymm3, ymm3, 0x16                                          ;   549.2 fp2     36 v[2]
        vpxor ymm8, ymm8, ymm2                                           ;   556.2 fp3     26 sum
        vpaddd ymm13, ymm13, ymm8                                        ;   557.2 fp0     34 sum
        vpaddd ymm13, ymm13, ymm4                                        ;   558.2 fp1     34 sum
        vpaddd ymm13, ymm13, [rbp + 448]                                 ;   559.2 fp3+agu0   34 sum
        vpxor ymm8, ymm15, ymm10                                         ;   552.5 fp0     25 sum
        vpxor ymm8, ymm8, ymm0                                           ;   553.5 fp2     25 sum
        vpaddd ymm12, ymm12, ymm8                                        ;   554.5 fp1     34 sum
        vpslld ymm8, ymm12, 5                                            ;   555.5 fp2     35 v[0]
        vpsrld ymm12, ymm12, 0x1b                                        ;   555.5 fp1     35 v[0]
        vpxor ymm14, ymm14, ymm3                                         ;   551.2 fp3     36 v[2]
        vpslld ymm3, ymm15, 0xa                                          ;   552.2 fp2     36 v[2]
        vpsrld ymm15, ymm15, 0x16                                        ;   552.3 fp1     36 v[2]
        vpxor ymm8, ymm8, ymm12                                          ;   556.5 fp0     35 v[0]
        vpslld ymm12, ymm13, 0xe                                         ;   560.2 fp2     35 v[0]
        vpsrld ymm13, ymm13, 0x12                                        ;   560.2 fp1     35 v[0]
        vpxor ymm3, ymm3, ymm15                                          ;   553.3 fp3     36 v[2]
        vpaddd ymm8, ymm8, ymm11                                         ;   557.5 fp0     35 v[0]
        vpxor ymm12, ymm12, ymm13                                        ;   561.2 fp3     35 v[0]
        vpaddd ymm12, ymm12, ymm1                                        ;   562.2 fp0     35 v[0]
        vpxor ymm13, ymm14, ymm7                                         ;   554.2 fp2     26 sum
        vpaddd ymm11, ymm11, ymm5                                        ;   554.3 fp1     34 sum
        vpaddd ymm11, ymm11, [rbp + 64]                                  ;   555.3 fp3+agu1   34 sum
        vpor ymm13, ymm13, ymm2                                          ;   556.2 fp0     26 sum
        vpslld ymm15, ymm2, 0xa                                          ;   556.2 fp2     36 v[1]
        vpsrld ymm2, ymm2, 0x16                                          ;   556.2 fp1     36 v[1]
        vpxor ymm13, ymm13, ymm12                                        ;   563.2 fp3     26 sum
        vpaddd ymm1, ymm1, ymm13                                         ;   564.2 fp0     34 sum
        vpaddd ymm1, ymm1, ymm4                                          ;   565.2 fp2     34 sum
        vmovdqu ymm13, [rbp + 288]                                       ;   556.2 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm13                                         ;   566.2 fp1     34 sum
        vpxor ymm13, ymm10, ymm8                                         ;   558.5 fp3     25 sum
        vpxor ymm13, ymm13, ymm3                                         ;   559.5 fp0     25 sum
        vpaddd ymm11, ymm11, ymm13                                       ;   560.5 fp2     34 sum
        vpslld ymm13, ymm11, 0xf                                         ;   561.5 fp1     35 v[4]
        vpsrld ymm11, ymm11, 0x11                                        ;   561.5 fp2     35 v[4]
        vpxor ymm15, ymm15, ymm2                                         ;   557.7 fp3     36 v[1]
        vpslld ymm2, ymm10, 0xa                                          ;   558.3 fp1     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   559.2 fp2     36 v[1]
        vpxor ymm13, ymm13, ymm11                                        ;   562.5 fp0     35 v[4]
        vpslld ymm11, ymm1, 0xb                                          ;   567.2 fp1     35 v[4]
        vpsrld ymm1, ymm1, 0x15                                          ;   567.2 fp2     35 v[4]
        vpxor ymm2, ymm2, ymm10                                          ;   560.2 fp3     36 v[1]
        vpaddd ymm13, ymm13, ymm0                                        ;   563.5 fp0     35 v[4]
        vpxor ymm11, ymm11, ymm1                                         ;   568.2 fp1     35 v[4]
        vpslld ymm10, ymm12, 0xa                                         ;   563.2 fp2     36 v[0]
        vpaddd ymm11, ymm11, ymm9                                        ;   569.2 fp3     35 v[4]
        vpxor ymm1, ymm15, ymm7                                          ;   560.7 fp0     26 sum
        vpor ymm1, ymm1, ymm12                                           ;   563.2 fp1     26 sum
        vpsrld ymm12, ymm12, 0x16                                        ;   563.2 fp2     36 v[0]
        vpxor ymm1, ymm1, ymm11                                          ;   570.2 fp3     26 sum
        vpaddd ymm0, ymm0, ymm5                                          ;   561.7 fp0     34 sum
        vpaddd ymm0, ymm0, [rbp + 96]                                    ;   562.7 fp1+agu1   34 sum
        vpaddd ymm9, ymm9, ymm1                                          ;   571.2 fp3     34 sum
        vpaddd ymm9, ymm9, ymm4                                          ;   572.2 fp0     34 sum
        vpaddd ymm9, ymm9, [rbp + 224]                                   ;   573.2 fp2+agu0   34 sum
        vpxor ymm1, ymm8, ymm13                                          ;   564.5 fp1     25 sum
        vpxor ymm1, ymm1, ymm2                                           ;   565.5 fp3     25 sum
        vpaddd ymm0, ymm0, ymm1                                          ;   566.5 fp0     34 sum
        vpshufb ymm6, ymm9, ymm6                                         ;   574.2 fp2     35 v[3]
        vpslld ymm9, ymm0, 0xd                                           ;   567.5 fp1     35 v[3]
        vpsrld ymm0, ymm0, 0x13                                          ;   567.5 fp2     35 v[3]
        vpslld ymm1, ymm8, 0xa                                           ;   565.3 fp1     36 v[0]
        vpsrld ymm8, ymm8, 0x16                                          ;   566.2 fp2     36 v[0]
        vpxor ymm10, ymm10, ymm12                                        ;   565.3 fp3     36 v[0]
        vpxor ymm9, ymm9, ymm0                                           ;   568.5 fp0     35 v[3]
        vpxor ymm1, ymm1, ymm8                                           ;   567.2 fp1     36 v[0]
        vpxor ymm8, ymm10, ymm7                                          ;   566.3 fp3     26 sum
        vpor ymm8, ymm8, ymm11                                           ;   570.2 fp0     26 sum
        vpaddd ymm9, ymm9, ymm3                                          ;   569.5 fp2     35 v[3]
        vpaddd ymm6, ymm6, ymm14                                         ;   575.2 fp1     35 v[3]
        vpslld ymm12, ymm11, 0xa                                         ;   570.2 fp2     36 v[4]
        vpsrld ymm11, ymm11, 0x16                                        ;   570.2 fp1     36 v[4]
        vpaddd ymm14, ymm14, ymm4                                        ;   567.5 fp3     34 sum
        vpaddd ymm14, ymm14, [rbp + 384]                                 ;   568.5 fp0+agu1   34 sum
        vpxor ymm8, ymm8, ymm6                                           ;   576.2 fp3     26 sum
        vpaddd ymm14, ymm14, ymm8                                        ;   577.2 fp0     34 sum
        vpslld ymm8, ymm14, 5                                            ;   578.2 fp2     35 v[2]
        vpsrld ymm14, ymm14, 0x1b                                        ;   578.2 fp1     35 v[2]
        vpaddd ymm3, ymm3, ymm5                                          ;   569.5 fp3     34 sum
        vpaddd ymm3, ymm3, [rbp + 768]                                   ;   570.5 fp0+agu0   34 sum
        vpxor ymm0, ymm13, ymm9                                          ;   570.5 fp2     25 sum
        vpxor ymm0, ymm0, ymm1                                           ;   571.5 fp1     25 sum
        vpaddd ymm3, ymm3, ymm0                                          ;   572.5 fp3     34 sum
        vpslld ymm0, ymm3, 0xb                                           ;   573.5 fp2     35 v[2]
        vpsrld ymm3, ymm3, 0x15                                          ;   573.5 fp1     35 v[2]
        vpxor ymm12, ymm12, ymm11                                        ;   571.2 fp0     36 v[4]
        vpslld ymm11, ymm13, 0xa                                         ;   572.2 fp2     36 v[4]
        vpsrld ymm13, ymm13, 0x16                                        ;   572.3 fp1     36 v[4]
        vpxor ymm0, ymm0, ymm3                                           ;   574.5 fp3     35 v[2]
        vpxor ymm8, ymm8, ymm14                                          ;   579.2 fp0     35 v[2]
        vpxor ymm11, ymm11, ymm13                                        ;   573.3 fp3     36 v[4]
        vpxor ymm7, ymm12, ymm7                                          ;   572.7 fp0     26 sum
        vpor ymm7, ymm7, ymm6                                            ;   576.2 fp2     26 sum
        vpaddd ymm0, ymm0, ymm2                                          ;   575.5 fp1     35 v[2]
        vpaddd ymm8, ymm15, ymm8                                         ;   580.2 fp3     35 v[2]
        vpaddd ymm15, ymm15, ymm4                                        ;   573.7 fp0     34 sum
        vpaddd ymm15, ymm15, [rbp + 576]                                 ;   574.7 fp2+agu1   34 sum
        vpxor ymm7, ymm7, ymm8                                           ;   581.2 fp1     26 sum
        vpaddd ymm15, ymm15, ymm7                                        ;   582.2 fp3     34 sum
        vpslld ymm4, ymm6, 0xa                                           ;   576.2 fp2     36 v[3]
        vpsrld ymm6, ymm6, 0x16                                          ;   576.2 fp1     36 v[3]
        vpslld ymm7, ymm15, 6                                            ;   583.2 fp2     35 v[1]
        vpsrld ymm13, ymm15, 0x1a                                        ;   583.2 fp1     35 v[1]
        vpaddd ymm2, ymm2, ymm5                                          ;   574.7 fp0     34 sum
        vpaddd ymm2, ymm2, [rbp + 288]                                   ;   575.7 fp3+agu0   34 sum
        vpxor ymm5, ymm11, ymm0                                          ;   576.5 fp0     25 sum
        vpxor ymm5, ymm5, ymm9                                           ;   577.5 fp3     25 sum
        vpaddd ymm2, ymm2, ymm5                                          ;   578.5 fp0     34 sum
        vpslld ymm5, ymm9, 0xa                                           ;   577.2 fp2     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;   577.3 fp1     36 v[3]
        vpslld ymm14, ymm2, 0xb                                          ;   579.5 fp2     35 v[1]
        vpsrld ymm15, ymm2, 0x15                                         ;   579.5 fp1     35 v[1]
        vpxor ymm4, ymm4, ymm6                                           ;   577.5 fp3     36 v[3]
        vpxor ymm5, ymm5, ymm9                                           ;   578.3 fp0     36 v[3]
        vpxor ymm14, ymm14, ymm15                                        ;   580.5 fp3     35 v[1]
        vpxor ymm7, ymm7, ymm13                                          ;   584.2 fp0     35 v[1]
        vpaddd ymm11, ymm11, ymm4                                        ;   579.2 fp2     49 h
        vpaddd ymm11, ymm11, [rbp + 352]                                 ;   580.2 fp1+agu1   49 h
        vpaddd ymm5, ymm5, ymm8                                          ;   581.2 fp3     48 h0
        vpaddd ymm5, ymm5, [rbp + 320]                                   ;   582.2 fp0+agu0   48 h0
        vpaddd ymm12, ymm12, ymm1                                        ;   580.2 fp2     49 h
        vpaddd ymm12, ymm12, [rbp + 128]                                 ;   581.2 fp1+agu1   49 h
        vpaddd ymm1, ymm1, ymm14                                         ;   581.5 fp3     49 h
        vpaddd ymm1, ymm1, ymm10                                         ;   582.5 fp0     49 h
        vpaddd ymm1, ymm1, [rbp + 32]                                    ;   583.5 fp2+agu0   49 h
        vpaddd ymm10, ymm10, ymm0                                        ;   581.3 fp1     49 h
        vpaddd ymm10, ymm10, ymm7                                        ;   585.2 fp3     49 h
        vpaddd ymm10, ymm10, [rbp - 128]                                 ;   586.2 fp0+agu1   49 h
        add r15, 0x40                                                    ;   580.5 alu0    41 blocks
        add r14, 0x40                                                    ;   580.7 alu1    41 blocks
        vmovdqu [rbp - 128], ymm5                                        ;   583.2 agu2+fp5   50 h
        add r13, 0x40                                                    ;   581.0 alu2    41 blocks
        add r12, 0x40                                                    ;   581.2 alu3    41 blocks
        add r11, 0x40                                                    ;   581.5 alu0    41 blocks
        add r10, 0x40                                                    ;   581.7 alu1    41 blocks
        add r9, 0x40                                                     ;   582.0 alu2    41 blocks
        add r8, 0x40                                                     ;   582.2 alu3    41 blocks
        vmovdqa ymm0, ymm11                                              ;   582.0         49 h copy
        vmovdqa ymm2, ymm12                                              ;   582.2         49 h copy
        vmovdqa ymm3, ymm10                                              ;   587.2         49 h copy
        cmp r8, qword [rbp + 936]                                        ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp - 96], ymm0                                         ;                    resident
        vmovdqu [rbp - 32], ymm1                                         ;                    resident
        vmovdqu [rbp - 64], ymm2                                         ;                    resident
        vmovdqu [rbp + 0], ymm3                                          ;                    resident
        mov qword [rbp + 928], r8                                        ;                    resident
        mov qword [rbp + 944], r9                                        ;                    resident
        mov qword [rbp + 952], r10                                       ;                    resident
        mov qword [rbp + 960], r11                                       ;                    resident
        mov qword [rbp + 968], r12                                       ;                    resident
        mov qword [rbp + 976], r13                                       ;                    resident
        mov qword [rbp + 984], r14                                       ;                    resident
        mov qword [rbp + 992], r15                                       ;                    resident
.blocks_1_done:
        vmovdqu ymm0, [rbp - 96]                                         ;     0.0 agu0    41 blocks reload
        vmovdqu ymm1, [rbp - 128]                                        ;     0.2 agu1    41 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                      ;     7.2 fp1     41 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                      ;     7.2 fp2     41 blocks
        vmovdqu ymm1, [rbp - 32]                                         ;     1.0 agu0    41 blocks reload
        vmovdqu ymm3, [rbp - 64]                                         ;     1.2 agu1    41 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                      ;     8.2 fp1     41 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                      ;     8.2 fp2     41 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                     ;     9.2 fp1     41 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                     ;     9.2 fp2     41 blocks
        vpunpcklqdq ymm4, ymm0, ymm1                                     ;     9.2 fp1     41 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                     ;     9.2 fp2     41 blocks
        vperm2i128 ymm1, ymm3, ymm3, 0x11                                ;    10.2 fp1     41 blocks
        mov r8, qword [rbp + 864]                                        ;     2.2 agu2    41 blocks reload
        vmovdqu [r8], xmm3                                               ;    10.2 agu0+fp5   41 blocks
        mov r9, qword [rbp + 896]                                        ;     2.5 agu1    41 blocks reload
        vmovdqu [r9], xmm1                                               ;    13.2 agu2+fp5   41 blocks
        vmovdqu ymm1, [rbp + 0]                                          ;     3.3 agu0    41 blocks reload
        vmovd [r8 + 16], xmm1                                            ;    10.3 agu1+fp5   41 blocks
        vperm2i128 ymm3, ymm2, ymm2, 0x11                                ;    10.2 fp1     41 blocks
        mov r8, qword [rbp + 872]                                        ;     4.2 agu2    41 blocks reload
        vmovdqu [r8], xmm2                                               ;    10.2 agu0+fp5   41 blocks
        mov r10, qword [rbp + 904]                                       ;     4.5 agu1    41 blocks reload
        vmovdqu [r10], xmm3                                              ;    13.2 agu2+fp5   41 blocks
        vperm2i128 ymm2, ymm4, ymm4, 0x11                                ;    10.2 fp1     41 blocks
        mov r11, qword [rbp + 880]                                       ;     7.2 agu0    41 blocks reload
        vmovdqu [r11], xmm4                                              ;    10.2 agu1+fp5   41 blocks
        mov r12, qword [rbp + 912]                                       ;     7.5 agu2    41 blocks reload
        vmovdqu [r12], xmm2                                              ;    13.2 agu0+fp5   41 blocks
        vperm2i128 ymm2, ymm0, ymm0, 0x11                                ;    10.2 fp1     41 blocks
        mov r13, qword [rbp + 888]                                       ;     8.3 agu1    41 blocks reload
        vmovdqu [r13], xmm0                                              ;    10.2 agu2+fp5   41 blocks
        mov r14, qword [rbp + 920]                                       ;     9.2 agu0    41 blocks reload
        vmovdqu [r14], xmm2                                              ;    13.2 agu1+fp5   41 blocks
        vpshufd ymm0, ymm1, 1                                            ;    10.3 fp2     41 blocks
        vmovd [r8 + 16], xmm0                                            ;    11.3 agu2+fp5   41 blocks
        vpshufd ymm0, ymm1, 2                                            ;    10.3 fp1     41 blocks
        vmovd [r11 + 16], xmm0                                           ;    12.3 agu0+fp5   41 blocks
        vpshufd ymm0, ymm1, 3                                            ;    10.5 fp2     41 blocks
        vmovd [r13 + 16], xmm0                                           ;    13.3 agu1+fp5   41 blocks
        vperm2i128 ymm0, ymm1, ymm1, 0x11                                ;    10.8 fp1     41 blocks
        vmovd [r9 + 16], xmm0                                            ;    14.3 agu2+fp5   41 blocks
        vpshufd ymm1, ymm0, 1                                            ;    13.8 fp2     41 blocks
        vmovd [r10 + 16], xmm1                                           ;    15.3 agu0+fp5   41 blocks
        vpshufd ymm1, ymm0, 2                                            ;    13.8 fp1     41 blocks
        vmovd [r12 + 16], xmm1                                           ;    16.3 agu1+fp5   41 blocks
        vpshufd ymm0, ymm0, 3                                            ;    13.8 fp2     41 blocks
        vmovd [r14 + 16], xmm0                                           ;    17.3 agu2+fp5   41 blocks
        mov rcx, qword [rbp + 1000]                                      ;                    frame
        vpxor ymm0, ymm0, ymm0                                           ;                    cleared
        vmovdqu [rbp - 128], ymm0                                        ;                    cleared
        vmovdqu [rbp - 96], ymm0                                         ;                    cleared
        vmovdqu [rbp - 64], ymm0                                         ;                    cleared
        vmovdqu [rbp - 32], ymm0                                         ;                    cleared
        vmovdqu [rbp + 0], ymm0                                          ;                    cleared
        vmovdqu [rbp + 32], ymm0                                         ;                    cleared
        vmovdqu [rbp + 64], ymm0                                         ;                    cleared
        vmovdqu [rbp + 96], ymm0                                         ;                    cleared
        vmovdqu [rbp + 128], ymm0                                        ;                    cleared
        vmovdqu [rbp + 160], ymm0                                        ;                    cleared
        vmovdqu [rbp + 192], ymm0                                        ;                    cleared
        vmovdqu [rbp + 224], ymm0                                        ;                    cleared
        vmovdqu [rbp + 256], ymm0                                        ;                    cleared
        vmovdqu [rbp + 288], ymm0                                        ;                    cleared
        vmovdqu [rbp + 320], ymm0                                        ;                    cleared
        vmovdqu [rbp + 352], ymm0                                        ;                    cleared
        vmovdqu [rbp + 384], ymm0                                        ;                    cleared
        vmovdqu [rbp + 416], ymm0                                        ;                    cleared
        vmovdqu [rbp + 448], ymm0                                        ;                    cleared
        vmovdqu [rbp + 480], ymm0                                        ;                    cleared
        vmovdqu [rbp + 512], ymm0                                        ;                    cleared
        vmovdqu [rbp + 544], ymm0                                        ;                    cleared
        vmovdqu [rbp + 576], ymm0                                        ;                    cleared
        vmovdqu [rbp + 608], ymm0                                        ;                    cleared
        vmovdqu [rbp + 640], ymm0                                        ;                    cleared
        vmovdqu [rbp + 672], ymm0                                        ;                    cleared
        vmovdqu [rbp + 704], ymm0                                        ;                    cleared
        vmovdqu [rbp + 736], ymm0                                        ;                    cleared
        vmovdqu [rbp + 768], ymm0                                        ;                    cleared
        vmovdqu [rbp + 800], ymm0                                        ;                    cleared
        vmovdqu [rbp + 832], ymm0                                        ;                    cleared
        vzeroupper                                                       ;                    x87 state
        mov rsp, rcx                                                     ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
ripemd160_blocks.T0_constants256:
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999
        dq 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc
        dq 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6
        dq 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3
        dq 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
