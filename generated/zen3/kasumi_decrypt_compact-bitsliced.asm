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
;   blocks/rounds: 3998 uops, planned 1076.3; bounds: width 666.3, ports 729.0, path 107.0
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
        sub rsp, 0x1100                                                  ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 4192], rax                                      ;                    frame
        mov dword [rbp + 4200], ecx                                      ;                    argument
        mov qword [rbp + 4128], rsi                                      ;                    argument
        mov qword [rbp + 4144], rdi                                      ;                    argument
        mov qword [rbp + 4184], rdx                                      ;                    argument
        mov r8d, dword [rbp + 4200]                                      ;     0.0 agu0   149 blocks
        shl r8, 0xb                                                      ;     4.0 alu1   149 blocks
        add r8, qword [rbp + 4128]                                       ;     5.0 alu0+agu1  149 blocks
        mov qword [rbp + 4136], r8                                       ;     6.0 agu2+st0  149 blocks
        cmp dword [rbp + 4200], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov rax, qword [rbp + 4128]                                      ;                    first state
        mov esi, 4                                                       ;     0.2 alu0   132 rounds reload
        mov dword [rbp + 4204], esi                                      ;     1.2 agu1+st0  132 rounds
        mov r8, qword [rbp + 4144]                                       ;     0.5 agu2   132 rounds reload
        mov qword [rbp + 4152], r8                                       ;     4.5 agu0+st1  132 rounds
        lea r9, [r8 + 3072]                                              ;     4.5 alu1   132 rounds
        mov qword [rbp + 4160], r9                                       ;     5.5 agu1+st0  132 rounds
        lea r9, [r8 + 2048]                                              ;     4.5 alu2   132 rounds
        mov qword [rbp + 4168], r9                                       ;     5.5 agu2+st1  132 rounds
        add r8, 0x400                                                    ;     4.5 alu3   132 rounds
        mov qword [rbp + 4176], r8                                       ;     5.5 agu0+st0  132 rounds
        align 64
