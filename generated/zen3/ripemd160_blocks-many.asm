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
; The frame is cleared before return: 960 bytes, 31 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 52 uops, planned 21.0; bounds: width 8.7, ports 10.7, path 12.0
;   blocks: 2309 uops, planned 950.5; bounds: width 384.8, ports 517.0, path 467.0
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
        push rbp                                                        ;                    preserved
        push r12                                                        ;                    preserved
        push r13                                                        ;                    preserved
        push r14                                                        ;                    preserved
        push r15                                                        ;                    preserved
        mov rax, rsp                                                    ;                    frame
        sub rsp, 0x460                                                  ;                    frame
        and rsp, -32                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 968], rax                                      ;                    frame
        mov r10, qword [rax + 48]                                       ;                    frame
        mov qword [rbp + 880], r10                                      ;                    frame
        mov r10, qword [rax + 56]                                       ;                    frame
        mov qword [rbp + 888], r10                                      ;                    frame
        mov r10, qword [rax + 128]                                      ;                    frame
        mov qword [rbp + 976], r10                                      ;                    frame
        mov r10, qword [rax + 64]                                       ;                    frame
        mov qword [rbp + 896], r10                                      ;                    frame
        mov r10, qword [rax + 72]                                       ;                    frame
        mov qword [rbp + 912], r10                                      ;                    frame
        mov r10, qword [rax + 80]                                       ;                    frame
        mov qword [rbp + 920], r10                                      ;                    frame
        mov r10, qword [rax + 88]                                       ;                    frame
        mov qword [rbp + 928], r10                                      ;                    frame
        mov r10, qword [rax + 96]                                       ;                    frame
        mov qword [rbp + 936], r10                                      ;                    frame
        mov r10, qword [rax + 104]                                      ;                    frame
        mov qword [rbp + 944], r10                                      ;                    frame
        mov r10, qword [rax + 112]                                      ;                    frame
        mov qword [rbp + 952], r10                                      ;                    frame
        mov r10, qword [rax + 120]                                      ;                    frame
        mov qword [rbp + 960], r10                                      ;                    frame
        mov qword [rbp + 832], rdi                                      ;                    argument
        mov qword [rbp + 840], rsi                                      ;                    argument
        mov qword [rbp + 848], rdx                                      ;                    argument
        mov qword [rbp + 856], rcx                                      ;                    argument
        mov qword [rbp + 864], r8                                       ;                    argument
        mov qword [rbp + 872], r9                                       ;                    argument
        mov r8, qword [rbp + 832]                                       ;     0.0 agu0    41 h reload
        vmovdqu xmm0, [r8]                                              ;     4.0 agu1    41 h
        mov r9, qword [rbp + 840]                                       ;     0.3 agu2    41 h reload
        vmovdqu xmm1, [r9]                                              ;     4.3 agu0    41 h
        mov r10, qword [rbp + 848]                                      ;     1.2 agu1    41 h reload
        vmovdqu xmm2, [r10]                                             ;     5.2 agu0    41 h
        mov r11, qword [rbp + 856]                                      ;     1.3 agu2    41 h reload
        vmovdqu xmm3, [r11]                                             ;     5.3 agu1    41 h
        mov r12, qword [rbp + 864]                                      ;     2.3 agu2    41 h reload
        vmovdqu xmm4, [r12]                                             ;     6.3 agu0    41 h
        mov r13, qword [rbp + 872]                                      ;     3.2 agu1    41 h reload
        vmovdqu xmm5, [r13]                                             ;     7.2 agu0    41 h
        mov r14, qword [rbp + 880]                                      ;     3.3 agu2    41 h reload
        vmovdqu xmm6, [r14]                                             ;     7.3 agu1    41 h
        mov r15, qword [rbp + 888]                                      ;     4.3 agu2    41 h reload
        vmovdqu xmm7, [r15]                                             ;     8.3 agu0    41 h
        vmovd xmm8, [r8 + 16]                                           ;     5.2 agu1    41 h
        vmovd xmm9, [r9 + 16]                                           ;     6.0 agu0    41 h
        mov esi, dword [rbp + 976]                                      ;     5.3 agu2    41 h
        shl rsi, 6                                                      ;     9.3 alu1    41 h
        vmovd xmm10, [r10 + 16]                                         ;     6.2 agu1    41 h
        vmovd xmm11, [r11 + 16]                                         ;     7.0 agu0    41 h
        vmovd xmm12, [r12 + 16]                                         ;     7.2 agu1    41 h
        vmovd xmm13, [r13 + 16]                                         ;     8.0 agu0    41 h
        vmovd xmm14, [r14 + 16]                                         ;     8.2 agu1    41 h
        vmovd xmm15, [r15 + 16]                                         ;     9.0 agu0    41 h
        add rsi, qword [rbp + 896]                                      ;    10.3 alu0+agu2   41 h
        mov qword [rbp + 904], rsi                                      ;    11.3 agu2+st0   41 h
        vpunpckldq ymm8, ymm8, ymm9                                     ;    13.0 fp1     41 h
        vperm2i128 ymm0, ymm0, ymm4, 0x20                               ;    13.3 fp1     41 h
        vperm2i128 ymm1, ymm1, ymm5, 0x20                               ;    14.2 fp1     41 h
        vpunpckldq ymm4, ymm10, ymm11                                   ;    14.0 fp2     41 h
        vperm2i128 ymm2, ymm2, ymm6, 0x20                               ;    14.3 fp1     41 h
        vpunpcklqdq ymm4, ymm8, ymm4                                    ;    15.0 fp2     41 h
        vpunpckldq ymm5, ymm12, ymm13                                   ;    15.0 fp2     41 h
        vperm2i128 ymm3, ymm3, ymm7, 0x20                               ;    15.3 fp1     41 h
        vpunpckldq ymm6, ymm14, ymm15                                   ;    16.0 fp2     41 h
        vpunpcklqdq ymm5, ymm5, ymm6                                    ;    17.0 fp2     41 h
        vpunpckldq ymm6, ymm0, ymm1                                     ;    17.2 fp1     41 h
        vpunpckhdq ymm0, ymm0, ymm1                                     ;    17.2 fp2     41 h
        vperm2i128 ymm1, ymm4, ymm5, 0x20                               ;    18.0 fp1     41 h
        vpunpckldq ymm4, ymm2, ymm3                                     ;    18.3 fp2     41 h
        vpunpckhdq ymm2, ymm2, ymm3                                     ;    18.3 fp1     41 h
        vpunpcklqdq ymm3, ymm6, ymm4                                    ;    19.3 fp2     41 h
        vpunpckhqdq ymm4, ymm6, ymm4                                    ;    19.3 fp1     41 h
        vpunpcklqdq ymm5, ymm0, ymm2                                    ;    19.3 fp2     41 h
        vpunpckhqdq ymm0, ymm0, ymm2                                    ;    19.3 fp1     41 h
        vmovdqu [rbp - 128], ymm3                                       ;    20.3 agu2+fp5   41 h
        vmovdqu [rbp - 96], ymm4                                        ;    20.3 agu1+fp5   41 h
        vmovdqu [rbp - 64], ymm5                                        ;    20.3 agu0+fp5   41 h
        vmovdqu [rbp - 32], ymm0                                        ;    20.3 agu2+fp5   41 h
        vmovdqu [rbp + 0], ymm1                                         ;    21.0 agu1+fp5   41 h
        cmp dword [rbp + 976], 0                                        ;                    no blocks?
        je .blocks_1_done
        vmovdqu ymm0, [rbp - 96]                                        ;                    resident
        vmovdqu ymm1, [rbp - 32]                                        ;                    resident
        vmovdqu ymm2, [rbp - 64]                                        ;                    resident
        vmovdqu ymm3, [rbp + 0]                                         ;                    resident
        mov r8, qword [rbp + 896]                                       ;                    resident
        mov r9, qword [rbp + 912]                                       ;                    resident
        mov r10, qword [rbp + 920]                                      ;                    resident
        mov r11, qword [rbp + 928]                                      ;                    resident
        mov r12, qword [rbp + 936]                                      ;                    resident
        mov r13, qword [rbp + 944]                                      ;                    resident
        mov r14, qword [rbp + 952]                                      ;                    resident
        mov r15, qword [rbp + 960]                                      ;                    resident
        align 16
