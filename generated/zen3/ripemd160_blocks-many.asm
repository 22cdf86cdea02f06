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
;   blocks: 2278 uops, planned 589.3; bounds: width 379.7, ports 517.0, path 467.0
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
        vmovdqu xmm15, [r8 + 48]                                         ;     7.0 agu0    34 sum
        vmovdqu xmm15, [r9 + 48]                                         ;     7.2 agu1    34 sum
        vmovdqu xmm15, [r11 + 16]                                        ;     8.0 agu0    34 sum
        vperm2i128 ymm7, ymm7, ymm11, 0x20                               ;    10.2 fp1     34 sum
        vperm2i128 ymm8, ymm12, ymm8, 0x20                               ;    12.0 fp1     34 sum
        vperm2i128 ymm9, ymm13, ymm9, 0x20                               ;    13.0 fp1     34 sum
        vmovdqu xmm11, [r15 + 16]                                        ;     8.2 agu1    34 sum
        vperm2i128 ymm10, ymm14, ymm10, 0x20                             ;    13.2 fp1     34 sum
        vmovdqu xmm12, [r10 + 48]                                        ;     9.0 agu0    34 sum
        vperm2i128 ymm11, ymm15, ymm11, 0x20                             ;    15.2 fp1     34 sum
        vmovdqu xmm13, [r11 + 48]                                        ;     9.2 agu1    34 sum
        vmovdqu xmm14, [r12 + 48]                                        ;    10.0 agu0    34 sum
        vmovdqu xmm15, [r13 + 48]                                        ;    10.2 agu1    34 sum
        vmovdqu xmm13, [r14 + 48]                                        ;    11.0 agu0    34 sum
        vmovdqu xmm12, [r15 + 48]                                        ;    11.2 agu1    34 sum
        vmovdqu [rbp + 32], ymm3                                         ;     8.0 agu2+fp5   44 x[4] spill
        vpunpckldq ymm3, ymm4, ymm5                                      ;    12.2 fp2     34 sum
        vmovdqu [rbp + 64], ymm5                                         ;    12.2 agu2+fp5   34 sum spill
        vpunpckldq ymm5, ymm6, ymm7                                      ;    13.2 fp2     34 sum
        vmovdqu [rbp + 96], ymm4                                         ;    12.0 agu2+fp5   34 sum spill
        vpunpckldq ymm4, ymm8, ymm9                                      ;    16.0 fp1     34 sum
        vmovdqu [rbp + 128], ymm7                                        ;    13.2 agu2+fp5   34 sum spill
        vpunpckldq ymm7, ymm10, ymm11                                    ;    18.2 fp2     34 sum
        vmovdqu [rbp + 160], ymm6                                        ;    13.0 agu0+fp5   34 sum spill
        vpunpcklqdq ymm6, ymm3, ymm5                                     ;    14.2 fp1     34 sum
        vmovdqu [rbp + 192], ymm9                                        ;    16.0 agu2+fp5   34 sum spill
        vmovdqu xmm9, [r8 + 48]                                          ;    12.2 agu1    34 sum reload
        vperm2i128 ymm9, ymm9, ymm14, 0x20                               ;    19.2 fp1     34 sum
        vpunpckhqdq ymm14, ymm4, ymm7                                    ;    19.2 fp2     34 sum
        vmovdqu [rbp + 224], ymm7                                        ;    19.2 agu0+fp5   34 sum spill
        vpslld ymm7, ymm2, 0xa                                           ;    12.7 fp1     36 v[2]
        vmovdqu [rbp + 256], ymm4                                        ;    17.0 agu2+fp5   34 sum spill
        vpsrld ymm4, ymm2, 0x16                                          ;    13.0 fp2     36 v[2]
        vmovdqu [rbp + 288], ymm8                                        ;    16.0 agu1+fp5   34 sum spill
        vmovdqa ymm8, ymm2                                               ;    13.0         26 sum copy
        vmovdqu [rbp + 320], ymm11                                       ;    18.2 agu0+fp5   34 sum spill
        vpxor ymm11, ymm2, ymm0                                          ;    13.3 fp0     25 sum
        vpxor ymm11, ymm11, ymm1                                         ;    14.3 fp3     25 sum
        vmovdqu [rbp + 352], ymm2                                        ;    18.0 agu2+fp5   44 x[2] spill
        vpxor ymm2, ymm1, [rel ripemd160_blocks.T0_constants256 + 64]    ;    14.2 fp1+agu1   26 sum
        vpor ymm8, ymm8, ymm2                                            ;    15.2 fp2     26 sum
        vmovdqu xmm2, [r9 + 48]                                          ;    15.0 agu0    34 sum reload
        vperm2i128 ymm15, ymm2, ymm15, 0x20                              ;    22.0 fp1     34 sum
        vmovdqu xmm2, [r10 + 48]                                         ;    15.2 agu1    34 sum reload
        vperm2i128 ymm13, ymm2, ymm13, 0x20                              ;    22.2 fp1     34 sum
        vmovdqu xmm2, [r11 + 48]                                         ;    16.0 agu0    34 sum reload
        vperm2i128 ymm12, ymm2, ymm12, 0x20                              ;    23.0 fp1     34 sum
        vpxor ymm8, ymm8, ymm0                                           ;    16.2 fp0     26 sum
        vmovdqu ymm2, [rbp - 128]                                        ;    16.2 agu1    44 x[0] reload
        vpaddd ymm11, ymm11, ymm2                                        ;    23.2 fp3     34 sum
        vpaddd ymm11, ymm11, ymm6                                        ;    24.2 fp2     34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256]      ;    25.2 fp0+agu0   34 sum
        vpxor ymm7, ymm7, ymm4                                           ;    17.0 fp3     36 v[2]
        vpslld ymm4, ymm11, 0xb                                          ;    26.2 fp2     35 v[0]
        vpsrld ymm11, ymm11, 0x15                                        ;    26.2 fp1     35 v[0]
        vpaddd ymm8, ymm8, ymm2                                          ;    23.2 fp0     34 sum
        vpaddd ymm8, ymm8, [rel ripemd160_blocks.T0_constants256 + 224]  ;    24.2 fp3+agu1   34 sum
        vpaddd ymm8, ymm8, ymm14                                         ;    25.2 fp2     34 sum
        vpshufb ymm8, ymm8, [rel ripemd160_blocks.T0_constants256 + 32]  ;    26.2 fp1+agu0   35 v[0]
        vpunpckhqdq ymm5, ymm3, ymm5                                     ;    19.2 fp2     34 sum
        vpunpckhdq ymm3, ymm9, ymm15                                     ;    25.0 fp1     34 sum
        vpxor ymm4, ymm4, ymm11                                          ;    27.2 fp0     35 v[0]
        vpunpckhdq ymm11, ymm13, ymm12                                   ;    26.0 fp2     34 sum
        vpaddd ymm8, ymm8, [rbp + 32]                                    ;    27.2 fp3+agu1   35 v[0]
        vpaddd ymm4, ymm4, [rbp + 32]                                    ;    28.2 fp0+agu0   35 v[0]
        vpunpcklqdq ymm2, ymm3, ymm11                                    ;    27.0 fp1     34 sum
        vmovdqu [rbp + 384], ymm11                                       ;    27.0 agu2+fp5   34 sum spill
        vpxor ymm11, ymm7, [rel ripemd160_blocks.T0_constants256 + 64]   ;    23.2 fp3+agu1   26 sum
        vpor ymm11, ymm11, ymm0                                          ;    24.2 fp2     26 sum
        vpxor ymm11, ymm11, ymm8                                         ;    28.2 fp0     26 sum
        vpaddd ymm11, ymm11, [rbp + 32]                                  ;    29.2 fp1+agu0   34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256 + 224] ;    30.2 fp3+agu1   34 sum
        vpaddd ymm11, ymm11, ymm2                                        ;    31.2 fp2     34 sum
        vmovdqu [rbp + 416], ymm2                                        ;    28.0 agu2+fp5   34 sum spill
        vpslld ymm2, ymm0, 0xa                                           ;    25.2 fp1     36 v[1]
        vmovdqu [rbp + 448], ymm3                                        ;    26.0 agu0+fp5   34 sum spill
        vpsrld ymm3, ymm0, 0x16                                          ;    25.5 fp2     36 v[1]
        vpxor ymm2, ymm2, ymm3                                           ;    26.5 fp0     36 v[1]
        vpslld ymm3, ymm11, 9                                            ;    32.2 fp1     35 v[4]
        vmovdqu [rbp + 480], ymm15                                       ;    27.0 agu1+fp5   34 sum spill
        vpxor ymm15, ymm4, ymm0                                          ;    29.2 fp3     25 sum
        vpsrld ymm11, ymm11, 0x17                                        ;    32.2 fp2     35 v[4]
        vpxor ymm15, ymm15, ymm7                                         ;    30.2 fp0     25 sum
        vpaddd ymm15, ymm15, [rbp + 32]                                  ;    31.2 fp1+agu0   34 sum
        vpunpckhdq ymm10, ymm10, [rbp + 320]                             ;    27.5 fp2+agu1   34 sum
        vpaddd ymm15, ymm15, ymm5                                        ;    32.2 fp3     34 sum
        vpaddd ymm15, ymm15, [rel ripemd160_blocks.T0_constants256]      ;    33.2 fp0+agu0   34 sum
        vpxor ymm3, ymm3, ymm11                                          ;    33.2 fp1     35 v[4]
        vpslld ymm11, ymm15, 0xe                                         ;    34.2 fp2     35 v[4]
        vpsrld ymm15, ymm15, 0x12                                        ;    34.2 fp1     35 v[4]
        vpxor ymm11, ymm11, ymm15                                        ;    35.2 fp3     35 v[4]
        vmovdqu xmm15, [r8 + 32]                                         ;    28.2 agu1    34 sum
        vpaddd ymm3, ymm3, ymm1                                          ;    34.2 fp0     35 v[4]
        vmovdqu [rbp + 320], ymm0                                        ;    28.5 agu2+fp5   44 x[1] spill
        vmovdqu xmm0, [r9 + 32]                                          ;    28.8 agu0    34 sum
        vmovdqu [rbp + 512], ymm5                                        ;    29.5 agu1+fp5   34 sum spill
        vmovdqu xmm5, [r10 + 32]                                         ;    29.8 agu0    34 sum
        vmovdqu [rbp + 544], ymm9                                        ;    30.5 agu2+fp5   34 sum spill
        vmovdqu xmm9, [r11 + 32]                                         ;    30.2 agu1    34 sum
        vmovdqu [rbp + 576], ymm12                                       ;    31.5 agu2+fp5   34 sum spill
        vmovdqu xmm12, [r12 + 32]                                        ;    30.8 agu0    34 sum
        vmovdqu [rbp + 608], ymm13                                       ;    32.5 agu1+fp5   34 sum spill
        vmovdqu xmm13, [r13 + 32]                                        ;    31.8 agu0    34 sum
        vmovdqu [rbp + 640], ymm14                                       ;    33.5 agu2+fp5   34 sum spill
        vmovdqu xmm14, [r14 + 32]                                        ;    32.2 agu1    34 sum
        vmovdqu xmm9, [r15 + 32]                                         ;    32.8 agu0    34 sum
        vpxor ymm9, ymm2, [rel ripemd160_blocks.T0_constants256 + 64]    ;    33.2 fp3+agu1   26 sum
        vpor ymm9, ymm9, ymm8                                            ;    34.2 fp2     26 sum
        vmovdqu ymm0, [rbp + 288]                                        ;    33.8 agu0    34 sum reload
        vpunpckhdq ymm0, ymm0, [rbp + 192]                               ;    40.8 fp1+agu1   34 sum
        vpaddd ymm11, ymm11, ymm1                                        ;    36.2 fp0     35 v[4]
        vpxor ymm9, ymm9, ymm3                                           ;    35.2 fp3     26 sum
        vpaddd ymm9, ymm9, ymm1                                          ;    36.2 fp2     34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 224]  ;    37.2 fp1+agu0   34 sum
        vpunpckhqdq ymm5, ymm0, ymm10                                    ;    41.8 fp2     34 sum
        vpaddd ymm9, ymm9, ymm5                                          ;    42.8 fp0     34 sum
        vmovdqu [rbp + 192], ymm5                                        ;    42.8 agu2+fp5   34 sum spill
        vpslld ymm5, ymm8, 0xa                                           ;    34.2 fp1     36 v[0]
        vmovdqu [rbp + 288], ymm10                                       ;    35.5 agu2+fp5   34 sum spill
        vpxor ymm10, ymm4, ymm11                                         ;    37.2 fp3     25 sum
        vpxor ymm10, ymm10, ymm2                                         ;    38.2 fp0     25 sum
        vmovdqu [rbp + 672], ymm0                                        ;    41.8 agu1+fp5   34 sum spill
        vmovdqu ymm0, [rbp + 96]                                         ;    35.8 agu0    34 sum reload
        vpunpckhdq ymm0, ymm0, [rbp + 64]                                ;    42.8 fp2+agu1   34 sum
        vmovdqu ymm13, [rbp + 160]                                       ;    36.8 agu0    34 sum reload
        vpunpckhdq ymm13, ymm13, [rbp + 128]                             ;    43.8 fp1+agu1   34 sum
        vpsrld ymm8, ymm8, 0x16                                          ;    35.7 fp2     36 v[0]
        vpaddd ymm10, ymm10, ymm1                                        ;    39.2 fp3     34 sum
        vpaddd ymm10, ymm10, [rel ripemd160_blocks.T0_constants256]      ;    40.2 fp0+agu0   34 sum
        vmovdqu [rbp + 128], ymm1                                        ;    37.5 agu2+fp5   44 x[3] spill
        vpunpcklqdq ymm1, ymm0, ymm13                                    ;    44.8 fp1     34 sum
        vpaddd ymm10, ymm10, ymm1                                        ;    45.8 fp3     34 sum
        vpxor ymm5, ymm5, ymm8                                           ;    36.8 fp2     36 v[0]
        vpslld ymm8, ymm9, 9                                             ;    43.8 fp1     35 v[3]
        vpsrld ymm9, ymm9, 0x17                                          ;    43.8 fp2     35 v[3]
        vpxor ymm8, ymm8, ymm9                                           ;    44.8 fp0     35 v[3]
        vpslld ymm9, ymm4, 0xa                                           ;    38.2 fp1     36 v[0]
        vpsrld ymm4, ymm4, 0x16                                          ;    38.8 fp2     36 v[0]
        vpaddd ymm8, ymm8, ymm7                                          ;    45.8 fp3     35 v[3]
        vmovdqu [rbp + 160], ymm1                                        ;    45.8 agu2+fp5   34 sum spill
        vpslld ymm1, ymm10, 0xf                                          ;    46.8 fp1     35 v[3]
        vpsrld ymm10, ymm10, 0x11                                        ;    46.8 fp2     35 v[3]
        vpxor ymm1, ymm1, ymm10                                          ;    47.8 fp0     35 v[3]
        vpxor ymm9, ymm9, ymm4                                           ;    41.8 fp3     36 v[0]
        vpaddd ymm1, ymm1, ymm7                                          ;    48.8 fp1     35 v[3]
        vmovdqu ymm4, [rel ripemd160_blocks.T0_constants256 + 64]        ;    42.2 agu1    25 sum reload
        vpxor ymm10, ymm5, ymm4                                          ;    49.2 fp2     26 sum
        vpunpckhqdq ymm13, ymm0, ymm13                                   ;    44.8 fp1     34 sum
        vperm2i128 ymm12, ymm15, ymm12, 0x20                             ;    44.0 fp1     34 sum
        vmovdqu xmm15, [r10 + 32]                                        ;    43.2 agu0    34 sum reload
        vperm2i128 ymm14, ymm15, ymm14, 0x20                             ;    50.2 fp1     34 sum
        vpor ymm10, ymm10, ymm3                                          ;    50.2 fp0     26 sum
        vpslld ymm15, ymm3, 0xa                                          ;    44.0 fp2     36 v[4]
        vpsrld ymm0, ymm3, 0x16                                          ;    45.0 fp2     36 v[4]
        vpxor ymm10, ymm10, ymm8                                         ;    51.2 fp3     26 sum
        vpaddd ymm10, ymm10, ymm7                                        ;    52.2 fp0     34 sum
        vpaddd ymm10, ymm10, ymm6                                        ;    53.2 fp3     34 sum
        vmovdqu ymm3, [rel ripemd160_blocks.T0_constants256 + 224]       ;    45.0 agu1    34 sum reload
        vpaddd ymm10, ymm10, ymm3                                        ;    54.2 fp0     34 sum
        vpaddd ymm7, ymm7, ymm13                                         ;    46.0 fp1     34 sum
        vmovdqu [rbp + 64], ymm6                                         ;    45.5 agu2+fp5   34 sum spill
        vpxor ymm6, ymm11, ymm1                                          ;    49.8 fp2     25 sum
        vpxor ymm6, ymm6, ymm9                                           ;    50.8 fp3     25 sum
        vpaddd ymm7, ymm7, ymm6                                          ;    51.8 fp0     34 sum
        vpslld ymm6, ymm10, 0xb                                          ;    55.2 fp1     35 v[2]
        vpsrld ymm10, ymm10, 0x15                                        ;    55.2 fp2     35 v[2]
        vpaddd ymm7, ymm7, [rel ripemd160_blocks.T0_constants256]        ;    52.8 fp3+agu0   34 sum
        vmovdqu [rbp + 96], ymm13                                        ;    47.0 agu1+fp5   34 sum spill
        vmovdqu xmm13, [r13 + 32]                                        ;    47.8 agu0    34 sum reload
        vmovdqu xmm3, [r9 + 32]                                          ;    48.0 agu1    34 sum reload
        vperm2i128 ymm13, ymm3, ymm13, 0x20                              ;    55.0 fp1     34 sum
        vpxor ymm15, ymm15, ymm0                                         ;    48.2 fp0     36 v[4]
        vpslld ymm0, ymm7, 0xc                                           ;    53.8 fp2     35 v[2]
        vmovdqu xmm3, [r15 + 32]                                         ;    48.8 agu0    34 sum reload
        vmovdqu [rbp + 704], ymm9                                        ;    49.0 agu2+fp5   36 v[0] spill
        vmovdqu xmm9, [r11 + 32]                                         ;    49.2 agu1    34 sum reload
        vperm2i128 ymm9, ymm9, ymm3, 0x20                                ;    56.2 fp1     34 sum
        vpsrld ymm7, ymm7, 0x14                                          ;    53.8 fp2     35 v[2]
        vpslld ymm3, ymm11, 0xa                                          ;    50.3 fp1     36 v[4]
        vpsrld ymm11, ymm11, 0x16                                        ;    50.5 fp2     36 v[4]
        vpxor ymm6, ymm6, ymm10                                          ;    56.2 fp3     35 v[2]
        vpunpckldq ymm10, ymm12, ymm13                                   ;    58.0 fp1     34 sum
        vpxor ymm0, ymm0, ymm7                                           ;    54.8 fp0     35 v[2]
        vpunpckldq ymm7, ymm14, ymm9                                     ;    59.2 fp2     34 sum
        vpaddd ymm6, ymm6, ymm2                                          ;    57.2 fp3     35 v[2]
        vpxor ymm3, ymm3, ymm11                                          ;    51.8 fp0     36 v[4]
        vpaddd ymm0, ymm0, ymm2                                          ;    55.8 fp1     35 v[2]
        vpxor ymm11, ymm15, ymm4                                         ;    52.3 fp3     26 sum
        vpor ymm11, ymm11, ymm8                                          ;    53.3 fp2     26 sum
        vpxor ymm11, ymm11, ymm6                                         ;    58.2 fp0     26 sum
        vpaddd ymm11, ymm11, ymm2                                        ;    59.2 fp1     34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256 + 224] ;    60.2 fp3+agu0   34 sum
        vmovdqu [rbp + 736], ymm15                                       ;    53.8 agu2+fp5   36 v[4] spill
        vpunpckhqdq ymm15, ymm10, ymm7                                   ;    60.2 fp2     34 sum
        vpaddd ymm2, ymm2, [rel ripemd160_blocks.T0_constants256]        ;    54.2 fp0+agu1   34 sum
        vpaddd ymm11, ymm11, ymm15                                       ;    61.2 fp1     34 sum
        vmovdqu [rbp + 768], ymm15                                       ;    61.2 agu0+fp5   34 sum spill
        vpslld ymm15, ymm8, 0xa                                          ;    55.0 fp2     36 v[3]
        vpsrld ymm8, ymm8, 0x16                                          ;    55.3 fp1     36 v[3]
        vmovdqu [rbp + 800], ymm7                                        ;    60.2 agu2+fp5   34 sum spill
        vpslld ymm7, ymm11, 0xd                                          ;    62.2 fp2     35 v[1]
        vmovdqu [rbp + 832], ymm10                                       ;    59.0 agu1+fp5   34 sum spill
        vpxor ymm10, ymm1, ymm0                                          ;    56.8 fp3     25 sum
        vpxor ymm10, ymm10, ymm3                                         ;    57.8 fp0     25 sum
        vpaddd ymm2, ymm2, ymm10                                         ;    58.8 fp1     34 sum
        vpsrld ymm10, ymm11, 0x13                                        ;    62.2 fp2     35 v[1]
        vpxor ymm15, ymm15, ymm8                                         ;    56.8 fp3     36 v[3]
        vmovdqu ymm8, [rbp + 256]                                        ;    57.0 agu0    34 sum reload
        vpunpcklqdq ymm8, ymm8, [rbp + 224]                              ;    64.0 fp1+agu1   34 sum
        vpslld ymm11, ymm1, 0xa                                          ;    58.0 fp2     36 v[3]
        vpaddd ymm2, ymm2, ymm8                                          ;    65.0 fp0     34 sum
        vpsrld ymm1, ymm1, 0x16                                          ;    58.3 fp1     36 v[3]
        vpxor ymm7, ymm7, ymm10                                          ;    63.2 fp3     35 v[1]
        vpslld ymm10, ymm2, 5                                            ;    66.0 fp2     35 v[1]
        vpsrld ymm2, ymm2, 0x1b                                          ;    66.0 fp1     35 v[1]
        vpxor ymm10, ymm10, ymm2                                         ;    67.0 fp0     35 v[1]
        vpaddd ymm7, ymm7, ymm5                                          ;    64.2 fp3     35 v[1]
        vpxor ymm11, ymm11, ymm1                                         ;    59.8 fp0     36 v[3]
        vmovdqu ymm1, [rbp + 704]                                        ;    59.3 agu0    36 v[0] reload
        vpaddd ymm10, ymm10, ymm1                                        ;    68.0 fp2     35 v[1]
        vpxor ymm2, ymm15, ymm4                                          ;    60.2 fp3     26 sum
        vpor ymm2, ymm2, ymm6                                            ;    61.2 fp1     26 sum
        vpxor ymm2, ymm2, ymm7                                           ;    65.2 fp0     26 sum
        vpaddd ymm5, ymm5, ymm2                                          ;    66.2 fp2     34 sum
        vpslld ymm2, ymm6, 0xa                                           ;    61.3 fp1     36 v[2]
        vpsrld ymm6, ymm6, 0x16                                          ;    62.0 fp2     36 v[2]
        vpaddd ymm5, ymm5, [rbp + 160]                                   ;    67.2 fp3+agu1   34 sum
        vpaddd ymm5, ymm5, [rel ripemd160_blocks.T0_constants256 + 224]  ;    68.2 fp0+agu0   34 sum
        vpaddd ymm1, ymm1, [rbp + 640]                                   ;    66.3 fp1+agu1   34 sum
        vpaddd ymm1, ymm1, [rel ripemd160_blocks.T0_constants256]        ;    67.3 fp3+agu0   34 sum
        vmovdqu [rbp + 704], ymm8                                        ;    65.0 agu2+fp5   34 sum spill
        vpslld ymm8, ymm5, 0xf                                           ;    69.2 fp2     35 v[0]
        vpsrld ymm5, ymm5, 0x11                                          ;    69.2 fp1     35 v[0]
        vmovdqu [rbp + 224], ymm15                                       ;    64.0 agu2+fp5   36 v[3] spill
        vpxor ymm15, ymm0, ymm10                                         ;    69.0 fp0     25 sum
        vpxor ymm2, ymm2, ymm6                                           ;    64.3 fp3     36 v[2]
        vpxor ymm15, ymm15, ymm11                                        ;    70.0 fp2     25 sum
        vpaddd ymm1, ymm1, ymm15                                         ;    71.0 fp1     34 sum
        vpunpckhdq ymm6, ymm12, ymm13                                    ;    65.5 fp2     34 sum
        vpunpckhdq ymm9, ymm14, ymm9                                     ;    66.0 fp1     34 sum
        vmovdqu ymm12, [rel ripemd160_blocks.T0_constants256 + 32]       ;    65.5 agu1    35 v[0] reload
        vpshufb ymm13, ymm1, ymm12                                       ;    72.5 fp2     35 v[0]
        vpslld ymm14, ymm0, 0xa                                          ;    67.0 fp1     36 v[2]
        vpsrld ymm15, ymm0, 0x16                                         ;    67.5 fp2     36 v[2]
        vpxor ymm8, ymm8, ymm5                                           ;    70.2 fp0     35 v[0]
        vpxor ymm14, ymm14, ymm15                                        ;    68.5 fp3     36 v[2]
        vpaddd ymm13, ymm13, ymm3                                        ;    73.5 fp0     35 v[0]
        vpxor ymm5, ymm2, ymm4                                           ;    67.5 fp3     26 sum
        vpunpckhqdq ymm15, ymm6, ymm9                                    ;    68.0 fp1     34 sum
        vpor ymm5, ymm5, ymm7                                            ;    68.5 fp0     26 sum
        vmovdqu ymm0, [rbp + 736]                                        ;    67.5 agu0    36 v[4] reload
        vpaddd ymm8, ymm8, ymm0                                          ;    74.5 fp2     35 v[0]
        vpslld ymm1, ymm7, 0xa                                           ;    69.0 fp1     36 v[1]
        vpxor ymm5, ymm5, ymm8                                           ;    75.5 fp3     26 sum
        vpaddd ymm3, ymm3, [rel ripemd160_blocks.T0_constants256]        ;    69.3 fp0+agu1   34 sum
        vpaddd ymm0, ymm0, ymm5                                          ;    76.5 fp2     34 sum
        vpaddd ymm0, ymm0, ymm15                                         ;    77.5 fp3     34 sum
        vmovdqu ymm5, [rel ripemd160_blocks.T0_constants256 + 224]       ;    68.7 agu0    34 sum reload
        vpaddd ymm0, ymm0, ymm5                                          ;    78.5 fp1     34 sum
        vpxor ymm12, ymm10, ymm13                                        ;    74.5 fp0     25 sum
        vpxor ymm12, ymm12, ymm14                                        ;    75.5 fp2     25 sum
        vpaddd ymm3, ymm3, ymm12                                         ;    76.5 fp3     34 sum
        vmovdqu ymm12, [rbp + 672]                                       ;    69.5 agu1    34 sum reload
        vpunpcklqdq ymm12, ymm12, [rbp + 288]                            ;    76.5 fp1+agu0   34 sum
        vpsrld ymm7, ymm7, 0x16                                          ;    71.5 fp2     36 v[1]
        vpaddd ymm3, ymm3, ymm12                                         ;    77.5 fp0     34 sum
        vpxor ymm1, ymm1, ymm7                                           ;    72.5 fp3     36 v[1]
        vpslld ymm7, ymm10, 0xa                                          ;    72.0 fp1     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;    72.5 fp2     36 v[1]
        vmovdqu [rbp + 288], ymm15                                       ;    71.5 agu2+fp5   34 sum spill
        vpslld ymm15, ymm3, 7                                            ;    78.5 fp1     35 v[4]
        vpsrld ymm3, ymm3, 0x19                                          ;    78.5 fp2     35 v[4]
        vpxor ymm15, ymm15, ymm3                                         ;    79.5 fp0     35 v[4]
        vpslld ymm3, ymm0, 0xf                                           ;    79.5 fp1     35 v[4]
        vpsrld ymm0, ymm0, 0x11                                          ;    79.5 fp2     35 v[4]
        vpxor ymm7, ymm7, ymm10                                          ;    73.5 fp3     36 v[1]
        vpxor ymm3, ymm3, ymm0                                           ;    80.5 fp0     35 v[4]
        vpaddd ymm15, ymm15, ymm11                                       ;    80.5 fp3     35 v[4]
        vmovdqu ymm10, [rbp + 224]                                       ;    74.7 agu1    36 v[3] reload
        vpaddd ymm3, ymm3, ymm10                                         ;    81.7 fp0     35 v[4]
        vpxor ymm0, ymm1, ymm4                                           ;    75.5 fp1     26 sum
        vpor ymm0, ymm0, ymm8                                            ;    76.5 fp2     26 sum
        vpaddd ymm11, ymm11, [rbp + 192]                                 ;    75.8 fp3+agu0   34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256]      ;    76.8 fp0+agu1   34 sum
        vpxor ymm0, ymm0, ymm3                                           ;    82.7 fp1     26 sum
        vpaddd ymm10, ymm10, ymm0                                        ;    83.7 fp2     34 sum
        vpslld ymm0, ymm8, 0xa                                           ;    77.5 fp1     36 v[0]
        vpsrld ymm8, ymm8, 0x16                                          ;    77.7 fp2     36 v[0]
        vpaddd ymm10, ymm10, [rbp + 704]                                 ;    84.7 fp3+agu0   34 sum
        vpaddd ymm10, ymm10, ymm5                                        ;    85.7 fp0     34 sum
        vmovdqu [rbp + 224], ymm9                                        ;    77.7 agu2+fp5   34 sum spill
        vpxor ymm9, ymm13, ymm15                                         ;    81.5 fp3     25 sum
        vpxor ymm9, ymm9, ymm7                                           ;    82.5 fp0     25 sum
        vpaddd ymm11, ymm11, ymm9                                        ;    83.5 fp1     34 sum
        vpslld ymm9, ymm11, 9                                            ;    84.5 fp2     35 v[3]
        vpsrld ymm11, ymm11, 0x17                                        ;    84.5 fp1     35 v[3]
        vpxor ymm0, ymm0, ymm8                                           ;    79.2 fp3     36 v[0]
        vpslld ymm8, ymm13, 0xa                                          ;    79.7 fp2     36 v[0]
        vpsrld ymm13, ymm13, 0x16                                        ;    80.5 fp1     36 v[0]
        vpxor ymm9, ymm9, ymm11                                          ;    85.5 fp0     35 v[3]
        vpslld ymm11, ymm10, 5                                           ;    86.7 fp2     35 v[3]
        vpsrld ymm10, ymm10, 0x1b                                        ;    86.7 fp1     35 v[3]
        vpxor ymm8, ymm8, ymm13                                          ;    81.5 fp3     36 v[0]
        vpxor ymm11, ymm11, ymm10                                        ;    87.7 fp0     35 v[3]
        vpaddd ymm9, ymm9, ymm14                                         ;    86.5 fp3     35 v[3]
        vmovdqu ymm10, [rbp + 544]                                       ;    81.5 agu1    34 sum reload
        vpunpckldq ymm10, ymm10, [rbp + 480]                             ;    88.5 fp2+agu0   34 sum
        vpaddd ymm11, ymm11, ymm2                                        ;    88.7 fp0     35 v[3]
        vpxor ymm13, ymm0, ymm4                                          ;    82.5 fp1     26 sum
        vpor ymm13, ymm13, ymm3                                          ;    83.5 fp3     26 sum
        vpxor ymm13, ymm13, ymm11                                        ;    89.7 fp2     26 sum
        vmovdqu [rbp + 480], ymm6                                        ;    82.8 agu2+fp5   34 sum spill
        vpxor ymm6, ymm15, ymm9                                          ;    87.5 fp0     25 sum
        vpxor ymm6, ymm6, ymm8                                           ;    88.5 fp1     25 sum
        vpaddd ymm14, ymm14, ymm6                                        ;    89.5 fp3     34 sum
        vmovdqu ymm6, [rbp + 608]                                        ;    83.8 agu1    34 sum reload
        vpunpckldq ymm6, ymm6, [rbp + 576]                               ;    90.8 fp2+agu0   34 sum
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256]      ;    90.5 fp0+agu1   34 sum
        vpaddd ymm2, ymm2, ymm13                                         ;    90.7 fp1     34 sum
        vpunpckhqdq ymm13, ymm10, ymm6                                   ;    91.8 fp2     34 sum
        vpaddd ymm2, ymm2, ymm5                                          ;    91.7 fp3     34 sum
        vpaddd ymm2, ymm2, ymm13                                         ;    92.8 fp0     34 sum
        vmovdqu [rbp + 576], ymm13                                       ;    92.8 agu2+fp5   34 sum spill
        vpslld ymm13, ymm3, 0xa                                          ;    86.7 fp1     36 v[4]
        vpsrld ymm3, ymm3, 0x16                                          ;    86.8 fp2     36 v[4]
        vmovdqu [rbp + 608], ymm6                                        ;    91.8 agu0+fp5   34 sum spill
        vmovdqu ymm6, [rbp + 832]                                        ;    87.2 agu1    34 sum reload
        vpunpcklqdq ymm6, ymm6, [rbp + 800]                              ;    94.2 fp1+agu0   34 sum
        vpaddd ymm14, ymm14, ymm6                                        ;    95.2 fp3     34 sum
        vpxor ymm13, ymm13, ymm3                                         ;    87.8 fp0     36 v[4]
        vpslld ymm3, ymm15, 0xa                                          ;    87.8 fp2     36 v[4]
        vpsrld ymm15, ymm15, 0x16                                        ;    88.7 fp1     36 v[4]
        vmovdqu [rbp + 800], ymm10                                       ;    89.5 agu2+fp5   34 sum spill
        vpslld ymm10, ymm2, 7                                            ;    93.8 fp2     35 v[2]
        vpsrld ymm2, ymm2, 0x19                                          ;    93.8 fp1     35 v[2]
        vpxor ymm10, ymm10, ymm2                                         ;    94.8 fp3     35 v[2]
        vpslld ymm2, ymm14, 0xb                                          ;    96.2 fp2     35 v[2]
        vpsrld ymm14, ymm14, 0x15                                        ;    96.2 fp1     35 v[2]
        vpxor ymm2, ymm2, ymm14                                          ;    97.2 fp0     35 v[2]
        vpxor ymm3, ymm3, ymm15                                          ;    90.5 fp3     36 v[4]
        vpaddd ymm2, ymm2, ymm7                                          ;    98.2 fp0     35 v[2]
        vpaddd ymm10, ymm10, ymm1                                        ;    95.8 fp2     35 v[2]
        vpxor ymm14, ymm13, ymm4                                         ;    91.5 fp3     26 sum
        vpslld ymm15, ymm11, 0xa                                         ;    91.7 fp1     36 v[3]
        vpor ymm14, ymm14, ymm11                                         ;    92.5 fp0     26 sum
        vpsrld ymm11, ymm11, 0x16                                        ;    91.8 fp2     36 v[3]
        vpxor ymm14, ymm14, ymm10                                        ;    96.8 fp3     26 sum
        vpaddd ymm7, ymm7, [rbp + 768]                                   ;    92.7 fp1+agu1   34 sum
        vpaddd ymm7, ymm7, [rel ripemd160_blocks.T0_constants256]        ;    93.7 fp0+agu0   34 sum
        vpaddd ymm1, ymm1, ymm14                                         ;    97.8 fp2     34 sum
        vpaddd ymm1, ymm1, ymm5                                          ;    98.8 fp3     34 sum
        vpaddd ymm1, ymm1, ymm12                                         ;    99.8 fp1     34 sum
        vpxor ymm14, ymm9, ymm2                                          ;    99.2 fp0     25 sum
        vpxor ymm14, ymm14, ymm3                                         ;   100.2 fp2     25 sum
        vpaddd ymm7, ymm7, ymm14                                         ;   101.2 fp3     34 sum
        vpslld ymm14, ymm9, 0xa                                          ;    94.7 fp1     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;    94.8 fp2     36 v[3]
        vpxor ymm15, ymm15, ymm11                                        ;    94.8 fp0     36 v[3]
        vpslld ymm11, ymm7, 0xd                                          ;   102.2 fp1     35 v[1]
        vpsrld ymm7, ymm7, 0x13                                          ;   102.2 fp2     35 v[1]
        vpxor ymm11, ymm11, ymm7                                         ;   103.2 fp3     35 v[1]
        vpslld ymm7, ymm1, 7                                             ;   100.8 fp1     35 v[1]
        vpsrld ymm1, ymm1, 0x19                                          ;   100.8 fp2     35 v[1]
        vpxor ymm14, ymm14, ymm9                                         ;    96.2 fp0     36 v[3]
        vpxor ymm7, ymm7, ymm1                                           ;   101.8 fp3     35 v[1]
        vpaddd ymm11, ymm11, ymm8                                        ;   104.2 fp0     35 v[1]
        vpaddd ymm7, ymm7, ymm0                                          ;   102.8 fp3     35 v[1]
        vmovdqu ymm9, [rbp + 480]                                        ;    97.2 agu1    34 sum reload
        vpunpcklqdq ymm9, ymm9, [rbp + 224]                              ;   104.2 fp1+agu0   34 sum
        vpxor ymm1, ymm15, ymm4                                          ;    97.8 fp2     26 sum
        vpor ymm1, ymm1, ymm10                                           ;    98.8 fp0     26 sum
        vpxor ymm1, ymm1, ymm7                                           ;   103.8 fp3     26 sum
        vpaddd ymm8, ymm8, [rel ripemd160_blocks.T0_constants256]        ;    98.8 fp1+agu1   34 sum
        vpaddd ymm8, ymm8, ymm9                                          ;   105.2 fp2     34 sum
        vpaddd ymm0, ymm0, ymm1                                          ;   104.8 fp0     34 sum
        vpslld ymm1, ymm10, 0xa                                          ;    99.8 fp1     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   100.0 fp2     36 v[2]
        vmovdqu [rbp + 224], ymm12                                       ;   100.0 agu2+fp5   34 sum spill
        vpxor ymm12, ymm2, ymm11                                         ;   105.2 fp3     25 sum
        vpxor ymm12, ymm12, ymm14                                        ;   106.2 fp0     25 sum
        vpaddd ymm8, ymm8, ymm12                                         ;   107.2 fp1     34 sum
        vpaddd ymm0, ymm0, ymm5                                          ;   105.8 fp2     34 sum
        vpxor ymm1, ymm1, ymm10                                          ;   101.2 fp3     36 v[2]
        vmovdqu ymm10, [rbp + 448]                                       ;   101.2 agu0    34 sum reload
        vpunpckhqdq ymm10, ymm10, [rbp + 384]                            ;   108.2 fp1+agu1   34 sum
        vpslld ymm12, ymm2, 0xa                                          ;   102.0 fp2     36 v[2]
        vpsrld ymm2, ymm2, 0x16                                          ;   102.8 fp1     36 v[2]
        vpaddd ymm0, ymm0, ymm10                                         ;   109.2 fp0     34 sum
        vpshufb ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 32]  ;   110.2 fp2+agu0   35 v[0]
        vpaddd ymm0, ymm0, ymm13                                         ;   111.2 fp3     35 v[0]
        vmovdqu [rbp + 384], ymm10                                       ;   109.2 agu2+fp5   34 sum spill
        vpslld ymm10, ymm8, 0xe                                          ;   108.2 fp1     35 v[0]
        vpsrld ymm8, ymm8, 0x12                                          ;   108.2 fp2     35 v[0]
        vpxor ymm12, ymm12, ymm2                                         ;   103.8 fp0     36 v[2]
        vpxor ymm10, ymm10, ymm8                                         ;   109.2 fp3     35 v[0]
        vpaddd ymm10, ymm10, ymm3                                        ;   110.2 fp0     35 v[0]
        vpxor ymm8, ymm1, ymm4                                           ;   104.8 fp1     26 sum
        vpslld ymm2, ymm7, 0xa                                           ;   105.0 fp2     36 v[1]
        vpor ymm8, ymm8, ymm7                                            ;   105.8 fp3     26 sum
        vpsrld ymm7, ymm7, 0x16                                          ;   105.8 fp1     36 v[1]
        vpxor ymm8, ymm8, ymm0                                           ;   112.2 fp0     26 sum
        vpaddd ymm13, ymm13, ymm8                                        ;   113.2 fp2     34 sum
        vpaddd ymm13, ymm13, ymm5                                        ;   114.2 fp3     34 sum
        vpaddd ymm13, ymm13, ymm6                                        ;   115.2 fp0     34 sum
        vpslld ymm8, ymm13, 0xb                                          ;   116.2 fp1     35 v[4]
        vpsrld ymm13, ymm13, 0x15                                        ;   116.2 fp2     35 v[4]
        vpaddd ymm3, ymm3, [rbp + 288]                                   ;   107.2 fp3+agu1   34 sum
        vpaddd ymm3, ymm3, [rel ripemd160_blocks.T0_constants256]        ;   108.2 fp0+agu0   34 sum
        vmovdqu [rbp + 448], ymm6                                        ;   108.2 agu2+fp5   34 sum spill
        vpxor ymm6, ymm11, ymm10                                         ;   111.2 fp1     25 sum
        vpxor ymm6, ymm6, ymm12                                          ;   112.2 fp2     25 sum
        vpaddd ymm3, ymm3, ymm6                                          ;   113.2 fp3     34 sum
        vpslld ymm6, ymm3, 0xf                                           ;   114.2 fp1     35 v[4]
        vpsrld ymm3, ymm3, 0x11                                          ;   114.2 fp2     35 v[4]
        vpxor ymm2, ymm2, ymm7                                           ;   109.3 fp0     36 v[1]
        vpslld ymm7, ymm11, 0xa                                          ;   110.3 fp1     36 v[1]
        vpsrld ymm11, ymm11, 0x16                                        ;   110.5 fp2     36 v[1]
        vpxor ymm8, ymm8, ymm13                                          ;   117.2 fp3     35 v[4]
        vpxor ymm6, ymm6, ymm3                                           ;   115.2 fp0     35 v[4]
        vpxor ymm7, ymm7, ymm11                                          ;   111.5 fp3     36 v[1]
        vpxor ymm11, ymm2, ymm4                                          ;   111.3 fp0     26 sum
        vpor ymm11, ymm11, ymm0                                          ;   112.3 fp1     26 sum
        vpaddd ymm8, ymm8, ymm15                                         ;   118.2 fp2     35 v[4]
        vpslld ymm13, ymm0, 0xa                                          ;   112.3 fp1     36 v[0]
        vpsrld ymm0, ymm0, 0x16                                          ;   112.5 fp2     36 v[0]
        vpaddd ymm6, ymm6, ymm14                                         ;   116.2 fp3     35 v[4]
        vpxor ymm11, ymm11, ymm8                                         ;   119.2 fp0     26 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   120.2 fp3     34 sum
        vpaddd ymm15, ymm15, ymm5                                        ;   121.2 fp0     34 sum
        vmovdqu ymm11, [rbp + 512]                                       ;   112.8 agu1    34 sum reload
        vpaddd ymm15, ymm15, ymm11                                       ;   122.2 fp1     34 sum
        vpslld ymm3, ymm15, 0xe                                          ;   123.2 fp2     35 v[3]
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256]      ;   114.2 fp3+agu0   34 sum
        vpxor ymm11, ymm10, ymm6                                         ;   117.2 fp0     25 sum
        vpxor ymm11, ymm11, ymm7                                         ;   118.2 fp1     25 sum
        vpaddd ymm14, ymm14, ymm11                                       ;   119.2 fp2     34 sum
        vpsrld ymm11, ymm15, 0x12                                        ;   123.2 fp1     35 v[3]
        vpxor ymm13, ymm13, ymm0                                         ;   115.2 fp3     36 v[0]
        vmovdqu ymm15, [rbp + 800]                                       ;   115.3 agu1    34 sum reload
        vpunpcklqdq ymm15, ymm15, [rbp + 608]                            ;   122.3 fp2+agu0   34 sum
        vpslld ymm0, ymm10, 0xa                                          ;   116.3 fp1     36 v[0]
        vpsrld ymm10, ymm10, 0x16                                        ;   116.5 fp2     36 v[0]
        vpaddd ymm14, ymm14, ymm15                                       ;   123.3 fp0     34 sum
        vpxor ymm3, ymm3, ymm11                                          ;   124.2 fp3     35 v[3]
        vpslld ymm11, ymm14, 6                                           ;   124.3 fp1     35 v[3]
        vpsrld ymm14, ymm14, 0x1a                                        ;   124.3 fp2     35 v[3]
        vpxor ymm0, ymm0, ymm10                                          ;   117.5 fp0     36 v[0]
        vpxor ymm11, ymm11, ymm14                                        ;   125.3 fp3     35 v[3]
        vpaddd ymm3, ymm3, ymm1                                          ;   125.2 fp0     35 v[3]
        vpaddd ymm11, ymm11, ymm12                                       ;   126.3 fp1     35 v[3]
        vpxor ymm10, ymm13, ymm4                                         ;   118.5 fp2     26 sum
        vpslld ymm14, ymm8, 0xa                                          ;   119.3 fp1     36 v[4]
        vpor ymm10, ymm10, ymm8                                          ;   119.5 fp3     26 sum
        vpsrld ymm8, ymm8, 0x16                                          ;   119.5 fp2     36 v[4]
        vpxor ymm10, ymm10, ymm3                                         ;   126.2 fp0     26 sum
        vpaddd ymm1, ymm1, ymm10                                         ;   127.2 fp3     34 sum
        vpaddd ymm1, ymm1, ymm5                                          ;   128.2 fp1     34 sum
        vpaddd ymm1, ymm1, ymm9                                          ;   129.2 fp0     34 sum
        vpslld ymm10, ymm1, 0xe                                          ;   130.2 fp2     35 v[2]
        vpsrld ymm1, ymm1, 0x12                                          ;   130.2 fp1     35 v[2]
        vpaddd ymm12, ymm12, [rbp + 576]                                 ;   122.3 fp3+agu1   34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256]      ;   123.3 fp0+agu0   34 sum
        vmovdqu [rbp + 608], ymm9                                        ;   123.2 agu2+fp5   34 sum spill
        vpxor ymm9, ymm6, ymm11                                          ;   127.3 fp2     25 sum
        vpxor ymm14, ymm14, ymm8                                         ;   123.5 fp1     36 v[4]
        vpxor ymm9, ymm9, ymm0                                           ;   128.3 fp3     25 sum
        vpaddd ymm12, ymm12, ymm9                                        ;   129.3 fp0     34 sum
        vpslld ymm8, ymm12, 7                                            ;   130.3 fp2     35 v[2]
        vpsrld ymm9, ymm12, 0x19                                         ;   130.3 fp1     35 v[2]
        vpslld ymm12, ymm6, 0xa                                          ;   125.3 fp2     36 v[4]
        vpsrld ymm6, ymm6, 0x16                                          ;   125.5 fp1     36 v[4]
        vpxor ymm10, ymm10, ymm1                                         ;   131.2 fp3     35 v[2]
        vpxor ymm8, ymm8, ymm9                                           ;   131.3 fp0     35 v[2]
        vpxor ymm12, ymm12, ymm6                                         ;   126.5 fp3     36 v[4]
        vpxor ymm6, ymm14, ymm4                                          ;   126.3 fp0     26 sum
        vpor ymm6, ymm6, ymm3                                            ;   127.3 fp2     26 sum
        vpaddd ymm10, ymm10, ymm2                                        ;   132.2 fp1     35 v[2]
        vpslld ymm9, ymm3, 0xa                                           ;   127.3 fp2     36 v[3]
        vpsrld ymm1, ymm3, 0x16                                          ;   127.5 fp1     36 v[3]
        vpaddd ymm8, ymm8, ymm7                                          ;   132.3 fp3     35 v[2]
        vpxor ymm6, ymm6, ymm10                                          ;   133.2 fp0     26 sum
        vpaddd ymm2, ymm2, ymm6                                          ;   134.2 fp3     34 sum
        vpaddd ymm2, ymm2, ymm5                                          ;   135.2 fp0     34 sum
        vmovdqu ymm6, [rbp + 96]                                         ;   127.8 agu1    34 sum reload
        vpaddd ymm2, ymm2, ymm6                                          ;   136.2 fp2     34 sum
        vpslld ymm3, ymm2, 0xc                                           ;   137.2 fp1     35 v[1]
        vpsrld ymm2, ymm2, 0x14                                          ;   137.2 fp2     35 v[1]
        vpaddd ymm7, ymm7, [rbp + 416]                                   ;   129.2 fp3+agu0   34 sum
        vpaddd ymm7, ymm7, [rel ripemd160_blocks.T0_constants256]        ;   130.2 fp0+agu1   34 sum
        vpxor ymm6, ymm11, ymm8                                          ;   133.3 fp1     25 sum
        vpxor ymm6, ymm6, ymm12                                          ;   134.3 fp3     25 sum
        vpaddd ymm7, ymm7, ymm6                                          ;   135.3 fp0     34 sum
        vpslld ymm6, ymm7, 9                                             ;   136.3 fp2     35 v[1]
        vpsrld ymm7, ymm7, 0x17                                          ;   136.3 fp1     35 v[1]
        vpxor ymm9, ymm9, ymm1                                           ;   131.2 fp3     36 v[3]
        vpslld ymm1, ymm11, 0xa                                          ;   131.5 fp2     36 v[3]
        vpsrld ymm11, ymm11, 0x16                                        ;   131.7 fp1     36 v[3]
        vpxor ymm3, ymm3, ymm2                                           ;   138.2 fp0     35 v[1]
        vpxor ymm6, ymm6, ymm7                                           ;   137.3 fp3     35 v[1]
        vpxor ymm1, ymm1, ymm11                                          ;   132.7 fp0     36 v[3]
        vpxor ymm7, ymm9, ymm4                                           ;   132.5 fp2     26 sum
        vpor ymm7, ymm7, ymm10                                           ;   133.5 fp1     26 sum
        vpaddd ymm3, ymm3, ymm13                                         ;   139.2 fp3     35 v[1]
        vpaddd ymm6, ymm6, ymm0                                          ;   138.3 fp0     35 v[1]
        vpslld ymm11, ymm8, 0xa                                          ;   133.5 fp2     36 v[2]
        vpsrld ymm2, ymm8, 0x16                                          ;   133.7 fp1     36 v[2]
        vpxor ymm7, ymm7, ymm3                                           ;   140.2 fp3     26 sum
        vpxor ymm8, ymm8, ymm1                                           ;   134.5 fp0     25 sum
        vpxor ymm8, ymm8, ymm6                                           ;   139.3 fp2     25 sum
        vpaddd ymm13, ymm13, ymm5                                        ;   134.7 fp1     34 sum
        vpaddd ymm13, ymm13, ymm7                                        ;   141.2 fp3     34 sum
        vpaddd ymm13, ymm13, ymm15                                       ;   142.2 fp0     34 sum
        vpslld ymm5, ymm13, 6                                            ;   143.2 fp2     35 v[0]
        vpsrld ymm7, ymm13, 0x1a                                         ;   143.2 fp1     35 v[0]
        vpaddd ymm0, ymm0, ymm8                                          ;   140.3 fp3     34 sum
        vmovdqu ymm8, [rbp + 384]                                        ;   136.2 agu0    34 sum reload
        vpaddd ymm0, ymm0, ymm8                                          ;   143.2 fp0     34 sum
        vmovdqu ymm13, [rel ripemd160_blocks.T0_constants256]            ;   136.5 agu1    34 sum reload
        vpaddd ymm0, ymm0, ymm13                                         ;   144.2 fp2     34 sum
        vpshufb ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 32]  ;   145.2 fp1+agu0   35 v[0]
        vpxor ymm11, ymm11, ymm2                                         ;   137.2 fp3     36 v[2]
        vpslld ymm2, ymm10, 0xa                                          ;   137.7 fp2     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   137.8 fp1     36 v[2]
        vpxor ymm5, ymm5, ymm7                                           ;   144.2 fp0     35 v[0]
        vpaddd ymm0, ymm0, ymm12                                         ;   146.2 fp3     35 v[0]
        vpxor ymm2, ymm2, ymm10                                          ;   138.8 fp0     36 v[2]
        vpaddd ymm5, ymm5, ymm14                                         ;   145.2 fp2     35 v[0]
        vpxor ymm7, ymm6, ymm11                                          ;   139.3 fp1     25 sum
        vpand ymm7, ymm7, ymm0                                           ;   147.2 fp3     25 sum
        vpslld ymm10, ymm6, 0xa                                          ;   139.7 fp2     36 v[1]
        vpaddd ymm12, ymm12, [rbp + 192]                                 ;   139.7 fp0+agu1   34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 96] ;   140.7 fp1+agu0   34 sum
        vpxor ymm7, ymm7, ymm11                                          ;   148.2 fp3     25 sum
        vpaddd ymm12, ymm12, ymm7                                        ;   149.2 fp0     34 sum
        vpslld ymm7, ymm12, 7                                            ;   150.2 fp2     35 v[4]
        vpsrld ymm12, ymm12, 0x19                                        ;   150.2 fp1     35 v[4]
        vmovdqa ymm13, ymm2                                              ;   140.7         26 sum copy
        vpxor ymm4, ymm3, ymm5                                           ;   146.2 fp3     26 sum
        vpand ymm13, ymm13, ymm4                                         ;   147.2 fp0     26 sum
        vpsrld ymm4, ymm6, 0x16                                          ;   142.2 fp2     36 v[1]
        vmovdqu ymm6, [rbp + 224]                                        ;   142.3 agu1    34 sum reload
        vpaddd ymm14, ymm14, ymm6                                        ;   149.3 fp1     34 sum
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256 + 256] ;   150.3 fp3+agu0   34 sum
        vpxor ymm13, ymm13, ymm3                                         ;   148.2 fp0     26 sum
        vpaddd ymm14, ymm14, ymm13                                       ;   151.3 fp2     34 sum
        vpslld ymm13, ymm14, 9                                           ;   152.3 fp1     35 v[4]
        vpsrld ymm14, ymm14, 0x17                                        ;   152.3 fp2     35 v[4]
        vpxor ymm10, ymm10, ymm4                                         ;   145.2 fp3     36 v[1]
        vpxor ymm7, ymm7, ymm12                                          ;   151.2 fp0     35 v[4]
        vpslld ymm4, ymm3, 0xa                                           ;   145.5 fp1     36 v[1]
        vpsrld ymm12, ymm3, 0x16                                         ;   145.7 fp2     36 v[1]
        vpaddd ymm7, ymm7, ymm1                                          ;   152.2 fp3     35 v[4]
        vpxor ymm13, ymm13, ymm14                                        ;   153.3 fp0     35 v[4]
        vpxor ymm4, ymm4, ymm12                                          ;   146.7 fp1     36 v[1]
        vpxor ymm12, ymm0, ymm10                                         ;   147.2 fp2     25 sum
        vpand ymm12, ymm12, ymm7                                         ;   153.2 fp3     25 sum
        vpaddd ymm13, ymm13, ymm9                                        ;   154.3 fp0     35 v[4]
        vpslld ymm14, ymm0, 0xa                                          ;   147.5 fp1     36 v[0]
        vpsrld ymm0, ymm0, 0x16                                          ;   147.7 fp2     36 v[0]
        vmovdqu ymm3, [rbp + 704]                                        ;   147.8 agu1    34 sum reload
        vpaddd ymm1, ymm1, ymm3                                          ;   154.8 fp3     34 sum
        vpaddd ymm1, ymm1, [rel ripemd160_blocks.T0_constants256 + 96]   ;   155.8 fp0+agu0   34 sum
        vpxor ymm12, ymm12, ymm10                                        ;   154.2 fp1     25 sum
        vpaddd ymm1, ymm1, ymm12                                         ;   156.8 fp2     34 sum
        vpslld ymm12, ymm1, 6                                            ;   157.8 fp1     35 v[3]
        vpsrld ymm1, ymm1, 0x1a                                          ;   157.8 fp2     35 v[3]
        vpxor ymm12, ymm12, ymm1                                         ;   158.8 fp3     35 v[3]
        vmovdqa ymm1, ymm4                                               ;   150.5         26 sum copy
        vpxor ymm3, ymm5, ymm13                                          ;   155.3 fp0     26 sum
        vpand ymm1, ymm1, ymm3                                           ;   156.3 fp1     26 sum
        vpxor ymm14, ymm14, ymm0                                         ;   151.3 fp2     36 v[0]
        vmovdqu ymm0, [rbp + 288]                                        ;   151.5 agu1    34 sum reload
        vpaddd ymm9, ymm9, ymm0                                          ;   158.5 fp3     34 sum
        vmovdqu ymm3, [rel ripemd160_blocks.T0_constants256 + 256]       ;   152.2 agu0    34 sum reload
        vpaddd ymm9, ymm9, ymm3                                          ;   159.5 fp0     34 sum
        vpxor ymm1, ymm1, ymm5                                           ;   157.3 fp1     26 sum
        vpaddd ymm9, ymm9, ymm1                                          ;   160.5 fp2     34 sum
        vpslld ymm1, ymm5, 0xa                                           ;   153.5 fp1     36 v[0]
        vpaddd ymm12, ymm12, ymm11                                       ;   159.8 fp3     35 v[3]
        vpsrld ymm5, ymm5, 0x16                                          ;   153.7 fp2     36 v[0]
        vpslld ymm0, ymm9, 0xd                                           ;   161.5 fp1     35 v[3]
        vpsrld ymm9, ymm9, 0x13                                          ;   161.5 fp2     35 v[3]
        vpxor ymm0, ymm0, ymm9                                           ;   162.5 fp0     35 v[3]
        vpaddd ymm0, ymm0, ymm2                                          ;   163.5 fp3     35 v[3]
        vpxor ymm9, ymm7, ymm14                                          ;   155.3 fp0     25 sum
        vpaddd ymm11, ymm11, [rbp + 576]                                 ;   155.5 fp1+agu1   34 sum
        vpaddd ymm11, ymm11, [rel ripemd160_blocks.T0_constants256 + 96] ;   156.5 fp2+agu0   34 sum
        vpand ymm9, ymm9, ymm12                                          ;   160.8 fp3     25 sum
        vpxor ymm9, ymm9, ymm14                                          ;   161.8 fp0     25 sum
        vpaddd ymm11, ymm11, ymm9                                        ;   162.8 fp1     34 sum
        vmovdqu ymm9, [rel ripemd160_blocks.T0_constants256 + 32]        ;   156.8 agu1    35 v[0] reload
        vpshufb ymm11, ymm11, ymm9                                       ;   163.8 fp2     35 v[2]
        vpxor ymm1, ymm1, ymm5                                           ;   157.3 fp3     36 v[0]
        vpslld ymm5, ymm7, 0xa                                           ;   157.5 fp1     36 v[4]
        vpsrld ymm7, ymm7, 0x16                                          ;   158.0 fp2     36 v[4]
        vpxor ymm5, ymm5, ymm7                                           ;   159.0 fp0     36 v[4]
        vpaddd ymm11, ymm11, ymm10                                       ;   164.8 fp3     35 v[2]
        vmovdqa ymm7, ymm1                                               ;   158.3         26 sum copy
        vpxor ymm9, ymm13, ymm0                                          ;   164.5 fp1     26 sum
        vpand ymm7, ymm7, ymm9                                           ;   165.5 fp0     26 sum
        vmovdqu ymm9, [rbp + 96]                                         ;   158.8 agu0    34 sum reload
        vpaddd ymm2, ymm2, ymm9                                          ;   165.8 fp2     34 sum
        vpaddd ymm2, ymm2, ymm3                                          ;   166.8 fp3     34 sum
        vpxor ymm7, ymm7, ymm13                                          ;   166.5 fp1     26 sum
        vpaddd ymm2, ymm2, ymm7                                          ;   167.8 fp0     34 sum
        vpslld ymm7, ymm2, 0xf                                           ;   168.8 fp2     35 v[2]
        vpsrld ymm2, ymm2, 0x11                                          ;   168.8 fp1     35 v[2]
        vpxor ymm9, ymm12, ymm5                                          ;   161.5 fp3     25 sum
        vpaddd ymm10, ymm10, [rbp + 512]                                 ;   161.7 fp0+agu1   34 sum
        vpaddd ymm10, ymm10, [rel ripemd160_blocks.T0_constants256 + 96] ;   162.7 fp2+agu0   34 sum
        vpand ymm9, ymm9, ymm11                                          ;   165.8 fp1     25 sum
        vpxor ymm9, ymm9, ymm5                                           ;   166.8 fp3     25 sum
        vpaddd ymm10, ymm10, ymm9                                        ;   167.8 fp0     34 sum
        vpslld ymm9, ymm12, 0xa                                          ;   162.8 fp2     36 v[3]
        vpsrld ymm12, ymm12, 0x16                                        ;   163.0 fp1     36 v[3]
        vpxor ymm7, ymm7, ymm2                                           ;   169.8 fp3     35 v[2]
        vpslld ymm2, ymm10, 0xd                                          ;   168.8 fp2     35 v[1]
        vpsrld ymm10, ymm10, 0x13                                        ;   168.8 fp1     35 v[1]
        vpxor ymm9, ymm9, ymm12                                          ;   164.0 fp0     36 v[3]
        vpslld ymm12, ymm13, 0xa                                         ;   164.8 fp2     36 v[4]
        vpsrld ymm13, ymm13, 0x16                                        ;   165.0 fp1     36 v[4]
        vpaddd ymm7, ymm7, ymm4                                          ;   170.8 fp3     35 v[2]
        vpxor ymm12, ymm12, ymm13                                        ;   166.0 fp0     36 v[4]
        vpxor ymm2, ymm2, ymm10                                          ;   169.8 fp2     35 v[1]
        vpaddd ymm2, ymm2, ymm14                                         ;   170.8 fp3     35 v[1]
        vpxor ymm10, ymm11, ymm9                                         ;   166.0 fp0     25 sum
        vpand ymm10, ymm10, ymm2                                         ;   171.8 fp1     25 sum
        vpxor ymm10, ymm10, ymm9                                         ;   172.8 fp2     25 sum
        vpxor ymm13, ymm0, ymm7                                          ;   171.8 fp3     26 sum
        vpaddd ymm4, ymm4, [rbp + 192]                                   ;   167.0 fp0+agu1   34 sum
        vpaddd ymm4, ymm4, ymm3                                          ;   168.0 fp1     34 sum
        vpand ymm13, ymm13, ymm12                                        ;   172.8 fp2     26 sum
        vpaddd ymm14, ymm14, ymm10                                       ;   173.8 fp3     34 sum
        vmovdqu ymm10, [rbp + 608]                                       ;   167.8 agu0    34 sum reload
        vpaddd ymm14, ymm14, ymm10                                       ;   174.8 fp0     34 sum
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256 + 96] ;   175.8 fp1+agu1   34 sum
        vpxor ymm13, ymm13, ymm0                                         ;   173.8 fp2     26 sum
        vpaddd ymm4, ymm4, ymm13                                         ;   174.8 fp3     34 sum
        vpslld ymm13, ymm11, 0xa                                         ;   169.2 fp1     36 v[2]
        vpsrld ymm11, ymm11, 0x16                                        ;   169.8 fp2     36 v[2]
        vpxor ymm13, ymm13, ymm11                                        ;   170.8 fp0     36 v[2]
        vpslld ymm11, ymm4, 7                                            ;   175.8 fp1     35 v[1]
        vpsrld ymm4, ymm4, 0x19                                          ;   175.8 fp2     35 v[1]
        vpxor ymm11, ymm11, ymm4                                         ;   176.8 fp3     35 v[1]
        vpslld ymm4, ymm14, 0xb                                          ;   176.8 fp1     35 v[0]
        vpsrld ymm14, ymm14, 0x15                                        ;   176.8 fp2     35 v[0]
        vpxor ymm4, ymm4, ymm14                                          ;   177.8 fp0     35 v[0]
        vpslld ymm14, ymm0, 0xa                                          ;   172.2 fp1     36 v[3]
        vpsrld ymm0, ymm0, 0x16                                          ;   172.8 fp2     36 v[3]
        vpaddd ymm11, ymm11, ymm1                                        ;   177.8 fp3     35 v[1]
        vpxor ymm14, ymm14, ymm0                                         ;   173.8 fp0     36 v[3]
        vpaddd ymm4, ymm4, ymm5                                          ;   178.8 fp3     35 v[0]
        vpxor ymm0, ymm2, ymm13                                          ;   173.2 fp0     25 sum
        vpaddd ymm5, ymm5, ymm6                                          ;   173.2 fp1     34 sum
        vpaddd ymm5, ymm5, [rel ripemd160_blocks.T0_constants256 + 96]   ;   174.2 fp2+agu0   34 sum
        vpand ymm0, ymm0, ymm4                                           ;   179.8 fp3     25 sum
        vpxor ymm0, ymm0, ymm13                                          ;   180.8 fp0     25 sum
        vpaddd ymm5, ymm5, ymm0                                          ;   181.8 fp1     34 sum
        vmovdqa ymm0, ymm14                                              ;   174.8         26 sum copy
        vpxor ymm6, ymm7, ymm11                                          ;   178.8 fp2     26 sum
        vpand ymm0, ymm0, ymm6                                           ;   179.8 fp3     26 sum
        vpslld ymm6, ymm2, 0xa                                           ;   175.2 fp1     36 v[1]
        vpsrld ymm2, ymm2, 0x16                                          ;   175.8 fp2     36 v[1]
        vpaddd ymm1, ymm1, [rbp + 64]                                    ;   175.3 fp0+agu1   34 sum
        vpaddd ymm1, ymm1, ymm3                                          ;   176.3 fp3     34 sum
        vpxor ymm0, ymm0, ymm7                                           ;   180.8 fp1     26 sum
        vpaddd ymm1, ymm1, ymm0                                          ;   181.8 fp0     34 sum
        vpslld ymm0, ymm5, 9                                             ;   182.8 fp2     35 v[4]
        vpsrld ymm5, ymm5, 0x17                                          ;   182.8 fp1     35 v[4]
        vpxor ymm6, ymm6, ymm2                                           ;   177.0 fp3     36 v[1]
        vpslld ymm2, ymm1, 0xc                                           ;   182.8 fp2     35 v[0]
        vpsrld ymm1, ymm1, 0x14                                          ;   182.8 fp1     35 v[0]
        vpxor ymm0, ymm0, ymm5                                           ;   183.8 fp0     35 v[4]
        vpslld ymm5, ymm7, 0xa                                           ;   178.8 fp2     36 v[2]
        vpsrld ymm7, ymm7, 0x16                                          ;   179.2 fp1     36 v[2]
        vpxor ymm2, ymm2, ymm1                                           ;   183.8 fp3     35 v[0]
        vpaddd ymm0, ymm0, ymm9                                          ;   184.8 fp0     35 v[4]
        vpaddd ymm2, ymm2, ymm12                                         ;   184.8 fp3     35 v[0]
        vpxor ymm5, ymm5, ymm7                                           ;   180.2 fp0     36 v[2]
        vpxor ymm7, ymm4, ymm6                                           ;   179.8 fp2     25 sum
        vpand ymm7, ymm7, ymm0                                           ;   185.8 fp3     25 sum
        vpslld ymm1, ymm4, 0xa                                           ;   180.2 fp1     36 v[0]
        vpsrld ymm4, ymm4, 0x16                                          ;   180.8 fp2     36 v[0]
        vpaddd ymm9, ymm9, ymm8                                          ;   180.8 fp0     34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 96]   ;   181.8 fp3+agu0   34 sum
        vpxor ymm7, ymm7, ymm6                                           ;   186.8 fp1     25 sum
        vpaddd ymm9, ymm9, ymm7                                          ;   187.8 fp0     34 sum
        vpslld ymm7, ymm9, 7                                             ;   188.8 fp2     35 v[3]
        vpsrld ymm9, ymm9, 0x19                                          ;   188.8 fp1     35 v[3]
        vmovdqa ymm8, ymm5                                               ;   181.8         26 sum copy
        vpxor ymm10, ymm11, ymm2                                         ;   185.8 fp3     26 sum
        vpand ymm8, ymm8, ymm10                                          ;   186.8 fp0     26 sum
        vpxor ymm8, ymm8, ymm11                                          ;   187.8 fp2     26 sum
        vpslld ymm10, ymm11, 0xa                                         ;   183.2 fp1     36 v[1]
        vpaddd ymm12, ymm12, ymm8                                        ;   188.8 fp3     34 sum
        vpsrld ymm8, ymm11, 0x16                                         ;   183.8 fp2     36 v[1]
        vmovdqu ymm11, [rbp + 576]                                       ;   183.3 agu1    34 sum reload
        vpaddd ymm12, ymm12, ymm11                                       ;   190.3 fp0     34 sum
        vpaddd ymm12, ymm12, ymm3                                        ;   191.3 fp3     34 sum
        vpshufb ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 32] ;   192.3 fp1+agu0   35 v[4]
        vpxor ymm1, ymm1, ymm4                                           ;   184.8 fp0     36 v[0]
        vpxor ymm7, ymm7, ymm9                                           ;   189.8 fp2     35 v[3]
        vpaddd ymm7, ymm7, ymm13                                         ;   190.8 fp3     35 v[3]
        vpxor ymm10, ymm10, ymm8                                         ;   185.2 fp1     36 v[1]
        vpaddd ymm12, ymm12, ymm14                                       ;   193.3 fp0     35 v[4]
        vpxor ymm4, ymm0, ymm1                                           ;   185.8 fp2     25 sum
        vpand ymm4, ymm4, ymm7                                           ;   191.8 fp3     25 sum
        vpslld ymm8, ymm0, 0xa                                           ;   186.2 fp1     36 v[4]
        vmovdqu ymm9, [rbp + 96]                                         ;   186.2 agu1    34 sum reload
        vpaddd ymm13, ymm13, ymm9                                        ;   193.2 fp0     34 sum
        vpaddd ymm13, ymm13, [rel ripemd160_blocks.T0_constants256 + 96] ;   194.2 fp2+agu0   34 sum
        vpxor ymm4, ymm4, ymm1                                           ;   192.8 fp3     25 sum
        vpaddd ymm13, ymm13, ymm4                                        ;   195.2 fp1     34 sum
        vpslld ymm4, ymm13, 0xf                                          ;   196.2 fp2     35 v[2]
        vpsrld ymm13, ymm13, 0x11                                        ;   196.2 fp1     35 v[2]
        vmovdqa ymm11, ymm10                                             ;   188.8         26 sum copy
        vpxor ymm9, ymm2, ymm12                                          ;   194.3 fp0     26 sum
        vpand ymm11, ymm11, ymm9                                         ;   195.3 fp3     26 sum
        vpsrld ymm9, ymm0, 0x16                                          ;   189.3 fp2     36 v[4]
        vmovdqu ymm0, [rbp + 640]                                        ;   189.5 agu1    34 sum reload
        vpaddd ymm14, ymm14, ymm0                                        ;   196.5 fp1     34 sum
        vpaddd ymm14, ymm14, ymm3                                        ;   197.5 fp0     34 sum
        vpxor ymm11, ymm11, ymm2                                         ;   196.3 fp3     26 sum
        vpaddd ymm14, ymm14, ymm11                                       ;   198.5 fp2     34 sum
        vpslld ymm11, ymm14, 9                                           ;   199.5 fp1     35 v[3]
        vpsrld ymm14, ymm14, 0x17                                        ;   199.5 fp2     35 v[3]
        vpxor ymm8, ymm8, ymm9                                           ;   192.3 fp0     36 v[4]
        vpxor ymm4, ymm4, ymm13                                          ;   197.2 fp3     35 v[2]
        vpslld ymm9, ymm2, 0xa                                           ;   192.8 fp1     36 v[0]
        vpsrld ymm13, ymm2, 0x16                                         ;   193.0 fp2     36 v[0]
        vpaddd ymm4, ymm4, ymm6                                          ;   198.2 fp0     35 v[2]
        vpxor ymm11, ymm11, ymm14                                        ;   200.5 fp3     35 v[3]
        vpxor ymm9, ymm9, ymm13                                          ;   194.0 fp1     36 v[0]
        vpxor ymm13, ymm7, ymm8                                          ;   194.0 fp2     25 sum
        vpand ymm13, ymm13, ymm4                                         ;   199.2 fp0     25 sum
        vpaddd ymm11, ymm11, ymm5                                        ;   201.5 fp3     35 v[3]
        vpslld ymm14, ymm7, 0xa                                          ;   194.8 fp1     36 v[3]
        vpsrld ymm7, ymm7, 0x16                                          ;   195.0 fp2     36 v[3]
        vpaddd ymm6, ymm6, ymm15                                         ;   195.3 fp0     34 sum
        vmovdqu ymm2, [rel ripemd160_blocks.T0_constants256 + 96]        ;   195.2 agu0    34 sum reload
        vpaddd ymm6, ymm6, ymm2                                          ;   202.2 fp3     34 sum
        vpxor ymm13, ymm13, ymm8                                         ;   200.2 fp1     25 sum
        vpaddd ymm6, ymm6, ymm13                                         ;   203.2 fp2     34 sum
        vpslld ymm13, ymm6, 7                                            ;   204.2 fp1     35 v[1]
        vpsrld ymm6, ymm6, 0x19                                          ;   204.2 fp2     35 v[1]
        vmovdqa ymm0, ymm9                                               ;   196.5         26 sum copy
        vmovdqu [rbp + 800], ymm15                                       ;   196.7 agu2+fp5   34 sum spill
        vpxor ymm15, ymm12, ymm11                                        ;   202.5 fp0     26 sum
        vpand ymm0, ymm0, ymm15                                          ;   203.5 fp3     26 sum
        vpxor ymm13, ymm13, ymm6                                         ;   205.2 fp0     35 v[1]
        vpxor ymm14, ymm14, ymm7                                         ;   197.8 fp1     36 v[3]
        vmovdqu ymm6, [rbp + 608]                                        ;   197.8 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm6                                          ;   204.8 fp3     34 sum
        vpaddd ymm5, ymm5, ymm3                                          ;   205.8 fp2     34 sum
        vpxor ymm0, ymm0, ymm12                                          ;   204.5 fp0     26 sum
        vpaddd ymm5, ymm5, ymm0                                          ;   206.8 fp1     34 sum
        vpslld ymm7, ymm12, 0xa                                          ;   199.5 fp2     36 v[4]
        vpsrld ymm12, ymm12, 0x16                                        ;   200.2 fp1     36 v[4]
        vpslld ymm15, ymm5, 0xb                                          ;   207.8 fp2     35 v[2]
        vpsrld ymm5, ymm5, 0x15                                          ;   207.8 fp1     35 v[2]
        vpaddd ymm13, ymm13, ymm1                                        ;   206.2 fp3     35 v[1]
        vpxor ymm15, ymm15, ymm5                                         ;   208.8 fp0     35 v[2]
        vpaddd ymm15, ymm15, ymm10                                       ;   209.8 fp3     35 v[2]
        vpxor ymm5, ymm4, ymm14                                          ;   202.2 fp0     25 sum
        vpaddd ymm1, ymm1, ymm2                                          ;   202.3 fp2     34 sum
        vmovdqu ymm0, [rbp + 64]                                         ;   202.5 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm0                                          ;   209.5 fp1     34 sum
        vpand ymm5, ymm5, ymm13                                          ;   207.2 fp3     25 sum
        vpxor ymm5, ymm5, ymm14                                          ;   208.2 fp0     25 sum
        vpaddd ymm1, ymm1, ymm5                                          ;   210.5 fp2     34 sum
        vpslld ymm5, ymm4, 0xa                                           ;   204.2 fp1     36 v[2]
        vpsrld ymm4, ymm4, 0x16                                          ;   204.5 fp2     36 v[2]
        vpxor ymm7, ymm7, ymm12                                          ;   204.5 fp3     36 v[4]
        vpslld ymm12, ymm1, 0xc                                          ;   211.5 fp1     35 v[0]
        vpsrld ymm1, ymm1, 0x14                                          ;   211.5 fp2     35 v[0]
        vpxor ymm5, ymm5, ymm4                                           ;   205.5 fp0     36 v[2]
        vpxor ymm12, ymm12, ymm1                                         ;   212.5 fp3     35 v[0]
        vpaddd ymm12, ymm12, ymm8                                        ;   213.5 fp0     35 v[0]
        vmovdqa ymm4, ymm7                                               ;   205.5         26 sum copy
        vpxor ymm1, ymm11, ymm15                                         ;   210.8 fp1     26 sum
        vpand ymm4, ymm4, ymm1                                           ;   211.8 fp2     26 sum
        vpaddd ymm10, ymm10, ymm3                                        ;   206.5 fp3     34 sum
        vmovdqu ymm1, [rbp + 416]                                        ;   206.5 agu1    34 sum reload
        vpaddd ymm10, ymm10, ymm1                                        ;   213.5 fp0     34 sum
        vpxor ymm4, ymm4, ymm11                                          ;   212.8 fp1     26 sum
        vpaddd ymm10, ymm10, ymm4                                        ;   214.5 fp2     34 sum
        vpslld ymm4, ymm10, 7                                            ;   215.5 fp1     35 v[1]
        vpsrld ymm10, ymm10, 0x19                                        ;   215.5 fp2     35 v[1]
        vpxor ymm4, ymm4, ymm10                                          ;   216.5 fp3     35 v[1]
        vpxor ymm10, ymm13, ymm5                                         ;   208.8 fp0     25 sum
        vpaddd ymm8, ymm8, ymm2                                          ;   209.2 fp1     34 sum
        vpaddd ymm8, ymm8, [rbp + 768]                                   ;   210.2 fp3+agu0   34 sum
        vpand ymm10, ymm10, ymm12                                        ;   214.5 fp2     25 sum
        vpxor ymm10, ymm10, ymm5                                         ;   215.5 fp0     25 sum
        vpaddd ymm8, ymm8, ymm10                                         ;   216.5 fp1     34 sum
        vpslld ymm10, ymm11, 0xa                                         ;   210.5 fp2     36 v[3]
        vpsrld ymm11, ymm11, 0x16                                        ;   211.2 fp1     36 v[3]
        vpaddd ymm4, ymm4, ymm9                                          ;   217.5 fp3     35 v[1]
        vpxor ymm10, ymm10, ymm11                                        ;   212.2 fp0     36 v[3]
        vpslld ymm11, ymm13, 0xa                                         ;   211.5 fp2     36 v[1]
        vpsrld ymm13, ymm13, 0x16                                        ;   212.2 fp1     36 v[1]
        vpxor ymm11, ymm11, ymm13                                        ;   213.2 fp3     36 v[1]
        vpslld ymm13, ymm8, 0xf                                          ;   217.5 fp2     35 v[4]
        vpsrld ymm8, ymm8, 0x11                                          ;   217.5 fp1     35 v[4]
        vpxor ymm13, ymm13, ymm8                                         ;   218.5 fp0     35 v[4]
        vpaddd ymm13, ymm13, ymm14                                       ;   219.5 fp3     35 v[4]
        vpxor ymm8, ymm15, ymm4                                          ;   218.5 fp0     26 sum
        vpand ymm8, ymm8, ymm10                                          ;   219.5 fp2     26 sum
        vpaddd ymm9, ymm9, ymm3                                          ;   213.8 fp3     34 sum
        vpaddd ymm9, ymm9, [rbp + 384]                                   ;   214.8 fp1+agu1   34 sum
        vpxor ymm8, ymm8, ymm15                                          ;   220.5 fp0     26 sum
        vpaddd ymm9, ymm9, ymm8                                          ;   221.5 fp2     34 sum
        vpslld ymm8, ymm9, 7                                             ;   222.5 fp1     35 v[0]
        vpsrld ymm9, ymm9, 0x19                                          ;   222.5 fp2     35 v[0]
        vpxor ymm0, ymm12, ymm11                                         ;   215.5 fp3     25 sum
        vpaddd ymm14, ymm14, ymm2                                        ;   215.7 fp0     34 sum
        vpaddd ymm14, ymm14, [rbp + 640]                                 ;   216.7 fp1+agu0   34 sum
        vpand ymm0, ymm0, ymm13                                          ;   220.5 fp2     25 sum
        vpxor ymm0, ymm0, ymm11                                          ;   221.5 fp3     25 sum
        vpaddd ymm14, ymm14, ymm0                                        ;   222.5 fp0     34 sum
        vpslld ymm0, ymm12, 0xa                                          ;   217.2 fp1     36 v[0]
        vpsrld ymm12, ymm12, 0x16                                        ;   217.5 fp2     36 v[0]
        vpxor ymm8, ymm8, ymm9                                           ;   223.5 fp3     35 v[0]
        vpslld ymm9, ymm15, 0xa                                          ;   218.2 fp1     36 v[2]
        vpsrld ymm15, ymm15, 0x16                                        ;   218.5 fp2     36 v[2]
        vpxor ymm0, ymm0, ymm12                                          ;   218.5 fp0     36 v[0]
        vpslld ymm12, ymm14, 9                                           ;   223.5 fp1     35 v[3]
        vpsrld ymm14, ymm14, 0x17                                        ;   223.5 fp2     35 v[3]
        vpaddd ymm8, ymm8, ymm7                                          ;   224.5 fp3     35 v[0]
        vpxor ymm9, ymm9, ymm15                                          ;   219.5 fp0     36 v[2]
        vpxor ymm12, ymm12, ymm14                                        ;   224.5 fp3     35 v[3]
        vpaddd ymm12, ymm12, ymm5                                        ;   225.5 fp0     35 v[3]
        vpxor ymm14, ymm13, ymm0                                         ;   220.5 fp1     25 sum
        vpand ymm14, ymm14, ymm12                                        ;   226.5 fp2     25 sum
        vpxor ymm14, ymm14, ymm0                                         ;   227.5 fp3     25 sum
        vpxor ymm15, ymm4, ymm8                                          ;   225.5 fp0     26 sum
        vpaddd ymm7, ymm7, ymm3                                          ;   221.2 fp1     34 sum
        vpaddd ymm7, ymm7, [rbp + 448]                                   ;   222.2 fp2+agu1   34 sum
        vpand ymm15, ymm15, ymm9                                         ;   226.5 fp3     26 sum
        vpxor ymm15, ymm15, ymm4                                         ;   227.5 fp0     26 sum
        vpaddd ymm7, ymm7, ymm15                                         ;   228.5 fp1     34 sum
        vpslld ymm15, ymm13, 0xa                                         ;   222.5 fp2     36 v[4]
        vpsrld ymm13, ymm13, 0x16                                        ;   223.2 fp1     36 v[4]
        vpaddd ymm5, ymm5, ymm14                                         ;   228.5 fp3     34 sum
        vpaddd ymm5, ymm5, ymm2                                          ;   229.5 fp0     34 sum
        vpslld ymm14, ymm7, 0xc                                          ;   229.5 fp2     35 v[4]
        vpsrld ymm7, ymm7, 0x14                                          ;   229.5 fp1     35 v[4]
        vpaddd ymm5, ymm5, [rbp + 160]                                   ;   230.5 fp3+agu0   34 sum
        vpxor ymm15, ymm15, ymm13                                        ;   224.2 fp0     36 v[4]
        vpslld ymm13, ymm5, 0xb                                          ;   231.5 fp2     35 v[2]
        vpsrld ymm5, ymm5, 0x15                                          ;   231.5 fp1     35 v[2]
        vpxor ymm14, ymm14, ymm7                                         ;   230.5 fp3     35 v[4]
        vpslld ymm7, ymm4, 0xa                                           ;   225.5 fp2     36 v[1]
        vpsrld ymm4, ymm4, 0x16                                          ;   226.2 fp1     36 v[1]
        vpxor ymm13, ymm13, ymm5                                         ;   232.5 fp0     35 v[2]
        vpaddd ymm14, ymm14, ymm10                                       ;   231.5 fp3     35 v[4]
        vpxor ymm7, ymm7, ymm4                                           ;   227.2 fp2     36 v[1]
        vpaddd ymm13, ymm13, ymm11                                       ;   233.5 fp0     35 v[2]
        vpxor ymm4, ymm12, ymm15                                         ;   226.8 fp3     25 sum
        vpaddd ymm11, ymm11, ymm2                                        ;   227.2 fp1     34 sum
        vpaddd ymm11, ymm11, ymm1                                        ;   228.2 fp2     34 sum
        vpand ymm4, ymm4, ymm13                                          ;   234.5 fp0     25 sum
        vpxor ymm4, ymm4, ymm15                                          ;   235.5 fp3     25 sum
        vpaddd ymm11, ymm11, ymm4                                        ;   236.5 fp1     34 sum
        vmovdqa ymm4, ymm7                                               ;   228.2         26 sum copy
        vpxor ymm5, ymm8, ymm14                                          ;   232.5 fp2     26 sum
        vpand ymm4, ymm4, ymm5                                           ;   233.5 fp0     26 sum
        vpslld ymm5, ymm12, 0xa                                          ;   229.2 fp1     36 v[3]
        vpsrld ymm12, ymm12, 0x16                                        ;   229.5 fp2     36 v[3]
        vpaddd ymm10, ymm10, ymm3                                        ;   229.5 fp3     34 sum
        vpaddd ymm10, ymm10, [rbp + 800]                                 ;   230.5 fp0+agu1   34 sum
        vpxor ymm4, ymm4, ymm8                                           ;   234.5 fp1     26 sum
        vpaddd ymm10, ymm10, ymm4                                        ;   235.5 fp2     34 sum
        vpslld ymm4, ymm11, 7                                            ;   237.5 fp1     35 v[1]
        vpsrld ymm11, ymm11, 0x19                                        ;   237.5 fp2     35 v[1]
        vpxor ymm5, ymm5, ymm12                                          ;   230.7 fp3     36 v[3]
        vpslld ymm12, ymm10, 7                                           ;   236.5 fp1     35 v[3]
        vpsrld ymm10, ymm10, 0x19                                        ;   236.5 fp2     35 v[3]
        vpxor ymm4, ymm4, ymm11                                          ;   238.5 fp0     35 v[1]
        vpslld ymm11, ymm8, 0xa                                          ;   233.2 fp1     36 v[0]
        vpsrld ymm8, ymm8, 0x16                                          ;   233.5 fp2     36 v[0]
        vpxor ymm12, ymm12, ymm10                                        ;   237.5 fp3     35 v[3]
        vpaddd ymm4, ymm4, ymm0                                          ;   239.5 fp0     35 v[1]
        vpaddd ymm12, ymm12, ymm9                                        ;   238.5 fp3     35 v[3]
        vpxor ymm11, ymm11, ymm8                                         ;   234.5 fp0     36 v[0]
        vpxor ymm8, ymm13, ymm5                                          ;   234.5 fp1     25 sum
        vpand ymm8, ymm8, ymm4                                           ;   240.5 fp2     25 sum
        vpslld ymm10, ymm13, 0xa                                         ;   235.2 fp1     36 v[2]
        vpaddd ymm0, ymm0, ymm2                                          ;   234.7 fp3     34 sum
        vpaddd ymm0, ymm0, [rbp + 288]                                   ;   235.7 fp0+agu0   34 sum
        vpxor ymm8, ymm8, ymm5                                           ;   241.5 fp2     25 sum
        vpaddd ymm0, ymm0, ymm8                                          ;   242.5 fp3     34 sum
        vpslld ymm8, ymm0, 0xd                                           ;   243.5 fp1     35 v[0]
        vpsrld ymm0, ymm0, 0x13                                          ;   243.5 fp2     35 v[0]
        vmovdqa ymm1, ymm11                                              ;   235.7         26 sum copy
        vpxor ymm6, ymm14, ymm12                                         ;   239.5 fp0     26 sum
        vpand ymm1, ymm1, ymm6                                           ;   240.5 fp3     26 sum
        vpsrld ymm6, ymm13, 0x16                                         ;   237.2 fp1     36 v[2]
        vpaddd ymm9, ymm9, ymm3                                          ;   236.8 fp0     34 sum
        vmovdqu ymm13, [rbp + 704]                                       ;   236.8 agu1    34 sum reload
        vpaddd ymm9, ymm9, ymm13                                         ;   243.8 fp2     34 sum
        vpxor ymm1, ymm1, ymm14                                          ;   241.5 fp3     26 sum
        vpaddd ymm9, ymm9, ymm1                                          ;   244.8 fp0     34 sum
        vpslld ymm1, ymm9, 6                                             ;   245.8 fp1     35 v[2]
        vpsrld ymm9, ymm9, 0x1a                                          ;   245.8 fp2     35 v[2]
        vpxor ymm10, ymm10, ymm6                                         ;   238.7 fp3     36 v[2]
        vpxor ymm8, ymm8, ymm0                                           ;   244.5 fp0     35 v[0]
        vpslld ymm6, ymm14, 0xa                                          ;   239.2 fp1     36 v[4]
        vpsrld ymm14, ymm14, 0x16                                        ;   239.5 fp2     36 v[4]
        vpaddd ymm8, ymm8, ymm15                                         ;   245.5 fp3     35 v[0]
        vpxor ymm1, ymm1, ymm9                                           ;   246.8 fp0     35 v[2]
        vpxor ymm6, ymm6, ymm14                                          ;   240.5 fp1     36 v[4]
        vpxor ymm9, ymm4, ymm10                                          ;   240.5 fp2     25 sum
        vpand ymm9, ymm9, ymm8                                           ;   246.5 fp3     25 sum
        vpaddd ymm1, ymm1, ymm7                                          ;   247.8 fp0     35 v[2]
        vpaddd ymm15, ymm15, ymm2                                        ;   241.2 fp1     34 sum
        vmovdqu ymm14, [rbp + 448]                                       ;   241.0 agu0    34 sum reload
        vpaddd ymm15, ymm15, ymm14                                       ;   248.0 fp2     34 sum
        vpxor ymm9, ymm9, ymm10                                          ;   247.5 fp3     25 sum
        vpaddd ymm15, ymm15, ymm9                                        ;   249.0 fp0     34 sum
        vpslld ymm9, ymm15, 0xc                                          ;   250.0 fp1     35 v[4]
        vpsrld ymm15, ymm15, 0x14                                        ;   250.0 fp2     35 v[4]
        vpxor ymm9, ymm9, ymm15                                          ;   251.0 fp3     35 v[4]
        vpxor ymm15, ymm12, ymm1                                         ;   248.8 fp0     26 sum
        vpaddd ymm7, ymm7, ymm3                                          ;   243.8 fp1     34 sum
        vmovdqu ymm0, [rbp + 768]                                        ;   244.0 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm0                                          ;   251.0 fp2     34 sum
        vpand ymm15, ymm15, ymm6                                         ;   249.8 fp3     26 sum
        vpslld ymm2, ymm4, 0xa                                           ;   244.8 fp1     36 v[1]
        vpsrld ymm4, ymm4, 0x16                                          ;   245.2 fp2     36 v[1]
        vpxor ymm15, ymm15, ymm12                                        ;   250.8 fp0     26 sum
        vpaddd ymm7, ymm7, ymm15                                         ;   252.0 fp3     34 sum
        vpslld ymm15, ymm7, 0xf                                          ;   253.0 fp1     35 v[1]
        vpsrld ymm7, ymm7, 0x11                                          ;   253.0 fp2     35 v[1]
        vpxor ymm2, ymm2, ymm4                                           ;   246.5 fp0     36 v[1]
        vpaddd ymm9, ymm9, ymm5                                          ;   252.0 fp3     35 v[4]
        vpxor ymm15, ymm15, ymm7                                         ;   254.0 fp1     35 v[1]
        vmovdqu ymm4, [rel ripemd160_blocks.T0_constants256 + 64]        ;   247.5 agu0    25 sum reload
        vpxor ymm7, ymm8, ymm4                                           ;   254.5 fp2     25 sum
        vpor ymm7, ymm7, ymm9                                            ;   255.5 fp0     25 sum
        vpaddd ymm5, ymm5, [rbp + 96]                                    ;   248.0 fp3+agu1   34 sum
        vpaddd ymm5, ymm5, [rel ripemd160_blocks.T0_constants256 + 128]  ;   249.0 fp1+agu0   34 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   255.0 fp2     35 v[1]
        vpxor ymm7, ymm7, ymm2                                           ;   256.5 fp0     25 sum
        vpaddd ymm5, ymm5, ymm7                                          ;   257.5 fp3     34 sum
        vpslld ymm7, ymm12, 0xa                                          ;   249.8 fp1     36 v[3]
        vpsrld ymm12, ymm12, 0x16                                        ;   250.0 fp2     36 v[3]
        vpxor ymm7, ymm7, ymm12                                          ;   251.0 fp0     36 v[3]
        vpslld ymm12, ymm8, 0xa                                          ;   250.8 fp1     36 v[0]
        vpsrld ymm8, ymm8, 0x16                                          ;   251.0 fp2     36 v[0]
        vpslld ymm14, ymm5, 0xb                                          ;   258.5 fp1     35 v[3]
        vpsrld ymm5, ymm5, 0x15                                          ;   258.5 fp2     35 v[3]
        vpxor ymm14, ymm14, ymm5                                         ;   259.5 fp3     35 v[3]
        vpaddd ymm14, ymm14, ymm10                                       ;   260.5 fp0     35 v[3]
        vmovdqa ymm5, ymm7                                               ;   252.0         26 sum copy
        vpxor ymm0, ymm1, ymm15                                          ;   256.0 fp3     26 sum
        vpand ymm5, ymm5, ymm0                                           ;   257.0 fp0     26 sum
        vpxor ymm5, ymm5, ymm1                                           ;   258.0 fp1     26 sum
        vpaddd ymm11, ymm11, ymm5                                        ;   259.0 fp2     34 sum
        vpaddd ymm11, ymm11, ymm3                                        ;   260.0 fp3     34 sum
        vmovdqu ymm5, [rbp + 512]                                        ;   253.2 agu1    34 sum reload
        vpaddd ymm11, ymm11, ymm5                                        ;   261.0 fp0     34 sum
        vpslld ymm0, ymm11, 0xd                                          ;   262.0 fp1     35 v[0]
        vpsrld ymm11, ymm11, 0x13                                        ;   262.0 fp2     35 v[0]
        vpxor ymm12, ymm12, ymm8                                         ;   255.0 fp3     36 v[0]
        vpxor ymm8, ymm9, ymm4                                           ;   255.2 fp0     25 sum
        vpor ymm8, ymm8, ymm14                                           ;   261.5 fp1     25 sum
        vpaddd ymm10, ymm10, [rbp + 608]                                 ;   255.5 fp2+agu0   34 sum
        vpaddd ymm10, ymm10, [rel ripemd160_blocks.T0_constants256 + 128] ;   256.5 fp3+agu1   34 sum
        vpxor ymm8, ymm8, ymm12                                          ;   262.5 fp0     25 sum
        vpaddd ymm10, ymm10, ymm8                                        ;   263.5 fp1     34 sum
        vpslld ymm8, ymm1, 0xa                                           ;   256.7 fp2     36 v[2]
        vpsrld ymm1, ymm1, 0x16                                          ;   257.5 fp1     36 v[2]
        vpxor ymm0, ymm0, ymm11                                          ;   263.0 fp3     35 v[0]
        vpslld ymm11, ymm10, 0xd                                         ;   264.5 fp2     35 v[2]
        vpsrld ymm10, ymm10, 0x13                                        ;   264.5 fp1     35 v[2]
        vpxor ymm8, ymm8, ymm1                                           ;   258.5 fp0     36 v[2]
        vpaddd ymm0, ymm0, ymm6                                          ;   264.0 fp3     35 v[0]
        vpslld ymm1, ymm9, 0xa                                           ;   258.7 fp2     36 v[4]
        vpsrld ymm9, ymm9, 0x16                                          ;   259.5 fp1     36 v[4]
        vpxor ymm11, ymm11, ymm10                                        ;   265.5 fp0     35 v[2]
        vpaddd ymm11, ymm11, ymm2                                        ;   266.5 fp3     35 v[2]
        vmovdqa ymm10, ymm8                                              ;   259.5         26 sum copy
        vpxor ymm5, ymm15, ymm0                                          ;   265.0 fp2     26 sum
        vpand ymm10, ymm10, ymm5                                         ;   266.0 fp0     26 sum
        vpxor ymm1, ymm1, ymm9                                           ;   260.5 fp1     36 v[4]
        vpaddd ymm6, ymm6, ymm3                                          ;   260.5 fp3     34 sum
        vmovdqu ymm5, [rbp + 160]                                        ;   260.7 agu0    34 sum reload
        vpaddd ymm6, ymm6, ymm5                                          ;   267.7 fp2     34 sum
        vpxor ymm10, ymm10, ymm15                                        ;   267.0 fp0     26 sum
        vpaddd ymm6, ymm6, ymm10                                         ;   268.7 fp1     34 sum
        vpslld ymm9, ymm6, 0xb                                           ;   269.7 fp2     35 v[4]
        vpsrld ymm6, ymm6, 0x15                                          ;   269.7 fp1     35 v[4]
        vpxor ymm10, ymm14, ymm4                                         ;   262.2 fp3     25 sum
        vpor ymm10, ymm10, ymm11                                         ;   267.5 fp0     25 sum
        vpslld ymm3, ymm15, 0xa                                          ;   262.8 fp2     36 v[1]
        vpsrld ymm15, ymm15, 0x16                                        ;   263.5 fp1     36 v[1]
        vpaddd ymm2, ymm2, [rbp + 416]                                   ;   263.2 fp3+agu1   34 sum
        vpaddd ymm2, ymm2, [rel ripemd160_blocks.T0_constants256 + 128]  ;   264.2 fp0+agu0   34 sum
        vpxor ymm10, ymm10, ymm1                                         ;   268.5 fp2     25 sum
        vpaddd ymm2, ymm2, ymm10                                         ;   269.5 fp3     34 sum
        vpslld ymm10, ymm2, 6                                            ;   270.5 fp1     35 v[1]
        vpsrld ymm2, ymm2, 0x1a                                          ;   270.5 fp2     35 v[1]
        vpxor ymm9, ymm9, ymm6                                           ;   270.7 fp0     35 v[4]
        vpslld ymm6, ymm14, 0xa                                          ;   265.5 fp1     36 v[3]
        vpaddd ymm9, ymm9, ymm7                                          ;   271.7 fp3     35 v[4]
        vpsrld ymm14, ymm14, 0x16                                        ;   265.8 fp2     36 v[3]
        vpxor ymm3, ymm3, ymm15                                          ;   265.7 fp0     36 v[1]
        vpxor ymm10, ymm10, ymm2                                         ;   271.5 fp3     35 v[1]
        vpaddd ymm10, ymm10, ymm12                                       ;   272.5 fp1     35 v[1]
        vpxor ymm15, ymm0, ymm4                                          ;   266.7 fp0     25 sum
        vpor ymm15, ymm15, ymm9                                          ;   272.7 fp2     25 sum
        vpxor ymm6, ymm6, ymm14                                          ;   267.2 fp3     36 v[3]
        vmovdqu ymm14, [rbp + 384]                                       ;   267.0 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm14                                         ;   274.0 fp1     34 sum
        vmovdqu ymm2, [rel ripemd160_blocks.T0_constants256 + 288]       ;   267.3 agu0    34 sum reload
        vpaddd ymm7, ymm7, ymm2                                          ;   275.0 fp0     34 sum
        vpxor ymm15, ymm15, ymm3                                         ;   273.7 fp2     25 sum
        vpaddd ymm7, ymm7, ymm15                                         ;   276.0 fp3     34 sum
        vpslld ymm15, ymm7, 9                                            ;   277.0 fp1     35 v[3]
        vpxor ymm5, ymm11, ymm4                                          ;   268.7 fp0     25 sum
        vpsrld ymm7, ymm7, 0x17                                          ;   277.0 fp2     35 v[3]
        vpor ymm5, ymm5, ymm10                                           ;   273.5 fp3     25 sum
        vpaddd ymm12, ymm12, ymm13                                       ;   269.7 fp1     34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 128] ;   270.7 fp0+agu1   34 sum
        vpxor ymm5, ymm5, ymm6                                           ;   274.5 fp2     25 sum
        vpaddd ymm12, ymm12, ymm5                                        ;   275.5 fp3     34 sum
        vpslld ymm5, ymm0, 0xa                                           ;   270.7 fp1     36 v[0]
        vpsrld ymm0, ymm0, 0x16                                          ;   271.0 fp2     36 v[0]
        vpxor ymm15, ymm15, ymm7                                         ;   278.0 fp0     35 v[3]
        vpslld ymm7, ymm12, 7                                            ;   276.5 fp1     35 v[0]
        vpsrld ymm12, ymm12, 0x19                                        ;   276.5 fp2     35 v[0]
        vpxor ymm5, ymm5, ymm0                                           ;   272.0 fp3     36 v[0]
        vpslld ymm0, ymm11, 0xa                                          ;   272.7 fp1     36 v[2]
        vpsrld ymm11, ymm11, 0x16                                        ;   273.0 fp2     36 v[2]
        vpaddd ymm15, ymm15, ymm8                                        ;   279.0 fp0     35 v[3]
        vpxor ymm7, ymm7, ymm12                                          ;   277.5 fp3     35 v[0]
        vpaddd ymm7, ymm7, ymm1                                          ;   278.5 fp0     35 v[0]
        vpxor ymm12, ymm9, ymm4                                          ;   273.7 fp1     25 sum
        vpor ymm12, ymm12, ymm15                                         ;   280.0 fp3     25 sum
        vpxor ymm0, ymm0, ymm11                                          ;   274.0 fp2     36 v[2]
        vmovdqu ymm11, [rbp + 640]                                       ;   273.8 agu0    34 sum reload
        vpaddd ymm8, ymm8, ymm11                                         ;   280.8 fp0     34 sum
        vpaddd ymm8, ymm8, ymm2                                          ;   281.8 fp1     34 sum
        vpxor ymm12, ymm12, ymm5                                         ;   281.0 fp3     25 sum
        vpaddd ymm8, ymm8, ymm12                                         ;   282.8 fp2     34 sum
        vpslld ymm12, ymm8, 7                                            ;   283.8 fp1     35 v[2]
        vpsrld ymm8, ymm8, 0x19                                          ;   283.8 fp2     35 v[2]
        vpxor ymm13, ymm10, ymm4                                         ;   276.0 fp0     25 sum
        vpor ymm13, ymm13, ymm7                                          ;   279.5 fp3     25 sum
        vpaddd ymm1, ymm1, [rbp + 768]                                   ;   276.7 fp1+agu1   34 sum
        vpaddd ymm1, ymm1, [rel ripemd160_blocks.T0_constants256 + 128]  ;   277.7 fp0+agu0   34 sum
        vpxor ymm13, ymm13, ymm0                                         ;   280.5 fp2     25 sum
        vpaddd ymm1, ymm1, ymm13                                         ;   281.5 fp3     34 sum
        vpslld ymm13, ymm9, 0xa                                          ;   277.7 fp1     36 v[4]
        vpsrld ymm9, ymm9, 0x16                                          ;   278.0 fp2     36 v[4]
        vpxor ymm12, ymm12, ymm8                                         ;   284.8 fp0     35 v[2]
        vpslld ymm8, ymm1, 0xe                                           ;   282.5 fp1     35 v[4]
        vpsrld ymm1, ymm1, 0x12                                          ;   282.5 fp2     35 v[4]
        vpaddd ymm12, ymm12, ymm3                                        ;   285.8 fp3     35 v[2]
        vpxor ymm13, ymm13, ymm9                                         ;   279.0 fp0     36 v[4]
        vpslld ymm9, ymm10, 0xa                                          ;   279.7 fp1     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   280.0 fp2     36 v[1]
        vpxor ymm8, ymm8, ymm1                                           ;   283.5 fp3     35 v[4]
        vpaddd ymm8, ymm8, ymm6                                          ;   284.5 fp0     35 v[4]
        vpxor ymm1, ymm15, ymm4                                          ;   280.5 fp3     25 sum
        vpor ymm1, ymm1, ymm12                                           ;   286.8 fp1     25 sum
        vpxor ymm9, ymm9, ymm10                                          ;   281.0 fp0     36 v[1]
        vmovdqu ymm10, [rbp + 512]                                       ;   280.7 agu1    34 sum reload
        vpaddd ymm3, ymm3, ymm10                                         ;   287.7 fp2     34 sum
        vpaddd ymm3, ymm3, ymm2                                          ;   288.7 fp3     34 sum
        vpxor ymm1, ymm1, ymm13                                          ;   287.8 fp1     25 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   289.7 fp0     34 sum
        vpslld ymm1, ymm3, 0xf                                           ;   290.7 fp2     35 v[1]
        vpxor ymm11, ymm7, ymm4                                          ;   282.5 fp3     25 sum
        vpsrld ymm3, ymm3, 0x11                                          ;   290.7 fp1     35 v[1]
        vpor ymm11, ymm11, ymm8                                          ;   285.5 fp0     25 sum
        vpxor ymm11, ymm11, ymm9                                         ;   286.5 fp2     25 sum
        vpaddd ymm6, ymm6, ymm11                                         ;   287.5 fp3     34 sum
        vpaddd ymm6, ymm6, ymm14                                         ;   288.5 fp1     34 sum
        vpslld ymm11, ymm15, 0xa                                         ;   284.0 fp2     36 v[3]
        vpsrld ymm15, ymm15, 0x16                                        ;   284.7 fp1     36 v[3]
        vpaddd ymm6, ymm6, [rel ripemd160_blocks.T0_constants256 + 128]  ;   289.5 fp0+agu0   34 sum
        vpxor ymm1, ymm1, ymm3                                           ;   291.7 fp3     35 v[1]
        vpslld ymm3, ymm6, 9                                             ;   290.5 fp2     35 v[3]
        vpsrld ymm6, ymm6, 0x17                                          ;   290.5 fp1     35 v[3]
        vpxor ymm11, ymm11, ymm15                                        ;   285.7 fp0     36 v[3]
        vpslld ymm15, ymm7, 0xa                                          ;   286.0 fp2     36 v[0]
        vpsrld ymm7, ymm7, 0x16                                          ;   286.7 fp1     36 v[0]
        vpaddd ymm1, ymm1, ymm5                                          ;   292.7 fp3     35 v[1]
        vpxor ymm3, ymm3, ymm6                                           ;   291.5 fp0     35 v[3]
        vpaddd ymm3, ymm3, ymm0                                          ;   292.5 fp2     35 v[3]
        vpxor ymm6, ymm12, ymm4                                          ;   287.0 fp3     25 sum
        vpor ymm6, ymm6, ymm1                                            ;   293.7 fp0     25 sum
        vpxor ymm15, ymm15, ymm7                                         ;   287.7 fp1     36 v[0]
        vmovdqu ymm7, [rbp + 96]                                         ;   287.7 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm7                                          ;   294.7 fp2     34 sum
        vpaddd ymm5, ymm5, ymm2                                          ;   295.7 fp3     34 sum
        vpxor ymm6, ymm6, ymm11                                          ;   294.7 fp0     25 sum
        vpaddd ymm5, ymm5, ymm6                                          ;   296.7 fp1     34 sum
        vpslld ymm6, ymm5, 0xb                                           ;   297.7 fp2     35 v[0]
        vpxor ymm14, ymm8, ymm4                                          ;   289.5 fp3     25 sum
        vpsrld ymm5, ymm5, 0x15                                          ;   297.7 fp1     35 v[0]
        vpor ymm14, ymm14, ymm3                                          ;   293.5 fp0     25 sum
        vpaddd ymm0, ymm0, [rbp + 448]                                   ;   290.5 fp2+agu0   34 sum
        vpaddd ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 128]  ;   291.5 fp3+agu1   34 sum
        vpxor ymm14, ymm14, ymm15                                        ;   294.5 fp1     25 sum
        vpaddd ymm0, ymm0, ymm14                                         ;   295.5 fp0     34 sum
        vpslld ymm14, ymm12, 0xa                                         ;   291.5 fp2     36 v[2]
        vpsrld ymm12, ymm12, 0x16                                        ;   291.8 fp1     36 v[2]
        vpxor ymm6, ymm6, ymm5                                           ;   298.7 fp3     35 v[0]
        vpslld ymm5, ymm0, 0xd                                           ;   296.5 fp2     35 v[2]
        vpsrld ymm0, ymm0, 0x13                                          ;   296.5 fp1     35 v[2]
        vpxor ymm14, ymm14, ymm12                                        ;   292.8 fp0     36 v[2]
        vpslld ymm12, ymm8, 0xa                                          ;   293.5 fp2     36 v[4]
        vpsrld ymm8, ymm8, 0x16                                          ;   293.8 fp1     36 v[4]
        vpaddd ymm6, ymm6, ymm13                                         ;   299.7 fp3     35 v[0]
        vpxor ymm5, ymm5, ymm0                                           ;   297.5 fp0     35 v[2]
        vpaddd ymm5, ymm5, ymm9                                          ;   298.5 fp3     35 v[2]
        vpxor ymm0, ymm1, ymm4                                           ;   294.5 fp0     25 sum
        vpor ymm0, ymm0, ymm6                                            ;   300.7 fp2     25 sum
        vpxor ymm12, ymm12, ymm8                                         ;   294.8 fp1     36 v[4]
        vmovdqu ymm8, [rbp + 192]                                        ;   294.7 agu0    34 sum reload
        vpaddd ymm13, ymm13, ymm8                                        ;   301.7 fp3     34 sum
        vpaddd ymm13, ymm13, ymm2                                        ;   302.7 fp0     34 sum
        vpxor ymm0, ymm0, ymm14                                          ;   301.7 fp2     25 sum
        vpaddd ymm13, ymm13, ymm0                                        ;   303.7 fp1     34 sum
        vmovdqu ymm0, [rel ripemd160_blocks.T0_constants256 + 32]        ;   295.5 agu1    35 v[0] reload
        vpshufb ymm13, ymm13, ymm0                                       ;   304.7 fp2     35 v[4]
        vpxor ymm7, ymm3, ymm4                                           ;   295.8 fp3     25 sum
        vpaddd ymm9, ymm9, ymm10                                         ;   296.5 fp0     34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 128]  ;   297.5 fp1+agu0   34 sum
        vpor ymm7, ymm7, ymm5                                            ;   299.5 fp3     25 sum
        vpxor ymm7, ymm7, ymm12                                          ;   300.5 fp0     25 sum
        vpaddd ymm9, ymm9, ymm7                                          ;   301.5 fp2     34 sum
        vpslld ymm7, ymm1, 0xa                                           ;   297.8 fp1     36 v[1]
        vpsrld ymm1, ymm1, 0x16                                          ;   298.5 fp2     36 v[1]
        vpaddd ymm13, ymm13, ymm11                                       ;   305.7 fp3     35 v[4]
        vpxor ymm7, ymm7, ymm1                                           ;   299.5 fp0     36 v[1]
        vpslld ymm1, ymm9, 0xf                                           ;   302.5 fp1     35 v[1]
        vpsrld ymm9, ymm9, 0x11                                          ;   302.5 fp2     35 v[1]
        vpxor ymm1, ymm1, ymm9                                           ;   303.5 fp3     35 v[1]
        vpslld ymm9, ymm3, 0xa                                           ;   299.8 fp1     36 v[3]
        vpsrld ymm3, ymm3, 0x16                                          ;   300.5 fp2     36 v[3]
        vpaddd ymm1, ymm1, ymm15                                         ;   304.5 fp0     35 v[1]
        vpxor ymm10, ymm6, ymm4                                          ;   300.7 fp3     25 sum
        vpor ymm10, ymm10, ymm13                                         ;   306.7 fp0     25 sum
        vpxor ymm10, ymm10, ymm7                                         ;   307.7 fp1     25 sum
        vpaddd ymm11, ymm11, ymm10                                       ;   308.7 fp3     34 sum
        vmovdqu ymm10, [rbp + 416]                                       ;   300.8 agu1    34 sum reload
        vpaddd ymm11, ymm11, ymm10                                       ;   309.7 fp2     34 sum
        vpaddd ymm11, ymm11, ymm2                                        ;   310.7 fp0     34 sum
        vpxor ymm9, ymm9, ymm3                                           ;   301.8 fp1     36 v[3]
        vpslld ymm3, ymm11, 6                                            ;   311.7 fp2     35 v[3]
        vpsrld ymm11, ymm11, 0x1a                                        ;   311.7 fp1     35 v[3]
        vpxor ymm3, ymm3, ymm11                                          ;   312.7 fp3     35 v[3]
        vpxor ymm11, ymm5, ymm4                                          ;   302.7 fp0     25 sum
        vpor ymm11, ymm11, ymm1                                          ;   305.5 fp3     25 sum
        vpxor ymm11, ymm11, ymm9                                         ;   306.5 fp2     25 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   307.5 fp0     34 sum
        vpslld ymm11, ymm6, 0xa                                          ;   303.8 fp1     36 v[0]
        vpsrld ymm6, ymm6, 0x16                                          ;   304.5 fp2     36 v[0]
        vpaddd ymm15, ymm15, [rbp + 160]                                 ;   308.5 fp3+agu0   34 sum
        vpaddd ymm15, ymm15, [rel ripemd160_blocks.T0_constants256 + 128] ;   309.5 fp0+agu1   34 sum
        vpxor ymm11, ymm11, ymm6                                         ;   305.5 fp1     36 v[0]
        vpslld ymm6, ymm15, 0xe                                          ;   310.5 fp2     35 v[0]
        vpsrld ymm15, ymm15, 0x12                                        ;   310.5 fp1     35 v[0]
        vpaddd ymm3, ymm3, ymm14                                         ;   313.7 fp3     35 v[3]
        vpxor ymm6, ymm6, ymm15                                          ;   311.5 fp0     35 v[0]
        vpslld ymm15, ymm5, 0xa                                          ;   306.5 fp2     36 v[2]
        vpaddd ymm6, ymm6, ymm12                                         ;   312.5 fp3     35 v[0]
        vpxor ymm10, ymm13, ymm4                                         ;   306.8 fp0     25 sum
        vpsrld ymm5, ymm5, 0x16                                          ;   307.0 fp1     36 v[2]
        vpor ymm10, ymm10, ymm3                                          ;   314.7 fp2     25 sum
        vpaddd ymm14, ymm14, [rbp + 224]                                 ;   307.7 fp3+agu0   34 sum
        vpaddd ymm14, ymm14, ymm2                                        ;   308.7 fp0     34 sum
        vpxor ymm10, ymm10, ymm11                                        ;   315.7 fp1     25 sum
        vpaddd ymm14, ymm14, ymm10                                       ;   316.7 fp2     34 sum
        vpslld ymm10, ymm14, 6                                           ;   317.7 fp1     35 v[2]
        vpsrld ymm14, ymm14, 0x1a                                        ;   317.7 fp2     35 v[2]
        vpxor ymm15, ymm15, ymm5                                         ;   309.5 fp3     36 v[2]
        vpxor ymm5, ymm1, ymm4                                           ;   309.7 fp0     25 sum
        vpor ymm5, ymm5, ymm6                                            ;   313.5 fp1     25 sum
        vpaddd ymm12, ymm12, ymm8                                        ;   310.5 fp2     34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 128] ;   311.5 fp3+agu1   34 sum
        vpxor ymm5, ymm5, ymm15                                          ;   314.5 fp0     25 sum
        vpaddd ymm12, ymm12, ymm5                                        ;   315.5 fp1     34 sum
        vpshufb ymm5, ymm12, ymm0                                        ;   316.5 fp2     35 v[4]
        vpslld ymm12, ymm13, 0xa                                         ;   312.0 fp1     36 v[4]
        vpsrld ymm13, ymm13, 0x16                                        ;   312.5 fp2     36 v[4]
        vpxor ymm10, ymm10, ymm14                                        ;   318.7 fp3     35 v[2]
        vpslld ymm14, ymm1, 0xa                                          ;   313.0 fp1     36 v[1]
        vpsrld ymm1, ymm1, 0x16                                          ;   313.5 fp2     36 v[1]
        vpxor ymm12, ymm12, ymm13                                        ;   313.5 fp0     36 v[4]
        vpaddd ymm10, ymm10, ymm7                                        ;   319.7 fp3     35 v[2]
        vpaddd ymm5, ymm5, ymm9                                          ;   317.5 fp0     35 v[4]
        vpxor ymm13, ymm3, ymm4                                          ;   314.7 fp3     25 sum
        vpxor ymm14, ymm14, ymm1                                         ;   314.5 fp1     36 v[1]
        vpor ymm13, ymm13, ymm10                                         ;   320.7 fp0     25 sum
        vmovdqu ymm1, [rbp + 768]                                        ;   313.8 agu0    34 sum reload
        vpaddd ymm7, ymm7, ymm1                                          ;   320.8 fp2     34 sum
        vpaddd ymm7, ymm7, ymm2                                          ;   321.8 fp3     34 sum
        vpxor ymm13, ymm13, ymm12                                        ;   321.7 fp1     25 sum
        vpaddd ymm7, ymm7, ymm13                                         ;   322.8 fp0     34 sum
        vpslld ymm13, ymm7, 0xe                                          ;   323.8 fp2     35 v[1]
        vpsrld ymm7, ymm7, 0x12                                          ;   323.8 fp1     35 v[1]
        vpxor ymm8, ymm6, ymm4                                           ;   315.8 fp3     25 sum
        vpor ymm8, ymm8, ymm5                                            ;   318.5 fp0     25 sum
        vpaddd ymm9, ymm9, [rbp + 64]                                    ;   316.5 fp2+agu1   34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 128]  ;   317.5 fp3+agu0   34 sum
        vpxor ymm8, ymm8, ymm14                                          ;   319.5 fp1     25 sum
        vpaddd ymm9, ymm9, ymm8                                          ;   320.5 fp0     34 sum
        vpslld ymm8, ymm9, 0xd                                           ;   321.5 fp2     35 v[3]
        vpsrld ymm9, ymm9, 0x13                                          ;   321.5 fp1     35 v[3]
        vpxor ymm13, ymm13, ymm7                                         ;   324.8 fp3     35 v[1]
        vpslld ymm7, ymm3, 0xa                                           ;   318.5 fp2     36 v[3]
        vpsrld ymm3, ymm3, 0x16                                          ;   319.0 fp1     36 v[3]
        vpaddd ymm13, ymm13, ymm11                                       ;   325.8 fp0     35 v[1]
        vpxor ymm7, ymm7, ymm3                                           ;   320.0 fp3     36 v[3]
        vpslld ymm3, ymm6, 0xa                                           ;   319.5 fp2     36 v[0]
        vpsrld ymm6, ymm6, 0x16                                          ;   320.0 fp1     36 v[0]
        vpxor ymm8, ymm8, ymm9                                           ;   322.5 fp0     35 v[3]
        vpaddd ymm8, ymm8, ymm15                                         ;   323.5 fp3     35 v[3]
        vpxor ymm9, ymm10, ymm4                                          ;   320.7 fp2     25 sum
        vpor ymm9, ymm9, ymm13                                           ;   326.8 fp0     25 sum
        vpxor ymm3, ymm3, ymm6                                           ;   321.0 fp3     36 v[0]
        vpaddd ymm11, ymm11, ymm2                                        ;   321.0 fp1     34 sum
        vmovdqu ymm6, [rbp + 288]                                        ;   320.8 agu1    34 sum reload
        vpaddd ymm11, ymm11, ymm6                                        ;   327.8 fp2     34 sum
        vpxor ymm9, ymm9, ymm7                                           ;   327.8 fp0     25 sum
        vpaddd ymm11, ymm11, ymm9                                        ;   328.8 fp3     34 sum
        vpslld ymm9, ymm11, 0xc                                          ;   329.8 fp1     35 v[0]
        vpxor ymm0, ymm5, ymm4                                           ;   322.5 fp2     25 sum
        vpsrld ymm11, ymm11, 0x14                                        ;   329.8 fp1     35 v[0]
        vpor ymm0, ymm0, ymm8                                            ;   324.5 fp0     25 sum
        vpaddd ymm15, ymm15, [rbp + 224]                                 ;   322.8 fp3+agu0   34 sum
        vpaddd ymm15, ymm15, [rel ripemd160_blocks.T0_constants256 + 128] ;   323.8 fp2+agu1   34 sum
        vpxor ymm0, ymm0, ymm3                                           ;   325.5 fp0     25 sum
        vpaddd ymm15, ymm15, ymm0                                        ;   326.5 fp3     34 sum
        vpslld ymm0, ymm10, 0xa                                          ;   324.0 fp1     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   324.5 fp2     36 v[2]
        vpxor ymm9, ymm9, ymm11                                          ;   330.8 fp0     35 v[0]
        vpslld ymm11, ymm15, 6                                           ;   327.5 fp1     35 v[2]
        vpsrld ymm15, ymm15, 0x1a                                        ;   327.5 fp2     35 v[2]
        vpxor ymm0, ymm0, ymm10                                          ;   325.5 fp3     36 v[2]
        vpslld ymm10, ymm5, 0xa                                          ;   326.0 fp1     36 v[4]
        vpsrld ymm5, ymm5, 0x16                                          ;   326.5 fp2     36 v[4]
        vpaddd ymm9, ymm9, ymm12                                         ;   331.8 fp0     35 v[0]
        vpxor ymm11, ymm11, ymm15                                        ;   328.5 fp3     35 v[2]
        vpaddd ymm11, ymm11, ymm14                                       ;   329.5 fp0     35 v[2]
        vpxor ymm15, ymm13, ymm4                                         ;   326.8 fp3     25 sum
        vpor ymm15, ymm15, ymm9                                          ;   332.8 fp1     25 sum
        vpxor ymm10, ymm10, ymm5                                         ;   327.5 fp2     36 v[4]
        vpaddd ymm12, ymm12, ymm2                                        ;   327.7 fp0     34 sum
        vmovdqu ymm5, [rbp + 448]                                        ;   326.8 agu0    34 sum reload
        vpaddd ymm12, ymm12, ymm5                                        ;   333.8 fp3     34 sum
        vpxor ymm15, ymm15, ymm0                                         ;   333.8 fp1     25 sum
        vpaddd ymm12, ymm12, ymm15                                       ;   334.8 fp2     34 sum
        vpslld ymm15, ymm12, 0xd                                         ;   335.8 fp1     35 v[4]
        vpsrld ymm12, ymm12, 0x13                                        ;   335.8 fp2     35 v[4]
        vpxor ymm5, ymm8, ymm4                                           ;   328.7 fp0     25 sum
        vpor ymm5, ymm5, ymm11                                           ;   330.5 fp3     25 sum
        vpaddd ymm14, ymm14, [rbp + 576]                                 ;   329.7 fp0+agu1   34 sum
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256 + 128] ;   330.7 fp3+agu0   34 sum
        vpxor ymm5, ymm5, ymm10                                          ;   331.5 fp1     25 sum
        vpaddd ymm14, ymm14, ymm5                                        ;   332.5 fp2     34 sum
        vpslld ymm5, ymm14, 5                                            ;   333.5 fp1     35 v[1]
        vpsrld ymm14, ymm14, 0x1b                                        ;   333.5 fp2     35 v[1]
        vpxor ymm15, ymm15, ymm12                                        ;   336.8 fp0     35 v[4]
        vpslld ymm12, ymm13, 0xa                                         ;   332.0 fp1     36 v[1]
        vpsrld ymm13, ymm13, 0x16                                        ;   332.5 fp2     36 v[1]
        vpaddd ymm15, ymm15, ymm7                                        ;   337.8 fp3     35 v[4]
        vpxor ymm5, ymm5, ymm14                                          ;   334.5 fp0     35 v[1]
        vpslld ymm14, ymm8, 0xa                                          ;   333.0 fp1     36 v[3]
        vpsrld ymm8, ymm8, 0x16                                          ;   333.5 fp2     36 v[3]
        vpxor ymm12, ymm12, ymm13                                        ;   333.5 fp3     36 v[1]
        vpaddd ymm5, ymm5, ymm3                                          ;   335.5 fp0     35 v[1]
        vpxor ymm13, ymm9, ymm4                                          ;   333.0 fp3     25 sum
        vpor ymm13, ymm13, ymm15                                         ;   338.8 fp0     25 sum
        vpxor ymm14, ymm14, ymm8                                         ;   334.5 fp1     36 v[3]
        vpaddd ymm7, ymm7, ymm2                                          ;   334.0 fp3     34 sum
        vmovdqu ymm8, [rbp + 800]                                        ;   333.5 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm8                                          ;   340.5 fp2     34 sum
        vpxor ymm13, ymm13, ymm12                                        ;   339.8 fp0     25 sum
        vpaddd ymm7, ymm7, ymm13                                         ;   341.5 fp1     34 sum
        vpslld ymm13, ymm7, 5                                            ;   342.5 fp2     35 v[3]
        vpsrld ymm7, ymm7, 0x1b                                          ;   342.5 fp1     35 v[3]
        vpxor ymm1, ymm11, ymm4                                          ;   335.0 fp3     25 sum
        vpor ymm1, ymm1, ymm5                                            ;   336.5 fp0     25 sum
        vpxor ymm1, ymm1, ymm14                                          ;   337.5 fp3     25 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   338.5 fp2     34 sum
        vpaddd ymm3, ymm3, ymm6                                          ;   339.5 fp0     34 sum
        vpslld ymm1, ymm9, 0xa                                           ;   337.0 fp1     36 v[0]
        vpsrld ymm9, ymm9, 0x16                                          ;   337.5 fp2     36 v[0]
        vpaddd ymm3, ymm3, [rel ripemd160_blocks.T0_constants256 + 128]  ;   340.5 fp3+agu0   34 sum
        vpxor ymm13, ymm13, ymm7                                         ;   343.5 fp0     35 v[3]
        vpslld ymm7, ymm3, 0xc                                           ;   341.5 fp1     35 v[0]
        vpsrld ymm3, ymm3, 0x14                                          ;   341.5 fp2     35 v[0]
        vpaddd ymm13, ymm13, ymm0                                        ;   344.5 fp3     35 v[3]
        vpxor ymm1, ymm1, ymm9                                           ;   338.7 fp0     36 v[0]
        vpslld ymm9, ymm11, 0xa                                          ;   339.0 fp1     36 v[2]
        vpsrld ymm11, ymm11, 0x16                                        ;   339.5 fp2     36 v[2]
        vpxor ymm7, ymm7, ymm3                                           ;   342.5 fp3     35 v[0]
        vpaddd ymm7, ymm7, ymm10                                         ;   343.5 fp0     35 v[0]
        vpxor ymm3, ymm15, ymm4                                          ;   340.0 fp1     25 sum
        vpor ymm3, ymm3, ymm13                                           ;   345.5 fp3     25 sum
        vpxor ymm9, ymm9, ymm11                                          ;   340.5 fp2     36 v[2]
        vpaddd ymm0, ymm0, ymm2                                          ;   340.7 fp0     34 sum
        vmovdqu ymm11, [rbp + 160]                                       ;   339.8 agu1    34 sum reload
        vpaddd ymm0, ymm0, ymm11                                         ;   346.8 fp1     34 sum
        vpxor ymm3, ymm3, ymm1                                           ;   346.5 fp3     25 sum
        vpaddd ymm0, ymm0, ymm3                                          ;   347.8 fp2     34 sum
        vpslld ymm3, ymm0, 0xe                                           ;   348.8 fp1     35 v[2]
        vpxor ymm11, ymm5, ymm4                                          ;   341.7 fp0     25 sum
        vpsrld ymm0, ymm0, 0x12                                          ;   348.8 fp2     35 v[2]
        vpor ymm11, ymm11, ymm7                                          ;   344.5 fp3     25 sum
        vpaddd ymm10, ymm10, [rbp + 640]                                 ;   342.7 fp0+agu0   34 sum
        vpaddd ymm10, ymm10, [rel ripemd160_blocks.T0_constants256 + 128] ;   343.7 fp1+agu1   34 sum
        vpxor ymm11, ymm11, ymm9                                         ;   345.5 fp3     25 sum
        vpaddd ymm10, ymm10, ymm11                                       ;   346.5 fp2     34 sum
        vpslld ymm11, ymm15, 0xa                                         ;   344.0 fp1     36 v[4]
        vpsrld ymm15, ymm15, 0x16                                        ;   344.5 fp2     36 v[4]
        vpxor ymm3, ymm3, ymm0                                           ;   349.8 fp0     35 v[2]
        vpslld ymm0, ymm10, 7                                            ;   347.5 fp1     35 v[4]
        vpsrld ymm10, ymm10, 0x19                                        ;   347.5 fp2     35 v[4]
        vpaddd ymm3, ymm3, ymm12                                         ;   350.8 fp3     35 v[2]
        vpxor ymm11, ymm11, ymm15                                        ;   345.5 fp0     36 v[4]
        vpslld ymm15, ymm5, 0xa                                          ;   346.0 fp1     36 v[1]
        vpsrld ymm5, ymm5, 0x16                                          ;   346.5 fp2     36 v[1]
        vpxor ymm0, ymm0, ymm10                                          ;   348.5 fp3     35 v[4]
        vpaddd ymm0, ymm0, ymm14                                         ;   349.5 fp0     35 v[4]
        vpxor ymm10, ymm13, ymm4                                         ;   346.0 fp3     25 sum
        vpor ymm10, ymm10, ymm3                                          ;   351.8 fp0     25 sum
        vpxor ymm15, ymm15, ymm5                                         ;   347.5 fp1     36 v[1]
        vpaddd ymm12, ymm12, ymm2                                        ;   347.0 fp3     34 sum
        vmovdqu ymm5, [rbp + 608]                                        ;   346.5 agu0    34 sum reload
        vpaddd ymm12, ymm12, ymm5                                        ;   353.5 fp2     34 sum
        vpxor ymm10, ymm10, ymm11                                        ;   352.8 fp0     25 sum
        vpaddd ymm12, ymm12, ymm10                                       ;   354.5 fp1     34 sum
        vpslld ymm10, ymm12, 0xd                                         ;   355.5 fp2     35 v[1]
        vpsrld ymm12, ymm12, 0x13                                        ;   355.5 fp1     35 v[1]
        vpxor ymm5, ymm7, ymm4                                           ;   348.0 fp3     25 sum
        vpor ymm5, ymm5, ymm0                                            ;   350.5 fp0     25 sum
        vpxor ymm5, ymm5, ymm15                                          ;   351.5 fp3     25 sum
        vpaddd ymm14, ymm14, ymm5                                        ;   352.5 fp2     34 sum
        vpaddd ymm14, ymm14, ymm8                                        ;   353.5 fp0     34 sum
        vpslld ymm5, ymm13, 0xa                                          ;   350.0 fp1     36 v[3]
        vpsrld ymm13, ymm13, 0x16                                        ;   350.5 fp2     36 v[3]
        vpaddd ymm14, ymm14, [rel ripemd160_blocks.T0_constants256 + 128] ;   354.5 fp3+agu1   34 sum
        vpxor ymm10, ymm10, ymm12                                        ;   356.5 fp0     35 v[1]
        vpslld ymm12, ymm14, 5                                           ;   355.5 fp1     35 v[3]
        vpsrld ymm14, ymm14, 0x1b                                        ;   355.5 fp2     35 v[3]
        vpaddd ymm10, ymm10, ymm1                                        ;   357.5 fp3     35 v[1]
        vpxor ymm5, ymm5, ymm13                                          ;   351.7 fp0     36 v[3]
        vpslld ymm13, ymm7, 0xa                                          ;   352.0 fp1     36 v[0]
        vpsrld ymm7, ymm7, 0x16                                          ;   352.5 fp2     36 v[0]
        vpxor ymm12, ymm12, ymm14                                        ;   356.5 fp3     35 v[3]
        vpaddd ymm12, ymm12, ymm9                                        ;   357.5 fp0     35 v[3]
        vpxor ymm14, ymm3, ymm4                                          ;   353.0 fp1     25 sum
        vpxor ymm13, ymm13, ymm7                                         ;   353.5 fp3     36 v[0]
        vpor ymm14, ymm14, ymm10                                         ;   358.5 fp2     25 sum
        vpaddd ymm1, ymm1, ymm2                                          ;   353.7 fp0     34 sum
        vmovdqu ymm7, [rbp + 64]                                         ;   353.0 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm7                                          ;   360.0 fp1     34 sum
        vpxor ymm14, ymm14, ymm5                                         ;   359.5 fp3     25 sum
        vpaddd ymm1, ymm1, ymm14                                         ;   361.0 fp2     34 sum
        vpslld ymm14, ymm1, 0xd                                          ;   362.0 fp1     35 v[0]
        vpsrld ymm1, ymm1, 0x13                                          ;   362.0 fp2     35 v[0]
        vpxor ymm14, ymm14, ymm1                                         ;   363.0 fp0     35 v[0]
        vmovdqa ymm1, ymm13                                              ;   354.7         26 sum copy
        vpxor ymm8, ymm0, ymm12                                          ;   358.5 fp3     26 sum
        vpand ymm1, ymm1, ymm8                                           ;   359.5 fp0     26 sum
        vpslld ymm8, ymm3, 0xa                                           ;   356.0 fp1     36 v[2]
        vpsrld ymm3, ymm3, 0x16                                          ;   356.5 fp2     36 v[2]
        vpaddd ymm9, ymm9, [rbp + 512]                                   ;   356.0 fp3+agu1   34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 160]  ;   357.0 fp0+agu0   34 sum
        vpxor ymm1, ymm1, ymm0                                           ;   360.5 fp1     26 sum
        vpaddd ymm9, ymm9, ymm1                                          ;   361.5 fp3     34 sum
        vpslld ymm1, ymm9, 0xb                                           ;   362.5 fp2     35 v[2]
        vpsrld ymm9, ymm9, 0x15                                          ;   362.5 fp1     35 v[2]
        vpxor ymm8, ymm8, ymm3                                           ;   357.7 fp0     36 v[2]
        vpaddd ymm14, ymm14, ymm11                                       ;   364.0 fp3     35 v[0]
        vpslld ymm3, ymm0, 0xa                                           ;   358.5 fp2     36 v[4]
        vpsrld ymm0, ymm0, 0x16                                          ;   359.0 fp1     36 v[4]
        vpxor ymm1, ymm1, ymm9                                           ;   363.5 fp0     35 v[2]
        vpaddd ymm1, ymm1, ymm15                                         ;   364.5 fp3     35 v[2]
        vpxor ymm9, ymm10, ymm4                                          ;   359.5 fp2     25 sum
        vpor ymm9, ymm9, ymm14                                           ;   365.0 fp0     25 sum
        vpaddd ymm11, ymm11, ymm2                                        ;   360.0 fp1     34 sum
        vpaddd ymm11, ymm11, [rbp + 704]                                 ;   361.0 fp3+agu1   34 sum
        vpxor ymm9, ymm9, ymm8                                           ;   366.0 fp2     25 sum
        vpaddd ymm11, ymm11, ymm9                                        ;   367.0 fp0     34 sum
        vpslld ymm9, ymm11, 7                                            ;   368.0 fp1     35 v[4]
        vpsrld ymm11, ymm11, 0x19                                        ;   368.0 fp2     35 v[4]
        vpxor ymm3, ymm3, ymm0                                           ;   361.0 fp3     36 v[4]
        vpslld ymm0, ymm10, 0xa                                          ;   362.0 fp1     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   362.5 fp2     36 v[1]
        vpxor ymm9, ymm9, ymm11                                          ;   369.0 fp0     35 v[4]
        vpaddd ymm9, ymm9, ymm5                                          ;   370.0 fp3     35 v[4]
        vmovdqa ymm11, ymm3                                              ;   362.2         26 sum copy
        vpxor ymm7, ymm12, ymm1                                          ;   365.5 fp0     26 sum
        vpand ymm11, ymm11, ymm7                                         ;   366.5 fp1     26 sum
        vpxor ymm11, ymm11, ymm12                                        ;   367.5 fp3     26 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   368.5 fp2     34 sum
        vmovdqu ymm7, [rbp + 768]                                        ;   363.0 agu0    34 sum reload
        vpaddd ymm15, ymm15, ymm7                                        ;   370.0 fp0     34 sum
        vmovdqu ymm11, [rel ripemd160_blocks.T0_constants256 + 160]      ;   363.3 agu1    34 sum reload
        vpaddd ymm15, ymm15, ymm11                                       ;   371.0 fp1     34 sum
        vpxor ymm0, ymm0, ymm10                                          ;   364.0 fp3     36 v[1]
        vpslld ymm10, ymm15, 0xc                                         ;   372.0 fp2     35 v[1]
        vpsrld ymm15, ymm15, 0x14                                        ;   372.0 fp1     35 v[1]
        vpxor ymm7, ymm14, ymm4                                          ;   365.0 fp0     25 sum
        vpxor ymm10, ymm10, ymm15                                        ;   373.0 fp3     35 v[1]
        vpslld ymm15, ymm12, 0xa                                         ;   365.5 fp2     36 v[3]
        vpsrld ymm12, ymm12, 0x16                                        ;   366.0 fp1     36 v[3]
        vpor ymm7, ymm7, ymm9                                            ;   371.0 fp0     25 sum
        vpaddd ymm5, ymm5, ymm2                                          ;   366.0 fp3     34 sum
        vpslld ymm2, ymm14, 0xa                                          ;   366.5 fp2     36 v[0]
        vpsrld ymm14, ymm14, 0x16                                        ;   367.0 fp1     36 v[0]
        vpaddd ymm5, ymm5, [rbp + 576]                                   ;   367.0 fp0+agu0   34 sum
        vpxor ymm7, ymm7, ymm0                                           ;   372.0 fp3     25 sum
        vpaddd ymm5, ymm5, ymm7                                          ;   373.0 fp2     34 sum
        vpslld ymm7, ymm5, 5                                             ;   374.0 fp1     35 v[3]
        vpsrld ymm5, ymm5, 0x1b                                          ;   374.0 fp2     35 v[3]
        vpaddd ymm10, ymm10, ymm13                                       ;   374.0 fp0     35 v[1]
        vpxor ymm15, ymm15, ymm12                                        ;   368.0 fp3     36 v[3]
        vpxor ymm2, ymm2, ymm14                                          ;   368.7 fp0     36 v[0]
        vpxor ymm7, ymm7, ymm5                                           ;   375.0 fp1     35 v[3]
        vpxor ymm5, ymm1, ymm10                                          ;   375.0 fp3     26 sum
        vpand ymm5, ymm5, ymm15                                          ;   376.0 fp2     26 sum
        vpaddd ymm13, ymm13, ymm6                                        ;   369.7 fp0     34 sum
        vpaddd ymm13, ymm13, ymm11                                       ;   370.7 fp1     34 sum
        vpaddd ymm7, ymm7, ymm8                                          ;   376.0 fp3     35 v[3]
        vpxor ymm5, ymm5, ymm1                                           ;   377.0 fp2     26 sum
        vpaddd ymm13, ymm13, ymm5                                        ;   378.0 fp0     34 sum
        vpslld ymm5, ymm13, 0xe                                          ;   379.0 fp1     35 v[0]
        vpsrld ymm12, ymm13, 0x12                                        ;   379.0 fp2     35 v[0]
        vpxor ymm13, ymm9, ymm2                                          ;   372.0 fp3     25 sum
        vmovdqu ymm14, [rbp + 448]                                       ;   372.2 agu1    34 sum reload
        vpaddd ymm8, ymm8, ymm14                                         ;   379.2 fp0     34 sum
        vpaddd ymm8, ymm8, [rel ripemd160_blocks.T0_constants256 + 320]  ;   380.2 fp1+agu0   34 sum
        vpand ymm13, ymm13, ymm7                                         ;   377.0 fp2     25 sum
        vpxor ymm13, ymm13, ymm2                                         ;   378.0 fp3     25 sum
        vpaddd ymm8, ymm8, ymm13                                         ;   381.2 fp0     34 sum
        vpslld ymm13, ymm9, 0xa                                          ;   374.0 fp1     36 v[4]
        vpsrld ymm9, ymm9, 0x16                                          ;   374.2 fp2     36 v[4]
        vpxor ymm5, ymm5, ymm12                                          ;   380.0 fp3     35 v[0]
        vpslld ymm12, ymm1, 0xa                                          ;   375.0 fp1     36 v[2]
        vpsrld ymm1, ymm1, 0x16                                          ;   375.2 fp2     36 v[2]
        vpxor ymm13, ymm13, ymm9                                         ;   375.2 fp0     36 v[4]
        vpslld ymm9, ymm8, 0xf                                           ;   382.2 fp1     35 v[2]
        vpsrld ymm8, ymm8, 0x11                                          ;   382.2 fp2     35 v[2]
        vpaddd ymm5, ymm5, ymm3                                          ;   381.0 fp3     35 v[0]
        vpxor ymm12, ymm12, ymm1                                         ;   376.2 fp0     36 v[2]
        vpxor ymm9, ymm9, ymm8                                           ;   383.2 fp3     35 v[2]
        vpaddd ymm9, ymm9, ymm0                                          ;   384.2 fp0     35 v[2]
        vpxor ymm8, ymm7, ymm13                                          ;   377.0 fp1     25 sum
        vpand ymm8, ymm8, ymm9                                           ;   385.2 fp2     25 sum
        vpxor ymm8, ymm8, ymm13                                          ;   386.2 fp3     25 sum
        vpxor ymm1, ymm10, ymm5                                          ;   382.0 fp0     26 sum
        vpaddd ymm3, ymm3, [rbp + 608]                                   ;   378.0 fp1+agu1   34 sum
        vpaddd ymm3, ymm3, ymm11                                         ;   379.0 fp2     34 sum
        vpand ymm1, ymm1, ymm12                                          ;   383.0 fp3     26 sum
        vpxor ymm1, ymm1, ymm10                                          ;   384.0 fp0     26 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   385.0 fp1     34 sum
        vpslld ymm1, ymm7, 0xa                                           ;   379.3 fp2     36 v[3]
        vpsrld ymm7, ymm7, 0x16                                          ;   380.2 fp1     36 v[3]
        vpaddd ymm0, ymm0, ymm8                                          ;   387.2 fp3     34 sum
        vpslld ymm8, ymm3, 0xf                                           ;   386.0 fp2     35 v[4]
        vpsrld ymm3, ymm3, 0x11                                          ;   386.0 fp1     35 v[4]
        vpaddd ymm0, ymm0, [rbp + 224]                                   ;   388.2 fp0+agu0   34 sum
        vpaddd ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 320]  ;   389.2 fp3+agu1   34 sum
        vpxor ymm1, ymm1, ymm7                                           ;   381.3 fp2     36 v[3]
        vpslld ymm7, ymm0, 5                                             ;   390.2 fp1     35 v[1]
        vpsrld ymm0, ymm0, 0x1b                                          ;   390.2 fp2     35 v[1]
        vpxor ymm8, ymm8, ymm3                                           ;   387.0 fp0     35 v[4]
        vpslld ymm3, ymm10, 0xa                                          ;   383.2 fp1     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   383.3 fp2     36 v[1]
        vpaddd ymm8, ymm8, ymm15                                         ;   388.0 fp3     35 v[4]
        vpxor ymm7, ymm7, ymm0                                           ;   391.2 fp0     35 v[1]
        vpxor ymm3, ymm3, ymm10                                          ;   384.3 fp1     36 v[1]
        vpaddd ymm7, ymm7, ymm2                                          ;   392.2 fp3     35 v[1]
        vpxor ymm10, ymm9, ymm1                                          ;   385.2 fp2     25 sum
        vpslld ymm0, ymm9, 0xa                                           ;   385.2 fp1     36 v[2]
        vpsrld ymm9, ymm9, 0x16                                          ;   385.3 fp2     36 v[2]
        vpaddd ymm2, ymm2, [rbp + 704]                                   ;   385.2 fp0+agu0   34 sum
        vpaddd ymm2, ymm2, [rel ripemd160_blocks.T0_constants256 + 320]  ;   386.2 fp3+agu1   34 sum
        vpand ymm10, ymm10, ymm7                                         ;   393.2 fp1     25 sum
        vpxor ymm10, ymm10, ymm1                                         ;   394.2 fp0     25 sum
        vpaddd ymm2, ymm2, ymm10                                         ;   395.2 fp2     34 sum
        vmovdqa ymm10, ymm3                                              ;   386.0         26 sum copy
        vpxor ymm4, ymm5, ymm8                                           ;   389.0 fp3     26 sum
        vpand ymm10, ymm10, ymm4                                         ;   390.0 fp1     26 sum
        vmovdqu ymm4, [rel ripemd160_blocks.T0_constants256 + 32]        ;   386.5 agu0    35 v[0] reload
        vpshufb ymm2, ymm2, ymm4                                         ;   396.2 fp2     35 v[0]
        vpxor ymm10, ymm10, ymm5                                         ;   391.0 fp0     26 sum
        vpaddd ymm15, ymm15, ymm10                                       ;   392.0 fp3     34 sum
        vmovdqu ymm10, [rbp + 64]                                        ;   387.2 agu1    34 sum reload
        vpaddd ymm15, ymm15, ymm10                                       ;   394.2 fp1     34 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   395.2 fp0     34 sum
        vpxor ymm0, ymm0, ymm9                                           ;   388.3 fp2     36 v[2]
        vpslld ymm9, ymm15, 0xe                                          ;   396.2 fp1     35 v[3]
        vpsrld ymm15, ymm15, 0x12                                        ;   396.2 fp2     35 v[3]
        vpaddd ymm2, ymm2, ymm13                                         ;   397.2 fp3     35 v[0]
        vpxor ymm9, ymm9, ymm15                                          ;   397.2 fp0     35 v[3]
        vpslld ymm15, ymm5, 0xa                                          ;   390.2 fp1     36 v[0]
        vpsrld ymm5, ymm5, 0x16                                          ;   390.3 fp2     36 v[0]
        vpxor ymm15, ymm15, ymm5                                         ;   391.3 fp3     36 v[0]
        vpaddd ymm9, ymm9, ymm12                                         ;   398.2 fp0     35 v[3]
        vpxor ymm5, ymm7, ymm0                                           ;   393.2 fp1     25 sum
        vpand ymm5, ymm5, ymm2                                           ;   398.2 fp2     25 sum
        vpaddd ymm13, ymm13, [rbp + 512]                                 ;   391.5 fp3+agu0   34 sum
        vpaddd ymm13, ymm13, [rel ripemd160_blocks.T0_constants256 + 320] ;   392.5 fp0+agu1   34 sum
        vpxor ymm5, ymm5, ymm0                                           ;   399.2 fp1     25 sum
        vpaddd ymm13, ymm13, ymm5                                        ;   400.2 fp2     34 sum
        vpslld ymm5, ymm7, 0xa                                           ;   393.2 fp1     36 v[1]
        vpsrld ymm7, ymm7, 0x16                                          ;   393.3 fp2     36 v[1]
        vpslld ymm10, ymm13, 0xb                                         ;   401.2 fp1     35 v[4]
        vpsrld ymm13, ymm13, 0x15                                        ;   401.2 fp2     35 v[4]
        vpxor ymm10, ymm10, ymm13                                        ;   402.2 fp3     35 v[4]
        vpxor ymm13, ymm8, ymm9                                          ;   399.2 fp0     26 sum
        vpand ymm13, ymm13, ymm15                                        ;   400.2 fp3     26 sum
        vpxor ymm5, ymm5, ymm7                                           ;   395.2 fp0     36 v[1]
        vpxor ymm13, ymm13, ymm8                                         ;   401.2 fp1     26 sum
        vpaddd ymm12, ymm12, ymm13                                       ;   402.2 fp2     34 sum
        vpaddd ymm12, ymm12, ymm14                                       ;   403.2 fp3     34 sum
        vpslld ymm7, ymm8, 0xa                                           ;   396.3 fp1     36 v[4]
        vpaddd ymm12, ymm12, ymm11                                       ;   404.2 fp0     34 sum
        vpslld ymm13, ymm12, 0xf                                         ;   405.2 fp2     35 v[2]
        vpsrld ymm12, ymm12, 0x11                                        ;   405.2 fp1     35 v[2]
        vpaddd ymm10, ymm10, ymm1                                        ;   403.2 fp3     35 v[4]
        vpsrld ymm8, ymm8, 0x16                                          ;   398.2 fp2     36 v[4]
        vpxor ymm13, ymm13, ymm12                                        ;   406.2 fp0     35 v[2]
        vpaddd ymm13, ymm13, ymm3                                        ;   407.2 fp1     35 v[2]
        vpxor ymm12, ymm2, ymm5                                          ;   399.2 fp3     25 sum
        vpaddd ymm1, ymm1, [rbp + 96]                                    ;   399.3 fp2+agu0   34 sum
        vpaddd ymm1, ymm1, [rel ripemd160_blocks.T0_constants256 + 320]  ;   400.3 fp0+agu1   34 sum
        vpand ymm12, ymm12, ymm10                                        ;   404.2 fp1     25 sum
        vpxor ymm12, ymm12, ymm5                                         ;   405.2 fp3     25 sum
        vpaddd ymm1, ymm1, ymm12                                         ;   406.2 fp2     34 sum
        vpslld ymm12, ymm2, 0xa                                          ;   400.7 fp1     36 v[0]
        vpsrld ymm2, ymm2, 0x16                                          ;   401.3 fp2     36 v[0]
        vpxor ymm7, ymm7, ymm8                                           ;   401.2 fp0     36 v[4]
        vpslld ymm8, ymm1, 0xe                                           ;   407.2 fp1     35 v[3]
        vpsrld ymm1, ymm1, 0x12                                          ;   407.2 fp2     35 v[3]
        vpxor ymm12, ymm12, ymm2                                         ;   402.3 fp3     36 v[0]
        vpxor ymm8, ymm8, ymm1                                           ;   408.2 fp0     35 v[3]
        vpaddd ymm8, ymm8, ymm0                                          ;   409.2 fp1     35 v[3]
        vmovdqa ymm1, ymm7                                               ;   402.3         26 sum copy
        vpxor ymm2, ymm9, ymm13                                          ;   408.2 fp3     26 sum
        vpand ymm1, ymm1, ymm2                                           ;   409.2 fp0     26 sum
        vmovdqu ymm2, [rbp + 800]                                        ;   403.2 agu0    34 sum reload
        vpaddd ymm3, ymm3, ymm2                                          ;   410.2 fp2     34 sum
        vpaddd ymm3, ymm3, ymm11                                         ;   411.2 fp1     34 sum
        vpxor ymm1, ymm1, ymm9                                           ;   410.2 fp3     26 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   412.2 fp0     34 sum
        vpslld ymm1, ymm3, 9                                             ;   413.2 fp2     35 v[1]
        vpsrld ymm3, ymm3, 0x17                                          ;   413.2 fp1     35 v[1]
        vpxor ymm1, ymm1, ymm3                                           ;   414.2 fp3     35 v[1]
        vpxor ymm3, ymm10, ymm12                                         ;   406.2 fp0     25 sum
        vpaddd ymm0, ymm0, ymm6                                          ;   406.3 fp2     34 sum
        vpaddd ymm0, ymm0, [rel ripemd160_blocks.T0_constants256 + 320]  ;   407.3 fp1+agu1   34 sum
        vpand ymm3, ymm3, ymm8                                           ;   410.2 fp3     25 sum
        vpxor ymm3, ymm3, ymm12                                          ;   411.2 fp0     25 sum
        vpaddd ymm0, ymm0, ymm3                                          ;   412.2 fp2     34 sum
        vpslld ymm3, ymm9, 0xa                                           ;   407.5 fp1     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;   408.3 fp2     36 v[3]
        vpxor ymm3, ymm3, ymm9                                           ;   409.3 fp3     36 v[3]
        vpslld ymm9, ymm10, 0xa                                          ;   408.5 fp1     36 v[4]
        vpsrld ymm10, ymm10, 0x16                                        ;   409.3 fp2     36 v[4]
        vpaddd ymm1, ymm1, ymm15                                         ;   415.2 fp0     35 v[1]
        vpxor ymm9, ymm9, ymm10                                          ;   410.3 fp3     36 v[4]
        vpslld ymm10, ymm0, 0xe                                          ;   413.2 fp1     35 v[2]
        vpsrld ymm0, ymm0, 0x12                                          ;   413.2 fp2     35 v[2]
        vpxor ymm10, ymm10, ymm0                                         ;   414.2 fp0     35 v[2]
        vpaddd ymm10, ymm10, ymm5                                        ;   415.2 fp3     35 v[2]
        vpxor ymm0, ymm13, ymm1                                          ;   416.2 fp0     26 sum
        vpand ymm0, ymm0, ymm3                                           ;   417.2 fp1     26 sum
        vpaddd ymm15, ymm15, [rbp + 704]                                 ;   410.8 fp3+agu0   34 sum
        vpaddd ymm15, ymm15, ymm11                                       ;   411.8 fp2     34 sum
        vpxor ymm0, ymm0, ymm13                                          ;   418.2 fp0     26 sum
        vpaddd ymm15, ymm15, ymm0                                        ;   419.2 fp1     34 sum
        vpshufb ymm15, ymm15, ymm4                                       ;   420.2 fp2     35 v[0]
        vmovdqu ymm0, [rbp + 384]                                        ;   411.8 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm0                                          ;   418.8 fp3     34 sum
        vpxor ymm6, ymm8, ymm9                                           ;   412.5 fp0     25 sum
        vpaddd ymm5, ymm5, [rel ripemd160_blocks.T0_constants256 + 320]  ;   419.8 fp1+agu0   34 sum
        vpand ymm6, ymm6, ymm10                                          ;   416.2 fp3     25 sum
        vpxor ymm6, ymm6, ymm9                                           ;   417.2 fp2     25 sum
        vpaddd ymm5, ymm5, ymm6                                          ;   420.8 fp0     34 sum
        vpslld ymm6, ymm13, 0xa                                          ;   413.5 fp1     36 v[2]
        vpsrld ymm13, ymm13, 0x16                                        ;   414.3 fp2     36 v[2]
        vpxor ymm6, ymm6, ymm13                                          ;   415.3 fp3     36 v[2]
        vpslld ymm13, ymm8, 0xa                                          ;   414.5 fp1     36 v[3]
        vpsrld ymm8, ymm8, 0x16                                          ;   415.3 fp2     36 v[3]
        vpaddd ymm15, ymm15, ymm7                                        ;   421.2 fp0     35 v[0]
        vpxor ymm13, ymm13, ymm8                                         ;   416.3 fp3     36 v[3]
        vpslld ymm8, ymm5, 6                                             ;   421.8 fp1     35 v[1]
        vpsrld ymm5, ymm5, 0x1a                                          ;   421.8 fp2     35 v[1]
        vpxor ymm8, ymm8, ymm5                                           ;   422.8 fp0     35 v[1]
        vpaddd ymm8, ymm8, ymm12                                         ;   423.8 fp3     35 v[1]
        vmovdqa ymm5, ymm6                                               ;   416.3         26 sum copy
        vpxor ymm14, ymm1, ymm15                                         ;   422.2 fp0     26 sum
        vpand ymm5, ymm5, ymm14                                          ;   423.2 fp1     26 sum
        vpaddd ymm7, ymm7, ymm11                                         ;   417.0 fp3     34 sum
        vmovdqu ymm14, [rbp + 576]                                       ;   417.0 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm14                                         ;   424.0 fp2     34 sum
        vpxor ymm5, ymm5, ymm1                                           ;   424.2 fp0     26 sum
        vpaddd ymm7, ymm7, ymm5                                          ;   425.2 fp1     34 sum
        vpslld ymm5, ymm7, 9                                             ;   426.2 fp2     35 v[4]
        vpsrld ymm7, ymm7, 0x17                                          ;   426.2 fp1     35 v[4]
        vpxor ymm4, ymm10, ymm13                                         ;   419.2 fp3     25 sum
        vpaddd ymm12, ymm12, [rbp + 64]                                  ;   419.3 fp0+agu0   34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 320] ;   420.3 fp2+agu1   34 sum
        vpand ymm4, ymm4, ymm8                                           ;   424.8 fp1     25 sum
        vpxor ymm4, ymm4, ymm13                                          ;   425.8 fp3     25 sum
        vpaddd ymm12, ymm12, ymm4                                        ;   426.8 fp0     34 sum
        vpslld ymm4, ymm10, 0xa                                          ;   420.8 fp2     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   421.0 fp1     36 v[2]
        vpxor ymm5, ymm5, ymm7                                           ;   427.2 fp3     35 v[4]
        vpslld ymm7, ymm1, 0xa                                           ;   421.8 fp2     36 v[1]
        vpsrld ymm1, ymm1, 0x16                                          ;   422.0 fp1     36 v[1]
        vpxor ymm4, ymm4, ymm10                                          ;   422.0 fp0     36 v[2]
        vpslld ymm10, ymm12, 0xe                                         ;   427.8 fp2     35 v[0]
        vpsrld ymm12, ymm12, 0x12                                        ;   427.8 fp1     35 v[0]
        vpaddd ymm5, ymm5, ymm3                                          ;   428.2 fp3     35 v[4]
        vpxor ymm7, ymm7, ymm1                                           ;   423.0 fp0     36 v[1]
        vpxor ymm10, ymm10, ymm12                                        ;   428.8 fp3     35 v[0]
        vpaddd ymm10, ymm10, ymm9                                        ;   429.8 fp2     35 v[0]
        vpxor ymm12, ymm8, ymm4                                          ;   424.8 fp0     25 sum
        vpand ymm12, ymm12, ymm10                                        ;   430.8 fp1     25 sum
        vpxor ymm12, ymm12, ymm4                                         ;   431.8 fp3     25 sum
        vmovdqa ymm1, ymm7                                               ;   424.2         26 sum copy
        vpxor ymm14, ymm15, ymm5                                         ;   429.2 fp2     26 sum
        vpand ymm1, ymm1, ymm14                                          ;   430.2 fp0     26 sum
        vpaddd ymm3, ymm3, ymm11                                         ;   425.0 fp1     34 sum
        vmovdqu ymm14, [rbp + 96]                                        ;   425.2 agu0    34 sum reload
        vpaddd ymm3, ymm3, ymm14                                         ;   432.2 fp3     34 sum
        vpxor ymm1, ymm1, ymm15                                          ;   431.2 fp2     26 sum
        vpaddd ymm3, ymm3, ymm1                                          ;   433.2 fp0     34 sum
        vpslld ymm1, ymm8, 0xa                                           ;   426.2 fp1     36 v[1]
        vpsrld ymm8, ymm8, 0x16                                          ;   426.8 fp2     36 v[1]
        vpaddd ymm9, ymm9, ymm12                                         ;   432.8 fp3     34 sum
        vpslld ymm12, ymm3, 0xe                                          ;   434.2 fp1     35 v[3]
        vpsrld ymm3, ymm3, 0x12                                          ;   434.2 fp2     35 v[3]
        vpaddd ymm9, ymm9, [rbp + 640]                                   ;   433.8 fp0+agu1   34 sum
        vpaddd ymm9, ymm9, [rel ripemd160_blocks.T0_constants256 + 320]  ;   434.8 fp3+agu0   34 sum
        vpxor ymm1, ymm1, ymm8                                           ;   428.2 fp1     36 v[1]
        vpslld ymm8, ymm9, 6                                             ;   435.8 fp2     35 v[4]
        vpsrld ymm9, ymm9, 0x1a                                          ;   435.8 fp1     35 v[4]
        vpxor ymm12, ymm12, ymm3                                         ;   435.2 fp0     35 v[3]
        vpslld ymm3, ymm15, 0xa                                          ;   429.8 fp2     36 v[0]
        vpsrld ymm15, ymm15, 0x16                                        ;   430.2 fp1     36 v[0]
        vpxor ymm8, ymm8, ymm9                                           ;   436.8 fp3     35 v[4]
        vpaddd ymm12, ymm12, ymm6                                        ;   436.2 fp0     35 v[3]
        vpxor ymm3, ymm3, ymm15                                          ;   431.2 fp2     36 v[0]
        vpaddd ymm8, ymm8, ymm13                                         ;   437.8 fp3     35 v[4]
        vpxor ymm9, ymm10, ymm1                                          ;   431.2 fp1     25 sum
        vpaddd ymm13, ymm13, ymm2                                        ;   431.3 fp0     34 sum
        vmovdqu ymm15, [rel ripemd160_blocks.T0_constants256 + 320]      ;   431.5 agu1    34 sum reload
        vpaddd ymm13, ymm13, ymm15                                       ;   438.5 fp2     34 sum
        vpand ymm9, ymm9, ymm8                                           ;   438.8 fp3     25 sum
        vpxor ymm9, ymm9, ymm1                                           ;   439.8 fp1     25 sum
        vpaddd ymm13, ymm13, ymm9                                        ;   440.8 fp0     34 sum
        vmovdqa ymm9, ymm3                                               ;   432.8         26 sum copy
        vpxor ymm14, ymm5, ymm12                                         ;   437.2 fp2     26 sum
        vpand ymm9, ymm9, ymm14                                          ;   438.2 fp3     26 sum
        vpslld ymm14, ymm10, 0xa                                         ;   433.8 fp1     36 v[0]
        vpsrld ymm10, ymm10, 0x16                                        ;   434.0 fp2     36 v[0]
        vpaddd ymm6, ymm6, ymm11                                         ;   434.2 fp0     34 sum
        vpaddd ymm6, ymm6, [rbp + 192]                                   ;   435.2 fp3+agu0   34 sum
        vpxor ymm9, ymm9, ymm5                                           ;   439.2 fp1     26 sum
        vpaddd ymm6, ymm6, ymm9                                          ;   440.2 fp2     34 sum
        vpslld ymm9, ymm13, 9                                            ;   441.8 fp1     35 v[3]
        vpsrld ymm13, ymm13, 0x17                                        ;   441.8 fp2     35 v[3]
        vpxor ymm14, ymm14, ymm10                                        ;   435.3 fp0     36 v[0]
        vpslld ymm10, ymm6, 5                                            ;   441.2 fp1     35 v[2]
        vpsrld ymm6, ymm6, 0x1b                                          ;   441.2 fp2     35 v[2]
        vpxor ymm9, ymm9, ymm13                                          ;   442.8 fp3     35 v[3]
        vpslld ymm13, ymm5, 0xa                                          ;   437.8 fp1     36 v[4]
        vpsrld ymm5, ymm5, 0x16                                          ;   438.0 fp2     36 v[4]
        vpxor ymm10, ymm10, ymm6                                         ;   442.2 fp0     35 v[2]
        vpaddd ymm9, ymm9, ymm4                                          ;   443.8 fp3     35 v[3]
        vpaddd ymm10, ymm10, ymm7                                        ;   443.2 fp0     35 v[2]
        vpxor ymm13, ymm13, ymm5                                         ;   439.0 fp1     36 v[4]
        vpxor ymm5, ymm8, ymm14                                          ;   438.8 fp3     25 sum
        vpand ymm5, ymm5, ymm9                                           ;   444.8 fp2     25 sum
        vpslld ymm6, ymm8, 0xa                                           ;   439.8 fp1     36 v[4]
        vpaddd ymm4, ymm4, ymm15                                         ;   439.2 fp0     34 sum
        vpaddd ymm4, ymm4, [rbp + 160]                                   ;   440.2 fp3+agu1   34 sum
        vpxor ymm5, ymm5, ymm14                                          ;   445.8 fp2     25 sum
        vpaddd ymm4, ymm4, ymm5                                          ;   446.8 fp0     34 sum
        vpslld ymm5, ymm4, 0xc                                           ;   447.8 fp1     35 v[2]
        vpsrld ymm4, ymm4, 0x14                                          ;   447.8 fp2     35 v[2]
        vmovdqa ymm2, ymm13                                              ;   440.2         26 sum copy
        vpxor ymm15, ymm12, ymm10                                        ;   444.2 fp3     26 sum
        vpand ymm2, ymm2, ymm15                                          ;   445.2 fp0     26 sum
        vpsrld ymm8, ymm8, 0x16                                          ;   441.8 fp1     36 v[4]
        vpxor ymm2, ymm2, ymm12                                          ;   446.2 fp3     26 sum
        vpaddd ymm7, ymm7, ymm2                                          ;   447.2 fp2     34 sum
        vpaddd ymm7, ymm7, ymm0                                          ;   448.2 fp0     34 sum
        vpaddd ymm7, ymm7, ymm11                                         ;   449.2 fp1     34 sum
        vpslld ymm15, ymm7, 6                                            ;   450.2 fp2     35 v[1]
        vpsrld ymm7, ymm7, 0x1a                                          ;   450.2 fp1     35 v[1]
        vpxor ymm6, ymm6, ymm8                                           ;   442.8 fp3     36 v[4]
        vpxor ymm5, ymm5, ymm4                                           ;   448.8 fp0     35 v[2]
        vpslld ymm4, ymm12, 0xa                                          ;   444.0 fp2     36 v[3]
        vpsrld ymm8, ymm12, 0x16                                         ;   444.8 fp1     36 v[3]
        vpaddd ymm5, ymm5, ymm1                                          ;   449.8 fp3     35 v[2]
        vpxor ymm15, ymm15, ymm7                                         ;   451.2 fp0     35 v[1]
        vpxor ymm7, ymm9, ymm6                                           ;   445.0 fp2     25 sum
        vpand ymm7, ymm7, ymm5                                           ;   450.8 fp3     25 sum
        vpxor ymm4, ymm4, ymm8                                           ;   445.8 fp0     36 v[3]
        vpaddd ymm15, ymm15, ymm3                                        ;   452.2 fp1     35 v[1]
        vpslld ymm8, ymm9, 0xa                                           ;   446.0 fp2     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;   446.8 fp1     36 v[3]
        vmovdqu ymm12, [rbp + 576]                                       ;   446.2 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm12                                         ;   453.2 fp3     34 sum
        vmovdqu ymm2, [rel ripemd160_blocks.T0_constants256 + 320]       ;   446.5 agu1    34 sum reload
        vpaddd ymm1, ymm1, ymm2                                          ;   454.2 fp0     34 sum
        vpxor ymm7, ymm7, ymm6                                           ;   451.8 fp2     25 sum
        vpaddd ymm1, ymm1, ymm7                                          ;   455.2 fp3     34 sum
        vpslld ymm7, ymm1, 9                                             ;   456.2 fp1     35 v[1]
        vpsrld ymm1, ymm1, 0x17                                          ;   456.2 fp2     35 v[1]
        vmovdqa ymm12, ymm4                                              ;   448.0         26 sum copy
        vpxor ymm0, ymm10, ymm15                                         ;   453.2 fp0     26 sum
        vpand ymm12, ymm12, ymm0                                         ;   454.2 fp3     26 sum
        vpxor ymm7, ymm7, ymm1                                           ;   457.2 fp1     35 v[1]
        vpxor ymm8, ymm8, ymm9                                           ;   449.2 fp2     36 v[3]
        vpaddd ymm3, ymm3, ymm11                                         ;   449.3 fp0     34 sum
        vmovdqu ymm9, [rbp + 416]                                        ;   449.5 agu0    34 sum reload
        vpaddd ymm3, ymm3, ymm9                                          ;   456.5 fp3     34 sum
        vpxor ymm12, ymm12, ymm10                                        ;   455.2 fp1     26 sum
        vpaddd ymm3, ymm3, ymm12                                         ;   457.5 fp2     34 sum
        vmovdqu ymm12, [rel ripemd160_blocks.T0_constants256 + 32]       ;   450.3 agu1    35 v[0] reload
        vpshufb ymm0, ymm3, ymm12                                        ;   458.5 fp1     35 v[0]
        vpslld ymm1, ymm10, 0xa                                          ;   451.2 fp2     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   451.8 fp1     36 v[2]
        vpaddd ymm7, ymm7, ymm14                                         ;   458.2 fp0     35 v[1]
        vpxor ymm1, ymm1, ymm10                                          ;   452.8 fp3     36 v[2]
        vpaddd ymm0, ymm0, ymm13                                         ;   459.5 fp2     35 v[0]
        vpxor ymm10, ymm5, ymm8                                          ;   452.3 fp0     25 sum
        vmovdqu ymm3, [rbp + 768]                                        ;   452.3 agu0    34 sum reload
        vpaddd ymm14, ymm14, ymm3                                        ;   459.3 fp3     34 sum
        vpand ymm10, ymm10, ymm7                                         ;   459.2 fp1     25 sum
        vpaddd ymm14, ymm14, ymm2                                        ;   460.3 fp2     34 sum
        vpxor ymm10, ymm10, ymm8                                         ;   460.2 fp0     25 sum
        vpaddd ymm14, ymm14, ymm10                                       ;   461.3 fp3     34 sum
        vpslld ymm10, ymm5, 0xa                                          ;   454.3 fp1     36 v[2]
        vpsrld ymm5, ymm5, 0x16                                          ;   454.5 fp2     36 v[2]
        vpslld ymm3, ymm14, 0xc                                          ;   462.3 fp1     35 v[0]
        vpsrld ymm14, ymm14, 0x14                                        ;   462.3 fp2     35 v[0]
        vpxor ymm3, ymm3, ymm14                                          ;   463.3 fp0     35 v[0]
        vmovdqa ymm14, ymm1                                              ;   456.2         26 sum copy
        vpxor ymm12, ymm15, ymm0                                         ;   460.5 fp3     26 sum
        vpand ymm14, ymm14, ymm12                                        ;   461.5 fp0     26 sum
        vpxor ymm10, ymm10, ymm5                                         ;   456.7 fp1     36 v[2]
        vpaddd ymm13, ymm13, ymm11                                       ;   456.8 fp2     34 sum
        vmovdqu ymm5, [rbp + 640]                                        ;   457.0 agu1    34 sum reload
        vpaddd ymm13, ymm13, ymm5                                        ;   464.0 fp3     34 sum
        vpxor ymm14, ymm14, ymm15                                        ;   462.5 fp0     26 sum
        vpaddd ymm13, ymm13, ymm14                                       ;   465.0 fp1     34 sum
        vpslld ymm12, ymm15, 0xa                                         ;   458.2 fp2     36 v[1]
        vpslld ymm14, ymm13, 6                                           ;   466.0 fp1     35 v[4]
        vpsrld ymm13, ymm13, 0x1a                                        ;   466.0 fp2     35 v[4]
        vpaddd ymm3, ymm3, ymm6                                          ;   464.3 fp3     35 v[0]
        vpsrld ymm15, ymm15, 0x16                                        ;   459.7 fp1     36 v[1]
        vpxor ymm14, ymm14, ymm13                                        ;   467.0 fp0     35 v[4]
        vpaddd ymm14, ymm14, ymm4                                        ;   468.0 fp2     35 v[4]
        vpxor ymm13, ymm7, ymm10                                         ;   460.2 fp3     25 sum
        vpaddd ymm6, ymm6, ymm2                                          ;   460.5 fp0     34 sum
        vpaddd ymm6, ymm6, [rbp + 192]                                   ;   461.5 fp1+agu0   34 sum
        vpand ymm13, ymm13, ymm3                                         ;   465.3 fp2     25 sum
        vpxor ymm13, ymm13, ymm10                                        ;   466.3 fp3     25 sum
        vpaddd ymm6, ymm6, ymm13                                         ;   467.3 fp0     34 sum
        vpslld ymm13, ymm7, 0xa                                          ;   461.7 fp1     36 v[1]
        vpsrld ymm7, ymm7, 0x16                                          ;   462.2 fp2     36 v[1]
        vpxor ymm12, ymm12, ymm15                                        ;   462.2 fp3     36 v[1]
        vpslld ymm15, ymm6, 5                                            ;   468.3 fp1     35 v[4]
        vpsrld ymm6, ymm6, 0x1b                                          ;   468.3 fp2     35 v[4]
        vpxor ymm13, ymm13, ymm7                                         ;   463.2 fp0     36 v[1]
        vpxor ymm15, ymm15, ymm6                                         ;   469.3 fp3     35 v[4]
        vpaddd ymm15, ymm15, ymm8                                        ;   470.3 fp0     35 v[4]
        vpxor ymm6, ymm0, ymm14                                          ;   469.0 fp1     26 sum
        vpand ymm6, ymm6, ymm12                                          ;   470.0 fp2     26 sum
        vpaddd ymm4, ymm4, ymm11                                         ;   464.2 fp3     34 sum
        vmovdqu ymm7, [rbp + 224]                                        ;   464.2 agu1    34 sum reload
        vpaddd ymm4, ymm4, ymm7                                          ;   471.2 fp0     34 sum
        vpxor ymm6, ymm6, ymm0                                           ;   471.0 fp1     26 sum
        vpaddd ymm4, ymm4, ymm6                                          ;   472.2 fp2     34 sum
        vpslld ymm6, ymm4, 5                                             ;   473.2 fp1     35 v[3]
        vpsrld ymm4, ymm4, 0x1b                                          ;   473.2 fp2     35 v[3]
        vpxor ymm6, ymm6, ymm4                                           ;   474.2 fp3     35 v[3]
        vpxor ymm4, ymm3, ymm13                                          ;   466.3 fp0     25 sum
        vpaddd ymm8, ymm8, ymm2                                          ;   466.7 fp1     34 sum
        vpaddd ymm8, ymm8, [rbp + 608]                                   ;   467.7 fp2+agu0   34 sum
        vpand ymm4, ymm4, ymm15                                          ;   471.3 fp3     25 sum
        vpxor ymm4, ymm4, ymm13                                          ;   472.3 fp0     25 sum
        vpaddd ymm8, ymm8, ymm4                                          ;   473.3 fp1     34 sum
        vpslld ymm4, ymm0, 0xa                                           ;   468.2 fp2     36 v[0]
        vpsrld ymm0, ymm0, 0x16                                          ;   468.7 fp1     36 v[0]
        vpaddd ymm6, ymm6, ymm1                                          ;   475.2 fp3     35 v[3]
        vpxor ymm4, ymm4, ymm0                                           ;   469.7 fp0     36 v[0]
        vpslld ymm0, ymm3, 0xa                                           ;   469.2 fp2     36 v[0]
        vpsrld ymm3, ymm3, 0x16                                          ;   469.7 fp1     36 v[0]
        vpxor ymm0, ymm0, ymm3                                           ;   470.7 fp3     36 v[0]
        vpslld ymm3, ymm8, 0xf                                           ;   474.3 fp2     35 v[3]
        vpsrld ymm8, ymm8, 0x11                                          ;   474.3 fp1     35 v[3]
        vpxor ymm3, ymm3, ymm8                                           ;   475.3 fp0     35 v[3]
        vpaddd ymm3, ymm3, ymm10                                         ;   476.3 fp3     35 v[3]
        vpxor ymm8, ymm14, ymm6                                          ;   476.2 fp0     26 sum
        vpand ymm8, ymm8, ymm4                                           ;   477.2 fp2     26 sum
        vpaddd ymm1, ymm1, ymm11                                         ;   471.3 fp3     34 sum
        vpslld ymm11, ymm14, 0xa                                         ;   471.7 fp1     36 v[4]
        vpaddd ymm1, ymm1, [rbp + 160]                                   ;   472.3 fp0+agu1   34 sum
        vpxor ymm8, ymm8, ymm14                                          ;   478.2 fp2     26 sum
        vpaddd ymm1, ymm1, ymm8                                          ;   479.2 fp3     34 sum
        vpsrld ymm8, ymm14, 0x16                                         ;   472.7 fp1     36 v[4]
        vpslld ymm14, ymm1, 0xc                                          ;   480.2 fp2     35 v[2]
        vpxor ymm7, ymm15, ymm0                                          ;   472.8 fp0     25 sum
        vpsrld ymm1, ymm1, 0x14                                          ;   480.2 fp1     35 v[2]
        vpand ymm7, ymm7, ymm3                                           ;   477.3 fp3     25 sum
        vpxor ymm11, ymm11, ymm8                                         ;   473.8 fp0     36 v[4]
        vpslld ymm8, ymm15, 0xa                                          ;   474.2 fp2     36 v[4]
        vpaddd ymm10, ymm10, ymm2                                        ;   474.3 fp3     34 sum
        vpaddd ymm10, ymm10, ymm9                                        ;   475.3 fp1     34 sum
        vpxor ymm7, ymm7, ymm0                                           ;   478.3 fp0     25 sum
        vpaddd ymm10, ymm10, ymm7                                        ;   479.3 fp2     34 sum
        vpsrld ymm7, ymm15, 0x16                                         ;   475.7 fp1     36 v[4]
        vmovdqu ymm15, [rel ripemd160_blocks.T0_constants256 + 32]       ;   474.7 agu0    35 v[0] reload
        vpshufb ymm10, ymm10, ymm15                                      ;   481.7 fp2     35 v[2]
        vpxor ymm14, ymm14, ymm1                                         ;   481.2 fp3     35 v[2]
        vpxor ymm8, ymm8, ymm7                                           ;   476.7 fp0     36 v[4]
        vmovdqu ymm7, [rel ripemd160_blocks.T0_constants256 + 64]        ;   475.3 agu1    25 sum reload
        vpxor ymm1, ymm11, ymm7                                          ;   482.3 fp3     26 sum
        vpaddd ymm14, ymm14, ymm12                                       ;   482.2 fp1     35 v[2]
        vpslld ymm2, ymm6, 0xa                                           ;   477.2 fp2     36 v[3]
        vpor ymm1, ymm1, ymm6                                            ;   483.3 fp0     26 sum
        vpsrld ymm6, ymm6, 0x16                                          ;   477.7 fp1     36 v[3]
        vpaddd ymm10, ymm10, ymm13                                       ;   482.7 fp3     35 v[2]
        vpaddd ymm12, ymm12, [rbp + 704]                                 ;   477.8 fp0+agu0   34 sum
        vpaddd ymm12, ymm12, [rel ripemd160_blocks.T0_constants256 + 192] ;   478.8 fp2+agu1   34 sum
        vpxor ymm1, ymm1, ymm14                                          ;   484.3 fp3     26 sum
        vpaddd ymm12, ymm12, ymm1                                        ;   485.3 fp1     34 sum
        vpslld ymm1, ymm12, 9                                            ;   486.3 fp2     35 v[1]
        vpsrld ymm12, ymm12, 0x17                                        ;   486.3 fp1     35 v[1]
        vpaddd ymm13, ymm13, [rbp + 800]                                 ;   478.8 fp0+agu0   34 sum
        vpaddd ymm13, ymm13, [rel ripemd160_blocks.T0_constants256]      ;   479.8 fp3+agu1   34 sum
        vpxor ymm9, ymm3, ymm10                                          ;   483.7 fp0     25 sum
        vpxor ymm9, ymm9, ymm8                                           ;   484.7 fp2     25 sum
        vpaddd ymm13, ymm13, ymm9                                        ;   485.7 fp3     34 sum
        vpshufb ymm9, ymm13, ymm15                                       ;   486.7 fp1     35 v[1]
        vpslld ymm13, ymm3, 0xa                                          ;   481.2 fp2     36 v[3]
        vpsrld ymm3, ymm3, 0x16                                          ;   481.7 fp1     36 v[3]
        vpxor ymm2, ymm2, ymm6                                           ;   481.2 fp0     36 v[3]
        vpxor ymm13, ymm13, ymm3                                         ;   482.7 fp3     36 v[3]
        vpxor ymm1, ymm1, ymm12                                          ;   487.3 fp0     35 v[1]
        vpaddd ymm9, ymm9, ymm0                                          ;   487.7 fp2     35 v[1]
        vpxor ymm6, ymm2, ymm7                                           ;   482.3 fp3     26 sum
        vpor ymm6, ymm6, ymm14                                           ;   483.3 fp1     26 sum
        vpaddd ymm1, ymm1, ymm4                                          ;   488.3 fp0     35 v[1]
        vpslld ymm12, ymm14, 0xa                                         ;   483.2 fp2     36 v[2]
        vpsrld ymm14, ymm14, 0x16                                        ;   483.7 fp1     36 v[2]
        vmovdqu ymm3, [rbp + 384]                                        ;   482.8 agu0    34 sum reload
        vpaddd ymm0, ymm0, ymm3                                          ;   489.8 fp3     34 sum
        vpaddd ymm0, ymm0, [rel ripemd160_blocks.T0_constants256]        ;   490.8 fp0+agu1   34 sum
        vpxor ymm6, ymm6, ymm1                                           ;   489.3 fp2     26 sum
        vpaddd ymm4, ymm4, ymm6                                          ;   490.3 fp3     34 sum
        vmovdqu ymm6, [rbp + 64]                                         ;   483.8 agu0    34 sum reload
        vpaddd ymm4, ymm4, ymm6                                          ;   491.3 fp1     34 sum
        vpaddd ymm4, ymm4, [rel ripemd160_blocks.T0_constants256 + 192]  ;   492.3 fp0+agu1   34 sum
        vpxor ymm3, ymm10, ymm9                                          ;   488.7 fp2     25 sum
        vpxor ymm3, ymm3, ymm13                                          ;   489.7 fp3     25 sum
        vpaddd ymm0, ymm0, ymm3                                          ;   491.8 fp1     34 sum
        vpslld ymm3, ymm10, 0xa                                          ;   486.2 fp2     36 v[2]
        vpsrld ymm10, ymm10, 0x16                                        ;   486.7 fp1     36 v[2]
        vpxor ymm12, ymm12, ymm14                                        ;   486.3 fp0     36 v[2]
        vpslld ymm14, ymm0, 5                                            ;   492.8 fp2     35 v[0]
        vpsrld ymm0, ymm0, 0x1b                                          ;   492.8 fp1     35 v[0]
        vpxor ymm14, ymm14, ymm0                                         ;   493.8 fp3     35 v[0]
        vpslld ymm0, ymm4, 0xf                                           ;   493.3 fp2     35 v[0]
        vpsrld ymm4, ymm4, 0x11                                          ;   493.3 fp1     35 v[0]
        vpxor ymm3, ymm3, ymm10                                          ;   487.7 fp0     36 v[2]
        vpxor ymm0, ymm0, ymm4                                           ;   494.3 fp3     35 v[0]
        vpaddd ymm14, ymm14, ymm8                                        ;   494.8 fp0     35 v[0]
        vpaddd ymm0, ymm0, ymm11                                         ;   495.3 fp3     35 v[0]
        vpxor ymm4, ymm12, ymm7                                          ;   489.3 fp2     26 sum
        vpslld ymm10, ymm1, 0xa                                          ;   489.7 fp1     36 v[1]
        vpaddd ymm8, ymm8, [rbp + 608]                                   ;   489.7 fp0+agu0   34 sum
        vpaddd ymm8, ymm8, [rel ripemd160_blocks.T0_constants256]        ;   490.7 fp3+agu1   34 sum
        vpor ymm4, ymm4, ymm1                                            ;   490.3 fp2     26 sum
        vpsrld ymm1, ymm1, 0x16                                          ;   490.7 fp1     36 v[1]
        vpxor ymm4, ymm4, ymm0                                           ;   496.3 fp0     26 sum
        vpaddd ymm11, ymm11, ymm4                                        ;   497.3 fp3     34 sum
        vpaddd ymm11, ymm11, ymm5                                        ;   498.3 fp2     34 sum
        vmovdqu ymm4, [rel ripemd160_blocks.T0_constants256 + 192]       ;   490.8 agu0    34 sum reload
        vpaddd ymm11, ymm11, ymm4                                        ;   499.3 fp1     34 sum
        vpxor ymm6, ymm9, ymm14                                          ;   495.8 fp0     25 sum
        vpxor ymm6, ymm6, ymm3                                           ;   496.8 fp3     25 sum
        vpaddd ymm8, ymm8, ymm6                                          ;   497.8 fp2     34 sum
        vpslld ymm6, ymm9, 0xa                                           ;   492.7 fp1     36 v[1]
        vpsrld ymm9, ymm9, 0x16                                          ;   493.3 fp2     36 v[1]
        vpxor ymm10, ymm10, ymm1                                         ;   492.8 fp0     36 v[1]
        vpslld ymm1, ymm8, 0xc                                           ;   498.8 fp1     35 v[4]
        vpsrld ymm8, ymm8, 0x14                                          ;   498.8 fp2     35 v[4]
        vpxor ymm1, ymm1, ymm8                                           ;   499.8 fp3     35 v[4]
        vpslld ymm8, ymm11, 5                                            ;   500.3 fp1     35 v[4]
        vpsrld ymm11, ymm11, 0x1b                                        ;   500.3 fp2     35 v[4]
        vpxor ymm6, ymm6, ymm9                                           ;   494.3 fp0     36 v[1]
        vpxor ymm8, ymm8, ymm11                                          ;   501.3 fp3     35 v[4]
        vpaddd ymm1, ymm1, ymm13                                         ;   500.8 fp0     35 v[4]
        vpaddd ymm8, ymm8, ymm2                                          ;   502.3 fp3     35 v[4]
        vpxor ymm9, ymm10, ymm7                                          ;   495.7 fp1     26 sum
        vpslld ymm11, ymm0, 0xa                                          ;   496.3 fp2     36 v[0]
        vpor ymm9, ymm9, ymm0                                            ;   496.7 fp0     26 sum
        vpsrld ymm0, ymm0, 0x16                                          ;   496.7 fp1     36 v[0]
        vpxor ymm9, ymm9, ymm8                                           ;   503.3 fp3     26 sum
        vpaddd ymm13, ymm13, [rbp + 704]                                 ;   496.8 fp0+agu1   34 sum
        vpaddd ymm13, ymm13, [rel ripemd160_blocks.T0_constants256]      ;   497.8 fp2+agu0   34 sum
        vpaddd ymm2, ymm2, ymm9                                          ;   504.3 fp3     34 sum
        vmovdqu ymm9, [rbp + 768]                                        ;   497.7 agu1    34 sum reload
        vpaddd ymm2, ymm2, ymm9                                          ;   505.3 fp1     34 sum
        vpaddd ymm2, ymm2, ymm4                                          ;   506.3 fp0     34 sum
        vpxor ymm9, ymm14, ymm1                                          ;   501.8 fp2     25 sum
        vpxor ymm9, ymm9, ymm6                                           ;   502.8 fp3     25 sum
        vpaddd ymm13, ymm13, ymm9                                        ;   503.8 fp1     34 sum
        vpslld ymm9, ymm13, 9                                            ;   504.8 fp2     35 v[3]
        vpsrld ymm13, ymm13, 0x17                                        ;   504.8 fp1     35 v[3]
        vpxor ymm11, ymm11, ymm0                                         ;   499.3 fp0     36 v[0]
        vpslld ymm0, ymm14, 0xa                                          ;   500.3 fp2     36 v[0]
        vpsrld ymm14, ymm14, 0x16                                        ;   500.7 fp1     36 v[0]
        vpxor ymm9, ymm9, ymm13                                          ;   505.8 fp3     35 v[3]
        vpslld ymm13, ymm2, 0xb                                          ;   507.3 fp2     35 v[3]
        vpsrld ymm2, ymm2, 0x15                                          ;   507.3 fp1     35 v[3]
        vpxor ymm0, ymm0, ymm14                                          ;   501.7 fp0     36 v[0]
        vpxor ymm13, ymm13, ymm2                                         ;   508.3 fp3     35 v[3]
        vpaddd ymm9, ymm9, ymm3                                          ;   506.8 fp0     35 v[3]
        vpaddd ymm13, ymm13, ymm12                                       ;   509.3 fp2     35 v[3]
        vpxor ymm14, ymm11, ymm7                                         ;   502.3 fp3     26 sum
        vpslld ymm2, ymm8, 0xa                                           ;   503.3 fp1     36 v[4]
        vpor ymm14, ymm14, ymm8                                          ;   503.3 fp0     26 sum
        vpsrld ymm8, ymm8, 0x16                                          ;   503.3 fp2     36 v[4]
        vpxor ymm14, ymm14, ymm13                                        ;   510.3 fp3     26 sum
        vpaddd ymm3, ymm3, [rbp + 512]                                   ;   503.7 fp1+agu0   34 sum
        vpaddd ymm3, ymm3, [rel ripemd160_blocks.T0_constants256]        ;   504.7 fp0+agu1   34 sum
        vpaddd ymm12, ymm12, ymm14                                       ;   511.3 fp2     34 sum
        vmovdqu ymm14, [rbp + 192]                                       ;   504.5 agu0    34 sum reload
        vpaddd ymm12, ymm12, ymm14                                       ;   512.3 fp3     34 sum
        vpaddd ymm12, ymm12, ymm4                                        ;   513.3 fp1     34 sum
        vpxor ymm14, ymm1, ymm9                                          ;   507.8 fp0     25 sum
        vpxor ymm14, ymm14, ymm0                                         ;   508.8 fp2     25 sum
        vpaddd ymm3, ymm3, ymm14                                         ;   509.8 fp3     34 sum
        vpslld ymm14, ymm3, 0xc                                          ;   510.8 fp1     35 v[2]
        vpsrld ymm3, ymm3, 0x14                                          ;   510.8 fp2     35 v[2]
        vpxor ymm2, ymm2, ymm8                                           ;   505.8 fp0     36 v[4]
        vpslld ymm8, ymm1, 0xa                                           ;   506.7 fp1     36 v[4]
        vpsrld ymm1, ymm1, 0x16                                          ;   507.3 fp2     36 v[4]
        vpxor ymm14, ymm14, ymm3                                         ;   511.8 fp3     35 v[2]
        vpslld ymm3, ymm12, 6                                            ;   514.3 fp1     35 v[2]
        vpsrld ymm12, ymm12, 0x1a                                        ;   514.3 fp2     35 v[2]
        vpxor ymm8, ymm8, ymm1                                           ;   508.3 fp0     36 v[4]
        vpxor ymm3, ymm3, ymm12                                          ;   515.3 fp3     35 v[2]
        vpaddd ymm14, ymm14, ymm6                                        ;   512.8 fp0     35 v[2]
        vpaddd ymm3, ymm3, ymm10                                         ;   516.3 fp1     35 v[2]
        vpxor ymm12, ymm2, ymm7                                          ;   508.7 fp3     26 sum
        vpslld ymm1, ymm13, 0xa                                          ;   510.3 fp2     36 v[3]
        vpor ymm12, ymm12, ymm13                                         ;   510.3 fp0     26 sum
        vpsrld ymm13, ymm13, 0x16                                        ;   510.3 fp1     36 v[3]
        vpxor ymm12, ymm12, ymm3                                         ;   517.3 fp3     26 sum
        vpaddd ymm6, ymm6, ymm5                                          ;   510.3 fp2     34 sum
        vmovdqu ymm5, [rel ripemd160_blocks.T0_constants256]             ;   510.5 agu1    34 sum reload
        vpaddd ymm6, ymm6, ymm5                                          ;   517.5 fp0     34 sum
        vpaddd ymm10, ymm10, ymm12                                       ;   518.3 fp1     34 sum
        vpaddd ymm10, ymm10, [rbp + 800]                                 ;   519.3 fp3+agu0   34 sum
        vpaddd ymm10, ymm10, ymm4                                        ;   520.3 fp2     34 sum
        vpxor ymm12, ymm9, ymm14                                         ;   513.8 fp0     25 sum
        vpxor ymm1, ymm1, ymm13                                          ;   511.8 fp1     36 v[3]
        vpxor ymm12, ymm12, ymm8                                         ;   514.8 fp3     25 sum
        vpaddd ymm6, ymm6, ymm12                                         ;   518.5 fp2     34 sum
        vpshufb ymm10, ymm10, ymm15                                      ;   521.3 fp1     35 v[1]
        vpslld ymm12, ymm9, 0xa                                          ;   513.3 fp2     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;   513.8 fp1     36 v[3]
        vpslld ymm13, ymm6, 5                                            ;   519.5 fp2     35 v[1]
        vpsrld ymm6, ymm6, 0x1b                                          ;   519.5 fp1     35 v[1]
        vpxor ymm13, ymm13, ymm6                                         ;   520.5 fp0     35 v[1]
        vpxor ymm12, ymm12, ymm9                                         ;   514.8 fp3     36 v[3]
        vpaddd ymm10, ymm10, ymm11                                       ;   522.3 fp0     35 v[1]
        vpaddd ymm13, ymm13, ymm0                                        ;   521.5 fp3     35 v[1]
        vpxor ymm6, ymm1, ymm7                                           ;   515.3 fp2     26 sum
        vpslld ymm9, ymm3, 0xa                                           ;   517.3 fp1     36 v[2]
        vpor ymm6, ymm6, ymm3                                            ;   517.3 fp0     26 sum
        vpsrld ymm3, ymm3, 0x16                                          ;   517.3 fp2     36 v[2]
        vpxor ymm6, ymm6, ymm10                                          ;   523.3 fp3     26 sum
        vpaddd ymm11, ymm11, ymm6                                        ;   524.3 fp0     34 sum
        vmovdqu ymm6, [rbp + 160]                                        ;   517.5 agu1    34 sum reload
        vpaddd ymm11, ymm11, ymm6                                        ;   525.3 fp1     34 sum
        vpaddd ymm11, ymm11, ymm4                                        ;   526.3 fp2     34 sum
        vpaddd ymm0, ymm0, [rbp + 448]                                   ;   518.0 fp3+agu0   34 sum
        vpaddd ymm0, ymm0, ymm5                                          ;   519.0 fp0     34 sum
        vpslld ymm6, ymm11, 0xd                                          ;   527.3 fp1     35 v[0]
        vpsrld ymm11, ymm11, 0x13                                        ;   527.3 fp2     35 v[0]
        vpxor ymm15, ymm14, ymm13                                        ;   522.5 fp3     25 sum
        vpxor ymm9, ymm9, ymm3                                           ;   519.3 fp0     36 v[2]
        vpxor ymm15, ymm15, ymm12                                        ;   523.5 fp1     25 sum
        vpaddd ymm0, ymm0, ymm15                                         ;   524.5 fp2     34 sum
        vpslld ymm15, ymm0, 0xe                                          ;   525.5 fp1     35 v[0]
        vpsrld ymm0, ymm0, 0x12                                          ;   525.5 fp2     35 v[0]
        vpslld ymm3, ymm14, 0xa                                          ;   521.7 fp1     36 v[2]
        vpsrld ymm14, ymm14, 0x16                                        ;   521.8 fp2     36 v[2]
        vpxor ymm6, ymm6, ymm11                                          ;   528.3 fp3     35 v[0]
        vpxor ymm15, ymm15, ymm0                                         ;   526.5 fp0     35 v[0]
        vpxor ymm3, ymm3, ymm14                                          ;   522.8 fp3     36 v[2]
        vpxor ymm11, ymm9, ymm7                                          ;   522.5 fp0     26 sum
        vpor ymm11, ymm11, ymm10                                         ;   523.5 fp1     26 sum
        vpaddd ymm6, ymm6, ymm2                                          ;   529.3 fp2     35 v[0]
        vpslld ymm14, ymm10, 0xa                                         ;   523.7 fp1     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   523.8 fp2     36 v[1]
        vpaddd ymm15, ymm15, ymm8                                        ;   527.5 fp3     35 v[0]
        vpxor ymm11, ymm11, ymm6                                         ;   530.3 fp0     26 sum
        vpaddd ymm2, ymm2, ymm11                                         ;   531.3 fp3     34 sum
        vpaddd ymm2, ymm2, [rbp + 608]                                   ;   532.3 fp0+agu1   34 sum
        vpaddd ymm2, ymm2, ymm4                                          ;   533.3 fp1     34 sum
        vpslld ymm11, ymm2, 0xc                                          ;   534.3 fp2     35 v[4]
        vpsrld ymm0, ymm2, 0x14                                          ;   534.3 fp1     35 v[4]
        vpaddd ymm8, ymm8, [rbp + 192]                                   ;   525.3 fp3+agu0   34 sum
        vpaddd ymm8, ymm8, ymm5                                          ;   526.3 fp0     34 sum
        vpxor ymm2, ymm13, ymm15                                         ;   528.5 fp2     25 sum
        vpxor ymm14, ymm14, ymm10                                        ;   526.3 fp3     36 v[1]
        vpxor ymm2, ymm2, ymm3                                           ;   529.5 fp0     25 sum
        vpaddd ymm8, ymm8, ymm2                                          ;   530.5 fp1     34 sum
        vpslld ymm10, ymm8, 6                                            ;   531.5 fp2     35 v[4]
        vpsrld ymm8, ymm8, 0x1a                                          ;   531.5 fp1     35 v[4]
        vpslld ymm2, ymm13, 0xa                                          ;   527.8 fp2     36 v[1]
        vpsrld ymm13, ymm13, 0x16                                        ;   528.7 fp1     36 v[1]
        vpxor ymm11, ymm11, ymm0                                         ;   535.3 fp3     35 v[4]
        vpxor ymm10, ymm10, ymm8                                         ;   532.5 fp0     35 v[4]
        vpxor ymm2, ymm2, ymm13                                          ;   529.7 fp3     36 v[1]
        vpxor ymm8, ymm14, ymm7                                          ;   528.8 fp0     26 sum
        vpor ymm8, ymm8, ymm6                                            ;   530.3 fp2     26 sum
        vpaddd ymm11, ymm11, ymm1                                        ;   536.3 fp1     35 v[4]
        vpslld ymm13, ymm6, 0xa                                          ;   530.3 fp2     36 v[0]
        vpsrld ymm6, ymm6, 0x16                                          ;   530.7 fp1     36 v[0]
        vpaddd ymm10, ymm10, ymm12                                       ;   533.5 fp3     35 v[4]
        vpxor ymm8, ymm8, ymm11                                          ;   537.3 fp0     26 sum
        vpaddd ymm1, ymm1, ymm8                                          ;   538.3 fp3     34 sum
        vpaddd ymm1, ymm1, ymm4                                          ;   539.3 fp2     34 sum
        vmovdqu ymm8, [rbp + 416]                                        ;   530.8 agu1    34 sum reload
        vpaddd ymm1, ymm1, ymm8                                          ;   540.3 fp0     34 sum
        vpslld ymm0, ymm1, 5                                             ;   541.3 fp1     35 v[3]
        vpsrld ymm1, ymm1, 0x1b                                          ;   541.3 fp2     35 v[3]
        vpaddd ymm12, ymm12, ymm5                                        ;   531.7 fp3     34 sum
        vpaddd ymm12, ymm12, [rbp + 224]                                 ;   532.7 fp0+agu0   34 sum
        vpxor ymm8, ymm15, ymm10                                         ;   534.5 fp1     25 sum
        vpxor ymm13, ymm13, ymm6                                         ;   532.7 fp3     36 v[0]
        vpxor ymm8, ymm8, ymm2                                           ;   535.5 fp2     25 sum
        vpaddd ymm12, ymm12, ymm8                                        ;   536.5 fp0     34 sum
        vmovdqu ymm6, [rel ripemd160_blocks.T0_constants256 + 32]        ;   532.8 agu1    35 v[0] reload
        vpshufb ymm8, ymm12, ymm6                                        ;   539.8 fp1     35 v[3]
        vpslld ymm12, ymm15, 0xa                                         ;   533.8 fp2     36 v[0]
        vpsrld ymm15, ymm15, 0x16                                        ;   534.7 fp1     36 v[0]
        vpxor ymm12, ymm12, ymm15                                        ;   535.7 fp3     36 v[0]
        vpxor ymm0, ymm0, ymm1                                           ;   542.3 fp0     35 v[3]
        vpaddd ymm8, ymm8, ymm3                                          ;   540.8 fp2     35 v[3]
        vpaddd ymm0, ymm0, ymm9                                          ;   543.3 fp3     35 v[3]
        vpxor ymm15, ymm13, ymm7                                         ;   535.3 fp0     26 sum
        vpslld ymm1, ymm11, 0xa                                          ;   537.3 fp1     36 v[4]
        vpor ymm15, ymm15, ymm11                                         ;   537.3 fp2     26 sum
        vpsrld ymm11, ymm11, 0x16                                        ;   537.3 fp1     36 v[4]
        vpaddd ymm3, ymm3, ymm5                                          ;   535.8 fp3     34 sum
        vpaddd ymm3, ymm3, [rbp + 160]                                   ;   536.8 fp0+agu0   34 sum
        vpxor ymm15, ymm15, ymm0                                         ;   544.3 fp2     26 sum
        vpaddd ymm9, ymm9, ymm15                                         ;   545.3 fp3     34 sum
        vpaddd ymm9, ymm9, ymm4                                          ;   546.3 fp0     34 sum
        vpaddd ymm9, ymm9, [rbp + 512]                                   ;   547.3 fp1+agu1   34 sum
        vpxor ymm15, ymm10, ymm8                                         ;   541.8 fp2     25 sum
        vpxor ymm15, ymm15, ymm12                                        ;   542.8 fp3     25 sum
        vpaddd ymm3, ymm3, ymm15                                         ;   543.8 fp0     34 sum
        vpslld ymm15, ymm3, 0xd                                          ;   544.8 fp1     35 v[2]
        vpsrld ymm3, ymm3, 0x13                                          ;   544.8 fp2     35 v[2]
        vpxor ymm1, ymm1, ymm11                                          ;   539.8 fp3     36 v[4]
        vpslld ymm11, ymm10, 0xa                                         ;   540.0 fp1     36 v[4]
        vpsrld ymm10, ymm10, 0x16                                        ;   540.3 fp2     36 v[4]
        vpxor ymm15, ymm15, ymm3                                         ;   545.8 fp0     35 v[2]
        vpslld ymm3, ymm9, 0xc                                           ;   548.3 fp1     35 v[2]
        vpsrld ymm9, ymm9, 0x14                                          ;   548.3 fp2     35 v[2]
        vpxor ymm11, ymm11, ymm10                                        ;   541.3 fp3     36 v[4]
        vpxor ymm3, ymm3, ymm9                                           ;   549.3 fp0     35 v[2]
        vpaddd ymm15, ymm15, ymm2                                        ;   546.8 fp1     35 v[2]
        vpaddd ymm3, ymm3, ymm14                                         ;   550.3 fp2     35 v[2]
        vpxor ymm9, ymm1, ymm7                                           ;   542.3 fp3     26 sum
        vpaddd ymm2, ymm2, ymm5                                          ;   542.5 fp0     34 sum
        vmovdqu ymm10, [rbp + 576]                                       ;   542.7 agu0    34 sum reload
        vpaddd ymm2, ymm2, ymm10                                         ;   549.7 fp1     34 sum
        vpor ymm9, ymm9, ymm0                                            ;   544.3 fp2     26 sum
        vpxor ymm9, ymm9, ymm3                                           ;   551.3 fp3     26 sum
        vpaddd ymm14, ymm14, ymm9                                        ;   552.3 fp0     34 sum
        vpslld ymm9, ymm0, 0xa                                           ;   544.3 fp1     36 v[3]
        vpsrld ymm0, ymm0, 0x16                                          ;   544.5 fp2     36 v[3]
        vpaddd ymm14, ymm14, ymm4                                        ;   553.3 fp3     34 sum
        vpaddd ymm14, ymm14, [rbp + 96]                                  ;   554.3 fp0+agu1   34 sum
        vpxor ymm10, ymm8, ymm15                                         ;   547.8 fp1     25 sum
        vpxor ymm10, ymm10, ymm11                                        ;   548.8 fp2     25 sum
        vpaddd ymm2, ymm2, ymm10                                         ;   550.7 fp3     34 sum
        vpslld ymm10, ymm2, 6                                            ;   551.7 fp1     35 v[1]
        vpsrld ymm2, ymm2, 0x1a                                          ;   551.7 fp2     35 v[1]
        vpxor ymm9, ymm9, ymm0                                           ;   546.8 fp0     36 v[3]
        vpslld ymm0, ymm8, 0xa                                           ;   547.3 fp1     36 v[3]
        vpsrld ymm8, ymm8, 0x16                                          ;   547.5 fp2     36 v[3]
        vpxor ymm10, ymm10, ymm2                                         ;   552.7 fp3     35 v[1]
        vpslld ymm2, ymm14, 0xd                                          ;   555.3 fp1     35 v[1]
        vpsrld ymm14, ymm14, 0x13                                        ;   555.3 fp2     35 v[1]
        vpxor ymm0, ymm0, ymm8                                           ;   548.5 fp0     36 v[3]
        vpxor ymm2, ymm2, ymm14                                          ;   556.3 fp3     35 v[1]
        vpaddd ymm10, ymm10, ymm12                                       ;   553.7 fp0     35 v[1]
        vpaddd ymm2, ymm2, ymm13                                         ;   557.3 fp1     35 v[1]
        vpxor ymm8, ymm9, ymm7                                           ;   549.5 fp2     26 sum
        vpaddd ymm12, ymm12, ymm5                                        ;   549.5 fp3     34 sum
        vpaddd ymm12, ymm12, [rbp + 416]                                 ;   550.5 fp0+agu0   34 sum
        vpor ymm8, ymm8, ymm3                                            ;   551.3 fp1     26 sum
        vpslld ymm14, ymm3, 0xa                                          ;   551.3 fp2     36 v[2]
        vpsrld ymm3, ymm3, 0x16                                          ;   551.3 fp1     36 v[2]
        vpxor ymm8, ymm8, ymm2                                           ;   558.3 fp3     26 sum
        vpaddd ymm13, ymm13, ymm8                                        ;   559.3 fp0     34 sum
        vpaddd ymm13, ymm13, ymm4                                        ;   560.3 fp2     34 sum
        vpaddd ymm13, ymm13, [rbp + 448]                                 ;   561.3 fp3+agu1   34 sum
        vpxor ymm8, ymm15, ymm10                                         ;   554.7 fp0     25 sum
        vpxor ymm8, ymm8, ymm0                                           ;   555.7 fp1     25 sum
        vpaddd ymm12, ymm12, ymm8                                        ;   556.7 fp2     34 sum
        vpslld ymm8, ymm12, 5                                            ;   557.7 fp1     35 v[0]
        vpsrld ymm12, ymm12, 0x1b                                        ;   557.7 fp2     35 v[0]
        vpxor ymm14, ymm14, ymm3                                         ;   553.3 fp3     36 v[2]
        vpslld ymm3, ymm15, 0xa                                          ;   554.3 fp1     36 v[2]
        vpsrld ymm15, ymm15, 0x16                                        ;   554.5 fp2     36 v[2]
        vpxor ymm8, ymm8, ymm12                                          ;   558.7 fp0     35 v[0]
        vpslld ymm12, ymm13, 0xe                                         ;   562.3 fp1     35 v[0]
        vpsrld ymm13, ymm13, 0x12                                        ;   562.3 fp2     35 v[0]
        vpxor ymm3, ymm3, ymm15                                          ;   555.5 fp3     36 v[2]
        vpaddd ymm8, ymm8, ymm11                                         ;   559.7 fp0     35 v[0]
        vpxor ymm12, ymm12, ymm13                                        ;   563.3 fp3     35 v[0]
        vpaddd ymm12, ymm12, ymm1                                        ;   564.3 fp0     35 v[0]
        vpxor ymm13, ymm14, ymm7                                         ;   556.3 fp1     26 sum
        vpaddd ymm11, ymm11, ymm5                                        ;   556.5 fp2     34 sum
        vpaddd ymm11, ymm11, [rbp + 64]                                  ;   557.5 fp3+agu0   34 sum
        vpor ymm13, ymm13, ymm2                                          ;   558.3 fp0     26 sum
        vpslld ymm15, ymm2, 0xa                                          ;   558.3 fp1     36 v[1]
        vpsrld ymm2, ymm2, 0x16                                          ;   558.3 fp2     36 v[1]
        vpxor ymm13, ymm13, ymm12                                        ;   565.3 fp3     26 sum
        vpaddd ymm1, ymm1, ymm13                                         ;   566.3 fp0     34 sum
        vpaddd ymm1, ymm1, ymm4                                          ;   567.3 fp1     34 sum
        vmovdqu ymm13, [rbp + 288]                                       ;   558.3 agu1    34 sum reload
        vpaddd ymm1, ymm1, ymm13                                         ;   568.3 fp2     34 sum
        vpxor ymm13, ymm10, ymm8                                         ;   560.7 fp3     25 sum
        vpxor ymm13, ymm13, ymm3                                         ;   561.7 fp0     25 sum
        vpaddd ymm11, ymm11, ymm13                                       ;   562.7 fp1     34 sum
        vpslld ymm13, ymm11, 0xf                                         ;   563.7 fp2     35 v[4]
        vpsrld ymm11, ymm11, 0x11                                        ;   563.7 fp1     35 v[4]
        vpxor ymm15, ymm15, ymm2                                         ;   559.8 fp3     36 v[1]
        vpslld ymm2, ymm10, 0xa                                          ;   560.5 fp2     36 v[1]
        vpsrld ymm10, ymm10, 0x16                                        ;   561.3 fp1     36 v[1]
        vpxor ymm13, ymm13, ymm11                                        ;   564.7 fp0     35 v[4]
        vpslld ymm11, ymm1, 0xb                                          ;   569.3 fp2     35 v[4]
        vpsrld ymm1, ymm1, 0x15                                          ;   569.3 fp1     35 v[4]
        vpxor ymm2, ymm2, ymm10                                          ;   562.3 fp3     36 v[1]
        vpaddd ymm13, ymm13, ymm0                                        ;   565.7 fp0     35 v[4]
        vpxor ymm11, ymm11, ymm1                                         ;   570.3 fp2     35 v[4]
        vpslld ymm10, ymm12, 0xa                                         ;   565.3 fp1     36 v[0]
        vpaddd ymm11, ymm11, ymm9                                        ;   571.3 fp3     35 v[4]
        vpxor ymm1, ymm15, ymm7                                          ;   562.8 fp0     26 sum
        vpor ymm1, ymm1, ymm12                                           ;   565.3 fp2     26 sum
        vpsrld ymm12, ymm12, 0x16                                        ;   565.3 fp1     36 v[0]
        vpxor ymm1, ymm1, ymm11                                          ;   572.3 fp3     26 sum
        vpaddd ymm0, ymm0, ymm5                                          ;   563.8 fp0     34 sum
        vpaddd ymm0, ymm0, [rbp + 96]                                    ;   564.8 fp2+agu0   34 sum
        vpaddd ymm9, ymm9, ymm1                                          ;   573.3 fp3     34 sum
        vpaddd ymm9, ymm9, ymm4                                          ;   574.3 fp0     34 sum
        vpaddd ymm9, ymm9, [rbp + 224]                                   ;   575.3 fp1+agu1   34 sum
        vpxor ymm1, ymm8, ymm13                                          ;   566.7 fp2     25 sum
        vpxor ymm1, ymm1, ymm2                                           ;   567.7 fp3     25 sum
        vpaddd ymm0, ymm0, ymm1                                          ;   568.7 fp0     34 sum
        vpshufb ymm6, ymm9, ymm6                                         ;   576.3 fp1     35 v[3]
        vpslld ymm9, ymm0, 0xd                                           ;   569.7 fp2     35 v[3]
        vpsrld ymm0, ymm0, 0x13                                          ;   569.7 fp1     35 v[3]
        vpslld ymm1, ymm8, 0xa                                           ;   567.5 fp2     36 v[0]
        vpsrld ymm8, ymm8, 0x16                                          ;   568.3 fp1     36 v[0]
        vpxor ymm10, ymm10, ymm12                                        ;   567.5 fp3     36 v[0]
        vpxor ymm9, ymm9, ymm0                                           ;   570.7 fp0     35 v[3]
        vpxor ymm1, ymm1, ymm8                                           ;   569.3 fp2     36 v[0]
        vpxor ymm8, ymm10, ymm7                                          ;   568.5 fp3     26 sum
        vpor ymm8, ymm8, ymm11                                           ;   572.3 fp0     26 sum
        vpaddd ymm9, ymm9, ymm3                                          ;   571.7 fp1     35 v[3]
        vpaddd ymm6, ymm6, ymm14                                         ;   577.3 fp2     35 v[3]
        vpslld ymm12, ymm11, 0xa                                         ;   572.3 fp1     36 v[4]
        vpsrld ymm11, ymm11, 0x16                                        ;   572.3 fp2     36 v[4]
        vpaddd ymm14, ymm14, ymm4                                        ;   569.7 fp3     34 sum
        vpaddd ymm14, ymm14, [rbp + 384]                                 ;   570.7 fp0+agu0   34 sum
        vpxor ymm8, ymm8, ymm6                                           ;   578.3 fp3     26 sum
        vpaddd ymm14, ymm14, ymm8                                        ;   579.3 fp0     34 sum
        vpslld ymm8, ymm14, 5                                            ;   580.3 fp1     35 v[2]
        vpsrld ymm14, ymm14, 0x1b                                        ;   580.3 fp2     35 v[2]
        vpaddd ymm3, ymm3, ymm5                                          ;   571.7 fp3     34 sum
        vpaddd ymm3, ymm3, [rbp + 768]                                   ;   572.7 fp0+agu1   34 sum
        vpxor ymm0, ymm13, ymm9                                          ;   572.7 fp1     25 sum
        vpxor ymm0, ymm0, ymm1                                           ;   573.7 fp2     25 sum
        vpaddd ymm3, ymm3, ymm0                                          ;   574.7 fp3     34 sum
        vpslld ymm0, ymm3, 0xb                                           ;   575.7 fp1     35 v[2]
        vpsrld ymm3, ymm3, 0x15                                          ;   575.7 fp2     35 v[2]
        vpxor ymm12, ymm12, ymm11                                        ;   573.3 fp0     36 v[4]
        vpslld ymm11, ymm13, 0xa                                         ;   574.3 fp1     36 v[4]
        vpsrld ymm13, ymm13, 0x16                                        ;   574.5 fp2     36 v[4]
        vpxor ymm0, ymm0, ymm3                                           ;   576.7 fp3     35 v[2]
        vpxor ymm8, ymm8, ymm14                                          ;   581.3 fp0     35 v[2]
        vpxor ymm11, ymm11, ymm13                                        ;   575.5 fp3     36 v[4]
        vpxor ymm7, ymm12, ymm7                                          ;   574.8 fp0     26 sum
        vpor ymm7, ymm7, ymm6                                            ;   578.3 fp1     26 sum
        vpaddd ymm0, ymm0, ymm2                                          ;   577.7 fp2     35 v[2]
        vpaddd ymm8, ymm15, ymm8                                         ;   582.3 fp3     35 v[2]
        vpaddd ymm15, ymm15, ymm4                                        ;   575.8 fp0     34 sum
        vpaddd ymm15, ymm15, [rbp + 576]                                 ;   576.8 fp1+agu0   34 sum
        vpxor ymm7, ymm7, ymm8                                           ;   583.3 fp2     26 sum
        vpaddd ymm15, ymm15, ymm7                                        ;   584.3 fp3     34 sum
        vpslld ymm4, ymm6, 0xa                                           ;   578.3 fp1     36 v[3]
        vpsrld ymm6, ymm6, 0x16                                          ;   578.3 fp2     36 v[3]
        vpslld ymm7, ymm15, 6                                            ;   585.3 fp1     35 v[1]
        vpsrld ymm13, ymm15, 0x1a                                        ;   585.3 fp2     35 v[1]
        vpaddd ymm2, ymm2, ymm5                                          ;   576.8 fp0     34 sum
        vpaddd ymm2, ymm2, [rbp + 288]                                   ;   577.8 fp3+agu1   34 sum
        vpxor ymm5, ymm11, ymm0                                          ;   578.7 fp0     25 sum
        vpxor ymm5, ymm5, ymm9                                           ;   579.7 fp3     25 sum
        vpaddd ymm2, ymm2, ymm5                                          ;   580.7 fp0     34 sum
        vpslld ymm5, ymm9, 0xa                                           ;   579.3 fp1     36 v[3]
        vpsrld ymm9, ymm9, 0x16                                          ;   579.5 fp2     36 v[3]
        vpslld ymm14, ymm2, 0xb                                          ;   581.7 fp1     35 v[1]
        vpsrld ymm15, ymm2, 0x15                                         ;   581.7 fp2     35 v[1]
        vpxor ymm4, ymm4, ymm6                                           ;   579.7 fp3     36 v[3]
        vpxor ymm5, ymm5, ymm9                                           ;   580.5 fp0     36 v[3]
        vpxor ymm14, ymm14, ymm15                                        ;   582.7 fp3     35 v[1]
        vpxor ymm7, ymm7, ymm13                                          ;   586.3 fp0     35 v[1]
        vpaddd ymm11, ymm11, ymm4                                        ;   581.3 fp1     49 h
        vpaddd ymm11, ymm11, [rbp + 352]                                 ;   582.3 fp2+agu0   49 h
        vpaddd ymm5, ymm5, ymm8                                          ;   583.3 fp3     48 h0
        vpaddd ymm5, ymm5, [rbp + 320]                                   ;   584.3 fp0+agu1   48 h0
        vpaddd ymm12, ymm12, ymm1                                        ;   582.3 fp1     49 h
        vpaddd ymm12, ymm12, [rbp + 128]                                 ;   583.3 fp2+agu0   49 h
        vpaddd ymm1, ymm1, ymm14                                         ;   583.7 fp3     49 h
        vpaddd ymm1, ymm1, ymm10                                         ;   584.7 fp0     49 h
        vpaddd ymm1, ymm1, [rbp + 32]                                    ;   585.7 fp1+agu1   49 h
        vpaddd ymm10, ymm10, ymm0                                        ;   583.5 fp2     49 h
        vpaddd ymm10, ymm10, ymm7                                        ;   587.3 fp3     49 h
        vpaddd ymm10, ymm10, [rbp - 128]                                 ;   588.3 fp0+agu0   49 h
        add r15, 0x40                                                    ;   582.7 alu0    41 blocks
        add r14, 0x40                                                    ;   582.8 alu1    41 blocks
        vmovdqu [rbp - 128], ymm5                                        ;   585.3 agu2+fp5   50 h
        add r13, 0x40                                                    ;   583.2 alu2    41 blocks
        add r12, 0x40                                                    ;   583.3 alu3    41 blocks
        add r11, 0x40                                                    ;   583.7 alu0    41 blocks
        add r10, 0x40                                                    ;   583.8 alu1    41 blocks
        add r9, 0x40                                                     ;   584.2 alu2    41 blocks
        add r8, 0x40                                                     ;   584.3 alu3    41 blocks
        vmovdqa ymm0, ymm11                                              ;   584.2         49 h copy
        vmovdqa ymm2, ymm12                                              ;   584.3         49 h copy
        vmovdqa ymm3, ymm10                                              ;   589.3         49 h copy
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
        vmovdqu ymm0, [rbp + 0]                                          ;     0.0 agu0    41 blocks reload
        vpshufd ymm1, ymm0, 1                                            ;     7.0 fp1     41 blocks
        mov r8, qword [rbp + 872]                                        ;     0.3 agu1    41 blocks reload
        vmovd [r8 + 16], xmm1                                            ;     8.0 agu2+fp5   41 blocks
        vpshufd ymm1, ymm0, 2                                            ;     7.0 fp2     41 blocks
        mov r9, qword [rbp + 880]                                        ;     1.0 agu0    41 blocks reload
        vmovd [r9 + 16], xmm1                                            ;     8.0 agu1+fp5   41 blocks
        vpshufd ymm1, ymm0, 3                                            ;     7.0 fp1     41 blocks
        mov r10, qword [rbp + 888]                                       ;     1.5 agu2    41 blocks reload
        vmovd [r10 + 16], xmm1                                           ;     8.0 agu0+fp5   41 blocks
        vperm2i128 ymm1, ymm0, ymm0, 0x11                                ;     7.0 fp1     41 blocks
        mov r11, qword [rbp + 864]                                       ;     2.3 agu1    41 blocks reload
        vmovd [r11 + 16], xmm0                                           ;     7.0 agu2+fp5   41 blocks
        vpshufd ymm0, ymm1, 1                                            ;    10.0 fp2     41 blocks
        mov r12, qword [rbp + 904]                                       ;     3.0 agu0    41 blocks reload
        vmovd [r12 + 16], xmm0                                           ;    11.0 agu1+fp5   41 blocks
        vpshufd ymm0, ymm1, 2                                            ;    10.0 fp2     41 blocks
        mov r13, qword [rbp + 912]                                       ;     3.5 agu2    41 blocks reload
        vmovd [r13 + 16], xmm0                                           ;    11.0 agu0+fp5   41 blocks
        vpshufd ymm0, ymm1, 3                                            ;    10.0 fp1     41 blocks
        mov r14, qword [rbp + 896]                                       ;     4.3 agu1    41 blocks reload
        vmovd [r14 + 16], xmm1                                           ;    10.0 agu2+fp5   41 blocks
        mov r15, qword [rbp + 920]                                       ;     5.0 agu0    41 blocks reload
        vmovd [r15 + 16], xmm0                                           ;    11.0 agu1+fp5   41 blocks
        vmovdqu ymm0, [rbp - 96]                                         ;     6.0 agu0    41 blocks reload
        vmovdqu ymm1, [rbp - 128]                                        ;     6.3 agu1    41 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                      ;    13.3 fp2     41 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                      ;    13.3 fp1     41 blocks
        vmovdqu ymm1, [rbp - 32]                                         ;     7.2 agu0    41 blocks reload
        vmovdqu ymm3, [rbp - 64]                                         ;     7.3 agu1    41 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                      ;    14.3 fp2     41 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                      ;    14.3 fp1     41 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                     ;    15.3 fp2     41 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                     ;    15.3 fp1     41 blocks
        vmovdqu [r11], xmm3                                              ;    16.3 agu2+fp5   41 blocks
        vmovdqu [r8], xmm2                                               ;    16.3 agu0+fp5   41 blocks
        vperm2i128 ymm3, ymm3, ymm3, 0x11                                ;    16.3 fp1     41 blocks
        vmovdqu [r14], xmm3                                              ;    19.3 agu1+fp5   41 blocks
        vperm2i128 ymm2, ymm2, ymm2, 0x11                                ;    16.3 fp1     41 blocks
        vmovdqu [r12], xmm2                                              ;    19.3 agu2+fp5   41 blocks
        vpunpcklqdq ymm2, ymm0, ymm1                                     ;    15.3 fp2     41 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                     ;    15.3 fp2     41 blocks
        vmovdqu [r9], xmm2                                               ;    16.3 agu0+fp5   41 blocks
        vmovdqu [r10], xmm0                                              ;    16.3 agu1+fp5   41 blocks
        vperm2i128 ymm1, ymm2, ymm2, 0x11                                ;    16.3 fp1     41 blocks
        vmovdqu [r13], xmm1                                              ;    19.3 agu2+fp5   41 blocks
        vperm2i128 ymm0, ymm0, ymm0, 0x11                                ;    16.3 fp1     41 blocks
        vmovdqu [r15], xmm0                                              ;    19.3 agu0+fp5   41 blocks
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
