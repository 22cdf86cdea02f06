; aes_from_slices for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
;   ./cw build aes_from_slices --cpu golden-cove --variant bitsliced
;
; void aes_from_slices(const void *src, void *dst, uint32_t n);   System V, 64 bits
;   src: 8192 bytes a batch (128 slices), read, secret, aligned to 16 bytes
;   dst: 8192 bytes a batch (512 blocks of 16), written, secret, aligned to 16 bytes
;   n: number of batches of 512 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 7.0; bounds: width 0.7, ports 0.7, path 2.0
;   blocks: 2004 uops, planned 901.7; bounds: width 334.0, ports 704.0, path 19.0
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
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x1a80                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 6616], rax                                      ;                    frame
        mov dword [rbp + 6624], edx                                      ;                    argument
        mov qword [rbp + 6592], rdi                                      ;                    argument
        mov qword [rbp + 6608], rsi                                      ;                    argument
        mov r8d, dword [rbp + 6624]                                      ;     0.0 p2     197 blocks
        shl r8, 0xd                                                      ;     5.0 p0     197 blocks
        add r8, qword [rbp + 6592]                                       ;     6.0 p1+p3  197 blocks
        mov qword [rbp + 6600], r8                                       ;     7.0 p7+p4  197 blocks
        cmp dword [rbp + 6624], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 6592]                                       ;                    resident
        mov r9, qword [rbp + 6608]                                       ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm0, [r8]                                             ;     0.0 p2     192 dst.0
        vmovdqu64 zmm1, [r8 + 64]                                        ;     0.2 p3     192 dst.1
        vmovdqu64 zmm2, [r8 + 128]                                       ;     1.0 p2     192 dst.2
        vmovdqu64 zmm3, [r8 + 192]                                       ;     1.2 p3     192 dst.3
        vmovdqu64 zmm4, [r8 + 256]                                       ;     2.0 p2     192 dst.4
        vmovdqu64 zmm5, [r8 + 320]                                       ;     2.2 p3     192 dst.5
        vmovdqu64 zmm6, [r8 + 384]                                       ;     3.0 p2     192 dst.6
        vmovdqu64 zmm7, [r8 + 448]                                       ;     3.2 p3     192 dst.7
        vmovdqu64 zmm8, [r8 + 512]                                       ;     4.0 p2     192 dst.8
        vmovdqu64 zmm9, [r8 + 576]                                       ;     4.2 p3     192 dst.9
        vmovdqu64 zmm10, [r8 + 640]                                      ;     5.0 p2     192 dst.10
        vmovdqu64 zmm11, [r8 + 704]                                      ;     5.2 p3     192 dst.11
        vmovdqu64 zmm12, [r8 + 768]                                      ;     6.0 p2     192 dst.12
        vmovdqu64 zmm13, [r8 + 832]                                      ;     6.2 p3     192 dst.13
        vmovdqu64 zmm14, [r8 + 896]                                      ;     7.0 p2     192 dst.14
        vmovdqu64 zmm15, [r8 + 960]                                      ;     7.2 p3     192 dst.15
        vshufi32x4 zmm0, zmm0, zmm0, 0xd8                                ;     6.0 p5     192 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;     6.2 p5     192 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;     7.0 p5     192 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;     7.2 p5     192 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;     8.0 p5     192 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xd8                                ;     8.2 p5     192 dst
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;     9.0 p5     192 dst
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;     9.7 p5     192 dst
        vpsllq zmm30, zmm1, 1                                            ;     9.2 p0     192 dst
        vmovdqu64 zmm31, [rel aes_from_slices.T0_constants512]           ;     8.0 p2     192 dst reload
        vpternlogd zmm30, zmm0, zmm31, 0xd8                              ;    14.0 p0     192 dst
        vpsrlq zmm0, zmm0, 1                                             ;     9.0 p0     192 dst
        vpternlogd zmm0, zmm1, zmm31, 0xe4                               ;    14.0 p0     192 dst
        vpsllq zmm1, zmm3, 1                                             ;    10.2 p0     192 dst
        vpternlogd zmm1, zmm2, zmm31, 0xd8                               ;    14.0 p0     192 dst
        vpsrlq zmm2, zmm2, 1                                             ;    10.0 p0     192 dst
        vpternlogd zmm2, zmm3, zmm31, 0xe4                               ;    14.0 p5     192 dst
        vpsllq zmm3, zmm5, 1                                             ;    11.2 p0     192 dst
        vpternlogd zmm3, zmm4, zmm31, 0xd8                               ;    14.0 p5     192 dst
        vpsrlq zmm4, zmm4, 1                                             ;    12.0 p0     192 dst
        vpternlogd zmm4, zmm5, zmm31, 0xe4                               ;    14.0 p5     192 dst
        vpsllq zmm5, zmm7, 1                                             ;    13.0 p0     192 dst
        vpternlogd zmm5, zmm6, zmm31, 0xd8                               ;    14.0 p5     192 dst
        vpsrlq zmm6, zmm6, 1                                             ;    14.0 p0     192 dst
        vpternlogd zmm6, zmm7, zmm31, 0xe4                               ;    15.0 p5     192 dst
        vpsllq zmm7, zmm1, 2                                             ;    15.0 p0     192 dst
        vpternlogd zmm7, zmm30, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;    16.0 p5+p3  192 dst
        vpsrlq zmm30, zmm30, 2                                           ;    16.0 p0     192 dst
        vpternlogd zmm30, zmm1, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    17.0 p5+p2  192 dst
        vpsllq zmm1, zmm2, 2                                             ;    17.0 p0     192 dst
        vpternlogd zmm1, zmm0, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;    18.0 p5+p3  192 dst
        vpsrlq zmm0, zmm0, 2                                             ;    18.0 p0     192 dst
        vpternlogd zmm0, zmm2, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    19.0 p5+p2  192 dst
        vpsllq zmm2, zmm5, 2                                             ;    19.0 p0     192 dst
        vpternlogd zmm2, zmm3, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;    20.0 p5+p3  192 dst
        vpsrlq zmm3, zmm3, 2                                             ;    20.0 p0     192 dst
        vpternlogd zmm3, zmm5, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    21.0 p5+p2  192 dst
        vpsllq zmm5, zmm6, 2                                             ;    21.0 p0     192 dst
        vpternlogd zmm5, zmm4, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;    22.0 p5+p3  192 dst
        vpsrlq zmm4, zmm4, 2                                             ;    22.0 p0     192 dst
        vpternlogd zmm4, zmm6, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    23.0 p5+p2  192 dst
        vpsllq zmm6, zmm2, 4                                             ;    23.0 p0     192 dst
        vpternlogd zmm6, zmm7, [rel aes_from_slices.T0_constants512 + 128], 0xd8 ;    24.0 p5+p3  192 dst
        vpsrlq zmm7, zmm7, 4                                             ;    24.0 p0     192 dst
        vpternlogd zmm7, zmm2, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;    25.0 p5+p2  192 dst
        vpsllq zmm2, zmm5, 4                                             ;    25.0 p0     192 dst
        vpternlogd zmm2, zmm1, [rel aes_from_slices.T0_constants512 + 128], 0xd8 ;    26.0 p5+p3  192 dst
        vpsrlq zmm1, zmm1, 4                                             ;    26.0 p0     192 dst
        vpternlogd zmm1, zmm5, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;    27.0 p5+p2  192 dst
        vpsllq zmm5, zmm3, 4                                             ;    27.0 p0     192 dst
        vpternlogd zmm5, zmm30, [rel aes_from_slices.T0_constants512 + 128], 0xd8 ;    28.0 p5+p3  192 dst
        vpsrlq zmm30, zmm30, 4                                           ;    28.0 p0     192 dst
        vpternlogd zmm30, zmm3, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;    29.0 p5+p2  192 dst
        vpsllq zmm3, zmm4, 4                                             ;    29.0 p0     192 dst
        vpternlogd zmm3, zmm0, [rel aes_from_slices.T0_constants512 + 128], 0xd8 ;    30.0 p5+p3  192 dst
        vpsrlq zmm0, zmm0, 4                                             ;    30.0 p0     192 dst
        vpternlogd zmm0, zmm4, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;    31.0 p5+p2  192 dst
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;    31.7 p5     192 dst
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    32.7 p5     192 dst
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    33.7 p5     192 dst
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    34.7 p5     192 dst
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    35.7 p5     192 dst
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    36.7 p5     192 dst
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    37.7 p5     192 dst
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    38.7 p5     192 dst
        vmovdqu64 zmm4, [r8 + 4096]                                      ;    16.2 p3     192 dst.0
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;    39.7 p5     192 dst
        vpsrlq zmm29, zmm4, 1                                            ;    42.7 p0     192 dst
        vpsllq zmm28, zmm9, 1                                            ;    35.7 p0     192 dst
        vmovdqu64 zmm27, [r8 + 4160]                                     ;    17.0 p2     192 dst.1
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    40.7 p5     192 dst
        vpternlogd zmm29, zmm27, zmm31, 0xe4                             ;    43.7 p0     192 dst
        vpsllq zmm27, zmm27, 1                                           ;    43.7 p0     192 dst
        vpternlogd zmm27, zmm4, zmm31, 0xd8                              ;    44.7 p0     192 dst
        vpsrlq zmm4, zmm27, 2                                            ;    45.7 p0     192 dst
        vpsrlq zmm26, zmm29, 2                                           ;    44.7 p0     192 dst
        vpsrlq zmm25, zmm8, 1                                            ;    38.0 p0     192 dst
        vmovdqu64 zmm24, [r8 + 4224]                                     ;    18.2 p3     192 dst.2
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    41.7 p5     192 dst
        vpternlogd zmm28, zmm8, zmm31, 0xd8                              ;    39.0 p0     192 dst
        vpsrlq zmm8, zmm24, 1                                            ;    44.7 p0     192 dst
        vmovdqu64 zmm23, [r8 + 4288]                                     ;    18.8 p2     192 dst.3
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    42.7 p5     192 dst
        vpternlogd zmm8, zmm23, zmm31, 0xe4                              ;    45.7 p0     192 dst
        vpsllq zmm23, zmm23, 1                                           ;    45.7 p0     192 dst
        vpternlogd zmm23, zmm24, zmm31, 0xd8                             ;    46.7 p0     192 dst
        vpternlogd zmm25, zmm9, zmm31, 0xe4                              ;    43.7 p5     192 dst
        vmovdqu64 zmm9, [rel aes_from_slices.T0_constants512 + 64]       ;    19.8 p3     192 dst reload
        vpternlogd zmm4, zmm23, zmm9, 0xe4                               ;    47.7 p0     192 dst
        vpsllq zmm23, zmm23, 2                                           ;    47.7 p0     192 dst
        vpternlogd zmm23, zmm27, zmm9, 0xd8                              ;    48.7 p5     192 dst
        vpternlogd zmm26, zmm8, zmm9, 0xe4                               ;    46.7 p5     192 dst
        vpsllq zmm8, zmm8, 2                                             ;    46.7 p0     192 dst
        vpternlogd zmm8, zmm29, zmm9, 0xd8                               ;    47.7 p5     192 dst
        vmovdqu64 zmm24, [r8 + 4352]                                     ;    21.0 p2     192 dst.4
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    47.7 p5     192 dst
        vpsrlq zmm27, zmm24, 1                                           ;    50.7 p0     192 dst
        vpsrlq zmm29, zmm23, 4                                           ;    49.7 p0     192 dst
        vpsrlq zmm22, zmm8, 4                                            ;    49.0 p0     192 dst
        vpsrlq zmm21, zmm4, 4                                            ;    50.0 p0     192 dst
        vpsrlq zmm20, zmm26, 4                                           ;    51.0 p0     192 dst
        vpsllq zmm19, zmm11, 1                                           ;    52.0 p0     192 dst
        vmovdqu64 zmm18, [r8 + 4416]                                     ;    22.3 p3     192 dst.5
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    48.7 p5     192 dst
        vpternlogd zmm27, zmm18, zmm31, 0xe4                             ;    51.7 p5     192 dst
        vpsllq zmm18, zmm18, 1                                           ;    53.0 p0     192 dst
        vpternlogd zmm18, zmm24, zmm31, 0xd8                             ;    54.0 p5     192 dst
        vpsrlq zmm24, zmm18, 2                                           ;    55.0 p0     192 dst
        vpsrlq zmm17, zmm27, 2                                           ;    55.0 p0     192 dst
        vpsrlq zmm16, zmm10, 1                                           ;    56.0 p0     192 dst
        vmovdqu64 zmm9, [r8 + 4480]                                      ;    23.7 p2     192 dst.6
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    51.7 p5     192 dst
        vpternlogd zmm19, zmm10, zmm31, 0xd8                             ;    53.0 p5     192 dst
        vpsrlq zmm10, zmm9, 1                                            ;    57.0 p0     192 dst
        vmovdqu64 [rbp - 128], zmm25                                     ;    44.7 p7+p4  192 dst spill
        vmovdqu64 zmm25, [r8 + 4544]                                     ;    24.5 p3     192 dst.7
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    53.7 p5     192 dst
        vpternlogd zmm10, zmm25, zmm31, 0xe4                             ;    58.0 p5     192 dst
        vpsllq zmm25, zmm25, 1                                           ;    58.0 p0     192 dst
        vpternlogd zmm25, zmm9, zmm31, 0xd8                              ;    59.0 p5     192 dst
        vpternlogd zmm16, zmm11, zmm31, 0xe4                             ;    57.0 p5     192 dst
        vmovdqu64 zmm9, [rel aes_from_slices.T0_constants512 + 64]       ;    25.5 p2     192 dst reload
        vpternlogd zmm24, zmm25, zmm9, 0xe4                              ;    60.0 p5     192 dst
        vpsllq zmm11, zmm25, 2                                           ;    60.0 p0     192 dst
        vpternlogd zmm11, zmm18, zmm9, 0xd8                              ;    61.0 p5     192 dst
        vpternlogd zmm17, zmm10, zmm9, 0xe4                              ;    59.7 p5     192 dst
        vpsllq zmm10, zmm10, 2                                           ;    60.0 p0     192 dst
        vpternlogd zmm10, zmm27, zmm9, 0xd8                              ;    61.0 p5     192 dst
        vmovdqu64 zmm18, [r8 + 4608]                                     ;    26.7 p3     192 dst.8
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    61.7 p5     192 dst
        vmovdqu64 zmm25, [rel aes_from_slices.T0_constants512 + 128]     ;    27.0 p2     192 dst reload
        vpternlogd zmm29, zmm11, zmm25, 0xe4                             ;    62.0 p0     192 dst
        vpsllq zmm11, zmm11, 4                                           ;    62.0 p0     192 dst
        vpternlogd zmm11, zmm23, zmm25, 0xd8                             ;    63.0 p5     192 dst
        vpternlogd zmm22, zmm10, zmm25, 0xe4                             ;    63.0 p0     192 dst
        vpsllq zmm10, zmm10, 4                                           ;    64.0 p0     192 dst
        vpternlogd zmm10, zmm8, zmm25, 0xd8                              ;    65.0 p5     192 dst
        vmovdqu64 zmm8, [r8 + 4672]                                      ;    28.2 p3     192 dst.9
        vpternlogd zmm21, zmm24, zmm25, 0xe4                             ;    64.7 p5     192 dst
        vpsllq zmm23, zmm24, 4                                           ;    65.0 p0     192 dst
        vpternlogd zmm23, zmm4, zmm25, 0xd8                              ;    66.0 p5     192 dst
        vmovdqu64 zmm4, [r8 + 4736]                                      ;    28.8 p2     192 dst.10
        vpternlogd zmm20, zmm17, zmm25, 0xe4                             ;    66.0 p0     192 dst
        vpsllq zmm17, zmm17, 4                                           ;    67.0 p0     192 dst
        vpternlogd zmm17, zmm26, zmm25, 0xd8                             ;    68.0 p5     192 dst
        vmovdqu64 zmm24, [r8 + 4800]                                     ;    29.5 p3     192 dst.11
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;    67.7 p5     192 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;    68.7 p5     192 dst
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    69.7 p5     192 dst
        vpunpcklbw zmm26, zmm6, zmm11                                    ;    70.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm11                                     ;    71.7 p5     192 dst
        vpunpcklbw zmm11, zmm2, zmm10                                    ;    72.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm10                                     ;    73.7 p5     192 dst
        vpunpcklbw zmm10, zmm5, zmm23                                    ;    74.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm23                                     ;    75.7 p5     192 dst
        vpunpcklbw zmm23, zmm7, zmm29                                    ;    76.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm29                                     ;    77.7 p5     192 dst
        vpunpcklbw zmm27, zmm3, zmm17                                    ;    78.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm17                                     ;    79.7 p5     192 dst
        vpunpcklbw zmm17, zmm1, zmm22                                    ;    80.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;    81.7 p5     192 dst
        vpunpcklbw zmm22, zmm30, zmm21                                   ;    82.7 p5     192 dst
        vpunpckhbw zmm21, zmm30, zmm21                                   ;    83.7 p5     192 dst
        vpunpcklbw zmm29, zmm0, zmm20                                    ;    84.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm20                                     ;    85.7 p5     192 dst
        vpsllq zmm20, zmm13, 1                                           ;    68.0 p0     192 dst
        vpternlogd zmm20, zmm12, zmm31, 0xd8                             ;    69.0 p0     192 dst
        vpsrlq zmm12, zmm12, 1                                           ;    70.0 p0     192 dst
        vpternlogd zmm12, zmm13, zmm31, 0xe4                             ;    71.0 p0     192 dst
        vmovdqu64 zmm13, [r8 + 4864]                                     ;    33.5 p2     192 dst.12
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    86.7 p5     192 dst
        vpsllq zmm30, zmm15, 1                                           ;    72.0 p0     192 dst
        vmovdqu64 [rbp - 64], zmm0                                       ;    86.7 p8+p9  192 dst spill
        vmovdqu64 zmm0, [r8 + 4928]                                      ;    34.2 p3     192 dst.13
        vshufi32x4 zmm0, zmm0, zmm0, 0xd8                                ;    87.7 p5     192 dst
        vmovdqu64 [rbp + 0], zmm21                                       ;    84.7 p7+p4  192 dst spill
        vpsrlq zmm21, zmm14, 1                                           ;    73.0 p0     192 dst
        vmovdqu64 [rbp + 64], zmm1                                       ;    82.7 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 4992]                                      ;    35.0 p2     192 dst.14
        vpternlogd zmm30, zmm14, zmm31, 0xd8                             ;    74.0 p0     192 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;    88.7 p5     192 dst
        vmovdqu64 zmm14, [r8 + 5056]                                     ;    35.5 p3     192 dst.15
        vpternlogd zmm21, zmm15, zmm31, 0xe4                             ;    75.0 p0     192 dst
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    89.7 p5     192 dst
        vmovdqu64 zmm15, [r8 + 5120]                                     ;    36.0 p2     192 dst.16
        vmovdqu64 [rbp + 128], zmm7                                      ;    78.7 p7+p4  192 dst spill
        vpsllq zmm7, zmm8, 1                                             ;    76.0 p0     192 dst
        vmovdqu64 [rbp + 192], zmm3                                      ;    80.7 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 5184]                                      ;    36.7 p3     192 dst.17
        vmovdqu64 [rbp + 256], zmm5                                      ;    76.7 p7+p4  192 dst spill
        vpsrlq zmm5, zmm18, 1                                            ;    77.0 p0     192 dst
        vmovdqu64 [rbp + 320], zmm2                                      ;    74.7 p8+p9  192 dst spill
        vmovdqu64 zmm2, [r8 + 5248]                                      ;    37.3 p2     192 dst.18
        vpternlogd zmm7, zmm18, zmm31, 0xd8                              ;    78.0 p0     192 dst
        vmovdqu64 zmm18, [r8 + 5312]                                     ;    37.7 p3     192 dst.19
        vpternlogd zmm5, zmm8, zmm31, 0xe4                               ;    79.0 p0     192 dst
        vmovdqu64 zmm8, [r8 + 5376]                                      ;    38.3 p2     192 dst.20
        vmovdqu64 [rbp + 384], zmm6                                      ;    72.7 p7+p4  192 dst spill
        vpsllq zmm6, zmm24, 1                                            ;    80.0 p0     192 dst
        vmovdqu64 [rbp + 448], zmm29                                     ;    85.7 p8+p9  192 dst spill
        vmovdqu64 zmm29, [r8 + 5440]                                     ;    38.7 p3     192 dst.21
        vmovdqu64 [rbp + 512], zmm22                                     ;    83.7 p7+p4  192 dst spill
        vpsrlq zmm22, zmm4, 1                                            ;    81.0 p0     192 dst
        vmovdqu64 [rbp + 576], zmm17                                     ;    81.7 p8+p9  192 dst spill
        vmovdqu64 zmm17, [r8 + 5504]                                     ;    39.3 p2     192 dst.22
        vpternlogd zmm6, zmm4, zmm31, 0xd8                               ;    82.0 p0     192 dst
        vmovdqu64 zmm4, [r8 + 5568]                                      ;    39.7 p3     192 dst.23
        vpternlogd zmm22, zmm24, zmm31, 0xe4                             ;    83.0 p0     192 dst
        vmovdqu64 zmm24, [r8 + 5632]                                     ;    40.3 p2     192 dst.24
        vmovdqu64 [rbp + 640], zmm23                                     ;    77.7 p7+p4  192 dst spill
        vpsllq zmm23, zmm0, 1                                            ;    90.7 p0     192 dst
        vmovdqu64 [rbp + 704], zmm27                                     ;    79.7 p8+p9  192 dst spill
        vmovdqu64 zmm27, [r8 + 5696]                                     ;    40.7 p3     192 dst.25
        vmovdqu64 [rbp + 768], zmm10                                     ;    75.7 p7+p4  192 dst spill
        vpsrlq zmm10, zmm13, 1                                           ;    89.7 p0     192 dst
        vmovdqu64 [rbp + 832], zmm11                                     ;    73.7 p8+p9  192 dst spill
        vpternlogd zmm23, zmm13, zmm31, 0xd8                             ;    91.7 p0     192 dst
        vpternlogd zmm10, zmm0, zmm31, 0xe4                              ;    90.7 p0     192 dst
        vmovdqu64 [rbp + 896], zmm26                                     ;    71.7 p7+p4  192 dst spill
        vpsllq zmm26, zmm14, 1                                           ;    92.7 p0     192 dst
        vpsrlq zmm0, zmm1, 1                                             ;    91.7 p0     192 dst
        vpternlogd zmm26, zmm1, zmm31, 0xd8                              ;    93.7 p0     192 dst
        vpternlogd zmm0, zmm14, zmm31, 0xe4                              ;    92.7 p5     192 dst
        vpsllq zmm14, zmm19, 2                                           ;    91.0 p0     192 dst
        vpsrlq zmm1, zmm28, 2                                            ;    92.0 p0     192 dst
        vpternlogd zmm14, zmm28, zmm9, 0xd8                              ;    92.0 p5     192 dst
        vpternlogd zmm1, zmm19, zmm9, 0xe4                               ;    93.0 p5     192 dst
        vpsllq zmm19, zmm16, 2                                           ;    93.0 p0     192 dst
        vpternlogd zmm19, zmm9, [rbp - 128], 0xb8                        ;    94.0 p5+p2  192 dst
        vpsllq zmm28, zmm30, 2                                           ;    94.0 p0     192 dst
        vpsrlq zmm13, zmm20, 2                                           ;    95.0 p0     192 dst
        vpternlogd zmm28, zmm20, zmm9, 0xd8                              ;    95.0 p5     192 dst
        vpternlogd zmm13, zmm30, zmm9, 0xe4                              ;    96.0 p5     192 dst
        vpsllq zmm30, zmm21, 2                                           ;    96.0 p0     192 dst
        vpsrlq zmm20, zmm12, 2                                           ;    97.0 p0     192 dst
        vpternlogd zmm30, zmm12, zmm9, 0xd8                              ;    97.0 p5     192 dst
        vpternlogd zmm20, zmm21, zmm9, 0xe4                              ;    98.0 p5     192 dst
        vpsllq zmm21, zmm6, 2                                            ;    98.0 p0     192 dst
        vpsrlq zmm12, zmm7, 2                                            ;    99.0 p0     192 dst
        vpternlogd zmm21, zmm7, zmm9, 0xd8                               ;    99.0 p5     192 dst
        vpternlogd zmm12, zmm6, zmm9, 0xe4                               ;   100.0 p5     192 dst
        vpsllq zmm6, zmm22, 2                                            ;   100.0 p0     192 dst
        vpsrlq zmm7, zmm5, 2                                             ;   101.0 p0     192 dst
        vpternlogd zmm6, zmm5, zmm9, 0xd8                                ;   101.0 p5     192 dst
        vpternlogd zmm7, zmm22, zmm9, 0xe4                               ;   102.0 p5     192 dst
        vpsllq zmm22, zmm26, 2                                           ;   102.0 p0     192 dst
        vpsrlq zmm5, zmm23, 2                                            ;   103.0 p0     192 dst
        vpternlogd zmm22, zmm23, zmm9, 0xd8                              ;   103.0 p5     192 dst
        vpternlogd zmm5, zmm26, zmm9, 0xe4                               ;   104.0 p5     192 dst
        vpsllq zmm26, zmm0, 2                                            ;   104.0 p0     192 dst
        vpsrlq zmm23, zmm10, 2                                           ;   105.0 p0     192 dst
        vpternlogd zmm26, zmm10, zmm9, 0xd8                              ;   105.0 p5     192 dst
        vpternlogd zmm23, zmm0, zmm9, 0xe4                               ;   106.0 p5     192 dst
        vshufi32x4 zmm0, zmm15, zmm15, 0xd8                              ;   106.7 p5     192 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;   107.7 p5     192 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;   108.7 p5     192 dst
        vshufi32x4 zmm15, zmm18, zmm18, 0xd8                             ;   109.7 p5     192 dst
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;   110.7 p5     192 dst
        vshufi32x4 zmm18, zmm29, zmm29, 0xd8                             ;   111.7 p5     192 dst
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;   112.7 p5     192 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;   113.7 p5     192 dst
        vpsrlq zmm29, zmm14, 4                                           ;   106.0 p0     192 dst
        vpternlogd zmm29, zmm28, zmm25, 0xe4                             ;   107.0 p0     192 dst
        vpsllq zmm28, zmm28, 4                                           ;   108.0 p0     192 dst
        vpternlogd zmm28, zmm14, zmm25, 0xd8                             ;   109.0 p0     192 dst
        vpsrlq zmm14, zmm19, 4                                           ;   110.0 p0     192 dst
        vpternlogd zmm14, zmm30, zmm25, 0xe4                             ;   111.0 p0     192 dst
        vpsllq zmm30, zmm30, 4                                           ;   112.0 p0     192 dst
        vpternlogd zmm30, zmm19, zmm25, 0xd8                             ;   113.0 p0     192 dst
        vpsrlq zmm19, zmm1, 4                                            ;   114.0 p0     192 dst
        vpternlogd zmm19, zmm13, zmm25, 0xe4                             ;   115.0 p5     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   115.0 p0     192 dst
        vpternlogd zmm13, zmm1, zmm25, 0xd8                              ;   116.0 p5     192 dst
        vpsllq zmm1, zmm20, 4                                            ;   116.0 p0     192 dst
        vpsrlq zmm10, zmm21, 4                                           ;   117.0 p0     192 dst
        vpternlogd zmm10, zmm22, zmm25, 0xe4                             ;   118.0 p5     192 dst
        vpsllq zmm22, zmm22, 4                                           ;   118.0 p0     192 dst
        vpternlogd zmm22, zmm21, zmm25, 0xd8                             ;   119.0 p5     192 dst
        vpsrlq zmm21, zmm6, 4                                            ;   119.0 p0     192 dst
        vpternlogd zmm21, zmm26, zmm25, 0xe4                             ;   120.0 p5     192 dst
        vpsllq zmm26, zmm26, 4                                           ;   120.0 p0     192 dst
        vpternlogd zmm26, zmm6, zmm25, 0xd8                              ;   121.0 p5     192 dst
        vpsrlq zmm6, zmm12, 4                                            ;   121.0 p0     192 dst
        vpternlogd zmm6, zmm5, zmm25, 0xe4                               ;   122.0 p5     192 dst
        vpsllq zmm5, zmm5, 4                                             ;   122.0 p0     192 dst
        vpternlogd zmm5, zmm12, zmm25, 0xd8                              ;   123.0 p5     192 dst
        vpsrlq zmm12, zmm7, 4                                            ;   123.0 p0     192 dst
        vpternlogd zmm12, zmm23, zmm25, 0xe4                             ;   124.0 p5     192 dst
        vpsllq zmm23, zmm23, 4                                           ;   124.0 p0     192 dst
        vpternlogd zmm23, zmm7, zmm25, 0xd8                              ;   125.0 p5     192 dst
        vpunpcklbw zmm7, zmm28, zmm22                                    ;   124.7 p5     192 dst
        vpunpckhbw zmm22, zmm28, zmm22                                   ;   125.7 p5     192 dst
        vpunpcklbw zmm28, zmm30, zmm26                                   ;   126.7 p5     192 dst
        vpunpckhbw zmm26, zmm30, zmm26                                   ;   127.7 p5     192 dst
        vpunpcklbw zmm30, zmm13, zmm5                                    ;   128.7 p5     192 dst
        vpunpckhbw zmm5, zmm13, zmm5                                     ;   129.7 p5     192 dst
        vpunpcklbw zmm13, zmm29, zmm10                                   ;   130.7 p5     192 dst
        vpunpckhbw zmm10, zmm29, zmm10                                   ;   131.7 p5     192 dst
        vpunpcklbw zmm29, zmm14, zmm21                                   ;   132.7 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm21                                   ;   133.7 p5     192 dst
        vpunpcklbw zmm21, zmm19, zmm6                                    ;   134.7 p5     192 dst
        vpunpckhbw zmm6, zmm19, zmm6                                     ;   135.7 p5     192 dst
        vpsllq zmm19, zmm3, 1                                            ;   125.0 p0     192 dst
        vpternlogd zmm19, zmm0, zmm31, 0xd8                              ;   126.0 p0     192 dst
        vpsrlq zmm0, zmm0, 1                                             ;   127.0 p0     192 dst
        vpternlogd zmm0, zmm3, zmm31, 0xe4                               ;   128.0 p0     192 dst
        vpsllq zmm3, zmm15, 1                                            ;   129.0 p0     192 dst
        vpternlogd zmm3, zmm2, zmm31, 0xd8                               ;   130.0 p0     192 dst
        vpsrlq zmm2, zmm2, 1                                             ;   131.0 p0     192 dst
        vpternlogd zmm2, zmm15, zmm31, 0xe4                              ;   132.0 p0     192 dst
        vpsllq zmm15, zmm18, 1                                           ;   133.0 p0     192 dst
        vpternlogd zmm15, zmm8, zmm31, 0xd8                              ;   134.0 p0     192 dst
        vpsrlq zmm8, zmm8, 1                                             ;   135.0 p0     192 dst
        vpternlogd zmm8, zmm18, zmm31, 0xe4                              ;   136.0 p0     192 dst
        vpsllq zmm18, zmm4, 1                                            ;   137.0 p0     192 dst
        vpternlogd zmm18, zmm17, zmm31, 0xd8                             ;   138.0 p5     192 dst
        vpsrlq zmm17, zmm17, 1                                           ;   138.0 p0     192 dst
        vpternlogd zmm17, zmm4, zmm31, 0xe4                              ;   139.0 p5     192 dst
        vpsrlq zmm4, zmm19, 2                                            ;   139.0 p0     192 dst
        vpternlogd zmm4, zmm3, zmm9, 0xe4                                ;   140.0 p5     192 dst
        vpsllq zmm3, zmm3, 2                                             ;   140.0 p0     192 dst
        vpternlogd zmm3, zmm19, zmm9, 0xd8                               ;   141.0 p5     192 dst
        vpsrlq zmm19, zmm0, 2                                            ;   141.0 p0     192 dst
        vpternlogd zmm19, zmm2, zmm9, 0xe4                               ;   142.0 p5     192 dst
        vpsllq zmm2, zmm2, 2                                             ;   142.0 p0     192 dst
        vpternlogd zmm2, zmm0, zmm9, 0xd8                                ;   143.0 p5     192 dst
        vpsrlq zmm0, zmm15, 2                                            ;   143.0 p0     192 dst
        vpternlogd zmm0, zmm18, zmm9, 0xe4                               ;   144.0 p5     192 dst
        vpsllq zmm18, zmm18, 2                                           ;   144.0 p0     192 dst
        vpternlogd zmm18, zmm15, zmm9, 0xd8                              ;   145.0 p5     192 dst
        vpsrlq zmm15, zmm8, 2                                            ;   145.0 p0     192 dst
        vpternlogd zmm15, zmm17, zmm9, 0xe4                              ;   146.0 p5     192 dst
        vpsllq zmm17, zmm17, 2                                           ;   146.0 p0     192 dst
        vpternlogd zmm17, zmm8, zmm9, 0xd8                               ;   147.0 p5     192 dst
        vpsrlq zmm8, zmm3, 4                                             ;   147.0 p0     192 dst
        vpternlogd zmm8, zmm18, zmm25, 0xe4                              ;   148.0 p5     192 dst
        vpsllq zmm18, zmm18, 4                                           ;   148.0 p0     192 dst
        vpternlogd zmm18, zmm3, zmm25, 0xd8                              ;   149.0 p5     192 dst
        vpsrlq zmm3, zmm2, 4                                             ;   149.0 p0     192 dst
        vpternlogd zmm3, zmm17, zmm25, 0xe4                              ;   150.0 p5     192 dst
        vpsllq zmm17, zmm17, 4                                           ;   150.0 p0     192 dst
        vpternlogd zmm17, zmm2, zmm25, 0xd8                              ;   151.0 p5     192 dst
        vpsrlq zmm2, zmm4, 4                                             ;   151.0 p0     192 dst
        vpternlogd zmm2, zmm0, zmm25, 0xe4                               ;   152.0 p5     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   152.0 p0     192 dst
        vpternlogd zmm0, zmm4, zmm25, 0xd8                               ;   153.0 p5     192 dst
        vpsrlq zmm4, zmm19, 4                                            ;   153.0 p0     192 dst
        vpternlogd zmm4, zmm15, zmm25, 0xe4                              ;   154.0 p5     192 dst
        vpsllq zmm15, zmm15, 4                                           ;   154.0 p0     192 dst
        vpternlogd zmm15, zmm19, zmm25, 0xd8                             ;   155.0 p5     192 dst
        vmovdqu64 zmm19, [rbp - 128]                                     ;    63.8 p3     192 dst reload
        vpsrlq zmm19, zmm19, 2                                           ;   155.0 p0     192 dst
        vpternlogd zmm19, zmm16, zmm9, 0xe4                              ;   156.0 p5     192 dst
        vpternlogd zmm1, zmm19, zmm25, 0xd8                              ;   157.0 p5     192 dst
        vpsrlq zmm16, zmm19, 4                                           ;   157.0 p0     192 dst
        vpternlogd zmm16, zmm20, zmm25, 0xe4                             ;   158.0 p5     192 dst
        vpunpcklbw zmm19, zmm1, zmm23                                    ;   158.0 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm23                                     ;   158.7 p5     192 dst
        vpunpcklbw zmm20, zmm16, zmm12                                   ;   159.7 p5     192 dst
        vpunpckhbw zmm12, zmm16, zmm12                                   ;   160.7 p5     192 dst
        vshufi32x4 zmm16, zmm24, zmm24, 0xd8                             ;   161.7 p5     192 dst
        vshufi32x4 zmm23, zmm27, zmm27, 0xd8                             ;   162.7 p5     192 dst
        vpsllq zmm24, zmm23, 1                                           ;   165.7 p0     192 dst
        vpternlogd zmm24, zmm16, zmm31, 0xd8                             ;   166.7 p0     192 dst
        vpsrlq zmm16, zmm16, 1                                           ;   164.7 p0     192 dst
        vpternlogd zmm16, zmm23, zmm31, 0xe4                             ;   165.7 p0     192 dst
        vpsrlq zmm23, zmm24, 2                                           ;   167.7 p0     192 dst
        vpsrlq zmm27, zmm16, 2                                           ;   166.7 p0     192 dst
        vmovdqu64 zmm11, [r8 + 1024]                                     ;    66.8 p2     192 dst.16 reload
        vshufi32x4 zmm11, zmm11, [r8 + 1024], 0xd8                       ;   163.7 p5+p3  192 dst
        vmovdqu64 [rbp - 128], zmm12                                     ;   161.7 p8+p9  192 dst spill
        vpsrlq zmm12, zmm11, 1                                           ;   166.7 p0     192 dst
        vmovdqu64 [rbp + 960], zmm6                                      ;   136.7 p7+p4  192 dst spill
        vmovdqu64 zmm6, [r8 + 1088]                                      ;    67.8 p2     192 dst.17 reload
        vshufi32x4 zmm6, zmm6, [r8 + 1088], 0xd8                         ;   164.7 p5+p3  192 dst
        vpternlogd zmm12, zmm6, zmm31, 0xe4                              ;   167.7 p0     192 dst
        vpsllq zmm6, zmm6, 1                                             ;   167.7 p0     192 dst
        vpternlogd zmm6, zmm11, zmm31, 0xd8                              ;   168.7 p5     192 dst
        vpsrlq zmm11, zmm6, 2                                            ;   169.7 p0     192 dst
        vmovdqu64 [rbp + 1024], zmm14                                    ;   134.7 p8+p9  192 dst spill
        vpsrlq zmm14, zmm12, 2                                           ;   168.7 p0     192 dst
        vmovdqu64 [rbp + 1088], zmm10                                    ;   132.7 p7+p4  192 dst spill
        vmovdqu64 zmm10, [r8 + 1152]                                     ;    69.2 p2     192 dst.18 reload
        vshufi32x4 zmm10, zmm10, [r8 + 1152], 0xd8                       ;   166.7 p5+p3  192 dst
        vmovdqu64 [rbp + 1152], zmm1                                     ;   159.7 p8+p9  192 dst spill
        vpsrlq zmm1, zmm10, 1                                            ;   169.7 p0     192 dst
        vmovdqu64 [rbp + 1216], zmm5                                     ;   130.7 p7+p4  192 dst spill
        vmovdqu64 zmm5, [r8 + 1216]                                      ;    70.2 p2     192 dst.19 reload
        vshufi32x4 zmm5, zmm5, [r8 + 1216], 0xd8                         ;   167.7 p5+p3  192 dst
        vpternlogd zmm1, zmm5, zmm31, 0xe4                               ;   170.7 p5     192 dst
        vpsllq zmm5, zmm5, 1                                             ;   170.7 p0     192 dst
        vpternlogd zmm5, zmm10, zmm31, 0xd8                              ;   171.7 p5     192 dst
        vpternlogd zmm11, zmm5, zmm9, 0xe4                               ;   172.7 p0     192 dst
        vpsllq zmm5, zmm5, 2                                             ;   172.7 p0     192 dst
        vpternlogd zmm5, zmm6, zmm9, 0xd8                                ;   173.7 p5     192 dst
        vpternlogd zmm14, zmm1, zmm9, 0xe4                               ;   171.7 p5     192 dst
        vpsllq zmm1, zmm1, 2                                             ;   172.0 p0     192 dst
        vpternlogd zmm1, zmm12, zmm9, 0xd8                               ;   173.0 p5     192 dst
        vmovdqu64 zmm6, [r8 + 1280]                                      ;    71.8 p2     192 dst.20 reload
        vshufi32x4 zmm6, zmm6, [r8 + 1280], 0xd8                         ;   173.7 p5+p3  192 dst
        vpsrlq zmm10, zmm6, 1                                            ;   176.7 p0     192 dst
        vpsrlq zmm12, zmm5, 4                                            ;   174.7 p0     192 dst
        vmovdqu64 [rbp + 1280], zmm26                                    ;   128.7 p8+p9  192 dst spill
        vpsrlq zmm26, zmm1, 4                                            ;   175.0 p0     192 dst
        vmovdqu64 [rbp + 1344], zmm22                                    ;   126.7 p7+p4  192 dst spill
        vpsrlq zmm22, zmm11, 4                                           ;   176.0 p0     192 dst
        vmovdqu64 [rbp + 1408], zmm20                                    ;   160.7 p8+p9  192 dst spill
        vpsrlq zmm20, zmm14, 4                                           ;   177.0 p0     192 dst
        vmovdqu64 [rbp + 1472], zmm21                                    ;   135.7 p7+p4  192 dst spill
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    73.7 p2     192 dst.21 reload
        vshufi32x4 zmm21, zmm21, [r8 + 1344], 0xd8                       ;   174.7 p5+p3  192 dst
        vpternlogd zmm10, zmm21, zmm31, 0xe4                             ;   177.7 p5     192 dst
        vpsllq zmm21, zmm21, 1                                           ;   178.0 p0     192 dst
        vpternlogd zmm21, zmm6, zmm31, 0xd8                              ;   179.0 p5     192 dst
        vpsrlq zmm6, zmm21, 2                                            ;   180.0 p0     192 dst
        vmovdqu64 [rbp + 1536], zmm29                                    ;   133.7 p8+p9  192 dst spill
        vpsrlq zmm29, zmm10, 2                                           ;   180.0 p0     192 dst
        vmovdqu64 [rbp + 1600], zmm13                                    ;   131.7 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 1408]                                     ;    75.2 p2     192 dst.22 reload
        vshufi32x4 zmm13, zmm13, [r8 + 1408], 0xd8                       ;   177.7 p5+p3  192 dst
        vmovdqu64 [rbp + 1664], zmm19                                    ;   159.0 p8+p9  192 dst spill
        vpsrlq zmm19, zmm13, 1                                           ;   181.0 p0     192 dst
        vmovdqu64 [rbp + 1728], zmm30                                    ;   129.7 p7+p4  192 dst spill
        vmovdqu64 zmm30, [r8 + 1472]                                     ;    76.2 p2     192 dst.23 reload
        vshufi32x4 zmm30, zmm30, [r8 + 1472], 0xd8                       ;   178.7 p5+p3  192 dst
        vpternlogd zmm19, zmm30, zmm31, 0xe4                             ;   182.0 p5     192 dst
        vpsllq zmm30, zmm30, 1                                           ;   182.0 p0     192 dst
        vpternlogd zmm30, zmm13, zmm31, 0xd8                             ;   183.0 p5     192 dst
        vpternlogd zmm6, zmm30, zmm9, 0xe4                               ;   184.0 p5     192 dst
        vpsllq zmm13, zmm30, 2                                           ;   184.0 p0     192 dst
        vpternlogd zmm13, zmm21, zmm9, 0xd8                              ;   185.0 p5     192 dst
        vpternlogd zmm29, zmm19, zmm9, 0xe4                              ;   183.7 p5     192 dst
        vpsllq zmm19, zmm19, 2                                           ;   184.0 p0     192 dst
        vpternlogd zmm19, zmm10, zmm9, 0xd8                              ;   185.0 p5     192 dst
        vpternlogd zmm12, zmm13, zmm25, 0xe4                             ;   186.0 p0     192 dst
        vpsllq zmm10, zmm13, 4                                           ;   186.0 p0     192 dst
        vpternlogd zmm10, zmm5, zmm25, 0xd8                              ;   187.0 p5     192 dst
        vpternlogd zmm26, zmm19, zmm25, 0xe4                             ;   186.7 p5     192 dst
        vpsllq zmm5, zmm19, 4                                            ;   187.0 p0     192 dst
        vpternlogd zmm5, zmm1, zmm25, 0xd8                               ;   188.0 p5     192 dst
        vpternlogd zmm22, zmm6, zmm25, 0xe4                              ;   188.0 p0     192 dst
        vpsllq zmm1, zmm6, 4                                             ;   189.0 p0     192 dst
        vpternlogd zmm1, zmm11, zmm25, 0xd8                              ;   190.0 p5     192 dst
        vpternlogd zmm20, zmm29, zmm25, 0xe4                             ;   189.7 p5     192 dst
        vpsllq zmm6, zmm29, 4                                            ;   190.0 p0     192 dst
        vpternlogd zmm6, zmm14, zmm25, 0xd8                              ;   191.0 p5     192 dst
        vpunpcklbw zmm11, zmm10, zmm18                                   ;   191.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm18                                   ;   192.7 p5     192 dst
        vpunpcklbw zmm13, zmm5, zmm17                                    ;   193.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm17                                     ;   194.7 p5     192 dst
        vpunpcklbw zmm14, zmm1, zmm0                                     ;   195.7 p5     192 dst
        vpunpckhbw zmm0, zmm1, zmm0                                      ;   196.7 p5     192 dst
        vpunpcklbw zmm1, zmm6, zmm15                                     ;   197.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm15                                     ;   198.7 p5     192 dst
        vpunpcklbw zmm15, zmm12, zmm8                                    ;   199.7 p5     192 dst
        vpunpckhbw zmm8, zmm12, zmm8                                     ;   200.7 p5     192 dst
        vpunpcklbw zmm12, zmm26, zmm3                                    ;   201.7 p5     192 dst
        vpunpckhbw zmm3, zmm26, zmm3                                     ;   202.7 p5     192 dst
        vpunpcklbw zmm17, zmm22, zmm2                                    ;   203.7 p5     192 dst
        vpunpckhbw zmm2, zmm22, zmm2                                     ;   204.7 p5     192 dst
        vpunpcklbw zmm18, zmm20, zmm4                                    ;   205.7 p5     192 dst
        vpunpckhbw zmm4, zmm20, zmm4                                     ;   206.7 p5     192 dst
        vmovdqu64 zmm19, [r8 + 1536]                                     ;    82.5 p2     192 dst.24 reload
        vshufi32x4 zmm19, zmm19, [r8 + 1536], 0xd8                       ;   207.7 p5+p3  192 dst
        vpsrlq zmm20, zmm19, 1                                           ;   210.7 p0     192 dst
        vmovdqu64 zmm21, [r8 + 1600]                                     ;    83.5 p2     192 dst.25 reload
        vshufi32x4 zmm21, zmm21, [r8 + 1600], 0xd8                       ;   208.7 p5+p3  192 dst
        vpternlogd zmm20, zmm21, zmm31, 0xe4                             ;   211.7 p0     192 dst
        vpsllq zmm21, zmm21, 1                                           ;   211.7 p0     192 dst
        vpternlogd zmm21, zmm19, zmm31, 0xd8                             ;   212.7 p0     192 dst
        vmovdqu64 zmm19, [r8 + 1664]                                     ;    84.5 p2     192 dst.26 reload
        vshufi32x4 zmm19, zmm19, [r8 + 1664], 0xd8                       ;   209.7 p5+p3  192 dst
        vpsrlq zmm22, zmm19, 1                                           ;   212.7 p0     192 dst
        vmovdqu64 zmm26, [r8 + 1728]                                     ;    85.5 p2     192 dst.27 reload
        vshufi32x4 zmm26, zmm26, [r8 + 1728], 0xd8                       ;   210.7 p5+p3  192 dst
        vpternlogd zmm22, zmm26, zmm31, 0xe4                             ;   213.7 p0     192 dst
        vpsllq zmm26, zmm26, 1                                           ;   213.7 p0     192 dst
        vpternlogd zmm26, zmm19, zmm31, 0xd8                             ;   214.7 p0     192 dst
        vmovdqu64 zmm19, [r8 + 1792]                                     ;    86.5 p2     192 dst.28 reload
        vshufi32x4 zmm19, zmm19, [r8 + 1792], 0xd8                       ;   211.7 p5+p3  192 dst
        vpsrlq zmm29, zmm19, 1                                           ;   214.7 p0     192 dst
        vpsllq zmm30, zmm26, 2                                           ;   215.7 p0     192 dst
        vpternlogd zmm30, zmm21, zmm9, 0xd8                              ;   216.7 p0     192 dst
        vpsrlq zmm21, zmm21, 2                                           ;   213.7 p0     192 dst
        vpternlogd zmm21, zmm26, zmm9, 0xe4                              ;   215.7 p0     192 dst
        vpsllq zmm26, zmm22, 2                                           ;   214.7 p0     192 dst
        vpternlogd zmm26, zmm20, zmm9, 0xd8                              ;   215.7 p0     192 dst
        vpsrlq zmm20, zmm20, 2                                           ;   212.7 p0     192 dst
        vpternlogd zmm20, zmm22, zmm9, 0xe4                              ;   214.7 p0     192 dst
        vpsrlq zmm22, zmm30, 4                                           ;   217.7 p0     192 dst
        vmovdqu64 [rbp + 1792], zmm4                                     ;   207.7 p8+p9  192 dst spill
        vpsrlq zmm4, zmm26, 4                                            ;   216.7 p0     192 dst
        vmovdqu64 [rbp + 1856], zmm2                                     ;   205.7 p7+p4  192 dst spill
        vpsrlq zmm2, zmm21, 4                                            ;   216.7 p0     192 dst
        vmovdqu64 [rbp + 1920], zmm3                                     ;   203.7 p8+p9  192 dst spill
        vpsrlq zmm3, zmm20, 4                                            ;   215.7 p0     192 dst
        vmovdqu64 [rbp + 1984], zmm8                                     ;   201.7 p7+p4  192 dst spill
        vmovdqu64 zmm8, [r8 + 1856]                                      ;    88.3 p2     192 dst.29 reload
        vshufi32x4 zmm8, zmm8, [r8 + 1856], 0xd8                         ;   212.7 p5+p3  192 dst
        vpternlogd zmm29, zmm8, zmm31, 0xe4                              ;   215.7 p0     192 dst
        vpsllq zmm8, zmm8, 1                                             ;   215.7 p0     192 dst
        vpternlogd zmm8, zmm19, zmm31, 0xd8                              ;   216.7 p5     192 dst
        vpsrlq zmm19, zmm8, 2                                            ;   217.7 p0     192 dst
        vmovdqu64 [rbp + 2048], zmm6                                     ;   199.7 p8+p9  192 dst spill
        vpsrlq zmm6, zmm29, 2                                            ;   216.7 p0     192 dst
        vmovdqu64 [rbp + 2112], zmm0                                     ;   197.7 p7+p4  192 dst spill
        vmovdqu64 zmm0, [r8 + 1920]                                      ;    89.8 p2     192 dst.30 reload
        vshufi32x4 zmm0, zmm0, [r8 + 1920], 0xd8                         ;   214.7 p5+p3  192 dst
        vmovdqu64 [rbp + 2176], zmm5                                     ;   195.7 p8+p9  192 dst spill
        vpsrlq zmm5, zmm0, 1                                             ;   217.7 p0     192 dst
        vmovdqu64 [rbp + 2240], zmm10                                    ;   193.7 p7+p4  192 dst spill
        vmovdqu64 zmm10, [r8 + 1984]                                     ;    90.8 p2     192 dst.31 reload
        vshufi32x4 zmm10, zmm10, [r8 + 1984], 0xd8                       ;   215.7 p5+p3  192 dst
        vpternlogd zmm5, zmm10, zmm31, 0xe4                              ;   218.7 p5     192 dst
        vpsllq zmm10, zmm10, 1                                           ;   218.7 p0     192 dst
        vpternlogd zmm10, zmm0, zmm31, 0xd8                              ;   219.7 p5     192 dst
        vpternlogd zmm19, zmm10, zmm9, 0xe4                              ;   220.7 p0     192 dst
        vpsllq zmm0, zmm10, 2                                            ;   220.7 p0     192 dst
        vpternlogd zmm0, zmm8, zmm9, 0xd8                                ;   221.7 p5     192 dst
        vpternlogd zmm6, zmm5, zmm9, 0xe4                                ;   219.7 p5     192 dst
        vpsllq zmm5, zmm5, 2                                             ;   220.0 p0     192 dst
        vpternlogd zmm5, zmm29, zmm9, 0xd8                               ;   221.0 p5     192 dst
        vmovdqu64 zmm8, [r8 + 5760]                                      ;    92.5 p2     192 dst.26 reload
        vshufi32x4 zmm8, zmm8, [r8 + 5760], 0xd8                         ;   221.7 p5+p3  192 dst
        vpternlogd zmm22, zmm0, zmm25, 0xe4                              ;   222.7 p0     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   222.7 p0     192 dst
        vpternlogd zmm0, zmm30, zmm25, 0xd8                              ;   223.7 p5     192 dst
        vpsrlq zmm10, zmm8, 1                                            ;   224.7 p0     192 dst
        vpternlogd zmm4, zmm5, zmm25, 0xe4                               ;   223.7 p5     192 dst
        vpsllq zmm5, zmm5, 4                                             ;   224.0 p0     192 dst
        vpternlogd zmm5, zmm26, zmm25, 0xd8                              ;   225.0 p5     192 dst
        vmovdqu64 zmm26, [r8 + 5824]                                     ;    94.0 p2     192 dst.27 reload
        vshufi32x4 zmm26, zmm26, [r8 + 5824], 0xd8                       ;   225.7 p5+p3  192 dst
        vpternlogd zmm10, zmm26, zmm31, 0xe4                             ;   228.7 p0     192 dst
        vpsllq zmm26, zmm26, 1                                           ;   228.7 p0     192 dst
        vpternlogd zmm26, zmm8, zmm31, 0xd8                              ;   229.7 p5     192 dst
        vmovdqu64 zmm8, [r8 + 5888]                                      ;    95.0 p2     192 dst.28 reload
        vshufi32x4 zmm8, zmm8, [r8 + 5888], 0xd8                         ;   227.7 p5+p3  192 dst
        vpternlogd zmm23, zmm26, zmm9, 0xe4                              ;   230.7 p0     192 dst
        vpsllq zmm26, zmm26, 2                                           ;   230.7 p0     192 dst
        vpternlogd zmm26, zmm24, zmm9, 0xd8                              ;   231.7 p5     192 dst
        vmovdqu64 zmm24, [r8 + 5952]                                     ;    96.0 p2     192 dst.29 reload
        vshufi32x4 zmm24, zmm24, [r8 + 5952], 0xd8                       ;   229.7 p5+p3  192 dst
        vpternlogd zmm27, zmm10, zmm9, 0xe4                              ;   229.7 p0     192 dst
        vpsllq zmm10, zmm10, 2                                           ;   230.0 p0     192 dst
        vpternlogd zmm10, zmm16, zmm9, 0xd8                              ;   231.0 p5     192 dst
        vpsllq zmm16, zmm24, 1                                           ;   232.7 p0     192 dst
        vpternlogd zmm16, zmm8, zmm31, 0xd8                              ;   233.7 p5     192 dst
        vpsrlq zmm8, zmm8, 1                                             ;   232.0 p0     192 dst
        vpternlogd zmm8, zmm24, zmm31, 0xe4                              ;   233.0 p5     192 dst
        vmovdqu64 zmm24, [r8 + 6016]                                     ;    97.2 p2     192 dst.30 reload
        vshufi32x4 zmm24, zmm24, [r8 + 6016], 0xd8                       ;   233.7 p5+p3  192 dst
        vpternlogd zmm2, zmm19, zmm25, 0xe4                              ;   233.0 p0     192 dst
        vpsllq zmm19, zmm19, 4                                           ;   234.0 p0     192 dst
        vpternlogd zmm19, zmm21, zmm25, 0xd8                             ;   235.0 p5     192 dst
        vmovdqu64 zmm21, [r8 + 6080]                                     ;    98.2 p2     192 dst.31 reload
        vshufi32x4 zmm21, zmm21, [r8 + 6080], 0xd8                       ;   235.7 p5+p3  192 dst
        vpternlogd zmm3, zmm6, zmm25, 0xe4                               ;   235.0 p0     192 dst
        vpsllq zmm6, zmm6, 4                                             ;   236.0 p0     192 dst
        vpternlogd zmm6, zmm20, zmm25, 0xd8                              ;   237.0 p5     192 dst
        vpsllq zmm20, zmm21, 1                                           ;   238.7 p0     192 dst
        vpternlogd zmm20, zmm24, zmm31, 0xd8                             ;   239.7 p5     192 dst
        vpsrlq zmm24, zmm24, 1                                           ;   238.0 p0     192 dst
        vpternlogd zmm24, zmm21, zmm31, 0xe4                             ;   239.0 p5     192 dst
        vpsrlq zmm21, zmm16, 2                                           ;   239.0 p0     192 dst
        vpternlogd zmm21, zmm20, zmm9, 0xe4                              ;   240.7 p5     192 dst
        vpsllq zmm20, zmm20, 2                                           ;   240.7 p0     192 dst
        vpternlogd zmm20, zmm16, zmm9, 0xd8                              ;   241.7 p5     192 dst
        vpsrlq zmm16, zmm8, 2                                            ;   241.0 p0     192 dst
        vpternlogd zmm16, zmm24, zmm9, 0xe4                              ;   242.0 p5     192 dst
        vpsllq zmm24, zmm24, 2                                           ;   242.0 p0     192 dst
        vpternlogd zmm24, zmm8, zmm9, 0xd8                               ;   243.0 p5     192 dst
        vpsrlq zmm8, zmm26, 4                                            ;   243.0 p0     192 dst
        vpternlogd zmm8, zmm20, zmm25, 0xe4                              ;   244.0 p5     192 dst
        vpsllq zmm20, zmm20, 4                                           ;   244.0 p0     192 dst
        vpternlogd zmm20, zmm26, zmm25, 0xd8                             ;   245.0 p5     192 dst
        vpsrlq zmm26, zmm10, 4                                           ;   245.0 p0     192 dst
        vpternlogd zmm26, zmm24, zmm25, 0xe4                             ;   246.0 p5     192 dst
        vpsllq zmm24, zmm24, 4                                           ;   246.0 p0     192 dst
        vpternlogd zmm24, zmm10, zmm25, 0xd8                             ;   247.0 p5     192 dst
        vpsrlq zmm10, zmm23, 4                                           ;   247.0 p0     192 dst
        vpternlogd zmm10, zmm21, zmm25, 0xe4                             ;   248.0 p5     192 dst
        vpsllq zmm21, zmm21, 4                                           ;   248.0 p0     192 dst
        vpternlogd zmm21, zmm23, zmm25, 0xd8                             ;   249.0 p5     192 dst
        vpsrlq zmm23, zmm27, 4                                           ;   249.0 p0     192 dst
        vpternlogd zmm23, zmm16, zmm25, 0xe4                             ;   250.0 p5     192 dst
        vpsllq zmm16, zmm16, 4                                           ;   250.0 p0     192 dst
        vpternlogd zmm16, zmm27, zmm25, 0xd8                             ;   251.0 p5     192 dst
        vpunpcklbw zmm27, zmm0, zmm20                                    ;   251.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm20                                     ;   252.7 p5     192 dst
        vpunpcklbw zmm20, zmm5, zmm24                                    ;   253.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm24                                     ;   254.7 p5     192 dst
        vpunpcklbw zmm24, zmm19, zmm21                                   ;   255.7 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm21                                   ;   256.7 p5     192 dst
        vpunpcklbw zmm21, zmm22, zmm8                                    ;   257.7 p5     192 dst
        vpunpckhbw zmm8, zmm22, zmm8                                     ;   258.7 p5     192 dst
        vpunpcklbw zmm22, zmm6, zmm16                                    ;   259.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   260.7 p5     192 dst
        vpunpcklbw zmm16, zmm4, zmm26                                    ;   261.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm26                                     ;   262.7 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm10                                    ;   263.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm10                                     ;   264.7 p5     192 dst
        vpunpcklbw zmm10, zmm3, zmm23                                    ;   265.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm23                                     ;   266.7 p5     192 dst
        vmovdqu64 zmm23, [r8 + 2048]                                     ;   106.2 p2     192 dst.0 reload
        vshufi32x4 zmm23, zmm23, [r8 + 2048], 0xd8                       ;   267.7 p5+p3  192 dst
        vpsrlq zmm29, zmm23, 1                                           ;   270.7 p0     192 dst
        vmovdqu64 zmm30, [r8 + 2112]                                     ;   107.2 p2     192 dst.1 reload
        vshufi32x4 zmm30, zmm30, [r8 + 2112], 0xd8                       ;   268.7 p5+p3  192 dst
        vpternlogd zmm29, zmm30, zmm31, 0xe4                             ;   271.7 p0     192 dst
        vpsllq zmm30, zmm30, 1                                           ;   271.7 p0     192 dst
        vpternlogd zmm30, zmm23, zmm31, 0xd8                             ;   272.7 p0     192 dst
        vpsrlq zmm23, zmm30, 2                                           ;   273.7 p0     192 dst
        vmovdqu64 [rbp + 2304], zmm3                                     ;   267.7 p8+p9  192 dst spill
        vpsrlq zmm3, zmm29, 2                                            ;   272.7 p0     192 dst
        vmovdqu64 [rbp + 2368], zmm2                                     ;   265.7 p7+p4  192 dst spill
        vmovdqu64 zmm2, [r8 + 2176]                                      ;   108.2 p2     192 dst.2 reload
        vshufi32x4 zmm2, zmm2, [r8 + 2176], 0xd8                         ;   269.7 p5+p3  192 dst
        vmovdqu64 [rbp + 2432], zmm4                                     ;   263.7 p8+p9  192 dst spill
        vpsrlq zmm4, zmm2, 1                                             ;   272.7 p0     192 dst
        vmovdqu64 [rbp + 2496], zmm8                                     ;   259.7 p7+p4  192 dst spill
        vmovdqu64 zmm8, [r8 + 2240]                                      ;   109.2 p2     192 dst.3 reload
        vshufi32x4 zmm8, zmm8, [r8 + 2240], 0xd8                         ;   270.7 p5+p3  192 dst
        vpternlogd zmm4, zmm8, zmm31, 0xe4                               ;   273.7 p0     192 dst
        vpsllq zmm8, zmm8, 1                                             ;   273.7 p0     192 dst
        vpternlogd zmm8, zmm2, zmm31, 0xd8                               ;   274.7 p0     192 dst
        vpternlogd zmm23, zmm8, zmm9, 0xe4                               ;   275.7 p0     192 dst
        vpsllq zmm2, zmm8, 2                                             ;   275.7 p0     192 dst
        vpternlogd zmm2, zmm30, zmm9, 0xd8                               ;   276.7 p0     192 dst
        vpternlogd zmm3, zmm4, zmm9, 0xe4                                ;   274.7 p0     192 dst
        vpsllq zmm4, zmm4, 2                                             ;   274.7 p0     192 dst
        vpternlogd zmm4, zmm29, zmm9, 0xd8                               ;   275.7 p0     192 dst
        vmovdqu64 zmm8, [r8 + 2304]                                      ;   110.8 p2     192 dst.4 reload
        vshufi32x4 zmm8, zmm8, [r8 + 2304], 0xd8                         ;   271.7 p5+p3  192 dst
        vpsrlq zmm29, zmm8, 1                                            ;   274.7 p0     192 dst
        vpsrlq zmm30, zmm2, 4                                            ;   277.7 p0     192 dst
        vmovdqu64 [rbp + 2560], zmm6                                     ;   261.7 p8+p9  192 dst spill
        vpsrlq zmm6, zmm4, 4                                             ;   276.7 p0     192 dst
        vmovdqu64 [rbp + 2624], zmm19                                    ;   257.7 p7+p4  192 dst spill
        vpsrlq zmm19, zmm23, 4                                           ;   276.7 p0     192 dst
        vmovdqu64 [rbp + 2688], zmm5                                     ;   255.7 p8+p9  192 dst spill
        vpsrlq zmm5, zmm3, 4                                             ;   275.7 p0     192 dst
        vmovdqu64 [rbp + 2752], zmm0                                     ;   253.7 p7+p4  192 dst spill
        vmovdqu64 zmm0, [r8 + 2368]                                      ;   112.7 p2     192 dst.5 reload
        vshufi32x4 zmm0, zmm0, [r8 + 2368], 0xd8                         ;   272.7 p5+p3  192 dst
        vpternlogd zmm29, zmm0, zmm31, 0xe4                              ;   275.7 p0     192 dst
        vpsllq zmm0, zmm0, 1                                             ;   275.7 p0     192 dst
        vpternlogd zmm0, zmm8, zmm31, 0xd8                               ;   276.7 p5     192 dst
        vpsrlq zmm8, zmm0, 2                                             ;   277.7 p0     192 dst
        vmovdqu64 [rbp + 2816], zmm10                                    ;   266.7 p8+p9  192 dst spill
        vpsrlq zmm10, zmm29, 2                                           ;   276.7 p0     192 dst
        vmovdqu64 [rbp + 2880], zmm18                                    ;   206.7 p7+p4  192 dst spill
        vmovdqu64 zmm18, [r8 + 2432]                                     ;   114.2 p2     192 dst.6 reload
        vshufi32x4 zmm18, zmm18, [r8 + 2432], 0xd8                       ;   274.7 p5+p3  192 dst
        vmovdqu64 [rbp + 2944], zmm26                                    ;   264.7 p8+p9  192 dst spill
        vpsrlq zmm26, zmm18, 1                                           ;   277.7 p0     192 dst
        vmovdqu64 [rbp + 3008], zmm17                                    ;   204.7 p7+p4  192 dst spill
        vmovdqu64 zmm17, [r8 + 2496]                                     ;   115.2 p2     192 dst.7 reload
        vshufi32x4 zmm17, zmm17, [r8 + 2496], 0xd8                       ;   275.7 p5+p3  192 dst
        vpternlogd zmm26, zmm17, zmm31, 0xe4                             ;   278.7 p5     192 dst
        vpsllq zmm17, zmm17, 1                                           ;   278.7 p0     192 dst
        vpternlogd zmm17, zmm18, zmm31, 0xd8                             ;   279.7 p5     192 dst
        vpternlogd zmm8, zmm17, zmm9, 0xe4                               ;   280.7 p0     192 dst
        vpsllq zmm17, zmm17, 2                                           ;   280.7 p0     192 dst
        vpternlogd zmm17, zmm0, zmm9, 0xd8                               ;   281.7 p5     192 dst
        vpternlogd zmm10, zmm26, zmm9, 0xe4                              ;   279.7 p5     192 dst
        vpsllq zmm0, zmm26, 2                                            ;   280.0 p0     192 dst
        vpternlogd zmm0, zmm29, zmm9, 0xd8                               ;   281.0 p5     192 dst
        vmovdqu64 zmm18, [r8 + 6144]                                     ;   116.8 p2     192 dst.0 reload
        vshufi32x4 zmm18, zmm18, [r8 + 6144], 0xd8                       ;   281.7 p5+p3  192 dst
        vpternlogd zmm30, zmm17, zmm25, 0xe4                             ;   282.7 p0     192 dst
        vpsllq zmm17, zmm17, 4                                           ;   282.7 p0     192 dst
        vpternlogd zmm17, zmm2, zmm25, 0xd8                              ;   283.7 p5     192 dst
        vmovdqu64 zmm2, [r8 + 6208]                                      ;   117.8 p2     192 dst.1 reload
        vshufi32x4 zmm2, zmm2, [r8 + 6208], 0xd8                         ;   283.7 p5+p3  192 dst
        vpternlogd zmm6, zmm0, zmm25, 0xe4                               ;   283.0 p0     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   284.0 p0     192 dst
        vpternlogd zmm0, zmm4, zmm25, 0xd8                               ;   285.0 p5     192 dst
        vmovdqu64 zmm4, [r8 + 6272]                                      ;   118.8 p2     192 dst.2 reload
        vshufi32x4 zmm4, zmm4, [r8 + 6272], 0xd8                         ;   285.7 p5+p3  192 dst
        vpternlogd zmm19, zmm8, zmm25, 0xe4                              ;   285.0 p0     192 dst
        vpsllq zmm8, zmm8, 4                                             ;   286.0 p0     192 dst
        vpternlogd zmm8, zmm23, zmm25, 0xd8                              ;   287.0 p5     192 dst
        vmovdqu64 zmm23, [r8 + 6336]                                     ;   119.8 p2     192 dst.3 reload
        vshufi32x4 zmm23, zmm23, [r8 + 6336], 0xd8                       ;   287.7 p5+p3  192 dst
        vpternlogd zmm5, zmm10, zmm25, 0xe4                              ;   287.0 p0     192 dst
        vpsllq zmm10, zmm10, 4                                           ;   288.0 p0     192 dst
        vpternlogd zmm10, zmm3, zmm25, 0xd8                              ;   289.0 p5     192 dst
        vmovdqu64 zmm3, [r8 + 6400]                                      ;   120.8 p2     192 dst.4 reload
        vshufi32x4 zmm3, zmm3, [r8 + 6400], 0xd8                         ;   289.7 p5+p3  192 dst
        vpsllq zmm26, zmm2, 1                                            ;   289.0 p0     192 dst
        vpternlogd zmm26, zmm18, zmm31, 0xd8                             ;   290.0 p0     192 dst
        vpsrlq zmm18, zmm18, 1                                           ;   291.0 p0     192 dst
        vpternlogd zmm18, zmm2, zmm31, 0xe4                              ;   292.0 p5     192 dst
        vpsllq zmm2, zmm23, 1                                            ;   292.0 p0     192 dst
        vpternlogd zmm2, zmm4, zmm31, 0xd8                               ;   293.0 p5     192 dst
        vpsrlq zmm4, zmm4, 1                                             ;   293.0 p0     192 dst
        vpternlogd zmm4, zmm23, zmm31, 0xe4                              ;   294.0 p5     192 dst
        vpsrlq zmm23, zmm3, 1                                            ;   294.0 p0     192 dst
        vpsrlq zmm29, zmm26, 2                                           ;   295.0 p0     192 dst
        vpternlogd zmm29, zmm2, zmm9, 0xe4                               ;   296.0 p5     192 dst
        vpsllq zmm2, zmm2, 2                                             ;   296.0 p0     192 dst
        vpternlogd zmm2, zmm26, zmm9, 0xd8                               ;   297.0 p5     192 dst
        vpsllq zmm26, zmm4, 2                                            ;   297.0 p0     192 dst
        vpternlogd zmm26, zmm18, zmm9, 0xd8                              ;   298.0 p5     192 dst
        vpsrlq zmm18, zmm18, 2                                           ;   298.0 p0     192 dst
        vpternlogd zmm18, zmm4, zmm9, 0xe4                               ;   299.0 p5     192 dst
        vpsrlq zmm4, zmm2, 4                                             ;   299.0 p0     192 dst
        vmovdqu64 [rbp + 3072], zmm16                                    ;   262.7 p8+p9  192 dst spill
        vpsrlq zmm16, zmm26, 4                                           ;   300.0 p0     192 dst
        vmovdqu64 [rbp + 3136], zmm12                                    ;   202.7 p7+p4  192 dst spill
        vpsrlq zmm12, zmm29, 4                                           ;   301.0 p0     192 dst
        vmovdqu64 [rbp + 3200], zmm21                                    ;   258.7 p8+p9  192 dst spill
        vpsrlq zmm21, zmm18, 4                                           ;   302.0 p0     192 dst
        vmovdqu64 [rbp + 3264], zmm15                                    ;   200.7 p7+p4  192 dst spill
        vmovdqu64 zmm15, [r8 + 6464]                                     ;   124.7 p2     192 dst.5 reload
        vshufi32x4 zmm15, zmm15, [r8 + 6464], 0xd8                       ;   297.7 p5+p3  192 dst
        vpternlogd zmm23, zmm15, zmm31, 0xe4                             ;   300.7 p5     192 dst
        vpsllq zmm15, zmm15, 1                                           ;   303.0 p0     192 dst
        vpternlogd zmm15, zmm3, zmm31, 0xd8                              ;   304.0 p5     192 dst
        vpsrlq zmm3, zmm15, 2                                            ;   305.0 p0     192 dst
        vmovdqu64 [rbp + 3328], zmm22                                    ;   260.7 p8+p9  192 dst spill
        vpsrlq zmm22, zmm23, 2                                           ;   305.0 p0     192 dst
        vmovdqu64 [rbp + 3392], zmm1                                     ;   198.7 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 6528]                                      ;   126.2 p2     192 dst.6 reload
        vshufi32x4 zmm1, zmm1, [r8 + 6528], 0xd8                         ;   300.7 p5+p3  192 dst
        vmovdqu64 [rbp + 3456], zmm24                                    ;   256.7 p8+p9  192 dst spill
        vpsrlq zmm24, zmm1, 1                                            ;   306.0 p0     192 dst
        vmovdqu64 [rbp + 3520], zmm14                                    ;   196.7 p7+p4  192 dst spill
        vmovdqu64 zmm14, [r8 + 6592]                                     ;   127.2 p2     192 dst.7 reload
        vshufi32x4 zmm14, zmm14, [r8 + 6592], 0xd8                       ;   301.7 p5+p3  192 dst
        vpternlogd zmm24, zmm14, zmm31, 0xe4                             ;   307.0 p5     192 dst
        vpsllq zmm14, zmm14, 1                                           ;   307.0 p0     192 dst
        vpternlogd zmm14, zmm1, zmm31, 0xd8                              ;   308.0 p5     192 dst
        vpternlogd zmm3, zmm14, zmm9, 0xe4                               ;   309.0 p5     192 dst
        vpsllq zmm1, zmm14, 2                                            ;   309.0 p0     192 dst
        vpternlogd zmm1, zmm15, zmm9, 0xd8                               ;   310.0 p5     192 dst
        vpternlogd zmm22, zmm24, zmm9, 0xe4                              ;   308.0 p5     192 dst
        vpsllq zmm14, zmm24, 2                                           ;   309.0 p0     192 dst
        vpternlogd zmm14, zmm23, zmm9, 0xd8                              ;   310.0 p5     192 dst
        vpternlogd zmm4, zmm1, zmm25, 0xe4                               ;   311.0 p5     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   311.0 p0     192 dst
        vpternlogd zmm1, zmm2, zmm25, 0xd8                               ;   312.0 p5     192 dst
        vpternlogd zmm16, zmm14, zmm25, 0xe4                             ;   311.0 p5     192 dst
        vpsllq zmm2, zmm14, 4                                            ;   311.0 p0     192 dst
        vpternlogd zmm2, zmm26, zmm25, 0xd8                              ;   312.0 p5     192 dst
        vpternlogd zmm12, zmm3, zmm25, 0xe4                              ;   312.0 p0     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   313.0 p0     192 dst
        vpternlogd zmm3, zmm29, zmm25, 0xd8                              ;   314.0 p5     192 dst
        vpternlogd zmm21, zmm22, zmm25, 0xe4                             ;   313.7 p5     192 dst
        vpsllq zmm14, zmm22, 4                                           ;   314.0 p0     192 dst
        vpternlogd zmm14, zmm18, zmm25, 0xd8                             ;   315.0 p5     192 dst
        vpunpcklbw zmm15, zmm17, zmm1                                    ;   315.7 p5     192 dst
        vpunpckhbw zmm1, zmm17, zmm1                                     ;   316.7 p5     192 dst
        vpunpcklbw zmm17, zmm0, zmm2                                     ;   317.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm2                                      ;   318.7 p5     192 dst
        vpunpcklbw zmm2, zmm8, zmm3                                      ;   319.7 p5     192 dst
        vpunpckhbw zmm3, zmm8, zmm3                                      ;   320.7 p5     192 dst
        vpunpcklbw zmm8, zmm10, zmm14                                    ;   321.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm14                                   ;   322.7 p5     192 dst
        vpunpcklbw zmm14, zmm30, zmm4                                    ;   323.7 p5     192 dst
        vpunpckhbw zmm4, zmm30, zmm4                                     ;   324.7 p5     192 dst
        vpunpcklbw zmm18, zmm6, zmm16                                    ;   325.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   326.7 p5     192 dst
        vpunpcklbw zmm16, zmm19, zmm12                                   ;   327.7 p5     192 dst
        vpunpckhbw zmm12, zmm19, zmm12                                   ;   328.7 p5     192 dst
        vpunpcklbw zmm19, zmm5, zmm21                                    ;   329.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm21                                     ;   330.7 p5     192 dst
        vmovdqu64 zmm21, [r8 + 2560]                                     ;   133.5 p2     192 dst.8 reload
        vshufi32x4 zmm21, zmm21, [r8 + 2560], 0xd8                       ;   331.7 p5+p3  192 dst
        vmovdqu64 zmm22, [r8 + 2624]                                     ;   134.5 p2     192 dst.9 reload
        vshufi32x4 zmm22, zmm22, [r8 + 2624], 0xd8                       ;   332.7 p5+p3  192 dst
        vmovdqu64 zmm23, [r8 + 2688]                                     ;   135.5 p2     192 dst.10 reload
        vshufi32x4 zmm23, zmm23, [r8 + 2688], 0xd8                       ;   333.7 p5+p3  192 dst
        vmovdqu64 zmm24, [r8 + 2752]                                     ;   136.5 p2     192 dst.11 reload
        vshufi32x4 zmm24, zmm24, [r8 + 2752], 0xd8                       ;   334.7 p5+p3  192 dst
        vmovdqu64 zmm26, [r8 + 2816]                                     ;   137.5 p2     192 dst.12 reload
        vshufi32x4 zmm26, zmm26, [r8 + 2816], 0xd8                       ;   335.7 p5+p3  192 dst
        vpsllq zmm29, zmm22, 1                                           ;   335.7 p0     192 dst
        vpternlogd zmm29, zmm21, zmm31, 0xd8                             ;   336.7 p0     192 dst
        vpsrlq zmm21, zmm21, 1                                           ;   334.7 p0     192 dst
        vpternlogd zmm21, zmm22, zmm31, 0xe4                             ;   335.7 p0     192 dst
        vpsllq zmm22, zmm24, 1                                           ;   337.7 p0     192 dst
        vpternlogd zmm22, zmm23, zmm31, 0xd8                             ;   338.7 p0     192 dst
        vpsrlq zmm23, zmm23, 1                                           ;   336.7 p0     192 dst
        vpternlogd zmm23, zmm24, zmm31, 0xe4                             ;   337.7 p0     192 dst
        vpsrlq zmm24, zmm26, 1                                           ;   338.7 p0     192 dst
        vpsllq zmm30, zmm22, 2                                           ;   339.7 p0     192 dst
        vpternlogd zmm30, zmm29, zmm9, 0xd8                              ;   340.7 p0     192 dst
        vpsrlq zmm29, zmm29, 2                                           ;   337.7 p0     192 dst
        vpternlogd zmm29, zmm22, zmm9, 0xe4                              ;   339.7 p0     192 dst
        vpsllq zmm22, zmm23, 2                                           ;   338.7 p0     192 dst
        vpternlogd zmm22, zmm21, zmm9, 0xd8                              ;   339.7 p0     192 dst
        vpsrlq zmm21, zmm21, 2                                           ;   336.7 p0     192 dst
        vpternlogd zmm21, zmm23, zmm9, 0xe4                              ;   338.7 p0     192 dst
        vpsrlq zmm23, zmm30, 4                                           ;   341.7 p0     192 dst
        vmovdqu64 [rbp + 3584], zmm5                                     ;   331.7 p8+p9  192 dst spill
        vpsrlq zmm5, zmm22, 4                                            ;   340.7 p0     192 dst
        vmovdqu64 [rbp + 3648], zmm12                                    ;   329.7 p7+p4  192 dst spill
        vpsrlq zmm12, zmm29, 4                                           ;   340.7 p0     192 dst
        vmovdqu64 [rbp + 3712], zmm6                                     ;   327.7 p8+p9  192 dst spill
        vpsrlq zmm6, zmm21, 4                                            ;   339.7 p0     192 dst
        vmovdqu64 [rbp + 3776], zmm4                                     ;   325.7 p7+p4  192 dst spill
        vmovdqu64 zmm4, [r8 + 2880]                                      ;   139.3 p2     192 dst.13 reload
        vshufi32x4 zmm4, zmm4, [r8 + 2880], 0xd8                         ;   336.7 p5+p3  192 dst
        vpternlogd zmm24, zmm4, zmm31, 0xe4                              ;   339.7 p0     192 dst
        vpsllq zmm4, zmm4, 1                                             ;   339.7 p0     192 dst
        vpternlogd zmm4, zmm26, zmm31, 0xd8                              ;   340.7 p5     192 dst
        vpsrlq zmm26, zmm4, 2                                            ;   341.7 p0     192 dst
        vmovdqu64 [rbp + 3840], zmm10                                    ;   323.7 p8+p9  192 dst spill
        vpsrlq zmm10, zmm24, 2                                           ;   340.7 p0     192 dst
        vmovdqu64 [rbp + 3904], zmm3                                     ;   321.7 p7+p4  192 dst spill
        vmovdqu64 zmm3, [r8 + 2944]                                      ;   140.8 p2     192 dst.14 reload
        vshufi32x4 zmm3, zmm3, [r8 + 2944], 0xd8                         ;   338.7 p5+p3  192 dst
        vmovdqu64 [rbp + 3968], zmm0                                     ;   319.7 p8+p9  192 dst spill
        vpsrlq zmm0, zmm3, 1                                             ;   341.7 p0     192 dst
        vmovdqu64 [rbp + 4032], zmm1                                     ;   317.7 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 3008]                                      ;   141.8 p2     192 dst.15 reload
        vshufi32x4 zmm1, zmm1, [r8 + 3008], 0xd8                         ;   339.7 p5+p3  192 dst
        vpternlogd zmm0, zmm1, zmm31, 0xe4                               ;   342.7 p5     192 dst
        vpsllq zmm1, zmm1, 1                                             ;   342.7 p0     192 dst
        vpternlogd zmm1, zmm3, zmm31, 0xd8                               ;   343.7 p5     192 dst
        vpternlogd zmm26, zmm1, zmm9, 0xe4                               ;   344.7 p0     192 dst
        vpsllq zmm1, zmm1, 2                                             ;   344.7 p0     192 dst
        vpternlogd zmm1, zmm4, zmm9, 0xd8                                ;   345.7 p5     192 dst
        vpternlogd zmm10, zmm0, zmm9, 0xe4                               ;   343.7 p5     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   344.0 p0     192 dst
        vpternlogd zmm0, zmm24, zmm9, 0xd8                               ;   345.0 p5     192 dst
        vmovdqu64 zmm3, [r8 + 6656]                                      ;   143.5 p2     192 dst.8 reload
        vshufi32x4 zmm3, zmm3, [r8 + 6656], 0xd8                         ;   345.7 p5+p3  192 dst
        vpternlogd zmm23, zmm1, zmm25, 0xe4                              ;   346.7 p0     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   346.7 p0     192 dst
        vpternlogd zmm1, zmm30, zmm25, 0xd8                              ;   347.7 p5     192 dst
        vmovdqu64 zmm4, [r8 + 6720]                                      ;   144.5 p2     192 dst.9 reload
        vshufi32x4 zmm4, zmm4, [r8 + 6720], 0xd8                         ;   347.7 p5+p3  192 dst
        vpternlogd zmm5, zmm0, zmm25, 0xe4                               ;   347.0 p0     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   348.0 p0     192 dst
        vpternlogd zmm0, zmm22, zmm25, 0xd8                              ;   349.0 p5     192 dst
        vmovdqu64 zmm22, [r8 + 6784]                                     ;   145.5 p2     192 dst.10 reload
        vshufi32x4 zmm22, zmm22, [r8 + 6784], 0xd8                       ;   349.7 p5+p3  192 dst
        vpternlogd zmm12, zmm26, zmm25, 0xe4                             ;   349.0 p0     192 dst
        vpsllq zmm24, zmm26, 4                                           ;   350.0 p0     192 dst
        vpternlogd zmm24, zmm29, zmm25, 0xd8                             ;   351.0 p5     192 dst
        vmovdqu64 zmm26, [r8 + 6848]                                     ;   147.0 p2     192 dst.11 reload
        vshufi32x4 zmm26, zmm26, [r8 + 6848], 0xd8                       ;   351.7 p5+p3  192 dst
        vpternlogd zmm6, zmm10, zmm25, 0xe4                              ;   351.0 p0     192 dst
        vpsllq zmm10, zmm10, 4                                           ;   352.0 p0     192 dst
        vpternlogd zmm10, zmm21, zmm25, 0xd8                             ;   353.0 p5     192 dst
        vmovdqu64 zmm21, [r8 + 6912]                                     ;   149.2 p2     192 dst.12 reload
        vshufi32x4 zmm21, zmm21, [r8 + 6912], 0xd8                       ;   353.7 p5+p3  192 dst
        vpsllq zmm29, zmm4, 1                                            ;   353.0 p0     192 dst
        vpternlogd zmm29, zmm3, zmm31, 0xd8                              ;   354.0 p0     192 dst
        vpsrlq zmm3, zmm3, 1                                             ;   355.0 p0     192 dst
        vpternlogd zmm3, zmm4, zmm31, 0xe4                               ;   356.0 p5     192 dst
        vpsllq zmm4, zmm26, 1                                            ;   356.0 p0     192 dst
        vpternlogd zmm4, zmm22, zmm31, 0xd8                              ;   357.0 p5     192 dst
        vpsrlq zmm22, zmm22, 1                                           ;   357.0 p0     192 dst
        vpternlogd zmm22, zmm26, zmm31, 0xe4                             ;   358.0 p5     192 dst
        vpsrlq zmm26, zmm21, 1                                           ;   358.0 p0     192 dst
        vpsrlq zmm30, zmm29, 2                                           ;   359.0 p0     192 dst
        vpternlogd zmm30, zmm4, zmm9, 0xe4                               ;   360.0 p5     192 dst
        vpsllq zmm4, zmm4, 2                                             ;   360.0 p0     192 dst
        vpternlogd zmm4, zmm29, zmm9, 0xd8                               ;   361.0 p5     192 dst
        vpsllq zmm29, zmm22, 2                                           ;   361.0 p0     192 dst
        vpternlogd zmm29, zmm3, zmm9, 0xd8                               ;   362.0 p5     192 dst
        vpsrlq zmm3, zmm3, 2                                             ;   362.0 p0     192 dst
        vpternlogd zmm3, zmm22, zmm9, 0xe4                               ;   363.0 p5     192 dst
        vpsrlq zmm22, zmm4, 4                                            ;   363.0 p0     192 dst
        vmovdqu64 [rbp + 4096], zmm19                                    ;   330.7 p8+p9  192 dst spill
        vpsrlq zmm19, zmm29, 4                                           ;   364.0 p0     192 dst
        vmovdqu64 [rbp + 4160], zmm16                                    ;   328.7 p7+p4  192 dst spill
        vpsrlq zmm16, zmm30, 4                                           ;   365.0 p0     192 dst
        vmovdqu64 [rbp + 4224], zmm18                                    ;   326.7 p8+p9  192 dst spill
        vpsrlq zmm18, zmm3, 4                                            ;   366.0 p0     192 dst
        vmovdqu64 [rbp + 4288], zmm14                                    ;   324.7 p7+p4  192 dst spill
        vmovdqu64 zmm14, [r8 + 6976]                                     ;   167.7 p2     192 dst.13 reload
        vshufi32x4 zmm14, zmm14, [r8 + 6976], 0xd8                       ;   361.7 p5+p3  192 dst
        vpternlogd zmm26, zmm14, zmm31, 0xe4                             ;   364.7 p5     192 dst
        vpsllq zmm14, zmm14, 1                                           ;   367.0 p0     192 dst
        vpternlogd zmm14, zmm21, zmm31, 0xd8                             ;   368.0 p5     192 dst
        vpsrlq zmm21, zmm14, 2                                           ;   369.0 p0     192 dst
        vmovdqu64 [rbp + 4352], zmm8                                     ;   322.7 p8+p9  192 dst spill
        vpsrlq zmm8, zmm26, 2                                            ;   369.0 p0     192 dst
        vmovdqu64 [rbp + 4416], zmm2                                     ;   320.7 p7+p4  192 dst spill
        vmovdqu64 zmm2, [r8 + 7040]                                      ;   169.7 p2     192 dst.14 reload
        vshufi32x4 zmm2, zmm2, [r8 + 7040], 0xd8                         ;   364.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4480], zmm20                                    ;   254.7 p8+p9  192 dst spill
        vpsrlq zmm20, zmm2, 1                                            ;   370.0 p0     192 dst
        vmovdqu64 [rbp + 4544], zmm13                                    ;   194.7 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 7104]                                     ;   170.7 p2     192 dst.15 reload
        vshufi32x4 zmm13, zmm13, [r8 + 7104], 0xd8                       ;   365.7 p5+p3  192 dst
        vpternlogd zmm20, zmm13, zmm31, 0xe4                             ;   371.0 p5     192 dst
        vpsllq zmm13, zmm13, 1                                           ;   371.0 p0     192 dst
        vpternlogd zmm13, zmm2, zmm31, 0xd8                              ;   372.0 p5     192 dst
        vpternlogd zmm21, zmm13, zmm9, 0xe4                              ;   373.0 p5     192 dst
        vpsllq zmm2, zmm13, 2                                            ;   373.0 p0     192 dst
        vpternlogd zmm2, zmm14, zmm9, 0xd8                               ;   374.0 p5     192 dst
        vpternlogd zmm8, zmm20, zmm9, 0xe4                               ;   372.0 p5     192 dst
        vpsllq zmm13, zmm20, 2                                           ;   373.0 p0     192 dst
        vpternlogd zmm13, zmm26, zmm9, 0xd8                              ;   374.0 p5     192 dst
        vpternlogd zmm22, zmm2, zmm25, 0xe4                              ;   375.0 p5     192 dst
        vpsllq zmm2, zmm2, 4                                             ;   375.0 p0     192 dst
        vpternlogd zmm2, zmm4, zmm25, 0xd8                               ;   376.0 p5     192 dst
        vpternlogd zmm19, zmm13, zmm25, 0xe4                             ;   375.0 p5     192 dst
        vpsllq zmm4, zmm13, 4                                            ;   375.0 p0     192 dst
        vpternlogd zmm4, zmm29, zmm25, 0xd8                              ;   376.0 p5     192 dst
        vpternlogd zmm16, zmm21, zmm25, 0xe4                             ;   376.0 p0     192 dst
        vpsllq zmm13, zmm21, 4                                           ;   377.0 p0     192 dst
        vpternlogd zmm13, zmm30, zmm25, 0xd8                             ;   378.0 p5     192 dst
        vpternlogd zmm18, zmm8, zmm25, 0xe4                              ;   377.7 p5     192 dst
        vpsllq zmm8, zmm8, 4                                             ;   378.0 p0     192 dst
        vpternlogd zmm8, zmm3, zmm25, 0xd8                               ;   379.0 p5     192 dst
        vpunpcklbw zmm3, zmm1, zmm2                                      ;   379.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm2                                      ;   380.7 p5     192 dst
        vpunpcklbw zmm2, zmm0, zmm4                                      ;   381.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm4                                      ;   382.7 p5     192 dst
        vpunpcklbw zmm4, zmm24, zmm13                                    ;   383.7 p5     192 dst
        vpunpckhbw zmm13, zmm24, zmm13                                   ;   384.7 p5     192 dst
        vpunpcklbw zmm14, zmm10, zmm8                                    ;   385.7 p5     192 dst
        vpunpckhbw zmm8, zmm10, zmm8                                     ;   386.7 p5     192 dst
        vpunpcklbw zmm10, zmm23, zmm22                                   ;   387.7 p5     192 dst
        vpunpckhbw zmm20, zmm23, zmm22                                   ;   388.7 p5     192 dst
        vpunpcklbw zmm21, zmm5, zmm19                                    ;   389.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm19                                     ;   390.7 p5     192 dst
        vpunpcklbw zmm19, zmm12, zmm16                                   ;   391.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm16                                   ;   392.7 p5     192 dst
        vmovdqu64 zmm16, [r8 + 3072]                                     ;   181.0 p2     192 dst.16 reload
        vshufi32x4 zmm16, zmm16, [r8 + 3072], 0xd8                       ;   393.7 p5+p3  192 dst
        vpunpcklbw zmm22, zmm6, zmm18                                    ;   394.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   395.7 p5     192 dst
        vmovdqu64 zmm18, [r8 + 3136]                                     ;   182.0 p2     192 dst.17 reload
        vshufi32x4 zmm18, zmm18, [r8 + 3136], 0xd8                       ;   396.7 p5+p3  192 dst
        vmovdqu64 zmm23, [r8 + 3200]                                     ;   183.0 p2     192 dst.18 reload
        vshufi32x4 zmm23, zmm23, [r8 + 3200], 0xd8                       ;   397.7 p5+p3  192 dst
        vmovdqu64 zmm24, [r8 + 3264]                                     ;   184.0 p2     192 dst.19 reload
        vshufi32x4 zmm24, zmm24, [r8 + 3264], 0xd8                       ;   398.7 p5+p3  192 dst
        vmovdqu64 zmm26, [r8 + 3328]                                     ;   185.0 p2     192 dst.20 reload
        vshufi32x4 zmm26, zmm26, [r8 + 3328], 0xd8                       ;   399.7 p5+p3  192 dst
        vpsrlq zmm29, zmm16, 1                                           ;   396.7 p0     192 dst
        vpternlogd zmm29, zmm18, zmm31, 0xe4                             ;   399.7 p0     192 dst
        vpsllq zmm18, zmm18, 1                                           ;   399.7 p0     192 dst
        vpternlogd zmm18, zmm16, zmm31, 0xd8                             ;   400.7 p0     192 dst
        vpsllq zmm16, zmm24, 1                                           ;   401.7 p0     192 dst
        vpternlogd zmm16, zmm23, zmm31, 0xd8                             ;   402.7 p0     192 dst
        vpsrlq zmm23, zmm23, 1                                           ;   400.7 p0     192 dst
        vpternlogd zmm23, zmm24, zmm31, 0xe4                             ;   401.7 p0     192 dst
        vpsrlq zmm24, zmm26, 1                                           ;   402.7 p0     192 dst
        vpsllq zmm30, zmm16, 2                                           ;   403.7 p0     192 dst
        vpternlogd zmm30, zmm18, zmm9, 0xd8                              ;   404.7 p0     192 dst
        vpsrlq zmm18, zmm18, 2                                           ;   401.7 p0     192 dst
        vpternlogd zmm18, zmm16, zmm9, 0xe4                              ;   403.7 p0     192 dst
        vpsllq zmm16, zmm23, 2                                           ;   402.7 p0     192 dst
        vpternlogd zmm16, zmm29, zmm9, 0xd8                              ;   403.7 p0     192 dst
        vpsrlq zmm29, zmm29, 2                                           ;   400.7 p0     192 dst
        vpternlogd zmm29, zmm23, zmm9, 0xe4                              ;   402.7 p0     192 dst
        vpsrlq zmm23, zmm30, 4                                           ;   405.7 p0     192 dst
        vmovdqu64 [rbp + 4608], zmm6                                     ;   396.7 p8+p9  192 dst spill
        vpsrlq zmm6, zmm16, 4                                            ;   404.7 p0     192 dst
        vmovdqu64 [rbp + 4672], zmm12                                    ;   393.7 p7+p4  192 dst spill
        vpsrlq zmm12, zmm18, 4                                           ;   404.7 p0     192 dst
        vmovdqu64 [rbp + 4736], zmm5                                     ;   391.7 p8+p9  192 dst spill
        vpsrlq zmm5, zmm29, 4                                            ;   403.7 p0     192 dst
        vmovdqu64 [rbp + 4800], zmm20                                    ;   389.7 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 3392]                                     ;   197.7 p2     192 dst.21 reload
        vshufi32x4 zmm20, zmm20, [r8 + 3392], 0xd8                       ;   400.7 p5+p3  192 dst
        vpternlogd zmm24, zmm20, zmm31, 0xe4                             ;   403.7 p0     192 dst
        vpsllq zmm20, zmm20, 1                                           ;   403.7 p0     192 dst
        vpternlogd zmm20, zmm26, zmm31, 0xd8                             ;   404.7 p5     192 dst
        vpsrlq zmm26, zmm20, 2                                           ;   405.7 p0     192 dst
        vmovdqu64 [rbp + 4864], zmm8                                     ;   387.7 p8+p9  192 dst spill
        vpsrlq zmm8, zmm24, 2                                            ;   404.7 p0     192 dst
        vmovdqu64 [rbp + 4928], zmm13                                    ;   385.7 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 3456]                                     ;   206.7 p2     192 dst.22 reload
        vshufi32x4 zmm13, zmm13, [r8 + 3456], 0xd8                       ;   402.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4992], zmm0                                     ;   383.7 p8+p9  192 dst spill
        vpsrlq zmm0, zmm13, 1                                            ;   405.7 p0     192 dst
        vmovdqu64 [rbp + 5056], zmm1                                     ;   381.7 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 3520]                                      ;   211.8 p2     192 dst.23 reload
        vshufi32x4 zmm1, zmm1, [r8 + 3520], 0xd8                         ;   403.7 p5+p3  192 dst
        vpternlogd zmm0, zmm1, zmm31, 0xe4                               ;   406.7 p5     192 dst
        vpsllq zmm1, zmm1, 1                                             ;   406.7 p0     192 dst
        vpternlogd zmm1, zmm13, zmm31, 0xd8                              ;   407.7 p5     192 dst
        vpternlogd zmm26, zmm1, zmm9, 0xe4                               ;   408.7 p0     192 dst
        vpsllq zmm1, zmm1, 2                                             ;   408.7 p0     192 dst
        vpternlogd zmm1, zmm20, zmm9, 0xd8                               ;   409.7 p5     192 dst
        vpternlogd zmm8, zmm0, zmm9, 0xe4                                ;   407.7 p5     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   408.0 p0     192 dst
        vpternlogd zmm0, zmm24, zmm9, 0xd8                               ;   409.0 p5     192 dst
        vmovdqu64 zmm13, [r8 + 7168]                                     ;   214.8 p2     192 dst.16 reload
        vshufi32x4 zmm13, zmm13, [r8 + 7168], 0xd8                       ;   409.7 p5+p3  192 dst
        vpternlogd zmm23, zmm1, zmm25, 0xe4                              ;   410.7 p0     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   410.7 p0     192 dst
        vpternlogd zmm1, zmm30, zmm25, 0xd8                              ;   411.7 p5     192 dst
        vmovdqu64 zmm20, [r8 + 7232]                                     ;   216.7 p2     192 dst.17 reload
        vshufi32x4 zmm20, zmm20, [r8 + 7232], 0xd8                       ;   411.7 p5+p3  192 dst
        vpternlogd zmm6, zmm0, zmm25, 0xe4                               ;   411.0 p0     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   412.0 p0     192 dst
        vpternlogd zmm0, zmm16, zmm25, 0xd8                              ;   413.0 p5     192 dst
        vmovdqu64 zmm16, [r8 + 7296]                                     ;   218.3 p2     192 dst.18 reload
        vshufi32x4 zmm16, zmm16, [r8 + 7296], 0xd8                       ;   413.7 p5+p3  192 dst
        vpternlogd zmm12, zmm26, zmm25, 0xe4                             ;   413.0 p0     192 dst
        vpsllq zmm24, zmm26, 4                                           ;   414.0 p0     192 dst
        vpternlogd zmm24, zmm18, zmm25, 0xd8                             ;   415.0 p5     192 dst
        vmovdqu64 zmm18, [r8 + 7360]                                     ;   219.3 p2     192 dst.19 reload
        vshufi32x4 zmm18, zmm18, [r8 + 7360], 0xd8                       ;   415.7 p5+p3  192 dst
        vpternlogd zmm5, zmm8, zmm25, 0xe4                               ;   415.0 p0     192 dst
        vpsllq zmm8, zmm8, 4                                             ;   416.0 p0     192 dst
        vpternlogd zmm8, zmm29, zmm25, 0xd8                              ;   417.0 p5     192 dst
        vmovdqu64 zmm26, [r8 + 7424]                                     ;   220.3 p2     192 dst.20 reload
        vshufi32x4 zmm26, zmm26, [r8 + 7424], 0xd8                       ;   417.7 p5+p3  192 dst
        vpsllq zmm29, zmm20, 1                                           ;   417.0 p0     192 dst
        vpternlogd zmm29, zmm13, zmm31, 0xd8                             ;   418.0 p0     192 dst
        vpsrlq zmm13, zmm13, 1                                           ;   419.0 p0     192 dst
        vpternlogd zmm13, zmm20, zmm31, 0xe4                             ;   420.0 p5     192 dst
        vpsllq zmm20, zmm18, 1                                           ;   420.0 p0     192 dst
        vpternlogd zmm20, zmm16, zmm31, 0xd8                             ;   421.0 p5     192 dst
        vpsrlq zmm16, zmm16, 1                                           ;   421.0 p0     192 dst
        vpternlogd zmm16, zmm18, zmm31, 0xe4                             ;   422.0 p5     192 dst
        vpsrlq zmm18, zmm26, 1                                           ;   422.0 p0     192 dst
        vpsrlq zmm30, zmm29, 2                                           ;   423.0 p0     192 dst
        vpternlogd zmm30, zmm20, zmm9, 0xe4                              ;   424.0 p5     192 dst
        vpsllq zmm20, zmm20, 2                                           ;   424.0 p0     192 dst
        vpternlogd zmm20, zmm29, zmm9, 0xd8                              ;   425.0 p5     192 dst
        vpsllq zmm29, zmm16, 2                                           ;   425.0 p0     192 dst
        vpternlogd zmm29, zmm13, zmm9, 0xd8                              ;   426.0 p5     192 dst
        vpsrlq zmm13, zmm13, 2                                           ;   426.0 p0     192 dst
        vpternlogd zmm13, zmm16, zmm9, 0xe4                              ;   427.0 p5     192 dst
        vpsrlq zmm16, zmm20, 4                                           ;   427.0 p0     192 dst
        vmovdqu64 [rbp + 5120], zmm22                                    ;   395.7 p8+p9  192 dst spill
        vpsrlq zmm22, zmm29, 4                                           ;   428.0 p0     192 dst
        vmovdqu64 [rbp + 5184], zmm19                                    ;   392.7 p7+p4  192 dst spill
        vpsrlq zmm19, zmm30, 4                                           ;   429.0 p0     192 dst
        vmovdqu64 [rbp + 5248], zmm21                                    ;   390.7 p8+p9  192 dst spill
        vpsrlq zmm21, zmm13, 4                                           ;   430.0 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm10                                    ;   388.7 p7+p4  192 dst spill
        vmovdqu64 zmm10, [r8 + 7488]                                     ;   224.7 p2     192 dst.21 reload
        vshufi32x4 zmm10, zmm10, [r8 + 7488], 0xd8                       ;   425.7 p5+p3  192 dst
        vpternlogd zmm18, zmm10, zmm31, 0xe4                             ;   428.7 p5     192 dst
        vpsllq zmm10, zmm10, 1                                           ;   431.0 p0     192 dst
        vpternlogd zmm10, zmm26, zmm31, 0xd8                             ;   432.0 p5     192 dst
        vpsrlq zmm26, zmm10, 2                                           ;   433.0 p0     192 dst
        vmovdqu64 [rbp + 5376], zmm14                                    ;   386.7 p8+p9  192 dst spill
        vpsrlq zmm14, zmm18, 2                                           ;   433.0 p0     192 dst
        vmovdqu64 [rbp + 5440], zmm4                                     ;   384.7 p7+p4  192 dst spill
        vmovdqu64 zmm4, [r8 + 7552]                                      ;   228.7 p2     192 dst.22 reload
        vshufi32x4 zmm4, zmm4, [r8 + 7552], 0xd8                         ;   428.7 p5+p3  192 dst
        vmovdqu64 [rbp + 5504], zmm28                                    ;   229.8 p8+p9  192 dst spill
        vpsrlq zmm28, zmm4, 1                                            ;   434.0 p0     192 dst
        vmovdqu64 [rbp + 5568], zmm2                                     ;   382.7 p7+p4  192 dst spill
        vmovdqu64 zmm2, [r8 + 7616]                                      ;   231.0 p2     192 dst.23 reload
        vshufi32x4 zmm2, zmm2, [r8 + 7616], 0xd8                         ;   429.7 p5+p3  192 dst
        vpternlogd zmm28, zmm2, zmm31, 0xe4                              ;   435.0 p5     192 dst
        vpsllq zmm2, zmm2, 1                                             ;   435.0 p0     192 dst
        vpternlogd zmm2, zmm4, zmm31, 0xd8                               ;   436.0 p5     192 dst
        vpternlogd zmm26, zmm2, zmm9, 0xe4                               ;   437.0 p5     192 dst
        vpsllq zmm2, zmm2, 2                                             ;   437.0 p0     192 dst
        vpternlogd zmm2, zmm10, zmm9, 0xd8                               ;   438.0 p5     192 dst
        vpternlogd zmm14, zmm28, zmm9, 0xe4                              ;   436.0 p5     192 dst
        vpsllq zmm4, zmm28, 2                                            ;   437.0 p0     192 dst
        vpternlogd zmm4, zmm18, zmm9, 0xd8                               ;   438.0 p5     192 dst
        vpternlogd zmm16, zmm2, zmm25, 0xe4                              ;   439.0 p5     192 dst
        vpsllq zmm2, zmm2, 4                                             ;   439.0 p0     192 dst
        vpternlogd zmm2, zmm20, zmm25, 0xd8                              ;   440.0 p5     192 dst
        vpternlogd zmm22, zmm4, zmm25, 0xe4                              ;   439.0 p5     192 dst
        vpsllq zmm4, zmm4, 4                                             ;   439.0 p0     192 dst
        vpternlogd zmm4, zmm29, zmm25, 0xd8                              ;   440.0 p5     192 dst
        vpternlogd zmm19, zmm26, zmm25, 0xe4                             ;   440.0 p0     192 dst
        vpsllq zmm10, zmm26, 4                                           ;   441.0 p0     192 dst
        vpternlogd zmm10, zmm30, zmm25, 0xd8                             ;   442.0 p5     192 dst
        vpternlogd zmm21, zmm14, zmm25, 0xe4                             ;   441.7 p5     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   442.0 p0     192 dst
        vpternlogd zmm14, zmm13, zmm25, 0xd8                             ;   443.0 p5     192 dst
        vpunpcklbw zmm13, zmm1, zmm2                                     ;   443.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm2                                      ;   444.7 p5     192 dst
        vpunpcklbw zmm2, zmm0, zmm4                                      ;   445.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm4                                      ;   446.7 p5     192 dst
        vpunpcklbw zmm4, zmm24, zmm10                                    ;   447.7 p5     192 dst
        vpunpckhbw zmm10, zmm24, zmm10                                   ;   448.7 p5     192 dst
        vpunpcklbw zmm18, zmm8, zmm14                                    ;   449.7 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm14                                     ;   450.7 p5     192 dst
        vpunpcklbw zmm14, zmm23, zmm16                                   ;   451.7 p5     192 dst
        vpunpckhbw zmm16, zmm23, zmm16                                   ;   452.7 p5     192 dst
        vpunpcklbw zmm20, zmm6, zmm22                                    ;   453.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm22                                     ;   454.7 p5     192 dst
        vpunpcklbw zmm22, zmm12, zmm19                                   ;   455.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm19                                   ;   456.7 p5     192 dst
        vmovdqu64 zmm19, [r8 + 3584]                                     ;   245.2 p2     192 dst.24 reload
        vshufi32x4 zmm19, zmm19, [r8 + 3584], 0xd8                       ;   457.7 p5+p3  192 dst
        vpunpcklbw zmm23, zmm5, zmm21                                    ;   458.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm21                                     ;   459.7 p5     192 dst
        vmovdqu64 zmm21, [r8 + 3648]                                     ;   247.2 p2     192 dst.25 reload
        vshufi32x4 zmm21, zmm21, [r8 + 3648], 0xd8                       ;   460.7 p5+p3  192 dst
        vmovdqu64 zmm24, [r8 + 3712]                                     ;   248.2 p2     192 dst.26 reload
        vshufi32x4 zmm24, zmm24, [r8 + 3712], 0xd8                       ;   461.7 p5+p3  192 dst
        vmovdqu64 zmm26, [r8 + 3776]                                     ;   249.2 p2     192 dst.27 reload
        vshufi32x4 zmm26, zmm26, [r8 + 3776], 0xd8                       ;   462.7 p5+p3  192 dst
        vmovdqu64 zmm28, [r8 + 3840]                                     ;   250.2 p2     192 dst.28 reload
        vshufi32x4 zmm28, zmm28, [r8 + 3840], 0xd8                       ;   463.7 p5+p3  192 dst
        vpsrlq zmm29, zmm19, 1                                           ;   460.7 p0     192 dst
        vpternlogd zmm29, zmm21, zmm31, 0xe4                             ;   463.7 p0     192 dst
        vpsllq zmm21, zmm21, 1                                           ;   463.7 p0     192 dst
        vpternlogd zmm21, zmm19, zmm31, 0xd8                             ;   464.7 p0     192 dst
        vpsllq zmm19, zmm26, 1                                           ;   465.7 p0     192 dst
        vpternlogd zmm19, zmm24, zmm31, 0xd8                             ;   466.7 p0     192 dst
        vpsrlq zmm24, zmm24, 1                                           ;   464.7 p0     192 dst
        vpternlogd zmm24, zmm26, zmm31, 0xe4                             ;   465.7 p0     192 dst
        vpsrlq zmm26, zmm28, 1                                           ;   466.7 p0     192 dst
        vpsllq zmm30, zmm19, 2                                           ;   467.7 p0     192 dst
        vpternlogd zmm30, zmm21, zmm9, 0xd8                              ;   468.7 p0     192 dst
        vpsrlq zmm21, zmm21, 2                                           ;   465.7 p0     192 dst
        vpternlogd zmm21, zmm19, zmm9, 0xe4                              ;   467.7 p0     192 dst
        vpsllq zmm19, zmm24, 2                                           ;   466.7 p0     192 dst
        vpternlogd zmm19, zmm29, zmm9, 0xd8                              ;   467.7 p0     192 dst
        vpsrlq zmm29, zmm29, 2                                           ;   464.7 p0     192 dst
        vpternlogd zmm29, zmm24, zmm9, 0xe4                              ;   466.7 p0     192 dst
        vpsrlq zmm24, zmm30, 4                                           ;   469.7 p0     192 dst
        vmovdqu64 [rbp + 5632], zmm5                                     ;   460.7 p8+p9  192 dst spill
        vpsrlq zmm5, zmm19, 4                                            ;   468.7 p0     192 dst
        vmovdqu64 [rbp + 5696], zmm12                                    ;   457.7 p7+p4  192 dst spill
        vpsrlq zmm12, zmm21, 4                                           ;   468.7 p0     192 dst
        vmovdqu64 [rbp + 5760], zmm6                                     ;   455.7 p8+p9  192 dst spill
        vpsrlq zmm6, zmm29, 4                                            ;   467.7 p0     192 dst
        vmovdqu64 [rbp + 5824], zmm16                                    ;   453.7 p7+p4  192 dst spill
        vpunpcklbw zmm16, zmm7, zmm3                                     ;   464.7 p5     192 dst
        vpunpckhbw zmm3, zmm7, zmm3                                      ;   465.7 p5     192 dst
        vpunpcklbw zmm7, zmm11, zmm13                                    ;   466.7 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm13                                   ;   467.7 p5     192 dst
        vmovdqu64 zmm13, [rbp + 896]                                     ;   275.2 p2     192 dst reload
        vmovdqu64 [rbp + 5888], zmm8                                     ;   451.7 p8+p9  192 dst spill
        vpunpcklbw zmm8, zmm13, zmm15                                    ;   468.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm15                                   ;   469.7 p5     192 dst
        vpunpcklbw zmm15, zmm8, zmm7                                     ;   470.7 p5     192 dst
        vpunpckhbw zmm7, zmm8, zmm7                                      ;   471.7 p5     192 dst
        vpunpcklbw zmm8, zmm13, zmm11                                    ;   472.7 p5     192 dst
        vpunpckhbw zmm11, zmm13, zmm11                                   ;   473.7 p5     192 dst
        vmovdqu64 zmm13, [rbp + 832]                                     ;   276.5 p3     192 dst reload
        vmovdqu64 [rbp + 896], zmm10                                     ;   449.7 p7+p4  192 dst spill
        vpunpcklbw zmm10, zmm13, zmm17                                   ;   474.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm17                                   ;   475.7 p5     192 dst
        vmovdqu64 zmm17, [r8 + 3904]                                     ;   277.2 p2     192 dst.29 reload
        vshufi32x4 zmm17, zmm17, [r8 + 3904], 0xd8                       ;   476.7 p5+p3  192 dst
        vpternlogd zmm26, zmm17, zmm31, 0xe4                             ;   479.7 p0     192 dst
        vpsllq zmm17, zmm17, 1                                           ;   479.7 p0     192 dst
        vpternlogd zmm17, zmm28, zmm31, 0xd8                             ;   480.7 p0     192 dst
        vpsrlq zmm28, zmm17, 2                                           ;   481.7 p0     192 dst
        vmovdqu64 [rbp + 832], zmm0                                      ;   447.7 p8+p9  192 dst spill
        vpsrlq zmm0, zmm26, 2                                            ;   480.7 p0     192 dst
        vmovdqu64 [rbp + 5952], zmm1                                     ;   445.7 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 3968]                                      ;   279.0 p2     192 dst.30 reload
        vshufi32x4 zmm1, zmm1, [r8 + 3968], 0xd8                         ;   477.7 p5+p3  192 dst
        vmovdqu64 [rbp + 6016], zmm23                                    ;   459.7 p8+p9  192 dst spill
        vpsrlq zmm23, zmm1, 1                                            ;   480.7 p0     192 dst
        vmovdqu64 [rbp + 6080], zmm22                                    ;   456.7 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 4032]                                     ;   280.0 p2     192 dst.31 reload
        vshufi32x4 zmm22, zmm22, [r8 + 4032], 0xd8                       ;   478.7 p5+p3  192 dst
        vpternlogd zmm23, zmm22, zmm31, 0xe4                             ;   481.7 p0     192 dst
        vpsllq zmm22, zmm22, 1                                           ;   481.7 p0     192 dst
        vpternlogd zmm22, zmm1, zmm31, 0xd8                              ;   482.7 p0     192 dst
        vpternlogd zmm28, zmm22, zmm9, 0xe4                              ;   483.7 p0     192 dst
        vpsllq zmm1, zmm22, 2                                            ;   483.7 p0     192 dst
        vpternlogd zmm1, zmm17, zmm9, 0xd8                               ;   484.7 p0     192 dst
        vpternlogd zmm0, zmm23, zmm9, 0xe4                               ;   482.7 p0     192 dst
        vpsllq zmm17, zmm23, 2                                           ;   482.7 p0     192 dst
        vpternlogd zmm17, zmm26, zmm9, 0xd8                              ;   483.7 p0     192 dst
        vmovdqu64 zmm22, [r8 + 7680]                                     ;   281.7 p2     192 dst.24 reload
        vshufi32x4 zmm22, zmm22, [r8 + 7680], 0xd8                       ;   479.7 p5+p3  192 dst
        vpternlogd zmm24, zmm1, zmm25, 0xe4                              ;   485.7 p0     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   485.7 p0     192 dst
        vpternlogd zmm1, zmm30, zmm25, 0xd8                              ;   486.7 p5     192 dst
        vmovdqu64 zmm23, [r8 + 7744]                                     ;   282.7 p2     192 dst.25 reload
        vshufi32x4 zmm23, zmm23, [r8 + 7744], 0xd8                       ;   481.7 p5+p3  192 dst
        vpternlogd zmm5, zmm17, zmm25, 0xe4                              ;   484.7 p0     192 dst
        vpsllq zmm17, zmm17, 4                                           ;   484.7 p0     192 dst
        vpternlogd zmm17, zmm19, zmm25, 0xd8                             ;   485.7 p5     192 dst
        vmovdqu64 zmm19, [r8 + 7808]                                     ;   283.7 p2     192 dst.26 reload
        vshufi32x4 zmm19, zmm19, [r8 + 7808], 0xd8                       ;   483.7 p5+p3  192 dst
        vpternlogd zmm12, zmm28, zmm25, 0xe4                             ;   484.7 p0     192 dst
        vpsllq zmm26, zmm28, 4                                           ;   484.7 p0     192 dst
        vpternlogd zmm26, zmm21, zmm25, 0xd8                             ;   485.7 p5     192 dst
        vmovdqu64 zmm21, [r8 + 7872]                                     ;   284.7 p2     192 dst.27 reload
        vshufi32x4 zmm21, zmm21, [r8 + 7872], 0xd8                       ;   485.7 p5+p3  192 dst
        vpternlogd zmm6, zmm0, zmm25, 0xe4                               ;   485.0 p0     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   486.0 p0     192 dst
        vpternlogd zmm0, zmm29, zmm25, 0xd8                              ;   487.0 p5     192 dst
        vmovdqu64 zmm28, [r8 + 7936]                                     ;   285.7 p2     192 dst.28 reload
        vshufi32x4 zmm28, zmm28, [r8 + 7936], 0xd8                       ;   487.7 p5+p3  192 dst
        vpsllq zmm29, zmm23, 1                                           ;   487.0 p0     192 dst
        vpternlogd zmm29, zmm22, zmm31, 0xd8                             ;   488.0 p0     192 dst
        vpsrlq zmm22, zmm22, 1                                           ;   489.0 p0     192 dst
        vpternlogd zmm22, zmm23, zmm31, 0xe4                             ;   490.0 p5     192 dst
        vpsllq zmm23, zmm21, 1                                           ;   490.0 p0     192 dst
        vpternlogd zmm23, zmm19, zmm31, 0xd8                             ;   491.0 p5     192 dst
        vpsrlq zmm19, zmm19, 1                                           ;   491.0 p0     192 dst
        vpternlogd zmm19, zmm21, zmm31, 0xe4                             ;   492.0 p5     192 dst
        vpsrlq zmm21, zmm28, 1                                           ;   492.0 p0     192 dst
        vpsrlq zmm30, zmm29, 2                                           ;   493.0 p0     192 dst
        vpternlogd zmm30, zmm23, zmm9, 0xe4                              ;   494.0 p5     192 dst
        vpsllq zmm23, zmm23, 2                                           ;   494.0 p0     192 dst
        vpternlogd zmm23, zmm29, zmm9, 0xd8                              ;   495.0 p5     192 dst
        vpsllq zmm29, zmm19, 2                                           ;   495.0 p0     192 dst
        vpternlogd zmm29, zmm22, zmm9, 0xd8                              ;   496.0 p5     192 dst
        vpsrlq zmm22, zmm22, 2                                           ;   496.0 p0     192 dst
        vpternlogd zmm22, zmm19, zmm9, 0xe4                              ;   497.0 p5     192 dst
        vpsrlq zmm19, zmm23, 4                                           ;   497.0 p0     192 dst
        vmovdqu64 [rbp + 6144], zmm20                                    ;   454.7 p8+p9  192 dst spill
        vpsrlq zmm20, zmm29, 4                                           ;   498.0 p0     192 dst
        vmovdqu64 [rbp + 6208], zmm14                                    ;   452.7 p7+p4  192 dst spill
        vpsrlq zmm14, zmm30, 4                                           ;   499.0 p0     192 dst
        vmovdqu64 [rbp + 6272], zmm18                                    ;   450.7 p8+p9  192 dst spill
        vpsrlq zmm18, zmm22, 4                                           ;   500.0 p0     192 dst
        vmovdqu64 zmm25, [r8 + 8000]                                     ;   295.2 p2     192 dst.29 reload
        vshufi32x4 zmm25, zmm25, [r8 + 8000], 0xd8                       ;   495.7 p5+p3  192 dst
        vpternlogd zmm21, zmm25, zmm31, 0xe4                             ;   498.7 p5     192 dst
        vpsllq zmm25, zmm25, 1                                           ;   501.0 p0     192 dst
        vpternlogd zmm25, zmm28, zmm31, 0xd8                             ;   502.0 p5     192 dst
        vpsrlq zmm28, zmm25, 2                                           ;   503.0 p0     192 dst
        vmovdqu64 [rbp + 6336], zmm4                                     ;   448.7 p7+p4  192 dst spill
        vpsrlq zmm4, zmm21, 2                                            ;   503.0 p0     192 dst
        vmovdqu64 [rbp + 6400], zmm13                                    ;   476.7 p8+p9  192 dst spill
        vmovdqu64 zmm13, [r8 + 8064]                                     ;   300.2 p2     192 dst.30 reload
        vshufi32x4 zmm13, zmm13, [r8 + 8064], 0xd8                       ;   498.7 p5+p3  192 dst
        vmovdqu64 [rbp + 6464], zmm10                                    ;   475.7 p7+p4  192 dst spill
        vpsrlq zmm10, zmm13, 1                                           ;   504.0 p0     192 dst
        vmovdqu64 [rbp + 6528], zmm2                                     ;   446.7 p8+p9  192 dst spill
        vmovdqu64 zmm2, [r8 + 8128]                                      ;   302.2 p2     192 dst.31 reload
        vshufi32x4 zmm2, zmm2, [r8 + 8128], 0xd8                         ;   499.7 p5+p3  192 dst
        vpternlogd zmm10, zmm2, zmm31, 0xe4                              ;   505.0 p5     192 dst
        vpsllq zmm2, zmm2, 1                                             ;   505.0 p0     192 dst
        vpternlogd zmm2, zmm13, zmm31, 0xd8                              ;   506.0 p5     192 dst
        vpternlogd zmm28, zmm2, zmm9, 0xe4                               ;   507.0 p5     192 dst
        vpsllq zmm2, zmm2, 2                                             ;   507.0 p0     192 dst
        vpternlogd zmm2, zmm25, zmm9, 0xd8                               ;   508.0 p5     192 dst
        vpternlogd zmm4, zmm10, zmm9, 0xe4                               ;   506.0 p5     192 dst
        vpsllq zmm10, zmm10, 2                                           ;   507.0 p0     192 dst
        vpternlogd zmm10, zmm21, zmm9, 0xd8                              ;   508.0 p5     192 dst
        vmovdqu64 zmm9, [rel aes_from_slices.T0_constants512 + 128]      ;   306.5 p2     192 dst reload
        vpternlogd zmm19, zmm2, zmm9, 0xe4                               ;   509.0 p5     192 dst
        vpsllq zmm2, zmm2, 4                                             ;   509.0 p0     192 dst
        vpternlogd zmm2, zmm23, zmm9, 0xd8                               ;   510.0 p5     192 dst
        vpternlogd zmm20, zmm10, zmm9, 0xe4                              ;   509.0 p5     192 dst
        vpsllq zmm10, zmm10, 4                                           ;   509.0 p0     192 dst
        vpternlogd zmm10, zmm29, zmm9, 0xd8                              ;   510.0 p5     192 dst
        vpternlogd zmm14, zmm28, zmm9, 0xe4                              ;   510.0 p0     192 dst
        vpsllq zmm13, zmm28, 4                                           ;   511.0 p0     192 dst
        vpternlogd zmm13, zmm30, zmm9, 0xd8                              ;   512.0 p5     192 dst
        vpternlogd zmm18, zmm4, zmm9, 0xe4                               ;   511.7 p5     192 dst
        vpsllq zmm4, zmm4, 4                                             ;   512.0 p0     192 dst
        vpternlogd zmm4, zmm22, zmm9, 0xd8                               ;   513.0 p5     192 dst
        vpunpcklbw zmm9, zmm1, zmm2                                      ;   513.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm2                                      ;   514.7 p5     192 dst
        vpunpcklbw zmm2, zmm17, zmm10                                    ;   515.7 p5     192 dst
        vpunpckhbw zmm10, zmm17, zmm10                                   ;   516.7 p5     192 dst
        vpunpcklbw zmm17, zmm26, zmm13                                   ;   517.7 p5     192 dst
        vpunpckhbw zmm13, zmm26, zmm13                                   ;   518.7 p5     192 dst
        vpunpcklbw zmm21, zmm0, zmm4                                     ;   519.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm4                                      ;   520.7 p5     192 dst
        vpunpcklbw zmm4, zmm24, zmm19                                    ;   521.7 p5     192 dst
        vpunpckhbw zmm19, zmm24, zmm19                                   ;   522.7 p5     192 dst
        vpunpcklbw zmm22, zmm5, zmm20                                    ;   523.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm20                                     ;   524.7 p5     192 dst
        vpunpcklbw zmm20, zmm12, zmm14                                   ;   525.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm14                                   ;   526.7 p5     192 dst
        vpunpcklbw zmm14, zmm6, zmm18                                    ;   527.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   528.7 p5     192 dst
        vpunpcklbw zmm18, zmm27, zmm9                                    ;   529.7 p5     192 dst
        vpunpckhbw zmm9, zmm27, zmm9                                     ;   530.7 p5     192 dst
        vpunpcklbw zmm23, zmm16, zmm18                                   ;   531.7 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm18                                   ;   532.7 p5     192 dst
        vpunpcklbw zmm18, zmm3, zmm9                                     ;   533.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm9                                      ;   534.7 p5     192 dst
        vpunpcklbw zmm9, zmm15, zmm23                                    ;   535.7 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm23                                   ;   536.7 p5     192 dst
        vpunpcklbw zmm23, zmm7, zmm16                                    ;   537.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm16                                     ;   538.7 p5     192 dst
        vpunpcklbw zmm16, zmm8, zmm18                                    ;   539.7 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm18                                     ;   540.7 p5     192 dst
        vpunpcklbw zmm18, zmm11, zmm3                                    ;   541.7 p5     192 dst
        vpunpckhbw zmm3, zmm11, zmm3                                     ;   542.7 p5     192 dst
        vmovdqu64 zmm11, [rbp + 5568]                                    ;   382.7 p3     192 dst reload
        vmovdqu64 zmm24, [rbp + 5504]                                    ;   331.7 p2     192 dst reload
        vpunpcklbw zmm25, zmm24, zmm11                                   ;   543.7 p5     192 dst
        vpunpckhbw zmm11, zmm24, zmm11                                   ;   544.7 p5     192 dst
        vmovdqu64 zmm24, [rbp + 4480]                                    ;   334.8 p3     192 dst reload
        vpunpcklbw zmm26, zmm24, zmm2                                    ;   545.7 p5     192 dst
        vpunpckhbw zmm2, zmm24, zmm2                                     ;   546.7 p5     192 dst
        vpunpcklbw zmm24, zmm25, zmm26                                   ;   547.7 p5     192 dst
        vpunpckhbw zmm25, zmm25, zmm26                                   ;   548.7 p5     192 dst
        vmovdqu64 zmm26, [rbp + 6528]                                    ;   446.7 p2     192 dst reload
        vmovdqu64 zmm27, [rbp + 4544]                                    ;   337.8 p3     192 dst reload
        vpunpcklbw zmm28, zmm27, zmm26                                   ;   549.7 p5     192 dst
        vpunpckhbw zmm26, zmm27, zmm26                                   ;   550.7 p5     192 dst
        vpunpcklbw zmm27, zmm11, zmm2                                    ;   551.7 p5     192 dst
        vpunpckhbw zmm2, zmm11, zmm2                                     ;   552.7 p5     192 dst
        vmovdqu64 zmm11, [rbp + 6464]                                    ;   475.7 p2     192 dst reload
        vpunpcklbw zmm29, zmm11, zmm28                                   ;   553.7 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm28                                   ;   554.7 p5     192 dst
        vpunpcklbw zmm28, zmm29, zmm24                                   ;   555.7 p5     192 dst
        vpunpckhbw zmm24, zmm29, zmm24                                   ;   556.7 p5     192 dst
        vpunpcklbw zmm29, zmm11, zmm25                                   ;   557.7 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm25                                   ;   558.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 6400]                                    ;   476.7 p3     192 dst reload
        vpunpcklbw zmm30, zmm25, zmm26                                   ;   559.7 p5     192 dst
        vpunpckhbw zmm25, zmm25, zmm26                                   ;   560.7 p5     192 dst
        vpunpcklbw zmm26, zmm30, zmm27                                   ;   561.7 p5     192 dst
        vpunpckhbw zmm27, zmm30, zmm27                                   ;   562.7 p5     192 dst
        vpunpcklbw zmm30, zmm25, zmm2                                    ;   563.7 p5     192 dst
        vpunpckhbw zmm2, zmm25, zmm2                                     ;   564.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 3456]                                    ;   342.8 p2     192 dst reload
        vpunpcklbw zmm31, zmm25, zmm17                                   ;   565.7 p5     192 dst
        vpunpckhbw zmm17, zmm25, zmm17                                   ;   566.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 3328]                                    ;   343.3 p3     192 dst reload
        vmovdqu64 [rbp + 3456], zmm2                                     ;   565.7 p7+p4  192 dst spill
        vpunpcklbw zmm2, zmm25, zmm21                                    ;   567.7 p5     192 dst
        vpunpckhbw zmm21, zmm25, zmm21                                   ;   568.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 3200]                                    ;   344.0 p2     192 dst reload
        vmovdqu64 [rbp + 3328], zmm11                                    ;   559.7 p8+p9  192 dst spill
        vpunpcklbw zmm11, zmm25, zmm4                                    ;   569.7 p5     192 dst
        vpunpckhbw zmm4, zmm25, zmm4                                     ;   570.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 3072]                                    ;   344.7 p3     192 dst reload
        vmovdqu64 [rbp + 3200], zmm27                                    ;   563.7 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm25, zmm22                                   ;   571.7 p5     192 dst
        vpunpckhbw zmm22, zmm25, zmm22                                   ;   572.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 2944]                                    ;   345.3 p2     192 dst reload
        vmovdqu64 [rbp + 3072], zmm24                                    ;   557.7 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm25, zmm20                                   ;   573.7 p5     192 dst
        vpunpckhbw zmm20, zmm25, zmm20                                   ;   574.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 2816]                                    ;   346.0 p3     192 dst reload
        vmovdqu64 [rbp + 2944], zmm30                                    ;   564.7 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm25, zmm14                                   ;   575.7 p5     192 dst
        vpunpckhbw zmm14, zmm25, zmm14                                   ;   576.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 2752]                                    ;   346.7 p2     192 dst reload
        vmovdqu64 [rbp + 2816], zmm29                                    ;   558.7 p8+p9  192 dst spill
        vpunpcklbw zmm29, zmm25, zmm1                                    ;   577.7 p5     192 dst
        vpunpckhbw zmm1, zmm25, zmm1                                     ;   578.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 2688]                                    ;   347.3 p3     192 dst reload
        vmovdqu64 [rbp + 2752], zmm26                                    ;   562.7 p7+p4  192 dst spill
        vpunpcklbw zmm26, zmm25, zmm10                                   ;   579.7 p5     192 dst
        vpunpckhbw zmm10, zmm25, zmm10                                   ;   580.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 4416]                                    ;   348.0 p2     192 dst reload
        vmovdqu64 [rbp + 2688], zmm28                                    ;   556.7 p8+p9  192 dst spill
        vmovdqu64 zmm28, [rbp + 768]                                     ;   348.3 p3     192 dst reload
        vmovdqu64 [rbp + 6400], zmm3                                     ;   543.7 p7+p4  192 dst spill
        vpunpcklbw zmm3, zmm28, zmm25                                    ;   581.7 p5     192 dst
        vpunpckhbw zmm25, zmm28, zmm25                                   ;   582.7 p5     192 dst
        vmovdqu64 zmm28, [rbp + 5440]                                    ;   384.7 p2     192 dst reload
        vmovdqu64 [rbp + 4416], zmm7                                     ;   539.7 p8+p9  192 dst spill
        vmovdqu64 zmm7, [rbp + 1728]                                     ;   350.7 p3     192 dst reload
        vmovdqu64 [rbp + 768], zmm8                                      ;   541.7 p7+p4  192 dst spill
        vpunpcklbw zmm8, zmm7, zmm28                                     ;   583.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm28                                     ;   584.7 p5     192 dst
        vpunpcklbw zmm28, zmm8, zmm31                                    ;   585.7 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm31                                     ;   586.7 p5     192 dst
        vpunpcklbw zmm31, zmm7, zmm17                                    ;   587.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm17                                     ;   588.7 p5     192 dst
        vmovdqu64 zmm17, [rbp + 6336]                                    ;   448.7 p2     192 dst reload
        vmovdqu64 [rbp + 5440], zmm15                                    ;   537.7 p8+p9  192 dst spill
        vmovdqu64 zmm15, [rbp + 3520]                                    ;   354.7 p3     192 dst reload
        vmovdqu64 [rbp + 1728], zmm18                                    ;   542.7 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm15, zmm17                                   ;   589.7 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm17                                   ;   590.7 p5     192 dst
        vpunpcklbw zmm17, zmm3, zmm18                                    ;   591.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm18                                     ;   592.7 p5     192 dst
        vpunpcklbw zmm18, zmm25, zmm15                                   ;   593.7 p5     192 dst
        vpunpckhbw zmm15, zmm25, zmm15                                   ;   594.7 p5     192 dst
        vpunpcklbw zmm25, zmm17, zmm28                                   ;   595.7 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm28                                   ;   596.7 p5     192 dst
        vpunpcklbw zmm28, zmm3, zmm8                                     ;   597.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm8                                      ;   598.7 p5     192 dst
        vpunpcklbw zmm8, zmm18, zmm31                                    ;   599.7 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm31                                   ;   600.7 p5     192 dst
        vpunpcklbw zmm31, zmm15, zmm7                                    ;   601.7 p5     192 dst
        vpunpckhbw zmm7, zmm15, zmm7                                     ;   602.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 2624]                                    ;   361.0 p2     192 dst reload
        vmovdqu64 [rbp + 6336], zmm7                                     ;   603.7 p8+p9  192 dst spill
        vpunpcklbw zmm7, zmm15, zmm13                                    ;   603.7 p5     192 dst
        vpunpckhbw zmm13, zmm15, zmm13                                   ;   604.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 4352]                                    ;   363.0 p3     192 dst reload
        vmovdqu64 [rbp + 2624], zmm3                                     ;   599.7 p7+p4  192 dst spill
        vmovdqu64 zmm3, [rbp + 704]                                      ;   364.0 p2     192 dst reload
        vmovdqu64 [rbp + 3520], zmm18                                    ;   601.7 p8+p9  192 dst spill
        vpunpcklbw zmm18, zmm3, zmm15                                    ;   605.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm15                                     ;   606.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 5376]                                    ;   386.7 p3     192 dst reload
        vmovdqu64 [rbp + 4352], zmm17                                    ;   597.7 p7+p4  192 dst spill
        vmovdqu64 zmm17, [rbp + 1664]                                    ;   366.2 p2     192 dst reload
        vmovdqu64 [rbp + 704], zmm31                                     ;   602.7 p8+p9  192 dst spill
        vpunpcklbw zmm31, zmm17, zmm15                                   ;   607.7 p5     192 dst
        vpunpckhbw zmm15, zmm17, zmm15                                   ;   608.7 p5     192 dst
        vpunpcklbw zmm17, zmm31, zmm2                                    ;   609.7 p5     192 dst
        vpunpckhbw zmm2, zmm31, zmm2                                     ;   610.7 p5     192 dst
        vpunpcklbw zmm31, zmm15, zmm21                                   ;   611.7 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm21                                   ;   612.7 p5     192 dst
        vmovdqu64 zmm21, [rbp + 6272]                                    ;   450.7 p3     192 dst reload
        vmovdqu64 [rbp + 5376], zmm28                                    ;   598.7 p7+p4  192 dst spill
        vmovdqu64 zmm28, [rbp + 3392]                                    ;   370.3 p2     192 dst reload
        vmovdqu64 [rbp + 1664], zmm8                                     ;   600.7 p8+p9  192 dst spill
        vpunpcklbw zmm8, zmm28, zmm21                                    ;   613.7 p5     192 dst
        vpunpckhbw zmm21, zmm28, zmm21                                   ;   614.7 p5     192 dst
        vpunpcklbw zmm28, zmm18, zmm8                                    ;   615.7 p5     192 dst
        vpunpckhbw zmm8, zmm18, zmm8                                     ;   616.7 p5     192 dst
        vpunpcklbw zmm18, zmm3, zmm21                                    ;   617.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm21                                     ;   618.7 p5     192 dst
        vpunpcklbw zmm21, zmm28, zmm17                                   ;   619.7 p5     192 dst
        vpunpckhbw zmm17, zmm28, zmm17                                   ;   620.7 p5     192 dst
        vpunpcklbw zmm28, zmm8, zmm2                                     ;   621.7 p5     192 dst
        vpunpckhbw zmm2, zmm8, zmm2                                      ;   622.7 p5     192 dst
        vpunpcklbw zmm8, zmm18, zmm31                                    ;   623.7 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm31                                   ;   624.7 p5     192 dst
        vpunpcklbw zmm31, zmm3, zmm15                                    ;   625.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm15                                     ;   626.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 2560]                                    ;   375.3 p3     192 dst reload
        vmovdqu64 [rbp + 6272], zmm3                                     ;   627.7 p7+p4  192 dst spill
        vpunpcklbw zmm3, zmm15, zmm0                                     ;   627.7 p5     192 dst
        vpunpckhbw zmm0, zmm15, zmm0                                     ;   628.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 4288]                                    ;   377.0 p2     192 dst reload
        vmovdqu64 [rbp + 2560], zmm2                                     ;   623.7 p8+p9  192 dst spill
        vmovdqu64 zmm2, [rbp + 640]                                      ;   377.3 p3     192 dst reload
        vmovdqu64 [rbp + 3392], zmm18                                    ;   625.7 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm2, zmm15                                    ;   629.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm15                                     ;   630.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 5312]                                    ;   388.7 p2     192 dst reload
        vmovdqu64 [rbp + 4288], zmm17                                    ;   621.7 p8+p9  192 dst spill
        vmovdqu64 zmm17, [rbp + 1600]                                    ;   379.3 p3     192 dst reload
        vmovdqu64 [rbp + 640], zmm31                                     ;   626.7 p7+p4  192 dst spill
        vpunpcklbw zmm31, zmm17, zmm15                                   ;   631.7 p5     192 dst
        vpunpckhbw zmm15, zmm17, zmm15                                   ;   632.7 p5     192 dst
        vpunpcklbw zmm17, zmm31, zmm11                                   ;   633.7 p5     192 dst
        vpunpckhbw zmm11, zmm31, zmm11                                   ;   634.7 p5     192 dst
        vpunpcklbw zmm31, zmm15, zmm4                                    ;   635.7 p5     192 dst
        vpunpckhbw zmm4, zmm15, zmm4                                     ;   636.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 6208]                                    ;   452.7 p2     192 dst reload
        vmovdqu64 [rbp + 5312], zmm28                                    ;   622.7 p8+p9  192 dst spill
        vmovdqu64 zmm28, [rbp + 3264]                                    ;   388.7 p3     192 dst reload
        vmovdqu64 [rbp + 1600], zmm8                                     ;   624.7 p7+p4  192 dst spill
        vpunpcklbw zmm8, zmm28, zmm15                                    ;   637.7 p5     192 dst
        vpunpckhbw zmm15, zmm28, zmm15                                   ;   638.7 p5     192 dst
        vpunpcklbw zmm28, zmm18, zmm8                                    ;   639.7 p5     192 dst
        vpunpckhbw zmm8, zmm18, zmm8                                     ;   640.7 p5     192 dst
        vpunpcklbw zmm18, zmm2, zmm15                                    ;   641.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm15                                     ;   642.7 p5     192 dst
        vpunpcklbw zmm15, zmm28, zmm17                                   ;   643.7 p5     192 dst
        vpunpckhbw zmm17, zmm28, zmm17                                   ;   644.7 p5     192 dst
        vpunpcklbw zmm28, zmm8, zmm11                                    ;   645.7 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm11                                     ;   646.7 p5     192 dst
        vpunpcklbw zmm11, zmm18, zmm31                                   ;   647.7 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm31                                   ;   648.7 p5     192 dst
        vpunpcklbw zmm31, zmm2, zmm4                                     ;   649.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm4                                      ;   650.7 p5     192 dst
        vmovdqu64 zmm4, [rbp + 2496]                                     ;   401.8 p2     192 dst reload
        vmovdqu64 [rbp + 6208], zmm21                                    ;   620.7 p8+p9  192 dst spill
        vpunpcklbw zmm21, zmm4, zmm19                                    ;   651.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm19                                     ;   652.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 4224]                                    ;   403.2 p3     192 dst reload
        vmovdqu64 [rbp + 2496], zmm25                                    ;   596.7 p7+p4  192 dst spill
        vmovdqu64 zmm25, [rbp + 576]                                     ;   403.5 p2     192 dst reload
        vmovdqu64 [rbp + 3264], zmm2                                     ;   651.7 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm25, zmm19                                    ;   653.7 p5     192 dst
        vpunpckhbw zmm19, zmm25, zmm19                                   ;   654.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 2432]                                    ;   404.2 p3     192 dst reload
        vmovdqu64 [rbp + 4224], zmm8                                     ;   647.7 p7+p4  192 dst spill
        vpunpcklbw zmm8, zmm25, zmm5                                     ;   655.7 p5     192 dst
        vpunpckhbw zmm5, zmm25, zmm5                                     ;   656.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 5248]                                    ;   406.0 p2     192 dst reload
        vmovdqu64 [rbp + 2432], zmm18                                    ;   649.7 p8+p9  192 dst spill
        vmovdqu64 zmm18, [rbp + 1536]                                    ;   406.3 p3     192 dst reload
        vmovdqu64 [rbp + 576], zmm17                                     ;   645.7 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm18, zmm25                                   ;   657.7 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm25                                   ;   658.7 p5     192 dst
        vpunpcklbw zmm25, zmm17, zmm27                                   ;   659.7 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm27                                   ;   660.7 p5     192 dst
        vpunpcklbw zmm27, zmm18, zmm22                                   ;   661.7 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm22                                   ;   662.7 p5     192 dst
        vmovdqu64 zmm22, [rbp + 6144]                                    ;   454.7 p2     192 dst reload
        vmovdqu64 [rbp + 5248], zmm31                                    ;   650.7 p8+p9  192 dst spill
        vmovdqu64 zmm31, [rbp + 3136]                                    ;   408.0 p3     192 dst reload
        vmovdqu64 [rbp + 1536], zmm28                                    ;   646.7 p7+p4  192 dst spill
        vpunpcklbw zmm28, zmm31, zmm22                                   ;   663.7 p5     192 dst
        vpunpckhbw zmm22, zmm31, zmm22                                   ;   664.7 p5     192 dst
        vpunpcklbw zmm31, zmm2, zmm28                                    ;   665.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm28                                     ;   666.7 p5     192 dst
        vpunpcklbw zmm28, zmm19, zmm22                                   ;   667.7 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm22                                   ;   668.7 p5     192 dst
        vpunpcklbw zmm22, zmm31, zmm25                                   ;   669.7 p5     192 dst
        vpunpckhbw zmm25, zmm31, zmm25                                   ;   670.7 p5     192 dst
        vpunpcklbw zmm31, zmm2, zmm17                                    ;   671.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm17                                     ;   672.7 p5     192 dst
        vpunpcklbw zmm17, zmm28, zmm27                                   ;   673.7 p5     192 dst
        vpunpckhbw zmm27, zmm28, zmm27                                   ;   674.7 p5     192 dst
        vpunpcklbw zmm28, zmm19, zmm18                                   ;   675.7 p5     192 dst
        vpunpckhbw zmm18, zmm19, zmm18                                   ;   676.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 2368]                                    ;   410.7 p2     192 dst reload
        vmovdqu64 [rbp + 6144], zmm18                                    ;   677.7 p8+p9  192 dst spill
        vpunpcklbw zmm18, zmm19, zmm12                                   ;   677.7 p5     192 dst
        vpunpckhbw zmm12, zmm19, zmm12                                   ;   678.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 4160]                                    ;   411.3 p3     192 dst reload
        vmovdqu64 [rbp + 2368], zmm2                                     ;   673.7 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 512]                                      ;   411.7 p2     192 dst reload
        vmovdqu64 [rbp + 3136], zmm27                                    ;   675.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm2, zmm19                                    ;   679.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm19                                     ;   680.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 5184]                                    ;   412.3 p3     192 dst reload
        vmovdqu64 [rbp + 4160], zmm25                                    ;   671.7 p7+p4  192 dst spill
        vmovdqu64 zmm25, [rbp + 1472]                                    ;   412.8 p2     192 dst reload
        vmovdqu64 [rbp + 512], zmm28                                     ;   676.7 p8+p9  192 dst spill
        vpunpcklbw zmm28, zmm25, zmm19                                   ;   681.7 p5     192 dst
        vpunpckhbw zmm19, zmm25, zmm19                                   ;   682.7 p5     192 dst
        vpunpcklbw zmm25, zmm28, zmm24                                   ;   683.7 p5     192 dst
        vpunpckhbw zmm24, zmm28, zmm24                                   ;   684.7 p5     192 dst
        vpunpcklbw zmm28, zmm19, zmm20                                   ;   685.7 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm20                                   ;   686.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 6080]                                    ;   456.7 p3     192 dst reload
        vmovdqu64 [rbp + 5184], zmm31                                    ;   672.7 p7+p4  192 dst spill
        vmovdqu64 zmm31, [rbp + 3008]                                    ;   416.8 p2     192 dst reload
        vmovdqu64 [rbp + 1472], zmm17                                    ;   674.7 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm31, zmm20                                   ;   687.7 p5     192 dst
        vpunpckhbw zmm20, zmm31, zmm20                                   ;   688.7 p5     192 dst
        vpunpcklbw zmm31, zmm27, zmm17                                   ;   689.7 p5     192 dst
        vpunpckhbw zmm17, zmm27, zmm17                                   ;   690.7 p5     192 dst
        vpunpcklbw zmm27, zmm2, zmm20                                    ;   691.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm20                                     ;   692.7 p5     192 dst
        vpunpcklbw zmm20, zmm31, zmm25                                   ;   693.7 p5     192 dst
        vpunpckhbw zmm25, zmm31, zmm25                                   ;   694.7 p5     192 dst
        vpunpcklbw zmm31, zmm17, zmm24                                   ;   695.7 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm24                                   ;   696.7 p5     192 dst
        vpunpcklbw zmm24, zmm27, zmm28                                   ;   697.7 p5     192 dst
        vpunpckhbw zmm27, zmm27, zmm28                                   ;   698.7 p5     192 dst
        vpunpcklbw zmm28, zmm2, zmm19                                    ;   699.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm19                                     ;   700.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 2304]                                    ;   422.2 p3     192 dst reload
        vmovdqu64 [rbp + 6080], zmm22                                    ;   670.7 p7+p4  192 dst spill
        vpunpcklbw zmm22, zmm19, zmm6                                    ;   701.7 p5     192 dst
        vpunpckhbw zmm6, zmm19, zmm6                                     ;   702.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 4096]                                    ;   425.0 p2     192 dst reload
        vmovdqu64 [rbp + 2304], zmm2                                     ;   701.7 p8+p9  192 dst spill
        vmovdqu64 zmm2, [rbp + 448]                                      ;   426.0 p3     192 dst reload
        vmovdqu64 [rbp + 3008], zmm17                                    ;   697.7 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm2, zmm19                                    ;   703.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm19                                     ;   704.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 5120]                                    ;   428.0 p2     192 dst reload
        vmovdqu64 [rbp + 4096], zmm27                                    ;   699.7 p8+p9  192 dst spill
        vmovdqu64 zmm27, [rbp + 1408]                                    ;   428.3 p3     192 dst reload
        vmovdqu64 [rbp + 448], zmm25                                     ;   695.7 p7+p4  192 dst spill
        vpunpcklbw zmm25, zmm27, zmm19                                   ;   705.7 p5     192 dst
        vpunpckhbw zmm19, zmm27, zmm19                                   ;   706.7 p5     192 dst
        vpunpcklbw zmm27, zmm25, zmm30                                   ;   707.7 p5     192 dst
        vpunpckhbw zmm25, zmm25, zmm30                                   ;   708.7 p5     192 dst
        vpunpcklbw zmm30, zmm19, zmm14                                   ;   709.7 p5     192 dst
        vpunpckhbw zmm14, zmm19, zmm14                                   ;   710.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 6016]                                    ;   459.7 p2     192 dst reload
        vmovdqu64 [rbp + 5120], zmm28                                    ;   700.7 p8+p9  192 dst spill
        vmovdqu64 zmm28, [rbp + 2880]                                    ;   432.0 p3     192 dst reload
        vmovdqu64 [rbp + 1408], zmm31                                    ;   696.7 p7+p4  192 dst spill
        vpunpcklbw zmm31, zmm28, zmm19                                   ;   711.7 p5     192 dst
        vpunpckhbw zmm19, zmm28, zmm19                                   ;   712.7 p5     192 dst
        vpunpcklbw zmm28, zmm17, zmm31                                   ;   713.7 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm31                                   ;   714.7 p5     192 dst
        vpunpcklbw zmm31, zmm2, zmm19                                    ;   715.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm19                                     ;   716.7 p5     192 dst
        vpunpcklbw zmm19, zmm28, zmm27                                   ;   717.7 p5     192 dst
        vpunpckhbw zmm27, zmm28, zmm27                                   ;   718.7 p5     192 dst
        vpunpcklbw zmm28, zmm17, zmm25                                   ;   719.7 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm25                                   ;   720.7 p5     192 dst
        vpunpcklbw zmm25, zmm31, zmm30                                   ;   721.7 p5     192 dst
        vpunpckhbw zmm30, zmm31, zmm30                                   ;   722.7 p5     192 dst
        vmovdqu64 [r9], zmm9                                             ;   536.7 p8+p9  192 dst
        vpunpcklbw zmm9, zmm2, zmm14                                     ;   723.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm14                                     ;   724.7 p5     192 dst
        vmovdqu64 [r9 + 128], zmm16                                      ;   540.7 p7+p4  192 dst
        vmovdqu64 zmm14, [rbp + 4032]                                    ;   439.0 p2     192 dst reload
        vmovdqu64 zmm16, [rbp + 384]                                     ;   439.2 p3     192 dst reload
        vpunpcklbw zmm31, zmm16, zmm14                                   ;   725.7 p5     192 dst
        vpunpckhbw zmm14, zmm16, zmm14                                   ;   726.7 p5     192 dst
        vmovdqu64 [r9 + 256], zmm23                                      ;   538.7 p8+p9  192 dst
        vmovdqu64 [r9 + 1024], zmm15                                     ;   644.7 p7+p4  192 dst
        vmovdqu64 zmm15, [rbp + 5056]                                    ;   441.0 p2     192 dst reload
        vmovdqu64 zmm16, [rbp + 1344]                                    ;   441.2 p3     192 dst reload
        vpunpcklbw zmm23, zmm16, zmm15                                   ;   727.7 p5     192 dst
        vpunpckhbw zmm15, zmm16, zmm15                                   ;   728.7 p5     192 dst
        vpunpcklbw zmm16, zmm23, zmm29                                   ;   729.7 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm29                                   ;   730.7 p5     192 dst
        vpunpcklbw zmm29, zmm15, zmm1                                    ;   731.7 p5     192 dst
        vpunpckhbw zmm1, zmm15, zmm1                                     ;   732.7 p5     192 dst
        vmovdqu64 [r9 + 1152], zmm11                                     ;   648.7 p8+p9  192 dst
        vmovdqu64 zmm11, [rbp + 5952]                                    ;   445.7 p2     192 dst reload
        vmovdqu64 zmm15, [rbp + 2240]                                    ;   444.7 p3     192 dst reload
        vmovdqu64 [rbp + 5056], zmm2                                     ;   725.7 p7+p4  192 dst spill
        vpunpcklbw zmm2, zmm15, zmm11                                    ;   733.7 p5     192 dst
        vpunpckhbw zmm11, zmm15, zmm11                                   ;   734.7 p5     192 dst
        vpunpcklbw zmm15, zmm31, zmm2                                    ;   735.7 p5     192 dst
        vpunpckhbw zmm2, zmm31, zmm2                                     ;   736.7 p5     192 dst
        vpunpcklbw zmm31, zmm14, zmm11                                   ;   737.7 p5     192 dst
        vpunpckhbw zmm11, zmm14, zmm11                                   ;   738.7 p5     192 dst
        vpunpcklbw zmm14, zmm15, zmm16                                   ;   739.7 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm16                                   ;   740.7 p5     192 dst
        vpunpcklbw zmm16, zmm2, zmm23                                    ;   741.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm23                                     ;   742.7 p5     192 dst
        vpunpcklbw zmm23, zmm31, zmm29                                   ;   743.7 p5     192 dst
        vpunpckhbw zmm29, zmm31, zmm29                                   ;   744.7 p5     192 dst
        vpunpcklbw zmm31, zmm11, zmm1                                    ;   745.7 p5     192 dst
        vpunpckhbw zmm1, zmm11, zmm1                                     ;   746.7 p5     192 dst
        vmovdqu64 [r9 + 64], zmm14                                       ;   740.7 p8+p9  192 dst
        vmovdqu64 [r9 + 192], zmm23                                      ;   744.7 p7+p4  192 dst
        vmovdqu64 zmm11, [rbp + 3968]                                    ;   461.2 p2     192 dst reload
        vmovdqu64 zmm14, [rbp + 320]                                     ;   463.7 p3     192 dst reload
        vpunpcklbw zmm23, zmm14, zmm11                                   ;   747.7 p5     192 dst
        vpunpckhbw zmm11, zmm14, zmm11                                   ;   748.7 p5     192 dst
        vmovdqu64 [r9 + 320], zmm16                                      ;   742.7 p8+p9  192 dst
        vmovdqu64 [r9 + 448], zmm31                                      ;   746.7 p7+p4  192 dst
        vmovdqu64 zmm14, [rbp + 4992]                                    ;   465.8 p2     192 dst reload
        vmovdqu64 zmm16, [rbp + 1280]                                    ;   466.7 p3     192 dst reload
        vpunpcklbw zmm31, zmm16, zmm14                                   ;   749.7 p5     192 dst
        vpunpckhbw zmm14, zmm16, zmm14                                   ;   750.7 p5     192 dst
        vpunpcklbw zmm16, zmm31, zmm26                                   ;   751.7 p5     192 dst
        vpunpckhbw zmm26, zmm31, zmm26                                   ;   752.7 p5     192 dst
        vpunpcklbw zmm31, zmm14, zmm10                                   ;   753.7 p5     192 dst
        vpunpckhbw zmm10, zmm14, zmm10                                   ;   754.7 p5     192 dst
        vmovdqu64 [r9 + 576], zmm15                                      ;   741.7 p8+p9  192 dst
        vmovdqu64 [r9 + 704], zmm29                                      ;   745.7 p7+p4  192 dst
        vmovdqu64 zmm14, [rbp + 832]                                     ;   468.2 p2     192 dst reload
        vmovdqu64 zmm15, [rbp + 2176]                                    ;   468.7 p3     192 dst reload
        vpunpcklbw zmm29, zmm15, zmm14                                   ;   755.7 p5     192 dst
        vpunpckhbw zmm14, zmm15, zmm14                                   ;   756.7 p5     192 dst
        vpunpcklbw zmm15, zmm23, zmm29                                   ;   757.7 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm29                                   ;   758.7 p5     192 dst
        vpunpcklbw zmm29, zmm11, zmm14                                   ;   759.7 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm14                                   ;   760.7 p5     192 dst
        vpunpcklbw zmm14, zmm15, zmm16                                   ;   761.7 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm16                                   ;   762.7 p5     192 dst
        vpunpcklbw zmm16, zmm23, zmm26                                   ;   763.7 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm26                                   ;   764.7 p5     192 dst
        vpunpcklbw zmm26, zmm29, zmm31                                   ;   765.7 p5     192 dst
        vpunpckhbw zmm29, zmm29, zmm31                                   ;   766.7 p5     192 dst
        vpunpcklbw zmm31, zmm11, zmm10                                   ;   767.7 p5     192 dst
        vpunpckhbw zmm10, zmm11, zmm10                                   ;   768.7 p5     192 dst
        vmovdqu64 [r9 + 832], zmm2                                       ;   743.7 p8+p9  192 dst
        vmovdqu64 [r9 + 960], zmm1                                       ;   747.7 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 3904]                                     ;   472.3 p2     192 dst reload
        vmovdqu64 zmm2, [rbp + 256]                                      ;   472.5 p3     192 dst reload
        vpunpcklbw zmm11, zmm2, zmm1                                     ;   769.7 p5     192 dst
        vpunpckhbw zmm1, zmm2, zmm1                                      ;   770.7 p5     192 dst
        vmovdqu64 [r9 + 3072], zmm20                                     ;   694.7 p8+p9  192 dst
        vmovdqu64 [r9 + 3200], zmm24                                     ;   698.7 p7+p4  192 dst
        vmovdqu64 zmm2, [rbp + 4928]                                     ;   473.3 p2     192 dst reload
        vmovdqu64 zmm20, [rbp + 1216]                                    ;   473.5 p3     192 dst reload
        vpunpcklbw zmm24, zmm20, zmm2                                    ;   771.7 p5     192 dst
        vpunpckhbw zmm2, zmm20, zmm2                                     ;   772.7 p5     192 dst
        vpunpcklbw zmm20, zmm24, zmm7                                    ;   773.7 p5     192 dst
        vpunpckhbw zmm7, zmm24, zmm7                                     ;   774.7 p5     192 dst
        vpunpcklbw zmm24, zmm2, zmm13                                    ;   775.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm13                                     ;   776.7 p5     192 dst
        vmovdqu64 [r9 + 4160], zmm14                                     ;   762.7 p8+p9  192 dst
        vmovdqu64 [r9 + 4288], zmm26                                     ;   766.7 p7+p4  192 dst
        vmovdqu64 zmm13, [rbp + 896]                                     ;   479.7 p2     192 dst reload
        vmovdqu64 zmm14, [rbp + 2112]                                    ;   480.7 p3     192 dst reload
        vpunpcklbw zmm26, zmm14, zmm13                                   ;   777.7 p5     192 dst
        vpunpckhbw zmm13, zmm14, zmm13                                   ;   778.7 p5     192 dst
        vpunpcklbw zmm14, zmm11, zmm26                                   ;   779.7 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm26                                   ;   780.7 p5     192 dst
        vpunpcklbw zmm26, zmm1, zmm13                                    ;   781.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm13                                     ;   782.7 p5     192 dst
        vpunpcklbw zmm13, zmm14, zmm20                                   ;   783.7 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm20                                   ;   784.7 p5     192 dst
        vpunpcklbw zmm20, zmm11, zmm7                                    ;   785.7 p5     192 dst
        vpunpckhbw zmm7, zmm11, zmm7                                     ;   786.7 p5     192 dst
        vpunpcklbw zmm11, zmm26, zmm24                                   ;   787.7 p5     192 dst
        vpunpckhbw zmm24, zmm26, zmm24                                   ;   788.7 p5     192 dst
        vpunpcklbw zmm26, zmm1, zmm2                                     ;   789.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm2                                      ;   790.7 p5     192 dst
        vmovdqu64 [r9 + 2112], zmm13                                     ;   784.7 p8+p9  192 dst
        vmovdqu64 [r9 + 2240], zmm11                                     ;   788.7 p7+p4  192 dst
        vmovdqu64 zmm2, [rbp + 3840]                                     ;   485.0 p2     192 dst reload
        vmovdqu64 zmm11, [rbp + 192]                                     ;   485.2 p3     192 dst reload
        vpunpcklbw zmm13, zmm11, zmm2                                    ;   791.7 p5     192 dst
        vpunpckhbw zmm2, zmm11, zmm2                                     ;   792.7 p5     192 dst
        vmovdqu64 [r9 + 2368], zmm20                                     ;   786.7 p8+p9  192 dst
        vmovdqu64 [r9 + 2496], zmm26                                     ;   790.7 p7+p4  192 dst
        vmovdqu64 zmm11, [rbp + 4864]                                    ;   486.3 p2     192 dst reload
        vmovdqu64 zmm20, [rbp + 1152]                                    ;   486.5 p3     192 dst reload
        vpunpcklbw zmm26, zmm20, zmm11                                   ;   793.7 p5     192 dst
        vpunpckhbw zmm11, zmm20, zmm11                                   ;   794.7 p5     192 dst
        vpunpcklbw zmm20, zmm26, zmm3                                    ;   795.7 p5     192 dst
        vpunpckhbw zmm3, zmm26, zmm3                                     ;   796.7 p5     192 dst
        vpunpcklbw zmm26, zmm11, zmm0                                    ;   797.7 p5     192 dst
        vpunpckhbw zmm0, zmm11, zmm0                                     ;   798.7 p5     192 dst
        vmovdqu64 [r9 + 2624], zmm14                                     ;   785.7 p8+p9  192 dst
        vmovdqu64 [r9 + 2752], zmm24                                     ;   789.7 p7+p4  192 dst
        vmovdqu64 zmm11, [rbp + 5888]                                    ;   488.7 p2     192 dst reload
        vmovdqu64 zmm14, [rbp + 2048]                                    ;   488.8 p3     192 dst reload
        vpunpcklbw zmm24, zmm14, zmm11                                   ;   799.7 p5     192 dst
        vpunpckhbw zmm11, zmm14, zmm11                                   ;   800.7 p5     192 dst
        vpunpcklbw zmm14, zmm13, zmm24                                   ;   801.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm24                                   ;   802.7 p5     192 dst
        vpunpcklbw zmm24, zmm2, zmm11                                    ;   803.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm11                                     ;   804.7 p5     192 dst
        vpunpcklbw zmm11, zmm14, zmm20                                   ;   805.7 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm20                                   ;   806.7 p5     192 dst
        vpunpcklbw zmm20, zmm13, zmm3                                    ;   807.7 p5     192 dst
        vpunpckhbw zmm3, zmm13, zmm3                                     ;   808.7 p5     192 dst
        vpunpcklbw zmm13, zmm24, zmm26                                   ;   809.7 p5     192 dst
        vpunpckhbw zmm24, zmm24, zmm26                                   ;   810.7 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm0                                     ;   811.7 p5     192 dst
        vpunpckhbw zmm0, zmm2, zmm0                                      ;   812.7 p5     192 dst
        vmovdqu64 [r9 + 2880], zmm7                                      ;   787.7 p8+p9  192 dst
        vmovdqu64 [r9 + 3008], zmm1                                      ;   791.7 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 3776]                                     ;   492.2 p2     192 dst reload
        vmovdqu64 zmm2, [rbp + 128]                                      ;   493.0 p3     192 dst reload
        vpunpcklbw zmm7, zmm2, zmm1                                      ;   813.7 p5     192 dst
        vpunpckhbw zmm1, zmm2, zmm1                                      ;   814.7 p5     192 dst
        vmovdqu64 [r9 + 4416], zmm16                                     ;   764.7 p8+p9  192 dst
        vmovdqu64 [r9 + 4544], zmm31                                     ;   768.7 p7+p4  192 dst
        vmovdqu64 zmm2, [rbp + 4800]                                     ;   496.0 p2     192 dst reload
        vmovdqu64 zmm16, [rbp + 1088]                                    ;   496.2 p3     192 dst reload
        vpunpcklbw zmm31, zmm16, zmm2                                    ;   815.7 p5     192 dst
        vpunpckhbw zmm2, zmm16, zmm2                                     ;   816.7 p5     192 dst
        vpunpcklbw zmm16, zmm31, zmm21                                   ;   817.7 p5     192 dst
        vpunpckhbw zmm21, zmm31, zmm21                                   ;   818.7 p5     192 dst
        vpunpcklbw zmm31, zmm2, zmm4                                     ;   819.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm4                                      ;   820.7 p5     192 dst
        vmovdqu64 [r9 + 4672], zmm15                                     ;   763.7 p8+p9  192 dst
        vmovdqu64 [r9 + 4800], zmm29                                     ;   767.7 p7+p4  192 dst
        vmovdqu64 zmm4, [rbp + 5824]                                     ;   500.2 p2     192 dst reload
        vmovdqu64 zmm15, [rbp + 1984]                                    ;   501.0 p3     192 dst reload
        vpunpcklbw zmm29, zmm15, zmm4                                    ;   821.7 p5     192 dst
        vpunpckhbw zmm4, zmm15, zmm4                                     ;   822.7 p5     192 dst
        vpunpcklbw zmm15, zmm7, zmm29                                    ;   823.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm29                                     ;   824.7 p5     192 dst
        vpunpcklbw zmm29, zmm1, zmm4                                     ;   825.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm4                                      ;   826.7 p5     192 dst
        vpunpcklbw zmm4, zmm15, zmm16                                    ;   827.7 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm16                                   ;   828.7 p5     192 dst
        vmovdqu64 [r9 + 1088], zmm4                                      ;   828.7 p8+p9  192 dst
        vmovdqu64 [r9 + 1600], zmm15                                     ;   829.7 p7+p4  192 dst
        vmovdqu64 zmm4, [rbp + 3712]                                     ;   504.8 p2     192 dst reload
        vmovdqu64 zmm15, [rbp + 64]                                      ;   505.0 p3     192 dst reload
        vpunpcklbw zmm16, zmm15, zmm4                                    ;   829.7 p5     192 dst
        vpunpckhbw zmm4, zmm15, zmm4                                     ;   830.7 p5     192 dst
        vpunpcklbw zmm15, zmm7, zmm21                                    ;   831.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm21                                     ;   832.7 p5     192 dst
        vmovdqu64 [r9 + 1344], zmm15                                     ;   832.7 p8+p9  192 dst
        vmovdqu64 [r9 + 1856], zmm7                                      ;   833.7 p7+p4  192 dst
        vmovdqu64 zmm7, [rbp + 4736]                                     ;   507.0 p2     192 dst reload
        vmovdqu64 zmm15, [rbp + 1024]                                    ;   508.0 p3     192 dst reload
        vpunpcklbw zmm21, zmm15, zmm7                                    ;   833.7 p5     192 dst
        vpunpckhbw zmm7, zmm15, zmm7                                     ;   834.7 p5     192 dst
        vpunpcklbw zmm15, zmm29, zmm31                                   ;   835.7 p5     192 dst
        vpunpckhbw zmm29, zmm29, zmm31                                   ;   836.7 p5     192 dst
        vmovdqu64 [r9 + 1216], zmm15                                     ;   836.7 p8+p9  192 dst
        vmovdqu64 [r9 + 1728], zmm29                                     ;   837.7 p7+p4  192 dst
        vmovdqu64 zmm15, [rbp + 5760]                                    ;   510.0 p2     192 dst reload
        vmovdqu64 zmm29, [rbp + 1920]                                    ;   510.2 p3     192 dst reload
        vpunpcklbw zmm31, zmm29, zmm15                                   ;   837.7 p5     192 dst
        vpunpckhbw zmm15, zmm29, zmm15                                   ;   838.7 p5     192 dst
        vpunpcklbw zmm29, zmm1, zmm2                                     ;   839.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm2                                      ;   840.7 p5     192 dst
        vmovdqu64 [r9 + 1472], zmm29                                     ;   840.7 p8+p9  192 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;   841.7 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 3648]                                     ;   513.0 p2     192 dst reload
        vmovdqu64 zmm2, [rbp + 0]                                        ;   513.2 p3     192 dst reload
        vpunpcklbw zmm29, zmm2, zmm1                                     ;   841.7 p5     192 dst
        vpunpckhbw zmm1, zmm2, zmm1                                      ;   842.7 p5     192 dst
        vmovdqu64 [r9 + 4928], zmm23                                     ;   765.7 p8+p9  192 dst
        vmovdqu64 [r9 + 5056], zmm10                                     ;   769.7 p7+p4  192 dst
        vmovdqu64 zmm2, [rbp + 4672]                                     ;   516.7 p2     192 dst reload
        vmovdqu64 zmm10, [rbp + 960]                                     ;   517.7 p3     192 dst reload
        vpunpcklbw zmm23, zmm10, zmm2                                    ;   843.7 p5     192 dst
        vpunpckhbw zmm2, zmm10, zmm2                                     ;   844.7 p5     192 dst
        vpunpcklbw zmm10, zmm16, zmm31                                   ;   845.7 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm31                                   ;   846.7 p5     192 dst
        vpunpcklbw zmm31, zmm21, zmm8                                    ;   847.7 p5     192 dst
        vpunpckhbw zmm8, zmm21, zmm8                                     ;   848.7 p5     192 dst
        vmovdqu64 [r9 + 7168], zmm19                                     ;   718.7 p8+p9  192 dst
        vpunpcklbw zmm19, zmm4, zmm15                                    ;   849.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm15                                     ;   850.7 p5     192 dst
        vpunpcklbw zmm15, zmm7, zmm5                                     ;   851.7 p5     192 dst
        vpunpckhbw zmm5, zmm7, zmm5                                      ;   852.7 p5     192 dst
        vmovdqu64 [r9 + 7296], zmm25                                     ;   722.7 p7+p4  192 dst
        vmovdqu64 zmm7, [rbp + 5696]                                     ;   530.7 p2     192 dst reload
        vmovdqu64 zmm21, [rbp + 1856]                                    ;   531.7 p3     192 dst reload
        vpunpcklbw zmm25, zmm21, zmm7                                    ;   853.7 p5     192 dst
        vpunpckhbw zmm7, zmm21, zmm7                                     ;   854.7 p5     192 dst
        vmovdqu64 [r9 + 7424], zmm28                                     ;   720.7 p8+p9  192 dst
        vpunpcklbw zmm21, zmm10, zmm31                                   ;   855.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm31                                   ;   856.7 p5     192 dst
        vmovdqu64 [r9 + 7552], zmm9                                      ;   724.7 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 3584]                                     ;   538.7 p2     192 dst reload
        vmovdqu64 zmm28, [rbp - 64]                                      ;   539.7 p3     192 dst reload
        vpunpcklbw zmm31, zmm28, zmm9                                    ;   857.7 p5     192 dst
        vpunpckhbw zmm9, zmm28, zmm9                                     ;   858.7 p5     192 dst
        vmovdqu64 [r9 + 7680], zmm27                                     ;   719.7 p8+p9  192 dst
        vpunpcklbw zmm27, zmm16, zmm8                                    ;   859.7 p5     192 dst
        vpunpckhbw zmm8, zmm16, zmm8                                     ;   860.7 p5     192 dst
        vmovdqu64 [r9 + 7808], zmm30                                     ;   723.7 p7+p4  192 dst
        vmovdqu64 zmm16, [rbp + 4608]                                    ;   544.7 p2     192 dst reload
        vmovdqu64 zmm28, [rbp - 128]                                     ;   545.7 p3     192 dst reload
        vpunpcklbw zmm30, zmm28, zmm16                                   ;   861.7 p5     192 dst
        vpunpckhbw zmm16, zmm28, zmm16                                   ;   862.7 p5     192 dst
        vmovdqu64 [r9 + 7936], zmm17                                     ;   721.7 p8+p9  192 dst
        vpunpcklbw zmm17, zmm19, zmm15                                   ;   863.7 p5     192 dst
        vpunpckhbw zmm15, zmm19, zmm15                                   ;   864.7 p5     192 dst
        vpunpcklbw zmm19, zmm4, zmm5                                     ;   865.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm5                                      ;   866.7 p5     192 dst
        vmovdqu64 [r9 + 6208], zmm11                                     ;   806.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 5632]                                     ;   551.7 p2     192 dst reload
        vmovdqu64 zmm11, [rbp + 1792]                                    ;   552.7 p3     192 dst reload
        vpunpcklbw zmm28, zmm11, zmm5                                    ;   867.7 p5     192 dst
        vpunpckhbw zmm5, zmm11, zmm5                                     ;   868.7 p5     192 dst
        vmovdqu64 [r9 + 6336], zmm13                                     ;   810.7 p8+p9  192 dst
        vpunpcklbw zmm11, zmm23, zmm18                                   ;   869.7 p5     192 dst
        vpunpckhbw zmm13, zmm23, zmm18                                   ;   870.7 p5     192 dst
        vmovdqu64 [r9 + 5184], zmm21                                     ;   856.7 p7+p4  192 dst
        vpunpcklbw zmm18, zmm29, zmm25                                   ;   871.7 p5     192 dst
        vpunpckhbw zmm21, zmm29, zmm25                                   ;   872.7 p5     192 dst
        vpunpcklbw zmm23, zmm2, zmm12                                    ;   873.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm12                                     ;   874.7 p5     192 dst
        vpunpcklbw zmm12, zmm1, zmm7                                     ;   875.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm7                                      ;   876.7 p5     192 dst
        vmovdqu64 zmm7, [rbp + 1728]                                     ;   563.7 p2     192 dst reload
        vmovdqu64 [r9 + 384], zmm7                                       ;   569.7 p8+p9  192 dst
        vmovdqu64 zmm7, [rbp + 5440]                                     ;   565.7 p3     192 dst reload
        vmovdqu64 [r9 + 512], zmm7                                       ;   571.7 p7+p4  192 dst
        vmovdqu64 zmm7, [rbp + 768]                                      ;   566.7 p2     192 dst reload
        vmovdqu64 [r9 + 640], zmm7                                       ;   572.7 p8+p9  192 dst
        vpunpcklbw zmm7, zmm18, zmm11                                    ;   877.7 p5     192 dst
        vpunpckhbw zmm11, zmm18, zmm11                                   ;   878.7 p5     192 dst
        vmovdqu64 zmm18, [rbp + 4416]                                    ;   568.7 p3     192 dst reload
        vmovdqu64 [r9 + 768], zmm18                                      ;   574.7 p7+p4  192 dst
        vpunpcklbw zmm18, zmm21, zmm13                                   ;   879.7 p5     192 dst
        vpunpckhbw zmm13, zmm21, zmm13                                   ;   880.7 p5     192 dst
        vmovdqu64 zmm21, [rbp + 6400]                                    ;   570.7 p2     192 dst reload
        vmovdqu64 [r9 + 896], zmm21                                      ;   576.7 p8+p9  192 dst
        vpunpcklbw zmm21, zmm12, zmm23                                   ;   881.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm23                                   ;   882.7 p5     192 dst
        vpunpcklbw zmm23, zmm1, zmm2                                     ;   883.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm2                                      ;   884.7 p5     192 dst
        vmovdqu64 zmm2, [rbp + 1536]                                     ;   646.7 p3     192 dst reload
        vmovdqu64 [r9 + 1280], zmm2                                      ;   652.7 p7+p4  192 dst
        vmovdqu64 zmm2, [rbp + 5248]                                     ;   650.7 p2     192 dst reload
        vmovdqu64 [r9 + 1408], zmm2                                      ;   656.7 p8+p9  192 dst
        vpunpcklbw zmm2, zmm30, zmm22                                    ;   885.7 p5     192 dst
        vpunpckhbw zmm22, zmm30, zmm22                                   ;   886.7 p5     192 dst
        vpunpcklbw zmm25, zmm31, zmm28                                   ;   887.7 p5     192 dst
        vpunpckhbw zmm28, zmm31, zmm28                                   ;   888.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 576]                                     ;   645.7 p3     192 dst reload
        vmovdqu64 [r9 + 1536], zmm29                                     ;   651.7 p7+p4  192 dst
        vpunpcklbw zmm29, zmm16, zmm6                                    ;   889.7 p5     192 dst
        vpunpckhbw zmm6, zmm16, zmm6                                     ;   890.7 p5     192 dst
        vpunpcklbw zmm16, zmm9, zmm5                                     ;   891.7 p5     192 dst
        vpunpckhbw zmm5, zmm9, zmm5                                      ;   892.7 p5     192 dst
        vmovdqu64 zmm9, [rbp + 2432]                                     ;   649.7 p2     192 dst reload
        vmovdqu64 [r9 + 1664], zmm9                                      ;   655.7 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 4224]                                     ;   647.7 p3     192 dst reload
        vmovdqu64 [r9 + 1792], zmm9                                      ;   653.7 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 3264]                                     ;   651.7 p2     192 dst reload
        vmovdqu64 [r9 + 1920], zmm9                                      ;   657.7 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 2496]                                     ;   596.7 p3     192 dst reload
        vmovdqu64 [r9 + 2048], zmm9                                      ;   602.7 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 1664]                                     ;   600.7 p2     192 dst reload
        vmovdqu64 [r9 + 2176], zmm9                                      ;   606.7 p8+p9  192 dst
        vpunpcklbw zmm9, zmm25, zmm2                                     ;   893.7 p5     192 dst
        vpunpckhbw zmm2, zmm25, zmm2                                     ;   894.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 5376]                                    ;   598.7 p3     192 dst reload
        vmovdqu64 [r9 + 2304], zmm25                                     ;   604.7 p7+p4  192 dst
        vpunpcklbw zmm25, zmm28, zmm22                                   ;   895.7 p5     192 dst
        vpunpckhbw zmm22, zmm28, zmm22                                   ;   896.7 p5     192 dst
        vmovdqu64 zmm28, [rbp + 704]                                     ;   602.7 p2     192 dst reload
        vmovdqu64 [r9 + 2432], zmm28                                     ;   608.7 p8+p9  192 dst
        vpunpcklbw zmm28, zmm16, zmm29                                   ;   897.7 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm29                                   ;   898.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 4352]                                    ;   597.7 p3     192 dst reload
        vmovdqu64 [r9 + 2560], zmm29                                     ;   603.7 p7+p4  192 dst
        vpunpcklbw zmm29, zmm5, zmm6                                     ;   899.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm6                                      ;   900.7 p5     192 dst
        vmovdqu64 zmm6, [rbp + 3520]                                     ;   601.7 p2     192 dst reload
        vmovdqu64 [r9 + 2688], zmm6                                      ;   607.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 2624]                                     ;   599.7 p3     192 dst reload
        vmovdqu64 [r9 + 2816], zmm6                                      ;   605.7 p7+p4  192 dst
        vmovdqu64 [r9 + 3136], zmm7                                      ;   878.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 6336]                                     ;   603.7 p2     192 dst reload
        vmovdqu64 [r9 + 2944], zmm6                                      ;   609.7 p7+p4  192 dst
        vmovdqu64 [r9 + 3264], zmm21                                     ;   882.7 p8+p9  192 dst
        vmovdqu64 [r9 + 3392], zmm18                                     ;   880.7 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 1408]                                     ;   696.7 p3     192 dst reload
        vmovdqu64 [r9 + 3328], zmm6                                      ;   702.7 p8+p9  192 dst
        vmovdqu64 [r9 + 3520], zmm23                                     ;   884.7 p7+p4  192 dst
        vmovdqu64 [r9 + 3648], zmm11                                     ;   879.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 5120]                                     ;   700.7 p2     192 dst reload
        vmovdqu64 [r9 + 3456], zmm6                                      ;   706.7 p7+p4  192 dst
        vmovdqu64 [r9 + 3776], zmm12                                     ;   883.7 p8+p9  192 dst
        vmovdqu64 [r9 + 3904], zmm13                                     ;   881.7 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 448]                                      ;   695.7 p3     192 dst reload
        vmovdqu64 [r9 + 3584], zmm6                                      ;   701.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 4096]                                     ;   699.7 p2     192 dst reload
        vmovdqu64 [r9 + 3712], zmm6                                      ;   705.7 p7+p4  192 dst
        vmovdqu64 [r9 + 4032], zmm1                                      ;   885.7 p8+p9  192 dst
        vmovdqu64 zmm1, [rbp + 3008]                                     ;   697.7 p3     192 dst reload
        vmovdqu64 [r9 + 3840], zmm1                                      ;   703.7 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 2304]                                     ;   701.7 p2     192 dst reload
        vmovdqu64 [r9 + 3968], zmm1                                      ;   707.7 p8+p9  192 dst
        vmovdqu64 zmm1, [rbp + 2688]                                     ;   608.8 p3     192 dst reload
        vmovdqu64 [r9 + 4096], zmm1                                      ;   614.8 p7+p4  192 dst
        vmovdqu64 [r9 + 6464], zmm20                                     ;   808.7 p8+p9  192 dst
        vmovdqu64 zmm1, [rbp + 2752]                                     ;   611.7 p2     192 dst reload
        vmovdqu64 [r9 + 4224], zmm1                                      ;   617.7 p7+p4  192 dst
        vmovdqu64 [r9 + 6592], zmm26                                     ;   812.7 p8+p9  192 dst
        vmovdqu64 [r9 + 6720], zmm14                                     ;   807.7 p7+p4  192 dst
        vmovdqu64 [r9 + 5312], zmm17                                     ;   864.7 p8+p9  192 dst
        vmovdqu64 [r9 + 5440], zmm27                                     ;   860.7 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 2816]                                     ;   614.3 p3     192 dst reload
        vmovdqu64 [r9 + 4352], zmm1                                      ;   620.7 p8+p9  192 dst
        vmovdqu64 [r9 + 6848], zmm24                                     ;   811.7 p7+p4  192 dst
        vmovdqu64 [r9 + 5696], zmm10                                     ;   857.7 p8+p9  192 dst
        vmovdqu64 [r9 + 6976], zmm3                                      ;   809.7 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 2944]                                     ;   618.7 p2     192 dst reload
        vmovdqu64 [r9 + 4480], zmm1                                      ;   624.7 p8+p9  192 dst
        vmovdqu64 [r9 + 5568], zmm19                                     ;   866.7 p7+p4  192 dst
        vmovdqu64 [r9 + 7104], zmm0                                      ;   813.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 3072]                                     ;   622.7 p3     192 dst reload
        vmovdqu64 [r9 + 4608], zmm0                                      ;   628.7 p7+p4  192 dst
        vmovdqu64 [r9 + 5824], zmm15                                     ;   865.7 p8+p9  192 dst
        vmovdqu64 [r9 + 5952], zmm8                                      ;   861.7 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 3200]                                     ;   626.7 p2     192 dst reload
        vmovdqu64 [r9 + 4736], zmm0                                      ;   632.7 p8+p9  192 dst
        vmovdqu64 [r9 + 6080], zmm4                                      ;   867.7 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 3328]                                     ;   628.0 p3     192 dst reload
        vmovdqu64 [r9 + 4864], zmm0                                      ;   634.0 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 3456]                                     ;   629.7 p2     192 dst reload
        vmovdqu64 [r9 + 4992], zmm0                                      ;   635.7 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 6080]                                     ;   670.7 p3     192 dst reload
        vmovdqu64 [r9 + 5120], zmm0                                      ;   676.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 1472]                                     ;   674.7 p2     192 dst reload
        vmovdqu64 [r9 + 5248], zmm0                                      ;   680.7 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 5184]                                     ;   672.7 p3     192 dst reload
        vmovdqu64 [r9 + 5376], zmm0                                      ;   678.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 512]                                      ;   676.7 p2     192 dst reload
        vmovdqu64 [r9 + 5504], zmm0                                      ;   682.7 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 4160]                                     ;   671.7 p3     192 dst reload
        vmovdqu64 [r9 + 5632], zmm0                                      ;   677.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 3136]                                     ;   675.7 p2     192 dst reload
        vmovdqu64 [r9 + 5760], zmm0                                      ;   681.7 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 2368]                                     ;   673.7 p3     192 dst reload
        vmovdqu64 [r9 + 5888], zmm0                                      ;   679.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 6144]                                     ;   677.7 p2     192 dst reload
        vmovdqu64 [r9 + 6016], zmm0                                      ;   683.7 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 6208]                                     ;   638.0 p3     192 dst reload
        vmovdqu64 [r9 + 6144], zmm0                                      ;   644.0 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 1600]                                     ;   638.7 p2     192 dst reload
        vmovdqu64 [r9 + 6272], zmm0                                      ;   644.7 p7+p4  192 dst
        vmovdqu64 [r9 + 7232], zmm9                                      ;   894.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 5312]                                     ;   640.7 p3     192 dst reload
        vmovdqu64 [r9 + 6400], zmm0                                      ;   646.7 p7+p4  192 dst
        vmovdqu64 [r9 + 7360], zmm28                                     ;   898.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 640]                                      ;   643.7 p2     192 dst reload
        vmovdqu64 [r9 + 6528], zmm0                                      ;   649.7 p7+p4  192 dst
        vmovdqu64 [r9 + 7488], zmm25                                     ;   896.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 4288]                                     ;   646.7 p3     192 dst reload
        vmovdqu64 [r9 + 6656], zmm0                                      ;   652.7 p7+p4  192 dst
        vmovdqu64 [r9 + 7616], zmm29                                     ;   900.7 p8+p9  192 dst
        vmovdqu64 [r9 + 7744], zmm2                                      ;   895.7 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 3392]                                     ;   650.7 p2     192 dst reload
        vmovdqu64 [r9 + 6784], zmm0                                      ;   656.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 2560]                                     ;   651.8 p3     192 dst reload
        vmovdqu64 [r9 + 6912], zmm0                                      ;   657.8 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 6272]                                     ;   652.7 p2     192 dst reload
        vmovdqu64 [r9 + 7040], zmm0                                      ;   658.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 5056]                                     ;   725.7 p3     192 dst reload
        vmovdqu64 [r9 + 8064], zmm0                                      ;   731.7 p7+p4  192 dst
        vmovdqu64 [r9 + 7872], zmm16                                     ;   899.7 p8+p9  192 dst
        vmovdqu64 [r9 + 8000], zmm22                                     ;   897.7 p7+p4  192 dst
        vmovdqu64 [r9 + 8128], zmm5                                      ;   901.7 p8+p9  192 dst
        add r9, 0x2000                                                   ;   655.7 p1     197 blocks
        add r8, 0x2000                                                   ;   655.8 p6     197 blocks
        cmp r8, qword [rbp + 6600]                                       ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 6592], r8                                       ;                    resident
        mov qword [rbp + 6608], r9                                       ;                    resident
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 6616]                                      ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
aes_from_slices.T0_constants512:
        dq 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555
        dq 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
