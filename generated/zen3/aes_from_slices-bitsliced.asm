; aes_from_slices for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_from_slices --cpu zen3 --variant bitsliced
;
; void aes_from_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 4096 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (256 blocks of 16), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 2550 uops, planned 816.8; bounds: width 425.0, ports 469.0, path 26.0
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
%fatal "aes_from_slices is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes_from_slices
$_aes_from_slices:
%else
        global $aes_from_slices
%endif
$aes_from_slices:
        push rbp                                                     ;                    preserved
        mov rax, rsp                                                 ;                    frame
        sub rsp, 0xec0                                               ;                    frame
        and rsp, -32                                                 ;                    frame
        lea rbp, [rsp + 128]                                         ;                    frame
        mov qword [rbp + 3608], rax                                  ;                    frame
        mov dword [rbp + 3616], edx                                  ;                    argument
        mov qword [rbp + 3584], rdi                                  ;                    argument
        mov qword [rbp + 3600], rsi                                  ;                    argument
        mov r8d, dword [rbp + 3616]                                  ;     0.0 agu0   197 blocks
        shl r8, 0xc                                                  ;     4.0 alu1   197 blocks
        add r8, qword [rbp + 3584]                                   ;     5.0 alu0+agu1  197 blocks
        mov qword [rbp + 3592], r8                                   ;     6.0 agu2+st0  197 blocks
        cmp dword [rbp + 3616], 0                                    ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 3584]                                   ;                    resident
        mov r9, qword [rbp + 3600]                                   ;                    resident
        align 16
