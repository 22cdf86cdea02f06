; aes_to_slices for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_to_slices --cpu zen3 --variant bitsliced
;
; void aes_to_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 4096 bytes a batch (256 blocks of 16), read, secret, aligned to 16 bytes
;   dst: 4096 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 256 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 2554 uops, planned 819.8; bounds: width 425.7, ports 471.0, path 26.0
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
%fatal "aes_to_slices is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes_to_slices
$_aes_to_slices:
%else
        global $aes_to_slices
%endif
$aes_to_slices:
        push rbp                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0xec0                                             ;                    frame
        and rsp, -32                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 3608], rax                                ;                    frame
        mov dword [rbp + 3616], edx                                ;                    argument
        mov qword [rbp + 3584], rdi                                ;                    argument
        mov qword [rbp + 3600], rsi                                ;                    argument
        mov r8d, dword [rbp + 3616]                                ;     0.0 agu0   194 blocks
        shl r8, 0xc                                                ;     4.0 alu1   194 blocks
        add r8, qword [rbp + 3584]                                 ;     5.0 alu0+agu1  194 blocks
        mov qword [rbp + 3592], r8                                 ;     6.0 agu2+st0  194 blocks
        cmp dword [rbp + 3616], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 3584]                                 ;                    resident
        mov r9, qword [rbp + 3600]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu ymm0, [r8]                                         ;     0.0 agu0   192 dst
        vmovdqu ymm1, [r8 + 32]                                    ;     0.2 agu1   192 dst
        vmovdqu ymm15, [r8 + 512]                                  ;     1.0 agu0   192 dst
        vmovdqu ymm14, [r8 + 544]                                  ;     1.2 agu1   192 dst
        vmovdqu ymm8, [r8 + 1024]                                  ;     2.0 agu0   192 dst
        vmovdqu ymm5, [r8 + 1536]                                  ;     2.2 agu1   192 dst
        vmovdqu ymm4, [r8 + 2048]                                  ;     3.0 agu0   192 dst
        vmovdqu ymm6, [r8 + 2080]                                  ;     3.2 agu1   192 dst
        vmovdqu ymm3, [r8 + 2560]                                  ;     4.0 agu0   192 dst
        vmovdqu ymm11, [r8 + 2592]                                 ;     4.2 agu1   192 dst
        vmovdqu ymm9, [r8 + 3072]                                  ;     5.0 agu0   192 dst
        vmovdqu ymm12, [r8 + 3584]                                 ;     5.2 agu1   192 dst
        vpsrlq ymm2, ymm0, 1                                       ;     7.0 fp1    192 dst
        vpxor ymm2, ymm2, ymm4                                     ;    10.0 fp0    192 dst
        vpand ymm2, ymm2, [rel aes_to_slices.T0_constants256]      ;    11.0 fp2+agu0  192 dst
        vpsllq ymm10, ymm2, 1                                      ;    12.0 fp1    192 dst
        vpxor ymm0, ymm0, ymm10                                    ;    13.0 fp3    192 dst
        vpsrlq ymm10, ymm15, 1                                     ;     8.0 fp2    192 dst
        vpxor ymm4, ymm4, ymm2                                     ;    12.0 fp0    192 dst
        vpxor ymm10, ymm10, ymm3                                   ;    11.0 fp3    192 dst
        vmovdqu ymm2, [rel aes_to_slices.T0_constants256]          ;     6.2 agu1   192 dst reload
        vpand ymm10, ymm10, ymm2                                   ;    13.2 fp1    192 dst
        vpxor ymm3, ymm3, ymm10                                    ;    14.2 fp0    192 dst
        vpsllq ymm10, ymm10, 1                                     ;    14.2 fp2    192 dst
        vpxor ymm15, ymm15, ymm10                                  ;    15.2 fp3    192 dst
        vpsrlq ymm10, ymm8, 1                                      ;     9.0 fp1    192 dst
        vpxor ymm10, ymm10, ymm9                                   ;    12.0 fp0    192 dst
        vpand ymm10, ymm10, ymm2                                   ;    13.2 fp2    192 dst
        vpsllq ymm13, ymm10, 1                                     ;    14.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;    15.2 fp3    192 dst
        vpsrlq ymm13, ymm5, 1                                      ;     9.2 fp2    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;    14.2 fp0    192 dst
        vpxor ymm13, ymm13, ymm12                                  ;    12.2 fp1    192 dst
        vpand ymm13, ymm13, ymm2                                   ;    13.2 fp3    192 dst
        vpsllq ymm10, ymm13, 1                                     ;    14.2 fp2    192 dst
        vpxor ymm5, ymm5, ymm10                                    ;    15.2 fp0    192 dst
        vpsrlq ymm10, ymm0, 2                                      ;    14.0 fp1    192 dst
        vpxor ymm12, ymm12, ymm13                                  ;    14.2 fp3    192 dst
        vpxor ymm10, ymm10, ymm8                                   ;    16.2 fp2    192 dst
        vmovdqu ymm13, [rel aes_to_slices.T0_constants256 + 32]    ;    12.5 agu0   192 dst reload
        vpand ymm10, ymm10, ymm13                                  ;    19.5 fp0    192 dst
        vpsllq ymm7, ymm10, 2                                      ;    20.5 fp1    192 dst
        vpxor ymm0, ymm0, ymm7                                     ;    21.5 fp3    192 dst
        vpsrlq ymm7, ymm15, 2                                      ;    16.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm10                                    ;    20.5 fp0    192 dst
        vpxor ymm7, ymm7, ymm5                                     ;    17.2 fp1    192 dst
        vpand ymm7, ymm7, ymm13                                    ;    19.5 fp3    192 dst
        vpsllq ymm10, ymm7, 2                                      ;    20.5 fp2    192 dst
        vpxor ymm15, ymm15, ymm10                                  ;    21.5 fp0    192 dst
        vpsrlq ymm10, ymm4, 2                                      ;    15.0 fp1    192 dst
        vpxor ymm5, ymm5, ymm7                                     ;    20.5 fp3    192 dst
        vpxor ymm10, ymm10, ymm9                                   ;    16.0 fp2    192 dst
        vpand ymm10, ymm10, ymm13                                  ;    19.5 fp0    192 dst
        vpsllq ymm7, ymm10, 2                                      ;    20.5 fp1    192 dst
        vpxor ymm4, ymm4, ymm7                                     ;    21.5 fp3    192 dst
        vpsrlq ymm7, ymm3, 2                                       ;    16.3 fp2    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;    20.5 fp0    192 dst
        vpxor ymm7, ymm7, ymm12                                    ;    17.3 fp1    192 dst
        vpand ymm7, ymm7, ymm13                                    ;    19.5 fp3    192 dst
        vpsllq ymm10, ymm7, 2                                      ;    20.5 fp2    192 dst
        vpxor ymm3, ymm3, ymm10                                    ;    21.5 fp0    192 dst
        vpsrlq ymm10, ymm0, 4                                      ;    22.5 fp1    192 dst
        vpxor ymm12, ymm12, ymm7                                   ;    20.5 fp3    192 dst
        vpxor ymm10, ymm10, ymm15                                  ;    23.5 fp2    192 dst
        vmovdqu ymm7, [rel aes_to_slices.T0_constants256 + 64]     ;    19.8 agu1   192 dst reload
        vpand ymm10, ymm10, ymm7                                   ;    26.8 fp0    192 dst
        vpsllq ymm13, ymm10, 4                                     ;    27.8 fp1    192 dst
        vpxor ymm0, ymm0, ymm13                                    ;    28.8 fp3    192 dst
        vpsrlq ymm13, ymm8, 4                                      ;    21.5 fp2    192 dst
        vpxor ymm15, ymm15, ymm10                                  ;    27.8 fp0    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;    22.5 fp1    192 dst
        vpand ymm13, ymm13, ymm7                                   ;    26.8 fp3    192 dst
        vpsllq ymm10, ymm13, 4                                     ;    27.8 fp2    192 dst
        vpxor ymm8, ymm8, ymm10                                    ;    28.8 fp0    192 dst
        vpsrlq ymm10, ymm4, 4                                      ;    22.5 fp1    192 dst
        vpxor ymm5, ymm5, ymm13                                    ;    27.8 fp3    192 dst
        vpxor ymm10, ymm10, ymm3                                   ;    23.5 fp2    192 dst
        vpand ymm10, ymm10, ymm7                                   ;    26.8 fp0    192 dst
        vpsllq ymm13, ymm10, 4                                     ;    27.8 fp1    192 dst
        vpxor ymm4, ymm4, ymm13                                    ;    28.8 fp3    192 dst
        vpsrlq ymm13, ymm9, 4                                      ;    23.7 fp2    192 dst
        vpxor ymm3, ymm3, ymm10                                    ;    27.8 fp0    192 dst
        vpxor ymm13, ymm13, ymm12                                  ;    24.7 fp1    192 dst
        vpand ymm13, ymm13, ymm7                                   ;    26.8 fp3    192 dst
        vpsllq ymm10, ymm13, 4                                     ;    27.8 fp2    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;    28.8 fp0    192 dst
        vpsrlq ymm10, ymm1, 1                                      ;    25.2 fp1    192 dst
        vpxor ymm12, ymm12, ymm13                                  ;    27.8 fp3    192 dst
        vpxor ymm10, ymm10, ymm6                                   ;    26.8 fp2    192 dst
        vpand ymm10, ymm10, ymm2                                   ;    27.8 fp0    192 dst
        vpsllq ymm13, ymm10, 1                                     ;    28.8 fp1    192 dst
        vpxor ymm1, ymm1, ymm13                                    ;    29.8 fp3    192 dst
        vpsrlq ymm13, ymm14, 1                                     ;    27.8 fp2    192 dst
        vpxor ymm6, ymm6, ymm10                                    ;    28.8 fp0    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;    28.8 fp1    192 dst
        vpand ymm13, ymm13, ymm2                                   ;    29.8 fp3    192 dst
        vpsllq ymm10, ymm13, 1                                     ;    30.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm10                                  ;    31.8 fp0    192 dst
        vpxor ymm11, ymm11, ymm13                                  ;    30.8 fp1    192 dst
        vmovdqu ymm10, [r8 + 1056]                                 ;    28.8 agu0   192 dst reload
        vpsrlq ymm13, ymm10, 1                                     ;    35.8 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3104]                            ;    36.8 fp3+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;    37.8 fp0    192 dst
        vmovdqu [rbp - 128], ymm12                                 ;    29.5 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm13, 1                                     ;    38.8 fp1    192 dst
        vpxor ymm10, ymm10, ymm12                                  ;    39.8 fp3    192 dst
        vpxor ymm13, ymm13, [r8 + 3104]                            ;    38.8 fp2+agu0  192 dst
        vmovdqu ymm12, [r8 + 1568]                                 ;    30.2 agu1   192 dst reload
        vmovdqu [rbp - 96], ymm9                                   ;    30.5 agu2+fp5  192 dst spill
        vpsrlq ymm9, ymm12, 1                                      ;    37.2 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3616]                              ;    38.2 fp0+agu0  192 dst
        vpand ymm9, ymm9, ymm2                                     ;    39.2 fp3    192 dst
        vmovdqu [rbp - 64], ymm3                                   ;    31.5 agu1+fp5  192 dst spill
        vpsllq ymm3, ymm9, 1                                       ;    40.2 fp2    192 dst
        vpxor ymm12, ymm12, ymm3                                   ;    41.2 fp0    192 dst
        vpsrlq ymm3, ymm1, 2                                       ;    32.2 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3616]                              ;    40.2 fp3+agu0  192 dst
        vpxor ymm3, ymm3, ymm10                                    ;    40.8 fp2    192 dst
        vpand ymm3, ymm3, [rel aes_to_slices.T0_constants256 + 32] ;    41.8 fp0+agu1  192 dst
        vmovdqu [rbp - 32], ymm4                                   ;    32.5 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm3, 2                                       ;    42.8 fp1    192 dst
        vpxor ymm1, ymm1, ymm4                                     ;    43.8 fp3    192 dst
        vpsrlq ymm4, ymm14, 2                                      ;    35.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm3                                   ;    42.8 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;    42.2 fp1    192 dst
        vmovdqu ymm3, [rel aes_to_slices.T0_constants256 + 32]     ;    37.2 agu0   192 dst reload
        vpand ymm4, ymm4, ymm3                                     ;    44.2 fp3    192 dst
        vmovdqu [rbp + 0], ymm5                                    ;    37.8 agu1+fp5  192 dst spill
        vpsllq ymm5, ymm4, 2                                       ;    45.2 fp2    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;    46.2 fp0    192 dst
        vpsrlq ymm5, ymm6, 2                                       ;    38.8 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;    45.2 fp3    192 dst
        vpxor ymm5, ymm5, ymm13                                    ;    39.8 fp2    192 dst
        vpand ymm5, ymm5, ymm3                                     ;    44.2 fp0    192 dst
        vpsllq ymm4, ymm5, 2                                       ;    45.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;    46.2 fp3    192 dst
        vpsrlq ymm4, ymm11, 2                                      ;    40.2 fp2    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;    45.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;    41.2 fp1    192 dst
        vpand ymm4, ymm4, ymm3                                     ;    44.2 fp3    192 dst
        vpsllq ymm5, ymm4, 2                                       ;    45.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm5                                   ;    46.2 fp0    192 dst
        vpsrlq ymm5, ymm1, 4                                       ;    44.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;    45.2 fp3    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;    47.2 fp2    192 dst
        vpand ymm5, ymm5, ymm7                                     ;    48.2 fp0    192 dst
        vpsllq ymm4, ymm5, 4                                       ;    49.2 fp1    192 dst
        vpxor ymm1, ymm1, ymm4                                     ;    50.2 fp3    192 dst
        vpsrlq ymm4, ymm10, 4                                      ;    44.3 fp2    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;    49.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;    46.2 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;    47.2 fp3    192 dst
        vpsllq ymm5, ymm4, 4                                       ;    48.2 fp2    192 dst
        vpxor ymm10, ymm10, ymm5                                   ;    49.2 fp0    192 dst
        vpsrlq ymm5, ymm6, 4                                       ;    47.2 fp1    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;    48.2 fp3    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;    48.2 fp2    192 dst
        vpand ymm5, ymm5, ymm7                                     ;    49.2 fp0    192 dst
        vpsllq ymm4, ymm5, 4                                       ;    50.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;    51.2 fp3    192 dst
        vpsrlq ymm4, ymm13, 4                                      ;    47.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm5                                   ;    50.2 fp0    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;    48.3 fp1    192 dst
        vpand ymm4, ymm4, ymm7                                     ;    49.3 fp3    192 dst
        vpsllq ymm5, ymm4, 4                                       ;    50.3 fp2    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;    51.3 fp0    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;    50.3 fp1    192 dst
        vmovdqu ymm4, [r8 + 64]                                    ;    48.3 agu0   192 dst reload
        vpsrlq ymm5, ymm4, 1                                       ;    55.3 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 2112]                              ;    56.3 fp3+agu1  192 dst
        vpand ymm5, ymm5, ymm2                                     ;    57.3 fp0    192 dst
        vmovdqu [rbp + 32], ymm9                                   ;    51.3 agu2+fp5  192 dst spill
        vpsllq ymm9, ymm5, 1                                       ;    58.3 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;    59.3 fp3    192 dst
        vpxor ymm5, ymm5, [r8 + 2112]                              ;    58.3 fp2+agu0  192 dst
        vmovdqu ymm9, [r8 + 576]                                   ;    49.7 agu1   192 dst reload
        vmovdqu [rbp + 64], ymm13                                  ;    52.3 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm9, 1                                      ;    56.7 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 2624]                            ;    57.7 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm2                                   ;    58.7 fp3    192 dst
        vmovdqu [rbp + 96], ymm11                                  ;    51.2 agu1+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                     ;    59.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm11                                    ;    60.7 fp0    192 dst
        vpxor ymm13, ymm13, [r8 + 2624]                            ;    59.7 fp1+agu0  192 dst
        vmovdqu ymm11, [r8 + 1088]                                 ;    51.7 agu1   192 dst reload
        vmovdqu [rbp + 128], ymm6                                  ;    52.2 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm11, 1                                      ;    58.7 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 3136]                              ;    59.7 fp3+agu0  192 dst
        vpand ymm6, ymm6, ymm2                                     ;    60.7 fp0    192 dst
        vmovdqu [rbp + 160], ymm12                                 ;    53.0 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm6, 1                                      ;    61.7 fp1    192 dst
        vpxor ymm11, ymm11, ymm12                                  ;    62.7 fp3    192 dst
        vpxor ymm6, ymm6, [r8 + 3136]                              ;    61.7 fp2+agu1  192 dst
        vmovdqu ymm12, [r8 + 1600]                                 ;    56.7 agu0   192 dst reload
        vmovdqu [rbp + 192], ymm8                                  ;    56.8 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm12, 1                                      ;    63.7 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 3648]                              ;    64.7 fp0+agu1  192 dst
        vpand ymm8, ymm8, ymm2                                     ;    65.7 fp3    192 dst
        vmovdqu [rbp + 224], ymm10                                 ;    58.3 agu0+fp5  192 dst spill
        vpsllq ymm10, ymm8, 1                                      ;    66.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm10                                  ;    67.7 fp1    192 dst
        vpsrlq ymm10, ymm4, 2                                      ;    60.3 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 3648]                              ;    66.7 fp0+agu1  192 dst
        vpxor ymm10, ymm10, ymm11                                  ;    63.7 fp3    192 dst
        vpand ymm10, ymm10, ymm3                                   ;    64.7 fp1    192 dst
        vmovdqu [rbp + 256], ymm15                                 ;    59.8 agu2+fp5  192 dst spill
        vpsllq ymm15, ymm10, 2                                     ;    65.7 fp2    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;    66.7 fp0    192 dst
        vpsrlq ymm15, ymm9, 2                                      ;    61.7 fp1    192 dst
        vpxor ymm11, ymm11, ymm10                                  ;    65.7 fp3    192 dst
        vpxor ymm15, ymm15, ymm12                                  ;    68.7 fp0    192 dst
        vpand ymm15, ymm15, ymm3                                   ;    69.7 fp2    192 dst
        vpsllq ymm10, ymm15, 2                                     ;    70.7 fp1    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;    71.7 fp3    192 dst
        vpsrlq ymm10, ymm5, 2                                      ;    62.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm15                                  ;    70.7 fp0    192 dst
        vpxor ymm10, ymm10, ymm6                                   ;    63.7 fp1    192 dst
        vpand ymm10, ymm10, ymm3                                   ;    64.7 fp3    192 dst
        vpsllq ymm15, ymm10, 2                                     ;    65.7 fp2    192 dst
        vpxor ymm5, ymm5, ymm15                                    ;    66.7 fp0    192 dst
        vpsrlq ymm15, ymm13, 2                                     ;    64.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm10                                    ;    65.7 fp3    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;    67.7 fp2    192 dst
        vpand ymm15, ymm15, ymm3                                   ;    68.7 fp0    192 dst
        vpsllq ymm10, ymm15, 2                                     ;    69.7 fp1    192 dst
        vpxor ymm13, ymm13, ymm10                                  ;    70.7 fp3    192 dst
        vpsrlq ymm10, ymm4, 4                                      ;    67.7 fp2    192 dst
        vpxor ymm8, ymm8, ymm15                                    ;    69.7 fp0    192 dst
        vpxor ymm10, ymm10, ymm9                                   ;    72.7 fp1    192 dst
        vpand ymm10, ymm10, ymm7                                   ;    73.7 fp3    192 dst
        vpsllq ymm15, ymm10, 4                                     ;    74.7 fp2    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;    75.7 fp0    192 dst
        vpsrlq ymm15, ymm11, 4                                     ;    67.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm10                                    ;    74.7 fp3    192 dst
        vpxor ymm15, ymm15, ymm12                                  ;    71.7 fp2    192 dst
        vpand ymm15, ymm15, ymm7                                   ;    72.7 fp0    192 dst
        vpsllq ymm10, ymm15, 4                                     ;    73.7 fp1    192 dst
        vpxor ymm11, ymm11, ymm10                                  ;    74.7 fp3    192 dst
        vpsrlq ymm10, ymm5, 4                                      ;    69.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm15                                  ;    73.7 fp0    192 dst
        vpxor ymm10, ymm10, ymm13                                  ;    71.7 fp1    192 dst
        vpand ymm10, ymm10, ymm7                                   ;    72.7 fp3    192 dst
        vpsllq ymm15, ymm10, 4                                     ;    73.7 fp2    192 dst
        vpxor ymm5, ymm5, ymm15                                    ;    74.7 fp0    192 dst
        vpsrlq ymm15, ymm6, 4                                      ;    71.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm10                                  ;    73.7 fp3    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;    72.0 fp2    192 dst
        vpand ymm15, ymm15, ymm7                                   ;    73.0 fp0    192 dst
        vpsllq ymm10, ymm15, 4                                     ;    74.0 fp1    192 dst
        vpxor ymm6, ymm6, ymm10                                    ;    75.0 fp3    192 dst
        vpxor ymm8, ymm8, ymm15                                    ;    74.0 fp2    192 dst
        vmovdqu ymm10, [r8 + 96]                                   ;    72.8 agu0   192 dst reload
        vpsrlq ymm15, ymm10, 1                                     ;    79.8 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 2144]                            ;    80.8 fp0+agu1  192 dst
        vpand ymm15, ymm15, ymm2                                   ;    81.8 fp3    192 dst
        vmovdqu [rbp + 288], ymm8                                  ;    75.0 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm15, 1                                      ;    82.8 fp2    192 dst
        vpxor ymm10, ymm10, ymm8                                   ;    83.8 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 2144]                            ;    82.8 fp0+agu0  192 dst
        vmovdqu ymm8, [r8 + 608]                                   ;    74.3 agu1   192 dst reload
        vmovdqu [rbp + 320], ymm6                                  ;    76.0 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm8, 1                                       ;    81.3 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 2656]                              ;    82.3 fp3+agu0  192 dst
        vpand ymm6, ymm6, ymm2                                     ;    83.3 fp1    192 dst
        vmovdqu [rbp + 352], ymm13                                 ;    75.7 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm6, 1                                      ;    84.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;    85.3 fp0    192 dst
        vpxor ymm6, ymm6, [r8 + 2656]                              ;    84.3 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 1120]                                 ;    76.3 agu1   192 dst reload
        vmovdqu [rbp + 384], ymm5                                  ;    76.7 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm13, 1                                      ;    83.3 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 3168]                              ;    84.3 fp0+agu0  192 dst
        vpand ymm5, ymm5, ymm2                                     ;    85.3 fp2    192 dst
        vmovdqu [rbp + 416], ymm12                                 ;    77.7 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm5, 1                                      ;    86.3 fp1    192 dst
        vpxor ymm13, ymm13, ymm12                                  ;    87.3 fp3    192 dst
        vpxor ymm5, ymm5, [r8 + 3168]                              ;    86.3 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1632]                                 ;    81.3 agu0   192 dst reload
        vmovdqu [rbp + 448], ymm11                                 ;    81.5 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm12, 1                                     ;    88.3 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3680]                            ;    89.3 fp1+agu1  192 dst
        vpand ymm11, ymm11, ymm2                                   ;    90.3 fp3    192 dst
        vmovdqu [rbp + 480], ymm9                                  ;    82.8 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm11, 1                                      ;    91.3 fp2    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;    92.3 fp0    192 dst
        vpsrlq ymm9, ymm10, 2                                      ;    84.8 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3680]                            ;    91.3 fp3+agu1  192 dst
        vpxor ymm9, ymm9, ymm13                                    ;    88.3 fp2    192 dst
        vpand ymm9, ymm9, ymm3                                     ;    89.3 fp0    192 dst
        vmovdqu [rbp + 512], ymm14                                 ;    84.5 agu2+fp5  192 dst spill
        vpsllq ymm14, ymm9, 2                                      ;    90.3 fp1    192 dst
        vpxor ymm10, ymm10, ymm14                                  ;    91.3 fp3    192 dst
        vpsrlq ymm14, ymm8, 2                                      ;    86.3 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;    90.3 fp0    192 dst
        vpxor ymm14, ymm14, ymm12                                  ;    93.3 fp1    192 dst
        vpand ymm14, ymm14, ymm3                                   ;    94.3 fp3    192 dst
        vpsllq ymm9, ymm14, 2                                      ;    95.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;    96.3 fp0    192 dst
        vpsrlq ymm9, ymm15, 2                                      ;    87.3 fp1    192 dst
        vpxor ymm12, ymm12, ymm14                                  ;    95.3 fp3    192 dst
        vpxor ymm9, ymm9, ymm5                                     ;    88.3 fp2    192 dst
        vpand ymm9, ymm9, ymm3                                     ;    89.3 fp0    192 dst
        vpsllq ymm14, ymm9, 2                                      ;    90.3 fp1    192 dst
        vpxor ymm15, ymm15, ymm14                                  ;    91.3 fp3    192 dst
        vpsrlq ymm14, ymm6, 2                                      ;    89.5 fp2    192 dst
        vpxor ymm5, ymm5, ymm9                                     ;    90.3 fp0    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;    92.3 fp1    192 dst
        vpand ymm14, ymm14, ymm3                                   ;    93.3 fp3    192 dst
        vpsllq ymm9, ymm14, 2                                      ;    94.3 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                     ;    95.3 fp0    192 dst
        vpsrlq ymm9, ymm10, 4                                      ;    92.3 fp1    192 dst
        vpxor ymm11, ymm11, ymm14                                  ;    94.3 fp3    192 dst
        vpxor ymm9, ymm9, ymm8                                     ;    97.3 fp2    192 dst
        vpand ymm9, ymm9, ymm7                                     ;    98.3 fp0    192 dst
        vpsllq ymm14, ymm9, 4                                      ;    99.3 fp1    192 dst
        vpxor ymm10, ymm10, ymm14                                  ;   100.3 fp3    192 dst
        vpsrlq ymm14, ymm13, 4                                     ;    92.5 fp2    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;    99.3 fp0    192 dst
        vpxor ymm14, ymm14, ymm12                                  ;    96.3 fp1    192 dst
        vpand ymm14, ymm14, ymm7                                   ;    97.3 fp3    192 dst
        vpsllq ymm9, ymm14, 4                                      ;    98.3 fp2    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;    99.3 fp0    192 dst
        vpsrlq ymm9, ymm15, 4                                      ;    94.3 fp1    192 dst
        vpxor ymm12, ymm12, ymm14                                  ;    98.3 fp3    192 dst
        vpxor ymm9, ymm9, ymm6                                     ;    96.3 fp2    192 dst
        vpand ymm9, ymm9, ymm7                                     ;    97.3 fp0    192 dst
        vpsllq ymm14, ymm9, 4                                      ;    98.3 fp1    192 dst
        vpxor ymm15, ymm15, ymm14                                  ;    99.3 fp3    192 dst
        vpsrlq ymm14, ymm5, 4                                      ;    95.7 fp2    192 dst
        vpxor ymm6, ymm6, ymm9                                     ;    98.3 fp0    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;    96.7 fp1    192 dst
        vpand ymm14, ymm14, ymm7                                   ;    97.7 fp3    192 dst
        vpsllq ymm9, ymm14, 4                                      ;    98.7 fp2    192 dst
        vpxor ymm5, ymm5, ymm9                                     ;    99.7 fp0    192 dst
        vpxor ymm11, ymm11, ymm14                                  ;    98.7 fp1    192 dst
        vmovdqu ymm9, [r8 + 128]                                   ;    97.5 agu0   192 dst reload
        vpsrlq ymm14, ymm9, 1                                      ;   104.5 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 2176]                            ;   105.5 fp3+agu1  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   106.5 fp0    192 dst
        vmovdqu [rbp + 544], ymm11                                 ;    99.7 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm14, 1                                     ;   107.5 fp1    192 dst
        vpxor ymm9, ymm9, ymm11                                    ;   108.5 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 2176]                            ;   107.5 fp3+agu0  192 dst
        vmovdqu ymm11, [r8 + 640]                                  ;    99.0 agu1   192 dst reload
        vmovdqu [rbp + 576], ymm5                                  ;   100.7 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm11, 1                                      ;   106.0 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 2688]                              ;   107.0 fp0+agu0  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   108.0 fp2    192 dst
        vmovdqu [rbp + 608], ymm6                                  ;   100.3 agu1+fp5  192 dst spill
        vpsllq ymm6, ymm5, 1                                       ;   109.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   110.0 fp3    192 dst
        vpxor ymm5, ymm5, [r8 + 2688]                              ;   109.0 fp0+agu0  192 dst
        vmovdqu ymm6, [r8 + 1152]                                  ;   101.0 agu1   192 dst reload
        vmovdqu [rbp + 640], ymm15                                 ;   101.3 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm6, 1                                      ;   108.0 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 3200]                            ;   109.0 fp3+agu0  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   110.0 fp1    192 dst
        vmovdqu [rbp + 672], ymm12                                 ;   102.3 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm15, 1                                     ;   111.0 fp2    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   112.0 fp0    192 dst
        vpxor ymm15, ymm15, [r8 + 3200]                            ;   111.0 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1664]                                 ;   106.0 agu0   192 dst reload
        vmovdqu [rbp + 704], ymm13                                 ;   106.2 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm12, 1                                     ;   113.0 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3712]                            ;   114.0 fp2+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   115.0 fp0    192 dst
        vmovdqu [rbp + 736], ymm8                                  ;   107.5 agu0+fp5  192 dst spill
        vpsllq ymm8, ymm13, 1                                      ;   116.0 fp1    192 dst
        vpxor ymm12, ymm12, ymm8                                   ;   117.0 fp3    192 dst
        vpsrlq ymm8, ymm9, 2                                       ;   109.5 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3712]                            ;   116.0 fp0+agu1  192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   113.0 fp1    192 dst
        vpand ymm8, ymm8, ymm3                                     ;   114.0 fp3    192 dst
        vmovdqu [rbp + 768], ymm4                                  ;   109.2 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm8, 2                                       ;   115.0 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   116.0 fp0    192 dst
        vpsrlq ymm4, ymm11, 2                                      ;   111.0 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   115.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   118.0 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   119.0 fp0    192 dst
        vpsllq ymm8, ymm4, 2                                       ;   120.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm8                                   ;   121.0 fp3    192 dst
        vpsrlq ymm8, ymm14, 2                                      ;   112.0 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   120.0 fp0    192 dst
        vpxor ymm8, ymm8, ymm15                                    ;   113.0 fp1    192 dst
        vpand ymm8, ymm8, ymm3                                     ;   114.0 fp3    192 dst
        vpsllq ymm4, ymm8, 2                                       ;   115.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                   ;   116.0 fp0    192 dst
        vpsrlq ymm4, ymm5, 2                                       ;   114.2 fp1    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   115.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm13                                    ;   117.0 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   118.0 fp0    192 dst
        vpsllq ymm8, ymm4, 2                                       ;   119.0 fp1    192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   120.0 fp3    192 dst
        vpsrlq ymm8, ymm9, 4                                       ;   117.0 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                   ;   119.0 fp0    192 dst
        vpxor ymm8, ymm8, ymm11                                    ;   122.0 fp1    192 dst
        vpand ymm8, ymm8, ymm7                                     ;   123.0 fp3    192 dst
        vpsllq ymm4, ymm8, 4                                       ;   124.0 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   125.0 fp0    192 dst
        vpsrlq ymm4, ymm6, 4                                       ;   117.2 fp1    192 dst
        vpxor ymm11, ymm11, ymm8                                   ;   124.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   121.0 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   122.0 fp0    192 dst
        vpsllq ymm8, ymm4, 4                                       ;   123.0 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   124.0 fp3    192 dst
        vpsrlq ymm8, ymm14, 4                                      ;   119.0 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   123.0 fp0    192 dst
        vpxor ymm8, ymm8, ymm5                                     ;   121.0 fp1    192 dst
        vpand ymm8, ymm8, ymm7                                     ;   122.0 fp3    192 dst
        vpsllq ymm4, ymm8, 4                                       ;   123.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                   ;   124.0 fp0    192 dst
        vpsrlq ymm4, ymm15, 4                                      ;   120.3 fp1    192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   123.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm13                                    ;   121.3 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   122.3 fp0    192 dst
        vpsllq ymm8, ymm4, 4                                       ;   123.3 fp1    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   124.3 fp3    192 dst
        vpxor ymm13, ymm13, ymm4                                   ;   123.3 fp2    192 dst
        vmovdqu ymm4, [r8 + 160]                                   ;   122.2 agu0   192 dst reload
        vpsrlq ymm8, ymm4, 1                                       ;   129.2 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 2208]                              ;   130.2 fp0+agu1  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   131.2 fp3    192 dst
        vmovdqu [rbp + 800], ymm13                                 ;   124.3 agu2+fp5  192 dst spill
        vpsllq ymm13, ymm8, 1                                      ;   132.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm13                                    ;   133.2 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 2208]                              ;   132.2 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 672]                                  ;   123.7 agu1   192 dst reload
        vmovdqu [rbp + 832], ymm15                                 ;   125.3 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm13, 1                                     ;   130.7 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 2720]                            ;   131.7 fp3+agu0  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   132.7 fp1    192 dst
        vmovdqu [rbp + 864], ymm5                                  ;   125.0 agu1+fp5  192 dst spill
        vpsllq ymm5, ymm15, 1                                      ;   133.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   134.7 fp0    192 dst
        vpxor ymm15, ymm15, [r8 + 2720]                            ;   133.7 fp3+agu0  192 dst
        vmovdqu ymm5, [r8 + 1184]                                  ;   125.7 agu1   192 dst reload
        vmovdqu [rbp + 896], ymm14                                 ;   126.0 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm5, 1                                      ;   132.7 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 3232]                            ;   133.7 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   134.7 fp2    192 dst
        vmovdqu [rbp + 928], ymm12                                 ;   127.0 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm14, 1                                     ;   135.7 fp1    192 dst
        vpxor ymm5, ymm5, ymm12                                    ;   136.7 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 3232]                            ;   135.7 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1696]                                 ;   130.7 agu0   192 dst reload
        vmovdqu [rbp + 960], ymm6                                  ;   130.8 agu2+fp5  192 dst spill
        vpsrlq ymm6, ymm12, 1                                      ;   137.7 fp2    192 dst
        vpxor ymm6, ymm6, [r8 + 3744]                              ;   138.7 fp1+agu1  192 dst
        vpand ymm6, ymm6, ymm2                                     ;   139.7 fp3    192 dst
        vmovdqu [rbp + 992], ymm11                                 ;   132.2 agu0+fp5  192 dst spill
        vpsllq ymm11, ymm6, 1                                      ;   140.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm11                                  ;   141.7 fp0    192 dst
        vpsrlq ymm11, ymm4, 2                                      ;   134.2 fp1    192 dst
        vpxor ymm6, ymm6, [r8 + 3744]                              ;   140.7 fp3+agu1  192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   137.7 fp2    192 dst
        vpand ymm11, ymm11, ymm3                                   ;   138.7 fp0    192 dst
        vmovdqu [rbp + 1024], ymm9                                 ;   133.8 agu2+fp5  192 dst spill
        vpsllq ymm9, ymm11, 2                                      ;   139.7 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   140.7 fp3    192 dst
        vpsrlq ymm9, ymm13, 2                                      ;   135.7 fp2    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   139.7 fp0    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   142.7 fp1    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   143.7 fp3    192 dst
        vpsllq ymm11, ymm9, 2                                      ;   144.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;   145.7 fp0    192 dst
        vpsrlq ymm11, ymm8, 2                                      ;   136.7 fp1    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   144.7 fp3    192 dst
        vpxor ymm11, ymm11, ymm14                                  ;   137.7 fp2    192 dst
        vpand ymm11, ymm11, ymm3                                   ;   138.7 fp0    192 dst
        vpsllq ymm9, ymm11, 2                                      ;   139.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   140.7 fp3    192 dst
        vpsrlq ymm9, ymm15, 2                                      ;   138.8 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   139.7 fp0    192 dst
        vpxor ymm9, ymm9, ymm6                                     ;   141.7 fp1    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   142.7 fp3    192 dst
        vpsllq ymm11, ymm9, 2                                      ;   143.7 fp2    192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   144.7 fp0    192 dst
        vpsrlq ymm11, ymm4, 4                                      ;   141.7 fp1    192 dst
        vpxor ymm6, ymm6, ymm9                                     ;   143.7 fp3    192 dst
        vpxor ymm11, ymm11, ymm13                                  ;   146.7 fp2    192 dst
        vpand ymm11, ymm11, ymm7                                   ;   147.7 fp0    192 dst
        vpsllq ymm9, ymm11, 4                                      ;   148.7 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   149.7 fp3    192 dst
        vpsrlq ymm9, ymm5, 4                                       ;   141.8 fp2    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;   148.7 fp0    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   145.7 fp1    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   146.7 fp3    192 dst
        vpsllq ymm11, ymm9, 4                                      ;   147.7 fp2    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   148.7 fp0    192 dst
        vpsrlq ymm11, ymm8, 4                                      ;   143.7 fp1    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   147.7 fp3    192 dst
        vpxor ymm11, ymm11, ymm15                                  ;   145.7 fp2    192 dst
        vpand ymm11, ymm11, ymm7                                   ;   146.7 fp0    192 dst
        vpsllq ymm9, ymm11, 4                                      ;   147.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   148.7 fp3    192 dst
        vpsrlq ymm9, ymm14, 4                                      ;   145.0 fp2    192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   147.7 fp0    192 dst
        vpxor ymm9, ymm9, ymm6                                     ;   146.0 fp1    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   147.0 fp3    192 dst
        vpsllq ymm11, ymm9, 4                                      ;   148.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   149.0 fp0    192 dst
        vpxor ymm6, ymm6, ymm9                                     ;   148.0 fp1    192 dst
        vmovdqu ymm9, [r8 + 192]                                   ;   146.8 agu0   192 dst reload
        vpsrlq ymm11, ymm9, 1                                      ;   153.8 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 2240]                            ;   154.8 fp3+agu1  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   155.8 fp0    192 dst
        vmovdqu [rbp + 1056], ymm6                                 ;   149.0 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm11, 1                                      ;   156.8 fp1    192 dst
        vpxor ymm9, ymm9, ymm6                                     ;   157.8 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 2240]                            ;   156.8 fp3+agu0  192 dst
        vmovdqu ymm6, [r8 + 704]                                   ;   148.3 agu1   192 dst reload
        vmovdqu [rbp + 1088], ymm14                                ;   150.0 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm6, 1                                      ;   155.3 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 2752]                            ;   156.3 fp0+agu0  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   157.3 fp2    192 dst
        vmovdqu [rbp + 1120], ymm15                                ;   149.7 agu1+fp5  192 dst spill
        vpsllq ymm15, ymm14, 1                                     ;   158.3 fp1    192 dst
        vpxor ymm6, ymm6, ymm15                                    ;   159.3 fp3    192 dst
        vpxor ymm14, ymm14, [r8 + 2752]                            ;   158.3 fp0+agu0  192 dst
        vmovdqu ymm15, [r8 + 1216]                                 ;   150.3 agu1   192 dst reload
        vmovdqu [rbp + 1152], ymm8                                 ;   150.7 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm15, 1                                      ;   157.3 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 3264]                              ;   158.3 fp3+agu0  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   159.3 fp0    192 dst
        vmovdqu [rbp + 1184], ymm12                                ;   151.7 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm8, 1                                      ;   160.3 fp1    192 dst
        vpxor ymm15, ymm15, ymm12                                  ;   161.3 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 3264]                              ;   160.3 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1728]                                 ;   155.3 agu0   192 dst reload
        vmovdqu [rbp + 1216], ymm5                                 ;   155.5 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm12, 1                                      ;   162.3 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 3776]                              ;   163.3 fp0+agu1  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   164.3 fp2    192 dst
        vmovdqu [rbp + 1248], ymm13                                ;   156.8 agu0+fp5  192 dst spill
        vpsllq ymm13, ymm5, 1                                      ;   165.3 fp1    192 dst
        vpxor ymm12, ymm12, ymm13                                  ;   166.3 fp3    192 dst
        vpsrlq ymm13, ymm9, 2                                      ;   158.8 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 3776]                              ;   165.3 fp0+agu1  192 dst
        vpxor ymm13, ymm13, ymm15                                  ;   162.3 fp1    192 dst
        vpand ymm13, ymm13, ymm3                                   ;   163.3 fp3    192 dst
        vmovdqu [rbp + 1280], ymm4                                 ;   158.5 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm13, 2                                      ;   164.3 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   165.3 fp0    192 dst
        vpsrlq ymm4, ymm6, 2                                       ;   160.3 fp1    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   164.3 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   167.3 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   168.3 fp0    192 dst
        vpsllq ymm13, ymm4, 2                                      ;   169.3 fp1    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   170.3 fp3    192 dst
        vpsrlq ymm13, ymm11, 2                                     ;   161.3 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   169.3 fp0    192 dst
        vpxor ymm13, ymm13, ymm8                                   ;   162.3 fp1    192 dst
        vpand ymm13, ymm13, ymm3                                   ;   163.3 fp3    192 dst
        vpsllq ymm4, ymm13, 2                                      ;   164.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                   ;   165.3 fp0    192 dst
        vpsrlq ymm4, ymm14, 2                                      ;   163.5 fp1    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   164.3 fp3    192 dst
        vpxor ymm4, ymm4, ymm5                                     ;   166.3 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   167.3 fp0    192 dst
        vpsllq ymm13, ymm4, 2                                      ;   168.3 fp1    192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   169.3 fp3    192 dst
        vpsrlq ymm13, ymm9, 4                                      ;   166.3 fp2    192 dst
        vpxor ymm5, ymm5, ymm4                                     ;   168.3 fp0    192 dst
        vpxor ymm13, ymm13, ymm6                                   ;   171.3 fp1    192 dst
        vpand ymm13, ymm13, ymm7                                   ;   172.3 fp3    192 dst
        vpsllq ymm4, ymm13, 4                                      ;   173.3 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   174.3 fp0    192 dst
        vpsrlq ymm4, ymm15, 4                                      ;   166.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   173.3 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   170.3 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   171.3 fp0    192 dst
        vpsllq ymm13, ymm4, 4                                      ;   172.3 fp1    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   173.3 fp3    192 dst
        vpsrlq ymm13, ymm11, 4                                     ;   168.3 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   172.3 fp0    192 dst
        vpxor ymm13, ymm13, ymm14                                  ;   170.3 fp1    192 dst
        vpand ymm13, ymm13, ymm7                                   ;   171.3 fp3    192 dst
        vpsllq ymm4, ymm13, 4                                      ;   172.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                   ;   173.3 fp0    192 dst
        vpsrlq ymm4, ymm8, 4                                       ;   169.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   172.3 fp3    192 dst
        vpxor ymm4, ymm4, ymm5                                     ;   170.7 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   171.7 fp0    192 dst
        vpsllq ymm13, ymm4, 4                                      ;   172.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   173.7 fp3    192 dst
        vpxor ymm5, ymm5, ymm4                                     ;   172.7 fp2    192 dst
        vmovdqu ymm4, [r8 + 224]                                   ;   171.5 agu0   192 dst reload
        vpsrlq ymm13, ymm4, 1                                      ;   178.5 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 2272]                            ;   179.5 fp0+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   180.5 fp3    192 dst
        vmovdqu [rbp + 1312], ymm5                                 ;   173.7 agu2+fp5  192 dst spill
        vpsllq ymm5, ymm13, 1                                      ;   181.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm5                                     ;   182.5 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 2272]                            ;   181.5 fp0+agu0  192 dst
        vmovdqu ymm5, [r8 + 736]                                   ;   173.0 agu1   192 dst reload
        vmovdqu [rbp + 1344], ymm8                                 ;   174.7 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm5, 1                                       ;   180.0 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 2784]                              ;   181.0 fp3+agu0  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   182.0 fp1    192 dst
        vmovdqu [rbp + 1376], ymm14                                ;   174.3 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm8, 1                                      ;   183.0 fp2    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   184.0 fp0    192 dst
        vpxor ymm8, ymm8, [r8 + 2784]                              ;   183.0 fp3+agu0  192 dst
        vmovdqu ymm14, [r8 + 1248]                                 ;   175.0 agu1   192 dst reload
        vmovdqu [rbp + 1408], ymm11                                ;   175.3 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm14, 1                                     ;   182.0 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3296]                            ;   183.0 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   184.0 fp3    192 dst
        vmovdqu [rbp + 1440], ymm12                                ;   176.3 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm11, 1                                     ;   185.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm12                                  ;   186.0 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3296]                            ;   185.0 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1760]                                 ;   180.0 agu0   192 dst reload
        vmovdqu [rbp + 1472], ymm15                                ;   180.2 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm12, 1                                     ;   187.0 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 3808]                            ;   188.0 fp3+agu1  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   189.0 fp1    192 dst
        vmovdqu [rbp + 1504], ymm6                                 ;   181.5 agu0+fp5  192 dst spill
        vpsllq ymm6, ymm15, 1                                      ;   190.0 fp2    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   191.0 fp0    192 dst
        vpsrlq ymm6, ymm4, 2                                       ;   183.5 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 3808]                            ;   190.0 fp3+agu1  192 dst
        vpxor ymm6, ymm6, ymm14                                    ;   187.0 fp2    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   188.0 fp0    192 dst
        vmovdqu [rbp + 1536], ymm9                                 ;   183.2 agu2+fp5  192 dst spill
        vpsllq ymm9, ymm6, 2                                       ;   189.0 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   190.0 fp3    192 dst
        vpsrlq ymm9, ymm5, 2                                       ;   185.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm6                                   ;   189.0 fp0    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   192.0 fp1    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   193.0 fp3    192 dst
        vpsllq ymm6, ymm9, 2                                       ;   194.0 fp2    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   195.0 fp0    192 dst
        vpsrlq ymm6, ymm13, 2                                      ;   186.0 fp1    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   194.0 fp3    192 dst
        vpxor ymm6, ymm6, ymm11                                    ;   187.0 fp2    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   188.0 fp0    192 dst
        vpsllq ymm9, ymm6, 2                                       ;   189.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;   190.0 fp3    192 dst
        vpsrlq ymm9, ymm8, 2                                       ;   188.2 fp2    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   189.0 fp0    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   191.0 fp1    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   192.0 fp3    192 dst
        vpsllq ymm6, ymm9, 2                                       ;   193.0 fp2    192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   194.0 fp0    192 dst
        vpsrlq ymm6, ymm4, 4                                       ;   191.0 fp1    192 dst
        vpxor ymm15, ymm15, ymm9                                   ;   193.0 fp3    192 dst
        vpxor ymm6, ymm6, ymm5                                     ;   196.0 fp2    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   197.0 fp0    192 dst
        vpsllq ymm9, ymm6, 4                                       ;   198.0 fp1    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   199.0 fp3    192 dst
        vpsrlq ymm9, ymm14, 4                                      ;   191.2 fp2    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   198.0 fp0    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   195.0 fp1    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   196.0 fp3    192 dst
        vpsllq ymm6, ymm9, 4                                       ;   197.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm6                                   ;   198.0 fp0    192 dst
        vpsrlq ymm6, ymm13, 4                                      ;   193.0 fp1    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   197.0 fp3    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   195.0 fp2    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   196.0 fp0    192 dst
        vpsllq ymm9, ymm6, 4                                       ;   197.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;   198.0 fp3    192 dst
        vpsrlq ymm9, ymm11, 4                                      ;   194.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   197.0 fp0    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   195.3 fp1    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   196.3 fp3    192 dst
        vpsllq ymm6, ymm9, 4                                       ;   197.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   198.3 fp0    192 dst
        vpxor ymm15, ymm15, ymm9                                   ;   197.3 fp1    192 dst
        vmovdqu ymm6, [r8 + 256]                                   ;   196.2 agu0   192 dst reload
        vpsrlq ymm9, ymm6, 1                                       ;   203.2 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 2304]                              ;   204.2 fp3+agu1  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   205.2 fp0    192 dst
        vmovdqu [rbp + 1568], ymm15                                ;   198.3 agu2+fp5  192 dst spill
        vpsllq ymm15, ymm9, 1                                      ;   206.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm15                                    ;   207.2 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 2304]                              ;   206.2 fp3+agu0  192 dst
        vmovdqu ymm15, [r8 + 768]                                  ;   197.7 agu1   192 dst reload
        vmovdqu [rbp + 1600], ymm11                                ;   199.3 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm15, 1                                     ;   204.7 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 2816]                            ;   205.7 fp0+agu0  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   206.7 fp2    192 dst
        vmovdqu [rbp + 1632], ymm8                                 ;   199.0 agu1+fp5  192 dst spill
        vpsllq ymm8, ymm11, 1                                      ;   207.7 fp1    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   208.7 fp3    192 dst
        vpxor ymm11, ymm11, [r8 + 2816]                            ;   207.7 fp0+agu0  192 dst
        vmovdqu ymm8, [r8 + 1280]                                  ;   199.7 agu1   192 dst reload
        vmovdqu [rbp + 1664], ymm13                                ;   200.0 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm8, 1                                      ;   206.7 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3328]                            ;   207.7 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   208.7 fp0    192 dst
        vmovdqu [rbp + 1696], ymm12                                ;   201.0 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm13, 1                                     ;   209.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm12                                    ;   210.7 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3328]                            ;   209.7 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1792]                                 ;   204.7 agu0   192 dst reload
        vmovdqu [rbp + 1728], ymm14                                ;   204.8 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm12, 1                                     ;   211.7 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 3840]                            ;   212.7 fp0+agu1  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   213.7 fp2    192 dst
        vmovdqu [rbp + 1760], ymm5                                 ;   206.2 agu0+fp5  192 dst spill
        vpsllq ymm5, ymm14, 1                                      ;   214.7 fp1    192 dst
        vpxor ymm12, ymm12, ymm5                                   ;   215.7 fp3    192 dst
        vpsrlq ymm5, ymm6, 2                                       ;   208.2 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 3840]                            ;   214.7 fp0+agu1  192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   211.7 fp1    192 dst
        vpand ymm5, ymm5, ymm3                                     ;   212.7 fp3    192 dst
        vmovdqu [rbp + 1792], ymm4                                 ;   207.8 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm5, 2                                       ;   213.7 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   214.7 fp0    192 dst
        vpsrlq ymm4, ymm15, 2                                      ;   209.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm5                                     ;   213.7 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   216.7 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   217.7 fp0    192 dst
        vpsllq ymm5, ymm4, 2                                       ;   218.7 fp1    192 dst
        vpxor ymm15, ymm15, ymm5                                   ;   219.7 fp3    192 dst
        vpsrlq ymm5, ymm9, 2                                       ;   210.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   218.7 fp0    192 dst
        vpxor ymm5, ymm5, ymm13                                    ;   211.7 fp1    192 dst
        vpand ymm5, ymm5, ymm3                                     ;   212.7 fp3    192 dst
        vpsllq ymm4, ymm5, 2                                       ;   213.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   214.7 fp0    192 dst
        vpsrlq ymm4, ymm11, 2                                      ;   212.8 fp1    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   213.7 fp3    192 dst
        vpxor ymm4, ymm4, ymm14                                    ;   215.7 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   216.7 fp0    192 dst
        vpsllq ymm5, ymm4, 2                                       ;   217.7 fp1    192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   218.7 fp3    192 dst
        vpsrlq ymm5, ymm6, 4                                       ;   215.7 fp2    192 dst
        vpxor ymm14, ymm14, ymm4                                   ;   217.7 fp0    192 dst
        vpxor ymm5, ymm5, ymm15                                    ;   220.7 fp1    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   221.7 fp3    192 dst
        vpsllq ymm4, ymm5, 4                                       ;   222.7 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   223.7 fp0    192 dst
        vpsrlq ymm4, ymm8, 4                                       ;   215.8 fp1    192 dst
        vpxor ymm15, ymm15, ymm5                                   ;   222.7 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   219.7 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   220.7 fp0    192 dst
        vpsllq ymm5, ymm4, 4                                       ;   221.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm5                                     ;   222.7 fp3    192 dst
        vpsrlq ymm5, ymm9, 4                                       ;   217.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   221.7 fp0    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   219.7 fp1    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   220.7 fp3    192 dst
        vpsllq ymm4, ymm5, 4                                       ;   221.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   222.7 fp0    192 dst
        vpsrlq ymm4, ymm13, 4                                      ;   219.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   221.7 fp3    192 dst
        vpxor ymm4, ymm4, ymm14                                    ;   220.0 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   221.0 fp0    192 dst
        vpsllq ymm5, ymm4, 4                                       ;   222.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   223.0 fp3    192 dst
        vpxor ymm14, ymm14, ymm4                                   ;   222.0 fp2    192 dst
        vmovdqu ymm4, [r8 + 288]                                   ;   220.8 agu0   192 dst reload
        vpsrlq ymm5, ymm4, 1                                       ;   227.8 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 2336]                              ;   228.8 fp0+agu1  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   229.8 fp3    192 dst
        vmovdqu [rbp + 1824], ymm14                                ;   223.0 agu2+fp5  192 dst spill
        vpsllq ymm14, ymm5, 1                                      ;   230.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm14                                    ;   231.8 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 2336]                              ;   230.8 fp0+agu0  192 dst
        vmovdqu ymm14, [r8 + 800]                                  ;   222.3 agu1   192 dst reload
        vmovdqu [rbp + 1856], ymm13                                ;   224.0 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm14, 1                                     ;   229.3 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2848]                            ;   230.3 fp3+agu0  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   231.3 fp1    192 dst
        vmovdqu [rbp + 1888], ymm11                                ;   223.7 agu1+fp5  192 dst spill
        vpsllq ymm11, ymm13, 1                                     ;   232.3 fp2    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   233.3 fp0    192 dst
        vpxor ymm13, ymm13, [r8 + 2848]                            ;   232.3 fp3+agu0  192 dst
        vmovdqu ymm11, [r8 + 1312]                                 ;   224.3 agu1   192 dst reload
        vmovdqu [rbp + 1920], ymm9                                 ;   224.7 agu2+fp5  192 dst spill
        vpsrlq ymm9, ymm11, 1                                      ;   231.3 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3360]                              ;   232.3 fp0+agu0  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   233.3 fp3    192 dst
        vmovdqu [rbp + 1952], ymm12                                ;   225.7 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm9, 1                                      ;   234.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm12                                  ;   235.3 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3360]                              ;   234.3 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1824]                                 ;   229.3 agu0   192 dst reload
        vmovdqu [rbp + 1984], ymm8                                 ;   229.5 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm12, 1                                      ;   236.3 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 3872]                              ;   237.3 fp3+agu1  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   238.3 fp1    192 dst
        vmovdqu [rbp + 2016], ymm15                                ;   230.8 agu0+fp5  192 dst spill
        vpsllq ymm15, ymm8, 1                                      ;   239.3 fp2    192 dst
        vpxor ymm12, ymm12, ymm15                                  ;   240.3 fp0    192 dst
        vpsrlq ymm15, ymm4, 2                                      ;   232.8 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 3872]                              ;   239.3 fp3+agu1  192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   236.3 fp2    192 dst
        vpand ymm15, ymm15, ymm3                                   ;   237.3 fp0    192 dst
        vmovdqu [rbp + 2048], ymm6                                 ;   232.5 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm15, 2                                      ;   238.3 fp1    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   239.3 fp3    192 dst
        vpsrlq ymm6, ymm14, 2                                      ;   234.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm15                                  ;   238.3 fp0    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   241.3 fp1    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   242.3 fp3    192 dst
        vpsllq ymm15, ymm6, 2                                      ;   243.3 fp2    192 dst
        vpxor ymm14, ymm14, ymm15                                  ;   244.3 fp0    192 dst
        vpsrlq ymm15, ymm5, 2                                      ;   235.3 fp1    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   243.3 fp3    192 dst
        vpxor ymm15, ymm15, ymm9                                   ;   236.3 fp2    192 dst
        vpand ymm15, ymm15, ymm3                                   ;   237.3 fp0    192 dst
        vpsllq ymm6, ymm15, 2                                      ;   238.3 fp1    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   239.3 fp3    192 dst
        vpsrlq ymm6, ymm13, 2                                      ;   237.5 fp2    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   238.3 fp0    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   240.3 fp1    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   241.3 fp3    192 dst
        vpsllq ymm15, ymm6, 2                                      ;   242.3 fp2    192 dst
        vpxor ymm13, ymm13, ymm15                                  ;   243.3 fp0    192 dst
        vpsrlq ymm15, ymm4, 4                                      ;   240.3 fp1    192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   242.3 fp3    192 dst
        vpxor ymm15, ymm15, ymm14                                  ;   245.3 fp2    192 dst
        vpand ymm15, ymm15, ymm7                                   ;   246.3 fp0    192 dst
        vpsllq ymm6, ymm15, 4                                      ;   247.3 fp1    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   248.3 fp3    192 dst
        vpsrlq ymm6, ymm11, 4                                      ;   240.5 fp2    192 dst
        vpxor ymm14, ymm14, ymm15                                  ;   247.3 fp0    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   244.3 fp1    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   245.3 fp3    192 dst
        vpsllq ymm15, ymm6, 4                                      ;   246.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm15                                  ;   247.3 fp0    192 dst
        vpsrlq ymm15, ymm5, 4                                      ;   242.3 fp1    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   246.3 fp3    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   244.3 fp2    192 dst
        vpand ymm15, ymm15, ymm7                                   ;   245.3 fp0    192 dst
        vpsllq ymm6, ymm15, 4                                      ;   246.3 fp1    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   247.3 fp3    192 dst
        vpsrlq ymm6, ymm9, 4                                       ;   243.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm15                                  ;   246.3 fp0    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   244.7 fp1    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   245.7 fp3    192 dst
        vpsllq ymm15, ymm6, 4                                      ;   246.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   247.7 fp0    192 dst
        vpxor ymm8, ymm8, ymm6                                     ;   246.7 fp1    192 dst
        vmovdqu ymm6, [r8 + 320]                                   ;   245.5 agu0   192 dst reload
        vpsrlq ymm15, ymm6, 1                                      ;   252.5 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 2368]                            ;   253.5 fp3+agu1  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   254.5 fp0    192 dst
        vmovdqu [rbp + 2080], ymm8                                 ;   247.7 agu2+fp5  192 dst spill
        vpsllq ymm8, ymm15, 1                                      ;   255.5 fp1    192 dst
        vpxor ymm6, ymm6, ymm8                                     ;   256.5 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 2368]                            ;   255.5 fp3+agu0  192 dst
        vmovdqu ymm8, [r8 + 832]                                   ;   247.0 agu1   192 dst reload
        vmovdqu [rbp + 2112], ymm9                                 ;   248.7 agu2+fp5  192 dst spill
        vpsrlq ymm9, ymm8, 1                                       ;   254.0 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 2880]                              ;   255.0 fp0+agu0  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   256.0 fp2    192 dst
        vmovdqu [rbp + 2144], ymm13                                ;   248.3 agu1+fp5  192 dst spill
        vpsllq ymm13, ymm9, 1                                      ;   257.0 fp1    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   258.0 fp3    192 dst
        vpxor ymm9, ymm9, [r8 + 2880]                              ;   257.0 fp0+agu0  192 dst
        vmovdqu ymm13, [r8 + 1344]                                 ;   249.0 agu1   192 dst reload
        vmovdqu [rbp + 2176], ymm5                                 ;   249.3 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm13, 1                                      ;   256.0 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 3392]                              ;   257.0 fp3+agu0  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   258.0 fp0    192 dst
        vmovdqu [rbp + 2208], ymm12                                ;   250.3 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm5, 1                                      ;   259.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm12                                  ;   260.0 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 3392]                              ;   259.0 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1856]                                 ;   254.0 agu0   192 dst reload
        vmovdqu [rbp + 2240], ymm11                                ;   254.2 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm12, 1                                     ;   261.0 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 3904]                            ;   262.0 fp0+agu1  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   263.0 fp2    192 dst
        vmovdqu [rbp + 2272], ymm14                                ;   255.5 agu0+fp5  192 dst spill
        vpsllq ymm14, ymm11, 1                                     ;   264.0 fp1    192 dst
        vpxor ymm12, ymm12, ymm14                                  ;   265.0 fp3    192 dst
        vpsrlq ymm14, ymm6, 2                                      ;   257.5 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3904]                            ;   264.0 fp0+agu1  192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   261.0 fp1    192 dst
        vpand ymm14, ymm14, ymm3                                   ;   262.0 fp3    192 dst
        vmovdqu [rbp + 2304], ymm4                                 ;   257.2 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm14, 2                                      ;   263.0 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   264.0 fp0    192 dst
        vpsrlq ymm4, ymm8, 2                                       ;   259.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm14                                  ;   263.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   266.0 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   267.0 fp0    192 dst
        vpsllq ymm14, ymm4, 2                                      ;   268.0 fp1    192 dst
        vpxor ymm8, ymm8, ymm14                                    ;   269.0 fp3    192 dst
        vpsrlq ymm14, ymm15, 2                                     ;   260.0 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   268.0 fp0    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;   261.0 fp1    192 dst
        vpand ymm14, ymm14, ymm3                                   ;   262.0 fp3    192 dst
        vpsllq ymm4, ymm14, 2                                      ;   263.0 fp2    192 dst
        vpxor ymm15, ymm15, ymm4                                   ;   264.0 fp0    192 dst
        vpsrlq ymm4, ymm9, 2                                       ;   262.2 fp1    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   263.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm11                                    ;   265.0 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   266.0 fp0    192 dst
        vpsllq ymm14, ymm4, 2                                      ;   267.0 fp1    192 dst
        vpxor ymm9, ymm9, ymm14                                    ;   268.0 fp3    192 dst
        vpsrlq ymm14, ymm6, 4                                      ;   265.0 fp2    192 dst
        vpxor ymm11, ymm11, ymm4                                   ;   267.0 fp0    192 dst
        vpxor ymm14, ymm14, ymm8                                   ;   270.0 fp1    192 dst
        vpand ymm14, ymm14, ymm7                                   ;   271.0 fp3    192 dst
        vpsllq ymm4, ymm14, 4                                      ;   272.0 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   273.0 fp0    192 dst
        vpsrlq ymm4, ymm13, 4                                      ;   265.2 fp1    192 dst
        vpxor ymm8, ymm8, ymm14                                    ;   272.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   269.0 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   270.0 fp0    192 dst
        vpsllq ymm14, ymm4, 4                                      ;   271.0 fp1    192 dst
        vpxor ymm13, ymm13, ymm14                                  ;   272.0 fp3    192 dst
        vpsrlq ymm14, ymm15, 4                                     ;   267.0 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   271.0 fp0    192 dst
        vpxor ymm14, ymm14, ymm9                                   ;   269.0 fp1    192 dst
        vpand ymm14, ymm14, ymm7                                   ;   270.0 fp3    192 dst
        vpsllq ymm4, ymm14, 4                                      ;   271.0 fp2    192 dst
        vpxor ymm15, ymm15, ymm4                                   ;   272.0 fp0    192 dst
        vpsrlq ymm4, ymm5, 4                                       ;   268.3 fp1    192 dst
        vpxor ymm9, ymm9, ymm14                                    ;   271.0 fp3    192 dst
        vpxor ymm4, ymm4, ymm11                                    ;   269.3 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   270.3 fp0    192 dst
        vpsllq ymm14, ymm4, 4                                      ;   271.3 fp1    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   272.3 fp3    192 dst
        vpxor ymm11, ymm11, ymm4                                   ;   271.3 fp2    192 dst
        vmovdqu ymm4, [r8 + 352]                                   ;   270.2 agu0   192 dst reload
        vpsrlq ymm14, ymm4, 1                                      ;   277.2 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 2400]                            ;   278.2 fp0+agu1  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   279.2 fp3    192 dst
        vmovdqu [rbp + 2336], ymm11                                ;   272.3 agu2+fp5  192 dst spill
        vpsllq ymm11, ymm14, 1                                     ;   280.2 fp2    192 dst
        vpxor ymm4, ymm4, ymm11                                    ;   281.2 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 2400]                            ;   280.2 fp0+agu0  192 dst
        vmovdqu ymm11, [r8 + 864]                                  ;   271.7 agu1   192 dst reload
        vmovdqu [rbp + 2368], ymm5                                 ;   273.3 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm11, 1                                      ;   278.7 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 2912]                              ;   279.7 fp3+agu0  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   280.7 fp1    192 dst
        vmovdqu [rbp + 2400], ymm9                                 ;   273.0 agu1+fp5  192 dst spill
        vpsllq ymm9, ymm5, 1                                       ;   281.7 fp2    192 dst
        vpxor ymm11, ymm11, ymm9                                   ;   282.7 fp0    192 dst
        vpxor ymm5, ymm5, [r8 + 2912]                              ;   281.7 fp3+agu0  192 dst
        vmovdqu ymm9, [r8 + 1376]                                  ;   273.7 agu1   192 dst reload
        vmovdqu [rbp + 2432], ymm15                                ;   274.0 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm9, 1                                      ;   280.7 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 3424]                            ;   281.7 fp0+agu0  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   282.7 fp2    192 dst
        vmovdqu [rbp + 2464], ymm12                                ;   275.0 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm15, 1                                     ;   283.7 fp1    192 dst
        vpxor ymm9, ymm9, ymm12                                    ;   284.7 fp3    192 dst
        vpxor ymm15, ymm15, [r8 + 3424]                            ;   283.7 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1888]                                 ;   278.7 agu0   192 dst reload
        vmovdqu [rbp + 2496], ymm13                                ;   278.8 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm12, 1                                     ;   285.7 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 3936]                            ;   286.7 fp1+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   287.7 fp3    192 dst
        vmovdqu [rbp + 2528], ymm8                                 ;   280.2 agu0+fp5  192 dst spill
        vpsllq ymm8, ymm13, 1                                      ;   288.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm8                                   ;   289.7 fp0    192 dst
        vpsrlq ymm8, ymm4, 2                                       ;   282.2 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3936]                            ;   288.7 fp3+agu1  192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   285.7 fp2    192 dst
        vpand ymm8, ymm8, ymm3                                     ;   286.7 fp0    192 dst
        vmovdqu [rbp + 2560], ymm6                                 ;   281.8 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm8, 2                                       ;   287.7 fp1    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   288.7 fp3    192 dst
        vpsrlq ymm6, ymm11, 2                                      ;   283.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm8                                     ;   287.7 fp0    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   290.7 fp1    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   291.7 fp3    192 dst
        vpsllq ymm8, ymm6, 2                                       ;   292.7 fp2    192 dst
        vpxor ymm11, ymm11, ymm8                                   ;   293.7 fp0    192 dst
        vpsrlq ymm8, ymm14, 2                                      ;   284.7 fp1    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   292.7 fp3    192 dst
        vpxor ymm8, ymm8, ymm15                                    ;   285.7 fp2    192 dst
        vpand ymm8, ymm8, ymm3                                     ;   286.7 fp0    192 dst
        vpsllq ymm6, ymm8, 2                                       ;   287.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm6                                   ;   288.7 fp3    192 dst
        vpsrlq ymm6, ymm5, 2                                       ;   286.8 fp2    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   287.7 fp0    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   289.7 fp1    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   290.7 fp3    192 dst
        vpsllq ymm8, ymm6, 2                                       ;   291.7 fp2    192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   292.7 fp0    192 dst
        vpsrlq ymm8, ymm4, 4                                       ;   289.7 fp1    192 dst
        vpxor ymm13, ymm13, ymm6                                   ;   291.7 fp3    192 dst
        vpxor ymm8, ymm8, ymm11                                    ;   294.7 fp2    192 dst
        vpand ymm8, ymm8, ymm7                                     ;   295.7 fp0    192 dst
        vpsllq ymm6, ymm8, 4                                       ;   296.7 fp1    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   297.7 fp3    192 dst
        vpsrlq ymm6, ymm9, 4                                       ;   289.8 fp2    192 dst
        vpxor ymm11, ymm11, ymm8                                   ;   296.7 fp0    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   293.7 fp1    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   294.7 fp3    192 dst
        vpsllq ymm8, ymm6, 4                                       ;   295.7 fp2    192 dst
        vpxor ymm9, ymm9, ymm8                                     ;   296.7 fp0    192 dst
        vpsrlq ymm8, ymm14, 4                                      ;   291.7 fp1    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   295.7 fp3    192 dst
        vpxor ymm8, ymm8, ymm5                                     ;   293.7 fp2    192 dst
        vpand ymm8, ymm8, ymm7                                     ;   294.7 fp0    192 dst
        vpsllq ymm6, ymm8, 4                                       ;   295.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm6                                   ;   296.7 fp3    192 dst
        vpsrlq ymm6, ymm15, 4                                      ;   293.0 fp2    192 dst
        vpxor ymm5, ymm5, ymm8                                     ;   295.7 fp0    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   294.0 fp1    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   295.0 fp3    192 dst
        vpsllq ymm8, ymm6, 4                                       ;   296.0 fp2    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   297.0 fp0    192 dst
        vpxor ymm13, ymm13, ymm6                                   ;   296.0 fp1    192 dst
        vmovdqu ymm6, [r8 + 384]                                   ;   294.8 agu0   192 dst reload
        vpsrlq ymm8, ymm6, 1                                       ;   301.8 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 2432]                              ;   302.8 fp3+agu1  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   303.8 fp0    192 dst
        vmovdqu [rbp + 2592], ymm13                                ;   297.0 agu2+fp5  192 dst spill
        vpsllq ymm13, ymm8, 1                                      ;   304.8 fp1    192 dst
        vpxor ymm6, ymm6, ymm13                                    ;   305.8 fp2    192 dst
        vpxor ymm8, ymm8, [r8 + 2432]                              ;   304.8 fp3+agu0  192 dst
        vmovdqu ymm13, [r8 + 896]                                  ;   296.3 agu1   192 dst reload
        vmovdqu [rbp + 2624], ymm15                                ;   298.0 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm13, 1                                     ;   303.3 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 2944]                            ;   304.3 fp0+agu0  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   305.3 fp2    192 dst
        vmovdqu [rbp + 2656], ymm5                                 ;   297.7 agu1+fp5  192 dst spill
        vpsllq ymm5, ymm15, 1                                      ;   306.3 fp1    192 dst
        vpxor ymm13, ymm13, ymm5                                   ;   307.3 fp3    192 dst
        vpxor ymm15, ymm15, [r8 + 2944]                            ;   306.3 fp0+agu0  192 dst
        vmovdqu ymm5, [r8 + 1408]                                  ;   298.3 agu1   192 dst reload
        vmovdqu [rbp + 2688], ymm14                                ;   298.7 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm5, 1                                      ;   305.3 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 3456]                            ;   306.3 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   307.3 fp1    192 dst
        vmovdqu [rbp + 2720], ymm12                                ;   299.7 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm14, 1                                     ;   308.3 fp2    192 dst
        vpxor ymm5, ymm5, ymm12                                    ;   309.3 fp0    192 dst
        vpxor ymm14, ymm14, [r8 + 3456]                            ;   308.3 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1920]                                 ;   303.3 agu0   192 dst reload
        vmovdqu [rbp + 2752], ymm9                                 ;   303.5 agu2+fp5  192 dst spill
        vpsrlq ymm9, ymm12, 1                                      ;   310.3 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 3968]                              ;   311.3 fp2+agu1  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   312.3 fp0    192 dst
        vmovdqu [rbp + 2784], ymm11                                ;   304.8 agu0+fp5  192 dst spill
        vpsllq ymm11, ymm9, 1                                      ;   313.3 fp1    192 dst
        vpxor ymm12, ymm12, ymm11                                  ;   314.3 fp3    192 dst
        vpsrlq ymm11, ymm6, 2                                      ;   306.8 fp2    192 dst
        vpxor ymm9, ymm9, [r8 + 3968]                              ;   313.3 fp0+agu1  192 dst
        vpxor ymm11, ymm11, ymm5                                   ;   310.3 fp1    192 dst
        vpand ymm11, ymm11, ymm3                                   ;   311.3 fp3    192 dst
        vmovdqu [rbp + 2816], ymm4                                 ;   306.5 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm11, 2                                      ;   312.3 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   313.3 fp0    192 dst
        vpsrlq ymm4, ymm13, 2                                      ;   308.3 fp1    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   312.3 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   315.3 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   316.3 fp0    192 dst
        vpsllq ymm11, ymm4, 2                                      ;   317.3 fp1    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;   318.3 fp3    192 dst
        vpsrlq ymm11, ymm8, 2                                      ;   309.3 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   317.3 fp0    192 dst
        vpxor ymm11, ymm11, ymm14                                  ;   310.3 fp1    192 dst
        vpand ymm11, ymm11, ymm3                                   ;   311.3 fp3    192 dst
        vpsllq ymm4, ymm11, 2                                      ;   312.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm4                                     ;   313.3 fp0    192 dst
        vpsrlq ymm4, ymm15, 2                                      ;   311.5 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   312.3 fp3    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   314.3 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   315.3 fp0    192 dst
        vpsllq ymm11, ymm4, 2                                      ;   316.3 fp1    192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   317.3 fp3    192 dst
        vpsrlq ymm11, ymm6, 4                                      ;   314.3 fp2    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   316.3 fp0    192 dst
        vpxor ymm11, ymm11, ymm13                                  ;   319.3 fp1    192 dst
        vpand ymm11, ymm11, ymm7                                   ;   320.3 fp3    192 dst
        vpsllq ymm4, ymm11, 4                                      ;   321.3 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   322.3 fp0    192 dst
        vpsrlq ymm4, ymm5, 4                                       ;   314.5 fp1    192 dst
        vpxor ymm13, ymm13, ymm11                                  ;   321.3 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   318.3 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   319.3 fp0    192 dst
        vpsllq ymm11, ymm4, 4                                      ;   320.3 fp1    192 dst
        vpxor ymm5, ymm5, ymm11                                    ;   321.3 fp3    192 dst
        vpsrlq ymm11, ymm8, 4                                      ;   316.3 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   320.3 fp0    192 dst
        vpxor ymm11, ymm11, ymm15                                  ;   318.3 fp1    192 dst
        vpand ymm11, ymm11, ymm7                                   ;   319.3 fp3    192 dst
        vpsllq ymm4, ymm11, 4                                      ;   320.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm4                                     ;   321.3 fp0    192 dst
        vpsrlq ymm4, ymm14, 4                                      ;   317.7 fp1    192 dst
        vpxor ymm15, ymm15, ymm11                                  ;   320.3 fp3    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   318.7 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   319.7 fp0    192 dst
        vpsllq ymm11, ymm4, 4                                      ;   320.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm11                                  ;   321.7 fp3    192 dst
        vpxor ymm9, ymm9, ymm4                                     ;   320.7 fp2    192 dst
        vmovdqu ymm4, [r8 + 416]                                   ;   319.5 agu0   192 dst reload
        vpsrlq ymm11, ymm4, 1                                      ;   326.5 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 2464]                            ;   327.5 fp0+agu1  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   328.5 fp3    192 dst
        vmovdqu [rbp + 2848], ymm9                                 ;   321.7 agu2+fp5  192 dst spill
        vpsllq ymm9, ymm11, 1                                      ;   329.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm9                                     ;   330.5 fp1    192 dst
        vpxor ymm11, ymm11, [r8 + 2464]                            ;   329.5 fp0+agu0  192 dst
        vmovdqu ymm9, [r8 + 928]                                   ;   321.0 agu1   192 dst reload
        vmovdqu [rbp + 2880], ymm14                                ;   322.7 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm9, 1                                      ;   328.0 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 2976]                            ;   329.0 fp3+agu0  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   330.0 fp1    192 dst
        vmovdqu [rbp + 2912], ymm15                                ;   322.3 agu1+fp5  192 dst spill
        vpsllq ymm15, ymm14, 1                                     ;   331.0 fp2    192 dst
        vpxor ymm9, ymm9, ymm15                                    ;   332.0 fp0    192 dst
        vpxor ymm14, ymm14, [r8 + 2976]                            ;   331.0 fp3+agu0  192 dst
        vmovdqu ymm15, [r8 + 1440]                                 ;   323.0 agu1   192 dst reload
        vmovdqu [rbp + 2944], ymm8                                 ;   323.3 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm15, 1                                      ;   330.0 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 3488]                              ;   331.0 fp0+agu0  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   332.0 fp2    192 dst
        vmovdqu [rbp + 2976], ymm12                                ;   324.3 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm8, 1                                      ;   333.0 fp1    192 dst
        vpxor ymm15, ymm15, ymm12                                  ;   334.0 fp3    192 dst
        vpxor ymm8, ymm8, [r8 + 3488]                              ;   333.0 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 1952]                                 ;   328.0 agu0   192 dst reload
        vmovdqu [rbp + 3008], ymm5                                 ;   328.2 agu2+fp5  192 dst spill
        vpsrlq ymm5, ymm12, 1                                      ;   335.0 fp2    192 dst
        vpxor ymm5, ymm5, [r8 + 4000]                              ;   336.0 fp1+agu1  192 dst
        vpand ymm5, ymm5, ymm2                                     ;   337.0 fp3    192 dst
        vmovdqu [rbp + 3040], ymm13                                ;   329.5 agu0+fp5  192 dst spill
        vpsllq ymm13, ymm5, 1                                      ;   338.0 fp2    192 dst
        vpxor ymm12, ymm12, ymm13                                  ;   339.0 fp0    192 dst
        vpsrlq ymm13, ymm4, 2                                      ;   331.5 fp1    192 dst
        vpxor ymm5, ymm5, [r8 + 4000]                              ;   338.0 fp3+agu1  192 dst
        vpxor ymm13, ymm13, ymm15                                  ;   335.0 fp2    192 dst
        vpand ymm13, ymm13, ymm3                                   ;   336.0 fp0    192 dst
        vmovdqu [rbp + 3072], ymm6                                 ;   331.2 agu2+fp5  192 dst spill
        vpsllq ymm6, ymm13, 2                                      ;   337.0 fp1    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   338.0 fp3    192 dst
        vpsrlq ymm6, ymm9, 2                                       ;   333.0 fp2    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   337.0 fp0    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   340.0 fp1    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   341.0 fp3    192 dst
        vpsllq ymm13, ymm6, 2                                      ;   342.0 fp2    192 dst
        vpxor ymm9, ymm9, ymm13                                    ;   343.0 fp0    192 dst
        vpsrlq ymm13, ymm11, 2                                     ;   334.0 fp1    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   342.0 fp3    192 dst
        vpxor ymm13, ymm13, ymm8                                   ;   335.0 fp2    192 dst
        vpand ymm13, ymm13, ymm3                                   ;   336.0 fp0    192 dst
        vpsllq ymm6, ymm13, 2                                      ;   337.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   338.0 fp3    192 dst
        vpsrlq ymm6, ymm14, 2                                      ;   336.2 fp2    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   337.0 fp0    192 dst
        vpxor ymm6, ymm6, ymm5                                     ;   339.0 fp1    192 dst
        vpand ymm6, ymm6, ymm3                                     ;   340.0 fp3    192 dst
        vpsllq ymm13, ymm6, 2                                      ;   341.0 fp2    192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   342.0 fp0    192 dst
        vpsrlq ymm13, ymm4, 4                                      ;   339.0 fp1    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   341.0 fp3    192 dst
        vpxor ymm13, ymm13, ymm9                                   ;   344.0 fp2    192 dst
        vpand ymm13, ymm13, ymm7                                   ;   345.0 fp0    192 dst
        vpsllq ymm6, ymm13, 4                                      ;   346.0 fp1    192 dst
        vpxor ymm4, ymm4, ymm6                                     ;   347.0 fp3    192 dst
        vpsrlq ymm6, ymm15, 4                                      ;   339.2 fp2    192 dst
        vpxor ymm9, ymm9, ymm13                                    ;   346.0 fp0    192 dst
        vpxor ymm6, ymm6, ymm12                                    ;   343.0 fp1    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   344.0 fp3    192 dst
        vpsllq ymm13, ymm6, 4                                      ;   345.0 fp2    192 dst
        vpxor ymm15, ymm15, ymm13                                  ;   346.0 fp0    192 dst
        vpsrlq ymm13, ymm11, 4                                     ;   341.0 fp1    192 dst
        vpxor ymm12, ymm12, ymm6                                   ;   345.0 fp3    192 dst
        vpxor ymm13, ymm13, ymm14                                  ;   343.0 fp2    192 dst
        vpand ymm13, ymm13, ymm7                                   ;   344.0 fp0    192 dst
        vpsllq ymm6, ymm13, 4                                      ;   345.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm6                                   ;   346.0 fp3    192 dst
        vpsrlq ymm6, ymm8, 4                                       ;   342.3 fp2    192 dst
        vpxor ymm14, ymm14, ymm13                                  ;   345.0 fp0    192 dst
        vpxor ymm6, ymm6, ymm5                                     ;   343.3 fp1    192 dst
        vpand ymm6, ymm6, ymm7                                     ;   344.3 fp3    192 dst
        vpsllq ymm13, ymm6, 4                                      ;   345.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm13                                    ;   346.3 fp0    192 dst
        vpxor ymm5, ymm5, ymm6                                     ;   345.3 fp1    192 dst
        vmovdqu ymm6, [r8 + 448]                                   ;   344.2 agu0   192 dst reload
        vpsrlq ymm13, ymm6, 1                                      ;   351.2 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2496]                            ;   352.2 fp3+agu1  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   353.2 fp0    192 dst
        vmovdqu [rbp + 3104], ymm5                                 ;   346.3 agu2+fp5  192 dst spill
        vpsllq ymm5, ymm13, 1                                      ;   354.2 fp1    192 dst
        vpxor ymm6, ymm6, ymm5                                     ;   355.2 fp2    192 dst
        vpxor ymm13, ymm13, [r8 + 2496]                            ;   354.2 fp3+agu0  192 dst
        vmovdqu ymm5, [r8 + 960]                                   ;   345.7 agu1   192 dst reload
        vmovdqu [rbp + 3136], ymm8                                 ;   347.3 agu2+fp5  192 dst spill
        vpsrlq ymm8, ymm5, 1                                       ;   352.7 fp1    192 dst
        vpxor ymm8, ymm8, [r8 + 3008]                              ;   353.7 fp0+agu0  192 dst
        vpand ymm8, ymm8, ymm2                                     ;   354.7 fp2    192 dst
        vmovdqu [rbp + 3168], ymm14                                ;   347.0 agu1+fp5  192 dst spill
        vpsllq ymm14, ymm8, 1                                      ;   355.7 fp1    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   356.7 fp3    192 dst
        vpxor ymm8, ymm8, [r8 + 3008]                              ;   355.7 fp0+agu0  192 dst
        vmovdqu ymm14, [r8 + 1472]                                 ;   347.7 agu1   192 dst reload
        vmovdqu [rbp + 3200], ymm11                                ;   348.0 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm14, 1                                     ;   354.7 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3520]                            ;   355.7 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   356.7 fp1    192 dst
        vmovdqu [rbp + 3232], ymm12                                ;   349.0 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm11, 1                                     ;   357.7 fp2    192 dst
        vpxor ymm14, ymm14, ymm12                                  ;   358.7 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 3520]                            ;   357.7 fp3+agu1  192 dst
        vmovdqu ymm12, [r8 + 1984]                                 ;   352.7 agu0   192 dst reload
        vmovdqu [rbp + 3264], ymm15                                ;   352.8 agu2+fp5  192 dst spill
        vpsrlq ymm15, ymm12, 1                                     ;   359.7 fp1    192 dst
        vpxor ymm15, ymm15, [r8 + 4032]                            ;   360.7 fp2+agu1  192 dst
        vpand ymm15, ymm15, ymm2                                   ;   361.7 fp0    192 dst
        vmovdqu [rbp + 3296], ymm9                                 ;   354.2 agu0+fp5  192 dst spill
        vpsllq ymm9, ymm15, 1                                      ;   362.7 fp1    192 dst
        vpxor ymm12, ymm12, ymm9                                   ;   363.7 fp3    192 dst
        vpsrlq ymm9, ymm6, 2                                       ;   356.2 fp2    192 dst
        vpxor ymm15, ymm15, [r8 + 4032]                            ;   362.7 fp0+agu1  192 dst
        vpxor ymm9, ymm9, ymm14                                    ;   359.7 fp1    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   360.7 fp3    192 dst
        vmovdqu [rbp + 3328], ymm4                                 ;   355.8 agu2+fp5  192 dst spill
        vpsllq ymm4, ymm9, 2                                       ;   361.7 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   362.7 fp0    192 dst
        vpsrlq ymm4, ymm5, 2                                       ;   357.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm9                                   ;   361.7 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   364.7 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   365.7 fp0    192 dst
        vpsllq ymm9, ymm4, 2                                       ;   366.7 fp1    192 dst
        vpxor ymm5, ymm5, ymm9                                     ;   367.7 fp3    192 dst
        vpsrlq ymm9, ymm13, 2                                      ;   358.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   366.7 fp0    192 dst
        vpxor ymm9, ymm9, ymm11                                    ;   359.7 fp1    192 dst
        vpand ymm9, ymm9, ymm3                                     ;   360.7 fp3    192 dst
        vpsllq ymm4, ymm9, 2                                       ;   361.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                   ;   362.7 fp0    192 dst
        vpsrlq ymm4, ymm8, 2                                       ;   360.8 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                   ;   361.7 fp3    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;   363.7 fp2    192 dst
        vpand ymm4, ymm4, ymm3                                     ;   364.7 fp0    192 dst
        vpsllq ymm9, ymm4, 2                                       ;   365.7 fp1    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   366.7 fp3    192 dst
        vpsrlq ymm9, ymm6, 4                                       ;   363.7 fp2    192 dst
        vpxor ymm15, ymm15, ymm4                                   ;   365.7 fp0    192 dst
        vpxor ymm9, ymm9, ymm5                                     ;   368.7 fp1    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   369.7 fp3    192 dst
        vpsllq ymm4, ymm9, 4                                       ;   370.7 fp2    192 dst
        vpxor ymm6, ymm6, ymm4                                     ;   371.7 fp0    192 dst
        vpsrlq ymm4, ymm14, 4                                      ;   363.8 fp1    192 dst
        vpxor ymm5, ymm5, ymm9                                     ;   370.7 fp3    192 dst
        vpxor ymm4, ymm4, ymm12                                    ;   367.7 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   368.7 fp0    192 dst
        vpsllq ymm9, ymm4, 4                                       ;   369.7 fp1    192 dst
        vpxor ymm14, ymm14, ymm9                                   ;   370.7 fp3    192 dst
        vpsrlq ymm9, ymm13, 4                                      ;   365.7 fp2    192 dst
        vpxor ymm12, ymm12, ymm4                                   ;   369.7 fp0    192 dst
        vpxor ymm9, ymm9, ymm8                                     ;   367.7 fp1    192 dst
        vpand ymm9, ymm9, ymm7                                     ;   368.7 fp3    192 dst
        vpsllq ymm4, ymm9, 4                                       ;   369.7 fp2    192 dst
        vpxor ymm13, ymm13, ymm4                                   ;   370.7 fp0    192 dst
        vpsrlq ymm4, ymm11, 4                                      ;   367.0 fp1    192 dst
        vpxor ymm8, ymm8, ymm9                                     ;   369.7 fp3    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;   368.0 fp2    192 dst
        vpand ymm4, ymm4, ymm7                                     ;   369.0 fp0    192 dst
        vpsllq ymm9, ymm4, 4                                       ;   370.0 fp1    192 dst
        vpxor ymm11, ymm11, ymm9                                   ;   371.0 fp3    192 dst
        vpxor ymm15, ymm15, ymm4                                   ;   370.0 fp2    192 dst
        vmovdqu ymm4, [r8 + 480]                                   ;   368.8 agu0   192 dst reload
        vpsrlq ymm9, ymm4, 1                                       ;   375.8 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 2528]                              ;   376.8 fp0+agu1  192 dst
        vpand ymm9, ymm9, ymm2                                     ;   377.8 fp3    192 dst
        vmovdqu [rbp + 3360], ymm15                                ;   371.0 agu2+fp5  192 dst spill
        vpsllq ymm15, ymm9, 1                                      ;   378.8 fp2    192 dst
        vpxor ymm4, ymm4, ymm15                                    ;   379.8 fp1    192 dst
        vpxor ymm9, ymm9, [r8 + 2528]                              ;   378.8 fp0+agu0  192 dst
        vmovdqu ymm15, [r8 + 992]                                  ;   370.3 agu1   192 dst reload
        vmovdqu [rbp + 3392], ymm11                                ;   372.0 agu2+fp5  192 dst spill
        vpsrlq ymm11, ymm15, 1                                     ;   377.3 fp2    192 dst
        vpxor ymm11, ymm11, [r8 + 3040]                            ;   378.3 fp3+agu0  192 dst
        vpand ymm11, ymm11, ymm2                                   ;   379.3 fp1    192 dst
        vmovdqu [rbp + 3424], ymm8                                 ;   371.7 agu1+fp5  192 dst spill
        vpsllq ymm8, ymm11, 1                                      ;   380.3 fp2    192 dst
        vpxor ymm15, ymm15, ymm8                                   ;   381.3 fp0    192 dst
        vpxor ymm11, ymm11, [r8 + 3040]                            ;   380.3 fp3+agu0  192 dst
        vmovdqu ymm8, [r8 + 1504]                                  ;   372.3 agu1   192 dst reload
        vmovdqu [rbp + 3456], ymm13                                ;   372.7 agu2+fp5  192 dst spill
        vpsrlq ymm13, ymm8, 1                                      ;   379.3 fp1    192 dst
        vpxor ymm13, ymm13, [r8 + 3552]                            ;   380.3 fp0+agu0  192 dst
        vpand ymm13, ymm13, ymm2                                   ;   381.3 fp2    192 dst
        vmovdqu [rbp + 3488], ymm12                                ;   373.7 agu2+fp5  192 dst spill
        vpsllq ymm12, ymm13, 1                                     ;   382.3 fp1    192 dst
        vpxor ymm8, ymm8, ymm12                                    ;   383.3 fp3    192 dst
        vpxor ymm13, ymm13, [r8 + 3552]                            ;   382.3 fp0+agu1  192 dst
        vmovdqu ymm12, [r8 + 2016]                                 ;   377.3 agu0   192 dst reload
        vmovdqu [rbp + 3520], ymm14                                ;   377.5 agu2+fp5  192 dst spill
        vpsrlq ymm14, ymm12, 1                                     ;   384.3 fp2    192 dst
        vpxor ymm14, ymm14, [r8 + 4064]                            ;   385.3 fp1+agu1  192 dst
        vpand ymm14, ymm14, ymm2                                   ;   386.3 fp3    192 dst
        vpsllq ymm2, ymm14, 1                                      ;   387.3 fp2    192 dst
        vpxor ymm12, ymm12, ymm2                                   ;   388.3 fp0    192 dst
        vpsrlq ymm2, ymm4, 2                                       ;   380.8 fp1    192 dst
        vpxor ymm14, ymm14, [r8 + 4064]                            ;   387.3 fp3+agu0  192 dst
        vpxor ymm2, ymm2, ymm8                                     ;   384.3 fp2    192 dst
        vpand ymm2, ymm2, ymm3                                     ;   385.3 fp0    192 dst
        vmovdqu [rbp + 3552], ymm5                                 ;   380.5 agu2+fp5  192 dst spill
        vpsllq ymm5, ymm2, 2                                       ;   386.3 fp1    192 dst
        vpxor ymm4, ymm4, ymm5                                     ;   387.3 fp3    192 dst
        vpsrlq ymm5, ymm15, 2                                      ;   382.3 fp2    192 dst
        vpxor ymm8, ymm8, ymm2                                     ;   386.3 fp0    192 dst
        vpxor ymm5, ymm5, ymm12                                    ;   389.3 fp1    192 dst
        vpand ymm5, ymm5, ymm3                                     ;   390.3 fp3    192 dst
        vpsllq ymm2, ymm5, 2                                       ;   391.3 fp2    192 dst
        vpxor ymm15, ymm15, ymm2                                   ;   392.3 fp0    192 dst
        vpsrlq ymm2, ymm9, 2                                       ;   383.3 fp1    192 dst
        vpxor ymm12, ymm12, ymm5                                   ;   391.3 fp3    192 dst
        vpxor ymm2, ymm2, ymm13                                    ;   384.3 fp2    192 dst
        vpand ymm2, ymm2, ymm3                                     ;   385.3 fp0    192 dst
        vpsllq ymm5, ymm2, 2                                       ;   386.3 fp1    192 dst
        vpxor ymm9, ymm9, ymm5                                     ;   387.3 fp3    192 dst
        vpsrlq ymm5, ymm11, 2                                      ;   385.5 fp2    192 dst
        vpxor ymm13, ymm13, ymm2                                   ;   386.3 fp0    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   388.3 fp1    192 dst
        vpand ymm5, ymm5, ymm3                                     ;   389.3 fp3    192 dst
        vpsllq ymm2, ymm5, 2                                       ;   390.3 fp2    192 dst
        vpxor ymm11, ymm11, ymm2                                   ;   391.3 fp0    192 dst
        vpsrlq ymm2, ymm4, 4                                       ;   388.3 fp1    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;   390.3 fp3    192 dst
        vpxor ymm2, ymm2, ymm15                                    ;   393.3 fp2    192 dst
        vpand ymm2, ymm2, ymm7                                     ;   394.3 fp0    192 dst
        vpsllq ymm3, ymm2, 4                                       ;   395.3 fp1    192 dst
        vpsrlq ymm5, ymm8, 4                                       ;   388.5 fp2    192 dst
        vpxor ymm4, ymm4, ymm3                                     ;   396.3 fp3    192 dst
        vpxor ymm15, ymm15, ymm2                                   ;   395.3 fp0    192 dst
        vpxor ymm5, ymm5, ymm12                                    ;   392.3 fp1    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   393.3 fp3    192 dst
        vpsllq ymm2, ymm5, 4                                       ;   394.3 fp2    192 dst
        vpsrlq ymm3, ymm9, 4                                       ;   389.8 fp1    192 dst
        vpxor ymm8, ymm8, ymm2                                     ;   395.3 fp0    192 dst
        vpxor ymm12, ymm12, ymm5                                   ;   394.3 fp3    192 dst
        vpxor ymm3, ymm3, ymm11                                    ;   392.3 fp2    192 dst
        vpand ymm3, ymm3, ymm7                                     ;   393.3 fp0    192 dst
        vpsllq ymm2, ymm3, 4                                       ;   394.3 fp1    192 dst
        vpsrlq ymm5, ymm13, 4                                      ;   391.5 fp2    192 dst
        vpxor ymm9, ymm9, ymm2                                     ;   395.3 fp3    192 dst
        vpxor ymm11, ymm11, ymm3                                   ;   394.3 fp0    192 dst
        vpxor ymm5, ymm5, ymm14                                    ;   392.5 fp1    192 dst
        vpand ymm5, ymm5, ymm7                                     ;   393.5 fp2    192 dst
        vpsllq ymm2, ymm5, 4                                       ;   394.5 fp1    192 dst
        vpunpcklbw ymm3, ymm0, ymm1                                ;   393.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                ;   394.3 fp1    192 dst
        vpxor ymm13, ymm13, ymm2                                   ;   395.5 fp3    192 dst
        vpxor ymm14, ymm14, ymm5                                   ;   394.5 fp0    192 dst
        vmovdqu ymm1, [rbp + 768]                                  ;   393.8 agu1   192 dst reload
        vpunpcklbw ymm2, ymm1, ymm10                               ;   400.8 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm10                               ;   400.8 fp1    192 dst
        vpunpcklbw ymm5, ymm3, ymm2                                ;   401.8 fp2    192 dst
        vmovdqu ymm7, [rbp + 1280]                                 ;   394.5 agu0   192 dst reload
        vmovdqu ymm10, [rbp + 1024]                                ;   394.8 agu1   192 dst reload
        vmovdqu [rbp + 768], ymm14                                 ;   395.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm10, ymm7                              ;   401.8 fp1    192 dst
        vpunpckhbw ymm7, ymm10, ymm7                               ;   401.8 fp2    192 dst
        vpunpckhbw ymm2, ymm3, ymm2                                ;   401.8 fp1    192 dst
        vmovdqu ymm3, [rbp + 1792]                                 ;   395.5 agu0   192 dst reload
        vmovdqu ymm10, [rbp + 1536]                                ;   395.8 agu1   192 dst reload
        vmovdqu [rbp + 1280], ymm13                                ;   396.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm13, ymm10, ymm3                              ;   402.8 fp2    192 dst
        vpunpckhbw ymm3, ymm10, ymm3                               ;   402.8 fp1    192 dst
        vpunpcklbw ymm10, ymm0, ymm1                               ;   401.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm1                                ;   401.8 fp1    192 dst
        vpunpcklbw ymm1, ymm14, ymm13                              ;   403.8 fp2    192 dst
        vpunpckhbw ymm13, ymm14, ymm13                             ;   403.8 fp1    192 dst
        vpunpcklbw ymm14, ymm7, ymm3                               ;   403.8 fp2    192 dst
        vpunpckhbw ymm3, ymm7, ymm3                                ;   403.8 fp1    192 dst
        vpunpcklbw ymm7, ymm5, ymm1                                ;   404.8 fp2    192 dst
        vpunpckhbw ymm1, ymm5, ymm1                                ;   404.8 fp1    192 dst
        vpunpcklbw ymm5, ymm10, ymm14                              ;   404.8 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm14                             ;   404.8 fp1    192 dst
        vpunpcklbw ymm14, ymm2, ymm13                              ;   404.8 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm13                               ;   404.8 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm3                               ;   404.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   405.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2304]                                 ;   402.5 agu0   192 dst reload
        vmovdqu [rbp + 1792], ymm0                                 ;   406.3 agu1+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 2048]                                 ;   403.5 agu0   192 dst reload
        vmovdqu [rbp + 1536], ymm2                                 ;   405.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm2, ymm0, ymm3                                ;   410.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   410.5 fp1    192 dst
        vpunpcklbw ymm3, ymm6, ymm4                                ;   406.5 fp2    192 dst
        vpunpckhbw ymm4, ymm6, ymm4                                ;   407.3 fp1    192 dst
        vmovdqu ymm6, [rbp + 2816]                                 ;   404.2 agu1   192 dst reload
        vmovdqu [rbp + 2304], ymm10                                ;   405.8 agu2+fp5  192 dst spill
        vmovdqu ymm10, [rbp + 2560]                                ;   404.5 agu0   192 dst reload
        vmovdqu [rbp + 2048], ymm1                                 ;   405.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm10, ymm6                               ;   411.5 fp2    192 dst
        vpunpckhbw ymm6, ymm10, ymm6                               ;   411.5 fp1    192 dst
        vmovdqu ymm10, [rbp + 3328]                                ;   405.5 agu0   192 dst reload
        vmovdqu [rbp + 2816], ymm13                                ;   406.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 3072]                                ;   406.2 agu1   192 dst reload
        vmovdqu [rbp + 2560], ymm14                                ;   407.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm13, ymm10                             ;   413.2 fp2    192 dst
        vpunpckhbw ymm10, ymm13, ymm10                             ;   413.2 fp1    192 dst
        vpunpcklbw ymm13, ymm2, ymm1                               ;   412.5 fp2    192 dst
        vpunpckhbw ymm1, ymm2, ymm1                                ;   412.5 fp1    192 dst
        vpunpcklbw ymm2, ymm0, ymm6                                ;   412.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm6                                ;   412.5 fp1    192 dst
        vpunpcklbw ymm6, ymm14, ymm3                               ;   414.2 fp2    192 dst
        vpunpckhbw ymm3, ymm14, ymm3                               ;   414.2 fp1    192 dst
        vpunpcklbw ymm14, ymm10, ymm4                              ;   414.2 fp2    192 dst
        vpunpckhbw ymm4, ymm10, ymm4                               ;   414.2 fp1    192 dst
        vpunpcklbw ymm10, ymm13, ymm6                              ;   415.2 fp2    192 dst
        vpunpckhbw ymm6, ymm13, ymm6                               ;   415.2 fp1    192 dst
        vpunpcklbw ymm13, ymm2, ymm14                              ;   415.2 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm14                               ;   415.3 fp1    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   415.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   416.3 fp1    192 dst
        vpunpcklbw ymm3, ymm0, ymm4                                ;   416.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm4                                ;   417.3 fp1    192 dst
        vmovdqu ymm4, [rbp + 512]                                  ;   412.8 agu0   192 dst reload
        vmovdqu [rbp + 3328], ymm0                                 ;   418.3 agu1+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 256]                                  ;   413.8 agu0   192 dst reload
        vmovdqu [rbp + 3072], ymm1                                 ;   417.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm4                                ;   420.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm4                                ;   420.8 fp1    192 dst
        vmovdqu ymm4, [rbp + 736]                                  ;   414.2 agu1   192 dst reload
        vmovdqu [rbp + 512], ymm2                                  ;   416.3 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 480]                                  ;   414.8 agu0   192 dst reload
        vmovdqu [rbp + 256], ymm6                                  ;   416.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm4                                ;   421.8 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm4                                ;   421.8 fp1    192 dst
        vmovdqu ymm4, [rbp + 1248]                                 ;   415.8 agu0   192 dst reload
        vmovdqu [rbp + 736], ymm3                                  ;   417.5 agu2+fp5  192 dst spill
        vmovdqu ymm3, [rbp + 992]                                  ;   416.2 agu1   192 dst reload
        vmovdqu [rbp + 480], ymm14                                 ;   418.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm3, ymm4                               ;   423.2 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm4                                ;   423.2 fp1    192 dst
        vpunpcklbw ymm4, ymm1, ymm6                                ;   422.8 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm6                                ;   422.8 fp1    192 dst
        vmovdqu ymm6, [rbp + 1760]                                 ;   416.8 agu0   192 dst reload
        vmovdqu [rbp + 1248], ymm5                                 ;   419.0 agu1+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1504]                                 ;   417.8 agu0   192 dst reload
        vmovdqu [rbp + 992], ymm13                                 ;   420.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm13, ymm5, ymm6                               ;   424.8 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm6                                ;   424.8 fp1    192 dst
        vpunpcklbw ymm6, ymm0, ymm2                                ;   422.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   423.3 fp1    192 dst
        vpunpcklbw ymm2, ymm14, ymm13                              ;   425.8 fp2    192 dst
        vpunpckhbw ymm13, ymm14, ymm13                             ;   425.8 fp1    192 dst
        vpunpcklbw ymm14, ymm3, ymm5                               ;   425.8 fp2    192 dst
        vpunpckhbw ymm3, ymm3, ymm5                                ;   425.8 fp1    192 dst
        vpunpcklbw ymm5, ymm4, ymm2                                ;   426.8 fp2    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                ;   426.8 fp1    192 dst
        vpunpcklbw ymm4, ymm6, ymm14                               ;   426.8 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm14                               ;   427.3 fp1    192 dst
        vpunpcklbw ymm14, ymm1, ymm13                              ;   427.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm13                               ;   428.3 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm3                               ;   428.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   429.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2272]                                 ;   423.5 agu1   192 dst reload
        vmovdqu [rbp + 1760], ymm0                                 ;   430.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 2016]                                 ;   423.8 agu0   192 dst reload
        vmovdqu [rbp + 1504], ymm1                                 ;   429.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   430.8 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   430.8 fp1    192 dst
        vmovdqu ymm3, [rbp + 2784]                                 ;   425.8 agu0   192 dst reload
        vmovdqu [rbp + 2272], ymm6                                 ;   428.3 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 2528]                                 ;   426.2 agu1   192 dst reload
        vmovdqu [rbp + 2016], ymm2                                 ;   427.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm6, ymm3                                ;   433.2 fp2    192 dst
        vpunpckhbw ymm3, ymm6, ymm3                                ;   433.2 fp1    192 dst
        vmovdqu ymm6, [rbp + 3296]                                 ;   427.2 agu1   192 dst reload
        vmovdqu [rbp + 2784], ymm13                                ;   429.5 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 3040]                                ;   427.8 agu0   192 dst reload
        vmovdqu [rbp + 2528], ymm14                                ;   429.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm13, ymm6                              ;   434.8 fp2    192 dst
        vpunpckhbw ymm6, ymm13, ymm6                               ;   434.8 fp1    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   434.2 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   434.2 fp1    192 dst
        vmovdqu ymm2, [rbp + 3552]                                 ;   428.3 agu1   192 dst reload
        vmovdqu [rbp + 3296], ymm4                                 ;   430.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm2, ymm15                               ;   435.3 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm15                               ;   435.3 fp1    192 dst
        vpunpcklbw ymm15, ymm0, ymm3                               ;   434.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   435.3 fp1    192 dst
        vpunpcklbw ymm3, ymm14, ymm4                               ;   436.3 fp2    192 dst
        vpunpckhbw ymm4, ymm14, ymm4                               ;   436.3 fp1    192 dst
        vpunpcklbw ymm14, ymm6, ymm2                               ;   436.5 fp2    192 dst
        vpunpckhbw ymm2, ymm6, ymm2                                ;   437.3 fp1    192 dst
        vpunpcklbw ymm6, ymm13, ymm3                               ;   437.5 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   438.3 fp1    192 dst
        vpunpcklbw ymm13, ymm15, ymm14                             ;   438.5 fp2    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   439.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm4                               ;   439.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                ;   440.3 fp1    192 dst
        vpunpcklbw ymm4, ymm0, ymm2                                ;   440.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   441.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 224]                                  ;   435.0 agu1   192 dst reload
        vmovdqu [rbp + 3552], ymm0                                 ;   442.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 192]                                  ;   435.3 agu0   192 dst reload
        vmovdqu [rbp + 3040], ymm1                                 ;   441.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   442.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   442.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 704]                                  ;   436.3 agu0   192 dst reload
        vmovdqu [rbp + 224], ymm14                                 ;   440.3 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 448]                                 ;   437.0 agu1   192 dst reload
        vmovdqu [rbp + 192], ymm3                                  ;   439.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm3, ymm14, ymm2                               ;   444.0 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   444.0 fp1    192 dst
        vmovdqu ymm14, [rbp + 1216]                                ;   438.0 agu1   192 dst reload
        vmovdqu [rbp + 704], ymm4                                  ;   441.5 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 960]                                  ;   438.3 agu0   192 dst reload
        vmovdqu [rbp + 448], ymm15                                 ;   440.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm14                              ;   445.3 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm14                               ;   445.3 fp1    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   445.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   445.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 1728]                                 ;   440.3 agu0   192 dst reload
        vmovdqu [rbp + 1216], ymm13                                ;   441.2 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1472]                                ;   440.7 agu1   192 dst reload
        vmovdqu [rbp + 960], ymm5                                  ;   442.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm5, ymm13, ymm3                               ;   447.7 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   447.7 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   446.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   447.3 fp1    192 dst
        vpunpcklbw ymm2, ymm15, ymm5                               ;   448.7 fp2    192 dst
        vpunpckhbw ymm5, ymm15, ymm5                               ;   448.7 fp1    192 dst
        vpunpcklbw ymm15, ymm4, ymm3                               ;   448.7 fp2    192 dst
        vpunpckhbw ymm3, ymm4, ymm3                                ;   449.3 fp1    192 dst
        vpunpcklbw ymm4, ymm14, ymm2                               ;   449.7 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   450.3 fp1    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   450.5 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   451.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm5                               ;   451.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm5                                ;   452.3 fp1    192 dst
        vpunpcklbw ymm5, ymm0, ymm3                                ;   452.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   453.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2240]                                 ;   446.5 agu1   192 dst reload
        vmovdqu [rbp + 1728], ymm0                                 ;   454.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1984]                                 ;   447.3 agu0   192 dst reload
        vmovdqu [rbp + 1472], ymm1                                 ;   453.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   454.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   454.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2752]                                 ;   448.7 agu0   192 dst reload
        vmovdqu [rbp + 2240], ymm13                                ;   452.3 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2496]                                ;   449.0 agu1   192 dst reload
        vmovdqu [rbp + 1984], ymm2                                 ;   451.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   456.0 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   456.0 fp1    192 dst
        vmovdqu ymm13, [rbp + 3264]                                ;   450.0 agu1   192 dst reload
        vmovdqu [rbp + 2752], ymm5                                 ;   453.5 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 3008]                                 ;   450.7 agu0   192 dst reload
        vmovdqu [rbp + 2496], ymm15                                ;   452.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm5, ymm13                              ;   457.7 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm13                               ;   457.7 fp1    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   457.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   457.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 3520]                                 ;   452.3 agu0   192 dst reload
        vmovdqu [rbp + 3264], ymm14                                ;   452.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm2, ymm8                               ;   459.3 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm8                                ;   459.3 fp1    192 dst
        vpunpcklbw ymm8, ymm0, ymm3                                ;   458.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   459.3 fp1    192 dst
        vpunpcklbw ymm3, ymm15, ymm14                              ;   460.3 fp2    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   460.3 fp1    192 dst
        vpunpcklbw ymm15, ymm5, ymm2                               ;   460.5 fp2    192 dst
        vpunpckhbw ymm2, ymm5, ymm2                                ;   461.3 fp1    192 dst
        vpunpcklbw ymm5, ymm13, ymm3                               ;   461.5 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   462.3 fp1    192 dst
        vpunpcklbw ymm13, ymm8, ymm15                              ;   462.5 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm15                               ;   463.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm14                              ;   463.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm14                               ;   464.3 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                               ;   464.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   465.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 160]                                  ;   458.5 agu1   192 dst reload
        vmovdqu [rbp + 3520], ymm0                                 ;   466.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 0]                                    ;   459.5 agu1   192 dst reload
        vmovdqu [rbp + 3008], ymm1                                 ;   465.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   466.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   466.5 fp1    192 dst
        vmovdqu ymm2, [rbp + 672]                                  ;   460.3 agu0   192 dst reload
        vmovdqu [rbp + 160], ymm8                                  ;   464.3 agu1+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 416]                                  ;   461.3 agu0   192 dst reload
        vmovdqu [rbp + 0], ymm3                                    ;   463.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm3, ymm8, ymm2                                ;   468.3 fp2    192 dst
        vpunpckhbw ymm2, ymm8, ymm2                                ;   468.3 fp1    192 dst
        vmovdqu ymm8, [rbp + 1184]                                 ;   461.7 agu1   192 dst reload
        vmovdqu [rbp + 672], ymm14                                 ;   465.5 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 928]                                 ;   462.3 agu0   192 dst reload
        vmovdqu [rbp + 416], ymm15                                 ;   464.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm14, ymm8                              ;   469.3 fp2    192 dst
        vpunpckhbw ymm8, ymm14, ymm8                               ;   469.3 fp1    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   469.3 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   469.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 1696]                                 ;   464.3 agu0   192 dst reload
        vmovdqu [rbp + 1184], ymm13                                ;   464.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1440]                                ;   464.7 agu1   192 dst reload
        vmovdqu [rbp + 928], ymm4                                  ;   465.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm13, ymm3                               ;   471.7 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   471.7 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   470.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   471.3 fp1    192 dst
        vpunpcklbw ymm2, ymm15, ymm4                               ;   472.7 fp2    192 dst
        vpunpckhbw ymm4, ymm15, ymm4                               ;   472.7 fp1    192 dst
        vpunpcklbw ymm15, ymm8, ymm3                               ;   472.7 fp2    192 dst
        vpunpckhbw ymm3, ymm8, ymm3                                ;   473.3 fp1    192 dst
        vpunpcklbw ymm8, ymm14, ymm2                               ;   473.7 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   474.3 fp1    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   474.5 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   475.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm4                               ;   475.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm4                                ;   476.3 fp1    192 dst
        vpunpcklbw ymm4, ymm0, ymm3                                ;   476.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   477.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2208]                                 ;   470.5 agu1   192 dst reload
        vmovdqu [rbp + 1696], ymm0                                 ;   478.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1952]                                 ;   471.3 agu0   192 dst reload
        vmovdqu [rbp + 1440], ymm1                                 ;   477.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   478.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   478.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2720]                                 ;   472.7 agu0   192 dst reload
        vmovdqu [rbp + 2208], ymm13                                ;   476.3 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2464]                                ;   473.0 agu1   192 dst reload
        vmovdqu [rbp + 1952], ymm2                                 ;   475.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   480.0 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   480.0 fp1    192 dst
        vmovdqu ymm13, [rbp + 3232]                                ;   474.0 agu1   192 dst reload
        vmovdqu [rbp + 2720], ymm4                                 ;   477.5 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 2976]                                 ;   474.7 agu0   192 dst reload
        vmovdqu [rbp + 2464], ymm15                                ;   476.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm4, ymm13                              ;   481.7 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm13                               ;   481.7 fp1    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   481.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   481.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 3488]                                 ;   476.3 agu0   192 dst reload
        vmovdqu [rbp + 3232], ymm14                                ;   476.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm2, ymm12                              ;   483.3 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm12                               ;   483.3 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm3                               ;   482.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   483.3 fp1    192 dst
        vpunpcklbw ymm3, ymm15, ymm14                              ;   484.3 fp2    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   484.3 fp1    192 dst
        vpunpcklbw ymm15, ymm4, ymm2                               ;   484.5 fp2    192 dst
        vpunpckhbw ymm2, ymm4, ymm2                                ;   485.3 fp1    192 dst
        vpunpcklbw ymm4, ymm13, ymm3                               ;   485.5 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   486.3 fp1    192 dst
        vpunpcklbw ymm13, ymm12, ymm15                             ;   486.5 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm15                             ;   487.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm14                              ;   487.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm14                               ;   488.3 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                               ;   488.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   489.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 128]                                  ;   482.5 agu1   192 dst reload
        vmovdqu [rbp + 3488], ymm0                                 ;   490.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 32]                                   ;   483.5 agu1   192 dst reload
        vmovdqu [rbp + 2976], ymm1                                 ;   489.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   490.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   490.5 fp1    192 dst
        vmovdqu ymm2, [rbp + 640]                                  ;   484.3 agu0   192 dst reload
        vmovdqu [rbp + 128], ymm12                                 ;   488.3 agu1+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 384]                                 ;   485.3 agu0   192 dst reload
        vmovdqu [rbp - 32], ymm3                                   ;   487.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm3, ymm12, ymm2                               ;   492.3 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                               ;   492.3 fp1    192 dst
        vmovdqu ymm12, [rbp + 1152]                                ;   485.7 agu1   192 dst reload
        vmovdqu [rbp + 640], ymm14                                 ;   489.5 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 896]                                 ;   486.3 agu0   192 dst reload
        vmovdqu [rbp + 384], ymm15                                 ;   488.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm14, ymm12                             ;   493.3 fp2    192 dst
        vpunpckhbw ymm12, ymm14, ymm12                             ;   493.3 fp1    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   493.3 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   493.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 1664]                                 ;   488.3 agu0   192 dst reload
        vmovdqu [rbp + 1152], ymm13                                ;   488.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1408]                                ;   488.7 agu1   192 dst reload
        vmovdqu [rbp + 896], ymm8                                  ;   489.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm8, ymm13, ymm3                               ;   495.7 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   495.7 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   494.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   495.3 fp1    192 dst
        vpunpcklbw ymm2, ymm15, ymm8                               ;   496.7 fp2    192 dst
        vpunpckhbw ymm8, ymm15, ymm8                               ;   496.7 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm3                              ;   496.7 fp2    192 dst
        vpunpckhbw ymm3, ymm12, ymm3                               ;   497.3 fp1    192 dst
        vpunpcklbw ymm12, ymm14, ymm2                              ;   497.7 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   498.3 fp1    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   498.5 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   499.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm8                               ;   499.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm8                                ;   500.3 fp1    192 dst
        vpunpcklbw ymm8, ymm0, ymm3                                ;   500.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   501.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2176]                                 ;   494.5 agu1   192 dst reload
        vmovdqu [rbp + 1664], ymm0                                 ;   502.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1920]                                 ;   495.3 agu0   192 dst reload
        vmovdqu [rbp + 1408], ymm1                                 ;   501.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   502.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   502.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2688]                                 ;   496.7 agu0   192 dst reload
        vmovdqu [rbp + 2176], ymm13                                ;   500.3 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2432]                                ;   497.0 agu1   192 dst reload
        vmovdqu [rbp + 1920], ymm2                                 ;   499.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   504.0 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   504.0 fp1    192 dst
        vmovdqu ymm13, [rbp + 3200]                                ;   498.0 agu1   192 dst reload
        vmovdqu [rbp + 2688], ymm8                                 ;   501.5 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2944]                                 ;   498.7 agu0   192 dst reload
        vmovdqu [rbp + 2432], ymm15                                ;   500.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm8, ymm13                              ;   505.7 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm13                               ;   505.7 fp1    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   505.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   505.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 3456]                                 ;   500.3 agu0   192 dst reload
        vmovdqu [rbp + 3200], ymm14                                ;   500.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm2, ymm9                               ;   507.3 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm9                                ;   507.3 fp1    192 dst
        vpunpcklbw ymm9, ymm0, ymm3                                ;   506.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   507.3 fp1    192 dst
        vpunpcklbw ymm3, ymm15, ymm14                              ;   508.3 fp2    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   508.3 fp1    192 dst
        vpunpcklbw ymm15, ymm8, ymm2                               ;   508.5 fp2    192 dst
        vpunpckhbw ymm2, ymm8, ymm2                                ;   509.3 fp1    192 dst
        vpunpcklbw ymm8, ymm13, ymm3                               ;   509.5 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   510.3 fp1    192 dst
        vpunpcklbw ymm13, ymm9, ymm15                              ;   510.5 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm15                               ;   511.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm14                              ;   511.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm14                               ;   512.3 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                               ;   512.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   513.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 96]                                   ;   506.5 agu1   192 dst reload
        vmovdqu [rbp + 3456], ymm0                                 ;   514.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 64]                                   ;   507.5 agu1   192 dst reload
        vmovdqu [rbp + 2944], ymm1                                 ;   513.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   514.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   514.5 fp1    192 dst
        vmovdqu ymm2, [rbp + 608]                                  ;   508.3 agu0   192 dst reload
        vmovdqu [rbp + 96], ymm9                                   ;   512.3 agu1+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 352]                                  ;   509.3 agu0   192 dst reload
        vmovdqu [rbp - 64], ymm3                                   ;   511.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm3, ymm9, ymm2                                ;   516.3 fp2    192 dst
        vpunpckhbw ymm2, ymm9, ymm2                                ;   516.3 fp1    192 dst
        vmovdqu ymm9, [rbp + 1120]                                 ;   509.7 agu1   192 dst reload
        vmovdqu [rbp + 608], ymm14                                 ;   513.5 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 864]                                 ;   510.3 agu0   192 dst reload
        vmovdqu [rbp + 352], ymm15                                 ;   512.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm14, ymm9                              ;   517.3 fp2    192 dst
        vpunpckhbw ymm9, ymm14, ymm9                               ;   517.3 fp1    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   517.3 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   517.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 1632]                                 ;   512.3 agu0   192 dst reload
        vmovdqu [rbp + 1120], ymm13                                ;   512.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1376]                                ;   512.7 agu1   192 dst reload
        vmovdqu [rbp + 864], ymm12                                 ;   513.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm12, ymm13, ymm3                              ;   519.7 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   519.7 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   518.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   519.3 fp1    192 dst
        vpunpcklbw ymm2, ymm15, ymm12                              ;   520.7 fp2    192 dst
        vpunpckhbw ymm12, ymm15, ymm12                             ;   520.7 fp1    192 dst
        vpunpcklbw ymm15, ymm9, ymm3                               ;   520.7 fp2    192 dst
        vpunpckhbw ymm3, ymm9, ymm3                                ;   521.3 fp1    192 dst
        vpunpcklbw ymm9, ymm14, ymm2                               ;   521.7 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   522.3 fp1    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   522.5 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   523.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm12                              ;   523.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm12                               ;   524.3 fp1    192 dst
        vpunpcklbw ymm12, ymm0, ymm3                               ;   524.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   525.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2144]                                 ;   518.5 agu1   192 dst reload
        vmovdqu [rbp + 1632], ymm0                                 ;   526.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1888]                                 ;   519.3 agu0   192 dst reload
        vmovdqu [rbp + 1376], ymm1                                 ;   525.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   526.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   526.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2656]                                 ;   520.7 agu0   192 dst reload
        vmovdqu [rbp + 2144], ymm13                                ;   524.3 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2400]                                ;   521.0 agu1   192 dst reload
        vmovdqu [rbp + 1888], ymm2                                 ;   523.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   528.0 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   528.0 fp1    192 dst
        vmovdqu ymm13, [rbp + 3168]                                ;   522.0 agu1   192 dst reload
        vmovdqu [rbp + 2656], ymm12                                ;   525.5 agu2+fp5  192 dst spill
        vmovdqu ymm12, [rbp + 2912]                                ;   522.7 agu0   192 dst reload
        vmovdqu [rbp + 2400], ymm15                                ;   524.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm12, ymm13                             ;   529.7 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm13                             ;   529.7 fp1    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   529.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   529.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 3424]                                 ;   524.3 agu0   192 dst reload
        vmovdqu [rbp + 3168], ymm14                                ;   524.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm2, ymm11                              ;   531.3 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm11                               ;   531.3 fp1    192 dst
        vpunpcklbw ymm11, ymm0, ymm3                               ;   530.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   531.3 fp1    192 dst
        vpunpcklbw ymm3, ymm15, ymm14                              ;   532.3 fp2    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   532.3 fp1    192 dst
        vpunpcklbw ymm15, ymm12, ymm2                              ;   532.5 fp2    192 dst
        vpunpckhbw ymm2, ymm12, ymm2                               ;   533.3 fp1    192 dst
        vpunpcklbw ymm12, ymm13, ymm3                              ;   533.5 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   534.3 fp1    192 dst
        vpunpcklbw ymm13, ymm11, ymm15                             ;   534.5 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm15                             ;   535.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm14                              ;   535.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm14                               ;   536.3 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm2                               ;   536.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   537.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 64]                                   ;   530.5 agu1   192 dst reload
        vmovdqu [rbp + 3424], ymm0                                 ;   538.3 agu0+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 96]                                   ;   531.5 agu1   192 dst reload
        vmovdqu [rbp + 2912], ymm1                                 ;   537.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   538.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   538.5 fp1    192 dst
        vmovdqu ymm2, [rbp + 576]                                  ;   532.3 agu0   192 dst reload
        vmovdqu [rbp + 64], ymm11                                  ;   536.3 agu1+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 320]                                 ;   533.3 agu0   192 dst reload
        vmovdqu [rbp - 96], ymm3                                   ;   535.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm3, ymm11, ymm2                               ;   540.3 fp2    192 dst
        vpunpckhbw ymm2, ymm11, ymm2                               ;   540.3 fp1    192 dst
        vmovdqu ymm11, [rbp + 1088]                                ;   533.7 agu1   192 dst reload
        vmovdqu [rbp + 576], ymm14                                 ;   537.5 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 832]                                 ;   534.3 agu0   192 dst reload
        vmovdqu [rbp + 320], ymm15                                 ;   536.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm14, ymm11                             ;   541.3 fp2    192 dst
        vpunpckhbw ymm11, ymm14, ymm11                             ;   541.3 fp1    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   541.3 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   541.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 1600]                                 ;   536.3 agu0   192 dst reload
        vmovdqu [rbp + 1088], ymm13                                ;   536.7 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1344]                                ;   536.7 agu1   192 dst reload
        vmovdqu [rbp + 832], ymm9                                  ;   537.7 agu0+fp5  192 dst spill
        vpunpcklbw ymm9, ymm13, ymm3                               ;   543.7 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   543.7 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   542.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   543.3 fp1    192 dst
        vpunpcklbw ymm2, ymm15, ymm9                               ;   544.7 fp2    192 dst
        vpunpckhbw ymm9, ymm15, ymm9                               ;   544.7 fp1    192 dst
        vpunpcklbw ymm15, ymm11, ymm3                              ;   544.7 fp2    192 dst
        vpunpckhbw ymm3, ymm11, ymm3                               ;   545.3 fp1    192 dst
        vpunpcklbw ymm11, ymm14, ymm2                              ;   545.7 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   546.3 fp1    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   546.5 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   547.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm9                               ;   547.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm9                                ;   548.3 fp1    192 dst
        vpunpcklbw ymm9, ymm0, ymm3                                ;   548.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   549.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2112]                                 ;   542.5 agu1   192 dst reload
        vmovdqu [rbp + 1600], ymm0                                 ;   550.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1856]                                 ;   543.3 agu0   192 dst reload
        vmovdqu [rbp + 1344], ymm1                                 ;   549.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   550.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   550.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2624]                                 ;   544.7 agu0   192 dst reload
        vmovdqu [rbp + 2112], ymm13                                ;   548.3 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2368]                                ;   545.0 agu1   192 dst reload
        vmovdqu [rbp + 1856], ymm2                                 ;   547.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   552.0 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   552.0 fp1    192 dst
        vmovdqu ymm13, [rbp + 3136]                                ;   546.0 agu1   192 dst reload
        vmovdqu [rbp + 2624], ymm9                                 ;   549.5 agu2+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 2880]                                 ;   546.7 agu0   192 dst reload
        vmovdqu [rbp + 2368], ymm15                                ;   548.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm9, ymm13                              ;   553.7 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm13                               ;   553.7 fp1    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   553.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   553.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 1280]                                 ;   548.3 agu0   192 dst reload
        vmovdqu [rbp + 3136], ymm14                                ;   548.8 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 3392]                                ;   548.7 agu1   192 dst reload
        vmovdqu [rbp + 2880], ymm11                                ;   549.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm11, ymm14, ymm2                              ;   555.7 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   555.7 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm3                               ;   554.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   555.3 fp1    192 dst
        vpunpcklbw ymm3, ymm15, ymm11                              ;   556.7 fp2    192 dst
        vpunpckhbw ymm11, ymm15, ymm11                             ;   556.7 fp1    192 dst
        vpunpcklbw ymm15, ymm9, ymm2                               ;   556.7 fp2    192 dst
        vpunpckhbw ymm2, ymm9, ymm2                                ;   557.3 fp1    192 dst
        vpunpcklbw ymm9, ymm13, ymm3                               ;   557.7 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   558.3 fp1    192 dst
        vpunpcklbw ymm13, ymm14, ymm15                             ;   558.5 fp2    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                             ;   559.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm11                              ;   559.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm11                               ;   560.3 fp1    192 dst
        vpunpcklbw ymm11, ymm0, ymm2                               ;   560.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   561.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 32]                                   ;   554.5 agu1   192 dst reload
        vmovdqu [rbp + 1280], ymm0                                 ;   562.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp - 128]                                  ;   555.3 agu0   192 dst reload
        vmovdqu [rbp + 3392], ymm1                                 ;   561.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm2                                ;   562.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   562.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 544]                                  ;   556.7 agu0   192 dst reload
        vmovdqu [rbp + 32], ymm14                                  ;   560.3 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 288]                                 ;   557.0 agu1   192 dst reload
        vmovdqu [rbp - 128], ymm3                                  ;   559.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm3, ymm14, ymm2                               ;   564.0 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   564.0 fp1    192 dst
        vmovdqu ymm14, [rbp + 1056]                                ;   558.0 agu1   192 dst reload
        vmovdqu [rbp + 544], ymm11                                 ;   561.5 agu2+fp5  192 dst spill
        vmovdqu ymm11, [rbp + 800]                                 ;   558.7 agu0   192 dst reload
        vmovdqu [rbp + 288], ymm15                                 ;   560.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm11, ymm14                             ;   565.7 fp2    192 dst
        vpunpckhbw ymm11, ymm11, ymm14                             ;   565.7 fp1    192 dst
        vpunpcklbw ymm14, ymm1, ymm3                               ;   565.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm3                                ;   565.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 1568]                                 ;   560.3 agu0   192 dst reload
        vmovdqu [rbp + 1056], ymm13                                ;   560.8 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 1312]                                ;   560.7 agu1   192 dst reload
        vmovdqu [rbp + 800], ymm9                                  ;   561.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm9, ymm13, ymm3                               ;   567.7 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   567.7 fp1    192 dst
        vpunpcklbw ymm13, ymm0, ymm2                               ;   566.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   567.3 fp1    192 dst
        vpunpcklbw ymm2, ymm15, ymm9                               ;   568.7 fp2    192 dst
        vpunpckhbw ymm9, ymm15, ymm9                               ;   568.7 fp1    192 dst
        vpunpcklbw ymm15, ymm11, ymm3                              ;   568.7 fp2    192 dst
        vpunpckhbw ymm3, ymm11, ymm3                               ;   569.3 fp1    192 dst
        vpunpcklbw ymm11, ymm14, ymm2                              ;   569.7 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   570.3 fp1    192 dst
        vpunpcklbw ymm14, ymm13, ymm15                             ;   570.5 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   571.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm9                               ;   571.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm9                                ;   572.3 fp1    192 dst
        vpunpcklbw ymm9, ymm0, ymm3                                ;   572.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   573.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2080]                                 ;   566.5 agu1   192 dst reload
        vmovdqu [rbp + 1568], ymm0                                 ;   574.3 agu2+fp5  192 dst spill
        vmovdqu ymm0, [rbp + 1824]                                 ;   567.3 agu0   192 dst reload
        vmovdqu [rbp + 1312], ymm1                                 ;   573.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm1, ymm0, ymm3                                ;   574.3 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   574.3 fp1    192 dst
        vmovdqu ymm3, [rbp + 2592]                                 ;   568.7 agu0   192 dst reload
        vmovdqu [rbp + 2080], ymm13                                ;   572.3 agu2+fp5  192 dst spill
        vmovdqu ymm13, [rbp + 2336]                                ;   569.0 agu1   192 dst reload
        vmovdqu [rbp + 1824], ymm2                                 ;   571.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm13, ymm3                               ;   576.0 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   576.0 fp1    192 dst
        vmovdqu ymm13, [rbp + 3104]                                ;   570.0 agu1   192 dst reload
        vmovdqu [rbp + 2592], ymm9                                 ;   573.5 agu2+fp5  192 dst spill
        vmovdqu ymm9, [rbp + 2848]                                 ;   570.7 agu0   192 dst reload
        vmovdqu [rbp + 2336], ymm15                                ;   572.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm15, ymm9, ymm13                              ;   577.7 fp2    192 dst
        vpunpckhbw ymm9, ymm9, ymm13                               ;   577.7 fp1    192 dst
        vpunpcklbw ymm13, ymm1, ymm2                               ;   577.0 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm2                                ;   577.3 fp1    192 dst
        vmovdqu ymm2, [rbp + 768]                                  ;   572.3 agu0   192 dst reload
        vmovdqu [rbp + 3104], ymm14                                ;   572.8 agu2+fp5  192 dst spill
        vmovdqu ymm14, [rbp + 3360]                                ;   572.7 agu1   192 dst reload
        vmovdqu [rbp + 2848], ymm11                                ;   573.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm11, ymm14, ymm2                              ;   579.7 fp2    192 dst
        vpunpckhbw ymm2, ymm14, ymm2                               ;   579.7 fp1    192 dst
        vpunpcklbw ymm14, ymm0, ymm3                               ;   578.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm3                                ;   579.3 fp1    192 dst
        vpunpcklbw ymm3, ymm15, ymm11                              ;   580.7 fp2    192 dst
        vpunpckhbw ymm11, ymm15, ymm11                             ;   580.7 fp1    192 dst
        vpunpcklbw ymm15, ymm9, ymm2                               ;   580.7 fp2    192 dst
        vpunpckhbw ymm2, ymm9, ymm2                                ;   581.3 fp1    192 dst
        vpunpcklbw ymm9, ymm13, ymm3                               ;   581.7 fp2    192 dst
        vpunpckhbw ymm3, ymm13, ymm3                               ;   582.3 fp1    192 dst
        vpunpcklbw ymm13, ymm14, ymm15                             ;   582.5 fp2    192 dst
        vpunpckhbw ymm14, ymm14, ymm15                             ;   583.3 fp1    192 dst
        vpunpcklbw ymm15, ymm1, ymm11                              ;   583.5 fp2    192 dst
        vpunpckhbw ymm1, ymm1, ymm11                               ;   584.3 fp1    192 dst
        vpunpcklbw ymm11, ymm0, ymm2                               ;   584.5 fp2    192 dst
        vpunpckhbw ymm0, ymm0, ymm2                                ;   585.3 fp1    192 dst
        vpunpcklbw ymm2, ymm7, ymm10                               ;   585.5 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   586.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 992]                                 ;   579.7 agu1   192 dst reload
        vmovdqu [rbp + 768], ymm7                                  ;   587.3 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1248]                                 ;   580.0 agu0   192 dst reload
        vmovdqu [rbp + 3360], ymm2                                 ;   586.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   587.0 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   587.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 480]                                 ;   581.0 agu0   192 dst reload
        vmovdqu [rbp + 992], ymm7                                  ;   588.3 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2560]                                 ;   581.7 agu1   192 dst reload
        vmovdqu [rbp + 1248], ymm2                                 ;   588.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   588.7 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   588.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 736]                                 ;   582.7 agu1   192 dst reload
        vmovdqu [rbp + 480], ymm7                                  ;   589.7 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2816]                                 ;   583.3 agu0   192 dst reload
        vmovdqu [rbp + 2560], ymm2                                 ;   589.7 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   590.3 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   590.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 256]                                 ;   584.5 agu0   192 dst reload
        vmovdqu [rbp + 736], ymm7                                  ;   591.3 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2048]                                 ;   585.3 agu1   192 dst reload
        vmovdqu [rbp + 2816], ymm2                                 ;   591.3 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   592.3 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   592.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 512]                                 ;   586.5 agu1   192 dst reload
        vmovdqu [rbp + 256], ymm7                                  ;   593.3 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 2304]                                 ;   587.0 agu0   192 dst reload
        vmovdqu [rbp + 2048], ymm2                                 ;   593.3 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   594.0 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   594.0 fp1    192 dst
        vmovdqu ymm10, [rbp + 3072]                                ;   588.0 agu0   192 dst reload
        vmovdqu [rbp + 512], ymm7                                  ;   595.0 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1536]                                 ;   588.5 agu1   192 dst reload
        vmovdqu [rbp + 2304], ymm2                                 ;   595.0 agu0+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   595.5 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   595.5 fp1    192 dst
        vmovdqu ymm10, [rbp + 3328]                                ;   589.7 agu1   192 dst reload
        vmovdqu [rbp + 3072], ymm7                                 ;   596.5 agu2+fp5  192 dst spill
        vmovdqu ymm7, [rbp + 1792]                                 ;   590.0 agu0   192 dst reload
        vmovdqu [rbp + 1536], ymm2                                 ;   596.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm2, ymm7, ymm10                               ;   597.0 fp2    192 dst
        vpunpckhbw ymm7, ymm7, ymm10                               ;   597.0 fp1    192 dst
        vmovdqu ymm10, [rbp + 960]                                 ;   591.3 agu0   192 dst reload
        vmovdqu [rbp + 3328], ymm7                                 ;   598.0 agu2+fp5  192 dst spill
        vpunpcklbw ymm7, ymm10, ymm6                               ;   598.3 fp2    192 dst
        vpunpckhbw ymm6, ymm10, ymm6                               ;   598.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 1216]                                ;   592.5 agu1   192 dst reload
        vmovdqu [rbp + 960], ymm2                                  ;   598.0 agu0+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 3296]                                 ;   593.5 agu1   192 dst reload
        vmovdqu [rbp + 1792], ymm6                                 ;   599.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   600.5 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   600.5 fp1    192 dst
        vmovdqu ymm10, [rbp + 448]                                 ;   594.2 agu0   192 dst reload
        vmovdqu [rbp + 1216], ymm2                                 ;   601.5 agu1+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2528]                                 ;   595.2 agu0   192 dst reload
        vmovdqu [rbp + 3296], ymm6                                 ;   601.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   602.2 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   602.2 fp1    192 dst
        vmovdqu ymm10, [rbp + 704]                                 ;   595.7 agu1   192 dst reload
        vmovdqu [rbp + 448], ymm2                                  ;   603.2 agu0+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2784]                                 ;   596.7 agu1   192 dst reload
        vmovdqu [rbp + 2528], ymm6                                 ;   603.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   603.7 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   603.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 192]                                 ;   597.2 agu0   192 dst reload
        vmovdqu [rbp + 704], ymm2                                  ;   604.7 agu1+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2016]                                 ;   598.2 agu0   192 dst reload
        vmovdqu [rbp + 2784], ymm6                                 ;   604.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   605.2 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   605.2 fp1    192 dst
        vmovdqu ymm10, [rbp + 224]                                 ;   598.7 agu1   192 dst reload
        vmovdqu [rbp + 192], ymm2                                  ;   606.2 agu0+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 2272]                                 ;   599.7 agu1   192 dst reload
        vmovdqu [rbp + 2016], ymm6                                 ;   606.2 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   606.7 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   606.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 3040]                                ;   601.5 agu0   192 dst reload
        vmovdqu [rbp + 224], ymm2                                  ;   607.7 agu1+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 1504]                                 ;   602.5 agu0   192 dst reload
        vmovdqu [rbp + 2272], ymm6                                 ;   607.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   609.5 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   609.5 fp1    192 dst
        vmovdqu ymm10, [rbp + 3552]                                ;   603.2 agu1   192 dst reload
        vmovdqu [rbp + 3040], ymm2                                 ;   610.5 agu2+fp5  192 dst spill
        vmovdqu ymm2, [rbp + 1760]                                 ;   603.5 agu0   192 dst reload
        vmovdqu [rbp + 1504], ymm6                                 ;   610.5 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm2, ymm10                               ;   610.5 fp2    192 dst
        vpunpckhbw ymm2, ymm2, ymm10                               ;   610.5 fp1    192 dst
        vmovdqu ymm10, [rbp + 928]                                 ;   604.7 agu0   192 dst reload
        vmovdqu [rbp + 3552], ymm2                                 ;   611.5 agu2+fp5  192 dst spill
        vpunpcklbw ymm2, ymm10, ymm5                               ;   611.7 fp2    192 dst
        vpunpckhbw ymm5, ymm10, ymm5                               ;   611.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 1184]                                ;   605.3 agu1   192 dst reload
        vmovdqu [rbp + 928], ymm6                                  ;   611.5 agu0+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 3264]                                 ;   606.3 agu1   192 dst reload
        vmovdqu [rbp + 1760], ymm5                                 ;   612.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   613.3 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   613.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 416]                                 ;   606.8 agu0   192 dst reload
        vmovdqu [rbp + 1184], ymm6                                 ;   614.3 agu1+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 2496]                                 ;   607.8 agu0   192 dst reload
        vmovdqu [rbp + 3264], ymm5                                 ;   614.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   614.8 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   614.8 fp1    192 dst
        vmovdqu ymm10, [rbp + 672]                                 ;   609.7 agu1   192 dst reload
        vmovdqu [rbp + 416], ymm6                                  ;   615.8 agu0+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 2752]                                 ;   610.7 agu1   192 dst reload
        vmovdqu [rbp + 2496], ymm5                                 ;   615.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   617.7 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   617.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 0]                                   ;   611.2 agu0   192 dst reload
        vmovdqu [rbp + 672], ymm6                                  ;   618.7 agu1+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1984]                                 ;   612.2 agu0   192 dst reload
        vmovdqu [rbp + 2752], ymm5                                 ;   618.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   619.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   619.2 fp1    192 dst
        vmovdqu ymm10, [rbp + 160]                                 ;   612.7 agu1   192 dst reload
        vmovdqu [rbp + 0], ymm6                                    ;   620.2 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 2240]                                 ;   613.2 agu0   192 dst reload
        vmovdqu [rbp + 1984], ymm5                                 ;   620.2 agu1+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   620.2 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   620.2 fp1    192 dst
        vmovdqu ymm10, [rbp + 3008]                                ;   614.3 agu0   192 dst reload
        vmovdqu [rbp + 160], ymm6                                  ;   621.2 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1472]                                 ;   614.7 agu1   192 dst reload
        vmovdqu [rbp + 2240], ymm5                                 ;   621.2 agu0+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   621.7 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   621.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 3520]                                ;   615.8 agu1   192 dst reload
        vmovdqu [rbp + 3008], ymm6                                 ;   622.7 agu2+fp5  192 dst spill
        vmovdqu ymm6, [rbp + 1728]                                 ;   616.3 agu0   192 dst reload
        vmovdqu [rbp + 1472], ymm5                                 ;   622.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm5, ymm6, ymm10                               ;   623.3 fp2    192 dst
        vpunpckhbw ymm6, ymm6, ymm10                               ;   623.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 896]                                 ;   618.7 agu0   192 dst reload
        vmovdqu [rbp + 3520], ymm6                                 ;   624.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm6, ymm10, ymm4                               ;   625.7 fp2    192 dst
        vpunpckhbw ymm4, ymm10, ymm4                               ;   625.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 1152]                                ;   619.3 agu1   192 dst reload
        vmovdqu [rbp + 896], ymm5                                  ;   624.8 agu0+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 3232]                                 ;   620.3 agu1   192 dst reload
        vmovdqu [rbp + 1728], ymm4                                 ;   626.7 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   627.3 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   627.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 384]                                 ;   620.8 agu0   192 dst reload
        vmovdqu [rbp + 1152], ymm5                                 ;   628.3 agu1+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 2464]                                 ;   621.8 agu0   192 dst reload
        vmovdqu [rbp + 3232], ymm4                                 ;   628.3 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   628.8 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   628.8 fp1    192 dst
        vmovdqu ymm10, [rbp + 640]                                 ;   622.3 agu1   192 dst reload
        vmovdqu [rbp + 384], ymm5                                  ;   629.8 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 2720]                                 ;   622.8 agu0   192 dst reload
        vmovdqu [rbp + 2464], ymm4                                 ;   629.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   629.8 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   629.8 fp1    192 dst
        vmovdqu ymm10, [rbp - 32]                                  ;   623.8 agu0   192 dst reload
        vmovdqu [rbp + 640], ymm5                                  ;   630.8 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1952]                                 ;   624.3 agu1   192 dst reload
        vmovdqu [rbp + 2720], ymm4                                 ;   631.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   631.3 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   631.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 128]                                 ;   625.8 agu1   192 dst reload
        vmovdqu [rbp - 32], ymm5                                   ;   632.8 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 2208]                                 ;   626.7 agu0   192 dst reload
        vmovdqu [rbp + 1952], ymm4                                 ;   633.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   633.7 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   633.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 2976]                                ;   628.3 agu0   192 dst reload
        vmovdqu [rbp + 128], ymm5                                  ;   634.8 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1440]                                 ;   628.7 agu1   192 dst reload
        vmovdqu [rbp + 2208], ymm4                                 ;   635.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   635.7 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   635.7 fp1    192 dst
        vmovdqu ymm10, [rbp + 3488]                                ;   629.8 agu1   192 dst reload
        vmovdqu [rbp + 2976], ymm5                                 ;   636.8 agu2+fp5  192 dst spill
        vmovdqu ymm5, [rbp + 1696]                                 ;   630.3 agu0   192 dst reload
        vmovdqu [rbp + 1440], ymm4                                 ;   637.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm4, ymm5, ymm10                               ;   637.3 fp2    192 dst
        vpunpckhbw ymm5, ymm5, ymm10                               ;   637.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 864]                                 ;   631.3 agu0   192 dst reload
        vmovdqu [rbp + 3488], ymm5                                 ;   638.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm5, ymm10, ymm8                               ;   638.3 fp2    192 dst
        vpunpckhbw ymm8, ymm10, ymm8                               ;   638.3 fp1    192 dst
        vmovdqu ymm10, [rbp + 1120]                                ;   631.8 agu1   192 dst reload
        vmovdqu [rbp + 864], ymm4                                  ;   639.8 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 3200]                                 ;   632.8 agu1   192 dst reload
        vmovdqu [rbp + 1696], ymm8                                 ;   640.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   639.8 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   639.8 fp1    192 dst
        vmovdqu ymm10, [rbp + 352]                                 ;   634.0 agu0   192 dst reload
        vmovdqu [rbp + 1120], ymm4                                 ;   641.8 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 2432]                                 ;   635.0 agu0   192 dst reload
        vmovdqu [rbp + 3200], ymm8                                 ;   642.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   642.0 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   642.0 fp1    192 dst
        vmovdqu ymm10, [rbp + 608]                                 ;   636.0 agu1   192 dst reload
        vmovdqu [rbp + 352], ymm4                                  ;   643.8 agu0+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 2688]                                 ;   637.0 agu1   192 dst reload
        vmovdqu [rbp + 2432], ymm8                                 ;   644.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   644.0 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   644.0 fp1    192 dst
        vmovdqu ymm10, [rbp - 64]                                  ;   637.8 agu0   192 dst reload
        vmovdqu [rbp + 608], ymm4                                  ;   645.8 agu1+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1920]                                 ;   638.8 agu0   192 dst reload
        vmovdqu [rbp + 2688], ymm8                                 ;   646.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   645.8 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   645.8 fp1    192 dst
        vmovdqu ymm10, [rbp + 96]                                  ;   639.8 agu1   192 dst reload
        vmovdqu [rbp - 64], ymm4                                   ;   647.8 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 2176]                                 ;   640.2 agu0   192 dst reload
        vmovdqu [rbp + 1920], ymm8                                 ;   648.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   647.2 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   647.2 fp1    192 dst
        vmovdqu ymm10, [rbp + 2944]                                ;   641.8 agu0   192 dst reload
        vmovdqu [rbp + 96], ymm4                                   ;   649.8 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1408]                                 ;   642.2 agu1   192 dst reload
        vmovdqu [rbp + 2176], ymm8                                 ;   650.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   649.2 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   649.2 fp1    192 dst
        vmovdqu ymm10, [rbp + 3456]                                ;   643.8 agu1   192 dst reload
        vmovdqu [rbp + 2944], ymm4                                 ;   651.8 agu2+fp5  192 dst spill
        vmovdqu ymm4, [rbp + 1664]                                 ;   644.2 agu0   192 dst reload
        vmovdqu [rbp + 1408], ymm8                                 ;   652.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm8, ymm4, ymm10                               ;   651.2 fp2    192 dst
        vpunpckhbw ymm4, ymm4, ymm10                               ;   651.2 fp1    192 dst
        vmovdqu ymm10, [rbp + 832]                                 ;   645.8 agu0   192 dst reload
        vmovdqu [rbp + 3456], ymm4                                 ;   653.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm4, ymm10, ymm12                              ;   652.8 fp2    192 dst
        vpunpckhbw ymm10, ymm10, ymm12                             ;   652.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 1088]                                ;   646.8 agu1   192 dst reload
        vmovdqu [rbp + 832], ymm8                                  ;   654.8 agu0+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 3168]                                 ;   647.8 agu1   192 dst reload
        vmovdqu [rbp + 1664], ymm10                                ;   655.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   654.8 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   654.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 320]                                 ;   648.8 agu0   192 dst reload
        vmovdqu [rbp + 1088], ymm8                                 ;   656.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2400]                                 ;   649.2 agu1   192 dst reload
        vmovdqu [rbp + 3168], ymm10                                ;   657.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   656.2 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   656.2 fp1    192 dst
        vmovdqu ymm12, [rbp + 576]                                 ;   650.8 agu1   192 dst reload
        vmovdqu [rbp + 320], ymm8                                  ;   658.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2656]                                 ;   651.2 agu0   192 dst reload
        vmovdqu [rbp + 2400], ymm10                                ;   659.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   658.2 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   658.2 fp1    192 dst
        vmovdqu ymm12, [rbp - 96]                                  ;   652.8 agu0   192 dst reload
        vmovdqu [rbp + 576], ymm8                                  ;   660.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1888]                                 ;   653.2 agu1   192 dst reload
        vmovdqu [rbp + 2656], ymm10                                ;   661.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   660.2 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   660.2 fp1    192 dst
        vmovdqu ymm12, [rbp + 64]                                  ;   654.8 agu1   192 dst reload
        vmovdqu [rbp - 96], ymm8                                   ;   662.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2144]                                 ;   655.2 agu0   192 dst reload
        vmovdqu [rbp + 1888], ymm10                                ;   663.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   662.2 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   662.2 fp1    192 dst
        vmovdqu ymm12, [rbp + 2912]                                ;   656.2 agu0   192 dst reload
        vmovdqu [rbp + 64], ymm8                                   ;   664.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1376]                                 ;   656.8 agu1   192 dst reload
        vmovdqu [rbp + 2144], ymm10                                ;   665.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   663.8 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   663.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 3424]                                ;   658.2 agu1   192 dst reload
        vmovdqu [rbp + 2912], ymm8                                 ;   666.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1632]                                 ;   658.5 agu0   192 dst reload
        vmovdqu [rbp + 1376], ymm10                                ;   667.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   665.5 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   665.5 fp1    192 dst
        vmovdqu ymm12, [rbp + 800]                                 ;   660.2 agu0   192 dst reload
        vmovdqu [rbp + 3424], ymm8                                 ;   668.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2880]                                 ;   660.5 agu1   192 dst reload
        vmovdqu [rbp + 1632], ymm10                                ;   669.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm10, ymm8, ymm12                              ;   667.5 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   667.5 fp1    192 dst
        vmovdqu ymm12, [rbp + 1056]                                ;   662.2 agu1   192 dst reload
        vmovdqu [rbp + 800], ymm8                                  ;   670.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 3136]                                 ;   662.5 agu0   192 dst reload
        vmovdqu [rbp + 2880], ymm6                                 ;   671.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   669.5 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   669.5 fp1    192 dst
        vmovdqu ymm12, [rbp + 288]                                 ;   664.0 agu0   192 dst reload
        vmovdqu [rbp + 1056], ymm8                                 ;   672.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2368]                                 ;   664.3 agu1   192 dst reload
        vmovdqu [rbp + 3136], ymm6                                 ;   673.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   671.3 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   671.3 fp1    192 dst
        vmovdqu ymm12, [rbp + 544]                                 ;   665.7 agu1   192 dst reload
        vmovdqu [rbp + 288], ymm8                                  ;   674.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2624]                                 ;   666.0 agu0   192 dst reload
        vmovdqu [rbp + 2368], ymm6                                 ;   675.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   673.0 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   673.0 fp1    192 dst
        vmovdqu ymm12, [rbp - 128]                                 ;   667.7 agu0   192 dst reload
        vmovdqu [rbp + 544], ymm8                                  ;   676.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1856]                                 ;   668.0 agu1   192 dst reload
        vmovdqu [rbp + 2624], ymm6                                 ;   677.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   675.0 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   675.0 fp1    192 dst
        vmovdqu ymm12, [rbp + 32]                                  ;   669.7 agu1   192 dst reload
        vmovdqu [rbp - 128], ymm8                                  ;   678.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 2112]                                 ;   670.0 agu0   192 dst reload
        vmovdqu [rbp + 1856], ymm6                                 ;   679.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   677.0 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   677.0 fp1    192 dst
        vmovdqu ymm12, [rbp + 3392]                                ;   671.5 agu0   192 dst reload
        vmovdqu [rbp + 32], ymm8                                   ;   680.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1344]                                 ;   671.8 agu1   192 dst reload
        vmovdqu [rbp + 2112], ymm6                                 ;   681.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   678.8 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   678.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 1280]                                ;   673.2 agu1   192 dst reload
        vmovdqu [rbp + 3392], ymm8                                 ;   682.8 agu2+fp5  192 dst spill
        vmovdqu ymm8, [rbp + 1600]                                 ;   673.8 agu0   192 dst reload
        vmovdqu [rbp + 1344], ymm6                                 ;   683.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm8, ymm12                               ;   680.8 fp2    192 dst
        vpunpckhbw ymm8, ymm8, ymm12                               ;   680.8 fp1    192 dst
        vmovdqu ymm12, [rbp + 2848]                                ;   675.2 agu0   192 dst reload
        vmovdqu [rbp + 1280], ymm8                                 ;   684.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm8, ymm12, ymm9                               ;   682.2 fp2    192 dst
        vpunpckhbw ymm9, ymm12, ymm9                               ;   682.2 fp1    192 dst
        vmovdqu ymm12, [rbp + 3104]                                ;   677.0 agu1   192 dst reload
        vmovdqu [rbp + 2848], ymm6                                 ;   685.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm12, ymm13                              ;   684.0 fp2    192 dst
        vpunpckhbw ymm12, ymm12, ymm13                             ;   684.0 fp1    192 dst
        vmovdqu ymm13, [rbp + 2336]                                ;   678.8 agu1   192 dst reload
        vmovdqu [rbp + 3104], ymm12                                ;   686.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm12, ymm13, ymm15                             ;   685.8 fp2    192 dst
        vpunpckhbw ymm13, ymm13, ymm15                             ;   685.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 2592]                                ;   679.8 agu0   192 dst reload
        vmovdqu [rbp + 2336], ymm6                                 ;   687.8 agu1+fp5  192 dst spill
        vpunpcklbw ymm6, ymm15, ymm11                              ;   686.8 fp2    192 dst
        vpunpckhbw ymm11, ymm15, ymm11                             ;   686.8 fp1    192 dst
        vmovdqu ymm15, [rbp + 1824]                                ;   681.2 agu0   192 dst reload
        vmovdqu [rbp + 2592], ymm11                                ;   688.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm11, ymm15, ymm3                              ;   688.2 fp2    192 dst
        vpunpckhbw ymm3, ymm15, ymm3                               ;   688.2 fp1    192 dst
        vmovdqu ymm15, [rbp + 2080]                                ;   682.3 agu1   192 dst reload
        vmovdqu [rbp + 1824], ymm6                                 ;   689.8 agu0+fp5  192 dst spill
        vpunpcklbw ymm6, ymm15, ymm14                              ;   689.3 fp2    192 dst
        vpunpckhbw ymm14, ymm15, ymm14                             ;   689.3 fp1    192 dst
        vmovdqu ymm15, [rbp + 1312]                                ;   684.0 agu1   192 dst reload
        vmovdqu [rbp + 2080], ymm14                                ;   690.8 agu2+fp5  192 dst spill
        vpunpcklbw ymm14, ymm15, ymm1                              ;   691.0 fp2    192 dst
        vpunpckhbw ymm1, ymm15, ymm1                               ;   691.0 fp1    192 dst
        vmovdqu [r9 + 32], ymm5                                    ;   691.8 agu0+fp5  192 dst
        vmovdqu ymm5, [rbp + 1568]                                 ;   686.0 agu1   192 dst reload
        vpunpcklbw ymm15, ymm5, ymm0                               ;   693.0 fp2    192 dst
        vpunpckhbw ymm0, ymm5, ymm0                                ;   693.0 fp1    192 dst
        vmovdqu [r9 + 64], ymm2                                    ;   692.8 agu2+fp5  192 dst
        vmovdqu [r9 + 96], ymm10                                   ;   693.8 agu0+fp5  192 dst
        vmovdqu [r9 + 128], ymm7                                   ;   694.8 agu1+fp5  192 dst
        vmovdqu [r9 + 160], ymm4                                   ;   695.8 agu2+fp5  192 dst
        vmovdqu [r9 + 224], ymm8                                   ;   696.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 3360]                                 ;   688.3 agu1   192 dst reload
        vmovdqu [r9], ymm2                                         ;   697.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2880]                                 ;   689.2 agu0   192 dst reload
        vmovdqu [r9 + 192], ymm2                                   ;   698.8 agu1+fp5  192 dst
        vmovdqu [r9 + 480], ymm9                                   ;   699.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 768]                                  ;   690.2 agu0   192 dst reload
        vmovdqu [r9 + 256], ymm2                                   ;   700.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 1696]                                 ;   691.2 agu0   192 dst reload
        vmovdqu [r9 + 288], ymm2                                   ;   701.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1760]                                 ;   691.3 agu1   192 dst reload
        vmovdqu [r9 + 320], ymm2                                   ;   702.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 800]                                  ;   692.2 agu0   192 dst reload
        vmovdqu [r9 + 352], ymm2                                   ;   703.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 1792]                                 ;   693.2 agu0   192 dst reload
        vmovdqu [r9 + 384], ymm2                                   ;   704.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1664]                                 ;   693.3 agu1   192 dst reload
        vmovdqu [r9 + 416], ymm2                                   ;   705.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1728]                                 ;   694.2 agu0   192 dst reload
        vmovdqu [r9 + 448], ymm2                                   ;   706.8 agu1+fp5  192 dst
        vmovdqu [r9 + 736], ymm11                                  ;   707.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2048]                                 ;   695.2 agu0   192 dst reload
        vmovdqu [r9 + 512], ymm2                                   ;   708.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 1920]                                 ;   696.2 agu0   192 dst reload
        vmovdqu [r9 + 544], ymm2                                   ;   709.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1984]                                 ;   696.3 agu1   192 dst reload
        vmovdqu [r9 + 576], ymm2                                   ;   710.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1856]                                 ;   697.2 agu0   192 dst reload
        vmovdqu [r9 + 608], ymm2                                   ;   711.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2016]                                 ;   698.2 agu0   192 dst reload
        vmovdqu [r9 + 640], ymm2                                   ;   712.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1888]                                 ;   698.3 agu1   192 dst reload
        vmovdqu [r9 + 672], ymm2                                   ;   713.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1952]                                 ;   699.2 agu0   192 dst reload
        vmovdqu [r9 + 704], ymm2                                   ;   714.8 agu1+fp5  192 dst
        vmovdqu [r9 + 992], ymm3                                   ;   715.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 256]                                  ;   700.8 agu0   192 dst reload
        vmovdqu [r9 + 768], ymm2                                   ;   716.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp - 64]                                   ;   701.8 agu0   192 dst reload
        vmovdqu [r9 + 800], ymm2                                   ;   717.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 0]                                    ;   702.8 agu1   192 dst reload
        vmovdqu [r9 + 832], ymm2                                   ;   718.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp - 128]                                  ;   703.8 agu1   192 dst reload
        vmovdqu [r9 + 864], ymm2                                   ;   719.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 192]                                  ;   704.8 agu0   192 dst reload
        vmovdqu [r9 + 896], ymm2                                   ;   720.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp - 96]                                   ;   705.8 agu0   192 dst reload
        vmovdqu [r9 + 928], ymm2                                   ;   721.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp - 32]                                   ;   706.8 agu1   192 dst reload
        vmovdqu [r9 + 960], ymm2                                   ;   722.8 agu0+fp5  192 dst
        vmovdqu [r9 + 1248], ymm12                                 ;   723.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2560]                                 ;   708.8 agu1   192 dst reload
        vmovdqu [r9 + 1024], ymm2                                  ;   724.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2432]                                 ;   709.8 agu1   192 dst reload
        vmovdqu [r9 + 1056], ymm2                                  ;   725.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2496]                                 ;   710.8 agu0   192 dst reload
        vmovdqu [r9 + 1088], ymm2                                  ;   726.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 2368]                                 ;   711.8 agu0   192 dst reload
        vmovdqu [r9 + 1120], ymm2                                  ;   727.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2528]                                 ;   712.8 agu1   192 dst reload
        vmovdqu [r9 + 1152], ymm2                                  ;   728.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 2400]                                 ;   713.8 agu1   192 dst reload
        vmovdqu [r9 + 1184], ymm2                                  ;   729.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 2464]                                 ;   714.8 agu0   192 dst reload
        vmovdqu [r9 + 1216], ymm2                                  ;   730.8 agu1+fp5  192 dst
        vmovdqu [r9 + 1504], ymm13                                 ;   731.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 480]                                  ;   716.8 agu0   192 dst reload
        vmovdqu [r9 + 1280], ymm2                                  ;   732.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 352]                                  ;   717.8 agu0   192 dst reload
        vmovdqu [r9 + 1312], ymm2                                  ;   733.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 416]                                  ;   718.8 agu1   192 dst reload
        vmovdqu [r9 + 1344], ymm2                                  ;   734.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 288]                                  ;   719.8 agu1   192 dst reload
        vmovdqu [r9 + 1376], ymm2                                  ;   735.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 448]                                  ;   720.8 agu0   192 dst reload
        vmovdqu [r9 + 1408], ymm2                                  ;   736.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 320]                                  ;   721.8 agu0   192 dst reload
        vmovdqu [r9 + 1440], ymm2                                  ;   737.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 384]                                  ;   722.8 agu1   192 dst reload
        vmovdqu [r9 + 1472], ymm2                                  ;   738.8 agu0+fp5  192 dst
        vmovdqu [r9 + 1760], ymm14                                 ;   739.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1536]                                 ;   724.8 agu1   192 dst reload
        vmovdqu [r9 + 1536], ymm2                                  ;   740.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 1408]                                 ;   725.8 agu1   192 dst reload
        vmovdqu [r9 + 1568], ymm2                                  ;   741.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1472]                                 ;   726.8 agu0   192 dst reload
        vmovdqu [r9 + 1600], ymm2                                  ;   742.8 agu1+fp5  192 dst
        vmovdqu ymm2, [rbp + 1344]                                 ;   727.8 agu0   192 dst reload
        vmovdqu [r9 + 1632], ymm2                                  ;   743.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1504]                                 ;   728.8 agu1   192 dst reload
        vmovdqu [r9 + 1664], ymm2                                  ;   744.8 agu0+fp5  192 dst
        vmovdqu ymm2, [rbp + 1376]                                 ;   729.8 agu1   192 dst reload
        vmovdqu [r9 + 1696], ymm2                                  ;   745.8 agu2+fp5  192 dst
        vmovdqu ymm2, [rbp + 1440]                                 ;   730.8 agu0   192 dst reload
        vmovdqu [r9 + 1728], ymm2                                  ;   746.8 agu1+fp5  192 dst
        vmovdqu [r9 + 2016], ymm1                                  ;   747.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3072]                                 ;   732.8 agu0   192 dst reload
        vmovdqu [r9 + 1792], ymm1                                  ;   748.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2944]                                 ;   733.8 agu0   192 dst reload
        vmovdqu [r9 + 1824], ymm1                                  ;   749.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3008]                                 ;   734.8 agu1   192 dst reload
        vmovdqu [r9 + 1856], ymm1                                  ;   750.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 3392]                                 ;   735.8 agu1   192 dst reload
        vmovdqu [r9 + 1888], ymm1                                  ;   751.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3040]                                 ;   736.8 agu0   192 dst reload
        vmovdqu [r9 + 1920], ymm1                                  ;   752.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2912]                                 ;   737.8 agu0   192 dst reload
        vmovdqu [r9 + 1952], ymm1                                  ;   753.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2976]                                 ;   738.8 agu1   192 dst reload
        vmovdqu [r9 + 1984], ymm1                                  ;   754.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 1248]                                 ;   739.8 agu1   192 dst reload
        vmovdqu [r9 + 2048], ymm1                                  ;   755.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3200]                                 ;   740.8 agu0   192 dst reload
        vmovdqu [r9 + 2080], ymm1                                  ;   756.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 3264]                                 ;   741.8 agu0   192 dst reload
        vmovdqu [r9 + 2112], ymm1                                  ;   757.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3136]                                 ;   742.8 agu1   192 dst reload
        vmovdqu [r9 + 2144], ymm1                                  ;   758.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 3296]                                 ;   743.8 agu1   192 dst reload
        vmovdqu [r9 + 2176], ymm1                                  ;   759.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3168]                                 ;   744.8 agu0   192 dst reload
        vmovdqu [r9 + 2208], ymm1                                  ;   760.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 3232]                                 ;   745.8 agu0   192 dst reload
        vmovdqu [r9 + 2240], ymm1                                  ;   761.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2336]                                 ;   746.8 agu1   192 dst reload
        vmovdqu [r9 + 2272], ymm1                                  ;   762.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 992]                                  ;   747.8 agu1   192 dst reload
        vmovdqu [r9 + 2304], ymm1                                  ;   763.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 1120]                                 ;   748.8 agu0   192 dst reload
        vmovdqu [r9 + 2336], ymm1                                  ;   764.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 1184]                                 ;   749.8 agu0   192 dst reload
        vmovdqu [r9 + 2368], ymm1                                  ;   765.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 1056]                                 ;   750.8 agu1   192 dst reload
        vmovdqu [r9 + 2400], ymm1                                  ;   766.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 1216]                                 ;   751.8 agu1   192 dst reload
        vmovdqu [r9 + 2432], ymm1                                  ;   767.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 1088]                                 ;   752.8 agu0   192 dst reload
        vmovdqu [r9 + 2464], ymm1                                  ;   768.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 1152]                                 ;   753.8 agu0   192 dst reload
        vmovdqu [r9 + 2496], ymm1                                  ;   769.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 3104]                                 ;   754.8 agu1   192 dst reload
        vmovdqu [r9 + 2528], ymm1                                  ;   770.8 agu0+fp5  192 dst
        vmovdqu [r9 + 2784], ymm6                                  ;   771.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2304]                                 ;   756.8 agu1   192 dst reload
        vmovdqu [r9 + 2560], ymm1                                  ;   772.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2176]                                 ;   757.8 agu1   192 dst reload
        vmovdqu [r9 + 2592], ymm1                                  ;   773.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2240]                                 ;   758.8 agu0   192 dst reload
        vmovdqu [r9 + 2624], ymm1                                  ;   774.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2112]                                 ;   759.8 agu0   192 dst reload
        vmovdqu [r9 + 2656], ymm1                                  ;   775.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2272]                                 ;   760.8 agu1   192 dst reload
        vmovdqu [r9 + 2688], ymm1                                  ;   776.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2144]                                 ;   761.8 agu1   192 dst reload
        vmovdqu [r9 + 2720], ymm1                                  ;   777.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2208]                                 ;   762.8 agu0   192 dst reload
        vmovdqu [r9 + 2752], ymm1                                  ;   778.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 512]                                  ;   763.8 agu0   192 dst reload
        vmovdqu [r9 + 2816], ymm1                                  ;   779.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 96]                                   ;   764.8 agu1   192 dst reload
        vmovdqu [r9 + 2848], ymm1                                  ;   780.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 160]                                  ;   765.8 agu1   192 dst reload
        vmovdqu [r9 + 2880], ymm1                                  ;   781.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 32]                                   ;   766.8 agu0   192 dst reload
        vmovdqu [r9 + 2912], ymm1                                  ;   782.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 224]                                  ;   767.8 agu0   192 dst reload
        vmovdqu [r9 + 2944], ymm1                                  ;   783.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 64]                                   ;   768.8 agu1   192 dst reload
        vmovdqu [r9 + 2976], ymm1                                  ;   784.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 128]                                  ;   769.8 agu1   192 dst reload
        vmovdqu [r9 + 3008], ymm1                                  ;   785.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2080]                                 ;   770.8 agu0   192 dst reload
        vmovdqu [r9 + 3040], ymm1                                  ;   786.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2816]                                 ;   771.8 agu0   192 dst reload
        vmovdqu [r9 + 3072], ymm1                                  ;   787.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2688]                                 ;   772.8 agu1   192 dst reload
        vmovdqu [r9 + 3104], ymm1                                  ;   788.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2752]                                 ;   773.8 agu1   192 dst reload
        vmovdqu [r9 + 3136], ymm1                                  ;   789.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2624]                                 ;   774.8 agu0   192 dst reload
        vmovdqu [r9 + 3168], ymm1                                  ;   790.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 2784]                                 ;   775.8 agu0   192 dst reload
        vmovdqu [r9 + 3200], ymm1                                  ;   791.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2656]                                 ;   776.8 agu1   192 dst reload
        vmovdqu [r9 + 3232], ymm1                                  ;   792.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2720]                                 ;   777.8 agu1   192 dst reload
        vmovdqu [r9 + 3264], ymm1                                  ;   793.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 1824]                                 ;   778.8 agu0   192 dst reload
        vmovdqu [r9 + 3296], ymm1                                  ;   794.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 736]                                  ;   779.8 agu0   192 dst reload
        vmovdqu [r9 + 3328], ymm1                                  ;   795.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 608]                                  ;   780.8 agu1   192 dst reload
        vmovdqu [r9 + 3360], ymm1                                  ;   796.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 672]                                  ;   781.8 agu1   192 dst reload
        vmovdqu [r9 + 3392], ymm1                                  ;   797.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 544]                                  ;   782.8 agu0   192 dst reload
        vmovdqu [r9 + 3424], ymm1                                  ;   798.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 704]                                  ;   783.8 agu0   192 dst reload
        vmovdqu [r9 + 3456], ymm1                                  ;   799.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 576]                                  ;   784.8 agu1   192 dst reload
        vmovdqu [r9 + 3488], ymm1                                  ;   800.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 640]                                  ;   785.8 agu1   192 dst reload
        vmovdqu [r9 + 3520], ymm1                                  ;   801.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 2592]                                 ;   786.8 agu0   192 dst reload
        vmovdqu [r9 + 3552], ymm1                                  ;   802.8 agu1+fp5  192 dst
        vmovdqu [r9 + 3808], ymm15                                 ;   803.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 960]                                  ;   788.8 agu0   192 dst reload
        vmovdqu [r9 + 3584], ymm1                                  ;   804.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 832]                                  ;   789.8 agu0   192 dst reload
        vmovdqu [r9 + 3616], ymm1                                  ;   805.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 896]                                  ;   790.8 agu1   192 dst reload
        vmovdqu [r9 + 3648], ymm1                                  ;   806.8 agu0+fp5  192 dst
        vmovdqu ymm1, [rbp + 2848]                                 ;   791.8 agu1   192 dst reload
        vmovdqu [r9 + 3680], ymm1                                  ;   807.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 928]                                  ;   792.8 agu0   192 dst reload
        vmovdqu [r9 + 3712], ymm1                                  ;   808.8 agu1+fp5  192 dst
        vmovdqu ymm1, [rbp + 1632]                                 ;   793.8 agu0   192 dst reload
        vmovdqu [r9 + 3744], ymm1                                  ;   809.8 agu2+fp5  192 dst
        vmovdqu ymm1, [rbp + 864]                                  ;   794.8 agu1   192 dst reload
        vmovdqu [r9 + 3776], ymm1                                  ;   810.8 agu0+fp5  192 dst
        vmovdqu [r9 + 4064], ymm0                                  ;   811.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3328]                                 ;   796.8 agu1   192 dst reload
        vmovdqu [r9 + 3840], ymm0                                  ;   812.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 3456]                                 ;   797.8 agu1   192 dst reload
        vmovdqu [r9 + 3872], ymm0                                  ;   813.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3520]                                 ;   798.8 agu0   192 dst reload
        vmovdqu [r9 + 3904], ymm0                                  ;   814.8 agu1+fp5  192 dst
        vmovdqu ymm0, [rbp + 1280]                                 ;   799.8 agu0   192 dst reload
        vmovdqu [r9 + 3936], ymm0                                  ;   815.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3552]                                 ;   800.8 agu1   192 dst reload
        vmovdqu [r9 + 3968], ymm0                                  ;   816.8 agu0+fp5  192 dst
        vmovdqu ymm0, [rbp + 3424]                                 ;   801.8 agu1   192 dst reload
        vmovdqu [r9 + 4000], ymm0                                  ;   817.8 agu2+fp5  192 dst
        vmovdqu ymm0, [rbp + 3488]                                 ;   802.8 agu0   192 dst reload
        vmovdqu [r9 + 4032], ymm0                                  ;   818.8 agu1+fp5  192 dst
        add r9, 0x1000                                             ;   803.8 alu0   194 blocks
        add r8, 0x1000                                             ;   804.0 alu1   194 blocks
        cmp r8, qword [rbp + 3592]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 3584], r8                                 ;                    resident
        mov qword [rbp + 3600], r9                                 ;                    resident
.blocks_1_done:
        vzeroupper                                                 ;                    x87 state
        mov rsp, qword [rbp + 3608]                                ;                    frame
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
aes_to_slices.T0_constants256:
        dq 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
