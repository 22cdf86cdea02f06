; misty1_expand_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_expand_compact --cpu zen3 --variant bitsliced
;
; void misty1_expand_compact(const void *key, void *k);   System V, 64 bits
;   key: 4096 bytes (128 slices), read, secret, aligned to 16 bytes
;   k: 8192 bytes (256 slices), written, secret, aligned to 16 bytes
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 3674 uops, planned 965.7; bounds: width 612.3, ports 670.0, path 26.0
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
%fatal "misty1_expand_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_expand_compact
$_misty1_expand_compact:
%else
        global $misty1_expand_compact
%endif
$misty1_expand_compact:
        push rbp                                                        ;                    preserved
        mov rax, rsp                                                    ;                    frame
        sub rsp, 0x260                                                  ;                    frame
        and rsp, -32                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 464], rax                                      ;                    frame
        mov qword [rbp + 448], rdi                                      ;                    argument
        mov qword [rbp + 456], rsi                                      ;                    argument
        mov r8, qword [rbp + 448]                                       ;     0.0 agu0    99 k.0 reload
        vmovdqu ymm0, [r8]                                              ;     4.0 agu1    99 k.0
        vmovdqu ymm1, [r8 + 32]                                         ;     4.0 agu0    99 k.1
        vmovdqu ymm2, [r8 + 64]                                         ;     4.0 agu1    99 k.2
        vmovdqu ymm3, [r8 + 96]                                         ;     4.0 agu0    99 k.3
        vmovdqu ymm4, [r8 + 128]                                        ;     4.0 agu1    99 k.4
        vmovdqu ymm5, [r8 + 160]                                        ;     4.0 agu0    99 k.5
        vmovdqu ymm6, [r8 + 192]                                        ;     4.0 agu1    99 k.6
        vmovdqu ymm7, [r8 + 224]                                        ;     4.0 agu0    99 k.7
        vmovdqu ymm8, [r8 + 256]                                        ;     4.2 agu1    99 k.8
        vmovdqu ymm9, [r8 + 288]                                        ;     5.0 agu0    99 k.9
        vmovdqu ymm10, [r8 + 320]                                       ;     5.2 agu1    99 k.10
        vmovdqu ymm11, [r8 + 352]                                       ;     6.0 agu0    99 k.11
        vmovdqu ymm12, [r8 + 384]                                       ;     6.2 agu1    99 k.12
        vmovdqu ymm13, [r8 + 416]                                       ;     7.0 agu0    99 k.13
        vmovdqu ymm14, [r8 + 448]                                       ;     7.2 agu1    99 k.14
        vmovdqu ymm15, [r8 + 480]                                       ;     8.0 agu0    99 k.15
        mov r9, qword [rbp + 456]                                       ;     4.0 agu2    99 k reload
        vmovdqu [r9], ymm0                                              ;    11.0 agu2+fp5   99 k
        vmovdqu [r9 + 32], ymm1                                         ;    11.0 agu2+fp5   99 k
        vmovdqu [r9 + 64], ymm2                                         ;    11.0 agu2+fp5   99 k
        vmovdqu [r9 + 96], ymm3                                         ;    11.0 agu2+fp5   99 k
        vmovdqu [r9 + 128], ymm4                                        ;    11.0 agu1+fp5   99 k
        vmovdqu [r9 + 160], ymm5                                        ;    11.0 agu0+fp5   99 k
        vmovdqu [r9 + 192], ymm6                                        ;    11.0 agu2+fp5   99 k
        vmovdqu [r9 + 224], ymm7                                        ;    11.2 agu1+fp5   99 k
        vmovdqu [r9 + 256], ymm8                                        ;    12.2 agu0+fp5   99 k
        vmovdqu [r9 + 288], ymm9                                        ;    13.2 agu2+fp5   99 k
        vmovdqu [r9 + 320], ymm10                                       ;    14.2 agu1+fp5   99 k
        vmovdqu [r9 + 352], ymm11                                       ;    15.2 agu0+fp5   99 k
        vmovdqu [r9 + 384], ymm12                                       ;    16.2 agu2+fp5   99 k
        vmovdqu [r9 + 416], ymm13                                       ;    17.2 agu1+fp5   99 k
        vmovdqu [r9 + 448], ymm14                                       ;    18.2 agu0+fp5   99 k
        vmovdqu [r9 + 480], ymm15                                       ;    19.2 agu2+fp5   99 k
        vpxor ymm2, ymm7, ymm13                                         ;    14.0 fp0     41 k
        vpand ymm3, ymm14, ymm10                                        ;    14.2 fp1     41 k
        vpxor ymm1, ymm8, ymm12                                         ;    13.2 fp2     41 k
        vpand ymm6, ymm15, ymm14                                        ;    15.0 fp3     41 k
        vpand ymm5, ymm13, ymm10                                        ;    14.0 fp0     41 k
        vpand ymm0, ymm14, ymm7                                         ;    14.2 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;    15.2 fp2     41 k
        vpand ymm0, ymm13, ymm11                                        ;    14.0 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;    16.2 fp0+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;    15.0 fp1     41 k
        vpand ymm13, ymm4, ymm9                                         ;    16.0 fp2     41 k
        vmovdqu [rbp - 128], ymm5                                       ;    20.2 agu0+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;    15.0 fp3     41 k
        vpxor ymm5, ymm5, ymm14                                         ;    16.0 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;    17.0 fp1     41 k
        vmovdqu [rbp - 96], ymm3                                        ;    21.2 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;    14.8 fp2     41 k
        vpxor ymm3, ymm3, ymm1                                          ;    15.8 fp3     41 k
        vmovdqu [rbp - 64], ymm3                                        ;    22.2 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;    15.3 fp0     41 k
        vpxor ymm0, ymm0, ymm3                                          ;    16.3 fp1     41 k
        vpand ymm3, ymm10, ymm8                                         ;    15.8 fp2     41 k
        vpxor ymm0, ymm0, ymm6                                          ;    17.3 fp3     41 k
        vmovdqu [rbp - 32], ymm6                                        ;    23.2 agu0+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;    16.3 fp0     41 k
        vpxor ymm3, ymm3, ymm6                                          ;    17.3 fp1     41 k
        vpxor ymm5, ymm5, ymm6                                          ;    17.3 fp2     41 k
        vpand ymm6, ymm15, ymm11                                        ;    17.2 fp3     41 k
        vmovdqu [rbp + 0], ymm3                                         ;    24.2 agu2+fp5   41 k spill
        vpxor ymm3, ymm10, ymm6                                         ;    18.2 fp0     41 k
        vpxor ymm13, ymm13, ymm3                                        ;    19.2 fp1     41 k
        vpand ymm3, ymm3, ymm15                                         ;    19.2 fp2     41 k
        vpxor ymm3, ymm3, [rel misty1_expand_compact.T0_constants256]   ;    20.2 fp3+agu1   41 k
        vpand ymm10, ymm8, ymm7                                         ;    18.3 fp0     41 k
        vmovdqu [rbp + 32], ymm6                                        ;    25.2 agu0+fp5   41 k spill
        vpor ymm6, ymm4, ymm15                                          ;    18.5 fp1     41 k
        vmovdqu [rbp + 64], ymm3                                        ;    26.2 agu2+fp5   41 k spill
        vpand ymm3, ymm1, ymm11                                         ;    18.8 fp2     41 k
        vpand ymm1, ymm1, ymm7                                          ;    19.2 fp3     41 k
        vmovdqu [rbp + 96], ymm4                                        ;    27.2 agu1+fp5   41 k spill
        vpand ymm4, ymm9, ymm12                                         ;    19.3 fp0     41 k
        vpxor ymm6, ymm6, ymm4                                          ;    20.3 fp1     41 k
        vpand ymm4, ymm11, ymm12                                        ;    19.8 fp2     41 k
        vpxor ymm10, ymm10, ymm6                                        ;    21.3 fp3     41 k
        vpand ymm6, ymm14, ymm12                                        ;    20.3 fp0     41 k
        vpxor ymm3, ymm3, ymm6                                          ;    21.3 fp1     41 k
        vpand ymm6, ymm9, ymm8                                          ;    20.8 fp2     41 k
        vpxor ymm5, ymm5, ymm3                                          ;    22.3 fp3     41 k
        vpxor ymm3, ymm3, ymm10                                         ;    22.3 fp0     41 k
        vpxor ymm3, ymm3, ymm2                                          ;    23.3 fp1     41 k
        vpxor ymm6, ymm6, ymm7                                          ;    21.8 fp2     41 k
        vmovdqu [rbp + 128], ymm3                                       ;    28.2 agu0+fp5   41 k spill
        vpxor ymm3, ymm4, ymm15                                         ;    22.2 fp3     41 k
        vpxor ymm4, ymm4, ymm9                                          ;    22.3 fp0     41 k
        vpxor ymm5, ymm5, ymm4                                          ;    23.3 fp1     41 k
        vpand ymm3, ymm3, ymm12                                         ;    23.2 fp2     41 k
        vpand ymm4, ymm4, ymm11                                         ;    23.3 fp3     41 k
        vpxor ymm13, ymm13, ymm3                                        ;    24.2 fp0     41 k
        vpand ymm3, ymm14, ymm8                                         ;    23.5 fp1     41 k
        vpxor ymm3, ymm3, ymm6                                          ;    24.5 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;    24.3 fp3     41 k
        vpand ymm2, ymm2, ymm12                                         ;    24.3 fp0     41 k
        vpxor ymm6, ymm6, ymm15                                         ;    24.5 fp1     41 k
        vpxor ymm2, ymm2, ymm6                                          ;    25.5 fp2     41 k
        vpand ymm6, ymm6, ymm8                                          ;    25.5 fp3     41 k
        vpxor ymm2, ymm2, ymm11                                         ;    26.5 fp0     41 k
        vpxor ymm4, ymm4, ymm3                                          ;    25.5 fp1     41 k
        vpand ymm3, ymm11, ymm14                                        ;    25.8 fp2     41 k
        vmovdqu [rbp + 160], ymm13                                      ;    29.2 agu2+fp5   41 k spill
        vpand ymm13, ymm11, ymm7                                        ;    26.2 fp3     41 k
        vpxor ymm3, ymm3, ymm13                                         ;    27.2 fp0     41 k
        vpxor ymm6, ymm6, ymm3                                          ;    28.2 fp1     41 k
        vpxor ymm3, ymm7, ymm8                                          ;    26.8 fp2     41 k
        vpand ymm3, ymm3, ymm12                                         ;    27.8 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;    28.8 fp0     41 k
        vpxor ymm6, ymm6, [rbp - 64]                                    ;    29.2 fp1+agu1   41 k
        vpxor ymm13, ymm13, [rbp - 96]                                  ;    28.2 fp2+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;    29.2 fp3     41 k
        vmovdqu ymm13, [r8 + 416]                                       ;    26.2 agu1    99 k.13 reload
        vpand ymm11, ymm14, ymm13                                       ;    33.2 fp0     41 k
        vmovdqu [rbp + 192], ymm6                                       ;    30.2 agu2+fp5   41 k spill
        vpxor ymm6, ymm2, [rbp - 128]                                   ;    28.5 fp1+agu0   41 k
        vpxor ymm2, ymm2, ymm4                                          ;    30.2 fp2     41 k
        vpxor ymm1, ymm1, ymm2                                          ;    31.2 fp3     41 k
        vpand ymm2, ymm7, ymm13                                         ;    33.2 fp0     41 k
        vpxor ymm2, ymm2, [rbp + 0]                                     ;    34.2 fp1+agu1   41 k
        vpxor ymm1, ymm1, ymm2                                          ;    35.2 fp2     41 k
        vpand ymm7, ymm15, ymm9                                         ;    30.2 fp3     41 k
        vpxor ymm7, ymm7, ymm11                                         ;    34.2 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;    35.2 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm6                                        ;    30.8 fp2     41 k
        vpand ymm6, ymm8, ymm13                                         ;    33.2 fp3     41 k
        vpxor ymm11, ymm11, ymm6                                        ;    34.2 fp0     41 k
        vpand ymm8, ymm14, ymm9                                         ;    31.5 fp1     41 k
        vpxor ymm8, ymm8, [rbp + 64]                                    ;    33.2 fp2+agu1   41 k
        vpxor ymm6, ymm6, ymm8                                          ;    34.2 fp3     41 k
        vpxor ymm8, ymm8, [rbp - 32]                                    ;    34.2 fp0+agu0   41 k
        vpxor ymm8, ymm8, [rbp + 128]                                   ;    35.2 fp1+agu1   41 k
        vpor ymm15, ymm12, [rbp + 96]                                   ;    34.2 fp2+agu0   41 k
        vpxor ymm7, ymm7, ymm15                                         ;    36.2 fp3     41 k
        vpxor ymm5, ymm5, ymm11                                         ;    35.2 fp0     41 k
        vpand ymm15, ymm9, ymm13                                        ;    33.5 fp1     41 k
        vpxor ymm11, ymm11, [rbp - 128]                                 ;    35.2 fp2+agu1   41 k
        vpxor ymm0, ymm0, ymm15                                         ;    34.5 fp3     41 k
        vpxor ymm15, ymm15, ymm3                                        ;    34.5 fp0     41 k
        vpxor ymm2, ymm2, [rbp + 64]                                    ;    35.2 fp1+agu0   41 k
        vpxor ymm3, ymm3, ymm7                                          ;    37.2 fp2     41 k
        vpxor ymm3, ymm3, [rbp + 32]                                    ;    38.2 fp3+agu1   41 k
        vpxor ymm2, ymm2, [rbp + 160]                                   ;    36.2 fp0+agu0   41 k
        vpxor ymm7, ymm7, [rbp - 64]                                    ;    37.2 fp1+agu1   41 k
        vpxor ymm5, ymm5, [rbp - 96]                                    ;    36.2 fp2+agu0   41 k
        vpxor ymm11, ymm11, [rbp + 192]                                 ;    37.2 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;    36.3 fp0     41 k
        vpxor ymm10, ymm10, [rbp + 96]                                  ;    36.7 fp1+agu0   41 k
        vpxor ymm6, ymm6, ymm15                                         ;    36.8 fp2     41 k
        vpxor ymm0, ymm0, ymm7                                          ;    38.2 fp3     41 k
        vpxor ymm4, ymm4, ymm6                                          ;    37.8 fp0     41 k
        vmovdqu ymm6, [r8 + 128]                                        ;    37.2 agu1    41 k
        vmovdqu ymm7, [r8]                                              ;    37.7 agu0    99 k.0 reload
        vpand ymm6, ymm6, ymm7                                          ;    44.7 fp1     41 k
        vmovdqu ymm15, [r8 + 160]                                       ;    38.2 agu1    41 k
        vpand ymm15, ymm15, ymm7                                        ;    45.2 fp2     41 k
        vmovdqu ymm14, [r8 + 192]                                       ;    38.7 agu0    41 k
        vpand ymm14, ymm14, [r8 + 32]                                   ;    45.7 fp3+agu1   41 k
        vmovdqu ymm13, [r8 + 96]                                        ;    39.7 agu0    41 k
        vpand ymm13, ymm13, ymm7                                        ;    46.7 fp0     41 k
        vmovdqu ymm12, [r8 + 128]                                       ;    40.2 agu1    41 k
        vpand ymm12, ymm12, [r8 + 96]                                   ;    47.2 fp1+agu0   41 k
        vmovdqu ymm9, [r8 + 192]                                        ;    41.2 agu1    41 k
        vpand ymm9, ymm9, [r8 + 96]                                     ;    48.2 fp2+agu0   41 k
        vmovdqu [rbp + 96], ymm10                                       ;    38.0 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 160]                                       ;    42.2 agu1    41 k
        vpand ymm10, ymm10, [r8 + 64]                                   ;    49.2 fp3+agu0   41 k
        vpxor ymm14, ymm14, ymm10                                       ;    50.2 fp0     41 k
        vpand ymm10, ymm10, [r8 + 32]                                   ;    50.2 fp1+agu1   41 k
        vmovdqu [rbp + 192], ymm11                                      ;    39.0 agu2+fp5   41 k spill
        vpxor ymm11, ymm13, [r8 + 32]                                   ;    47.7 fp2+agu0   41 k
        vmovdqu [rbp - 96], ymm8                                        ;    40.0 agu2+fp5   41 k spill
        vpand ymm8, ymm15, [r8 + 192]                                   ;    46.2 fp3+agu1   41 k
        vmovdqu [rbp - 64], ymm5                                        ;    41.0 agu2+fp5   41 k spill
        vpxor ymm5, ymm11, [r8 + 128]                                   ;    48.7 fp0+agu0   41 k
        vpand ymm5, ymm5, [r8 + 192]                                    ;    49.7 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm5                                        ;    50.7 fp2     41 k
        vmovdqu [rbp + 160], ymm0                                       ;    42.0 agu2+fp5   41 k spill
        vpxor ymm0, ymm6, ymm12                                         ;    48.2 fp3     41 k
        vpxor ymm12, ymm12, ymm14                                       ;    51.2 fp0     41 k
        vpand ymm0, ymm0, [r8 + 160]                                    ;    49.2 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm6                                        ;    51.2 fp2     41 k
        vmovdqu [rbp + 32], ymm3                                        ;    45.7 agu2+fp5   41 k spill
        vmovdqu ymm3, [r8 + 160]                                        ;    46.2 agu1    41 k
        vpand ymm3, ymm3, [r8 + 32]                                     ;    53.2 fp3+agu0   41 k
        vmovdqu [rbp + 64], ymm1                                        ;    46.7 agu2+fp5   41 k spill
        vpand ymm1, ymm3, [r8 + 96]                                     ;    54.2 fp0+agu1   41 k
        vpxor ymm8, ymm8, ymm3                                          ;    54.2 fp1     41 k
        vpxor ymm8, ymm8, [rel misty1_expand_compact.T0_constants256]   ;    55.2 fp2+agu0   41 k
        vmovdqu [rbp - 128], ymm2                                       ;    47.7 agu2+fp5   41 k spill
        vmovdqu ymm2, [r8 + 192]                                        ;    48.2 agu1    41 k
        vpand ymm2, ymm2, [r8 + 64]                                     ;    55.2 fp3+agu0   41 k
        vmovdqu [rbp + 128], ymm4                                       ;    48.7 agu2+fp5   41 k spill
        vpand ymm4, ymm7, [r8 + 32]                                     ;    49.2 fp0+agu1   41 k
        vpxor ymm1, ymm1, ymm4                                          ;    55.2 fp1     41 k
        vpxor ymm4, ymm4, ymm2                                          ;    56.2 fp2     41 k
        vmovdqu [rbp - 32], ymm14                                       ;    52.2 agu0+fp5   41 k spill
        vpand ymm14, ymm12, [r8 + 64]                                   ;    52.2 fp3+agu1   41 k
        vpxor ymm1, ymm1, ymm14                                         ;    56.2 fp0     41 k
        vmovdqu ymm14, [r8 + 96]                                        ;    50.7 agu0    99 k.3 reload
        vpxor ymm1, ymm1, ymm14                                         ;    57.7 fp1     41 k
        vpxor ymm12, ymm12, ymm7                                        ;    52.2 fp2     41 k
        vmovdqu [rbp + 0], ymm1                                         ;    58.7 agu2+fp5   41 k spill
        vpand ymm1, ymm4, [r8 + 64]                                     ;    57.2 fp3+agu1   41 k
        vpxor ymm1, ymm1, ymm7                                          ;    58.2 fp0     41 k
        vpand ymm4, ymm4, [r8 + 128]                                    ;    57.2 fp1+agu0   41 k
        vpxor ymm1, ymm1, ymm11                                         ;    59.2 fp2     41 k
        vmovdqu [rbp + 224], ymm1                                       ;    60.2 agu2+fp5   41 k spill
        vpxor ymm1, ymm9, [r8 + 128]                                    ;    52.5 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm1                                          ;    53.5 fp0     41 k
        vpxor ymm4, ymm4, ymm0                                          ;    58.2 fp1     41 k
        vpand ymm0, ymm12, ymm7                                         ;    53.5 fp2     41 k
        vpand ymm12, ymm12, [r8 + 128]                                  ;    53.7 fp3+agu0   41 k
        vpand ymm1, ymm1, [r8 + 160]                                    ;    53.8 fp0+agu1   41 k
        vpxor ymm0, ymm0, ymm8                                          ;    56.2 fp1     41 k
        vpand ymm11, ymm11, [r8 + 64]                                   ;    54.7 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm2                                          ;    57.2 fp3     41 k
        vmovdqu [rbp + 256], ymm5                                       ;    54.7 agu2+fp5   41 k spill
        vpand ymm5, ymm14, [r8 + 32]                                    ;    57.7 fp0+agu1   41 k
        vpxor ymm1, ymm1, ymm5                                          ;    58.7 fp1     41 k
        vpxor ymm0, ymm0, ymm1                                          ;    59.7 fp2     41 k
        vmovdqu ymm1, [r8 + 128]                                        ;    55.7 agu0    41 k
        vpand ymm1, ymm1, [r8 + 32]                                     ;    62.7 fp3+agu1   41 k
        vpxor ymm1, ymm1, ymm15                                         ;    63.7 fp0     41 k
        vpxor ymm11, ymm11, ymm1                                        ;    64.7 fp1     41 k
        vpxor ymm1, ymm1, [r8 + 64]                                     ;    64.7 fp2+agu0   41 k
        vpxor ymm6, ymm6, ymm5                                          ;    58.7 fp3     41 k
        vmovdqu ymm5, [r8 + 192]                                        ;    57.3 agu1    99 k.6 reload
        vmovdqu [rbp + 288], ymm0                                       ;    60.7 agu2+fp5   41 k spill
        vpxor ymm0, ymm3, ymm5                                          ;    64.3 fp0     41 k
        vpand ymm0, ymm0, ymm7                                          ;    65.3 fp1     41 k
        vpxor ymm8, ymm8, ymm0                                          ;    66.3 fp2     41 k
        vpxor ymm12, ymm12, ymm8                                        ;    67.3 fp3     41 k
        vpand ymm8, ymm14, ymm1                                         ;    65.7 fp0     41 k
        vpxor ymm1, ymm1, ymm2                                          ;    65.7 fp1     41 k
        vpxor ymm8, ymm8, [r8 + 160]                                    ;    66.7 fp2+agu0   41 k
        vpxor ymm2, ymm2, ymm14                                         ;    59.2 fp3     41 k
        vpxor ymm3, ymm3, [r8 + 64]                                     ;    59.7 fp0+agu1   41 k
        vpand ymm9, ymm9, ymm2                                          ;    60.2 fp1     41 k
        vpxor ymm4, ymm4, ymm11                                         ;    65.7 fp2     41 k
        vmovdqu ymm11, [r8 + 128]                                       ;    59.8 agu0    99 k.4 reload
        vpand ymm14, ymm3, ymm11                                        ;    66.8 fp3     41 k
        vpand ymm2, ymm2, [r8 + 160]                                    ;    60.7 fp0+agu1   41 k
        vpxor ymm0, ymm0, ymm2                                          ;    66.3 fp1     41 k
        vpxor ymm1, ymm1, ymm0                                          ;    67.3 fp2     41 k
        vpxor ymm10, ymm10, ymm8                                        ;    67.7 fp3     41 k
        vmovdqu ymm0, [r8 + 64]                                         ;    62.7 agu0    99 k.2 reload
        vpand ymm8, ymm6, ymm0                                          ;    69.7 fp0     41 k
        vpxor ymm2, ymm2, ymm13                                         ;    63.7 fp1     41 k
        vpand ymm3, ymm3, ymm7                                          ;    63.8 fp2     41 k
        vpxor ymm3, ymm3, ymm5                                          ;    64.8 fp3     41 k
        vpxor ymm3, ymm3, ymm12                                         ;    68.3 fp0     41 k
        vmovdqu ymm12, [r8 + 160]                                       ;    64.7 agu1    99 k.5 reload
        vpand ymm11, ymm5, ymm12                                        ;    71.7 fp1     41 k
        vpxor ymm4, ymm4, [rbp + 256]                                   ;    66.7 fp2+agu0   41 k
        vpxor ymm1, ymm1, [rbp + 224]                                   ;    68.3 fp3+agu1   41 k
        vpxor ymm6, ymm6, ymm11                                         ;    72.7 fp0     41 k
        vpand ymm13, ymm13, ymm11                                       ;    72.7 fp1     41 k
        vpxor ymm15, ymm15, ymm2                                        ;    66.0 fp2     41 k
        vpand ymm2, ymm5, ymm6                                          ;    73.7 fp3     41 k
        vpxor ymm1, ymm1, ymm8                                          ;    70.7 fp0     41 k
        vpxor ymm2, ymm2, [rbp + 224]                                   ;    74.7 fp1+agu0   41 k
        vpxor ymm9, ymm9, ymm3                                          ;    69.3 fp2     41 k
        vpxor ymm13, ymm13, [rbp - 32]                                  ;    73.7 fp3+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;    74.7 fp0     41 k
        vmovdqu ymm3, [rel misty1_expand_compact.T0_constants256]       ;    67.3 agu0    41 k reload
        vpxor ymm10, ymm10, ymm3                                        ;    75.7 fp1     41 k
        vpxor ymm14, ymm14, ymm2                                        ;    75.7 fp2     41 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;    68.2 fp3+agu1   41 k
        vpxor ymm14, ymm14, ymm3                                        ;    76.7 fp0     41 k
        vpxor ymm2, ymm7, [rbp + 128]                                   ;    68.8 fp1+agu0   41 k
        vpxor ymm6, ymm2, [rbp + 288]                                   ;    69.8 fp2+agu1   41 k
        vmovdqu ymm8, [rbp - 128]                                       ;    69.3 agu0    41 k
        vmovdqu ymm11, [r8 + 32]                                        ;    69.7 agu1    99 k.1 reload
        vpxor ymm8, ymm8, ymm11                                         ;    76.7 fp3     41 k
        vpxor ymm13, ymm0, [rbp + 64]                                   ;    70.3 fp0+agu0   41 k
        vpxor ymm9, ymm9, ymm8                                          ;    77.7 fp1     41 k
        vpxor ymm4, ymm4, ymm13                                         ;    71.3 fp2     41 k
        vpxor ymm6, ymm6, [r8 + 800]                                    ;    70.8 fp3+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 832]                                    ;    78.7 fp0+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 864]                                    ;    72.3 fp1+agu1   48 k
        vmovdqu ymm0, [rbp + 32]                                        ;    72.3 agu0    41 k
        vpxor ymm0, ymm0, [r8 + 96]                                     ;    79.3 fp2+agu1   41 k
        vpxor ymm14, ymm14, ymm0                                        ;    80.3 fp3     41 k
        vpxor ymm14, ymm14, [r8 + 896]                                  ;    81.3 fp0+agu0   48 k
        vmovdqu ymm11, [rbp + 160]                                      ;    73.7 agu1    41 k
        vpxor ymm11, ymm11, [r8 + 128]                                  ;    80.7 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm11                                       ;    81.7 fp2     41 k
        vpxor ymm10, ymm10, [r8 + 928]                                  ;    82.7 fp3+agu1   48 k
        vpxor ymm7, ymm12, [rbp - 64]                                   ;    75.3 fp0+agu0   41 k
        vpxor ymm1, ymm1, ymm7                                          ;    76.3 fp1     41 k
        vpxor ymm1, ymm1, [r8 + 960]                                    ;    77.3 fp2+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 512]                                    ;    76.3 fp3+agu0   48 k
        vpxor ymm12, ymm5, [rbp - 96]                                   ;    76.7 fp0+agu1   41 k
        vpxor ymm15, ymm15, ymm12                                       ;    77.7 fp1     41 k
        vpxor ymm15, ymm15, [r8 + 992]                                  ;    78.7 fp2+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 544]                                    ;    77.7 fp3+agu1   48 k
        vpxor ymm13, ymm13, [r8 + 576]                                  ;    78.3 fp0+agu0   48 k
        vpxor ymm0, ymm0, [r8 + 608]                                    ;    80.3 fp1+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 640]                                  ;    81.7 fp2+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 672]                                    ;    79.7 fp3+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 704]                                  ;    80.3 fp0+agu0   48 k
        vmovdqu ymm5, [rbp + 192]                                       ;    80.7 agu1    48 k
        vpxor ymm5, ymm5, [r8 + 736]                                    ;    87.7 fp1+agu0   48 k
        vmovdqu [rbp + 192], ymm15                                      ;    79.7 agu2+fp5   48 k spill
        vmovdqu ymm15, [rbp + 96]                                       ;    81.7 agu1    48 k
        vpxor ymm15, ymm15, [r8 + 768]                                  ;    88.7 fp2+agu0   48 k
        vmovdqu [rbp + 96], ymm1                                        ;    79.0 agu2+fp5   48 k spill
        vpxor ymm1, ymm2, ymm12                                         ;    81.3 fp3     45 k
        vmovdqu [rbp - 96], ymm10                                       ;    83.7 agu2+fp5   48 k spill
        vpand ymm10, ymm0, ymm5                                         ;    88.7 fp0     45 k
        vmovdqu [rbp - 64], ymm14                                       ;    82.3 agu2+fp5   48 k spill
        vpxor ymm14, ymm8, ymm7                                         ;    80.7 fp1     45 k
        vmovdqu [rbp + 160], ymm4                                       ;    82.0 agu2+fp5   48 k spill
        vpand ymm4, ymm12, ymm0                                         ;    81.3 fp2     45 k
        vmovdqu [rbp + 32], ymm9                                        ;    83.0 agu1+fp5   48 k spill
        vpand ymm9, ymm5, ymm15                                         ;    89.7 fp3     45 k
        vmovdqu [rbp + 64], ymm6                                        ;    84.0 agu2+fp5   48 k spill
        vpand ymm6, ymm2, ymm5                                          ;    88.7 fp0     45 k
        vpxor ymm4, ymm4, ymm6                                          ;    89.7 fp1     45 k
        vpand ymm6, ymm12, ymm11                                        ;    82.7 fp2     45 k
        vpxor ymm4, ymm4, ymm3                                          ;    90.7 fp3     45 k
        vmovdqu [rbp - 128], ymm4                                       ;    91.7 agu0+fp5   45 k spill
        vpxor ymm4, ymm1, ymm0                                          ;    82.3 fp0     45 k
        vmovdqu [rbp + 288], ymm10                                      ;    89.7 agu1+fp5   45 k spill
        vpand ymm10, ymm4, ymm13                                        ;    83.3 fp1     45 k
        vmovdqu [rbp + 128], ymm12                                      ;    87.0 agu2+fp5   48 k spill
        vpand ymm12, ymm2, ymm15                                        ;    89.7 fp2     45 k
        vpxor ymm12, ymm12, ymm5                                        ;    90.7 fp3     45 k
        vpand ymm3, ymm0, ymm13                                         ;    83.3 fp0     45 k
        vpxor ymm3, ymm3, ymm14                                         ;    84.3 fp1     45 k
        vpxor ymm10, ymm10, ymm12                                       ;    91.7 fp2     45 k
        vmovdqu [rbp + 0], ymm3                                         ;    88.0 agu0+fp5   45 k spill
        vpand ymm3, ymm0, ymm2                                          ;    84.0 fp3     45 k
        vpxor ymm6, ymm6, ymm3                                          ;    85.0 fp0     45 k
        vpand ymm3, ymm0, ymm8                                          ;    84.5 fp1     45 k
        vpxor ymm6, ymm6, ymm9                                          ;    90.7 fp2     45 k
        vmovdqu [rbp - 32], ymm9                                        ;    90.7 agu1+fp5   45 k spill
        vpand ymm9, ymm0, ymm11                                         ;    87.0 fp3     45 k
        vpxor ymm3, ymm3, ymm9                                          ;    88.0 fp0     45 k
        vpxor ymm12, ymm12, ymm9                                        ;    91.7 fp1     45 k
        vpand ymm9, ymm11, ymm15                                        ;    89.7 fp2     45 k
        vpxor ymm0, ymm0, ymm9                                          ;    90.7 fp3     45 k
        vpxor ymm10, ymm10, ymm0                                        ;    92.7 fp0     45 k
        vpand ymm0, ymm0, ymm15                                         ;    91.7 fp1     45 k
        vpxor ymm0, ymm0, [rel misty1_expand_compact.T0_constants256]   ;    92.7 fp2+agu0   45 k
        vmovdqu [rbp + 224], ymm9                                       ;    90.7 agu2+fp5   45 k spill
        vpand ymm9, ymm8, ymm2                                          ;    89.8 fp3     45 k
        vmovdqu [rbp + 256], ymm0                                       ;    93.7 agu1+fp5   45 k spill
        vpor ymm0, ymm4, ymm15                                          ;    90.2 fp0     45 k
        vmovdqu [rbp + 320], ymm4                                       ;    92.0 agu0+fp5   45 k spill
        vpand ymm4, ymm14, ymm11                                        ;    90.5 fp1     45 k
        vpand ymm14, ymm14, ymm2                                        ;    90.7 fp2     45 k
        vmovdqu [rbp + 352], ymm3                                       ;    93.0 agu2+fp5   45 k spill
        vpand ymm3, ymm13, ymm7                                         ;    91.0 fp3     45 k
        vpxor ymm0, ymm0, ymm3                                          ;    92.0 fp0     45 k
        vpand ymm3, ymm11, ymm7                                         ;    91.5 fp1     45 k
        vpxor ymm9, ymm9, ymm0                                          ;    93.0 fp2     45 k
        vpand ymm0, ymm5, ymm7                                          ;    92.0 fp3     45 k
        vpxor ymm4, ymm4, ymm0                                          ;    93.0 fp0     45 k
        vpand ymm0, ymm13, ymm8                                         ;    92.5 fp1     45 k
        vpxor ymm12, ymm12, ymm4                                        ;    94.0 fp2     45 k
        vpxor ymm4, ymm4, ymm9                                          ;    94.0 fp3     45 k
        vpxor ymm4, ymm4, ymm1                                          ;    95.0 fp0     45 k
        vpxor ymm0, ymm0, ymm2                                          ;    93.5 fp1     45 k
        vmovdqu [rbp + 384], ymm4                                       ;    96.0 agu1+fp5   45 k spill
        vpxor ymm4, ymm3, ymm15                                         ;    93.7 fp2     45 k
        vpxor ymm3, ymm3, ymm13                                         ;    94.0 fp3     45 k
        vpxor ymm12, ymm12, ymm3                                        ;    95.0 fp0     45 k
        vpand ymm4, ymm4, ymm7                                          ;    94.7 fp1     45 k
        vpand ymm3, ymm3, ymm11                                         ;    95.0 fp2     45 k
        vpxor ymm10, ymm10, ymm4                                        ;    95.7 fp3     45 k
        vpand ymm4, ymm5, ymm8                                          ;    95.2 fp0     45 k
        vpxor ymm4, ymm4, ymm0                                          ;    96.2 fp1     45 k
        vpxor ymm12, ymm12, ymm6                                        ;    96.0 fp2     45 k
        vpand ymm1, ymm1, ymm7                                          ;    96.0 fp3     45 k
        vpxor ymm0, ymm0, ymm15                                         ;    96.2 fp0     45 k
        vpxor ymm1, ymm1, ymm0                                          ;    97.2 fp1     45 k
        vpand ymm0, ymm0, ymm8                                          ;    97.2 fp2     45 k
        vpxor ymm1, ymm1, ymm11                                         ;    98.2 fp3     45 k
        vpxor ymm3, ymm3, ymm4                                          ;    97.2 fp0     45 k
        vpand ymm4, ymm11, ymm5                                         ;    97.5 fp1     45 k
        vpand ymm11, ymm11, ymm2                                        ;    97.7 fp2     45 k
        vpxor ymm4, ymm4, ymm11                                         ;    98.7 fp3     45 k
        vpxor ymm0, ymm0, ymm4                                          ;    99.7 fp0     45 k
        vpxor ymm4, ymm2, ymm8                                          ;    98.5 fp1     45 k
        vpand ymm4, ymm4, ymm7                                          ;    99.5 fp2     45 k
        vpxor ymm4, ymm4, ymm3                                          ;   100.5 fp3     45 k
        vpxor ymm0, ymm0, [rbp + 0]                                     ;   100.7 fp0+agu0   45 k
        vpxor ymm11, ymm11, [rbp + 288]                                 ;    99.5 fp1+agu1   45 k
        vpxor ymm3, ymm3, ymm11                                         ;   100.5 fp2     45 k
        vmovdqu ymm11, [rbp + 128]                                      ;    97.7 agu0    48 k reload
        vmovdqu [rbp + 416], ymm0                                       ;   101.7 agu2+fp5   45 k spill
        vpand ymm0, ymm5, ymm11                                         ;   104.7 fp3     45 k
        vpand ymm2, ymm2, ymm11                                         ;   104.7 fp0     45 k
        vpand ymm15, ymm15, ymm13                                       ;   100.5 fp1     45 k
        vpxor ymm2, ymm2, [rbp + 352]                                   ;   105.7 fp2+agu1   45 k
        vpand ymm5, ymm5, ymm13                                         ;   101.0 fp3     45 k
        vpand ymm8, ymm8, ymm11                                         ;   104.7 fp0     45 k
        vpor ymm7, ymm7, [rbp + 320]                                    ;   101.5 fp1+agu0   45 k
        vpxor ymm11, ymm1, [rbp - 128]                                  ;   101.7 fp2+agu1   45 k
        vpxor ymm1, ymm1, ymm3                                          ;   102.0 fp3     45 k
        vpxor ymm14, ymm14, ymm1                                        ;   103.0 fp0     45 k
        vpxor ymm14, ymm14, ymm2                                        ;   106.7 fp1     45 k
        vpxor ymm15, ymm15, ymm0                                        ;   105.7 fp2     45 k
        vmovdqu ymm1, [rbp + 256]                                       ;   100.5 agu0    45 k reload
        vpxor ymm5, ymm5, ymm1                                          ;   107.5 fp3     45 k
        vpxor ymm15, ymm15, [rbp + 320]                                 ;   106.7 fp0+agu1   45 k
        vpxor ymm0, ymm0, ymm8                                          ;   105.7 fp1     45 k
        vpxor ymm7, ymm7, ymm15                                         ;   107.7 fp2     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   104.0 fp3     45 k
        vpxor ymm8, ymm8, ymm5                                          ;   108.5 fp0     45 k
        vpxor ymm5, ymm5, [rbp - 32]                                    ;   108.5 fp1+agu0   45 k
        vpxor ymm5, ymm5, [rbp + 384]                                   ;   109.5 fp2+agu1   45 k
        vpxor ymm12, ymm12, ymm0                                        ;   106.7 fp3     45 k
        vpxor ymm0, ymm0, [rbp - 128]                                   ;   106.7 fp0+agu0   45 k
        vmovdqu ymm11, [rbp + 128]                                      ;   104.0 agu1    48 k reload
        vpand ymm13, ymm13, ymm11                                       ;   111.0 fp1     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   112.0 fp2     45 k
        vpxor ymm2, ymm2, ymm1                                          ;   107.5 fp3     45 k
        vpxor ymm1, ymm4, ymm13                                         ;   112.0 fp0     45 k
        vpxor ymm4, ymm4, ymm7                                          ;   108.7 fp1     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   108.5 fp2     45 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   109.7 fp3+agu0   45 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   108.7 fp0+agu1   45 k
        vpxor ymm12, ymm12, [rbp + 288]                                 ;   107.7 fp1+agu0   45 k
        vpxor ymm0, ymm0, [rbp + 416]                                   ;   108.7 fp2+agu1   45 k
        vpxor ymm9, ymm9, [rbp + 320]                                   ;   108.0 fp3+agu0   45 k
        vpxor ymm11, ymm11, ymm6                                        ;   113.0 fp0     45 k
        vpxor ymm8, ymm8, ymm1                                          ;   113.0 fp1     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   114.0 fp2     45 k
        vpxor ymm3, ymm3, ymm8                                          ;   114.0 fp3     45 k
        vmovdqu ymm1, [rbp + 64]                                        ;   108.7 agu1    48 k reload
        vpxor ymm3, ymm3, ymm1                                          ;   115.7 fp0     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   109.0 agu0    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   116.0 fp1     45 k
        vmovdqu ymm6, [rbp + 160]                                       ;   109.7 agu1    48 k reload
        vpxor ymm14, ymm14, ymm6                                        ;   116.7 fp2     45 k
        vmovdqu ymm8, [rbp - 64]                                        ;   110.0 agu0    48 k reload
        vpxor ymm4, ymm4, ymm8                                          ;   117.0 fp3     45 k
        vmovdqu ymm11, [rbp - 96]                                       ;   110.7 agu1    48 k reload
        vpxor ymm7, ymm7, ymm11                                         ;   117.7 fp0     45 k
        vmovdqu ymm13, [rbp + 96]                                       ;   111.0 agu0    48 k reload
        vpxor ymm12, ymm12, ymm13                                       ;   118.0 fp1     45 k
        vmovdqu ymm15, [rbp + 192]                                      ;   111.7 agu1    48 k reload
        vpxor ymm5, ymm5, ymm15                                         ;   118.7 fp2     45 k
        vmovdqu [r9 + 4096], ymm3                                       ;   116.7 agu2+fp5  100 k
        vmovdqu [r9 + 4128], ymm10                                      ;   117.0 agu2+fp5  100 k
        vmovdqu [r9 + 4160], ymm14                                      ;   117.7 agu0+fp5  100 k
        vmovdqu [r9 + 4192], ymm4                                       ;   118.0 agu1+fp5  100 k
        vmovdqu [r9 + 4224], ymm7                                       ;   118.7 agu2+fp5  100 k
        vmovdqu [r9 + 4256], ymm12                                      ;   119.0 agu0+fp5  100 k
        vmovdqu [r9 + 4320], ymm0                                       ;   117.0 agu1+fp5  100 k
        vmovdqu [r9 + 4288], ymm5                                       ;   119.7 agu2+fp5  100 k
        vmovdqu [r9 + 4352], ymm9                                       ;   119.0 agu0+fp5  100 k
        vmovdqu [r9 + 4384], ymm1                                       ;   120.0 agu1+fp5  100 k
        vmovdqu [r9 + 4416], ymm2                                       ;   121.0 agu2+fp5  100 k
        vmovdqu [r9 + 4448], ymm6                                       ;   122.0 agu0+fp5  100 k
        vmovdqu [r9 + 4480], ymm8                                       ;   123.0 agu1+fp5  100 k
        vmovdqu [r9 + 4512], ymm11                                      ;   124.0 agu2+fp5  100 k
        vmovdqu [r9 + 4544], ymm13                                      ;   125.0 agu0+fp5  100 k
        vmovdqu [r9 + 4576], ymm15                                      ;   126.0 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 512]                                        ;   118.7 agu0   100 k.0 reload
        vmovdqu [r9 + 512], ymm0                                        ;   127.0 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 544]                                        ;   118.8 agu1   100 k.1 reload
        vmovdqu [r9 + 544], ymm1                                        ;   128.0 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 576]                                        ;   119.7 agu0   100 k.2 reload
        vmovdqu [r9 + 576], ymm2                                        ;   129.0 agu1+fp5   99 k
        vmovdqu ymm3, [r8 + 608]                                        ;   120.7 agu0   100 k.3 reload
        vmovdqu [r9 + 608], ymm3                                        ;   130.0 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 640]                                        ;   120.8 agu1   100 k.4 reload
        vmovdqu [r9 + 640], ymm4                                        ;   131.0 agu2+fp5   99 k
        vmovdqu ymm5, [r8 + 672]                                        ;   121.7 agu0   100 k.5 reload
        vmovdqu [r9 + 672], ymm5                                        ;   132.0 agu1+fp5   99 k
        vmovdqu ymm6, [r8 + 704]                                        ;   122.7 agu0   100 k.6 reload
        vmovdqu [r9 + 704], ymm6                                        ;   133.0 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 736]                                        ;   122.8 agu1   100 k.7 reload
        vmovdqu [r9 + 736], ymm7                                        ;   134.0 agu2+fp5   99 k
        vmovdqu ymm8, [r8 + 768]                                        ;   123.7 agu0   100 k.8 reload
        vmovdqu [r9 + 768], ymm8                                        ;   135.0 agu1+fp5   99 k
        vmovdqu ymm9, [r8 + 800]                                        ;   124.7 agu0   100 k.9 reload
        vmovdqu [r9 + 800], ymm9                                        ;   136.0 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 832]                                       ;   124.8 agu1   100 k.10 reload
        vmovdqu [r9 + 832], ymm10                                       ;   137.0 agu2+fp5   99 k
        vmovdqu ymm11, [r8 + 864]                                       ;   125.7 agu0   100 k.11 reload
        vmovdqu [r9 + 864], ymm11                                       ;   138.0 agu1+fp5   99 k
        vmovdqu ymm12, [r8 + 896]                                       ;   126.7 agu0   100 k.12 reload
        vmovdqu [r9 + 896], ymm12                                       ;   139.0 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 928]                                       ;   126.8 agu1   100 k.13 reload
        vmovdqu [r9 + 928], ymm13                                       ;   140.0 agu2+fp5   99 k
        vmovdqu ymm14, [r8 + 960]                                       ;   127.7 agu0   100 k.14 reload
        vmovdqu [r9 + 960], ymm14                                       ;   141.0 agu1+fp5   99 k
        vmovdqu ymm15, [r8 + 992]                                       ;   128.7 agu0   100 k.15 reload
        vmovdqu [r9 + 992], ymm15                                       ;   142.0 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   133.8 fp3     41 k
        vpand ymm3, ymm10, ymm14                                        ;   134.7 fp0     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   133.7 fp1     41 k
        vpand ymm6, ymm14, ymm15                                        ;   135.7 fp2     41 k
        vpand ymm5, ymm13, ymm10                                        ;   133.8 fp3     41 k
        vpand ymm0, ymm14, ymm7                                         ;   134.7 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   135.7 fp1     41 k
        vpand ymm0, ymm13, ymm11                                        ;   133.8 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   136.7 fp3+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   134.8 fp0     41 k
        vpand ymm13, ymm4, ymm9                                         ;   135.8 fp1     41 k
        vmovdqu [rbp + 192], ymm5                                       ;   143.0 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   135.7 fp2     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   136.7 fp3     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   137.7 fp0     41 k
        vmovdqu [rbp + 96], ymm3                                        ;   144.0 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   135.7 fp1     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   136.7 fp2     41 k
        vmovdqu [rbp - 96], ymm3                                        ;   145.0 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   136.2 fp3     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   137.2 fp0     41 k
        vpand ymm3, ymm10, ymm8                                         ;   136.7 fp1     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   138.2 fp2     41 k
        vmovdqu [rbp - 64], ymm6                                        ;   146.0 agu2+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   137.2 fp3     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   138.2 fp0     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   138.2 fp1     41 k
        vpand ymm6, ymm15, ymm11                                        ;   137.8 fp2     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   138.8 fp3     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   139.8 fp0     41 k
        vpand ymm10, ymm10, ymm15                                       ;   139.8 fp1     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   140.8 fp2+agu0   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   147.0 agu1+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   139.2 fp3     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   148.0 agu2+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   139.3 fp0     41 k
        vmovdqu [rbp + 64], ymm4                                        ;   149.0 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   139.7 fp1     41 k
        vpand ymm1, ymm1, ymm7                                          ;   139.8 fp2     41 k
        vmovdqu [rbp + 128], ymm3                                       ;   150.0 agu1+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   140.2 fp3     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   141.2 fp0     41 k
        vpand ymm3, ymm11, ymm12                                        ;   140.7 fp1     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   142.2 fp2     41 k
        vpand ymm10, ymm14, ymm12                                       ;   141.2 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   142.2 fp0     41 k
        vpand ymm10, ymm9, ymm8                                         ;   141.7 fp1     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   143.2 fp2     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   143.2 fp3     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   144.2 fp0     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   142.7 fp1     41 k
        vmovdqu [rbp + 320], ymm4                                       ;   151.0 agu2+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   142.8 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   143.2 fp3     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   144.2 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   143.8 fp1     41 k
        vpand ymm3, ymm3, ymm11                                         ;   144.2 fp2     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   144.8 fp3     41 k
        vpand ymm4, ymm14, ymm8                                         ;   144.3 fp0     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   145.3 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   145.2 fp2     41 k
        vpand ymm2, ymm2, ymm12                                         ;   145.2 fp3     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   145.3 fp0     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   146.3 fp1     41 k
        vpand ymm10, ymm10, ymm8                                        ;   146.3 fp2     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   147.3 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   146.3 fp0     41 k
        vpand ymm4, ymm11, ymm14                                        ;   146.7 fp1     41 k
        vpand ymm11, ymm11, ymm7                                        ;   146.8 fp2     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   147.8 fp3     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   148.8 fp0     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   147.7 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   148.7 fp2     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   149.7 fp3     41 k
        vpxor ymm10, ymm10, [rbp - 96]                                  ;   152.0 fp0+agu0   41 k
        vpxor ymm11, ymm11, [rbp + 96]                                  ;   151.0 fp1+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   152.0 fp2     41 k
        vmovdqu ymm11, [r8 + 928]                                       ;   147.3 agu0   100 k.13 reload
        vmovdqu [rbp + 416], ymm10                                      ;   153.0 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   154.3 fp3     41 k
        vpand ymm7, ymm7, ymm11                                         ;   154.3 fp0     41 k
        vpand ymm15, ymm15, ymm9                                        ;   149.7 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 128]                                   ;   157.0 fp2+agu1   41 k
        vpand ymm14, ymm14, ymm9                                        ;   150.2 fp3     41 k
        vpand ymm8, ymm8, ymm11                                         ;   154.3 fp0     41 k
        vpor ymm12, ymm12, [rbp + 64]                                   ;   156.0 fp1+agu0   41 k
        vpxor ymm9, ymm2, [rbp + 192]                                   ;   150.8 fp2+agu1   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   153.0 fp3     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   154.0 fp0     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   158.0 fp1     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   155.3 fp2     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   150.2 agu0    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   157.2 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 64]                                  ;   156.3 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   155.3 fp1     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   157.3 fp2     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   153.2 fp3     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   158.2 fp0     41 k
        vpxor ymm14, ymm14, [rbp - 64]                                  ;   158.2 fp1+agu0   41 k
        vpxor ymm14, ymm14, [rbp + 320]                                 ;   159.2 fp2+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   156.3 fp3     41 k
        vpxor ymm10, ymm10, [rbp + 192]                                 ;   156.3 fp0+agu0   41 k
        vpand ymm9, ymm11, [r8 + 800]                                   ;   154.7 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   155.7 fp2     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   158.0 fp3     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   155.7 fp0     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   158.3 fp1     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   159.0 fp2     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   159.3 fp3+agu0   41 k
        vpxor ymm12, ymm12, [rbp - 96]                                  ;   158.3 fp0+agu1   41 k
        vpxor ymm5, ymm5, [rbp + 96]                                    ;   157.3 fp1+agu0   41 k
        vpxor ymm10, ymm10, [rbp + 416]                                 ;   160.0 fp2+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 64]                                    ;   157.7 fp3+agu0   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   157.3 fp0     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   159.2 fp1     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   159.3 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   160.2 fp3     41 k
        vmovdqu ymm0, [r8 + 640]                                        ;   157.8 agu1    41 k
        vmovdqu ymm2, [r8 + 512]                                        ;   158.7 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   165.7 fp0     41 k
        vmovdqu ymm7, [r8 + 672]                                        ;   158.8 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   165.8 fp1     41 k
        vmovdqu ymm8, [r8 + 704]                                        ;   159.7 agu0    41 k
        vmovdqu ymm9, [r8 + 544]                                        ;   159.8 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   166.8 fp2     41 k
        vmovdqu ymm12, [r8 + 608]                                       ;   160.7 agu0    41 k
        vpand ymm12, ymm12, ymm2                                        ;   167.7 fp3     41 k
        vmovdqu ymm15, [r8 + 640]                                       ;   160.8 agu1    41 k
        vpand ymm15, ymm15, [r8 + 608]                                  ;   167.8 fp0+agu0   41 k
        vmovdqu [rbp + 64], ymm6                                        ;   159.5 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 704]                                        ;   161.8 agu1    41 k
        vpand ymm6, ymm6, [r8 + 608]                                    ;   168.8 fp1+agu0   41 k
        vmovdqu [rbp + 416], ymm10                                      ;   161.0 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 672]                                       ;   162.8 agu1    41 k
        vpand ymm10, ymm10, [r8 + 576]                                  ;   169.8 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   170.8 fp3     41 k
        vpand ymm10, ymm10, ymm9                                        ;   170.8 fp0     41 k
        vmovdqu [rbp + 96], ymm14                                       ;   161.5 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   168.7 fp1     41 k
        vmovdqu [rbp - 96], ymm5                                        ;   162.5 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 704]                                    ;   166.8 fp2+agu1   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   163.5 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 640]                                  ;   169.7 fp3+agu0   41 k
        vpand ymm11, ymm11, [r8 + 704]                                  ;   170.7 fp0+agu1   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   171.7 fp1     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   164.5 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   168.8 fp2     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   171.8 fp3     41 k
        vpand ymm4, ymm4, [r8 + 672]                                    ;   169.8 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   171.8 fp1     41 k
        vmovdqu [rbp + 192], ymm1                                       ;   166.8 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 672]                                    ;   167.0 fp2+agu1   41 k
        vmovdqu [rbp + 320], ymm13                                      ;   167.8 agu0+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 608]                                   ;   168.0 fp3+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   168.0 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   169.0 fp1+agu0   41 k
        vmovdqu [rbp - 64], ymm3                                        ;   168.8 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   168.2 fp2     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   169.2 fp3     41 k
        vmovdqu [rbp + 128], ymm8                                       ;   172.8 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 704]                                        ;   169.2 agu0    41 k
        vpand ymm8, ymm8, [r8 + 576]                                    ;   176.2 fp0+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   177.2 fp1     41 k
        vmovdqu [rbp + 288], ymm11                                      ;   171.7 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 576]                                  ;   172.8 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   173.8 fp3     41 k
        vmovdqu ymm11, [r8 + 608]                                       ;   171.0 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   178.0 fp0     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   172.8 fp1     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   179.0 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 576]                                   ;   178.2 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   179.2 fp3     41 k
        vpand ymm3, ymm3, [r8 + 640]                                    ;   178.2 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   180.2 fp1     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   181.2 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 640]                                   ;   172.2 fp2+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   173.2 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   179.2 fp0     41 k
        vpand ymm4, ymm15, ymm2                                         ;   173.8 fp1     41 k
        vpand ymm15, ymm15, [r8 + 640]                                  ;   173.8 fp2+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   174.8 fp3     41 k
        vpand ymm13, ymm13, [r8 + 672]                                  ;   173.2 fp0+agu0   41 k
        vpand ymm14, ymm14, [r8 + 576]                                  ;   174.0 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   177.2 fp2     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   173.8 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   178.0 fp3     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   179.0 fp0     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   180.0 fp1     41 k
        vmovdqu ymm13, [r8 + 640]                                       ;   174.5 agu0   100 k.4 reload
        vmovdqu [rbp - 128], ymm4                                       ;   181.0 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   181.5 fp2     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   182.5 fp3     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   183.5 fp0     41 k
        vpxor ymm4, ymm4, [r8 + 576]                                    ;   183.5 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   179.0 fp2     41 k
        vmovdqu ymm12, [r8 + 704]                                       ;   178.2 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   185.2 fp3     41 k
        vpand ymm9, ymm9, ymm2                                          ;   186.2 fp0     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   187.2 fp1     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   188.2 fp2     41 k
        vpand ymm5, ymm11, ymm4                                         ;   184.5 fp3     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   184.5 fp0     41 k
        vpxor ymm5, ymm5, [r8 + 672]                                    ;   185.5 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   180.0 fp2     41 k
        vpxor ymm1, ymm1, [r8 + 576]                                    ;   180.3 fp3+agu0   41 k
        vpand ymm6, ymm6, ymm8                                          ;   181.0 fp0     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   184.5 fp1     41 k
        vpand ymm14, ymm1, ymm13                                        ;   181.5 fp2     41 k
        vpand ymm8, ymm8, [r8 + 672]                                    ;   181.3 fp3+agu1   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   187.2 fp0     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   188.2 fp1     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   186.5 fp2     41 k
        vmovdqu ymm5, [r8 + 576]                                        ;   181.7 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   188.7 fp3     41 k
        vpand ymm1, ymm1, ymm2                                          ;   182.5 fp0     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   182.7 fp1+agu1   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   185.2 fp2     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   189.2 fp3     41 k
        vmovdqu ymm15, [r8 + 672]                                       ;   183.5 agu0   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   190.5 fp0     41 k
        vpxor ymm3, ymm3, [rbp + 288]                                   ;   185.5 fp1+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   189.2 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   191.5 fp3     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   184.8 fp0     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   191.5 fp1+agu1   41 k
        vpand ymm0, ymm12, ymm0                                         ;   192.5 fp2     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   190.2 fp3     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   193.5 fp0+agu0   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   190.2 fp1     41 k
        vpxor ymm13, ymm13, [rbp + 128]                                 ;   192.5 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   193.5 fp3     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   187.2 agu0    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   194.5 fp0     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   194.5 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   188.2 fp2+agu1   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   195.5 fp3     41 k
        vpxor ymm2, ymm2, [rbp - 64]                                    ;   188.5 fp0+agu0   41 k
        vpxor ymm0, ymm2, [rbp - 128]                                   ;   189.5 fp1+agu1   41 k
        vmovdqu ymm4, [rbp + 320]                                       ;   189.5 agu0    41 k
        vpxor ymm4, ymm4, [r8 + 544]                                    ;   196.5 fp2+agu1   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   197.5 fp3     41 k
        vpxor ymm5, ymm5, [rbp + 192]                                   ;   190.5 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   191.5 fp1     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   191.2 fp2+agu1   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   196.5 fp3     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   191.5 agu0    41 k
        vpxor ymm13, ymm13, [r8 + 640]                                  ;   198.5 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   199.5 fp1     41 k
        vpxor ymm15, ymm15, [rbp - 96]                                  ;   192.5 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   193.5 fp3     41 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   193.2 fp0+agu1   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   194.2 fp1     41 k
        vmovdqu ymm14, [r8 + 1312]                                      ;   193.5 agu0   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   200.5 fp2     48 k
        vpxor ymm6, ymm6, [r8 + 1344]                                   ;   198.5 fp3+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 1376]                                   ;   194.5 fp0+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 1408]                                   ;   197.5 fp1+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 1440]                                 ;   200.5 fp2+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 1472]                                   ;   196.2 fp3+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 1504]                                   ;   196.5 fp0+agu0   48 k
        vpxor ymm2, ymm2, [r8 + 1024]                                   ;   197.2 fp1+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 1056]                                   ;   197.5 fp2+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 1088]                                   ;   198.2 fp3+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 1120]                                 ;   198.5 fp0+agu0   48 k
        vpxor ymm13, ymm13, [r8 + 1152]                                 ;   199.5 fp1+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 1184]                                 ;   199.5 fp2+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 1216]                                 ;   200.2 fp3+agu1   48 k
        vmovdqu ymm14, [rbp + 416]                                      ;   200.5 agu0    48 k
        vpxor ymm14, ymm14, [r8 + 1248]                                 ;   207.5 fp0+agu1   48 k
        vmovdqu [rbp + 416], ymm7                                       ;   197.5 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 64]                                        ;   201.5 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 1280]                                   ;   208.5 fp1+agu1   48 k
        vmovdqu [rbp + 64], ymm9                                        ;   198.2 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   201.2 fp2     45 k
        vmovdqu [rbp + 96], ymm10                                       ;   201.5 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   208.5 fp3     45 k
        vmovdqu [rbp - 96], ymm8                                        ;   200.2 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   200.5 fp0     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   201.2 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   201.2 fp1     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   202.2 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   209.5 fp2     45 k
        vmovdqu [rbp + 192], ymm0                                       ;   203.2 agu0+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   208.5 fp3     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   209.5 fp0     45 k
        vpand ymm0, ymm12, ymm13                                        ;   201.2 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   210.5 fp2     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   211.5 agu1+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   202.2 fp3     45 k
        vmovdqu [rbp - 128], ymm10                                      ;   209.5 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   203.2 fp0     45 k
        vmovdqu [rbp - 64], ymm12                                       ;   206.2 agu0+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   209.5 fp1     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   210.5 fp2     45 k
        vpand ymm1, ymm11, ymm5                                         ;   202.3 fp3     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   203.3 fp0     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   211.5 fp1     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   207.2 agu1+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   203.3 fp2     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   204.3 fp3     45 k
        vpand ymm1, ymm11, ymm4                                         ;   203.7 fp0     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   210.5 fp1     45 k
        vmovdqu [rbp + 128], ymm6                                       ;   210.5 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   206.2 fp2     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   207.2 fp3     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   211.5 fp0     45 k
        vpand ymm6, ymm13, ymm7                                         ;   209.5 fp1     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   210.5 fp2     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   212.5 fp3     45 k
        vpand ymm11, ymm11, ymm7                                        ;   211.5 fp0     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   212.5 fp1+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   210.5 agu1+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   209.7 fp2     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   213.5 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   210.0 fp3     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   211.5 agu0+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   210.3 fp0     45 k
        vpand ymm8, ymm8, ymm2                                          ;   210.5 fp1     45 k
        vmovdqu [rbp + 384], ymm1                                       ;   212.5 agu1+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   210.8 fp2     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   211.8 fp3     45 k
        vpand ymm1, ymm13, ymm15                                        ;   211.3 fp0     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   212.8 fp1     45 k
        vpand ymm11, ymm14, ymm15                                       ;   211.8 fp2     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   212.8 fp3     45 k
        vpand ymm11, ymm5, ymm4                                         ;   212.3 fp0     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   213.8 fp1     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   213.8 fp2     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   214.8 fp3     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   213.3 fp0     45 k
        vmovdqu [rbp - 32], ymm3                                        ;   215.8 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   213.5 fp1     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   213.8 fp2     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   214.8 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   214.5 fp0     45 k
        vpand ymm1, ymm1, ymm13                                         ;   214.8 fp1     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   215.5 fp2     45 k
        vpand ymm3, ymm14, ymm4                                         ;   215.0 fp3     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   216.0 fp0     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   215.8 fp1     45 k
        vpand ymm9, ymm9, ymm15                                         ;   215.8 fp2     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   216.0 fp3     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   217.0 fp0     45 k
        vpand ymm11, ymm11, ymm4                                        ;   217.0 fp1     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   218.0 fp2     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   217.0 fp3     45 k
        vpand ymm3, ymm13, ymm14                                        ;   217.3 fp0     45 k
        vpand ymm13, ymm13, ymm2                                        ;   217.5 fp1     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   218.5 fp2     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   219.5 fp3     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   218.3 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   219.3 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   220.3 fp2     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   220.5 fp3+agu0   45 k
        vpxor ymm13, ymm13, [rbp - 128]                                 ;   219.3 fp0+agu1   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   220.3 fp1     45 k
        vmovdqu ymm13, [rbp - 64]                                       ;   217.5 agu0    48 k reload
        vmovdqu [rbp + 352], ymm11                                      ;   221.5 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   224.5 fp2     45 k
        vpand ymm2, ymm2, ymm13                                         ;   224.5 fp3     45 k
        vpand ymm7, ymm7, ymm5                                          ;   220.3 fp0     45 k
        vpxor ymm2, ymm2, [rbp + 384]                                   ;   225.5 fp1+agu1   45 k
        vpand ymm14, ymm14, ymm5                                        ;   220.8 fp2     45 k
        vpand ymm4, ymm4, ymm13                                         ;   224.5 fp3     45 k
        vpor ymm15, ymm15, [rbp + 288]                                  ;   221.3 fp0+agu0   45 k
        vpxor ymm13, ymm9, [rbp + 320]                                  ;   221.5 fp1+agu1   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   221.8 fp2     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   222.8 fp3     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   226.5 fp0     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   225.5 fp1     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   220.3 agu0    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   227.3 fp2     45 k
        vpxor ymm7, ymm7, [rbp + 288]                                   ;   226.5 fp3+agu1   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   225.5 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   227.5 fp1     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   223.8 fp2     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   228.3 fp3     45 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   228.3 fp0+agu0   45 k
        vpxor ymm14, ymm14, [rbp - 32]                                  ;   229.3 fp1+agu1   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   226.5 fp2     45 k
        vpxor ymm11, ymm11, [rbp + 320]                                 ;   226.5 fp3+agu0   45 k
        vmovdqu ymm7, [rbp - 64]                                        ;   223.8 agu1    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   230.8 fp0     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   231.8 fp1     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   227.3 fp2     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   231.8 fp3     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   228.5 fp0     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   228.3 fp1     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   229.5 fp2+agu0   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   228.5 fp3+agu1   45 k
        vpxor ymm12, ymm12, [rbp - 128]                                 ;   227.5 fp0+agu0   45 k
        vpxor ymm11, ymm11, [rbp + 352]                                 ;   228.5 fp1+agu1   45 k
        vpxor ymm6, ymm6, [rbp + 288]                                   ;   227.8 fp2+agu0   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   232.8 fp3     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   232.8 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   233.8 fp1     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   233.8 fp2     45 k
        vmovdqu ymm0, [rbp + 192]                                       ;   228.5 agu1    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   235.5 fp3     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   228.8 agu0    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   235.8 fp0     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   229.5 agu1    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   236.5 fp1     45 k
        vmovdqu ymm5, [rbp - 96]                                        ;   229.8 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   236.8 fp2     45 k
        vmovdqu ymm7, [rbp + 96]                                        ;   230.5 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   237.5 fp3     45 k
        vmovdqu ymm9, [rbp + 64]                                        ;   230.8 agu0    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   237.8 fp0     45 k
        vmovdqu ymm13, [rbp + 416]                                      ;   231.5 agu1    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   238.5 fp1     45 k
        vmovdqu [r9 + 4608], ymm1                                       ;   236.5 agu2+fp5  100 k
        vmovdqu [r9 + 4640], ymm10                                      ;   236.8 agu0+fp5  100 k
        vmovdqu [r9 + 4672], ymm8                                       ;   237.5 agu2+fp5  100 k
        vmovdqu [r9 + 4704], ymm3                                       ;   237.8 agu1+fp5  100 k
        vmovdqu [r9 + 4736], ymm15                                      ;   238.5 agu0+fp5  100 k
        vmovdqu [r9 + 4768], ymm12                                      ;   238.8 agu2+fp5  100 k
        vmovdqu [r9 + 4832], ymm11                                      ;   236.8 agu1+fp5  100 k
        vmovdqu [r9 + 4800], ymm14                                      ;   239.5 agu0+fp5  100 k
        vmovdqu [r9 + 4864], ymm6                                       ;   238.8 agu2+fp5  100 k
        vmovdqu [r9 + 4896], ymm0                                       ;   239.8 agu1+fp5  100 k
        vmovdqu [r9 + 4928], ymm2                                       ;   240.8 agu0+fp5  100 k
        vmovdqu [r9 + 4960], ymm4                                       ;   241.8 agu2+fp5  100 k
        vmovdqu [r9 + 4992], ymm5                                       ;   242.8 agu1+fp5  100 k
        vmovdqu [r9 + 5024], ymm7                                       ;   243.8 agu0+fp5  100 k
        vmovdqu [r9 + 5056], ymm9                                       ;   244.8 agu2+fp5  100 k
        vmovdqu [r9 + 5088], ymm13                                      ;   245.8 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 1024]                                       ;   237.8 agu0   100 k.0 reload
        vmovdqu [r9 + 1024], ymm0                                       ;   246.8 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 1056]                                       ;   238.7 agu1   100 k.1 reload
        vmovdqu [r9 + 1056], ymm1                                       ;   247.8 agu0+fp5   99 k
        vmovdqu ymm2, [r8 + 1088]                                       ;   239.7 agu1   100 k.2 reload
        vmovdqu [r9 + 1088], ymm2                                       ;   248.8 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 1120]                                       ;   239.8 agu0   100 k.3 reload
        vmovdqu [r9 + 1120], ymm3                                       ;   249.8 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 1152]                                       ;   240.7 agu1   100 k.4 reload
        vmovdqu [r9 + 1152], ymm4                                       ;   250.8 agu0+fp5   99 k
        vmovdqu ymm5, [r8 + 1184]                                       ;   241.7 agu1   100 k.5 reload
        vmovdqu [r9 + 1184], ymm5                                       ;   251.8 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 1216]                                       ;   241.8 agu0   100 k.6 reload
        vmovdqu [r9 + 1216], ymm6                                       ;   252.8 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 1248]                                       ;   242.7 agu1   100 k.7 reload
        vmovdqu [r9 + 1248], ymm7                                       ;   253.8 agu0+fp5   99 k
        vmovdqu ymm8, [r8 + 1280]                                       ;   243.7 agu1   100 k.8 reload
        vmovdqu [r9 + 1280], ymm8                                       ;   254.8 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 1312]                                       ;   243.8 agu0   100 k.9 reload
        vmovdqu [r9 + 1312], ymm9                                       ;   255.8 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 1344]                                      ;   244.7 agu1   100 k.10 reload
        vmovdqu [r9 + 1344], ymm10                                      ;   256.8 agu0+fp5   99 k
        vmovdqu ymm11, [r8 + 1376]                                      ;   245.7 agu1   100 k.11 reload
        vmovdqu [r9 + 1376], ymm11                                      ;   257.8 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 1408]                                      ;   245.8 agu0   100 k.12 reload
        vmovdqu [r9 + 1408], ymm12                                      ;   258.8 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 1440]                                      ;   246.7 agu1   100 k.13 reload
        vmovdqu [r9 + 1440], ymm13                                      ;   259.8 agu0+fp5   99 k
        vmovdqu ymm14, [r8 + 1472]                                      ;   247.7 agu1   100 k.14 reload
        vmovdqu [r9 + 1472], ymm14                                      ;   260.8 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 1504]                                      ;   247.8 agu0   100 k.15 reload
        vmovdqu [r9 + 1504], ymm15                                      ;   261.8 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   253.7 fp2     41 k
        vpand ymm3, ymm10, ymm14                                        ;   254.7 fp3     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   252.8 fp0     41 k
        vpand ymm6, ymm14, ymm15                                        ;   254.8 fp1     41 k
        vpand ymm5, ymm13, ymm10                                        ;   253.7 fp2     41 k
        vpand ymm0, ymm14, ymm7                                         ;   254.7 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   255.7 fp0     41 k
        vpand ymm0, ymm13, ymm11                                        ;   253.7 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   256.7 fp2+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   254.7 fp3     41 k
        vpand ymm13, ymm4, ymm9                                         ;   255.7 fp0     41 k
        vmovdqu [rbp + 416], ymm5                                       ;   262.8 agu0+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   254.8 fp1     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   255.8 fp2     41 k
        vmovdqu [rbp + 64], ymm3                                        ;   263.8 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   255.2 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   256.2 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   256.8 fp1     41 k
        vmovdqu [rbp + 96], ymm3                                        ;   264.8 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   255.8 fp2     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   256.8 fp3     41 k
        vpand ymm3, ymm10, ymm8                                         ;   256.3 fp0     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   257.8 fp1     41 k
        vmovdqu [rbp - 96], ymm6                                        ;   265.8 agu0+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   256.8 fp2     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   257.8 fp3     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   257.8 fp0     41 k
        vpand ymm6, ymm15, ymm11                                        ;   257.7 fp1     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   258.7 fp2     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   259.7 fp3     41 k
        vpand ymm10, ymm10, ymm15                                       ;   259.7 fp0     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   260.7 fp1+agu1   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   266.8 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   258.8 fp2     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   267.8 agu0+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   259.2 fp3     41 k
        vmovdqu [rbp + 192], ymm4                                       ;   268.8 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   259.3 fp0     41 k
        vpand ymm1, ymm1, ymm7                                          ;   259.7 fp1     41 k
        vmovdqu [rbp - 64], ymm3                                        ;   269.8 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   259.8 fp2     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   260.8 fp3     41 k
        vpand ymm3, ymm11, ymm12                                        ;   260.3 fp0     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   261.8 fp1     41 k
        vpand ymm10, ymm14, ymm12                                       ;   260.8 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   261.8 fp3     41 k
        vpand ymm10, ymm9, ymm8                                         ;   261.3 fp0     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   262.8 fp1     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   262.8 fp2     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   263.8 fp3     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   262.3 fp0     41 k
        vmovdqu [rbp + 288], ymm4                                       ;   270.8 agu0+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   262.7 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   262.8 fp2     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   263.8 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   263.7 fp0     41 k
        vpand ymm3, ymm3, ymm11                                         ;   263.8 fp1     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   264.7 fp2     41 k
        vpand ymm4, ymm14, ymm8                                         ;   264.2 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   265.2 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   264.8 fp1     41 k
        vpand ymm2, ymm2, ymm12                                         ;   264.8 fp2     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   265.2 fp3     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   266.2 fp0     41 k
        vpand ymm10, ymm10, ymm8                                        ;   266.2 fp1     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   267.2 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   266.2 fp3     41 k
        vpand ymm4, ymm11, ymm14                                        ;   266.3 fp0     41 k
        vpand ymm11, ymm11, ymm7                                        ;   266.7 fp1     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   267.7 fp2     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   268.7 fp3     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   267.3 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   268.3 fp1     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   269.3 fp2     41 k
        vpxor ymm10, ymm10, [rbp + 96]                                  ;   271.8 fp3+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 64]                                  ;   270.8 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   271.8 fp1     41 k
        vmovdqu ymm11, [r8 + 1440]                                      ;   267.2 agu1   100 k.13 reload
        vmovdqu [rbp + 352], ymm10                                      ;   272.8 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   274.2 fp2     41 k
        vpand ymm7, ymm7, ymm11                                         ;   274.2 fp3     41 k
        vpand ymm15, ymm15, ymm9                                        ;   269.3 fp0     41 k
        vpxor ymm7, ymm7, [rbp - 64]                                    ;   276.8 fp1+agu0   41 k
        vpand ymm14, ymm14, ymm9                                        ;   269.8 fp2     41 k
        vpand ymm8, ymm8, ymm11                                         ;   274.2 fp3     41 k
        vpor ymm12, ymm12, [rbp + 192]                                  ;   275.8 fp0+agu1   41 k
        vpxor ymm9, ymm2, [rbp + 416]                                   ;   270.7 fp1+agu0   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   272.8 fp2     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   273.8 fp3     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   277.8 fp0     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   275.2 fp1     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   270.0 agu1    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   277.0 fp2     41 k
        vpxor ymm15, ymm15, [rbp + 192]                                 ;   276.2 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   275.2 fp0     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   277.2 fp1     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   272.8 fp2     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   278.0 fp3     41 k
        vpxor ymm14, ymm14, [rbp - 96]                                  ;   278.0 fp0+agu1   41 k
        vpxor ymm14, ymm14, [rbp + 288]                                 ;   279.0 fp1+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   276.2 fp2     41 k
        vpand ymm9, ymm11, [r8 + 1312]                                  ;   274.2 fp3+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 416]                                 ;   276.2 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   275.2 fp1     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   277.8 fp2     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   275.2 fp3     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   278.2 fp0     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   278.8 fp1     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   279.2 fp2+agu1   41 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   278.2 fp3+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 64]                                    ;   277.2 fp0+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 352]                                 ;   279.8 fp1+agu0   41 k
        vpxor ymm6, ymm6, [rbp + 192]                                   ;   277.5 fp2+agu1   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   277.2 fp3     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   279.0 fp0     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   279.2 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   280.0 fp2     41 k
        vmovdqu ymm0, [r8 + 1152]                                       ;   277.7 agu0    41 k
        vmovdqu ymm2, [r8 + 1024]                                       ;   278.5 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   285.5 fp3     41 k
        vmovdqu ymm7, [r8 + 1184]                                       ;   278.7 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   285.7 fp0     41 k
        vmovdqu ymm8, [r8 + 1216]                                       ;   279.5 agu1    41 k
        vmovdqu ymm9, [r8 + 1056]                                       ;   279.7 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   286.7 fp1     41 k
        vmovdqu ymm12, [r8 + 1120]                                      ;   280.5 agu1    41 k
        vpand ymm12, ymm12, ymm2                                        ;   287.5 fp2     41 k
        vmovdqu ymm15, [r8 + 1152]                                      ;   280.7 agu0    41 k
        vpand ymm15, ymm15, [r8 + 1120]                                 ;   287.7 fp3+agu1   41 k
        vmovdqu [rbp + 192], ymm6                                       ;   279.3 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 1216]                                       ;   281.7 agu0    41 k
        vpand ymm6, ymm6, [r8 + 1120]                                   ;   288.7 fp0+agu1   41 k
        vmovdqu [rbp + 352], ymm10                                      ;   280.8 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 1184]                                      ;   282.7 agu0    41 k
        vpand ymm10, ymm10, [r8 + 1088]                                 ;   289.7 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   290.7 fp2     41 k
        vpand ymm10, ymm10, ymm9                                        ;   290.7 fp3     41 k
        vmovdqu [rbp + 64], ymm14                                       ;   281.3 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   288.5 fp0     41 k
        vmovdqu [rbp + 96], ymm5                                        ;   282.3 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 1216]                                   ;   286.7 fp1+agu0   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   283.3 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 1152]                                 ;   289.5 fp2+agu1   41 k
        vpand ymm11, ymm11, [r8 + 1216]                                 ;   290.5 fp3+agu0   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   291.5 fp0     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   284.3 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   288.7 fp1     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   291.7 fp2     41 k
        vpand ymm4, ymm4, [r8 + 1184]                                   ;   289.7 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   291.7 fp0     41 k
        vmovdqu [rbp + 416], ymm1                                       ;   286.7 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 1184]                                   ;   286.8 fp1+agu0   41 k
        vmovdqu [rbp + 288], ymm13                                      ;   287.7 agu1+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 1120]                                  ;   287.8 fp2+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   287.8 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   288.8 fp0+agu1   41 k
        vmovdqu [rbp - 96], ymm3                                        ;   288.7 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   288.0 fp1     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   289.0 fp2     41 k
        vmovdqu [rbp - 64], ymm8                                        ;   292.7 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 1216]                                       ;   289.0 agu1    41 k
        vpand ymm8, ymm8, [r8 + 1088]                                   ;   296.0 fp3+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   297.0 fp0     41 k
        vmovdqu [rbp - 128], ymm11                                      ;   291.5 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 1088]                                 ;   292.7 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   293.7 fp2     41 k
        vmovdqu ymm11, [r8 + 1120]                                      ;   290.8 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   297.8 fp3     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   292.7 fp0     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   298.8 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 1088]                                  ;   298.0 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   299.0 fp2     41 k
        vpand ymm3, ymm3, [r8 + 1152]                                   ;   298.0 fp3+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   300.0 fp0     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   301.0 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 1152]                                  ;   292.0 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   293.0 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   299.0 fp3     41 k
        vpand ymm4, ymm15, ymm2                                         ;   293.7 fp0     41 k
        vpand ymm15, ymm15, [r8 + 1152]                                 ;   293.7 fp1+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   294.7 fp2     41 k
        vpand ymm13, ymm13, [r8 + 1184]                                 ;   293.0 fp3+agu1   41 k
        vpand ymm14, ymm14, [r8 + 1088]                                 ;   293.8 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   297.0 fp1     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   293.7 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   297.8 fp2     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   298.8 fp3     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   299.8 fp0     41 k
        vmovdqu ymm13, [r8 + 1152]                                      ;   294.3 agu1   100 k.4 reload
        vmovdqu [rbp + 320], ymm4                                       ;   300.8 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   301.3 fp1     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   302.3 fp2     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   303.3 fp3     41 k
        vpxor ymm4, ymm4, [r8 + 1088]                                   ;   303.3 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   298.8 fp1     41 k
        vmovdqu ymm12, [r8 + 1216]                                      ;   298.0 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   305.0 fp2     41 k
        vpand ymm9, ymm9, ymm2                                          ;   306.0 fp3     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   307.0 fp0     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   308.0 fp1     41 k
        vpand ymm5, ymm11, ymm4                                         ;   304.3 fp2     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   304.3 fp3     41 k
        vpxor ymm5, ymm5, [r8 + 1184]                                   ;   305.3 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   299.8 fp1     41 k
        vpxor ymm1, ymm1, [r8 + 1088]                                   ;   300.2 fp2+agu1   41 k
        vpand ymm6, ymm6, ymm8                                          ;   300.8 fp3     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   304.3 fp0     41 k
        vpand ymm14, ymm1, ymm13                                        ;   301.3 fp1     41 k
        vpand ymm8, ymm8, [r8 + 1184]                                   ;   301.2 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   307.0 fp3     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   308.0 fp0     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   306.3 fp1     41 k
        vmovdqu ymm5, [r8 + 1088]                                       ;   301.5 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   308.5 fp2     41 k
        vpand ymm1, ymm1, ymm2                                          ;   302.3 fp3     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   302.5 fp0+agu0   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   305.0 fp1     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   309.0 fp2     41 k
        vmovdqu ymm15, [r8 + 1184]                                      ;   303.3 agu1   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   310.3 fp3     41 k
        vpxor ymm3, ymm3, [rbp - 128]                                   ;   305.3 fp0+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   309.0 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   311.3 fp2     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   304.7 fp3     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   311.3 fp0+agu0   41 k
        vpand ymm0, ymm12, ymm0                                         ;   312.3 fp1     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   310.0 fp2     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   313.3 fp3+agu1   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   310.0 fp0     41 k
        vpxor ymm13, ymm13, [rbp - 64]                                  ;   312.3 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   313.3 fp2     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   307.0 agu1    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   314.3 fp3     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   314.3 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   308.0 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   315.3 fp2     41 k
        vpxor ymm2, ymm2, [rbp - 96]                                    ;   308.3 fp3+agu1   41 k
        vpxor ymm0, ymm2, [rbp + 320]                                   ;   309.3 fp0+agu0   41 k
        vmovdqu ymm4, [rbp + 288]                                       ;   309.3 agu1    41 k
        vpxor ymm4, ymm4, [r8 + 1056]                                   ;   316.3 fp1+agu0   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   317.3 fp2     41 k
        vpxor ymm5, ymm5, [rbp + 416]                                   ;   310.3 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   311.3 fp0     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   311.0 fp1+agu0   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   316.3 fp2     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   311.3 agu1    41 k
        vpxor ymm13, ymm13, [r8 + 1152]                                 ;   318.3 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   319.3 fp0     41 k
        vpxor ymm15, ymm15, [rbp + 96]                                  ;   312.3 fp1+agu1   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   313.3 fp2     41 k
        vpxor ymm12, ymm12, [rbp + 64]                                  ;   313.0 fp3+agu0   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   314.0 fp0     41 k
        vmovdqu ymm14, [r8 + 1824]                                      ;   313.3 agu1   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   320.3 fp1     48 k
        vpxor ymm6, ymm6, [r8 + 1856]                                   ;   318.3 fp2+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 1888]                                   ;   314.3 fp3+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 1920]                                   ;   317.3 fp0+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 1952]                                 ;   320.3 fp1+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 1984]                                   ;   316.0 fp2+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 2016]                                   ;   316.3 fp3+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 1536]                                   ;   317.0 fp0+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 1568]                                   ;   317.3 fp1+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 1600]                                   ;   318.0 fp2+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 1632]                                 ;   318.3 fp3+agu1   48 k
        vpxor ymm13, ymm13, [r8 + 1664]                                 ;   319.3 fp0+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 1696]                                 ;   319.3 fp1+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 1728]                                 ;   320.0 fp2+agu0   48 k
        vmovdqu ymm14, [rbp + 352]                                      ;   320.3 agu1    48 k
        vpxor ymm14, ymm14, [r8 + 1760]                                 ;   327.3 fp3+agu0   48 k
        vmovdqu [rbp + 352], ymm7                                       ;   317.3 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 192]                                       ;   321.3 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 1792]                                   ;   328.3 fp0+agu0   48 k
        vmovdqu [rbp + 192], ymm9                                       ;   318.0 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   321.0 fp1     45 k
        vmovdqu [rbp + 64], ymm10                                       ;   321.3 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   328.3 fp2     45 k
        vmovdqu [rbp + 96], ymm8                                        ;   320.0 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   320.3 fp3     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   321.0 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   321.0 fp0     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   322.0 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   329.3 fp1     45 k
        vmovdqu [rbp + 416], ymm0                                       ;   323.0 agu1+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   328.3 fp2     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   329.3 fp3     45 k
        vpand ymm0, ymm12, ymm13                                        ;   321.0 fp0     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   330.3 fp1     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   331.3 agu0+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   322.0 fp2     45 k
        vmovdqu [rbp + 320], ymm10                                      ;   329.3 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   323.0 fp3     45 k
        vmovdqu [rbp - 96], ymm12                                       ;   326.0 agu1+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   329.3 fp0     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   330.3 fp1     45 k
        vpand ymm1, ymm11, ymm5                                         ;   322.2 fp2     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   323.2 fp3     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   331.3 fp0     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   327.0 agu0+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   323.2 fp1     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   324.2 fp2     45 k
        vpand ymm1, ymm11, ymm4                                         ;   323.5 fp3     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   330.3 fp0     45 k
        vmovdqu [rbp - 64], ymm6                                        ;   330.3 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   326.0 fp1     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   327.0 fp2     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   331.3 fp3     45 k
        vpand ymm6, ymm13, ymm7                                         ;   329.3 fp0     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   330.3 fp1     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   332.3 fp2     45 k
        vpand ymm11, ymm11, ymm7                                        ;   331.3 fp3     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   332.3 fp0+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   330.3 agu0+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   329.5 fp1     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   333.3 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   329.8 fp2     45 k
        vmovdqu [rbp - 128], ymm3                                       ;   331.3 agu1+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   330.2 fp3     45 k
        vpand ymm8, ymm8, ymm2                                          ;   330.3 fp0     45 k
        vmovdqu [rbp - 32], ymm1                                        ;   332.3 agu0+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   330.7 fp1     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   331.7 fp2     45 k
        vpand ymm1, ymm13, ymm15                                        ;   331.2 fp3     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   332.7 fp0     45 k
        vpand ymm11, ymm14, ymm15                                       ;   331.7 fp1     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   332.7 fp2     45 k
        vpand ymm11, ymm5, ymm4                                         ;   332.2 fp3     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   333.7 fp0     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   333.7 fp1     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   334.7 fp2     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   333.2 fp3     45 k
        vmovdqu [rbp + 128], ymm3                                       ;   335.7 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   333.3 fp0     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   333.7 fp1     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   334.7 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   334.3 fp3     45 k
        vpand ymm1, ymm1, ymm13                                         ;   334.7 fp0     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   335.3 fp1     45 k
        vpand ymm3, ymm14, ymm4                                         ;   334.8 fp2     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   335.8 fp3     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   335.7 fp0     45 k
        vpand ymm9, ymm9, ymm15                                         ;   335.7 fp1     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   335.8 fp2     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   336.8 fp3     45 k
        vpand ymm11, ymm11, ymm4                                        ;   336.8 fp0     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   337.8 fp1     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   336.8 fp2     45 k
        vpand ymm3, ymm13, ymm14                                        ;   337.2 fp3     45 k
        vpand ymm13, ymm13, ymm2                                        ;   337.3 fp0     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   338.3 fp1     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   339.3 fp2     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   338.2 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   339.2 fp0     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   340.2 fp1     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   340.3 fp2+agu1   45 k
        vpxor ymm13, ymm13, [rbp + 320]                                 ;   339.2 fp3+agu0   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   340.2 fp0     45 k
        vmovdqu ymm13, [rbp - 96]                                       ;   337.3 agu1    48 k reload
        vmovdqu [rbp + 384], ymm11                                      ;   341.3 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   344.3 fp1     45 k
        vpand ymm2, ymm2, ymm13                                         ;   344.3 fp2     45 k
        vpand ymm7, ymm7, ymm5                                          ;   340.2 fp3     45 k
        vpxor ymm2, ymm2, [rbp - 32]                                    ;   345.3 fp0+agu0   45 k
        vpand ymm14, ymm14, ymm5                                        ;   340.7 fp1     45 k
        vpand ymm4, ymm4, ymm13                                         ;   344.3 fp2     45 k
        vpor ymm15, ymm15, [rbp - 128]                                  ;   341.2 fp3+agu1   45 k
        vpxor ymm13, ymm9, [rbp + 288]                                  ;   341.3 fp0+agu0   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   341.7 fp1     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   342.7 fp2     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   346.3 fp3     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   345.3 fp0     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   340.2 agu1    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   347.2 fp1     45 k
        vpxor ymm7, ymm7, [rbp - 128]                                   ;   346.3 fp2+agu0   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   345.3 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   347.3 fp0     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   343.7 fp1     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   348.2 fp2     45 k
        vpxor ymm14, ymm14, [rbp - 64]                                  ;   348.2 fp3+agu1   45 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   349.2 fp0+agu0   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   346.3 fp1     45 k
        vpxor ymm11, ymm11, [rbp + 288]                                 ;   346.3 fp2+agu1   45 k
        vmovdqu ymm7, [rbp - 96]                                        ;   343.7 agu0    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   350.7 fp3     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   351.7 fp0     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   347.2 fp1     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   351.7 fp2     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   348.3 fp3     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   348.2 fp0     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   349.3 fp1+agu1   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   348.3 fp2+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 320]                                 ;   347.3 fp3+agu1   45 k
        vpxor ymm11, ymm11, [rbp + 384]                                 ;   348.3 fp0+agu0   45 k
        vpxor ymm6, ymm6, [rbp - 128]                                   ;   347.7 fp1+agu1   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   352.7 fp2     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   352.7 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   353.7 fp0     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   353.7 fp1     45 k
        vmovdqu ymm0, [rbp + 416]                                       ;   348.3 agu0    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   355.3 fp2     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   348.7 agu1    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   355.7 fp3     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   349.3 agu0    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   356.3 fp0     45 k
        vmovdqu ymm5, [rbp + 96]                                        ;   349.7 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   356.7 fp1     45 k
        vmovdqu ymm7, [rbp + 64]                                        ;   350.3 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   357.3 fp2     45 k
        vmovdqu ymm9, [rbp + 192]                                       ;   350.7 agu1    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   357.7 fp3     45 k
        vmovdqu ymm13, [rbp + 352]                                      ;   351.3 agu0    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   358.3 fp0     45 k
        vmovdqu [r9 + 5120], ymm1                                       ;   356.3 agu2+fp5  100 k
        vmovdqu [r9 + 5152], ymm10                                      ;   356.7 agu2+fp5  100 k
        vmovdqu [r9 + 5184], ymm8                                       ;   357.3 agu1+fp5  100 k
        vmovdqu [r9 + 5216], ymm3                                       ;   357.7 agu0+fp5  100 k
        vmovdqu [r9 + 5248], ymm15                                      ;   358.3 agu2+fp5  100 k
        vmovdqu [r9 + 5280], ymm12                                      ;   358.7 agu1+fp5  100 k
        vmovdqu [r9 + 5344], ymm11                                      ;   356.7 agu0+fp5  100 k
        vmovdqu [r9 + 5312], ymm14                                      ;   359.3 agu2+fp5  100 k
        vmovdqu [r9 + 5376], ymm6                                       ;   358.7 agu1+fp5  100 k
        vmovdqu [r9 + 5408], ymm0                                       ;   359.7 agu0+fp5  100 k
        vmovdqu [r9 + 5440], ymm2                                       ;   360.7 agu2+fp5  100 k
        vmovdqu [r9 + 5472], ymm4                                       ;   361.7 agu1+fp5  100 k
        vmovdqu [r9 + 5504], ymm5                                       ;   362.7 agu0+fp5  100 k
        vmovdqu [r9 + 5536], ymm7                                       ;   363.7 agu2+fp5  100 k
        vmovdqu [r9 + 5568], ymm9                                       ;   364.7 agu1+fp5  100 k
        vmovdqu [r9 + 5600], ymm13                                      ;   365.7 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 1536]                                       ;   358.3 agu1   100 k.0 reload
        vmovdqu [r9 + 1536], ymm0                                       ;   366.7 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 1568]                                       ;   358.5 agu0   100 k.1 reload
        vmovdqu [r9 + 1568], ymm1                                       ;   367.7 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 1600]                                       ;   359.3 agu1   100 k.2 reload
        vmovdqu [r9 + 1600], ymm2                                       ;   368.7 agu0+fp5   99 k
        vmovdqu ymm3, [r8 + 1632]                                       ;   360.3 agu1   100 k.3 reload
        vmovdqu [r9 + 1632], ymm3                                       ;   369.7 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 1664]                                       ;   360.5 agu0   100 k.4 reload
        vmovdqu [r9 + 1664], ymm4                                       ;   370.7 agu2+fp5   99 k
        vmovdqu ymm5, [r8 + 1696]                                       ;   361.3 agu1   100 k.5 reload
        vmovdqu [r9 + 1696], ymm5                                       ;   371.7 agu0+fp5   99 k
        vmovdqu ymm6, [r8 + 1728]                                       ;   362.3 agu1   100 k.6 reload
        vmovdqu [r9 + 1728], ymm6                                       ;   372.7 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 1760]                                       ;   362.5 agu0   100 k.7 reload
        vmovdqu [r9 + 1760], ymm7                                       ;   373.7 agu2+fp5   99 k
        vmovdqu ymm8, [r8 + 1792]                                       ;   363.3 agu1   100 k.8 reload
        vmovdqu [r9 + 1792], ymm8                                       ;   374.7 agu0+fp5   99 k
        vmovdqu ymm9, [r8 + 1824]                                       ;   364.3 agu1   100 k.9 reload
        vmovdqu [r9 + 1824], ymm9                                       ;   375.7 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 1856]                                      ;   364.5 agu0   100 k.10 reload
        vmovdqu [r9 + 1856], ymm10                                      ;   376.7 agu2+fp5   99 k
        vmovdqu ymm11, [r8 + 1888]                                      ;   365.3 agu1   100 k.11 reload
        vmovdqu [r9 + 1888], ymm11                                      ;   377.7 agu0+fp5   99 k
        vmovdqu ymm12, [r8 + 1920]                                      ;   366.3 agu1   100 k.12 reload
        vmovdqu [r9 + 1920], ymm12                                      ;   378.7 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 1952]                                      ;   366.5 agu0   100 k.13 reload
        vmovdqu [r9 + 1952], ymm13                                      ;   379.7 agu2+fp5   99 k
        vmovdqu ymm14, [r8 + 1984]                                      ;   367.3 agu1   100 k.14 reload
        vmovdqu [r9 + 1984], ymm14                                      ;   380.7 agu0+fp5   99 k
        vmovdqu ymm15, [r8 + 2016]                                      ;   368.3 agu1   100 k.15 reload
        vmovdqu [r9 + 2016], ymm15                                      ;   381.7 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   373.5 fp1     41 k
        vpand ymm3, ymm10, ymm14                                        ;   374.3 fp2     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   373.3 fp3     41 k
        vpand ymm6, ymm14, ymm15                                        ;   375.3 fp0     41 k
        vpand ymm5, ymm13, ymm10                                        ;   373.5 fp1     41 k
        vpand ymm0, ymm14, ymm7                                         ;   374.3 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   375.3 fp3     41 k
        vpand ymm0, ymm13, ymm11                                        ;   373.5 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   376.3 fp1+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   374.5 fp2     41 k
        vpand ymm13, ymm4, ymm9                                         ;   375.5 fp3     41 k
        vmovdqu [rbp + 352], ymm5                                       ;   382.7 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   375.3 fp0     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   376.3 fp1     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   377.3 fp2     41 k
        vmovdqu [rbp + 192], ymm3                                       ;   383.7 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   375.3 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   376.3 fp0     41 k
        vmovdqu [rbp + 64], ymm3                                        ;   384.7 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   375.8 fp1     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   376.8 fp2     41 k
        vpand ymm3, ymm10, ymm8                                         ;   376.3 fp3     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   377.8 fp0     41 k
        vmovdqu [rbp + 96], ymm6                                        ;   385.7 agu2+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   376.8 fp1     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   377.8 fp2     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   377.8 fp3     41 k
        vpand ymm6, ymm15, ymm11                                        ;   377.5 fp0     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   378.5 fp1     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   379.5 fp2     41 k
        vpand ymm10, ymm10, ymm15                                       ;   379.5 fp3     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   380.5 fp0+agu1   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   386.7 agu0+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   378.8 fp1     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   387.7 agu2+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   379.0 fp2     41 k
        vmovdqu [rbp + 416], ymm4                                       ;   388.7 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   379.3 fp3     41 k
        vpand ymm1, ymm1, ymm7                                          ;   379.5 fp0     41 k
        vmovdqu [rbp - 96], ymm3                                        ;   389.7 agu0+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   379.8 fp1     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   380.8 fp2     41 k
        vpand ymm3, ymm11, ymm12                                        ;   380.3 fp3     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   381.8 fp0     41 k
        vpand ymm10, ymm14, ymm12                                       ;   380.8 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   381.8 fp2     41 k
        vpand ymm10, ymm9, ymm8                                         ;   381.3 fp3     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   382.8 fp0     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   382.8 fp1     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   383.8 fp2     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   382.3 fp3     41 k
        vmovdqu [rbp - 128], ymm4                                       ;   390.7 agu2+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   382.5 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   382.8 fp1     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   383.8 fp2     41 k
        vpand ymm4, ymm4, ymm12                                         ;   383.5 fp3     41 k
        vpand ymm3, ymm3, ymm11                                         ;   383.8 fp0     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   384.5 fp1     41 k
        vpand ymm4, ymm14, ymm8                                         ;   384.0 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   385.0 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   384.8 fp0     41 k
        vpand ymm2, ymm2, ymm12                                         ;   384.8 fp1     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   385.0 fp2     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   386.0 fp3     41 k
        vpand ymm10, ymm10, ymm8                                        ;   386.0 fp0     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   387.0 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   386.0 fp2     41 k
        vpand ymm4, ymm11, ymm14                                        ;   386.3 fp3     41 k
        vpand ymm11, ymm11, ymm7                                        ;   386.5 fp0     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   387.5 fp1     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   388.5 fp2     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   387.3 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   388.3 fp0     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   389.3 fp1     41 k
        vpxor ymm10, ymm10, [rbp + 64]                                  ;   391.7 fp2+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 192]                                 ;   390.7 fp3+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   391.7 fp0     41 k
        vmovdqu ymm11, [r8 + 1952]                                      ;   387.0 agu1   100 k.13 reload
        vmovdqu [rbp + 384], ymm10                                      ;   392.7 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   394.0 fp1     41 k
        vpand ymm7, ymm7, ymm11                                         ;   394.0 fp2     41 k
        vpand ymm15, ymm15, ymm9                                        ;   389.3 fp3     41 k
        vpxor ymm7, ymm7, [rbp - 96]                                    ;   396.7 fp0+agu0   41 k
        vpand ymm14, ymm14, ymm9                                        ;   389.8 fp1     41 k
        vpand ymm8, ymm8, ymm11                                         ;   394.0 fp2     41 k
        vpor ymm12, ymm12, [rbp + 416]                                  ;   395.7 fp3+agu1   41 k
        vpxor ymm9, ymm2, [rbp + 352]                                   ;   390.5 fp0+agu0   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   392.7 fp1     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   393.7 fp2     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   397.7 fp3     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   395.0 fp0     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   389.8 agu1    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   396.8 fp1     41 k
        vpxor ymm15, ymm15, [rbp + 416]                                 ;   396.0 fp2+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   395.0 fp3     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   397.0 fp0     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   392.8 fp1     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   397.8 fp2     41 k
        vpxor ymm14, ymm14, [rbp + 96]                                  ;   397.8 fp3+agu1   41 k
        vpxor ymm14, ymm14, [rbp - 128]                                 ;   398.8 fp0+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   396.0 fp1     41 k
        vpxor ymm10, ymm10, [rbp + 352]                                 ;   396.0 fp2+agu1   41 k
        vpand ymm9, ymm11, [r8 + 1824]                                  ;   394.3 fp3+agu0   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   395.3 fp0     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   397.7 fp1     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   395.3 fp2     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   398.0 fp3     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   398.7 fp0     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   399.0 fp1+agu1   41 k
        vpxor ymm12, ymm12, [rbp + 64]                                  ;   398.0 fp2+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 192]                                   ;   397.0 fp3+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 384]                                 ;   399.7 fp0+agu0   41 k
        vpxor ymm6, ymm6, [rbp + 416]                                   ;   397.3 fp1+agu1   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   397.0 fp2     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   398.8 fp3     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   399.0 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   399.8 fp1     41 k
        vmovdqu ymm0, [r8 + 1664]                                       ;   397.5 agu0    41 k
        vmovdqu ymm2, [r8 + 1536]                                       ;   398.3 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   405.3 fp2     41 k
        vmovdqu ymm7, [r8 + 1696]                                       ;   398.5 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   405.5 fp3     41 k
        vmovdqu ymm8, [r8 + 1728]                                       ;   399.3 agu1    41 k
        vmovdqu ymm9, [r8 + 1568]                                       ;   399.5 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   406.5 fp0     41 k
        vmovdqu ymm12, [r8 + 1632]                                      ;   400.3 agu1    41 k
        vpand ymm12, ymm12, ymm2                                        ;   407.3 fp1     41 k
        vmovdqu ymm15, [r8 + 1664]                                      ;   400.5 agu0    41 k
        vpand ymm15, ymm15, [r8 + 1632]                                 ;   407.5 fp2+agu1   41 k
        vmovdqu [rbp + 416], ymm6                                       ;   399.2 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 1728]                                       ;   401.5 agu0    41 k
        vpand ymm6, ymm6, [r8 + 1632]                                   ;   408.5 fp3+agu1   41 k
        vmovdqu [rbp + 384], ymm10                                      ;   400.7 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 1696]                                      ;   402.5 agu0    41 k
        vpand ymm10, ymm10, [r8 + 1600]                                 ;   409.5 fp0+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   410.5 fp1     41 k
        vpand ymm10, ymm10, ymm9                                        ;   410.5 fp2     41 k
        vmovdqu [rbp + 192], ymm14                                      ;   401.2 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   408.3 fp3     41 k
        vmovdqu [rbp + 64], ymm5                                        ;   402.2 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 1728]                                   ;   406.5 fp0+agu0   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   403.2 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 1664]                                 ;   409.3 fp1+agu1   41 k
        vpand ymm11, ymm11, [r8 + 1728]                                 ;   410.3 fp2+agu0   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   411.3 fp3     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   404.2 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   408.5 fp0     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   411.5 fp1     41 k
        vpand ymm4, ymm4, [r8 + 1696]                                   ;   409.5 fp2+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   411.5 fp3     41 k
        vmovdqu [rbp + 352], ymm1                                       ;   406.5 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 1696]                                   ;   406.7 fp0+agu0   41 k
        vmovdqu [rbp - 128], ymm13                                      ;   407.5 agu1+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 1632]                                  ;   407.7 fp1+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   407.7 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   408.7 fp3+agu1   41 k
        vmovdqu [rbp + 96], ymm3                                        ;   408.5 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   407.8 fp0     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   408.8 fp1     41 k
        vmovdqu [rbp - 96], ymm8                                        ;   412.5 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 1728]                                       ;   408.8 agu1    41 k
        vpand ymm8, ymm8, [r8 + 1600]                                   ;   415.8 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   416.8 fp3     41 k
        vmovdqu [rbp + 320], ymm11                                      ;   411.3 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 1600]                                 ;   412.5 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   413.5 fp1     41 k
        vmovdqu ymm11, [r8 + 1632]                                      ;   410.7 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   417.7 fp2     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   412.5 fp3     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   418.7 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 1600]                                  ;   417.8 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   418.8 fp1     41 k
        vpand ymm3, ymm3, [r8 + 1664]                                   ;   417.8 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   419.8 fp3     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   420.8 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 1664]                                  ;   411.8 fp0+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   412.8 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   418.8 fp2     41 k
        vpand ymm4, ymm15, ymm2                                         ;   413.5 fp3     41 k
        vpand ymm15, ymm15, [r8 + 1664]                                 ;   413.5 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   414.5 fp1     41 k
        vpand ymm13, ymm13, [r8 + 1696]                                 ;   412.8 fp2+agu1   41 k
        vpand ymm14, ymm14, [r8 + 1600]                                 ;   413.7 fp3+agu0   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   416.8 fp0     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   413.5 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   417.7 fp1     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   418.7 fp2     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   419.7 fp3     41 k
        vmovdqu ymm13, [r8 + 1664]                                      ;   414.2 agu1   100 k.4 reload
        vmovdqu [rbp + 288], ymm4                                       ;   420.7 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   421.2 fp0     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   422.2 fp1     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   423.2 fp2     41 k
        vpxor ymm4, ymm4, [r8 + 1600]                                   ;   423.2 fp3+agu0   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   418.7 fp0     41 k
        vmovdqu ymm12, [r8 + 1728]                                      ;   417.8 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   424.8 fp1     41 k
        vpand ymm9, ymm9, ymm2                                          ;   425.8 fp2     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   426.8 fp3     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   427.8 fp0     41 k
        vpand ymm5, ymm11, ymm4                                         ;   424.2 fp1     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   424.2 fp2     41 k
        vpxor ymm5, ymm5, [r8 + 1696]                                   ;   425.2 fp3+agu0   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   419.7 fp0     41 k
        vpxor ymm1, ymm1, [r8 + 1600]                                   ;   420.0 fp1+agu1   41 k
        vpand ymm6, ymm6, ymm8                                          ;   420.7 fp2     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   424.2 fp3     41 k
        vpand ymm14, ymm1, ymm13                                        ;   421.2 fp0     41 k
        vpand ymm8, ymm8, [r8 + 1696]                                   ;   421.0 fp1+agu0   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   426.8 fp2     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   427.8 fp3     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   426.2 fp0     41 k
        vmovdqu ymm5, [r8 + 1600]                                       ;   421.3 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   428.3 fp1     41 k
        vpand ymm1, ymm1, ymm2                                          ;   422.2 fp2     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   422.3 fp3+agu0   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   424.8 fp0     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   428.8 fp1     41 k
        vmovdqu ymm15, [r8 + 1696]                                      ;   423.2 agu1   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   430.2 fp2     41 k
        vpxor ymm3, ymm3, [rbp + 320]                                   ;   425.2 fp3+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   428.8 fp0+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   431.2 fp1     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   424.5 fp2     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   431.2 fp3+agu0   41 k
        vpand ymm0, ymm12, ymm0                                         ;   432.2 fp0     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   429.8 fp1     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   433.2 fp2+agu1   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   429.8 fp3     41 k
        vpxor ymm13, ymm13, [rbp - 96]                                  ;   432.2 fp0+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   433.2 fp1     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   426.8 agu1    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   434.2 fp2     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   434.2 fp3     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   427.8 fp0+agu0   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   435.2 fp1     41 k
        vpxor ymm2, ymm2, [rbp + 96]                                    ;   428.2 fp2+agu1   41 k
        vpxor ymm0, ymm2, [rbp + 288]                                   ;   429.2 fp3+agu0   41 k
        vmovdqu ymm4, [rbp - 128]                                       ;   429.2 agu1    41 k
        vpxor ymm4, ymm4, [r8 + 1568]                                   ;   436.2 fp0+agu0   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   437.2 fp1     41 k
        vpxor ymm5, ymm5, [rbp + 352]                                   ;   430.2 fp2+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   431.2 fp3     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   430.8 fp0+agu0   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   436.2 fp1     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   431.2 agu1    41 k
        vpxor ymm13, ymm13, [r8 + 1664]                                 ;   438.2 fp2+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   439.2 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 64]                                  ;   432.2 fp0+agu1   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   433.2 fp1     41 k
        vpxor ymm12, ymm12, [rbp + 192]                                 ;   432.8 fp2+agu0   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   433.8 fp3     41 k
        vmovdqu ymm14, [r8 + 2336]                                      ;   433.2 agu1   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   440.2 fp0     48 k
        vpxor ymm6, ymm6, [r8 + 2368]                                   ;   438.2 fp1+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 2400]                                   ;   434.2 fp2+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 2432]                                   ;   437.2 fp3+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 2464]                                 ;   440.2 fp0+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 2496]                                   ;   435.8 fp1+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 2528]                                   ;   436.2 fp2+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 2048]                                   ;   436.8 fp3+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 2080]                                   ;   437.2 fp0+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 2112]                                   ;   437.8 fp1+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 2144]                                 ;   438.2 fp2+agu1   48 k
        vpxor ymm13, ymm13, [r8 + 2176]                                 ;   439.2 fp3+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 2208]                                 ;   439.2 fp0+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 2240]                                 ;   439.8 fp1+agu0   48 k
        vmovdqu ymm14, [rbp + 384]                                      ;   440.2 agu1    48 k
        vpxor ymm14, ymm14, [r8 + 2272]                                 ;   447.2 fp2+agu0   48 k
        vmovdqu [rbp + 384], ymm7                                       ;   437.2 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 416]                                       ;   441.2 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 2304]                                   ;   448.2 fp3+agu0   48 k
        vmovdqu [rbp + 416], ymm9                                       ;   437.8 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   440.8 fp0     45 k
        vmovdqu [rbp + 192], ymm10                                      ;   441.2 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   448.2 fp1     45 k
        vmovdqu [rbp + 64], ymm8                                        ;   439.8 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   440.2 fp2     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   440.8 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   440.8 fp3     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   441.8 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   449.2 fp0     45 k
        vmovdqu [rbp + 352], ymm0                                       ;   442.8 agu1+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   448.2 fp1     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   449.2 fp2     45 k
        vpand ymm0, ymm12, ymm13                                        ;   440.8 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   450.2 fp0     45 k
        vmovdqu [rbp - 128], ymm3                                       ;   451.2 agu0+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   441.8 fp1     45 k
        vmovdqu [rbp + 288], ymm10                                      ;   449.2 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   442.8 fp2     45 k
        vmovdqu [rbp + 96], ymm12                                       ;   445.8 agu1+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   449.2 fp3     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   450.2 fp0     45 k
        vpand ymm1, ymm11, ymm5                                         ;   442.0 fp1     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   443.0 fp2     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   451.2 fp3     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   446.8 agu0+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   443.0 fp0     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   444.0 fp1     45 k
        vpand ymm1, ymm11, ymm4                                         ;   443.3 fp2     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   450.2 fp3     45 k
        vmovdqu [rbp - 96], ymm6                                        ;   450.2 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   445.8 fp0     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   446.8 fp1     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   451.2 fp2     45 k
        vpand ymm6, ymm13, ymm7                                         ;   449.2 fp3     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   450.2 fp0     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   452.2 fp1     45 k
        vpand ymm11, ymm11, ymm7                                        ;   451.2 fp2     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   452.2 fp3+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   450.2 agu0+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   449.3 fp0     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   453.2 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   449.7 fp1     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   451.2 agu1+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   450.0 fp2     45 k
        vpand ymm8, ymm8, ymm2                                          ;   450.2 fp3     45 k
        vmovdqu [rbp + 128], ymm1                                       ;   452.2 agu0+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   450.5 fp0     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   451.5 fp1     45 k
        vpand ymm1, ymm13, ymm15                                        ;   451.0 fp2     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   452.5 fp3     45 k
        vpand ymm11, ymm14, ymm15                                       ;   451.5 fp0     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   452.5 fp1     45 k
        vpand ymm11, ymm5, ymm4                                         ;   452.0 fp2     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   453.5 fp3     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   453.5 fp0     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   454.5 fp1     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   453.0 fp2     45 k
        vmovdqu [rbp - 64], ymm3                                        ;   455.5 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   453.2 fp3     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   453.5 fp0     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   454.5 fp1     45 k
        vpand ymm3, ymm3, ymm15                                         ;   454.2 fp2     45 k
        vpand ymm1, ymm1, ymm13                                         ;   454.5 fp3     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   455.2 fp0     45 k
        vpand ymm3, ymm14, ymm4                                         ;   454.7 fp1     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   455.7 fp2     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   455.5 fp3     45 k
        vpand ymm9, ymm9, ymm15                                         ;   455.5 fp0     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   455.7 fp1     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   456.7 fp2     45 k
        vpand ymm11, ymm11, ymm4                                        ;   456.7 fp3     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   457.7 fp0     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   456.7 fp1     45 k
        vpand ymm3, ymm13, ymm14                                        ;   457.0 fp2     45 k
        vpand ymm13, ymm13, ymm2                                        ;   457.2 fp3     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   458.2 fp0     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   459.2 fp1     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   458.0 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   459.0 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   460.0 fp0     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   460.2 fp1+agu1   45 k
        vpxor ymm13, ymm13, [rbp + 288]                                 ;   459.0 fp2+agu0   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   460.0 fp3     45 k
        vmovdqu ymm13, [rbp + 96]                                       ;   457.2 agu1    48 k reload
        vmovdqu [rbp - 32], ymm11                                       ;   461.2 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   464.2 fp0     45 k
        vpand ymm2, ymm2, ymm13                                         ;   464.2 fp1     45 k
        vpand ymm7, ymm7, ymm5                                          ;   460.0 fp2     45 k
        vpxor ymm2, ymm2, [rbp + 128]                                   ;   465.2 fp3+agu0   45 k
        vpand ymm14, ymm14, ymm5                                        ;   460.5 fp0     45 k
        vpand ymm4, ymm4, ymm13                                         ;   464.2 fp1     45 k
        vpor ymm15, ymm15, [rbp + 320]                                  ;   461.0 fp2+agu1   45 k
        vpxor ymm13, ymm9, [rbp - 128]                                  ;   461.2 fp3+agu0   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   461.5 fp0     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   462.5 fp1     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   466.2 fp2     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   465.2 fp3     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   460.0 agu1    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   467.0 fp0     45 k
        vpxor ymm7, ymm7, [rbp + 320]                                   ;   466.2 fp1+agu0   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   465.2 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   467.2 fp3     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   463.5 fp0     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   468.0 fp1     45 k
        vpxor ymm14, ymm14, [rbp - 96]                                  ;   468.0 fp2+agu1   45 k
        vpxor ymm14, ymm14, [rbp - 64]                                  ;   469.0 fp3+agu0   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   466.2 fp0     45 k
        vpxor ymm11, ymm11, [rbp - 128]                                 ;   466.2 fp1+agu1   45 k
        vmovdqu ymm7, [rbp + 96]                                        ;   463.5 agu0    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   470.5 fp2     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   471.5 fp3     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   467.0 fp0     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   471.5 fp1     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   468.2 fp2     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   468.0 fp3     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   469.2 fp0+agu1   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   468.2 fp1+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 288]                                 ;   467.2 fp2+agu1   45 k
        vpxor ymm11, ymm11, [rbp - 32]                                  ;   468.2 fp3+agu0   45 k
        vpxor ymm6, ymm6, [rbp + 320]                                   ;   467.5 fp0+agu1   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   472.5 fp1     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   472.5 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   473.5 fp3     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   473.5 fp0     45 k
        vmovdqu ymm0, [rbp + 352]                                       ;   468.2 agu0    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   475.2 fp1     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   468.5 agu1    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   475.5 fp2     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   469.2 agu0    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   476.2 fp3     45 k
        vmovdqu ymm5, [rbp + 64]                                        ;   469.5 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   476.5 fp0     45 k
        vmovdqu ymm7, [rbp + 192]                                       ;   470.2 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   477.2 fp1     45 k
        vmovdqu ymm9, [rbp + 416]                                       ;   470.5 agu1    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   477.5 fp2     45 k
        vmovdqu ymm13, [rbp + 384]                                      ;   471.2 agu0    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   478.2 fp3     45 k
        vmovdqu [r9 + 5632], ymm1                                       ;   476.2 agu2+fp5  100 k
        vmovdqu [r9 + 5664], ymm10                                      ;   476.5 agu2+fp5  100 k
        vmovdqu [r9 + 5696], ymm8                                       ;   477.2 agu1+fp5  100 k
        vmovdqu [r9 + 5728], ymm3                                       ;   477.5 agu0+fp5  100 k
        vmovdqu [r9 + 5760], ymm15                                      ;   478.2 agu2+fp5  100 k
        vmovdqu [r9 + 5792], ymm12                                      ;   478.5 agu1+fp5  100 k
        vmovdqu [r9 + 5856], ymm11                                      ;   476.5 agu0+fp5  100 k
        vmovdqu [r9 + 5824], ymm14                                      ;   479.2 agu2+fp5  100 k
        vmovdqu [r9 + 5888], ymm6                                       ;   478.5 agu1+fp5  100 k
        vmovdqu [r9 + 5920], ymm0                                       ;   479.5 agu0+fp5  100 k
        vmovdqu [r9 + 5952], ymm2                                       ;   480.5 agu2+fp5  100 k
        vmovdqu [r9 + 5984], ymm4                                       ;   481.5 agu1+fp5  100 k
        vmovdqu [r9 + 6016], ymm5                                       ;   482.5 agu0+fp5  100 k
        vmovdqu [r9 + 6048], ymm7                                       ;   483.5 agu2+fp5  100 k
        vmovdqu [r9 + 6080], ymm9                                       ;   484.5 agu1+fp5  100 k
        vmovdqu [r9 + 6112], ymm13                                      ;   485.5 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 2048]                                       ;   478.2 agu1   100 k.0 reload
        vmovdqu [r9 + 2048], ymm0                                       ;   486.5 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 2080]                                       ;   478.3 agu0   100 k.1 reload
        vmovdqu [r9 + 2080], ymm1                                       ;   487.5 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 2112]                                       ;   479.2 agu1   100 k.2 reload
        vmovdqu [r9 + 2112], ymm2                                       ;   488.5 agu0+fp5   99 k
        vmovdqu ymm3, [r8 + 2144]                                       ;   480.2 agu1   100 k.3 reload
        vmovdqu [r9 + 2144], ymm3                                       ;   489.5 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 2176]                                       ;   480.3 agu0   100 k.4 reload
        vmovdqu [r9 + 2176], ymm4                                       ;   490.5 agu2+fp5   99 k
        vmovdqu ymm5, [r8 + 2208]                                       ;   481.2 agu1   100 k.5 reload
        vmovdqu [r9 + 2208], ymm5                                       ;   491.5 agu0+fp5   99 k
        vmovdqu ymm6, [r8 + 2240]                                       ;   482.2 agu1   100 k.6 reload
        vmovdqu [r9 + 2240], ymm6                                       ;   492.5 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 2272]                                       ;   482.3 agu0   100 k.7 reload
        vmovdqu [r9 + 2272], ymm7                                       ;   493.5 agu2+fp5   99 k
        vmovdqu ymm8, [r8 + 2304]                                       ;   483.2 agu1   100 k.8 reload
        vmovdqu [r9 + 2304], ymm8                                       ;   494.5 agu0+fp5   99 k
        vmovdqu ymm9, [r8 + 2336]                                       ;   484.2 agu1   100 k.9 reload
        vmovdqu [r9 + 2336], ymm9                                       ;   495.5 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 2368]                                      ;   484.3 agu0   100 k.10 reload
        vmovdqu [r9 + 2368], ymm10                                      ;   496.5 agu2+fp5   99 k
        vmovdqu ymm11, [r8 + 2400]                                      ;   485.2 agu1   100 k.11 reload
        vmovdqu [r9 + 2400], ymm11                                      ;   497.5 agu0+fp5   99 k
        vmovdqu ymm12, [r8 + 2432]                                      ;   486.2 agu1   100 k.12 reload
        vmovdqu [r9 + 2432], ymm12                                      ;   498.5 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 2464]                                      ;   486.3 agu0   100 k.13 reload
        vmovdqu [r9 + 2464], ymm13                                      ;   499.5 agu2+fp5   99 k
        vmovdqu ymm14, [r8 + 2496]                                      ;   487.2 agu1   100 k.14 reload
        vmovdqu [r9 + 2496], ymm14                                      ;   500.5 agu0+fp5   99 k
        vmovdqu ymm15, [r8 + 2528]                                      ;   488.2 agu1   100 k.15 reload
        vmovdqu [r9 + 2528], ymm15                                      ;   501.5 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   493.3 fp0     41 k
        vpand ymm3, ymm10, ymm14                                        ;   494.2 fp1     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   493.2 fp2     41 k
        vpand ymm6, ymm14, ymm15                                        ;   495.2 fp3     41 k
        vpand ymm5, ymm13, ymm10                                        ;   493.3 fp0     41 k
        vpand ymm0, ymm14, ymm7                                         ;   494.2 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   495.2 fp2     41 k
        vpand ymm0, ymm13, ymm11                                        ;   493.3 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   496.2 fp0+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   494.3 fp1     41 k
        vpand ymm13, ymm4, ymm9                                         ;   495.3 fp2     41 k
        vmovdqu [rbp + 384], ymm5                                       ;   502.5 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   495.2 fp3     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   496.2 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   497.2 fp1     41 k
        vmovdqu [rbp + 416], ymm3                                       ;   503.5 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   495.2 fp2     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   496.2 fp3     41 k
        vmovdqu [rbp + 192], ymm3                                       ;   504.5 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   495.7 fp0     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   496.7 fp1     41 k
        vpand ymm3, ymm10, ymm8                                         ;   496.2 fp2     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   497.7 fp3     41 k
        vmovdqu [rbp + 64], ymm6                                        ;   505.5 agu2+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   496.7 fp0     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   497.7 fp1     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   497.7 fp2     41 k
        vpand ymm6, ymm15, ymm11                                        ;   497.3 fp3     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   498.3 fp0     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   499.3 fp1     41 k
        vpand ymm10, ymm10, ymm15                                       ;   499.3 fp2     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   500.3 fp3+agu1   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   506.5 agu0+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   498.7 fp0     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   507.5 agu2+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   498.8 fp1     41 k
        vmovdqu [rbp + 352], ymm4                                       ;   508.5 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   499.2 fp2     41 k
        vpand ymm1, ymm1, ymm7                                          ;   499.3 fp3     41 k
        vmovdqu [rbp + 96], ymm3                                        ;   509.5 agu0+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   499.7 fp0     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   500.7 fp1     41 k
        vpand ymm3, ymm11, ymm12                                        ;   500.2 fp2     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   501.7 fp3     41 k
        vpand ymm10, ymm14, ymm12                                       ;   500.7 fp0     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   501.7 fp1     41 k
        vpand ymm10, ymm9, ymm8                                         ;   501.2 fp2     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   502.7 fp3     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   502.7 fp0     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   503.7 fp1     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   502.2 fp2     41 k
        vmovdqu [rbp + 320], ymm4                                       ;   510.5 agu2+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   502.3 fp3     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   502.7 fp0     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   503.7 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   503.3 fp2     41 k
        vpand ymm3, ymm3, ymm11                                         ;   503.7 fp3     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   504.3 fp0     41 k
        vpand ymm4, ymm14, ymm8                                         ;   503.8 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   504.8 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   504.7 fp3     41 k
        vpand ymm2, ymm2, ymm12                                         ;   504.7 fp0     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   504.8 fp1     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   505.8 fp2     41 k
        vpand ymm10, ymm10, ymm8                                        ;   505.8 fp3     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   506.8 fp0     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   505.8 fp1     41 k
        vpand ymm4, ymm11, ymm14                                        ;   506.2 fp2     41 k
        vpand ymm11, ymm11, ymm7                                        ;   506.3 fp3     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   507.3 fp0     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   508.3 fp1     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   507.2 fp2     41 k
        vpand ymm4, ymm4, ymm12                                         ;   508.2 fp3     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   509.2 fp0     41 k
        vpxor ymm10, ymm10, [rbp + 192]                                 ;   511.5 fp1+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 416]                                 ;   510.5 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   511.5 fp3     41 k
        vmovdqu ymm11, [r8 + 2464]                                      ;   506.8 agu1   100 k.13 reload
        vmovdqu [rbp - 32], ymm10                                       ;   512.5 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   513.8 fp0     41 k
        vpand ymm7, ymm7, ymm11                                         ;   513.8 fp1     41 k
        vpand ymm15, ymm15, ymm9                                        ;   509.2 fp2     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   516.5 fp3+agu0   41 k
        vpand ymm14, ymm14, ymm9                                        ;   509.7 fp0     41 k
        vpand ymm8, ymm8, ymm11                                         ;   513.8 fp1     41 k
        vpor ymm12, ymm12, [rbp + 352]                                  ;   515.5 fp2+agu1   41 k
        vpxor ymm9, ymm2, [rbp + 384]                                   ;   510.3 fp3+agu0   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   512.5 fp0     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   513.5 fp1     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   517.5 fp2     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   514.8 fp3     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   509.7 agu1    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   516.7 fp0     41 k
        vpxor ymm15, ymm15, [rbp + 352]                                 ;   515.8 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   514.8 fp2     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   516.8 fp3     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   512.7 fp0     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   517.7 fp1     41 k
        vpxor ymm14, ymm14, [rbp + 64]                                  ;   517.7 fp2+agu1   41 k
        vpxor ymm14, ymm14, [rbp + 320]                                 ;   518.7 fp3+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   515.8 fp0     41 k
        vpxor ymm10, ymm10, [rbp + 384]                                 ;   515.8 fp1+agu1   41 k
        vpand ymm9, ymm11, [r8 + 2336]                                  ;   514.2 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   515.2 fp3     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   517.5 fp0     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   515.2 fp1     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   517.8 fp2     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   518.5 fp3     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   518.8 fp0+agu1   41 k
        vpxor ymm12, ymm12, [rbp + 192]                                 ;   517.8 fp1+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 416]                                   ;   516.8 fp2+agu1   41 k
        vpxor ymm10, ymm10, [rbp - 32]                                  ;   519.5 fp3+agu0   41 k
        vpxor ymm6, ymm6, [rbp + 352]                                   ;   517.2 fp0+agu1   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   516.8 fp1     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   518.7 fp2     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   518.8 fp3     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   519.7 fp0     41 k
        vmovdqu ymm0, [r8 + 2176]                                       ;   517.3 agu0    41 k
        vmovdqu ymm2, [r8 + 2048]                                       ;   518.2 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   525.2 fp1     41 k
        vmovdqu ymm7, [r8 + 2208]                                       ;   518.3 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   525.3 fp2     41 k
        vmovdqu ymm8, [r8 + 2240]                                       ;   519.2 agu1    41 k
        vmovdqu ymm9, [r8 + 2080]                                       ;   519.3 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   526.3 fp3     41 k
        vmovdqu ymm12, [r8 + 2144]                                      ;   520.2 agu1    41 k
        vpand ymm12, ymm12, ymm2                                        ;   527.2 fp0     41 k
        vmovdqu ymm15, [r8 + 2176]                                      ;   520.3 agu0    41 k
        vpand ymm15, ymm15, [r8 + 2144]                                 ;   527.3 fp1+agu1   41 k
        vmovdqu [rbp + 352], ymm6                                       ;   519.0 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 2240]                                       ;   521.3 agu0    41 k
        vpand ymm6, ymm6, [r8 + 2144]                                   ;   528.3 fp2+agu1   41 k
        vmovdqu [rbp - 32], ymm10                                       ;   520.5 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 2208]                                      ;   522.3 agu0    41 k
        vpand ymm10, ymm10, [r8 + 2112]                                 ;   529.3 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   530.3 fp0     41 k
        vpand ymm10, ymm10, ymm9                                        ;   530.3 fp1     41 k
        vmovdqu [rbp + 416], ymm14                                      ;   521.0 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   528.2 fp2     41 k
        vmovdqu [rbp + 192], ymm5                                       ;   522.0 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 2240]                                   ;   526.3 fp3+agu0   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   523.0 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 2176]                                 ;   529.2 fp0+agu1   41 k
        vpand ymm11, ymm11, [r8 + 2240]                                 ;   530.2 fp1+agu0   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   531.2 fp2     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   524.0 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   528.3 fp3     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   531.3 fp0     41 k
        vpand ymm4, ymm4, [r8 + 2208]                                   ;   529.3 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   531.3 fp2     41 k
        vmovdqu [rbp + 384], ymm1                                       ;   526.3 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 2208]                                   ;   526.5 fp3+agu0   41 k
        vmovdqu [rbp + 320], ymm13                                      ;   527.3 agu1+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 2144]                                  ;   527.5 fp0+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   527.5 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   528.5 fp2+agu1   41 k
        vmovdqu [rbp + 64], ymm3                                        ;   528.3 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   527.7 fp3     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   528.7 fp0     41 k
        vmovdqu [rbp + 96], ymm8                                        ;   532.3 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 2240]                                       ;   528.7 agu1    41 k
        vpand ymm8, ymm8, [r8 + 2112]                                   ;   535.7 fp1+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   536.7 fp2     41 k
        vmovdqu [rbp + 288], ymm11                                      ;   531.2 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 2112]                                 ;   532.3 fp3+agu1   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   533.3 fp0     41 k
        vmovdqu ymm11, [r8 + 2144]                                      ;   530.5 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   537.5 fp1     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   532.3 fp2     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   538.5 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 2112]                                  ;   537.7 fp3+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   538.7 fp0     41 k
        vpand ymm3, ymm3, [r8 + 2176]                                   ;   537.7 fp1+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   539.7 fp2     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   540.7 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 2176]                                  ;   531.7 fp3+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   532.7 fp0     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   538.7 fp1     41 k
        vpand ymm4, ymm15, ymm2                                         ;   533.3 fp2     41 k
        vpand ymm15, ymm15, [r8 + 2176]                                 ;   533.3 fp3+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   534.3 fp0     41 k
        vpand ymm13, ymm13, [r8 + 2208]                                 ;   532.7 fp1+agu1   41 k
        vpand ymm14, ymm14, [r8 + 2112]                                 ;   533.5 fp2+agu0   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   536.7 fp3     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   533.3 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   537.5 fp0     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   538.5 fp1     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   539.5 fp2     41 k
        vmovdqu ymm13, [r8 + 2176]                                      ;   534.0 agu1   100 k.4 reload
        vmovdqu [rbp - 128], ymm4                                       ;   540.5 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   541.0 fp3     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   542.0 fp0     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   543.0 fp1     41 k
        vpxor ymm4, ymm4, [r8 + 2112]                                   ;   543.0 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   538.5 fp3     41 k
        vmovdqu ymm12, [r8 + 2240]                                      ;   537.7 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   544.7 fp0     41 k
        vpand ymm9, ymm9, ymm2                                          ;   545.7 fp1     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   546.7 fp2     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   547.7 fp3     41 k
        vpand ymm5, ymm11, ymm4                                         ;   544.0 fp0     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   544.0 fp1     41 k
        vpxor ymm5, ymm5, [r8 + 2208]                                   ;   545.0 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   539.5 fp3     41 k
        vpxor ymm1, ymm1, [r8 + 2112]                                   ;   539.8 fp0+agu1   41 k
        vpand ymm6, ymm6, ymm8                                          ;   540.5 fp1     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   544.0 fp2     41 k
        vpand ymm14, ymm1, ymm13                                        ;   541.0 fp3     41 k
        vpand ymm8, ymm8, [r8 + 2208]                                   ;   540.8 fp0+agu0   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   546.7 fp1     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   547.7 fp2     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   546.0 fp3     41 k
        vmovdqu ymm5, [r8 + 2112]                                       ;   541.2 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   548.2 fp0     41 k
        vpand ymm1, ymm1, ymm2                                          ;   542.0 fp1     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   542.2 fp2+agu0   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   544.7 fp3     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   548.7 fp0     41 k
        vmovdqu ymm15, [r8 + 2208]                                      ;   543.0 agu1   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   550.0 fp1     41 k
        vpxor ymm3, ymm3, [rbp + 288]                                   ;   545.0 fp2+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   548.7 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   551.0 fp0     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   544.3 fp1     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   551.0 fp2+agu0   41 k
        vpand ymm0, ymm12, ymm0                                         ;   552.0 fp3     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   549.7 fp0     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   553.0 fp1+agu1   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   549.7 fp2     41 k
        vpxor ymm13, ymm13, [rbp + 96]                                  ;   552.0 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   553.0 fp0     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   546.7 agu1    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   554.0 fp1     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   554.0 fp2     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   547.7 fp3+agu0   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   555.0 fp0     41 k
        vpxor ymm2, ymm2, [rbp + 64]                                    ;   548.0 fp1+agu1   41 k
        vpxor ymm0, ymm2, [rbp - 128]                                   ;   549.0 fp2+agu0   41 k
        vmovdqu ymm4, [rbp + 320]                                       ;   549.0 agu1    41 k
        vpxor ymm4, ymm4, [r8 + 2080]                                   ;   556.0 fp3+agu0   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   557.0 fp0     41 k
        vpxor ymm5, ymm5, [rbp + 384]                                   ;   550.0 fp1+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   551.0 fp2     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   550.7 fp3+agu0   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   556.0 fp0     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   551.0 agu1    41 k
        vpxor ymm13, ymm13, [r8 + 2176]                                 ;   558.0 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   559.0 fp2     41 k
        vpxor ymm15, ymm15, [rbp + 192]                                 ;   552.0 fp3+agu1   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   553.0 fp0     41 k
        vpxor ymm12, ymm12, [rbp + 416]                                 ;   552.7 fp1+agu0   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   553.7 fp2     41 k
        vmovdqu ymm14, [r8 + 2848]                                      ;   553.0 agu1   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   560.0 fp3     48 k
        vpxor ymm6, ymm6, [r8 + 2880]                                   ;   558.0 fp0+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 2912]                                   ;   554.0 fp1+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 2944]                                   ;   557.0 fp2+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 2976]                                 ;   560.0 fp3+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 3008]                                   ;   555.7 fp0+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 3040]                                   ;   556.0 fp1+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 2560]                                   ;   556.7 fp2+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 2592]                                   ;   557.0 fp3+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 2624]                                   ;   557.7 fp0+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 2656]                                 ;   558.0 fp1+agu1   48 k
        vpxor ymm13, ymm13, [r8 + 2688]                                 ;   559.0 fp2+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 2720]                                 ;   559.0 fp3+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 2752]                                 ;   559.7 fp0+agu0   48 k
        vmovdqu ymm14, [rbp - 32]                                       ;   560.0 agu1    48 k
        vpxor ymm14, ymm14, [r8 + 2784]                                 ;   567.0 fp1+agu0   48 k
        vmovdqu [rbp - 32], ymm7                                        ;   557.0 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 352]                                       ;   561.0 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 2816]                                   ;   568.0 fp2+agu0   48 k
        vmovdqu [rbp + 352], ymm9                                       ;   557.7 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   560.7 fp3     45 k
        vmovdqu [rbp + 416], ymm10                                      ;   561.0 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   568.0 fp0     45 k
        vmovdqu [rbp + 192], ymm8                                       ;   559.7 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   560.0 fp1     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   560.7 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   560.7 fp2     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   561.7 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   569.0 fp3     45 k
        vmovdqu [rbp + 384], ymm0                                       ;   562.7 agu1+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   568.0 fp0     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   569.0 fp1     45 k
        vpand ymm0, ymm12, ymm13                                        ;   560.7 fp2     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   570.0 fp3     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   571.0 agu0+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   561.7 fp0     45 k
        vmovdqu [rbp - 128], ymm10                                      ;   569.0 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   562.7 fp1     45 k
        vmovdqu [rbp + 64], ymm12                                       ;   565.7 agu1+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   569.0 fp2     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   570.0 fp3     45 k
        vpand ymm1, ymm11, ymm5                                         ;   561.8 fp0     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   562.8 fp1     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   571.0 fp2     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   566.7 agu0+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   562.8 fp3     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   563.8 fp0     45 k
        vpand ymm1, ymm11, ymm4                                         ;   563.2 fp1     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   570.0 fp2     45 k
        vmovdqu [rbp + 96], ymm6                                        ;   570.0 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   565.7 fp3     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   566.7 fp0     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   571.0 fp1     45 k
        vpand ymm6, ymm13, ymm7                                         ;   569.0 fp2     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   570.0 fp3     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   572.0 fp0     45 k
        vpand ymm11, ymm11, ymm7                                        ;   571.0 fp1     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   572.0 fp2+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   570.0 agu0+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   569.2 fp3     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   573.0 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   569.5 fp0     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   571.0 agu1+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   569.8 fp1     45 k
        vpand ymm8, ymm8, ymm2                                          ;   570.0 fp2     45 k
        vmovdqu [rbp - 64], ymm1                                        ;   572.0 agu0+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   570.3 fp3     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   571.3 fp0     45 k
        vpand ymm1, ymm13, ymm15                                        ;   570.8 fp1     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   572.3 fp2     45 k
        vpand ymm11, ymm14, ymm15                                       ;   571.3 fp3     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   572.3 fp0     45 k
        vpand ymm11, ymm5, ymm4                                         ;   571.8 fp1     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   573.3 fp2     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   573.3 fp3     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   574.3 fp0     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   572.8 fp1     45 k
        vmovdqu [rbp - 96], ymm3                                        ;   575.3 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   573.0 fp2     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   573.3 fp3     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   574.3 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   574.0 fp1     45 k
        vpand ymm1, ymm1, ymm13                                         ;   574.3 fp2     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   575.0 fp3     45 k
        vpand ymm3, ymm14, ymm4                                         ;   574.5 fp0     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   575.5 fp1     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   575.3 fp2     45 k
        vpand ymm9, ymm9, ymm15                                         ;   575.3 fp3     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   575.5 fp0     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   576.5 fp1     45 k
        vpand ymm11, ymm11, ymm4                                        ;   576.5 fp2     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   577.5 fp3     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   576.5 fp0     45 k
        vpand ymm3, ymm13, ymm14                                        ;   576.8 fp1     45 k
        vpand ymm13, ymm13, ymm2                                        ;   577.0 fp2     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   578.0 fp3     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   579.0 fp0     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   577.8 fp1     45 k
        vpand ymm3, ymm3, ymm15                                         ;   578.8 fp2     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   579.8 fp3     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   580.0 fp0+agu1   45 k
        vpxor ymm13, ymm13, [rbp - 128]                                 ;   578.8 fp1+agu0   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   579.8 fp2     45 k
        vmovdqu ymm13, [rbp + 64]                                       ;   577.0 agu1    48 k reload
        vmovdqu [rbp + 128], ymm11                                      ;   581.0 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   584.0 fp3     45 k
        vpand ymm2, ymm2, ymm13                                         ;   584.0 fp0     45 k
        vpand ymm7, ymm7, ymm5                                          ;   579.8 fp1     45 k
        vpxor ymm2, ymm2, [rbp - 64]                                    ;   585.0 fp2+agu0   45 k
        vpand ymm14, ymm14, ymm5                                        ;   580.3 fp3     45 k
        vpand ymm4, ymm4, ymm13                                         ;   584.0 fp0     45 k
        vpor ymm15, ymm15, [rbp + 288]                                  ;   580.8 fp1+agu1   45 k
        vpxor ymm13, ymm9, [rbp + 320]                                  ;   581.0 fp2+agu0   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   581.3 fp3     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   582.3 fp0     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   586.0 fp1     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   585.0 fp2     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   579.8 agu1    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   586.8 fp3     45 k
        vpxor ymm7, ymm7, [rbp + 288]                                   ;   586.0 fp0+agu0   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   585.0 fp1     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   587.0 fp2     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   583.3 fp3     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   587.8 fp0     45 k
        vpxor ymm14, ymm14, [rbp + 96]                                  ;   587.8 fp1+agu1   45 k
        vpxor ymm14, ymm14, [rbp - 96]                                  ;   588.8 fp2+agu0   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   586.0 fp3     45 k
        vpxor ymm11, ymm11, [rbp + 320]                                 ;   586.0 fp0+agu1   45 k
        vmovdqu ymm7, [rbp + 64]                                        ;   583.3 agu0    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   590.3 fp1     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   591.3 fp2     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   586.8 fp3     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   591.3 fp0     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   588.0 fp1     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   587.8 fp2     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   589.0 fp3+agu1   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   588.0 fp0+agu0   45 k
        vpxor ymm12, ymm12, [rbp - 128]                                 ;   587.0 fp1+agu1   45 k
        vpxor ymm11, ymm11, [rbp + 128]                                 ;   588.0 fp2+agu0   45 k
        vpxor ymm6, ymm6, [rbp + 288]                                   ;   587.3 fp3+agu1   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   592.3 fp0     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   592.3 fp1     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   593.3 fp2     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   593.3 fp3     45 k
        vmovdqu ymm0, [rbp + 384]                                       ;   588.0 agu0    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   595.0 fp0     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   588.3 agu1    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   595.3 fp1     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   589.0 agu0    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   596.0 fp2     45 k
        vmovdqu ymm5, [rbp + 192]                                       ;   589.3 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   596.3 fp3     45 k
        vmovdqu ymm7, [rbp + 416]                                       ;   590.0 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   597.0 fp0     45 k
        vmovdqu ymm9, [rbp + 352]                                       ;   590.3 agu1    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   597.3 fp1     45 k
        vmovdqu ymm13, [rbp - 32]                                       ;   591.0 agu0    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   598.0 fp2     45 k
        vmovdqu [r9 + 6144], ymm1                                       ;   596.0 agu2+fp5  100 k
        vmovdqu [r9 + 6176], ymm10                                      ;   596.3 agu1+fp5  100 k
        vmovdqu [r9 + 6208], ymm8                                       ;   597.0 agu2+fp5  100 k
        vmovdqu [r9 + 6240], ymm3                                       ;   597.3 agu0+fp5  100 k
        vmovdqu [r9 + 6272], ymm15                                      ;   598.0 agu1+fp5  100 k
        vmovdqu [r9 + 6304], ymm12                                      ;   598.3 agu2+fp5  100 k
        vmovdqu [r9 + 6368], ymm11                                      ;   596.3 agu0+fp5  100 k
        vmovdqu [r9 + 6336], ymm14                                      ;   599.0 agu1+fp5  100 k
        vmovdqu [r9 + 6400], ymm6                                       ;   598.3 agu2+fp5  100 k
        vmovdqu [r9 + 6432], ymm0                                       ;   599.3 agu0+fp5  100 k
        vmovdqu [r9 + 6464], ymm2                                       ;   600.3 agu1+fp5  100 k
        vmovdqu [r9 + 6496], ymm4                                       ;   601.3 agu2+fp5  100 k
        vmovdqu [r9 + 6528], ymm5                                       ;   602.3 agu0+fp5  100 k
        vmovdqu [r9 + 6560], ymm7                                       ;   603.3 agu1+fp5  100 k
        vmovdqu [r9 + 6592], ymm9                                       ;   604.3 agu2+fp5  100 k
        vmovdqu [r9 + 6624], ymm13                                      ;   605.3 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 2560]                                       ;   597.3 agu1   100 k.0 reload
        vmovdqu [r9 + 2560], ymm0                                       ;   606.3 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 2592]                                       ;   598.2 agu0   100 k.1 reload
        vmovdqu [r9 + 2592], ymm1                                       ;   607.3 agu1+fp5   99 k
        vmovdqu ymm2, [r8 + 2624]                                       ;   599.2 agu0   100 k.2 reload
        vmovdqu [r9 + 2624], ymm2                                       ;   608.3 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 2656]                                       ;   599.3 agu1   100 k.3 reload
        vmovdqu [r9 + 2656], ymm3                                       ;   609.3 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 2688]                                       ;   600.2 agu0   100 k.4 reload
        vmovdqu [r9 + 2688], ymm4                                       ;   610.3 agu1+fp5   99 k
        vmovdqu ymm5, [r8 + 2720]                                       ;   601.2 agu0   100 k.5 reload
        vmovdqu [r9 + 2720], ymm5                                       ;   611.3 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 2752]                                       ;   601.3 agu1   100 k.6 reload
        vmovdqu [r9 + 2752], ymm6                                       ;   612.3 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 2784]                                       ;   602.2 agu0   100 k.7 reload
        vmovdqu [r9 + 2784], ymm7                                       ;   613.3 agu1+fp5   99 k
        vmovdqu ymm8, [r8 + 2816]                                       ;   603.2 agu0   100 k.8 reload
        vmovdqu [r9 + 2816], ymm8                                       ;   614.3 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 2848]                                       ;   603.3 agu1   100 k.9 reload
        vmovdqu [r9 + 2848], ymm9                                       ;   615.3 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 2880]                                      ;   604.2 agu0   100 k.10 reload
        vmovdqu [r9 + 2880], ymm10                                      ;   616.3 agu1+fp5   99 k
        vmovdqu ymm11, [r8 + 2912]                                      ;   605.2 agu0   100 k.11 reload
        vmovdqu [r9 + 2912], ymm11                                      ;   617.3 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 2944]                                      ;   605.3 agu1   100 k.12 reload
        vmovdqu [r9 + 2944], ymm12                                      ;   618.3 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 2976]                                      ;   606.2 agu0   100 k.13 reload
        vmovdqu [r9 + 2976], ymm13                                      ;   619.3 agu1+fp5   99 k
        vmovdqu ymm14, [r8 + 3008]                                      ;   607.2 agu0   100 k.14 reload
        vmovdqu [r9 + 3008], ymm14                                      ;   620.3 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 3040]                                      ;   607.3 agu1   100 k.15 reload
        vmovdqu [r9 + 3040], ymm15                                      ;   621.3 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   613.2 fp3     41 k
        vpand ymm3, ymm10, ymm14                                        ;   614.2 fp0     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   612.3 fp1     41 k
        vpand ymm6, ymm14, ymm15                                        ;   614.3 fp2     41 k
        vpand ymm5, ymm13, ymm10                                        ;   613.2 fp3     41 k
        vpand ymm0, ymm14, ymm7                                         ;   614.2 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   615.2 fp1     41 k
        vpand ymm0, ymm13, ymm11                                        ;   613.2 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   616.2 fp3+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   614.2 fp0     41 k
        vpand ymm13, ymm4, ymm9                                         ;   615.2 fp1     41 k
        vmovdqu [rbp - 32], ymm5                                        ;   622.3 agu1+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   614.3 fp2     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   615.3 fp3     41 k
        vmovdqu [rbp + 352], ymm3                                       ;   623.3 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   614.7 fp0     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   615.7 fp1     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   616.3 fp2     41 k
        vmovdqu [rbp + 416], ymm3                                       ;   624.3 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   615.3 fp3     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   616.3 fp0     41 k
        vpand ymm3, ymm10, ymm8                                         ;   615.8 fp1     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   617.3 fp2     41 k
        vmovdqu [rbp + 192], ymm6                                       ;   625.3 agu1+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   616.3 fp3     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   617.3 fp0     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   617.3 fp1     41 k
        vpand ymm6, ymm15, ymm11                                        ;   617.2 fp2     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   618.2 fp3     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   619.2 fp0     41 k
        vpand ymm10, ymm10, ymm15                                       ;   619.2 fp1     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   620.2 fp2+agu0   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   626.3 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   618.3 fp3     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   627.3 agu1+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   618.7 fp0     41 k
        vmovdqu [rbp + 384], ymm4                                       ;   628.3 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   618.8 fp1     41 k
        vpand ymm1, ymm1, ymm7                                          ;   619.2 fp2     41 k
        vmovdqu [rbp + 64], ymm3                                        ;   629.3 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   619.3 fp3     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   620.3 fp0     41 k
        vpand ymm3, ymm11, ymm12                                        ;   619.8 fp1     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   621.3 fp2     41 k
        vpand ymm10, ymm14, ymm12                                       ;   620.3 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   621.3 fp0     41 k
        vpand ymm10, ymm9, ymm8                                         ;   620.8 fp1     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   622.3 fp2     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   622.3 fp3     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   623.3 fp0     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   621.8 fp1     41 k
        vmovdqu [rbp + 288], ymm4                                       ;   630.3 agu1+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   622.2 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   622.3 fp3     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   623.3 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   623.2 fp1     41 k
        vpand ymm3, ymm3, ymm11                                         ;   623.3 fp2     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   624.2 fp3     41 k
        vpand ymm4, ymm14, ymm8                                         ;   623.7 fp0     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   624.7 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   624.3 fp2     41 k
        vpand ymm2, ymm2, ymm12                                         ;   624.3 fp3     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   624.7 fp0     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   625.7 fp1     41 k
        vpand ymm10, ymm10, ymm8                                        ;   625.7 fp2     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   626.7 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   625.7 fp0     41 k
        vpand ymm4, ymm11, ymm14                                        ;   625.8 fp1     41 k
        vpand ymm11, ymm11, ymm7                                        ;   626.2 fp2     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   627.2 fp3     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   628.2 fp0     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   626.8 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   627.8 fp2     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   628.8 fp3     41 k
        vpxor ymm10, ymm10, [rbp + 416]                                 ;   631.3 fp0+agu0   41 k
        vpxor ymm11, ymm11, [rbp + 352]                                 ;   630.3 fp1+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   631.3 fp2     41 k
        vmovdqu ymm11, [r8 + 2976]                                      ;   626.7 agu0   100 k.13 reload
        vmovdqu [rbp + 128], ymm10                                      ;   632.3 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   633.7 fp3     41 k
        vpand ymm7, ymm7, ymm11                                         ;   633.7 fp0     41 k
        vpand ymm15, ymm15, ymm9                                        ;   628.8 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 64]                                    ;   636.3 fp2+agu1   41 k
        vpand ymm14, ymm14, ymm9                                        ;   629.3 fp3     41 k
        vpand ymm8, ymm8, ymm11                                         ;   633.7 fp0     41 k
        vpor ymm12, ymm12, [rbp + 384]                                  ;   635.3 fp1+agu0   41 k
        vpxor ymm9, ymm2, [rbp - 32]                                    ;   630.2 fp2+agu1   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   632.3 fp3     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   633.3 fp0     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   637.3 fp1     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   634.7 fp2     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   629.5 agu0    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   636.5 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 384]                                 ;   635.7 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   634.7 fp1     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   636.7 fp2     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   632.3 fp3     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   637.5 fp0     41 k
        vpxor ymm14, ymm14, [rbp + 192]                                 ;   637.5 fp1+agu0   41 k
        vpxor ymm14, ymm14, [rbp + 288]                                 ;   638.5 fp2+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   635.7 fp3     41 k
        vpand ymm9, ymm11, [r8 + 2848]                                  ;   633.7 fp0+agu0   41 k
        vpxor ymm10, ymm10, [rbp - 32]                                  ;   635.7 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   634.7 fp2     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   637.3 fp3     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   634.7 fp0     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   637.7 fp1     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   638.3 fp2     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   638.7 fp3+agu0   41 k
        vpxor ymm12, ymm12, [rbp + 416]                                 ;   637.7 fp0+agu1   41 k
        vpxor ymm5, ymm5, [rbp + 352]                                   ;   636.7 fp1+agu0   41 k
        vpxor ymm10, ymm10, [rbp + 128]                                 ;   639.3 fp2+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 384]                                   ;   637.0 fp3+agu0   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   636.7 fp0     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   638.5 fp1     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   638.7 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   639.5 fp3     41 k
        vmovdqu ymm0, [r8 + 2688]                                       ;   637.2 agu1    41 k
        vmovdqu ymm2, [r8 + 2560]                                       ;   638.0 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   645.0 fp0     41 k
        vmovdqu ymm7, [r8 + 2720]                                       ;   638.2 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   645.2 fp1     41 k
        vmovdqu ymm8, [r8 + 2752]                                       ;   639.0 agu0    41 k
        vmovdqu ymm9, [r8 + 2592]                                       ;   639.2 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   646.2 fp2     41 k
        vmovdqu ymm12, [r8 + 2656]                                      ;   640.0 agu0    41 k
        vpand ymm12, ymm12, ymm2                                        ;   647.0 fp3     41 k
        vmovdqu ymm15, [r8 + 2688]                                      ;   640.2 agu1    41 k
        vpand ymm15, ymm15, [r8 + 2656]                                 ;   647.2 fp0+agu0   41 k
        vmovdqu [rbp + 384], ymm6                                       ;   638.8 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 2752]                                       ;   641.2 agu1    41 k
        vpand ymm6, ymm6, [r8 + 2656]                                   ;   648.2 fp1+agu0   41 k
        vmovdqu [rbp + 128], ymm10                                      ;   640.3 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 2720]                                      ;   642.2 agu1    41 k
        vpand ymm10, ymm10, [r8 + 2624]                                 ;   649.2 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   650.2 fp3     41 k
        vpand ymm10, ymm10, ymm9                                        ;   650.2 fp0     41 k
        vmovdqu [rbp + 352], ymm14                                      ;   640.8 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   648.0 fp1     41 k
        vmovdqu [rbp + 416], ymm5                                       ;   641.8 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 2752]                                   ;   646.2 fp2+agu1   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   642.8 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 2688]                                 ;   649.0 fp3+agu0   41 k
        vpand ymm11, ymm11, [r8 + 2752]                                 ;   650.0 fp0+agu1   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   651.0 fp1     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   643.8 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   648.2 fp2     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   651.2 fp3     41 k
        vpand ymm4, ymm4, [r8 + 2720]                                   ;   649.2 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   651.2 fp1     41 k
        vmovdqu [rbp - 32], ymm1                                        ;   646.2 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 2720]                                   ;   646.3 fp2+agu1   41 k
        vmovdqu [rbp + 288], ymm13                                      ;   647.2 agu0+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 2656]                                  ;   647.3 fp3+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   647.3 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   648.3 fp1+agu0   41 k
        vmovdqu [rbp + 192], ymm3                                       ;   648.2 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   647.5 fp2     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   648.5 fp3     41 k
        vmovdqu [rbp + 64], ymm8                                        ;   652.2 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 2752]                                       ;   648.5 agu0    41 k
        vpand ymm8, ymm8, [r8 + 2624]                                   ;   655.5 fp0+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   656.5 fp1     41 k
        vmovdqu [rbp - 128], ymm11                                      ;   651.0 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 2624]                                 ;   652.2 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   653.2 fp3     41 k
        vmovdqu ymm11, [r8 + 2656]                                      ;   650.3 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   657.3 fp0     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   652.2 fp1     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   658.3 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 2624]                                  ;   657.5 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   658.5 fp3     41 k
        vpand ymm3, ymm3, [r8 + 2688]                                   ;   657.5 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   659.5 fp1     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   660.5 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 2688]                                  ;   651.5 fp2+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   652.5 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   658.5 fp0     41 k
        vpand ymm4, ymm15, ymm2                                         ;   653.2 fp1     41 k
        vpand ymm15, ymm15, [r8 + 2688]                                 ;   653.2 fp2+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   654.2 fp3     41 k
        vpand ymm13, ymm13, [r8 + 2720]                                 ;   652.5 fp0+agu0   41 k
        vpand ymm14, ymm14, [r8 + 2624]                                 ;   653.3 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   656.5 fp2     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   653.2 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   657.3 fp3     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   658.3 fp0     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   659.3 fp1     41 k
        vmovdqu ymm13, [r8 + 2688]                                      ;   653.8 agu0   100 k.4 reload
        vmovdqu [rbp + 320], ymm4                                       ;   660.3 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   660.8 fp2     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   661.8 fp3     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   662.8 fp0     41 k
        vpxor ymm4, ymm4, [r8 + 2624]                                   ;   662.8 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   658.3 fp2     41 k
        vmovdqu ymm12, [r8 + 2752]                                      ;   657.5 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   664.5 fp3     41 k
        vpand ymm9, ymm9, ymm2                                          ;   665.5 fp0     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   666.5 fp1     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   667.5 fp2     41 k
        vpand ymm5, ymm11, ymm4                                         ;   663.8 fp3     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   663.8 fp0     41 k
        vpxor ymm5, ymm5, [r8 + 2720]                                   ;   664.8 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   659.3 fp2     41 k
        vpxor ymm1, ymm1, [r8 + 2624]                                   ;   659.7 fp3+agu0   41 k
        vpand ymm6, ymm6, ymm8                                          ;   660.3 fp0     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   663.8 fp1     41 k
        vpand ymm14, ymm1, ymm13                                        ;   660.8 fp2     41 k
        vpand ymm8, ymm8, [r8 + 2720]                                   ;   660.7 fp3+agu1   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   666.5 fp0     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   667.5 fp1     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   665.8 fp2     41 k
        vmovdqu ymm5, [r8 + 2624]                                       ;   661.0 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   668.0 fp3     41 k
        vpand ymm1, ymm1, ymm2                                          ;   661.8 fp0     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   662.0 fp1+agu1   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   664.5 fp2     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   668.5 fp3     41 k
        vmovdqu ymm15, [r8 + 2720]                                      ;   662.8 agu0   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   669.8 fp0     41 k
        vpxor ymm3, ymm3, [rbp - 128]                                   ;   664.8 fp1+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   668.5 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   670.8 fp3     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   664.2 fp0     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   670.8 fp1+agu1   41 k
        vpand ymm0, ymm12, ymm0                                         ;   671.8 fp2     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   669.5 fp3     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   672.8 fp0+agu0   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   669.5 fp1     41 k
        vpxor ymm13, ymm13, [rbp + 64]                                  ;   671.8 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   672.8 fp3     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   666.5 agu0    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   673.8 fp0     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   673.8 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   667.5 fp2+agu1   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   674.8 fp3     41 k
        vpxor ymm2, ymm2, [rbp + 192]                                   ;   667.8 fp0+agu0   41 k
        vpxor ymm0, ymm2, [rbp + 320]                                   ;   668.8 fp1+agu1   41 k
        vmovdqu ymm4, [rbp + 288]                                       ;   668.8 agu0    41 k
        vpxor ymm4, ymm4, [r8 + 2592]                                   ;   675.8 fp2+agu1   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   676.8 fp3     41 k
        vpxor ymm5, ymm5, [rbp - 32]                                    ;   669.8 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   670.8 fp1     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   670.5 fp2+agu1   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   675.8 fp3     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   670.8 agu0    41 k
        vpxor ymm13, ymm13, [r8 + 2688]                                 ;   677.8 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   678.8 fp1     41 k
        vpxor ymm15, ymm15, [rbp + 416]                                 ;   671.8 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   672.8 fp3     41 k
        vpxor ymm12, ymm12, [rbp + 352]                                 ;   672.5 fp0+agu1   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   673.5 fp1     41 k
        vmovdqu ymm14, [r8 + 3360]                                      ;   672.8 agu0   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   679.8 fp2     48 k
        vpxor ymm6, ymm6, [r8 + 3392]                                   ;   677.8 fp3+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 3424]                                   ;   673.8 fp0+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 3456]                                   ;   676.8 fp1+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 3488]                                 ;   679.8 fp2+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 3520]                                   ;   675.5 fp3+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 3552]                                   ;   675.8 fp0+agu0   48 k
        vpxor ymm2, ymm2, [r8 + 3072]                                   ;   676.5 fp1+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 3104]                                   ;   676.8 fp2+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 3136]                                   ;   677.5 fp3+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 3168]                                 ;   677.8 fp0+agu0   48 k
        vpxor ymm13, ymm13, [r8 + 3200]                                 ;   678.8 fp1+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 3232]                                 ;   678.8 fp2+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 3264]                                 ;   679.5 fp3+agu1   48 k
        vmovdqu ymm14, [rbp + 128]                                      ;   679.8 agu0    48 k
        vpxor ymm14, ymm14, [r8 + 3296]                                 ;   686.8 fp0+agu1   48 k
        vmovdqu [rbp + 128], ymm7                                       ;   676.8 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 384]                                       ;   680.8 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 3328]                                   ;   687.8 fp1+agu1   48 k
        vmovdqu [rbp + 384], ymm9                                       ;   677.5 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   680.5 fp2     45 k
        vmovdqu [rbp + 352], ymm10                                      ;   680.8 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   687.8 fp3     45 k
        vmovdqu [rbp + 416], ymm8                                       ;   679.5 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   679.8 fp0     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   680.5 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   680.5 fp1     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   681.5 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   688.8 fp2     45 k
        vmovdqu [rbp - 32], ymm0                                        ;   682.5 agu0+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   687.8 fp3     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   688.8 fp0     45 k
        vpand ymm0, ymm12, ymm13                                        ;   680.5 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   689.8 fp2     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   690.8 agu1+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   681.5 fp3     45 k
        vmovdqu [rbp + 320], ymm10                                      ;   688.8 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   682.5 fp0     45 k
        vmovdqu [rbp + 192], ymm12                                      ;   685.5 agu0+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   688.8 fp1     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   689.8 fp2     45 k
        vpand ymm1, ymm11, ymm5                                         ;   681.7 fp3     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   682.7 fp0     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   690.8 fp1     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   686.5 agu1+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   682.7 fp2     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   683.7 fp3     45 k
        vpand ymm1, ymm11, ymm4                                         ;   683.0 fp0     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   689.8 fp1     45 k
        vmovdqu [rbp + 64], ymm6                                        ;   689.8 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   685.5 fp2     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   686.5 fp3     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   690.8 fp0     45 k
        vpand ymm6, ymm13, ymm7                                         ;   688.8 fp1     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   689.8 fp2     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   691.8 fp3     45 k
        vpand ymm11, ymm11, ymm7                                        ;   690.8 fp0     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   691.8 fp1+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   689.8 agu1+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   689.0 fp2     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   692.8 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   689.3 fp3     45 k
        vmovdqu [rbp - 128], ymm3                                       ;   690.8 agu0+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   689.7 fp0     45 k
        vpand ymm8, ymm8, ymm2                                          ;   689.8 fp1     45 k
        vmovdqu [rbp - 96], ymm1                                        ;   691.8 agu1+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   690.2 fp2     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   691.2 fp3     45 k
        vpand ymm1, ymm13, ymm15                                        ;   690.7 fp0     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   692.2 fp1     45 k
        vpand ymm11, ymm14, ymm15                                       ;   691.2 fp2     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   692.2 fp3     45 k
        vpand ymm11, ymm5, ymm4                                         ;   691.7 fp0     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   693.2 fp1     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   693.2 fp2     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   694.2 fp3     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   692.7 fp0     45 k
        vmovdqu [rbp + 96], ymm3                                        ;   695.2 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   692.8 fp1     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   693.2 fp2     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   694.2 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   693.8 fp0     45 k
        vpand ymm1, ymm1, ymm13                                         ;   694.2 fp1     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   694.8 fp2     45 k
        vpand ymm3, ymm14, ymm4                                         ;   694.3 fp3     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   695.3 fp0     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   695.2 fp1     45 k
        vpand ymm9, ymm9, ymm15                                         ;   695.2 fp2     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   695.3 fp3     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   696.3 fp0     45 k
        vpand ymm11, ymm11, ymm4                                        ;   696.3 fp1     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   697.3 fp2     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   696.3 fp3     45 k
        vpand ymm3, ymm13, ymm14                                        ;   696.7 fp0     45 k
        vpand ymm13, ymm13, ymm2                                        ;   696.8 fp1     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   697.8 fp2     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   698.8 fp3     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   697.7 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   698.7 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   699.7 fp2     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   699.8 fp3+agu0   45 k
        vpxor ymm13, ymm13, [rbp + 320]                                 ;   698.7 fp0+agu1   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   699.7 fp1     45 k
        vmovdqu ymm13, [rbp + 192]                                      ;   696.8 agu0    48 k reload
        vmovdqu [rbp - 64], ymm11                                       ;   700.8 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   703.8 fp2     45 k
        vpand ymm2, ymm2, ymm13                                         ;   703.8 fp3     45 k
        vpand ymm7, ymm7, ymm5                                          ;   699.7 fp0     45 k
        vpxor ymm2, ymm2, [rbp - 96]                                    ;   704.8 fp1+agu1   45 k
        vpand ymm14, ymm14, ymm5                                        ;   700.2 fp2     45 k
        vpand ymm4, ymm4, ymm13                                         ;   703.8 fp3     45 k
        vpor ymm15, ymm15, [rbp - 128]                                  ;   700.7 fp0+agu0   45 k
        vpxor ymm13, ymm9, [rbp + 288]                                  ;   700.8 fp1+agu1   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   701.2 fp2     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   702.2 fp3     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   705.8 fp0     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   704.8 fp1     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   699.7 agu0    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   706.7 fp2     45 k
        vpxor ymm7, ymm7, [rbp - 128]                                   ;   705.8 fp3+agu1   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   704.8 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   706.8 fp1     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   703.2 fp2     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   707.7 fp3     45 k
        vpxor ymm14, ymm14, [rbp + 64]                                  ;   707.7 fp0+agu0   45 k
        vpxor ymm14, ymm14, [rbp + 96]                                  ;   708.7 fp1+agu1   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   705.8 fp2     45 k
        vpxor ymm11, ymm11, [rbp + 288]                                 ;   705.8 fp3+agu0   45 k
        vmovdqu ymm7, [rbp + 192]                                       ;   703.2 agu1    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   710.2 fp0     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   711.2 fp1     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   706.7 fp2     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   711.2 fp3     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   707.8 fp0     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   707.7 fp1     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   708.8 fp2+agu0   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   707.8 fp3+agu1   45 k
        vpxor ymm12, ymm12, [rbp + 320]                                 ;   706.8 fp0+agu0   45 k
        vpxor ymm11, ymm11, [rbp - 64]                                  ;   707.8 fp1+agu1   45 k
        vpxor ymm6, ymm6, [rbp - 128]                                   ;   707.2 fp2+agu0   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   712.2 fp3     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   712.2 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   713.2 fp1     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   713.2 fp2     45 k
        vmovdqu ymm0, [rbp - 32]                                        ;   707.8 agu1    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   714.8 fp3     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   708.2 agu0    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   715.2 fp0     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   708.8 agu1    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   715.8 fp1     45 k
        vmovdqu ymm5, [rbp + 416]                                       ;   709.2 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   716.2 fp2     45 k
        vmovdqu ymm7, [rbp + 352]                                       ;   709.8 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   716.8 fp3     45 k
        vmovdqu ymm9, [rbp + 384]                                       ;   710.2 agu0    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   717.2 fp0     45 k
        vmovdqu ymm13, [rbp + 128]                                      ;   710.8 agu1    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   717.8 fp1     45 k
        vmovdqu [r9 + 6656], ymm1                                       ;   715.8 agu2+fp5  100 k
        vmovdqu [r9 + 6688], ymm10                                      ;   716.2 agu0+fp5  100 k
        vmovdqu [r9 + 6720], ymm8                                       ;   716.8 agu2+fp5  100 k
        vmovdqu [r9 + 6752], ymm3                                       ;   717.2 agu1+fp5  100 k
        vmovdqu [r9 + 6784], ymm15                                      ;   717.8 agu0+fp5  100 k
        vmovdqu [r9 + 6816], ymm12                                      ;   718.2 agu2+fp5  100 k
        vmovdqu [r9 + 6880], ymm11                                      ;   716.2 agu1+fp5  100 k
        vmovdqu [r9 + 6848], ymm14                                      ;   718.8 agu0+fp5  100 k
        vmovdqu [r9 + 6912], ymm6                                       ;   718.2 agu2+fp5  100 k
        vmovdqu [r9 + 6944], ymm0                                       ;   719.2 agu1+fp5  100 k
        vmovdqu [r9 + 6976], ymm2                                       ;   720.2 agu0+fp5  100 k
        vmovdqu [r9 + 7008], ymm4                                       ;   721.2 agu2+fp5  100 k
        vmovdqu [r9 + 7040], ymm5                                       ;   722.2 agu1+fp5  100 k
        vmovdqu [r9 + 7072], ymm7                                       ;   723.2 agu0+fp5  100 k
        vmovdqu [r9 + 7104], ymm9                                       ;   724.2 agu2+fp5  100 k
        vmovdqu [r9 + 7136], ymm13                                      ;   725.2 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 3072]                                       ;   717.2 agu0   100 k.0 reload
        vmovdqu [r9 + 3072], ymm0                                       ;   726.2 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 3104]                                       ;   718.0 agu1   100 k.1 reload
        vmovdqu [r9 + 3104], ymm1                                       ;   727.2 agu0+fp5   99 k
        vmovdqu ymm2, [r8 + 3136]                                       ;   719.0 agu1   100 k.2 reload
        vmovdqu [r9 + 3136], ymm2                                       ;   728.2 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 3168]                                       ;   719.2 agu0   100 k.3 reload
        vmovdqu [r9 + 3168], ymm3                                       ;   729.2 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 3200]                                       ;   720.0 agu1   100 k.4 reload
        vmovdqu [r9 + 3200], ymm4                                       ;   730.2 agu0+fp5   99 k
        vmovdqu ymm5, [r8 + 3232]                                       ;   721.0 agu1   100 k.5 reload
        vmovdqu [r9 + 3232], ymm5                                       ;   731.2 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 3264]                                       ;   721.2 agu0   100 k.6 reload
        vmovdqu [r9 + 3264], ymm6                                       ;   732.2 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 3296]                                       ;   722.0 agu1   100 k.7 reload
        vmovdqu [r9 + 3296], ymm7                                       ;   733.2 agu0+fp5   99 k
        vmovdqu ymm8, [r8 + 3328]                                       ;   723.0 agu1   100 k.8 reload
        vmovdqu [r9 + 3328], ymm8                                       ;   734.2 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 3360]                                       ;   723.2 agu0   100 k.9 reload
        vmovdqu [r9 + 3360], ymm9                                       ;   735.2 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 3392]                                      ;   724.0 agu1   100 k.10 reload
        vmovdqu [r9 + 3392], ymm10                                      ;   736.2 agu0+fp5   99 k
        vmovdqu ymm11, [r8 + 3424]                                      ;   725.0 agu1   100 k.11 reload
        vmovdqu [r9 + 3424], ymm11                                      ;   737.2 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 3456]                                      ;   725.2 agu0   100 k.12 reload
        vmovdqu [r9 + 3456], ymm12                                      ;   738.2 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 3488]                                      ;   726.0 agu1   100 k.13 reload
        vmovdqu [r9 + 3488], ymm13                                      ;   739.2 agu0+fp5   99 k
        vmovdqu ymm14, [r8 + 3520]                                      ;   727.0 agu1   100 k.14 reload
        vmovdqu [r9 + 3520], ymm14                                      ;   740.2 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 3552]                                      ;   727.2 agu0   100 k.15 reload
        vmovdqu [r9 + 3552], ymm15                                      ;   741.2 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   733.0 fp2     41 k
        vpand ymm3, ymm10, ymm14                                        ;   734.0 fp3     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   732.2 fp0     41 k
        vpand ymm6, ymm14, ymm15                                        ;   734.2 fp1     41 k
        vpand ymm5, ymm13, ymm10                                        ;   733.0 fp2     41 k
        vpand ymm0, ymm14, ymm7                                         ;   734.0 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   735.0 fp0     41 k
        vpand ymm0, ymm13, ymm11                                        ;   733.0 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   736.0 fp2+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   734.0 fp3     41 k
        vpand ymm13, ymm4, ymm9                                         ;   735.0 fp0     41 k
        vmovdqu [rbp + 128], ymm5                                       ;   742.2 agu0+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   734.2 fp1     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   735.2 fp2     41 k
        vmovdqu [rbp + 384], ymm3                                       ;   743.2 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   734.5 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   735.5 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   736.2 fp1     41 k
        vmovdqu [rbp + 352], ymm3                                       ;   744.2 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   735.2 fp2     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   736.2 fp3     41 k
        vpand ymm3, ymm10, ymm8                                         ;   735.7 fp0     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   737.2 fp1     41 k
        vmovdqu [rbp + 416], ymm6                                       ;   745.2 agu0+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   736.2 fp2     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   737.2 fp3     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   737.2 fp0     41 k
        vpand ymm6, ymm15, ymm11                                        ;   737.0 fp1     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   738.0 fp2     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   739.0 fp3     41 k
        vpand ymm10, ymm10, ymm15                                       ;   739.0 fp0     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   740.0 fp1+agu1   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   746.2 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   738.2 fp2     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   747.2 agu0+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   738.5 fp3     41 k
        vmovdqu [rbp - 32], ymm4                                        ;   748.2 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   738.7 fp0     41 k
        vpand ymm1, ymm1, ymm7                                          ;   739.0 fp1     41 k
        vmovdqu [rbp + 192], ymm3                                       ;   749.2 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   739.2 fp2     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   740.2 fp3     41 k
        vpand ymm3, ymm11, ymm12                                        ;   739.7 fp0     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   741.2 fp1     41 k
        vpand ymm10, ymm14, ymm12                                       ;   740.2 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   741.2 fp3     41 k
        vpand ymm10, ymm9, ymm8                                         ;   740.7 fp0     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   742.2 fp1     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   742.2 fp2     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   743.2 fp3     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   741.7 fp0     41 k
        vmovdqu [rbp - 128], ymm4                                       ;   750.2 agu0+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   742.0 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   742.2 fp2     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   743.2 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   743.0 fp0     41 k
        vpand ymm3, ymm3, ymm11                                         ;   743.2 fp1     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   744.0 fp2     41 k
        vpand ymm4, ymm14, ymm8                                         ;   743.5 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   744.5 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   744.2 fp1     41 k
        vpand ymm2, ymm2, ymm12                                         ;   744.2 fp2     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   744.5 fp3     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   745.5 fp0     41 k
        vpand ymm10, ymm10, ymm8                                        ;   745.5 fp1     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   746.5 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   745.5 fp3     41 k
        vpand ymm4, ymm11, ymm14                                        ;   745.7 fp0     41 k
        vpand ymm11, ymm11, ymm7                                        ;   746.0 fp1     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   747.0 fp2     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   748.0 fp3     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   746.7 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   747.7 fp1     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   748.7 fp2     41 k
        vpxor ymm10, ymm10, [rbp + 352]                                 ;   751.2 fp3+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 384]                                 ;   750.2 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   751.2 fp1     41 k
        vmovdqu ymm11, [r8 + 3488]                                      ;   746.5 agu1   100 k.13 reload
        vmovdqu [rbp - 64], ymm10                                       ;   752.2 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   753.5 fp2     41 k
        vpand ymm7, ymm7, ymm11                                         ;   753.5 fp3     41 k
        vpand ymm15, ymm15, ymm9                                        ;   748.7 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 192]                                   ;   756.2 fp1+agu0   41 k
        vpand ymm14, ymm14, ymm9                                        ;   749.2 fp2     41 k
        vpand ymm8, ymm8, ymm11                                         ;   753.5 fp3     41 k
        vpor ymm12, ymm12, [rbp - 32]                                   ;   755.2 fp0+agu1   41 k
        vpxor ymm9, ymm2, [rbp + 128]                                   ;   750.0 fp1+agu0   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   752.2 fp2     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   753.2 fp3     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   757.2 fp0     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   754.5 fp1     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   749.3 agu1    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   756.3 fp2     41 k
        vpxor ymm15, ymm15, [rbp - 32]                                  ;   755.5 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   754.5 fp0     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   756.5 fp1     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   752.2 fp2     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   757.3 fp3     41 k
        vpxor ymm14, ymm14, [rbp + 416]                                 ;   757.3 fp0+agu1   41 k
        vpxor ymm14, ymm14, [rbp - 128]                                 ;   758.3 fp1+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   755.5 fp2     41 k
        vpand ymm9, ymm11, [r8 + 3360]                                  ;   753.5 fp3+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 128]                                 ;   755.5 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   754.5 fp1     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   757.2 fp2     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   754.5 fp3     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   757.5 fp0     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   758.2 fp1     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   758.5 fp2+agu1   41 k
        vpxor ymm12, ymm12, [rbp + 352]                                 ;   757.5 fp3+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 384]                                   ;   756.5 fp0+agu1   41 k
        vpxor ymm10, ymm10, [rbp - 64]                                  ;   759.2 fp1+agu0   41 k
        vpxor ymm6, ymm6, [rbp - 32]                                    ;   756.8 fp2+agu1   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   756.5 fp3     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   758.3 fp0     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   758.5 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   759.3 fp2     41 k
        vmovdqu ymm0, [r8 + 3200]                                       ;   757.0 agu0    41 k
        vmovdqu ymm2, [r8 + 3072]                                       ;   757.8 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   764.8 fp3     41 k
        vmovdqu ymm7, [r8 + 3232]                                       ;   758.0 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   765.0 fp0     41 k
        vmovdqu ymm8, [r8 + 3264]                                       ;   758.8 agu1    41 k
        vmovdqu ymm9, [r8 + 3104]                                       ;   759.0 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   766.0 fp1     41 k
        vmovdqu ymm12, [r8 + 3168]                                      ;   759.8 agu1    41 k
        vpand ymm12, ymm12, ymm2                                        ;   766.8 fp2     41 k
        vmovdqu ymm15, [r8 + 3200]                                      ;   760.0 agu0    41 k
        vpand ymm15, ymm15, [r8 + 3168]                                 ;   767.0 fp3+agu1   41 k
        vmovdqu [rbp - 32], ymm6                                        ;   758.7 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 3264]                                       ;   761.0 agu0    41 k
        vpand ymm6, ymm6, [r8 + 3168]                                   ;   768.0 fp0+agu1   41 k
        vmovdqu [rbp - 64], ymm10                                       ;   760.2 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 3232]                                      ;   762.0 agu0    41 k
        vpand ymm10, ymm10, [r8 + 3136]                                 ;   769.0 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   770.0 fp2     41 k
        vpand ymm10, ymm10, ymm9                                        ;   770.0 fp3     41 k
        vmovdqu [rbp + 384], ymm14                                      ;   760.7 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   767.8 fp0     41 k
        vmovdqu [rbp + 352], ymm5                                       ;   761.7 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 3264]                                   ;   766.0 fp1+agu0   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   762.7 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 3200]                                 ;   768.8 fp2+agu1   41 k
        vpand ymm11, ymm11, [r8 + 3264]                                 ;   769.8 fp3+agu0   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   770.8 fp0     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   763.7 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   768.0 fp1     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   771.0 fp2     41 k
        vpand ymm4, ymm4, [r8 + 3232]                                   ;   769.0 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   771.0 fp0     41 k
        vmovdqu [rbp + 128], ymm1                                       ;   766.0 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 3232]                                   ;   766.2 fp1+agu0   41 k
        vmovdqu [rbp - 128], ymm13                                      ;   767.0 agu1+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 3168]                                  ;   767.2 fp2+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   767.2 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   768.2 fp0+agu1   41 k
        vmovdqu [rbp + 416], ymm3                                       ;   768.0 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   767.3 fp1     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   768.3 fp2     41 k
        vmovdqu [rbp + 192], ymm8                                       ;   772.0 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 3264]                                       ;   768.3 agu1    41 k
        vpand ymm8, ymm8, [r8 + 3136]                                   ;   775.3 fp3+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   776.3 fp0     41 k
        vmovdqu [rbp + 320], ymm11                                      ;   770.8 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 3136]                                 ;   772.0 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   773.0 fp2     41 k
        vmovdqu ymm11, [r8 + 3168]                                      ;   770.2 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   777.2 fp3     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   772.0 fp0     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   778.2 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 3136]                                  ;   777.3 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   778.3 fp2     41 k
        vpand ymm3, ymm3, [r8 + 3200]                                   ;   777.3 fp3+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   779.3 fp0     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   780.3 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 3200]                                  ;   771.3 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   772.3 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   778.3 fp3     41 k
        vpand ymm4, ymm15, ymm2                                         ;   773.0 fp0     41 k
        vpand ymm15, ymm15, [r8 + 3200]                                 ;   773.0 fp1+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   774.0 fp2     41 k
        vpand ymm13, ymm13, [r8 + 3232]                                 ;   772.3 fp3+agu1   41 k
        vpand ymm14, ymm14, [r8 + 3136]                                 ;   773.2 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   776.3 fp1     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   773.0 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   777.2 fp2     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   778.2 fp3     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   779.2 fp0     41 k
        vmovdqu ymm13, [r8 + 3200]                                      ;   773.7 agu1   100 k.4 reload
        vmovdqu [rbp + 288], ymm4                                       ;   780.2 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   780.7 fp1     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   781.7 fp2     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   782.7 fp3     41 k
        vpxor ymm4, ymm4, [r8 + 3136]                                   ;   782.7 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   778.2 fp1     41 k
        vmovdqu ymm12, [r8 + 3264]                                      ;   777.3 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   784.3 fp2     41 k
        vpand ymm9, ymm9, ymm2                                          ;   785.3 fp3     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   786.3 fp0     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   787.3 fp1     41 k
        vpand ymm5, ymm11, ymm4                                         ;   783.7 fp2     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   783.7 fp3     41 k
        vpxor ymm5, ymm5, [r8 + 3232]                                   ;   784.7 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   779.2 fp1     41 k
        vpxor ymm1, ymm1, [r8 + 3136]                                   ;   779.5 fp2+agu1   41 k
        vpand ymm6, ymm6, ymm8                                          ;   780.2 fp3     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   783.7 fp0     41 k
        vpand ymm14, ymm1, ymm13                                        ;   780.7 fp1     41 k
        vpand ymm8, ymm8, [r8 + 3232]                                   ;   780.5 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   786.3 fp3     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   787.3 fp0     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   785.7 fp1     41 k
        vmovdqu ymm5, [r8 + 3136]                                       ;   780.8 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   787.8 fp2     41 k
        vpand ymm1, ymm1, ymm2                                          ;   781.7 fp3     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   781.8 fp0+agu0   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   784.3 fp1     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   788.3 fp2     41 k
        vmovdqu ymm15, [r8 + 3232]                                      ;   782.7 agu1   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   789.7 fp3     41 k
        vpxor ymm3, ymm3, [rbp + 320]                                   ;   784.7 fp0+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   788.3 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   790.7 fp2     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   784.0 fp3     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   790.7 fp0+agu0   41 k
        vpand ymm0, ymm12, ymm0                                         ;   791.7 fp1     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   789.3 fp2     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   792.7 fp3+agu1   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   789.3 fp0     41 k
        vpxor ymm13, ymm13, [rbp + 192]                                 ;   791.7 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   792.7 fp2     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   786.3 agu1    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   793.7 fp3     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   793.7 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   787.3 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   794.7 fp2     41 k
        vpxor ymm2, ymm2, [rbp + 416]                                   ;   787.7 fp3+agu1   41 k
        vpxor ymm0, ymm2, [rbp + 288]                                   ;   788.7 fp0+agu0   41 k
        vmovdqu ymm4, [rbp - 128]                                       ;   788.7 agu1    41 k
        vpxor ymm4, ymm4, [r8 + 3104]                                   ;   795.7 fp1+agu0   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   796.7 fp2     41 k
        vpxor ymm5, ymm5, [rbp + 128]                                   ;   789.7 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   790.7 fp0     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   790.3 fp1+agu0   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   795.7 fp2     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   790.7 agu1    41 k
        vpxor ymm13, ymm13, [r8 + 3200]                                 ;   797.7 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   798.7 fp0     41 k
        vpxor ymm15, ymm15, [rbp + 352]                                 ;   791.7 fp1+agu1   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   792.7 fp2     41 k
        vpxor ymm12, ymm12, [rbp + 384]                                 ;   792.3 fp3+agu0   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   793.3 fp0     41 k
        vmovdqu ymm14, [r8 + 3872]                                      ;   792.7 agu1   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   799.7 fp1     48 k
        vpxor ymm6, ymm6, [r8 + 3904]                                   ;   797.7 fp2+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 3936]                                   ;   793.7 fp3+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 3968]                                   ;   796.7 fp0+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 4000]                                 ;   799.7 fp1+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 4032]                                   ;   795.3 fp2+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 4064]                                   ;   795.7 fp3+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 3584]                                   ;   796.3 fp0+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 3616]                                   ;   796.7 fp1+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 3648]                                   ;   797.3 fp2+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 3680]                                 ;   797.7 fp3+agu1   48 k
        vpxor ymm13, ymm13, [r8 + 3712]                                 ;   798.7 fp0+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 3744]                                 ;   798.7 fp1+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 3776]                                 ;   799.3 fp2+agu0   48 k
        vmovdqu ymm14, [rbp - 64]                                       ;   799.7 agu1    48 k
        vpxor ymm14, ymm14, [r8 + 3808]                                 ;   806.7 fp3+agu0   48 k
        vmovdqu [rbp - 64], ymm7                                        ;   796.7 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp - 32]                                        ;   800.7 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 3840]                                   ;   807.7 fp0+agu0   48 k
        vmovdqu [rbp - 32], ymm9                                        ;   797.3 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   800.3 fp1     45 k
        vmovdqu [rbp + 384], ymm10                                      ;   800.7 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   807.7 fp2     45 k
        vmovdqu [rbp + 352], ymm8                                       ;   799.3 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   799.7 fp3     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   800.3 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   800.3 fp0     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   801.3 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   808.7 fp1     45 k
        vmovdqu [rbp + 128], ymm0                                       ;   802.3 agu1+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   807.7 fp2     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   808.7 fp3     45 k
        vpand ymm0, ymm12, ymm13                                        ;   800.3 fp0     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   809.7 fp1     45 k
        vmovdqu [rbp - 128], ymm3                                       ;   810.7 agu0+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   801.3 fp2     45 k
        vmovdqu [rbp + 288], ymm10                                      ;   808.7 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   802.3 fp3     45 k
        vmovdqu [rbp + 416], ymm12                                      ;   805.3 agu1+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   808.7 fp0     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   809.7 fp1     45 k
        vpand ymm1, ymm11, ymm5                                         ;   801.5 fp2     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   802.5 fp3     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   810.7 fp0     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   806.3 agu0+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   802.5 fp1     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   803.5 fp2     45 k
        vpand ymm1, ymm11, ymm4                                         ;   802.8 fp3     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   809.7 fp0     45 k
        vmovdqu [rbp + 192], ymm6                                       ;   809.7 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   805.3 fp1     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   806.3 fp2     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   810.7 fp3     45 k
        vpand ymm6, ymm13, ymm7                                         ;   808.7 fp0     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   809.7 fp1     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   811.7 fp2     45 k
        vpand ymm11, ymm11, ymm7                                        ;   810.7 fp3     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   811.7 fp0+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   809.7 agu0+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   808.8 fp1     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   812.7 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   809.2 fp2     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   810.7 agu1+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   809.5 fp3     45 k
        vpand ymm8, ymm8, ymm2                                          ;   809.7 fp0     45 k
        vmovdqu [rbp + 96], ymm1                                        ;   811.7 agu0+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   810.0 fp1     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   811.0 fp2     45 k
        vpand ymm1, ymm13, ymm15                                        ;   810.5 fp3     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   812.0 fp0     45 k
        vpand ymm11, ymm14, ymm15                                       ;   811.0 fp1     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   812.0 fp2     45 k
        vpand ymm11, ymm5, ymm4                                         ;   811.5 fp3     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   813.0 fp0     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   813.0 fp1     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   814.0 fp2     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   812.5 fp3     45 k
        vmovdqu [rbp + 64], ymm3                                        ;   815.0 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   812.7 fp0     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   813.0 fp1     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   814.0 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   813.7 fp3     45 k
        vpand ymm1, ymm1, ymm13                                         ;   814.0 fp0     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   814.7 fp1     45 k
        vpand ymm3, ymm14, ymm4                                         ;   814.2 fp2     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   815.2 fp3     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   815.0 fp0     45 k
        vpand ymm9, ymm9, ymm15                                         ;   815.0 fp1     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   815.2 fp2     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   816.2 fp3     45 k
        vpand ymm11, ymm11, ymm4                                        ;   816.2 fp0     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   817.2 fp1     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   816.2 fp2     45 k
        vpand ymm3, ymm13, ymm14                                        ;   816.5 fp3     45 k
        vpand ymm13, ymm13, ymm2                                        ;   816.7 fp0     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   817.7 fp1     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   818.7 fp2     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   817.5 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   818.5 fp0     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   819.5 fp1     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   819.7 fp2+agu1   45 k
        vpxor ymm13, ymm13, [rbp + 288]                                 ;   818.5 fp3+agu0   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   819.5 fp0     45 k
        vmovdqu ymm13, [rbp + 416]                                      ;   816.7 agu1    48 k reload
        vmovdqu [rbp - 96], ymm11                                       ;   820.7 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   823.7 fp1     45 k
        vpand ymm2, ymm2, ymm13                                         ;   823.7 fp2     45 k
        vpand ymm7, ymm7, ymm5                                          ;   819.5 fp3     45 k
        vpxor ymm2, ymm2, [rbp + 96]                                    ;   824.7 fp0+agu0   45 k
        vpand ymm14, ymm14, ymm5                                        ;   820.0 fp1     45 k
        vpand ymm4, ymm4, ymm13                                         ;   823.7 fp2     45 k
        vpor ymm15, ymm15, [rbp + 320]                                  ;   820.5 fp3+agu1   45 k
        vpxor ymm13, ymm9, [rbp - 128]                                  ;   820.7 fp0+agu0   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   821.0 fp1     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   822.0 fp2     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   825.7 fp3     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   824.7 fp0     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   819.5 agu1    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   826.5 fp1     45 k
        vpxor ymm7, ymm7, [rbp + 320]                                   ;   825.7 fp2+agu0   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   824.7 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   826.7 fp0     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   823.0 fp1     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   827.5 fp2     45 k
        vpxor ymm14, ymm14, [rbp + 192]                                 ;   827.5 fp3+agu1   45 k
        vpxor ymm14, ymm14, [rbp + 64]                                  ;   828.5 fp0+agu0   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   825.7 fp1     45 k
        vpxor ymm11, ymm11, [rbp - 128]                                 ;   825.7 fp2+agu1   45 k
        vmovdqu ymm7, [rbp + 416]                                       ;   823.0 agu0    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   830.0 fp3     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   831.0 fp0     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   826.5 fp1     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   831.0 fp2     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   827.7 fp3     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   827.5 fp0     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   828.7 fp1+agu1   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   827.7 fp2+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 288]                                 ;   826.7 fp3+agu1   45 k
        vpxor ymm11, ymm11, [rbp - 96]                                  ;   827.7 fp0+agu0   45 k
        vpxor ymm6, ymm6, [rbp + 320]                                   ;   827.0 fp1+agu1   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   832.0 fp2     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   832.0 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   833.0 fp0     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   833.0 fp1     45 k
        vmovdqu ymm0, [rbp + 128]                                       ;   827.7 agu0    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   834.7 fp2     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   828.0 agu1    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   835.0 fp3     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   828.7 agu0    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   835.7 fp0     45 k
        vmovdqu ymm5, [rbp + 352]                                       ;   829.0 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   836.0 fp1     45 k
        vmovdqu ymm7, [rbp + 384]                                       ;   829.7 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   836.7 fp2     45 k
        vmovdqu ymm9, [rbp - 32]                                        ;   830.0 agu1    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   837.0 fp3     45 k
        vmovdqu ymm13, [rbp - 64]                                       ;   830.7 agu0    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   837.7 fp0     45 k
        vmovdqu [r9 + 7168], ymm1                                       ;   835.7 agu2+fp5  100 k
        vmovdqu [r9 + 7200], ymm10                                      ;   836.0 agu1+fp5  100 k
        vmovdqu [r9 + 7232], ymm8                                       ;   836.7 agu2+fp5  100 k
        vmovdqu [r9 + 7264], ymm3                                       ;   837.0 agu0+fp5  100 k
        vmovdqu [r9 + 7296], ymm15                                      ;   837.7 agu1+fp5  100 k
        vmovdqu [r9 + 7328], ymm12                                      ;   838.0 agu2+fp5  100 k
        vmovdqu [r9 + 7392], ymm11                                      ;   836.0 agu0+fp5  100 k
        vmovdqu [r9 + 7360], ymm14                                      ;   838.7 agu1+fp5  100 k
        vmovdqu [r9 + 7424], ymm6                                       ;   838.0 agu2+fp5  100 k
        vmovdqu [r9 + 7456], ymm0                                       ;   839.0 agu0+fp5  100 k
        vmovdqu [r9 + 7488], ymm2                                       ;   840.0 agu1+fp5  100 k
        vmovdqu [r9 + 7520], ymm4                                       ;   841.0 agu2+fp5  100 k
        vmovdqu [r9 + 7552], ymm5                                       ;   842.0 agu0+fp5  100 k
        vmovdqu [r9 + 7584], ymm7                                       ;   843.0 agu1+fp5  100 k
        vmovdqu [r9 + 7616], ymm9                                       ;   844.0 agu2+fp5  100 k
        vmovdqu [r9 + 7648], ymm13                                      ;   845.0 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 3584]                                       ;   837.0 agu1   100 k.0 reload
        vmovdqu [r9 + 3584], ymm0                                       ;   846.0 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 3616]                                       ;   837.8 agu0   100 k.1 reload
        vmovdqu [r9 + 3616], ymm1                                       ;   847.0 agu1+fp5   99 k
        vmovdqu ymm2, [r8 + 3648]                                       ;   838.8 agu0   100 k.2 reload
        vmovdqu [r9 + 3648], ymm2                                       ;   848.0 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 3680]                                       ;   839.0 agu1   100 k.3 reload
        vmovdqu [r9 + 3680], ymm3                                       ;   849.0 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 3712]                                       ;   839.8 agu0   100 k.4 reload
        vmovdqu [r9 + 3712], ymm4                                       ;   850.0 agu1+fp5   99 k
        vmovdqu ymm5, [r8 + 3744]                                       ;   840.8 agu0   100 k.5 reload
        vmovdqu [r9 + 3744], ymm5                                       ;   851.0 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 3776]                                       ;   841.0 agu1   100 k.6 reload
        vmovdqu [r9 + 3776], ymm6                                       ;   852.0 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 3808]                                       ;   841.8 agu0   100 k.7 reload
        vmovdqu [r9 + 3808], ymm7                                       ;   853.0 agu1+fp5   99 k
        vmovdqu ymm8, [r8 + 3840]                                       ;   842.8 agu0   100 k.8 reload
        vmovdqu [r9 + 3840], ymm8                                       ;   854.0 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 3872]                                       ;   843.0 agu1   100 k.9 reload
        vmovdqu [r9 + 3872], ymm9                                       ;   855.0 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 3904]                                      ;   843.8 agu0   100 k.10 reload
        vmovdqu [r9 + 3904], ymm10                                      ;   856.0 agu1+fp5   99 k
        vmovdqu ymm11, [r8 + 3936]                                      ;   844.8 agu0   100 k.11 reload
        vmovdqu [r9 + 3936], ymm11                                      ;   857.0 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 3968]                                      ;   845.0 agu1   100 k.12 reload
        vmovdqu [r9 + 3968], ymm12                                      ;   858.0 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 4000]                                      ;   845.8 agu0   100 k.13 reload
        vmovdqu [r9 + 4000], ymm13                                      ;   859.0 agu1+fp5   99 k
        vmovdqu ymm14, [r8 + 4032]                                      ;   846.8 agu0   100 k.14 reload
        vmovdqu [r9 + 4032], ymm14                                      ;   860.0 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 4064]                                      ;   847.0 agu1   100 k.15 reload
        vmovdqu [r9 + 4064], ymm15                                      ;   861.0 agu2+fp5   99 k
        vpxor ymm2, ymm7, ymm13                                         ;   852.8 fp1     41 k
        vpand ymm3, ymm10, ymm14                                        ;   853.8 fp2     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   852.0 fp3     41 k
        vpand ymm6, ymm14, ymm15                                        ;   854.0 fp0     41 k
        vpand ymm5, ymm10, ymm13                                        ;   852.8 fp1     41 k
        vpand ymm0, ymm7, ymm14                                         ;   853.8 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   854.8 fp3     41 k
        vpand ymm0, ymm13, ymm11                                        ;   852.8 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   855.8 fp1+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   853.8 fp2     41 k
        vpand ymm13, ymm4, ymm9                                         ;   854.8 fp3     41 k
        vmovdqu [rbp - 64], ymm5                                        ;   862.0 agu1+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   854.0 fp0     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   855.0 fp1     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   856.0 fp2     41 k
        vmovdqu [rbp - 32], ymm3                                        ;   863.0 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   854.5 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   855.5 fp0     41 k
        vmovdqu [rbp + 384], ymm3                                       ;   864.0 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   855.0 fp1     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   856.0 fp2     41 k
        vpand ymm3, ymm10, ymm8                                         ;   855.5 fp3     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   857.0 fp0     41 k
        vmovdqu [rbp + 352], ymm6                                       ;   865.0 agu1+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   856.0 fp1     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   857.0 fp2     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   857.0 fp3     41 k
        vpand ymm6, ymm15, ymm11                                        ;   856.8 fp0     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   857.8 fp1     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   858.8 fp2     41 k
        vpand ymm10, ymm10, ymm15                                       ;   858.8 fp3     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   859.8 fp0+agu0   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   866.0 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   858.0 fp1     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   867.0 agu1+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   858.2 fp2     41 k
        vmovdqu [rbp + 128], ymm4                                       ;   868.0 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   858.5 fp3     41 k
        vpand ymm1, ymm1, ymm7                                          ;   858.8 fp0     41 k
        vmovdqu [rbp + 416], ymm3                                       ;   869.0 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   859.0 fp1     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   860.0 fp2     41 k
        vpand ymm3, ymm11, ymm12                                        ;   859.5 fp3     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   861.0 fp0     41 k
        vpand ymm10, ymm14, ymm12                                       ;   860.0 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   861.0 fp2     41 k
        vpand ymm10, ymm9, ymm8                                         ;   860.5 fp3     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   862.0 fp0     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   862.0 fp1     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   863.0 fp2     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   861.5 fp3     41 k
        vmovdqu [rbp + 320], ymm4                                       ;   870.0 agu1+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   861.8 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   862.0 fp1     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   863.0 fp2     41 k
        vpand ymm4, ymm4, ymm12                                         ;   862.8 fp3     41 k
        vpand ymm3, ymm3, ymm11                                         ;   863.0 fp0     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   863.8 fp1     41 k
        vpand ymm4, ymm14, ymm8                                         ;   863.2 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   864.2 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   864.0 fp0     41 k
        vpand ymm2, ymm2, ymm12                                         ;   864.0 fp1     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   864.2 fp2     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   865.2 fp3     41 k
        vpand ymm10, ymm10, ymm8                                        ;   865.2 fp0     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   866.2 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   865.2 fp2     41 k
        vpand ymm4, ymm11, ymm14                                        ;   865.5 fp3     41 k
        vpand ymm11, ymm11, ymm7                                        ;   865.8 fp0     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   866.8 fp1     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   867.8 fp2     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   866.5 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   867.5 fp0     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   868.5 fp1     41 k
        vpxor ymm10, ymm10, [rbp + 384]                                 ;   871.0 fp2+agu0   41 k
        vpxor ymm11, ymm11, [rbp - 32]                                  ;   870.0 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   871.0 fp0     41 k
        vmovdqu ymm11, [r8 + 4000]                                      ;   866.2 agu0   100 k.13 reload
        vmovdqu [rbp - 96], ymm10                                       ;   872.0 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   873.2 fp1     41 k
        vpand ymm7, ymm7, ymm11                                         ;   873.2 fp2     41 k
        vpand ymm15, ymm15, ymm9                                        ;   868.5 fp3     41 k
        vpxor ymm7, ymm7, [rbp + 416]                                   ;   876.0 fp0+agu1   41 k
        vpand ymm14, ymm14, ymm9                                        ;   869.0 fp1     41 k
        vpand ymm8, ymm8, ymm11                                         ;   873.2 fp2     41 k
        vpor ymm12, ymm12, [rbp + 128]                                  ;   875.0 fp3+agu0   41 k
        vpxor ymm9, ymm2, [rbp - 64]                                    ;   869.8 fp0+agu1   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   872.0 fp1     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   873.0 fp2     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   877.0 fp3     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   874.2 fp0     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   869.2 agu0    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   876.2 fp1     41 k
        vpxor ymm15, ymm15, [rbp + 128]                                 ;   875.2 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   874.2 fp3     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   876.2 fp0     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   872.0 fp1     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   877.2 fp2     41 k
        vpxor ymm14, ymm14, [rbp + 352]                                 ;   877.2 fp3+agu0   41 k
        vpxor ymm14, ymm14, [rbp + 320]                                 ;   878.2 fp0+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   875.2 fp1     41 k
        vpand ymm9, ymm11, [r8 + 3872]                                  ;   873.2 fp2+agu0   41 k
        vpxor ymm10, ymm10, [rbp - 64]                                  ;   875.2 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   874.2 fp0     41 k
        vpxor ymm2, ymm2, ymm7                                          ;   877.0 fp1     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   874.2 fp2     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   877.2 fp3     41 k
        vpxor ymm13, ymm13, ymm2                                        ;   878.0 fp0     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   878.2 fp1+agu0   41 k
        vpxor ymm12, ymm12, [rbp + 384]                                 ;   877.2 fp2+agu1   41 k
        vpxor ymm5, ymm5, [rbp - 32]                                    ;   876.2 fp3+agu0   41 k
        vpxor ymm10, ymm10, [rbp - 96]                                  ;   879.0 fp0+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 128]                                   ;   876.5 fp1+agu0   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   876.2 fp2     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   878.2 fp3     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   878.2 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   879.2 fp1     41 k
        vmovdqu ymm0, [r8 + 3712]                                       ;   876.7 agu1    41 k
        vmovdqu ymm2, [r8 + 3584]                                       ;   877.5 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   884.5 fp2     41 k
        vmovdqu ymm7, [r8 + 3744]                                       ;   877.7 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   884.7 fp3     41 k
        vmovdqu ymm8, [r8 + 3776]                                       ;   878.5 agu0    41 k
        vmovdqu ymm9, [r8 + 3616]                                       ;   878.7 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   885.7 fp0     41 k
        vmovdqu ymm12, [r8 + 3680]                                      ;   879.5 agu0    41 k
        vpand ymm12, ymm12, ymm2                                        ;   886.5 fp1     41 k
        vmovdqu ymm15, [r8 + 3712]                                      ;   879.7 agu1    41 k
        vpand ymm15, ymm15, [r8 + 3680]                                 ;   886.7 fp2+agu0   41 k
        vmovdqu [rbp + 128], ymm6                                       ;   878.5 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 3776]                                       ;   880.7 agu1    41 k
        vpand ymm6, ymm6, [r8 + 3680]                                   ;   887.7 fp3+agu0   41 k
        vmovdqu [rbp - 96], ymm10                                       ;   880.0 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 3744]                                      ;   881.7 agu1    41 k
        vpand ymm10, ymm10, [r8 + 3648]                                 ;   888.7 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   889.7 fp1     41 k
        vpand ymm10, ymm10, ymm9                                        ;   889.7 fp2     41 k
        vmovdqu [rbp - 32], ymm14                                       ;   880.5 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   887.5 fp3     41 k
        vmovdqu [rbp + 384], ymm5                                       ;   881.5 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 3776]                                   ;   885.7 fp0+agu1   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   882.5 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 3712]                                 ;   888.5 fp1+agu0   41 k
        vpand ymm11, ymm11, [r8 + 3776]                                 ;   889.5 fp2+agu1   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   890.5 fp3     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   883.5 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   887.7 fp0     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   890.7 fp1     41 k
        vpand ymm4, ymm4, [r8 + 3744]                                   ;   888.7 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   890.7 fp3     41 k
        vmovdqu [rbp - 64], ymm1                                        ;   885.7 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 3744]                                   ;   885.8 fp0+agu1   41 k
        vmovdqu [rbp + 320], ymm13                                      ;   886.7 agu0+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 3680]                                  ;   886.8 fp1+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   886.8 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   887.8 fp3+agu0   41 k
        vmovdqu [rbp + 352], ymm3                                       ;   887.7 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   887.0 fp0     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   888.0 fp1     41 k
        vmovdqu [rbp + 416], ymm8                                       ;   891.7 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 3776]                                       ;   888.0 agu0    41 k
        vpand ymm8, ymm8, [r8 + 3648]                                   ;   895.0 fp2+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   896.0 fp3     41 k
        vmovdqu [rbp + 288], ymm11                                      ;   890.5 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 3648]                                 ;   891.7 fp0+agu0   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   892.7 fp1     41 k
        vmovdqu ymm11, [r8 + 3680]                                      ;   889.8 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   896.8 fp2     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   891.7 fp3     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   897.8 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 3648]                                  ;   897.0 fp0+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   898.0 fp1     41 k
        vpand ymm3, ymm3, [r8 + 3712]                                   ;   897.0 fp2+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   899.0 fp3     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   900.0 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 3712]                                  ;   891.0 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   892.0 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   898.0 fp2     41 k
        vpand ymm4, ymm15, ymm2                                         ;   892.7 fp3     41 k
        vpand ymm15, ymm15, [r8 + 3712]                                 ;   892.7 fp0+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   893.7 fp1     41 k
        vpand ymm13, ymm13, [r8 + 3744]                                 ;   892.0 fp2+agu0   41 k
        vpand ymm14, ymm14, [r8 + 3648]                                 ;   892.8 fp3+agu1   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   896.0 fp0     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   892.7 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   896.8 fp1     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   897.8 fp2     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   898.8 fp3     41 k
        vmovdqu ymm13, [r8 + 3712]                                      ;   893.3 agu0   100 k.4 reload
        vmovdqu [rbp - 128], ymm4                                       ;   899.8 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   900.3 fp0     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   901.3 fp1     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   902.3 fp2     41 k
        vpxor ymm4, ymm4, [r8 + 3648]                                   ;   902.3 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   897.8 fp0     41 k
        vmovdqu ymm12, [r8 + 3776]                                      ;   897.0 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   904.0 fp1     41 k
        vpand ymm9, ymm9, ymm2                                          ;   905.0 fp2     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   906.0 fp3     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   907.0 fp0     41 k
        vpand ymm5, ymm11, ymm4                                         ;   903.3 fp1     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   903.3 fp2     41 k
        vpxor ymm5, ymm5, [r8 + 3744]                                   ;   904.3 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   898.8 fp0     41 k
        vpxor ymm1, ymm1, [r8 + 3648]                                   ;   899.2 fp1+agu0   41 k
        vpand ymm6, ymm6, ymm8                                          ;   899.8 fp2     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   903.3 fp3     41 k
        vpand ymm14, ymm1, ymm13                                        ;   900.3 fp0     41 k
        vpand ymm8, ymm8, [r8 + 3744]                                   ;   900.2 fp1+agu1   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   906.0 fp2     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   907.0 fp3     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   905.3 fp0     41 k
        vmovdqu ymm5, [r8 + 3648]                                       ;   900.5 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   907.5 fp1     41 k
        vpand ymm1, ymm1, ymm2                                          ;   901.3 fp2     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   901.5 fp3+agu1   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   904.0 fp0     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   908.0 fp1     41 k
        vmovdqu ymm15, [r8 + 3744]                                      ;   902.3 agu0   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   909.3 fp2     41 k
        vpxor ymm3, ymm3, [rbp + 288]                                   ;   904.3 fp3+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   908.0 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   910.3 fp1     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   903.7 fp2     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   910.3 fp3+agu1   41 k
        vpand ymm0, ymm12, ymm0                                         ;   911.3 fp0     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   909.0 fp1     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   912.3 fp2+agu0   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   909.0 fp3     41 k
        vpxor ymm13, ymm13, [rbp + 416]                                 ;   911.3 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   912.3 fp1     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   906.0 agu0    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   913.3 fp2     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   913.3 fp3     41 k
        vpxor ymm14, ymm14, ymm1                                        ;   914.3 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   907.2 fp1+agu1   41 k
        vpxor ymm2, ymm2, [rbp + 352]                                   ;   907.3 fp2+agu0   41 k
        vpxor ymm0, ymm2, [rbp - 128]                                   ;   908.3 fp3+agu1   41 k
        vmovdqu ymm4, [rbp + 320]                                       ;   908.3 agu0    41 k
        vpxor ymm4, ymm4, [r8 + 3616]                                   ;   915.3 fp0+agu1   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   916.3 fp1     41 k
        vpxor ymm5, ymm5, [rbp - 64]                                    ;   909.3 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   910.3 fp3     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   910.2 fp0+agu1   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   915.3 fp1     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   910.3 agu0    41 k
        vpxor ymm13, ymm13, [r8 + 3712]                                 ;   917.3 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   918.3 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 384]                                 ;   911.3 fp0+agu0   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   912.3 fp1     41 k
        vpxor ymm12, ymm12, [rbp - 32]                                  ;   912.2 fp2+agu1   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   913.2 fp3     41 k
        vpxor ymm0, ymm0, [r8 + 288]                                    ;   912.3 fp0+agu0   48 k
        vpxor ymm6, ymm6, [r8 + 320]                                    ;   917.3 fp1+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 352]                                    ;   913.3 fp2+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 384]                                    ;   916.3 fp3+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 416]                                  ;   919.3 fp0+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 448]                                    ;   915.2 fp1+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 480]                                    ;   915.3 fp2+agu0   48 k
        vpxor ymm2, ymm2, [r8]                                          ;   916.2 fp3+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 32]                                     ;   916.3 fp0+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 64]                                     ;   917.2 fp1+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 96]                                   ;   917.3 fp2+agu0   48 k
        vpxor ymm13, ymm13, [r8 + 128]                                  ;   918.3 fp3+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 160]                                  ;   918.3 fp0+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 192]                                  ;   919.2 fp1+agu1   48 k
        vmovdqu ymm14, [rbp - 96]                                       ;   919.3 agu0    48 k
        vpxor ymm14, ymm14, [r8 + 224]                                  ;   926.3 fp2+agu1   48 k
        vmovdqu [rbp - 96], ymm7                                        ;   916.3 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 128]                                       ;   920.3 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 256]                                    ;   927.3 fp3+agu1   48 k
        vmovdqu [rbp + 128], ymm9                                       ;   916.7 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   920.2 fp0     45 k
        vmovdqu [rbp - 32], ymm10                                       ;   920.3 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   927.3 fp1     45 k
        vmovdqu [rbp + 384], ymm8                                       ;   918.7 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   919.3 fp2     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   919.7 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   920.2 fp3     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   920.7 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   928.3 fp0     45 k
        vmovdqu [rbp - 64], ymm0                                        ;   921.7 agu0+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   927.3 fp1     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   928.3 fp2     45 k
        vpand ymm0, ymm12, ymm13                                        ;   920.2 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   929.3 fp0     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   930.3 agu2+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   921.2 fp1     45 k
        vmovdqu [rbp - 128], ymm10                                      ;   928.3 agu1+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   922.2 fp2     45 k
        vmovdqu [rbp + 352], ymm12                                      ;   924.7 agu0+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   928.3 fp3     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   929.3 fp0     45 k
        vpand ymm1, ymm11, ymm5                                         ;   921.0 fp1     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   922.0 fp2     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   930.3 fp3     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   925.7 agu2+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   922.0 fp0     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   923.0 fp1     45 k
        vpand ymm1, ymm11, ymm4                                         ;   922.3 fp2     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   929.3 fp3     45 k
        vmovdqu [rbp + 416], ymm6                                       ;   929.3 agu1+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   924.7 fp0     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   925.7 fp1     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   930.3 fp2     45 k
        vpand ymm6, ymm13, ymm7                                         ;   928.3 fp3     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   929.3 fp0     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   931.3 fp1     45 k
        vpand ymm11, ymm11, ymm7                                        ;   930.3 fp2     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   931.3 fp3+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   929.3 agu2+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   928.5 fp0     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   932.3 agu1+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   928.8 fp1     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   930.3 agu0+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   929.2 fp2     45 k
        vpand ymm8, ymm8, ymm2                                          ;   929.3 fp3     45 k
        vmovdqu [rbp + 64], ymm1                                        ;   931.3 agu2+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   929.7 fp0     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   930.7 fp1     45 k
        vpand ymm1, ymm13, ymm15                                        ;   930.2 fp2     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   931.7 fp3     45 k
        vpand ymm11, ymm14, ymm15                                       ;   930.7 fp0     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   931.7 fp1     45 k
        vpand ymm11, ymm5, ymm4                                         ;   931.2 fp2     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   932.7 fp3     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   932.7 fp0     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   933.7 fp1     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   932.2 fp2     45 k
        vmovdqu [rbp + 192], ymm3                                       ;   934.7 agu1+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   932.3 fp3     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   932.7 fp0     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   933.7 fp1     45 k
        vpand ymm3, ymm3, ymm15                                         ;   933.3 fp2     45 k
        vpand ymm1, ymm1, ymm13                                         ;   933.7 fp3     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   934.3 fp0     45 k
        vpand ymm3, ymm14, ymm4                                         ;   933.8 fp1     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   934.8 fp2     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   934.7 fp3     45 k
        vpand ymm9, ymm9, ymm15                                         ;   934.7 fp0     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   934.8 fp1     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   935.8 fp2     45 k
        vpand ymm11, ymm11, ymm4                                        ;   935.8 fp3     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   936.8 fp0     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   935.8 fp1     45 k
        vpand ymm3, ymm13, ymm14                                        ;   936.2 fp2     45 k
        vpand ymm13, ymm13, ymm2                                        ;   936.3 fp3     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   937.3 fp0     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   938.3 fp1     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   937.2 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   938.2 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   939.2 fp0     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   939.3 fp1+agu0   45 k
        vpxor ymm13, ymm13, [rbp - 128]                                 ;   938.2 fp2+agu1   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   939.2 fp3     45 k
        vmovdqu ymm13, [rbp + 352]                                      ;   936.3 agu0    48 k reload
        vmovdqu [rbp + 96], ymm11                                       ;   940.3 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   943.3 fp0     45 k
        vpand ymm2, ymm2, ymm13                                         ;   943.3 fp1     45 k
        vpand ymm7, ymm7, ymm5                                          ;   939.2 fp2     45 k
        vpxor ymm2, ymm2, [rbp + 64]                                    ;   944.3 fp3+agu1   45 k
        vpand ymm14, ymm14, ymm5                                        ;   939.7 fp0     45 k
        vpand ymm4, ymm4, ymm13                                         ;   943.3 fp1     45 k
        vpor ymm15, ymm15, [rbp + 288]                                  ;   940.2 fp2+agu0   45 k
        vpxor ymm13, ymm9, [rbp + 320]                                  ;   940.3 fp3+agu1   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   940.7 fp0     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   941.7 fp1     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   945.3 fp2     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   944.3 fp3     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   939.2 agu0    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   946.2 fp0     45 k
        vpxor ymm7, ymm7, [rbp + 288]                                   ;   945.3 fp1+agu1   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   944.3 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   946.3 fp3     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   942.7 fp0     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   947.2 fp1     45 k
        vpxor ymm14, ymm14, [rbp + 416]                                 ;   947.2 fp2+agu0   45 k
        vpxor ymm14, ymm14, [rbp + 192]                                 ;   948.2 fp3+agu1   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   945.3 fp0     45 k
        vpxor ymm11, ymm11, [rbp + 320]                                 ;   945.3 fp1+agu0   45 k
        vmovdqu ymm7, [rbp + 352]                                       ;   942.7 agu1    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   949.7 fp2     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   950.7 fp3     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   946.2 fp0     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   950.7 fp1     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   947.3 fp2     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   947.2 fp3     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   948.3 fp0+agu0   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   947.3 fp1+agu1   45 k
        vpxor ymm12, ymm12, [rbp - 128]                                 ;   946.3 fp2+agu0   45 k
        vpxor ymm11, ymm11, [rbp + 96]                                  ;   947.3 fp3+agu1   45 k
        vpxor ymm6, ymm6, [rbp + 288]                                   ;   946.7 fp0+agu0   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   951.7 fp1     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   951.7 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   952.7 fp3     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   952.7 fp0     45 k
        vmovdqu ymm0, [rbp - 64]                                        ;   947.3 agu1    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   954.3 fp1     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   947.7 agu0    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   954.7 fp2     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   948.3 agu1    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   955.3 fp3     45 k
        vmovdqu ymm5, [rbp + 384]                                       ;   948.7 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   955.7 fp0     45 k
        vmovdqu ymm7, [rbp - 32]                                        ;   949.3 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   956.3 fp1     45 k
        vmovdqu ymm9, [rbp + 128]                                       ;   949.7 agu0    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   956.7 fp2     45 k
        vmovdqu ymm13, [rbp - 96]                                       ;   950.3 agu1    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   957.3 fp3     45 k
        vmovdqu [r9 + 7680], ymm1                                       ;   955.3 agu2+fp5  100 k
        vmovdqu [r9 + 7712], ymm10                                      ;   955.7 agu0+fp5  100 k
        vmovdqu [r9 + 7744], ymm8                                       ;   956.3 agu2+fp5  100 k
        vmovdqu [r9 + 7776], ymm3                                       ;   956.7 agu1+fp5  100 k
        vmovdqu [r9 + 7808], ymm15                                      ;   957.3 agu0+fp5  100 k
        vmovdqu [r9 + 7840], ymm12                                      ;   957.7 agu2+fp5  100 k
        vmovdqu [r9 + 7904], ymm11                                      ;   955.7 agu1+fp5  100 k
        vmovdqu [r9 + 7872], ymm14                                      ;   958.3 agu0+fp5  100 k
        vmovdqu [r9 + 7936], ymm6                                       ;   957.7 agu2+fp5  100 k
        vmovdqu [r9 + 7968], ymm0                                       ;   958.7 agu1+fp5  100 k
        vmovdqu [r9 + 8000], ymm2                                       ;   959.7 agu0+fp5  100 k
        vmovdqu [r9 + 8032], ymm4                                       ;   960.7 agu2+fp5  100 k
        vmovdqu [r9 + 8064], ymm5                                       ;   961.7 agu1+fp5  100 k
        vmovdqu [r9 + 8096], ymm7                                       ;   962.7 agu0+fp5  100 k
        vmovdqu [r9 + 8128], ymm9                                       ;   963.7 agu2+fp5  100 k
        vmovdqu [r9 + 8160], ymm13                                      ;   964.7 agu1+fp5  100 k
        vzeroupper                                                      ;                    x87 state
        mov rsp, qword [rbp + 464]                                      ;                    frame
        pop rbp                                                         ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
misty1_expand_compact.T0_constants256:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
