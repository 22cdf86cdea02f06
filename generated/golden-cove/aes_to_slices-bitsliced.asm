; aes_to_slices for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
;   ./cw build aes_to_slices --cpu golden-cove --variant bitsliced
;
; void aes_to_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 8192 bytes a batch (512 blocks of 16), read, secret, aligned to 16 bytes
;   dst: 8192 bytes a batch (128 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 512 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 0.7, ports 0.7, path 2.0
;   blocks: 2397 uops, planned 892.5; bounds: width 399.5, ports 704.0, path 19.0
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
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x1c80                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 7128], rax                                      ;                    frame
        mov dword [rbp + 7136], edx                                      ;                    argument
        mov qword [rbp + 7104], rdi                                      ;                    argument
        mov qword [rbp + 7120], rsi                                      ;                    argument
        mov r8d, dword [rbp + 7136]                                      ;     0.0 p2     194 blocks
        shl r8, 0xd                                                      ;     5.0 p0     194 blocks
        add r8, qword [rbp + 7104]                                       ;     6.0 p1+p3  194 blocks
        mov qword [rbp + 7112], r8                                       ;     7.0 p7+p4  194 blocks
        cmp dword [rbp + 7136], 0                                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 7104]                                       ;     0.0 p2     192 dst reload
        vmovdqu64 zmm0, [r8]                                             ;     5.0 p3     192 dst
        vmovdqu64 zmm1, [r8 + 64]                                        ;     5.0 p2     192 dst
        vmovdqu64 zmm2, [r8 + 128]                                       ;     5.0 p3     192 dst
        vmovdqu64 zmm3, [r8 + 192]                                       ;     5.0 p2     192 dst
        vmovdqu64 zmm16, [r8 + 1024]                                     ;     5.0 p3     192 dst
        vmovdqu64 zmm17, [r8 + 1088]                                     ;     5.0 p2     192 dst
        vmovdqu64 zmm18, [r8 + 1152]                                     ;     5.0 p3     192 dst
        vmovdqu64 zmm19, [r8 + 1216]                                     ;     5.0 p2     192 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xd8                                ;    11.0 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2048]                                     ;     5.0 p3     192 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;    11.0 p5     192 dst
        vmovdqu64 zmm30, [r8 + 2112]                                     ;     5.0 p2     192 dst
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;    11.0 p5     192 dst
        vmovdqu64 zmm15, [r8 + 2176]                                     ;     5.2 p3     192 dst
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    11.0 p5     192 dst
        vmovdqu64 zmm14, [r8 + 2240]                                     ;     6.0 p2     192 dst
        vshufi32x4 zmm31, zmm31, zmm31, 0xd8                             ;    11.0 p5     192 dst
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;    11.0 p5     192 dst
        vmovdqu64 zmm11, [r8 + 3072]                                     ;     6.2 p3     192 dst
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    12.2 p5     192 dst
        vpsrlq zmm10, zmm0, 1                                            ;    14.0 p0     192 dst
        vmovdqu64 zmm26, [r8 + 3136]                                     ;     7.0 p2     192 dst
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    13.0 p5     192 dst
        vmovdqu64 zmm27, [r8 + 3200]                                     ;     7.2 p3     192 dst
        vmovdqu64 zmm25, [r8 + 3264]                                     ;     8.0 p2     192 dst
        vpsrlq zmm8, zmm1, 1                                             ;    14.0 p0     192 dst
        vpsrlq zmm12, zmm16, 1                                           ;    14.0 p0     192 dst
        vpsrlq zmm13, zmm17, 1                                           ;    14.0 p0     192 dst
        vmovdqu64 zmm23, [r8 + 4096]                                     ;     8.2 p3     192 dst
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    14.2 p5     192 dst
        vmovdqu64 zmm22, [r8 + 4160]                                     ;     9.0 p2     192 dst
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    15.0 p5     192 dst
        vmovdqu64 zmm7, [r8 + 4224]                                      ;     9.2 p3     192 dst
        vmovdqu64 zmm6, [r8 + 4288]                                      ;    10.0 p2     192 dst
        vpsrlq zmm9, zmm31, 1                                            ;    14.0 p0     192 dst
        vpsrlq zmm24, zmm30, 1                                           ;    14.0 p0     192 dst
        vmovdqu64 zmm28, [r8 + 5120]                                     ;    10.2 p3     192 dst
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    16.2 p5     192 dst
        vmovdqu64 zmm29, [r8 + 5184]                                     ;    11.0 p2     192 dst
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    17.0 p5     192 dst
        vmovdqu64 zmm21, [r8 + 5248]                                     ;    11.2 p3     192 dst
        vmovdqu64 zmm20, [r8 + 5312]                                     ;    12.0 p2     192 dst
        vpsrlq zmm5, zmm11, 1                                            ;    15.2 p0     192 dst
        vpsllq zmm4, zmm23, 1                                            ;    17.2 p0     192 dst
        vpternlogd zmm10, zmm23, [rel aes_to_slices.T0_constants512], 0xe4 ;    17.2 p0+p3  192 dst
        vmovdqu64 zmm23, [rel aes_to_slices.T0_constants512]             ;    13.0 p2     192 dst reload
        vpternlogd zmm4, zmm0, zmm23, 0xd8                               ;    19.0 p0     192 dst
        vpsrlq zmm0, zmm26, 1                                            ;    16.0 p0     192 dst
        vpternlogd zmm8, zmm22, zmm23, 0xe4                              ;    19.0 p5     192 dst
        vpsllq zmm22, zmm22, 1                                           ;    18.0 p0     192 dst
        vpternlogd zmm22, zmm1, zmm23, 0xd8                              ;    19.0 p5     192 dst
        vmovdqu64 zmm1, [r8 + 6144]                                      ;    13.2 p3     192 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;    19.2 p5     192 dst
        vpternlogd zmm12, zmm28, zmm23, 0xe4                             ;    19.2 p0     192 dst
        vpsllq zmm28, zmm28, 1                                           ;    19.2 p0     192 dst
        vpternlogd zmm28, zmm16, zmm23, 0xd8                             ;    20.2 p5     192 dst
        vmovdqu64 zmm16, [r8 + 6208]                                     ;    14.0 p2     192 dst
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;    20.0 p5     192 dst
        vpternlogd zmm13, zmm29, zmm23, 0xe4                             ;    20.0 p0     192 dst
        vpsllq zmm29, zmm29, 1                                           ;    20.0 p0     192 dst
        vpternlogd zmm29, zmm17, zmm23, 0xd8                             ;    21.0 p5     192 dst
        vmovdqu64 zmm17, [r8 + 6272]                                     ;    14.2 p3     192 dst
        vpternlogd zmm9, zmm1, zmm23, 0xe4                               ;    22.2 p0     192 dst
        vpsllq zmm1, zmm1, 1                                             ;    22.2 p0     192 dst
        vpternlogd zmm1, zmm31, zmm23, 0xd8                              ;    23.2 p5     192 dst
        vmovdqu64 zmm31, [r8 + 6336]                                     ;    15.0 p2     192 dst
        vpternlogd zmm24, zmm16, zmm23, 0xe4                             ;    23.0 p5     192 dst
        vpsllq zmm16, zmm16, 1                                           ;    23.0 p0     192 dst
        vpternlogd zmm16, zmm30, zmm23, 0xd8                             ;    24.0 p5     192 dst
        vmovdqu64 zmm30, [r8 + 7168]                                     ;    15.2 p3     192 dst
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;    22.5 p5     192 dst
        vpternlogd zmm5, zmm30, zmm23, 0xe4                              ;    25.5 p0     192 dst
        vpsllq zmm30, zmm30, 1                                           ;    25.5 p0     192 dst
        vpternlogd zmm30, zmm11, zmm23, 0xd8                             ;    26.5 p5     192 dst
        vmovdqu64 zmm11, [r8 + 7232]                                     ;    16.0 p2     192 dst
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    24.5 p5     192 dst
        vpternlogd zmm0, zmm11, zmm23, 0xe4                              ;    27.5 p0     192 dst
        vpsllq zmm11, zmm11, 1                                           ;    27.5 p0     192 dst
        vpternlogd zmm11, zmm26, zmm23, 0xd8                             ;    28.5 p5     192 dst
        vmovdqu64 zmm26, [r8 + 7296]                                     ;    16.2 p3     192 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;    26.5 p5     192 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;    27.5 p5     192 dst
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    28.5 p5     192 dst
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    29.5 p5     192 dst
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    30.5 p5     192 dst
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    31.5 p5     192 dst
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    32.5 p5     192 dst
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    33.5 p5     192 dst
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    34.5 p5     192 dst
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    35.5 p5     192 dst
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    36.5 p5     192 dst
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    37.5 p5     192 dst
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    38.5 p5     192 dst
        vshufi32x4 zmm31, zmm31, zmm31, 0xd8                             ;    39.5 p5     192 dst
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    40.5 p5     192 dst
        vpsrlq zmm23, zmm10, 2                                           ;    26.5 p0     192 dst
        vmovdqu64 [rbp - 128], zmm25                                     ;    36.5 p7+p4  192 dst spill
        vpsrlq zmm25, zmm4, 2                                            ;    27.5 p0     192 dst
        vmovdqu64 [rbp - 64], zmm27                                      ;    35.5 p8+p9  192 dst spill
        vpsrlq zmm27, zmm22, 2                                           ;    28.5 p0     192 dst
        vmovdqu64 [rbp + 0], zmm26                                       ;    43.5 p7+p4  192 dst spill
        vpsrlq zmm26, zmm28, 2                                           ;    29.5 p0     192 dst
        vmovdqu64 [rbp + 64], zmm14                                      ;    34.5 p8+p9  192 dst spill
        vpsrlq zmm14, zmm29, 2                                           ;    30.5 p0     192 dst
        vmovdqu64 [rbp + 128], zmm31                                     ;    42.5 p7+p4  192 dst spill
        vpsllq zmm31, zmm1, 2                                            ;    31.5 p0     192 dst
        vpternlogd zmm25, zmm1, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;    32.5 p0+p2  192 dst
        vmovdqu64 zmm1, [rel aes_to_slices.T0_constants512 + 64]         ;    18.3 p3     192 dst reload
        vpternlogd zmm31, zmm4, zmm1, 0xd8                               ;    33.5 p0     192 dst
        vpternlogd zmm27, zmm16, zmm1, 0xe4                              ;    34.5 p0     192 dst
        vpsllq zmm4, zmm16, 2                                            ;    35.5 p0     192 dst
        vpternlogd zmm4, zmm22, zmm1, 0xd8                               ;    36.5 p0     192 dst
        vpternlogd zmm26, zmm30, zmm1, 0xe4                              ;    37.5 p0     192 dst
        vpsllq zmm16, zmm30, 2                                           ;    38.5 p0     192 dst
        vpternlogd zmm16, zmm28, zmm1, 0xd8                              ;    39.5 p0     192 dst
        vpsrlq zmm22, zmm8, 2                                            ;    40.5 p0     192 dst
        vpternlogd zmm14, zmm11, zmm1, 0xe4                              ;    41.5 p0     192 dst
        vpsllq zmm11, zmm11, 2                                           ;    42.5 p0     192 dst
        vpternlogd zmm11, zmm29, zmm1, 0xd8                              ;    43.5 p5     192 dst
        vpsrlq zmm28, zmm2, 1                                            ;    43.5 p0     192 dst
        vpternlogd zmm23, zmm9, zmm1, 0xe4                               ;    42.5 p5     192 dst
        vpsllq zmm9, zmm9, 2                                             ;    44.5 p0     192 dst
        vpternlogd zmm9, zmm10, zmm1, 0xd8                               ;    45.5 p5     192 dst
        vpsrlq zmm10, zmm12, 2                                           ;    45.5 p0     192 dst
        vpternlogd zmm22, zmm24, zmm1, 0xe4                              ;    44.5 p5     192 dst
        vpsllq zmm24, zmm24, 2                                           ;    46.5 p0     192 dst
        vpternlogd zmm24, zmm8, zmm1, 0xd8                               ;    47.5 p5     192 dst
        vpsrlq zmm8, zmm13, 2                                            ;    47.5 p0     192 dst
        vpsrlq zmm29, zmm3, 1                                            ;    48.5 p0     192 dst
        vpternlogd zmm10, zmm5, zmm1, 0xe4                               ;    46.5 p5     192 dst
        vpsllq zmm5, zmm5, 2                                             ;    49.5 p0     192 dst
        vpternlogd zmm5, zmm12, zmm1, 0xd8                               ;    50.5 p5     192 dst
        vpternlogd zmm8, zmm0, zmm1, 0xe4                                ;    48.5 p5     192 dst
        vpsllq zmm0, zmm0, 2                                             ;    50.5 p0     192 dst
        vpternlogd zmm0, zmm13, zmm1, 0xd8                               ;    51.5 p5     192 dst
        vpsrlq zmm12, zmm18, 1                                           ;    51.5 p0     192 dst
        vpsrlq zmm13, zmm19, 1                                           ;    52.5 p0     192 dst
        vpsllq zmm30, zmm7, 1                                            ;    53.5 p0     192 dst
        vpternlogd zmm28, zmm7, [rel aes_to_slices.T0_constants512], 0xe4 ;    50.5 p5+p2  192 dst
        vpsrlq zmm7, zmm15, 1                                            ;    54.5 p0     192 dst
        vpsllq zmm1, zmm6, 1                                             ;    55.5 p0     192 dst
        vpternlogd zmm29, zmm6, [rel aes_to_slices.T0_constants512], 0xe4 ;    51.5 p5+p3  192 dst
        vpsllq zmm6, zmm21, 1                                            ;    56.5 p0     192 dst
        vpternlogd zmm30, zmm2, [rel aes_to_slices.T0_constants512], 0xd8 ;    54.5 p5+p2  192 dst
        vmovdqu64 zmm2, [rel aes_to_slices.T0_constants512]              ;    25.2 p3     192 dst reload
        vpternlogd zmm12, zmm21, zmm2, 0xe4                              ;    53.5 p5     192 dst
        vpternlogd zmm1, zmm3, zmm2, 0xd8                                ;    56.5 p5     192 dst
        vpternlogd zmm6, zmm18, zmm2, 0xd8                               ;    57.5 p5     192 dst
        vpsrlq zmm3, zmm25, 4                                            ;    57.5 p0     192 dst
        vpsllq zmm18, zmm20, 1                                           ;    58.5 p0     192 dst
        vpternlogd zmm18, zmm19, zmm2, 0xd8                              ;    59.5 p5     192 dst
        vpternlogd zmm13, zmm20, zmm2, 0xe4                              ;    57.5 p5     192 dst
        vpsllq zmm19, zmm16, 4                                           ;    59.5 p0     192 dst
        vpsrlq zmm20, zmm31, 4                                           ;    60.5 p0     192 dst
        vmovdqu64 zmm21, [rel aes_to_slices.T0_constants512 + 128]       ;    26.7 p2     192 dst reload
        vpternlogd zmm19, zmm31, zmm21, 0xd8                             ;    60.5 p5     192 dst
        vpternlogd zmm20, zmm16, zmm21, 0xe4                             ;    61.5 p5     192 dst
        vpternlogd zmm3, zmm26, zmm21, 0xe4                              ;    60.5 p5     192 dst
        vpsllq zmm16, zmm26, 4                                           ;    61.5 p0     192 dst
        vpternlogd zmm16, zmm25, zmm21, 0xd8                             ;    62.5 p5     192 dst
        vpsllq zmm25, zmm11, 4                                           ;    62.5 p0     192 dst
        vpternlogd zmm25, zmm4, zmm21, 0xd8                              ;    63.5 p5     192 dst
        vpsrlq zmm4, zmm4, 4                                             ;    63.5 p0     192 dst
        vpternlogd zmm4, zmm11, zmm21, 0xe4                              ;    64.5 p5     192 dst
        vpsllq zmm11, zmm14, 4                                           ;    64.5 p0     192 dst
        vpternlogd zmm11, zmm27, zmm21, 0xd8                             ;    65.5 p5     192 dst
        vpsrlq zmm26, zmm27, 4                                           ;    65.5 p0     192 dst
        vpternlogd zmm26, zmm14, zmm21, 0xe4                             ;    66.5 p5     192 dst
        vpsllq zmm14, zmm5, 4                                            ;    66.5 p0     192 dst
        vpternlogd zmm14, zmm9, zmm21, 0xd8                              ;    67.5 p5     192 dst
        vpsrlq zmm9, zmm9, 4                                             ;    67.5 p0     192 dst
        vpternlogd zmm9, zmm5, zmm21, 0xe4                               ;    68.5 p5     192 dst
        vpsllq zmm5, zmm0, 4                                             ;    68.5 p0     192 dst
        vpternlogd zmm5, zmm24, zmm21, 0xd8                              ;    69.5 p5     192 dst
        vpsrlq zmm24, zmm24, 4                                           ;    69.5 p0     192 dst
        vpternlogd zmm24, zmm0, zmm21, 0xe4                              ;    70.5 p5     192 dst
        vpsllq zmm0, zmm17, 1                                            ;    70.5 p0     192 dst
        vpternlogd zmm7, zmm17, zmm2, 0xe4                               ;    70.5 p5     192 dst
        vpsllq zmm17, zmm10, 4                                           ;    71.5 p0     192 dst
        vpternlogd zmm17, zmm23, zmm21, 0xd8                             ;    72.5 p5     192 dst
        vpsrlq zmm23, zmm23, 4                                           ;    72.5 p0     192 dst
        vpternlogd zmm23, zmm10, zmm21, 0xe4                             ;    73.5 p5     192 dst
        vpsllq zmm10, zmm8, 4                                            ;    73.5 p0     192 dst
        vpternlogd zmm0, zmm15, zmm2, 0xd8                               ;    73.5 p5     192 dst
        vpsrlq zmm15, zmm22, 4                                           ;    74.5 p0     192 dst
        vpternlogd zmm10, zmm22, zmm21, 0xd8                             ;    74.5 p5     192 dst
        vpternlogd zmm15, zmm8, zmm21, 0xe4                              ;    75.5 p0     192 dst
        vmovdqu64 zmm8, [r8 + 7360]                                      ;    32.2 p3     192 dst reload
        vshufi32x4 zmm8, zmm8, [r8 + 7360], 0xd8                         ;    75.5 p5+p2  192 dst
        vpunpcklbw zmm22, zmm19, zmm25                                   ;    76.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm25                                   ;    77.5 p5     192 dst
        vpunpcklbw zmm25, zmm20, zmm4                                    ;    78.5 p5     192 dst
        vpunpckhbw zmm4, zmm20, zmm4                                     ;    79.5 p5     192 dst
        vpunpcklbw zmm20, zmm16, zmm11                                   ;    80.5 p5     192 dst
        vpunpckhbw zmm11, zmm16, zmm11                                   ;    81.5 p5     192 dst
        vpunpcklbw zmm16, zmm3, zmm26                                    ;    82.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm26                                     ;    83.5 p5     192 dst
        vpunpcklbw zmm26, zmm14, zmm5                                    ;    84.5 p5     192 dst
        vpunpckhbw zmm5, zmm14, zmm5                                     ;    85.5 p5     192 dst
        vpunpcklbw zmm14, zmm9, zmm24                                    ;    86.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm24                                     ;    87.5 p5     192 dst
        vpsrlq zmm24, zmm30, 2                                           ;    76.5 p0     192 dst
        vpunpcklbw zmm27, zmm17, zmm10                                   ;    88.5 p5     192 dst
        vpunpckhbw zmm10, zmm17, zmm10                                   ;    89.5 p5     192 dst
        vpsrlq zmm17, zmm28, 2                                           ;    77.5 p0     192 dst
        vpunpcklbw zmm31, zmm23, zmm15                                   ;    90.5 p5     192 dst
        vpunpckhbw zmm15, zmm23, zmm15                                   ;    91.5 p5     192 dst
        vpsrlq zmm23, zmm29, 2                                           ;    78.5 p0     192 dst
        vmovdqu64 [rbp + 192], zmm15                                     ;    92.5 p8+p9  192 dst spill
        vpsrlq zmm15, zmm1, 2                                            ;    79.5 p0     192 dst
        vmovdqu64 [rbp + 256], zmm31                                     ;    91.5 p7+p4  192 dst spill
        vpsrlq zmm31, zmm6, 2                                            ;    80.5 p0     192 dst
        vmovdqu64 [rbp + 320], zmm10                                     ;    90.5 p8+p9  192 dst spill
        vpsrlq zmm10, zmm18, 2                                           ;    81.5 p0     192 dst
        vmovdqu64 [rbp + 384], zmm27                                     ;    89.5 p7+p4  192 dst spill
        vpsrlq zmm27, zmm12, 2                                           ;    82.5 p0     192 dst
        vmovdqu64 [rbp + 448], zmm9                                      ;    88.5 p8+p9  192 dst spill
        vpsrlq zmm9, zmm13, 2                                            ;    83.5 p0     192 dst
        vmovdqu64 [rbp + 512], zmm14                                     ;    87.5 p7+p4  192 dst spill
        vpsllq zmm14, zmm0, 2                                            ;    84.5 p0     192 dst
        vpternlogd zmm24, zmm0, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;    85.5 p0+p3  192 dst
        vmovdqu64 zmm0, [rel aes_to_slices.T0_constants512 + 64]         ;    38.0 p2     192 dst reload
        vpternlogd zmm14, zmm30, zmm0, 0xd8                              ;    86.5 p0     192 dst
        vpternlogd zmm17, zmm7, zmm0, 0xe4                               ;    87.5 p0     192 dst
        vpsllq zmm7, zmm7, 2                                             ;    88.5 p0     192 dst
        vpternlogd zmm7, zmm28, zmm0, 0xd8                               ;    89.5 p0     192 dst
        vpsllq zmm28, zmm8, 1                                            ;    90.5 p0     192 dst
        vmovdqu64 zmm30, [rbp - 128]                                     ;    39.0 p3     192 dst reload
        vpternlogd zmm28, zmm2, zmm30, 0xb8                              ;    91.5 p0     192 dst
        vpsrlq zmm30, zmm30, 1                                           ;    92.5 p0     192 dst
        vpternlogd zmm30, zmm8, zmm2, 0xe4                               ;    93.5 p5     192 dst
        vpternlogd zmm10, zmm28, zmm0, 0xe4                              ;    93.5 p0     192 dst
        vpsllq zmm8, zmm28, 2                                            ;    94.5 p0     192 dst
        vpternlogd zmm8, zmm18, zmm0, 0xd8                               ;    95.5 p5     192 dst
        vpternlogd zmm9, zmm30, zmm0, 0xe4                               ;    94.5 p5     192 dst
        vpsllq zmm18, zmm30, 2                                           ;    95.5 p0     192 dst
        vpternlogd zmm18, zmm13, zmm0, 0xd8                              ;    96.5 p5     192 dst
        vmovdqu64 zmm13, [rbp + 128]                                     ;    42.5 p2     192 dst reload
        vpsllq zmm28, zmm13, 1                                           ;    96.5 p0     192 dst
        vmovdqu64 zmm30, [rbp + 64]                                      ;    41.0 p3     192 dst reload
        vpternlogd zmm28, zmm2, zmm30, 0xb8                              ;    97.5 p5     192 dst
        vpsrlq zmm30, zmm30, 1                                           ;    97.5 p0     192 dst
        vpternlogd zmm30, zmm13, zmm2, 0xe4                              ;    98.5 p5     192 dst
        vpternlogd zmm15, zmm28, zmm0, 0xe4                              ;    98.5 p0     192 dst
        vpsllq zmm13, zmm28, 2                                           ;    99.5 p0     192 dst
        vpternlogd zmm13, zmm1, zmm0, 0xd8                               ;   100.5 p5     192 dst
        vpternlogd zmm23, zmm30, zmm0, 0xe4                              ;    99.5 p5     192 dst
        vpsllq zmm1, zmm30, 2                                            ;   100.5 p0     192 dst
        vpternlogd zmm1, zmm29, zmm0, 0xd8                               ;   101.5 p5     192 dst
        vmovdqu64 zmm28, [rbp + 0]                                       ;    43.5 p2     192 dst reload
        vpsllq zmm29, zmm28, 1                                           ;   101.5 p0     192 dst
        vpsrlq zmm30, zmm14, 4                                           ;   102.5 p0     192 dst
        vmovdqu64 [rbp + 128], zmm5                                      ;    86.5 p8+p9  192 dst spill
        vpsrlq zmm5, zmm24, 4                                            ;   103.5 p0     192 dst
        vpternlogd zmm29, zmm2, [rbp - 64], 0xb8                         ;   102.5 p5+p3  192 dst
        vpternlogd zmm31, zmm29, zmm0, 0xe4                              ;   103.5 p5     192 dst
        vpsllq zmm29, zmm29, 2                                           ;   104.5 p0     192 dst
        vpternlogd zmm29, zmm6, zmm0, 0xd8                               ;   105.5 p5     192 dst
        vpternlogd zmm30, zmm29, zmm21, 0xe4                             ;   106.5 p5     192 dst
        vpsllq zmm6, zmm29, 4                                            ;   106.5 p0     192 dst
        vpternlogd zmm6, zmm14, zmm21, 0xd8                              ;   107.5 p5     192 dst
        vpternlogd zmm5, zmm31, zmm21, 0xe4                              ;   106.5 p0     192 dst
        vpsllq zmm14, zmm31, 4                                           ;   107.5 p0     192 dst
        vpternlogd zmm14, zmm24, zmm21, 0xd8                             ;   108.5 p5     192 dst
        vmovdqu64 zmm24, [rbp - 64]                                      ;    45.3 p2     192 dst reload
        vpsrlq zmm24, zmm24, 1                                           ;   108.5 p0     192 dst
        vpternlogd zmm24, zmm28, zmm2, 0xe4                              ;   109.5 p5     192 dst
        vmovdqu64 zmm28, [r8 + 256]                                      ;    45.8 p3     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 256], 0xd8                        ;   108.5 p5+p2  192 dst
        vpternlogd zmm27, zmm24, zmm0, 0xe4                              ;   110.5 p0     192 dst
        vpsllq zmm24, zmm24, 2                                           ;   110.5 p0     192 dst
        vpternlogd zmm24, zmm12, zmm0, 0xd8                              ;   111.5 p5     192 dst
        vmovdqu64 zmm12, [r8 + 320]                                      ;    46.8 p3     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 320], 0xd8                        ;   110.5 p5+p2  192 dst
        vpsrlq zmm29, zmm17, 4                                           ;   111.5 p0     192 dst
        vpsrlq zmm31, zmm7, 4                                            ;   112.5 p0     192 dst
        vpternlogd zmm31, zmm24, zmm21, 0xe4                             ;   113.5 p5     192 dst
        vpsllq zmm24, zmm24, 4                                           ;   113.5 p0     192 dst
        vpternlogd zmm24, zmm7, zmm21, 0xd8                              ;   114.5 p5     192 dst
        vpsllq zmm7, zmm8, 4                                             ;   114.5 p0     192 dst
        vpternlogd zmm7, zmm13, zmm21, 0xd8                              ;   115.5 p5     192 dst
        vpsrlq zmm13, zmm13, 4                                           ;   115.5 p0     192 dst
        vpternlogd zmm13, zmm8, zmm21, 0xe4                              ;   116.5 p5     192 dst
        vpsllq zmm8, zmm10, 4                                            ;   116.5 p0     192 dst
        vpternlogd zmm29, zmm27, zmm21, 0xe4                             ;   115.5 p5     192 dst
        vpsllq zmm27, zmm27, 4                                           ;   117.5 p0     192 dst
        vpternlogd zmm27, zmm17, zmm21, 0xd8                             ;   118.5 p5     192 dst
        vpsllq zmm17, zmm18, 4                                           ;   118.5 p0     192 dst
        vpternlogd zmm8, zmm15, zmm21, 0xd8                              ;   117.5 p5     192 dst
        vpsrlq zmm15, zmm15, 4                                           ;   119.5 p0     192 dst
        vpternlogd zmm15, zmm10, zmm21, 0xe4                             ;   120.5 p5     192 dst
        vpsllq zmm10, zmm9, 4                                            ;   120.5 p0     192 dst
        vpternlogd zmm17, zmm1, zmm21, 0xd8                              ;   119.5 p5     192 dst
        vpsrlq zmm1, zmm1, 4                                             ;   121.5 p0     192 dst
        vpternlogd zmm1, zmm18, zmm21, 0xe4                              ;   122.5 p5     192 dst
        vmovdqu64 zmm18, [r8 + 1280]                                     ;    50.5 p3     192 dst reload
        vshufi32x4 zmm18, zmm18, [r8 + 1280], 0xd8                       ;   121.5 p5+p2  192 dst
        vpternlogd zmm10, zmm23, zmm21, 0xd8                             ;   122.5 p0     192 dst
        vpsrlq zmm23, zmm23, 4                                           ;   123.5 p0     192 dst
        vpternlogd zmm23, zmm9, zmm21, 0xe4                              ;   124.5 p5     192 dst
        vmovdqu64 zmm9, [r8 + 1344]                                      ;    51.5 p3     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 1344], 0xd8                         ;   123.5 p5+p2  192 dst
        vmovdqu64 [rbp + 0], zmm26                                       ;    85.5 p7+p4  192 dst spill
        vmovdqu64 zmm26, [r8 + 2304]                                     ;    52.5 p3     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 2304], 0xd8                       ;   124.5 p5+p2  192 dst
        vmovdqu64 [rbp - 64], zmm3                                       ;    84.5 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 2368]                                      ;    53.5 p3     192 dst reload
        vshufi32x4 zmm3, zmm3, [r8 + 2368], 0xd8                         ;   125.5 p5+p2  192 dst
        vmovdqu64 [rbp + 64], zmm16                                      ;    83.5 p7+p4  192 dst spill
        vmovdqu64 zmm16, [r8 + 3328]                                     ;    54.5 p3     192 dst reload
        vshufi32x4 zmm16, zmm16, [r8 + 3328], 0xd8                       ;   126.5 p5+p2  192 dst
        vmovdqu64 [rbp - 128], zmm11                                     ;    82.5 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 3392]                                     ;    55.5 p3     192 dst reload
        vshufi32x4 zmm11, zmm11, [r8 + 3392], 0xd8                       ;   127.5 p5+p2  192 dst
        vmovdqu64 [rbp + 576], zmm20                                     ;    81.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 4352]                                     ;    56.5 p3     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 4352], 0xd8                       ;   128.5 p5+p2  192 dst
        vmovdqu64 [rbp + 640], zmm4                                      ;    80.5 p8+p9  192 dst spill
        vmovdqu64 zmm4, [r8 + 4416]                                      ;    57.5 p3     192 dst reload
        vshufi32x4 zmm4, zmm4, [r8 + 4416], 0xd8                         ;   129.5 p5+p2  192 dst
        vmovdqu64 [rbp + 704], zmm25                                     ;    79.5 p7+p4  192 dst spill
        vmovdqu64 zmm25, [r8 + 5376]                                     ;    58.5 p3     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 5376], 0xd8                       ;   130.5 p5+p2  192 dst
        vmovdqu64 [rbp + 768], zmm19                                     ;    78.5 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 5440]                                     ;    59.5 p3     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 5440], 0xd8                       ;   131.5 p5+p2  192 dst
        vmovdqu64 [rbp + 832], zmm22                                     ;    77.5 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 6400]                                     ;    60.5 p3     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 6400], 0xd8                       ;   132.5 p5+p2  192 dst
        vmovdqu64 zmm21, [r8 + 6464]                                     ;    61.5 p3     192 dst reload
        vshufi32x4 zmm21, zmm21, [r8 + 6464], 0xd8                       ;   133.5 p5+p2  192 dst
        vmovdqu64 zmm0, [r8 + 7424]                                      ;    62.5 p3     192 dst reload
        vshufi32x4 zmm0, zmm0, [r8 + 7424], 0xd8                         ;   134.5 p5+p2  192 dst
        vmovdqu64 zmm2, [r8 + 7488]                                      ;    63.5 p3     192 dst reload
        vshufi32x4 zmm2, zmm2, [r8 + 7488], 0xd8                         ;   135.5 p5+p2  192 dst
        vmovdqu64 [rbp + 896], zmm11                                     ;   130.5 p8+p9  192 dst spill
        vpunpcklbw zmm11, zmm6, zmm7                                     ;   136.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm7                                      ;   137.5 p5     192 dst
        vpunpcklbw zmm7, zmm30, zmm13                                    ;   138.5 p5     192 dst
        vpunpckhbw zmm13, zmm30, zmm13                                   ;   139.5 p5     192 dst
        vpsrlq zmm30, zmm28, 1                                           ;   124.5 p0     192 dst
        vmovdqu64 [rbp + 960], zmm13                                     ;   140.5 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm14, zmm8                                    ;   140.5 p5     192 dst
        vpunpckhbw zmm8, zmm14, zmm8                                     ;   141.5 p5     192 dst
        vpsrlq zmm14, zmm12, 1                                           ;   125.5 p0     192 dst
        vmovdqu64 [rbp + 1024], zmm8                                     ;   142.5 p8+p9  192 dst spill
        vpunpcklbw zmm8, zmm5, zmm15                                     ;   142.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm15                                     ;   143.5 p5     192 dst
        vpunpcklbw zmm15, zmm24, zmm17                                   ;   144.5 p5     192 dst
        vpunpckhbw zmm17, zmm24, zmm17                                   ;   145.5 p5     192 dst
        vpunpcklbw zmm24, zmm31, zmm1                                    ;   146.5 p5     192 dst
        vpunpckhbw zmm1, zmm31, zmm1                                     ;   147.5 p5     192 dst
        vpunpcklbw zmm31, zmm27, zmm10                                   ;   148.5 p5     192 dst
        vpunpckhbw zmm10, zmm27, zmm10                                   ;   149.5 p5     192 dst
        vpunpcklbw zmm27, zmm29, zmm23                                   ;   150.5 p5     192 dst
        vpunpckhbw zmm23, zmm29, zmm23                                   ;   151.5 p5     192 dst
        vpsrlq zmm29, zmm18, 1                                           ;   126.5 p0     192 dst
        vmovdqu64 [rbp + 1088], zmm23                                    ;   152.5 p7+p4  192 dst spill
        vpsrlq zmm23, zmm9, 1                                            ;   127.5 p0     192 dst
        vmovdqu64 [rbp + 1152], zmm27                                    ;   151.5 p8+p9  192 dst spill
        vpsllq zmm27, zmm20, 1                                           ;   131.5 p0     192 dst
        vpternlogd zmm30, zmm20, [rel aes_to_slices.T0_constants512], 0xe4 ;   131.5 p0+p3  192 dst
        vmovdqu64 zmm20, [rel aes_to_slices.T0_constants512]             ;    64.7 p2     192 dst reload
        vpternlogd zmm27, zmm28, zmm20, 0xd8                             ;   132.5 p0     192 dst
        vpternlogd zmm14, zmm4, zmm20, 0xe4                              ;   132.5 p0     192 dst
        vpsllq zmm4, zmm4, 1                                             ;   132.5 p0     192 dst
        vpternlogd zmm4, zmm12, zmm20, 0xd8                              ;   133.5 p0     192 dst
        vpternlogd zmm29, zmm25, zmm20, 0xe4                             ;   134.5 p0     192 dst
        vpsllq zmm12, zmm25, 1                                           ;   135.5 p0     192 dst
        vpternlogd zmm12, zmm18, zmm20, 0xd8                             ;   136.5 p0     192 dst
        vmovdqu64 zmm18, [rbp + 896]                                     ;   130.5 p3     192 dst reload
        vpsrlq zmm25, zmm18, 1                                           ;   137.5 p0     192 dst
        vpternlogd zmm23, zmm19, zmm20, 0xe4                             ;   138.5 p0     192 dst
        vpsllq zmm19, zmm19, 1                                           ;   139.5 p0     192 dst
        vpternlogd zmm19, zmm9, zmm20, 0xd8                              ;   140.5 p0     192 dst
        vpternlogd zmm25, zmm2, zmm20, 0xe4                              ;   141.5 p0     192 dst
        vpsllq zmm2, zmm2, 1                                             ;   142.5 p0     192 dst
        vpternlogd zmm2, zmm18, zmm20, 0xd8                              ;   143.5 p0     192 dst
        vmovdqu64 zmm9, [r8 + 384]                                       ;    65.7 p2     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 384], 0xd8                          ;   152.5 p5+p3  192 dst
        vpsrlq zmm18, zmm26, 1                                           ;   144.5 p0     192 dst
        vpsrlq zmm28, zmm3, 1                                            ;   145.5 p0     192 dst
        vpternlogd zmm18, zmm22, zmm20, 0xe4                             ;   146.5 p0     192 dst
        vpsllq zmm22, zmm22, 1                                           ;   147.5 p0     192 dst
        vpternlogd zmm22, zmm26, zmm20, 0xd8                             ;   148.5 p0     192 dst
        vpsrlq zmm26, zmm16, 1                                           ;   149.5 p0     192 dst
        vpternlogd zmm28, zmm21, zmm20, 0xe4                             ;   150.5 p0     192 dst
        vpsllq zmm21, zmm21, 1                                           ;   151.5 p0     192 dst
        vpternlogd zmm21, zmm3, zmm20, 0xd8                              ;   152.5 p0     192 dst
        vmovdqu64 zmm3, [r8 + 448]                                       ;    66.7 p2     192 dst reload
        vshufi32x4 zmm3, zmm3, [r8 + 448], 0xd8                          ;   153.5 p5+p3  192 dst
        vpternlogd zmm26, zmm0, zmm20, 0xe4                              ;   153.5 p0     192 dst
        vpsllq zmm0, zmm0, 1                                             ;   154.5 p0     192 dst
        vpternlogd zmm0, zmm16, zmm20, 0xd8                              ;   155.5 p5     192 dst
        vmovdqu64 zmm16, [r8 + 1408]                                     ;    67.7 p2     192 dst reload
        vshufi32x4 zmm16, zmm16, [r8 + 1408], 0xd8                       ;   155.5 p5+p3  192 dst
        vmovdqu64 [rbp + 896], zmm10                                     ;   150.5 p7+p4  192 dst spill
        vmovdqu64 zmm10, [r8 + 1472]                                     ;    68.7 p2     192 dst reload
        vshufi32x4 zmm10, zmm10, [r8 + 1472], 0xd8                       ;   156.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1216], zmm31                                    ;   149.5 p8+p9  192 dst spill
        vmovdqu64 zmm31, [r8 + 2432]                                     ;    69.7 p2     192 dst reload
        vshufi32x4 zmm31, zmm31, [r8 + 2432], 0xd8                       ;   157.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1280], zmm1                                     ;   148.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 2496]                                      ;    70.7 p2     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 2496], 0xd8                         ;   158.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1344], zmm24                                    ;   147.5 p8+p9  192 dst spill
        vmovdqu64 zmm24, [r8 + 3456]                                     ;    71.7 p2     192 dst reload
        vshufi32x4 zmm24, zmm24, [r8 + 3456], 0xd8                       ;   159.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1408], zmm17                                    ;   146.5 p7+p4  192 dst spill
        vpsrlq zmm17, zmm27, 2                                           ;   155.5 p0     192 dst
        vmovdqu64 [rbp + 1472], zmm15                                    ;   145.5 p8+p9  192 dst spill
        vmovdqu64 zmm15, [r8 + 3520]                                     ;    72.7 p2     192 dst reload
        vshufi32x4 zmm15, zmm15, [r8 + 3520], 0xd8                       ;   160.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1536], zmm5                                     ;   144.5 p7+p4  192 dst spill
        vmovdqu64 zmm5, [r8 + 4480]                                      ;    73.7 p2     192 dst reload
        vshufi32x4 zmm5, zmm5, [r8 + 4480], 0xd8                         ;   161.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1600], zmm8                                     ;   143.5 p8+p9  192 dst spill
        vpsrlq zmm8, zmm4, 2                                             ;   156.5 p0     192 dst
        vmovdqu64 [rbp + 1664], zmm13                                    ;   141.5 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 4544]                                     ;    74.7 p2     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 4544], 0xd8                       ;   162.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1728], zmm7                                     ;   139.5 p8+p9  192 dst spill
        vpsrlq zmm7, zmm30, 2                                            ;   157.5 p0     192 dst
        vmovdqu64 [rbp + 1792], zmm6                                     ;   138.5 p7+p4  192 dst spill
        vmovdqu64 zmm6, [r8 + 5504]                                      ;    75.7 p2     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 5504], 0xd8                         ;   163.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1856], zmm11                                    ;   137.5 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 5568]                                     ;    76.7 p2     192 dst reload
        vshufi32x4 zmm11, zmm11, [r8 + 5568], 0xd8                       ;   164.5 p5+p3  192 dst
        vmovdqu64 zmm20, [r8 + 6528]                                     ;    77.7 p2     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 6528], 0xd8                       ;   165.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1920], zmm15                                    ;   163.5 p7+p4  192 dst spill
        vpsrlq zmm15, zmm14, 2                                           ;   158.5 p0     192 dst
        vmovdqu64 [rbp + 1984], zmm24                                    ;   162.5 p8+p9  192 dst spill
        vpsrlq zmm24, zmm12, 2                                           ;   159.5 p0     192 dst
        vmovdqu64 [rbp + 2048], zmm1                                     ;   161.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 6592]                                      ;    78.7 p2     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 6592], 0xd8                         ;   166.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2112], zmm1                                     ;   169.5 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 7552]                                      ;    79.7 p2     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 7552], 0xd8                         ;   167.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2176], zmm1                                     ;   170.5 p7+p4  192 dst spill
        vpsrlq zmm1, zmm29, 2                                            ;   160.5 p0     192 dst
        vmovdqu64 [rbp + 2240], zmm31                                    ;   160.5 p8+p9  192 dst spill
        vmovdqu64 zmm31, [r8 + 7616]                                     ;    80.7 p2     192 dst reload
        vshufi32x4 zmm31, zmm31, [r8 + 7616], 0xd8                       ;   168.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2304], zmm31                                    ;   171.5 p7+p4  192 dst spill
        vpsrlq zmm31, zmm19, 2                                           ;   161.5 p0     192 dst
        vmovdqu64 [rbp + 2368], zmm20                                    ;   168.5 p8+p9  192 dst spill
        vpsrlq zmm20, zmm23, 2                                           ;   162.5 p0     192 dst
        vmovdqu64 [rbp + 2432], zmm10                                    ;   159.5 p7+p4  192 dst spill
        vpsllq zmm10, zmm2, 2                                            ;   163.5 p0     192 dst
        vmovdqu64 [rbp + 2496], zmm11                                    ;   167.5 p8+p9  192 dst spill
        vpsllq zmm11, zmm22, 2                                           ;   164.5 p0     192 dst
        vpternlogd zmm17, zmm22, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   165.5 p0+p2  192 dst
        vpsllq zmm22, zmm25, 2                                           ;   166.5 p0     192 dst
        vmovdqu64 [rbp + 2560], zmm16                                    ;   158.5 p7+p4  192 dst spill
        vpsllq zmm16, zmm18, 2                                           ;   167.5 p0     192 dst
        vpternlogd zmm7, zmm18, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   168.5 p0+p3  192 dst
        vpsllq zmm18, zmm21, 2                                           ;   169.5 p0     192 dst
        vpternlogd zmm8, zmm21, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   169.5 p5+p2  192 dst
        vmovdqu64 zmm21, [rel aes_to_slices.T0_constants512 + 64]        ;    83.5 p3     192 dst reload
        vpternlogd zmm11, zmm27, zmm21, 0xd8                             ;   170.5 p0     192 dst
        vpternlogd zmm31, zmm2, zmm21, 0xe4                              ;   170.5 p5     192 dst
        vpternlogd zmm10, zmm19, zmm21, 0xd8                             ;   171.5 p0     192 dst
        vpternlogd zmm24, zmm0, zmm21, 0xe4                              ;   171.5 p5     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   172.5 p0     192 dst
        vpsllq zmm2, zmm28, 2                                            ;   173.5 p0     192 dst
        vpternlogd zmm15, zmm28, zmm21, 0xe4                             ;   172.5 p5     192 dst
        vpternlogd zmm20, zmm25, zmm21, 0xe4                             ;   173.5 p5     192 dst
        vpternlogd zmm18, zmm4, zmm21, 0xd8                              ;   174.5 p0     192 dst
        vmovdqu64 zmm4, [rbp + 2560]                                     ;   158.5 p2     192 dst reload
        vpsrlq zmm19, zmm4, 1                                            ;   175.5 p0     192 dst
        vpsllq zmm25, zmm26, 2                                           ;   176.5 p0     192 dst
        vpternlogd zmm1, zmm26, zmm21, 0xe4                              ;   174.5 p5     192 dst
        vpternlogd zmm16, zmm30, zmm21, 0xd8                             ;   175.5 p5     192 dst
        vpternlogd zmm22, zmm23, zmm21, 0xd8                             ;   176.5 p5     192 dst
        vpternlogd zmm0, zmm12, zmm21, 0xd8                              ;   177.5 p0     192 dst
        vmovdqu64 zmm12, [rbp + 2496]                                    ;   167.5 p3     192 dst reload
        vpsllq zmm23, zmm12, 1                                           ;   178.5 p0     192 dst
        vmovdqu64 zmm26, [rbp + 2432]                                    ;   159.5 p2     192 dst reload
        vpsrlq zmm27, zmm26, 1                                           ;   179.5 p0     192 dst
        vpternlogd zmm2, zmm14, zmm21, 0xd8                              ;   177.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 2368]                                    ;   168.5 p3     192 dst reload
        vpsllq zmm28, zmm14, 1                                           ;   180.5 p0     192 dst
        vpternlogd zmm25, zmm29, zmm21, 0xd8                             ;   178.5 p5     192 dst
        vmovdqu64 zmm29, [rbp + 2240]                                    ;   160.5 p2     192 dst reload
        vpsrlq zmm30, zmm29, 1                                           ;   181.5 p0     192 dst
        vpsrlq zmm21, zmm17, 4                                           ;   182.5 p0     192 dst
        vpsrlq zmm14, zmm11, 4                                           ;   183.5 p0     192 dst
        vpsrlq zmm29, zmm9, 1                                            ;   184.5 p0     192 dst
        vpsllq zmm12, zmm10, 4                                           ;   185.5 p0     192 dst
        vpsrlq zmm26, zmm3, 1                                            ;   186.5 p0     192 dst
        vpsrlq zmm4, zmm8, 4                                             ;   187.5 p0     192 dst
        vmovdqu64 [rbp + 2624], zmm30                                    ;   182.5 p8+p9  192 dst spill
        vpsllq zmm30, zmm24, 4                                           ;   188.5 p0     192 dst
        vmovdqu64 [rbp + 2688], zmm28                                    ;   181.5 p7+p4  192 dst spill
        vpsllq zmm28, zmm31, 4                                           ;   189.5 p0     192 dst
        vmovdqu64 [rbp + 2752], zmm27                                    ;   180.5 p8+p9  192 dst spill
        vpsrlq zmm27, zmm7, 4                                            ;   190.5 p0     192 dst
        vpternlogd zmm21, zmm24, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   183.5 p5+p3  192 dst
        vpsrlq zmm24, zmm18, 4                                           ;   191.5 p0     192 dst
        vpternlogd zmm12, zmm18, [rel aes_to_slices.T0_constants512 + 128], 0xd8 ;   186.5 p5+p2  192 dst
        vpsllq zmm18, zmm0, 4                                            ;   192.5 p0     192 dst
        vpternlogd zmm14, zmm0, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   184.5 p5+p3  192 dst
        vpsllq zmm0, zmm5, 1                                             ;   193.5 p0     192 dst
        vmovdqu64 [rbp + 2816], zmm23                                    ;   179.5 p7+p4  192 dst spill
        vpsrlq zmm23, zmm15, 4                                           ;   194.5 p0     192 dst
        vmovdqu64 [rbp + 2880], zmm19                                    ;   176.5 p8+p9  192 dst spill
        vpsrlq zmm19, zmm16, 4                                           ;   195.5 p0     192 dst
        vpternlogd zmm30, zmm17, [rel aes_to_slices.T0_constants512 + 128], 0xd8 ;   189.5 p5+p2  192 dst
        vpsllq zmm17, zmm20, 4                                           ;   196.5 p0     192 dst
        vmovdqu64 [rbp + 2944], zmm6                                     ;   166.5 p7+p4  192 dst spill
        vpsllq zmm6, zmm1, 4                                             ;   197.5 p0     192 dst
        vpternlogd zmm4, zmm31, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   188.5 p5+p3  192 dst
        vpsllq zmm31, zmm13, 1                                           ;   198.5 p0     192 dst
        vmovdqu64 [rbp + 3008], zmm26                                    ;   187.5 p8+p9  192 dst spill
        vpsllq zmm26, zmm22, 4                                           ;   199.5 p0     192 dst
        vpternlogd zmm18, zmm11, [rel aes_to_slices.T0_constants512 + 128], 0xd8 ;   193.5 p5+p2  192 dst
        vmovdqu64 zmm11, [rel aes_to_slices.T0_constants512 + 128]       ;    89.5 p3     192 dst reload
        vpternlogd zmm28, zmm8, zmm11, 0xd8                              ;   190.5 p5     192 dst
        vpternlogd zmm24, zmm10, zmm11, 0xe4                             ;   192.5 p5     192 dst
        vmovdqu64 zmm8, [rbp + 2944]                                     ;   166.5 p2     192 dst reload
        vpsllq zmm10, zmm8, 1                                            ;   200.5 p0     192 dst
        vpternlogd zmm27, zmm1, zmm11, 0xe4                              ;   191.5 p5     192 dst
        vpternlogd zmm23, zmm20, zmm11, 0xe4                             ;   195.5 p5     192 dst
        vmovdqu64 zmm1, [rbp + 2112]                                     ;   169.5 p3     192 dst reload
        vpsllq zmm20, zmm1, 1                                            ;   201.5 p0     192 dst
        vpternlogd zmm6, zmm7, zmm11, 0xd8                               ;   198.5 p5     192 dst
        vpternlogd zmm17, zmm15, zmm11, 0xd8                             ;   197.5 p5     192 dst
        vmovdqu64 zmm7, [rbp + 2048]                                     ;   161.5 p2     192 dst reload
        vpsrlq zmm15, zmm7, 1                                            ;   202.5 p0     192 dst
        vpternlogd zmm19, zmm25, zmm11, 0xe4                             ;   196.5 p5     192 dst
        vpsllq zmm25, zmm25, 4                                           ;   203.5 p0     192 dst
        vpternlogd zmm25, zmm16, zmm11, 0xd8                             ;   204.5 p5     192 dst
        vpsrlq zmm16, zmm2, 4                                            ;   204.5 p0     192 dst
        vpternlogd zmm26, zmm2, zmm11, 0xd8                              ;   200.5 p5     192 dst
        vpternlogd zmm16, zmm22, zmm11, 0xe4                             ;   205.5 p5     192 dst
        vmovdqu64 zmm2, [rbp + 2176]                                     ;   170.5 p3     192 dst reload
        vpsllq zmm22, zmm2, 1                                            ;   205.5 p0     192 dst
        vpternlogd zmm29, zmm5, [rel aes_to_slices.T0_constants512], 0xe4 ;   195.5 p5+p2  192 dst
        vpunpcklbw zmm5, zmm21, zmm4                                     ;   196.5 p5     192 dst
        vpunpckhbw zmm4, zmm21, zmm4                                     ;   197.5 p5     192 dst
        vmovdqu64 zmm21, [rel aes_to_slices.T0_constants512]             ;    93.7 p3     192 dst reload
        vpternlogd zmm0, zmm9, zmm21, 0xd8                               ;   198.5 p5     192 dst
        vpternlogd zmm13, zmm21, [rbp + 3008], 0xb8                      ;   199.5 p5+p2  192 dst
        vpternlogd zmm31, zmm3, zmm21, 0xd8                              ;   200.5 p5     192 dst
        vmovdqu64 zmm3, [rbp + 1984]                                     ;   162.5 p3     192 dst reload
        vpsrlq zmm9, zmm3, 1                                             ;   206.5 p0     192 dst
        vpternlogd zmm20, zmm7, zmm21, 0xd8                              ;   202.5 p5     192 dst
        vpternlogd zmm8, zmm21, [rbp + 2880], 0xb8                       ;   202.5 p5+p2  192 dst
        vpternlogd zmm15, zmm1, zmm21, 0xe4                              ;   203.5 p5     192 dst
        vmovdqu64 zmm1, [rbp + 2304]                                     ;   171.5 p3     192 dst reload
        vpsllq zmm7, zmm1, 1                                             ;   207.5 p0     192 dst
        vpternlogd zmm22, zmm3, zmm21, 0xd8                              ;   206.5 p5     192 dst
        vpunpcklbw zmm3, zmm30, zmm28                                    ;   205.5 p5     192 dst
        vpunpckhbw zmm28, zmm30, zmm28                                   ;   206.5 p5     192 dst
        vpunpcklbw zmm30, zmm14, zmm24                                   ;   207.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm24                                   ;   208.5 p5     192 dst
        vpunpcklbw zmm24, zmm18, zmm12                                   ;   209.5 p5     192 dst
        vpunpckhbw zmm12, zmm18, zmm12                                   ;   210.5 p5     192 dst
        vpternlogd zmm9, zmm2, zmm21, 0xe4                               ;   208.5 p0     192 dst
        vmovdqu64 zmm2, [rbp + 1920]                                     ;   163.5 p2     192 dst reload
        vpsrlq zmm18, zmm2, 1                                            ;   209.5 p0     192 dst
        vpternlogd zmm7, zmm2, zmm21, 0xd8                               ;   210.5 p0     192 dst
        vpunpcklbw zmm2, zmm27, zmm23                                    ;   211.5 p5     192 dst
        vpunpckhbw zmm23, zmm27, zmm23                                   ;   212.5 p5     192 dst
        vpternlogd zmm18, zmm1, zmm21, 0xe4                              ;   211.5 p0     192 dst
        vpunpcklbw zmm1, zmm6, zmm17                                     ;   213.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm17                                     ;   214.5 p5     192 dst
        vpunpcklbw zmm17, zmm25, zmm26                                   ;   215.5 p5     192 dst
        vpunpckhbw zmm25, zmm25, zmm26                                   ;   216.5 p5     192 dst
        vpunpcklbw zmm26, zmm19, zmm16                                   ;   217.5 p5     192 dst
        vpunpckhbw zmm16, zmm19, zmm16                                   ;   218.5 p5     192 dst
        vpternlogd zmm10, zmm21, [rbp + 2560], 0xb8                      ;   212.5 p0+p3  192 dst
        vpsrlq zmm19, zmm0, 2                                            ;   213.5 p0     192 dst
        vpsrlq zmm27, zmm29, 2                                           ;   214.5 p0     192 dst
        vmovdqu64 [rbp + 2560], zmm23                                    ;   213.5 p7+p4  192 dst spill
        vpsrlq zmm23, zmm31, 2                                           ;   215.5 p0     192 dst
        vmovdqu64 [rbp + 2304], zmm2                                     ;   212.5 p8+p9  192 dst spill
        vpsllq zmm2, zmm20, 2                                            ;   216.5 p0     192 dst
        vmovdqu64 [rbp + 1920], zmm6                                     ;   215.5 p7+p4  192 dst spill
        vpsrlq zmm6, zmm13, 2                                            ;   217.5 p0     192 dst
        vpternlogd zmm23, zmm20, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   218.5 p0+p2  192 dst
        vmovdqu64 zmm20, [rel aes_to_slices.T0_constants512 + 64]        ;   101.2 p3     192 dst reload
        vpternlogd zmm2, zmm31, zmm20, 0xd8                              ;   219.5 p0     192 dst
        vpternlogd zmm6, zmm15, zmm20, 0xe4                              ;   219.5 p5     192 dst
        vpsllq zmm15, zmm15, 2                                           ;   220.5 p0     192 dst
        vpternlogd zmm15, zmm13, zmm20, 0xd8                             ;   221.5 p5     192 dst
        vpsllq zmm13, zmm22, 2                                           ;   221.5 p0     192 dst
        vpternlogd zmm13, zmm10, zmm20, 0xd8                             ;   222.5 p5     192 dst
        vpsrlq zmm10, zmm10, 2                                           ;   222.5 p0     192 dst
        vpternlogd zmm10, zmm22, zmm20, 0xe4                             ;   223.5 p5     192 dst
        vpsrlq zmm22, zmm8, 2                                            ;   223.5 p0     192 dst
        vpsllq zmm31, zmm7, 2                                            ;   224.5 p0     192 dst
        vpternlogd zmm22, zmm9, zmm20, 0xe4                              ;   224.5 p5     192 dst
        vpsllq zmm9, zmm9, 2                                             ;   225.5 p0     192 dst
        vpternlogd zmm9, zmm8, zmm20, 0xd8                               ;   226.5 p5     192 dst
        vpsllq zmm8, zmm18, 2                                            ;   226.5 p0     192 dst
        vmovdqu64 [rbp + 2176], zmm1                                     ;   214.5 p8+p9  192 dst spill
        vpsrlq zmm1, zmm2, 4                                             ;   227.5 p0     192 dst
        vmovdqu64 [rbp + 1984], zmm16                                    ;   219.5 p7+p4  192 dst spill
        vpsrlq zmm16, zmm23, 4                                           ;   228.5 p0     192 dst
        vmovdqu64 [rbp + 2112], zmm26                                    ;   218.5 p8+p9  192 dst spill
        vpsllq zmm26, zmm13, 4                                           ;   229.5 p0     192 dst
        vmovdqu64 [rbp + 2944], zmm25                                    ;   217.5 p7+p4  192 dst spill
        vpsllq zmm25, zmm10, 4                                           ;   230.5 p0     192 dst
        vmovdqu64 [rbp + 2880], zmm17                                    ;   216.5 p8+p9  192 dst spill
        vpsrlq zmm17, zmm15, 4                                           ;   231.5 p0     192 dst
        vmovdqu64 [rbp + 2048], zmm4                                     ;   198.5 p7+p4  192 dst spill
        vpsrlq zmm4, zmm6, 4                                             ;   232.5 p0     192 dst
        vmovdqu64 [rbp + 3008], zmm5                                     ;   197.5 p8+p9  192 dst spill
        vpsllq zmm5, zmm9, 4                                             ;   233.5 p0     192 dst
        vmovdqu64 [rbp + 3072], zmm28                                    ;   207.5 p7+p4  192 dst spill
        vpsllq zmm28, zmm22, 4                                           ;   234.5 p0     192 dst
        vmovdqu64 [rbp + 3136], zmm3                                     ;   206.5 p8+p9  192 dst spill
        vmovdqu64 zmm3, [rbp + 2816]                                     ;   179.5 p2     192 dst
        vpternlogd zmm3, zmm21, [rbp + 2432], 0xb8                       ;   225.5 p5+p3  192 dst
        vpternlogd zmm31, zmm3, zmm20, 0xd8                              ;   226.5 p5     192 dst
        vpsrlq zmm3, zmm3, 2                                             ;   235.5 p0     192 dst
        vpternlogd zmm3, zmm7, zmm20, 0xe4                               ;   236.5 p5     192 dst
        vpternlogd zmm1, zmm31, zmm11, 0xe4                              ;   228.5 p5     192 dst
        vpsllq zmm7, zmm31, 4                                            ;   236.5 p0     192 dst
        vpternlogd zmm7, zmm2, zmm11, 0xd8                               ;   237.5 p5     192 dst
        vpternlogd zmm16, zmm3, zmm11, 0xe4                              ;   237.5 p5     192 dst
        vpsllq zmm2, zmm3, 4                                             ;   237.5 p0     192 dst
        vpternlogd zmm2, zmm23, zmm11, 0xd8                              ;   238.5 p5     192 dst
        vmovdqu64 zmm3, [rbp + 2752]                                     ;   180.5 p2     192 dst
        vpternlogd zmm3, zmm21, [rbp + 2496], 0xe2                       ;   232.5 p5+p3  192 dst
        vmovdqu64 zmm23, [r8 + 512]                                      ;   109.5 p2     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 512], 0xd8                        ;   233.5 p5+p3  192 dst
        vmovdqu64 zmm31, [r8 + 576]                                      ;   110.5 p2     192 dst reload
        vshufi32x4 zmm31, zmm31, [r8 + 576], 0xd8                        ;   234.5 p5+p3  192 dst
        vpternlogd zmm8, zmm3, zmm20, 0xd8                               ;   235.5 p5     192 dst
        vpsrlq zmm3, zmm3, 2                                             ;   238.5 p0     192 dst
        vpternlogd zmm3, zmm18, zmm20, 0xe4                              ;   239.5 p5     192 dst
        vmovdqu64 zmm18, [r8 + 1536]                                     ;   111.5 p2     192 dst reload
        vshufi32x4 zmm18, zmm18, [r8 + 1536], 0xd8                       ;   237.5 p5+p3  192 dst
        vpternlogd zmm17, zmm8, zmm11, 0xe4                              ;   238.5 p5     192 dst
        vpsllq zmm8, zmm8, 4                                             ;   239.5 p0     192 dst
        vpternlogd zmm8, zmm15, zmm11, 0xd8                              ;   240.5 p5     192 dst
        vpternlogd zmm4, zmm3, zmm11, 0xe4                               ;   240.5 p0     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   241.5 p0     192 dst
        vpternlogd zmm3, zmm6, zmm11, 0xd8                               ;   242.5 p5     192 dst
        vmovdqu64 zmm6, [rbp + 2688]                                     ;   181.5 p2     192 dst
        vpternlogd zmm6, zmm21, [rbp + 2240], 0xb8                       ;   241.5 p5+p3  192 dst
        vmovdqu64 zmm15, [r8 + 1600]                                     ;   113.5 p2     192 dst reload
        vshufi32x4 zmm15, zmm15, [r8 + 1600], 0xd8                       ;   242.5 p5+p3  192 dst
        vpternlogd zmm19, zmm6, zmm20, 0xe4                              ;   242.5 p0     192 dst
        vpsllq zmm6, zmm6, 2                                             ;   243.5 p0     192 dst
        vpternlogd zmm6, zmm0, zmm20, 0xd8                               ;   244.5 p5     192 dst
        vpternlogd zmm26, zmm6, zmm11, 0xd8                              ;   245.5 p0     192 dst
        vpsrlq zmm0, zmm6, 4                                             ;   245.5 p0     192 dst
        vpternlogd zmm0, zmm13, zmm11, 0xe4                              ;   246.5 p5     192 dst
        vpternlogd zmm25, zmm19, zmm11, 0xd8                             ;   245.5 p5     192 dst
        vpsrlq zmm6, zmm19, 4                                            ;   246.5 p0     192 dst
        vpternlogd zmm6, zmm10, zmm11, 0xe4                              ;   247.5 p5     192 dst
        vmovdqu64 zmm10, [rbp + 2624]                                    ;   182.5 p2     192 dst
        vpternlogd zmm10, zmm21, [rbp + 2368], 0xe2                      ;   247.5 p0+p3  192 dst
        vmovdqu64 zmm13, [r8 + 2560]                                     ;   115.5 p2     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 2560], 0xd8                       ;   247.5 p5+p3  192 dst
        vmovdqu64 zmm19, [r8 + 2624]                                     ;   116.5 p2     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 2624], 0xd8                       ;   248.5 p5+p3  192 dst
        vpternlogd zmm27, zmm10, zmm20, 0xe4                             ;   248.5 p0     192 dst
        vpsllq zmm10, zmm10, 2                                           ;   249.5 p0     192 dst
        vpternlogd zmm10, zmm29, zmm20, 0xd8                             ;   250.5 p5     192 dst
        vmovdqu64 zmm29, [r8 + 3584]                                     ;   117.5 p2     192 dst reload
        vshufi32x4 zmm29, zmm29, [r8 + 3584], 0xd8                       ;   250.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2368], zmm14                                    ;   209.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [r8 + 3648]                                     ;   118.5 p2     192 dst reload
        vshufi32x4 zmm14, zmm14, [r8 + 3648], 0xd8                       ;   251.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2624], zmm30                                    ;   208.5 p8+p9  192 dst spill
        vmovdqu64 zmm30, [r8 + 4608]                                     ;   119.5 p2     192 dst reload
        vshufi32x4 zmm30, zmm30, [r8 + 4608], 0xd8                       ;   252.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2240], zmm12                                    ;   211.5 p7+p4  192 dst spill
        vmovdqu64 zmm12, [r8 + 4672]                                     ;   120.5 p2     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 4672], 0xd8                       ;   253.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2688], zmm24                                    ;   210.5 p8+p9  192 dst spill
        vmovdqu64 zmm24, [r8 + 5632]                                     ;   121.5 p2     192 dst reload
        vshufi32x4 zmm24, zmm24, [r8 + 5632], 0xd8                       ;   254.5 p5+p3  192 dst
        vmovdqu64 zmm20, [r8 + 5696]                                     ;   122.5 p2     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 5696], 0xd8                       ;   255.5 p5+p3  192 dst
        vmovdqu64 zmm21, [r8 + 6656]                                     ;   123.5 p2     192 dst reload
        vshufi32x4 zmm21, zmm21, [r8 + 6656], 0xd8                       ;   256.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2496], zmm14                                    ;   254.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [r8 + 6720]                                     ;   124.5 p2     192 dst reload
        vshufi32x4 zmm14, zmm14, [r8 + 6720], 0xd8                       ;   257.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2752], zmm29                                    ;   253.5 p8+p9  192 dst spill
        vmovdqu64 zmm29, [r8 + 7680]                                     ;   125.5 p2     192 dst reload
        vshufi32x4 zmm29, zmm29, [r8 + 7680], 0xd8                       ;   258.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2432], zmm29                                    ;   261.5 p7+p4  192 dst spill
        vmovdqu64 zmm29, [r8 + 7744]                                     ;   126.5 p2     192 dst reload
        vshufi32x4 zmm29, zmm29, [r8 + 7744], 0xd8                       ;   259.5 p5+p3  192 dst
        vpternlogd zmm5, zmm10, zmm11, 0xd8                              ;   251.5 p0     192 dst
        vpsrlq zmm10, zmm10, 4                                           ;   251.5 p0     192 dst
        vpternlogd zmm10, zmm9, zmm11, 0xe4                              ;   252.5 p0     192 dst
        vpternlogd zmm28, zmm27, zmm11, 0xd8                             ;   253.5 p0     192 dst
        vpsrlq zmm9, zmm27, 4                                            ;   254.5 p0     192 dst
        vpternlogd zmm9, zmm22, zmm11, 0xe4                              ;   255.5 p0     192 dst
        vmovdqu64 zmm22, [rbp + 2432]                                    ;   261.5 p2     192 dst reload
        vpsllq zmm27, zmm22, 1                                           ;   267.5 p0     192 dst
        vpsrlq zmm11, zmm23, 1                                           ;   257.5 p0     192 dst
        vpunpcklbw zmm22, zmm26, zmm7                                    ;   260.5 p5     192 dst
        vpunpckhbw zmm7, zmm26, zmm7                                     ;   261.5 p5     192 dst
        vpsrlq zmm26, zmm31, 1                                           ;   258.5 p0     192 dst
        vmovdqu64 [rbp + 2816], zmm7                                     ;   262.5 p8+p9  192 dst spill
        vpunpcklbw zmm7, zmm0, zmm1                                      ;   262.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm1                                      ;   263.5 p5     192 dst
        vpunpcklbw zmm1, zmm25, zmm2                                     ;   264.5 p5     192 dst
        vpunpckhbw zmm2, zmm25, zmm2                                     ;   265.5 p5     192 dst
        vpunpcklbw zmm25, zmm6, zmm16                                    ;   266.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   267.5 p5     192 dst
        vpsrlq zmm16, zmm18, 1                                           ;   259.5 p0     192 dst
        vmovdqu64 [rbp + 3200], zmm6                                     ;   268.5 p7+p4  192 dst spill
        vpunpcklbw zmm6, zmm5, zmm8                                      ;   268.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm8                                      ;   269.5 p5     192 dst
        vpunpcklbw zmm8, zmm10, zmm17                                    ;   270.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm17                                   ;   271.5 p5     192 dst
        vmovdqu64 zmm17, [rbp + 2752]                                    ;   253.5 p3     192 dst reload
        vmovdqu64 [rbp + 3264], zmm10                                    ;   272.5 p8+p9  192 dst spill
        vpsrlq zmm10, zmm17, 1                                           ;   260.5 p0     192 dst
        vmovdqu64 [rbp + 3328], zmm8                                     ;   271.5 p7+p4  192 dst spill
        vpsrlq zmm8, zmm15, 1                                            ;   261.5 p0     192 dst
        vmovdqu64 [rbp + 3392], zmm5                                     ;   270.5 p8+p9  192 dst spill
        vpunpcklbw zmm5, zmm28, zmm3                                     ;   272.5 p5     192 dst
        vpunpckhbw zmm3, zmm28, zmm3                                     ;   273.5 p5     192 dst
        vmovdqu64 zmm28, [rbp + 2496]                                    ;   254.5 p2     192 dst reload
        vmovdqu64 [rbp + 3456], zmm3                                     ;   274.5 p7+p4  192 dst spill
        vpsrlq zmm3, zmm28, 1                                            ;   262.5 p0     192 dst
        vmovdqu64 [rbp + 3520], zmm5                                     ;   273.5 p8+p9  192 dst spill
        vpunpcklbw zmm5, zmm9, zmm4                                      ;   274.5 p5     192 dst
        vpunpckhbw zmm4, zmm9, zmm4                                      ;   275.5 p5     192 dst
        vpsrlq zmm9, zmm13, 1                                            ;   263.5 p0     192 dst
        vmovdqu64 [rbp + 3584], zmm4                                     ;   276.5 p7+p4  192 dst spill
        vpsllq zmm4, zmm30, 1                                            ;   264.5 p0     192 dst
        vpternlogd zmm11, zmm30, [rel aes_to_slices.T0_constants512], 0xe4 ;   265.5 p0+p3  192 dst
        vmovdqu64 zmm30, [rel aes_to_slices.T0_constants512]             ;   129.5 p2     192 dst reload
        vpternlogd zmm4, zmm23, zmm30, 0xd8                              ;   266.5 p0     192 dst
        vpternlogd zmm26, zmm12, zmm30, 0xe4                             ;   267.5 p0     192 dst
        vpsllq zmm12, zmm12, 1                                           ;   268.5 p0     192 dst
        vpternlogd zmm12, zmm31, zmm30, 0xd8                             ;   269.5 p0     192 dst
        vpternlogd zmm16, zmm24, zmm30, 0xe4                             ;   270.5 p0     192 dst
        vpsllq zmm23, zmm24, 1                                           ;   271.5 p0     192 dst
        vpternlogd zmm23, zmm18, zmm30, 0xd8                             ;   272.5 p0     192 dst
        vpsrlq zmm18, zmm19, 1                                           ;   273.5 p0     192 dst
        vpternlogd zmm27, zmm17, zmm30, 0xd8                             ;   274.5 p0     192 dst
        vpternlogd zmm8, zmm20, zmm30, 0xe4                              ;   275.5 p0     192 dst
        vpsllq zmm17, zmm20, 1                                           ;   276.5 p0     192 dst
        vpternlogd zmm9, zmm21, zmm30, 0xe4                              ;   276.5 p5     192 dst
        vpsllq zmm20, zmm21, 1                                           ;   277.5 p0     192 dst
        vpternlogd zmm3, zmm29, zmm30, 0xe4                              ;   277.5 p5     192 dst
        vpsllq zmm21, zmm29, 1                                           ;   278.5 p0     192 dst
        vpsllq zmm24, zmm14, 1                                           ;   279.5 p0     192 dst
        vpternlogd zmm18, zmm14, zmm30, 0xe4                             ;   278.5 p5     192 dst
        vpternlogd zmm17, zmm15, zmm30, 0xd8                             ;   279.5 p5     192 dst
        vmovdqu64 zmm14, [r8 + 640]                                      ;   130.5 p3     192 dst reload
        vshufi32x4 zmm14, zmm14, [r8 + 640], 0xd8                        ;   280.5 p5+p2  192 dst
        vmovdqu64 zmm15, [r8 + 704]                                      ;   131.5 p3     192 dst reload
        vshufi32x4 zmm15, zmm15, [r8 + 704], 0xd8                        ;   281.5 p5+p2  192 dst
        vmovdqu64 zmm29, [r8 + 1664]                                     ;   132.5 p3     192 dst reload
        vshufi32x4 zmm29, zmm29, [r8 + 1664], 0xd8                       ;   282.5 p5+p2  192 dst
        vpternlogd zmm20, zmm13, zmm30, 0xd8                             ;   280.5 p0     192 dst
        vmovdqu64 zmm13, [r8 + 1728]                                     ;   133.5 p3     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 1728], 0xd8                       ;   283.5 p5+p2  192 dst
        vmovdqu64 zmm31, [r8 + 2688]                                     ;   134.5 p3     192 dst reload
        vshufi32x4 zmm31, zmm31, [r8 + 2688], 0xd8                       ;   284.5 p5+p2  192 dst
        vpternlogd zmm24, zmm19, zmm30, 0xd8                             ;   281.5 p0     192 dst
        vmovdqu64 zmm19, [r8 + 2752]                                     ;   135.5 p3     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 2752], 0xd8                       ;   285.5 p5+p2  192 dst
        vpternlogd zmm21, zmm28, zmm30, 0xd8                             ;   282.5 p0     192 dst
        vmovdqu64 zmm28, [r8 + 3712]                                     ;   136.5 p3     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 3712], 0xd8                       ;   286.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2496], zmm5                                     ;   275.5 p8+p9  192 dst spill
        vmovdqu64 zmm5, [r8 + 3776]                                      ;   137.5 p3     192 dst reload
        vshufi32x4 zmm5, zmm5, [r8 + 3776], 0xd8                         ;   287.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2752], zmm6                                     ;   269.5 p7+p4  192 dst spill
        vmovdqu64 zmm6, [r8 + 4736]                                      ;   138.5 p3     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 4736], 0xd8                         ;   288.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3648], zmm25                                    ;   267.5 p8+p9  192 dst spill
        vmovdqu64 zmm25, [r8 + 4800]                                     ;   139.5 p3     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 4800], 0xd8                       ;   289.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3712], zmm2                                     ;   266.5 p7+p4  192 dst spill
        vmovdqu64 zmm2, [r8 + 5760]                                      ;   140.5 p3     192 dst reload
        vshufi32x4 zmm2, zmm2, [r8 + 5760], 0xd8                         ;   290.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3776], zmm1                                     ;   265.5 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 5824]                                      ;   141.5 p3     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 5824], 0xd8                         ;   291.5 p5+p2  192 dst
        vpternlogd zmm10, zmm30, [rbp + 2432], 0xe2                      ;   283.5 p0+p3  192 dst
        vmovdqu64 [rbp + 2432], zmm0                                     ;   264.5 p7+p4  192 dst spill
        vmovdqu64 zmm0, [r8 + 6784]                                      ;   142.7 p2     192 dst reload
        vshufi32x4 zmm0, zmm0, [r8 + 6784], 0xd8                         ;   292.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3840], zmm7                                     ;   263.5 p8+p9  192 dst spill
        vmovdqu64 zmm7, [r8 + 6848]                                      ;   143.7 p2     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 6848], 0xd8                         ;   293.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3904], zmm22                                    ;   261.5 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 7808]                                     ;   144.7 p2     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 7808], 0xd8                       ;   294.5 p5+p3  192 dst
        vmovdqu64 zmm30, [r8 + 7872]                                     ;   145.7 p2     192 dst reload
        vshufi32x4 zmm30, zmm30, [r8 + 7872], 0xd8                       ;   295.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3968], zmm5                                     ;   290.5 p8+p9  192 dst spill
        vpsrlq zmm5, zmm4, 2                                             ;   284.5 p0     192 dst
        vmovdqu64 [rbp + 4032], zmm30                                    ;   298.5 p7+p4  192 dst spill
        vpsrlq zmm30, zmm11, 2                                           ;   285.5 p0     192 dst
        vmovdqu64 [rbp + 4096], zmm28                                    ;   289.5 p8+p9  192 dst spill
        vpsrlq zmm28, zmm12, 2                                           ;   286.5 p0     192 dst
        vmovdqu64 [rbp + 4160], zmm22                                    ;   297.5 p7+p4  192 dst spill
        vpsrlq zmm22, zmm26, 2                                           ;   287.5 p0     192 dst
        vmovdqu64 [rbp + 4224], zmm19                                    ;   288.5 p8+p9  192 dst spill
        vpsrlq zmm19, zmm23, 2                                           ;   288.5 p0     192 dst
        vmovdqu64 [rbp + 4288], zmm7                                     ;   296.5 p7+p4  192 dst spill
        vpsllq zmm7, zmm27, 2                                            ;   289.5 p0     192 dst
        vmovdqu64 [rbp + 4352], zmm31                                    ;   287.5 p8+p9  192 dst spill
        vpsrlq zmm31, zmm16, 2                                           ;   290.5 p0     192 dst
        vmovdqu64 [rbp + 4416], zmm0                                     ;   295.5 p7+p4  192 dst spill
        vpsllq zmm0, zmm20, 2                                            ;   291.5 p0     192 dst
        vpternlogd zmm5, zmm20, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   292.5 p0+p2  192 dst
        vpsllq zmm20, zmm9, 2                                            ;   293.5 p0     192 dst
        vpternlogd zmm30, zmm9, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   294.5 p0+p3  192 dst
        vmovdqu64 zmm9, [rel aes_to_slices.T0_constants512 + 64]         ;   147.7 p2     192 dst reload
        vpternlogd zmm19, zmm27, zmm9, 0xe4                              ;   295.5 p0     192 dst
        vpternlogd zmm0, zmm4, zmm9, 0xd8                                ;   296.5 p0     192 dst
        vpternlogd zmm7, zmm23, zmm9, 0xd8                               ;   296.5 p5     192 dst
        vpternlogd zmm28, zmm24, zmm9, 0xe4                              ;   297.5 p0     192 dst
        vpsllq zmm4, zmm24, 2                                            ;   298.5 p0     192 dst
        vpsrlq zmm23, zmm8, 2                                            ;   299.5 p0     192 dst
        vpternlogd zmm20, zmm11, zmm9, 0xd8                              ;   297.5 p5     192 dst
        vpsrlq zmm11, zmm17, 2                                           ;   300.5 p0     192 dst
        vpternlogd zmm4, zmm12, zmm9, 0xd8                               ;   299.5 p5     192 dst
        vpsllq zmm12, zmm18, 2                                           ;   301.5 p0     192 dst
        vpternlogd zmm22, zmm18, zmm9, 0xe4                              ;   299.5 p5     192 dst
        vpsllq zmm18, zmm3, 2                                            ;   302.5 p0     192 dst
        vpternlogd zmm12, zmm26, zmm9, 0xd8                              ;   302.5 p5     192 dst
        vpsllq zmm24, zmm21, 2                                           ;   303.5 p0     192 dst
        vpternlogd zmm11, zmm21, zmm9, 0xe4                              ;   301.5 p5     192 dst
        vpsllq zmm21, zmm10, 2                                           ;   304.5 p0     192 dst
        vpternlogd zmm31, zmm10, zmm9, 0xe4                              ;   302.5 p5     192 dst
        vpternlogd zmm24, zmm17, zmm9, 0xd8                              ;   304.5 p5     192 dst
        vmovdqu64 zmm10, [rbp + 4416]                                    ;   295.5 p3     192 dst reload
        vpsllq zmm17, zmm10, 1                                           ;   305.5 p0     192 dst
        vmovdqu64 zmm26, [rbp + 4352]                                    ;   287.5 p2     192 dst reload
        vpsrlq zmm27, zmm26, 1                                           ;   306.5 p0     192 dst
        vpternlogd zmm23, zmm3, zmm9, 0xe4                               ;   304.5 p5     192 dst
        vpternlogd zmm18, zmm8, zmm9, 0xd8                               ;   305.5 p5     192 dst
        vmovdqu64 zmm3, [rbp + 4288]                                     ;   296.5 p3     192 dst reload
        vpsllq zmm8, zmm3, 1                                             ;   307.5 p0     192 dst
        vpternlogd zmm21, zmm16, zmm9, 0xd8                              ;   306.5 p5     192 dst
        vmovdqu64 zmm16, [rbp + 4224]                                    ;   288.5 p2     192 dst reload
        vpsrlq zmm9, zmm16, 1                                            ;   308.5 p0     192 dst
        vmovdqu64 zmm3, [rbp + 4160]                                     ;   297.5 p3     192 dst reload
        vpsllq zmm16, zmm3, 1                                            ;   309.5 p0     192 dst
        vmovdqu64 zmm3, [rbp + 4096]                                     ;   289.5 p2     192 dst reload
        vpsrlq zmm10, zmm3, 1                                            ;   310.5 p0     192 dst
        vmovdqu64 zmm3, [rbp + 4032]                                     ;   298.5 p3     192 dst reload
        vpsllq zmm26, zmm3, 1                                            ;   311.5 p0     192 dst
        vmovdqu64 zmm3, [rbp + 3968]                                     ;   290.5 p2     192 dst reload
        vmovdqu64 [rbp + 4480], zmm26                                    ;   312.5 p8+p9  192 dst spill
        vpsrlq zmm26, zmm3, 1                                            ;   312.5 p0     192 dst
        vpsrlq zmm3, zmm5, 4                                             ;   313.5 p0     192 dst
        vmovdqu64 [rbp + 4544], zmm26                                    ;   313.5 p7+p4  192 dst spill
        vpsrlq zmm26, zmm0, 4                                            ;   314.5 p0     192 dst
        vmovdqu64 [rbp + 4608], zmm10                                    ;   311.5 p8+p9  192 dst spill
        vpsllq zmm10, zmm7, 4                                            ;   315.5 p0     192 dst
        vmovdqu64 [rbp + 4672], zmm16                                    ;   310.5 p7+p4  192 dst spill
        vpsllq zmm16, zmm19, 4                                           ;   316.5 p0     192 dst
        vmovdqu64 [rbp + 4736], zmm9                                     ;   309.5 p8+p9  192 dst spill
        vpsrlq zmm9, zmm14, 1                                            ;   317.5 p0     192 dst
        vmovdqu64 [rbp + 4800], zmm8                                     ;   308.5 p7+p4  192 dst spill
        vpsrlq zmm8, zmm28, 4                                            ;   318.5 p0     192 dst
        vmovdqu64 [rbp + 4864], zmm27                                    ;   307.5 p8+p9  192 dst spill
        vpsrlq zmm27, zmm4, 4                                            ;   319.5 p0     192 dst
        vmovdqu64 [rbp + 4928], zmm17                                    ;   306.5 p7+p4  192 dst spill
        vpsrlq zmm17, zmm30, 4                                           ;   320.5 p0     192 dst
        vmovdqu64 [rbp + 4992], zmm13                                    ;   286.5 p8+p9  192 dst spill
        vpsrlq zmm13, zmm15, 1                                           ;   321.5 p0     192 dst
        vmovdqu64 [rbp + 5056], zmm1                                     ;   294.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 4992]                                     ;   286.5 p3     192 dst reload
        vmovdqu64 [rbp + 5120], zmm29                                    ;   285.5 p8+p9  192 dst spill
        vpsrlq zmm29, zmm1, 1                                            ;   322.5 p0     192 dst
        vmovdqu64 zmm1, [rbp + 5120]                                     ;   285.5 p2     192 dst reload
        vmovdqu64 [rbp + 5184], zmm29                                    ;   323.5 p7+p4  192 dst spill
        vpsrlq zmm29, zmm1, 1                                            ;   323.5 p0     192 dst
        vmovdqu64 zmm1, [rbp + 5056]                                     ;   294.5 p3     192 dst reload
        vmovdqu64 [rbp + 5248], zmm29                                    ;   324.5 p8+p9  192 dst spill
        vpsllq zmm29, zmm1, 1                                            ;   324.5 p0     192 dst
        vpsrlq zmm1, zmm20, 4                                            ;   325.5 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm29                                    ;   325.5 p7+p4  192 dst spill
        vpsllq zmm29, zmm11, 4                                           ;   326.5 p0     192 dst
        vpternlogd zmm26, zmm7, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   315.5 p5+p2  192 dst
        vpsllq zmm7, zmm24, 4                                            ;   327.5 p0     192 dst
        vpternlogd zmm10, zmm0, [rel aes_to_slices.T0_constants512 + 128], 0xd8 ;   316.5 p5+p3  192 dst
        vmovdqu64 zmm0, [rel aes_to_slices.T0_constants512 + 128]        ;   160.7 p2     192 dst reload
        vpternlogd zmm3, zmm19, zmm0, 0xe4                               ;   314.5 p5     192 dst
        vpternlogd zmm16, zmm5, zmm0, 0xd8                               ;   317.5 p5     192 dst
        vpternlogd zmm27, zmm24, zmm0, 0xe4                              ;   320.5 p5     192 dst
        vmovdqu64 zmm5, [rel aes_to_slices.T0_constants512]              ;   161.8 p3     192 dst reload
        vmovdqu64 zmm19, [rbp + 4992]                                    ;   286.5 p2     192 dst reload
        vmovdqu64 zmm24, [rbp + 5312]                                    ;   325.5 p3     192 dst
        vpternlogd zmm24, zmm19, zmm5, 0xd8                              ;   331.5 p5     192 dst
        vpternlogd zmm8, zmm11, zmm0, 0xe4                               ;   319.5 p5     192 dst
        vpternlogd zmm7, zmm4, zmm0, 0xd8                                ;   328.5 p5     192 dst
        vmovdqu64 zmm4, [rbp + 5184]                                     ;   323.5 p2     192 dst
        vpternlogd zmm4, zmm5, [rbp + 5056], 0xe2                        ;   329.5 p5+p3  192 dst
        vpternlogd zmm29, zmm28, zmm0, 0xd8                              ;   327.5 p5     192 dst
        vmovdqu64 zmm11, [rbp + 4928]                                    ;   306.5 p2     192 dst
        vpternlogd zmm11, zmm5, [rbp + 4352], 0xb8                       ;   317.5 p5+p3  192 dst
        vpsllq zmm19, zmm6, 1                                            ;   328.5 p0     192 dst
        vpsrlq zmm28, zmm22, 4                                           ;   329.5 p0     192 dst
        vpternlogd zmm9, zmm6, zmm5, 0xe4                                ;   318.5 p5     192 dst
        vpsrlq zmm6, zmm12, 4                                            ;   330.5 p0     192 dst
        vpternlogd zmm17, zmm31, zmm0, 0xe4                              ;   321.5 p5     192 dst
        vpsllq zmm31, zmm31, 4                                           ;   331.5 p0     192 dst
        vpternlogd zmm31, zmm30, zmm0, 0xd8                              ;   332.5 p5     192 dst
        vpsllq zmm30, zmm25, 1                                           ;   332.5 p0     192 dst
        vpternlogd zmm13, zmm25, zmm5, 0xe4                              ;   322.5 p5     192 dst
        vpsllq zmm25, zmm2, 1                                            ;   333.5 p0     192 dst
        vpternlogd zmm1, zmm21, zmm0, 0xe4                               ;   326.5 p5     192 dst
        vpsllq zmm21, zmm21, 4                                           ;   334.5 p0     192 dst
        vpternlogd zmm21, zmm20, zmm0, 0xd8                              ;   335.5 p5     192 dst
        vpsllq zmm20, zmm18, 4                                           ;   335.5 p0     192 dst
        vpternlogd zmm6, zmm18, zmm0, 0xe4                               ;   331.5 p5     192 dst
        vpternlogd zmm2, zmm5, [rbp + 5248], 0xb8                        ;   330.5 p5+p2  192 dst
        vpsllq zmm18, zmm23, 4                                           ;   336.5 p0     192 dst
        vpternlogd zmm28, zmm23, zmm0, 0xe4                              ;   330.5 p5     192 dst
        vpternlogd zmm20, zmm12, zmm0, 0xd8                              ;   336.5 p5     192 dst
        vmovdqu64 zmm12, [rbp + 4864]                                    ;   307.5 p3     192 dst
        vpternlogd zmm12, zmm5, [rbp + 4416], 0xe2                       ;   328.5 p5+p2  192 dst
        vpternlogd zmm18, zmm22, zmm0, 0xd8                              ;   337.5 p5     192 dst
        vmovdqu64 zmm22, [rbp + 4800]                                    ;   308.5 p3     192 dst
        vpternlogd zmm22, zmm5, [rbp + 4224], 0xb8                       ;   330.5 p5+p2  192 dst
        vpternlogd zmm19, zmm14, zmm5, 0xd8                              ;   331.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 4736]                                    ;   309.5 p3     192 dst
        vpternlogd zmm14, zmm5, [rbp + 4288], 0xe2                       ;   332.5 p5+p2  192 dst
        vpternlogd zmm30, zmm15, zmm5, 0xd8                              ;   333.5 p5     192 dst
        vmovdqu64 zmm15, [rbp + 4672]                                    ;   310.5 p3     192 dst
        vpternlogd zmm15, zmm5, [rbp + 4096], 0xb8                       ;   334.5 p5+p2  192 dst
        vpunpcklbw zmm23, zmm3, zmm8                                     ;   335.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm8                                      ;   336.5 p5     192 dst
        vpunpcklbw zmm8, zmm26, zmm27                                    ;   337.5 p5     192 dst
        vpunpckhbw zmm26, zmm26, zmm27                                   ;   338.5 p5     192 dst
        vpunpcklbw zmm27, zmm10, zmm7                                    ;   339.5 p5     192 dst
        vpunpckhbw zmm7, zmm10, zmm7                                     ;   340.5 p5     192 dst
        vpunpcklbw zmm10, zmm16, zmm29                                   ;   341.5 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm29                                   ;   342.5 p5     192 dst
        vpsllq zmm29, zmm11, 2                                           ;   337.5 p0     192 dst
        vmovdqu64 [rbp + 4096], zmm3                                     ;   337.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm17, zmm28                                    ;   343.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm28                                   ;   344.5 p5     192 dst
        vpunpcklbw zmm28, zmm1, zmm6                                     ;   345.5 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm6                                      ;   346.5 p5     192 dst
        vpunpcklbw zmm6, zmm21, zmm20                                    ;   347.5 p5     192 dst
        vpunpckhbw zmm20, zmm21, zmm20                                   ;   348.5 p5     192 dst
        vpsrlq zmm21, zmm9, 2                                            ;   338.5 p0     192 dst
        vmovdqu64 [rbp + 4672], zmm17                                    ;   345.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm31, zmm18                                   ;   349.5 p5     192 dst
        vpunpckhbw zmm18, zmm31, zmm18                                   ;   350.5 p5     192 dst
        vpsrlq zmm31, zmm13, 2                                           ;   339.5 p0     192 dst
        vpternlogd zmm25, zmm5, [rbp + 5120], 0xb8                       ;   340.5 p0+p3  192 dst
        vmovdqu64 [rbp + 5120], zmm3                                     ;   344.5 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 768]                                       ;   177.7 p2     192 dst reload
        vshufi32x4 zmm3, zmm3, [r8 + 768], 0xd8                          ;   351.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4288], zmm18                                    ;   351.5 p7+p4  192 dst spill
        vmovdqu64 zmm18, [r8 + 832]                                      ;   178.7 p2     192 dst reload
        vshufi32x4 zmm18, zmm18, [r8 + 832], 0xd8                        ;   352.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4736], zmm17                                    ;   350.5 p8+p9  192 dst spill
        vmovdqu64 zmm17, [r8 + 1792]                                     ;   180.5 p2     192 dst reload
        vshufi32x4 zmm17, zmm17, [r8 + 1792], 0xd8                       ;   353.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4224], zmm1                                     ;   347.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 1856]                                      ;   181.5 p2     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 1856], 0xd8                         ;   354.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4800], zmm28                                    ;   346.5 p8+p9  192 dst spill
        vmovdqu64 zmm28, [r8 + 2816]                                     ;   182.5 p2     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 2816], 0xd8                       ;   355.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4416], zmm20                                    ;   349.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 2880]                                     ;   185.5 p2     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 2880], 0xd8                       ;   356.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4864], zmm6                                     ;   348.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [r8 + 3840]                                      ;   188.5 p2     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 3840], 0xd8                         ;   357.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5248], zmm23                                    ;   336.5 p7+p4  192 dst spill
        vmovdqu64 zmm23, [r8 + 3904]                                     ;   189.7 p2     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 3904], 0xd8                       ;   358.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4352], zmm16                                    ;   343.5 p8+p9  192 dst spill
        vmovdqu64 zmm16, [r8 + 4864]                                     ;   191.5 p2     192 dst reload
        vshufi32x4 zmm16, zmm16, [r8 + 4864], 0xd8                       ;   359.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4928], zmm10                                    ;   342.5 p7+p4  192 dst spill
        vmovdqu64 zmm10, [r8 + 4928]                                     ;   192.5 p2     192 dst reload
        vshufi32x4 zmm10, zmm10, [r8 + 4928], 0xd8                       ;   360.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5056], zmm26                                    ;   339.5 p8+p9  192 dst spill
        vmovdqu64 zmm26, [r8 + 5888]                                     ;   193.5 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 5888], 0xd8                       ;   361.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5184], zmm8                                     ;   338.5 p7+p4  192 dst spill
        vmovdqu64 zmm8, [r8 + 5952]                                      ;   194.5 p2     192 dst reload
        vshufi32x4 zmm8, zmm8, [r8 + 5952], 0xd8                         ;   362.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4992], zmm7                                     ;   341.5 p8+p9  192 dst spill
        vpsllq zmm7, zmm22, 2                                            ;   341.5 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm27                                    ;   340.5 p7+p4  192 dst spill
        vpsrlq zmm27, zmm19, 2                                           ;   342.5 p0     192 dst
        vpternlogd zmm29, zmm19, [rel aes_to_slices.T0_constants512 + 64], 0xd8 ;   343.5 p0+p2  192 dst
        vpsllq zmm19, zmm12, 2                                           ;   344.5 p0     192 dst
        vpternlogd zmm27, zmm11, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   345.5 p0+p3  192 dst
        vmovdqu64 zmm11, [rel aes_to_slices.T0_constants512 + 64]        ;   198.8 p2     192 dst reload
        vpternlogd zmm21, zmm12, zmm11, 0xe4                             ;   346.5 p0     192 dst
        vpternlogd zmm19, zmm9, zmm11, 0xd8                              ;   347.5 p0     192 dst
        vmovdqu64 zmm9, [rbp + 4608]                                     ;   311.5 p3     192 dst
        vpternlogd zmm9, zmm5, [rbp + 4160], 0xe2                        ;   348.5 p0+p2  192 dst
        vmovdqu64 zmm12, [r8 + 6912]                                     ;   201.5 p3     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 6912], 0xd8                       ;   363.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4160], zmm23                                    ;   361.5 p8+p9  192 dst spill
        vmovdqu64 zmm23, [r8 + 6976]                                     ;   202.5 p3     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 6976], 0xd8                       ;   364.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4608], zmm6                                     ;   360.5 p7+p4  192 dst spill
        vmovdqu64 zmm6, [r8 + 7936]                                      ;   203.5 p3     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 7936], 0xd8                         ;   365.5 p5+p2  192 dst
        vpternlogd zmm7, zmm30, zmm11, 0xd8                              ;   349.5 p0     192 dst
        vpsrlq zmm30, zmm30, 2                                           ;   350.5 p0     192 dst
        vpternlogd zmm30, zmm22, zmm11, 0xe4                             ;   351.5 p0     192 dst
        vpternlogd zmm31, zmm14, zmm11, 0xe4                             ;   352.5 p0     192 dst
        vpsllq zmm14, zmm14, 2                                           ;   353.5 p0     192 dst
        vpternlogd zmm14, zmm13, zmm11, 0xd8                             ;   354.5 p0     192 dst
        vmovdqu64 zmm13, [rbp + 4480]                                    ;   312.5 p3     192 dst
        vpternlogd zmm13, zmm5, [rbp + 3968], 0xb8                       ;   355.5 p0+p2  192 dst
        vmovdqu64 zmm22, [r8 + 8000]                                     ;   205.8 p3     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 8000], 0xd8                       ;   366.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3968], zmm22                                    ;   369.5 p8+p9  192 dst spill
        vpsrlq zmm22, zmm24, 2                                           ;   356.5 p0     192 dst
        vpternlogd zmm22, zmm13, zmm11, 0xe4                             ;   357.5 p0     192 dst
        vpsllq zmm13, zmm13, 2                                           ;   358.5 p0     192 dst
        vpternlogd zmm13, zmm24, zmm11, 0xd8                             ;   359.5 p0     192 dst
        vpsrlq zmm24, zmm2, 2                                            ;   360.5 p0     192 dst
        vpternlogd zmm24, zmm9, zmm11, 0xe4                              ;   361.5 p0     192 dst
        vpsllq zmm9, zmm9, 2                                             ;   362.5 p0     192 dst
        vpternlogd zmm9, zmm2, zmm11, 0xd8                               ;   363.5 p0     192 dst
        vpsrlq zmm2, zmm4, 2                                             ;   364.5 p0     192 dst
        vmovdqu64 [rbp + 4480], zmm6                                     ;   368.5 p7+p4  192 dst spill
        vpsllq zmm6, zmm15, 2                                            ;   365.5 p0     192 dst
        vpternlogd zmm6, zmm25, zmm11, 0xd8                              ;   366.5 p0     192 dst
        vpsrlq zmm25, zmm25, 2                                           ;   367.5 p0     192 dst
        vpternlogd zmm25, zmm15, zmm11, 0xe4                             ;   368.5 p5     192 dst
        vpsrlq zmm15, zmm29, 4                                           ;   368.5 p0     192 dst
        vpternlogd zmm15, zmm6, zmm0, 0xe4                               ;   369.5 p5     192 dst
        vpsllq zmm6, zmm6, 4                                             ;   369.5 p0     192 dst
        vpternlogd zmm6, zmm29, zmm0, 0xd8                               ;   370.5 p5     192 dst
        vpsrlq zmm29, zmm27, 4                                           ;   370.5 p0     192 dst
        vpternlogd zmm29, zmm25, zmm0, 0xe4                              ;   371.5 p5     192 dst
        vpsllq zmm25, zmm25, 4                                           ;   371.5 p0     192 dst
        vpternlogd zmm25, zmm27, zmm0, 0xd8                              ;   372.5 p5     192 dst
        vpsrlq zmm27, zmm7, 4                                            ;   372.5 p0     192 dst
        vpternlogd zmm27, zmm13, zmm0, 0xe4                              ;   373.5 p5     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   373.5 p0     192 dst
        vpternlogd zmm13, zmm7, zmm0, 0xd8                               ;   374.5 p5     192 dst
        vpsrlq zmm7, zmm19, 4                                            ;   374.5 p0     192 dst
        vpternlogd zmm7, zmm9, zmm0, 0xe4                                ;   375.5 p5     192 dst
        vpsllq zmm9, zmm9, 4                                             ;   375.5 p0     192 dst
        vpternlogd zmm9, zmm19, zmm0, 0xd8                               ;   376.5 p5     192 dst
        vpsrlq zmm19, zmm21, 4                                           ;   376.5 p0     192 dst
        vpternlogd zmm19, zmm24, zmm0, 0xe4                              ;   377.5 p5     192 dst
        vpsllq zmm24, zmm24, 4                                           ;   377.5 p0     192 dst
        vpternlogd zmm24, zmm21, zmm0, 0xd8                              ;   378.5 p5     192 dst
        vpsrlq zmm21, zmm30, 4                                           ;   378.5 p0     192 dst
        vpternlogd zmm21, zmm22, zmm0, 0xe4                              ;   379.5 p5     192 dst
        vpsllq zmm22, zmm22, 4                                           ;   379.5 p0     192 dst
        vpternlogd zmm22, zmm30, zmm0, 0xd8                              ;   380.5 p5     192 dst
        vpsrlq zmm30, zmm14, 4                                           ;   380.5 p0     192 dst
        vmovdqu64 [rbp + 5376], zmm20                                    ;   359.5 p8+p9  192 dst spill
        vpsrlq zmm20, zmm31, 4                                           ;   381.5 p0     192 dst
        vmovdqu64 [rbp + 5440], zmm23                                    ;   367.5 p7+p4  192 dst spill
        vpunpcklbw zmm23, zmm15, zmm27                                   ;   380.5 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm27                                   ;   381.5 p5     192 dst
        vpunpcklbw zmm27, zmm6, zmm13                                    ;   382.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm13                                     ;   383.5 p5     192 dst
        vpunpcklbw zmm13, zmm29, zmm21                                   ;   384.5 p5     192 dst
        vpunpckhbw zmm21, zmm29, zmm21                                   ;   385.5 p5     192 dst
        vpunpcklbw zmm29, zmm25, zmm22                                   ;   386.5 p5     192 dst
        vpunpckhbw zmm22, zmm25, zmm22                                   ;   387.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 4544]                                    ;   313.5 p3     192 dst
        vpternlogd zmm25, zmm5, [rbp + 4032], 0xe2                       ;   382.5 p0+p2  192 dst
        vpternlogd zmm2, zmm25, zmm11, 0xe4                              ;   383.5 p0     192 dst
        vpsllq zmm25, zmm25, 2                                           ;   384.5 p0     192 dst
        vpternlogd zmm25, zmm4, zmm11, 0xd8                              ;   385.5 p0     192 dst
        vmovdqu64 zmm4, [rbp + 5440]                                     ;   367.5 p3     192 dst reload
        vmovdqu64 [rbp + 4032], zmm21                                    ;   386.5 p8+p9  192 dst spill
        vpsllq zmm21, zmm4, 1                                            ;   386.5 p0     192 dst
        vpternlogd zmm30, zmm25, zmm0, 0xe4                              ;   387.5 p0     192 dst
        vpsllq zmm25, zmm25, 4                                           ;   388.5 p0     192 dst
        vpternlogd zmm25, zmm14, zmm0, 0xd8                              ;   389.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 5376]                                    ;   359.5 p2     192 dst reload
        vmovdqu64 [rbp + 4544], zmm13                                    ;   385.5 p7+p4  192 dst spill
        vpsrlq zmm13, zmm14, 1                                           ;   389.5 p0     192 dst
        vpternlogd zmm20, zmm2, zmm0, 0xe4                               ;   389.5 p5     192 dst
        vpsllq zmm2, zmm2, 4                                             ;   390.5 p0     192 dst
        vpternlogd zmm2, zmm31, zmm0, 0xd8                               ;   391.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 4480]                                    ;   368.5 p3     192 dst reload
        vmovdqu64 [rbp + 5504], zmm22                                    ;   388.5 p8+p9  192 dst spill
        vpsllq zmm22, zmm31, 1                                           ;   391.5 p0     192 dst
        vpternlogd zmm21, zmm14, zmm5, 0xd8                              ;   391.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 4608]                                    ;   360.5 p2     192 dst reload
        vmovdqu64 [rbp + 5376], zmm29                                    ;   387.5 p7+p4  192 dst spill
        vpsrlq zmm29, zmm14, 1                                           ;   392.5 p0     192 dst
        vpternlogd zmm13, zmm4, zmm5, 0xe4                               ;   392.5 p5     192 dst
        vmovdqu64 zmm4, [rbp + 3968]                                     ;   369.5 p3     192 dst reload
        vmovdqu64 [rbp + 5440], zmm15                                    ;   382.5 p8+p9  192 dst spill
        vpsllq zmm15, zmm4, 1                                            ;   393.5 p0     192 dst
        vpternlogd zmm22, zmm14, zmm5, 0xd8                              ;   393.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 4160]                                    ;   361.5 p2     192 dst reload
        vmovdqu64 [rbp + 4608], zmm23                                    ;   381.5 p7+p4  192 dst spill
        vpsrlq zmm23, zmm14, 1                                           ;   394.5 p0     192 dst
        vpternlogd zmm29, zmm31, zmm5, 0xe4                              ;   394.5 p5     192 dst
        vpsrlq zmm31, zmm3, 1                                            ;   395.5 p0     192 dst
        vpternlogd zmm15, zmm14, zmm5, 0xd8                              ;   395.5 p5     192 dst
        vpsrlq zmm14, zmm18, 1                                           ;   396.5 p0     192 dst
        vpternlogd zmm23, zmm4, zmm5, 0xe4                               ;   396.5 p5     192 dst
        vpsrlq zmm4, zmm17, 1                                            ;   397.5 p0     192 dst
        vpternlogd zmm31, zmm16, zmm5, 0xe4                              ;   397.5 p5     192 dst
        vpsllq zmm16, zmm16, 1                                           ;   398.5 p0     192 dst
        vpternlogd zmm16, zmm3, zmm5, 0xd8                               ;   399.5 p5     192 dst
        vpsrlq zmm3, zmm1, 1                                             ;   399.5 p0     192 dst
        vpternlogd zmm14, zmm10, zmm5, 0xe4                              ;   399.5 p5     192 dst
        vpsllq zmm10, zmm10, 1                                           ;   400.5 p0     192 dst
        vpternlogd zmm10, zmm18, zmm5, 0xd8                              ;   401.5 p5     192 dst
        vpsrlq zmm18, zmm28, 1                                           ;   401.5 p0     192 dst
        vpternlogd zmm4, zmm26, zmm5, 0xe4                               ;   401.5 p5     192 dst
        vpsllq zmm26, zmm26, 1                                           ;   402.5 p0     192 dst
        vpternlogd zmm26, zmm17, zmm5, 0xd8                              ;   403.5 p5     192 dst
        vpsllq zmm17, zmm8, 1                                            ;   403.5 p0     192 dst
        vpternlogd zmm3, zmm8, zmm5, 0xe4                                ;   403.5 p5     192 dst
        vpsllq zmm8, zmm12, 1                                            ;   404.5 p0     192 dst
        vpternlogd zmm18, zmm12, zmm5, 0xe4                              ;   404.5 p5     192 dst
        vpternlogd zmm17, zmm1, zmm5, 0xd8                               ;   405.5 p0     192 dst
        vpunpcklbw zmm1, zmm7, zmm30                                     ;   405.5 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm30                                     ;   406.5 p5     192 dst
        vpunpcklbw zmm12, zmm9, zmm25                                    ;   407.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm25                                     ;   408.5 p5     192 dst
        vpternlogd zmm8, zmm28, zmm5, 0xd8                               ;   406.5 p0     192 dst
        vpunpcklbw zmm25, zmm19, zmm20                                   ;   409.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm20                                   ;   410.5 p5     192 dst
        vpunpcklbw zmm20, zmm24, zmm2                                    ;   411.5 p5     192 dst
        vpunpckhbw zmm2, zmm24, zmm2                                     ;   412.5 p5     192 dst
        vmovdqu64 zmm24, [r8 + 896]                                      ;   244.0 p3     192 dst reload
        vshufi32x4 zmm24, zmm24, [r8 + 896], 0xd8                        ;   413.5 p5+p2  192 dst
        vmovdqu64 zmm28, [r8 + 960]                                      ;   245.5 p3     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 960], 0xd8                        ;   414.5 p5+p2  192 dst
        vmovdqu64 zmm30, [r8 + 1920]                                     ;   246.5 p3     192 dst reload
        vshufi32x4 zmm30, zmm30, [r8 + 1920], 0xd8                       ;   415.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3968], zmm19                                    ;   411.5 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 1984]                                     ;   247.5 p3     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 1984], 0xd8                       ;   416.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4160], zmm25                                    ;   410.5 p7+p4  192 dst spill
        vmovdqu64 zmm25, [r8 + 2944]                                     ;   248.5 p3     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 2944], 0xd8                       ;   417.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4480], zmm2                                     ;   413.5 p8+p9  192 dst spill
        vmovdqu64 zmm2, [r8 + 3008]                                      ;   249.5 p3     192 dst reload
        vshufi32x4 zmm2, zmm2, [r8 + 3008], 0xd8                         ;   418.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5568], zmm20                                    ;   412.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 3968]                                     ;   250.5 p3     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 3968], 0xd8                       ;   419.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5632], zmm7                                     ;   407.5 p8+p9  192 dst spill
        vmovdqu64 zmm7, [r8 + 4032]                                      ;   251.7 p3     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 4032], 0xd8                         ;   420.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5696], zmm1                                     ;   406.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 4992]                                      ;   252.7 p3     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 4992], 0xd8                         ;   421.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5760], zmm9                                     ;   409.5 p8+p9  192 dst spill
        vmovdqu64 zmm9, [r8 + 5056]                                      ;   253.8 p3     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 5056], 0xd8                         ;   422.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5824], zmm12                                    ;   408.5 p7+p4  192 dst spill
        vmovdqu64 zmm12, [r8 + 6016]                                     ;   254.8 p3     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 6016], 0xd8                       ;   423.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5888], zmm6                                     ;   384.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [r8 + 6080]                                      ;   255.8 p3     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 6080], 0xd8                         ;   424.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5952], zmm27                                    ;   383.5 p7+p4  192 dst spill
        vmovdqu64 zmm27, [r8 + 7040]                                     ;   256.8 p3     192 dst reload
        vshufi32x4 zmm27, zmm27, [r8 + 7040], 0xd8                       ;   425.5 p5+p2  192 dst
        vmovdqu64 zmm5, [r8 + 7104]                                      ;   257.8 p3     192 dst reload
        vshufi32x4 zmm5, zmm5, [r8 + 7104], 0xd8                         ;   426.5 p5+p2  192 dst
        vmovdqu64 [rbp + 6016], zmm7                                     ;   423.5 p8+p9  192 dst spill
        vmovdqu64 zmm7, [r8 + 8064]                                      ;   259.5 p3     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 8064], 0xd8                         ;   427.5 p5+p2  192 dst
        vmovdqu64 [rbp + 6080], zmm20                                    ;   422.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 8128]                                     ;   260.5 p3     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 8128], 0xd8                       ;   428.5 p5+p2  192 dst
        vmovdqu64 [rbp + 6144], zmm20                                    ;   431.5 p8+p9  192 dst spill
        vpsllq zmm20, zmm21, 2                                           ;   407.5 p0     192 dst
        vpternlogd zmm20, zmm10, zmm11, 0xd8                             ;   408.5 p0     192 dst
        vpsrlq zmm10, zmm10, 2                                           ;   409.5 p0     192 dst
        vpternlogd zmm10, zmm21, zmm11, 0xe4                             ;   410.5 p0     192 dst
        vpsllq zmm21, zmm22, 2                                           ;   411.5 p0     192 dst
        vpternlogd zmm21, zmm26, zmm11, 0xd8                             ;   412.5 p0     192 dst
        vpsrlq zmm26, zmm26, 2                                           ;   413.5 p0     192 dst
        vpternlogd zmm26, zmm22, zmm11, 0xe4                             ;   414.5 p0     192 dst
        vpsllq zmm22, zmm13, 2                                           ;   415.5 p0     192 dst
        vpternlogd zmm22, zmm14, zmm11, 0xd8                             ;   416.5 p0     192 dst
        vpsrlq zmm14, zmm14, 2                                           ;   417.5 p0     192 dst
        vpternlogd zmm14, zmm13, zmm11, 0xe4                             ;   418.5 p0     192 dst
        vpsllq zmm13, zmm15, 2                                           ;   419.5 p0     192 dst
        vpternlogd zmm13, zmm17, zmm11, 0xd8                             ;   420.5 p0     192 dst
        vpsrlq zmm17, zmm17, 2                                           ;   421.5 p0     192 dst
        vpternlogd zmm17, zmm15, zmm11, 0xe4                             ;   422.5 p0     192 dst
        vpsrlq zmm15, zmm16, 2                                           ;   423.5 p0     192 dst
        vpternlogd zmm15, zmm8, zmm11, 0xe4                              ;   424.5 p0     192 dst
        vpsllq zmm8, zmm8, 2                                             ;   425.5 p0     192 dst
        vpternlogd zmm8, zmm16, zmm11, 0xd8                              ;   426.5 p0     192 dst
        vpsllq zmm16, zmm29, 2                                           ;   427.5 p0     192 dst
        vpternlogd zmm16, zmm4, zmm11, 0xd8                              ;   428.5 p0     192 dst
        vpsrlq zmm4, zmm4, 2                                             ;   429.5 p0     192 dst
        vpternlogd zmm4, zmm29, zmm11, 0xe4                              ;   430.5 p5     192 dst
        vpsrlq zmm29, zmm31, 2                                           ;   430.5 p0     192 dst
        vpternlogd zmm29, zmm18, zmm11, 0xe4                             ;   431.5 p5     192 dst
        vpsllq zmm18, zmm18, 2                                           ;   431.5 p0     192 dst
        vpternlogd zmm18, zmm31, zmm11, 0xd8                             ;   432.5 p5     192 dst
        vpsllq zmm31, zmm23, 2                                           ;   432.5 p0     192 dst
        vpternlogd zmm31, zmm3, zmm11, 0xd8                              ;   433.5 p5     192 dst
        vpsrlq zmm3, zmm3, 2                                             ;   433.5 p0     192 dst
        vpternlogd zmm3, zmm23, zmm11, 0xe4                              ;   434.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 6080]                                    ;   422.5 p3     192 dst reload
        vpsrlq zmm11, zmm23, 1                                           ;   434.5 p0     192 dst
        vmovdqu64 zmm23, [rbp + 6144]                                    ;   431.5 p2     192 dst reload
        vmovdqu64 [rbp + 6208], zmm11                                    ;   435.5 p7+p4  192 dst spill
        vpsllq zmm11, zmm23, 1                                           ;   437.5 p0     192 dst
        vmovdqu64 zmm23, [rbp + 6016]                                    ;   423.5 p3     192 dst reload
        vmovdqu64 [rbp + 6272], zmm11                                    ;   438.5 p8+p9  192 dst spill
        vpsrlq zmm11, zmm23, 1                                           ;   436.5 p0     192 dst
        vpsrlq zmm23, zmm20, 4                                           ;   437.5 p0     192 dst
        vpternlogd zmm23, zmm13, zmm0, 0xe4                              ;   438.5 p5     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   438.5 p0     192 dst
        vpternlogd zmm13, zmm20, zmm0, 0xd8                              ;   439.5 p5     192 dst
        vpsllq zmm20, zmm21, 4                                           ;   439.5 p0     192 dst
        vpternlogd zmm20, zmm8, zmm0, 0xd8                               ;   440.5 p5     192 dst
        vpsrlq zmm8, zmm8, 4                                             ;   440.5 p0     192 dst
        vpternlogd zmm8, zmm21, zmm0, 0xe4                               ;   441.5 p5     192 dst
        vpsrlq zmm21, zmm10, 4                                           ;   441.5 p0     192 dst
        vpternlogd zmm21, zmm17, zmm0, 0xe4                              ;   442.5 p5     192 dst
        vpsllq zmm17, zmm17, 4                                           ;   442.5 p0     192 dst
        vpternlogd zmm17, zmm10, zmm0, 0xd8                              ;   443.5 p5     192 dst
        vpsllq zmm10, zmm26, 4                                           ;   443.5 p0     192 dst
        vpternlogd zmm10, zmm15, zmm0, 0xd8                              ;   444.5 p5     192 dst
        vpsrlq zmm15, zmm15, 4                                           ;   444.5 p0     192 dst
        vpternlogd zmm15, zmm26, zmm0, 0xe4                              ;   445.5 p5     192 dst
        vpsrlq zmm26, zmm22, 4                                           ;   445.5 p0     192 dst
        vpternlogd zmm26, zmm31, zmm0, 0xe4                              ;   446.5 p5     192 dst
        vpsllq zmm31, zmm31, 4                                           ;   446.5 p0     192 dst
        vpternlogd zmm31, zmm22, zmm0, 0xd8                              ;   447.5 p5     192 dst
        vpsrlq zmm22, zmm14, 4                                           ;   447.5 p0     192 dst
        vpternlogd zmm22, zmm3, zmm0, 0xe4                               ;   448.5 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   448.5 p0     192 dst
        vpternlogd zmm3, zmm14, zmm0, 0xd8                               ;   449.5 p5     192 dst
        vpsrlq zmm14, zmm24, 1                                           ;   449.5 p0     192 dst
        vmovdqu64 [rbp + 6336], zmm11                                    ;   437.5 p7+p4  192 dst spill
        vpsllq zmm11, zmm16, 4                                           ;   450.5 p0     192 dst
        vpternlogd zmm11, zmm18, zmm0, 0xd8                              ;   451.5 p5     192 dst
        vpsrlq zmm18, zmm18, 4                                           ;   451.5 p0     192 dst
        vpternlogd zmm18, zmm16, zmm0, 0xe4                              ;   452.5 p5     192 dst
        vpsrlq zmm16, zmm28, 1                                           ;   452.5 p0     192 dst
        vmovdqu64 [rbp + 6400], zmm7                                     ;   430.5 p8+p9  192 dst spill
        vpsrlq zmm7, zmm30, 1                                            ;   453.5 p0     192 dst
        vmovdqu64 [rbp + 6464], zmm2                                     ;   421.5 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 6400]                                     ;   430.5 p2     192 dst reload
        vmovdqu64 [rbp + 6528], zmm5                                     ;   429.5 p8+p9  192 dst spill
        vpsllq zmm5, zmm2, 1                                             ;   454.5 p0     192 dst
        vmovdqu64 zmm2, [rbp + 6528]                                     ;   429.5 p3     192 dst reload
        vmovdqu64 [rbp + 6592], zmm5                                     ;   455.5 p7+p4  192 dst spill
        vpsllq zmm5, zmm2, 1                                             ;   455.5 p0     192 dst
        vmovdqu64 zmm2, [rbp + 6464]                                     ;   421.5 p2     192 dst reload
        vmovdqu64 [rbp + 6656], zmm5                                     ;   456.5 p8+p9  192 dst spill
        vpsrlq zmm5, zmm2, 1                                             ;   456.5 p0     192 dst
        vpsllq zmm2, zmm4, 4                                             ;   457.5 p0     192 dst
        vpternlogd zmm2, zmm29, zmm0, 0xd8                               ;   458.5 p5     192 dst
        vpsrlq zmm29, zmm29, 4                                           ;   458.5 p0     192 dst
        vpternlogd zmm29, zmm4, zmm0, 0xe4                               ;   459.5 p5     192 dst
        vpsrlq zmm4, zmm19, 1                                            ;   459.5 p0     192 dst
        vpsllq zmm0, zmm1, 1                                             ;   460.5 p0     192 dst
        vmovdqu64 [rbp + 6720], zmm5                                     ;   457.5 p7+p4  192 dst spill
        vpsrlq zmm5, zmm25, 1                                            ;   461.5 p0     192 dst
        vmovdqu64 [rbp + 6784], zmm5                                     ;   462.5 p8+p9  192 dst spill
        vpsllq zmm5, zmm9, 1                                             ;   462.5 p0     192 dst
        vmovdqu64 [rbp + 6848], zmm25                                    ;   420.5 p7+p4  192 dst spill
        vpsllq zmm25, zmm12, 1                                           ;   463.5 p0     192 dst
        vmovdqu64 [rbp + 6912], zmm27                                    ;   428.5 p8+p9  192 dst spill
        vpsllq zmm27, zmm6, 1                                            ;   464.5 p0     192 dst
        vmovdqu64 [rbp + 6976], zmm4                                     ;   460.5 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 6912]                                     ;   428.5 p3     192 dst reload
        vmovdqu64 [rbp + 7040], zmm6                                     ;   427.5 p8+p9  192 dst spill
        vpsllq zmm6, zmm4, 1                                             ;   465.5 p0     192 dst
        vpunpcklbw zmm4, zmm20, zmm13                                    ;   450.5 p5     192 dst
        vpunpckhbw zmm13, zmm20, zmm13                                   ;   451.5 p5     192 dst
        vpunpcklbw zmm20, zmm8, zmm23                                    ;   452.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm23                                     ;   453.5 p5     192 dst
        vpunpcklbw zmm23, zmm10, zmm17                                   ;   454.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm17                                   ;   455.5 p5     192 dst
        vpunpcklbw zmm17, zmm15, zmm21                                   ;   456.5 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm21                                   ;   457.5 p5     192 dst
        vmovdqu64 zmm21, [rel aes_to_slices.T0_constants512]             ;   297.5 p2     192 dst reload
        vpternlogd zmm14, zmm1, zmm21, 0xe4                              ;   458.5 p5     192 dst
        vpternlogd zmm16, zmm9, zmm21, 0xe4                              ;   459.5 p5     192 dst
        vpternlogd zmm7, zmm12, zmm21, 0xe4                              ;   460.5 p5     192 dst
        vmovdqu64 zmm1, [rbp + 6976]                                     ;   460.5 p3     192 dst
        vpternlogd zmm1, zmm21, [rbp + 7040], 0xe2                       ;   466.5 p5+p2  192 dst
        vmovdqu64 zmm9, [rbp + 6784]                                     ;   462.5 p3     192 dst
        vpternlogd zmm9, zmm21, [rbp + 6912], 0xe2                       ;   468.5 p5+p2  192 dst
        vpternlogd zmm0, zmm24, zmm21, 0xd8                              ;   463.5 p5     192 dst
        vmovdqu64 zmm12, [rbp + 6656]                                    ;   456.5 p3     192 dst
        vpternlogd zmm12, zmm21, [rbp + 6464], 0xb8                      ;   464.5 p5+p2  192 dst
        vpternlogd zmm5, zmm28, zmm21, 0xd8                              ;   465.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 6720]                                    ;   457.5 p3     192 dst
        vpternlogd zmm24, zmm21, [rbp + 6528], 0xe2                      ;   466.5 p0+p2  192 dst
        vpternlogd zmm25, zmm30, zmm21, 0xd8                             ;   466.5 p5     192 dst
        vmovdqu64 zmm28, [rbp + 6592]                                    ;   455.5 p3     192 dst
        vpternlogd zmm28, zmm21, [rbp + 6080], 0xb8                      ;   467.5 p0+p2  192 dst
        vpternlogd zmm27, zmm19, zmm21, 0xd8                             ;   467.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 6208]                                    ;   435.5 p3     192 dst
        vpternlogd zmm19, zmm21, [rbp + 6400], 0xe2                      ;   468.5 p0+p2  192 dst
        vpunpcklbw zmm30, zmm11, zmm31                                   ;   468.5 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm31                                   ;   469.5 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm26                                   ;   470.5 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm26                                   ;   471.5 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm3                                     ;   472.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm3                                      ;   473.5 p5     192 dst
        vpunpcklbw zmm3, zmm29, zmm22                                    ;   474.5 p5     192 dst
        vpunpckhbw zmm22, zmm29, zmm22                                   ;   475.5 p5     192 dst
        vmovdqu64 zmm29, [rbp + 1856]                                    ;   304.8 p3     192 dst reload
        vmovdqu64 [rbp + 6400], zmm22                                    ;   476.5 p7+p4  192 dst spill
        vmovdqu64 zmm22, [rbp + 832]                                     ;   305.0 p2     192 dst reload
        vmovdqu64 [rbp + 6208], zmm3                                     ;   475.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm22, zmm29                                    ;   476.5 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm29                                   ;   477.5 p5     192 dst
        vmovdqu64 zmm29, [rbp + 3904]                                    ;   305.8 p3     192 dst reload
        vmovdqu64 [rbp + 1856], zmm2                                     ;   474.5 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 2688]                                     ;   306.0 p2     192 dst reload
        vmovdqu64 [rbp + 832], zmm26                                     ;   473.5 p8+p9  192 dst spill
        vpunpcklbw zmm26, zmm2, zmm29                                    ;   478.5 p5     192 dst
        vmovdqu64 [rbp + 6080], zmm18                                    ;   472.5 p7+p4  192 dst spill
        vmovdqu64 zmm18, [rbp + 6272]                                    ;   438.5 p3     192 dst
        vpternlogd zmm18, zmm21, [rbp + 6016], 0xb8                      ;   469.5 p0+p2  192 dst
        vmovdqu64 [rbp + 6016], zmm31                                    ;   471.5 p8+p9  192 dst spill
        vmovdqu64 zmm31, [rbp + 6336]                                    ;   437.5 p3     192 dst
        vpternlogd zmm31, zmm21, [rbp + 6144], 0xe2                      ;   470.5 p0+p2  192 dst
        vpternlogd zmm6, zmm21, [rbp + 6848], 0xb8                       ;   471.5 p0+p3  192 dst
        vpunpckhbw zmm2, zmm2, zmm29                                     ;   479.5 p5     192 dst
        vmovdqu64 zmm21, [rbp + 5952]                                    ;   383.5 p2     192 dst reload
        vmovdqu64 zmm29, [rbp + 5312]                                    ;   340.5 p3     192 dst reload
        vmovdqu64 [rbp + 3904], zmm11                                    ;   470.5 p7+p4  192 dst spill
        vpunpcklbw zmm11, zmm29, zmm21                                   ;   480.5 p5     192 dst
        vpunpckhbw zmm21, zmm29, zmm21                                   ;   481.5 p5     192 dst
        vpsrlq zmm29, zmm14, 2                                           ;   472.5 p0     192 dst
        vmovdqu64 [rbp + 5952], zmm30                                    ;   469.5 p8+p9  192 dst spill
        vpsrlq zmm30, zmm0, 2                                            ;   473.5 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm15                                    ;   458.5 p7+p4  192 dst spill
        vpsrlq zmm15, zmm16, 2                                           ;   474.5 p0     192 dst
        vmovdqu64 [rbp + 2688], zmm17                                    ;   457.5 p8+p9  192 dst spill
        vpsllq zmm17, zmm12, 2                                           ;   475.5 p0     192 dst
        vmovdqu64 [rbp + 6848], zmm10                                    ;   456.5 p7+p4  192 dst spill
        vpsrlq zmm10, zmm5, 2                                            ;   476.5 p0     192 dst
        vpternlogd zmm17, zmm5, [rel aes_to_slices.T0_constants512 + 64], 0xd8 ;   477.5 p0+p2  192 dst
        vpsrlq zmm5, zmm7, 2                                             ;   478.5 p0     192 dst
        vpternlogd zmm10, zmm12, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   479.5 p0+p3  192 dst
        vpsllq zmm12, zmm28, 2                                           ;   480.5 p0     192 dst
        vmovdqu64 [rbp + 6144], zmm23                                    ;   455.5 p8+p9  192 dst spill
        vpsrlq zmm23, zmm25, 2                                           ;   481.5 p0     192 dst
        vmovdqu64 [rbp + 6336], zmm8                                     ;   454.5 p7+p4  192 dst spill
        vpsllq zmm8, zmm6, 2                                             ;   482.5 p0     192 dst
        vpternlogd zmm30, zmm6, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   482.5 p5+p2  192 dst
        vpsllq zmm6, zmm24, 2                                            ;   483.5 p0     192 dst
        vpternlogd zmm15, zmm24, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   483.5 p5+p3  192 dst
        vpsrlq zmm24, zmm27, 2                                           ;   484.5 p0     192 dst
        vmovdqu64 [rbp + 6272], zmm20                                    ;   453.5 p8+p9  192 dst spill
        vpsllq zmm20, zmm18, 2                                           ;   485.5 p0     192 dst
        vmovdqu64 [rbp + 6592], zmm13                                    ;   452.5 p7+p4  192 dst spill
        vpsllq zmm13, zmm9, 2                                            ;   486.5 p0     192 dst
        vpternlogd zmm29, zmm9, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   484.5 p5+p2  192 dst
        vmovdqu64 zmm9, [rel aes_to_slices.T0_constants512 + 64]         ;   327.5 p3     192 dst reload
        vpternlogd zmm12, zmm25, zmm9, 0xd8                              ;   485.5 p5     192 dst
        vpternlogd zmm8, zmm0, zmm9, 0xd8                                ;   486.5 p5     192 dst
        vmovdqu64 zmm0, [rbp + 1792]                                     ;   328.5 p2     192 dst reload
        vmovdqu64 zmm25, [rbp + 768]                                     ;   328.7 p3     192 dst reload
        vmovdqu64 [rbp + 6528], zmm21                                    ;   482.5 p8+p9  192 dst spill
        vpunpcklbw zmm21, zmm25, zmm0                                    ;   487.5 p5     192 dst
        vpunpckhbw zmm0, zmm25, zmm0                                     ;   488.5 p5     192 dst
        vpternlogd zmm23, zmm28, zmm9, 0xe4                              ;   487.5 p0     192 dst
        vmovdqu64 zmm25, [rbp + 2816]                                    ;   329.5 p2     192 dst reload
        vmovdqu64 zmm28, [rbp + 2240]                                    ;   329.7 p3     192 dst reload
        vmovdqu64 [rbp + 1792], zmm0                                     ;   489.5 p7+p4  192 dst spill
        vpunpcklbw zmm0, zmm28, zmm25                                    ;   489.5 p5     192 dst
        vpunpckhbw zmm25, zmm28, zmm25                                   ;   490.5 p5     192 dst
        vpternlogd zmm24, zmm18, zmm9, 0xe4                              ;   488.5 p0     192 dst
        vmovdqu64 zmm18, [rbp + 5888]                                    ;   384.5 p2     192 dst reload
        vmovdqu64 zmm28, [rbp + 4992]                                    ;   341.5 p3     192 dst reload
        vmovdqu64 [rbp + 2816], zmm25                                    ;   491.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm28, zmm18                                   ;   491.5 p5     192 dst
        vpunpckhbw zmm18, zmm28, zmm18                                   ;   492.5 p5     192 dst
        vpternlogd zmm20, zmm27, zmm9, 0xd8                              ;   489.5 p0     192 dst
        vmovdqu64 zmm27, [rbp + 2816]                                    ;   491.5 p2     192 dst reload
        vmovdqu64 zmm28, [rbp + 1792]                                    ;   489.5 p3     192 dst reload
        vmovdqu64 [rbp + 5888], zmm18                                    ;   493.5 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm28, zmm27                                   ;   497.5 p5     192 dst
        vpternlogd zmm6, zmm16, zmm9, 0xd8                               ;   490.5 p0     192 dst
        vpternlogd zmm13, zmm14, zmm9, 0xd8                              ;   491.5 p0     192 dst
        vpternlogd zmm5, zmm19, zmm9, 0xe4                               ;   492.5 p0     192 dst
        vpsllq zmm14, zmm19, 2                                           ;   493.5 p0     192 dst
        vpsrlq zmm16, zmm1, 2                                            ;   494.5 p0     192 dst
        vpternlogd zmm14, zmm7, zmm9, 0xd8                               ;   494.5 p5     192 dst
        vpsllq zmm7, zmm31, 2                                            ;   495.5 p0     192 dst
        vpternlogd zmm16, zmm31, zmm9, 0xe4                              ;   495.5 p5     192 dst
        vpternlogd zmm7, zmm1, zmm9, 0xd8                                ;   496.5 p0     192 dst
        vmovdqu64 zmm1, [rbp + 1728]                                     ;   336.0 p2     192 dst reload
        vmovdqu64 zmm9, [rbp + 704]                                      ;   336.5 p3     192 dst reload
        vpunpcklbw zmm19, zmm9, zmm1                                     ;   496.5 p5     192 dst
        vpsrlq zmm31, zmm17, 4                                           ;   497.5 p0     192 dst
        vpunpckhbw zmm27, zmm28, zmm27                                   ;   497.5 p5     192 dst
        vpsrlq zmm28, zmm10, 4                                           ;   498.5 p0     192 dst
        vpsrlq zmm1, zmm30, 4                                            ;   499.5 p0     192 dst
        vpsllq zmm9, zmm12, 4                                            ;   500.5 p0     192 dst
        vmovdqu64 [rbp + 2816], zmm19                                    ;   497.5 p8+p9  192 dst spill
        vmovdqu64 zmm19, [rbp + 704]                                     ;   338.0 p2     192 dst reload
        vpunpckhbw zmm19, zmm19, [rbp + 1728]                            ;   498.5 p5+p3  192 dst
        vmovdqu64 [rbp + 1728], zmm19                                    ;   499.5 p7+p4  192 dst spill
        vpsrlq zmm19, zmm8, 4                                            ;   501.5 p0     192 dst
        vmovdqu64 [rbp + 704], zmm27                                     ;   498.5 p8+p9  192 dst spill
        vmovdqu64 zmm27, [rbp + 2624]                                    ;   339.0 p2     192 dst reload
        vmovdqu64 [rbp + 1792], zmm18                                    ;   498.5 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm27, [rbp + 3840]                            ;   499.5 p5+p3  192 dst
        vpsllq zmm27, zmm23, 4                                           ;   502.5 p0     192 dst
        vmovdqu64 [rbp + 4992], zmm18                                    ;   500.5 p8+p9  192 dst spill
        vpsllq zmm18, zmm20, 4                                           ;   503.5 p0     192 dst
        vpternlogd zmm31, zmm20, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   500.5 p5+p2  192 dst
        vmovdqu64 zmm20, [rel aes_to_slices.T0_constants512 + 128]       ;   340.2 p3     192 dst reload
        vpternlogd zmm9, zmm8, zmm20, 0xd8                               ;   501.5 p5     192 dst
        vmovdqu64 zmm8, [rbp + 2624]                                     ;   341.0 p2     192 dst reload
        vpunpckhbw zmm8, zmm8, [rbp + 3840]                              ;   502.5 p5+p3  192 dst
        vpternlogd zmm1, zmm23, zmm20, 0xe4                              ;   503.5 p5     192 dst
        vpternlogd zmm19, zmm12, zmm20, 0xe4                             ;   504.5 p0     192 dst
        vmovdqu64 zmm12, [rbp + 4608]                                    ;   381.5 p2     192 dst reload
        vmovdqu64 zmm23, [rbp + 5184]                                    ;   342.2 p3     192 dst reload
        vmovdqu64 [rbp + 3840], zmm8                                     ;   503.5 p7+p4  192 dst spill
        vpunpcklbw zmm8, zmm23, zmm12                                    ;   504.5 p5     192 dst
        vpunpckhbw zmm12, zmm23, zmm12                                   ;   505.5 p5     192 dst
        vpternlogd zmm27, zmm30, zmm20, 0xd8                             ;   505.5 p0     192 dst
        vpternlogd zmm18, zmm17, zmm20, 0xd8                             ;   506.5 p0     192 dst
        vmovdqu64 zmm17, [rbp + 4992]                                    ;   500.5 p2     192 dst reload
        vmovdqu64 zmm23, [rbp + 2816]                                    ;   497.5 p3     192 dst reload
        vpunpcklbw zmm30, zmm23, zmm17                                   ;   506.5 p5     192 dst
        vpternlogd zmm28, zmm24, zmm20, 0xe4                             ;   507.5 p0     192 dst
        vpsllq zmm24, zmm24, 4                                           ;   508.5 p0     192 dst
        vpternlogd zmm24, zmm10, zmm20, 0xd8                             ;   509.5 p5     192 dst
        vmovdqu64 zmm10, [rbp + 3840]                                    ;   503.5 p2     192 dst reload
        vmovdqu64 zmm17, [rbp + 1728]                                    ;   499.5 p3     192 dst reload
        vpunpcklbw zmm23, zmm17, zmm10                                   ;   509.5 p5     192 dst
        vpunpckhbw zmm10, zmm17, zmm10                                   ;   509.5 p5     192 dst
        vmovdqu64 zmm17, [rbp + 2816]                                    ;   497.5 p2     192 dst reload
        vpunpckhbw zmm17, zmm17, [rbp + 4992]                            ;   510.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4992], zmm10                                    ;   510.5 p8+p9  192 dst spill
        vpsrlq zmm10, zmm15, 4                                           ;   509.5 p0     192 dst
        vpternlogd zmm10, zmm16, zmm20, 0xe4                             ;   510.5 p0     192 dst
        vpsllq zmm16, zmm16, 4                                           ;   511.5 p0     192 dst
        vpternlogd zmm16, zmm15, zmm20, 0xd8                             ;   512.5 p5     192 dst
        vpsrlq zmm15, zmm29, 4                                           ;   512.5 p0     192 dst
        vpternlogd zmm15, zmm5, zmm20, 0xe4                              ;   513.5 p5     192 dst
        vpsllq zmm5, zmm5, 4                                             ;   513.5 p0     192 dst
        vpternlogd zmm5, zmm29, zmm20, 0xd8                              ;   514.5 p5     192 dst
        vpunpcklbw zmm29, zmm3, zmm26                                    ;   514.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm26                                     ;   515.5 p5     192 dst
        vpunpcklbw zmm26, zmm22, zmm2                                    ;   516.5 p5     192 dst
        vpunpckhbw zmm2, zmm22, zmm2                                     ;   517.5 p5     192 dst
        vpsrlq zmm22, zmm13, 4                                           ;   514.5 p0     192 dst
        vpternlogd zmm22, zmm14, zmm20, 0xe4                             ;   515.5 p0     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   516.5 p0     192 dst
        vpternlogd zmm14, zmm13, zmm20, 0xd8                             ;   517.5 p0     192 dst
        vpsrlq zmm13, zmm6, 4                                            ;   518.5 p0     192 dst
        vpternlogd zmm13, zmm7, zmm20, 0xe4                              ;   519.5 p5     192 dst
        vpsllq zmm7, zmm7, 4                                             ;   519.5 p0     192 dst
        vpternlogd zmm7, zmm6, zmm20, 0xd8                               ;   520.5 p5     192 dst
        vmovdqu64 zmm6, [rbp + 960]                                      ;   360.7 p2     192 dst reload
        vmovdqu64 zmm20, [rbp + 640]                                     ;   360.8 p3     192 dst reload
        vmovdqu64 [rbp + 2816], zmm17                                    ;   511.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm20, zmm6                                    ;   520.5 p5     192 dst
        vpunpckhbw zmm6, zmm20, zmm6                                     ;   521.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 2432]                                    ;   362.5 p2     192 dst reload
        vmovdqu64 [rbp + 960], zmm6                                      ;   522.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [rbp + 2368]                                     ;   362.8 p3     192 dst reload
        vmovdqu64 [rbp + 640], zmm17                                     ;   521.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm6, zmm20                                    ;   522.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm20                                     ;   523.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5440]                                    ;   382.5 p2     192 dst reload
        vmovdqu64 [rbp + 2432], zmm6                                     ;   524.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [rbp + 5056]                                     ;   364.8 p3     192 dst reload
        vmovdqu64 [rbp + 2368], zmm17                                    ;   523.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm6, zmm20                                    ;   524.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm20                                     ;   525.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 2368]                                    ;   523.5 p2     192 dst reload
        vmovdqu64 [rbp + 5440], zmm6                                     ;   526.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [rbp + 640]                                      ;   521.5 p3     192 dst reload
        vmovdqu64 [rbp + 5056], zmm17                                    ;   525.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm6, zmm20                                    ;   529.5 p5     192 dst
        vpunpcklbw zmm20, zmm21, zmm0                                    ;   527.5 p5     192 dst
        vpunpckhbw zmm0, zmm21, zmm0                                     ;   528.5 p5     192 dst
        vpunpcklbw zmm21, zmm19, zmm31                                   ;   529.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm31                                   ;   530.5 p5     192 dst
        vpunpcklbw zmm31, zmm9, zmm18                                    ;   531.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm18                                     ;   532.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 2432]                                    ;   524.5 p2     192 dst reload
        vmovdqu64 zmm6, [rbp + 960]                                      ;   522.5 p3     192 dst reload
        vmovdqu64 [rbp + 3840], zmm17                                    ;   530.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm6, zmm18                                    ;   533.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   534.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 640]                                     ;   521.5 p2     192 dst reload
        vpunpckhbw zmm18, zmm18, [rbp + 2368]                            ;   535.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2368], zmm6                                     ;   535.5 p7+p4  192 dst spill
        vpunpcklbw zmm6, zmm1, zmm28                                     ;   536.5 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm28                                     ;   537.5 p5     192 dst
        vpunpcklbw zmm28, zmm27, zmm24                                   ;   538.5 p5     192 dst
        vpunpckhbw zmm24, zmm27, zmm24                                   ;   539.5 p5     192 dst
        vpunpcklbw zmm27, zmm15, zmm10                                   ;   540.5 p5     192 dst
        vpunpckhbw zmm10, zmm15, zmm10                                   ;   541.5 p5     192 dst
        vpunpcklbw zmm15, zmm5, zmm16                                    ;   542.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm16                                     ;   543.5 p5     192 dst
        vpunpcklbw zmm16, zmm22, zmm13                                   ;   544.5 p5     192 dst
        vpunpckhbw zmm13, zmm22, zmm13                                   ;   545.5 p5     192 dst
        vpunpcklbw zmm22, zmm14, zmm7                                    ;   546.5 p5     192 dst
        vpunpckhbw zmm7, zmm14, zmm7                                     ;   547.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 1664]                                    ;   371.2 p2     192 dst reload
        vmovdqu64 [rbp + 640], zmm10                                     ;   542.5 p8+p9  192 dst spill
        vmovdqu64 zmm10, [rbp + 576]                                     ;   371.5 p3     192 dst reload
        vmovdqu64 [rbp + 2432], zmm27                                    ;   541.5 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm10, zmm14                                   ;   548.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm14                                   ;   549.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 3776]                                    ;   372.2 p2     192 dst reload
        vmovdqu64 [rbp + 1664], zmm5                                     ;   544.5 p8+p9  192 dst spill
        vmovdqu64 zmm5, [rbp + 3136]                                     ;   372.5 p3     192 dst reload
        vmovdqu64 [rbp + 576], zmm15                                     ;   543.5 p7+p4  192 dst spill
        vpunpcklbw zmm15, zmm5, zmm14                                    ;   550.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm14                                     ;   551.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 5376]                                    ;   387.5 p2     192 dst reload
        vmovdqu64 [rbp + 3776], zmm13                                    ;   546.5 p8+p9  192 dst spill
        vmovdqu64 zmm13, [rbp + 4928]                                    ;   373.5 p3     192 dst reload
        vmovdqu64 [rbp + 3136], zmm16                                    ;   545.5 p7+p4  192 dst spill
        vpunpcklbw zmm16, zmm13, zmm14                                   ;   552.5 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm14                                   ;   553.5 p5     192 dst
        vpunpcklbw zmm14, zmm4, zmm31                                    ;   554.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm31                                     ;   555.5 p5     192 dst
        vpunpcklbw zmm31, zmm11, zmm14                                   ;   556.5 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm14                                   ;   557.5 p5     192 dst
        vpunpcklbw zmm14, zmm29, zmm31                                   ;   558.5 p5     192 dst
        vpunpckhbw zmm29, zmm29, zmm31                                   ;   559.5 p5     192 dst
        vpunpcklbw zmm31, zmm3, zmm11                                    ;   560.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm11                                     ;   561.5 p5     192 dst
        vpunpcklbw zmm11, zmm27, zmm15                                   ;   562.5 p5     192 dst
        vpunpckhbw zmm15, zmm27, zmm15                                   ;   563.5 p5     192 dst
        vpunpcklbw zmm27, zmm10, zmm5                                    ;   564.5 p5     192 dst
        vpunpckhbw zmm5, zmm10, zmm5                                     ;   565.5 p5     192 dst
        vmovdqu64 zmm10, [rbp + 6592]                                    ;   452.5 p2     192 dst reload
        vmovdqu64 [rbp + 5376], zmm3                                     ;   562.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm10, zmm9                                     ;   566.5 p5     192 dst
        vpunpckhbw zmm9, zmm10, zmm9                                     ;   567.5 p5     192 dst
        vpunpcklbw zmm10, zmm25, zmm3                                    ;   568.5 p5     192 dst
        vpunpckhbw zmm3, zmm25, zmm3                                     ;   569.5 p5     192 dst
        vpunpcklbw zmm25, zmm20, zmm10                                   ;   570.5 p5     192 dst
        vpunpckhbw zmm10, zmm20, zmm10                                   ;   571.5 p5     192 dst
        vpunpcklbw zmm20, zmm0, zmm3                                     ;   572.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm3                                      ;   573.5 p5     192 dst
        vmovdqu64 zmm3, [rbp + 6272]                                     ;   453.5 p3     192 dst reload
        vmovdqu64 [rbp + 6592], zmm0                                     ;   574.5 p7+p4  192 dst spill
        vpunpcklbw zmm0, zmm3, zmm21                                     ;   574.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm21                                     ;   575.5 p5     192 dst
        vpunpcklbw zmm21, zmm8, zmm0                                     ;   576.5 p5     192 dst
        vpunpckhbw zmm0, zmm8, zmm0                                      ;   577.5 p5     192 dst
        vpunpcklbw zmm8, zmm12, zmm3                                     ;   578.5 p5     192 dst
        vpunpckhbw zmm3, zmm12, zmm3                                     ;   579.5 p5     192 dst
        vpunpcklbw zmm12, zmm30, zmm21                                   ;   580.5 p5     192 dst
        vpunpckhbw zmm21, zmm30, zmm21                                   ;   581.5 p5     192 dst
        vpunpcklbw zmm30, zmm23, zmm8                                    ;   582.5 p5     192 dst
        vpunpckhbw zmm8, zmm23, zmm8                                     ;   583.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 6336]                                    ;   454.5 p2     192 dst reload
        vmovdqu64 [rbp + 6272], zmm20                                    ;   573.5 p8+p9  192 dst spill
        vpunpcklbw zmm20, zmm23, zmm19                                   ;   584.5 p5     192 dst
        vpunpckhbw zmm19, zmm23, zmm19                                   ;   585.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 6528]                                    ;   482.5 p3     192 dst reload
        vmovdqu64 [rbp + 6336], zmm10                                    ;   572.5 p7+p4  192 dst spill
        vpunpcklbw zmm10, zmm23, zmm4                                    ;   586.5 p5     192 dst
        vpunpckhbw zmm4, zmm23, zmm4                                     ;   587.5 p5     192 dst
        vpunpcklbw zmm23, zmm26, zmm10                                   ;   588.5 p5     192 dst
        vpunpckhbw zmm10, zmm26, zmm10                                   ;   589.5 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm4                                     ;   590.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm4                                      ;   591.5 p5     192 dst
        vmovdqu64 zmm4, [rbp + 1024]                                     ;   390.7 p2     192 dst reload
        vmovdqu64 [rbp + 6528], zmm25                                    ;   571.5 p8+p9  192 dst spill
        vmovdqu64 zmm25, [rbp - 128]                                     ;   391.0 p3     192 dst reload
        vmovdqu64 [rbp + 4928], zmm2                                     ;   592.5 p7+p4  192 dst spill
        vpunpcklbw zmm2, zmm25, zmm4                                     ;   592.5 p5     192 dst
        vpunpckhbw zmm4, zmm25, zmm4                                     ;   593.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 3712]                                    ;   392.7 p2     192 dst reload
        vmovdqu64 [rbp + 1024], zmm26                                    ;   591.5 p8+p9  192 dst spill
        vmovdqu64 zmm26, [rbp + 3072]                                    ;   393.0 p3     192 dst reload
        vmovdqu64 [rbp - 128], zmm8                                      ;   584.5 p7+p4  192 dst spill
        vpunpcklbw zmm8, zmm26, zmm25                                    ;   594.5 p5     192 dst
        vpunpckhbw zmm25, zmm26, zmm25                                   ;   595.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 5504]                                    ;   393.7 p2     192 dst reload
        vmovdqu64 [rbp + 3712], zmm10                                    ;   590.5 p8+p9  192 dst spill
        vmovdqu64 zmm10, [rbp + 4352]                                    ;   394.0 p3     192 dst reload
        vmovdqu64 [rbp + 3072], zmm30                                    ;   583.5 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm10, zmm26                                   ;   596.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm26                                   ;   597.5 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm8                                     ;   598.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm8                                      ;   599.5 p5     192 dst
        vpunpcklbw zmm8, zmm4, zmm25                                     ;   600.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm25                                     ;   601.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 6144]                                    ;   455.5 p2     192 dst reload
        vmovdqu64 [rbp + 5504], zmm23                                    ;   589.5 p8+p9  192 dst spill
        vpunpcklbw zmm23, zmm25, zmm28                                   ;   602.5 p5     192 dst
        vpunpckhbw zmm25, zmm25, zmm28                                   ;   603.5 p5     192 dst
        vpunpcklbw zmm28, zmm16, zmm23                                   ;   604.5 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm23                                   ;   605.5 p5     192 dst
        vpunpcklbw zmm23, zmm13, zmm25                                   ;   606.5 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm25                                   ;   607.5 p5     192 dst
        vpunpcklbw zmm25, zmm11, zmm28                                   ;   608.5 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm28                                   ;   609.5 p5     192 dst
        vpunpcklbw zmm28, zmm15, zmm16                                   ;   610.5 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm16                                   ;   611.5 p5     192 dst
        vpunpcklbw zmm16, zmm27, zmm23                                   ;   612.5 p5     192 dst
        vpunpckhbw zmm23, zmm27, zmm23                                   ;   613.5 p5     192 dst
        vpunpcklbw zmm27, zmm5, zmm13                                    ;   614.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm13                                     ;   615.5 p5     192 dst
        vmovdqu64 zmm13, [rbp + 6848]                                    ;   456.5 p3     192 dst reload
        vmovdqu64 [rbp + 6144], zmm5                                     ;   616.5 p7+p4  192 dst spill
        vpunpcklbw zmm5, zmm13, zmm24                                    ;   616.5 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm24                                   ;   617.5 p5     192 dst
        vpunpcklbw zmm24, zmm30, zmm5                                    ;   618.5 p5     192 dst
        vpunpckhbw zmm5, zmm30, zmm5                                     ;   619.5 p5     192 dst
        vpunpcklbw zmm30, zmm10, zmm13                                   ;   620.5 p5     192 dst
        vmovdqu64 [rbp + 6848], zmm27                                    ;   615.5 p8+p9  192 dst spill
        vmovdqu64 zmm27, [rbp + 5888]                                    ;   493.5 p2     192 dst reload
        vmovdqu64 [rbp + 4352], zmm23                                    ;   614.5 p7+p4  192 dst spill
        vpunpcklbw zmm23, zmm27, zmm9                                    ;   621.5 p5     192 dst
        vpunpckhbw zmm9, zmm27, zmm9                                     ;   622.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm13                                   ;   623.5 p5     192 dst
        vmovdqu64 zmm13, [rbp + 2816]                                    ;   511.5 p3     192 dst reload
        vpunpcklbw zmm27, zmm13, zmm0                                    ;   624.5 p5     192 dst
        vpunpckhbw zmm0, zmm13, zmm0                                     ;   625.5 p5     192 dst
        vpunpcklbw zmm13, zmm26, zmm24                                   ;   626.5 p5     192 dst
        vpunpckhbw zmm24, zmm26, zmm24                                   ;   627.5 p5     192 dst
        vpunpcklbw zmm26, zmm8, zmm30                                    ;   628.5 p5     192 dst
        vmovdqu64 [rbp + 2816], zmm26                                    ;   629.5 p8+p9  192 dst spill
        vmovdqu64 zmm26, [rbp + 4992]                                    ;   510.5 p2     192 dst reload
        vmovdqu64 [rbp + 5888], zmm24                                    ;   628.5 p7+p4  192 dst spill
        vpunpcklbw zmm24, zmm26, zmm3                                    ;   629.5 p5     192 dst
        vpunpckhbw zmm3, zmm26, zmm3                                     ;   630.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 5056]                                    ;   525.5 p3     192 dst reload
        vmovdqu64 [rbp + 4992], zmm13                                    ;   627.5 p8+p9  192 dst spill
        vpunpcklbw zmm13, zmm26, zmm20                                   ;   631.5 p5     192 dst
        vpunpckhbw zmm20, zmm26, zmm20                                   ;   632.5 p5     192 dst
        vpunpcklbw zmm26, zmm18, zmm20                                   ;   633.5 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm20                                   ;   634.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5440]                                    ;   526.5 p2     192 dst reload
        vmovdqu64 [rbp + 5056], zmm18                                    ;   635.5 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm20, zmm19                                   ;   635.5 p5     192 dst
        vpunpckhbw zmm19, zmm20, zmm19                                   ;   636.5 p5     192 dst
        vpunpcklbw zmm20, zmm17, zmm18                                   ;   637.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm18                                   ;   638.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 1792]                                    ;   498.5 p3     192 dst reload
        vmovdqu64 [rbp + 5440], zmm17                                    ;   639.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm18, zmm23                                   ;   639.5 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm23                                   ;   640.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm30                                     ;   641.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 704]                                     ;   498.5 p2     192 dst reload
        vpunpcklbw zmm30, zmm23, zmm9                                    ;   642.5 p5     192 dst
        vpunpckhbw zmm9, zmm23, zmm9                                     ;   643.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 1600]                                    ;   426.7 p3     192 dst reload
        vmovdqu64 [rbp + 704], zmm9                                      ;   644.5 p7+p4  192 dst spill
        vmovdqu64 zmm9, [rbp + 64]                                       ;   427.5 p2     192 dst reload
        vmovdqu64 [rbp + 1792], zmm30                                    ;   643.5 p8+p9  192 dst spill
        vpunpcklbw zmm30, zmm9, zmm23                                    ;   644.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm23                                     ;   645.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 3648]                                    ;   428.7 p3     192 dst reload
        vmovdqu64 [rbp + 1600], zmm8                                     ;   642.5 p7+p4  192 dst spill
        vmovdqu64 zmm8, [rbp + 3008]                                     ;   429.7 p2     192 dst reload
        vmovdqu64 [rbp + 64], zmm18                                      ;   641.5 p8+p9  192 dst spill
        vpunpcklbw zmm18, zmm8, zmm23                                    ;   646.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm23                                     ;   647.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 4544]                                    ;   430.8 p3     192 dst reload
        vmovdqu64 [rbp + 3648], zmm20                                    ;   638.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [rbp + 5248]                                    ;   431.7 p2     192 dst reload
        vmovdqu64 [rbp + 3008], zmm17                                    ;   640.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm20, zmm23                                   ;   648.5 p5     192 dst
        vpunpckhbw zmm20, zmm20, zmm23                                   ;   649.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 1536]                                    ;   432.3 p3     192 dst reload
        vmovdqu64 [rbp + 4544], zmm26                                    ;   634.5 p7+p4  192 dst spill
        vmovdqu64 zmm26, [rbp - 64]                                      ;   432.7 p2     192 dst reload
        vmovdqu64 [rbp + 5248], zmm3                                     ;   631.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm26, zmm23                                    ;   650.5 p5     192 dst
        vpunpckhbw zmm23, zmm26, zmm23                                   ;   651.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 3200]                                    ;   433.3 p3     192 dst reload
        vmovdqu64 [rbp + 1536], zmm24                                    ;   630.5 p7+p4  192 dst spill
        vmovdqu64 zmm24, [rbp + 2048]                                    ;   433.7 p2     192 dst reload
        vmovdqu64 [rbp - 64], zmm16                                      ;   613.5 p8+p9  192 dst spill
        vpunpcklbw zmm16, zmm24, zmm26                                   ;   652.5 p5     192 dst
        vpunpckhbw zmm24, zmm24, zmm26                                   ;   653.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 4032]                                    ;   434.3 p3     192 dst reload
        vmovdqu64 [rbp + 3200], zmm0                                     ;   626.5 p7+p4  192 dst spill
        vmovdqu64 zmm0, [rbp + 4096]                                     ;   434.7 p2     192 dst reload
        vmovdqu64 [rbp + 2048], zmm15                                    ;   612.5 p8+p9  192 dst spill
        vpunpcklbw zmm15, zmm0, zmm26                                    ;   654.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm26                                     ;   655.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 2688]                                    ;   457.5 p3     192 dst reload
        vmovdqu64 [rbp + 4032], zmm27                                    ;   625.5 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm26, zmm6                                    ;   656.5 p5     192 dst
        vpunpckhbw zmm6, zmm26, zmm6                                     ;   657.5 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm5                                     ;   658.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm5                                      ;   659.5 p5     192 dst
        vmovdqu64 zmm5, [rbp + 5312]                                     ;   458.5 p2     192 dst reload
        vmovdqu64 [rbp + 2688], zmm2                                     ;   660.5 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm5, zmm1                                      ;   660.5 p5     192 dst
        vpunpckhbw zmm1, zmm5, zmm1                                      ;   661.5 p5     192 dst
        vpunpcklbw zmm5, zmm4, zmm10                                     ;   662.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm10                                     ;   663.5 p5     192 dst
        vpunpcklbw zmm10, zmm30, zmm18                                   ;   664.5 p5     192 dst
        vpunpckhbw zmm18, zmm30, zmm18                                   ;   665.5 p5     192 dst
        vpunpcklbw zmm30, zmm9, zmm8                                     ;   666.5 p5     192 dst
        vpunpckhbw zmm8, zmm9, zmm8                                      ;   667.5 p5     192 dst
        vpunpcklbw zmm9, zmm17, zmm27                                    ;   668.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm27                                   ;   669.5 p5     192 dst
        vpunpcklbw zmm27, zmm3, zmm16                                    ;   670.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm16                                     ;   671.5 p5     192 dst
        vpunpcklbw zmm16, zmm20, zmm6                                    ;   672.5 p5     192 dst
        vpunpckhbw zmm6, zmm20, zmm6                                     ;   673.5 p5     192 dst
        vpunpcklbw zmm20, zmm23, zmm24                                   ;   674.5 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm24                                   ;   675.5 p5     192 dst
        vpunpcklbw zmm24, zmm15, zmm2                                    ;   676.5 p5     192 dst
        vpunpckhbw zmm2, zmm15, zmm2                                     ;   677.5 p5     192 dst
        vpunpcklbw zmm15, zmm0, zmm1                                     ;   678.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm1                                      ;   679.5 p5     192 dst
        vpunpcklbw zmm1, zmm10, zmm9                                     ;   680.5 p5     192 dst
        vpunpckhbw zmm9, zmm10, zmm9                                     ;   681.5 p5     192 dst
        vpunpcklbw zmm10, zmm18, zmm17                                   ;   682.5 p5     192 dst
        vpunpckhbw zmm17, zmm18, zmm17                                   ;   683.5 p5     192 dst
        vpunpcklbw zmm18, zmm30, zmm16                                   ;   684.5 p5     192 dst
        vpunpckhbw zmm16, zmm30, zmm16                                   ;   685.5 p5     192 dst
        vpunpcklbw zmm30, zmm8, zmm6                                     ;   686.5 p5     192 dst
        vpunpckhbw zmm6, zmm8, zmm6                                      ;   687.5 p5     192 dst
        vpunpcklbw zmm8, zmm27, zmm24                                    ;   688.5 p5     192 dst
        vmovdqu64 [rbp + 5312], zmm4                                     ;   664.5 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 3840]                                     ;   530.5 p3     192 dst reload
        vmovdqu64 [rbp + 4096], zmm5                                     ;   663.5 p8+p9  192 dst spill
        vpunpcklbw zmm5, zmm4, zmm13                                     ;   689.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm13                                     ;   690.5 p5     192 dst
        vpunpckhbw zmm13, zmm27, zmm24                                   ;   691.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 2368]                                    ;   535.5 p2     192 dst reload
        vpunpcklbw zmm27, zmm24, zmm19                                   ;   692.5 p5     192 dst
        vpunpckhbw zmm19, zmm24, zmm19                                   ;   693.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 1472]                                    ;   452.5 p3     192 dst reload
        vmovdqu64 [rbp + 2368], zmm19                                    ;   694.5 p7+p4  192 dst spill
        vmovdqu64 zmm19, [rbp + 0]                                       ;   453.5 p2     192 dst reload
        vmovdqu64 [rbp + 3840], zmm27                                    ;   693.5 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm19, zmm24                                   ;   694.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm24                                   ;   695.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 2752]                                    ;   454.7 p3     192 dst reload
        vmovdqu64 [rbp + 1472], zmm26                                    ;   659.5 p7+p4  192 dst spill
        vmovdqu64 zmm26, [rbp + 2880]                                    ;   455.0 p2     192 dst reload
        vmovdqu64 [rbp + 0], zmm13                                       ;   692.5 p8+p9  192 dst spill
        vpunpcklbw zmm13, zmm26, zmm24                                   ;   696.5 p5     192 dst
        vpunpckhbw zmm24, zmm26, zmm24                                   ;   697.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 5824]                                    ;   456.5 p3     192 dst reload
        vmovdqu64 [rbp + 2752], zmm4                                     ;   691.5 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 4864]                                     ;   456.8 p2     192 dst reload
        vmovdqu64 [rbp + 2880], zmm8                                     ;   689.5 p8+p9  192 dst spill
        vpunpcklbw zmm8, zmm4, zmm26                                     ;   698.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm26                                     ;   699.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 1408]                                    ;   459.7 p3     192 dst reload
        vmovdqu64 [rbp + 5824], zmm5                                     ;   690.5 p7+p4  192 dst spill
        vmovdqu64 zmm5, [rbp + 128]                                      ;   460.7 p2     192 dst reload
        vmovdqu64 [rbp + 4864], zmm6                                     ;   688.5 p8+p9  192 dst spill
        vpunpcklbw zmm6, zmm5, zmm26                                     ;   700.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm26                                     ;   701.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 3392]                                    ;   462.7 p3     192 dst reload
        vmovdqu64 [rbp + 1408], zmm30                                    ;   687.5 p7+p4  192 dst spill
        vmovdqu64 zmm30, [rbp + 2944]                                    ;   463.7 p2     192 dst reload
        vmovdqu64 [rbp + 128], zmm16                                     ;   686.5 p8+p9  192 dst spill
        vpunpcklbw zmm16, zmm30, zmm26                                   ;   702.5 p5     192 dst
        vpunpckhbw zmm26, zmm30, zmm26                                   ;   703.5 p5     192 dst
        vmovdqu64 zmm30, [rbp + 5760]                                    ;   465.7 p3     192 dst reload
        vmovdqu64 [rbp + 3392], zmm18                                    ;   685.5 p7+p4  192 dst spill
        vmovdqu64 zmm18, [rbp + 4416]                                    ;   466.0 p2     192 dst reload
        vmovdqu64 [rbp + 2944], zmm17                                    ;   684.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm18, zmm30                                   ;   704.5 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm30                                   ;   705.5 p5     192 dst
        vmovdqu64 zmm30, [rbp + 1344]                                    ;   467.0 p3     192 dst reload
        vmovdqu64 [rbp + 5760], zmm10                                    ;   683.5 p7+p4  192 dst spill
        vmovdqu64 zmm10, [rbp + 512]                                     ;   467.3 p2     192 dst reload
        vmovdqu64 [rbp + 4416], zmm28                                    ;   611.5 p8+p9  192 dst spill
        vpunpcklbw zmm28, zmm10, zmm30                                   ;   706.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm30                                   ;   707.5 p5     192 dst
        vmovdqu64 zmm30, [rbp + 3328]                                    ;   468.0 p3     192 dst reload
        vmovdqu64 [rbp + 1344], zmm31                                    ;   561.5 p7+p4  192 dst spill
        vmovdqu64 zmm31, [rbp + 2112]                                    ;   468.3 p2     192 dst reload
        vmovdqu64 [rbp + 512], zmm9                                      ;   682.5 p8+p9  192 dst spill
        vpunpcklbw zmm9, zmm31, zmm30                                    ;   708.5 p5     192 dst
        vpunpckhbw zmm30, zmm31, zmm30                                   ;   709.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 5696]                                    ;   469.0 p3     192 dst reload
        vmovdqu64 [rbp + 3328], zmm21                                    ;   582.5 p7+p4  192 dst spill
        vmovdqu64 zmm21, [rbp + 4800]                                    ;   469.5 p2     192 dst reload
        vmovdqu64 [rbp + 2112], zmm11                                    ;   610.5 p8+p9  192 dst spill
        vpunpcklbw zmm11, zmm21, zmm31                                   ;   710.5 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm31                                   ;   711.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3136]                                    ;   545.5 p3     192 dst reload
        vmovdqu64 [rbp + 5696], zmm29                                    ;   560.5 p7+p4  192 dst spill
        vmovdqu64 zmm29, [rbp + 6016]                                    ;   471.5 p2     192 dst reload
        vmovdqu64 [rbp + 4800], zmm1                                     ;   681.5 p8+p9  192 dst spill
        vpunpcklbw zmm1, zmm29, zmm31                                    ;   712.5 p5     192 dst
        vpunpckhbw zmm29, zmm29, zmm31                                   ;   713.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 1280]                                    ;   471.2 p3     192 dst reload
        vmovdqu64 [rbp + 3136], zmm12                                    ;   581.5 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 448]                                     ;   471.5 p2     192 dst reload
        vmovdqu64 [rbp + 6016], zmm25                                    ;   609.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm12, zmm31                                   ;   714.5 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm31                                   ;   715.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3264]                                    ;   472.2 p3     192 dst reload
        vmovdqu64 [rbp + 1280], zmm14                                    ;   559.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 1984]                                    ;   472.5 p2     192 dst reload
        vmovdqu64 [rbp + 448], zmm12                                     ;   716.5 p8+p9  192 dst spill
        vpunpcklbw zmm12, zmm14, zmm31                                   ;   716.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm31                                   ;   717.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 5632]                                    ;   473.5 p3     192 dst reload
        vmovdqu64 [rbp + 3264], zmm14                                    ;   718.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 4224]                                    ;   475.5 p2     192 dst reload
        vmovdqu64 [rbp + 1984], zmm25                                    ;   715.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm14, zmm31                                   ;   718.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm31                                   ;   719.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3776]                                    ;   546.5 p3     192 dst reload
        vmovdqu64 [rbp + 5632], zmm14                                    ;   720.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 6080]                                    ;   477.5 p2     192 dst reload
        vmovdqu64 [rbp + 4224], zmm25                                    ;   719.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm14, zmm31                                   ;   720.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm31                                   ;   721.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3264]                                    ;   718.5 p3     192 dst reload
        vmovdqu64 [rbp + 3776], zmm14                                    ;   722.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 448]                                     ;   716.5 p2     192 dst reload
        vmovdqu64 [rbp + 6080], zmm25                                    ;   721.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm14, zmm31                                   ;   724.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 4224]                                    ;   719.5 p3     192 dst reload
        vpunpcklbw zmm14, zmm31, [rbp + 6080]                            ;   727.5 p5+p2  192 dst
        vmovdqu64 zmm31, [rbp + 448]                                     ;   716.5 p3     192 dst reload
        vpunpckhbw zmm31, zmm31, [rbp + 3264]                            ;   724.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3264], zmm31                                    ;   725.5 p7+p4  192 dst spill
        vmovdqu64 zmm31, [rbp + 4224]                                    ;   719.5 p3     192 dst reload
        vpunpckhbw zmm31, zmm31, [rbp + 6080]                            ;   727.5 p5+p2  192 dst
        vmovdqu64 [rbp + 6080], zmm31                                    ;   728.5 p8+p9  192 dst spill
        vmovdqu64 zmm31, [rbp + 5632]                                    ;   720.5 p3     192 dst reload
        vmovdqu64 [rbp + 4224], zmm25                                    ;   725.5 p7+p4  192 dst spill
        vpunpcklbw zmm25, zmm31, [rbp + 3776]                            ;   728.5 p5+p2  192 dst
        vmovdqu64 zmm31, [rbp + 5952]                                    ;   484.0 p3     192 dst reload
        vmovdqu64 [rbp + 448], zmm25                                     ;   729.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm31, zmm22                                   ;   727.5 p5     192 dst
        vpunpckhbw zmm22, zmm31, zmm22                                   ;   728.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 5632]                                    ;   720.5 p2     192 dst reload
        vpunpckhbw zmm31, zmm31, [rbp + 3776]                            ;   729.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3776], zmm31                                    ;   730.5 p7+p4  192 dst spill
        vmovdqu64 zmm31, [rbp + 4224]                                    ;   725.5 p2     192 dst reload
        vmovdqu64 [rbp + 5632], zmm14                                    ;   728.5 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm31, [rbp + 448]                             ;   735.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5952], zmm14                                    ;   736.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 3904]                                    ;   486.5 p2     192 dst reload
        vpunpcklbw zmm31, zmm14, zmm7                                    ;   731.5 p5     192 dst
        vpunpckhbw zmm7, zmm14, zmm7                                     ;   732.5 p5     192 dst
        vpunpcklbw zmm14, zmm3, zmm2                                     ;   733.5 p5     192 dst
        vpunpckhbw zmm2, zmm3, zmm2                                      ;   734.5 p5     192 dst
        vpunpcklbw zmm3, zmm20, zmm15                                    ;   735.5 p5     192 dst
        vpunpckhbw zmm15, zmm20, zmm15                                   ;   736.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 4224]                                    ;   725.5 p3     192 dst reload
        vpunpckhbw zmm20, zmm20, [rbp + 448]                             ;   737.5 p5+p2  192 dst
        vmovdqu64 [rbp + 448], zmm15                                     ;   737.5 p8+p9  192 dst spill
        vmovdqu64 zmm15, [rbp + 3264]                                    ;   725.5 p3     192 dst reload
        vmovdqu64 [rbp + 4224], zmm20                                    ;   738.5 p7+p4  192 dst spill
        vpunpcklbw zmm20, zmm15, [rbp + 3776]                            ;   738.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3904], zmm20                                    ;   739.5 p8+p9  192 dst spill
        vpunpcklbw zmm20, zmm23, zmm0                                    ;   739.5 p5     192 dst
        vpunpckhbw zmm0, zmm23, zmm0                                     ;   740.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 1216]                                    ;   489.0 p3     192 dst reload
        vmovdqu64 [rbp + 960], zmm0                                      ;   741.5 p7+p4  192 dst spill
        vmovdqu64 zmm0, [rbp + 384]                                      ;   489.5 p2     192 dst reload
        vmovdqu64 [rbp + 1728], zmm20                                    ;   740.5 p8+p9  192 dst spill
        vpunpcklbw zmm20, zmm0, zmm23                                    ;   741.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm23                                     ;   742.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 3520]                                    ;   490.0 p3     192 dst reload
        vmovdqu64 [rbp + 1216], zmm3                                     ;   736.5 p7+p4  192 dst spill
        vmovdqu64 zmm3, [rbp + 2176]                                     ;   490.5 p2     192 dst reload
        vmovdqu64 [rbp + 384], zmm2                                      ;   735.5 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm3, zmm23                                     ;   743.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm23                                     ;   744.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 5568]                                    ;   491.0 p3     192 dst reload
        vmovdqu64 [rbp + 3520], zmm14                                    ;   734.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 4736]                                    ;   491.5 p2     192 dst reload
        vpunpcklbw zmm15, zmm14, zmm23                                   ;   745.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm23                                   ;   746.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 3264]                                    ;   725.5 p3     192 dst reload
        vpunpckhbw zmm23, zmm23, [rbp + 3776]                            ;   747.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3776], zmm23                                    ;   748.5 p8+p9  192 dst spill
        vmovdqu64 zmm23, [rbp + 832]                                     ;   493.0 p3     192 dst reload
        vmovdqu64 [rbp + 3264], zmm14                                    ;   747.5 p7+p4  192 dst spill
        vpunpcklbw zmm14, zmm23, [rbp + 576]                             ;   748.5 p5+p2  192 dst
        vpunpckhbw zmm23, zmm23, [rbp + 576]                             ;   749.5 p5+p3  192 dst
        vmovdqu64 [rbp + 576], zmm23                                     ;   750.5 p8+p9  192 dst spill
        vpunpcklbw zmm23, zmm27, zmm13                                   ;   750.5 p5     192 dst
        vpunpckhbw zmm13, zmm27, zmm13                                   ;   751.5 p5     192 dst
        vpunpcklbw zmm27, zmm19, zmm24                                   ;   752.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm24                                   ;   753.5 p5     192 dst
        vpunpcklbw zmm24, zmm6, zmm16                                    ;   754.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   755.5 p5     192 dst
        vpunpcklbw zmm16, zmm5, zmm26                                    ;   756.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm26                                     ;   757.5 p5     192 dst
        vpunpcklbw zmm26, zmm28, zmm9                                    ;   758.5 p5     192 dst
        vpunpckhbw zmm9, zmm28, zmm9                                     ;   759.5 p5     192 dst
        vpunpcklbw zmm28, zmm10, zmm30                                   ;   760.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm30                                   ;   761.5 p5     192 dst
        vpunpcklbw zmm30, zmm11, zmm1                                    ;   762.5 p5     192 dst
        vpunpckhbw zmm1, zmm11, zmm1                                     ;   763.5 p5     192 dst
        vpunpcklbw zmm11, zmm21, zmm29                                   ;   764.5 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm29                                   ;   765.5 p5     192 dst
        vpunpcklbw zmm29, zmm8, zmm25                                    ;   766.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm25                                     ;   767.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 576]                                     ;   750.5 p2     192 dst reload
        vmovdqu64 [rbp + 832], zmm15                                     ;   746.5 p7+p4  192 dst spill
        vmovdqu64 zmm15, [rbp + 3264]                                    ;   747.5 p3     192 dst reload
        vmovdqu64 [rbp + 5568], zmm14                                    ;   749.5 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm15, zmm25                                   ;   768.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 832]                                     ;   746.5 p2     192 dst reload
        vpunpcklbw zmm15, zmm25, [rbp + 5568]                            ;   769.5 p5+p3  192 dst
        vpunpckhbw zmm25, zmm25, [rbp + 5568]                            ;   770.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5568], zmm25                                    ;   771.5 p7+p4  192 dst spill
        vpunpcklbw zmm25, zmm4, zmm22                                    ;   771.5 p5     192 dst
        vmovdqu64 [rbp + 832], zmm14                                     ;   769.5 p8+p9  192 dst spill
        vmovdqu64 zmm14, [rbp + 3264]                                    ;   747.5 p3     192 dst reload
        vpunpckhbw zmm14, zmm14, [rbp + 576]                             ;   772.5 p5+p2  192 dst
        vpunpckhbw zmm4, zmm4, zmm22                                     ;   773.5 p5     192 dst
        vpunpcklbw zmm22, zmm17, zmm31                                   ;   774.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm31                                   ;   775.5 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm7                                    ;   776.5 p5     192 dst
        vpunpckhbw zmm7, zmm18, zmm7                                     ;   777.5 p5     192 dst
        vpunpcklbw zmm18, zmm20, zmm2                                    ;   778.5 p5     192 dst
        vpunpckhbw zmm2, zmm20, zmm2                                     ;   779.5 p5     192 dst
        vpunpcklbw zmm20, zmm23, zmm29                                   ;   780.5 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm29                                   ;   781.5 p5     192 dst
        vpunpcklbw zmm29, zmm0, zmm3                                     ;   782.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm3                                      ;   783.5 p5     192 dst
        vpunpcklbw zmm3, zmm13, zmm8                                     ;   784.5 p5     192 dst
        vpunpckhbw zmm8, zmm13, zmm8                                     ;   785.5 p5     192 dst
        vpunpcklbw zmm13, zmm27, zmm25                                   ;   786.5 p5     192 dst
        vpunpckhbw zmm25, zmm27, zmm25                                   ;   787.5 p5     192 dst
        vpunpcklbw zmm27, zmm26, zmm30                                   ;   788.5 p5     192 dst
        vpunpckhbw zmm26, zmm26, zmm30                                   ;   789.5 p5     192 dst
        vpunpcklbw zmm30, zmm19, zmm4                                    ;   790.5 p5     192 dst
        vpunpckhbw zmm4, zmm19, zmm4                                     ;   791.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 896]                                     ;   507.5 p3     192 dst reload
        vmovdqu64 [rbp + 576], zmm4                                      ;   792.5 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 320]                                      ;   507.8 p2     192 dst reload
        vmovdqu64 [rbp + 3264], zmm30                                    ;   791.5 p8+p9  192 dst spill
        vpunpcklbw zmm30, zmm4, zmm19                                    ;   792.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm19                                     ;   793.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 3456]                                    ;   510.5 p3     192 dst reload
        vmovdqu64 [rbp + 896], zmm25                                     ;   788.5 p7+p4  192 dst spill
        vmovdqu64 zmm25, [rbp + 1920]                                    ;   510.8 p2     192 dst reload
        vmovdqu64 [rbp + 320], zmm13                                     ;   787.5 p8+p9  192 dst spill
        vpunpcklbw zmm13, zmm25, zmm19                                   ;   794.5 p5     192 dst
        vpunpckhbw zmm19, zmm25, zmm19                                   ;   795.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 4480]                                    ;   511.5 p3     192 dst reload
        vmovdqu64 [rbp + 3456], zmm8                                     ;   786.5 p7+p4  192 dst spill
        vmovdqu64 zmm8, [rbp + 4288]                                     ;   511.8 p2     192 dst reload
        vmovdqu64 [rbp + 1920], zmm3                                     ;   785.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm8, zmm25                                     ;   796.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm25                                     ;   797.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 1664]                                    ;   544.5 p3     192 dst reload
        vmovdqu64 [rbp + 4480], zmm26                                    ;   790.5 p7+p4  192 dst spill
        vmovdqu64 zmm26, [rbp + 1856]                                    ;   514.7 p2     192 dst reload
        vmovdqu64 [rbp + 4288], zmm23                                    ;   782.5 p8+p9  192 dst spill
        vpunpcklbw zmm23, zmm26, zmm25                                   ;   798.5 p5     192 dst
        vpunpckhbw zmm25, zmm26, zmm25                                   ;   799.5 p5     192 dst
        vpunpcklbw zmm26, zmm9, zmm1                                     ;   800.5 p5     192 dst
        vpunpckhbw zmm1, zmm9, zmm1                                      ;   801.5 p5     192 dst
        vpunpcklbw zmm9, zmm28, zmm11                                    ;   802.5 p5     192 dst
        vpunpckhbw zmm11, zmm28, zmm11                                   ;   803.5 p5     192 dst
        vpunpcklbw zmm28, zmm10, zmm21                                   ;   804.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm21                                   ;   805.5 p5     192 dst
        vpunpcklbw zmm21, zmm24, zmm22                                   ;   806.5 p5     192 dst
        vpunpckhbw zmm22, zmm24, zmm22                                   ;   807.5 p5     192 dst
        vpunpcklbw zmm24, zmm6, zmm17                                    ;   808.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm17                                     ;   809.5 p5     192 dst
        vpunpcklbw zmm17, zmm16, zmm31                                   ;   810.5 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm31                                   ;   811.5 p5     192 dst
        vpunpcklbw zmm31, zmm5, zmm7                                     ;   812.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm7                                      ;   813.5 p5     192 dst
        vmovdqu64 zmm7, [rbp + 1152]                                     ;   522.5 p3     192 dst reload
        vmovdqu64 [rbp + 1664], zmm5                                     ;   814.5 p7+p4  192 dst spill
        vmovdqu64 zmm5, [rbp + 256]                                      ;   522.8 p2     192 dst reload
        vmovdqu64 [rbp + 1856], zmm31                                    ;   813.5 p8+p9  192 dst spill
        vpunpcklbw zmm31, zmm5, zmm7                                     ;   814.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm7                                      ;   815.5 p5     192 dst
        vmovdqu64 zmm7, [rbp + 2496]                                     ;   524.5 p3     192 dst reload
        vmovdqu64 [rbp + 1152], zmm16                                    ;   812.5 p7+p4  192 dst spill
        vmovdqu64 zmm16, [rbp + 2304]                                    ;   524.8 p2     192 dst reload
        vmovdqu64 [rbp + 256], zmm17                                     ;   811.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm16, zmm7                                    ;   816.5 p5     192 dst
        vpunpckhbw zmm7, zmm16, zmm7                                     ;   817.5 p5     192 dst
        vmovdqu64 zmm16, [rbp + 4160]                                    ;   526.5 p3     192 dst reload
        vmovdqu64 [rbp + 2496], zmm6                                     ;   810.5 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 5120]                                     ;   529.7 p2     192 dst reload
        vmovdqu64 [rbp + 2304], zmm24                                    ;   809.5 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm6, zmm16                                    ;   818.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   819.5 p5     192 dst
        vmovdqu64 zmm16, [rbp + 2432]                                    ;   541.5 p3     192 dst reload
        vmovdqu64 [rbp + 4160], zmm22                                    ;   808.5 p7+p4  192 dst spill
        vmovdqu64 zmm22, [rbp + 6208]                                    ;   531.0 p2     192 dst reload
        vmovdqu64 [rbp + 5120], zmm21                                    ;   807.5 p8+p9  192 dst spill
        vpunpcklbw zmm21, zmm22, zmm16                                   ;   820.5 p5     192 dst
        vpunpckhbw zmm16, zmm22, zmm16                                   ;   821.5 p5     192 dst
        vmovdqu64 zmm22, [rbp + 1088]                                    ;   533.7 p3     192 dst reload
        vmovdqu64 [rbp + 2432], zmm10                                    ;   806.5 p7+p4  192 dst spill
        vmovdqu64 zmm10, [rbp + 192]                                     ;   534.0 p2     192 dst reload
        vmovdqu64 [rbp + 6208], zmm28                                    ;   805.5 p8+p9  192 dst spill
        vpunpcklbw zmm28, zmm10, zmm22                                   ;   822.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm22                                   ;   823.5 p5     192 dst
        vmovdqu64 zmm22, [rbp + 3584]                                    ;   536.5 p3     192 dst reload
        vmovdqu64 [rbp + 1088], zmm11                                    ;   804.5 p7+p4  192 dst spill
        vmovdqu64 zmm11, [rbp + 2560]                                    ;   537.5 p2     192 dst reload
        vmovdqu64 [rbp + 192], zmm9                                      ;   803.5 p8+p9  192 dst spill
        vpunpcklbw zmm9, zmm11, zmm22                                    ;   824.5 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm22                                   ;   825.5 p5     192 dst
        vmovdqu64 zmm22, [rbp + 3968]                                    ;   541.5 p3     192 dst reload
        vmovdqu64 [rbp + 3584], zmm1                                     ;   802.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 4672]                                     ;   543.5 p2     192 dst reload
        vmovdqu64 [rbp + 2560], zmm26                                    ;   801.5 p8+p9  192 dst spill
        vpunpcklbw zmm26, zmm1, zmm22                                    ;   826.5 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;   827.5 p5     192 dst
        vmovdqu64 zmm22, [rbp + 640]                                     ;   547.5 p3     192 dst reload
        vmovdqu64 [rbp + 3968], zmm27                                    ;   789.5 p7+p4  192 dst spill
        vmovdqu64 zmm27, [rbp + 6400]                                    ;   548.7 p2     192 dst reload
        vmovdqu64 [rbp + 4672], zmm20                                    ;   781.5 p8+p9  192 dst spill
        vpunpcklbw zmm20, zmm27, zmm22                                   ;   828.5 p5     192 dst
        vpunpckhbw zmm22, zmm27, zmm22                                   ;   829.5 p5     192 dst
        vpunpcklbw zmm27, zmm18, zmm15                                   ;   830.5 p5     192 dst
        vpunpckhbw zmm15, zmm18, zmm15                                   ;   831.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 5568]                                    ;   771.5 p3     192 dst reload
        vmovdqu64 [rbp + 640], zmm15                                     ;   832.5 p7+p4  192 dst spill
        vpunpcklbw zmm15, zmm2, zmm18                                    ;   832.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm18                                     ;   833.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 832]                                     ;   769.5 p2     192 dst reload
        vmovdqu64 [rbp + 5568], zmm2                                     ;   834.5 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm29, zmm18                                    ;   834.5 p5     192 dst
        vpunpckhbw zmm18, zmm29, zmm18                                   ;   835.5 p5     192 dst
        vmovdqu64 zmm29, [rbp + 1984]                                    ;   715.5 p3     192 dst reload
        vmovdqu64 [rbp + 832], zmm18                                     ;   836.5 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm29, zmm12                                   ;   836.5 p5     192 dst
        vpunpckhbw zmm12, zmm29, zmm12                                   ;   837.5 p5     192 dst
        vpunpcklbw zmm29, zmm0, zmm14                                    ;   838.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm14                                     ;   839.5 p5     192 dst
        vpunpcklbw zmm14, zmm30, zmm13                                   ;   840.5 p5     192 dst
        vpunpckhbw zmm13, zmm30, zmm13                                   ;   841.5 p5     192 dst
        vpunpcklbw zmm30, zmm4, zmm19                                    ;   842.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm19                                     ;   843.5 p5     192 dst
        vpunpcklbw zmm19, zmm3, zmm23                                    ;   844.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm23                                     ;   845.5 p5     192 dst
        vpunpcklbw zmm23, zmm8, zmm25                                    ;   846.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm25                                     ;   847.5 p5     192 dst
        vpunpcklbw zmm25, zmm31, zmm17                                   ;   848.5 p5     192 dst
        vpunpckhbw zmm17, zmm31, zmm17                                   ;   849.5 p5     192 dst
        vpunpcklbw zmm31, zmm5, zmm7                                     ;   850.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm7                                      ;   851.5 p5     192 dst
        vmovdqu64 zmm7, [rbp + 5632]                                     ;   728.5 p2     192 dst reload
        vmovdqu64 [rbp + 1984], zmm0                                     ;   840.5 p8+p9  192 dst spill
        vpunpcklbw zmm0, zmm18, zmm7                                     ;   852.5 p5     192 dst
        vpunpckhbw zmm7, zmm18, zmm7                                     ;   853.5 p5     192 dst
        vpunpcklbw zmm18, zmm24, zmm21                                   ;   854.5 p5     192 dst
        vpunpckhbw zmm21, zmm24, zmm21                                   ;   855.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 6080]                                    ;   728.5 p3     192 dst reload
        vmovdqu64 [rbp + 5632], zmm7                                     ;   854.5 p7+p4  192 dst spill
        vpunpcklbw zmm7, zmm12, zmm24                                    ;   856.5 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm24                                   ;   857.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 1280]                                    ;   575.5 p2     192 dst reload
        mov r9, qword [rbp + 7120]                                       ;   576.5 p10    192 dst reload
        vmovdqu64 [r9], zmm24                                            ;   581.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4672]                                    ;   781.5 p3     192 dst reload
        vmovdqu64 [r9 + 64], zmm24                                       ;   787.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 6016]                                    ;   609.5 p2     192 dst reload
        vmovdqu64 [r9 + 128], zmm24                                      ;   615.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 3136]                                    ;   582.5 p3     192 dst reload
        vmovdqu64 [r9 + 256], zmm24                                      ;   588.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 3968]                                    ;   789.5 p2     192 dst reload
        vmovdqu64 [r9 + 320], zmm24                                      ;   795.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4800]                                    ;   681.5 p3     192 dst reload
        vmovdqu64 [r9 + 384], zmm24                                      ;   687.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 5696]                                    ;   586.5 p2     192 dst reload
        vmovdqu64 [r9 + 512], zmm24                                      ;   592.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4288]                                    ;   782.5 p3     192 dst reload
        vmovdqu64 [r9 + 576], zmm24                                      ;   788.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 2112]                                    ;   610.5 p2     192 dst reload
        vmovdqu64 [r9 + 640], zmm24                                      ;   616.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 640]                                     ;   832.5 p3     192 dst reload
        vmovdqu64 [r9 + 704], zmm24                                      ;   838.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 3328]                                    ;   592.5 p2     192 dst reload
        vmovdqu64 [r9 + 768], zmm24                                      ;   598.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4480]                                    ;   790.5 p3     192 dst reload
        vmovdqu64 [r9 + 832], zmm24                                      ;   796.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 512]                                     ;   682.5 p2     192 dst reload
        vmovdqu64 [r9 + 896], zmm24                                      ;   688.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 1344]                                    ;   594.5 p3     192 dst reload
        vmovdqu64 [r9 + 1024], zmm24                                     ;   600.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 1920]                                    ;   785.5 p2     192 dst reload
        vmovdqu64 [r9 + 1088], zmm24                                     ;   791.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4416]                                    ;   611.5 p3     192 dst reload
        vmovdqu64 [r9 + 1152], zmm24                                     ;   617.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 4032]                                    ;   625.5 p2     192 dst reload
        vmovdqu64 [r9 + 1280], zmm24                                     ;   631.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 2560]                                    ;   801.5 p3     192 dst reload
        vmovdqu64 [r9 + 1344], zmm24                                     ;   807.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 5760]                                    ;   683.5 p2     192 dst reload
        vmovdqu64 [r9 + 1408], zmm24                                     ;   689.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 5376]                                    ;   598.5 p3     192 dst reload
        vmovdqu64 [r9 + 1536], zmm24                                     ;   604.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 3456]                                    ;   786.5 p2     192 dst reload
        vmovdqu64 [r9 + 1600], zmm24                                     ;   792.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 2048]                                    ;   612.5 p3     192 dst reload
        vmovdqu64 [r9 + 1664], zmm24                                     ;   618.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 5568]                                    ;   834.5 p2     192 dst reload
        vmovdqu64 [r9 + 1728], zmm24                                     ;   840.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 3200]                                    ;   626.5 p3     192 dst reload
        vmovdqu64 [r9 + 1792], zmm24                                     ;   632.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 3584]                                    ;   802.5 p2     192 dst reload
        vmovdqu64 [r9 + 1856], zmm24                                     ;   808.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 2944]                                    ;   684.5 p3     192 dst reload
        vmovdqu64 [r9 + 1920], zmm24                                     ;   690.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 5504]                                    ;   610.5 p2     192 dst reload
        vmovdqu64 [r9 + 2048], zmm24                                     ;   616.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 320]                                     ;   787.5 p3     192 dst reload
        vmovdqu64 [r9 + 2112], zmm24                                     ;   793.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp - 64]                                      ;   614.5 p2     192 dst reload
        vmovdqu64 [r9 + 2176], zmm24                                     ;   620.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 3072]                                    ;   616.5 p3     192 dst reload
        vmovdqu64 [r9 + 2304], zmm24                                     ;   622.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 192]                                     ;   803.5 p2     192 dst reload
        vmovdqu64 [r9 + 2368], zmm24                                     ;   809.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 3392]                                    ;   685.5 p3     192 dst reload
        vmovdqu64 [r9 + 2432], zmm24                                     ;   691.5 p7+p4  192 dst
        vmovdqu64 [r9 + 192], zmm27                                      ;   831.5 p8+p9  192 dst
        vmovdqu64 [r9 + 1216], zmm15                                     ;   833.5 p7+p4  192 dst
        vpunpcklbw zmm15, zmm6, zmm16                                    ;   858.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   859.5 p5     192 dst
        vpunpcklbw zmm16, zmm28, zmm9                                    ;   860.5 p5     192 dst
        vpunpckhbw zmm9, zmm28, zmm9                                     ;   861.5 p5     192 dst
        vpunpcklbw zmm24, zmm10, zmm11                                   ;   862.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm11                                   ;   863.5 p5     192 dst
        vpunpcklbw zmm11, zmm26, zmm20                                   ;   864.5 p5     192 dst
        vpunpckhbw zmm20, zmm26, zmm20                                   ;   865.5 p5     192 dst
        vpunpcklbw zmm26, zmm1, zmm22                                    ;   866.5 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;   867.5 p5     192 dst
        vpunpcklbw zmm22, zmm14, zmm19                                   ;   868.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 3712]                                    ;   629.5 p2     192 dst reload
        vmovdqu64 [r9 + 2560], zmm27                                     ;   635.5 p8+p9  192 dst
        vpunpckhbw zmm14, zmm14, zmm19                                   ;   869.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 896]                                     ;   788.5 p3     192 dst reload
        vmovdqu64 [r9 + 2624], zmm19                                     ;   794.5 p7+p4  192 dst
        vmovdqu64 [r9 + 2240], zmm2                                      ;   835.5 p8+p9  192 dst
        vpunpcklbw zmm2, zmm13, zmm3                                     ;   870.5 p5     192 dst
        vpunpckhbw zmm3, zmm13, zmm3                                     ;   871.5 p5     192 dst
        vpunpcklbw zmm13, zmm30, zmm23                                   ;   872.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 4352]                                    ;   633.5 p2     192 dst reload
        vmovdqu64 [r9 + 2688], zmm19                                     ;   639.5 p7+p4  192 dst
        vpunpckhbw zmm19, zmm30, zmm23                                   ;   873.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 832]                                     ;   836.5 p3     192 dst reload
        vmovdqu64 [r9 + 2752], zmm23                                     ;   842.5 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp - 128]                                     ;   636.5 p2     192 dst reload
        vmovdqu64 [r9 + 2816], zmm23                                     ;   642.5 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 1088]                                    ;   804.5 p3     192 dst reload
        vmovdqu64 [r9 + 2880], zmm23                                     ;   810.5 p8+p9  192 dst
        vpunpcklbw zmm23, zmm4, zmm8                                     ;   874.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 128]                                     ;   686.5 p2     192 dst reload
        vmovdqu64 [r9 + 2944], zmm27                                     ;   692.5 p7+p4  192 dst
        vpunpckhbw zmm4, zmm4, zmm8                                      ;   875.5 p5     192 dst
        vmovdqu64 zmm8, [rbp + 1024]                                     ;   642.5 p3     192 dst reload
        vmovdqu64 [r9 + 3072], zmm8                                      ;   648.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 3264]                                     ;   791.5 p2     192 dst reload
        vmovdqu64 [r9 + 3136], zmm8                                      ;   797.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 6848]                                     ;   644.7 p3     192 dst reload
        vmovdqu64 [r9 + 3200], zmm8                                      ;   650.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1536]                                     ;   645.0 p2     192 dst reload
        vmovdqu64 [r9 + 3328], zmm8                                      ;   651.0 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 6208]                                     ;   805.5 p3     192 dst reload
        vmovdqu64 [r9 + 3392], zmm8                                      ;   811.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1408]                                     ;   687.5 p2     192 dst reload
        vmovdqu64 [r9 + 3456], zmm8                                      ;   693.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 4928]                                     ;   647.0 p3     192 dst reload
        vmovdqu64 [r9 + 3584], zmm8                                      ;   653.0 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 576]                                      ;   792.5 p2     192 dst reload
        vmovdqu64 [r9 + 3648], zmm8                                      ;   798.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 6144]                                     ;   648.7 p3     192 dst reload
        vmovdqu64 [r9 + 3712], zmm8                                      ;   654.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1984]                                     ;   840.5 p2     192 dst reload
        vmovdqu64 [r9 + 3776], zmm8                                      ;   846.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 5248]                                     ;   649.7 p3     192 dst reload
        vmovdqu64 [r9 + 3840], zmm8                                      ;   655.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 2432]                                     ;   806.5 p2     192 dst reload
        vmovdqu64 [r9 + 3904], zmm8                                      ;   812.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 4864]                                     ;   688.5 p3     192 dst reload
        vmovdqu64 [r9 + 3968], zmm8                                      ;   694.5 p8+p9  192 dst
        vmovdqu64 [r9 + 3264], zmm29                                     ;   839.5 p7+p4  192 dst
        vpunpcklbw zmm8, zmm25, zmm18                                    ;   876.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 6528]                                    ;   652.7 p2     192 dst reload
        vmovdqu64 [r9 + 4096], zmm27                                     ;   658.7 p8+p9  192 dst
        vpunpckhbw zmm18, zmm25, zmm18                                   ;   877.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 5120]                                    ;   807.5 p3     192 dst reload
        vmovdqu64 [r9 + 4160], zmm25                                     ;   813.5 p7+p4  192 dst
        vpunpcklbw zmm25, zmm17, zmm21                                   ;   878.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm21                                   ;   879.5 p5     192 dst
        vpunpcklbw zmm21, zmm31, zmm15                                   ;   880.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 4992]                                    ;   655.0 p2     192 dst reload
        vmovdqu64 [r9 + 4224], zmm27                                     ;   661.0 p8+p9  192 dst
        vpunpckhbw zmm15, zmm31, zmm15                                   ;   881.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 5824]                                    ;   690.5 p3     192 dst reload
        vmovdqu64 [r9 + 4352], zmm27                                     ;   696.5 p7+p4  192 dst
        vpunpcklbw zmm27, zmm5, zmm6                                     ;   882.5 p5     192 dst
        vmovdqu64 zmm28, [rbp + 2880]                                    ;   689.5 p2     192 dst reload
        vmovdqu64 [r9 + 4480], zmm28                                     ;   695.5 p8+p9  192 dst
        vpunpckhbw zmm5, zmm5, zmm6                                      ;   883.5 p5     192 dst
        vmovdqu64 zmm6, [rbp + 6336]                                     ;   660.5 p3     192 dst reload
        vmovdqu64 [r9 + 4608], zmm6                                      ;   666.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 4160]                                     ;   808.5 p2     192 dst reload
        vmovdqu64 [r9 + 4672], zmm6                                      ;   814.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 5888]                                     ;   662.5 p3     192 dst reload
        vmovdqu64 [r9 + 4736], zmm6                                      ;   668.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 2752]                                     ;   691.5 p2     192 dst reload
        vmovdqu64 [r9 + 4864], zmm6                                      ;   697.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 5632]                                     ;   854.5 p3     192 dst reload
        vmovdqu64 [r9 + 4928], zmm6                                      ;   860.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 0]                                        ;   692.5 p2     192 dst reload
        vmovdqu64 [r9 + 4992], zmm6                                      ;   698.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 6272]                                     ;   670.5 p3     192 dst reload
        vmovdqu64 [r9 + 5120], zmm6                                      ;   676.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 2304]                                     ;   809.5 p2     192 dst reload
        vmovdqu64 [r9 + 5184], zmm6                                      ;   815.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 1472]                                     ;   674.5 p3     192 dst reload
        vmovdqu64 [r9 + 5248], zmm6                                      ;   680.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 4544]                                     ;   676.5 p2     192 dst reload
        vmovdqu64 [r9 + 5376], zmm6                                      ;   682.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 3520]                                     ;   734.5 p3     192 dst reload
        vmovdqu64 [r9 + 5504], zmm6                                      ;   740.5 p7+p4  192 dst
        vmovdqu64 [r9 + 4416], zmm0                                      ;   853.5 p8+p9  192 dst
        vpunpcklbw zmm0, zmm16, zmm11                                    ;   884.5 p5     192 dst
        vmovdqu64 zmm6, [rbp + 6592]                                     ;   682.5 p2     192 dst reload
        vmovdqu64 [r9 + 5632], zmm6                                      ;   688.5 p7+p4  192 dst
        vpunpckhbw zmm6, zmm16, zmm11                                    ;   885.5 p5     192 dst
        vmovdqu64 zmm11, [rbp + 2496]                                    ;   810.5 p3     192 dst reload
        vmovdqu64 [r9 + 5696], zmm11                                     ;   816.5 p8+p9  192 dst
        vpunpcklbw zmm11, zmm9, zmm20                                    ;   886.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm20                                     ;   887.5 p5     192 dst
        vpunpcklbw zmm16, zmm24, zmm26                                   ;   888.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 2688]                                    ;   689.7 p2     192 dst reload
        vmovdqu64 [r9 + 5760], zmm20                                     ;   695.7 p7+p4  192 dst
        vpunpckhbw zmm20, zmm24, zmm26                                   ;   889.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 5056]                                    ;   690.5 p3     192 dst reload
        vmovdqu64 [r9 + 5888], zmm24                                     ;   696.5 p8+p9  192 dst
        vmovdqu64 [r9 + 5440], zmm7                                      ;   857.5 p7+p4  192 dst
        vmovdqu64 [r9 + 448], zmm8                                       ;   877.5 p8+p9  192 dst
        vpunpcklbw zmm7, zmm10, zmm1                                     ;   890.5 p5     192 dst
        vmovdqu64 zmm8, [rbp + 384]                                      ;   735.5 p2     192 dst reload
        vmovdqu64 [r9 + 6016], zmm8                                      ;   741.5 p7+p4  192 dst
        vpunpckhbw zmm1, zmm10, zmm1                                     ;   891.5 p5     192 dst
        vmovdqu64 zmm8, [rbp + 3008]                                     ;   695.0 p3     192 dst reload
        vmovdqu64 [r9 + 6144], zmm8                                      ;   701.0 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 256]                                      ;   811.5 p2     192 dst reload
        vmovdqu64 [r9 + 6208], zmm8                                      ;   817.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 2816]                                     ;   696.7 p3     192 dst reload
        vmovdqu64 [r9 + 6272], zmm8                                      ;   702.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 3648]                                     ;   697.0 p2     192 dst reload
        vmovdqu64 [r9 + 6400], zmm8                                      ;   703.0 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 5952]                                     ;   736.5 p3     192 dst reload
        vmovdqu64 [r9 + 6464], zmm8                                      ;   742.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1216]                                     ;   736.5 p2     192 dst reload
        vmovdqu64 [r9 + 6528], zmm8                                      ;   742.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 64]                                       ;   699.0 p3     192 dst reload
        vmovdqu64 [r9 + 6656], zmm8                                      ;   705.0 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1152]                                     ;   812.5 p2     192 dst reload
        vmovdqu64 [r9 + 6720], zmm8                                      ;   818.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 1600]                                     ;   700.7 p3     192 dst reload
        vmovdqu64 [r9 + 6784], zmm8                                      ;   706.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 5440]                                     ;   701.0 p2     192 dst reload
        vmovdqu64 [r9 + 6912], zmm8                                      ;   707.0 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 4224]                                     ;   738.5 p3     192 dst reload
        vmovdqu64 [r9 + 6976], zmm8                                      ;   744.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 448]                                      ;   737.5 p2     192 dst reload
        vmovdqu64 [r9 + 7040], zmm8                                      ;   743.5 p7+p4  192 dst
        vmovdqu64 [r9 + 5952], zmm12                                     ;   858.5 p8+p9  192 dst
        vmovdqu64 [r9 + 960], zmm18                                      ;   878.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 1792]                                     ;   703.5 p3     192 dst reload
        vmovdqu64 [r9 + 7168], zmm8                                      ;   709.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1856]                                     ;   813.5 p2     192 dst reload
        vmovdqu64 [r9 + 7232], zmm8                                      ;   819.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 4096]                                     ;   705.0 p3     192 dst reload
        vmovdqu64 [r9 + 7296], zmm8                                      ;   711.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 3840]                                     ;   705.7 p2     192 dst reload
        vmovdqu64 [r9 + 7424], zmm8                                      ;   712.7 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 3904]                                     ;   739.5 p3     192 dst reload
        vmovdqu64 [r9 + 7488], zmm8                                      ;   745.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1728]                                     ;   740.5 p2     192 dst reload
        vmovdqu64 [r9 + 7552], zmm8                                      ;   746.5 p7+p4  192 dst
        vmovdqu64 [r9 + 1472], zmm25                                     ;   879.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 704]                                      ;   708.5 p3     192 dst reload
        vmovdqu64 [r9 + 7680], zmm8                                      ;   716.7 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 1664]                                     ;   814.5 p2     192 dst reload
        vmovdqu64 [r9 + 7744], zmm8                                      ;   820.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 5312]                                     ;   709.5 p3     192 dst reload
        vmovdqu64 [r9 + 7808], zmm8                                      ;   718.7 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 2368]                                     ;   710.5 p2     192 dst reload
        vmovdqu64 [r9 + 7936], zmm8                                      ;   719.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 3776]                                     ;   748.5 p3     192 dst reload
        vmovdqu64 [r9 + 8000], zmm8                                      ;   754.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 960]                                      ;   741.5 p2     192 dst reload
        vmovdqu64 [r9 + 8064], zmm8                                      ;   747.5 p8+p9  192 dst
        vmovdqu64 [r9 + 4288], zmm22                                     ;   869.5 p7+p4  192 dst
        vmovdqu64 [r9 + 1984], zmm17                                     ;   880.5 p8+p9  192 dst
        add r8, 0x2000                                                   ;   712.8 p1     194 blocks
        mov qword [rbp + 7104], r8                                       ;   724.7 p7+p4  194 blocks
        lea r8, [r9 + 8192]                                              ;   713.2 p6     194 blocks
        vmovdqu64 [r9 + 4800], zmm14                                     ;   870.5 p8+p9  192 dst
        vmovdqu64 [r9 + 2496], zmm21                                     ;   881.5 p7+p4  192 dst
        vmovdqu64 [r9 + 5312], zmm2                                      ;   871.5 p8+p9  192 dst
        vmovdqu64 [r9 + 3008], zmm15                                     ;   882.5 p7+p4  192 dst
        vmovdqu64 [r9 + 5824], zmm3                                      ;   872.5 p8+p9  192 dst
        vmovdqu64 [r9 + 3520], zmm27                                     ;   883.5 p7+p4  192 dst
        vmovdqu64 [r9 + 6336], zmm13                                     ;   873.5 p8+p9  192 dst
        vmovdqu64 [r9 + 4032], zmm5                                      ;   884.5 p7+p4  192 dst
        vmovdqu64 [r9 + 6848], zmm19                                     ;   874.5 p8+p9  192 dst
        vmovdqu64 [r9 + 4544], zmm0                                      ;   885.5 p7+p4  192 dst
        vmovdqu64 [r9 + 7360], zmm23                                     ;   875.5 p8+p9  192 dst
        vmovdqu64 [r9 + 5056], zmm6                                      ;   886.5 p7+p4  192 dst
        vmovdqu64 [r9 + 7872], zmm4                                      ;   876.5 p8+p9  192 dst
        vmovdqu64 [r9 + 5568], zmm11                                     ;   887.5 p7+p4  192 dst
        vmovdqu64 [r9 + 6080], zmm9                                      ;   888.5 p8+p9  192 dst
        vmovdqu64 [r9 + 6592], zmm16                                     ;   889.5 p7+p4  192 dst
        vmovdqu64 [r9 + 7104], zmm20                                     ;   890.5 p8+p9  192 dst
        vmovdqu64 [r9 + 7616], zmm7                                      ;   891.5 p7+p4  192 dst
        vmovdqu64 [r9 + 8128], zmm1                                      ;   892.5 p8+p9  192 dst
        mov qword [rbp + 7120], r8                                       ;   743.7 p7+p4  194 blocks
        mov rax, qword [rbp + 7104]                                      ;                    more blocks?
        cmp rax, qword [rbp + 7112]                                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 7128]                                      ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
aes_to_slices.T0_constants512:
        dq 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555
        dq 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
