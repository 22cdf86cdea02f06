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
;   blocks: 2518 uops, planned 902.3; bounds: width 419.7, ports 704.0, path 19.0
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
        vmovdqu64 zmm16, [r8 + 1024]                                     ;     8.0 p2     192 dst.16
        vmovdqu64 zmm17, [r8 + 1088]                                     ;     8.2 p3     192 dst.17
        vmovdqu64 zmm18, [r8 + 1152]                                     ;     9.0 p2     192 dst.18
        vmovdqu64 zmm19, [r8 + 1216]                                     ;     9.2 p3     192 dst.19
        vmovdqu64 zmm20, [r8 + 1280]                                     ;    10.0 p2     192 dst.20
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    10.2 p3     192 dst.21
        vmovdqu64 zmm22, [r8 + 1408]                                     ;    11.0 p2     192 dst.22
        vmovdqu64 zmm23, [r8 + 1472]                                     ;    11.2 p3     192 dst.23
        vmovdqu64 zmm24, [r8 + 1536]                                     ;    12.0 p2     192 dst.24
        vmovdqu64 zmm25, [r8 + 1600]                                     ;    12.2 p3     192 dst.25
        vmovdqu64 zmm26, [r8 + 1664]                                     ;    13.0 p2     192 dst.26
        vmovdqu64 zmm27, [r8 + 1728]                                     ;    13.2 p3     192 dst.27
        vmovdqu64 zmm28, [r8 + 1792]                                     ;    14.0 p2     192 dst.28
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    14.2 p3     192 dst.29
        vmovdqu64 zmm30, [r8 + 1920]                                     ;    15.0 p2     192 dst.30
        vmovdqu64 zmm31, [r8 + 1984]                                     ;    15.2 p3     192 dst.31
        vshufi32x4 zmm0, zmm0, zmm0, 0xd8                                ;     6.0 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2048]                                     ;    16.0 p2     192 dst.0
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;     6.3 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2112]                                     ;    16.2 p3     192 dst.1
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;     7.3 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2176]                                     ;    17.0 p2     192 dst.2
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;     8.3 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2240]                                     ;    17.2 p3     192 dst.3
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;     9.3 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2304]                                     ;    18.0 p2     192 dst.4
        vshufi32x4 zmm5, zmm5, zmm5, 0xd8                                ;    10.3 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2368]                                     ;    18.2 p3     192 dst.5
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    11.3 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2432]                                     ;    19.0 p2     192 dst.6
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    12.3 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2496]                                     ;    19.2 p3     192 dst.7
        vmovdqu64 zmm31, [r8 + 2560]                                     ;    20.0 p2     192 dst.8
        vmovdqu64 zmm31, [r8 + 2624]                                     ;    20.2 p3     192 dst.9
        vmovdqu64 zmm31, [r8 + 2688]                                     ;    21.0 p2     192 dst.10
        vmovdqu64 zmm31, [r8 + 2752]                                     ;    21.2 p3     192 dst.11
        vmovdqu64 zmm31, [r8 + 2816]                                     ;    22.0 p2     192 dst.12
        vmovdqu64 zmm31, [r8 + 2880]                                     ;    22.2 p3     192 dst.13
        vmovdqu64 zmm31, [r8 + 2944]                                     ;    23.0 p2     192 dst.14
        vmovdqu64 zmm31, [r8 + 3008]                                     ;    23.2 p3     192 dst.15
        vpsllq zmm31, zmm1, 1                                            ;     9.3 p0     192 dst
        vmovdqu64 zmm30, [r8 + 3072]                                     ;    24.0 p2     192 dst.16
        vpsrlq zmm30, zmm0, 1                                            ;    10.3 p0     192 dst
        vmovdqu64 zmm29, [r8 + 3136]                                     ;    24.2 p3     192 dst.17
        vmovdqu64 zmm29, [r8 + 3200]                                     ;    25.0 p2     192 dst.18
        vpternlogd zmm31, zmm0, [rel aes_from_slices.T0_constants512], 0xd8 ;    25.2 p0+p3  192 dst
        vmovdqu64 zmm0, [r8 + 3264]                                      ;    26.0 p2     192 dst.19
        vpternlogd zmm30, zmm1, [rel aes_from_slices.T0_constants512], 0xe4 ;    26.2 p0+p3  192 dst
        vmovdqu64 zmm1, [r8 + 3328]                                      ;    27.0 p2     192 dst.20
        vpsllq zmm1, zmm3, 1                                             ;    13.3 p0     192 dst
        vmovdqu64 zmm0, [r8 + 3392]                                      ;    27.2 p3     192 dst.21
        vpsrlq zmm0, zmm2, 1                                             ;    14.3 p0     192 dst
        vmovdqu64 zmm29, [r8 + 3456]                                     ;    28.0 p2     192 dst.22
        vpternlogd zmm1, zmm2, [rel aes_from_slices.T0_constants512], 0xd8 ;    28.2 p5+p3  192 dst
        vmovdqu64 zmm2, [r8 + 3520]                                      ;    29.0 p2     192 dst.23
        vpternlogd zmm0, zmm3, [rel aes_from_slices.T0_constants512], 0xe4 ;    29.2 p5+p3  192 dst
        vmovdqu64 zmm3, [r8 + 3584]                                      ;    30.0 p2     192 dst.24
        vpsllq zmm3, zmm5, 1                                             ;    15.3 p0     192 dst
        vmovdqu64 zmm2, [r8 + 3648]                                      ;    30.2 p3     192 dst.25
        vpsrlq zmm2, zmm4, 1                                             ;    16.3 p0     192 dst
        vmovdqu64 zmm29, [r8 + 3712]                                     ;    31.0 p2     192 dst.26
        vpternlogd zmm3, zmm4, [rel aes_from_slices.T0_constants512], 0xd8 ;    31.2 p5+p3  192 dst
        vmovdqu64 zmm4, [r8 + 3776]                                      ;    32.0 p2     192 dst.27
        vpternlogd zmm2, zmm5, [rel aes_from_slices.T0_constants512], 0xe4 ;    32.2 p5+p3  192 dst
        vmovdqu64 zmm5, [r8 + 3840]                                      ;    33.0 p2     192 dst.28
        vpsllq zmm5, zmm7, 1                                             ;    17.3 p0     192 dst
        vmovdqu64 zmm4, [r8 + 3904]                                      ;    33.2 p3     192 dst.29
        vpsrlq zmm4, zmm6, 1                                             ;    18.3 p0     192 dst
        vmovdqu64 zmm29, [r8 + 3968]                                     ;    34.0 p2     192 dst.30
        vpternlogd zmm5, zmm6, [rel aes_from_slices.T0_constants512], 0xd8 ;    34.2 p5+p3  192 dst
        vmovdqu64 zmm6, [r8 + 4032]                                      ;    35.0 p2     192 dst.31
        vpternlogd zmm4, zmm7, [rel aes_from_slices.T0_constants512], 0xe4 ;    35.2 p5+p3  192 dst
        vmovdqu64 zmm7, [r8 + 4096]                                      ;    36.0 p2     192 dst.0
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    42.0 p5     192 dst
        vmovdqu64 zmm6, [r8 + 4160]                                      ;    36.2 p3     192 dst.1
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    42.2 p5     192 dst
        vmovdqu64 zmm29, [r8 + 4224]                                     ;    37.0 p2     192 dst.2
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    43.0 p5     192 dst
        vmovdqu64 zmm28, [r8 + 4288]                                     ;    37.2 p3     192 dst.3
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    43.2 p5     192 dst
        vmovdqu64 zmm27, [r8 + 4352]                                     ;    38.0 p2     192 dst.4
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    44.0 p5     192 dst
        vmovdqu64 zmm26, [r8 + 4416]                                     ;    38.2 p3     192 dst.5
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    44.2 p5     192 dst
        vmovdqu64 zmm25, [r8 + 4480]                                     ;    39.0 p2     192 dst.6
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    45.0 p5     192 dst
        vmovdqu64 zmm24, [r8 + 4544]                                     ;    39.2 p3     192 dst.7
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    45.2 p5     192 dst
        vmovdqu64 zmm23, [r8 + 4608]                                     ;    40.0 p2     192 dst.8
        vmovdqu64 zmm22, [r8 + 4672]                                     ;    40.2 p3     192 dst.9
        vmovdqu64 zmm21, [r8 + 4736]                                     ;    41.0 p2     192 dst.10
        vmovdqu64 zmm20, [r8 + 4800]                                     ;    41.2 p3     192 dst.11
        vmovdqu64 zmm19, [r8 + 4864]                                     ;    42.0 p2     192 dst.12
        vmovdqu64 zmm18, [r8 + 4928]                                     ;    42.2 p3     192 dst.13
        vmovdqu64 zmm17, [r8 + 4992]                                     ;    43.0 p2     192 dst.14
        vmovdqu64 zmm16, [r8 + 5056]                                     ;    43.2 p3     192 dst.15
        vmovdqu64 zmm16, [r8 + 5120]                                     ;    44.0 p2     192 dst.16
        vpsllq zmm16, zmm1, 2                                            ;    29.2 p0     192 dst
        vmovdqu64 zmm17, [r8 + 5184]                                     ;    44.2 p3     192 dst.17
        vpsrlq zmm17, zmm31, 2                                           ;    26.2 p0     192 dst
        vmovdqu64 zmm18, [r8 + 5248]                                     ;    45.0 p2     192 dst.18
        vmovdqu64 zmm18, [r8 + 5312]                                     ;    45.2 p3     192 dst.19
        vpternlogd zmm16, zmm31, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;    46.0 p0+p2  192 dst
        vmovdqu64 zmm31, [r8 + 5376]                                     ;    46.2 p3     192 dst.20
        vpternlogd zmm17, zmm1, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    47.0 p0+p2  192 dst
        vmovdqu64 zmm1, [r8 + 5440]                                      ;    47.2 p3     192 dst.21
        vpsllq zmm1, zmm0, 2                                             ;    30.2 p0     192 dst
        vmovdqu64 zmm31, [r8 + 5504]                                     ;    48.0 p2     192 dst.22
        vpsrlq zmm31, zmm30, 2                                           ;    27.2 p0     192 dst
        vmovdqu64 zmm18, [r8 + 5568]                                     ;    48.2 p3     192 dst.23
        vpternlogd zmm1, zmm30, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;    49.0 p0+p2  192 dst
        vmovdqu64 zmm30, [r8 + 5632]                                     ;    49.2 p3     192 dst.24
        vpternlogd zmm31, zmm0, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    50.0 p0+p2  192 dst
        vmovdqu64 zmm0, [r8 + 5696]                                      ;    50.2 p3     192 dst.25
        vmovdqu64 zmm0, [r8 + 5760]                                      ;    51.0 p2     192 dst.26
        vpsrlq zmm0, zmm3, 2                                             ;    32.2 p0     192 dst
        vmovdqu64 zmm30, [r8 + 5824]                                     ;    51.2 p3     192 dst.27
        vmovdqu64 zmm30, [r8 + 5888]                                     ;    52.0 p2     192 dst.28
        vmovdqu64 zmm30, [r8 + 5952]                                     ;    52.2 p3     192 dst.29
        vpsllq zmm30, zmm5, 2                                            ;    35.2 p0     192 dst
        vpternlogd zmm0, zmm5, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;    53.0 p5+p2  192 dst
        vmovdqu64 zmm5, [rel aes_from_slices.T0_constants512 + 64]       ;    53.2 p3     192 dst reload
        vpternlogd zmm30, zmm3, zmm5, 0xd8                               ;    59.2 p5     192 dst
        vmovdqu64 zmm3, [r8 + 6016]                                      ;    54.0 p2     192 dst.30
        vpsrlq zmm3, zmm2, 2                                             ;    33.2 p0     192 dst
        vmovdqu64 zmm18, [r8 + 6080]                                     ;    54.2 p3     192 dst.31
        vpsllq zmm18, zmm4, 2                                            ;    36.2 p0     192 dst
        vpternlogd zmm18, zmm2, zmm5, 0xd8                               ;    59.2 p5     192 dst
        vmovdqu64 zmm2, [r8 + 6144]                                      ;    55.0 p2     192 dst.0
        vpternlogd zmm3, zmm4, zmm5, 0xe4                                ;    59.2 p5     192 dst
        vmovdqu64 zmm4, [r8 + 6208]                                      ;    55.2 p3     192 dst.1
        vmovdqu64 zmm4, [r8 + 6272]                                      ;    56.0 p2     192 dst.2
        vpsllq zmm4, zmm6, 1                                             ;    45.2 p0     192 dst
        vpsrlq zmm2, zmm7, 1                                             ;    45.0 p0     192 dst
        vpternlogd zmm4, zmm7, [rel aes_from_slices.T0_constants512], 0xd8 ;    56.2 p5+p3  192 dst
        vmovdqu64 zmm7, [rel aes_from_slices.T0_constants512]            ;    57.0 p2     192 dst reload
        vpternlogd zmm2, zmm6, zmm7, 0xe4                                ;    63.0 p5     192 dst
        vmovdqu64 zmm6, [r8 + 6336]                                      ;    57.2 p3     192 dst.3
        vmovdqu64 zmm6, [r8 + 6400]                                      ;    58.0 p2     192 dst.4
        vpsllq zmm6, zmm28, 1                                            ;    46.2 p0     192 dst
        vpternlogd zmm6, zmm29, zmm7, 0xd8                               ;    63.0 p5     192 dst
        vpsrlq zmm29, zmm29, 1                                           ;    46.0 p0     192 dst
        vpternlogd zmm29, zmm28, zmm7, 0xe4                              ;    63.0 p5     192 dst
        vmovdqu64 zmm28, [r8 + 6464]                                     ;    58.2 p3     192 dst.5
        vmovdqu64 zmm28, [r8 + 6528]                                     ;    59.0 p2     192 dst.6
        vmovdqu64 zmm28, [r8 + 6592]                                     ;    59.2 p3     192 dst.7
        vpsllq zmm28, zmm26, 1                                           ;    47.2 p0     192 dst
        vpternlogd zmm28, zmm27, zmm7, 0xd8                              ;    63.0 p5     192 dst
        vpsrlq zmm27, zmm27, 1                                           ;    47.0 p0     192 dst
        vpternlogd zmm27, zmm26, zmm7, 0xe4                              ;    63.0 p5     192 dst
        vmovdqu64 zmm26, [r8 + 6656]                                     ;    60.0 p2     192 dst.8
        vmovdqu64 zmm26, [r8 + 6720]                                     ;    60.2 p3     192 dst.9
        vmovdqu64 zmm26, [r8 + 6784]                                     ;    61.0 p2     192 dst.10
        vmovdqu64 zmm26, [r8 + 6848]                                     ;    61.2 p3     192 dst.11
        vpsllq zmm26, zmm24, 1                                           ;    48.2 p0     192 dst
        vpternlogd zmm26, zmm25, zmm7, 0xd8                              ;    63.0 p5     192 dst
        vpsrlq zmm25, zmm25, 1                                           ;    48.0 p0     192 dst
        vpternlogd zmm25, zmm24, zmm7, 0xe4                              ;    63.0 p5     192 dst
        vmovdqu64 zmm24, [r8 + 6912]                                     ;    62.0 p2     192 dst.12
        vmovdqu64 zmm24, [r8 + 6976]                                     ;    62.2 p3     192 dst.13
        vmovdqu64 zmm24, [r8 + 7040]                                     ;    63.0 p2     192 dst.14
        vmovdqu64 zmm24, [r8 + 7104]                                     ;    63.2 p3     192 dst.15
        vmovdqu64 zmm24, [r8 + 7168]                                     ;    64.0 p2     192 dst.16
        vmovdqu64 zmm24, [r8 + 7232]                                     ;    64.2 p3     192 dst.17
        vmovdqu64 zmm24, [r8 + 7296]                                     ;    65.0 p2     192 dst.18
        vmovdqu64 zmm24, [r8 + 7360]                                     ;    65.2 p3     192 dst.19
        vmovdqu64 zmm24, [r8 + 7424]                                     ;    66.0 p2     192 dst.20
        vmovdqu64 zmm24, [r8 + 7488]                                     ;    66.2 p3     192 dst.21
        vmovdqu64 zmm24, [r8 + 7552]                                     ;    67.0 p2     192 dst.22
        vmovdqu64 zmm24, [r8 + 7616]                                     ;    67.2 p3     192 dst.23
        vmovdqu64 zmm24, [r8 + 7680]                                     ;    68.0 p2     192 dst.24
        vmovdqu64 zmm24, [r8 + 7744]                                     ;    68.2 p3     192 dst.25
        vmovdqu64 zmm24, [r8 + 7808]                                     ;    69.0 p2     192 dst.26
        vmovdqu64 zmm24, [r8 + 7872]                                     ;    69.2 p3     192 dst.27
        vmovdqu64 zmm24, [r8 + 7936]                                     ;    70.0 p2     192 dst.28
        vmovdqu64 zmm24, [r8 + 8000]                                     ;    70.2 p3     192 dst.29
        vmovdqu64 zmm24, [r8 + 8064]                                     ;    71.0 p2     192 dst.30
        vpsrlq zmm24, zmm16, 4                                           ;    47.0 p0     192 dst
        vmovdqu64 zmm7, [r8 + 8128]                                      ;    71.2 p3     192 dst.31
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;    39.3 p5     192 dst
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    40.3 p5     192 dst
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    41.3 p5     192 dst
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    42.3 p5     192 dst
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    43.3 p5     192 dst
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    44.3 p5     192 dst
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    45.3 p5     192 dst
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    46.3 p5     192 dst
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    47.3 p5     192 dst
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    48.3 p5     192 dst
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    49.3 p5     192 dst
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    50.3 p5     192 dst
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    51.3 p5     192 dst
        vpsrlq zmm7, zmm17, 4                                            ;    48.0 p0     192 dst
        vmovdqu64 [rbp - 128], zmm19                                     ;    54.3 p7+p4  192 dst spill
        vpsrlq zmm19, zmm1, 4                                            ;    50.0 p0     192 dst
        vmovdqu64 [rbp - 64], zmm21                                      ;    52.3 p8+p9  192 dst spill
        vpsrlq zmm21, zmm4, 2                                            ;    57.2 p0     192 dst
        vpternlogd zmm21, zmm6, zmm5, 0xe4                               ;    64.0 p0     192 dst
        vpsllq zmm6, zmm6, 2                                             ;    64.0 p0     192 dst
        vpternlogd zmm6, zmm4, zmm5, 0xd8                                ;    65.0 p0     192 dst
        vpsrlq zmm4, zmm31, 4                                            ;    51.0 p0     192 dst
        vmovdqu64 [rbp + 0], zmm20                                       ;    53.3 p7+p4  192 dst spill
        vpsllq zmm20, zmm0, 4                                            ;    54.0 p0     192 dst
        vpternlogd zmm7, zmm0, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;    72.0 p0+p2  192 dst
        vmovdqu64 zmm0, [rel aes_from_slices.T0_constants512 + 128]      ;    72.2 p3     192 dst reload
        vpternlogd zmm20, zmm17, zmm0, 0xd8                              ;    78.2 p0     192 dst
        vpsrlq zmm17, zmm8, 1                                            ;    51.2 p0     192 dst
        vpternlogd zmm24, zmm30, zmm0, 0xe4                              ;    78.2 p0     192 dst
        vpsllq zmm30, zmm30, 4                                           ;    60.2 p0     192 dst
        vpternlogd zmm30, zmm16, zmm0, 0xd8                              ;    78.2 p5     192 dst
        vpsllq zmm16, zmm9, 1                                            ;    54.2 p0     192 dst
        vpternlogd zmm19, zmm18, zmm0, 0xe4                              ;    78.2 p5     192 dst
        vpsllq zmm18, zmm18, 4                                           ;    60.2 p0     192 dst
        vpternlogd zmm18, zmm1, zmm0, 0xd8                               ;    78.2 p5     192 dst
        vmovdqu64 zmm1, [rel aes_from_slices.T0_constants512]            ;    73.0 p2     192 dst reload
        vpternlogd zmm17, zmm9, zmm1, 0xe4                               ;    79.0 p5     192 dst
        vpsllq zmm9, zmm29, 2                                            ;    64.0 p0     192 dst
        vpternlogd zmm9, zmm2, zmm5, 0xd8                                ;    65.0 p5     192 dst
        vpsrlq zmm2, zmm2, 2                                             ;    64.0 p0     192 dst
        vpternlogd zmm2, zmm29, zmm5, 0xe4                               ;    65.0 p5     192 dst
        vpsrlq zmm29, zmm10, 1                                           ;    58.2 p0     192 dst
        vpternlogd zmm4, zmm3, zmm0, 0xe4                                ;    78.2 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;    60.2 p0     192 dst
        vpternlogd zmm3, zmm31, zmm0, 0xd8                               ;    78.2 p5     192 dst
        vpsllq zmm31, zmm26, 2                                           ;    64.0 p0     192 dst
        vpternlogd zmm31, zmm28, zmm5, 0xd8                              ;    65.0 p5     192 dst
        vpsrlq zmm28, zmm28, 2                                           ;    64.0 p0     192 dst
        vpternlogd zmm28, zmm26, zmm5, 0xe4                              ;    65.0 p5     192 dst
        vpsllq zmm26, zmm11, 1                                           ;    62.2 p0     192 dst
        vpternlogd zmm16, zmm8, zmm1, 0xd8                               ;    79.0 p5     192 dst
        vpsllq zmm8, zmm25, 2                                            ;    64.0 p0     192 dst
        vpternlogd zmm8, zmm27, zmm5, 0xd8                               ;    65.0 p5     192 dst
        vpsrlq zmm27, zmm27, 2                                           ;    64.2 p0     192 dst
        vpternlogd zmm27, zmm25, zmm5, 0xe4                              ;    65.2 p5     192 dst
        vpsrlq zmm25, zmm12, 1                                           ;    65.2 p0     192 dst
        vpternlogd zmm26, zmm10, zmm1, 0xd8                              ;    79.0 p5     192 dst
        vpsllq zmm10, zmm13, 1                                           ;    66.2 p0     192 dst
        vpternlogd zmm29, zmm11, zmm1, 0xe4                              ;    79.0 p5     192 dst
        vpsrlq zmm11, zmm14, 1                                           ;    67.2 p0     192 dst
        vpternlogd zmm10, zmm12, zmm1, 0xd8                              ;    79.0 p5     192 dst
        vpsllq zmm12, zmm15, 1                                           ;    68.2 p0     192 dst
        vpternlogd zmm25, zmm13, zmm1, 0xe4                              ;    79.0 p5     192 dst
        vpsllq zmm13, zmm31, 4                                           ;    69.2 p0     192 dst
        vpternlogd zmm13, zmm6, zmm0, 0xd8                               ;    78.2 p5     192 dst
        vpsrlq zmm6, zmm6, 4                                             ;    70.2 p0     192 dst
        vpternlogd zmm6, zmm31, zmm0, 0xe4                               ;    78.2 p5     192 dst
        vpsrlq zmm31, zmm23, 1                                           ;    71.2 p0     192 dst
        vpternlogd zmm12, zmm14, zmm1, 0xd8                              ;    79.0 p5     192 dst
        vpsllq zmm14, zmm22, 1                                           ;    72.2 p0     192 dst
        vpternlogd zmm11, zmm15, zmm1, 0xe4                              ;    79.0 p5     192 dst
        vpsllq zmm15, zmm8, 4                                            ;    73.2 p0     192 dst
        vpternlogd zmm15, zmm9, zmm0, 0xd8                               ;    78.2 p5     192 dst
        vpsrlq zmm9, zmm9, 4                                             ;    74.2 p0     192 dst
        vpternlogd zmm9, zmm8, zmm0, 0xe4                                ;    78.2 p5     192 dst
        vpsrlq zmm8, zmm21, 4                                            ;    75.2 p0     192 dst
        vpternlogd zmm8, zmm28, zmm0, 0xe4                               ;    78.2 p5     192 dst
        vpsllq zmm28, zmm28, 4                                           ;    76.2 p0     192 dst
        vpternlogd zmm28, zmm21, zmm0, 0xd8                              ;    78.2 p5     192 dst
        vpsllq zmm21, zmm27, 4                                           ;    77.2 p0     192 dst
        vpternlogd zmm21, zmm2, zmm0, 0xd8                               ;    78.2 p5     192 dst
        vpsrlq zmm2, zmm2, 4                                             ;    78.2 p0     192 dst
        vpternlogd zmm2, zmm27, zmm0, 0xe4                               ;    79.2 p5     192 dst
        vpternlogd zmm14, zmm23, zmm1, 0xd8                              ;    79.2 p0     192 dst
        vpternlogd zmm31, zmm22, zmm1, 0xe4                              ;    79.3 p5     192 dst
        vmovdqu64 zmm22, [r8 + 4928]                                     ;    73.2 p3     192 dst.13 reload
        vshufi32x4 zmm22, zmm22, [r8 + 4928], 0xd8                       ;    80.3 p5+p2  192 dst
        vpunpcklbw zmm23, zmm30, zmm13                                   ;    81.3 p5     192 dst
        vpunpckhbw zmm13, zmm30, zmm13                                   ;    82.3 p5     192 dst
        vpunpcklbw zmm27, zmm18, zmm15                                   ;    83.3 p5     192 dst
        vpunpckhbw zmm15, zmm18, zmm15                                   ;    84.3 p5     192 dst
        vpunpcklbw zmm18, zmm20, zmm28                                   ;    85.3 p5     192 dst
        vpunpckhbw zmm20, zmm20, zmm28                                   ;    86.3 p5     192 dst
        vpunpcklbw zmm28, zmm3, zmm21                                    ;    87.3 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm21                                     ;    88.3 p5     192 dst
        vpunpcklbw zmm21, zmm24, zmm6                                    ;    89.3 p5     192 dst
        vpunpckhbw zmm6, zmm24, zmm6                                     ;    90.3 p5     192 dst
        vpunpcklbw zmm24, zmm19, zmm9                                    ;    91.3 p5     192 dst
        vpunpckhbw zmm9, zmm19, zmm9                                     ;    92.3 p5     192 dst
        vpunpcklbw zmm19, zmm7, zmm8                                     ;    93.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm8                                      ;    94.3 p5     192 dst
        vpunpcklbw zmm8, zmm4, zmm2                                      ;    95.3 p5     192 dst
        vpunpckhbw zmm2, zmm4, zmm2                                      ;    96.3 p5     192 dst
        vmovdqu64 zmm4, [r8 + 4992]                                      ;    74.2 p3     192 dst.14 reload
        vshufi32x4 zmm4, zmm4, [r8 + 4992], 0xd8                         ;    97.3 p5+p2  192 dst
        vmovdqu64 zmm30, [r8 + 5056]                                     ;    75.2 p3     192 dst.15 reload
        vshufi32x4 zmm30, zmm30, [r8 + 5056], 0xd8                       ;    98.3 p5+p2  192 dst
        vmovdqu64 [rbp + 64], zmm2                                       ;    97.3 p8+p9  192 dst spill
        vpsllq zmm2, zmm26, 2                                            ;    80.2 p0     192 dst
        vpternlogd zmm2, zmm16, zmm5, 0xd8                               ;    81.2 p0     192 dst
        vpsrlq zmm16, zmm16, 2                                           ;    82.2 p0     192 dst
        vpternlogd zmm16, zmm26, zmm5, 0xe4                              ;    83.2 p0     192 dst
        vpsllq zmm26, zmm29, 2                                           ;    84.2 p0     192 dst
        vpternlogd zmm26, zmm17, zmm5, 0xd8                              ;    85.2 p0     192 dst
        vpsrlq zmm17, zmm17, 2                                           ;    86.2 p0     192 dst
        vpternlogd zmm17, zmm29, zmm5, 0xe4                              ;    87.2 p0     192 dst
        vpsllq zmm29, zmm22, 1                                           ;    88.2 p0     192 dst
        vmovdqu64 [rbp + 128], zmm7                                      ;    95.3 p7+p4  192 dst spill
        vpsllq zmm7, zmm12, 2                                            ;    89.2 p0     192 dst
        vpternlogd zmm7, zmm10, zmm5, 0xd8                               ;    90.2 p0     192 dst
        vpsrlq zmm10, zmm10, 2                                           ;    91.2 p0     192 dst
        vpternlogd zmm10, zmm12, zmm5, 0xe4                              ;    92.2 p0     192 dst
        vpsllq zmm12, zmm11, 2                                           ;    93.2 p0     192 dst
        vpternlogd zmm12, zmm25, zmm5, 0xd8                              ;    94.2 p0     192 dst
        vpsrlq zmm25, zmm25, 2                                           ;    95.2 p0     192 dst
        vpternlogd zmm25, zmm11, zmm5, 0xe4                              ;    96.2 p0     192 dst
        vpsrlq zmm11, zmm14, 2                                           ;    97.2 p0     192 dst
        vmovdqu64 [rbp + 192], zmm9                                      ;    93.3 p8+p9  192 dst spill
        vpsrlq zmm9, zmm31, 2                                            ;    98.2 p0     192 dst
        vpternlogd zmm29, zmm1, [rbp - 128], 0xb8                        ;    99.2 p0+p3  192 dst
        vmovdqu64 [rbp + 256], zmm6                                      ;    91.3 p7+p4  192 dst spill
        vpsrlq zmm6, zmm2, 4                                             ;   100.2 p0     192 dst
        vpternlogd zmm6, zmm7, zmm0, 0xe4                                ;   101.2 p5     192 dst
        vpsllq zmm7, zmm7, 4                                             ;   101.2 p0     192 dst
        vpternlogd zmm7, zmm2, zmm0, 0xd8                                ;   102.2 p5     192 dst
        vpsrlq zmm2, zmm16, 4                                            ;   102.2 p0     192 dst
        vpternlogd zmm2, zmm10, zmm0, 0xe4                               ;   103.2 p5     192 dst
        vpsllq zmm10, zmm10, 4                                           ;   103.2 p0     192 dst
        vpternlogd zmm10, zmm16, zmm0, 0xd8                              ;   104.2 p5     192 dst
        vpsrlq zmm16, zmm26, 4                                           ;   104.2 p0     192 dst
        vpternlogd zmm16, zmm12, zmm0, 0xe4                              ;   105.2 p5     192 dst
        vpsllq zmm12, zmm12, 4                                           ;   105.2 p0     192 dst
        vpternlogd zmm12, zmm26, zmm0, 0xd8                              ;   106.2 p5     192 dst
        vpsrlq zmm26, zmm4, 1                                            ;   106.2 p0     192 dst
        vpternlogd zmm26, zmm30, zmm1, 0xe4                              ;   107.2 p5     192 dst
        vpsllq zmm30, zmm30, 1                                           ;   107.2 p0     192 dst
        vpternlogd zmm30, zmm4, zmm1, 0xd8                               ;   108.2 p5     192 dst
        vpsrlq zmm4, zmm17, 4                                            ;   108.2 p0     192 dst
        vpternlogd zmm4, zmm25, zmm0, 0xe4                               ;   109.2 p5     192 dst
        vpsllq zmm25, zmm25, 4                                           ;   109.2 p0     192 dst
        vpternlogd zmm25, zmm17, zmm0, 0xd8                              ;   110.2 p5     192 dst
        vpsrlq zmm17, zmm29, 2                                           ;   110.2 p0     192 dst
        vpternlogd zmm17, zmm30, zmm5, 0xe4                              ;   111.2 p5     192 dst
        vpsllq zmm30, zmm30, 2                                           ;   111.2 p0     192 dst
        vpternlogd zmm30, zmm29, zmm5, 0xd8                              ;   112.2 p5     192 dst
        vpsllq zmm29, zmm26, 2                                           ;   112.2 p0     192 dst
        vmovdqu64 [rbp + 320], zmm3                                      ;    89.3 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 1024]                                      ;    77.0 p2     192 dst.16 reload
        vshufi32x4 zmm3, zmm3, [r8 + 1024], 0xd8                         ;   111.3 p5+p3  192 dst
        vmovdqu64 [rbp + 384], zmm20                                     ;    87.3 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 1088]                                     ;    78.0 p2     192 dst.17 reload
        vshufi32x4 zmm20, zmm20, [r8 + 1088], 0xd8                       ;   112.3 p5+p3  192 dst
        vmovdqu64 [rbp + 448], zmm15                                     ;    85.3 p8+p9  192 dst spill
        vmovdqu64 zmm15, [r8 + 1152]                                     ;    79.0 p2     192 dst.18 reload
        vshufi32x4 zmm15, zmm15, [r8 + 1152], 0xd8                       ;   113.3 p5+p3  192 dst
        vmovdqu64 [rbp + 512], zmm13                                     ;    83.3 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 1216]                                     ;    80.0 p2     192 dst.19 reload
        vshufi32x4 zmm13, zmm13, [r8 + 1216], 0xd8                       ;   114.3 p5+p3  192 dst
        vmovdqu64 [rbp + 576], zmm8                                      ;    96.3 p8+p9  192 dst spill
        vmovdqu64 zmm8, [r8 + 1280]                                      ;    81.0 p2     192 dst.20 reload
        vshufi32x4 zmm8, zmm8, [r8 + 1280], 0xd8                         ;   115.3 p5+p3  192 dst
        vmovdqu64 [rbp + 640], zmm19                                     ;    94.3 p7+p4  192 dst spill
        vpsllq zmm19, zmm30, 4                                           ;   113.2 p0     192 dst
        vmovdqu64 [rbp + 704], zmm24                                     ;    92.3 p8+p9  192 dst spill
        vpsllq zmm24, zmm17, 4                                           ;   114.2 p0     192 dst
        vmovdqu64 [rbp + 768], zmm21                                     ;    90.3 p7+p4  192 dst spill
        vmovdqu64 zmm21, [rbp + 0]                                       ;    82.0 p2     192 dst reload
        vmovdqu64 [rbp + 832], zmm28                                     ;    88.3 p8+p9  192 dst spill
        vpsllq zmm28, zmm21, 1                                           ;   115.2 p0     192 dst
        vpternlogd zmm28, zmm1, [rbp - 64], 0xb8                         ;   116.2 p0+p3  192 dst
        vpternlogd zmm11, zmm28, zmm5, 0xe4                              ;   117.2 p5     192 dst
        vpsllq zmm28, zmm28, 2                                           ;   117.2 p0     192 dst
        vpternlogd zmm28, zmm14, zmm5, 0xd8                              ;   118.2 p5     192 dst
        vpternlogd zmm19, zmm28, zmm0, 0xd8                              ;   119.2 p0     192 dst
        vpsrlq zmm14, zmm28, 4                                           ;   119.2 p0     192 dst
        vpternlogd zmm14, zmm30, zmm0, 0xe4                              ;   120.2 p5     192 dst
        vmovdqu64 zmm28, [rbp - 64]                                      ;    83.0 p2     192 dst reload
        vpsrlq zmm28, zmm28, 1                                           ;   120.2 p0     192 dst
        vpternlogd zmm28, zmm21, zmm1, 0xe4                              ;   121.2 p5     192 dst
        vpternlogd zmm9, zmm28, zmm5, 0xe4                               ;   122.2 p5     192 dst
        vpsllq zmm21, zmm28, 2                                           ;   122.2 p0     192 dst
        vpternlogd zmm21, zmm31, zmm5, 0xd8                              ;   123.2 p5     192 dst
        vmovdqu64 zmm28, [rbp - 128]                                     ;    83.2 p3     192 dst reload
        vpsrlq zmm28, zmm28, 1                                           ;   122.2 p0     192 dst
        vpternlogd zmm28, zmm22, zmm1, 0xe4                              ;   123.2 p5     192 dst
        vmovdqu64 zmm22, [r8 + 1344]                                     ;    84.0 p2     192 dst.21 reload
        vshufi32x4 zmm22, zmm22, [r8 + 1344], 0xd8                       ;   123.3 p5+p3  192 dst
        vpternlogd zmm29, zmm28, zmm5, 0xd8                              ;   124.2 p0     192 dst
        vpsrlq zmm28, zmm28, 2                                           ;   124.2 p0     192 dst
        vpternlogd zmm28, zmm26, zmm5, 0xe4                              ;   125.2 p5     192 dst
        vmovdqu64 zmm26, [r8 + 1408]                                     ;    85.0 p2     192 dst.22 reload
        vshufi32x4 zmm26, zmm26, [r8 + 1408], 0xd8                       ;   125.3 p5+p3  192 dst
        vpternlogd zmm24, zmm11, zmm0, 0xd8                              ;   125.2 p0     192 dst
        vpsrlq zmm11, zmm11, 4                                           ;   126.2 p0     192 dst
        vpternlogd zmm11, zmm17, zmm0, 0xe4                              ;   127.2 p5     192 dst
        vmovdqu64 zmm17, [r8 + 1472]                                     ;    86.0 p2     192 dst.23 reload
        vshufi32x4 zmm17, zmm17, [r8 + 1472], 0xd8                       ;   127.3 p5+p3  192 dst
        vmovdqu64 zmm30, [r8 + 5120]                                     ;    87.0 p2     192 dst.16 reload
        vshufi32x4 zmm30, zmm30, [r8 + 5120], 0xd8                       ;   128.3 p5+p3  192 dst
        vmovdqu64 zmm31, [r8 + 5184]                                     ;    88.0 p2     192 dst.17 reload
        vshufi32x4 zmm31, zmm31, [r8 + 5184], 0xd8                       ;   129.3 p5+p3  192 dst
        vmovdqu64 [rbp - 128], zmm18                                     ;    86.3 p7+p4  192 dst spill
        vmovdqu64 zmm18, [r8 + 5248]                                     ;    89.0 p2     192 dst.18 reload
        vshufi32x4 zmm18, zmm18, [r8 + 5248], 0xd8                       ;   130.3 p5+p3  192 dst
        vmovdqu64 [rbp + 0], zmm27                                       ;    84.3 p8+p9  192 dst spill
        vmovdqu64 zmm27, [r8 + 5312]                                     ;    90.0 p2     192 dst.19 reload
        vshufi32x4 zmm27, zmm27, [r8 + 5312], 0xd8                       ;   131.3 p5+p3  192 dst
        vmovdqu64 [rbp - 64], zmm23                                      ;    82.3 p7+p4  192 dst spill
        vmovdqu64 zmm23, [r8 + 5376]                                     ;    91.0 p2     192 dst.20 reload
        vshufi32x4 zmm23, zmm23, [r8 + 5376], 0xd8                       ;   132.3 p5+p3  192 dst
        vmovdqu64 zmm5, [r8 + 5440]                                      ;    92.0 p2     192 dst.21 reload
        vshufi32x4 zmm5, zmm5, [r8 + 5440], 0xd8                         ;   133.3 p5+p3  192 dst
        vmovdqu64 zmm1, [r8 + 5504]                                      ;    93.0 p2     192 dst.22 reload
        vshufi32x4 zmm1, zmm1, [r8 + 5504], 0xd8                         ;   134.3 p5+p3  192 dst
        vmovdqu64 [rbp + 896], zmm1                                      ;   137.3 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 5568]                                      ;    94.0 p2     192 dst.23 reload
        vshufi32x4 zmm1, zmm1, [r8 + 5568], 0xd8                         ;   135.3 p5+p3  192 dst
        vmovdqu64 [rbp + 960], zmm1                                      ;   138.3 p7+p4  192 dst spill
        vpunpcklbw zmm1, zmm7, zmm19                                     ;   136.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm19                                     ;   137.3 p5     192 dst
        vpsrlq zmm19, zmm21, 4                                           ;   127.2 p0     192 dst
        vpternlogd zmm19, zmm29, zmm0, 0xe4                              ;   128.2 p0     192 dst
        vpsllq zmm29, zmm29, 4                                           ;   129.2 p0     192 dst
        vpternlogd zmm29, zmm21, zmm0, 0xd8                              ;   130.2 p0     192 dst
        vpsrlq zmm21, zmm3, 1                                            ;   131.2 p0     192 dst
        vmovdqu64 [rbp + 1024], zmm7                                     ;   138.3 p8+p9  192 dst spill
        vpsrlq zmm7, zmm9, 4                                             ;   132.2 p0     192 dst
        vpternlogd zmm7, zmm28, zmm0, 0xe4                               ;   133.2 p0     192 dst
        vpsllq zmm28, zmm28, 4                                           ;   134.2 p0     192 dst
        vpternlogd zmm28, zmm9, zmm0, 0xd8                               ;   135.2 p0     192 dst
        vpsllq zmm9, zmm20, 1                                            ;   136.2 p0     192 dst
        vmovdqu64 [rbp + 1088], zmm1                                     ;   137.3 p7+p4  192 dst spill
        vpunpcklbw zmm1, zmm6, zmm14                                     ;   138.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm14                                     ;   139.3 p5     192 dst
        vpsrlq zmm14, zmm15, 1                                           ;   137.2 p0     192 dst
        vmovdqu64 [rbp + 1152], zmm6                                     ;   140.3 p8+p9  192 dst spill
        vpsllq zmm6, zmm13, 1                                            ;   138.2 p0     192 dst
        vmovdqu64 [rbp + 1216], zmm1                                     ;   139.3 p7+p4  192 dst spill
        vpunpcklbw zmm1, zmm10, zmm24                                    ;   140.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm24                                   ;   141.3 p5     192 dst
        vpsrlq zmm24, zmm8, 1                                            ;   139.2 p0     192 dst
        vpternlogd zmm21, zmm20, [rel aes_from_slices.T0_constants512], 0xe4 ;   140.2 p0+p2  192 dst
        vpunpcklbw zmm20, zmm2, zmm11                                    ;   142.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm11                                     ;   143.3 p5     192 dst
        vpunpcklbw zmm11, zmm12, zmm29                                   ;   144.3 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm29                                   ;   145.3 p5     192 dst
        vpunpcklbw zmm29, zmm16, zmm19                                   ;   146.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm19                                   ;   147.3 p5     192 dst
        vmovdqu64 zmm19, [rel aes_from_slices.T0_constants512]           ;    95.2 p3     192 dst reload
        vpternlogd zmm9, zmm3, zmm19, 0xd8                               ;   141.2 p0     192 dst
        vpternlogd zmm14, zmm13, zmm19, 0xe4                             ;   142.2 p0     192 dst
        vpternlogd zmm6, zmm15, zmm19, 0xd8                              ;   143.2 p0     192 dst
        vmovdqu64 zmm3, [rbp + 960]                                      ;   138.3 p2     192 dst reload
        vpsllq zmm13, zmm3, 1                                            ;   144.3 p0     192 dst
        vpternlogd zmm24, zmm22, zmm19, 0xe4                             ;   145.2 p0     192 dst
        vpsllq zmm15, zmm22, 1                                           ;   146.2 p0     192 dst
        vpternlogd zmm15, zmm8, zmm19, 0xd8                              ;   147.2 p0     192 dst
        vpunpcklbw zmm8, zmm25, zmm28                                    ;   148.3 p5     192 dst
        vpunpckhbw zmm22, zmm25, zmm28                                   ;   149.3 p5     192 dst
        vpunpcklbw zmm25, zmm4, zmm7                                     ;   150.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm7                                      ;   151.3 p5     192 dst
        vpsrlq zmm7, zmm26, 1                                            ;   148.2 p0     192 dst
        vpsllq zmm28, zmm17, 1                                           ;   149.2 p0     192 dst
        vpternlogd zmm7, zmm17, zmm19, 0xe4                              ;   150.2 p0     192 dst
        vpternlogd zmm28, zmm26, zmm19, 0xd8                             ;   151.2 p0     192 dst
        vpsrlq zmm17, zmm30, 1                                           ;   152.2 p0     192 dst
        vpsllq zmm26, zmm31, 1                                           ;   153.2 p0     192 dst
        vpternlogd zmm17, zmm31, zmm19, 0xe4                             ;   153.2 p5     192 dst
        vpternlogd zmm26, zmm30, zmm19, 0xd8                             ;   154.2 p5     192 dst
        vpsrlq zmm30, zmm18, 1                                           ;   154.2 p0     192 dst
        vpsllq zmm31, zmm27, 1                                           ;   155.2 p0     192 dst
        vpternlogd zmm30, zmm27, zmm19, 0xe4                             ;   155.2 p5     192 dst
        vpternlogd zmm31, zmm18, zmm19, 0xd8                             ;   156.2 p5     192 dst
        vmovdqu64 zmm18, [rbp + 896]                                     ;   137.3 p3     192 dst reload
        vpsrlq zmm27, zmm18, 1                                           ;   156.2 p0     192 dst
        vpternlogd zmm13, zmm18, zmm19, 0xd8                             ;   156.3 p5     192 dst
        vpternlogd zmm27, zmm3, zmm19, 0xe4                              ;   157.2 p0     192 dst
        vpsrlq zmm3, zmm23, 1                                            ;   158.2 p0     192 dst
        vpsllq zmm18, zmm5, 1                                            ;   159.2 p0     192 dst
        vpternlogd zmm3, zmm5, zmm19, 0xe4                               ;   159.2 p5     192 dst
        vpternlogd zmm18, zmm23, zmm19, 0xd8                             ;   160.2 p5     192 dst
        vmovdqu64 zmm5, [r8 + 1536]                                      ;    97.0 p2     192 dst.24 reload
        vshufi32x4 zmm5, zmm5, [r8 + 1536], 0xd8                         ;   159.3 p5+p3  192 dst
        vmovdqu64 zmm23, [r8 + 1600]                                     ;    98.0 p2     192 dst.25 reload
        vshufi32x4 zmm23, zmm23, [r8 + 1600], 0xd8                       ;   160.3 p5+p3  192 dst
        vmovdqu64 [rbp + 960], zmm4                                      ;   152.3 p8+p9  192 dst spill
        vmovdqu64 zmm4, [r8 + 1664]                                      ;    99.0 p2     192 dst.26 reload
        vshufi32x4 zmm4, zmm4, [r8 + 1664], 0xd8                         ;   161.3 p5+p3  192 dst
        vmovdqu64 [rbp + 896], zmm2                                      ;   144.3 p7+p4  192 dst spill
        vmovdqu64 zmm2, [r8 + 1728]                                      ;   100.0 p2     192 dst.27 reload
        vshufi32x4 zmm2, zmm2, [r8 + 1728], 0xd8                         ;   162.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1280], zmm16                                    ;   148.3 p8+p9  192 dst spill
        vmovdqu64 zmm16, [r8 + 1792]                                     ;   101.0 p2     192 dst.28 reload
        vshufi32x4 zmm16, zmm16, [r8 + 1792], 0xd8                       ;   163.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1344], zmm22                                    ;   150.3 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 1856]                                     ;   102.0 p2     192 dst.29 reload
        vshufi32x4 zmm22, zmm22, [r8 + 1856], 0xd8                       ;   164.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1408], zmm10                                    ;   142.3 p8+p9  192 dst spill
        vpsrlq zmm10, zmm9, 2                                            ;   160.2 p0     192 dst
        vmovdqu64 [rbp + 1472], zmm12                                    ;   146.3 p7+p4  192 dst spill
        vpsrlq zmm12, zmm21, 2                                           ;   161.2 p0     192 dst
        vmovdqu64 [rbp + 1536], zmm25                                    ;   151.3 p8+p9  192 dst spill
        vmovdqu64 zmm25, [r8 + 1920]                                     ;   103.0 p2     192 dst.30 reload
        vshufi32x4 zmm25, zmm25, [r8 + 1920], 0xd8                       ;   165.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1600], zmm20                                    ;   143.3 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 1984]                                     ;   104.0 p2     192 dst.31 reload
        vshufi32x4 zmm20, zmm20, [r8 + 1984], 0xd8                       ;   166.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1664], zmm29                                    ;   147.3 p8+p9  192 dst spill
        vpsllq zmm29, zmm14, 2                                           ;   162.2 p0     192 dst
        vmovdqu64 [rbp + 1728], zmm8                                     ;   149.3 p7+p4  192 dst spill
        vpsllq zmm8, zmm6, 2                                             ;   163.2 p0     192 dst
        vmovdqu64 [rbp + 1792], zmm1                                     ;   141.3 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 5632]                                      ;   105.0 p2     192 dst.24 reload
        vshufi32x4 zmm1, zmm1, [r8 + 5632], 0xd8                         ;   167.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1856], zmm11                                    ;   145.3 p7+p4  192 dst spill
        vmovdqu64 zmm11, [r8 + 5696]                                     ;   106.0 p2     192 dst.25 reload
        vshufi32x4 zmm11, zmm11, [r8 + 5696], 0xd8                       ;   168.3 p5+p3  192 dst
        vmovdqu64 zmm19, [r8 + 5760]                                     ;   107.0 p2     192 dst.26 reload
        vshufi32x4 zmm19, zmm19, [r8 + 5760], 0xd8                       ;   169.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1920], zmm19                                    ;   172.3 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 5824]                                     ;   108.0 p2     192 dst.27 reload
        vshufi32x4 zmm19, zmm19, [r8 + 5824], 0xd8                       ;   170.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1984], zmm19                                    ;   173.3 p7+p4  192 dst spill
        vmovdqu64 zmm19, [r8 + 5888]                                     ;   109.0 p2     192 dst.28 reload
        vshufi32x4 zmm19, zmm19, [r8 + 5888], 0xd8                       ;   171.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2048], zmm19                                    ;   174.3 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 5952]                                     ;   110.0 p2     192 dst.29 reload
        vshufi32x4 zmm19, zmm19, [r8 + 5952], 0xd8                       ;   172.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2112], zmm19                                    ;   175.3 p7+p4  192 dst spill
        vpsrlq zmm19, zmm24, 2                                           ;   164.2 p0     192 dst
        vmovdqu64 [rbp + 2176], zmm1                                     ;   170.3 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 6016]                                      ;   111.0 p2     192 dst.30 reload
        vshufi32x4 zmm1, zmm1, [r8 + 6016], 0xd8                         ;   173.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2240], zmm1                                     ;   176.3 p7+p4  192 dst spill
        vpsrlq zmm1, zmm15, 2                                            ;   165.2 p0     192 dst
        vmovdqu64 [rbp + 2304], zmm11                                    ;   171.3 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 6080]                                     ;   112.0 p2     192 dst.31 reload
        vshufi32x4 zmm11, zmm11, [r8 + 6080], 0xd8                       ;   174.3 p5+p3  192 dst
        vpternlogd zmm10, zmm6, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   166.2 p0+p2  192 dst
        vmovdqu64 zmm6, [rel aes_from_slices.T0_constants512 + 64]       ;   113.2 p3     192 dst reload
        vpternlogd zmm12, zmm14, zmm6, 0xe4                              ;   167.2 p0     192 dst
        vpternlogd zmm8, zmm9, zmm6, 0xd8                                ;   168.2 p0     192 dst
        vpternlogd zmm29, zmm21, zmm6, 0xd8                              ;   169.2 p0     192 dst
        vpsllq zmm9, zmm28, 2                                            ;   170.2 p0     192 dst
        vpternlogd zmm1, zmm28, zmm6, 0xe4                               ;   171.2 p0     192 dst
        vpsllq zmm14, zmm7, 2                                            ;   172.2 p0     192 dst
        vpternlogd zmm19, zmm7, zmm6, 0xe4                               ;   173.2 p0     192 dst
        vpsrlq zmm7, zmm26, 2                                            ;   174.2 p0     192 dst
        vpternlogd zmm9, zmm15, zmm6, 0xd8                               ;   175.2 p0     192 dst
        vpsrlq zmm15, zmm17, 2                                           ;   176.2 p0     192 dst
        vpternlogd zmm14, zmm24, zmm6, 0xd8                              ;   175.3 p5     192 dst
        vmovdqu64 zmm21, [rbp + 2304]                                    ;   171.3 p2     192 dst reload
        vpsllq zmm24, zmm21, 1                                           ;   177.3 p0     192 dst
        vpsllq zmm28, zmm31, 2                                           ;   178.2 p0     192 dst
        vpternlogd zmm7, zmm31, zmm6, 0xe4                               ;   176.3 p5     192 dst
        vpternlogd zmm28, zmm26, zmm6, 0xd8                              ;   179.2 p5     192 dst
        vpsllq zmm26, zmm30, 2                                           ;   179.2 p0     192 dst
        vpternlogd zmm15, zmm30, zmm6, 0xe4                              ;   178.3 p5     192 dst
        vpternlogd zmm26, zmm17, zmm6, 0xd8                              ;   180.2 p5     192 dst
        vmovdqu64 zmm17, [rbp + 2176]                                    ;   170.3 p3     192 dst reload
        vpsrlq zmm30, zmm17, 1                                           ;   180.2 p0     192 dst
        vpsllq zmm31, zmm13, 2                                           ;   181.2 p0     192 dst
        vpternlogd zmm31, zmm18, zmm6, 0xd8                              ;   182.2 p5     192 dst
        vpsrlq zmm18, zmm18, 2                                           ;   182.2 p0     192 dst
        vpternlogd zmm18, zmm13, zmm6, 0xe4                              ;   183.2 p5     192 dst
        vpsllq zmm13, zmm27, 2                                           ;   183.2 p0     192 dst
        vpternlogd zmm13, zmm3, zmm6, 0xd8                               ;   184.2 p5     192 dst
        vpsrlq zmm3, zmm3, 2                                             ;   184.2 p0     192 dst
        vpternlogd zmm3, zmm27, zmm6, 0xe4                               ;   185.2 p5     192 dst
        vpsrlq zmm27, zmm8, 4                                            ;   185.2 p0     192 dst
        vpternlogd zmm27, zmm9, zmm0, 0xe4                               ;   186.2 p5     192 dst
        vpsllq zmm9, zmm9, 4                                             ;   186.2 p0     192 dst
        vpternlogd zmm9, zmm8, zmm0, 0xd8                                ;   187.2 p5     192 dst
        vpsrlq zmm8, zmm10, 4                                            ;   187.2 p0     192 dst
        vpternlogd zmm8, zmm1, zmm0, 0xe4                                ;   188.2 p5     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   188.2 p0     192 dst
        vpternlogd zmm1, zmm10, zmm0, 0xd8                               ;   189.2 p5     192 dst
        vpsrlq zmm10, zmm29, 4                                           ;   189.2 p0     192 dst
        vpternlogd zmm10, zmm14, zmm0, 0xe4                              ;   190.2 p5     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   190.2 p0     192 dst
        vpternlogd zmm14, zmm29, zmm0, 0xd8                              ;   191.2 p5     192 dst
        vpsrlq zmm29, zmm12, 4                                           ;   191.2 p0     192 dst
        vpternlogd zmm29, zmm19, zmm0, 0xe4                              ;   192.2 p5     192 dst
        vpsllq zmm19, zmm19, 4                                           ;   192.2 p0     192 dst
        vpternlogd zmm19, zmm12, zmm0, 0xd8                              ;   193.2 p5     192 dst
        vpsrlq zmm12, zmm5, 1                                            ;   193.2 p0     192 dst
        vpsllq zmm6, zmm23, 1                                            ;   194.2 p0     192 dst
        vpsrlq zmm21, zmm4, 1                                            ;   195.2 p0     192 dst
        vpsllq zmm17, zmm2, 1                                            ;   196.2 p0     192 dst
        vmovdqu64 [rbp + 2368], zmm11                                    ;   177.3 p7+p4  192 dst spill
        vpsrlq zmm11, zmm7, 4                                            ;   197.2 p0     192 dst
        vpternlogd zmm11, zmm18, zmm0, 0xe4                              ;   198.2 p5     192 dst
        vpsllq zmm18, zmm18, 4                                           ;   198.2 p0     192 dst
        vpternlogd zmm18, zmm7, zmm0, 0xd8                               ;   199.2 p5     192 dst
        vpsrlq zmm7, zmm16, 1                                            ;   199.2 p0     192 dst
        vmovdqu64 [rbp + 2432], zmm30                                    ;   181.2 p8+p9  192 dst spill
        vpsrlq zmm30, zmm28, 4                                           ;   200.2 p0     192 dst
        vpternlogd zmm30, zmm31, zmm0, 0xe4                              ;   201.2 p5     192 dst
        vpsllq zmm31, zmm31, 4                                           ;   201.2 p0     192 dst
        vpternlogd zmm31, zmm28, zmm0, 0xd8                              ;   202.2 p5     192 dst
        vpsllq zmm28, zmm22, 1                                           ;   202.2 p0     192 dst
        vmovdqu64 [rbp + 2496], zmm24                                    ;   178.3 p7+p4  192 dst spill
        vpsrlq zmm24, zmm26, 4                                           ;   203.2 p0     192 dst
        vpternlogd zmm24, zmm13, zmm0, 0xe4                              ;   204.2 p5     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   204.2 p0     192 dst
        vpternlogd zmm13, zmm26, zmm0, 0xd8                              ;   205.2 p5     192 dst
        vpsrlq zmm26, zmm15, 4                                           ;   205.2 p0     192 dst
        vpternlogd zmm26, zmm3, zmm0, 0xe4                               ;   206.2 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   206.2 p0     192 dst
        vpternlogd zmm3, zmm15, zmm0, 0xd8                               ;   207.2 p5     192 dst
        vpsrlq zmm15, zmm25, 1                                           ;   207.2 p0     192 dst
        vpsllq zmm0, zmm20, 1                                            ;   208.2 p0     192 dst
        vpternlogd zmm12, zmm23, [rel aes_from_slices.T0_constants512], 0xe4 ;   200.3 p5+p2  192 dst
        vmovdqu64 zmm23, [rel aes_from_slices.T0_constants512]           ;   115.2 p3     192 dst reload
        vpternlogd zmm6, zmm5, zmm23, 0xd8                               ;   201.3 p5     192 dst
        vpternlogd zmm21, zmm2, zmm23, 0xe4                              ;   202.3 p5     192 dst
        vmovdqu64 zmm2, [rbp + 1984]                                     ;   173.3 p2     192 dst reload
        vpsllq zmm5, zmm2, 1                                             ;   209.2 p0     192 dst
        vpternlogd zmm17, zmm4, zmm23, 0xd8                              ;   203.3 p5     192 dst
        vpternlogd zmm7, zmm22, zmm23, 0xe4                              ;   204.3 p5     192 dst
        vmovdqu64 zmm4, [rbp + 1920]                                     ;   172.3 p3     192 dst reload
        vpsrlq zmm22, zmm4, 1                                            ;   210.2 p0     192 dst
        vpternlogd zmm28, zmm16, zmm23, 0xd8                             ;   205.3 p5     192 dst
        vpternlogd zmm15, zmm20, zmm23, 0xe4                             ;   208.2 p5     192 dst
        vmovdqu64 zmm16, [rbp + 2112]                                    ;   175.3 p2     192 dst reload
        vpsllq zmm20, zmm16, 1                                           ;   211.2 p0     192 dst
        vpternlogd zmm0, zmm25, zmm23, 0xd8                              ;   209.2 p5     192 dst
        vpternlogd zmm5, zmm4, zmm23, 0xd8                               ;   210.2 p5     192 dst
        vmovdqu64 zmm4, [rbp + 2048]                                     ;   174.3 p3     192 dst reload
        vpsrlq zmm25, zmm4, 1                                            ;   212.2 p0     192 dst
        vpternlogd zmm22, zmm2, zmm23, 0xe4                              ;   211.2 p5     192 dst
        vpunpcklbw zmm2, zmm1, zmm18                                     ;   210.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm18                                     ;   211.3 p5     192 dst
        vpternlogd zmm20, zmm4, zmm23, 0xd8                              ;   212.3 p5     192 dst
        vmovdqu64 zmm4, [rbp + 2368]                                     ;   177.3 p2     192 dst reload
        vpsllq zmm18, zmm4, 1                                            ;   213.2 p0     192 dst
        vpternlogd zmm25, zmm16, zmm23, 0xe4                             ;   213.3 p5     192 dst
        vpunpcklbw zmm16, zmm8, zmm11                                    ;   214.3 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm11                                     ;   215.3 p5     192 dst
        vpunpcklbw zmm11, zmm9, zmm31                                    ;   216.3 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm31                                     ;   217.3 p5     192 dst
        vpunpcklbw zmm31, zmm27, zmm30                                   ;   218.3 p5     192 dst
        vpunpckhbw zmm27, zmm27, zmm30                                   ;   219.3 p5     192 dst
        vpunpcklbw zmm30, zmm14, zmm13                                   ;   220.3 p5     192 dst
        vpunpckhbw zmm13, zmm14, zmm13                                   ;   221.3 p5     192 dst
        vpunpcklbw zmm14, zmm10, zmm24                                   ;   222.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm24                                   ;   223.3 p5     192 dst
        vpunpcklbw zmm24, zmm19, zmm3                                    ;   224.3 p5     192 dst
        vpunpckhbw zmm3, zmm19, zmm3                                     ;   225.3 p5     192 dst
        vpunpcklbw zmm19, zmm29, zmm26                                   ;   226.3 p5     192 dst
        vpunpckhbw zmm26, zmm29, zmm26                                   ;   227.3 p5     192 dst
        vmovdqu64 zmm29, [r8 + 2048]                                     ;   118.2 p3     192 dst.0 reload
        vshufi32x4 zmm29, zmm29, [r8 + 2048], 0xd8                       ;   228.3 p5+p2  192 dst
        vmovdqu64 [rbp + 2112], zmm26                                    ;   228.3 p8+p9  192 dst spill
        vmovdqu64 zmm26, [r8 + 2112]                                     ;   119.2 p3     192 dst.1 reload
        vshufi32x4 zmm26, zmm26, [r8 + 2112], 0xd8                       ;   229.3 p5+p2  192 dst
        vmovdqu64 [rbp + 2048], zmm8                                     ;   216.3 p7+p4  192 dst spill
        vmovdqu64 zmm8, [r8 + 2176]                                      ;   120.2 p3     192 dst.2 reload
        vshufi32x4 zmm8, zmm8, [r8 + 2176], 0xd8                         ;   230.3 p5+p2  192 dst
        vmovdqu64 [rbp + 1984], zmm10                                    ;   224.3 p8+p9  192 dst spill
        vpsrlq zmm10, zmm6, 2                                            ;   214.2 p0     192 dst
        vmovdqu64 [rbp + 1920], zmm27                                    ;   220.3 p7+p4  192 dst spill
        vpsrlq zmm27, zmm12, 2                                           ;   215.2 p0     192 dst
        vmovdqu64 [rbp + 2560], zmm3                                     ;   226.3 p8+p9  192 dst spill
        vpsllq zmm3, zmm21, 2                                            ;   216.2 p0     192 dst
        vmovdqu64 [rbp + 2624], zmm1                                     ;   212.3 p7+p4  192 dst spill
        vpsllq zmm1, zmm17, 2                                            ;   217.2 p0     192 dst
        vpternlogd zmm10, zmm17, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   218.2 p0+p3  192 dst
        vmovdqu64 zmm17, [rel aes_from_slices.T0_constants512 + 64]      ;   122.0 p2     192 dst reload
        vpternlogd zmm27, zmm21, zmm17, 0xe4                             ;   219.2 p0     192 dst
        vpternlogd zmm1, zmm6, zmm17, 0xd8                               ;   220.2 p0     192 dst
        vmovdqu64 zmm6, [rbp + 2240]                                     ;   176.3 p3     192 dst reload
        vpsrlq zmm21, zmm6, 1                                            ;   221.2 p0     192 dst
        vpternlogd zmm18, zmm6, zmm23, 0xd8                              ;   222.2 p0     192 dst
        vpternlogd zmm3, zmm12, zmm17, 0xd8                              ;   223.2 p0     192 dst
        vpternlogd zmm21, zmm4, zmm23, 0xe4                              ;   224.2 p0     192 dst
        vmovdqu64 zmm4, [rbp + 2496]                                     ;   178.3 p2     192 dst
        vpternlogd zmm4, zmm23, [rbp + 2176], 0xb8                       ;   225.2 p0+p3  192 dst
        vmovdqu64 zmm6, [r8 + 2240]                                      ;   124.0 p2     192 dst.3 reload
        vshufi32x4 zmm6, zmm6, [r8 + 2240], 0xd8                         ;   231.3 p5+p3  192 dst
        vpsrlq zmm12, zmm28, 2                                           ;   226.2 p0     192 dst
        vpternlogd zmm12, zmm0, zmm17, 0xe4                              ;   227.2 p0     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   228.2 p0     192 dst
        vpternlogd zmm0, zmm28, zmm17, 0xd8                              ;   229.2 p0     192 dst
        vpsrlq zmm28, zmm7, 2                                            ;   230.2 p0     192 dst
        vpternlogd zmm28, zmm15, zmm17, 0xe4                             ;   231.2 p0     192 dst
        vpsllq zmm15, zmm15, 2                                           ;   232.2 p0     192 dst
        vpternlogd zmm15, zmm7, zmm17, 0xd8                              ;   233.2 p5     192 dst
        vpsllq zmm7, zmm5, 2                                             ;   233.2 p0     192 dst
        vpternlogd zmm7, zmm4, zmm17, 0xd8                               ;   234.2 p5     192 dst
        vpsrlq zmm4, zmm4, 2                                             ;   234.2 p0     192 dst
        vpternlogd zmm4, zmm5, zmm17, 0xe4                               ;   235.2 p5     192 dst
        vpsllq zmm5, zmm22, 2                                            ;   235.2 p0     192 dst
        vmovdqu64 [rbp + 2176], zmm13                                    ;   222.3 p8+p9  192 dst spill
        vpsrlq zmm13, zmm20, 2                                           ;   236.2 p0     192 dst
        vpternlogd zmm13, zmm18, zmm17, 0xe4                             ;   237.2 p5     192 dst
        vpsllq zmm18, zmm18, 2                                           ;   237.2 p0     192 dst
        vpternlogd zmm18, zmm20, zmm17, 0xd8                             ;   238.2 p5     192 dst
        vpsrlq zmm20, zmm25, 2                                           ;   238.2 p0     192 dst
        vpternlogd zmm20, zmm21, zmm17, 0xe4                             ;   239.2 p5     192 dst
        vpsllq zmm21, zmm21, 2                                           ;   239.2 p0     192 dst
        vpternlogd zmm21, zmm25, zmm17, 0xd8                             ;   240.2 p5     192 dst
        vpsrlq zmm25, zmm1, 4                                            ;   240.2 p0     192 dst
        vmovdqu64 [rbp + 2496], zmm9                                     ;   218.3 p7+p4  192 dst spill
        vpsrlq zmm9, zmm10, 4                                            ;   241.2 p0     192 dst
        vmovdqu64 [rbp + 2368], zmm19                                    ;   227.3 p8+p9  192 dst spill
        vpsrlq zmm19, zmm27, 4                                           ;   242.2 p0     192 dst
        vmovdqu64 [rbp + 2240], zmm16                                    ;   215.3 p7+p4  192 dst spill
        vpsrlq zmm16, zmm3, 4                                            ;   243.2 p0     192 dst
        vmovdqu64 [rbp + 2688], zmm14                                    ;   223.3 p8+p9  192 dst spill
        vpsllq zmm14, zmm0, 4                                            ;   244.2 p0     192 dst
        vmovdqu64 [rbp + 2752], zmm31                                    ;   219.3 p7+p4  192 dst spill
        vpsllq zmm31, zmm12, 4                                           ;   245.2 p0     192 dst
        vpternlogd zmm25, zmm0, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   241.2 p5+p2  192 dst
        vmovdqu64 zmm0, [rel aes_from_slices.T0_constants512 + 128]      ;   125.2 p3     192 dst reload
        vpternlogd zmm9, zmm12, zmm0, 0xe4                               ;   242.2 p5     192 dst
        vpternlogd zmm14, zmm1, zmm0, 0xd8                               ;   245.2 p5     192 dst
        vpternlogd zmm31, zmm10, zmm0, 0xd8                              ;   246.2 p5     192 dst
        vmovdqu64 zmm1, [rbp + 2432]                                     ;   181.2 p2     192 dst
        vpternlogd zmm1, zmm23, [rbp + 2304], 0xe2                       ;   243.3 p5+p3  192 dst
        vmovdqu64 zmm10, [r8 + 2304]                                     ;   127.0 p2     192 dst.4 reload
        vshufi32x4 zmm10, zmm10, [r8 + 2304], 0xd8                       ;   244.3 p5+p3  192 dst
        vmovdqu64 zmm12, [r8 + 2368]                                     ;   128.0 p2     192 dst.5 reload
        vshufi32x4 zmm12, zmm12, [r8 + 2368], 0xd8                       ;   245.3 p5+p3  192 dst
        vpternlogd zmm5, zmm1, zmm17, 0xd8                               ;   246.2 p0     192 dst
        vpsrlq zmm1, zmm1, 2                                             ;   247.2 p0     192 dst
        vpternlogd zmm1, zmm22, zmm17, 0xe4                              ;   248.2 p5     192 dst
        vmovdqu64 zmm22, [r8 + 2432]                                     ;   129.0 p2     192 dst.6 reload
        vshufi32x4 zmm22, zmm22, [r8 + 2432], 0xd8                       ;   247.3 p5+p3  192 dst
        vpternlogd zmm16, zmm15, zmm0, 0xe4                              ;   248.2 p0     192 dst
        vpsllq zmm15, zmm15, 4                                           ;   249.2 p0     192 dst
        vpternlogd zmm15, zmm3, zmm0, 0xd8                               ;   250.2 p5     192 dst
        vmovdqu64 zmm3, [r8 + 2496]                                      ;   130.0 p2     192 dst.7 reload
        vshufi32x4 zmm3, zmm3, [r8 + 2496], 0xd8                         ;   249.3 p5+p3  192 dst
        vpternlogd zmm19, zmm28, zmm0, 0xe4                              ;   250.2 p0     192 dst
        vpsllq zmm28, zmm28, 4                                           ;   251.2 p0     192 dst
        vpternlogd zmm28, zmm27, zmm0, 0xd8                              ;   252.2 p5     192 dst
        vmovdqu64 zmm27, [r8 + 6144]                                     ;   131.0 p2     192 dst.0 reload
        vshufi32x4 zmm27, zmm27, [r8 + 6144], 0xd8                       ;   251.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2304], zmm24                                    ;   225.3 p8+p9  192 dst spill
        vmovdqu64 zmm24, [r8 + 6208]                                     ;   132.0 p2     192 dst.1 reload
        vshufi32x4 zmm24, zmm24, [r8 + 6208], 0xd8                       ;   252.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2432], zmm2                                     ;   211.3 p7+p4  192 dst spill
        vmovdqu64 zmm2, [r8 + 6272]                                      ;   133.0 p2     192 dst.2 reload
        vshufi32x4 zmm2, zmm2, [r8 + 6272], 0xd8                         ;   253.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2816], zmm30                                    ;   221.3 p8+p9  192 dst spill
        vmovdqu64 zmm30, [r8 + 6336]                                     ;   134.0 p2     192 dst.3 reload
        vshufi32x4 zmm30, zmm30, [r8 + 6336], 0xd8                       ;   254.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2880], zmm11                                    ;   217.3 p7+p4  192 dst spill
        vmovdqu64 zmm11, [r8 + 6400]                                     ;   135.0 p2     192 dst.4 reload
        vshufi32x4 zmm11, zmm11, [r8 + 6400], 0xd8                       ;   255.3 p5+p3  192 dst
        vmovdqu64 zmm17, [r8 + 6464]                                     ;   136.0 p2     192 dst.5 reload
        vshufi32x4 zmm17, zmm17, [r8 + 6464], 0xd8                       ;   256.3 p5+p3  192 dst
        vmovdqu64 zmm23, [r8 + 6528]                                     ;   137.0 p2     192 dst.6 reload
        vshufi32x4 zmm23, zmm23, [r8 + 6528], 0xd8                       ;   257.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2944], zmm23                                    ;   260.3 p8+p9  192 dst spill
        vmovdqu64 zmm23, [r8 + 6592]                                     ;   138.0 p2     192 dst.7 reload
        vshufi32x4 zmm23, zmm23, [r8 + 6592], 0xd8                       ;   258.3 p5+p3  192 dst
        vmovdqu64 [rbp + 3008], zmm23                                    ;   261.3 p7+p4  192 dst spill
        vpsrlq zmm23, zmm7, 4                                            ;   252.2 p0     192 dst
        vpternlogd zmm23, zmm18, zmm0, 0xe4                              ;   253.2 p0     192 dst
        vpsllq zmm18, zmm18, 4                                           ;   254.2 p0     192 dst
        vpternlogd zmm18, zmm7, zmm0, 0xd8                               ;   255.2 p0     192 dst
        vpsrlq zmm7, zmm4, 4                                             ;   256.2 p0     192 dst
        vpternlogd zmm7, zmm13, zmm0, 0xe4                               ;   257.2 p0     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   258.2 p0     192 dst
        vpternlogd zmm13, zmm4, zmm0, 0xd8                               ;   259.2 p0     192 dst
        vpsllq zmm4, zmm21, 4                                            ;   260.2 p0     192 dst
        vpternlogd zmm4, zmm5, zmm0, 0xd8                                ;   261.2 p5     192 dst
        vpsrlq zmm5, zmm5, 4                                             ;   261.2 p0     192 dst
        vpternlogd zmm5, zmm21, zmm0, 0xe4                               ;   262.2 p5     192 dst
        vpsllq zmm21, zmm20, 4                                           ;   262.2 p0     192 dst
        vpternlogd zmm21, zmm1, zmm0, 0xd8                               ;   263.2 p5     192 dst
        vpsrlq zmm1, zmm1, 4                                             ;   263.2 p0     192 dst
        vpternlogd zmm1, zmm20, zmm0, 0xe4                               ;   264.2 p5     192 dst
        vpsrlq zmm20, zmm29, 1                                           ;   264.2 p0     192 dst
        vpsllq zmm0, zmm26, 1                                            ;   265.2 p0     192 dst
        vmovdqu64 [rbp + 3072], zmm11                                    ;   258.3 p8+p9  192 dst spill
        vpsrlq zmm11, zmm8, 1                                            ;   266.2 p0     192 dst
        vmovdqu64 [rbp + 3136], zmm17                                    ;   259.3 p7+p4  192 dst spill
        vpsllq zmm17, zmm6, 1                                            ;   267.2 p0     192 dst
        vmovdqu64 [rbp + 3200], zmm2                                     ;   256.3 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm14, zmm18                                    ;   263.3 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm18                                   ;   264.3 p5     192 dst
        vpunpcklbw zmm18, zmm25, zmm23                                   ;   265.3 p5     192 dst
        vpunpckhbw zmm23, zmm25, zmm23                                   ;   266.3 p5     192 dst
        vpsrlq zmm25, zmm10, 1                                           ;   268.2 p0     192 dst
        vmovdqu64 [rbp + 3264], zmm23                                    ;   267.3 p7+p4  192 dst spill
        vpsllq zmm23, zmm12, 1                                           ;   269.2 p0     192 dst
        vmovdqu64 [rbp + 3328], zmm14                                    ;   265.3 p8+p9  192 dst spill
        vmovdqu64 zmm14, [rbp + 3200]                                    ;   256.3 p2     192 dst reload
        vmovdqu64 [rbp + 3392], zmm18                                    ;   266.3 p7+p4  192 dst spill
        vpsrlq zmm18, zmm14, 1                                           ;   270.2 p0     192 dst
        vmovdqu64 [rbp + 3456], zmm2                                     ;   264.3 p8+p9  192 dst spill
        vmovdqu64 zmm2, [rbp + 3136]                                     ;   259.3 p3     192 dst reload
        vpsllq zmm14, zmm2, 1                                            ;   271.2 p0     192 dst
        vpsrlq zmm2, zmm22, 1                                            ;   272.2 p0     192 dst
        vmovdqu64 [rbp + 3520], zmm14                                    ;   272.2 p7+p4  192 dst spill
        vpunpcklbw zmm14, zmm31, zmm13                                   ;   267.3 p5     192 dst
        vpunpckhbw zmm13, zmm31, zmm13                                   ;   268.3 p5     192 dst
        vpunpcklbw zmm31, zmm9, zmm7                                     ;   269.3 p5     192 dst
        vpunpckhbw zmm7, zmm9, zmm7                                      ;   270.3 p5     192 dst
        vmovdqu64 zmm9, [rbp + 3072]                                     ;   258.3 p2     192 dst reload
        vmovdqu64 [rbp + 3584], zmm7                                     ;   271.3 p8+p9  192 dst spill
        vpsrlq zmm7, zmm9, 1                                             ;   273.2 p0     192 dst
        vmovdqu64 [rbp + 3648], zmm13                                    ;   269.3 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm15, zmm4                                    ;   271.3 p5     192 dst
        vpunpckhbw zmm4, zmm15, zmm4                                     ;   272.3 p5     192 dst
        vpsllq zmm15, zmm3, 1                                            ;   274.2 p0     192 dst
        vpternlogd zmm20, zmm26, [rel aes_from_slices.T0_constants512], 0xe4 ;   273.3 p5+p3  192 dst
        vmovdqu64 zmm26, [rel aes_from_slices.T0_constants512]           ;   141.0 p2     192 dst reload
        vpternlogd zmm0, zmm29, zmm26, 0xd8                              ;   274.3 p5     192 dst
        vpternlogd zmm11, zmm6, zmm26, 0xe4                              ;   275.2 p0     192 dst
        vmovdqu64 zmm6, [rbp + 3008]                                     ;   261.3 p3     192 dst reload
        vpsllq zmm29, zmm6, 1                                            ;   276.2 p0     192 dst
        vpternlogd zmm17, zmm8, zmm26, 0xd8                              ;   275.3 p5     192 dst
        vpternlogd zmm25, zmm12, zmm26, 0xe4                             ;   276.3 p5     192 dst
        vmovdqu64 zmm8, [rbp + 2944]                                     ;   260.3 p2     192 dst reload
        vpsrlq zmm12, zmm8, 1                                            ;   277.2 p0     192 dst
        vpternlogd zmm23, zmm10, zmm26, 0xd8                             ;   277.3 p5     192 dst
        vpternlogd zmm2, zmm3, zmm26, 0xe4                               ;   278.2 p0     192 dst
        vpternlogd zmm15, zmm22, zmm26, 0xd8                             ;   278.3 p5     192 dst
        vpunpcklbw zmm3, zmm28, zmm21                                    ;   279.3 p5     192 dst
        vpunpckhbw zmm10, zmm28, zmm21                                   ;   280.3 p5     192 dst
        vpunpcklbw zmm21, zmm16, zmm5                                    ;   281.3 p5     192 dst
        vpunpckhbw zmm5, zmm16, zmm5                                     ;   282.3 p5     192 dst
        vpsrlq zmm16, zmm27, 1                                           ;   279.2 p0     192 dst
        vpsllq zmm22, zmm24, 1                                           ;   280.2 p0     192 dst
        vpternlogd zmm29, zmm8, zmm26, 0xd8                              ;   281.2 p0     192 dst
        vpternlogd zmm16, zmm24, zmm26, 0xe4                             ;   282.2 p0     192 dst
        vpunpcklbw zmm8, zmm19, zmm1                                     ;   283.3 p5     192 dst
        vpunpckhbw zmm1, zmm19, zmm1                                     ;   284.3 p5     192 dst
        vmovdqu64 zmm19, [r8 + 2560]                                     ;   143.7 p3     192 dst.8 reload
        vshufi32x4 zmm19, zmm19, [r8 + 2560], 0xd8                       ;   285.3 p5+p2  192 dst
        vmovdqu64 zmm24, [r8 + 2624]                                     ;   144.7 p3     192 dst.9 reload
        vshufi32x4 zmm24, zmm24, [r8 + 2624], 0xd8                       ;   286.3 p5+p2  192 dst
        vmovdqu64 zmm28, [r8 + 2688]                                     ;   145.7 p3     192 dst.10 reload
        vshufi32x4 zmm28, zmm28, [r8 + 2688], 0xd8                       ;   287.3 p5+p2  192 dst
        vpternlogd zmm22, zmm27, zmm26, 0xd8                             ;   283.2 p0     192 dst
        vmovdqu64 zmm27, [r8 + 2752]                                     ;   146.7 p3     192 dst.11 reload
        vshufi32x4 zmm27, zmm27, [r8 + 2752], 0xd8                       ;   288.3 p5+p2  192 dst
        vpternlogd zmm12, zmm6, zmm26, 0xe4                              ;   284.2 p0     192 dst
        vmovdqu64 zmm6, [r8 + 2816]                                      ;   147.7 p3     192 dst.12 reload
        vshufi32x4 zmm6, zmm6, [r8 + 2816], 0xd8                         ;   289.3 p5+p2  192 dst
        vpternlogd zmm18, zmm30, zmm26, 0xe4                             ;   285.2 p0     192 dst
        vpsllq zmm30, zmm30, 1                                           ;   286.2 p0     192 dst
        vmovdqu64 [rbp + 3008], zmm1                                     ;   285.3 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 2880]                                      ;   148.7 p3     192 dst.13 reload
        vshufi32x4 zmm1, zmm1, [r8 + 2880], 0xd8                         ;   290.3 p5+p2  192 dst
        vmovdqu64 [rbp + 2944], zmm5                                     ;   283.3 p7+p4  192 dst spill
        vmovdqu64 zmm5, [r8 + 2944]                                      ;   149.7 p3     192 dst.14 reload
        vshufi32x4 zmm5, zmm5, [r8 + 2944], 0xd8                         ;   291.3 p5+p2  192 dst
        vpternlogd zmm9, zmm26, [rbp + 3520], 0xe2                       ;   287.2 p0+p3  192 dst
        vpternlogd zmm7, zmm26, [rbp + 3136], 0xe2                       ;   288.2 p0+p2  192 dst
        vmovdqu64 [rbp + 3136], zmm10                                    ;   281.3 p8+p9  192 dst spill
        vpsrlq zmm10, zmm0, 2                                            ;   289.2 p0     192 dst
        vmovdqu64 [rbp + 3072], zmm4                                     ;   273.3 p7+p4  192 dst spill
        vpsrlq zmm4, zmm20, 2                                            ;   290.2 p0     192 dst
        vmovdqu64 [rbp + 3520], zmm8                                     ;   284.3 p8+p9  192 dst spill
        vpsllq zmm8, zmm17, 2                                            ;   291.2 p0     192 dst
        vmovdqu64 [rbp + 3712], zmm31                                    ;   270.3 p7+p4  192 dst spill
        vpsllq zmm31, zmm11, 2                                           ;   292.2 p0     192 dst
        vmovdqu64 [rbp + 3776], zmm21                                    ;   282.3 p8+p9  192 dst spill
        vpsrlq zmm21, zmm25, 2                                           ;   293.2 p0     192 dst
        vmovdqu64 [rbp + 3840], zmm3                                     ;   280.3 p7+p4  192 dst spill
        vpsrlq zmm3, zmm23, 2                                            ;   294.2 p0     192 dst
        vpternlogd zmm10, zmm17, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   292.3 p5+p3  192 dst
        vpsllq zmm17, zmm15, 2                                           ;   295.2 p0     192 dst
        vmovdqu64 [rbp + 3904], zmm14                                    ;   268.3 p8+p9  192 dst spill
        vpsllq zmm14, zmm2, 2                                            ;   296.2 p0     192 dst
        vpternlogd zmm8, zmm0, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   293.3 p5+p2  192 dst
        vmovdqu64 zmm0, [rel aes_from_slices.T0_constants512 + 64]       ;   152.7 p3     192 dst reload
        vpternlogd zmm4, zmm11, zmm0, 0xe4                               ;   294.3 p5     192 dst
        vpternlogd zmm31, zmm20, zmm0, 0xd8                              ;   295.3 p5     192 dst
        vpternlogd zmm3, zmm15, zmm0, 0xe4                               ;   296.3 p5     192 dst
        vpternlogd zmm21, zmm2, zmm0, 0xe4                               ;   297.2 p0     192 dst
        vpternlogd zmm17, zmm23, zmm0, 0xd8                              ;   297.3 p5     192 dst
        vpternlogd zmm30, zmm26, [rbp + 3200], 0xb8                      ;   298.2 p0+p2  192 dst
        vmovdqu64 zmm2, [r8 + 3008]                                      ;   153.7 p3     192 dst.15 reload
        vshufi32x4 zmm2, zmm2, [r8 + 3008], 0xd8                         ;   298.3 p5+p2  192 dst
        vmovdqu64 zmm11, [r8 + 6656]                                     ;   154.7 p3     192 dst.8 reload
        vshufi32x4 zmm11, zmm11, [r8 + 6656], 0xd8                       ;   299.3 p5+p2  192 dst
        vmovdqu64 zmm15, [r8 + 6720]                                     ;   155.7 p3     192 dst.9 reload
        vshufi32x4 zmm15, zmm15, [r8 + 6720], 0xd8                       ;   300.3 p5+p2  192 dst
        vmovdqu64 zmm20, [r8 + 6784]                                     ;   156.7 p3     192 dst.10 reload
        vshufi32x4 zmm20, zmm20, [r8 + 6784], 0xd8                       ;   301.3 p5+p2  192 dst
        vmovdqu64 zmm23, [r8 + 6848]                                     ;   157.7 p3     192 dst.11 reload
        vshufi32x4 zmm23, zmm23, [r8 + 6848], 0xd8                       ;   302.3 p5+p2  192 dst
        vmovdqu64 [rbp + 3200], zmm13                                    ;   272.3 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 6912]                                     ;   158.7 p3     192 dst.12 reload
        vshufi32x4 zmm13, zmm13, [r8 + 6912], 0xd8                       ;   303.3 p5+p2  192 dst
        vmovdqu64 zmm26, [r8 + 6976]                                     ;   159.7 p3     192 dst.13 reload
        vshufi32x4 zmm26, zmm26, [r8 + 6976], 0xd8                       ;   304.3 p5+p2  192 dst
        vmovdqu64 [rbp + 3968], zmm13                                    ;   306.3 p8+p9  192 dst spill
        vmovdqu64 zmm13, [r8 + 7040]                                     ;   160.7 p3     192 dst.14 reload
        vshufi32x4 zmm13, zmm13, [r8 + 7040], 0xd8                       ;   305.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4032], zmm13                                    ;   308.3 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 7104]                                     ;   161.7 p3     192 dst.15 reload
        vshufi32x4 zmm13, zmm13, [r8 + 7104], 0xd8                       ;   306.3 p5+p2  192 dst
        vpternlogd zmm14, zmm25, zmm0, 0xd8                              ;   299.2 p0     192 dst
        vpsllq zmm25, zmm29, 2                                           ;   300.2 p0     192 dst
        vpternlogd zmm25, zmm9, zmm0, 0xd8                               ;   301.2 p0     192 dst
        vpsrlq zmm9, zmm9, 2                                             ;   302.2 p0     192 dst
        vpternlogd zmm9, zmm29, zmm0, 0xe4                               ;   303.2 p0     192 dst
        vpsrlq zmm29, zmm22, 2                                           ;   304.2 p0     192 dst
        vpternlogd zmm29, zmm30, zmm0, 0xe4                              ;   305.2 p0     192 dst
        vpsllq zmm30, zmm30, 2                                           ;   306.2 p0     192 dst
        vpternlogd zmm30, zmm22, zmm0, 0xd8                              ;   307.2 p0     192 dst
        vpsrlq zmm22, zmm16, 2                                           ;   308.2 p0     192 dst
        vpternlogd zmm22, zmm18, zmm0, 0xe4                              ;   309.2 p5     192 dst
        vpsllq zmm18, zmm18, 2                                           ;   309.2 p0     192 dst
        vpternlogd zmm18, zmm16, zmm0, 0xd8                              ;   310.2 p5     192 dst
        vpsllq zmm16, zmm12, 2                                           ;   310.2 p0     192 dst
        vpternlogd zmm16, zmm7, zmm0, 0xd8                               ;   311.2 p5     192 dst
        vpsrlq zmm7, zmm7, 2                                             ;   311.2 p0     192 dst
        vpternlogd zmm7, zmm12, zmm0, 0xe4                               ;   312.2 p5     192 dst
        vmovdqu64 zmm12, [rbp + 3968]                                    ;   306.3 p3     192 dst reload
        vpsrlq zmm0, zmm12, 1                                            ;   312.3 p0     192 dst
        vmovdqu64 zmm12, [rbp + 4032]                                    ;   308.3 p2     192 dst reload
        vmovdqu64 [rbp + 4096], zmm13                                    ;   309.3 p8+p9  192 dst spill
        vpsrlq zmm13, zmm12, 1                                           ;   314.3 p0     192 dst
        vmovdqu64 zmm12, [rbp + 4096]                                    ;   309.3 p3     192 dst reload
        vmovdqu64 [rbp + 4160], zmm13                                    ;   315.3 p7+p4  192 dst spill
        vpsllq zmm13, zmm12, 1                                           ;   315.3 p0     192 dst
        vpsrlq zmm12, zmm8, 4                                            ;   315.2 p0     192 dst
        vmovdqu64 [rbp + 4224], zmm13                                    ;   316.3 p8+p9  192 dst spill
        vpsrlq zmm13, zmm10, 4                                           ;   316.2 p0     192 dst
        vmovdqu64 [rbp + 4288], zmm0                                     ;   313.3 p7+p4  192 dst spill
        vpsrlq zmm0, zmm31, 4                                            ;   317.2 p0     192 dst
        vmovdqu64 [rbp + 4352], zmm26                                    ;   307.3 p8+p9  192 dst spill
        vpsllq zmm26, zmm17, 4                                           ;   318.2 p0     192 dst
        vmovdqu64 [rbp + 4416], zmm20                                    ;   304.3 p7+p4  192 dst spill
        vmovdqu64 zmm20, [rbp + 4352]                                    ;   307.3 p2     192 dst reload
        vmovdqu64 [rbp + 4480], zmm23                                    ;   305.3 p8+p9  192 dst spill
        vpsllq zmm23, zmm20, 1                                           ;   319.2 p0     192 dst
        vmovdqu64 zmm20, [rbp + 4480]                                    ;   305.3 p3     192 dst reload
        vmovdqu64 [rbp + 4544], zmm23                                    ;   320.2 p7+p4  192 dst spill
        vpsllq zmm23, zmm20, 1                                           ;   320.2 p0     192 dst
        vmovdqu64 zmm20, [rbp + 4416]                                    ;   304.3 p2     192 dst reload
        vmovdqu64 [rbp + 4608], zmm23                                    ;   321.2 p8+p9  192 dst spill
        vpsrlq zmm23, zmm20, 1                                           ;   321.2 p0     192 dst
        vpsrlq zmm20, zmm4, 4                                            ;   322.2 p0     192 dst
        vmovdqu64 [rbp + 4672], zmm23                                    ;   322.2 p7+p4  192 dst spill
        vpsllq zmm23, zmm3, 4                                            ;   323.2 p0     192 dst
        vmovdqu64 [rbp + 4736], zmm11                                    ;   302.3 p8+p9  192 dst spill
        vpsllq zmm11, zmm21, 4                                           ;   324.2 p0     192 dst
        vmovdqu64 [rbp + 4800], zmm15                                    ;   303.3 p7+p4  192 dst spill
        vmovdqu64 zmm15, [rbp + 4736]                                    ;   302.3 p3     192 dst reload
        vmovdqu64 [rbp + 4864], zmm5                                     ;   294.3 p8+p9  192 dst spill
        vpsrlq zmm5, zmm15, 1                                            ;   325.2 p0     192 dst
        vmovdqu64 zmm15, [rbp + 4864]                                    ;   294.3 p2     192 dst reload
        vmovdqu64 [rbp + 4928], zmm5                                     ;   326.2 p7+p4  192 dst spill
        vpsrlq zmm5, zmm15, 1                                            ;   326.2 p0     192 dst
        vmovdqu64 zmm15, [rbp + 4800]                                    ;   303.3 p3     192 dst reload
        vmovdqu64 [rbp + 4992], zmm5                                     ;   327.2 p8+p9  192 dst spill
        vpsllq zmm5, zmm15, 1                                            ;   327.2 p0     192 dst
        vpsllq zmm15, zmm14, 4                                           ;   328.2 p0     192 dst
        vmovdqu64 [rbp + 5056], zmm5                                     ;   328.2 p7+p4  192 dst spill
        vpsrlq zmm5, zmm19, 1                                            ;   329.2 p0     192 dst
        vmovdqu64 [rbp + 5120], zmm2                                     ;   301.3 p8+p9  192 dst spill
        vpsllq zmm2, zmm24, 1                                            ;   330.2 p0     192 dst
        vmovdqu64 [rbp + 5184], zmm6                                     ;   292.3 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 5120]                                     ;   301.3 p2     192 dst reload
        vmovdqu64 [rbp + 5248], zmm1                                     ;   293.3 p8+p9  192 dst spill
        vpsllq zmm1, zmm6, 1                                             ;   331.2 p0     192 dst
        vmovdqu64 zmm6, [rbp + 5248]                                     ;   293.3 p3     192 dst reload
        vmovdqu64 [rbp + 5312], zmm1                                     ;   332.2 p7+p4  192 dst spill
        vpsllq zmm1, zmm6, 1                                             ;   332.2 p0     192 dst
        vmovdqu64 zmm6, [rbp + 5184]                                     ;   292.3 p2     192 dst reload
        vmovdqu64 [rbp + 5376], zmm1                                     ;   333.2 p8+p9  192 dst spill
        vpsrlq zmm1, zmm6, 1                                             ;   333.2 p0     192 dst
        vpsllq zmm6, zmm25, 4                                            ;   334.2 p0     192 dst
        vpternlogd zmm12, zmm17, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   316.2 p5+p3  192 dst
        vpsrlq zmm17, zmm28, 1                                           ;   335.2 p0     192 dst
        vmovdqu64 [rbp + 5440], zmm1                                     ;   334.2 p7+p4  192 dst spill
        vpsllq zmm1, zmm27, 1                                            ;   336.2 p0     192 dst
        vpternlogd zmm26, zmm8, [rel aes_from_slices.T0_constants512 + 128], 0xd8 ;   319.2 p5+p2  192 dst
        vmovdqu64 zmm8, [rel aes_from_slices.T0_constants512 + 128]      ;   169.7 p3     192 dst reload
        vpternlogd zmm0, zmm14, zmm8, 0xe4                               ;   318.2 p5     192 dst
        vpternlogd zmm13, zmm3, zmm8, 0xe4                               ;   317.2 p5     192 dst
        vpternlogd zmm23, zmm10, zmm8, 0xd8                              ;   324.2 p5     192 dst
        vmovdqu64 zmm3, [rel aes_from_slices.T0_constants512]            ;   169.8 p2     192 dst reload
        vmovdqu64 zmm10, [rbp + 5184]                                    ;   292.3 p3     192 dst reload
        vmovdqu64 zmm14, [rbp + 5376]                                    ;   333.2 p2     192 dst
        vpternlogd zmm14, zmm10, zmm3, 0xd8                              ;   339.2 p5     192 dst
        vpternlogd zmm20, zmm21, zmm8, 0xe4                              ;   323.2 p5     192 dst
        vpternlogd zmm11, zmm4, zmm8, 0xd8                               ;   325.2 p5     192 dst
        vmovdqu64 zmm4, [rbp + 5440]                                     ;   334.2 p3     192 dst
        vpternlogd zmm4, zmm3, [rbp + 5248], 0xe2                        ;   340.2 p5+p2  192 dst
        vpternlogd zmm15, zmm31, zmm8, 0xd8                              ;   329.2 p5     192 dst
        vmovdqu64 zmm10, [rbp + 5312]                                    ;   332.2 p3     192 dst
        vpternlogd zmm10, zmm3, [rbp + 4864], 0xb8                       ;   338.2 p5+p2  192 dst
        vpsllq zmm21, zmm9, 4                                            ;   337.2 p0     192 dst
        vpsrlq zmm31, zmm29, 4                                           ;   338.2 p0     192 dst
        vpternlogd zmm21, zmm29, zmm8, 0xd8                              ;   338.2 p5     192 dst
        vpsrlq zmm29, zmm30, 4                                           ;   339.2 p0     192 dst
        vpternlogd zmm6, zmm30, zmm8, 0xd8                               ;   335.2 p5     192 dst
        vpsrlq zmm30, zmm18, 4                                           ;   340.2 p0     192 dst
        vpternlogd zmm29, zmm25, zmm8, 0xe4                              ;   340.2 p5     192 dst
        vpsllq zmm25, zmm16, 4                                           ;   341.2 p0     192 dst
        vpternlogd zmm31, zmm9, zmm8, 0xe4                               ;   339.2 p5     192 dst
        vpsrlq zmm9, zmm22, 4                                            ;   342.2 p0     192 dst
        vpternlogd zmm5, zmm24, zmm3, 0xe4                               ;   330.2 p5     192 dst
        vpsllq zmm24, zmm7, 4                                            ;   343.2 p0     192 dst
        vpternlogd zmm30, zmm16, zmm8, 0xe4                              ;   341.2 p5     192 dst
        vpternlogd zmm2, zmm19, zmm3, 0xd8                               ;   331.2 p5     192 dst
        vmovdqu64 zmm16, [rbp + 4992]                                    ;   327.2 p3     192 dst
        vpternlogd zmm16, zmm3, [rbp + 5120], 0xe2                       ;   333.2 p5+p2  192 dst
        vpternlogd zmm25, zmm18, zmm8, 0xd8                              ;   342.2 p5     192 dst
        vmovdqu64 zmm18, [rbp + 5056]                                    ;   328.2 p3     192 dst
        vpternlogd zmm18, zmm3, [rbp + 4736], 0xb8                       ;   334.2 p5+p2  192 dst
        vpternlogd zmm9, zmm7, zmm8, 0xe4                                ;   343.2 p5     192 dst
        vmovdqu64 zmm7, [rbp + 4928]                                     ;   326.2 p3     192 dst
        vpternlogd zmm7, zmm3, [rbp + 4800], 0xe2                        ;   333.3 p5+p2  192 dst
        vpternlogd zmm24, zmm22, zmm8, 0xd8                              ;   344.2 p5     192 dst
        vmovdqu64 zmm19, [rbp + 4608]                                    ;   321.2 p3     192 dst
        vpternlogd zmm19, zmm3, [rbp + 4416], 0xb8                       ;   335.3 p5+p2  192 dst
        vpternlogd zmm17, zmm27, zmm3, 0xe4                              ;   336.3 p5     192 dst
        vmovdqu64 zmm22, [rbp + 4672]                                    ;   322.2 p3     192 dst
        vpternlogd zmm22, zmm3, [rbp + 4480], 0xe2                       ;   337.3 p5+p2  192 dst
        vpternlogd zmm1, zmm28, zmm3, 0xd8                               ;   338.3 p5     192 dst
        vmovdqu64 zmm27, [rbp + 4544]                                    ;   320.2 p3     192 dst
        vpternlogd zmm27, zmm3, [rbp + 3968], 0xb8                       ;   339.3 p5+p2  192 dst
        vpunpcklbw zmm28, zmm26, zmm6                                    ;   340.3 p5     192 dst
        vpunpckhbw zmm6, zmm26, zmm6                                     ;   341.3 p5     192 dst
        vpunpcklbw zmm26, zmm23, zmm21                                   ;   342.3 p5     192 dst
        vpunpckhbw zmm21, zmm23, zmm21                                   ;   343.3 p5     192 dst
        vpunpcklbw zmm23, zmm12, zmm29                                   ;   344.3 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm29                                   ;   345.3 p5     192 dst
        vpunpcklbw zmm29, zmm13, zmm31                                   ;   346.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm31                                   ;   347.3 p5     192 dst
        vpunpcklbw zmm31, zmm15, zmm25                                   ;   348.3 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm25                                   ;   349.3 p5     192 dst
        vpunpcklbw zmm25, zmm0, zmm30                                    ;   350.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm30                                     ;   351.3 p5     192 dst
        vpunpcklbw zmm30, zmm11, zmm24                                   ;   352.3 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm24                                   ;   353.3 p5     192 dst
        vpunpcklbw zmm24, zmm20, zmm9                                    ;   354.3 p5     192 dst
        vpunpckhbw zmm9, zmm20, zmm9                                     ;   355.3 p5     192 dst
        vmovdqu64 zmm20, [r8 + 3072]                                     ;   180.7 p3     192 dst.16 reload
        vshufi32x4 zmm20, zmm20, [r8 + 3072], 0xd8                       ;   356.3 p5+p2  192 dst
        vmovdqu64 [rbp + 3968], zmm9                                     ;   356.3 p8+p9  192 dst spill
        vmovdqu64 zmm9, [r8 + 3136]                                      ;   181.7 p3     192 dst.17 reload
        vshufi32x4 zmm9, zmm9, [r8 + 3136], 0xd8                         ;   357.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4544], zmm13                                    ;   348.3 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 3200]                                     ;   182.7 p3     192 dst.18 reload
        vshufi32x4 zmm13, zmm13, [r8 + 3200], 0xd8                       ;   358.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4480], zmm0                                     ;   352.3 p8+p9  192 dst spill
        vmovdqu64 zmm0, [r8 + 3264]                                      ;   183.7 p3     192 dst.19 reload
        vshufi32x4 zmm0, zmm0, [r8 + 3264], 0xd8                         ;   359.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4672], zmm12                                    ;   346.3 p7+p4  192 dst spill
        vmovdqu64 zmm12, [r8 + 3328]                                     ;   184.7 p3     192 dst.20 reload
        vshufi32x4 zmm12, zmm12, [r8 + 3328], 0xd8                       ;   360.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4416], zmm11                                    ;   354.3 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 3392]                                     ;   185.7 p3     192 dst.21 reload
        vshufi32x4 zmm11, zmm11, [r8 + 3392], 0xd8                       ;   361.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4608], zmm21                                    ;   344.3 p7+p4  192 dst spill
        vmovdqu64 zmm21, [r8 + 3456]                                     ;   186.7 p3     192 dst.22 reload
        vshufi32x4 zmm21, zmm21, [r8 + 3456], 0xd8                       ;   362.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4800], zmm15                                    ;   350.3 p8+p9  192 dst spill
        vmovdqu64 zmm15, [r8 + 3520]                                     ;   187.7 p3     192 dst.23 reload
        vshufi32x4 zmm15, zmm15, [r8 + 3520], 0xd8                       ;   363.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4928], zmm6                                     ;   342.3 p7+p4  192 dst spill
        vmovdqu64 zmm6, [r8 + 7168]                                      ;   188.7 p3     192 dst.16 reload
        vshufi32x4 zmm6, zmm6, [r8 + 7168], 0xd8                         ;   364.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4736], zmm24                                    ;   355.3 p8+p9  192 dst spill
        vmovdqu64 zmm24, [r8 + 7232]                                     ;   189.7 p3     192 dst.17 reload
        vshufi32x4 zmm24, zmm24, [r8 + 7232], 0xd8                       ;   365.3 p5+p2  192 dst
        vmovdqu64 [rbp + 5056], zmm29                                    ;   347.3 p7+p4  192 dst spill
        vmovdqu64 zmm29, [r8 + 7296]                                     ;   191.2 p3     192 dst.18 reload
        vshufi32x4 zmm29, zmm29, [r8 + 7296], 0xd8                       ;   366.3 p5+p2  192 dst
        vmovdqu64 [rbp + 5120], zmm25                                    ;   351.3 p8+p9  192 dst spill
        vmovdqu64 zmm25, [r8 + 7360]                                     ;   192.3 p3     192 dst.19 reload
        vshufi32x4 zmm25, zmm25, [r8 + 7360], 0xd8                       ;   367.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4992], zmm23                                    ;   345.3 p7+p4  192 dst spill
        vpsrlq zmm23, zmm2, 2                                            ;   344.2 p0     192 dst
        vmovdqu64 [rbp + 4864], zmm30                                    ;   353.3 p8+p9  192 dst spill
        vpsrlq zmm30, zmm5, 2                                            ;   345.2 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm26                                    ;   343.3 p7+p4  192 dst spill
        vpsllq zmm26, zmm16, 2                                           ;   346.2 p0     192 dst
        vmovdqu64 [rbp + 5248], zmm31                                    ;   349.3 p8+p9  192 dst spill
        vpsllq zmm31, zmm17, 2                                           ;   347.2 p0     192 dst
        vpternlogd zmm30, zmm17, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   348.2 p0+p3  192 dst
        vpsllq zmm17, zmm1, 2                                            ;   349.2 p0     192 dst
        vpternlogd zmm23, zmm1, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   350.2 p0+p2  192 dst
        vpsrlq zmm1, zmm18, 2                                            ;   351.2 p0     192 dst
        vmovdqu64 [rbp + 5440], zmm28                                    ;   341.3 p7+p4  192 dst spill
        vpsrlq zmm28, zmm7, 2                                            ;   352.2 p0     192 dst
        vpternlogd zmm31, zmm5, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   353.2 p0+p3  192 dst
        vpsllq zmm5, zmm19, 2                                            ;   354.2 p0     192 dst
        vpternlogd zmm17, zmm2, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   355.2 p0+p2  192 dst
        vpsllq zmm2, zmm10, 2                                            ;   356.2 p0     192 dst
        vmovdqu64 [rbp + 5184], zmm29                                    ;   369.3 p8+p9  192 dst spill
        vpsrlq zmm29, zmm14, 2                                           ;   357.2 p0     192 dst
        vmovdqu64 [rbp + 5376], zmm25                                    ;   370.3 p7+p4  192 dst spill
        vpsllq zmm25, zmm22, 2                                           ;   358.2 p0     192 dst
        vmovdqu64 [rbp + 5504], zmm6                                     ;   367.3 p8+p9  192 dst spill
        vpsrlq zmm6, zmm4, 2                                             ;   359.2 p0     192 dst
        vpternlogd zmm26, zmm4, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   360.2 p0+p3  192 dst
        vpsrlq zmm4, zmm27, 2                                            ;   361.2 p0     192 dst
        vpternlogd zmm1, zmm19, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   362.2 p0+p2  192 dst
        vmovdqu64 zmm19, [rel aes_from_slices.T0_constants512 + 64]      ;   210.2 p3     192 dst reload
        vpternlogd zmm28, zmm22, zmm19, 0xe4                             ;   363.2 p0     192 dst
        vpternlogd zmm5, zmm18, zmm19, 0xd8                              ;   364.2 p0     192 dst
        vmovdqu64 zmm18, [rbp + 4288]                                    ;   313.3 p2     192 dst
        vpternlogd zmm18, zmm3, [rbp + 4352], 0xe2                       ;   365.2 p0+p3  192 dst
        vmovdqu64 zmm22, [r8 + 7424]                                     ;   211.7 p2     192 dst.20 reload
        vshufi32x4 zmm22, zmm22, [r8 + 7424], 0xd8                       ;   368.3 p5+p3  192 dst
        vmovdqu64 [rbp + 4352], zmm22                                    ;   371.3 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 7488]                                     ;   212.7 p2     192 dst.21 reload
        vshufi32x4 zmm22, zmm22, [r8 + 7488], 0xd8                       ;   369.3 p5+p3  192 dst
        vmovdqu64 [rbp + 4288], zmm22                                    ;   372.3 p8+p9  192 dst spill
        vmovdqu64 zmm22, [r8 + 7552]                                     ;   213.7 p2     192 dst.22 reload
        vshufi32x4 zmm22, zmm22, [r8 + 7552], 0xd8                       ;   370.3 p5+p3  192 dst
        vpternlogd zmm2, zmm14, zmm19, 0xd8                              ;   366.2 p0     192 dst
        vpternlogd zmm29, zmm10, zmm19, 0xe4                             ;   367.2 p0     192 dst
        vmovdqu64 zmm10, [rbp + 4224]                                    ;   316.3 p2     192 dst
        vpternlogd zmm10, zmm3, [rbp + 4032], 0xb8                       ;   368.2 p0+p3  192 dst
        vmovdqu64 zmm14, [r8 + 7616]                                     ;   215.7 p2     192 dst.23 reload
        vshufi32x4 zmm14, zmm14, [r8 + 7616], 0xd8                       ;   371.3 p5+p3  192 dst
        vpternlogd zmm6, zmm16, zmm19, 0xe4                              ;   369.2 p0     192 dst
        vpternlogd zmm25, zmm7, zmm19, 0xd8                              ;   370.2 p0     192 dst
        vmovdqu64 zmm7, [rbp + 4160]                                     ;   315.3 p2     192 dst
        vpternlogd zmm7, zmm3, [rbp + 4096], 0xe2                        ;   371.2 p0+p3  192 dst
        vmovdqu64 zmm16, [rbp + 5504]                                    ;   367.3 p2     192 dst reload
        vpsrlq zmm3, zmm16, 1                                            ;   373.3 p0     192 dst
        vpternlogd zmm4, zmm10, zmm19, 0xe4                              ;   372.3 p5     192 dst
        vpsllq zmm10, zmm10, 2                                           ;   373.2 p0     192 dst
        vpternlogd zmm10, zmm27, zmm19, 0xd8                             ;   374.2 p5     192 dst
        vpsrlq zmm27, zmm30, 4                                           ;   374.2 p0     192 dst
        vpternlogd zmm27, zmm6, zmm8, 0xe4                               ;   375.2 p5     192 dst
        vpsllq zmm6, zmm6, 4                                             ;   375.2 p0     192 dst
        vpternlogd zmm6, zmm30, zmm8, 0xd8                               ;   376.2 p5     192 dst
        vpsrlq zmm30, zmm23, 4                                           ;   376.2 p0     192 dst
        vpternlogd zmm30, zmm29, zmm8, 0xe4                              ;   377.2 p5     192 dst
        vpsllq zmm29, zmm29, 4                                           ;   377.2 p0     192 dst
        vpternlogd zmm29, zmm23, zmm8, 0xd8                              ;   378.2 p5     192 dst
        vpsrlq zmm23, zmm31, 4                                           ;   378.2 p0     192 dst
        vpternlogd zmm23, zmm26, zmm8, 0xe4                              ;   379.2 p5     192 dst
        vpsllq zmm26, zmm26, 4                                           ;   379.2 p0     192 dst
        vpternlogd zmm26, zmm31, zmm8, 0xd8                              ;   380.2 p5     192 dst
        vpsrlq zmm31, zmm17, 4                                           ;   380.2 p0     192 dst
        vpternlogd zmm31, zmm2, zmm8, 0xe4                               ;   381.2 p5     192 dst
        vpsllq zmm2, zmm2, 4                                             ;   381.2 p0     192 dst
        vpternlogd zmm2, zmm17, zmm8, 0xd8                               ;   382.2 p5     192 dst
        vmovdqu64 zmm17, [rbp + 5376]                                    ;   370.3 p3     192 dst reload
        vpsllq zmm16, zmm17, 1                                           ;   382.2 p0     192 dst
        vmovdqu64 zmm17, [rbp + 5184]                                    ;   369.3 p2     192 dst reload
        vmovdqu64 [rbp + 4096], zmm22                                    ;   373.3 p7+p4  192 dst spill
        vpsrlq zmm22, zmm17, 1                                           ;   383.2 p0     192 dst
        vpsrlq zmm17, zmm18, 2                                           ;   384.2 p0     192 dst
        vpternlogd zmm17, zmm7, zmm19, 0xe4                              ;   385.2 p5     192 dst
        vpsllq zmm7, zmm7, 2                                             ;   385.2 p0     192 dst
        vpternlogd zmm7, zmm18, zmm19, 0xd8                              ;   386.2 p5     192 dst
        vmovdqu64 zmm18, [rbp + 4288]                                    ;   372.3 p3     192 dst reload
        vpsllq zmm19, zmm18, 1                                           ;   386.2 p0     192 dst
        vmovdqu64 zmm18, [rbp + 4352]                                    ;   371.3 p2     192 dst reload
        vmovdqu64 [rbp + 4160], zmm14                                    ;   374.3 p8+p9  192 dst spill
        vpsrlq zmm14, zmm18, 1                                           ;   387.2 p0     192 dst
        vmovdqu64 zmm18, [rbp + 4160]                                    ;   374.3 p3     192 dst reload
        vmovdqu64 [rbp + 4032], zmm14                                    ;   388.2 p7+p4  192 dst spill
        vpsllq zmm14, zmm18, 1                                           ;   388.2 p0     192 dst
        vpsrlq zmm18, zmm5, 4                                            ;   389.2 p0     192 dst
        vpternlogd zmm18, zmm10, zmm8, 0xe4                              ;   390.2 p5     192 dst
        vpsllq zmm10, zmm10, 4                                           ;   390.2 p0     192 dst
        vpternlogd zmm10, zmm5, zmm8, 0xd8                               ;   391.2 p5     192 dst
        vpsrlq zmm5, zmm1, 4                                             ;   391.2 p0     192 dst
        vpternlogd zmm5, zmm4, zmm8, 0xe4                                ;   392.2 p5     192 dst
        vpsllq zmm4, zmm4, 4                                             ;   392.2 p0     192 dst
        vpternlogd zmm4, zmm1, zmm8, 0xd8                                ;   393.2 p5     192 dst
        vmovdqu64 zmm1, [rbp + 4096]                                     ;   373.3 p2     192 dst reload
        vmovdqu64 [rbp + 4224], zmm14                                    ;   389.2 p8+p9  192 dst spill
        vpsrlq zmm14, zmm1, 1                                            ;   393.2 p0     192 dst
        vpsrlq zmm1, zmm28, 4                                            ;   394.2 p0     192 dst
        vpternlogd zmm1, zmm17, zmm8, 0xe4                               ;   395.2 p5     192 dst
        vpsllq zmm17, zmm17, 4                                           ;   395.2 p0     192 dst
        vpternlogd zmm17, zmm28, zmm8, 0xd8                              ;   396.2 p5     192 dst
        vpsrlq zmm28, zmm20, 1                                           ;   396.2 p0     192 dst
        vmovdqu64 [rbp + 5568], zmm14                                    ;   394.2 p7+p4  192 dst spill
        vpsllq zmm14, zmm9, 1                                            ;   397.2 p0     192 dst
        vmovdqu64 [rbp + 5632], zmm19                                    ;   387.2 p8+p9  192 dst spill
        vpsrlq zmm19, zmm25, 4                                           ;   398.2 p0     192 dst
        vpternlogd zmm19, zmm7, zmm8, 0xe4                               ;   399.2 p5     192 dst
        vpsllq zmm7, zmm7, 4                                             ;   399.2 p0     192 dst
        vpternlogd zmm7, zmm25, zmm8, 0xd8                               ;   400.2 p5     192 dst
        vpsrlq zmm25, zmm13, 1                                           ;   400.2 p0     192 dst
        vpsllq zmm8, zmm0, 1                                             ;   401.2 p0     192 dst
        vmovdqu64 [rbp + 5696], zmm22                                    ;   384.2 p7+p4  192 dst spill
        vpsrlq zmm22, zmm12, 1                                           ;   402.2 p0     192 dst
        vmovdqu64 [rbp + 5760], zmm16                                    ;   383.2 p8+p9  192 dst spill
        vpsllq zmm16, zmm11, 1                                           ;   403.2 p0     192 dst
        vmovdqu64 [rbp + 5824], zmm3                                     ;   374.3 p7+p4  192 dst spill
        vpsrlq zmm3, zmm21, 1                                            ;   404.2 p0     192 dst
        vmovdqu64 [rbp + 5888], zmm24                                    ;   368.3 p8+p9  192 dst spill
        vpsllq zmm24, zmm15, 1                                           ;   405.2 p0     192 dst
        vmovdqu64 [rbp + 5952], zmm3                                     ;   405.2 p7+p4  192 dst spill
        vmovdqu64 zmm3, [rbp + 5888]                                     ;   368.3 p3     192 dst reload
        vmovdqu64 [rbp + 6016], zmm15                                    ;   366.3 p8+p9  192 dst spill
        vpsllq zmm15, zmm3, 1                                            ;   406.2 p0     192 dst
        vpunpcklbw zmm3, zmm2, zmm10                                     ;   392.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm10                                     ;   393.3 p5     192 dst
        vpunpcklbw zmm10, zmm31, zmm18                                   ;   394.3 p5     192 dst
        vpunpckhbw zmm18, zmm31, zmm18                                   ;   395.3 p5     192 dst
        vpunpcklbw zmm31, zmm29, zmm4                                    ;   396.3 p5     192 dst
        vpunpckhbw zmm4, zmm29, zmm4                                     ;   397.3 p5     192 dst
        vmovdqu64 zmm29, [rel aes_from_slices.T0_constants512]           ;   247.5 p2     192 dst reload
        vpternlogd zmm28, zmm9, zmm29, 0xe4                              ;   398.3 p5     192 dst
        vpternlogd zmm14, zmm20, zmm29, 0xd8                             ;   399.3 p5     192 dst
        vpternlogd zmm25, zmm0, zmm29, 0xe4                              ;   401.2 p5     192 dst
        vmovdqu64 zmm0, [rbp + 5952]                                     ;   405.2 p3     192 dst
        vpternlogd zmm0, zmm29, [rbp + 6016], 0xe2                       ;   411.2 p5+p2  192 dst
        vpternlogd zmm8, zmm13, zmm29, 0xd8                              ;   402.3 p5     192 dst
        vmovdqu64 zmm9, [rbp + 5824]                                     ;   374.3 p3     192 dst
        vpternlogd zmm9, zmm29, [rbp + 5888], 0xe2                       ;   403.3 p5+p2  192 dst
        vpternlogd zmm22, zmm11, zmm29, 0xe4                             ;   404.3 p5     192 dst
        vmovdqu64 zmm11, [rbp + 5760]                                    ;   383.2 p3     192 dst
        vpternlogd zmm11, zmm29, [rbp + 5184], 0xb8                      ;   405.3 p5+p2  192 dst
        vpternlogd zmm16, zmm12, zmm29, 0xd8                             ;   406.3 p5     192 dst
        vmovdqu64 zmm12, [rbp + 5696]                                    ;   384.2 p3     192 dst
        vpternlogd zmm12, zmm29, [rbp + 5376], 0xe2                      ;   407.2 p0+p2  192 dst
        vpternlogd zmm24, zmm21, zmm29, 0xd8                             ;   407.3 p5     192 dst
        vmovdqu64 zmm13, [rbp + 5632]                                    ;   387.2 p3     192 dst
        vpternlogd zmm13, zmm29, [rbp + 4352], 0xb8                      ;   408.2 p0+p2  192 dst
        vmovdqu64 zmm20, [rbp + 4032]                                    ;   388.2 p3     192 dst
        vpternlogd zmm20, zmm29, [rbp + 4288], 0xe2                      ;   408.3 p5+p2  192 dst
        vpunpcklbw zmm21, zmm30, zmm5                                    ;   409.3 p5     192 dst
        vpunpckhbw zmm5, zmm30, zmm5                                     ;   410.3 p5     192 dst
        vpunpcklbw zmm30, zmm6, zmm17                                    ;   411.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm17                                     ;   412.3 p5     192 dst
        vpunpcklbw zmm17, zmm27, zmm1                                    ;   413.3 p5     192 dst
        vpunpckhbw zmm1, zmm27, zmm1                                     ;   414.3 p5     192 dst
        vpunpcklbw zmm27, zmm26, zmm7                                    ;   415.3 p5     192 dst
        vpunpckhbw zmm7, zmm26, zmm7                                     ;   416.3 p5     192 dst
        vpunpcklbw zmm26, zmm23, zmm19                                   ;   417.3 p5     192 dst
        vpunpckhbw zmm19, zmm23, zmm19                                   ;   418.3 p5     192 dst
        vmovdqu64 zmm23, [r8 + 3584]                                     ;   260.3 p3     192 dst.24 reload
        vshufi32x4 zmm23, zmm23, [r8 + 3584], 0xd8                       ;   419.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4288], zmm1                                     ;   415.3 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 3648]                                      ;   261.3 p3     192 dst.25 reload
        vshufi32x4 zmm1, zmm1, [r8 + 3648], 0xd8                         ;   420.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4032], zmm5                                     ;   411.3 p8+p9  192 dst spill
        vmovdqu64 zmm5, [r8 + 3712]                                      ;   262.3 p3     192 dst.26 reload
        vshufi32x4 zmm5, zmm5, [r8 + 3712], 0xd8                         ;   421.3 p5+p2  192 dst
        vmovdqu64 [rbp + 4352], zmm19                                    ;   419.3 p7+p4  192 dst spill
        vpsrlq zmm19, zmm14, 2                                           ;   409.2 p0     192 dst
        vmovdqu64 [rbp + 5632], zmm18                                    ;   396.3 p8+p9  192 dst spill
        vpsrlq zmm18, zmm28, 2                                           ;   410.2 p0     192 dst
        vmovdqu64 [rbp + 5376], zmm6                                     ;   413.3 p7+p4  192 dst spill
        vpsllq zmm6, zmm25, 2                                            ;   411.2 p0     192 dst
        vpternlogd zmm18, zmm25, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   412.2 p0+p3  192 dst
        vpsllq zmm25, zmm8, 2                                            ;   413.2 p0     192 dst
        vpternlogd zmm19, zmm8, [rel aes_from_slices.T0_constants512 + 64], 0xe4 ;   414.2 p0+p2  192 dst
        vpternlogd zmm15, zmm29, [rbp + 5504], 0xb8                      ;   415.2 p0+p3  192 dst
        vmovdqu64 zmm8, [r8 + 3776]                                      ;   265.2 p2     192 dst.27 reload
        vshufi32x4 zmm8, zmm8, [r8 + 3776], 0xd8                         ;   422.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5504], zmm4                                     ;   398.3 p8+p9  192 dst spill
        vmovdqu64 zmm4, [r8 + 3840]                                      ;   267.2 p2     192 dst.28 reload
        vshufi32x4 zmm4, zmm4, [r8 + 3840], 0xd8                         ;   423.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5696], zmm7                                     ;   417.3 p7+p4  192 dst spill
        vmovdqu64 zmm7, [r8 + 3904]                                      ;   268.3 p2     192 dst.29 reload
        vshufi32x4 zmm7, zmm7, [r8 + 3904], 0xd8                         ;   424.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5184], zmm2                                     ;   394.3 p8+p9  192 dst spill
        vmovdqu64 zmm2, [r8 + 3968]                                      ;   269.3 p2     192 dst.30 reload
        vshufi32x4 zmm2, zmm2, [r8 + 3968], 0xd8                         ;   425.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5760], zmm17                                    ;   414.3 p7+p4  192 dst spill
        vmovdqu64 zmm17, [r8 + 4032]                                     ;   270.3 p2     192 dst.31 reload
        vshufi32x4 zmm17, zmm17, [r8 + 4032], 0xd8                       ;   426.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5888], zmm21                                    ;   410.3 p8+p9  192 dst spill
        vmovdqu64 zmm21, [r8 + 7680]                                     ;   271.3 p2     192 dst.24 reload
        vshufi32x4 zmm21, zmm21, [r8 + 7680], 0xd8                       ;   427.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5824], zmm26                                    ;   418.3 p7+p4  192 dst spill
        vmovdqu64 zmm26, [r8 + 7744]                                     ;   272.3 p2     192 dst.25 reload
        vshufi32x4 zmm26, zmm26, [r8 + 7744], 0xd8                       ;   428.3 p5+p3  192 dst
        vmovdqu64 [rbp + 6016], zmm10                                    ;   395.3 p8+p9  192 dst spill
        vmovdqu64 zmm10, [r8 + 7808]                                     ;   273.3 p2     192 dst.26 reload
        vshufi32x4 zmm10, zmm10, [r8 + 7808], 0xd8                       ;   429.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5952], zmm30                                    ;   412.3 p7+p4  192 dst spill
        vmovdqu64 zmm30, [r8 + 7872]                                     ;   274.3 p2     192 dst.27 reload
        vshufi32x4 zmm30, zmm30, [r8 + 7872], 0xd8                       ;   430.3 p5+p3  192 dst
        vmovdqu64 [rbp + 6080], zmm31                                    ;   397.3 p8+p9  192 dst spill
        vmovdqu64 zmm31, [r8 + 7936]                                     ;   275.3 p2     192 dst.28 reload
        vshufi32x4 zmm31, zmm31, [r8 + 7936], 0xd8                       ;   431.3 p5+p3  192 dst
        vmovdqu64 [rbp + 6144], zmm27                                    ;   416.3 p7+p4  192 dst spill
        vmovdqu64 zmm27, [r8 + 8000]                                     ;   276.3 p2     192 dst.29 reload
        vshufi32x4 zmm27, zmm27, [r8 + 8000], 0xd8                       ;   432.3 p5+p3  192 dst
        vmovdqu64 [rbp + 6208], zmm3                                     ;   393.3 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 8064]                                      ;   277.3 p2     192 dst.30 reload
        vshufi32x4 zmm3, zmm3, [r8 + 8064], 0xd8                         ;   433.3 p5+p3  192 dst
        vpternlogd zmm6, zmm28, [rel aes_from_slices.T0_constants512 + 64], 0xd8 ;   416.2 p0+p2  192 dst
        vmovdqu64 zmm28, [rel aes_from_slices.T0_constants512 + 64]      ;   278.5 p3     192 dst reload
        vpternlogd zmm25, zmm14, zmm28, 0xd8                             ;   417.2 p0     192 dst
        vpsrlq zmm14, zmm22, 2                                           ;   418.2 p0     192 dst
        vpternlogd zmm14, zmm0, zmm28, 0xe4                              ;   419.2 p0     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   420.2 p0     192 dst
        vpternlogd zmm0, zmm22, zmm28, 0xd8                              ;   421.2 p0     192 dst
        vpsrlq zmm22, zmm16, 2                                           ;   422.2 p0     192 dst
        vpternlogd zmm22, zmm24, zmm28, 0xe4                             ;   423.2 p0     192 dst
        vpsllq zmm24, zmm24, 2                                           ;   424.2 p0     192 dst
        vpternlogd zmm24, zmm16, zmm28, 0xd8                             ;   425.2 p0     192 dst
        vpsrlq zmm16, zmm9, 2                                            ;   426.2 p0     192 dst
        vpternlogd zmm16, zmm12, zmm28, 0xe4                             ;   427.2 p0     192 dst
        vpsllq zmm12, zmm12, 2                                           ;   428.2 p0     192 dst
        vpternlogd zmm12, zmm9, zmm28, 0xd8                              ;   429.2 p0     192 dst
        vpsllq zmm9, zmm11, 2                                            ;   430.2 p0     192 dst
        vpternlogd zmm9, zmm15, zmm28, 0xd8                              ;   431.2 p0     192 dst
        vpsrlq zmm15, zmm15, 2                                           ;   432.2 p0     192 dst
        vpternlogd zmm15, zmm11, zmm28, 0xe4                             ;   433.2 p0     192 dst
        vpsrlq zmm11, zmm13, 2                                           ;   434.2 p0     192 dst
        vmovdqu64 [rbp + 6272], zmm3                                     ;   436.3 p7+p4  192 dst spill
        vpsrlq zmm3, zmm20, 2                                            ;   435.2 p0     192 dst
        vmovdqu64 [rbp + 6336], zmm31                                    ;   434.3 p8+p9  192 dst spill
        vpsrlq zmm31, zmm18, 4                                           ;   436.2 p0     192 dst
        vmovdqu64 [rbp + 6400], zmm27                                    ;   435.3 p7+p4  192 dst spill
        vpsrlq zmm27, zmm19, 4                                           ;   437.2 p0     192 dst
        vmovdqu64 [rbp + 6464], zmm10                                    ;   432.3 p8+p9  192 dst spill
        vpsrlq zmm10, zmm25, 4                                           ;   438.2 p0     192 dst
        vmovdqu64 [rbp + 6528], zmm30                                    ;   433.3 p7+p4  192 dst spill
        vpsrlq zmm30, zmm6, 4                                            ;   439.2 p0     192 dst
        vmovdqu64 [rbp + 6592], zmm21                                    ;   430.3 p8+p9  192 dst spill
        vpsllq zmm21, zmm0, 4                                            ;   440.2 p0     192 dst
        vmovdqu64 [rbp + 6656], zmm26                                    ;   431.3 p7+p4  192 dst spill
        vpsllq zmm26, zmm14, 4                                           ;   441.2 p0     192 dst
        vmovdqu64 [rbp + 6720], zmm2                                     ;   428.3 p8+p9  192 dst spill
        vpsllq zmm2, zmm24, 4                                            ;   442.2 p0     192 dst
        vmovdqu64 [rbp + 6784], zmm17                                    ;   429.3 p7+p4  192 dst spill
        vpsllq zmm17, zmm22, 4                                           ;   443.2 p0     192 dst
        vpternlogd zmm10, zmm24, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   439.2 p5+p2  192 dst
        vmovdqu64 zmm24, [rel aes_from_slices.T0_constants512 + 128]     ;   293.7 p3     192 dst reload
        vpternlogd zmm27, zmm22, zmm24, 0xe4                             ;   438.2 p5     192 dst
        vpternlogd zmm31, zmm14, zmm24, 0xe4                             ;   437.2 p5     192 dst
        vmovdqu64 zmm14, [rbp + 4224]                                    ;   389.2 p2     192 dst
        vpternlogd zmm14, zmm29, [rbp + 4096], 0xb8                      ;   437.3 p5+p3  192 dst
        vmovdqu64 zmm22, [r8 + 8128]                                     ;   295.7 p2     192 dst.31 reload
        vshufi32x4 zmm22, zmm22, [r8 + 8128], 0xd8                       ;   438.3 p5+p3  192 dst
        vpternlogd zmm30, zmm0, zmm24, 0xe4                              ;   440.2 p5     192 dst
        vpternlogd zmm21, zmm6, zmm24, 0xd8                              ;   441.2 p5     192 dst
        vmovdqu64 zmm0, [rbp + 5568]                                     ;   394.2 p2     192 dst
        vpternlogd zmm0, zmm29, [rbp + 4160], 0xe2                       ;   441.3 p5+p3  192 dst
        vpternlogd zmm2, zmm25, zmm24, 0xd8                              ;   443.2 p5     192 dst
        vmovdqu64 zmm6, [rbp + 6784]                                     ;   429.3 p2     192 dst reload
        vpsllq zmm25, zmm6, 1                                            ;   444.2 p0     192 dst
        vpternlogd zmm26, zmm18, zmm24, 0xd8                             ;   443.3 p5     192 dst
        vpternlogd zmm17, zmm19, zmm24, 0xd8                             ;   444.3 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6720]                                    ;   428.3 p3     192 dst reload
        vpsrlq zmm19, zmm18, 1                                           ;   445.2 p0     192 dst
        vpternlogd zmm11, zmm14, zmm28, 0xe4                             ;   445.3 p5     192 dst
        vpsllq zmm14, zmm14, 2                                           ;   446.2 p0     192 dst
        vpternlogd zmm14, zmm13, zmm28, 0xd8                             ;   447.2 p5     192 dst
        vpternlogd zmm3, zmm0, zmm28, 0xe4                               ;   447.2 p0     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   448.2 p0     192 dst
        vpternlogd zmm0, zmm20, zmm28, 0xd8                              ;   449.2 p5     192 dst
        vmovdqu64 zmm13, [rbp + 6656]                                    ;   431.3 p2     192 dst reload
        vpsllq zmm20, zmm13, 1                                           ;   449.2 p0     192 dst
        vpternlogd zmm25, zmm18, zmm29, 0xd8                             ;   448.3 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6592]                                    ;   430.3 p3     192 dst reload
        vpsrlq zmm28, zmm18, 1                                           ;   450.2 p0     192 dst
        vpternlogd zmm19, zmm6, zmm29, 0xe4                              ;   449.3 p5     192 dst
        vmovdqu64 zmm6, [rbp + 6528]                                     ;   433.3 p2     192 dst reload
        vpsllq zmm13, zmm6, 1                                            ;   451.2 p0     192 dst
        vpternlogd zmm20, zmm18, zmm29, 0xd8                             ;   450.3 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6464]                                    ;   432.3 p3     192 dst reload
        vpsrlq zmm6, zmm18, 1                                            ;   452.2 p0     192 dst
        vpternlogd zmm13, zmm18, zmm29, 0xd8                             ;   452.2 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6400]                                    ;   435.3 p2     192 dst reload
        vpsllq zmm29, zmm18, 1                                           ;   453.2 p0     192 dst
        vpsrlq zmm18, zmm12, 4                                           ;   454.2 p0     192 dst
        vpternlogd zmm18, zmm0, zmm24, 0xe4                              ;   455.2 p5     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   455.2 p0     192 dst
        vpternlogd zmm0, zmm12, zmm24, 0xd8                              ;   456.2 p5     192 dst
        vpsrlq zmm12, zmm16, 4                                           ;   456.2 p0     192 dst
        vpternlogd zmm12, zmm3, zmm24, 0xe4                              ;   457.2 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   457.2 p0     192 dst
        vpternlogd zmm3, zmm16, zmm24, 0xd8                              ;   458.2 p5     192 dst
        vpsrlq zmm16, zmm9, 4                                            ;   458.2 p0     192 dst
        vpternlogd zmm16, zmm14, zmm24, 0xe4                             ;   459.2 p5     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   459.2 p0     192 dst
        vpternlogd zmm14, zmm9, zmm24, 0xd8                              ;   460.2 p5     192 dst
        vpsrlq zmm9, zmm23, 1                                            ;   460.2 p0     192 dst
        vmovdqu64 [rbp + 6464], zmm20                                    ;   451.3 p8+p9  192 dst spill
        vpsllq zmm20, zmm1, 1                                            ;   461.2 p0     192 dst
        vmovdqu64 [rbp + 6592], zmm13                                    ;   453.2 p7+p4  192 dst spill
        vpsrlq zmm13, zmm15, 4                                           ;   462.2 p0     192 dst
        vpternlogd zmm13, zmm11, zmm24, 0xe4                             ;   463.2 p5     192 dst
        vpsllq zmm11, zmm11, 4                                           ;   463.2 p0     192 dst
        vpternlogd zmm11, zmm15, zmm24, 0xd8                             ;   464.2 p5     192 dst
        vpsrlq zmm15, zmm5, 1                                            ;   464.2 p0     192 dst
        vpsllq zmm24, zmm8, 1                                            ;   465.2 p0     192 dst
        vmovdqu64 [rbp + 6784], zmm19                                    ;   450.3 p8+p9  192 dst spill
        vmovdqu64 zmm19, [rbp + 6336]                                    ;   434.3 p3     192 dst reload
        vmovdqu64 [rbp + 6720], zmm25                                    ;   449.3 p7+p4  192 dst spill
        vpsrlq zmm25, zmm19, 1                                           ;   466.2 p0     192 dst
        vpsrlq zmm19, zmm4, 1                                            ;   467.2 p0     192 dst
        vmovdqu64 [rbp + 4160], zmm22                                    ;   441.3 p8+p9  192 dst spill
        vmovdqu64 zmm22, [rbp + 6272]                                    ;   436.3 p2     192 dst reload
        vmovdqu64 [rbp + 5568], zmm25                                    ;   467.2 p7+p4  192 dst spill
        vpsrlq zmm25, zmm22, 1                                           ;   468.2 p0     192 dst
        vpsllq zmm22, zmm7, 1                                            ;   469.2 p0     192 dst
        vmovdqu64 [rbp + 4096], zmm25                                    ;   469.2 p8+p9  192 dst spill
        vmovdqu64 zmm25, [rbp + 4160]                                    ;   441.3 p3     192 dst reload
        vmovdqu64 [rbp + 4224], zmm29                                    ;   454.2 p7+p4  192 dst spill
        vpsllq zmm29, zmm25, 1                                           ;   470.2 p0     192 dst
        vmovdqu64 zmm25, [rbp + 6720]                                    ;   449.3 p2     192 dst reload
        vmovdqu64 [rbp + 6848], zmm29                                    ;   471.2 p8+p9  192 dst spill
        vpsllq zmm29, zmm25, 2                                           ;   471.2 p0     192 dst
        vmovdqu64 zmm25, [rbp + 6784]                                    ;   450.3 p3     192 dst reload
        vmovdqu64 [rbp + 6912], zmm29                                    ;   472.2 p7+p4  192 dst spill
        vpsllq zmm29, zmm25, 2                                           ;   472.2 p0     192 dst
        vmovdqu64 zmm25, [rbp + 6592]                                    ;   453.2 p2     192 dst reload
        vmovdqu64 [rbp + 6976], zmm29                                    ;   473.2 p8+p9  192 dst spill
        vpsllq zmm29, zmm25, 2                                           ;   473.2 p0     192 dst
        vmovdqu64 zmm25, [rbp + 6464]                                    ;   451.3 p3     192 dst reload
        vmovdqu64 [rbp + 7040], zmm29                                    ;   474.2 p7+p4  192 dst spill
        vpsrlq zmm29, zmm25, 2                                           ;   474.2 p0     192 dst
        vpunpcklbw zmm25, zmm21, zmm0                                    ;   460.3 p5     192 dst
        vpunpckhbw zmm0, zmm21, zmm0                                     ;   461.3 p5     192 dst
        vpunpcklbw zmm21, zmm30, zmm18                                   ;   462.3 p5     192 dst
        vpunpckhbw zmm18, zmm30, zmm18                                   ;   463.3 p5     192 dst
        vmovdqu64 zmm30, [rel aes_from_slices.T0_constants512]           ;   321.2 p2     192 dst reload
        vpternlogd zmm9, zmm1, zmm30, 0xe4                               ;   464.3 p5     192 dst
        vpternlogd zmm20, zmm23, zmm30, 0xd8                             ;   465.3 p5     192 dst
        vpternlogd zmm15, zmm8, zmm30, 0xe4                              ;   466.3 p5     192 dst
        vmovdqu64 zmm1, [rbp + 4224]                                     ;   454.2 p3     192 dst
        vpternlogd zmm1, zmm30, [rbp + 6336], 0xb8                       ;   467.3 p5+p2  192 dst
        vpternlogd zmm24, zmm5, zmm30, 0xd8                              ;   468.3 p5     192 dst
        vmovdqu64 zmm5, [rbp + 5568]                                     ;   467.2 p3     192 dst
        vpternlogd zmm5, zmm30, [rbp + 6400], 0xe2                       ;   473.2 p5+p2  192 dst
        vmovdqu64 zmm8, [rbp + 6848]                                     ;   471.2 p3     192 dst
        vpternlogd zmm8, zmm30, [rbp + 6272], 0xb8                       ;   477.2 p5+p2  192 dst
        vpternlogd zmm19, zmm7, zmm30, 0xe4                              ;   471.3 p5     192 dst
        vmovdqu64 zmm7, [rbp + 4096]                                     ;   469.2 p3     192 dst
        vpternlogd zmm7, zmm30, [rbp + 4160], 0xe2                       ;   475.2 p5+p2  192 dst
        vpternlogd zmm22, zmm4, zmm30, 0xd8                              ;   473.3 p5     192 dst
        vpunpcklbw zmm4, zmm26, zmm3                                     ;   474.3 p5     192 dst
        vpunpckhbw zmm3, zmm26, zmm3                                     ;   475.3 p5     192 dst
        vpunpcklbw zmm23, zmm2, zmm14                                    ;   476.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm14                                     ;   477.3 p5     192 dst
        vpunpcklbw zmm14, zmm31, zmm12                                   ;   478.3 p5     192 dst
        vpunpckhbw zmm12, zmm31, zmm12                                   ;   479.3 p5     192 dst
        vpunpcklbw zmm26, zmm10, zmm16                                   ;   480.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm16                                   ;   481.3 p5     192 dst
        vpternlogd zmm28, zmm30, [rbp + 6656], 0xe2                      ;   475.2 p0+p3  192 dst
        vpternlogd zmm6, zmm30, [rbp + 6528], 0xe2                       ;   476.2 p0+p2  192 dst
        vmovdqu64 zmm16, [rel aes_from_slices.T0_constants512 + 64]      ;   333.2 p3     192 dst reload
        vmovdqu64 zmm30, [rbp + 6464]                                    ;   451.3 p2     192 dst reload
        vmovdqu64 zmm31, [rbp + 7040]                                    ;   474.2 p3     192 dst
        vpternlogd zmm31, zmm30, zmm16, 0xd8                             ;   480.2 p0     192 dst
        vpunpcklbw zmm30, zmm17, zmm11                                   ;   482.3 p5     192 dst
        vpunpckhbw zmm11, zmm17, zmm11                                   ;   483.3 p5     192 dst
        vpunpcklbw zmm17, zmm27, zmm13                                   ;   484.3 p5     192 dst
        vpunpckhbw zmm13, zmm27, zmm13                                   ;   485.3 p5     192 dst
        vpsrlq zmm27, zmm20, 2                                           ;   478.2 p0     192 dst
        vpternlogd zmm27, zmm24, zmm16, 0xe4                             ;   479.2 p0     192 dst
        vpsllq zmm24, zmm24, 2                                           ;   480.2 p0     192 dst
        vpternlogd zmm24, zmm20, zmm16, 0xd8                             ;   481.2 p0     192 dst
        vpsrlq zmm20, zmm9, 2                                            ;   482.2 p0     192 dst
        vpternlogd zmm20, zmm15, zmm16, 0xe4                             ;   483.2 p0     192 dst
        vpsllq zmm15, zmm15, 2                                           ;   484.2 p0     192 dst
        vpternlogd zmm15, zmm9, zmm16, 0xd8                              ;   485.2 p0     192 dst
        vmovdqu64 zmm9, [rbp + 5440]                                     ;   341.3 p2     192 dst reload
        vmovdqu64 [rbp + 6464], zmm12                                    ;   480.3 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp - 64]                                      ;   340.2 p3     192 dst reload
        vmovdqu64 [rbp + 7040], zmm13                                    ;   486.3 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm12, zmm9                                    ;   486.3 p5     192 dst
        vpunpckhbw zmm9, zmm12, zmm9                                     ;   487.3 p5     192 dst
        vmovdqu64 zmm12, [rbp + 6208]                                    ;   393.3 p2     192 dst reload
        vmovdqu64 [rbp + 5440], zmm18                                    ;   464.3 p8+p9  192 dst spill
        vmovdqu64 zmm18, [rbp + 1088]                                    ;   341.5 p3     192 dst reload
        vmovdqu64 [rbp - 64], zmm10                                      ;   482.3 p7+p4  192 dst spill
        vpunpcklbw zmm10, zmm18, zmm12                                   ;   488.3 p5     192 dst
        vpunpckhbw zmm12, zmm18, zmm12                                   ;   489.3 p5     192 dst
        vpsrlq zmm18, zmm1, 2                                            ;   486.2 p0     192 dst
        vpternlogd zmm18, zmm8, zmm16, 0xe4                              ;   487.2 p0     192 dst
        vpsllq zmm8, zmm8, 2                                             ;   488.2 p0     192 dst
        vpternlogd zmm8, zmm1, zmm16, 0xd8                               ;   489.2 p0     192 dst
        vpsrlq zmm1, zmm19, 2                                            ;   490.2 p0     192 dst
        vpternlogd zmm19, zmm16, [rbp + 6976], 0xe2                      ;   490.3 p5+p2  192 dst
        vmovdqu64 [rbp + 6976], zmm3                                     ;   476.3 p8+p9  192 dst spill
        vpsrlq zmm3, zmm22, 2                                            ;   491.2 p0     192 dst
        vpternlogd zmm22, zmm16, [rbp + 6912], 0xe2                      ;   491.3 p5+p3  192 dst
        vpternlogd zmm29, zmm16, [rbp + 6592], 0xe2                      ;   492.2 p0+p2  192 dst
        vmovdqu64 [rbp + 6592], zmm11                                    ;   484.3 p7+p4  192 dst spill
        vmovdqu64 zmm11, [rbp + 0]                                       ;   344.7 p3     192 dst reload
        vmovdqu64 [rbp + 6912], zmm0                                     ;   462.3 p8+p9  192 dst spill
        vpunpcklbw zmm0, zmm11, [rbp + 5248]                             ;   492.3 p5+p2  192 dst
        vpunpckhbw zmm11, zmm11, [rbp + 5248]                            ;   493.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5248], zmm2                                     ;   478.3 p7+p4  192 dst spill
        vpsrlq zmm2, zmm5, 2                                             ;   493.2 p0     192 dst
        vpternlogd zmm2, zmm7, zmm16, 0xe4                               ;   494.2 p0     192 dst
        vpsllq zmm7, zmm7, 2                                             ;   495.2 p0     192 dst
        vpternlogd zmm7, zmm5, zmm16, 0xd8                               ;   496.2 p5     192 dst
        vpsrlq zmm5, zmm28, 2                                            ;   496.2 p0     192 dst
        vpternlogd zmm5, zmm6, zmm16, 0xe4                               ;   497.2 p5     192 dst
        vpsllq zmm6, zmm6, 2                                             ;   497.2 p0     192 dst
        vpternlogd zmm6, zmm28, zmm16, 0xd8                              ;   498.2 p5     192 dst
        vmovdqu64 zmm28, [rbp + 6144]                                    ;   416.3 p2     192 dst reload
        vmovdqu64 [rbp + 0], zmm14                                       ;   479.3 p8+p9  192 dst spill
        vmovdqu64 zmm14, [rbp + 1856]                                    ;   347.2 p3     192 dst reload
        vmovdqu64 [rbp + 6208], zmm17                                    ;   485.3 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm14, zmm28                                   ;   497.3 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm28                                   ;   498.3 p5     192 dst
        vpsrlq zmm28, zmm24, 4                                           ;   498.2 p0     192 dst
        vmovdqu64 [rbp + 6144], zmm21                                    ;   463.3 p8+p9  192 dst spill
        vpsrlq zmm21, zmm27, 4                                           ;   499.2 p0     192 dst
        vmovdqu64 [rbp + 1856], zmm26                                    ;   481.3 p7+p4  192 dst spill
        vpsrlq zmm26, zmm31, 4                                           ;   500.2 p0     192 dst
        vpternlogd zmm3, zmm16, [rbp + 6720], 0xe2                       ;   499.3 p5+p2  192 dst
        vpternlogd zmm1, zmm16, [rbp + 6784], 0xe2                       ;   500.3 p5+p3  192 dst
        vmovdqu64 zmm16, [rbp + 5312]                                    ;   349.7 p2     192 dst reload
        vmovdqu64 [rbp + 6784], zmm4                                     ;   475.3 p8+p9  192 dst spill
        vmovdqu64 zmm4, [rbp - 128]                                      ;   350.0 p3     192 dst reload
        vmovdqu64 [rbp + 6720], zmm30                                    ;   483.3 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm4, zmm16                                    ;   501.3 p5     192 dst
        vpsrlq zmm16, zmm15, 4                                           ;   501.2 p0     192 dst
        vpsrlq zmm4, zmm20, 4                                            ;   502.2 p0     192 dst
        vmovdqu64 [rbp + 1088], zmm30                                    ;   502.3 p8+p9  192 dst spill
        vpsllq zmm30, zmm22, 4                                           ;   503.2 p0     192 dst
        vmovdqu64 [rbp + 6528], zmm14                                    ;   499.3 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp - 128]                                     ;   356.3 p2     192 dst reload
        vpunpckhbw zmm14, zmm14, [rbp + 5312]                            ;   502.3 p5+p3  192 dst
        vpternlogd zmm28, zmm22, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   503.3 p5+p2  192 dst
        vpsllq zmm22, zmm19, 4                                           ;   504.2 p0     192 dst
        vpternlogd zmm16, zmm19, [rel aes_from_slices.T0_constants512 + 128], 0xe4 ;   504.3 p5+p3  192 dst
        vpsllq zmm19, zmm8, 4                                            ;   505.2 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm14                                    ;   503.3 p8+p9  192 dst spill
        vpsllq zmm14, zmm18, 4                                           ;   506.2 p0     192 dst
        vpternlogd zmm30, zmm24, [rel aes_from_slices.T0_constants512 + 128], 0xd8 ;   505.3 p5+p2  192 dst
        vmovdqu64 zmm24, [rel aes_from_slices.T0_constants512 + 128]     ;   362.3 p3     192 dst reload
        vpternlogd zmm26, zmm8, zmm24, 0xe4                              ;   506.3 p5     192 dst
        vpternlogd zmm22, zmm15, zmm24, 0xd8                             ;   507.2 p0     192 dst
        vmovdqu64 zmm8, [rbp + 6080]                                     ;   397.3 p2     192 dst reload
        vmovdqu64 zmm15, [rbp + 1792]                                    ;   363.7 p3     192 dst reload
        vmovdqu64 [rbp - 128], zmm11                                     ;   494.3 p7+p4  192 dst spill
        vpunpcklbw zmm11, zmm15, zmm8                                    ;   507.3 p5     192 dst
        vpunpckhbw zmm8, zmm15, zmm8                                     ;   508.3 p5     192 dst
        vpternlogd zmm19, zmm31, zmm24, 0xd8                             ;   508.2 p0     192 dst
        vmovdqu64 zmm15, [rbp + 6720]                                    ;   483.3 p2     192 dst reload
        vmovdqu64 zmm31, [rbp + 2432]                                    ;   365.7 p3     192 dst reload
        vmovdqu64 [rbp + 6080], zmm8                                     ;   509.3 p8+p9  192 dst spill
        vpunpcklbw zmm8, zmm31, zmm15                                    ;   509.3 p5     192 dst
        vpternlogd zmm21, zmm3, zmm24, 0xe4                              ;   509.2 p0     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   510.2 p0     192 dst
        vpternlogd zmm3, zmm27, zmm24, 0xd8                              ;   511.2 p5     192 dst
        vpunpckhbw zmm15, zmm31, zmm15                                   ;   511.3 p5     192 dst
        vpternlogd zmm4, zmm1, zmm24, 0xe4                               ;   511.2 p0     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   512.2 p0     192 dst
        vpternlogd zmm1, zmm20, zmm24, 0xd8                              ;   513.2 p5     192 dst
        vmovdqu64 zmm20, [rbp + 2816]                                    ;   369.3 p2     192 dst reload
        vpunpcklbw zmm27, zmm20, zmm25                                   ;   513.3 p5     192 dst
        vpunpckhbw zmm20, zmm20, zmm25                                   ;   514.3 p5     192 dst
        vpternlogd zmm14, zmm29, zmm24, 0xd8                             ;   513.2 p0     192 dst
        vpsrlq zmm25, zmm29, 4                                           ;   514.2 p0     192 dst
        vpternlogd zmm25, zmm18, zmm24, 0xe4                             ;   515.2 p0     192 dst
        vmovdqu64 zmm18, [rbp + 2880]                                    ;   370.8 p3     192 dst reload
        vpunpcklbw zmm29, zmm18, zmm23                                   ;   515.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm23                                   ;   516.3 p5     192 dst
        vpsllq zmm23, zmm2, 4                                            ;   516.2 p0     192 dst
        vpsllq zmm31, zmm7, 4                                            ;   517.2 p0     192 dst
        vpternlogd zmm31, zmm6, zmm24, 0xd8                              ;   518.2 p5     192 dst
        vpsrlq zmm6, zmm6, 4                                             ;   518.2 p0     192 dst
        vpternlogd zmm6, zmm7, zmm24, 0xe4                               ;   519.2 p5     192 dst
        vpsrlq zmm7, zmm5, 4                                             ;   519.2 p0     192 dst
        vpternlogd zmm23, zmm5, zmm24, 0xd8                              ;   519.3 p5     192 dst
        vpternlogd zmm7, zmm2, zmm24, 0xe4                               ;   520.2 p0     192 dst
        vmovdqu64 zmm2, [rbp + 4864]                                     ;   372.7 p2     192 dst reload
        vmovdqu64 zmm5, [rbp + 832]                                      ;   372.8 p3     192 dst reload
        vpunpcklbw zmm24, zmm5, zmm2                                     ;   520.3 p5     192 dst
        vpunpckhbw zmm2, zmm5, zmm2                                      ;   521.3 p5     192 dst
        vmovdqu64 zmm5, [rbp + 5952]                                     ;   412.3 p2     192 dst reload
        vmovdqu64 [rbp + 4864], zmm2                                     ;   522.3 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 1728]                                     ;   373.8 p3     192 dst reload
        vmovdqu64 [rbp + 832], zmm24                                     ;   521.3 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm2, zmm5                                     ;   522.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm5                                      ;   523.3 p5     192 dst
        vmovdqu64 zmm5, [rbp + 6784]                                     ;   475.3 p2     192 dst reload
        vmovdqu64 [rbp + 5952], zmm2                                     ;   524.3 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 2304]                                     ;   374.8 p3     192 dst reload
        vmovdqu64 [rbp + 1728], zmm24                                    ;   523.3 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm2, zmm5                                     ;   524.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm5                                      ;   525.3 p5     192 dst
        vpunpcklbw zmm5, zmm30, zmm19                                    ;   526.3 p5     192 dst
        vpunpckhbw zmm19, zmm30, zmm19                                   ;   527.3 p5     192 dst
        vpunpcklbw zmm30, zmm28, zmm26                                   ;   528.3 p5     192 dst
        vpunpckhbw zmm26, zmm28, zmm26                                   ;   529.3 p5     192 dst
        vpunpcklbw zmm28, zmm3, zmm14                                    ;   530.3 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm14                                     ;   531.3 p5     192 dst
        vpunpcklbw zmm14, zmm21, zmm25                                   ;   532.3 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm25                                   ;   533.3 p5     192 dst
        vpunpcklbw zmm25, zmm22, zmm31                                   ;   534.3 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm31                                   ;   535.3 p5     192 dst
        vpunpcklbw zmm31, zmm1, zmm23                                    ;   536.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm23                                     ;   537.3 p5     192 dst
        vpunpcklbw zmm23, zmm13, zmm29                                   ;   538.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm29                                   ;   539.3 p5     192 dst
        vpunpcklbw zmm29, zmm16, zmm6                                    ;   540.3 p5     192 dst
        vpunpckhbw zmm6, zmm16, zmm6                                     ;   541.3 p5     192 dst
        vpunpcklbw zmm16, zmm9, zmm18                                    ;   542.3 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm18                                     ;   543.3 p5     192 dst
        vpunpcklbw zmm18, zmm4, zmm7                                     ;   544.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm7                                      ;   545.3 p5     192 dst
        vmovdqu64 zmm7, [rbp + 4992]                                     ;   378.7 p2     192 dst reload
        vmovdqu64 [rbp + 6784], zmm4                                     ;   546.3 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 768]                                      ;   379.0 p3     192 dst reload
        vmovdqu64 [rbp + 2304], zmm21                                    ;   534.3 p8+p9  192 dst spill
        vpunpcklbw zmm21, zmm4, zmm7                                     ;   546.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm7                                      ;   547.3 p5     192 dst
        vmovdqu64 zmm7, [rbp + 6016]                                     ;   395.3 p2     192 dst reload
        vmovdqu64 [rbp + 4992], zmm6                                     ;   542.3 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 1216]                                     ;   380.0 p3     192 dst reload
        vmovdqu64 [rbp + 768], zmm26                                     ;   530.3 p8+p9  192 dst spill
        vpunpcklbw zmm26, zmm6, zmm7                                     ;   548.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm7                                      ;   549.3 p5     192 dst
        vmovdqu64 zmm7, [rbp + 1856]                                     ;   481.3 p2     192 dst reload
        vmovdqu64 [rbp + 6016], zmm1                                     ;   538.3 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 2752]                                     ;   381.0 p3     192 dst reload
        vmovdqu64 [rbp + 1216], zmm3                                     ;   532.3 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm1, zmm7                                      ;   550.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm7                                      ;   551.3 p5     192 dst
        vpunpcklbw zmm7, zmm0, zmm27                                     ;   552.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm27                                     ;   553.3 p5     192 dst
        vmovdqu64 zmm27, [rbp - 128]                                     ;   494.3 p2     192 dst reload
        vmovdqu64 [rbp + 1856], zmm22                                    ;   536.3 p7+p4  192 dst spill
        vpunpcklbw zmm22, zmm27, zmm20                                   ;   554.3 p5     192 dst
        vpunpckhbw zmm20, zmm27, zmm20                                   ;   555.3 p5     192 dst
        vmovdqu64 zmm27, [rbp + 1088]                                    ;   502.3 p3     192 dst reload
        vmovdqu64 [rbp - 128], zmm19                                     ;   528.3 p8+p9  192 dst spill
        vpunpcklbw zmm19, zmm27, zmm8                                    ;   556.3 p5     192 dst
        vpunpckhbw zmm8, zmm27, zmm8                                     ;   557.3 p5     192 dst
        vmovdqu64 zmm27, [rbp + 5312]                                    ;   503.3 p2     192 dst reload
        vmovdqu64 [rbp + 1088], zmm18                                    ;   545.3 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm27, zmm15                                   ;   558.3 p5     192 dst
        vpunpckhbw zmm15, zmm27, zmm15                                   ;   559.3 p5     192 dst
        vmovdqu64 zmm27, [rbp + 3456]                                    ;   384.0 p3     192 dst reload
        vmovdqu64 [rbp + 5312], zmm14                                    ;   533.3 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm27, zmm5                                    ;   560.3 p5     192 dst
        vpunpckhbw zmm5, zmm27, zmm5                                     ;   561.3 p5     192 dst
        vpunpcklbw zmm27, zmm10, zmm14                                   ;   562.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm14                                   ;   563.3 p5     192 dst
        vpunpcklbw zmm14, zmm12, zmm5                                    ;   564.3 p5     192 dst
        vpunpckhbw zmm5, zmm12, zmm5                                     ;   565.3 p5     192 dst
        vpunpcklbw zmm12, zmm23, zmm27                                   ;   566.3 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm27                                   ;   567.3 p5     192 dst
        vpunpcklbw zmm27, zmm13, zmm10                                   ;   568.3 p5     192 dst
        vpunpckhbw zmm10, zmm13, zmm10                                   ;   569.3 p5     192 dst
        vpunpcklbw zmm13, zmm16, zmm14                                   ;   570.3 p5     192 dst
        vpunpckhbw zmm14, zmm16, zmm14                                   ;   571.3 p5     192 dst
        vpunpcklbw zmm16, zmm9, zmm5                                     ;   572.3 p5     192 dst
        vpunpckhbw zmm5, zmm9, zmm5                                      ;   573.3 p5     192 dst
        vmovdqu64 zmm9, [rbp + 5120]                                     ;   390.2 p2     192 dst reload
        vmovdqu64 [rbp + 3456], zmm5                                     ;   574.3 p7+p4  192 dst spill
        vmovdqu64 zmm5, [rbp + 704]                                      ;   391.3 p3     192 dst reload
        vmovdqu64 [rbp + 2752], zmm10                                    ;   570.3 p8+p9  192 dst spill
        vpunpcklbw zmm10, zmm5, zmm9                                     ;   574.3 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm9                                      ;   575.3 p5     192 dst
        vmovdqu64 zmm9, [rbp + 5824]                                     ;   418.3 p2     192 dst reload
        vmovdqu64 [rbp + 5120], zmm14                                    ;   572.3 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 1664]                                    ;   394.3 p3     192 dst reload
        vmovdqu64 [rbp + 704], zmm23                                     ;   568.3 p8+p9  192 dst spill
        vpunpcklbw zmm23, zmm14, zmm9                                    ;   576.3 p5     192 dst
        vpunpckhbw zmm9, zmm14, zmm9                                     ;   577.3 p5     192 dst
        vmovdqu64 zmm14, [rbp + 6144]                                    ;   463.3 p2     192 dst reload
        vmovdqu64 [rbp + 5824], zmm16                                    ;   573.3 p7+p4  192 dst spill
        vmovdqu64 zmm16, [rbp + 2688]                                    ;   397.2 p3     192 dst reload
        vmovdqu64 [rbp + 1664], zmm27                                    ;   569.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm16, zmm14                                   ;   578.3 p5     192 dst
        vpunpckhbw zmm14, zmm16, zmm14                                   ;   579.3 p5     192 dst
        vpunpcklbw zmm16, zmm21, zmm3                                    ;   580.3 p5     192 dst
        vpunpckhbw zmm3, zmm21, zmm3                                     ;   581.3 p5     192 dst
        vpunpcklbw zmm21, zmm4, zmm1                                     ;   582.3 p5     192 dst
        vpunpckhbw zmm1, zmm4, zmm1                                      ;   583.3 p5     192 dst
        vmovdqu64 zmm4, [rbp + 3200]                                     ;   401.2 p2     192 dst reload
        vmovdqu64 [rbp + 6144], zmm13                                    ;   571.3 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm4, zmm25                                    ;   584.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm25                                     ;   585.3 p5     192 dst
        vpunpcklbw zmm25, zmm17, zmm13                                   ;   586.3 p5     192 dst
        vpunpckhbw zmm13, zmm17, zmm13                                   ;   587.3 p5     192 dst
        vpunpcklbw zmm17, zmm7, zmm25                                    ;   588.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm25                                     ;   589.3 p5     192 dst
        vpunpcklbw zmm25, zmm0, zmm13                                    ;   590.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm13                                     ;   591.3 p5     192 dst
        vpunpcklbw zmm13, zmm10, zmm27                                   ;   592.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm27                                   ;   593.3 p5     192 dst
        vpunpcklbw zmm27, zmm5, zmm14                                    ;   594.3 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm14                                     ;   595.3 p5     192 dst
        vmovdqu64 zmm14, [rbp + 3904]                                    ;   407.2 p3     192 dst reload
        vmovdqu64 [rbp + 3200], zmm0                                     ;   592.3 p8+p9  192 dst spill
        vpunpcklbw zmm0, zmm14, zmm28                                    ;   596.3 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm28                                   ;   597.3 p5     192 dst
        vpunpcklbw zmm28, zmm11, zmm0                                    ;   598.3 p5     192 dst
        vpunpckhbw zmm0, zmm11, zmm0                                     ;   599.3 p5     192 dst
        vpunpcklbw zmm11, zmm19, zmm28                                   ;   600.3 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm28                                   ;   601.3 p5     192 dst
        vpunpcklbw zmm28, zmm8, zmm0                                     ;   602.3 p5     192 dst
        vpunpckhbw zmm0, zmm8, zmm0                                      ;   603.3 p5     192 dst
        vmovdqu64 zmm8, [rbp + 832]                                      ;   521.3 p2     192 dst reload
        vmovdqu64 [rbp + 3904], zmm7                                     ;   590.3 p7+p4  192 dst spill
        vpunpcklbw zmm7, zmm8, zmm24                                     ;   604.3 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm24                                     ;   605.3 p5     192 dst
        vmovdqu64 zmm24, [rbp + 4864]                                    ;   522.3 p3     192 dst reload
        vmovdqu64 [rbp + 832], zmm25                                     ;   591.3 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm24, zmm2                                    ;   606.3 p5     192 dst
        vpunpckhbw zmm2, zmm24, zmm2                                     ;   607.3 p5     192 dst
        vmovdqu64 zmm24, [rbp + 3392]                                    ;   413.2 p2     192 dst reload
        vmovdqu64 [rbp + 4864], zmm17                                    ;   589.3 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm24, zmm30                                   ;   608.3 p5     192 dst
        vpunpckhbw zmm24, zmm24, zmm30                                   ;   609.3 p5     192 dst
        vmovdqu64 zmm30, [rbp + 3840]                                    ;   413.8 p3     192 dst reload
        vmovdqu64 [rbp + 3392], zmm0                                     ;   604.3 p8+p9  192 dst spill
        vpunpcklbw zmm0, zmm30, zmm31                                    ;   610.3 p5     192 dst
        vpunpckhbw zmm30, zmm30, zmm31                                   ;   611.3 p5     192 dst
        vpunpcklbw zmm31, zmm26, zmm17                                   ;   612.3 p5     192 dst
        vpunpckhbw zmm17, zmm26, zmm17                                   ;   613.3 p5     192 dst
        vpunpcklbw zmm26, zmm6, zmm24                                    ;   614.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm24                                     ;   615.3 p5     192 dst
        vpunpcklbw zmm24, zmm16, zmm31                                   ;   616.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm31                                   ;   617.3 p5     192 dst
        vpunpcklbw zmm31, zmm3, zmm17                                    ;   618.3 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm17                                     ;   619.3 p5     192 dst
        vpunpcklbw zmm17, zmm21, zmm26                                   ;   620.3 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm26                                   ;   621.3 p5     192 dst
        vpunpcklbw zmm26, zmm1, zmm6                                     ;   622.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm6                                      ;   623.3 p5     192 dst
        vmovdqu64 zmm6, [rbp + 3776]                                     ;   416.5 p2     192 dst reload
        vmovdqu64 [rbp + 3840], zmm19                                    ;   602.3 p7+p4  192 dst spill
        vpunpcklbw zmm19, zmm6, zmm29                                    ;   624.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm29                                     ;   625.3 p5     192 dst
        vpunpcklbw zmm29, zmm23, zmm19                                   ;   626.3 p5     192 dst
        vpunpckhbw zmm19, zmm23, zmm19                                   ;   627.3 p5     192 dst
        vpunpcklbw zmm23, zmm9, zmm6                                     ;   628.3 p5     192 dst
        vmovdqu64 [rbp + 3776], zmm28                                    ;   603.3 p8+p9  192 dst spill
        vmovdqu64 zmm28, [rbp + 6528]                                    ;   499.3 p3     192 dst reload
        vmovdqu64 [rbp + 2688], zmm11                                    ;   601.3 p7+p4  192 dst spill
        vpunpcklbw zmm11, zmm28, zmm4                                    ;   629.3 p5     192 dst
        vpunpckhbw zmm4, zmm28, zmm4                                     ;   630.3 p5     192 dst
        vpunpckhbw zmm6, zmm9, zmm6                                      ;   631.3 p5     192 dst
        vmovdqu64 zmm9, [rbp + 6080]                                     ;   509.3 p2     192 dst reload
        vpunpcklbw zmm28, zmm9, zmm14                                    ;   632.3 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm14                                     ;   633.3 p5     192 dst
        vpunpcklbw zmm14, zmm22, zmm11                                   ;   634.3 p5     192 dst
        vpunpckhbw zmm11, zmm22, zmm11                                   ;   635.3 p5     192 dst
        vpunpcklbw zmm22, zmm20, zmm4                                    ;   636.3 p5     192 dst
        vpunpckhbw zmm4, zmm20, zmm4                                     ;   637.3 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5056]                                    ;   425.7 p3     192 dst reload
        vmovdqu64 [rbp + 6080], zmm4                                     ;   638.3 p8+p9  192 dst spill
        vmovdqu64 zmm4, [rbp + 640]                                      ;   426.0 p2     192 dst reload
        vmovdqu64 [rbp + 6528], zmm11                                    ;   636.3 p7+p4  192 dst spill
        vpunpcklbw zmm11, zmm4, zmm20                                    ;   638.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm20                                     ;   639.3 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5888]                                    ;   426.7 p3     192 dst reload
        vmovdqu64 [rbp + 5056], zmm22                                    ;   637.3 p8+p9  192 dst spill
        vmovdqu64 zmm22, [rbp + 1600]                                    ;   427.0 p2     192 dst reload
        vmovdqu64 [rbp + 640], zmm14                                     ;   635.3 p7+p4  192 dst spill
        vpunpcklbw zmm14, zmm22, zmm20                                   ;   640.3 p5     192 dst
        vpunpckhbw zmm20, zmm22, zmm20                                   ;   641.3 p5     192 dst
        vmovdqu64 zmm22, [rbp + 6208]                                    ;   485.3 p3     192 dst reload
        vmovdqu64 [rbp + 5888], zmm1                                     ;   624.3 p8+p9  192 dst spill
        vmovdqu64 zmm1, [rbp + 2240]                                     ;   428.0 p2     192 dst reload
        vmovdqu64 [rbp + 1600], zmm3                                     ;   620.3 p7+p4  192 dst spill
        vpunpcklbw zmm3, zmm1, zmm22                                     ;   642.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;   643.3 p5     192 dst
        vmovdqu64 zmm22, [rbp + 5312]                                    ;   533.3 p3     192 dst reload
        vmovdqu64 [rbp + 6208], zmm21                                    ;   622.3 p8+p9  192 dst spill
        vmovdqu64 zmm21, [rbp + 3712]                                    ;   429.5 p2     192 dst reload
        vmovdqu64 [rbp + 2240], zmm16                                    ;   618.3 p7+p4  192 dst spill
        vpunpcklbw zmm16, zmm21, zmm22                                   ;   644.3 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm22                                   ;   645.3 p5     192 dst
        vpunpcklbw zmm22, zmm18, zmm28                                   ;   646.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm28                                   ;   647.3 p5     192 dst
        vpunpcklbw zmm28, zmm15, zmm9                                    ;   648.3 p5     192 dst
        vpunpckhbw zmm9, zmm15, zmm9                                     ;   649.3 p5     192 dst
        vmovdqu64 zmm15, [rbp + 4736]                                    ;   432.3 p3     192 dst reload
        vmovdqu64 [rbp + 5312], zmm9                                     ;   650.3 p8+p9  192 dst spill
        vmovdqu64 zmm9, [rbp + 576]                                      ;   432.7 p2     192 dst reload
        vmovdqu64 [rbp + 3712], zmm18                                    ;   648.3 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm9, zmm15                                    ;   650.3 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm15                                     ;   651.3 p5     192 dst
        vmovdqu64 zmm15, [rbp + 5760]                                    ;   434.3 p3     192 dst reload
        vmovdqu64 [rbp + 4736], zmm28                                    ;   649.3 p8+p9  192 dst spill
        vmovdqu64 zmm28, [rbp + 1536]                                    ;   434.7 p2     192 dst reload
        vmovdqu64 [rbp + 576], zmm22                                     ;   647.3 p7+p4  192 dst spill
        vpunpcklbw zmm22, zmm28, zmm15                                   ;   652.3 p5     192 dst
        vpunpckhbw zmm15, zmm28, zmm15                                   ;   653.3 p5     192 dst
        vmovdqu64 zmm28, [rbp + 0]                                       ;   479.3 p3     192 dst reload
        vmovdqu64 [rbp + 5760], zmm26                                    ;   623.3 p8+p9  192 dst spill
        vmovdqu64 zmm26, [rbp + 2368]                                    ;   436.7 p2     192 dst reload
        vmovdqu64 [rbp + 1536], zmm31                                    ;   619.3 p7+p4  192 dst spill
        vpunpcklbw zmm31, zmm26, zmm28                                   ;   654.3 p5     192 dst
        vpunpckhbw zmm26, zmm26, zmm28                                   ;   655.3 p5     192 dst
        vmovdqu64 zmm28, [rbp + 1088]                                    ;   545.3 p3     192 dst reload
        vmovdqu64 [rbp + 0], zmm17                                       ;   621.3 p8+p9  192 dst spill
        vmovdqu64 zmm17, [rbp + 3520]                                    ;   437.7 p2     192 dst reload
        vmovdqu64 [rbp + 2368], zmm24                                    ;   617.3 p7+p4  192 dst spill
        vpunpcklbw zmm24, zmm17, zmm28                                   ;   656.3 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm28                                   ;   657.3 p5     192 dst
        vpunpcklbw zmm28, zmm13, zmm29                                   ;   658.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm29                                   ;   659.3 p5     192 dst
        vpunpcklbw zmm29, zmm10, zmm19                                   ;   660.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm19                                   ;   661.3 p5     192 dst
        vpunpcklbw zmm19, zmm27, zmm23                                   ;   662.3 p5     192 dst
        vpunpckhbw zmm23, zmm27, zmm23                                   ;   663.3 p5     192 dst
        vpunpcklbw zmm27, zmm5, zmm6                                     ;   664.3 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm6                                      ;   665.3 p5     192 dst
        vpunpcklbw zmm6, zmm11, zmm3                                     ;   666.3 p5     192 dst
        vpunpckhbw zmm3, zmm11, zmm3                                     ;   667.3 p5     192 dst
        vpunpcklbw zmm11, zmm4, zmm1                                     ;   668.3 p5     192 dst
        vpunpckhbw zmm1, zmm4, zmm1                                      ;   669.3 p5     192 dst
        vpunpcklbw zmm4, zmm14, zmm16                                    ;   670.3 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm16                                   ;   671.3 p5     192 dst
        vpunpcklbw zmm16, zmm20, zmm21                                   ;   672.3 p5     192 dst
        vpunpckhbw zmm20, zmm20, zmm21                                   ;   673.3 p5     192 dst
        vpunpcklbw zmm21, zmm18, zmm31                                   ;   674.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm31                                   ;   675.3 p5     192 dst
        vpunpcklbw zmm31, zmm22, zmm24                                   ;   676.3 p5     192 dst
        vmovdqu64 [rbp + 1088], zmm5                                     ;   666.3 p8+p9  192 dst spill
        vmovdqu64 zmm5, [rbp + 1728]                                     ;   523.3 p3     192 dst reload
        vmovdqu64 [rbp + 3520], zmm10                                    ;   662.3 p7+p4  192 dst spill
        vpunpcklbw zmm10, zmm5, zmm0                                     ;   677.3 p5     192 dst
        vpunpckhbw zmm0, zmm5, zmm0                                      ;   678.3 p5     192 dst
        vpunpckhbw zmm5, zmm22, zmm24                                    ;   679.3 p5     192 dst
        vmovdqu64 zmm22, [rbp + 5952]                                    ;   524.3 p2     192 dst reload
        vpunpcklbw zmm24, zmm22, zmm30                                   ;   680.3 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm30                                   ;   681.3 p5     192 dst
        vpunpcklbw zmm30, zmm7, zmm10                                    ;   682.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm10                                     ;   683.3 p5     192 dst
        vpunpcklbw zmm10, zmm9, zmm26                                    ;   684.3 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm26                                     ;   685.3 p5     192 dst
        vpunpcklbw zmm26, zmm8, zmm0                                     ;   686.3 p5     192 dst
        vpunpckhbw zmm0, zmm8, zmm0                                      ;   687.3 p5     192 dst
        vpunpcklbw zmm8, zmm15, zmm17                                    ;   688.3 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm17                                   ;   689.3 p5     192 dst
        vpunpcklbw zmm17, zmm25, zmm24                                   ;   690.3 p5     192 dst
        vpunpckhbw zmm24, zmm25, zmm24                                   ;   691.3 p5     192 dst
        vpunpcklbw zmm25, zmm2, zmm22                                    ;   692.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm22                                     ;   693.3 p5     192 dst
        vmovdqu64 zmm22, [rbp + 4928]                                    ;   446.3 p3     192 dst reload
        vmovdqu64 [rbp + 5952], zmm2                                     ;   694.3 p8+p9  192 dst spill
        vmovdqu64 zmm2, [rbp + 512]                                      ;   446.7 p2     192 dst reload
        vmovdqu64 [rbp + 1728], zmm0                                     ;   688.3 p7+p4  192 dst spill
        vpunpcklbw zmm0, zmm2, zmm22                                     ;   694.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm22                                     ;   695.3 p5     192 dst
        vmovdqu64 zmm22, [rbp + 5184]                                    ;   447.3 p3     192 dst reload
        vmovdqu64 [rbp + 4928], zmm24                                    ;   692.3 p8+p9  192 dst spill
        vmovdqu64 zmm24, [rbp + 1024]                                    ;   447.7 p2     192 dst reload
        vmovdqu64 [rbp + 512], zmm7                                      ;   684.3 p7+p4  192 dst spill
        vpunpcklbw zmm7, zmm24, zmm22                                    ;   696.3 p5     192 dst
        vpunpckhbw zmm22, zmm24, zmm22                                   ;   697.3 p5     192 dst
        vmovdqu64 zmm24, [rbp + 5248]                                    ;   478.3 p3     192 dst reload
        vmovdqu64 [rbp + 5184], zmm25                                    ;   693.3 p8+p9  192 dst spill
        vmovdqu64 zmm25, [rbp + 2496]                                    ;   449.2 p2     192 dst reload
        vmovdqu64 [rbp + 1024], zmm26                                    ;   687.3 p7+p4  192 dst spill
        vpunpcklbw zmm26, zmm25, zmm24                                   ;   698.3 p5     192 dst
        vpunpckhbw zmm24, zmm25, zmm24                                   ;   699.3 p5     192 dst
        vmovdqu64 zmm25, [rbp - 128]                                     ;   528.3 p3     192 dst reload
        vmovdqu64 [rbp + 5248], zmm17                                    ;   691.3 p8+p9  192 dst spill
        vmovdqu64 zmm17, [rbp + 3328]                                    ;   451.2 p2     192 dst reload
        vmovdqu64 [rbp + 2496], zmm30                                    ;   683.3 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm17, zmm25                                   ;   700.3 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm25                                   ;   701.3 p5     192 dst
        vmovdqu64 zmm25, [rbp + 4800]                                    ;   452.3 p3     192 dst reload
        vmovdqu64 [rbp - 128], zmm23                                     ;   664.3 p8+p9  192 dst spill
        vmovdqu64 zmm23, [rbp + 448]                                     ;   453.2 p2     192 dst reload
        vmovdqu64 [rbp + 3328], zmm13                                    ;   660.3 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm23, zmm25                                   ;   702.3 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm25                                   ;   703.3 p5     192 dst
        vmovdqu64 zmm25, [rbp + 5696]                                    ;   455.2 p3     192 dst reload
        vmovdqu64 [rbp + 4800], zmm27                                    ;   665.3 p8+p9  192 dst spill
        vmovdqu64 zmm27, [rbp + 1472]                                    ;   456.3 p2     192 dst reload
        vmovdqu64 [rbp + 448], zmm29                                     ;   661.3 p7+p4  192 dst spill
        vpunpcklbw zmm29, zmm27, zmm25                                   ;   704.3 p5     192 dst
        vpunpckhbw zmm25, zmm27, zmm25                                   ;   705.3 p5     192 dst
        vmovdqu64 zmm27, [rbp + 6912]                                    ;   462.3 p3     192 dst reload
        vmovdqu64 [rbp + 5696], zmm19                                    ;   663.3 p8+p9  192 dst spill
        vmovdqu64 zmm19, [rbp + 2176]                                    ;   459.3 p2     192 dst reload
        vmovdqu64 [rbp + 1472], zmm28                                    ;   659.3 p7+p4  192 dst spill
        vpunpcklbw zmm28, zmm19, zmm27                                   ;   706.3 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm27                                   ;   707.3 p5     192 dst
        vmovdqu64 zmm27, [rbp + 1856]                                    ;   536.3 p3     192 dst reload
        vmovdqu64 [rbp + 6912], zmm12                                    ;   567.3 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 3072]                                    ;   462.2 p2     192 dst reload
        vmovdqu64 [rbp + 2176], zmm25                                    ;   706.3 p7+p4  192 dst spill
        vpunpcklbw zmm25, zmm12, zmm27                                   ;   708.3 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm27                                   ;   709.3 p5     192 dst
        vmovdqu64 zmm27, [rbp + 4608]                                    ;   464.3 p3     192 dst reload
        vmovdqu64 [rbp + 1856], zmm12                                    ;   710.3 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 384]                                     ;   465.3 p2     192 dst reload
        vmovdqu64 [rbp + 3072], zmm23                                    ;   704.3 p7+p4  192 dst spill
        vpunpcklbw zmm23, zmm12, zmm27                                   ;   710.3 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm27                                   ;   711.3 p5     192 dst
        vmovdqu64 zmm27, [rbp + 1856]                                    ;   710.3 p3     192 dst reload
        vmovdqu64 [rbp + 4608], zmm12                                    ;   712.3 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 2176]                                    ;   706.3 p2     192 dst reload
        vmovdqu64 [rbp + 384], zmm23                                     ;   711.3 p7+p4  192 dst spill
        vpunpcklbw zmm23, zmm12, zmm27                                   ;   716.3 p5     192 dst
        vmovdqu64 zmm27, [rbp + 1408]                                    ;   468.7 p3     192 dst reload
        vpunpcklbw zmm12, zmm27, [rbp + 5504]                            ;   713.3 p5+p2  192 dst
        vpunpckhbw zmm27, zmm27, [rbp + 5504]                            ;   714.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5504], zmm27                                    ;   715.3 p8+p9  192 dst spill
        vmovdqu64 zmm27, [rbp + 2176]                                    ;   706.3 p2     192 dst reload
        vpunpckhbw zmm27, zmm27, [rbp + 1856]                            ;   716.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1856], zmm12                                    ;   714.3 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 2624]                                    ;   471.5 p2     192 dst reload
        vmovdqu64 [rbp + 2176], zmm27                                    ;   717.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 6592]                            ;   716.3 p5+p3  192 dst
        vpunpckhbw zmm12, zmm12, [rbp + 6592]                            ;   717.3 p5+p2  192 dst
        vmovdqu64 [rbp + 6592], zmm12                                    ;   718.3 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 3648]                                    ;   473.2 p3     192 dst reload
        vmovdqu64 [rbp + 2624], zmm27                                    ;   717.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 1216]                            ;   718.3 p5+p2  192 dst
        vpunpckhbw zmm12, zmm12, [rbp + 1216]                            ;   719.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1216], zmm12                                    ;   720.3 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 384]                                     ;   711.3 p2     192 dst reload
        vmovdqu64 [rbp + 3648], zmm27                                    ;   719.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 2624]                            ;   723.3 p5+p3  192 dst
        vmovdqu64 zmm12, [rbp + 1856]                                    ;   714.3 p2     192 dst reload
        vmovdqu64 [rbp + 1408], zmm27                                    ;   724.3 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 3648]                            ;   725.3 p5+p3  192 dst
        vmovdqu64 zmm12, [rbp + 384]                                     ;   711.3 p2     192 dst reload
        vpunpckhbw zmm12, zmm12, [rbp + 2624]                            ;   723.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2624], zmm12                                    ;   724.3 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 1856]                                    ;   714.3 p2     192 dst reload
        vpunpckhbw zmm12, zmm12, [rbp + 3648]                            ;   725.3 p5+p3  192 dst
        vmovdqu64 [rbp + 3648], zmm12                                    ;   726.3 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 4608]                                    ;   712.3 p2     192 dst reload
        vmovdqu64 [rbp + 1856], zmm27                                    ;   726.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 6592]                            ;   724.3 p5+p3  192 dst
        vmovdqu64 zmm12, [rbp + 5504]                                    ;   715.3 p2     192 dst reload
        vmovdqu64 [rbp + 384], zmm27                                     ;   725.3 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 1216]                            ;   726.3 p5+p3  192 dst
        vmovdqu64 zmm12, [rbp + 4608]                                    ;   712.3 p2     192 dst reload
        vpunpckhbw zmm12, zmm12, [rbp + 6592]                            ;   726.3 p5+p3  192 dst
        vmovdqu64 [rbp + 6592], zmm12                                    ;   727.3 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 5504]                                    ;   715.3 p2     192 dst reload
        vpunpckhbw zmm12, zmm12, [rbp + 1216]                            ;   727.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1216], zmm12                                    ;   728.3 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 1408]                                    ;   724.3 p2     192 dst reload
        vmovdqu64 [rbp + 5504], zmm27                                    ;   727.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm12, [rbp + 1856]                            ;   732.3 p5+p3  192 dst
        vmovdqu64 [rbp + 4608], zmm27                                    ;   733.3 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm6, zmm4                                     ;   729.3 p5     192 dst
        vpunpckhbw zmm4, zmm6, zmm4                                      ;   730.3 p5     192 dst
        vmovdqu64 zmm6, [rbp + 3648]                                     ;   726.3 p2     192 dst reload
        vmovdqu64 [rbp + 2880], zmm4                                     ;   731.3 p8+p9  192 dst spill
        vmovdqu64 zmm4, [rbp + 2624]                                     ;   724.3 p3     192 dst reload
        vmovdqu64 [rbp + 2816], zmm27                                    ;   730.3 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm4, zmm6                                     ;   732.3 p5     192 dst
        vmovdqu64 [rbp + 6720], zmm27                                    ;   733.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm3, zmm14                                    ;   732.3 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm14                                     ;   733.3 p5     192 dst
        vmovdqu64 zmm14, [rbp + 5504]                                    ;   727.3 p2     192 dst reload
        vmovdqu64 [rbp + 2432], zmm3                                     ;   734.3 p7+p4  192 dst spill
        vmovdqu64 zmm3, [rbp + 384]                                      ;   725.3 p3     192 dst reload
        vmovdqu64 [rbp + 1792], zmm27                                    ;   733.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm3, zmm14                                    ;   734.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm6                                      ;   735.3 p5     192 dst
        vpunpcklbw zmm6, zmm11, zmm16                                    ;   736.3 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm16                                   ;   737.3 p5     192 dst
        vmovdqu64 zmm16, [rbp + 1216]                                    ;   728.3 p2     192 dst reload
        vmovdqu64 [rbp + 3648], zmm11                                    ;   738.3 p7+p4  192 dst spill
        vmovdqu64 zmm11, [rbp + 6592]                                    ;   727.3 p3     192 dst reload
        vmovdqu64 [rbp + 2624], zmm6                                     ;   737.3 p8+p9  192 dst spill
        vpunpcklbw zmm6, zmm11, zmm16                                    ;   738.3 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm14                                     ;   739.3 p5     192 dst
        vpunpcklbw zmm14, zmm1, zmm20                                    ;   740.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm20                                     ;   741.3 p5     192 dst
        vmovdqu64 zmm20, [rbp + 4416]                                    ;   488.0 p2     192 dst reload
        vmovdqu64 [rbp + 5504], zmm1                                     ;   742.3 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 320]                                      ;   488.3 p3     192 dst reload
        vmovdqu64 [rbp + 384], zmm14                                     ;   741.3 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm1, zmm20                                    ;   742.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm20                                     ;   743.3 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5376]                                    ;   489.0 p2     192 dst reload
        vmovdqu64 [rbp + 4416], zmm4                                     ;   736.3 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 1344]                                     ;   489.3 p3     192 dst reload
        vmovdqu64 [rbp + 320], zmm3                                      ;   740.3 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm4, zmm20                                     ;   744.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm20                                     ;   745.3 p5     192 dst
        vmovdqu64 zmm20, [rbp + 6976]                                    ;   490.7 p2     192 dst reload
        vmovdqu64 [rbp + 5376], zmm6                                     ;   739.3 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 2560]                                     ;   491.0 p3     192 dst reload
        vmovdqu64 [rbp + 1344], zmm27                                    ;   735.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm6, zmm20                                    ;   746.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm20                                     ;   747.3 p5     192 dst
        vmovdqu64 zmm20, [rbp + 6016]                                    ;   538.3 p2     192 dst reload
        vmovdqu64 zmm16, [rbp + 3136]                                    ;   492.2 p3     192 dst reload
        vpunpcklbw zmm11, zmm16, zmm20                                   ;   748.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm20                                   ;   749.3 p5     192 dst
        vmovdqu64 zmm20, [rbp + 6592]                                    ;   727.3 p2     192 dst reload
        vpunpckhbw zmm20, zmm20, [rbp + 1216]                            ;   750.3 p5+p3  192 dst
        vpunpckhbw zmm12, zmm12, [rbp + 1856]                            ;   751.3 p5+p2  192 dst
        vmovdqu64 [rbp + 1856], zmm20                                    ;   751.3 p7+p4  192 dst spill
        vpunpcklbw zmm20, zmm21, zmm31                                   ;   752.3 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm31                                   ;   753.3 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm5                                    ;   754.3 p5     192 dst
        vpunpckhbw zmm5, zmm18, zmm5                                     ;   755.3 p5     192 dst
        vpunpcklbw zmm18, zmm10, zmm8                                    ;   756.3 p5     192 dst
        vpunpckhbw zmm8, zmm10, zmm8                                     ;   757.3 p5     192 dst
        vpunpcklbw zmm10, zmm9, zmm15                                    ;   758.3 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm15                                     ;   759.3 p5     192 dst
        vmovdqu64 zmm15, [rbp + 4672]                                    ;   497.3 p3     192 dst reload
        vmovdqu64 [rbp + 1408], zmm9                                     ;   760.3 p8+p9  192 dst spill
        vmovdqu64 zmm9, [rbp + 256]                                      ;   498.3 p2     192 dst reload
        vmovdqu64 [rbp + 1216], zmm5                                     ;   756.3 p7+p4  192 dst spill
        vpunpcklbw zmm5, zmm9, zmm15                                     ;   760.3 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm15                                     ;   761.3 p5     192 dst
        vmovdqu64 zmm15, [rbp + 5632]                                    ;   499.7 p3     192 dst reload
        vmovdqu64 [rbp + 4672], zmm8                                     ;   758.3 p8+p9  192 dst spill
        vmovdqu64 zmm8, [rbp + 1152]                                     ;   500.0 p2     192 dst reload
        vmovdqu64 [rbp + 256], zmm21                                     ;   754.3 p7+p4  192 dst spill
        vpunpcklbw zmm21, zmm8, zmm15                                    ;   762.3 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm15                                     ;   763.3 p5     192 dst
        vmovdqu64 zmm15, [rbp - 64]                                      ;   500.7 p3     192 dst reload
        vmovdqu64 [rbp + 5632], zmm10                                    ;   759.3 p8+p9  192 dst spill
        vmovdqu64 zmm10, [rbp + 1920]                                    ;   501.2 p2     192 dst reload
        vmovdqu64 [rbp + 1152], zmm31                                    ;   755.3 p7+p4  192 dst spill
        vpunpcklbw zmm31, zmm10, zmm15                                   ;   764.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm15                                   ;   765.3 p5     192 dst
        vmovdqu64 zmm15, [rbp + 768]                                     ;   530.3 p3     192 dst reload
        vmovdqu64 [rbp - 64], zmm18                                      ;   757.3 p8+p9  192 dst spill
        vmovdqu64 zmm18, [rbp + 3264]                                    ;   502.2 p2     192 dst reload
        vmovdqu64 [rbp + 1920], zmm20                                    ;   753.3 p7+p4  192 dst spill
        vpunpcklbw zmm20, zmm18, zmm15                                   ;   766.3 p5     192 dst
        vpunpckhbw zmm15, zmm18, zmm15                                   ;   767.3 p5     192 dst
        vpunpcklbw zmm18, zmm0, zmm26                                    ;   768.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm26                                     ;   769.3 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm24                                    ;   770.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm24                                     ;   771.3 p5     192 dst
        vpunpcklbw zmm24, zmm7, zmm30                                    ;   772.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm30                                     ;   773.3 p5     192 dst
        vpunpcklbw zmm30, zmm22, zmm17                                   ;   774.3 p5     192 dst
        vpunpckhbw zmm17, zmm22, zmm17                                   ;   775.3 p5     192 dst
        vpunpcklbw zmm22, zmm13, zmm28                                   ;   776.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm28                                   ;   777.3 p5     192 dst
        vpunpcklbw zmm28, zmm29, zmm25                                   ;   778.3 p5     192 dst
        vpunpckhbw zmm25, zmm29, zmm25                                   ;   779.3 p5     192 dst
        vpunpcklbw zmm29, zmm14, zmm27                                   ;   780.3 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm27                                   ;   781.3 p5     192 dst
        vpunpcklbw zmm27, zmm1, zmm6                                     ;   782.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm6                                      ;   783.3 p5     192 dst
        vpunpcklbw zmm6, zmm3, zmm11                                     ;   784.3 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm11                                     ;   785.3 p5     192 dst
        vpunpcklbw zmm11, zmm4, zmm16                                    ;   786.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm16                                     ;   787.3 p5     192 dst
        vpunpcklbw zmm16, zmm18, zmm24                                   ;   788.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm24                                   ;   789.3 p5     192 dst
        vpunpcklbw zmm24, zmm0, zmm7                                     ;   790.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm7                                      ;   791.3 p5     192 dst
        vpunpcklbw zmm7, zmm26, zmm30                                    ;   792.3 p5     192 dst
        vpunpckhbw zmm26, zmm26, zmm30                                   ;   793.3 p5     192 dst
        vpunpcklbw zmm30, zmm2, zmm17                                    ;   794.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm17                                     ;   795.3 p5     192 dst
        vmovdqu64 zmm17, [rbp + 4480]                                    ;   510.0 p3     192 dst reload
        vmovdqu64 [rbp + 768], zmm12                                     ;   752.3 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 192]                                     ;   510.5 p2     192 dst reload
        vmovdqu64 [rbp + 3264], zmm2                                     ;   796.3 p7+p4  192 dst spill
        vpunpcklbw zmm2, zmm12, zmm17                                    ;   796.3 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm17                                   ;   797.3 p5     192 dst
        vmovdqu64 zmm17, [rbp + 4352]                                    ;   512.5 p3     192 dst reload
        vmovdqu64 [rbp + 4480], zmm0                                     ;   792.3 p8+p9  192 dst spill
        vmovdqu64 zmm0, [rbp + 1280]                                     ;   514.2 p2     192 dst reload
        vmovdqu64 [rbp + 192], zmm26                                     ;   794.3 p7+p4  192 dst spill
        vpunpcklbw zmm26, zmm0, zmm17                                    ;   798.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm17                                     ;   799.3 p5     192 dst
        vmovdqu64 zmm17, [rbp + 5440]                                    ;   515.5 p3     192 dst reload
        vmovdqu64 [rbp + 4352], zmm18                                    ;   790.3 p8+p9  192 dst spill
        vmovdqu64 zmm18, [rbp + 1984]                                    ;   516.2 p2     192 dst reload
        vmovdqu64 [rbp + 1280], zmm30                                    ;   795.3 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm18, zmm17                                   ;   800.3 p5     192 dst
        vpunpckhbw zmm17, zmm18, zmm17                                   ;   801.3 p5     192 dst
        vmovdqu64 zmm18, [rbp + 4992]                                    ;   542.3 p3     192 dst reload
        vmovdqu64 [rbp + 5440], zmm24                                    ;   791.3 p8+p9  192 dst spill
        vmovdqu64 zmm24, [rbp + 2944]                                    ;   519.2 p2     192 dst reload
        vmovdqu64 [rbp + 1984], zmm7                                     ;   793.3 p7+p4  192 dst spill
        vpunpcklbw zmm7, zmm24, zmm18                                    ;   802.3 p5     192 dst
        vpunpckhbw zmm18, zmm24, zmm18                                   ;   803.3 p5     192 dst
        vpunpcklbw zmm24, zmm22, zmm28                                   ;   804.3 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm28                                   ;   805.3 p5     192 dst
        vpunpcklbw zmm28, zmm13, zmm25                                   ;   806.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm25                                   ;   807.3 p5     192 dst
        vpunpcklbw zmm25, zmm5, zmm31                                    ;   808.3 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm31                                     ;   809.3 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3072]                                    ;   704.3 p3     192 dst reload
        vmovdqu64 [rbp + 4992], zmm13                                    ;   808.3 p8+p9  192 dst spill
        vpunpcklbw zmm13, zmm31, zmm19                                   ;   810.3 p5     192 dst
        vpunpckhbw zmm19, zmm31, zmm19                                   ;   811.3 p5     192 dst
        vpunpcklbw zmm31, zmm9, zmm10                                    ;   812.3 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm10                                     ;   813.3 p5     192 dst
        vpunpcklbw zmm10, zmm21, zmm20                                   ;   814.3 p5     192 dst
        vpunpckhbw zmm20, zmm21, zmm20                                   ;   815.3 p5     192 dst
        vpunpcklbw zmm21, zmm8, zmm15                                    ;   816.3 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm15                                     ;   817.3 p5     192 dst
        vpunpcklbw zmm15, zmm29, zmm6                                    ;   818.3 p5     192 dst
        vpunpckhbw zmm6, zmm29, zmm6                                     ;   819.3 p5     192 dst
        vpunpcklbw zmm29, zmm14, zmm3                                    ;   820.3 p5     192 dst
        vpunpckhbw zmm3, zmm14, zmm3                                     ;   821.3 p5     192 dst
        vpunpcklbw zmm14, zmm27, zmm11                                   ;   822.3 p5     192 dst
        vpunpckhbw zmm11, zmm27, zmm11                                   ;   823.3 p5     192 dst
        vpunpcklbw zmm27, zmm1, zmm4                                     ;   824.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm4                                      ;   825.3 p5     192 dst
        vpunpcklbw zmm4, zmm13, zmm23                                    ;   826.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm23                                   ;   827.3 p5     192 dst
        vmovdqu64 zmm23, [rbp + 2176]                                    ;   717.3 p2     192 dst reload
        vmovdqu64 [rbp + 3072], zmm1                                     ;   826.3 p7+p4  192 dst spill
        vpunpcklbw zmm1, zmm19, zmm23                                    ;   828.3 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm23                                   ;   829.3 p5     192 dst
        vmovdqu64 zmm23, [rbp + 6912]                                    ;   567.3 p3     192 dst reload
        vmovdqu64 [r9], zmm23                                            ;   573.3 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 6144]                                    ;   571.3 p2     192 dst reload
        vmovdqu64 [r9 + 128], zmm23                                      ;   577.3 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 1984]                                    ;   793.3 p3     192 dst reload
        vmovdqu64 [r9 + 192], zmm23                                      ;   799.3 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 1664]                                    ;   569.3 p2     192 dst reload
        vmovdqu64 [r9 + 256], zmm23                                      ;   575.3 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 5440]                                    ;   791.3 p3     192 dst reload
        vmovdqu64 [r9 + 320], zmm23                                      ;   797.3 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 5824]                                    ;   573.3 p2     192 dst reload
        vmovdqu64 [r9 + 384], zmm23                                      ;   579.3 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 1280]                                    ;   795.3 p3     192 dst reload
        vmovdqu64 [r9 + 448], zmm23                                      ;   801.3 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 704]                                     ;   568.3 p2     192 dst reload
        vmovdqu64 [r9 + 512], zmm23                                      ;   574.3 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 4352]                                    ;   790.3 p3     192 dst reload
        vmovdqu64 [r9 + 576], zmm23                                      ;   796.3 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 5120]                                    ;   572.3 p2     192 dst reload
        vmovdqu64 [r9 + 640], zmm23                                      ;   578.3 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 192]                                     ;   794.3 p3     192 dst reload
        vmovdqu64 [r9 + 704], zmm23                                      ;   800.3 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 2752]                                    ;   570.3 p2     192 dst reload
        vmovdqu64 [r9 + 768], zmm23                                      ;   576.3 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 4480]                                    ;   792.3 p3     192 dst reload
        vmovdqu64 [r9 + 832], zmm23                                      ;   798.3 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 3456]                                    ;   574.3 p2     192 dst reload
        vmovdqu64 [r9 + 896], zmm23                                      ;   580.3 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 3264]                                    ;   796.3 p3     192 dst reload
        vmovdqu64 [r9 + 960], zmm23                                      ;   802.3 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp + 4544]                                    ;   555.3 p2     192 dst reload
        vmovdqu64 [rbp + 3264], zmm3                                     ;   822.3 p7+p4  192 dst spill
        vmovdqu64 zmm3, [rbp + 128]                                      ;   556.5 p3     192 dst reload
        vmovdqu64 [rbp + 3456], zmm11                                    ;   824.3 p8+p9  192 dst spill
        vpunpcklbw zmm11, zmm3, zmm23                                    ;   830.3 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm23                                     ;   831.3 p5     192 dst
        vmovdqu64 zmm23, [rbp + 4032]                                    ;   558.5 p2     192 dst reload
        vmovdqu64 [rbp + 4544], zmm6                                     ;   820.3 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 896]                                      ;   559.3 p3     192 dst reload
        vmovdqu64 [rbp + 128], zmm27                                     ;   825.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm6, zmm23                                    ;   832.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm23                                     ;   833.3 p5     192 dst
        vmovdqu64 zmm23, [rbp + 7040]                                    ;   561.3 p2     192 dst reload
        vmovdqu64 [rbp + 4032], zmm29                                    ;   821.3 p7+p4  192 dst spill
        vmovdqu64 zmm29, [rbp + 2048]                                    ;   563.3 p3     192 dst reload
        vmovdqu64 [rbp + 896], zmm14                                     ;   823.3 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm29, zmm23                                   ;   834.3 p5     192 dst
        vpunpckhbw zmm23, zmm29, zmm23                                   ;   835.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 2304]                                    ;   567.3 p2     192 dst reload
        vmovdqu64 [rbp + 7040], zmm15                                    ;   819.3 p7+p4  192 dst spill
        vmovdqu64 zmm15, [rbp + 3584]                                    ;   569.3 p3     192 dst reload
        vmovdqu64 [rbp + 2048], zmm19                                    ;   830.3 p8+p9  192 dst spill
        vpunpcklbw zmm19, zmm15, zmm29                                   ;   836.3 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm29                                   ;   837.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 3968]                                    ;   573.3 p2     192 dst reload
        vmovdqu64 [rbp + 2304], zmm13                                    ;   828.3 p7+p4  192 dst spill
        vmovdqu64 zmm13, [rbp + 64]                                      ;   574.5 p3     192 dst reload
        vmovdqu64 [rbp + 3584], zmm22                                    ;   806.3 p8+p9  192 dst spill
        vpunpcklbw zmm22, zmm13, zmm29                                   ;   838.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm29                                   ;   839.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 4288]                                    ;   575.3 p2     192 dst reload
        vmovdqu64 [rbp + 3968], zmm1                                     ;   829.3 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 960]                                      ;   576.5 p3     192 dst reload
        vmovdqu64 [rbp + 64], zmm28                                      ;   807.3 p8+p9  192 dst spill
        vpunpcklbw zmm28, zmm1, zmm29                                    ;   840.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm29                                     ;   841.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 6464]                                    ;   577.3 p2     192 dst reload
        vmovdqu64 [rbp + 4288], zmm4                                     ;   827.3 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 2112]                                     ;   578.5 p3     192 dst reload
        vmovdqu64 [rbp + 960], zmm24                                     ;   805.3 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm4, zmm29                                    ;   842.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm29                                     ;   843.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 6784]                                    ;   579.3 p2     192 dst reload
        vmovdqu64 [rbp + 6464], zmm16                                    ;   789.3 p7+p4  192 dst spill
        vmovdqu64 zmm16, [rbp + 3008]                                    ;   581.3 p3     192 dst reload
        vmovdqu64 [rbp + 2112], zmm1                                     ;   842.3 p8+p9  192 dst spill
        vpunpcklbw zmm1, zmm16, zmm29                                    ;   844.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm29                                   ;   845.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 6464]                                    ;   789.3 p2     192 dst reload
        vmovdqu64 [r9 + 64], zmm29                                       ;   795.3 p7+p4  192 dst
        vpunpcklbw zmm29, zmm2, zmm30                                    ;   846.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm30                                     ;   847.3 p5     192 dst
        vpunpcklbw zmm30, zmm12, zmm17                                   ;   848.3 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm17                                   ;   849.3 p5     192 dst
        vpunpcklbw zmm17, zmm26, zmm7                                    ;   850.3 p5     192 dst
        vpunpckhbw zmm7, zmm26, zmm7                                     ;   851.3 p5     192 dst
        vpunpcklbw zmm26, zmm0, zmm18                                    ;   852.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm18                                     ;   853.3 p5     192 dst
        vpunpcklbw zmm18, zmm25, zmm10                                   ;   854.3 p5     192 dst
        vmovdqu64 [rbp + 6464], zmm18                                    ;   855.3 p8+p9  192 dst spill
        vmovdqu64 zmm18, [rbp + 2368]                                    ;   617.3 p3     192 dst reload
        vmovdqu64 [r9 + 1024], zmm18                                     ;   623.3 p7+p4  192 dst
        vpunpckhbw zmm10, zmm25, zmm10                                   ;   855.3 p5     192 dst
        vmovdqu64 zmm18, [rbp + 6464]                                    ;   855.3 p2     192 dst reload
        vmovdqu64 [r9 + 1088], zmm18                                     ;   861.3 p8+p9  192 dst
        vpunpcklbw zmm18, zmm5, zmm20                                    ;   856.3 p5     192 dst
        vmovdqu64 zmm25, [rbp + 0]                                       ;   621.3 p3     192 dst reload
        vmovdqu64 [r9 + 1152], zmm25                                     ;   627.3 p7+p4  192 dst
        vpunpckhbw zmm5, zmm5, zmm20                                     ;   857.3 p5     192 dst
        vpunpcklbw zmm20, zmm31, zmm21                                   ;   858.3 p5     192 dst
        vmovdqu64 zmm25, [rbp + 1536]                                    ;   619.3 p2     192 dst reload
        vmovdqu64 [r9 + 1280], zmm25                                     ;   625.3 p8+p9  192 dst
        vpunpckhbw zmm21, zmm31, zmm21                                   ;   859.3 p5     192 dst
        vpunpcklbw zmm25, zmm9, zmm8                                     ;   860.3 p5     192 dst
        vmovdqu64 zmm31, [rbp + 5760]                                    ;   623.3 p3     192 dst reload
        vmovdqu64 [r9 + 1408], zmm31                                     ;   629.3 p7+p4  192 dst
        vpunpckhbw zmm8, zmm9, zmm8                                      ;   861.3 p5     192 dst
        vmovdqu64 zmm9, [rbp + 2240]                                     ;   618.3 p2     192 dst reload
        vmovdqu64 [r9 + 1536], zmm9                                      ;   624.3 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 6208]                                     ;   622.3 p3     192 dst reload
        vmovdqu64 [r9 + 1664], zmm9                                      ;   628.3 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 1600]                                     ;   620.3 p2     192 dst reload
        vmovdqu64 [r9 + 1792], zmm9                                      ;   626.3 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 5888]                                     ;   624.3 p3     192 dst reload
        vmovdqu64 [r9 + 1920], zmm9                                      ;   630.3 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 2688]                                     ;   610.7 p2     192 dst reload
        vmovdqu64 [r9 + 2048], zmm9                                      ;   616.7 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 4608]                                     ;   733.3 p3     192 dst reload
        vmovdqu64 [r9 + 2112], zmm9                                      ;   739.3 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 576]                                      ;   647.3 p2     192 dst reload
        vmovdqu64 [r9 + 2176], zmm9                                      ;   653.3 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 1344]                                     ;   735.3 p3     192 dst reload
        vmovdqu64 [r9 + 2240], zmm9                                      ;   741.3 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 3776]                                     ;   618.3 p2     192 dst reload
        vmovdqu64 [r9 + 2304], zmm9                                      ;   624.3 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 6720]                                     ;   733.3 p3     192 dst reload
        vmovdqu64 [r9 + 2368], zmm9                                      ;   739.3 p7+p4  192 dst
        vmovdqu64 zmm9, [rbp + 4736]                                     ;   649.3 p2     192 dst reload
        vmovdqu64 [r9 + 2432], zmm9                                      ;   655.3 p8+p9  192 dst
        vmovdqu64 zmm9, [rbp + 5376]                                     ;   739.3 p3     192 dst reload
        vmovdqu64 [r9 + 2496], zmm9                                      ;   745.3 p7+p4  192 dst
        vpunpcklbw zmm9, zmm11, zmm14                                    ;   862.3 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm14                                   ;   863.3 p5     192 dst
        vpunpcklbw zmm14, zmm3, zmm23                                    ;   864.3 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm23                                     ;   865.3 p5     192 dst
        vpunpcklbw zmm23, zmm27, zmm19                                   ;   866.3 p5     192 dst
        vpunpckhbw zmm19, zmm27, zmm19                                   ;   867.3 p5     192 dst
        vpunpcklbw zmm27, zmm6, zmm15                                    ;   868.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm15                                     ;   869.3 p5     192 dst
        vpunpcklbw zmm15, zmm29, zmm17                                   ;   870.3 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3840]                                    ;   630.3 p2     192 dst reload
        vmovdqu64 [r9 + 2560], zmm31                                     ;   636.3 p8+p9  192 dst
        vpunpckhbw zmm17, zmm29, zmm17                                   ;   871.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 768]                                     ;   752.3 p3     192 dst reload
        vmovdqu64 [r9 + 2624], zmm29                                     ;   758.3 p7+p4  192 dst
        vmovdqu64 [r9 + 1344], zmm18                                     ;   857.3 p8+p9  192 dst
        vpunpcklbw zmm18, zmm2, zmm7                                     ;   872.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 3712]                                    ;   648.3 p2     192 dst reload
        vmovdqu64 [r9 + 2688], zmm29                                     ;   654.3 p7+p4  192 dst
        vpunpckhbw zmm2, zmm2, zmm7                                      ;   873.3 p5     192 dst
        vmovdqu64 zmm7, [rbp + 320]                                      ;   740.3 p3     192 dst reload
        vmovdqu64 [r9 + 2752], zmm7                                      ;   746.3 p8+p9  192 dst
        vpunpcklbw zmm7, zmm22, zmm24                                    ;   874.3 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm24                                   ;   875.3 p5     192 dst
        vpunpcklbw zmm24, zmm30, zmm26                                   ;   876.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 3392]                                    ;   640.3 p2     192 dst reload
        vmovdqu64 [r9 + 2816], zmm29                                     ;   646.3 p7+p4  192 dst
        vpunpckhbw zmm26, zmm30, zmm26                                   ;   877.3 p5     192 dst
        vmovdqu64 zmm29, [rbp + 4416]                                    ;   736.3 p3     192 dst reload
        vmovdqu64 [r9 + 2880], zmm29                                     ;   742.3 p8+p9  192 dst
        vpunpcklbw zmm29, zmm13, zmm4                                    ;   878.3 p5     192 dst
        vpunpckhbw zmm4, zmm13, zmm4                                     ;   879.3 p5     192 dst
        vpunpcklbw zmm13, zmm28, zmm1                                    ;   880.3 p5     192 dst
        vpunpckhbw zmm1, zmm28, zmm1                                     ;   881.3 p5     192 dst
        vpunpcklbw zmm28, zmm12, zmm0                                    ;   882.3 p5     192 dst
        vmovdqu64 zmm30, [rbp + 5312]                                    ;   650.3 p2     192 dst reload
        vmovdqu64 [r9 + 2944], zmm30                                     ;   656.3 p7+p4  192 dst
        vpunpckhbw zmm0, zmm12, zmm0                                     ;   883.3 p5     192 dst
        vmovdqu64 zmm12, [rbp + 1856]                                    ;   751.3 p3     192 dst reload
        vmovdqu64 [r9 + 3008], zmm12                                     ;   757.3 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 2816]                                    ;   730.3 p2     192 dst reload
        vmovdqu64 [r9 + 3072], zmm12                                     ;   736.3 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 2624]                                    ;   737.3 p3     192 dst reload
        vmovdqu64 [r9 + 3200], zmm12                                     ;   743.3 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 1792]                                    ;   733.3 p2     192 dst reload
        vmovdqu64 [r9 + 3328], zmm12                                     ;   739.3 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 384]                                     ;   741.3 p3     192 dst reload
        vmovdqu64 [r9 + 3456], zmm12                                     ;   747.3 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 2880]                                    ;   731.3 p2     192 dst reload
        vmovdqu64 [r9 + 3584], zmm12                                     ;   737.3 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 3648]                                    ;   738.3 p3     192 dst reload
        vmovdqu64 [r9 + 3712], zmm12                                     ;   744.3 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 2432]                                    ;   734.3 p2     192 dst reload
        vmovdqu64 [r9 + 3840], zmm12                                     ;   740.3 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 5504]                                    ;   742.3 p3     192 dst reload
        vmovdqu64 [r9 + 3968], zmm12                                     ;   748.3 p8+p9  192 dst
        vmovdqu64 [r9 + 1600], zmm10                                     ;   856.3 p7+p4  192 dst
        vmovdqu64 [r9 + 1216], zmm20                                     ;   859.3 p8+p9  192 dst
        vmovdqu64 [r9 + 1856], zmm5                                      ;   858.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 2112]                                     ;   842.3 p2     192 dst reload
        vpunpcklbw zmm10, zmm5, zmm16                                    ;   884.3 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm16                                     ;   885.3 p5     192 dst
        vmovdqu64 [r9 + 1472], zmm25                                     ;   861.3 p8+p9  192 dst
        vmovdqu64 [r9 + 1728], zmm21                                     ;   860.3 p7+p4  192 dst
        vmovdqu64 [r9 + 1984], zmm8                                      ;   862.3 p8+p9  192 dst
        vpunpcklbw zmm8, zmm9, zmm23                                     ;   886.3 p5     192 dst
        vmovdqu64 zmm12, [rbp + 4864]                                    ;   656.5 p3     192 dst reload
        vmovdqu64 [r9 + 4096], zmm12                                     ;   662.5 p7+p4  192 dst
        vpunpckhbw zmm9, zmm9, zmm23                                     ;   887.3 p5     192 dst
        vmovdqu64 zmm12, [rbp + 960]                                     ;   805.3 p2     192 dst reload
        vmovdqu64 [r9 + 4160], zmm12                                     ;   811.3 p8+p9  192 dst
        vpunpcklbw zmm12, zmm11, zmm19                                   ;   888.3 p5     192 dst
        vmovdqu64 zmm16, [rbp + 640]                                     ;   659.3 p3     192 dst reload
        vmovdqu64 [r9 + 4224], zmm16                                     ;   665.3 p7+p4  192 dst
        vpunpckhbw zmm11, zmm11, zmm19                                   ;   889.3 p5     192 dst
        vmovdqu64 zmm16, [rbp + 4288]                                    ;   827.3 p2     192 dst reload
        vmovdqu64 [r9 + 4288], zmm16                                     ;   833.3 p8+p9  192 dst
        vpunpcklbw zmm16, zmm14, zmm27                                   ;   890.3 p5     192 dst
        vmovdqu64 zmm19, [rbp + 832]                                     ;   665.3 p3     192 dst reload
        vmovdqu64 [r9 + 4352], zmm19                                     ;   671.3 p7+p4  192 dst
        vpunpckhbw zmm14, zmm14, zmm27                                   ;   891.3 p5     192 dst
        vmovdqu64 zmm19, [rbp + 64]                                      ;   807.3 p2     192 dst reload
        vmovdqu64 [r9 + 4416], zmm19                                     ;   813.3 p8+p9  192 dst
        vpunpcklbw zmm19, zmm3, zmm6                                     ;   892.3 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5056]                                    ;   671.3 p3     192 dst reload
        vmovdqu64 [r9 + 4480], zmm20                                     ;   677.3 p7+p4  192 dst
        vpunpckhbw zmm3, zmm3, zmm6                                      ;   893.3 p5     192 dst
        vmovdqu64 zmm6, [rbp + 3968]                                     ;   829.3 p2     192 dst reload
        vmovdqu64 [r9 + 4544], zmm6                                      ;   835.3 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 3904]                                     ;   676.3 p3     192 dst reload
        vmovdqu64 [r9 + 4608], zmm6                                      ;   682.3 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 3584]                                     ;   806.3 p2     192 dst reload
        vmovdqu64 [r9 + 4672], zmm6                                      ;   812.3 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 6528]                                     ;   677.8 p3     192 dst reload
        vmovdqu64 [r9 + 4736], zmm6                                      ;   683.8 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 2304]                                     ;   828.3 p2     192 dst reload
        vmovdqu64 [r9 + 4800], zmm6                                      ;   834.3 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 3200]                                     ;   680.5 p3     192 dst reload
        vmovdqu64 [r9 + 4864], zmm6                                      ;   686.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 4992]                                     ;   808.3 p2     192 dst reload
        vmovdqu64 [r9 + 4928], zmm6                                      ;   814.3 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 6080]                                     ;   684.3 p3     192 dst reload
        vmovdqu64 [r9 + 4992], zmm6                                      ;   690.3 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 2048]                                     ;   830.3 p2     192 dst reload
        vmovdqu64 [r9 + 5056], zmm6                                      ;   836.3 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 1472]                                     ;   688.3 p3     192 dst reload
        vmovdqu64 [r9 + 5120], zmm6                                      ;   694.3 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 5696]                                     ;   690.3 p2     192 dst reload
        vmovdqu64 [r9 + 5248], zmm6                                      ;   696.3 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 448]                                      ;   692.3 p3     192 dst reload
        vmovdqu64 [r9 + 5376], zmm6                                      ;   698.3 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 4800]                                     ;   694.3 p2     192 dst reload
        vmovdqu64 [r9 + 5504], zmm6                                      ;   700.3 p8+p9  192 dst
        vpunpcklbw zmm6, zmm7, zmm13                                     ;   894.3 p5     192 dst
        vmovdqu64 zmm20, [rbp + 3328]                                    ;   694.8 p3     192 dst reload
        vmovdqu64 [r9 + 5632], zmm20                                     ;   700.8 p7+p4  192 dst
        vpunpckhbw zmm7, zmm7, zmm13                                     ;   895.3 p5     192 dst
        vmovdqu64 [r9 + 5184], zmm15                                     ;   871.3 p8+p9  192 dst
        vpunpcklbw zmm13, zmm22, zmm1                                    ;   896.3 p5     192 dst
        vmovdqu64 zmm15, [rbp - 128]                                     ;   696.7 p2     192 dst reload
        vmovdqu64 [r9 + 5760], zmm15                                     ;   702.7 p7+p4  192 dst
        vpunpckhbw zmm1, zmm22, zmm1                                     ;   897.3 p5     192 dst
        vmovdqu64 [r9 + 5440], zmm18                                     ;   873.3 p8+p9  192 dst
        vmovdqu64 [r9 + 5696], zmm17                                     ;   872.3 p7+p4  192 dst
        vpunpcklbw zmm15, zmm29, zmm10                                   ;   898.3 p5     192 dst
        vmovdqu64 zmm17, [rbp + 3520]                                    ;   698.7 p3     192 dst reload
        vmovdqu64 [r9 + 5888], zmm17                                     ;   704.7 p8+p9  192 dst
        vpunpckhbw zmm10, zmm29, zmm10                                   ;   899.3 p5     192 dst
        vmovdqu64 [r9 + 5952], zmm2                                      ;   874.3 p7+p4  192 dst
        vpunpcklbw zmm2, zmm4, zmm5                                      ;   900.3 p5     192 dst
        vmovdqu64 zmm17, [rbp + 1088]                                    ;   700.5 p2     192 dst reload
        vmovdqu64 [r9 + 6016], zmm17                                     ;   706.5 p8+p9  192 dst
        vpunpckhbw zmm4, zmm4, zmm5                                      ;   901.3 p5     192 dst
        vmovdqu64 zmm5, [rbp + 2496]                                     ;   701.0 p3     192 dst reload
        vmovdqu64 [r9 + 6144], zmm5                                      ;   707.0 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 7040]                                     ;   819.3 p2     192 dst reload
        vmovdqu64 [r9 + 6208], zmm5                                      ;   825.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 5248]                                     ;   702.7 p3     192 dst reload
        vmovdqu64 [r9 + 6272], zmm5                                      ;   708.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 896]                                      ;   823.3 p2     192 dst reload
        vmovdqu64 [r9 + 6336], zmm5                                      ;   829.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1024]                                     ;   704.3 p3     192 dst reload
        vmovdqu64 [r9 + 6400], zmm5                                      ;   710.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 4032]                                     ;   821.3 p2     192 dst reload
        vmovdqu64 [r9 + 6464], zmm5                                      ;   827.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 5184]                                     ;   705.3 p3     192 dst reload
        vmovdqu64 [r9 + 6528], zmm5                                      ;   711.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 128]                                      ;   825.3 p2     192 dst reload
        vmovdqu64 [r9 + 6592], zmm5                                      ;   831.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 512]                                      ;   706.7 p3     192 dst reload
        vmovdqu64 [r9 + 6656], zmm5                                      ;   712.7 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 4544]                                     ;   820.3 p2     192 dst reload
        vmovdqu64 [r9 + 6720], zmm5                                      ;   826.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 4928]                                     ;   708.3 p3     192 dst reload
        vmovdqu64 [r9 + 6784], zmm5                                      ;   714.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 3456]                                     ;   824.3 p2     192 dst reload
        vmovdqu64 [r9 + 6848], zmm5                                      ;   830.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1728]                                     ;   709.3 p3     192 dst reload
        vmovdqu64 [r9 + 6912], zmm5                                      ;   715.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 3264]                                     ;   822.3 p2     192 dst reload
        vmovdqu64 [r9 + 6976], zmm5                                      ;   828.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 5952]                                     ;   710.7 p3     192 dst reload
        vmovdqu64 [r9 + 7040], zmm5                                      ;   717.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 3072]                                     ;   826.3 p2     192 dst reload
        vmovdqu64 [r9 + 7104], zmm5                                      ;   832.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1920]                                     ;   753.3 p3     192 dst reload
        vmovdqu64 [r9 + 7168], zmm5                                      ;   759.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp - 64]                                       ;   757.3 p2     192 dst reload
        vmovdqu64 [r9 + 7296], zmm5                                      ;   763.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1152]                                     ;   755.3 p3     192 dst reload
        vmovdqu64 [r9 + 7424], zmm5                                      ;   761.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 5632]                                     ;   759.3 p2     192 dst reload
        vmovdqu64 [r9 + 7552], zmm5                                      ;   765.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 256]                                      ;   754.3 p3     192 dst reload
        vmovdqu64 [r9 + 7680], zmm5                                      ;   760.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 4672]                                     ;   758.3 p2     192 dst reload
        vmovdqu64 [r9 + 7808], zmm5                                      ;   764.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 1216]                                     ;   756.3 p3     192 dst reload
        vmovdqu64 [r9 + 7936], zmm5                                      ;   762.3 p7+p4  192 dst
        vmovdqu64 zmm5, [rbp + 1408]                                     ;   760.3 p2     192 dst reload
        vmovdqu64 [r9 + 8064], zmm5                                      ;   766.3 p8+p9  192 dst
        add r8, 0x2000                                                   ;   719.2 p1     197 blocks
        lea r10, [r9 + 8192]                                             ;   719.3 p6     197 blocks
        vmovdqu64 [r9 + 5312], zmm24                                     ;   877.3 p7+p4  192 dst
        vmovdqu64 [r9 + 3136], zmm8                                      ;   887.3 p8+p9  192 dst
        vmovdqu64 [r9 + 5824], zmm26                                     ;   878.3 p7+p4  192 dst
        vmovdqu64 [r9 + 3392], zmm12                                     ;   889.3 p8+p9  192 dst
        vmovdqu64 [r9 + 3648], zmm9                                      ;   888.3 p7+p4  192 dst
        vmovdqu64 [r9 + 3264], zmm16                                     ;   891.3 p8+p9  192 dst
        vmovdqu64 [r9 + 5568], zmm28                                     ;   883.3 p7+p4  192 dst
        vmovdqu64 [r9 + 3904], zmm11                                     ;   890.3 p8+p9  192 dst
        vmovdqu64 [r9 + 3520], zmm19                                     ;   893.3 p7+p4  192 dst
        vmovdqu64 [r9 + 3776], zmm14                                     ;   892.3 p8+p9  192 dst
        vmovdqu64 [r9 + 6080], zmm0                                      ;   884.3 p7+p4  192 dst
        vmovdqu64 [r9 + 4032], zmm3                                      ;   894.3 p8+p9  192 dst
        vmovdqu64 [r9 + 7232], zmm6                                      ;   895.3 p7+p4  192 dst
        vmovdqu64 [r9 + 7488], zmm13                                     ;   897.3 p8+p9  192 dst
        vmovdqu64 [r9 + 7744], zmm7                                      ;   896.3 p7+p4  192 dst
        vmovdqu64 [r9 + 7360], zmm15                                     ;   899.3 p8+p9  192 dst
        vmovdqu64 [r9 + 8000], zmm1                                      ;   898.3 p7+p4  192 dst
        vmovdqu64 [r9 + 7616], zmm2                                      ;   901.3 p8+p9  192 dst
        vmovdqu64 [r9 + 7872], zmm10                                     ;   900.3 p7+p4  192 dst
        vmovdqu64 [r9 + 8128], zmm4                                      ;   902.3 p8+p9  192 dst
        mov r9, r10                                                      ;   728.0        197 blocks copy
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