.blocks_1:
        vmovdqu ymm0, [r8]                                           ;     0.0 agu0   192 dst.0
        vmovdqu ymm1, [r8 + 32]                                      ;     0.2 agu1   192 dst.1
        vmovdqu ymm2, [r8 + 64]                                      ;     1.0 agu0   192 dst.2
        vmovdqu ymm3, [r8 + 96]                                      ;     1.2 agu1   192 dst.3
        vmovdqu ymm4, [r8 + 128]                                     ;     2.0 agu0   192 dst.4
        vmovdqu ymm5, [r8 + 160]                                     ;     2.2 agu1   192 dst.5
        vmovdqu ymm6, [r8 + 192]                                     ;     3.0 agu0   192 dst.6
        vmovdqu ymm7, [r8 + 224]                                     ;     3.2 agu1   192 dst.7
        vmovdqu ymm8, [r8 + 256]                                     ;     4.0 agu0   192 dst.8
        vmovdqu ymm9, [r8 + 288]                                     ;     4.2 agu1   192 dst.9
        vmovdqu ymm10, [r8 + 320]                                    ;     5.0 agu0   192 dst.10
        vmovdqu ymm11, [r8 + 352]                                    ;     5.2 agu1   192 dst.11
        vpsrlq ymm15, ymm0, 1                                        ;     7.0 fp1    192 dst
        vpxor ymm15, ymm15, ymm1                                     ;     8.0 fp0    192 dst
        vpand ymm15, ymm15, [rel aes_from_slices.T0_constants256]    ;     9.0 fp2+agu0  192 dst
        vpsllq ymm14, ymm15, 1                                       ;    10.0 fp1    192 dst
        vpxor ymm0, ymm0, ymm14                                      ;    11.0 fp3    192 dst
        vpsrlq ymm14, ymm2, 1                                        ;     8.0 fp2    192 dst
        vpxor ymm1, ymm1, ymm15                                      ;    10.0 fp0    192 dst
        vpxor ymm14, ymm14, ymm3                                     ;     9.0 fp3    192 dst
        vmovdqu ymm15, [rel aes_from_slices.T0_constants256]         ;     6.2 agu1   192 dst reload
        vpand ymm14, ymm14, ymm15                                    ;    13.2 fp1    192 dst
        vpxor ymm3, ymm3, ymm14                                      ;    14.2 fp0    192 dst
        vpsllq ymm14, ymm14, 1                                       ;    14.2 fp2    192 dst
        vpxor ymm2, ymm2, ymm14                                      ;    15.2 fp3    192 dst
        vpsrlq ymm14, ymm4, 1                                        ;     9.0 fp1    192 dst
        vpxor ymm14, ymm14, ymm5                                     ;    10.0 fp0    192 dst
        vpand ymm14, ymm14, ymm15                                    ;    13.2 fp2    192 dst
        vpsllq ymm13, ymm14, 1                                       ;    14.2 fp1    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;    15.2 fp3    192 dst
        vpsrlq ymm13, ymm6, 1                                        ;    10.0 fp2    192 dst
        vpxor ymm5, ymm5, ymm14                                      ;    14.2 fp0    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;    11.0 fp1    192 dst
        vpand ymm13, ymm13, ymm15                                    ;    13.2 fp3    192 dst
        vpsllq ymm14, ymm13, 1                                       ;    14.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;    15.2 fp0    192 dst
        vpsrlq ymm14, ymm0, 2                                        ;    12.0 fp1    192 dst
        vpxor ymm7, ymm7, ymm13                                      ;    14.2 fp3    192 dst
        vpxor ymm14, ymm14, ymm2                                     ;    16.2 fp2    192 dst
        vmovdqu ymm13, [rel aes_from_slices.T0_constants256 + 32]    ;    11.0 agu0   192 dst reload
        vpand ymm14, ymm14, ymm13                                    ;    18.0 fp0    192 dst
        vpsllq ymm12, ymm14, 2                                       ;    19.0 fp1    192 dst
        vpxor ymm0, ymm0, ymm12                                      ;    20.0 fp3    192 dst
        vpsrlq ymm12, ymm1, 2                                        ;    13.2 fp2    192 dst
        vpxor ymm2, ymm2, ymm14                                      ;    19.0 fp0    192 dst
        vpxor ymm12, ymm12, ymm3                                     ;    15.2 fp1    192 dst
        vpand ymm12, ymm12, ymm13                                    ;    18.0 fp3    192 dst
        vpsllq ymm14, ymm12, 2                                       ;    19.0 fp2    192 dst
        vpxor ymm1, ymm1, ymm14                                      ;    20.0 fp0    192 dst
        vpsrlq ymm14, ymm4, 2                                        ;    16.2 fp1    192 dst
        vpxor ymm3, ymm3, ymm12                                      ;    19.0 fp3    192 dst
        vpxor ymm14, ymm14, ymm6                                     ;    17.2 fp2    192 dst
        vpand ymm14, ymm14, ymm13                                    ;    18.2 fp0    192 dst
        vpsllq ymm12, ymm14, 2                                       ;    19.2 fp1    192 dst
        vpxor ymm4, ymm4, ymm12                                      ;    20.2 fp3    192 dst
        vpsrlq ymm12, ymm5, 2                                        ;    16.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;    19.2 fp0    192 dst
        vpxor ymm12, ymm12, ymm7                                     ;    17.2 fp1    192 dst
        vpand ymm12, ymm12, ymm13                                    ;    18.2 fp3    192 dst
        vpsllq ymm14, ymm12, 2                                       ;    19.2 fp2    192 dst
        vpxor ymm5, ymm5, ymm14                                      ;    20.2 fp0    192 dst
        vpsrlq ymm14, ymm0, 4                                        ;    21.0 fp1    192 dst
        vpxor ymm7, ymm7, ymm12                                      ;    19.2 fp3    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;    22.0 fp2    192 dst
        vmovdqu ymm12, [rel aes_from_slices.T0_constants256 + 64]    ;    18.3 agu1   192 dst reload
        vpand ymm14, ymm14, ymm12                                    ;    25.3 fp0    192 dst
        vpsllq ymm13, ymm14, 4                                       ;    26.3 fp1    192 dst
        vpxor ymm0, ymm0, ymm13                                      ;    27.3 fp3    192 dst
        vpsrlq ymm13, ymm1, 4                                        ;    21.0 fp2    192 dst
        vpxor ymm4, ymm4, ymm14                                      ;    26.3 fp0    192 dst
        vpxor ymm13, ymm13, ymm5                                     ;    22.0 fp1    192 dst
        vpand ymm13, ymm13, ymm12                                    ;    25.3 fp3    192 dst
        vpsllq ymm14, ymm13, 4                                       ;    26.3 fp2    192 dst
        vpxor ymm1, ymm1, ymm14                                      ;    27.3 fp0    192 dst
        vpsrlq ymm14, ymm2, 4                                        ;    20.7 fp1    192 dst
        vpxor ymm5, ymm5, ymm13                                      ;    26.3 fp3    192 dst
        vpxor ymm14, ymm14, ymm6                                     ;    21.7 fp2    192 dst
        vpand ymm14, ymm14, ymm12                                    ;    25.3 fp0    192 dst
        vpsllq ymm13, ymm14, 4                                       ;    26.3 fp1    192 dst
        vpxor ymm2, ymm2, ymm13                                      ;    27.3 fp3    192 dst
        vpsrlq ymm13, ymm3, 4                                        ;    22.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;    26.3 fp0    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;    23.2 fp1    192 dst
        vpand ymm13, ymm13, ymm12                                    ;    25.3 fp3    192 dst
        vpsllq ymm14, ymm13, 4                                       ;    26.3 fp2    192 dst
        vpxor ymm3, ymm3, ymm14                                      ;    27.3 fp0    192 dst
        vpsrlq ymm14, ymm8, 1                                        ;    23.7 fp1    192 dst
        vpxor ymm7, ymm7, ymm13                                      ;    26.3 fp3    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;    25.3 fp2    192 dst
        vpand ymm14, ymm14, ymm15                                    ;    26.3 fp0    192 dst
        vpsllq ymm13, ymm14, 1                                       ;    27.3 fp1    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;    28.3 fp3    192 dst
        vpsrlq ymm13, ymm10, 1                                       ;    26.3 fp2    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;    27.3 fp0    192 dst
        vpxor ymm13, ymm13, ymm11                                    ;    27.3 fp1    192 dst
        vpand ymm13, ymm13, ymm15                                    ;    28.3 fp3    192 dst
        vpsllq ymm14, ymm13, 1                                       ;    29.3 fp2    192 dst
        vpxor ymm10, ymm10, ymm14                                    ;    30.3 fp0    192 dst
        vpxor ymm11, ymm11, ymm13                                    ;    29.3 fp1    192 dst
        vmovdqu ymm13, [r8 + 384]                                    ;    27.3 agu0   192 dst.12 reload
        vpsrlq ymm14, ymm13, 1                                       ;    34.3 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 416]                               ;    35.3 fp3+agu1  192 dst
        vpand ymm14, ymm14, ymm15                                    ;    36.3 fp0    192 dst
        vmovdqu [rbp - 128], ymm7                                    ;    28.0 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;    37.3 fp1    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;    38.3 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 416]                               ;    37.3 fp2+agu0  192 dst
        vmovdqu ymm7, [r8 + 448]                                     ;    28.7 agu1   192 dst.14 reload
        vmovdqu [rbp - 96], ymm6                                     ;    29.0 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;    35.7 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 480]                                 ;    36.7 fp0+agu0  192 dst
        vpand ymm6, ymm6, ymm15                                      ;    37.7 fp3    192 dst
        vmovdqu [rbp - 64], ymm5                                     ;    30.0 agu1+fp5  192 dst spill
        vpsllq ymm5, ymm6, 1                                         ;    38.7 fp2    192 dst
        vpxor ymm7, ymm7, ymm5                                       ;    39.7 fp0    192 dst
        vpsrlq ymm5, ymm8, 2                                         ;    30.7 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 480]                                 ;    38.7 fp3+agu0  192 dst
        vpxor ymm5, ymm5, ymm10                                      ;    31.7 fp2    192 dst
        vpand ymm5, ymm5, [rel aes_from_slices.T0_constants256 + 32] ;    32.7 fp0+agu1  192 dst
        vmovdqu [rbp - 32], ymm4                                     ;    31.0 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm5, 2                                         ;    33.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;    34.7 fp3    192 dst
        vpsrlq ymm4, ymm9, 2                                         ;    32.3 fp2    192 dst
        vpxor ymm10, ymm10, ymm5                                     ;    33.7 fp0    192 dst
        vpxor ymm4, ymm4, ymm11                                      ;    33.3 fp1    192 dst
        vmovdqu ymm5, [rel aes_from_slices.T0_constants256 + 32]     ;    33.3 agu0   192 dst reload
        vpand ymm4, ymm4, ymm5                                       ;    40.3 fp3    192 dst
        vmovdqu [rbp + 0], ymm3                                      ;    33.7 agu1+fp5  192 dst spill
        vpsllq ymm3, ymm4, 2                                         ;    41.3 fp2    192 dst
        vpxor ymm9, ymm9, ymm3                                       ;    42.3 fp0    192 dst
        vpsrlq ymm3, ymm13, 2                                        ;    39.3 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;    41.3 fp3    192 dst
        vpxor ymm3, ymm3, ymm7                                       ;    40.7 fp2    192 dst
        vpand ymm3, ymm3, ymm5                                       ;    41.7 fp0    192 dst
        vpsllq ymm4, ymm3, 2                                         ;    42.7 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;    43.7 fp3    192 dst
        vpsrlq ymm4, ymm14, 2                                        ;    38.3 fp2    192 dst
        vpxor ymm7, ymm7, ymm3                                       ;    42.7 fp0    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;    39.7 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;    40.7 fp3    192 dst
        vpsllq ymm3, ymm4, 2                                         ;    41.7 fp2    192 dst
        vpxor ymm14, ymm14, ymm3                                     ;    42.7 fp0    192 dst
        vpsrlq ymm3, ymm8, 4                                         ;    38.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;    41.7 fp3    192 dst
        vpxor ymm3, ymm3, ymm13                                      ;    44.7 fp2    192 dst
        vpand ymm3, ymm3, ymm12                                      ;    45.7 fp0    192 dst
        vpsllq ymm4, ymm3, 4                                         ;    46.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;    47.7 fp3    192 dst
        vpsrlq ymm4, ymm9, 4                                         ;    43.3 fp2    192 dst
        vpxor ymm13, ymm13, ymm3                                     ;    46.7 fp0    192 dst
        vpxor ymm4, ymm4, ymm14                                      ;    44.3 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;    45.3 fp3    192 dst
        vpsllq ymm3, ymm4, 4                                         ;    46.3 fp2    192 dst
        vpxor ymm9, ymm9, ymm3                                       ;    47.3 fp0    192 dst
        vpsrlq ymm3, ymm10, 4                                        ;    42.3 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;    46.3 fp3    192 dst
        vpxor ymm3, ymm3, ymm7                                       ;    43.7 fp2    192 dst
        vpand ymm3, ymm3, ymm12                                      ;    44.7 fp0    192 dst
        vpsllq ymm4, ymm3, 4                                         ;    45.7 fp1    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;    46.7 fp3    192 dst
        vpsrlq ymm4, ymm11, 4                                        ;    43.7 fp2    192 dst
        vpxor ymm7, ymm7, ymm3                                       ;    45.7 fp0    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;    44.7 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;    45.7 fp3    192 dst
        vpsllq ymm3, ymm4, 4                                         ;    46.7 fp2    192 dst
        vpxor ymm11, ymm11, ymm3                                     ;    47.7 fp0    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;    46.7 fp1    192 dst
        vmovdqu ymm3, [r8 + 512]                                     ;    45.0 agu0   192 dst.16 reload
        vpsrlq ymm4, ymm3, 1                                         ;    52.0 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 544]                                 ;    53.0 fp3+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;    54.0 fp0    192 dst
        vmovdqu [rbp + 32], ymm6                                     ;    47.7 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;    55.0 fp1    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;    56.0 fp3    192 dst
        vpxor ymm4, ymm4, [r8 + 544]                                 ;    55.0 fp2+agu0  192 dst
        vmovdqu ymm6, [r8 + 576]                                     ;    46.5 agu1   192 dst.18 reload
        vmovdqu [rbp + 64], ymm7                                     ;    46.8 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;    53.5 fp1    192 dst
        vpxor ymm7, ymm7, [r8 + 608]                                 ;    54.5 fp0+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;    55.5 fp3    192 dst
        vmovdqu [rbp + 96], ymm14                                    ;    47.8 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;    56.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;    57.5 fp0    192 dst
        vpxor ymm7, ymm7, [r8 + 608]                                 ;    56.5 fp1+agu0  192 dst
        vmovdqu ymm14, [r8 + 640]                                    ;    48.5 agu1   192 dst.20 reload
        vmovdqu [rbp + 128], ymm13                                   ;    48.8 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;    55.5 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 672]                               ;    56.5 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;    57.5 fp0    192 dst
        vmovdqu [rbp + 160], ymm11                                   ;    49.8 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;    58.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;    59.5 fp3    192 dst
        vpxor ymm13, ymm13, [r8 + 672]                               ;    58.5 fp2+agu1  192 dst
        vmovdqu ymm11, [r8 + 704]                                    ;    53.5 agu0   192 dst.22 reload
        vmovdqu [rbp + 192], ymm10                                   ;    53.7 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;    60.5 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 736]                               ;    61.5 fp0+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;    62.5 fp3    192 dst
        vmovdqu [rbp + 224], ymm9                                    ;    55.0 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;    63.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;    64.5 fp1    192 dst
        vpsrlq ymm9, ymm3, 2                                         ;    57.0 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 736]                               ;    63.5 fp0+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;    58.5 fp3    192 dst
        vpand ymm9, ymm9, ymm5                                       ;    59.5 fp1    192 dst
        vmovdqu [rbp + 256], ymm8                                    ;    56.7 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;    60.5 fp2    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;    61.5 fp0    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;    57.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;    60.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;    58.5 fp0    192 dst
        vpand ymm8, ymm8, ymm5                                       ;    59.5 fp2    192 dst
        vpsllq ymm9, ymm8, 2                                         ;    60.5 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;    61.5 fp3    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;    60.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;    60.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;    65.5 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;    66.5 fp3    192 dst
        vpsllq ymm8, ymm9, 2                                         ;    67.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;    68.5 fp0    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;    60.7 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;    67.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;    64.5 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;    65.5 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;    66.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;    67.5 fp3    192 dst
        vpsrlq ymm9, ymm3, 4                                         ;    62.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;    66.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;    69.5 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;    70.5 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;    71.5 fp2    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;    72.5 fp0    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;    63.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;    71.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;    68.5 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;    69.5 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;    70.5 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;    71.5 fp3    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;    66.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;    70.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;    68.5 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;    69.5 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;    70.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;    71.5 fp0    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;    67.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;    70.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;    68.8 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;    69.8 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;    70.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;    71.8 fp3    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;    70.8 fp2    192 dst
        vmovdqu ymm8, [r8 + 768]                                     ;    69.7 agu0   192 dst.24 reload
        vpsrlq ymm9, ymm8, 1                                         ;    76.7 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 800]                                 ;    77.7 fp0+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;    78.7 fp3    192 dst
        vmovdqu [rbp + 288], ymm10                                   ;    71.8 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;    79.7 fp2    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;    80.7 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 800]                                 ;    79.7 fp0+agu0  192 dst
        vmovdqu ymm10, [r8 + 832]                                    ;    71.2 agu1   192 dst.26 reload
        vmovdqu [rbp + 320], ymm11                                   ;    71.5 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;    78.2 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 864]                               ;    79.2 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;    80.2 fp1    192 dst
        vmovdqu [rbp + 352], ymm13                                   ;    72.5 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;    81.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;    82.2 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 864]                               ;    81.2 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 896]                                    ;    73.2 agu1   192 dst.28 reload
        vmovdqu [rbp + 384], ymm14                                   ;    73.5 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;    80.2 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 928]                               ;    81.2 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;    82.2 fp2    192 dst
        vmovdqu [rbp + 416], ymm7                                    ;    74.5 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;    83.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;    84.2 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 928]                               ;    83.2 fp0+agu1  192 dst
        vmovdqu ymm7, [r8 + 960]                                     ;    78.2 agu0   192 dst.30 reload
        vmovdqu [rbp + 448], ymm6                                    ;    78.3 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;    85.2 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 992]                                 ;    86.2 fp1+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;    87.2 fp3    192 dst
        vmovdqu [rbp + 480], ymm2                                    ;    79.7 agu0+fp5  192 dst spill
        vpsllq ymm2, ymm6, 1                                         ;    88.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm2                                       ;    89.2 fp0    192 dst
        vpsrlq ymm2, ymm8, 2                                         ;    81.7 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 992]                                 ;    88.2 fp3+agu1  192 dst
        vpxor ymm2, ymm2, ymm10                                      ;    83.2 fp2    192 dst
        vpand ymm2, ymm2, ymm5                                       ;    84.2 fp0    192 dst
        vmovdqu [rbp + 512], ymm4                                    ;    81.3 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm2, 2                                         ;    85.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;    86.2 fp3    192 dst
        vpsrlq ymm4, ymm9, 2                                         ;    81.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm2                                     ;    85.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm11                                      ;    82.8 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;    83.8 fp3    192 dst
        vpsllq ymm2, ymm4, 2                                         ;    84.8 fp2    192 dst
        vpxor ymm9, ymm9, ymm2                                       ;    85.8 fp0    192 dst
        vpsrlq ymm2, ymm13, 2                                        ;    85.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;    84.8 fp3    192 dst
        vpxor ymm2, ymm2, ymm7                                       ;    90.2 fp2    192 dst
        vpand ymm2, ymm2, ymm5                                       ;    91.2 fp0    192 dst
        vpsllq ymm4, ymm2, 2                                         ;    92.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;    93.2 fp3    192 dst
        vpsrlq ymm4, ymm14, 2                                        ;    85.0 fp2    192 dst
        vpxor ymm7, ymm7, ymm2                                       ;    92.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;    89.2 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;    90.2 fp3    192 dst
        vpsllq ymm2, ymm4, 2                                         ;    91.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm2                                     ;    92.2 fp0    192 dst
        vpsrlq ymm2, ymm8, 4                                         ;    87.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;    91.2 fp3    192 dst
        vpxor ymm2, ymm2, ymm13                                      ;    94.2 fp2    192 dst
        vpand ymm2, ymm2, ymm12                                      ;    95.2 fp0    192 dst
        vpsllq ymm4, ymm2, 4                                         ;    96.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;    97.2 fp3    192 dst
        vpsrlq ymm4, ymm9, 4                                         ;    88.3 fp2    192 dst
        vpxor ymm13, ymm13, ymm2                                     ;    96.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm14                                      ;    93.2 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;    94.2 fp3    192 dst
        vpsllq ymm2, ymm4, 4                                         ;    95.2 fp2    192 dst
        vpxor ymm9, ymm9, ymm2                                       ;    96.2 fp0    192 dst
        vpsrlq ymm2, ymm10, 4                                        ;    91.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;    95.2 fp3    192 dst
        vpxor ymm2, ymm2, ymm7                                       ;    93.2 fp2    192 dst
        vpand ymm2, ymm2, ymm12                                      ;    94.2 fp0    192 dst
        vpsllq ymm4, ymm2, 4                                         ;    95.2 fp1    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;    96.2 fp3    192 dst
        vpsrlq ymm4, ymm11, 4                                        ;    92.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm2                                       ;    95.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;    93.5 fp1    192 dst
        vpand ymm4, ymm4, ymm12                                      ;    94.5 fp3    192 dst
        vpsllq ymm2, ymm4, 4                                         ;    95.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm2                                     ;    96.5 fp0    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;    95.5 fp1    192 dst
        vmovdqu ymm2, [r8 + 1024]                                    ;    94.3 agu0   192 dst.0 reload
        vpsrlq ymm4, ymm2, 1                                         ;   101.3 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 1056]                                ;   102.3 fp3+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   103.3 fp0    192 dst
        vmovdqu [rbp + 544], ymm6                                    ;    96.5 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   104.3 fp1    192 dst
        vpxor ymm2, ymm2, ymm6                                       ;   105.3 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 1056]                                ;   104.3 fp3+agu0  192 dst
        vmovdqu ymm6, [r8 + 1088]                                    ;    95.8 agu1   192 dst.2 reload
        vmovdqu [rbp + 576], ymm7                                    ;    96.2 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   102.8 fp1    192 dst
        vpxor ymm7, ymm7, [r8 + 1120]                                ;   103.8 fp0+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   104.8 fp2    192 dst
        vmovdqu [rbp + 608], ymm14                                   ;    97.2 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   105.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   106.8 fp3    192 dst
        vpxor ymm7, ymm7, [r8 + 1120]                                ;   105.8 fp0+agu0  192 dst
        vmovdqu ymm14, [r8 + 1152]                                   ;    97.8 agu1   192 dst.4 reload
        vmovdqu [rbp + 640], ymm13                                   ;    98.2 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   104.8 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 1184]                              ;   105.8 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   106.8 fp1    192 dst
        vmovdqu [rbp + 672], ymm11                                   ;    99.2 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   107.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   108.8 fp0    192 dst
        vpxor ymm13, ymm13, [r8 + 1184]                              ;   107.8 fp3+agu1  192 dst
        vmovdqu ymm11, [r8 + 1216]                                   ;   102.8 agu0   192 dst.6 reload
        vmovdqu [rbp + 704], ymm10                                   ;   103.0 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   109.8 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 1248]                              ;   110.8 fp2+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   111.8 fp0    192 dst
        vmovdqu [rbp + 736], ymm9                                    ;   104.3 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   112.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   113.8 fp3    192 dst
        vpsrlq ymm9, ymm2, 2                                         ;   106.3 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 1248]                              ;   112.8 fp0+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   107.8 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   108.8 fp3    192 dst
        vmovdqu [rbp + 768], ymm8                                    ;   106.0 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   109.8 fp2    192 dst
        vpxor ymm2, ymm2, ymm8                                       ;   110.8 fp0    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   106.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   109.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   107.5 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   108.5 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   109.5 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   110.5 fp3    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   109.8 fp2    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   109.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   114.8 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   115.8 fp3    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   116.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   117.8 fp0    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   109.7 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   116.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   113.8 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   114.8 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   115.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   116.8 fp3    192 dst
        vpsrlq ymm9, ymm2, 4                                         ;   111.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   115.8 fp0    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   118.8 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   119.8 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   120.8 fp2    192 dst
        vpxor ymm2, ymm2, ymm8                                       ;   121.8 fp0    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   113.0 fp1    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   120.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   117.8 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   118.8 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   119.8 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   120.8 fp3    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   115.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   119.8 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   117.8 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   118.8 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   119.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   120.8 fp0    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   117.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   119.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   118.2 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   119.2 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   120.2 fp1    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   121.2 fp3    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   120.2 fp2    192 dst
        vmovdqu ymm8, [r8 + 1280]                                    ;   119.0 agu0   192 dst.8 reload
        vpsrlq ymm9, ymm8, 1                                         ;   126.0 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 1312]                                ;   127.0 fp0+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   128.0 fp3    192 dst
        vmovdqu [rbp + 800], ymm10                                   ;   121.2 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   129.0 fp2    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   130.0 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 1312]                                ;   129.0 fp0+agu0  192 dst
        vmovdqu ymm10, [r8 + 1344]                                   ;   120.5 agu1   192 dst.10 reload
        vmovdqu [rbp + 832], ymm11                                   ;   120.8 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   127.5 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 1376]                              ;   128.5 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   129.5 fp1    192 dst
        vmovdqu [rbp + 864], ymm13                                   ;   121.8 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   130.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   131.5 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 1376]                              ;   130.5 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 1408]                                   ;   122.5 agu1   192 dst.12 reload
        vmovdqu [rbp + 896], ymm14                                   ;   122.8 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   129.5 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 1440]                              ;   130.5 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   131.5 fp2    192 dst
        vmovdqu [rbp + 928], ymm7                                    ;   123.8 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   132.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   133.5 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 1440]                              ;   132.5 fp0+agu1  192 dst
        vmovdqu ymm7, [r8 + 1472]                                    ;   127.5 agu0   192 dst.14 reload
        vmovdqu [rbp + 960], ymm6                                    ;   127.7 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   134.5 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 1504]                                ;   135.5 fp1+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   136.5 fp3    192 dst
        vmovdqu [rbp + 992], ymm4                                    ;   129.0 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   137.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   138.5 fp0    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   131.0 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 1504]                                ;   137.5 fp3+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   132.5 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   133.5 fp0    192 dst
        vmovdqu [rbp + 1024], ymm1                                   ;   130.7 agu2+fp5  192 dst spill
        vpsllq ymm1, ymm4, 2                                         ;   134.5 fp1    192 dst
        vpxor ymm8, ymm8, ymm1                                       ;   135.5 fp3    192 dst
        vpsrlq ymm1, ymm9, 2                                         ;   131.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   134.5 fp0    192 dst
        vpxor ymm1, ymm1, ymm11                                      ;   132.2 fp1    192 dst
        vpand ymm1, ymm1, ymm5                                       ;   133.2 fp3    192 dst
        vpsllq ymm4, ymm1, 2                                         ;   134.2 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   135.2 fp0    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   134.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm1                                     ;   134.2 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   139.5 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   140.5 fp0    192 dst
        vpsllq ymm1, ymm4, 2                                         ;   141.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm1                                     ;   142.5 fp3    192 dst
        vpsrlq ymm1, ymm14, 2                                        ;   134.3 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   141.5 fp0    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   138.5 fp1    192 dst
        vpand ymm1, ymm1, ymm5                                       ;   139.5 fp3    192 dst
        vpsllq ymm4, ymm1, 2                                         ;   140.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   141.5 fp0    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   136.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm1                                       ;   140.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   143.5 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   144.5 fp0    192 dst
        vpsllq ymm1, ymm4, 4                                         ;   145.5 fp1    192 dst
        vpxor ymm8, ymm8, ymm1                                       ;   146.5 fp3    192 dst
        vpsrlq ymm1, ymm9, 4                                         ;   137.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   145.5 fp0    192 dst
        vpxor ymm1, ymm1, ymm14                                      ;   142.5 fp1    192 dst
        vpand ymm1, ymm1, ymm12                                      ;   143.5 fp3    192 dst
        vpsllq ymm4, ymm1, 4                                         ;   144.5 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   145.5 fp0    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   140.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm1                                     ;   144.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   142.5 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   143.5 fp0    192 dst
        vpsllq ymm1, ymm4, 4                                         ;   144.5 fp1    192 dst
        vpxor ymm10, ymm10, ymm1                                     ;   145.5 fp3    192 dst
        vpsrlq ymm1, ymm11, 4                                        ;   141.8 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   144.5 fp0    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   142.8 fp1    192 dst
        vpand ymm1, ymm1, ymm12                                      ;   143.8 fp3    192 dst
        vpsllq ymm4, ymm1, 4                                         ;   144.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   145.8 fp0    192 dst
        vpxor ymm6, ymm6, ymm1                                       ;   144.8 fp1    192 dst
        vmovdqu ymm1, [r8 + 1536]                                    ;   143.7 agu0   192 dst.16 reload
        vpsrlq ymm4, ymm1, 1                                         ;   150.7 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 1568]                                ;   151.7 fp3+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   152.7 fp0    192 dst
        vmovdqu [rbp + 1056], ymm6                                   ;   145.8 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   153.7 fp1    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   154.7 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 1568]                                ;   153.7 fp3+agu0  192 dst
        vmovdqu ymm6, [r8 + 1600]                                    ;   145.2 agu1   192 dst.18 reload
        vmovdqu [rbp + 1088], ymm7                                   ;   145.5 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   152.2 fp1    192 dst
        vpxor ymm7, ymm7, [r8 + 1632]                                ;   153.2 fp0+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   154.2 fp2    192 dst
        vmovdqu [rbp + 1120], ymm14                                  ;   146.5 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   155.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   156.2 fp3    192 dst
        vpxor ymm7, ymm7, [r8 + 1632]                                ;   155.2 fp0+agu0  192 dst
        vmovdqu ymm14, [r8 + 1664]                                   ;   147.2 agu1   192 dst.20 reload
        vmovdqu [rbp + 1152], ymm13                                  ;   147.5 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   154.2 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 1696]                              ;   155.2 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   156.2 fp0    192 dst
        vmovdqu [rbp + 1184], ymm11                                  ;   148.5 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   157.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   158.2 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 1696]                              ;   157.2 fp3+agu1  192 dst
        vmovdqu ymm11, [r8 + 1728]                                   ;   152.2 agu0   192 dst.22 reload
        vmovdqu [rbp + 1216], ymm10                                  ;   152.3 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   159.2 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 1760]                              ;   160.2 fp0+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   161.2 fp2    192 dst
        vmovdqu [rbp + 1248], ymm9                                   ;   153.7 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   162.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   163.2 fp3    192 dst
        vpsrlq ymm9, ymm1, 2                                         ;   155.7 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 1760]                              ;   162.2 fp0+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   157.2 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   158.2 fp3    192 dst
        vmovdqu [rbp + 1280], ymm8                                   ;   155.3 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   159.2 fp2    192 dst
        vpxor ymm1, ymm1, ymm8                                       ;   160.2 fp0    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   155.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   159.2 fp3    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   156.8 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   157.8 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   158.8 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   159.8 fp3    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   159.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   158.8 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   164.2 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   165.2 fp3    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   166.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   167.2 fp0    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   159.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   166.2 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   163.2 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   164.2 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   165.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   166.2 fp3    192 dst
        vpsrlq ymm9, ymm1, 4                                         ;   161.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   165.2 fp0    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   168.2 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   169.2 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   170.2 fp2    192 dst
        vpxor ymm1, ymm1, ymm8                                       ;   171.2 fp0    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   162.3 fp1    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   170.2 fp3    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   167.2 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   168.2 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   169.2 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   170.2 fp3    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   165.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   169.2 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   167.2 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   168.2 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   169.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   170.2 fp0    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   166.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   169.2 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   167.5 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   168.5 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   169.5 fp1    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   170.5 fp3    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   169.5 fp2    192 dst
        vmovdqu ymm8, [r8 + 1792]                                    ;   168.3 agu0   192 dst.24 reload
        vpsrlq ymm9, ymm8, 1                                         ;   175.3 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 1824]                                ;   176.3 fp0+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   177.3 fp3    192 dst
        vmovdqu [rbp + 1312], ymm10                                  ;   170.5 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   178.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   179.3 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 1824]                                ;   178.3 fp0+agu0  192 dst
        vmovdqu ymm10, [r8 + 1856]                                   ;   169.8 agu1   192 dst.26 reload
        vmovdqu [rbp + 1344], ymm11                                  ;   170.2 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   176.8 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 1888]                              ;   177.8 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   178.8 fp1    192 dst
        vmovdqu [rbp + 1376], ymm13                                  ;   171.2 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   179.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   180.8 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 1888]                              ;   179.8 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 1920]                                   ;   171.8 agu1   192 dst.28 reload
        vmovdqu [rbp + 1408], ymm14                                  ;   172.2 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   178.8 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 1952]                              ;   179.8 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   180.8 fp3    192 dst
        vmovdqu [rbp + 1440], ymm7                                   ;   173.2 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   181.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   182.8 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 1952]                              ;   181.8 fp0+agu1  192 dst
        vmovdqu ymm7, [r8 + 1984]                                    ;   176.8 agu0   192 dst.30 reload
        vmovdqu [rbp + 1472], ymm6                                   ;   177.0 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   183.8 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 2016]                                ;   184.8 fp3+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   185.8 fp1    192 dst
        vmovdqu [rbp + 1504], ymm4                                   ;   178.3 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   186.8 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   187.8 fp0    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   180.3 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 2016]                                ;   186.8 fp3+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   181.8 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   182.8 fp0    192 dst
        vmovdqu [rbp + 1536], ymm1                                   ;   180.0 agu2+fp5  192 dst spill
        vpsllq ymm1, ymm4, 2                                         ;   183.8 fp1    192 dst
        vpxor ymm8, ymm8, ymm1                                       ;   184.8 fp3    192 dst
        vpsrlq ymm1, ymm9, 2                                         ;   180.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   183.8 fp0    192 dst
        vpxor ymm1, ymm1, ymm11                                      ;   181.5 fp1    192 dst
        vpand ymm1, ymm1, ymm5                                       ;   182.5 fp3    192 dst
        vpsllq ymm4, ymm1, 2                                         ;   183.5 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   184.5 fp0    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   183.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm1                                     ;   183.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   188.8 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   189.8 fp0    192 dst
        vpsllq ymm1, ymm4, 2                                         ;   190.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm1                                     ;   191.8 fp3    192 dst
        vpsrlq ymm1, ymm14, 2                                        ;   183.7 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   190.8 fp0    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   187.8 fp1    192 dst
        vpand ymm1, ymm1, ymm5                                       ;   188.8 fp3    192 dst
        vpsllq ymm4, ymm1, 2                                         ;   189.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   190.8 fp0    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   185.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm1                                       ;   189.8 fp3    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   192.8 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   193.8 fp0    192 dst
        vpsllq ymm1, ymm4, 4                                         ;   194.8 fp1    192 dst
        vpxor ymm8, ymm8, ymm1                                       ;   195.8 fp3    192 dst
        vpsrlq ymm1, ymm9, 4                                         ;   187.0 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   194.8 fp0    192 dst
        vpxor ymm1, ymm1, ymm14                                      ;   191.8 fp1    192 dst
        vpand ymm1, ymm1, ymm12                                      ;   192.8 fp3    192 dst
        vpsllq ymm4, ymm1, 4                                         ;   193.8 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   194.8 fp0    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   189.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm1                                     ;   193.8 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   191.8 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   192.8 fp0    192 dst
        vpsllq ymm1, ymm4, 4                                         ;   193.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm1                                     ;   194.8 fp3    192 dst
        vpsrlq ymm1, ymm11, 4                                        ;   191.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   193.8 fp0    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   192.2 fp1    192 dst
        vpand ymm1, ymm1, ymm12                                      ;   193.2 fp3    192 dst
        vpsllq ymm4, ymm1, 4                                         ;   194.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   195.2 fp0    192 dst
        vpxor ymm6, ymm6, ymm1                                       ;   194.2 fp1    192 dst
        vmovdqu ymm1, [r8 + 2048]                                    ;   193.0 agu0   192 dst.0 reload
        vpsrlq ymm4, ymm1, 1                                         ;   200.0 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 2080]                                ;   201.0 fp3+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   202.0 fp0    192 dst
        vmovdqu [rbp + 1568], ymm6                                   ;   195.2 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   203.0 fp1    192 dst
        vpxor ymm1, ymm1, ymm6                                       ;   204.0 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 2080]                                ;   203.0 fp3+agu0  192 dst
        vmovdqu ymm6, [r8 + 2112]                                    ;   194.5 agu1   192 dst.2 reload
        vmovdqu [rbp + 1600], ymm7                                   ;   194.8 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   201.5 fp1    192 dst
        vpxor ymm7, ymm7, [r8 + 2144]                                ;   202.5 fp0+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   203.5 fp2    192 dst
        vmovdqu [rbp + 1632], ymm14                                  ;   195.8 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   204.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   205.5 fp3    192 dst
        vpxor ymm7, ymm7, [r8 + 2144]                                ;   204.5 fp0+agu0  192 dst
        vmovdqu ymm14, [r8 + 2176]                                   ;   196.5 agu1   192 dst.4 reload
        vmovdqu [rbp + 1664], ymm13                                  ;   196.8 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   203.5 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2208]                              ;   204.5 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   205.5 fp0    192 dst
        vmovdqu [rbp + 1696], ymm11                                  ;   197.8 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   206.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   207.5 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2208]                              ;   206.5 fp3+agu1  192 dst
        vmovdqu ymm11, [r8 + 2240]                                   ;   201.5 agu0   192 dst.6 reload
        vmovdqu [rbp + 1728], ymm10                                  ;   201.7 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   208.5 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 2272]                              ;   209.5 fp0+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   210.5 fp2    192 dst
        vmovdqu [rbp + 1760], ymm9                                   ;   203.0 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   211.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   212.5 fp3    192 dst
        vpsrlq ymm9, ymm1, 2                                         ;   205.0 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 2272]                              ;   211.5 fp0+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   206.5 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   207.5 fp3    192 dst
        vmovdqu [rbp + 1792], ymm8                                   ;   204.7 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   208.5 fp2    192 dst
        vpxor ymm1, ymm1, ymm8                                       ;   209.5 fp0    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   205.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   208.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   206.2 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   207.2 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   208.2 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   209.2 fp3    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   208.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   208.2 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   213.5 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   214.5 fp3    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   215.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   216.5 fp0    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   208.3 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   215.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   212.5 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   213.5 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   214.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   215.5 fp3    192 dst
        vpsrlq ymm9, ymm1, 4                                         ;   210.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   214.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   217.5 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   218.5 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   219.5 fp2    192 dst
        vpxor ymm1, ymm1, ymm8                                       ;   220.5 fp0    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   211.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   219.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   216.5 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   217.5 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   218.5 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   219.5 fp3    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   214.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   218.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   216.5 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   217.5 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   218.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   219.5 fp0    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   215.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   218.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   216.8 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   217.8 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   218.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   219.8 fp3    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   218.8 fp2    192 dst
        vmovdqu ymm8, [r8 + 2304]                                    ;   217.7 agu0   192 dst.8 reload
        vpsrlq ymm9, ymm8, 1                                         ;   224.7 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 2336]                                ;   225.7 fp0+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   226.7 fp3    192 dst
        vmovdqu [rbp + 1824], ymm10                                  ;   219.8 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   227.7 fp2    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   228.7 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 2336]                                ;   227.7 fp0+agu0  192 dst
        vmovdqu ymm10, [r8 + 2368]                                   ;   219.2 agu1   192 dst.10 reload
        vmovdqu [rbp + 1856], ymm11                                  ;   219.5 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   226.2 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 2400]                              ;   227.2 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   228.2 fp1    192 dst
        vmovdqu [rbp + 1888], ymm13                                  ;   220.5 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   229.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   230.2 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 2400]                              ;   229.2 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 2432]                                   ;   221.2 agu1   192 dst.12 reload
        vmovdqu [rbp + 1920], ymm14                                  ;   221.5 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   228.2 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 2464]                              ;   229.2 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   230.2 fp3    192 dst
        vmovdqu [rbp + 1952], ymm7                                   ;   222.5 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   231.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   232.2 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 2464]                              ;   231.2 fp0+agu1  192 dst
        vmovdqu ymm7, [r8 + 2496]                                    ;   226.2 agu0   192 dst.14 reload
        vmovdqu [rbp + 1984], ymm6                                   ;   226.3 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   233.2 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 2528]                                ;   234.2 fp3+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   235.2 fp1    192 dst
        vmovdqu [rbp + 2016], ymm4                                   ;   227.7 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   236.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   237.2 fp0    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   229.7 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 2528]                                ;   236.2 fp3+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   231.2 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   232.2 fp0    192 dst
        vmovdqu [rbp + 2048], ymm2                                   ;   229.3 agu2+fp5  192 dst spill
        vpsllq ymm2, ymm4, 2                                         ;   233.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm2                                       ;   234.2 fp3    192 dst
        vpsrlq ymm2, ymm9, 2                                         ;   229.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   233.2 fp0    192 dst
        vpxor ymm2, ymm2, ymm11                                      ;   230.8 fp1    192 dst
        vpand ymm2, ymm2, ymm5                                       ;   231.8 fp3    192 dst
        vpsllq ymm4, ymm2, 2                                         ;   232.8 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   233.8 fp0    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   233.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm2                                     ;   232.8 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   238.2 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   239.2 fp0    192 dst
        vpsllq ymm2, ymm4, 2                                         ;   240.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm2                                     ;   241.2 fp3    192 dst
        vpsrlq ymm2, ymm14, 2                                        ;   233.0 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   240.2 fp0    192 dst
        vpxor ymm2, ymm2, ymm6                                       ;   237.2 fp1    192 dst
        vpand ymm2, ymm2, ymm5                                       ;   238.2 fp3    192 dst
        vpsllq ymm4, ymm2, 2                                         ;   239.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   240.2 fp0    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   235.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm2                                       ;   239.2 fp3    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   242.2 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   243.2 fp0    192 dst
        vpsllq ymm2, ymm4, 4                                         ;   244.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm2                                       ;   245.2 fp3    192 dst
        vpsrlq ymm2, ymm9, 4                                         ;   236.3 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   244.2 fp0    192 dst
        vpxor ymm2, ymm2, ymm14                                      ;   241.2 fp1    192 dst
        vpand ymm2, ymm2, ymm12                                      ;   242.2 fp3    192 dst
        vpsllq ymm4, ymm2, 4                                         ;   243.2 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   244.2 fp0    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   239.2 fp1    192 dst
        vpxor ymm14, ymm14, ymm2                                     ;   243.2 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   241.2 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   242.2 fp0    192 dst
        vpsllq ymm2, ymm4, 4                                         ;   243.2 fp1    192 dst
        vpxor ymm10, ymm10, ymm2                                     ;   244.2 fp3    192 dst
        vpsrlq ymm2, ymm11, 4                                        ;   240.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   243.2 fp0    192 dst
        vpxor ymm2, ymm2, ymm6                                       ;   241.5 fp1    192 dst
        vpand ymm2, ymm2, ymm12                                      ;   242.5 fp3    192 dst
        vpsllq ymm4, ymm2, 4                                         ;   243.5 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   244.5 fp0    192 dst
        vpxor ymm6, ymm6, ymm2                                       ;   243.5 fp1    192 dst
        vmovdqu ymm2, [r8 + 2560]                                    ;   242.3 agu0   192 dst.16 reload
        vpsrlq ymm4, ymm2, 1                                         ;   249.3 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 2592]                                ;   250.3 fp3+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   251.3 fp0    192 dst
        vmovdqu [rbp + 2080], ymm6                                   ;   244.5 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   252.3 fp1    192 dst
        vpxor ymm2, ymm2, ymm6                                       ;   253.3 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 2592]                                ;   252.3 fp3+agu0  192 dst
        vmovdqu ymm6, [r8 + 2624]                                    ;   243.8 agu1   192 dst.18 reload
        vmovdqu [rbp + 2112], ymm7                                   ;   244.2 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   250.8 fp1    192 dst
        vpxor ymm7, ymm7, [r8 + 2656]                                ;   251.8 fp0+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   252.8 fp2    192 dst
        vmovdqu [rbp + 2144], ymm14                                  ;   245.2 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   253.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   254.8 fp3    192 dst
        vpxor ymm7, ymm7, [r8 + 2656]                                ;   253.8 fp0+agu0  192 dst
        vmovdqu ymm14, [r8 + 2688]                                   ;   245.8 agu1   192 dst.20 reload
        vmovdqu [rbp + 2176], ymm13                                  ;   246.2 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   252.8 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2720]                              ;   253.8 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   254.8 fp0    192 dst
        vmovdqu [rbp + 2208], ymm11                                  ;   247.2 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   255.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   256.8 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2720]                              ;   255.8 fp3+agu1  192 dst
        vmovdqu ymm11, [r8 + 2752]                                   ;   250.8 agu0   192 dst.22 reload
        vmovdqu [rbp + 2240], ymm10                                  ;   251.0 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   257.8 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 2784]                              ;   258.8 fp0+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   259.8 fp2    192 dst
        vmovdqu [rbp + 2272], ymm9                                   ;   252.3 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   260.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   261.8 fp3    192 dst
        vpsrlq ymm9, ymm2, 2                                         ;   254.3 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 2784]                              ;   260.8 fp0+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   255.8 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   256.8 fp3    192 dst
        vmovdqu [rbp + 2304], ymm8                                   ;   254.0 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   257.8 fp2    192 dst
        vpxor ymm2, ymm2, ymm8                                       ;   258.8 fp0    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   254.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   257.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   255.5 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   256.5 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   257.5 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   258.5 fp3    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   257.8 fp2    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   257.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   262.8 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   263.8 fp3    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   264.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   265.8 fp0    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   257.7 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   264.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   261.8 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   262.8 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   263.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   264.8 fp3    192 dst
        vpsrlq ymm9, ymm2, 4                                         ;   259.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   263.8 fp0    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   266.8 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   267.8 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   268.8 fp2    192 dst
        vpxor ymm2, ymm2, ymm8                                       ;   269.8 fp0    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   261.0 fp1    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   268.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   265.8 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   266.8 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   267.8 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   268.8 fp3    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   263.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   267.8 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   265.8 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   266.8 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   267.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   268.8 fp0    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   265.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   267.8 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   266.2 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   267.2 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   268.2 fp1    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   269.2 fp3    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   268.2 fp2    192 dst
        vmovdqu ymm8, [r8 + 2816]                                    ;   267.0 agu0   192 dst.24 reload
        vpsrlq ymm9, ymm8, 1                                         ;   274.0 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 2848]                                ;   275.0 fp0+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   276.0 fp3    192 dst
        vmovdqu [rbp + 2336], ymm10                                  ;   269.2 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   277.0 fp2    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   278.0 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 2848]                                ;   277.0 fp0+agu0  192 dst
        vmovdqu ymm10, [r8 + 2880]                                   ;   268.5 agu1   192 dst.26 reload
        vmovdqu [rbp + 2368], ymm11                                  ;   268.8 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   275.5 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 2912]                              ;   276.5 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   277.5 fp1    192 dst
        vmovdqu [rbp + 2400], ymm13                                  ;   269.8 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   278.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   279.5 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 2912]                              ;   278.5 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 2944]                                   ;   270.5 agu1   192 dst.28 reload
        vmovdqu [rbp + 2432], ymm14                                  ;   270.8 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   277.5 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 2976]                              ;   278.5 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   279.5 fp2    192 dst
        vmovdqu [rbp + 2464], ymm7                                   ;   271.8 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   280.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   281.5 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 2976]                              ;   280.5 fp0+agu1  192 dst
        vmovdqu ymm7, [r8 + 3008]                                    ;   275.5 agu0   192 dst.30 reload
        vmovdqu [rbp + 2496], ymm6                                   ;   275.7 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   282.5 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 3040]                                ;   283.5 fp1+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   284.5 fp3    192 dst
        vmovdqu [rbp + 2528], ymm4                                   ;   277.0 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   285.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   286.5 fp0    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   279.0 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 3040]                                ;   285.5 fp3+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   280.5 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   281.5 fp0    192 dst
        vmovdqu [rbp + 2560], ymm3                                   ;   278.7 agu2+fp5  192 dst spill
        vpsllq ymm3, ymm4, 2                                         ;   282.5 fp1    192 dst
        vpxor ymm8, ymm8, ymm3                                       ;   283.5 fp3    192 dst
        vpsrlq ymm3, ymm9, 2                                         ;   279.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   282.5 fp0    192 dst
        vpxor ymm3, ymm3, ymm11                                      ;   280.2 fp1    192 dst
        vpand ymm3, ymm3, ymm5                                       ;   281.2 fp3    192 dst
        vpsllq ymm4, ymm3, 2                                         ;   282.2 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   283.2 fp0    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   282.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm3                                     ;   282.2 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   287.5 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   288.5 fp0    192 dst
        vpsllq ymm3, ymm4, 2                                         ;   289.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm3                                     ;   290.5 fp3    192 dst
        vpsrlq ymm3, ymm14, 2                                        ;   282.3 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   289.5 fp0    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   286.5 fp1    192 dst
        vpand ymm3, ymm3, ymm5                                       ;   287.5 fp3    192 dst
        vpsllq ymm4, ymm3, 2                                         ;   288.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   289.5 fp0    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   284.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm3                                       ;   288.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   291.5 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   292.5 fp0    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   293.5 fp1    192 dst
        vpxor ymm8, ymm8, ymm3                                       ;   294.5 fp3    192 dst
        vpsrlq ymm3, ymm9, 4                                         ;   285.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   293.5 fp0    192 dst
        vpxor ymm3, ymm3, ymm14                                      ;   290.5 fp1    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   291.5 fp3    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   292.5 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   293.5 fp0    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   288.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm3                                     ;   292.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   290.5 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   291.5 fp0    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   292.5 fp1    192 dst
        vpxor ymm10, ymm10, ymm3                                     ;   293.5 fp3    192 dst
        vpsrlq ymm3, ymm11, 4                                        ;   289.8 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   292.5 fp0    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   290.8 fp1    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   291.8 fp3    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   292.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   293.8 fp0    192 dst
        vpxor ymm6, ymm6, ymm3                                       ;   292.8 fp1    192 dst
        vmovdqu ymm3, [r8 + 3072]                                    ;   291.7 agu0   192 dst.0 reload
        vpsrlq ymm4, ymm3, 1                                         ;   298.7 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 3104]                                ;   299.7 fp3+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   300.7 fp0    192 dst
        vmovdqu [rbp + 2592], ymm6                                   ;   293.8 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   301.7 fp1    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   302.7 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 3104]                                ;   301.7 fp3+agu0  192 dst
        vmovdqu ymm6, [r8 + 3136]                                    ;   293.2 agu1   192 dst.2 reload
        vmovdqu [rbp + 2624], ymm7                                   ;   293.5 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   300.2 fp1    192 dst
        vpxor ymm7, ymm7, [r8 + 3168]                                ;   301.2 fp0+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   302.2 fp2    192 dst
        vmovdqu [rbp + 2656], ymm14                                  ;   294.5 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   303.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   304.2 fp3    192 dst
        vpxor ymm7, ymm7, [r8 + 3168]                                ;   303.2 fp0+agu0  192 dst
        vmovdqu ymm14, [r8 + 3200]                                   ;   295.2 agu1   192 dst.4 reload
        vmovdqu [rbp + 2688], ymm13                                  ;   295.5 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   302.2 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3232]                              ;   303.2 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   304.2 fp1    192 dst
        vmovdqu [rbp + 2720], ymm11                                  ;   296.5 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   305.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   306.2 fp0    192 dst
        vpxor ymm13, ymm13, [r8 + 3232]                              ;   305.2 fp3+agu1  192 dst
        vmovdqu ymm11, [r8 + 3264]                                   ;   300.2 agu0   192 dst.6 reload
        vmovdqu [rbp + 2752], ymm10                                  ;   300.3 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   307.2 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 3296]                              ;   308.2 fp2+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   309.2 fp0    192 dst
        vmovdqu [rbp + 2784], ymm9                                   ;   301.7 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   310.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   311.2 fp3    192 dst
        vpsrlq ymm9, ymm3, 2                                         ;   303.7 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 3296]                              ;   310.2 fp0+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   305.2 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   306.2 fp3    192 dst
        vmovdqu [rbp + 2816], ymm8                                   ;   303.3 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   307.2 fp2    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   308.2 fp0    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   303.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   307.2 fp3    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   304.8 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   305.8 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   306.8 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   307.8 fp3    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   307.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   306.8 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   312.2 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   313.2 fp3    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   314.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   315.2 fp0    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   307.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   314.2 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   311.2 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   312.2 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   313.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   314.2 fp3    192 dst
        vpsrlq ymm9, ymm3, 4                                         ;   309.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   313.2 fp0    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   316.2 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   317.2 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   318.2 fp2    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   319.2 fp0    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   310.3 fp1    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   318.2 fp3    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   315.2 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   316.2 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   317.2 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   318.2 fp3    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   313.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   317.2 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   315.2 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   316.2 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   317.2 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   318.2 fp0    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   314.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   317.2 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   315.5 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   316.5 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   317.5 fp1    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   318.5 fp3    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   317.5 fp2    192 dst
        vmovdqu ymm8, [r8 + 3328]                                    ;   316.3 agu0   192 dst.8 reload
        vpsrlq ymm9, ymm8, 1                                         ;   323.3 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3360]                                ;   324.3 fp0+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   325.3 fp3    192 dst
        vmovdqu [rbp + 2848], ymm10                                  ;   318.5 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   326.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   327.3 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3360]                                ;   326.3 fp0+agu0  192 dst
        vmovdqu ymm10, [r8 + 3392]                                   ;   317.8 agu1   192 dst.10 reload
        vmovdqu [rbp + 2880], ymm11                                  ;   318.2 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   324.8 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3424]                              ;   325.8 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   326.8 fp1    192 dst
        vmovdqu [rbp + 2912], ymm13                                  ;   319.2 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   327.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   328.8 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 3424]                              ;   327.8 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 3456]                                   ;   319.8 agu1   192 dst.12 reload
        vmovdqu [rbp + 2944], ymm14                                  ;   320.2 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   326.8 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 3488]                              ;   327.8 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   328.8 fp2    192 dst
        vmovdqu [rbp + 2976], ymm7                                   ;   321.2 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   329.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   330.8 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 3488]                              ;   329.8 fp0+agu1  192 dst
        vmovdqu ymm7, [r8 + 3520]                                    ;   324.8 agu0   192 dst.14 reload
        vmovdqu [rbp + 3008], ymm6                                   ;   325.0 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   331.8 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 3552]                                ;   332.8 fp1+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   333.8 fp3    192 dst
        vmovdqu [rbp + 3040], ymm4                                   ;   326.3 agu0+fp5  192 dst spill
        vpsllq ymm4, ymm6, 1                                         ;   334.8 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   335.8 fp0    192 dst
        vpsrlq ymm4, ymm8, 2                                         ;   328.3 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 3552]                                ;   334.8 fp3+agu1  192 dst
        vpxor ymm4, ymm4, ymm10                                      ;   329.8 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   330.8 fp0    192 dst
        vmovdqu [rbp + 3072], ymm3                                   ;   328.0 agu2+fp5  192 dst spill
        vpsllq ymm3, ymm4, 2                                         ;   331.8 fp1    192 dst
        vpxor ymm8, ymm8, ymm3                                       ;   332.8 fp3    192 dst
        vpsrlq ymm3, ymm9, 2                                         ;   328.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   331.8 fp0    192 dst
        vpxor ymm3, ymm3, ymm11                                      ;   329.5 fp1    192 dst
        vpand ymm3, ymm3, ymm5                                       ;   330.5 fp3    192 dst
        vpsllq ymm4, ymm3, 2                                         ;   331.5 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   332.5 fp0    192 dst
        vpsrlq ymm4, ymm13, 2                                        ;   331.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm3                                     ;   331.5 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   336.8 fp2    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   337.8 fp0    192 dst
        vpsllq ymm3, ymm4, 2                                         ;   338.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm3                                     ;   339.8 fp3    192 dst
        vpsrlq ymm3, ymm14, 2                                        ;   331.7 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   338.8 fp0    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   335.8 fp1    192 dst
        vpand ymm3, ymm3, ymm5                                       ;   336.8 fp3    192 dst
        vpsllq ymm4, ymm3, 2                                         ;   337.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                     ;   338.8 fp0    192 dst
        vpsrlq ymm4, ymm8, 4                                         ;   333.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm3                                       ;   337.8 fp3    192 dst
        vpxor ymm4, ymm4, ymm13                                      ;   340.8 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   341.8 fp0    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   342.8 fp1    192 dst
        vpxor ymm8, ymm8, ymm3                                       ;   343.8 fp3    192 dst
        vpsrlq ymm3, ymm9, 4                                         ;   335.0 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   342.8 fp0    192 dst
        vpxor ymm3, ymm3, ymm14                                      ;   339.8 fp1    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   340.8 fp3    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   341.8 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   342.8 fp0    192 dst
        vpsrlq ymm4, ymm10, 4                                        ;   337.8 fp1    192 dst
        vpxor ymm14, ymm14, ymm3                                     ;   341.8 fp3    192 dst
        vpxor ymm4, ymm4, ymm7                                       ;   339.8 fp2    192 dst
        vpand ymm4, ymm4, ymm12                                      ;   340.8 fp0    192 dst
        vpsllq ymm3, ymm4, 4                                         ;   341.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm3                                     ;   342.8 fp3    192 dst
        vpsrlq ymm3, ymm11, 4                                        ;   339.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm4                                       ;   341.8 fp0    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   340.2 fp1    192 dst
        vpand ymm3, ymm3, ymm12                                      ;   341.2 fp3    192 dst
        vpsllq ymm4, ymm3, 4                                         ;   342.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   343.2 fp0    192 dst
        vpxor ymm6, ymm6, ymm3                                       ;   342.2 fp1    192 dst
        vmovdqu ymm3, [r8 + 3584]                                    ;   341.0 agu0   192 dst.16 reload
        vpsrlq ymm4, ymm3, 1                                         ;   348.0 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 3616]                                ;   349.0 fp3+agu1  192 dst
        vpand ymm4, ymm4, ymm15                                      ;   350.0 fp0    192 dst
        vmovdqu [rbp + 3104], ymm6                                   ;   343.2 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm4, 1                                         ;   351.0 fp1    192 dst
        vpxor ymm3, ymm3, ymm6                                       ;   352.0 fp2    192 dst
        vpxor ymm4, ymm4, [r8 + 3616]                                ;   351.0 fp3+agu0  192 dst
        vmovdqu ymm6, [r8 + 3648]                                    ;   342.5 agu1   192 dst.18 reload
        vmovdqu [rbp + 3136], ymm7                                   ;   342.8 agu2+fp5  192 dst spill
        vpsrlq ymm7, ymm6, 1                                         ;   349.5 fp1    192 dst
        vpxor ymm7, ymm7, [r8 + 3680]                                ;   350.5 fp0+agu0  192 dst
        vpand ymm7, ymm7, ymm15                                      ;   351.5 fp2    192 dst
        vmovdqu [rbp + 3168], ymm14                                  ;   343.8 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm7, 1                                        ;   352.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm14                                      ;   353.5 fp3    192 dst
        vpxor ymm7, ymm7, [r8 + 3680]                                ;   352.5 fp0+agu0  192 dst
        vmovdqu ymm14, [r8 + 3712]                                   ;   344.5 agu1   192 dst.20 reload
        vmovdqu [rbp + 3200], ymm13                                  ;   344.8 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                       ;   351.5 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3744]                              ;   352.5 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm15                                    ;   353.5 fp1    192 dst
        vmovdqu [rbp + 3232], ymm11                                  ;   345.8 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                       ;   354.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                    ;   355.5 fp0    192 dst
        vpxor ymm13, ymm13, [r8 + 3744]                              ;   354.5 fp3+agu1  192 dst
        vmovdqu ymm11, [r8 + 3776]                                   ;   349.5 agu0   192 dst.22 reload
        vmovdqu [rbp + 3264], ymm10                                  ;   349.7 agu2+fp5  192 dst spill
        vpsrlq ymm10, ymm11, 1                                       ;   356.5 fp1    192 dst
        vpxor ymm10, ymm10, [r8 + 3808]                              ;   357.5 fp2+agu1  192 dst
        vpand ymm10, ymm10, ymm15                                    ;   358.5 fp0    192 dst
        vmovdqu [rbp + 3296], ymm9                                   ;   351.0 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm10, 1                                        ;   359.5 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   360.5 fp3    192 dst
        vpsrlq ymm9, ymm3, 2                                         ;   353.0 fp2    192 dst
        vpxor ymm10, ymm10, [r8 + 3808]                              ;   359.5 fp0+agu1  192 dst
        vpxor ymm9, ymm9, ymm6                                       ;   354.5 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   355.5 fp3    192 dst
        vmovdqu [rbp + 3328], ymm8                                   ;   352.7 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm9, 2                                         ;   356.5 fp2    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   357.5 fp0    192 dst
        vpsrlq ymm8, ymm4, 2                                         ;   353.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                       ;   356.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm7                                       ;   354.2 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   355.2 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   356.2 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   357.2 fp3    192 dst
        vpsrlq ymm9, ymm14, 2                                        ;   356.5 fp2    192 dst
        vpxor ymm7, ymm7, ymm8                                       ;   356.2 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   361.5 fp1    192 dst
        vpand ymm9, ymm9, ymm5                                       ;   362.5 fp3    192 dst
        vpsllq ymm8, ymm9, 2                                         ;   363.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm8                                     ;   364.5 fp0    192 dst
        vpsrlq ymm8, ymm13, 2                                        ;   356.3 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   363.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   360.5 fp2    192 dst
        vpand ymm8, ymm8, ymm5                                       ;   361.5 fp0    192 dst
        vpsllq ymm9, ymm8, 2                                         ;   362.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                     ;   363.5 fp3    192 dst
        vpsrlq ymm9, ymm3, 4                                         ;   358.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   362.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm14                                      ;   365.5 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   366.5 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   367.5 fp2    192 dst
        vpxor ymm3, ymm3, ymm8                                       ;   368.5 fp0    192 dst
        vpsrlq ymm8, ymm4, 4                                         ;   359.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm9                                     ;   367.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm13                                      ;   364.5 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   365.5 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   366.5 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                       ;   367.5 fp3    192 dst
        vpsrlq ymm9, ymm6, 4                                         ;   362.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm8                                     ;   366.5 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                      ;   364.5 fp1    192 dst
        vpand ymm9, ymm9, ymm12                                      ;   365.5 fp3    192 dst
        vpsllq ymm8, ymm9, 4                                         ;   366.5 fp2    192 dst
        vpxor ymm6, ymm6, ymm8                                       ;   367.5 fp0    192 dst
        vpsrlq ymm8, ymm7, 4                                         ;   363.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                     ;   366.5 fp3    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   364.8 fp2    192 dst
        vpand ymm8, ymm8, ymm12                                      ;   365.8 fp0    192 dst
        vpsllq ymm9, ymm8, 4                                         ;   366.8 fp1    192 dst
        vpxor ymm7, ymm7, ymm9                                       ;   367.8 fp3    192 dst
        vpxor ymm10, ymm10, ymm8                                     ;   366.8 fp2    192 dst
        vmovdqu ymm8, [r8 + 3840]                                    ;   365.7 agu0   192 dst.24 reload
        vpsrlq ymm9, ymm8, 1                                         ;   372.7 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3872]                                ;   373.7 fp0+agu1  192 dst
        vpand ymm9, ymm9, ymm15                                      ;   374.7 fp3    192 dst
        vmovdqu [rbp + 3360], ymm10                                  ;   367.8 agu2+fp5  192 dst spill
        vpsllq ymm10, ymm9, 1                                        ;   375.7 fp2    192 dst
        vpxor ymm8, ymm8, ymm10                                      ;   376.7 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3872]                                ;   375.7 fp0+agu0  192 dst
        vmovdqu ymm10, [r8 + 3904]                                   ;   367.2 agu1   192 dst.26 reload
        vmovdqu [rbp + 3392], ymm11                                  ;   367.5 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm10, 1                                       ;   374.2 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3936]                              ;   375.2 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm15                                    ;   376.2 fp1    192 dst
        vmovdqu [rbp + 3424], ymm13                                  ;   368.5 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm11, 1                                       ;   377.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm13                                    ;   378.2 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 3936]                              ;   377.2 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 3968]                                   ;   369.2 agu1   192 dst.28 reload
        vmovdqu [rbp + 3456], ymm14                                  ;   369.5 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm13, 1                                       ;   376.2 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 4000]                              ;   377.2 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm15                                    ;   378.2 fp2    192 dst
        vmovdqu [rbp + 3488], ymm7                                   ;   370.5 agu2+fp5  192 dst spill
        vpsllq ymm7, ymm14, 1                                        ;   379.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm7                                     ;   380.2 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 4000]                              ;   379.2 fp0+agu1  192 dst
        vmovdqu ymm7, [r8 + 4032]                                    ;   374.2 agu0   192 dst.30 reload
        vmovdqu [rbp + 3520], ymm6                                   ;   374.3 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm7, 1                                         ;   381.2 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 4064]                                ;   382.2 fp1+agu1  192 dst
        vpand ymm6, ymm6, ymm15                                      ;   383.2 fp3    192 dst
        vpsllq ymm15, ymm6, 1                                        ;   384.2 fp2    192 dst
        vpxor ymm7, ymm7, ymm15                                      ;   385.2 fp0    192 dst
        vpsrlq ymm15, ymm8, 2                                        ;   377.7 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 4064]                                ;   384.2 fp3+agu0  192 dst
        vpxor ymm15, ymm15, ymm10                                    ;   379.2 fp2    192 dst
        vpand ymm15, ymm15, ymm5                                     ;   380.2 fp0    192 dst
        vmovdqu [rbp + 3552], ymm4                                   ;   377.3 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm15, 2                                        ;   381.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;   382.2 fp3    192 dst
        vpsrlq ymm4, ymm9, 2                                         ;   377.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm15                                    ;   381.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm11                                      ;   378.8 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   379.8 fp3    192 dst
        vpsllq ymm15, ymm4, 2                                        ;   380.8 fp2    192 dst
        vpxor ymm9, ymm9, ymm15                                      ;   381.8 fp0    192 dst
        vpsrlq ymm15, ymm13, 2                                       ;   381.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   380.8 fp3    192 dst
        vpxor ymm15, ymm15, ymm7                                     ;   386.2 fp2    192 dst
        vpand ymm15, ymm15, ymm5                                     ;   387.2 fp0    192 dst
        vpsllq ymm4, ymm15, 2                                        ;   388.2 fp1    192 dst
        vpxor ymm13, ymm13, ymm4                                     ;   389.2 fp3    192 dst
        vpsrlq ymm4, ymm14, 2                                        ;   381.0 fp2    192 dst
        vpxor ymm7, ymm7, ymm15                                      ;   388.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm6                                       ;   385.2 fp1    192 dst
        vpand ymm4, ymm4, ymm5                                       ;   386.2 fp3    192 dst
        vpsllq ymm5, ymm4, 2                                         ;   387.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm5                                     ;   388.2 fp0    192 dst
        vpsrlq ymm5, ymm8, 4                                         ;   383.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                       ;   387.2 fp3    192 dst
        vpxor ymm5, ymm5, ymm13                                      ;   390.2 fp2    192 dst
        vpand ymm5, ymm5, ymm12                                      ;   391.2 fp0    192 dst
        vpsllq ymm4, ymm5, 4                                         ;   392.2 fp1    192 dst
        vpsrlq ymm15, ymm9, 4                                        ;   384.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm4                                       ;   393.2 fp3    192 dst
        vpxor ymm13, ymm13, ymm5                                     ;   392.2 fp0    192 dst
        vpxor ymm15, ymm15, ymm14                                    ;   389.2 fp1    192 dst
        vpand ymm15, ymm15, ymm12                                    ;   390.2 fp2    192 dst
        vpsllq ymm4, ymm15, 4                                        ;   391.2 fp1    192 dst
        vpsrlq ymm5, ymm10, 4                                        ;   386.3 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                       ;   392.2 fp3    192 dst
        vpxor ymm14, ymm14, ymm15                                    ;   391.2 fp0    192 dst
        vpxor ymm5, ymm5, ymm7                                       ;   389.2 fp1    192 dst
        vpand ymm5, ymm5, ymm12                                      ;   390.2 fp2    192 dst
        vpsllq ymm4, ymm5, 4                                         ;   391.2 fp1    192 dst
        vpsrlq ymm15, ymm11, 4                                       ;   388.5 fp2    192 dst
        vpxor ymm10, ymm10, ymm4                                     ;   392.2 fp3    192 dst
        vpxor ymm7, ymm7, ymm5                                       ;   391.2 fp0    192 dst
        vpxor ymm15, ymm15, ymm6                                     ;   389.5 fp1    192 dst
        vpand ymm15, ymm15, ymm12                                    ;   390.5 fp2    192 dst
        vpsllq ymm4, ymm15, 4                                        ;   391.5 fp1    192 dst
        vpunpcklbw ymm5, ymm0, ymm1                                  ;   390.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   391.3 fp1    192 dst
        vpxor ymm11, ymm11, ymm4                                     ;   392.5 fp3    192 dst
        vpxor ymm6, ymm6, ymm15                                      ;   391.5 fp0    192 dst
        vmovdqu ymm1, [rbp + 2560]                                   ;   390.7 agu1   192 dst reload
        vpunpcklbw ymm4, ymm1, ymm2                                  ;   397.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                  ;   397.7 fp1    192 dst
        vmovdqu ymm2, [rbp + 1536]                                   ;   391.2 agu0   192 dst reload
        vpunpcklbw ymm12, ymm2, ymm3                                 ;   398.2 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm3                                  ;   398.2 fp1    192 dst
        vmovdqu ymm3, [rbp + 3072]                                   ;   391.7 agu1   192 dst reload
        vmovdqu ymm15, [rbp + 2048]                                  ;   392.2 agu0   192 dst reload
        vmovdqu [rbp + 1536], ymm6                                   ;   392.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm15, ymm3                                 ;   399.2 fp2    192 dst
        vpunpckhbw ymm3, ymm15, ymm3                                 ;   399.2 fp1    192 dst
        vpunpcklbw ymm15, ymm5, ymm6                                 ;   400.2 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm6                                  ;   400.2 fp1    192 dst
        vpunpcklbw ymm6, ymm4, ymm12                                 ;   399.2 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm12                                 ;   399.2 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm3                                 ;   400.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                  ;   400.2 fp1    192 dst
        vpunpcklbw ymm3, ymm1, ymm2                                  ;   399.2 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                  ;   399.2 fp1    192 dst
        vpunpcklbw ymm2, ymm15, ymm6                                 ;   401.2 fp2    192 dst
        vpunpckhbw ymm6, ymm15, ymm6                                 ;   401.2 fp1    192 dst
        vpunpcklbw ymm15, ymm5, ymm4                                 ;   401.2 fp2    192 dst
        vpunpckhbw ymm4, ymm5, ymm4                                  ;   401.2 fp1    192 dst
        vpunpcklbw ymm5, ymm12, ymm3                                 ;   401.2 fp2    192 dst
        vpunpckhbw ymm3, ymm12, ymm3                                 ;   401.3 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   401.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   402.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2016]                                   ;   399.5 agu1   192 dst reload
        vmovdqu [rbp + 3072], ymm0                                   ;   403.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1024]                                   ;   399.8 agu0   192 dst reload
        vmovdqu [rbp + 2048], ymm12                                  ;   402.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   406.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   406.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2528]                                   ;   400.8 agu0   192 dst reload
        vmovdqu [rbp + 2016], ymm3                                   ;   402.3 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 512]                                    ;   401.5 agu1   192 dst reload
        vmovdqu [rbp + 1024], ymm5                                   ;   402.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm3, ymm1                                  ;   408.5 fp2    192 dst
        vpunpckhbw ymm1, ymm3, ymm1                                  ;   408.5 fp1    192 dst
        vmovdqu ymm3, [rbp + 3040]                                   ;   401.8 agu0   192 dst reload
        vmovdqu [rbp + 2528], ymm4                                   ;   403.7 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 992]                                    ;   402.8 agu0   192 dst reload
        vmovdqu [rbp + 512], ymm15                                   ;   404.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm3                                 ;   409.8 fp2    192 dst
        vpunpckhbw ymm3, ymm4, ymm3                                  ;   409.8 fp1    192 dst
        vpunpcklbw ymm4, ymm12, ymm15                                ;   410.8 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   410.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 3552]                                  ;   403.5 agu1   192 dst reload
        vmovdqu [rbp + 3040], ymm6                                   ;   405.7 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1504]                                   ;   403.8 agu0   192 dst reload
        vmovdqu [rbp + 992], ymm2                                    ;   406.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm6, ymm15                                 ;   410.8 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   410.8 fp1    192 dst
        vpunpcklbw ymm15, ymm5, ymm2                                 ;   411.8 fp2    192 dst
        vpunpckhbw ymm2, ymm5, ymm2                                  ;   411.8 fp1    192 dst
        vpunpcklbw ymm5, ymm0, ymm3                                  ;   410.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                  ;   410.8 fp1    192 dst
        vpunpcklbw ymm3, ymm1, ymm6                                  ;   411.8 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm6                                  ;   411.8 fp1    192 dst
        vpunpcklbw ymm6, ymm4, ymm15                                 ;   412.8 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   412.8 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm2                                ;   412.8 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   412.8 fp1    192 dst
        vpunpcklbw ymm12, ymm5, ymm3                                 ;   412.8 fp2    192 dst
        vpunpckhbw ymm3, ymm5, ymm3                                  ;   413.3 fp1    192 dst
        vpunpcklbw ymm5, ymm0, ymm1                                  ;   413.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   414.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 1984]                                   ;   411.2 agu0   192 dst reload
        vmovdqu [rbp + 3552], ymm0                                   ;   415.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 480]                                    ;   411.5 agu1   192 dst reload
        vmovdqu [rbp + 1504], ymm5                                   ;   414.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm5, ymm0, ymm1                                  ;   418.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   418.5 fp1    192 dst
        vmovdqu ymm1, [rbp + 2496]                                   ;   412.5 agu1   192 dst reload
        vmovdqu [rbp + 1984], ymm3                                   ;   414.3 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 448]                                    ;   413.2 agu0   192 dst reload
        vmovdqu [rbp + 480], ymm12                                   ;   414.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm3, ymm1                                 ;   420.2 fp2    192 dst
        vpunpckhbw ymm1, ymm3, ymm1                                  ;   420.2 fp1    192 dst
        vmovdqu ymm3, [rbp + 3008]                                   ;   413.5 agu1   192 dst reload
        vmovdqu [rbp + 2496], ymm2                                   ;   415.3 agu0+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 960]                                    ;   414.5 agu1   192 dst reload
        vmovdqu [rbp + 448], ymm15                                   ;   416.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm2, ymm3                                 ;   421.5 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm3                                  ;   421.5 fp1    192 dst
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   422.5 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   422.5 fp1    192 dst
        vmovdqu ymm15, [rbp + 3520]                                  ;   415.2 agu0   192 dst reload
        vmovdqu [rbp + 3008], ymm4                                   ;   417.3 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1472]                                   ;   415.5 agu1   192 dst reload
        vmovdqu [rbp + 960], ymm6                                    ;   418.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm4, ymm15                                 ;   422.5 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   422.5 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm6                                ;   423.5 fp2    192 dst
        vpunpckhbw ymm6, ymm12, ymm6                                 ;   423.5 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   422.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   422.5 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm4                                  ;   423.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                  ;   423.5 fp1    192 dst
        vpunpcklbw ymm4, ymm3, ymm15                                 ;   424.5 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm15                                 ;   424.5 fp1    192 dst
        vpunpcklbw ymm15, ymm5, ymm6                                 ;   424.5 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm6                                  ;   424.5 fp1    192 dst
        vpunpcklbw ymm6, ymm12, ymm2                                 ;   424.5 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   425.3 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   425.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   426.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 1952]                                   ;   422.8 agu1   192 dst reload
        vmovdqu [rbp + 3520], ymm0                                   ;   427.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 0]                                      ;   423.2 agu0   192 dst reload
        vmovdqu [rbp + 1472], ymm12                                  ;   426.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   430.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   430.2 fp1    192 dst
        vmovdqu ymm1, [rbp + 2464]                                   ;   424.2 agu0   192 dst reload
        vmovdqu [rbp + 1952], ymm2                                   ;   426.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 416]                                    ;   424.8 agu1   192 dst reload
        vmovdqu [rbp + 0], ymm6                                      ;   426.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm1                                  ;   431.8 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   431.8 fp1    192 dst
        vmovdqu ymm2, [rbp + 2976]                                   ;   425.2 agu0   192 dst reload
        vmovdqu [rbp + 2464], ymm5                                   ;   427.0 agu1+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 928]                                    ;   426.2 agu0   192 dst reload
        vmovdqu [rbp + 416], ymm15                                   ;   428.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm5, ymm2                                 ;   433.2 fp2    192 dst
        vpunpckhbw ymm2, ymm5, ymm2                                  ;   433.2 fp1    192 dst
        vpunpcklbw ymm5, ymm12, ymm15                                ;   434.2 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   434.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 3488]                                  ;   426.8 agu1   192 dst reload
        vmovdqu [rbp + 2976], ymm3                                   ;   429.0 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 1440]                                   ;   427.2 agu0   192 dst reload
        vmovdqu [rbp + 928], ymm4                                    ;   430.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm3, ymm15                                 ;   434.2 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm15                                 ;   434.2 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm4                                 ;   435.2 fp2    192 dst
        vpunpckhbw ymm4, ymm6, ymm4                                  ;   435.2 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm2                                  ;   434.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   434.2 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm3                                  ;   435.2 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                  ;   435.2 fp1    192 dst
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   436.2 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   436.2 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm4                                ;   436.2 fp2    192 dst
        vpunpckhbw ymm4, ymm12, ymm4                                 ;   436.3 fp1    192 dst
        vpunpcklbw ymm12, ymm6, ymm2                                 ;   436.5 fp2    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                  ;   437.3 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   437.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   438.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 1920]                                   ;   434.5 agu0   192 dst reload
        vmovdqu [rbp + 3488], ymm0                                   ;   439.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 32]                                     ;   434.8 agu1   192 dst reload
        vmovdqu [rbp + 1440], ymm6                                   ;   438.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   441.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   441.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2432]                                   ;   435.8 agu1   192 dst reload
        vmovdqu [rbp + 1920], ymm2                                   ;   438.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 384]                                    ;   436.5 agu0   192 dst reload
        vmovdqu [rbp - 32], ymm12                                    ;   437.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   443.5 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   443.5 fp1    192 dst
        vmovdqu ymm2, [rbp + 2944]                                   ;   436.8 agu1   192 dst reload
        vmovdqu [rbp + 2432], ymm4                                   ;   438.7 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 896]                                    ;   437.8 agu1   192 dst reload
        vmovdqu [rbp + 384], ymm15                                   ;   439.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm2                                 ;   444.8 fp2    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                  ;   444.8 fp1    192 dst
        vpunpcklbw ymm4, ymm6, ymm15                                 ;   445.8 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   445.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 3456]                                  ;   438.5 agu0   192 dst reload
        vmovdqu [rbp + 2944], ymm5                                   ;   440.7 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1408]                                   ;   438.8 agu1   192 dst reload
        vmovdqu [rbp + 896], ymm3                                    ;   441.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   445.8 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   445.8 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm3                                ;   446.8 fp2    192 dst
        vpunpckhbw ymm3, ymm12, ymm3                                 ;   446.8 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   445.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   445.8 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm5                                  ;   446.8 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm5                                  ;   446.8 fp1    192 dst
        vpunpcklbw ymm5, ymm4, ymm15                                 ;   447.8 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   447.8 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm3                                 ;   447.8 fp2    192 dst
        vpunpckhbw ymm3, ymm6, ymm3                                  ;   448.3 fp1    192 dst
        vpunpcklbw ymm6, ymm12, ymm2                                 ;   448.5 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   449.3 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   449.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   450.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 1888]                                   ;   446.2 agu1   192 dst reload
        vmovdqu [rbp + 3456], ymm0                                   ;   451.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 64]                                     ;   446.5 agu0   192 dst reload
        vmovdqu [rbp + 1408], ymm12                                  ;   450.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   453.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   453.5 fp1    192 dst
        vmovdqu ymm1, [rbp + 2400]                                   ;   447.5 agu0   192 dst reload
        vmovdqu [rbp + 1888], ymm2                                   ;   450.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 352]                                    ;   448.2 agu1   192 dst reload
        vmovdqu [rbp - 64], ymm6                                     ;   449.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm1                                  ;   455.2 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   455.2 fp1    192 dst
        vmovdqu ymm2, [rbp + 2912]                                   ;   448.5 agu0   192 dst reload
        vmovdqu [rbp + 2400], ymm3                                   ;   450.3 agu1+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 864]                                    ;   449.5 agu0   192 dst reload
        vmovdqu [rbp + 352], ymm15                                   ;   451.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm3, ymm2                                 ;   456.5 fp2    192 dst
        vpunpckhbw ymm2, ymm3, ymm2                                  ;   456.5 fp1    192 dst
        vpunpcklbw ymm3, ymm12, ymm15                                ;   457.5 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   457.5 fp1    192 dst
        vmovdqu ymm15, [rbp + 3424]                                  ;   450.2 agu1   192 dst reload
        vmovdqu [rbp + 2912], ymm4                                   ;   452.3 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1376]                                   ;   450.5 agu0   192 dst reload
        vmovdqu [rbp + 864], ymm5                                    ;   453.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm5, ymm4, ymm15                                 ;   457.5 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   457.5 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm5                                 ;   458.5 fp2    192 dst
        vpunpckhbw ymm5, ymm6, ymm5                                  ;   458.5 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm2                                  ;   457.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   457.5 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm4                                  ;   458.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                  ;   458.5 fp1    192 dst
        vpunpcklbw ymm4, ymm3, ymm15                                 ;   459.5 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm15                                 ;   459.5 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm5                                ;   459.5 fp2    192 dst
        vpunpckhbw ymm5, ymm12, ymm5                                 ;   460.3 fp1    192 dst
        vpunpcklbw ymm12, ymm6, ymm2                                 ;   460.5 fp2    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                  ;   461.3 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   461.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   462.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 1856]                                   ;   457.8 agu0   192 dst reload
        vmovdqu [rbp + 3424], ymm0                                   ;   463.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 96]                                     ;   458.2 agu1   192 dst reload
        vmovdqu [rbp + 1376], ymm6                                   ;   462.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   465.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   465.2 fp1    192 dst
        vmovdqu ymm1, [rbp + 2368]                                   ;   459.2 agu1   192 dst reload
        vmovdqu [rbp + 1856], ymm2                                   ;   462.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 320]                                    ;   459.8 agu0   192 dst reload
        vmovdqu [rbp - 96], ymm12                                    ;   461.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   466.8 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   466.8 fp1    192 dst
        vmovdqu ymm2, [rbp + 2880]                                   ;   460.2 agu1   192 dst reload
        vmovdqu [rbp + 2368], ymm5                                   ;   462.0 agu0+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 832]                                    ;   461.2 agu1   192 dst reload
        vmovdqu [rbp + 320], ymm15                                   ;   463.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm5, ymm2                                 ;   468.2 fp2    192 dst
        vpunpckhbw ymm2, ymm5, ymm2                                  ;   468.2 fp1    192 dst
        vpunpcklbw ymm5, ymm6, ymm15                                 ;   469.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   469.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 3392]                                  ;   461.8 agu0   192 dst reload
        vmovdqu [rbp + 2880], ymm3                                   ;   464.0 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 1344]                                   ;   462.2 agu1   192 dst reload
        vmovdqu [rbp + 832], ymm4                                    ;   465.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm3, ymm15                                 ;   469.2 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm15                                 ;   469.2 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm4                                ;   470.2 fp2    192 dst
        vpunpckhbw ymm4, ymm12, ymm4                                 ;   470.2 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   469.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   469.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm3                                  ;   470.2 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                  ;   470.3 fp1    192 dst
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   471.2 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   471.3 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm4                                 ;   471.5 fp2    192 dst
        vpunpckhbw ymm4, ymm6, ymm4                                  ;   472.3 fp1    192 dst
        vpunpcklbw ymm6, ymm12, ymm2                                 ;   472.5 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   473.3 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   473.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   474.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 1824]                                   ;   469.5 agu1   192 dst reload
        vmovdqu [rbp + 3392], ymm0                                   ;   475.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 128]                                    ;   469.8 agu0   192 dst reload
        vmovdqu [rbp + 1344], ymm12                                  ;   474.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   476.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   476.8 fp1    192 dst
        vmovdqu ymm1, [rbp + 2336]                                   ;   470.8 agu0   192 dst reload
        vmovdqu [rbp + 1824], ymm2                                   ;   474.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 288]                                    ;   471.5 agu1   192 dst reload
        vmovdqu [rbp - 128], ymm6                                    ;   473.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm1                                  ;   478.5 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   478.5 fp1    192 dst
        vmovdqu ymm2, [rbp + 2848]                                   ;   471.8 agu0   192 dst reload
        vmovdqu [rbp + 2336], ymm4                                   ;   473.7 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 800]                                    ;   472.8 agu0   192 dst reload
        vmovdqu [rbp + 288], ymm15                                   ;   474.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm2                                 ;   479.8 fp2    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                  ;   479.8 fp1    192 dst
        vpunpcklbw ymm4, ymm12, ymm15                                ;   480.8 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   480.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 3360]                                  ;   473.5 agu1   192 dst reload
        vmovdqu [rbp + 2848], ymm5                                   ;   475.7 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1312]                                   ;   473.8 agu0   192 dst reload
        vmovdqu [rbp + 800], ymm3                                    ;   476.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm3, ymm5, ymm15                                 ;   480.8 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   480.8 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm3                                 ;   481.8 fp2    192 dst
        vpunpckhbw ymm3, ymm6, ymm3                                  ;   481.8 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm2                                  ;   480.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   481.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm5                                  ;   481.8 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm5                                  ;   482.3 fp1    192 dst
        vpunpcklbw ymm5, ymm4, ymm15                                 ;   482.8 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   483.3 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm3                                ;   483.5 fp2    192 dst
        vpunpckhbw ymm3, ymm12, ymm3                                 ;   484.3 fp1    192 dst
        vpunpcklbw ymm12, ymm6, ymm2                                 ;   484.5 fp2    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                  ;   485.3 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   485.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   486.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2304]                                   ;   481.2 agu0   192 dst reload
        vmovdqu [rbp + 3360], ymm0                                   ;   487.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 256]                                    ;   481.5 agu1   192 dst reload
        vmovdqu [rbp + 1312], ymm6                                   ;   486.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm0, ymm1                                  ;   488.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   488.5 fp1    192 dst
        vmovdqu ymm1, [rbp + 2816]                                   ;   482.5 agu1   192 dst reload
        vmovdqu [rbp + 2304], ymm2                                   ;   486.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 768]                                    ;   483.2 agu0   192 dst reload
        vmovdqu [rbp + 256], ymm12                                   ;   485.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   490.2 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   490.2 fp1    192 dst
        vmovdqu ymm2, [rbp + 3328]                                   ;   483.5 agu1   192 dst reload
        vmovdqu [rbp + 2816], ymm3                                   ;   485.3 agu0+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 1280]                                   ;   484.5 agu1   192 dst reload
        vmovdqu [rbp + 768], ymm15                                   ;   486.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm3, ymm2                                 ;   491.5 fp2    192 dst
        vpunpckhbw ymm2, ymm3, ymm2                                  ;   491.5 fp1    192 dst
        vmovdqu ymm3, [rbp + 1792]                                   ;   485.2 agu0   192 dst reload
        vmovdqu [rbp + 3328], ymm4                                   ;   487.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm3, ymm8                                  ;   492.2 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm8                                  ;   492.2 fp1    192 dst
        vpunpcklbw ymm8, ymm6, ymm15                                 ;   492.5 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   492.5 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm4                                ;   493.2 fp2    192 dst
        vpunpckhbw ymm4, ymm12, ymm4                                 ;   493.2 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   492.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   493.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm3                                  ;   493.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                  ;   494.3 fp1    192 dst
        vpunpcklbw ymm3, ymm8, ymm15                                 ;   494.5 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   495.3 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm4                                 ;   495.5 fp2    192 dst
        vpunpckhbw ymm4, ymm6, ymm4                                  ;   496.3 fp1    192 dst
        vpunpcklbw ymm6, ymm12, ymm2                                 ;   496.5 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   497.3 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   497.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   498.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2272]                                   ;   492.5 agu1   192 dst reload
        vmovdqu [rbp + 1792], ymm0                                   ;   499.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 224]                                    ;   493.5 agu1   192 dst reload
        vmovdqu [rbp + 1280], ymm12                                  ;   498.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   500.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   500.5 fp1    192 dst
        vmovdqu ymm1, [rbp + 2784]                                   ;   493.7 agu0   192 dst reload
        vmovdqu [rbp + 2272], ymm2                                   ;   498.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 736]                                    ;   494.5 agu1   192 dst reload
        vmovdqu [rbp + 224], ymm6                                    ;   497.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm1                                  ;   501.5 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   501.5 fp1    192 dst
        vmovdqu ymm2, [rbp + 3296]                                   ;   495.5 agu1   192 dst reload
        vmovdqu [rbp + 2784], ymm4                                   ;   497.3 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1248]                                   ;   495.7 agu0   192 dst reload
        vmovdqu [rbp + 736], ymm15                                   ;   497.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm2                                 ;   502.7 fp2    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                  ;   502.7 fp1    192 dst
        vmovdqu ymm4, [rbp + 1760]                                   ;   496.5 agu1   192 dst reload
        vmovdqu [rbp + 3296], ymm8                                   ;   498.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm9                                  ;   503.5 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm9                                  ;   503.5 fp1    192 dst
        vpunpcklbw ymm9, ymm12, ymm15                                ;   503.7 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   503.7 fp1    192 dst
        vpunpcklbw ymm15, ymm6, ymm8                                 ;   504.5 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm8                                  ;   504.5 fp1    192 dst
        vpunpcklbw ymm8, ymm0, ymm2                                  ;   504.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   505.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm4                                  ;   505.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                  ;   506.3 fp1    192 dst
        vpunpcklbw ymm4, ymm9, ymm15                                 ;   506.5 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm15                                 ;   507.3 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm6                                ;   507.5 fp2    192 dst
        vpunpckhbw ymm6, ymm12, ymm6                                 ;   508.3 fp1    192 dst
        vpunpcklbw ymm12, ymm8, ymm2                                 ;   508.5 fp2    192 dst
        vpunpckhbw ymm2, ymm8, ymm2                                  ;   509.3 fp1    192 dst
        vpunpcklbw ymm8, ymm0, ymm1                                  ;   509.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   510.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2240]                                   ;   503.8 agu1   192 dst reload
        vmovdqu [rbp + 1760], ymm0                                   ;   511.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 192]                                    ;   504.2 agu0   192 dst reload
        vmovdqu [rbp + 1248], ymm8                                   ;   510.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm8, ymm0, ymm1                                  ;   511.2 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   511.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2752]                                   ;   505.2 agu0   192 dst reload
        vmovdqu [rbp + 2240], ymm2                                   ;   510.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 704]                                    ;   505.8 agu1   192 dst reload
        vmovdqu [rbp + 192], ymm12                                   ;   509.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   512.8 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   512.8 fp1    192 dst
        vmovdqu ymm2, [rbp + 3264]                                   ;   506.8 agu1   192 dst reload
        vmovdqu [rbp + 2752], ymm6                                   ;   509.3 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1216]                                   ;   507.3 agu0   192 dst reload
        vmovdqu [rbp + 704], ymm15                                   ;   509.0 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm6, ymm2                                 ;   514.3 fp2    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                  ;   514.3 fp1    192 dst
        vmovdqu ymm6, [rbp + 1728]                                   ;   508.5 agu0   192 dst reload
        vmovdqu [rbp + 3264], ymm9                                   ;   510.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm9, ymm6, ymm10                                 ;   515.5 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                                 ;   515.5 fp1    192 dst
        vpunpcklbw ymm10, ymm8, ymm15                                ;   515.3 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   515.3 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm9                                ;   516.5 fp2    192 dst
        vpunpckhbw ymm9, ymm12, ymm9                                 ;   516.5 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   516.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   517.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm6                                  ;   517.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm6                                  ;   518.3 fp1    192 dst
        vpunpcklbw ymm6, ymm10, ymm15                                ;   518.5 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm15                               ;   519.3 fp1    192 dst
        vpunpcklbw ymm15, ymm8, ymm9                                 ;   519.5 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm9                                  ;   520.3 fp1    192 dst
        vpunpcklbw ymm9, ymm12, ymm2                                 ;   520.5 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   521.3 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   521.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   522.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2208]                                   ;   515.7 agu1   192 dst reload
        vmovdqu [rbp + 1728], ymm0                                   ;   523.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 160]                                    ;   516.7 agu1   192 dst reload
        vmovdqu [rbp + 1216], ymm12                                  ;   522.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   523.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   523.7 fp1    192 dst
        vmovdqu ymm1, [rbp + 2720]                                   ;   517.0 agu0   192 dst reload
        vmovdqu [rbp + 2208], ymm2                                   ;   522.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 672]                                    ;   517.7 agu1   192 dst reload
        vmovdqu [rbp + 160], ymm9                                    ;   521.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm9, ymm2, ymm1                                  ;   524.7 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   524.7 fp1    192 dst
        vmovdqu ymm2, [rbp + 3232]                                   ;   518.7 agu1   192 dst reload
        vmovdqu [rbp + 2720], ymm8                                   ;   521.3 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1184]                                   ;   519.3 agu0   192 dst reload
        vmovdqu [rbp + 672], ymm15                                   ;   520.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm8, ymm2                                 ;   526.3 fp2    192 dst
        vpunpckhbw ymm2, ymm8, ymm2                                  ;   526.3 fp1    192 dst
        vmovdqu ymm8, [rbp + 1696]                                   ;   520.5 agu0   192 dst reload
        vmovdqu [rbp + 3232], ymm10                                  ;   521.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm11                                ;   527.5 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm11                                 ;   527.5 fp1    192 dst
        vpunpcklbw ymm11, ymm12, ymm15                               ;   527.3 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   527.3 fp1    192 dst
        vpunpcklbw ymm15, ymm9, ymm10                                ;   528.5 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm10                                 ;   528.5 fp1    192 dst
        vpunpcklbw ymm10, ymm0, ymm2                                 ;   528.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   529.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm8                                  ;   529.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm8                                  ;   530.3 fp1    192 dst
        vpunpcklbw ymm8, ymm11, ymm15                                ;   530.5 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm15                               ;   531.3 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm9                                ;   531.5 fp2    192 dst
        vpunpckhbw ymm9, ymm12, ymm9                                 ;   532.3 fp1    192 dst
        vpunpcklbw ymm12, ymm10, ymm2                                ;   532.5 fp2    192 dst
        vpunpckhbw ymm2, ymm10, ymm2                                 ;   533.3 fp1    192 dst
        vpunpcklbw ymm10, ymm0, ymm1                                 ;   533.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   534.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2176]                                   ;   527.7 agu1   192 dst reload
        vmovdqu [rbp + 1696], ymm0                                   ;   535.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 128]                                    ;   528.7 agu1   192 dst reload
        vmovdqu [rbp + 1184], ymm10                                  ;   534.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm10, ymm0, ymm1                                 ;   535.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   535.7 fp1    192 dst
        vmovdqu ymm1, [rbp + 2688]                                   ;   529.0 agu0   192 dst reload
        vmovdqu [rbp + 2176], ymm2                                   ;   534.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 640]                                    ;   529.7 agu1   192 dst reload
        vmovdqu [rbp + 128], ymm12                                   ;   533.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   536.7 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   536.7 fp1    192 dst
        vmovdqu ymm2, [rbp + 3200]                                   ;   530.7 agu1   192 dst reload
        vmovdqu [rbp + 2688], ymm9                                   ;   533.3 agu2+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 1152]                                   ;   531.3 agu0   192 dst reload
        vmovdqu [rbp + 640], ymm15                                   ;   532.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm9, ymm2                                 ;   538.3 fp2    192 dst
        vpunpckhbw ymm2, ymm9, ymm2                                  ;   538.3 fp1    192 dst
        vmovdqu ymm9, [rbp + 1664]                                   ;   532.5 agu0   192 dst reload
        vmovdqu [rbp + 3200], ymm11                                  ;   533.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm11, ymm9, ymm13                                ;   539.5 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm13                                 ;   539.5 fp1    192 dst
        vpunpcklbw ymm13, ymm10, ymm15                               ;   539.3 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm15                               ;   539.3 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm11                               ;   540.5 fp2    192 dst
        vpunpckhbw ymm11, ymm12, ymm11                               ;   540.5 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm2                                 ;   540.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   541.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm9                                  ;   541.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm9                                  ;   542.3 fp1    192 dst
        vpunpcklbw ymm9, ymm13, ymm15                                ;   542.5 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                               ;   543.3 fp1    192 dst
        vpunpcklbw ymm15, ymm10, ymm11                               ;   543.5 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm11                               ;   544.3 fp1    192 dst
        vpunpcklbw ymm11, ymm12, ymm2                                ;   544.5 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   545.3 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   545.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   546.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2144]                                   ;   539.7 agu1   192 dst reload
        vmovdqu [rbp + 1664], ymm0                                   ;   547.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 96]                                     ;   540.7 agu1   192 dst reload
        vmovdqu [rbp + 1152], ymm12                                  ;   546.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm0, ymm1                                 ;   547.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   547.7 fp1    192 dst
        vmovdqu ymm1, [rbp + 2656]                                   ;   541.0 agu0   192 dst reload
        vmovdqu [rbp + 2144], ymm2                                   ;   546.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 608]                                    ;   541.7 agu1   192 dst reload
        vmovdqu [rbp + 96], ymm11                                    ;   545.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm11, ymm2, ymm1                                 ;   548.7 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   548.7 fp1    192 dst
        vmovdqu ymm2, [rbp + 3168]                                   ;   542.7 agu1   192 dst reload
        vmovdqu [rbp + 2656], ymm10                                  ;   545.3 agu2+fp5  192 dst spill
        vmovdqu ymm10, [rbp + 1120]                                  ;   543.3 agu0   192 dst reload
        vmovdqu [rbp + 608], ymm15                                   ;   544.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm10, ymm2                                ;   550.3 fp2    192 dst
        vpunpckhbw ymm2, ymm10, ymm2                                 ;   550.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 1632]                                  ;   544.5 agu0   192 dst reload
        vmovdqu [rbp + 3168], ymm13                                  ;   545.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm13, ymm10, ymm14                               ;   551.5 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm14                               ;   551.5 fp1    192 dst
        vpunpcklbw ymm14, ymm12, ymm15                               ;   551.3 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   551.3 fp1    192 dst
        vpunpcklbw ymm15, ymm11, ymm13                               ;   552.5 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm13                               ;   552.5 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                                 ;   552.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   553.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm10                                 ;   553.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm10                                 ;   554.3 fp1    192 dst
        vpunpcklbw ymm10, ymm14, ymm15                               ;   554.5 fp2    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                               ;   555.3 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm11                               ;   555.5 fp2    192 dst
        vpunpckhbw ymm11, ymm12, ymm11                               ;   556.3 fp1    192 dst
        vpunpcklbw ymm12, ymm13, ymm2                                ;   556.5 fp2    192 dst
        vpunpckhbw ymm2, ymm13, ymm2                                 ;   557.3 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm1                                 ;   557.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   558.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2112]                                   ;   551.7 agu1   192 dst reload
        vmovdqu [rbp + 1632], ymm0                                   ;   559.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 64]                                     ;   552.7 agu1   192 dst reload
        vmovdqu [rbp + 1120], ymm13                                  ;   558.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm13, ymm0, ymm1                                 ;   559.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   559.7 fp1    192 dst
        vmovdqu ymm1, [rbp + 2624]                                   ;   553.0 agu0   192 dst reload
        vmovdqu [rbp + 2112], ymm2                                   ;   558.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 576]                                    ;   553.7 agu1   192 dst reload
        vmovdqu [rbp + 64], ymm12                                    ;   557.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm2, ymm1                                 ;   560.7 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   560.7 fp1    192 dst
        vmovdqu ymm2, [rbp + 3136]                                   ;   554.7 agu1   192 dst reload
        vmovdqu [rbp + 2624], ymm11                                  ;   557.3 agu2+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 1088]                                  ;   555.3 agu0   192 dst reload
        vmovdqu [rbp + 576], ymm15                                   ;   556.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm11, ymm2                                ;   562.3 fp2    192 dst
        vpunpckhbw ymm2, ymm11, ymm2                                 ;   562.3 fp1    192 dst
        vmovdqu ymm11, [rbp + 1600]                                  ;   556.5 agu0   192 dst reload
        vmovdqu [rbp + 3136], ymm14                                  ;   557.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm11, ymm7                                ;   563.5 fp2    192 dst
        vpunpckhbw ymm7, ymm11, ymm7                                 ;   563.5 fp1    192 dst
        vpunpcklbw ymm11, ymm13, ymm15                               ;   563.3 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                               ;   563.3 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm14                               ;   564.5 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm14                               ;   564.5 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                                 ;   564.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   565.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm7                                  ;   565.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm7                                  ;   566.3 fp1    192 dst
        vpunpcklbw ymm7, ymm11, ymm15                                ;   566.5 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm15                               ;   567.3 fp1    192 dst
        vpunpcklbw ymm15, ymm13, ymm12                               ;   567.5 fp2    192 dst
        vpunpckhbw ymm12, ymm13, ymm12                               ;   568.3 fp1    192 dst
        vpunpcklbw ymm13, ymm14, ymm2                                ;   568.5 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                                 ;   569.3 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm1                                 ;   569.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   570.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 2080]                                   ;   563.7 agu1   192 dst reload
        vmovdqu [rbp + 1600], ymm0                                   ;   571.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 32]                                     ;   564.7 agu1   192 dst reload
        vmovdqu [rbp + 1088], ymm14                                  ;   570.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm0, ymm1                                 ;   571.7 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   571.7 fp1    192 dst
        vmovdqu ymm1, [rbp + 2592]                                   ;   565.0 agu0   192 dst reload
        vmovdqu [rbp + 2080], ymm2                                   ;   570.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 544]                                    ;   565.7 agu1   192 dst reload
        vmovdqu [rbp + 32], ymm13                                    ;   569.5 agu0+fp5  192 dst spill
        vpunpcklbw ymm13, ymm2, ymm1                                 ;   572.7 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                  ;   572.7 fp1    192 dst
        vmovdqu ymm2, [rbp + 3104]                                   ;   566.7 agu1   192 dst reload
        vmovdqu [rbp + 2592], ymm12                                  ;   569.3 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 1056]                                  ;   567.3 agu0   192 dst reload
        vmovdqu [rbp + 544], ymm15                                   ;   568.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm12, ymm2                                ;   574.3 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                                 ;   574.3 fp1    192 dst
        vpunpcklbw ymm12, ymm14, ymm15                               ;   575.3 fp2    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                               ;   575.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 1536]                                  ;   569.3 agu0   192 dst reload
        vmovdqu [rbp + 3104], ymm11                                  ;   569.8 agu2+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 1568]                                  ;   569.7 agu1   192 dst reload
        vmovdqu [rbp + 1056], ymm5                                   ;   570.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm5, ymm11, ymm15                                ;   576.7 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm15                               ;   576.7 fp1    192 dst
        vpunpcklbw ymm15, ymm13, ymm5                                ;   577.7 fp2    192 dst
        vpunpckhbw ymm5, ymm13, ymm5                                 ;   577.7 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                                 ;   576.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                  ;   577.3 fp1    192 dst
        vpunpcklbw ymm2, ymm1, ymm11                                 ;   577.7 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm11                                 ;   578.3 fp1    192 dst
        vpunpcklbw ymm11, ymm12, ymm15                               ;   578.7 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   579.3 fp1    192 dst
        vpunpcklbw ymm15, ymm14, ymm5                                ;   579.5 fp2    192 dst
        vpunpckhbw ymm5, ymm14, ymm5                                 ;   580.3 fp1    192 dst
        vpunpcklbw ymm14, ymm13, ymm2                                ;   580.5 fp2    192 dst
        vpunpckhbw ymm2, ymm13, ymm2                                 ;   581.3 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm1                                 ;   581.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                  ;   582.3 fp1    192 dst
        vmovdqu ymm1, [rbp + 992]                                    ;   576.5 agu1   192 dst reload
        vmovdqu [rbp + 1536], ymm0                                   ;   583.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm0, ymm1, ymm3                                  ;   583.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                  ;   583.5 fp1    192 dst
        vmovdqu ymm3, [rbp + 960]                                    ;   577.3 agu0   192 dst reload
        vmovdqu [rbp + 992], ymm1                                    ;   584.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm3, ymm4                                  ;   584.3 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm4                                  ;   584.3 fp1    192 dst
        vmovdqu ymm4, [rbp + 928]                                    ;   578.3 agu0   192 dst reload
        vmovdqu [rbp + 960], ymm3                                    ;   585.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm3, ymm4, ymm6                                  ;   585.3 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm6                                  ;   585.3 fp1    192 dst
        vmovdqu ymm6, [rbp + 896]                                    ;   579.3 agu1   192 dst reload
        vmovdqu [rbp + 928], ymm1                                    ;   585.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm6, ymm8                                  ;   586.3 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm8                                  ;   586.3 fp1    192 dst
        vmovdqu ymm8, [rbp + 864]                                    ;   580.5 agu1   192 dst reload
        vmovdqu [rbp + 896], ymm6                                    ;   587.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm9                                  ;   587.5 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm9                                  ;   587.5 fp1    192 dst
        vmovdqu ymm9, [rbp + 832]                                    ;   582.3 agu0   192 dst reload
        vmovdqu [rbp + 864], ymm1                                    ;   587.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm9, ymm10                                 ;   589.3 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm10                                 ;   589.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 800]                                   ;   583.7 agu0   192 dst reload
        vmovdqu [rbp + 832], ymm9                                    ;   590.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm9, ymm10, ymm7                                 ;   590.7 fp2    192 dst
        vpunpckhbw ymm7, ymm10, ymm7                                 ;   590.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 1056]                                  ;   584.7 agu1   192 dst reload
        vmovdqu [rbp + 800], ymm1                                    ;   590.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm1, ymm10, ymm11                                ;   591.7 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm11                               ;   591.7 fp1    192 dst
        vmovdqu ymm11, [rbp + 3296]                                  ;   585.7 agu1   192 dst reload
        vmovdqu [rbp + 1056], ymm10                                  ;   592.7 agu2+fp5  192 dst spill
        vmovdqu ymm10, [rbp + 3040]                                  ;   586.0 agu0   192 dst reload
        vmovdqu [rbp + 1568], ymm1                                   ;   592.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm10, ymm11                                ;   593.0 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm11                               ;   593.0 fp1    192 dst
        vmovdqu ymm11, [rbp + 3264]                                  ;   587.3 agu0   192 dst reload
        vmovdqu [rbp + 3296], ymm7                                   ;   591.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 3008]                                   ;   587.7 agu1   192 dst reload
        vmovdqu [rbp + 3040], ymm9                                   ;   591.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm9, ymm7, ymm11                                 ;   594.7 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm11                                 ;   594.7 fp1    192 dst
        vmovdqu ymm11, [rbp + 3232]                                  ;   589.3 agu1   192 dst reload
        vmovdqu [rbp + 3264], ymm7                                   ;   595.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2976]                                   ;   589.7 agu0   192 dst reload
        vmovdqu [rbp + 3008], ymm9                                   ;   595.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm9, ymm7, ymm11                                 ;   596.7 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm11                                 ;   596.7 fp1    192 dst
        vmovdqu ymm11, [rbp + 3200]                                  ;   590.7 agu0   192 dst reload
        vmovdqu [rbp + 3232], ymm7                                   ;   597.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2944]                                   ;   591.3 agu1   192 dst reload
        vmovdqu [rbp + 2976], ymm4                                   ;   592.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm7, ymm11                                 ;   598.3 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm11                                 ;   598.3 fp1    192 dst
        vmovdqu ymm11, [rbp + 3168]                                  ;   592.3 agu1   192 dst reload
        vmovdqu [rbp + 3200], ymm7                                   ;   599.3 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2912]                                   ;   592.7 agu0   192 dst reload
        vmovdqu [rbp + 2944], ymm4                                   ;   599.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm7, ymm11                                 ;   599.7 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm11                                 ;   599.7 fp1    192 dst
        vmovdqu ymm11, [rbp + 3136]                                  ;   593.3 agu1   192 dst reload
        vmovdqu [rbp + 3168], ymm9                                   ;   597.7 agu0+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 2880]                                   ;   594.3 agu1   192 dst reload
        vmovdqu [rbp + 2912], ymm3                                   ;   596.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm3, ymm9, ymm11                                 ;   601.3 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm11                                 ;   601.3 fp1    192 dst
        vmovdqu ymm11, [rbp + 3104]                                  ;   594.8 agu0   192 dst reload
        vmovdqu [rbp + 3136], ymm9                                   ;   602.3 agu2+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 2848]                                   ;   595.7 agu1   192 dst reload
        vmovdqu [rbp + 2880], ymm3                                   ;   602.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm3, ymm9, ymm11                                 ;   602.7 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm11                                 ;   602.7 fp1    192 dst
        vmovdqu ymm11, [rbp + 3328]                                  ;   596.8 agu1   192 dst reload
        vmovdqu [rbp + 3104], ymm9                                   ;   603.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm9, ymm11, ymm12                                ;   603.8 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm12                               ;   603.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 736]                                   ;   597.8 agu0   192 dst reload
        vmovdqu [rbp + 3328], ymm11                                  ;   604.8 agu1+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 512]                                   ;   598.8 agu0   192 dst reload
        vmovdqu [rbp + 2848], ymm9                                   ;   604.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm9, ymm11, ymm12                                ;   605.8 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm12                               ;   605.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 704]                                   ;   599.5 agu1   192 dst reload
        vmovdqu [rbp + 736], ymm3                                    ;   603.7 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 448]                                    ;   599.8 agu0   192 dst reload
        vmovdqu [rbp + 512], ymm7                                    ;   603.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm7, ymm3, ymm12                                 ;   606.8 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   606.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 672]                                   ;   601.5 agu0   192 dst reload
        vmovdqu [rbp + 704], ymm3                                    ;   607.8 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 416]                                    ;   602.3 agu1   192 dst reload
        vmovdqu [rbp + 448], ymm7                                    ;   607.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm7, ymm3, ymm12                                 ;   609.3 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   609.3 fp1    192 dst
        vmovdqu ymm12, [rbp + 640]                                   ;   603.3 agu1   192 dst reload
        vmovdqu [rbp + 672], ymm3                                    ;   610.3 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 384]                                    ;   603.7 agu0   192 dst reload
        vmovdqu [rbp + 416], ymm7                                    ;   610.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm7, ymm3, ymm12                                 ;   610.7 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   610.7 fp1    192 dst
        vmovdqu ymm12, [rbp + 608]                                   ;   604.7 agu0   192 dst reload
        vmovdqu [rbp + 640], ymm3                                    ;   611.7 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 352]                                    ;   605.3 agu1   192 dst reload
        vmovdqu [rbp + 384], ymm7                                    ;   611.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm3, ymm12                                 ;   612.3 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   612.3 fp1    192 dst
        vmovdqu ymm12, [rbp + 576]                                   ;   605.8 agu0   192 dst reload
        vmovdqu [rbp + 608], ymm3                                    ;   613.3 agu1+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 320]                                    ;   606.8 agu0   192 dst reload
        vmovdqu [rbp + 352], ymm8                                    ;   611.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm3, ymm12                                 ;   613.8 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   613.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 544]                                   ;   607.8 agu1   192 dst reload
        vmovdqu [rbp + 576], ymm3                                    ;   614.8 agu0+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 288]                                    ;   608.8 agu1   192 dst reload
        vmovdqu [rbp + 320], ymm8                                    ;   614.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm3, ymm12                                 ;   615.8 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm12                                 ;   615.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 768]                                   ;   610.3 agu0   192 dst reload
        vmovdqu [rbp + 544], ymm3                                    ;   616.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm3, ymm12, ymm15                                ;   617.3 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   617.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 2784]                                  ;   611.3 agu0   192 dst reload
        vmovdqu [rbp + 768], ymm12                                   ;   618.3 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 2528]                                  ;   611.7 agu1   192 dst reload
        vmovdqu [rbp + 288], ymm3                                    ;   618.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm3, ymm12, ymm15                                ;   618.7 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   618.7 fp1    192 dst
        vmovdqu ymm15, [rbp + 2752]                                  ;   612.7 agu1   192 dst reload
        vmovdqu [rbp + 2784], ymm8                                   ;   617.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2496]                                   ;   613.3 agu0   192 dst reload
        vmovdqu [rbp + 2528], ymm4                                   ;   618.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   620.3 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   620.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 2720]                                  ;   614.0 agu1   192 dst reload
        vmovdqu [rbp + 2752], ymm8                                   ;   621.3 agu0+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2464]                                   ;   615.0 agu1   192 dst reload
        vmovdqu [rbp + 2496], ymm4                                   ;   621.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   622.0 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   622.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 2688]                                  ;   616.0 agu0   192 dst reload
        vmovdqu [rbp + 2720], ymm8                                   ;   623.0 agu1+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2432]                                   ;   617.0 agu0   192 dst reload
        vmovdqu [rbp + 2464], ymm4                                   ;   623.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   624.0 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   624.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 2656]                                  ;   617.8 agu1   192 dst reload
        vmovdqu [rbp + 2688], ymm8                                   ;   625.0 agu0+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2400]                                   ;   618.8 agu1   192 dst reload
        vmovdqu [rbp + 2432], ymm4                                   ;   625.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   625.8 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   625.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 2624]                                  ;   619.0 agu0   192 dst reload
        vmovdqu [rbp + 2656], ymm8                                   ;   626.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2368]                                   ;   619.8 agu1   192 dst reload
        vmovdqu [rbp + 2400], ymm4                                   ;   626.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   626.8 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   626.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 2592]                                  ;   621.3 agu1   192 dst reload
        vmovdqu [rbp + 2624], ymm8                                   ;   627.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2336]                                   ;   621.7 agu0   192 dst reload
        vmovdqu [rbp + 2368], ymm4                                   ;   628.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm8, ymm15                                 ;   628.7 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                                 ;   628.7 fp1    192 dst
        vmovdqu ymm15, [rbp + 2816]                                  ;   623.0 agu0   192 dst reload
        vmovdqu [rbp + 2592], ymm8                                   ;   629.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm15, ymm5                                 ;   630.0 fp2    192 dst
        vpunpckhbw ymm5, ymm15, ymm5                                 ;   630.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 224]                                   ;   624.2 agu1   192 dst reload
        vmovdqu [rbp + 2816], ymm5                                   ;   631.0 agu0+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1024]                                   ;   625.2 agu1   192 dst reload
        vmovdqu [rbp + 2336], ymm8                                   ;   631.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm5, ymm15                                 ;   632.2 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm15                                 ;   632.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 192]                                   ;   626.0 agu0   192 dst reload
        vmovdqu [rbp + 224], ymm4                                    ;   632.8 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 480]                                    ;   627.0 agu0   192 dst reload
        vmovdqu [rbp + 1024], ymm7                                   ;   633.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   634.0 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   634.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 160]                                   ;   627.5 agu1   192 dst reload
        vmovdqu [rbp + 192], ymm4                                    ;   635.0 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 0]                                      ;   628.5 agu1   192 dst reload
        vmovdqu [rbp + 480], ymm7                                    ;   635.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   635.5 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   635.5 fp1    192 dst
        vmovdqu ymm15, [rbp + 128]                                   ;   629.0 agu0   192 dst reload
        vmovdqu [rbp + 160], ymm4                                    ;   636.8 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp - 32]                                     ;   630.0 agu0   192 dst reload
        vmovdqu [rbp + 0], ymm7                                      ;   637.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   637.0 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   637.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 96]                                    ;   631.0 agu1   192 dst reload
        vmovdqu [rbp + 128], ymm4                                    ;   638.8 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp - 64]                                     ;   632.0 agu1   192 dst reload
        vmovdqu [rbp - 32], ymm7                                     ;   639.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   639.0 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   639.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 64]                                    ;   632.8 agu0   192 dst reload
        vmovdqu [rbp + 96], ymm4                                     ;   640.8 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp - 96]                                     ;   633.8 agu0   192 dst reload
        vmovdqu [rbp - 64], ymm7                                     ;   641.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   640.8 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   640.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 32]                                    ;   635.0 agu1   192 dst reload
        vmovdqu [rbp + 64], ymm4                                     ;   642.8 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp - 128]                                    ;   636.0 agu1   192 dst reload
        vmovdqu [rbp - 96], ymm7                                     ;   643.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm4, ymm15                                 ;   643.0 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm15                                 ;   643.0 fp1    192 dst
        vmovdqu ymm15, [rbp + 256]                                   ;   636.8 agu0   192 dst reload
        vmovdqu [rbp + 32], ymm4                                     ;   644.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm15, ymm14                                ;   643.8 fp2    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                               ;   643.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 2272]                                  ;   637.8 agu1   192 dst reload
        vmovdqu [rbp + 256], ymm14                                   ;   645.8 agu0+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 2016]                                  ;   638.8 agu1   192 dst reload
        vmovdqu [rbp - 128], ymm4                                    ;   646.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm14, ymm15                                ;   645.8 fp2    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                               ;   645.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 2240]                                  ;   639.8 agu0   192 dst reload
        vmovdqu [rbp + 2272], ymm7                                   ;   647.8 agu1+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1984]                                   ;   640.8 agu0   192 dst reload
        vmovdqu [rbp + 2016], ymm6                                   ;   648.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   647.8 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   647.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 2208]                                  ;   641.8 agu1   192 dst reload
        vmovdqu [rbp + 2240], ymm7                                   ;   649.8 agu0+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1952]                                   ;   642.8 agu1   192 dst reload
        vmovdqu [rbp + 1984], ymm6                                   ;   650.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   649.8 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   649.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 2176]                                  ;   643.8 agu0   192 dst reload
        vmovdqu [rbp + 2208], ymm7                                   ;   651.8 agu1+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1920]                                   ;   644.8 agu0   192 dst reload
        vmovdqu [rbp + 1952], ymm6                                   ;   652.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   651.8 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   651.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 2144]                                  ;   645.8 agu1   192 dst reload
        vmovdqu [rbp + 2176], ymm7                                   ;   653.8 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1888]                                   ;   646.2 agu0   192 dst reload
        vmovdqu [rbp + 1920], ymm6                                   ;   654.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   653.2 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   653.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 2112]                                  ;   647.8 agu0   192 dst reload
        vmovdqu [rbp + 2144], ymm7                                   ;   655.8 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1856]                                   ;   648.2 agu1   192 dst reload
        vmovdqu [rbp + 1888], ymm6                                   ;   656.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   655.2 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   655.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 2080]                                  ;   649.8 agu1   192 dst reload
        vmovdqu [rbp + 2112], ymm7                                   ;   657.8 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1824]                                   ;   650.2 agu0   192 dst reload
        vmovdqu [rbp + 1856], ymm6                                   ;   658.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm7, ymm15                                 ;   657.2 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm15                                 ;   657.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 2304]                                  ;   651.8 agu0   192 dst reload
        vmovdqu [rbp + 2080], ymm7                                   ;   659.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm15, ymm2                                 ;   658.8 fp2    192 dst
        vpunpckhbw ymm2, ymm15, ymm2                                 ;   658.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 1280]                                  ;   652.8 agu1   192 dst reload
        vmovdqu [rbp + 2304], ymm2                                   ;   660.8 agu0+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2048]                                   ;   653.8 agu1   192 dst reload
        vmovdqu [rbp + 1824], ymm7                                   ;   661.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm2, ymm15                                 ;   660.8 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm15                                 ;   660.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 1248]                                  ;   654.8 agu0   192 dst reload
        vmovdqu [rbp + 1280], ymm6                                   ;   662.8 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1504]                                   ;   655.2 agu1   192 dst reload
        vmovdqu [rbp + 2048], ymm12                                  ;   663.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   662.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   662.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 1216]                                  ;   656.8 agu1   192 dst reload
        vmovdqu [rbp + 1248], ymm6                                   ;   664.8 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1472]                                   ;   657.2 agu0   192 dst reload
        vmovdqu [rbp + 1504], ymm12                                  ;   665.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   664.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   664.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 1184]                                  ;   658.8 agu0   192 dst reload
        vmovdqu [rbp + 1216], ymm6                                   ;   666.8 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1440]                                   ;   659.2 agu1   192 dst reload
        vmovdqu [rbp + 1472], ymm12                                  ;   667.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   666.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   666.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 1152]                                  ;   660.8 agu1   192 dst reload
        vmovdqu [rbp + 1184], ymm6                                   ;   668.8 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1408]                                   ;   661.2 agu0   192 dst reload
        vmovdqu [rbp + 1440], ymm12                                  ;   669.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   668.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   668.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 1120]                                  ;   662.2 agu0   192 dst reload
        vmovdqu [rbp + 1152], ymm6                                   ;   670.8 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1376]                                   ;   662.8 agu1   192 dst reload
        vmovdqu [rbp + 1408], ymm12                                  ;   671.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   669.8 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   669.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 1088]                                  ;   664.2 agu1   192 dst reload
        vmovdqu [rbp + 1120], ymm6                                   ;   672.8 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1344]                                   ;   664.5 agu0   192 dst reload
        vmovdqu [rbp + 1376], ymm12                                  ;   673.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm12, ymm6, ymm15                                ;   671.5 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm15                                 ;   671.5 fp1    192 dst
        vmovdqu ymm15, [rbp + 1312]                                  ;   666.2 agu0   192 dst reload
        vmovdqu [rbp + 1088], ymm6                                   ;   674.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm15, ymm13                                ;   673.2 fp2    192 dst
        vpunpckhbw ymm13, ymm15, ymm13                               ;   673.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 1792]                                  ;   667.8 agu1   192 dst reload
        vmovdqu [rbp + 1312], ymm13                                  ;   675.8 agu0+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 3072]                                  ;   668.8 agu1   192 dst reload
        vmovdqu [rbp + 1344], ymm6                                   ;   676.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm13, ymm15                                ;   675.8 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                               ;   675.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 1760]                                  ;   669.8 agu0   192 dst reload
        vmovdqu [rbp + 1792], ymm12                                  ;   677.8 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3552]                                  ;   670.2 agu1   192 dst reload
        vmovdqu [rbp + 3072], ymm13                                  ;   678.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   677.2 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   677.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 1728]                                  ;   671.5 agu1   192 dst reload
        vmovdqu [rbp + 1760], ymm12                                  ;   679.8 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3520]                                  ;   671.8 agu0   192 dst reload
        vmovdqu [rbp + 3552], ymm13                                  ;   680.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   678.8 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   678.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 1696]                                  ;   673.2 agu0   192 dst reload
        vmovdqu [rbp + 1728], ymm12                                  ;   681.8 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3488]                                  ;   673.5 agu1   192 dst reload
        vmovdqu [rbp + 3520], ymm13                                  ;   682.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   680.5 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   680.5 fp1    192 dst
        vmovdqu ymm15, [rbp + 1664]                                  ;   675.8 agu1   192 dst reload
        vmovdqu [rbp + 1696], ymm12                                  ;   683.8 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3456]                                  ;   676.2 agu0   192 dst reload
        vmovdqu [rbp + 3488], ymm13                                  ;   684.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   683.2 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   683.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 1632]                                  ;   677.2 agu0   192 dst reload
        vmovdqu [rbp + 1664], ymm12                                  ;   685.8 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 3424]                                  ;   677.8 agu1   192 dst reload
        vmovdqu [rbp + 3456], ymm13                                  ;   686.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm13, ymm12, ymm15                               ;   684.8 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                               ;   684.8 fp1    192 dst
        vmovdqu [r9], ymm0                                           ;   687.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1600]                                   ;   679.2 agu1   192 dst reload
        vmovdqu ymm15, [rbp + 3392]                                  ;   679.3 agu0   192 dst reload
        vmovdqu [rbp + 1632], ymm12                                  ;   688.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm15, ymm0                                ;   686.3 fp2    192 dst
        vpunpckhbw ymm0, ymm15, ymm0                                 ;   686.3 fp1    192 dst
        vmovdqu [r9 + 32], ymm8                                      ;   689.8 agu1+fp5  192 dst
        vmovdqu [r9 + 64], ymm9                                      ;   690.8 agu0+fp5  192 dst
        vmovdqu [r9 + 96], ymm7                                      ;   691.8 agu2+fp5  192 dst
        vmovdqu [r9 + 128], ymm1                                     ;   692.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 1536]                                   ;   683.2 agu0   192 dst reload
        vmovdqu ymm7, [rbp + 3360]                                   ;   683.8 agu1   192 dst reload
        vpunpcklbw ymm8, ymm7, ymm1                                  ;   690.8 fp2    192 dst
        vpunpckhbw ymm1, ymm7, ymm1                                  ;   690.8 fp1    192 dst
        vmovdqu [r9 + 160], ymm4                                     ;   693.8 agu2+fp5  192 dst
        vmovdqu [r9 + 192], ymm3                                     ;   694.8 agu0+fp5  192 dst
        vmovdqu [r9 + 224], ymm6                                     ;   695.8 agu1+fp5  192 dst
        vmovdqu [r9 + 288], ymm5                                     ;   696.8 agu2+fp5  192 dst
        vmovdqu [r9 + 320], ymm11                                    ;   697.8 agu0+fp5  192 dst
        vmovdqu [r9 + 352], ymm2                                     ;   698.8 agu1+fp5  192 dst
        vmovdqu [r9 + 384], ymm10                                    ;   699.8 agu2+fp5  192 dst
        vmovdqu [r9 + 416], ymm14                                    ;   700.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 992]                                    ;   687.8 agu1   192 dst reload
        vmovdqu [r9 + 256], ymm2                                     ;   701.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2048]                                   ;   688.8 agu0   192 dst reload
        vmovdqu [r9 + 448], ymm2                                     ;   702.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 3072]                                   ;   689.8 agu0   192 dst reload
        vmovdqu [r9 + 480], ymm2                                     ;   703.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2016]                                   ;   690.8 agu1   192 dst reload
        vmovdqu [r9 + 512], ymm2                                     ;   704.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp - 64]                                     ;   691.8 agu1   192 dst reload
        vmovdqu [r9 + 544], ymm2                                     ;   705.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1024]                                   ;   692.0 agu0   192 dst reload
        vmovdqu [r9 + 576], ymm2                                     ;   706.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1408]                                   ;   692.8 agu1   192 dst reload
        vmovdqu [r9 + 608], ymm2                                     ;   707.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2528]                                   ;   693.8 agu1   192 dst reload
        vmovdqu [r9 + 640], ymm2                                     ;   708.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1888]                                   ;   694.0 agu0   192 dst reload
        vmovdqu [r9 + 672], ymm2                                     ;   709.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2400]                                   ;   695.0 agu0   192 dst reload
        vmovdqu [r9 + 704], ymm2                                     ;   710.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 3456]                                   ;   695.8 agu1   192 dst reload
        vmovdqu [r9 + 736], ymm2                                     ;   711.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 352]                                    ;   696.8 agu1   192 dst reload
        vmovdqu [r9 + 768], ymm2                                     ;   712.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 96]                                     ;   697.8 agu0   192 dst reload
        vmovdqu [r9 + 800], ymm2                                     ;   713.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 608]                                    ;   698.8 agu0   192 dst reload
        vmovdqu [r9 + 832], ymm2                                     ;   714.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1152]                                   ;   699.8 agu1   192 dst reload
        vmovdqu [r9 + 864], ymm2                                     ;   715.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 512]                                    ;   700.8 agu1   192 dst reload
        vmovdqu [r9 + 896], ymm2                                     ;   716.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2144]                                   ;   701.8 agu0   192 dst reload
        vmovdqu [r9 + 928], ymm2                                     ;   717.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2656]                                   ;   702.8 agu0   192 dst reload
        vmovdqu [r9 + 960], ymm2                                     ;   718.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1664]                                   ;   703.8 agu1   192 dst reload
        vmovdqu [r9 + 992], ymm2                                     ;   719.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2912]                                   ;   704.8 agu1   192 dst reload
        vmovdqu [r9 + 1024], ymm2                                    ;   720.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 0]                                      ;   705.8 agu0   192 dst reload
        vmovdqu [r9 + 1056], ymm2                                    ;   721.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 416]                                    ;   706.8 agu0   192 dst reload
        vmovdqu [r9 + 1088], ymm2                                    ;   722.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1472]                                   ;   707.8 agu1   192 dst reload
        vmovdqu [r9 + 1120], ymm2                                    ;   723.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 3168]                                   ;   708.8 agu1   192 dst reload
        vmovdqu [r9 + 1152], ymm2                                    ;   724.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1952]                                   ;   709.8 agu0   192 dst reload
        vmovdqu [r9 + 1184], ymm2                                    ;   725.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2464]                                   ;   710.8 agu0   192 dst reload
        vmovdqu [r9 + 1216], ymm2                                    ;   726.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 3520]                                   ;   711.8 agu1   192 dst reload
        vmovdqu [r9 + 1248], ymm2                                    ;   727.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2976]                                   ;   712.8 agu1   192 dst reload
        vmovdqu [r9 + 1280], ymm2                                    ;   728.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 160]                                    ;   713.8 agu0   192 dst reload
        vmovdqu [r9 + 1312], ymm2                                    ;   729.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 672]                                    ;   714.8 agu0   192 dst reload
        vmovdqu [r9 + 1344], ymm2                                    ;   730.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1216]                                   ;   715.8 agu1   192 dst reload
        vmovdqu [r9 + 1376], ymm2                                    ;   731.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 3232]                                   ;   716.8 agu1   192 dst reload
        vmovdqu [r9 + 1408], ymm2                                    ;   732.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2208]                                   ;   717.8 agu0   192 dst reload
        vmovdqu [r9 + 1440], ymm2                                    ;   733.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2720]                                   ;   718.8 agu0   192 dst reload
        vmovdqu [r9 + 1472], ymm2                                    ;   734.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1728]                                   ;   719.8 agu1   192 dst reload
        vmovdqu [r9 + 1504], ymm2                                    ;   735.8 agu0+fp5  192 dst
        vmovdqu [r9 + 1760], ymm12                                   ;   736.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 3040]                                   ;   721.8 agu1   192 dst reload
        vmovdqu [r9 + 1536], ymm2                                    ;   737.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2272]                                   ;   722.8 agu1   192 dst reload
        vmovdqu [r9 + 1568], ymm2                                    ;   738.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2784]                                   ;   723.8 agu0   192 dst reload
        vmovdqu [r9 + 1600], ymm2                                    ;   739.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 1792]                                   ;   724.8 agu0   192 dst reload
        vmovdqu [r9 + 1632], ymm2                                    ;   740.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 736]                                    ;   725.8 agu1   192 dst reload
        vmovdqu [r9 + 1664], ymm2                                    ;   741.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 1280]                                   ;   726.8 agu1   192 dst reload
        vmovdqu [r9 + 1696], ymm2                                    ;   742.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 224]                                    ;   727.8 agu0   192 dst reload
        vmovdqu [r9 + 1728], ymm2                                    ;   743.8 agu1+fp5  192 dst
        vmovdqu [r9 + 2016], ymm0                                    ;   744.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3296]                                   ;   729.8 agu0   192 dst reload
        vmovdqu [r9 + 1792], ymm0                                    ;   745.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 32]                                     ;   730.8 agu0   192 dst reload
        vmovdqu [r9 + 1824], ymm0                                    ;   746.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 544]                                    ;   731.8 agu1   192 dst reload
        vmovdqu [r9 + 1856], ymm0                                    ;   747.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 1088]                                   ;   732.8 agu1   192 dst reload
        vmovdqu [r9 + 1888], ymm0                                    ;   748.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3104]                                   ;   733.8 agu0   192 dst reload
        vmovdqu [r9 + 1920], ymm0                                    ;   749.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 2080]                                   ;   734.8 agu0   192 dst reload
        vmovdqu [r9 + 1952], ymm0                                    ;   750.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2592]                                   ;   735.8 agu1   192 dst reload
        vmovdqu [r9 + 1984], ymm0                                    ;   751.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 928]                                    ;   736.8 agu1   192 dst reload
        vmovdqu [r9 + 2048], ymm0                                    ;   752.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 480]                                    ;   737.8 agu0   192 dst reload
        vmovdqu [r9 + 2080], ymm0                                    ;   753.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 448]                                    ;   738.8 agu0   192 dst reload
        vmovdqu [r9 + 2112], ymm0                                    ;   754.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1504]                                   ;   739.8 agu1   192 dst reload
        vmovdqu [r9 + 2144], ymm0                                    ;   755.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 3008]                                   ;   740.8 agu1   192 dst reload
        vmovdqu [r9 + 2176], ymm0                                    ;   756.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1984]                                   ;   741.8 agu0   192 dst reload
        vmovdqu [r9 + 2208], ymm0                                    ;   757.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 2496]                                   ;   742.8 agu0   192 dst reload
        vmovdqu [r9 + 2240], ymm0                                    ;   758.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3552]                                   ;   743.8 agu1   192 dst reload
        vmovdqu [r9 + 2272], ymm0                                    ;   759.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 960]                                    ;   744.8 agu1   192 dst reload
        vmovdqu [r9 + 2304], ymm0                                    ;   760.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 192]                                    ;   745.8 agu0   192 dst reload
        vmovdqu [r9 + 2336], ymm0                                    ;   761.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 704]                                    ;   746.8 agu0   192 dst reload
        vmovdqu [r9 + 2368], ymm0                                    ;   762.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1248]                                   ;   747.8 agu1   192 dst reload
        vmovdqu [r9 + 2400], ymm0                                    ;   763.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 3264]                                   ;   748.8 agu1   192 dst reload
        vmovdqu [r9 + 2432], ymm0                                    ;   764.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2240]                                   ;   749.8 agu0   192 dst reload
        vmovdqu [r9 + 2464], ymm0                                    ;   765.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 2752]                                   ;   750.8 agu0   192 dst reload
        vmovdqu [r9 + 2496], ymm0                                    ;   766.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1760]                                   ;   751.8 agu1   192 dst reload
        vmovdqu [r9 + 2528], ymm0                                    ;   767.8 agu0+fp5  192 dst
        vmovdqu [r9 + 2784], ymm13                                   ;   768.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 800]                                    ;   753.8 agu1   192 dst reload
        vmovdqu [r9 + 2560], ymm0                                    ;   769.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp - 96]                                     ;   754.8 agu1   192 dst reload
        vmovdqu [r9 + 2592], ymm0                                    ;   770.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 320]                                    ;   755.8 agu0   192 dst reload
        vmovdqu [r9 + 2624], ymm0                                    ;   771.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 1376]                                   ;   756.8 agu0   192 dst reload
        vmovdqu [r9 + 2656], ymm0                                    ;   772.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2880]                                   ;   757.8 agu1   192 dst reload
        vmovdqu [r9 + 2688], ymm0                                    ;   773.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 1856]                                   ;   758.8 agu1   192 dst reload
        vmovdqu [r9 + 2720], ymm0                                    ;   774.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2368]                                   ;   759.8 agu0   192 dst reload
        vmovdqu [r9 + 2752], ymm0                                    ;   775.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 832]                                    ;   760.8 agu0   192 dst reload
        vmovdqu [r9 + 2816], ymm0                                    ;   776.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 64]                                     ;   761.8 agu1   192 dst reload
        vmovdqu [r9 + 2848], ymm0                                    ;   777.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 576]                                    ;   762.8 agu1   192 dst reload
        vmovdqu [r9 + 2880], ymm0                                    ;   778.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1120]                                   ;   763.8 agu0   192 dst reload
        vmovdqu [r9 + 2912], ymm0                                    ;   779.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 3136]                                   ;   764.8 agu0   192 dst reload
        vmovdqu [r9 + 2944], ymm0                                    ;   780.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2112]                                   ;   765.8 agu1   192 dst reload
        vmovdqu [r9 + 2976], ymm0                                    ;   781.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 2624]                                   ;   766.8 agu1   192 dst reload
        vmovdqu [r9 + 3008], ymm0                                    ;   782.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1632]                                   ;   767.8 agu0   192 dst reload
        vmovdqu [r9 + 3040], ymm0                                    ;   783.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 864]                                    ;   768.8 agu0   192 dst reload
        vmovdqu [r9 + 3072], ymm0                                    ;   784.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp - 32]                                     ;   769.8 agu1   192 dst reload
        vmovdqu [r9 + 3104], ymm0                                    ;   785.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 384]                                    ;   770.8 agu1   192 dst reload
        vmovdqu [r9 + 3136], ymm0                                    ;   786.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1440]                                   ;   771.8 agu0   192 dst reload
        vmovdqu [r9 + 3168], ymm0                                    ;   787.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 2944]                                   ;   772.8 agu0   192 dst reload
        vmovdqu [r9 + 3200], ymm0                                    ;   788.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1920]                                   ;   773.8 agu1   192 dst reload
        vmovdqu [r9 + 3232], ymm0                                    ;   789.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 2432]                                   ;   774.8 agu1   192 dst reload
        vmovdqu [r9 + 3264], ymm0                                    ;   790.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3488]                                   ;   775.8 agu0   192 dst reload
        vmovdqu [r9 + 3296], ymm0                                    ;   791.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 896]                                    ;   776.8 agu0   192 dst reload
        vmovdqu [r9 + 3328], ymm0                                    ;   792.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 128]                                    ;   777.8 agu1   192 dst reload
        vmovdqu [r9 + 3360], ymm0                                    ;   793.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 640]                                    ;   778.8 agu1   192 dst reload
        vmovdqu [r9 + 3392], ymm0                                    ;   794.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1184]                                   ;   779.8 agu0   192 dst reload
        vmovdqu [r9 + 3424], ymm0                                    ;   795.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 3200]                                   ;   780.8 agu0   192 dst reload
        vmovdqu [r9 + 3456], ymm0                                    ;   796.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2176]                                   ;   781.8 agu1   192 dst reload
        vmovdqu [r9 + 3488], ymm0                                    ;   797.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 2688]                                   ;   782.8 agu1   192 dst reload
        vmovdqu [r9 + 3520], ymm0                                    ;   798.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1696]                                   ;   783.8 agu0   192 dst reload
        vmovdqu [r9 + 3552], ymm0                                    ;   799.8 agu1+fp5  192 dst
        vmovdqu [r9 + 3808], ymm8                                    ;   800.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1568]                                   ;   785.8 agu0   192 dst reload
        vmovdqu [r9 + 3584], ymm0                                    ;   801.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp - 128]                                    ;   786.8 agu0   192 dst reload
        vmovdqu [r9 + 3616], ymm0                                    ;   802.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 288]                                    ;   787.8 agu1   192 dst reload
        vmovdqu [r9 + 3648], ymm0                                    ;   803.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 1344]                                   ;   788.8 agu1   192 dst reload
        vmovdqu [r9 + 3680], ymm0                                    ;   804.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2848]                                   ;   789.8 agu0   192 dst reload
        vmovdqu [r9 + 3712], ymm0                                    ;   805.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 1824]                                   ;   790.8 agu0   192 dst reload
        vmovdqu [r9 + 3744], ymm0                                    ;   806.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2336]                                   ;   791.8 agu1   192 dst reload
        vmovdqu [r9 + 3776], ymm0                                    ;   807.8 agu0+fp5  192 dst
        vmovdqu [r9 + 4064], ymm1                                    ;   808.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 1056]                                   ;   793.8 agu1   192 dst reload
        vmovdqu [r9 + 3840], ymm0                                    ;   809.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 256]                                    ;   794.8 agu1   192 dst reload
        vmovdqu [r9 + 3872], ymm0                                    ;   810.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 768]                                    ;   795.8 agu0   192 dst reload
        vmovdqu [r9 + 3904], ymm0                                    ;   811.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 1312]                                   ;   796.8 agu0   192 dst reload
        vmovdqu [r9 + 3936], ymm0                                    ;   812.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3328]                                   ;   797.8 agu1   192 dst reload
        vmovdqu [r9 + 3968], ymm0                                    ;   813.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 2304]                                   ;   798.8 agu1   192 dst reload
        vmovdqu [r9 + 4000], ymm0                                    ;   814.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 2816]                                   ;   799.8 agu0   192 dst reload
        vmovdqu [r9 + 4032], ymm0                                    ;   815.8 agu1+fp5  192 dst
        add r9, 0x1000                                               ;   800.8 alu0   197 blocks
        add r8, 0x1000                                               ;   801.0 alu1   197 blocks
        cmp r8, qword [rbp + 3592]                                   ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 3584], r8                                   ;                    resident
        mov qword [rbp + 3600], r9                                   ;                    resident
.blocks_1_done:
        vzeroupper                                                   ;                    x87 state
        mov rsp, qword [rbp + 3608]                                  ;                    frame
        pop rbp                                                      ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
aes_from_slices.T0_constants256:
        dq 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