.blocks_1:
        vpxor ymm4, ymm2, ymm0                                          ;     0.0 fp0     25 sum
        vpxor ymm4, ymm4, ymm1                                          ;     1.0 fp1     25 sum
        vmovdqu xmm5, [r8]                                              ;     0.3 agu0    34 sum
        vmovdqu xmm6, [r9]                                              ;     0.5 agu1    34 sum
        vmovdqu xmm7, [r10]                                             ;     1.3 agu0    34 sum
        vmovdqu xmm8, [r11]                                             ;     1.5 agu1    34 sum
        vmovdqu xmm9, [r12]                                             ;     2.3 agu0    34 sum
        vperm2i128 ymm5, ymm5, ymm9, 0x20                               ;     9.3 fp1     34 sum
        vmovdqu xmm9, [r13]                                             ;     2.5 agu1    34 sum
        vperm2i128 ymm6, ymm6, ymm9, 0x20                               ;     9.5 fp1     34 sum
        vmovdqu xmm9, [r14]                                             ;     3.3 agu0    34 sum
        vperm2i128 ymm7, ymm7, ymm9, 0x20                               ;    10.3 fp1     34 sum
        vmovdqu xmm9, [r15]                                             ;     3.5 agu1    34 sum
        vperm2i128 ymm8, ymm8, ymm9, 0x20                               ;    10.5 fp1     34 sum
        vpunpckldq ymm9, ymm5, ymm6                                     ;    12.5 fp2     34 sum
        vpunpckhdq ymm5, ymm5, ymm6                                     ;    12.5 fp2     34 sum
        vpunpckldq ymm6, ymm7, ymm8                                     ;    13.5 fp2     34 sum
        vpunpckhdq ymm7, ymm7, ymm8                                     ;    13.5 fp1     34 sum
        vpunpcklqdq ymm8, ymm9, ymm6                                    ;    14.5 fp2     34 sum
        vpunpckhqdq ymm6, ymm9, ymm6                                    ;    14.5 fp1     34 sum
        vpunpcklqdq ymm9, ymm5, ymm7                                    ;    14.5 fp2     34 sum
        vpunpckhqdq ymm5, ymm5, ymm7                                    ;    14.5 fp1     34 sum
        vpslld ymm7, ymm2, 0xa                                          ;     7.3 fp2     36 v[2]
        vpsrld ymm10, ymm2, 0x16                                        ;     8.2 fp1     36 v[2]
        vmovdqu ymm11, [rbp - 128]                                      ;     4.3 agu0    44 x[0] reload
        vpaddd ymm4, ymm4, ymm11                                        ;    11.3 fp3     34 sum
        vmovdqu ymm12, [rel ripemd160_blocks.T0_constants256]           ;     4.5 agu1    34 sum reload
        vpaddd ymm4, ymm4, ymm12                                        ;    12.3 fp0     34 sum
        vpaddd ymm4, ymm4, ymm8                                         ;    15.5 fp3     34 sum
        vpslld ymm13, ymm4, 0xb                                         ;    16.5 fp2     35 v[0]
        vpsrld ymm4, ymm4, 0x15                                         ;    16.5 fp1     35 v[0]
        vpxor ymm7, ymm7, ymm10                                         ;     9.5 fp0     36 v[2]
        vpxor ymm13, ymm13, ymm4                                        ;    17.5 fp3     35 v[0]
        vpaddd ymm13, ymm13, ymm3                                       ;    18.5 fp2     35 v[0]
        vpslld ymm4, ymm0, 0xa                                          ;    10.5 fp1     36 v[1]
        vpsrld ymm10, ymm0, 0x16                                        ;    11.3 fp2     36 v[1]
        vpxor ymm4, ymm4, ymm10                                         ;    12.3 fp0     36 v[1]
        vpxor ymm10, ymm7, ymm13                                        ;    19.5 fp3     25 sum
        vpxor ymm10, ymm10, ymm0                                        ;    20.5 fp1     25 sum
        vpaddd ymm10, ymm10, ymm3                                       ;    21.5 fp0     34 sum
        vpaddd ymm10, ymm10, ymm12                                      ;    22.5 fp2     34 sum
        vpaddd ymm10, ymm10, ymm6                                       ;    23.5 fp3     34 sum
        vpslld ymm14, ymm10, 0xe                                        ;    24.5 fp1     35 v[4]
        vpsrld ymm10, ymm10, 0x12                                       ;    24.5 fp2     35 v[4]
        vpxor ymm14, ymm14, ymm10                                       ;    25.5 fp0     35 v[4]
        vpaddd ymm14, ymm14, ymm1                                       ;    26.5 fp3     35 v[4]
        vpslld ymm10, ymm13, 0xa                                        ;    19.5 fp1     36 v[0]
        vpsrld ymm15, ymm13, 0x16                                       ;    19.5 fp2     36 v[0]
        vpxor ymm13, ymm13, ymm4                                        ;    19.5 fp0     25 sum
        vpxor ymm13, ymm13, ymm14                                       ;    27.5 fp3     25 sum
        vpaddd ymm13, ymm13, ymm1                                       ;    28.5 fp1     34 sum
        vpaddd ymm13, ymm13, ymm9                                       ;    29.5 fp2     34 sum
        vpaddd ymm13, ymm13, ymm12                                      ;    30.5 fp0     34 sum
        vpxor ymm10, ymm10, ymm15                                       ;    20.5 fp3     36 v[0]
        vpslld ymm15, ymm13, 0xf                                        ;    31.5 fp1     35 v[3]
        vpsrld ymm13, ymm13, 0x11                                       ;    31.5 fp2     35 v[3]
        vpxor ymm15, ymm15, ymm13                                       ;    32.5 fp0     35 v[3]
        vpaddd ymm15, ymm15, ymm7                                       ;    33.5 fp3     35 v[3]
        vpslld ymm13, ymm14, 0xa                                        ;    27.5 fp1     36 v[4]
        vpsrld ymm11, ymm14, 0x16                                       ;    27.5 fp2     36 v[4]
        vpxor ymm13, ymm13, ymm11                                       ;    28.5 fp0     36 v[4]
        vpxor ymm14, ymm14, ymm10                                       ;    27.5 fp3     25 sum
        vpxor ymm14, ymm14, ymm15                                       ;    34.5 fp1     25 sum
        vpaddd ymm14, ymm14, ymm7                                       ;    35.5 fp2     34 sum
        vpaddd ymm14, ymm14, ymm5                                       ;    36.5 fp0     34 sum
        vpaddd ymm14, ymm14, ymm12                                      ;    37.5 fp3     34 sum
        vpslld ymm11, ymm14, 0xc                                        ;    38.5 fp1     35 v[2]
        vpsrld ymm14, ymm14, 0x14                                       ;    38.5 fp2     35 v[2]
        vpxor ymm11, ymm11, ymm14                                       ;    39.5 fp0     35 v[2]
        vmovdqu xmm14, [r8 + 16]                                        ;    28.0 agu0    34 sum
        vpaddd ymm11, ymm11, ymm4                                       ;    40.5 fp3     35 v[2]
        vmovdqu [rbp + 32], ymm7                                        ;    28.5 agu2+fp5   36 v[2] spill
        vmovdqu xmm7, [r9 + 16]                                         ;    28.7 agu1    34 sum
        vmovdqu [rbp + 64], ymm3                                        ;    29.5 agu0+fp5   44 x[4] spill
        vmovdqu xmm3, [r10 + 16]                                        ;    29.7 agu1    34 sum
        vmovdqu [rbp + 96], ymm0                                        ;    30.5 agu2+fp5   44 x[1] spill
        vmovdqu xmm0, [r11 + 16]                                        ;    30.0 agu0    34 sum
        vmovdqu [rbp + 128], ymm2                                       ;    31.5 agu2+fp5   44 x[2] spill
        vmovdqu xmm2, [r12 + 16]                                        ;    30.7 agu1    34 sum
        vmovdqu [rbp + 160], ymm1                                       ;    32.5 agu0+fp5   44 x[3] spill
        vmovdqu xmm1, [r13 + 16]                                        ;    31.7 agu1    34 sum
        vmovdqu [rbp + 192], ymm9                                       ;    33.5 agu2+fp5   34 sum spill
        vmovdqu xmm9, [r14 + 16]                                        ;    32.0 agu0    34 sum
        vmovdqu [rbp + 224], ymm8                                       ;    34.5 agu2+fp5   34 sum spill
        vmovdqu xmm8, [r15 + 16]                                        ;    32.7 agu1    34 sum
        vmovdqu [rbp + 256], ymm5                                       ;    35.5 agu0+fp5   34 sum spill
        vpxor ymm5, ymm13, ymm11                                        ;    41.5 fp1     25 sum
        vpxor ymm5, ymm5, ymm15                                         ;    42.5 fp2     25 sum
        vperm2i128 ymm14, ymm14, ymm2, 0x20                             ;    37.7 fp1     34 sum
        vperm2i128 ymm7, ymm7, ymm1, 0x20                               ;    38.7 fp1     34 sum
        vperm2i128 ymm9, ymm3, ymm9, 0x20                               ;    39.0 fp1     34 sum
        vperm2i128 ymm8, ymm0, ymm8, 0x20                               ;    39.7 fp1     34 sum
        vpunpckldq ymm0, ymm14, ymm7                                    ;    41.7 fp2     34 sum
        vpunpckhdq ymm7, ymm14, ymm7                                    ;    41.7 fp2     34 sum
        vpunpckldq ymm14, ymm9, ymm8                                    ;    42.7 fp2     34 sum
        vpunpckhdq ymm8, ymm9, ymm8                                     ;    42.7 fp1     34 sum
        vpunpckhqdq ymm9, ymm0, ymm14                                   ;    43.7 fp2     34 sum
        vpunpcklqdq ymm14, ymm0, ymm14                                  ;    43.7 fp1     34 sum
        vpunpckhqdq ymm0, ymm7, ymm8                                    ;    43.7 fp2     34 sum
        vpunpcklqdq ymm7, ymm7, ymm8                                    ;    43.7 fp1     34 sum
        vpslld ymm8, ymm15, 0xa                                         ;    39.5 fp2     36 v[3]
        vpsrld ymm15, ymm15, 0x16                                       ;    40.2 fp1     36 v[3]
        vpaddd ymm5, ymm5, ymm4                                         ;    43.5 fp0     34 sum
        vpaddd ymm5, ymm5, ymm12                                        ;    44.5 fp3     34 sum
        vpaddd ymm5, ymm5, ymm14                                        ;    45.5 fp0     34 sum
        vpslld ymm1, ymm5, 5                                            ;    46.5 fp2     35 v[1]
        vpsrld ymm5, ymm5, 0x1b                                         ;    46.5 fp1     35 v[1]
        vpxor ymm8, ymm8, ymm15                                         ;    41.2 fp3     36 v[3]
        vpxor ymm1, ymm1, ymm5                                          ;    47.5 fp0     35 v[1]
        vpaddd ymm1, ymm1, ymm10                                        ;    48.5 fp2     35 v[1]
        vpslld ymm5, ymm11, 0xa                                         ;    42.2 fp1     36 v[2]
        vpsrld ymm15, ymm11, 0x16                                       ;    42.5 fp2     36 v[2]
        vpxor ymm11, ymm11, ymm8                                        ;    42.2 fp3     25 sum
        vpxor ymm11, ymm11, ymm1                                        ;    49.5 fp0     25 sum
        vpaddd ymm10, ymm10, ymm11                                      ;    50.5 fp1     34 sum
        vpaddd ymm10, ymm10, ymm12                                      ;    51.5 fp3     34 sum
        vpaddd ymm10, ymm10, ymm9                                       ;    52.5 fp0     34 sum
        vmovdqu ymm11, [rel ripemd160_blocks.T0_constants256 + 32]      ;    43.0 agu1    35 v[0] reload
        vpshufb ymm10, ymm10, ymm11                                     ;    53.5 fp2     35 v[0]
        vpxor ymm5, ymm5, ymm15                                         ;    44.2 fp1     36 v[2]
        vpaddd ymm10, ymm13, ymm10                                      ;    54.5 fp3     35 v[0]
        vpslld ymm15, ymm1, 0xa                                         ;    49.5 fp2     36 v[1]
        vpsrld ymm2, ymm1, 0x16                                         ;    49.5 fp1     36 v[1]
        vpaddd ymm13, ymm13, ymm12                                      ;    44.3 fp0     34 sum
        vpaddd ymm13, ymm13, ymm7                                       ;    45.3 fp3     34 sum
        vpxor ymm1, ymm1, ymm5                                          ;    49.5 fp0     25 sum
        vpxor ymm1, ymm1, ymm10                                         ;    55.5 fp2     25 sum
        vpaddd ymm13, ymm13, ymm1                                       ;    56.5 fp1     34 sum
        vpslld ymm1, ymm13, 7                                           ;    57.5 fp2     35 v[4]
        vpsrld ymm13, ymm13, 0x19                                       ;    57.5 fp1     35 v[4]
        vpxor ymm15, ymm15, ymm2                                        ;    50.5 fp3     36 v[1]
        vpxor ymm1, ymm1, ymm13                                         ;    58.5 fp0     35 v[4]
        vpaddd ymm13, ymm8, ymm1                                        ;    59.5 fp2     35 v[4]
        vpslld ymm1, ymm10, 0xa                                         ;    55.5 fp1     36 v[0]
        vpsrld ymm2, ymm10, 0x16                                        ;    55.5 fp2     36 v[0]
        vpaddd ymm8, ymm8, ymm0                                         ;    49.8 fp3     34 sum
        vpaddd ymm8, ymm8, ymm12                                        ;    50.8 fp0     34 sum
        vpxor ymm10, ymm10, ymm15                                       ;    55.5 fp1     25 sum
        vpxor ymm10, ymm10, ymm13                                       ;    60.5 fp2     25 sum
        vpaddd ymm8, ymm8, ymm10                                        ;    61.5 fp3     34 sum
        vpslld ymm10, ymm8, 9                                           ;    62.5 fp1     35 v[3]
        vpsrld ymm8, ymm8, 0x17                                         ;    62.5 fp2     35 v[3]
        vmovdqu xmm3, [r8 + 32]                                         ;    52.5 agu0    34 sum
        vpxor ymm1, ymm1, ymm2                                          ;    56.5 fp0     36 v[0]
        vmovdqu xmm2, [r9 + 32]                                         ;    53.5 agu1    34 sum
        vpxor ymm10, ymm10, ymm8                                        ;    63.5 fp3     35 v[3]
        vmovdqu xmm8, [r10 + 32]                                        ;    54.5 agu0    34 sum
        vpaddd ymm10, ymm10, ymm5                                       ;    64.5 fp1     35 v[3]
        vmovdqu [rbp + 288], ymm4                                       ;    55.5 agu2+fp5   36 v[1] spill
        vmovdqu xmm4, [r11 + 32]                                        ;    55.7 agu1    34 sum
        vmovdqu [rbp + 320], ymm9                                       ;    56.5 agu0+fp5   34 sum spill
        vmovdqu xmm9, [r12 + 32]                                        ;    56.7 agu1    34 sum
        vmovdqu xmm11, [r13 + 32]                                       ;    56.8 agu0    34 sum
        vmovdqu [rbp + 352], ymm7                                       ;    57.5 agu2+fp5   34 sum spill
        vmovdqu xmm7, [r14 + 32]                                        ;    57.7 agu1    34 sum
        vmovdqu [rbp + 384], ymm6                                       ;    58.5 agu2+fp5   34 sum spill
        vmovdqu xmm6, [r15 + 32]                                        ;    57.8 agu0    34 sum
        vmovdqu [rbp + 416], ymm14                                      ;    59.5 agu2+fp5   34 sum spill
        vpxor ymm14, ymm1, ymm10                                        ;    65.5 fp2     25 sum
        vpxor ymm14, ymm14, ymm13                                       ;    66.5 fp0     25 sum
        vperm2i128 ymm9, ymm3, ymm9, 0x20                               ;    63.7 fp1     34 sum
        vperm2i128 ymm11, ymm2, ymm11, 0x20                             ;    63.8 fp1     34 sum
        vperm2i128 ymm7, ymm8, ymm7, 0x20                               ;    64.7 fp1     34 sum
        vperm2i128 ymm4, ymm4, ymm6, 0x20                               ;    64.8 fp1     34 sum
        vpunpckldq ymm6, ymm9, ymm11                                    ;    66.8 fp2     34 sum
        vpunpckhdq ymm8, ymm9, ymm11                                    ;    66.8 fp2     34 sum
        vpunpckldq ymm9, ymm7, ymm4                                     ;    67.8 fp2     34 sum
        vpunpckhdq ymm4, ymm7, ymm4                                     ;    67.8 fp2     34 sum
        vpunpckhqdq ymm7, ymm6, ymm9                                    ;    68.8 fp1     34 sum
        vpunpcklqdq ymm6, ymm6, ymm9                                    ;    68.8 fp2     34 sum
        vpunpckhqdq ymm9, ymm8, ymm4                                    ;    68.8 fp1     34 sum
        vpunpcklqdq ymm4, ymm8, ymm4                                    ;    68.8 fp2     34 sum
        vpslld ymm8, ymm13, 0xa                                         ;    63.7 fp1     36 v[4]
        vpsrld ymm11, ymm13, 0x16                                       ;    64.5 fp2     36 v[4]
        vpaddd ymm5, ymm5, ymm14                                        ;    67.5 fp3     34 sum
        vpaddd ymm5, ymm5, ymm12                                        ;    68.5 fp0     34 sum
        vpaddd ymm5, ymm5, ymm6                                         ;    69.8 fp1     34 sum
        vpslld ymm13, ymm5, 0xb                                         ;    70.8 fp2     35 v[2]
        vpsrld ymm5, ymm5, 0x15                                         ;    70.8 fp1     35 v[2]
        vpxor ymm8, ymm8, ymm11                                         ;    65.5 fp3     36 v[4]
        vpxor ymm13, ymm13, ymm5                                        ;    71.8 fp0     35 v[2]
        vpaddd ymm13, ymm13, ymm15                                      ;    72.8 fp3     35 v[2]
        vpslld ymm5, ymm10, 0xa                                         ;    66.5 fp2     36 v[3]
        vpsrld ymm11, ymm10, 0x16                                       ;    66.7 fp1     36 v[3]
        vpxor ymm10, ymm10, ymm8                                        ;    66.8 fp0     25 sum
        vpxor ymm10, ymm10, ymm13                                       ;    73.8 fp3     25 sum
        vpaddd ymm15, ymm15, ymm10                                      ;    74.8 fp2     34 sum
        vpaddd ymm15, ymm15, ymm12                                      ;    75.8 fp1     34 sum
        vpaddd ymm15, ymm15, ymm7                                       ;    76.8 fp0     34 sum
        vpslld ymm10, ymm15, 0xd                                        ;    77.8 fp2     35 v[1]
        vpsrld ymm14, ymm15, 0x13                                       ;    77.8 fp1     35 v[1]
        vpxor ymm5, ymm5, ymm11                                         ;    68.5 fp3     36 v[3]
        vmovdqa ymm11, ymm1                                             ;    68.7         35 v[1] copy
        vpaddd ymm1, ymm1, ymm12                                        ;    68.8 fp0     34 sum
        vpaddd ymm1, ymm1, ymm4                                         ;    69.8 fp2     34 sum
        vpxor ymm10, ymm10, ymm14                                       ;    78.8 fp3     35 v[1]
        vpaddd ymm11, ymm11, ymm10                                      ;    79.8 fp1     35 v[1]
        vpslld ymm10, ymm13, 0xa                                        ;    73.8 fp2     36 v[2]
        vpsrld ymm14, ymm13, 0x16                                       ;    73.8 fp1     36 v[2]
        vpxor ymm13, ymm13, ymm5                                        ;    73.8 fp0     25 sum
        vpxor ymm13, ymm13, ymm11                                       ;    80.8 fp3     25 sum
        vpaddd ymm1, ymm1, ymm13                                        ;    81.8 fp0     34 sum
        vpslld ymm13, ymm1, 0xe                                         ;    82.8 fp2     35 v[0]
        vpsrld ymm15, ymm1, 0x12                                        ;    82.8 fp1     35 v[0]
        vpxor ymm10, ymm10, ymm14                                       ;    74.8 fp3     36 v[2]
        vmovdqa ymm14, ymm8                                             ;    73.8         35 v[0] copy
        vpaddd ymm8, ymm8, ymm9                                         ;    74.0 fp0     34 sum
        vpaddd ymm8, ymm8, ymm12                                        ;    75.0 fp2     34 sum
        vpxor ymm13, ymm13, ymm15                                       ;    83.8 fp1     35 v[0]
        vpaddd ymm14, ymm14, ymm13                                      ;    84.8 fp3     35 v[0]
        vpslld ymm13, ymm11, 0xa                                        ;    80.8 fp2     36 v[1]
        vpsrld ymm15, ymm11, 0x16                                       ;    80.8 fp1     36 v[1]
        vpxor ymm11, ymm11, ymm10                                       ;    80.8 fp0     25 sum
        vpxor ymm11, ymm11, ymm14                                       ;    85.8 fp3     25 sum
        vpaddd ymm8, ymm8, ymm11                                        ;    86.8 fp0     34 sum
        vmovdqu xmm11, [r8 + 48]                                        ;    76.8 agu1    34 sum
        vpslld ymm1, ymm8, 0xf                                          ;    87.8 fp2     35 v[4]
        vpsrld ymm8, ymm8, 0x11                                         ;    87.8 fp1     35 v[4]
        vmovdqu xmm2, [r9 + 48]                                         ;    78.0 agu0    34 sum
        vmovdqu xmm3, [r10 + 48]                                        ;    78.2 agu1    34 sum
        vpxor ymm13, ymm13, ymm15                                       ;    81.8 fp3     36 v[1]
        vpxor ymm1, ymm1, ymm8                                          ;    88.8 fp0     35 v[4]
        vmovdqu xmm8, [r11 + 48]                                        ;    79.8 agu0    34 sum
        vpaddd ymm1, ymm1, ymm5                                         ;    89.8 fp2     35 v[4]
        vmovdqu xmm15, [r12 + 48]                                       ;    80.8 agu1    34 sum
        vmovdqu [rbp + 448], ymm6                                       ;    81.0 agu2+fp5   34 sum spill
        vmovdqu xmm6, [r13 + 48]                                        ;    81.2 agu0    34 sum
        vmovdqu [rbp + 480], ymm9                                       ;    82.0 agu1+fp5   34 sum spill
        vmovdqu xmm9, [r14 + 48]                                        ;    82.2 agu0    34 sum
        vmovdqu [rbp + 512], ymm7                                       ;    83.0 agu2+fp5   34 sum spill
        vmovdqu xmm7, [r15 + 48]                                        ;    82.8 agu1    34 sum
        vmovdqu [rbp + 544], ymm4                                       ;    84.0 agu2+fp5   34 sum spill
        vpxor ymm4, ymm13, ymm1                                         ;    90.8 fp1     25 sum
        vpxor ymm4, ymm4, ymm14                                         ;    91.8 fp3     25 sum
        vperm2i128 ymm11, ymm11, ymm15, 0x20                            ;    87.8 fp1     34 sum
        vperm2i128 ymm6, ymm2, ymm6, 0x20                               ;    88.2 fp1     34 sum
        vperm2i128 ymm9, ymm3, ymm9, 0x20                               ;    89.2 fp1     34 sum
        vperm2i128 ymm7, ymm8, ymm7, 0x20                               ;    89.8 fp1     34 sum
        vpunpckhdq ymm8, ymm11, ymm6                                    ;    91.2 fp2     34 sum
        vpunpckldq ymm6, ymm11, ymm6                                    ;    91.2 fp2     34 sum
        vpunpckhdq ymm11, ymm9, ymm7                                    ;    92.8 fp2     34 sum
        vpunpckldq ymm7, ymm9, ymm7                                     ;    92.8 fp2     34 sum
        vpunpcklqdq ymm9, ymm8, ymm11                                   ;    93.8 fp1     34 sum
        vpunpckhqdq ymm8, ymm8, ymm11                                   ;    93.8 fp2     34 sum
        vpunpckhqdq ymm11, ymm6, ymm7                                   ;    93.8 fp1     34 sum
        vpunpcklqdq ymm6, ymm6, ymm7                                    ;    93.8 fp2     34 sum
        vpslld ymm7, ymm14, 0xa                                         ;    89.2 fp1     36 v[0]
        vpsrld ymm14, ymm14, 0x16                                       ;    89.3 fp2     36 v[0]
        vpaddd ymm5, ymm5, ymm4                                         ;    92.8 fp0     34 sum
        vpaddd ymm5, ymm5, ymm12                                        ;    93.8 fp3     34 sum
        vpaddd ymm5, ymm5, ymm6                                         ;    94.8 fp0     34 sum
        vpslld ymm4, ymm5, 6                                            ;    95.8 fp1     35 v[3]
        vpsrld ymm5, ymm5, 0x1a                                         ;    95.8 fp2     35 v[3]
        vpxor ymm7, ymm7, ymm14                                         ;    90.3 fp3     36 v[0]
        vpxor ymm4, ymm4, ymm5                                          ;    96.8 fp0     35 v[3]
        vpaddd ymm4, ymm4, ymm10                                        ;    97.8 fp3     35 v[3]
        vpslld ymm5, ymm1, 0xa                                          ;    91.2 fp1     36 v[4]
        vpsrld ymm14, ymm1, 0x16                                        ;    91.3 fp2     36 v[4]
        vpxor ymm1, ymm1, ymm7                                          ;    91.8 fp0     25 sum
        vpxor ymm1, ymm1, ymm4                                          ;    98.8 fp3     25 sum
        vpaddd ymm10, ymm10, ymm1                                       ;    99.8 fp1     34 sum
        vpaddd ymm10, ymm10, ymm12                                      ;   100.8 fp2     34 sum
        vpaddd ymm10, ymm10, ymm11                                      ;   101.8 fp0     34 sum
        vpslld ymm15, ymm10, 7                                          ;   102.8 fp1     35 v[2]
        vpsrld ymm10, ymm10, 0x19                                       ;   102.8 fp2     35 v[2]
        vpxor ymm5, ymm5, ymm14                                         ;    93.8 fp3     36 v[4]
        vmovdqa ymm14, ymm13                                            ;    94.0         35 v[2] copy
        vpaddd ymm13, ymm13, ymm12                                      ;    94.2 fp0     34 sum
        vpaddd ymm13, ymm13, ymm9                                       ;    95.2 fp1     34 sum
        vpxor ymm15, ymm15, ymm10                                       ;   103.8 fp2     35 v[2]
        vpaddd ymm14, ymm14, ymm15                                      ;   104.8 fp3     35 v[2]
        vpslld ymm10, ymm4, 0xa                                         ;    98.8 fp1     36 v[3]
        vpsrld ymm15, ymm4, 0x16                                        ;    98.8 fp2     36 v[3]
        vpxor ymm4, ymm4, ymm5                                          ;    98.8 fp0     25 sum
        vpxor ymm4, ymm4, ymm14                                         ;   105.8 fp3     25 sum
        vpaddd ymm13, ymm13, ymm4                                       ;   106.8 fp0     34 sum
        vpslld ymm4, ymm13, 9                                           ;   107.8 fp1     35 v[1]
        vpsrld ymm13, ymm13, 0x17                                       ;   107.8 fp2     35 v[1]
        vpxor ymm10, ymm10, ymm15                                       ;    99.8 fp3     36 v[3]
        vmovdqa ymm15, ymm7                                             ;    98.8         35 v[1] copy
        vpaddd ymm7, ymm7, ymm8                                         ;    99.0 fp0     34 sum
        vpaddd ymm7, ymm7, ymm12                                        ;   100.0 fp1     34 sum
        vpxor ymm4, ymm4, ymm13                                         ;   108.8 fp2     35 v[1]
        vpaddd ymm15, ymm15, ymm4                                       ;   109.8 fp3     35 v[1]
        vpslld ymm4, ymm14, 0xa                                         ;   105.8 fp1     36 v[2]
        vpsrld ymm13, ymm14, 0x16                                       ;   105.8 fp2     36 v[2]
        vpxor ymm14, ymm14, ymm10                                       ;   105.8 fp0     25 sum
        vpxor ymm14, ymm14, ymm15                                       ;   110.8 fp3     25 sum
        vpaddd ymm7, ymm7, ymm14                                        ;   111.8 fp0     34 sum
        vmovdqu ymm14, [rel ripemd160_blocks.T0_constants256 + 32]      ;   101.8 agu0    35 v[0] reload
        vpshufb ymm7, ymm7, ymm14                                       ;   112.8 fp1     35 v[0]
        vpaddd ymm7, ymm5, ymm7                                         ;   113.8 fp2     35 v[0]
        vpxor ymm4, ymm4, ymm13                                         ;   106.8 fp3     36 v[2]
        vpaddd ymm5, ymm5, ymm0                                         ;   103.8 fp0     34 sum
        vmovdqu ymm13, [rel ripemd160_blocks.T0_constants256 + 96]      ;   104.0 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm13                                        ;   111.0 fp1     34 sum
        vpxor ymm1, ymm4, ymm15                                         ;   110.8 fp2     25 sum
        vpslld ymm2, ymm15, 0xa                                         ;   110.8 fp1     36 v[1]
        vpand ymm1, ymm1, ymm7                                          ;   114.8 fp3     25 sum
        vpsrld ymm15, ymm15, 0x16                                       ;   110.8 fp2     36 v[1]
        vpxor ymm1, ymm1, ymm4                                          ;   115.8 fp0     25 sum
        vpaddd ymm5, ymm5, ymm1                                         ;   116.8 fp1     34 sum
        vpslld ymm1, ymm5, 7                                            ;   117.8 fp2     35 v[4]
        vpsrld ymm5, ymm5, 0x19                                         ;   117.8 fp1     35 v[4]
        vpxor ymm2, ymm2, ymm15                                         ;   111.8 fp3     36 v[1]
        vpxor ymm1, ymm1, ymm5                                          ;   118.8 fp0     35 v[4]
        vpaddd ymm5, ymm10, ymm1                                        ;   119.8 fp2     35 v[4]
        vpslld ymm15, ymm7, 0xa                                         ;   114.8 fp1     36 v[0]
        vmovdqu ymm1, [rbp + 416]                                       ;   111.0 agu0    34 sum reload
        vpaddd ymm10, ymm10, ymm1                                       ;   118.0 fp3     34 sum
        vpaddd ymm10, ymm10, ymm13                                      ;   119.0 fp0     34 sum
        vpxor ymm3, ymm7, ymm2                                          ;   114.8 fp2     25 sum
        vpsrld ymm7, ymm7, 0x16                                         ;   114.8 fp1     36 v[0]
        vpand ymm3, ymm3, ymm5                                          ;   120.8 fp3     25 sum
        vpxor ymm3, ymm3, ymm2                                          ;   121.8 fp0     25 sum
        vpaddd ymm10, ymm10, ymm3                                       ;   122.8 fp2     34 sum
        vpslld ymm3, ymm10, 6                                           ;   123.8 fp1     35 v[3]
        vpsrld ymm10, ymm10, 0x1a                                       ;   123.8 fp2     35 v[3]
        vpxor ymm15, ymm15, ymm7                                        ;   115.8 fp3     36 v[0]
        vpxor ymm3, ymm3, ymm10                                         ;   124.8 fp0     35 v[3]
        vpaddd ymm3, ymm3, ymm4                                         ;   125.8 fp1     35 v[3]
        vpslld ymm7, ymm5, 0xa                                          ;   120.8 fp2     36 v[4]
        vpsrld ymm10, ymm5, 0x16                                        ;   120.8 fp1     36 v[4]
        vpxor ymm5, ymm5, ymm15                                         ;   120.8 fp3     25 sum
        vpaddd ymm4, ymm4, ymm11                                        ;   117.8 fp0     34 sum
        vpaddd ymm4, ymm4, ymm13                                        ;   118.8 fp2     34 sum
        vpand ymm5, ymm5, ymm3                                          ;   126.8 fp1     25 sum
        vpxor ymm5, ymm5, ymm15                                         ;   127.8 fp3     25 sum
        vpaddd ymm4, ymm4, ymm5                                         ;   128.8 fp0     34 sum
        vpshufb ymm4, ymm4, ymm14                                       ;   129.8 fp2     35 v[2]
        vpxor ymm7, ymm7, ymm10                                         ;   121.8 fp1     36 v[4]
        vpaddd ymm4, ymm4, ymm2                                         ;   130.8 fp3     35 v[2]
        vpslld ymm5, ymm3, 0xa                                          ;   126.8 fp2     36 v[3]
        vmovdqu ymm10, [rbp + 384]                                      ;   121.0 agu1    34 sum reload
        vpaddd ymm2, ymm2, ymm10                                        ;   128.0 fp0     34 sum
        vpaddd ymm2, ymm2, ymm13                                        ;   129.0 fp1     34 sum
        vpxor ymm12, ymm3, ymm7                                         ;   126.8 fp3     25 sum
        vpsrld ymm3, ymm3, 0x16                                         ;   126.8 fp2     36 v[3]
        vpand ymm12, ymm12, ymm4                                        ;   131.8 fp0     25 sum
        vpxor ymm12, ymm12, ymm7                                        ;   132.8 fp1     25 sum
        vpaddd ymm2, ymm2, ymm12                                        ;   133.8 fp3     34 sum
        vpslld ymm12, ymm2, 0xd                                         ;   134.8 fp2     35 v[1]
        vpsrld ymm2, ymm2, 0x13                                         ;   134.8 fp1     35 v[1]
        vpxor ymm5, ymm5, ymm3                                          ;   127.8 fp0     36 v[3]
        vpxor ymm12, ymm12, ymm2                                        ;   135.8 fp3     35 v[1]
        vpaddd ymm12, ymm12, ymm15                                      ;   136.8 fp2     35 v[1]
        vpslld ymm2, ymm4, 0xa                                          ;   131.8 fp1     36 v[2]
        vmovdqu ymm3, [rbp + 544]                                       ;   127.3 agu0    34 sum reload
        vpaddd ymm15, ymm15, ymm3                                       ;   134.3 fp0     34 sum
        vpaddd ymm15, ymm15, ymm13                                      ;   135.3 fp3     34 sum
        vpxor ymm14, ymm4, ymm5                                         ;   131.8 fp2     25 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   131.8 fp1     36 v[2]
        vpand ymm14, ymm14, ymm12                                       ;   137.8 fp0     25 sum
        vpxor ymm14, ymm14, ymm5                                        ;   138.8 fp3     25 sum
        vpaddd ymm15, ymm15, ymm14                                      ;   139.8 fp2     34 sum
        vpslld ymm14, ymm15, 0xb                                        ;   140.8 fp1     35 v[0]
        vpsrld ymm15, ymm15, 0x15                                       ;   140.8 fp2     35 v[0]
        vpxor ymm2, ymm2, ymm4                                          ;   132.8 fp0     36 v[2]
        vpxor ymm14, ymm14, ymm15                                       ;   141.8 fp3     35 v[0]
        vpaddd ymm14, ymm14, ymm7                                       ;   142.8 fp1     35 v[0]
        vpslld ymm4, ymm12, 0xa                                         ;   137.8 fp2     36 v[1]
        vmovdqu ymm15, [rbp + 352]                                      ;   133.0 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm15                                        ;   140.0 fp0     34 sum
        vpaddd ymm7, ymm7, ymm13                                        ;   141.0 fp3     34 sum
        vpxor ymm15, ymm12, ymm2                                        ;   137.8 fp1     25 sum
        vpsrld ymm12, ymm12, 0x16                                       ;   137.8 fp2     36 v[1]
        vpand ymm15, ymm15, ymm14                                       ;   143.8 fp0     25 sum
        vpxor ymm15, ymm15, ymm2                                        ;   144.8 fp3     25 sum
        vpaddd ymm7, ymm7, ymm15                                        ;   145.8 fp1     34 sum
        vpslld ymm15, ymm7, 9                                           ;   146.8 fp2     35 v[4]
        vpsrld ymm7, ymm7, 0x17                                         ;   146.8 fp1     35 v[4]
        vpxor ymm4, ymm4, ymm12                                         ;   138.8 fp0     36 v[1]
        vpxor ymm15, ymm15, ymm7                                        ;   147.8 fp3     35 v[4]
        vpaddd ymm15, ymm15, ymm5                                       ;   148.8 fp2     35 v[4]
        vpslld ymm7, ymm14, 0xa                                         ;   143.8 fp1     36 v[0]
        vpaddd ymm5, ymm5, ymm8                                         ;   139.0 fp0     34 sum
        vpaddd ymm5, ymm5, ymm13                                        ;   140.0 fp3     34 sum
        vpxor ymm12, ymm14, ymm4                                        ;   143.8 fp2     25 sum
        vpsrld ymm14, ymm14, 0x16                                       ;   143.8 fp1     36 v[0]
        vpand ymm12, ymm12, ymm15                                       ;   149.8 fp0     25 sum
        vpxor ymm12, ymm12, ymm4                                        ;   150.8 fp3     25 sum
        vpaddd ymm5, ymm5, ymm12                                        ;   151.8 fp2     34 sum
        vpslld ymm12, ymm5, 7                                           ;   152.8 fp1     35 v[3]
        vpsrld ymm5, ymm5, 0x19                                         ;   152.8 fp2     35 v[3]
        vpxor ymm7, ymm7, ymm14                                         ;   144.8 fp0     36 v[0]
        vpxor ymm12, ymm12, ymm5                                        ;   153.8 fp3     35 v[3]
        vpaddd ymm12, ymm12, ymm2                                       ;   154.8 fp1     35 v[3]
        vpslld ymm5, ymm15, 0xa                                         ;   149.8 fp2     36 v[4]
        vmovdqu ymm14, [rbp + 256]                                      ;   144.3 agu0    34 sum reload
        vpaddd ymm2, ymm2, ymm14                                        ;   151.3 fp0     34 sum
        vpaddd ymm2, ymm2, ymm13                                        ;   152.3 fp3     34 sum
        vpxor ymm10, ymm15, ymm7                                        ;   149.8 fp1     25 sum
        vpsrld ymm15, ymm15, 0x16                                       ;   149.8 fp2     36 v[4]
        vpand ymm10, ymm10, ymm12                                       ;   155.8 fp0     25 sum
        vpxor ymm10, ymm10, ymm7                                        ;   156.8 fp3     25 sum
        vpaddd ymm2, ymm2, ymm10                                        ;   157.8 fp1     34 sum
        vpslld ymm10, ymm2, 0xf                                         ;   158.8 fp2     35 v[2]
        vpsrld ymm2, ymm2, 0x11                                         ;   158.8 fp1     35 v[2]
        vpxor ymm5, ymm5, ymm15                                         ;   150.8 fp0     36 v[4]
        vpxor ymm10, ymm10, ymm2                                        ;   159.8 fp3     35 v[2]
        vpaddd ymm10, ymm10, ymm4                                       ;   160.8 fp2     35 v[2]
        vpslld ymm15, ymm12, 0xa                                        ;   155.8 fp1     36 v[3]
        vpaddd ymm4, ymm4, ymm13                                        ;   151.0 fp0     34 sum
        vpaddd ymm4, ymm4, ymm6                                         ;   152.0 fp3     34 sum
        vpxor ymm2, ymm12, ymm5                                         ;   155.8 fp2     25 sum
        vpsrld ymm12, ymm12, 0x16                                       ;   155.8 fp1     36 v[3]
        vpand ymm2, ymm2, ymm10                                         ;   161.8 fp0     25 sum
        vpxor ymm2, ymm2, ymm5                                          ;   162.8 fp3     25 sum
        vpaddd ymm4, ymm4, ymm2                                         ;   163.8 fp2     34 sum
        vpslld ymm2, ymm4, 7                                            ;   164.8 fp1     35 v[1]
        vpsrld ymm4, ymm4, 0x19                                         ;   164.8 fp2     35 v[1]
        vpxor ymm15, ymm15, ymm12                                       ;   156.8 fp0     36 v[3]
        vpxor ymm2, ymm2, ymm4                                          ;   165.8 fp3     35 v[1]
        vpaddd ymm2, ymm2, ymm7                                         ;   166.8 fp1     35 v[1]
        vpslld ymm4, ymm10, 0xa                                         ;   161.8 fp2     36 v[2]
        vpaddd ymm7, ymm7, ymm13                                        ;   156.3 fp0     34 sum
        vmovdqu ymm12, [rbp + 224]                                      ;   156.5 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm12                                        ;   163.5 fp3     34 sum
        vpxor ymm12, ymm10, ymm15                                       ;   161.8 fp1     25 sum
        vpsrld ymm10, ymm10, 0x16                                       ;   161.8 fp2     36 v[2]
        vpand ymm12, ymm12, ymm2                                        ;   167.8 fp0     25 sum
        vpxor ymm12, ymm12, ymm15                                       ;   168.8 fp3     25 sum
        vpaddd ymm7, ymm7, ymm12                                        ;   169.8 fp1     34 sum
        vpslld ymm12, ymm7, 0xc                                         ;   170.8 fp2     35 v[0]
        vpsrld ymm7, ymm7, 0x14                                         ;   170.8 fp1     35 v[0]
        vpxor ymm4, ymm4, ymm10                                         ;   162.8 fp0     36 v[2]
        vpxor ymm12, ymm12, ymm7                                        ;   171.8 fp3     35 v[0]
        vpaddd ymm12, ymm12, ymm5                                       ;   172.8 fp2     35 v[0]
        vpslld ymm7, ymm2, 0xa                                          ;   167.8 fp1     36 v[1]
        vpaddd ymm5, ymm5, ymm13                                        ;   162.8 fp0     34 sum
        vmovdqu ymm10, [rbp + 512]                                      ;   163.0 agu0    34 sum reload
        vpaddd ymm5, ymm5, ymm10                                        ;   170.0 fp3     34 sum
        vmovdqu [rbp + 576], ymm6                                       ;   163.3 agu2+fp5   34 sum spill
        vpxor ymm6, ymm2, ymm4                                          ;   167.8 fp2     25 sum
        vpsrld ymm2, ymm2, 0x16                                         ;   167.8 fp1     36 v[1]
        vpand ymm6, ymm6, ymm12                                         ;   173.8 fp0     25 sum
        vpxor ymm6, ymm6, ymm4                                          ;   174.8 fp3     25 sum
        vpaddd ymm5, ymm5, ymm6                                         ;   175.8 fp2     34 sum
        vpslld ymm6, ymm5, 0xf                                          ;   176.8 fp1     35 v[4]
        vpsrld ymm5, ymm5, 0x11                                         ;   176.8 fp2     35 v[4]
        vpxor ymm7, ymm7, ymm2                                          ;   168.8 fp0     36 v[1]
        vpxor ymm6, ymm6, ymm5                                          ;   177.8 fp3     35 v[4]
        vpaddd ymm6, ymm6, ymm15                                        ;   178.8 fp1     35 v[4]
        vpslld ymm5, ymm12, 0xa                                         ;   173.8 fp2     36 v[0]
        vpaddd ymm15, ymm15, ymm13                                      ;   168.8 fp0     34 sum
        vmovdqu ymm2, [rbp + 320]                                       ;   169.0 agu1    34 sum reload
        vpaddd ymm15, ymm15, ymm2                                       ;   176.0 fp3     34 sum
        vpxor ymm2, ymm12, ymm7                                         ;   173.8 fp1     25 sum
        vpsrld ymm12, ymm12, 0x16                                       ;   173.8 fp2     36 v[0]
        vpand ymm2, ymm2, ymm6                                          ;   179.8 fp0     25 sum
        vpxor ymm2, ymm2, ymm7                                          ;   180.8 fp3     25 sum
        vpaddd ymm15, ymm15, ymm2                                       ;   181.8 fp1     34 sum
        vpslld ymm2, ymm15, 9                                           ;   182.8 fp2     35 v[3]
        vpsrld ymm15, ymm15, 0x17                                       ;   182.8 fp1     35 v[3]
        vpxor ymm5, ymm5, ymm12                                         ;   174.8 fp0     36 v[0]
        vpxor ymm2, ymm2, ymm15                                         ;   183.8 fp3     35 v[3]
        vpaddd ymm2, ymm2, ymm4                                         ;   184.8 fp2     35 v[3]
        vpslld ymm12, ymm6, 0xa                                         ;   179.8 fp1     36 v[4]
        vpaddd ymm4, ymm4, ymm13                                        ;   174.8 fp0     34 sum
        vmovdqu ymm15, [rbp + 192]                                      ;   175.0 agu0    34 sum reload
        vpaddd ymm4, ymm4, ymm15                                        ;   182.0 fp3     34 sum
        vpxor ymm15, ymm6, ymm5                                         ;   179.8 fp2     25 sum
        vpsrld ymm6, ymm6, 0x16                                         ;   179.8 fp1     36 v[4]
        vpand ymm15, ymm15, ymm2                                        ;   185.8 fp0     25 sum
        vpxor ymm15, ymm15, ymm5                                        ;   186.8 fp3     25 sum
        vpaddd ymm4, ymm4, ymm15                                        ;   187.8 fp2     34 sum
        vpslld ymm15, ymm4, 0xb                                         ;   188.8 fp1     35 v[2]
        vpsrld ymm4, ymm4, 0x15                                         ;   188.8 fp2     35 v[2]
        vpxor ymm12, ymm12, ymm6                                        ;   180.8 fp0     36 v[4]
        vpxor ymm15, ymm15, ymm4                                        ;   189.8 fp3     35 v[2]
        vpaddd ymm15, ymm15, ymm7                                       ;   190.8 fp1     35 v[2]
        vpslld ymm4, ymm2, 0xa                                          ;   185.8 fp2     36 v[3]
        vpaddd ymm7, ymm7, ymm13                                        ;   180.8 fp0     34 sum
        vpaddd ymm7, ymm7, ymm9                                         ;   181.8 fp3     34 sum
        vpxor ymm6, ymm2, ymm12                                         ;   185.8 fp1     25 sum
        vpsrld ymm2, ymm2, 0x16                                         ;   185.8 fp2     36 v[3]
        vpand ymm6, ymm6, ymm15                                         ;   191.8 fp0     25 sum
        vpxor ymm6, ymm6, ymm12                                         ;   192.8 fp3     25 sum
        vpaddd ymm7, ymm7, ymm6                                         ;   193.8 fp1     34 sum
        vpslld ymm6, ymm7, 7                                            ;   194.8 fp2     35 v[1]
        vpsrld ymm7, ymm7, 0x19                                         ;   194.8 fp1     35 v[1]
        vpxor ymm4, ymm4, ymm2                                          ;   186.8 fp0     36 v[3]
        vpxor ymm6, ymm6, ymm7                                          ;   195.8 fp3     35 v[1]
        vpaddd ymm6, ymm6, ymm5                                         ;   196.8 fp2     35 v[1]
        vpslld ymm7, ymm15, 0xa                                         ;   191.8 fp1     36 v[2]
        vpaddd ymm5, ymm5, ymm13                                        ;   186.3 fp0     34 sum
        vmovdqu ymm2, [rbp + 480]                                       ;   186.5 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm2                                         ;   193.5 fp3     34 sum
        vpxor ymm2, ymm15, ymm4                                         ;   191.8 fp2     25 sum
        vpsrld ymm15, ymm15, 0x16                                       ;   191.8 fp1     36 v[2]
        vpand ymm2, ymm2, ymm6                                          ;   197.8 fp0     25 sum
        vpxor ymm2, ymm2, ymm4                                          ;   198.8 fp3     25 sum
        vpaddd ymm5, ymm5, ymm2                                         ;   199.8 fp2     34 sum
        vpslld ymm2, ymm5, 0xd                                          ;   200.8 fp1     35 v[0]
        vpsrld ymm5, ymm5, 0x13                                         ;   200.8 fp2     35 v[0]
        vpxor ymm7, ymm7, ymm15                                         ;   192.8 fp0     36 v[2]
        vpxor ymm2, ymm2, ymm5                                          ;   201.8 fp3     35 v[0]
        vpaddd ymm2, ymm2, ymm12                                        ;   202.8 fp1     35 v[0]
        vpaddd ymm12, ymm12, ymm13                                      ;   192.3 fp2     34 sum
        vmovdqu ymm5, [rbp + 448]                                       ;   192.5 agu0    34 sum reload
        vpaddd ymm12, ymm12, ymm5                                       ;   199.5 fp0     34 sum
        vpxor ymm13, ymm6, ymm7                                         ;   197.8 fp3     25 sum
        vpand ymm13, ymm13, ymm2                                        ;   203.8 fp1     25 sum
        vpxor ymm13, ymm13, ymm7                                        ;   204.8 fp2     25 sum
        vpaddd ymm12, ymm12, ymm13                                      ;   205.8 fp0     34 sum
        vpslld ymm13, ymm12, 0xc                                        ;   206.8 fp1     35 v[4]
        vpsrld ymm12, ymm12, 0x14                                       ;   206.8 fp2     35 v[4]
        vpxor ymm13, ymm13, ymm12                                       ;   207.8 fp3     35 v[4]
        vpaddd ymm13, ymm13, ymm4                                       ;   208.8 fp0     35 v[4]
        vmovdqu ymm12, [rel ripemd160_blocks.T0_constants256 + 64]      ;   197.8 agu1    25 sum reload
        vpxor ymm15, ymm2, ymm12                                        ;   204.8 fp1     25 sum
        vpaddd ymm4, ymm4, ymm14                                        ;   198.2 fp2     34 sum
        vpaddd ymm4, ymm4, [rel ripemd160_blocks.T0_constants256 + 128] ;   199.2 fp3+agu0   34 sum
        vpor ymm15, ymm15, ymm13                                        ;   209.8 fp0     25 sum
        vpslld ymm14, ymm6, 0xa                                         ;   199.2 fp1     36 v[1]
        vpsrld ymm6, ymm6, 0x16                                         ;   199.3 fp2     36 v[1]
        vpxor ymm14, ymm14, ymm6                                        ;   200.3 fp3     36 v[1]
        vpslld ymm6, ymm2, 0xa                                          ;   203.8 fp1     36 v[0]
        vpsrld ymm2, ymm2, 0x16                                         ;   203.8 fp2     36 v[0]
        vpxor ymm15, ymm15, ymm14                                       ;   210.8 fp0     25 sum
        vpaddd ymm4, ymm4, ymm15                                        ;   211.8 fp3     34 sum
        vpslld ymm15, ymm4, 0xb                                         ;   212.8 fp1     35 v[3]
        vpsrld ymm4, ymm4, 0x15                                         ;   212.8 fp2     35 v[3]
        vpxor ymm6, ymm6, ymm2                                          ;   204.8 fp0     36 v[0]
        vpxor ymm15, ymm15, ymm4                                        ;   213.8 fp3     35 v[3]
        vpaddd ymm15, ymm15, ymm7                                       ;   214.8 fp1     35 v[3]
        vpslld ymm4, ymm13, 0xa                                         ;   209.8 fp2     36 v[4]
        vpaddd ymm7, ymm7, ymm3                                         ;   204.8 fp0     34 sum
        vmovdqu ymm2, [rel ripemd160_blocks.T0_constants256 + 128]      ;   205.0 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm2                                         ;   212.0 fp3     34 sum
        vpxor ymm3, ymm13, ymm12                                        ;   209.8 fp1     25 sum
        vpsrld ymm13, ymm13, 0x16                                       ;   209.8 fp2     36 v[4]
        vpor ymm3, ymm3, ymm15                                          ;   215.8 fp0     25 sum
        vpxor ymm3, ymm3, ymm6                                          ;   216.8 fp3     25 sum
        vpaddd ymm7, ymm7, ymm3                                         ;   217.8 fp1     34 sum
        vpslld ymm3, ymm7, 0xd                                          ;   218.8 fp2     35 v[2]
        vpsrld ymm7, ymm7, 0x13                                         ;   218.8 fp1     35 v[2]
        vpxor ymm4, ymm4, ymm13                                         ;   210.8 fp0     36 v[4]
        vpxor ymm3, ymm3, ymm7                                          ;   219.8 fp3     35 v[2]
        vpaddd ymm3, ymm3, ymm14                                        ;   220.8 fp2     35 v[2]
        vpslld ymm7, ymm15, 0xa                                         ;   215.8 fp1     36 v[3]
        vpaddd ymm14, ymm14, ymm9                                       ;   210.8 fp0     34 sum
        vpaddd ymm14, ymm14, ymm2                                       ;   212.0 fp3     34 sum
        vpxor ymm13, ymm15, ymm12                                       ;   215.8 fp2     25 sum
        vpsrld ymm15, ymm15, 0x16                                       ;   215.8 fp1     36 v[3]
        vpor ymm13, ymm13, ymm3                                         ;   221.8 fp0     25 sum
        vpxor ymm13, ymm13, ymm4                                        ;   222.8 fp3     25 sum
        vpaddd ymm14, ymm14, ymm13                                      ;   223.8 fp2     34 sum
        vpslld ymm13, ymm14, 6                                          ;   224.8 fp1     35 v[1]
        vpsrld ymm14, ymm14, 0x1a                                       ;   224.8 fp2     35 v[1]
        vpxor ymm7, ymm7, ymm15                                         ;   216.8 fp0     36 v[3]
        vpxor ymm13, ymm13, ymm14                                       ;   225.8 fp3     35 v[1]
        vpaddd ymm13, ymm13, ymm6                                       ;   226.8 fp1     35 v[1]
        vpslld ymm14, ymm3, 0xa                                         ;   221.8 fp2     36 v[2]
        vpaddd ymm6, ymm6, ymm1                                         ;   216.3 fp0     34 sum
        vpaddd ymm6, ymm6, ymm2                                         ;   217.3 fp3     34 sum
        vpxor ymm15, ymm3, ymm12                                        ;   221.8 fp1     25 sum
        vpsrld ymm3, ymm3, 0x16                                         ;   221.8 fp2     36 v[2]
        vpor ymm15, ymm15, ymm13                                        ;   227.8 fp0     25 sum
        vpxor ymm15, ymm15, ymm7                                        ;   228.8 fp3     25 sum
        vpaddd ymm6, ymm6, ymm15                                        ;   229.8 fp1     34 sum
        vpslld ymm15, ymm6, 7                                           ;   230.8 fp2     35 v[0]
        vpsrld ymm6, ymm6, 0x19                                         ;   230.8 fp1     35 v[0]
        vpxor ymm14, ymm14, ymm3                                        ;   222.8 fp0     36 v[2]
        vpxor ymm15, ymm15, ymm6                                        ;   231.8 fp3     35 v[0]
        vpaddd ymm15, ymm15, ymm4                                       ;   232.8 fp2     35 v[0]
        vpslld ymm6, ymm13, 0xa                                         ;   227.8 fp1     36 v[1]
        vpaddd ymm4, ymm4, ymm10                                        ;   222.3 fp0     34 sum
        vpaddd ymm4, ymm4, ymm2                                         ;   223.3 fp3     34 sum
        vpxor ymm3, ymm13, ymm12                                        ;   227.8 fp2     25 sum
        vpsrld ymm13, ymm13, 0x16                                       ;   227.8 fp1     36 v[1]
        vpor ymm3, ymm3, ymm15                                          ;   233.8 fp0     25 sum
        vpxor ymm3, ymm3, ymm14                                         ;   234.8 fp3     25 sum
        vpaddd ymm4, ymm4, ymm3                                         ;   235.8 fp2     34 sum
        vpslld ymm3, ymm4, 0xe                                          ;   236.8 fp1     35 v[4]
        vpsrld ymm4, ymm4, 0x12                                         ;   236.8 fp2     35 v[4]
        vpxor ymm6, ymm6, ymm13                                         ;   228.8 fp0     36 v[1]
        vpxor ymm3, ymm3, ymm4                                          ;   237.8 fp3     35 v[4]
        vpaddd ymm3, ymm3, ymm7                                         ;   238.8 fp1     35 v[4]
        vpslld ymm4, ymm15, 0xa                                         ;   233.8 fp2     36 v[0]
        vpaddd ymm7, ymm7, ymm8                                         ;   228.3 fp0     34 sum
        vpaddd ymm7, ymm7, ymm2                                         ;   229.3 fp3     34 sum
        vpxor ymm13, ymm15, ymm12                                       ;   233.8 fp1     25 sum
        vpsrld ymm15, ymm15, 0x16                                       ;   233.8 fp2     36 v[0]
        vpor ymm13, ymm13, ymm3                                         ;   239.8 fp0     25 sum
        vpxor ymm13, ymm13, ymm6                                        ;   240.8 fp3     25 sum
        vpaddd ymm7, ymm7, ymm13                                        ;   241.8 fp1     34 sum
        vpslld ymm13, ymm7, 9                                           ;   242.8 fp2     35 v[3]
        vpsrld ymm7, ymm7, 0x17                                         ;   242.8 fp1     35 v[3]
        vpxor ymm4, ymm4, ymm15                                         ;   234.8 fp0     36 v[0]
        vpxor ymm13, ymm13, ymm7                                        ;   243.8 fp3     35 v[3]
        vpaddd ymm13, ymm13, ymm14                                      ;   244.8 fp2     35 v[3]
        vpslld ymm7, ymm3, 0xa                                          ;   239.8 fp1     36 v[4]
        vpaddd ymm14, ymm14, ymm5                                       ;   234.3 fp0     34 sum
        vpaddd ymm14, ymm14, ymm2                                       ;   235.3 fp3     34 sum
        vpxor ymm15, ymm3, ymm12                                        ;   239.8 fp2     25 sum
        vpsrld ymm3, ymm3, 0x16                                         ;   239.8 fp1     36 v[4]
        vpor ymm15, ymm15, ymm13                                        ;   245.8 fp0     25 sum
        vpxor ymm15, ymm15, ymm4                                        ;   246.8 fp3     25 sum
        vpaddd ymm14, ymm14, ymm15                                      ;   247.8 fp2     34 sum
        vpslld ymm15, ymm14, 0xd                                        ;   248.8 fp1     35 v[2]
        vpsrld ymm14, ymm14, 0x13                                       ;   248.8 fp2     35 v[2]
        vpxor ymm7, ymm7, ymm3                                          ;   240.8 fp0     36 v[4]
        vpxor ymm15, ymm15, ymm14                                       ;   249.8 fp3     35 v[2]
        vpaddd ymm15, ymm15, ymm6                                       ;   250.8 fp1     35 v[2]
        vpslld ymm14, ymm13, 0xa                                        ;   245.8 fp2     36 v[3]
        vmovdqu ymm3, [rbp + 384]                                       ;   240.3 agu0    34 sum reload
        vpaddd ymm6, ymm6, ymm3                                         ;   247.3 fp0     34 sum
        vpaddd ymm6, ymm6, ymm2                                         ;   248.3 fp3     34 sum
        vpxor ymm1, ymm13, ymm12                                        ;   245.8 fp1     25 sum
        vpsrld ymm13, ymm13, 0x16                                       ;   245.8 fp2     36 v[3]
        vpor ymm1, ymm1, ymm15                                          ;   251.8 fp0     25 sum
        vpxor ymm1, ymm1, ymm7                                          ;   252.8 fp3     25 sum
        vpaddd ymm6, ymm6, ymm1                                         ;   253.8 fp1     34 sum
        vpslld ymm1, ymm6, 0xf                                          ;   254.8 fp2     35 v[1]
        vpsrld ymm6, ymm6, 0x11                                         ;   254.8 fp1     35 v[1]
        vpxor ymm14, ymm14, ymm13                                       ;   246.8 fp0     36 v[3]
        vpxor ymm1, ymm1, ymm6                                          ;   255.8 fp3     35 v[1]
        vpaddd ymm1, ymm1, ymm4                                         ;   256.8 fp2     35 v[1]
        vpslld ymm6, ymm15, 0xa                                         ;   251.8 fp1     36 v[2]
        vpaddd ymm4, ymm4, ymm2                                         ;   247.0 fp0     34 sum
        vmovdqu ymm13, [rbp + 192]                                      ;   247.2 agu1    34 sum reload
        vpaddd ymm4, ymm4, ymm13                                        ;   254.2 fp3     34 sum
        vpxor ymm13, ymm15, ymm12                                       ;   251.8 fp2     25 sum
        vpsrld ymm15, ymm15, 0x16                                       ;   251.8 fp1     36 v[2]
        vpor ymm13, ymm13, ymm1                                         ;   257.8 fp0     25 sum
        vpxor ymm13, ymm13, ymm14                                       ;   258.8 fp3     25 sum
        vpaddd ymm4, ymm4, ymm13                                        ;   259.8 fp2     34 sum
        vpslld ymm13, ymm4, 0xe                                         ;   260.8 fp1     35 v[0]
        vpsrld ymm4, ymm4, 0x12                                         ;   260.8 fp2     35 v[0]
        vpxor ymm6, ymm6, ymm15                                         ;   252.8 fp0     36 v[2]
        vpxor ymm13, ymm13, ymm4                                        ;   261.8 fp3     35 v[0]
        vpaddd ymm13, ymm13, ymm7                                       ;   262.8 fp1     35 v[0]
        vpslld ymm4, ymm1, 0xa                                          ;   257.8 fp2     36 v[1]
        vpsrld ymm15, ymm1, 0x16                                        ;   257.8 fp1     36 v[1]
        vpaddd ymm7, ymm7, ymm2                                         ;   253.0 fp0     34 sum
        vpaddd ymm7, ymm7, ymm0                                         ;   254.0 fp3     34 sum
        vpxor ymm1, ymm1, ymm12                                         ;   257.8 fp2     25 sum
        vpor ymm1, ymm1, ymm13                                          ;   263.8 fp0     25 sum
        vpxor ymm1, ymm1, ymm6                                          ;   264.8 fp1     25 sum
        vpaddd ymm7, ymm7, ymm1                                         ;   265.8 fp3     34 sum
        vmovdqu ymm1, [rel ripemd160_blocks.T0_constants256 + 32]       ;   255.0 agu0    35 v[0] reload
        vpshufb ymm7, ymm7, ymm1                                        ;   266.8 fp2     35 v[4]
        vpxor ymm4, ymm4, ymm15                                         ;   258.8 fp0     36 v[1]
        vpaddd ymm7, ymm7, ymm14                                        ;   267.8 fp1     35 v[4]
        vpslld ymm15, ymm13, 0xa                                        ;   263.8 fp2     36 v[0]
        vpaddd ymm14, ymm14, ymm2                                       ;   258.0 fp3     34 sum
        vpaddd ymm14, ymm14, [rbp + 224]                                ;   259.0 fp0+agu1   34 sum
        vpxor ymm1, ymm13, ymm12                                        ;   263.8 fp1     25 sum
        vpsrld ymm13, ymm13, 0x16                                       ;   263.8 fp2     36 v[0]
        vpor ymm1, ymm1, ymm7                                           ;   268.8 fp3     25 sum
        vpxor ymm1, ymm1, ymm4                                          ;   269.8 fp0     25 sum
        vpaddd ymm14, ymm14, ymm1                                       ;   270.8 fp1     34 sum
        vpslld ymm1, ymm14, 0xd                                         ;   271.8 fp2     35 v[3]
        vpsrld ymm14, ymm14, 0x13                                       ;   271.8 fp1     35 v[3]
        vpxor ymm15, ymm15, ymm13                                       ;   264.8 fp3     36 v[0]
        vpxor ymm1, ymm1, ymm14                                         ;   272.8 fp0     35 v[3]
        vpaddd ymm1, ymm1, ymm6                                         ;   273.8 fp2     35 v[3]
        vpslld ymm13, ymm7, 0xa                                         ;   268.8 fp1     36 v[4]
        vpaddd ymm6, ymm6, ymm2                                         ;   264.0 fp3     34 sum
        vmovdqu ymm14, [rbp + 352]                                      ;   264.2 agu0    34 sum reload
        vpaddd ymm6, ymm6, ymm14                                        ;   271.2 fp0     34 sum
        vpxor ymm14, ymm7, ymm12                                        ;   268.8 fp2     25 sum
        vpsrld ymm7, ymm7, 0x16                                         ;   268.8 fp1     36 v[4]
        vpor ymm14, ymm14, ymm1                                         ;   274.8 fp3     25 sum
        vpxor ymm14, ymm14, ymm15                                       ;   275.8 fp0     25 sum
        vpaddd ymm6, ymm6, ymm14                                        ;   276.8 fp2     34 sum
        vpslld ymm14, ymm6, 6                                           ;   277.8 fp1     35 v[2]
        vpsrld ymm6, ymm6, 0x1a                                         ;   277.8 fp2     35 v[2]
        vpxor ymm13, ymm13, ymm7                                        ;   269.8 fp3     36 v[4]
        vpxor ymm14, ymm14, ymm6                                        ;   278.8 fp0     35 v[2]
        vpaddd ymm14, ymm14, ymm4                                       ;   279.8 fp1     35 v[2]
        vpslld ymm6, ymm1, 0xa                                          ;   274.8 fp2     36 v[3]
        vpaddd ymm4, ymm4, ymm2                                         ;   269.8 fp3     34 sum
        vpaddd ymm4, ymm4, ymm11                                        ;   270.8 fp0     34 sum
        vpxor ymm7, ymm1, ymm12                                         ;   274.8 fp1     25 sum
        vpsrld ymm1, ymm1, 0x16                                         ;   274.8 fp2     36 v[3]
        vpor ymm7, ymm7, ymm14                                          ;   280.8 fp3     25 sum
        vpxor ymm7, ymm7, ymm13                                         ;   281.8 fp0     25 sum
        vpaddd ymm4, ymm4, ymm7                                         ;   282.8 fp1     34 sum
        vpslld ymm7, ymm4, 5                                            ;   283.8 fp2     35 v[1]
        vpsrld ymm4, ymm4, 0x1b                                         ;   283.8 fp1     35 v[1]
        vpxor ymm6, ymm6, ymm1                                          ;   275.8 fp3     36 v[3]
        vpxor ymm7, ymm7, ymm4                                          ;   284.8 fp0     35 v[1]
        vpaddd ymm7, ymm7, ymm15                                        ;   285.8 fp2     35 v[1]
        vpslld ymm4, ymm14, 0xa                                         ;   280.8 fp1     36 v[2]
        vpaddd ymm15, ymm15, ymm2                                       ;   275.3 fp3     34 sum
        vmovdqu ymm1, [rbp + 480]                                       ;   275.5 agu1    34 sum reload
        vpaddd ymm15, ymm15, ymm1                                       ;   282.5 fp0     34 sum
        vpxor ymm5, ymm14, ymm12                                        ;   280.8 fp2     25 sum
        vpsrld ymm14, ymm14, 0x16                                       ;   280.8 fp1     36 v[2]
        vpor ymm5, ymm5, ymm7                                           ;   286.8 fp3     25 sum
        vpxor ymm5, ymm5, ymm6                                          ;   287.8 fp0     25 sum
        vpaddd ymm15, ymm15, ymm5                                       ;   288.8 fp2     34 sum
        vpslld ymm5, ymm15, 0xc                                         ;   289.8 fp1     35 v[0]
        vpsrld ymm15, ymm15, 0x14                                       ;   289.8 fp2     35 v[0]
        vpxor ymm4, ymm4, ymm14                                         ;   281.8 fp3     36 v[2]
        vpxor ymm5, ymm5, ymm15                                         ;   290.8 fp0     35 v[0]
        vpaddd ymm5, ymm5, ymm13                                        ;   291.8 fp1     35 v[0]
        vpslld ymm14, ymm7, 0xa                                         ;   286.8 fp2     36 v[1]
        vpaddd ymm13, ymm13, ymm2                                       ;   281.8 fp3     34 sum
        vmovdqu ymm15, [rbp + 320]                                      ;   282.0 agu0    34 sum reload
        vpaddd ymm13, ymm13, ymm15                                      ;   289.0 fp0     34 sum
        vpxor ymm15, ymm7, ymm12                                        ;   286.8 fp1     25 sum
        vpsrld ymm7, ymm7, 0x16                                         ;   286.8 fp2     36 v[1]
        vpor ymm15, ymm15, ymm5                                         ;   292.8 fp3     25 sum
        vpxor ymm15, ymm15, ymm4                                        ;   293.8 fp0     25 sum
        vpaddd ymm13, ymm13, ymm15                                      ;   294.8 fp1     34 sum
        vpslld ymm15, ymm13, 7                                          ;   295.8 fp2     35 v[4]
        vpsrld ymm13, ymm13, 0x19                                       ;   295.8 fp1     35 v[4]
        vpxor ymm14, ymm14, ymm7                                        ;   287.8 fp3     36 v[1]
        vpxor ymm15, ymm15, ymm13                                       ;   296.8 fp0     35 v[4]
        vpaddd ymm15, ymm15, ymm6                                       ;   297.8 fp2     35 v[4]
        vpslld ymm7, ymm5, 0xa                                          ;   292.8 fp1     36 v[0]
        vpaddd ymm6, ymm6, ymm2                                         ;   287.8 fp3     34 sum
        vmovdqu ymm13, [rbp + 576]                                      ;   288.0 agu1    34 sum reload
        vpaddd ymm6, ymm6, ymm13                                        ;   295.0 fp0     34 sum
        vpxor ymm2, ymm5, ymm12                                         ;   292.8 fp2     25 sum
        vpsrld ymm5, ymm5, 0x16                                         ;   292.8 fp1     36 v[0]
        vpor ymm2, ymm2, ymm15                                          ;   298.8 fp3     25 sum
        vpxor ymm2, ymm2, ymm14                                         ;   299.8 fp0     25 sum
        vpaddd ymm6, ymm6, ymm2                                         ;   300.8 fp2     34 sum
        vpslld ymm2, ymm6, 5                                            ;   301.8 fp1     35 v[3]
        vpsrld ymm6, ymm6, 0x1b                                         ;   301.8 fp2     35 v[3]
        vpxor ymm7, ymm7, ymm5                                          ;   293.8 fp3     36 v[0]
        vpxor ymm2, ymm2, ymm6                                          ;   302.8 fp0     35 v[3]
        vpaddd ymm2, ymm2, ymm4                                         ;   303.8 fp1     35 v[3]
        vpaddd ymm4, ymm4, ymm3                                         ;   293.3 fp2     34 sum
        vmovdqu ymm5, [rel ripemd160_blocks.T0_constants256 + 160]      ;   293.5 agu0    34 sum reload
        vpaddd ymm4, ymm4, ymm5                                         ;   300.5 fp3     34 sum
        vmovdqa ymm6, ymm7                                              ;   294.8         26 sum copy
        vmovdqa ymm3, ymm14                                             ;   294.0         35 v[2] copy
        vpxor ymm12, ymm15, ymm2                                        ;   304.8 fp0     26 sum
        vpand ymm6, ymm6, ymm12                                         ;   305.8 fp1     26 sum
        vpslld ymm12, ymm15, 0xa                                        ;   298.8 fp2     36 v[4]
        vpxor ymm6, ymm6, ymm15                                         ;   306.8 fp3     26 sum
        vpaddd ymm4, ymm4, ymm6                                         ;   307.8 fp0     34 sum
        vpsrld ymm6, ymm15, 0x16                                        ;   298.8 fp1     36 v[4]
        vpslld ymm15, ymm4, 0xb                                         ;   308.8 fp2     35 v[2]
        vpsrld ymm4, ymm4, 0x15                                         ;   308.8 fp1     35 v[2]
        vpxor ymm12, ymm12, ymm6                                        ;   299.8 fp3     36 v[4]
        vpxor ymm15, ymm15, ymm4                                        ;   309.8 fp0     35 v[2]
        vpaddd ymm3, ymm3, ymm15                                        ;   310.8 fp2     35 v[2]
        vpslld ymm4, ymm2, 0xa                                          ;   304.8 fp1     36 v[3]
        vpaddd ymm14, ymm14, ymm10                                      ;   300.0 fp3     34 sum
        vpaddd ymm14, ymm14, ymm5                                       ;   301.0 fp0     34 sum
        vmovdqa ymm6, ymm12                                             ;   300.8         26 sum copy
        vpxor ymm15, ymm2, ymm3                                         ;   311.8 fp2     26 sum
        vpand ymm6, ymm6, ymm15                                         ;   312.8 fp1     26 sum
        vpsrld ymm15, ymm2, 0x16                                        ;   304.8 fp2     36 v[3]
        vpxor ymm2, ymm2, ymm6                                          ;   313.8 fp3     26 sum
        vpaddd ymm14, ymm14, ymm2                                       ;   314.8 fp0     34 sum
        vpslld ymm6, ymm14, 0xc                                         ;   315.8 fp1     35 v[1]
        vpsrld ymm14, ymm14, 0x14                                       ;   315.8 fp2     35 v[1]
        vpxor ymm4, ymm4, ymm15                                         ;   305.8 fp3     36 v[3]
        vpxor ymm6, ymm6, ymm14                                         ;   316.8 fp0     35 v[1]
        vpaddd ymm6, ymm7, ymm6                                         ;   317.8 fp1     35 v[1]
        vpslld ymm14, ymm3, 0xa                                         ;   311.8 fp2     36 v[2]
        vpaddd ymm7, ymm7, ymm1                                         ;   306.0 fp3     34 sum
        vpaddd ymm7, ymm7, ymm5                                         ;   307.0 fp0     34 sum
        vmovdqa ymm15, ymm4                                             ;   306.8         26 sum copy
        vpxor ymm2, ymm3, ymm6                                          ;   318.8 fp1     26 sum
        vpand ymm15, ymm15, ymm2                                        ;   319.8 fp2     26 sum
        vpsrld ymm2, ymm3, 0x16                                         ;   311.8 fp1     36 v[2]
        vpxor ymm3, ymm3, ymm15                                         ;   320.8 fp3     26 sum
        vpaddd ymm7, ymm7, ymm3                                         ;   321.8 fp0     34 sum
        vpslld ymm15, ymm7, 0xe                                         ;   322.8 fp2     35 v[0]
        vpsrld ymm7, ymm7, 0x12                                         ;   322.8 fp1     35 v[0]
        vpxor ymm14, ymm14, ymm2                                        ;   312.8 fp3     36 v[2]
        vpxor ymm15, ymm15, ymm7                                        ;   323.8 fp0     35 v[0]
        vpaddd ymm7, ymm12, ymm15                                       ;   324.8 fp2     35 v[0]
        vpslld ymm15, ymm6, 0xa                                         ;   318.8 fp1     36 v[1]
        vmovdqu ymm2, [rbp + 544]                                       ;   313.0 agu1    34 sum reload
        vpaddd ymm12, ymm12, ymm2                                       ;   320.0 fp3     34 sum
        vpaddd ymm12, ymm12, ymm5                                       ;   321.0 fp0     34 sum
        vmovdqa ymm3, ymm14                                             ;   314.8         26 sum copy
        vpxor ymm1, ymm6, ymm7                                          ;   325.8 fp2     26 sum
        vpand ymm3, ymm3, ymm1                                          ;   326.8 fp1     26 sum
        vpsrld ymm1, ymm6, 0x16                                         ;   318.8 fp2     36 v[1]
        vpxor ymm6, ymm6, ymm3                                          ;   327.8 fp3     26 sum
        vpaddd ymm12, ymm12, ymm6                                       ;   328.8 fp0     34 sum
        vpslld ymm6, ymm12, 0xf                                         ;   329.8 fp1     35 v[4]
        vpsrld ymm12, ymm12, 0x11                                       ;   329.8 fp2     35 v[4]
        vpxor ymm15, ymm15, ymm1                                        ;   319.8 fp3     36 v[1]
        vpxor ymm6, ymm6, ymm12                                         ;   330.8 fp0     35 v[4]
        vpaddd ymm6, ymm4, ymm6                                         ;   331.8 fp1     35 v[4]
        vpslld ymm12, ymm7, 0xa                                         ;   325.8 fp2     36 v[0]
        vmovdqu ymm1, [rbp + 224]                                       ;   320.8 agu0    34 sum reload
        vpaddd ymm4, ymm4, ymm1                                         ;   327.8 fp3     34 sum
        vpaddd ymm4, ymm4, ymm5                                         ;   328.8 fp0     34 sum
        vmovdqa ymm3, ymm15                                             ;   321.8         26 sum copy
        vpxor ymm2, ymm7, ymm6                                          ;   332.8 fp1     26 sum
        vpand ymm3, ymm3, ymm2                                          ;   333.8 fp2     26 sum
        vpsrld ymm2, ymm7, 0x16                                         ;   325.8 fp1     36 v[0]
        vpxor ymm7, ymm7, ymm3                                          ;   334.8 fp3     26 sum
        vpaddd ymm4, ymm4, ymm7                                         ;   335.8 fp0     34 sum
        vpslld ymm7, ymm4, 0xe                                          ;   336.8 fp2     35 v[3]
        vpsrld ymm4, ymm4, 0x12                                         ;   336.8 fp1     35 v[3]
        vpxor ymm12, ymm12, ymm2                                        ;   326.8 fp3     36 v[0]
        vpxor ymm7, ymm7, ymm4                                          ;   337.8 fp0     35 v[3]
        vpaddd ymm4, ymm14, ymm7                                        ;   338.8 fp2     35 v[3]
        vpslld ymm7, ymm6, 0xa                                          ;   332.8 fp1     36 v[4]
        vmovdqu ymm2, [rbp + 448]                                       ;   328.0 agu1    34 sum reload
        vpaddd ymm14, ymm14, ymm2                                       ;   335.0 fp3     34 sum
        vpaddd ymm14, ymm14, ymm5                                       ;   336.0 fp0     34 sum
        vmovdqa ymm3, ymm12                                             ;   329.0         26 sum copy
        vpxor ymm2, ymm6, ymm4                                          ;   339.8 fp2     26 sum
        vpand ymm3, ymm3, ymm2                                          ;   340.8 fp1     26 sum
        vpsrld ymm2, ymm6, 0x16                                         ;   332.8 fp2     36 v[4]
        vpxor ymm6, ymm6, ymm3                                          ;   341.8 fp3     26 sum
        vpaddd ymm14, ymm14, ymm6                                       ;   342.8 fp0     34 sum
        vpslld ymm6, ymm14, 0xf                                         ;   343.8 fp1     35 v[2]
        vpsrld ymm14, ymm14, 0x11                                       ;   343.8 fp2     35 v[2]
        vpxor ymm7, ymm7, ymm2                                          ;   333.8 fp3     36 v[4]
        vpxor ymm6, ymm6, ymm14                                         ;   344.8 fp0     35 v[2]
        vpaddd ymm6, ymm15, ymm6                                        ;   345.8 fp1     35 v[2]
        vpslld ymm14, ymm4, 0xa                                         ;   339.8 fp2     36 v[3]
        vpaddd ymm15, ymm15, ymm13                                      ;   335.0 fp3     34 sum
        vpaddd ymm15, ymm15, ymm5                                       ;   336.0 fp0     34 sum
        vmovdqa ymm2, ymm7                                              ;   335.8         26 sum copy
        vpxor ymm3, ymm4, ymm6                                          ;   346.8 fp1     26 sum
        vpand ymm2, ymm2, ymm3                                          ;   347.8 fp2     26 sum
        vpsrld ymm3, ymm4, 0x16                                         ;   339.8 fp1     36 v[3]
        vpxor ymm4, ymm4, ymm2                                          ;   348.8 fp3     26 sum
        vpaddd ymm15, ymm15, ymm4                                       ;   349.8 fp0     34 sum
        vpslld ymm4, ymm15, 9                                           ;   350.8 fp2     35 v[1]
        vpsrld ymm15, ymm15, 0x17                                       ;   350.8 fp1     35 v[1]
        vpxor ymm14, ymm14, ymm3                                        ;   340.8 fp3     36 v[3]
        vpxor ymm4, ymm4, ymm15                                         ;   351.8 fp0     35 v[1]
        vpaddd ymm4, ymm12, ymm4                                        ;   352.8 fp2     35 v[1]
        vpslld ymm15, ymm6, 0xa                                         ;   346.8 fp1     36 v[2]
        vpsrld ymm2, ymm6, 0x16                                         ;   346.8 fp2     36 v[2]
        vmovdqu ymm3, [rbp + 416]                                       ;   341.8 agu0    34 sum reload
        vpaddd ymm12, ymm12, ymm3                                       ;   348.8 fp3     34 sum
        vpaddd ymm12, ymm12, ymm5                                       ;   349.8 fp0     34 sum
        vpxor ymm15, ymm15, ymm2                                        ;   347.8 fp1     36 v[2]
        vpxor ymm2, ymm6, ymm4                                          ;   353.8 fp2     26 sum
        vpand ymm2, ymm2, ymm14                                         ;   354.8 fp3     26 sum
        vpxor ymm6, ymm6, ymm2                                          ;   355.8 fp0     26 sum
        vpaddd ymm12, ymm12, ymm6                                       ;   356.8 fp1     34 sum
        vmovdqu ymm6, [rel ripemd160_blocks.T0_constants256 + 32]       ;   347.0 agu1    35 v[0] reload
        vpshufb ymm12, ymm12, ymm6                                      ;   357.8 fp2     35 v[0]
        vpaddd ymm12, ymm12, ymm7                                       ;   358.8 fp3     35 v[0]
        vpslld ymm2, ymm4, 0xa                                          ;   353.8 fp1     36 v[1]
        vpaddd ymm7, ymm7, ymm11                                        ;   348.0 fp0     34 sum
        vpaddd ymm7, ymm7, ymm5                                         ;   349.0 fp2     34 sum
        vmovdqa ymm13, ymm15                                            ;   348.8         26 sum copy
        vmovdqu [rbp + 608], ymm11                                      ;   349.0 agu2+fp5   34 sum spill
        vpxor ymm11, ymm4, ymm12                                        ;   359.8 fp3     26 sum
        vpand ymm13, ymm13, ymm11                                       ;   360.8 fp1     26 sum
        vpsrld ymm11, ymm4, 0x16                                        ;   353.8 fp2     36 v[1]
        vpxor ymm4, ymm4, ymm13                                         ;   361.8 fp0     26 sum
        vpaddd ymm7, ymm7, ymm4                                         ;   362.8 fp3     34 sum
        vpslld ymm4, ymm7, 9                                            ;   363.8 fp1     35 v[4]
        vpsrld ymm7, ymm7, 0x17                                         ;   363.8 fp2     35 v[4]
        vpxor ymm2, ymm2, ymm11                                         ;   354.8 fp0     36 v[1]
        vpxor ymm4, ymm4, ymm7                                          ;   364.8 fp3     35 v[4]
        vpaddd ymm4, ymm14, ymm4                                        ;   365.8 fp1     35 v[4]
        vpslld ymm7, ymm12, 0xa                                         ;   359.8 fp2     36 v[0]
        vpaddd ymm14, ymm14, ymm5                                       ;   354.2 fp0     34 sum
        vmovdqu ymm11, [rbp + 256]                                      ;   354.3 agu0    34 sum reload
        vpaddd ymm14, ymm14, ymm11                                      ;   361.3 fp3     34 sum
        vmovdqa ymm13, ymm2                                             ;   355.8         26 sum copy
        vpxor ymm11, ymm12, ymm4                                        ;   366.8 fp1     26 sum
        vpand ymm13, ymm13, ymm11                                       ;   367.8 fp2     26 sum
        vpsrld ymm11, ymm12, 0x16                                       ;   359.8 fp1     36 v[0]
        vpxor ymm12, ymm12, ymm13                                       ;   368.8 fp0     26 sum
        vpaddd ymm14, ymm14, ymm12                                      ;   369.8 fp3     34 sum
        vpslld ymm12, ymm14, 0xe                                        ;   370.8 fp2     35 v[3]
        vpsrld ymm13, ymm14, 0x12                                       ;   370.8 fp1     35 v[3]
        vpxor ymm7, ymm7, ymm11                                         ;   360.8 fp0     36 v[0]
        vpxor ymm12, ymm12, ymm13                                       ;   371.8 fp3     35 v[3]
        vpaddd ymm11, ymm15, ymm12                                      ;   372.8 fp2     35 v[3]
        vpslld ymm12, ymm4, 0xa                                         ;   366.8 fp1     36 v[4]
        vpaddd ymm15, ymm15, ymm5                                       ;   361.3 fp0     34 sum
        vpaddd ymm15, ymm15, ymm0                                       ;   362.3 fp3     34 sum
        vmovdqa ymm13, ymm7                                             ;   361.8         26 sum copy
        vpxor ymm14, ymm4, ymm11                                        ;   373.8 fp2     26 sum
        vpand ymm13, ymm13, ymm14                                       ;   374.8 fp1     26 sum
        vpsrld ymm14, ymm4, 0x16                                        ;   366.8 fp2     36 v[4]
        vpxor ymm4, ymm4, ymm13                                         ;   375.8 fp0     26 sum
        vpaddd ymm15, ymm15, ymm4                                       ;   376.8 fp3     34 sum
        vpslld ymm4, ymm15, 5                                           ;   377.8 fp1     35 v[2]
        vpsrld ymm13, ymm15, 0x1b                                       ;   377.8 fp2     35 v[2]
        vpxor ymm12, ymm12, ymm14                                       ;   367.8 fp0     36 v[4]
        vpxor ymm4, ymm4, ymm13                                         ;   378.8 fp3     35 v[2]
        vpaddd ymm4, ymm2, ymm4                                         ;   379.8 fp1     35 v[2]
        vpslld ymm13, ymm11, 0xa                                        ;   373.8 fp2     36 v[3]
        vpaddd ymm2, ymm2, ymm5                                         ;   368.0 fp0     34 sum
        vpaddd ymm2, ymm2, ymm8                                         ;   369.0 fp3     34 sum
        vmovdqa ymm14, ymm12                                            ;   368.8         26 sum copy
        vpxor ymm15, ymm11, ymm4                                        ;   380.8 fp1     26 sum
        vpand ymm14, ymm14, ymm15                                       ;   381.8 fp2     26 sum
        vpsrld ymm15, ymm11, 0x16                                       ;   373.8 fp1     36 v[3]
        vpxor ymm11, ymm11, ymm14                                       ;   382.8 fp0     26 sum
        vpaddd ymm2, ymm2, ymm11                                        ;   383.8 fp3     34 sum
        vpslld ymm11, ymm2, 6                                           ;   384.8 fp2     35 v[1]
        vpsrld ymm14, ymm2, 0x1a                                        ;   384.8 fp1     35 v[1]
        vpxor ymm13, ymm13, ymm15                                       ;   374.8 fp0     36 v[3]
        vpxor ymm11, ymm11, ymm14                                       ;   385.8 fp3     35 v[1]
        vpaddd ymm11, ymm7, ymm11                                       ;   386.8 fp2     35 v[1]
        vpslld ymm14, ymm4, 0xa                                         ;   380.8 fp1     36 v[2]
        vpsrld ymm15, ymm4, 0x16                                        ;   380.8 fp2     36 v[2]
        vpaddd ymm7, ymm7, ymm5                                         ;   375.8 fp0     34 sum
        vpaddd ymm7, ymm7, ymm9                                         ;   376.8 fp3     34 sum
        vpxor ymm14, ymm14, ymm15                                       ;   381.8 fp1     36 v[2]
        vpxor ymm15, ymm4, ymm11                                        ;   387.8 fp2     26 sum
        vpand ymm15, ymm15, ymm13                                       ;   388.8 fp0     26 sum
        vpxor ymm4, ymm4, ymm15                                         ;   389.8 fp3     26 sum
        vpaddd ymm7, ymm7, ymm4                                         ;   390.8 fp1     34 sum
        vpshufb ymm4, ymm7, ymm6                                        ;   391.8 fp2     35 v[0]
        vpaddd ymm4, ymm12, ymm4                                        ;   392.8 fp0     35 v[0]
        vpslld ymm7, ymm11, 0xa                                         ;   387.8 fp1     36 v[1]
        vpaddd ymm12, ymm12, ymm5                                       ;   381.2 fp3     34 sum
        vmovdqu ymm15, [rbp + 320]                                      ;   381.3 agu1    34 sum reload
        vpaddd ymm12, ymm12, ymm15                                      ;   388.3 fp2     34 sum
        vmovdqa ymm2, ymm14                                             ;   382.8         26 sum copy
        vmovdqu [rbp + 640], ymm8                                       ;   382.0 agu2+fp5   34 sum spill
        vpxor ymm8, ymm11, ymm4                                         ;   393.8 fp0     26 sum
        vpand ymm2, ymm2, ymm8                                          ;   394.8 fp1     26 sum
        vpsrld ymm8, ymm11, 0x16                                        ;   387.8 fp2     36 v[1]
        vpxor ymm11, ymm11, ymm2                                        ;   395.8 fp3     26 sum
        vpaddd ymm12, ymm12, ymm11                                      ;   396.8 fp0     34 sum
        vpslld ymm11, ymm12, 6                                          ;   397.8 fp1     35 v[4]
        vpsrld ymm12, ymm12, 0x1a                                       ;   397.8 fp2     35 v[4]
        vpxor ymm7, ymm7, ymm8                                          ;   388.8 fp3     36 v[1]
        vpxor ymm11, ymm11, ymm12                                       ;   398.8 fp0     35 v[4]
        vpaddd ymm8, ymm13, ymm11                                       ;   399.8 fp1     35 v[4]
        vpslld ymm11, ymm4, 0xa                                         ;   393.8 fp2     36 v[0]
        vpaddd ymm13, ymm13, ymm5                                       ;   388.3 fp3     34 sum
        vmovdqu ymm12, [rbp + 352]                                      ;   388.5 agu0    34 sum reload
        vpaddd ymm13, ymm13, ymm12                                      ;   395.5 fp0     34 sum
        vmovdqa ymm2, ymm7                                              ;   389.8         26 sum copy
        vpxor ymm12, ymm4, ymm8                                         ;   400.8 fp1     26 sum
        vpand ymm2, ymm2, ymm12                                         ;   401.8 fp2     26 sum
        vpsrld ymm12, ymm4, 0x16                                        ;   393.8 fp1     36 v[0]
        vpxor ymm4, ymm4, ymm2                                          ;   402.8 fp3     26 sum
        vpaddd ymm13, ymm13, ymm4                                       ;   403.8 fp0     34 sum
        vpslld ymm4, ymm13, 5                                           ;   404.8 fp2     35 v[3]
        vpsrld ymm13, ymm13, 0x1b                                       ;   404.8 fp1     35 v[3]
        vpxor ymm11, ymm11, ymm12                                       ;   394.8 fp3     36 v[0]
        vpxor ymm4, ymm4, ymm13                                         ;   405.8 fp0     35 v[3]
        vpaddd ymm4, ymm14, ymm4                                        ;   406.8 fp2     35 v[3]
        vpslld ymm12, ymm8, 0xa                                         ;   400.8 fp1     36 v[4]
        vpaddd ymm14, ymm14, ymm5                                       ;   395.5 fp3     34 sum
        vmovdqu ymm5, [rbp + 192]                                       ;   395.7 agu1    34 sum reload
        vpaddd ymm14, ymm14, ymm5                                       ;   402.7 fp0     34 sum
        vmovdqa ymm13, ymm11                                            ;   396.0         26 sum copy
        vpxor ymm2, ymm8, ymm4                                          ;   407.8 fp2     26 sum
        vpand ymm13, ymm13, ymm2                                        ;   408.8 fp1     26 sum
        vpsrld ymm2, ymm8, 0x16                                         ;   400.8 fp2     36 v[4]
        vpxor ymm8, ymm8, ymm13                                         ;   409.8 fp3     26 sum
        vpaddd ymm14, ymm14, ymm8                                       ;   410.8 fp0     34 sum
        vpslld ymm8, ymm14, 0xc                                         ;   411.8 fp1     35 v[2]
        vpsrld ymm13, ymm14, 0x14                                       ;   411.8 fp2     35 v[2]
        vpxor ymm12, ymm12, ymm2                                        ;   401.8 fp3     36 v[4]
        vpxor ymm8, ymm8, ymm13                                         ;   412.8 fp0     35 v[2]
        vpaddd ymm8, ymm7, ymm8                                         ;   413.8 fp1     35 v[2]
        vpaddd ymm7, ymm7, ymm3                                         ;   402.0 fp2     34 sum
        vmovdqu ymm13, [rel ripemd160_blocks.T0_constants256 + 192]     ;   402.2 agu0    34 sum reload
        vpaddd ymm7, ymm7, ymm13                                        ;   409.2 fp3     34 sum
        vmovdqu ymm14, [rel ripemd160_blocks.T0_constants256 + 64]      ;   402.7 agu1    25 sum reload
        vpxor ymm2, ymm12, ymm14                                        ;   409.7 fp0     26 sum
        vpor ymm2, ymm2, ymm4                                           ;   410.7 fp1     26 sum
        vpxor ymm2, ymm2, ymm8                                          ;   414.8 fp2     26 sum
        vpaddd ymm7, ymm7, ymm2                                         ;   415.8 fp3     34 sum
        vpslld ymm2, ymm4, 0xa                                          ;   407.8 fp1     36 v[3]
        vpsrld ymm4, ymm4, 0x16                                         ;   407.8 fp2     36 v[3]
        vpxor ymm2, ymm2, ymm4                                          ;   408.8 fp0     36 v[3]
        vpslld ymm4, ymm7, 9                                            ;   416.8 fp1     35 v[1]
        vpsrld ymm7, ymm7, 0x17                                         ;   416.8 fp2     35 v[1]
        vpxor ymm4, ymm4, ymm7                                          ;   417.8 fp3     35 v[1]
        vpaddd ymm4, ymm4, ymm11                                        ;   418.8 fp0     35 v[1]
        vpslld ymm7, ymm8, 0xa                                          ;   414.8 fp1     36 v[2]
        vpaddd ymm11, ymm11, ymm1                                       ;   409.2 fp2     34 sum
        vpaddd ymm11, ymm11, ymm13                                      ;   410.2 fp3     34 sum
        vpxor ymm3, ymm2, ymm14                                         ;   409.8 fp0     26 sum
        vpor ymm3, ymm3, ymm8                                           ;   414.8 fp1     26 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   414.8 fp2     36 v[2]
        vpxor ymm3, ymm3, ymm4                                          ;   419.8 fp3     26 sum
        vpaddd ymm11, ymm11, ymm3                                       ;   420.8 fp0     34 sum
        vpslld ymm3, ymm11, 0xf                                         ;   421.8 fp1     35 v[0]
        vpsrld ymm11, ymm11, 0x11                                       ;   421.8 fp2     35 v[0]
        vpxor ymm7, ymm7, ymm8                                          ;   415.8 fp3     36 v[2]
        vpxor ymm3, ymm3, ymm11                                         ;   422.8 fp0     35 v[0]
        vpaddd ymm3, ymm3, ymm12                                        ;   423.8 fp1     35 v[0]
        vpslld ymm8, ymm4, 0xa                                          ;   419.8 fp2     36 v[1]
        vpaddd ymm12, ymm12, ymm15                                      ;   415.0 fp3     34 sum
        vpaddd ymm12, ymm12, ymm13                                      ;   416.0 fp0     34 sum
        vmovdqa ymm11, ymm4                                             ;   419.8         26 sum copy
        vpxor ymm1, ymm7, ymm14                                         ;   416.8 fp1     26 sum
        vpor ymm11, ymm11, ymm1                                         ;   419.8 fp2     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   419.8 fp1     36 v[1]
        vpxor ymm11, ymm11, ymm3                                        ;   424.8 fp3     26 sum
        vpaddd ymm12, ymm12, ymm11                                      ;   425.8 fp0     34 sum
        vpslld ymm11, ymm12, 5                                          ;   426.8 fp2     35 v[4]
        vpsrld ymm12, ymm12, 0x1b                                       ;   426.8 fp1     35 v[4]
        vpxor ymm8, ymm8, ymm4                                          ;   420.8 fp3     36 v[1]
        vpxor ymm11, ymm11, ymm12                                       ;   427.8 fp0     35 v[4]
        vpaddd ymm4, ymm2, ymm11                                        ;   428.8 fp2     35 v[4]
        vpslld ymm11, ymm3, 0xa                                         ;   424.8 fp1     36 v[0]
        vpaddd ymm2, ymm2, ymm10                                        ;   420.2 fp3     34 sum
        vpaddd ymm2, ymm2, ymm13                                        ;   421.2 fp0     34 sum
        vmovdqa ymm12, ymm3                                             ;   424.8         26 sum copy
        vpxor ymm1, ymm8, ymm14                                         ;   421.8 fp2     26 sum
        vpor ymm12, ymm12, ymm1                                         ;   424.8 fp1     26 sum
        vpsrld ymm1, ymm3, 0x16                                         ;   424.8 fp2     36 v[0]
        vpxor ymm12, ymm12, ymm4                                        ;   429.8 fp3     26 sum
        vpaddd ymm2, ymm2, ymm12                                        ;   430.8 fp0     34 sum
        vpslld ymm12, ymm2, 0xb                                         ;   431.8 fp1     35 v[3]
        vpsrld ymm2, ymm2, 0x15                                         ;   431.8 fp2     35 v[3]
        vpxor ymm11, ymm11, ymm1                                        ;   425.8 fp3     36 v[0]
        vpxor ymm12, ymm12, ymm2                                        ;   432.8 fp0     35 v[3]
        vpaddd ymm12, ymm7, ymm12                                       ;   433.8 fp1     35 v[3]
        vpslld ymm1, ymm4, 0xa                                          ;   429.8 fp2     36 v[4]
        vpaddd ymm7, ymm7, ymm0                                         ;   425.2 fp3     34 sum
        vpaddd ymm7, ymm7, ymm13                                        ;   426.2 fp0     34 sum
        vmovdqa ymm2, ymm4                                              ;   429.8         26 sum copy
        vpxor ymm3, ymm11, ymm14                                        ;   426.8 fp1     26 sum
        vpor ymm2, ymm2, ymm3                                           ;   429.8 fp2     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   429.8 fp1     36 v[4]
        vpxor ymm2, ymm2, ymm12                                         ;   434.8 fp3     26 sum
        vpaddd ymm7, ymm7, ymm2                                         ;   435.8 fp0     34 sum
        vpslld ymm2, ymm7, 6                                            ;   436.8 fp2     35 v[2]
        vpsrld ymm7, ymm7, 0x1a                                         ;   436.8 fp1     35 v[2]
        vpxor ymm1, ymm1, ymm4                                          ;   430.8 fp3     36 v[4]
        vpxor ymm2, ymm2, ymm7                                          ;   437.8 fp0     35 v[2]
        vpaddd ymm4, ymm8, ymm2                                         ;   438.8 fp2     35 v[2]
        vpslld ymm7, ymm12, 0xa                                         ;   434.8 fp1     36 v[3]
        vpsrld ymm2, ymm12, 0x16                                        ;   434.8 fp2     36 v[3]
        vmovdqu ymm3, [rbp + 576]                                       ;   430.3 agu0    34 sum reload
        vpaddd ymm8, ymm8, ymm3                                         ;   437.3 fp3     34 sum
        vpaddd ymm8, ymm8, ymm13                                        ;   438.3 fp0     34 sum
        vpxor ymm7, ymm7, ymm2                                          ;   435.8 fp1     36 v[3]
        vpxor ymm2, ymm1, ymm14                                         ;   431.8 fp3     26 sum
        vpor ymm12, ymm12, ymm2                                         ;   434.8 fp0     26 sum
        vpxor ymm12, ymm12, ymm4                                        ;   439.8 fp2     26 sum
        vpaddd ymm8, ymm8, ymm12                                        ;   440.8 fp1     34 sum
        vpshufb ymm8, ymm8, ymm6                                        ;   441.8 fp2     35 v[1]
        vpaddd ymm8, ymm8, ymm11                                        ;   442.8 fp3     35 v[1]
        vpslld ymm12, ymm4, 0xa                                         ;   439.8 fp1     36 v[2]
        vpaddd ymm11, ymm11, ymm5                                       ;   435.0 fp0     34 sum
        vpaddd ymm11, ymm11, ymm13                                      ;   436.0 fp2     34 sum
        vmovdqa ymm2, ymm4                                              ;   439.8         26 sum copy
        vpxor ymm3, ymm7, ymm14                                         ;   436.8 fp3     26 sum
        vpor ymm2, ymm2, ymm3                                           ;   439.8 fp1     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   439.8 fp2     36 v[2]
        vpxor ymm2, ymm2, ymm8                                          ;   443.8 fp0     26 sum
        vpaddd ymm11, ymm11, ymm2                                       ;   444.8 fp3     34 sum
        vpslld ymm2, ymm11, 0xd                                         ;   445.8 fp1     35 v[0]
        vpsrld ymm11, ymm11, 0x13                                       ;   445.8 fp2     35 v[0]
        vpxor ymm12, ymm12, ymm4                                        ;   440.8 fp0     36 v[2]
        vpxor ymm2, ymm2, ymm11                                         ;   446.8 fp3     35 v[0]
        vpaddd ymm4, ymm1, ymm2                                         ;   447.8 fp1     35 v[0]
        vpslld ymm11, ymm8, 0xa                                         ;   443.8 fp2     36 v[1]
        vmovdqu ymm2, [rbp + 544]                                       ;   439.8 agu1    34 sum reload
        vpaddd ymm1, ymm1, ymm2                                         ;   446.8 fp0     34 sum
        vpaddd ymm1, ymm1, ymm13                                        ;   447.8 fp3     34 sum
        vmovdqa ymm3, ymm8                                              ;   443.8         26 sum copy
        vpxor ymm2, ymm12, ymm14                                        ;   441.8 fp1     26 sum
        vpor ymm3, ymm3, ymm2                                           ;   443.8 fp2     26 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   443.8 fp1     36 v[1]
        vpxor ymm3, ymm3, ymm4                                          ;   448.8 fp0     26 sum
        vpaddd ymm1, ymm1, ymm3                                         ;   449.8 fp3     34 sum
        vpslld ymm2, ymm1, 0xc                                          ;   450.8 fp2     35 v[4]
        vpsrld ymm1, ymm1, 0x14                                         ;   450.8 fp1     35 v[4]
        vpxor ymm11, ymm11, ymm8                                        ;   444.8 fp0     36 v[1]
        vpxor ymm2, ymm2, ymm1                                          ;   451.8 fp3     35 v[4]
        vpaddd ymm8, ymm7, ymm2                                         ;   452.8 fp2     35 v[4]
        vpslld ymm1, ymm4, 0xa                                          ;   448.8 fp1     36 v[0]
        vpaddd ymm7, ymm7, ymm9                                         ;   444.8 fp0     34 sum
        vpaddd ymm7, ymm7, ymm13                                        ;   445.8 fp3     34 sum
        vmovdqa ymm2, ymm4                                              ;   448.8         26 sum copy
        vpxor ymm3, ymm11, ymm14                                        ;   445.8 fp2     26 sum
        vpor ymm2, ymm2, ymm3                                           ;   448.8 fp1     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   448.8 fp2     36 v[0]
        vpxor ymm2, ymm2, ymm8                                          ;   453.8 fp0     26 sum
        vpaddd ymm7, ymm7, ymm2                                         ;   454.8 fp3     34 sum
        vpslld ymm2, ymm7, 5                                            ;   455.8 fp1     35 v[3]
        vpsrld ymm7, ymm7, 0x1b                                         ;   455.8 fp2     35 v[3]
        vpxor ymm1, ymm1, ymm4                                          ;   449.8 fp0     36 v[0]
        vpxor ymm2, ymm2, ymm7                                          ;   456.8 fp3     35 v[3]
        vpaddd ymm4, ymm12, ymm2                                        ;   457.8 fp1     35 v[3]
        vpslld ymm7, ymm8, 0xa                                          ;   453.8 fp2     36 v[4]
        vpaddd ymm12, ymm12, ymm13                                      ;   449.2 fp0     34 sum
        vmovdqu ymm2, [rbp + 384]                                       ;   449.3 agu0    34 sum reload
        vpaddd ymm12, ymm12, ymm2                                       ;   456.3 fp3     34 sum
        vmovdqa ymm3, ymm8                                              ;   453.8         26 sum copy
        vpxor ymm2, ymm1, ymm14                                         ;   450.8 fp1     26 sum
        vpor ymm3, ymm3, ymm2                                           ;   453.8 fp2     26 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   453.8 fp1     36 v[4]
        vpxor ymm3, ymm3, ymm4                                          ;   458.8 fp0     26 sum
        vpaddd ymm12, ymm12, ymm3                                       ;   459.8 fp3     34 sum
        vpslld ymm2, ymm12, 0xc                                         ;   460.8 fp2     35 v[2]
        vpsrld ymm12, ymm12, 0x14                                       ;   460.8 fp1     35 v[2]
        vpxor ymm7, ymm7, ymm8                                          ;   454.8 fp0     36 v[4]
        vpxor ymm2, ymm2, ymm12                                         ;   461.8 fp3     35 v[2]
        vpaddd ymm8, ymm11, ymm2                                        ;   462.8 fp2     35 v[2]
        vpslld ymm12, ymm4, 0xa                                         ;   458.8 fp1     36 v[3]
        vpaddd ymm11, ymm11, ymm13                                      ;   454.3 fp0     34 sum
        vmovdqu ymm2, [rbp + 256]                                       ;   454.5 agu1    34 sum reload
        vpaddd ymm11, ymm11, ymm2                                       ;   461.5 fp3     34 sum
        vmovdqa ymm3, ymm4                                              ;   458.8         26 sum copy
        vpxor ymm2, ymm7, ymm14                                         ;   455.8 fp2     26 sum
        vpor ymm3, ymm3, ymm2                                           ;   458.8 fp1     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   458.8 fp2     36 v[3]
        vpxor ymm3, ymm3, ymm8                                          ;   463.8 fp0     26 sum
        vpaddd ymm11, ymm11, ymm3                                       ;   464.8 fp3     34 sum
        vpslld ymm2, ymm11, 0xd                                         ;   465.8 fp1     35 v[1]
        vpsrld ymm11, ymm11, 0x13                                       ;   465.8 fp2     35 v[1]
        vpxor ymm12, ymm12, ymm4                                        ;   459.8 fp0     36 v[3]
        vpxor ymm2, ymm2, ymm11                                         ;   466.8 fp3     35 v[1]
        vpaddd ymm4, ymm1, ymm2                                         ;   467.8 fp1     35 v[1]
        vpslld ymm11, ymm8, 0xa                                         ;   463.8 fp2     36 v[2]
        vpaddd ymm1, ymm1, ymm13                                        ;   459.3 fp0     34 sum
        vmovdqu ymm2, [rbp + 448]                                       ;   459.5 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm2                                         ;   466.5 fp3     34 sum
        vmovdqa ymm3, ymm8                                              ;   463.8         26 sum copy
        vpxor ymm2, ymm12, ymm14                                        ;   460.8 fp1     26 sum
        vpor ymm3, ymm3, ymm2                                           ;   463.8 fp2     26 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   463.8 fp1     36 v[2]
        vpxor ymm3, ymm3, ymm4                                          ;   468.8 fp0     26 sum
        vpaddd ymm1, ymm1, ymm3                                         ;   469.8 fp3     34 sum
        vpslld ymm2, ymm1, 0xe                                          ;   470.8 fp2     35 v[0]
        vpsrld ymm1, ymm1, 0x12                                         ;   470.8 fp1     35 v[0]
        vpxor ymm11, ymm11, ymm8                                        ;   464.8 fp0     36 v[2]
        vpxor ymm2, ymm2, ymm1                                          ;   471.8 fp3     35 v[0]
        vpaddd ymm8, ymm7, ymm2                                         ;   472.8 fp2     35 v[0]
        vpslld ymm1, ymm4, 0xa                                          ;   468.8 fp1     36 v[1]
        vpaddd ymm7, ymm7, ymm13                                        ;   464.3 fp0     34 sum
        vmovdqu ymm2, [rbp + 480]                                       ;   464.5 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm2                                         ;   471.5 fp3     34 sum
        vmovdqa ymm3, ymm4                                              ;   468.8         26 sum copy
        vpxor ymm2, ymm11, ymm14                                        ;   465.8 fp2     26 sum
        vpor ymm3, ymm3, ymm2                                           ;   468.8 fp1     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   468.8 fp2     36 v[1]
        vpxor ymm3, ymm3, ymm8                                          ;   473.8 fp0     26 sum
        vpaddd ymm7, ymm7, ymm3                                         ;   474.8 fp3     34 sum
        vpslld ymm2, ymm7, 0xb                                          ;   475.8 fp1     35 v[4]
        vpsrld ymm7, ymm7, 0x15                                         ;   475.8 fp2     35 v[4]
        vpxor ymm1, ymm1, ymm4                                          ;   469.8 fp0     36 v[1]
        vpxor ymm2, ymm2, ymm7                                          ;   476.8 fp3     35 v[4]
        vpaddd ymm4, ymm12, ymm2                                        ;   477.8 fp1     35 v[4]
        vpslld ymm7, ymm8, 0xa                                          ;   473.8 fp2     36 v[0]
        vpsrld ymm2, ymm8, 0x16                                         ;   473.8 fp1     36 v[0]
        vpaddd ymm12, ymm12, ymm13                                      ;   469.5 fp0     34 sum
        vmovdqu ymm3, [rbp + 352]                                       ;   469.7 agu0    34 sum reload
        vpaddd ymm12, ymm12, ymm3                                       ;   476.7 fp3     34 sum
        vpxor ymm7, ymm7, ymm2                                          ;   474.8 fp2     36 v[0]
        vpxor ymm2, ymm1, ymm14                                         ;   470.8 fp0     26 sum
        vpor ymm8, ymm8, ymm2                                           ;   473.8 fp3     26 sum
        vpxor ymm8, ymm8, ymm4                                          ;   478.8 fp1     26 sum
        vpaddd ymm12, ymm12, ymm8                                       ;   479.8 fp2     34 sum
        vpshufb ymm8, ymm12, ymm6                                       ;   480.8 fp1     35 v[3]
        vpaddd ymm8, ymm8, ymm11                                        ;   481.8 fp0     35 v[3]
        vpslld ymm12, ymm4, 0xa                                         ;   478.8 fp2     36 v[4]
        vpaddd ymm11, ymm11, ymm13                                      ;   473.8 fp3     34 sum
        vmovdqu ymm2, [rbp + 640]                                       ;   474.0 agu1    34 sum reload
        vpaddd ymm11, ymm11, ymm2                                       ;   481.0 fp0     34 sum
        vmovdqa ymm2, ymm4                                              ;   478.8         26 sum copy
        vpxor ymm3, ymm7, ymm14                                         ;   475.8 fp1     26 sum
        vpor ymm2, ymm2, ymm3                                           ;   478.8 fp2     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   478.8 fp1     36 v[4]
        vpxor ymm2, ymm2, ymm8                                          ;   482.8 fp3     26 sum
        vpaddd ymm11, ymm11, ymm2                                       ;   483.8 fp0     34 sum
        vpslld ymm2, ymm11, 5                                           ;   484.8 fp2     35 v[2]
        vpsrld ymm11, ymm11, 0x1b                                       ;   484.8 fp1     35 v[2]
        vpxor ymm12, ymm12, ymm4                                        ;   479.8 fp3     36 v[4]
        vpxor ymm2, ymm2, ymm11                                         ;   485.8 fp0     35 v[2]
        vpaddd ymm4, ymm1, ymm2                                         ;   486.8 fp2     35 v[2]
        vpslld ymm11, ymm8, 0xa                                         ;   482.8 fp1     36 v[3]
        vpsrld ymm2, ymm8, 0x16                                         ;   482.8 fp2     36 v[3]
        vpaddd ymm1, ymm1, ymm13                                        ;   479.2 fp3     34 sum
        vmovdqu ymm13, [rbp + 608]                                      ;   479.3 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm13                                        ;   486.3 fp0     34 sum
        vpxor ymm3, ymm12, ymm14                                        ;   480.8 fp1     26 sum
        vpor ymm8, ymm8, ymm3                                           ;   482.8 fp2     26 sum
        vpxor ymm8, ymm8, ymm4                                          ;   487.8 fp3     26 sum
        vpaddd ymm1, ymm1, ymm8                                         ;   488.8 fp0     34 sum
        vpslld ymm8, ymm1, 6                                            ;   489.8 fp1     35 v[1]
        vpsrld ymm1, ymm1, 0x1a                                         ;   489.8 fp2     35 v[1]
        vmovdqu ymm3, [rbp - 128]                                       ;   481.2 agu1    44 x[0] reload
        vmovdqu [rbp + 672], ymm7                                       ;   481.3 agu2+fp5   36 v[0] spill
        vpaddd ymm7, ymm15, ymm3                                        ;   488.2 fp3     34 sum
        vpaddd ymm7, ymm7, [rel ripemd160_blocks.T0_constants256 + 224] ;   489.2 fp0+agu0   34 sum
        vpxor ymm11, ymm11, ymm2                                        ;   483.8 fp1     36 v[3]
        vpxor ymm8, ymm8, ymm1                                          ;   490.8 fp2     35 v[1]
        vmovdqu ymm1, [rbp + 32]                                        ;   483.2 agu1    26 sum
        vpxor ymm1, ymm1, ymm14                                         ;   490.2 fp3     26 sum
        vmovdqu ymm2, [rbp + 96]                                        ;   483.5 agu0    44 x[1] reload
        vpor ymm1, ymm1, ymm2                                           ;   491.2 fp0     26 sum
        vmovdqa ymm3, ymm2                                              ;   490.5         26 sum copy
        vpxor ymm2, ymm14, [rbp + 160]                                  ;   484.2 fp1+agu1   26 sum
        vpor ymm2, ymm2, [rbp + 128]                                    ;   485.2 fp2+agu0   26 sum
        vpxor ymm3, ymm3, ymm2                                          ;   490.5 fp3     26 sum
        vpaddd ymm7, ymm7, ymm3                                         ;   491.5 fp0     34 sum
        vpshufb ymm7, ymm7, ymm6                                        ;   492.5 fp1     35 v[0]
        vmovdqu ymm2, [rbp + 64]                                        ;   485.8 agu1    44 x[4] reload
        vpaddd ymm7, ymm7, ymm2                                         ;   493.5 fp2     35 v[0]
        vpxor ymm1, ymm1, ymm7                                          ;   494.5 fp3     26 sum
        vpaddd ymm1, ymm1, ymm2                                         ;   495.5 fp0     34 sum
        vpaddd ymm1, ymm1, ymm9                                         ;   496.5 fp1     34 sum
        vmovdqu ymm3, [rel ripemd160_blocks.T0_constants256 + 224]      ;   488.2 agu0    34 sum reload
        vpaddd ymm1, ymm1, ymm3                                         ;   497.5 fp2     34 sum
        vpslld ymm2, ymm1, 9                                            ;   498.5 fp1     35 v[4]
        vpsrld ymm1, ymm1, 0x17                                         ;   498.5 fp2     35 v[4]
        vpxor ymm2, ymm2, ymm1                                          ;   499.5 fp3     35 v[4]
        vmovdqu ymm1, [rbp + 160]                                       ;   490.0 agu1    44 x[3] reload
        vpaddd ymm2, ymm2, ymm1                                         ;   500.5 fp0     35 v[4]
        vmovdqu [rbp + 704], ymm8                                       ;   491.8 agu2+fp5   35 v[1] spill
        vpslld ymm8, ymm7, 0xa                                          ;   494.5 fp1     36 v[0]
        vmovdqu [rbp + 736], ymm12                                      ;   491.3 agu0+fp5   36 v[4] spill
        vmovdqa ymm12, ymm7                                             ;   494.5         26 sum copy
        vmovdqu [rbp + 768], ymm11                                      ;   492.3 agu1+fp5   36 v[3] spill
        vpaddd ymm11, ymm0, ymm1                                        ;   497.0 fp2     34 sum
        vpaddd ymm11, ymm11, ymm3                                       ;   498.0 fp3     34 sum
        vmovdqa ymm1, ymm2                                              ;   501.5         26 sum copy
        vmovdqu [rbp + 800], ymm4                                       ;   493.3 agu2+fp5   35 v[2] spill
        vmovdqu ymm4, [rbp + 288]                                       ;   492.5 agu0    26 sum
        vpxor ymm4, ymm4, ymm14                                         ;   499.5 fp0     26 sum
        vpor ymm12, ymm12, ymm4                                         ;   500.5 fp1     26 sum
        vpxor ymm1, ymm1, ymm12                                         ;   501.5 fp2     26 sum
        vpaddd ymm11, ymm11, ymm1                                       ;   502.5 fp3     34 sum
        vpsrld ymm4, ymm7, 0x16                                         ;   494.7 fp1     36 v[0]
        vpslld ymm7, ymm11, 9                                           ;   503.5 fp2     35 v[3]
        vpsrld ymm11, ymm11, 0x17                                       ;   503.5 fp1     35 v[3]
        vpxor ymm8, ymm8, ymm4                                          ;   495.7 fp0     36 v[0]
        vpxor ymm7, ymm7, ymm11                                         ;   504.5 fp3     35 v[3]
        vmovdqu ymm4, [rbp + 32]                                        ;   496.5 agu1    36 v[2] reload
        vpaddd ymm7, ymm7, ymm4                                         ;   505.5 fp2     35 v[3]
        vpslld ymm11, ymm2, 0xa                                         ;   501.5 fp1     36 v[4]
        vmovdqu ymm12, [rbp + 224]                                      ;   497.5 agu0    34 sum reload
        vpaddd ymm4, ymm4, ymm12                                        ;   504.5 fp0     34 sum
        vpaddd ymm4, ymm4, ymm3                                         ;   505.5 fp3     34 sum
        vmovdqa ymm1, ymm2                                              ;   501.5         26 sum copy
        vpxor ymm15, ymm8, ymm14                                        ;   498.7 fp2     26 sum
        vpor ymm1, ymm1, ymm15                                          ;   501.5 fp1     26 sum
        vpsrld ymm15, ymm2, 0x16                                        ;   501.5 fp2     36 v[4]
        vpxor ymm1, ymm1, ymm7                                          ;   506.5 fp0     26 sum
        vpaddd ymm4, ymm4, ymm1                                         ;   507.5 fp3     34 sum
        vpslld ymm1, ymm4, 0xb                                          ;   508.5 fp1     35 v[2]
        vpsrld ymm4, ymm4, 0x15                                         ;   508.5 fp2     35 v[2]
        vpxor ymm11, ymm11, ymm15                                       ;   502.5 fp0     36 v[4]
        vpxor ymm1, ymm1, ymm4                                          ;   509.5 fp3     35 v[2]
        vmovdqu ymm4, [rbp + 288]                                       ;   502.0 agu1    36 v[1] reload
        vpaddd ymm1, ymm1, ymm4                                         ;   510.5 fp1     35 v[2]
        vpslld ymm15, ymm7, 0xa                                         ;   506.5 fp2     36 v[3]
        vpaddd ymm4, ymm4, ymm10                                        ;   509.0 fp0     34 sum
        vpaddd ymm4, ymm4, ymm3                                         ;   510.0 fp3     34 sum
        vmovdqa ymm2, ymm7                                              ;   506.5         26 sum copy
        vpxor ymm10, ymm11, ymm14                                       ;   503.5 fp1     26 sum
        vpor ymm2, ymm2, ymm10                                          ;   506.5 fp2     26 sum
        vpsrld ymm7, ymm7, 0x16                                         ;   506.5 fp1     36 v[3]
        vpxor ymm2, ymm2, ymm1                                          ;   511.5 fp0     26 sum
        vpaddd ymm4, ymm4, ymm2                                         ;   512.5 fp3     34 sum
        vpslld ymm10, ymm4, 0xd                                         ;   513.5 fp2     35 v[1]
        vpsrld ymm4, ymm4, 0x13                                         ;   513.5 fp1     35 v[1]
        vpxor ymm15, ymm15, ymm7                                        ;   507.5 fp0     36 v[3]
        vpxor ymm10, ymm10, ymm4                                        ;   514.5 fp3     35 v[1]
        vpaddd ymm4, ymm8, ymm10                                        ;   515.5 fp2     35 v[1]
        vpslld ymm7, ymm1, 0xa                                          ;   511.5 fp1     36 v[2]
        vpaddd ymm8, ymm8, ymm5                                         ;   507.5 fp0     34 sum
        vpaddd ymm8, ymm8, ymm3                                         ;   508.5 fp3     34 sum
        vmovdqa ymm10, ymm1                                             ;   511.5         26 sum copy
        vpxor ymm2, ymm15, ymm14                                        ;   508.5 fp2     26 sum
        vpor ymm10, ymm10, ymm2                                         ;   511.5 fp1     26 sum
        vpsrld ymm1, ymm1, 0x16                                         ;   511.5 fp2     36 v[2]
        vpxor ymm10, ymm10, ymm4                                        ;   516.5 fp0     26 sum
        vpaddd ymm8, ymm8, ymm10                                        ;   517.5 fp3     34 sum
        vpslld ymm10, ymm8, 0xf                                         ;   518.5 fp1     35 v[0]
        vpsrld ymm8, ymm8, 0x11                                         ;   518.5 fp2     35 v[0]
        vpxor ymm7, ymm7, ymm1                                          ;   512.5 fp0     36 v[2]
        vpxor ymm10, ymm10, ymm8                                        ;   519.5 fp3     35 v[0]
        vpaddd ymm8, ymm11, ymm10                                       ;   520.5 fp1     35 v[0]
        vpslld ymm10, ymm4, 0xa                                         ;   516.5 fp2     36 v[1]
        vmovdqu ymm1, [rbp + 480]                                       ;   511.8 agu0    34 sum reload
        vpaddd ymm11, ymm11, ymm1                                       ;   518.8 fp0     34 sum
        vpaddd ymm11, ymm11, ymm3                                       ;   519.8 fp3     34 sum
        vmovdqa ymm2, ymm4                                              ;   516.5         26 sum copy
        vpxor ymm5, ymm7, ymm14                                         ;   513.5 fp1     26 sum
        vpor ymm2, ymm2, ymm5                                           ;   516.5 fp2     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   516.5 fp1     36 v[1]
        vpxor ymm2, ymm2, ymm8                                          ;   521.5 fp0     26 sum
        vpaddd ymm11, ymm11, ymm2                                       ;   522.5 fp3     34 sum
        vpslld ymm5, ymm11, 0xf                                         ;   523.5 fp2     35 v[4]
        vpsrld ymm11, ymm11, 0x11                                       ;   523.5 fp1     35 v[4]
        vpxor ymm10, ymm10, ymm4                                        ;   517.5 fp0     36 v[1]
        vpxor ymm5, ymm5, ymm11                                         ;   524.5 fp3     35 v[4]
        vpaddd ymm4, ymm15, ymm5                                        ;   525.5 fp2     35 v[4]
        vpslld ymm5, ymm8, 0xa                                          ;   521.5 fp1     36 v[0]
        vmovdqu ymm11, [rbp + 416]                                      ;   517.2 agu1    34 sum reload
        vpaddd ymm15, ymm15, ymm11                                      ;   524.2 fp0     34 sum
        vpaddd ymm15, ymm15, ymm3                                       ;   525.2 fp3     34 sum
        vmovdqa ymm2, ymm8                                              ;   521.5         26 sum copy
        vpxor ymm11, ymm10, ymm14                                       ;   518.5 fp2     26 sum
        vpor ymm2, ymm2, ymm11                                          ;   521.5 fp1     26 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   521.5 fp2     36 v[0]
        vpxor ymm2, ymm2, ymm4                                          ;   526.5 fp0     26 sum
        vpaddd ymm15, ymm15, ymm2                                       ;   527.5 fp3     34 sum
        vpslld ymm11, ymm15, 5                                          ;   528.5 fp1     35 v[3]
        vpsrld ymm15, ymm15, 0x1b                                       ;   528.5 fp2     35 v[3]
        vpxor ymm5, ymm5, ymm8                                          ;   522.5 fp0     36 v[0]
        vpxor ymm11, ymm11, ymm15                                       ;   529.5 fp3     35 v[3]
        vpaddd ymm8, ymm7, ymm11                                        ;   530.5 fp1     35 v[3]
        vpslld ymm11, ymm4, 0xa                                         ;   526.5 fp2     36 v[4]
        vpaddd ymm7, ymm7, ymm13                                        ;   522.5 fp0     34 sum
        vpaddd ymm7, ymm7, ymm3                                         ;   523.5 fp3     34 sum
        vmovdqa ymm15, ymm4                                             ;   526.5         26 sum copy
        vpxor ymm2, ymm5, ymm14                                         ;   523.5 fp1     26 sum
        vpor ymm15, ymm15, ymm2                                         ;   526.5 fp2     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   526.5 fp1     36 v[4]
        vpxor ymm15, ymm15, ymm8                                        ;   531.5 fp0     26 sum
        vpaddd ymm7, ymm7, ymm15                                        ;   532.5 fp3     34 sum
        vpslld ymm15, ymm7, 7                                           ;   533.5 fp2     35 v[2]
        vpsrld ymm7, ymm7, 0x19                                         ;   533.5 fp1     35 v[2]
        vpxor ymm11, ymm11, ymm4                                        ;   527.5 fp0     36 v[4]
        vpxor ymm15, ymm15, ymm7                                        ;   534.5 fp3     35 v[2]
        vpaddd ymm4, ymm10, ymm15                                       ;   535.5 fp2     35 v[2]
        vpslld ymm7, ymm8, 0xa                                          ;   531.5 fp1     36 v[3]
        vpaddd ymm10, ymm10, ymm3                                       ;   526.8 fp0     34 sum
        vmovdqu ymm15, [rbp + 352]                                      ;   527.0 agu0    34 sum reload
        vpaddd ymm10, ymm10, ymm15                                      ;   534.0 fp3     34 sum
        vmovdqa ymm2, ymm8                                              ;   531.5         26 sum copy
        vpxor ymm13, ymm11, ymm14                                       ;   528.5 fp2     26 sum
        vpor ymm2, ymm2, ymm13                                          ;   531.5 fp1     26 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   531.5 fp2     36 v[3]
        vpxor ymm2, ymm2, ymm4                                          ;   536.5 fp0     26 sum
        vpaddd ymm10, ymm10, ymm2                                       ;   537.5 fp3     34 sum
        vpslld ymm13, ymm10, 7                                          ;   538.5 fp1     35 v[1]
        vpsrld ymm10, ymm10, 0x19                                       ;   538.5 fp2     35 v[1]
        vpxor ymm7, ymm7, ymm8                                          ;   532.5 fp0     36 v[3]
        vpxor ymm13, ymm13, ymm10                                       ;   539.5 fp3     35 v[1]
        vpaddd ymm8, ymm5, ymm13                                        ;   540.5 fp1     35 v[1]
        vpslld ymm10, ymm4, 0xa                                         ;   536.5 fp2     36 v[2]
        vpsrld ymm13, ymm4, 0x16                                        ;   536.5 fp1     36 v[2]
        vpaddd ymm5, ymm5, ymm3                                         ;   532.2 fp0     34 sum
        vmovdqu ymm2, [rbp + 640]                                       ;   532.3 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm2                                         ;   539.3 fp3     34 sum
        vpxor ymm10, ymm10, ymm13                                       ;   537.5 fp2     36 v[2]
        vpxor ymm13, ymm7, ymm14                                        ;   533.5 fp0     26 sum
        vpor ymm4, ymm4, ymm13                                          ;   536.5 fp3     26 sum
        vpxor ymm4, ymm4, ymm8                                          ;   541.5 fp1     26 sum
        vpaddd ymm5, ymm5, ymm4                                         ;   542.5 fp2     34 sum
        vpshufb ymm4, ymm5, ymm6                                        ;   543.5 fp1     35 v[0]
        vpaddd ymm4, ymm4, ymm11                                        ;   544.5 fp0     35 v[0]
        vpslld ymm5, ymm8, 0xa                                          ;   541.5 fp2     36 v[1]
        vpaddd ymm11, ymm11, ymm3                                       ;   536.5 fp3     34 sum
        vmovdqu ymm13, [rbp + 448]                                      ;   536.7 agu0    34 sum reload
        vpaddd ymm11, ymm11, ymm13                                      ;   543.7 fp0     34 sum
        vmovdqa ymm13, ymm8                                             ;   541.5         26 sum copy
        vpxor ymm2, ymm10, ymm14                                        ;   538.5 fp1     26 sum
        vpor ymm13, ymm13, ymm2                                         ;   541.5 fp2     26 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   541.5 fp1     36 v[1]
        vpxor ymm13, ymm13, ymm4                                        ;   545.5 fp3     26 sum
        vpaddd ymm11, ymm11, ymm13                                      ;   546.5 fp0     34 sum
        vpslld ymm13, ymm11, 0xb                                        ;   547.5 fp2     35 v[4]
        vpsrld ymm11, ymm11, 0x15                                       ;   547.5 fp1     35 v[4]
        vpxor ymm5, ymm5, ymm8                                          ;   542.5 fp3     36 v[1]
        vpxor ymm13, ymm13, ymm11                                       ;   548.5 fp0     35 v[4]
        vpaddd ymm8, ymm7, ymm13                                        ;   549.5 fp2     35 v[4]
        vpslld ymm11, ymm4, 0xa                                         ;   545.5 fp1     36 v[0]
        vpaddd ymm7, ymm7, ymm3                                         ;   541.7 fp3     34 sum
        vmovdqu ymm13, [rbp + 384]                                      ;   541.8 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm13                                        ;   548.8 fp0     34 sum
        vmovdqa ymm2, ymm4                                              ;   545.5         26 sum copy
        vpxor ymm13, ymm5, ymm14                                        ;   543.5 fp2     26 sum
        vpor ymm2, ymm2, ymm13                                          ;   545.5 fp1     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   545.5 fp2     36 v[0]
        vpxor ymm2, ymm2, ymm8                                          ;   550.5 fp3     26 sum
        vpaddd ymm7, ymm7, ymm2                                         ;   551.5 fp0     34 sum
        vpslld ymm13, ymm7, 0xe                                         ;   552.5 fp1     35 v[3]
        vpsrld ymm7, ymm7, 0x12                                         ;   552.5 fp2     35 v[3]
        vpxor ymm11, ymm11, ymm4                                        ;   546.5 fp3     36 v[0]
        vpxor ymm13, ymm13, ymm7                                        ;   553.5 fp0     35 v[3]
        vpaddd ymm4, ymm10, ymm13                                       ;   554.5 fp1     35 v[3]
        vpslld ymm7, ymm8, 0xa                                          ;   550.5 fp2     36 v[4]
        vpaddd ymm10, ymm10, ymm3                                       ;   546.0 fp3     34 sum
        vmovdqu ymm13, [rbp + 544]                                      ;   546.2 agu0    34 sum reload
        vpaddd ymm10, ymm10, ymm13                                      ;   553.2 fp0     34 sum
        vmovdqa ymm2, ymm8                                              ;   550.5         26 sum copy
        vpxor ymm13, ymm11, ymm14                                       ;   547.5 fp1     26 sum
        vpor ymm2, ymm2, ymm13                                          ;   550.5 fp2     26 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   550.5 fp1     36 v[4]
        vpxor ymm2, ymm2, ymm4                                          ;   555.5 fp3     26 sum
        vpaddd ymm10, ymm10, ymm2                                       ;   556.5 fp0     34 sum
        vpslld ymm13, ymm10, 0xe                                        ;   557.5 fp2     35 v[2]
        vpsrld ymm10, ymm10, 0x12                                       ;   557.5 fp1     35 v[2]
        vpxor ymm7, ymm7, ymm8                                          ;   551.5 fp3     36 v[4]
        vpxor ymm13, ymm13, ymm10                                       ;   558.5 fp0     35 v[2]
        vpaddd ymm8, ymm5, ymm13                                        ;   559.5 fp2     35 v[2]
        vpslld ymm10, ymm4, 0xa                                         ;   555.5 fp1     36 v[3]
        vpaddd ymm5, ymm5, ymm3                                         ;   551.0 fp3     34 sum
        vmovdqu ymm13, [rbp + 256]                                      ;   551.2 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm13                                        ;   558.2 fp0     34 sum
        vmovdqa ymm2, ymm4                                              ;   555.5         26 sum copy
        vpxor ymm6, ymm7, ymm14                                         ;   552.5 fp2     26 sum
        vpor ymm2, ymm2, ymm6                                           ;   555.5 fp1     26 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   555.5 fp2     36 v[3]
        vpxor ymm2, ymm2, ymm8                                          ;   560.5 fp3     26 sum
        vpaddd ymm5, ymm5, ymm2                                         ;   561.5 fp0     34 sum
        vpslld ymm6, ymm5, 0xc                                          ;   562.5 fp1     35 v[1]
        vpsrld ymm5, ymm5, 0x14                                         ;   562.5 fp2     35 v[1]
        vpxor ymm10, ymm10, ymm4                                        ;   556.5 fp3     36 v[3]
        vpxor ymm6, ymm6, ymm5                                          ;   563.5 fp0     35 v[1]
        vpaddd ymm4, ymm11, ymm6                                        ;   564.5 fp1     35 v[1]
        vpslld ymm5, ymm8, 0xa                                          ;   560.5 fp2     36 v[2]
        vpaddd ymm11, ymm11, ymm3                                       ;   556.0 fp3     34 sum
        vmovdqu ymm6, [rbp + 576]                                       ;   556.2 agu0    34 sum reload
        vpaddd ymm11, ymm11, ymm6                                       ;   563.2 fp0     34 sum
        vmovdqa ymm2, ymm8                                              ;   560.5         26 sum copy
        vpxor ymm3, ymm10, ymm14                                        ;   557.5 fp1     26 sum
        vpor ymm2, ymm2, ymm3                                           ;   560.5 fp2     26 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   560.5 fp1     36 v[2]
        vpxor ymm2, ymm2, ymm4                                          ;   565.5 fp3     26 sum
        vpaddd ymm11, ymm11, ymm2                                       ;   566.5 fp0     34 sum
        vpslld ymm2, ymm11, 6                                           ;   567.5 fp2     35 v[0]
        vpsrld ymm11, ymm11, 0x1a                                       ;   567.5 fp1     35 v[0]
        vpxor ymm5, ymm5, ymm8                                          ;   561.5 fp3     36 v[2]
        vpxor ymm2, ymm2, ymm11                                         ;   568.5 fp0     35 v[0]
        vpaddd ymm8, ymm7, ymm2                                         ;   569.5 fp2     35 v[0]
        vpaddd ymm7, ymm7, ymm15                                        ;   560.8 fp1     34 sum
        vmovdqu ymm11, [rel ripemd160_blocks.T0_constants256 + 256]     ;   561.0 agu1    34 sum reload
        vpaddd ymm7, ymm7, ymm11                                        ;   568.0 fp3     34 sum
        vmovdqa ymm2, ymm5                                              ;   562.5         26 sum copy
        vmovdqa ymm3, ymm10                                             ;   561.5         35 v[4] copy
        vpxor ymm15, ymm4, ymm8                                         ;   570.5 fp0     26 sum
        vpand ymm2, ymm2, ymm15                                         ;   571.5 fp2     26 sum
        vpslld ymm15, ymm4, 0xa                                         ;   565.5 fp1     36 v[1]
        vpxor ymm2, ymm2, ymm4                                          ;   572.5 fp3     26 sum
        vpaddd ymm7, ymm7, ymm2                                         ;   573.5 fp0     34 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   565.5 fp2     36 v[1]
        vpslld ymm2, ymm7, 9                                            ;   574.5 fp1     35 v[4]
        vpsrld ymm7, ymm7, 0x17                                         ;   574.5 fp2     35 v[4]
        vpxor ymm15, ymm15, ymm4                                        ;   566.5 fp3     36 v[1]
        vpxor ymm2, ymm2, ymm7                                          ;   575.5 fp0     35 v[4]
        vpaddd ymm3, ymm3, ymm2                                         ;   576.5 fp1     35 v[4]
        vpslld ymm4, ymm8, 0xa                                          ;   570.5 fp2     36 v[0]
        vpaddd ymm10, ymm10, ymm1                                       ;   566.5 fp3     34 sum
        vpaddd ymm10, ymm10, ymm11                                      ;   568.0 fp0     34 sum
        vmovdqa ymm7, ymm15                                             ;   567.5         26 sum copy
        vpxor ymm2, ymm8, ymm3                                          ;   577.5 fp1     26 sum
        vpand ymm7, ymm7, ymm2                                          ;   578.5 fp2     26 sum
        vpsrld ymm2, ymm8, 0x16                                         ;   570.5 fp1     36 v[0]
        vpxor ymm8, ymm8, ymm7                                          ;   579.5 fp3     26 sum
        vpaddd ymm10, ymm10, ymm8                                       ;   580.5 fp0     34 sum
        vpslld ymm7, ymm10, 0xd                                         ;   581.5 fp2     35 v[3]
        vpsrld ymm8, ymm10, 0x13                                        ;   581.5 fp1     35 v[3]
        vpxor ymm4, ymm4, ymm2                                          ;   571.5 fp3     36 v[0]
        vpxor ymm7, ymm7, ymm8                                          ;   582.5 fp0     35 v[3]
        vpaddd ymm7, ymm5, ymm7                                         ;   583.5 fp2     35 v[3]
        vpslld ymm8, ymm3, 0xa                                          ;   577.5 fp1     36 v[4]
        vpaddd ymm5, ymm5, ymm13                                        ;   571.7 fp3     34 sum
        vpaddd ymm5, ymm5, ymm11                                        ;   572.7 fp0     34 sum
        vmovdqa ymm10, ymm4                                             ;   572.5         26 sum copy
        vpxor ymm2, ymm3, ymm7                                          ;   584.5 fp2     26 sum
        vpand ymm10, ymm10, ymm2                                        ;   585.5 fp1     26 sum
        vpsrld ymm2, ymm3, 0x16                                         ;   577.5 fp2     36 v[4]
        vpxor ymm3, ymm3, ymm10                                         ;   586.5 fp3     26 sum
        vpaddd ymm5, ymm5, ymm3                                         ;   587.5 fp0     34 sum
        vpslld ymm10, ymm5, 0xf                                         ;   588.5 fp1     35 v[2]
        vpsrld ymm5, ymm5, 0x11                                         ;   588.5 fp2     35 v[2]
        vpxor ymm8, ymm8, ymm2                                          ;   578.5 fp3     36 v[4]
        vpxor ymm10, ymm10, ymm5                                        ;   589.5 fp0     35 v[2]
        vpaddd ymm5, ymm15, ymm10                                       ;   590.5 fp1     35 v[2]
        vpslld ymm10, ymm7, 0xa                                         ;   584.5 fp2     36 v[3]
        vpaddd ymm15, ymm15, ymm0                                       ;   578.7 fp3     34 sum
        vpaddd ymm15, ymm15, ymm11                                      ;   579.7 fp0     34 sum
        vmovdqa ymm2, ymm8                                              ;   579.5         26 sum copy
        vpxor ymm3, ymm7, ymm5                                          ;   591.5 fp1     26 sum
        vpand ymm2, ymm2, ymm3                                          ;   592.5 fp2     26 sum
        vpsrld ymm3, ymm7, 0x16                                         ;   584.5 fp1     36 v[3]
        vpxor ymm7, ymm7, ymm2                                          ;   593.5 fp3     26 sum
        vpaddd ymm15, ymm15, ymm7                                       ;   594.5 fp0     34 sum
        vpslld ymm7, ymm15, 7                                           ;   595.5 fp2     35 v[1]
        vpsrld ymm15, ymm15, 0x19                                       ;   595.5 fp1     35 v[1]
        vpxor ymm10, ymm10, ymm3                                        ;   585.5 fp3     36 v[3]
        vpxor ymm7, ymm7, ymm15                                         ;   596.5 fp0     35 v[1]
        vpaddd ymm7, ymm4, ymm7                                         ;   597.5 fp2     35 v[1]
        vpslld ymm15, ymm5, 0xa                                         ;   591.5 fp1     36 v[2]
        vpaddd ymm4, ymm4, ymm12                                        ;   585.7 fp3     34 sum
        vpaddd ymm4, ymm4, ymm11                                        ;   586.7 fp0     34 sum
        vmovdqa ymm2, ymm10                                             ;   586.5         26 sum copy
        vpxor ymm3, ymm5, ymm7                                          ;   598.5 fp2     26 sum
        vpand ymm2, ymm2, ymm3                                          ;   599.5 fp1     26 sum
        vpsrld ymm3, ymm5, 0x16                                         ;   591.5 fp2     36 v[2]
        vpxor ymm5, ymm5, ymm2                                          ;   600.5 fp3     26 sum
        vpaddd ymm4, ymm4, ymm5                                         ;   601.5 fp0     34 sum
        vpslld ymm5, ymm4, 0xc                                          ;   602.5 fp1     35 v[0]
        vpsrld ymm4, ymm4, 0x14                                         ;   602.5 fp2     35 v[0]
        vpxor ymm15, ymm15, ymm3                                        ;   592.5 fp3     36 v[2]
        vpxor ymm5, ymm5, ymm4                                          ;   603.5 fp0     35 v[0]
        vpaddd ymm4, ymm8, ymm5                                         ;   604.5 fp1     35 v[0]
        vpslld ymm5, ymm7, 0xa                                          ;   598.5 fp2     36 v[1]
        vpsrld ymm2, ymm7, 0x16                                         ;   598.5 fp1     36 v[1]
        vmovdqu ymm3, [rbp + 608]                                       ;   593.5 agu0    34 sum reload
        vpaddd ymm8, ymm8, ymm3                                         ;   600.5 fp3     34 sum
        vpaddd ymm8, ymm8, ymm11                                        ;   601.5 fp0     34 sum
        vpxor ymm5, ymm5, ymm2                                          ;   599.5 fp2     36 v[1]
        vpxor ymm2, ymm7, ymm4                                          ;   605.5 fp1     26 sum
        vpand ymm2, ymm2, ymm15                                         ;   606.5 fp3     26 sum
        vpxor ymm7, ymm7, ymm2                                          ;   607.5 fp0     26 sum
        vpaddd ymm8, ymm8, ymm7                                         ;   608.5 fp2     34 sum
        vmovdqu ymm7, [rel ripemd160_blocks.T0_constants256 + 32]       ;   598.7 agu1    35 v[0] reload
        vpshufb ymm8, ymm8, ymm7                                        ;   609.5 fp1     35 v[4]
        vpaddd ymm8, ymm8, ymm10                                        ;   610.5 fp3     35 v[4]
        vpslld ymm2, ymm4, 0xa                                          ;   605.5 fp2     36 v[0]
        vpaddd ymm10, ymm10, [rbp + 320]                                ;   599.7 fp0+agu0   34 sum
        vpaddd ymm10, ymm10, ymm11                                      ;   600.7 fp1     34 sum
        vmovdqa ymm3, ymm5                                              ;   600.5         26 sum copy
        vpxor ymm12, ymm4, ymm8                                         ;   611.5 fp3     26 sum
        vpand ymm3, ymm3, ymm12                                         ;   612.5 fp2     26 sum
        vpsrld ymm12, ymm4, 0x16                                        ;   605.5 fp1     36 v[0]
        vpxor ymm4, ymm4, ymm3                                          ;   613.5 fp0     26 sum
        vpaddd ymm10, ymm10, ymm4                                       ;   614.5 fp3     34 sum
        vpslld ymm4, ymm10, 9                                           ;   615.5 fp2     35 v[3]
        vpsrld ymm10, ymm10, 0x17                                       ;   615.5 fp1     35 v[3]
        vpxor ymm2, ymm2, ymm12                                         ;   606.5 fp0     36 v[0]
        vpxor ymm4, ymm4, ymm10                                         ;   616.5 fp3     35 v[3]
        vpaddd ymm4, ymm15, ymm4                                        ;   617.5 fp2     35 v[3]
        vpslld ymm10, ymm8, 0xa                                         ;   611.5 fp1     36 v[4]
        vmovdqu ymm12, [rbp + 544]                                      ;   605.8 agu1    34 sum reload
        vpaddd ymm15, ymm15, ymm12                                      ;   612.8 fp0     34 sum
        vpaddd ymm15, ymm15, ymm11                                      ;   613.8 fp3     34 sum
        vmovdqa ymm3, ymm2                                              ;   607.5         26 sum copy
        vpxor ymm12, ymm8, ymm4                                         ;   618.5 fp2     26 sum
        vpand ymm3, ymm3, ymm12                                         ;   619.5 fp1     26 sum
        vpsrld ymm12, ymm8, 0x16                                        ;   611.5 fp2     36 v[4]
        vpxor ymm8, ymm8, ymm3                                          ;   620.5 fp0     26 sum
        vpaddd ymm15, ymm15, ymm8                                       ;   621.5 fp3     34 sum
        vpslld ymm8, ymm15, 0xb                                         ;   622.5 fp1     35 v[2]
        vpsrld ymm15, ymm15, 0x15                                       ;   622.5 fp2     35 v[2]
        vpxor ymm10, ymm10, ymm12                                       ;   612.5 fp0     36 v[4]
        vpxor ymm8, ymm8, ymm15                                         ;   623.5 fp3     35 v[2]
        vpaddd ymm8, ymm5, ymm8                                         ;   624.5 fp1     35 v[2]
        vpslld ymm12, ymm4, 0xa                                         ;   618.5 fp2     36 v[3]
        vpaddd ymm5, ymm5, ymm9                                         ;   613.5 fp0     34 sum
        vpaddd ymm5, ymm5, ymm11                                        ;   614.5 fp3     34 sum
        vmovdqa ymm15, ymm10                                            ;   613.8         26 sum copy
        vpxor ymm3, ymm4, ymm8                                          ;   625.5 fp1     26 sum
        vpand ymm15, ymm15, ymm3                                        ;   626.5 fp2     26 sum
        vpsrld ymm3, ymm4, 0x16                                         ;   618.5 fp1     36 v[3]
        vpxor ymm4, ymm4, ymm15                                         ;   627.5 fp0     26 sum
        vpaddd ymm5, ymm5, ymm4                                         ;   628.5 fp3     34 sum
        vpslld ymm4, ymm5, 7                                            ;   629.5 fp2     35 v[1]
        vpsrld ymm5, ymm5, 0x19                                         ;   629.5 fp1     35 v[1]
        vpxor ymm12, ymm12, ymm3                                        ;   619.5 fp0     36 v[3]
        vpxor ymm4, ymm4, ymm5                                          ;   630.5 fp3     35 v[1]
        vpaddd ymm4, ymm2, ymm4                                         ;   631.5 fp2     35 v[1]
        vpslld ymm5, ymm8, 0xa                                          ;   625.5 fp1     36 v[2]
        vpaddd ymm2, ymm2, ymm11                                        ;   619.7 fp0     34 sum
        vmovdqu ymm15, [rbp + 640]                                      ;   619.8 agu0    34 sum reload
        vpaddd ymm2, ymm2, ymm15                                        ;   626.8 fp3     34 sum
        vmovdqa ymm3, ymm12                                             ;   620.5         26 sum copy
        vpxor ymm1, ymm8, ymm4                                          ;   632.5 fp2     26 sum
        vpand ymm3, ymm3, ymm1                                          ;   633.5 fp1     26 sum
        vpsrld ymm1, ymm8, 0x16                                         ;   625.5 fp2     36 v[2]
        vpxor ymm8, ymm8, ymm3                                          ;   634.5 fp0     26 sum
        vpaddd ymm2, ymm2, ymm8                                         ;   635.5 fp3     34 sum
        vpslld ymm8, ymm2, 7                                            ;   636.5 fp1     35 v[0]
        vpsrld ymm2, ymm2, 0x19                                         ;   636.5 fp2     35 v[0]
        vpxor ymm5, ymm5, ymm1                                          ;   626.5 fp0     36 v[2]
        vpxor ymm8, ymm8, ymm2                                          ;   637.5 fp3     35 v[0]
        vpaddd ymm8, ymm10, ymm8                                        ;   638.5 fp1     35 v[0]
        vpslld ymm1, ymm4, 0xa                                          ;   632.5 fp2     36 v[1]
        vpaddd ymm10, ymm10, ymm11                                      ;   626.8 fp0     34 sum
        vmovdqu ymm2, [rbp + 448]                                       ;   627.0 agu1    34 sum reload
        vpaddd ymm10, ymm10, ymm2                                       ;   634.0 fp3     34 sum
        vmovdqa ymm3, ymm5                                              ;   627.5         26 sum copy
        vpxor ymm2, ymm4, ymm8                                          ;   639.5 fp1     26 sum
        vpand ymm3, ymm3, ymm2                                          ;   640.5 fp2     26 sum
        vpsrld ymm2, ymm4, 0x16                                         ;   632.5 fp1     36 v[1]
        vpxor ymm4, ymm4, ymm3                                          ;   641.5 fp0     26 sum
        vpaddd ymm10, ymm10, ymm4                                       ;   642.5 fp3     34 sum
        vpslld ymm4, ymm10, 0xc                                         ;   643.5 fp2     35 v[4]
        vpsrld ymm10, ymm10, 0x14                                       ;   643.5 fp1     35 v[4]
        vpxor ymm1, ymm1, ymm2                                          ;   633.5 fp0     36 v[1]
        vpxor ymm4, ymm4, ymm10                                         ;   644.5 fp3     35 v[4]
        vpaddd ymm4, ymm12, ymm4                                        ;   645.5 fp2     35 v[4]
        vpslld ymm10, ymm8, 0xa                                         ;   639.5 fp1     36 v[0]
        vpaddd ymm12, ymm12, ymm6                                       ;   634.0 fp0     34 sum
        vpaddd ymm12, ymm12, ymm11                                      ;   635.0 fp3     34 sum
        vmovdqa ymm2, ymm1                                              ;   634.5         26 sum copy
        vpxor ymm3, ymm8, ymm4                                          ;   646.5 fp2     26 sum
        vpand ymm2, ymm2, ymm3                                          ;   647.5 fp1     26 sum
        vpsrld ymm3, ymm8, 0x16                                         ;   639.5 fp2     36 v[0]
        vpxor ymm8, ymm8, ymm2                                          ;   648.5 fp0     26 sum
        vpaddd ymm12, ymm12, ymm8                                       ;   649.5 fp3     34 sum
        vpslld ymm8, ymm12, 7                                           ;   650.5 fp1     35 v[3]
        vpsrld ymm12, ymm12, 0x19                                       ;   650.5 fp2     35 v[3]
        vpxor ymm10, ymm10, ymm3                                        ;   640.5 fp0     36 v[0]
        vpxor ymm8, ymm8, ymm12                                         ;   651.5 fp3     35 v[3]
        vpaddd ymm8, ymm5, ymm8                                         ;   652.5 fp1     35 v[3]
        vpslld ymm12, ymm4, 0xa                                         ;   646.5 fp2     36 v[4]
        vpaddd ymm5, ymm5, ymm11                                        ;   640.7 fp0     34 sum
        vmovdqu ymm2, [rbp + 416]                                       ;   640.8 agu0    34 sum reload
        vpaddd ymm5, ymm5, ymm2                                         ;   647.8 fp3     34 sum
        vmovdqa ymm3, ymm10                                             ;   641.5         26 sum copy
        vpxor ymm2, ymm4, ymm8                                          ;   653.5 fp1     26 sum
        vpand ymm3, ymm3, ymm2                                          ;   654.5 fp2     26 sum
        vpsrld ymm2, ymm4, 0x16                                         ;   646.5 fp1     36 v[4]
        vpxor ymm4, ymm4, ymm3                                          ;   655.5 fp0     26 sum
        vpaddd ymm5, ymm5, ymm4                                         ;   656.5 fp3     34 sum
        vpslld ymm4, ymm5, 6                                            ;   657.5 fp2     35 v[2]
        vpsrld ymm5, ymm5, 0x1a                                         ;   657.5 fp1     35 v[2]
        vpxor ymm12, ymm12, ymm2                                        ;   647.5 fp0     36 v[4]
        vpxor ymm4, ymm4, ymm5                                          ;   658.5 fp3     35 v[2]
        vpaddd ymm4, ymm1, ymm4                                         ;   659.5 fp2     35 v[2]
        vpslld ymm5, ymm8, 0xa                                          ;   653.5 fp1     36 v[3]
        vpaddd ymm1, ymm1, ymm11                                        ;   647.8 fp0     34 sum
        vmovdqu ymm2, [rbp + 512]                                       ;   648.0 agu1    34 sum reload
        vpaddd ymm1, ymm1, ymm2                                         ;   655.0 fp3     34 sum
        vmovdqa ymm3, ymm12                                             ;   648.5         26 sum copy
        vpxor ymm6, ymm8, ymm4                                          ;   660.5 fp2     26 sum
        vpand ymm3, ymm3, ymm6                                          ;   661.5 fp1     26 sum
        vpsrld ymm6, ymm8, 0x16                                         ;   653.5 fp2     36 v[3]
        vpxor ymm8, ymm8, ymm3                                          ;   662.5 fp0     26 sum
        vpaddd ymm1, ymm1, ymm8                                         ;   663.5 fp3     34 sum
        vpslld ymm8, ymm1, 0xf                                          ;   664.5 fp1     35 v[1]
        vpsrld ymm1, ymm1, 0x11                                         ;   664.5 fp2     35 v[1]
        vpxor ymm5, ymm5, ymm6                                          ;   654.5 fp0     36 v[3]
        vpxor ymm8, ymm8, ymm1                                          ;   665.5 fp3     35 v[1]
        vpaddd ymm6, ymm10, ymm8                                        ;   666.5 fp1     35 v[1]
        vpslld ymm8, ymm4, 0xa                                          ;   660.5 fp2     36 v[2]
        vpaddd ymm10, ymm10, ymm11                                      ;   655.0 fp0     34 sum
        vmovdqu ymm1, [rbp + 384]                                       ;   655.2 agu0    34 sum reload
        vpaddd ymm10, ymm10, ymm1                                       ;   662.2 fp3     34 sum
        vmovdqa ymm3, ymm5                                              ;   655.5         26 sum copy
        vpxor ymm2, ymm4, ymm6                                          ;   667.5 fp1     26 sum
        vpand ymm3, ymm3, ymm2                                          ;   668.5 fp2     26 sum
        vpsrld ymm2, ymm4, 0x16                                         ;   660.5 fp1     36 v[2]
        vpxor ymm4, ymm4, ymm3                                          ;   669.5 fp0     26 sum
        vpaddd ymm10, ymm10, ymm4                                       ;   670.5 fp3     34 sum
        vpslld ymm4, ymm10, 0xd                                         ;   671.5 fp2     35 v[0]
        vpsrld ymm10, ymm10, 0x13                                       ;   671.5 fp1     35 v[0]
        vpxor ymm8, ymm8, ymm2                                          ;   661.5 fp0     36 v[2]
        vpxor ymm4, ymm4, ymm10                                         ;   672.5 fp3     35 v[0]
        vpaddd ymm4, ymm12, ymm4                                        ;   673.5 fp2     35 v[0]
        vpslld ymm10, ymm6, 0xa                                         ;   667.5 fp1     36 v[1]
        vpaddd ymm12, ymm12, ymm11                                      ;   662.2 fp0     34 sum
        vmovdqu ymm11, [rbp + 192]                                      ;   662.3 agu1    34 sum reload
        vpaddd ymm12, ymm12, ymm11                                      ;   669.3 fp3     34 sum
        vmovdqa ymm2, ymm8                                              ;   662.7         26 sum copy
        vpxor ymm3, ymm6, ymm4                                          ;   674.5 fp2     26 sum
        vpand ymm2, ymm2, ymm3                                          ;   675.5 fp1     26 sum
        vpsrld ymm3, ymm6, 0x16                                         ;   667.5 fp2     36 v[1]
        vpxor ymm6, ymm6, ymm2                                          ;   676.5 fp0     26 sum
        vpaddd ymm12, ymm12, ymm6                                       ;   677.5 fp3     34 sum
        vpslld ymm6, ymm12, 0xb                                         ;   678.5 fp1     35 v[4]
        vpsrld ymm12, ymm12, 0x15                                       ;   678.5 fp2     35 v[4]
        vpxor ymm10, ymm10, ymm3                                        ;   668.5 fp0     36 v[1]
        vpxor ymm6, ymm6, ymm12                                         ;   679.5 fp3     35 v[4]
        vpaddd ymm6, ymm5, ymm6                                         ;   680.5 fp1     35 v[4]
        vpaddd ymm5, ymm5, ymm15                                        ;   668.7 fp2     34 sum
        vmovdqu ymm12, [rel ripemd160_blocks.T0_constants256 + 288]     ;   668.8 agu0    34 sum reload
        vpaddd ymm5, ymm5, ymm12                                        ;   675.8 fp0     34 sum
        vmovdqa ymm2, ymm10                                             ;   669.5         25 sum copy
        vpxor ymm3, ymm4, ymm14                                         ;   674.5 fp3     25 sum
        vpor ymm3, ymm3, ymm6                                           ;   681.5 fp1     25 sum
        vpxor ymm2, ymm2, ymm3                                          ;   682.5 fp2     25 sum
        vpaddd ymm5, ymm5, ymm2                                         ;   683.5 fp0     34 sum
        vpslld ymm2, ymm4, 0xa                                          ;   674.5 fp1     36 v[0]
        vpsrld ymm4, ymm4, 0x16                                         ;   674.5 fp2     36 v[0]
        vpslld ymm3, ymm5, 9                                            ;   684.5 fp1     35 v[3]
        vpsrld ymm5, ymm5, 0x17                                         ;   684.5 fp2     35 v[3]
        vpxor ymm2, ymm2, ymm4                                          ;   675.5 fp3     36 v[0]
        vpxor ymm3, ymm3, ymm5                                          ;   685.5 fp0     35 v[3]
        vpaddd ymm3, ymm3, ymm8                                         ;   686.5 fp1     35 v[3]
        vpslld ymm4, ymm6, 0xa                                          ;   681.5 fp2     36 v[4]
        vmovdqu ymm5, [rbp + 320]                                       ;   675.7 agu1    34 sum reload
        vpaddd ymm8, ymm8, ymm5                                         ;   682.7 fp3     34 sum
        vpaddd ymm8, ymm8, ymm12                                        ;   683.7 fp0     34 sum
        vpxor ymm5, ymm6, ymm14                                         ;   681.5 fp1     25 sum
        vpsrld ymm6, ymm6, 0x16                                         ;   681.5 fp2     36 v[4]
        vpor ymm5, ymm5, ymm3                                           ;   687.5 fp3     25 sum
        vpxor ymm5, ymm5, ymm2                                          ;   688.5 fp0     25 sum
        vpaddd ymm8, ymm8, ymm5                                         ;   689.5 fp1     34 sum
        vpslld ymm5, ymm8, 7                                            ;   690.5 fp2     35 v[2]
        vpsrld ymm8, ymm8, 0x19                                         ;   690.5 fp1     35 v[2]
        vpxor ymm4, ymm4, ymm6                                          ;   682.5 fp3     36 v[4]
        vpxor ymm5, ymm5, ymm8                                          ;   691.5 fp0     35 v[2]
        vpaddd ymm5, ymm5, ymm10                                        ;   692.5 fp2     35 v[2]
        vpslld ymm6, ymm3, 0xa                                          ;   687.5 fp1     36 v[3]
        vpaddd ymm10, ymm10, ymm1                                       ;   682.7 fp3     34 sum
        vpaddd ymm10, ymm10, ymm12                                      ;   683.7 fp0     34 sum
        vpxor ymm8, ymm3, ymm14                                         ;   687.5 fp2     25 sum
        vpsrld ymm3, ymm3, 0x16                                         ;   687.5 fp1     36 v[3]
        vpor ymm8, ymm8, ymm5                                           ;   693.5 fp3     25 sum
        vpxor ymm8, ymm8, ymm4                                          ;   694.5 fp0     25 sum
        vpaddd ymm10, ymm10, ymm8                                       ;   695.5 fp2     34 sum
        vpslld ymm8, ymm10, 0xf                                         ;   696.5 fp1     35 v[1]
        vpsrld ymm10, ymm10, 0x11                                       ;   696.5 fp2     35 v[1]
        vpxor ymm6, ymm6, ymm3                                          ;   688.5 fp3     36 v[3]
        vpxor ymm8, ymm8, ymm10                                         ;   697.5 fp0     35 v[1]
        vpaddd ymm8, ymm8, ymm2                                         ;   698.5 fp1     35 v[1]
        vpslld ymm10, ymm5, 0xa                                         ;   693.5 fp2     36 v[2]
        vpaddd ymm2, ymm2, ymm13                                        ;   688.0 fp3     34 sum
        vpaddd ymm2, ymm2, ymm12                                        ;   689.0 fp0     34 sum
        vpxor ymm3, ymm5, ymm14                                         ;   693.5 fp1     25 sum
        vpsrld ymm5, ymm5, 0x16                                         ;   693.5 fp2     36 v[2]
        vpor ymm3, ymm3, ymm8                                           ;   699.5 fp3     25 sum
        vpxor ymm3, ymm3, ymm6                                          ;   700.5 fp0     25 sum
        vpaddd ymm2, ymm2, ymm3                                         ;   701.5 fp1     34 sum
        vpslld ymm3, ymm2, 0xb                                          ;   702.5 fp2     35 v[0]
        vpsrld ymm2, ymm2, 0x15                                         ;   702.5 fp1     35 v[0]
        vpxor ymm10, ymm10, ymm5                                        ;   694.5 fp3     36 v[2]
        vpxor ymm3, ymm3, ymm2                                          ;   703.5 fp0     35 v[0]
        vpaddd ymm3, ymm3, ymm4                                         ;   704.5 fp2     35 v[0]
        vpslld ymm5, ymm8, 0xa                                          ;   699.5 fp1     36 v[1]
        vpsrld ymm2, ymm8, 0x16                                         ;   699.5 fp2     36 v[1]
        vpaddd ymm4, ymm4, ymm0                                         ;   694.5 fp3     34 sum
        vpaddd ymm4, ymm4, ymm12                                        ;   695.5 fp0     34 sum
        vpxor ymm8, ymm8, ymm14                                         ;   699.5 fp1     25 sum
        vpor ymm8, ymm8, ymm3                                           ;   705.5 fp3     25 sum
        vpxor ymm8, ymm8, ymm10                                         ;   706.5 fp0     25 sum
        vpaddd ymm4, ymm4, ymm8                                         ;   707.5 fp2     34 sum
        vpshufb ymm4, ymm4, ymm7                                        ;   708.5 fp1     35 v[4]
        vpxor ymm5, ymm5, ymm2                                          ;   700.5 fp3     36 v[1]
        vpaddd ymm4, ymm4, ymm6                                         ;   709.5 fp0     35 v[4]
        vpslld ymm8, ymm3, 0xa                                          ;   705.5 fp2     36 v[0]
        vpaddd ymm6, ymm6, ymm9                                         ;   699.7 fp1     34 sum
        vpaddd ymm6, ymm6, ymm12                                        ;   700.7 fp3     34 sum
        vpxor ymm2, ymm3, ymm14                                         ;   705.5 fp0     25 sum
        vpsrld ymm3, ymm3, 0x16                                         ;   705.5 fp2     36 v[0]
        vpor ymm2, ymm2, ymm4                                           ;   710.5 fp1     25 sum
        vpxor ymm2, ymm2, ymm5                                          ;   711.5 fp3     25 sum
        vpaddd ymm6, ymm6, ymm2                                         ;   712.5 fp0     34 sum
        vpslld ymm2, ymm6, 6                                            ;   713.5 fp2     35 v[3]
        vpsrld ymm6, ymm6, 0x1a                                         ;   713.5 fp1     35 v[3]
        vpxor ymm8, ymm8, ymm3                                          ;   706.5 fp3     36 v[0]
        vpxor ymm2, ymm2, ymm6                                          ;   714.5 fp0     35 v[3]
        vpaddd ymm2, ymm2, ymm10                                        ;   715.5 fp2     35 v[3]
        vpslld ymm6, ymm4, 0xa                                          ;   710.5 fp1     36 v[4]
        vmovdqu ymm3, [rbp + 352]                                       ;   705.7 agu0    34 sum reload
        vpaddd ymm10, ymm10, ymm3                                       ;   712.7 fp3     34 sum
        vpaddd ymm10, ymm10, ymm12                                      ;   713.7 fp0     34 sum
        vpxor ymm15, ymm4, ymm14                                        ;   710.5 fp2     25 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   710.5 fp1     36 v[4]
        vpor ymm15, ymm15, ymm2                                         ;   716.5 fp3     25 sum
        vpxor ymm15, ymm15, ymm8                                        ;   717.5 fp0     25 sum
        vpaddd ymm10, ymm10, ymm15                                      ;   718.5 fp2     34 sum
        vpslld ymm15, ymm10, 6                                          ;   719.5 fp1     35 v[2]
        vpsrld ymm10, ymm10, 0x1a                                       ;   719.5 fp2     35 v[2]
        vpxor ymm6, ymm6, ymm4                                          ;   711.5 fp3     36 v[4]
        vpxor ymm15, ymm15, ymm10                                       ;   720.5 fp0     35 v[2]
        vpaddd ymm15, ymm15, ymm5                                       ;   721.5 fp1     35 v[2]
        vpslld ymm4, ymm2, 0xa                                          ;   716.5 fp2     36 v[3]
        vmovdqu ymm10, [rbp + 512]                                      ;   711.7 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm10                                        ;   718.7 fp3     34 sum
        vpaddd ymm5, ymm5, ymm12                                        ;   719.7 fp0     34 sum
        vpxor ymm10, ymm2, ymm14                                        ;   716.5 fp1     25 sum
        vpsrld ymm2, ymm2, 0x16                                         ;   716.5 fp2     36 v[3]
        vpor ymm10, ymm10, ymm15                                        ;   722.5 fp3     25 sum
        vpxor ymm10, ymm10, ymm6                                        ;   723.5 fp0     25 sum
        vpaddd ymm5, ymm5, ymm10                                        ;   724.5 fp1     34 sum
        vpslld ymm10, ymm5, 0xe                                         ;   725.5 fp2     35 v[1]
        vpsrld ymm5, ymm5, 0x12                                         ;   725.5 fp1     35 v[1]
        vpxor ymm4, ymm4, ymm2                                          ;   717.5 fp3     36 v[3]
        vpxor ymm10, ymm10, ymm5                                        ;   726.5 fp0     35 v[1]
        vpaddd ymm10, ymm10, ymm8                                       ;   727.5 fp2     35 v[1]
        vpslld ymm5, ymm15, 0xa                                         ;   722.5 fp1     36 v[2]
        vpaddd ymm8, ymm8, ymm12                                        ;   717.7 fp3     34 sum
        vmovdqu ymm2, [rbp + 480]                                       ;   717.8 agu0    34 sum reload
        vpaddd ymm8, ymm8, ymm2                                         ;   724.8 fp0     34 sum
        vpxor ymm2, ymm15, ymm14                                        ;   722.5 fp2     25 sum
        vpsrld ymm15, ymm15, 0x16                                       ;   722.5 fp1     36 v[2]
        vpor ymm2, ymm2, ymm10                                          ;   728.5 fp3     25 sum
        vpxor ymm2, ymm2, ymm4                                          ;   729.5 fp0     25 sum
        vpaddd ymm8, ymm8, ymm2                                         ;   730.5 fp2     34 sum
        vpslld ymm2, ymm8, 0xc                                          ;   731.5 fp1     35 v[0]
        vpsrld ymm8, ymm8, 0x14                                         ;   731.5 fp2     35 v[0]
        vpxor ymm5, ymm5, ymm15                                         ;   723.5 fp3     36 v[2]
        vpxor ymm2, ymm2, ymm8                                          ;   732.5 fp0     35 v[0]
        vpaddd ymm2, ymm2, ymm6                                         ;   733.5 fp1     35 v[0]
        vpslld ymm8, ymm10, 0xa                                         ;   728.5 fp2     36 v[1]
        vpaddd ymm6, ymm6, ymm12                                        ;   723.5 fp3     34 sum
        vmovdqu ymm15, [rbp + 448]                                      ;   723.7 agu1    34 sum reload
        vpaddd ymm6, ymm6, ymm15                                        ;   730.7 fp0     34 sum
        vpxor ymm13, ymm10, ymm14                                       ;   728.5 fp1     25 sum
        vpsrld ymm10, ymm10, 0x16                                       ;   728.5 fp2     36 v[1]
        vpor ymm13, ymm13, ymm2                                         ;   734.5 fp3     25 sum
        vpxor ymm13, ymm13, ymm5                                        ;   735.5 fp0     25 sum
        vpaddd ymm6, ymm6, ymm13                                        ;   736.5 fp1     34 sum
        vpslld ymm13, ymm6, 0xd                                         ;   737.5 fp2     35 v[4]
        vpsrld ymm6, ymm6, 0x13                                         ;   737.5 fp1     35 v[4]
        vpxor ymm8, ymm8, ymm10                                         ;   729.5 fp3     36 v[1]
        vpxor ymm13, ymm13, ymm6                                        ;   738.5 fp0     35 v[4]
        vpaddd ymm13, ymm13, ymm4                                       ;   739.5 fp2     35 v[4]
        vpslld ymm6, ymm2, 0xa                                          ;   734.5 fp1     36 v[0]
        vpaddd ymm4, ymm4, ymm12                                        ;   729.5 fp3     34 sum
        vmovdqu ymm10, [rbp + 576]                                      ;   729.7 agu0    34 sum reload
        vpaddd ymm4, ymm4, ymm10                                        ;   736.7 fp0     34 sum
        vpxor ymm10, ymm2, ymm14                                        ;   734.5 fp2     25 sum
        vpsrld ymm2, ymm2, 0x16                                         ;   734.5 fp1     36 v[0]
        vpor ymm10, ymm10, ymm13                                        ;   740.5 fp3     25 sum
        vpxor ymm10, ymm10, ymm8                                        ;   741.5 fp0     25 sum
        vpaddd ymm4, ymm4, ymm10                                        ;   742.5 fp2     34 sum
        vpslld ymm10, ymm4, 5                                           ;   743.5 fp1     35 v[3]
        vpsrld ymm4, ymm4, 0x1b                                         ;   743.5 fp2     35 v[3]
        vpxor ymm6, ymm6, ymm2                                          ;   735.5 fp3     36 v[0]
        vpxor ymm10, ymm10, ymm4                                        ;   744.5 fp0     35 v[3]
        vpaddd ymm10, ymm10, ymm5                                       ;   745.5 fp1     35 v[3]
        vpslld ymm4, ymm13, 0xa                                         ;   740.5 fp2     36 v[4]
        vpaddd ymm5, ymm5, ymm11                                        ;   735.5 fp3     34 sum
        vpaddd ymm5, ymm5, ymm12                                        ;   736.5 fp0     34 sum
        vpxor ymm2, ymm13, ymm14                                        ;   740.5 fp1     25 sum
        vpsrld ymm13, ymm13, 0x16                                       ;   740.5 fp2     36 v[4]
        vpor ymm2, ymm2, ymm10                                          ;   746.5 fp3     25 sum
        vpxor ymm2, ymm2, ymm6                                          ;   747.5 fp0     25 sum
        vpaddd ymm5, ymm5, ymm2                                         ;   748.5 fp1     34 sum
        vpslld ymm2, ymm5, 0xe                                          ;   749.5 fp2     35 v[2]
        vpsrld ymm5, ymm5, 0x12                                         ;   749.5 fp1     35 v[2]
        vpxor ymm4, ymm4, ymm13                                         ;   741.5 fp3     36 v[4]
        vpxor ymm2, ymm2, ymm5                                          ;   750.5 fp0     35 v[2]
        vpaddd ymm2, ymm2, ymm8                                         ;   751.5 fp2     35 v[2]
        vpslld ymm5, ymm10, 0xa                                         ;   746.5 fp1     36 v[3]
        vpaddd ymm8, ymm8, ymm12                                        ;   741.0 fp3     34 sum
        vmovdqu ymm13, [rbp + 544]                                      ;   741.2 agu1    34 sum reload
        vpaddd ymm8, ymm8, ymm13                                        ;   748.2 fp0     34 sum
        vpxor ymm13, ymm10, ymm14                                       ;   746.5 fp2     25 sum
        vpsrld ymm10, ymm10, 0x16                                       ;   746.5 fp1     36 v[3]
        vpor ymm13, ymm13, ymm2                                         ;   752.5 fp3     25 sum
        vpxor ymm13, ymm13, ymm4                                        ;   753.5 fp0     25 sum
        vpaddd ymm8, ymm8, ymm13                                        ;   754.5 fp2     34 sum
        vpslld ymm13, ymm8, 0xd                                         ;   755.5 fp1     35 v[1]
        vpsrld ymm8, ymm8, 0x13                                         ;   755.5 fp2     35 v[1]
        vpxor ymm5, ymm5, ymm10                                         ;   747.5 fp3     36 v[3]
        vpxor ymm13, ymm13, ymm8                                        ;   756.5 fp0     35 v[1]
        vpaddd ymm13, ymm13, ymm6                                       ;   757.5 fp1     35 v[1]
        vpslld ymm8, ymm2, 0xa                                          ;   752.5 fp2     36 v[2]
        vpaddd ymm6, ymm6, ymm12                                        ;   747.5 fp3     34 sum
        vmovdqu ymm10, [rbp + 224]                                      ;   747.7 agu0    34 sum reload
        vpaddd ymm6, ymm6, ymm10                                        ;   754.7 fp0     34 sum
        vpxor ymm11, ymm2, ymm14                                        ;   752.5 fp1     25 sum
        vpsrld ymm2, ymm2, 0x16                                         ;   752.5 fp2     36 v[2]
        vpor ymm11, ymm11, ymm13                                        ;   758.5 fp3     25 sum
        vpxor ymm11, ymm11, ymm5                                        ;   759.5 fp0     25 sum
        vpaddd ymm6, ymm6, ymm11                                        ;   760.5 fp1     34 sum
        vpslld ymm11, ymm6, 0xd                                         ;   761.5 fp2     35 v[0]
        vpsrld ymm6, ymm6, 0x13                                         ;   761.5 fp1     35 v[0]
        vpxor ymm8, ymm8, ymm2                                          ;   753.5 fp3     36 v[2]
        vpxor ymm11, ymm11, ymm6                                        ;   762.5 fp0     35 v[0]
        vpaddd ymm11, ymm11, ymm4                                       ;   763.5 fp2     35 v[0]
        vpslld ymm6, ymm13, 0xa                                         ;   758.5 fp1     36 v[1]
        vpaddd ymm4, ymm4, ymm12                                        ;   753.5 fp3     34 sum
        vmovdqu ymm2, [rbp + 416]                                       ;   753.7 agu1    34 sum reload
        vpaddd ymm4, ymm4, ymm2                                         ;   760.7 fp0     34 sum
        vpxor ymm10, ymm13, ymm14                                       ;   758.5 fp2     25 sum
        vpsrld ymm13, ymm13, 0x16                                       ;   758.5 fp1     36 v[1]
        vpor ymm10, ymm10, ymm11                                        ;   764.5 fp3     25 sum
        vpxor ymm10, ymm10, ymm8                                        ;   765.5 fp0     25 sum
        vpaddd ymm4, ymm4, ymm10                                        ;   766.5 fp2     34 sum
        vpslld ymm10, ymm4, 7                                           ;   767.5 fp1     35 v[4]
        vpsrld ymm4, ymm4, 0x19                                         ;   767.5 fp2     35 v[4]
        vpxor ymm6, ymm6, ymm13                                         ;   759.5 fp3     36 v[1]
        vpxor ymm10, ymm10, ymm4                                        ;   768.5 fp0     35 v[4]
        vpaddd ymm10, ymm10, ymm5                                       ;   769.5 fp1     35 v[4]
        vpslld ymm4, ymm11, 0xa                                         ;   764.5 fp2     36 v[0]
        vpaddd ymm5, ymm5, ymm12                                        ;   759.5 fp3     34 sum
        vmovdqu ymm12, [rbp + 608]                                      ;   759.7 agu0    34 sum reload
        vpaddd ymm5, ymm5, ymm12                                        ;   766.7 fp0     34 sum
        vpxor ymm13, ymm11, ymm14                                       ;   764.5 fp1     25 sum
        vpsrld ymm11, ymm11, 0x16                                       ;   764.5 fp2     36 v[0]
        vpor ymm13, ymm13, ymm10                                        ;   770.5 fp3     25 sum
        vpxor ymm13, ymm13, ymm6                                        ;   771.5 fp0     25 sum
        vpaddd ymm5, ymm5, ymm13                                        ;   772.5 fp1     34 sum
        vpslld ymm13, ymm5, 5                                           ;   773.5 fp2     35 v[3]
        vpsrld ymm5, ymm5, 0x1b                                         ;   773.5 fp1     35 v[3]
        vpxor ymm4, ymm4, ymm11                                         ;   765.5 fp3     36 v[0]
        vpxor ymm13, ymm13, ymm5                                        ;   774.5 fp0     35 v[3]
        vpaddd ymm5, ymm8, ymm13                                        ;   775.5 fp2     35 v[3]
        vpaddd ymm8, ymm8, ymm15                                        ;   765.0 fp1     34 sum
        vmovdqu ymm11, [rel ripemd160_blocks.T0_constants256 + 320]     ;   765.2 agu1    34 sum reload
        vpaddd ymm8, ymm8, ymm11                                        ;   772.2 fp3     34 sum
        vpxor ymm13, ymm10, ymm4                                        ;   770.5 fp0     25 sum
        vpslld ymm14, ymm10, 0xa                                        ;   770.5 fp2     36 v[4]
        vpand ymm13, ymm13, ymm5                                        ;   776.5 fp1     25 sum
        vpsrld ymm10, ymm10, 0x16                                       ;   770.5 fp2     36 v[4]
        vpxor ymm13, ymm13, ymm4                                        ;   777.5 fp3     25 sum
        vpaddd ymm8, ymm8, ymm13                                        ;   778.5 fp0     34 sum
        vpslld ymm13, ymm8, 0xf                                         ;   779.5 fp1     35 v[2]
        vpsrld ymm8, ymm8, 0x11                                         ;   779.5 fp2     35 v[2]
        vpxor ymm14, ymm14, ymm10                                       ;   771.5 fp3     36 v[4]
        vpxor ymm13, ymm13, ymm8                                        ;   780.5 fp0     35 v[2]
        vpaddd ymm13, ymm13, ymm6                                       ;   781.5 fp1     35 v[2]
        vpslld ymm8, ymm5, 0xa                                          ;   776.5 fp2     36 v[3]
        vpaddd ymm6, ymm6, ymm3                                         ;   771.5 fp3     34 sum
        vpaddd ymm6, ymm6, ymm11                                        ;   772.5 fp0     34 sum
        vpxor ymm10, ymm5, ymm14                                        ;   776.5 fp1     25 sum
        vpsrld ymm5, ymm5, 0x16                                         ;   776.5 fp2     36 v[3]
        vpand ymm10, ymm10, ymm13                                       ;   782.5 fp3     25 sum
        vpxor ymm10, ymm10, ymm14                                       ;   783.5 fp0     25 sum
        vpaddd ymm6, ymm6, ymm10                                        ;   784.5 fp1     34 sum
        vpslld ymm10, ymm6, 5                                           ;   785.5 fp2     35 v[1]
        vpsrld ymm6, ymm6, 0x1b                                         ;   785.5 fp1     35 v[1]
        vpxor ymm8, ymm8, ymm5                                          ;   777.5 fp3     36 v[3]
        vpxor ymm10, ymm10, ymm6                                        ;   786.5 fp0     35 v[1]
        vpaddd ymm10, ymm10, ymm4                                       ;   787.5 fp2     35 v[1]
        vpslld ymm5, ymm13, 0xa                                         ;   782.5 fp1     36 v[2]
        vpsrld ymm6, ymm13, 0x16                                        ;   782.5 fp2     36 v[2]
        vpaddd ymm4, ymm4, ymm2                                         ;   777.5 fp3     34 sum
        vpaddd ymm4, ymm4, ymm11                                        ;   778.5 fp0     34 sum
        vpxor ymm13, ymm13, ymm8                                        ;   782.5 fp1     25 sum
        vpand ymm13, ymm13, ymm10                                       ;   788.5 fp3     25 sum
        vpxor ymm13, ymm13, ymm8                                        ;   789.5 fp0     25 sum
        vpaddd ymm4, ymm4, ymm13                                        ;   790.5 fp2     34 sum
        vpshufb ymm4, ymm4, ymm7                                        ;   791.5 fp1     35 v[0]
        vpxor ymm5, ymm5, ymm6                                          ;   783.5 fp3     36 v[2]
        vpaddd ymm4, ymm4, ymm14                                        ;   792.5 fp0     35 v[0]
        vpslld ymm6, ymm10, 0xa                                         ;   788.5 fp2     36 v[1]
        vpaddd ymm14, ymm14, ymm1                                       ;   782.7 fp1     34 sum
        vpaddd ymm14, ymm14, ymm11                                      ;   783.7 fp3     34 sum
        vpxor ymm13, ymm10, ymm5                                        ;   788.5 fp0     25 sum
        vpsrld ymm10, ymm10, 0x16                                       ;   788.5 fp2     36 v[1]
        vpand ymm13, ymm13, ymm4                                        ;   793.5 fp1     25 sum
        vpxor ymm13, ymm13, ymm5                                        ;   794.5 fp3     25 sum
        vpaddd ymm14, ymm14, ymm13                                      ;   795.5 fp0     34 sum
        vpslld ymm13, ymm14, 0xb                                        ;   796.5 fp2     35 v[4]
        vpsrld ymm14, ymm14, 0x15                                       ;   796.5 fp1     35 v[4]
        vpxor ymm6, ymm6, ymm10                                         ;   789.5 fp3     36 v[1]
        vpxor ymm13, ymm13, ymm14                                       ;   797.5 fp0     35 v[4]
        vpaddd ymm13, ymm13, ymm8                                       ;   798.5 fp2     35 v[4]
        vpslld ymm10, ymm4, 0xa                                         ;   793.5 fp1     36 v[0]
        vmovdqu ymm14, [rbp + 256]                                      ;   788.7 agu0    34 sum reload
        vpaddd ymm8, ymm8, ymm14                                        ;   795.7 fp3     34 sum
        vpaddd ymm8, ymm8, ymm11                                        ;   796.7 fp0     34 sum
        vpxor ymm14, ymm4, ymm6                                         ;   793.5 fp2     25 sum
        vpsrld ymm4, ymm4, 0x16                                         ;   793.5 fp1     36 v[0]
        vpand ymm14, ymm14, ymm13                                       ;   799.5 fp3     25 sum
        vpxor ymm14, ymm14, ymm6                                        ;   800.5 fp0     25 sum
        vpaddd ymm8, ymm8, ymm14                                        ;   801.5 fp2     34 sum
        vpslld ymm14, ymm8, 0xe                                         ;   802.5 fp1     35 v[3]
        vpsrld ymm8, ymm8, 0x12                                         ;   802.5 fp2     35 v[3]
        vpxor ymm10, ymm10, ymm4                                        ;   794.5 fp3     36 v[0]
        vpxor ymm14, ymm14, ymm8                                        ;   803.5 fp0     35 v[3]
        vpaddd ymm14, ymm14, ymm5                                       ;   804.5 fp1     35 v[3]
        vpslld ymm4, ymm13, 0xa                                         ;   799.5 fp2     36 v[4]
        vmovdqu ymm8, [rbp + 480]                                       ;   794.7 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm8                                         ;   801.7 fp3     34 sum
        vpaddd ymm5, ymm5, ymm11                                        ;   802.7 fp0     34 sum
        vpxor ymm8, ymm13, ymm10                                        ;   799.5 fp1     25 sum
        vpsrld ymm13, ymm13, 0x16                                       ;   799.5 fp2     36 v[4]
        vpand ymm8, ymm8, ymm14                                         ;   805.5 fp3     25 sum
        vpxor ymm8, ymm8, ymm10                                         ;   806.5 fp0     25 sum
        vpaddd ymm5, ymm5, ymm8                                         ;   807.5 fp1     34 sum
        vpslld ymm8, ymm5, 0xe                                          ;   808.5 fp2     35 v[2]
        vpsrld ymm5, ymm5, 0x12                                         ;   808.5 fp1     35 v[2]
        vpxor ymm4, ymm4, ymm13                                         ;   800.5 fp3     36 v[4]
        vpxor ymm8, ymm8, ymm5                                          ;   809.5 fp0     35 v[2]
        vpaddd ymm8, ymm8, ymm6                                         ;   810.5 fp2     35 v[2]
        vpslld ymm5, ymm14, 0xa                                         ;   805.5 fp1     36 v[3]
        vmovdqu ymm13, [rbp + 640]                                      ;   800.7 agu0    34 sum reload
        vpaddd ymm6, ymm6, ymm13                                        ;   807.7 fp3     34 sum
        vpaddd ymm6, ymm6, ymm11                                        ;   808.7 fp0     34 sum
        vpxor ymm3, ymm14, ymm4                                         ;   805.5 fp2     25 sum
        vpsrld ymm14, ymm14, 0x16                                       ;   805.5 fp1     36 v[3]
        vpand ymm3, ymm3, ymm8                                          ;   811.5 fp3     25 sum
        vpxor ymm3, ymm3, ymm4                                          ;   812.5 fp0     25 sum
        vpaddd ymm6, ymm6, ymm3                                         ;   813.5 fp2     34 sum
        vpslld ymm3, ymm6, 6                                            ;   814.5 fp1     35 v[1]
        vpsrld ymm6, ymm6, 0x1a                                         ;   814.5 fp2     35 v[1]
        vpxor ymm5, ymm5, ymm14                                         ;   806.5 fp3     36 v[3]
        vpxor ymm3, ymm3, ymm6                                          ;   815.5 fp0     35 v[1]
        vpaddd ymm3, ymm3, ymm10                                        ;   816.5 fp1     35 v[1]
        vpslld ymm6, ymm8, 0xa                                          ;   811.5 fp2     36 v[2]
        vmovdqu ymm14, [rbp + 224]                                      ;   806.7 agu1    34 sum reload
        vpaddd ymm10, ymm10, ymm14                                      ;   813.7 fp3     34 sum
        vpaddd ymm10, ymm10, ymm11                                      ;   814.7 fp0     34 sum
        vpxor ymm14, ymm8, ymm5                                         ;   811.5 fp1     25 sum
        vpsrld ymm8, ymm8, 0x16                                         ;   811.5 fp2     36 v[2]
        vpand ymm14, ymm14, ymm3                                        ;   817.5 fp3     25 sum
        vpxor ymm14, ymm14, ymm5                                        ;   818.5 fp0     25 sum
        vpaddd ymm10, ymm10, ymm14                                      ;   819.5 fp1     34 sum
        vpslld ymm14, ymm10, 0xe                                        ;   820.5 fp2     35 v[0]
        vpsrld ymm10, ymm10, 0x12                                       ;   820.5 fp1     35 v[0]
        vpxor ymm6, ymm6, ymm8                                          ;   812.5 fp3     36 v[2]
        vpxor ymm14, ymm14, ymm10                                       ;   821.5 fp0     35 v[0]
        vpaddd ymm14, ymm14, ymm4                                       ;   822.5 fp2     35 v[0]
        vpslld ymm8, ymm3, 0xa                                          ;   817.5 fp1     36 v[1]
        vpaddd ymm4, ymm4, ymm11                                        ;   812.7 fp3     34 sum
        vmovdqu ymm10, [rbp + 320]                                      ;   812.8 agu0    34 sum reload
        vpaddd ymm4, ymm4, ymm10                                        ;   819.8 fp0     34 sum
        vpxor ymm15, ymm3, ymm6                                         ;   817.5 fp2     25 sum
        vpsrld ymm3, ymm3, 0x16                                         ;   817.5 fp1     36 v[1]
        vpand ymm15, ymm15, ymm14                                       ;   823.5 fp3     25 sum
        vpxor ymm15, ymm15, ymm6                                        ;   824.5 fp0     25 sum
        vpaddd ymm4, ymm4, ymm15                                        ;   825.5 fp2     34 sum
        vpslld ymm15, ymm4, 6                                           ;   826.5 fp1     35 v[4]
        vpsrld ymm4, ymm4, 0x1a                                         ;   826.5 fp2     35 v[4]
        vpxor ymm8, ymm8, ymm3                                          ;   818.5 fp3     36 v[1]
        vpxor ymm15, ymm15, ymm4                                        ;   827.5 fp0     35 v[4]
        vpaddd ymm15, ymm15, ymm5                                       ;   828.5 fp1     35 v[4]
        vpslld ymm4, ymm14, 0xa                                         ;   823.5 fp2     36 v[0]
        vpaddd ymm5, ymm5, ymm11                                        ;   818.5 fp3     34 sum
        vmovdqu ymm3, [rbp + 576]                                       ;   818.7 agu1    34 sum reload
        vpaddd ymm5, ymm5, ymm3                                         ;   825.7 fp0     34 sum
        vpxor ymm10, ymm14, ymm8                                        ;   823.5 fp1     25 sum
        vpsrld ymm14, ymm14, 0x16                                       ;   823.5 fp2     36 v[0]
        vpand ymm10, ymm10, ymm15                                       ;   829.5 fp3     25 sum
        vpxor ymm10, ymm10, ymm8                                        ;   830.5 fp0     25 sum
        vpaddd ymm5, ymm5, ymm10                                        ;   831.5 fp1     34 sum
        vpslld ymm10, ymm5, 9                                           ;   832.5 fp2     35 v[3]
        vpsrld ymm5, ymm5, 0x17                                         ;   832.5 fp1     35 v[3]
        vpxor ymm4, ymm4, ymm14                                         ;   824.5 fp3     36 v[0]
        vpxor ymm10, ymm10, ymm5                                        ;   833.5 fp0     35 v[3]
        vpaddd ymm10, ymm10, ymm6                                       ;   834.5 fp2     35 v[3]
        vpslld ymm5, ymm15, 0xa                                         ;   829.5 fp1     36 v[4]
        vpaddd ymm6, ymm6, ymm11                                        ;   824.5 fp3     34 sum
        vmovdqu ymm14, [rbp + 192]                                      ;   824.7 agu0    34 sum reload
        vpaddd ymm6, ymm6, ymm14                                        ;   831.7 fp0     34 sum
        vpxor ymm14, ymm15, ymm4                                        ;   829.5 fp2     25 sum
        vpsrld ymm15, ymm15, 0x16                                       ;   829.5 fp1     36 v[4]
        vpand ymm14, ymm14, ymm10                                       ;   835.5 fp3     25 sum
        vpxor ymm14, ymm14, ymm4                                        ;   836.5 fp0     25 sum
        vpaddd ymm6, ymm6, ymm14                                        ;   837.5 fp2     34 sum
        vpslld ymm14, ymm6, 0xc                                         ;   838.5 fp1     35 v[2]
        vpsrld ymm6, ymm6, 0x14                                         ;   838.5 fp2     35 v[2]
        vpxor ymm5, ymm5, ymm15                                         ;   830.5 fp3     36 v[4]
        vpxor ymm14, ymm14, ymm6                                        ;   839.5 fp0     35 v[2]
        vpaddd ymm14, ymm14, ymm8                                       ;   840.5 fp1     35 v[2]
        vpslld ymm6, ymm10, 0xa                                         ;   835.5 fp2     36 v[3]
        vpaddd ymm8, ymm8, ymm12                                        ;   830.5 fp3     34 sum
        vpaddd ymm8, ymm8, ymm11                                        ;   831.5 fp0     34 sum
        vpxor ymm15, ymm10, ymm5                                        ;   835.5 fp1     25 sum
        vpsrld ymm10, ymm10, 0x16                                       ;   835.5 fp2     36 v[3]
        vpand ymm15, ymm15, ymm14                                       ;   841.5 fp3     25 sum
        vpxor ymm15, ymm15, ymm5                                        ;   842.5 fp0     25 sum
        vpaddd ymm8, ymm8, ymm15                                        ;   843.5 fp1     34 sum
        vpslld ymm15, ymm8, 9                                           ;   844.5 fp2     35 v[1]
        vpsrld ymm8, ymm8, 0x17                                         ;   844.5 fp1     35 v[1]
        vpxor ymm6, ymm6, ymm10                                         ;   836.5 fp3     36 v[3]
        vpxor ymm15, ymm15, ymm8                                        ;   845.5 fp0     35 v[1]
        vpaddd ymm15, ymm15, ymm4                                       ;   846.5 fp2     35 v[1]
        vpslld ymm8, ymm14, 0xa                                         ;   841.5 fp1     36 v[2]
        vpaddd ymm4, ymm4, ymm11                                        ;   836.0 fp3     34 sum
        vmovdqu ymm10, [rbp + 512]                                      ;   836.2 agu1    34 sum reload
        vpaddd ymm4, ymm4, ymm10                                        ;   843.2 fp0     34 sum
        vpxor ymm10, ymm14, ymm6                                        ;   841.5 fp2     25 sum
        vpsrld ymm14, ymm14, 0x16                                       ;   841.5 fp1     36 v[2]
        vpand ymm10, ymm10, ymm15                                       ;   847.5 fp3     25 sum
        vpxor ymm10, ymm10, ymm6                                        ;   848.5 fp0     25 sum
        vpaddd ymm4, ymm4, ymm10                                        ;   849.5 fp2     34 sum
        vpslld ymm10, ymm4, 0xc                                         ;   850.5 fp1     35 v[0]
        vpsrld ymm4, ymm4, 0x14                                         ;   850.5 fp2     35 v[0]
        vpxor ymm8, ymm8, ymm14                                         ;   842.5 fp3     36 v[2]
        vpxor ymm10, ymm10, ymm4                                        ;   851.5 fp0     35 v[0]
        vpaddd ymm10, ymm10, ymm5                                       ;   852.5 fp1     35 v[0]
        vpslld ymm4, ymm15, 0xa                                         ;   847.5 fp2     36 v[1]
        vpaddd ymm5, ymm5, ymm0                                         ;   842.5 fp3     34 sum
        vpaddd ymm5, ymm5, ymm11                                        ;   843.5 fp0     34 sum
        vpxor ymm14, ymm15, ymm8                                        ;   847.5 fp1     25 sum
        vpsrld ymm15, ymm15, 0x16                                       ;   847.5 fp2     36 v[1]
        vpand ymm14, ymm14, ymm10                                       ;   853.5 fp3     25 sum
        vpxor ymm14, ymm14, ymm8                                        ;   854.5 fp0     25 sum
        vpaddd ymm5, ymm5, ymm14                                        ;   855.5 fp1     34 sum
        vpslld ymm14, ymm5, 5                                           ;   856.5 fp2     35 v[4]
        vpsrld ymm5, ymm5, 0x1b                                         ;   856.5 fp1     35 v[4]
        vpxor ymm4, ymm4, ymm15                                         ;   848.5 fp3     36 v[1]
        vpxor ymm14, ymm14, ymm5                                        ;   857.5 fp0     35 v[4]
        vpaddd ymm14, ymm14, ymm6                                       ;   858.5 fp2     35 v[4]
        vpslld ymm5, ymm10, 0xa                                         ;   853.5 fp1     36 v[0]
        vpaddd ymm6, ymm6, ymm11                                        ;   848.0 fp3     34 sum
        vmovdqu ymm15, [rbp + 544]                                      ;   848.2 agu0    34 sum reload
        vpaddd ymm6, ymm6, ymm15                                        ;   855.2 fp0     34 sum
        vpxor ymm12, ymm10, ymm4                                        ;   853.5 fp2     25 sum
        vpsrld ymm10, ymm10, 0x16                                       ;   853.5 fp1     36 v[0]
        vpand ymm12, ymm12, ymm14                                       ;   859.5 fp3     25 sum
        vpxor ymm12, ymm12, ymm4                                        ;   860.5 fp0     25 sum
        vpaddd ymm6, ymm6, ymm12                                        ;   861.5 fp2     34 sum
        vpslld ymm12, ymm6, 0xf                                         ;   862.5 fp1     35 v[3]
        vpsrld ymm6, ymm6, 0x11                                         ;   862.5 fp2     35 v[3]
        vpxor ymm5, ymm5, ymm10                                         ;   854.5 fp3     36 v[0]
        vpxor ymm12, ymm12, ymm6                                        ;   863.5 fp0     35 v[3]
        vpaddd ymm12, ymm12, ymm8                                       ;   864.5 fp1     35 v[3]
        vpslld ymm6, ymm14, 0xa                                         ;   859.5 fp2     36 v[4]
        vpsrld ymm10, ymm14, 0x16                                       ;   859.5 fp1     36 v[4]
        vpaddd ymm8, ymm8, ymm11                                        ;   854.7 fp3     34 sum
        vpaddd ymm8, ymm8, ymm9                                         ;   855.7 fp0     34 sum
        vpxor ymm14, ymm14, ymm5                                        ;   859.5 fp2     25 sum
        vpand ymm14, ymm14, ymm12                                       ;   865.5 fp3     25 sum
        vpxor ymm14, ymm14, ymm5                                        ;   866.5 fp0     25 sum
        vpaddd ymm8, ymm8, ymm14                                        ;   867.5 fp1     34 sum
        vpshufb ymm8, ymm8, ymm7                                        ;   868.5 fp2     35 v[2]
        vpslld ymm11, ymm12, 0xa                                        ;   865.5 fp1     36 v[3]
        vpxor ymm6, ymm6, ymm10                                         ;   860.5 fp3     36 v[4]
        vpaddd ymm3, ymm3, ymm4                                         ;   859.5 fp0     34 sum
        vmovdqu ymm10, [rel ripemd160_blocks.T0_constants256]           ;   859.7 agu1    34 sum reload
        vpaddd ymm3, ymm3, ymm10                                        ;   866.7 fp2     34 sum
        vpaddd ymm4, ymm4, ymm8                                         ;   869.5 fp1     35 v[2]
        vpsrld ymm8, ymm12, 0x16                                        ;   865.5 fp2     36 v[3]
        vpxor ymm12, ymm12, ymm6                                        ;   865.5 fp3     25 sum
        vpxor ymm12, ymm12, ymm4                                        ;   870.5 fp0     25 sum
        vpaddd ymm3, ymm3, ymm12                                        ;   871.5 fp1     34 sum
        vpshufb ymm12, ymm3, ymm7                                       ;   872.5 fp2     35 v[1]
        vpaddd ymm13, ymm13, ymm5                                       ;   862.5 fp3     34 sum
        vpaddd ymm13, ymm13, ymm10                                      ;   866.7 fp0     34 sum
        vpaddd ymm5, ymm5, ymm12                                        ;   873.5 fp1     35 v[1]
        vpslld ymm12, ymm4, 0xa                                         ;   870.5 fp2     36 v[2]
        vpsrld ymm14, ymm4, 0x16                                        ;   870.5 fp1     36 v[2]
        vpxor ymm11, ymm11, ymm8                                        ;   866.5 fp3     36 v[3]
        vpxor ymm4, ymm4, ymm11                                         ;   870.5 fp0     25 sum
        vpxor ymm4, ymm4, ymm5                                          ;   874.5 fp2     25 sum
        vpaddd ymm13, ymm13, ymm4                                       ;   875.5 fp1     34 sum
        vpslld ymm4, ymm13, 5                                           ;   876.5 fp2     35 v[0]
        vpsrld ymm8, ymm13, 0x1b                                        ;   876.5 fp1     35 v[0]
        vpaddd ymm15, ymm15, ymm6                                       ;   866.8 fp3     34 sum
        vpaddd ymm15, ymm15, ymm10                                      ;   867.8 fp0     34 sum
        vpxor ymm4, ymm4, ymm8                                          ;   877.5 fp2     35 v[0]
        vpaddd ymm6, ymm6, ymm4                                         ;   878.5 fp3     35 v[0]
        vpslld ymm4, ymm5, 0xa                                          ;   874.5 fp1     36 v[1]
        vpsrld ymm8, ymm5, 0x16                                         ;   874.5 fp2     36 v[1]
        vpxor ymm12, ymm12, ymm14                                       ;   871.5 fp0     36 v[2]
        vpxor ymm5, ymm5, ymm12                                         ;   874.5 fp3     25 sum
        vpxor ymm5, ymm5, ymm6                                          ;   879.5 fp1     25 sum
        vpaddd ymm15, ymm15, ymm5                                       ;   880.5 fp2     34 sum
        vpslld ymm5, ymm15, 0xc                                         ;   881.5 fp1     35 v[4]
        vpsrld ymm13, ymm15, 0x14                                       ;   881.5 fp2     35 v[4]
        vmovdqa ymm14, ymm11                                            ;   871.7         35 v[4] copy
        vpaddd ymm11, ymm11, ymm2                                       ;   871.8 fp0     34 sum
        vpaddd ymm11, ymm11, ymm10                                      ;   872.8 fp3     34 sum
        vpxor ymm4, ymm4, ymm8                                          ;   875.5 fp1     36 v[1]
        vpxor ymm5, ymm5, ymm13                                         ;   882.5 fp0     35 v[4]
        vpaddd ymm14, ymm14, ymm5                                       ;   883.5 fp2     35 v[4]
        vpslld ymm5, ymm6, 0xa                                          ;   879.5 fp1     36 v[0]
        vpsrld ymm8, ymm6, 0x16                                         ;   879.5 fp2     36 v[0]
        vpxor ymm6, ymm6, ymm4                                          ;   879.5 fp3     25 sum
        vpxor ymm6, ymm6, ymm14                                         ;   884.5 fp0     25 sum
        vpaddd ymm11, ymm11, ymm6                                       ;   885.5 fp1     34 sum
        vpslld ymm6, ymm11, 9                                           ;   886.5 fp2     35 v[3]
        vpsrld ymm11, ymm11, 0x17                                       ;   886.5 fp1     35 v[3]
        vmovdqa ymm13, ymm12                                            ;   876.7         35 v[3] copy
        vpaddd ymm12, ymm12, ymm1                                       ;   876.8 fp3     34 sum
        vpaddd ymm12, ymm12, ymm10                                      ;   877.8 fp0     34 sum
        vpxor ymm5, ymm5, ymm8                                          ;   880.5 fp2     36 v[0]
        vpxor ymm6, ymm6, ymm11                                         ;   887.5 fp1     35 v[3]
        vpaddd ymm13, ymm13, ymm6                                       ;   888.5 fp3     35 v[3]
        vpslld ymm6, ymm14, 0xa                                         ;   884.5 fp2     36 v[4]
        vpsrld ymm8, ymm14, 0x16                                        ;   884.5 fp1     36 v[4]
        vpxor ymm14, ymm14, ymm5                                        ;   884.5 fp0     25 sum
        vpxor ymm14, ymm14, ymm13                                       ;   889.5 fp3     25 sum
        vpaddd ymm12, ymm12, ymm14                                      ;   890.5 fp2     34 sum
        vpslld ymm11, ymm12, 0xc                                        ;   891.5 fp1     35 v[2]
        vpsrld ymm12, ymm12, 0x14                                       ;   891.5 fp2     35 v[2]
        vmovdqa ymm14, ymm4                                             ;   881.7         35 v[2] copy
        vpaddd ymm4, ymm4, [rbp + 320]                                  ;   881.8 fp0+agu0   34 sum
        vpaddd ymm4, ymm4, ymm10                                        ;   882.8 fp3     34 sum
        vpxor ymm6, ymm6, ymm8                                          ;   885.5 fp1     36 v[4]
        vpxor ymm11, ymm11, ymm12                                       ;   892.5 fp2     35 v[2]
        vpaddd ymm14, ymm14, ymm11                                      ;   893.5 fp0     35 v[2]
        vpslld ymm8, ymm13, 0xa                                         ;   889.5 fp1     36 v[3]
        vpsrld ymm11, ymm13, 0x16                                       ;   889.5 fp2     36 v[3]
        vpxor ymm13, ymm13, ymm6                                        ;   889.5 fp3     25 sum
        vpxor ymm13, ymm13, ymm14                                       ;   894.5 fp0     25 sum
        vpaddd ymm4, ymm4, ymm13                                        ;   895.5 fp1     34 sum
        vpslld ymm12, ymm4, 5                                           ;   896.5 fp2     35 v[1]
        vpsrld ymm4, ymm4, 0x1b                                         ;   896.5 fp1     35 v[1]
        vmovdqa ymm13, ymm5                                             ;   886.7         35 v[1] copy
        vpaddd ymm5, ymm5, [rbp + 448]                                  ;   886.8 fp3+agu1   34 sum
        vpaddd ymm5, ymm5, ymm10                                        ;   887.8 fp0     34 sum
        vpxor ymm8, ymm8, ymm11                                         ;   890.5 fp2     36 v[3]
        vpxor ymm12, ymm12, ymm4                                        ;   897.5 fp1     35 v[1]
        vpaddd ymm13, ymm13, ymm12                                      ;   898.5 fp3     35 v[1]
        vpslld ymm4, ymm14, 0xa                                         ;   894.5 fp2     36 v[2]
        vpsrld ymm11, ymm14, 0x16                                       ;   894.5 fp1     36 v[2]
        vpxor ymm14, ymm14, ymm8                                        ;   894.5 fp0     25 sum
        vpxor ymm14, ymm14, ymm13                                       ;   899.5 fp3     25 sum
        vpaddd ymm5, ymm5, ymm14                                        ;   900.5 fp2     34 sum
        vpslld ymm12, ymm5, 0xe                                         ;   901.5 fp1     35 v[0]
        vpsrld ymm5, ymm5, 0x12                                         ;   901.5 fp2     35 v[0]
        vmovdqa ymm14, ymm6                                             ;   891.7         35 v[0] copy
        vpaddd ymm6, ymm6, ymm0                                         ;   891.8 fp0     34 sum
        vpaddd ymm6, ymm6, ymm10                                        ;   892.8 fp3     34 sum
        vpxor ymm4, ymm4, ymm11                                         ;   895.5 fp1     36 v[2]
        vpxor ymm12, ymm12, ymm5                                        ;   902.5 fp2     35 v[0]
        vpaddd ymm14, ymm14, ymm12                                      ;   903.5 fp0     35 v[0]
        vpslld ymm5, ymm13, 0xa                                         ;   899.5 fp1     36 v[1]
        vpsrld ymm11, ymm13, 0x16                                       ;   899.5 fp2     36 v[1]
        vpxor ymm13, ymm13, ymm4                                        ;   899.5 fp3     25 sum
        vpxor ymm13, ymm13, ymm14                                       ;   904.5 fp0     25 sum
        vpaddd ymm6, ymm6, ymm13                                        ;   905.5 fp1     34 sum
        vpslld ymm12, ymm6, 6                                           ;   906.5 fp2     35 v[4]
        vpsrld ymm6, ymm6, 0x1a                                         ;   906.5 fp1     35 v[4]
        vmovdqa ymm13, ymm8                                             ;   896.7         35 v[4] copy
        vpaddd ymm8, ymm8, ymm10                                        ;   896.8 fp3     34 sum
        vpaddd ymm8, ymm8, [rbp + 352]                                  ;   897.8 fp0+agu0   34 sum
        vpxor ymm5, ymm5, ymm11                                         ;   900.5 fp2     36 v[1]
        vpxor ymm12, ymm12, ymm6                                        ;   907.5 fp1     35 v[4]
        vpaddd ymm13, ymm13, ymm12                                      ;   908.5 fp3     35 v[4]
        vpslld ymm6, ymm14, 0xa                                         ;   904.5 fp2     36 v[0]
        vpsrld ymm11, ymm14, 0x16                                       ;   904.5 fp1     36 v[0]
        vpxor ymm14, ymm14, ymm5                                        ;   904.5 fp0     25 sum
        vpxor ymm14, ymm14, ymm13                                       ;   909.5 fp3     25 sum
        vpaddd ymm8, ymm8, ymm14                                        ;   910.5 fp2     34 sum
        vpshufb ymm7, ymm8, ymm7                                        ;   911.5 fp1     35 v[3]
        vpaddd ymm7, ymm4, ymm7                                         ;   912.5 fp0     35 v[3]
        vpslld ymm8, ymm13, 0xa                                         ;   909.5 fp2     36 v[4]
        vpsrld ymm12, ymm13, 0x16                                       ;   909.5 fp1     36 v[4]
        vpxor ymm6, ymm6, ymm11                                         ;   905.5 fp3     36 v[0]
        vpaddd ymm4, ymm4, ymm10                                        ;   904.5 fp0     34 sum
        vpaddd ymm4, ymm4, [rbp + 192]                                  ;   905.5 fp2+agu1   34 sum
        vpxor ymm13, ymm13, ymm6                                        ;   909.5 fp1     25 sum
        vpxor ymm13, ymm13, ymm7                                        ;   913.5 fp3     25 sum
        vpaddd ymm4, ymm4, ymm13                                        ;   914.5 fp0     34 sum
        vpslld ymm11, ymm4, 0xd                                         ;   915.5 fp2     35 v[2]
        vpsrld ymm4, ymm4, 0x13                                         ;   915.5 fp1     35 v[2]
        vmovdqa ymm13, ymm5                                             ;   905.8         35 v[2] copy
        vpaddd ymm5, ymm5, ymm10                                        ;   906.0 fp3     34 sum
        vpaddd ymm5, ymm5, [rbp + 608]                                  ;   907.0 fp0+agu0   34 sum
        vpxor ymm11, ymm11, ymm4                                        ;   916.5 fp2     35 v[2]
        vpaddd ymm13, ymm13, ymm11                                      ;   917.5 fp1     35 v[2]
        vpslld ymm4, ymm7, 0xa                                          ;   913.5 fp2     36 v[3]
        vpsrld ymm11, ymm7, 0x16                                        ;   913.5 fp1     36 v[3]
        vpxor ymm8, ymm8, ymm12                                         ;   910.5 fp3     36 v[4]
        vpxor ymm7, ymm7, ymm8                                          ;   913.5 fp0     25 sum
        vpxor ymm7, ymm7, ymm13                                         ;   918.5 fp2     25 sum
        vpaddd ymm5, ymm5, ymm7                                         ;   919.5 fp1     34 sum
        vpslld ymm7, ymm5, 6                                            ;   920.5 fp2     35 v[1]
        vpsrld ymm5, ymm5, 0x1a                                         ;   920.5 fp1     35 v[1]
        vmovdqa ymm12, ymm6                                             ;   910.7         35 v[1] copy
        vpaddd ymm6, ymm6, ymm9                                         ;   910.8 fp3     34 sum
        vpaddd ymm6, ymm6, ymm10                                        ;   911.8 fp0     34 sum
        vpxor ymm4, ymm4, ymm11                                         ;   914.5 fp2     36 v[3]
        vpxor ymm7, ymm7, ymm5                                          ;   921.5 fp1     35 v[1]
        vpaddd ymm12, ymm12, ymm7                                       ;   922.5 fp3     35 v[1]
        vpslld ymm5, ymm13, 0xa                                         ;   918.5 fp2     36 v[2]
        vpsrld ymm7, ymm13, 0x16                                        ;   918.5 fp1     36 v[2]
        vpxor ymm13, ymm13, ymm4                                        ;   918.5 fp0     25 sum
        vpxor ymm13, ymm13, ymm12                                       ;   923.5 fp3     25 sum
        vpaddd ymm6, ymm6, ymm13                                        ;   924.5 fp2     34 sum
        vpslld ymm9, ymm6, 5                                            ;   925.5 fp1     35 v[0]
        vpsrld ymm6, ymm6, 0x1b                                         ;   925.5 fp2     35 v[0]
        vmovdqa ymm11, ymm8                                             ;   915.7         35 v[0] copy
        vpaddd ymm8, ymm8, ymm10                                        ;   915.8 fp0     34 sum
        vpaddd ymm8, ymm8, [rbp + 224]                                  ;   916.8 fp3+agu1   34 sum
        vpxor ymm5, ymm5, ymm7                                          ;   919.5 fp1     36 v[2]
        vpxor ymm9, ymm9, ymm6                                          ;   926.5 fp2     35 v[0]
        vpaddd ymm11, ymm11, ymm9                                       ;   927.5 fp0     35 v[0]
        vpslld ymm6, ymm12, 0xa                                         ;   923.5 fp1     36 v[1]
        vpsrld ymm7, ymm12, 0x16                                        ;   923.5 fp2     36 v[1]
        vpxor ymm12, ymm12, ymm5                                        ;   923.5 fp3     25 sum
        vpxor ymm12, ymm12, ymm11                                       ;   928.5 fp0     25 sum
        vpaddd ymm8, ymm8, ymm12                                        ;   929.5 fp1     34 sum
        vpslld ymm9, ymm8, 0xf                                          ;   930.5 fp2     35 v[4]
        vpsrld ymm8, ymm8, 0x11                                         ;   930.5 fp1     35 v[4]
        vmovdqa ymm12, ymm4                                             ;   920.7         35 v[4] copy
        vpaddd ymm4, ymm4, ymm10                                        ;   920.8 fp3     34 sum
        vpaddd ymm4, ymm4, [rbp + 256]                                  ;   921.8 fp0+agu0   34 sum
        vpxor ymm6, ymm6, ymm7                                          ;   924.5 fp2     36 v[1]
        vpxor ymm9, ymm9, ymm8                                          ;   931.5 fp1     35 v[4]
        vpaddd ymm12, ymm12, ymm9                                       ;   932.5 fp3     35 v[4]
        vpslld ymm7, ymm11, 0xa                                         ;   928.5 fp2     36 v[0]
        vpsrld ymm8, ymm11, 0x16                                        ;   928.5 fp1     36 v[0]
        vpxor ymm11, ymm11, ymm6                                        ;   928.5 fp0     25 sum
        vpxor ymm11, ymm11, ymm12                                       ;   933.5 fp3     25 sum
        vpaddd ymm4, ymm4, ymm11                                        ;   934.5 fp2     34 sum
        vpslld ymm9, ymm4, 0xd                                          ;   935.5 fp1     35 v[3]
        vpsrld ymm4, ymm4, 0x13                                         ;   935.5 fp2     35 v[3]
        vmovdqa ymm11, ymm5                                             ;   925.7         35 v[3] copy
        vpaddd ymm5, ymm5, ymm10                                        ;   925.8 fp0     34 sum
        vpaddd ymm5, ymm5, [rbp + 512]                                  ;   926.8 fp3+agu1   34 sum
        vpxor ymm7, ymm7, ymm8                                          ;   929.5 fp1     36 v[0]
        vpxor ymm9, ymm9, ymm4                                          ;   936.5 fp2     35 v[3]
        vpaddd ymm11, ymm11, ymm9                                       ;   937.5 fp0     35 v[3]
        vpslld ymm4, ymm12, 0xa                                         ;   933.5 fp1     36 v[4]
        vpsrld ymm8, ymm12, 0x16                                        ;   933.5 fp2     36 v[4]
        vpxor ymm12, ymm12, ymm7                                        ;   933.5 fp3     25 sum
        vpxor ymm12, ymm12, ymm11                                       ;   938.5 fp0     25 sum
        vpaddd ymm5, ymm5, ymm12                                        ;   939.5 fp1     34 sum
        vpslld ymm9, ymm5, 0xb                                          ;   940.5 fp2     35 v[2]
        vpsrld ymm5, ymm5, 0x15                                         ;   940.5 fp1     35 v[2]
        vmovdqa ymm12, ymm6                                             ;   930.7         35 v[2] copy
        vpaddd ymm6, ymm6, ymm10                                        ;   930.8 fp3     34 sum
        vpaddd ymm6, ymm6, [rbp + 480]                                  ;   931.8 fp0+agu0   34 sum
        vpxor ymm4, ymm4, ymm8                                          ;   934.5 fp2     36 v[4]
        vpxor ymm9, ymm9, ymm5                                          ;   941.5 fp1     35 v[2]
        vpaddd ymm12, ymm12, ymm9                                       ;   942.5 fp3     35 v[2]
        vpslld ymm5, ymm11, 0xa                                         ;   938.5 fp2     36 v[3]
        vpsrld ymm8, ymm11, 0x16                                        ;   938.5 fp1     36 v[3]
        vpxor ymm11, ymm11, ymm4                                        ;   938.5 fp0     25 sum
        vpxor ymm11, ymm11, ymm12                                       ;   943.5 fp3     25 sum
        vpaddd ymm6, ymm6, ymm11                                        ;   944.5 fp2     34 sum
        vpslld ymm9, ymm6, 0xb                                          ;   945.5 fp1     35 v[1]
        vpsrld ymm6, ymm6, 0x15                                         ;   945.5 fp2     35 v[1]
        vpaddd ymm4, ymm4, [rbp + 128]                                  ;   935.7 fp0+agu1   49 h
        vpaddd ymm4, ymm4, [rbp + 768]                                  ;   936.7 fp3+agu0   49 h
        vpxor ymm5, ymm5, ymm8                                          ;   939.5 fp1     36 v[3]
        vpxor ymm9, ymm9, ymm6                                          ;   946.5 fp2     35 v[1]
        vpaddd ymm5, ymm5, [rbp + 96]                                   ;   940.5 fp0+agu1   48 h0
        vpaddd ymm5, ymm5, [rbp + 800]                                  ;   941.5 fp3+agu0   48 h0
        vpaddd ymm2, ymm7, [rbp + 160]                                  ;   938.7 fp1+agu1   49 h
        vpaddd ymm2, ymm2, [rbp + 736]                                  ;   939.7 fp2+agu0   49 h
        vpaddd ymm7, ymm7, ymm9                                         ;   947.5 fp0     49 h
        vpaddd ymm7, ymm7, [rbp + 64]                                   ;   948.5 fp3+agu1   49 h
        vmovdqu ymm6, [rbp + 672]                                       ;   940.5 agu0    36 v[0] reload
        vpaddd ymm7, ymm7, ymm6                                         ;   949.5 fp1     49 h
        vpaddd ymm12, ymm12, ymm6                                       ;   947.5 fp2     49 h
        vpaddd ymm12, ymm12, [rbp - 128]                                ;   948.5 fp0+agu1   49 h
        vmovdqu [rbp - 128], ymm5                                       ;   942.5 agu2+fp5   50 h
        vpaddd ymm12, ymm12, [rbp + 704]                                ;   949.5 fp3+agu0   49 h
        add r15, 0x40                                                   ;   941.0 alu0    41 blocks
        add r14, 0x40                                                   ;   941.2 alu1    41 blocks
        add r13, 0x40                                                   ;   941.3 alu2    41 blocks
        add r12, 0x40                                                   ;   941.5 alu3    41 blocks
        add r11, 0x40                                                   ;   942.0 alu0    41 blocks
        add r10, 0x40                                                   ;   942.2 alu1    41 blocks
        add r9, 0x40                                                    ;   942.3 alu2    41 blocks
        add r8, 0x40                                                    ;   942.5 alu3    41 blocks
        vmovdqa ymm0, ymm4                                              ;   942.3         49 h copy
        vmovdqa ymm1, ymm7                                              ;   950.5         49 h copy
        vmovdqa ymm3, ymm12                                             ;   950.5         49 h copy
        cmp r8, qword [rbp + 904]                                       ;                    more blocks?
        jne .blocks_1
        vmovdqu [rbp - 96], ymm0                                        ;                    resident
        vmovdqu [rbp - 32], ymm1                                        ;                    resident
        vmovdqu [rbp - 64], ymm2                                        ;                    resident
        vmovdqu [rbp + 0], ymm3                                         ;                    resident
        mov qword [rbp + 896], r8                                       ;                    resident
        mov qword [rbp + 912], r9                                       ;                    resident
        mov qword [rbp + 920], r10                                      ;                    resident
        mov qword [rbp + 928], r11                                      ;                    resident
        mov qword [rbp + 936], r12                                      ;                    resident
        mov qword [rbp + 944], r13                                      ;                    resident
        mov qword [rbp + 952], r14                                      ;                    resident
        mov qword [rbp + 960], r15                                      ;                    resident