.rounds_2:
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 4160]                                       ;     0.0 agu0    68 k2.0 reload
        db 0x2e, 0x2e, 0x2e
        mov r9, qword [rbp + 4152]                                       ;     0.2 agu1    68 k2.0 reload
        db 0x2e, 0x2e, 0x2e
        mov r10, qword [rbp + 4168]                                      ;     0.3 agu2    68 k2.0 reload
        db 0x2e, 0x2e, 0x2e
        mov r11, qword [rbp + 4176]                                      ;     1.0 agu0    69 k2.0 reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [r9 + 352]                                         ;     4.2 agu1    50 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rax + 1536]                                   ;    11.2 fp0+agu0   50 next
        vmovdqu ymm8, [r9 + 384]                                         ;     4.2 agu1    50 next
        vpxor ymm8, ymm8, [rax + 1568]                                   ;    11.2 fp1+agu0   50 next
        vmovdqu ymm9, [r9 + 416]                                         ;     4.2 agu1    50 next
        vpxor ymm9, ymm9, [rax + 1600]                                   ;    11.2 fp2+agu0   50 next
        vmovdqu ymm10, [r9 + 448]                                        ;     4.2 agu1    50 next
        vpxor ymm10, ymm10, [rax + 1632]                                 ;    11.2 fp3+agu0   50 next
        vmovdqu ymm11, [r9 + 480]                                        ;     5.2 agu1    50 next
        vpxor ymm11, ymm11, [rax + 1664]                                 ;    12.2 fp0+agu0   50 next
        db 0x2e
        vmovdqu ymm12, [r9]                                              ;     6.2 agu1    50 next
        db 0x2e
        vpxor ymm12, ymm12, [rax + 1696]                                 ;    13.2 fp1+agu0   50 next
        db 0x2e
        vmovdqu ymm13, [r9 + 32]                                         ;     7.2 agu1    50 next
        db 0x2e
        vpxor ymm13, ymm13, [rax + 1728]                                 ;    14.2 fp2+agu0   50 next
        db 0x2e
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
        vmovdqu ymm3, [r9 + 224]                                         ;    13.2 agu1    50 next
        vpxor ymm3, ymm3, [rax + 1920]                                   ;    20.2 fp0+agu0   50 next
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm0                                               ;    18.2         41 next copy
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm14                                              ;    16.2         41 next copy
        db 0x2e
        vmovdqu ymm6, [r9 + 256]                                         ;    14.2 agu1    50 next
        db 0x2e
        vpxor ymm6, ymm6, [rax + 1952]                                   ;    21.2 fp1+agu0   50 next
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;    22.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 1920], ymm11                                      ;    13.2 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm11, ymm0, ymm1                                          ;    19.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 1952], ymm8                                       ;    13.2 agu2+fp5   50 next spill
        db 0x2e
        vpand ymm8, ymm14, ymm15                                         ;    17.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 1984], ymm12                                      ;    14.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm12, [r9 + 288]                                        ;    15.2 agu1    50 next
        db 0x2e
        vpxor ymm12, ymm12, [rax + 1984]                                 ;    22.2 fp1+agu0   50 next
        db 0x2e
        vmovdqu [rbp + 2016], ymm7                                       ;    15.2 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm7, ymm0, ymm12                                          ;    23.2 fp2     41 next
        db 0x2e
        vpand ymm7, ymm7, ymm14                                          ;    24.2 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2048], ymm13                                      ;    16.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm6, ymm1                                          ;    22.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm9                                       ;    17.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vmovdqu ymm9, [r9 + 320]                                         ;    17.0 agu0    50 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rax + 2016]                                   ;    24.0 fp1+agu1   50 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;    25.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2112], ymm10                                      ;    18.2 agu2+fp5   50 next spill
        db 0x2e
        vpand ymm10, ymm11, ymm1                                         ;    20.2 fp3     41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;    21.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm6, ymm3                                          ;    22.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel kasumi_decrypt_compact.T0_constants256] ;    23.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;    25.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm10                                      ;    24.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm5, ymm12                                         ;    23.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm5                                       ;    23.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm6, ymm1                                           ;    22.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2208], ymm1                                       ;    21.2 agu0+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm15                                          ;    21.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm7                                       ;    26.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm13, ymm12                                         ;    23.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm7                                       ;    24.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm14, ymm3                                          ;    22.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;    23.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;    24.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm10                                      ;    25.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm3, ymm2                                          ;    23.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel kasumi_decrypt_compact.T0_constants256] ;    24.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm10                                      ;    25.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm15, ymm4                                         ;    26.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;    27.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm1, ymm12                                         ;    24.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                           ;    24.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm8                                       ;    26.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm11, ymm3                                          ;    24.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;    25.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;    26.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm7                                          ;    27.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;    25.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm11, ymm15                                          ;    25.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;    28.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;    26.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm14, ymm15                                        ;    26.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    28.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm9                                         ;    27.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm8                                       ;    29.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm4, ymm3                                           ;    27.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;    28.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm14                                      ;    28.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm15, ymm0                                         ;    27.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;    28.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;    29.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm0                                         ;    29.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2240]                                 ;    33.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm0                                       ;    29.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm13, ymm6                                          ;    29.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm2                                         ;    29.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2368]                                 ;    33.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;    34.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm12, ymm9                                         ;    30.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;    34.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;    31.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;    35.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;    29.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;    36.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2336]                                 ;    32.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2368]                                 ;    33.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                          ;    31.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;    32.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                          ;    32.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm4, [rbp + 2208]                                   ;    32.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;    33.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm11                                          ;    33.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2176]                                       ;    31.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;    38.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;    39.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm5, ymm1                                           ;    34.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 2208]                                      ;    32.2 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm7                                       ;    37.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm8, ymm11                                          ;    39.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;    40.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm2                                         ;    34.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2432]                                 ;    35.5 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;    41.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2368]                                   ;    35.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;    36.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm2                                         ;    35.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2240]                                   ;    41.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;    37.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;    36.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;    36.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm14                                      ;    42.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm2, [rbp + 2464]                                  ;    37.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;    40.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm2, ymm11                                         ;    39.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2304]                                 ;    37.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;    41.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;    42.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;    38.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm14, ymm3                                          ;    42.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;    43.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2400]                                   ;    39.3 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;    43.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                         ;    39.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;    40.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2304]                                   ;    40.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2144]                                 ;    40.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;    41.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;    41.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2336]                                 ;    41.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;    41.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;    41.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;    42.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2464]                                 ;    43.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2272]                                 ;    44.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;    42.7 fp2     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;    45.5 fp3     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 2112]                                       ;    41.5 agu0    41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 2080]                                       ;    42.2 agu1    50 next reload
        db 0x2e
        vpand ymm0, ymm0, ymm2                                           ;    49.2 fp0     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2048]                                       ;    42.5 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 2016]                                       ;    43.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;    50.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 1984]                                       ;    43.5 agu0    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 1952]                                       ;    44.2 agu1    50 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm9                                           ;    51.2 fp2     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2048]                                      ;    44.5 agu0    41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 1920]                                      ;    45.2 agu1    50 next reload
        db 0x2e
        vpand ymm11, ymm11, ymm14                                        ;    52.2 fp3     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2112]                                      ;    45.5 agu0    41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;    52.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;    50.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm6                                       ;    43.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm7, ymm14                                          ;    52.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm1                                       ;    44.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm2, ymm9                                           ;    51.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm13                                      ;    46.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm3, ymm8                                          ;    52.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2112]                                   ;    52.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm4                                       ;    46.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm15, ymm13                                         ;    53.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;    53.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;    54.5 fp0     41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 1984]                                 ;    54.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;    55.5 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2336], ymm5                                       ;    47.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm6, [rbp + 2112]                                   ;    53.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;    54.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;    54.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm12                                      ;    50.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm14, [rbp + 1984]                                 ;    52.2 fp2+agu1   41 next
        db 0x2e
        vpand ymm3, ymm3, ymm9                                           ;    56.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2304], ymm10                                      ;    51.3 agu0+fp5   41 next spill
        db 0x2e
        vmovdqa ymm10, ymm12                                             ;    53.2         41 next copy
        db 0x2e, 0x2e
        vpor ymm12, ymm12, ymm6                                          ;    53.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2048]                                   ;    53.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm4                                       ;    54.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2048]                                       ;    52.7 agu0    41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 2112]                                   ;    59.7 fp2+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;    60.7 fp3     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1984]                                   ;    60.7 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    55.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm0                                       ;    53.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm1, [rbp + 2112]                                   ;    55.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;    56.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1984]                                       ;    54.7 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm12                                      ;    57.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm2, ymm0                                          ;    61.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm14                                          ;    55.5 fp1     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;    57.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;    61.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                        ;    62.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 2048]                                   ;    61.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    63.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;    56.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm3                                       ;    58.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm7, ymm9                                           ;    56.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm12                                          ;    62.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;    62.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;    63.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm9, ymm14                                          ;    57.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;    63.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm13, ymm14                                         ;    57.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;    58.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;    62.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;    64.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel kasumi_decrypt_compact.T0_constants256]       ;    58.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;    65.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, ymm0                                          ;    64.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;    62.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2368]                                      ;    60.7 agu1    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm3                                       ;    66.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm14, ymm15                                         ;    67.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;    65.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                                         ;    63.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;    65.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm2, [rbp + 2048]                                   ;    62.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;    63.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm14, [rbp + 2112]                                 ;    63.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm15                                        ;    64.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;    64.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 1984]                                   ;    63.8 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;    66.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2048]                                      ;    64.0 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm9, ymm15                                         ;    71.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, [rbp + 1984]                                   ;    64.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm13, ymm15                                         ;    71.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;    72.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm9, ymm14                                          ;    72.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm4                                           ;    65.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 2112]                                   ;    65.8 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 1984]                                 ;    66.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm2                                          ;    73.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;    73.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;    68.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;    72.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    74.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2400]                                 ;    74.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;    73.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;    75.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;    68.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;    75.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2368]                                       ;    67.0 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1984]                                      ;    67.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                          ;    74.2 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2080]                                      ;    68.0 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm13                                           ;    75.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;    76.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;    76.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;    74.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    77.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2368]                                   ;    76.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel kasumi_decrypt_compact.T0_constants256]       ;    72.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;    79.2 fp1     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;    75.2 fp2     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;    78.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2528]                                   ;    73.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2304]                                   ;    74.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm7, ymm12                                          ;    77.0 fp2     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 2496]                                       ;    74.2 agu0    41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1952]                                   ;    81.2 fp3+agu1   41 next
        vpxor ymm6, ymm5, [rbp + 2560]                                   ;    82.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2144]                                 ;    76.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm1                                          ;    80.2 fp2     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2336]                                      ;    76.2 agu0    41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2112]                                 ;    83.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;    84.2 fp0     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2176]                                      ;    77.2 agu0    41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1920]                                 ;    84.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;    85.2 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2208]                                 ;    78.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;    79.2 fp0     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2464]                                      ;    79.0 agu1    41 next
        vpxor ymm14, ymm14, [rbp + 2048]                                 ;    86.0 fp1+agu0   41 next
        vpxor ymm4, ymm4, ymm14                                          ;    87.0 fp2     41 next
        vpxor ymm3, ymm3, [r11 + 4896]                                   ;    80.0 fp3+agu1   44 next
        vpxor ymm6, ymm6, [r11 + 4928]                                   ;    83.2 fp0+agu0   44 next
        vpxor ymm1, ymm1, [r11 + 4960]                                   ;    81.2 fp1+agu1   44 next
        db 0x2e
        vpxor ymm0, ymm0, [r11 + 4992]                                   ;    85.2 fp2+agu0   44 next
        vpxor ymm8, ymm8, [r11 + 5024]                                   ;    86.2 fp3+agu1   44 next
        vpxor ymm9, ymm9, [r11 + 5056]                                   ;    82.2 fp0+agu0   44 next
        vpxor ymm4, ymm4, [r11 + 5088]                                   ;    88.0 fp1+agu1   44 next
        vpxor ymm7, ymm7, [r11 + 4608]                                   ;    83.2 fp2+agu0   44 next
        vpxor ymm5, ymm5, [r11 + 4640]                                   ;    84.0 fp3+agu1   44 next
        vpxor ymm13, ymm13, [r11 + 4672]                                 ;    84.2 fp0+agu0   44 next
        vpxor ymm10, ymm10, [r11 + 4704]                                 ;    85.0 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r11 + 4736]                                 ;    85.2 fp2+agu0   44 next
        vpxor ymm11, ymm11, [r11 + 4768]                                 ;    86.0 fp3+agu1   44 next
        vpxor ymm14, ymm14, [r11 + 4800]                                 ;    87.0 fp0+agu0   44 next
        vmovdqu ymm15, [rbp + 2240]                                      ;    87.0 agu1    44 next
        vpxor ymm15, ymm15, [r11 + 4832]                                 ;    94.0 fp1+agu0   44 next
        vmovdqu [rbp + 2240], ymm8                                       ;    87.2 agu2+fp5   44 next spill
        vmovdqu ymm8, [rbp + 2272]                                       ;    88.0 agu1    44 next
        db 0x2e
        vpxor ymm8, ymm8, [r11 + 4864]                                   ;    95.0 fp2+agu0   44 next
        db 0x2e
        vmovdqu [rbp + 2272], ymm6                                       ;    85.0 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm6, ymm13, ymm8                                          ;    96.0 fp3     41 next
        vmovdqu [rbp + 2048], ymm9                                       ;    86.0 agu2+fp5   44 next spill
        vpxor ymm9, ymm7, ymm14                                          ;    88.0 fp0     41 next
        vmovdqu [rbp + 2464], ymm3                                       ;    87.0 agu2+fp5   44 next spill
        vpxor ymm3, ymm13, ymm10                                         ;    86.0 fp1     41 next
        vmovdqu [rbp + 2208], ymm4                                       ;    89.0 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm7, ymm5                                           ;    86.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm1                                       ;    89.0 agu1+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm13, ymm15                                         ;    95.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;    96.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm0                                       ;    90.0 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm10                                         ;    88.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm8                                       ;    96.0 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm3, ymm10                                          ;    87.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;    88.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm14, ymm11                                         ;    88.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;    89.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;    97.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm8                                       ;    92.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm9, ymm15                                          ;    95.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm9                                       ;    93.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm14, ymm10                                         ;    88.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm10                                      ;    94.0 agu0+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm13, ymm5                                         ;    89.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm1                                       ;    98.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm0, ymm15                                          ;    95.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm1                                       ;    96.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm7, ymm11                                          ;    89.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;    90.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;    96.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm8                                       ;    97.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm11, ymm12                                         ;    92.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;    93.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm5, ymm6                                           ;    97.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;    98.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm10, ymm15                                         ;    95.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                                        ;    94.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm8                                       ;    98.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm3, ymm11                                          ;    95.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;    96.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;    97.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm0, ymm1                                           ;    98.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;    96.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm8, ymm3, ymm5                                            ;    96.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;    99.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;    97.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm5                                           ;    97.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;    99.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 2176]                                   ;   103.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm8                                       ;   100.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm11, ymm6                                          ;    97.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;    98.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm7                                       ;   104.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm5, ymm13                                          ;    98.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;    99.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   100.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   100.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2560]                                   ;   105.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm13                                      ;   101.0 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm0, ymm14                                         ;    99.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;    99.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   100.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   101.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2176]                                       ;    99.2 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm13                                      ;   102.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm15, ymm0                                         ;   106.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm13                                          ;   107.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   102.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm13                                         ;   107.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel kasumi_decrypt_compact.T0_constants256]      ;   100.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   107.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2496]                                   ;   105.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   106.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm5                                         ;   102.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   103.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   102.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm6, [rbp + 2144]                                  ;   103.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   104.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                           ;   103.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2336]                                      ;   102.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   109.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   110.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2144]                                       ;   102.7 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm1                                       ;   108.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm1, ymm13, ymm3                                          ;   109.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   105.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   111.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                        ;   105.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2016]                                 ;   111.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   112.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   105.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2528]                                       ;   105.2 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm7                                       ;   113.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm6                                          ;   112.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   113.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm15, [rbp + 2432]                                  ;   112.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   106.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2560]                                 ;   112.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   113.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   107.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   107.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 1952]                                 ;   112.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   114.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   115.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm12, ymm3                                          ;   109.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   109.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   113.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   114.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2304]                                   ;   109.8 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   116.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm0                                           ;   110.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   110.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 1952]                                   ;   110.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   111.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2112]                                   ;   111.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   112.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2496]                                   ;   111.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   112.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   112.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                         ;   114.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   115.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2080]                                   ;   116.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   113.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   117.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 1920]                                       ;   112.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1984]                                       ;   113.3 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm1                                           ;   120.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2208]                                       ;   113.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2464]                                       ;   114.3 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm5                                           ;   121.3 fp0     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2048]                                       ;   114.8 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 2272]                                       ;   115.3 agu1    44 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   122.3 fp1     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2208]                                      ;   115.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2240]                                      ;   116.3 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                        ;   123.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 1920]                                      ;   116.8 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm5                                         ;   123.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   121.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm14                                      ;   115.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm14, ymm5, ymm12                                         ;   123.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2528], ymm10                                      ;   116.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm1, ymm7                                          ;   122.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm8                                       ;   118.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm3, ymm6                                           ;   123.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 1920]                                   ;   123.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm4                                       ;   118.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm13, ymm8                                          ;   124.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   124.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   125.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 2048]                                 ;   125.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   126.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2336], ymm9                                       ;   119.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm14, [rbp + 1920]                                  ;   124.3 fp2+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   125.3 fp3     41 next
        db 0x2e
        vpand ymm9, ymm9, ymm7                                           ;   125.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2496], ymm15                                      ;   121.5 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm15, ymm12, [rbp + 2048]                                 ;   123.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;   127.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm2                                       ;   122.5 agu2+fp5   41 next spill
        db 0x2e
        vmovdqa ymm2, ymm15                                              ;   124.3         41 next copy
        db 0x2e
        vpor ymm15, ymm15, ymm14                                         ;   124.3 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2208]                                 ;   124.3 fp0+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 1952], ymm4                                       ;   125.8 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm4, [rbp + 2208]                                       ;   124.5 agu1    41 next
        db 0x2e
        vpand ymm4, ymm4, [rbp + 1920]                                   ;   131.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   132.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2048]                                   ;   132.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   126.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2304], ymm0                                       ;   124.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm10, [rbp + 1920]                                  ;   126.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   127.8 fp2     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 2048]                                       ;   126.5 agu1    44 next reload
        db 0x2e
        vmovdqu [rbp + 2560], ymm15                                      ;   128.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm1, ymm0                                          ;   133.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                        ;   126.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   128.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   133.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm15                                        ;   134.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 2208]                                   ;   133.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   135.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                           ;   127.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm3                                       ;   129.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm5, ymm7                                           ;   127.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm15                                          ;   134.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   134.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   135.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm12                                          ;   128.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   135.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm12                                          ;   129.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                           ;   130.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   134.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   136.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel kasumi_decrypt_compact.T0_constants256]       ;   129.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   137.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm0                                           ;   136.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   134.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2304]                                      ;   132.5 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm3                                       ;   138.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm12, ymm13                                         ;   139.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   137.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                           ;   135.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   136.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm1, [rbp + 2208]                                   ;   134.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   135.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm12, [rbp + 1920]                                 ;   134.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   135.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   135.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2048]                                   ;   135.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   138.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2208]                                      ;   135.8 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm7, ymm13                                         ;   142.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm1, [rbp + 2048]                                   ;   136.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm8, ymm13                                          ;   142.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   143.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm7, ymm12                                          ;   143.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   137.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, [rbp + 1920]                                   ;   137.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2048]                                   ;   137.8 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm5, ymm1                                          ;   144.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   144.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   140.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   143.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   145.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 1952]                                 ;   145.8 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   144.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   146.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   140.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   146.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2304]                                       ;   138.8 agu1    41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2048]                                       ;   139.0 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   146.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 1984]                                      ;   139.8 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm1, ymm1, ymm11                                           ;   146.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   147.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   147.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   145.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   148.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2304]                                 ;   147.8 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   144.0 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   151.0 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   147.0 fp1     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2560]                                   ;   149.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2432]                                   ;   145.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2112]                                   ;   145.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm5, ymm15                                          ;   148.8 fp1     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2368]                                       ;   146.0 agu1    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2272]                                   ;   153.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm3, [rbp + 2400]                                   ;   154.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2496]                                 ;   147.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm11, ymm10                                        ;   152.0 fp1     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2336]                                      ;   148.0 agu1    41 next
        vpxor ymm12, ymm12, [rbp + 1920]                                 ;   155.0 fp2+agu0   41 next
        vpxor ymm0, ymm0, ymm12                                          ;   156.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2176]                                      ;   149.0 agu1    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2240]                                 ;   156.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   157.0 fp1     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2144]                                   ;   150.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   151.0 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2528]                                      ;   150.8 agu0    41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2208]                                 ;   157.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   158.8 fp1     41 next
        db 0x2e
        vmovdqu ymm15, [rax + 1024]                                      ;   151.8 agu0    50 next reload
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   158.8 fp2     50 next
        db 0x2e
        vpxor ymm3, ymm3, [rax + 1056]                                   ;   154.0 fp3+agu1   50 next
        vpxor ymm11, ymm11, [rax + 1088]                                 ;   152.8 fp0+agu0   50 next
        vpxor ymm12, ymm12, [rax + 1120]                                 ;   156.0 fp1+agu1   50 next
        vpxor ymm13, ymm13, [rax + 1152]                                 ;   157.0 fp2+agu0   50 next
        vpxor ymm8, ymm8, [rax + 1184]                                   ;   154.0 fp3+agu1   50 next
        vpxor ymm14, ymm14, [rax + 1216]                                 ;   158.8 fp0+agu0   50 next
        vpxor ymm2, ymm2, [rax + 1312]                                   ;   155.0 fp1+agu1   50 next
        vpxor ymm9, ymm9, [rax + 1344]                                   ;   155.8 fp2+agu0   50 next
        vpxor ymm10, ymm10, [rax + 1376]                                 ;   156.0 fp3+agu1   50 next
        vpxor ymm0, ymm0, [rax + 1408]                                   ;   157.0 fp0+agu0   50 next
        vmovdqu [rbp + 2208], ymm0                                       ;   158.0 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2016]                                       ;   157.0 agu1    50 next
        vpxor ymm0, ymm0, [rax + 1248]                                   ;   164.0 fp1+agu0   50 next
        vpxor ymm6, ymm6, [rax + 1440]                                   ;   158.0 fp2+agu1   50 next
        db 0x2e
        vmovdqu [rbp + 2016], ymm6                                       ;   159.0 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2080]                                       ;   158.8 agu0    50 next
        vpxor ymm6, ymm6, [rax + 1280]                                   ;   165.8 fp3+agu1   50 next
        vpxor ymm7, ymm7, [rax + 1472]                                   ;   159.8 fp0+agu0   50 next
        vpxor ymm4, ymm4, [rax + 1504]                                   ;   160.0 fp1+agu1   50 next
        vmovdqu [rbp + 2080], ymm4                                       ;   161.0 agu2+fp5   50 next spill
        vmovdqu ymm4, [r10 + 256]                                        ;   160.8 agu0    50 next
        vpxor ymm4, ymm4, ymm15                                          ;   167.8 fp2     50 next
        vmovdqu ymm15, [r10 + 288]                                       ;   161.0 agu1    50 next
        vpxor ymm15, ymm15, [rax + 1056]                                 ;   168.0 fp3+agu0   50 next
        vmovdqu [rbp + 2528], ymm7                                       ;   160.8 agu2+fp5   50 next spill
        vmovdqu ymm7, [r10 + 320]                                        ;   162.0 agu1    50 next
        vpxor ymm7, ymm7, [rax + 1088]                                   ;   169.0 fp0+agu0   50 next
        vmovdqu [rbp + 2144], ymm10                                      ;   159.0 agu2+fp5   50 next spill
        vmovdqu ymm10, [r10 + 352]                                       ;   163.0 agu1    50 next
        vpxor ymm10, ymm10, [rax + 1120]                                 ;   170.0 fp1+agu0   50 next
        vmovdqu [rbp + 2048], ymm9                                       ;   160.0 agu2+fp5   50 next spill
        vmovdqu ymm9, [r10 + 384]                                        ;   164.0 agu1    50 next
        vpxor ymm9, ymm9, [rax + 1152]                                   ;   171.0 fp2+agu0   50 next
        vmovdqu [rbp + 2240], ymm2                                       ;   161.0 agu2+fp5   50 next spill
        vmovdqu ymm2, [r10 + 416]                                        ;   165.0 agu1    50 next
        vpxor ymm2, ymm2, [rax + 1184]                                   ;   172.0 fp3+agu0   50 next
        vmovdqu [rbp + 2176], ymm6                                       ;   166.8 agu2+fp5   50 next spill
        vmovdqu ymm6, [r10 + 448]                                        ;   166.0 agu1    50 next
        vpxor ymm6, ymm6, [rax + 1216]                                   ;   173.0 fp0+agu0   50 next
        vmovdqu [rbp + 1920], ymm0                                       ;   165.0 agu2+fp5   50 next spill
        vmovdqu ymm0, [r10 + 480]                                        ;   167.0 agu1    50 next
        vpxor ymm0, ymm0, [rax + 1248]                                   ;   174.0 fp1+agu0   50 next
        vmovdqu [rbp + 2336], ymm14                                      ;   164.0 agu2+fp5   50 next spill
        vmovdqu ymm14, [r10]                                             ;   168.0 agu1    50 next
        vpxor ymm14, ymm14, [rax + 1280]                                 ;   175.0 fp2+agu0   50 next
        vmovdqu [rbp + 2496], ymm8                                       ;   165.0 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm8, [r10 + 32]                                         ;   169.0 agu1    50 next
        db 0x2e
        vpxor ymm8, ymm8, [rax + 1312]                                   ;   176.0 fp3+agu0   50 next
        vmovdqu [rbp + 2400], ymm13                                      ;   166.0 agu2+fp5   50 next spill
        vmovdqu ymm13, [r10 + 64]                                        ;   170.0 agu1    50 next
        vpxor ymm13, ymm13, [rax + 1344]                                 ;   177.0 fp0+agu0   50 next
        vmovdqu [rbp + 1984], ymm12                                      ;   167.0 agu2+fp5   50 next spill
        vmovdqu ymm12, [r10 + 96]                                        ;   171.0 agu1    50 next
        vpxor ymm12, ymm12, [rax + 1376]                                 ;   178.0 fp1+agu0   50 next
        vmovdqu [rbp + 2272], ymm11                                      ;   168.0 agu2+fp5   50 next spill
        vmovdqu ymm11, [r10 + 128]                                       ;   172.0 agu1    50 next
        vpxor ymm11, ymm11, [rax + 1408]                                 ;   179.0 fp2+agu0   50 next
        vmovdqu [rbp + 2368], ymm3                                       ;   169.0 agu2+fp5   50 next spill
        vmovdqu ymm3, [r10 + 160]                                        ;   173.0 agu1    50 next
        vpxor ymm3, ymm3, [rax + 1440]                                   ;   180.0 fp3+agu0   50 next
        vmovdqu [rbp + 2112], ymm5                                       ;   170.0 agu2+fp5   50 next spill
        vmovdqu ymm5, [r10 + 192]                                        ;   174.0 agu1    50 next
        db 0x2e
        vpxor ymm5, ymm5, [rax + 1472]                                   ;   181.0 fp0+agu0   50 next
        db 0x2e
        vmovdqu [rbp + 2464], ymm9                                       ;   172.0 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm9, [r10 + 224]                                        ;   175.0 agu1    50 next
        vpxor ymm9, ymm9, [rax + 1504]                                   ;   182.0 fp1+agu0   50 next
        vmovdqu [rbp + 2432], ymm15                                      ;   172.0 agu2+fp5   50 next spill
        vpxor ymm15, ymm8, ymm9                                          ;   183.0 fp2     41 next
        vmovdqu [rbp + 2560], ymm2                                       ;   173.0 agu2+fp5   50 next spill
        vpxor ymm2, ymm0, ymm3                                           ;   181.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm4                                       ;   174.0 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm8, ymm13                                          ;   178.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm6                                       ;   175.0 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm0, ymm14                                          ;   176.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm7                                       ;   176.0 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm5                                           ;   182.0 fp2     41 next
        db 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   183.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm10                                      ;   177.0 agu2+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm13                                         ;   181.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm9                                       ;   183.0 agu0+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm4, ymm13                                          ;   179.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   180.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm3, ymm11                                          ;   181.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   182.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   184.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm9                                       ;   183.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm2, ymm5                                           ;   182.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm2                                       ;   182.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm3, ymm13                                          ;   181.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm13                                      ;   181.0 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm8, ymm14                                         ;   181.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm7                                       ;   185.0 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm7, ymm10, ymm5                                          ;   182.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm7                                       ;   183.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm0, ymm11                                          ;   181.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   182.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   183.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm9                                       ;   184.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm11, ymm12                                         ;   182.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   183.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm15, ymm14                                         ;   184.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   185.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm5                                          ;   183.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm11                                        ;   183.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm9                                       ;   185.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm4, ymm11                                          ;   183.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   184.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   185.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm7                                          ;   186.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                        ;   184.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm4, ymm14                                           ;   185.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   186.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   185.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm14                                         ;   185.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   186.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, [rbp + 2656]                                   ;   190.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm9                                       ;   187.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm15, ymm11                                         ;   186.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   187.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm0                                       ;   191.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm14, ymm8                                          ;   187.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   188.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   189.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   189.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   192.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm8                                       ;   188.0 agu2+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm3, ymm10                                          ;   188.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm12                                        ;   188.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   189.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   190.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2656]                                      ;   187.7 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm8                                       ;   189.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm5, ymm10                                          ;   194.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   195.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   195.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   191.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   188.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   195.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2880]                                   ;   192.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   193.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                          ;   191.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   192.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm5                                         ;   191.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm15, [rbp + 2752]                                  ;   191.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   192.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm4                                         ;   192.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2720]                                       ;   190.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   197.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   198.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 2752]                                       ;   191.2 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm7                                       ;   196.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm4                                           ;   198.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   193.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   199.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm12                                          ;   193.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2944]                                   ;   198.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   200.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   194.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2976]                                      ;   192.8 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm0                                       ;   201.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm15                                         ;   199.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   200.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm5, [rbp + 3008]                                   ;   199.0 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                        ;   195.7 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2784]                                 ;   200.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, ymm0                                         ;   200.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   196.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   196.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2848]                                   ;   199.0 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   201.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   202.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm12, ymm4                                          ;   198.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm10                                        ;   197.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   201.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   202.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2912]                                   ;   198.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   203.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                          ;   199.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   199.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2848]                                   ;   199.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   200.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2688]                                   ;   200.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   201.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2880]                                   ;   200.7 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   200.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   201.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   201.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   202.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2816]                                 ;   203.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   202.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   204.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2624]                                       ;   201.0 agu0    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2592]                                       ;   201.5 agu1    50 next reload
        db 0x2e
        vpand ymm0, ymm0, ymm4                                           ;   208.5 fp2     41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 1952]                                       ;   202.0 agu0    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2304]                                       ;   202.5 agu1    50 next reload
        db 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   209.5 fp3     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2560]                                      ;   203.0 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 2432]                                      ;   203.5 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                                        ;   210.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 1952]                                      ;   204.0 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2464]                                      ;   204.5 agu1    50 next reload
        db 0x2e
        vpand ymm12, ymm12, ymm14                                        ;   211.5 fp1     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2624]                                      ;   205.0 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   212.0 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   209.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm3                                       ;   203.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm3, ymm9, ymm14                                          ;   211.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm13                                      ;   204.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm4, ymm11                                         ;   210.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm8                                       ;   205.8 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm7, ymm10                                          ;   211.5 fp2     41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 2624]                                 ;   211.5 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm6                                       ;   206.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm15, ymm8                                          ;   213.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   213.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   214.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 2560]                                 ;   214.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   215.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm2                                       ;   207.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm3, [rbp + 2624]                                   ;   212.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   213.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   213.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm5                                       ;   209.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm14, [rbp + 2560]                                  ;   211.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm11                                          ;   216.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm1                                       ;   210.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm5                                               ;   212.5         41 next copy
        db 0x2e
        vpor ymm5, ymm5, ymm3                                            ;   212.5 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1952]                                   ;   212.5 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2848], ymm6                                       ;   214.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 1952]                                       ;   212.0 agu0    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2624]                                   ;   219.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   220.0 fp1     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2560]                                   ;   220.0 fp2+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   214.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2912], ymm0                                       ;   212.8 agu2+fp5   41 next spill
        vpand ymm0, ymm13, [rbp + 2624]                                  ;   215.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   216.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2560]                                       ;   214.0 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm5                                       ;   217.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm4, ymm0                                           ;   221.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                        ;   215.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   217.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   221.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                         ;   222.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 1952]                                   ;   221.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   223.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   215.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm7                                       ;   218.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm9, ymm11                                          ;   215.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm7, ymm5                                           ;   222.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   222.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   223.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm14                                         ;   216.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   223.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm8, ymm14                                          ;   217.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm4                                           ;   218.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   222.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   224.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   218.0 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   225.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   224.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   222.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2912]                                      ;   220.0 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm7                                       ;   226.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm14, ymm15                                         ;   227.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                          ;   225.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   223.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   225.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm4, [rbp + 1952]                                   ;   222.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   223.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm14, [rbp + 2624]                                 ;   222.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   223.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   223.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2560]                                   ;   223.2 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   226.0 fp1     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 1952]                                      ;   223.3 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm11, ymm15                                        ;   230.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm4, [rbp + 2560]                                  ;   224.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm8, ymm15                                          ;   230.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   231.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm14                                         ;   231.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                         ;   225.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2624]                                   ;   225.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2560]                                   ;   225.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm9, ymm4                                          ;   232.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   232.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   228.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   231.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   233.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2848]                                 ;   233.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   232.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   234.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   227.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   234.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2912]                                       ;   226.3 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2560]                                       ;   226.5 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                           ;   233.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2592]                                      ;   227.3 agu0    50 next reload
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm12                                           ;   234.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   235.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   235.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   233.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   236.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2912]                                 ;   235.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   231.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   238.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   234.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2784]                                 ;   237.3 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3008]                                   ;   232.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2688]                                   ;   233.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm9, ymm5                                           ;   236.3 fp0     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3040]                                       ;   233.5 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2432]                                   ;   240.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm3, [rbp + 3072]                                   ;   241.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2880]                                 ;   235.3 fp3+agu1   41 next
        vpxor ymm5, ymm12, ymm13                                         ;   239.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2720]                                       ;   235.5 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2624]                                   ;   242.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   243.5 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2656]                                      ;   236.5 agu0    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2464]                                 ;   243.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   244.5 fp0     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2752]                                   ;   237.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   238.5 fp2     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2976]                                      ;   238.3 agu1    41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 1952]                                 ;   245.3 fp3+agu0   41 next
        vpxor ymm6, ymm6, ymm14                                          ;   246.3 fp0     41 next
        vmovdqu ymm15, [r11 + 4384]                                      ;   239.3 agu1    69 k2.9 reload
        vpxor ymm2, ymm2, ymm15                                          ;   246.3 fp1     44 next
        vpxor ymm4, ymm4, [r11 + 4416]                                   ;   242.5 fp2+agu0   44 next
        vpxor ymm5, ymm5, [r11 + 4448]                                   ;   240.5 fp3+agu1   44 next
        vpxor ymm0, ymm0, [r11 + 4480]                                   ;   244.5 fp0+agu0   44 next
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 4512]                                 ;   245.5 fp1+agu1   44 next
        vpxor ymm11, ymm11, [r11 + 4544]                                 ;   241.5 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 4576]                                   ;   247.3 fp3+agu1   44 next
        vpxor ymm9, ymm9, [r11 + 4096]                                   ;   242.5 fp0+agu0   44 next
        vpxor ymm3, ymm3, [r11 + 4128]                                   ;   243.3 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r11 + 4160]                                 ;   243.5 fp2+agu0   44 next
        vpxor ymm7, ymm7, [r11 + 4192]                                   ;   244.3 fp3+agu1   44 next
        vpxor ymm13, ymm13, [r11 + 4224]                                 ;   244.5 fp0+agu0   44 next
        vpxor ymm8, ymm8, [r11 + 4256]                                   ;   245.3 fp1+agu1   44 next
        vpxor ymm14, ymm14, [r11 + 4288]                                 ;   246.3 fp2+agu0   44 next
        vmovdqu ymm15, [rbp + 2944]                                      ;   246.3 agu1    44 next
        vpxor ymm15, ymm15, [r11 + 4320]                                 ;   253.3 fp3+agu0   44 next
        vmovdqu [rbp + 2944], ymm10                                      ;   246.5 agu2+fp5   44 next spill
        vmovdqu ymm10, [rbp + 2816]                                      ;   247.3 agu1    44 next
        vpxor ymm10, ymm10, [r11 + 4352]                                 ;   254.3 fp0+agu0   44 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm4                                       ;   244.5 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm4, ymm12, ymm10                                         ;   255.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 1952], ymm11                                      ;   245.5 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm11, ymm9, ymm14                                         ;   247.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2976], ymm2                                       ;   247.3 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm2, ymm12, ymm7                                          ;   245.3 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm6                                       ;   248.3 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm6, ymm9, ymm3                                           ;   245.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm5                                       ;   248.5 agu1+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm15                                         ;   254.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   255.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm0                                       ;   249.5 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm7                                          ;   247.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm10                                      ;   255.3 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm2, ymm7                                          ;   246.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   247.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm8                                         ;   247.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   248.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   256.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm10                                      ;   251.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm15                                        ;   254.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm11                                      ;   252.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm7                                         ;   248.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm7                                       ;   253.5 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm3                                          ;   248.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm5                                       ;   257.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm0, ymm15                                          ;   254.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm5                                       ;   255.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm9, ymm8                                           ;   249.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   250.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   255.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm10                                      ;   256.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm13                                         ;   251.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   252.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   256.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   257.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm7, ymm15                                          ;   254.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                           ;   253.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm10                                      ;   257.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm8                                          ;   254.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   255.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   256.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm5                                           ;   257.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   255.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm2, ymm3                                           ;   255.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   258.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   256.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm3                                           ;   256.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   258.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2656]                                   ;   262.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm10                                      ;   259.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm4                                          ;   256.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   257.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm9                                       ;   263.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm3, ymm12                                          ;   257.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   258.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   259.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   259.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3072]                                   ;   264.3 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm12                                      ;   260.5 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm0, ymm14                                         ;   258.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   258.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   259.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   260.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2656]                                       ;   258.5 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm12                                      ;   261.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm0                                         ;   265.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   266.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   266.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   261.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;   259.5 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   266.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3040]                                   ;   264.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                           ;   265.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   261.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   262.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   261.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 2880]                                  ;   262.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   263.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                           ;   262.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2720]                                      ;   261.7 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   268.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   269.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2880]                                       ;   262.2 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm5                                       ;   267.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm2                                          ;   269.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   264.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   270.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   264.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2304]                                 ;   270.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   271.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   264.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3008]                                       ;   264.5 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm9                                       ;   272.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm13, ymm4                                          ;   271.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   272.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, [rbp + 2784]                                  ;   271.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   265.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3072]                                   ;   271.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   272.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   266.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   266.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2432]                                 ;   271.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   273.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   274.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm2                                          ;   269.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   268.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   272.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   273.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2688]                                   ;   269.3 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   275.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   269.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   270.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2432]                                   ;   270.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   271.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2624]                                   ;   270.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   271.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3040]                                 ;   271.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   271.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   271.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   273.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   274.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2592]                                   ;   275.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   272.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   276.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2464]                                       ;   272.3 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2560]                                       ;   272.8 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   279.8 fp1     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2752]                                       ;   273.3 agu0    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2976]                                       ;   273.8 agu1    44 next reload
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   280.8 fp2     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 1952]                                       ;   274.3 agu0    41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 2816]                                       ;   274.8 agu1    44 next reload
        db 0x2e
        vpand ymm5, ymm5, ymm8                                           ;   281.8 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 2752]                                       ;   275.3 agu0    41 next
        vmovdqu ymm10, [rbp + 2944]                                      ;   275.8 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   282.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2464]                                      ;   276.3 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   283.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   280.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm14                                      ;   274.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm10                                         ;   282.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm7                                       ;   275.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm2, ymm8                                           ;   281.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm12                                      ;   277.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm5                                          ;   282.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2464]                                   ;   282.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm6                                       ;   277.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm13, ymm12                                         ;   284.3 fp3     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   284.3 fp0     41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   285.3 fp1     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 1952]                                 ;   285.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   286.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm11                                      ;   278.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm14, [rbp + 2464]                                 ;   283.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   284.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   284.8 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3040], ymm15                                      ;   281.0 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm15, ymm10, [rbp + 1952]                                 ;   282.8 fp3+agu0   41 next
        db 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   287.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm1                                       ;   282.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm15                                              ;   283.8         41 next copy
        db 0x2e
        vpor ymm15, ymm15, ymm14                                         ;   283.8 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2752]                                 ;   283.8 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm6                                       ;   285.3 agu0+fp5   41 next spill
        db 0x2e
        vmovdqu ymm6, [rbp + 2752]                                       ;   284.0 agu1    41 next
        db 0x2e
        vpand ymm6, ymm6, [rbp + 2464]                                   ;   291.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   292.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 1952]                                   ;   292.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   285.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm0                                       ;   284.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm7, [rbp + 2464]                                   ;   286.3 fp3+agu0   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   287.3 fp0     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 1952]                                       ;   286.0 agu1    44 next reload
        db 0x2e
        vmovdqu [rbp + 3072], ymm15                                      ;   288.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm15, ymm2, ymm0                                          ;   293.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm10                                          ;   286.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   288.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   293.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                          ;   294.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2752]                                   ;   293.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   295.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   286.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm3                                       ;   289.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm8                                           ;   287.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm15                                          ;   294.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   294.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   295.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm10                                          ;   288.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   295.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm10                                         ;   288.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   289.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   294.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   296.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel kasumi_decrypt_compact.T0_constants256]       ;   289.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   297.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   296.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   294.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2688]                                      ;   292.0 agu0    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm3                                       ;   298.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm10, ymm13                                         ;   299.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   297.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;   295.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   296.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm2, [rbp + 2752]                                   ;   294.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   295.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm10, [rbp + 2464]                                 ;   294.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   295.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   295.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 1952]                                   ;   295.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   298.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2752]                                      ;   295.3 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm13                                         ;   302.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm2, [rbp + 1952]                                   ;   296.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm13                                         ;   302.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   303.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm10                                          ;   303.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   297.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2464]                                   ;   297.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 1952]                                 ;   297.3 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm2                                          ;   304.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   304.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   300.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   303.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   305.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2432]                                 ;   305.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   304.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   306.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   299.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   306.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2688]                                       ;   298.3 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 1952]                                       ;   298.5 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   305.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2560]                                      ;   299.3 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                                           ;   306.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   307.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   307.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   305.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   308.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2688]                                   ;   307.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   303.5 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   310.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   306.5 fp3     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3072]                                   ;   309.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2784]                                   ;   304.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2624]                                   ;   305.3 fp2+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm4, ymm15                                          ;   308.3 fp3     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2912]                                       ;   305.5 agu1    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2816]                                   ;   312.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm3, [rbp + 2848]                                  ;   313.5 fp1+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3040]                                 ;   307.3 fp2+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm10, ymm7                                          ;   311.5 fp3     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2720]                                      ;   307.5 agu1    41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2464]                                 ;   314.5 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   315.5 fp1     41 next
        vmovdqu ymm13, [rbp + 2656]                                      ;   308.5 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2944]                                 ;   315.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   316.5 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2880]                                   ;   309.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   310.5 fp1     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 3008]                                      ;   310.3 agu0    41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 2752]                                 ;   317.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   318.3 fp3     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2112]                                      ;   311.3 agu0    50 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   318.3 fp0     50 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2368]                                   ;   313.5 fp1+agu1   50 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2272]                                 ;   312.3 fp2+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 1984]                                 ;   315.5 fp3+agu1   50 next
        vpxor ymm13, ymm13, [rbp + 2400]                                 ;   316.5 fp0+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2496]                                   ;   313.5 fp1+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 2336]                                 ;   318.3 fp2+agu0   50 next
        vpxor ymm2, ymm2, [rbp + 2240]                                   ;   314.5 fp3+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2048]                                 ;   315.3 fp0+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 2144]                                   ;   315.5 fp1+agu1   50 next
        vpxor ymm0, ymm0, [rbp + 2208]                                   ;   316.5 fp2+agu0   50 next
        vpxor ymm5, ymm5, [rbp + 2016]                                   ;   317.5 fp3+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 2528]                                   ;   317.3 fp0+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 2080]                                   ;   319.3 fp1+agu1   50 next
        vpxor ymm15, ymm15, [r10 + 608]                                  ;   318.3 fp2+agu0   50 next
        vmovdqu [rbp + 2112], ymm6                                       ;   320.3 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2304]                                       ;   318.5 agu1    50 next
        vpxor ymm6, ymm6, [rbp + 1920]                                   ;   325.5 fp3+agu0   50 next
        vmovdqu [rbp + 2304], ymm8                                       ;   318.3 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 2592]                                       ;   319.5 agu1    50 next
        vpxor ymm8, ymm8, [rbp + 2176]                                   ;   326.5 fp0+agu0   50 next
        vmovdqu [rbp + 2592], ymm5                                       ;   318.5 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2368]                                       ;   320.5 agu1    50 next
        vpxor ymm5, ymm5, [r10 + 640]                                    ;   327.5 fp1+agu0   50 next
        vmovdqu [rbp + 2368], ymm0                                       ;   318.3 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2272]                                       ;   321.5 agu1    50 next
        vpxor ymm0, ymm0, [r10 + 672]                                    ;   328.5 fp2+agu0   50 next
        vmovdqu [rbp + 2272], ymm7                                       ;   319.3 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 1984]                                       ;   322.5 agu1    50 next
        vpxor ymm7, ymm7, [r10 + 704]                                    ;   329.5 fp3+agu0   50 next
        vmovdqu [rbp + 1984], ymm11                                      ;   320.3 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2400]                                      ;   323.5 agu1    50 next
        db 0x2e
        vpxor ymm11, ymm11, [r10 + 736]                                  ;   330.5 fp0+agu0   50 next
        vmovdqu [rbp + 2400], ymm2                                       ;   321.3 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 2496]                                       ;   324.5 agu1    50 next
        vpxor ymm2, ymm2, [r10 + 768]                                    ;   331.5 fp1+agu0   50 next
        vmovdqu [rbp + 2496], ymm8                                       ;   327.5 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 2336]                                       ;   325.5 agu1    50 next
        vpxor ymm8, ymm8, [r10 + 800]                                    ;   332.5 fp2+agu0   50 next
        vmovdqu [rbp + 2336], ymm6                                       ;   326.5 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 1920]                                       ;   326.5 agu1    50 next
        vpxor ymm6, ymm6, [r10 + 832]                                    ;   333.5 fp3+agu0   50 next
        vmovdqu [rbp + 1920], ymm14                                      ;   324.3 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 2176]                                      ;   327.5 agu1    50 next
        vpxor ymm14, ymm14, [r10 + 864]                                  ;   334.5 fp0+agu0   50 next
        vmovdqu [rbp + 2176], ymm9                                       ;   325.3 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 2240]                                       ;   328.5 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 896]                                    ;   335.5 fp1+agu0   50 next
        vmovdqu [rbp + 2240], ymm13                                      ;   326.3 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 2048]                                      ;   329.5 agu1    50 next
        vpxor ymm13, ymm13, [r10 + 928]                                  ;   336.5 fp2+agu0   50 next
        vmovdqu [rbp + 2048], ymm12                                      ;   327.3 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 2144]                                      ;   330.5 agu1    50 next
        vpxor ymm12, ymm12, [r10 + 960]                                  ;   337.5 fp3+agu0   50 next
        vmovdqu [rbp + 2144], ymm10                                      ;   328.3 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2208]                                      ;   331.5 agu1    50 next
        vpxor ymm10, ymm10, [r10 + 992]                                  ;   338.5 fp0+agu0   50 next
        vmovdqu [rbp + 2208], ymm3                                       ;   329.3 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 2016]                                       ;   332.5 agu1    50 next
        vpxor ymm3, ymm3, [r10 + 512]                                    ;   339.5 fp1+agu0   50 next
        vmovdqu [rbp + 2016], ymm4                                       ;   330.3 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 2528]                                       ;   333.5 agu1    50 next
        vpxor ymm4, ymm4, [r10 + 544]                                    ;   340.5 fp2+agu0   50 next
        vmovdqu [rbp + 2528], ymm11                                      ;   331.5 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2080]                                      ;   334.5 agu1    50 next
        vpxor ymm11, ymm11, [r10 + 576]                                  ;   341.5 fp3+agu0   50 next
        vmovdqu [rbp + 2080], ymm5                                       ;   332.3 agu2+fp5   50 next spill
        vpxor ymm5, ymm9, ymm11                                          ;   342.5 fp0     41 next
        vmovdqu [rbp + 2752], ymm2                                       ;   333.3 agu2+fp5   50 next spill
        vpxor ymm2, ymm6, ymm3                                           ;   340.5 fp1     41 next
        vmovdqu [rbp + 3008], ymm15                                      ;   334.3 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm9, ymm13                                         ;   337.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm8                                       ;   335.3 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm6, ymm14                                          ;   335.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm0                                       ;   336.3 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm4                                           ;   341.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm6                                           ;   342.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm7                                       ;   337.3 agu0+fp5   50 next spill
        db 0x2e
        vpxor ymm7, ymm3, ymm13                                          ;   340.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm11                                      ;   342.5 agu2+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm13                                        ;   338.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   339.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm10                                         ;   340.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   341.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   343.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm11                                      ;   342.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm2, ymm4                                          ;   341.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm2                                       ;   341.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm3, ymm13                                          ;   340.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm13                                      ;   341.3 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm9, ymm14                                         ;   340.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm0                                       ;   344.5 agu1+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm7, ymm4                                           ;   341.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2560], ymm0                                       ;   343.3 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm6, ymm10                                          ;   341.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   342.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   343.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm11                                      ;   344.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm12                                        ;   341.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   342.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm14                                          ;   343.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   344.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm4                                          ;   342.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                        ;   343.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm11                                      ;   345.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm10                                        ;   343.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   344.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   345.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm0                                           ;   346.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                          ;   344.3 fp1     41 next
        db 0x2e, 0x2e
        vpor ymm11, ymm15, ymm14                                         ;   344.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   345.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   345.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm6, ymm14                                          ;   345.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   345.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 2656]                                   ;   349.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm11                                      ;   346.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm5, ymm10                                         ;   346.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   347.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm6                                       ;   350.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm9                                          ;   346.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   347.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   348.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   348.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2848]                                   ;   351.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm9                                       ;   348.3 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm3                                           ;   347.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                          ;   348.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   349.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   350.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2656]                                       ;   347.2 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm9                                       ;   349.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, ymm7                                           ;   354.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   355.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   355.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   351.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel kasumi_decrypt_compact.T0_constants256]      ;   348.2 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   355.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2912]                                   ;   352.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   353.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                          ;   350.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   351.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   351.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm5, [rbp + 3040]                                  ;   351.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   352.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   351.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 2720]                                      ;   350.2 agu0    41 next reload
        db 0x2e
        vpand ymm15, ymm15, ymm11                                        ;   357.2 fp0     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   358.2 fp1     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3040]                                      ;   350.7 agu1    50 next reload
        db 0x2e
        vmovdqu [rbp + 2688], ymm0                                       ;   356.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm15                                         ;   357.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   353.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   359.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                          ;   353.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2976]                                   ;   357.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   360.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   354.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2784]                                       ;   352.5 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm6                                       ;   361.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm12, ymm5                                          ;   359.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   360.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm4, [rbp + 3072]                                   ;   358.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                        ;   355.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2848]                                 ;   360.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   359.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   355.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   356.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2816]                                   ;   358.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   361.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   362.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm15                                         ;   357.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm7                                         ;   357.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   361.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   362.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2624]                                   ;   358.2 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   363.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm7                                           ;   358.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   358.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2816]                                   ;   359.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   359.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2464]                                   ;   359.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   360.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2912]                                   ;   360.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   360.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   360.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   361.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   362.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;   363.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   361.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   364.3 fp3     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 2944]                                       ;   360.5 agu0    41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 1952]                                       ;   361.0 agu1    50 next reload
        db 0x2e
        vpand ymm0, ymm0, ymm5                                           ;   368.0 fp0     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 2880]                                       ;   361.5 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3008]                                       ;   362.0 agu1    50 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   369.0 fp1     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2752]                                      ;   362.5 agu0    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2080]                                      ;   363.0 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm11                                        ;   370.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2880]                                      ;   363.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 2528]                                      ;   364.0 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                        ;   371.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2944]                                      ;   364.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;   371.5 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   369.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2560], ymm3                                       ;   363.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm7, ymm14                                          ;   371.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm13                                      ;   364.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm11                                         ;   370.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm9                                       ;   365.3 agu1+fp5   41 next spill
        db 0x2e
        vpxor ymm9, ymm6, ymm10                                          ;   371.0 fp0     41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 2944]                                 ;   371.0 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2656], ymm8                                       ;   366.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm15, ymm9                                          ;   372.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   372.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   373.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 2752]                                 ;   373.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   374.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm2                                       ;   367.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm3, [rbp + 2944]                                   ;   372.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   373.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   373.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm4                                       ;   369.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm14, [rbp + 2752]                                  ;   371.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   375.5 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 2464], ymm1                                       ;   370.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqa ymm1, ymm4                                               ;   372.0         41 next copy
        db 0x2e
        vpor ymm4, ymm4, ymm3                                            ;   372.0 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2880]                                   ;   372.0 fp1+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2816], ymm8                                       ;   373.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2880]                                       ;   372.2 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2944]                                   ;   379.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   380.2 fp3     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2752]                                   ;   380.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   374.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2624], ymm0                                       ;   372.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm13, [rbp + 2944]                                  ;   374.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   375.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2752]                                       ;   374.2 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm4                                       ;   376.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm4, ymm5, ymm0                                           ;   381.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                        ;   374.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   376.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   381.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   382.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2880]                                   ;   381.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   383.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   375.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm6                                       ;   377.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm11                                          ;   375.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm4                                           ;   382.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   382.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   383.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm14                                         ;   376.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   383.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm14                                          ;   376.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                           ;   377.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   382.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   384.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   377.5 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   385.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   384.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   382.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2624]                                      ;   380.2 agu0    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm6                                       ;   386.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm14, ymm15                                         ;   387.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                          ;   385.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   383.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   384.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm5, [rbp + 2880]                                   ;   382.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   383.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm14, [rbp + 2944]                                 ;   382.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                          ;   383.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   383.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2752]                                   ;   383.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   386.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2880]                                      ;   383.5 agu0    50 next reload
        db 0x2e
        vpand ymm14, ymm11, ymm15                                        ;   390.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm5, [rbp + 2752]                                  ;   384.2 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm9, ymm15                                          ;   390.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   391.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm14                                         ;   391.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   385.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2944]                                   ;   385.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 2752]                                   ;   385.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm7, ymm5                                          ;   392.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   392.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   388.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   391.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   393.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2816]                                 ;   393.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   392.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   394.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   387.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   394.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2624]                                       ;   386.5 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2752]                                       ;   386.7 agu0    50 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   393.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 1952]                                      ;   387.5 agu1    50 next reload
        db 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                                           ;   394.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   395.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   395.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   393.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   396.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2624]                                 ;   395.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   391.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   398.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   394.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 2848]                                 ;   397.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3072]                                   ;   392.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2464]                                   ;   393.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm7, ymm4                                           ;   396.5 fp2     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2688]                                       ;   393.7 agu1    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2080]                                   ;   400.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm3, [rbp + 2432]                                   ;   401.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2912]                                 ;   395.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm12, ymm13                                         ;   399.7 fp2     41 next
        vmovdqu ymm6, [rbp + 2720]                                       ;   395.7 agu1    41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2944]                                   ;   402.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   403.7 fp0     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2656]                                      ;   396.7 agu1    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2528]                                 ;   403.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   404.7 fp2     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3040]                                   ;   397.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   398.7 fp0     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 2784]                                      ;   398.5 agu0    41 next
        vpxor ymm14, ymm14, [rbp + 2880]                                 ;   405.5 fp1+agu1   41 next
        vpxor ymm8, ymm8, ymm14                                          ;   406.5 fp2     41 next
        vpxor ymm2, ymm2, [r8 + 4384]                                    ;   399.5 fp3+agu0   44 next
        vpxor ymm4, ymm4, [r8 + 4416]                                    ;   402.7 fp0+agu1   44 next
        vpxor ymm5, ymm5, [r8 + 4448]                                    ;   400.7 fp1+agu0   44 next
        vpxor ymm0, ymm0, [r8 + 4480]                                    ;   404.7 fp2+agu1   44 next
        vpxor ymm10, ymm10, [r8 + 4512]                                  ;   405.7 fp3+agu0   44 next
        vpxor ymm11, ymm11, [r8 + 4544]                                  ;   401.7 fp0+agu1   44 next
        vpxor ymm8, ymm8, [r8 + 4576]                                    ;   407.5 fp1+agu0   44 next
        vpxor ymm7, ymm7, [r8 + 4096]                                    ;   402.7 fp2+agu1   44 next
        vpxor ymm3, ymm3, [r8 + 4128]                                    ;   403.5 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r8 + 4160]                                  ;   403.7 fp0+agu1   44 next
        vpxor ymm6, ymm6, [r8 + 4192]                                    ;   404.5 fp1+agu0   44 next
        vpxor ymm13, ymm13, [r8 + 4224]                                  ;   404.7 fp2+agu1   44 next
        vpxor ymm9, ymm9, [r8 + 4256]                                    ;   405.5 fp3+agu0   44 next
        vpxor ymm14, ymm14, [r8 + 4288]                                  ;   406.5 fp0+agu1   44 next
        vmovdqu ymm15, [rbp + 2976]                                      ;   406.5 agu0    44 next
        vpxor ymm15, ymm15, [r8 + 4320]                                  ;   413.5 fp1+agu1   44 next
        vmovdqu [rbp + 2976], ymm10                                      ;   406.7 agu2+fp5   44 next spill
        vmovdqu ymm10, [rbp + 2560]                                      ;   407.5 agu0    44 next
        vpxor ymm10, ymm10, [r8 + 4352]                                  ;   414.5 fp2+agu1   44 next
        vmovdqu [rbp + 2560], ymm4                                       ;   404.5 agu2+fp5   44 next spill
        vpxor ymm4, ymm12, ymm10                                         ;   415.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm11                                      ;   405.5 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm7, ymm14                                         ;   407.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm2                                       ;   406.5 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm6                                          ;   405.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3040], ymm8                                       ;   408.5 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm8, ymm7, ymm3                                           ;   405.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2752], ymm5                                       ;   408.5 agu0+fp5   44 next spill
        db 0x2e
        vpxor ymm5, ymm12, ymm15                                         ;   414.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;   415.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm0                                       ;   409.5 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm6                                          ;   407.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm10                                      ;   415.5 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm6                                          ;   406.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   407.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm9                                         ;   407.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   408.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   416.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm10                                      ;   411.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm15                                        ;   414.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm11                                      ;   412.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm6                                         ;   408.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm6                                       ;   413.5 agu1+fp5   44 next spill
        db 0x2e
        vpxor ymm6, ymm12, ymm3                                          ;   408.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm5                                       ;   417.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm0, ymm15                                          ;   414.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm5                                       ;   415.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm7, ymm9                                           ;   409.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   410.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   415.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm10                                      ;   416.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm9, ymm13                                         ;   411.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   412.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   416.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   417.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm15                                          ;   414.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   413.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm10                                      ;   417.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm9                                          ;   414.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   415.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   416.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm5                                           ;   417.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   415.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm2, ymm3                                           ;   415.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   418.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   416.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm3                                           ;   416.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   418.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 2656]                                   ;   422.5 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm10                                      ;   419.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm4                                          ;   417.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   418.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm7                                       ;   423.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm12                                          ;   417.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   418.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   419.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                          ;   419.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2432]                                   ;   424.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm12                                      ;   420.5 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm0, ymm14                                         ;   418.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   419.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   420.0 fp0     41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   421.0 fp1     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 2656]                                       ;   418.7 agu0    44 next reload
        db 0x2e
        vmovdqu [rbp + 2848], ymm12                                      ;   421.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm15, ymm0                                         ;   425.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   426.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   426.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   422.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;   419.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   426.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2688]                                   ;   424.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   425.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   421.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   422.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                          ;   422.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 2912]                                  ;   422.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   423.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                           ;   422.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2720]                                      ;   421.7 agu1    41 next reload
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   428.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   429.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2912]                                       ;   422.2 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm5                                       ;   427.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm2                                          ;   429.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   424.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   430.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   424.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3008]                                 ;   430.5 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   431.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   425.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3072]                                       ;   424.7 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm7                                       ;   432.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm13, ymm4                                          ;   431.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   432.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm15, [rbp + 2848]                                  ;   431.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   426.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;   431.7 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   432.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   426.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   427.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2080]                                 ;   431.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   433.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   434.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm13, ymm2                                          ;   429.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   428.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   432.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   433.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2464]                                   ;   429.3 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   435.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   429.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   430.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2080]                                   ;   430.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   431.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2944]                                   ;   430.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   431.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 2688]                                 ;   431.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   431.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   431.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   433.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   434.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 1952]                                   ;   435.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   432.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   436.5 fp2     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 2528]                                       ;   432.3 agu1    41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 2752]                                       ;   432.8 agu0    44 next reload
        db 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   439.8 fp3     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3040]                                       ;   433.3 agu1    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 2784]                                       ;   433.8 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   440.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2880]                                       ;   434.3 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2560]                                       ;   434.8 agu0    44 next reload
        db 0x2e
        vpand ymm5, ymm5, ymm7                                           ;   441.8 fp1     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3040]                                       ;   435.3 agu1    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2976]                                      ;   435.8 agu0    44 next reload
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   442.8 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2528]                                      ;   436.3 agu1    41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   443.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   440.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm14                                      ;   434.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm10                                         ;   442.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm6                                       ;   435.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm2, ymm7                                           ;   441.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm12                                      ;   437.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm5                                          ;   442.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 2528]                                   ;   442.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm8                                       ;   437.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm13, ymm12                                         ;   444.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   444.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   445.3 fp3     41 next
        db 0x2e
        vpand ymm13, ymm13, [rbp + 2880]                                 ;   445.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   446.3 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 2720], ymm11                                      ;   438.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm14, [rbp + 2528]                                 ;   443.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   444.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   444.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm15                                      ;   441.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 2880]                                 ;   442.8 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm7                                           ;   447.3 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 2944], ymm1                                       ;   442.0 agu2+fp5   41 next spill
        db 0x2e
        vmovdqa ymm1, ymm15                                              ;   443.8         41 next copy
        db 0x2e, 0x2e
        vpor ymm15, ymm15, ymm14                                         ;   443.8 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3040]                                 ;   443.8 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2080], ymm8                                       ;   445.3 agu1+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3040]                                       ;   444.0 agu0    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 2528]                                   ;   451.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   452.0 fp2     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2880]                                   ;   452.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   445.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2464], ymm0                                       ;   444.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm6, [rbp + 2528]                                   ;   446.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   447.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2880]                                       ;   446.0 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm15                                      ;   448.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm0                                          ;   453.0 fp3     41 next
        db 0x2e
        vpand ymm6, ymm6, ymm10                                          ;   446.3 fp0     41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   448.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   453.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                          ;   454.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3040]                                   ;   453.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   455.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   446.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm3                                       ;   449.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm4, ymm7                                           ;   447.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm15                                          ;   454.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   454.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   455.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm10                                          ;   448.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   455.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm10                                         ;   448.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   449.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   454.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   456.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   449.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   457.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   456.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   454.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 2464]                                      ;   452.0 agu1    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm3                                       ;   458.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, ymm13                                         ;   459.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   457.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;   455.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   456.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm2, [rbp + 3040]                                   ;   454.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   455.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm10, [rbp + 2528]                                 ;   454.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   455.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   455.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2880]                                   ;   455.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   458.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3040]                                      ;   455.3 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm7, ymm13                                         ;   462.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 2880]                                   ;   456.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm13                                         ;   462.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   463.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm10                                          ;   463.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                           ;   457.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 2528]                                   ;   457.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 2880]                                 ;   457.3 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm2                                          ;   464.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   464.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   460.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   463.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   465.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2080]                                 ;   465.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   464.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   466.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   459.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   466.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2464]                                       ;   458.3 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2880]                                       ;   458.5 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   465.5 fp1     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 2752]                                      ;   459.3 agu0    44 next reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                                           ;   466.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   467.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   467.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   465.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   468.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 2464]                                   ;   467.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   463.5 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   470.5 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   466.5 fp1     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2432]                                   ;   469.3 fp2+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2848]                                   ;   464.5 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2944]                                   ;   465.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm4, ymm15                                          ;   468.3 fp1     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 2624]                                       ;   465.5 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2560]                                   ;   472.5 fp2+agu1   41 next
        vpxor ymm11, ymm3, [rbp + 2816]                                  ;   473.5 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 2688]                                 ;   467.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm6                                          ;   471.5 fp1     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 2720]                                      ;   467.5 agu0    41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2528]                                 ;   474.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   475.5 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 2656]                                      ;   468.5 agu0    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2976]                                 ;   475.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   476.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2912]                                   ;   469.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   470.5 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 3072]                                      ;   470.3 agu1    41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3040]                                 ;   477.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   478.3 fp1     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2016]                                      ;   471.3 agu1    50 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   478.3 fp2     50 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2208]                                   ;   473.5 fp3+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 2144]                                 ;   472.3 fp0+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 2048]                                 ;   475.5 fp1+agu0   50 next
        vpxor ymm13, ymm13, [rbp + 2240]                                 ;   476.5 fp2+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 2176]                                   ;   473.5 fp3+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 1920]                                 ;   478.3 fp0+agu1   50 next
        vpxor ymm2, ymm2, [rbp + 2400]                                   ;   474.5 fp1+agu0   50 next
        vpxor ymm11, ymm11, [rbp + 1984]                                 ;   475.3 fp2+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 2272]                                   ;   475.5 fp3+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 2368]                                   ;   476.5 fp0+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;   477.5 fp1+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 2304]                                   ;   477.3 fp2+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 2112]                                   ;   479.3 fp3+agu0   50 next
        vmovdqu ymm1, [rbp + 3008]                                       ;   478.3 agu1    50 next
        vpxor ymm1, ymm1, [rbp + 2336]                                   ;   485.3 fp0+agu0   50 next
        vmovdqu [rbp + 3008], ymm8                                       ;   480.3 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 1952]                                       ;   479.3 agu1    50 next
        vpxor ymm8, ymm8, [rbp + 2496]                                   ;   486.3 fp1+agu0   50 next
        vmovdqu [rbp + 1952], ymm7                                       ;   478.3 agu2+fp5   50 next spill
        vpand ymm7, ymm15, [r8 + 992]                                    ;   480.3 fp2+agu1   58 r
        vmovdqu ymm15, [rbp + 2208]                                      ;   480.5 agu0    58 r
        vpand ymm15, ymm15, [r8 + 512]                                   ;   487.5 fp3+agu1   58 r
        vmovdqu [rbp + 3040], ymm5                                       ;   478.5 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 2144]                                       ;   481.5 agu0    58 r
        vpand ymm5, ymm5, [r8 + 544]                                     ;   488.5 fp0+agu1   58 r
        vmovdqu [rbp + 3072], ymm0                                       ;   478.5 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2048]                                       ;   482.5 agu0    58 r
        vpand ymm0, ymm0, [r8 + 576]                                     ;   489.5 fp1+agu1   58 r
        vmovdqu [rbp + 2912], ymm6                                       ;   479.5 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2240]                                       ;   483.5 agu0    58 r
        vpand ymm6, ymm6, [r8 + 608]                                     ;   490.5 fp2+agu1   58 r
        vpxor ymm3, ymm3, ymm7                                           ;   481.3 fp3     58 r
        vmovdqu ymm7, [rbp + 2176]                                       ;   484.5 agu0    58 r
        db 0x2e
        vpand ymm7, ymm7, [r8 + 640]                                     ;   491.5 fp0+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 2880], ymm3                                       ;   482.3 agu2+fp5   58 r spill
        db 0x2e
        vmovdqu ymm3, [rbp + 1920]                                       ;   485.5 agu0    58 r
        vpand ymm3, ymm3, [r8 + 672]                                     ;   492.5 fp1+agu1   58 r
        vpxor ymm10, ymm10, ymm15                                        ;   488.5 fp2     58 r
        vmovdqu ymm15, [rbp + 2336]                                      ;   486.5 agu0    58 r
        vpand ymm15, ymm15, [r8 + 704]                                   ;   493.5 fp3+agu1   58 r
        vpxor ymm12, ymm12, ymm5                                         ;   489.5 fp0     58 r
        db 0x2e
        vmovdqu ymm5, [rbp + 2496]                                       ;   487.5 agu0    58 r
        db 0x2e
        vpand ymm5, ymm5, [r8 + 736]                                     ;   494.5 fp1+agu1   58 r
        db 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   490.5 fp2     58 r
        db 0x2e
        vmovdqu ymm0, [rbp + 2400]                                       ;   488.5 agu0    58 r
        db 0x2e
        vpand ymm0, ymm0, [r8 + 768]                                     ;   495.5 fp3+agu1   58 r
        vpxor ymm9, ymm9, ymm6                                           ;   491.5 fp0     58 r
        vmovdqu ymm6, [rbp + 1984]                                       ;   489.5 agu0    58 r
        vpand ymm6, ymm6, [r8 + 800]                                     ;   496.5 fp1+agu1   58 r
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   492.5 fp2     58 r
        db 0x2e
        vmovdqu ymm7, [rbp + 2272]                                       ;   490.5 agu0    58 r
        db 0x2e
        vpand ymm7, ymm7, [r8 + 832]                                     ;   497.5 fp3+agu1   58 r
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   493.5 fp0     58 r
        db 0x2e
        vmovdqu ymm3, [rbp + 2368]                                       ;   491.5 agu0    58 r
        db 0x2e
        vpand ymm3, ymm3, [r8 + 864]                                     ;   498.5 fp1+agu1   58 r
        db 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   494.5 fp2     58 r
        db 0x2e
        vmovdqu ymm15, [rbp + 2592]                                      ;   492.5 agu0    58 r
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [r8 + 896]                                   ;   499.5 fp3+agu1   58 r
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   495.5 fp0     58 r
        db 0x2e
        vmovdqu ymm5, [rbp + 2304]                                       ;   493.5 agu0    58 r
        db 0x2e
        vpand ymm5, ymm5, [r8 + 928]                                     ;   500.5 fp1+agu1   58 r
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   496.5 fp2     58 r
        db 0x2e
        vmovdqu ymm0, [rbp + 2112]                                       ;   494.5 agu0    58 r
        db 0x2e
        vpand ymm0, ymm0, [r8 + 960]                                     ;   501.5 fp3+agu1   58 r
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   502.5 fp0     58 r
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2912]                                   ;   497.5 fp1+agu0   58 r
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3072]                                   ;   498.5 fp2+agu1   58 r
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3040]                                   ;   499.5 fp3+agu0   58 r
        vpxor ymm15, ymm15, [rbp + 1952]                                 ;   500.5 fp0+agu1   58 r
        vpxor ymm5, ymm5, [rbp + 3008]                                   ;   501.5 fp1+agu0   58 r
        vmovdqu ymm0, [r9 + 4608]                                        ;   498.3 agu1    68 k2.0 reload
        vmovdqu [rbp + 3008], ymm5                                       ;   502.5 agu2+fp5   58 r spill
        vpor ymm5, ymm4, ymm0                                            ;   505.3 fp2     59 r
        vpor ymm0, ymm10, [r9 + 4672]                                    ;   498.5 fp3+agu0   59 r
        vmovdqu [rbp + 1952], ymm10                                      ;   496.7 agu2+fp5   58 r spill
        vmovdqu ymm10, [rbp + 2880]                                      ;   499.3 agu1    59 r
        vpor ymm10, ymm10, [r9 + 4640]                                   ;   506.3 fp0+agu0   59 r
        vmovdqu [rbp + 3040], ymm4                                       ;   503.5 agu2+fp5   58 r spill
        vpor ymm4, ymm12, [r9 + 4704]                                    ;   500.3 fp1+agu1   59 r
        vmovdqu [rbp + 3072], ymm12                                      ;   498.7 agu2+fp5   58 r spill
        vpor ymm12, ymm13, [r9 + 4736]                                   ;   500.5 fp2+agu0   59 r
        vmovdqu [rbp + 2912], ymm13                                      ;   499.7 agu2+fp5   58 r spill
        vpor ymm13, ymm9, [r9 + 4768]                                    ;   501.3 fp3+agu1   59 r
        vmovdqu [rbp + 2976], ymm9                                       ;   500.7 agu2+fp5   58 r spill
        vpor ymm9, ymm14, [r9 + 4800]                                    ;   501.5 fp0+agu0   59 r
        vmovdqu [rbp + 2656], ymm14                                      ;   501.7 agu2+fp5   58 r spill
        vpor ymm14, ymm1, [r9 + 4832]                                    ;   502.3 fp1+agu1   59 r
        vpxor ymm5, ymm5, [rbp + 2208]                                   ;   506.3 fp2+agu0   59 r
        vmovdqu [rbp + 2208], ymm1                                       ;   502.7 agu2+fp5   58 r spill
        vpor ymm1, ymm8, [r9 + 4864]                                     ;   503.3 fp3+agu1   59 r
        vpxor ymm10, ymm10, [rbp + 2144]                                 ;   507.3 fp0+agu0   59 r
        vmovdqu [rbp + 2144], ymm8                                       ;   503.7 agu2+fp5   58 r spill
        vpor ymm8, ymm2, [r9 + 4896]                                     ;   504.3 fp1+agu1   59 r
        vpxor ymm0, ymm0, [rbp + 2048]                                   ;   504.5 fp2+agu0   59 r
        vmovdqu [rbp + 2048], ymm2                                       ;   504.7 agu2+fp5   58 r spill
        vpor ymm2, ymm11, [r9 + 4928]                                    ;   505.3 fp3+agu1   59 r
        vpxor ymm4, ymm4, [rbp + 2240]                                   ;   505.5 fp0+agu0   59 r
        vmovdqu [rbp + 2240], ymm11                                      ;   505.7 agu2+fp5   58 r spill
        vpor ymm11, ymm6, [r9 + 4960]                                    ;   506.3 fp1+agu1   59 r
        vpxor ymm12, ymm12, [rbp + 2176]                                 ;   506.5 fp2+agu0   59 r
        vmovdqu [rbp + 2176], ymm6                                       ;   506.7 agu2+fp5   58 r spill
        vpor ymm6, ymm7, [r9 + 4992]                                     ;   507.3 fp3+agu1   59 r
        vpxor ymm13, ymm13, [rbp + 1920]                                 ;   507.5 fp0+agu0   59 r
        vmovdqu [rbp + 1920], ymm7                                       ;   507.7 agu2+fp5   58 r spill
        vpor ymm7, ymm3, [r9 + 5024]                                     ;   508.3 fp1+agu1   59 r
        vpxor ymm9, ymm9, [rbp + 2336]                                   ;   508.5 fp2+agu0   59 r
        vmovdqu [rbp + 2336], ymm3                                       ;   508.7 agu2+fp5   58 r spill
        vpor ymm3, ymm15, [r9 + 5056]                                    ;   509.3 fp3+agu1   59 r
        vpxor ymm14, ymm14, [rbp + 2496]                                 ;   509.5 fp0+agu0   59 r
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;   510.3 fp1+agu1   59 r
        vpxor ymm8, ymm8, [rbp + 1984]                                   ;   510.5 fp2+agu0   59 r
        vmovdqu [rbp + 1984], ymm15                                      ;   509.7 agu2+fp5   58 r spill
        vmovdqu ymm15, [rbp + 3008]                                      ;   511.3 agu1    59 r
        vpor ymm15, ymm15, [r9 + 5088]                                   ;   518.3 fp3+agu0   59 r
        vpxor ymm15, ymm15, [rbp + 2016]                                 ;   519.3 fp0+agu1   59 r
        vpxor ymm2, ymm2, [rbp + 2272]                                   ;   512.5 fp1+agu0   59 r
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;   513.3 fp2+agu1   59 r
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;   513.5 fp3+agu0   59 r
        vpxor ymm7, ymm7, [rbp + 2304]                                   ;   514.3 fp0+agu1   59 r
        vpxor ymm3, ymm3, [rbp + 2112]                                   ;   514.5 fp1+agu0   59 r
        vpxor ymm15, ymm15, [rax + 512]                                  ;   520.3 fp2+agu1  108 r
        vpxor ymm5, ymm5, [rax + 544]                                    ;   515.5 fp3+agu0  108 r
        vpxor ymm10, ymm10, [rax + 576]                                  ;   516.3 fp0+agu1  108 r
        vpxor ymm0, ymm0, [rax + 608]                                    ;   516.5 fp1+agu0  108 r
        vpxor ymm4, ymm4, [rax + 640]                                    ;   517.3 fp2+agu1  108 r
        vpxor ymm12, ymm12, [rax + 672]                                  ;   517.5 fp3+agu0  108 r
        vpxor ymm13, ymm13, [rax + 704]                                  ;   518.3 fp0+agu1  108 r
        vpxor ymm9, ymm9, [rax + 736]                                    ;   518.5 fp1+agu0  108 r
        vpxor ymm14, ymm14, [rax + 768]                                  ;   519.3 fp2+agu1  108 r
        vpxor ymm1, ymm1, [rax + 800]                                    ;   519.5 fp3+agu0  108 r
        vpxor ymm8, ymm8, [rax + 832]                                    ;   520.3 fp0+agu1  108 r
        vpxor ymm2, ymm2, [rax + 864]                                    ;   520.5 fp1+agu0  108 r
        vpxor ymm11, ymm11, [rax + 896]                                  ;   521.3 fp2+agu1  108 r
        vpxor ymm6, ymm6, [rax + 928]                                    ;   521.5 fp3+agu0  108 r
        vpxor ymm7, ymm7, [rax + 960]                                    ;   522.3 fp0+agu1  108 r
        vpxor ymm3, ymm3, [rax + 992]                                    ;   522.5 fp1+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 864], ymm3                                        ;   523.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm3, [rbp + 3040]                                       ;   523.3 agu1   108 r
        db 0x2e
        vpxor ymm3, ymm3, [rax]                                          ;   530.3 fp2+agu0  108 r
        db 0x2e
        vmovdqu [rbp - 128], ymm3                                        ;   531.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm3, [rbp + 2880]                                       ;   524.3 agu1   108 r
        db 0x2e
        vpxor ymm3, ymm3, [rax + 32]                                     ;   531.3 fp3+agu0  108 r
        vmovdqu [rbp - 96], ymm3                                         ;   532.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 1952]                                       ;   525.3 agu1   108 r
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rax + 64]                                     ;   532.3 fp0+agu0  108 r
        db 0x2e, 0x2e
        vmovdqu [rbp - 64], ymm3                                         ;   533.3 agu2+fp5  108 r spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3072]                                       ;   526.3 agu1   108 r
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rax + 96]                                     ;   533.3 fp1+agu0  108 r
        db 0x2e, 0x2e
        vmovdqu [rbp - 32], ymm3                                         ;   534.3 agu2+fp5  108 r spill
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 2912]                                       ;   527.3 agu1   108 r
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rax + 128]                                    ;   534.3 fp2+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 0], ymm3                                          ;   535.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm3, [rbp + 2976]                                       ;   528.3 agu1   108 r
        db 0x2e
        vpxor ymm3, ymm3, [rax + 160]                                    ;   535.3 fp3+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 32], ymm3                                         ;   536.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm3, [rbp + 2656]                                       ;   529.3 agu1   108 r
        db 0x2e
        vpxor ymm3, ymm3, [rax + 192]                                    ;   536.3 fp0+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 64], ymm3                                         ;   537.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2208]                                       ;   530.3 agu1   108 r
        vpxor ymm3, ymm3, [rax + 224]                                    ;   537.3 fp1+agu0  108 r
        db 0x2e
        vmovdqu [rbp + 96], ymm3                                         ;   538.3 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm3, [rbp + 2144]                                       ;   531.3 agu1   108 r
        db 0x2e
        vpxor ymm3, ymm3, [rax + 256]                                    ;   538.3 fp2+agu0  108 r
        vmovdqu [rbp + 128], ymm3                                        ;   539.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2048]                                       ;   532.3 agu1   108 r
        vpxor ymm3, ymm3, [rax + 288]                                    ;   539.3 fp3+agu0  108 r
        vmovdqu [rbp + 160], ymm3                                        ;   540.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2240]                                       ;   533.3 agu1   108 r
        vpxor ymm3, ymm3, [rax + 320]                                    ;   540.3 fp0+agu0  108 r
        vmovdqu [rbp + 192], ymm3                                        ;   541.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2176]                                       ;   534.3 agu1   108 r
        vpxor ymm3, ymm3, [rax + 352]                                    ;   541.3 fp1+agu0  108 r
        vmovdqu [rbp + 224], ymm3                                        ;   542.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 1920]                                       ;   535.3 agu1   108 r
        vpxor ymm3, ymm3, [rax + 384]                                    ;   542.3 fp2+agu0  108 r
        vmovdqu [rbp + 256], ymm3                                        ;   543.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 2336]                                       ;   536.3 agu1   108 r
        vpxor ymm3, ymm3, [rax + 416]                                    ;   543.3 fp3+agu0  108 r
        vmovdqu [rbp + 288], ymm3                                        ;   544.3 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 1984]                                       ;   537.3 agu1   108 r
        vpxor ymm3, ymm3, [rax + 448]                                    ;   544.3 fp0+agu0  108 r
        vmovdqu [rbp + 320], ymm3                                        ;   545.3 agu2+fp5  108 r spill
        vpand ymm3, ymm15, [r8 + 480]                                    ;   538.3 fp1+agu1   58 r
        vmovdqu [rbp + 384], ymm15                                       ;   538.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm15, [rbp + 3008]                                      ;   538.5 agu0   108 r
        db 0x2e
        vpxor ymm15, ymm15, [rax + 480]                                  ;   545.5 fp2+agu1  108 r
        db 0x2e
        vmovdqu [rbp + 352], ymm15                                       ;   546.5 agu2+fp5  108 r spill
        db 0x2e
        vpand ymm15, ymm5, [r8]                                          ;   539.5 fp3+agu0   58 r
        db 0x2e
        vmovdqu [rbp + 416], ymm5                                        ;   540.5 agu1+fp5  108 r spill
        db 0x2e
        vpand ymm5, ymm10, [r8 + 32]                                     ;   540.5 fp0+agu0   58 r
        vmovdqu [rbp + 448], ymm10                                       ;   541.5 agu2+fp5  108 r spill
        vpand ymm10, ymm0, [r8 + 64]                                     ;   541.3 fp1+agu1   58 r
        vmovdqu [rbp + 480], ymm0                                        ;   542.5 agu2+fp5  108 r spill
        vpand ymm0, ymm4, [r8 + 96]                                      ;   541.5 fp2+agu0   58 r
        vmovdqu [rbp + 512], ymm4                                        ;   543.5 agu1+fp5  108 r spill
        vpand ymm4, ymm12, [r8 + 128]                                    ;   542.5 fp3+agu0   58 r
        vmovdqu [rbp + 544], ymm12                                       ;   544.5 agu2+fp5  108 r spill
        vpand ymm12, ymm13, [r8 + 160]                                   ;   543.3 fp0+agu1   58 r
        vmovdqu [rbp + 576], ymm13                                       ;   545.5 agu2+fp5  108 r spill
        vpand ymm13, ymm9, [r8 + 192]                                    ;   543.5 fp1+agu0   58 r
        db 0x2e
        vpxor ymm3, ymm3, [rbp - 96]                                     ;   552.5 fp2+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 608], ymm9                                        ;   546.5 agu2+fp5  108 r spill
        db 0x2e
        vpand ymm9, ymm14, [r8 + 224]                                    ;   544.5 fp3+agu0   58 r
        db 0x2e
        vpxor ymm15, ymm15, [rbp - 64]                                   ;   553.5 fp0+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 640], ymm14                                       ;   547.5 agu2+fp5  108 r spill
        db 0x2e
        vpand ymm14, ymm1, [r8 + 256]                                    ;   545.5 fp1+agu0   58 r
        vpxor ymm5, ymm5, [rbp - 32]                                     ;   554.5 fp2+agu1   58 r
        vmovdqu [rbp + 672], ymm1                                        ;   548.5 agu2+fp5  108 r spill
        db 0x2e
        vpand ymm1, ymm8, [r8 + 288]                                     ;   546.5 fp3+agu0   58 r
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 0]                                    ;   555.5 fp0+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 704], ymm8                                        ;   549.5 agu2+fp5  108 r spill
        db 0x2e
        vpand ymm8, ymm2, [r8 + 320]                                     ;   547.5 fp1+agu0   58 r
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 32]                                     ;   556.5 fp2+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 736], ymm2                                        ;   550.5 agu2+fp5  108 r spill
        vpand ymm2, ymm11, [r8 + 352]                                    ;   548.5 fp3+agu0   58 r
        vpxor ymm4, ymm4, [rbp + 64]                                     ;   557.5 fp0+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 768], ymm11                                       ;   551.5 agu2+fp5  108 r spill
        vpand ymm11, ymm6, [r8 + 384]                                    ;   549.5 fp1+agu0   58 r
        vpxor ymm12, ymm12, [rbp + 96]                                   ;   558.5 fp2+agu1   58 r
        vmovdqu [rbp + 800], ymm6                                        ;   552.5 agu2+fp5  108 r spill
        vpand ymm6, ymm7, [r8 + 416]                                     ;   550.5 fp3+agu0   58 r
        vpxor ymm13, ymm13, [rbp + 128]                                  ;   559.5 fp0+agu1   58 r
        vpxor ymm9, ymm9, [rbp + 160]                                    ;   559.5 fp1+agu0   58 r
        vpxor ymm14, ymm14, [rbp + 192]                                  ;   559.5 fp2+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 832], ymm7                                        ;   553.5 agu2+fp5  108 r spill
        db 0x2e
        vmovdqu ymm7, [rbp + 864]                                        ;   553.5 agu0    58 r
        vpand ymm7, ymm7, [r8 + 448]                                     ;   560.5 fp3+agu1   58 r
        vpxor ymm7, ymm7, [rbp - 128]                                    ;   561.5 fp0+agu0   58 r
        vpxor ymm1, ymm1, [rbp + 224]                                    ;   560.5 fp1+agu1   58 r
        vpxor ymm8, ymm8, [rbp + 256]                                    ;   560.5 fp2+agu0   58 r
        vpxor ymm2, ymm2, [rbp + 288]                                    ;   560.5 fp3+agu1   58 r
        vpxor ymm11, ymm11, [rbp + 320]                                  ;   560.5 fp0+agu0   58 r
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 352]                                    ;   560.5 fp1+agu1   58 r
        db 0x2e
        vmovdqu [rbp + 2784], ymm6                                       ;   561.5 agu2+fp5   58 r spill
        db 0x2e
        vpor ymm6, ymm3, [r9 + 4128]                                     ;   556.5 fp2+agu0   59 r
        db 0x2e
        vmovdqu [rbp + 2848], ymm3                                       ;   555.5 agu2+fp5   58 r spill
        db 0x2e
        vpor ymm3, ymm7, [r9 + 4096]                                     ;   562.5 fp3+agu1   59 r
        vmovdqu [rbp + 2432], ymm7                                       ;   562.5 agu2+fp5   58 r spill
        vpor ymm7, ymm15, [r9 + 4160]                                    ;   557.5 fp0+agu0   59 r
        vmovdqu [rbp + 2464], ymm15                                      ;   557.5 agu2+fp5   58 r spill
        vpor ymm15, ymm5, [r9 + 4192]                                    ;   558.3 fp1+agu1   59 r
        vmovdqu [rbp + 2080], ymm5                                       ;   558.5 agu2+fp5   58 r spill
        vpor ymm5, ymm10, [r9 + 4224]                                    ;   558.5 fp2+agu0   59 r
        vmovdqu [rbp + 3104], ymm10                                      ;   559.5 agu1+fp5   58 r spill
        vpor ymm10, ymm0, [r9 + 4256]                                    ;   559.5 fp3+agu0   59 r
        vmovdqu [rbp + 3136], ymm0                                       ;   560.5 agu2+fp5   58 r spill
        vpor ymm0, ymm4, [r9 + 4288]                                     ;   560.3 fp0+agu1   59 r
        db 0x2e
        vmovdqu [rbp + 3168], ymm4                                       ;   561.5 agu2+fp5   58 r spill
        db 0x2e
        vpor ymm4, ymm12, [r9 + 4320]                                    ;   560.5 fp1+agu0   59 r
        vpxor ymm3, ymm3, [rbp + 416]                                    ;   563.5 fp2+agu1   59 r
        vmovdqu [rbp + 3200], ymm12                                      ;   562.5 agu2+fp5   58 r spill
        vpor ymm12, ymm13, [r9 + 4352]                                   ;   561.5 fp3+agu0   59 r
        vpxor ymm6, ymm6, [rbp + 448]                                    ;   562.3 fp0+agu1   59 r
        vmovdqu [rbp + 3232], ymm13                                      ;   563.5 agu2+fp5   58 r spill
        vpor ymm13, ymm9, [r9 + 4384]                                    ;   562.5 fp1+agu0   59 r
        vpxor ymm7, ymm7, [rbp + 480]                                    ;   563.3 fp2+agu1   59 r
        vmovdqu [rbp + 3264], ymm9                                       ;   564.5 agu2+fp5   58 r spill
        vpor ymm9, ymm14, [r9 + 4416]                                    ;   563.5 fp3+agu0   59 r
        vpxor ymm15, ymm15, [rbp + 512]                                  ;   564.3 fp0+agu1   59 r
        vmovdqu [rbp + 3296], ymm14                                      ;   565.5 agu2+fp5   58 r spill
        vpor ymm14, ymm1, [r9 + 4448]                                    ;   564.5 fp1+agu0   59 r
        vpxor ymm5, ymm5, [rbp + 544]                                    ;   565.3 fp2+agu1   59 r
        vmovdqu [rbp + 3328], ymm1                                       ;   566.5 agu2+fp5   58 r spill
        vpor ymm1, ymm8, [r9 + 4480]                                     ;   565.5 fp3+agu0   59 r
        vpxor ymm10, ymm10, [rbp + 576]                                  ;   566.3 fp0+agu1   59 r
        vmovdqu [rbp + 3360], ymm8                                       ;   567.5 agu2+fp5   58 r spill
        vpor ymm8, ymm2, [r9 + 4512]                                     ;   566.5 fp1+agu0   59 r
        vpxor ymm0, ymm0, [rbp + 608]                                    ;   567.3 fp2+agu1   59 r
        vmovdqu [rbp + 3392], ymm2                                       ;   568.5 agu2+fp5   58 r spill
        vpor ymm2, ymm11, [r9 + 4544]                                    ;   567.5 fp3+agu0   59 r
        vpxor ymm4, ymm4, [rbp + 640]                                    ;   568.3 fp0+agu1   59 r
        vpxor ymm12, ymm12, [rbp + 672]                                  ;   568.5 fp1+agu0   59 r
        vpxor ymm13, ymm13, [rbp + 704]                                  ;   569.3 fp2+agu1   59 r
        vmovdqu [rbp + 3424], ymm11                                      ;   569.5 agu2+fp5   58 r spill
        vmovdqu ymm11, [rbp + 2784]                                      ;   569.5 agu0    59 r
        vpor ymm11, ymm11, [r9 + 4576]                                   ;   576.5 fp3+agu1   59 r
        vpxor ymm11, ymm11, [rbp + 384]                                  ;   577.5 fp0+agu0   59 r
        vpxor ymm9, ymm9, [rbp + 736]                                    ;   571.3 fp1+agu1   59 r
        vpxor ymm14, ymm14, [rbp + 768]                                  ;   571.5 fp2+agu0   59 r
        vpxor ymm1, ymm1, [rbp + 800]                                    ;   572.3 fp3+agu1   59 r
        vpxor ymm8, ymm8, [rbp + 832]                                    ;   572.5 fp0+agu0   59 r
        vpxor ymm2, ymm2, [rbp + 864]                                    ;   573.3 fp1+agu1   59 r
        vpxor ymm11, ymm11, [r8 + 864]                                   ;   578.5 fp2+agu0   50 next
        vpxor ymm3, ymm3, [r8 + 896]                                     ;   574.3 fp3+agu1   50 next
        vpxor ymm6, ymm6, [r8 + 928]                                     ;   574.5 fp0+agu0   50 next
        vpxor ymm7, ymm7, [r8 + 960]                                     ;   575.3 fp1+agu1   50 next
        vpxor ymm15, ymm15, [r8 + 992]                                   ;   575.5 fp2+agu0   50 next
        vpxor ymm5, ymm5, [r8 + 512]                                     ;   576.3 fp3+agu1   50 next
        vpxor ymm10, ymm10, [r8 + 544]                                   ;   576.5 fp0+agu0   50 next
        vpxor ymm0, ymm0, [r8 + 576]                                     ;   577.3 fp1+agu1   50 next
        vpxor ymm4, ymm4, [r8 + 608]                                     ;   577.5 fp2+agu0   50 next
        vpxor ymm12, ymm12, [r8 + 640]                                   ;   578.3 fp3+agu1   50 next
        vpxor ymm13, ymm13, [r8 + 672]                                   ;   578.5 fp0+agu0   50 next
        vpxor ymm9, ymm9, [r8 + 704]                                     ;   579.3 fp1+agu1   50 next
        vpxor ymm14, ymm14, [r8 + 736]                                   ;   579.5 fp2+agu0   50 next
        vpxor ymm1, ymm1, [r8 + 768]                                     ;   580.3 fp3+agu1   50 next
        vpxor ymm8, ymm8, [r8 + 800]                                     ;   580.5 fp0+agu0   50 next
        vpxor ymm2, ymm2, [r8 + 832]                                     ;   581.3 fp1+agu1   50 next
        vmovdqu [rbp + 3456], ymm15                                      ;   576.5 agu2+fp5   50 next spill
        vpxor ymm15, ymm12, ymm2                                         ;   582.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm3                                       ;   576.3 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm0, ymm1                                           ;   581.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm5                                       ;   577.3 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm5, ymm12, ymm13                                         ;   579.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3552], ymm11                                      ;   579.5 agu2+fp5   50 next spill
        db 0x2e
        vpand ymm11, ymm0, ymm4                                          ;   578.5 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm10                                      ;   579.3 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm10, ymm12, ymm8                                         ;   581.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   582.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm6                                       ;   580.3 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm1, ymm13                                          ;   581.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm7                                       ;   581.3 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm5, ymm13                                          ;   580.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   581.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm1, ymm14                                          ;   581.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel kasumi_decrypt_compact.T0_constants256]   ;   582.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   583.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm7                                       ;   583.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm8                                           ;   582.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm3                                       ;   583.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm1, ymm13                                          ;   581.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm13                                      ;   584.3 agu0+fp5   50 next spill
        db 0x2e
        vpxor ymm13, ymm12, ymm4                                         ;   581.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm10                                      ;   585.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm6, ymm8                                          ;   582.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm10                                      ;   586.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm0, ymm14                                         ;   582.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   583.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   584.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm7                                       ;   587.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm14, ymm9                                          ;   582.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel kasumi_decrypt_compact.T0_constants256]   ;   584.3 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm7                                       ;   588.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm15, ymm4                                          ;   583.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   584.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm8                                          ;   583.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                        ;   584.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm11                                      ;   589.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm5, ymm14                                         ;   584.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   585.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   586.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm6, ymm10                                         ;   587.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   585.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm5, ymm4                                           ;   585.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   586.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   586.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm0, ymm4                                           ;   586.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   586.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   586.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm11                                      ;   590.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm14                                        ;   587.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   588.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm0                                       ;   591.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm12                                          ;   587.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   588.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   589.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   589.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3776]                                   ;   592.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm12                                      ;   592.3 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm6, ymm1                                          ;   588.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   589.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3904]                                   ;   596.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   597.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm8, ymm2                                           ;   589.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   593.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   590.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   598.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel kasumi_decrypt_compact.T0_constants256]      ;   588.8 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   599.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3872]                                   ;   595.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3904]                                   ;   596.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;   591.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   592.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm8                                         ;   592.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, [rbp + 3744]                                 ;   592.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   593.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm5                                         ;   592.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3712]                                      ;   591.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                          ;   598.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   599.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3744]                                       ;   592.0 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm10                                      ;   600.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm5                                         ;   599.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   594.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   600.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   594.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3968]                                   ;   598.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   601.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3904]                                 ;   596.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   599.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   595.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3776]                                 ;   601.3 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   600.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   597.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   597.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm0                                       ;   602.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, [rbp + 4000]                                   ;   599.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   600.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm9, ymm5                                           ;   599.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3840]                                   ;   599.3 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   601.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   602.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm2                                           ;   599.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm0, ymm14                                         ;   602.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   603.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   603.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3936]                                 ;   600.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                           ;   600.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   600.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3840]                                 ;   601.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3680]                                   ;   601.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   601.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   602.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3872]                                   ;   601.7 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   602.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   602.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   603.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 4000]                                   ;   604.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3808]                                   ;   605.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   603.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   606.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3648]                                       ;   602.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3616]                                       ;   603.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   610.2 fp2     41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3584]                                       ;   603.7 agu0    41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3552]                                       ;   604.2 agu1    50 next reload
        db 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   611.2 fp3     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3520]                                       ;   604.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3488]                                      ;   605.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   612.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3584]                                      ;   605.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3456]                                      ;   606.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm12                                        ;   613.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3648]                                      ;   606.7 agu0    41 next
        db 0x2e
        vpand ymm14, ymm14, ymm5                                         ;   613.7 fp2     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   611.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm1                                       ;   604.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm1, ymm5, ymm12                                          ;   613.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm13                                      ;   605.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm13, ymm2, ymm10                                         ;   612.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm6                                       ;   607.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm6, ymm4, ymm9                                           ;   613.2 fp2     41 next
        db 0x2e
        vpand ymm9, ymm9, [rbp + 3648]                                   ;   613.2 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm15                                      ;   607.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm14, ymm6                                         ;   614.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   614.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   615.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 3520]                                 ;   615.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   616.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm3                                       ;   608.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm1, [rbp + 3648]                                   ;   614.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   615.2 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                          ;   615.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm8                                       ;   611.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm12, [rbp + 3520]                                  ;   613.2 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm10                                          ;   617.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm7                                       ;   612.3 agu0+fp5   41 next spill
        db 0x2e
        vmovdqa ymm7, ymm8                                               ;   614.2         41 next copy
        db 0x2e
        vpor ymm8, ymm8, ymm1                                            ;   614.2 fp2     41 next
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3584]                                   ;   614.2 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3936], ymm15                                      ;   615.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm15, [rbp + 3584]                                      ;   613.7 agu0    41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 3648]                                 ;   620.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   621.7 fp1     41 next
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 3520]                                 ;   621.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   616.2 fp3     41 next
        vmovdqu [rbp + 3904], ymm0                                       ;   614.5 agu2+fp5   41 next spill
        vpand ymm0, ymm13, [rbp + 3648]                                  ;   616.7 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   617.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3520]                                       ;   615.7 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm8                                       ;   618.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm2, ymm0                                           ;   622.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm12                                        ;   616.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   618.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   622.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   623.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 3584]                                 ;   622.7 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   624.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm10                                          ;   617.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm4                                       ;   619.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm5, ymm10                                          ;   617.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm4, ymm8                                           ;   623.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   623.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   624.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm10, ymm12                                         ;   618.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   624.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm6, ymm12                                          ;   618.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                           ;   619.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   623.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   625.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel kasumi_decrypt_compact.T0_constants256]      ;   619.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;   626.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm0                                           ;   625.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   623.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3904]                                      ;   621.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm4                                       ;   627.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm12, ymm15                                         ;   628.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm10                                          ;   626.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   624.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   626.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm2, [rbp + 3584]                                  ;   623.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   624.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm12, [rbp + 3648]                                 ;   624.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   625.0 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   625.0 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3520]                                 ;   624.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   627.7 fp1     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3584]                                      ;   625.0 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm10, ymm15                                        ;   632.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm2, [rbp + 3520]                                  ;   625.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm6, ymm15                                          ;   632.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   633.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm12                                         ;   633.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm14                                        ;   626.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 3648]                                 ;   626.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3520]                                   ;   627.0 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm5, ymm2                                          ;   634.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   634.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   629.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   633.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   635.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3936]                                 ;   635.0 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   634.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   636.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   629.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   636.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3904]                                       ;   628.0 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3520]                                       ;   628.2 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm6                                           ;   635.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3616]                                      ;   629.0 agu0    50 next reload
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm11                                           ;   636.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   637.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   637.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   635.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   638.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3904]                                 ;   637.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   633.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   640.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   636.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3968]                                 ;   639.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4064]                                 ;   634.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3840]                                   ;   635.0 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm5, ymm8                                           ;   638.0 fp0     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 4032]                                       ;   635.2 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3488]                                   ;   642.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm3, [rbp + 4096]                                   ;   643.2 fp2+agu0   41 next
        vpxor ymm11, ymm11, [rbp + 3680]                                 ;   637.0 fp3+agu1   41 next
        vpxor ymm7, ymm11, ymm13                                         ;   641.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3872]                                       ;   637.2 agu0    41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3648]                                   ;   644.2 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   645.2 fp2     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 3712]                                      ;   638.2 agu0    41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3456]                                 ;   645.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   646.2 fp0     41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3744]                                   ;   639.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   640.2 fp2     41 next
        vmovdqu ymm13, [rbp + 4000]                                      ;   640.0 agu1    41 next
        vpxor ymm13, ymm13, [rbp + 3584]                                 ;   647.0 fp3+agu0   41 next
        vpxor ymm14, ymm14, ymm13                                        ;   648.0 fp0     41 next
        vpxor ymm2, ymm2, [r11 + 4384]                                   ;   641.0 fp1+agu1   44 next
        vpxor ymm4, ymm4, [r11 + 4416]                                   ;   644.2 fp2+agu0   44 next
        vpxor ymm7, ymm7, [r11 + 4448]                                   ;   642.2 fp3+agu1   44 next
        vpxor ymm0, ymm0, [r11 + 4480]                                   ;   646.2 fp0+agu0   44 next
        vpxor ymm9, ymm9, [r11 + 4512]                                   ;   647.2 fp1+agu1   44 next
        vpxor ymm10, ymm10, [r11 + 4544]                                 ;   643.2 fp2+agu0   44 next
        vpxor ymm14, ymm14, [r11 + 4576]                                 ;   649.0 fp3+agu1   44 next
        vpxor ymm5, ymm5, [r11 + 4096]                                   ;   644.2 fp0+agu0   44 next
        vpxor ymm3, ymm3, [r11 + 4128]                                   ;   645.0 fp1+agu1   44 next
        vpxor ymm11, ymm11, [r11 + 4160]                                 ;   645.2 fp2+agu0   44 next
        vpxor ymm8, ymm8, [r11 + 4192]                                   ;   646.0 fp3+agu1   44 next
        vpxor ymm12, ymm12, [r11 + 4224]                                 ;   646.2 fp0+agu0   44 next
        vpxor ymm6, ymm6, [r11 + 4256]                                   ;   647.0 fp1+agu1   44 next
        vpxor ymm13, ymm13, [r11 + 4288]                                 ;   648.0 fp2+agu0   44 next
        vmovdqu ymm15, [rbp + 3776]                                      ;   648.0 agu1    44 next
        vpxor ymm15, ymm15, [r11 + 4320]                                 ;   655.0 fp3+agu0   44 next
        vmovdqu [rbp + 3776], ymm9                                       ;   648.2 agu2+fp5   44 next spill
        vmovdqu ymm9, [rbp + 3808]                                       ;   649.0 agu1    44 next
        vpxor ymm9, ymm9, [r11 + 4352]                                   ;   656.0 fp0+agu0   44 next
        vmovdqu [rbp + 3808], ymm4                                       ;   646.0 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm4, ymm11, ymm9                                          ;   657.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3584], ymm10                                      ;   647.0 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm10, ymm5, ymm13                                         ;   649.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm2                                       ;   648.0 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm2, ymm11, ymm8                                          ;   647.0 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm14                                      ;   650.0 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm14, ymm5, ymm3                                          ;   647.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm7                                       ;   650.0 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm11, ymm15                                         ;   656.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm5                                           ;   657.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm0                                       ;   651.0 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm13, ymm8                                          ;   649.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm9                                       ;   657.0 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm2, ymm8                                           ;   648.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   649.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm13, ymm6                                          ;   649.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   650.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   658.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm9                                       ;   653.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm10, ymm15                                         ;   656.0 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm10                                      ;   654.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm13, ymm8                                         ;   649.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm8                                       ;   655.0 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm11, ymm3                                          ;   650.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm7                                       ;   659.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm0, ymm15                                          ;   656.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm7                                       ;   657.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm5, ymm6                                           ;   650.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   651.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   657.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm9                                       ;   658.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm12                                          ;   653.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   654.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   658.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   659.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm8, ymm15                                          ;   656.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm6                                           ;   655.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm9                                       ;   659.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm2, ymm6                                           ;   656.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   657.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   658.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm7                                           ;   659.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   657.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm9, ymm2, ymm3                                            ;   657.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   660.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   658.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm5, ymm3                                           ;   658.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   660.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 3712]                                   ;   664.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm9                                       ;   661.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm6, ymm4                                           ;   658.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   659.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm5                                       ;   665.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm3, ymm11                                          ;   659.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   660.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   661.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                          ;   661.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 4096]                                   ;   666.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm11                                      ;   662.0 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm0, ymm13                                         ;   660.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   660.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   661.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   662.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3712]                                       ;   660.2 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm11                                      ;   663.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm0                                         ;   667.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   668.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   668.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   663.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel kasumi_decrypt_compact.T0_constants256]       ;   661.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   668.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4032]                                   ;   666.0 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   667.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                         ;   663.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   664.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                          ;   663.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm4, [rbp + 3680]                                   ;   664.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   665.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                           ;   664.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3872]                                       ;   663.2 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   670.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   671.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm10, ymm8                                          ;   666.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3680]                                       ;   664.0 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm7                                       ;   669.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm9, ymm8                                           ;   671.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   672.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm12                                        ;   666.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3552]                                 ;   672.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   673.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   666.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4064]                                       ;   666.2 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm5                                       ;   674.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm12, ymm4                                          ;   673.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   674.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm15, [rbp + 3968]                                  ;   673.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm12                                          ;   667.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 4096]                                   ;   673.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   674.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   668.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   668.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3488]                                 ;   673.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   675.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   676.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm12, ymm8                                          ;   671.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   670.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   674.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   675.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3840]                                 ;   671.2 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   677.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm0                                         ;   671.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   672.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3488]                                 ;   672.2 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   673.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3648]                                   ;   672.5 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   673.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 4032]                                 ;   673.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm0                                           ;   673.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   673.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   675.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;   676.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3616]                                   ;   677.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   674.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   678.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3456]                                       ;   674.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3520]                                       ;   674.7 agu1    44 next reload
        db 0x2e
        vpand ymm0, ymm0, ymm3                                           ;   681.7 fp1     41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3744]                                       ;   675.2 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 4000]                                       ;   675.7 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm5                                           ;   682.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3584]                                       ;   676.2 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3808]                                       ;   676.7 agu1    44 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   683.7 fp3     41 next
        db 0x2e
        vmovdqu ymm8, [rbp + 3744]                                       ;   677.2 agu0    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 3776]                                       ;   677.7 agu1    44 next reload
        db 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   684.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3456]                                      ;   678.2 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                         ;   685.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   682.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3616], ymm13                                      ;   676.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm9                                          ;   684.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm2                                       ;   677.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm3, ymm7                                           ;   683.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm11                                      ;   679.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm4, ymm6                                          ;   684.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, [rbp + 3456]                                   ;   684.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm14                                      ;   679.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm14, ymm12, ymm11                                        ;   686.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   686.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   687.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3584]                                 ;   687.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   688.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm10                                      ;   680.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm13, [rbp + 3456]                                 ;   685.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   686.7 fp1     41 next
        db 0x2e
        vpand ymm10, ymm10, ymm7                                         ;   686.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 4032], ymm15                                      ;   682.8 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm15, ymm9, [rbp + 3584]                                  ;   684.7 fp3+agu1   41 next
        db 0x2e
        vpand ymm4, ymm4, ymm7                                           ;   689.2 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3648], ymm1                                       ;   683.8 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm15                                              ;   685.7         41 next copy
        db 0x2e
        vpor ymm15, ymm15, ymm13                                         ;   685.7 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3744]                                 ;   685.7 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm14                                      ;   687.2 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm14, [rbp + 3744]                                      ;   685.2 agu0    41 next
        db 0x2e
        vpand ymm14, ymm14, [rbp + 3456]                                 ;   692.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm14                                          ;   693.2 fp0     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3584]                                 ;   693.2 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   687.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm0                                       ;   686.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, [rbp + 3456]                                   ;   688.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   689.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3584]                                       ;   687.2 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm15                                      ;   690.2 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm15, ymm3, ymm0                                          ;   694.2 fp1     41 next
        db 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   688.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   690.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                        ;   694.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   695.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, [rbp + 3744]                                 ;   694.2 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   696.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm7                                         ;   688.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm4                                       ;   691.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm5, ymm7                                           ;   688.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm4, ymm15                                          ;   695.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   695.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   696.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm7, ymm9                                           ;   689.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   696.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm11, ymm9                                          ;   690.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                           ;   691.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   695.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   697.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel kasumi_decrypt_compact.T0_constants256]      ;   691.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   698.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   697.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   695.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3840]                                      ;   693.2 agu1    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm4                                       ;   699.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm4, ymm9, ymm14                                          ;   700.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   698.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm5                                           ;   696.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   698.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm3, [rbp + 3744]                                  ;   695.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   696.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm9, [rbp + 3456]                                  ;   695.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm14                                        ;   696.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   696.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3584]                                 ;   696.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   699.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3744]                                      ;   696.5 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm7, ymm14                                          ;   703.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm3, [rbp + 3584]                                   ;   697.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm11, ymm14                                         ;   703.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   704.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm9                                           ;   704.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                          ;   698.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3456]                                 ;   698.3 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, [rbp + 3584]                                 ;   698.5 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm5, ymm3                                          ;   705.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   705.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   701.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   704.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   706.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3488]                                 ;   706.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   705.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   707.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   700.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   707.5 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3840]                                       ;   699.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3584]                                       ;   699.7 agu1    44 next reload
        db 0x2e
        vpand ymm4, ymm4, ymm8                                           ;   706.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3520]                                       ;   700.5 agu0    44 next reload
        db 0x2e, 0x2e
        vpor ymm3, ymm3, ymm9                                            ;   707.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                        ;   708.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   708.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   706.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   709.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 3840]                                   ;   708.5 fp1+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   704.7 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   711.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   707.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 4096]                                   ;   710.5 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;   705.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3648]                                   ;   706.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm5, ymm15                                          ;   709.5 fp3     41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3904]                                       ;   706.7 agu0    41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3808]                                   ;   713.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm4, [rbp + 3936]                                  ;   714.7 fp1+agu0   41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 4032]                                   ;   708.5 fp2+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm9, ymm2                                           ;   712.7 fp3     41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 3872]                                      ;   708.7 agu0    41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3456]                                 ;   715.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   716.7 fp1     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3712]                                      ;   709.7 agu0    41 next
        vpxor ymm13, ymm13, [rbp + 3776]                                 ;   716.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   717.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3680]                                   ;   710.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   711.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 4064]                                      ;   711.5 agu1    41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3744]                                 ;   718.5 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   719.5 fp3     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2432]                                      ;   712.5 agu1    58 r reload
        db 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   719.5 fp0     50 next
        vpxor ymm4, ymm4, [rbp + 2848]                                   ;   714.7 fp1+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 2464]                                   ;   713.5 fp2+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2080]                                 ;   716.7 fp3+agu0   50 next
        vpxor ymm13, ymm13, [rbp + 3104]                                 ;   717.7 fp0+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 3136]                                   ;   714.7 fp1+agu0   50 next
        vpxor ymm14, ymm14, [rbp + 3168]                                 ;   719.5 fp2+agu1   50 next
        vpxor ymm3, ymm3, [rbp + 3264]                                   ;   715.7 fp3+agu0   50 next
        vpxor ymm10, ymm10, [rbp + 3296]                                 ;   716.5 fp0+agu1   50 next
        vpxor ymm2, ymm2, [rbp + 3328]                                   ;   716.7 fp1+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 3360]                                   ;   717.7 fp2+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 3392]                                   ;   718.7 fp3+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 3424]                                   ;   718.5 fp0+agu1   50 next
        vpxor ymm12, ymm12, [rbp + 2784]                                 ;   720.5 fp1+agu0   50 next
        vpxor ymm15, ymm15, [r11 + 768]                                  ;   719.5 fp2+agu1   50 next
        vmovdqu [rbp + 2432], ymm12                                      ;   721.5 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 3552]                                      ;   719.7 agu0    50 next
        vpxor ymm12, ymm12, [rbp + 3200]                                 ;   726.7 fp3+agu1   50 next
        vmovdqu [rbp + 3552], ymm7                                       ;   719.5 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3616]                                       ;   720.7 agu0    50 next
        vpxor ymm7, ymm7, [rbp + 3232]                                   ;   727.7 fp0+agu1   50 next
        vmovdqu [rbp + 3616], ymm6                                       ;   719.7 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 2848]                                       ;   721.7 agu0    50 next
        vpxor ymm6, ymm6, [r11 + 800]                                    ;   728.7 fp1+agu1   50 next
        vmovdqu [rbp + 2848], ymm0                                       ;   719.5 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 2464]                                       ;   722.7 agu0    50 next
        vpxor ymm0, ymm0, [r11 + 832]                                    ;   729.7 fp2+agu1   50 next
        vmovdqu [rbp + 2464], ymm2                                       ;   720.5 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 2080]                                       ;   723.7 agu0    50 next
        vpxor ymm2, ymm2, [r11 + 864]                                    ;   730.7 fp3+agu1   50 next
        vmovdqu [rbp + 2080], ymm10                                      ;   721.5 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 3104]                                      ;   724.7 agu0    50 next
        vpxor ymm10, ymm10, [r11 + 896]                                  ;   731.7 fp0+agu1   50 next
        vmovdqu [rbp + 3104], ymm3                                       ;   722.5 agu2+fp5   50 next spill
        vmovdqu ymm3, [rbp + 3136]                                       ;   725.7 agu0    50 next
        vpxor ymm3, ymm3, [r11 + 928]                                    ;   732.7 fp1+agu1   50 next
        vmovdqu [rbp + 3136], ymm7                                       ;   728.7 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3168]                                       ;   726.7 agu0    50 next
        vpxor ymm7, ymm7, [r11 + 960]                                    ;   733.7 fp2+agu1   50 next
        vmovdqu [rbp + 3168], ymm12                                      ;   727.7 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 3200]                                      ;   727.7 agu0    50 next
        vpxor ymm12, ymm12, [r11 + 992]                                  ;   734.7 fp3+agu1   50 next
        vmovdqu [rbp + 3200], ymm14                                      ;   725.5 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 3232]                                      ;   728.7 agu0    50 next
        vpxor ymm14, ymm14, [r11 + 512]                                  ;   735.7 fp0+agu1   50 next
        vmovdqu [rbp + 3232], ymm8                                       ;   726.5 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3264]                                       ;   729.7 agu0    50 next
        vpxor ymm8, ymm8, [r11 + 544]                                    ;   736.7 fp1+agu1   50 next
        vmovdqu [rbp + 3264], ymm13                                      ;   727.5 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 3296]                                      ;   730.7 agu0    50 next
        vpxor ymm13, ymm13, [r11 + 576]                                  ;   737.7 fp2+agu1   50 next
        vmovdqu [rbp + 3296], ymm11                                      ;   728.5 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 3328]                                      ;   731.7 agu0    50 next
        vpxor ymm11, ymm11, [r11 + 608]                                  ;   738.7 fp3+agu1   50 next
        vmovdqu [rbp + 3328], ymm9                                       ;   729.5 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3360]                                       ;   732.7 agu0    50 next
        vpxor ymm9, ymm9, [r11 + 640]                                    ;   739.7 fp0+agu1   50 next
        vmovdqu [rbp + 3360], ymm4                                       ;   730.5 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 3392]                                       ;   733.7 agu0    50 next
        vpxor ymm4, ymm4, [r11 + 672]                                    ;   740.7 fp1+agu1   50 next
        vmovdqu [rbp + 3392], ymm5                                       ;   731.5 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3424]                                       ;   734.7 agu0    50 next
        vpxor ymm5, ymm5, [r11 + 704]                                    ;   741.7 fp2+agu1   50 next
        vmovdqu [rbp + 3424], ymm10                                      ;   732.7 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm10, [rbp + 2784]                                      ;   735.7 agu0    50 next
        db 0x2e
        vpxor ymm10, ymm10, [r11 + 736]                                  ;   742.7 fp3+agu1   50 next
        vmovdqu [rbp + 2784], ymm6                                       ;   733.5 agu2+fp5   50 next spill
        vpxor ymm6, ymm8, ymm10                                          ;   743.7 fp0     41 next
        vmovdqu [rbp + 3744], ymm3                                       ;   734.5 agu2+fp5   50 next spill
        vpxor ymm3, ymm12, ymm4                                          ;   741.7 fp1     41 next
        vmovdqu [rbp + 4064], ymm15                                      ;   735.5 agu2+fp5   50 next spill
        vpxor ymm15, ymm8, ymm13                                         ;   738.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm7                                       ;   736.5 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm14                                         ;   736.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm0                                       ;   737.5 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm8, ymm5                                           ;   742.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm12                                          ;   743.7 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3776], ymm2                                       ;   738.5 agu1+fp5   50 next spill
        db 0x2e
        vpxor ymm2, ymm4, ymm13                                          ;   741.7 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm10                                      ;   743.7 agu2+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm13                                        ;   739.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   740.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, ymm9                                          ;   741.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   742.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   744.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm10                                      ;   743.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm3, ymm5                                          ;   742.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm3                                       ;   742.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm4, ymm13                                          ;   741.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm13                                      ;   742.5 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm13, ymm8, ymm14                                         ;   741.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm0                                       ;   745.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm2, ymm5                                           ;   742.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm0                                       ;   744.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm12, ymm9                                          ;   742.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   743.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   744.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm10                                      ;   745.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm11                                         ;   743.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   744.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm14                                          ;   744.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   745.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm5                                          ;   744.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm9                                         ;   744.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm10                                      ;   746.5 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm15, ymm9                                         ;   744.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   745.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   746.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm2, ymm0                                           ;   747.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   745.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm15, ymm14                                         ;   745.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   746.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   746.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm14                                         ;   746.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   746.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3712]                                 ;   750.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm10                                      ;   747.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm6, ymm9                                          ;   747.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   748.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm12                                      ;   751.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm14, ymm8                                         ;   747.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   748.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                        ;   749.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm8                                         ;   749.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3936]                                   ;   752.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm8                                       ;   749.5 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm4, ymm2                                           ;   749.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   749.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   750.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   751.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3712]                                       ;   748.3 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm8                                       ;   750.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm5, ymm2                                           ;   755.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   756.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   756.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   752.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;   749.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   756.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3904]                                 ;   753.5 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   754.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm14                                          ;   751.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   752.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm5                                           ;   752.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm6, [rbp + 4032]                                  ;   752.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                        ;   753.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm15                                          ;   753.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3872]                                      ;   751.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm10                                        ;   758.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   759.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4032]                                      ;   751.8 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm0                                       ;   757.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm10, ymm15                                         ;   758.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   754.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   760.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm11                                          ;   754.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4000]                                   ;   758.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   761.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   755.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3968]                                       ;   753.7 agu0    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm12                                      ;   762.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm11, ymm6                                         ;   760.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   761.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm5, [rbp + 4096]                                  ;   759.7 fp3+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm11                                        ;   756.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3936]                                   ;   761.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   760.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   757.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   757.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3808]                                   ;   759.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   762.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   763.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm11, ymm15                                         ;   758.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   758.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   762.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   763.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3648]                                   ;   759.3 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   764.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm2                                           ;   759.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   760.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3808]                                   ;   760.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   761.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3456]                                   ;   760.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   761.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3904]                                   ;   761.3 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   761.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   761.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   762.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                          ;   763.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                                   ;   764.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   762.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                           ;   765.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3776]                                       ;   761.7 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3584]                                       ;   762.2 agu0    50 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   769.2 fp0     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3680]                                       ;   762.7 agu1    41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4064]                                       ;   763.2 agu0    50 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   770.2 fp1     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 3744]                                      ;   763.7 agu1    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2784]                                      ;   764.2 agu0    50 next reload
        db 0x2e
        vpand ymm10, ymm10, ymm11                                        ;   771.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3680]                                      ;   764.7 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3424]                                      ;   765.2 agu0    50 next reload
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                        ;   772.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3776]                                      ;   765.7 agu1    41 next
        db 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   772.7 fp0     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   770.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm4                                       ;   764.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm9, ymm14                                          ;   772.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm13                                      ;   765.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm2, ymm11                                         ;   771.2 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm8                                       ;   766.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm6, ymm10                                          ;   772.2 fp0     41 next
        db 0x2e
        vpand ymm10, ymm10, [rbp + 3776]                                 ;   772.2 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm7                                       ;   767.2 agu1+fp5   41 next spill
        db 0x2e
        vpxor ymm7, ymm15, ymm8                                          ;   773.7 fp2     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   773.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   774.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, [rbp + 3744]                                 ;   774.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   775.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm3                                       ;   768.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm3, ymm4, [rbp + 3776]                                   ;   773.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   774.2 fp0     41 next
        db 0x2e
        vpand ymm3, ymm3, ymm11                                          ;   774.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3904], ymm5                                       ;   770.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm14, [rbp + 3744]                                  ;   772.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   776.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm1                                       ;   771.3 agu1+fp5   41 next spill
        db 0x2e
        vmovdqa ymm1, ymm5                                               ;   773.2         41 next copy
        db 0x2e
        vpor ymm5, ymm5, ymm4                                            ;   773.2 fp0     41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3680]                                   ;   773.2 fp1+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 3808], ymm7                                       ;   774.7 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 3680]                                       ;   772.7 agu1    41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 3776]                                   ;   779.7 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   780.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3744]                                   ;   780.7 fp0+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   775.2 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3648], ymm0                                       ;   773.5 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm13, [rbp + 3776]                                  ;   775.7 fp2+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   776.7 fp3     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 3744]                                       ;   774.7 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm5                                       ;   777.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm2, ymm0                                           ;   781.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                        ;   775.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   777.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   781.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm5                                         ;   782.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 3680]                                   ;   781.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   783.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm11                                          ;   776.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm6                                       ;   778.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm9, ymm11                                          ;   776.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm5                                           ;   782.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   782.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   783.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm14                                         ;   777.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   783.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm8, ymm14                                          ;   777.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm2                                           ;   778.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   782.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   784.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel kasumi_decrypt_compact.T0_constants256]       ;   778.7 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   785.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   784.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   782.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3648]                                      ;   780.7 agu0    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm6                                       ;   786.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm14, ymm15                                         ;   787.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                          ;   785.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   783.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   785.7 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 3680]                                   ;   782.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   783.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm14, [rbp + 3776]                                 ;   783.0 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   784.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   784.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3744]                                   ;   783.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   786.7 fp3     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3680]                                      ;   784.0 agu0    50 next reload
        db 0x2e
        vpand ymm14, ymm11, ymm15                                        ;   791.0 fp0     41 next
        db 0x2e
        vpand ymm11, ymm2, [rbp + 3744]                                  ;   784.7 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm8, ymm15                                          ;   791.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   792.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm11, ymm14                                         ;   792.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;   785.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 3776]                                   ;   785.8 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3744]                                   ;   786.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm9, ymm2                                          ;   793.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   793.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   788.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   792.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   794.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3808]                                 ;   794.0 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   793.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   795.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   788.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   795.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3648]                                       ;   787.0 agu1    41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3744]                                       ;   787.2 agu0    50 next reload
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   794.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3584]                                      ;   788.0 agu1    50 next reload
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm12                                           ;   795.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   796.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   796.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   794.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   797.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3648]                                 ;   796.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   792.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   799.2 fp1     41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   795.2 fp2     41 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 3936]                                 ;   798.0 fp3+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 4096]                                   ;   793.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3456]                                   ;   794.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm2, ymm9, ymm5                                           ;   797.0 fp2     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3840]                                       ;   794.2 agu1    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2784]                                   ;   801.2 fp3+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm3, [rbp + 3488]                                   ;   802.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3904]                                 ;   796.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm12, ymm13                                         ;   800.2 fp2     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3872]                                       ;   796.2 agu1    41 next
        vpxor ymm6, ymm6, [rbp + 3776]                                   ;   803.2 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   804.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3712]                                      ;   797.2 agu1    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3424]                                 ;   804.2 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   805.2 fp2     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 4032]                                   ;   798.2 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm8                                         ;   799.2 fp0     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 3968]                                      ;   799.0 agu0    41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3680]                                 ;   806.0 fp1+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   807.0 fp2     41 next
        db 0x2e
        vpxor ymm2, ymm2, [r9 + 4896]                                    ;   800.0 fp3+agu0   44 next
        db 0x2e
        vpxor ymm4, ymm4, [r9 + 4928]                                    ;   803.2 fp0+agu1   44 next
        db 0x2e
        vpxor ymm5, ymm5, [r9 + 4960]                                    ;   801.2 fp1+agu0   44 next
        db 0x2e
        vpxor ymm0, ymm0, [r9 + 4992]                                    ;   805.2 fp2+agu1   44 next
        vpxor ymm10, ymm10, [r9 + 5024]                                  ;   806.2 fp3+agu0   44 next
        vpxor ymm11, ymm11, [r9 + 5056]                                  ;   802.2 fp0+agu1   44 next
        vpxor ymm7, ymm7, [r9 + 5088]                                    ;   808.0 fp1+agu0   44 next
        vpxor ymm9, ymm9, [r9 + 4608]                                    ;   803.2 fp2+agu1   44 next
        vpxor ymm3, ymm3, [r9 + 4640]                                    ;   804.0 fp3+agu0   44 next
        vpxor ymm12, ymm12, [r9 + 4672]                                  ;   804.2 fp0+agu1   44 next
        vpxor ymm6, ymm6, [r9 + 4704]                                    ;   805.0 fp1+agu0   44 next
        vpxor ymm13, ymm13, [r9 + 4736]                                  ;   805.2 fp2+agu1   44 next
        vpxor ymm8, ymm8, [r9 + 4768]                                    ;   806.0 fp3+agu0   44 next
        vpxor ymm14, ymm14, [r9 + 4800]                                  ;   807.0 fp0+agu1   44 next
        vmovdqu ymm15, [rbp + 4000]                                      ;   807.0 agu0    44 next
        vpxor ymm15, ymm15, [r9 + 4832]                                  ;   814.0 fp1+agu1   44 next
        vmovdqu [rbp + 4000], ymm10                                      ;   807.2 agu2+fp5   44 next spill
        vmovdqu ymm10, [rbp + 3520]                                      ;   808.0 agu0    44 next
        vpxor ymm10, ymm10, [r9 + 4864]                                  ;   815.0 fp2+agu1   44 next
        vmovdqu [rbp + 3520], ymm4                                       ;   805.0 agu2+fp5   44 next spill
        vpxor ymm4, ymm12, ymm10                                         ;   816.0 fp3     41 next
        vmovdqu [rbp + 3680], ymm11                                      ;   806.0 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm9, ymm14                                         ;   808.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm2                                       ;   807.0 agu2+fp5   44 next spill
        db 0x2e
        vpxor ymm2, ymm12, ymm6                                          ;   806.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 4032], ymm7                                       ;   809.0 agu2+fp5   44 next spill
        db 0x2e
        vpand ymm7, ymm9, ymm3                                           ;   806.2 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3744], ymm5                                       ;   809.0 agu0+fp5   44 next spill
        db 0x2e
        vpxor ymm5, ymm12, ymm15                                         ;   815.0 fp3     41 next
        db 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   816.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm0                                       ;   810.0 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm6                                          ;   808.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm10                                      ;   816.0 agu1+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm6                                          ;   807.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   808.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm14, ymm8                                         ;   808.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   809.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   817.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm10                                      ;   812.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm15                                        ;   815.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm11                                      ;   813.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm6                                         ;   808.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm6                                       ;   814.0 agu1+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm12, ymm3                                          ;   809.0 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3488], ymm5                                       ;   818.0 agu0+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm0, ymm15                                          ;   815.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm5                                       ;   816.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm9, ymm8                                           ;   809.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   810.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   816.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm10                                      ;   817.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm13                                         ;   812.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   813.0 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   817.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   818.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm15                                          ;   815.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm8                                           ;   814.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm10                                      ;   818.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm8                                          ;   815.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   816.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   817.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm5                                           ;   818.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   816.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm2, ymm3                                           ;   816.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   819.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   817.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm3                                           ;   817.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   819.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 3712]                                   ;   823.0 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm10                                      ;   820.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm8, ymm4                                          ;   817.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   818.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm9                                       ;   824.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm3, ymm12                                          ;   818.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   819.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                           ;   820.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm12                                          ;   820.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3488]                                   ;   825.0 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm12                                      ;   821.0 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm0, ymm14                                         ;   819.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   819.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   820.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   821.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3712]                                       ;   819.2 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm12                                      ;   822.0 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm0                                         ;   826.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   827.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   827.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   822.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;   820.2 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   827.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3840]                                   ;   825.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   826.0 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   822.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   823.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm15                                          ;   822.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 3904]                                  ;   823.0 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   824.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                           ;   823.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3872]                                      ;   822.2 agu1    41 next reload
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   829.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   830.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3904]                                       ;   822.7 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm5                                       ;   828.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm10, ymm2                                          ;   829.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   825.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   831.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   825.0 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4064]                                 ;   831.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                           ;   832.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   825.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 4096]                                       ;   825.2 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 4064], ymm9                                       ;   833.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm13, ymm4                                          ;   832.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   833.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm15, [rbp + 3936]                                  ;   832.0 fp2+agu1   41 next
        db 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   826.5 fp3     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3488]                                   ;   832.2 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   833.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   827.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   827.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2784]                                 ;   832.0 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   834.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   835.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm2                                          ;   829.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   829.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   833.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   834.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3456]                                   ;   829.8 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   836.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   830.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   830.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2784]                                   ;   830.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   831.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3776]                                   ;   831.3 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   832.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3840]                                 ;   831.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   832.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   832.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   834.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   835.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3584]                                   ;   836.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   833.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   837.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3424]                                       ;   832.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3744]                                       ;   833.3 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   840.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 4032]                                       ;   833.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3968]                                       ;   834.3 agu0    44 next reload
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;   841.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3680]                                       ;   834.8 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3520]                                       ;   835.3 agu0    44 next reload
        db 0x2e
        vpand ymm5, ymm5, ymm8                                           ;   842.3 fp1     41 next
        db 0x2e
        vmovdqu ymm9, [rbp + 4032]                                       ;   835.8 agu1    41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4000]                                      ;   836.3 agu0    44 next reload
        db 0x2e
        vpand ymm9, ymm9, ymm10                                          ;   843.3 fp2     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3424]                                      ;   836.8 agu1    41 next
        db 0x2e
        vpand ymm13, ymm13, ymm4                                         ;   843.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   841.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm14                                      ;   835.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm10                                         ;   843.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm6                                       ;   836.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm2, ymm8                                           ;   842.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3904], ymm12                                      ;   838.0 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm12, ymm3, ymm5                                          ;   843.3 fp3     41 next
        db 0x2e
        vpand ymm5, ymm5, [rbp + 3424]                                   ;   843.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm7                                       ;   838.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm7, ymm13, ymm12                                         ;   844.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   844.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   845.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3680]                                 ;   845.8 fp0+agu0   41 next
        db 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   846.8 fp1     41 next
        db 0x2e
        vmovdqu [rbp + 3872], ymm11                                      ;   839.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm11, ymm14, [rbp + 3424]                                 ;   844.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   845.3 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   845.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm15                                      ;   841.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 3680]                                 ;   843.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm8                                           ;   847.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm1                                       ;   842.5 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm15                                              ;   844.3         41 next copy
        db 0x2e
        vpor ymm15, ymm15, ymm14                                         ;   844.3 fp3     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4032]                                 ;   844.3 fp0+agu0   41 next
        db 0x2e
        vmovdqu [rbp + 2784], ymm7                                       ;   845.8 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm7, [rbp + 4032]                                       ;   843.8 agu1    41 next
        db 0x2e
        vpand ymm7, ymm7, [rbp + 3424]                                   ;   850.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   851.8 fp2     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3680]                                   ;   851.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   846.3 fp0     41 next
        vmovdqu [rbp + 3456], ymm0                                       ;   844.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, [rbp + 3424]                                   ;   846.8 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   847.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3680]                                       ;   845.8 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm15                                      ;   848.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm0                                          ;   852.8 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                          ;   846.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   848.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   852.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                          ;   853.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 4032]                                   ;   852.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   854.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   847.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm3                                       ;   849.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm4, ymm8                                           ;   847.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm3, ymm15                                          ;   853.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   853.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;   854.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm8, ymm10                                          ;   848.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   854.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm10                                         ;   849.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;   850.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   853.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   855.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel kasumi_decrypt_compact.T0_constants256]       ;   849.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   856.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   855.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   853.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3456]                                      ;   851.8 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm3                                       ;   857.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, ymm13                                         ;   858.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm8                                           ;   856.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;   854.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   856.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 4032]                                   ;   853.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   854.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm10, [rbp + 3424]                                 ;   854.2 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   855.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   855.2 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3680]                                   ;   855.0 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;   857.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 4032]                                      ;   855.2 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm10, ymm8, ymm13                                         ;   862.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm2, [rbp + 3680]                                   ;   855.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm13                                         ;   862.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   863.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm8, ymm10                                          ;   863.2 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm7                                           ;   856.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 3424]                                   ;   857.0 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3680]                                 ;   857.2 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm4, ymm2                                          ;   864.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   864.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   859.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   863.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   865.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2784]                                 ;   865.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   864.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   866.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   859.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   866.2 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3456]                                       ;   858.2 agu1    41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3680]                                       ;   858.3 agu0    44 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   865.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3744]                                      ;   859.2 agu1    44 next reload
        db 0x2e
        vpor ymm2, ymm2, ymm10                                           ;   866.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   867.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   867.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   865.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   868.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3456]                                   ;   867.2 fp3+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   863.3 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   870.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   866.3 fp1     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3488]                                   ;   869.2 fp2+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3936]                                   ;   864.3 fp3+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 3776]                                   ;   865.2 fp0+agu0   41 next
        vpxor ymm2, ymm4, ymm15                                          ;   868.2 fp1     41 next
        vmovdqu ymm3, [rbp + 3648]                                       ;   865.3 agu1    41 next
        vpxor ymm3, ymm3, [rbp + 3520]                                   ;   872.3 fp2+agu0   41 next
        vpxor ymm11, ymm3, [rbp + 3808]                                  ;   873.3 fp3+agu1   41 next
        vpxor ymm10, ymm10, [rbp + 3840]                                 ;   867.2 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm10, ymm6                                          ;   871.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3872]                                      ;   867.3 agu1    41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3424]                                 ;   874.3 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   875.3 fp3     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3712]                                      ;   868.3 agu1    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 4000]                                 ;   875.3 fp0+agu0   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm13                                          ;   876.3 fp1     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3904]                                   ;   869.3 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   870.3 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 4096]                                      ;   870.2 agu0    41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 4032]                                 ;   877.2 fp0+agu1   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   878.2 fp1     41 next
        db 0x2e
        vmovdqu ymm15, [rbp + 3392]                                      ;   871.2 agu0    50 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   878.2 fp2     50 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3360]                                   ;   873.3 fp3+agu1   50 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3328]                                 ;   872.2 fp0+agu0   50 next
        vpxor ymm12, ymm12, [rbp + 3296]                                 ;   875.3 fp1+agu1   50 next
        vpxor ymm13, ymm13, [rbp + 3264]                                 ;   876.3 fp2+agu0   50 next
        vpxor ymm9, ymm9, [rbp + 3232]                                   ;   873.3 fp3+agu1   50 next
        vpxor ymm14, ymm14, [rbp + 3200]                                 ;   878.2 fp0+agu0   50 next
        vpxor ymm2, ymm2, [rbp + 3104]                                   ;   874.3 fp1+agu1   50 next
        vpxor ymm11, ymm11, [rbp + 2080]                                 ;   875.2 fp2+agu0   50 next
        vpxor ymm6, ymm6, [rbp + 2464]                                   ;   875.3 fp3+agu1   50 next
        vpxor ymm0, ymm0, [rbp + 2848]                                   ;   876.3 fp0+agu0   50 next
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3616]                                   ;   877.3 fp1+agu1   50 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3552]                                   ;   877.2 fp2+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 2432]                                   ;   879.2 fp3+agu1   50 next
        vpxor ymm15, ymm15, [r10 + 96]                                   ;   878.2 fp0+agu0   50 next
        vmovdqu [rbp + 3392], ymm7                                       ;   880.2 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 4064]                                       ;   878.3 agu1    50 next
        vpxor ymm7, ymm7, [rbp + 3168]                                   ;   885.3 fp1+agu0   50 next
        vmovdqu [rbp + 4064], ymm8                                       ;   878.2 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3584]                                       ;   879.3 agu1    50 next
        vpxor ymm8, ymm8, [rbp + 3136]                                   ;   886.3 fp2+agu0   50 next
        vmovdqu [rbp + 3584], ymm5                                       ;   878.3 agu2+fp5   50 next spill
        vmovdqu ymm5, [rbp + 3360]                                       ;   880.3 agu1    50 next
        vpxor ymm5, ymm5, [r10 + 128]                                    ;   887.3 fp3+agu0   50 next
        vmovdqu [rbp + 3360], ymm0                                       ;   878.2 agu2+fp5   50 next spill
        vmovdqu ymm0, [rbp + 3328]                                       ;   881.3 agu1    50 next
        vpxor ymm0, ymm0, [r10 + 160]                                    ;   888.3 fp0+agu0   50 next
        vmovdqu [rbp + 3328], ymm6                                       ;   879.2 agu2+fp5   50 next spill
        vmovdqu ymm6, [rbp + 3296]                                       ;   882.3 agu1    50 next
        vpxor ymm6, ymm6, [r10 + 192]                                    ;   889.3 fp1+agu0   50 next
        vmovdqu [rbp + 3296], ymm11                                      ;   880.2 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 3264]                                      ;   883.3 agu1    50 next
        vpxor ymm11, ymm11, [r10 + 224]                                  ;   890.3 fp2+agu0   50 next
        vmovdqu [rbp + 3264], ymm2                                       ;   881.2 agu2+fp5   50 next spill
        vmovdqu ymm2, [rbp + 3232]                                       ;   884.3 agu1    50 next
        db 0x2e
        vpxor ymm2, ymm2, [r10 + 256]                                    ;   891.3 fp3+agu0   50 next
        vmovdqu [rbp + 3232], ymm8                                       ;   887.3 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 3200]                                       ;   885.3 agu1    50 next
        vpxor ymm8, ymm8, [r10 + 288]                                    ;   892.3 fp0+agu0   50 next
        vmovdqu [rbp + 3200], ymm7                                       ;   886.3 agu2+fp5   50 next spill
        vmovdqu ymm7, [rbp + 3168]                                       ;   886.3 agu1    50 next
        vpxor ymm7, ymm7, [r10 + 320]                                    ;   893.3 fp1+agu0   50 next
        vmovdqu [rbp + 3168], ymm14                                      ;   884.2 agu2+fp5   50 next spill
        vmovdqu ymm14, [rbp + 3136]                                      ;   887.3 agu1    50 next
        vpxor ymm14, ymm14, [r10 + 352]                                  ;   894.3 fp2+agu0   50 next
        vmovdqu [rbp + 3136], ymm9                                       ;   885.2 agu2+fp5   50 next spill
        vmovdqu ymm9, [rbp + 3104]                                       ;   888.3 agu1    50 next
        vpxor ymm9, ymm9, [r10 + 384]                                    ;   895.3 fp3+agu0   50 next
        vmovdqu [rbp + 3104], ymm13                                      ;   886.2 agu2+fp5   50 next spill
        vmovdqu ymm13, [rbp + 2080]                                      ;   889.3 agu1    50 next
        vpxor ymm13, ymm13, [r10 + 416]                                  ;   896.3 fp0+agu0   50 next
        vmovdqu [rbp + 2080], ymm12                                      ;   887.2 agu2+fp5   50 next spill
        vmovdqu ymm12, [rbp + 2464]                                      ;   890.3 agu1    50 next
        vpxor ymm12, ymm12, [r10 + 448]                                  ;   897.3 fp1+agu0   50 next
        vmovdqu [rbp + 2464], ymm10                                      ;   888.2 agu2+fp5   50 next spill
        vmovdqu ymm10, [rbp + 2848]                                      ;   891.3 agu1    50 next
        vpxor ymm10, ymm10, [r10 + 480]                                  ;   898.3 fp2+agu0   50 next
        vmovdqu [rbp + 2848], ymm3                                       ;   889.2 agu2+fp5   50 next spill
        db 0x2e
        vmovdqu ymm3, [rbp + 3616]                                       ;   892.3 agu1    50 next
        db 0x2e
        vpxor ymm3, ymm3, [r10]                                          ;   899.3 fp3+agu0   50 next
        vmovdqu [rbp + 3616], ymm4                                       ;   890.2 agu2+fp5   50 next spill
        vmovdqu ymm4, [rbp + 3552]                                       ;   893.3 agu1    50 next
        vpxor ymm4, ymm4, [r10 + 32]                                     ;   900.3 fp0+agu0   50 next
        vmovdqu [rbp + 3552], ymm11                                      ;   891.3 agu2+fp5   50 next spill
        vmovdqu ymm11, [rbp + 2432]                                      ;   894.3 agu1    50 next
        vpxor ymm11, ymm11, [r10 + 64]                                   ;   901.3 fp1+agu0   50 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm5                                       ;   892.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm9, ymm11                                          ;   902.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm2                                       ;   893.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm3                                           ;   900.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm15                                      ;   894.2 agu2+fp5   50 next spill
        db 0x2e
        vpxor ymm15, ymm9, ymm13                                         ;   897.3 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3904], ymm8                                       ;   895.2 agu2+fp5   50 next spill
        db 0x2e
        vpand ymm8, ymm7, ymm14                                          ;   895.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3680], ymm0                                       ;   896.2 agu1+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm9, ymm4                                           ;   901.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;   902.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm6                                       ;   897.2 agu0+fp5   50 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm3, ymm13                                          ;   900.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm11                                      ;   902.3 agu2+fp5   50 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm15, ymm13                                        ;   898.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                          ;   899.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm3, ymm10                                         ;   900.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   901.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   903.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm11                                      ;   902.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm2, ymm4                                          ;   901.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm2                                       ;   901.3 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm2, ymm3, ymm13                                          ;   900.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm13                                      ;   901.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm9, ymm14                                         ;   900.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm0                                       ;   904.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm6, ymm4                                           ;   901.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm0                                       ;   903.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm7, ymm10                                          ;   901.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   902.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   903.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm11                                      ;   904.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm10, ymm12                                        ;   901.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   902.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm5, ymm14                                          ;   903.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   904.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm13, ymm4                                          ;   902.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm10                                        ;   903.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm11                                      ;   905.2 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm15, ymm10                                        ;   903.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   904.2 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   905.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm6, ymm0                                           ;   906.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                          ;   904.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm11, ymm15, ymm14                                         ;   904.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   905.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                         ;   905.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm7, ymm14                                          ;   905.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   905.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 3712]                                   ;   909.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm11                                      ;   906.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm5, ymm10                                         ;   906.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   907.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm7                                       ;   910.3 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm14, ymm9                                          ;   906.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   907.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm7                                         ;   908.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   908.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3808]                                   ;   911.3 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm9                                       ;   908.2 agu2+fp5   50 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm3, ymm6                                           ;   907.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm12                                          ;   908.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   909.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   910.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3712]                                       ;   907.0 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm9                                       ;   909.2 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm9, ymm4, ymm6                                           ;   914.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   915.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   915.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   911.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel kasumi_decrypt_compact.T0_constants256]      ;   908.0 agu1    41 next reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   915.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3648]                                   ;   912.2 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   913.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm14                                          ;   910.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;   911.3 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm4                                         ;   911.0 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm5, [rbp + 3840]                                  ;   911.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                        ;   912.2 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm15                                          ;   911.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3872]                                      ;   910.0 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm11                                        ;   917.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   918.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3840]                                      ;   910.5 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm0                                       ;   916.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm0, ymm11, ymm15                                         ;   917.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   913.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   919.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm12                                          ;   913.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3968]                                   ;   917.3 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   920.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;   914.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3936]                                       ;   912.3 agu1    50 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3968], ymm7                                       ;   921.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm12, ymm5                                          ;   919.3 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   920.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm4, [rbp + 3488]                                   ;   918.3 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm12                                        ;   915.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3808]                                 ;   920.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   919.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   915.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   916.0 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3520]                                   ;   918.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   921.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   922.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm12, ymm15                                         ;   917.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm6                                         ;   917.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   921.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   922.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3776]                                   ;   918.0 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   923.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm6                                           ;   918.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   918.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3520]                                   ;   919.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   919.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 3424]                                   ;   919.3 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                         ;   920.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3648]                                   ;   920.0 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm6                                         ;   920.2 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   920.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   921.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   922.2 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3744]                                   ;   923.2 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;   921.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   924.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 4000]                                       ;   920.3 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 3680]                                       ;   920.8 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm5                                           ;   927.8 fp2     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3904]                                       ;   921.3 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 4096]                                       ;   921.8 agu1    50 next reload
        db 0x2e
        vpand ymm6, ymm6, ymm7                                           ;   928.8 fp3     41 next
        db 0x2e
        vmovdqu ymm10, [rbp + 4032]                                      ;   922.3 agu0    41 next
        db 0x2e
        vmovdqu ymm11, [rbp + 2432]                                      ;   922.8 agu1    50 next reload
        db 0x2e
        vpand ymm10, ymm10, ymm11                                        ;   929.8 fp0     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 3904]                                      ;   923.3 agu0    41 next
        vmovdqu ymm14, [rbp + 3552]                                      ;   923.8 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm14                                        ;   930.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 4000]                                      ;   924.3 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm7                                         ;   931.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   928.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3744], ymm3                                       ;   922.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm7, ymm14                                          ;   930.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3936], ymm13                                      ;   923.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm13, ymm5, ymm11                                         ;   929.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm9                                       ;   925.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm9, ymm6, ymm10                                          ;   930.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm10, [rbp + 4000]                                 ;   930.8 fp3+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm8                                       ;   925.8 agu0+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm15, ymm9                                          ;   932.3 fp0     41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm12                                        ;   932.3 fp1     41 next
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   933.3 fp2     41 next
        db 0x2e
        vpand ymm15, ymm15, [rbp + 4032]                                 ;   933.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;   934.3 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm2                                       ;   926.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm2, ymm3, [rbp + 4000]                                   ;   931.8 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   932.8 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   932.8 fp3     41 next
        db 0x2e
        vmovdqu [rbp + 3648], ymm4                                       ;   929.0 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm4, ymm14, [rbp + 4032]                                  ;   930.8 fp0+agu1   41 next
        db 0x2e
        vpand ymm6, ymm6, ymm11                                          ;   935.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm1                                       ;   930.0 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm4                                               ;   931.8         41 next copy
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm3                                            ;   931.8 fp2     41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 3904]                                   ;   931.8 fp3+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3520], ymm8                                       ;   933.3 agu2+fp5   41 next spill
        db 0x2e
        vmovdqu ymm8, [rbp + 3904]                                       ;   931.3 agu0    41 next
        db 0x2e
        vpand ymm8, ymm8, [rbp + 4000]                                   ;   938.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   939.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4032]                                   ;   939.3 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   933.8 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3776], ymm0                                       ;   932.2 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm13, [rbp + 4000]                                  ;   934.3 fp0+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   935.3 fp1     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 4032]                                       ;   933.3 agu0    50 next reload
        db 0x2e
        vmovdqu [rbp + 3808], ymm4                                       ;   936.3 agu2+fp5   41 next spill
        db 0x2e
        vpxor ymm4, ymm5, ymm0                                           ;   940.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm14                                        ;   934.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   936.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   940.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm4                                         ;   941.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3904]                                   ;   940.3 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   942.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm11                                          ;   934.8 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm6                                       ;   937.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm7, ymm11                                          ;   935.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm6, ymm4                                           ;   941.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   941.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   942.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm11, ymm14                                         ;   936.0 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   942.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm9, ymm14                                          ;   936.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm5                                           ;   937.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   941.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   943.3 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;   937.3 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   944.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;   943.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   941.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3776]                                      ;   939.3 agu1    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm6                                       ;   945.3 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm14, ymm15                                         ;   946.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm11                                          ;   944.3 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm7                                           ;   942.3 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   944.3 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm5, [rbp + 3904]                                   ;   941.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   942.3 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm14, [rbp + 4000]                                 ;   941.7 fp1+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm15                                          ;   942.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                         ;   942.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 4032]                                   ;   942.5 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   945.3 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3904]                                      ;   942.7 agu1    50 next reload
        db 0x2e, 0x2e
        vpand ymm14, ymm11, ymm15                                        ;   949.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm5, [rbp + 4032]                                  ;   943.3 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm9, ymm15                                          ;   949.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   950.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm11, ymm14                                         ;   950.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm8                                         ;   944.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 4000]                                   ;   944.5 fp0+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, [rbp + 4032]                                   ;   944.7 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm7, ymm5                                          ;   951.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   951.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;   947.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   950.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   952.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 3520]                                 ;   952.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   951.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   953.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;   946.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                        ;   953.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3776]                                       ;   945.7 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 4032]                                       ;   945.8 agu1    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   952.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 3680]                                      ;   946.7 agu0    50 next reload
        db 0x2e, 0x2e, 0x2e
        vpor ymm5, ymm5, ymm12                                           ;   953.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   954.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   954.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   952.7 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   955.7 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 3776]                                 ;   954.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel kasumi_decrypt_compact.T0_constants256]       ;   950.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;   957.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   953.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 3808]                                 ;   956.7 fp1+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3488]                                   ;   951.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 3424]                                   ;   952.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm2, ymm7, ymm4                                           ;   955.7 fp0     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3456]                                       ;   952.8 agu0    41 next
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2432]                                   ;   959.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm4, ymm3, [rbp + 2784]                                   ;   960.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3648]                                 ;   954.7 fp3+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm12, ymm13                                         ;   958.8 fp0     41 next
        db 0x2e
        vmovdqu ymm6, [rbp + 3872]                                       ;   954.8 agu0    41 next
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 4000]                                   ;   961.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   962.8 fp2     41 next
        vmovdqu ymm13, [rbp + 3712]                                      ;   955.8 agu0    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3552]                                 ;   962.8 fp3+agu1   41 next
        db 0x2e
        vpxor ymm10, ymm10, ymm13                                        ;   963.8 fp0     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3840]                                   ;   956.8 fp1+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   957.8 fp2     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 3936]                                      ;   957.7 agu1    41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3904]                                 ;   964.7 fp3+agu0   41 next
        db 0x2e
        vpxor ymm8, ymm8, ymm14                                          ;   965.7 fp0     41 next
        db 0x2e
        vpxor ymm2, ymm2, [r10 + 4896]                                   ;   958.7 fp1+agu1   44 next
        db 0x2e
        vpxor ymm4, ymm4, [r10 + 4928]                                   ;   961.8 fp2+agu0   44 next
        vpxor ymm5, ymm5, [r10 + 4960]                                   ;   959.8 fp3+agu1   44 next
        vpxor ymm0, ymm0, [r10 + 4992]                                   ;   963.8 fp0+agu0   44 next
        vpxor ymm10, ymm10, [r10 + 5024]                                 ;   964.8 fp1+agu1   44 next
        vpxor ymm11, ymm11, [r10 + 5056]                                 ;   960.8 fp2+agu0   44 next
        vpxor ymm8, ymm8, [r10 + 5088]                                   ;   966.7 fp3+agu1   44 next
        vpxor ymm7, ymm7, [r10 + 4608]                                   ;   961.8 fp0+agu0   44 next
        vpxor ymm3, ymm3, [r10 + 4640]                                   ;   962.7 fp1+agu1   44 next
        vpxor ymm12, ymm12, [r10 + 4672]                                 ;   962.8 fp2+agu0   44 next
        vpxor ymm6, ymm6, [r10 + 4704]                                   ;   963.7 fp3+agu1   44 next
        vpxor ymm13, ymm13, [r10 + 4736]                                 ;   963.8 fp0+agu0   44 next
        vpxor ymm9, ymm9, [r10 + 4768]                                   ;   964.7 fp1+agu1   44 next
        vpxor ymm14, ymm14, [r10 + 4800]                                 ;   965.7 fp2+agu0   44 next
        vmovdqu ymm15, [rbp + 3968]                                      ;   965.7 agu1    44 next
        vpxor ymm15, ymm15, [r10 + 4832]                                 ;   972.7 fp3+agu0   44 next
        vmovdqu [rbp + 3968], ymm10                                      ;   965.8 agu2+fp5   44 next spill
        vmovdqu ymm10, [rbp + 3744]                                      ;   966.7 agu1    44 next
        vpxor ymm10, ymm10, [r10 + 4864]                                 ;   973.7 fp0+agu0   44 next
        vmovdqu [rbp + 3744], ymm4                                       ;   963.7 agu2+fp5   44 next spill
        vpxor ymm4, ymm12, ymm10                                         ;   974.7 fp1     41 next
        vmovdqu [rbp + 3904], ymm11                                      ;   964.7 agu2+fp5   44 next spill
        vpxor ymm11, ymm7, ymm14                                         ;   966.7 fp2     41 next
        vmovdqu [rbp + 3936], ymm2                                       ;   965.7 agu2+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm12, ymm6                                          ;   964.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3840], ymm8                                       ;   967.7 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm8, ymm7, ymm3                                           ;   964.8 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4032], ymm5                                       ;   967.7 agu1+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm5, ymm12, ymm15                                         ;   973.7 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;   974.7 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm0                                       ;   968.7 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm0, ymm14, ymm6                                          ;   966.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3712], ymm10                                      ;   974.7 agu0+fp5   44 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm6                                          ;   966.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   967.0 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm14, ymm9                                         ;   966.7 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   967.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   975.7 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4000], ymm10                                      ;   970.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm11, ymm15                                        ;   973.7 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm11                                      ;   971.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm11, ymm14, ymm6                                         ;   967.3 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm6                                       ;   972.7 agu0+fp5   44 next spill
        db 0x2e, 0x2e
        vpxor ymm6, ymm12, ymm3                                          ;   967.7 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm5                                       ;   976.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm5, ymm0, ymm15                                          ;   973.7 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm5                                       ;   974.7 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm5, ymm7, ymm9                                           ;   968.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   969.3 fp2     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   974.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm10                                      ;   975.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm9, ymm13                                         ;   970.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   971.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm3, ymm4                                           ;   975.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   976.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm6, ymm15                                          ;   973.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   972.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm10                                      ;   976.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm2, ymm9                                          ;   973.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   974.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   975.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm0, ymm5                                           ;   976.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   974.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpor ymm10, ymm2, ymm3                                           ;   974.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   977.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   975.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm7, ymm3                                           ;   975.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   977.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, [rbp + 3712]                                   ;   981.7 fp0+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm10                                      ;   978.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm10, ymm9, ymm4                                          ;   976.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   977.2 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm7                                       ;   982.7 agu1+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm7, ymm3, ymm12                                          ;   976.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   977.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   978.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm12                                          ;   978.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2784]                                   ;   983.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm12                                      ;   979.7 agu2+fp5   44 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm0, ymm14                                         ;   978.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   978.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   979.2 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   980.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3712]                                       ;   977.8 agu1    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm12                                      ;   980.7 agu0+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm12, ymm15, ymm0                                         ;   984.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   985.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;   985.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   981.2 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel kasumi_decrypt_compact.T0_constants256]      ;   978.8 agu1    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   985.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3456]                                   ;   983.7 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   984.7 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                         ;   980.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                         ;   981.8 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                          ;   981.2 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm10, ymm4, [rbp + 3648]                                  ;   981.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   982.7 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm2                                           ;   982.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3872]                                      ;   980.8 agu0    41 next reload
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm10                                          ;   987.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   988.8 fp2     41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3648]                                       ;   981.3 agu1    44 next reload
        db 0x2e
        vmovdqu [rbp + 3776], ymm5                                       ;   986.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm10, ymm2                                          ;   988.3 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                          ;   983.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   989.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   983.7 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 4096]                                 ;   989.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   990.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   984.2 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3488]                                       ;   983.8 agu1    44 next reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 4096], ymm7                                       ;   991.8 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm13, ymm4                                          ;   990.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   991.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm15, [rbp + 3808]                                  ;   990.7 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   985.2 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2784]                                   ;   990.8 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   991.7 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;   986.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;   986.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2432]                                 ;   990.7 fp2+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   992.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   993.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm13, ymm2                                          ;   988.3 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm0                                         ;   987.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   991.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   992.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3424]                                   ;   988.5 fp1+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   994.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm0                                         ;   989.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm2                                         ;   989.3 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2432]                                   ;   989.5 fp1+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   990.3 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 4000]                                   ;   990.0 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   991.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3456]                                 ;   990.5 fp1+agu0   41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm0                                         ;   990.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   991.0 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   992.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   993.7 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3680]                                   ;   994.7 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   992.0 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   995.7 fp0     41 next
        db 0x2e
        vmovdqu ymm0, [rbp + 3552]                                       ;   991.5 agu0    41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 4032]                                       ;   992.0 agu1    44 next reload
        db 0x2e
        vpand ymm0, ymm0, ymm2                                           ;   999.0 fp1     41 next
        db 0x2e
        vmovdqu ymm3, [rbp + 3840]                                       ;   992.5 agu0    41 next
        db 0x2e
        vmovdqu ymm4, [rbp + 3936]                                       ;   993.0 agu1    44 next reload
        db 0x2e
        vpand ymm3, ymm3, ymm4                                           ;  1000.0 fp2     41 next
        db 0x2e
        vmovdqu ymm5, [rbp + 3904]                                       ;   993.5 agu0    41 next
        db 0x2e
        vmovdqu ymm7, [rbp + 3744]                                       ;   994.0 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm7                                           ;  1001.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3840]                                       ;   994.5 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 3968]                                      ;   995.0 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm10                                          ;  1002.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3552]                                      ;   995.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm4                                         ;  1002.5 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;  1000.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3680], ymm14                                      ;   994.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm14, ymm4, ymm10                                         ;  1002.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm6                                       ;   995.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm6, ymm2, ymm7                                           ;  1001.0 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3648], ymm12                                      ;   996.7 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm12, ymm3, ymm5                                          ;  1002.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rbp + 3552]                                   ;  1002.0 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 3712], ymm8                                       ;   997.0 agu0+fp5   41 next spill
        db 0x2e
        vpxor ymm8, ymm13, ymm12                                         ;  1003.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                         ;  1003.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;  1004.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm13, [rbp + 3904]                                 ;  1004.5 fp2+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;  1005.5 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3872], ymm11                                      ;   998.0 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm11, ymm14, [rbp + 3552]                                 ;  1003.0 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;  1004.0 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;  1004.0 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm15                                      ;  1000.2 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm15, ymm10, [rbp + 3904]                                 ;  1002.0 fp3+agu1   41 next
        db 0x2e
        vpand ymm3, ymm3, ymm7                                           ;  1006.5 fp0     41 next
        db 0x2e
        vmovdqu [rbp + 4000], ymm1                                       ;  1001.2 agu0+fp5   41 next spill
        db 0x2e
        vmovdqa ymm1, ymm15                                              ;  1003.0         41 next copy
        db 0x2e
        vpor ymm15, ymm15, ymm14                                         ;  1003.0 fp1     41 next
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3840]                                 ;  1003.0 fp2+agu1   41 next
        db 0x2e
        vmovdqu [rbp + 2432], ymm8                                       ;  1004.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 3840]                                       ;  1002.5 agu0    41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3552]                                   ;  1009.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;  1010.5 fp0     41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3904]                                   ;  1010.5 fp1+agu0   41 next
        db 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;  1005.0 fp2     41 next
        db 0x2e
        vmovdqu [rbp + 3424], ymm0                                       ;  1003.3 agu2+fp5   41 next spill
        db 0x2e
        vpand ymm0, ymm6, [rbp + 3552]                                   ;  1005.5 fp3+agu1   41 next
        db 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;  1006.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3904]                                       ;  1004.5 agu0    44 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm15                                      ;  1007.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm2, ymm0                                          ;  1011.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm10                                          ;  1005.5 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;  1007.5 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                         ;  1011.5 fp0     41 next
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm15                                          ;  1012.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3840]                                   ;  1011.5 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;  1013.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm7                                         ;  1006.0 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3808], ymm3                                       ;  1008.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm4, ymm7                                           ;  1006.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm3, ymm15                                          ;  1012.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;  1012.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm3                                         ;  1013.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm7, ymm10                                          ;  1007.2 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;  1013.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm12, ymm10                                         ;  1007.7 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm2                                           ;  1008.7 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;  1012.5 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm13                                          ;  1014.5 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel kasumi_decrypt_compact.T0_constants256]       ;  1008.5 agu0    41 next reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;  1015.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm1, ymm0                                           ;  1014.5 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;  1012.5 fp1     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3424]                                      ;  1010.5 agu1    41 next reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm3                                       ;  1016.5 agu2+fp5   41 next spill
        db 0x2e, 0x2e
        vpand ymm3, ymm10, ymm13                                         ;  1017.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm7                                           ;  1015.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm4                                           ;  1013.5 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;  1015.5 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm2, [rbp + 3840]                                   ;  1012.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;  1013.5 fp3     41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm10, [rbp + 3552]                                 ;  1012.8 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;  1013.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;  1013.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3904]                                   ;  1013.7 fp3+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                          ;  1016.5 fp0     41 next
        db 0x2e, 0x2e
        vmovdqu ymm13, [rbp + 3840]                                      ;  1013.8 agu1    44 next reload
        db 0x2e
        vpand ymm10, ymm7, ymm13                                         ;  1020.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm2, [rbp + 3904]                                   ;  1014.5 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm2, ymm12, ymm13                                         ;  1020.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;  1021.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm2, ymm7, ymm10                                          ;  1021.8 fp1     41 next
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm8                                           ;  1015.5 fp2     41 next
        db 0x2e, 0x2e
        vpand ymm8, ymm8, [rbp + 3552]                                   ;  1015.7 fp3+agu1   41 next
        db 0x2e, 0x2e
        vpand ymm12, ymm12, [rbp + 3904]                                 ;  1015.8 fp0+agu0   41 next
        db 0x2e, 0x2e
        vpand ymm13, ymm4, ymm2                                          ;  1022.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;  1022.8 fp2     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;  1018.5 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;  1021.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;  1023.8 fp1     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rbp + 2432]                                 ;  1023.8 fp2+agu1   41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;  1022.8 fp3     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;  1024.8 fp0     41 next
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;  1018.0 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                          ;  1024.8 fp2     41 next
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 3424]                                       ;  1016.8 agu0    41 next
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3904]                                       ;  1017.0 agu1    44 next reload
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;  1024.0 fp3     41 next
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 4032]                                      ;  1017.8 agu0    44 next reload
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm10                                           ;  1024.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;  1025.8 fp1     41 next
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;  1025.8 fp2     41 next
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;  1023.8 fp3     41 next
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;  1026.8 fp0     41 next
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3424]                                   ;  1025.8 fp1+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, [rel kasumi_decrypt_compact.T0_constants256]   ;  1026.8 fp2+agu0   41 next
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;  1025.0 fp3     41 next
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2784]                                   ;  1027.8 fp0+agu1   41 next
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 3808]                                   ;  1023.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 4000]                                   ;  1023.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm1, ymm4, ymm15                                          ;  1026.8 fp3     41 next
        db 0x2e
        vmovdqu ymm2, [rbp + 3776]                                       ;  1024.0 agu0    41 next
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 3744]                                   ;  1031.0 fp0+agu1   41 next
        db 0x2e
        vpxor ymm3, ymm2, [rbp + 3520]                                   ;  1032.0 fp1+agu0   41 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3456]                                 ;  1025.8 fp2+agu1   41 next
        db 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;  1027.8 fp3     41 next
        vmovdqu ymm11, [rbp + 3872]                                      ;  1026.0 agu0    41 next
        vpxor ymm11, ymm11, [rbp + 3552]                                 ;  1033.0 fp0+agu1   41 next
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;  1034.0 fp1     41 next
        db 0x2e
        vmovdqu ymm12, [rbp + 3712]                                      ;  1027.0 agu0    41 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3968]                                 ;  1034.0 fp2+agu1   41 next
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;  1035.0 fp3     41 next
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 3648]                                   ;  1028.0 fp0+agu0   41 next
        db 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;  1029.0 fp1     41 next
        db 0x2e
        vmovdqu ymm13, [rbp + 3488]                                      ;  1028.8 agu1    41 next
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3840]                                 ;  1035.8 fp2+agu0   41 next
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                          ;  1036.8 fp3     41 next
        db 0x2e
        vmovdqu ymm14, [rbp + 3616]                                      ;  1029.8 agu1    50 next reload
        db 0x2e
        vpxor ymm4, ymm4, ymm14                                          ;  1036.8 fp0     50 next
        db 0x2e
        vmovdqu ymm15, [rbp + 2848]                                      ;  1030.0 agu0    50 next reload
        db 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;  1037.0 fp1     50 next
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2464]                                 ;  1030.8 fp2+agu1   50 next
        db 0x2e
        vpxor ymm11, ymm11, [rbp + 2080]                                 ;  1034.0 fp3+agu0   50 next
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 3104]                                 ;  1035.0 fp0+agu1   50 next
        vpxor ymm9, ymm9, [rbp + 3136]                                   ;  1032.0 fp1+agu0   50 next
        vpxor ymm13, ymm13, [rbp + 3168]                                 ;  1036.8 fp2+agu1   50 next
        vpxor ymm1, ymm1, [rbp + 3264]                                   ;  1033.0 fp3+agu0   50 next
        vpxor ymm3, ymm3, [rbp + 3296]                                   ;  1033.8 fp0+agu1   50 next
        vpxor ymm6, ymm6, [rbp + 3328]                                   ;  1034.0 fp1+agu0   50 next
        vpxor ymm0, ymm0, [rbp + 3360]                                   ;  1035.0 fp2+agu1   50 next
        vpxor ymm5, ymm5, [rbp + 3584]                                   ;  1036.0 fp3+agu0   50 next
        vpxor ymm7, ymm7, [rbp + 4064]                                   ;  1035.8 fp0+agu1   50 next
        vpxor ymm8, ymm8, [rbp + 3392]                                   ;  1037.8 fp1+agu0   50 next
        vpxor ymm14, ymm14, [rax + 1536]                                 ;  1036.8 fp2+agu1  108 r
        vpxor ymm15, ymm15, [rax + 1568]                                 ;  1037.0 fp3+agu0  108 r
        vmovdqu [rbp + 1440], ymm15                                      ;  1038.0 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 4096]                                      ;  1037.8 agu1    50 next
        vpxor ymm15, ymm15, [rbp + 3200]                                 ;  1044.8 fp0+agu0   50 next
        vmovdqu [rbp + 1408], ymm14                                      ;  1037.8 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 3680]                                      ;  1038.8 agu1    50 next
        vpxor ymm14, ymm14, [rbp + 3232]                                 ;  1045.8 fp1+agu0   50 next
        vmovdqu [rbp + 3680], ymm8                                       ;  1038.8 agu2+fp5   50 next spill
        vmovdqu ymm8, [rbp + 2464]                                       ;  1039.8 agu1   108 r
        vpxor ymm8, ymm8, [rax + 1600]                                   ;  1046.8 fp2+agu0  108 r
        vmovdqu [rbp + 1472], ymm8                                       ;  1047.8 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 2080]                                       ;  1040.8 agu1   108 r
        vpxor ymm8, ymm8, [rax + 1632]                                   ;  1047.8 fp3+agu0  108 r
        vmovdqu [rbp + 1504], ymm8                                       ;  1048.8 agu2+fp5  108 r spill
        vmovdqu ymm8, [rbp + 3104]                                       ;  1041.8 agu1   108 r
        vpxor ymm8, ymm8, [rax + 1664]                                   ;  1048.8 fp0+agu0  108 r
        vpxor ymm4, ymm4, [rax + 1024]                                   ;  1042.8 fp1+agu1  108 r
        vmovdqu [rbp + 896], ymm4                                        ;  1043.8 agu2+fp5  108 r spill
        vmovdqu ymm4, [rbp + 3136]                                       ;  1043.0 agu0   108 r
        vpxor ymm4, ymm4, [rax + 1696]                                   ;  1050.0 fp2+agu1  108 r
        vpxor ymm2, ymm2, [rax + 1056]                                   ;  1044.0 fp3+agu0  108 r
        vmovdqu [rbp + 928], ymm2                                        ;  1045.0 agu2+fp5  108 r spill
        vmovdqu ymm2, [rbp + 3168]                                       ;  1044.8 agu1   108 r
        vpxor ymm2, ymm2, [rax + 1728]                                   ;  1051.8 fp0+agu0  108 r
        vpxor ymm10, ymm10, [rax + 1088]                                 ;  1045.8 fp1+agu1  108 r
        vmovdqu [rbp + 960], ymm10                                       ;  1046.8 agu2+fp5  108 r spill
        vmovdqu ymm10, [rbp + 3200]                                      ;  1046.0 agu0   108 r
        vpxor ymm10, ymm10, [rax + 1760]                                 ;  1053.0 fp2+agu1  108 r
        vpxor ymm11, ymm11, [rax + 1120]                                 ;  1047.0 fp3+agu0  108 r
        vmovdqu [rbp + 992], ymm11                                       ;  1048.0 agu2+fp5  108 r spill
        vmovdqu ymm11, [rbp + 3232]                                      ;  1047.8 agu1   108 r
        vpxor ymm11, ymm11, [rax + 1792]                                 ;  1054.8 fp0+agu0  108 r
        vpxor ymm12, ymm12, [rax + 1152]                                 ;  1048.8 fp1+agu1  108 r
        vmovdqu [rbp + 1024], ymm12                                      ;  1049.8 agu2+fp5  108 r spill
        vmovdqu ymm12, [rbp + 3264]                                      ;  1049.0 agu0   108 r
        vpxor ymm12, ymm12, [rax + 1824]                                 ;  1056.0 fp2+agu1  108 r
        vpxor ymm9, ymm9, [rax + 1184]                                   ;  1050.0 fp3+agu0  108 r
        vmovdqu [rbp + 1056], ymm9                                       ;  1051.0 agu2+fp5  108 r spill
        vmovdqu ymm9, [rbp + 3296]                                       ;  1050.8 agu1   108 r
        vpxor ymm9, ymm9, [rax + 1856]                                   ;  1057.8 fp0+agu0  108 r
        vpxor ymm13, ymm13, [rax + 1216]                                 ;  1051.8 fp1+agu1  108 r
        vmovdqu [rbp + 1088], ymm13                                      ;  1052.8 agu2+fp5  108 r spill
        vmovdqu ymm13, [rbp + 3328]                                      ;  1052.0 agu0   108 r
        vpxor ymm13, ymm13, [rax + 1888]                                 ;  1059.0 fp2+agu1  108 r
        vpxor ymm15, ymm15, [rax + 1248]                                 ;  1053.0 fp3+agu0  108 r
        vmovdqu [rbp + 1120], ymm15                                      ;  1054.0 agu2+fp5  108 r spill
        vmovdqu ymm15, [rbp + 3360]                                      ;  1053.8 agu1   108 r
        vpxor ymm15, ymm15, [rax + 1920]                                 ;  1060.8 fp0+agu0  108 r
        vpxor ymm14, ymm14, [rax + 1280]                                 ;  1054.8 fp1+agu1  108 r
        vmovdqu [rbp + 1152], ymm14                                      ;  1055.8 agu2+fp5  108 r spill
        vmovdqu ymm14, [rbp + 3584]                                      ;  1055.0 agu0   108 r
        vpxor ymm14, ymm14, [rax + 1952]                                 ;  1062.0 fp2+agu1  108 r
        vpxor ymm1, ymm1, [rax + 1312]                                   ;  1056.0 fp3+agu0  108 r
        vmovdqu [rbp + 1184], ymm1                                       ;  1057.0 agu2+fp5  108 r spill
        vmovdqu ymm1, [rbp + 4064]                                       ;  1056.8 agu1   108 r
        vpxor ymm1, ymm1, [rax + 1984]                                   ;  1063.8 fp0+agu0  108 r
        vpxor ymm3, ymm3, [rax + 1344]                                   ;  1057.8 fp1+agu1  108 r
        vmovdqu [rbp + 1216], ymm3                                       ;  1058.8 agu2+fp5  108 r spill
        vmovdqu ymm3, [rbp + 3392]                                       ;  1058.0 agu0   108 r
        vpxor ymm3, ymm3, [rax + 2016]                                   ;  1065.0 fp2+agu1  108 r
        vpxor ymm6, ymm6, [rax + 1376]                                   ;  1059.0 fp3+agu0  108 r
        vpxor ymm0, ymm0, [rax + 1408]                                   ;  1059.8 fp0+agu1  108 r
        vpxor ymm5, ymm5, [rax + 1440]                                   ;  1060.0 fp1+agu0  108 r
        vpxor ymm7, ymm7, [rax + 1472]                                   ;  1060.8 fp2+agu1  108 r
        vmovdqu [rbp + 1344], ymm7                                       ;  1061.8 agu2+fp5  108 r spill
        vmovdqu ymm7, [rbp + 3680]                                       ;  1061.0 agu0   108 r
        vpxor ymm7, ymm7, [rax + 1504]                                   ;  1068.0 fp3+agu1  108 r
        vmovdqu [rbp + 1376], ymm7                                       ;  1069.0 agu2+fp5  108 r spill
        vmovdqu [rbp + 1536], ymm8                                       ;  1058.8 agu2+fp5  132 rounds
        vmovdqu [rbp + 1568], ymm4                                       ;  1059.8 agu2+fp5  132 rounds
        vmovdqu [rbp + 1600], ymm2                                       ;  1060.8 agu2+fp5  132 rounds
        vmovdqu [rbp + 1632], ymm10                                      ;  1061.8 agu2+fp5  132 rounds
        vmovdqu [rbp + 1664], ymm11                                      ;  1062.8 agu0+fp5  132 rounds
        vmovdqu [rbp + 1696], ymm12                                      ;  1063.8 agu1+fp5  132 rounds
        vmovdqu [rbp + 1728], ymm9                                       ;  1064.8 agu2+fp5  132 rounds
        vmovdqu [rbp + 1760], ymm13                                      ;  1065.8 agu0+fp5  132 rounds
        vmovdqu [rbp + 1792], ymm15                                      ;  1066.8 agu1+fp5  132 rounds
        vmovdqu [rbp + 1824], ymm14                                      ;  1067.8 agu2+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1856], ymm1                                       ;  1068.8 agu0+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1888], ymm3                                       ;  1069.8 agu1+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1248], ymm6                                       ;  1070.8 agu2+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1280], ymm0                                       ;  1071.8 agu0+fp5  132 rounds
        db 0x2e
        vmovdqu [rbp + 1312], ymm5                                       ;  1072.8 agu1+fp5  132 rounds
        db 0x2e
        mov r12, qword [rbp + 4144]                                      ;  1065.8 agu2   132 rounds reload
        db 0x2e
        sub r8, r12                                                      ;  1069.8 alu0   132 rounds
        add r8, 0xc00                                                    ;  1070.8 alu1   132 rounds
        db 0x2e, 0x2e, 0x2e
        and r8, 0xfff                                                    ;  1071.8 alu2   132 rounds
        db 0x2e, 0x2e, 0x2e
        add r8, r12                                                      ;  1072.8 alu3   132 rounds
        db 0x2e, 0x2e, 0x2e
        mov qword [rbp + 4160], r8                                       ;  1073.8 agu0+st0  132 rounds
        db 0x2e, 0x2e, 0x2e
        sub r9, r12                                                      ;  1069.8 alu0   132 rounds
        db 0x2e, 0x2e
        add r9, 0xc00                                                    ;  1070.8 alu1   132 rounds
        db 0x2e, 0x2e
        and r9, 0xfff                                                    ;  1071.8 alu2   132 rounds
        db 0x2e, 0x2e
        add r9, r12                                                      ;  1072.8 alu3   132 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4152], r9                                       ;  1073.8 agu1+st1  132 rounds
        db 0x2e, 0x2e, 0x2e
        sub r10, r12                                                     ;  1069.8 alu0   132 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, 0xc00                                                   ;  1070.8 alu1   132 rounds
        db 0x2e, 0x2e, 0x2e
        and r10, 0xfff                                                   ;  1071.8 alu2   132 rounds
        db 0x2e, 0x2e, 0x2e
        add r10, r12                                                     ;  1072.8 alu3   132 rounds
        db 0x2e, 0x2e
        mov qword [rbp + 4168], r10                                      ;  1073.8 agu2+st0  132 rounds
        db 0x2e, 0x2e
        sub r11, r12                                                     ;  1070.3 alu0   132 rounds
        db 0x2e, 0x2e
        add r11, 0xc00                                                   ;  1071.3 alu1   132 rounds
        db 0x2e, 0x2e
        and r11, 0xfff                                                   ;  1072.3 alu2   132 rounds
        add r11, r12                                                     ;  1073.3 alu3   132 rounds
        mov qword [rbp + 4176], r11                                      ;  1074.3 agu0+st1  132 rounds
        mov esi, dword [rbp + 4204]                                      ;  1071.3 agu1   132 rounds
        add esi, 0xffffffff                                              ;  1075.3 alu0   132 rounds
        mov dword [rbp + 4204], esi                                      ;  1076.3 agu2+st0  132 rounds
        lea rax, [rbp - 128]                                             ;                    first state
        test esi, esi                                                    ;                    more rounds?
        jne .rounds_2
        vmovdqu ymm0, [rbp - 128]                                        ;     0.0 agu0   138 dst reload
        mov r8, qword [rbp + 4184]                                       ;     0.2 agu1   138 dst reload
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
        mov qword [rbp + 4184], r8                                       ;    49.3 agu1+st0  149 blocks
        mov r8, qword [rbp + 4128]                                       ;    49.3 agu0   149 blocks
        add r8, 0x800                                                    ;    53.3 alu1   149 blocks
        mov qword [rbp + 4128], r8                                       ;    54.3 agu2+st1  149 blocks
        cmp r8, qword [rbp + 4136]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 4192]                                      ;                    frame
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
