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
;   body: 3686 uops, planned 957.2; bounds: width 614.3, ports 670.0, path 26.0
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
        sub rsp, 0x280                                                  ;                    frame
        and rsp, -32                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 496], rax                                      ;                    frame
        mov qword [rbp + 480], rdi                                      ;                    argument
        mov qword [rbp + 488], rsi                                      ;                    argument
        mov r8, qword [rbp + 480]                                       ;     0.0 agu0    99 k.0 reload
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
        mov r9, qword [rbp + 488]                                       ;     4.0 agu2    99 k reload
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
        vpxor ymm0, ymm2, ymm10                                         ;    15.0 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;    16.2 fp0+agu1   41 k
        vpand ymm4, ymm13, ymm11                                        ;    14.0 fp1     41 k
        vpand ymm13, ymm0, ymm9                                         ;    16.0 fp2     41 k
        vmovdqu [rbp - 128], ymm5                                       ;    20.2 agu0+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;    15.0 fp3     41 k
        vpxor ymm5, ymm5, ymm14                                         ;    16.0 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;    17.0 fp1     41 k
        vmovdqu [rbp - 96], ymm3                                        ;    21.2 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;    14.8 fp2     41 k
        vpxor ymm3, ymm3, ymm1                                          ;    15.8 fp3     41 k
        vmovdqu [rbp - 64], ymm3                                        ;    22.2 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;    15.3 fp0     41 k
        vpxor ymm4, ymm4, ymm3                                          ;    16.3 fp1     41 k
        vpxor ymm4, ymm4, ymm6                                          ;    17.3 fp2     41 k
        vpand ymm3, ymm10, ymm8                                         ;    16.2 fp3     41 k
        vmovdqu [rbp - 32], ymm6                                        ;    23.2 agu0+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;    16.3 fp0     41 k
        vpxor ymm3, ymm3, ymm6                                          ;    17.3 fp1     41 k
        vpxor ymm5, ymm5, ymm6                                          ;    17.3 fp2     41 k
        vmovdqa ymm6, ymm10                                             ;    16.7         41 k copy
        vpand ymm10, ymm15, ymm11                                       ;    17.2 fp3     41 k
        vpxor ymm6, ymm6, ymm10                                         ;    18.2 fp0     41 k
        vpxor ymm13, ymm13, ymm6                                        ;    19.2 fp1     41 k
        vpand ymm6, ymm6, ymm15                                         ;    19.2 fp2     41 k
        vpxor ymm6, ymm6, [rel misty1_expand_compact.T0_constants256]   ;    20.2 fp3+agu1   41 k
        vmovdqu [rbp + 0], ymm10                                        ;    24.2 agu2+fp5   41 k spill
        vpand ymm10, ymm8, ymm7                                         ;    18.3 fp0     41 k
        vmovdqu [rbp + 32], ymm6                                        ;    25.2 agu0+fp5   41 k spill
        vpor ymm6, ymm0, ymm15                                          ;    18.5 fp1     41 k
        vmovdqu [rbp + 64], ymm0                                        ;    26.2 agu1+fp5   41 k spill
        vpand ymm0, ymm1, ymm11                                         ;    18.8 fp2     41 k
        vpand ymm1, ymm1, ymm7                                          ;    19.2 fp3     41 k
        vmovdqu [rbp + 96], ymm3                                        ;    27.2 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;    19.3 fp0     41 k
        vpxor ymm6, ymm6, ymm3                                          ;    20.3 fp1     41 k
        vpxor ymm10, ymm10, ymm6                                        ;    21.3 fp2     41 k
        vpand ymm3, ymm11, ymm12                                        ;    20.2 fp3     41 k
        vpand ymm6, ymm14, ymm12                                        ;    20.3 fp0     41 k
        vpxor ymm0, ymm0, ymm6                                          ;    21.3 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;    22.3 fp2     41 k
        vpxor ymm0, ymm0, ymm10                                         ;    22.3 fp3     41 k
        vpand ymm6, ymm9, ymm8                                          ;    21.3 fp0     41 k
        vpxor ymm0, ymm0, ymm2                                          ;    23.3 fp1     41 k
        vpxor ymm6, ymm6, ymm7                                          ;    22.3 fp2     41 k
        vpand ymm2, ymm2, ymm12                                         ;    22.2 fp3     41 k
        vmovdqu [rbp + 128], ymm0                                       ;    28.2 agu0+fp5   41 k spill
        vpxor ymm0, ymm3, ymm15                                         ;    22.3 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;    22.5 fp1     41 k
        vpxor ymm5, ymm5, ymm3                                          ;    23.5 fp2     41 k
        vpand ymm0, ymm0, ymm12                                         ;    23.3 fp3     41 k
        vpxor ymm13, ymm13, ymm0                                        ;    24.3 fp0     41 k
        vpand ymm0, ymm14, ymm8                                         ;    23.5 fp1     41 k
        vpand ymm3, ymm3, ymm11                                         ;    23.8 fp2     41 k
        vpxor ymm0, ymm0, ymm6                                          ;    24.5 fp3     41 k
        vpxor ymm5, ymm5, ymm4                                          ;    24.5 fp0     41 k
        vpxor ymm6, ymm6, ymm15                                         ;    24.5 fp1     41 k
        vpxor ymm2, ymm2, ymm6                                          ;    25.5 fp2     41 k
        vpand ymm6, ymm6, ymm8                                          ;    25.5 fp3     41 k
        vpxor ymm2, ymm2, ymm11                                         ;    26.5 fp0     41 k
        vpxor ymm3, ymm3, ymm0                                          ;    25.5 fp1     41 k
        vpand ymm0, ymm11, ymm14                                        ;    25.8 fp2     41 k
        vmovdqu [rbp + 160], ymm13                                      ;    29.2 agu1+fp5   41 k spill
        vpand ymm13, ymm11, ymm7                                        ;    26.2 fp3     41 k
        vpxor ymm0, ymm0, ymm13                                         ;    27.2 fp0     41 k
        vpxor ymm6, ymm6, ymm0                                          ;    28.2 fp1     41 k
        vpxor ymm0, ymm7, ymm8                                          ;    26.8 fp2     41 k
        vpand ymm0, ymm0, ymm12                                         ;    27.8 fp3     41 k
        vpxor ymm0, ymm0, ymm3                                          ;    28.8 fp0     41 k
        vpxor ymm6, ymm6, [rbp - 64]                                    ;    29.2 fp1+agu0   41 k
        vpxor ymm13, ymm13, [rbp - 96]                                  ;    28.2 fp2+agu1   41 k
        vpxor ymm3, ymm3, ymm13                                         ;    29.2 fp3     41 k
        vmovdqu ymm13, [r8 + 416]                                       ;    26.2 agu0    99 k.13 reload
        vpand ymm11, ymm14, ymm13                                       ;    33.2 fp0     41 k
        vmovdqu [rbp + 192], ymm0                                       ;    30.2 agu2+fp5   41 k spill
        vpxor ymm0, ymm2, [rbp - 128]                                   ;    28.5 fp1+agu1   41 k
        vpxor ymm2, ymm2, ymm3                                          ;    30.2 fp2     41 k
        vpxor ymm1, ymm1, ymm2                                          ;    31.2 fp3     41 k
        vpand ymm2, ymm7, ymm13                                         ;    33.2 fp0     41 k
        vpxor ymm2, ymm2, [rbp + 96]                                    ;    34.2 fp1+agu0   41 k
        vpxor ymm1, ymm1, ymm2                                          ;    35.2 fp2     41 k
        vpxor ymm10, ymm10, ymm0                                        ;    30.2 fp3     41 k
        vpand ymm0, ymm15, ymm9                                         ;    30.3 fp0     41 k
        vpxor ymm0, ymm0, ymm11                                         ;    34.2 fp1     41 k
        vpxor ymm0, ymm0, [rbp + 64]                                    ;    35.2 fp2+agu1   41 k
        vpxor ymm2, ymm2, [rbp + 32]                                    ;    35.2 fp3+agu0   41 k
        vpxor ymm2, ymm2, [rbp + 160]                                   ;    36.2 fp0+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 64]                                  ;    33.2 fp1+agu0   41 k
        vpand ymm7, ymm8, ymm13                                         ;    33.2 fp2     41 k
        vpxor ymm11, ymm11, ymm7                                        ;    34.2 fp3     41 k
        vpxor ymm5, ymm5, ymm11                                         ;    35.2 fp0     41 k
        vpxor ymm11, ymm11, [rbp - 128]                                 ;    35.2 fp1+agu1   41 k
        vpxor ymm6, ymm6, ymm11                                         ;    36.2 fp2     41 k
        vpand ymm11, ymm14, ymm9                                        ;    33.2 fp3     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;    34.2 fp0+agu0   41 k
        vpxor ymm7, ymm7, ymm11                                         ;    35.2 fp1     41 k
        vpxor ymm11, ymm11, [rbp - 32]                                  ;    35.2 fp2+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 128]                                 ;    36.2 fp3+agu0   41 k
        vpxor ymm5, ymm5, [rbp - 96]                                    ;    36.2 fp0+agu1   41 k
        vpor ymm8, ymm12, [rbp + 64]                                    ;    34.5 fp1+agu0   41 k
        vpxor ymm0, ymm0, ymm8                                          ;    36.2 fp2     41 k
        vpand ymm8, ymm9, ymm13                                         ;    35.2 fp3     41 k
        vpxor ymm4, ymm4, ymm8                                          ;    36.2 fp0     41 k
        vpxor ymm8, ymm8, [rbp + 192]                                   ;    37.2 fp1+agu1   41 k
        vpxor ymm7, ymm7, ymm8                                          ;    38.2 fp2     41 k
        vpxor ymm8, ymm0, [rbp + 192]                                   ;    37.2 fp3+agu0   41 k
        vpxor ymm8, ymm8, [rbp + 0]                                     ;    38.2 fp0+agu1   41 k
        vpxor ymm0, ymm0, [rbp - 64]                                    ;    37.2 fp1+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;    37.2 fp2     41 k
        vpxor ymm3, ymm3, ymm7                                          ;    39.2 fp3     41 k
        vpxor ymm0, ymm0, ymm4                                          ;    38.2 fp0     41 k
        vmovdqu ymm4, [r8 + 128]                                        ;    37.3 agu1    41 k
        vmovdqu ymm7, [r8]                                              ;    37.5 agu0    99 k.0 reload
        vpand ymm4, ymm4, ymm7                                          ;    44.5 fp1     41 k
        vmovdqu ymm15, [r8 + 160]                                       ;    38.3 agu1    41 k
        vpand ymm15, ymm15, ymm7                                        ;    45.3 fp2     41 k
        vmovdqu ymm14, [r8 + 192]                                       ;    38.5 agu0    41 k
        vpand ymm14, ymm14, [r8 + 32]                                   ;    45.5 fp3+agu1   41 k
        vmovdqu ymm13, [r8 + 96]                                        ;    39.5 agu0    41 k
        vpand ymm13, ymm13, ymm7                                        ;    46.5 fp0     41 k
        vmovdqu ymm12, [r8 + 128]                                       ;    40.3 agu1    41 k
        vpand ymm12, ymm12, [r8 + 96]                                   ;    47.3 fp1+agu0   41 k
        vmovdqu ymm9, [r8 + 192]                                        ;    41.3 agu1    41 k
        vpand ymm9, ymm9, [r8 + 96]                                     ;    48.3 fp2+agu0   41 k
        vmovdqu [rbp - 64], ymm10                                       ;    38.3 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 160]                                       ;    42.3 agu1    41 k
        vpand ymm10, ymm10, [r8 + 64]                                   ;    49.3 fp3+agu0   41 k
        vpxor ymm14, ymm14, ymm10                                       ;    50.3 fp0     41 k
        vpand ymm10, ymm10, [r8 + 32]                                   ;    50.3 fp1+agu1   41 k
        vmovdqu [rbp + 0], ymm6                                         ;    39.3 agu2+fp5   41 k spill
        vpxor ymm6, ymm13, [r8 + 32]                                    ;    47.5 fp2+agu0   41 k
        vmovdqu [rbp + 192], ymm11                                      ;    40.3 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 192]                                  ;    46.3 fp3+agu1   41 k
        vmovdqu [rbp + 64], ymm5                                        ;    41.3 agu2+fp5   41 k spill
        vmovdqu ymm5, [r8 + 128]                                        ;    44.5 agu0    41 k
        vpxor ymm5, ymm5, ymm6                                          ;    51.5 fp0     41 k
        vpand ymm5, ymm5, [r8 + 192]                                    ;    52.5 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm5                                        ;    53.5 fp2     41 k
        vmovdqu [rbp - 96], ymm0                                        ;    42.3 agu2+fp5   41 k spill
        vpxor ymm0, ymm4, ymm12                                         ;    48.3 fp3     41 k
        vpxor ymm12, ymm12, ymm14                                       ;    51.3 fp0     41 k
        vpand ymm0, ymm0, [r8 + 160]                                    ;    49.3 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm4                                        ;    51.3 fp2     41 k
        vmovdqu [rbp + 128], ymm8                                       ;    45.5 agu2+fp5   41 k spill
        vmovdqu ymm8, [r8 + 160]                                        ;    46.3 agu1    41 k
        vpand ymm8, ymm8, [r8 + 32]                                     ;    53.3 fp3+agu0   41 k
        vpxor ymm11, ymm11, ymm8                                        ;    54.3 fp0     41 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;    55.3 fp1+agu1   41 k
        vmovdqu [rbp - 32], ymm1                                        ;    47.3 agu2+fp5   41 k spill
        vpand ymm1, ymm8, [r8 + 96]                                     ;    54.3 fp2+agu0   41 k
        vmovdqu [rbp + 32], ymm2                                        ;    48.3 agu1+fp5   41 k spill
        vmovdqu ymm2, [r8 + 192]                                        ;    48.5 agu0    41 k
        vpand ymm2, ymm2, [r8 + 64]                                     ;    55.5 fp3+agu1   41 k
        vmovdqu [rbp - 128], ymm3                                       ;    49.3 agu2+fp5   41 k spill
        vpand ymm3, ymm7, [r8 + 32]                                     ;    49.5 fp0+agu0   41 k
        vpxor ymm1, ymm1, ymm3                                          ;    55.3 fp1     41 k
        vpxor ymm3, ymm3, ymm2                                          ;    56.5 fp2     41 k
        vmovdqu [rbp + 160], ymm14                                      ;    52.3 agu2+fp5   41 k spill
        vpand ymm14, ymm12, [r8 + 64]                                   ;    52.3 fp3+agu1   41 k
        vpxor ymm1, ymm1, ymm14                                         ;    56.3 fp0     41 k
        vmovdqu ymm14, [r8 + 96]                                        ;    50.5 agu0    99 k.3 reload
        vpxor ymm1, ymm1, ymm14                                         ;    57.5 fp1     41 k
        vpxor ymm12, ymm12, ymm7                                        ;    52.3 fp2     41 k
        vmovdqu [rbp + 96], ymm1                                        ;    58.5 agu2+fp5   41 k spill
        vpand ymm1, ymm3, [r8 + 64]                                     ;    57.5 fp3+agu1   41 k
        vpxor ymm1, ymm1, ymm7                                          ;    58.5 fp0     41 k
        vpand ymm3, ymm3, [r8 + 128]                                    ;    57.5 fp1+agu0   41 k
        vpxor ymm1, ymm1, ymm6                                          ;    59.5 fp2     41 k
        vpand ymm6, ymm6, [r8 + 64]                                     ;    52.8 fp3+agu1   41 k
        vmovdqu [rbp + 224], ymm1                                       ;    60.5 agu2+fp5   41 k spill
        vpxor ymm1, ymm9, [r8 + 128]                                    ;    53.5 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm1                                          ;    54.5 fp1     41 k
        vpxor ymm3, ymm3, ymm0                                          ;    58.5 fp2     41 k
        vpand ymm0, ymm12, ymm7                                         ;    54.3 fp3     41 k
        vpand ymm12, ymm12, [r8 + 128]                                  ;    54.5 fp0+agu1   41 k
        vpand ymm1, ymm1, [r8 + 160]                                    ;    54.7 fp1+agu0   41 k
        vpxor ymm0, ymm0, ymm11                                         ;    56.3 fp2     41 k
        vpxor ymm0, ymm0, ymm2                                          ;    57.3 fp3     41 k
        vmovdqu [rbp + 256], ymm5                                       ;    55.2 agu2+fp5   41 k spill
        vpand ymm5, ymm14, [r8 + 32]                                    ;    57.5 fp0+agu1   41 k
        vpxor ymm1, ymm1, ymm5                                          ;    58.5 fp1     41 k
        vpxor ymm0, ymm0, ymm1                                          ;    59.5 fp2     41 k
        vmovdqu ymm1, [r8 + 128]                                        ;    55.8 agu0    41 k
        vpand ymm1, ymm1, [r8 + 32]                                     ;    62.8 fp3+agu1   41 k
        vpxor ymm1, ymm1, ymm15                                         ;    63.8 fp0     41 k
        vpxor ymm6, ymm6, ymm1                                          ;    64.8 fp1     41 k
        vpxor ymm4, ymm4, ymm5                                          ;    58.5 fp2     41 k
        vmovdqu ymm5, [r8 + 192]                                        ;    57.3 agu0    99 k.6 reload
        vmovdqu [rbp + 288], ymm0                                       ;    60.5 agu2+fp5   41 k spill
        vpxor ymm0, ymm8, ymm5                                          ;    64.3 fp3     41 k
        vpxor ymm1, ymm1, [r8 + 64]                                     ;    64.8 fp0+agu1   41 k
        vpand ymm0, ymm0, ymm7                                          ;    65.3 fp1     41 k
        vpxor ymm11, ymm11, ymm0                                        ;    66.3 fp2     41 k
        vpxor ymm12, ymm12, ymm11                                       ;    67.3 fp3     41 k
        vpand ymm11, ymm14, ymm1                                        ;    65.8 fp0     41 k
        vpxor ymm1, ymm1, ymm2                                          ;    65.8 fp1     41 k
        vpxor ymm11, ymm11, [r8 + 160]                                  ;    66.8 fp2+agu0   41 k
        vpxor ymm8, ymm8, [r8 + 64]                                     ;    59.7 fp3+agu1   41 k
        vpxor ymm2, ymm2, ymm14                                         ;    59.8 fp0     41 k
        vpand ymm9, ymm9, ymm2                                          ;    60.8 fp1     41 k
        vpxor ymm3, ymm3, ymm6                                          ;    65.8 fp2     41 k
        vmovdqu ymm6, [r8 + 128]                                        ;    60.0 agu0    99 k.4 reload
        vpand ymm14, ymm8, ymm6                                         ;    67.0 fp3     41 k
        vpand ymm2, ymm2, [r8 + 160]                                    ;    60.8 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm11                                       ;    67.8 fp1     41 k
        vpxor ymm0, ymm0, ymm2                                          ;    66.3 fp2     41 k
        vpxor ymm1, ymm1, ymm0                                          ;    67.3 fp3     41 k
        vmovdqu ymm0, [r8 + 64]                                         ;    62.8 agu0    99 k.2 reload
        vpand ymm11, ymm4, ymm0                                         ;    69.8 fp0     41 k
        vpxor ymm2, ymm2, ymm13                                         ;    63.8 fp1     41 k
        vpand ymm8, ymm8, ymm7                                          ;    64.0 fp2     41 k
        vpxor ymm8, ymm8, ymm5                                          ;    65.0 fp3     41 k
        vpxor ymm8, ymm8, ymm12                                         ;    68.3 fp0     41 k
        vmovdqu ymm12, [r8 + 160]                                       ;    64.8 agu1    99 k.5 reload
        vpand ymm6, ymm5, ymm12                                         ;    71.8 fp1     41 k
        vpxor ymm3, ymm3, [rbp + 256]                                   ;    66.8 fp2+agu0   41 k
        vpxor ymm1, ymm1, [rbp + 224]                                   ;    68.3 fp3+agu1   41 k
        vpxor ymm4, ymm4, ymm6                                          ;    72.8 fp0     41 k
        vpand ymm13, ymm13, ymm6                                        ;    72.8 fp1     41 k
        vpxor ymm15, ymm15, ymm2                                        ;    66.2 fp2     41 k
        vpand ymm4, ymm4, ymm5                                          ;    73.8 fp3     41 k
        vpxor ymm1, ymm1, ymm11                                         ;    70.8 fp0     41 k
        vpxor ymm9, ymm9, ymm8                                          ;    69.3 fp1     41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;    74.8 fp2+agu0   41 k
        vpxor ymm13, ymm13, [rbp + 160]                                 ;    73.8 fp3+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;    74.8 fp0     41 k
        vpxor ymm14, ymm14, ymm4                                        ;    75.8 fp1     41 k
        vmovdqu ymm2, [rel misty1_expand_compact.T0_constants256]       ;    67.7 agu0    41 k reload
        vpxor ymm10, ymm10, ymm2                                        ;    75.8 fp2     41 k
        vpxor ymm15, ymm15, [rbp + 96]                                  ;    68.3 fp3+agu1   41 k
        vpxor ymm14, ymm14, ymm2                                        ;    76.8 fp0     41 k
        vpxor ymm4, ymm7, [rbp - 128]                                   ;    69.0 fp1+agu0   41 k
        vpxor ymm6, ymm4, [rbp + 288]                                   ;    70.0 fp2+agu1   41 k
        vmovdqu ymm8, [rbp + 32]                                        ;    69.7 agu0    41 k
        vmovdqu ymm11, [r8 + 32]                                        ;    69.8 agu1    99 k.1 reload
        vpxor ymm8, ymm8, ymm11                                         ;    76.8 fp3     41 k
        vpxor ymm9, ymm9, ymm8                                          ;    77.8 fp0     41 k
        vpxor ymm13, ymm0, [rbp - 32]                                   ;    70.7 fp1+agu0   41 k
        vpxor ymm3, ymm3, ymm13                                         ;    71.7 fp2     41 k
        vpxor ymm6, ymm6, [r8 + 800]                                    ;    71.0 fp3+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 832]                                    ;    78.8 fp0+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 864]                                    ;    72.7 fp1+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 512]                                    ;    72.7 fp2+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 544]                                    ;    77.8 fp3+agu1   48 k
        vpxor ymm13, ymm13, [r8 + 576]                                  ;    73.7 fp0+agu0   48 k
        vmovdqu ymm0, [rbp + 128]                                       ;    73.8 agu1    41 k
        vpxor ymm0, ymm0, [r8 + 96]                                     ;    80.8 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm0                                        ;    81.8 fp2     41 k
        vpxor ymm14, ymm14, [r8 + 896]                                  ;    82.8 fp3+agu1   48 k
        vpxor ymm0, ymm0, [r8 + 608]                                    ;    81.8 fp0+agu0   48 k
        vmovdqu ymm11, [rbp - 96]                                       ;    75.8 agu1    41 k
        vpxor ymm11, ymm11, [r8 + 128]                                  ;    82.8 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm11                                       ;    83.8 fp2     41 k
        vpxor ymm10, ymm10, [r8 + 928]                                  ;    84.8 fp3+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 640]                                  ;    83.8 fp0+agu0   48 k
        vpxor ymm7, ymm12, [rbp + 64]                                   ;    77.8 fp1+agu1   41 k
        vpxor ymm1, ymm1, ymm7                                          ;    78.8 fp2     41 k
        vpxor ymm1, ymm1, [r8 + 960]                                    ;    79.8 fp3+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 672]                                    ;    78.8 fp0+agu1   48 k
        vpxor ymm12, ymm5, [rbp + 192]                                  ;    79.7 fp1+agu0   41 k
        vpxor ymm15, ymm15, ymm12                                       ;    80.7 fp2     41 k
        vpxor ymm15, ymm15, [r8 + 992]                                  ;    81.7 fp3+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 704]                                  ;    80.7 fp0+agu0   48 k
        vmovdqu ymm5, [rbp + 0]                                         ;    80.8 agu1    48 k
        vpxor ymm5, ymm5, [r8 + 736]                                    ;    87.8 fp1+agu0   48 k
        vmovdqu [rbp + 0], ymm15                                        ;    82.7 agu2+fp5   48 k spill
        vmovdqu ymm15, [rbp - 64]                                       ;    81.8 agu1    48 k
        vpxor ymm15, ymm15, [r8 + 768]                                  ;    88.8 fp2+agu0   48 k
        vmovdqu [rbp - 64], ymm1                                        ;    80.8 agu2+fp5   48 k spill
        vpxor ymm1, ymm4, ymm12                                         ;    81.7 fp3     45 k
        vmovdqu [rbp + 192], ymm10                                      ;    85.8 agu2+fp5   48 k spill
        vpand ymm10, ymm0, ymm5                                         ;    88.8 fp0     45 k
        vmovdqu [rbp + 64], ymm14                                       ;    83.8 agu2+fp5   48 k spill
        vpxor ymm14, ymm8, ymm7                                         ;    81.7 fp1     45 k
        vmovdqu [rbp - 96], ymm3                                        ;    83.7 agu1+fp5   48 k spill
        vpand ymm3, ymm12, ymm0                                         ;    82.8 fp2     45 k
        vmovdqu [rbp + 128], ymm9                                       ;    84.7 agu0+fp5   48 k spill
        vpand ymm9, ymm5, ymm15                                         ;    89.8 fp3     45 k
        vmovdqu [rbp - 32], ymm6                                        ;    85.7 agu2+fp5   48 k spill
        vpand ymm6, ymm4, ymm5                                          ;    88.8 fp0     45 k
        vpxor ymm3, ymm3, ymm6                                          ;    89.8 fp1     45 k
        vpand ymm6, ymm12, ymm11                                        ;    84.8 fp2     45 k
        vpxor ymm3, ymm3, ymm2                                          ;    90.8 fp3     45 k
        vmovdqu [rbp + 32], ymm3                                        ;    91.8 agu1+fp5   45 k spill
        vpxor ymm3, ymm1, ymm0                                          ;    83.8 fp0     45 k
        vmovdqu [rbp + 288], ymm10                                      ;    89.8 agu0+fp5   45 k spill
        vpand ymm10, ymm3, ymm13                                        ;    84.8 fp1     45 k
        vmovdqu [rbp - 128], ymm12                                      ;    88.7 agu2+fp5   48 k spill
        vpand ymm12, ymm4, ymm15                                        ;    89.8 fp2     45 k
        vpxor ymm12, ymm12, ymm5                                        ;    90.8 fp3     45 k
        vpxor ymm10, ymm10, ymm12                                       ;    91.8 fp0     45 k
        vpand ymm2, ymm0, ymm13                                         ;    85.2 fp1     45 k
        vpxor ymm2, ymm2, ymm14                                         ;    86.2 fp2     45 k
        vmovdqu [rbp + 96], ymm2                                        ;    89.7 agu1+fp5   45 k spill
        vpand ymm2, ymm0, ymm4                                          ;    85.8 fp3     45 k
        vpxor ymm6, ymm6, ymm2                                          ;    86.8 fp0     45 k
        vpxor ymm6, ymm6, ymm9                                          ;    90.8 fp1     45 k
        vpand ymm2, ymm0, ymm8                                          ;    86.8 fp2     45 k
        vmovdqu [rbp + 160], ymm9                                       ;    90.8 agu0+fp5   45 k spill
        vpand ymm9, ymm0, ymm11                                         ;    87.8 fp3     45 k
        vpxor ymm2, ymm2, ymm9                                          ;    88.8 fp0     45 k
        vpxor ymm12, ymm12, ymm9                                        ;    91.8 fp1     45 k
        vpand ymm9, ymm15, ymm11                                        ;    89.8 fp2     45 k
        vpxor ymm0, ymm0, ymm9                                          ;    90.8 fp3     45 k
        vpxor ymm10, ymm10, ymm0                                        ;    92.8 fp0     45 k
        vpand ymm0, ymm0, ymm15                                         ;    91.8 fp1     45 k
        vpxor ymm0, ymm0, [rel misty1_expand_compact.T0_constants256]   ;    92.8 fp2+agu1   45 k
        vmovdqu [rbp + 224], ymm9                                       ;    91.7 agu2+fp5   45 k spill
        vpand ymm9, ymm8, ymm4                                          ;    90.0 fp3     45 k
        vmovdqu [rbp + 256], ymm0                                       ;    93.8 agu0+fp5   45 k spill
        vpor ymm0, ymm3, ymm15                                          ;    90.3 fp0     45 k
        vmovdqu [rbp + 320], ymm3                                       ;    93.7 agu1+fp5   45 k spill
        vpand ymm3, ymm14, ymm11                                        ;    90.7 fp1     45 k
        vpand ymm14, ymm14, ymm4                                        ;    90.8 fp2     45 k
        vmovdqu [rbp + 352], ymm2                                       ;    94.7 agu2+fp5   45 k spill
        vpand ymm2, ymm13, ymm7                                         ;    91.2 fp3     45 k
        vpxor ymm0, ymm0, ymm2                                          ;    92.2 fp0     45 k
        vpxor ymm9, ymm9, ymm0                                          ;    93.2 fp1     45 k
        vpand ymm0, ymm11, ymm7                                         ;    91.8 fp2     45 k
        vpand ymm2, ymm5, ymm7                                          ;    92.2 fp3     45 k
        vpxor ymm3, ymm3, ymm2                                          ;    93.2 fp0     45 k
        vpxor ymm12, ymm12, ymm3                                        ;    94.2 fp1     45 k
        vpxor ymm3, ymm3, ymm9                                          ;    94.2 fp2     45 k
        vpand ymm2, ymm13, ymm8                                         ;    93.2 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;    95.2 fp0     45 k
        vpxor ymm2, ymm2, ymm4                                          ;    94.2 fp1     45 k
        vpand ymm1, ymm1, ymm7                                          ;    93.8 fp2     45 k
        vmovdqu [rbp + 384], ymm3                                       ;    96.2 agu0+fp5   45 k spill
        vpxor ymm3, ymm0, ymm15                                         ;    94.2 fp3     45 k
        vpxor ymm0, ymm0, ymm13                                         ;    94.3 fp0     45 k
        vpxor ymm12, ymm12, ymm0                                        ;    95.3 fp1     45 k
        vpand ymm3, ymm3, ymm7                                          ;    95.2 fp2     45 k
        vpxor ymm10, ymm10, ymm3                                        ;    96.2 fp3     45 k
        vpand ymm3, ymm5, ymm8                                          ;    95.3 fp0     45 k
        vpand ymm0, ymm0, ymm11                                         ;    95.7 fp1     45 k
        vpxor ymm3, ymm3, ymm2                                          ;    96.3 fp2     45 k
        vpxor ymm12, ymm12, ymm6                                        ;    96.3 fp3     45 k
        vpxor ymm2, ymm2, ymm15                                         ;    96.3 fp0     45 k
        vpxor ymm1, ymm1, ymm2                                          ;    97.3 fp1     45 k
        vpand ymm2, ymm2, ymm8                                          ;    97.3 fp2     45 k
        vpxor ymm1, ymm1, ymm11                                         ;    98.3 fp3     45 k
        vpxor ymm0, ymm0, ymm3                                          ;    97.3 fp0     45 k
        vpand ymm3, ymm11, ymm5                                         ;    97.7 fp1     45 k
        vpand ymm11, ymm11, ymm4                                        ;    97.8 fp2     45 k
        vpxor ymm3, ymm3, ymm11                                         ;    98.8 fp3     45 k
        vpxor ymm2, ymm2, ymm3                                          ;    99.8 fp0     45 k
        vpxor ymm3, ymm4, ymm8                                          ;    98.7 fp1     45 k
        vpand ymm3, ymm3, ymm7                                          ;    99.7 fp2     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   100.7 fp3     45 k
        vpxor ymm2, ymm2, [rbp + 96]                                    ;   100.8 fp0+agu1   45 k
        vpxor ymm11, ymm11, [rbp + 288]                                 ;    99.7 fp1+agu0   45 k
        vpxor ymm0, ymm0, ymm11                                         ;   100.7 fp2     45 k
        vmovdqu ymm11, [rbp - 128]                                      ;    97.8 agu1    48 k reload
        vmovdqu [rbp + 416], ymm2                                       ;   101.8 agu2+fp5   45 k spill
        vpand ymm2, ymm5, ymm11                                         ;   104.8 fp3     45 k
        vpand ymm4, ymm4, ymm11                                         ;   104.8 fp0     45 k
        vpand ymm15, ymm15, ymm13                                       ;   100.7 fp1     45 k
        vpxor ymm4, ymm4, [rbp + 352]                                   ;   105.8 fp2+agu0   45 k
        vpand ymm8, ymm8, ymm11                                         ;   104.8 fp3     45 k
        vpand ymm5, ymm5, ymm13                                         ;   101.3 fp0     45 k
        vpor ymm7, ymm7, [rbp + 320]                                    ;   101.7 fp1+agu1   45 k
        vpxor ymm15, ymm15, ymm2                                        ;   105.8 fp2     45 k
        vpxor ymm5, ymm5, [rbp + 256]                                   ;   102.3 fp3+agu0   45 k
        vpxor ymm15, ymm15, [rbp + 320]                                 ;   106.8 fp0+agu1   45 k
        vpxor ymm2, ymm2, ymm8                                          ;   105.8 fp1     45 k
        vpxor ymm7, ymm7, ymm15                                         ;   107.8 fp2     45 k
        vmovdqu ymm15, [rbp + 32]                                       ;   100.7 agu0    45 k reload
        vpxor ymm11, ymm1, ymm15                                        ;   107.7 fp3     45 k
        vpxor ymm1, ymm1, ymm0                                          ;   103.3 fp0     45 k
        vpxor ymm14, ymm14, ymm1                                        ;   104.3 fp1     45 k
        vpxor ymm14, ymm14, ymm4                                        ;   106.8 fp2     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   108.7 fp3     45 k
        vpxor ymm8, ymm8, ymm5                                          ;   105.8 fp0     45 k
        vpxor ymm5, ymm5, [rbp + 160]                                   ;   104.7 fp1+agu1   45 k
        vpxor ymm5, ymm5, [rbp + 384]                                   ;   105.7 fp2+agu0   45 k
        vpxor ymm12, ymm12, ymm2                                        ;   106.8 fp3     45 k
        vpxor ymm2, ymm2, ymm15                                         ;   107.7 fp0     45 k
        vmovdqu ymm1, [rbp - 128]                                       ;   104.7 agu1    48 k reload
        vpand ymm13, ymm13, ymm1                                        ;   111.7 fp1     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   112.7 fp2     45 k
        vpxor ymm4, ymm4, [rbp + 256]                                   ;   106.8 fp3+agu0   45 k
        vpxor ymm13, ymm13, ymm3                                        ;   112.7 fp0     45 k
        vpxor ymm3, ymm3, ymm7                                          ;   108.8 fp1     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   109.8 fp2+agu1   45 k
        vpxor ymm10, ymm10, ymm4                                        ;   107.8 fp3     45 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   108.8 fp0+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 288]                                 ;   107.8 fp1+agu1   45 k
        vpxor ymm2, ymm2, [rbp + 416]                                   ;   108.8 fp2+agu0   45 k
        vpxor ymm9, ymm9, [rbp + 320]                                   ;   109.7 fp3+agu1   45 k
        vpxor ymm1, ymm1, ymm6                                          ;   113.7 fp0     45 k
        vpxor ymm8, ymm8, ymm13                                         ;   113.7 fp1     45 k
        vpxor ymm7, ymm7, ymm1                                          ;   114.7 fp2     45 k
        vpxor ymm0, ymm0, ymm8                                          ;   114.7 fp3     45 k
        vmovdqu ymm1, [rbp + 128]                                       ;   108.2 agu0    48 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   115.2 fp0     45 k
        vmovdqu ymm4, [rbp - 32]                                        ;   108.8 agu1    48 k reload
        vpxor ymm0, ymm0, ymm4                                          ;   115.8 fp1     45 k
        vmovdqu ymm6, [rbp - 96]                                        ;   109.2 agu0    48 k reload
        vpxor ymm14, ymm14, ymm6                                        ;   116.2 fp2     45 k
        vmovdqu ymm8, [rbp + 64]                                        ;   109.8 agu1    48 k reload
        vpxor ymm3, ymm3, ymm8                                          ;   116.8 fp3     45 k
        vmovdqu ymm11, [rbp + 192]                                      ;   110.2 agu0    48 k reload
        vpxor ymm7, ymm7, ymm11                                         ;   117.2 fp0     45 k
        vmovdqu [r9 + 4096], ymm0                                       ;   116.8 agu2+fp5  100 k
        vmovdqu ymm0, [rbp - 64]                                        ;   110.8 agu1    48 k reload
        vpxor ymm12, ymm12, ymm0                                        ;   117.8 fp1     45 k
        vmovdqu [r9 + 4128], ymm10                                      ;   116.2 agu2+fp5  100 k
        vmovdqu ymm10, [rbp + 0]                                        ;   111.2 agu0    48 k reload
        vpxor ymm5, ymm5, ymm10                                         ;   118.2 fp2     45 k
        vmovdqu [r9 + 4160], ymm14                                      ;   117.2 agu2+fp5  100 k
        vmovdqu [r9 + 4192], ymm3                                       ;   117.8 agu1+fp5  100 k
        vmovdqu [r9 + 4224], ymm7                                       ;   118.2 agu0+fp5  100 k
        vmovdqu [r9 + 4256], ymm12                                      ;   118.8 agu2+fp5  100 k
        vmovdqu [r9 + 4320], ymm2                                       ;   115.7 agu1+fp5  100 k
        vmovdqu [r9 + 4288], ymm5                                       ;   119.2 agu0+fp5  100 k
        vmovdqu [r9 + 4352], ymm9                                       ;   117.7 agu2+fp5  100 k
        vmovdqu [r9 + 4384], ymm4                                       ;   118.7 agu1+fp5  100 k
        vmovdqu [r9 + 4416], ymm1                                       ;   119.7 agu0+fp5  100 k
        vmovdqu [r9 + 4448], ymm6                                       ;   120.7 agu2+fp5  100 k
        vmovdqu [r9 + 4480], ymm8                                       ;   121.7 agu1+fp5  100 k
        vmovdqu [r9 + 4512], ymm11                                      ;   122.7 agu0+fp5  100 k
        vmovdqu [r9 + 4544], ymm0                                       ;   123.7 agu2+fp5  100 k
        vmovdqu [r9 + 4576], ymm10                                      ;   124.7 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 512]                                        ;   117.7 agu0   100 k.0 reload
        vmovdqu [r9 + 512], ymm0                                        ;   125.7 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 544]                                        ;   118.2 agu1   100 k.1 reload
        vmovdqu [r9 + 544], ymm1                                        ;   126.7 agu0+fp5   99 k
        vmovdqu ymm2, [r8 + 576]                                        ;   119.2 agu1   100 k.2 reload
        vmovdqu [r9 + 576], ymm2                                        ;   127.7 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 608]                                        ;   119.7 agu0   100 k.3 reload
        vmovdqu [r9 + 608], ymm3                                        ;   128.7 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 640]                                        ;   120.2 agu1   100 k.4 reload
        vmovdqu [r9 + 640], ymm4                                        ;   129.7 agu0+fp5   99 k
        vmovdqu ymm5, [r8 + 672]                                        ;   121.2 agu1   100 k.5 reload
        vmovdqu [r9 + 672], ymm5                                        ;   130.7 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 704]                                        ;   121.7 agu0   100 k.6 reload
        vmovdqu [r9 + 704], ymm6                                        ;   131.7 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 736]                                        ;   122.2 agu1   100 k.7 reload
        vmovdqu [r9 + 736], ymm7                                        ;   132.7 agu0+fp5   99 k
        vmovdqu ymm8, [r8 + 768]                                        ;   123.2 agu1   100 k.8 reload
        vmovdqu [r9 + 768], ymm8                                        ;   133.7 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 800]                                        ;   123.7 agu0   100 k.9 reload
        vmovdqu [r9 + 800], ymm9                                        ;   134.7 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 832]                                       ;   124.2 agu1   100 k.10 reload
        vmovdqu [r9 + 832], ymm10                                       ;   135.7 agu0+fp5   99 k
        vmovdqu ymm11, [r8 + 864]                                       ;   125.2 agu1   100 k.11 reload
        vmovdqu [r9 + 864], ymm11                                       ;   136.7 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 896]                                       ;   125.7 agu0   100 k.12 reload
        vmovdqu [r9 + 896], ymm12                                       ;   137.7 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 928]                                       ;   126.2 agu1   100 k.13 reload
        vmovdqu [r9 + 928], ymm13                                       ;   138.7 agu0+fp5   99 k
        vmovdqu ymm14, [r8 + 960]                                       ;   127.2 agu1   100 k.14 reload
        vmovdqu [r9 + 960], ymm14                                       ;   139.7 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 992]                                       ;   127.7 agu0   100 k.15 reload
        vmovdqu [r9 + 992], ymm15                                       ;   140.7 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   133.2 fp3     41 k
        vpand ymm3, ymm10, ymm14                                        ;   134.2 fp0     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   132.7 fp1     41 k
        vpand ymm6, ymm14, ymm15                                        ;   134.7 fp2     41 k
        vpand ymm5, ymm13, ymm10                                        ;   133.2 fp3     41 k
        vpand ymm0, ymm14, ymm7                                         ;   134.2 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   135.2 fp1     41 k
        vpand ymm0, ymm13, ymm11                                        ;   133.2 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   136.2 fp3+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   134.2 fp0     41 k
        vpand ymm13, ymm4, ymm9                                         ;   135.2 fp1     41 k
        vmovdqu [rbp + 0], ymm5                                         ;   141.7 agu0+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   134.7 fp2     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   135.7 fp3     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   136.7 fp0     41 k
        vmovdqu [rbp - 64], ymm3                                        ;   142.7 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   134.7 fp1     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   135.7 fp2     41 k
        vmovdqu [rbp + 192], ymm3                                       ;   143.7 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   135.2 fp3     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   136.2 fp0     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   137.2 fp1     41 k
        vpand ymm3, ymm10, ymm8                                         ;   135.8 fp2     41 k
        vmovdqu [rbp + 64], ymm6                                        ;   144.7 agu0+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   136.2 fp3     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   137.2 fp0     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   137.2 fp1     41 k
        vpand ymm6, ymm15, ymm11                                        ;   136.8 fp2     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   137.8 fp3     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   138.8 fp0     41 k
        vpand ymm10, ymm10, ymm15                                       ;   138.8 fp1     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   139.8 fp2+agu1   41 k
        vmovdqu [rbp - 96], ymm6                                        ;   145.7 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   138.2 fp3     41 k
        vmovdqu [rbp + 128], ymm10                                      ;   146.7 agu0+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   138.3 fp0     41 k
        vmovdqu [rbp - 32], ymm4                                        ;   147.7 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   138.7 fp1     41 k
        vpand ymm1, ymm1, ymm7                                          ;   138.8 fp2     41 k
        vmovdqu [rbp - 128], ymm3                                       ;   148.7 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   139.2 fp3     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   140.2 fp0     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   141.2 fp1     41 k
        vpand ymm3, ymm11, ymm12                                        ;   139.8 fp2     41 k
        vpand ymm10, ymm14, ymm12                                       ;   140.2 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   141.2 fp0     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   142.2 fp1     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   142.2 fp2     41 k
        vpand ymm10, ymm9, ymm8                                         ;   141.2 fp3     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   143.2 fp0     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   142.2 fp1     41 k
        vpand ymm2, ymm2, ymm12                                         ;   141.8 fp2     41 k
        vmovdqu [rbp + 320], ymm4                                       ;   149.7 agu0+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   142.2 fp3     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   142.3 fp0     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   143.3 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   143.2 fp2     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   144.2 fp3     41 k
        vpand ymm4, ymm14, ymm8                                         ;   143.3 fp0     41 k
        vpand ymm3, ymm3, ymm11                                         ;   143.7 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   144.3 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   144.3 fp3     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   144.3 fp0     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   145.3 fp1     41 k
        vpand ymm10, ymm10, ymm8                                        ;   145.3 fp2     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   146.3 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   145.3 fp0     41 k
        vpand ymm4, ymm11, ymm14                                        ;   145.7 fp1     41 k
        vpand ymm11, ymm11, ymm7                                        ;   145.8 fp2     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   146.8 fp3     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   147.8 fp0     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   146.7 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   147.7 fp2     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   148.7 fp3     41 k
        vpxor ymm10, ymm10, [rbp + 192]                                 ;   150.7 fp0+agu1   41 k
        vpxor ymm11, ymm11, [rbp - 64]                                  ;   149.7 fp1+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   150.7 fp2     41 k
        vmovdqu ymm11, [r8 + 928]                                       ;   146.3 agu1   100 k.13 reload
        vmovdqu [rbp + 416], ymm10                                      ;   151.7 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   153.3 fp3     41 k
        vpand ymm7, ymm7, ymm11                                         ;   153.3 fp0     41 k
        vpand ymm15, ymm15, ymm9                                        ;   148.7 fp1     41 k
        vpxor ymm7, ymm7, [rbp - 128]                                   ;   155.7 fp2+agu0   41 k
        vpand ymm8, ymm8, ymm11                                         ;   153.3 fp3     41 k
        vpand ymm14, ymm14, ymm9                                        ;   149.3 fp0     41 k
        vpor ymm12, ymm12, [rbp - 32]                                   ;   154.7 fp1+agu1   41 k
        vpxor ymm15, ymm15, ymm10                                       ;   154.3 fp2     41 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   153.7 fp3+agu0   41 k
        vpxor ymm15, ymm15, [rbp - 32]                                  ;   155.3 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   154.3 fp1     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   156.3 fp2     41 k
        vmovdqu ymm15, [rbp + 0]                                        ;   149.3 agu0    41 k reload
        vpxor ymm11, ymm2, ymm15                                        ;   156.3 fp3     41 k
        vpxor ymm2, ymm2, ymm3                                          ;   151.7 fp0     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   152.7 fp1     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   156.7 fp2     41 k
        vpxor ymm6, ymm6, ymm11                                         ;   157.3 fp3     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   154.7 fp0     41 k
        vpxor ymm14, ymm14, [rbp + 64]                                  ;   154.7 fp1+agu1   41 k
        vpxor ymm14, ymm14, [rbp + 320]                                 ;   156.7 fp2+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   155.3 fp3     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   156.3 fp0     41 k
        vmovdqu ymm2, [r8 + 928]                                        ;   153.7 agu1   100 k.13 reload
        vpand ymm9, ymm9, ymm2                                          ;   160.7 fp1     41 k
        vpxor ymm0, ymm0, ymm9                                          ;   161.7 fp2     41 k
        vpxor ymm7, ymm7, [rbp + 128]                                   ;   156.7 fp3+agu0   41 k
        vpxor ymm9, ymm9, ymm4                                          ;   161.7 fp0     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   157.3 fp1     41 k
        vpxor ymm4, ymm4, [rbp - 96]                                    ;   158.3 fp2+agu1   41 k
        vpxor ymm13, ymm13, ymm7                                        ;   157.7 fp3     41 k
        vpxor ymm12, ymm12, [rbp + 192]                                 ;   157.3 fp0+agu0   41 k
        vpxor ymm5, ymm5, [rbp - 64]                                    ;   156.3 fp1+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 416]                                 ;   158.7 fp2+agu0   41 k
        vpxor ymm6, ymm6, [rbp - 32]                                    ;   158.3 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm9                                          ;   162.7 fp0     41 k
        vpxor ymm2, ymm2, ymm0                                          ;   162.7 fp1     41 k
        vpxor ymm12, ymm12, ymm2                                        ;   163.7 fp2     41 k
        vpxor ymm3, ymm3, ymm8                                          ;   163.7 fp3     41 k
        vmovdqu ymm0, [r8 + 640]                                        ;   157.3 agu0    41 k
        vmovdqu ymm2, [r8 + 512]                                        ;   157.8 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   164.8 fp0     41 k
        vmovdqu ymm7, [r8 + 672]                                        ;   158.3 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   165.3 fp1     41 k
        vmovdqu ymm8, [r8 + 704]                                        ;   158.8 agu1    41 k
        vmovdqu ymm9, [r8 + 544]                                        ;   159.3 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   166.3 fp2     41 k
        vmovdqu ymm11, [r8 + 608]                                       ;   159.8 agu1    41 k
        vpand ymm11, ymm11, ymm2                                        ;   166.8 fp3     41 k
        vmovdqu ymm15, [r8 + 640]                                       ;   160.3 agu0    41 k
        vpand ymm15, ymm15, [r8 + 608]                                  ;   167.3 fp0+agu1   41 k
        vmovdqu [rbp - 32], ymm6                                        ;   159.3 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 704]                                        ;   161.3 agu0    41 k
        vpand ymm6, ymm6, [r8 + 608]                                    ;   168.3 fp1+agu1   41 k
        vmovdqu [rbp + 416], ymm10                                      ;   160.2 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 672]                                       ;   162.3 agu0    41 k
        vpand ymm10, ymm10, [r8 + 576]                                  ;   169.3 fp2+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   170.3 fp3     41 k
        vpand ymm10, ymm10, ymm9                                        ;   170.3 fp0     41 k
        vmovdqu [rbp - 64], ymm14                                       ;   161.7 agu2+fp5   41 k spill
        vpxor ymm14, ymm11, ymm9                                        ;   167.8 fp1     41 k
        vmovdqu [rbp + 192], ymm5                                       ;   162.7 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 704]                                    ;   166.3 fp2+agu0   41 k
        vmovdqu [rbp - 96], ymm12                                       ;   164.7 agu2+fp5   41 k spill
        vpxor ymm12, ymm14, [r8 + 640]                                  ;   168.8 fp3+agu1   41 k
        vpand ymm12, ymm12, [r8 + 704]                                  ;   169.8 fp0+agu0   41 k
        vpxor ymm11, ymm11, ymm12                                       ;   170.8 fp1     41 k
        vmovdqu [rbp + 128], ymm4                                       ;   164.7 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   168.3 fp2     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   171.3 fp3     41 k
        vpand ymm4, ymm4, [r8 + 672]                                    ;   169.3 fp0+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   171.3 fp1     41 k
        vmovdqu [rbp + 0], ymm1                                         ;   166.3 agu0+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 672]                                    ;   166.5 fp2+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   167.5 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   168.5 fp0+agu0   41 k
        vmovdqu [rbp + 320], ymm13                                      ;   167.3 agu2+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 608]                                   ;   167.5 fp1+agu1   41 k
        vmovdqu [rbp + 64], ymm3                                        ;   168.3 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   167.7 fp2     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   168.7 fp3     41 k
        vmovdqu [rbp - 128], ymm8                                       ;   172.3 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 704]                                        ;   168.5 agu1    41 k
        vpand ymm8, ymm8, [r8 + 576]                                    ;   175.5 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   176.5 fp1     41 k
        vmovdqu [rbp + 288], ymm12                                      ;   170.8 agu2+fp5   41 k spill
        vpand ymm12, ymm15, [r8 + 576]                                  ;   172.3 fp2+agu1   41 k
        vpxor ymm13, ymm13, ymm12                                       ;   173.3 fp3     41 k
        vmovdqu ymm12, [r8 + 608]                                       ;   170.3 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm12                                       ;   177.3 fp0     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   172.3 fp1     41 k
        vmovdqu [rbp + 96], ymm13                                       ;   178.3 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 576]                                   ;   177.5 fp2+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   178.5 fp3     41 k
        vpand ymm3, ymm3, [r8 + 640]                                    ;   177.5 fp0+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   179.5 fp1     41 k
        vpand ymm14, ymm14, [r8 + 576]                                  ;   171.5 fp2+agu1   41 k
        vmovdqu [rbp + 224], ymm13                                      ;   180.5 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 640]                                   ;   172.3 fp3+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   173.3 fp0     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   178.5 fp1     41 k
        vpand ymm4, ymm15, ymm2                                         ;   173.3 fp2     41 k
        vpand ymm15, ymm15, [r8 + 640]                                  ;   173.3 fp3+agu1   41 k
        vpand ymm13, ymm13, [r8 + 672]                                  ;   173.3 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   174.3 fp1     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   176.5 fp2     41 k
        vmovdqu [rbp + 256], ymm11                                      ;   173.5 agu2+fp5   41 k spill
        vpand ymm11, ymm9, ymm12                                        ;   177.3 fp3     41 k
        vpxor ymm13, ymm13, ymm11                                       ;   178.3 fp0     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   179.3 fp1     41 k
        vmovdqu ymm13, [r8 + 640]                                       ;   174.2 agu1   100 k.4 reload
        vmovdqu [rbp + 32], ymm4                                        ;   180.3 agu0+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   181.2 fp2     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   182.2 fp3     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   183.2 fp0     41 k
        vpxor ymm0, ymm0, ymm11                                         ;   178.3 fp1     41 k
        vmovdqu ymm11, [r8 + 704]                                       ;   177.3 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm11                                         ;   184.3 fp2     41 k
        vpxor ymm4, ymm4, [r8 + 576]                                    ;   183.2 fp3+agu0   41 k
        vpand ymm9, ymm9, ymm2                                          ;   185.3 fp0     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   186.3 fp1     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   187.3 fp2     41 k
        vpand ymm5, ymm12, ymm4                                         ;   184.2 fp3     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   184.2 fp0     41 k
        vpxor ymm5, ymm5, [r8 + 672]                                    ;   185.2 fp1+agu1   41 k
        vpxor ymm1, ymm1, [r8 + 576]                                    ;   179.5 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm12                                         ;   179.7 fp3     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   184.2 fp0     41 k
        vpand ymm6, ymm6, ymm8                                          ;   180.7 fp1     41 k
        vpand ymm14, ymm1, ymm13                                        ;   181.2 fp2     41 k
        vpand ymm8, ymm8, [r8 + 672]                                    ;   180.7 fp3+agu1   41 k
        vpxor ymm10, ymm10, ymm5                                        ;   186.2 fp0     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   186.3 fp1     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   187.3 fp2     41 k
        vmovdqu ymm5, [r8 + 576]                                        ;   181.2 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   188.2 fp3     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   181.8 fp0+agu1   41 k
        vpand ymm1, ymm1, ymm2                                          ;   182.0 fp1     41 k
        vpxor ymm1, ymm1, ymm11                                         ;   184.3 fp2     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   188.3 fp3     41 k
        vmovdqu ymm15, [r8 + 672]                                       ;   183.2 agu0   100 k.5 reload
        vpand ymm13, ymm11, ymm15                                       ;   190.2 fp0     41 k
        vpxor ymm3, ymm3, [rbp + 288]                                   ;   185.2 fp1+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   188.3 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   191.2 fp3     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   184.5 fp0     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   191.2 fp1+agu1   41 k
        vpand ymm0, ymm0, ymm11                                         ;   192.2 fp2     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   189.3 fp3     41 k
        vpxor ymm6, ymm6, ymm1                                          ;   189.3 fp0     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   193.2 fp1+agu0   41 k
        vpxor ymm13, ymm13, [rbp - 128]                                 ;   192.2 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   193.2 fp3     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   194.2 fp0     41 k
        vmovdqu ymm0, [rel misty1_expand_compact.T0_constants256]       ;   186.5 agu0    41 k reload
        vpxor ymm10, ymm10, ymm0                                        ;   194.2 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   187.3 fp2+agu1   41 k
        vpxor ymm14, ymm14, ymm0                                        ;   195.2 fp3     41 k
        vpxor ymm2, ymm2, [rbp + 64]                                    ;   187.7 fp0+agu0   41 k
        vpxor ymm1, ymm2, [rbp + 32]                                    ;   188.7 fp1+agu1   41 k
        vmovdqu ymm8, [rbp + 320]                                       ;   188.7 agu0    41 k
        vpxor ymm8, ymm8, [r8 + 544]                                    ;   195.7 fp2+agu1   41 k
        vpxor ymm6, ymm6, ymm8                                          ;   196.7 fp3     41 k
        vpxor ymm5, ymm5, [rbp + 0]                                     ;   189.7 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   190.7 fp1     41 k
        vpxor ymm12, ymm12, [rbp + 128]                                 ;   190.3 fp2+agu1   41 k
        vpxor ymm14, ymm14, ymm12                                       ;   196.2 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 192]                                 ;   190.7 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm15                                         ;   191.7 fp1     41 k
        vmovdqu ymm9, [rbp - 96]                                        ;   191.3 agu1    41 k
        vpxor ymm9, ymm9, [r8 + 640]                                    ;   198.3 fp2+agu0   41 k
        vpxor ymm10, ymm10, ymm9                                        ;   199.3 fp3     41 k
        vpxor ymm11, ymm11, [rbp - 64]                                  ;   192.3 fp0+agu1   41 k
        vpxor ymm7, ymm7, ymm11                                         ;   193.3 fp1     41 k
        vmovdqu ymm13, [r8 + 1312]                                      ;   192.7 agu0   100 k.9 reload
        vpxor ymm1, ymm1, ymm13                                         ;   199.7 fp2     48 k
        vpxor ymm6, ymm6, [r8 + 1344]                                   ;   197.7 fp3+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 1376]                                   ;   193.7 fp0+agu0   48 k
        vpxor ymm14, ymm14, [r8 + 1408]                                 ;   197.2 fp1+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 1440]                                 ;   200.3 fp2+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 1472]                                   ;   195.3 fp3+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 1504]                                   ;   195.7 fp0+agu0   48 k
        vpxor ymm2, ymm2, [r8 + 1024]                                   ;   196.3 fp1+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 1056]                                   ;   196.7 fp2+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 1088]                                   ;   197.3 fp3+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 1120]                                 ;   197.7 fp0+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 1152]                                   ;   199.3 fp1+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 1184]                                 ;   198.7 fp2+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 1216]                                 ;   199.3 fp3+agu1   48 k
        vmovdqu ymm13, [rbp + 416]                                      ;   199.7 agu0    48 k
        vpxor ymm13, ymm13, [r8 + 1248]                                 ;   206.7 fp0+agu1   48 k
        vmovdqu [rbp + 416], ymm7                                       ;   196.7 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp - 32]                                        ;   200.7 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 1280]                                   ;   207.7 fp1+agu1   48 k
        vmovdqu [rbp - 32], ymm4                                        ;   197.3 agu2+fp5   48 k spill
        vpxor ymm4, ymm2, ymm11                                         ;   200.3 fp2     45 k
        vmovdqu [rbp - 64], ymm10                                       ;   201.3 agu2+fp5   48 k spill
        vpand ymm10, ymm12, ymm13                                       ;   207.7 fp3     45 k
        vmovdqu [rbp - 96], ymm14                                       ;   199.3 agu2+fp5   48 k spill
        vpxor ymm14, ymm8, ymm15                                        ;   199.7 fp0     45 k
        vmovdqu [rbp + 192], ymm3                                       ;   200.3 agu2+fp5   48 k spill
        vpand ymm3, ymm12, ymm11                                        ;   200.3 fp1     45 k
        vmovdqu [rbp + 128], ymm6                                       ;   201.3 agu2+fp5   48 k spill
        vpand ymm6, ymm13, ymm7                                         ;   208.7 fp2     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   202.3 agu0+fp5   48 k spill
        vpand ymm1, ymm2, ymm13                                         ;   207.7 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   208.7 fp0     45 k
        vpand ymm1, ymm11, ymm9                                         ;   200.3 fp1     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   209.7 fp2     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   210.7 agu1+fp5   45 k spill
        vpxor ymm3, ymm4, ymm12                                         ;   201.3 fp3     45 k
        vmovdqu [rbp + 32], ymm10                                       ;   208.7 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   202.3 fp0     45 k
        vmovdqu [rbp + 64], ymm11                                       ;   205.3 agu0+fp5   48 k spill
        vpand ymm11, ymm2, ymm7                                         ;   208.7 fp1     45 k
        vpxor ymm11, ymm11, ymm13                                       ;   209.7 fp2     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   210.7 fp3     45 k
        vpand ymm0, ymm12, ymm5                                         ;   202.0 fp0     45 k
        vpxor ymm0, ymm0, ymm14                                         ;   203.0 fp1     45 k
        vmovdqu [rbp + 96], ymm0                                        ;   206.3 agu1+fp5   45 k spill
        vpand ymm0, ymm12, ymm2                                         ;   202.5 fp2     45 k
        vpxor ymm1, ymm1, ymm0                                          ;   203.5 fp3     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   209.7 fp0     45 k
        vpand ymm0, ymm12, ymm8                                         ;   203.5 fp1     45 k
        vmovdqu [rbp - 128], ymm6                                       ;   209.7 agu2+fp5   45 k spill
        vpand ymm6, ymm12, ymm9                                         ;   205.3 fp2     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   206.3 fp3     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   210.7 fp0     45 k
        vpand ymm6, ymm9, ymm7                                          ;   208.7 fp1     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   209.7 fp2     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   211.7 fp3     45 k
        vpand ymm12, ymm12, ymm7                                        ;   210.7 fp0     45 k
        vpxor ymm12, ymm12, [rel misty1_expand_compact.T0_constants256] ;   211.7 fp1+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   209.7 agu1+fp5   45 k spill
        vpand ymm6, ymm8, ymm2                                          ;   208.8 fp2     45 k
        vmovdqu [rbp + 256], ymm12                                      ;   212.7 agu2+fp5   45 k spill
        vpor ymm12, ymm3, ymm7                                          ;   209.2 fp3     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   210.7 agu0+fp5   45 k spill
        vpand ymm3, ymm14, ymm9                                         ;   209.5 fp0     45 k
        vpand ymm14, ymm14, ymm2                                        ;   209.7 fp1     45 k
        vmovdqu [rbp + 384], ymm0                                       ;   211.7 agu1+fp5   45 k spill
        vpand ymm0, ymm5, ymm15                                         ;   210.0 fp2     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   211.0 fp3     45 k
        vpxor ymm6, ymm6, ymm12                                         ;   212.0 fp0     45 k
        vpand ymm0, ymm9, ymm15                                         ;   210.7 fp1     45 k
        vpand ymm12, ymm13, ymm15                                       ;   211.0 fp2     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   212.0 fp3     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   213.0 fp0     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   213.0 fp1     45 k
        vpand ymm12, ymm5, ymm8                                         ;   212.0 fp2     45 k
        vpxor ymm3, ymm3, ymm4                                          ;   214.0 fp3     45 k
        vpxor ymm12, ymm12, ymm2                                        ;   213.0 fp0     45 k
        vpand ymm4, ymm4, ymm15                                         ;   212.7 fp1     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   215.0 agu2+fp5   45 k spill
        vpxor ymm3, ymm0, ymm7                                          ;   213.0 fp2     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   213.2 fp3     45 k
        vpxor ymm11, ymm11, ymm0                                        ;   214.2 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   214.0 fp1     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   215.0 fp2     45 k
        vpand ymm3, ymm13, ymm8                                         ;   214.2 fp3     45 k
        vpand ymm0, ymm0, ymm9                                          ;   214.5 fp0     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   215.2 fp1     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   215.2 fp2     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   215.2 fp3     45 k
        vpxor ymm4, ymm4, ymm12                                         ;   216.2 fp0     45 k
        vpand ymm12, ymm12, ymm8                                        ;   216.2 fp1     45 k
        vpxor ymm4, ymm4, ymm9                                          ;   217.2 fp2     45 k
        vpxor ymm0, ymm0, ymm3                                          ;   216.2 fp3     45 k
        vpand ymm3, ymm9, ymm13                                         ;   216.5 fp0     45 k
        vpand ymm9, ymm9, ymm2                                          ;   216.7 fp1     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   217.7 fp2     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   218.7 fp3     45 k
        vpxor ymm3, ymm2, ymm8                                          ;   217.5 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   218.5 fp1     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   219.5 fp2     45 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   219.7 fp3+agu0   45 k
        vpxor ymm9, ymm9, [rbp + 32]                                    ;   218.5 fp0+agu1   45 k
        vpxor ymm0, ymm0, ymm9                                          ;   219.5 fp1     45 k
        vmovdqu ymm9, [rbp + 64]                                        ;   216.7 agu0    48 k reload
        vmovdqu [rbp + 352], ymm12                                      ;   220.7 agu2+fp5   45 k spill
        vpand ymm12, ymm13, ymm9                                        ;   223.7 fp2     45 k
        vpand ymm2, ymm2, ymm9                                          ;   223.7 fp3     45 k
        vpand ymm7, ymm7, ymm5                                          ;   219.5 fp0     45 k
        vpxor ymm2, ymm2, [rbp + 384]                                   ;   224.7 fp1+agu1   45 k
        vpand ymm8, ymm8, ymm9                                          ;   223.7 fp2     45 k
        vpand ymm13, ymm13, ymm5                                        ;   220.2 fp3     45 k
        vpor ymm15, ymm15, [rbp + 288]                                  ;   220.5 fp0+agu0   45 k
        vpxor ymm7, ymm7, ymm12                                         ;   224.7 fp1     45 k
        vpxor ymm13, ymm13, [rbp + 256]                                 ;   221.2 fp2+agu1   45 k
        vpxor ymm7, ymm7, [rbp + 288]                                   ;   225.7 fp3+agu0   45 k
        vpxor ymm12, ymm12, ymm8                                        ;   224.7 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   226.7 fp1     45 k
        vmovdqu ymm7, [rbp + 320]                                       ;   219.5 agu1    45 k reload
        vpxor ymm9, ymm4, ymm7                                          ;   226.5 fp2     45 k
        vpxor ymm4, ymm4, ymm0                                          ;   222.2 fp3     45 k
        vpxor ymm14, ymm14, ymm4                                        ;   223.2 fp0     45 k
        vpxor ymm14, ymm14, ymm2                                        ;   225.7 fp1     45 k
        vpxor ymm6, ymm6, ymm9                                          ;   227.5 fp2     45 k
        vpxor ymm8, ymm8, ymm13                                         ;   224.7 fp3     45 k
        vpxor ymm13, ymm13, [rbp - 128]                                 ;   223.5 fp0+agu0   45 k
        vpxor ymm13, ymm13, [rbp + 160]                                 ;   224.5 fp1+agu1   45 k
        vpxor ymm11, ymm11, ymm12                                       ;   225.7 fp2     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   226.5 fp3     45 k
        vmovdqu ymm4, [rbp + 64]                                        ;   223.5 agu0    48 k reload
        vpand ymm5, ymm5, ymm4                                          ;   230.5 fp0     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   231.5 fp1     45 k
        vpxor ymm2, ymm2, [rbp + 256]                                   ;   225.7 fp2+agu1   45 k
        vpxor ymm5, ymm5, ymm3                                          ;   231.5 fp3     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   227.7 fp0     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   228.7 fp1+agu0   45 k
        vpxor ymm10, ymm10, ymm2                                        ;   226.7 fp2     45 k
        vpxor ymm15, ymm15, [rbp + 96]                                  ;   227.7 fp3+agu1   45 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   226.7 fp0+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 352]                                 ;   227.7 fp1+agu1   45 k
        vpxor ymm6, ymm6, [rbp + 288]                                   ;   228.5 fp2+agu0   45 k
        vpxor ymm4, ymm4, ymm1                                          ;   232.5 fp3     45 k
        vpxor ymm8, ymm8, ymm5                                          ;   232.5 fp0     45 k
        vpxor ymm15, ymm15, ymm4                                        ;   233.5 fp1     45 k
        vpxor ymm0, ymm0, ymm8                                          ;   233.5 fp2     45 k
        vmovdqu ymm1, [rbp + 128]                                       ;   227.0 agu1    48 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   234.0 fp3     45 k
        vmovdqu ymm2, [rbp + 0]                                         ;   227.7 agu0    48 k reload
        vpxor ymm0, ymm0, ymm2                                          ;   234.7 fp0     45 k
        vmovdqu ymm4, [rbp + 192]                                       ;   228.0 agu1    48 k reload
        vpxor ymm14, ymm14, ymm4                                        ;   235.0 fp1     45 k
        vmovdqu ymm5, [rbp - 96]                                        ;   228.7 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   235.7 fp2     45 k
        vmovdqu ymm7, [rbp - 64]                                        ;   229.0 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   236.0 fp3     45 k
        vmovdqu [r9 + 4608], ymm0                                       ;   235.7 agu2+fp5  100 k
        vmovdqu ymm0, [rbp - 32]                                        ;   229.7 agu0    48 k reload
        vpxor ymm11, ymm11, ymm0                                        ;   236.7 fp0     45 k
        vmovdqu [r9 + 4640], ymm10                                      ;   235.0 agu2+fp5  100 k
        vmovdqu ymm8, [rbp + 416]                                       ;   230.0 agu1    48 k reload
        vpxor ymm13, ymm13, ymm8                                        ;   237.0 fp1     45 k
        vmovdqu [r9 + 4672], ymm14                                      ;   236.0 agu2+fp5  100 k
        vmovdqu [r9 + 4704], ymm3                                       ;   236.7 agu0+fp5  100 k
        vmovdqu [r9 + 4736], ymm15                                      ;   237.0 agu1+fp5  100 k
        vmovdqu [r9 + 4768], ymm11                                      ;   237.7 agu2+fp5  100 k
        vmovdqu [r9 + 4832], ymm12                                      ;   234.5 agu0+fp5  100 k
        vmovdqu [r9 + 4800], ymm13                                      ;   238.0 agu1+fp5  100 k
        vmovdqu [r9 + 4864], ymm6                                       ;   236.5 agu2+fp5  100 k
        vmovdqu [r9 + 4896], ymm2                                       ;   237.5 agu0+fp5  100 k
        vmovdqu [r9 + 4928], ymm1                                       ;   238.5 agu1+fp5  100 k
        vmovdqu [r9 + 4960], ymm4                                       ;   239.5 agu2+fp5  100 k
        vmovdqu [r9 + 4992], ymm5                                       ;   240.5 agu0+fp5  100 k
        vmovdqu [r9 + 5024], ymm7                                       ;   241.5 agu1+fp5  100 k
        vmovdqu [r9 + 5056], ymm0                                       ;   242.5 agu2+fp5  100 k
        vmovdqu [r9 + 5088], ymm8                                       ;   243.5 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 1024]                                       ;   236.5 agu1   100 k.0 reload
        vmovdqu [r9 + 1024], ymm0                                       ;   244.5 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 1056]                                       ;   237.0 agu0   100 k.1 reload
        vmovdqu [r9 + 1056], ymm1                                       ;   245.5 agu1+fp5   99 k
        vmovdqu ymm2, [r8 + 1088]                                       ;   238.0 agu0   100 k.2 reload
        vmovdqu [r9 + 1088], ymm2                                       ;   246.5 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 1120]                                       ;   238.5 agu1   100 k.3 reload
        vmovdqu [r9 + 1120], ymm3                                       ;   247.5 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 1152]                                       ;   239.0 agu0   100 k.4 reload
        vmovdqu [r9 + 1152], ymm4                                       ;   248.5 agu1+fp5   99 k
        vmovdqu ymm5, [r8 + 1184]                                       ;   240.0 agu0   100 k.5 reload
        vmovdqu [r9 + 1184], ymm5                                       ;   249.5 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 1216]                                       ;   240.5 agu1   100 k.6 reload
        vmovdqu [r9 + 1216], ymm6                                       ;   250.5 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 1248]                                       ;   241.0 agu0   100 k.7 reload
        vmovdqu [r9 + 1248], ymm7                                       ;   251.5 agu1+fp5   99 k
        vmovdqu ymm8, [r8 + 1280]                                       ;   242.0 agu0   100 k.8 reload
        vmovdqu [r9 + 1280], ymm8                                       ;   252.5 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 1312]                                       ;   242.5 agu1   100 k.9 reload
        vmovdqu [r9 + 1312], ymm9                                       ;   253.5 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 1344]                                      ;   243.0 agu0   100 k.10 reload
        vmovdqu [r9 + 1344], ymm10                                      ;   254.5 agu1+fp5   99 k
        vmovdqu ymm11, [r8 + 1376]                                      ;   244.0 agu0   100 k.11 reload
        vmovdqu [r9 + 1376], ymm11                                      ;   255.5 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 1408]                                      ;   244.5 agu1   100 k.12 reload
        vmovdqu [r9 + 1408], ymm12                                      ;   256.5 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 1440]                                      ;   245.0 agu0   100 k.13 reload
        vmovdqu [r9 + 1440], ymm13                                      ;   257.5 agu1+fp5   99 k
        vmovdqu ymm14, [r8 + 1472]                                      ;   246.0 agu0   100 k.14 reload
        vmovdqu [r9 + 1472], ymm14                                      ;   258.5 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 1504]                                      ;   246.5 agu1   100 k.15 reload
        vmovdqu [r9 + 1504], ymm15                                      ;   259.5 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   252.0 fp2     41 k
        vpand ymm3, ymm10, ymm14                                        ;   253.0 fp3     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   251.5 fp0     41 k
        vpand ymm6, ymm14, ymm15                                        ;   253.5 fp1     41 k
        vpand ymm5, ymm13, ymm10                                        ;   252.0 fp2     41 k
        vpand ymm0, ymm14, ymm7                                         ;   253.0 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   254.0 fp0     41 k
        vpand ymm0, ymm13, ymm11                                        ;   252.0 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   255.0 fp2+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   253.0 fp3     41 k
        vpand ymm13, ymm4, ymm9                                         ;   254.0 fp0     41 k
        vmovdqu [rbp + 416], ymm5                                       ;   260.5 agu1+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   253.5 fp1     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   254.5 fp2     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   255.5 fp3     41 k
        vmovdqu [rbp - 32], ymm3                                        ;   261.5 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   253.5 fp0     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   254.5 fp1     41 k
        vmovdqu [rbp - 64], ymm3                                        ;   262.5 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   254.0 fp2     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   255.0 fp3     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   256.0 fp0     41 k
        vpand ymm3, ymm10, ymm8                                         ;   254.7 fp1     41 k
        vmovdqu [rbp - 96], ymm6                                        ;   263.5 agu1+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   255.0 fp2     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   256.0 fp3     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   256.0 fp0     41 k
        vpand ymm6, ymm15, ymm11                                        ;   255.7 fp1     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   256.7 fp2     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   257.7 fp3     41 k
        vpand ymm10, ymm10, ymm15                                       ;   257.7 fp0     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   258.7 fp1+agu0   41 k
        vmovdqu [rbp + 192], ymm6                                       ;   264.5 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   257.0 fp2     41 k
        vmovdqu [rbp + 128], ymm10                                      ;   265.5 agu1+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   257.2 fp3     41 k
        vmovdqu [rbp + 0], ymm4                                         ;   266.5 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   257.5 fp0     41 k
        vpand ymm1, ymm1, ymm7                                          ;   257.7 fp1     41 k
        vmovdqu [rbp + 64], ymm3                                        ;   267.5 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   258.0 fp2     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   259.0 fp3     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   260.0 fp0     41 k
        vpand ymm3, ymm11, ymm12                                        ;   258.7 fp1     41 k
        vpand ymm10, ymm14, ymm12                                       ;   259.0 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   260.0 fp3     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   261.0 fp0     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   261.0 fp1     41 k
        vpand ymm10, ymm9, ymm8                                         ;   260.0 fp2     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   262.0 fp3     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   261.0 fp0     41 k
        vpand ymm2, ymm2, ymm12                                         ;   260.7 fp1     41 k
        vmovdqu [rbp + 288], ymm4                                       ;   268.5 agu1+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   261.0 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   261.2 fp3     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   262.2 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   262.0 fp1     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   263.0 fp2     41 k
        vpand ymm4, ymm14, ymm8                                         ;   262.2 fp3     41 k
        vpand ymm3, ymm3, ymm11                                         ;   262.5 fp0     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   263.2 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   263.2 fp2     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   263.2 fp3     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   264.2 fp0     41 k
        vpand ymm10, ymm10, ymm8                                        ;   264.2 fp1     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   265.2 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   264.2 fp3     41 k
        vpand ymm4, ymm11, ymm14                                        ;   264.5 fp0     41 k
        vpand ymm11, ymm11, ymm7                                        ;   264.7 fp1     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   265.7 fp2     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   266.7 fp3     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   265.5 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   266.5 fp1     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   267.5 fp2     41 k
        vpxor ymm10, ymm10, [rbp - 64]                                  ;   269.5 fp3+agu0   41 k
        vpxor ymm11, ymm11, [rbp - 32]                                  ;   268.5 fp0+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   269.5 fp1     41 k
        vmovdqu ymm11, [r8 + 1440]                                      ;   265.2 agu0   100 k.13 reload
        vmovdqu [rbp + 352], ymm10                                      ;   270.5 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   272.2 fp2     41 k
        vpand ymm7, ymm7, ymm11                                         ;   272.2 fp3     41 k
        vpand ymm15, ymm15, ymm9                                        ;   267.5 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 64]                                    ;   274.5 fp1+agu1   41 k
        vpand ymm8, ymm8, ymm11                                         ;   272.2 fp2     41 k
        vpand ymm14, ymm14, ymm9                                        ;   268.2 fp3     41 k
        vpor ymm12, ymm12, [rbp + 0]                                    ;   273.5 fp0+agu0   41 k
        vpxor ymm15, ymm15, ymm10                                       ;   273.2 fp1     41 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   272.5 fp2+agu1   41 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   274.2 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   273.2 fp0     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   275.2 fp1     41 k
        vmovdqu ymm15, [rbp + 416]                                      ;   268.2 agu1    41 k reload
        vpxor ymm11, ymm2, ymm15                                        ;   275.2 fp2     41 k
        vpxor ymm2, ymm2, ymm3                                          ;   270.5 fp3     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   271.5 fp0     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   275.5 fp1     41 k
        vpxor ymm6, ymm6, ymm11                                         ;   276.2 fp2     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   273.5 fp3     41 k
        vpxor ymm14, ymm14, [rbp - 96]                                  ;   273.5 fp0+agu0   41 k
        vpxor ymm14, ymm14, [rbp + 288]                                 ;   275.5 fp1+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   274.2 fp2     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   275.2 fp3     41 k
        vmovdqu ymm2, [r8 + 1440]                                       ;   272.5 agu0   100 k.13 reload
        vpand ymm9, ymm9, ymm2                                          ;   279.5 fp0     41 k
        vpxor ymm0, ymm0, ymm9                                          ;   280.5 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 128]                                   ;   275.5 fp2+agu1   41 k
        vpxor ymm9, ymm9, ymm4                                          ;   280.5 fp3     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   276.2 fp0     41 k
        vpxor ymm4, ymm4, [rbp + 192]                                   ;   277.2 fp1+agu0   41 k
        vpxor ymm13, ymm13, ymm7                                        ;   276.5 fp2     41 k
        vpxor ymm12, ymm12, [rbp - 64]                                  ;   276.2 fp3+agu1   41 k
        vpxor ymm5, ymm5, [rbp - 32]                                    ;   275.2 fp0+agu0   41 k
        vpxor ymm10, ymm10, [rbp + 352]                                 ;   277.5 fp1+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 0]                                     ;   277.2 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm9                                          ;   281.5 fp3     41 k
        vpxor ymm2, ymm2, ymm0                                          ;   281.5 fp0     41 k
        vpxor ymm12, ymm12, ymm2                                        ;   282.5 fp1     41 k
        vpxor ymm3, ymm3, ymm8                                          ;   282.5 fp2     41 k
        vmovdqu ymm0, [r8 + 1152]                                       ;   276.2 agu1    41 k
        vmovdqu ymm2, [r8 + 1024]                                       ;   276.7 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   283.7 fp3     41 k
        vmovdqu ymm7, [r8 + 1184]                                       ;   277.2 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   284.2 fp0     41 k
        vmovdqu ymm8, [r8 + 1216]                                       ;   277.7 agu0    41 k
        vmovdqu ymm9, [r8 + 1056]                                       ;   278.2 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   285.2 fp1     41 k
        vmovdqu ymm11, [r8 + 1120]                                      ;   278.7 agu0    41 k
        vpand ymm11, ymm11, ymm2                                        ;   285.7 fp2     41 k
        vmovdqu ymm15, [r8 + 1152]                                      ;   279.2 agu1    41 k
        vpand ymm15, ymm15, [r8 + 1120]                                 ;   286.2 fp3+agu0   41 k
        vmovdqu [rbp + 0], ymm6                                         ;   278.2 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 1216]                                       ;   280.2 agu1    41 k
        vpand ymm6, ymm6, [r8 + 1120]                                   ;   287.2 fp0+agu0   41 k
        vmovdqu [rbp + 352], ymm10                                      ;   279.0 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 1184]                                      ;   281.2 agu1    41 k
        vpand ymm10, ymm10, [r8 + 1088]                                 ;   288.2 fp1+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   289.2 fp2     41 k
        vpand ymm10, ymm10, ymm9                                        ;   289.2 fp3     41 k
        vmovdqu [rbp - 32], ymm14                                       ;   280.5 agu2+fp5   41 k spill
        vpxor ymm14, ymm11, ymm9                                        ;   286.7 fp0     41 k
        vmovdqu [rbp - 64], ymm5                                        ;   281.5 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 1216]                                   ;   285.2 fp1+agu1   41 k
        vmovdqu [rbp + 192], ymm12                                      ;   283.5 agu2+fp5   41 k spill
        vpxor ymm12, ymm14, [r8 + 1152]                                 ;   287.7 fp2+agu0   41 k
        vpand ymm12, ymm12, [r8 + 1216]                                 ;   288.7 fp3+agu1   41 k
        vpxor ymm11, ymm11, ymm12                                       ;   289.7 fp0     41 k
        vmovdqu [rbp + 128], ymm4                                       ;   283.5 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   287.2 fp1     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   290.2 fp2     41 k
        vpand ymm4, ymm4, [r8 + 1184]                                   ;   288.2 fp3+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   290.2 fp0     41 k
        vmovdqu [rbp + 416], ymm1                                       ;   285.2 agu1+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 1184]                                   ;   285.3 fp1+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   286.3 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   287.3 fp3+agu1   41 k
        vmovdqu [rbp + 288], ymm13                                      ;   286.2 agu2+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 1120]                                  ;   286.3 fp0+agu0   41 k
        vmovdqu [rbp - 96], ymm3                                        ;   287.2 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   286.5 fp1     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   287.5 fp2     41 k
        vmovdqu [rbp + 64], ymm8                                        ;   291.2 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 1216]                                       ;   287.3 agu0    41 k
        vpand ymm8, ymm8, [r8 + 1088]                                   ;   294.3 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   295.3 fp0     41 k
        vmovdqu [rbp + 32], ymm12                                       ;   289.7 agu2+fp5   41 k spill
        vpand ymm12, ymm15, [r8 + 1088]                                 ;   291.2 fp1+agu0   41 k
        vpxor ymm13, ymm13, ymm12                                       ;   292.2 fp2     41 k
        vmovdqu ymm12, [r8 + 1120]                                      ;   289.2 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm12                                       ;   296.2 fp3     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   291.2 fp0     41 k
        vmovdqu [rbp + 96], ymm13                                       ;   297.2 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 1088]                                  ;   296.3 fp1+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   297.3 fp2     41 k
        vpand ymm3, ymm3, [r8 + 1152]                                   ;   296.3 fp3+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   298.3 fp0     41 k
        vpand ymm14, ymm14, [r8 + 1088]                                 ;   290.3 fp1+agu0   41 k
        vmovdqu [rbp + 224], ymm13                                      ;   299.3 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 1152]                                  ;   291.2 fp2+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   292.2 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   297.3 fp0     41 k
        vpand ymm4, ymm15, ymm2                                         ;   292.2 fp1     41 k
        vpand ymm15, ymm15, [r8 + 1152]                                 ;   292.2 fp2+agu0   41 k
        vpand ymm13, ymm13, [r8 + 1184]                                 ;   292.2 fp3+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   293.2 fp0     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   295.3 fp1     41 k
        vmovdqu [rbp + 256], ymm11                                      ;   292.3 agu2+fp5   41 k spill
        vpand ymm11, ymm9, ymm12                                        ;   296.2 fp2     41 k
        vpxor ymm13, ymm13, ymm11                                       ;   297.2 fp3     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   298.2 fp0     41 k
        vmovdqu ymm13, [r8 + 1152]                                      ;   293.0 agu0   100 k.4 reload
        vmovdqu [rbp + 320], ymm4                                       ;   299.2 agu1+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   300.0 fp1     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   301.0 fp2     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   302.0 fp3     41 k
        vpxor ymm0, ymm0, ymm11                                         ;   297.2 fp0     41 k
        vmovdqu ymm11, [r8 + 1216]                                      ;   296.2 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm11                                         ;   303.2 fp1     41 k
        vpxor ymm4, ymm4, [r8 + 1088]                                   ;   302.0 fp2+agu1   41 k
        vpand ymm9, ymm9, ymm2                                          ;   304.2 fp3     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   305.2 fp0     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   306.2 fp1     41 k
        vpand ymm5, ymm12, ymm4                                         ;   303.0 fp2     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   303.0 fp3     41 k
        vpxor ymm5, ymm5, [r8 + 1184]                                   ;   304.0 fp0+agu0   41 k
        vpxor ymm1, ymm1, [r8 + 1088]                                   ;   298.3 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm12                                         ;   298.5 fp2     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   303.0 fp3     41 k
        vpand ymm6, ymm6, ymm8                                          ;   299.5 fp0     41 k
        vpand ymm14, ymm1, ymm13                                        ;   300.0 fp1     41 k
        vpand ymm8, ymm8, [r8 + 1184]                                   ;   299.5 fp2+agu0   41 k
        vpxor ymm10, ymm10, ymm5                                        ;   305.0 fp3     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   305.2 fp0     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   306.2 fp1     41 k
        vmovdqu ymm5, [r8 + 1088]                                       ;   300.0 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   307.0 fp2     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   300.7 fp3+agu0   41 k
        vpand ymm1, ymm1, ymm2                                          ;   300.8 fp0     41 k
        vpxor ymm1, ymm1, ymm11                                         ;   303.2 fp1     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   307.2 fp2     41 k
        vmovdqu ymm15, [r8 + 1184]                                      ;   302.0 agu1   100 k.5 reload
        vpand ymm13, ymm11, ymm15                                       ;   309.0 fp3     41 k
        vpxor ymm3, ymm3, [rbp + 32]                                    ;   304.0 fp0+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   307.2 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   310.0 fp2     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   303.3 fp3     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   310.0 fp0+agu0   41 k
        vpand ymm0, ymm0, ymm11                                         ;   311.0 fp1     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   308.2 fp2     41 k
        vpxor ymm6, ymm6, ymm1                                          ;   308.2 fp3     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   312.0 fp0+agu1   41 k
        vpxor ymm13, ymm13, [rbp + 64]                                  ;   311.0 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   312.0 fp2     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   313.0 fp3     41 k
        vmovdqu ymm0, [rel misty1_expand_compact.T0_constants256]       ;   305.3 agu1    41 k reload
        vpxor ymm10, ymm10, ymm0                                        ;   313.0 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   306.2 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm0                                        ;   314.0 fp2     41 k
        vpxor ymm2, ymm2, [rbp - 96]                                    ;   306.5 fp3+agu1   41 k
        vpxor ymm1, ymm2, [rbp + 320]                                   ;   307.5 fp0+agu0   41 k
        vmovdqu ymm4, [rbp + 288]                                       ;   307.5 agu1    41 k
        vpxor ymm4, ymm4, [r8 + 1056]                                   ;   314.5 fp1+agu0   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   315.5 fp2     41 k
        vpxor ymm5, ymm5, [rbp + 416]                                   ;   308.5 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   309.5 fp0     41 k
        vpxor ymm12, ymm12, [rbp + 128]                                 ;   309.2 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm12                                       ;   315.0 fp2     41 k
        vpxor ymm15, ymm15, [rbp - 64]                                  ;   309.5 fp3+agu1   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   310.5 fp0     41 k
        vmovdqu ymm8, [rbp + 192]                                       ;   310.2 agu0    41 k
        vpxor ymm8, ymm8, [r8 + 1152]                                   ;   317.2 fp1+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   318.2 fp2     41 k
        vpxor ymm11, ymm11, [rbp - 32]                                  ;   311.2 fp3+agu0   41 k
        vpxor ymm7, ymm7, ymm11                                         ;   312.2 fp0     41 k
        vmovdqu ymm13, [r8 + 1824]                                      ;   311.5 agu1   100 k.9 reload
        vpxor ymm1, ymm1, ymm13                                         ;   318.5 fp1     48 k
        vpxor ymm6, ymm6, [r8 + 1856]                                   ;   316.5 fp2+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 1888]                                   ;   312.5 fp3+agu1   48 k
        vpxor ymm14, ymm14, [r8 + 1920]                                 ;   316.0 fp0+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 1952]                                 ;   319.2 fp1+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 1984]                                   ;   314.2 fp2+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 2016]                                   ;   314.5 fp3+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 1536]                                   ;   315.2 fp0+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 1568]                                   ;   315.5 fp1+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 1600]                                   ;   316.2 fp2+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 1632]                                 ;   316.5 fp3+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 1664]                                   ;   318.2 fp0+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 1696]                                 ;   317.5 fp1+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 1728]                                 ;   318.2 fp2+agu0   48 k
        vmovdqu ymm13, [rbp + 352]                                      ;   318.5 agu1    48 k
        vpxor ymm13, ymm13, [r8 + 1760]                                 ;   325.5 fp3+agu0   48 k
        vmovdqu [rbp + 352], ymm7                                       ;   315.5 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 0]                                         ;   319.5 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 1792]                                   ;   326.5 fp0+agu0   48 k
        vmovdqu [rbp + 0], ymm9                                         ;   316.2 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm11                                         ;   319.2 fp1     45 k
        vmovdqu [rbp - 32], ymm10                                       ;   320.2 agu2+fp5   48 k spill
        vpand ymm10, ymm12, ymm13                                       ;   326.5 fp2     45 k
        vmovdqu [rbp + 192], ymm14                                      ;   318.2 agu2+fp5   48 k spill
        vpxor ymm14, ymm4, ymm15                                        ;   318.5 fp3     45 k
        vmovdqu [rbp - 64], ymm3                                        ;   319.2 agu2+fp5   48 k spill
        vpand ymm3, ymm12, ymm11                                        ;   319.2 fp0     45 k
        vmovdqu [rbp + 128], ymm6                                       ;   320.2 agu2+fp5   48 k spill
        vpand ymm6, ymm13, ymm7                                         ;   327.5 fp1     45 k
        vmovdqu [rbp + 416], ymm1                                       ;   321.2 agu1+fp5   48 k spill
        vpand ymm1, ymm2, ymm13                                         ;   326.5 fp2     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   327.5 fp3     45 k
        vpand ymm1, ymm11, ymm8                                         ;   319.2 fp0     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   328.5 fp1     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   329.5 agu0+fp5   45 k spill
        vpxor ymm3, ymm9, ymm12                                         ;   320.2 fp2     45 k
        vmovdqu [rbp + 320], ymm10                                      ;   327.5 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   321.2 fp3     45 k
        vmovdqu [rbp - 96], ymm11                                       ;   324.2 agu1+fp5   48 k spill
        vpand ymm11, ymm2, ymm7                                         ;   327.5 fp0     45 k
        vpxor ymm11, ymm11, ymm13                                       ;   328.5 fp1     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   329.5 fp2     45 k
        vpand ymm0, ymm12, ymm5                                         ;   320.8 fp3     45 k
        vpxor ymm0, ymm0, ymm14                                         ;   321.8 fp0     45 k
        vmovdqu [rbp + 96], ymm0                                        ;   325.2 agu0+fp5   45 k spill
        vpand ymm0, ymm12, ymm2                                         ;   321.3 fp1     45 k
        vpxor ymm1, ymm1, ymm0                                          ;   322.3 fp2     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   328.5 fp3     45 k
        vpand ymm0, ymm12, ymm4                                         ;   322.3 fp0     45 k
        vmovdqu [rbp + 64], ymm6                                        ;   328.5 agu2+fp5   45 k spill
        vpand ymm6, ymm12, ymm8                                         ;   324.2 fp1     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   325.2 fp2     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   329.5 fp3     45 k
        vpand ymm6, ymm8, ymm7                                          ;   327.5 fp0     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   328.5 fp1     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   330.5 fp2     45 k
        vpand ymm12, ymm12, ymm7                                        ;   329.5 fp3     45 k
        vpxor ymm12, ymm12, [rel misty1_expand_compact.T0_constants256] ;   330.5 fp0+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   328.5 agu0+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   327.7 fp1     45 k
        vmovdqu [rbp + 256], ymm12                                      ;   331.5 agu2+fp5   45 k spill
        vpor ymm12, ymm3, ymm7                                          ;   328.0 fp2     45 k
        vmovdqu [rbp + 32], ymm3                                        ;   329.5 agu1+fp5   45 k spill
        vpand ymm3, ymm14, ymm8                                         ;   328.3 fp3     45 k
        vpand ymm14, ymm14, ymm2                                        ;   328.5 fp0     45 k
        vmovdqu [rbp + 160], ymm0                                       ;   330.5 agu0+fp5   45 k spill
        vpand ymm0, ymm5, ymm15                                         ;   328.8 fp1     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   329.8 fp2     45 k
        vpxor ymm6, ymm6, ymm12                                         ;   330.8 fp3     45 k
        vpand ymm0, ymm8, ymm15                                         ;   329.5 fp0     45 k
        vpand ymm12, ymm13, ymm15                                       ;   329.8 fp1     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   330.8 fp2     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   331.8 fp3     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   331.8 fp0     45 k
        vpand ymm12, ymm5, ymm4                                         ;   330.8 fp1     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   332.8 fp2     45 k
        vpxor ymm12, ymm12, ymm2                                        ;   331.8 fp3     45 k
        vpand ymm9, ymm9, ymm15                                         ;   331.5 fp0     45 k
        vmovdqu [rbp - 128], ymm3                                       ;   333.8 agu2+fp5   45 k spill
        vpxor ymm3, ymm0, ymm7                                          ;   331.8 fp1     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   332.0 fp2     45 k
        vpxor ymm11, ymm11, ymm0                                        ;   333.0 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   332.8 fp0     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   333.8 fp1     45 k
        vpand ymm3, ymm13, ymm4                                         ;   333.0 fp2     45 k
        vpand ymm0, ymm0, ymm8                                          ;   333.3 fp3     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   334.0 fp0     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   334.0 fp1     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   334.0 fp2     45 k
        vpxor ymm9, ymm9, ymm12                                         ;   335.0 fp3     45 k
        vpand ymm12, ymm12, ymm4                                        ;   335.0 fp0     45 k
        vpxor ymm9, ymm9, ymm8                                          ;   336.0 fp1     45 k
        vpxor ymm0, ymm0, ymm3                                          ;   335.0 fp2     45 k
        vpand ymm3, ymm8, ymm13                                         ;   335.3 fp3     45 k
        vpand ymm8, ymm8, ymm2                                          ;   335.5 fp0     45 k
        vpxor ymm3, ymm3, ymm8                                          ;   336.5 fp1     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   337.5 fp2     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   336.3 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   337.3 fp0     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   338.3 fp1     45 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   338.5 fp2+agu1   45 k
        vpxor ymm8, ymm8, [rbp + 320]                                   ;   337.3 fp3+agu0   45 k
        vpxor ymm0, ymm0, ymm8                                          ;   338.3 fp0     45 k
        vmovdqu ymm8, [rbp - 96]                                        ;   335.5 agu1    48 k reload
        vmovdqu [rbp + 384], ymm12                                      ;   339.5 agu2+fp5   45 k spill
        vpand ymm12, ymm13, ymm8                                        ;   342.5 fp1     45 k
        vpand ymm2, ymm2, ymm8                                          ;   342.5 fp2     45 k
        vpand ymm7, ymm7, ymm5                                          ;   338.3 fp3     45 k
        vpxor ymm2, ymm2, [rbp + 160]                                   ;   343.5 fp0+agu0   45 k
        vpand ymm4, ymm4, ymm8                                          ;   342.5 fp1     45 k
        vpand ymm13, ymm13, ymm5                                        ;   339.0 fp2     45 k
        vpor ymm15, ymm15, [rbp + 32]                                   ;   339.3 fp3+agu1   45 k
        vpxor ymm7, ymm7, ymm12                                         ;   343.5 fp0     45 k
        vpxor ymm13, ymm13, [rbp + 256]                                 ;   340.0 fp1+agu0   45 k
        vpxor ymm7, ymm7, [rbp + 32]                                    ;   344.5 fp2+agu1   45 k
        vpxor ymm12, ymm12, ymm4                                        ;   343.5 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   345.5 fp0     45 k
        vmovdqu ymm7, [rbp + 288]                                       ;   338.3 agu0    45 k reload
        vpxor ymm8, ymm9, ymm7                                          ;   345.3 fp1     45 k
        vpxor ymm9, ymm9, ymm0                                          ;   341.0 fp2     45 k
        vpxor ymm14, ymm14, ymm9                                        ;   342.0 fp3     45 k
        vpxor ymm14, ymm14, ymm2                                        ;   344.5 fp0     45 k
        vpxor ymm6, ymm6, ymm8                                          ;   346.3 fp1     45 k
        vpxor ymm4, ymm4, ymm13                                         ;   343.5 fp2     45 k
        vpxor ymm13, ymm13, [rbp + 64]                                  ;   342.3 fp3+agu1   45 k
        vpxor ymm13, ymm13, [rbp - 128]                                 ;   343.3 fp0+agu0   45 k
        vpxor ymm11, ymm11, ymm12                                       ;   344.5 fp1     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   345.3 fp2     45 k
        vmovdqu ymm7, [rbp - 96]                                        ;   342.3 agu1    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   349.3 fp3     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   350.3 fp0     45 k
        vpxor ymm2, ymm2, [rbp + 256]                                   ;   344.5 fp1+agu0   45 k
        vpxor ymm5, ymm5, ymm3                                          ;   350.3 fp2     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   346.5 fp3     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   347.5 fp0+agu1   45 k
        vpxor ymm10, ymm10, ymm2                                        ;   345.5 fp1     45 k
        vpxor ymm15, ymm15, [rbp + 96]                                  ;   346.5 fp2+agu0   45 k
        vpxor ymm11, ymm11, [rbp + 320]                                 ;   345.5 fp3+agu1   45 k
        vpxor ymm12, ymm12, [rbp + 384]                                 ;   346.5 fp0+agu0   45 k
        vpxor ymm6, ymm6, [rbp + 32]                                    ;   347.3 fp1+agu1   45 k
        vpxor ymm7, ymm7, ymm1                                          ;   351.3 fp2     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   351.3 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   352.3 fp0     45 k
        vpxor ymm0, ymm0, ymm4                                          ;   352.3 fp1     45 k
        vmovdqu ymm1, [rbp + 128]                                       ;   345.8 agu0    48 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   352.8 fp2     45 k
        vmovdqu ymm2, [rbp + 416]                                       ;   346.5 agu1    48 k reload
        vpxor ymm0, ymm0, ymm2                                          ;   353.5 fp3     45 k
        vmovdqu ymm4, [rbp - 64]                                        ;   346.8 agu0    48 k reload
        vpxor ymm14, ymm14, ymm4                                        ;   353.8 fp0     45 k
        vmovdqu ymm5, [rbp + 192]                                       ;   347.5 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   354.5 fp1     45 k
        vmovdqu ymm7, [rbp - 32]                                        ;   347.8 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   354.8 fp2     45 k
        vmovdqu [r9 + 5120], ymm0                                       ;   354.5 agu2+fp5  100 k
        vmovdqu ymm0, [rbp + 0]                                         ;   348.5 agu1    48 k reload
        vpxor ymm11, ymm11, ymm0                                        ;   355.5 fp3     45 k
        vmovdqu [r9 + 5152], ymm10                                      ;   353.8 agu2+fp5  100 k
        vmovdqu ymm8, [rbp + 352]                                       ;   348.8 agu0    48 k reload
        vpxor ymm13, ymm13, ymm8                                        ;   355.8 fp0     45 k
        vmovdqu [r9 + 5184], ymm14                                      ;   354.8 agu2+fp5  100 k
        vmovdqu [r9 + 5216], ymm3                                       ;   355.5 agu1+fp5  100 k
        vmovdqu [r9 + 5248], ymm15                                      ;   355.8 agu0+fp5  100 k
        vmovdqu [r9 + 5280], ymm11                                      ;   356.5 agu2+fp5  100 k
        vmovdqu [r9 + 5344], ymm12                                      ;   353.3 agu1+fp5  100 k
        vmovdqu [r9 + 5312], ymm13                                      ;   356.8 agu0+fp5  100 k
        vmovdqu [r9 + 5376], ymm6                                       ;   355.3 agu2+fp5  100 k
        vmovdqu [r9 + 5408], ymm2                                       ;   356.3 agu1+fp5  100 k
        vmovdqu [r9 + 5440], ymm1                                       ;   357.3 agu0+fp5  100 k
        vmovdqu [r9 + 5472], ymm4                                       ;   358.3 agu2+fp5  100 k
        vmovdqu [r9 + 5504], ymm5                                       ;   359.3 agu1+fp5  100 k
        vmovdqu [r9 + 5536], ymm7                                       ;   360.3 agu0+fp5  100 k
        vmovdqu [r9 + 5568], ymm0                                       ;   361.3 agu2+fp5  100 k
        vmovdqu [r9 + 5600], ymm8                                       ;   362.3 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 1536]                                       ;   355.3 agu0   100 k.0 reload
        vmovdqu [r9 + 1536], ymm0                                       ;   363.3 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 1568]                                       ;   355.8 agu1   100 k.1 reload
        vmovdqu [r9 + 1568], ymm1                                       ;   364.3 agu0+fp5   99 k
        vmovdqu ymm2, [r8 + 1600]                                       ;   356.8 agu1   100 k.2 reload
        vmovdqu [r9 + 1600], ymm2                                       ;   365.3 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 1632]                                       ;   357.3 agu0   100 k.3 reload
        vmovdqu [r9 + 1632], ymm3                                       ;   366.3 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 1664]                                       ;   357.8 agu1   100 k.4 reload
        vmovdqu [r9 + 1664], ymm4                                       ;   367.3 agu0+fp5   99 k
        vmovdqu ymm5, [r8 + 1696]                                       ;   358.8 agu1   100 k.5 reload
        vmovdqu [r9 + 1696], ymm5                                       ;   368.3 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 1728]                                       ;   359.3 agu0   100 k.6 reload
        vmovdqu [r9 + 1728], ymm6                                       ;   369.3 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 1760]                                       ;   359.8 agu1   100 k.7 reload
        vmovdqu [r9 + 1760], ymm7                                       ;   370.3 agu0+fp5   99 k
        vmovdqu ymm8, [r8 + 1792]                                       ;   360.8 agu1   100 k.8 reload
        vmovdqu [r9 + 1792], ymm8                                       ;   371.3 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 1824]                                       ;   361.3 agu0   100 k.9 reload
        vmovdqu [r9 + 1824], ymm9                                       ;   372.3 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 1856]                                      ;   361.8 agu1   100 k.10 reload
        vmovdqu [r9 + 1856], ymm10                                      ;   373.3 agu0+fp5   99 k
        vmovdqu ymm11, [r8 + 1888]                                      ;   362.8 agu1   100 k.11 reload
        vmovdqu [r9 + 1888], ymm11                                      ;   374.3 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 1920]                                      ;   363.3 agu0   100 k.12 reload
        vmovdqu [r9 + 1920], ymm12                                      ;   375.3 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 1952]                                      ;   363.8 agu1   100 k.13 reload
        vmovdqu [r9 + 1952], ymm13                                      ;   376.3 agu0+fp5   99 k
        vmovdqu ymm14, [r8 + 1984]                                      ;   364.8 agu1   100 k.14 reload
        vmovdqu [r9 + 1984], ymm14                                      ;   377.3 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 2016]                                      ;   365.3 agu0   100 k.15 reload
        vmovdqu [r9 + 2016], ymm15                                      ;   378.3 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   370.8 fp1     41 k
        vpand ymm3, ymm10, ymm14                                        ;   371.8 fp2     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   370.3 fp3     41 k
        vpand ymm6, ymm14, ymm15                                        ;   372.3 fp0     41 k
        vpand ymm5, ymm13, ymm10                                        ;   370.8 fp1     41 k
        vpand ymm0, ymm14, ymm7                                         ;   371.8 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   372.8 fp3     41 k
        vpand ymm0, ymm13, ymm11                                        ;   370.8 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   373.8 fp1+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   371.8 fp2     41 k
        vpand ymm13, ymm4, ymm9                                         ;   372.8 fp3     41 k
        vmovdqu [rbp + 352], ymm5                                       ;   379.3 agu0+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   372.3 fp0     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   373.3 fp1     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   374.3 fp2     41 k
        vmovdqu [rbp + 0], ymm3                                         ;   380.3 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   372.3 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   373.3 fp0     41 k
        vmovdqu [rbp - 32], ymm3                                        ;   381.3 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   372.8 fp1     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   373.8 fp2     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   374.8 fp3     41 k
        vpand ymm3, ymm10, ymm8                                         ;   373.5 fp0     41 k
        vmovdqu [rbp + 192], ymm6                                       ;   382.3 agu0+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   373.8 fp1     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   374.8 fp2     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   374.8 fp3     41 k
        vpand ymm6, ymm15, ymm11                                        ;   374.5 fp0     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   375.5 fp1     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   376.5 fp2     41 k
        vpand ymm10, ymm10, ymm15                                       ;   376.5 fp3     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   377.5 fp0+agu1   41 k
        vmovdqu [rbp - 64], ymm6                                        ;   383.3 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   375.8 fp1     41 k
        vmovdqu [rbp + 128], ymm10                                      ;   384.3 agu0+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   376.0 fp2     41 k
        vmovdqu [rbp + 416], ymm4                                       ;   385.3 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   376.3 fp3     41 k
        vpand ymm1, ymm1, ymm7                                          ;   376.5 fp0     41 k
        vmovdqu [rbp - 96], ymm3                                        ;   386.3 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   376.8 fp1     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   377.8 fp2     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   378.8 fp3     41 k
        vpand ymm3, ymm11, ymm12                                        ;   377.5 fp0     41 k
        vpand ymm10, ymm14, ymm12                                       ;   377.8 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   378.8 fp2     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   379.8 fp3     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   379.8 fp0     41 k
        vpand ymm10, ymm9, ymm8                                         ;   378.8 fp1     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   380.8 fp2     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   379.8 fp3     41 k
        vpand ymm2, ymm2, ymm12                                         ;   379.5 fp0     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   387.3 agu0+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   379.8 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   380.0 fp2     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   381.0 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   380.8 fp0     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   381.8 fp1     41 k
        vpand ymm4, ymm14, ymm8                                         ;   381.0 fp2     41 k
        vpand ymm3, ymm3, ymm11                                         ;   381.3 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   382.0 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   382.0 fp1     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   382.0 fp2     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   383.0 fp3     41 k
        vpand ymm10, ymm10, ymm8                                        ;   383.0 fp0     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   384.0 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   383.0 fp2     41 k
        vpand ymm4, ymm11, ymm14                                        ;   383.3 fp3     41 k
        vpand ymm11, ymm11, ymm7                                        ;   383.5 fp0     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   384.5 fp1     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   385.5 fp2     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   384.3 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   385.3 fp0     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   386.3 fp1     41 k
        vpxor ymm10, ymm10, [rbp - 32]                                  ;   388.3 fp2+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   387.3 fp3+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   388.3 fp0     41 k
        vmovdqu ymm11, [r8 + 1952]                                      ;   384.0 agu1   100 k.13 reload
        vmovdqu [rbp + 384], ymm10                                      ;   389.3 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   391.0 fp1     41 k
        vpand ymm7, ymm7, ymm11                                         ;   391.0 fp2     41 k
        vpand ymm15, ymm15, ymm9                                        ;   386.3 fp3     41 k
        vpxor ymm7, ymm7, [rbp - 96]                                    ;   393.3 fp0+agu0   41 k
        vpand ymm8, ymm8, ymm11                                         ;   391.0 fp1     41 k
        vpand ymm14, ymm14, ymm9                                        ;   387.0 fp2     41 k
        vpor ymm12, ymm12, [rbp + 416]                                  ;   392.3 fp3+agu1   41 k
        vpxor ymm15, ymm15, ymm10                                       ;   392.0 fp0     41 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   391.3 fp1+agu0   41 k
        vpxor ymm15, ymm15, [rbp + 416]                                 ;   393.0 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   392.0 fp3     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   394.0 fp0     41 k
        vmovdqu ymm15, [rbp + 352]                                      ;   387.0 agu0    41 k reload
        vpxor ymm11, ymm2, ymm15                                        ;   394.0 fp1     41 k
        vpxor ymm2, ymm2, ymm3                                          ;   389.3 fp2     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   390.3 fp3     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   394.3 fp0     41 k
        vpxor ymm6, ymm6, ymm11                                         ;   395.0 fp1     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   392.3 fp2     41 k
        vpxor ymm14, ymm14, [rbp + 192]                                 ;   392.3 fp3+agu1   41 k
        vpxor ymm14, ymm14, [rbp + 32]                                  ;   394.3 fp0+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   393.0 fp1     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   394.0 fp2     41 k
        vmovdqu ymm2, [r8 + 1952]                                       ;   391.3 agu1   100 k.13 reload
        vpand ymm9, ymm9, ymm2                                          ;   398.3 fp3     41 k
        vpxor ymm0, ymm0, ymm9                                          ;   399.3 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 128]                                   ;   394.3 fp1+agu0   41 k
        vpxor ymm9, ymm9, ymm4                                          ;   399.3 fp2     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   395.0 fp3     41 k
        vpxor ymm4, ymm4, [rbp - 64]                                    ;   396.0 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm7                                        ;   395.3 fp1     41 k
        vpxor ymm12, ymm12, [rbp - 32]                                  ;   395.0 fp2+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 0]                                     ;   394.0 fp3+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 384]                                 ;   396.3 fp0+agu0   41 k
        vpxor ymm6, ymm6, [rbp + 416]                                   ;   396.0 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm9                                          ;   400.3 fp2     41 k
        vpxor ymm2, ymm2, ymm0                                          ;   400.3 fp3     41 k
        vpxor ymm12, ymm12, ymm2                                        ;   401.3 fp0     41 k
        vpxor ymm3, ymm3, ymm8                                          ;   401.3 fp1     41 k
        vmovdqu ymm0, [r8 + 1664]                                       ;   395.0 agu0    41 k
        vmovdqu ymm2, [r8 + 1536]                                       ;   395.5 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   402.5 fp2     41 k
        vmovdqu ymm7, [r8 + 1696]                                       ;   396.0 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   403.0 fp3     41 k
        vmovdqu ymm8, [r8 + 1728]                                       ;   396.5 agu1    41 k
        vmovdqu ymm9, [r8 + 1568]                                       ;   397.0 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   404.0 fp0     41 k
        vmovdqu ymm11, [r8 + 1632]                                      ;   397.5 agu1    41 k
        vpand ymm11, ymm11, ymm2                                        ;   404.5 fp1     41 k
        vmovdqu ymm15, [r8 + 1664]                                      ;   398.0 agu0    41 k
        vpand ymm15, ymm15, [r8 + 1632]                                 ;   405.0 fp2+agu1   41 k
        vmovdqu [rbp + 416], ymm6                                       ;   397.0 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 1728]                                       ;   399.0 agu0    41 k
        vpand ymm6, ymm6, [r8 + 1632]                                   ;   406.0 fp3+agu1   41 k
        vmovdqu [rbp + 384], ymm10                                      ;   397.8 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 1696]                                      ;   400.0 agu0    41 k
        vpand ymm10, ymm10, [r8 + 1600]                                 ;   407.0 fp0+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   408.0 fp1     41 k
        vpand ymm10, ymm10, ymm9                                        ;   408.0 fp2     41 k
        vmovdqu [rbp + 0], ymm14                                        ;   399.3 agu2+fp5   41 k spill
        vpxor ymm14, ymm11, ymm9                                        ;   405.5 fp3     41 k
        vmovdqu [rbp - 32], ymm5                                        ;   400.3 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 1728]                                   ;   404.0 fp0+agu0   41 k
        vmovdqu [rbp - 64], ymm12                                       ;   402.3 agu2+fp5   41 k spill
        vpxor ymm12, ymm14, [r8 + 1664]                                 ;   406.5 fp1+agu1   41 k
        vpand ymm12, ymm12, [r8 + 1728]                                 ;   407.5 fp2+agu0   41 k
        vpxor ymm11, ymm11, ymm12                                       ;   408.5 fp3     41 k
        vmovdqu [rbp + 128], ymm4                                       ;   402.3 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   406.0 fp0     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   409.0 fp1     41 k
        vpand ymm4, ymm4, [r8 + 1696]                                   ;   407.0 fp2+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   409.0 fp3     41 k
        vmovdqu [rbp + 352], ymm1                                       ;   404.0 agu0+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 1696]                                   ;   404.2 fp0+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   405.2 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   406.2 fp2+agu0   41 k
        vmovdqu [rbp + 32], ymm13                                       ;   405.0 agu2+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 1632]                                  ;   405.2 fp3+agu1   41 k
        vmovdqu [rbp + 192], ymm3                                       ;   406.0 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   405.3 fp0     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   406.3 fp1     41 k
        vmovdqu [rbp - 96], ymm8                                        ;   410.0 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 1728]                                       ;   406.2 agu1    41 k
        vpand ymm8, ymm8, [r8 + 1600]                                   ;   413.2 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   414.2 fp3     41 k
        vmovdqu [rbp + 320], ymm12                                      ;   408.5 agu2+fp5   41 k spill
        vpand ymm12, ymm15, [r8 + 1600]                                 ;   410.0 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm12                                       ;   411.0 fp1     41 k
        vmovdqu ymm12, [r8 + 1632]                                      ;   408.0 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm12                                       ;   415.0 fp2     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   410.0 fp3     41 k
        vmovdqu [rbp + 96], ymm13                                       ;   416.0 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 1600]                                  ;   415.2 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   416.2 fp1     41 k
        vpand ymm3, ymm3, [r8 + 1664]                                   ;   415.2 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   417.2 fp3     41 k
        vpand ymm14, ymm14, [r8 + 1600]                                 ;   409.2 fp0+agu1   41 k
        vmovdqu [rbp + 224], ymm13                                      ;   418.2 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 1664]                                  ;   410.0 fp1+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   411.0 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   416.2 fp3     41 k
        vpand ymm4, ymm15, ymm2                                         ;   411.0 fp0     41 k
        vpand ymm15, ymm15, [r8 + 1664]                                 ;   411.0 fp1+agu1   41 k
        vpand ymm13, ymm13, [r8 + 1696]                                 ;   411.0 fp2+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   412.0 fp3     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   414.2 fp0     41 k
        vmovdqu [rbp + 256], ymm11                                      ;   411.2 agu2+fp5   41 k spill
        vpand ymm11, ymm9, ymm12                                        ;   415.0 fp1     41 k
        vpxor ymm13, ymm13, ymm11                                       ;   416.0 fp2     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   417.0 fp3     41 k
        vmovdqu ymm13, [r8 + 1664]                                      ;   411.8 agu1   100 k.4 reload
        vmovdqu [rbp + 288], ymm4                                       ;   418.0 agu0+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   418.8 fp0     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   419.8 fp1     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   420.8 fp2     41 k
        vpxor ymm0, ymm0, ymm11                                         ;   416.0 fp3     41 k
        vmovdqu ymm11, [r8 + 1728]                                      ;   415.0 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm11                                         ;   422.0 fp0     41 k
        vpxor ymm4, ymm4, [r8 + 1600]                                   ;   420.8 fp1+agu0   41 k
        vpand ymm9, ymm9, ymm2                                          ;   423.0 fp2     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   424.0 fp3     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   425.0 fp0     41 k
        vpand ymm5, ymm12, ymm4                                         ;   421.8 fp1     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   421.8 fp2     41 k
        vpxor ymm5, ymm5, [r8 + 1696]                                   ;   422.8 fp3+agu1   41 k
        vpxor ymm1, ymm1, [r8 + 1600]                                   ;   417.2 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm12                                         ;   417.3 fp1     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   421.8 fp2     41 k
        vpand ymm6, ymm6, ymm8                                          ;   418.3 fp3     41 k
        vpand ymm14, ymm1, ymm13                                        ;   418.8 fp0     41 k
        vpand ymm8, ymm8, [r8 + 1696]                                   ;   418.3 fp1+agu1   41 k
        vpxor ymm10, ymm10, ymm5                                        ;   423.8 fp2     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   424.0 fp3     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   425.0 fp0     41 k
        vmovdqu ymm5, [r8 + 1600]                                       ;   418.8 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   425.8 fp1     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   419.5 fp2+agu1   41 k
        vpand ymm1, ymm1, ymm2                                          ;   419.7 fp3     41 k
        vpxor ymm1, ymm1, ymm11                                         ;   422.0 fp0     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   426.0 fp1     41 k
        vmovdqu ymm15, [r8 + 1696]                                      ;   420.8 agu0   100 k.5 reload
        vpand ymm13, ymm11, ymm15                                       ;   427.8 fp2     41 k
        vpxor ymm3, ymm3, [rbp + 320]                                   ;   422.8 fp3+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   426.0 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   428.8 fp1     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   422.2 fp2     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   428.8 fp3+agu1   41 k
        vpand ymm0, ymm0, ymm11                                         ;   429.8 fp0     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   427.0 fp1     41 k
        vpxor ymm6, ymm6, ymm1                                          ;   427.0 fp2     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   430.8 fp3+agu0   41 k
        vpxor ymm13, ymm13, [rbp - 96]                                  ;   429.8 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   430.8 fp1     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   431.8 fp2     41 k
        vmovdqu ymm0, [rel misty1_expand_compact.T0_constants256]       ;   424.2 agu0    41 k reload
        vpxor ymm10, ymm10, ymm0                                        ;   431.8 fp3     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   425.0 fp0+agu1   41 k
        vpxor ymm14, ymm14, ymm0                                        ;   432.8 fp1     41 k
        vpxor ymm2, ymm2, [rbp + 192]                                   ;   425.3 fp2+agu0   41 k
        vpxor ymm1, ymm2, [rbp + 288]                                   ;   426.3 fp3+agu1   41 k
        vmovdqu ymm4, [rbp + 32]                                        ;   426.3 agu0    41 k
        vpxor ymm4, ymm4, [r8 + 1568]                                   ;   433.3 fp0+agu1   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   434.3 fp1     41 k
        vpxor ymm5, ymm5, [rbp + 352]                                   ;   427.3 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   428.3 fp3     41 k
        vpxor ymm12, ymm12, [rbp + 128]                                 ;   428.0 fp0+agu1   41 k
        vpxor ymm14, ymm14, ymm12                                       ;   433.8 fp1     41 k
        vpxor ymm15, ymm15, [rbp - 32]                                  ;   428.3 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   429.3 fp3     41 k
        vmovdqu ymm8, [rbp - 64]                                        ;   429.0 agu1    41 k
        vpxor ymm8, ymm8, [r8 + 1664]                                   ;   436.0 fp0+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   437.0 fp1     41 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   430.0 fp2+agu1   41 k
        vpxor ymm7, ymm7, ymm11                                         ;   431.0 fp3     41 k
        vmovdqu ymm13, [r8 + 2336]                                      ;   430.3 agu0   100 k.9 reload
        vpxor ymm1, ymm1, ymm13                                         ;   437.3 fp0     48 k
        vpxor ymm6, ymm6, [r8 + 2368]                                   ;   435.3 fp1+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 2400]                                   ;   431.3 fp2+agu0   48 k
        vpxor ymm14, ymm14, [r8 + 2432]                                 ;   434.8 fp3+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 2464]                                 ;   438.0 fp0+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 2496]                                   ;   433.0 fp1+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 2528]                                   ;   433.3 fp2+agu0   48 k
        vpxor ymm2, ymm2, [r8 + 2048]                                   ;   434.0 fp3+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 2080]                                   ;   434.3 fp0+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 2112]                                   ;   435.0 fp1+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 2144]                                 ;   435.3 fp2+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 2176]                                   ;   437.0 fp3+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 2208]                                 ;   436.3 fp0+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 2240]                                 ;   437.0 fp1+agu1   48 k
        vmovdqu ymm13, [rbp + 384]                                      ;   437.3 agu0    48 k
        vpxor ymm13, ymm13, [r8 + 2272]                                 ;   444.3 fp2+agu1   48 k
        vmovdqu [rbp + 384], ymm7                                       ;   434.3 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 416]                                       ;   438.3 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 2304]                                   ;   445.3 fp3+agu1   48 k
        vmovdqu [rbp + 416], ymm9                                       ;   435.0 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm11                                         ;   438.0 fp0     45 k
        vmovdqu [rbp + 0], ymm10                                        ;   439.0 agu2+fp5   48 k spill
        vpand ymm10, ymm12, ymm13                                       ;   445.3 fp1     45 k
        vmovdqu [rbp - 64], ymm14                                       ;   437.0 agu2+fp5   48 k spill
        vpxor ymm14, ymm4, ymm15                                        ;   437.3 fp2     45 k
        vmovdqu [rbp - 32], ymm3                                        ;   438.0 agu2+fp5   48 k spill
        vpand ymm3, ymm12, ymm11                                        ;   438.0 fp3     45 k
        vmovdqu [rbp + 128], ymm6                                       ;   439.0 agu2+fp5   48 k spill
        vpand ymm6, ymm13, ymm7                                         ;   446.3 fp0     45 k
        vmovdqu [rbp + 352], ymm1                                       ;   440.0 agu0+fp5   48 k spill
        vpand ymm1, ymm2, ymm13                                         ;   445.3 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   446.3 fp2     45 k
        vpand ymm1, ymm11, ymm8                                         ;   438.0 fp3     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   447.3 fp0     45 k
        vmovdqu [rbp + 32], ymm3                                        ;   448.3 agu1+fp5   45 k spill
        vpxor ymm3, ymm9, ymm12                                         ;   439.0 fp1     45 k
        vmovdqu [rbp + 288], ymm10                                      ;   446.3 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   440.0 fp2     45 k
        vmovdqu [rbp + 192], ymm11                                      ;   443.0 agu0+fp5   48 k spill
        vpand ymm11, ymm2, ymm7                                         ;   446.3 fp3     45 k
        vpxor ymm11, ymm11, ymm13                                       ;   447.3 fp0     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   448.3 fp1     45 k
        vpand ymm0, ymm12, ymm5                                         ;   439.7 fp2     45 k
        vpxor ymm0, ymm0, ymm14                                         ;   440.7 fp3     45 k
        vmovdqu [rbp + 96], ymm0                                        ;   444.0 agu1+fp5   45 k spill
        vpand ymm0, ymm12, ymm2                                         ;   440.2 fp0     45 k
        vpxor ymm1, ymm1, ymm0                                          ;   441.2 fp1     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   447.3 fp2     45 k
        vpand ymm0, ymm12, ymm4                                         ;   441.2 fp3     45 k
        vmovdqu [rbp - 96], ymm6                                        ;   447.3 agu2+fp5   45 k spill
        vpand ymm6, ymm12, ymm8                                         ;   443.0 fp0     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   444.0 fp1     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   448.3 fp2     45 k
        vpand ymm6, ymm8, ymm7                                          ;   446.3 fp3     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   447.3 fp0     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   449.3 fp1     45 k
        vpand ymm12, ymm12, ymm7                                        ;   448.3 fp2     45 k
        vpxor ymm12, ymm12, [rel misty1_expand_compact.T0_constants256] ;   449.3 fp3+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   447.3 agu1+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   446.5 fp0     45 k
        vmovdqu [rbp + 256], ymm12                                      ;   450.3 agu2+fp5   45 k spill
        vpor ymm12, ymm3, ymm7                                          ;   446.8 fp1     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   448.3 agu0+fp5   45 k spill
        vpand ymm3, ymm14, ymm8                                         ;   447.2 fp2     45 k
        vpand ymm14, ymm14, ymm2                                        ;   447.3 fp3     45 k
        vmovdqu [rbp - 128], ymm0                                       ;   449.3 agu1+fp5   45 k spill
        vpand ymm0, ymm5, ymm15                                         ;   447.7 fp0     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   448.7 fp1     45 k
        vpxor ymm6, ymm6, ymm12                                         ;   449.7 fp2     45 k
        vpand ymm0, ymm8, ymm15                                         ;   448.3 fp3     45 k
        vpand ymm12, ymm13, ymm15                                       ;   448.7 fp0     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   449.7 fp1     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   450.7 fp2     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   450.7 fp3     45 k
        vpand ymm12, ymm5, ymm4                                         ;   449.7 fp0     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   451.7 fp1     45 k
        vpxor ymm12, ymm12, ymm2                                        ;   450.7 fp2     45 k
        vpand ymm9, ymm9, ymm15                                         ;   450.3 fp3     45 k
        vmovdqu [rbp + 64], ymm3                                        ;   452.7 agu2+fp5   45 k spill
        vpxor ymm3, ymm0, ymm7                                          ;   450.7 fp0     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   450.8 fp1     45 k
        vpxor ymm11, ymm11, ymm0                                        ;   451.8 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   451.7 fp3     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   452.7 fp0     45 k
        vpand ymm3, ymm13, ymm4                                         ;   451.8 fp1     45 k
        vpand ymm0, ymm0, ymm8                                          ;   452.2 fp2     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   452.8 fp3     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   452.8 fp0     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   452.8 fp1     45 k
        vpxor ymm9, ymm9, ymm12                                         ;   453.8 fp2     45 k
        vpand ymm12, ymm12, ymm4                                        ;   453.8 fp3     45 k
        vpxor ymm9, ymm9, ymm8                                          ;   454.8 fp0     45 k
        vpxor ymm0, ymm0, ymm3                                          ;   453.8 fp1     45 k
        vpand ymm3, ymm8, ymm13                                         ;   454.2 fp2     45 k
        vpand ymm8, ymm8, ymm2                                          ;   454.3 fp3     45 k
        vpxor ymm3, ymm3, ymm8                                          ;   455.3 fp0     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   456.3 fp1     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   455.2 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   456.2 fp3     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   457.2 fp0     45 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   457.3 fp1+agu0   45 k
        vpxor ymm8, ymm8, [rbp + 288]                                   ;   456.2 fp2+agu1   45 k
        vpxor ymm0, ymm0, ymm8                                          ;   457.2 fp3     45 k
        vmovdqu ymm8, [rbp + 192]                                       ;   454.3 agu0    48 k reload
        vmovdqu [rbp + 160], ymm12                                      ;   458.3 agu2+fp5   45 k spill
        vpand ymm12, ymm13, ymm8                                        ;   461.3 fp0     45 k
        vpand ymm2, ymm2, ymm8                                          ;   461.3 fp1     45 k
        vpand ymm7, ymm7, ymm5                                          ;   457.2 fp2     45 k
        vpxor ymm2, ymm2, [rbp - 128]                                   ;   462.3 fp3+agu1   45 k
        vpand ymm4, ymm4, ymm8                                          ;   461.3 fp0     45 k
        vpand ymm13, ymm13, ymm5                                        ;   457.8 fp1     45 k
        vpor ymm15, ymm15, [rbp + 320]                                  ;   458.2 fp2+agu0   45 k
        vpxor ymm7, ymm7, ymm12                                         ;   462.3 fp3     45 k
        vpxor ymm13, ymm13, [rbp + 256]                                 ;   458.8 fp0+agu1   45 k
        vpxor ymm7, ymm7, [rbp + 320]                                   ;   463.3 fp1+agu0   45 k
        vpxor ymm12, ymm12, ymm4                                        ;   462.3 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   464.3 fp3     45 k
        vmovdqu ymm7, [rbp + 32]                                        ;   457.2 agu1    45 k reload
        vpxor ymm8, ymm9, ymm7                                          ;   464.2 fp0     45 k
        vpxor ymm9, ymm9, ymm0                                          ;   459.8 fp1     45 k
        vpxor ymm14, ymm14, ymm9                                        ;   460.8 fp2     45 k
        vpxor ymm14, ymm14, ymm2                                        ;   463.3 fp3     45 k
        vpxor ymm6, ymm6, ymm8                                          ;   465.2 fp0     45 k
        vpxor ymm4, ymm4, ymm13                                         ;   462.3 fp1     45 k
        vpxor ymm13, ymm13, [rbp - 96]                                  ;   461.2 fp2+agu0   45 k
        vpxor ymm13, ymm13, [rbp + 64]                                  ;   462.2 fp3+agu1   45 k
        vpxor ymm11, ymm11, ymm12                                       ;   463.3 fp0     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   464.2 fp1     45 k
        vmovdqu ymm7, [rbp + 192]                                       ;   461.2 agu0    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   468.2 fp2     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   469.2 fp3     45 k
        vpxor ymm2, ymm2, [rbp + 256]                                   ;   463.3 fp0+agu1   45 k
        vpxor ymm5, ymm5, ymm3                                          ;   469.2 fp1     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   465.3 fp2     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   466.3 fp3+agu0   45 k
        vpxor ymm10, ymm10, ymm2                                        ;   464.3 fp0     45 k
        vpxor ymm15, ymm15, [rbp + 96]                                  ;   465.3 fp1+agu1   45 k
        vpxor ymm11, ymm11, [rbp + 288]                                 ;   464.3 fp2+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 160]                                 ;   465.3 fp3+agu1   45 k
        vpxor ymm6, ymm6, [rbp + 320]                                   ;   466.2 fp0+agu0   45 k
        vpxor ymm7, ymm7, ymm1                                          ;   470.2 fp1     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   470.2 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   471.2 fp3     45 k
        vpxor ymm0, ymm0, ymm4                                          ;   471.2 fp0     45 k
        vmovdqu ymm1, [rbp + 128]                                       ;   464.7 agu1    48 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   471.7 fp1     45 k
        vmovdqu ymm2, [rbp + 352]                                       ;   465.3 agu0    48 k reload
        vpxor ymm0, ymm0, ymm2                                          ;   472.3 fp2     45 k
        vmovdqu ymm4, [rbp - 32]                                        ;   465.7 agu1    48 k reload
        vpxor ymm14, ymm14, ymm4                                        ;   472.7 fp3     45 k
        vmovdqu ymm5, [rbp - 64]                                        ;   466.3 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   473.3 fp0     45 k
        vmovdqu ymm7, [rbp + 0]                                         ;   466.7 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   473.7 fp1     45 k
        vmovdqu [r9 + 5632], ymm0                                       ;   473.3 agu2+fp5  100 k
        vmovdqu ymm0, [rbp + 416]                                       ;   467.3 agu0    48 k reload
        vpxor ymm11, ymm11, ymm0                                        ;   474.3 fp2     45 k
        vmovdqu [r9 + 5664], ymm10                                      ;   472.7 agu2+fp5  100 k
        vmovdqu ymm8, [rbp + 384]                                       ;   467.7 agu1    48 k reload
        vpxor ymm13, ymm13, ymm8                                        ;   474.7 fp3     45 k
        vmovdqu [r9 + 5696], ymm14                                      ;   473.7 agu2+fp5  100 k
        vmovdqu [r9 + 5728], ymm3                                       ;   474.3 agu0+fp5  100 k
        vmovdqu [r9 + 5760], ymm15                                      ;   474.7 agu1+fp5  100 k
        vmovdqu [r9 + 5792], ymm11                                      ;   475.3 agu2+fp5  100 k
        vmovdqu [r9 + 5856], ymm12                                      ;   472.2 agu0+fp5  100 k
        vmovdqu [r9 + 5824], ymm13                                      ;   475.7 agu1+fp5  100 k
        vmovdqu [r9 + 5888], ymm6                                       ;   474.2 agu2+fp5  100 k
        vmovdqu [r9 + 5920], ymm2                                       ;   475.2 agu0+fp5  100 k
        vmovdqu [r9 + 5952], ymm1                                       ;   476.2 agu1+fp5  100 k
        vmovdqu [r9 + 5984], ymm4                                       ;   477.2 agu2+fp5  100 k
        vmovdqu [r9 + 6016], ymm5                                       ;   478.2 agu0+fp5  100 k
        vmovdqu [r9 + 6048], ymm7                                       ;   479.2 agu1+fp5  100 k
        vmovdqu [r9 + 6080], ymm0                                       ;   480.2 agu2+fp5  100 k
        vmovdqu [r9 + 6112], ymm8                                       ;   481.2 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 2048]                                       ;   474.2 agu1   100 k.0 reload
        vmovdqu [r9 + 2048], ymm0                                       ;   482.2 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 2080]                                       ;   474.7 agu0   100 k.1 reload
        vmovdqu [r9 + 2080], ymm1                                       ;   483.2 agu1+fp5   99 k
        vmovdqu ymm2, [r8 + 2112]                                       ;   475.7 agu0   100 k.2 reload
        vmovdqu [r9 + 2112], ymm2                                       ;   484.2 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 2144]                                       ;   476.2 agu1   100 k.3 reload
        vmovdqu [r9 + 2144], ymm3                                       ;   485.2 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 2176]                                       ;   476.7 agu0   100 k.4 reload
        vmovdqu [r9 + 2176], ymm4                                       ;   486.2 agu1+fp5   99 k
        vmovdqu ymm5, [r8 + 2208]                                       ;   477.7 agu0   100 k.5 reload
        vmovdqu [r9 + 2208], ymm5                                       ;   487.2 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 2240]                                       ;   478.2 agu1   100 k.6 reload
        vmovdqu [r9 + 2240], ymm6                                       ;   488.2 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 2272]                                       ;   478.7 agu0   100 k.7 reload
        vmovdqu [r9 + 2272], ymm7                                       ;   489.2 agu1+fp5   99 k
        vmovdqu ymm8, [r8 + 2304]                                       ;   479.7 agu0   100 k.8 reload
        vmovdqu [r9 + 2304], ymm8                                       ;   490.2 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 2336]                                       ;   480.2 agu1   100 k.9 reload
        vmovdqu [r9 + 2336], ymm9                                       ;   491.2 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 2368]                                      ;   480.7 agu0   100 k.10 reload
        vmovdqu [r9 + 2368], ymm10                                      ;   492.2 agu1+fp5   99 k
        vmovdqu ymm11, [r8 + 2400]                                      ;   481.7 agu0   100 k.11 reload
        vmovdqu [r9 + 2400], ymm11                                      ;   493.2 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 2432]                                      ;   482.2 agu1   100 k.12 reload
        vmovdqu [r9 + 2432], ymm12                                      ;   494.2 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 2464]                                      ;   482.7 agu0   100 k.13 reload
        vmovdqu [r9 + 2464], ymm13                                      ;   495.2 agu1+fp5   99 k
        vmovdqu ymm14, [r8 + 2496]                                      ;   483.7 agu0   100 k.14 reload
        vmovdqu [r9 + 2496], ymm14                                      ;   496.2 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 2528]                                      ;   484.2 agu1   100 k.15 reload
        vmovdqu [r9 + 2528], ymm15                                      ;   497.2 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   489.7 fp0     41 k
        vpand ymm3, ymm10, ymm14                                        ;   490.7 fp1     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   489.2 fp2     41 k
        vpand ymm6, ymm14, ymm15                                        ;   491.2 fp3     41 k
        vpand ymm5, ymm13, ymm10                                        ;   489.7 fp0     41 k
        vpand ymm0, ymm14, ymm7                                         ;   490.7 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   491.7 fp2     41 k
        vpand ymm0, ymm13, ymm11                                        ;   489.7 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   492.7 fp0+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   490.7 fp1     41 k
        vpand ymm13, ymm4, ymm9                                         ;   491.7 fp2     41 k
        vmovdqu [rbp + 384], ymm5                                       ;   498.2 agu1+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   491.2 fp3     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   492.2 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   493.2 fp1     41 k
        vmovdqu [rbp + 416], ymm3                                       ;   499.2 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   491.2 fp2     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   492.2 fp3     41 k
        vmovdqu [rbp + 0], ymm3                                         ;   500.2 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   491.7 fp0     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   492.7 fp1     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   493.7 fp2     41 k
        vpand ymm3, ymm10, ymm8                                         ;   492.3 fp3     41 k
        vmovdqu [rbp - 64], ymm6                                        ;   501.2 agu1+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   492.7 fp0     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   493.7 fp1     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   493.7 fp2     41 k
        vpand ymm6, ymm15, ymm11                                        ;   493.3 fp3     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   494.3 fp0     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   495.3 fp1     41 k
        vpand ymm10, ymm10, ymm15                                       ;   495.3 fp2     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   496.3 fp3+agu0   41 k
        vmovdqu [rbp - 32], ymm6                                        ;   502.2 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   494.7 fp0     41 k
        vmovdqu [rbp + 128], ymm10                                      ;   503.2 agu1+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   494.8 fp1     41 k
        vmovdqu [rbp + 352], ymm4                                       ;   504.2 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   495.2 fp2     41 k
        vpand ymm1, ymm1, ymm7                                          ;   495.3 fp3     41 k
        vmovdqu [rbp + 192], ymm3                                       ;   505.2 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   495.7 fp0     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   496.7 fp1     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   497.7 fp2     41 k
        vpand ymm3, ymm11, ymm12                                        ;   496.3 fp3     41 k
        vpand ymm10, ymm14, ymm12                                       ;   496.7 fp0     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   497.7 fp1     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   498.7 fp2     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   498.7 fp3     41 k
        vpand ymm10, ymm9, ymm8                                         ;   497.7 fp0     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   499.7 fp1     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   498.7 fp2     41 k
        vpand ymm2, ymm2, ymm12                                         ;   498.3 fp3     41 k
        vmovdqu [rbp + 320], ymm4                                       ;   506.2 agu1+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   498.7 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   498.8 fp1     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   499.8 fp2     41 k
        vpand ymm4, ymm4, ymm12                                         ;   499.7 fp3     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   500.7 fp0     41 k
        vpand ymm4, ymm14, ymm8                                         ;   499.8 fp1     41 k
        vpand ymm3, ymm3, ymm11                                         ;   500.2 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   500.8 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   500.8 fp0     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   500.8 fp1     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   501.8 fp2     41 k
        vpand ymm10, ymm10, ymm8                                        ;   501.8 fp3     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   502.8 fp0     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   501.8 fp1     41 k
        vpand ymm4, ymm11, ymm14                                        ;   502.2 fp2     41 k
        vpand ymm11, ymm11, ymm7                                        ;   502.3 fp3     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   503.3 fp0     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   504.3 fp1     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   503.2 fp2     41 k
        vpand ymm4, ymm4, ymm12                                         ;   504.2 fp3     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   505.2 fp0     41 k
        vpxor ymm10, ymm10, [rbp + 0]                                   ;   507.2 fp1+agu0   41 k
        vpxor ymm11, ymm11, [rbp + 416]                                 ;   506.2 fp2+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   507.2 fp3     41 k
        vmovdqu ymm11, [r8 + 2464]                                      ;   502.8 agu0   100 k.13 reload
        vmovdqu [rbp + 160], ymm10                                      ;   508.2 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   509.8 fp0     41 k
        vpand ymm7, ymm7, ymm11                                         ;   509.8 fp1     41 k
        vpand ymm15, ymm15, ymm9                                        ;   505.2 fp2     41 k
        vpxor ymm7, ymm7, [rbp + 192]                                   ;   512.2 fp3+agu1   41 k
        vpand ymm8, ymm8, ymm11                                         ;   509.8 fp0     41 k
        vpand ymm14, ymm14, ymm9                                        ;   505.8 fp1     41 k
        vpor ymm12, ymm12, [rbp + 352]                                  ;   511.2 fp2+agu0   41 k
        vpxor ymm15, ymm15, ymm10                                       ;   510.8 fp3     41 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   510.2 fp0+agu1   41 k
        vpxor ymm15, ymm15, [rbp + 352]                                 ;   511.8 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   510.8 fp2     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   512.8 fp3     41 k
        vmovdqu ymm15, [rbp + 384]                                      ;   505.8 agu1    41 k reload
        vpxor ymm11, ymm2, ymm15                                        ;   512.8 fp0     41 k
        vpxor ymm2, ymm2, ymm3                                          ;   508.2 fp1     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   509.2 fp2     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   513.2 fp3     41 k
        vpxor ymm6, ymm6, ymm11                                         ;   513.8 fp0     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   511.2 fp1     41 k
        vpxor ymm14, ymm14, [rbp - 64]                                  ;   511.2 fp2+agu0   41 k
        vpxor ymm14, ymm14, [rbp + 320]                                 ;   513.2 fp3+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   511.8 fp0     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   512.8 fp1     41 k
        vmovdqu ymm2, [r8 + 2464]                                       ;   510.2 agu0   100 k.13 reload
        vpand ymm9, ymm9, ymm2                                          ;   517.2 fp2     41 k
        vpxor ymm0, ymm0, ymm9                                          ;   518.2 fp3     41 k
        vpxor ymm7, ymm7, [rbp + 128]                                   ;   513.2 fp0+agu1   41 k
        vpxor ymm9, ymm9, ymm4                                          ;   518.2 fp1     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   513.8 fp2     41 k
        vpxor ymm4, ymm4, [rbp - 32]                                    ;   514.8 fp3+agu0   41 k
        vpxor ymm13, ymm13, ymm7                                        ;   514.2 fp0     41 k
        vpxor ymm12, ymm12, [rbp + 0]                                   ;   513.8 fp1+agu1   41 k
        vpxor ymm5, ymm5, [rbp + 416]                                   ;   512.8 fp2+agu0   41 k
        vpxor ymm10, ymm10, [rbp + 160]                                 ;   515.2 fp3+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 352]                                   ;   514.8 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm9                                          ;   519.2 fp1     41 k
        vpxor ymm2, ymm2, ymm0                                          ;   519.2 fp2     41 k
        vpxor ymm12, ymm12, ymm2                                        ;   520.2 fp3     41 k
        vpxor ymm3, ymm3, ymm8                                          ;   520.2 fp0     41 k
        vmovdqu ymm0, [r8 + 2176]                                       ;   513.8 agu1    41 k
        vmovdqu ymm2, [r8 + 2048]                                       ;   514.3 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   521.3 fp1     41 k
        vmovdqu ymm7, [r8 + 2208]                                       ;   514.8 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   521.8 fp2     41 k
        vmovdqu ymm8, [r8 + 2240]                                       ;   515.3 agu0    41 k
        vmovdqu ymm9, [r8 + 2080]                                       ;   515.8 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   522.8 fp3     41 k
        vmovdqu ymm11, [r8 + 2144]                                      ;   516.3 agu0    41 k
        vpand ymm11, ymm11, ymm2                                        ;   523.3 fp0     41 k
        vmovdqu ymm15, [r8 + 2176]                                      ;   516.8 agu1    41 k
        vpand ymm15, ymm15, [r8 + 2144]                                 ;   523.8 fp1+agu0   41 k
        vmovdqu [rbp + 352], ymm6                                       ;   515.8 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 2240]                                       ;   517.8 agu1    41 k
        vpand ymm6, ymm6, [r8 + 2144]                                   ;   524.8 fp2+agu0   41 k
        vmovdqu [rbp + 160], ymm10                                      ;   516.7 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 2208]                                      ;   518.8 agu1    41 k
        vpand ymm10, ymm10, [r8 + 2112]                                 ;   525.8 fp3+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   526.8 fp0     41 k
        vpand ymm10, ymm10, ymm9                                        ;   526.8 fp1     41 k
        vmovdqu [rbp + 416], ymm14                                      ;   518.2 agu2+fp5   41 k spill
        vpxor ymm14, ymm11, ymm9                                        ;   524.3 fp2     41 k
        vmovdqu [rbp + 0], ymm5                                         ;   519.2 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 2240]                                   ;   522.8 fp3+agu1   41 k
        vmovdqu [rbp - 32], ymm12                                       ;   521.2 agu2+fp5   41 k spill
        vpxor ymm12, ymm14, [r8 + 2176]                                 ;   525.3 fp0+agu0   41 k
        vpand ymm12, ymm12, [r8 + 2240]                                 ;   526.3 fp1+agu1   41 k
        vpxor ymm11, ymm11, ymm12                                       ;   527.3 fp2     41 k
        vmovdqu [rbp + 128], ymm4                                       ;   521.2 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   524.8 fp3     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   527.8 fp0     41 k
        vpand ymm4, ymm4, [r8 + 2208]                                   ;   525.8 fp1+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   527.8 fp2     41 k
        vmovdqu [rbp + 384], ymm1                                       ;   522.8 agu1+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 2208]                                   ;   523.0 fp3+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   524.0 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   525.0 fp1+agu1   41 k
        vmovdqu [rbp + 320], ymm13                                      ;   523.8 agu2+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 2144]                                  ;   524.0 fp2+agu0   41 k
        vmovdqu [rbp - 64], ymm3                                        ;   524.8 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   524.2 fp3     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   525.2 fp0     41 k
        vmovdqu [rbp + 192], ymm8                                       ;   528.8 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 2240]                                       ;   525.0 agu0    41 k
        vpand ymm8, ymm8, [r8 + 2112]                                   ;   532.0 fp1+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   533.0 fp2     41 k
        vmovdqu [rbp + 288], ymm12                                      ;   527.3 agu2+fp5   41 k spill
        vpand ymm12, ymm15, [r8 + 2112]                                 ;   528.8 fp3+agu0   41 k
        vpxor ymm13, ymm13, ymm12                                       ;   529.8 fp0     41 k
        vmovdqu ymm12, [r8 + 2144]                                      ;   526.8 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm12                                       ;   533.8 fp1     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   528.8 fp2     41 k
        vmovdqu [rbp + 96], ymm13                                       ;   534.8 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 2112]                                  ;   534.0 fp3+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   535.0 fp0     41 k
        vpand ymm3, ymm3, [r8 + 2176]                                   ;   534.0 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   536.0 fp2     41 k
        vpand ymm14, ymm14, [r8 + 2112]                                 ;   528.0 fp3+agu0   41 k
        vmovdqu [rbp + 224], ymm13                                      ;   537.0 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 2176]                                  ;   528.8 fp0+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   529.8 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   535.0 fp2     41 k
        vpand ymm4, ymm15, ymm2                                         ;   529.8 fp3     41 k
        vpand ymm15, ymm15, [r8 + 2176]                                 ;   529.8 fp0+agu0   41 k
        vpand ymm13, ymm13, [r8 + 2208]                                 ;   529.8 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   530.8 fp2     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   533.0 fp3     41 k
        vmovdqu [rbp + 256], ymm11                                      ;   530.0 agu2+fp5   41 k spill
        vpand ymm11, ymm9, ymm12                                        ;   533.8 fp0     41 k
        vpxor ymm13, ymm13, ymm11                                       ;   534.8 fp1     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   535.8 fp2     41 k
        vmovdqu ymm13, [r8 + 2176]                                      ;   530.7 agu0   100 k.4 reload
        vmovdqu [rbp + 32], ymm4                                        ;   536.8 agu1+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   537.7 fp3     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   538.7 fp0     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   539.7 fp1     41 k
        vpxor ymm0, ymm0, ymm11                                         ;   534.8 fp2     41 k
        vmovdqu ymm11, [r8 + 2240]                                      ;   533.8 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm11                                         ;   540.8 fp3     41 k
        vpxor ymm4, ymm4, [r8 + 2112]                                   ;   539.7 fp0+agu1   41 k
        vpand ymm9, ymm9, ymm2                                          ;   541.8 fp1     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   542.8 fp2     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   543.8 fp3     41 k
        vpand ymm5, ymm12, ymm4                                         ;   540.7 fp0     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   540.7 fp1     41 k
        vpxor ymm5, ymm5, [r8 + 2208]                                   ;   541.7 fp2+agu0   41 k
        vpxor ymm1, ymm1, [r8 + 2112]                                   ;   536.0 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm12                                         ;   536.2 fp0     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   540.7 fp1     41 k
        vpand ymm6, ymm6, ymm8                                          ;   537.2 fp2     41 k
        vpand ymm14, ymm1, ymm13                                        ;   537.7 fp3     41 k
        vpand ymm8, ymm8, [r8 + 2208]                                   ;   537.2 fp0+agu0   41 k
        vpxor ymm10, ymm10, ymm5                                        ;   542.7 fp1     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   542.8 fp2     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   543.8 fp3     41 k
        vmovdqu ymm5, [r8 + 2112]                                       ;   537.7 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   544.7 fp0     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   538.3 fp1+agu0   41 k
        vpand ymm1, ymm1, ymm2                                          ;   538.5 fp2     41 k
        vpxor ymm1, ymm1, ymm11                                         ;   540.8 fp3     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   544.8 fp0     41 k
        vmovdqu ymm15, [r8 + 2208]                                      ;   539.7 agu1   100 k.5 reload
        vpand ymm13, ymm11, ymm15                                       ;   546.7 fp1     41 k
        vpxor ymm3, ymm3, [rbp + 288]                                   ;   541.7 fp2+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   544.8 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   547.7 fp0     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   541.0 fp1     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   547.7 fp2+agu0   41 k
        vpand ymm0, ymm0, ymm11                                         ;   548.7 fp3     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   545.8 fp0     41 k
        vpxor ymm6, ymm6, ymm1                                          ;   545.8 fp1     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   549.7 fp2+agu1   41 k
        vpxor ymm13, ymm13, [rbp + 192]                                 ;   548.7 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   549.7 fp0     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   550.7 fp1     41 k
        vmovdqu ymm0, [rel misty1_expand_compact.T0_constants256]       ;   543.0 agu1    41 k reload
        vpxor ymm10, ymm10, ymm0                                        ;   550.7 fp2     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   543.8 fp3+agu0   41 k
        vpxor ymm14, ymm14, ymm0                                        ;   551.7 fp0     41 k
        vpxor ymm2, ymm2, [rbp - 64]                                    ;   544.2 fp1+agu1   41 k
        vpxor ymm1, ymm2, [rbp + 32]                                    ;   545.2 fp2+agu0   41 k
        vmovdqu ymm8, [rbp + 320]                                       ;   545.2 agu1    41 k
        vpxor ymm8, ymm8, [r8 + 2080]                                   ;   552.2 fp3+agu0   41 k
        vpxor ymm6, ymm6, ymm8                                          ;   553.2 fp0     41 k
        vpxor ymm5, ymm5, [rbp + 384]                                   ;   546.2 fp1+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   547.2 fp2     41 k
        vpxor ymm12, ymm12, [rbp + 128]                                 ;   546.8 fp3+agu0   41 k
        vpxor ymm14, ymm14, ymm12                                       ;   552.7 fp0     41 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   547.2 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm15                                         ;   548.2 fp2     41 k
        vmovdqu ymm9, [rbp - 32]                                        ;   547.8 agu0    41 k
        vpxor ymm9, ymm9, [r8 + 2176]                                   ;   554.8 fp3+agu1   41 k
        vpxor ymm10, ymm10, ymm9                                        ;   555.8 fp0     41 k
        vpxor ymm11, ymm11, [rbp + 416]                                 ;   548.8 fp1+agu0   41 k
        vpxor ymm7, ymm7, ymm11                                         ;   549.8 fp2     41 k
        vmovdqu ymm13, [r8 + 2848]                                      ;   549.2 agu1   100 k.9 reload
        vpxor ymm1, ymm1, ymm13                                         ;   556.2 fp3     48 k
        vpxor ymm6, ymm6, [r8 + 2880]                                   ;   554.2 fp0+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 2912]                                   ;   550.2 fp1+agu1   48 k
        vpxor ymm14, ymm14, [r8 + 2944]                                 ;   553.7 fp2+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 2976]                                 ;   556.8 fp3+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 3008]                                   ;   551.8 fp0+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 3040]                                   ;   552.2 fp1+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 2560]                                   ;   552.8 fp2+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 2592]                                   ;   553.2 fp3+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 2624]                                   ;   553.8 fp0+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 2656]                                 ;   554.2 fp1+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 2688]                                   ;   555.8 fp2+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 2720]                                 ;   555.2 fp3+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 2752]                                 ;   555.8 fp0+agu0   48 k
        vmovdqu ymm13, [rbp + 160]                                      ;   556.2 agu1    48 k
        vpxor ymm13, ymm13, [r8 + 2784]                                 ;   563.2 fp1+agu0   48 k
        vmovdqu [rbp + 160], ymm7                                       ;   553.2 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 352]                                       ;   557.2 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 2816]                                   ;   564.2 fp2+agu0   48 k
        vmovdqu [rbp + 352], ymm4                                       ;   553.8 agu2+fp5   48 k spill
        vpxor ymm4, ymm2, ymm11                                         ;   556.8 fp3     45 k
        vmovdqu [rbp + 416], ymm10                                      ;   557.8 agu2+fp5   48 k spill
        vpand ymm10, ymm12, ymm13                                       ;   564.2 fp0     45 k
        vmovdqu [rbp - 32], ymm14                                       ;   555.8 agu2+fp5   48 k spill
        vpxor ymm14, ymm8, ymm15                                        ;   556.2 fp1     45 k
        vmovdqu [rbp + 0], ymm3                                         ;   556.8 agu2+fp5   48 k spill
        vpand ymm3, ymm12, ymm11                                        ;   556.8 fp2     45 k
        vmovdqu [rbp + 128], ymm6                                       ;   557.8 agu2+fp5   48 k spill
        vpand ymm6, ymm13, ymm7                                         ;   565.2 fp3     45 k
        vmovdqu [rbp + 384], ymm1                                       ;   558.8 agu1+fp5   48 k spill
        vpand ymm1, ymm2, ymm13                                         ;   564.2 fp0     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   565.2 fp1     45 k
        vpand ymm1, ymm11, ymm9                                         ;   556.8 fp2     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   566.2 fp3     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   567.2 agu0+fp5   45 k spill
        vpxor ymm3, ymm4, ymm12                                         ;   557.8 fp0     45 k
        vmovdqu [rbp + 32], ymm10                                       ;   565.2 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   558.8 fp1     45 k
        vmovdqu [rbp - 64], ymm11                                       ;   561.8 agu1+fp5   48 k spill
        vpand ymm11, ymm2, ymm7                                         ;   565.2 fp2     45 k
        vpxor ymm11, ymm11, ymm13                                       ;   566.2 fp3     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   567.2 fp0     45 k
        vpand ymm0, ymm12, ymm5                                         ;   558.5 fp1     45 k
        vpxor ymm0, ymm0, ymm14                                         ;   559.5 fp2     45 k
        vmovdqu [rbp + 96], ymm0                                        ;   562.8 agu0+fp5   45 k spill
        vpand ymm0, ymm12, ymm2                                         ;   559.0 fp3     45 k
        vpxor ymm1, ymm1, ymm0                                          ;   560.0 fp0     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   566.2 fp1     45 k
        vpand ymm0, ymm12, ymm8                                         ;   560.0 fp2     45 k
        vmovdqu [rbp + 192], ymm6                                       ;   566.2 agu2+fp5   45 k spill
        vpand ymm6, ymm12, ymm9                                         ;   561.8 fp3     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   562.8 fp0     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   567.2 fp1     45 k
        vpand ymm6, ymm9, ymm7                                          ;   565.2 fp2     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   566.2 fp3     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   568.2 fp0     45 k
        vpand ymm12, ymm12, ymm7                                        ;   567.2 fp1     45 k
        vpxor ymm12, ymm12, [rel misty1_expand_compact.T0_constants256] ;   568.2 fp2+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   566.2 agu0+fp5   45 k spill
        vpand ymm6, ymm8, ymm2                                          ;   565.3 fp3     45 k
        vmovdqu [rbp + 256], ymm12                                      ;   569.2 agu2+fp5   45 k spill
        vpor ymm12, ymm3, ymm7                                          ;   565.7 fp0     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   567.2 agu1+fp5   45 k spill
        vpand ymm3, ymm14, ymm9                                         ;   566.0 fp1     45 k
        vpand ymm14, ymm14, ymm2                                        ;   566.2 fp2     45 k
        vmovdqu [rbp + 64], ymm0                                        ;   568.2 agu0+fp5   45 k spill
        vpand ymm0, ymm5, ymm15                                         ;   566.5 fp3     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   567.5 fp0     45 k
        vpxor ymm6, ymm6, ymm12                                         ;   568.5 fp1     45 k
        vpand ymm0, ymm9, ymm15                                         ;   567.2 fp2     45 k
        vpand ymm12, ymm13, ymm15                                       ;   567.5 fp3     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   568.5 fp0     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   569.5 fp1     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   569.5 fp2     45 k
        vpand ymm12, ymm5, ymm8                                         ;   568.5 fp3     45 k
        vpxor ymm3, ymm3, ymm4                                          ;   570.5 fp0     45 k
        vpxor ymm12, ymm12, ymm2                                        ;   569.5 fp1     45 k
        vpand ymm4, ymm4, ymm15                                         ;   569.2 fp2     45 k
        vmovdqu [rbp - 96], ymm3                                        ;   571.5 agu2+fp5   45 k spill
        vpxor ymm3, ymm0, ymm7                                          ;   569.5 fp3     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   569.7 fp0     45 k
        vpxor ymm11, ymm11, ymm0                                        ;   570.7 fp1     45 k
        vpand ymm3, ymm3, ymm15                                         ;   570.5 fp2     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   571.5 fp3     45 k
        vpand ymm3, ymm13, ymm8                                         ;   570.7 fp0     45 k
        vpand ymm0, ymm0, ymm9                                          ;   571.0 fp1     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   571.7 fp2     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   571.7 fp3     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   571.7 fp0     45 k
        vpxor ymm4, ymm4, ymm12                                         ;   572.7 fp1     45 k
        vpand ymm12, ymm12, ymm8                                        ;   572.7 fp2     45 k
        vpxor ymm4, ymm4, ymm9                                          ;   573.7 fp3     45 k
        vpxor ymm0, ymm0, ymm3                                          ;   572.7 fp0     45 k
        vpand ymm3, ymm9, ymm13                                         ;   573.0 fp1     45 k
        vpand ymm9, ymm9, ymm2                                          ;   573.2 fp2     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   574.2 fp3     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   575.2 fp0     45 k
        vpxor ymm3, ymm2, ymm8                                          ;   574.0 fp1     45 k
        vpand ymm3, ymm3, ymm15                                         ;   575.0 fp2     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   576.0 fp3     45 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   576.2 fp0+agu1   45 k
        vpxor ymm9, ymm9, [rbp + 32]                                    ;   575.0 fp1+agu0   45 k
        vpxor ymm0, ymm0, ymm9                                          ;   576.0 fp2     45 k
        vmovdqu ymm9, [rbp - 64]                                        ;   573.2 agu1    48 k reload
        vmovdqu [rbp - 128], ymm12                                      ;   577.2 agu2+fp5   45 k spill
        vpand ymm12, ymm13, ymm9                                        ;   580.2 fp3     45 k
        vpand ymm2, ymm2, ymm9                                          ;   580.2 fp0     45 k
        vpand ymm7, ymm7, ymm5                                          ;   576.0 fp1     45 k
        vpxor ymm2, ymm2, [rbp + 64]                                    ;   581.2 fp2+agu0   45 k
        vpand ymm8, ymm8, ymm9                                          ;   580.2 fp3     45 k
        vpand ymm13, ymm13, ymm5                                        ;   576.7 fp0     45 k
        vpor ymm15, ymm15, [rbp + 288]                                  ;   577.0 fp1+agu1   45 k
        vpxor ymm7, ymm7, ymm12                                         ;   581.2 fp2     45 k
        vpxor ymm13, ymm13, [rbp + 256]                                 ;   577.7 fp3+agu0   45 k
        vpxor ymm7, ymm7, [rbp + 288]                                   ;   582.2 fp0+agu1   45 k
        vpxor ymm12, ymm12, ymm8                                        ;   581.2 fp1     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   583.2 fp2     45 k
        vmovdqu ymm7, [rbp + 320]                                       ;   576.0 agu0    45 k reload
        vpxor ymm9, ymm4, ymm7                                          ;   583.0 fp3     45 k
        vpxor ymm4, ymm4, ymm0                                          ;   578.7 fp0     45 k
        vpxor ymm14, ymm14, ymm4                                        ;   579.7 fp1     45 k
        vpxor ymm14, ymm14, ymm2                                        ;   582.2 fp2     45 k
        vpxor ymm6, ymm6, ymm9                                          ;   584.0 fp3     45 k
        vpxor ymm8, ymm8, ymm13                                         ;   581.2 fp0     45 k
        vpxor ymm13, ymm13, [rbp + 192]                                 ;   580.0 fp1+agu1   45 k
        vpxor ymm13, ymm13, [rbp - 96]                                  ;   581.0 fp2+agu0   45 k
        vpxor ymm11, ymm11, ymm12                                       ;   582.2 fp3     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   583.0 fp0     45 k
        vmovdqu ymm4, [rbp - 64]                                        ;   580.0 agu1    48 k reload
        vpand ymm5, ymm5, ymm4                                          ;   587.0 fp1     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   588.0 fp2     45 k
        vpxor ymm2, ymm2, [rbp + 256]                                   ;   582.2 fp3+agu0   45 k
        vpxor ymm5, ymm5, ymm3                                          ;   588.0 fp0     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   584.2 fp1     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   585.2 fp2+agu1   45 k
        vpxor ymm10, ymm10, ymm2                                        ;   583.2 fp3     45 k
        vpxor ymm15, ymm15, [rbp + 96]                                  ;   584.2 fp0+agu0   45 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   583.2 fp1+agu1   45 k
        vpxor ymm12, ymm12, [rbp - 128]                                 ;   584.2 fp2+agu0   45 k
        vpxor ymm6, ymm6, [rbp + 288]                                   ;   585.0 fp3+agu1   45 k
        vpxor ymm4, ymm4, ymm1                                          ;   589.0 fp0     45 k
        vpxor ymm8, ymm8, ymm5                                          ;   589.0 fp1     45 k
        vpxor ymm15, ymm15, ymm4                                        ;   590.0 fp2     45 k
        vpxor ymm0, ymm0, ymm8                                          ;   590.0 fp3     45 k
        vmovdqu ymm1, [rbp + 128]                                       ;   583.5 agu0    48 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   590.5 fp0     45 k
        vmovdqu ymm2, [rbp + 384]                                       ;   584.2 agu1    48 k reload
        vpxor ymm0, ymm0, ymm2                                          ;   591.2 fp1     45 k
        vmovdqu ymm4, [rbp + 0]                                         ;   584.5 agu0    48 k reload
        vpxor ymm14, ymm14, ymm4                                        ;   591.5 fp2     45 k
        vmovdqu ymm5, [rbp - 32]                                        ;   585.2 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   592.2 fp3     45 k
        vmovdqu ymm7, [rbp + 416]                                       ;   585.5 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   592.5 fp0     45 k
        vmovdqu [r9 + 6144], ymm0                                       ;   592.2 agu2+fp5  100 k
        vmovdqu ymm0, [rbp + 352]                                       ;   586.2 agu1    48 k reload
        vpxor ymm11, ymm11, ymm0                                        ;   593.2 fp1     45 k
        vmovdqu [r9 + 6176], ymm10                                      ;   591.5 agu2+fp5  100 k
        vmovdqu ymm8, [rbp + 160]                                       ;   586.5 agu0    48 k reload
        vpxor ymm13, ymm13, ymm8                                        ;   593.5 fp2     45 k
        vmovdqu [r9 + 6208], ymm14                                      ;   592.5 agu2+fp5  100 k
        vmovdqu [r9 + 6240], ymm3                                       ;   593.2 agu1+fp5  100 k
        vmovdqu [r9 + 6272], ymm15                                      ;   593.5 agu0+fp5  100 k
        vmovdqu [r9 + 6304], ymm11                                      ;   594.2 agu2+fp5  100 k
        vmovdqu [r9 + 6368], ymm12                                      ;   591.0 agu1+fp5  100 k
        vmovdqu [r9 + 6336], ymm13                                      ;   594.5 agu0+fp5  100 k
        vmovdqu [r9 + 6400], ymm6                                       ;   593.0 agu2+fp5  100 k
        vmovdqu [r9 + 6432], ymm2                                       ;   594.0 agu1+fp5  100 k
        vmovdqu [r9 + 6464], ymm1                                       ;   595.0 agu0+fp5  100 k
        vmovdqu [r9 + 6496], ymm4                                       ;   596.0 agu2+fp5  100 k
        vmovdqu [r9 + 6528], ymm5                                       ;   597.0 agu1+fp5  100 k
        vmovdqu [r9 + 6560], ymm7                                       ;   598.0 agu0+fp5  100 k
        vmovdqu [r9 + 6592], ymm0                                       ;   599.0 agu2+fp5  100 k
        vmovdqu [r9 + 6624], ymm8                                       ;   600.0 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 2560]                                       ;   593.0 agu0   100 k.0 reload
        vmovdqu [r9 + 2560], ymm0                                       ;   601.0 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 2592]                                       ;   593.5 agu1   100 k.1 reload
        vmovdqu [r9 + 2592], ymm1                                       ;   602.0 agu0+fp5   99 k
        vmovdqu ymm2, [r8 + 2624]                                       ;   594.5 agu1   100 k.2 reload
        vmovdqu [r9 + 2624], ymm2                                       ;   603.0 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 2656]                                       ;   595.0 agu0   100 k.3 reload
        vmovdqu [r9 + 2656], ymm3                                       ;   604.0 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 2688]                                       ;   595.5 agu1   100 k.4 reload
        vmovdqu [r9 + 2688], ymm4                                       ;   605.0 agu0+fp5   99 k
        vmovdqu ymm5, [r8 + 2720]                                       ;   596.5 agu1   100 k.5 reload
        vmovdqu [r9 + 2720], ymm5                                       ;   606.0 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 2752]                                       ;   597.0 agu0   100 k.6 reload
        vmovdqu [r9 + 2752], ymm6                                       ;   607.0 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 2784]                                       ;   597.5 agu1   100 k.7 reload
        vmovdqu [r9 + 2784], ymm7                                       ;   608.0 agu0+fp5   99 k
        vmovdqu ymm8, [r8 + 2816]                                       ;   598.5 agu1   100 k.8 reload
        vmovdqu [r9 + 2816], ymm8                                       ;   609.0 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 2848]                                       ;   599.0 agu0   100 k.9 reload
        vmovdqu [r9 + 2848], ymm9                                       ;   610.0 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 2880]                                      ;   599.5 agu1   100 k.10 reload
        vmovdqu [r9 + 2880], ymm10                                      ;   611.0 agu0+fp5   99 k
        vmovdqu ymm11, [r8 + 2912]                                      ;   600.5 agu1   100 k.11 reload
        vmovdqu [r9 + 2912], ymm11                                      ;   612.0 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 2944]                                      ;   601.0 agu0   100 k.12 reload
        vmovdqu [r9 + 2944], ymm12                                      ;   613.0 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 2976]                                      ;   601.5 agu1   100 k.13 reload
        vmovdqu [r9 + 2976], ymm13                                      ;   614.0 agu0+fp5   99 k
        vmovdqu ymm14, [r8 + 3008]                                      ;   602.5 agu1   100 k.14 reload
        vmovdqu [r9 + 3008], ymm14                                      ;   615.0 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 3040]                                      ;   603.0 agu0   100 k.15 reload
        vmovdqu [r9 + 3040], ymm15                                      ;   616.0 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   608.5 fp3     41 k
        vpand ymm3, ymm10, ymm14                                        ;   609.5 fp0     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   608.0 fp1     41 k
        vpand ymm6, ymm14, ymm15                                        ;   610.0 fp2     41 k
        vpand ymm5, ymm13, ymm10                                        ;   608.5 fp3     41 k
        vpand ymm0, ymm14, ymm7                                         ;   609.5 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   610.5 fp1     41 k
        vpand ymm0, ymm13, ymm11                                        ;   608.5 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   611.5 fp3+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   609.5 fp0     41 k
        vpand ymm13, ymm4, ymm9                                         ;   610.5 fp1     41 k
        vmovdqu [rbp + 160], ymm5                                       ;   617.0 agu0+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   610.0 fp2     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   611.0 fp3     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   612.0 fp0     41 k
        vmovdqu [rbp + 352], ymm3                                       ;   618.0 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   610.0 fp1     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   611.0 fp2     41 k
        vmovdqu [rbp + 416], ymm3                                       ;   619.0 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   610.5 fp3     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   611.5 fp0     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   612.5 fp1     41 k
        vpand ymm3, ymm10, ymm8                                         ;   611.2 fp2     41 k
        vmovdqu [rbp - 32], ymm6                                        ;   620.0 agu0+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   611.5 fp3     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   612.5 fp0     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   612.5 fp1     41 k
        vpand ymm6, ymm15, ymm11                                        ;   612.2 fp2     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   613.2 fp3     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   614.2 fp0     41 k
        vpand ymm10, ymm10, ymm15                                       ;   614.2 fp1     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   615.2 fp2+agu1   41 k
        vmovdqu [rbp + 0], ymm6                                         ;   621.0 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   613.5 fp3     41 k
        vmovdqu [rbp + 128], ymm10                                      ;   622.0 agu0+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   613.7 fp0     41 k
        vmovdqu [rbp + 384], ymm4                                       ;   623.0 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   614.0 fp1     41 k
        vpand ymm1, ymm1, ymm7                                          ;   614.2 fp2     41 k
        vmovdqu [rbp - 64], ymm3                                        ;   624.0 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   614.5 fp3     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   615.5 fp0     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   616.5 fp1     41 k
        vpand ymm3, ymm11, ymm12                                        ;   615.2 fp2     41 k
        vpand ymm10, ymm14, ymm12                                       ;   615.5 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   616.5 fp0     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   617.5 fp1     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   617.5 fp2     41 k
        vpand ymm10, ymm9, ymm8                                         ;   616.5 fp3     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   618.5 fp0     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   617.5 fp1     41 k
        vpand ymm2, ymm2, ymm12                                         ;   617.2 fp2     41 k
        vmovdqu [rbp + 288], ymm4                                       ;   625.0 agu0+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   617.5 fp3     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   617.7 fp0     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   618.7 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   618.5 fp2     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   619.5 fp3     41 k
        vpand ymm4, ymm14, ymm8                                         ;   618.7 fp0     41 k
        vpand ymm3, ymm3, ymm11                                         ;   619.0 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   619.7 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   619.7 fp3     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   619.7 fp0     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   620.7 fp1     41 k
        vpand ymm10, ymm10, ymm8                                        ;   620.7 fp2     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   621.7 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   620.7 fp0     41 k
        vpand ymm4, ymm11, ymm14                                        ;   621.0 fp1     41 k
        vpand ymm11, ymm11, ymm7                                        ;   621.2 fp2     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   622.2 fp3     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   623.2 fp0     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   622.0 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   623.0 fp2     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   624.0 fp3     41 k
        vpxor ymm10, ymm10, [rbp + 416]                                 ;   626.0 fp0+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 352]                                 ;   625.0 fp1+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   626.0 fp2     41 k
        vmovdqu ymm11, [r8 + 2976]                                      ;   621.7 agu1   100 k.13 reload
        vmovdqu [rbp - 128], ymm10                                      ;   627.0 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   628.7 fp3     41 k
        vpand ymm7, ymm7, ymm11                                         ;   628.7 fp0     41 k
        vpand ymm15, ymm15, ymm9                                        ;   624.0 fp1     41 k
        vpxor ymm7, ymm7, [rbp - 64]                                    ;   631.0 fp2+agu0   41 k
        vpand ymm8, ymm8, ymm11                                         ;   628.7 fp3     41 k
        vpand ymm14, ymm14, ymm9                                        ;   624.7 fp0     41 k
        vpor ymm12, ymm12, [rbp + 384]                                  ;   630.0 fp1+agu1   41 k
        vpxor ymm15, ymm15, ymm10                                       ;   629.7 fp2     41 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   629.0 fp3+agu0   41 k
        vpxor ymm15, ymm15, [rbp + 384]                                 ;   630.7 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   629.7 fp1     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   631.7 fp2     41 k
        vmovdqu ymm15, [rbp + 160]                                      ;   624.7 agu0    41 k reload
        vpxor ymm11, ymm2, ymm15                                        ;   631.7 fp3     41 k
        vpxor ymm2, ymm2, ymm3                                          ;   627.0 fp0     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   628.0 fp1     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   632.0 fp2     41 k
        vpxor ymm6, ymm6, ymm11                                         ;   632.7 fp3     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   630.0 fp0     41 k
        vpxor ymm14, ymm14, [rbp - 32]                                  ;   630.0 fp1+agu1   41 k
        vpxor ymm14, ymm14, [rbp + 288]                                 ;   632.0 fp2+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   630.7 fp3     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   631.7 fp0     41 k
        vmovdqu ymm2, [r8 + 2976]                                       ;   629.0 agu1   100 k.13 reload
        vpand ymm9, ymm9, ymm2                                          ;   636.0 fp1     41 k
        vpxor ymm0, ymm0, ymm9                                          ;   637.0 fp2     41 k
        vpxor ymm7, ymm7, [rbp + 128]                                   ;   632.0 fp3+agu0   41 k
        vpxor ymm9, ymm9, ymm4                                          ;   637.0 fp0     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   632.7 fp1     41 k
        vpxor ymm4, ymm4, [rbp + 0]                                     ;   633.7 fp2+agu1   41 k
        vpxor ymm13, ymm13, ymm7                                        ;   633.0 fp3     41 k
        vpxor ymm12, ymm12, [rbp + 416]                                 ;   632.7 fp0+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 352]                                   ;   631.7 fp1+agu1   41 k
        vpxor ymm10, ymm10, [rbp - 128]                                 ;   634.0 fp2+agu0   41 k
        vpxor ymm6, ymm6, [rbp + 384]                                   ;   633.7 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm9                                          ;   638.0 fp0     41 k
        vpxor ymm2, ymm2, ymm0                                          ;   638.0 fp1     41 k
        vpxor ymm12, ymm12, ymm2                                        ;   639.0 fp2     41 k
        vpxor ymm3, ymm3, ymm8                                          ;   639.0 fp3     41 k
        vmovdqu ymm0, [r8 + 2688]                                       ;   632.7 agu0    41 k
        vmovdqu ymm2, [r8 + 2560]                                       ;   633.2 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   640.2 fp0     41 k
        vmovdqu ymm7, [r8 + 2720]                                       ;   633.7 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   640.7 fp1     41 k
        vmovdqu ymm8, [r8 + 2752]                                       ;   634.2 agu1    41 k
        vmovdqu ymm9, [r8 + 2592]                                       ;   634.7 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   641.7 fp2     41 k
        vmovdqu ymm11, [r8 + 2656]                                      ;   635.2 agu1    41 k
        vpand ymm11, ymm11, ymm2                                        ;   642.2 fp3     41 k
        vmovdqu ymm15, [r8 + 2688]                                      ;   635.7 agu0    41 k
        vpand ymm15, ymm15, [r8 + 2656]                                 ;   642.7 fp0+agu1   41 k
        vmovdqu [rbp + 384], ymm6                                       ;   634.7 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 2752]                                       ;   636.7 agu0    41 k
        vpand ymm6, ymm6, [r8 + 2656]                                   ;   643.7 fp1+agu1   41 k
        vmovdqu [rbp - 128], ymm10                                      ;   635.5 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 2720]                                      ;   637.7 agu0    41 k
        vpand ymm10, ymm10, [r8 + 2624]                                 ;   644.7 fp2+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   645.7 fp3     41 k
        vpand ymm10, ymm10, ymm9                                        ;   645.7 fp0     41 k
        vmovdqu [rbp + 352], ymm14                                      ;   637.0 agu2+fp5   41 k spill
        vpxor ymm14, ymm11, ymm9                                        ;   643.2 fp1     41 k
        vmovdqu [rbp + 416], ymm5                                       ;   638.0 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 2752]                                   ;   641.7 fp2+agu0   41 k
        vmovdqu [rbp + 0], ymm12                                        ;   640.0 agu2+fp5   41 k spill
        vpxor ymm12, ymm14, [r8 + 2688]                                 ;   644.2 fp3+agu1   41 k
        vpand ymm12, ymm12, [r8 + 2752]                                 ;   645.2 fp0+agu0   41 k
        vpxor ymm11, ymm11, ymm12                                       ;   646.2 fp1     41 k
        vmovdqu [rbp + 128], ymm4                                       ;   640.0 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   643.7 fp2     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   646.7 fp3     41 k
        vpand ymm4, ymm4, [r8 + 2720]                                   ;   644.7 fp0+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   646.7 fp1     41 k
        vmovdqu [rbp + 160], ymm1                                       ;   641.7 agu0+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 2720]                                   ;   641.8 fp2+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   642.8 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   643.8 fp0+agu0   41 k
        vmovdqu [rbp + 288], ymm13                                      ;   642.7 agu2+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 2656]                                  ;   642.8 fp1+agu1   41 k
        vmovdqu [rbp - 32], ymm3                                        ;   643.7 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   643.0 fp2     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   644.0 fp3     41 k
        vmovdqu [rbp - 64], ymm8                                        ;   647.7 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 2752]                                       ;   643.8 agu1    41 k
        vpand ymm8, ymm8, [r8 + 2624]                                   ;   650.8 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   651.8 fp1     41 k
        vmovdqu [rbp + 32], ymm12                                       ;   646.2 agu2+fp5   41 k spill
        vpand ymm12, ymm15, [r8 + 2624]                                 ;   647.7 fp2+agu1   41 k
        vpxor ymm13, ymm13, ymm12                                       ;   648.7 fp3     41 k
        vmovdqu ymm12, [r8 + 2656]                                      ;   645.7 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm12                                       ;   652.7 fp0     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   647.7 fp1     41 k
        vmovdqu [rbp + 96], ymm13                                       ;   653.7 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 2624]                                  ;   652.8 fp2+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   653.8 fp3     41 k
        vpand ymm3, ymm3, [r8 + 2688]                                   ;   652.8 fp0+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   654.8 fp1     41 k
        vpand ymm14, ymm14, [r8 + 2624]                                 ;   646.8 fp2+agu1   41 k
        vmovdqu [rbp + 224], ymm13                                      ;   655.8 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 2688]                                  ;   647.7 fp3+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   648.7 fp0     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   653.8 fp1     41 k
        vpand ymm4, ymm15, ymm2                                         ;   648.7 fp2     41 k
        vpand ymm15, ymm15, [r8 + 2688]                                 ;   648.7 fp3+agu1   41 k
        vpand ymm13, ymm13, [r8 + 2720]                                 ;   648.7 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   649.7 fp1     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   651.8 fp2     41 k
        vmovdqu [rbp + 256], ymm11                                      ;   648.8 agu2+fp5   41 k spill
        vpand ymm11, ymm9, ymm12                                        ;   652.7 fp3     41 k
        vpxor ymm13, ymm13, ymm11                                       ;   653.7 fp0     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   654.7 fp1     41 k
        vmovdqu ymm13, [r8 + 2688]                                      ;   649.5 agu1   100 k.4 reload
        vmovdqu [rbp + 320], ymm4                                       ;   655.7 agu0+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   656.5 fp2     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   657.5 fp3     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   658.5 fp0     41 k
        vpxor ymm0, ymm0, ymm11                                         ;   653.7 fp1     41 k
        vmovdqu ymm11, [r8 + 2752]                                      ;   652.7 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm11                                         ;   659.7 fp2     41 k
        vpxor ymm4, ymm4, [r8 + 2624]                                   ;   658.5 fp3+agu0   41 k
        vpand ymm9, ymm9, ymm2                                          ;   660.7 fp0     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   661.7 fp1     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   662.7 fp2     41 k
        vpand ymm5, ymm12, ymm4                                         ;   659.5 fp3     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   659.5 fp0     41 k
        vpxor ymm5, ymm5, [r8 + 2720]                                   ;   660.5 fp1+agu1   41 k
        vpxor ymm1, ymm1, [r8 + 2624]                                   ;   654.8 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm12                                         ;   655.0 fp3     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   659.5 fp0     41 k
        vpand ymm6, ymm6, ymm8                                          ;   656.0 fp1     41 k
        vpand ymm14, ymm1, ymm13                                        ;   656.5 fp2     41 k
        vpand ymm8, ymm8, [r8 + 2720]                                   ;   656.0 fp3+agu1   41 k
        vpxor ymm10, ymm10, ymm5                                        ;   661.5 fp0     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   661.7 fp1     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   662.7 fp2     41 k
        vmovdqu ymm5, [r8 + 2624]                                       ;   656.5 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   663.5 fp3     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   657.2 fp0+agu1   41 k
        vpand ymm1, ymm1, ymm2                                          ;   657.3 fp1     41 k
        vpxor ymm1, ymm1, ymm11                                         ;   659.7 fp2     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   663.7 fp3     41 k
        vmovdqu ymm15, [r8 + 2720]                                      ;   658.5 agu0   100 k.5 reload
        vpand ymm13, ymm11, ymm15                                       ;   665.5 fp0     41 k
        vpxor ymm3, ymm3, [rbp + 32]                                    ;   660.5 fp1+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   663.7 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   666.5 fp3     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   659.8 fp0     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   666.5 fp1+agu1   41 k
        vpand ymm0, ymm0, ymm11                                         ;   667.5 fp2     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   664.7 fp3     41 k
        vpxor ymm6, ymm6, ymm1                                          ;   664.7 fp0     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   668.5 fp1+agu0   41 k
        vpxor ymm13, ymm13, [rbp - 64]                                  ;   667.5 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   668.5 fp3     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   669.5 fp0     41 k
        vmovdqu ymm0, [rel misty1_expand_compact.T0_constants256]       ;   661.8 agu0    41 k reload
        vpxor ymm10, ymm10, ymm0                                        ;   669.5 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   662.7 fp2+agu1   41 k
        vpxor ymm14, ymm14, ymm0                                        ;   670.5 fp3     41 k
        vpxor ymm2, ymm2, [rbp - 32]                                    ;   663.0 fp0+agu0   41 k
        vpxor ymm1, ymm2, [rbp + 320]                                   ;   664.0 fp1+agu1   41 k
        vmovdqu ymm8, [rbp + 288]                                       ;   664.0 agu0    41 k
        vpxor ymm8, ymm8, [r8 + 2592]                                   ;   671.0 fp2+agu1   41 k
        vpxor ymm6, ymm6, ymm8                                          ;   672.0 fp3     41 k
        vpxor ymm5, ymm5, [rbp + 160]                                   ;   665.0 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   666.0 fp1     41 k
        vpxor ymm12, ymm12, [rbp + 128]                                 ;   665.7 fp2+agu1   41 k
        vpxor ymm14, ymm14, ymm12                                       ;   671.5 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 416]                                 ;   666.0 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm15                                         ;   667.0 fp1     41 k
        vmovdqu ymm9, [rbp + 0]                                         ;   666.7 agu1    41 k
        vpxor ymm9, ymm9, [r8 + 2688]                                   ;   673.7 fp2+agu0   41 k
        vpxor ymm10, ymm10, ymm9                                        ;   674.7 fp3     41 k
        vpxor ymm11, ymm11, [rbp + 352]                                 ;   667.7 fp0+agu1   41 k
        vpxor ymm7, ymm7, ymm11                                         ;   668.7 fp1     41 k
        vmovdqu ymm13, [r8 + 3360]                                      ;   668.0 agu0   100 k.9 reload
        vpxor ymm1, ymm1, ymm13                                         ;   675.0 fp2     48 k
        vpxor ymm6, ymm6, [r8 + 3392]                                   ;   673.0 fp3+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 3424]                                   ;   669.0 fp0+agu0   48 k
        vpxor ymm14, ymm14, [r8 + 3456]                                 ;   672.5 fp1+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 3488]                                 ;   675.7 fp2+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 3520]                                   ;   670.7 fp3+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 3552]                                   ;   671.0 fp0+agu0   48 k
        vpxor ymm2, ymm2, [r8 + 3072]                                   ;   671.7 fp1+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 3104]                                   ;   672.0 fp2+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 3136]                                   ;   672.7 fp3+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 3168]                                 ;   673.0 fp0+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 3200]                                   ;   674.7 fp1+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 3232]                                 ;   674.0 fp2+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 3264]                                 ;   674.7 fp3+agu1   48 k
        vmovdqu ymm13, [rbp - 128]                                      ;   675.0 agu0    48 k
        vpxor ymm13, ymm13, [r8 + 3296]                                 ;   682.0 fp0+agu1   48 k
        vmovdqu [rbp - 128], ymm7                                       ;   672.0 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 384]                                       ;   676.0 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 3328]                                   ;   683.0 fp1+agu1   48 k
        vmovdqu [rbp + 384], ymm4                                       ;   672.7 agu2+fp5   48 k spill
        vpxor ymm4, ymm2, ymm11                                         ;   675.7 fp2     45 k
        vmovdqu [rbp + 352], ymm10                                      ;   676.7 agu2+fp5   48 k spill
        vpand ymm10, ymm12, ymm13                                       ;   683.0 fp3     45 k
        vmovdqu [rbp + 0], ymm14                                        ;   674.7 agu2+fp5   48 k spill
        vpxor ymm14, ymm8, ymm15                                        ;   675.0 fp0     45 k
        vmovdqu [rbp + 416], ymm3                                       ;   675.7 agu2+fp5   48 k spill
        vpand ymm3, ymm12, ymm11                                        ;   675.7 fp1     45 k
        vmovdqu [rbp + 128], ymm6                                       ;   676.7 agu2+fp5   48 k spill
        vpand ymm6, ymm13, ymm7                                         ;   684.0 fp2     45 k
        vmovdqu [rbp + 160], ymm1                                       ;   677.7 agu0+fp5   48 k spill
        vpand ymm1, ymm2, ymm13                                         ;   683.0 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   684.0 fp0     45 k
        vpand ymm1, ymm11, ymm9                                         ;   675.7 fp1     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   685.0 fp2     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   686.0 agu1+fp5   45 k spill
        vpxor ymm3, ymm4, ymm12                                         ;   676.7 fp3     45 k
        vmovdqu [rbp + 320], ymm10                                      ;   684.0 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   677.7 fp0     45 k
        vmovdqu [rbp - 32], ymm11                                       ;   680.7 agu0+fp5   48 k spill
        vpand ymm11, ymm2, ymm7                                         ;   684.0 fp1     45 k
        vpxor ymm11, ymm11, ymm13                                       ;   685.0 fp2     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   686.0 fp3     45 k
        vpand ymm0, ymm12, ymm5                                         ;   677.3 fp0     45 k
        vpxor ymm0, ymm0, ymm14                                         ;   678.3 fp1     45 k
        vmovdqu [rbp + 96], ymm0                                        ;   681.7 agu1+fp5   45 k spill
        vpand ymm0, ymm12, ymm2                                         ;   677.8 fp2     45 k
        vpxor ymm1, ymm1, ymm0                                          ;   678.8 fp3     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   685.0 fp0     45 k
        vpand ymm0, ymm12, ymm8                                         ;   678.8 fp1     45 k
        vmovdqu [rbp - 64], ymm6                                        ;   685.0 agu2+fp5   45 k spill
        vpand ymm6, ymm12, ymm9                                         ;   680.7 fp2     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   681.7 fp3     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   686.0 fp0     45 k
        vpand ymm6, ymm9, ymm7                                          ;   684.0 fp1     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   685.0 fp2     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   687.0 fp3     45 k
        vpand ymm12, ymm12, ymm7                                        ;   686.0 fp0     45 k
        vpxor ymm12, ymm12, [rel misty1_expand_compact.T0_constants256] ;   687.0 fp1+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   685.0 agu1+fp5   45 k spill
        vpand ymm6, ymm8, ymm2                                          ;   684.2 fp2     45 k
        vmovdqu [rbp + 256], ymm12                                      ;   688.0 agu2+fp5   45 k spill
        vpor ymm12, ymm3, ymm7                                          ;   684.5 fp3     45 k
        vmovdqu [rbp + 32], ymm3                                        ;   686.0 agu0+fp5   45 k spill
        vpand ymm3, ymm14, ymm9                                         ;   684.8 fp0     45 k
        vpand ymm14, ymm14, ymm2                                        ;   685.0 fp1     45 k
        vmovdqu [rbp - 96], ymm0                                        ;   687.0 agu1+fp5   45 k spill
        vpand ymm0, ymm5, ymm15                                         ;   685.3 fp2     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   686.3 fp3     45 k
        vpxor ymm6, ymm6, ymm12                                         ;   687.3 fp0     45 k
        vpand ymm0, ymm9, ymm15                                         ;   686.0 fp1     45 k
        vpand ymm12, ymm13, ymm15                                       ;   686.3 fp2     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   687.3 fp3     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   688.3 fp0     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   688.3 fp1     45 k
        vpand ymm12, ymm5, ymm8                                         ;   687.3 fp2     45 k
        vpxor ymm3, ymm3, ymm4                                          ;   689.3 fp3     45 k
        vpxor ymm12, ymm12, ymm2                                        ;   688.3 fp0     45 k
        vpand ymm4, ymm4, ymm15                                         ;   688.0 fp1     45 k
        vmovdqu [rbp + 192], ymm3                                       ;   690.3 agu2+fp5   45 k spill
        vpxor ymm3, ymm0, ymm7                                          ;   688.3 fp2     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   688.5 fp3     45 k
        vpxor ymm11, ymm11, ymm0                                        ;   689.5 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   689.3 fp1     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   690.3 fp2     45 k
        vpand ymm3, ymm13, ymm8                                         ;   689.5 fp3     45 k
        vpand ymm0, ymm0, ymm9                                          ;   689.8 fp0     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   690.5 fp1     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   690.5 fp2     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   690.5 fp3     45 k
        vpxor ymm4, ymm4, ymm12                                         ;   691.5 fp0     45 k
        vpand ymm12, ymm12, ymm8                                        ;   691.5 fp1     45 k
        vpxor ymm4, ymm4, ymm9                                          ;   692.5 fp2     45 k
        vpxor ymm0, ymm0, ymm3                                          ;   691.5 fp3     45 k
        vpand ymm3, ymm9, ymm13                                         ;   691.8 fp0     45 k
        vpand ymm9, ymm9, ymm2                                          ;   692.0 fp1     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   693.0 fp2     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   694.0 fp3     45 k
        vpxor ymm3, ymm2, ymm8                                          ;   692.8 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   693.8 fp1     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   694.8 fp2     45 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   695.0 fp3+agu0   45 k
        vpxor ymm9, ymm9, [rbp + 320]                                   ;   693.8 fp0+agu1   45 k
        vpxor ymm0, ymm0, ymm9                                          ;   694.8 fp1     45 k
        vmovdqu ymm9, [rbp - 32]                                        ;   692.0 agu0    48 k reload
        vmovdqu [rbp + 64], ymm12                                       ;   696.0 agu2+fp5   45 k spill
        vpand ymm12, ymm13, ymm9                                        ;   699.0 fp2     45 k
        vpand ymm2, ymm2, ymm9                                          ;   699.0 fp3     45 k
        vpand ymm7, ymm7, ymm5                                          ;   694.8 fp0     45 k
        vpxor ymm2, ymm2, [rbp - 96]                                    ;   700.0 fp1+agu1   45 k
        vpand ymm8, ymm8, ymm9                                          ;   699.0 fp2     45 k
        vpand ymm13, ymm13, ymm5                                        ;   695.5 fp3     45 k
        vpor ymm15, ymm15, [rbp + 32]                                   ;   695.8 fp0+agu0   45 k
        vpxor ymm7, ymm7, ymm12                                         ;   700.0 fp1     45 k
        vpxor ymm13, ymm13, [rbp + 256]                                 ;   696.5 fp2+agu1   45 k
        vpxor ymm7, ymm7, [rbp + 32]                                    ;   701.0 fp3+agu0   45 k
        vpxor ymm12, ymm12, ymm8                                        ;   700.0 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   702.0 fp1     45 k
        vmovdqu ymm7, [rbp + 288]                                       ;   694.8 agu1    45 k reload
        vpxor ymm9, ymm4, ymm7                                          ;   701.8 fp2     45 k
        vpxor ymm4, ymm4, ymm0                                          ;   697.5 fp3     45 k
        vpxor ymm14, ymm14, ymm4                                        ;   698.5 fp0     45 k
        vpxor ymm14, ymm14, ymm2                                        ;   701.0 fp1     45 k
        vpxor ymm6, ymm6, ymm9                                          ;   702.8 fp2     45 k
        vpxor ymm8, ymm8, ymm13                                         ;   700.0 fp3     45 k
        vpxor ymm13, ymm13, [rbp - 64]                                  ;   698.8 fp0+agu0   45 k
        vpxor ymm13, ymm13, [rbp + 192]                                 ;   699.8 fp1+agu1   45 k
        vpxor ymm11, ymm11, ymm12                                       ;   701.0 fp2     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   701.8 fp3     45 k
        vmovdqu ymm4, [rbp - 32]                                        ;   698.8 agu0    48 k reload
        vpand ymm5, ymm5, ymm4                                          ;   705.8 fp0     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   706.8 fp1     45 k
        vpxor ymm2, ymm2, [rbp + 256]                                   ;   701.0 fp2+agu1   45 k
        vpxor ymm5, ymm5, ymm3                                          ;   706.8 fp3     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   703.0 fp0     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   704.0 fp1+agu0   45 k
        vpxor ymm10, ymm10, ymm2                                        ;   702.0 fp2     45 k
        vpxor ymm15, ymm15, [rbp + 96]                                  ;   703.0 fp3+agu1   45 k
        vpxor ymm11, ymm11, [rbp + 320]                                 ;   702.0 fp0+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 64]                                  ;   703.0 fp1+agu1   45 k
        vpxor ymm6, ymm6, [rbp + 32]                                    ;   703.8 fp2+agu0   45 k
        vpxor ymm4, ymm4, ymm1                                          ;   707.8 fp3     45 k
        vpxor ymm8, ymm8, ymm5                                          ;   707.8 fp0     45 k
        vpxor ymm15, ymm15, ymm4                                        ;   708.8 fp1     45 k
        vpxor ymm0, ymm0, ymm8                                          ;   708.8 fp2     45 k
        vmovdqu ymm1, [rbp + 128]                                       ;   702.3 agu1    48 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   709.3 fp3     45 k
        vmovdqu ymm2, [rbp + 160]                                       ;   703.0 agu0    48 k reload
        vpxor ymm0, ymm0, ymm2                                          ;   710.0 fp0     45 k
        vmovdqu ymm4, [rbp + 416]                                       ;   703.3 agu1    48 k reload
        vpxor ymm14, ymm14, ymm4                                        ;   710.3 fp1     45 k
        vmovdqu ymm5, [rbp + 0]                                         ;   704.0 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   711.0 fp2     45 k
        vmovdqu ymm7, [rbp + 352]                                       ;   704.3 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   711.3 fp3     45 k
        vmovdqu [r9 + 6656], ymm0                                       ;   711.0 agu2+fp5  100 k
        vmovdqu ymm0, [rbp + 384]                                       ;   705.0 agu0    48 k reload
        vpxor ymm11, ymm11, ymm0                                        ;   712.0 fp0     45 k
        vmovdqu [r9 + 6688], ymm10                                      ;   710.3 agu2+fp5  100 k
        vmovdqu ymm8, [rbp - 128]                                       ;   705.3 agu1    48 k reload
        vpxor ymm13, ymm13, ymm8                                        ;   712.3 fp1     45 k
        vmovdqu [r9 + 6720], ymm14                                      ;   711.3 agu2+fp5  100 k
        vmovdqu [r9 + 6752], ymm3                                       ;   712.0 agu0+fp5  100 k
        vmovdqu [r9 + 6784], ymm15                                      ;   712.3 agu1+fp5  100 k
        vmovdqu [r9 + 6816], ymm11                                      ;   713.0 agu2+fp5  100 k
        vmovdqu [r9 + 6880], ymm12                                      ;   709.8 agu0+fp5  100 k
        vmovdqu [r9 + 6848], ymm13                                      ;   713.3 agu1+fp5  100 k
        vmovdqu [r9 + 6912], ymm6                                       ;   711.8 agu2+fp5  100 k
        vmovdqu [r9 + 6944], ymm2                                       ;   712.8 agu0+fp5  100 k
        vmovdqu [r9 + 6976], ymm1                                       ;   713.8 agu1+fp5  100 k
        vmovdqu [r9 + 7008], ymm4                                       ;   714.8 agu2+fp5  100 k
        vmovdqu [r9 + 7040], ymm5                                       ;   715.8 agu0+fp5  100 k
        vmovdqu [r9 + 7072], ymm7                                       ;   716.8 agu1+fp5  100 k
        vmovdqu [r9 + 7104], ymm0                                       ;   717.8 agu2+fp5  100 k
        vmovdqu [r9 + 7136], ymm8                                       ;   718.8 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 3072]                                       ;   711.8 agu1   100 k.0 reload
        vmovdqu [r9 + 3072], ymm0                                       ;   719.8 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 3104]                                       ;   712.3 agu0   100 k.1 reload
        vmovdqu [r9 + 3104], ymm1                                       ;   720.8 agu1+fp5   99 k
        vmovdqu ymm2, [r8 + 3136]                                       ;   713.3 agu0   100 k.2 reload
        vmovdqu [r9 + 3136], ymm2                                       ;   721.8 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 3168]                                       ;   713.8 agu1   100 k.3 reload
        vmovdqu [r9 + 3168], ymm3                                       ;   722.8 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 3200]                                       ;   714.3 agu0   100 k.4 reload
        vmovdqu [r9 + 3200], ymm4                                       ;   723.8 agu1+fp5   99 k
        vmovdqu ymm5, [r8 + 3232]                                       ;   715.3 agu0   100 k.5 reload
        vmovdqu [r9 + 3232], ymm5                                       ;   724.8 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 3264]                                       ;   715.8 agu1   100 k.6 reload
        vmovdqu [r9 + 3264], ymm6                                       ;   725.8 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 3296]                                       ;   716.3 agu0   100 k.7 reload
        vmovdqu [r9 + 3296], ymm7                                       ;   726.8 agu1+fp5   99 k
        vmovdqu ymm8, [r8 + 3328]                                       ;   717.3 agu0   100 k.8 reload
        vmovdqu [r9 + 3328], ymm8                                       ;   727.8 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 3360]                                       ;   717.8 agu1   100 k.9 reload
        vmovdqu [r9 + 3360], ymm9                                       ;   728.8 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 3392]                                      ;   718.3 agu0   100 k.10 reload
        vmovdqu [r9 + 3392], ymm10                                      ;   729.8 agu1+fp5   99 k
        vmovdqu ymm11, [r8 + 3424]                                      ;   719.3 agu0   100 k.11 reload
        vmovdqu [r9 + 3424], ymm11                                      ;   730.8 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 3456]                                      ;   719.8 agu1   100 k.12 reload
        vmovdqu [r9 + 3456], ymm12                                      ;   731.8 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 3488]                                      ;   720.3 agu0   100 k.13 reload
        vmovdqu [r9 + 3488], ymm13                                      ;   732.8 agu1+fp5   99 k
        vmovdqu ymm14, [r8 + 3520]                                      ;   721.3 agu0   100 k.14 reload
        vmovdqu [r9 + 3520], ymm14                                      ;   733.8 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 3552]                                      ;   721.8 agu1   100 k.15 reload
        vmovdqu [r9 + 3552], ymm15                                      ;   734.8 agu2+fp5   99 k
        vpxor ymm2, ymm13, ymm7                                         ;   727.3 fp2     41 k
        vpand ymm3, ymm10, ymm14                                        ;   728.3 fp3     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   726.8 fp0     41 k
        vpand ymm6, ymm14, ymm15                                        ;   728.8 fp1     41 k
        vpand ymm5, ymm13, ymm10                                        ;   727.3 fp2     41 k
        vpand ymm0, ymm14, ymm7                                         ;   728.3 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   729.3 fp0     41 k
        vpand ymm0, ymm13, ymm11                                        ;   727.3 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   730.3 fp2+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   728.3 fp3     41 k
        vpand ymm13, ymm4, ymm9                                         ;   729.3 fp0     41 k
        vmovdqu [rbp - 128], ymm5                                       ;   735.8 agu1+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   728.8 fp1     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   729.8 fp2     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   730.8 fp3     41 k
        vmovdqu [rbp + 384], ymm3                                       ;   736.8 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   728.8 fp0     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   729.8 fp1     41 k
        vmovdqu [rbp + 352], ymm3                                       ;   737.8 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   729.3 fp2     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   730.3 fp3     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   731.3 fp0     41 k
        vpand ymm3, ymm10, ymm8                                         ;   730.0 fp1     41 k
        vmovdqu [rbp + 0], ymm6                                         ;   738.8 agu1+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   730.3 fp2     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   731.3 fp3     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   731.3 fp0     41 k
        vpand ymm6, ymm15, ymm11                                        ;   731.0 fp1     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   732.0 fp2     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   733.0 fp3     41 k
        vpand ymm10, ymm10, ymm15                                       ;   733.0 fp0     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   734.0 fp1+agu0   41 k
        vmovdqu [rbp + 416], ymm6                                       ;   739.8 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   732.3 fp2     41 k
        vmovdqu [rbp + 128], ymm10                                      ;   740.8 agu1+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   732.5 fp3     41 k
        vmovdqu [rbp + 160], ymm4                                       ;   741.8 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   732.8 fp0     41 k
        vpand ymm1, ymm1, ymm7                                          ;   733.0 fp1     41 k
        vmovdqu [rbp - 32], ymm3                                        ;   742.8 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   733.3 fp2     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   734.3 fp3     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   735.3 fp0     41 k
        vpand ymm3, ymm11, ymm12                                        ;   734.0 fp1     41 k
        vpand ymm10, ymm14, ymm12                                       ;   734.3 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   735.3 fp3     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   736.3 fp0     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   736.3 fp1     41 k
        vpand ymm10, ymm9, ymm8                                         ;   735.3 fp2     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   737.3 fp3     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   736.3 fp0     41 k
        vpand ymm2, ymm2, ymm12                                         ;   736.0 fp1     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   743.8 agu1+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   736.3 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   736.5 fp3     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   737.5 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   737.3 fp1     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   738.3 fp2     41 k
        vpand ymm4, ymm14, ymm8                                         ;   737.5 fp3     41 k
        vpand ymm3, ymm3, ymm11                                         ;   737.8 fp0     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   738.5 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   738.5 fp2     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   738.5 fp3     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   739.5 fp0     41 k
        vpand ymm10, ymm10, ymm8                                        ;   739.5 fp1     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   740.5 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   739.5 fp3     41 k
        vpand ymm4, ymm11, ymm14                                        ;   739.8 fp0     41 k
        vpand ymm11, ymm11, ymm7                                        ;   740.0 fp1     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   741.0 fp2     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   742.0 fp3     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   740.8 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   741.8 fp1     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   742.8 fp2     41 k
        vpxor ymm10, ymm10, [rbp + 352]                                 ;   744.8 fp3+agu0   41 k
        vpxor ymm11, ymm11, [rbp + 384]                                 ;   743.8 fp0+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   744.8 fp1     41 k
        vmovdqu ymm11, [r8 + 3488]                                      ;   740.5 agu0   100 k.13 reload
        vmovdqu [rbp + 64], ymm10                                       ;   745.8 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   747.5 fp2     41 k
        vpand ymm7, ymm7, ymm11                                         ;   747.5 fp3     41 k
        vpand ymm15, ymm15, ymm9                                        ;   742.8 fp0     41 k
        vpxor ymm7, ymm7, [rbp - 32]                                    ;   749.8 fp1+agu1   41 k
        vpand ymm8, ymm8, ymm11                                         ;   747.5 fp2     41 k
        vpand ymm14, ymm14, ymm9                                        ;   743.5 fp3     41 k
        vpor ymm12, ymm12, [rbp + 160]                                  ;   748.8 fp0+agu0   41 k
        vpxor ymm15, ymm15, ymm10                                       ;   748.5 fp1     41 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   747.8 fp2+agu1   41 k
        vpxor ymm15, ymm15, [rbp + 160]                                 ;   749.5 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   748.5 fp0     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   750.5 fp1     41 k
        vmovdqu ymm15, [rbp - 128]                                      ;   743.5 agu1    41 k reload
        vpxor ymm11, ymm2, ymm15                                        ;   750.5 fp2     41 k
        vpxor ymm2, ymm2, ymm3                                          ;   745.8 fp3     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   746.8 fp0     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   750.8 fp1     41 k
        vpxor ymm6, ymm6, ymm11                                         ;   751.5 fp2     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   748.8 fp3     41 k
        vpxor ymm14, ymm14, [rbp + 0]                                   ;   748.8 fp0+agu0   41 k
        vpxor ymm14, ymm14, [rbp + 32]                                  ;   750.8 fp1+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   749.5 fp2     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   750.5 fp3     41 k
        vmovdqu ymm2, [r8 + 3488]                                       ;   747.8 agu0   100 k.13 reload
        vpand ymm9, ymm9, ymm2                                          ;   754.8 fp0     41 k
        vpxor ymm0, ymm0, ymm9                                          ;   755.8 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 128]                                   ;   750.8 fp2+agu1   41 k
        vpxor ymm9, ymm9, ymm4                                          ;   755.8 fp3     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   751.5 fp0     41 k
        vpxor ymm4, ymm4, [rbp + 416]                                   ;   752.5 fp1+agu0   41 k
        vpxor ymm13, ymm13, ymm7                                        ;   751.8 fp2     41 k
        vpxor ymm12, ymm12, [rbp + 352]                                 ;   751.5 fp3+agu1   41 k
        vpxor ymm5, ymm5, [rbp + 384]                                   ;   750.5 fp0+agu0   41 k
        vpxor ymm10, ymm10, [rbp + 64]                                  ;   752.8 fp1+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 160]                                   ;   752.5 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm9                                          ;   756.8 fp3     41 k
        vpxor ymm2, ymm2, ymm0                                          ;   756.8 fp0     41 k
        vpxor ymm12, ymm12, ymm2                                        ;   757.8 fp1     41 k
        vpxor ymm3, ymm3, ymm8                                          ;   757.8 fp2     41 k
        vmovdqu ymm0, [r8 + 3200]                                       ;   751.5 agu1    41 k
        vmovdqu ymm2, [r8 + 3072]                                       ;   752.0 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   759.0 fp3     41 k
        vmovdqu ymm7, [r8 + 3232]                                       ;   752.5 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   759.5 fp0     41 k
        vmovdqu ymm8, [r8 + 3264]                                       ;   753.0 agu0    41 k
        vmovdqu ymm9, [r8 + 3104]                                       ;   753.5 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   760.5 fp1     41 k
        vmovdqu ymm11, [r8 + 3168]                                      ;   754.0 agu0    41 k
        vpand ymm11, ymm11, ymm2                                        ;   761.0 fp2     41 k
        vmovdqu ymm15, [r8 + 3200]                                      ;   754.5 agu1    41 k
        vpand ymm15, ymm15, [r8 + 3168]                                 ;   761.5 fp3+agu0   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   753.5 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 3264]                                       ;   755.5 agu1    41 k
        vpand ymm6, ymm6, [r8 + 3168]                                   ;   762.5 fp0+agu0   41 k
        vmovdqu [rbp + 64], ymm10                                       ;   754.3 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 3232]                                      ;   756.5 agu1    41 k
        vpand ymm10, ymm10, [r8 + 3136]                                 ;   763.5 fp1+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   764.5 fp2     41 k
        vpand ymm10, ymm10, ymm9                                        ;   764.5 fp3     41 k
        vmovdqu [rbp + 384], ymm14                                      ;   755.8 agu2+fp5   41 k spill
        vpxor ymm14, ymm11, ymm9                                        ;   762.0 fp0     41 k
        vmovdqu [rbp + 352], ymm5                                       ;   756.8 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 3264]                                   ;   760.5 fp1+agu1   41 k
        vmovdqu [rbp + 416], ymm12                                      ;   758.8 agu2+fp5   41 k spill
        vpxor ymm12, ymm14, [r8 + 3200]                                 ;   763.0 fp2+agu0   41 k
        vpand ymm12, ymm12, [r8 + 3264]                                 ;   764.0 fp3+agu1   41 k
        vpxor ymm11, ymm11, ymm12                                       ;   765.0 fp0     41 k
        vmovdqu [rbp + 128], ymm4                                       ;   758.8 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   762.5 fp1     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   765.5 fp2     41 k
        vpand ymm4, ymm4, [r8 + 3232]                                   ;   763.5 fp3+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   765.5 fp0     41 k
        vmovdqu [rbp - 128], ymm1                                       ;   760.5 agu1+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 3232]                                   ;   760.7 fp1+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   761.7 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   762.7 fp3+agu1   41 k
        vmovdqu [rbp + 32], ymm13                                       ;   761.5 agu2+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 3168]                                  ;   761.7 fp0+agu0   41 k
        vmovdqu [rbp + 0], ymm3                                         ;   762.5 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   761.8 fp1     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   762.8 fp2     41 k
        vmovdqu [rbp - 32], ymm8                                        ;   766.5 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 3264]                                       ;   762.7 agu0    41 k
        vpand ymm8, ymm8, [r8 + 3136]                                   ;   769.7 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   770.7 fp0     41 k
        vmovdqu [rbp + 320], ymm12                                      ;   765.0 agu2+fp5   41 k spill
        vpand ymm12, ymm15, [r8 + 3136]                                 ;   766.5 fp1+agu0   41 k
        vpxor ymm13, ymm13, ymm12                                       ;   767.5 fp2     41 k
        vmovdqu ymm12, [r8 + 3168]                                      ;   764.5 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm12                                       ;   771.5 fp3     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   766.5 fp0     41 k
        vmovdqu [rbp + 96], ymm13                                       ;   772.5 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 3136]                                  ;   771.7 fp1+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   772.7 fp2     41 k
        vpand ymm3, ymm3, [r8 + 3200]                                   ;   771.7 fp3+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   773.7 fp0     41 k
        vpand ymm14, ymm14, [r8 + 3136]                                 ;   765.7 fp1+agu0   41 k
        vmovdqu [rbp + 224], ymm13                                      ;   774.7 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 3200]                                  ;   766.5 fp2+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   767.5 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   772.7 fp0     41 k
        vpand ymm4, ymm15, ymm2                                         ;   767.5 fp1     41 k
        vpand ymm15, ymm15, [r8 + 3200]                                 ;   767.5 fp2+agu0   41 k
        vpand ymm13, ymm13, [r8 + 3232]                                 ;   767.5 fp3+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   768.5 fp0     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   770.7 fp1     41 k
        vmovdqu [rbp + 256], ymm11                                      ;   767.7 agu2+fp5   41 k spill
        vpand ymm11, ymm9, ymm12                                        ;   771.5 fp2     41 k
        vpxor ymm13, ymm13, ymm11                                       ;   772.5 fp3     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   773.5 fp0     41 k
        vmovdqu ymm13, [r8 + 3200]                                      ;   768.3 agu0   100 k.4 reload
        vmovdqu [rbp + 288], ymm4                                       ;   774.5 agu1+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   775.3 fp1     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   776.3 fp2     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   777.3 fp3     41 k
        vpxor ymm0, ymm0, ymm11                                         ;   772.5 fp0     41 k
        vmovdqu ymm11, [r8 + 3264]                                      ;   771.5 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm11                                         ;   778.5 fp1     41 k
        vpxor ymm4, ymm4, [r8 + 3136]                                   ;   777.3 fp2+agu1   41 k
        vpand ymm9, ymm9, ymm2                                          ;   779.5 fp3     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   780.5 fp0     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   781.5 fp1     41 k
        vpand ymm5, ymm12, ymm4                                         ;   778.3 fp2     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   778.3 fp3     41 k
        vpxor ymm5, ymm5, [r8 + 3232]                                   ;   779.3 fp0+agu0   41 k
        vpxor ymm1, ymm1, [r8 + 3136]                                   ;   773.7 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm12                                         ;   773.8 fp2     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   778.3 fp3     41 k
        vpand ymm6, ymm6, ymm8                                          ;   774.8 fp0     41 k
        vpand ymm14, ymm1, ymm13                                        ;   775.3 fp1     41 k
        vpand ymm8, ymm8, [r8 + 3232]                                   ;   774.8 fp2+agu0   41 k
        vpxor ymm10, ymm10, ymm5                                        ;   780.3 fp3     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   780.5 fp0     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   781.5 fp1     41 k
        vmovdqu ymm5, [r8 + 3136]                                       ;   775.3 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   782.3 fp2     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   776.0 fp3+agu0   41 k
        vpand ymm1, ymm1, ymm2                                          ;   776.2 fp0     41 k
        vpxor ymm1, ymm1, ymm11                                         ;   778.5 fp1     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   782.5 fp2     41 k
        vmovdqu ymm15, [r8 + 3232]                                      ;   777.3 agu1   100 k.5 reload
        vpand ymm13, ymm11, ymm15                                       ;   784.3 fp3     41 k
        vpxor ymm3, ymm3, [rbp + 320]                                   ;   779.3 fp0+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   782.5 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   785.3 fp2     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   778.7 fp3     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   785.3 fp0+agu0   41 k
        vpand ymm0, ymm0, ymm11                                         ;   786.3 fp1     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   783.5 fp2     41 k
        vpxor ymm6, ymm6, ymm1                                          ;   783.5 fp3     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   787.3 fp0+agu1   41 k
        vpxor ymm13, ymm13, [rbp - 32]                                  ;   786.3 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   787.3 fp2     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   788.3 fp3     41 k
        vmovdqu ymm0, [rel misty1_expand_compact.T0_constants256]       ;   780.7 agu1    41 k reload
        vpxor ymm10, ymm10, ymm0                                        ;   788.3 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   781.5 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm0                                        ;   789.3 fp2     41 k
        vpxor ymm2, ymm2, [rbp + 0]                                     ;   781.8 fp3+agu1   41 k
        vpxor ymm1, ymm2, [rbp + 288]                                   ;   782.8 fp0+agu0   41 k
        vmovdqu ymm8, [rbp + 32]                                        ;   782.8 agu1    41 k
        vpxor ymm8, ymm8, [r8 + 3104]                                   ;   789.8 fp1+agu0   41 k
        vpxor ymm6, ymm6, ymm8                                          ;   790.8 fp2     41 k
        vpxor ymm5, ymm5, [rbp - 128]                                   ;   783.8 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   784.8 fp0     41 k
        vpxor ymm12, ymm12, [rbp + 128]                                 ;   784.5 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm12                                       ;   790.3 fp2     41 k
        vpxor ymm15, ymm15, [rbp + 352]                                 ;   784.8 fp3+agu1   41 k
        vpxor ymm4, ymm4, ymm15                                         ;   785.8 fp0     41 k
        vmovdqu ymm9, [rbp + 416]                                       ;   785.5 agu0    41 k
        vpxor ymm9, ymm9, [r8 + 3200]                                   ;   792.5 fp1+agu1   41 k
        vpxor ymm10, ymm10, ymm9                                        ;   793.5 fp2     41 k
        vpxor ymm11, ymm11, [rbp + 384]                                 ;   786.5 fp3+agu0   41 k
        vpxor ymm7, ymm7, ymm11                                         ;   787.5 fp0     41 k
        vmovdqu ymm13, [r8 + 3872]                                      ;   786.8 agu1   100 k.9 reload
        vpxor ymm1, ymm1, ymm13                                         ;   793.8 fp1     48 k
        vpxor ymm6, ymm6, [r8 + 3904]                                   ;   791.8 fp2+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 3936]                                   ;   787.8 fp3+agu1   48 k
        vpxor ymm14, ymm14, [r8 + 3968]                                 ;   791.3 fp0+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 4000]                                 ;   794.5 fp1+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 4032]                                   ;   789.5 fp2+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 4064]                                   ;   789.8 fp3+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 3584]                                   ;   790.5 fp0+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 3616]                                   ;   790.8 fp1+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 3648]                                   ;   791.5 fp2+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 3680]                                 ;   791.8 fp3+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 3712]                                   ;   793.5 fp0+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 3744]                                 ;   792.8 fp1+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 3776]                                 ;   793.5 fp2+agu0   48 k
        vmovdqu ymm13, [rbp + 64]                                       ;   793.8 agu1    48 k
        vpxor ymm13, ymm13, [r8 + 3808]                                 ;   800.8 fp3+agu0   48 k
        vmovdqu [rbp + 64], ymm7                                        ;   790.8 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 160]                                       ;   794.8 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 3840]                                   ;   801.8 fp0+agu0   48 k
        vmovdqu [rbp + 160], ymm4                                       ;   791.5 agu2+fp5   48 k spill
        vpxor ymm4, ymm2, ymm11                                         ;   794.5 fp1     45 k
        vmovdqu [rbp + 384], ymm10                                      ;   795.5 agu2+fp5   48 k spill
        vpand ymm10, ymm12, ymm13                                       ;   801.8 fp2     45 k
        vmovdqu [rbp + 416], ymm14                                      ;   793.5 agu2+fp5   48 k spill
        vpxor ymm14, ymm8, ymm15                                        ;   793.8 fp3     45 k
        vmovdqu [rbp + 352], ymm3                                       ;   794.5 agu2+fp5   48 k spill
        vpand ymm3, ymm12, ymm11                                        ;   794.5 fp0     45 k
        vmovdqu [rbp + 128], ymm6                                       ;   795.5 agu2+fp5   48 k spill
        vpand ymm6, ymm13, ymm7                                         ;   802.8 fp1     45 k
        vmovdqu [rbp - 128], ymm1                                       ;   796.5 agu1+fp5   48 k spill
        vpand ymm1, ymm2, ymm13                                         ;   801.8 fp2     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   802.8 fp3     45 k
        vpand ymm1, ymm11, ymm9                                         ;   794.5 fp0     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   803.8 fp1     45 k
        vmovdqu [rbp + 32], ymm3                                        ;   804.8 agu0+fp5   45 k spill
        vpxor ymm3, ymm4, ymm12                                         ;   795.5 fp2     45 k
        vmovdqu [rbp + 288], ymm10                                      ;   802.8 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   796.5 fp3     45 k
        vmovdqu [rbp + 0], ymm11                                        ;   799.5 agu1+fp5   48 k spill
        vpand ymm11, ymm2, ymm7                                         ;   802.8 fp0     45 k
        vpxor ymm11, ymm11, ymm13                                       ;   803.8 fp1     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   804.8 fp2     45 k
        vpand ymm0, ymm12, ymm5                                         ;   796.2 fp3     45 k
        vpxor ymm0, ymm0, ymm14                                         ;   797.2 fp0     45 k
        vmovdqu [rbp + 96], ymm0                                        ;   800.5 agu0+fp5   45 k spill
        vpand ymm0, ymm12, ymm2                                         ;   796.7 fp1     45 k
        vpxor ymm1, ymm1, ymm0                                          ;   797.7 fp2     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   803.8 fp3     45 k
        vpand ymm0, ymm12, ymm8                                         ;   797.7 fp0     45 k
        vmovdqu [rbp - 32], ymm6                                        ;   803.8 agu2+fp5   45 k spill
        vpand ymm6, ymm12, ymm9                                         ;   799.5 fp1     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   800.5 fp2     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   804.8 fp3     45 k
        vpand ymm6, ymm9, ymm7                                          ;   802.8 fp0     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   803.8 fp1     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   805.8 fp2     45 k
        vpand ymm12, ymm12, ymm7                                        ;   804.8 fp3     45 k
        vpxor ymm12, ymm12, [rel misty1_expand_compact.T0_constants256] ;   805.8 fp0+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   803.8 agu0+fp5   45 k spill
        vpand ymm6, ymm8, ymm2                                          ;   803.0 fp1     45 k
        vmovdqu [rbp + 256], ymm12                                      ;   806.8 agu2+fp5   45 k spill
        vpor ymm12, ymm3, ymm7                                          ;   803.3 fp2     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   804.8 agu1+fp5   45 k spill
        vpand ymm3, ymm14, ymm9                                         ;   803.7 fp3     45 k
        vpand ymm14, ymm14, ymm2                                        ;   803.8 fp0     45 k
        vmovdqu [rbp + 192], ymm0                                       ;   805.8 agu0+fp5   45 k spill
        vpand ymm0, ymm5, ymm15                                         ;   804.2 fp1     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   805.2 fp2     45 k
        vpxor ymm6, ymm6, ymm12                                         ;   806.2 fp3     45 k
        vpand ymm0, ymm9, ymm15                                         ;   804.8 fp0     45 k
        vpand ymm12, ymm13, ymm15                                       ;   805.2 fp1     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   806.2 fp2     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   807.2 fp3     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   807.2 fp0     45 k
        vpand ymm12, ymm5, ymm8                                         ;   806.2 fp1     45 k
        vpxor ymm3, ymm3, ymm4                                          ;   808.2 fp2     45 k
        vpxor ymm12, ymm12, ymm2                                        ;   807.2 fp3     45 k
        vpand ymm4, ymm4, ymm15                                         ;   806.8 fp0     45 k
        vmovdqu [rbp - 64], ymm3                                        ;   809.2 agu2+fp5   45 k spill
        vpxor ymm3, ymm0, ymm7                                          ;   807.2 fp1     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   807.3 fp2     45 k
        vpxor ymm11, ymm11, ymm0                                        ;   808.3 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   808.2 fp0     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   809.2 fp1     45 k
        vpand ymm3, ymm13, ymm8                                         ;   808.3 fp2     45 k
        vpand ymm0, ymm0, ymm9                                          ;   808.7 fp3     45 k
        vpxor ymm3, ymm3, ymm12                                         ;   809.3 fp0     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   809.3 fp1     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   809.3 fp2     45 k
        vpxor ymm4, ymm4, ymm12                                         ;   810.3 fp3     45 k
        vpand ymm12, ymm12, ymm8                                        ;   810.3 fp0     45 k
        vpxor ymm4, ymm4, ymm9                                          ;   811.3 fp1     45 k
        vpxor ymm0, ymm0, ymm3                                          ;   810.3 fp2     45 k
        vpand ymm3, ymm9, ymm13                                         ;   810.7 fp3     45 k
        vpand ymm9, ymm9, ymm2                                          ;   810.8 fp0     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   811.8 fp1     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   812.8 fp2     45 k
        vpxor ymm3, ymm2, ymm8                                          ;   811.7 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   812.7 fp0     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   813.7 fp1     45 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   813.8 fp2+agu1   45 k
        vpxor ymm9, ymm9, [rbp + 288]                                   ;   812.7 fp3+agu0   45 k
        vpxor ymm0, ymm0, ymm9                                          ;   813.7 fp0     45 k
        vmovdqu ymm9, [rbp + 0]                                         ;   810.8 agu1    48 k reload
        vmovdqu [rbp - 96], ymm12                                       ;   814.8 agu2+fp5   45 k spill
        vpand ymm12, ymm13, ymm9                                        ;   817.8 fp1     45 k
        vpand ymm2, ymm2, ymm9                                          ;   817.8 fp2     45 k
        vpand ymm7, ymm7, ymm5                                          ;   813.7 fp3     45 k
        vpxor ymm2, ymm2, [rbp + 192]                                   ;   818.8 fp0+agu0   45 k
        vpand ymm8, ymm8, ymm9                                          ;   817.8 fp1     45 k
        vpand ymm13, ymm13, ymm5                                        ;   814.3 fp2     45 k
        vpor ymm15, ymm15, [rbp + 320]                                  ;   814.7 fp3+agu1   45 k
        vpxor ymm7, ymm7, ymm12                                         ;   818.8 fp0     45 k
        vpxor ymm13, ymm13, [rbp + 256]                                 ;   815.3 fp1+agu0   45 k
        vpxor ymm7, ymm7, [rbp + 320]                                   ;   819.8 fp2+agu1   45 k
        vpxor ymm12, ymm12, ymm8                                        ;   818.8 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   820.8 fp0     45 k
        vmovdqu ymm7, [rbp + 32]                                        ;   813.7 agu0    45 k reload
        vpxor ymm9, ymm4, ymm7                                          ;   820.7 fp1     45 k
        vpxor ymm4, ymm4, ymm0                                          ;   816.3 fp2     45 k
        vpxor ymm14, ymm14, ymm4                                        ;   817.3 fp3     45 k
        vpxor ymm14, ymm14, ymm2                                        ;   819.8 fp0     45 k
        vpxor ymm6, ymm6, ymm9                                          ;   821.7 fp1     45 k
        vpxor ymm8, ymm8, ymm13                                         ;   818.8 fp2     45 k
        vpxor ymm13, ymm13, [rbp - 32]                                  ;   817.7 fp3+agu1   45 k
        vpxor ymm13, ymm13, [rbp - 64]                                  ;   818.7 fp0+agu0   45 k
        vpxor ymm11, ymm11, ymm12                                       ;   819.8 fp1     45 k
        vpxor ymm12, ymm12, ymm7                                        ;   820.7 fp2     45 k
        vmovdqu ymm4, [rbp + 0]                                         ;   817.7 agu1    48 k reload
        vpand ymm5, ymm5, ymm4                                          ;   824.7 fp3     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   825.7 fp0     45 k
        vpxor ymm2, ymm2, [rbp + 256]                                   ;   819.8 fp1+agu0   45 k
        vpxor ymm5, ymm5, ymm3                                          ;   825.7 fp2     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   821.8 fp3     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   822.8 fp0+agu1   45 k
        vpxor ymm10, ymm10, ymm2                                        ;   820.8 fp1     45 k
        vpxor ymm15, ymm15, [rbp + 96]                                  ;   821.8 fp2+agu0   45 k
        vpxor ymm11, ymm11, [rbp + 288]                                 ;   820.8 fp3+agu1   45 k
        vpxor ymm12, ymm12, [rbp - 96]                                  ;   821.8 fp0+agu0   45 k
        vpxor ymm6, ymm6, [rbp + 320]                                   ;   822.7 fp1+agu1   45 k
        vpxor ymm4, ymm4, ymm1                                          ;   826.7 fp2     45 k
        vpxor ymm8, ymm8, ymm5                                          ;   826.7 fp3     45 k
        vpxor ymm15, ymm15, ymm4                                        ;   827.7 fp0     45 k
        vpxor ymm0, ymm0, ymm8                                          ;   827.7 fp1     45 k
        vmovdqu ymm1, [rbp + 128]                                       ;   821.2 agu0    48 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   828.2 fp2     45 k
        vmovdqu ymm2, [rbp - 128]                                       ;   821.8 agu1    48 k reload
        vpxor ymm0, ymm0, ymm2                                          ;   828.8 fp3     45 k
        vmovdqu ymm4, [rbp + 352]                                       ;   822.2 agu0    48 k reload
        vpxor ymm14, ymm14, ymm4                                        ;   829.2 fp0     45 k
        vmovdqu ymm5, [rbp + 416]                                       ;   822.8 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   829.8 fp1     45 k
        vmovdqu ymm7, [rbp + 384]                                       ;   823.2 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   830.2 fp2     45 k
        vmovdqu [r9 + 7168], ymm0                                       ;   829.8 agu2+fp5  100 k
        vmovdqu ymm0, [rbp + 160]                                       ;   823.8 agu1    48 k reload
        vpxor ymm11, ymm11, ymm0                                        ;   830.8 fp3     45 k
        vmovdqu [r9 + 7200], ymm10                                      ;   829.2 agu2+fp5  100 k
        vmovdqu ymm8, [rbp + 64]                                        ;   824.2 agu0    48 k reload
        vpxor ymm13, ymm13, ymm8                                        ;   831.2 fp0     45 k
        vmovdqu [r9 + 7232], ymm14                                      ;   830.2 agu2+fp5  100 k
        vmovdqu [r9 + 7264], ymm3                                       ;   830.8 agu1+fp5  100 k
        vmovdqu [r9 + 7296], ymm15                                      ;   831.2 agu0+fp5  100 k
        vmovdqu [r9 + 7328], ymm11                                      ;   831.8 agu2+fp5  100 k
        vmovdqu [r9 + 7392], ymm12                                      ;   828.7 agu1+fp5  100 k
        vmovdqu [r9 + 7360], ymm13                                      ;   832.2 agu0+fp5  100 k
        vmovdqu [r9 + 7424], ymm6                                       ;   830.7 agu2+fp5  100 k
        vmovdqu [r9 + 7456], ymm2                                       ;   831.7 agu1+fp5  100 k
        vmovdqu [r9 + 7488], ymm1                                       ;   832.7 agu0+fp5  100 k
        vmovdqu [r9 + 7520], ymm4                                       ;   833.7 agu2+fp5  100 k
        vmovdqu [r9 + 7552], ymm5                                       ;   834.7 agu1+fp5  100 k
        vmovdqu [r9 + 7584], ymm7                                       ;   835.7 agu0+fp5  100 k
        vmovdqu [r9 + 7616], ymm0                                       ;   836.7 agu2+fp5  100 k
        vmovdqu [r9 + 7648], ymm8                                       ;   837.7 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 3584]                                       ;   830.7 agu0   100 k.0 reload
        vmovdqu [r9 + 3584], ymm0                                       ;   838.7 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 3616]                                       ;   831.2 agu1   100 k.1 reload
        vmovdqu [r9 + 3616], ymm1                                       ;   839.7 agu0+fp5   99 k
        vmovdqu ymm2, [r8 + 3648]                                       ;   832.2 agu1   100 k.2 reload
        vmovdqu [r9 + 3648], ymm2                                       ;   840.7 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 3680]                                       ;   832.7 agu0   100 k.3 reload
        vmovdqu [r9 + 3680], ymm3                                       ;   841.7 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 3712]                                       ;   833.2 agu1   100 k.4 reload
        vmovdqu [r9 + 3712], ymm4                                       ;   842.7 agu0+fp5   99 k
        vmovdqu ymm5, [r8 + 3744]                                       ;   834.2 agu1   100 k.5 reload
        vmovdqu [r9 + 3744], ymm5                                       ;   843.7 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 3776]                                       ;   834.7 agu0   100 k.6 reload
        vmovdqu [r9 + 3776], ymm6                                       ;   844.7 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 3808]                                       ;   835.2 agu1   100 k.7 reload
        vmovdqu [r9 + 3808], ymm7                                       ;   845.7 agu0+fp5   99 k
        vmovdqu ymm8, [r8 + 3840]                                       ;   836.2 agu1   100 k.8 reload
        vmovdqu [r9 + 3840], ymm8                                       ;   846.7 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 3872]                                       ;   836.7 agu0   100 k.9 reload
        vmovdqu [r9 + 3872], ymm9                                       ;   847.7 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 3904]                                      ;   837.2 agu1   100 k.10 reload
        vmovdqu [r9 + 3904], ymm10                                      ;   848.7 agu0+fp5   99 k
        vmovdqu ymm11, [r8 + 3936]                                      ;   838.2 agu1   100 k.11 reload
        vmovdqu [r9 + 3936], ymm11                                      ;   849.7 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 3968]                                      ;   838.7 agu0   100 k.12 reload
        vmovdqu [r9 + 3968], ymm12                                      ;   850.7 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 4000]                                      ;   839.2 agu1   100 k.13 reload
        vmovdqu [r9 + 4000], ymm13                                      ;   851.7 agu0+fp5   99 k
        vmovdqu ymm14, [r8 + 4032]                                      ;   840.2 agu1   100 k.14 reload
        vmovdqu [r9 + 4032], ymm14                                      ;   852.7 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 4064]                                      ;   840.7 agu0   100 k.15 reload
        vmovdqu [r9 + 4064], ymm15                                      ;   853.7 agu2+fp5   99 k
        vpxor ymm2, ymm7, ymm13                                         ;   846.2 fp1     41 k
        vpand ymm3, ymm10, ymm14                                        ;   847.2 fp2     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   845.7 fp3     41 k
        vpand ymm6, ymm14, ymm15                                        ;   847.7 fp0     41 k
        vpand ymm5, ymm10, ymm13                                        ;   846.2 fp1     41 k
        vpand ymm0, ymm7, ymm14                                         ;   847.2 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   848.2 fp3     41 k
        vpand ymm0, ymm13, ymm11                                        ;   846.2 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   849.2 fp1+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   847.2 fp2     41 k
        vpand ymm13, ymm4, ymm9                                         ;   848.2 fp3     41 k
        vmovdqu [rbp + 64], ymm5                                        ;   854.7 agu0+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   847.7 fp0     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   848.7 fp1     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   849.7 fp2     41 k
        vmovdqu [rbp + 160], ymm3                                       ;   855.7 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   847.7 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   848.7 fp0     41 k
        vmovdqu [rbp + 384], ymm3                                       ;   856.7 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   848.2 fp1     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   849.2 fp2     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   850.2 fp3     41 k
        vpand ymm3, ymm10, ymm8                                         ;   848.8 fp0     41 k
        vmovdqu [rbp + 416], ymm6                                       ;   857.7 agu0+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   849.2 fp1     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   850.2 fp2     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   850.2 fp3     41 k
        vpand ymm6, ymm15, ymm11                                        ;   849.8 fp0     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   850.8 fp1     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   851.8 fp2     41 k
        vpand ymm10, ymm10, ymm15                                       ;   851.8 fp3     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   852.8 fp0+agu1   41 k
        vmovdqu [rbp + 352], ymm6                                       ;   858.7 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   851.2 fp1     41 k
        vmovdqu [rbp + 128], ymm10                                      ;   859.7 agu0+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   851.3 fp2     41 k
        vmovdqu [rbp - 128], ymm4                                       ;   860.7 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   851.7 fp3     41 k
        vpand ymm1, ymm1, ymm7                                          ;   851.8 fp0     41 k
        vmovdqu [rbp + 0], ymm3                                         ;   861.7 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   852.2 fp1     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   853.2 fp2     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   854.2 fp3     41 k
        vpand ymm3, ymm11, ymm12                                        ;   852.8 fp0     41 k
        vpand ymm10, ymm14, ymm12                                       ;   853.2 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   854.2 fp2     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   855.2 fp3     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   855.2 fp0     41 k
        vpand ymm10, ymm9, ymm8                                         ;   854.2 fp1     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   856.2 fp2     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   855.2 fp3     41 k
        vpand ymm2, ymm2, ymm12                                         ;   854.8 fp0     41 k
        vmovdqu [rbp + 320], ymm4                                       ;   862.7 agu0+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   855.2 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   855.3 fp2     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   856.3 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   856.2 fp0     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   857.2 fp1     41 k
        vpand ymm4, ymm14, ymm8                                         ;   856.3 fp2     41 k
        vpand ymm3, ymm3, ymm11                                         ;   856.7 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   857.3 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   857.3 fp1     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   857.3 fp2     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   858.3 fp3     41 k
        vpand ymm10, ymm10, ymm8                                        ;   858.3 fp0     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   859.3 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   858.3 fp2     41 k
        vpand ymm4, ymm11, ymm14                                        ;   858.7 fp3     41 k
        vpand ymm11, ymm11, ymm7                                        ;   858.8 fp0     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   859.8 fp1     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   860.8 fp2     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   859.7 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   860.7 fp0     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   861.7 fp1     41 k
        vpxor ymm10, ymm10, [rbp + 384]                                 ;   863.7 fp2+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 160]                                 ;   862.7 fp3+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   863.7 fp0     41 k
        vmovdqu ymm11, [r8 + 4000]                                      ;   859.3 agu1   100 k.13 reload
        vmovdqu [rbp - 96], ymm10                                       ;   864.7 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   866.3 fp1     41 k
        vpand ymm7, ymm7, ymm11                                         ;   866.3 fp2     41 k
        vpand ymm15, ymm15, ymm9                                        ;   861.7 fp3     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   868.7 fp0+agu0   41 k
        vpand ymm8, ymm8, ymm11                                         ;   866.3 fp1     41 k
        vpand ymm14, ymm14, ymm9                                        ;   862.3 fp2     41 k
        vpor ymm12, ymm12, [rbp - 128]                                  ;   867.7 fp3+agu1   41 k
        vpxor ymm15, ymm15, ymm10                                       ;   867.3 fp0     41 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   866.7 fp1+agu0   41 k
        vpxor ymm15, ymm15, [rbp - 128]                                 ;   868.3 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   867.3 fp3     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   869.3 fp0     41 k
        vmovdqu ymm15, [rbp + 64]                                       ;   862.3 agu0    41 k reload
        vpxor ymm11, ymm2, ymm15                                        ;   869.3 fp1     41 k
        vpxor ymm2, ymm2, ymm3                                          ;   864.7 fp2     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   865.7 fp3     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   869.7 fp0     41 k
        vpxor ymm6, ymm6, ymm11                                         ;   870.3 fp1     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   867.7 fp2     41 k
        vpxor ymm14, ymm14, [rbp + 416]                                 ;   867.7 fp3+agu1   41 k
        vpxor ymm14, ymm14, [rbp + 320]                                 ;   869.7 fp0+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   868.3 fp1     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   869.3 fp2     41 k
        vmovdqu ymm2, [r8 + 4000]                                       ;   866.7 agu1   100 k.13 reload
        vpand ymm9, ymm9, ymm2                                          ;   873.7 fp3     41 k
        vpxor ymm0, ymm0, ymm9                                          ;   874.7 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 128]                                   ;   869.7 fp1+agu0   41 k
        vpxor ymm9, ymm9, ymm4                                          ;   874.7 fp2     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   870.3 fp3     41 k
        vpxor ymm4, ymm4, [rbp + 352]                                   ;   871.3 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm7                                        ;   870.7 fp1     41 k
        vpxor ymm12, ymm12, [rbp + 384]                                 ;   870.3 fp2+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 160]                                   ;   869.3 fp3+agu1   41 k
        vpxor ymm10, ymm10, [rbp - 96]                                  ;   871.7 fp0+agu0   41 k
        vpxor ymm6, ymm6, [rbp - 128]                                   ;   871.3 fp1+agu1   41 k
        vpxor ymm2, ymm2, ymm0                                          ;   875.7 fp2     41 k
        vpxor ymm8, ymm8, ymm9                                          ;   875.7 fp3     41 k
        vpxor ymm12, ymm12, ymm2                                        ;   876.7 fp0     41 k
        vpxor ymm3, ymm3, ymm8                                          ;   876.7 fp1     41 k
        vmovdqu ymm0, [r8 + 3712]                                       ;   870.3 agu0    41 k
        vmovdqu ymm2, [r8 + 3584]                                       ;   870.8 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   877.8 fp2     41 k
        vmovdqu ymm7, [r8 + 3744]                                       ;   871.3 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   878.3 fp3     41 k
        vmovdqu ymm8, [r8 + 3776]                                       ;   871.8 agu1    41 k
        vmovdqu ymm9, [r8 + 3616]                                       ;   872.3 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   879.3 fp0     41 k
        vmovdqu ymm11, [r8 + 3680]                                      ;   872.8 agu1    41 k
        vpand ymm11, ymm11, ymm2                                        ;   879.8 fp1     41 k
        vmovdqu ymm15, [r8 + 3712]                                      ;   873.3 agu0    41 k
        vpand ymm15, ymm15, [r8 + 3680]                                 ;   880.3 fp2+agu1   41 k
        vmovdqu [rbp - 128], ymm6                                       ;   872.3 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 3776]                                       ;   874.3 agu0    41 k
        vpand ymm6, ymm6, [r8 + 3680]                                   ;   881.3 fp3+agu1   41 k
        vmovdqu [rbp - 96], ymm10                                       ;   873.2 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 3744]                                      ;   875.3 agu0    41 k
        vpand ymm10, ymm10, [r8 + 3648]                                 ;   882.3 fp0+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   883.3 fp1     41 k
        vpand ymm10, ymm10, ymm9                                        ;   883.3 fp2     41 k
        vmovdqu [rbp + 160], ymm14                                      ;   874.7 agu2+fp5   41 k spill
        vpxor ymm14, ymm11, ymm9                                        ;   880.8 fp3     41 k
        vmovdqu [rbp + 384], ymm5                                       ;   875.7 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 3776]                                   ;   879.3 fp0+agu0   41 k
        vmovdqu [rbp + 352], ymm12                                      ;   877.7 agu2+fp5   41 k spill
        vpxor ymm12, ymm14, [r8 + 3712]                                 ;   881.8 fp1+agu1   41 k
        vpand ymm12, ymm12, [r8 + 3776]                                 ;   882.8 fp2+agu0   41 k
        vpxor ymm11, ymm11, ymm12                                       ;   883.8 fp3     41 k
        vmovdqu [rbp + 128], ymm4                                       ;   877.7 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   881.3 fp0     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   884.3 fp1     41 k
        vpand ymm4, ymm4, [r8 + 3744]                                   ;   882.3 fp2+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   884.3 fp3     41 k
        vmovdqu [rbp + 64], ymm1                                        ;   879.3 agu0+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 3744]                                   ;   879.5 fp0+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   880.5 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   881.5 fp2+agu0   41 k
        vmovdqu [rbp + 320], ymm13                                      ;   880.3 agu2+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 3680]                                  ;   880.5 fp3+agu1   41 k
        vmovdqu [rbp + 416], ymm3                                       ;   881.3 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   880.7 fp0     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   881.7 fp1     41 k
        vmovdqu [rbp + 0], ymm8                                         ;   885.3 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 3776]                                       ;   881.5 agu1    41 k
        vpand ymm8, ymm8, [r8 + 3648]                                   ;   888.5 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   889.5 fp3     41 k
        vmovdqu [rbp + 288], ymm12                                      ;   883.8 agu2+fp5   41 k spill
        vpand ymm12, ymm15, [r8 + 3648]                                 ;   885.3 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm12                                       ;   886.3 fp1     41 k
        vmovdqu ymm12, [r8 + 3680]                                      ;   883.3 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm12                                       ;   890.3 fp2     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   885.3 fp3     41 k
        vmovdqu [rbp + 96], ymm13                                       ;   891.3 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 3648]                                  ;   890.5 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   891.5 fp1     41 k
        vpand ymm3, ymm3, [r8 + 3712]                                   ;   890.5 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   892.5 fp3     41 k
        vpand ymm14, ymm14, [r8 + 3648]                                 ;   884.5 fp0+agu1   41 k
        vmovdqu [rbp + 224], ymm13                                      ;   893.5 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 3712]                                  ;   885.3 fp1+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   886.3 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   891.5 fp3     41 k
        vpand ymm4, ymm15, ymm2                                         ;   886.3 fp0     41 k
        vpand ymm15, ymm15, [r8 + 3712]                                 ;   886.3 fp1+agu1   41 k
        vpand ymm13, ymm13, [r8 + 3744]                                 ;   886.3 fp2+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   887.3 fp3     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   889.5 fp0     41 k
        vmovdqu [rbp + 256], ymm11                                      ;   886.5 agu2+fp5   41 k spill
        vpand ymm11, ymm9, ymm12                                        ;   890.3 fp1     41 k
        vpxor ymm13, ymm13, ymm11                                       ;   891.3 fp2     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   892.3 fp3     41 k
        vmovdqu ymm13, [r8 + 3712]                                      ;   887.2 agu1   100 k.4 reload
        vmovdqu [rbp + 32], ymm4                                        ;   893.3 agu0+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   894.2 fp0     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   895.2 fp1     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   896.2 fp2     41 k
        vpxor ymm0, ymm0, ymm11                                         ;   891.3 fp3     41 k
        vmovdqu ymm11, [r8 + 3776]                                      ;   890.3 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm11                                         ;   897.3 fp0     41 k
        vpxor ymm4, ymm4, [r8 + 3648]                                   ;   896.2 fp1+agu0   41 k
        vpand ymm9, ymm9, ymm2                                          ;   898.3 fp2     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   899.3 fp3     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   900.3 fp0     41 k
        vpand ymm5, ymm12, ymm4                                         ;   897.2 fp1     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   897.2 fp2     41 k
        vpxor ymm5, ymm5, [r8 + 3744]                                   ;   898.2 fp3+agu1   41 k
        vpxor ymm1, ymm1, [r8 + 3648]                                   ;   892.5 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm12                                         ;   892.7 fp1     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   897.2 fp2     41 k
        vpand ymm6, ymm6, ymm8                                          ;   893.7 fp3     41 k
        vpand ymm14, ymm1, ymm13                                        ;   894.2 fp0     41 k
        vpand ymm8, ymm8, [r8 + 3744]                                   ;   893.7 fp1+agu1   41 k
        vpxor ymm10, ymm10, ymm5                                        ;   899.2 fp2     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   899.3 fp3     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   900.3 fp0     41 k
        vmovdqu ymm5, [r8 + 3648]                                       ;   894.2 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   901.2 fp1     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   894.8 fp2+agu1   41 k
        vpand ymm1, ymm1, ymm2                                          ;   895.0 fp3     41 k
        vpxor ymm1, ymm1, ymm11                                         ;   897.3 fp0     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   901.3 fp1     41 k
        vmovdqu ymm15, [r8 + 3744]                                      ;   896.2 agu0   100 k.5 reload
        vpand ymm13, ymm11, ymm15                                       ;   903.2 fp2     41 k
        vpxor ymm3, ymm3, [rbp + 288]                                   ;   898.2 fp3+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   901.3 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   904.2 fp1     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   897.5 fp2     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   904.2 fp3+agu1   41 k
        vpand ymm0, ymm0, ymm11                                         ;   905.2 fp0     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   902.3 fp1     41 k
        vpxor ymm6, ymm6, ymm1                                          ;   902.3 fp2     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   906.2 fp3+agu0   41 k
        vpxor ymm13, ymm13, [rbp + 0]                                   ;   905.2 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   906.2 fp1     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   907.2 fp2     41 k
        vmovdqu ymm0, [rel misty1_expand_compact.T0_constants256]       ;   899.5 agu0    41 k reload
        vpxor ymm10, ymm10, ymm0                                        ;   907.2 fp3     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   900.3 fp0+agu1   41 k
        vpxor ymm14, ymm14, ymm0                                        ;   908.2 fp1     41 k
        vpxor ymm2, ymm2, [rbp + 416]                                   ;   900.7 fp2+agu0   41 k
        vpxor ymm1, ymm2, [rbp + 32]                                    ;   901.7 fp3+agu1   41 k
        vmovdqu ymm4, [rbp + 320]                                       ;   901.7 agu0    41 k
        vpxor ymm4, ymm4, [r8 + 3616]                                   ;   908.7 fp0+agu1   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   909.7 fp1     41 k
        vpxor ymm5, ymm5, [rbp + 64]                                    ;   902.7 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   903.7 fp3     41 k
        vpxor ymm12, ymm12, [rbp + 128]                                 ;   903.3 fp0+agu1   41 k
        vpxor ymm14, ymm14, ymm12                                       ;   909.2 fp1     41 k
        vpxor ymm15, ymm15, [rbp + 384]                                 ;   903.7 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   904.7 fp3     41 k
        vmovdqu ymm8, [rbp + 352]                                       ;   904.3 agu1    41 k
        vpxor ymm8, ymm8, [r8 + 3712]                                   ;   911.3 fp0+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   912.3 fp1     41 k
        vpxor ymm11, ymm11, [rbp + 160]                                 ;   905.3 fp2+agu1   41 k
        vpxor ymm7, ymm7, ymm11                                         ;   906.3 fp3     41 k
        vpxor ymm1, ymm1, [r8 + 288]                                    ;   905.7 fp0+agu0   48 k
        vpxor ymm6, ymm6, [r8 + 320]                                    ;   910.7 fp1+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 352]                                    ;   906.7 fp2+agu0   48 k
        vpxor ymm14, ymm14, [r8 + 384]                                  ;   910.2 fp3+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 416]                                  ;   913.3 fp0+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 448]                                    ;   908.3 fp1+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 480]                                    ;   908.7 fp2+agu0   48 k
        vpxor ymm2, ymm2, [r8]                                          ;   909.3 fp3+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 32]                                     ;   909.7 fp0+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 64]                                     ;   910.3 fp1+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 96]                                   ;   910.7 fp2+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 128]                                    ;   912.3 fp3+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 160]                                  ;   911.7 fp0+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 192]                                  ;   912.3 fp1+agu1   48 k
        vmovdqu ymm13, [rbp - 96]                                       ;   912.7 agu0    48 k
        vpxor ymm13, ymm13, [r8 + 224]                                  ;   919.7 fp2+agu1   48 k
        vmovdqu [rbp - 96], ymm7                                        ;   909.7 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp - 128]                                       ;   913.7 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 256]                                    ;   920.7 fp3+agu1   48 k
        vmovdqu [rbp - 128], ymm9                                       ;   910.2 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm11                                         ;   913.3 fp0     45 k
        vmovdqu [rbp + 160], ymm10                                      ;   914.3 agu2+fp5   48 k spill
        vpand ymm10, ymm12, ymm13                                       ;   920.7 fp1     45 k
        vmovdqu [rbp + 352], ymm14                                      ;   912.2 agu2+fp5   48 k spill
        vpxor ymm14, ymm4, ymm15                                        ;   912.7 fp2     45 k
        vmovdqu [rbp + 384], ymm3                                       ;   913.2 agu2+fp5   48 k spill
        vpand ymm3, ymm12, ymm11                                        ;   913.3 fp3     45 k
        vmovdqu [rbp + 128], ymm6                                       ;   914.2 agu2+fp5   48 k spill
        vpand ymm6, ymm13, ymm7                                         ;   921.7 fp0     45 k
        vmovdqu [rbp + 64], ymm1                                        ;   915.2 agu0+fp5   48 k spill
        vpand ymm1, ymm2, ymm13                                         ;   920.7 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   921.7 fp2     45 k
        vpand ymm1, ymm11, ymm8                                         ;   913.3 fp3     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   922.7 fp0     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   923.7 agu2+fp5   45 k spill
        vpxor ymm3, ymm9, ymm12                                         ;   914.3 fp1     45 k
        vmovdqu [rbp + 32], ymm10                                       ;   921.7 agu1+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   915.3 fp2     45 k
        vmovdqu [rbp + 416], ymm11                                      ;   918.2 agu0+fp5   48 k spill
        vpand ymm11, ymm2, ymm7                                         ;   921.7 fp3     45 k
        vpxor ymm11, ymm11, ymm13                                       ;   922.7 fp0     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   923.7 fp1     45 k
        vmovdqu [rbp + 96], ymm9                                        ;   919.2 agu2+fp5   45 k spill
        vpand ymm9, ymm12, ymm5                                         ;   915.2 fp2     45 k
        vpxor ymm9, ymm9, ymm14                                         ;   916.2 fp3     45 k
        vmovdqu [rbp + 0], ymm9                                         ;   920.2 agu1+fp5   45 k spill
        vpand ymm9, ymm12, ymm2                                         ;   916.2 fp0     45 k
        vpxor ymm1, ymm1, ymm9                                          ;   917.2 fp1     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   922.7 fp2     45 k
        vpand ymm9, ymm12, ymm4                                         ;   918.2 fp3     45 k
        vmovdqu [rbp + 224], ymm6                                       ;   922.7 agu0+fp5   45 k spill
        vpand ymm6, ymm12, ymm8                                         ;   919.2 fp0     45 k
        vpxor ymm9, ymm9, ymm6                                          ;   920.2 fp1     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   923.7 fp2     45 k
        vpand ymm6, ymm8, ymm7                                          ;   921.7 fp3     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   922.7 fp0     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   924.7 fp1     45 k
        vpand ymm12, ymm12, ymm7                                        ;   923.7 fp2     45 k
        vpxor ymm0, ymm0, ymm12                                         ;   924.7 fp3     45 k
        vpand ymm12, ymm4, ymm2                                         ;   921.7 fp0     45 k
        vmovdqu [rbp + 256], ymm6                                       ;   922.7 agu2+fp5   45 k spill
        vpor ymm6, ymm3, ymm7                                           ;   922.0 fp1     45 k
        vmovdqu [rbp + 288], ymm0                                       ;   925.7 agu1+fp5   45 k spill
        vpand ymm0, ymm14, ymm8                                         ;   922.3 fp2     45 k
        vpand ymm14, ymm14, ymm2                                        ;   922.5 fp3     45 k
        vmovdqu [rbp - 64], ymm3                                        ;   924.2 agu0+fp5   45 k spill
        vpand ymm3, ymm5, ymm15                                         ;   922.8 fp0     45 k
        vpxor ymm6, ymm6, ymm3                                          ;   923.8 fp1     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   924.8 fp2     45 k
        vpand ymm3, ymm8, ymm15                                         ;   923.5 fp3     45 k
        vpand ymm6, ymm13, ymm15                                        ;   923.8 fp0     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   924.8 fp1     45 k
        vpxor ymm11, ymm11, ymm0                                        ;   925.8 fp2     45 k
        vpxor ymm0, ymm0, ymm12                                         ;   925.8 fp3     45 k
        vpand ymm6, ymm5, ymm4                                          ;   924.8 fp0     45 k
        vpxor ymm0, ymm0, [rbp + 96]                                    ;   926.8 fp1+agu1   45 k
        vpxor ymm6, ymm6, ymm2                                          ;   925.8 fp2     45 k
        vmovdqu [rbp - 32], ymm0                                        ;   927.8 agu2+fp5   45 k spill
        vpxor ymm0, ymm3, ymm7                                          ;   925.5 fp3     45 k
        vpxor ymm3, ymm3, ymm5                                          ;   925.8 fp0     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   926.8 fp1     45 k
        vpand ymm0, ymm0, ymm15                                         ;   926.5 fp2     45 k
        vpxor ymm10, ymm10, ymm0                                        ;   927.5 fp3     45 k
        vpand ymm0, ymm13, ymm4                                         ;   926.8 fp0     45 k
        vpand ymm3, ymm3, ymm8                                          ;   927.0 fp1     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   927.8 fp2     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   927.8 fp3     45 k
        vpxor ymm6, ymm6, ymm7                                          ;   927.8 fp0     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   928.8 fp1     45 k
        vpand ymm0, ymm15, [rbp + 96]                                   ;   928.3 fp2+agu0   45 k
        vpxor ymm0, ymm0, ymm6                                          ;   929.3 fp3     45 k
        vpand ymm6, ymm6, ymm4                                          ;   928.8 fp0     45 k
        vpxor ymm0, ymm0, ymm8                                          ;   930.3 fp1     45 k
        vpand ymm7, ymm7, ymm5                                          ;   929.3 fp2     45 k
        vmovdqu [rbp + 96], ymm10                                       ;   928.5 agu1+fp5   45 k spill
        vpand ymm10, ymm8, ymm13                                        ;   929.5 fp3     45 k
        vpand ymm8, ymm8, ymm2                                          ;   929.8 fp0     45 k
        vpxor ymm10, ymm10, ymm8                                        ;   930.8 fp1     45 k
        vpxor ymm6, ymm6, ymm10                                         ;   931.8 fp2     45 k
        vpxor ymm10, ymm2, ymm4                                         ;   930.5 fp3     45 k
        vpand ymm10, ymm10, ymm15                                       ;   931.5 fp0     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   932.5 fp1     45 k
        vpxor ymm6, ymm6, [rbp + 0]                                     ;   932.8 fp2+agu0   45 k
        vpxor ymm8, ymm8, [rbp + 32]                                    ;   931.5 fp3+agu1   45 k
        vpxor ymm3, ymm3, ymm8                                          ;   932.5 fp0     45 k
        vmovdqu ymm8, [rbp + 416]                                       ;   929.8 agu0    48 k reload
        vmovdqu [rbp + 192], ymm6                                       ;   933.8 agu2+fp5   45 k spill
        vpand ymm6, ymm13, ymm8                                         ;   936.8 fp1     45 k
        vpand ymm2, ymm2, ymm8                                          ;   936.8 fp2     45 k
        vpxor ymm9, ymm9, ymm2                                          ;   937.8 fp3     45 k
        vmovdqu ymm2, [rbp + 320]                                       ;   930.2 agu1    45 k reload
        vmovdqu [rbp + 448], ymm10                                      ;   933.5 agu2+fp5   45 k spill
        vpxor ymm10, ymm0, ymm2                                         ;   937.2 fp0     45 k
        vpxor ymm0, ymm0, ymm3                                          ;   933.5 fp1     45 k
        vpxor ymm14, ymm14, ymm0                                        ;   934.5 fp2     45 k
        vpand ymm4, ymm4, ymm8                                          ;   936.8 fp3     45 k
        vpand ymm13, ymm13, ymm5                                        ;   933.8 fp0     45 k
        vpxor ymm14, ymm14, ymm9                                        ;   938.8 fp1     45 k
        vmovdqu ymm0, [rbp - 64]                                        ;   931.7 agu0    45 k reload
        vpor ymm15, ymm15, ymm0                                         ;   938.7 fp2     45 k
        vpxor ymm7, ymm7, ymm6                                          ;   937.8 fp3     45 k
        vpxor ymm13, ymm13, [rbp + 288]                                 ;   934.8 fp0+agu1   45 k
        vpxor ymm12, ymm12, ymm10                                       ;   938.2 fp1     45 k
        vpxor ymm7, ymm7, ymm0                                          ;   938.8 fp2     45 k
        vpxor ymm6, ymm6, ymm4                                          ;   937.8 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   939.8 fp0     45 k
        vpxor ymm4, ymm4, ymm13                                         ;   937.8 fp1     45 k
        vpxor ymm13, ymm13, [rbp + 224]                                 ;   936.3 fp2+agu0   45 k
        vpxor ymm13, ymm13, [rbp - 32]                                  ;   937.3 fp3+agu1   45 k
        vpxor ymm11, ymm11, ymm6                                        ;   938.8 fp0     45 k
        vpxor ymm2, ymm2, ymm6                                          ;   938.8 fp1     45 k
        vpand ymm5, ymm5, ymm8                                          ;   937.3 fp2     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   938.3 fp3     45 k
        vpxor ymm9, ymm9, [rbp + 288]                                   ;   938.8 fp0+agu0   45 k
        vmovdqu ymm6, [rbp + 448]                                       ;   937.3 agu1    45 k reload
        vpxor ymm5, ymm5, ymm6                                          ;   944.3 fp1     45 k
        vpxor ymm6, ymm6, ymm15                                         ;   944.3 fp2     45 k
        vpxor ymm6, ymm6, [rbp + 256]                                   ;   945.3 fp3+agu0   45 k
        vpxor ymm9, ymm9, [rbp + 96]                                    ;   939.8 fp0+agu1   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   940.8 fp1+agu0   45 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   939.8 fp2+agu1   45 k
        vpxor ymm2, ymm2, [rbp + 192]                                   ;   940.8 fp3+agu0   45 k
        vpxor ymm0, ymm0, ymm12                                         ;   939.8 fp0     45 k
        vpxor ymm8, ymm8, ymm1                                          ;   940.0 fp1     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   945.3 fp2     45 k
        vpxor ymm8, ymm8, ymm15                                         ;   941.8 fp3     45 k
        vpxor ymm3, ymm3, ymm4                                          ;   946.3 fp0     45 k
        vmovdqu ymm1, [rbp + 128]                                       ;   940.3 agu1    48 k reload
        vpxor ymm9, ymm9, ymm1                                          ;   947.3 fp1     45 k
        vmovdqu ymm4, [rbp + 64]                                        ;   941.2 agu0    48 k reload
        vpxor ymm3, ymm3, ymm4                                          ;   948.2 fp2     45 k
        vmovdqu ymm5, [rbp + 384]                                       ;   941.3 agu1    48 k reload
        vpxor ymm14, ymm14, ymm5                                        ;   948.3 fp3     45 k
        vmovdqu ymm7, [rbp + 352]                                       ;   942.2 agu0    48 k reload
        vpxor ymm6, ymm6, ymm7                                          ;   949.2 fp0     45 k
        vmovdqu ymm10, [rbp + 160]                                      ;   942.3 agu1    48 k reload
        vpxor ymm8, ymm8, ymm10                                         ;   949.3 fp1     45 k
        vmovdqu [r9 + 7680], ymm3                                       ;   949.2 agu2+fp5  100 k
        vmovdqu ymm3, [rbp - 128]                                       ;   943.2 agu0    48 k reload
        vpxor ymm11, ymm11, ymm3                                        ;   950.2 fp2     45 k
        vmovdqu [r9 + 7712], ymm9                                       ;   948.3 agu2+fp5  100 k
        vmovdqu ymm9, [rbp - 96]                                        ;   943.3 agu1    48 k reload
        vpxor ymm13, ymm13, ymm9                                        ;   950.3 fp3     45 k
        vmovdqu [r9 + 7744], ymm14                                      ;   949.3 agu2+fp5  100 k
        vmovdqu [r9 + 7776], ymm6                                       ;   950.2 agu0+fp5  100 k
        vmovdqu [r9 + 7808], ymm8                                       ;   950.3 agu2+fp5  100 k
        vmovdqu [r9 + 7840], ymm11                                      ;   951.2 agu1+fp5  100 k
        vmovdqu [r9 + 7904], ymm2                                       ;   947.2 agu0+fp5  100 k
        vmovdqu [r9 + 7872], ymm13                                      ;   951.3 agu2+fp5  100 k
        vmovdqu [r9 + 7936], ymm0                                       ;   949.2 agu1+fp5  100 k
        vmovdqu [r9 + 7968], ymm4                                       ;   950.2 agu0+fp5  100 k
        vmovdqu [r9 + 8000], ymm1                                       ;   951.2 agu2+fp5  100 k
        vmovdqu [r9 + 8032], ymm5                                       ;   952.2 agu1+fp5  100 k
        vmovdqu [r9 + 8064], ymm7                                       ;   953.2 agu0+fp5  100 k
        vmovdqu [r9 + 8096], ymm10                                      ;   954.2 agu2+fp5  100 k
        vmovdqu [r9 + 8128], ymm3                                       ;   955.2 agu1+fp5  100 k
        vmovdqu [r9 + 8160], ymm9                                       ;   956.2 agu0+fp5  100 k
        vzeroupper                                                      ;                    x87 state
        mov rsp, qword [rbp + 496]                                      ;                    frame
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
