; kasumi_decrypt_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_decrypt_compact --cpu zen3 --variant bitsliced
;
; void kasumi_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 8192 bytes (256 slices), read, secret, aligned to 16 bytes
;   src: 2048 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 2048 bytes a batch (64 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 11 uops, planned 7.0; bounds: width 1.8, ports 2.5, path 7.0
;   blocks/rounds: 4005 uops, planned 1071.7; bounds: width 667.5, ports 729.0, path 107.0
;   blocks.2: 134 uops, planned 64.3; bounds: width 22.3, ports 64.0, path 1.0
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
%fatal "kasumi_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_decrypt_compact
$_kasumi_decrypt_compact:
%else
        global $kasumi_decrypt_compact
%endif
$kasumi_decrypt_compact:
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x10c0                                                  ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 4128], rax                                      ;                    frame
        mov dword [rbp + 4136], ecx                                      ;                    argument
        mov qword [rbp + 4064], rsi                                      ;                    argument
        mov qword [rbp + 4080], rdi                                      ;                    argument
        mov qword [rbp + 4120], rdx                                      ;                    argument
        mov r8d, dword [rbp + 4136]                                      ;     0.0 agu0   149 blocks
        shl r8, 0xb                                                      ;     4.0 alu1   149 blocks
        add r8, qword [rbp + 4064]                                       ;     5.0 alu0+agu1  149 blocks
        mov qword [rbp + 4072], r8                                       ;     6.0 agu2+st0  149 blocks
        cmp dword [rbp + 4136], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 4064]                                      ;                    first state
        mov esi, 4                                                       ;     0.2 alu0   132 rounds reload
        mov dword [rbp + 4140], esi                                      ;     1.2 agu1+st0  132 rounds
        mov r8, qword [rbp + 4080]                                       ;     0.5 agu2   132 rounds reload
        mov qword [rbp + 4088], r8                                       ;     4.5 agu0+st1  132 rounds
        lea r9, [r8 + 3072]                                              ;     4.5 alu1   132 rounds
        mov qword [rbp + 4096], r9                                       ;     5.5 agu1+st0  132 rounds
        lea r9, [r8 + 2048]                                              ;     4.5 alu2   132 rounds
        mov qword [rbp + 4104], r9                                       ;     5.5 agu2+st1  132 rounds
        add r8, 0x400                                                    ;     4.5 alu3   132 rounds
        mov qword [rbp + 4112], r8                                       ;     5.5 agu0+st0  132 rounds
        align 64