.blocks_1_done:
        vmovdqu ymm0, [rbp + 0]                                         ;     0.0 agu0    41 blocks reload
        vpshufd ymm1, ymm0, 1                                           ;     7.0 fp1     41 blocks
        mov r8, qword [rbp + 840]                                       ;     0.3 agu1    41 blocks reload
        vmovd [r8 + 16], xmm1                                           ;     8.0 agu2+fp5   41 blocks
        vpshufd ymm1, ymm0, 2                                           ;     7.0 fp2     41 blocks
        mov r9, qword [rbp + 848]                                       ;     1.0 agu0    41 blocks reload
        vmovd [r9 + 16], xmm1                                           ;     8.0 agu1+fp5   41 blocks
        vpshufd ymm1, ymm0, 3                                           ;     7.0 fp1     41 blocks
        mov r10, qword [rbp + 856]                                      ;     1.5 agu2    41 blocks reload
        vmovd [r10 + 16], xmm1                                          ;     8.0 agu0+fp5   41 blocks
        vperm2i128 ymm1, ymm0, ymm0, 0x11                               ;     7.0 fp1     41 blocks
        mov r11, qword [rbp + 832]                                      ;     2.3 agu1    41 blocks reload
        vmovd [r11 + 16], xmm0                                          ;     7.0 agu2+fp5   41 blocks
        vpshufd ymm0, ymm1, 1                                           ;    10.0 fp2     41 blocks
        mov r12, qword [rbp + 872]                                      ;     3.0 agu0    41 blocks reload
        vmovd [r12 + 16], xmm0                                          ;    11.0 agu1+fp5   41 blocks
        vpshufd ymm0, ymm1, 2                                           ;    10.0 fp2     41 blocks
        mov r13, qword [rbp + 880]                                      ;     3.5 agu2    41 blocks reload
        vmovd [r13 + 16], xmm0                                          ;    11.0 agu0+fp5   41 blocks
        vpshufd ymm0, ymm1, 3                                           ;    10.0 fp1     41 blocks
        mov r14, qword [rbp + 864]                                      ;     4.3 agu1    41 blocks reload
        vmovd [r14 + 16], xmm1                                          ;    10.0 agu2+fp5   41 blocks
        mov r15, qword [rbp + 888]                                      ;     5.0 agu0    41 blocks reload
        vmovd [r15 + 16], xmm0                                          ;    11.0 agu1+fp5   41 blocks
        vmovdqu ymm0, [rbp - 96]                                        ;     6.0 agu0    41 blocks reload
        vmovdqu ymm1, [rbp - 128]                                       ;     6.3 agu1    41 blocks reload
        vpunpckldq ymm2, ymm1, ymm0                                     ;    13.3 fp2     41 blocks
        vpunpckhdq ymm0, ymm1, ymm0                                     ;    13.3 fp1     41 blocks
        vmovdqu ymm1, [rbp - 32]                                        ;     7.2 agu0    41 blocks reload
        vmovdqu ymm3, [rbp - 64]                                        ;     7.3 agu1    41 blocks reload
        vpunpckldq ymm4, ymm3, ymm1                                     ;    14.3 fp2     41 blocks
        vpunpckhdq ymm1, ymm3, ymm1                                     ;    14.3 fp1     41 blocks
        vpunpcklqdq ymm3, ymm2, ymm4                                    ;    15.3 fp2     41 blocks
        vpunpckhqdq ymm2, ymm2, ymm4                                    ;    15.3 fp1     41 blocks
        vmovdqu [r11], xmm3                                             ;    16.3 agu2+fp5   41 blocks
        vmovdqu [r8], xmm2                                              ;    16.3 agu0+fp5   41 blocks
        vperm2i128 ymm3, ymm3, ymm3, 0x11                               ;    16.3 fp1     41 blocks
        vmovdqu [r14], xmm3                                             ;    19.3 agu1+fp5   41 blocks
        vperm2i128 ymm2, ymm2, ymm2, 0x11                               ;    16.3 fp1     41 blocks
        vmovdqu [r12], xmm2                                             ;    19.3 agu2+fp5   41 blocks
        vpunpcklqdq ymm2, ymm0, ymm1                                    ;    15.3 fp2     41 blocks
        vpunpckhqdq ymm0, ymm0, ymm1                                    ;    15.3 fp2     41 blocks
        vmovdqu [r9], xmm2                                              ;    16.3 agu0+fp5   41 blocks
        vmovdqu [r10], xmm0                                             ;    16.3 agu1+fp5   41 blocks
        vperm2i128 ymm1, ymm2, ymm2, 0x11                               ;    16.3 fp1     41 blocks
        vmovdqu [r13], xmm1                                             ;    19.3 agu2+fp5   41 blocks
        vperm2i128 ymm0, ymm0, ymm0, 0x11                               ;    16.3 fp1     41 blocks
        vmovdqu [r15], xmm0                                             ;    19.3 agu0+fp5   41 blocks
        mov rcx, qword [rbp + 968]                                      ;                    frame
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
        vmovdqu [rbp + 800], ymm0                                       ;                    cleared
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
