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
;   body: 3786 uops, planned 975.2; bounds: width 631.0, ports 670.0, path 26.0
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
        vmovdqu ymm2, [r8 + 512]                                        ;    12.2 agu1   100 k.0
        vmovdqu ymm2, [r8 + 544]                                        ;    13.0 agu0   100 k.1
        vmovdqu ymm2, [r8 + 576]                                        ;    13.2 agu1   100 k.2
        vmovdqu ymm2, [r8 + 608]                                        ;    14.0 agu0   100 k.3
        vmovdqu ymm2, [r8 + 640]                                        ;    14.2 agu1   100 k.4
        vmovdqu ymm2, [r8 + 672]                                        ;    15.0 agu0   100 k.5
        vmovdqu ymm2, [r8 + 704]                                        ;    15.2 agu1   100 k.6
        vmovdqu ymm2, [r8 + 736]                                        ;    16.0 agu0   100 k.7
        vmovdqu ymm2, [r8 + 768]                                        ;    16.2 agu1   100 k.8
        vmovdqu ymm2, [r8 + 800]                                        ;    17.0 agu0   100 k.9
        vmovdqu ymm2, [r8 + 832]                                        ;    17.2 agu1   100 k.10
        vmovdqu ymm2, [r8 + 864]                                        ;    18.0 agu0   100 k.11
        vmovdqu ymm2, [r8 + 896]                                        ;    18.2 agu1   100 k.12
        vmovdqu ymm2, [r8 + 928]                                        ;    19.0 agu0   100 k.13
        vmovdqu ymm2, [r8 + 960]                                        ;    19.2 agu1   100 k.14
        vmovdqu ymm2, [r8 + 992]                                        ;    20.0 agu0   100 k.15
        vpxor ymm2, ymm7, ymm13                                         ;    15.0 fp0     41 k
        vpand ymm3, ymm14, ymm10                                        ;    15.2 fp1     41 k
        vpxor ymm1, ymm8, ymm12                                         ;    15.3 fp2     41 k
        vpand ymm6, ymm15, ymm14                                        ;    15.5 fp3     41 k
        vpand ymm5, ymm13, ymm10                                        ;    16.0 fp0     41 k
        vpand ymm0, ymm14, ymm7                                         ;    16.2 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;    17.2 fp2     41 k
        vpand ymm0, ymm13, ymm11                                        ;    16.5 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;    20.2 fp0+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;    17.2 fp1     41 k
        vpand ymm13, ymm4, ymm9                                         ;    18.2 fp2     41 k
        vmovdqu [rbp - 128], ymm5                                       ;    21.2 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;    17.5 fp3     41 k
        vpxor ymm5, ymm5, ymm14                                         ;    18.5 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;    19.5 fp1     41 k
        vmovdqu [rbp - 96], ymm3                                        ;    21.2 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;    18.3 fp2     41 k
        vpxor ymm3, ymm3, ymm1                                          ;    19.3 fp3     41 k
        vmovdqu [rbp - 64], ymm3                                        ;    22.2 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;    19.0 fp0     41 k
        vpxor ymm0, ymm0, ymm3                                          ;    20.0 fp1     41 k
        vpand ymm3, ymm10, ymm8                                         ;    19.3 fp2     41 k
        vpxor ymm0, ymm0, ymm6                                          ;    21.0 fp3     41 k
        vmovdqu [rbp - 32], ymm6                                        ;    23.2 agu2+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;    20.0 fp0     41 k
        vpxor ymm3, ymm3, ymm6                                          ;    21.0 fp1     41 k
        vpxor ymm5, ymm5, ymm6                                          ;    21.0 fp2     41 k
        vpand ymm6, ymm15, ymm11                                        ;    20.5 fp3     41 k
        vmovdqu [rbp + 0], ymm3                                         ;    24.2 agu2+fp5   41 k spill
        vpxor ymm3, ymm10, ymm6                                         ;    21.5 fp0     41 k
        vpxor ymm13, ymm13, ymm3                                        ;    22.5 fp1     41 k
        vpand ymm3, ymm3, ymm15                                         ;    22.5 fp2     41 k
        vpxor ymm3, ymm3, [rel misty1_expand_compact.T0_constants256]   ;    23.5 fp3+agu0   41 k
        vpand ymm10, ymm8, ymm7                                         ;    22.0 fp0     41 k
        vmovdqu [rbp + 32], ymm6                                        ;    25.2 agu1+fp5   41 k spill
        vpor ymm6, ymm4, ymm15                                          ;    22.2 fp1     41 k
        vmovdqu [rbp + 64], ymm3                                        ;    26.2 agu2+fp5   41 k spill
        vpand ymm3, ymm1, ymm11                                         ;    22.3 fp2     41 k
        vpand ymm1, ymm1, ymm7                                          ;    22.5 fp3     41 k
        vmovdqu [rbp + 96], ymm4                                        ;    27.2 agu0+fp5   41 k spill
        vpand ymm4, ymm9, ymm12                                         ;    23.0 fp0     41 k
        vpxor ymm6, ymm6, ymm4                                          ;    24.0 fp1     41 k
        vpand ymm4, ymm11, ymm12                                        ;    23.3 fp2     41 k
        vpxor ymm10, ymm10, ymm6                                        ;    25.0 fp3     41 k
        vpand ymm6, ymm14, ymm12                                        ;    24.0 fp0     41 k
        vpxor ymm3, ymm3, ymm6                                          ;    25.0 fp1     41 k
        vpand ymm6, ymm9, ymm8                                          ;    24.3 fp2     41 k
        vpxor ymm5, ymm5, ymm3                                          ;    26.0 fp3     41 k
        vpxor ymm3, ymm3, ymm10                                         ;    26.0 fp0     41 k
        vpxor ymm3, ymm3, ymm2                                          ;    27.0 fp1     41 k
        vpxor ymm6, ymm6, ymm7                                          ;    25.3 fp2     41 k
        vmovdqu [rbp + 128], ymm3                                       ;    28.2 agu1+fp5   41 k spill
        vpxor ymm3, ymm4, ymm15                                         ;    25.5 fp3     41 k
        vpxor ymm4, ymm4, ymm9                                          ;    26.0 fp0     41 k
        vpxor ymm5, ymm5, ymm4                                          ;    27.0 fp1     41 k
        vpand ymm3, ymm3, ymm12                                         ;    26.5 fp2     41 k
        vpand ymm4, ymm4, ymm11                                         ;    27.0 fp3     41 k
        vpxor ymm13, ymm13, ymm3                                        ;    27.5 fp0     41 k
        vpand ymm3, ymm14, ymm8                                         ;    27.2 fp1     41 k
        vpxor ymm3, ymm3, ymm6                                          ;    28.2 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;    28.0 fp3     41 k
        vpand ymm2, ymm2, ymm12                                         ;    28.0 fp0     41 k
        vpxor ymm6, ymm6, ymm15                                         ;    28.2 fp1     41 k
        vpxor ymm2, ymm2, ymm6                                          ;    29.2 fp2     41 k
        vpand ymm6, ymm6, ymm8                                          ;    29.2 fp3     41 k
        vpxor ymm2, ymm2, ymm11                                         ;    30.2 fp0     41 k
        vpxor ymm4, ymm4, ymm3                                          ;    29.2 fp1     41 k
        vpand ymm3, ymm11, ymm14                                        ;    29.3 fp2     41 k
        vmovdqu [rbp + 160], ymm13                                      ;    29.2 agu2+fp5   41 k spill
        vpand ymm13, ymm11, ymm7                                        ;    29.5 fp3     41 k
        vpxor ymm3, ymm3, ymm13                                         ;    30.5 fp0     41 k
        vpxor ymm6, ymm6, ymm3                                          ;    31.5 fp1     41 k
        vpxor ymm3, ymm7, ymm8                                          ;    30.3 fp2     41 k
        vpand ymm3, ymm3, ymm12                                         ;    31.3 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;    32.3 fp0     41 k
        vpxor ymm6, ymm6, [rbp - 64]                                    ;    32.5 fp1+agu0   41 k
        vpxor ymm13, ymm13, [rbp - 96]                                  ;    31.3 fp2+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;    32.3 fp3     41 k
        vmovdqu ymm13, [r8 + 416]                                       ;    29.2 agu0    99 k.13 reload
        vpand ymm11, ymm14, ymm13                                       ;    36.2 fp0     41 k
        vmovdqu [rbp + 192], ymm6                                       ;    33.5 agu2+fp5   41 k spill
        vpxor ymm6, ymm2, [rbp - 128]                                   ;    32.2 fp1+agu1   41 k
        vpxor ymm2, ymm2, ymm4                                          ;    33.3 fp2     41 k
        vpxor ymm1, ymm1, ymm2                                          ;    34.3 fp3     41 k
        vpand ymm2, ymm7, ymm13                                         ;    36.2 fp0     41 k
        vpxor ymm2, ymm2, [rbp + 0]                                     ;    37.2 fp1+agu0   41 k
        vpxor ymm1, ymm1, ymm2                                          ;    38.2 fp2     41 k
        vpand ymm7, ymm15, ymm9                                         ;    33.5 fp3     41 k
        vpxor ymm7, ymm7, ymm11                                         ;    37.2 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;    38.2 fp1+agu1   41 k
        vpxor ymm10, ymm10, ymm6                                        ;    34.3 fp2     41 k
        vpand ymm6, ymm8, ymm13                                         ;    36.2 fp3     41 k
        vpxor ymm11, ymm11, ymm6                                        ;    37.2 fp0     41 k
        vpand ymm8, ymm14, ymm9                                         ;    35.2 fp1     41 k
        vpxor ymm8, ymm8, [rbp + 64]                                    ;    36.2 fp2+agu0   41 k
        vpxor ymm6, ymm6, ymm8                                          ;    37.2 fp3     41 k
        vpxor ymm8, ymm8, [rbp - 32]                                    ;    37.2 fp0+agu1   41 k
        vpxor ymm8, ymm8, [rbp + 128]                                   ;    38.2 fp1+agu0   41 k
        vpor ymm15, ymm12, [rbp + 96]                                   ;    36.3 fp2+agu1   41 k
        vpxor ymm7, ymm7, ymm15                                         ;    39.2 fp3     41 k
        vpxor ymm5, ymm5, ymm11                                         ;    38.2 fp0     41 k
        vpand ymm15, ymm9, ymm13                                        ;    37.2 fp1     41 k
        vpxor ymm11, ymm11, [rbp - 128]                                 ;    38.2 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm15                                         ;    38.2 fp3     41 k
        vpxor ymm15, ymm15, ymm3                                        ;    38.2 fp0     41 k
        vpxor ymm2, ymm2, [rbp + 64]                                    ;    38.2 fp1+agu1   41 k
        vpxor ymm3, ymm3, ymm7                                          ;    40.2 fp2     41 k
        vpxor ymm3, ymm3, [rbp + 32]                                    ;    41.2 fp3+agu0   41 k
        vpxor ymm2, ymm2, [rbp + 160]                                   ;    39.2 fp0+agu1   41 k
        vpxor ymm7, ymm7, [rbp - 64]                                    ;    40.2 fp1+agu0   41 k
        vpxor ymm5, ymm5, [rbp - 96]                                    ;    39.3 fp2+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 192]                                 ;    40.5 fp3+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;    40.0 fp0     41 k
        vpxor ymm10, ymm10, [rbp + 96]                                  ;    40.2 fp1+agu1   41 k
        vpxor ymm6, ymm6, ymm15                                         ;    40.3 fp2     41 k
        vpxor ymm0, ymm0, ymm7                                          ;    41.2 fp3     41 k
        vpxor ymm4, ymm4, ymm6                                          ;    41.3 fp0     41 k
        vmovdqu ymm6, [r8 + 128]                                        ;    40.2 agu0    41 k
        vmovdqu ymm7, [r8]                                              ;    40.7 agu1    99 k.0 reload
        vpand ymm6, ymm6, ymm7                                          ;    47.7 fp1     41 k
        vmovdqu ymm15, [r8 + 160]                                       ;    41.2 agu0    41 k
        vpand ymm15, ymm15, ymm7                                        ;    48.2 fp2     41 k
        vmovdqu ymm14, [r8 + 192]                                       ;    41.7 agu1    41 k
        vpand ymm14, ymm14, [r8 + 32]                                   ;    48.7 fp3+agu0   41 k
        vmovdqu ymm13, [r8 + 96]                                        ;    42.7 agu1    41 k
        vpand ymm13, ymm13, ymm7                                        ;    49.7 fp0     41 k
        vmovdqu ymm12, [r8 + 128]                                       ;    43.2 agu0    41 k
        vpand ymm12, ymm12, [r8 + 96]                                   ;    50.2 fp1+agu1   41 k
        vmovdqu ymm9, [r8 + 192]                                        ;    44.2 agu0    41 k
        vpand ymm9, ymm9, [r8 + 96]                                     ;    51.2 fp2+agu1   41 k
        vmovdqu [rbp + 96], ymm10                                       ;    41.2 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 160]                                       ;    45.2 agu0    41 k
        vpand ymm10, ymm10, [r8 + 64]                                   ;    52.2 fp3+agu1   41 k
        vpxor ymm14, ymm14, ymm10                                       ;    53.2 fp0     41 k
        vpand ymm10, ymm10, [r8 + 32]                                   ;    53.2 fp1+agu0   41 k
        vmovdqu [rbp + 192], ymm11                                      ;    42.0 agu2+fp5   41 k spill
        vpxor ymm11, ymm13, [r8 + 32]                                   ;    50.7 fp2+agu1   41 k
        vmovdqu [rbp - 96], ymm8                                        ;    43.0 agu2+fp5   41 k spill
        vpand ymm8, ymm15, [r8 + 192]                                   ;    49.2 fp3+agu0   41 k
        vmovdqu [rbp - 64], ymm5                                        ;    44.0 agu2+fp5   41 k spill
        vpxor ymm5, ymm11, [r8 + 128]                                   ;    51.7 fp0+agu1   41 k
        vpand ymm5, ymm5, [r8 + 192]                                    ;    52.7 fp1+agu0   41 k
        vpxor ymm13, ymm13, ymm5                                        ;    53.7 fp2     41 k
        vmovdqu [rbp + 160], ymm0                                       ;    45.0 agu2+fp5   41 k spill
        vpxor ymm0, ymm6, ymm12                                         ;    51.2 fp3     41 k
        vpxor ymm12, ymm12, ymm14                                       ;    54.2 fp0     41 k
        vpand ymm0, ymm0, [r8 + 160]                                    ;    52.2 fp1+agu1   41 k
        vpxor ymm14, ymm14, ymm6                                        ;    54.2 fp2     41 k
        vmovdqu [rbp + 32], ymm3                                        ;    48.7 agu2+fp5   41 k spill
        vmovdqu ymm3, [r8 + 160]                                        ;    49.2 agu0    41 k
        vpand ymm3, ymm3, [r8 + 32]                                     ;    56.2 fp3+agu1   41 k
        vmovdqu [rbp + 64], ymm1                                        ;    49.7 agu2+fp5   41 k spill
        vpand ymm1, ymm3, [r8 + 96]                                     ;    57.2 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm3                                          ;    57.2 fp1     41 k
        vpxor ymm8, ymm8, [rel misty1_expand_compact.T0_constants256]   ;    58.2 fp2+agu1   41 k
        vmovdqu [rbp - 128], ymm2                                       ;    50.7 agu2+fp5   41 k spill
        vmovdqu ymm2, [r8 + 192]                                        ;    51.2 agu0    41 k
        vpand ymm2, ymm2, [r8 + 64]                                     ;    58.2 fp3+agu1   41 k
        vmovdqu [rbp + 128], ymm4                                       ;    51.7 agu2+fp5   41 k spill
        vpand ymm4, ymm7, [r8 + 32]                                     ;    52.2 fp0+agu0   41 k
        vpxor ymm1, ymm1, ymm4                                          ;    58.2 fp1     41 k
        vpxor ymm4, ymm4, ymm2                                          ;    59.2 fp2     41 k
        vmovdqu [rbp - 32], ymm14                                       ;    55.2 agu1+fp5   41 k spill
        vpand ymm14, ymm12, [r8 + 64]                                   ;    55.2 fp3+agu0   41 k
        vpxor ymm1, ymm1, ymm14                                         ;    59.2 fp0     41 k
        vmovdqu ymm14, [r8 + 96]                                        ;    53.7 agu1    99 k.3 reload
        vpxor ymm1, ymm1, ymm14                                         ;    60.7 fp1     41 k
        vpxor ymm12, ymm12, ymm7                                        ;    55.2 fp2     41 k
        vmovdqu [rbp + 0], ymm1                                         ;    61.7 agu2+fp5   41 k spill
        vpand ymm1, ymm4, [r8 + 64]                                     ;    60.2 fp3+agu0   41 k
        vpxor ymm1, ymm1, ymm7                                          ;    61.2 fp0     41 k
        vpand ymm4, ymm4, [r8 + 128]                                    ;    60.2 fp1+agu1   41 k
        vpxor ymm1, ymm1, ymm11                                         ;    62.2 fp2     41 k
        vmovdqu [rbp + 224], ymm1                                       ;    63.2 agu2+fp5   41 k spill
        vpxor ymm1, ymm9, [r8 + 128]                                    ;    55.5 fp3+agu0   41 k
        vpxor ymm0, ymm0, ymm1                                          ;    56.5 fp0     41 k
        vpxor ymm4, ymm4, ymm0                                          ;    61.2 fp1     41 k
        vpand ymm0, ymm12, ymm7                                         ;    56.5 fp2     41 k
        vpand ymm12, ymm12, [r8 + 128]                                  ;    56.7 fp3+agu1   41 k
        vpand ymm1, ymm1, [r8 + 160]                                    ;    56.8 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm8                                          ;    59.2 fp1     41 k
        vpand ymm11, ymm11, [r8 + 64]                                   ;    57.7 fp2+agu1   41 k
        vpxor ymm0, ymm0, ymm2                                          ;    60.2 fp3     41 k
        vmovdqu [rbp + 256], ymm5                                       ;    57.7 agu2+fp5   41 k spill
        vpand ymm5, ymm14, [r8 + 32]                                    ;    60.7 fp0+agu0   41 k
        vpxor ymm1, ymm1, ymm5                                          ;    61.7 fp1     41 k
        vpxor ymm0, ymm0, ymm1                                          ;    62.7 fp2     41 k
        vmovdqu ymm1, [r8 + 128]                                        ;    58.7 agu1    41 k
        vpand ymm1, ymm1, [r8 + 32]                                     ;    65.7 fp3+agu0   41 k
        vpxor ymm1, ymm1, ymm15                                         ;    66.7 fp0     41 k
        vpxor ymm11, ymm11, ymm1                                        ;    67.7 fp1     41 k
        vpxor ymm1, ymm1, [r8 + 64]                                     ;    67.7 fp2+agu1   41 k
        vpxor ymm6, ymm6, ymm5                                          ;    61.7 fp3     41 k
        vmovdqu ymm5, [r8 + 192]                                        ;    60.3 agu0    99 k.6 reload
        vmovdqu [rbp + 288], ymm0                                       ;    63.7 agu2+fp5   41 k spill
        vpxor ymm0, ymm3, ymm5                                          ;    67.3 fp0     41 k
        vpand ymm0, ymm0, ymm7                                          ;    68.3 fp1     41 k
        vpxor ymm8, ymm8, ymm0                                          ;    69.3 fp2     41 k
        vpxor ymm12, ymm12, ymm8                                        ;    70.3 fp3     41 k
        vpand ymm8, ymm14, ymm1                                         ;    68.7 fp0     41 k
        vpxor ymm1, ymm1, ymm2                                          ;    68.7 fp1     41 k
        vpxor ymm8, ymm8, [r8 + 160]                                    ;    69.7 fp2+agu1   41 k
        vpxor ymm2, ymm2, ymm14                                         ;    62.2 fp3     41 k
        vpxor ymm3, ymm3, [r8 + 64]                                     ;    62.7 fp0+agu0   41 k
        vpand ymm9, ymm9, ymm2                                          ;    63.2 fp1     41 k
        vpxor ymm4, ymm4, ymm11                                         ;    68.7 fp2     41 k
        vmovdqu ymm11, [r8 + 128]                                       ;    62.8 agu1    99 k.4 reload
        vpand ymm14, ymm3, ymm11                                        ;    69.8 fp3     41 k
        vpand ymm2, ymm2, [r8 + 160]                                    ;    63.7 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm2                                          ;    69.3 fp1     41 k
        vpxor ymm1, ymm1, ymm0                                          ;    70.3 fp2     41 k
        vpxor ymm10, ymm10, ymm8                                        ;    70.7 fp3     41 k
        vmovdqu ymm0, [r8 + 64]                                         ;    65.7 agu1    99 k.2 reload
        vpand ymm8, ymm6, ymm0                                          ;    72.7 fp0     41 k
        vpxor ymm2, ymm2, ymm13                                         ;    66.7 fp1     41 k
        vpand ymm3, ymm3, ymm7                                          ;    66.8 fp2     41 k
        vpxor ymm3, ymm3, ymm5                                          ;    67.8 fp3     41 k
        vpxor ymm3, ymm3, ymm12                                         ;    71.3 fp0     41 k
        vmovdqu ymm12, [r8 + 160]                                       ;    67.7 agu0    99 k.5 reload
        vpand ymm11, ymm5, ymm12                                        ;    74.7 fp1     41 k
        vpxor ymm4, ymm4, [rbp + 256]                                   ;    69.7 fp2+agu1   41 k
        vpxor ymm1, ymm1, [rbp + 224]                                   ;    71.3 fp3+agu0   41 k
        vpxor ymm6, ymm6, ymm11                                         ;    75.7 fp0     41 k
        vpand ymm13, ymm13, ymm11                                       ;    75.7 fp1     41 k
        vpxor ymm15, ymm15, ymm2                                        ;    69.0 fp2     41 k
        vpand ymm2, ymm5, ymm6                                          ;    76.7 fp3     41 k
        vpxor ymm1, ymm1, ymm8                                          ;    73.7 fp0     41 k
        vpxor ymm2, ymm2, [rbp + 224]                                   ;    77.7 fp1+agu1   41 k
        vpxor ymm9, ymm9, ymm3                                          ;    72.3 fp2     41 k
        vpxor ymm13, ymm13, [rbp - 32]                                  ;    76.7 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;    77.7 fp0     41 k
        vmovdqu ymm3, [rel misty1_expand_compact.T0_constants256]       ;    70.3 agu1    41 k reload
        vpxor ymm10, ymm10, ymm3                                        ;    78.7 fp1     41 k
        vpxor ymm14, ymm14, ymm2                                        ;    78.7 fp2     41 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;    71.2 fp3+agu0   41 k
        vpxor ymm14, ymm14, ymm3                                        ;    79.7 fp0     41 k
        vpxor ymm2, ymm7, [rbp + 128]                                   ;    71.8 fp1+agu1   41 k
        vpxor ymm6, ymm2, [rbp + 288]                                   ;    72.8 fp2+agu0   41 k
        vmovdqu ymm8, [rbp - 128]                                       ;    72.3 agu1    41 k
        vmovdqu ymm11, [r8 + 32]                                        ;    72.7 agu0    99 k.1 reload
        vpxor ymm8, ymm8, ymm11                                         ;    79.7 fp3     41 k
        vpxor ymm13, ymm0, [rbp + 64]                                   ;    73.3 fp0+agu1   41 k
        vpxor ymm9, ymm9, ymm8                                          ;    80.7 fp1     41 k
        vpxor ymm4, ymm4, ymm13                                         ;    74.3 fp2     41 k
        vpxor ymm6, ymm6, [r8 + 800]                                    ;    73.8 fp3+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 832]                                    ;    81.7 fp0+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 864]                                    ;    75.3 fp1+agu0   48 k
        vmovdqu ymm0, [rbp + 32]                                        ;    75.3 agu1    41 k
        vpxor ymm0, ymm0, [r8 + 96]                                     ;    82.3 fp2+agu0   41 k
        vpxor ymm14, ymm14, ymm0                                        ;    83.3 fp3     41 k
        vpxor ymm14, ymm14, [r8 + 896]                                  ;    84.3 fp0+agu1   48 k
        vmovdqu ymm11, [rbp + 160]                                      ;    76.7 agu0    41 k
        vpxor ymm11, ymm11, [r8 + 128]                                  ;    83.7 fp1+agu1   41 k
        vpxor ymm10, ymm10, ymm11                                       ;    84.7 fp2     41 k
        vpxor ymm10, ymm10, [r8 + 928]                                  ;    85.7 fp3+agu0   48 k
        vpxor ymm7, ymm12, [rbp - 64]                                   ;    78.3 fp0+agu1   41 k
        vpxor ymm1, ymm1, ymm7                                          ;    79.3 fp1     41 k
        vpxor ymm1, ymm1, [r8 + 960]                                    ;    80.3 fp2+agu0   48 k
        vpxor ymm2, ymm2, [r8 + 512]                                    ;    79.3 fp3+agu1   48 k
        vpxor ymm12, ymm5, [rbp - 96]                                   ;    79.7 fp0+agu0   41 k
        vpxor ymm15, ymm15, ymm12                                       ;    80.7 fp1     41 k
        vpxor ymm15, ymm15, [r8 + 992]                                  ;    81.7 fp2+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 544]                                    ;    80.7 fp3+agu0   48 k
        vpxor ymm13, ymm13, [r8 + 576]                                  ;    81.3 fp0+agu1   48 k
        vpxor ymm0, ymm0, [r8 + 608]                                    ;    83.3 fp1+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 640]                                  ;    84.7 fp2+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 672]                                    ;    82.7 fp3+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 704]                                  ;    83.3 fp0+agu1   48 k
        vmovdqu ymm5, [rbp + 192]                                       ;    83.7 agu0    48 k
        vpxor ymm5, ymm5, [r8 + 736]                                    ;    90.7 fp1+agu1   48 k
        vmovdqu [rbp + 192], ymm15                                      ;    82.7 agu2+fp5   48 k spill
        vmovdqu ymm15, [rbp + 96]                                       ;    84.7 agu0    48 k
        vpxor ymm15, ymm15, [r8 + 768]                                  ;    91.7 fp2+agu1   48 k
        vmovdqu [rbp + 96], ymm1                                        ;    82.0 agu2+fp5   48 k spill
        vpxor ymm1, ymm2, ymm12                                         ;    84.3 fp3     45 k
        vmovdqu [rbp - 96], ymm10                                       ;    86.7 agu2+fp5   48 k spill
        vpand ymm10, ymm0, ymm5                                         ;    91.7 fp0     45 k
        vmovdqu [rbp - 64], ymm14                                       ;    85.3 agu2+fp5   48 k spill
        vpxor ymm14, ymm8, ymm7                                         ;    83.7 fp1     45 k
        vmovdqu [rbp + 160], ymm4                                       ;    85.0 agu2+fp5   48 k spill
        vpand ymm4, ymm12, ymm0                                         ;    84.3 fp2     45 k
        vmovdqu [rbp + 32], ymm9                                        ;    86.0 agu0+fp5   48 k spill
        vpand ymm9, ymm5, ymm15                                         ;    92.7 fp3     45 k
        vmovdqu [rbp + 64], ymm6                                        ;    87.0 agu2+fp5   48 k spill
        vpand ymm6, ymm2, ymm5                                          ;    91.7 fp0     45 k
        vpxor ymm4, ymm4, ymm6                                          ;    92.7 fp1     45 k
        vpand ymm6, ymm12, ymm11                                        ;    85.7 fp2     45 k
        vpxor ymm4, ymm4, ymm3                                          ;    93.7 fp3     45 k
        vmovdqu [rbp - 128], ymm4                                       ;    94.7 agu1+fp5   45 k spill
        vpxor ymm4, ymm1, ymm0                                          ;    85.3 fp0     45 k
        vmovdqu [rbp + 288], ymm10                                      ;    92.7 agu0+fp5   45 k spill
        vpand ymm10, ymm4, ymm13                                        ;    86.3 fp1     45 k
        vmovdqu [rbp + 128], ymm12                                      ;    90.0 agu2+fp5   48 k spill
        vpand ymm12, ymm2, ymm15                                        ;    92.7 fp2     45 k
        vpxor ymm12, ymm12, ymm5                                        ;    93.7 fp3     45 k
        vpand ymm3, ymm0, ymm13                                         ;    86.3 fp0     45 k
        vpxor ymm3, ymm3, ymm14                                         ;    87.3 fp1     45 k
        vpxor ymm10, ymm10, ymm12                                       ;    94.7 fp2     45 k
        vmovdqu [rbp + 0], ymm3                                         ;    91.0 agu1+fp5   45 k spill
        vpand ymm3, ymm0, ymm2                                          ;    87.0 fp3     45 k
        vpxor ymm6, ymm6, ymm3                                          ;    88.0 fp0     45 k
        vpand ymm3, ymm0, ymm8                                          ;    87.5 fp1     45 k
        vpxor ymm6, ymm6, ymm9                                          ;    93.7 fp2     45 k
        vmovdqu [rbp - 32], ymm9                                        ;    93.7 agu0+fp5   45 k spill
        vpand ymm9, ymm0, ymm11                                         ;    90.0 fp3     45 k
        vpxor ymm3, ymm3, ymm9                                          ;    91.0 fp0     45 k
        vpxor ymm12, ymm12, ymm9                                        ;    94.7 fp1     45 k
        vpand ymm9, ymm11, ymm15                                        ;    92.7 fp2     45 k
        vpxor ymm0, ymm0, ymm9                                          ;    93.7 fp3     45 k
        vpxor ymm10, ymm10, ymm0                                        ;    95.7 fp0     45 k
        vpand ymm0, ymm0, ymm15                                         ;    94.7 fp1     45 k
        vpxor ymm0, ymm0, [rel misty1_expand_compact.T0_constants256]   ;    95.7 fp2+agu1   45 k
        vmovdqu [rbp + 224], ymm9                                       ;    93.7 agu2+fp5   45 k spill
        vpand ymm9, ymm8, ymm2                                          ;    92.8 fp3     45 k
        vmovdqu [rbp + 256], ymm0                                       ;    96.7 agu0+fp5   45 k spill
        vpor ymm0, ymm4, ymm15                                          ;    93.2 fp0     45 k
        vmovdqu [rbp + 320], ymm4                                       ;    95.0 agu1+fp5   45 k spill
        vpand ymm4, ymm14, ymm11                                        ;    93.5 fp1     45 k
        vpand ymm14, ymm14, ymm2                                        ;    93.7 fp2     45 k
        vmovdqu [rbp + 352], ymm3                                       ;    96.0 agu2+fp5   45 k spill
        vpand ymm3, ymm13, ymm7                                         ;    94.0 fp3     45 k
        vpxor ymm0, ymm0, ymm3                                          ;    95.0 fp0     45 k
        vpand ymm3, ymm11, ymm7                                         ;    94.5 fp1     45 k
        vpxor ymm9, ymm9, ymm0                                          ;    96.0 fp2     45 k
        vpand ymm0, ymm5, ymm7                                          ;    95.0 fp3     45 k
        vpxor ymm4, ymm4, ymm0                                          ;    96.0 fp0     45 k
        vpand ymm0, ymm13, ymm8                                         ;    95.5 fp1     45 k
        vpxor ymm12, ymm12, ymm4                                        ;    97.0 fp2     45 k
        vpxor ymm4, ymm4, ymm9                                          ;    97.0 fp3     45 k
        vpxor ymm4, ymm4, ymm1                                          ;    98.0 fp0     45 k
        vpxor ymm0, ymm0, ymm2                                          ;    96.5 fp1     45 k
        vmovdqu [rbp + 384], ymm4                                       ;    99.0 agu0+fp5   45 k spill
        vpxor ymm4, ymm3, ymm15                                         ;    96.7 fp2     45 k
        vpxor ymm3, ymm3, ymm13                                         ;    97.0 fp3     45 k
        vpxor ymm12, ymm12, ymm3                                        ;    98.0 fp0     45 k
        vpand ymm4, ymm4, ymm7                                          ;    97.7 fp1     45 k
        vpand ymm3, ymm3, ymm11                                         ;    98.0 fp2     45 k
        vpxor ymm10, ymm10, ymm4                                        ;    98.7 fp3     45 k
        vpand ymm4, ymm5, ymm8                                          ;    98.2 fp0     45 k
        vpxor ymm4, ymm4, ymm0                                          ;    99.2 fp1     45 k
        vpxor ymm12, ymm12, ymm6                                        ;    99.0 fp2     45 k
        vpand ymm1, ymm1, ymm7                                          ;    99.0 fp3     45 k
        vpxor ymm0, ymm0, ymm15                                         ;    99.2 fp0     45 k
        vpxor ymm1, ymm1, ymm0                                          ;   100.2 fp1     45 k
        vpand ymm0, ymm0, ymm8                                          ;   100.2 fp2     45 k
        vpxor ymm1, ymm1, ymm11                                         ;   101.2 fp3     45 k
        vpxor ymm3, ymm3, ymm4                                          ;   100.2 fp0     45 k
        vpand ymm4, ymm11, ymm5                                         ;   100.5 fp1     45 k
        vpand ymm11, ymm11, ymm2                                        ;   100.7 fp2     45 k
        vpxor ymm4, ymm4, ymm11                                         ;   101.7 fp3     45 k
        vpxor ymm0, ymm0, ymm4                                          ;   102.7 fp0     45 k
        vpxor ymm4, ymm2, ymm8                                          ;   101.5 fp1     45 k
        vpand ymm4, ymm4, ymm7                                          ;   102.5 fp2     45 k
        vpxor ymm4, ymm4, ymm3                                          ;   103.5 fp3     45 k
        vpxor ymm0, ymm0, [rbp + 0]                                     ;   103.7 fp0+agu1   45 k
        vpxor ymm11, ymm11, [rbp + 288]                                 ;   102.5 fp1+agu0   45 k
        vpxor ymm3, ymm3, ymm11                                         ;   103.5 fp2     45 k
        vmovdqu ymm11, [rbp + 128]                                      ;   100.7 agu1    48 k reload
        vmovdqu [rbp + 416], ymm0                                       ;   104.7 agu2+fp5   45 k spill
        vpand ymm0, ymm5, ymm11                                         ;   107.7 fp3     45 k
        vpand ymm2, ymm2, ymm11                                         ;   107.7 fp0     45 k
        vpand ymm15, ymm15, ymm13                                       ;   103.5 fp1     45 k
        vpxor ymm2, ymm2, [rbp + 352]                                   ;   108.7 fp2+agu0   45 k
        vpand ymm5, ymm5, ymm13                                         ;   104.0 fp3     45 k
        vpand ymm8, ymm8, ymm11                                         ;   107.7 fp0     45 k
        vpor ymm7, ymm7, [rbp + 320]                                    ;   104.5 fp1+agu1   45 k
        vpxor ymm11, ymm1, [rbp - 128]                                  ;   104.7 fp2+agu0   45 k
        vpxor ymm1, ymm1, ymm3                                          ;   105.0 fp3     45 k
        vpxor ymm14, ymm14, ymm1                                        ;   106.0 fp0     45 k
        vpxor ymm14, ymm14, ymm2                                        ;   109.7 fp1     45 k
        vpxor ymm15, ymm15, ymm0                                        ;   108.7 fp2     45 k
        vmovdqu ymm1, [rbp + 256]                                       ;   103.5 agu1    45 k reload
        vpxor ymm5, ymm5, ymm1                                          ;   110.5 fp3     45 k
        vpxor ymm15, ymm15, [rbp + 320]                                 ;   109.7 fp0+agu0   45 k
        vpxor ymm0, ymm0, ymm8                                          ;   108.7 fp1     45 k
        vpxor ymm7, ymm7, ymm15                                         ;   110.7 fp2     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   107.0 fp3     45 k
        vpxor ymm8, ymm8, ymm5                                          ;   111.5 fp0     45 k
        vpxor ymm5, ymm5, [rbp - 32]                                    ;   111.5 fp1+agu1   45 k
        vpxor ymm5, ymm5, [rbp + 384]                                   ;   112.5 fp2+agu0   45 k
        vpxor ymm12, ymm12, ymm0                                        ;   109.7 fp3     45 k
        vpxor ymm0, ymm0, [rbp - 128]                                   ;   109.7 fp0+agu1   45 k
        vmovdqu ymm11, [rbp + 128]                                      ;   107.0 agu0    48 k reload
        vpand ymm13, ymm13, ymm11                                       ;   114.0 fp1     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   115.0 fp2     45 k
        vpxor ymm2, ymm2, ymm1                                          ;   110.5 fp3     45 k
        vpxor ymm1, ymm4, ymm13                                         ;   115.0 fp0     45 k
        vpxor ymm4, ymm4, ymm7                                          ;   111.7 fp1     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   111.5 fp2     45 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   112.7 fp3+agu1   45 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   111.7 fp0+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 288]                                 ;   110.7 fp1+agu1   45 k
        vpxor ymm0, ymm0, [rbp + 416]                                   ;   111.7 fp2+agu0   45 k
        vpxor ymm9, ymm9, [rbp + 320]                                   ;   111.0 fp3+agu1   45 k
        vpxor ymm11, ymm11, ymm6                                        ;   116.0 fp0     45 k
        vpxor ymm8, ymm8, ymm1                                          ;   116.0 fp1     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   117.0 fp2     45 k
        vpxor ymm3, ymm3, ymm8                                          ;   117.0 fp3     45 k
        vmovdqu ymm1, [rbp + 64]                                        ;   111.7 agu0    48 k reload
        vpxor ymm3, ymm3, ymm1                                          ;   118.7 fp0     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   112.0 agu1    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   119.0 fp1     45 k
        vmovdqu ymm6, [rbp + 160]                                       ;   112.7 agu0    48 k reload
        vpxor ymm14, ymm14, ymm6                                        ;   119.7 fp2     45 k
        vmovdqu ymm8, [rbp - 64]                                        ;   113.0 agu1    48 k reload
        vpxor ymm4, ymm4, ymm8                                          ;   120.0 fp3     45 k
        vmovdqu ymm11, [rbp - 96]                                       ;   113.7 agu0    48 k reload
        vpxor ymm7, ymm7, ymm11                                         ;   120.7 fp0     45 k
        vmovdqu ymm13, [rbp + 96]                                       ;   114.0 agu1    48 k reload
        vpxor ymm12, ymm12, ymm13                                       ;   121.0 fp1     45 k
        vmovdqu ymm15, [rbp + 192]                                      ;   114.7 agu0    48 k reload
        vpxor ymm5, ymm5, ymm15                                         ;   121.7 fp2     45 k
        vmovdqu [r9 + 4096], ymm3                                       ;   119.7 agu2+fp5  100 k
        vmovdqu [r9 + 4128], ymm10                                      ;   120.0 agu2+fp5  100 k
        vmovdqu [r9 + 4160], ymm14                                      ;   120.7 agu1+fp5  100 k
        vmovdqu [r9 + 4192], ymm4                                       ;   121.0 agu0+fp5  100 k
        vmovdqu [r9 + 4224], ymm7                                       ;   121.7 agu2+fp5  100 k
        vmovdqu [r9 + 4256], ymm12                                      ;   122.0 agu1+fp5  100 k
        vmovdqu [r9 + 4320], ymm0                                       ;   120.0 agu0+fp5  100 k
        vmovdqu [r9 + 4288], ymm5                                       ;   122.7 agu2+fp5  100 k
        vmovdqu [r9 + 4352], ymm9                                       ;   122.0 agu1+fp5  100 k
        vmovdqu [r9 + 4384], ymm1                                       ;   123.0 agu0+fp5  100 k
        vmovdqu [r9 + 4416], ymm2                                       ;   124.0 agu2+fp5  100 k
        vmovdqu [r9 + 4448], ymm6                                       ;   125.0 agu1+fp5  100 k
        vmovdqu [r9 + 4480], ymm8                                       ;   126.0 agu0+fp5  100 k
        vmovdqu [r9 + 4512], ymm11                                      ;   127.0 agu2+fp5  100 k
        vmovdqu [r9 + 4544], ymm13                                      ;   128.0 agu1+fp5  100 k
        vmovdqu [r9 + 4576], ymm15                                      ;   129.0 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 512]                                        ;   121.7 agu1   100 k.0 reload
        vmovdqu [r9 + 512], ymm0                                        ;   130.0 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 544]                                        ;   121.8 agu0   100 k.1 reload
        vmovdqu [r9 + 544], ymm1                                        ;   131.0 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 576]                                        ;   122.7 agu1   100 k.2 reload
        vmovdqu [r9 + 576], ymm2                                        ;   132.0 agu0+fp5   99 k
        vmovdqu ymm3, [r8 + 608]                                        ;   123.7 agu1   100 k.3 reload
        vmovdqu [r9 + 608], ymm3                                        ;   133.0 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 640]                                        ;   123.8 agu0   100 k.4 reload
        vmovdqu [r9 + 640], ymm4                                        ;   134.0 agu2+fp5   99 k
        vmovdqu ymm5, [r8 + 672]                                        ;   124.7 agu1   100 k.5 reload
        vmovdqu [r9 + 672], ymm5                                        ;   135.0 agu0+fp5   99 k
        vmovdqu ymm6, [r8 + 704]                                        ;   125.7 agu1   100 k.6 reload
        vmovdqu [r9 + 704], ymm6                                        ;   136.0 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 736]                                        ;   125.8 agu0   100 k.7 reload
        vmovdqu [r9 + 736], ymm7                                        ;   137.0 agu2+fp5   99 k
        vmovdqu ymm8, [r8 + 768]                                        ;   126.7 agu1   100 k.8 reload
        vmovdqu [r9 + 768], ymm8                                        ;   138.0 agu0+fp5   99 k
        vmovdqu ymm9, [r8 + 800]                                        ;   127.7 agu1   100 k.9 reload
        vmovdqu [r9 + 800], ymm9                                        ;   139.0 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 832]                                       ;   127.8 agu0   100 k.10 reload
        vmovdqu [r9 + 832], ymm10                                       ;   140.0 agu2+fp5   99 k
        vmovdqu ymm11, [r8 + 864]                                       ;   128.7 agu1   100 k.11 reload
        vmovdqu [r9 + 864], ymm11                                       ;   141.0 agu0+fp5   99 k
        vmovdqu ymm12, [r8 + 896]                                       ;   129.7 agu1   100 k.12 reload
        vmovdqu [r9 + 896], ymm12                                       ;   142.0 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 928]                                       ;   129.8 agu0   100 k.13 reload
        vmovdqu [r9 + 928], ymm13                                       ;   143.0 agu2+fp5   99 k
        vmovdqu ymm14, [r8 + 960]                                       ;   130.7 agu1   100 k.14 reload
        vmovdqu [r9 + 960], ymm14                                       ;   144.0 agu0+fp5   99 k
        vmovdqu ymm15, [r8 + 1024]                                      ;   131.7 agu1   100 k.0
        vmovdqu ymm15, [r8 + 992]                                       ;   131.8 agu0   100 k.15 reload
        vmovdqu [r9 + 992], ymm15                                       ;   145.0 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 1056]                                       ;   132.7 agu1   100 k.1
        vmovdqu ymm2, [r8 + 1088]                                       ;   132.8 agu0   100 k.2
        vmovdqu ymm2, [r8 + 1120]                                       ;   133.7 agu1   100 k.3
        vmovdqu ymm2, [r8 + 1152]                                       ;   133.8 agu0   100 k.4
        vmovdqu ymm2, [r8 + 1184]                                       ;   134.7 agu1   100 k.5
        vmovdqu ymm2, [r8 + 1216]                                       ;   134.8 agu0   100 k.6
        vmovdqu ymm2, [r8 + 1248]                                       ;   135.7 agu1   100 k.7
        vmovdqu ymm2, [r8 + 1280]                                       ;   135.8 agu0   100 k.8
        vmovdqu ymm2, [r8 + 1312]                                       ;   136.7 agu1   100 k.9
        vmovdqu ymm2, [r8 + 1344]                                       ;   136.8 agu0   100 k.10
        vmovdqu ymm2, [r8 + 1376]                                       ;   137.7 agu1   100 k.11
        vmovdqu ymm2, [r8 + 1408]                                       ;   137.8 agu0   100 k.12
        vmovdqu ymm2, [r8 + 1440]                                       ;   138.7 agu1   100 k.13
        vmovdqu ymm2, [r8 + 1472]                                       ;   138.8 agu0   100 k.14
        vmovdqu ymm2, [r8 + 1504]                                       ;   139.7 agu1   100 k.15
        vpxor ymm2, ymm13, ymm7                                         ;   136.8 fp3     41 k
        vpand ymm3, ymm10, ymm14                                        ;   137.7 fp0     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   137.0 fp1     41 k
        vpand ymm6, ymm14, ymm15                                        ;   138.8 fp2     41 k
        vpand ymm5, ymm13, ymm10                                        ;   137.7 fp3     41 k
        vpand ymm0, ymm14, ymm7                                         ;   137.8 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   138.8 fp1     41 k
        vpand ymm0, ymm13, ymm11                                        ;   138.2 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   139.8 fp3+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   138.8 fp0     41 k
        vpand ymm13, ymm4, ymm9                                         ;   139.8 fp1     41 k
        vmovdqu [rbp + 192], ymm5                                       ;   146.0 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   139.2 fp2     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   140.2 fp3     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   141.2 fp0     41 k
        vmovdqu [rbp + 96], ymm3                                        ;   147.0 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   140.0 fp1     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   141.0 fp2     41 k
        vmovdqu [rbp - 96], ymm3                                        ;   148.0 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   140.7 fp3     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   141.7 fp0     41 k
        vpand ymm3, ymm10, ymm8                                         ;   141.0 fp1     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   142.7 fp2     41 k
        vmovdqu [rbp - 64], ymm6                                        ;   149.0 agu1+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   141.7 fp3     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   142.7 fp0     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   142.7 fp1     41 k
        vpand ymm6, ymm15, ymm11                                        ;   142.2 fp2     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   143.2 fp3     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   144.2 fp0     41 k
        vpand ymm10, ymm10, ymm15                                       ;   144.2 fp1     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   145.2 fp2+agu0   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   150.0 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   143.7 fp3     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   151.0 agu1+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   143.8 fp0     41 k
        vmovdqu [rbp + 64], ymm4                                        ;   152.0 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   144.0 fp1     41 k
        vpand ymm1, ymm1, ymm7                                          ;   144.2 fp2     41 k
        vmovdqu [rbp + 128], ymm3                                       ;   153.0 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   144.7 fp3     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   145.7 fp0     41 k
        vpand ymm3, ymm11, ymm12                                        ;   145.0 fp1     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   146.7 fp2     41 k
        vpand ymm10, ymm14, ymm12                                       ;   145.7 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   146.7 fp0     41 k
        vpand ymm10, ymm9, ymm8                                         ;   146.0 fp1     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   147.7 fp2     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   147.7 fp3     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   148.7 fp0     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   147.0 fp1     41 k
        vmovdqu [rbp + 320], ymm4                                       ;   154.0 agu1+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   147.2 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   147.7 fp3     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   148.7 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   148.2 fp1     41 k
        vpand ymm3, ymm3, ymm11                                         ;   148.7 fp2     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   149.2 fp3     41 k
        vpand ymm4, ymm14, ymm8                                         ;   148.8 fp0     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   149.8 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   149.7 fp2     41 k
        vpand ymm2, ymm2, ymm12                                         ;   149.7 fp3     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   149.8 fp0     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   150.8 fp1     41 k
        vpand ymm10, ymm10, ymm8                                        ;   150.8 fp2     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   151.8 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   150.8 fp0     41 k
        vpand ymm4, ymm11, ymm14                                        ;   151.0 fp1     41 k
        vpand ymm11, ymm11, ymm7                                        ;   151.2 fp2     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   152.2 fp3     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   153.2 fp0     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   152.0 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   153.0 fp2     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   154.0 fp3     41 k
        vpxor ymm10, ymm10, [rbp - 96]                                  ;   155.0 fp0+agu0   41 k
        vpxor ymm11, ymm11, [rbp + 96]                                  ;   154.0 fp1+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   155.0 fp2     41 k
        vmovdqu ymm11, [r8 + 928]                                       ;   151.3 agu0   100 k.13 reload
        vmovdqu [rbp + 416], ymm10                                      ;   156.0 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   158.3 fp3     41 k
        vpand ymm7, ymm7, ymm11                                         ;   158.3 fp0     41 k
        vpand ymm15, ymm15, ymm9                                        ;   154.0 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 128]                                   ;   160.0 fp2+agu1   41 k
        vpand ymm14, ymm14, ymm9                                        ;   154.7 fp3     41 k
        vpand ymm8, ymm8, ymm11                                         ;   158.3 fp0     41 k
        vpor ymm12, ymm12, [rbp + 64]                                   ;   159.0 fp1+agu0   41 k
        vpxor ymm9, ymm2, [rbp + 192]                                   ;   155.2 fp2+agu1   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   156.0 fp3     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   157.0 fp0     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   161.0 fp1     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   159.3 fp2     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   154.3 agu0    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   161.3 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 64]                                  ;   160.3 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   159.3 fp1     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   161.3 fp2     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   157.7 fp3     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   162.3 fp0     41 k
        vpxor ymm14, ymm14, [rbp - 64]                                  ;   162.3 fp1+agu0   41 k
        vpxor ymm14, ymm14, [rbp + 320]                                 ;   163.3 fp2+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   160.3 fp3     41 k
        vpxor ymm10, ymm10, [rbp + 192]                                 ;   160.3 fp0+agu0   41 k
        vpand ymm9, ymm11, [r8 + 800]                                   ;   159.0 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   160.0 fp2     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   161.3 fp3     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   160.0 fp0     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   162.3 fp1     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   162.3 fp2     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   163.3 fp3+agu0   41 k
        vpxor ymm12, ymm12, [rbp - 96]                                  ;   162.3 fp0+agu1   41 k
        vpxor ymm5, ymm5, [rbp + 96]                                    ;   161.3 fp1+agu0   41 k
        vpxor ymm10, ymm10, [rbp + 416]                                 ;   163.0 fp2+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 64]                                    ;   161.7 fp3+agu0   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   161.8 fp0     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   163.3 fp1     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   163.3 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   164.3 fp3     41 k
        vmovdqu ymm0, [r8 + 640]                                        ;   162.0 agu1    41 k
        vmovdqu ymm2, [r8 + 512]                                        ;   162.5 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   169.5 fp0     41 k
        vmovdqu ymm7, [r8 + 672]                                        ;   163.0 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   170.0 fp1     41 k
        vmovdqu ymm8, [r8 + 704]                                        ;   163.5 agu0    41 k
        vmovdqu ymm9, [r8 + 544]                                        ;   164.0 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   171.0 fp2     41 k
        vmovdqu ymm12, [r8 + 608]                                       ;   164.5 agu0    41 k
        vpand ymm12, ymm12, ymm2                                        ;   171.5 fp3     41 k
        vmovdqu ymm15, [r8 + 640]                                       ;   165.0 agu1    41 k
        vpand ymm15, ymm15, [r8 + 608]                                  ;   172.0 fp0+agu0   41 k
        vmovdqu [rbp + 64], ymm6                                        ;   163.5 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 704]                                        ;   166.0 agu1    41 k
        vpand ymm6, ymm6, [r8 + 608]                                    ;   173.0 fp1+agu0   41 k
        vmovdqu [rbp + 416], ymm10                                      ;   164.5 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 672]                                       ;   167.0 agu1    41 k
        vpand ymm10, ymm10, [r8 + 576]                                  ;   174.0 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   175.0 fp3     41 k
        vpand ymm10, ymm10, ymm9                                        ;   175.0 fp0     41 k
        vmovdqu [rbp + 96], ymm14                                       ;   165.5 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   172.5 fp1     41 k
        vmovdqu [rbp - 96], ymm5                                        ;   166.5 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 704]                                    ;   171.0 fp2+agu1   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   167.5 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 640]                                  ;   173.5 fp3+agu0   41 k
        vpand ymm11, ymm11, [r8 + 704]                                  ;   174.5 fp0+agu1   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   175.5 fp1     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   168.5 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   173.0 fp2     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   176.0 fp3     41 k
        vpand ymm4, ymm4, [r8 + 672]                                    ;   174.0 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   176.0 fp1     41 k
        vmovdqu [rbp + 192], ymm1                                       ;   171.0 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 672]                                    ;   171.2 fp2+agu1   41 k
        vmovdqu [rbp + 320], ymm13                                      ;   172.0 agu0+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 608]                                   ;   172.2 fp3+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   172.2 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   173.2 fp1+agu0   41 k
        vmovdqu [rbp - 64], ymm3                                        ;   173.0 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   172.3 fp2     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   173.3 fp3     41 k
        vmovdqu [rbp + 128], ymm8                                       ;   177.0 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 704]                                        ;   173.3 agu0    41 k
        vpand ymm8, ymm8, [r8 + 576]                                    ;   180.3 fp0+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   181.3 fp1     41 k
        vmovdqu [rbp + 288], ymm11                                      ;   175.5 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 576]                                  ;   177.0 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   178.0 fp3     41 k
        vmovdqu ymm11, [r8 + 608]                                       ;   175.2 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   182.2 fp0     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   177.0 fp1     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   183.2 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 576]                                   ;   182.3 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   183.3 fp3     41 k
        vpand ymm3, ymm3, [r8 + 640]                                    ;   182.3 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   184.3 fp1     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   185.3 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 640]                                   ;   176.3 fp2+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   177.3 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   183.3 fp0     41 k
        vpand ymm4, ymm15, ymm2                                         ;   178.0 fp1     41 k
        vpand ymm15, ymm15, [r8 + 640]                                  ;   178.0 fp2+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   179.0 fp3     41 k
        vpand ymm13, ymm13, [r8 + 672]                                  ;   177.3 fp0+agu0   41 k
        vpand ymm14, ymm14, [r8 + 576]                                  ;   178.2 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   181.3 fp2     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   178.0 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   182.2 fp3     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   183.2 fp0     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   184.2 fp1     41 k
        vmovdqu ymm13, [r8 + 640]                                       ;   178.7 agu0   100 k.4 reload
        vmovdqu [rbp - 128], ymm4                                       ;   185.2 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   185.7 fp2     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   186.7 fp3     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   187.7 fp0     41 k
        vpxor ymm4, ymm4, [r8 + 576]                                    ;   187.7 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   183.2 fp2     41 k
        vmovdqu ymm12, [r8 + 704]                                       ;   182.3 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   189.3 fp3     41 k
        vpand ymm9, ymm9, ymm2                                          ;   190.3 fp0     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   191.3 fp1     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   192.3 fp2     41 k
        vpand ymm5, ymm11, ymm4                                         ;   188.7 fp3     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   188.7 fp0     41 k
        vpxor ymm5, ymm5, [r8 + 672]                                    ;   189.7 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   184.2 fp2     41 k
        vpxor ymm1, ymm1, [r8 + 576]                                    ;   184.5 fp3+agu0   41 k
        vpand ymm6, ymm6, ymm8                                          ;   185.2 fp0     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   188.7 fp1     41 k
        vpand ymm14, ymm1, ymm13                                        ;   185.7 fp2     41 k
        vpand ymm8, ymm8, [r8 + 672]                                    ;   185.5 fp3+agu1   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   191.3 fp0     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   192.3 fp1     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   190.7 fp2     41 k
        vmovdqu ymm5, [r8 + 576]                                        ;   185.8 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   192.8 fp3     41 k
        vpand ymm1, ymm1, ymm2                                          ;   186.7 fp0     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   186.8 fp1+agu1   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   189.3 fp2     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   193.3 fp3     41 k
        vmovdqu ymm15, [r8 + 672]                                       ;   187.7 agu0   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   194.7 fp0     41 k
        vpxor ymm3, ymm3, [rbp + 288]                                   ;   189.7 fp1+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   193.3 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   195.7 fp3     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   189.0 fp0     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   195.7 fp1+agu1   41 k
        vpand ymm0, ymm12, ymm0                                         ;   196.7 fp2     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   194.3 fp3     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   197.7 fp0+agu0   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   194.3 fp1     41 k
        vpxor ymm13, ymm13, [rbp + 128]                                 ;   196.7 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   197.7 fp3     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   191.3 agu0    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   198.7 fp0     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   198.7 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   192.3 fp2+agu1   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   199.7 fp3     41 k
        vpxor ymm2, ymm2, [rbp - 64]                                    ;   192.7 fp0+agu0   41 k
        vpxor ymm0, ymm2, [rbp - 128]                                   ;   193.7 fp1+agu1   41 k
        vmovdqu ymm4, [rbp + 320]                                       ;   193.7 agu0    41 k
        vpxor ymm4, ymm4, [r8 + 544]                                    ;   200.7 fp2+agu1   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   201.7 fp3     41 k
        vpxor ymm5, ymm5, [rbp + 192]                                   ;   194.7 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   195.7 fp1     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   195.3 fp2+agu1   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   200.7 fp3     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   195.7 agu0    41 k
        vpxor ymm13, ymm13, [r8 + 640]                                  ;   202.7 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   203.7 fp1     41 k
        vpxor ymm15, ymm15, [rbp - 96]                                  ;   196.7 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   197.7 fp3     41 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   197.3 fp0+agu1   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   198.3 fp1     41 k
        vmovdqu ymm14, [r8 + 1312]                                      ;   197.7 agu0   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   204.7 fp2     48 k
        vpxor ymm6, ymm6, [r8 + 1344]                                   ;   202.7 fp3+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 1376]                                   ;   198.7 fp0+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 1408]                                   ;   201.7 fp1+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 1440]                                 ;   204.7 fp2+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 1472]                                   ;   200.3 fp3+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 1504]                                   ;   200.7 fp0+agu0   48 k
        vpxor ymm2, ymm2, [r8 + 1024]                                   ;   201.3 fp1+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 1056]                                   ;   201.7 fp2+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 1088]                                   ;   202.3 fp3+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 1120]                                 ;   202.7 fp0+agu0   48 k
        vpxor ymm13, ymm13, [r8 + 1152]                                 ;   203.7 fp1+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 1184]                                 ;   203.7 fp2+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 1216]                                 ;   204.3 fp3+agu1   48 k
        vmovdqu ymm14, [rbp + 416]                                      ;   204.7 agu0    48 k
        vpxor ymm14, ymm14, [r8 + 1248]                                 ;   211.7 fp0+agu1   48 k
        vmovdqu [rbp + 416], ymm7                                       ;   201.7 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 64]                                        ;   205.7 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 1280]                                   ;   212.7 fp1+agu1   48 k
        vmovdqu [rbp + 64], ymm9                                        ;   202.3 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   205.3 fp2     45 k
        vmovdqu [rbp + 96], ymm10                                       ;   205.7 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   212.7 fp3     45 k
        vmovdqu [rbp - 96], ymm8                                        ;   204.3 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   204.7 fp0     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   205.3 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   205.3 fp1     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   206.3 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   213.7 fp2     45 k
        vmovdqu [rbp + 192], ymm0                                       ;   207.3 agu0+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   212.7 fp3     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   213.7 fp0     45 k
        vpand ymm0, ymm12, ymm13                                        ;   205.3 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   214.7 fp2     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   215.7 agu1+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   206.3 fp3     45 k
        vmovdqu [rbp - 128], ymm10                                      ;   213.7 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   207.3 fp0     45 k
        vmovdqu [rbp - 64], ymm12                                       ;   210.3 agu0+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   213.7 fp1     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   214.7 fp2     45 k
        vpand ymm1, ymm11, ymm5                                         ;   206.5 fp3     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   207.5 fp0     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   215.7 fp1     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   211.3 agu1+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   207.5 fp2     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   208.5 fp3     45 k
        vpand ymm1, ymm11, ymm4                                         ;   207.8 fp0     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   214.7 fp1     45 k
        vmovdqu [rbp + 128], ymm6                                       ;   214.7 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   210.3 fp2     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   211.3 fp3     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   215.7 fp0     45 k
        vpand ymm6, ymm13, ymm7                                         ;   213.7 fp1     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   214.7 fp2     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   216.7 fp3     45 k
        vpand ymm11, ymm11, ymm7                                        ;   215.7 fp0     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   216.7 fp1+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   214.7 agu1+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   213.8 fp2     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   217.7 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   214.2 fp3     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   215.7 agu0+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   214.5 fp0     45 k
        vpand ymm8, ymm8, ymm2                                          ;   214.7 fp1     45 k
        vmovdqu [rbp + 384], ymm1                                       ;   216.7 agu1+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   215.0 fp2     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   216.0 fp3     45 k
        vpand ymm1, ymm13, ymm15                                        ;   215.5 fp0     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   217.0 fp1     45 k
        vpand ymm11, ymm14, ymm15                                       ;   216.0 fp2     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   217.0 fp3     45 k
        vpand ymm11, ymm5, ymm4                                         ;   216.5 fp0     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   218.0 fp1     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   218.0 fp2     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   219.0 fp3     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   217.5 fp0     45 k
        vmovdqu [rbp - 32], ymm3                                        ;   220.0 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   217.7 fp1     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   218.0 fp2     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   219.0 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   218.7 fp0     45 k
        vpand ymm1, ymm1, ymm13                                         ;   219.0 fp1     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   219.7 fp2     45 k
        vpand ymm3, ymm14, ymm4                                         ;   219.2 fp3     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   220.2 fp0     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   220.0 fp1     45 k
        vpand ymm9, ymm9, ymm15                                         ;   220.0 fp2     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   220.2 fp3     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   221.2 fp0     45 k
        vpand ymm11, ymm11, ymm4                                        ;   221.2 fp1     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   222.2 fp2     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   221.2 fp3     45 k
        vpand ymm3, ymm13, ymm14                                        ;   221.5 fp0     45 k
        vpand ymm13, ymm13, ymm2                                        ;   221.7 fp1     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   222.7 fp2     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   223.7 fp3     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   222.5 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   223.5 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   224.5 fp2     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   224.7 fp3+agu0   45 k
        vpxor ymm13, ymm13, [rbp - 128]                                 ;   223.5 fp0+agu1   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   224.5 fp1     45 k
        vmovdqu ymm13, [rbp - 64]                                       ;   221.7 agu0    48 k reload
        vmovdqu [rbp + 352], ymm11                                      ;   225.7 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   228.7 fp2     45 k
        vpand ymm2, ymm2, ymm13                                         ;   228.7 fp3     45 k
        vpand ymm7, ymm7, ymm5                                          ;   224.5 fp0     45 k
        vpxor ymm2, ymm2, [rbp + 384]                                   ;   229.7 fp1+agu1   45 k
        vpand ymm14, ymm14, ymm5                                        ;   225.0 fp2     45 k
        vpand ymm4, ymm4, ymm13                                         ;   228.7 fp3     45 k
        vpor ymm15, ymm15, [rbp + 288]                                  ;   225.5 fp0+agu0   45 k
        vpxor ymm13, ymm9, [rbp + 320]                                  ;   225.7 fp1+agu1   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   226.0 fp2     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   227.0 fp3     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   230.7 fp0     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   229.7 fp1     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   224.5 agu0    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   231.5 fp2     45 k
        vpxor ymm7, ymm7, [rbp + 288]                                   ;   230.7 fp3+agu1   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   229.7 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   231.7 fp1     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   228.0 fp2     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   232.5 fp3     45 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   232.5 fp0+agu0   45 k
        vpxor ymm14, ymm14, [rbp - 32]                                  ;   233.5 fp1+agu1   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   230.7 fp2     45 k
        vpxor ymm11, ymm11, [rbp + 320]                                 ;   230.7 fp3+agu0   45 k
        vmovdqu ymm7, [rbp - 64]                                        ;   228.0 agu1    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   235.0 fp0     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   236.0 fp1     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   231.5 fp2     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   236.0 fp3     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   232.7 fp0     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   232.5 fp1     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   233.7 fp2+agu0   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   232.7 fp3+agu1   45 k
        vpxor ymm12, ymm12, [rbp - 128]                                 ;   231.7 fp0+agu0   45 k
        vpxor ymm11, ymm11, [rbp + 352]                                 ;   232.7 fp1+agu1   45 k
        vpxor ymm6, ymm6, [rbp + 288]                                   ;   232.0 fp2+agu0   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   237.0 fp3     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   237.0 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   238.0 fp1     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   238.0 fp2     45 k
        vmovdqu ymm0, [rbp + 192]                                       ;   232.7 agu1    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   239.7 fp3     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   233.0 agu0    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   240.0 fp0     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   233.7 agu1    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   240.7 fp1     45 k
        vmovdqu ymm5, [rbp - 96]                                        ;   234.0 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   241.0 fp2     45 k
        vmovdqu ymm7, [rbp + 96]                                        ;   234.7 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   241.7 fp3     45 k
        vmovdqu ymm9, [rbp + 64]                                        ;   235.0 agu0    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   242.0 fp0     45 k
        vmovdqu ymm13, [rbp + 416]                                      ;   235.7 agu1    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   242.7 fp1     45 k
        vmovdqu [r9 + 4608], ymm1                                       ;   240.7 agu2+fp5  100 k
        vmovdqu [r9 + 4640], ymm10                                      ;   241.0 agu0+fp5  100 k
        vmovdqu [r9 + 4672], ymm8                                       ;   241.7 agu2+fp5  100 k
        vmovdqu [r9 + 4704], ymm3                                       ;   242.0 agu1+fp5  100 k
        vmovdqu [r9 + 4736], ymm15                                      ;   242.7 agu0+fp5  100 k
        vmovdqu [r9 + 4768], ymm12                                      ;   243.0 agu2+fp5  100 k
        vmovdqu [r9 + 4832], ymm11                                      ;   241.0 agu1+fp5  100 k
        vmovdqu [r9 + 4800], ymm14                                      ;   243.7 agu0+fp5  100 k
        vmovdqu [r9 + 4864], ymm6                                       ;   243.0 agu2+fp5  100 k
        vmovdqu [r9 + 4896], ymm0                                       ;   244.0 agu1+fp5  100 k
        vmovdqu [r9 + 4928], ymm2                                       ;   245.0 agu0+fp5  100 k
        vmovdqu [r9 + 4960], ymm4                                       ;   246.0 agu2+fp5  100 k
        vmovdqu [r9 + 4992], ymm5                                       ;   247.0 agu1+fp5  100 k
        vmovdqu [r9 + 5024], ymm7                                       ;   248.0 agu0+fp5  100 k
        vmovdqu [r9 + 5056], ymm9                                       ;   249.0 agu2+fp5  100 k
        vmovdqu [r9 + 5088], ymm13                                      ;   250.0 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 1024]                                       ;   242.0 agu0   100 k.0 reload
        vmovdqu [r9 + 1024], ymm0                                       ;   251.0 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 1056]                                       ;   242.8 agu1   100 k.1 reload
        vmovdqu [r9 + 1056], ymm1                                       ;   252.0 agu0+fp5   99 k
        vmovdqu ymm2, [r8 + 1088]                                       ;   243.8 agu1   100 k.2 reload
        vmovdqu [r9 + 1088], ymm2                                       ;   253.0 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 1120]                                       ;   244.0 agu0   100 k.3 reload
        vmovdqu [r9 + 1120], ymm3                                       ;   254.0 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 1152]                                       ;   244.8 agu1   100 k.4 reload
        vmovdqu [r9 + 1152], ymm4                                       ;   255.0 agu0+fp5   99 k
        vmovdqu ymm5, [r8 + 1184]                                       ;   245.8 agu1   100 k.5 reload
        vmovdqu [r9 + 1184], ymm5                                       ;   256.0 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 1216]                                       ;   246.0 agu0   100 k.6 reload
        vmovdqu [r9 + 1216], ymm6                                       ;   257.0 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 1248]                                       ;   246.8 agu1   100 k.7 reload
        vmovdqu [r9 + 1248], ymm7                                       ;   258.0 agu0+fp5   99 k
        vmovdqu ymm8, [r8 + 1280]                                       ;   247.8 agu1   100 k.8 reload
        vmovdqu [r9 + 1280], ymm8                                       ;   259.0 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 1312]                                       ;   248.0 agu0   100 k.9 reload
        vmovdqu [r9 + 1312], ymm9                                       ;   260.0 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 1344]                                      ;   248.8 agu1   100 k.10 reload
        vmovdqu [r9 + 1344], ymm10                                      ;   261.0 agu0+fp5   99 k
        vmovdqu ymm11, [r8 + 1376]                                      ;   249.8 agu1   100 k.11 reload
        vmovdqu [r9 + 1376], ymm11                                      ;   262.0 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 1408]                                      ;   250.0 agu0   100 k.12 reload
        vmovdqu [r9 + 1408], ymm12                                      ;   263.0 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 1440]                                      ;   250.8 agu1   100 k.13 reload
        vmovdqu [r9 + 1440], ymm13                                      ;   264.0 agu0+fp5   99 k
        vmovdqu ymm14, [r8 + 1472]                                      ;   251.8 agu1   100 k.14 reload
        vmovdqu [r9 + 1472], ymm14                                      ;   265.0 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 1536]                                      ;   252.0 agu0   100 k.0
        vmovdqu ymm15, [r8 + 1504]                                      ;   252.8 agu1   100 k.15 reload
        vmovdqu [r9 + 1504], ymm15                                      ;   266.0 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 1568]                                       ;   253.0 agu0   100 k.1
        vmovdqu ymm2, [r8 + 1600]                                       ;   253.8 agu1   100 k.2
        vmovdqu ymm2, [r8 + 1632]                                       ;   254.0 agu0   100 k.3
        vmovdqu ymm2, [r8 + 1664]                                       ;   254.8 agu1   100 k.4
        vmovdqu ymm2, [r8 + 1696]                                       ;   255.0 agu0   100 k.5
        vmovdqu ymm2, [r8 + 1728]                                       ;   255.8 agu1   100 k.6
        vmovdqu ymm2, [r8 + 1760]                                       ;   256.0 agu0   100 k.7
        vmovdqu ymm2, [r8 + 1792]                                       ;   256.8 agu1   100 k.8
        vmovdqu ymm2, [r8 + 1824]                                       ;   257.0 agu0   100 k.9
        vmovdqu ymm2, [r8 + 1856]                                       ;   257.8 agu1   100 k.10
        vmovdqu ymm2, [r8 + 1888]                                       ;   258.0 agu0   100 k.11
        vmovdqu ymm2, [r8 + 1920]                                       ;   258.8 agu1   100 k.12
        vmovdqu ymm2, [r8 + 1952]                                       ;   259.0 agu0   100 k.13
        vmovdqu ymm2, [r8 + 1984]                                       ;   259.8 agu1   100 k.14
        vmovdqu ymm2, [r8 + 2016]                                       ;   260.0 agu0   100 k.15
        vpxor ymm2, ymm13, ymm7                                         ;   257.8 fp2     41 k
        vpand ymm3, ymm10, ymm14                                        ;   258.8 fp3     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   258.0 fp0     41 k
        vpand ymm6, ymm14, ymm15                                        ;   259.8 fp1     41 k
        vpand ymm5, ymm13, ymm10                                        ;   258.3 fp2     41 k
        vpand ymm0, ymm14, ymm7                                         ;   258.8 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   259.8 fp0     41 k
        vpand ymm0, ymm13, ymm11                                        ;   259.2 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   260.8 fp2+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   259.8 fp3     41 k
        vpand ymm13, ymm4, ymm9                                         ;   260.8 fp0     41 k
        vmovdqu [rbp + 416], ymm5                                       ;   267.0 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   260.2 fp1     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   261.2 fp2     41 k
        vmovdqu [rbp + 64], ymm3                                        ;   268.0 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   260.8 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   261.8 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   262.2 fp1     41 k
        vmovdqu [rbp + 96], ymm3                                        ;   269.0 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   261.3 fp2     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   262.3 fp3     41 k
        vpand ymm3, ymm10, ymm8                                         ;   262.0 fp0     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   263.3 fp1     41 k
        vmovdqu [rbp - 96], ymm6                                        ;   270.0 agu2+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   262.3 fp2     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   263.3 fp3     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   263.3 fp0     41 k
        vpand ymm6, ymm15, ymm11                                        ;   263.2 fp1     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   264.2 fp2     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   265.2 fp3     41 k
        vpand ymm10, ymm10, ymm15                                       ;   265.2 fp0     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   266.2 fp1+agu1   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   271.0 agu0+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   264.3 fp2     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   272.0 agu2+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   264.8 fp3     41 k
        vmovdqu [rbp + 192], ymm4                                       ;   273.0 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   265.0 fp0     41 k
        vpand ymm1, ymm1, ymm7                                          ;   265.2 fp1     41 k
        vmovdqu [rbp - 64], ymm3                                        ;   274.0 agu0+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   265.3 fp2     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   266.3 fp3     41 k
        vpand ymm3, ymm11, ymm12                                        ;   266.0 fp0     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   267.3 fp1     41 k
        vpand ymm10, ymm14, ymm12                                       ;   266.3 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   267.3 fp3     41 k
        vpand ymm10, ymm9, ymm8                                         ;   267.0 fp0     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   268.3 fp1     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   268.3 fp2     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   269.3 fp3     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   268.0 fp0     41 k
        vmovdqu [rbp + 288], ymm4                                       ;   275.0 agu2+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   268.2 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   268.3 fp2     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   269.3 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   269.2 fp0     41 k
        vpand ymm3, ymm3, ymm11                                         ;   269.3 fp1     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   270.2 fp2     41 k
        vpand ymm4, ymm14, ymm8                                         ;   269.8 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   270.8 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   270.3 fp1     41 k
        vpand ymm2, ymm2, ymm12                                         ;   270.3 fp2     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   270.8 fp3     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   271.8 fp0     41 k
        vpand ymm10, ymm10, ymm8                                        ;   271.8 fp1     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   272.8 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   271.8 fp3     41 k
        vpand ymm4, ymm11, ymm14                                        ;   272.0 fp0     41 k
        vpand ymm11, ymm11, ymm7                                        ;   272.2 fp1     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   273.2 fp2     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   274.2 fp3     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   273.0 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   274.0 fp1     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   275.0 fp2     41 k
        vpxor ymm10, ymm10, [rbp + 96]                                  ;   276.0 fp3+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 64]                                  ;   275.0 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   276.0 fp1     41 k
        vmovdqu ymm11, [r8 + 1440]                                      ;   272.2 agu1   100 k.13 reload
        vmovdqu [rbp + 352], ymm10                                      ;   277.0 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   279.2 fp2     41 k
        vpand ymm7, ymm7, ymm11                                         ;   279.2 fp3     41 k
        vpand ymm15, ymm15, ymm9                                        ;   275.0 fp0     41 k
        vpxor ymm7, ymm7, [rbp - 64]                                    ;   281.0 fp1+agu0   41 k
        vpand ymm14, ymm14, ymm9                                        ;   275.3 fp2     41 k
        vpand ymm8, ymm8, ymm11                                         ;   279.2 fp3     41 k
        vpor ymm12, ymm12, [rbp + 192]                                  ;   280.0 fp0+agu1   41 k
        vpxor ymm9, ymm2, [rbp + 416]                                   ;   276.2 fp1+agu0   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   277.0 fp2     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   278.0 fp3     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   282.0 fp0     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   280.2 fp1     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   275.3 agu1    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   282.3 fp2     41 k
        vpxor ymm15, ymm15, [rbp + 192]                                 ;   281.2 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   280.2 fp0     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   282.2 fp1     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   278.3 fp2     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   283.3 fp3     41 k
        vpxor ymm14, ymm14, [rbp - 96]                                  ;   283.3 fp0+agu1   41 k
        vpxor ymm14, ymm14, [rbp + 288]                                 ;   284.3 fp1+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   281.2 fp2     41 k
        vpand ymm9, ymm11, [r8 + 1312]                                  ;   279.8 fp3+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 416]                                 ;   281.2 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   280.8 fp1     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   282.3 fp2     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   280.8 fp3     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   283.2 fp0     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   283.3 fp1     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   284.2 fp2+agu1   41 k
        vpxor ymm12, ymm12, [rbp + 96]                                  ;   283.2 fp3+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 64]                                    ;   282.2 fp0+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 352]                                 ;   284.0 fp1+agu0   41 k
        vpxor ymm6, ymm6, [rbp + 192]                                   ;   282.3 fp2+agu1   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   282.8 fp3     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   284.3 fp0     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   284.2 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   285.3 fp2     41 k
        vmovdqu ymm0, [r8 + 1152]                                       ;   282.8 agu0    41 k
        vmovdqu ymm2, [r8 + 1024]                                       ;   283.3 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   290.3 fp3     41 k
        vmovdqu ymm7, [r8 + 1184]                                       ;   283.8 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   290.8 fp0     41 k
        vmovdqu ymm8, [r8 + 1216]                                       ;   284.3 agu1    41 k
        vmovdqu ymm9, [r8 + 1056]                                       ;   284.8 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   291.8 fp1     41 k
        vmovdqu ymm12, [r8 + 1120]                                      ;   285.3 agu1    41 k
        vpand ymm12, ymm12, ymm2                                        ;   292.3 fp2     41 k
        vmovdqu ymm15, [r8 + 1152]                                      ;   285.8 agu0    41 k
        vpand ymm15, ymm15, [r8 + 1120]                                 ;   292.8 fp3+agu1   41 k
        vmovdqu [rbp + 192], ymm6                                       ;   284.3 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 1216]                                       ;   286.8 agu0    41 k
        vpand ymm6, ymm6, [r8 + 1120]                                   ;   293.8 fp0+agu1   41 k
        vmovdqu [rbp + 352], ymm10                                      ;   285.3 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 1184]                                      ;   287.8 agu0    41 k
        vpand ymm10, ymm10, [r8 + 1088]                                 ;   294.8 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   295.8 fp2     41 k
        vpand ymm10, ymm10, ymm9                                        ;   295.8 fp3     41 k
        vmovdqu [rbp + 64], ymm14                                       ;   286.3 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   293.3 fp0     41 k
        vmovdqu [rbp + 96], ymm5                                        ;   287.3 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 1216]                                   ;   291.8 fp1+agu0   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   288.3 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 1152]                                 ;   294.3 fp2+agu1   41 k
        vpand ymm11, ymm11, [r8 + 1216]                                 ;   295.3 fp3+agu0   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   296.3 fp0     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   289.3 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   293.8 fp1     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   296.8 fp2     41 k
        vpand ymm4, ymm4, [r8 + 1184]                                   ;   294.8 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   296.8 fp0     41 k
        vmovdqu [rbp + 416], ymm1                                       ;   291.8 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 1184]                                   ;   292.0 fp1+agu0   41 k
        vmovdqu [rbp + 288], ymm13                                      ;   292.8 agu1+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 1120]                                  ;   293.0 fp2+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   293.0 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   294.0 fp0+agu1   41 k
        vmovdqu [rbp - 96], ymm3                                        ;   293.8 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   293.2 fp1     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   294.2 fp2     41 k
        vmovdqu [rbp - 64], ymm8                                        ;   297.8 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 1216]                                       ;   294.2 agu1    41 k
        vpand ymm8, ymm8, [r8 + 1088]                                   ;   301.2 fp3+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   302.2 fp0     41 k
        vmovdqu [rbp - 128], ymm11                                      ;   296.3 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 1088]                                 ;   297.8 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   298.8 fp2     41 k
        vmovdqu ymm11, [r8 + 1120]                                      ;   296.0 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   303.0 fp3     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   297.8 fp0     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   304.0 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 1088]                                  ;   303.2 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   304.2 fp2     41 k
        vpand ymm3, ymm3, [r8 + 1152]                                   ;   303.2 fp3+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   305.2 fp0     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   306.2 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 1152]                                  ;   297.2 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   298.2 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   304.2 fp3     41 k
        vpand ymm4, ymm15, ymm2                                         ;   298.8 fp0     41 k
        vpand ymm15, ymm15, [r8 + 1152]                                 ;   298.8 fp1+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   299.8 fp2     41 k
        vpand ymm13, ymm13, [r8 + 1184]                                 ;   298.2 fp3+agu1   41 k
        vpand ymm14, ymm14, [r8 + 1088]                                 ;   299.0 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   302.2 fp1     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   298.8 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   303.0 fp2     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   304.0 fp3     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   305.0 fp0     41 k
        vmovdqu ymm13, [r8 + 1152]                                      ;   299.5 agu1   100 k.4 reload
        vmovdqu [rbp + 320], ymm4                                       ;   306.0 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   306.5 fp1     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   307.5 fp2     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   308.5 fp3     41 k
        vpxor ymm4, ymm4, [r8 + 1088]                                   ;   308.5 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   304.0 fp1     41 k
        vmovdqu ymm12, [r8 + 1216]                                      ;   303.2 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   310.2 fp2     41 k
        vpand ymm9, ymm9, ymm2                                          ;   311.2 fp3     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   312.2 fp0     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   313.2 fp1     41 k
        vpand ymm5, ymm11, ymm4                                         ;   309.5 fp2     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   309.5 fp3     41 k
        vpxor ymm5, ymm5, [r8 + 1184]                                   ;   310.5 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   305.0 fp1     41 k
        vpxor ymm1, ymm1, [r8 + 1088]                                   ;   305.3 fp2+agu1   41 k
        vpand ymm6, ymm6, ymm8                                          ;   306.0 fp3     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   309.5 fp0     41 k
        vpand ymm14, ymm1, ymm13                                        ;   306.5 fp1     41 k
        vpand ymm8, ymm8, [r8 + 1184]                                   ;   306.3 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   312.2 fp3     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   313.2 fp0     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   311.5 fp1     41 k
        vmovdqu ymm5, [r8 + 1088]                                       ;   306.7 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   313.7 fp2     41 k
        vpand ymm1, ymm1, ymm2                                          ;   307.5 fp3     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   307.7 fp0+agu0   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   310.2 fp1     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   314.2 fp2     41 k
        vmovdqu ymm15, [r8 + 1184]                                      ;   308.5 agu1   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   315.5 fp3     41 k
        vpxor ymm3, ymm3, [rbp - 128]                                   ;   310.5 fp0+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   314.2 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   316.5 fp2     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   309.8 fp3     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   316.5 fp0+agu0   41 k
        vpand ymm0, ymm12, ymm0                                         ;   317.5 fp1     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   315.2 fp2     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   318.5 fp3+agu1   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   315.2 fp0     41 k
        vpxor ymm13, ymm13, [rbp - 64]                                  ;   317.5 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   318.5 fp2     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   312.2 agu1    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   319.5 fp3     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   319.5 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   313.2 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   320.5 fp2     41 k
        vpxor ymm2, ymm2, [rbp - 96]                                    ;   313.5 fp3+agu1   41 k
        vpxor ymm0, ymm2, [rbp + 320]                                   ;   314.5 fp0+agu0   41 k
        vmovdqu ymm4, [rbp + 288]                                       ;   314.5 agu1    41 k
        vpxor ymm4, ymm4, [r8 + 1056]                                   ;   321.5 fp1+agu0   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   322.5 fp2     41 k
        vpxor ymm5, ymm5, [rbp + 416]                                   ;   315.5 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   316.5 fp0     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   316.2 fp1+agu0   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   321.5 fp2     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   316.5 agu1    41 k
        vpxor ymm13, ymm13, [r8 + 1152]                                 ;   323.5 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   324.5 fp0     41 k
        vpxor ymm15, ymm15, [rbp + 96]                                  ;   317.5 fp1+agu1   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   318.5 fp2     41 k
        vpxor ymm12, ymm12, [rbp + 64]                                  ;   318.2 fp3+agu0   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   319.2 fp0     41 k
        vmovdqu ymm14, [r8 + 1824]                                      ;   318.5 agu1   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   325.5 fp1     48 k
        vpxor ymm6, ymm6, [r8 + 1856]                                   ;   323.5 fp2+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 1888]                                   ;   319.5 fp3+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 1920]                                   ;   322.5 fp0+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 1952]                                 ;   325.5 fp1+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 1984]                                   ;   321.2 fp2+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 2016]                                   ;   321.5 fp3+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 1536]                                   ;   322.2 fp0+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 1568]                                   ;   322.5 fp1+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 1600]                                   ;   323.2 fp2+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 1632]                                 ;   323.5 fp3+agu1   48 k
        vpxor ymm13, ymm13, [r8 + 1664]                                 ;   324.5 fp0+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 1696]                                 ;   324.5 fp1+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 1728]                                 ;   325.2 fp2+agu0   48 k
        vmovdqu ymm14, [rbp + 352]                                      ;   325.5 agu1    48 k
        vpxor ymm14, ymm14, [r8 + 1760]                                 ;   332.5 fp3+agu0   48 k
        vmovdqu [rbp + 352], ymm7                                       ;   322.5 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 192]                                       ;   326.5 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 1792]                                   ;   333.5 fp0+agu0   48 k
        vmovdqu [rbp + 192], ymm9                                       ;   323.2 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   326.2 fp1     45 k
        vmovdqu [rbp + 64], ymm10                                       ;   326.5 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   333.5 fp2     45 k
        vmovdqu [rbp + 96], ymm8                                        ;   325.2 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   325.5 fp3     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   326.2 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   326.2 fp0     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   327.2 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   334.5 fp1     45 k
        vmovdqu [rbp + 416], ymm0                                       ;   328.2 agu1+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   333.5 fp2     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   334.5 fp3     45 k
        vpand ymm0, ymm12, ymm13                                        ;   326.2 fp0     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   335.5 fp1     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   336.5 agu0+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   327.2 fp2     45 k
        vmovdqu [rbp + 320], ymm10                                      ;   334.5 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   328.2 fp3     45 k
        vmovdqu [rbp - 96], ymm12                                       ;   331.2 agu1+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   334.5 fp0     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   335.5 fp1     45 k
        vpand ymm1, ymm11, ymm5                                         ;   327.3 fp2     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   328.3 fp3     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   336.5 fp0     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   332.2 agu0+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   328.3 fp1     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   329.3 fp2     45 k
        vpand ymm1, ymm11, ymm4                                         ;   328.7 fp3     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   335.5 fp0     45 k
        vmovdqu [rbp - 64], ymm6                                        ;   335.5 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   331.2 fp1     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   332.2 fp2     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   336.5 fp3     45 k
        vpand ymm6, ymm13, ymm7                                         ;   334.5 fp0     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   335.5 fp1     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   337.5 fp2     45 k
        vpand ymm11, ymm11, ymm7                                        ;   336.5 fp3     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   337.5 fp0+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   335.5 agu0+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   334.7 fp1     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   338.5 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   335.0 fp2     45 k
        vmovdqu [rbp - 128], ymm3                                       ;   336.5 agu1+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   335.3 fp3     45 k
        vpand ymm8, ymm8, ymm2                                          ;   335.5 fp0     45 k
        vmovdqu [rbp - 32], ymm1                                        ;   337.5 agu0+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   335.8 fp1     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   336.8 fp2     45 k
        vpand ymm1, ymm13, ymm15                                        ;   336.3 fp3     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   337.8 fp0     45 k
        vpand ymm11, ymm14, ymm15                                       ;   336.8 fp1     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   337.8 fp2     45 k
        vpand ymm11, ymm5, ymm4                                         ;   337.3 fp3     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   338.8 fp0     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   338.8 fp1     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   339.8 fp2     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   338.3 fp3     45 k
        vmovdqu [rbp + 128], ymm3                                       ;   340.8 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   338.5 fp0     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   338.8 fp1     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   339.8 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   339.5 fp3     45 k
        vpand ymm1, ymm1, ymm13                                         ;   339.8 fp0     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   340.5 fp1     45 k
        vpand ymm3, ymm14, ymm4                                         ;   340.0 fp2     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   341.0 fp3     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   340.8 fp0     45 k
        vpand ymm9, ymm9, ymm15                                         ;   340.8 fp1     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   341.0 fp2     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   342.0 fp3     45 k
        vpand ymm11, ymm11, ymm4                                        ;   342.0 fp0     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   343.0 fp1     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   342.0 fp2     45 k
        vpand ymm3, ymm13, ymm14                                        ;   342.3 fp3     45 k
        vpand ymm13, ymm13, ymm2                                        ;   342.5 fp0     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   343.5 fp1     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   344.5 fp2     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   343.3 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   344.3 fp0     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   345.3 fp1     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   345.5 fp2+agu1   45 k
        vpxor ymm13, ymm13, [rbp + 320]                                 ;   344.3 fp3+agu0   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   345.3 fp0     45 k
        vmovdqu ymm13, [rbp - 96]                                       ;   342.5 agu1    48 k reload
        vmovdqu [rbp + 384], ymm11                                      ;   346.5 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   349.5 fp1     45 k
        vpand ymm2, ymm2, ymm13                                         ;   349.5 fp2     45 k
        vpand ymm7, ymm7, ymm5                                          ;   345.3 fp3     45 k
        vpxor ymm2, ymm2, [rbp - 32]                                    ;   350.5 fp0+agu0   45 k
        vpand ymm14, ymm14, ymm5                                        ;   345.8 fp1     45 k
        vpand ymm4, ymm4, ymm13                                         ;   349.5 fp2     45 k
        vpor ymm15, ymm15, [rbp - 128]                                  ;   346.3 fp3+agu1   45 k
        vpxor ymm13, ymm9, [rbp + 288]                                  ;   346.5 fp0+agu0   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   346.8 fp1     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   347.8 fp2     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   351.5 fp3     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   350.5 fp0     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   345.3 agu1    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   352.3 fp1     45 k
        vpxor ymm7, ymm7, [rbp - 128]                                   ;   351.5 fp2+agu0   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   350.5 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   352.5 fp0     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   348.8 fp1     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   353.3 fp2     45 k
        vpxor ymm14, ymm14, [rbp - 64]                                  ;   353.3 fp3+agu1   45 k
        vpxor ymm14, ymm14, [rbp + 128]                                 ;   354.3 fp0+agu0   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   351.5 fp1     45 k
        vpxor ymm11, ymm11, [rbp + 288]                                 ;   351.5 fp2+agu1   45 k
        vmovdqu ymm7, [rbp - 96]                                        ;   348.8 agu0    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   355.8 fp3     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   356.8 fp0     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   352.3 fp1     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   356.8 fp2     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   353.5 fp3     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   353.3 fp0     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   354.5 fp1+agu1   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   353.5 fp2+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 320]                                 ;   352.5 fp3+agu1   45 k
        vpxor ymm11, ymm11, [rbp + 384]                                 ;   353.5 fp0+agu0   45 k
        vpxor ymm6, ymm6, [rbp - 128]                                   ;   352.8 fp1+agu1   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   357.8 fp2     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   357.8 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   358.8 fp0     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   358.8 fp1     45 k
        vmovdqu ymm0, [rbp + 416]                                       ;   353.5 agu0    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   360.5 fp2     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   353.8 agu1    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   360.8 fp3     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   354.5 agu0    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   361.5 fp0     45 k
        vmovdqu ymm5, [rbp + 96]                                        ;   354.8 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   361.8 fp1     45 k
        vmovdqu ymm7, [rbp + 64]                                        ;   355.5 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   362.5 fp2     45 k
        vmovdqu ymm9, [rbp + 192]                                       ;   355.8 agu1    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   362.8 fp3     45 k
        vmovdqu ymm13, [rbp + 352]                                      ;   356.5 agu0    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   363.5 fp0     45 k
        vmovdqu [r9 + 5120], ymm1                                       ;   361.5 agu2+fp5  100 k
        vmovdqu [r9 + 5152], ymm10                                      ;   361.8 agu2+fp5  100 k
        vmovdqu [r9 + 5184], ymm8                                       ;   362.5 agu1+fp5  100 k
        vmovdqu [r9 + 5216], ymm3                                       ;   362.8 agu0+fp5  100 k
        vmovdqu [r9 + 5248], ymm15                                      ;   363.5 agu2+fp5  100 k
        vmovdqu [r9 + 5280], ymm12                                      ;   363.8 agu1+fp5  100 k
        vmovdqu [r9 + 5344], ymm11                                      ;   361.8 agu0+fp5  100 k
        vmovdqu [r9 + 5312], ymm14                                      ;   364.5 agu2+fp5  100 k
        vmovdqu [r9 + 5376], ymm6                                       ;   363.8 agu1+fp5  100 k
        vmovdqu [r9 + 5408], ymm0                                       ;   364.8 agu0+fp5  100 k
        vmovdqu [r9 + 5440], ymm2                                       ;   365.8 agu2+fp5  100 k
        vmovdqu [r9 + 5472], ymm4                                       ;   366.8 agu1+fp5  100 k
        vmovdqu [r9 + 5504], ymm5                                       ;   367.8 agu0+fp5  100 k
        vmovdqu [r9 + 5536], ymm7                                       ;   368.8 agu2+fp5  100 k
        vmovdqu [r9 + 5568], ymm9                                       ;   369.8 agu1+fp5  100 k
        vmovdqu [r9 + 5600], ymm13                                      ;   370.8 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 1536]                                       ;   363.5 agu1   100 k.0 reload
        vmovdqu [r9 + 1536], ymm0                                       ;   371.8 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 1568]                                       ;   363.7 agu0   100 k.1 reload
        vmovdqu [r9 + 1568], ymm1                                       ;   372.8 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 1600]                                       ;   364.5 agu1   100 k.2 reload
        vmovdqu [r9 + 1600], ymm2                                       ;   373.8 agu0+fp5   99 k
        vmovdqu ymm3, [r8 + 1632]                                       ;   365.5 agu1   100 k.3 reload
        vmovdqu [r9 + 1632], ymm3                                       ;   374.8 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 1664]                                       ;   365.7 agu0   100 k.4 reload
        vmovdqu [r9 + 1664], ymm4                                       ;   375.8 agu2+fp5   99 k
        vmovdqu ymm5, [r8 + 1696]                                       ;   366.5 agu1   100 k.5 reload
        vmovdqu [r9 + 1696], ymm5                                       ;   376.8 agu0+fp5   99 k
        vmovdqu ymm6, [r8 + 1728]                                       ;   367.5 agu1   100 k.6 reload
        vmovdqu [r9 + 1728], ymm6                                       ;   377.8 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 1760]                                       ;   367.7 agu0   100 k.7 reload
        vmovdqu [r9 + 1760], ymm7                                       ;   378.8 agu2+fp5   99 k
        vmovdqu ymm8, [r8 + 1792]                                       ;   368.5 agu1   100 k.8 reload
        vmovdqu [r9 + 1792], ymm8                                       ;   379.8 agu0+fp5   99 k
        vmovdqu ymm9, [r8 + 1824]                                       ;   369.5 agu1   100 k.9 reload
        vmovdqu [r9 + 1824], ymm9                                       ;   380.8 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 1856]                                      ;   369.7 agu0   100 k.10 reload
        vmovdqu [r9 + 1856], ymm10                                      ;   381.8 agu2+fp5   99 k
        vmovdqu ymm11, [r8 + 1888]                                      ;   370.5 agu1   100 k.11 reload
        vmovdqu [r9 + 1888], ymm11                                      ;   382.8 agu0+fp5   99 k
        vmovdqu ymm12, [r8 + 1920]                                      ;   371.5 agu1   100 k.12 reload
        vmovdqu [r9 + 1920], ymm12                                      ;   383.8 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 1952]                                      ;   371.7 agu0   100 k.13 reload
        vmovdqu [r9 + 1952], ymm13                                      ;   384.8 agu2+fp5   99 k
        vmovdqu ymm14, [r8 + 1984]                                      ;   372.5 agu1   100 k.14 reload
        vmovdqu [r9 + 1984], ymm14                                      ;   385.8 agu0+fp5   99 k
        vmovdqu ymm15, [r8 + 2048]                                      ;   373.5 agu1   100 k.0
        vmovdqu ymm15, [r8 + 2016]                                      ;   373.7 agu0   100 k.15 reload
        vmovdqu [r9 + 2016], ymm15                                      ;   386.8 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 2080]                                       ;   374.5 agu1   100 k.1
        vmovdqu ymm2, [r8 + 2112]                                       ;   374.7 agu0   100 k.2
        vmovdqu ymm2, [r8 + 2144]                                       ;   375.5 agu1   100 k.3
        vmovdqu ymm2, [r8 + 2176]                                       ;   375.7 agu0   100 k.4
        vmovdqu ymm2, [r8 + 2208]                                       ;   376.5 agu1   100 k.5
        vmovdqu ymm2, [r8 + 2240]                                       ;   376.7 agu0   100 k.6
        vmovdqu ymm2, [r8 + 2272]                                       ;   377.5 agu1   100 k.7
        vmovdqu ymm2, [r8 + 2304]                                       ;   377.7 agu0   100 k.8
        vmovdqu ymm2, [r8 + 2336]                                       ;   378.5 agu1   100 k.9
        vmovdqu ymm2, [r8 + 2368]                                       ;   378.7 agu0   100 k.10
        vmovdqu ymm2, [r8 + 2400]                                       ;   379.5 agu1   100 k.11
        vmovdqu ymm2, [r8 + 2432]                                       ;   379.7 agu0   100 k.12
        vmovdqu ymm2, [r8 + 2464]                                       ;   380.5 agu1   100 k.13
        vmovdqu ymm2, [r8 + 2496]                                       ;   380.7 agu0   100 k.14
        vmovdqu ymm2, [r8 + 2528]                                       ;   381.5 agu1   100 k.15
        vpxor ymm2, ymm13, ymm7                                         ;   378.7 fp1     41 k
        vpand ymm3, ymm10, ymm14                                        ;   379.5 fp2     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   378.8 fp3     41 k
        vpand ymm6, ymm14, ymm15                                        ;   380.7 fp0     41 k
        vpand ymm5, ymm13, ymm10                                        ;   379.5 fp1     41 k
        vpand ymm0, ymm14, ymm7                                         ;   379.7 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   380.7 fp3     41 k
        vpand ymm0, ymm13, ymm11                                        ;   380.0 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   381.7 fp1+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   380.7 fp2     41 k
        vpand ymm13, ymm4, ymm9                                         ;   381.7 fp3     41 k
        vmovdqu [rbp + 352], ymm5                                       ;   387.8 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   381.0 fp0     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   382.0 fp1     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   383.0 fp2     41 k
        vmovdqu [rbp + 192], ymm3                                       ;   388.8 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   381.8 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   382.8 fp0     41 k
        vmovdqu [rbp + 64], ymm3                                        ;   389.8 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   382.5 fp1     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   383.5 fp2     41 k
        vpand ymm3, ymm10, ymm8                                         ;   382.8 fp3     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   384.5 fp0     41 k
        vmovdqu [rbp + 96], ymm6                                        ;   390.8 agu2+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   383.5 fp1     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   384.5 fp2     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   384.5 fp3     41 k
        vpand ymm6, ymm15, ymm11                                        ;   384.0 fp0     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   385.0 fp1     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   386.0 fp2     41 k
        vpand ymm10, ymm10, ymm15                                       ;   386.0 fp3     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   387.0 fp0+agu0   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   391.8 agu1+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   385.5 fp1     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   392.8 agu2+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   385.7 fp2     41 k
        vmovdqu [rbp + 416], ymm4                                       ;   393.8 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   385.8 fp3     41 k
        vpand ymm1, ymm1, ymm7                                          ;   386.0 fp0     41 k
        vmovdqu [rbp - 96], ymm3                                        ;   394.8 agu1+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   386.5 fp1     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   387.5 fp2     41 k
        vpand ymm3, ymm11, ymm12                                        ;   386.8 fp3     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   388.5 fp0     41 k
        vpand ymm10, ymm14, ymm12                                       ;   387.5 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   388.5 fp2     41 k
        vpand ymm10, ymm9, ymm8                                         ;   387.8 fp3     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   389.5 fp0     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   389.5 fp1     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   390.5 fp2     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   388.8 fp3     41 k
        vmovdqu [rbp - 128], ymm4                                       ;   395.8 agu2+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   389.0 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   389.5 fp1     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   390.5 fp2     41 k
        vpand ymm4, ymm4, ymm12                                         ;   390.0 fp3     41 k
        vpand ymm3, ymm3, ymm11                                         ;   390.5 fp0     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   391.0 fp1     41 k
        vpand ymm4, ymm14, ymm8                                         ;   390.7 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   391.7 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   391.5 fp0     41 k
        vpand ymm2, ymm2, ymm12                                         ;   391.5 fp1     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   391.7 fp2     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   392.7 fp3     41 k
        vpand ymm10, ymm10, ymm8                                        ;   392.7 fp0     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   393.7 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   392.7 fp2     41 k
        vpand ymm4, ymm11, ymm14                                        ;   392.8 fp3     41 k
        vpand ymm11, ymm11, ymm7                                        ;   393.0 fp0     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   394.0 fp1     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   395.0 fp2     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   393.8 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   394.8 fp0     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   395.8 fp1     41 k
        vpxor ymm10, ymm10, [rbp + 64]                                  ;   396.8 fp2+agu0   41 k
        vpxor ymm11, ymm11, [rbp + 192]                                 ;   395.8 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   396.8 fp0     41 k
        vmovdqu ymm11, [r8 + 1952]                                      ;   393.2 agu0   100 k.13 reload
        vmovdqu [rbp + 384], ymm10                                      ;   397.8 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   400.2 fp1     41 k
        vpand ymm7, ymm7, ymm11                                         ;   400.2 fp2     41 k
        vpand ymm15, ymm15, ymm9                                        ;   395.8 fp3     41 k
        vpxor ymm7, ymm7, [rbp - 96]                                    ;   401.8 fp0+agu1   41 k
        vpand ymm14, ymm14, ymm9                                        ;   396.5 fp1     41 k
        vpand ymm8, ymm8, ymm11                                         ;   400.2 fp2     41 k
        vpor ymm12, ymm12, [rbp + 416]                                  ;   400.8 fp3+agu0   41 k
        vpxor ymm9, ymm2, [rbp + 352]                                   ;   397.0 fp0+agu1   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   397.8 fp1     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   398.8 fp2     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   402.8 fp3     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   401.2 fp0     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   396.2 agu0    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   403.2 fp1     41 k
        vpxor ymm15, ymm15, [rbp + 416]                                 ;   402.2 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   401.2 fp3     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   403.2 fp0     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   399.5 fp1     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   404.2 fp2     41 k
        vpxor ymm14, ymm14, [rbp + 96]                                  ;   404.2 fp3+agu0   41 k
        vpxor ymm14, ymm14, [rbp - 128]                                 ;   405.2 fp0+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   402.2 fp1     41 k
        vpxor ymm10, ymm10, [rbp + 352]                                 ;   402.2 fp2+agu0   41 k
        vpand ymm9, ymm11, [r8 + 1824]                                  ;   400.8 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   401.8 fp0     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   403.2 fp1     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   401.8 fp2     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   404.2 fp3     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   404.2 fp0     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   405.2 fp1+agu0   41 k
        vpxor ymm12, ymm12, [rbp + 64]                                  ;   404.2 fp2+agu1   41 k
        vpxor ymm5, ymm5, [rbp + 192]                                   ;   403.2 fp3+agu0   41 k
        vpxor ymm10, ymm10, [rbp + 384]                                 ;   404.8 fp0+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 416]                                   ;   403.5 fp1+agu0   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   403.7 fp2     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   405.2 fp3     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   405.2 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   406.2 fp1     41 k
        vmovdqu ymm0, [r8 + 1664]                                       ;   403.8 agu1    41 k
        vmovdqu ymm2, [r8 + 1536]                                       ;   404.3 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   411.3 fp2     41 k
        vmovdqu ymm7, [r8 + 1696]                                       ;   404.8 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   411.8 fp3     41 k
        vmovdqu ymm8, [r8 + 1728]                                       ;   405.3 agu0    41 k
        vmovdqu ymm9, [r8 + 1568]                                       ;   405.8 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   412.8 fp0     41 k
        vmovdqu ymm12, [r8 + 1632]                                      ;   406.3 agu0    41 k
        vpand ymm12, ymm12, ymm2                                        ;   413.3 fp1     41 k
        vmovdqu ymm15, [r8 + 1664]                                      ;   406.8 agu1    41 k
        vpand ymm15, ymm15, [r8 + 1632]                                 ;   413.8 fp2+agu0   41 k
        vmovdqu [rbp + 416], ymm6                                       ;   405.3 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 1728]                                       ;   407.8 agu1    41 k
        vpand ymm6, ymm6, [r8 + 1632]                                   ;   414.8 fp3+agu0   41 k
        vmovdqu [rbp + 384], ymm10                                      ;   406.3 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 1696]                                      ;   408.8 agu1    41 k
        vpand ymm10, ymm10, [r8 + 1600]                                 ;   415.8 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   416.8 fp1     41 k
        vpand ymm10, ymm10, ymm9                                        ;   416.8 fp2     41 k
        vmovdqu [rbp + 192], ymm14                                      ;   407.3 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   414.3 fp3     41 k
        vmovdqu [rbp + 64], ymm5                                        ;   408.3 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 1728]                                   ;   412.8 fp0+agu1   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   409.3 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 1664]                                 ;   415.3 fp1+agu0   41 k
        vpand ymm11, ymm11, [r8 + 1728]                                 ;   416.3 fp2+agu1   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   417.3 fp3     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   410.3 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   414.8 fp0     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   417.8 fp1     41 k
        vpand ymm4, ymm4, [r8 + 1696]                                   ;   415.8 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   417.8 fp3     41 k
        vmovdqu [rbp + 352], ymm1                                       ;   412.8 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 1696]                                   ;   413.0 fp0+agu1   41 k
        vmovdqu [rbp - 128], ymm13                                      ;   413.8 agu0+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 1632]                                  ;   414.0 fp1+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   414.0 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   415.0 fp3+agu0   41 k
        vmovdqu [rbp + 96], ymm3                                        ;   414.8 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   414.2 fp0     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   415.2 fp1     41 k
        vmovdqu [rbp - 96], ymm8                                        ;   418.8 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 1728]                                       ;   415.2 agu0    41 k
        vpand ymm8, ymm8, [r8 + 1600]                                   ;   422.2 fp2+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   423.2 fp3     41 k
        vmovdqu [rbp + 320], ymm11                                      ;   417.3 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 1600]                                 ;   418.8 fp0+agu0   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   419.8 fp1     41 k
        vmovdqu ymm11, [r8 + 1632]                                      ;   417.0 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   424.0 fp2     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   418.8 fp3     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   425.0 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 1600]                                  ;   424.2 fp0+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   425.2 fp1     41 k
        vpand ymm3, ymm3, [r8 + 1664]                                   ;   424.2 fp2+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   426.2 fp3     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   427.2 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 1664]                                  ;   418.2 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   419.2 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   425.2 fp2     41 k
        vpand ymm4, ymm15, ymm2                                         ;   419.8 fp3     41 k
        vpand ymm15, ymm15, [r8 + 1664]                                 ;   419.8 fp0+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   420.8 fp1     41 k
        vpand ymm13, ymm13, [r8 + 1696]                                 ;   419.2 fp2+agu0   41 k
        vpand ymm14, ymm14, [r8 + 1600]                                 ;   420.0 fp3+agu1   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   423.2 fp0     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   419.8 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   424.0 fp1     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   425.0 fp2     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   426.0 fp3     41 k
        vmovdqu ymm13, [r8 + 1664]                                      ;   420.5 agu0   100 k.4 reload
        vmovdqu [rbp + 288], ymm4                                       ;   427.0 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   427.5 fp0     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   428.5 fp1     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   429.5 fp2     41 k
        vpxor ymm4, ymm4, [r8 + 1600]                                   ;   429.5 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   425.0 fp0     41 k
        vmovdqu ymm12, [r8 + 1728]                                      ;   424.2 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   431.2 fp1     41 k
        vpand ymm9, ymm9, ymm2                                          ;   432.2 fp2     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   433.2 fp3     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   434.2 fp0     41 k
        vpand ymm5, ymm11, ymm4                                         ;   430.5 fp1     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   430.5 fp2     41 k
        vpxor ymm5, ymm5, [r8 + 1696]                                   ;   431.5 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   426.0 fp0     41 k
        vpxor ymm1, ymm1, [r8 + 1600]                                   ;   426.3 fp1+agu0   41 k
        vpand ymm6, ymm6, ymm8                                          ;   427.0 fp2     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   430.5 fp3     41 k
        vpand ymm14, ymm1, ymm13                                        ;   427.5 fp0     41 k
        vpand ymm8, ymm8, [r8 + 1696]                                   ;   427.3 fp1+agu1   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   433.2 fp2     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   434.2 fp3     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   432.5 fp0     41 k
        vmovdqu ymm5, [r8 + 1600]                                       ;   427.7 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   434.7 fp1     41 k
        vpand ymm1, ymm1, ymm2                                          ;   428.5 fp2     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   428.7 fp3+agu1   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   431.2 fp0     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   435.2 fp1     41 k
        vmovdqu ymm15, [r8 + 1696]                                      ;   429.5 agu0   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   436.5 fp2     41 k
        vpxor ymm3, ymm3, [rbp + 320]                                   ;   431.5 fp3+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   435.2 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   437.5 fp1     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   430.8 fp2     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   437.5 fp3+agu1   41 k
        vpand ymm0, ymm12, ymm0                                         ;   438.5 fp0     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   436.2 fp1     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   439.5 fp2+agu0   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   436.2 fp3     41 k
        vpxor ymm13, ymm13, [rbp - 96]                                  ;   438.5 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   439.5 fp1     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   433.2 agu0    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   440.5 fp2     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   440.5 fp3     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   434.2 fp0+agu1   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   441.5 fp1     41 k
        vpxor ymm2, ymm2, [rbp + 96]                                    ;   434.5 fp2+agu0   41 k
        vpxor ymm0, ymm2, [rbp + 288]                                   ;   435.5 fp3+agu1   41 k
        vmovdqu ymm4, [rbp - 128]                                       ;   435.5 agu0    41 k
        vpxor ymm4, ymm4, [r8 + 1568]                                   ;   442.5 fp0+agu1   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   443.5 fp1     41 k
        vpxor ymm5, ymm5, [rbp + 352]                                   ;   436.5 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   437.5 fp3     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   437.2 fp0+agu1   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   442.5 fp1     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   437.5 agu0    41 k
        vpxor ymm13, ymm13, [r8 + 1664]                                 ;   444.5 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   445.5 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 64]                                  ;   438.5 fp0+agu0   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   439.5 fp1     41 k
        vpxor ymm12, ymm12, [rbp + 192]                                 ;   439.2 fp2+agu1   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   440.2 fp3     41 k
        vmovdqu ymm14, [r8 + 2336]                                      ;   439.5 agu0   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   446.5 fp0     48 k
        vpxor ymm6, ymm6, [r8 + 2368]                                   ;   444.5 fp1+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 2400]                                   ;   440.5 fp2+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 2432]                                   ;   443.5 fp3+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 2464]                                 ;   446.5 fp0+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 2496]                                   ;   442.2 fp1+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 2528]                                   ;   442.5 fp2+agu0   48 k
        vpxor ymm2, ymm2, [r8 + 2048]                                   ;   443.2 fp3+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 2080]                                   ;   443.5 fp0+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 2112]                                   ;   444.2 fp1+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 2144]                                 ;   444.5 fp2+agu0   48 k
        vpxor ymm13, ymm13, [r8 + 2176]                                 ;   445.5 fp3+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 2208]                                 ;   445.5 fp0+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 2240]                                 ;   446.2 fp1+agu1   48 k
        vmovdqu ymm14, [rbp + 384]                                      ;   446.5 agu0    48 k
        vpxor ymm14, ymm14, [r8 + 2272]                                 ;   453.5 fp2+agu1   48 k
        vmovdqu [rbp + 384], ymm7                                       ;   443.5 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 416]                                       ;   447.5 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 2304]                                   ;   454.5 fp3+agu1   48 k
        vmovdqu [rbp + 416], ymm9                                       ;   444.2 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   447.2 fp0     45 k
        vmovdqu [rbp + 192], ymm10                                      ;   447.5 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   454.5 fp1     45 k
        vmovdqu [rbp + 64], ymm8                                        ;   446.2 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   446.5 fp2     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   447.2 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   447.2 fp3     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   448.2 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   455.5 fp0     45 k
        vmovdqu [rbp + 352], ymm0                                       ;   449.2 agu0+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   454.5 fp1     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   455.5 fp2     45 k
        vpand ymm0, ymm12, ymm13                                        ;   447.2 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   456.5 fp0     45 k
        vmovdqu [rbp - 128], ymm3                                       ;   457.5 agu1+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   448.2 fp1     45 k
        vmovdqu [rbp + 288], ymm10                                      ;   455.5 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   449.2 fp2     45 k
        vmovdqu [rbp + 96], ymm12                                       ;   452.2 agu0+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   455.5 fp3     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   456.5 fp0     45 k
        vpand ymm1, ymm11, ymm5                                         ;   448.3 fp1     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   449.3 fp2     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   457.5 fp3     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   453.2 agu1+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   449.3 fp0     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   450.3 fp1     45 k
        vpand ymm1, ymm11, ymm4                                         ;   449.7 fp2     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   456.5 fp3     45 k
        vmovdqu [rbp - 96], ymm6                                        ;   456.5 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   452.2 fp0     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   453.2 fp1     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   457.5 fp2     45 k
        vpand ymm6, ymm13, ymm7                                         ;   455.5 fp3     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   456.5 fp0     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   458.5 fp1     45 k
        vpand ymm11, ymm11, ymm7                                        ;   457.5 fp2     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   458.5 fp3+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   456.5 agu1+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   455.7 fp0     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   459.5 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   456.0 fp1     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   457.5 agu0+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   456.3 fp2     45 k
        vpand ymm8, ymm8, ymm2                                          ;   456.5 fp3     45 k
        vmovdqu [rbp + 128], ymm1                                       ;   458.5 agu1+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   456.8 fp0     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   457.8 fp1     45 k
        vpand ymm1, ymm13, ymm15                                        ;   457.3 fp2     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   458.8 fp3     45 k
        vpand ymm11, ymm14, ymm15                                       ;   457.8 fp0     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   458.8 fp1     45 k
        vpand ymm11, ymm5, ymm4                                         ;   458.3 fp2     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   459.8 fp3     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   459.8 fp0     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   460.8 fp1     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   459.3 fp2     45 k
        vmovdqu [rbp - 64], ymm3                                        ;   461.8 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   459.5 fp3     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   459.8 fp0     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   460.8 fp1     45 k
        vpand ymm3, ymm3, ymm15                                         ;   460.5 fp2     45 k
        vpand ymm1, ymm1, ymm13                                         ;   460.8 fp3     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   461.5 fp0     45 k
        vpand ymm3, ymm14, ymm4                                         ;   461.0 fp1     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   462.0 fp2     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   461.8 fp3     45 k
        vpand ymm9, ymm9, ymm15                                         ;   461.8 fp0     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   462.0 fp1     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   463.0 fp2     45 k
        vpand ymm11, ymm11, ymm4                                        ;   463.0 fp3     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   464.0 fp0     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   463.0 fp1     45 k
        vpand ymm3, ymm13, ymm14                                        ;   463.3 fp2     45 k
        vpand ymm13, ymm13, ymm2                                        ;   463.5 fp3     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   464.5 fp0     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   465.5 fp1     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   464.3 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   465.3 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   466.3 fp0     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   466.5 fp1+agu0   45 k
        vpxor ymm13, ymm13, [rbp + 288]                                 ;   465.3 fp2+agu1   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   466.3 fp3     45 k
        vmovdqu ymm13, [rbp + 96]                                       ;   463.5 agu0    48 k reload
        vmovdqu [rbp - 32], ymm11                                       ;   467.5 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   470.5 fp0     45 k
        vpand ymm2, ymm2, ymm13                                         ;   470.5 fp1     45 k
        vpand ymm7, ymm7, ymm5                                          ;   466.3 fp2     45 k
        vpxor ymm2, ymm2, [rbp + 128]                                   ;   471.5 fp3+agu1   45 k
        vpand ymm14, ymm14, ymm5                                        ;   466.8 fp0     45 k
        vpand ymm4, ymm4, ymm13                                         ;   470.5 fp1     45 k
        vpor ymm15, ymm15, [rbp + 320]                                  ;   467.3 fp2+agu0   45 k
        vpxor ymm13, ymm9, [rbp - 128]                                  ;   467.5 fp3+agu1   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   467.8 fp0     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   468.8 fp1     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   472.5 fp2     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   471.5 fp3     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   466.3 agu0    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   473.3 fp0     45 k
        vpxor ymm7, ymm7, [rbp + 320]                                   ;   472.5 fp1+agu1   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   471.5 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   473.5 fp3     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   469.8 fp0     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   474.3 fp1     45 k
        vpxor ymm14, ymm14, [rbp - 96]                                  ;   474.3 fp2+agu0   45 k
        vpxor ymm14, ymm14, [rbp - 64]                                  ;   475.3 fp3+agu1   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   472.5 fp0     45 k
        vpxor ymm11, ymm11, [rbp - 128]                                 ;   472.5 fp1+agu0   45 k
        vmovdqu ymm7, [rbp + 96]                                        ;   469.8 agu1    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   476.8 fp2     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   477.8 fp3     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   473.3 fp0     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   477.8 fp1     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   474.5 fp2     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   474.3 fp3     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   475.5 fp0+agu0   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   474.5 fp1+agu1   45 k
        vpxor ymm12, ymm12, [rbp + 288]                                 ;   473.5 fp2+agu0   45 k
        vpxor ymm11, ymm11, [rbp - 32]                                  ;   474.5 fp3+agu1   45 k
        vpxor ymm6, ymm6, [rbp + 320]                                   ;   473.8 fp0+agu0   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   478.8 fp1     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   478.8 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   479.8 fp3     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   479.8 fp0     45 k
        vmovdqu ymm0, [rbp + 352]                                       ;   474.5 agu1    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   481.5 fp1     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   474.8 agu0    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   481.8 fp2     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   475.5 agu1    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   482.5 fp3     45 k
        vmovdqu ymm5, [rbp + 64]                                        ;   475.8 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   482.8 fp0     45 k
        vmovdqu ymm7, [rbp + 192]                                       ;   476.5 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   483.5 fp1     45 k
        vmovdqu ymm9, [rbp + 416]                                       ;   476.8 agu0    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   483.8 fp2     45 k
        vmovdqu ymm13, [rbp + 384]                                      ;   477.5 agu1    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   484.5 fp3     45 k
        vmovdqu [r9 + 5632], ymm1                                       ;   482.5 agu2+fp5  100 k
        vmovdqu [r9 + 5664], ymm10                                      ;   482.8 agu2+fp5  100 k
        vmovdqu [r9 + 5696], ymm8                                       ;   483.5 agu0+fp5  100 k
        vmovdqu [r9 + 5728], ymm3                                       ;   483.8 agu1+fp5  100 k
        vmovdqu [r9 + 5760], ymm15                                      ;   484.5 agu2+fp5  100 k
        vmovdqu [r9 + 5792], ymm12                                      ;   484.8 agu0+fp5  100 k
        vmovdqu [r9 + 5856], ymm11                                      ;   482.8 agu1+fp5  100 k
        vmovdqu [r9 + 5824], ymm14                                      ;   485.5 agu2+fp5  100 k
        vmovdqu [r9 + 5888], ymm6                                       ;   484.8 agu0+fp5  100 k
        vmovdqu [r9 + 5920], ymm0                                       ;   485.8 agu1+fp5  100 k
        vmovdqu [r9 + 5952], ymm2                                       ;   486.8 agu2+fp5  100 k
        vmovdqu [r9 + 5984], ymm4                                       ;   487.8 agu0+fp5  100 k
        vmovdqu [r9 + 6016], ymm5                                       ;   488.8 agu1+fp5  100 k
        vmovdqu [r9 + 6048], ymm7                                       ;   489.8 agu2+fp5  100 k
        vmovdqu [r9 + 6080], ymm9                                       ;   490.8 agu0+fp5  100 k
        vmovdqu [r9 + 6112], ymm13                                      ;   491.8 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 2048]                                       ;   484.5 agu0   100 k.0 reload
        vmovdqu [r9 + 2048], ymm0                                       ;   492.8 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 2080]                                       ;   484.7 agu1   100 k.1 reload
        vmovdqu [r9 + 2080], ymm1                                       ;   493.8 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 2112]                                       ;   485.5 agu0   100 k.2 reload
        vmovdqu [r9 + 2112], ymm2                                       ;   494.8 agu1+fp5   99 k
        vmovdqu ymm3, [r8 + 2144]                                       ;   486.5 agu0   100 k.3 reload
        vmovdqu [r9 + 2144], ymm3                                       ;   495.8 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 2176]                                       ;   486.7 agu1   100 k.4 reload
        vmovdqu [r9 + 2176], ymm4                                       ;   496.8 agu2+fp5   99 k
        vmovdqu ymm5, [r8 + 2208]                                       ;   487.5 agu0   100 k.5 reload
        vmovdqu [r9 + 2208], ymm5                                       ;   497.8 agu1+fp5   99 k
        vmovdqu ymm6, [r8 + 2240]                                       ;   488.5 agu0   100 k.6 reload
        vmovdqu [r9 + 2240], ymm6                                       ;   498.8 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 2272]                                       ;   488.7 agu1   100 k.7 reload
        vmovdqu [r9 + 2272], ymm7                                       ;   499.8 agu2+fp5   99 k
        vmovdqu ymm8, [r8 + 2304]                                       ;   489.5 agu0   100 k.8 reload
        vmovdqu [r9 + 2304], ymm8                                       ;   500.8 agu1+fp5   99 k
        vmovdqu ymm9, [r8 + 2336]                                       ;   490.5 agu0   100 k.9 reload
        vmovdqu [r9 + 2336], ymm9                                       ;   501.8 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 2368]                                      ;   490.7 agu1   100 k.10 reload
        vmovdqu [r9 + 2368], ymm10                                      ;   502.8 agu2+fp5   99 k
        vmovdqu ymm11, [r8 + 2400]                                      ;   491.5 agu0   100 k.11 reload
        vmovdqu [r9 + 2400], ymm11                                      ;   503.8 agu1+fp5   99 k
        vmovdqu ymm12, [r8 + 2432]                                      ;   492.5 agu0   100 k.12 reload
        vmovdqu [r9 + 2432], ymm12                                      ;   504.8 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 2464]                                      ;   492.7 agu1   100 k.13 reload
        vmovdqu [r9 + 2464], ymm13                                      ;   505.8 agu2+fp5   99 k
        vmovdqu ymm14, [r8 + 2496]                                      ;   493.5 agu0   100 k.14 reload
        vmovdqu [r9 + 2496], ymm14                                      ;   506.8 agu1+fp5   99 k
        vmovdqu ymm15, [r8 + 2560]                                      ;   494.5 agu0   100 k.0
        vmovdqu ymm15, [r8 + 2528]                                      ;   494.7 agu1   100 k.15 reload
        vmovdqu [r9 + 2528], ymm15                                      ;   507.8 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 2592]                                       ;   495.5 agu0   100 k.1
        vmovdqu ymm2, [r8 + 2624]                                       ;   495.7 agu1   100 k.2
        vmovdqu ymm2, [r8 + 2656]                                       ;   496.5 agu0   100 k.3
        vmovdqu ymm2, [r8 + 2688]                                       ;   496.7 agu1   100 k.4
        vmovdqu ymm2, [r8 + 2720]                                       ;   497.5 agu0   100 k.5
        vmovdqu ymm2, [r8 + 2752]                                       ;   497.7 agu1   100 k.6
        vmovdqu ymm2, [r8 + 2784]                                       ;   498.5 agu0   100 k.7
        vmovdqu ymm2, [r8 + 2816]                                       ;   498.7 agu1   100 k.8
        vmovdqu ymm2, [r8 + 2848]                                       ;   499.5 agu0   100 k.9
        vmovdqu ymm2, [r8 + 2880]                                       ;   499.7 agu1   100 k.10
        vmovdqu ymm2, [r8 + 2912]                                       ;   500.5 agu0   100 k.11
        vmovdqu ymm2, [r8 + 2944]                                       ;   500.7 agu1   100 k.12
        vmovdqu ymm2, [r8 + 2976]                                       ;   501.5 agu0   100 k.13
        vmovdqu ymm2, [r8 + 3008]                                       ;   501.7 agu1   100 k.14
        vmovdqu ymm2, [r8 + 3040]                                       ;   502.5 agu0   100 k.15
        vpxor ymm2, ymm13, ymm7                                         ;   499.7 fp0     41 k
        vpand ymm3, ymm10, ymm14                                        ;   500.5 fp1     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   499.8 fp2     41 k
        vpand ymm6, ymm14, ymm15                                        ;   501.7 fp3     41 k
        vpand ymm5, ymm13, ymm10                                        ;   500.5 fp0     41 k
        vpand ymm0, ymm14, ymm7                                         ;   500.7 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   501.7 fp2     41 k
        vpand ymm0, ymm13, ymm11                                        ;   501.0 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   502.7 fp0+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   501.7 fp1     41 k
        vpand ymm13, ymm4, ymm9                                         ;   502.7 fp2     41 k
        vmovdqu [rbp + 384], ymm5                                       ;   508.8 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   502.0 fp3     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   503.0 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   504.0 fp1     41 k
        vmovdqu [rbp + 416], ymm3                                       ;   509.8 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   502.8 fp2     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   503.8 fp3     41 k
        vmovdqu [rbp + 192], ymm3                                       ;   510.8 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   503.5 fp0     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   504.5 fp1     41 k
        vpand ymm3, ymm10, ymm8                                         ;   503.8 fp2     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   505.5 fp3     41 k
        vmovdqu [rbp + 64], ymm6                                        ;   511.8 agu2+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   504.5 fp0     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   505.5 fp1     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   505.5 fp2     41 k
        vpand ymm6, ymm15, ymm11                                        ;   505.0 fp3     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   506.0 fp0     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   507.0 fp1     41 k
        vpand ymm10, ymm10, ymm15                                       ;   507.0 fp2     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   508.0 fp3+agu1   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   512.8 agu0+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   506.5 fp0     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   513.8 agu2+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   506.7 fp1     41 k
        vmovdqu [rbp + 352], ymm4                                       ;   514.8 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   506.8 fp2     41 k
        vpand ymm1, ymm1, ymm7                                          ;   507.0 fp3     41 k
        vmovdqu [rbp + 96], ymm3                                        ;   515.8 agu0+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   507.5 fp0     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   508.5 fp1     41 k
        vpand ymm3, ymm11, ymm12                                        ;   507.8 fp2     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   509.5 fp3     41 k
        vpand ymm10, ymm14, ymm12                                       ;   508.5 fp0     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   509.5 fp1     41 k
        vpand ymm10, ymm9, ymm8                                         ;   508.8 fp2     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   510.5 fp3     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   510.5 fp0     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   511.5 fp1     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   509.8 fp2     41 k
        vmovdqu [rbp + 320], ymm4                                       ;   516.8 agu2+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   510.0 fp3     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   510.5 fp0     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   511.5 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   511.0 fp2     41 k
        vpand ymm3, ymm3, ymm11                                         ;   511.5 fp3     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   512.0 fp0     41 k
        vpand ymm4, ymm14, ymm8                                         ;   511.7 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   512.7 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   512.5 fp3     41 k
        vpand ymm2, ymm2, ymm12                                         ;   512.5 fp0     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   512.7 fp1     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   513.7 fp2     41 k
        vpand ymm10, ymm10, ymm8                                        ;   513.7 fp3     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   514.7 fp0     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   513.7 fp1     41 k
        vpand ymm4, ymm11, ymm14                                        ;   513.8 fp2     41 k
        vpand ymm11, ymm11, ymm7                                        ;   514.0 fp3     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   515.0 fp0     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   516.0 fp1     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   514.8 fp2     41 k
        vpand ymm4, ymm4, ymm12                                         ;   515.8 fp3     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   516.8 fp0     41 k
        vpxor ymm10, ymm10, [rbp + 192]                                 ;   517.8 fp1+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 416]                                 ;   516.8 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   517.8 fp3     41 k
        vmovdqu ymm11, [r8 + 2464]                                      ;   514.2 agu1   100 k.13 reload
        vmovdqu [rbp - 32], ymm10                                       ;   518.8 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   521.2 fp0     41 k
        vpand ymm7, ymm7, ymm11                                         ;   521.2 fp1     41 k
        vpand ymm15, ymm15, ymm9                                        ;   516.8 fp2     41 k
        vpxor ymm7, ymm7, [rbp + 96]                                    ;   522.8 fp3+agu0   41 k
        vpand ymm14, ymm14, ymm9                                        ;   517.5 fp0     41 k
        vpand ymm8, ymm8, ymm11                                         ;   521.2 fp1     41 k
        vpor ymm12, ymm12, [rbp + 352]                                  ;   521.8 fp2+agu1   41 k
        vpxor ymm9, ymm2, [rbp + 384]                                   ;   518.0 fp3+agu0   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   518.8 fp0     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   519.8 fp1     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   523.8 fp2     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   522.2 fp3     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   517.2 agu1    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   524.2 fp0     41 k
        vpxor ymm15, ymm15, [rbp + 352]                                 ;   523.2 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   522.2 fp2     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   524.2 fp3     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   520.5 fp0     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   525.2 fp1     41 k
        vpxor ymm14, ymm14, [rbp + 64]                                  ;   525.2 fp2+agu1   41 k
        vpxor ymm14, ymm14, [rbp + 320]                                 ;   526.2 fp3+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   523.2 fp0     41 k
        vpxor ymm10, ymm10, [rbp + 384]                                 ;   523.2 fp1+agu1   41 k
        vpand ymm9, ymm11, [r8 + 2336]                                  ;   521.8 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   522.8 fp3     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   524.2 fp0     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   522.8 fp1     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   525.2 fp2     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   525.2 fp3     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   526.2 fp0+agu1   41 k
        vpxor ymm12, ymm12, [rbp + 192]                                 ;   525.2 fp1+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 416]                                   ;   524.2 fp2+agu1   41 k
        vpxor ymm10, ymm10, [rbp - 32]                                  ;   525.8 fp3+agu0   41 k
        vpxor ymm6, ymm6, [rbp + 352]                                   ;   524.5 fp0+agu1   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   524.7 fp1     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   526.2 fp2     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   526.2 fp3     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   527.2 fp0     41 k
        vmovdqu ymm0, [r8 + 2176]                                       ;   524.8 agu0    41 k
        vmovdqu ymm2, [r8 + 2048]                                       ;   525.3 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   532.3 fp1     41 k
        vmovdqu ymm7, [r8 + 2208]                                       ;   525.8 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   532.8 fp2     41 k
        vmovdqu ymm8, [r8 + 2240]                                       ;   526.3 agu1    41 k
        vmovdqu ymm9, [r8 + 2080]                                       ;   526.8 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   533.8 fp3     41 k
        vmovdqu ymm12, [r8 + 2144]                                      ;   527.3 agu1    41 k
        vpand ymm12, ymm12, ymm2                                        ;   534.3 fp0     41 k
        vmovdqu ymm15, [r8 + 2176]                                      ;   527.8 agu0    41 k
        vpand ymm15, ymm15, [r8 + 2144]                                 ;   534.8 fp1+agu1   41 k
        vmovdqu [rbp + 352], ymm6                                       ;   526.3 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 2240]                                       ;   528.8 agu0    41 k
        vpand ymm6, ymm6, [r8 + 2144]                                   ;   535.8 fp2+agu1   41 k
        vmovdqu [rbp - 32], ymm10                                       ;   527.3 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 2208]                                      ;   529.8 agu0    41 k
        vpand ymm10, ymm10, [r8 + 2112]                                 ;   536.8 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   537.8 fp0     41 k
        vpand ymm10, ymm10, ymm9                                        ;   537.8 fp1     41 k
        vmovdqu [rbp + 416], ymm14                                      ;   528.3 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   535.3 fp2     41 k
        vmovdqu [rbp + 192], ymm5                                       ;   529.3 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 2240]                                   ;   533.8 fp3+agu0   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   530.3 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 2176]                                 ;   536.3 fp0+agu1   41 k
        vpand ymm11, ymm11, [r8 + 2240]                                 ;   537.3 fp1+agu0   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   538.3 fp2     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   531.3 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   535.8 fp3     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   538.8 fp0     41 k
        vpand ymm4, ymm4, [r8 + 2208]                                   ;   536.8 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   538.8 fp2     41 k
        vmovdqu [rbp + 384], ymm1                                       ;   533.8 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 2208]                                   ;   534.0 fp3+agu0   41 k
        vmovdqu [rbp + 320], ymm13                                      ;   534.8 agu1+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 2144]                                  ;   535.0 fp0+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   535.0 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   536.0 fp2+agu1   41 k
        vmovdqu [rbp + 64], ymm3                                        ;   535.8 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   535.2 fp3     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   536.2 fp0     41 k
        vmovdqu [rbp + 96], ymm8                                        ;   539.8 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 2240]                                       ;   536.2 agu1    41 k
        vpand ymm8, ymm8, [r8 + 2112]                                   ;   543.2 fp1+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   544.2 fp2     41 k
        vmovdqu [rbp + 288], ymm11                                      ;   538.3 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 2112]                                 ;   539.8 fp3+agu1   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   540.8 fp0     41 k
        vmovdqu ymm11, [r8 + 2144]                                      ;   538.0 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   545.0 fp1     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   539.8 fp2     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   546.0 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 2112]                                  ;   545.2 fp3+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   546.2 fp0     41 k
        vpand ymm3, ymm3, [r8 + 2176]                                   ;   545.2 fp1+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   547.2 fp2     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   548.2 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 2176]                                  ;   539.2 fp3+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   540.2 fp0     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   546.2 fp1     41 k
        vpand ymm4, ymm15, ymm2                                         ;   540.8 fp2     41 k
        vpand ymm15, ymm15, [r8 + 2176]                                 ;   540.8 fp3+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   541.8 fp0     41 k
        vpand ymm13, ymm13, [r8 + 2208]                                 ;   540.2 fp1+agu1   41 k
        vpand ymm14, ymm14, [r8 + 2112]                                 ;   541.0 fp2+agu0   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   544.2 fp3     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   540.8 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   545.0 fp0     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   546.0 fp1     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   547.0 fp2     41 k
        vmovdqu ymm13, [r8 + 2176]                                      ;   541.5 agu1   100 k.4 reload
        vmovdqu [rbp - 128], ymm4                                       ;   548.0 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   548.5 fp3     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   549.5 fp0     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   550.5 fp1     41 k
        vpxor ymm4, ymm4, [r8 + 2112]                                   ;   550.5 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   546.0 fp3     41 k
        vmovdqu ymm12, [r8 + 2240]                                      ;   545.2 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   552.2 fp0     41 k
        vpand ymm9, ymm9, ymm2                                          ;   553.2 fp1     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   554.2 fp2     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   555.2 fp3     41 k
        vpand ymm5, ymm11, ymm4                                         ;   551.5 fp0     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   551.5 fp1     41 k
        vpxor ymm5, ymm5, [r8 + 2208]                                   ;   552.5 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   547.0 fp3     41 k
        vpxor ymm1, ymm1, [r8 + 2112]                                   ;   547.3 fp0+agu1   41 k
        vpand ymm6, ymm6, ymm8                                          ;   548.0 fp1     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   551.5 fp2     41 k
        vpand ymm14, ymm1, ymm13                                        ;   548.5 fp3     41 k
        vpand ymm8, ymm8, [r8 + 2208]                                   ;   548.3 fp0+agu0   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   554.2 fp1     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   555.2 fp2     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   553.5 fp3     41 k
        vmovdqu ymm5, [r8 + 2112]                                       ;   548.7 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   555.7 fp0     41 k
        vpand ymm1, ymm1, ymm2                                          ;   549.5 fp1     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   549.7 fp2+agu0   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   552.2 fp3     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   556.2 fp0     41 k
        vmovdqu ymm15, [r8 + 2208]                                      ;   550.5 agu1   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   557.5 fp1     41 k
        vpxor ymm3, ymm3, [rbp + 288]                                   ;   552.5 fp2+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   556.2 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   558.5 fp0     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   551.8 fp1     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   558.5 fp2+agu0   41 k
        vpand ymm0, ymm12, ymm0                                         ;   559.5 fp3     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   557.2 fp0     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   560.5 fp1+agu1   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   557.2 fp2     41 k
        vpxor ymm13, ymm13, [rbp + 96]                                  ;   559.5 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   560.5 fp0     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   554.2 agu1    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   561.5 fp1     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   561.5 fp2     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   555.2 fp3+agu0   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   562.5 fp0     41 k
        vpxor ymm2, ymm2, [rbp + 64]                                    ;   555.5 fp1+agu1   41 k
        vpxor ymm0, ymm2, [rbp - 128]                                   ;   556.5 fp2+agu0   41 k
        vmovdqu ymm4, [rbp + 320]                                       ;   556.5 agu1    41 k
        vpxor ymm4, ymm4, [r8 + 2080]                                   ;   563.5 fp3+agu0   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   564.5 fp0     41 k
        vpxor ymm5, ymm5, [rbp + 384]                                   ;   557.5 fp1+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   558.5 fp2     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   558.2 fp3+agu0   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   563.5 fp0     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   558.5 agu1    41 k
        vpxor ymm13, ymm13, [r8 + 2176]                                 ;   565.5 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   566.5 fp2     41 k
        vpxor ymm15, ymm15, [rbp + 192]                                 ;   559.5 fp3+agu1   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   560.5 fp0     41 k
        vpxor ymm12, ymm12, [rbp + 416]                                 ;   560.2 fp1+agu0   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   561.2 fp2     41 k
        vmovdqu ymm14, [r8 + 2848]                                      ;   560.5 agu1   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   567.5 fp3     48 k
        vpxor ymm6, ymm6, [r8 + 2880]                                   ;   565.5 fp0+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 2912]                                   ;   561.5 fp1+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 2944]                                   ;   564.5 fp2+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 2976]                                 ;   567.5 fp3+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 3008]                                   ;   563.2 fp0+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 3040]                                   ;   563.5 fp1+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 2560]                                   ;   564.2 fp2+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 2592]                                   ;   564.5 fp3+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 2624]                                   ;   565.2 fp0+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 2656]                                 ;   565.5 fp1+agu1   48 k
        vpxor ymm13, ymm13, [r8 + 2688]                                 ;   566.5 fp2+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 2720]                                 ;   566.5 fp3+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 2752]                                 ;   567.2 fp0+agu0   48 k
        vmovdqu ymm14, [rbp - 32]                                       ;   567.5 agu1    48 k
        vpxor ymm14, ymm14, [r8 + 2784]                                 ;   574.5 fp1+agu0   48 k
        vmovdqu [rbp - 32], ymm7                                        ;   564.5 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 352]                                       ;   568.5 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 2816]                                   ;   575.5 fp2+agu0   48 k
        vmovdqu [rbp + 352], ymm9                                       ;   565.2 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   568.2 fp3     45 k
        vmovdqu [rbp + 416], ymm10                                      ;   568.5 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   575.5 fp0     45 k
        vmovdqu [rbp + 192], ymm8                                       ;   567.2 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   567.5 fp1     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   568.2 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   568.2 fp2     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   569.2 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   576.5 fp3     45 k
        vmovdqu [rbp + 384], ymm0                                       ;   570.2 agu1+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   575.5 fp0     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   576.5 fp1     45 k
        vpand ymm0, ymm12, ymm13                                        ;   568.2 fp2     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   577.5 fp3     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   578.5 agu0+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   569.2 fp0     45 k
        vmovdqu [rbp - 128], ymm10                                      ;   576.5 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   570.2 fp1     45 k
        vmovdqu [rbp + 64], ymm12                                       ;   573.2 agu1+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   576.5 fp2     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   577.5 fp3     45 k
        vpand ymm1, ymm11, ymm5                                         ;   569.3 fp0     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   570.3 fp1     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   578.5 fp2     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   574.2 agu0+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   570.3 fp3     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   571.3 fp0     45 k
        vpand ymm1, ymm11, ymm4                                         ;   570.7 fp1     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   577.5 fp2     45 k
        vmovdqu [rbp + 96], ymm6                                        ;   577.5 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   573.2 fp3     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   574.2 fp0     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   578.5 fp1     45 k
        vpand ymm6, ymm13, ymm7                                         ;   576.5 fp2     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   577.5 fp3     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   579.5 fp0     45 k
        vpand ymm11, ymm11, ymm7                                        ;   578.5 fp1     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   579.5 fp2+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   577.5 agu0+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   576.7 fp3     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   580.5 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   577.0 fp0     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   578.5 agu1+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   577.3 fp1     45 k
        vpand ymm8, ymm8, ymm2                                          ;   577.5 fp2     45 k
        vmovdqu [rbp - 64], ymm1                                        ;   579.5 agu0+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   577.8 fp3     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   578.8 fp0     45 k
        vpand ymm1, ymm13, ymm15                                        ;   578.3 fp1     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   579.8 fp2     45 k
        vpand ymm11, ymm14, ymm15                                       ;   578.8 fp3     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   579.8 fp0     45 k
        vpand ymm11, ymm5, ymm4                                         ;   579.3 fp1     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   580.8 fp2     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   580.8 fp3     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   581.8 fp0     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   580.3 fp1     45 k
        vmovdqu [rbp - 96], ymm3                                        ;   582.8 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   580.5 fp2     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   580.8 fp3     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   581.8 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   581.5 fp1     45 k
        vpand ymm1, ymm1, ymm13                                         ;   581.8 fp2     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   582.5 fp3     45 k
        vpand ymm3, ymm14, ymm4                                         ;   582.0 fp0     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   583.0 fp1     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   582.8 fp2     45 k
        vpand ymm9, ymm9, ymm15                                         ;   582.8 fp3     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   583.0 fp0     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   584.0 fp1     45 k
        vpand ymm11, ymm11, ymm4                                        ;   584.0 fp2     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   585.0 fp3     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   584.0 fp0     45 k
        vpand ymm3, ymm13, ymm14                                        ;   584.3 fp1     45 k
        vpand ymm13, ymm13, ymm2                                        ;   584.5 fp2     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   585.5 fp3     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   586.5 fp0     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   585.3 fp1     45 k
        vpand ymm3, ymm3, ymm15                                         ;   586.3 fp2     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   587.3 fp3     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   587.5 fp0+agu1   45 k
        vpxor ymm13, ymm13, [rbp - 128]                                 ;   586.3 fp1+agu0   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   587.3 fp2     45 k
        vmovdqu ymm13, [rbp + 64]                                       ;   584.5 agu1    48 k reload
        vmovdqu [rbp + 128], ymm11                                      ;   588.5 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   591.5 fp3     45 k
        vpand ymm2, ymm2, ymm13                                         ;   591.5 fp0     45 k
        vpand ymm7, ymm7, ymm5                                          ;   587.3 fp1     45 k
        vpxor ymm2, ymm2, [rbp - 64]                                    ;   592.5 fp2+agu0   45 k
        vpand ymm14, ymm14, ymm5                                        ;   587.8 fp3     45 k
        vpand ymm4, ymm4, ymm13                                         ;   591.5 fp0     45 k
        vpor ymm15, ymm15, [rbp + 288]                                  ;   588.3 fp1+agu1   45 k
        vpxor ymm13, ymm9, [rbp + 320]                                  ;   588.5 fp2+agu0   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   588.8 fp3     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   589.8 fp0     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   593.5 fp1     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   592.5 fp2     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   587.3 agu1    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   594.3 fp3     45 k
        vpxor ymm7, ymm7, [rbp + 288]                                   ;   593.5 fp0+agu0   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   592.5 fp1     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   594.5 fp2     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   590.8 fp3     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   595.3 fp0     45 k
        vpxor ymm14, ymm14, [rbp + 96]                                  ;   595.3 fp1+agu1   45 k
        vpxor ymm14, ymm14, [rbp - 96]                                  ;   596.3 fp2+agu0   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   593.5 fp3     45 k
        vpxor ymm11, ymm11, [rbp + 320]                                 ;   593.5 fp0+agu1   45 k
        vmovdqu ymm7, [rbp + 64]                                        ;   590.8 agu0    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   597.8 fp1     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   598.8 fp2     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   594.3 fp3     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   598.8 fp0     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   595.5 fp1     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   595.3 fp2     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   596.5 fp3+agu1   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   595.5 fp0+agu0   45 k
        vpxor ymm12, ymm12, [rbp - 128]                                 ;   594.5 fp1+agu1   45 k
        vpxor ymm11, ymm11, [rbp + 128]                                 ;   595.5 fp2+agu0   45 k
        vpxor ymm6, ymm6, [rbp + 288]                                   ;   594.8 fp3+agu1   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   599.8 fp0     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   599.8 fp1     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   600.8 fp2     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   600.8 fp3     45 k
        vmovdqu ymm0, [rbp + 384]                                       ;   595.5 agu0    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   602.5 fp0     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   595.8 agu1    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   602.8 fp1     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   596.5 agu0    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   603.5 fp2     45 k
        vmovdqu ymm5, [rbp + 192]                                       ;   596.8 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   603.8 fp3     45 k
        vmovdqu ymm7, [rbp + 416]                                       ;   597.5 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   604.5 fp0     45 k
        vmovdqu ymm9, [rbp + 352]                                       ;   597.8 agu1    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   604.8 fp1     45 k
        vmovdqu ymm13, [rbp - 32]                                       ;   598.5 agu0    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   605.5 fp2     45 k
        vmovdqu [r9 + 6144], ymm1                                       ;   603.5 agu2+fp5  100 k
        vmovdqu [r9 + 6176], ymm10                                      ;   603.8 agu1+fp5  100 k
        vmovdqu [r9 + 6208], ymm8                                       ;   604.5 agu2+fp5  100 k
        vmovdqu [r9 + 6240], ymm3                                       ;   604.8 agu0+fp5  100 k
        vmovdqu [r9 + 6272], ymm15                                      ;   605.5 agu1+fp5  100 k
        vmovdqu [r9 + 6304], ymm12                                      ;   605.8 agu2+fp5  100 k
        vmovdqu [r9 + 6368], ymm11                                      ;   603.8 agu0+fp5  100 k
        vmovdqu [r9 + 6336], ymm14                                      ;   606.5 agu1+fp5  100 k
        vmovdqu [r9 + 6400], ymm6                                       ;   605.8 agu2+fp5  100 k
        vmovdqu [r9 + 6432], ymm0                                       ;   606.8 agu0+fp5  100 k
        vmovdqu [r9 + 6464], ymm2                                       ;   607.8 agu1+fp5  100 k
        vmovdqu [r9 + 6496], ymm4                                       ;   608.8 agu2+fp5  100 k
        vmovdqu [r9 + 6528], ymm5                                       ;   609.8 agu0+fp5  100 k
        vmovdqu [r9 + 6560], ymm7                                       ;   610.8 agu1+fp5  100 k
        vmovdqu [r9 + 6592], ymm9                                       ;   611.8 agu2+fp5  100 k
        vmovdqu [r9 + 6624], ymm13                                      ;   612.8 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 2560]                                       ;   604.8 agu1   100 k.0 reload
        vmovdqu [r9 + 2560], ymm0                                       ;   613.8 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 2592]                                       ;   605.7 agu0   100 k.1 reload
        vmovdqu [r9 + 2592], ymm1                                       ;   614.8 agu1+fp5   99 k
        vmovdqu ymm2, [r8 + 2624]                                       ;   606.7 agu0   100 k.2 reload
        vmovdqu [r9 + 2624], ymm2                                       ;   615.8 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 2656]                                       ;   606.8 agu1   100 k.3 reload
        vmovdqu [r9 + 2656], ymm3                                       ;   616.8 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 2688]                                       ;   607.7 agu0   100 k.4 reload
        vmovdqu [r9 + 2688], ymm4                                       ;   617.8 agu1+fp5   99 k
        vmovdqu ymm5, [r8 + 2720]                                       ;   608.7 agu0   100 k.5 reload
        vmovdqu [r9 + 2720], ymm5                                       ;   618.8 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 2752]                                       ;   608.8 agu1   100 k.6 reload
        vmovdqu [r9 + 2752], ymm6                                       ;   619.8 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 2784]                                       ;   609.7 agu0   100 k.7 reload
        vmovdqu [r9 + 2784], ymm7                                       ;   620.8 agu1+fp5   99 k
        vmovdqu ymm8, [r8 + 2816]                                       ;   610.7 agu0   100 k.8 reload
        vmovdqu [r9 + 2816], ymm8                                       ;   621.8 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 2848]                                       ;   610.8 agu1   100 k.9 reload
        vmovdqu [r9 + 2848], ymm9                                       ;   622.8 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 2880]                                      ;   611.7 agu0   100 k.10 reload
        vmovdqu [r9 + 2880], ymm10                                      ;   623.8 agu1+fp5   99 k
        vmovdqu ymm11, [r8 + 2912]                                      ;   612.7 agu0   100 k.11 reload
        vmovdqu [r9 + 2912], ymm11                                      ;   624.8 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 2944]                                      ;   612.8 agu1   100 k.12 reload
        vmovdqu [r9 + 2944], ymm12                                      ;   625.8 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 2976]                                      ;   613.7 agu0   100 k.13 reload
        vmovdqu [r9 + 2976], ymm13                                      ;   626.8 agu1+fp5   99 k
        vmovdqu ymm14, [r8 + 3008]                                      ;   614.7 agu0   100 k.14 reload
        vmovdqu [r9 + 3008], ymm14                                      ;   627.8 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 3072]                                      ;   614.8 agu1   100 k.0
        vmovdqu ymm15, [r8 + 3040]                                      ;   615.7 agu0   100 k.15 reload
        vmovdqu [r9 + 3040], ymm15                                      ;   628.8 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 3104]                                       ;   615.8 agu1   100 k.1
        vmovdqu ymm2, [r8 + 3136]                                       ;   616.7 agu0   100 k.2
        vmovdqu ymm2, [r8 + 3168]                                       ;   616.8 agu1   100 k.3
        vmovdqu ymm2, [r8 + 3200]                                       ;   617.7 agu0   100 k.4
        vmovdqu ymm2, [r8 + 3232]                                       ;   617.8 agu1   100 k.5
        vmovdqu ymm2, [r8 + 3264]                                       ;   618.7 agu0   100 k.6
        vmovdqu ymm2, [r8 + 3296]                                       ;   618.8 agu1   100 k.7
        vmovdqu ymm2, [r8 + 3328]                                       ;   619.7 agu0   100 k.8
        vmovdqu ymm2, [r8 + 3360]                                       ;   619.8 agu1   100 k.9
        vmovdqu ymm2, [r8 + 3392]                                       ;   620.7 agu0   100 k.10
        vmovdqu ymm2, [r8 + 3424]                                       ;   620.8 agu1   100 k.11
        vmovdqu ymm2, [r8 + 3456]                                       ;   621.7 agu0   100 k.12
        vmovdqu ymm2, [r8 + 3488]                                       ;   621.8 agu1   100 k.13
        vmovdqu ymm2, [r8 + 3520]                                       ;   622.7 agu0   100 k.14
        vmovdqu ymm2, [r8 + 3552]                                       ;   622.8 agu1   100 k.15
        vpxor ymm2, ymm13, ymm7                                         ;   620.7 fp3     41 k
        vpand ymm3, ymm10, ymm14                                        ;   621.7 fp0     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   620.8 fp1     41 k
        vpand ymm6, ymm14, ymm15                                        ;   622.7 fp2     41 k
        vpand ymm5, ymm13, ymm10                                        ;   621.2 fp3     41 k
        vpand ymm0, ymm14, ymm7                                         ;   621.7 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   622.7 fp1     41 k
        vpand ymm0, ymm13, ymm11                                        ;   622.0 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   623.7 fp3+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   622.7 fp0     41 k
        vpand ymm13, ymm4, ymm9                                         ;   623.7 fp1     41 k
        vmovdqu [rbp - 32], ymm5                                        ;   629.8 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   623.0 fp2     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   624.0 fp3     41 k
        vmovdqu [rbp + 352], ymm3                                       ;   630.8 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   623.7 fp0     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   624.7 fp1     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   625.0 fp2     41 k
        vmovdqu [rbp + 416], ymm3                                       ;   631.8 agu1+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   624.2 fp3     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   625.2 fp0     41 k
        vpand ymm3, ymm10, ymm8                                         ;   624.8 fp1     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   626.2 fp2     41 k
        vmovdqu [rbp + 192], ymm6                                       ;   632.8 agu2+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   625.2 fp3     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   626.2 fp0     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   626.2 fp1     41 k
        vpand ymm6, ymm15, ymm11                                        ;   626.0 fp2     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   627.0 fp3     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   628.0 fp0     41 k
        vpand ymm10, ymm10, ymm15                                       ;   628.0 fp1     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   629.0 fp2+agu0   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   633.8 agu1+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   627.2 fp3     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   634.8 agu2+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   627.7 fp0     41 k
        vmovdqu [rbp + 384], ymm4                                       ;   635.8 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   627.8 fp1     41 k
        vpand ymm1, ymm1, ymm7                                          ;   628.0 fp2     41 k
        vmovdqu [rbp + 64], ymm3                                        ;   636.8 agu1+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   628.2 fp3     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   629.2 fp0     41 k
        vpand ymm3, ymm11, ymm12                                        ;   628.8 fp1     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   630.2 fp2     41 k
        vpand ymm10, ymm14, ymm12                                       ;   629.2 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   630.2 fp0     41 k
        vpand ymm10, ymm9, ymm8                                         ;   629.8 fp1     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   631.2 fp2     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   631.2 fp3     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   632.2 fp0     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   630.8 fp1     41 k
        vmovdqu [rbp + 288], ymm4                                       ;   637.8 agu2+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   631.0 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   631.2 fp3     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   632.2 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   632.0 fp1     41 k
        vpand ymm3, ymm3, ymm11                                         ;   632.2 fp2     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   633.0 fp3     41 k
        vpand ymm4, ymm14, ymm8                                         ;   632.7 fp0     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   633.7 fp1     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   633.2 fp2     41 k
        vpand ymm2, ymm2, ymm12                                         ;   633.2 fp3     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   633.7 fp0     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   634.7 fp1     41 k
        vpand ymm10, ymm10, ymm8                                        ;   634.7 fp2     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   635.7 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   634.7 fp0     41 k
        vpand ymm4, ymm11, ymm14                                        ;   634.8 fp1     41 k
        vpand ymm11, ymm11, ymm7                                        ;   635.0 fp2     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   636.0 fp3     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   637.0 fp0     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   635.8 fp1     41 k
        vpand ymm4, ymm4, ymm12                                         ;   636.8 fp2     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   637.8 fp3     41 k
        vpxor ymm10, ymm10, [rbp + 416]                                 ;   638.8 fp0+agu0   41 k
        vpxor ymm11, ymm11, [rbp + 352]                                 ;   637.8 fp1+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   638.8 fp2     41 k
        vmovdqu ymm11, [r8 + 2976]                                      ;   635.0 agu0   100 k.13 reload
        vmovdqu [rbp + 128], ymm10                                      ;   639.8 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   642.0 fp3     41 k
        vpand ymm7, ymm7, ymm11                                         ;   642.0 fp0     41 k
        vpand ymm15, ymm15, ymm9                                        ;   637.8 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 64]                                    ;   643.8 fp2+agu1   41 k
        vpand ymm14, ymm14, ymm9                                        ;   638.2 fp3     41 k
        vpand ymm8, ymm8, ymm11                                         ;   642.0 fp0     41 k
        vpor ymm12, ymm12, [rbp + 384]                                  ;   642.8 fp1+agu0   41 k
        vpxor ymm9, ymm2, [rbp - 32]                                    ;   639.0 fp2+agu1   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   639.8 fp3     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   640.8 fp0     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   644.8 fp1     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   643.0 fp2     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   638.2 agu0    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   645.2 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 384]                                 ;   644.0 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   643.0 fp1     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   645.0 fp2     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   641.2 fp3     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   646.2 fp0     41 k
        vpxor ymm14, ymm14, [rbp + 192]                                 ;   646.2 fp1+agu0   41 k
        vpxor ymm14, ymm14, [rbp + 288]                                 ;   647.2 fp2+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   644.0 fp3     41 k
        vpand ymm9, ymm11, [r8 + 2848]                                  ;   642.7 fp0+agu0   41 k
        vpxor ymm10, ymm10, [rbp - 32]                                  ;   644.0 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   643.7 fp2     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   645.2 fp3     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   643.7 fp0     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   646.0 fp1     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   646.2 fp2     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   647.0 fp3+agu0   41 k
        vpxor ymm12, ymm12, [rbp + 416]                                 ;   646.0 fp0+agu1   41 k
        vpxor ymm5, ymm5, [rbp + 352]                                   ;   645.0 fp1+agu0   41 k
        vpxor ymm10, ymm10, [rbp + 128]                                 ;   646.8 fp2+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 384]                                   ;   645.2 fp3+agu0   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   645.7 fp0     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   647.2 fp1     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   647.0 fp2     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   648.2 fp3     41 k
        vmovdqu ymm0, [r8 + 2688]                                       ;   645.7 agu1    41 k
        vmovdqu ymm2, [r8 + 2560]                                       ;   646.2 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   653.2 fp0     41 k
        vmovdqu ymm7, [r8 + 2720]                                       ;   646.7 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   653.7 fp1     41 k
        vmovdqu ymm8, [r8 + 2752]                                       ;   647.2 agu0    41 k
        vmovdqu ymm9, [r8 + 2592]                                       ;   647.7 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   654.7 fp2     41 k
        vmovdqu ymm12, [r8 + 2656]                                      ;   648.2 agu0    41 k
        vpand ymm12, ymm12, ymm2                                        ;   655.2 fp3     41 k
        vmovdqu ymm15, [r8 + 2688]                                      ;   648.7 agu1    41 k
        vpand ymm15, ymm15, [r8 + 2656]                                 ;   655.7 fp0+agu0   41 k
        vmovdqu [rbp + 384], ymm6                                       ;   647.2 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 2752]                                       ;   649.7 agu1    41 k
        vpand ymm6, ymm6, [r8 + 2656]                                   ;   656.7 fp1+agu0   41 k
        vmovdqu [rbp + 128], ymm10                                      ;   648.2 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 2720]                                      ;   650.7 agu1    41 k
        vpand ymm10, ymm10, [r8 + 2624]                                 ;   657.7 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   658.7 fp3     41 k
        vpand ymm10, ymm10, ymm9                                        ;   658.7 fp0     41 k
        vmovdqu [rbp + 352], ymm14                                      ;   649.2 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   656.2 fp1     41 k
        vmovdqu [rbp + 416], ymm5                                       ;   650.2 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 2752]                                   ;   654.7 fp2+agu1   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   651.2 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 2688]                                 ;   657.2 fp3+agu0   41 k
        vpand ymm11, ymm11, [r8 + 2752]                                 ;   658.2 fp0+agu1   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   659.2 fp1     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   652.2 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   656.7 fp2     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   659.7 fp3     41 k
        vpand ymm4, ymm4, [r8 + 2720]                                   ;   657.7 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   659.7 fp1     41 k
        vmovdqu [rbp - 32], ymm1                                        ;   654.7 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 2720]                                   ;   654.8 fp2+agu1   41 k
        vmovdqu [rbp + 288], ymm13                                      ;   655.7 agu0+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 2656]                                  ;   655.8 fp3+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   655.8 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   656.8 fp1+agu0   41 k
        vmovdqu [rbp + 192], ymm3                                       ;   656.7 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   656.0 fp2     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   657.0 fp3     41 k
        vmovdqu [rbp + 64], ymm8                                        ;   660.7 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 2752]                                       ;   657.0 agu0    41 k
        vpand ymm8, ymm8, [r8 + 2624]                                   ;   664.0 fp0+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   665.0 fp1     41 k
        vmovdqu [rbp - 128], ymm11                                      ;   659.2 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 2624]                                 ;   660.7 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   661.7 fp3     41 k
        vmovdqu ymm11, [r8 + 2656]                                      ;   658.8 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   665.8 fp0     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   660.7 fp1     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   666.8 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 2624]                                  ;   666.0 fp2+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   667.0 fp3     41 k
        vpand ymm3, ymm3, [r8 + 2688]                                   ;   666.0 fp0+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   668.0 fp1     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   669.0 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 2688]                                  ;   660.0 fp2+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   661.0 fp3     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   667.0 fp0     41 k
        vpand ymm4, ymm15, ymm2                                         ;   661.7 fp1     41 k
        vpand ymm15, ymm15, [r8 + 2688]                                 ;   661.7 fp2+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   662.7 fp3     41 k
        vpand ymm13, ymm13, [r8 + 2720]                                 ;   661.0 fp0+agu0   41 k
        vpand ymm14, ymm14, [r8 + 2624]                                 ;   661.8 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   665.0 fp2     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   661.7 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   665.8 fp3     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   666.8 fp0     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   667.8 fp1     41 k
        vmovdqu ymm13, [r8 + 2688]                                      ;   662.3 agu0   100 k.4 reload
        vmovdqu [rbp + 320], ymm4                                       ;   668.8 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   669.3 fp2     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   670.3 fp3     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   671.3 fp0     41 k
        vpxor ymm4, ymm4, [r8 + 2624]                                   ;   671.3 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   666.8 fp2     41 k
        vmovdqu ymm12, [r8 + 2752]                                      ;   666.0 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   673.0 fp3     41 k
        vpand ymm9, ymm9, ymm2                                          ;   674.0 fp0     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   675.0 fp1     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   676.0 fp2     41 k
        vpand ymm5, ymm11, ymm4                                         ;   672.3 fp3     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   672.3 fp0     41 k
        vpxor ymm5, ymm5, [r8 + 2720]                                   ;   673.3 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   667.8 fp2     41 k
        vpxor ymm1, ymm1, [r8 + 2624]                                   ;   668.2 fp3+agu0   41 k
        vpand ymm6, ymm6, ymm8                                          ;   668.8 fp0     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   672.3 fp1     41 k
        vpand ymm14, ymm1, ymm13                                        ;   669.3 fp2     41 k
        vpand ymm8, ymm8, [r8 + 2720]                                   ;   669.2 fp3+agu1   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   675.0 fp0     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   676.0 fp1     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   674.3 fp2     41 k
        vmovdqu ymm5, [r8 + 2624]                                       ;   669.5 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   676.5 fp3     41 k
        vpand ymm1, ymm1, ymm2                                          ;   670.3 fp0     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   670.5 fp1+agu1   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   673.0 fp2     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   677.0 fp3     41 k
        vmovdqu ymm15, [r8 + 2720]                                      ;   671.3 agu0   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   678.3 fp0     41 k
        vpxor ymm3, ymm3, [rbp - 128]                                   ;   673.3 fp1+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   677.0 fp2+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   679.3 fp3     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   672.7 fp0     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   679.3 fp1+agu1   41 k
        vpand ymm0, ymm12, ymm0                                         ;   680.3 fp2     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   678.0 fp3     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   681.3 fp0+agu0   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   678.0 fp1     41 k
        vpxor ymm13, ymm13, [rbp + 64]                                  ;   680.3 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   681.3 fp3     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   675.0 agu0    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   682.3 fp0     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   682.3 fp1     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   676.0 fp2+agu1   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   683.3 fp3     41 k
        vpxor ymm2, ymm2, [rbp + 192]                                   ;   676.3 fp0+agu0   41 k
        vpxor ymm0, ymm2, [rbp + 320]                                   ;   677.3 fp1+agu1   41 k
        vmovdqu ymm4, [rbp + 288]                                       ;   677.3 agu0    41 k
        vpxor ymm4, ymm4, [r8 + 2592]                                   ;   684.3 fp2+agu1   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   685.3 fp3     41 k
        vpxor ymm5, ymm5, [rbp - 32]                                    ;   678.3 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   679.3 fp1     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   679.0 fp2+agu1   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   684.3 fp3     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   679.3 agu0    41 k
        vpxor ymm13, ymm13, [r8 + 2688]                                 ;   686.3 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   687.3 fp1     41 k
        vpxor ymm15, ymm15, [rbp + 416]                                 ;   680.3 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   681.3 fp3     41 k
        vpxor ymm12, ymm12, [rbp + 352]                                 ;   681.0 fp0+agu1   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   682.0 fp1     41 k
        vmovdqu ymm14, [r8 + 3360]                                      ;   681.3 agu0   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   688.3 fp2     48 k
        vpxor ymm6, ymm6, [r8 + 3392]                                   ;   686.3 fp3+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 3424]                                   ;   682.3 fp0+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 3456]                                   ;   685.3 fp1+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 3488]                                 ;   688.3 fp2+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 3520]                                   ;   684.0 fp3+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 3552]                                   ;   684.3 fp0+agu0   48 k
        vpxor ymm2, ymm2, [r8 + 3072]                                   ;   685.0 fp1+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 3104]                                   ;   685.3 fp2+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 3136]                                   ;   686.0 fp3+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 3168]                                 ;   686.3 fp0+agu0   48 k
        vpxor ymm13, ymm13, [r8 + 3200]                                 ;   687.3 fp1+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 3232]                                 ;   687.3 fp2+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 3264]                                 ;   688.0 fp3+agu1   48 k
        vmovdqu ymm14, [rbp + 128]                                      ;   688.3 agu0    48 k
        vpxor ymm14, ymm14, [r8 + 3296]                                 ;   695.3 fp0+agu1   48 k
        vmovdqu [rbp + 128], ymm7                                       ;   685.3 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 384]                                       ;   689.3 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 3328]                                   ;   696.3 fp1+agu1   48 k
        vmovdqu [rbp + 384], ymm9                                       ;   686.0 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   689.0 fp2     45 k
        vmovdqu [rbp + 352], ymm10                                      ;   689.3 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   696.3 fp3     45 k
        vmovdqu [rbp + 416], ymm8                                       ;   688.0 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   688.3 fp0     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   689.0 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   689.0 fp1     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   690.0 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   697.3 fp2     45 k
        vmovdqu [rbp - 32], ymm0                                        ;   691.0 agu0+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   696.3 fp3     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   697.3 fp0     45 k
        vpand ymm0, ymm12, ymm13                                        ;   689.0 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   698.3 fp2     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   699.3 agu1+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   690.0 fp3     45 k
        vmovdqu [rbp + 320], ymm10                                      ;   697.3 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   691.0 fp0     45 k
        vmovdqu [rbp + 192], ymm12                                      ;   694.0 agu0+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   697.3 fp1     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   698.3 fp2     45 k
        vpand ymm1, ymm11, ymm5                                         ;   690.2 fp3     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   691.2 fp0     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   699.3 fp1     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   695.0 agu1+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   691.2 fp2     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   692.2 fp3     45 k
        vpand ymm1, ymm11, ymm4                                         ;   691.5 fp0     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   698.3 fp1     45 k
        vmovdqu [rbp + 64], ymm6                                        ;   698.3 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   694.0 fp2     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   695.0 fp3     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   699.3 fp0     45 k
        vpand ymm6, ymm13, ymm7                                         ;   697.3 fp1     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   698.3 fp2     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   700.3 fp3     45 k
        vpand ymm11, ymm11, ymm7                                        ;   699.3 fp0     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   700.3 fp1+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   698.3 agu1+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   697.5 fp2     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   701.3 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   697.8 fp3     45 k
        vmovdqu [rbp - 128], ymm3                                       ;   699.3 agu0+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   698.2 fp0     45 k
        vpand ymm8, ymm8, ymm2                                          ;   698.3 fp1     45 k
        vmovdqu [rbp - 96], ymm1                                        ;   700.3 agu1+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   698.7 fp2     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   699.7 fp3     45 k
        vpand ymm1, ymm13, ymm15                                        ;   699.2 fp0     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   700.7 fp1     45 k
        vpand ymm11, ymm14, ymm15                                       ;   699.7 fp2     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   700.7 fp3     45 k
        vpand ymm11, ymm5, ymm4                                         ;   700.2 fp0     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   701.7 fp1     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   701.7 fp2     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   702.7 fp3     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   701.2 fp0     45 k
        vmovdqu [rbp + 96], ymm3                                        ;   703.7 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   701.3 fp1     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   701.7 fp2     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   702.7 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   702.3 fp0     45 k
        vpand ymm1, ymm1, ymm13                                         ;   702.7 fp1     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   703.3 fp2     45 k
        vpand ymm3, ymm14, ymm4                                         ;   702.8 fp3     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   703.8 fp0     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   703.7 fp1     45 k
        vpand ymm9, ymm9, ymm15                                         ;   703.7 fp2     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   703.8 fp3     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   704.8 fp0     45 k
        vpand ymm11, ymm11, ymm4                                        ;   704.8 fp1     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   705.8 fp2     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   704.8 fp3     45 k
        vpand ymm3, ymm13, ymm14                                        ;   705.2 fp0     45 k
        vpand ymm13, ymm13, ymm2                                        ;   705.3 fp1     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   706.3 fp2     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   707.3 fp3     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   706.2 fp0     45 k
        vpand ymm3, ymm3, ymm15                                         ;   707.2 fp1     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   708.2 fp2     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   708.3 fp3+agu0   45 k
        vpxor ymm13, ymm13, [rbp + 320]                                 ;   707.2 fp0+agu1   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   708.2 fp1     45 k
        vmovdqu ymm13, [rbp + 192]                                      ;   705.3 agu0    48 k reload
        vmovdqu [rbp - 64], ymm11                                       ;   709.3 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   712.3 fp2     45 k
        vpand ymm2, ymm2, ymm13                                         ;   712.3 fp3     45 k
        vpand ymm7, ymm7, ymm5                                          ;   708.2 fp0     45 k
        vpxor ymm2, ymm2, [rbp - 96]                                    ;   713.3 fp1+agu1   45 k
        vpand ymm14, ymm14, ymm5                                        ;   708.7 fp2     45 k
        vpand ymm4, ymm4, ymm13                                         ;   712.3 fp3     45 k
        vpor ymm15, ymm15, [rbp - 128]                                  ;   709.2 fp0+agu0   45 k
        vpxor ymm13, ymm9, [rbp + 288]                                  ;   709.3 fp1+agu1   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   709.7 fp2     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   710.7 fp3     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   714.3 fp0     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   713.3 fp1     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   708.2 agu0    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   715.2 fp2     45 k
        vpxor ymm7, ymm7, [rbp - 128]                                   ;   714.3 fp3+agu1   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   713.3 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   715.3 fp1     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   711.7 fp2     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   716.2 fp3     45 k
        vpxor ymm14, ymm14, [rbp + 64]                                  ;   716.2 fp0+agu0   45 k
        vpxor ymm14, ymm14, [rbp + 96]                                  ;   717.2 fp1+agu1   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   714.3 fp2     45 k
        vpxor ymm11, ymm11, [rbp + 288]                                 ;   714.3 fp3+agu0   45 k
        vmovdqu ymm7, [rbp + 192]                                       ;   711.7 agu1    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   718.7 fp0     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   719.7 fp1     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   715.2 fp2     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   719.7 fp3     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   716.3 fp0     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   716.2 fp1     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   717.3 fp2+agu0   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   716.3 fp3+agu1   45 k
        vpxor ymm12, ymm12, [rbp + 320]                                 ;   715.3 fp0+agu0   45 k
        vpxor ymm11, ymm11, [rbp - 64]                                  ;   716.3 fp1+agu1   45 k
        vpxor ymm6, ymm6, [rbp - 128]                                   ;   715.7 fp2+agu0   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   720.7 fp3     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   720.7 fp0     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   721.7 fp1     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   721.7 fp2     45 k
        vmovdqu ymm0, [rbp - 32]                                        ;   716.3 agu1    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   723.3 fp3     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   716.7 agu0    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   723.7 fp0     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   717.3 agu1    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   724.3 fp1     45 k
        vmovdqu ymm5, [rbp + 416]                                       ;   717.7 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   724.7 fp2     45 k
        vmovdqu ymm7, [rbp + 352]                                       ;   718.3 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   725.3 fp3     45 k
        vmovdqu ymm9, [rbp + 384]                                       ;   718.7 agu0    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   725.7 fp0     45 k
        vmovdqu ymm13, [rbp + 128]                                      ;   719.3 agu1    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   726.3 fp1     45 k
        vmovdqu [r9 + 6656], ymm1                                       ;   724.3 agu2+fp5  100 k
        vmovdqu [r9 + 6688], ymm10                                      ;   724.7 agu0+fp5  100 k
        vmovdqu [r9 + 6720], ymm8                                       ;   725.3 agu2+fp5  100 k
        vmovdqu [r9 + 6752], ymm3                                       ;   725.7 agu1+fp5  100 k
        vmovdqu [r9 + 6784], ymm15                                      ;   726.3 agu0+fp5  100 k
        vmovdqu [r9 + 6816], ymm12                                      ;   726.7 agu2+fp5  100 k
        vmovdqu [r9 + 6880], ymm11                                      ;   724.7 agu1+fp5  100 k
        vmovdqu [r9 + 6848], ymm14                                      ;   727.3 agu0+fp5  100 k
        vmovdqu [r9 + 6912], ymm6                                       ;   726.7 agu2+fp5  100 k
        vmovdqu [r9 + 6944], ymm0                                       ;   727.7 agu1+fp5  100 k
        vmovdqu [r9 + 6976], ymm2                                       ;   728.7 agu0+fp5  100 k
        vmovdqu [r9 + 7008], ymm4                                       ;   729.7 agu2+fp5  100 k
        vmovdqu [r9 + 7040], ymm5                                       ;   730.7 agu1+fp5  100 k
        vmovdqu [r9 + 7072], ymm7                                       ;   731.7 agu0+fp5  100 k
        vmovdqu [r9 + 7104], ymm9                                       ;   732.7 agu2+fp5  100 k
        vmovdqu [r9 + 7136], ymm13                                      ;   733.7 agu1+fp5  100 k
        vmovdqu ymm0, [r8 + 3072]                                       ;   725.7 agu0   100 k.0 reload
        vmovdqu [r9 + 3072], ymm0                                       ;   734.7 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 3104]                                       ;   726.5 agu1   100 k.1 reload
        vmovdqu [r9 + 3104], ymm1                                       ;   735.7 agu0+fp5   99 k
        vmovdqu ymm2, [r8 + 3136]                                       ;   727.5 agu1   100 k.2 reload
        vmovdqu [r9 + 3136], ymm2                                       ;   736.7 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 3168]                                       ;   727.7 agu0   100 k.3 reload
        vmovdqu [r9 + 3168], ymm3                                       ;   737.7 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 3200]                                       ;   728.5 agu1   100 k.4 reload
        vmovdqu [r9 + 3200], ymm4                                       ;   738.7 agu0+fp5   99 k
        vmovdqu ymm5, [r8 + 3232]                                       ;   729.5 agu1   100 k.5 reload
        vmovdqu [r9 + 3232], ymm5                                       ;   739.7 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 3264]                                       ;   729.7 agu0   100 k.6 reload
        vmovdqu [r9 + 3264], ymm6                                       ;   740.7 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 3296]                                       ;   730.5 agu1   100 k.7 reload
        vmovdqu [r9 + 3296], ymm7                                       ;   741.7 agu0+fp5   99 k
        vmovdqu ymm8, [r8 + 3328]                                       ;   731.5 agu1   100 k.8 reload
        vmovdqu [r9 + 3328], ymm8                                       ;   742.7 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 3360]                                       ;   731.7 agu0   100 k.9 reload
        vmovdqu [r9 + 3360], ymm9                                       ;   743.7 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 3392]                                      ;   732.5 agu1   100 k.10 reload
        vmovdqu [r9 + 3392], ymm10                                      ;   744.7 agu0+fp5   99 k
        vmovdqu ymm11, [r8 + 3424]                                      ;   733.5 agu1   100 k.11 reload
        vmovdqu [r9 + 3424], ymm11                                      ;   745.7 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 3456]                                      ;   733.7 agu0   100 k.12 reload
        vmovdqu [r9 + 3456], ymm12                                      ;   746.7 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 3488]                                      ;   734.5 agu1   100 k.13 reload
        vmovdqu [r9 + 3488], ymm13                                      ;   747.7 agu0+fp5   99 k
        vmovdqu ymm14, [r8 + 3520]                                      ;   735.5 agu1   100 k.14 reload
        vmovdqu [r9 + 3520], ymm14                                      ;   748.7 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 3584]                                      ;   735.7 agu0   100 k.0
        vmovdqu ymm15, [r8 + 3552]                                      ;   736.5 agu1   100 k.15 reload
        vmovdqu [r9 + 3552], ymm15                                      ;   749.7 agu2+fp5   99 k
        vmovdqu ymm2, [r8 + 3616]                                       ;   736.7 agu0   100 k.1
        vmovdqu ymm2, [r8 + 3648]                                       ;   737.5 agu1   100 k.2
        vmovdqu ymm2, [r8 + 3680]                                       ;   737.7 agu0   100 k.3
        vmovdqu ymm2, [r8 + 3712]                                       ;   738.5 agu1   100 k.4
        vmovdqu ymm2, [r8 + 3744]                                       ;   738.7 agu0   100 k.5
        vmovdqu ymm2, [r8 + 3776]                                       ;   739.5 agu1   100 k.6
        vmovdqu ymm2, [r8 + 3808]                                       ;   739.7 agu0   100 k.7
        vmovdqu ymm2, [r8 + 3840]                                       ;   740.5 agu1   100 k.8
        vmovdqu ymm2, [r8 + 3872]                                       ;   740.7 agu0   100 k.9
        vmovdqu ymm2, [r8 + 3904]                                       ;   741.5 agu1   100 k.10
        vmovdqu ymm2, [r8 + 3936]                                       ;   741.7 agu0   100 k.11
        vmovdqu ymm2, [r8 + 3968]                                       ;   742.5 agu1   100 k.12
        vmovdqu ymm2, [r8 + 4000]                                       ;   742.7 agu0   100 k.13
        vmovdqu ymm2, [r8 + 4032]                                       ;   743.5 agu1   100 k.14
        vmovdqu ymm2, [r8 + 4064]                                       ;   743.7 agu0   100 k.15
        vpxor ymm2, ymm13, ymm7                                         ;   741.5 fp2     41 k
        vpand ymm3, ymm10, ymm14                                        ;   742.5 fp3     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   741.7 fp0     41 k
        vpand ymm6, ymm14, ymm15                                        ;   743.5 fp1     41 k
        vpand ymm5, ymm13, ymm10                                        ;   742.0 fp2     41 k
        vpand ymm0, ymm14, ymm7                                         ;   742.5 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   743.5 fp0     41 k
        vpand ymm0, ymm13, ymm11                                        ;   742.8 fp1     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   744.5 fp2+agu1   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   743.5 fp3     41 k
        vpand ymm13, ymm4, ymm9                                         ;   744.5 fp0     41 k
        vmovdqu [rbp + 128], ymm5                                       ;   750.7 agu2+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   743.8 fp1     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   744.8 fp2     41 k
        vmovdqu [rbp + 384], ymm3                                       ;   751.7 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   744.5 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   745.5 fp0     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   745.8 fp1     41 k
        vmovdqu [rbp + 352], ymm3                                       ;   752.7 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   745.0 fp2     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   746.0 fp3     41 k
        vpand ymm3, ymm10, ymm8                                         ;   745.7 fp0     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   747.0 fp1     41 k
        vmovdqu [rbp + 416], ymm6                                       ;   753.7 agu2+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   746.0 fp2     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   747.0 fp3     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   747.0 fp0     41 k
        vpand ymm6, ymm15, ymm11                                        ;   746.8 fp1     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   747.8 fp2     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   748.8 fp3     41 k
        vpand ymm10, ymm10, ymm15                                       ;   748.8 fp0     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   749.8 fp1+agu1   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   754.7 agu0+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   748.0 fp2     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   755.7 agu2+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   748.5 fp3     41 k
        vmovdqu [rbp - 32], ymm4                                        ;   756.7 agu1+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   748.7 fp0     41 k
        vpand ymm1, ymm1, ymm7                                          ;   748.8 fp1     41 k
        vmovdqu [rbp + 192], ymm3                                       ;   757.7 agu0+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   749.0 fp2     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   750.0 fp3     41 k
        vpand ymm3, ymm11, ymm12                                        ;   749.7 fp0     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   751.0 fp1     41 k
        vpand ymm10, ymm14, ymm12                                       ;   750.0 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   751.0 fp3     41 k
        vpand ymm10, ymm9, ymm8                                         ;   750.7 fp0     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   752.0 fp1     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   752.0 fp2     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   753.0 fp3     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   751.7 fp0     41 k
        vmovdqu [rbp - 128], ymm4                                       ;   758.7 agu2+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   751.8 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   752.0 fp2     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   753.0 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   752.8 fp0     41 k
        vpand ymm3, ymm3, ymm11                                         ;   753.0 fp1     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   753.8 fp2     41 k
        vpand ymm4, ymm14, ymm8                                         ;   753.5 fp3     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   754.5 fp0     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   754.0 fp1     41 k
        vpand ymm2, ymm2, ymm12                                         ;   754.0 fp2     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   754.5 fp3     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   755.5 fp0     41 k
        vpand ymm10, ymm10, ymm8                                        ;   755.5 fp1     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   756.5 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   755.5 fp3     41 k
        vpand ymm4, ymm11, ymm14                                        ;   755.7 fp0     41 k
        vpand ymm11, ymm11, ymm7                                        ;   755.8 fp1     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   756.8 fp2     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   757.8 fp3     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   756.7 fp0     41 k
        vpand ymm4, ymm4, ymm12                                         ;   757.7 fp1     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   758.7 fp2     41 k
        vpxor ymm10, ymm10, [rbp + 352]                                 ;   759.7 fp3+agu1   41 k
        vpxor ymm11, ymm11, [rbp + 384]                                 ;   758.7 fp0+agu0   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   759.7 fp1     41 k
        vmovdqu ymm11, [r8 + 3488]                                      ;   755.8 agu1   100 k.13 reload
        vmovdqu [rbp - 64], ymm10                                       ;   760.7 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   762.8 fp2     41 k
        vpand ymm7, ymm7, ymm11                                         ;   762.8 fp3     41 k
        vpand ymm15, ymm15, ymm9                                        ;   758.7 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 192]                                   ;   764.7 fp1+agu0   41 k
        vpand ymm14, ymm14, ymm9                                        ;   759.0 fp2     41 k
        vpand ymm8, ymm8, ymm11                                         ;   762.8 fp3     41 k
        vpor ymm12, ymm12, [rbp - 32]                                   ;   763.7 fp0+agu1   41 k
        vpxor ymm9, ymm2, [rbp + 128]                                   ;   759.8 fp1+agu0   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   760.7 fp2     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   761.7 fp3     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   765.7 fp0     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   763.8 fp1     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   759.0 agu1    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   766.0 fp2     41 k
        vpxor ymm15, ymm15, [rbp - 32]                                  ;   764.8 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   763.8 fp0     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   765.8 fp1     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   762.0 fp2     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   767.0 fp3     41 k
        vpxor ymm14, ymm14, [rbp + 416]                                 ;   767.0 fp0+agu1   41 k
        vpxor ymm14, ymm14, [rbp - 128]                                 ;   768.0 fp1+agu0   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   764.8 fp2     41 k
        vpand ymm9, ymm11, [r8 + 3360]                                  ;   763.5 fp3+agu1   41 k
        vpxor ymm10, ymm10, [rbp + 128]                                 ;   764.8 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   764.5 fp1     41 k
        vpxor ymm7, ymm7, ymm2                                          ;   766.0 fp2     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   764.5 fp3     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   766.8 fp0     41 k
        vpxor ymm13, ymm13, ymm7                                        ;   767.0 fp1     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   767.8 fp2+agu1   41 k
        vpxor ymm12, ymm12, [rbp + 352]                                 ;   766.8 fp3+agu0   41 k
        vpxor ymm5, ymm5, [rbp + 384]                                   ;   765.8 fp0+agu1   41 k
        vpxor ymm10, ymm10, [rbp - 64]                                  ;   767.7 fp1+agu0   41 k
        vpxor ymm6, ymm6, [rbp - 32]                                    ;   766.0 fp2+agu1   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   766.5 fp3     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   768.0 fp0     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   767.8 fp1     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   769.0 fp2     41 k
        vmovdqu ymm0, [r8 + 3200]                                       ;   766.5 agu0    41 k
        vmovdqu ymm2, [r8 + 3072]                                       ;   767.0 agu1   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   774.0 fp3     41 k
        vmovdqu ymm7, [r8 + 3232]                                       ;   767.5 agu0    41 k
        vpand ymm7, ymm7, ymm2                                          ;   774.5 fp0     41 k
        vmovdqu ymm8, [r8 + 3264]                                       ;   768.0 agu1    41 k
        vmovdqu ymm9, [r8 + 3104]                                       ;   768.5 agu0   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   775.5 fp1     41 k
        vmovdqu ymm12, [r8 + 3168]                                      ;   769.0 agu1    41 k
        vpand ymm12, ymm12, ymm2                                        ;   776.0 fp2     41 k
        vmovdqu ymm15, [r8 + 3200]                                      ;   769.5 agu0    41 k
        vpand ymm15, ymm15, [r8 + 3168]                                 ;   776.5 fp3+agu1   41 k
        vmovdqu [rbp - 32], ymm6                                        ;   768.0 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 3264]                                       ;   770.5 agu0    41 k
        vpand ymm6, ymm6, [r8 + 3168]                                   ;   777.5 fp0+agu1   41 k
        vmovdqu [rbp - 64], ymm10                                       ;   769.0 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 3232]                                      ;   771.5 agu0    41 k
        vpand ymm10, ymm10, [r8 + 3136]                                 ;   778.5 fp1+agu1   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   779.5 fp2     41 k
        vpand ymm10, ymm10, ymm9                                        ;   779.5 fp3     41 k
        vmovdqu [rbp + 384], ymm14                                      ;   770.0 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   777.0 fp0     41 k
        vmovdqu [rbp + 352], ymm5                                       ;   771.0 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 3264]                                   ;   775.5 fp1+agu0   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   772.0 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 3200]                                 ;   778.0 fp2+agu1   41 k
        vpand ymm11, ymm11, [r8 + 3264]                                 ;   779.0 fp3+agu0   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   780.0 fp0     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   773.0 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   777.5 fp1     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   780.5 fp2     41 k
        vpand ymm4, ymm4, [r8 + 3232]                                   ;   778.5 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   780.5 fp0     41 k
        vmovdqu [rbp + 128], ymm1                                       ;   775.5 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 3232]                                   ;   775.7 fp1+agu0   41 k
        vmovdqu [rbp - 128], ymm13                                      ;   776.5 agu1+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 3168]                                  ;   776.7 fp2+agu0   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   776.7 fp3     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   777.7 fp0+agu1   41 k
        vmovdqu [rbp + 416], ymm3                                       ;   777.5 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   776.8 fp1     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   777.8 fp2     41 k
        vmovdqu [rbp + 192], ymm8                                       ;   781.5 agu0+fp5   41 k spill
        vmovdqu ymm8, [r8 + 3264]                                       ;   777.8 agu1    41 k
        vpand ymm8, ymm8, [r8 + 3136]                                   ;   784.8 fp3+agu0   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   785.8 fp0     41 k
        vmovdqu [rbp + 320], ymm11                                      ;   780.0 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 3136]                                 ;   781.5 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   782.5 fp2     41 k
        vmovdqu ymm11, [r8 + 3168]                                      ;   779.7 agu0   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   786.7 fp3     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   781.5 fp0     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   787.7 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 3136]                                  ;   786.8 fp1+agu1   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   787.8 fp2     41 k
        vpand ymm3, ymm3, [r8 + 3200]                                   ;   786.8 fp3+agu0   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   788.8 fp0     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   789.8 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 3200]                                  ;   780.8 fp1+agu1   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   781.8 fp2     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   787.8 fp3     41 k
        vpand ymm4, ymm15, ymm2                                         ;   782.5 fp0     41 k
        vpand ymm15, ymm15, [r8 + 3200]                                 ;   782.5 fp1+agu0   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   783.5 fp2     41 k
        vpand ymm13, ymm13, [r8 + 3232]                                 ;   781.8 fp3+agu1   41 k
        vpand ymm14, ymm14, [r8 + 3136]                                 ;   782.7 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   785.8 fp1     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   782.5 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   786.7 fp2     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   787.7 fp3     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   788.7 fp0     41 k
        vmovdqu ymm13, [r8 + 3200]                                      ;   783.2 agu1   100 k.4 reload
        vmovdqu [rbp + 288], ymm4                                       ;   789.7 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   790.2 fp1     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   791.2 fp2     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   792.2 fp3     41 k
        vpxor ymm4, ymm4, [r8 + 3136]                                   ;   792.2 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   787.7 fp1     41 k
        vmovdqu ymm12, [r8 + 3264]                                      ;   786.8 agu1   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   793.8 fp2     41 k
        vpand ymm9, ymm9, ymm2                                          ;   794.8 fp3     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   795.8 fp0     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   796.8 fp1     41 k
        vpand ymm5, ymm11, ymm4                                         ;   793.2 fp2     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   793.2 fp3     41 k
        vpxor ymm5, ymm5, [r8 + 3232]                                   ;   794.2 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   788.7 fp1     41 k
        vpxor ymm1, ymm1, [r8 + 3136]                                   ;   789.0 fp2+agu1   41 k
        vpand ymm6, ymm6, ymm8                                          ;   789.7 fp3     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   793.2 fp0     41 k
        vpand ymm14, ymm1, ymm13                                        ;   790.2 fp1     41 k
        vpand ymm8, ymm8, [r8 + 3232]                                   ;   790.0 fp2+agu0   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   795.8 fp3     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   796.8 fp0     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   795.2 fp1     41 k
        vmovdqu ymm5, [r8 + 3136]                                       ;   790.3 agu1   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   797.3 fp2     41 k
        vpand ymm1, ymm1, ymm2                                          ;   791.2 fp3     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   791.3 fp0+agu0   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   793.8 fp1     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   797.8 fp2     41 k
        vmovdqu ymm15, [r8 + 3232]                                      ;   792.2 agu1   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   799.2 fp3     41 k
        vpxor ymm3, ymm3, [rbp + 320]                                   ;   794.2 fp0+agu0   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   797.8 fp1+agu1   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   800.2 fp2     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   793.5 fp3     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   800.2 fp0+agu0   41 k
        vpand ymm0, ymm12, ymm0                                         ;   801.2 fp1     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   798.8 fp2     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   802.2 fp3+agu1   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   798.8 fp0     41 k
        vpxor ymm13, ymm13, [rbp + 192]                                 ;   801.2 fp1+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   802.2 fp2     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   795.8 agu1    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   803.2 fp3     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   803.2 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   796.8 fp1+agu0   41 k
        vpxor ymm14, ymm14, ymm1                                        ;   804.2 fp2     41 k
        vpxor ymm2, ymm2, [rbp + 416]                                   ;   797.2 fp3+agu1   41 k
        vpxor ymm0, ymm2, [rbp + 288]                                   ;   798.2 fp0+agu0   41 k
        vmovdqu ymm4, [rbp - 128]                                       ;   798.2 agu1    41 k
        vpxor ymm4, ymm4, [r8 + 3104]                                   ;   805.2 fp1+agu0   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   806.2 fp2     41 k
        vpxor ymm5, ymm5, [rbp + 128]                                   ;   799.2 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   800.2 fp0     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   799.8 fp1+agu0   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   805.2 fp2     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   800.2 agu1    41 k
        vpxor ymm13, ymm13, [r8 + 3200]                                 ;   807.2 fp3+agu0   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   808.2 fp0     41 k
        vpxor ymm15, ymm15, [rbp + 352]                                 ;   801.2 fp1+agu1   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   802.2 fp2     41 k
        vpxor ymm12, ymm12, [rbp + 384]                                 ;   801.8 fp3+agu0   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   802.8 fp0     41 k
        vmovdqu ymm14, [r8 + 3872]                                      ;   802.2 agu1   100 k.9 reload
        vpxor ymm0, ymm0, ymm14                                         ;   809.2 fp1     48 k
        vpxor ymm6, ymm6, [r8 + 3904]                                   ;   807.2 fp2+agu0   48 k
        vpxor ymm3, ymm3, [r8 + 3936]                                   ;   803.2 fp3+agu1   48 k
        vpxor ymm8, ymm8, [r8 + 3968]                                   ;   806.2 fp0+agu0   48 k
        vpxor ymm10, ymm10, [r8 + 4000]                                 ;   809.2 fp1+agu1   48 k
        vpxor ymm9, ymm9, [r8 + 4032]                                   ;   804.8 fp2+agu0   48 k
        vpxor ymm7, ymm7, [r8 + 4064]                                   ;   805.2 fp3+agu1   48 k
        vpxor ymm2, ymm2, [r8 + 3584]                                   ;   805.8 fp0+agu0   48 k
        vpxor ymm4, ymm4, [r8 + 3616]                                   ;   806.2 fp1+agu1   48 k
        vpxor ymm5, ymm5, [r8 + 3648]                                   ;   806.8 fp2+agu0   48 k
        vpxor ymm11, ymm11, [r8 + 3680]                                 ;   807.2 fp3+agu1   48 k
        vpxor ymm13, ymm13, [r8 + 3712]                                 ;   808.2 fp0+agu0   48 k
        vpxor ymm15, ymm15, [r8 + 3744]                                 ;   808.2 fp1+agu1   48 k
        vpxor ymm12, ymm12, [r8 + 3776]                                 ;   808.8 fp2+agu0   48 k
        vmovdqu ymm14, [rbp - 64]                                       ;   809.2 agu1    48 k
        vpxor ymm14, ymm14, [r8 + 3808]                                 ;   816.2 fp3+agu0   48 k
        vmovdqu [rbp - 64], ymm7                                        ;   806.2 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp - 32]                                        ;   810.2 agu1    48 k
        vpxor ymm7, ymm7, [r8 + 3840]                                   ;   817.2 fp0+agu0   48 k
        vmovdqu [rbp - 32], ymm9                                        ;   806.8 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   809.8 fp1     45 k
        vmovdqu [rbp + 384], ymm10                                      ;   810.2 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   817.2 fp2     45 k
        vmovdqu [rbp + 352], ymm8                                       ;   808.8 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   809.2 fp3     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   809.8 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   809.8 fp0     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   810.8 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   818.2 fp1     45 k
        vmovdqu [rbp + 128], ymm0                                       ;   811.8 agu1+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   817.2 fp2     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   818.2 fp3     45 k
        vpand ymm0, ymm12, ymm13                                        ;   809.8 fp0     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   819.2 fp1     45 k
        vmovdqu [rbp - 128], ymm3                                       ;   820.2 agu0+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   810.8 fp2     45 k
        vmovdqu [rbp + 288], ymm10                                      ;   818.2 agu2+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   811.8 fp3     45 k
        vmovdqu [rbp + 416], ymm12                                      ;   814.8 agu1+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   818.2 fp0     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   819.2 fp1     45 k
        vpand ymm1, ymm11, ymm5                                         ;   811.0 fp2     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   812.0 fp3     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   820.2 fp0     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   815.8 agu0+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   812.0 fp1     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   813.0 fp2     45 k
        vpand ymm1, ymm11, ymm4                                         ;   812.3 fp3     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   819.2 fp0     45 k
        vmovdqu [rbp + 192], ymm6                                       ;   819.2 agu2+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   814.8 fp1     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   815.8 fp2     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   820.2 fp3     45 k
        vpand ymm6, ymm13, ymm7                                         ;   818.2 fp0     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   819.2 fp1     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   821.2 fp2     45 k
        vpand ymm11, ymm11, ymm7                                        ;   820.2 fp3     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   821.2 fp0+agu1   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   819.2 agu0+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   818.3 fp1     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   822.2 agu2+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   818.7 fp2     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   820.2 agu1+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   819.0 fp3     45 k
        vpand ymm8, ymm8, ymm2                                          ;   819.2 fp0     45 k
        vmovdqu [rbp + 96], ymm1                                        ;   821.2 agu0+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   819.5 fp1     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   820.5 fp2     45 k
        vpand ymm1, ymm13, ymm15                                        ;   820.0 fp3     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   821.5 fp0     45 k
        vpand ymm11, ymm14, ymm15                                       ;   820.5 fp1     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   821.5 fp2     45 k
        vpand ymm11, ymm5, ymm4                                         ;   821.0 fp3     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   822.5 fp0     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   822.5 fp1     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   823.5 fp2     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   822.0 fp3     45 k
        vmovdqu [rbp + 64], ymm3                                        ;   824.5 agu2+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   822.2 fp0     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   822.5 fp1     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   823.5 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   823.2 fp3     45 k
        vpand ymm1, ymm1, ymm13                                         ;   823.5 fp0     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   824.2 fp1     45 k
        vpand ymm3, ymm14, ymm4                                         ;   823.7 fp2     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   824.7 fp3     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   824.5 fp0     45 k
        vpand ymm9, ymm9, ymm15                                         ;   824.5 fp1     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   824.7 fp2     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   825.7 fp3     45 k
        vpand ymm11, ymm11, ymm4                                        ;   825.7 fp0     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   826.7 fp1     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   825.7 fp2     45 k
        vpand ymm3, ymm13, ymm14                                        ;   826.0 fp3     45 k
        vpand ymm13, ymm13, ymm2                                        ;   826.2 fp0     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   827.2 fp1     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   828.2 fp2     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   827.0 fp3     45 k
        vpand ymm3, ymm3, ymm15                                         ;   828.0 fp0     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   829.0 fp1     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   829.2 fp2+agu1   45 k
        vpxor ymm13, ymm13, [rbp + 288]                                 ;   828.0 fp3+agu0   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   829.0 fp0     45 k
        vmovdqu ymm13, [rbp + 416]                                      ;   826.2 agu1    48 k reload
        vmovdqu [rbp - 96], ymm11                                       ;   830.2 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   833.2 fp1     45 k
        vpand ymm2, ymm2, ymm13                                         ;   833.2 fp2     45 k
        vpand ymm7, ymm7, ymm5                                          ;   829.0 fp3     45 k
        vpxor ymm2, ymm2, [rbp + 96]                                    ;   834.2 fp0+agu0   45 k
        vpand ymm14, ymm14, ymm5                                        ;   829.5 fp1     45 k
        vpand ymm4, ymm4, ymm13                                         ;   833.2 fp2     45 k
        vpor ymm15, ymm15, [rbp + 320]                                  ;   830.0 fp3+agu1   45 k
        vpxor ymm13, ymm9, [rbp - 128]                                  ;   830.2 fp0+agu0   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   830.5 fp1     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   831.5 fp2     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   835.2 fp3     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   834.2 fp0     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   829.0 agu1    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   836.0 fp1     45 k
        vpxor ymm7, ymm7, [rbp + 320]                                   ;   835.2 fp2+agu0   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   834.2 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   836.2 fp0     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   832.5 fp1     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   837.0 fp2     45 k
        vpxor ymm14, ymm14, [rbp + 192]                                 ;   837.0 fp3+agu1   45 k
        vpxor ymm14, ymm14, [rbp + 64]                                  ;   838.0 fp0+agu0   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   835.2 fp1     45 k
        vpxor ymm11, ymm11, [rbp - 128]                                 ;   835.2 fp2+agu1   45 k
        vmovdqu ymm7, [rbp + 416]                                       ;   832.5 agu0    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   839.5 fp3     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   840.5 fp0     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   836.0 fp1     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   840.5 fp2     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   837.2 fp3     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   837.0 fp0     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   838.2 fp1+agu1   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   837.2 fp2+agu0   45 k
        vpxor ymm12, ymm12, [rbp + 288]                                 ;   836.2 fp3+agu1   45 k
        vpxor ymm11, ymm11, [rbp - 96]                                  ;   837.2 fp0+agu0   45 k
        vpxor ymm6, ymm6, [rbp + 320]                                   ;   836.5 fp1+agu1   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   841.5 fp2     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   841.5 fp3     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   842.5 fp0     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   842.5 fp1     45 k
        vmovdqu ymm0, [rbp + 128]                                       ;   837.2 agu0    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   844.2 fp2     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   837.5 agu1    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   844.5 fp3     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   838.2 agu0    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   845.2 fp0     45 k
        vmovdqu ymm5, [rbp + 352]                                       ;   838.5 agu1    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   845.5 fp1     45 k
        vmovdqu ymm7, [rbp + 384]                                       ;   839.2 agu0    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   846.2 fp2     45 k
        vmovdqu ymm9, [rbp - 32]                                        ;   839.5 agu1    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   846.5 fp3     45 k
        vmovdqu ymm13, [rbp - 64]                                       ;   840.2 agu0    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   847.2 fp0     45 k
        vmovdqu [r9 + 7168], ymm1                                       ;   845.2 agu2+fp5  100 k
        vmovdqu [r9 + 7200], ymm10                                      ;   845.5 agu1+fp5  100 k
        vmovdqu [r9 + 7232], ymm8                                       ;   846.2 agu2+fp5  100 k
        vmovdqu [r9 + 7264], ymm3                                       ;   846.5 agu0+fp5  100 k
        vmovdqu [r9 + 7296], ymm15                                      ;   847.2 agu1+fp5  100 k
        vmovdqu [r9 + 7328], ymm12                                      ;   847.5 agu2+fp5  100 k
        vmovdqu [r9 + 7392], ymm11                                      ;   845.5 agu0+fp5  100 k
        vmovdqu [r9 + 7360], ymm14                                      ;   848.2 agu1+fp5  100 k
        vmovdqu [r9 + 7424], ymm6                                       ;   847.5 agu2+fp5  100 k
        vmovdqu [r9 + 7456], ymm0                                       ;   848.5 agu0+fp5  100 k
        vmovdqu [r9 + 7488], ymm2                                       ;   849.5 agu1+fp5  100 k
        vmovdqu [r9 + 7520], ymm4                                       ;   850.5 agu2+fp5  100 k
        vmovdqu [r9 + 7552], ymm5                                       ;   851.5 agu0+fp5  100 k
        vmovdqu [r9 + 7584], ymm7                                       ;   852.5 agu1+fp5  100 k
        vmovdqu [r9 + 7616], ymm9                                       ;   853.5 agu2+fp5  100 k
        vmovdqu [r9 + 7648], ymm13                                      ;   854.5 agu0+fp5  100 k
        vmovdqu ymm0, [r8 + 3584]                                       ;   846.5 agu1   100 k.0 reload
        vmovdqu [r9 + 3584], ymm0                                       ;   855.5 agu2+fp5   99 k
        vmovdqu ymm1, [r8 + 3616]                                       ;   847.3 agu0   100 k.1 reload
        vmovdqu [r9 + 3616], ymm1                                       ;   856.5 agu1+fp5   99 k
        vmovdqu ymm2, [r8 + 3648]                                       ;   848.3 agu0   100 k.2 reload
        vmovdqu [r9 + 3648], ymm2                                       ;   857.5 agu2+fp5   99 k
        vmovdqu ymm3, [r8 + 3680]                                       ;   848.5 agu1   100 k.3 reload
        vmovdqu [r9 + 3680], ymm3                                       ;   858.5 agu2+fp5   99 k
        vmovdqu ymm4, [r8 + 3712]                                       ;   849.3 agu0   100 k.4 reload
        vmovdqu [r9 + 3712], ymm4                                       ;   859.5 agu1+fp5   99 k
        vmovdqu ymm5, [r8 + 3744]                                       ;   850.3 agu0   100 k.5 reload
        vmovdqu [r9 + 3744], ymm5                                       ;   860.5 agu2+fp5   99 k
        vmovdqu ymm6, [r8 + 3776]                                       ;   850.5 agu1   100 k.6 reload
        vmovdqu [r9 + 3776], ymm6                                       ;   861.5 agu2+fp5   99 k
        vmovdqu ymm7, [r8 + 3808]                                       ;   851.3 agu0   100 k.7 reload
        vmovdqu [r9 + 3808], ymm7                                       ;   862.5 agu1+fp5   99 k
        vmovdqu ymm8, [r8 + 3840]                                       ;   852.3 agu0   100 k.8 reload
        vmovdqu [r9 + 3840], ymm8                                       ;   863.5 agu2+fp5   99 k
        vmovdqu ymm9, [r8 + 3872]                                       ;   852.5 agu1   100 k.9 reload
        vmovdqu [r9 + 3872], ymm9                                       ;   864.5 agu2+fp5   99 k
        vmovdqu ymm10, [r8 + 3904]                                      ;   853.3 agu0   100 k.10 reload
        vmovdqu [r9 + 3904], ymm10                                      ;   865.5 agu1+fp5   99 k
        vmovdqu ymm11, [r8 + 3936]                                      ;   854.3 agu0   100 k.11 reload
        vmovdqu [r9 + 3936], ymm11                                      ;   866.5 agu2+fp5   99 k
        vmovdqu ymm12, [r8 + 3968]                                      ;   854.5 agu1   100 k.12 reload
        vmovdqu [r9 + 3968], ymm12                                      ;   867.5 agu2+fp5   99 k
        vmovdqu ymm13, [r8 + 4000]                                      ;   855.3 agu0   100 k.13 reload
        vmovdqu [r9 + 4000], ymm13                                      ;   868.5 agu1+fp5   99 k
        vmovdqu ymm14, [r8 + 4032]                                      ;   856.3 agu0   100 k.14 reload
        vmovdqu [r9 + 4032], ymm14                                      ;   869.5 agu2+fp5   99 k
        vmovdqu ymm15, [r8 + 4064]                                      ;   856.5 agu1   100 k.15 reload
        vmovdqu [r9 + 4064], ymm15                                      ;   870.5 agu2+fp5   99 k
        vpxor ymm2, ymm7, ymm13                                         ;   862.3 fp1     41 k
        vpand ymm3, ymm10, ymm14                                        ;   863.3 fp2     41 k
        vpxor ymm1, ymm8, ymm12                                         ;   861.5 fp3     41 k
        vpand ymm6, ymm14, ymm15                                        ;   863.5 fp0     41 k
        vpand ymm5, ymm10, ymm13                                        ;   862.3 fp1     41 k
        vpand ymm0, ymm7, ymm14                                         ;   863.3 fp2     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   864.3 fp3     41 k
        vpand ymm0, ymm13, ymm11                                        ;   862.3 fp0     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   865.3 fp1+agu0   41 k
        vpxor ymm4, ymm2, ymm10                                         ;   863.3 fp2     41 k
        vpand ymm13, ymm4, ymm9                                         ;   864.3 fp3     41 k
        vmovdqu [rbp - 64], ymm5                                        ;   871.5 agu1+fp5   41 k spill
        vpand ymm5, ymm15, ymm7                                         ;   863.5 fp0     41 k
        vpxor ymm5, ymm5, ymm14                                         ;   864.5 fp1     41 k
        vpxor ymm13, ymm13, ymm5                                        ;   865.5 fp2     41 k
        vmovdqu [rbp - 32], ymm3                                        ;   872.5 agu2+fp5   41 k spill
        vpand ymm3, ymm10, ymm9                                         ;   864.0 fp3     41 k
        vpxor ymm3, ymm3, ymm1                                          ;   865.0 fp0     41 k
        vmovdqu [rbp + 384], ymm3                                       ;   873.5 agu0+fp5   41 k spill
        vpand ymm3, ymm10, ymm7                                         ;   864.5 fp1     41 k
        vpxor ymm0, ymm0, ymm3                                          ;   865.5 fp2     41 k
        vpand ymm3, ymm10, ymm8                                         ;   865.0 fp3     41 k
        vpxor ymm0, ymm0, ymm6                                          ;   866.5 fp0     41 k
        vmovdqu [rbp + 352], ymm6                                       ;   874.5 agu1+fp5   41 k spill
        vpand ymm6, ymm10, ymm11                                        ;   865.5 fp1     41 k
        vpxor ymm3, ymm3, ymm6                                          ;   866.5 fp2     41 k
        vpxor ymm5, ymm5, ymm6                                          ;   866.5 fp3     41 k
        vpand ymm6, ymm15, ymm11                                        ;   866.3 fp0     41 k
        vpxor ymm10, ymm10, ymm6                                        ;   867.3 fp1     41 k
        vpxor ymm13, ymm13, ymm10                                       ;   868.3 fp2     41 k
        vpand ymm10, ymm10, ymm15                                       ;   868.3 fp3     41 k
        vpxor ymm10, ymm10, [rel misty1_expand_compact.T0_constants256] ;   869.3 fp0+agu0   41 k
        vmovdqu [rbp + 160], ymm6                                       ;   875.5 agu2+fp5   41 k spill
        vpand ymm6, ymm8, ymm7                                          ;   867.5 fp1     41 k
        vmovdqu [rbp + 32], ymm10                                       ;   876.5 agu1+fp5   41 k spill
        vpor ymm10, ymm4, ymm15                                         ;   867.7 fp2     41 k
        vmovdqu [rbp + 128], ymm4                                       ;   877.5 agu0+fp5   41 k spill
        vpand ymm4, ymm1, ymm11                                         ;   868.0 fp3     41 k
        vpand ymm1, ymm1, ymm7                                          ;   868.3 fp0     41 k
        vmovdqu [rbp + 416], ymm3                                       ;   878.5 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm12                                         ;   868.5 fp1     41 k
        vpxor ymm10, ymm10, ymm3                                        ;   869.5 fp2     41 k
        vpand ymm3, ymm11, ymm12                                        ;   869.0 fp3     41 k
        vpxor ymm6, ymm6, ymm10                                         ;   870.5 fp0     41 k
        vpand ymm10, ymm14, ymm12                                       ;   869.5 fp1     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   870.5 fp2     41 k
        vpand ymm10, ymm9, ymm8                                         ;   870.0 fp3     41 k
        vpxor ymm5, ymm5, ymm4                                          ;   871.5 fp0     41 k
        vpxor ymm4, ymm4, ymm6                                          ;   871.5 fp1     41 k
        vpxor ymm4, ymm4, ymm2                                          ;   872.5 fp2     41 k
        vpxor ymm10, ymm10, ymm7                                        ;   871.0 fp3     41 k
        vmovdqu [rbp + 320], ymm4                                       ;   879.5 agu1+fp5   41 k spill
        vpxor ymm4, ymm3, ymm15                                         ;   871.3 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   871.5 fp1     41 k
        vpxor ymm5, ymm5, ymm3                                          ;   872.5 fp2     41 k
        vpand ymm4, ymm4, ymm12                                         ;   872.3 fp3     41 k
        vpand ymm3, ymm3, ymm11                                         ;   872.5 fp0     41 k
        vpxor ymm13, ymm13, ymm4                                        ;   873.3 fp1     41 k
        vpand ymm4, ymm14, ymm8                                         ;   872.7 fp2     41 k
        vpxor ymm4, ymm4, ymm10                                         ;   873.7 fp3     41 k
        vpxor ymm5, ymm5, ymm0                                          ;   873.5 fp0     41 k
        vpand ymm2, ymm2, ymm12                                         ;   873.5 fp1     41 k
        vpxor ymm10, ymm10, ymm15                                       ;   873.7 fp2     41 k
        vpxor ymm2, ymm2, ymm10                                         ;   874.7 fp3     41 k
        vpand ymm10, ymm10, ymm8                                        ;   874.7 fp0     41 k
        vpxor ymm2, ymm2, ymm11                                         ;   875.7 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   874.7 fp2     41 k
        vpand ymm4, ymm11, ymm14                                        ;   875.0 fp3     41 k
        vpand ymm11, ymm11, ymm7                                        ;   875.3 fp0     41 k
        vpxor ymm4, ymm4, ymm11                                         ;   876.3 fp1     41 k
        vpxor ymm10, ymm10, ymm4                                        ;   877.3 fp2     41 k
        vpxor ymm4, ymm7, ymm8                                          ;   876.0 fp3     41 k
        vpand ymm4, ymm4, ymm12                                         ;   877.0 fp0     41 k
        vpxor ymm4, ymm4, ymm3                                          ;   878.0 fp1     41 k
        vpxor ymm10, ymm10, [rbp + 384]                                 ;   880.5 fp2+agu0   41 k
        vpxor ymm11, ymm11, [rbp - 32]                                  ;   879.5 fp3+agu1   41 k
        vpxor ymm3, ymm3, ymm11                                         ;   880.5 fp0     41 k
        vmovdqu ymm11, [r8 + 4000]                                      ;   875.7 agu0   100 k.13 reload
        vmovdqu [rbp - 96], ymm10                                       ;   881.5 agu2+fp5   41 k spill
        vpand ymm10, ymm14, ymm11                                       ;   882.7 fp1     41 k
        vpand ymm7, ymm7, ymm11                                         ;   882.7 fp2     41 k
        vpand ymm15, ymm15, ymm9                                        ;   878.0 fp3     41 k
        vpxor ymm7, ymm7, [rbp + 416]                                   ;   885.5 fp0+agu1   41 k
        vpand ymm14, ymm14, ymm9                                        ;   878.5 fp1     41 k
        vpand ymm8, ymm8, ymm11                                         ;   882.7 fp2     41 k
        vpor ymm12, ymm12, [rbp + 128]                                  ;   884.5 fp3+agu0   41 k
        vpxor ymm9, ymm2, [rbp - 64]                                    ;   879.3 fp0+agu1   41 k
        vpxor ymm2, ymm2, ymm3                                          ;   881.5 fp1     41 k
        vpxor ymm1, ymm1, ymm2                                          ;   882.5 fp2     41 k
        vpxor ymm1, ymm1, ymm7                                          ;   886.5 fp3     41 k
        vpxor ymm15, ymm15, ymm10                                       ;   883.7 fp0     41 k
        vmovdqu ymm2, [rbp + 32]                                        ;   878.7 agu0    41 k reload
        vpxor ymm14, ymm14, ymm2                                        ;   885.7 fp1     41 k
        vpxor ymm15, ymm15, [rbp + 128]                                 ;   884.7 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm8                                        ;   883.7 fp3     41 k
        vpxor ymm12, ymm12, ymm15                                       ;   885.7 fp0     41 k
        vpxor ymm6, ymm6, ymm9                                          ;   881.5 fp1     41 k
        vpxor ymm8, ymm8, ymm14                                         ;   886.7 fp2     41 k
        vpxor ymm14, ymm14, [rbp + 352]                                 ;   886.7 fp3+agu0   41 k
        vpxor ymm14, ymm14, [rbp + 320]                                 ;   887.7 fp0+agu1   41 k
        vpxor ymm5, ymm5, ymm10                                         ;   884.7 fp1     41 k
        vpand ymm9, ymm11, [r8 + 3872]                                  ;   882.7 fp2+agu0   41 k
        vpxor ymm10, ymm10, [rbp - 64]                                  ;   884.7 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm9                                          ;   883.7 fp0     41 k
        vpxor ymm2, ymm2, ymm7                                          ;   886.5 fp1     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   883.7 fp2     41 k
        vpxor ymm4, ymm4, ymm12                                         ;   886.7 fp3     41 k
        vpxor ymm13, ymm13, ymm2                                        ;   887.5 fp0     41 k
        vpxor ymm4, ymm4, [rbp + 160]                                   ;   887.7 fp1+agu0   41 k
        vpxor ymm12, ymm12, [rbp + 384]                                 ;   886.7 fp2+agu1   41 k
        vpxor ymm5, ymm5, [rbp - 32]                                    ;   885.7 fp3+agu0   41 k
        vpxor ymm10, ymm10, [rbp - 96]                                  ;   888.5 fp0+agu1   41 k
        vpxor ymm6, ymm6, [rbp + 128]                                   ;   886.0 fp1+agu0   41 k
        vpxor ymm11, ymm11, ymm0                                        ;   885.7 fp2     41 k
        vpxor ymm9, ymm9, ymm8                                          ;   887.7 fp3     41 k
        vpxor ymm11, ymm11, ymm12                                       ;   887.7 fp0     41 k
        vpxor ymm3, ymm3, ymm9                                          ;   888.7 fp1     41 k
        vmovdqu ymm0, [r8 + 3712]                                       ;   886.2 agu1    41 k
        vmovdqu ymm2, [r8 + 3584]                                       ;   887.0 agu0   100 k.0 reload
        vpand ymm0, ymm0, ymm2                                          ;   894.0 fp2     41 k
        vmovdqu ymm7, [r8 + 3744]                                       ;   887.2 agu1    41 k
        vpand ymm7, ymm7, ymm2                                          ;   894.2 fp3     41 k
        vmovdqu ymm8, [r8 + 3776]                                       ;   888.0 agu0    41 k
        vmovdqu ymm9, [r8 + 3616]                                       ;   888.2 agu1   100 k.1 reload
        vpand ymm8, ymm8, ymm9                                          ;   895.2 fp0     41 k
        vmovdqu ymm12, [r8 + 3680]                                      ;   889.0 agu0    41 k
        vpand ymm12, ymm12, ymm2                                        ;   896.0 fp1     41 k
        vmovdqu ymm15, [r8 + 3712]                                      ;   889.2 agu1    41 k
        vpand ymm15, ymm15, [r8 + 3680]                                 ;   896.2 fp2+agu0   41 k
        vmovdqu [rbp + 128], ymm6                                       ;   888.0 agu2+fp5   41 k spill
        vmovdqu ymm6, [r8 + 3776]                                       ;   890.2 agu1    41 k
        vpand ymm6, ymm6, [r8 + 3680]                                   ;   897.2 fp3+agu0   41 k
        vmovdqu [rbp - 96], ymm10                                       ;   889.5 agu2+fp5   41 k spill
        vmovdqu ymm10, [r8 + 3744]                                      ;   891.2 agu1    41 k
        vpand ymm10, ymm10, [r8 + 3648]                                 ;   898.2 fp0+agu0   41 k
        vpxor ymm8, ymm8, ymm10                                         ;   899.2 fp1     41 k
        vpand ymm10, ymm10, ymm9                                        ;   899.2 fp2     41 k
        vmovdqu [rbp - 32], ymm14                                       ;   890.0 agu2+fp5   41 k spill
        vpxor ymm14, ymm12, ymm9                                        ;   897.0 fp3     41 k
        vmovdqu [rbp + 384], ymm5                                       ;   891.0 agu2+fp5   41 k spill
        vpand ymm5, ymm7, [r8 + 3776]                                   ;   895.2 fp0+agu1   41 k
        vmovdqu [rbp + 160], ymm11                                      ;   892.0 agu2+fp5   41 k spill
        vpxor ymm11, ymm14, [r8 + 3712]                                 ;   898.0 fp1+agu0   41 k
        vpand ymm11, ymm11, [r8 + 3776]                                 ;   899.0 fp2+agu1   41 k
        vpxor ymm12, ymm12, ymm11                                       ;   900.0 fp3     41 k
        vmovdqu [rbp + 32], ymm4                                        ;   893.0 agu2+fp5   41 k spill
        vpxor ymm4, ymm0, ymm15                                         ;   897.2 fp0     41 k
        vpxor ymm15, ymm15, ymm8                                        ;   900.2 fp1     41 k
        vpand ymm4, ymm4, [r8 + 3744]                                   ;   898.2 fp2+agu0   41 k
        vpxor ymm8, ymm8, ymm0                                          ;   900.2 fp3     41 k
        vmovdqu [rbp - 64], ymm1                                        ;   895.2 agu2+fp5   41 k spill
        vpand ymm1, ymm9, [r8 + 3744]                                   ;   895.3 fp0+agu1   41 k
        vmovdqu [rbp + 320], ymm13                                      ;   896.2 agu0+fp5   41 k spill
        vpand ymm13, ymm1, [r8 + 3680]                                  ;   896.3 fp1+agu1   41 k
        vpxor ymm5, ymm5, ymm1                                          ;   896.3 fp2     41 k
        vpxor ymm5, ymm5, [rel misty1_expand_compact.T0_constants256]   ;   897.3 fp3+agu0   41 k
        vmovdqu [rbp + 352], ymm3                                       ;   897.2 agu2+fp5   41 k spill
        vpand ymm3, ymm9, ymm2                                          ;   896.5 fp0     41 k
        vpxor ymm13, ymm13, ymm3                                        ;   897.5 fp1     41 k
        vmovdqu [rbp + 416], ymm8                                       ;   901.2 agu1+fp5   41 k spill
        vmovdqu ymm8, [r8 + 3776]                                       ;   897.5 agu0    41 k
        vpand ymm8, ymm8, [r8 + 3648]                                   ;   904.5 fp2+agu1   41 k
        vpxor ymm3, ymm3, ymm8                                          ;   905.5 fp3     41 k
        vmovdqu [rbp + 288], ymm11                                      ;   900.0 agu2+fp5   41 k spill
        vpand ymm11, ymm15, [r8 + 3648]                                 ;   901.2 fp0+agu0   41 k
        vpxor ymm13, ymm13, ymm11                                       ;   902.2 fp1     41 k
        vmovdqu ymm11, [r8 + 3680]                                      ;   899.3 agu1   100 k.3 reload
        vpxor ymm13, ymm13, ymm11                                       ;   906.3 fp2     41 k
        vpxor ymm15, ymm15, ymm2                                        ;   901.2 fp3     41 k
        vmovdqu [rbp + 0], ymm13                                        ;   907.3 agu2+fp5   41 k spill
        vpand ymm13, ymm3, [r8 + 3648]                                  ;   906.5 fp0+agu0   41 k
        vpxor ymm13, ymm13, ymm2                                        ;   907.5 fp1     41 k
        vpand ymm3, ymm3, [r8 + 3712]                                   ;   906.5 fp2+agu1   41 k
        vpxor ymm13, ymm13, ymm14                                       ;   908.5 fp3     41 k
        vmovdqu [rbp + 224], ymm13                                      ;   909.5 agu2+fp5   41 k spill
        vpxor ymm13, ymm6, [r8 + 3712]                                  ;   900.5 fp0+agu0   41 k
        vpxor ymm4, ymm4, ymm13                                         ;   901.5 fp1     41 k
        vpxor ymm3, ymm3, ymm4                                          ;   907.5 fp2     41 k
        vpand ymm4, ymm15, ymm2                                         ;   902.2 fp3     41 k
        vpand ymm15, ymm15, [r8 + 3712]                                 ;   902.2 fp0+agu1   41 k
        vpxor ymm4, ymm4, ymm5                                          ;   903.2 fp1     41 k
        vpand ymm13, ymm13, [r8 + 3744]                                 ;   901.5 fp2+agu0   41 k
        vpand ymm14, ymm14, [r8 + 3648]                                 ;   902.3 fp3+agu1   41 k
        vpxor ymm4, ymm4, ymm8                                          ;   905.5 fp0     41 k
        vmovdqu [rbp + 256], ymm12                                      ;   902.2 agu2+fp5   41 k spill
        vpand ymm12, ymm9, ymm11                                        ;   906.3 fp1     41 k
        vpxor ymm13, ymm13, ymm12                                       ;   907.3 fp2     41 k
        vpxor ymm4, ymm4, ymm13                                         ;   908.3 fp3     41 k
        vmovdqu ymm13, [r8 + 3712]                                      ;   902.8 agu0   100 k.4 reload
        vmovdqu [rbp - 128], ymm4                                       ;   909.3 agu2+fp5   41 k spill
        vpand ymm4, ymm9, ymm13                                         ;   909.8 fp0     41 k
        vpxor ymm4, ymm4, ymm7                                          ;   910.8 fp1     41 k
        vpxor ymm14, ymm14, ymm4                                        ;   911.8 fp2     41 k
        vpxor ymm4, ymm4, [r8 + 3648]                                   ;   911.8 fp3+agu1   41 k
        vpxor ymm0, ymm0, ymm12                                         ;   907.3 fp0     41 k
        vmovdqu ymm12, [r8 + 3776]                                      ;   906.5 agu0   100 k.6 reload
        vpxor ymm9, ymm1, ymm12                                         ;   913.5 fp1     41 k
        vpand ymm9, ymm9, ymm2                                          ;   914.5 fp2     41 k
        vpxor ymm5, ymm5, ymm9                                          ;   915.5 fp3     41 k
        vpxor ymm15, ymm15, ymm5                                        ;   916.5 fp0     41 k
        vpand ymm5, ymm11, ymm4                                         ;   912.8 fp1     41 k
        vpxor ymm4, ymm4, ymm8                                          ;   912.8 fp2     41 k
        vpxor ymm5, ymm5, [r8 + 3744]                                   ;   913.8 fp3+agu1   41 k
        vpxor ymm8, ymm8, ymm11                                         ;   908.3 fp0     41 k
        vpxor ymm1, ymm1, [r8 + 3648]                                   ;   908.7 fp1+agu0   41 k
        vpand ymm6, ymm6, ymm8                                          ;   909.3 fp2     41 k
        vpxor ymm3, ymm3, ymm14                                         ;   912.8 fp3     41 k
        vpand ymm14, ymm1, ymm13                                        ;   909.8 fp0     41 k
        vpand ymm8, ymm8, [r8 + 3744]                                   ;   909.7 fp1+agu1   41 k
        vpxor ymm9, ymm9, ymm8                                          ;   915.5 fp2     41 k
        vpxor ymm4, ymm4, ymm9                                          ;   916.5 fp3     41 k
        vpxor ymm10, ymm10, ymm5                                        ;   914.8 fp0     41 k
        vmovdqu ymm5, [r8 + 3648]                                       ;   910.0 agu0   100 k.2 reload
        vpand ymm9, ymm0, ymm5                                          ;   917.0 fp1     41 k
        vpand ymm1, ymm1, ymm2                                          ;   910.8 fp2     41 k
        vpxor ymm8, ymm8, [rbp + 256]                                   ;   911.0 fp3+agu1   41 k
        vpxor ymm1, ymm1, ymm12                                         ;   913.5 fp0     41 k
        vpxor ymm1, ymm1, ymm15                                         ;   917.5 fp1     41 k
        vmovdqu ymm15, [r8 + 3744]                                      ;   911.8 agu0   100 k.5 reload
        vpand ymm13, ymm12, ymm15                                       ;   918.8 fp2     41 k
        vpxor ymm3, ymm3, [rbp + 288]                                   ;   913.8 fp3+agu1   41 k
        vpxor ymm4, ymm4, [rbp + 224]                                   ;   917.5 fp0+agu0   41 k
        vpxor ymm0, ymm0, ymm13                                         ;   919.8 fp1     41 k
        vpxor ymm7, ymm7, ymm8                                          ;   913.2 fp2     41 k
        vpand ymm13, ymm13, [rbp + 256]                                 ;   919.8 fp3+agu1   41 k
        vpand ymm0, ymm12, ymm0                                         ;   920.8 fp0     41 k
        vpxor ymm9, ymm9, ymm4                                          ;   918.5 fp1     41 k
        vpxor ymm0, ymm0, [rbp + 224]                                   ;   921.8 fp2+agu0   41 k
        vpxor ymm6, ymm6, ymm1                                          ;   918.5 fp3     41 k
        vpxor ymm13, ymm13, [rbp + 416]                                 ;   920.8 fp0+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   921.8 fp1     41 k
        vmovdqu ymm1, [rel misty1_expand_compact.T0_constants256]       ;   915.5 agu0    41 k reload
        vpxor ymm10, ymm10, ymm1                                        ;   922.8 fp2     41 k
        vpxor ymm14, ymm14, ymm0                                        ;   922.8 fp3     41 k
        vpxor ymm14, ymm14, ymm1                                        ;   923.8 fp0     41 k
        vpxor ymm7, ymm7, [rbp + 0]                                     ;   916.7 fp1+agu1   41 k
        vpxor ymm2, ymm2, [rbp + 352]                                   ;   916.8 fp2+agu0   41 k
        vpxor ymm0, ymm2, [rbp - 128]                                   ;   917.8 fp3+agu1   41 k
        vmovdqu ymm4, [rbp + 320]                                       ;   917.8 agu0    41 k
        vpxor ymm4, ymm4, [r8 + 3616]                                   ;   924.8 fp0+agu1   41 k
        vpxor ymm6, ymm6, ymm4                                          ;   925.8 fp1     41 k
        vpxor ymm5, ymm5, [rbp - 64]                                    ;   918.8 fp2+agu0   41 k
        vpxor ymm3, ymm3, ymm5                                          ;   919.8 fp3     41 k
        vpxor ymm11, ymm11, [rbp + 32]                                  ;   919.7 fp0+agu1   41 k
        vpxor ymm8, ymm11, ymm14                                        ;   924.8 fp1     41 k
        vmovdqu ymm13, [rbp + 160]                                      ;   919.8 agu0    41 k
        vpxor ymm13, ymm13, [r8 + 3712]                                 ;   926.8 fp2+agu1   41 k
        vpxor ymm10, ymm10, ymm13                                       ;   927.8 fp3     41 k
        vpxor ymm15, ymm15, [rbp + 384]                                 ;   920.8 fp0+agu0   41 k
        vpxor ymm9, ymm9, ymm15                                         ;   921.8 fp1     41 k
        vpxor ymm12, ymm12, [rbp - 32]                                  ;   921.7 fp2+agu1   41 k
        vpxor ymm7, ymm7, ymm12                                         ;   922.7 fp3     41 k
        vpxor ymm0, ymm0, [r8 + 288]                                    ;   921.8 fp0+agu0   48 k
        vpxor ymm6, ymm6, [r8 + 320]                                    ;   926.8 fp1+agu1   48 k
        vpxor ymm3, ymm3, [r8 + 352]                                    ;   922.8 fp2+agu0   48 k
        vpxor ymm8, ymm8, [r8 + 384]                                    ;   925.8 fp3+agu1   48 k
        vpxor ymm10, ymm10, [r8 + 416]                                  ;   928.8 fp0+agu0   48 k
        vpxor ymm9, ymm9, [r8 + 448]                                    ;   924.7 fp1+agu1   48 k
        vpxor ymm7, ymm7, [r8 + 480]                                    ;   924.8 fp2+agu0   48 k
        vpxor ymm2, ymm2, [r8]                                          ;   925.7 fp3+agu1   48 k
        vpxor ymm4, ymm4, [r8 + 32]                                     ;   925.8 fp0+agu0   48 k
        vpxor ymm5, ymm5, [r8 + 64]                                     ;   926.7 fp1+agu1   48 k
        vpxor ymm11, ymm11, [r8 + 96]                                   ;   926.8 fp2+agu0   48 k
        vpxor ymm13, ymm13, [r8 + 128]                                  ;   927.8 fp3+agu1   48 k
        vpxor ymm15, ymm15, [r8 + 160]                                  ;   927.8 fp0+agu0   48 k
        vpxor ymm12, ymm12, [r8 + 192]                                  ;   928.7 fp1+agu1   48 k
        vmovdqu ymm14, [rbp - 96]                                       ;   928.8 agu0    48 k
        vpxor ymm14, ymm14, [r8 + 224]                                  ;   935.8 fp2+agu1   48 k
        vmovdqu [rbp - 96], ymm7                                        ;   925.8 agu2+fp5   48 k spill
        vmovdqu ymm7, [rbp + 128]                                       ;   929.8 agu0    48 k
        vpxor ymm7, ymm7, [r8 + 256]                                    ;   936.8 fp3+agu1   48 k
        vmovdqu [rbp + 128], ymm9                                       ;   926.2 agu2+fp5   48 k spill
        vpxor ymm9, ymm2, ymm12                                         ;   929.7 fp0     45 k
        vmovdqu [rbp - 32], ymm10                                       ;   929.8 agu2+fp5   48 k spill
        vpand ymm10, ymm11, ymm14                                       ;   936.8 fp1     45 k
        vmovdqu [rbp + 384], ymm8                                       ;   928.2 agu2+fp5   48 k spill
        vpxor ymm8, ymm4, ymm15                                         ;   928.8 fp2     45 k
        vmovdqu [rbp + 160], ymm3                                       ;   929.2 agu2+fp5   48 k spill
        vpand ymm3, ymm11, ymm12                                        ;   929.7 fp3     45 k
        vmovdqu [rbp + 32], ymm6                                        ;   930.2 agu2+fp5   48 k spill
        vpand ymm6, ymm14, ymm7                                         ;   937.8 fp0     45 k
        vmovdqu [rbp - 64], ymm0                                        ;   931.2 agu0+fp5   48 k spill
        vpand ymm0, ymm2, ymm14                                         ;   936.8 fp1     45 k
        vpxor ymm3, ymm3, ymm0                                          ;   937.8 fp2     45 k
        vpand ymm0, ymm12, ymm13                                        ;   929.7 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   938.8 fp0     45 k
        vmovdqu [rbp + 320], ymm3                                       ;   939.8 agu2+fp5   45 k spill
        vpxor ymm3, ymm9, ymm11                                         ;   930.7 fp1     45 k
        vmovdqu [rbp - 128], ymm10                                      ;   937.8 agu1+fp5   45 k spill
        vpand ymm10, ymm3, ymm5                                         ;   931.7 fp2     45 k
        vmovdqu [rbp + 352], ymm12                                      ;   934.2 agu0+fp5   48 k spill
        vpand ymm12, ymm2, ymm7                                         ;   937.8 fp3     45 k
        vpxor ymm12, ymm12, ymm14                                       ;   938.8 fp0     45 k
        vpand ymm1, ymm11, ymm5                                         ;   930.5 fp1     45 k
        vpxor ymm1, ymm1, ymm8                                          ;   931.5 fp2     45 k
        vpxor ymm10, ymm10, ymm12                                       ;   939.8 fp3     45 k
        vmovdqu [rbp + 0], ymm1                                         ;   935.2 agu2+fp5   45 k spill
        vpand ymm1, ymm11, ymm2                                         ;   931.5 fp0     45 k
        vpxor ymm0, ymm0, ymm1                                          ;   932.5 fp1     45 k
        vpand ymm1, ymm11, ymm4                                         ;   931.8 fp2     45 k
        vpxor ymm0, ymm0, ymm6                                          ;   938.8 fp3     45 k
        vmovdqu [rbp + 416], ymm6                                       ;   938.8 agu1+fp5   45 k spill
        vpand ymm6, ymm11, ymm13                                        ;   934.2 fp0     45 k
        vpxor ymm1, ymm1, ymm6                                          ;   935.2 fp1     45 k
        vpxor ymm12, ymm12, ymm6                                        ;   939.8 fp2     45 k
        vpand ymm6, ymm13, ymm7                                         ;   937.8 fp3     45 k
        vpxor ymm11, ymm11, ymm6                                        ;   938.8 fp0     45 k
        vpxor ymm10, ymm10, ymm11                                       ;   940.8 fp1     45 k
        vpand ymm11, ymm11, ymm7                                        ;   939.8 fp2     45 k
        vpxor ymm11, ymm11, [rel misty1_expand_compact.T0_constants256] ;   940.8 fp3+agu0   45 k
        vmovdqu [rbp + 224], ymm6                                       ;   938.8 agu2+fp5   45 k spill
        vpand ymm6, ymm4, ymm2                                          ;   938.0 fp0     45 k
        vmovdqu [rbp + 256], ymm11                                      ;   941.8 agu1+fp5   45 k spill
        vpor ymm11, ymm3, ymm7                                          ;   938.3 fp1     45 k
        vmovdqu [rbp + 288], ymm3                                       ;   939.8 agu0+fp5   45 k spill
        vpand ymm3, ymm8, ymm13                                         ;   938.7 fp2     45 k
        vpand ymm8, ymm8, ymm2                                          ;   938.8 fp3     45 k
        vmovdqu [rbp + 64], ymm1                                        ;   940.8 agu2+fp5   45 k spill
        vpand ymm1, ymm5, ymm15                                         ;   939.2 fp0     45 k
        vpxor ymm11, ymm11, ymm1                                        ;   940.2 fp1     45 k
        vpand ymm1, ymm13, ymm15                                        ;   939.7 fp2     45 k
        vpxor ymm6, ymm6, ymm11                                         ;   941.2 fp3     45 k
        vpand ymm11, ymm14, ymm15                                       ;   940.2 fp0     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   941.2 fp1     45 k
        vpand ymm11, ymm5, ymm4                                         ;   940.7 fp2     45 k
        vpxor ymm12, ymm12, ymm3                                        ;   942.2 fp3     45 k
        vpxor ymm3, ymm3, ymm6                                          ;   942.2 fp0     45 k
        vpxor ymm3, ymm3, ymm9                                          ;   943.2 fp1     45 k
        vpxor ymm11, ymm11, ymm2                                        ;   941.7 fp2     45 k
        vmovdqu [rbp + 192], ymm3                                       ;   944.2 agu1+fp5   45 k spill
        vpxor ymm3, ymm1, ymm7                                          ;   941.8 fp3     45 k
        vpxor ymm1, ymm1, ymm5                                          ;   942.2 fp0     45 k
        vpxor ymm12, ymm12, ymm1                                        ;   943.2 fp1     45 k
        vpand ymm3, ymm3, ymm15                                         ;   942.8 fp2     45 k
        vpand ymm1, ymm1, ymm13                                         ;   943.2 fp3     45 k
        vpxor ymm10, ymm10, ymm3                                        ;   943.8 fp0     45 k
        vpand ymm3, ymm14, ymm4                                         ;   943.3 fp1     45 k
        vpxor ymm3, ymm3, ymm11                                         ;   944.3 fp2     45 k
        vpxor ymm12, ymm12, ymm0                                        ;   944.2 fp3     45 k
        vpand ymm9, ymm9, ymm15                                         ;   944.2 fp0     45 k
        vpxor ymm11, ymm11, ymm7                                        ;   944.3 fp1     45 k
        vpxor ymm9, ymm9, ymm11                                         ;   945.3 fp2     45 k
        vpand ymm11, ymm11, ymm4                                        ;   945.3 fp3     45 k
        vpxor ymm9, ymm9, ymm13                                         ;   946.3 fp0     45 k
        vpxor ymm1, ymm1, ymm3                                          ;   945.3 fp1     45 k
        vpand ymm3, ymm13, ymm14                                        ;   945.7 fp2     45 k
        vpand ymm13, ymm13, ymm2                                        ;   945.8 fp3     45 k
        vpxor ymm3, ymm3, ymm13                                         ;   946.8 fp0     45 k
        vpxor ymm11, ymm11, ymm3                                        ;   947.8 fp1     45 k
        vpxor ymm3, ymm2, ymm4                                          ;   946.7 fp2     45 k
        vpand ymm3, ymm3, ymm15                                         ;   947.7 fp3     45 k
        vpxor ymm3, ymm3, ymm1                                          ;   948.7 fp0     45 k
        vpxor ymm11, ymm11, [rbp + 0]                                   ;   948.8 fp1+agu0   45 k
        vpxor ymm13, ymm13, [rbp - 128]                                 ;   947.7 fp2+agu1   45 k
        vpxor ymm1, ymm1, ymm13                                         ;   948.7 fp3     45 k
        vmovdqu ymm13, [rbp + 352]                                      ;   945.8 agu0    48 k reload
        vmovdqu [rbp + 96], ymm11                                       ;   949.8 agu2+fp5   45 k spill
        vpand ymm11, ymm14, ymm13                                       ;   952.8 fp0     45 k
        vpand ymm2, ymm2, ymm13                                         ;   952.8 fp1     45 k
        vpand ymm7, ymm7, ymm5                                          ;   948.7 fp2     45 k
        vpxor ymm2, ymm2, [rbp + 64]                                    ;   953.8 fp3+agu1   45 k
        vpand ymm14, ymm14, ymm5                                        ;   949.2 fp0     45 k
        vpand ymm4, ymm4, ymm13                                         ;   952.8 fp1     45 k
        vpor ymm15, ymm15, [rbp + 288]                                  ;   949.7 fp2+agu0   45 k
        vpxor ymm13, ymm9, [rbp + 320]                                  ;   949.8 fp3+agu1   45 k
        vpxor ymm9, ymm9, ymm1                                          ;   950.2 fp0     45 k
        vpxor ymm8, ymm8, ymm9                                          ;   951.2 fp1     45 k
        vpxor ymm8, ymm8, ymm2                                          ;   954.8 fp2     45 k
        vpxor ymm7, ymm7, ymm11                                         ;   953.8 fp3     45 k
        vmovdqu ymm9, [rbp + 256]                                       ;   948.7 agu0    45 k reload
        vpxor ymm14, ymm14, ymm9                                        ;   955.7 fp0     45 k
        vpxor ymm7, ymm7, [rbp + 288]                                   ;   954.8 fp1+agu1   45 k
        vpxor ymm11, ymm11, ymm4                                        ;   953.8 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   955.8 fp3     45 k
        vpxor ymm6, ymm6, ymm13                                         ;   952.2 fp0     45 k
        vpxor ymm4, ymm4, ymm14                                         ;   956.7 fp1     45 k
        vpxor ymm14, ymm14, [rbp + 416]                                 ;   956.7 fp2+agu0   45 k
        vpxor ymm14, ymm14, [rbp + 192]                                 ;   957.7 fp3+agu1   45 k
        vpxor ymm12, ymm12, ymm11                                       ;   954.8 fp0     45 k
        vpxor ymm11, ymm11, [rbp + 320]                                 ;   954.8 fp1+agu0   45 k
        vmovdqu ymm7, [rbp + 352]                                       ;   952.2 agu1    48 k reload
        vpand ymm5, ymm5, ymm7                                          ;   959.2 fp2     45 k
        vpxor ymm0, ymm0, ymm5                                          ;   960.2 fp3     45 k
        vpxor ymm2, ymm2, ymm9                                          ;   955.7 fp0     45 k
        vpxor ymm5, ymm3, ymm5                                          ;   960.2 fp1     45 k
        vpxor ymm3, ymm3, ymm15                                         ;   956.8 fp2     45 k
        vpxor ymm10, ymm10, ymm2                                        ;   956.7 fp3     45 k
        vpxor ymm3, ymm3, [rbp + 224]                                   ;   957.8 fp0+agu0   45 k
        vpxor ymm15, ymm15, [rbp + 0]                                   ;   956.8 fp1+agu1   45 k
        vpxor ymm12, ymm12, [rbp - 128]                                 ;   955.8 fp2+agu0   45 k
        vpxor ymm11, ymm11, [rbp + 96]                                  ;   956.8 fp3+agu1   45 k
        vpxor ymm6, ymm6, [rbp + 288]                                   ;   956.2 fp0+agu0   45 k
        vpxor ymm7, ymm7, ymm0                                          ;   961.2 fp1     45 k
        vpxor ymm4, ymm4, ymm5                                          ;   961.2 fp2     45 k
        vpxor ymm15, ymm15, ymm7                                        ;   962.2 fp3     45 k
        vpxor ymm1, ymm1, ymm4                                          ;   962.2 fp0     45 k
        vmovdqu ymm0, [rbp - 64]                                        ;   956.8 agu1    48 k reload
        vpxor ymm1, ymm1, ymm0                                          ;   963.8 fp1     45 k
        vmovdqu ymm2, [rbp + 32]                                        ;   957.2 agu0    48 k reload
        vpxor ymm10, ymm10, ymm2                                        ;   964.2 fp2     45 k
        vmovdqu ymm4, [rbp + 160]                                       ;   957.8 agu1    48 k reload
        vpxor ymm8, ymm8, ymm4                                          ;   964.8 fp3     45 k
        vmovdqu ymm5, [rbp + 384]                                       ;   958.2 agu0    48 k reload
        vpxor ymm3, ymm3, ymm5                                          ;   965.2 fp0     45 k
        vmovdqu ymm7, [rbp - 32]                                        ;   958.8 agu1    48 k reload
        vpxor ymm15, ymm15, ymm7                                        ;   965.8 fp1     45 k
        vmovdqu ymm9, [rbp + 128]                                       ;   959.2 agu0    48 k reload
        vpxor ymm12, ymm12, ymm9                                        ;   966.2 fp2     45 k
        vmovdqu ymm13, [rbp - 96]                                       ;   959.8 agu1    48 k reload
        vpxor ymm14, ymm14, ymm13                                       ;   966.8 fp3     45 k
        vmovdqu [r9 + 7680], ymm1                                       ;   964.8 agu2+fp5  100 k
        vmovdqu [r9 + 7712], ymm10                                      ;   965.2 agu0+fp5  100 k
        vmovdqu [r9 + 7744], ymm8                                       ;   965.8 agu2+fp5  100 k
        vmovdqu [r9 + 7776], ymm3                                       ;   966.2 agu1+fp5  100 k
        vmovdqu [r9 + 7808], ymm15                                      ;   966.8 agu0+fp5  100 k
        vmovdqu [r9 + 7840], ymm12                                      ;   967.2 agu2+fp5  100 k
        vmovdqu [r9 + 7904], ymm11                                      ;   965.2 agu1+fp5  100 k
        vmovdqu [r9 + 7872], ymm14                                      ;   967.8 agu0+fp5  100 k
        vmovdqu [r9 + 7936], ymm6                                       ;   967.2 agu2+fp5  100 k
        vmovdqu [r9 + 7968], ymm0                                       ;   968.2 agu1+fp5  100 k
        vmovdqu [r9 + 8000], ymm2                                       ;   969.2 agu0+fp5  100 k
        vmovdqu [r9 + 8032], ymm4                                       ;   970.2 agu2+fp5  100 k
        vmovdqu [r9 + 8064], ymm5                                       ;   971.2 agu1+fp5  100 k
        vmovdqu [r9 + 8096], ymm7                                       ;   972.2 agu0+fp5  100 k
        vmovdqu [r9 + 8128], ymm9                                       ;   973.2 agu2+fp5  100 k
        vmovdqu [r9 + 8160], ymm13                                      ;   974.2 agu1+fp5  100 k
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