.rounds_2:
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 4096]                                       ;     0.0 agu0    68 k2.0 reload
        db 0x2e, 0x2e, 0x2e
        mov r9, qword [rbp + 4088]                                       ;     0.2 agu1    68 k2.0 reload
        db 0x2e, 0x2e, 0x2e
        mov r10, qword [rbp + 4104]                                      ;     0.3 agu2    68 k2.0 reload
        db 0x2e, 0x2e, 0x2e
        mov r11, qword [rbp + 4112]                                      ;     1.0 agu0    69 k2.0 reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [r9 + 352]                                         ;     4.2 agu1    50 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rax + 1536]                                   ;    11.2 fp0+agu0   50 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [r9 + 384]                                         ;     4.2 agu1    50 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rax + 1568]                                   ;    11.2 fp1+agu0   50 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [r9 + 416]                                         ;     4.2 agu1    50 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rax + 1600]                                   ;    11.2 fp2+agu0   50 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [r9 + 448]                                        ;     4.2 agu1    50 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rax + 1632]                                 ;    11.2 fp3+agu0   50 next
        db 0x2e
        vmovdqu ymm11, [r9 + 480]                                        ;     5.2 agu1    50 next
        db 0x2e
        vpxor ymm11, ymm11, [rax + 1664]                                 ;    12.2 fp0+agu0   50 next
        db 0x2e
        vmovdqu ymm12, [r9]                                              ;     6.2 agu1    50 next
        db 0x2e
        vpxor ymm12, ymm12, [rax + 1696]                                 ;    13.2 fp1+agu0   50 next
        db 0x2e
        vmovdqu ymm13, [r9 + 32]                                         ;     7.2 agu1    50 next
        db 0x2e
        vpxor ymm13, ymm13, [rax + 1728]                                 ;    14.2 fp2+agu0   50 next
        vmovdqu ymm14, [r9 + 64]                                         ;     8.2 agu1    50 next
        vpxor ymm14, ymm14, [rax + 1760]                                 ;    15.2 fp3+agu0   50 next
        vmovdqu ymm15, [r9 + 96]                                         ;     9.2 agu1    50 next
        vpxor ymm15, ymm15, [rax + 1792]                                 ;    16.2 fp0+agu0   50 next
        vmovdqu ymm0, [r9 + 128]                                         ;    10.2 agu1    50 next
        vpxor ymm0, ymm0, [rax + 1824]                                   ;    17.2 fp1+agu0   50 next
        vmovdqu ymm1, [r9 + 160]                                         ;    11.2 agu1    50 next
        vpxor ymm1, ymm1, [rax + 1856]                                   ;    18.2 fp2+agu0   50 next
        vmovdqu ymm2, [r9 + 192]                                         ;    12.2 agu1    50 next
        vpxor ymm2, ymm2, [rax + 1888]                                   ;    19.2 fp3+agu0   50 next
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm0                                               ;    18.2         41 next copy
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm14                                              ;    16.2         41 next copy
        db 0x2e, 0x2e
        vmovdqu ymm5, [r9 + 224]                                         ;    13.2 agu1    50 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rax + 1920]                                   ;    20.2 fp0+agu0   50 next
        db 0x2e
        vpxor ymm6, ymm0, ymm1                                           ;    19.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 1920], ymm11                                      ;    13.2 agu2+fp5   50 next spill
        db 0x2e
        vpand ymm11, ymm14, ymm15                                        ;    17.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 1952], ymm8                                       ;    12.7 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [r9 + 256]                                         ;    14.2 agu1    50 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rax + 1952]                                   ;    21.2 fp3+agu0   50 next
        db 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;    22.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 1984], ymm12                                      ;    14.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqa ymm12, ymm0                                              ;    18.2         41 next copy
        db 0x2e
        vmovdqu [rbp + 2016], ymm7                                       ;    14.7 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm7, ymm8, ymm1                                           ;    22.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2048], ymm13                                      ;    15.7 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm6, ymm1                                          ;    20.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;    21.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [r9 + 288]                                        ;    16.0 agu0    50 next
        db 0x2e
        vpxor ymm13, ymm13, [rax + 1984]                                 ;    23.0 fp0+agu1   50 next
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;    24.0 fp1     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm14                                        ;    25.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2080], ymm9                                       ;    17.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm9, [r9 + 320]                                         ;    17.3 agu0    50 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rax + 2016]                                   ;    24.3 fp3+agu1   50 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;    25.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm10                                      ;    18.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm5                                          ;    22.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel kasumi_decrypt_compact.T0_constants256] ;    23.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;    26.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2144], ymm10                                      ;    24.2 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm4, ymm13                                         ;    24.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm4                                       ;    23.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm8, ymm1                                           ;    22.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm1                                       ;    21.2 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm15                                          ;    21.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm12                                      ;    27.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm7, ymm13                                         ;    24.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2272], ymm12                                      ;    25.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm14, ymm5                                         ;    22.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;    23.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;    25.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm10                                      ;    26.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm5, ymm2                                          ;    23.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel kasumi_decrypt_compact.T0_constants256] ;    24.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm10                                      ;    25.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm15, ymm3                                         ;    26.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;    27.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm13                                         ;    24.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                           ;    24.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm11                                      ;    26.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm6, ymm5                                          ;    24.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;    25.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;    26.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;    27.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;    25.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    26.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm6, ymm15                                           ;    26.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;    28.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm15                                        ;    26.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;    28.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                         ;    27.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm7                                       ;    29.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm3                                           ;    27.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;    28.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2240]                                 ;    34.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm4                                       ;    29.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm15, ymm0                                          ;    28.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;    29.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;    30.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;    30.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2336]                                   ;    32.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2368]                                   ;    33.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm0                                       ;    29.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm8                                          ;    29.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;    29.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;    33.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;    34.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm13, ymm9                                         ;    30.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;    35.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;    35.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    31.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel kasumi_decrypt_compact.T0_constants256]       ;    29.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;    36.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;    31.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;    32.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;    32.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;    32.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;    33.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2208]                                      ;    30.8 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm13                                          ;    37.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    38.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm6                                           ;    33.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2176]                                       ;    31.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;    38.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;    39.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2432]                                       ;    32.3 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;    39.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;    40.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;    41.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2368]                                   ;    35.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;    35.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                         ;    35.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;    36.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2240]                                   ;    41.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;    36.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;    36.5 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2304]                                 ;    36.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2400]                                   ;    37.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2304]                                   ;    38.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;    37.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2304], ymm8                                       ;    38.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm13                                          ;    38.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;    38.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;    39.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2464]                                       ;    37.0 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm4                                       ;    42.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm2, ymm7                                           ;    44.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;    45.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm2, ymm13                                          ;    39.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;    46.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;    47.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;    39.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;    42.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;    43.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;    48.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm9                                         ;    40.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;    41.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;    42.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2144]                                   ;    41.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;    42.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2336]                                 ;    42.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;    44.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2272]                                 ;    45.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;    43.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;    46.0 fp3     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 2112]                                       ;    41.8 agu0    41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 2080]                                       ;    42.0 agu1    50 next reload
        db 0x2e
        vpand ymm0, ymm0, ymm2                                           ;    49.0 fp0     41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2048]                                       ;    42.8 agu0    41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 2016]                                       ;    43.0 agu1    50 next reload
        db 0x2e
        vpand ymm4, ymm4, ymm5                                           ;    50.0 fp1     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 1984]                                       ;    43.8 agu0    41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 1952]                                       ;    44.0 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                           ;    51.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2048]                                       ;    44.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 1920]                                      ;    45.0 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;    52.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;    50.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2112]                                      ;    45.8 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, ymm5                                         ;    52.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2272], ymm1                                       ;    44.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm5, ymm13                                          ;    52.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm11                                      ;    47.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm2, ymm8                                          ;    51.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm3                                       ;    46.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm7                                           ;    52.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 2112]                                   ;    52.0 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2144], ymm6                                       ;    49.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm6, ymm15, ymm3                                          ;    53.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;    53.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;    54.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 1984]                                 ;    54.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;    55.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;    56.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm14                                      ;    49.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, [rbp + 2112]                                  ;    53.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;    54.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;    54.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;    55.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm12                                      ;    51.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm13, [rbp + 1984]                                 ;    52.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm10                                      ;    52.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqa ymm10, ymm12                                             ;    53.0         41 next copy
        db 0x2e
        vpor ymm12, ymm12, ymm1                                          ;    53.0 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2048]                                   ;    53.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;    57.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm4                                       ;    58.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2048]                                       ;    53.5 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 2112]                                   ;    60.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;    61.5 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1984]                                   ;    61.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;    62.5 fp3     41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 2048]                                   ;    62.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;    63.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2112]                                       ;    55.5 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm7                                       ;    64.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm11, ymm4                                          ;    62.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;    63.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;    55.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1984]                                       ;    55.8 agu0    50 next reload
        db 0x2e
        vmovdqu [rbp + 2496], ymm12                                      ;    64.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm7                                          ;    62.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;    63.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;    64.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;    56.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm5, ymm8                                           ;    57.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm12                                          ;    63.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;    63.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;    64.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm13                                          ;    60.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    64.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm13                                          ;    61.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm2                                           ;    62.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;    65.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel kasumi_decrypt_compact.T0_constants256]      ;    62.5 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;    69.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;    65.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;    63.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm8                                           ;    66.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 2016]                                 ;    64.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;    69.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm0, ymm13                                         ;    64.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm7                                       ;    70.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 2048]                                   ;    64.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;    65.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm0                                       ;    64.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm13, ymm4                                          ;    64.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;    65.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;    65.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;    67.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1984]                                       ;    65.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;    72.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm8, [rbp + 2048]                                  ;    66.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2432]                                   ;    66.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm8                                       ;    67.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm0                                           ;    72.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm3, [rbp + 2048]                                   ;    66.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;    67.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm8                                          ;    73.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                                           ;    73.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;    73.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                           ;    72.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;    74.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm15, ymm2                                          ;    74.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 2016]                                   ;    74.2 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;    70.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;    71.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;    75.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;    72.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;    75.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;    76.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;    76.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2560]                                       ;    70.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm0, ymm2                                           ;    77.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2080]                                       ;    71.5 agu1    50 next reload
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm9                                            ;    78.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;    77.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;    79.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2368]                                 ;    73.5 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;    80.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    77.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;    78.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;    73.5 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;    80.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2240]                                   ;    75.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2496]                                   ;    81.5 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 2400]                                       ;    74.8 agu0    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2016]                                   ;    81.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;    82.8 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2208]                                   ;    78.5 fp0+agu0   41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2528]                                       ;    76.5 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 2432]                                       ;    76.8 agu0    41 next reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;    83.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    81.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2144]                                   ;    77.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;    79.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2336]                                      ;    77.8 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 1920]                                 ;    84.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;    85.8 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2464]                                   ;    78.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;    82.5 fp0     41 next
        vpxor ymm12, ymm12, [r11 + 4896]                                 ;    83.8 fp1+agu1   44 next
        vmovdqu ymm13, [rbp + 2272]                                      ;    79.8 agu0    41 next
        vpxor ymm13, ymm13, [rbp + 2048]                                 ;    86.8 fp2+agu1   41 next
        vpxor ymm3, ymm3, ymm13                                          ;    87.8 fp3     41 next
        vpxor ymm6, ymm6, [r11 + 4928]                                   ;    84.8 fp0+agu0   44 next
        vpxor ymm11, ymm11, [r11 + 4960]                                 ;    82.5 fp1+agu1   44 next
        vpxor ymm5, ymm5, [r11 + 4992]                                   ;    81.8 fp2+agu0   44 next
        vpxor ymm14, ymm14, [r11 + 5024]                                 ;    86.8 fp3+agu1   44 next
        vpxor ymm8, ymm8, [r11 + 5056]                                   ;    83.5 fp0+agu0   44 next
        vpxor ymm3, ymm3, [r11 + 5088]                                   ;    88.8 fp1+agu1   44 next
        vpxor ymm2, ymm2, [r11 + 4608]                                   ;    83.8 fp2+agu0   44 next
        vpxor ymm7, ymm7, [r11 + 4640]                                   ;    84.5 fp3+agu1   44 next
        vpxor ymm9, ymm9, [r11 + 4672]                                   ;    84.8 fp0+agu0   44 next
        vpxor ymm4, ymm4, [r11 + 4704]                                   ;    85.5 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r11 + 4736]                                 ;    85.8 fp2+agu0   44 next
        vpxor ymm0, ymm0, [r11 + 4768]                                   ;    86.5 fp3+agu1   44 next
        vpxor ymm13, ymm13, [r11 + 4800]                                 ;    87.8 fp0+agu0   44 next
        vmovdqu ymm15, [rbp + 2176]                                      ;    87.5 agu1    44 next
        vpxor ymm15, ymm15, [r11 + 4832]                                 ;    94.5 fp1+agu0   44 next
        vmovdqu [rbp + 2176], ymm14                                      ;    87.8 agu2+fp5   44 next spill
        vmovdqu ymm14, [rbp + 2304]                                      ;    88.5 agu1    44 next
        vpxor ymm14, ymm14, [r11 + 4864]                                 ;    95.5 fp2+agu0   44 next
        vmovdqu [rbp + 2304], ymm6                                       ;    85.8 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm14                                          ;    96.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm8                                       ;    86.2 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm8, ymm2, ymm13                                          ;    88.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2048], ymm12                                      ;    87.2 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm12, ymm9, ymm4                                          ;    86.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2272], ymm3                                       ;    89.8 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm3, ymm2, ymm7                                           ;    86.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2464], ymm11                                      ;    89.2 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm15                                         ;    95.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;    96.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm5                                       ;    90.2 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm13, ymm4                                          ;    88.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm14                                      ;    96.5 agu0+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm4                                         ;    87.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;    88.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm13, ymm0                                         ;    88.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;    89.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    97.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm14                                      ;    92.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm8, ymm15                                         ;    95.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm8                                       ;    93.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm13, ymm4                                          ;    89.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm4                                       ;    94.2 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm9, ymm7                                           ;    89.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm11                                      ;    98.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm5, ymm15                                         ;    95.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm11                                      ;    96.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm2, ymm0                                          ;    90.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;    91.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;    96.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm14                                      ;    97.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm0, ymm10                                         ;    92.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;    93.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm7, ymm6                                           ;    97.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;    98.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm4, ymm15                                          ;    95.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm0                                           ;    94.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm14                                      ;    98.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm12, ymm0                                         ;    95.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;    96.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;    97.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    98.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                          ;    96.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;    97.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm12, ymm7                                           ;    96.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;    99.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm2, ymm7                                          ;    97.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;    99.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 2336]                                   ;   103.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm5                                       ;   100.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm0, ymm6                                           ;    98.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;    99.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2528]                                   ;   105.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm8                                       ;   100.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm7, ymm9                                           ;    98.8 fp2     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;    99.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   100.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   100.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2016]                                   ;   105.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   106.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm9                                       ;   101.2 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm14, ymm13                                         ;   100.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                        ;   100.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   101.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   102.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2336]                                      ;   100.0 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm9                                       ;   102.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm14                                         ;   107.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   103.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   108.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   108.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel kasumi_decrypt_compact.T0_constants256]       ;   101.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   108.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm7                                         ;   102.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   103.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                                          ;   103.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                        ;   103.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   104.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2112]                                      ;   102.2 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm6, ymm15                                          ;   109.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   110.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                          ;   104.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2144]                                       ;   103.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                         ;   110.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   111.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2496]                                      ;   103.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   111.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   112.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   113.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   105.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm5, ymm15                                          ;   110.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   106.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2528]                                   ;   113.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   106.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   107.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2400]                                   ;   108.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2080]                                   ;   109.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm14                                          ;   110.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   109.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm13                                      ;   110.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm10, [rbp + 2240]                                 ;   108.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   111.0 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm2, [rbp + 2560]                                  ;   109.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   110.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2080]                                   ;   109.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   112.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   113.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm10, ymm15                                         ;   110.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                        ;   110.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   114.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   114.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   115.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm14                                          ;   111.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   111.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   112.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 1984]                                   ;   112.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   113.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2016]                                   ;   112.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   112.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2240]                                   ;   113.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2208]                                   ;   114.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   114.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   115.8 fp2     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 1920]                                       ;   113.0 agu1    41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 2464]                                       ;   113.3 agu0    44 next reload
        db 0x2e
        vpand ymm0, ymm0, ymm5                                           ;   120.3 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2272]                                       ;   114.0 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 2048]                                       ;   114.3 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   121.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2432]                                      ;   115.0 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2304]                                      ;   115.3 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   122.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2272]                                      ;   116.0 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2176]                                      ;   116.3 agu0    44 next reload
        db 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   123.3 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   121.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm8                                       ;   114.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 1920]                                       ;   117.0 agu1    41 next
        db 0x2e
        vpand ymm8, ymm8, ymm7                                           ;   124.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2240], ymm4                                       ;   115.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm7, ymm15                                          ;   123.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2016], ymm9                                       ;   116.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm5, ymm13                                          ;   122.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 1984], ymm3                                       ;   117.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm6, ymm10                                          ;   123.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 1920]                                 ;   123.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm12                                      ;   118.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm3                                          ;   125.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   125.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   126.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2432]                                   ;   126.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   127.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   128.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm2                                       ;   120.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm4, [rbp + 1920]                                   ;   124.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   125.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   125.3 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   126.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2080], ymm11                                      ;   122.5 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm15, [rbp + 2432]                                 ;   123.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm1                                       ;   123.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm11                                              ;   124.3         41 next copy
        db 0x2e, 0x2e
        vpor ymm11, ymm11, ymm4                                          ;   124.3 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2272]                                   ;   124.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   129.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2496], ymm6                                       ;   130.0 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2272]                                       ;   124.8 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 1920]                                   ;   131.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   132.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2432]                                   ;   132.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   133.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2272]                                   ;   133.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   134.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 1920]                                       ;   126.8 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm10                                      ;   135.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm9, ymm6                                          ;   133.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   134.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                          ;   127.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2432]                                      ;   127.2 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm11                                      ;   135.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm10                                         ;   134.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   135.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   136.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   128.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm13                                         ;   128.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm10, ymm11                                         ;   135.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   134.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   135.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm15                                        ;   131.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   136.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm15                                         ;   132.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm5                                         ;   133.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   136.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   133.8 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   140.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   137.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   135.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   138.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 2048]                                   ;   136.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   140.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm0, ymm15                                          ;   135.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm10                                      ;   141.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm5, [rbp + 2272]                                  ;   135.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   136.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm0                                       ;   136.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm15, ymm6                                          ;   136.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   137.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   137.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   139.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2432]                                       ;   136.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   143.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm13, [rbp + 2272]                                 ;   137.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2080]                                 ;   137.5 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2080], ymm13                                      ;   138.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm5, ymm0                                          ;   143.5 fp1     41 next
        db 0x2e
        vpand ymm5, ymm3, [rbp + 2272]                                   ;   138.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   139.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm13                                         ;   144.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                        ;   144.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm6                                         ;   144.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm0                                           ;   143.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   145.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm8, ymm5                                          ;   145.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2048]                                   ;   145.5 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   141.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   142.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   146.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   143.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   146.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   147.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   147.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1952]                                       ;   142.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm0, ymm5                                           ;   149.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2464]                                      ;   142.8 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm10, ymm12                                         ;   149.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   148.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   150.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2400]                                   ;   144.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   151.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   149.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   150.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   144.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   151.8 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2496]                                   ;   146.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2528]                                 ;   152.8 fp0+agu0   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2560]                                       ;   146.2 agu1    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2048]                                   ;   153.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   154.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2336]                                 ;   149.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2368]                                       ;   147.8 agu0    41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 2080]                                       ;   148.2 agu1    41 next reload
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   155.2 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   152.8 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2112]                                   ;   148.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   151.0 fp3     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 1984]                                      ;   149.2 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2176]                                 ;   156.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   157.2 fp1     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2016]                                   ;   150.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   153.8 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rax + 1024]                                      ;   150.8 agu0    50 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   157.8 fp0     50 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2240]                                      ;   151.2 agu1    41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2272]                                 ;   158.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   159.2 fp2     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rax + 1056]                                   ;   155.2 fp3+agu1   50 next
        db 0x2e
        vpxor ymm12, ymm12, [rax + 1088]                                 ;   152.8 fp0+agu0   50 next
        vpxor ymm6, ymm6, [rax + 1120]                                   ;   153.2 fp1+agu1   50 next
        vpxor ymm10, ymm10, [rax + 1152]                                 ;   157.2 fp2+agu0   50 next
        vpxor ymm0, ymm0, [rax + 1184]                                   ;   154.2 fp3+agu1   50 next
        vpxor ymm15, ymm15, [rax + 1216]                                 ;   159.2 fp0+agu0   50 next
        vpxor ymm11, ymm11, [rax + 1312]                                 ;   155.2 fp1+agu1   50 next
        vpxor ymm5, ymm5, [rax + 1344]                                   ;   156.2 fp2+agu0   50 next
        vpxor ymm9, ymm9, [rax + 1376]                                   ;   156.2 fp3+agu1   50 next
        vpxor ymm7, ymm7, [rax + 1408]                                   ;   156.8 fp0+agu0   50 next
        vpxor ymm2, ymm2, [rax + 1440]                                   ;   158.2 fp1+agu1   50 next
        vpxor ymm13, ymm13, [rax + 1472]                                 ;   157.8 fp2+agu0   50 next
        vpxor ymm3, ymm3, [rax + 1504]                                   ;   160.2 fp3+agu1   50 next
        vmovdqu [rbp + 2080], ymm3                                       ;   161.2 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2208]                                       ;   158.8 agu0    50 next
        db 0x2e
        vpxor ymm3, ymm3, [rax + 1248]                                   ;   165.8 fp0+agu1   50 next
        vmovdqu [rbp + 2208], ymm13                                      ;   158.8 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 2144]                                      ;   159.8 agu0    50 next
        vpxor ymm13, ymm13, [rax + 1280]                                 ;   166.8 fp1+agu1   50 next
        vmovdqu [rbp + 2144], ymm2                                       ;   159.2 agu2+fp5   50 next spill
        vmovdqu ymm2, [r10 + 256]                                        ;   160.8 agu0    50 next
        vpxor ymm2, ymm2, ymm14                                          ;   167.8 fp2     50 next
        vmovdqu ymm14, [r10 + 288]                                       ;   161.2 agu1    50 next
        vpxor ymm14, ymm14, [rax + 1056]                                 ;   168.2 fp3+agu0   50 next
        vmovdqu [rbp + 2272], ymm7                                       ;   158.2 agu2+fp5   50 next spill
        vmovdqu ymm7, [r10 + 320]                                        ;   162.2 agu1    50 next
        vpxor ymm7, ymm7, [rax + 1088]                                   ;   169.2 fp0+agu0   50 next
        vmovdqu [rbp + 2240], ymm9                                       ;   159.2 agu2+fp5   50 next spill
        vmovdqu ymm9, [r10 + 352]                                        ;   163.2 agu1    50 next
        vpxor ymm9, ymm9, [rax + 1120]                                   ;   170.2 fp1+agu0   50 next
        vmovdqu [rbp + 2016], ymm5                                       ;   160.2 agu2+fp5   50 next spill
        vmovdqu ymm5, [r10 + 384]                                        ;   164.2 agu1    50 next
        vpxor ymm5, ymm5, [rax + 1152]                                   ;   171.2 fp2+agu0   50 next
        vmovdqu [rbp + 2176], ymm11                                      ;   161.2 agu2+fp5   50 next spill
        vmovdqu ymm11, [r10 + 416]                                       ;   165.2 agu1    50 next
        vpxor ymm11, ymm11, [rax + 1184]                                 ;   172.2 fp3+agu0   50 next
        vmovdqu [rbp + 1984], ymm13                                      ;   167.8 agu2+fp5   50 next spill
        vmovdqu ymm13, [r10 + 448]                                       ;   166.2 agu1    50 next
        vpxor ymm13, ymm13, [rax + 1216]                                 ;   173.2 fp0+agu0   50 next
        vmovdqu [rbp + 2432], ymm3                                       ;   166.8 agu2+fp5   50 next spill
        vmovdqu ymm3, [r10 + 480]                                        ;   167.2 agu1    50 next
        vpxor ymm3, ymm3, [rax + 1248]                                   ;   174.2 fp1+agu0   50 next
        vmovdqu [rbp + 2112], ymm15                                      ;   164.2 agu2+fp5   50 next spill
        vmovdqu ymm15, [r10]                                             ;   168.2 agu1    50 next
        vpxor ymm15, ymm15, [rax + 1280]                                 ;   175.2 fp2+agu0   50 next
        vmovdqu [rbp + 1920], ymm0                                       ;   165.8 agu2+fp5   50 next spill
        vmovdqu ymm0, [r10 + 32]                                         ;   169.2 agu1    50 next
        db 0x2e
        vpxor ymm0, ymm0, [rax + 1312]                                   ;   176.2 fp3+agu0   50 next
        db 0x2e
        vmovdqu [rbp + 2368], ymm10                                      ;   166.8 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm10, [r10 + 64]                                        ;   170.2 agu1    50 next
        vpxor ymm10, ymm10, [rax + 1344]                                 ;   177.2 fp0+agu0   50 next
        vmovdqu [rbp + 2336], ymm6                                       ;   167.8 agu2+fp5   50 next spill
        vmovdqu ymm6, [r10 + 96]                                         ;   171.2 agu1    50 next
        vpxor ymm6, ymm6, [rax + 1376]                                   ;   178.2 fp1+agu0   50 next
        vmovdqu [rbp + 2464], ymm12                                      ;   168.8 agu2+fp5   50 next spill
        vmovdqu ymm12, [r10 + 128]                                       ;   172.2 agu1    50 next
        vpxor ymm12, ymm12, [rax + 1408]                                 ;   179.2 fp2+agu0   50 next
        vmovdqu [rbp + 2048], ymm8                                       ;   169.8 agu2+fp5   50 next spill
        vmovdqu ymm8, [r10 + 160]                                        ;   173.2 agu1    50 next
        vpxor ymm8, ymm8, [rax + 1440]                                   ;   180.2 fp3+agu0   50 next
        vmovdqu [rbp + 2560], ymm4                                       ;   170.8 agu2+fp5   50 next spill
        vmovdqu ymm4, [r10 + 192]                                        ;   174.2 agu1    50 next
        vpxor ymm4, ymm4, [rax + 1472]                                   ;   181.2 fp0+agu0   50 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm5                                       ;   172.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm5, [r10 + 224]                                        ;   175.2 agu1    50 next
        db 0x2e
        vpxor ymm5, ymm5, [rax + 1504]                                   ;   182.2 fp1+agu0   50 next
        vmovdqu [rbp + 2496], ymm14                                      ;   172.8 agu2+fp5   50 next spill
        vpxor ymm14, ymm0, ymm5                                          ;   183.2 fp2     41 next
        vmovdqu [rbp + 1952], ymm11                                      ;   173.8 agu2+fp5   50 next spill
        vpxor ymm11, ymm3, ymm8                                          ;   181.2 fp3     41 next
        vmovdqu [rbp + 2400], ymm2                                       ;   174.8 agu2+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm0, ymm10                                          ;   178.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm13                                      ;   175.8 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm3, ymm15                                         ;   176.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm7                                       ;   176.8 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm4                                           ;   182.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                           ;   183.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm9                                       ;   177.8 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm8, ymm10                                          ;   181.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm5                                       ;   183.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm2, ymm10                                          ;   179.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   180.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm12                                          ;   181.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   182.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   184.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm5                                       ;   183.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm11, ymm4                                          ;   182.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm11                                      ;   182.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm10                                         ;   181.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm10                                      ;   181.8 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm15                                         ;   181.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm7                                       ;   185.2 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm9, ymm4                                           ;   182.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm7                                       ;   183.8 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm3, ymm12                                          ;   181.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   182.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   183.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm5                                       ;   184.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm12, ymm6                                          ;   182.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   183.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm14, ymm15                                         ;   184.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   185.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm10, ymm4                                          ;   183.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                        ;   183.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm5                                       ;   185.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm2, ymm12                                          ;   184.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   185.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   186.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   187.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   185.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   186.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm2, ymm15                                           ;   185.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   186.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   186.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm15                                          ;   186.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 2656]                                   ;   190.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm5                                       ;   187.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm12                                         ;   186.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   187.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   192.2 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm11                                      ;   187.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm0                                         ;   187.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   188.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   189.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   189.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;   192.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   193.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm0                                       ;   188.8 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm9, ymm8                                           ;   189.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   189.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   190.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   191.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2656]                                       ;   188.2 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm0                                       ;   190.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm9                                           ;   195.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   192.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   196.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   196.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel kasumi_decrypt_compact.T0_constants256]       ;   189.2 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   196.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   191.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   192.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   191.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   192.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   193.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2752]                                       ;   190.3 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm4                                          ;   197.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   198.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                         ;   193.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2720]                                       ;   191.3 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   198.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   199.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2944]                                       ;   192.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   199.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   200.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   201.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   194.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm4                                          ;   198.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                         ;   195.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2784]                                 ;   201.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   195.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   195.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2912]                                 ;   196.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2848]                                 ;   197.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   198.3 fp1     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   197.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm8                                       ;   198.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, [rbp + 2976]                                   ;   197.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   199.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm3, [rbp + 3008]                                   ;   197.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   198.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2848]                                   ;   198.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   200.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   201.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm6, ymm4                                          ;   198.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   199.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   202.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   202.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   203.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   200.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   200.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   201.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2688]                                 ;   200.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   201.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2880]                                   ;   201.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   201.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2976]                                   ;   202.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2816]                                   ;   203.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   202.8 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   204.5 fp1     41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2624]                                       ;   201.3 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2592]                                       ;   201.7 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   208.7 fp2     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2304]                                       ;   202.3 agu0    41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 2400]                                       ;   202.7 agu1    50 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   209.7 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 1952]                                       ;   203.3 agu0    41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2496]                                      ;   203.7 agu1    50 next reload
        db 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   210.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   209.7 fp1     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2304]                                      ;   204.3 agu0    41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2528]                                      ;   204.7 agu1    50 next reload
        db 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   211.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm11                                      ;   203.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm11, [rbp + 2624]                                      ;   205.3 agu0    41 next
        db 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   212.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm10                                      ;   204.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm15                                         ;   211.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm0                                       ;   205.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm5, ymm12                                          ;   210.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm13                                      ;   206.0 agu1+fp5   41 next spill
        db 0x2e
        vpxor ymm13, ymm6, ymm9                                          ;   211.7 fp2     41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 2624]                                   ;   211.7 fp3+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm2                                       ;   207.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm2, ymm11, ymm13                                         ;   213.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   213.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   214.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 1952]                                 ;   214.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   215.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                          ;   216.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm3                                       ;   208.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm10, [rbp + 2624]                                  ;   212.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   213.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                          ;   213.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   214.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm7                                       ;   210.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm15, [rbp + 1952]                                  ;   211.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm1                                       ;   211.8 agu2+fp5   41 next spill
        db 0x2e
        vmovdqa ymm1, ymm7                                               ;   212.7         41 next copy
        db 0x2e
        vpor ymm7, ymm7, ymm10                                           ;   212.7 fp3     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2304]                                 ;   212.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   217.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm6                                       ;   218.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2304]                                       ;   213.2 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2624]                                   ;   220.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   221.2 fp3     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1952]                                   ;   221.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   222.2 fp1     41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2304]                                   ;   222.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   223.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2624]                                       ;   215.2 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm9                                       ;   224.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm0, ymm6                                           ;   222.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   223.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm15                                          ;   215.3 fp2     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 1952]                                       ;   215.5 agu0    50 next reload
        db 0x2e
        vmovdqu [rbp + 2784], ymm7                                       ;   224.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm5, ymm9                                           ;   222.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   223.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   224.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                          ;   216.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm12                                          ;   216.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm7                                           ;   223.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   223.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   224.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm15                                         ;   220.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   224.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm15                                         ;   221.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   222.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   225.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel kasumi_decrypt_compact.T0_constants256]      ;   222.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   229.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   225.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   223.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                          ;   226.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 2400]                                   ;   224.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   229.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm4, ymm15                                         ;   223.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm9                                       ;   230.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm5, [rbp + 2304]                                   ;   223.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   224.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm4                                       ;   224.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm15, ymm6                                          ;   224.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   225.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   225.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   227.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 1952]                                       ;   224.8 agu1    50 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   231.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm12, [rbp + 2304]                                 ;   225.7 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2848]                                 ;   225.8 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm12                                      ;   226.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm5, ymm4                                          ;   231.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm13, [rbp + 2304]                                  ;   226.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   227.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, ymm12                                         ;   232.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   232.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   232.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   231.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   233.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm5                                          ;   233.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2400]                                   ;   233.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   230.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   231.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   234.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   232.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   234.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   235.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   235.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3072]                                       ;   230.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm4, ymm2                                           ;   237.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 2592]                                      ;   231.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm11                                           ;   238.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   236.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   239.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2912]                                   ;   233.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   240.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   237.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   238.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   233.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   240.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2944]                                 ;   234.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2784]                                 ;   241.2 fp3+agu1   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3008]                                       ;   234.5 agu0    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2400]                                   ;   241.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   242.5 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2656]                                 ;   238.2 fp2+agu0   41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3040]                                       ;   236.2 agu1    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2848]                                       ;   236.5 agu0    41 next reload
        vpxor ymm5, ymm5, ymm9                                           ;   243.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   241.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2752]                                   ;   237.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   239.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2688]                                      ;   237.5 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2528]                                 ;   244.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   245.5 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2880]                                   ;   238.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   242.2 fp2     41 next
        db 0x2e
        vmovdqu ymm14, [r11 + 4384]                                      ;   239.2 agu1    69 k2.9 reload
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   246.2 fp3     44 next
        vmovdqu ymm15, [rbp + 2976]                                      ;   239.5 agu0    41 next
        vpxor ymm15, ymm15, [rbp + 2304]                                 ;   246.5 fp0+agu1   41 next
        vpxor ymm13, ymm13, ymm15                                        ;   247.5 fp1     41 next
        vpxor ymm5, ymm5, [r11 + 4416]                                   ;   244.5 fp2+agu0   44 next
        vpxor ymm0, ymm0, [r11 + 4448]                                   ;   242.2 fp3+agu1   44 next
        vpxor ymm8, ymm8, [r11 + 4480]                                   ;   241.5 fp0+agu0   44 next
        db 0x2e
        vpxor ymm3, ymm3, [r11 + 4512]                                   ;   246.5 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r11 + 4544]                                 ;   243.2 fp2+agu0   44 next
        vpxor ymm13, ymm13, [r11 + 4576]                                 ;   248.5 fp3+agu1   44 next
        vpxor ymm2, ymm2, [r11 + 4096]                                   ;   243.5 fp0+agu0   44 next
        vpxor ymm9, ymm9, [r11 + 4128]                                   ;   244.2 fp1+agu1   44 next
        vpxor ymm11, ymm11, [r11 + 4160]                                 ;   244.5 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 4192]                                   ;   245.2 fp3+agu1   44 next
        vpxor ymm10, ymm10, [r11 + 4224]                                 ;   245.5 fp0+agu0   44 next
        vpxor ymm4, ymm4, [r11 + 4256]                                   ;   246.2 fp1+agu1   44 next
        vpxor ymm15, ymm15, [r11 + 4288]                                 ;   247.5 fp2+agu0   44 next
        vmovdqu ymm14, [rbp + 2816]                                      ;   247.2 agu1    44 next
        vpxor ymm14, ymm14, [r11 + 4320]                                 ;   254.2 fp3+agu0   44 next
        vmovdqu [rbp + 2816], ymm3                                       ;   247.5 agu2+fp5   44 next spill
        vmovdqu ymm3, [rbp + 2720]                                       ;   248.2 agu1    44 next
        vpxor ymm3, ymm3, [r11 + 4352]                                   ;   255.2 fp0+agu0   44 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm5                                       ;   245.5 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm5, ymm11, ymm3                                          ;   256.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm12                                      ;   246.2 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm12, ymm2, ymm15                                         ;   248.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2304], ymm7                                       ;   247.2 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm7, ymm11, ymm6                                          ;   246.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm13                                      ;   249.5 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm13, ymm2, ymm9                                          ;   246.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm0                                       ;   249.2 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm11, ymm14                                         ;   255.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   256.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm8                                       ;   250.2 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm15, ymm6                                          ;   248.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm3                                       ;   256.2 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm7, ymm6                                           ;   247.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   248.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm15, ymm4                                          ;   248.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   249.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   257.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm3                                       ;   252.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm12, ymm14                                         ;   255.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm12                                      ;   253.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm6                                         ;   249.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm6                                       ;   254.2 agu0+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm9                                          ;   249.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm0                                       ;   258.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm8, ymm14                                          ;   255.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm0                                       ;   256.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm4                                           ;   250.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   251.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   256.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm3                                       ;   257.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm10                                          ;   252.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   253.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm9, ymm5                                           ;   257.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   258.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm14                                          ;   255.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm4                                           ;   254.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm3                                       ;   258.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm7, ymm4                                           ;   255.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   256.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   257.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   258.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   256.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   257.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm7, ymm9                                            ;   256.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   259.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm9                                           ;   257.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   259.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, [rbp + 2688]                                   ;   263.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm3                                       ;   260.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm4, ymm5                                           ;   257.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   258.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3040]                                   ;   265.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm12                                      ;   260.2 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm9, ymm11                                         ;   258.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   259.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   260.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm11                                        ;   260.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2400]                                 ;   265.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   266.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm11                                      ;   261.2 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm8, ymm15                                         ;   260.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   260.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   261.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   262.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2688]                                       ;   259.7 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm11                                      ;   262.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm8                                         ;   266.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   263.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   267.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   267.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel kasumi_decrypt_compact.T0_constants256]       ;   260.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   267.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   262.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   263.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                          ;   262.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm10                                        ;   263.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   264.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2624]                                      ;   262.2 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm14                                          ;   269.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   270.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;   264.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2752]                                       ;   262.8 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                           ;   269.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   270.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2784]                                       ;   263.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   271.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   271.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   272.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   265.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, ymm14                                          ;   269.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   266.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3040]                                   ;   272.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   266.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   266.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3008]                                 ;   267.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2592]                                 ;   268.7 fp3+agu0   41 next
        db 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   269.8 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   269.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm15                                      ;   270.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm15, ymm10, [rbp + 2944]                                 ;   268.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   270.8 fp3     41 next
        db 0x2e
        vpxor ymm15, ymm2, [rbp + 3072]                                  ;   269.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   270.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2592]                                   ;   269.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   271.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   272.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm14                                         ;   269.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                         ;   270.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   273.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   273.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   274.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   271.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   271.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   272.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 1952]                                   ;   271.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   272.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2400]                                 ;   272.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   272.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2944]                                   ;   273.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2656]                                   ;   274.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   273.7 fp3     41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   275.5 fp0     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2528]                                       ;   272.8 agu0    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2880]                                       ;   273.2 agu1    44 next reload
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   280.2 fp1     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 2976]                                       ;   273.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2304]                                       ;   274.2 agu1    44 next reload
        db 0x2e
        vpand ymm5, ymm5, ymm8                                           ;   281.2 fp2     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2848]                                       ;   274.8 agu0    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2720]                                      ;   275.2 agu1    44 next reload
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   282.2 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2976]                                      ;   275.8 agu0    41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2816]                                      ;   276.2 agu1    44 next reload
        db 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   283.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   281.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm12                                      ;   274.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2528]                                      ;   276.8 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                         ;   283.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2944], ymm6                                       ;   275.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm6, ymm8, ymm15                                          ;   283.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2400], ymm11                                      ;   276.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm4, ymm10                                         ;   282.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm13                                      ;   277.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm9                                          ;   283.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2528]                                   ;   283.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm7                                       ;   278.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm7, ymm12, ymm13                                         ;   284.8 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   284.8 fp0     41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   285.8 fp1     41 next
        db 0x2e
        vpand ymm12, ymm12, [rbp + 2848]                                 ;   285.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   286.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                          ;   287.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm2                                       ;   280.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm6, [rbp + 2528]                                   ;   284.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   285.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   285.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   286.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm0                                       ;   282.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm15, [rbp + 2848]                                  ;   283.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm1                                       ;   283.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm0                                               ;   284.2         41 next copy
        db 0x2e, 0x2e
        vpor ymm0, ymm0, ymm6                                            ;   284.2 fp2     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2976]                                   ;   284.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   288.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm5                                       ;   289.8 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2976]                                       ;   284.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2528]                                   ;   291.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   292.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   292.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   293.7 fp0     41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 2976]                                   ;   293.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   294.7 fp2     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 2528]                                       ;   286.7 agu1    44 next reload
        db 0x2e
        vmovdqu [rbp + 3008], ymm9                                       ;   295.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm5                                          ;   293.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   294.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   286.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2848]                                       ;   287.0 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm0                                       ;   295.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm4, ymm9                                           ;   294.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;   295.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   296.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   287.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm10                                          ;   288.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm0                                           ;   295.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   294.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   295.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm15                                         ;   291.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   296.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm15                                         ;   292.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   293.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   296.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel kasumi_decrypt_compact.T0_constants256]      ;   293.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   300.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   297.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   295.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   298.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 2304]                                   ;   296.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   300.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm3, ymm15                                         ;   295.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm9                                       ;   301.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, [rbp + 2976]                                   ;   295.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   296.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm3                                       ;   296.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm15, ymm5                                          ;   296.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                           ;   297.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   297.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   299.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2848]                                       ;   296.3 agu1    44 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   303.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 2976]                                 ;   297.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2592]                                 ;   297.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm10                                      ;   298.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm4, ymm3                                          ;   303.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, [rbp + 2976]                                  ;   298.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   299.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm10                                         ;   304.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   304.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   304.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                         ;   303.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   305.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm4                                          ;   305.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 2304]                                   ;   305.3 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   301.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   302.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   306.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   303.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   306.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   307.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   307.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2496]                                       ;   301.8 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm3, ymm4                                           ;   308.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2880]                                      ;   302.7 agu1    44 next reload
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm12                                           ;   309.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   308.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   310.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3008]                                   ;   304.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   311.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   308.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   309.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   304.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   311.7 fp0     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2784]                                 ;   306.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3040]                                 ;   312.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3072]                                       ;   306.0 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2304]                                   ;   313.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   314.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2688]                                 ;   309.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2912]                                       ;   307.7 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2592]                                       ;   308.0 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   315.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   312.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2624]                                   ;   308.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   310.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1952]                                       ;   309.0 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;   316.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   317.0 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2400]                                   ;   310.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   313.7 fp1     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2560]                                      ;   310.7 agu1    50 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   317.7 fp2     50 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2944]                                      ;   311.0 agu0    41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2976]                                 ;   318.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   319.0 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2048]                                   ;   315.0 fp1+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 2464]                                 ;   312.7 fp2+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 2336]                                   ;   313.0 fp3+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2368]                                   ;   317.0 fp0+agu1   50 next
        vpxor ymm3, ymm3, [rbp + 1920]                                   ;   314.0 fp1+agu0   50 next
        vpxor ymm15, ymm15, [rbp + 2112]                                 ;   319.0 fp2+agu1   50 next
        vpxor ymm0, ymm0, [rbp + 2176]                                   ;   315.0 fp3+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 2016]                                   ;   316.0 fp0+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2240]                                 ;   316.0 fp1+agu0   50 next
        vpxor ymm8, ymm8, [rbp + 2272]                                   ;   316.7 fp2+agu1   50 next
        vpxor ymm2, ymm2, [rbp + 2144]                                   ;   318.0 fp3+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 2208]                                 ;   317.7 fp0+agu1   50 next
        vpxor ymm13, ymm13, [rbp + 2080]                                 ;   320.0 fp1+agu0   50 next
        vpxor ymm14, ymm14, [r10 + 608]                                  ;   318.7 fp2+agu1   50 next
        vmovdqu [rbp + 2560], ymm13                                      ;   321.0 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 2656]                                      ;   319.0 agu0    50 next
        vpxor ymm13, ymm13, [rbp + 2432]                                 ;   326.0 fp3+agu1   50 next
        vmovdqu [rbp + 2656], ymm10                                      ;   318.7 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2752]                                      ;   320.0 agu0    50 next
        vpxor ymm10, ymm10, [rbp + 1984]                                 ;   327.0 fp0+agu1   50 next
        vmovdqu [rbp + 2752], ymm2                                       ;   319.0 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 2048]                                       ;   321.0 agu0    50 next
        vpxor ymm2, ymm2, [r10 + 640]                                    ;   328.0 fp1+agu1   50 next
        vmovdqu [rbp + 2048], ymm8                                       ;   318.2 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 2464]                                       ;   322.0 agu0    50 next
        vpxor ymm8, ymm8, [r10 + 672]                                    ;   329.0 fp2+agu1   50 next
        vmovdqu [rbp + 2464], ymm11                                      ;   319.2 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2336]                                      ;   323.0 agu0    50 next
        vpxor ymm11, ymm11, [r10 + 704]                                  ;   330.0 fp3+agu1   50 next
        vmovdqu [rbp + 2336], ymm6                                       ;   320.2 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2368]                                       ;   324.0 agu0    50 next
        vpxor ymm6, ymm6, [r10 + 736]                                    ;   331.0 fp0+agu1   50 next
        vmovdqu [rbp + 2368], ymm0                                       ;   321.2 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 1920]                                       ;   325.0 agu0    50 next
        vpxor ymm0, ymm0, [r10 + 768]                                    ;   332.0 fp1+agu1   50 next
        vmovdqu [rbp + 1920], ymm10                                      ;   328.0 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2112]                                      ;   326.0 agu0    50 next
        vpxor ymm10, ymm10, [r10 + 800]                                  ;   333.0 fp2+agu1   50 next
        vmovdqu [rbp + 2112], ymm13                                      ;   327.0 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 2432]                                      ;   327.0 agu0    50 next
        vpxor ymm13, ymm13, [r10 + 832]                                  ;   334.0 fp3+agu1   50 next
        vmovdqu [rbp + 2432], ymm15                                      ;   324.2 agu2+fp5   50 next spill
        vmovdqu ymm15, [rbp + 1984]                                      ;   328.0 agu0    50 next
        vpxor ymm15, ymm15, [r10 + 864]                                  ;   335.0 fp0+agu1   50 next
        vmovdqu [rbp + 1984], ymm3                                       ;   325.2 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2176]                                       ;   329.0 agu0    50 next
        vpxor ymm3, ymm3, [r10 + 896]                                    ;   336.0 fp1+agu1   50 next
        vmovdqu [rbp + 2176], ymm9                                       ;   326.2 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2016]                                       ;   330.0 agu0    50 next
        vpxor ymm9, ymm9, [r10 + 928]                                    ;   337.0 fp2+agu1   50 next
        vmovdqu [rbp + 2016], ymm5                                       ;   327.2 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2240]                                       ;   331.0 agu0    50 next
        vpxor ymm5, ymm5, [r10 + 960]                                    ;   338.0 fp3+agu1   50 next
        vmovdqu [rbp + 2240], ymm12                                      ;   328.2 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 2272]                                      ;   332.0 agu0    50 next
        vpxor ymm12, ymm12, [r10 + 992]                                  ;   339.0 fp0+agu1   50 next
        vmovdqu [rbp + 2272], ymm7                                       ;   329.2 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 2144]                                       ;   333.0 agu0    50 next
        vpxor ymm7, ymm7, [r10 + 512]                                    ;   340.0 fp1+agu1   50 next
        vmovdqu [rbp + 2144], ymm4                                       ;   330.2 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2208]                                       ;   334.0 agu0    50 next
        vpxor ymm4, ymm4, [r10 + 544]                                    ;   341.0 fp2+agu1   50 next
        vmovdqu [rbp + 2208], ymm6                                       ;   332.0 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2080]                                       ;   335.0 agu0    50 next
        vpxor ymm6, ymm6, [r10 + 576]                                    ;   342.0 fp3+agu1   50 next
        vmovdqu [rbp + 2080], ymm2                                       ;   332.2 agu2+fp5   50 next spill
        vpxor ymm2, ymm3, ymm6                                           ;   343.0 fp0     41 next
        vmovdqu [rbp + 2592], ymm0                                       ;   333.2 agu2+fp5   50 next spill
        vpxor ymm0, ymm13, ymm7                                          ;   341.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm14                                      ;   334.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm9                                          ;   338.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm10                                      ;   335.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, ymm15                                        ;   336.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm8                                       ;   336.2 agu0+fp5   50 next spill
        db 0x2e
        vpxor ymm8, ymm3, ymm4                                           ;   342.0 fp0     41 next
        db 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   343.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm11                                      ;   337.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm9                                          ;   341.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm6                                       ;   343.0 agu1+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm9                                          ;   339.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   340.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm12                                          ;   341.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   342.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   344.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm6                                       ;   343.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm0, ymm4                                           ;   342.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm0                                       ;   342.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm7, ymm9                                           ;   341.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm9                                       ;   341.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm3, ymm15                                          ;   341.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm8                                       ;   345.0 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm11, ymm4                                          ;   342.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2688], ymm8                                       ;   343.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm13, ymm12                                         ;   341.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   342.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   343.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm6                                       ;   344.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm5                                          ;   342.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   343.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm2, ymm15                                          ;   344.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   345.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm9, ymm4                                           ;   343.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   343.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm6                                       ;   345.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm12                                         ;   343.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   344.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   345.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   346.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                         ;   344.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   345.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm14, ymm15                                          ;   345.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   346.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   346.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm15                                        ;   346.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 1952]                                 ;   350.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm6                                       ;   347.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm2, ymm12                                          ;   346.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   347.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2912]                                   ;   352.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm0                                       ;   347.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm15, ymm3                                          ;   347.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   348.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   349.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                           ;   349.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2304]                                   ;   352.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   353.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm3                                       ;   348.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm7                                          ;   348.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                         ;   349.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   350.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   351.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1952]                                      ;   348.0 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm3                                       ;   349.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm11                                          ;   355.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   352.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   356.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   356.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   349.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   356.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   351.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   352.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   351.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   351.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   352.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2528]                                       ;   350.2 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm4                                           ;   357.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   358.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm14                                          ;   352.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2624]                                       ;   351.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm6                                         ;   358.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   359.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3040]                                      ;   351.8 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   359.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   360.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   361.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   354.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm6, ymm4                                           ;   358.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                         ;   354.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2912]                                 ;   361.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   355.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   355.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3072]                                 ;   356.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2880]                                 ;   357.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   358.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   357.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm7                                       ;   358.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm5, [rbp + 2784]                                   ;   356.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   359.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm13, [rbp + 2496]                                  ;   357.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   358.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2880]                                 ;   357.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   360.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   361.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm4                                           ;   358.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                          ;   358.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   362.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   362.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   363.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                          ;   359.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   360.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   361.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2848]                                   ;   360.7 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   361.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2304]                                   ;   361.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   361.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2784]                                   ;   362.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2688]                                   ;   363.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   362.7 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   364.3 fp3     41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 2816]                                       ;   361.2 agu1    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2400]                                       ;   361.5 agu0    50 next reload
        db 0x2e
        vpand ymm2, ymm2, ymm4                                           ;   368.5 fp0     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 2944]                                       ;   362.2 agu1    41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2976]                                       ;   362.5 agu0    50 next reload
        db 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   369.5 fp1     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 2592]                                       ;   363.2 agu1    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2080]                                      ;   363.5 agu0    50 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                          ;   370.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   369.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2944]                                      ;   364.2 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2208]                                      ;   364.5 agu0    50 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   371.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm0                                       ;   362.8 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm0, [rbp + 2816]                                       ;   365.2 agu1    41 next
        db 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   372.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm9                                       ;   363.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm15                                          ;   371.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2304], ymm3                                       ;   365.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm4, ymm11                                          ;   370.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm10                                      ;   365.8 agu0+fp5   41 next spill
        db 0x2e
        vpxor ymm10, ymm5, ymm7                                          ;   371.5 fp0     41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 2816]                                   ;   371.5 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm14                                      ;   366.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm0, ymm10                                         ;   373.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   373.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   374.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 2592]                                   ;   374.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   375.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                          ;   376.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm13                                      ;   368.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm9, [rbp + 2816]                                  ;   372.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   373.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                        ;   373.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   374.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm8                                       ;   370.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm15, [rbp + 2592]                                  ;   371.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm1                                       ;   371.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm8                                               ;   372.5         41 next copy
        db 0x2e
        vpor ymm8, ymm8, ymm9                                            ;   372.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2944]                                   ;   372.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   377.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm5                                       ;   378.2 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 2944]                                       ;   373.0 agu0    41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 2816]                                   ;   380.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   381.0 fp1     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;   381.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   382.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2944]                                   ;   382.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   383.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2816]                                       ;   375.0 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm7                                       ;   384.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm5                                           ;   382.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   383.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                                          ;   375.2 fp0     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 2592]                                       ;   375.3 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm8                                       ;   384.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm4, ymm7                                           ;   382.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                         ;   383.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   384.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                        ;   376.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm6, ymm11                                          ;   376.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm7, ymm8                                           ;   383.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   383.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   384.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm15                                         ;   380.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   384.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm15                                         ;   381.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   382.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   385.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_decrypt_compact.T0_constants256]       ;   382.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   389.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   385.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   383.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   386.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 2976]                                   ;   384.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   389.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm15                                          ;   383.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm7                                       ;   390.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm4, [rbp + 2944]                                   ;   383.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   384.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm2                                       ;   384.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm15, ymm5                                          ;   384.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   385.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   385.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   387.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2592]                                       ;   384.7 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   391.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm11, [rbp + 2944]                                 ;   385.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;   385.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm11                                      ;   386.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm4, ymm2                                          ;   391.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm10, [rbp + 2944]                                  ;   386.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   387.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm11                                         ;   392.7 fp1     41 next
        db 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   392.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   392.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   391.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   393.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm4                                           ;   393.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 2976]                                   ;   393.7 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   390.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   391.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   394.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   392.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   394.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   395.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   395.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2720]                                       ;   390.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm2, ymm0                                           ;   397.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2400]                                      ;   391.0 agu0    50 next reload
        db 0x2e, 0x2e
        vpor ymm7, ymm7, ymm12                                           ;   398.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   396.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   399.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3072]                                 ;   393.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   400.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   397.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   398.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_decrypt_compact.T0_constants256]       ;   393.0 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   400.0 fp3     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3040]                                 ;   394.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2912]                                 ;   401.0 fp1+agu0   41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 2496]                                       ;   394.3 agu1    41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2976]                                   ;   401.3 fp2+agu0   41 next
        vpxor ymm8, ymm8, ymm1                                           ;   402.3 fp3     41 next
        vpxor ymm12, ymm12, [rbp + 1952]                                 ;   398.0 fp0+agu1   41 next
        vmovdqu ymm4, [rbp + 3008]                                       ;   396.0 agu0    41 next
        vmovdqu ymm7, [rbp + 2880]                                       ;   396.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   403.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   401.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2528]                                   ;   397.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   399.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2848]                                       ;   397.3 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2208]                                   ;   404.3 fp1+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   405.3 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2304]                                   ;   398.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   402.0 fp0     41 next
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 4384]                                    ;   403.3 fp1+agu0   44 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2784]                                      ;   399.3 agu1    41 next
        vpxor ymm14, ymm14, [rbp + 2944]                                 ;   406.3 fp2+agu0   41 next
        vpxor ymm10, ymm10, ymm14                                        ;   407.3 fp3     41 next
        vpxor ymm4, ymm4, [r8 + 4416]                                    ;   404.3 fp0+agu1   44 next
        vpxor ymm3, ymm3, [r8 + 4448]                                    ;   402.0 fp1+agu0   44 next
        vpxor ymm6, ymm6, [r8 + 4480]                                    ;   401.3 fp2+agu1   44 next
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 4512]                                  ;   406.3 fp3+agu0   44 next
        vpxor ymm11, ymm11, [r8 + 4544]                                  ;   403.0 fp0+agu1   44 next
        vpxor ymm10, ymm10, [r8 + 4576]                                  ;   408.3 fp1+agu0   44 next
        vpxor ymm1, ymm1, [r8 + 4096]                                    ;   403.3 fp2+agu1   44 next
        vpxor ymm7, ymm7, [r8 + 4128]                                    ;   404.0 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r8 + 4160]                                  ;   404.3 fp0+agu1   44 next
        vpxor ymm5, ymm5, [r8 + 4192]                                    ;   405.0 fp1+agu0   44 next
        vpxor ymm9, ymm9, [r8 + 4224]                                    ;   405.3 fp2+agu1   44 next
        vpxor ymm2, ymm2, [r8 + 4256]                                    ;   406.0 fp3+agu0   44 next
        vpxor ymm14, ymm14, [r8 + 4288]                                  ;   407.3 fp0+agu1   44 next
        vmovdqu ymm15, [rbp + 2688]                                      ;   407.0 agu0    44 next
        vpxor ymm15, ymm15, [r8 + 4320]                                  ;   414.0 fp1+agu1   44 next
        vmovdqu [rbp + 2688], ymm13                                      ;   407.3 agu2+fp5   44 next spill
        vmovdqu ymm13, [rbp + 2624]                                      ;   408.0 agu0    44 next
        vpxor ymm13, ymm13, [r8 + 4352]                                  ;   415.0 fp2+agu1   44 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm4                                       ;   405.3 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm4, ymm12, ymm13                                         ;   416.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2880], ymm11                                      ;   405.7 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm11, ymm1, ymm14                                         ;   408.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2944], ymm8                                       ;   406.7 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm8, ymm12, ymm5                                          ;   406.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm10                                      ;   409.3 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm10, ymm1, ymm7                                          ;   406.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm3                                       ;   408.7 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm15                                         ;   415.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                           ;   416.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm6                                       ;   409.7 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm5                                          ;   408.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm13                                      ;   416.0 agu1+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm8, ymm5                                          ;   407.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   408.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm2                                         ;   408.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   409.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   417.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm13                                      ;   411.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm11, ymm15                                        ;   415.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm11                                      ;   412.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm5                                         ;   408.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm5                                       ;   413.7 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm7                                          ;   409.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm3                                       ;   418.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm6, ymm15                                          ;   415.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm3                                       ;   416.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm2                                           ;   409.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   410.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   416.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm13                                      ;   417.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm2, ymm9                                          ;   411.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   412.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm4                                           ;   417.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   418.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm15                                          ;   415.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                           ;   414.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm13                                      ;   417.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm8, ymm2                                          ;   415.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   416.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   417.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   418.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   416.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   417.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm8, ymm7                                            ;   416.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   419.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm7                                          ;   417.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   419.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 2848]                                   ;   423.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm6                                       ;   420.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm2, ymm4                                           ;   417.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   418.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3008]                                   ;   425.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm11                                      ;   420.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm7, ymm12                                         ;   418.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   419.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   420.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                        ;   420.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2976]                                 ;   424.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   425.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm12                                      ;   420.7 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm13, ymm14                                        ;   420.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                         ;   420.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   421.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   422.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2848]                                      ;   419.5 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm12                                      ;   421.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm13                                        ;   426.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   423.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   427.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   427.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   420.5 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   427.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   422.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   423.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                          ;   422.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   423.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   424.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2816]                                      ;   421.7 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm4, ymm15                                          ;   428.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   429.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm8                                           ;   424.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2528]                                       ;   422.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   429.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   430.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2912]                                       ;   423.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   430.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   431.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   432.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   425.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm15                                          ;   429.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   426.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3008]                                   ;   432.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   426.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   426.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2496]                                 ;   427.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2400]                                 ;   428.5 fp1+agu0   41 next
        db 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   429.5 fp2     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   428.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm14                                      ;   429.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm9, [rbp + 3040]                                  ;   428.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   430.5 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm1, [rbp + 2720]                                  ;   428.7 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   429.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;   429.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   431.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   432.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm15                                          ;   429.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   430.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   433.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   433.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   434.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   431.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   431.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   432.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2592]                                   ;   431.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   432.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2976]                                 ;   432.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   432.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3040]                                   ;   433.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 1952]                                   ;   434.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   433.5 fp1     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   435.3 fp2     41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 2208]                                       ;   432.5 agu0    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2304]                                       ;   432.8 agu1    44 next reload
        db 0x2e
        vpand ymm2, ymm2, ymm4                                           ;   439.8 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2784]                                       ;   433.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2944]                                       ;   433.8 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   440.8 fp0     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2880]                                       ;   434.5 agu0    41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2624]                                      ;   434.8 agu1    44 next reload
        db 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   441.8 fp1     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2784]                                      ;   435.5 agu0    41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2688]                                      ;   435.8 agu1    44 next reload
        db 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   442.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   440.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm11                                      ;   434.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 2208]                                      ;   436.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   443.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm5                                       ;   435.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm7, ymm15                                          ;   442.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm12                                      ;   436.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm4, ymm13                                         ;   441.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm10                                      ;   437.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm9                                          ;   442.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2208]                                   ;   442.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm8                                       ;   438.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm11, ymm10                                         ;   444.5 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   444.5 fp2     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   445.5 fp3     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 2880]                                 ;   445.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   446.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   447.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm1                                       ;   439.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm5, [rbp + 2208]                                   ;   443.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   444.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   444.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   445.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm3                                       ;   442.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm15, [rbp + 2880]                                  ;   442.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm0                                       ;   443.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm3                                               ;   443.8         41 next copy
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm5                                            ;   443.8 fp0     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2784]                                   ;   443.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   448.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2912], ymm6                                       ;   449.5 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2784]                                       ;   444.3 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2208]                                   ;   451.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   452.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2880]                                   ;   452.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   453.3 fp2     41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2784]                                   ;   453.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   454.3 fp0     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2208]                                       ;   446.3 agu1    44 next reload
        db 0x2e
        vmovdqu [rbp + 2496], ymm9                                       ;   455.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm12, ymm6                                          ;   453.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   454.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   446.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2880]                                       ;   446.7 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm3                                       ;   455.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, ymm9                                           ;   453.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   454.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   455.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   447.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm7, ymm13                                          ;   447.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm3                                           ;   454.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   454.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   455.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm15                                         ;   451.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   455.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm15                                         ;   452.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;   453.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   456.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel kasumi_decrypt_compact.T0_constants256]      ;   453.3 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   460.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   456.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   454.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   457.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 2944]                                   ;   455.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   460.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm2, ymm15                                         ;   454.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm9                                       ;   461.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, [rbp + 2784]                                   ;   455.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   456.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm2                                       ;   455.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, ymm6                                          ;   455.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   456.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   456.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   458.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2880]                                       ;   456.0 agu1    44 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   463.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm13, [rbp + 2784]                                 ;   456.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2400]                                 ;   457.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm13                                      ;   458.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm4, ymm2                                          ;   463.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm10, [rbp + 2784]                                  ;   457.7 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   458.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm13                                         ;   464.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                         ;   464.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   464.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   463.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   465.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm4                                          ;   465.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 2944]                                   ;   465.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   461.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   462.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   466.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   463.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   466.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   467.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   467.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2080]                                       ;   461.5 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm4                                           ;   468.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 2304]                                      ;   462.3 agu1    44 next reload
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm11                                           ;   469.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   468.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   470.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2496]                                   ;   464.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   471.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   468.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   469.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_decrypt_compact.T0_constants256]       ;   464.3 agu1    41 next reload
        db 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   471.3 fp2     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2912]                                 ;   466.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3008]                                 ;   472.3 fp0+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2720]                                       ;   465.7 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2944]                                   ;   472.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   473.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2848]                                 ;   469.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3072]                                       ;   467.3 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2400]                                       ;   467.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   474.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   472.3 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2816]                                   ;   468.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   470.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2592]                                       ;   468.7 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2688]                                   ;   475.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   476.7 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2976]                                   ;   469.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   473.3 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2144]                                      ;   470.3 agu1    50 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   477.3 fp0     50 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3040]                                      ;   470.7 agu0    41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2784]                                 ;   477.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   478.7 fp2     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2272]                                   ;   474.7 fp3+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 2240]                                 ;   472.3 fp0+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 2016]                                   ;   472.7 fp1+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2176]                                   ;   476.7 fp2+agu1   50 next
        vpxor ymm2, ymm2, [rbp + 1984]                                   ;   473.7 fp3+agu0   50 next
        vpxor ymm15, ymm15, [rbp + 2432]                                 ;   478.7 fp0+agu1   50 next
        vpxor ymm3, ymm3, [rbp + 2368]                                   ;   474.7 fp1+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 2336]                                   ;   475.7 fp2+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 2464]                                 ;   475.7 fp3+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 2048]                                   ;   476.3 fp0+agu1   50 next
        vpxor ymm1, ymm1, [rbp + 2752]                                   ;   477.7 fp1+agu0   50 next
        vpxor ymm13, ymm13, [rbp + 2656]                                 ;   477.3 fp2+agu1   50 next
        vpxor ymm10, ymm10, [rbp + 2560]                                 ;   479.7 fp3+agu0   50 next
        vmovdqu ymm0, [rbp + 1952]                                       ;   478.3 agu1    50 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2112]                                   ;   485.3 fp0+agu0   50 next
        db 0x2e
        vmovdqu [rbp + 1952], ymm10                                      ;   480.7 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2528]                                      ;   479.3 agu1    50 next
        vpxor ymm10, ymm10, [rbp + 1920]                                 ;   486.3 fp1+agu0   50 next
        vmovdqu [rbp + 2528], ymm13                                      ;   478.3 agu2+fp5   58 r spill
        vpand ymm13, ymm14, [r8 + 992]                                   ;   480.3 fp2+agu1   58 r
        vpxor ymm8, ymm8, ymm13                                          ;   481.3 fp3     58 r
        vmovdqu ymm13, [rbp + 2272]                                      ;   480.7 agu0    58 r
        db 0x2e
        vpand ymm13, ymm13, [r8 + 512]                                   ;   487.7 fp0+agu1   58 r
        db 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   488.7 fp1     58 r
        db 0x2e
        vmovdqu ymm13, [rbp + 2240]                                      ;   481.7 agu0    58 r
        db 0x2e
        vpand ymm13, ymm13, [r8 + 544]                                   ;   488.7 fp2+agu1   58 r
        db 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   489.7 fp3     58 r
        db 0x2e
        vmovdqu ymm13, [rbp + 2016]                                      ;   482.7 agu0    58 r
        vpand ymm13, ymm13, [r8 + 576]                                   ;   489.7 fp0+agu1   58 r
        vpxor ymm9, ymm9, ymm13                                          ;   490.7 fp1     58 r
        db 0x2e
        vmovdqu ymm13, [rbp + 2176]                                      ;   483.7 agu0    58 r
        db 0x2e
        vpand ymm13, ymm13, [r8 + 608]                                   ;   490.7 fp2+agu1   58 r
        db 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   491.7 fp3     58 r
        vmovdqu ymm13, [rbp + 1984]                                      ;   484.7 agu0    58 r
        vpand ymm13, ymm13, [r8 + 640]                                   ;   491.7 fp0+agu1   58 r
        vpxor ymm15, ymm15, ymm13                                        ;   492.7 fp1     58 r
        vmovdqu ymm13, [rbp + 2432]                                      ;   485.7 agu0    58 r
        vpand ymm13, ymm13, [r8 + 672]                                   ;   492.7 fp2+agu1   58 r
        db 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   493.7 fp3     58 r
        db 0x2e
        vmovdqu ymm13, [rbp + 2112]                                      ;   486.7 agu0    58 r
        db 0x2e
        vpand ymm13, ymm13, [r8 + 704]                                   ;   493.7 fp0+agu1   58 r
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   494.7 fp1     58 r
        db 0x2e
        vmovdqu ymm13, [rbp + 1920]                                      ;   487.7 agu0    58 r
        db 0x2e
        vpand ymm13, ymm13, [r8 + 736]                                   ;   494.7 fp2+agu1   58 r
        db 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   495.7 fp3     58 r
        vmovdqu ymm13, [rbp + 2368]                                      ;   488.7 agu0    58 r
        db 0x2e
        vpand ymm13, ymm13, [r8 + 768]                                   ;   495.7 fp0+agu1   58 r
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   496.7 fp1     58 r
        db 0x2e
        vmovdqu ymm13, [rbp + 2336]                                      ;   489.7 agu0    58 r
        db 0x2e
        vpand ymm13, ymm13, [r8 + 800]                                   ;   496.7 fp2+agu1   58 r
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   497.7 fp3     58 r
        db 0x2e
        vmovdqu ymm13, [rbp + 2464]                                      ;   490.7 agu0    58 r
        vpand ymm13, ymm13, [r8 + 832]                                   ;   497.7 fp0+agu1   58 r
        vpxor ymm7, ymm7, ymm13                                          ;   498.7 fp1     58 r
        db 0x2e
        vmovdqu ymm13, [rbp + 2048]                                      ;   491.7 agu0    58 r
        db 0x2e
        vpand ymm13, ymm13, [r8 + 864]                                   ;   498.7 fp2+agu1   58 r
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   499.7 fp3     58 r
        db 0x2e
        vmovdqu ymm13, [rbp + 2752]                                      ;   492.7 agu0    58 r
        vpand ymm13, ymm13, [r8 + 896]                                   ;   499.7 fp0+agu1   58 r
        vmovdqu ymm14, [rbp + 2528]                                      ;   493.7 agu0    58 r reload
        vpxor ymm14, ymm14, ymm13                                        ;   500.7 fp1     58 r
        vmovdqu ymm13, [rbp + 2656]                                      ;   494.3 agu1    58 r
        vpand ymm13, ymm13, [r8 + 928]                                   ;   501.3 fp2+agu0   58 r
        vpxor ymm13, ymm13, [rbp + 1952]                                 ;   502.3 fp3+agu1   58 r
        vmovdqu [rbp + 1952], ymm13                                      ;   503.3 agu2+fp5   58 r spill
        vmovdqu ymm13, [rbp + 2560]                                      ;   495.7 agu0    58 r
        vpand ymm13, ymm13, [r8 + 960]                                   ;   502.7 fp0+agu1   58 r
        vpxor ymm4, ymm4, ymm13                                          ;   503.7 fp1     58 r
        vmovdqu ymm13, [r9 + 4640]                                       ;   496.7 agu0    68 k2.1 reload
        vmovdqu [rbp + 2528], ymm14                                      ;   501.7 agu2+fp5   58 r spill
        db 0x2e
        vpor ymm14, ymm8, ymm13                                          ;   503.7 fp2     59 r
        vpxor ymm14, ymm14, [rbp + 2240]                                 ;   504.7 fp3+agu1   59 r
        vpor ymm13, ymm4, [r9 + 4608]                                    ;   504.7 fp0+agu0   59 r
        vpxor ymm13, ymm13, [rbp + 2272]                                 ;   505.7 fp1+agu1   59 r
        vmovdqu [rbp + 2272], ymm8                                       ;   497.8 agu2+fp5   58 r spill
        vpor ymm8, ymm11, [r9 + 4672]                                    ;   498.7 fp2+agu0   59 r
        vpxor ymm8, ymm8, [rbp + 2016]                                   ;   499.7 fp3+agu1   59 r
        vmovdqu [rbp + 2016], ymm11                                      ;   498.8 agu2+fp5   58 r spill
        vpor ymm11, ymm6, [r9 + 4704]                                    ;   499.7 fp0+agu0   59 r
        vpxor ymm11, ymm11, [rbp + 2176]                                 ;   500.7 fp1+agu1   59 r
        vmovdqu [rbp + 2176], ymm6                                       ;   499.8 agu2+fp5   58 r spill
        vpor ymm6, ymm9, [r9 + 4736]                                     ;   500.7 fp2+agu0   59 r
        vpxor ymm6, ymm6, [rbp + 1984]                                   ;   501.7 fp3+agu1   59 r
        vpxor ymm13, ymm13, [rax + 544]                                  ;   506.7 fp0+agu0  108 r
        vmovdqu [rbp + 416], ymm13                                       ;   507.7 agu2+fp5  108 r spill
        vpor ymm13, ymm2, [r9 + 4768]                                    ;   502.3 fp1+agu1   59 r
        vpxor ymm13, ymm13, [rbp + 2432]                                 ;   503.3 fp2+agu0   59 r
        vmovdqu [rbp + 2432], ymm2                                       ;   501.8 agu2+fp5   58 r spill
        vpor ymm2, ymm15, [r9 + 4800]                                    ;   503.3 fp3+agu1   59 r
        vpxor ymm2, ymm2, [rbp + 2112]                                   ;   504.3 fp0+agu0   59 r
        vpxor ymm14, ymm14, [rax + 576]                                  ;   505.7 fp1+agu1  108 r
        vmovdqu [rbp + 448], ymm14                                       ;   506.7 agu2+fp5  108 r spill
        vpor ymm14, ymm0, [r9 + 4832]                                    ;   504.7 fp2+agu0   59 r
        vpxor ymm14, ymm14, [rbp + 1920]                                 ;   505.7 fp3+agu1   59 r
        db 0x2e
        vpxor ymm8, ymm8, [rax + 608]                                    ;   505.7 fp0+agu0  108 r
        vmovdqu [rbp + 480], ymm8                                        ;   506.7 agu2+fp5  108 r spill
        vpor ymm8, ymm10, [r9 + 4864]                                    ;   506.3 fp1+agu1   59 r
        vpxor ymm8, ymm8, [rbp + 2368]                                   ;   507.3 fp2+agu0   59 r
        vmovdqu [rbp + 2368], ymm10                                      ;   504.8 agu2+fp5   58 r spill
        vpor ymm10, ymm3, [r9 + 4896]                                    ;   507.3 fp3+agu1   59 r
        vpxor ymm10, ymm10, [rbp + 2336]                                 ;   508.3 fp0+agu0   59 r
        vpxor ymm11, ymm11, [rax + 640]                                  ;   508.3 fp1+agu1  108 r
        vmovdqu [rbp + 512], ymm11                                       ;   509.3 agu2+fp5  108 r spill
        vpor ymm11, ymm5, [r9 + 4928]                                    ;   508.7 fp2+agu0   59 r
        vpxor ymm11, ymm11, [rbp + 2464]                                 ;   509.7 fp3+agu1   59 r
        vmovdqu [rbp + 2464], ymm5                                       ;   506.8 agu2+fp5   58 r spill
        vpor ymm5, ymm12, [r9 + 4960]                                    ;   509.7 fp0+agu0   59 r
        vpxor ymm5, ymm5, [rbp + 2048]                                   ;   510.7 fp1+agu1   59 r
        vpxor ymm6, ymm6, [rax + 672]                                    ;   510.7 fp2+agu0  108 r
        vmovdqu [rbp + 544], ymm6                                        ;   511.7 agu2+fp5  108 r spill
        vpor ymm6, ymm7, [r9 + 4992]                                     ;   511.3 fp3+agu1   59 r
        vpxor ymm6, ymm6, [rbp + 2752]                                   ;   512.3 fp0+agu0   59 r
        vmovdqu [rbp + 2752], ymm7                                       ;   508.8 agu2+fp5   58 r spill
        vpor ymm7, ymm1, [r9 + 5024]                                     ;   512.3 fp1+agu1   59 r
        vpxor ymm7, ymm7, [rbp + 2656]                                   ;   513.3 fp2+agu0   59 r
        vpxor ymm13, ymm13, [rax + 704]                                  ;   513.3 fp3+agu1  108 r
        vpxor ymm2, ymm2, [rax + 736]                                    ;   513.7 fp0+agu0  108 r
        vmovdqu [rbp + 608], ymm2                                        ;   514.7 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 2528]                                       ;   514.3 agu1    59 r
        vpor ymm2, ymm2, [r9 + 5056]                                     ;   521.3 fp1+agu0   59 r
        vpxor ymm2, ymm2, [rbp + 2560]                                   ;   522.3 fp2+agu1   59 r
        vmovdqu [rbp + 576], ymm13                                       ;   514.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 1952]                                      ;   515.7 agu0    59 r
        vpor ymm13, ymm13, [r9 + 5088]                                   ;   522.7 fp3+agu1   59 r
        vpxor ymm13, ymm13, [rbp + 2144]                                 ;   523.7 fp0+agu0   59 r
        vpxor ymm13, ymm13, [rax + 512]                                  ;   524.7 fp1+agu1  108 r
        vpxor ymm14, ymm14, [rax + 768]                                  ;   517.7 fp2+agu0  108 r
        vpxor ymm8, ymm8, [rax + 800]                                    ;   518.3 fp3+agu1  108 r
        vpxor ymm10, ymm10, [rax + 832]                                  ;   518.7 fp0+agu0  108 r
        vpxor ymm11, ymm11, [rax + 864]                                  ;   519.3 fp1+agu1  108 r
        vpxor ymm5, ymm5, [rax + 896]                                    ;   519.7 fp2+agu0  108 r
        vpxor ymm6, ymm6, [rax + 928]                                    ;   520.3 fp3+agu1  108 r
        vpxor ymm7, ymm7, [rax + 960]                                    ;   520.7 fp0+agu0  108 r
        vpxor ymm2, ymm2, [rax + 992]                                    ;   523.3 fp1+agu1  108 r
        vpxor ymm4, ymm4, [rax]                                          ;   521.7 fp2+agu0  108 r
        vpxor ymm9, ymm9, [rax + 128]                                    ;   522.3 fp3+agu1  108 r
        vpxor ymm15, ymm15, [rax + 192]                                  ;   522.7 fp0+agu0  108 r
        vpxor ymm0, ymm0, [rax + 224]                                    ;   523.3 fp1+agu1  108 r
        vpxor ymm3, ymm3, [rax + 288]                                    ;   523.7 fp2+agu0  108 r
        vpxor ymm12, ymm12, [rax + 352]                                  ;   524.3 fp3+agu1  108 r
        vpxor ymm1, ymm1, [rax + 416]                                    ;   524.7 fp0+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 288], ymm1                                        ;   525.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm1, [rbp + 2272]                                       ;   525.3 agu1   108 r
        db 0x2e
        vpxor ymm1, ymm1, [rax + 32]                                     ;   532.3 fp1+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 224], ymm12                                       ;   525.3 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2016]                                      ;   526.3 agu1   108 r
        vpxor ymm12, ymm12, [rax + 64]                                   ;   533.3 fp2+agu0  108 r
        vmovdqu [rbp + 160], ymm3                                        ;   524.7 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2176]                                       ;   527.3 agu1   108 r
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rax + 96]                                     ;   534.3 fp3+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 96], ymm0                                         ;   524.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm0, [rbp + 2432]                                       ;   528.3 agu1   108 r
        db 0x2e
        vpxor ymm0, ymm0, [rax + 160]                                    ;   535.3 fp0+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 64], ymm15                                        ;   524.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm15, [rbp + 2368]                                      ;   529.3 agu1   108 r
        db 0x2e
        vpxor ymm15, ymm15, [rax + 256]                                  ;   536.3 fp1+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 128], ymm15                                       ;   537.3 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2464]                                      ;   530.3 agu1   108 r
        vpxor ymm15, ymm15, [rax + 320]                                  ;   537.3 fp2+agu0  108 r
        vmovdqu [rbp + 192], ymm15                                       ;   538.3 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2752]                                      ;   531.3 agu1   108 r
        vpxor ymm15, ymm15, [rax + 384]                                  ;   538.3 fp3+agu0  108 r
        vmovdqu [rbp + 256], ymm15                                       ;   539.3 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 2528]                                      ;   532.3 agu1   108 r
        vpxor ymm15, ymm15, [rax + 448]                                  ;   539.3 fp0+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 320], ymm15                                       ;   540.3 agu2+fp5  108 r spill
        db 0x2e
        vpand ymm15, ymm13, [r8 + 480]                                   ;   533.3 fp1+agu1   58 r
        db 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   534.3 fp2     58 r
        db 0x2e
        vmovdqu [rbp - 96], ymm1                                         ;   533.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm1, [rbp + 1952]                                       ;   533.7 agu0   108 r
        db 0x2e
        vpxor ymm1, ymm1, [rax + 480]                                    ;   540.7 fp3+agu1  108 r
        vmovdqu [rbp + 384], ymm13                                       ;   533.3 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 416]                                       ;   534.7 agu0    58 r
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [r8]                                         ;   541.7 fp0+agu1   58 r
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   542.7 fp1     58 r
        db 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm12                                        ;   534.3 agu2+fp5  108 r spill
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 448]                                       ;   535.7 agu0    58 r
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [r8 + 32]                                    ;   542.7 fp2+agu1   58 r
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   543.7 fp3     58 r
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm3                                         ;   535.3 agu2+fp5  108 r spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 480]                                        ;   536.7 agu0    58 r
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [r8 + 64]                                      ;   543.7 fp0+agu1   58 r
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   544.7 fp1     58 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 0], ymm9                                          ;   536.3 agu2+fp5  108 r spill
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 512]                                        ;   537.7 agu0    58 r
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [r8 + 96]                                      ;   544.7 fp2+agu1   58 r
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   545.7 fp3     58 r
        db 0x2e, 0x2e
        vmovdqu [rbp + 32], ymm0                                         ;   537.5 agu2+fp5  108 r spill
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 544]                                        ;   538.7 agu0    58 r
        db 0x2e
        vpand ymm0, ymm0, [r8 + 128]                                     ;   545.7 fp0+agu1   58 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 64]                                     ;   546.7 fp1+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 2688], ymm0                                       ;   547.7 agu2+fp5   58 r spill
        vmovdqu ymm0, [rbp + 576]                                        ;   540.3 agu1    58 r
        vpand ymm0, ymm0, [r8 + 160]                                     ;   547.3 fp2+agu0   58 r
        vpxor ymm0, ymm0, [rbp + 96]                                     ;   548.3 fp3+agu1   58 r
        vmovdqu [rbp + 2592], ymm0                                       ;   549.3 agu2+fp5   58 r spill
        vpand ymm0, ymm14, [r8 + 224]                                    ;   541.7 fp0+agu0   58 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 160]                                    ;   544.5 fp1+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 640], ymm14                                       ;   541.7 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm14, [rbp + 608]                                       ;   542.7 agu0    58 r
        db 0x2e
        vpand ymm14, ymm14, [r8 + 192]                                   ;   549.7 fp2+agu1   58 r
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 128]                                  ;   550.7 fp3+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 2816], ymm0                                       ;   545.5 agu2+fp5   58 r spill
        vpand ymm0, ymm8, [r8 + 256]                                     ;   544.3 fp0+agu1   58 r
        vpxor ymm0, ymm0, [rbp + 192]                                    ;   548.7 fp1+agu0   58 r
        vmovdqu [rbp + 672], ymm8                                        ;   543.8 agu2+fp5  108 r spill
        vpand ymm8, ymm10, [r8 + 288]                                    ;   545.3 fp2+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 224]                                    ;   550.8 fp3+agu0   58 r
        vmovdqu [rbp + 704], ymm10                                       ;   544.8 agu2+fp5  108 r spill
        vpand ymm10, ymm11, [r8 + 320]                                   ;   546.3 fp0+agu1   58 r
        vpxor ymm10, ymm10, [rbp + 256]                                  ;   551.8 fp1+agu0   58 r
        vmovdqu [rbp + 736], ymm11                                       ;   545.8 agu2+fp5  108 r spill
        vpand ymm11, ymm5, [r8 + 352]                                    ;   547.3 fp2+agu1   58 r
        vpxor ymm11, ymm11, [rbp + 288]                                  ;   552.8 fp3+agu0   58 r
        vmovdqu [rbp + 768], ymm5                                        ;   546.8 agu2+fp5  108 r spill
        vpand ymm5, ymm6, [r8 + 384]                                     ;   548.3 fp0+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 320]                                    ;   553.8 fp1+agu0   58 r
        vmovdqu [rbp + 800], ymm6                                        ;   547.8 agu2+fp5  108 r spill
        vpand ymm6, ymm7, [r8 + 416]                                     ;   549.3 fp2+agu1   58 r
        vpxor ymm6, ymm6, ymm1                                           ;   550.3 fp3     58 r
        db 0x2e
        vmovdqu [rbp + 352], ymm1                                        ;   548.8 agu2+fp5  108 r spill
        db 0x2e
        vpand ymm1, ymm2, [r8 + 448]                                     ;   549.7 fp0+agu0   58 r
        db 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   550.7 fp1     58 r
        vmovdqu [rbp - 128], ymm4                                        ;   549.8 agu2+fp5  108 r spill
        vpor ymm4, ymm1, [r9 + 4096]                                     ;   551.7 fp2+agu1   59 r
        vpxor ymm4, ymm4, [rbp + 416]                                    ;   556.8 fp3+agu0   59 r
        vmovdqu [rbp + 2912], ymm1                                       ;   551.7 agu2+fp5   58 r spill
        vpor ymm1, ymm15, [r9 + 4128]                                    ;   551.3 fp0+agu1   59 r
        vpxor ymm1, ymm1, [rbp + 448]                                    ;   556.8 fp1+agu0   59 r
        vpxor ymm4, ymm4, [r8 + 896]                                     ;   557.8 fp2+agu1   50 next
        vmovdqu [rbp + 2080], ymm15                                      ;   551.8 agu2+fp5   58 r spill
        vpor ymm15, ymm13, [r9 + 4160]                                   ;   552.7 fp3+agu0   59 r
        vpxor ymm15, ymm15, [rbp + 480]                                  ;   556.8 fp0+agu1   59 r
        vpxor ymm1, ymm1, [r8 + 928]                                     ;   557.8 fp1+agu0   50 next
        vmovdqu [rbp + 2496], ymm13                                      ;   552.8 agu2+fp5   58 r spill
        vpor ymm13, ymm12, [r9 + 4192]                                   ;   554.3 fp2+agu1   59 r
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 512]                                  ;   556.8 fp3+agu0   59 r
        vpxor ymm15, ymm15, [r8 + 960]                                   ;   557.8 fp0+agu1   50 next
        vmovdqu [rbp + 2624], ymm12                                      ;   553.8 agu2+fp5   58 r spill
        vpor ymm12, ymm3, [r9 + 4224]                                    ;   555.7 fp1+agu0   59 r
        vpxor ymm12, ymm12, [rbp + 544]                                  ;   556.8 fp2+agu1   59 r
        vpxor ymm13, ymm13, [r8 + 992]                                   ;   557.8 fp3+agu0   50 next
        vmovdqu [rbp + 3104], ymm3                                       ;   554.8 agu2+fp5   58 r spill
        vpor ymm3, ymm9, [r9 + 4256]                                     ;   557.3 fp0+agu1   59 r
        vpxor ymm3, ymm3, [rbp + 576]                                    ;   558.3 fp1+agu0   59 r
        vpxor ymm12, ymm12, [r8 + 512]                                   ;   558.3 fp2+agu1   50 next
        vpxor ymm3, ymm3, [r8 + 544]                                     ;   559.3 fp3+agu0   50 next
        vmovdqu [rbp + 3136], ymm9                                       ;   555.8 agu2+fp5   58 r spill
        vmovdqu ymm9, [rbp + 2688]                                       ;   559.3 agu1    59 r
        vpor ymm9, ymm9, [r9 + 4288]                                     ;   566.3 fp0+agu0   59 r
        vpxor ymm9, ymm9, [rbp + 608]                                    ;   567.3 fp1+agu1   59 r
        vmovdqu [rbp + 3168], ymm13                                      ;   558.8 agu2+fp5   50 next spill
        vpor ymm13, ymm14, [r9 + 4352]                                   ;   560.7 fp2+agu0   59 r
        vpxor ymm13, ymm13, [rbp + 672]                                  ;   561.7 fp3+agu1   59 r
        vmovdqu [rbp + 3200], ymm14                                      ;   557.8 agu2+fp5   58 r spill
        vmovdqu ymm14, [rbp + 2592]                                      ;   561.7 agu0    59 r
        vpor ymm14, ymm14, [r9 + 4320]                                   ;   568.7 fp0+agu1   59 r
        vpxor ymm14, ymm14, [rbp + 640]                                  ;   569.7 fp1+agu0   59 r
        vpxor ymm9, ymm9, [r8 + 576]                                     ;   568.3 fp2+agu1   50 next
        vmovdqu [rbp + 3232], ymm4                                       ;   558.8 agu2+fp5   50 next spill
        vpor ymm4, ymm0, [r9 + 4416]                                     ;   563.7 fp3+agu0   59 r
        vpxor ymm4, ymm4, [rbp + 736]                                    ;   564.7 fp0+agu1   59 r
        vpxor ymm13, ymm13, [r8 + 640]                                   ;   564.7 fp1+agu0   50 next
        vpxor ymm14, ymm14, [r8 + 608]                                   ;   570.7 fp2+agu1   50 next
        vmovdqu [rbp + 3264], ymm0                                       ;   559.8 agu2+fp5   58 r spill
        vmovdqu ymm0, [rbp + 2816]                                       ;   565.7 agu0    59 r
        vpor ymm0, ymm0, [r9 + 4384]                                     ;   572.7 fp3+agu1   59 r
        vpxor ymm0, ymm0, [rbp + 704]                                    ;   573.7 fp0+agu0   59 r
        vmovdqu [rbp + 3296], ymm12                                      ;   560.8 agu2+fp5   50 next spill
        vpor ymm12, ymm8, [r9 + 4448]                                    ;   567.3 fp1+agu1   59 r
        vpxor ymm12, ymm12, [rbp + 768]                                  ;   568.3 fp2+agu0   59 r
        vpxor ymm4, ymm4, [r8 + 704]                                     ;   568.3 fp3+agu1   50 next
        vmovdqu [rbp + 3328], ymm8                                       ;   561.8 agu2+fp5   58 r spill
        vpor ymm8, ymm10, [r9 + 4480]                                    ;   568.7 fp0+agu0   59 r
        vpxor ymm8, ymm8, [rbp + 800]                                    ;   569.7 fp1+agu1   59 r
        vpxor ymm0, ymm0, [r8 + 672]                                     ;   574.7 fp2+agu0   50 next
        vpxor ymm12, ymm12, [r8 + 736]                                   ;   570.3 fp3+agu1   50 next
        vmovdqu [rbp + 3360], ymm10                                      ;   565.7 agu2+fp5   58 r spill
        vpor ymm10, ymm11, [r9 + 4512]                                   ;   570.7 fp0+agu0   59 r
        vpxor ymm10, ymm10, ymm7                                         ;   571.7 fp1     59 r
        vpxor ymm8, ymm8, [r8 + 768]                                     ;   571.3 fp2+agu1   50 next
        vmovdqu [rbp + 832], ymm7                                        ;   567.5 agu2+fp5  108 r spill
        vpor ymm7, ymm5, [r9 + 4544]                                     ;   571.7 fp3+agu0   59 r
        vpxor ymm7, ymm7, ymm2                                           ;   572.7 fp0     59 r
        vpxor ymm10, ymm10, [r8 + 800]                                   ;   572.7 fp1+agu1   50 next
        vmovdqu [rbp + 864], ymm2                                        ;   568.7 agu2+fp5  108 r spill
        vpor ymm2, ymm6, [r9 + 4576]                                     ;   572.7 fp2+agu0   59 r
        vpxor ymm2, ymm2, [rbp + 384]                                    ;   575.7 fp3+agu1   59 r
        vpxor ymm2, ymm2, [r8 + 864]                                     ;   576.7 fp0+agu0   50 next
        vpxor ymm7, ymm7, [r8 + 832]                                     ;   574.3 fp1+agu1   50 next
        db 0x2e
        vmovdqu [rbp + 3392], ymm6                                       ;   569.8 agu2+fp5   58 r spill
        db 0x2e
        vpxor ymm6, ymm13, ymm7                                          ;   575.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm5                                       ;   570.8 agu2+fp5   58 r spill
        db 0x2e
        vpxor ymm5, ymm9, ymm8                                           ;   572.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3456], ymm11                                      ;   571.8 agu2+fp5   58 r spill
        db 0x2e
        vpxor ymm11, ymm13, ymm0                                         ;   575.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm3                                       ;   572.8 agu2+fp5   50 next spill
        vpand ymm3, ymm9, ymm14                                          ;   571.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm2                                       ;   577.7 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm13, ymm10                                         ;   573.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   574.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm1                                       ;   574.8 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm8, ymm0                                           ;   575.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm15                                      ;   575.8 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm11, ymm0                                         ;   576.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   577.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm8, ymm12                                         ;   573.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel kasumi_decrypt_compact.T0_constants256] ;   575.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   576.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm15                                      ;   576.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm5, ymm10                                         ;   574.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3648], ymm5                                       ;   577.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm8, ymm0                                           ;   575.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm0                                       ;   578.8 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm14                                         ;   575.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm2                                       ;   579.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm1, ymm10                                          ;   576.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm2                                       ;   580.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm9, ymm12                                          ;   575.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   576.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   577.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm15                                      ;   581.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm12, ymm4                                         ;   576.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel kasumi_decrypt_compact.T0_constants256] ;   577.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm15                                      ;   582.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm6, ymm14                                         ;   576.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   577.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm0, ymm10                                         ;   577.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   577.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm3                                       ;   583.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm11, ymm12                                         ;   577.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   578.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   579.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   580.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;   578.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   579.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm11, ymm14                                          ;   579.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   580.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   579.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm14                                          ;   580.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                           ;   580.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm1                                       ;   584.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm6, ymm12                                          ;   580.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   581.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3712]                                 ;   586.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm5                                       ;   585.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm13                                         ;   581.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   582.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   583.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   583.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   589.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3840]                                   ;   590.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm13                                      ;   586.8 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm3, ymm8                                          ;   582.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   583.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3840]                                   ;   590.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   591.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm7                                          ;   583.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   587.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   592.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   584.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   583.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   593.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm14                                          ;   585.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   586.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   585.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   585.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   586.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3680]                                      ;   585.0 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm10                                          ;   592.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   593.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   586.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3648]                                       ;   585.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                         ;   592.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   593.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3904]                                      ;   586.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   594.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   594.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   595.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3840]                                   ;   590.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   588.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm4                                         ;   588.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   589.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3712]                                 ;   595.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   591.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   591.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3776]                                   ;   590.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3872]                                   ;   592.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3776]                                   ;   593.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm5                                       ;   596.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm1, ymm10                                          ;   592.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   592.8 fp0     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   592.8 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   593.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3936]                                       ;   592.8 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm8                                       ;   593.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm4, ymm1                                           ;   599.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   600.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm4, ymm10                                          ;   593.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   601.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   602.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   594.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   596.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   597.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   603.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;   595.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   595.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   596.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3616]                                   ;   596.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   597.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3808]                                   ;   596.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;   599.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3744]                                 ;   600.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   598.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   601.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3584]                                       ;   596.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3552]                                       ;   597.2 agu1    50 next reload
        db 0x2e
        vpand ymm1, ymm1, ymm4                                           ;   604.2 fp2     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3488]                                       ;   597.5 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3520]                                       ;   598.2 agu1    50 next reload
        db 0x2e
        vpand ymm5, ymm5, ymm7                                           ;   605.2 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3296]                                       ;   598.5 agu0    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3232]                                      ;   599.2 agu1    50 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   606.2 fp0     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 3488]                                      ;   599.5 agu0    41 next
        vmovdqu ymm13, [rbp + 3168]                                      ;   600.2 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   607.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   605.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3584]                                      ;   600.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm7                                         ;   607.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm0                                       ;   599.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm7, ymm13                                          ;   607.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm3                                       ;   602.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm4, ymm10                                          ;   606.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm6                                       ;   601.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm8                                           ;   607.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3584]                                   ;   607.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm11                                      ;   604.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm14, ymm6                                         ;   608.5 fp0     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   608.5 fp1     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   609.5 fp2     41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 3296]                                 ;   609.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   610.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                          ;   611.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm9                                       ;   604.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm0, [rbp + 3584]                                   ;   608.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   609.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   609.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   610.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm2                                       ;   606.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm13, [rbp + 3296]                                  ;   607.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm15                                      ;   607.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm2                                              ;   608.2         41 next copy
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm0                                            ;   608.2 fp3     41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3488]                                   ;   608.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   612.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm5                                       ;   613.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3488]                                       ;   608.2 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 3584]                                   ;   615.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   616.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3296]                                   ;   616.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   617.2 fp1     41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 3488]                                   ;   617.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   618.2 fp3     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3584]                                       ;   610.2 agu1    50 next reload
        db 0x2e
        vmovdqu [rbp + 3840], ymm8                                       ;   619.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm3, ymm5                                           ;   617.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   618.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   610.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3296]                                       ;   610.7 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm2                                       ;   619.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm8                                           ;   617.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                         ;   618.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   619.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   611.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm10                                          ;   611.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm2                                           ;   618.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   618.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   619.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm13                                         ;   615.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   619.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm13                                          ;   616.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;   617.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   620.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel kasumi_decrypt_compact.T0_constants256]      ;   617.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   624.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   620.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   618.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   621.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 3520]                                 ;   619.7 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   624.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm1, ymm13                                         ;   618.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm8                                       ;   625.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm4, [rbp + 3488]                                   ;   618.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   619.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm1                                       ;   619.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm5                                          ;   619.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm1                                           ;   620.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   620.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   622.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3296]                                       ;   619.8 agu1    50 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   626.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm10, [rbp + 3488]                                 ;   620.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3904]                                 ;   620.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm10                                      ;   621.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm4, ymm1                                          ;   626.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, [rbp + 3488]                                   ;   621.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   622.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm10                                         ;   627.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                         ;   627.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                           ;   627.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   626.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   628.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm14, ymm4                                          ;   628.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3520]                                   ;   628.8 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   625.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   626.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   629.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   627.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   629.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   630.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   630.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4032]                                       ;   625.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm1, ymm4                                          ;   632.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3552]                                      ;   626.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm12                                           ;   633.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   631.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   634.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3840]                                   ;   628.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   635.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   632.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   633.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_decrypt_compact.T0_constants256]       ;   628.2 agu1    41 next reload
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   635.2 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3712]                                   ;   629.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3968]                                 ;   636.2 fp3+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3872]                                       ;   629.5 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3520]                                   ;   636.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   637.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3680]                                 ;   633.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 4000]                                       ;   631.2 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3904]                                      ;   631.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   638.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   636.2 fp0     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3616]                                   ;   632.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   634.3 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3808]                                      ;   632.5 agu0    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3168]                                 ;   639.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                          ;   640.5 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3936]                                   ;   633.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   637.2 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [r11 + 4384]                                   ;   638.5 fp3+agu1   44 next
        vmovdqu ymm14, [rbp + 3744]                                      ;   634.5 agu0    41 next
        vpxor ymm14, ymm14, [rbp + 3488]                                 ;   641.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   642.5 fp1     41 next
        db 0x2e
        vpxor ymm8, ymm8, [r11 + 4416]                                   ;   639.5 fp2+agu0   44 next
        db 0x2e
        vpxor ymm3, ymm3, [r11 + 4448]                                   ;   637.2 fp3+agu1   44 next
        db 0x2e
        vpxor ymm7, ymm7, [r11 + 4480]                                   ;   636.5 fp0+agu0   44 next
        db 0x2e
        vpxor ymm9, ymm9, [r11 + 4512]                                   ;   641.5 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r11 + 4544]                                 ;   638.2 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 4576]                                   ;   643.5 fp3+agu1   44 next
        vpxor ymm4, ymm4, [r11 + 4096]                                   ;   638.5 fp0+agu0   44 next
        vpxor ymm11, ymm11, [r11 + 4128]                                 ;   639.2 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r11 + 4160]                                 ;   639.5 fp2+agu0   44 next
        vpxor ymm5, ymm5, [r11 + 4192]                                   ;   640.2 fp3+agu1   44 next
        vpxor ymm13, ymm13, [r11 + 4224]                                 ;   640.5 fp0+agu0   44 next
        vpxor ymm1, ymm1, [r11 + 4256]                                   ;   641.2 fp1+agu1   44 next
        vpxor ymm14, ymm14, [r11 + 4288]                                 ;   642.5 fp2+agu0   44 next
        vmovdqu ymm15, [rbp + 3776]                                      ;   642.2 agu1    44 next
        vpxor ymm15, ymm15, [r11 + 4320]                                 ;   649.2 fp3+agu0   44 next
        vmovdqu [rbp + 3776], ymm9                                       ;   642.5 agu2+fp5   44 next spill
        vmovdqu ymm9, [rbp + 3648]                                       ;   643.2 agu1    44 next
        vpxor ymm9, ymm9, [r11 + 4352]                                   ;   650.2 fp0+agu0   44 next
        vmovdqu [rbp + 3648], ymm8                                       ;   640.5 agu2+fp5   44 next spill
        vpxor ymm8, ymm12, ymm9                                          ;   651.2 fp1     41 next
        vmovdqu [rbp + 3904], ymm10                                      ;   640.8 agu2+fp5   44 next spill
        vpxor ymm10, ymm4, ymm14                                         ;   643.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm2                                       ;   641.8 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm5                                          ;   641.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm6                                       ;   644.5 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm6, ymm4, ymm11                                          ;   641.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3936], ymm3                                       ;   643.8 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm3, ymm12, ymm15                                         ;   650.2 fp1     41 next
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   651.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3168], ymm7                                       ;   644.8 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm5                                          ;   643.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm9                                       ;   651.2 agu0+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm5                                           ;   642.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   643.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm14, ymm1                                          ;   643.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   644.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   652.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm9                                       ;   646.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm10, ymm15                                         ;   650.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm10                                      ;   647.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm5                                         ;   644.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm5                                       ;   648.8 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm11                                         ;   644.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm3                                       ;   653.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm7, ymm15                                          ;   650.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm3                                       ;   651.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm1                                           ;   645.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   646.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   651.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm9                                       ;   652.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm1, ymm13                                          ;   646.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   647.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm8                                          ;   652.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   653.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm15                                          ;   650.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm1                                           ;   649.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm9                                       ;   652.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm1                                           ;   650.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   651.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   652.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   653.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   651.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   652.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm7, ymm2, ymm11                                           ;   651.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   654.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm4, ymm11                                          ;   652.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   654.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3808]                                   ;   658.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm7                                       ;   655.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm1, ymm8                                           ;   652.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   653.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4000]                                   ;   660.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm10                                      ;   655.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm12                                        ;   653.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   654.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   655.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                        ;   655.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3520]                                 ;   659.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   660.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm12                                      ;   655.8 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm9, ymm14                                         ;   655.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   655.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   656.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   657.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3808]                                       ;   654.7 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm12                                      ;   656.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm9                                         ;   661.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   658.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   662.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   662.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel kasumi_decrypt_compact.T0_constants256]       ;   655.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   662.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   657.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   658.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                                          ;   657.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   658.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   659.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3584]                                      ;   656.8 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm8, ymm15                                          ;   663.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   664.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   659.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3616]                                       ;   657.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm7                                           ;   664.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   665.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3968]                                       ;   658.3 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   665.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   666.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   667.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   660.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm15                                          ;   664.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   661.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4000]                                   ;   667.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   661.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   661.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3872]                                   ;   662.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3552]                                   ;   663.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   664.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   663.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm14                                      ;   664.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm13, [rbp + 3712]                                 ;   663.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   665.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm4, [rbp + 4032]                                  ;   663.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   664.8 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3552]                                   ;   664.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   666.7 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   667.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm13, ymm15                                         ;   664.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                         ;   665.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   668.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   668.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   669.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   666.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   666.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   667.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3296]                                   ;   666.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   667.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3520]                                 ;   667.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   667.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3712]                                   ;   668.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3680]                                   ;   669.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   668.7 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   670.5 fp0     41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 3168]                                       ;   667.7 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3936]                                       ;   668.0 agu0    44 next reload
        db 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   675.0 fp1     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3744]                                       ;   668.7 agu1    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3488]                                       ;   669.0 agu0    44 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   676.0 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3904]                                      ;   669.7 agu1    41 next
        vmovdqu ymm13, [rbp + 3648]                                      ;   670.0 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   677.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3744]                                      ;   670.7 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3776]                                      ;   671.0 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   678.0 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   676.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm10                                      ;   669.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 3168]                                      ;   671.7 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   678.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm5                                       ;   670.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm9, ymm15                                          ;   678.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm12                                      ;   671.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm7, ymm13                                         ;   677.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3296], ymm6                                       ;   672.2 agu0+fp5   41 next spill
        db 0x2e
        vpxor ymm6, ymm8, ymm11                                          ;   678.0 fp1     41 next
        db 0x2e
        vpand ymm11, ymm11, [rbp + 3168]                                 ;   678.0 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm2                                       ;   673.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm6                                          ;   679.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   679.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   680.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3904]                                 ;   680.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   681.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;   682.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm4                                       ;   675.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm5, [rbp + 3168]                                   ;   679.0 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   680.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   680.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   681.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm3                                       ;   677.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm15, [rbp + 3904]                                  ;   678.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm0                                       ;   678.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm3                                               ;   679.0         41 next copy
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm5                                            ;   679.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3744]                                   ;   679.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   683.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm8                                       ;   684.7 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3744]                                       ;   679.5 agu0    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 3168]                                   ;   686.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   687.5 fp2     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3904]                                   ;   687.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   688.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3744]                                   ;   688.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   689.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3168]                                       ;   681.5 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm11                                      ;   690.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm12, ymm8                                         ;   688.5 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   689.5 fp0     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   681.7 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3904]                                      ;   681.8 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm3                                       ;   690.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm11                                          ;   688.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   689.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   690.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   682.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm9, ymm13                                         ;   682.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm3                                          ;   689.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   689.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   690.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm13, ymm15                                        ;   686.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   690.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm6, ymm15                                         ;   687.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   688.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   691.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;   688.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   695.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   691.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   689.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   692.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3488]                                   ;   690.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   695.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm1, ymm15                                         ;   690.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm11                                      ;   696.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm7, [rbp + 3744]                                  ;   690.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   691.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm1                                       ;   690.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, ymm8                                          ;   690.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                           ;   691.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   691.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   693.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3904]                                       ;   691.2 agu0    44 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   698.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm13, [rbp + 3744]                                 ;   692.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3552]                                 ;   692.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm13                                      ;   693.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm7, ymm1                                          ;   698.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm6, [rbp + 3744]                                   ;   692.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   693.8 fp1     41 next
        db 0x2e
        vpxor ymm7, ymm15, ymm13                                         ;   699.2 fp2     41 next
        db 0x2e
        vpand ymm13, ymm13, ymm11                                        ;   699.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   699.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm1                                           ;   698.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   700.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm10, ymm7                                         ;   700.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 3488]                                   ;   700.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   696.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   697.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   701.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   698.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   701.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   702.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   702.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3232]                                       ;   696.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm1, ymm2                                           ;   703.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3936]                                      ;   697.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpor ymm11, ymm11, ymm10                                         ;   704.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   703.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   705.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3872]                                   ;   699.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   706.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   703.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   704.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_decrypt_compact.T0_constants256]       ;   699.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   706.5 fp0     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3968]                                   ;   701.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4000]                                 ;   707.5 fp2+agu0   41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 4032]                                       ;   700.8 agu1    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3488]                                   ;   707.8 fp3+agu0   41 next
        vpxor ymm3, ymm3, ymm2                                           ;   708.8 fp0     41 next
        vpxor ymm10, ymm10, [rbp + 3808]                                 ;   704.5 fp1+agu1   41 next
        vmovdqu ymm5, [rbp + 3840]                                       ;   702.5 agu0    41 next
        vmovdqu ymm7, [rbp + 3552]                                       ;   702.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   709.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   707.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3584]                                   ;   703.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   705.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3296]                                      ;   703.8 agu1    41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3776]                                 ;   710.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   711.8 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3520]                                   ;   704.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   708.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2912]                                      ;   705.5 agu0    58 r reload
        db 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   712.5 fp2     50 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3712]                                      ;   705.8 agu1    41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3744]                                 ;   712.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   713.8 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2080]                                   ;   709.8 fp1+agu1   50 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2496]                                 ;   707.5 fp2+agu0   50 next
        vpxor ymm8, ymm8, [rbp + 2624]                                   ;   707.8 fp3+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 3104]                                 ;   711.8 fp0+agu0   50 next
        vpxor ymm1, ymm1, [rbp + 3136]                                   ;   708.8 fp1+agu1   50 next
        vpxor ymm15, ymm15, [rbp + 2688]                                 ;   713.8 fp2+agu0   50 next
        vpxor ymm3, ymm3, [rbp + 2816]                                   ;   709.8 fp3+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 3264]                                   ;   710.8 fp0+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 3328]                                 ;   710.8 fp1+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 3360]                                   ;   711.5 fp2+agu0   50 next
        vpxor ymm4, ymm4, [rbp + 3456]                                   ;   712.8 fp3+agu1   50 next
        vpxor ymm13, ymm13, [rbp + 3424]                                 ;   712.5 fp0+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 3392]                                   ;   714.8 fp1+agu1   50 next
        vpxor ymm14, ymm14, [r11 + 768]                                  ;   713.5 fp2+agu0   50 next
        vmovdqu [rbp + 2912], ymm6                                       ;   715.8 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3680]                                       ;   713.8 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;   720.8 fp3+agu0   50 next
        vmovdqu [rbp + 3680], ymm13                                      ;   713.5 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 3616]                                      ;   714.8 agu1    50 next
        vpxor ymm13, ymm13, [rbp + 3200]                                 ;   721.8 fp0+agu0   50 next
        vmovdqu [rbp + 3616], ymm4                                       ;   713.8 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2080]                                       ;   715.8 agu1    50 next
        vpxor ymm4, ymm4, [r11 + 800]                                    ;   722.8 fp1+agu0   50 next
        vmovdqu [rbp + 2080], ymm9                                       ;   713.0 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2496]                                       ;   716.8 agu1    50 next
        vpxor ymm9, ymm9, [r11 + 832]                                    ;   723.8 fp2+agu0   50 next
        vmovdqu [rbp + 2496], ymm12                                      ;   714.0 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 2624]                                      ;   717.8 agu1    50 next
        vpxor ymm12, ymm12, [r11 + 864]                                  ;   724.8 fp3+agu0   50 next
        vmovdqu [rbp + 2624], ymm5                                       ;   715.0 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3104]                                       ;   718.8 agu1    50 next
        vpxor ymm5, ymm5, [r11 + 896]                                    ;   725.8 fp0+agu0   50 next
        vmovdqu [rbp + 3104], ymm3                                       ;   716.0 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 3136]                                       ;   719.8 agu1    50 next
        vpxor ymm3, ymm3, [r11 + 928]                                    ;   726.8 fp1+agu0   50 next
        vmovdqu [rbp + 3136], ymm13                                      ;   722.8 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 2688]                                      ;   720.8 agu1    50 next
        vpxor ymm13, ymm13, [r11 + 960]                                  ;   727.8 fp2+agu0   50 next
        vmovdqu [rbp + 2688], ymm6                                       ;   721.8 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2592]                                       ;   721.8 agu1    50 next
        vpxor ymm6, ymm6, [r11 + 992]                                    ;   728.8 fp3+agu0   50 next
        vmovdqu [rbp + 2592], ymm15                                      ;   719.0 agu2+fp5   50 next spill
        vmovdqu ymm15, [rbp + 3200]                                      ;   722.8 agu1    50 next
        vpxor ymm15, ymm15, [r11 + 512]                                  ;   729.8 fp0+agu0   50 next
        vmovdqu [rbp + 3200], ymm1                                       ;   720.0 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 2816]                                       ;   723.8 agu1    50 next
        vpxor ymm1, ymm1, [r11 + 544]                                    ;   730.8 fp1+agu0   50 next
        vmovdqu [rbp + 2816], ymm11                                      ;   721.0 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 3264]                                      ;   724.8 agu1    50 next
        vpxor ymm11, ymm11, [r11 + 576]                                  ;   731.8 fp2+agu0   50 next
        vmovdqu [rbp + 3264], ymm8                                       ;   722.0 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3328]                                       ;   725.8 agu1    50 next
        vpxor ymm8, ymm8, [r11 + 608]                                    ;   732.8 fp3+agu0   50 next
        vmovdqu [rbp + 3328], ymm10                                      ;   723.0 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 3360]                                      ;   726.8 agu1    50 next
        vpxor ymm10, ymm10, [r11 + 640]                                  ;   733.8 fp0+agu0   50 next
        vmovdqu [rbp + 3360], ymm7                                       ;   724.0 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3456]                                       ;   727.8 agu1    50 next
        vpxor ymm7, ymm7, [r11 + 672]                                    ;   734.8 fp1+agu0   50 next
        vmovdqu [rbp + 3456], ymm2                                       ;   725.0 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 3424]                                       ;   728.8 agu1    50 next
        vpxor ymm2, ymm2, [r11 + 704]                                    ;   735.8 fp2+agu0   50 next
        vmovdqu [rbp + 3424], ymm5                                       ;   726.8 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3392]                                       ;   729.8 agu1    50 next
        vpxor ymm5, ymm5, [r11 + 736]                                    ;   736.8 fp3+agu0   50 next
        db 0x2e
        vmovdqu [rbp + 3392], ymm4                                       ;   727.0 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm4, ymm1, ymm5                                           ;   737.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm3                                       ;   728.0 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm3, ymm6, ymm7                                           ;   735.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm14                                      ;   729.0 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm14, ymm1, ymm11                                         ;   732.8 fp2     41 next
        vmovdqu [rbp + 3712], ymm13                                      ;   730.0 agu2+fp5   50 next spill
        vpand ymm13, ymm6, ymm15                                         ;   730.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm9                                       ;   731.0 agu1+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm1, ymm2                                           ;   736.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   737.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm12                                      ;   732.0 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm7, ymm11                                         ;   735.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm5                                       ;   737.8 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm11                                         ;   733.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   734.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm10                                          ;   735.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   736.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   738.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm5                                       ;   737.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm3, ymm2                                           ;   736.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm3                                       ;   736.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm7, ymm11                                          ;   735.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm11                                      ;   736.0 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm1, ymm15                                         ;   735.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm9                                       ;   739.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm12, ymm2                                          ;   736.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm9                                       ;   738.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm10                                          ;   736.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   737.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   738.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm5                                       ;   739.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm8                                          ;   737.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   738.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, ymm15                                          ;   738.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   739.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm2                                          ;   738.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                                        ;   738.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm5                                       ;   740.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm10                                         ;   738.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   739.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   740.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   741.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                         ;   739.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   740.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm14, ymm15                                          ;   740.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   741.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   740.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, ymm15                                         ;   740.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3296]                                   ;   744.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm5                                       ;   742.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm4, ymm10                                          ;   741.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   742.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3840]                                   ;   746.8 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm3                                       ;   742.0 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm15, ymm1                                          ;   742.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   743.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   744.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                           ;   744.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3488]                                   ;   747.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   748.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm1                                       ;   743.0 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm12, ymm7                                          ;   743.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                         ;   743.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   744.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   745.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3296]                                      ;   742.8 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm1                                       ;   744.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm2, ymm12                                          ;   749.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   746.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   750.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   750.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel kasumi_decrypt_compact.T0_constants256]       ;   743.8 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   750.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm15                                          ;   745.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   746.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   746.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm8                                           ;   746.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   747.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3168]                                       ;   745.0 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm4, ymm2                                           ;   752.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   753.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                          ;   747.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3584]                                       ;   746.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;   753.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   754.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4000]                                      ;   746.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   754.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   755.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   756.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   749.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm2                                           ;   753.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm8                                         ;   749.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3840]                                 ;   756.0 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   750.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   750.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 4032]                                 ;   751.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3936]                                 ;   752.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   753.0 fp3     41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   752.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm7                                       ;   753.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm8, [rbp + 3968]                                   ;   751.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   754.0 fp2     41 next
        db 0x2e
        vpxor ymm7, ymm6, [rbp + 3232]                                   ;   752.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   753.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   752.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   755.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   756.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm8, ymm2                                           ;   753.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm12                                          ;   753.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   757.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   757.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   758.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm12                                          ;   754.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   754.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   755.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3904]                                   ;   755.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   756.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3488]                                   ;   755.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   756.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3968]                                   ;   757.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   758.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   757.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   759.2 fp3     41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3776]                                       ;   756.0 agu0    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3520]                                       ;   756.3 agu1    50 next reload
        db 0x2e
        vpand ymm2, ymm2, ymm4                                           ;   763.3 fp0     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3712]                                       ;   757.0 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3744]                                       ;   757.3 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;   764.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3552]                                       ;   758.0 agu0    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3392]                                      ;   758.3 agu1    50 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   765.3 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   764.3 fp3     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 3712]                                      ;   759.0 agu0    41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3424]                                      ;   759.3 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   766.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm3                                       ;   757.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3776]                                       ;   760.0 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;   767.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm11                                      ;   758.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm11, ymm7, ymm15                                         ;   766.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm1                                       ;   760.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm4, ymm10                                          ;   765.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm13                                      ;   760.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm5, ymm8                                          ;   766.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3776]                                   ;   766.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm14                                      ;   761.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm3, ymm13                                         ;   768.0 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   768.0 fp3     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   769.0 fp0     41 next
        db 0x2e
        vpand ymm3, ymm3, [rbp + 3552]                                   ;   769.0 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   770.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                          ;   771.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm6                                       ;   763.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm11, [rbp + 3776]                                  ;   767.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   768.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                          ;   768.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   769.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm9                                       ;   765.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm15, [rbp + 3552]                                  ;   766.3 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm0                                       ;   766.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqa ymm0, ymm9                                               ;   767.3         41 next copy
        db 0x2e
        vpor ymm9, ymm9, ymm11                                           ;   767.3 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3712]                                 ;   767.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   772.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm5                                       ;   773.0 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 3712]                                       ;   767.8 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 3776]                                   ;   774.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   775.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3552]                                   ;   775.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   776.8 fp3     41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 3712]                                   ;   776.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   777.8 fp1     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3776]                                       ;   769.8 agu1    50 next reload
        db 0x2e
        vmovdqu [rbp + 4032], ymm8                                       ;   778.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm1, ymm5                                           ;   776.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   777.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm15                                          ;   770.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3552]                                       ;   770.2 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm9                                       ;   778.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm4, ymm8                                           ;   777.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   778.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   779.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                          ;   771.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm10                                          ;   771.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm9                                           ;   778.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   777.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   778.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm15                                         ;   774.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   779.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm13, ymm15                                         ;   775.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;   776.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   779.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel kasumi_decrypt_compact.T0_constants256]       ;   776.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   783.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   780.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   778.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   781.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3744]                                   ;   779.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   783.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm2, ymm15                                          ;   778.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm8                                       ;   784.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm4, [rbp + 3712]                                   ;   778.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   779.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm2                                       ;   779.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, ymm5                                          ;   779.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   780.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   780.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   782.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3552]                                       ;   779.5 agu1    50 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   786.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 3712]                                 ;   780.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3936]                                 ;   780.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm10                                      ;   781.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm4, ymm2                                          ;   786.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm13, [rbp + 3712]                                  ;   781.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   782.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm10                                         ;   787.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                         ;   787.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                           ;   787.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;   786.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   788.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm3, ymm4                                           ;   788.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3744]                                   ;   788.5 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   784.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   785.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   789.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   786.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   789.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   790.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   790.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3648]                                       ;   785.0 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm2, ymm3                                           ;   792.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3520]                                      ;   785.8 agu1    50 next reload
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm12                                           ;   792.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   791.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   793.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4032]                                   ;   787.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   794.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   792.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   793.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_decrypt_compact.T0_constants256]       ;   787.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   794.8 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4000]                                 ;   789.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3840]                                 ;   795.8 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3232]                                       ;   789.2 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3744]                                   ;   796.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   797.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3296]                                 ;   792.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3872]                                       ;   790.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3936]                                       ;   791.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   798.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   795.8 fp2     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3168]                                   ;   791.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   794.0 fp0     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3904]                                      ;   792.2 agu0    41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3424]                                 ;   799.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   800.2 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3488]                                   ;   793.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   796.8 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, [r9 + 4896]                                    ;   798.2 fp1+agu1   44 next
        vmovdqu ymm14, [rbp + 3968]                                      ;   794.2 agu0    41 next
        vpxor ymm14, ymm14, [rbp + 3712]                                 ;   801.2 fp2+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   802.2 fp3     41 next
        db 0x2e
        vpxor ymm4, ymm4, [r9 + 4928]                                    ;   799.2 fp0+agu0   44 next
        db 0x2e
        vpxor ymm1, ymm1, [r9 + 4960]                                    ;   796.8 fp1+agu1   44 next
        db 0x2e
        vpxor ymm7, ymm7, [r9 + 4992]                                    ;   796.2 fp2+agu0   44 next
        db 0x2e
        vpxor ymm6, ymm6, [r9 + 5024]                                    ;   801.2 fp3+agu1   44 next
        vpxor ymm10, ymm10, [r9 + 5056]                                  ;   797.8 fp0+agu0   44 next
        vpxor ymm13, ymm13, [r9 + 5088]                                  ;   803.2 fp1+agu1   44 next
        vpxor ymm3, ymm3, [r9 + 4608]                                    ;   798.2 fp2+agu0   44 next
        vpxor ymm8, ymm8, [r9 + 4640]                                    ;   798.8 fp3+agu1   44 next
        vpxor ymm12, ymm12, [r9 + 4672]                                  ;   799.2 fp0+agu0   44 next
        vpxor ymm5, ymm5, [r9 + 4704]                                    ;   799.8 fp1+agu1   44 next
        vpxor ymm11, ymm11, [r9 + 4736]                                  ;   800.2 fp2+agu0   44 next
        vpxor ymm2, ymm2, [r9 + 4768]                                    ;   800.8 fp3+agu1   44 next
        vpxor ymm14, ymm14, [r9 + 4800]                                  ;   802.2 fp0+agu0   44 next
        vmovdqu ymm15, [rbp + 3808]                                      ;   801.8 agu1    44 next
        vpxor ymm15, ymm15, [r9 + 4832]                                  ;   808.8 fp1+agu0   44 next
        vmovdqu [rbp + 3808], ymm6                                       ;   802.2 agu2+fp5   44 next spill
        vmovdqu ymm6, [rbp + 3584]                                       ;   802.8 agu1    44 next
        vpxor ymm6, ymm6, [r9 + 4864]                                    ;   809.8 fp2+agu0   44 next
        vmovdqu [rbp + 3584], ymm4                                       ;   800.2 agu2+fp5   44 next spill
        vpxor ymm4, ymm12, ymm6                                          ;   810.8 fp3     41 next
        vmovdqu [rbp + 3936], ymm10                                      ;   800.5 agu2+fp5   44 next spill
        vpxor ymm10, ymm3, ymm14                                         ;   803.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm9                                       ;   801.5 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm12, ymm5                                          ;   800.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm13                                      ;   804.2 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm3, ymm8                                          ;   800.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm1                                       ;   803.5 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm1, ymm12, ymm15                                         ;   809.8 fp3     41 next
        db 0x2e
        vpand ymm1, ymm1, ymm3                                           ;   810.8 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm7                                       ;   804.5 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm14, ymm5                                          ;   803.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm6                                       ;   810.8 agu0+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm5                                           ;   802.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   803.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm2                                          ;   803.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   804.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   811.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm6                                       ;   806.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm10, ymm15                                         ;   809.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm10                                      ;   807.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm5                                         ;   803.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm5                                       ;   808.5 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm8                                          ;   804.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm1                                       ;   812.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm7, ymm15                                          ;   809.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3296], ymm1                                       ;   810.8 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm2                                           ;   804.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   805.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   810.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm6                                       ;   811.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, ymm11                                          ;   806.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   807.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm4                                           ;   811.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   812.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm15                                          ;   809.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm2                                           ;   808.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm6                                       ;   812.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm2                                           ;   809.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   810.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   811.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   812.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                          ;   810.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   811.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm9, ymm8                                            ;   811.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   813.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm3, ymm8                                           ;   811.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   813.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, [rbp + 3904]                                   ;   817.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm6                                       ;   814.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm2, ymm4                                           ;   812.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   813.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3872]                                   ;   819.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm10                                      ;   814.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm12                                         ;   813.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   814.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   815.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                        ;   815.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3744]                                 ;   819.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   820.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm12                                      ;   815.5 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm7, ymm14                                         ;   814.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                          ;   815.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   816.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   817.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3904]                                       ;   814.3 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm12                                      ;   816.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm7                                         ;   821.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   818.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   822.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   822.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   815.3 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   822.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   817.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   818.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                          ;   817.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                        ;   817.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   818.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3776]                                      ;   816.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm4, ymm15                                          ;   823.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   824.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   818.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3168]                                       ;   817.3 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   824.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   825.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3840]                                       ;   818.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   825.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   826.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   827.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   820.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm15                                          ;   824.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                          ;   820.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3872]                                   ;   827.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                        ;   821.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   821.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3232]                                 ;   822.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3520]                                 ;   823.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   824.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   823.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm14                                      ;   824.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm11, [rbp + 4000]                                 ;   822.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   825.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm3, [rbp + 3648]                                  ;   823.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   824.5 fp3     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3520]                                   ;   823.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   826.3 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   827.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, ymm15                                         ;   824.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   824.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   828.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   828.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   829.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   825.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   826.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   827.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3552]                                   ;   826.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   827.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3744]                                 ;   827.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   827.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4000]                                   ;   828.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3296]                                   ;   829.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   828.3 fp1     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   830.2 fp2     41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3424]                                       ;   827.3 agu1    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3488]                                       ;   827.7 agu0    44 next reload
        db 0x2e
        vpand ymm2, ymm2, ymm4                                           ;   834.7 fp3     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3968]                                       ;   828.3 agu1    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3712]                                       ;   828.7 agu0    44 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   835.7 fp0     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3936]                                       ;   829.3 agu1    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3584]                                      ;   829.7 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm11                                          ;   836.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3968]                                      ;   830.3 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3808]                                      ;   830.7 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   837.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   835.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm10                                      ;   828.8 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 3424]                                      ;   831.3 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, ymm7                                         ;   838.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm5                                       ;   829.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm7, ymm15                                          ;   837.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm12                                      ;   831.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm4, ymm11                                         ;   836.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm13                                      ;   831.8 agu0+fp5   41 next spill
        db 0x2e
        vpxor ymm13, ymm6, ymm8                                          ;   837.7 fp3     41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 3424]                                   ;   837.7 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm9                                       ;   832.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm13                                         ;   839.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   839.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   840.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3936]                                 ;   840.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   841.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   842.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm3                                       ;   834.7 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm3, ymm5, [rbp + 3424]                                   ;   838.7 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   839.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                          ;   839.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   840.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm1                                       ;   836.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm15, [rbp + 3936]                                  ;   837.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm0                                       ;   837.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm1                                               ;   838.7         41 next copy
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm5                                            ;   838.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3968]                                   ;   838.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   843.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm6                                       ;   844.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3968]                                       ;   839.2 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 3424]                                   ;   846.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   847.2 fp0     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3936]                                   ;   847.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   848.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3968]                                   ;   848.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   849.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3424]                                       ;   841.2 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm8                                       ;   850.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm12, ymm6                                          ;   848.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   849.2 fp2     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   841.3 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3936]                                       ;   841.5 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm1                                       ;   850.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm4, ymm8                                           ;   848.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm1                                         ;   849.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   850.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                          ;   842.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm7, ymm11                                          ;   842.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm8, ymm1                                           ;   849.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   849.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   850.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm15                                         ;   846.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   850.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm13, ymm15                                         ;   847.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;   848.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   851.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;   848.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   855.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   851.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   849.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                          ;   852.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3712]                                   ;   850.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   855.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm2, ymm15                                         ;   849.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm8                                       ;   856.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm4, [rbp + 3968]                                   ;   849.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   850.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm2                                       ;   850.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm15, ymm6                                          ;   850.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                           ;   851.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   851.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   853.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3936]                                       ;   850.8 agu0    44 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   857.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm11, [rbp + 3968]                                 ;   851.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3520]                                 ;   851.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm11                                      ;   852.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm4, ymm2                                          ;   857.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm13, [rbp + 3968]                                  ;   852.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   853.5 fp3     41 next
        db 0x2e
        vpxor ymm4, ymm15, ymm11                                         ;   858.8 fp0     41 next
        db 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   858.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   858.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;   857.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   859.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm4                                          ;   859.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3712]                                   ;   859.8 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   856.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;   857.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   860.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   858.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   860.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   861.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   861.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3392]                                       ;   856.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm2, ymm4                                           ;   863.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3488]                                      ;   857.2 agu0    44 next reload
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm10                                           ;   864.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   862.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   865.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3232]                                   ;   859.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   866.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   863.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   864.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_decrypt_compact.T0_constants256]       ;   859.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   866.2 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3840]                                 ;   860.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3872]                                 ;   867.2 fp0+agu0   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3648]                                       ;   860.5 agu1    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3712]                                   ;   867.5 fp1+agu0   41 next
        vpxor ymm1, ymm1, ymm4                                           ;   868.5 fp2     41 next
        vpxor ymm10, ymm10, [rbp + 3904]                                 ;   864.2 fp3+agu1   41 next
        vmovdqu ymm5, [rbp + 4032]                                       ;   862.2 agu0    41 next
        vmovdqu ymm8, [rbp + 3520]                                       ;   862.5 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   869.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   867.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3776]                                   ;   863.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   865.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3552]                                       ;   863.5 agu1    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3808]                                   ;   870.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   871.5 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3744]                                   ;   864.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   868.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3456]                                      ;   865.2 agu0    50 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   872.2 fp0     50 next
        db 0x2e
        vmovdqu ymm15, [rbp + 4000]                                      ;   865.5 agu1    41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3968]                                 ;   872.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   873.5 fp2     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3360]                                   ;   869.5 fp3+agu1   50 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3328]                                 ;   867.2 fp0+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 3264]                                   ;   867.5 fp1+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2816]                                   ;   871.5 fp2+agu0   50 next
        vpxor ymm2, ymm2, [rbp + 3200]                                   ;   868.5 fp3+agu1   50 next
        vpxor ymm15, ymm15, [rbp + 2592]                                 ;   873.5 fp0+agu0   50 next
        vpxor ymm1, ymm1, [rbp + 3104]                                   ;   869.5 fp1+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 2624]                                   ;   870.5 fp2+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 2496]                                 ;   870.5 fp3+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 2080]                                   ;   871.2 fp0+agu0   50 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3616]                                   ;   872.5 fp1+agu1   50 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3680]                                 ;   872.2 fp2+agu0   50 next
        vpxor ymm13, ymm13, [rbp + 2912]                                 ;   874.5 fp3+agu1   50 next
        vpxor ymm14, ymm14, [r10 + 96]                                   ;   873.2 fp0+agu0   50 next
        vmovdqu [rbp + 3456], ymm13                                      ;   875.5 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 3296]                                      ;   873.5 agu1    50 next
        vpxor ymm13, ymm13, [rbp + 2688]                                 ;   880.5 fp1+agu0   50 next
        vmovdqu [rbp + 3296], ymm11                                      ;   873.2 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 3168]                                      ;   874.5 agu1    50 next
        vpxor ymm11, ymm11, [rbp + 3136]                                 ;   881.5 fp2+agu0   50 next
        vmovdqu [rbp + 3168], ymm3                                       ;   873.5 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 3360]                                       ;   875.5 agu1    50 next
        vpxor ymm3, ymm3, [r10 + 128]                                    ;   882.5 fp3+agu0   50 next
        vmovdqu [rbp + 3360], ymm7                                       ;   872.7 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3328]                                       ;   876.5 agu1    50 next
        vpxor ymm7, ymm7, [r10 + 160]                                    ;   883.5 fp0+agu0   50 next
        vmovdqu [rbp + 3328], ymm12                                      ;   873.7 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 3264]                                      ;   877.5 agu1    50 next
        vpxor ymm12, ymm12, [r10 + 192]                                  ;   884.5 fp1+agu0   50 next
        vmovdqu [rbp + 3264], ymm5                                       ;   874.7 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2816]                                       ;   878.5 agu1    50 next
        vpxor ymm5, ymm5, [r10 + 224]                                    ;   885.5 fp2+agu0   50 next
        vmovdqu [rbp + 2816], ymm1                                       ;   875.7 agu2+fp5   50 next spill
        vmovdqu ymm1, [rbp + 3200]                                       ;   879.5 agu1    50 next
        db 0x2e
        vpxor ymm1, ymm1, [r10 + 256]                                    ;   886.5 fp3+agu0   50 next
        vmovdqu [rbp + 3200], ymm11                                      ;   882.5 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2592]                                      ;   880.5 agu1    50 next
        vpxor ymm11, ymm11, [r10 + 288]                                  ;   887.5 fp0+agu0   50 next
        vmovdqu [rbp + 2592], ymm13                                      ;   881.5 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 2688]                                      ;   881.5 agu1    50 next
        vpxor ymm13, ymm13, [r10 + 320]                                  ;   888.5 fp1+agu0   50 next
        vmovdqu [rbp + 2688], ymm15                                      ;   878.7 agu2+fp5   50 next spill
        vmovdqu ymm15, [rbp + 3136]                                      ;   882.5 agu1    50 next
        vpxor ymm15, ymm15, [r10 + 352]                                  ;   889.5 fp2+agu0   50 next
        vmovdqu [rbp + 3136], ymm2                                       ;   879.7 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 3104]                                       ;   883.5 agu1    50 next
        vpxor ymm2, ymm2, [r10 + 384]                                    ;   890.5 fp3+agu0   50 next
        vmovdqu [rbp + 3104], ymm9                                       ;   880.7 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2624]                                       ;   884.5 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 416]                                    ;   891.5 fp0+agu0   50 next
        vmovdqu [rbp + 2624], ymm6                                       ;   881.7 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2496]                                       ;   885.5 agu1    50 next
        vpxor ymm6, ymm6, [r10 + 448]                                    ;   892.5 fp1+agu0   50 next
        vmovdqu [rbp + 2496], ymm10                                      ;   882.7 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2080]                                      ;   886.5 agu1    50 next
        vpxor ymm10, ymm10, [r10 + 480]                                  ;   893.5 fp2+agu0   50 next
        vmovdqu [rbp + 2080], ymm8                                       ;   883.7 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3616]                                       ;   887.5 agu1    50 next
        db 0x2e
        vpxor ymm8, ymm8, [r10]                                          ;   894.5 fp3+agu0   50 next
        vmovdqu [rbp + 3616], ymm4                                       ;   884.7 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 3680]                                       ;   888.5 agu1    50 next
        vpxor ymm4, ymm4, [r10 + 32]                                     ;   895.5 fp0+agu0   50 next
        vmovdqu [rbp + 3680], ymm5                                       ;   886.5 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2912]                                       ;   889.5 agu1    50 next
        vpxor ymm5, ymm5, [r10 + 64]                                     ;   896.5 fp1+agu0   50 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm3                                       ;   886.7 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm2, ymm5                                           ;   897.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm1                                       ;   887.7 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm8                                          ;   895.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm14                                      ;   888.7 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm14, ymm2, ymm9                                          ;   892.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm11                                      ;   889.7 agu2+fp5   50 next spill
        db 0x2e
        vpand ymm11, ymm13, ymm15                                        ;   890.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm7                                       ;   890.7 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm2, ymm4                                           ;   896.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   897.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm12                                      ;   891.7 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm8, ymm9                                          ;   895.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm5                                       ;   897.5 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm14, ymm9                                          ;   893.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   894.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm8, ymm10                                          ;   895.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   896.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   898.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm5                                       ;   897.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm1, ymm4                                           ;   896.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm1                                       ;   896.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm9                                           ;   895.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm9                                       ;   895.7 agu0+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm2, ymm15                                          ;   895.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm7                                       ;   899.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm4                                          ;   896.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm7                                       ;   897.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm13, ymm10                                         ;   896.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   897.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   898.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm5                                       ;   899.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm6                                          ;   896.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   897.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm15                                          ;   898.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   899.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm4                                           ;   897.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   898.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm5                                       ;   899.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm14, ymm10                                         ;   898.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   899.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   900.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   901.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;   899.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   900.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm14, ymm15                                          ;   899.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   900.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   900.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm13, ymm15                                        ;   900.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3552]                                 ;   904.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm5                                       ;   901.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm3, ymm10                                          ;   901.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   902.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 4032]                                   ;   906.5 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm1                                       ;   901.7 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm15, ymm2                                          ;   901.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   902.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   903.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                           ;   903.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3712]                                   ;   906.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   907.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm2                                       ;   902.7 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm8                                          ;   903.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;   903.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   904.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   905.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3552]                                      ;   902.5 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm2                                       ;   904.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm4, ymm12                                          ;   909.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   906.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   910.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   910.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel kasumi_decrypt_compact.T0_constants256]       ;   903.5 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   910.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   905.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   906.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   906.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   906.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   907.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3424]                                       ;   904.7 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm3, ymm4                                           ;   911.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   912.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                          ;   907.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3776]                                       ;   905.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;   912.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   913.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3872]                                      ;   906.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   913.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   914.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   915.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   908.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm4                                           ;   912.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm6                                         ;   909.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 4032]                                 ;   915.7 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   909.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   910.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3648]                                 ;   911.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3488]                                 ;   912.2 fp0+agu0   41 next
        db 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   912.7 fp1     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   911.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm8                                       ;   912.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm8, ymm6, [rbp + 3840]                                   ;   911.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   913.7 fp0     41 next
        db 0x2e
        vpxor ymm8, ymm13, [rbp + 3392]                                  ;   911.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   912.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3488]                                 ;   912.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   914.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   915.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm6, ymm4                                           ;   913.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                          ;   913.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   916.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   916.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   917.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm12                                          ;   914.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   914.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   915.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3936]                                   ;   915.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   916.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3712]                                   ;   915.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   915.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3840]                                   ;   916.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3904]                                   ;   917.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   917.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   918.8 fp1     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3808]                                       ;   915.7 agu0    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3744]                                       ;   916.0 agu1    50 next reload
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   923.0 fp2     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 4000]                                       ;   916.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3968]                                       ;   917.0 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm6                                           ;   924.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3520]                                       ;   917.7 agu0    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2912]                                      ;   918.0 agu1    50 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   925.0 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   924.0 fp1     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 4000]                                      ;   918.7 agu0    41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3680]                                      ;   919.0 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;   926.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm1                                       ;   917.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3808]                                       ;   919.7 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm6                                           ;   926.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm9                                       ;   918.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm9, ymm6, ymm15                                          ;   926.0 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm2                                       ;   919.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm4, ymm10                                          ;   925.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm11                                      ;   920.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm5, ymm8                                          ;   926.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3808]                                   ;   926.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm14                                      ;   921.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, ymm11                                         ;   927.7 fp0     41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   927.7 fp1     41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   928.7 fp2     41 next
        db 0x2e
        vpand ymm1, ymm1, [rbp + 3520]                                   ;   928.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   929.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm10                                          ;   930.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm13                                      ;   923.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm9, [rbp + 3808]                                  ;   927.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   928.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                        ;   928.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   929.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm7                                       ;   925.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm15, [rbp + 3520]                                  ;   926.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm0                                       ;   926.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqa ymm0, ymm7                                               ;   927.0         41 next copy
        db 0x2e
        vpor ymm7, ymm7, ymm9                                            ;   927.0 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4000]                                   ;   927.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   931.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm5                                       ;   932.7 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm5, [rbp + 4000]                                       ;   927.5 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 3808]                                   ;   934.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   935.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3520]                                   ;   935.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   936.5 fp1     41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 4000]                                   ;   936.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   937.5 fp3     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3808]                                       ;   929.5 agu1    50 next reload
        db 0x2e
        vmovdqu [rbp + 3648], ymm8                                       ;   938.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm2, ymm5                                           ;   936.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   937.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm15                                          ;   929.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3520]                                       ;   929.8 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm7                                       ;   938.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, ymm8                                           ;   936.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   937.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;   938.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                        ;   930.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm6, ymm10                                          ;   930.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm8, ymm7                                           ;   937.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   937.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   938.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm15                                         ;   934.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   938.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm15                                         ;   935.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm4                                           ;   936.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   939.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   936.5 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   943.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   939.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   937.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                          ;   940.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 3968]                                   ;   938.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   943.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm15                                          ;   938.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm8                                       ;   944.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm4, [rbp + 4000]                                   ;   938.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   939.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm3                                       ;   938.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm15, ymm5                                          ;   938.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                           ;   939.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   939.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   941.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3520]                                       ;   939.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   946.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 4000]                                 ;   940.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3488]                                 ;   940.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm10                                      ;   941.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm10, ymm4, ymm3                                          ;   946.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm11, [rbp + 4000]                                  ;   940.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   941.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm10                                         ;   947.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm8                                         ;   947.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm5                                           ;   947.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;   946.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   948.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm4                                           ;   948.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 3968]                                   ;   948.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   944.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   945.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   949.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   946.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   949.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   950.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   950.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3584]                                       ;   944.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm3, ymm1                                           ;   951.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3744]                                      ;   945.5 agu1    50 next reload
        db 0x2e, 0x2e
        vpor ymm8, ymm8, ymm12                                           ;   952.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   951.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   953.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3648]                                 ;   947.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   954.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   951.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   952.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel kasumi_decrypt_compact.T0_constants256]       ;   947.5 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   954.5 fp1     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3872]                                 ;   949.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 4032]                                 ;   955.5 fp3+agu1   41 next
        db 0x2e
        vmovdqu ymm1, [rbp + 3392]                                       ;   948.8 agu0    41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3968]                                   ;   955.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   956.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3552]                                 ;   952.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3232]                                       ;   950.5 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3488]                                       ;   950.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   957.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   955.5 fp0     41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3424]                                   ;   951.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   953.7 fp2     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3936]                                       ;   951.8 agu0    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3680]                                   ;   958.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   959.8 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3712]                                   ;   952.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   956.5 fp2     41 next
        db 0x2e
        vpxor ymm7, ymm7, [r10 + 4896]                                   ;   957.8 fp3+agu1   44 next
        vmovdqu ymm14, [rbp + 3840]                                      ;   953.8 agu0    41 next
        vpxor ymm14, ymm14, [rbp + 4000]                                 ;   960.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm14                                        ;   961.8 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm4, [r10 + 4928]                                   ;   958.8 fp2+agu0   44 next
        db 0x2e
        vpxor ymm2, ymm2, [r10 + 4960]                                   ;   956.5 fp3+agu1   44 next
        db 0x2e
        vpxor ymm6, ymm6, [r10 + 4992]                                   ;   955.8 fp0+agu0   44 next
        db 0x2e
        vpxor ymm13, ymm13, [r10 + 5024]                                 ;   960.8 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r10 + 5056]                                 ;   957.5 fp2+agu0   44 next
        vpxor ymm11, ymm11, [r10 + 5088]                                 ;   962.8 fp3+agu1   44 next
        vpxor ymm1, ymm1, [r10 + 4608]                                   ;   957.8 fp0+agu0   44 next
        vpxor ymm8, ymm8, [r10 + 4640]                                   ;   958.5 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r10 + 4672]                                 ;   958.8 fp2+agu0   44 next
        vpxor ymm5, ymm5, [r10 + 4704]                                   ;   959.5 fp3+agu1   44 next
        vpxor ymm9, ymm9, [r10 + 4736]                                   ;   959.8 fp0+agu0   44 next
        vpxor ymm3, ymm3, [r10 + 4768]                                   ;   960.5 fp1+agu1   44 next
        vpxor ymm14, ymm14, [r10 + 4800]                                 ;   961.8 fp2+agu0   44 next
        vmovdqu ymm15, [rbp + 3904]                                      ;   961.5 agu1    44 next
        vpxor ymm15, ymm15, [r10 + 4832]                                 ;   968.5 fp3+agu0   44 next
        vmovdqu [rbp + 3904], ymm13                                      ;   961.8 agu2+fp5   44 next spill
        vmovdqu ymm13, [rbp + 3776]                                      ;   962.5 agu1    44 next
        vpxor ymm13, ymm13, [r10 + 4864]                                 ;   969.5 fp0+agu0   44 next
        vmovdqu [rbp + 3776], ymm4                                       ;   959.8 agu2+fp5   44 next spill
        vpxor ymm4, ymm12, ymm13                                         ;   970.5 fp1     41 next
        vmovdqu [rbp + 3488], ymm10                                      ;   960.2 agu2+fp5   44 next spill
        vpxor ymm10, ymm1, ymm14                                         ;   962.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm7                                       ;   961.2 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm5                                          ;   960.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm11                                      ;   963.8 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm11, ymm1, ymm8                                          ;   960.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm2                                       ;   963.2 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm2, ymm12, ymm15                                         ;   969.5 fp1     41 next
        db 0x2e
        vpand ymm2, ymm2, ymm1                                           ;   970.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm6                                       ;   964.2 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm14, ymm5                                          ;   962.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm13                                      ;   970.5 agu0+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm5                                          ;   961.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                        ;   962.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm14, ymm3                                         ;   962.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   963.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   971.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm13                                      ;   966.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm10, ymm15                                        ;   969.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm10                                      ;   967.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm5                                         ;   963.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm5                                       ;   968.2 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm8                                          ;   963.7 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3232], ymm2                                       ;   972.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm2, ymm6, ymm15                                          ;   969.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm2                                       ;   970.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm1, ymm3                                           ;   964.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   965.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   970.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm13                                      ;   971.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm3, ymm9                                          ;   966.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   967.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm8, ymm4                                           ;   971.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   972.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm5, ymm15                                          ;   969.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                           ;   968.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm13                                      ;   972.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm7, ymm3                                          ;   969.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   970.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   971.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   972.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   970.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   971.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm6, ymm7, ymm8                                            ;   970.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   973.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm1, ymm8                                          ;   971.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   973.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, [rbp + 3936]                                   ;   977.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm6                                       ;   974.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm3, ymm4                                           ;   972.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   973.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3232]                                   ;   979.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm10                                      ;   974.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm12                                         ;   972.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   973.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   974.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                        ;   974.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3968]                                 ;   979.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   980.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm12                                      ;   975.2 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm13, ymm14                                        ;   974.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                         ;   974.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   975.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   976.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3936]                                      ;   974.0 agu1    44 next reload
        db 0x2e
        vmovdqu [rbp + 3584], ymm12                                      ;   976.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm13                                        ;   981.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   977.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   982.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   982.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   975.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   982.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   976.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   977.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm15                                          ;   977.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   977.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   978.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3808]                                      ;   976.2 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm4, ymm15                                          ;   983.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   984.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   978.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3424]                                       ;   977.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                           ;   984.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   985.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 4032]                                       ;   977.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   985.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   986.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   987.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   979.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm6, ymm15                                          ;   984.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   980.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3232]                                   ;   987.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   980.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   981.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3392]                                 ;   982.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3744]                                 ;   983.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;   984.0 fp0     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;   983.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm14                                      ;   984.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm9, [rbp + 3872]                                  ;   982.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   985.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm1, [rbp + 3584]                                  ;   983.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   984.2 fp1     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3744]                                   ;   983.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   986.0 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   987.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm9, ymm15                                          ;   984.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   984.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   988.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   988.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   989.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   985.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   985.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   986.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3520]                                   ;   986.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   987.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   986.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   986.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3872]                                   ;   987.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3552]                                   ;   988.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   988.0 fp3     41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   989.8 fp0     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3680]                                       ;   987.0 agu1    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3712]                                       ;   987.3 agu0    44 next reload
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   994.3 fp1     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3840]                                       ;   988.0 agu1    41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 4000]                                       ;   988.3 agu0    44 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   995.3 fp2     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3488]                                       ;   989.0 agu1    41 next
        vmovdqu ymm13, [rbp + 3776]                                      ;   989.3 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   996.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3840]                                      ;   990.0 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3904]                                      ;   990.3 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm15                                        ;   997.3 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   995.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm10                                      ;   988.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 3680]                                      ;   991.0 agu1    41 next
        db 0x2e
        vpand ymm10, ymm10, ymm8                                         ;   998.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm5                                       ;   989.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm8, ymm15                                          ;   997.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3968], ymm12                                      ;   990.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm12, ymm4, ymm13                                         ;   996.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm11                                      ;   991.5 agu0+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm6, ymm9                                          ;   997.3 fp1     41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 3680]                                   ;   997.3 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3808], ymm7                                       ;   992.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm11                                         ;   999.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   999.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;  1000.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 3488]                                 ;  1000.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;  1001.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm13                                          ;  1002.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm1                                       ;   994.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm1, ymm5, [rbp + 3680]                                   ;   998.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   999.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   999.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;  1000.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm2                                       ;   996.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm15, [rbp + 3488]                                  ;   997.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm0                                       ;   997.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm2                                               ;   998.3         41 next copy
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm5                                            ;   998.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3840]                                   ;   998.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;  1003.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm6                                       ;  1004.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3840]                                       ;   998.8 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 3680]                                   ;  1005.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;  1006.8 fp2     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3488]                                   ;  1006.8 fp3+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;  1007.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3840]                                   ;  1007.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;  1008.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3680]                                       ;  1000.8 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm9                                       ;  1009.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm12, ymm6                                          ;  1007.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;  1008.8 fp0     41 next
        db 0x2e
        vpand ymm12, ymm12, ymm15                                        ;  1001.0 fp1     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3488]                                       ;  1001.2 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm2                                       ;  1009.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm4, ymm9                                           ;  1008.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm2                                         ;  1009.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                         ;  1010.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;  1002.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm8, ymm13                                          ;  1002.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm9, ymm2                                           ;  1009.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;  1008.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;  1009.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm13, ymm15                                         ;  1005.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;  1010.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm11, ymm15                                         ;  1006.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;  1007.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;  1010.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;  1007.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;  1014.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;  1011.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;  1009.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm13                                          ;  1012.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 4000]                                   ;  1010.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;  1014.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm3, ymm15                                         ;  1009.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm9                                       ;  1015.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, [rbp + 3840]                                   ;  1009.5 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;  1010.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm3                                       ;  1010.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm15, ymm6                                          ;  1010.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;  1011.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;  1011.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;  1013.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3488]                                       ;  1010.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;  1017.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm13, [rbp + 3840]                                 ;  1011.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3744]                                 ;  1011.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm13                                      ;  1012.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm4, ymm3                                          ;  1017.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm11, [rbp + 3840]                                  ;  1012.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;  1013.2 fp1     41 next
        db 0x2e
        vpxor ymm4, ymm15, ymm13                                         ;  1018.5 fp2     41 next
        db 0x2e
        vpand ymm13, ymm13, ymm9                                         ;  1018.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;  1018.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                         ;  1017.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;  1019.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm10, ymm4                                          ;  1019.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 4000]                                   ;  1019.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;  1015.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                        ;  1016.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;  1020.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;  1017.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;  1020.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;  1021.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;  1021.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2912]                                       ;  1016.0 agu1    41 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm4                                           ;  1023.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3712]                                      ;  1016.8 agu0    44 next reload
        db 0x2e, 0x2e
        vpor ymm9, ymm9, ymm10                                           ;  1023.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;  1022.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;  1024.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3392]                                   ;  1018.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;  1025.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;  1023.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;  1024.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel kasumi_decrypt_compact.T0_constants256] ;  1024.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4032]                                 ;  1020.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3232]                                 ;  1026.8 fp2+agu0   41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 3584]                                       ;  1020.0 agu1    41 next
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 4000]                                   ;  1027.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;  1028.0 fp0     41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3936]                                 ;  1023.8 fp1+agu1   41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3648]                                       ;  1021.8 agu0    41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3744]                                       ;  1022.0 agu1    41 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;  1029.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;  1025.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3808]                                   ;  1022.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;  1025.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3520]                                       ;  1023.0 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3904]                                   ;  1030.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;  1031.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3968]                                   ;  1024.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;  1027.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3872]                                       ;  1024.8 agu0    41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3840]                                   ;  1031.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;  1032.8 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 3616]                                      ;  1025.8 agu0    50 next reload
        db 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;  1032.8 fp0     50 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2080]                                      ;  1026.0 agu1    50 next reload
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;  1033.0 fp1     50 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2496]                                 ;  1026.8 fp2+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 2624]                                   ;  1027.0 fp3+agu1   50 next
        vpxor ymm7, ymm7, [rbp + 3104]                                   ;  1031.0 fp0+agu0   50 next
        vpxor ymm3, ymm3, [rbp + 3136]                                   ;  1028.0 fp1+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2688]                                   ;  1032.8 fp2+agu0   50 next
        vpxor ymm2, ymm2, [rbp + 2816]                                   ;  1029.0 fp3+agu1   50 next
        vpxor ymm4, ymm4, [rbp + 3264]                                   ;  1030.0 fp0+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 3328]                                 ;  1030.0 fp1+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 3360]                                   ;  1030.8 fp2+agu0   50 next
        vpxor ymm1, ymm1, [rbp + 3168]                                   ;  1032.0 fp3+agu1   50 next
        vpxor ymm13, ymm13, [rbp + 3296]                                 ;  1031.8 fp0+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 3456]                                 ;  1033.8 fp1+agu1   50 next
        vpxor ymm14, ymm14, [rax + 1536]                                 ;  1032.8 fp2+agu0  108 r
        vpxor ymm15, ymm15, [rax + 1568]                                 ;  1033.0 fp3+agu1  108 r
        vpxor ymm0, ymm0, [rax + 1024]                                   ;  1033.8 fp0+agu0  108 r
        vpxor ymm5, ymm5, [rax + 1056]                                   ;  1034.0 fp1+agu1  108 r
        vpxor ymm10, ymm10, [rax + 1088]                                 ;  1034.8 fp2+agu0  108 r
        vpxor ymm6, ymm6, [rax + 1120]                                   ;  1035.0 fp3+agu1  108 r
        vpxor ymm7, ymm7, [rax + 1152]                                   ;  1035.8 fp0+agu0  108 r
        vpxor ymm3, ymm3, [rax + 1184]                                   ;  1036.0 fp1+agu1  108 r
        vpxor ymm9, ymm9, [rax + 1216]                                   ;  1036.8 fp2+agu0  108 r
        vmovdqu [rbp + 1088], ymm9                                       ;  1037.8 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 3552]                                       ;  1037.0 agu1    50 next
        vpxor ymm9, ymm9, [rbp + 2592]                                   ;  1044.0 fp3+agu0   50 next
        vpxor ymm9, ymm9, [rax + 1248]                                   ;  1045.0 fp0+agu1  108 r
        vpxor ymm2, ymm2, [rax + 1312]                                   ;  1038.8 fp1+agu0  108 r
        vmovdqu [rbp + 1184], ymm2                                       ;  1039.8 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3424]                                       ;  1039.0 agu1    50 next
        vpxor ymm2, ymm2, [rbp + 3200]                                   ;  1046.0 fp2+agu0   50 next
        vpxor ymm2, ymm2, [rax + 1280]                                   ;  1047.0 fp3+agu1  108 r
        vpxor ymm4, ymm4, [rax + 1344]                                   ;  1040.8 fp0+agu0  108 r
        vpxor ymm12, ymm12, [rax + 1376]                                 ;  1041.0 fp1+agu1  108 r
        vpxor ymm8, ymm8, [rax + 1408]                                   ;  1041.8 fp2+agu0  108 r
        vpxor ymm1, ymm1, [rax + 1440]                                   ;  1042.0 fp3+agu1  108 r
        vpxor ymm13, ymm13, [rax + 1472]                                 ;  1042.8 fp0+agu0  108 r
        vpxor ymm11, ymm11, [rax + 1504]                                 ;  1043.0 fp1+agu1  108 r
        vmovdqu [rbp + 1376], ymm11                                      ;  1044.0 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 2496]                                      ;  1043.8 agu0   108 r
        vpxor ymm11, ymm11, [rax + 1600]                                 ;  1050.8 fp2+agu1  108 r
        vmovdqu [rbp + 1344], ymm13                                      ;  1043.8 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 2624]                                      ;  1044.8 agu0   108 r
        vpxor ymm13, ymm13, [rax + 1632]                                 ;  1051.8 fp3+agu1  108 r
        vmovdqu [rbp + 1312], ymm1                                       ;  1043.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 3104]                                       ;  1045.8 agu0   108 r
        vpxor ymm1, ymm1, [rax + 1664]                                   ;  1052.8 fp0+agu1  108 r
        vmovdqu [rbp + 1280], ymm8                                       ;  1042.8 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3136]                                       ;  1046.8 agu0   108 r
        vpxor ymm8, ymm8, [rax + 1696]                                   ;  1053.8 fp1+agu1  108 r
        vmovdqu [rbp + 1248], ymm12                                      ;  1043.2 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 2688]                                      ;  1047.8 agu0   108 r
        vpxor ymm12, ymm12, [rax + 1728]                                 ;  1054.8 fp2+agu1  108 r
        vmovdqu [rbp + 1216], ymm4                                       ;  1044.2 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 2592]                                       ;  1048.8 agu0   108 r
        vpxor ymm4, ymm4, [rax + 1760]                                   ;  1055.8 fp3+agu1  108 r
        vmovdqu [rbp + 1152], ymm2                                       ;  1048.0 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3200]                                       ;  1049.8 agu0   108 r
        vpxor ymm2, ymm2, [rax + 1792]                                   ;  1056.8 fp0+agu1  108 r
        vmovdqu [rbp + 1120], ymm9                                       ;  1046.2 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 2816]                                       ;  1050.8 agu0   108 r
        vpxor ymm9, ymm9, [rax + 1824]                                   ;  1057.8 fp1+agu1  108 r
        vmovdqu [rbp + 1056], ymm3                                       ;  1047.2 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 3264]                                       ;  1051.8 agu0   108 r
        vpxor ymm3, ymm3, [rax + 1856]                                   ;  1058.8 fp2+agu1  108 r
        vmovdqu [rbp + 1024], ymm7                                       ;  1048.2 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 3328]                                       ;  1052.8 agu0   108 r
        vpxor ymm7, ymm7, [rax + 1888]                                   ;  1059.8 fp3+agu1  108 r
        vmovdqu [rbp + 992], ymm6                                        ;  1049.2 agu2+fp5  108 r spill
        vmovdqu ymm6, [rbp + 3360]                                       ;  1053.8 agu0   108 r
        vpxor ymm6, ymm6, [rax + 1920]                                   ;  1060.8 fp0+agu1  108 r
        vmovdqu [rbp + 960], ymm10                                       ;  1050.2 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3168]                                      ;  1054.8 agu0   108 r
        vpxor ymm10, ymm10, [rax + 1952]                                 ;  1061.8 fp1+agu1  108 r
        vmovdqu [rbp + 928], ymm5                                        ;  1051.2 agu2+fp5  108 r spill
        vmovdqu ymm5, [rbp + 3296]                                       ;  1055.8 agu0   108 r
        vpxor ymm5, ymm5, [rax + 1984]                                   ;  1062.8 fp2+agu1  108 r
        vmovdqu [rbp + 896], ymm0                                        ;  1052.2 agu2+fp5  108 r spill
        vmovdqu ymm0, [rbp + 3456]                                       ;  1056.8 agu0   108 r
        vpxor ymm0, ymm0, [rax + 2016]                                   ;  1063.8 fp3+agu1  108 r
        vmovdqu [rbp + 1408], ymm14                                      ;  1053.2 agu2+fp5  132 rounds
        vmovdqu [rbp + 1440], ymm15                                      ;  1054.2 agu2+fp5  132 rounds
        vmovdqu [rbp + 1472], ymm11                                      ;  1055.2 agu2+fp5  132 rounds
        vmovdqu [rbp + 1504], ymm13                                      ;  1056.2 agu2+fp5  132 rounds
        vmovdqu [rbp + 1536], ymm1                                       ;  1057.2 agu2+fp5  132 rounds
        vmovdqu [rbp + 1568], ymm8                                       ;  1058.2 agu0+fp5  132 rounds
        vmovdqu [rbp + 1600], ymm12                                      ;  1059.2 agu1+fp5  132 rounds
        vmovdqu [rbp + 1632], ymm4                                       ;  1060.2 agu2+fp5  132 rounds
        vmovdqu [rbp + 1664], ymm2                                       ;  1061.2 agu0+fp5  132 rounds
        vmovdqu [rbp + 1696], ymm9                                       ;  1062.2 agu1+fp5  132 rounds
        vmovdqu [rbp + 1728], ymm3                                       ;  1063.2 agu2+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1760], ymm7                                       ;  1064.2 agu0+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1792], ymm6                                       ;  1065.2 agu1+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1824], ymm10                                      ;  1066.2 agu2+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1856], ymm5                                       ;  1067.2 agu0+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1888], ymm0                                       ;  1068.2 agu1+fp5  132 rounds
        db 0x2e
        mov r12, qword [rbp + 4080]                                      ;  1061.2 agu2   132 rounds reload
        db 0x2e
        sub r8, r12                                                      ;  1065.2 alu0   132 rounds
        add r8, 0xc00                                                    ;  1066.2 alu1   132 rounds
        db 0x2e, 0x2e, 0x2e
        and r8, 0xfff                                                    ;  1067.2 alu2   132 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, r12                                                      ;  1068.2 alu3   132 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4096], r8                                       ;  1069.2 agu0+st0  132 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, r12                                                      ;  1065.2 alu0   132 rounds
        db 0x2e, 0x2e
        add r9, 0xc00                                                    ;  1066.2 alu1   132 rounds
        db 0x2e, 0x2e
        and r9, 0xfff                                                    ;  1067.2 alu2   132 rounds
        db 0x2e, 0x2e
        add r9, r12                                                      ;  1068.2 alu3   132 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4088], r9                                       ;  1069.2 agu1+st1  132 rounds
        db 0x2e, 0x2e, 0x2e
        sub r10, r12                                                     ;  1065.2 alu0   132 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0xc00                                                   ;  1066.2 alu1   132 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0xfff                                                   ;  1067.2 alu2   132 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, r12                                                     ;  1068.2 alu3   132 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4104], r10                                      ;  1069.2 agu2+st0  132 rounds
        db 0x2e, 0x2e
        sub r11, r12                                                     ;  1065.7 alu0   132 rounds
        db 0x2e, 0x2e
        add r11, 0xc00                                                   ;  1066.7 alu1   132 rounds
        db 0x2e, 0x2e
        and r11, 0xfff                                                   ;  1067.7 alu2   132 rounds
        add r11, r12                                                     ;  1068.7 alu3   132 rounds
        mov qword [rbp + 4112], r11                                      ;  1069.7 agu0+st1  132 rounds
        mov esi, dword [rbp + 4140]                                      ;  1066.7 agu1   132 rounds
        add esi, 0xffffffff                                              ;  1070.7 alu0   132 rounds
        mov dword [rbp + 4140], esi                                      ;  1071.7 agu2+st0  132 rounds
        lea rax, [rbp - 128]                                             ;                    first state
        test esi, esi                                                    ;                    more rounds?
        jne .rounds_2
        vmovdqu ymm0, [rbp - 128]                                        ;     0.0 agu0   138 dst reload
        mov r8, qword [rbp + 4120]                                       ;     0.2 agu1   138 dst reload
        vmovdqu [r8], ymm0                                               ;     7.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp - 96]                                         ;     1.0 agu0   138 dst reload
        vmovdqu [r8 + 32], ymm0                                          ;     8.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp - 64]                                         ;     2.0 agu0   138 dst reload
        vmovdqu [r8 + 64], ymm0                                          ;     9.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp - 32]                                         ;     2.2 agu1   138 dst reload
        vmovdqu [r8 + 96], ymm0                                          ;     9.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 0]                                          ;     3.0 agu0   138 dst reload
        vmovdqu [r8 + 128], ymm0                                         ;    10.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 32]                                         ;     4.0 agu0   138 dst reload
        vmovdqu [r8 + 160], ymm0                                         ;    11.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 64]                                         ;     4.2 agu1   138 dst reload
        vmovdqu [r8 + 192], ymm0                                         ;    11.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 96]                                         ;     5.0 agu0   138 dst reload
        vmovdqu [r8 + 224], ymm0                                         ;    12.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 128]                                        ;     6.0 agu0   138 dst reload
        vmovdqu [r8 + 256], ymm0                                         ;    13.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 160]                                        ;     6.2 agu1   138 dst reload
        vmovdqu [r8 + 288], ymm0                                         ;    13.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 192]                                        ;     7.0 agu0   138 dst reload
        vmovdqu [r8 + 320], ymm0                                         ;    14.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 224]                                        ;     8.0 agu0   138 dst reload
        vmovdqu [r8 + 352], ymm0                                         ;    15.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 256]                                        ;     8.2 agu1   138 dst reload
        vmovdqu [r8 + 384], ymm0                                         ;    15.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 288]                                        ;     9.0 agu0   138 dst reload
        vmovdqu [r8 + 416], ymm0                                         ;    16.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 320]                                        ;    10.0 agu0   138 dst reload
        vmovdqu [r8 + 448], ymm0                                         ;    17.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 352]                                        ;    10.2 agu1   138 dst reload
        vmovdqu [r8 + 480], ymm0                                         ;    17.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 384]                                        ;    11.0 agu0   138 dst reload
        vmovdqu [r8 + 512], ymm0                                         ;    18.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 416]                                        ;    12.0 agu0   138 dst reload
        vmovdqu [r8 + 544], ymm0                                         ;    19.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 448]                                        ;    12.2 agu1   138 dst reload
        vmovdqu [r8 + 576], ymm0                                         ;    19.2 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 480]                                        ;    13.0 agu0   138 dst reload
        vmovdqu [r8 + 608], ymm0                                         ;    20.0 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 512]                                        ;    14.0 agu0   138 dst reload
        vmovdqu [r8 + 640], ymm0                                         ;    21.0 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 544]                                        ;    14.2 agu1   138 dst reload
        vmovdqu [r8 + 672], ymm0                                         ;    21.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 576]                                        ;    15.0 agu0   138 dst reload
        vmovdqu [r8 + 704], ymm0                                         ;    22.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 608]                                        ;    16.0 agu0   138 dst reload
        vmovdqu [r8 + 736], ymm0                                         ;    23.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 640]                                        ;    16.2 agu1   138 dst reload
        vmovdqu [r8 + 768], ymm0                                         ;    24.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 672]                                        ;    17.0 agu0   138 dst reload
        vmovdqu [r8 + 800], ymm0                                         ;    25.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 704]                                        ;    18.0 agu0   138 dst reload
        vmovdqu [r8 + 832], ymm0                                         ;    26.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 736]                                        ;    18.2 agu1   138 dst reload
        vmovdqu [r8 + 864], ymm0                                         ;    27.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 768]                                        ;    19.0 agu0   138 dst reload
        vmovdqu [r8 + 896], ymm0                                         ;    28.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 800]                                        ;    20.0 agu0   138 dst reload
        vmovdqu [r8 + 928], ymm0                                         ;    29.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 832]                                        ;    20.2 agu1   138 dst reload
        vmovdqu [r8 + 960], ymm0                                         ;    30.3 agu2+fp5  138 dst
        vmovdqu ymm0, [rbp + 864]                                        ;    21.0 agu0   138 dst reload
        vmovdqu [r8 + 992], ymm0                                         ;    31.3 agu1+fp5  138 dst
        vmovdqu ymm0, [rbp + 896]                                        ;    22.0 agu0   139 dst reload
        vmovdqu [r8 + 1024], ymm0                                        ;    32.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 928]                                        ;    22.2 agu1   139 dst reload
        vmovdqu [r8 + 1056], ymm0                                        ;    33.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 960]                                        ;    23.0 agu0   139 dst reload
        vmovdqu [r8 + 1088], ymm0                                        ;    34.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 992]                                        ;    24.0 agu0   139 dst reload
        vmovdqu [r8 + 1120], ymm0                                        ;    35.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1024]                                       ;    24.2 agu1   139 dst reload
        vmovdqu [r8 + 1152], ymm0                                        ;    36.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1056]                                       ;    25.0 agu0   139 dst reload
        vmovdqu [r8 + 1184], ymm0                                        ;    37.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1088]                                       ;    26.0 agu0   139 dst reload
        vmovdqu [r8 + 1216], ymm0                                        ;    38.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1120]                                       ;    26.2 agu1   139 dst reload
        vmovdqu [r8 + 1248], ymm0                                        ;    39.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1152]                                       ;    27.0 agu0   139 dst reload
        vmovdqu [r8 + 1280], ymm0                                        ;    40.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1184]                                       ;    28.0 agu0   139 dst reload
        vmovdqu [r8 + 1312], ymm0                                        ;    41.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1216]                                       ;    28.2 agu1   139 dst reload
        vmovdqu [r8 + 1344], ymm0                                        ;    42.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1248]                                       ;    29.0 agu0   139 dst reload
        vmovdqu [r8 + 1376], ymm0                                        ;    43.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1280]                                       ;    30.0 agu0   139 dst reload
        vmovdqu [r8 + 1408], ymm0                                        ;    44.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1312]                                       ;    30.2 agu1   139 dst reload
        vmovdqu [r8 + 1440], ymm0                                        ;    45.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1344]                                       ;    31.0 agu0   139 dst reload
        vmovdqu [r8 + 1472], ymm0                                        ;    46.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1376]                                       ;    32.0 agu0   139 dst reload
        vmovdqu [r8 + 1504], ymm0                                        ;    47.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1408]                                       ;    32.3 agu1   139 dst reload
        vmovdqu [r8 + 1536], ymm0                                        ;    48.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1440]                                       ;    33.3 agu1   139 dst reload
        vmovdqu [r8 + 1568], ymm0                                        ;    49.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1472]                                       ;    34.3 agu0   139 dst reload
        vmovdqu [r8 + 1600], ymm0                                        ;    50.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1504]                                       ;    35.3 agu0   139 dst reload
        vmovdqu [r8 + 1632], ymm0                                        ;    51.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1536]                                       ;    36.3 agu1   139 dst reload
        vmovdqu [r8 + 1664], ymm0                                        ;    52.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1568]                                       ;    37.3 agu1   139 dst reload
        vmovdqu [r8 + 1696], ymm0                                        ;    53.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1600]                                       ;    38.3 agu0   139 dst reload
        vmovdqu [r8 + 1728], ymm0                                        ;    54.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1632]                                       ;    39.3 agu0   139 dst reload
        vmovdqu [r8 + 1760], ymm0                                        ;    55.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1664]                                       ;    40.3 agu1   139 dst reload
        vmovdqu [r8 + 1792], ymm0                                        ;    56.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1696]                                       ;    41.3 agu1   139 dst reload
        vmovdqu [r8 + 1824], ymm0                                        ;    57.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1728]                                       ;    42.3 agu0   139 dst reload
        vmovdqu [r8 + 1856], ymm0                                        ;    58.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1760]                                       ;    43.3 agu0   139 dst reload
        vmovdqu [r8 + 1888], ymm0                                        ;    59.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1792]                                       ;    44.3 agu1   139 dst reload
        vmovdqu [r8 + 1920], ymm0                                        ;    60.3 agu0+fp5  139 dst
        vmovdqu ymm0, [rbp + 1824]                                       ;    45.3 agu1   139 dst reload
        vmovdqu [r8 + 1952], ymm0                                        ;    61.3 agu2+fp5  139 dst
        vmovdqu ymm0, [rbp + 1856]                                       ;    46.3 agu0   139 dst reload
        vmovdqu [r8 + 1984], ymm0                                        ;    62.3 agu1+fp5  139 dst
        vmovdqu ymm0, [rbp + 1888]                                       ;    47.3 agu0   139 dst reload
        vmovdqu [r8 + 2016], ymm0                                        ;    63.3 agu2+fp5  139 dst
        add r8, 0x800                                                    ;    48.3 alu0   149 blocks
        mov qword [rbp + 4120], r8                                       ;    49.3 agu1+st0  149 blocks
        mov r8, qword [rbp + 4064]                                       ;    49.3 agu0   149 blocks
        add r8, 0x800                                                    ;    53.3 alu1   149 blocks
        mov qword [rbp + 4064], r8                                       ;    54.3 agu2+st1  149 blocks
        cmp r8, qword [rbp + 4072]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 4128]                                      ;                    frame
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
kasumi_decrypt_compact.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
