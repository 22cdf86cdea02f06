; aes_from_slices for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
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
;   blocks: 2419 uops, planned 898.7; bounds: width 403.2, ports 704.0, path 19.0
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
        sub rsp, 0x1c80                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 7128], rax                                      ;                    frame
        mov dword [rbp + 7136], edx                                      ;                    argument
        mov qword [rbp + 7104], rdi                                      ;                    argument
        mov qword [rbp + 7120], rsi                                      ;                    argument
        mov r8d, dword [rbp + 7136]                                      ;     0.0 p2     197 blocks
        shl r8, 0xd                                                      ;     5.0 p0     197 blocks
        add r8, qword [rbp + 7104]                                       ;     6.0 p1+p3  197 blocks
        mov qword [rbp + 7112], r8                                       ;     7.0 p7+p4  197 blocks
        cmp dword [rbp + 7136], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 7104]                                       ;                    resident
        mov r9, qword [rbp + 7120]                                       ;                    resident
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
        vpsllq zmm31, zmm1, 1                                            ;     9.2 p0     192 dst
        vpsrlq zmm30, zmm0, 1                                            ;     9.0 p0     192 dst
        vpternlogd zmm31, zmm0, [rel aes_from_slices.T0_constants512], 0xd8 ;    10.2 p0+p2  192 dst
        vpternlogd zmm30, zmm1, [rel aes_from_slices.T0_constants512], 0xe4 ;    10.0 p0+p3  192 dst
        vpsllq zmm1, zmm3, 1                                             ;    10.2 p0     192 dst
        vpsrlq zmm0, zmm2, 1                                             ;    10.0 p0     192 dst
        vpternlogd zmm1, zmm2, [rel aes_from_slices.T0_constants512], 0xd8 ;    11.2 p0+p2  192 dst
        vpternlogd zmm0, zmm3, [rel aes_from_slices.T0_constants512], 0xe4 ;    11.0 p5+p3  192 dst
        vpsllq zmm3, zmm5, 1                                             ;    11.2 p0     192 dst
        vpsrlq zmm2, zmm4, 1                                             ;    12.0 p0     192 dst
        vpternlogd zmm3, zmm4, [rel aes_from_slices.T0_constants512], 0xd8 ;    12.2 p5+p2  192 dst
        vpternlogd zmm2, zmm5, [rel aes_from_slices.T0_constants512], 0xe4 ;    13.0 p5+p3  192 dst
        vpsllq zmm5, zmm7, 1                                             ;    13.0 p0     192 dst
        vpsrlq zmm4, zmm6, 1                                             ;    14.0 p0     192 dst
        vpternlogd zmm5, zmm6, [rel aes_from_slices.T0_constants512], 0xd8 ;    14.0 p5+p2  192 dst
        vpternlogd zmm4, zmm7, [rel aes_from_slices.T0_constants512], 0xe4 ;    15.0 p5+p3  192 dst
        vmovdqu64 zmm7, [r8 + 4096]                                      ;    12.0 p2     192 dst.0
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    18.0 p5     192 dst
        vmovdqu64 zmm6, [r8 + 4160]                                      ;    12.2 p3     192 dst.1
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    18.2 p5     192 dst
        vmovdqu64 zmm29, [r8 + 4224]                                     ;    13.0 p2     192 dst.2
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    19.0 p5     192 dst
        vmovdqu64 zmm28, [r8 + 4288]                                     ;    13.2 p3     192 dst.3
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    19.2 p5     192 dst
        vmovdqu64 zmm27, [r8 + 4352]                                     ;    14.0 p2     192 dst.4
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    20.0 p5     192 dst
        vmovdqu64 zmm26, [r8 + 4416]                                     ;    14.2 p3     192 dst.5
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    20.7 p5     192 dst
        vmovdqu64 zmm25, [r8 + 4480]                                     ;    15.0 p2     192 dst.6
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    21.7 p5     192 dst
        vmovdqu64 zmm24, [r8 + 4544]                                     ;    15.2 p3     192 dst.7
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    22.7 p5     192 dst
        vmovdqu64 zmm23, [r8 + 4608]                                     ;    16.0 p2     192 dst.8
        vmovdqu64 zmm22, [r8 + 4672]                                     ;    16.2 p3     192 dst.9
        vmovdqu64 zmm21, [r8 + 4736]                                     ;    17.0 p2     192 dst.10
        vmovdqu64 zmm20, [r8 + 4800]                                     ;    17.2 p3     192 dst.11
        vmovdqu64 zmm19, [r8 + 4864]                                     ;    18.0 p2     192 dst.12
        vpsllq zmm16, zmm1, 2                                            ;    15.0 p0     192 dst
        vpsrlq zmm17, zmm31, 2                                           ;    16.0 p0     192 dst
        vpternlogd zmm16, zmm31, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;    18.2 p0+p3  192 dst
        vpternlogd zmm17, zmm1, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    19.0 p0+p2  192 dst
        vpsllq zmm1, zmm0, 2                                             ;    19.0 p0     192 dst
        vpsrlq zmm31, zmm30, 2                                           ;    20.0 p0     192 dst
        vpternlogd zmm1, zmm30, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;    21.0 p0+p3  192 dst
        vpternlogd zmm31, zmm0, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    22.0 p0+p2  192 dst
        vpsrlq zmm0, zmm3, 2                                             ;    23.0 p0     192 dst
        vpsllq zmm30, zmm5, 2                                            ;    24.0 p0     192 dst
        vpternlogd zmm0, zmm5, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    24.0 p5+p3  192 dst
        vmovdqu64 zmm5, [rel aes_from_slices.T0_constants512 + 64]       ;    21.0 p2     192 dst reload
        vpternlogd zmm30, zmm3, zmm5, 0xd8                               ;    27.0 p5     192 dst
        vpsrlq zmm3, zmm2, 2                                             ;    25.0 p0     192 dst
        vpsllq zmm18, zmm4, 2                                            ;    26.0 p0     192 dst
        vpternlogd zmm18, zmm2, zmm5, 0xd8                               ;    27.0 p5     192 dst
        vpternlogd zmm3, zmm4, zmm5, 0xe4                                ;    27.0 p5     192 dst
        vpsllq zmm4, zmm6, 1                                             ;    27.0 p0     192 dst
        vpsrlq zmm2, zmm7, 1                                             ;    28.0 p0     192 dst
        vpternlogd zmm4, zmm7, [rel aes_from_slices.T0_constants512], 0xd8 ;    28.0 p5+p3  192 dst
        vmovdqu64 zmm7, [rel aes_from_slices.T0_constants512]            ;    22.0 p2     192 dst reload
        vpternlogd zmm2, zmm6, zmm7, 0xe4                                ;    29.0 p5     192 dst
        vpsllq zmm6, zmm28, 1                                            ;    29.0 p0     192 dst
        vpternlogd zmm6, zmm29, zmm7, 0xd8                               ;    30.0 p5     192 dst
        vpsrlq zmm29, zmm29, 1                                           ;    30.0 p0     192 dst
        vpternlogd zmm29, zmm28, zmm7, 0xe4                              ;    31.0 p5     192 dst
        vpsllq zmm28, zmm26, 1                                           ;    31.0 p0     192 dst
        vpternlogd zmm28, zmm27, zmm7, 0xd8                              ;    32.0 p5     192 dst
        vpsrlq zmm27, zmm27, 1                                           ;    32.0 p0     192 dst
        vpternlogd zmm27, zmm26, zmm7, 0xe4                              ;    33.0 p5     192 dst
        vpsllq zmm26, zmm24, 1                                           ;    33.0 p0     192 dst
        vpternlogd zmm26, zmm25, zmm7, 0xd8                              ;    34.0 p5     192 dst
        vpsrlq zmm25, zmm25, 1                                           ;    34.0 p0     192 dst
        vpternlogd zmm25, zmm24, zmm7, 0xe4                              ;    35.0 p5     192 dst
        vpsrlq zmm24, zmm16, 4                                           ;    35.0 p0     192 dst
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;    35.7 p5     192 dst
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    36.7 p5     192 dst
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    37.7 p5     192 dst
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    38.7 p5     192 dst
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    39.7 p5     192 dst
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    40.7 p5     192 dst
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    41.7 p5     192 dst
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    42.7 p5     192 dst
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    43.7 p5     192 dst
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    44.7 p5     192 dst
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    45.7 p5     192 dst
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    46.7 p5     192 dst
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    47.7 p5     192 dst
        vpsrlq zmm7, zmm17, 4                                            ;    36.0 p0     192 dst
        vmovdqu64 [rbp - 128], zmm19                                     ;    50.7 p7+p4  192 dst spill
        vpsrlq zmm19, zmm1, 4                                            ;    37.0 p0     192 dst
        vmovdqu64 [rbp - 64], zmm21                                      ;    48.7 p8+p9  192 dst spill
        vpsrlq zmm21, zmm4, 2                                            ;    38.0 p0     192 dst
        vpternlogd zmm21, zmm6, zmm5, 0xe4                               ;    39.0 p0     192 dst
        vpsllq zmm6, zmm6, 2                                             ;    40.0 p0     192 dst
        vpternlogd zmm6, zmm4, zmm5, 0xd8                                ;    41.0 p0     192 dst
        vpsrlq zmm4, zmm31, 4                                            ;    42.0 p0     192 dst
        vmovdqu64 [rbp + 0], zmm20                                       ;    49.7 p7+p4  192 dst spill
        vpsllq zmm20, zmm0, 4                                            ;    43.0 p0     192 dst
        vpternlogd zmm7, zmm0, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;    44.0 p0+p3  192 dst
        vmovdqu64 zmm0, [rel aes_from_slices.T0_constants512 + 128]      ;    23.0 p2     192 dst reload
        vpternlogd zmm20, zmm17, zmm0, 0xd8                              ;    45.0 p0     192 dst
        vpsrlq zmm17, zmm8, 1                                            ;    46.0 p0     192 dst
        vpternlogd zmm24, zmm30, zmm0, 0xe4                              ;    47.0 p0     192 dst
        vpsllq zmm30, zmm30, 4                                           ;    48.0 p0     192 dst
        vpternlogd zmm30, zmm16, zmm0, 0xd8                              ;    49.0 p5     192 dst
        vpsllq zmm16, zmm9, 1                                            ;    49.0 p0     192 dst
        vpternlogd zmm19, zmm18, zmm0, 0xe4                              ;    49.7 p5     192 dst
        vpsllq zmm18, zmm18, 4                                           ;    50.0 p0     192 dst
        vpternlogd zmm18, zmm1, zmm0, 0xd8                               ;    51.0 p5     192 dst
        vmovdqu64 zmm1, [rel aes_from_slices.T0_constants512]            ;    24.3 p3     192 dst reload
        vpternlogd zmm17, zmm9, zmm1, 0xe4                               ;    51.0 p0     192 dst
        vpsllq zmm9, zmm29, 2                                            ;    52.0 p0     192 dst
        vpternlogd zmm9, zmm2, zmm5, 0xd8                                ;    53.0 p5     192 dst
        vpsrlq zmm2, zmm2, 2                                             ;    53.0 p0     192 dst
        vpternlogd zmm2, zmm29, zmm5, 0xe4                               ;    54.0 p5     192 dst
        vpsrlq zmm29, zmm10, 1                                           ;    54.0 p0     192 dst
        vpternlogd zmm4, zmm3, zmm0, 0xe4                                ;    53.7 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;    55.0 p0     192 dst
        vpternlogd zmm3, zmm31, zmm0, 0xd8                               ;    56.0 p5     192 dst
        vpsllq zmm31, zmm26, 2                                           ;    56.0 p0     192 dst
        vpternlogd zmm31, zmm28, zmm5, 0xd8                              ;    57.0 p5     192 dst
        vpsrlq zmm28, zmm28, 2                                           ;    57.0 p0     192 dst
        vpternlogd zmm28, zmm26, zmm5, 0xe4                              ;    58.0 p5     192 dst
        vpsllq zmm26, zmm11, 1                                           ;    58.0 p0     192 dst
        vpternlogd zmm16, zmm8, zmm1, 0xd8                               ;    57.7 p5     192 dst
        vpsllq zmm8, zmm25, 2                                            ;    59.0 p0     192 dst
        vpternlogd zmm8, zmm27, zmm5, 0xd8                               ;    60.0 p5     192 dst
        vpsrlq zmm27, zmm27, 2                                           ;    60.0 p0     192 dst
        vpternlogd zmm27, zmm25, zmm5, 0xe4                              ;    61.0 p5     192 dst
        vpsrlq zmm25, zmm12, 1                                           ;    61.0 p0     192 dst
        vpternlogd zmm26, zmm10, zmm1, 0xd8                              ;    60.7 p5     192 dst
        vpsllq zmm10, zmm13, 1                                           ;    62.0 p0     192 dst
        vpternlogd zmm29, zmm11, zmm1, 0xe4                              ;    61.7 p5     192 dst
        vpsrlq zmm11, zmm14, 1                                           ;    63.0 p0     192 dst
        vpternlogd zmm10, zmm12, zmm1, 0xd8                              ;    63.0 p5     192 dst
        vpsllq zmm12, zmm15, 1                                           ;    64.0 p0     192 dst
        vpternlogd zmm25, zmm13, zmm1, 0xe4                              ;    63.7 p5     192 dst
        vpsllq zmm13, zmm31, 4                                           ;    65.0 p0     192 dst
        vpternlogd zmm13, zmm6, zmm0, 0xd8                               ;    66.0 p5     192 dst
        vpsrlq zmm6, zmm6, 4                                             ;    66.0 p0     192 dst
        vpternlogd zmm6, zmm31, zmm0, 0xe4                               ;    67.0 p5     192 dst
        vpsrlq zmm31, zmm23, 1                                           ;    67.0 p0     192 dst
        vpternlogd zmm12, zmm14, zmm1, 0xd8                              ;    66.7 p5     192 dst
        vpsllq zmm14, zmm22, 1                                           ;    68.0 p0     192 dst
        vpternlogd zmm11, zmm15, zmm1, 0xe4                              ;    67.7 p5     192 dst
        vpsllq zmm15, zmm8, 4                                            ;    69.0 p0     192 dst
        vpternlogd zmm15, zmm9, zmm0, 0xd8                               ;    70.0 p5     192 dst
        vpsrlq zmm9, zmm9, 4                                             ;    70.0 p0     192 dst
        vpternlogd zmm9, zmm8, zmm0, 0xe4                                ;    71.0 p5     192 dst
        vpsrlq zmm8, zmm21, 4                                            ;    71.0 p0     192 dst
        vpternlogd zmm8, zmm28, zmm0, 0xe4                               ;    72.0 p5     192 dst
        vpsllq zmm28, zmm28, 4                                           ;    72.0 p0     192 dst
        vpternlogd zmm28, zmm21, zmm0, 0xd8                              ;    73.0 p5     192 dst
        vpsllq zmm21, zmm27, 4                                           ;    73.0 p0     192 dst
        vpternlogd zmm21, zmm2, zmm0, 0xd8                               ;    74.0 p5     192 dst
        vpsrlq zmm2, zmm2, 4                                             ;    74.0 p0     192 dst
        vpternlogd zmm2, zmm27, zmm0, 0xe4                               ;    75.0 p5     192 dst
        vpternlogd zmm14, zmm23, zmm1, 0xd8                              ;    74.7 p5     192 dst
        vpternlogd zmm31, zmm22, zmm1, 0xe4                              ;    75.0 p0     192 dst
        vmovdqu64 zmm22, [r8 + 4928]                                     ;    32.7 p2     192 dst.13 reload
        vshufi32x4 zmm22, zmm22, [r8 + 4928], 0xd8                       ;    75.7 p5+p3  192 dst
        vpunpcklbw zmm23, zmm30, zmm13                                   ;    76.7 p5     192 dst
        vpunpckhbw zmm13, zmm30, zmm13                                   ;    77.7 p5     192 dst
        vpunpcklbw zmm27, zmm18, zmm15                                   ;    78.7 p5     192 dst
        vpunpckhbw zmm15, zmm18, zmm15                                   ;    79.7 p5     192 dst
        vpunpcklbw zmm18, zmm20, zmm28                                   ;    80.7 p5     192 dst
        vpunpckhbw zmm20, zmm20, zmm28                                   ;    81.7 p5     192 dst
        vpunpcklbw zmm28, zmm3, zmm21                                    ;    82.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm21                                     ;    83.7 p5     192 dst
        vpunpcklbw zmm21, zmm24, zmm6                                    ;    84.7 p5     192 dst
        vpunpckhbw zmm6, zmm24, zmm6                                     ;    85.7 p5     192 dst
        vpunpcklbw zmm24, zmm19, zmm9                                    ;    86.7 p5     192 dst
        vpunpckhbw zmm9, zmm19, zmm9                                     ;    87.7 p5     192 dst
        vpunpcklbw zmm19, zmm7, zmm8                                     ;    88.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm8                                      ;    89.7 p5     192 dst
        vpunpcklbw zmm8, zmm4, zmm2                                      ;    90.7 p5     192 dst
        vpunpckhbw zmm2, zmm4, zmm2                                      ;    91.7 p5     192 dst
        vmovdqu64 zmm4, [r8 + 4992]                                      ;    35.7 p2     192 dst.14 reload
        vshufi32x4 zmm4, zmm4, [r8 + 4992], 0xd8                         ;    92.7 p5+p3  192 dst
        vmovdqu64 zmm30, [r8 + 5056]                                     ;    36.7 p2     192 dst.15 reload
        vshufi32x4 zmm30, zmm30, [r8 + 5056], 0xd8                       ;    93.7 p5+p3  192 dst
        vmovdqu64 [rbp + 64], zmm2                                       ;    92.7 p8+p9  192 dst spill
        vpsllq zmm2, zmm26, 2                                            ;    76.0 p0     192 dst
        vpternlogd zmm2, zmm16, zmm5, 0xd8                               ;    77.0 p0     192 dst
        vpsrlq zmm16, zmm16, 2                                           ;    78.0 p0     192 dst
        vpternlogd zmm16, zmm26, zmm5, 0xe4                              ;    79.0 p0     192 dst
        vpsllq zmm26, zmm29, 2                                           ;    80.0 p0     192 dst
        vpternlogd zmm26, zmm17, zmm5, 0xd8                              ;    81.0 p0     192 dst
        vpsrlq zmm17, zmm17, 2                                           ;    82.0 p0     192 dst
        vpternlogd zmm17, zmm29, zmm5, 0xe4                              ;    83.0 p0     192 dst
        vpsllq zmm29, zmm22, 1                                           ;    84.0 p0     192 dst
        vmovdqu64 [rbp + 128], zmm7                                      ;    90.7 p7+p4  192 dst spill
        vpsllq zmm7, zmm12, 2                                            ;    85.0 p0     192 dst
        vpternlogd zmm7, zmm10, zmm5, 0xd8                               ;    86.0 p0     192 dst
        vpsrlq zmm10, zmm10, 2                                           ;    87.0 p0     192 dst
        vpternlogd zmm10, zmm12, zmm5, 0xe4                              ;    88.0 p0     192 dst
        vpsllq zmm12, zmm11, 2                                           ;    89.0 p0     192 dst
        vpternlogd zmm12, zmm25, zmm5, 0xd8                              ;    90.0 p0     192 dst
        vpsrlq zmm25, zmm25, 2                                           ;    91.0 p0     192 dst
        vpternlogd zmm25, zmm11, zmm5, 0xe4                              ;    92.0 p0     192 dst
        vpsrlq zmm11, zmm14, 2                                           ;    93.0 p0     192 dst
        vmovdqu64 [rbp + 192], zmm9                                      ;    88.7 p8+p9  192 dst spill
        vpsrlq zmm9, zmm31, 2                                            ;    94.0 p0     192 dst
        vpternlogd zmm29, zmm1, [rbp - 128], 0xb8                        ;    94.7 p5+p2  192 dst
        vmovdqu64 [rbp + 256], zmm6                                      ;    86.7 p7+p4  192 dst spill
        vpsrlq zmm6, zmm2, 4                                             ;    95.0 p0     192 dst
        vpternlogd zmm6, zmm7, zmm0, 0xe4                                ;    96.0 p5     192 dst
        vpsllq zmm7, zmm7, 4                                             ;    96.0 p0     192 dst
        vpternlogd zmm7, zmm2, zmm0, 0xd8                                ;    97.0 p5     192 dst
        vpsrlq zmm2, zmm16, 4                                            ;    97.0 p0     192 dst
        vpternlogd zmm2, zmm10, zmm0, 0xe4                               ;    98.0 p5     192 dst
        vpsllq zmm10, zmm10, 4                                           ;    98.0 p0     192 dst
        vpternlogd zmm10, zmm16, zmm0, 0xd8                              ;    99.0 p5     192 dst
        vpsrlq zmm16, zmm26, 4                                           ;    99.0 p0     192 dst
        vpternlogd zmm16, zmm12, zmm0, 0xe4                              ;   100.0 p5     192 dst
        vpsllq zmm12, zmm12, 4                                           ;   100.0 p0     192 dst
        vpternlogd zmm12, zmm26, zmm0, 0xd8                              ;   101.0 p5     192 dst
        vpsrlq zmm26, zmm4, 1                                            ;   101.0 p0     192 dst
        vpternlogd zmm26, zmm30, zmm1, 0xe4                              ;   102.0 p5     192 dst
        vpsllq zmm30, zmm30, 1                                           ;   102.0 p0     192 dst
        vpternlogd zmm30, zmm4, zmm1, 0xd8                               ;   103.0 p5     192 dst
        vpsrlq zmm4, zmm17, 4                                            ;   103.0 p0     192 dst
        vpternlogd zmm4, zmm25, zmm0, 0xe4                               ;   104.0 p5     192 dst
        vpsllq zmm25, zmm25, 4                                           ;   104.0 p0     192 dst
        vpternlogd zmm25, zmm17, zmm0, 0xd8                              ;   105.0 p5     192 dst
        vpsrlq zmm17, zmm29, 2                                           ;   105.0 p0     192 dst
        vpternlogd zmm17, zmm30, zmm5, 0xe4                              ;   106.0 p5     192 dst
        vpsllq zmm30, zmm30, 2                                           ;   106.0 p0     192 dst
        vpternlogd zmm30, zmm29, zmm5, 0xd8                              ;   107.0 p5     192 dst
        vpsllq zmm29, zmm26, 2                                           ;   107.0 p0     192 dst
        vmovdqu64 [rbp + 320], zmm3                                      ;    84.7 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 1024]                                      ;    44.8 p3     192 dst.16 reload
        vshufi32x4 zmm3, zmm3, [r8 + 1024], 0xd8                         ;   107.7 p5+p2  192 dst
        vmovdqu64 [rbp + 384], zmm20                                     ;    82.7 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 1088]                                     ;    45.8 p3     192 dst.17 reload
        vshufi32x4 zmm20, zmm20, [r8 + 1088], 0xd8                       ;   108.7 p5+p2  192 dst
        vmovdqu64 [rbp + 448], zmm15                                     ;    80.7 p8+p9  192 dst spill
        vmovdqu64 zmm15, [r8 + 1152]                                     ;    46.8 p3     192 dst.18 reload
        vshufi32x4 zmm15, zmm15, [r8 + 1152], 0xd8                       ;   109.7 p5+p2  192 dst
        vmovdqu64 [rbp + 512], zmm13                                     ;    78.7 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 1216]                                     ;    47.8 p3     192 dst.19 reload
        vshufi32x4 zmm13, zmm13, [r8 + 1216], 0xd8                       ;   110.7 p5+p2  192 dst
        vmovdqu64 [rbp + 576], zmm8                                      ;    91.7 p8+p9  192 dst spill
        vmovdqu64 zmm8, [r8 + 1280]                                      ;    48.8 p3     192 dst.20 reload
        vshufi32x4 zmm8, zmm8, [r8 + 1280], 0xd8                         ;   111.7 p5+p2  192 dst
        vmovdqu64 [rbp + 640], zmm19                                     ;    89.7 p7+p4  192 dst spill
        vpsllq zmm19, zmm30, 4                                           ;   108.0 p0     192 dst
        vmovdqu64 [rbp + 704], zmm24                                     ;    87.7 p8+p9  192 dst spill
        vpsllq zmm24, zmm17, 4                                           ;   109.0 p0     192 dst
        vmovdqu64 [rbp + 768], zmm21                                     ;    85.7 p7+p4  192 dst spill
        vmovdqu64 zmm21, [rbp + 0]                                       ;    49.8 p3     192 dst reload
        vmovdqu64 [rbp + 832], zmm28                                     ;    83.7 p8+p9  192 dst spill
        vpsllq zmm28, zmm21, 1                                           ;   110.0 p0     192 dst
        vpternlogd zmm28, zmm1, [rbp - 64], 0xb8                         ;   111.0 p0+p2  192 dst
        vpternlogd zmm11, zmm28, zmm5, 0xe4                              ;   112.0 p0     192 dst
        vpsllq zmm28, zmm28, 2                                           ;   113.0 p0     192 dst
        vpternlogd zmm28, zmm14, zmm5, 0xd8                              ;   114.0 p5     192 dst
        vpternlogd zmm19, zmm28, zmm0, 0xd8                              ;   115.0 p5     192 dst
        vpsrlq zmm14, zmm28, 4                                           ;   115.0 p0     192 dst
        vpternlogd zmm14, zmm30, zmm0, 0xe4                              ;   116.0 p5     192 dst
        vmovdqu64 zmm28, [rbp - 64]                                      ;    50.8 p3     192 dst reload
        vpsrlq zmm28, zmm28, 1                                           ;   115.0 p0     192 dst
        vpternlogd zmm28, zmm21, zmm1, 0xe4                              ;   116.0 p5     192 dst
        vpternlogd zmm9, zmm28, zmm5, 0xe4                               ;   117.0 p0     192 dst
        vpsllq zmm21, zmm28, 2                                           ;   117.0 p0     192 dst
        vpternlogd zmm21, zmm31, zmm5, 0xd8                              ;   118.0 p5     192 dst
        vmovdqu64 zmm28, [rbp - 128]                                     ;    51.0 p2     192 dst reload
        vpsrlq zmm28, zmm28, 1                                           ;   118.0 p0     192 dst
        vpternlogd zmm28, zmm22, zmm1, 0xe4                              ;   119.0 p5     192 dst
        vmovdqu64 zmm22, [r8 + 1344]                                     ;    51.8 p3     192 dst.21 reload
        vshufi32x4 zmm22, zmm22, [r8 + 1344], 0xd8                       ;   118.7 p5+p2  192 dst
        vpternlogd zmm29, zmm28, zmm5, 0xd8                              ;   120.0 p0     192 dst
        vpsrlq zmm28, zmm28, 2                                           ;   120.0 p0     192 dst
        vpternlogd zmm28, zmm26, zmm5, 0xe4                              ;   121.0 p5     192 dst
        vmovdqu64 zmm26, [r8 + 1408]                                     ;    52.8 p3     192 dst.22 reload
        vshufi32x4 zmm26, zmm26, [r8 + 1408], 0xd8                       ;   120.7 p5+p2  192 dst
        vpternlogd zmm24, zmm11, zmm0, 0xd8                              ;   121.0 p0     192 dst
        vpsrlq zmm11, zmm11, 4                                           ;   122.0 p0     192 dst
        vpternlogd zmm11, zmm17, zmm0, 0xe4                              ;   123.0 p5     192 dst
        vmovdqu64 zmm17, [r8 + 1472]                                     ;    53.8 p3     192 dst.23 reload
        vshufi32x4 zmm17, zmm17, [r8 + 1472], 0xd8                       ;   122.7 p5+p2  192 dst
        vmovdqu64 zmm30, [r8 + 5120]                                     ;    54.8 p3     192 dst.16 reload
        vshufi32x4 zmm30, zmm30, [r8 + 5120], 0xd8                       ;   123.7 p5+p2  192 dst
        vmovdqu64 zmm31, [r8 + 5184]                                     ;    55.8 p3     192 dst.17 reload
        vshufi32x4 zmm31, zmm31, [r8 + 5184], 0xd8                       ;   124.7 p5+p2  192 dst
        vmovdqu64 [rbp - 128], zmm18                                     ;    81.7 p7+p4  192 dst spill
        vmovdqu64 zmm18, [r8 + 5248]                                     ;    56.8 p3     192 dst.18 reload
        vshufi32x4 zmm18, zmm18, [r8 + 5248], 0xd8                       ;   125.7 p5+p2  192 dst
        vmovdqu64 [rbp + 0], zmm27                                       ;    79.7 p8+p9  192 dst spill
        vmovdqu64 zmm27, [r8 + 5312]                                     ;    57.8 p3     192 dst.19 reload
        vshufi32x4 zmm27, zmm27, [r8 + 5312], 0xd8                       ;   126.7 p5+p2  192 dst
        vmovdqu64 [rbp - 64], zmm23                                      ;    77.7 p7+p4  192 dst spill
        vmovdqu64 zmm23, [r8 + 5376]                                     ;    58.8 p3     192 dst.20 reload
        vshufi32x4 zmm23, zmm23, [r8 + 5376], 0xd8                       ;   127.7 p5+p2  192 dst
        vmovdqu64 zmm5, [r8 + 5440]                                      ;    59.8 p3     192 dst.21 reload
        vshufi32x4 zmm5, zmm5, [r8 + 5440], 0xd8                         ;   128.7 p5+p2  192 dst
        vmovdqu64 zmm1, [r8 + 5504]                                      ;    60.8 p3     192 dst.22 reload
        vshufi32x4 zmm1, zmm1, [r8 + 5504], 0xd8                         ;   129.7 p5+p2  192 dst
        vmovdqu64 [rbp + 896], zmm1                                      ;   132.7 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 5568]                                      ;    61.8 p3     192 dst.23 reload
        vshufi32x4 zmm1, zmm1, [r8 + 5568], 0xd8                         ;   130.7 p5+p2  192 dst
        vmovdqu64 [rbp + 960], zmm1                                      ;   133.7 p7+p4  192 dst spill
        vpunpcklbw zmm1, zmm7, zmm19                                     ;   131.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm19                                     ;   132.7 p5     192 dst
        vpsrlq zmm19, zmm21, 4                                           ;   123.0 p0     192 dst
        vpternlogd zmm19, zmm29, zmm0, 0xe4                              ;   124.0 p0     192 dst
        vpsllq zmm29, zmm29, 4                                           ;   125.0 p0     192 dst
        vpternlogd zmm29, zmm21, zmm0, 0xd8                              ;   126.0 p0     192 dst
        vpsrlq zmm21, zmm3, 1                                            ;   127.0 p0     192 dst
        vmovdqu64 [rbp + 1024], zmm7                                     ;   133.7 p8+p9  192 dst spill
        vpsrlq zmm7, zmm9, 4                                             ;   128.0 p0     192 dst
        vpternlogd zmm7, zmm28, zmm0, 0xe4                               ;   129.0 p0     192 dst
        vpsllq zmm28, zmm28, 4                                           ;   130.0 p0     192 dst
        vpternlogd zmm28, zmm9, zmm0, 0xd8                               ;   131.0 p0     192 dst
        vpsllq zmm9, zmm20, 1                                            ;   132.0 p0     192 dst
        vmovdqu64 [rbp + 1088], zmm1                                     ;   132.7 p7+p4  192 dst spill
        vpunpcklbw zmm1, zmm6, zmm14                                     ;   133.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm14                                     ;   134.7 p5     192 dst
        vpsrlq zmm14, zmm15, 1                                           ;   133.0 p0     192 dst
        vmovdqu64 [rbp + 1152], zmm6                                     ;   135.7 p8+p9  192 dst spill
        vpsllq zmm6, zmm13, 1                                            ;   134.0 p0     192 dst
        vmovdqu64 [rbp + 1216], zmm1                                     ;   134.7 p7+p4  192 dst spill
        vpunpcklbw zmm1, zmm10, zmm24                                    ;   135.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm24                                   ;   136.7 p5     192 dst
        vpsrlq zmm24, zmm8, 1                                            ;   135.0 p0     192 dst
        vpternlogd zmm21, zmm20, [rel aes_from_slices.T0_constants512], 0xe4 ;   136.0 p0+p3  192 dst
        vpunpcklbw zmm20, zmm2, zmm11                                    ;   137.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm11                                     ;   138.7 p5     192 dst
        vpunpcklbw zmm11, zmm12, zmm29                                   ;   139.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm29                                   ;   140.7 p5     192 dst
        vpunpcklbw zmm29, zmm16, zmm19                                   ;   141.7 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm19                                   ;   142.7 p5     192 dst
        vmovdqu64 zmm19, [rel aes_from_slices.T0_constants512]           ;    63.0 p2     192 dst reload
        vpternlogd zmm9, zmm3, zmm19, 0xd8                               ;   137.0 p0     192 dst
        vpternlogd zmm14, zmm13, zmm19, 0xe4                             ;   138.0 p0     192 dst
        vpternlogd zmm6, zmm15, zmm19, 0xd8                              ;   139.0 p0     192 dst
        vmovdqu64 zmm3, [rbp + 960]                                      ;   133.7 p3     192 dst reload
        vpsllq zmm13, zmm3, 1                                            ;   140.0 p0     192 dst
        vpternlogd zmm24, zmm22, zmm19, 0xe4                             ;   141.0 p0     192 dst
        vpsllq zmm15, zmm22, 1                                           ;   142.0 p0     192 dst
        vpternlogd zmm15, zmm8, zmm19, 0xd8                              ;   143.0 p0     192 dst
        vpunpcklbw zmm8, zmm25, zmm28                                    ;   143.7 p5     192 dst
        vpunpckhbw zmm22, zmm25, zmm28                                   ;   144.7 p5     192 dst
        vpunpcklbw zmm25, zmm4, zmm7                                     ;   145.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm7                                      ;   146.7 p5     192 dst
        vpsrlq zmm7, zmm26, 1                                            ;   144.0 p0     192 dst
        vpsllq zmm28, zmm17, 1                                           ;   145.0 p0     192 dst
        vpternlogd zmm7, zmm17, zmm19, 0xe4                              ;   146.0 p0     192 dst
        vpternlogd zmm28, zmm26, zmm19, 0xd8                             ;   147.0 p0     192 dst
        vpsrlq zmm17, zmm30, 1                                           ;   148.0 p0     192 dst
        vpsllq zmm26, zmm31, 1                                           ;   149.0 p0     192 dst
        vpternlogd zmm17, zmm31, zmm19, 0xe4                             ;   149.0 p5     192 dst
        vpternlogd zmm26, zmm30, zmm19, 0xd8                             ;   150.0 p5     192 dst
        vpsrlq zmm30, zmm18, 1                                           ;   150.0 p0     192 dst
        vpsllq zmm31, zmm27, 1                                           ;   151.0 p0     192 dst
        vpternlogd zmm30, zmm27, zmm19, 0xe4                             ;   151.0 p5     192 dst
        vpternlogd zmm31, zmm18, zmm19, 0xd8                             ;   152.0 p5     192 dst
        vmovdqu64 zmm18, [rbp + 896]                                     ;   132.7 p2     192 dst reload
        vpsrlq zmm27, zmm18, 1                                           ;   152.0 p0     192 dst
        vpternlogd zmm13, zmm18, zmm19, 0xd8                             ;   151.7 p5     192 dst
        vpternlogd zmm27, zmm3, zmm19, 0xe4                              ;   153.0 p5     192 dst
        vpsrlq zmm3, zmm23, 1                                            ;   153.0 p0     192 dst
        vpsllq zmm18, zmm5, 1                                            ;   154.0 p0     192 dst
        vpternlogd zmm3, zmm5, zmm19, 0xe4                               ;   154.0 p5     192 dst
        vpternlogd zmm18, zmm23, zmm19, 0xd8                             ;   155.0 p5     192 dst
        vmovdqu64 zmm5, [r8 + 1536]                                      ;    67.5 p3     192 dst.24 reload
        vshufi32x4 zmm5, zmm5, [r8 + 1536], 0xd8                         ;   155.7 p5+p2  192 dst
        vmovdqu64 zmm23, [r8 + 1600]                                     ;    68.5 p3     192 dst.25 reload
        vshufi32x4 zmm23, zmm23, [r8 + 1600], 0xd8                       ;   156.7 p5+p2  192 dst
        vmovdqu64 [rbp + 960], zmm4                                      ;   147.7 p8+p9  192 dst spill
        vmovdqu64 zmm4, [r8 + 1664]                                      ;    69.5 p3     192 dst.26 reload
        vshufi32x4 zmm4, zmm4, [r8 + 1664], 0xd8                         ;   157.7 p5+p2  192 dst
        vmovdqu64 [rbp + 896], zmm2                                      ;   139.7 p7+p4  192 dst spill
        vmovdqu64 zmm2, [r8 + 1728]                                      ;    70.5 p3     192 dst.27 reload
        vshufi32x4 zmm2, zmm2, [r8 + 1728], 0xd8                         ;   158.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1280], zmm16                                    ;   143.7 p8+p9  192 dst spill
        vmovdqu64 zmm16, [r8 + 1792]                                     ;    71.5 p3     192 dst.28 reload
        vshufi32x4 zmm16, zmm16, [r8 + 1792], 0xd8                       ;   159.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1344], zmm22                                    ;   145.7 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 1856]                                     ;    72.5 p3     192 dst.29 reload
        vshufi32x4 zmm22, zmm22, [r8 + 1856], 0xd8                       ;   160.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1408], zmm10                                    ;   137.7 p8+p9  192 dst spill
        vpsrlq zmm10, zmm9, 2                                            ;   155.0 p0     192 dst
        vmovdqu64 [rbp + 1472], zmm12                                    ;   141.7 p7+p4  192 dst spill
        vpsrlq zmm12, zmm21, 2                                           ;   156.0 p0     192 dst
        vmovdqu64 [rbp + 1536], zmm25                                    ;   146.7 p8+p9  192 dst spill
        vmovdqu64 zmm25, [r8 + 1920]                                     ;    73.5 p3     192 dst.30 reload
        vshufi32x4 zmm25, zmm25, [r8 + 1920], 0xd8                       ;   161.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1600], zmm20                                    ;   138.7 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 1984]                                     ;    74.5 p3     192 dst.31 reload
        vshufi32x4 zmm20, zmm20, [r8 + 1984], 0xd8                       ;   162.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1664], zmm29                                    ;   142.7 p8+p9  192 dst spill
        vpsllq zmm29, zmm14, 2                                           ;   157.0 p0     192 dst
        vmovdqu64 [rbp + 1728], zmm8                                     ;   144.7 p7+p4  192 dst spill
        vpsllq zmm8, zmm6, 2                                             ;   158.0 p0     192 dst
        vmovdqu64 [rbp + 1792], zmm1                                     ;   136.7 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 5632]                                      ;    75.5 p3     192 dst.24 reload
        vshufi32x4 zmm1, zmm1, [r8 + 5632], 0xd8                         ;   163.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1856], zmm11                                    ;   140.7 p7+p4  192 dst spill
        vmovdqu64 zmm11, [r8 + 5696]                                     ;    76.5 p3     192 dst.25 reload
        vshufi32x4 zmm11, zmm11, [r8 + 5696], 0xd8                       ;   164.7 p5+p2  192 dst
        vmovdqu64 zmm19, [r8 + 5760]                                     ;    77.5 p3     192 dst.26 reload
        vshufi32x4 zmm19, zmm19, [r8 + 5760], 0xd8                       ;   165.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1920], zmm19                                    ;   168.7 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 5824]                                     ;    78.5 p3     192 dst.27 reload
        vshufi32x4 zmm19, zmm19, [r8 + 5824], 0xd8                       ;   166.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1984], zmm19                                    ;   169.7 p7+p4  192 dst spill
        vmovdqu64 zmm19, [r8 + 5888]                                     ;    79.5 p3     192 dst.28 reload
        vshufi32x4 zmm19, zmm19, [r8 + 5888], 0xd8                       ;   167.7 p5+p2  192 dst
        vmovdqu64 [rbp + 2048], zmm19                                    ;   170.7 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 5952]                                     ;    80.5 p3     192 dst.29 reload
        vshufi32x4 zmm19, zmm19, [r8 + 5952], 0xd8                       ;   168.7 p5+p2  192 dst
        vmovdqu64 [rbp + 2112], zmm19                                    ;   171.7 p7+p4  192 dst spill
        vpsrlq zmm19, zmm24, 2                                           ;   159.0 p0     192 dst
        vmovdqu64 [rbp + 2176], zmm1                                     ;   166.7 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 6016]                                      ;    81.5 p3     192 dst.30 reload
        vshufi32x4 zmm1, zmm1, [r8 + 6016], 0xd8                         ;   169.7 p5+p2  192 dst
        vmovdqu64 [rbp + 2240], zmm1                                     ;   172.7 p7+p4  192 dst spill
        vpsrlq zmm1, zmm15, 2                                            ;   160.0 p0     192 dst
        vmovdqu64 [rbp + 2304], zmm11                                    ;   167.7 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 6080]                                     ;    82.5 p3     192 dst.31 reload
        vshufi32x4 zmm11, zmm11, [r8 + 6080], 0xd8                       ;   170.7 p5+p2  192 dst
        vpternlogd zmm10, zmm6, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   161.0 p0+p3  192 dst
        vmovdqu64 zmm6, [rel aes_from_slices.T0_constants512 + 64]       ;    83.7 p2     192 dst reload
        vpternlogd zmm12, zmm14, zmm6, 0xe4                              ;   162.0 p0     192 dst
        vpternlogd zmm8, zmm9, zmm6, 0xd8                                ;   163.0 p0     192 dst
        vpternlogd zmm29, zmm21, zmm6, 0xd8                              ;   164.0 p0     192 dst
        vpsllq zmm9, zmm28, 2                                            ;   165.0 p0     192 dst
        vpternlogd zmm1, zmm28, zmm6, 0xe4                               ;   166.0 p0     192 dst
        vpsllq zmm14, zmm7, 2                                            ;   167.0 p0     192 dst
        vpternlogd zmm19, zmm7, zmm6, 0xe4                               ;   168.0 p0     192 dst
        vpsrlq zmm7, zmm26, 2                                            ;   169.0 p0     192 dst
        vpternlogd zmm9, zmm15, zmm6, 0xd8                               ;   170.0 p0     192 dst
        vpsrlq zmm15, zmm17, 2                                           ;   171.0 p0     192 dst
        vpternlogd zmm14, zmm24, zmm6, 0xd8                              ;   171.7 p5     192 dst
        vmovdqu64 zmm21, [rbp + 2304]                                    ;   167.7 p3     192 dst reload
        vpsllq zmm24, zmm21, 1                                           ;   173.7 p0     192 dst
        vpsllq zmm28, zmm31, 2                                           ;   173.0 p0     192 dst
        vpternlogd zmm7, zmm31, zmm6, 0xe4                               ;   172.7 p5     192 dst
        vpternlogd zmm28, zmm26, zmm6, 0xd8                              ;   174.0 p5     192 dst
        vpsllq zmm26, zmm30, 2                                           ;   174.0 p0     192 dst
        vpternlogd zmm15, zmm30, zmm6, 0xe4                              ;   174.7 p5     192 dst
        vpternlogd zmm26, zmm17, zmm6, 0xd8                              ;   175.0 p0     192 dst
        vmovdqu64 zmm17, [rbp + 2176]                                    ;   166.7 p2     192 dst reload
        vpsrlq zmm30, zmm17, 1                                           ;   176.0 p0     192 dst
        vpsllq zmm31, zmm13, 2                                           ;   177.0 p0     192 dst
        vpternlogd zmm31, zmm18, zmm6, 0xd8                              ;   178.0 p5     192 dst
        vpsrlq zmm18, zmm18, 2                                           ;   178.0 p0     192 dst
        vpternlogd zmm18, zmm13, zmm6, 0xe4                              ;   179.0 p5     192 dst
        vpsllq zmm13, zmm27, 2                                           ;   179.0 p0     192 dst
        vpternlogd zmm13, zmm3, zmm6, 0xd8                               ;   180.0 p5     192 dst
        vpsrlq zmm3, zmm3, 2                                             ;   180.0 p0     192 dst
        vpternlogd zmm3, zmm27, zmm6, 0xe4                               ;   181.0 p5     192 dst
        vpsrlq zmm27, zmm8, 4                                            ;   181.0 p0     192 dst
        vpternlogd zmm27, zmm9, zmm0, 0xe4                               ;   182.0 p5     192 dst
        vpsllq zmm9, zmm9, 4                                             ;   182.0 p0     192 dst
        vpternlogd zmm9, zmm8, zmm0, 0xd8                                ;   183.0 p5     192 dst
        vpsrlq zmm8, zmm10, 4                                            ;   183.0 p0     192 dst
        vpternlogd zmm8, zmm1, zmm0, 0xe4                                ;   184.0 p5     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   184.0 p0     192 dst
        vpternlogd zmm1, zmm10, zmm0, 0xd8                               ;   185.0 p5     192 dst
        vpsrlq zmm10, zmm29, 4                                           ;   185.0 p0     192 dst
        vpternlogd zmm10, zmm14, zmm0, 0xe4                              ;   186.0 p5     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   186.0 p0     192 dst
        vpternlogd zmm14, zmm29, zmm0, 0xd8                              ;   187.0 p5     192 dst
        vpsrlq zmm29, zmm12, 4                                           ;   187.0 p0     192 dst
        vpternlogd zmm29, zmm19, zmm0, 0xe4                              ;   188.0 p5     192 dst
        vpsllq zmm19, zmm19, 4                                           ;   188.0 p0     192 dst
        vpternlogd zmm19, zmm12, zmm0, 0xd8                              ;   189.0 p5     192 dst
        vpsrlq zmm12, zmm5, 1                                            ;   189.0 p0     192 dst
        vpsllq zmm6, zmm23, 1                                            ;   190.0 p0     192 dst
        vpsrlq zmm21, zmm4, 1                                            ;   191.0 p0     192 dst
        vpsllq zmm17, zmm2, 1                                            ;   192.0 p0     192 dst
        vmovdqu64 [rbp + 2368], zmm11                                    ;   173.7 p7+p4  192 dst spill
        vpsrlq zmm11, zmm7, 4                                            ;   193.0 p0     192 dst
        vpternlogd zmm11, zmm18, zmm0, 0xe4                              ;   194.0 p5     192 dst
        vpsllq zmm18, zmm18, 4                                           ;   194.0 p0     192 dst
        vpternlogd zmm18, zmm7, zmm0, 0xd8                               ;   195.0 p5     192 dst
        vpsrlq zmm7, zmm16, 1                                            ;   195.0 p0     192 dst
        vmovdqu64 [rbp + 2432], zmm30                                    ;   177.0 p8+p9  192 dst spill
        vpsrlq zmm30, zmm28, 4                                           ;   196.0 p0     192 dst
        vpternlogd zmm30, zmm31, zmm0, 0xe4                              ;   197.0 p5     192 dst
        vpsllq zmm31, zmm31, 4                                           ;   197.0 p0     192 dst
        vpternlogd zmm31, zmm28, zmm0, 0xd8                              ;   198.0 p5     192 dst
        vpsllq zmm28, zmm22, 1                                           ;   198.0 p0     192 dst
        vmovdqu64 [rbp + 2496], zmm24                                    ;   174.7 p7+p4  192 dst spill
        vpsrlq zmm24, zmm26, 4                                           ;   199.0 p0     192 dst
        vpternlogd zmm24, zmm13, zmm0, 0xe4                              ;   200.0 p5     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   200.0 p0     192 dst
        vpternlogd zmm13, zmm26, zmm0, 0xd8                              ;   201.0 p5     192 dst
        vpsrlq zmm26, zmm15, 4                                           ;   201.0 p0     192 dst
        vpternlogd zmm26, zmm3, zmm0, 0xe4                               ;   202.0 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   202.0 p0     192 dst
        vpternlogd zmm3, zmm15, zmm0, 0xd8                               ;   203.0 p5     192 dst
        vpsrlq zmm15, zmm25, 1                                           ;   203.0 p0     192 dst
        vpsllq zmm0, zmm20, 1                                            ;   204.0 p0     192 dst
        vpternlogd zmm12, zmm23, [rel aes_from_slices.T0_constants512], 0xe4 ;   195.7 p5+p3  192 dst
        vmovdqu64 zmm23, [rel aes_from_slices.T0_constants512]           ;    89.8 p2     192 dst reload
        vpternlogd zmm6, zmm5, zmm23, 0xd8                               ;   196.7 p5     192 dst
        vpternlogd zmm21, zmm2, zmm23, 0xe4                              ;   197.7 p5     192 dst
        vmovdqu64 zmm2, [rbp + 1984]                                     ;   169.7 p3     192 dst reload
        vpsllq zmm5, zmm2, 1                                             ;   205.0 p0     192 dst
        vpternlogd zmm17, zmm4, zmm23, 0xd8                              ;   198.7 p5     192 dst
        vpternlogd zmm7, zmm22, zmm23, 0xe4                              ;   199.7 p5     192 dst
        vmovdqu64 zmm4, [rbp + 1920]                                     ;   168.7 p2     192 dst reload
        vpsrlq zmm22, zmm4, 1                                            ;   206.0 p0     192 dst
        vpternlogd zmm28, zmm16, zmm23, 0xd8                             ;   200.7 p5     192 dst
        vpternlogd zmm15, zmm20, zmm23, 0xe4                             ;   204.0 p5     192 dst
        vmovdqu64 zmm16, [rbp + 2112]                                    ;   171.7 p3     192 dst reload
        vpsllq zmm20, zmm16, 1                                           ;   207.0 p0     192 dst
        vpternlogd zmm0, zmm25, zmm23, 0xd8                              ;   205.0 p5     192 dst
        vpternlogd zmm5, zmm4, zmm23, 0xd8                               ;   206.0 p5     192 dst
        vmovdqu64 zmm4, [rbp + 2048]                                     ;   170.7 p2     192 dst reload
        vpsrlq zmm25, zmm4, 1                                            ;   208.0 p0     192 dst
        vpternlogd zmm22, zmm2, zmm23, 0xe4                              ;   207.0 p5     192 dst
        vpunpcklbw zmm2, zmm1, zmm18                                     ;   205.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm18                                     ;   206.7 p5     192 dst
        vpternlogd zmm20, zmm4, zmm23, 0xd8                              ;   208.0 p5     192 dst
        vmovdqu64 zmm4, [rbp + 2368]                                     ;   173.7 p3     192 dst reload
        vpsllq zmm18, zmm4, 1                                            ;   209.0 p0     192 dst
        vpternlogd zmm25, zmm16, zmm23, 0xe4                             ;   209.0 p5     192 dst
        vpunpcklbw zmm16, zmm8, zmm11                                    ;   209.7 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm11                                     ;   210.7 p5     192 dst
        vpunpcklbw zmm11, zmm9, zmm31                                    ;   211.7 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm31                                     ;   212.7 p5     192 dst
        vpunpcklbw zmm31, zmm27, zmm30                                   ;   213.7 p5     192 dst
        vpunpckhbw zmm27, zmm27, zmm30                                   ;   214.7 p5     192 dst
        vpunpcklbw zmm30, zmm14, zmm13                                   ;   215.7 p5     192 dst
        vpunpckhbw zmm13, zmm14, zmm13                                   ;   216.7 p5     192 dst
        vpunpcklbw zmm14, zmm10, zmm24                                   ;   217.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm24                                   ;   218.7 p5     192 dst
        vpunpcklbw zmm24, zmm19, zmm3                                    ;   219.7 p5     192 dst
        vpunpckhbw zmm3, zmm19, zmm3                                     ;   220.7 p5     192 dst
        vpunpcklbw zmm19, zmm29, zmm26                                   ;   221.7 p5     192 dst
        vpunpckhbw zmm26, zmm29, zmm26                                   ;   222.7 p5     192 dst
        vmovdqu64 zmm29, [r8 + 2048]                                     ;    96.2 p2     192 dst.0 reload
        vshufi32x4 zmm29, zmm29, [r8 + 2048], 0xd8                       ;   223.7 p5+p3  192 dst
        vmovdqu64 [rbp + 2112], zmm26                                    ;   223.7 p8+p9  192 dst spill
        vmovdqu64 zmm26, [r8 + 2112]                                     ;    97.2 p2     192 dst.1 reload
        vshufi32x4 zmm26, zmm26, [r8 + 2112], 0xd8                       ;   224.7 p5+p3  192 dst
        vmovdqu64 [rbp + 2048], zmm8                                     ;   211.7 p7+p4  192 dst spill
        vmovdqu64 zmm8, [r8 + 2176]                                      ;    98.2 p2     192 dst.2 reload
        vshufi32x4 zmm8, zmm8, [r8 + 2176], 0xd8                         ;   225.7 p5+p3  192 dst
        vmovdqu64 [rbp + 1984], zmm10                                    ;   219.7 p8+p9  192 dst spill
        vpsrlq zmm10, zmm6, 2                                            ;   210.0 p0     192 dst
        vmovdqu64 [rbp + 1920], zmm27                                    ;   215.7 p7+p4  192 dst spill
        vpsrlq zmm27, zmm12, 2                                           ;   211.0 p0     192 dst
        vmovdqu64 [rbp + 2560], zmm3                                     ;   221.7 p8+p9  192 dst spill
        vpsllq zmm3, zmm21, 2                                            ;   212.0 p0     192 dst
        vmovdqu64 [rbp + 2624], zmm1                                     ;   207.7 p7+p4  192 dst spill
        vpsllq zmm1, zmm17, 2                                            ;   213.0 p0     192 dst
        vpternlogd zmm10, zmm17, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   214.0 p0+p2  192 dst
        vmovdqu64 zmm17, [rel aes_from_slices.T0_constants512 + 64]      ;    99.3 p3     192 dst reload
        vpternlogd zmm27, zmm21, zmm17, 0xe4                             ;   215.0 p0     192 dst
        vpternlogd zmm1, zmm6, zmm17, 0xd8                               ;   216.0 p0     192 dst
        vmovdqu64 zmm6, [rbp + 2240]                                     ;   172.7 p2     192 dst reload
        vpsrlq zmm21, zmm6, 1                                            ;   217.0 p0     192 dst
        vpternlogd zmm18, zmm6, zmm23, 0xd8                              ;   218.0 p0     192 dst
        vpternlogd zmm3, zmm12, zmm17, 0xd8                              ;   219.0 p0     192 dst
        vpternlogd zmm21, zmm4, zmm23, 0xe4                              ;   220.0 p0     192 dst
        vmovdqu64 zmm4, [rbp + 2496]                                     ;   174.7 p3     192 dst
        vpternlogd zmm4, zmm23, [rbp + 2176], 0xb8                       ;   221.0 p0+p2  192 dst
        vmovdqu64 zmm6, [r8 + 2240]                                      ;   101.5 p3     192 dst.3 reload
        vshufi32x4 zmm6, zmm6, [r8 + 2240], 0xd8                         ;   226.7 p5+p2  192 dst
        vpsrlq zmm12, zmm28, 2                                           ;   222.0 p0     192 dst
        vpternlogd zmm12, zmm0, zmm17, 0xe4                              ;   223.0 p0     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   224.0 p0     192 dst
        vpternlogd zmm0, zmm28, zmm17, 0xd8                              ;   225.0 p0     192 dst
        vpsrlq zmm28, zmm7, 2                                            ;   226.0 p0     192 dst
        vpternlogd zmm28, zmm15, zmm17, 0xe4                             ;   227.0 p0     192 dst
        vpsllq zmm15, zmm15, 2                                           ;   228.0 p0     192 dst
        vpternlogd zmm15, zmm7, zmm17, 0xd8                              ;   229.0 p5     192 dst
        vpsllq zmm7, zmm5, 2                                             ;   229.0 p0     192 dst
        vpternlogd zmm7, zmm4, zmm17, 0xd8                               ;   230.0 p5     192 dst
        vpsrlq zmm4, zmm4, 2                                             ;   230.0 p0     192 dst
        vpternlogd zmm4, zmm5, zmm17, 0xe4                               ;   231.0 p5     192 dst
        vpsllq zmm5, zmm22, 2                                            ;   231.0 p0     192 dst
        vmovdqu64 [rbp + 2176], zmm13                                    ;   217.7 p8+p9  192 dst spill
        vpsrlq zmm13, zmm20, 2                                           ;   232.0 p0     192 dst
        vpternlogd zmm13, zmm18, zmm17, 0xe4                             ;   233.0 p5     192 dst
        vpsllq zmm18, zmm18, 2                                           ;   233.0 p0     192 dst
        vpternlogd zmm18, zmm20, zmm17, 0xd8                             ;   234.0 p5     192 dst
        vpsrlq zmm20, zmm25, 2                                           ;   234.0 p0     192 dst
        vpternlogd zmm20, zmm21, zmm17, 0xe4                             ;   235.0 p5     192 dst
        vpsllq zmm21, zmm21, 2                                           ;   235.0 p0     192 dst
        vpternlogd zmm21, zmm25, zmm17, 0xd8                             ;   236.0 p5     192 dst
        vpsrlq zmm25, zmm1, 4                                            ;   236.0 p0     192 dst
        vmovdqu64 [rbp + 2496], zmm9                                     ;   213.7 p7+p4  192 dst spill
        vpsrlq zmm9, zmm10, 4                                            ;   237.0 p0     192 dst
        vmovdqu64 [rbp + 2368], zmm19                                    ;   222.7 p8+p9  192 dst spill
        vpsrlq zmm19, zmm27, 4                                           ;   238.0 p0     192 dst
        vmovdqu64 [rbp + 2240], zmm16                                    ;   210.7 p7+p4  192 dst spill
        vpsrlq zmm16, zmm3, 4                                            ;   239.0 p0     192 dst
        vmovdqu64 [rbp + 2688], zmm14                                    ;   218.7 p8+p9  192 dst spill
        vpsllq zmm14, zmm0, 4                                            ;   240.0 p0     192 dst
        vmovdqu64 [rbp + 2752], zmm31                                    ;   214.7 p7+p4  192 dst spill
        vpsllq zmm31, zmm12, 4                                           ;   241.0 p0     192 dst
        vpternlogd zmm25, zmm0, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   237.0 p5+p3  192 dst
        vmovdqu64 zmm0, [rel aes_from_slices.T0_constants512 + 128]      ;   107.2 p2     192 dst reload
        vpternlogd zmm9, zmm12, zmm0, 0xe4                               ;   238.0 p5     192 dst
        vpternlogd zmm14, zmm1, zmm0, 0xd8                               ;   241.0 p5     192 dst
        vpternlogd zmm31, zmm10, zmm0, 0xd8                              ;   242.0 p5     192 dst
        vmovdqu64 zmm1, [rbp + 2432]                                     ;   177.0 p3     192 dst
        vpternlogd zmm1, zmm23, [rbp + 2304], 0xe2                       ;   238.7 p5+p2  192 dst
        vmovdqu64 zmm10, [r8 + 2304]                                     ;   108.8 p3     192 dst.4 reload
        vshufi32x4 zmm10, zmm10, [r8 + 2304], 0xd8                       ;   239.7 p5+p2  192 dst
        vmovdqu64 zmm12, [r8 + 2368]                                     ;   109.8 p3     192 dst.5 reload
        vshufi32x4 zmm12, zmm12, [r8 + 2368], 0xd8                       ;   240.7 p5+p2  192 dst
        vpternlogd zmm5, zmm1, zmm17, 0xd8                               ;   241.7 p5     192 dst
        vpsrlq zmm1, zmm1, 2                                             ;   242.0 p0     192 dst
        vpternlogd zmm1, zmm22, zmm17, 0xe4                              ;   243.0 p5     192 dst
        vmovdqu64 zmm22, [r8 + 2432]                                     ;   110.8 p3     192 dst.6 reload
        vshufi32x4 zmm22, zmm22, [r8 + 2432], 0xd8                       ;   243.7 p5+p2  192 dst
        vpternlogd zmm16, zmm15, zmm0, 0xe4                              ;   243.0 p0     192 dst
        vpsllq zmm15, zmm15, 4                                           ;   244.0 p0     192 dst
        vpternlogd zmm15, zmm3, zmm0, 0xd8                               ;   245.0 p5     192 dst
        vmovdqu64 zmm3, [r8 + 2496]                                      ;   111.8 p3     192 dst.7 reload
        vshufi32x4 zmm3, zmm3, [r8 + 2496], 0xd8                         ;   245.7 p5+p2  192 dst
        vpternlogd zmm19, zmm28, zmm0, 0xe4                              ;   245.0 p0     192 dst
        vpsllq zmm28, zmm28, 4                                           ;   246.0 p0     192 dst
        vpternlogd zmm28, zmm27, zmm0, 0xd8                              ;   247.0 p5     192 dst
        vmovdqu64 zmm27, [r8 + 6144]                                     ;   112.8 p3     192 dst.0 reload
        vshufi32x4 zmm27, zmm27, [r8 + 6144], 0xd8                       ;   247.7 p5+p2  192 dst
        vmovdqu64 [rbp + 2304], zmm24                                    ;   220.7 p8+p9  192 dst spill
        vmovdqu64 zmm24, [r8 + 6208]                                     ;   113.8 p3     192 dst.1 reload
        vshufi32x4 zmm24, zmm24, [r8 + 6208], 0xd8                       ;   248.7 p5+p2  192 dst
        vmovdqu64 [rbp + 2432], zmm2                                     ;   206.7 p7+p4  192 dst spill
        vmovdqu64 zmm2, [r8 + 6272]                                      ;   114.8 p3     192 dst.2 reload
        vshufi32x4 zmm2, zmm2, [r8 + 6272], 0xd8                         ;   249.7 p5+p2  192 dst
        vmovdqu64 [rbp + 2816], zmm30                                    ;   216.7 p8+p9  192 dst spill
        vmovdqu64 zmm30, [r8 + 6336]                                     ;   115.8 p3     192 dst.3 reload
        vshufi32x4 zmm30, zmm30, [r8 + 6336], 0xd8                       ;   250.7 p5+p2  192 dst
        vmovdqu64 [rbp + 2880], zmm11                                    ;   212.7 p7+p4  192 dst spill
        vmovdqu64 zmm11, [r8 + 6400]                                     ;   116.8 p3     192 dst.4 reload
        vshufi32x4 zmm11, zmm11, [r8 + 6400], 0xd8                       ;   251.7 p5+p2  192 dst
        vmovdqu64 zmm17, [r8 + 6464]                                     ;   117.8 p3     192 dst.5 reload
        vshufi32x4 zmm17, zmm17, [r8 + 6464], 0xd8                       ;   252.7 p5+p2  192 dst
        vmovdqu64 zmm23, [r8 + 6528]                                     ;   118.8 p3     192 dst.6 reload
        vshufi32x4 zmm23, zmm23, [r8 + 6528], 0xd8                       ;   253.7 p5+p2  192 dst
        vmovdqu64 [rbp + 2944], zmm23                                    ;   256.7 p8+p9  192 dst spill
        vmovdqu64 zmm23, [r8 + 6592]                                     ;   119.8 p3     192 dst.7 reload
        vshufi32x4 zmm23, zmm23, [r8 + 6592], 0xd8                       ;   254.7 p5+p2  192 dst
        vmovdqu64 [rbp + 3008], zmm23                                    ;   257.7 p7+p4  192 dst spill
        vpsrlq zmm23, zmm7, 4                                            ;   247.0 p0     192 dst
        vpternlogd zmm23, zmm18, zmm0, 0xe4                              ;   248.0 p0     192 dst
        vpsllq zmm18, zmm18, 4                                           ;   249.0 p0     192 dst
        vpternlogd zmm18, zmm7, zmm0, 0xd8                               ;   250.0 p0     192 dst
        vpsrlq zmm7, zmm4, 4                                             ;   251.0 p0     192 dst
        vpternlogd zmm7, zmm13, zmm0, 0xe4                               ;   252.0 p0     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   253.0 p0     192 dst
        vpternlogd zmm13, zmm4, zmm0, 0xd8                               ;   254.0 p0     192 dst
        vpsllq zmm4, zmm21, 4                                            ;   255.0 p0     192 dst
        vpternlogd zmm4, zmm5, zmm0, 0xd8                                ;   256.0 p5     192 dst
        vpsrlq zmm5, zmm5, 4                                             ;   256.0 p0     192 dst
        vpternlogd zmm5, zmm21, zmm0, 0xe4                               ;   257.0 p5     192 dst
        vpsllq zmm21, zmm20, 4                                           ;   257.0 p0     192 dst
        vpternlogd zmm21, zmm1, zmm0, 0xd8                               ;   258.0 p5     192 dst
        vpsrlq zmm1, zmm1, 4                                             ;   258.0 p0     192 dst
        vpternlogd zmm1, zmm20, zmm0, 0xe4                               ;   259.0 p5     192 dst
        vpsrlq zmm20, zmm29, 1                                           ;   259.0 p0     192 dst
        vpsllq zmm0, zmm26, 1                                            ;   260.0 p0     192 dst
        vmovdqu64 [rbp + 3072], zmm11                                    ;   254.7 p8+p9  192 dst spill
        vpsrlq zmm11, zmm8, 1                                            ;   261.0 p0     192 dst
        vmovdqu64 [rbp + 3136], zmm17                                    ;   255.7 p7+p4  192 dst spill
        vpsllq zmm17, zmm6, 1                                            ;   262.0 p0     192 dst
        vmovdqu64 [rbp + 3200], zmm2                                     ;   252.7 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm14, zmm18                                    ;   259.7 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm18                                   ;   260.7 p5     192 dst
        vpunpcklbw zmm18, zmm25, zmm23                                   ;   261.7 p5     192 dst
        vpunpckhbw zmm23, zmm25, zmm23                                   ;   262.7 p5     192 dst
        vpsrlq zmm25, zmm10, 1                                           ;   263.0 p0     192 dst
        vmovdqu64 [rbp + 3264], zmm23                                    ;   263.7 p7+p4  192 dst spill
        vpsllq zmm23, zmm12, 1                                           ;   264.0 p0     192 dst
        vmovdqu64 [rbp + 3328], zmm14                                    ;   261.7 p8+p9  192 dst spill
        vmovdqu64 zmm14, [rbp + 3200]                                    ;   252.7 p3     192 dst reload
        vmovdqu64 [rbp + 3392], zmm18                                    ;   262.7 p7+p4  192 dst spill
        vpsrlq zmm18, zmm14, 1                                           ;   265.0 p0     192 dst
        vmovdqu64 [rbp + 3456], zmm2                                     ;   260.7 p8+p9  192 dst spill
        vmovdqu64 zmm2, [rbp + 3136]                                     ;   255.7 p2     192 dst reload
        vpsllq zmm14, zmm2, 1                                            ;   266.0 p0     192 dst
        vpsrlq zmm2, zmm22, 1                                            ;   267.0 p0     192 dst
        vmovdqu64 [rbp + 3520], zmm14                                    ;   267.0 p7+p4  192 dst spill
        vpunpcklbw zmm14, zmm31, zmm13                                   ;   263.7 p5     192 dst
        vpunpckhbw zmm13, zmm31, zmm13                                   ;   264.7 p5     192 dst
        vpunpcklbw zmm31, zmm9, zmm7                                     ;   265.7 p5     192 dst
        vpunpckhbw zmm7, zmm9, zmm7                                      ;   266.7 p5     192 dst
        vmovdqu64 zmm9, [rbp + 3072]                                     ;   254.7 p3     192 dst reload
        vmovdqu64 [rbp + 3584], zmm7                                     ;   267.7 p8+p9  192 dst spill
        vpsrlq zmm7, zmm9, 1                                             ;   268.0 p0     192 dst
        vmovdqu64 [rbp + 3648], zmm13                                    ;   265.7 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm15, zmm4                                    ;   267.7 p5     192 dst
        vpunpckhbw zmm4, zmm15, zmm4                                     ;   268.7 p5     192 dst
        vpsllq zmm15, zmm3, 1                                            ;   269.0 p0     192 dst
        vpternlogd zmm20, zmm26, [rel aes_from_slices.T0_constants512], 0xe4 ;   269.7 p5+p2  192 dst
        vmovdqu64 zmm26, [rel aes_from_slices.T0_constants512]           ;   123.5 p3     192 dst reload
        vpternlogd zmm0, zmm29, zmm26, 0xd8                              ;   270.0 p0     192 dst
        vpternlogd zmm11, zmm6, zmm26, 0xe4                              ;   270.7 p5     192 dst
        vmovdqu64 zmm6, [rbp + 3008]                                     ;   257.7 p2     192 dst reload
        vpsllq zmm29, zmm6, 1                                            ;   271.0 p0     192 dst
        vpternlogd zmm17, zmm8, zmm26, 0xd8                              ;   271.7 p5     192 dst
        vpternlogd zmm25, zmm12, zmm26, 0xe4                             ;   272.0 p0     192 dst
        vmovdqu64 zmm8, [rbp + 2944]                                     ;   256.7 p3     192 dst reload
        vpsrlq zmm12, zmm8, 1                                            ;   273.0 p0     192 dst
        vpternlogd zmm23, zmm10, zmm26, 0xd8                             ;   272.7 p5     192 dst
        vpternlogd zmm2, zmm3, zmm26, 0xe4                               ;   273.7 p5     192 dst
        vpternlogd zmm15, zmm22, zmm26, 0xd8                             ;   274.0 p0     192 dst
        vpunpcklbw zmm3, zmm28, zmm21                                    ;   274.7 p5     192 dst
        vpunpckhbw zmm10, zmm28, zmm21                                   ;   275.7 p5     192 dst
        vpunpcklbw zmm21, zmm16, zmm5                                    ;   276.7 p5     192 dst
        vpunpckhbw zmm5, zmm16, zmm5                                     ;   277.7 p5     192 dst
        vpsrlq zmm16, zmm27, 1                                           ;   275.0 p0     192 dst
        vpsllq zmm22, zmm24, 1                                           ;   276.0 p0     192 dst
        vpternlogd zmm29, zmm8, zmm26, 0xd8                              ;   277.0 p0     192 dst
        vpternlogd zmm16, zmm24, zmm26, 0xe4                             ;   278.0 p0     192 dst
        vpunpcklbw zmm8, zmm19, zmm1                                     ;   278.7 p5     192 dst
        vpunpckhbw zmm1, zmm19, zmm1                                     ;   279.7 p5     192 dst
        vmovdqu64 zmm19, [r8 + 2560]                                     ;   127.2 p2     192 dst.8 reload
        vshufi32x4 zmm19, zmm19, [r8 + 2560], 0xd8                       ;   280.7 p5+p3  192 dst
        vmovdqu64 zmm24, [r8 + 2624]                                     ;   128.2 p2     192 dst.9 reload
        vshufi32x4 zmm24, zmm24, [r8 + 2624], 0xd8                       ;   281.7 p5+p3  192 dst
        vmovdqu64 zmm28, [r8 + 2688]                                     ;   129.2 p2     192 dst.10 reload
        vshufi32x4 zmm28, zmm28, [r8 + 2688], 0xd8                       ;   282.7 p5+p3  192 dst
        vpternlogd zmm22, zmm27, zmm26, 0xd8                             ;   279.0 p0     192 dst
        vmovdqu64 zmm27, [r8 + 2752]                                     ;   130.2 p2     192 dst.11 reload
        vshufi32x4 zmm27, zmm27, [r8 + 2752], 0xd8                       ;   283.7 p5+p3  192 dst
        vpternlogd zmm12, zmm6, zmm26, 0xe4                              ;   280.0 p0     192 dst
        vmovdqu64 zmm6, [r8 + 2816]                                      ;   131.2 p2     192 dst.12 reload
        vshufi32x4 zmm6, zmm6, [r8 + 2816], 0xd8                         ;   284.7 p5+p3  192 dst
        vpternlogd zmm18, zmm30, zmm26, 0xe4                             ;   281.0 p0     192 dst
        vpsllq zmm30, zmm30, 1                                           ;   282.0 p0     192 dst
        vmovdqu64 [rbp + 3008], zmm1                                     ;   280.7 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 2880]                                      ;   132.2 p2     192 dst.13 reload
        vshufi32x4 zmm1, zmm1, [r8 + 2880], 0xd8                         ;   285.7 p5+p3  192 dst
        vmovdqu64 [rbp + 2944], zmm5                                     ;   278.7 p7+p4  192 dst spill
        vmovdqu64 zmm5, [r8 + 2944]                                      ;   133.2 p2     192 dst.14 reload
        vshufi32x4 zmm5, zmm5, [r8 + 2944], 0xd8                         ;   286.7 p5+p3  192 dst
        vpternlogd zmm9, zmm26, [rbp + 3520], 0xe2                       ;   283.0 p0+p2  192 dst
        vpternlogd zmm7, zmm26, [rbp + 3136], 0xe2                       ;   284.0 p0+p3  192 dst
        vmovdqu64 [rbp + 3136], zmm10                                    ;   276.7 p8+p9  192 dst spill
        vpsrlq zmm10, zmm0, 2                                            ;   285.0 p0     192 dst
        vmovdqu64 [rbp + 3072], zmm4                                     ;   269.7 p7+p4  192 dst spill
        vpsrlq zmm4, zmm20, 2                                            ;   286.0 p0     192 dst
        vmovdqu64 [rbp + 3520], zmm8                                     ;   279.7 p8+p9  192 dst spill
        vpsllq zmm8, zmm17, 2                                            ;   287.0 p0     192 dst
        vmovdqu64 [rbp + 3712], zmm31                                    ;   266.7 p7+p4  192 dst spill
        vpsllq zmm31, zmm11, 2                                           ;   288.0 p0     192 dst
        vmovdqu64 [rbp + 3776], zmm21                                    ;   277.7 p8+p9  192 dst spill
        vpsrlq zmm21, zmm25, 2                                           ;   289.0 p0     192 dst
        vmovdqu64 [rbp + 3840], zmm3                                     ;   275.7 p7+p4  192 dst spill
        vpsrlq zmm3, zmm23, 2                                            ;   290.0 p0     192 dst
        vpternlogd zmm10, zmm17, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   287.7 p5+p2  192 dst
        vpsllq zmm17, zmm15, 2                                           ;   291.0 p0     192 dst
        vmovdqu64 [rbp + 3904], zmm14                                    ;   264.7 p8+p9  192 dst spill
        vpsllq zmm14, zmm2, 2                                            ;   292.0 p0     192 dst
        vpternlogd zmm8, zmm0, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   288.7 p5+p3  192 dst
        vmovdqu64 zmm0, [rel aes_from_slices.T0_constants512 + 64]       ;   136.2 p2     192 dst reload
        vpternlogd zmm4, zmm11, zmm0, 0xe4                               ;   289.7 p5     192 dst
        vpternlogd zmm31, zmm20, zmm0, 0xd8                              ;   290.7 p5     192 dst
        vpternlogd zmm3, zmm15, zmm0, 0xe4                               ;   291.7 p5     192 dst
        vpternlogd zmm21, zmm2, zmm0, 0xe4                               ;   292.7 p5     192 dst
        vpternlogd zmm17, zmm23, zmm0, 0xd8                              ;   293.0 p0     192 dst
        vpternlogd zmm30, zmm26, [rbp + 3200], 0xb8                      ;   293.7 p5+p3  192 dst
        vmovdqu64 zmm2, [r8 + 3008]                                      ;   137.2 p2     192 dst.15 reload
        vshufi32x4 zmm2, zmm2, [r8 + 3008], 0xd8                         ;   294.7 p5+p3  192 dst
        vmovdqu64 zmm11, [r8 + 6656]                                     ;   138.2 p2     192 dst.8 reload
        vshufi32x4 zmm11, zmm11, [r8 + 6656], 0xd8                       ;   295.7 p5+p3  192 dst
        vmovdqu64 zmm15, [r8 + 6720]                                     ;   139.2 p2     192 dst.9 reload
        vshufi32x4 zmm15, zmm15, [r8 + 6720], 0xd8                       ;   296.7 p5+p3  192 dst
        vmovdqu64 zmm20, [r8 + 6784]                                     ;   140.2 p2     192 dst.10 reload
        vshufi32x4 zmm20, zmm20, [r8 + 6784], 0xd8                       ;   297.7 p5+p3  192 dst
        vmovdqu64 zmm23, [r8 + 6848]                                     ;   141.2 p2     192 dst.11 reload
        vshufi32x4 zmm23, zmm23, [r8 + 6848], 0xd8                       ;   298.7 p5+p3  192 dst
        vmovdqu64 [rbp + 3200], zmm13                                    ;   268.7 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 6912]                                     ;   142.2 p2     192 dst.12 reload
        vshufi32x4 zmm13, zmm13, [r8 + 6912], 0xd8                       ;   299.7 p5+p3  192 dst
        vmovdqu64 zmm26, [r8 + 6976]                                     ;   143.2 p2     192 dst.13 reload
        vshufi32x4 zmm26, zmm26, [r8 + 6976], 0xd8                       ;   300.7 p5+p3  192 dst
        vmovdqu64 [rbp + 3968], zmm13                                    ;   302.7 p8+p9  192 dst spill
        vmovdqu64 zmm13, [r8 + 7040]                                     ;   144.2 p2     192 dst.14 reload
        vshufi32x4 zmm13, zmm13, [r8 + 7040], 0xd8                       ;   301.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4032], zmm13                                    ;   304.7 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 7104]                                     ;   145.2 p2     192 dst.15 reload
        vshufi32x4 zmm13, zmm13, [r8 + 7104], 0xd8                       ;   302.7 p5+p3  192 dst
        vpternlogd zmm14, zmm25, zmm0, 0xd8                              ;   294.0 p0     192 dst
        vpsllq zmm25, zmm29, 2                                           ;   295.0 p0     192 dst
        vpternlogd zmm25, zmm9, zmm0, 0xd8                               ;   296.0 p0     192 dst
        vpsrlq zmm9, zmm9, 2                                             ;   297.0 p0     192 dst
        vpternlogd zmm9, zmm29, zmm0, 0xe4                               ;   298.0 p0     192 dst
        vpsrlq zmm29, zmm22, 2                                           ;   299.0 p0     192 dst
        vpternlogd zmm29, zmm30, zmm0, 0xe4                              ;   300.0 p0     192 dst
        vpsllq zmm30, zmm30, 2                                           ;   301.0 p0     192 dst
        vpternlogd zmm30, zmm22, zmm0, 0xd8                              ;   302.0 p0     192 dst
        vpsrlq zmm22, zmm16, 2                                           ;   303.0 p0     192 dst
        vpternlogd zmm22, zmm18, zmm0, 0xe4                              ;   304.0 p5     192 dst
        vpsllq zmm18, zmm18, 2                                           ;   304.0 p0     192 dst
        vpternlogd zmm18, zmm16, zmm0, 0xd8                              ;   305.0 p5     192 dst
        vpsllq zmm16, zmm12, 2                                           ;   305.0 p0     192 dst
        vpternlogd zmm16, zmm7, zmm0, 0xd8                               ;   306.0 p5     192 dst
        vpsrlq zmm7, zmm7, 2                                             ;   306.0 p0     192 dst
        vpternlogd zmm7, zmm12, zmm0, 0xe4                               ;   307.0 p5     192 dst
        vmovdqu64 zmm12, [rbp + 3968]                                    ;   302.7 p2     192 dst reload
        vpsrlq zmm0, zmm12, 1                                            ;   308.7 p0     192 dst
        vmovdqu64 zmm12, [rbp + 4032]                                    ;   304.7 p3     192 dst reload
        vmovdqu64 [rbp + 4096], zmm13                                    ;   305.7 p8+p9  192 dst spill
        vpsrlq zmm13, zmm12, 1                                           ;   310.7 p0     192 dst
        vmovdqu64 zmm12, [rbp + 4096]                                    ;   305.7 p2     192 dst reload
        vmovdqu64 [rbp + 4160], zmm13                                    ;   311.7 p7+p4  192 dst spill
        vpsllq zmm13, zmm12, 1                                           ;   311.7 p0     192 dst
        vpsrlq zmm12, zmm8, 4                                            ;   310.0 p0     192 dst
        vmovdqu64 [rbp + 4224], zmm13                                    ;   312.7 p8+p9  192 dst spill
        vpsrlq zmm13, zmm10, 4                                           ;   311.0 p0     192 dst
        vmovdqu64 [rbp + 4288], zmm0                                     ;   309.7 p7+p4  192 dst spill
        vpsrlq zmm0, zmm31, 4                                            ;   312.0 p0     192 dst
        vmovdqu64 [rbp + 4352], zmm26                                    ;   303.7 p8+p9  192 dst spill
        vpsllq zmm26, zmm17, 4                                           ;   313.0 p0     192 dst
        vmovdqu64 [rbp + 4416], zmm20                                    ;   300.7 p7+p4  192 dst spill
        vmovdqu64 zmm20, [rbp + 4352]                                    ;   303.7 p3     192 dst reload
        vmovdqu64 [rbp + 4480], zmm23                                    ;   301.7 p8+p9  192 dst spill
        vpsllq zmm23, zmm20, 1                                           ;   314.0 p0     192 dst
        vmovdqu64 zmm20, [rbp + 4480]                                    ;   301.7 p2     192 dst reload
        vmovdqu64 [rbp + 4544], zmm23                                    ;   315.0 p7+p4  192 dst spill
        vpsllq zmm23, zmm20, 1                                           ;   315.0 p0     192 dst
        vmovdqu64 zmm20, [rbp + 4416]                                    ;   300.7 p3     192 dst reload
        vmovdqu64 [rbp + 4608], zmm23                                    ;   316.0 p8+p9  192 dst spill
        vpsrlq zmm23, zmm20, 1                                           ;   316.0 p0     192 dst
        vpsrlq zmm20, zmm4, 4                                            ;   317.0 p0     192 dst
        vmovdqu64 [rbp + 4672], zmm23                                    ;   317.0 p7+p4  192 dst spill
        vpsllq zmm23, zmm3, 4                                            ;   318.0 p0     192 dst
        vmovdqu64 [rbp + 4736], zmm11                                    ;   298.7 p8+p9  192 dst spill
        vpsllq zmm11, zmm21, 4                                           ;   319.0 p0     192 dst
        vmovdqu64 [rbp + 4800], zmm15                                    ;   299.7 p7+p4  192 dst spill
        vmovdqu64 zmm15, [rbp + 4736]                                    ;   298.7 p2     192 dst reload
        vmovdqu64 [rbp + 4864], zmm5                                     ;   289.7 p8+p9  192 dst spill
        vpsrlq zmm5, zmm15, 1                                            ;   320.0 p0     192 dst
        vmovdqu64 zmm15, [rbp + 4864]                                    ;   289.7 p3     192 dst reload
        vmovdqu64 [rbp + 4928], zmm5                                     ;   321.0 p7+p4  192 dst spill
        vpsrlq zmm5, zmm15, 1                                            ;   321.0 p0     192 dst
        vmovdqu64 zmm15, [rbp + 4800]                                    ;   299.7 p2     192 dst reload
        vmovdqu64 [rbp + 4992], zmm5                                     ;   322.0 p8+p9  192 dst spill
        vpsllq zmm5, zmm15, 1                                            ;   322.0 p0     192 dst
        vpsllq zmm15, zmm14, 4                                           ;   323.0 p0     192 dst
        vmovdqu64 [rbp + 5056], zmm5                                     ;   323.0 p7+p4  192 dst spill
        vpsrlq zmm5, zmm19, 1                                            ;   324.0 p0     192 dst
        vmovdqu64 [rbp + 5120], zmm2                                     ;   297.7 p8+p9  192 dst spill
        vpsllq zmm2, zmm24, 1                                            ;   325.0 p0     192 dst
        vmovdqu64 [rbp + 5184], zmm6                                     ;   287.7 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 5120]                                     ;   297.7 p3     192 dst reload
        vmovdqu64 [rbp + 5248], zmm1                                     ;   288.7 p8+p9  192 dst spill
        vpsllq zmm1, zmm6, 1                                             ;   326.0 p0     192 dst
        vmovdqu64 zmm6, [rbp + 5248]                                     ;   288.7 p2     192 dst reload
        vmovdqu64 [rbp + 5312], zmm1                                     ;   327.0 p7+p4  192 dst spill
        vpsllq zmm1, zmm6, 1                                             ;   327.0 p0     192 dst
        vmovdqu64 zmm6, [rbp + 5184]                                     ;   287.7 p3     192 dst reload
        vmovdqu64 [rbp + 5376], zmm1                                     ;   328.0 p8+p9  192 dst spill
        vpsrlq zmm1, zmm6, 1                                             ;   328.0 p0     192 dst
        vpsllq zmm6, zmm25, 4                                            ;   329.0 p0     192 dst
        vpternlogd zmm12, zmm17, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   311.0 p5+p2  192 dst
        vpsrlq zmm17, zmm28, 1                                           ;   330.0 p0     192 dst
        vmovdqu64 [rbp + 5440], zmm1                                     ;   329.0 p7+p4  192 dst spill
        vpsllq zmm1, zmm27, 1                                            ;   331.0 p0     192 dst
        vpternlogd zmm26, zmm8, [rel aes_from_slices.T0_constants512 + 128], 0xd8 ;   314.0 p5+p3  192 dst
        vmovdqu64 zmm8, [rel aes_from_slices.T0_constants512 + 128]      ;   155.0 p2     192 dst reload
        vpternlogd zmm0, zmm14, zmm8, 0xe4                               ;   313.0 p5     192 dst
        vpternlogd zmm13, zmm3, zmm8, 0xe4                               ;   312.0 p5     192 dst
        vpternlogd zmm23, zmm10, zmm8, 0xd8                              ;   319.0 p5     192 dst
        vmovdqu64 zmm3, [rel aes_from_slices.T0_constants512]            ;   158.8 p3     192 dst reload
        vmovdqu64 zmm10, [rbp + 5184]                                    ;   287.7 p2     192 dst reload
        vmovdqu64 zmm14, [rbp + 5376]                                    ;   328.0 p3     192 dst
        vpternlogd zmm14, zmm10, zmm3, 0xd8                              ;   334.0 p5     192 dst
        vpternlogd zmm20, zmm21, zmm8, 0xe4                              ;   318.0 p5     192 dst
        vpternlogd zmm11, zmm4, zmm8, 0xd8                               ;   320.0 p5     192 dst
        vmovdqu64 zmm4, [rbp + 5440]                                     ;   329.0 p2     192 dst
        vpternlogd zmm4, zmm3, [rbp + 5248], 0xe2                        ;   335.0 p5+p3  192 dst
        vpternlogd zmm15, zmm31, zmm8, 0xd8                              ;   324.0 p5     192 dst
        vmovdqu64 zmm10, [rbp + 5312]                                    ;   327.0 p2     192 dst
        vpternlogd zmm10, zmm3, [rbp + 4864], 0xb8                       ;   333.0 p5+p3  192 dst
        vpsllq zmm21, zmm9, 4                                            ;   332.0 p0     192 dst
        vpsrlq zmm31, zmm29, 4                                           ;   333.0 p0     192 dst
        vpternlogd zmm21, zmm29, zmm8, 0xd8                              ;   333.0 p5     192 dst
        vpsrlq zmm29, zmm30, 4                                           ;   334.0 p0     192 dst
        vpternlogd zmm6, zmm30, zmm8, 0xd8                               ;   330.0 p5     192 dst
        vpsrlq zmm30, zmm18, 4                                           ;   335.0 p0     192 dst
        vpternlogd zmm29, zmm25, zmm8, 0xe4                              ;   335.0 p5     192 dst
        vpsllq zmm25, zmm16, 4                                           ;   336.0 p0     192 dst
        vpternlogd zmm31, zmm9, zmm8, 0xe4                               ;   334.0 p5     192 dst
        vpsrlq zmm9, zmm22, 4                                            ;   337.0 p0     192 dst
        vpternlogd zmm5, zmm24, zmm3, 0xe4                               ;   325.0 p5     192 dst
        vpsllq zmm24, zmm7, 4                                            ;   338.0 p0     192 dst
        vpternlogd zmm30, zmm16, zmm8, 0xe4                              ;   336.0 p5     192 dst
        vpternlogd zmm2, zmm19, zmm3, 0xd8                               ;   326.0 p5     192 dst
        vmovdqu64 zmm16, [rbp + 4992]                                    ;   322.0 p2     192 dst
        vpternlogd zmm16, zmm3, [rbp + 5120], 0xe2                       ;   328.0 p5+p3  192 dst
        vpternlogd zmm25, zmm18, zmm8, 0xd8                              ;   337.0 p5     192 dst
        vmovdqu64 zmm18, [rbp + 5056]                                    ;   323.0 p2     192 dst
        vpternlogd zmm18, zmm3, [rbp + 4736], 0xb8                       ;   329.0 p5+p3  192 dst
        vpternlogd zmm9, zmm7, zmm8, 0xe4                                ;   338.0 p5     192 dst
        vmovdqu64 zmm7, [rbp + 4928]                                     ;   321.0 p2     192 dst
        vpternlogd zmm7, zmm3, [rbp + 4800], 0xe2                        ;   329.7 p5+p3  192 dst
        vpternlogd zmm24, zmm22, zmm8, 0xd8                              ;   339.0 p5     192 dst
        vmovdqu64 zmm19, [rbp + 4608]                                    ;   316.0 p2     192 dst
        vpternlogd zmm19, zmm3, [rbp + 4416], 0xb8                       ;   331.7 p5+p3  192 dst
        vpternlogd zmm17, zmm27, zmm3, 0xe4                              ;   332.7 p5     192 dst
        vmovdqu64 zmm22, [rbp + 4672]                                    ;   317.0 p2     192 dst
        vpternlogd zmm22, zmm3, [rbp + 4480], 0xe2                       ;   333.7 p5+p3  192 dst
        vpternlogd zmm1, zmm28, zmm3, 0xd8                               ;   334.7 p5     192 dst
        vmovdqu64 zmm27, [rbp + 4544]                                    ;   315.0 p2     192 dst
        vpternlogd zmm27, zmm3, [rbp + 3968], 0xb8                       ;   335.7 p5+p3  192 dst
        vpunpcklbw zmm28, zmm26, zmm6                                    ;   336.7 p5     192 dst
        vpunpckhbw zmm6, zmm26, zmm6                                     ;   337.7 p5     192 dst
        vpunpcklbw zmm26, zmm23, zmm21                                   ;   338.7 p5     192 dst
        vpunpckhbw zmm21, zmm23, zmm21                                   ;   339.7 p5     192 dst
        vpunpcklbw zmm23, zmm12, zmm29                                   ;   340.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm29                                   ;   341.7 p5     192 dst
        vpunpcklbw zmm29, zmm13, zmm31                                   ;   342.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm31                                   ;   343.7 p5     192 dst
        vpunpcklbw zmm31, zmm15, zmm25                                   ;   344.7 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm25                                   ;   345.7 p5     192 dst
        vpunpcklbw zmm25, zmm0, zmm30                                    ;   346.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm30                                     ;   347.7 p5     192 dst
        vpunpcklbw zmm30, zmm11, zmm24                                   ;   348.7 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm24                                   ;   349.7 p5     192 dst
        vpunpcklbw zmm24, zmm20, zmm9                                    ;   350.7 p5     192 dst
        vpunpckhbw zmm9, zmm20, zmm9                                     ;   351.7 p5     192 dst
        vmovdqu64 zmm20, [r8 + 3072]                                     ;   175.7 p2     192 dst.16 reload
        vshufi32x4 zmm20, zmm20, [r8 + 3072], 0xd8                       ;   352.7 p5+p3  192 dst
        vmovdqu64 [rbp + 3968], zmm9                                     ;   352.7 p8+p9  192 dst spill
        vmovdqu64 zmm9, [r8 + 3136]                                      ;   176.7 p2     192 dst.17 reload
        vshufi32x4 zmm9, zmm9, [r8 + 3136], 0xd8                         ;   353.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4544], zmm13                                    ;   344.7 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 3200]                                     ;   177.7 p2     192 dst.18 reload
        vshufi32x4 zmm13, zmm13, [r8 + 3200], 0xd8                       ;   354.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4480], zmm0                                     ;   348.7 p8+p9  192 dst spill
        vmovdqu64 zmm0, [r8 + 3264]                                      ;   178.7 p2     192 dst.19 reload
        vshufi32x4 zmm0, zmm0, [r8 + 3264], 0xd8                         ;   355.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4672], zmm12                                    ;   342.7 p7+p4  192 dst spill
        vmovdqu64 zmm12, [r8 + 3328]                                     ;   179.7 p2     192 dst.20 reload
        vshufi32x4 zmm12, zmm12, [r8 + 3328], 0xd8                       ;   356.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4416], zmm11                                    ;   350.7 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 3392]                                     ;   180.7 p2     192 dst.21 reload
        vshufi32x4 zmm11, zmm11, [r8 + 3392], 0xd8                       ;   357.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4608], zmm21                                    ;   340.7 p7+p4  192 dst spill
        vmovdqu64 zmm21, [r8 + 3456]                                     ;   181.7 p2     192 dst.22 reload
        vshufi32x4 zmm21, zmm21, [r8 + 3456], 0xd8                       ;   358.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4800], zmm15                                    ;   346.7 p8+p9  192 dst spill
        vmovdqu64 zmm15, [r8 + 3520]                                     ;   182.7 p2     192 dst.23 reload
        vshufi32x4 zmm15, zmm15, [r8 + 3520], 0xd8                       ;   359.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4928], zmm6                                     ;   338.7 p7+p4  192 dst spill
        vmovdqu64 zmm6, [r8 + 7168]                                      ;   184.0 p2     192 dst.16 reload
        vshufi32x4 zmm6, zmm6, [r8 + 7168], 0xd8                         ;   360.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4736], zmm24                                    ;   351.7 p8+p9  192 dst spill
        vmovdqu64 zmm24, [r8 + 7232]                                     ;   185.2 p2     192 dst.17 reload
        vshufi32x4 zmm24, zmm24, [r8 + 7232], 0xd8                       ;   361.7 p5+p3  192 dst
        vmovdqu64 [rbp + 5056], zmm29                                    ;   343.7 p7+p4  192 dst spill
        vmovdqu64 zmm29, [r8 + 7296]                                     ;   187.0 p2     192 dst.18 reload
        vshufi32x4 zmm29, zmm29, [r8 + 7296], 0xd8                       ;   362.7 p5+p3  192 dst
        vmovdqu64 [rbp + 5120], zmm25                                    ;   347.7 p8+p9  192 dst spill
        vmovdqu64 zmm25, [r8 + 7360]                                     ;   188.2 p2     192 dst.19 reload
        vshufi32x4 zmm25, zmm25, [r8 + 7360], 0xd8                       ;   363.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4992], zmm23                                    ;   341.7 p7+p4  192 dst spill
        vpsrlq zmm23, zmm2, 2                                            ;   339.0 p0     192 dst
        vmovdqu64 [rbp + 4864], zmm30                                    ;   349.7 p8+p9  192 dst spill
        vpsrlq zmm30, zmm5, 2                                            ;   340.0 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm26                                    ;   339.7 p7+p4  192 dst spill
        vpsllq zmm26, zmm16, 2                                           ;   341.0 p0     192 dst
        vmovdqu64 [rbp + 5248], zmm31                                    ;   345.7 p8+p9  192 dst spill
        vpsllq zmm31, zmm17, 2                                           ;   342.0 p0     192 dst
        vpternlogd zmm30, zmm17, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   343.0 p0+p2  192 dst
        vpsllq zmm17, zmm1, 2                                            ;   344.0 p0     192 dst
        vpternlogd zmm23, zmm1, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   345.0 p0+p3  192 dst
        vpsrlq zmm1, zmm18, 2                                            ;   346.0 p0     192 dst
        vmovdqu64 [rbp + 5440], zmm28                                    ;   337.7 p7+p4  192 dst spill
        vpsrlq zmm28, zmm7, 2                                            ;   347.0 p0     192 dst
        vpternlogd zmm31, zmm5, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   348.0 p0+p2  192 dst
        vpsllq zmm5, zmm19, 2                                            ;   349.0 p0     192 dst
        vpternlogd zmm17, zmm2, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   350.0 p0+p3  192 dst
        vpsllq zmm2, zmm10, 2                                            ;   351.0 p0     192 dst
        vmovdqu64 [rbp + 5184], zmm29                                    ;   365.7 p8+p9  192 dst spill
        vpsrlq zmm29, zmm14, 2                                           ;   352.0 p0     192 dst
        vmovdqu64 [rbp + 5376], zmm25                                    ;   366.7 p7+p4  192 dst spill
        vpsllq zmm25, zmm22, 2                                           ;   353.0 p0     192 dst
        vmovdqu64 [rbp + 5504], zmm6                                     ;   363.7 p8+p9  192 dst spill
        vpsrlq zmm6, zmm4, 2                                             ;   354.0 p0     192 dst
        vpternlogd zmm26, zmm4, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   355.0 p0+p2  192 dst
        vpsrlq zmm4, zmm27, 2                                            ;   356.0 p0     192 dst
        vpternlogd zmm1, zmm19, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   357.0 p0+p3  192 dst
        vmovdqu64 zmm19, [rel aes_from_slices.T0_constants512 + 64]      ;   206.0 p2     192 dst reload
        vpternlogd zmm28, zmm22, zmm19, 0xe4                             ;   358.0 p0     192 dst
        vpternlogd zmm5, zmm18, zmm19, 0xd8                              ;   359.0 p0     192 dst
        vmovdqu64 zmm18, [rbp + 4288]                                    ;   309.7 p3     192 dst
        vpternlogd zmm18, zmm3, [rbp + 4352], 0xe2                       ;   360.0 p0+p2  192 dst
        vmovdqu64 zmm22, [r8 + 7424]                                     ;   207.5 p3     192 dst.20 reload
        vshufi32x4 zmm22, zmm22, [r8 + 7424], 0xd8                       ;   364.7 p5+p2  192 dst
        vmovdqu64 [rbp + 4352], zmm22                                    ;   367.7 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 7488]                                     ;   208.5 p3     192 dst.21 reload
        vshufi32x4 zmm22, zmm22, [r8 + 7488], 0xd8                       ;   365.7 p5+p2  192 dst
        vmovdqu64 [rbp + 4288], zmm22                                    ;   368.7 p8+p9  192 dst spill
        vmovdqu64 zmm22, [r8 + 7552]                                     ;   209.5 p3     192 dst.22 reload
        vshufi32x4 zmm22, zmm22, [r8 + 7552], 0xd8                       ;   366.7 p5+p2  192 dst
        vpternlogd zmm2, zmm14, zmm19, 0xd8                              ;   361.0 p0     192 dst
        vpternlogd zmm29, zmm10, zmm19, 0xe4                             ;   362.0 p0     192 dst
        vmovdqu64 zmm10, [rbp + 4224]                                    ;   312.7 p3     192 dst
        vpternlogd zmm10, zmm3, [rbp + 4032], 0xb8                       ;   363.0 p0+p2  192 dst
        vmovdqu64 zmm14, [r8 + 7616]                                     ;   211.5 p3     192 dst.23 reload
        vshufi32x4 zmm14, zmm14, [r8 + 7616], 0xd8                       ;   367.7 p5+p2  192 dst
        vpternlogd zmm6, zmm16, zmm19, 0xe4                              ;   364.0 p0     192 dst
        vpternlogd zmm25, zmm7, zmm19, 0xd8                              ;   365.0 p0     192 dst
        vmovdqu64 zmm7, [rbp + 4160]                                     ;   311.7 p3     192 dst
        vpternlogd zmm7, zmm3, [rbp + 4096], 0xe2                        ;   366.0 p0+p2  192 dst
        vmovdqu64 zmm16, [rbp + 5504]                                    ;   363.7 p3     192 dst reload
        vpsrlq zmm3, zmm16, 1                                            ;   369.7 p0     192 dst
        vpternlogd zmm4, zmm10, zmm19, 0xe4                              ;   368.0 p0     192 dst
        vpsllq zmm10, zmm10, 2                                           ;   369.0 p0     192 dst
        vpternlogd zmm10, zmm27, zmm19, 0xd8                             ;   370.0 p5     192 dst
        vpsrlq zmm27, zmm30, 4                                           ;   370.0 p0     192 dst
        vpternlogd zmm27, zmm6, zmm8, 0xe4                               ;   371.0 p5     192 dst
        vpsllq zmm6, zmm6, 4                                             ;   371.0 p0     192 dst
        vpternlogd zmm6, zmm30, zmm8, 0xd8                               ;   372.0 p5     192 dst
        vpsrlq zmm30, zmm23, 4                                           ;   372.0 p0     192 dst
        vpternlogd zmm30, zmm29, zmm8, 0xe4                              ;   373.0 p5     192 dst
        vpsllq zmm29, zmm29, 4                                           ;   373.0 p0     192 dst
        vpternlogd zmm29, zmm23, zmm8, 0xd8                              ;   374.0 p5     192 dst
        vpsrlq zmm23, zmm31, 4                                           ;   374.0 p0     192 dst
        vpternlogd zmm23, zmm26, zmm8, 0xe4                              ;   375.0 p5     192 dst
        vpsllq zmm26, zmm26, 4                                           ;   375.0 p0     192 dst
        vpternlogd zmm26, zmm31, zmm8, 0xd8                              ;   376.0 p5     192 dst
        vpsrlq zmm31, zmm17, 4                                           ;   376.0 p0     192 dst
        vpternlogd zmm31, zmm2, zmm8, 0xe4                               ;   377.0 p5     192 dst
        vpsllq zmm2, zmm2, 4                                             ;   377.0 p0     192 dst
        vpternlogd zmm2, zmm17, zmm8, 0xd8                               ;   378.0 p5     192 dst
        vmovdqu64 zmm17, [rbp + 5376]                                    ;   366.7 p2     192 dst reload
        vpsllq zmm16, zmm17, 1                                           ;   378.0 p0     192 dst
        vmovdqu64 zmm17, [rbp + 5184]                                    ;   365.7 p3     192 dst reload
        vmovdqu64 [rbp + 4096], zmm22                                    ;   369.7 p7+p4  192 dst spill
        vpsrlq zmm22, zmm17, 1                                           ;   379.0 p0     192 dst
        vpsrlq zmm17, zmm18, 2                                           ;   380.0 p0     192 dst
        vpternlogd zmm17, zmm7, zmm19, 0xe4                              ;   381.0 p5     192 dst
        vpsllq zmm7, zmm7, 2                                             ;   381.0 p0     192 dst
        vpternlogd zmm7, zmm18, zmm19, 0xd8                              ;   382.0 p5     192 dst
        vmovdqu64 zmm18, [rbp + 4288]                                    ;   368.7 p2     192 dst reload
        vpsllq zmm19, zmm18, 1                                           ;   382.0 p0     192 dst
        vmovdqu64 zmm18, [rbp + 4352]                                    ;   367.7 p3     192 dst reload
        vmovdqu64 [rbp + 4160], zmm14                                    ;   370.7 p8+p9  192 dst spill
        vpsrlq zmm14, zmm18, 1                                           ;   383.0 p0     192 dst
        vmovdqu64 zmm18, [rbp + 4160]                                    ;   370.7 p2     192 dst reload
        vmovdqu64 [rbp + 4032], zmm14                                    ;   384.0 p7+p4  192 dst spill
        vpsllq zmm14, zmm18, 1                                           ;   384.0 p0     192 dst
        vpsrlq zmm18, zmm5, 4                                            ;   385.0 p0     192 dst
        vpternlogd zmm18, zmm10, zmm8, 0xe4                              ;   386.0 p5     192 dst
        vpsllq zmm10, zmm10, 4                                           ;   386.0 p0     192 dst
        vpternlogd zmm10, zmm5, zmm8, 0xd8                               ;   387.0 p5     192 dst
        vpsrlq zmm5, zmm1, 4                                             ;   387.0 p0     192 dst
        vpternlogd zmm5, zmm4, zmm8, 0xe4                                ;   388.0 p5     192 dst
        vpsllq zmm4, zmm4, 4                                             ;   388.0 p0     192 dst
        vpternlogd zmm4, zmm1, zmm8, 0xd8                                ;   389.0 p5     192 dst
        vmovdqu64 zmm1, [rbp + 4096]                                     ;   369.7 p3     192 dst reload
        vmovdqu64 [rbp + 4224], zmm14                                    ;   385.0 p8+p9  192 dst spill
        vpsrlq zmm14, zmm1, 1                                            ;   389.0 p0     192 dst
        vpsrlq zmm1, zmm28, 4                                            ;   390.0 p0     192 dst
        vpternlogd zmm1, zmm17, zmm8, 0xe4                               ;   391.0 p5     192 dst
        vpsllq zmm17, zmm17, 4                                           ;   391.0 p0     192 dst
        vpternlogd zmm17, zmm28, zmm8, 0xd8                              ;   392.0 p5     192 dst
        vpsrlq zmm28, zmm20, 1                                           ;   392.0 p0     192 dst
        vmovdqu64 [rbp + 5568], zmm14                                    ;   390.0 p7+p4  192 dst spill
        vpsllq zmm14, zmm9, 1                                            ;   393.0 p0     192 dst
        vmovdqu64 [rbp + 5632], zmm19                                    ;   383.0 p8+p9  192 dst spill
        vpsrlq zmm19, zmm25, 4                                           ;   394.0 p0     192 dst
        vpternlogd zmm19, zmm7, zmm8, 0xe4                               ;   395.0 p5     192 dst
        vpsllq zmm7, zmm7, 4                                             ;   395.0 p0     192 dst
        vpternlogd zmm7, zmm25, zmm8, 0xd8                               ;   396.0 p5     192 dst
        vpsrlq zmm25, zmm13, 1                                           ;   396.0 p0     192 dst
        vpsllq zmm8, zmm0, 1                                             ;   397.0 p0     192 dst
        vmovdqu64 [rbp + 5696], zmm22                                    ;   380.0 p7+p4  192 dst spill
        vpsrlq zmm22, zmm12, 1                                           ;   398.0 p0     192 dst
        vmovdqu64 [rbp + 5760], zmm16                                    ;   379.0 p8+p9  192 dst spill
        vpsllq zmm16, zmm11, 1                                           ;   399.0 p0     192 dst
        vmovdqu64 [rbp + 5824], zmm3                                     ;   370.7 p7+p4  192 dst spill
        vpsrlq zmm3, zmm21, 1                                            ;   400.0 p0     192 dst
        vmovdqu64 [rbp + 5888], zmm24                                    ;   364.7 p8+p9  192 dst spill
        vpsllq zmm24, zmm15, 1                                           ;   401.0 p0     192 dst
        vmovdqu64 [rbp + 5952], zmm3                                     ;   401.0 p7+p4  192 dst spill
        vmovdqu64 zmm3, [rbp + 5888]                                     ;   364.7 p2     192 dst reload
        vmovdqu64 [rbp + 6016], zmm15                                    ;   362.7 p8+p9  192 dst spill
        vpsllq zmm15, zmm3, 1                                            ;   402.0 p0     192 dst
        vpunpcklbw zmm3, zmm2, zmm10                                     ;   388.0 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm10                                     ;   388.7 p5     192 dst
        vpunpcklbw zmm10, zmm31, zmm18                                   ;   389.7 p5     192 dst
        vpunpckhbw zmm18, zmm31, zmm18                                   ;   390.7 p5     192 dst
        vpunpcklbw zmm31, zmm29, zmm4                                    ;   391.7 p5     192 dst
        vpunpckhbw zmm4, zmm29, zmm4                                     ;   392.7 p5     192 dst
        vmovdqu64 zmm29, [rel aes_from_slices.T0_constants512]           ;   243.3 p3     192 dst reload
        vpternlogd zmm28, zmm9, zmm29, 0xe4                              ;   393.7 p5     192 dst
        vpternlogd zmm14, zmm20, zmm29, 0xd8                             ;   394.7 p5     192 dst
        vpternlogd zmm25, zmm0, zmm29, 0xe4                              ;   397.0 p5     192 dst
        vmovdqu64 zmm0, [rbp + 5952]                                     ;   401.0 p2     192 dst
        vpternlogd zmm0, zmm29, [rbp + 6016], 0xe2                       ;   407.0 p5+p3  192 dst
        vpternlogd zmm8, zmm13, zmm29, 0xd8                              ;   398.0 p5     192 dst
        vmovdqu64 zmm9, [rbp + 5824]                                     ;   370.7 p2     192 dst
        vpternlogd zmm9, zmm29, [rbp + 5888], 0xe2                       ;   398.7 p5+p3  192 dst
        vpternlogd zmm22, zmm11, zmm29, 0xe4                             ;   399.7 p5     192 dst
        vmovdqu64 zmm11, [rbp + 5760]                                    ;   379.0 p2     192 dst
        vpternlogd zmm11, zmm29, [rbp + 5184], 0xb8                      ;   400.7 p5+p3  192 dst
        vpternlogd zmm16, zmm12, zmm29, 0xd8                             ;   401.7 p5     192 dst
        vmovdqu64 zmm12, [rbp + 5696]                                    ;   380.0 p2     192 dst
        vpternlogd zmm12, zmm29, [rbp + 5376], 0xe2                      ;   402.7 p5+p3  192 dst
        vpternlogd zmm24, zmm21, zmm29, 0xd8                             ;   403.0 p0     192 dst
        vmovdqu64 zmm13, [rbp + 5632]                                    ;   383.0 p2     192 dst
        vpternlogd zmm13, zmm29, [rbp + 4352], 0xb8                      ;   403.7 p5+p3  192 dst
        vmovdqu64 zmm20, [rbp + 4032]                                    ;   384.0 p2     192 dst
        vpternlogd zmm20, zmm29, [rbp + 4288], 0xe2                      ;   404.0 p0+p3  192 dst
        vpunpcklbw zmm21, zmm30, zmm5                                    ;   404.7 p5     192 dst
        vpunpckhbw zmm5, zmm30, zmm5                                     ;   405.7 p5     192 dst
        vpunpcklbw zmm30, zmm6, zmm17                                    ;   406.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm17                                     ;   407.7 p5     192 dst
        vpunpcklbw zmm17, zmm27, zmm1                                    ;   408.7 p5     192 dst
        vpunpckhbw zmm1, zmm27, zmm1                                     ;   409.7 p5     192 dst
        vpunpcklbw zmm27, zmm26, zmm7                                    ;   410.7 p5     192 dst
        vpunpckhbw zmm7, zmm26, zmm7                                     ;   411.7 p5     192 dst
        vpunpcklbw zmm26, zmm23, zmm19                                   ;   412.7 p5     192 dst
        vpunpckhbw zmm19, zmm23, zmm19                                   ;   413.7 p5     192 dst
        vmovdqu64 zmm23, [r8 + 3584]                                     ;   256.7 p2     192 dst.24 reload
        vshufi32x4 zmm23, zmm23, [r8 + 3584], 0xd8                       ;   414.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4288], zmm1                                     ;   410.7 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 3648]                                      ;   257.7 p2     192 dst.25 reload
        vshufi32x4 zmm1, zmm1, [r8 + 3648], 0xd8                         ;   415.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4032], zmm5                                     ;   406.7 p8+p9  192 dst spill
        vmovdqu64 zmm5, [r8 + 3712]                                      ;   258.7 p2     192 dst.26 reload
        vshufi32x4 zmm5, zmm5, [r8 + 3712], 0xd8                         ;   416.7 p5+p3  192 dst
        vmovdqu64 [rbp + 4352], zmm19                                    ;   414.7 p7+p4  192 dst spill
        vpsrlq zmm19, zmm14, 2                                           ;   405.0 p0     192 dst
        vmovdqu64 [rbp + 5632], zmm18                                    ;   391.7 p8+p9  192 dst spill
        vpsrlq zmm18, zmm28, 2                                           ;   406.0 p0     192 dst
        vmovdqu64 [rbp + 5376], zmm6                                     ;   408.7 p7+p4  192 dst spill
        vpsllq zmm6, zmm25, 2                                            ;   407.0 p0     192 dst
        vpternlogd zmm18, zmm25, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   408.0 p0+p2  192 dst
        vpsllq zmm25, zmm8, 2                                            ;   409.0 p0     192 dst
        vpternlogd zmm19, zmm8, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   410.0 p0+p3  192 dst
        vpternlogd zmm15, zmm29, [rbp + 5504], 0xb8                      ;   411.0 p0+p2  192 dst
        vmovdqu64 zmm8, [r8 + 3776]                                      ;   261.0 p3     192 dst.27 reload
        vshufi32x4 zmm8, zmm8, [r8 + 3776], 0xd8                         ;   417.7 p5+p2  192 dst
        vmovdqu64 [rbp + 5504], zmm4                                     ;   393.7 p8+p9  192 dst spill
        vmovdqu64 zmm4, [r8 + 3840]                                      ;   262.0 p3     192 dst.28 reload
        vshufi32x4 zmm4, zmm4, [r8 + 3840], 0xd8                         ;   418.7 p5+p2  192 dst
        vmovdqu64 [rbp + 5696], zmm7                                     ;   412.7 p7+p4  192 dst spill
        vmovdqu64 zmm7, [r8 + 3904]                                      ;   263.2 p3     192 dst.29 reload
        vshufi32x4 zmm7, zmm7, [r8 + 3904], 0xd8                         ;   419.7 p5+p2  192 dst
        vmovdqu64 [rbp + 5184], zmm2                                     ;   389.7 p8+p9  192 dst spill
        vmovdqu64 zmm2, [r8 + 3968]                                      ;   264.2 p3     192 dst.30 reload
        vshufi32x4 zmm2, zmm2, [r8 + 3968], 0xd8                         ;   420.7 p5+p2  192 dst
        vmovdqu64 [rbp + 5760], zmm17                                    ;   409.7 p7+p4  192 dst spill
        vmovdqu64 zmm17, [r8 + 4032]                                     ;   265.2 p3     192 dst.31 reload
        vshufi32x4 zmm17, zmm17, [r8 + 4032], 0xd8                       ;   421.7 p5+p2  192 dst
        vmovdqu64 [rbp + 5888], zmm21                                    ;   405.7 p8+p9  192 dst spill
        vmovdqu64 zmm21, [r8 + 7680]                                     ;   266.2 p3     192 dst.24 reload
        vshufi32x4 zmm21, zmm21, [r8 + 7680], 0xd8                       ;   422.7 p5+p2  192 dst
        vmovdqu64 [rbp + 5824], zmm26                                    ;   413.7 p7+p4  192 dst spill
        vmovdqu64 zmm26, [r8 + 7744]                                     ;   267.2 p3     192 dst.25 reload
        vshufi32x4 zmm26, zmm26, [r8 + 7744], 0xd8                       ;   423.7 p5+p2  192 dst
        vmovdqu64 [rbp + 6016], zmm10                                    ;   390.7 p8+p9  192 dst spill
        vmovdqu64 zmm10, [r8 + 7808]                                     ;   268.2 p3     192 dst.26 reload
        vshufi32x4 zmm10, zmm10, [r8 + 7808], 0xd8                       ;   424.7 p5+p2  192 dst
        vmovdqu64 [rbp + 5952], zmm30                                    ;   407.7 p7+p4  192 dst spill
        vmovdqu64 zmm30, [r8 + 7872]                                     ;   269.2 p3     192 dst.27 reload
        vshufi32x4 zmm30, zmm30, [r8 + 7872], 0xd8                       ;   425.7 p5+p2  192 dst
        vmovdqu64 [rbp + 6080], zmm31                                    ;   392.7 p8+p9  192 dst spill
        vmovdqu64 zmm31, [r8 + 7936]                                     ;   270.2 p3     192 dst.28 reload
        vshufi32x4 zmm31, zmm31, [r8 + 7936], 0xd8                       ;   426.7 p5+p2  192 dst
        vmovdqu64 [rbp + 6144], zmm27                                    ;   411.7 p7+p4  192 dst spill
        vmovdqu64 zmm27, [r8 + 8000]                                     ;   271.2 p3     192 dst.29 reload
        vshufi32x4 zmm27, zmm27, [r8 + 8000], 0xd8                       ;   427.7 p5+p2  192 dst
        vmovdqu64 [rbp + 6208], zmm3                                     ;   389.0 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 8064]                                      ;   272.2 p3     192 dst.30 reload
        vshufi32x4 zmm3, zmm3, [r8 + 8064], 0xd8                         ;   428.7 p5+p2  192 dst
        vpternlogd zmm6, zmm28, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   412.0 p0+p3  192 dst
        vmovdqu64 zmm28, [rel aes_from_slices.T0_constants512 + 64]      ;   273.7 p2     192 dst reload
        vpternlogd zmm25, zmm14, zmm28, 0xd8                             ;   413.0 p0     192 dst
        vpsrlq zmm14, zmm22, 2                                           ;   414.0 p0     192 dst
        vpternlogd zmm14, zmm0, zmm28, 0xe4                              ;   415.0 p0     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   416.0 p0     192 dst
        vpternlogd zmm0, zmm22, zmm28, 0xd8                              ;   417.0 p0     192 dst
        vpsrlq zmm22, zmm16, 2                                           ;   418.0 p0     192 dst
        vpternlogd zmm22, zmm24, zmm28, 0xe4                             ;   419.0 p0     192 dst
        vpsllq zmm24, zmm24, 2                                           ;   420.0 p0     192 dst
        vpternlogd zmm24, zmm16, zmm28, 0xd8                             ;   421.0 p0     192 dst
        vpsrlq zmm16, zmm9, 2                                            ;   422.0 p0     192 dst
        vpternlogd zmm16, zmm12, zmm28, 0xe4                             ;   423.0 p0     192 dst
        vpsllq zmm12, zmm12, 2                                           ;   424.0 p0     192 dst
        vpternlogd zmm12, zmm9, zmm28, 0xd8                              ;   425.0 p0     192 dst
        vpsllq zmm9, zmm11, 2                                            ;   426.0 p0     192 dst
        vpternlogd zmm9, zmm15, zmm28, 0xd8                              ;   427.0 p0     192 dst
        vpsrlq zmm15, zmm15, 2                                           ;   428.0 p0     192 dst
        vpternlogd zmm15, zmm11, zmm28, 0xe4                             ;   429.0 p0     192 dst
        vpsrlq zmm11, zmm13, 2                                           ;   430.0 p0     192 dst
        vmovdqu64 [rbp + 6272], zmm3                                     ;   431.7 p7+p4  192 dst spill
        vpsrlq zmm3, zmm20, 2                                            ;   431.0 p0     192 dst
        vmovdqu64 [rbp + 6336], zmm31                                    ;   429.7 p8+p9  192 dst spill
        vpsrlq zmm31, zmm18, 4                                           ;   432.0 p0     192 dst
        vmovdqu64 [rbp + 6400], zmm27                                    ;   430.7 p7+p4  192 dst spill
        vpsrlq zmm27, zmm19, 4                                           ;   433.0 p0     192 dst
        vmovdqu64 [rbp + 6464], zmm10                                    ;   427.7 p8+p9  192 dst spill
        vpsrlq zmm10, zmm25, 4                                           ;   434.0 p0     192 dst
        vmovdqu64 [rbp + 6528], zmm30                                    ;   428.7 p7+p4  192 dst spill
        vpsrlq zmm30, zmm6, 4                                            ;   435.0 p0     192 dst
        vmovdqu64 [rbp + 6592], zmm21                                    ;   425.7 p8+p9  192 dst spill
        vpsllq zmm21, zmm0, 4                                            ;   436.0 p0     192 dst
        vmovdqu64 [rbp + 6656], zmm26                                    ;   426.7 p7+p4  192 dst spill
        vpsllq zmm26, zmm14, 4                                           ;   437.0 p0     192 dst
        vmovdqu64 [rbp + 6720], zmm2                                     ;   423.7 p8+p9  192 dst spill
        vpsllq zmm2, zmm24, 4                                            ;   438.0 p0     192 dst
        vmovdqu64 [rbp + 6784], zmm17                                    ;   424.7 p7+p4  192 dst spill
        vpsllq zmm17, zmm22, 4                                           ;   439.0 p0     192 dst
        vpternlogd zmm10, zmm24, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   435.0 p5+p3  192 dst
        vmovdqu64 zmm24, [rel aes_from_slices.T0_constants512 + 128]     ;   289.0 p2     192 dst reload
        vpternlogd zmm27, zmm22, zmm24, 0xe4                             ;   434.0 p5     192 dst
        vpternlogd zmm31, zmm14, zmm24, 0xe4                             ;   433.0 p5     192 dst
        vmovdqu64 zmm14, [rbp + 4224]                                    ;   385.0 p3     192 dst
        vpternlogd zmm14, zmm29, [rbp + 4096], 0xb8                      ;   432.7 p5+p2  192 dst
        vmovdqu64 zmm22, [r8 + 8128]                                     ;   291.0 p3     192 dst.31 reload
        vshufi32x4 zmm22, zmm22, [r8 + 8128], 0xd8                       ;   433.7 p5+p2  192 dst
        vpternlogd zmm30, zmm0, zmm24, 0xe4                              ;   436.0 p5     192 dst
        vpternlogd zmm21, zmm6, zmm24, 0xd8                              ;   437.0 p5     192 dst
        vmovdqu64 zmm0, [rbp + 5568]                                     ;   390.0 p3     192 dst
        vpternlogd zmm0, zmm29, [rbp + 4160], 0xe2                       ;   436.7 p5+p2  192 dst
        vpternlogd zmm2, zmm25, zmm24, 0xd8                              ;   439.0 p5     192 dst
        vmovdqu64 zmm6, [rbp + 6784]                                     ;   424.7 p3     192 dst reload
        vpsllq zmm25, zmm6, 1                                            ;   440.0 p0     192 dst
        vpternlogd zmm26, zmm18, zmm24, 0xd8                             ;   438.7 p5     192 dst
        vpternlogd zmm17, zmm19, zmm24, 0xd8                             ;   440.0 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6720]                                    ;   423.7 p2     192 dst reload
        vpsrlq zmm19, zmm18, 1                                           ;   441.0 p0     192 dst
        vpternlogd zmm11, zmm14, zmm28, 0xe4                             ;   440.7 p5     192 dst
        vpsllq zmm14, zmm14, 2                                           ;   442.0 p0     192 dst
        vpternlogd zmm14, zmm13, zmm28, 0xd8                             ;   443.0 p5     192 dst
        vpternlogd zmm3, zmm0, zmm28, 0xe4                               ;   442.7 p5     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   443.0 p0     192 dst
        vpternlogd zmm0, zmm20, zmm28, 0xd8                              ;   444.0 p5     192 dst
        vmovdqu64 zmm13, [rbp + 6656]                                    ;   426.7 p3     192 dst reload
        vpsllq zmm20, zmm13, 1                                           ;   444.0 p0     192 dst
        vpternlogd zmm25, zmm18, zmm29, 0xd8                             ;   444.7 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6592]                                    ;   425.7 p2     192 dst reload
        vpsrlq zmm28, zmm18, 1                                           ;   445.0 p0     192 dst
        vpternlogd zmm19, zmm6, zmm29, 0xe4                              ;   445.7 p5     192 dst
        vmovdqu64 zmm6, [rbp + 6528]                                     ;   428.7 p3     192 dst reload
        vpsllq zmm13, zmm6, 1                                            ;   446.0 p0     192 dst
        vpternlogd zmm20, zmm18, zmm29, 0xd8                             ;   446.7 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6464]                                    ;   427.7 p2     192 dst reload
        vpsrlq zmm6, zmm18, 1                                            ;   447.0 p0     192 dst
        vpternlogd zmm13, zmm18, zmm29, 0xd8                             ;   447.7 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6400]                                    ;   430.7 p3     192 dst reload
        vpsllq zmm29, zmm18, 1                                           ;   448.0 p0     192 dst
        vpsrlq zmm18, zmm12, 4                                           ;   449.0 p0     192 dst
        vpternlogd zmm18, zmm0, zmm24, 0xe4                              ;   450.0 p5     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   450.0 p0     192 dst
        vpternlogd zmm0, zmm12, zmm24, 0xd8                              ;   451.0 p5     192 dst
        vpsrlq zmm12, zmm16, 4                                           ;   451.0 p0     192 dst
        vpternlogd zmm12, zmm3, zmm24, 0xe4                              ;   452.0 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   452.0 p0     192 dst
        vpternlogd zmm3, zmm16, zmm24, 0xd8                              ;   453.0 p5     192 dst
        vpsrlq zmm16, zmm9, 4                                            ;   453.0 p0     192 dst
        vpternlogd zmm16, zmm14, zmm24, 0xe4                             ;   454.0 p5     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   454.0 p0     192 dst
        vpternlogd zmm14, zmm9, zmm24, 0xd8                              ;   455.0 p5     192 dst
        vpsrlq zmm9, zmm23, 1                                            ;   455.0 p0     192 dst
        vmovdqu64 [rbp + 6464], zmm20                                    ;   447.7 p8+p9  192 dst spill
        vpsllq zmm20, zmm1, 1                                            ;   456.0 p0     192 dst
        vmovdqu64 [rbp + 6592], zmm13                                    ;   448.7 p7+p4  192 dst spill
        vpsrlq zmm13, zmm15, 4                                           ;   457.0 p0     192 dst
        vpternlogd zmm13, zmm11, zmm24, 0xe4                             ;   458.0 p5     192 dst
        vpsllq zmm11, zmm11, 4                                           ;   458.0 p0     192 dst
        vpternlogd zmm11, zmm15, zmm24, 0xd8                             ;   459.0 p5     192 dst
        vpsrlq zmm15, zmm5, 1                                            ;   459.0 p0     192 dst
        vpsllq zmm24, zmm8, 1                                            ;   460.0 p0     192 dst
        vmovdqu64 [rbp + 6784], zmm19                                    ;   446.7 p8+p9  192 dst spill
        vmovdqu64 zmm19, [rbp + 6336]                                    ;   429.7 p2     192 dst reload
        vmovdqu64 [rbp + 6720], zmm25                                    ;   445.7 p7+p4  192 dst spill
        vpsrlq zmm25, zmm19, 1                                           ;   461.0 p0     192 dst
        vpsrlq zmm19, zmm4, 1                                            ;   462.0 p0     192 dst
        vmovdqu64 [rbp + 4160], zmm22                                    ;   436.7 p8+p9  192 dst spill
        vmovdqu64 zmm22, [rbp + 6272]                                    ;   431.7 p3     192 dst reload
        vmovdqu64 [rbp + 5568], zmm25                                    ;   462.0 p7+p4  192 dst spill
        vpsrlq zmm25, zmm22, 1                                           ;   463.0 p0     192 dst
        vpsllq zmm22, zmm7, 1                                            ;   464.0 p0     192 dst
        vmovdqu64 [rbp + 4096], zmm25                                    ;   464.0 p8+p9  192 dst spill
        vmovdqu64 zmm25, [rbp + 4160]                                    ;   436.7 p2     192 dst reload
        vmovdqu64 [rbp + 4224], zmm29                                    ;   449.0 p7+p4  192 dst spill
        vpsllq zmm29, zmm25, 1                                           ;   465.0 p0     192 dst
        vmovdqu64 zmm25, [rbp + 6720]                                    ;   445.7 p3     192 dst reload
        vmovdqu64 [rbp + 6848], zmm29                                    ;   466.0 p8+p9  192 dst spill
        vpsllq zmm29, zmm25, 2                                           ;   466.0 p0     192 dst
        vmovdqu64 zmm25, [rbp + 6784]                                    ;   446.7 p2     192 dst reload
        vmovdqu64 [rbp + 6912], zmm29                                    ;   467.0 p7+p4  192 dst spill
        vpsllq zmm29, zmm25, 2                                           ;   467.0 p0     192 dst
        vmovdqu64 zmm25, [rbp + 6592]                                    ;   448.7 p3     192 dst reload
        vmovdqu64 [rbp + 6976], zmm29                                    ;   468.0 p8+p9  192 dst spill
        vpsllq zmm29, zmm25, 2                                           ;   468.0 p0     192 dst
        vmovdqu64 zmm25, [rbp + 6464]                                    ;   447.7 p2     192 dst reload
        vmovdqu64 [rbp + 7040], zmm29                                    ;   469.0 p7+p4  192 dst spill
        vpsrlq zmm29, zmm25, 2                                           ;   469.0 p0     192 dst
        vpunpcklbw zmm25, zmm21, zmm0                                    ;   456.7 p5     192 dst
        vpunpckhbw zmm0, zmm21, zmm0                                     ;   457.7 p5     192 dst
        vpunpcklbw zmm21, zmm30, zmm18                                   ;   458.7 p5     192 dst
        vpunpckhbw zmm18, zmm30, zmm18                                   ;   459.7 p5     192 dst
        vmovdqu64 zmm30, [rel aes_from_slices.T0_constants512]           ;   316.0 p3     192 dst reload
        vpternlogd zmm9, zmm1, zmm30, 0xe4                               ;   460.7 p5     192 dst
        vpternlogd zmm20, zmm23, zmm30, 0xd8                             ;   461.7 p5     192 dst
        vpternlogd zmm15, zmm8, zmm30, 0xe4                              ;   462.7 p5     192 dst
        vmovdqu64 zmm1, [rbp + 4224]                                     ;   449.0 p2     192 dst
        vpternlogd zmm1, zmm30, [rbp + 6336], 0xb8                       ;   463.7 p5+p3  192 dst
        vpternlogd zmm24, zmm5, zmm30, 0xd8                              ;   464.7 p5     192 dst
        vmovdqu64 zmm5, [rbp + 5568]                                     ;   462.0 p2     192 dst
        vpternlogd zmm5, zmm30, [rbp + 6400], 0xe2                       ;   468.0 p5+p3  192 dst
        vmovdqu64 zmm8, [rbp + 6848]                                     ;   466.0 p2     192 dst
        vpternlogd zmm8, zmm30, [rbp + 6272], 0xb8                       ;   472.0 p5+p3  192 dst
        vpternlogd zmm19, zmm7, zmm30, 0xe4                              ;   467.7 p5     192 dst
        vmovdqu64 zmm7, [rbp + 4096]                                     ;   464.0 p2     192 dst
        vpternlogd zmm7, zmm30, [rbp + 4160], 0xe2                       ;   470.0 p5+p3  192 dst
        vpternlogd zmm22, zmm4, zmm30, 0xd8                              ;   469.7 p5     192 dst
        vpunpcklbw zmm4, zmm26, zmm3                                     ;   470.7 p5     192 dst
        vpunpckhbw zmm3, zmm26, zmm3                                     ;   471.7 p5     192 dst
        vpunpcklbw zmm23, zmm2, zmm14                                    ;   472.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm14                                     ;   473.7 p5     192 dst
        vpunpcklbw zmm14, zmm31, zmm12                                   ;   474.7 p5     192 dst
        vpunpckhbw zmm12, zmm31, zmm12                                   ;   475.7 p5     192 dst
        vpunpcklbw zmm26, zmm10, zmm16                                   ;   476.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm16                                   ;   477.7 p5     192 dst
        vpternlogd zmm28, zmm30, [rbp + 6656], 0xe2                      ;   470.0 p0+p2  192 dst
        vpternlogd zmm6, zmm30, [rbp + 6528], 0xe2                       ;   471.0 p0+p3  192 dst
        vmovdqu64 zmm16, [rel aes_from_slices.T0_constants512 + 64]      ;   328.0 p2     192 dst reload
        vmovdqu64 zmm30, [rbp + 6464]                                    ;   447.7 p3     192 dst reload
        vmovdqu64 zmm31, [rbp + 7040]                                    ;   469.0 p2     192 dst
        vpternlogd zmm31, zmm30, zmm16, 0xd8                             ;   475.0 p0     192 dst
        vpunpcklbw zmm30, zmm17, zmm11                                   ;   478.7 p5     192 dst
        vpunpckhbw zmm11, zmm17, zmm11                                   ;   479.7 p5     192 dst
        vpunpcklbw zmm17, zmm27, zmm13                                   ;   480.7 p5     192 dst
        vpunpckhbw zmm13, zmm27, zmm13                                   ;   481.7 p5     192 dst
        vpsrlq zmm27, zmm20, 2                                           ;   473.0 p0     192 dst
        vpternlogd zmm27, zmm24, zmm16, 0xe4                             ;   474.0 p0     192 dst
        vpsllq zmm24, zmm24, 2                                           ;   475.0 p0     192 dst
        vpternlogd zmm24, zmm20, zmm16, 0xd8                             ;   476.0 p0     192 dst
        vpsrlq zmm20, zmm9, 2                                            ;   477.0 p0     192 dst
        vpternlogd zmm20, zmm15, zmm16, 0xe4                             ;   478.0 p0     192 dst
        vpsllq zmm15, zmm15, 2                                           ;   479.0 p0     192 dst
        vpternlogd zmm15, zmm9, zmm16, 0xd8                              ;   480.0 p0     192 dst
        vmovdqu64 zmm9, [rbp + 5440]                                     ;   337.7 p3     192 dst reload
        vmovdqu64 [rbp + 6464], zmm12                                    ;   476.7 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp - 64]                                      ;   335.0 p2     192 dst reload
        vmovdqu64 [rbp + 7040], zmm13                                    ;   482.7 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm12, zmm9                                    ;   482.7 p5     192 dst
        vpunpckhbw zmm9, zmm12, zmm9                                     ;   483.7 p5     192 dst
        vmovdqu64 zmm12, [rbp + 6208]                                    ;   389.0 p3     192 dst reload
        vmovdqu64 [rbp + 5440], zmm18                                    ;   460.7 p8+p9  192 dst spill
        vmovdqu64 zmm18, [rbp + 1088]                                    ;   336.3 p2     192 dst reload
        vmovdqu64 [rbp - 64], zmm10                                      ;   478.7 p7+p4  192 dst spill
        vpunpcklbw zmm10, zmm18, zmm12                                   ;   484.7 p5     192 dst
        vpunpckhbw zmm12, zmm18, zmm12                                   ;   485.7 p5     192 dst
        vpsrlq zmm18, zmm1, 2                                            ;   481.0 p0     192 dst
        vpternlogd zmm18, zmm8, zmm16, 0xe4                              ;   482.0 p0     192 dst
        vpsllq zmm8, zmm8, 2                                             ;   483.0 p0     192 dst
        vpternlogd zmm8, zmm1, zmm16, 0xd8                               ;   484.0 p0     192 dst
        vpsrlq zmm1, zmm19, 2                                            ;   485.0 p0     192 dst
        vpternlogd zmm19, zmm16, [rbp + 6976], 0xe2                      ;   486.0 p0+p3  192 dst
        vmovdqu64 [rbp + 6976], zmm3                                     ;   472.7 p8+p9  192 dst spill
        vpsrlq zmm3, zmm22, 2                                            ;   487.0 p0     192 dst
        vpternlogd zmm22, zmm16, [rbp + 6912], 0xe2                      ;   486.7 p5+p2  192 dst
        vpternlogd zmm29, zmm16, [rbp + 6592], 0xe2                      ;   487.7 p5+p3  192 dst
        vmovdqu64 [rbp + 6592], zmm11                                    ;   480.7 p7+p4  192 dst spill
        vmovdqu64 zmm11, [rbp + 0]                                       ;   339.5 p2     192 dst reload
        vmovdqu64 [rbp + 6912], zmm0                                     ;   458.7 p8+p9  192 dst spill
        vpunpcklbw zmm0, zmm11, [rbp + 5248]                             ;   488.7 p5+p3  192 dst
        vpunpckhbw zmm11, zmm11, [rbp + 5248]                            ;   489.7 p5+p2  192 dst
        vmovdqu64 [rbp + 5248], zmm2                                     ;   474.7 p7+p4  192 dst spill
        vpsrlq zmm2, zmm5, 2                                             ;   488.0 p0     192 dst
        vpternlogd zmm2, zmm7, zmm16, 0xe4                               ;   489.0 p0     192 dst
        vpsllq zmm7, zmm7, 2                                             ;   490.0 p0     192 dst
        vpternlogd zmm7, zmm5, zmm16, 0xd8                               ;   491.0 p5     192 dst
        vpsrlq zmm5, zmm28, 2                                            ;   491.0 p0     192 dst
        vpternlogd zmm5, zmm6, zmm16, 0xe4                               ;   492.0 p5     192 dst
        vpsllq zmm6, zmm6, 2                                             ;   492.0 p0     192 dst
        vpternlogd zmm6, zmm28, zmm16, 0xd8                              ;   493.0 p5     192 dst
        vmovdqu64 zmm28, [rbp + 6144]                                    ;   411.7 p3     192 dst reload
        vmovdqu64 [rbp + 0], zmm14                                       ;   475.7 p8+p9  192 dst spill
        vmovdqu64 zmm14, [rbp + 1856]                                    ;   342.0 p2     192 dst reload
        vmovdqu64 [rbp + 6208], zmm17                                    ;   481.7 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm14, zmm28                                   ;   493.7 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm28                                   ;   494.7 p5     192 dst
        vpsrlq zmm28, zmm24, 4                                           ;   493.0 p0     192 dst
        vmovdqu64 [rbp + 6144], zmm21                                    ;   459.7 p8+p9  192 dst spill
        vpsrlq zmm21, zmm27, 4                                           ;   494.0 p0     192 dst
        vmovdqu64 [rbp + 1856], zmm26                                    ;   477.7 p7+p4  192 dst spill
        vpsrlq zmm26, zmm31, 4                                           ;   495.0 p0     192 dst
        vpternlogd zmm3, zmm16, [rbp + 6720], 0xe2                       ;   495.7 p5+p3  192 dst
        vpternlogd zmm1, zmm16, [rbp + 6784], 0xe2                       ;   496.0 p0+p2  192 dst
        vmovdqu64 zmm16, [rbp + 5312]                                    ;   344.5 p3     192 dst reload
        vmovdqu64 [rbp + 6784], zmm4                                     ;   471.7 p8+p9  192 dst spill
        vmovdqu64 zmm4, [rbp - 128]                                      ;   344.8 p2     192 dst reload
        vmovdqu64 [rbp + 6720], zmm30                                    ;   479.7 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm4, zmm16                                    ;   496.7 p5     192 dst
        vpsrlq zmm16, zmm15, 4                                           ;   497.0 p0     192 dst
        vpsrlq zmm4, zmm20, 4                                            ;   498.0 p0     192 dst
        vmovdqu64 [rbp + 1088], zmm30                                    ;   497.7 p8+p9  192 dst spill
        vpsllq zmm30, zmm22, 4                                           ;   499.0 p0     192 dst
        vmovdqu64 [rbp + 6528], zmm14                                    ;   495.7 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp - 128]                                     ;   352.7 p3     192 dst reload
        vpunpckhbw zmm14, zmm14, [rbp + 5312]                            ;   497.7 p5+p2  192 dst
        vpternlogd zmm28, zmm22, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   498.7 p5+p3  192 dst
        vpsllq zmm22, zmm19, 4                                           ;   500.0 p0     192 dst
        vpternlogd zmm16, zmm19, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   499.7 p5+p2  192 dst
        vpsllq zmm19, zmm8, 4                                            ;   501.0 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm14                                    ;   498.7 p8+p9  192 dst spill
        vpsllq zmm14, zmm18, 4                                           ;   502.0 p0     192 dst
        vpternlogd zmm30, zmm24, [rel aes_from_slices.T0_constants512 + 128], 0xd8 ;   500.7 p5+p3  192 dst
        vmovdqu64 zmm24, [rel aes_from_slices.T0_constants512 + 128]     ;   358.7 p2     192 dst reload
        vpternlogd zmm26, zmm8, zmm24, 0xe4                              ;   501.7 p5     192 dst
        vpternlogd zmm22, zmm15, zmm24, 0xd8                             ;   502.7 p5     192 dst
        vmovdqu64 zmm8, [rbp + 6080]                                     ;   392.7 p3     192 dst reload
        vmovdqu64 zmm15, [rbp + 1792]                                    ;   360.0 p2     192 dst reload
        vmovdqu64 [rbp - 128], zmm11                                     ;   490.7 p7+p4  192 dst spill
        vpunpcklbw zmm11, zmm15, zmm8                                    ;   503.7 p5     192 dst
        vpunpckhbw zmm8, zmm15, zmm8                                     ;   504.7 p5     192 dst
        vpternlogd zmm19, zmm31, zmm24, 0xd8                             ;   503.0 p0     192 dst
        vmovdqu64 zmm15, [rbp + 6720]                                    ;   479.7 p3     192 dst reload
        vmovdqu64 zmm31, [rbp + 2432]                                    ;   362.0 p2     192 dst reload
        vmovdqu64 [rbp + 6080], zmm8                                     ;   505.7 p8+p9  192 dst spill
        vpunpcklbw zmm8, zmm31, zmm15                                    ;   505.7 p5     192 dst
        vpternlogd zmm21, zmm3, zmm24, 0xe4                              ;   504.0 p0     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   505.0 p0     192 dst
        vpternlogd zmm3, zmm27, zmm24, 0xd8                              ;   506.0 p0     192 dst
        vpunpckhbw zmm15, zmm31, zmm15                                   ;   506.7 p5     192 dst
        vpternlogd zmm4, zmm1, zmm24, 0xe4                               ;   507.0 p0     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   508.0 p0     192 dst
        vpternlogd zmm1, zmm20, zmm24, 0xd8                              ;   509.0 p5     192 dst
        vmovdqu64 zmm20, [rbp + 2816]                                    ;   365.7 p3     192 dst reload
        vpunpcklbw zmm27, zmm20, zmm25                                   ;   508.7 p5     192 dst
        vpunpckhbw zmm20, zmm20, zmm25                                   ;   509.7 p5     192 dst
        vpternlogd zmm14, zmm29, zmm24, 0xd8                             ;   509.0 p0     192 dst
        vpsrlq zmm25, zmm29, 4                                           ;   510.0 p0     192 dst
        vpternlogd zmm25, zmm18, zmm24, 0xe4                             ;   511.0 p5     192 dst
        vmovdqu64 zmm18, [rbp + 2880]                                    ;   367.2 p2     192 dst reload
        vpunpcklbw zmm29, zmm18, zmm23                                   ;   511.7 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm23                                   ;   512.7 p5     192 dst
        vpsllq zmm23, zmm2, 4                                            ;   511.0 p0     192 dst
        vpsllq zmm31, zmm7, 4                                            ;   512.0 p0     192 dst
        vpternlogd zmm31, zmm6, zmm24, 0xd8                              ;   513.0 p0     192 dst
        vpsrlq zmm6, zmm6, 4                                             ;   514.0 p0     192 dst
        vpternlogd zmm6, zmm7, zmm24, 0xe4                               ;   515.0 p5     192 dst
        vpsrlq zmm7, zmm5, 4                                             ;   515.0 p0     192 dst
        vpternlogd zmm23, zmm5, zmm24, 0xd8                              ;   514.7 p5     192 dst
        vpternlogd zmm7, zmm2, zmm24, 0xe4                               ;   516.0 p5     192 dst
        vmovdqu64 zmm2, [rbp + 4864]                                     ;   369.0 p3     192 dst reload
        vmovdqu64 zmm5, [rbp + 832]                                      ;   369.2 p2     192 dst reload
        vpunpcklbw zmm24, zmm5, zmm2                                     ;   516.7 p5     192 dst
        vpunpckhbw zmm2, zmm5, zmm2                                      ;   517.7 p5     192 dst
        vmovdqu64 zmm5, [rbp + 5952]                                     ;   407.7 p3     192 dst reload
        vmovdqu64 [rbp + 4864], zmm2                                     ;   518.7 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 1728]                                     ;   370.2 p2     192 dst reload
        vmovdqu64 [rbp + 832], zmm24                                     ;   517.7 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm2, zmm5                                     ;   518.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm5                                      ;   519.7 p5     192 dst
        vmovdqu64 zmm5, [rbp + 6784]                                     ;   471.7 p3     192 dst reload
        vmovdqu64 [rbp + 5952], zmm2                                     ;   520.7 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 2304]                                     ;   371.2 p2     192 dst reload
        vmovdqu64 [rbp + 1728], zmm24                                    ;   519.7 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm2, zmm5                                     ;   520.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm5                                      ;   521.7 p5     192 dst
        vpunpcklbw zmm5, zmm30, zmm19                                    ;   522.7 p5     192 dst
        vpunpckhbw zmm19, zmm30, zmm19                                   ;   523.7 p5     192 dst
        vpunpcklbw zmm30, zmm28, zmm26                                   ;   524.7 p5     192 dst
        vpunpckhbw zmm26, zmm28, zmm26                                   ;   525.7 p5     192 dst
        vpunpcklbw zmm28, zmm3, zmm14                                    ;   526.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm14                                     ;   527.7 p5     192 dst
        vpunpcklbw zmm14, zmm21, zmm25                                   ;   528.7 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm25                                   ;   529.7 p5     192 dst
        vpunpcklbw zmm25, zmm22, zmm31                                   ;   530.7 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm31                                   ;   531.7 p5     192 dst
        vpunpcklbw zmm31, zmm1, zmm23                                    ;   532.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm23                                     ;   533.7 p5     192 dst
        vpunpcklbw zmm23, zmm13, zmm29                                   ;   534.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm29                                   ;   535.7 p5     192 dst
        vpunpcklbw zmm29, zmm16, zmm6                                    ;   536.7 p5     192 dst
        vpunpckhbw zmm6, zmm16, zmm6                                     ;   537.7 p5     192 dst
        vpunpcklbw zmm16, zmm9, zmm18                                    ;   538.7 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm18                                     ;   539.7 p5     192 dst
        vpunpcklbw zmm18, zmm4, zmm7                                     ;   540.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm7                                      ;   541.7 p5     192 dst
        vmovdqu64 zmm7, [rbp + 4992]                                     ;   375.0 p3     192 dst reload
        vmovdqu64 [rbp + 6784], zmm4                                     ;   542.7 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 768]                                      ;   375.3 p2     192 dst reload
        vmovdqu64 [rbp + 2304], zmm21                                    ;   530.7 p8+p9  192 dst spill
        vpunpcklbw zmm21, zmm4, zmm7                                     ;   542.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm7                                      ;   543.7 p5     192 dst
        vmovdqu64 zmm7, [rbp + 6016]                                     ;   390.7 p3     192 dst reload
        vmovdqu64 [rbp + 4992], zmm6                                     ;   538.7 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 1216]                                     ;   376.3 p2     192 dst reload
        vmovdqu64 [rbp + 768], zmm26                                     ;   526.7 p8+p9  192 dst spill
        vpunpcklbw zmm26, zmm6, zmm7                                     ;   544.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm7                                      ;   545.7 p5     192 dst
        vmovdqu64 zmm7, [rbp + 1856]                                     ;   477.7 p3     192 dst reload
        vmovdqu64 [rbp + 6016], zmm1                                     ;   534.7 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 2752]                                     ;   377.3 p2     192 dst reload
        vmovdqu64 [rbp + 1216], zmm3                                     ;   528.7 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm1, zmm7                                      ;   546.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm7                                      ;   547.7 p5     192 dst
        vpunpcklbw zmm7, zmm0, zmm27                                     ;   548.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm27                                     ;   549.7 p5     192 dst
        vmovdqu64 zmm27, [rbp - 128]                                     ;   490.7 p3     192 dst reload
        vmovdqu64 [rbp + 1856], zmm22                                    ;   532.7 p7+p4  192 dst spill
        vpunpcklbw zmm22, zmm27, zmm20                                   ;   550.7 p5     192 dst
        vpunpckhbw zmm20, zmm27, zmm20                                   ;   551.7 p5     192 dst
        vmovdqu64 zmm27, [rbp + 1088]                                    ;   497.7 p2     192 dst reload
        vmovdqu64 [rbp - 128], zmm19                                     ;   524.7 p8+p9  192 dst spill
        vpunpcklbw zmm19, zmm27, zmm8                                    ;   552.7 p5     192 dst
        vpunpckhbw zmm8, zmm27, zmm8                                     ;   553.7 p5     192 dst
        vmovdqu64 zmm27, [rbp + 5312]                                    ;   498.7 p3     192 dst reload
        vmovdqu64 [rbp + 1088], zmm18                                    ;   541.7 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm27, zmm15                                   ;   554.7 p5     192 dst
        vpunpckhbw zmm15, zmm27, zmm15                                   ;   555.7 p5     192 dst
        vmovdqu64 zmm27, [rbp + 3456]                                    ;   380.3 p2     192 dst reload
        vmovdqu64 [rbp + 5312], zmm14                                    ;   529.7 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm27, zmm5                                    ;   556.7 p5     192 dst
        vpunpckhbw zmm5, zmm27, zmm5                                     ;   557.7 p5     192 dst
        vpunpcklbw zmm27, zmm10, zmm14                                   ;   558.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm14                                   ;   559.7 p5     192 dst
        vpunpcklbw zmm14, zmm12, zmm5                                    ;   560.7 p5     192 dst
        vpunpckhbw zmm5, zmm12, zmm5                                     ;   561.7 p5     192 dst
        vpunpcklbw zmm12, zmm23, zmm27                                   ;   562.7 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm27                                   ;   563.7 p5     192 dst
        vpunpcklbw zmm27, zmm13, zmm10                                   ;   564.7 p5     192 dst
        vpunpckhbw zmm10, zmm13, zmm10                                   ;   565.7 p5     192 dst
        vpunpcklbw zmm13, zmm16, zmm14                                   ;   566.7 p5     192 dst
        vpunpckhbw zmm14, zmm16, zmm14                                   ;   567.7 p5     192 dst
        vpunpcklbw zmm16, zmm9, zmm5                                     ;   568.7 p5     192 dst
        vpunpckhbw zmm5, zmm9, zmm5                                      ;   569.7 p5     192 dst
        vmovdqu64 zmm9, [rbp + 5120]                                     ;   386.0 p3     192 dst reload
        vmovdqu64 [rbp + 3456], zmm5                                     ;   570.7 p7+p4  192 dst spill
        vmovdqu64 zmm5, [rbp + 704]                                      ;   387.2 p2     192 dst reload
        vmovdqu64 [rbp + 2752], zmm10                                    ;   566.7 p8+p9  192 dst spill
        vpunpcklbw zmm10, zmm5, zmm9                                     ;   570.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm9                                      ;   571.7 p5     192 dst
        vmovdqu64 zmm9, [rbp + 5824]                                     ;   413.7 p3     192 dst reload
        vmovdqu64 [rbp + 5120], zmm14                                    ;   568.7 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 1664]                                    ;   390.2 p2     192 dst reload
        vmovdqu64 [rbp + 704], zmm23                                     ;   564.7 p8+p9  192 dst spill
        vpunpcklbw zmm23, zmm14, zmm9                                    ;   572.7 p5     192 dst
        vpunpckhbw zmm9, zmm14, zmm9                                     ;   573.7 p5     192 dst
        vmovdqu64 zmm14, [rbp + 6144]                                    ;   459.7 p3     192 dst reload
        vmovdqu64 [rbp + 5824], zmm16                                    ;   569.7 p7+p4  192 dst spill
        vmovdqu64 zmm16, [rbp + 2688]                                    ;   393.0 p2     192 dst reload
        vmovdqu64 [rbp + 1664], zmm27                                    ;   565.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm16, zmm14                                   ;   574.7 p5     192 dst
        vpunpckhbw zmm14, zmm16, zmm14                                   ;   575.7 p5     192 dst
        vpunpcklbw zmm16, zmm21, zmm3                                    ;   576.7 p5     192 dst
        vpunpckhbw zmm3, zmm21, zmm3                                     ;   577.7 p5     192 dst
        vpunpcklbw zmm21, zmm4, zmm1                                     ;   578.7 p5     192 dst
        vpunpckhbw zmm1, zmm4, zmm1                                      ;   579.7 p5     192 dst
        vmovdqu64 zmm4, [rbp + 3200]                                     ;   397.0 p3     192 dst reload
        vmovdqu64 [rbp + 6144], zmm13                                    ;   567.7 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm4, zmm25                                    ;   580.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm25                                     ;   581.7 p5     192 dst
        vpunpcklbw zmm25, zmm17, zmm13                                   ;   582.7 p5     192 dst
        vpunpckhbw zmm13, zmm17, zmm13                                   ;   583.7 p5     192 dst
        vpunpcklbw zmm17, zmm7, zmm25                                    ;   584.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm25                                     ;   585.7 p5     192 dst
        vpunpcklbw zmm25, zmm0, zmm13                                    ;   586.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm13                                     ;   587.7 p5     192 dst
        vpunpcklbw zmm13, zmm10, zmm27                                   ;   588.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm27                                   ;   589.7 p5     192 dst
        vpunpcklbw zmm27, zmm5, zmm14                                    ;   590.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm14                                     ;   591.7 p5     192 dst
        vmovdqu64 zmm14, [rbp + 3904]                                    ;   403.0 p2     192 dst reload
        vmovdqu64 [rbp + 3200], zmm0                                     ;   588.7 p8+p9  192 dst spill
        vpunpcklbw zmm0, zmm14, zmm28                                    ;   592.7 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm28                                   ;   593.7 p5     192 dst
        vpunpcklbw zmm28, zmm11, zmm0                                    ;   594.7 p5     192 dst
        vpunpckhbw zmm0, zmm11, zmm0                                     ;   595.7 p5     192 dst
        vpunpcklbw zmm11, zmm19, zmm28                                   ;   596.7 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm28                                   ;   597.7 p5     192 dst
        vpunpcklbw zmm28, zmm8, zmm0                                     ;   598.7 p5     192 dst
        vpunpckhbw zmm0, zmm8, zmm0                                      ;   599.7 p5     192 dst
        vmovdqu64 zmm8, [rbp + 832]                                      ;   517.7 p3     192 dst reload
        vmovdqu64 [rbp + 3904], zmm7                                     ;   586.7 p7+p4  192 dst spill
        vpunpcklbw zmm7, zmm8, zmm24                                     ;   600.7 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm24                                     ;   601.7 p5     192 dst
        vmovdqu64 zmm24, [rbp + 4864]                                    ;   518.7 p2     192 dst reload
        vmovdqu64 [rbp + 832], zmm25                                     ;   587.7 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm24, zmm2                                    ;   602.7 p5     192 dst
        vpunpckhbw zmm2, zmm24, zmm2                                     ;   603.7 p5     192 dst
        vmovdqu64 zmm24, [rbp + 3392]                                    ;   409.0 p3     192 dst reload
        vmovdqu64 [rbp + 4864], zmm17                                    ;   585.7 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm24, zmm30                                   ;   604.7 p5     192 dst
        vpunpckhbw zmm24, zmm24, zmm30                                   ;   605.7 p5     192 dst
        vmovdqu64 zmm30, [rbp + 3840]                                    ;   409.7 p2     192 dst reload
        vmovdqu64 [rbp + 3392], zmm0                                     ;   600.7 p8+p9  192 dst spill
        vpunpcklbw zmm0, zmm30, zmm31                                    ;   606.7 p5     192 dst
        vpunpckhbw zmm30, zmm30, zmm31                                   ;   607.7 p5     192 dst
        vpunpcklbw zmm31, zmm26, zmm17                                   ;   608.7 p5     192 dst
        vpunpckhbw zmm17, zmm26, zmm17                                   ;   609.7 p5     192 dst
        vpunpcklbw zmm26, zmm6, zmm24                                    ;   610.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm24                                     ;   611.7 p5     192 dst
        vpunpcklbw zmm24, zmm16, zmm31                                   ;   612.7 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm31                                   ;   613.7 p5     192 dst
        vpunpcklbw zmm31, zmm3, zmm17                                    ;   614.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm17                                     ;   615.7 p5     192 dst
        vpunpcklbw zmm17, zmm21, zmm26                                   ;   616.7 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm26                                   ;   617.7 p5     192 dst
        vpunpcklbw zmm26, zmm1, zmm6                                     ;   618.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm6                                      ;   619.7 p5     192 dst
        vmovdqu64 zmm6, [rbp + 3776]                                     ;   412.3 p3     192 dst reload
        vmovdqu64 [rbp + 3840], zmm19                                    ;   598.7 p7+p4  192 dst spill
        vpunpcklbw zmm19, zmm6, zmm29                                    ;   620.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm29                                     ;   621.7 p5     192 dst
        vpunpcklbw zmm29, zmm23, zmm19                                   ;   622.7 p5     192 dst
        vpunpckhbw zmm19, zmm23, zmm19                                   ;   623.7 p5     192 dst
        vpunpcklbw zmm23, zmm9, zmm6                                     ;   624.7 p5     192 dst
        vmovdqu64 [rbp + 3776], zmm28                                    ;   599.7 p8+p9  192 dst spill
        vmovdqu64 zmm28, [rbp + 6528]                                    ;   495.7 p2     192 dst reload
        vmovdqu64 [rbp + 2688], zmm11                                    ;   597.7 p7+p4  192 dst spill
        vpunpcklbw zmm11, zmm28, zmm4                                    ;   625.7 p5     192 dst
        vpunpckhbw zmm4, zmm28, zmm4                                     ;   626.7 p5     192 dst
        vpunpckhbw zmm6, zmm9, zmm6                                      ;   627.7 p5     192 dst
        vmovdqu64 zmm9, [rbp + 6080]                                     ;   505.7 p3     192 dst reload
        vpunpcklbw zmm28, zmm9, zmm14                                    ;   628.7 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm14                                     ;   629.7 p5     192 dst
        vpunpcklbw zmm14, zmm22, zmm11                                   ;   630.7 p5     192 dst
        vpunpckhbw zmm11, zmm22, zmm11                                   ;   631.7 p5     192 dst
        vpunpcklbw zmm22, zmm20, zmm4                                    ;   632.7 p5     192 dst
        vpunpckhbw zmm4, zmm20, zmm4                                     ;   633.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5056]                                    ;   421.0 p2     192 dst reload
        vmovdqu64 [rbp + 6080], zmm4                                     ;   634.7 p8+p9  192 dst spill
        vmovdqu64 zmm4, [rbp + 640]                                      ;   421.3 p3     192 dst reload
        vmovdqu64 [rbp + 6528], zmm11                                    ;   632.7 p7+p4  192 dst spill
        vpunpcklbw zmm11, zmm4, zmm20                                    ;   634.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm20                                     ;   635.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5888]                                    ;   422.0 p2     192 dst reload
        vmovdqu64 [rbp + 5056], zmm22                                    ;   633.7 p8+p9  192 dst spill
        vmovdqu64 zmm22, [rbp + 1600]                                    ;   422.3 p3     192 dst reload
        vmovdqu64 [rbp + 640], zmm14                                     ;   631.7 p7+p4  192 dst spill
        vpunpcklbw zmm14, zmm22, zmm20                                   ;   636.7 p5     192 dst
        vpunpckhbw zmm20, zmm22, zmm20                                   ;   637.7 p5     192 dst
        vmovdqu64 zmm22, [rbp + 6208]                                    ;   481.7 p2     192 dst reload
        vmovdqu64 [rbp + 5888], zmm1                                     ;   620.7 p8+p9  192 dst spill
        vmovdqu64 zmm1, [rbp + 2240]                                     ;   423.3 p3     192 dst reload
        vmovdqu64 [rbp + 1600], zmm3                                     ;   616.7 p7+p4  192 dst spill
        vpunpcklbw zmm3, zmm1, zmm22                                     ;   638.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;   639.7 p5     192 dst
        vmovdqu64 zmm22, [rbp + 5312]                                    ;   529.7 p2     192 dst reload
        vmovdqu64 [rbp + 6208], zmm21                                    ;   618.7 p8+p9  192 dst spill
        vmovdqu64 zmm21, [rbp + 3712]                                    ;   424.8 p3     192 dst reload
        vmovdqu64 [rbp + 2240], zmm16                                    ;   614.7 p7+p4  192 dst spill
        vpunpcklbw zmm16, zmm21, zmm22                                   ;   640.7 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm22                                   ;   641.7 p5     192 dst
        vpunpcklbw zmm22, zmm18, zmm28                                   ;   642.7 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm28                                   ;   643.7 p5     192 dst
        vpunpcklbw zmm28, zmm15, zmm9                                    ;   644.7 p5     192 dst
        vpunpckhbw zmm9, zmm15, zmm9                                     ;   645.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 4736]                                    ;   427.7 p2     192 dst reload
        vmovdqu64 [rbp + 5312], zmm9                                     ;   646.7 p8+p9  192 dst spill
        vmovdqu64 zmm9, [rbp + 576]                                      ;   428.0 p3     192 dst reload
        vmovdqu64 [rbp + 3712], zmm18                                    ;   644.7 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm9, zmm15                                    ;   646.7 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm15                                     ;   647.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 5760]                                    ;   429.7 p2     192 dst reload
        vmovdqu64 [rbp + 4736], zmm28                                    ;   645.7 p8+p9  192 dst spill
        vmovdqu64 zmm28, [rbp + 1536]                                    ;   430.0 p3     192 dst reload
        vmovdqu64 [rbp + 576], zmm22                                     ;   643.7 p7+p4  192 dst spill
        vpunpcklbw zmm22, zmm28, zmm15                                   ;   648.7 p5     192 dst
        vpunpckhbw zmm15, zmm28, zmm15                                   ;   649.7 p5     192 dst
        vmovdqu64 zmm28, [rbp + 0]                                       ;   475.7 p2     192 dst reload
        vmovdqu64 [rbp + 5760], zmm26                                    ;   619.7 p8+p9  192 dst spill
        vmovdqu64 zmm26, [rbp + 2368]                                    ;   432.0 p3     192 dst reload
        vmovdqu64 [rbp + 1536], zmm31                                    ;   615.7 p7+p4  192 dst spill
        vpunpcklbw zmm31, zmm26, zmm28                                   ;   650.7 p5     192 dst
        vpunpckhbw zmm26, zmm26, zmm28                                   ;   651.7 p5     192 dst
        vmovdqu64 zmm28, [rbp + 1088]                                    ;   541.7 p2     192 dst reload
        vmovdqu64 [rbp + 0], zmm17                                       ;   617.7 p8+p9  192 dst spill
        vmovdqu64 zmm17, [rbp + 3520]                                    ;   433.0 p3     192 dst reload
        vmovdqu64 [rbp + 2368], zmm24                                    ;   613.7 p7+p4  192 dst spill
        vpunpcklbw zmm24, zmm17, zmm28                                   ;   652.7 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm28                                   ;   653.7 p5     192 dst
        vpunpcklbw zmm28, zmm13, zmm29                                   ;   654.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm29                                   ;   655.7 p5     192 dst
        vpunpcklbw zmm29, zmm10, zmm19                                   ;   656.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm19                                   ;   657.7 p5     192 dst
        vpunpcklbw zmm19, zmm27, zmm23                                   ;   658.7 p5     192 dst
        vpunpckhbw zmm23, zmm27, zmm23                                   ;   659.7 p5     192 dst
        vpunpcklbw zmm27, zmm5, zmm6                                     ;   660.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm6                                      ;   661.7 p5     192 dst
        vpunpcklbw zmm6, zmm11, zmm3                                     ;   662.7 p5     192 dst
        vpunpckhbw zmm3, zmm11, zmm3                                     ;   663.7 p5     192 dst
        vpunpcklbw zmm11, zmm4, zmm1                                     ;   664.7 p5     192 dst
        vpunpckhbw zmm1, zmm4, zmm1                                      ;   665.7 p5     192 dst
        vpunpcklbw zmm4, zmm14, zmm16                                    ;   666.7 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm16                                   ;   667.7 p5     192 dst
        vpunpcklbw zmm16, zmm20, zmm21                                   ;   668.7 p5     192 dst
        vpunpckhbw zmm20, zmm20, zmm21                                   ;   669.7 p5     192 dst
        vpunpcklbw zmm21, zmm18, zmm31                                   ;   670.7 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm31                                   ;   671.7 p5     192 dst
        vpunpcklbw zmm31, zmm22, zmm24                                   ;   672.7 p5     192 dst
        vmovdqu64 [rbp + 1088], zmm5                                     ;   662.7 p8+p9  192 dst spill
        vmovdqu64 zmm5, [rbp + 1728]                                     ;   519.7 p2     192 dst reload
        vmovdqu64 [rbp + 3520], zmm10                                    ;   658.7 p7+p4  192 dst spill
        vpunpcklbw zmm10, zmm5, zmm0                                     ;   673.7 p5     192 dst
        vpunpckhbw zmm0, zmm5, zmm0                                      ;   674.7 p5     192 dst
        vpunpckhbw zmm5, zmm22, zmm24                                    ;   675.7 p5     192 dst
        vmovdqu64 zmm22, [rbp + 5952]                                    ;   520.7 p3     192 dst reload
        vpunpcklbw zmm24, zmm22, zmm30                                   ;   676.7 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm30                                   ;   677.7 p5     192 dst
        vpunpcklbw zmm30, zmm7, zmm10                                    ;   678.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm10                                     ;   679.7 p5     192 dst
        vpunpcklbw zmm10, zmm9, zmm26                                    ;   680.7 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm26                                     ;   681.7 p5     192 dst
        vpunpcklbw zmm26, zmm8, zmm0                                     ;   682.7 p5     192 dst
        vpunpckhbw zmm0, zmm8, zmm0                                      ;   683.7 p5     192 dst
        vpunpcklbw zmm8, zmm15, zmm17                                    ;   684.7 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm17                                   ;   685.7 p5     192 dst
        vpunpcklbw zmm17, zmm25, zmm24                                   ;   686.7 p5     192 dst
        vpunpckhbw zmm24, zmm25, zmm24                                   ;   687.7 p5     192 dst
        vpunpcklbw zmm25, zmm2, zmm22                                    ;   688.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm22                                     ;   689.7 p5     192 dst
        vmovdqu64 zmm22, [rbp + 4928]                                    ;   442.2 p2     192 dst reload
        vmovdqu64 [rbp + 5952], zmm2                                     ;   690.7 p8+p9  192 dst spill
        vmovdqu64 zmm2, [rbp + 512]                                      ;   442.5 p3     192 dst reload
        vmovdqu64 [rbp + 1728], zmm0                                     ;   684.7 p7+p4  192 dst spill
        vpunpcklbw zmm0, zmm2, zmm22                                     ;   690.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm22                                     ;   691.7 p5     192 dst
        vmovdqu64 zmm22, [rbp + 5184]                                    ;   443.2 p2     192 dst reload
        vmovdqu64 [rbp + 4928], zmm24                                    ;   688.7 p8+p9  192 dst spill
        vmovdqu64 zmm24, [rbp + 1024]                                    ;   443.5 p3     192 dst reload
        vmovdqu64 [rbp + 512], zmm7                                      ;   680.7 p7+p4  192 dst spill
        vpunpcklbw zmm7, zmm24, zmm22                                    ;   692.7 p5     192 dst
        vpunpckhbw zmm22, zmm24, zmm22                                   ;   693.7 p5     192 dst
        vmovdqu64 zmm24, [rbp + 5248]                                    ;   474.7 p2     192 dst reload
        vmovdqu64 [rbp + 5184], zmm25                                    ;   689.7 p8+p9  192 dst spill
        vmovdqu64 zmm25, [rbp + 2496]                                    ;   444.5 p3     192 dst reload
        vmovdqu64 [rbp + 1024], zmm26                                    ;   683.7 p7+p4  192 dst spill
        vpunpcklbw zmm26, zmm25, zmm24                                   ;   694.7 p5     192 dst
        vpunpckhbw zmm24, zmm25, zmm24                                   ;   695.7 p5     192 dst
        vmovdqu64 zmm25, [rbp - 128]                                     ;   524.7 p2     192 dst reload
        vmovdqu64 [rbp + 5248], zmm17                                    ;   687.7 p8+p9  192 dst spill
        vmovdqu64 zmm17, [rbp + 3328]                                    ;   446.0 p3     192 dst reload
        vmovdqu64 [rbp + 2496], zmm30                                    ;   679.7 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm17, zmm25                                   ;   696.7 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm25                                   ;   697.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 4800]                                    ;   447.7 p2     192 dst reload
        vmovdqu64 [rbp - 128], zmm23                                     ;   660.7 p8+p9  192 dst spill
        vmovdqu64 zmm23, [rbp + 448]                                     ;   448.0 p3     192 dst reload
        vmovdqu64 [rbp + 3328], zmm13                                    ;   656.7 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm23, zmm25                                   ;   698.7 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm25                                   ;   699.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 5696]                                    ;   450.0 p2     192 dst reload
        vmovdqu64 [rbp + 4800], zmm27                                    ;   661.7 p8+p9  192 dst spill
        vmovdqu64 zmm27, [rbp + 1472]                                    ;   451.2 p3     192 dst reload
        vmovdqu64 [rbp + 448], zmm29                                     ;   657.7 p7+p4  192 dst spill
        vpunpcklbw zmm29, zmm27, zmm25                                   ;   700.7 p5     192 dst
        vpunpckhbw zmm25, zmm27, zmm25                                   ;   701.7 p5     192 dst
        vmovdqu64 zmm27, [rbp + 6912]                                    ;   458.7 p2     192 dst reload
        vmovdqu64 [rbp + 5696], zmm19                                    ;   659.7 p8+p9  192 dst spill
        vmovdqu64 zmm19, [rbp + 2176]                                    ;   454.2 p3     192 dst reload
        vmovdqu64 [rbp + 1472], zmm28                                    ;   655.7 p7+p4  192 dst spill
        vpunpcklbw zmm28, zmm19, zmm27                                   ;   702.7 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm27                                   ;   703.7 p5     192 dst
        vmovdqu64 zmm27, [rbp + 1856]                                    ;   532.7 p2     192 dst reload
        vmovdqu64 [rbp + 6912], zmm12                                    ;   563.7 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 3072]                                    ;   457.0 p3     192 dst reload
        vmovdqu64 [rbp + 2176], zmm25                                    ;   702.7 p7+p4  192 dst spill
        vpunpcklbw zmm25, zmm12, zmm27                                   ;   704.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm27                                   ;   705.7 p5     192 dst
        vmovdqu64 zmm27, [rbp + 4608]                                    ;   459.2 p2     192 dst reload
        vmovdqu64 [rbp + 1856], zmm12                                    ;   706.7 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 384]                                     ;   460.2 p3     192 dst reload
        vmovdqu64 [rbp + 3072], zmm23                                    ;   700.7 p7+p4  192 dst spill
        vpunpcklbw zmm23, zmm12, zmm27                                   ;   706.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm27                                   ;   707.7 p5     192 dst
        vmovdqu64 zmm27, [rbp + 1856]                                    ;   706.7 p2     192 dst reload
        vmovdqu64 [rbp + 4608], zmm12                                    ;   708.7 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 2176]                                    ;   702.7 p3     192 dst reload
        vmovdqu64 [rbp + 384], zmm23                                     ;   707.7 p7+p4  192 dst spill
        vpunpcklbw zmm23, zmm12, zmm27                                   ;   712.7 p5     192 dst
        vmovdqu64 zmm27, [rbp + 1408]                                    ;   463.5 p2     192 dst reload
        vpunpcklbw zmm12, zmm27, [rbp + 5504]                            ;   709.7 p5+p3  192 dst
        vpunpckhbw zmm27, zmm27, [rbp + 5504]                            ;   710.7 p5+p2  192 dst
        vmovdqu64 [rbp + 5504], zmm27                                    ;   711.7 p8+p9  192 dst spill
        vmovdqu64 zmm27, [rbp + 2176]                                    ;   702.7 p3     192 dst reload
        vpunpckhbw zmm27, zmm27, [rbp + 1856]                            ;   712.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1856], zmm12                                    ;   710.7 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 2624]                                    ;   466.3 p3     192 dst reload
        vmovdqu64 [rbp + 2176], zmm27                                    ;   713.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 6592]                            ;   712.7 p5+p2  192 dst
        vpunpckhbw zmm12, zmm12, [rbp + 6592]                            ;   713.7 p5+p3  192 dst
        vmovdqu64 [rbp + 6592], zmm12                                    ;   714.7 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 3648]                                    ;   468.0 p2     192 dst reload
        vmovdqu64 [rbp + 2624], zmm27                                    ;   713.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 1216]                            ;   714.7 p5+p3  192 dst
        vpunpckhbw zmm12, zmm12, [rbp + 1216]                            ;   715.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1216], zmm12                                    ;   716.7 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 384]                                     ;   707.7 p3     192 dst reload
        vmovdqu64 [rbp + 3648], zmm27                                    ;   715.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 2624]                            ;   719.7 p5+p2  192 dst
        vmovdqu64 zmm12, [rbp + 1856]                                    ;   710.7 p3     192 dst reload
        vmovdqu64 [rbp + 1408], zmm27                                    ;   720.7 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 3648]                            ;   721.7 p5+p2  192 dst
        vmovdqu64 zmm12, [rbp + 384]                                     ;   707.7 p3     192 dst reload
        vpunpckhbw zmm12, zmm12, [rbp + 2624]                            ;   719.7 p5+p2  192 dst
        vmovdqu64 [rbp + 2624], zmm12                                    ;   720.7 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 1856]                                    ;   710.7 p3     192 dst reload
        vpunpckhbw zmm12, zmm12, [rbp + 3648]                            ;   721.7 p5+p2  192 dst
        vmovdqu64 [rbp + 3648], zmm12                                    ;   722.7 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 4608]                                    ;   708.7 p3     192 dst reload
        vmovdqu64 [rbp + 1856], zmm27                                    ;   722.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 6592]                            ;   720.7 p5+p2  192 dst
        vmovdqu64 zmm12, [rbp + 5504]                                    ;   711.7 p3     192 dst reload
        vmovdqu64 [rbp + 384], zmm27                                     ;   721.7 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 1216]                            ;   722.7 p5+p2  192 dst
        vmovdqu64 zmm12, [rbp + 4608]                                    ;   708.7 p3     192 dst reload
        vpunpckhbw zmm12, zmm12, [rbp + 6592]                            ;   722.7 p5+p2  192 dst
        vmovdqu64 [rbp + 6592], zmm12                                    ;   723.7 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 5504]                                    ;   711.7 p3     192 dst reload
        vpunpckhbw zmm12, zmm12, [rbp + 1216]                            ;   723.7 p5+p2  192 dst
        vmovdqu64 [rbp + 1216], zmm12                                    ;   724.7 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 1408]                                    ;   720.7 p3     192 dst reload
        vmovdqu64 [rbp + 5504], zmm27                                    ;   723.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 1856]                            ;   728.7 p5+p2  192 dst
        vmovdqu64 [rbp + 4608], zmm27                                    ;   729.7 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm6, zmm4                                     ;   725.7 p5     192 dst
        vpunpckhbw zmm4, zmm6, zmm4                                      ;   726.7 p5     192 dst
        vmovdqu64 zmm6, [rbp + 3648]                                     ;   722.7 p3     192 dst reload
        vmovdqu64 [rbp + 2880], zmm4                                     ;   727.7 p8+p9  192 dst spill
        vmovdqu64 zmm4, [rbp + 2624]                                     ;   720.7 p2     192 dst reload
        vmovdqu64 [rbp + 2816], zmm27                                    ;   726.7 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm4, zmm6                                     ;   728.7 p5     192 dst
        vmovdqu64 [rbp + 6720], zmm27                                    ;   729.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm3, zmm14                                    ;   728.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm14                                     ;   729.7 p5     192 dst
        vmovdqu64 zmm14, [rbp + 5504]                                    ;   723.7 p3     192 dst reload
        vmovdqu64 [rbp + 2432], zmm3                                     ;   730.7 p7+p4  192 dst spill
        vmovdqu64 zmm3, [rbp + 384]                                      ;   721.7 p2     192 dst reload
        vmovdqu64 [rbp + 1792], zmm27                                    ;   729.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm3, zmm14                                    ;   730.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm6                                      ;   731.7 p5     192 dst
        vpunpcklbw zmm6, zmm11, zmm16                                    ;   732.7 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm16                                   ;   733.7 p5     192 dst
        vmovdqu64 zmm16, [rbp + 1216]                                    ;   724.7 p3     192 dst reload
        vmovdqu64 [rbp + 3648], zmm11                                    ;   734.7 p7+p4  192 dst spill
        vmovdqu64 zmm11, [rbp + 6592]                                    ;   723.7 p2     192 dst reload
        vmovdqu64 [rbp + 2624], zmm6                                     ;   733.7 p8+p9  192 dst spill
        vpunpcklbw zmm6, zmm11, zmm16                                    ;   734.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm14                                     ;   735.7 p5     192 dst
        vpunpcklbw zmm14, zmm1, zmm20                                    ;   736.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm20                                     ;   737.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 4416]                                    ;   484.3 p3     192 dst reload
        vmovdqu64 [rbp + 5504], zmm1                                     ;   738.7 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 320]                                      ;   484.7 p2     192 dst reload
        vmovdqu64 [rbp + 384], zmm14                                     ;   737.7 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm1, zmm20                                    ;   738.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm20                                     ;   739.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5376]                                    ;   485.3 p3     192 dst reload
        vmovdqu64 [rbp + 4416], zmm4                                     ;   732.7 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 1344]                                     ;   485.7 p2     192 dst reload
        vmovdqu64 [rbp + 320], zmm3                                      ;   736.7 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm4, zmm20                                     ;   740.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm20                                     ;   741.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 6976]                                    ;   487.0 p3     192 dst reload
        vmovdqu64 [rbp + 5376], zmm6                                     ;   735.7 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 2560]                                     ;   487.3 p2     192 dst reload
        vmovdqu64 [rbp + 1344], zmm27                                    ;   731.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm6, zmm20                                    ;   742.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm20                                     ;   743.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 6016]                                    ;   534.7 p3     192 dst reload
        vmovdqu64 zmm16, [rbp + 3136]                                    ;   488.3 p2     192 dst reload
        vpunpcklbw zmm11, zmm16, zmm20                                   ;   744.7 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm20                                   ;   745.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 6592]                                    ;   723.7 p3     192 dst reload
        vpunpckhbw zmm20, zmm20, [rbp + 1216]                            ;   746.7 p5+p2  192 dst
        vpunpckhbw zmm12, zmm12, [rbp + 1856]                            ;   747.7 p5+p3  192 dst
        vmovdqu64 [rbp + 1856], zmm20                                    ;   747.7 p7+p4  192 dst spill
        vpunpcklbw zmm20, zmm21, zmm31                                   ;   748.7 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm31                                   ;   749.7 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm5                                    ;   750.7 p5     192 dst
        vpunpckhbw zmm5, zmm18, zmm5                                     ;   751.7 p5     192 dst
        vpunpcklbw zmm18, zmm10, zmm8                                    ;   752.7 p5     192 dst
        vpunpckhbw zmm8, zmm10, zmm8                                     ;   753.7 p5     192 dst
        vpunpcklbw zmm10, zmm9, zmm15                                    ;   754.7 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm15                                     ;   755.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 4672]                                    ;   492.2 p2     192 dst reload
        vmovdqu64 [rbp + 1408], zmm9                                     ;   756.7 p8+p9  192 dst spill
        vmovdqu64 zmm9, [rbp + 256]                                      ;   493.2 p3     192 dst reload
        vmovdqu64 [rbp + 1216], zmm5                                     ;   752.7 p7+p4  192 dst spill
        vpunpcklbw zmm5, zmm9, zmm15                                     ;   756.7 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm15                                     ;   757.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 5632]                                    ;   494.5 p2     192 dst reload
        vmovdqu64 [rbp + 4672], zmm8                                     ;   754.7 p8+p9  192 dst spill
        vmovdqu64 zmm8, [rbp + 1152]                                     ;   494.8 p3     192 dst reload
        vmovdqu64 [rbp + 256], zmm21                                     ;   750.7 p7+p4  192 dst spill
        vpunpcklbw zmm21, zmm8, zmm15                                    ;   758.7 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm15                                     ;   759.7 p5     192 dst
        vmovdqu64 zmm15, [rbp - 64]                                      ;   496.2 p2     192 dst reload
        vmovdqu64 [rbp + 5632], zmm10                                    ;   755.7 p8+p9  192 dst spill
        vmovdqu64 zmm10, [rbp + 1920]                                    ;   496.5 p3     192 dst reload
        vmovdqu64 [rbp + 1152], zmm31                                    ;   751.7 p7+p4  192 dst spill
        vpunpcklbw zmm31, zmm10, zmm15                                   ;   760.7 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm15                                   ;   761.7 p5     192 dst
        vmovdqu64 zmm15, [rbp + 768]                                     ;   526.7 p2     192 dst reload
        vmovdqu64 [rbp - 64], zmm18                                      ;   753.7 p8+p9  192 dst spill
        vmovdqu64 zmm18, [rbp + 3264]                                    ;   497.5 p3     192 dst reload
        vmovdqu64 [rbp + 1920], zmm20                                    ;   749.7 p7+p4  192 dst spill
        vpunpcklbw zmm20, zmm18, zmm15                                   ;   762.7 p5     192 dst
        vpunpckhbw zmm15, zmm18, zmm15                                   ;   763.7 p5     192 dst
        vpunpcklbw zmm18, zmm0, zmm26                                    ;   764.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm26                                     ;   765.7 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm24                                    ;   766.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm24                                     ;   767.7 p5     192 dst
        vpunpcklbw zmm24, zmm7, zmm30                                    ;   768.7 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm30                                     ;   769.7 p5     192 dst
        vpunpcklbw zmm30, zmm22, zmm17                                   ;   770.7 p5     192 dst
        vpunpckhbw zmm17, zmm22, zmm17                                   ;   771.7 p5     192 dst
        vpunpcklbw zmm22, zmm13, zmm28                                   ;   772.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm28                                   ;   773.7 p5     192 dst
        vpunpcklbw zmm28, zmm29, zmm25                                   ;   774.7 p5     192 dst
        vpunpckhbw zmm25, zmm29, zmm25                                   ;   775.7 p5     192 dst
        vpunpcklbw zmm29, zmm14, zmm27                                   ;   776.7 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm27                                   ;   777.7 p5     192 dst
        vpunpcklbw zmm27, zmm1, zmm6                                     ;   778.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm6                                      ;   779.7 p5     192 dst
        vpunpcklbw zmm6, zmm3, zmm11                                     ;   780.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm11                                     ;   781.7 p5     192 dst
        vpunpcklbw zmm11, zmm4, zmm16                                    ;   782.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm16                                     ;   783.7 p5     192 dst
        vpunpcklbw zmm16, zmm18, zmm24                                   ;   784.7 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm24                                   ;   785.7 p5     192 dst
        vpunpcklbw zmm24, zmm0, zmm7                                     ;   786.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm7                                      ;   787.7 p5     192 dst
        vpunpcklbw zmm7, zmm26, zmm30                                    ;   788.7 p5     192 dst
        vpunpckhbw zmm26, zmm26, zmm30                                   ;   789.7 p5     192 dst
        vpunpcklbw zmm30, zmm2, zmm17                                    ;   790.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm17                                     ;   791.7 p5     192 dst
        vmovdqu64 zmm17, [rbp + 4480]                                    ;   506.3 p2     192 dst reload
        vmovdqu64 [rbp + 768], zmm12                                     ;   748.7 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 192]                                     ;   506.8 p3     192 dst reload
        vmovdqu64 [rbp + 3264], zmm2                                     ;   792.7 p7+p4  192 dst spill
        vpunpcklbw zmm2, zmm12, zmm17                                    ;   792.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm17                                   ;   793.7 p5     192 dst
        vmovdqu64 zmm17, [rbp + 4352]                                    ;   508.0 p2     192 dst reload
        vmovdqu64 [rbp + 4480], zmm0                                     ;   788.7 p8+p9  192 dst spill
        vmovdqu64 zmm0, [rbp + 1280]                                     ;   510.0 p3     192 dst reload
        vmovdqu64 [rbp + 192], zmm26                                     ;   790.7 p7+p4  192 dst spill
        vpunpcklbw zmm26, zmm0, zmm17                                    ;   794.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm17                                     ;   795.7 p5     192 dst
        vmovdqu64 zmm17, [rbp + 5440]                                    ;   510.8 p2     192 dst reload
        vmovdqu64 [rbp + 4352], zmm18                                    ;   786.7 p8+p9  192 dst spill
        vmovdqu64 zmm18, [rbp + 1984]                                    ;   512.0 p3     192 dst reload
        vmovdqu64 [rbp + 1280], zmm30                                    ;   791.7 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm18, zmm17                                   ;   796.7 p5     192 dst
        vpunpckhbw zmm17, zmm18, zmm17                                   ;   797.7 p5     192 dst
        vmovdqu64 zmm18, [rbp + 4992]                                    ;   538.7 p2     192 dst reload
        vmovdqu64 [rbp + 5440], zmm24                                    ;   787.7 p8+p9  192 dst spill
        vmovdqu64 zmm24, [rbp + 2944]                                    ;   514.2 p3     192 dst reload
        vmovdqu64 [rbp + 1984], zmm7                                     ;   789.7 p7+p4  192 dst spill
        vpunpcklbw zmm7, zmm24, zmm18                                    ;   798.7 p5     192 dst
        vpunpckhbw zmm18, zmm24, zmm18                                   ;   799.7 p5     192 dst
        vpunpcklbw zmm24, zmm22, zmm28                                   ;   800.7 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm28                                   ;   801.7 p5     192 dst
        vpunpcklbw zmm28, zmm13, zmm25                                   ;   802.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm25                                   ;   803.7 p5     192 dst
        vpunpcklbw zmm25, zmm5, zmm31                                    ;   804.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm31                                     ;   805.7 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3072]                                    ;   700.7 p2     192 dst reload
        vmovdqu64 [rbp + 4992], zmm13                                    ;   804.7 p8+p9  192 dst spill
        vpunpcklbw zmm13, zmm31, zmm19                                   ;   806.7 p5     192 dst
        vpunpckhbw zmm19, zmm31, zmm19                                   ;   807.7 p5     192 dst
        vpunpcklbw zmm31, zmm9, zmm10                                    ;   808.7 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm10                                     ;   809.7 p5     192 dst
        vpunpcklbw zmm10, zmm21, zmm20                                   ;   810.7 p5     192 dst
        vpunpckhbw zmm20, zmm21, zmm20                                   ;   811.7 p5     192 dst
        vpunpcklbw zmm21, zmm8, zmm15                                    ;   812.7 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm15                                     ;   813.7 p5     192 dst
        vpunpcklbw zmm15, zmm29, zmm6                                    ;   814.7 p5     192 dst
        vpunpckhbw zmm6, zmm29, zmm6                                     ;   815.7 p5     192 dst
        vpunpcklbw zmm29, zmm14, zmm3                                    ;   816.7 p5     192 dst
        vpunpckhbw zmm3, zmm14, zmm3                                     ;   817.7 p5     192 dst
        vpunpcklbw zmm14, zmm27, zmm11                                   ;   818.7 p5     192 dst
        vpunpckhbw zmm11, zmm27, zmm11                                   ;   819.7 p5     192 dst
        vpunpcklbw zmm27, zmm1, zmm4                                     ;   820.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm4                                      ;   821.7 p5     192 dst
        vpunpcklbw zmm4, zmm13, zmm23                                    ;   822.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm23                                   ;   823.7 p5     192 dst
        vmovdqu64 zmm23, [rbp + 2176]                                    ;   713.7 p3     192 dst reload
        vmovdqu64 [rbp + 3072], zmm1                                     ;   822.7 p7+p4  192 dst spill
        vpunpcklbw zmm1, zmm19, zmm23                                    ;   824.7 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm23                                   ;   825.7 p5     192 dst
        vmovdqu64 zmm23, [rbp + 6912]                                    ;   563.7 p2     192 dst reload
        vmovdqu64 [r9], zmm23                                            ;   569.7 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 6144]                                    ;   567.7 p3     192 dst reload
        vmovdqu64 [r9 + 128], zmm23                                      ;   573.7 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 1984]                                    ;   789.7 p2     192 dst reload
        vmovdqu64 [r9 + 192], zmm23                                      ;   795.7 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 1664]                                    ;   565.7 p3     192 dst reload
        vmovdqu64 [r9 + 256], zmm23                                      ;   571.7 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 5440]                                    ;   787.7 p2     192 dst reload
        vmovdqu64 [r9 + 320], zmm23                                      ;   793.7 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 5824]                                    ;   569.7 p3     192 dst reload
        vmovdqu64 [r9 + 384], zmm23                                      ;   575.7 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 1280]                                    ;   791.7 p2     192 dst reload
        vmovdqu64 [r9 + 448], zmm23                                      ;   797.7 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 704]                                     ;   564.7 p3     192 dst reload
        vmovdqu64 [r9 + 512], zmm23                                      ;   570.7 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 4352]                                    ;   786.7 p2     192 dst reload
        vmovdqu64 [r9 + 576], zmm23                                      ;   792.7 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 5120]                                    ;   568.7 p3     192 dst reload
        vmovdqu64 [r9 + 640], zmm23                                      ;   574.7 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 192]                                     ;   790.7 p2     192 dst reload
        vmovdqu64 [r9 + 704], zmm23                                      ;   796.7 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 2752]                                    ;   566.7 p3     192 dst reload
        vmovdqu64 [r9 + 768], zmm23                                      ;   572.7 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 4480]                                    ;   788.7 p2     192 dst reload
        vmovdqu64 [r9 + 832], zmm23                                      ;   794.7 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 3456]                                    ;   570.7 p3     192 dst reload
        vmovdqu64 [r9 + 896], zmm23                                      ;   576.7 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 3264]                                    ;   792.7 p2     192 dst reload
        vmovdqu64 [r9 + 960], zmm23                                      ;   798.7 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 4544]                                    ;   551.7 p3     192 dst reload
        vmovdqu64 [rbp + 3264], zmm3                                     ;   818.7 p7+p4  192 dst spill
        vmovdqu64 zmm3, [rbp + 128]                                      ;   552.8 p2     192 dst reload
        vmovdqu64 [rbp + 3456], zmm11                                    ;   820.7 p8+p9  192 dst spill
        vpunpcklbw zmm11, zmm3, zmm23                                    ;   826.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm23                                     ;   827.7 p5     192 dst
        vmovdqu64 zmm23, [rbp + 4032]                                    ;   554.8 p3     192 dst reload
        vmovdqu64 [rbp + 4544], zmm6                                     ;   816.7 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 896]                                      ;   555.7 p2     192 dst reload
        vmovdqu64 [rbp + 128], zmm27                                     ;   821.7 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm6, zmm23                                    ;   828.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm23                                     ;   829.7 p5     192 dst
        vmovdqu64 zmm23, [rbp + 7040]                                    ;   557.7 p3     192 dst reload
        vmovdqu64 [rbp + 4032], zmm29                                    ;   817.7 p7+p4  192 dst spill
        vmovdqu64 zmm29, [rbp + 2048]                                    ;   559.7 p2     192 dst reload
        vmovdqu64 [rbp + 896], zmm14                                     ;   819.7 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm29, zmm23                                   ;   830.7 p5     192 dst
        vpunpckhbw zmm23, zmm29, zmm23                                   ;   831.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 2304]                                    ;   563.7 p3     192 dst reload
        vmovdqu64 [rbp + 7040], zmm15                                    ;   815.7 p7+p4  192 dst spill
        vmovdqu64 zmm15, [rbp + 3584]                                    ;   565.7 p2     192 dst reload
        vmovdqu64 [rbp + 2048], zmm19                                    ;   826.7 p8+p9  192 dst spill
        vpunpcklbw zmm19, zmm15, zmm29                                   ;   832.7 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm29                                   ;   833.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 3968]                                    ;   569.7 p3     192 dst reload
        vmovdqu64 [rbp + 2304], zmm13                                    ;   824.7 p7+p4  192 dst spill
        vmovdqu64 zmm13, [rbp + 64]                                      ;   570.8 p2     192 dst reload
        vmovdqu64 [rbp + 3584], zmm22                                    ;   802.7 p8+p9  192 dst spill
        vpunpcklbw zmm22, zmm13, zmm29                                   ;   834.7 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm29                                   ;   835.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 4288]                                    ;   571.7 p3     192 dst reload
        vmovdqu64 [rbp + 3968], zmm1                                     ;   825.7 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 960]                                      ;   572.8 p2     192 dst reload
        vmovdqu64 [rbp + 64], zmm28                                      ;   803.7 p8+p9  192 dst spill
        vpunpcklbw zmm28, zmm1, zmm29                                    ;   836.7 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm29                                     ;   837.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 6464]                                    ;   573.7 p3     192 dst reload
        vmovdqu64 [rbp + 4288], zmm4                                     ;   823.7 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 2112]                                     ;   574.8 p2     192 dst reload
        vmovdqu64 [rbp + 960], zmm24                                     ;   801.7 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm4, zmm29                                    ;   838.7 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm29                                     ;   839.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 6784]                                    ;   575.7 p3     192 dst reload
        vmovdqu64 [rbp + 6464], zmm16                                    ;   785.7 p7+p4  192 dst spill
        vmovdqu64 zmm16, [rbp + 3008]                                    ;   577.7 p2     192 dst reload
        vmovdqu64 [rbp + 2112], zmm1                                     ;   838.7 p8+p9  192 dst spill
        vpunpcklbw zmm1, zmm16, zmm29                                    ;   840.7 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm29                                   ;   841.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 6464]                                    ;   785.7 p3     192 dst reload
        vmovdqu64 [r9 + 64], zmm29                                       ;   791.7 p7+p4  192 dst
        vpunpcklbw zmm29, zmm2, zmm30                                    ;   842.7 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm30                                     ;   843.7 p5     192 dst
        vpunpcklbw zmm30, zmm12, zmm17                                   ;   844.7 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm17                                   ;   845.7 p5     192 dst
        vpunpcklbw zmm17, zmm26, zmm7                                    ;   846.7 p5     192 dst
        vpunpckhbw zmm7, zmm26, zmm7                                     ;   847.7 p5     192 dst
        vpunpcklbw zmm26, zmm0, zmm18                                    ;   848.7 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm18                                     ;   849.7 p5     192 dst
        vpunpcklbw zmm18, zmm25, zmm10                                   ;   850.7 p5     192 dst
        vmovdqu64 [rbp + 6464], zmm18                                    ;   851.7 p8+p9  192 dst spill
        vmovdqu64 zmm18, [rbp + 2368]                                    ;   613.7 p2     192 dst reload
        vmovdqu64 [r9 + 1024], zmm18                                     ;   619.7 p7+p4  192 dst
        vpunpckhbw zmm10, zmm25, zmm10                                   ;   851.7 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6464]                                    ;   851.7 p3     192 dst reload
        vmovdqu64 [r9 + 1088], zmm18                                     ;   857.7 p8+p9  192 dst
        vpunpcklbw zmm18, zmm5, zmm20                                    ;   852.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 0]                                       ;   617.7 p2     192 dst reload
        vmovdqu64 [r9 + 1152], zmm25                                     ;   623.7 p7+p4  192 dst
        vpunpckhbw zmm5, zmm5, zmm20                                     ;   853.7 p5     192 dst
        vpunpcklbw zmm20, zmm31, zmm21                                   ;   854.7 p5     192 dst
        vmovdqu64 zmm25, [rbp + 1536]                                    ;   615.7 p3     192 dst reload
        vmovdqu64 [r9 + 1280], zmm25                                     ;   621.7 p8+p9  192 dst
        vpunpckhbw zmm21, zmm31, zmm21                                   ;   855.7 p5     192 dst
        vpunpcklbw zmm25, zmm9, zmm8                                     ;   856.7 p5     192 dst
        vmovdqu64 zmm31, [rbp + 5760]                                    ;   619.7 p2     192 dst reload
        vmovdqu64 [r9 + 1408], zmm31                                     ;   625.7 p7+p4  192 dst
        vpunpckhbw zmm8, zmm9, zmm8                                      ;   857.7 p5     192 dst
        vmovdqu64 zmm9, [rbp + 2240]                                     ;   614.7 p3     192 dst reload
        vmovdqu64 [r9 + 1536], zmm9                                      ;   620.7 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 6208]                                     ;   618.7 p2     192 dst reload
        vmovdqu64 [r9 + 1664], zmm9                                      ;   624.7 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 1600]                                     ;   616.7 p3     192 dst reload
        vmovdqu64 [r9 + 1792], zmm9                                      ;   622.7 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 5888]                                     ;   620.7 p2     192 dst reload
        vmovdqu64 [r9 + 1920], zmm9                                      ;   626.7 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 2688]                                     ;   607.0 p3     192 dst reload
        vmovdqu64 [r9 + 2048], zmm9                                      ;   613.0 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 4608]                                     ;   729.7 p2     192 dst reload
        vmovdqu64 [r9 + 2112], zmm9                                      ;   735.7 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 576]                                      ;   643.7 p3     192 dst reload
        vmovdqu64 [r9 + 2176], zmm9                                      ;   649.7 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 1344]                                     ;   731.7 p2     192 dst reload
        vmovdqu64 [r9 + 2240], zmm9                                      ;   737.7 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 3776]                                     ;   614.7 p3     192 dst reload
        vmovdqu64 [r9 + 2304], zmm9                                      ;   620.7 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 6720]                                     ;   729.7 p2     192 dst reload
        vmovdqu64 [r9 + 2368], zmm9                                      ;   735.7 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 4736]                                     ;   645.7 p3     192 dst reload
        vmovdqu64 [r9 + 2432], zmm9                                      ;   651.7 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 5376]                                     ;   735.7 p2     192 dst reload
        vmovdqu64 [r9 + 2496], zmm9                                      ;   741.7 p7+p4  192 dst
        vpunpcklbw zmm9, zmm11, zmm14                                    ;   858.7 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm14                                   ;   859.7 p5     192 dst
        vpunpcklbw zmm14, zmm3, zmm23                                    ;   860.7 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm23                                     ;   861.7 p5     192 dst
        vpunpcklbw zmm23, zmm27, zmm19                                   ;   862.7 p5     192 dst
        vpunpckhbw zmm19, zmm27, zmm19                                   ;   863.7 p5     192 dst
        vpunpcklbw zmm27, zmm6, zmm15                                    ;   864.7 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm15                                     ;   865.7 p5     192 dst
        vpunpcklbw zmm15, zmm29, zmm17                                   ;   866.7 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3840]                                    ;   626.7 p3     192 dst reload
        vmovdqu64 [r9 + 2560], zmm31                                     ;   632.7 p8+p9  192 dst
        vpunpckhbw zmm17, zmm29, zmm17                                   ;   867.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 768]                                     ;   748.7 p2     192 dst reload
        vmovdqu64 [r9 + 2624], zmm29                                     ;   754.7 p7+p4  192 dst
        vmovdqu64 [r9 + 1344], zmm18                                     ;   853.7 p8+p9  192 dst
        vpunpcklbw zmm18, zmm2, zmm7                                     ;   868.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 3712]                                    ;   644.7 p3     192 dst reload
        vmovdqu64 [r9 + 2688], zmm29                                     ;   650.7 p7+p4  192 dst
        vpunpckhbw zmm2, zmm2, zmm7                                      ;   869.7 p5     192 dst
        vmovdqu64 zmm7, [rbp + 320]                                      ;   736.7 p2     192 dst reload
        vmovdqu64 [r9 + 2752], zmm7                                      ;   742.7 p8+p9  192 dst
        vpunpcklbw zmm7, zmm22, zmm24                                    ;   870.7 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm24                                   ;   871.7 p5     192 dst
        vpunpcklbw zmm24, zmm30, zmm26                                   ;   872.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 3392]                                    ;   636.7 p3     192 dst reload
        vmovdqu64 [r9 + 2816], zmm29                                     ;   642.7 p7+p4  192 dst
        vpunpckhbw zmm26, zmm30, zmm26                                   ;   873.7 p5     192 dst
        vmovdqu64 zmm29, [rbp + 4416]                                    ;   732.7 p2     192 dst reload
        vmovdqu64 [r9 + 2880], zmm29                                     ;   738.7 p8+p9  192 dst
        vpunpcklbw zmm29, zmm13, zmm4                                    ;   874.7 p5     192 dst
        vpunpckhbw zmm4, zmm13, zmm4                                     ;   875.7 p5     192 dst
        vpunpcklbw zmm13, zmm28, zmm1                                    ;   876.7 p5     192 dst
        vpunpckhbw zmm1, zmm28, zmm1                                     ;   877.7 p5     192 dst
        vpunpcklbw zmm28, zmm12, zmm0                                    ;   878.7 p5     192 dst
        vmovdqu64 zmm30, [rbp + 5312]                                    ;   646.7 p3     192 dst reload
        vmovdqu64 [r9 + 2944], zmm30                                     ;   652.7 p7+p4  192 dst
        vpunpckhbw zmm0, zmm12, zmm0                                     ;   879.7 p5     192 dst
        vmovdqu64 zmm12, [rbp + 1856]                                    ;   747.7 p2     192 dst reload
        vmovdqu64 [r9 + 3008], zmm12                                     ;   753.7 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 2816]                                    ;   726.7 p3     192 dst reload
        vmovdqu64 [r9 + 3072], zmm12                                     ;   732.7 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 2624]                                    ;   733.7 p2     192 dst reload
        vmovdqu64 [r9 + 3200], zmm12                                     ;   739.7 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 1792]                                    ;   729.7 p3     192 dst reload
        vmovdqu64 [r9 + 3328], zmm12                                     ;   735.7 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 384]                                     ;   737.7 p2     192 dst reload
        vmovdqu64 [r9 + 3456], zmm12                                     ;   743.7 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 2880]                                    ;   727.7 p3     192 dst reload
        vmovdqu64 [r9 + 3584], zmm12                                     ;   733.7 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 3648]                                    ;   734.7 p2     192 dst reload
        vmovdqu64 [r9 + 3712], zmm12                                     ;   740.7 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 2432]                                    ;   730.7 p3     192 dst reload
        vmovdqu64 [r9 + 3840], zmm12                                     ;   736.7 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 5504]                                    ;   738.7 p2     192 dst reload
        vmovdqu64 [r9 + 3968], zmm12                                     ;   744.7 p8+p9  192 dst
        vmovdqu64 [r9 + 1600], zmm10                                     ;   852.7 p7+p4  192 dst
        vmovdqu64 [r9 + 1216], zmm20                                     ;   855.7 p8+p9  192 dst
        vmovdqu64 [r9 + 1856], zmm5                                      ;   854.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 2112]                                     ;   838.7 p3     192 dst reload
        vpunpcklbw zmm10, zmm5, zmm16                                    ;   880.7 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm16                                     ;   881.7 p5     192 dst
        vmovdqu64 [r9 + 1472], zmm25                                     ;   857.7 p8+p9  192 dst
        vmovdqu64 [r9 + 1728], zmm21                                     ;   856.7 p7+p4  192 dst
        vmovdqu64 [r9 + 1984], zmm8                                      ;   858.7 p8+p9  192 dst
        vpunpcklbw zmm8, zmm9, zmm23                                     ;   882.7 p5     192 dst
        vmovdqu64 zmm12, [rbp + 4864]                                    ;   652.8 p2     192 dst reload
        vmovdqu64 [r9 + 4096], zmm12                                     ;   658.8 p7+p4  192 dst
        vpunpckhbw zmm9, zmm9, zmm23                                     ;   883.7 p5     192 dst
        vmovdqu64 zmm12, [rbp + 960]                                     ;   801.7 p3     192 dst reload
        vmovdqu64 [r9 + 4160], zmm12                                     ;   807.7 p8+p9  192 dst
        vpunpcklbw zmm12, zmm11, zmm19                                   ;   884.7 p5     192 dst
        vmovdqu64 zmm16, [rbp + 640]                                     ;   655.7 p2     192 dst reload
        vmovdqu64 [r9 + 4224], zmm16                                     ;   661.7 p7+p4  192 dst
        vpunpckhbw zmm11, zmm11, zmm19                                   ;   885.7 p5     192 dst
        vmovdqu64 zmm16, [rbp + 4288]                                    ;   823.7 p3     192 dst reload
        vmovdqu64 [r9 + 4288], zmm16                                     ;   829.7 p8+p9  192 dst
        vpunpcklbw zmm16, zmm14, zmm27                                   ;   886.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 832]                                     ;   661.7 p2     192 dst reload
        vmovdqu64 [r9 + 4352], zmm19                                     ;   667.7 p7+p4  192 dst
        vpunpckhbw zmm14, zmm14, zmm27                                   ;   887.7 p5     192 dst
        vmovdqu64 zmm19, [rbp + 64]                                      ;   803.7 p3     192 dst reload
        vmovdqu64 [r9 + 4416], zmm19                                     ;   809.7 p8+p9  192 dst
        vpunpcklbw zmm19, zmm3, zmm6                                     ;   888.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5056]                                    ;   667.7 p2     192 dst reload
        vmovdqu64 [r9 + 4480], zmm20                                     ;   673.7 p7+p4  192 dst
        vpunpckhbw zmm3, zmm3, zmm6                                      ;   889.7 p5     192 dst
        vmovdqu64 zmm6, [rbp + 3968]                                     ;   825.7 p3     192 dst reload
        vmovdqu64 [r9 + 4544], zmm6                                      ;   831.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 3904]                                     ;   672.7 p2     192 dst reload
        vmovdqu64 [r9 + 4608], zmm6                                      ;   678.7 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 3584]                                     ;   802.7 p3     192 dst reload
        vmovdqu64 [r9 + 4672], zmm6                                      ;   808.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 6528]                                     ;   674.2 p2     192 dst reload
        vmovdqu64 [r9 + 4736], zmm6                                      ;   680.2 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 2304]                                     ;   824.7 p3     192 dst reload
        vmovdqu64 [r9 + 4800], zmm6                                      ;   830.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 3200]                                     ;   676.8 p2     192 dst reload
        vmovdqu64 [r9 + 4864], zmm6                                      ;   682.8 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 4992]                                     ;   804.7 p3     192 dst reload
        vmovdqu64 [r9 + 4928], zmm6                                      ;   810.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 6080]                                     ;   680.7 p2     192 dst reload
        vmovdqu64 [r9 + 4992], zmm6                                      ;   686.7 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 2048]                                     ;   826.7 p3     192 dst reload
        vmovdqu64 [r9 + 5056], zmm6                                      ;   832.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 1472]                                     ;   684.7 p2     192 dst reload
        vmovdqu64 [r9 + 5120], zmm6                                      ;   690.7 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 5696]                                     ;   686.7 p3     192 dst reload
        vmovdqu64 [r9 + 5248], zmm6                                      ;   692.7 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 448]                                      ;   688.7 p2     192 dst reload
        vmovdqu64 [r9 + 5376], zmm6                                      ;   694.7 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 4800]                                     ;   690.7 p3     192 dst reload
        vmovdqu64 [r9 + 5504], zmm6                                      ;   696.7 p8+p9  192 dst
        vpunpcklbw zmm6, zmm7, zmm13                                     ;   890.7 p5     192 dst
        vmovdqu64 zmm20, [rbp + 3328]                                    ;   691.2 p2     192 dst reload
        vmovdqu64 [r9 + 5632], zmm20                                     ;   697.2 p7+p4  192 dst
        vpunpckhbw zmm7, zmm7, zmm13                                     ;   891.7 p5     192 dst
        vmovdqu64 [r9 + 5184], zmm15                                     ;   867.7 p8+p9  192 dst
        vpunpcklbw zmm13, zmm22, zmm1                                    ;   892.7 p5     192 dst
        vmovdqu64 zmm15, [rbp - 128]                                     ;   693.0 p3     192 dst reload
        vmovdqu64 [r9 + 5760], zmm15                                     ;   699.0 p7+p4  192 dst
        vpunpckhbw zmm1, zmm22, zmm1                                     ;   893.7 p5     192 dst
        vmovdqu64 [r9 + 5440], zmm18                                     ;   869.7 p8+p9  192 dst
        vmovdqu64 [r9 + 5696], zmm17                                     ;   868.7 p7+p4  192 dst
        vpunpcklbw zmm15, zmm29, zmm10                                   ;   894.7 p5     192 dst
        vmovdqu64 zmm17, [rbp + 3520]                                    ;   695.0 p2     192 dst reload
        vmovdqu64 [r9 + 5888], zmm17                                     ;   701.0 p8+p9  192 dst
        vpunpckhbw zmm10, zmm29, zmm10                                   ;   895.7 p5     192 dst
        vmovdqu64 [r9 + 5952], zmm2                                      ;   870.7 p7+p4  192 dst
        vpunpcklbw zmm2, zmm4, zmm5                                      ;   896.7 p5     192 dst
        vmovdqu64 zmm17, [rbp + 1088]                                    ;   696.8 p3     192 dst reload
        vmovdqu64 [r9 + 6016], zmm17                                     ;   702.8 p8+p9  192 dst
        vpunpckhbw zmm4, zmm4, zmm5                                      ;   897.7 p5     192 dst
        vmovdqu64 zmm5, [rbp + 2496]                                     ;   697.3 p2     192 dst reload
        vmovdqu64 [r9 + 6144], zmm5                                      ;   703.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 7040]                                     ;   815.7 p3     192 dst reload
        vmovdqu64 [r9 + 6208], zmm5                                      ;   821.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 5248]                                     ;   699.0 p2     192 dst reload
        vmovdqu64 [r9 + 6272], zmm5                                      ;   705.0 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 896]                                      ;   819.7 p3     192 dst reload
        vmovdqu64 [r9 + 6336], zmm5                                      ;   825.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1024]                                     ;   700.7 p2     192 dst reload
        vmovdqu64 [r9 + 6400], zmm5                                      ;   706.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 4032]                                     ;   817.7 p3     192 dst reload
        vmovdqu64 [r9 + 6464], zmm5                                      ;   823.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 5184]                                     ;   701.7 p2     192 dst reload
        vmovdqu64 [r9 + 6528], zmm5                                      ;   707.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 128]                                      ;   821.7 p3     192 dst reload
        vmovdqu64 [r9 + 6592], zmm5                                      ;   827.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 512]                                      ;   703.0 p2     192 dst reload
        vmovdqu64 [r9 + 6656], zmm5                                      ;   709.0 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 4544]                                     ;   816.7 p3     192 dst reload
        vmovdqu64 [r9 + 6720], zmm5                                      ;   822.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 4928]                                     ;   704.7 p2     192 dst reload
        vmovdqu64 [r9 + 6784], zmm5                                      ;   710.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 3456]                                     ;   820.7 p3     192 dst reload
        vmovdqu64 [r9 + 6848], zmm5                                      ;   826.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1728]                                     ;   705.7 p2     192 dst reload
        vmovdqu64 [r9 + 6912], zmm5                                      ;   711.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 3264]                                     ;   818.7 p3     192 dst reload
        vmovdqu64 [r9 + 6976], zmm5                                      ;   824.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 5952]                                     ;   707.0 p2     192 dst reload
        vmovdqu64 [r9 + 7040], zmm5                                      ;   713.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 3072]                                     ;   822.7 p3     192 dst reload
        vmovdqu64 [r9 + 7104], zmm5                                      ;   828.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1920]                                     ;   749.7 p2     192 dst reload
        vmovdqu64 [r9 + 7168], zmm5                                      ;   755.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp - 64]                                       ;   753.7 p3     192 dst reload
        vmovdqu64 [r9 + 7296], zmm5                                      ;   759.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1152]                                     ;   751.7 p2     192 dst reload
        vmovdqu64 [r9 + 7424], zmm5                                      ;   757.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 5632]                                     ;   755.7 p3     192 dst reload
        vmovdqu64 [r9 + 7552], zmm5                                      ;   761.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 256]                                      ;   750.7 p2     192 dst reload
        vmovdqu64 [r9 + 7680], zmm5                                      ;   756.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 4672]                                     ;   754.7 p3     192 dst reload
        vmovdqu64 [r9 + 7808], zmm5                                      ;   760.7 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1216]                                     ;   752.7 p2     192 dst reload
        vmovdqu64 [r9 + 7936], zmm5                                      ;   758.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 1408]                                     ;   756.7 p3     192 dst reload
        vmovdqu64 [r9 + 8064], zmm5                                      ;   762.7 p8+p9  192 dst
        add r8, 0x2000                                                   ;   715.5 p1     197 blocks
        lea r10, [r9 + 8192]                                             ;   715.7 p6     197 blocks
        vmovdqu64 [r9 + 5312], zmm24                                     ;   873.7 p7+p4  192 dst
        vmovdqu64 [r9 + 3136], zmm8                                      ;   883.7 p8+p9  192 dst
        vmovdqu64 [r9 + 5824], zmm26                                     ;   874.7 p7+p4  192 dst
        vmovdqu64 [r9 + 3392], zmm12                                     ;   885.7 p8+p9  192 dst
        vmovdqu64 [r9 + 3648], zmm9                                      ;   884.7 p7+p4  192 dst
        vmovdqu64 [r9 + 3264], zmm16                                     ;   887.7 p8+p9  192 dst
        vmovdqu64 [r9 + 5568], zmm28                                     ;   879.7 p7+p4  192 dst
        vmovdqu64 [r9 + 3904], zmm11                                     ;   886.7 p8+p9  192 dst
        vmovdqu64 [r9 + 3520], zmm19                                     ;   889.7 p7+p4  192 dst
        vmovdqu64 [r9 + 3776], zmm14                                     ;   888.7 p8+p9  192 dst
        vmovdqu64 [r9 + 6080], zmm0                                      ;   880.7 p7+p4  192 dst
        vmovdqu64 [r9 + 4032], zmm3                                      ;   890.7 p8+p9  192 dst
        vmovdqu64 [r9 + 7232], zmm6                                      ;   891.7 p7+p4  192 dst
        vmovdqu64 [r9 + 7488], zmm13                                     ;   893.7 p8+p9  192 dst
        vmovdqu64 [r9 + 7744], zmm7                                      ;   892.7 p7+p4  192 dst
        vmovdqu64 [r9 + 7360], zmm15                                     ;   895.7 p8+p9  192 dst
        vmovdqu64 [r9 + 8000], zmm1                                      ;   894.7 p7+p4  192 dst
        vmovdqu64 [r9 + 7616], zmm2                                      ;   897.7 p8+p9  192 dst
        vmovdqu64 [r9 + 7872], zmm10                                     ;   896.7 p7+p4  192 dst
        vmovdqu64 [r9 + 8128], zmm4                                      ;   898.7 p8+p9  192 dst
        mov r9, r10                                                      ;   724.3        197 blocks copy
        cmp r8, qword [rbp + 7112]                                       ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 7104], r8                                       ;                    resident
        mov qword [rbp + 7120], r9                                       ;                    resident
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 7128]                                      ;                    frame
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
