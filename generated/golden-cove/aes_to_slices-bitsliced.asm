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
;   blocks: 2494 uops, planned 900.5; bounds: width 415.7, ports 704.0, path 19.0
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
        vmovdqu64 zmm4, [r8 + 256]                                       ;     5.0 p3     192 dst
        vmovdqu64 zmm5, [r8 + 320]                                       ;     5.0 p2     192 dst
        vmovdqu64 zmm6, [r8 + 384]                                       ;     5.0 p3     192 dst
        vmovdqu64 zmm7, [r8 + 448]                                       ;     5.0 p2     192 dst
        vmovdqu64 zmm8, [r8 + 512]                                       ;     5.0 p3     192 dst
        vmovdqu64 zmm9, [r8 + 576]                                       ;     5.0 p2     192 dst
        vmovdqu64 zmm10, [r8 + 640]                                      ;     5.2 p3     192 dst
        vmovdqu64 zmm11, [r8 + 704]                                      ;     6.0 p2     192 dst
        vmovdqu64 zmm12, [r8 + 768]                                      ;     6.2 p3     192 dst
        vmovdqu64 zmm13, [r8 + 832]                                      ;     7.0 p2     192 dst
        vmovdqu64 zmm14, [r8 + 896]                                      ;     7.2 p3     192 dst
        vmovdqu64 zmm15, [r8 + 960]                                      ;     8.0 p2     192 dst
        vmovdqu64 zmm16, [r8 + 1024]                                     ;     8.2 p3     192 dst
        vmovdqu64 zmm17, [r8 + 1088]                                     ;     9.0 p2     192 dst
        vmovdqu64 zmm18, [r8 + 1152]                                     ;     9.2 p3     192 dst
        vmovdqu64 zmm19, [r8 + 1216]                                     ;    10.0 p2     192 dst
        vmovdqu64 zmm20, [r8 + 1280]                                     ;    10.2 p3     192 dst
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    11.0 p2     192 dst
        vmovdqu64 zmm22, [r8 + 1408]                                     ;    11.2 p3     192 dst
        vmovdqu64 zmm23, [r8 + 1472]                                     ;    12.0 p2     192 dst
        vmovdqu64 zmm24, [r8 + 1536]                                     ;    12.2 p3     192 dst
        vmovdqu64 zmm25, [r8 + 1600]                                     ;    13.0 p2     192 dst
        vmovdqu64 zmm26, [r8 + 1664]                                     ;    13.2 p3     192 dst
        vmovdqu64 zmm27, [r8 + 1728]                                     ;    14.0 p2     192 dst
        vmovdqu64 zmm28, [r8 + 1792]                                     ;    14.2 p3     192 dst
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    15.0 p2     192 dst
        vmovdqu64 zmm30, [r8 + 1920]                                     ;    15.2 p3     192 dst
        vmovdqu64 zmm31, [r8 + 1984]                                     ;    16.0 p2     192 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xd8                                ;    11.0 p5     192 dst
        vmovdqu64 zmm31, [r8 + 2048]                                     ;    16.2 p3     192 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;    11.0 p5     192 dst
        vmovdqu64 zmm30, [r8 + 2112]                                     ;    17.0 p2     192 dst
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;    14.2 p5     192 dst
        vmovdqu64 zmm15, [r8 + 2176]                                     ;    17.2 p3     192 dst
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    15.0 p5     192 dst
        vmovdqu64 zmm14, [r8 + 2240]                                     ;    18.0 p2     192 dst
        vshufi32x4 zmm31, zmm31, zmm31, 0xd8                             ;    22.2 p5     192 dst
        vmovdqu64 zmm29, [r8 + 2304]                                     ;    18.2 p3     192 dst
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;    23.0 p5     192 dst
        vmovdqu64 zmm28, [r8 + 2368]                                     ;    19.0 p2     192 dst
        vmovdqu64 zmm13, [r8 + 2432]                                     ;    19.2 p3     192 dst
        vmovdqu64 zmm12, [r8 + 2496]                                     ;    20.0 p2     192 dst
        vmovdqu64 zmm27, [r8 + 2560]                                     ;    20.2 p3     192 dst
        vmovdqu64 zmm26, [r8 + 2624]                                     ;    21.0 p2     192 dst
        vmovdqu64 zmm11, [r8 + 2688]                                     ;    21.2 p3     192 dst
        vmovdqu64 zmm11, [r8 + 2752]                                     ;    22.0 p2     192 dst
        vmovdqu64 zmm11, [r8 + 2816]                                     ;    22.2 p3     192 dst
        vmovdqu64 zmm11, [r8 + 2880]                                     ;    23.0 p2     192 dst
        vmovdqu64 zmm11, [r8 + 2944]                                     ;    23.2 p3     192 dst
        vmovdqu64 zmm11, [r8 + 3008]                                     ;    24.0 p2     192 dst
        vmovdqu64 zmm11, [r8 + 3072]                                     ;    24.2 p3     192 dst
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    30.2 p5     192 dst
        vpsrlq zmm10, zmm0, 1                                            ;    14.0 p0     192 dst
        vmovdqu64 zmm26, [r8 + 3136]                                     ;    25.0 p2     192 dst
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    31.0 p5     192 dst
        vmovdqu64 zmm27, [r8 + 3200]                                     ;    25.2 p3     192 dst
        vmovdqu64 zmm25, [r8 + 3264]                                     ;    26.0 p2     192 dst
        vmovdqu64 zmm24, [r8 + 3328]                                     ;    26.2 p3     192 dst
        vmovdqu64 zmm9, [r8 + 3392]                                      ;    27.0 p2     192 dst
        vpsrlq zmm8, zmm1, 1                                             ;    14.0 p0     192 dst
        vmovdqu64 zmm12, [r8 + 3456]                                     ;    27.2 p3     192 dst
        vmovdqu64 zmm12, [r8 + 3520]                                     ;    28.0 p2     192 dst
        vmovdqu64 zmm12, [r8 + 3584]                                     ;    28.2 p3     192 dst
        vmovdqu64 zmm12, [r8 + 3648]                                     ;    29.0 p2     192 dst
        vpsrlq zmm12, zmm16, 1                                           ;    17.2 p0     192 dst
        vmovdqu64 zmm13, [r8 + 3712]                                     ;    29.2 p3     192 dst
        vmovdqu64 zmm13, [r8 + 3776]                                     ;    30.0 p2     192 dst
        vmovdqu64 zmm13, [r8 + 3840]                                     ;    30.2 p3     192 dst
        vmovdqu64 zmm13, [r8 + 3904]                                     ;    31.0 p2     192 dst
        vpsrlq zmm13, zmm17, 1                                           ;    18.0 p0     192 dst
        vmovdqu64 zmm23, [r8 + 3968]                                     ;    31.2 p3     192 dst
        vmovdqu64 zmm23, [r8 + 4032]                                     ;    32.0 p2     192 dst
        vmovdqu64 zmm23, [r8 + 4096]                                     ;    32.2 p3     192 dst
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    38.2 p5     192 dst
        vmovdqu64 zmm22, [r8 + 4160]                                     ;    33.0 p2     192 dst
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    39.0 p5     192 dst
        vmovdqu64 zmm7, [r8 + 4224]                                      ;    33.2 p3     192 dst
        vmovdqu64 zmm6, [r8 + 4288]                                      ;    34.0 p2     192 dst
        vmovdqu64 zmm9, [r8 + 4352]                                      ;    34.2 p3     192 dst
        vmovdqu64 zmm9, [r8 + 4416]                                      ;    35.0 p2     192 dst
        vpsrlq zmm9, zmm31, 1                                            ;    25.2 p0     192 dst
        vmovdqu64 zmm24, [r8 + 4480]                                     ;    35.2 p3     192 dst
        vmovdqu64 zmm24, [r8 + 4544]                                     ;    36.0 p2     192 dst
        vmovdqu64 zmm24, [r8 + 4608]                                     ;    36.2 p3     192 dst
        vmovdqu64 zmm24, [r8 + 4672]                                     ;    37.0 p2     192 dst
        vpsrlq zmm24, zmm30, 1                                           ;    26.0 p0     192 dst
        vmovdqu64 zmm28, [r8 + 4736]                                     ;    37.2 p3     192 dst
        vmovdqu64 zmm28, [r8 + 4800]                                     ;    38.0 p2     192 dst
        vmovdqu64 zmm28, [r8 + 4864]                                     ;    38.2 p3     192 dst
        vmovdqu64 zmm28, [r8 + 4928]                                     ;    39.0 p2     192 dst
        vmovdqu64 zmm28, [r8 + 4992]                                     ;    39.2 p3     192 dst
        vmovdqu64 zmm28, [r8 + 5056]                                     ;    40.0 p2     192 dst
        vmovdqu64 zmm28, [r8 + 5120]                                     ;    40.2 p3     192 dst
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    46.2 p5     192 dst
        vmovdqu64 zmm29, [r8 + 5184]                                     ;    41.0 p2     192 dst
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    47.0 p5     192 dst
        vmovdqu64 zmm21, [r8 + 5248]                                     ;    41.2 p3     192 dst
        vmovdqu64 zmm20, [r8 + 5312]                                     ;    42.0 p2     192 dst
        vmovdqu64 zmm5, [r8 + 5376]                                      ;    42.2 p3     192 dst
        vmovdqu64 zmm5, [r8 + 5440]                                      ;    43.0 p2     192 dst
        vmovdqu64 zmm5, [r8 + 5504]                                      ;    43.2 p3     192 dst
        vmovdqu64 zmm5, [r8 + 5568]                                      ;    44.0 p2     192 dst
        vmovdqu64 zmm5, [r8 + 5632]                                      ;    44.2 p3     192 dst
        vmovdqu64 zmm5, [r8 + 5696]                                      ;    45.0 p2     192 dst
        vmovdqu64 zmm5, [r8 + 5760]                                      ;    45.2 p3     192 dst
        vmovdqu64 zmm5, [r8 + 5824]                                      ;    46.0 p2     192 dst
        vmovdqu64 zmm5, [r8 + 5888]                                      ;    46.2 p3     192 dst
        vpsrlq zmm5, zmm11, 1                                            ;    33.2 p0     192 dst
        vmovdqu64 zmm4, [r8 + 5952]                                      ;    47.0 p2     192 dst
        vmovdqu64 zmm4, [r8 + 6016]                                      ;    47.2 p3     192 dst
        vmovdqu64 zmm4, [r8 + 6080]                                      ;    48.0 p2     192 dst
        vpsllq zmm4, zmm23, 1                                            ;    41.2 p0     192 dst
        vpternlogd zmm10, zmm23, [rel aes_to_slices.T0_constants512], 0xe4 ;    48.2 p5+p3  192 dst
        vmovdqu64 zmm23, [rel aes_to_slices.T0_constants512]             ;    49.0 p2     192 dst reload
        vpternlogd zmm4, zmm0, zmm23, 0xd8                               ;    55.0 p5     192 dst
        vpsrlq zmm0, zmm26, 1                                            ;    34.0 p0     192 dst
        vpternlogd zmm8, zmm22, zmm23, 0xe4                              ;    55.0 p5     192 dst
        vpsllq zmm22, zmm22, 1                                           ;    42.0 p0     192 dst
        vpternlogd zmm22, zmm1, zmm23, 0xd8                              ;    55.0 p5     192 dst
        vmovdqu64 zmm1, [r8 + 6144]                                      ;    49.2 p3     192 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;    55.2 p5     192 dst
        vpternlogd zmm12, zmm28, zmm23, 0xe4                             ;    55.0 p0     192 dst
        vpsllq zmm28, zmm28, 1                                           ;    49.2 p0     192 dst
        vpternlogd zmm28, zmm16, zmm23, 0xd8                             ;    55.0 p5     192 dst
        vmovdqu64 zmm16, [r8 + 6208]                                     ;    50.0 p2     192 dst
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;    56.0 p5     192 dst
        vpternlogd zmm13, zmm29, zmm23, 0xe4                             ;    55.0 p0     192 dst
        vpsllq zmm29, zmm29, 1                                           ;    50.0 p0     192 dst
        vpternlogd zmm29, zmm17, zmm23, 0xd8                             ;    55.0 p5     192 dst
        vmovdqu64 zmm17, [r8 + 6272]                                     ;    50.2 p3     192 dst
        vpternlogd zmm9, zmm1, zmm23, 0xe4                               ;    58.2 p0     192 dst
        vpsllq zmm1, zmm1, 1                                             ;    58.2 p0     192 dst
        vpternlogd zmm1, zmm31, zmm23, 0xd8                              ;    59.2 p5     192 dst
        vmovdqu64 zmm31, [r8 + 6336]                                     ;    51.0 p2     192 dst
        vpternlogd zmm24, zmm16, zmm23, 0xe4                             ;    59.0 p5     192 dst
        vpsllq zmm16, zmm16, 1                                           ;    59.0 p0     192 dst
        vpternlogd zmm16, zmm30, zmm23, 0xd8                             ;    60.0 p5     192 dst
        vmovdqu64 zmm30, [r8 + 6400]                                     ;    51.2 p3     192 dst
        vmovdqu64 zmm30, [r8 + 6464]                                     ;    52.0 p2     192 dst
        vmovdqu64 zmm30, [r8 + 6528]                                     ;    52.2 p3     192 dst
        vmovdqu64 zmm30, [r8 + 6592]                                     ;    53.0 p2     192 dst
        vmovdqu64 zmm30, [r8 + 6656]                                     ;    53.2 p3     192 dst
        vmovdqu64 zmm30, [r8 + 6720]                                     ;    54.0 p2     192 dst
        vmovdqu64 zmm30, [r8 + 6784]                                     ;    54.2 p3     192 dst
        vmovdqu64 zmm30, [r8 + 6848]                                     ;    55.0 p2     192 dst
        vmovdqu64 zmm30, [r8 + 6912]                                     ;    55.2 p3     192 dst
        vmovdqu64 zmm30, [r8 + 6976]                                     ;    56.0 p2     192 dst
        vmovdqu64 zmm30, [r8 + 7040]                                     ;    56.2 p3     192 dst
        vmovdqu64 zmm30, [r8 + 7104]                                     ;    57.0 p2     192 dst
        vmovdqu64 zmm30, [r8 + 7168]                                     ;    57.2 p3     192 dst
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;    63.2 p5     192 dst
        vpternlogd zmm5, zmm30, zmm23, 0xe4                              ;    66.2 p0     192 dst
        vpsllq zmm30, zmm30, 1                                           ;    66.2 p0     192 dst
        vpternlogd zmm30, zmm11, zmm23, 0xd8                             ;    67.2 p5     192 dst
        vmovdqu64 zmm11, [r8 + 7232]                                     ;    58.0 p2     192 dst
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    64.0 p5     192 dst
        vpternlogd zmm0, zmm11, zmm23, 0xe4                              ;    67.0 p0     192 dst
        vpsllq zmm11, zmm11, 1                                           ;    67.0 p0     192 dst
        vpternlogd zmm11, zmm26, zmm23, 0xd8                             ;    68.0 p5     192 dst
        vmovdqu64 zmm26, [r8 + 7296]                                     ;    58.2 p3     192 dst
        vmovdqu64 zmm23, [r8 + 7360]                                     ;    59.0 p2     192 dst
        vmovdqu64 zmm23, [r8 + 7424]                                     ;    59.2 p3     192 dst
        vmovdqu64 zmm23, [r8 + 7488]                                     ;    60.0 p2     192 dst
        vmovdqu64 zmm23, [r8 + 7552]                                     ;    60.2 p3     192 dst
        vmovdqu64 zmm23, [r8 + 7616]                                     ;    61.0 p2     192 dst
        vmovdqu64 zmm23, [r8 + 7680]                                     ;    61.2 p3     192 dst
        vmovdqu64 zmm23, [r8 + 7744]                                     ;    62.0 p2     192 dst
        vmovdqu64 zmm23, [r8 + 7808]                                     ;    62.2 p3     192 dst
        vmovdqu64 zmm23, [r8 + 7872]                                     ;    63.0 p2     192 dst
        vmovdqu64 zmm23, [r8 + 7936]                                     ;    63.2 p3     192 dst
        vmovdqu64 zmm23, [r8 + 8000]                                     ;    64.0 p2     192 dst
        vmovdqu64 zmm23, [r8 + 8064]                                     ;    64.2 p3     192 dst
        vmovdqu64 zmm23, [r8 + 8128]                                     ;    65.0 p2     192 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;    34.5 p5     192 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;    35.5 p5     192 dst
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    36.5 p5     192 dst
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    37.5 p5     192 dst
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    38.5 p5     192 dst
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    39.5 p5     192 dst
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    40.5 p5     192 dst
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    41.5 p5     192 dst
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    42.5 p5     192 dst
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    43.5 p5     192 dst
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    47.2 p5     192 dst
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    48.0 p5     192 dst
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    56.2 p5     192 dst
        vshufi32x4 zmm31, zmm31, zmm31, 0xd8                             ;    57.0 p5     192 dst
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    64.2 p5     192 dst
        vpsrlq zmm23, zmm10, 2                                           ;    49.2 p0     192 dst
        vmovdqu64 [rbp - 128], zmm25                                     ;    44.5 p7+p4  192 dst spill
        vpsrlq zmm25, zmm4, 2                                            ;    56.0 p0     192 dst
        vmovdqu64 [rbp - 64], zmm27                                      ;    43.5 p8+p9  192 dst spill
        vpsrlq zmm27, zmm22, 2                                           ;    56.0 p0     192 dst
        vmovdqu64 [rbp + 0], zmm26                                       ;    67.2 p7+p4  192 dst spill
        vpsrlq zmm26, zmm28, 2                                           ;    56.0 p0     192 dst
        vmovdqu64 [rbp + 64], zmm14                                      ;    42.5 p8+p9  192 dst spill
        vpsrlq zmm14, zmm29, 2                                           ;    56.0 p0     192 dst
        vmovdqu64 [rbp + 128], zmm31                                     ;    60.0 p7+p4  192 dst spill
        vpsllq zmm31, zmm1, 2                                            ;    60.2 p0     192 dst
        vpternlogd zmm25, zmm1, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;    65.2 p0+p3  192 dst
        vmovdqu64 zmm1, [rel aes_to_slices.T0_constants512 + 64]         ;    66.0 p2     192 dst reload
        vpternlogd zmm31, zmm4, zmm1, 0xd8                               ;    72.0 p0     192 dst
        vpternlogd zmm27, zmm16, zmm1, 0xe4                              ;    72.0 p0     192 dst
        vpsllq zmm4, zmm16, 2                                            ;    61.0 p0     192 dst
        vpternlogd zmm4, zmm22, zmm1, 0xd8                               ;    72.0 p0     192 dst
        vpternlogd zmm26, zmm30, zmm1, 0xe4                              ;    72.0 p0     192 dst
        vpsllq zmm16, zmm30, 2                                           ;    68.2 p0     192 dst
        vpternlogd zmm16, zmm28, zmm1, 0xd8                              ;    72.0 p0     192 dst
        vpsrlq zmm22, zmm8, 2                                            ;    56.0 p0     192 dst
        vpternlogd zmm14, zmm11, zmm1, 0xe4                              ;    72.0 p0     192 dst
        vpsllq zmm11, zmm11, 2                                           ;    69.0 p0     192 dst
        vpternlogd zmm11, zmm29, zmm1, 0xd8                              ;    72.0 p5     192 dst
        vpsrlq zmm28, zmm2, 1                                            ;    50.7 p0     192 dst
        vpternlogd zmm23, zmm9, zmm1, 0xe4                               ;    72.0 p5     192 dst
        vpsllq zmm9, zmm9, 2                                             ;    59.2 p0     192 dst
        vpternlogd zmm9, zmm10, zmm1, 0xd8                               ;    72.0 p5     192 dst
        vpsrlq zmm10, zmm12, 2                                           ;    56.0 p0     192 dst
        vpternlogd zmm22, zmm24, zmm1, 0xe4                              ;    72.0 p5     192 dst
        vpsllq zmm24, zmm24, 2                                           ;    60.0 p0     192 dst
        vpternlogd zmm24, zmm8, zmm1, 0xd8                               ;    72.0 p5     192 dst
        vpsrlq zmm8, zmm13, 2                                            ;    56.0 p0     192 dst
        vpsrlq zmm29, zmm3, 1                                            ;    55.7 p0     192 dst
        vpternlogd zmm10, zmm5, zmm1, 0xe4                               ;    72.0 p5     192 dst
        vpsllq zmm5, zmm5, 2                                             ;    67.2 p0     192 dst
        vpternlogd zmm5, zmm12, zmm1, 0xd8                               ;    72.0 p5     192 dst
        vpternlogd zmm8, zmm0, zmm1, 0xe4                                ;    72.0 p5     192 dst
        vpsllq zmm0, zmm0, 2                                             ;    68.0 p0     192 dst
        vpternlogd zmm0, zmm13, zmm1, 0xd8                               ;    72.0 p5     192 dst
        vpsrlq zmm12, zmm18, 1                                           ;    58.7 p0     192 dst
        vpsrlq zmm13, zmm19, 1                                           ;    59.7 p0     192 dst
        vpsllq zmm30, zmm7, 1                                            ;    60.7 p0     192 dst
        vpternlogd zmm28, zmm7, [rel aes_to_slices.T0_constants512], 0xe4 ;    66.2 p5+p3  192 dst
        vpsrlq zmm7, zmm15, 1                                            ;    61.7 p0     192 dst
        vpsllq zmm1, zmm6, 1                                             ;    62.7 p0     192 dst
        vpternlogd zmm29, zmm6, [rel aes_to_slices.T0_constants512], 0xe4 ;    67.0 p5+p2  192 dst
        vpsllq zmm6, zmm21, 1                                            ;    63.7 p0     192 dst
        vpternlogd zmm30, zmm2, [rel aes_to_slices.T0_constants512], 0xd8 ;    67.2 p5+p3  192 dst
        vmovdqu64 zmm2, [rel aes_to_slices.T0_constants512]              ;    68.0 p2     192 dst reload
        vpternlogd zmm12, zmm21, zmm2, 0xe4                              ;    74.0 p5     192 dst
        vpternlogd zmm1, zmm3, zmm2, 0xd8                                ;    74.0 p5     192 dst
        vpternlogd zmm6, zmm18, zmm2, 0xd8                               ;    74.0 p5     192 dst
        vpsrlq zmm3, zmm25, 4                                            ;    66.2 p0     192 dst
        vpsllq zmm18, zmm20, 1                                           ;    65.7 p0     192 dst
        vpternlogd zmm18, zmm19, zmm2, 0xd8                              ;    74.0 p5     192 dst
        vpternlogd zmm13, zmm20, zmm2, 0xe4                              ;    74.0 p5     192 dst
        vpsllq zmm19, zmm16, 4                                           ;    73.0 p0     192 dst
        vpsrlq zmm20, zmm31, 4                                           ;    73.0 p0     192 dst
        vmovdqu64 zmm21, [rel aes_to_slices.T0_constants512 + 128]       ;    68.2 p3     192 dst reload
        vpternlogd zmm19, zmm31, zmm21, 0xd8                             ;    74.2 p5     192 dst
        vpternlogd zmm20, zmm16, zmm21, 0xe4                             ;    74.2 p5     192 dst
        vpternlogd zmm3, zmm26, zmm21, 0xe4                              ;    74.2 p5     192 dst
        vpsllq zmm16, zmm26, 4                                           ;    73.0 p0     192 dst
        vpternlogd zmm16, zmm25, zmm21, 0xd8                             ;    74.2 p5     192 dst
        vpsllq zmm25, zmm11, 4                                           ;    73.0 p0     192 dst
        vpternlogd zmm25, zmm4, zmm21, 0xd8                              ;    74.2 p5     192 dst
        vpsrlq zmm4, zmm4, 4                                             ;    73.0 p0     192 dst
        vpternlogd zmm4, zmm11, zmm21, 0xe4                              ;    74.2 p5     192 dst
        vpsllq zmm11, zmm14, 4                                           ;    73.0 p0     192 dst
        vpternlogd zmm11, zmm27, zmm21, 0xd8                             ;    74.2 p5     192 dst
        vpsrlq zmm26, zmm27, 4                                           ;    73.0 p0     192 dst
        vpternlogd zmm26, zmm14, zmm21, 0xe4                             ;    74.2 p5     192 dst
        vpsllq zmm14, zmm5, 4                                            ;    73.7 p0     192 dst
        vpternlogd zmm14, zmm9, zmm21, 0xd8                              ;    74.7 p5     192 dst
        vpsrlq zmm9, zmm9, 4                                             ;    74.7 p0     192 dst
        vpternlogd zmm9, zmm5, zmm21, 0xe4                               ;    75.7 p5     192 dst
        vpsllq zmm5, zmm0, 4                                             ;    75.7 p0     192 dst
        vpternlogd zmm5, zmm24, zmm21, 0xd8                              ;    76.7 p5     192 dst
        vpsrlq zmm24, zmm24, 4                                           ;    76.7 p0     192 dst
        vpternlogd zmm24, zmm0, zmm21, 0xe4                              ;    77.7 p5     192 dst
        vpsllq zmm0, zmm17, 1                                            ;    77.7 p0     192 dst
        vpternlogd zmm7, zmm17, zmm2, 0xe4                               ;    78.5 p5     192 dst
        vpsllq zmm17, zmm10, 4                                           ;    78.7 p0     192 dst
        vpternlogd zmm17, zmm23, zmm21, 0xd8                             ;    79.7 p5     192 dst
        vpsrlq zmm23, zmm23, 4                                           ;    79.7 p0     192 dst
        vpternlogd zmm23, zmm10, zmm21, 0xe4                             ;    80.7 p5     192 dst
        vpsllq zmm10, zmm8, 4                                            ;    80.7 p0     192 dst
        vpternlogd zmm0, zmm15, zmm2, 0xd8                               ;    81.5 p5     192 dst
        vpsrlq zmm15, zmm22, 4                                           ;    81.7 p0     192 dst
        vpternlogd zmm10, zmm22, zmm21, 0xd8                             ;    82.5 p5     192 dst
        vpternlogd zmm15, zmm8, zmm21, 0xe4                              ;    82.7 p0     192 dst
        vmovdqu64 zmm8, [r8 + 7360]                                      ;    69.0 p2     192 dst reload
        vshufi32x4 zmm8, zmm8, [r8 + 7360], 0xd8                         ;    83.5 p5+p3  192 dst
        vpunpcklbw zmm22, zmm19, zmm25                                   ;    84.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm25                                   ;    85.5 p5     192 dst
        vpunpcklbw zmm25, zmm20, zmm4                                    ;    86.5 p5     192 dst
        vpunpckhbw zmm4, zmm20, zmm4                                     ;    87.5 p5     192 dst
        vpunpcklbw zmm20, zmm16, zmm11                                   ;    88.5 p5     192 dst
        vpunpckhbw zmm11, zmm16, zmm11                                   ;    89.5 p5     192 dst
        vpunpcklbw zmm16, zmm3, zmm26                                    ;    90.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm26                                     ;    91.5 p5     192 dst
        vpunpcklbw zmm26, zmm14, zmm5                                    ;    92.5 p5     192 dst
        vpunpckhbw zmm5, zmm14, zmm5                                     ;    93.5 p5     192 dst
        vpunpcklbw zmm14, zmm9, zmm24                                    ;    94.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm24                                     ;    95.5 p5     192 dst
        vpsrlq zmm24, zmm30, 2                                           ;    83.7 p0     192 dst
        vpunpcklbw zmm27, zmm17, zmm10                                   ;    96.5 p5     192 dst
        vpunpckhbw zmm10, zmm17, zmm10                                   ;    97.5 p5     192 dst
        vpsrlq zmm17, zmm28, 2                                           ;    84.7 p0     192 dst
        vpunpcklbw zmm31, zmm23, zmm15                                   ;    98.5 p5     192 dst
        vpunpckhbw zmm15, zmm23, zmm15                                   ;    99.5 p5     192 dst
        vpsrlq zmm23, zmm29, 2                                           ;    85.7 p0     192 dst
        vmovdqu64 [rbp + 192], zmm15                                     ;   100.5 p8+p9  192 dst spill
        vpsrlq zmm15, zmm1, 2                                            ;    86.7 p0     192 dst
        vmovdqu64 [rbp + 256], zmm31                                     ;    99.5 p7+p4  192 dst spill
        vpsrlq zmm31, zmm6, 2                                            ;    87.7 p0     192 dst
        vmovdqu64 [rbp + 320], zmm10                                     ;    98.5 p8+p9  192 dst spill
        vpsrlq zmm10, zmm18, 2                                           ;    88.7 p0     192 dst
        vmovdqu64 [rbp + 384], zmm27                                     ;    97.5 p7+p4  192 dst spill
        vpsrlq zmm27, zmm12, 2                                           ;    89.7 p0     192 dst
        vmovdqu64 [rbp + 448], zmm9                                      ;    96.5 p8+p9  192 dst spill
        vpsrlq zmm9, zmm13, 2                                            ;    90.7 p0     192 dst
        vmovdqu64 [rbp + 512], zmm14                                     ;    95.5 p7+p4  192 dst spill
        vpsllq zmm14, zmm0, 2                                            ;    91.7 p0     192 dst
        vpternlogd zmm24, zmm0, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;    92.7 p0+p2  192 dst
        vmovdqu64 zmm0, [rel aes_to_slices.T0_constants512 + 64]         ;    70.2 p3     192 dst reload
        vpternlogd zmm14, zmm30, zmm0, 0xd8                              ;    93.7 p0     192 dst
        vpternlogd zmm17, zmm7, zmm0, 0xe4                               ;    94.7 p0     192 dst
        vpsllq zmm7, zmm7, 2                                             ;    95.7 p0     192 dst
        vpternlogd zmm7, zmm28, zmm0, 0xd8                               ;    96.7 p0     192 dst
        vpsllq zmm28, zmm8, 1                                            ;    97.7 p0     192 dst
        vmovdqu64 zmm30, [rbp - 128]                                     ;    71.0 p2     192 dst reload
        vpternlogd zmm28, zmm2, zmm30, 0xb8                              ;    98.7 p0     192 dst
        vpsrlq zmm30, zmm30, 1                                           ;    99.7 p0     192 dst
        vpternlogd zmm30, zmm8, zmm2, 0xe4                               ;   100.7 p5     192 dst
        vpternlogd zmm10, zmm28, zmm0, 0xe4                              ;   100.7 p0     192 dst
        vpsllq zmm8, zmm28, 2                                            ;   101.7 p0     192 dst
        vpternlogd zmm8, zmm18, zmm0, 0xd8                               ;   102.7 p5     192 dst
        vpternlogd zmm9, zmm30, zmm0, 0xe4                               ;   102.5 p5     192 dst
        vpsllq zmm18, zmm30, 2                                           ;   102.7 p0     192 dst
        vpternlogd zmm18, zmm13, zmm0, 0xd8                              ;   103.7 p5     192 dst
        vmovdqu64 zmm13, [rbp + 128]                                     ;    71.2 p3     192 dst reload
        vpsllq zmm28, zmm13, 1                                           ;   103.7 p0     192 dst
        vmovdqu64 zmm30, [rbp + 64]                                      ;    72.0 p2     192 dst reload
        vpternlogd zmm28, zmm2, zmm30, 0xb8                              ;   104.7 p5     192 dst
        vpsrlq zmm30, zmm30, 1                                           ;   104.7 p0     192 dst
        vpternlogd zmm30, zmm13, zmm2, 0xe4                              ;   105.7 p5     192 dst
        vpternlogd zmm15, zmm28, zmm0, 0xe4                              ;   105.7 p0     192 dst
        vpsllq zmm13, zmm28, 2                                           ;   106.7 p0     192 dst
        vpternlogd zmm13, zmm1, zmm0, 0xd8                               ;   107.7 p5     192 dst
        vpternlogd zmm23, zmm30, zmm0, 0xe4                              ;   107.5 p5     192 dst
        vpsllq zmm1, zmm30, 2                                            ;   107.7 p0     192 dst
        vpternlogd zmm1, zmm29, zmm0, 0xd8                               ;   108.7 p5     192 dst
        vmovdqu64 zmm28, [rbp + 0]                                       ;    72.2 p3     192 dst reload
        vpsllq zmm29, zmm28, 1                                           ;   108.7 p0     192 dst
        vpsrlq zmm30, zmm14, 4                                           ;   109.7 p0     192 dst
        vmovdqu64 [rbp + 128], zmm5                                      ;    94.5 p8+p9  192 dst spill
        vpsrlq zmm5, zmm24, 4                                            ;   110.7 p0     192 dst
        vpternlogd zmm29, zmm2, [rbp - 64], 0xb8                         ;   109.7 p5+p2  192 dst
        vpternlogd zmm31, zmm29, zmm0, 0xe4                              ;   110.7 p5     192 dst
        vpsllq zmm29, zmm29, 2                                           ;   111.7 p0     192 dst
        vpternlogd zmm29, zmm6, zmm0, 0xd8                               ;   112.7 p5     192 dst
        vpternlogd zmm30, zmm29, zmm21, 0xe4                             ;   113.7 p5     192 dst
        vpsllq zmm6, zmm29, 4                                            ;   113.7 p0     192 dst
        vpternlogd zmm6, zmm14, zmm21, 0xd8                              ;   114.7 p5     192 dst
        vpternlogd zmm5, zmm31, zmm21, 0xe4                              ;   113.7 p0     192 dst
        vpsllq zmm14, zmm31, 4                                           ;   114.7 p0     192 dst
        vpternlogd zmm14, zmm24, zmm21, 0xd8                             ;   115.7 p5     192 dst
        vmovdqu64 zmm24, [rbp - 64]                                      ;    73.2 p3     192 dst reload
        vpsrlq zmm24, zmm24, 1                                           ;   115.7 p0     192 dst
        vpternlogd zmm24, zmm28, zmm2, 0xe4                              ;   116.7 p5     192 dst
        vmovdqu64 zmm28, [r8 + 256]                                      ;    74.0 p2     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 256], 0xd8                        ;   116.5 p5+p3  192 dst
        vpternlogd zmm27, zmm24, zmm0, 0xe4                              ;   117.7 p0     192 dst
        vpsllq zmm24, zmm24, 2                                           ;   117.7 p0     192 dst
        vpternlogd zmm24, zmm12, zmm0, 0xd8                              ;   118.7 p5     192 dst
        vmovdqu64 zmm12, [r8 + 320]                                      ;    75.0 p2     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 320], 0xd8                        ;   118.5 p5+p3  192 dst
        vpsrlq zmm29, zmm17, 4                                           ;   118.7 p0     192 dst
        vpsrlq zmm31, zmm7, 4                                            ;   119.7 p0     192 dst
        vpternlogd zmm31, zmm24, zmm21, 0xe4                             ;   120.7 p5     192 dst
        vpsllq zmm24, zmm24, 4                                           ;   120.7 p0     192 dst
        vpternlogd zmm24, zmm7, zmm21, 0xd8                              ;   121.7 p5     192 dst
        vpsllq zmm7, zmm8, 4                                             ;   121.7 p0     192 dst
        vpternlogd zmm7, zmm13, zmm21, 0xd8                              ;   122.7 p5     192 dst
        vpsrlq zmm13, zmm13, 4                                           ;   122.7 p0     192 dst
        vpternlogd zmm13, zmm8, zmm21, 0xe4                              ;   123.7 p5     192 dst
        vpsllq zmm8, zmm10, 4                                            ;   123.7 p0     192 dst
        vpternlogd zmm29, zmm27, zmm21, 0xe4                             ;   123.5 p5     192 dst
        vpsllq zmm27, zmm27, 4                                           ;   124.7 p0     192 dst
        vpternlogd zmm27, zmm17, zmm21, 0xd8                             ;   125.7 p5     192 dst
        vpsllq zmm17, zmm18, 4                                           ;   125.7 p0     192 dst
        vpternlogd zmm8, zmm15, zmm21, 0xd8                              ;   125.5 p5     192 dst
        vpsrlq zmm15, zmm15, 4                                           ;   126.7 p0     192 dst
        vpternlogd zmm15, zmm10, zmm21, 0xe4                             ;   127.7 p5     192 dst
        vpsllq zmm10, zmm9, 4                                            ;   127.7 p0     192 dst
        vpternlogd zmm17, zmm1, zmm21, 0xd8                              ;   127.5 p5     192 dst
        vpsrlq zmm1, zmm1, 4                                             ;   128.7 p0     192 dst
        vpternlogd zmm1, zmm18, zmm21, 0xe4                              ;   129.7 p5     192 dst
        vmovdqu64 zmm18, [r8 + 1280]                                     ;    76.0 p2     192 dst reload
        vshufi32x4 zmm18, zmm18, [r8 + 1280], 0xd8                       ;   129.5 p5+p3  192 dst
        vpternlogd zmm10, zmm23, zmm21, 0xd8                             ;   129.7 p0     192 dst
        vpsrlq zmm23, zmm23, 4                                           ;   130.7 p0     192 dst
        vpternlogd zmm23, zmm9, zmm21, 0xe4                              ;   131.7 p5     192 dst
        vmovdqu64 zmm9, [r8 + 1344]                                      ;    77.0 p2     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 1344], 0xd8                         ;   131.5 p5+p3  192 dst
        vmovdqu64 [rbp + 0], zmm26                                       ;    93.5 p7+p4  192 dst spill
        vmovdqu64 zmm26, [r8 + 2304]                                     ;    78.0 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 2304], 0xd8                       ;   132.5 p5+p3  192 dst
        vmovdqu64 [rbp - 64], zmm3                                       ;    92.5 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 2368]                                      ;    79.0 p2     192 dst reload
        vshufi32x4 zmm3, zmm3, [r8 + 2368], 0xd8                         ;   133.5 p5+p3  192 dst
        vmovdqu64 [rbp + 64], zmm16                                      ;    91.5 p7+p4  192 dst spill
        vmovdqu64 zmm16, [r8 + 3328]                                     ;    80.0 p2     192 dst reload
        vshufi32x4 zmm16, zmm16, [r8 + 3328], 0xd8                       ;   134.5 p5+p3  192 dst
        vmovdqu64 [rbp - 128], zmm11                                     ;    90.5 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 3392]                                     ;    81.0 p2     192 dst reload
        vshufi32x4 zmm11, zmm11, [r8 + 3392], 0xd8                       ;   135.5 p5+p3  192 dst
        vmovdqu64 [rbp + 576], zmm20                                     ;    89.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 4352]                                     ;    82.0 p2     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 4352], 0xd8                       ;   136.5 p5+p3  192 dst
        vmovdqu64 [rbp + 640], zmm4                                      ;    88.5 p8+p9  192 dst spill
        vmovdqu64 zmm4, [r8 + 4416]                                      ;    83.0 p2     192 dst reload
        vshufi32x4 zmm4, zmm4, [r8 + 4416], 0xd8                         ;   137.5 p5+p3  192 dst
        vmovdqu64 [rbp + 704], zmm25                                     ;    87.5 p7+p4  192 dst spill
        vmovdqu64 zmm25, [r8 + 5376]                                     ;    84.0 p2     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 5376], 0xd8                       ;   138.5 p5+p3  192 dst
        vmovdqu64 [rbp + 768], zmm19                                     ;    86.5 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 5440]                                     ;    85.0 p2     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 5440], 0xd8                       ;   139.5 p5+p3  192 dst
        vmovdqu64 [rbp + 832], zmm22                                     ;    85.5 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 6400]                                     ;    86.0 p2     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 6400], 0xd8                       ;   140.5 p5+p3  192 dst
        vmovdqu64 zmm21, [r8 + 6464]                                     ;    87.0 p2     192 dst reload
        vshufi32x4 zmm21, zmm21, [r8 + 6464], 0xd8                       ;   141.5 p5+p3  192 dst
        vmovdqu64 zmm0, [r8 + 7424]                                      ;    88.0 p2     192 dst reload
        vshufi32x4 zmm0, zmm0, [r8 + 7424], 0xd8                         ;   142.5 p5+p3  192 dst
        vmovdqu64 zmm2, [r8 + 7488]                                      ;    89.0 p2     192 dst reload
        vshufi32x4 zmm2, zmm2, [r8 + 7488], 0xd8                         ;   143.5 p5+p3  192 dst
        vmovdqu64 [rbp + 896], zmm11                                     ;   138.5 p8+p9  192 dst spill
        vpunpcklbw zmm11, zmm6, zmm7                                     ;   144.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm7                                      ;   145.5 p5     192 dst
        vpunpcklbw zmm7, zmm30, zmm13                                    ;   146.5 p5     192 dst
        vpunpckhbw zmm13, zmm30, zmm13                                   ;   147.5 p5     192 dst
        vpsrlq zmm30, zmm28, 1                                           ;   131.7 p0     192 dst
        vmovdqu64 [rbp + 960], zmm13                                     ;   148.5 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm14, zmm8                                    ;   148.5 p5     192 dst
        vpunpckhbw zmm8, zmm14, zmm8                                     ;   149.5 p5     192 dst
        vpsrlq zmm14, zmm12, 1                                           ;   132.7 p0     192 dst
        vmovdqu64 [rbp + 1024], zmm8                                     ;   150.5 p8+p9  192 dst spill
        vpunpcklbw zmm8, zmm5, zmm15                                     ;   150.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm15                                     ;   151.5 p5     192 dst
        vpunpcklbw zmm15, zmm24, zmm17                                   ;   152.5 p5     192 dst
        vpunpckhbw zmm17, zmm24, zmm17                                   ;   153.5 p5     192 dst
        vpunpcklbw zmm24, zmm31, zmm1                                    ;   154.5 p5     192 dst
        vpunpckhbw zmm1, zmm31, zmm1                                     ;   155.5 p5     192 dst
        vpunpcklbw zmm31, zmm27, zmm10                                   ;   156.5 p5     192 dst
        vpunpckhbw zmm10, zmm27, zmm10                                   ;   157.5 p5     192 dst
        vpunpcklbw zmm27, zmm29, zmm23                                   ;   158.5 p5     192 dst
        vpunpckhbw zmm23, zmm29, zmm23                                   ;   159.5 p5     192 dst
        vpsrlq zmm29, zmm18, 1                                           ;   133.7 p0     192 dst
        vmovdqu64 [rbp + 1088], zmm23                                    ;   160.5 p7+p4  192 dst spill
        vpsrlq zmm23, zmm9, 1                                            ;   134.7 p0     192 dst
        vmovdqu64 [rbp + 1152], zmm27                                    ;   159.5 p8+p9  192 dst spill
        vpsllq zmm27, zmm20, 1                                           ;   139.5 p0     192 dst
        vpternlogd zmm30, zmm20, [rel aes_to_slices.T0_constants512], 0xe4 ;   139.5 p0+p2  192 dst
        vmovdqu64 zmm20, [rel aes_to_slices.T0_constants512]             ;    90.2 p3     192 dst reload
        vpternlogd zmm27, zmm28, zmm20, 0xd8                             ;   140.5 p0     192 dst
        vpternlogd zmm14, zmm4, zmm20, 0xe4                              ;   140.5 p0     192 dst
        vpsllq zmm4, zmm4, 1                                             ;   140.5 p0     192 dst
        vpternlogd zmm4, zmm12, zmm20, 0xd8                              ;   141.5 p0     192 dst
        vpternlogd zmm29, zmm25, zmm20, 0xe4                             ;   141.7 p0     192 dst
        vpsllq zmm12, zmm25, 1                                           ;   142.7 p0     192 dst
        vpternlogd zmm12, zmm18, zmm20, 0xd8                             ;   143.7 p0     192 dst
        vmovdqu64 zmm18, [rbp + 896]                                     ;   138.5 p2     192 dst reload
        vpsrlq zmm25, zmm18, 1                                           ;   144.7 p0     192 dst
        vpternlogd zmm23, zmm19, zmm20, 0xe4                             ;   145.7 p0     192 dst
        vpsllq zmm19, zmm19, 1                                           ;   146.7 p0     192 dst
        vpternlogd zmm19, zmm9, zmm20, 0xd8                              ;   147.7 p0     192 dst
        vpternlogd zmm25, zmm2, zmm20, 0xe4                              ;   148.7 p0     192 dst
        vpsllq zmm2, zmm2, 1                                             ;   149.7 p0     192 dst
        vpternlogd zmm2, zmm18, zmm20, 0xd8                              ;   150.7 p0     192 dst
        vmovdqu64 zmm9, [r8 + 384]                                       ;    91.2 p3     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 384], 0xd8                          ;   160.5 p5+p2  192 dst
        vpsrlq zmm18, zmm26, 1                                           ;   151.7 p0     192 dst
        vpsrlq zmm28, zmm3, 1                                            ;   152.7 p0     192 dst
        vpternlogd zmm18, zmm22, zmm20, 0xe4                             ;   153.7 p0     192 dst
        vpsllq zmm22, zmm22, 1                                           ;   154.7 p0     192 dst
        vpternlogd zmm22, zmm26, zmm20, 0xd8                             ;   155.7 p0     192 dst
        vpsrlq zmm26, zmm16, 1                                           ;   156.7 p0     192 dst
        vpternlogd zmm28, zmm21, zmm20, 0xe4                             ;   157.7 p0     192 dst
        vpsllq zmm21, zmm21, 1                                           ;   158.7 p0     192 dst
        vpternlogd zmm21, zmm3, zmm20, 0xd8                              ;   159.7 p0     192 dst
        vmovdqu64 zmm3, [r8 + 448]                                       ;    92.2 p3     192 dst reload
        vshufi32x4 zmm3, zmm3, [r8 + 448], 0xd8                          ;   161.5 p5+p2  192 dst
        vpternlogd zmm26, zmm0, zmm20, 0xe4                              ;   160.7 p0     192 dst
        vpsllq zmm0, zmm0, 1                                             ;   161.7 p0     192 dst
        vpternlogd zmm0, zmm16, zmm20, 0xd8                              ;   162.7 p5     192 dst
        vmovdqu64 zmm16, [r8 + 1408]                                     ;    93.2 p3     192 dst reload
        vshufi32x4 zmm16, zmm16, [r8 + 1408], 0xd8                       ;   163.5 p5+p2  192 dst
        vmovdqu64 [rbp + 896], zmm10                                     ;   158.5 p7+p4  192 dst spill
        vmovdqu64 zmm10, [r8 + 1472]                                     ;    94.2 p3     192 dst reload
        vshufi32x4 zmm10, zmm10, [r8 + 1472], 0xd8                       ;   164.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1216], zmm31                                    ;   157.5 p8+p9  192 dst spill
        vmovdqu64 zmm31, [r8 + 2432]                                     ;    95.2 p3     192 dst reload
        vshufi32x4 zmm31, zmm31, [r8 + 2432], 0xd8                       ;   165.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1280], zmm1                                     ;   156.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 2496]                                      ;    96.2 p3     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 2496], 0xd8                         ;   166.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1344], zmm24                                    ;   155.5 p8+p9  192 dst spill
        vmovdqu64 zmm24, [r8 + 3456]                                     ;    97.2 p3     192 dst reload
        vshufi32x4 zmm24, zmm24, [r8 + 3456], 0xd8                       ;   167.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1408], zmm17                                    ;   154.5 p7+p4  192 dst spill
        vpsrlq zmm17, zmm27, 2                                           ;   162.7 p0     192 dst
        vmovdqu64 [rbp + 1472], zmm15                                    ;   153.5 p8+p9  192 dst spill
        vmovdqu64 zmm15, [r8 + 3520]                                     ;    98.2 p3     192 dst reload
        vshufi32x4 zmm15, zmm15, [r8 + 3520], 0xd8                       ;   168.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1536], zmm5                                     ;   152.5 p7+p4  192 dst spill
        vmovdqu64 zmm5, [r8 + 4480]                                      ;    99.2 p3     192 dst reload
        vshufi32x4 zmm5, zmm5, [r8 + 4480], 0xd8                         ;   169.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1600], zmm8                                     ;   151.5 p8+p9  192 dst spill
        vpsrlq zmm8, zmm4, 2                                             ;   163.7 p0     192 dst
        vmovdqu64 [rbp + 1664], zmm13                                    ;   149.5 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 4544]                                     ;   100.2 p3     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 4544], 0xd8                       ;   170.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1728], zmm7                                     ;   147.5 p8+p9  192 dst spill
        vpsrlq zmm7, zmm30, 2                                            ;   164.7 p0     192 dst
        vmovdqu64 [rbp + 1792], zmm6                                     ;   146.5 p7+p4  192 dst spill
        vmovdqu64 zmm6, [r8 + 5504]                                      ;   101.2 p3     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 5504], 0xd8                         ;   171.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1856], zmm11                                    ;   145.5 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 5568]                                     ;   102.2 p3     192 dst reload
        vshufi32x4 zmm11, zmm11, [r8 + 5568], 0xd8                       ;   172.5 p5+p2  192 dst
        vmovdqu64 zmm20, [r8 + 6528]                                     ;   103.2 p3     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 6528], 0xd8                       ;   173.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1920], zmm15                                    ;   171.5 p7+p4  192 dst spill
        vpsrlq zmm15, zmm14, 2                                           ;   165.7 p0     192 dst
        vmovdqu64 [rbp + 1984], zmm24                                    ;   170.5 p8+p9  192 dst spill
        vpsrlq zmm24, zmm12, 2                                           ;   166.7 p0     192 dst
        vmovdqu64 [rbp + 2048], zmm1                                     ;   169.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 6592]                                      ;   104.2 p3     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 6592], 0xd8                         ;   174.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2112], zmm1                                     ;   177.5 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 7552]                                      ;   105.2 p3     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 7552], 0xd8                         ;   175.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2176], zmm1                                     ;   178.5 p7+p4  192 dst spill
        vpsrlq zmm1, zmm29, 2                                            ;   167.7 p0     192 dst
        vmovdqu64 [rbp + 2240], zmm31                                    ;   168.5 p8+p9  192 dst spill
        vmovdqu64 zmm31, [r8 + 7616]                                     ;   106.2 p3     192 dst reload
        vshufi32x4 zmm31, zmm31, [r8 + 7616], 0xd8                       ;   176.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2304], zmm31                                    ;   179.5 p7+p4  192 dst spill
        vpsrlq zmm31, zmm19, 2                                           ;   168.7 p0     192 dst
        vmovdqu64 [rbp + 2368], zmm20                                    ;   176.5 p8+p9  192 dst spill
        vpsrlq zmm20, zmm23, 2                                           ;   169.7 p0     192 dst
        vmovdqu64 [rbp + 2432], zmm10                                    ;   167.5 p7+p4  192 dst spill
        vpsllq zmm10, zmm2, 2                                            ;   170.7 p0     192 dst
        vmovdqu64 [rbp + 2496], zmm11                                    ;   175.5 p8+p9  192 dst spill
        vpsllq zmm11, zmm22, 2                                           ;   171.7 p0     192 dst
        vpternlogd zmm17, zmm22, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   172.7 p0+p3  192 dst
        vpsllq zmm22, zmm25, 2                                           ;   173.7 p0     192 dst
        vmovdqu64 [rbp + 2560], zmm16                                    ;   166.5 p7+p4  192 dst spill
        vpsllq zmm16, zmm18, 2                                           ;   174.7 p0     192 dst
        vpternlogd zmm7, zmm18, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   175.7 p0+p2  192 dst
        vpsllq zmm18, zmm21, 2                                           ;   176.7 p0     192 dst
        vpternlogd zmm8, zmm21, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   177.5 p5+p3  192 dst
        vmovdqu64 zmm21, [rel aes_to_slices.T0_constants512 + 64]        ;   109.0 p2     192 dst reload
        vpternlogd zmm11, zmm27, zmm21, 0xd8                             ;   177.7 p0     192 dst
        vpternlogd zmm31, zmm2, zmm21, 0xe4                              ;   178.5 p5     192 dst
        vpternlogd zmm10, zmm19, zmm21, 0xd8                             ;   178.7 p0     192 dst
        vpternlogd zmm24, zmm0, zmm21, 0xe4                              ;   179.5 p5     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   179.7 p0     192 dst
        vpsllq zmm2, zmm28, 2                                            ;   180.7 p0     192 dst
        vpternlogd zmm15, zmm28, zmm21, 0xe4                             ;   180.5 p5     192 dst
        vpternlogd zmm20, zmm25, zmm21, 0xe4                             ;   181.5 p5     192 dst
        vpternlogd zmm18, zmm4, zmm21, 0xd8                              ;   181.7 p0     192 dst
        vmovdqu64 zmm4, [rbp + 2560]                                     ;   166.5 p3     192 dst reload
        vpsrlq zmm19, zmm4, 1                                            ;   182.7 p0     192 dst
        vpsllq zmm25, zmm26, 2                                           ;   183.7 p0     192 dst
        vpternlogd zmm1, zmm26, zmm21, 0xe4                              ;   182.5 p5     192 dst
        vpternlogd zmm16, zmm30, zmm21, 0xd8                             ;   183.5 p5     192 dst
        vpternlogd zmm22, zmm23, zmm21, 0xd8                             ;   184.5 p5     192 dst
        vpternlogd zmm0, zmm12, zmm21, 0xd8                              ;   184.7 p0     192 dst
        vmovdqu64 zmm12, [rbp + 2496]                                    ;   175.5 p2     192 dst reload
        vpsllq zmm23, zmm12, 1                                           ;   185.7 p0     192 dst
        vmovdqu64 zmm26, [rbp + 2432]                                    ;   167.5 p3     192 dst reload
        vpsrlq zmm27, zmm26, 1                                           ;   186.7 p0     192 dst
        vpternlogd zmm2, zmm14, zmm21, 0xd8                              ;   185.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 2368]                                    ;   176.5 p2     192 dst reload
        vpsllq zmm28, zmm14, 1                                           ;   187.7 p0     192 dst
        vpternlogd zmm25, zmm29, zmm21, 0xd8                             ;   186.5 p5     192 dst
        vmovdqu64 zmm29, [rbp + 2240]                                    ;   168.5 p3     192 dst reload
        vpsrlq zmm30, zmm29, 1                                           ;   188.7 p0     192 dst
        vpsrlq zmm21, zmm17, 4                                           ;   189.7 p0     192 dst
        vpsrlq zmm14, zmm11, 4                                           ;   190.7 p0     192 dst
        vpsrlq zmm29, zmm9, 1                                            ;   191.7 p0     192 dst
        vpsllq zmm12, zmm10, 4                                           ;   192.7 p0     192 dst
        vpsrlq zmm26, zmm3, 1                                            ;   193.7 p0     192 dst
        vpsrlq zmm4, zmm8, 4                                             ;   194.7 p0     192 dst
        vmovdqu64 [rbp + 2624], zmm30                                    ;   189.7 p8+p9  192 dst spill
        vpsllq zmm30, zmm24, 4                                           ;   195.7 p0     192 dst
        vmovdqu64 [rbp + 2688], zmm28                                    ;   188.7 p7+p4  192 dst spill
        vpsllq zmm28, zmm31, 4                                           ;   196.7 p0     192 dst
        vmovdqu64 [rbp + 2752], zmm27                                    ;   187.7 p8+p9  192 dst spill
        vpsrlq zmm27, zmm7, 4                                            ;   197.7 p0     192 dst
        vpternlogd zmm21, zmm24, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   190.7 p5+p2  192 dst
        vpsrlq zmm24, zmm18, 4                                           ;   198.7 p0     192 dst
        vpternlogd zmm12, zmm18, [rel aes_to_slices.T0_constants512 + 128], 0xd8 ;   193.7 p5+p3  192 dst
        vpsllq zmm18, zmm0, 4                                            ;   199.7 p0     192 dst
        vpternlogd zmm14, zmm0, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   191.7 p5+p2  192 dst
        vpsllq zmm0, zmm5, 1                                             ;   200.7 p0     192 dst
        vmovdqu64 [rbp + 2816], zmm23                                    ;   186.7 p7+p4  192 dst spill
        vpsrlq zmm23, zmm15, 4                                           ;   201.7 p0     192 dst
        vmovdqu64 [rbp + 2880], zmm19                                    ;   183.7 p8+p9  192 dst spill
        vpsrlq zmm19, zmm16, 4                                           ;   202.7 p0     192 dst
        vpternlogd zmm30, zmm17, [rel aes_to_slices.T0_constants512 + 128], 0xd8 ;   196.7 p5+p3  192 dst
        vpsllq zmm17, zmm20, 4                                           ;   203.7 p0     192 dst
        vmovdqu64 [rbp + 2944], zmm6                                     ;   174.5 p7+p4  192 dst spill
        vpsllq zmm6, zmm1, 4                                             ;   204.7 p0     192 dst
        vpternlogd zmm4, zmm31, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   195.7 p5+p2  192 dst
        vpsllq zmm31, zmm13, 1                                           ;   205.7 p0     192 dst
        vmovdqu64 [rbp + 3008], zmm26                                    ;   194.7 p8+p9  192 dst spill
        vpsllq zmm26, zmm22, 4                                           ;   206.7 p0     192 dst
        vpternlogd zmm18, zmm11, [rel aes_to_slices.T0_constants512 + 128], 0xd8 ;   200.7 p5+p3  192 dst
        vmovdqu64 zmm11, [rel aes_to_slices.T0_constants512 + 128]       ;   115.0 p2     192 dst reload
        vpternlogd zmm28, zmm8, zmm11, 0xd8                              ;   197.7 p5     192 dst
        vpternlogd zmm24, zmm10, zmm11, 0xe4                             ;   199.7 p5     192 dst
        vmovdqu64 zmm8, [rbp + 2944]                                     ;   174.5 p3     192 dst reload
        vpsllq zmm10, zmm8, 1                                            ;   207.7 p0     192 dst
        vpternlogd zmm27, zmm1, zmm11, 0xe4                              ;   198.7 p5     192 dst
        vpternlogd zmm23, zmm20, zmm11, 0xe4                             ;   202.7 p5     192 dst
        vmovdqu64 zmm1, [rbp + 2112]                                     ;   177.5 p2     192 dst reload
        vpsllq zmm20, zmm1, 1                                            ;   208.7 p0     192 dst
        vpternlogd zmm6, zmm7, zmm11, 0xd8                               ;   205.7 p5     192 dst
        vpternlogd zmm17, zmm15, zmm11, 0xd8                             ;   204.7 p5     192 dst
        vmovdqu64 zmm7, [rbp + 2048]                                     ;   169.5 p3     192 dst reload
        vpsrlq zmm15, zmm7, 1                                            ;   209.7 p0     192 dst
        vpternlogd zmm19, zmm25, zmm11, 0xe4                             ;   203.7 p5     192 dst
        vpsllq zmm25, zmm25, 4                                           ;   210.7 p0     192 dst
        vpternlogd zmm25, zmm16, zmm11, 0xd8                             ;   211.7 p5     192 dst
        vpsrlq zmm16, zmm2, 4                                            ;   211.7 p0     192 dst
        vpternlogd zmm26, zmm2, zmm11, 0xd8                              ;   207.7 p5     192 dst
        vpternlogd zmm16, zmm22, zmm11, 0xe4                             ;   212.7 p5     192 dst
        vmovdqu64 zmm2, [rbp + 2176]                                     ;   178.5 p2     192 dst reload
        vpsllq zmm22, zmm2, 1                                            ;   212.7 p0     192 dst
        vpternlogd zmm29, zmm5, [rel aes_to_slices.T0_constants512], 0xe4 ;   203.5 p5+p3  192 dst
        vpunpcklbw zmm5, zmm21, zmm4                                     ;   204.5 p5     192 dst
        vpunpckhbw zmm4, zmm21, zmm4                                     ;   205.5 p5     192 dst
        vmovdqu64 zmm21, [rel aes_to_slices.T0_constants512]             ;   118.0 p2     192 dst reload
        vpternlogd zmm0, zmm9, zmm21, 0xd8                               ;   206.5 p5     192 dst
        vpternlogd zmm13, zmm21, [rbp + 3008], 0xb8                      ;   207.5 p5+p3  192 dst
        vpternlogd zmm31, zmm3, zmm21, 0xd8                              ;   208.5 p5     192 dst
        vmovdqu64 zmm3, [rbp + 1984]                                     ;   170.5 p2     192 dst reload
        vpsrlq zmm9, zmm3, 1                                             ;   213.7 p0     192 dst
        vpternlogd zmm20, zmm7, zmm21, 0xd8                              ;   209.7 p5     192 dst
        vpternlogd zmm8, zmm21, [rbp + 2880], 0xb8                       ;   210.5 p5+p3  192 dst
        vpternlogd zmm15, zmm1, zmm21, 0xe4                              ;   211.5 p5     192 dst
        vmovdqu64 zmm1, [rbp + 2304]                                     ;   179.5 p2     192 dst reload
        vpsllq zmm7, zmm1, 1                                             ;   214.7 p0     192 dst
        vpternlogd zmm22, zmm3, zmm21, 0xd8                              ;   213.7 p5     192 dst
        vpunpcklbw zmm3, zmm30, zmm28                                    ;   213.5 p5     192 dst
        vpunpckhbw zmm28, zmm30, zmm28                                   ;   214.5 p5     192 dst
        vpunpcklbw zmm30, zmm14, zmm24                                   ;   215.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm24                                   ;   216.5 p5     192 dst
        vpunpcklbw zmm24, zmm18, zmm12                                   ;   217.5 p5     192 dst
        vpunpckhbw zmm12, zmm18, zmm12                                   ;   218.5 p5     192 dst
        vpternlogd zmm9, zmm2, zmm21, 0xe4                               ;   215.7 p0     192 dst
        vmovdqu64 zmm2, [rbp + 1920]                                     ;   171.5 p3     192 dst reload
        vpsrlq zmm18, zmm2, 1                                            ;   216.7 p0     192 dst
        vpternlogd zmm7, zmm2, zmm21, 0xd8                               ;   217.7 p0     192 dst
        vpunpcklbw zmm2, zmm27, zmm23                                    ;   219.5 p5     192 dst
        vpunpckhbw zmm23, zmm27, zmm23                                   ;   220.5 p5     192 dst
        vpternlogd zmm18, zmm1, zmm21, 0xe4                              ;   218.7 p0     192 dst
        vpunpcklbw zmm1, zmm6, zmm17                                     ;   221.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm17                                     ;   222.5 p5     192 dst
        vpunpcklbw zmm17, zmm25, zmm26                                   ;   223.5 p5     192 dst
        vpunpckhbw zmm25, zmm25, zmm26                                   ;   224.5 p5     192 dst
        vpunpcklbw zmm26, zmm19, zmm16                                   ;   225.5 p5     192 dst
        vpunpckhbw zmm16, zmm19, zmm16                                   ;   226.5 p5     192 dst
        vpternlogd zmm10, zmm21, [rbp + 2560], 0xb8                      ;   219.7 p0+p2  192 dst
        vpsrlq zmm19, zmm0, 2                                            ;   220.7 p0     192 dst
        vpsrlq zmm27, zmm29, 2                                           ;   221.7 p0     192 dst
        vmovdqu64 [rbp + 2560], zmm23                                    ;   221.5 p7+p4  192 dst spill
        vpsrlq zmm23, zmm31, 2                                           ;   222.7 p0     192 dst
        vmovdqu64 [rbp + 2304], zmm2                                     ;   220.5 p8+p9  192 dst spill
        vpsllq zmm2, zmm20, 2                                            ;   223.7 p0     192 dst
        vmovdqu64 [rbp + 1920], zmm6                                     ;   223.5 p7+p4  192 dst spill
        vpsrlq zmm6, zmm13, 2                                            ;   224.7 p0     192 dst
        vpternlogd zmm23, zmm20, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   225.7 p0+p3  192 dst
        vmovdqu64 zmm20, [rel aes_to_slices.T0_constants512 + 64]        ;   122.0 p2     192 dst reload
        vpternlogd zmm2, zmm31, zmm20, 0xd8                              ;   226.7 p0     192 dst
        vpternlogd zmm6, zmm15, zmm20, 0xe4                              ;   227.5 p5     192 dst
        vpsllq zmm15, zmm15, 2                                           ;   227.7 p0     192 dst
        vpternlogd zmm15, zmm13, zmm20, 0xd8                             ;   228.7 p5     192 dst
        vpsllq zmm13, zmm22, 2                                           ;   228.7 p0     192 dst
        vpternlogd zmm13, zmm10, zmm20, 0xd8                             ;   229.7 p5     192 dst
        vpsrlq zmm10, zmm10, 2                                           ;   229.7 p0     192 dst
        vpternlogd zmm10, zmm22, zmm20, 0xe4                             ;   230.7 p5     192 dst
        vpsrlq zmm22, zmm8, 2                                            ;   230.7 p0     192 dst
        vpsllq zmm31, zmm7, 2                                            ;   231.7 p0     192 dst
        vpternlogd zmm22, zmm9, zmm20, 0xe4                              ;   231.7 p5     192 dst
        vpsllq zmm9, zmm9, 2                                             ;   232.7 p0     192 dst
        vpternlogd zmm9, zmm8, zmm20, 0xd8                               ;   233.7 p5     192 dst
        vpsllq zmm8, zmm18, 2                                            ;   233.7 p0     192 dst
        vmovdqu64 [rbp + 2176], zmm1                                     ;   222.5 p8+p9  192 dst spill
        vpsrlq zmm1, zmm2, 4                                             ;   234.7 p0     192 dst
        vmovdqu64 [rbp + 1984], zmm16                                    ;   227.5 p7+p4  192 dst spill
        vpsrlq zmm16, zmm23, 4                                           ;   235.7 p0     192 dst
        vmovdqu64 [rbp + 2112], zmm26                                    ;   226.5 p8+p9  192 dst spill
        vpsllq zmm26, zmm13, 4                                           ;   236.7 p0     192 dst
        vmovdqu64 [rbp + 2944], zmm25                                    ;   225.5 p7+p4  192 dst spill
        vpsllq zmm25, zmm10, 4                                           ;   237.7 p0     192 dst
        vmovdqu64 [rbp + 2880], zmm17                                    ;   224.5 p8+p9  192 dst spill
        vpsrlq zmm17, zmm15, 4                                           ;   238.7 p0     192 dst
        vmovdqu64 [rbp + 2048], zmm4                                     ;   206.5 p7+p4  192 dst spill
        vpsrlq zmm4, zmm6, 4                                             ;   239.7 p0     192 dst
        vmovdqu64 [rbp + 3008], zmm5                                     ;   205.5 p8+p9  192 dst spill
        vpsllq zmm5, zmm9, 4                                             ;   240.7 p0     192 dst
        vmovdqu64 [rbp + 3072], zmm28                                    ;   215.5 p7+p4  192 dst spill
        vpsllq zmm28, zmm22, 4                                           ;   241.7 p0     192 dst
        vmovdqu64 [rbp + 3136], zmm3                                     ;   214.5 p8+p9  192 dst spill
        vmovdqu64 zmm3, [rbp + 2816]                                     ;   186.7 p3     192 dst
        vpternlogd zmm3, zmm21, [rbp + 2432], 0xb8                       ;   233.5 p5+p2  192 dst
        vpternlogd zmm31, zmm3, zmm20, 0xd8                              ;   234.5 p5     192 dst
        vpsrlq zmm3, zmm3, 2                                             ;   242.7 p0     192 dst
        vpternlogd zmm3, zmm7, zmm20, 0xe4                               ;   243.7 p5     192 dst
        vpternlogd zmm1, zmm31, zmm11, 0xe4                              ;   236.5 p5     192 dst
        vpsllq zmm7, zmm31, 4                                            ;   243.7 p0     192 dst
        vpternlogd zmm7, zmm2, zmm11, 0xd8                               ;   244.7 p5     192 dst
        vpternlogd zmm16, zmm3, zmm11, 0xe4                              ;   244.7 p5     192 dst
        vpsllq zmm2, zmm3, 4                                             ;   244.7 p0     192 dst
        vpternlogd zmm2, zmm23, zmm11, 0xd8                              ;   245.7 p5     192 dst
        vmovdqu64 zmm3, [rbp + 2752]                                     ;   187.7 p3     192 dst
        vpternlogd zmm3, zmm21, [rbp + 2496], 0xe2                       ;   240.5 p5+p2  192 dst
        vmovdqu64 zmm23, [r8 + 512]                                      ;   125.7 p3     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 512], 0xd8                        ;   241.5 p5+p2  192 dst
        vmovdqu64 zmm31, [r8 + 576]                                      ;   126.7 p3     192 dst reload
        vshufi32x4 zmm31, zmm31, [r8 + 576], 0xd8                        ;   242.5 p5+p2  192 dst
        vpternlogd zmm8, zmm3, zmm20, 0xd8                               ;   243.5 p5     192 dst
        vpsrlq zmm3, zmm3, 2                                             ;   245.7 p0     192 dst
        vpternlogd zmm3, zmm18, zmm20, 0xe4                              ;   246.7 p5     192 dst
        vmovdqu64 zmm18, [r8 + 1536]                                     ;   127.7 p3     192 dst reload
        vshufi32x4 zmm18, zmm18, [r8 + 1536], 0xd8                       ;   245.5 p5+p2  192 dst
        vpternlogd zmm17, zmm8, zmm11, 0xe4                              ;   246.5 p5     192 dst
        vpsllq zmm8, zmm8, 4                                             ;   246.7 p0     192 dst
        vpternlogd zmm8, zmm15, zmm11, 0xd8                              ;   247.7 p5     192 dst
        vpternlogd zmm4, zmm3, zmm11, 0xe4                               ;   247.7 p0     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   248.7 p0     192 dst
        vpternlogd zmm3, zmm6, zmm11, 0xd8                               ;   249.7 p5     192 dst
        vmovdqu64 zmm6, [rbp + 2688]                                     ;   188.7 p3     192 dst
        vpternlogd zmm6, zmm21, [rbp + 2240], 0xb8                       ;   249.5 p5+p2  192 dst
        vmovdqu64 zmm15, [r8 + 1600]                                     ;   129.7 p3     192 dst reload
        vshufi32x4 zmm15, zmm15, [r8 + 1600], 0xd8                       ;   250.5 p5+p2  192 dst
        vpternlogd zmm19, zmm6, zmm20, 0xe4                              ;   250.5 p0     192 dst
        vpsllq zmm6, zmm6, 2                                             ;   250.7 p0     192 dst
        vpternlogd zmm6, zmm0, zmm20, 0xd8                               ;   251.7 p5     192 dst
        vpternlogd zmm26, zmm6, zmm11, 0xd8                              ;   252.7 p0     192 dst
        vpsrlq zmm0, zmm6, 4                                             ;   252.7 p0     192 dst
        vpternlogd zmm0, zmm13, zmm11, 0xe4                              ;   253.7 p5     192 dst
        vpternlogd zmm25, zmm19, zmm11, 0xd8                             ;   253.5 p5     192 dst
        vpsrlq zmm6, zmm19, 4                                            ;   253.7 p0     192 dst
        vpternlogd zmm6, zmm10, zmm11, 0xe4                              ;   254.7 p5     192 dst
        vmovdqu64 zmm10, [rbp + 2624]                                    ;   189.7 p3     192 dst
        vpternlogd zmm10, zmm21, [rbp + 2368], 0xe2                      ;   254.7 p0+p2  192 dst
        vmovdqu64 zmm13, [r8 + 2560]                                     ;   131.7 p3     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 2560], 0xd8                       ;   255.5 p5+p2  192 dst
        vmovdqu64 zmm19, [r8 + 2624]                                     ;   132.7 p3     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 2624], 0xd8                       ;   256.5 p5+p2  192 dst
        vpternlogd zmm27, zmm10, zmm20, 0xe4                             ;   255.7 p0     192 dst
        vpsllq zmm10, zmm10, 2                                           ;   256.7 p0     192 dst
        vpternlogd zmm10, zmm29, zmm20, 0xd8                             ;   257.7 p5     192 dst
        vmovdqu64 zmm29, [r8 + 3584]                                     ;   133.7 p3     192 dst reload
        vshufi32x4 zmm29, zmm29, [r8 + 3584], 0xd8                       ;   258.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2368], zmm14                                    ;   217.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [r8 + 3648]                                     ;   134.7 p3     192 dst reload
        vshufi32x4 zmm14, zmm14, [r8 + 3648], 0xd8                       ;   259.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2624], zmm30                                    ;   216.5 p8+p9  192 dst spill
        vmovdqu64 zmm30, [r8 + 4608]                                     ;   135.7 p3     192 dst reload
        vshufi32x4 zmm30, zmm30, [r8 + 4608], 0xd8                       ;   260.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2240], zmm12                                    ;   219.5 p7+p4  192 dst spill
        vmovdqu64 zmm12, [r8 + 4672]                                     ;   136.7 p3     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 4672], 0xd8                       ;   261.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2688], zmm24                                    ;   218.5 p8+p9  192 dst spill
        vmovdqu64 zmm24, [r8 + 5632]                                     ;   137.7 p3     192 dst reload
        vshufi32x4 zmm24, zmm24, [r8 + 5632], 0xd8                       ;   262.5 p5+p2  192 dst
        vmovdqu64 zmm20, [r8 + 5696]                                     ;   138.7 p3     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 5696], 0xd8                       ;   263.5 p5+p2  192 dst
        vmovdqu64 zmm21, [r8 + 6656]                                     ;   139.7 p3     192 dst reload
        vshufi32x4 zmm21, zmm21, [r8 + 6656], 0xd8                       ;   264.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2496], zmm14                                    ;   262.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [r8 + 6720]                                     ;   140.7 p3     192 dst reload
        vshufi32x4 zmm14, zmm14, [r8 + 6720], 0xd8                       ;   265.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2752], zmm29                                    ;   261.5 p8+p9  192 dst spill
        vmovdqu64 zmm29, [r8 + 7680]                                     ;   141.7 p3     192 dst reload
        vshufi32x4 zmm29, zmm29, [r8 + 7680], 0xd8                       ;   266.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2432], zmm29                                    ;   269.5 p7+p4  192 dst spill
        vmovdqu64 zmm29, [r8 + 7744]                                     ;   142.7 p3     192 dst reload
        vshufi32x4 zmm29, zmm29, [r8 + 7744], 0xd8                       ;   267.5 p5+p2  192 dst
        vpternlogd zmm5, zmm10, zmm11, 0xd8                              ;   258.7 p0     192 dst
        vpsrlq zmm10, zmm10, 4                                           ;   258.7 p0     192 dst
        vpternlogd zmm10, zmm9, zmm11, 0xe4                              ;   259.7 p0     192 dst
        vpternlogd zmm28, zmm27, zmm11, 0xd8                             ;   260.7 p0     192 dst
        vpsrlq zmm9, zmm27, 4                                            ;   261.7 p0     192 dst
        vpternlogd zmm9, zmm22, zmm11, 0xe4                              ;   262.7 p0     192 dst
        vmovdqu64 zmm22, [rbp + 2432]                                    ;   269.5 p3     192 dst reload
        vpsllq zmm27, zmm22, 1                                           ;   275.5 p0     192 dst
        vpsrlq zmm11, zmm23, 1                                           ;   264.7 p0     192 dst
        vpunpcklbw zmm22, zmm26, zmm7                                    ;   268.5 p5     192 dst
        vpunpckhbw zmm7, zmm26, zmm7                                     ;   269.5 p5     192 dst
        vpsrlq zmm26, zmm31, 1                                           ;   265.7 p0     192 dst
        vmovdqu64 [rbp + 2816], zmm7                                     ;   270.5 p8+p9  192 dst spill
        vpunpcklbw zmm7, zmm0, zmm1                                      ;   270.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm1                                      ;   271.5 p5     192 dst
        vpunpcklbw zmm1, zmm25, zmm2                                     ;   272.5 p5     192 dst
        vpunpckhbw zmm2, zmm25, zmm2                                     ;   273.5 p5     192 dst
        vpunpcklbw zmm25, zmm6, zmm16                                    ;   274.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   275.5 p5     192 dst
        vpsrlq zmm16, zmm18, 1                                           ;   266.7 p0     192 dst
        vmovdqu64 [rbp + 3200], zmm6                                     ;   276.5 p7+p4  192 dst spill
        vpunpcklbw zmm6, zmm5, zmm8                                      ;   276.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm8                                      ;   277.5 p5     192 dst
        vpunpcklbw zmm8, zmm10, zmm17                                    ;   278.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm17                                   ;   279.5 p5     192 dst
        vmovdqu64 zmm17, [rbp + 2752]                                    ;   261.5 p2     192 dst reload
        vmovdqu64 [rbp + 3264], zmm10                                    ;   280.5 p8+p9  192 dst spill
        vpsrlq zmm10, zmm17, 1                                           ;   267.7 p0     192 dst
        vmovdqu64 [rbp + 3328], zmm8                                     ;   279.5 p7+p4  192 dst spill
        vpsrlq zmm8, zmm15, 1                                            ;   268.7 p0     192 dst
        vmovdqu64 [rbp + 3392], zmm5                                     ;   278.5 p8+p9  192 dst spill
        vpunpcklbw zmm5, zmm28, zmm3                                     ;   280.5 p5     192 dst
        vpunpckhbw zmm3, zmm28, zmm3                                     ;   281.5 p5     192 dst
        vmovdqu64 zmm28, [rbp + 2496]                                    ;   262.5 p3     192 dst reload
        vmovdqu64 [rbp + 3456], zmm3                                     ;   282.5 p7+p4  192 dst spill
        vpsrlq zmm3, zmm28, 1                                            ;   269.7 p0     192 dst
        vmovdqu64 [rbp + 3520], zmm5                                     ;   281.5 p8+p9  192 dst spill
        vpunpcklbw zmm5, zmm9, zmm4                                      ;   282.5 p5     192 dst
        vpunpckhbw zmm4, zmm9, zmm4                                      ;   283.5 p5     192 dst
        vpsrlq zmm9, zmm13, 1                                            ;   270.7 p0     192 dst
        vmovdqu64 [rbp + 3584], zmm4                                     ;   284.5 p7+p4  192 dst spill
        vpsllq zmm4, zmm30, 1                                            ;   271.7 p0     192 dst
        vpternlogd zmm11, zmm30, [rel aes_to_slices.T0_constants512], 0xe4 ;   272.7 p0+p2  192 dst
        vmovdqu64 zmm30, [rel aes_to_slices.T0_constants512]             ;   145.7 p3     192 dst reload
        vpternlogd zmm4, zmm23, zmm30, 0xd8                              ;   273.7 p0     192 dst
        vpternlogd zmm26, zmm12, zmm30, 0xe4                             ;   274.7 p0     192 dst
        vpsllq zmm12, zmm12, 1                                           ;   275.7 p0     192 dst
        vpternlogd zmm12, zmm31, zmm30, 0xd8                             ;   276.7 p0     192 dst
        vpternlogd zmm16, zmm24, zmm30, 0xe4                             ;   277.7 p0     192 dst
        vpsllq zmm23, zmm24, 1                                           ;   278.7 p0     192 dst
        vpternlogd zmm23, zmm18, zmm30, 0xd8                             ;   279.7 p0     192 dst
        vpsrlq zmm18, zmm19, 1                                           ;   280.7 p0     192 dst
        vpternlogd zmm27, zmm17, zmm30, 0xd8                             ;   281.7 p0     192 dst
        vpternlogd zmm8, zmm20, zmm30, 0xe4                              ;   282.7 p0     192 dst
        vpsllq zmm17, zmm20, 1                                           ;   283.7 p0     192 dst
        vpternlogd zmm9, zmm21, zmm30, 0xe4                              ;   284.5 p5     192 dst
        vpsllq zmm20, zmm21, 1                                           ;   284.7 p0     192 dst
        vpternlogd zmm3, zmm29, zmm30, 0xe4                              ;   285.5 p5     192 dst
        vpsllq zmm21, zmm29, 1                                           ;   285.7 p0     192 dst
        vpsllq zmm24, zmm14, 1                                           ;   286.7 p0     192 dst
        vpternlogd zmm18, zmm14, zmm30, 0xe4                             ;   286.5 p5     192 dst
        vpternlogd zmm17, zmm15, zmm30, 0xd8                             ;   287.5 p5     192 dst
        vmovdqu64 zmm14, [r8 + 640]                                      ;   146.7 p2     192 dst reload
        vshufi32x4 zmm14, zmm14, [r8 + 640], 0xd8                        ;   288.5 p5+p3  192 dst
        vmovdqu64 zmm15, [r8 + 704]                                      ;   147.7 p2     192 dst reload
        vshufi32x4 zmm15, zmm15, [r8 + 704], 0xd8                        ;   289.5 p5+p3  192 dst
        vmovdqu64 zmm29, [r8 + 1664]                                     ;   148.7 p2     192 dst reload
        vshufi32x4 zmm29, zmm29, [r8 + 1664], 0xd8                       ;   290.5 p5+p3  192 dst
        vpternlogd zmm20, zmm13, zmm30, 0xd8                             ;   287.7 p0     192 dst
        vmovdqu64 zmm13, [r8 + 1728]                                     ;   149.7 p2     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 1728], 0xd8                       ;   291.5 p5+p3  192 dst
        vmovdqu64 zmm31, [r8 + 2688]                                     ;   150.7 p2     192 dst reload
        vshufi32x4 zmm31, zmm31, [r8 + 2688], 0xd8                       ;   292.5 p5+p3  192 dst
        vpternlogd zmm24, zmm19, zmm30, 0xd8                             ;   288.7 p0     192 dst
        vmovdqu64 zmm19, [r8 + 2752]                                     ;   151.7 p2     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 2752], 0xd8                       ;   293.5 p5+p3  192 dst
        vpternlogd zmm21, zmm28, zmm30, 0xd8                             ;   289.7 p0     192 dst
        vmovdqu64 zmm28, [r8 + 3712]                                     ;   152.7 p2     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 3712], 0xd8                       ;   294.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2496], zmm5                                     ;   283.5 p8+p9  192 dst spill
        vmovdqu64 zmm5, [r8 + 3776]                                      ;   153.7 p2     192 dst reload
        vshufi32x4 zmm5, zmm5, [r8 + 3776], 0xd8                         ;   295.5 p5+p3  192 dst
        vmovdqu64 [rbp + 2752], zmm6                                     ;   277.5 p7+p4  192 dst spill
        vmovdqu64 zmm6, [r8 + 4736]                                      ;   154.7 p2     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 4736], 0xd8                         ;   296.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3648], zmm25                                    ;   275.5 p8+p9  192 dst spill
        vmovdqu64 zmm25, [r8 + 4800]                                     ;   155.7 p2     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 4800], 0xd8                       ;   297.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3712], zmm2                                     ;   274.5 p7+p4  192 dst spill
        vmovdqu64 zmm2, [r8 + 5760]                                      ;   156.7 p2     192 dst reload
        vshufi32x4 zmm2, zmm2, [r8 + 5760], 0xd8                         ;   298.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3776], zmm1                                     ;   273.5 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 5824]                                      ;   157.7 p2     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 5824], 0xd8                         ;   299.5 p5+p3  192 dst
        vpternlogd zmm10, zmm30, [rbp + 2432], 0xe2                      ;   290.7 p0+p2  192 dst
        vmovdqu64 [rbp + 2432], zmm0                                     ;   272.5 p7+p4  192 dst spill
        vmovdqu64 zmm0, [r8 + 6784]                                      ;   158.8 p3     192 dst reload
        vshufi32x4 zmm0, zmm0, [r8 + 6784], 0xd8                         ;   300.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3840], zmm7                                     ;   271.5 p8+p9  192 dst spill
        vmovdqu64 zmm7, [r8 + 6848]                                      ;   159.8 p3     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 6848], 0xd8                         ;   301.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3904], zmm22                                    ;   269.5 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 7808]                                     ;   160.8 p3     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 7808], 0xd8                       ;   302.5 p5+p2  192 dst
        vmovdqu64 zmm30, [r8 + 7872]                                     ;   161.8 p3     192 dst reload
        vshufi32x4 zmm30, zmm30, [r8 + 7872], 0xd8                       ;   303.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3968], zmm5                                     ;   298.5 p8+p9  192 dst spill
        vpsrlq zmm5, zmm4, 2                                             ;   291.7 p0     192 dst
        vmovdqu64 [rbp + 4032], zmm30                                    ;   306.5 p7+p4  192 dst spill
        vpsrlq zmm30, zmm11, 2                                           ;   292.7 p0     192 dst
        vmovdqu64 [rbp + 4096], zmm28                                    ;   297.5 p8+p9  192 dst spill
        vpsrlq zmm28, zmm12, 2                                           ;   293.7 p0     192 dst
        vmovdqu64 [rbp + 4160], zmm22                                    ;   305.5 p7+p4  192 dst spill
        vpsrlq zmm22, zmm26, 2                                           ;   294.7 p0     192 dst
        vmovdqu64 [rbp + 4224], zmm19                                    ;   296.5 p8+p9  192 dst spill
        vpsrlq zmm19, zmm23, 2                                           ;   295.7 p0     192 dst
        vmovdqu64 [rbp + 4288], zmm7                                     ;   304.5 p7+p4  192 dst spill
        vpsllq zmm7, zmm27, 2                                            ;   296.7 p0     192 dst
        vmovdqu64 [rbp + 4352], zmm31                                    ;   295.5 p8+p9  192 dst spill
        vpsrlq zmm31, zmm16, 2                                           ;   297.7 p0     192 dst
        vmovdqu64 [rbp + 4416], zmm0                                     ;   303.5 p7+p4  192 dst spill
        vpsllq zmm0, zmm20, 2                                            ;   298.7 p0     192 dst
        vpternlogd zmm5, zmm20, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   299.7 p0+p3  192 dst
        vpsllq zmm20, zmm9, 2                                            ;   300.7 p0     192 dst
        vpternlogd zmm30, zmm9, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   301.7 p0+p2  192 dst
        vmovdqu64 zmm9, [rel aes_to_slices.T0_constants512 + 64]         ;   163.8 p3     192 dst reload
        vpternlogd zmm19, zmm27, zmm9, 0xe4                              ;   302.7 p0     192 dst
        vpternlogd zmm0, zmm4, zmm9, 0xd8                                ;   303.7 p0     192 dst
        vpternlogd zmm7, zmm23, zmm9, 0xd8                               ;   304.5 p5     192 dst
        vpternlogd zmm28, zmm24, zmm9, 0xe4                              ;   304.7 p0     192 dst
        vpsllq zmm4, zmm24, 2                                            ;   305.7 p0     192 dst
        vpsrlq zmm23, zmm8, 2                                            ;   306.7 p0     192 dst
        vpternlogd zmm20, zmm11, zmm9, 0xd8                              ;   305.5 p5     192 dst
        vpsrlq zmm11, zmm17, 2                                           ;   307.7 p0     192 dst
        vpternlogd zmm4, zmm12, zmm9, 0xd8                               ;   306.7 p5     192 dst
        vpsllq zmm12, zmm18, 2                                           ;   308.7 p0     192 dst
        vpternlogd zmm22, zmm18, zmm9, 0xe4                              ;   307.5 p5     192 dst
        vpsllq zmm18, zmm3, 2                                            ;   309.7 p0     192 dst
        vpternlogd zmm12, zmm26, zmm9, 0xd8                              ;   309.7 p5     192 dst
        vpsllq zmm24, zmm21, 2                                           ;   310.7 p0     192 dst
        vpternlogd zmm11, zmm21, zmm9, 0xe4                              ;   309.5 p5     192 dst
        vpsllq zmm21, zmm10, 2                                           ;   311.7 p0     192 dst
        vpternlogd zmm31, zmm10, zmm9, 0xe4                              ;   310.5 p5     192 dst
        vpternlogd zmm24, zmm17, zmm9, 0xd8                              ;   311.7 p5     192 dst
        vmovdqu64 zmm10, [rbp + 4416]                                    ;   303.5 p2     192 dst reload
        vpsllq zmm17, zmm10, 1                                           ;   312.7 p0     192 dst
        vmovdqu64 zmm26, [rbp + 4352]                                    ;   295.5 p3     192 dst reload
        vpsrlq zmm27, zmm26, 1                                           ;   313.7 p0     192 dst
        vpternlogd zmm23, zmm3, zmm9, 0xe4                               ;   312.5 p5     192 dst
        vpternlogd zmm18, zmm8, zmm9, 0xd8                               ;   313.5 p5     192 dst
        vmovdqu64 zmm3, [rbp + 4288]                                     ;   304.5 p2     192 dst reload
        vpsllq zmm8, zmm3, 1                                             ;   314.7 p0     192 dst
        vpternlogd zmm21, zmm16, zmm9, 0xd8                              ;   314.5 p5     192 dst
        vmovdqu64 zmm16, [rbp + 4224]                                    ;   296.5 p3     192 dst reload
        vpsrlq zmm9, zmm16, 1                                            ;   315.7 p0     192 dst
        vmovdqu64 zmm3, [rbp + 4160]                                     ;   305.5 p2     192 dst reload
        vpsllq zmm16, zmm3, 1                                            ;   316.7 p0     192 dst
        vmovdqu64 zmm3, [rbp + 4096]                                     ;   297.5 p3     192 dst reload
        vpsrlq zmm10, zmm3, 1                                            ;   317.7 p0     192 dst
        vmovdqu64 zmm3, [rbp + 4032]                                     ;   306.5 p2     192 dst reload
        vpsllq zmm26, zmm3, 1                                            ;   318.7 p0     192 dst
        vmovdqu64 zmm3, [rbp + 3968]                                     ;   298.5 p3     192 dst reload
        vmovdqu64 [rbp + 4480], zmm26                                    ;   319.7 p8+p9  192 dst spill
        vpsrlq zmm26, zmm3, 1                                            ;   319.7 p0     192 dst
        vpsrlq zmm3, zmm5, 4                                             ;   320.7 p0     192 dst
        vmovdqu64 [rbp + 4544], zmm26                                    ;   320.7 p7+p4  192 dst spill
        vpsrlq zmm26, zmm0, 4                                            ;   321.7 p0     192 dst
        vmovdqu64 [rbp + 4608], zmm10                                    ;   318.7 p8+p9  192 dst spill
        vpsllq zmm10, zmm7, 4                                            ;   322.7 p0     192 dst
        vmovdqu64 [rbp + 4672], zmm16                                    ;   317.7 p7+p4  192 dst spill
        vpsllq zmm16, zmm19, 4                                           ;   323.7 p0     192 dst
        vmovdqu64 [rbp + 4736], zmm9                                     ;   316.7 p8+p9  192 dst spill
        vpsrlq zmm9, zmm14, 1                                            ;   324.7 p0     192 dst
        vmovdqu64 [rbp + 4800], zmm8                                     ;   315.7 p7+p4  192 dst spill
        vpsrlq zmm8, zmm28, 4                                            ;   325.7 p0     192 dst
        vmovdqu64 [rbp + 4864], zmm27                                    ;   314.7 p8+p9  192 dst spill
        vpsrlq zmm27, zmm4, 4                                            ;   326.7 p0     192 dst
        vmovdqu64 [rbp + 4928], zmm17                                    ;   313.7 p7+p4  192 dst spill
        vpsrlq zmm17, zmm30, 4                                           ;   327.7 p0     192 dst
        vmovdqu64 [rbp + 4992], zmm13                                    ;   294.5 p8+p9  192 dst spill
        vpsrlq zmm13, zmm15, 1                                           ;   328.7 p0     192 dst
        vmovdqu64 [rbp + 5056], zmm1                                     ;   302.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 4992]                                     ;   294.5 p2     192 dst reload
        vmovdqu64 [rbp + 5120], zmm29                                    ;   293.5 p8+p9  192 dst spill
        vpsrlq zmm29, zmm1, 1                                            ;   329.7 p0     192 dst
        vmovdqu64 zmm1, [rbp + 5120]                                     ;   293.5 p3     192 dst reload
        vmovdqu64 [rbp + 5184], zmm29                                    ;   330.7 p7+p4  192 dst spill
        vpsrlq zmm29, zmm1, 1                                            ;   330.7 p0     192 dst
        vmovdqu64 zmm1, [rbp + 5056]                                     ;   302.5 p2     192 dst reload
        vmovdqu64 [rbp + 5248], zmm29                                    ;   331.7 p8+p9  192 dst spill
        vpsllq zmm29, zmm1, 1                                            ;   331.7 p0     192 dst
        vpsrlq zmm1, zmm20, 4                                            ;   332.7 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm29                                    ;   332.7 p7+p4  192 dst spill
        vpsllq zmm29, zmm11, 4                                           ;   333.7 p0     192 dst
        vpternlogd zmm26, zmm7, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   322.7 p5+p3  192 dst
        vpsllq zmm7, zmm24, 4                                            ;   334.7 p0     192 dst
        vpternlogd zmm10, zmm0, [rel aes_to_slices.T0_constants512 + 128], 0xd8 ;   323.7 p5+p2  192 dst
        vmovdqu64 zmm0, [rel aes_to_slices.T0_constants512 + 128]        ;   170.8 p3     192 dst reload
        vpternlogd zmm3, zmm19, zmm0, 0xe4                               ;   321.7 p5     192 dst
        vpternlogd zmm16, zmm5, zmm0, 0xd8                               ;   324.7 p5     192 dst
        vpternlogd zmm27, zmm24, zmm0, 0xe4                              ;   327.7 p5     192 dst
        vmovdqu64 zmm5, [rel aes_to_slices.T0_constants512]              ;   171.7 p2     192 dst reload
        vmovdqu64 zmm19, [rbp + 4992]                                    ;   294.5 p3     192 dst reload
        vmovdqu64 zmm24, [rbp + 5312]                                    ;   332.7 p2     192 dst
        vpternlogd zmm24, zmm19, zmm5, 0xd8                              ;   338.7 p5     192 dst
        vpternlogd zmm8, zmm11, zmm0, 0xe4                               ;   326.7 p5     192 dst
        vpternlogd zmm7, zmm4, zmm0, 0xd8                                ;   335.7 p5     192 dst
        vmovdqu64 zmm4, [rbp + 5184]                                     ;   330.7 p3     192 dst
        vpternlogd zmm4, zmm5, [rbp + 5056], 0xe2                        ;   336.7 p5+p2  192 dst
        vpternlogd zmm29, zmm28, zmm0, 0xd8                              ;   334.7 p5     192 dst
        vmovdqu64 zmm11, [rbp + 4928]                                    ;   313.7 p3     192 dst
        vpternlogd zmm11, zmm5, [rbp + 4352], 0xb8                       ;   325.5 p5+p2  192 dst
        vpsllq zmm19, zmm6, 1                                            ;   335.7 p0     192 dst
        vpsrlq zmm28, zmm22, 4                                           ;   336.7 p0     192 dst
        vpternlogd zmm9, zmm6, zmm5, 0xe4                                ;   326.5 p5     192 dst
        vpsrlq zmm6, zmm12, 4                                            ;   337.7 p0     192 dst
        vpternlogd zmm17, zmm31, zmm0, 0xe4                              ;   328.7 p5     192 dst
        vpsllq zmm31, zmm31, 4                                           ;   338.7 p0     192 dst
        vpternlogd zmm31, zmm30, zmm0, 0xd8                              ;   339.7 p5     192 dst
        vpsllq zmm30, zmm25, 1                                           ;   339.7 p0     192 dst
        vpternlogd zmm13, zmm25, zmm5, 0xe4                              ;   329.7 p5     192 dst
        vpsllq zmm25, zmm2, 1                                            ;   340.7 p0     192 dst
        vpternlogd zmm1, zmm21, zmm0, 0xe4                               ;   333.7 p5     192 dst
        vpsllq zmm21, zmm21, 4                                           ;   341.7 p0     192 dst
        vpternlogd zmm21, zmm20, zmm0, 0xd8                              ;   342.7 p5     192 dst
        vpsllq zmm20, zmm18, 4                                           ;   342.7 p0     192 dst
        vpternlogd zmm6, zmm18, zmm0, 0xe4                               ;   338.7 p5     192 dst
        vpternlogd zmm2, zmm5, [rbp + 5248], 0xb8                        ;   337.7 p5+p3  192 dst
        vpsllq zmm18, zmm23, 4                                           ;   343.7 p0     192 dst
        vpternlogd zmm28, zmm23, zmm0, 0xe4                              ;   337.7 p5     192 dst
        vpternlogd zmm20, zmm12, zmm0, 0xd8                              ;   343.7 p5     192 dst
        vmovdqu64 zmm12, [rbp + 4864]                                    ;   314.7 p2     192 dst
        vpternlogd zmm12, zmm5, [rbp + 4416], 0xe2                       ;   336.5 p5+p3  192 dst
        vpternlogd zmm18, zmm22, zmm0, 0xd8                              ;   344.7 p5     192 dst
        vmovdqu64 zmm22, [rbp + 4800]                                    ;   315.7 p2     192 dst
        vpternlogd zmm22, zmm5, [rbp + 4224], 0xb8                       ;   338.5 p5+p3  192 dst
        vpternlogd zmm19, zmm14, zmm5, 0xd8                              ;   339.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 4736]                                    ;   316.7 p2     192 dst
        vpternlogd zmm14, zmm5, [rbp + 4288], 0xe2                       ;   340.5 p5+p3  192 dst
        vpternlogd zmm30, zmm15, zmm5, 0xd8                              ;   341.5 p5     192 dst
        vmovdqu64 zmm15, [rbp + 4672]                                    ;   317.7 p2     192 dst
        vpternlogd zmm15, zmm5, [rbp + 4096], 0xb8                       ;   342.5 p5+p3  192 dst
        vpunpcklbw zmm23, zmm3, zmm8                                     ;   343.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm8                                      ;   344.5 p5     192 dst
        vpunpcklbw zmm8, zmm26, zmm27                                    ;   345.5 p5     192 dst
        vpunpckhbw zmm26, zmm26, zmm27                                   ;   346.5 p5     192 dst
        vpunpcklbw zmm27, zmm10, zmm7                                    ;   347.5 p5     192 dst
        vpunpckhbw zmm7, zmm10, zmm7                                     ;   348.5 p5     192 dst
        vpunpcklbw zmm10, zmm16, zmm29                                   ;   349.5 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm29                                   ;   350.5 p5     192 dst
        vpsllq zmm29, zmm11, 2                                           ;   344.7 p0     192 dst
        vmovdqu64 [rbp + 4096], zmm3                                     ;   345.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm17, zmm28                                    ;   351.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm28                                   ;   352.5 p5     192 dst
        vpunpcklbw zmm28, zmm1, zmm6                                     ;   353.5 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm6                                      ;   354.5 p5     192 dst
        vpunpcklbw zmm6, zmm21, zmm20                                    ;   355.5 p5     192 dst
        vpunpckhbw zmm20, zmm21, zmm20                                   ;   356.5 p5     192 dst
        vpsrlq zmm21, zmm9, 2                                            ;   345.7 p0     192 dst
        vmovdqu64 [rbp + 4672], zmm17                                    ;   353.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm31, zmm18                                   ;   357.5 p5     192 dst
        vpunpckhbw zmm18, zmm31, zmm18                                   ;   358.5 p5     192 dst
        vpsrlq zmm31, zmm13, 2                                           ;   346.7 p0     192 dst
        vpternlogd zmm25, zmm5, [rbp + 5120], 0xb8                       ;   347.7 p0+p2  192 dst
        vmovdqu64 [rbp + 5120], zmm3                                     ;   352.5 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 768]                                       ;   184.8 p3     192 dst reload
        vshufi32x4 zmm3, zmm3, [r8 + 768], 0xd8                          ;   359.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4288], zmm18                                    ;   359.5 p7+p4  192 dst spill
        vmovdqu64 zmm18, [r8 + 832]                                      ;   185.8 p3     192 dst reload
        vshufi32x4 zmm18, zmm18, [r8 + 832], 0xd8                        ;   360.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4736], zmm17                                    ;   358.5 p8+p9  192 dst spill
        vmovdqu64 zmm17, [r8 + 1792]                                     ;   187.7 p3     192 dst reload
        vshufi32x4 zmm17, zmm17, [r8 + 1792], 0xd8                       ;   361.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4224], zmm1                                     ;   355.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 1856]                                      ;   188.7 p3     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 1856], 0xd8                         ;   362.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4800], zmm28                                    ;   354.5 p8+p9  192 dst spill
        vmovdqu64 zmm28, [r8 + 2816]                                     ;   189.7 p3     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 2816], 0xd8                       ;   363.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4416], zmm20                                    ;   357.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 2880]                                     ;   192.7 p3     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 2880], 0xd8                       ;   364.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4864], zmm6                                     ;   356.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [r8 + 3840]                                      ;   195.7 p3     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 3840], 0xd8                         ;   365.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5248], zmm23                                    ;   344.5 p7+p4  192 dst spill
        vmovdqu64 zmm23, [r8 + 3904]                                     ;   196.8 p3     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 3904], 0xd8                       ;   366.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4352], zmm16                                    ;   351.5 p8+p9  192 dst spill
        vmovdqu64 zmm16, [r8 + 4864]                                     ;   198.7 p3     192 dst reload
        vshufi32x4 zmm16, zmm16, [r8 + 4864], 0xd8                       ;   367.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4928], zmm10                                    ;   350.5 p7+p4  192 dst spill
        vmovdqu64 zmm10, [r8 + 4928]                                     ;   199.7 p3     192 dst reload
        vshufi32x4 zmm10, zmm10, [r8 + 4928], 0xd8                       ;   368.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5056], zmm26                                    ;   347.5 p8+p9  192 dst spill
        vmovdqu64 zmm26, [r8 + 5888]                                     ;   200.7 p3     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 5888], 0xd8                       ;   369.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5184], zmm8                                     ;   346.5 p7+p4  192 dst spill
        vmovdqu64 zmm8, [r8 + 5952]                                      ;   201.7 p3     192 dst reload
        vshufi32x4 zmm8, zmm8, [r8 + 5952], 0xd8                         ;   370.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4992], zmm7                                     ;   349.5 p8+p9  192 dst spill
        vpsllq zmm7, zmm22, 2                                            ;   348.7 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm27                                    ;   348.5 p7+p4  192 dst spill
        vpsrlq zmm27, zmm19, 2                                           ;   349.7 p0     192 dst
        vpternlogd zmm29, zmm19, [rel aes_to_slices.T0_constants512 + 64], 0xd8 ;   350.7 p0+p3  192 dst
        vpsllq zmm19, zmm12, 2                                           ;   351.7 p0     192 dst
        vpternlogd zmm27, zmm11, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   352.7 p0+p2  192 dst
        vmovdqu64 zmm11, [rel aes_to_slices.T0_constants512 + 64]        ;   206.0 p3     192 dst reload
        vpternlogd zmm21, zmm12, zmm11, 0xe4                             ;   353.7 p0     192 dst
        vpternlogd zmm19, zmm9, zmm11, 0xd8                              ;   354.7 p0     192 dst
        vmovdqu64 zmm9, [rbp + 4608]                                     ;   318.7 p2     192 dst
        vpternlogd zmm9, zmm5, [rbp + 4160], 0xe2                        ;   355.7 p0+p3  192 dst
        vmovdqu64 zmm12, [r8 + 6912]                                     ;   208.7 p2     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 6912], 0xd8                       ;   371.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4160], zmm23                                    ;   369.5 p8+p9  192 dst spill
        vmovdqu64 zmm23, [r8 + 6976]                                     ;   209.7 p2     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 6976], 0xd8                       ;   372.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4608], zmm6                                     ;   368.5 p7+p4  192 dst spill
        vmovdqu64 zmm6, [r8 + 7936]                                      ;   210.7 p2     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 7936], 0xd8                         ;   373.5 p5+p3  192 dst
        vpternlogd zmm7, zmm30, zmm11, 0xd8                              ;   356.7 p0     192 dst
        vpsrlq zmm30, zmm30, 2                                           ;   357.7 p0     192 dst
        vpternlogd zmm30, zmm22, zmm11, 0xe4                             ;   358.7 p0     192 dst
        vpternlogd zmm31, zmm14, zmm11, 0xe4                             ;   359.7 p0     192 dst
        vpsllq zmm14, zmm14, 2                                           ;   360.7 p0     192 dst
        vpternlogd zmm14, zmm13, zmm11, 0xd8                             ;   361.7 p0     192 dst
        vmovdqu64 zmm13, [rbp + 4480]                                    ;   319.7 p2     192 dst
        vpternlogd zmm13, zmm5, [rbp + 3968], 0xb8                       ;   362.7 p0+p3  192 dst
        vmovdqu64 zmm22, [r8 + 8000]                                     ;   213.0 p2     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 8000], 0xd8                       ;   374.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3968], zmm22                                    ;   377.5 p8+p9  192 dst spill
        vpsrlq zmm22, zmm24, 2                                           ;   363.7 p0     192 dst
        vpternlogd zmm22, zmm13, zmm11, 0xe4                             ;   364.7 p0     192 dst
        vpsllq zmm13, zmm13, 2                                           ;   365.7 p0     192 dst
        vpternlogd zmm13, zmm24, zmm11, 0xd8                             ;   366.7 p0     192 dst
        vpsrlq zmm24, zmm2, 2                                            ;   367.7 p0     192 dst
        vpternlogd zmm24, zmm9, zmm11, 0xe4                              ;   368.7 p0     192 dst
        vpsllq zmm9, zmm9, 2                                             ;   369.7 p0     192 dst
        vpternlogd zmm9, zmm2, zmm11, 0xd8                               ;   370.7 p0     192 dst
        vpsrlq zmm2, zmm4, 2                                             ;   371.7 p0     192 dst
        vmovdqu64 [rbp + 4480], zmm6                                     ;   376.5 p7+p4  192 dst spill
        vpsllq zmm6, zmm15, 2                                            ;   372.7 p0     192 dst
        vpternlogd zmm6, zmm25, zmm11, 0xd8                              ;   373.7 p0     192 dst
        vpsrlq zmm25, zmm25, 2                                           ;   374.7 p0     192 dst
        vpternlogd zmm25, zmm15, zmm11, 0xe4                             ;   375.7 p5     192 dst
        vpsrlq zmm15, zmm29, 4                                           ;   375.7 p0     192 dst
        vpternlogd zmm15, zmm6, zmm0, 0xe4                               ;   376.7 p5     192 dst
        vpsllq zmm6, zmm6, 4                                             ;   376.7 p0     192 dst
        vpternlogd zmm6, zmm29, zmm0, 0xd8                               ;   377.7 p5     192 dst
        vpsrlq zmm29, zmm27, 4                                           ;   377.7 p0     192 dst
        vpternlogd zmm29, zmm25, zmm0, 0xe4                              ;   378.7 p5     192 dst
        vpsllq zmm25, zmm25, 4                                           ;   378.7 p0     192 dst
        vpternlogd zmm25, zmm27, zmm0, 0xd8                              ;   379.7 p5     192 dst
        vpsrlq zmm27, zmm7, 4                                            ;   379.7 p0     192 dst
        vpternlogd zmm27, zmm13, zmm0, 0xe4                              ;   380.7 p5     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   380.7 p0     192 dst
        vpternlogd zmm13, zmm7, zmm0, 0xd8                               ;   381.7 p5     192 dst
        vpsrlq zmm7, zmm19, 4                                            ;   381.7 p0     192 dst
        vpternlogd zmm7, zmm9, zmm0, 0xe4                                ;   382.7 p5     192 dst
        vpsllq zmm9, zmm9, 4                                             ;   382.7 p0     192 dst
        vpternlogd zmm9, zmm19, zmm0, 0xd8                               ;   383.7 p5     192 dst
        vpsrlq zmm19, zmm21, 4                                           ;   383.7 p0     192 dst
        vpternlogd zmm19, zmm24, zmm0, 0xe4                              ;   384.7 p5     192 dst
        vpsllq zmm24, zmm24, 4                                           ;   384.7 p0     192 dst
        vpternlogd zmm24, zmm21, zmm0, 0xd8                              ;   385.7 p5     192 dst
        vpsrlq zmm21, zmm30, 4                                           ;   385.7 p0     192 dst
        vpternlogd zmm21, zmm22, zmm0, 0xe4                              ;   386.7 p5     192 dst
        vpsllq zmm22, zmm22, 4                                           ;   386.7 p0     192 dst
        vpternlogd zmm22, zmm30, zmm0, 0xd8                              ;   387.7 p5     192 dst
        vpsrlq zmm30, zmm14, 4                                           ;   387.7 p0     192 dst
        vmovdqu64 [rbp + 5376], zmm20                                    ;   367.5 p8+p9  192 dst spill
        vpsrlq zmm20, zmm31, 4                                           ;   388.7 p0     192 dst
        vmovdqu64 [rbp + 5440], zmm23                                    ;   375.5 p7+p4  192 dst spill
        vpunpcklbw zmm23, zmm15, zmm27                                   ;   388.5 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm27                                   ;   389.5 p5     192 dst
        vpunpcklbw zmm27, zmm6, zmm13                                    ;   390.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm13                                     ;   391.5 p5     192 dst
        vpunpcklbw zmm13, zmm29, zmm21                                   ;   392.5 p5     192 dst
        vpunpckhbw zmm21, zmm29, zmm21                                   ;   393.5 p5     192 dst
        vpunpcklbw zmm29, zmm25, zmm22                                   ;   394.5 p5     192 dst
        vpunpckhbw zmm22, zmm25, zmm22                                   ;   395.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 4544]                                    ;   320.7 p2     192 dst
        vpternlogd zmm25, zmm5, [rbp + 4032], 0xe2                       ;   389.7 p0+p3  192 dst
        vpternlogd zmm2, zmm25, zmm11, 0xe4                              ;   390.7 p0     192 dst
        vpsllq zmm25, zmm25, 2                                           ;   391.7 p0     192 dst
        vpternlogd zmm25, zmm4, zmm11, 0xd8                              ;   392.7 p0     192 dst
        vmovdqu64 zmm4, [rbp + 5440]                                     ;   375.5 p2     192 dst reload
        vmovdqu64 [rbp + 4032], zmm21                                    ;   394.5 p8+p9  192 dst spill
        vpsllq zmm21, zmm4, 1                                            ;   393.7 p0     192 dst
        vpternlogd zmm30, zmm25, zmm0, 0xe4                              ;   394.7 p0     192 dst
        vpsllq zmm25, zmm25, 4                                           ;   395.7 p0     192 dst
        vpternlogd zmm25, zmm14, zmm0, 0xd8                              ;   396.7 p5     192 dst
        vmovdqu64 zmm14, [rbp + 5376]                                    ;   367.5 p3     192 dst reload
        vmovdqu64 [rbp + 4544], zmm13                                    ;   393.5 p7+p4  192 dst spill
        vpsrlq zmm13, zmm14, 1                                           ;   396.7 p0     192 dst
        vpternlogd zmm20, zmm2, zmm0, 0xe4                               ;   397.5 p5     192 dst
        vpsllq zmm2, zmm2, 4                                             ;   397.7 p0     192 dst
        vpternlogd zmm2, zmm31, zmm0, 0xd8                               ;   398.7 p5     192 dst
        vmovdqu64 zmm31, [rbp + 4480]                                    ;   376.5 p2     192 dst reload
        vmovdqu64 [rbp + 5504], zmm22                                    ;   396.5 p8+p9  192 dst spill
        vpsllq zmm22, zmm31, 1                                           ;   398.7 p0     192 dst
        vpternlogd zmm21, zmm14, zmm5, 0xd8                              ;   399.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 4608]                                    ;   368.5 p3     192 dst reload
        vmovdqu64 [rbp + 5376], zmm29                                    ;   395.5 p7+p4  192 dst spill
        vpsrlq zmm29, zmm14, 1                                           ;   399.7 p0     192 dst
        vpternlogd zmm13, zmm4, zmm5, 0xe4                               ;   400.5 p5     192 dst
        vmovdqu64 zmm4, [rbp + 3968]                                     ;   377.5 p2     192 dst reload
        vmovdqu64 [rbp + 5440], zmm15                                    ;   390.5 p8+p9  192 dst spill
        vpsllq zmm15, zmm4, 1                                            ;   400.7 p0     192 dst
        vpternlogd zmm22, zmm14, zmm5, 0xd8                              ;   401.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 4160]                                    ;   369.5 p3     192 dst reload
        vmovdqu64 [rbp + 4608], zmm23                                    ;   389.5 p7+p4  192 dst spill
        vpsrlq zmm23, zmm14, 1                                           ;   401.7 p0     192 dst
        vpternlogd zmm29, zmm31, zmm5, 0xe4                              ;   402.5 p5     192 dst
        vpsrlq zmm31, zmm3, 1                                            ;   402.7 p0     192 dst
        vpternlogd zmm15, zmm14, zmm5, 0xd8                              ;   403.5 p5     192 dst
        vpsrlq zmm14, zmm18, 1                                           ;   403.7 p0     192 dst
        vpternlogd zmm23, zmm4, zmm5, 0xe4                               ;   404.5 p5     192 dst
        vpsrlq zmm4, zmm17, 1                                            ;   404.7 p0     192 dst
        vpternlogd zmm31, zmm16, zmm5, 0xe4                              ;   405.5 p5     192 dst
        vpsllq zmm16, zmm16, 1                                           ;   405.7 p0     192 dst
        vpternlogd zmm16, zmm3, zmm5, 0xd8                               ;   406.7 p5     192 dst
        vpsrlq zmm3, zmm1, 1                                             ;   406.7 p0     192 dst
        vpternlogd zmm14, zmm10, zmm5, 0xe4                              ;   407.5 p5     192 dst
        vpsllq zmm10, zmm10, 1                                           ;   407.7 p0     192 dst
        vpternlogd zmm10, zmm18, zmm5, 0xd8                              ;   408.7 p5     192 dst
        vpsrlq zmm18, zmm28, 1                                           ;   408.7 p0     192 dst
        vpternlogd zmm4, zmm26, zmm5, 0xe4                               ;   409.5 p5     192 dst
        vpsllq zmm26, zmm26, 1                                           ;   409.7 p0     192 dst
        vpternlogd zmm26, zmm17, zmm5, 0xd8                              ;   410.7 p5     192 dst
        vpsllq zmm17, zmm8, 1                                            ;   410.7 p0     192 dst
        vpternlogd zmm3, zmm8, zmm5, 0xe4                                ;   411.5 p5     192 dst
        vpsllq zmm8, zmm12, 1                                            ;   411.7 p0     192 dst
        vpternlogd zmm18, zmm12, zmm5, 0xe4                              ;   412.5 p5     192 dst
        vpternlogd zmm17, zmm1, zmm5, 0xd8                               ;   412.7 p0     192 dst
        vpunpcklbw zmm1, zmm7, zmm30                                     ;   413.5 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm30                                     ;   414.5 p5     192 dst
        vpunpcklbw zmm12, zmm9, zmm25                                    ;   415.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm25                                     ;   416.5 p5     192 dst
        vpternlogd zmm8, zmm28, zmm5, 0xd8                               ;   413.7 p0     192 dst
        vpunpcklbw zmm25, zmm19, zmm20                                   ;   417.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm20                                   ;   418.5 p5     192 dst
        vpunpcklbw zmm20, zmm24, zmm2                                    ;   419.5 p5     192 dst
        vpunpckhbw zmm2, zmm24, zmm2                                     ;   420.5 p5     192 dst
        vmovdqu64 zmm24, [r8 + 896]                                      ;   251.2 p2     192 dst reload
        vshufi32x4 zmm24, zmm24, [r8 + 896], 0xd8                        ;   421.5 p5+p3  192 dst
        vmovdqu64 zmm28, [r8 + 960]                                      ;   253.5 p2     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 960], 0xd8                        ;   422.5 p5+p3  192 dst
        vmovdqu64 zmm30, [r8 + 1920]                                     ;   254.5 p2     192 dst reload
        vshufi32x4 zmm30, zmm30, [r8 + 1920], 0xd8                       ;   423.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3968], zmm19                                    ;   419.5 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 1984]                                     ;   255.5 p2     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 1984], 0xd8                       ;   424.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4160], zmm25                                    ;   418.5 p7+p4  192 dst spill
        vmovdqu64 zmm25, [r8 + 2944]                                     ;   256.5 p2     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 2944], 0xd8                       ;   425.5 p5+p3  192 dst
        vmovdqu64 [rbp + 4480], zmm2                                     ;   421.5 p8+p9  192 dst spill
        vmovdqu64 zmm2, [r8 + 3008]                                      ;   257.5 p2     192 dst reload
        vshufi32x4 zmm2, zmm2, [r8 + 3008], 0xd8                         ;   426.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5568], zmm20                                    ;   420.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 3968]                                     ;   258.5 p2     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 3968], 0xd8                       ;   427.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5632], zmm7                                     ;   415.5 p8+p9  192 dst spill
        vmovdqu64 zmm7, [r8 + 4032]                                      ;   259.7 p2     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 4032], 0xd8                         ;   428.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5696], zmm1                                     ;   414.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [r8 + 4992]                                      ;   260.7 p2     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 4992], 0xd8                         ;   429.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5760], zmm9                                     ;   417.5 p8+p9  192 dst spill
        vmovdqu64 zmm9, [r8 + 5056]                                      ;   261.8 p2     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 5056], 0xd8                         ;   430.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5824], zmm12                                    ;   416.5 p7+p4  192 dst spill
        vmovdqu64 zmm12, [r8 + 6016]                                     ;   262.8 p2     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 6016], 0xd8                       ;   431.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5888], zmm6                                     ;   392.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [r8 + 6080]                                      ;   263.8 p2     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 6080], 0xd8                         ;   432.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5952], zmm27                                    ;   391.5 p7+p4  192 dst spill
        vmovdqu64 zmm27, [r8 + 7040]                                     ;   264.8 p2     192 dst reload
        vshufi32x4 zmm27, zmm27, [r8 + 7040], 0xd8                       ;   433.5 p5+p3  192 dst
        vmovdqu64 zmm5, [r8 + 7104]                                      ;   265.8 p2     192 dst reload
        vshufi32x4 zmm5, zmm5, [r8 + 7104], 0xd8                         ;   434.5 p5+p3  192 dst
        vmovdqu64 [rbp + 6016], zmm7                                     ;   431.5 p8+p9  192 dst spill
        vmovdqu64 zmm7, [r8 + 8064]                                      ;   267.5 p2     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 8064], 0xd8                         ;   435.5 p5+p3  192 dst
        vmovdqu64 [rbp + 6080], zmm20                                    ;   430.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 8128]                                     ;   268.5 p2     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 8128], 0xd8                       ;   436.5 p5+p3  192 dst
        vmovdqu64 [rbp + 6144], zmm20                                    ;   439.5 p8+p9  192 dst spill
        vpsllq zmm20, zmm21, 2                                           ;   414.7 p0     192 dst
        vpternlogd zmm20, zmm10, zmm11, 0xd8                             ;   415.7 p0     192 dst
        vpsrlq zmm10, zmm10, 2                                           ;   416.7 p0     192 dst
        vpternlogd zmm10, zmm21, zmm11, 0xe4                             ;   417.7 p0     192 dst
        vpsllq zmm21, zmm22, 2                                           ;   418.7 p0     192 dst
        vpternlogd zmm21, zmm26, zmm11, 0xd8                             ;   419.7 p0     192 dst
        vpsrlq zmm26, zmm26, 2                                           ;   420.7 p0     192 dst
        vpternlogd zmm26, zmm22, zmm11, 0xe4                             ;   421.7 p0     192 dst
        vpsllq zmm22, zmm13, 2                                           ;   422.7 p0     192 dst
        vpternlogd zmm22, zmm14, zmm11, 0xd8                             ;   423.7 p0     192 dst
        vpsrlq zmm14, zmm14, 2                                           ;   424.7 p0     192 dst
        vpternlogd zmm14, zmm13, zmm11, 0xe4                             ;   425.7 p0     192 dst
        vpsllq zmm13, zmm15, 2                                           ;   426.7 p0     192 dst
        vpternlogd zmm13, zmm17, zmm11, 0xd8                             ;   427.7 p0     192 dst
        vpsrlq zmm17, zmm17, 2                                           ;   428.7 p0     192 dst
        vpternlogd zmm17, zmm15, zmm11, 0xe4                             ;   429.7 p0     192 dst
        vpsrlq zmm15, zmm16, 2                                           ;   430.7 p0     192 dst
        vpternlogd zmm15, zmm8, zmm11, 0xe4                              ;   431.7 p0     192 dst
        vpsllq zmm8, zmm8, 2                                             ;   432.7 p0     192 dst
        vpternlogd zmm8, zmm16, zmm11, 0xd8                              ;   433.7 p0     192 dst
        vpsllq zmm16, zmm29, 2                                           ;   434.7 p0     192 dst
        vpternlogd zmm16, zmm4, zmm11, 0xd8                              ;   435.7 p0     192 dst
        vpsrlq zmm4, zmm4, 2                                             ;   436.7 p0     192 dst
        vpternlogd zmm4, zmm29, zmm11, 0xe4                              ;   437.7 p5     192 dst
        vpsrlq zmm29, zmm31, 2                                           ;   437.7 p0     192 dst
        vpternlogd zmm29, zmm18, zmm11, 0xe4                             ;   438.7 p5     192 dst
        vpsllq zmm18, zmm18, 2                                           ;   438.7 p0     192 dst
        vpternlogd zmm18, zmm31, zmm11, 0xd8                             ;   439.7 p5     192 dst
        vpsllq zmm31, zmm23, 2                                           ;   439.7 p0     192 dst
        vpternlogd zmm31, zmm3, zmm11, 0xd8                              ;   440.7 p5     192 dst
        vpsrlq zmm3, zmm3, 2                                             ;   440.7 p0     192 dst
        vpternlogd zmm3, zmm23, zmm11, 0xe4                              ;   441.7 p5     192 dst
        vmovdqu64 zmm23, [rbp + 6080]                                    ;   430.5 p2     192 dst reload
        vpsrlq zmm11, zmm23, 1                                           ;   441.7 p0     192 dst
        vmovdqu64 zmm23, [rbp + 6144]                                    ;   439.5 p3     192 dst reload
        vmovdqu64 [rbp + 6208], zmm11                                    ;   442.7 p7+p4  192 dst spill
        vpsllq zmm11, zmm23, 1                                           ;   445.5 p0     192 dst
        vmovdqu64 zmm23, [rbp + 6016]                                    ;   431.5 p2     192 dst reload
        vmovdqu64 [rbp + 6272], zmm11                                    ;   446.5 p8+p9  192 dst spill
        vpsrlq zmm11, zmm23, 1                                           ;   443.7 p0     192 dst
        vpsrlq zmm23, zmm20, 4                                           ;   444.7 p0     192 dst
        vpternlogd zmm23, zmm13, zmm0, 0xe4                              ;   445.7 p5     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   445.7 p0     192 dst
        vpternlogd zmm13, zmm20, zmm0, 0xd8                              ;   446.7 p5     192 dst
        vpsllq zmm20, zmm21, 4                                           ;   446.7 p0     192 dst
        vpternlogd zmm20, zmm8, zmm0, 0xd8                               ;   447.7 p5     192 dst
        vpsrlq zmm8, zmm8, 4                                             ;   447.7 p0     192 dst
        vpternlogd zmm8, zmm21, zmm0, 0xe4                               ;   448.7 p5     192 dst
        vpsrlq zmm21, zmm10, 4                                           ;   448.7 p0     192 dst
        vpternlogd zmm21, zmm17, zmm0, 0xe4                              ;   449.7 p5     192 dst
        vpsllq zmm17, zmm17, 4                                           ;   449.7 p0     192 dst
        vpternlogd zmm17, zmm10, zmm0, 0xd8                              ;   450.7 p5     192 dst
        vpsllq zmm10, zmm26, 4                                           ;   450.7 p0     192 dst
        vpternlogd zmm10, zmm15, zmm0, 0xd8                              ;   451.7 p5     192 dst
        vpsrlq zmm15, zmm15, 4                                           ;   451.7 p0     192 dst
        vpternlogd zmm15, zmm26, zmm0, 0xe4                              ;   452.7 p5     192 dst
        vpsrlq zmm26, zmm22, 4                                           ;   452.7 p0     192 dst
        vpternlogd zmm26, zmm31, zmm0, 0xe4                              ;   453.7 p5     192 dst
        vpsllq zmm31, zmm31, 4                                           ;   453.7 p0     192 dst
        vpternlogd zmm31, zmm22, zmm0, 0xd8                              ;   454.7 p5     192 dst
        vpsrlq zmm22, zmm14, 4                                           ;   454.7 p0     192 dst
        vpternlogd zmm22, zmm3, zmm0, 0xe4                               ;   455.7 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   455.7 p0     192 dst
        vpternlogd zmm3, zmm14, zmm0, 0xd8                               ;   456.7 p5     192 dst
        vpsrlq zmm14, zmm24, 1                                           ;   456.7 p0     192 dst
        vmovdqu64 [rbp + 6336], zmm11                                    ;   444.7 p7+p4  192 dst spill
        vpsllq zmm11, zmm16, 4                                           ;   457.7 p0     192 dst
        vpternlogd zmm11, zmm18, zmm0, 0xd8                              ;   458.7 p5     192 dst
        vpsrlq zmm18, zmm18, 4                                           ;   458.7 p0     192 dst
        vpternlogd zmm18, zmm16, zmm0, 0xe4                              ;   459.7 p5     192 dst
        vpsrlq zmm16, zmm28, 1                                           ;   459.7 p0     192 dst
        vmovdqu64 [rbp + 6400], zmm7                                     ;   438.5 p8+p9  192 dst spill
        vpsrlq zmm7, zmm30, 1                                            ;   460.7 p0     192 dst
        vmovdqu64 [rbp + 6464], zmm2                                     ;   429.5 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 6400]                                     ;   438.5 p3     192 dst reload
        vmovdqu64 [rbp + 6528], zmm5                                     ;   437.5 p8+p9  192 dst spill
        vpsllq zmm5, zmm2, 1                                             ;   461.7 p0     192 dst
        vmovdqu64 zmm2, [rbp + 6528]                                     ;   437.5 p2     192 dst reload
        vmovdqu64 [rbp + 6592], zmm5                                     ;   462.7 p7+p4  192 dst spill
        vpsllq zmm5, zmm2, 1                                             ;   462.7 p0     192 dst
        vmovdqu64 zmm2, [rbp + 6464]                                     ;   429.5 p3     192 dst reload
        vmovdqu64 [rbp + 6656], zmm5                                     ;   463.7 p8+p9  192 dst spill
        vpsrlq zmm5, zmm2, 1                                             ;   463.7 p0     192 dst
        vpsllq zmm2, zmm4, 4                                             ;   464.7 p0     192 dst
        vpternlogd zmm2, zmm29, zmm0, 0xd8                               ;   465.7 p5     192 dst
        vpsrlq zmm29, zmm29, 4                                           ;   465.7 p0     192 dst
        vpternlogd zmm29, zmm4, zmm0, 0xe4                               ;   466.7 p5     192 dst
        vpsrlq zmm4, zmm19, 1                                            ;   466.7 p0     192 dst
        vpsllq zmm0, zmm1, 1                                             ;   467.7 p0     192 dst
        vmovdqu64 [rbp + 6720], zmm5                                     ;   464.7 p7+p4  192 dst spill
        vpsrlq zmm5, zmm25, 1                                            ;   468.7 p0     192 dst
        vmovdqu64 [rbp + 6784], zmm5                                     ;   469.7 p8+p9  192 dst spill
        vpsllq zmm5, zmm9, 1                                             ;   469.7 p0     192 dst
        vmovdqu64 [rbp + 6848], zmm25                                    ;   428.5 p7+p4  192 dst spill
        vpsllq zmm25, zmm12, 1                                           ;   470.7 p0     192 dst
        vmovdqu64 [rbp + 6912], zmm27                                    ;   436.5 p8+p9  192 dst spill
        vpsllq zmm27, zmm6, 1                                            ;   471.7 p0     192 dst
        vmovdqu64 [rbp + 6976], zmm4                                     ;   467.7 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 6912]                                     ;   436.5 p2     192 dst reload
        vmovdqu64 [rbp + 7040], zmm6                                     ;   435.5 p8+p9  192 dst spill
        vpsllq zmm6, zmm4, 1                                             ;   472.7 p0     192 dst
        vpunpcklbw zmm4, zmm20, zmm13                                    ;   458.5 p5     192 dst
        vpunpckhbw zmm13, zmm20, zmm13                                   ;   459.5 p5     192 dst
        vpunpcklbw zmm20, zmm8, zmm23                                    ;   460.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm23                                     ;   461.5 p5     192 dst
        vpunpcklbw zmm23, zmm10, zmm17                                   ;   462.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm17                                   ;   463.5 p5     192 dst
        vpunpcklbw zmm17, zmm15, zmm21                                   ;   464.5 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm21                                   ;   465.5 p5     192 dst
        vmovdqu64 zmm21, [rel aes_to_slices.T0_constants512]             ;   305.5 p3     192 dst reload
        vpternlogd zmm14, zmm1, zmm21, 0xe4                              ;   466.5 p5     192 dst
        vpternlogd zmm16, zmm9, zmm21, 0xe4                              ;   467.5 p5     192 dst
        vpternlogd zmm7, zmm12, zmm21, 0xe4                              ;   468.5 p5     192 dst
        vmovdqu64 zmm1, [rbp + 6976]                                     ;   467.7 p2     192 dst
        vpternlogd zmm1, zmm21, [rbp + 7040], 0xe2                       ;   473.7 p5+p3  192 dst
        vmovdqu64 zmm9, [rbp + 6784]                                     ;   469.7 p2     192 dst
        vpternlogd zmm9, zmm21, [rbp + 6912], 0xe2                       ;   475.7 p5+p3  192 dst
        vpternlogd zmm0, zmm24, zmm21, 0xd8                              ;   471.5 p5     192 dst
        vmovdqu64 zmm12, [rbp + 6656]                                    ;   463.7 p2     192 dst
        vpternlogd zmm12, zmm21, [rbp + 6464], 0xb8                      ;   472.5 p5+p3  192 dst
        vpternlogd zmm5, zmm28, zmm21, 0xd8                              ;   473.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 6720]                                    ;   464.7 p2     192 dst
        vpternlogd zmm24, zmm21, [rbp + 6528], 0xe2                      ;   473.7 p0+p3  192 dst
        vpternlogd zmm25, zmm30, zmm21, 0xd8                             ;   474.5 p5     192 dst
        vmovdqu64 zmm28, [rbp + 6592]                                    ;   462.7 p2     192 dst
        vpternlogd zmm28, zmm21, [rbp + 6080], 0xb8                      ;   474.7 p0+p3  192 dst
        vpternlogd zmm27, zmm19, zmm21, 0xd8                             ;   475.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 6208]                                    ;   442.7 p2     192 dst
        vpternlogd zmm19, zmm21, [rbp + 6400], 0xe2                      ;   475.7 p0+p3  192 dst
        vpunpcklbw zmm30, zmm11, zmm31                                   ;   476.5 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm31                                   ;   477.5 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm26                                   ;   478.5 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm26                                   ;   479.5 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm3                                     ;   480.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm3                                      ;   481.5 p5     192 dst
        vpunpcklbw zmm3, zmm29, zmm22                                    ;   482.5 p5     192 dst
        vpunpckhbw zmm22, zmm29, zmm22                                   ;   483.5 p5     192 dst
        vmovdqu64 zmm29, [rbp + 1856]                                    ;   312.8 p2     192 dst reload
        vmovdqu64 [rbp + 6400], zmm22                                    ;   484.5 p7+p4  192 dst spill
        vmovdqu64 zmm22, [rbp + 832]                                     ;   313.0 p3     192 dst reload
        vmovdqu64 [rbp + 6208], zmm3                                     ;   483.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm22, zmm29                                    ;   484.5 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm29                                   ;   485.5 p5     192 dst
        vmovdqu64 zmm29, [rbp + 3904]                                    ;   313.8 p2     192 dst reload
        vmovdqu64 [rbp + 1856], zmm2                                     ;   482.5 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 2688]                                     ;   314.0 p3     192 dst reload
        vmovdqu64 [rbp + 832], zmm26                                     ;   481.5 p8+p9  192 dst spill
        vpunpcklbw zmm26, zmm2, zmm29                                    ;   486.5 p5     192 dst
        vmovdqu64 [rbp + 6080], zmm18                                    ;   480.5 p7+p4  192 dst spill
        vmovdqu64 zmm18, [rbp + 6272]                                    ;   446.5 p2     192 dst
        vpternlogd zmm18, zmm21, [rbp + 6016], 0xb8                      ;   476.7 p0+p3  192 dst
        vmovdqu64 [rbp + 6016], zmm31                                    ;   479.5 p8+p9  192 dst spill
        vmovdqu64 zmm31, [rbp + 6336]                                    ;   444.7 p2     192 dst
        vpternlogd zmm31, zmm21, [rbp + 6144], 0xe2                      ;   477.7 p0+p3  192 dst
        vpternlogd zmm6, zmm21, [rbp + 6848], 0xb8                       ;   478.7 p0+p2  192 dst
        vpunpckhbw zmm2, zmm2, zmm29                                     ;   487.5 p5     192 dst
        vmovdqu64 zmm21, [rbp + 5952]                                    ;   391.5 p3     192 dst reload
        vmovdqu64 zmm29, [rbp + 5312]                                    ;   348.5 p2     192 dst reload
        vmovdqu64 [rbp + 3904], zmm11                                    ;   478.5 p7+p4  192 dst spill
        vpunpcklbw zmm11, zmm29, zmm21                                   ;   488.5 p5     192 dst
        vpunpckhbw zmm21, zmm29, zmm21                                   ;   489.5 p5     192 dst
        vpsrlq zmm29, zmm14, 2                                           ;   479.7 p0     192 dst
        vmovdqu64 [rbp + 5952], zmm30                                    ;   477.5 p8+p9  192 dst spill
        vpsrlq zmm30, zmm0, 2                                            ;   480.7 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm15                                    ;   466.5 p7+p4  192 dst spill
        vpsrlq zmm15, zmm16, 2                                           ;   481.7 p0     192 dst
        vmovdqu64 [rbp + 2688], zmm17                                    ;   465.5 p8+p9  192 dst spill
        vpsllq zmm17, zmm12, 2                                           ;   482.7 p0     192 dst
        vmovdqu64 [rbp + 6848], zmm10                                    ;   464.5 p7+p4  192 dst spill
        vpsrlq zmm10, zmm5, 2                                            ;   483.7 p0     192 dst
        vpternlogd zmm17, zmm5, [rel aes_to_slices.T0_constants512 + 64], 0xd8 ;   484.7 p0+p3  192 dst
        vpsrlq zmm5, zmm7, 2                                             ;   485.7 p0     192 dst
        vpternlogd zmm10, zmm12, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   486.7 p0+p2  192 dst
        vpsllq zmm12, zmm28, 2                                           ;   487.7 p0     192 dst
        vmovdqu64 [rbp + 6144], zmm23                                    ;   463.5 p8+p9  192 dst spill
        vpsrlq zmm23, zmm25, 2                                           ;   488.7 p0     192 dst
        vmovdqu64 [rbp + 6336], zmm8                                     ;   462.5 p7+p4  192 dst spill
        vpsllq zmm8, zmm6, 2                                             ;   489.7 p0     192 dst
        vpternlogd zmm30, zmm6, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   490.5 p5+p3  192 dst
        vpsllq zmm6, zmm24, 2                                            ;   490.7 p0     192 dst
        vpternlogd zmm15, zmm24, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   491.5 p5+p2  192 dst
        vpsrlq zmm24, zmm27, 2                                           ;   491.7 p0     192 dst
        vmovdqu64 [rbp + 6272], zmm20                                    ;   461.5 p8+p9  192 dst spill
        vpsllq zmm20, zmm18, 2                                           ;   492.7 p0     192 dst
        vmovdqu64 [rbp + 6592], zmm13                                    ;   460.5 p7+p4  192 dst spill
        vpsllq zmm13, zmm9, 2                                            ;   493.7 p0     192 dst
        vpternlogd zmm29, zmm9, [rel aes_to_slices.T0_constants512 + 64], 0xe4 ;   492.5 p5+p3  192 dst
        vmovdqu64 zmm9, [rel aes_to_slices.T0_constants512 + 64]         ;   334.7 p2     192 dst reload
        vpternlogd zmm12, zmm25, zmm9, 0xd8                              ;   493.5 p5     192 dst
        vpternlogd zmm8, zmm0, zmm9, 0xd8                                ;   494.5 p5     192 dst
        vmovdqu64 zmm0, [rbp + 1792]                                     ;   335.7 p3     192 dst reload
        vmovdqu64 zmm25, [rbp + 768]                                     ;   335.8 p2     192 dst reload
        vmovdqu64 [rbp + 6528], zmm21                                    ;   490.5 p8+p9  192 dst spill
        vpunpcklbw zmm21, zmm25, zmm0                                    ;   495.5 p5     192 dst
        vpunpckhbw zmm0, zmm25, zmm0                                     ;   496.5 p5     192 dst
        vpternlogd zmm23, zmm28, zmm9, 0xe4                              ;   494.7 p0     192 dst
        vmovdqu64 zmm25, [rbp + 2816]                                    ;   336.7 p3     192 dst reload
        vmovdqu64 zmm28, [rbp + 2240]                                    ;   336.8 p2     192 dst reload
        vmovdqu64 [rbp + 1792], zmm0                                     ;   497.5 p7+p4  192 dst spill
        vpunpcklbw zmm0, zmm28, zmm25                                    ;   497.5 p5     192 dst
        vpunpckhbw zmm25, zmm28, zmm25                                   ;   498.5 p5     192 dst
        vpternlogd zmm24, zmm18, zmm9, 0xe4                              ;   495.7 p0     192 dst
        vmovdqu64 zmm18, [rbp + 5888]                                    ;   392.5 p3     192 dst reload
        vmovdqu64 zmm28, [rbp + 4992]                                    ;   349.5 p2     192 dst reload
        vmovdqu64 [rbp + 2816], zmm25                                    ;   499.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm28, zmm18                                   ;   499.5 p5     192 dst
        vpunpckhbw zmm18, zmm28, zmm18                                   ;   500.5 p5     192 dst
        vpternlogd zmm20, zmm27, zmm9, 0xd8                              ;   496.7 p0     192 dst
        vmovdqu64 zmm27, [rbp + 2816]                                    ;   499.5 p3     192 dst reload
        vmovdqu64 zmm28, [rbp + 1792]                                    ;   497.5 p2     192 dst reload
        vmovdqu64 [rbp + 5888], zmm18                                    ;   501.5 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm28, zmm27                                   ;   505.5 p5     192 dst
        vpternlogd zmm6, zmm16, zmm9, 0xd8                               ;   497.7 p0     192 dst
        vpternlogd zmm13, zmm14, zmm9, 0xd8                              ;   498.7 p0     192 dst
        vpternlogd zmm5, zmm19, zmm9, 0xe4                               ;   499.7 p0     192 dst
        vpsllq zmm14, zmm19, 2                                           ;   500.7 p0     192 dst
        vpsrlq zmm16, zmm1, 2                                            ;   501.7 p0     192 dst
        vpternlogd zmm14, zmm7, zmm9, 0xd8                               ;   502.5 p5     192 dst
        vpsllq zmm7, zmm31, 2                                            ;   502.7 p0     192 dst
        vpternlogd zmm16, zmm31, zmm9, 0xe4                              ;   503.5 p5     192 dst
        vpternlogd zmm7, zmm1, zmm9, 0xd8                                ;   503.7 p0     192 dst
        vmovdqu64 zmm1, [rbp + 1728]                                     ;   343.2 p3     192 dst reload
        vmovdqu64 zmm9, [rbp + 704]                                      ;   343.7 p2     192 dst reload
        vpunpcklbw zmm19, zmm9, zmm1                                     ;   504.5 p5     192 dst
        vpsrlq zmm31, zmm17, 4                                           ;   504.7 p0     192 dst
        vpunpckhbw zmm27, zmm28, zmm27                                   ;   505.5 p5     192 dst
        vpsrlq zmm28, zmm10, 4                                           ;   505.7 p0     192 dst
        vpsrlq zmm1, zmm30, 4                                            ;   506.7 p0     192 dst
        vpsllq zmm9, zmm12, 4                                            ;   507.7 p0     192 dst
        vmovdqu64 [rbp + 2816], zmm19                                    ;   505.5 p8+p9  192 dst spill
        vmovdqu64 zmm19, [rbp + 704]                                     ;   345.2 p3     192 dst reload
        vpunpckhbw zmm19, zmm19, [rbp + 1728]                            ;   506.5 p5+p2  192 dst
        vmovdqu64 [rbp + 1728], zmm19                                    ;   507.5 p7+p4  192 dst spill
        vpsrlq zmm19, zmm8, 4                                            ;   508.7 p0     192 dst
        vmovdqu64 [rbp + 704], zmm27                                     ;   506.5 p8+p9  192 dst spill
        vmovdqu64 zmm27, [rbp + 2624]                                    ;   346.2 p3     192 dst reload
        vmovdqu64 [rbp + 1792], zmm18                                    ;   506.5 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm27, [rbp + 3840]                            ;   507.5 p5+p2  192 dst
        vpsllq zmm27, zmm23, 4                                           ;   509.7 p0     192 dst
        vmovdqu64 [rbp + 4992], zmm18                                    ;   508.5 p8+p9  192 dst spill
        vpsllq zmm18, zmm20, 4                                           ;   510.7 p0     192 dst
        vpternlogd zmm31, zmm20, [rel aes_to_slices.T0_constants512 + 128], 0xe4 ;   508.5 p5+p3  192 dst
        vmovdqu64 zmm20, [rel aes_to_slices.T0_constants512 + 128]       ;   347.3 p2     192 dst reload
        vpternlogd zmm9, zmm8, zmm20, 0xd8                               ;   509.5 p5     192 dst
        vmovdqu64 zmm8, [rbp + 2624]                                     ;   348.2 p3     192 dst reload
        vpunpckhbw zmm8, zmm8, [rbp + 3840]                              ;   510.5 p5+p2  192 dst
        vpternlogd zmm1, zmm23, zmm20, 0xe4                              ;   511.5 p5     192 dst
        vpternlogd zmm19, zmm12, zmm20, 0xe4                             ;   511.7 p0     192 dst
        vmovdqu64 zmm12, [rbp + 4608]                                    ;   389.5 p3     192 dst reload
        vmovdqu64 zmm23, [rbp + 5184]                                    ;   349.5 p2     192 dst reload
        vmovdqu64 [rbp + 3840], zmm8                                     ;   511.5 p7+p4  192 dst spill
        vpunpcklbw zmm8, zmm23, zmm12                                    ;   512.5 p5     192 dst
        vpunpckhbw zmm12, zmm23, zmm12                                   ;   513.5 p5     192 dst
        vpternlogd zmm27, zmm30, zmm20, 0xd8                             ;   512.7 p0     192 dst
        vpternlogd zmm18, zmm17, zmm20, 0xd8                             ;   513.7 p0     192 dst
        vmovdqu64 zmm17, [rbp + 4992]                                    ;   508.5 p3     192 dst reload
        vmovdqu64 zmm23, [rbp + 2816]                                    ;   505.5 p2     192 dst reload
        vpunpcklbw zmm30, zmm23, zmm17                                   ;   514.5 p5     192 dst
        vpternlogd zmm28, zmm24, zmm20, 0xe4                             ;   514.7 p0     192 dst
        vpsllq zmm24, zmm24, 4                                           ;   515.7 p0     192 dst
        vpternlogd zmm24, zmm10, zmm20, 0xd8                             ;   516.7 p5     192 dst
        vmovdqu64 zmm10, [rbp + 3840]                                    ;   511.5 p3     192 dst reload
        vmovdqu64 zmm17, [rbp + 1728]                                    ;   507.5 p2     192 dst reload
        vpunpcklbw zmm23, zmm17, zmm10                                   ;   517.5 p5     192 dst
        vpunpckhbw zmm10, zmm17, zmm10                                   ;   517.5 p5     192 dst
        vmovdqu64 zmm17, [rbp + 2816]                                    ;   505.5 p3     192 dst reload
        vpunpckhbw zmm17, zmm17, [rbp + 4992]                            ;   518.5 p5+p2  192 dst
        vmovdqu64 [rbp + 4992], zmm10                                    ;   518.5 p8+p9  192 dst spill
        vpsrlq zmm10, zmm15, 4                                           ;   516.7 p0     192 dst
        vpternlogd zmm10, zmm16, zmm20, 0xe4                             ;   517.7 p0     192 dst
        vpsllq zmm16, zmm16, 4                                           ;   518.7 p0     192 dst
        vpternlogd zmm16, zmm15, zmm20, 0xd8                             ;   519.7 p5     192 dst
        vpsrlq zmm15, zmm29, 4                                           ;   519.7 p0     192 dst
        vpternlogd zmm15, zmm5, zmm20, 0xe4                              ;   520.7 p5     192 dst
        vpsllq zmm5, zmm5, 4                                             ;   520.7 p0     192 dst
        vpternlogd zmm5, zmm29, zmm20, 0xd8                              ;   521.7 p5     192 dst
        vpunpcklbw zmm29, zmm3, zmm26                                    ;   522.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm26                                     ;   523.5 p5     192 dst
        vpunpcklbw zmm26, zmm22, zmm2                                    ;   524.5 p5     192 dst
        vpunpckhbw zmm2, zmm22, zmm2                                     ;   525.5 p5     192 dst
        vpsrlq zmm22, zmm13, 4                                           ;   521.7 p0     192 dst
        vpternlogd zmm22, zmm14, zmm20, 0xe4                             ;   522.7 p0     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   523.7 p0     192 dst
        vpternlogd zmm14, zmm13, zmm20, 0xd8                             ;   524.7 p0     192 dst
        vpsrlq zmm13, zmm6, 4                                            ;   525.7 p0     192 dst
        vpternlogd zmm13, zmm7, zmm20, 0xe4                              ;   526.7 p5     192 dst
        vpsllq zmm7, zmm7, 4                                             ;   526.7 p0     192 dst
        vpternlogd zmm7, zmm6, zmm20, 0xd8                               ;   527.7 p5     192 dst
        vmovdqu64 zmm6, [rbp + 960]                                      ;   368.7 p3     192 dst reload
        vmovdqu64 zmm20, [rbp + 640]                                     ;   368.8 p2     192 dst reload
        vmovdqu64 [rbp + 2816], zmm17                                    ;   519.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm20, zmm6                                    ;   528.5 p5     192 dst
        vpunpckhbw zmm6, zmm20, zmm6                                     ;   529.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 2432]                                    ;   370.5 p3     192 dst reload
        vmovdqu64 [rbp + 960], zmm6                                      ;   530.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [rbp + 2368]                                     ;   370.8 p2     192 dst reload
        vmovdqu64 [rbp + 640], zmm17                                     ;   529.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm6, zmm20                                    ;   530.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm20                                     ;   531.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5440]                                    ;   390.5 p3     192 dst reload
        vmovdqu64 [rbp + 2432], zmm6                                     ;   532.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [rbp + 5056]                                     ;   372.8 p2     192 dst reload
        vmovdqu64 [rbp + 2368], zmm17                                    ;   531.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm6, zmm20                                    ;   532.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm20                                     ;   533.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 2368]                                    ;   531.5 p3     192 dst reload
        vmovdqu64 [rbp + 5440], zmm6                                     ;   534.5 p8+p9  192 dst spill
        vmovdqu64 zmm6, [rbp + 640]                                      ;   529.5 p2     192 dst reload
        vmovdqu64 [rbp + 5056], zmm17                                    ;   533.5 p7+p4  192 dst spill
        vpunpcklbw zmm17, zmm6, zmm20                                    ;   537.5 p5     192 dst
        vpunpcklbw zmm20, zmm21, zmm0                                    ;   535.5 p5     192 dst
        vpunpckhbw zmm0, zmm21, zmm0                                     ;   536.5 p5     192 dst
        vpunpcklbw zmm21, zmm19, zmm31                                   ;   537.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm31                                   ;   538.5 p5     192 dst
        vpunpcklbw zmm31, zmm9, zmm18                                    ;   539.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm18                                     ;   540.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 2432]                                    ;   532.5 p3     192 dst reload
        vmovdqu64 zmm6, [rbp + 960]                                      ;   530.5 p2     192 dst reload
        vmovdqu64 [rbp + 3840], zmm17                                    ;   538.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm6, zmm18                                    ;   541.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   542.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 640]                                     ;   529.5 p3     192 dst reload
        vpunpckhbw zmm18, zmm18, [rbp + 2368]                            ;   543.5 p5+p2  192 dst
        vmovdqu64 [rbp + 2368], zmm6                                     ;   543.5 p7+p4  192 dst spill
        vpunpcklbw zmm6, zmm1, zmm28                                     ;   544.5 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm28                                     ;   545.5 p5     192 dst
        vpunpcklbw zmm28, zmm27, zmm24                                   ;   546.5 p5     192 dst
        vpunpckhbw zmm24, zmm27, zmm24                                   ;   547.5 p5     192 dst
        vpunpcklbw zmm27, zmm15, zmm10                                   ;   548.5 p5     192 dst
        vpunpckhbw zmm10, zmm15, zmm10                                   ;   549.5 p5     192 dst
        vpunpcklbw zmm15, zmm5, zmm16                                    ;   550.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm16                                     ;   551.5 p5     192 dst
        vpunpcklbw zmm16, zmm22, zmm13                                   ;   552.5 p5     192 dst
        vpunpckhbw zmm13, zmm22, zmm13                                   ;   553.5 p5     192 dst
        vpunpcklbw zmm22, zmm14, zmm7                                    ;   554.5 p5     192 dst
        vpunpckhbw zmm7, zmm14, zmm7                                     ;   555.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 1664]                                    ;   379.2 p3     192 dst reload
        vmovdqu64 [rbp + 640], zmm10                                     ;   550.5 p8+p9  192 dst spill
        vmovdqu64 zmm10, [rbp + 576]                                     ;   379.5 p2     192 dst reload
        vmovdqu64 [rbp + 2432], zmm27                                    ;   549.5 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm10, zmm14                                   ;   556.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm14                                   ;   557.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 3776]                                    ;   380.2 p3     192 dst reload
        vmovdqu64 [rbp + 1664], zmm5                                     ;   552.5 p8+p9  192 dst spill
        vmovdqu64 zmm5, [rbp + 3136]                                     ;   380.5 p2     192 dst reload
        vmovdqu64 [rbp + 576], zmm15                                     ;   551.5 p7+p4  192 dst spill
        vpunpcklbw zmm15, zmm5, zmm14                                    ;   558.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm14                                     ;   559.5 p5     192 dst
        vmovdqu64 zmm14, [rbp + 5376]                                    ;   395.5 p3     192 dst reload
        vmovdqu64 [rbp + 3776], zmm13                                    ;   554.5 p8+p9  192 dst spill
        vmovdqu64 zmm13, [rbp + 4928]                                    ;   381.5 p2     192 dst reload
        vmovdqu64 [rbp + 3136], zmm16                                    ;   553.5 p7+p4  192 dst spill
        vpunpcklbw zmm16, zmm13, zmm14                                   ;   560.5 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm14                                   ;   561.5 p5     192 dst
        vpunpcklbw zmm14, zmm4, zmm31                                    ;   562.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm31                                     ;   563.5 p5     192 dst
        vpunpcklbw zmm31, zmm11, zmm14                                   ;   564.5 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm14                                   ;   565.5 p5     192 dst
        vpunpcklbw zmm14, zmm29, zmm31                                   ;   566.5 p5     192 dst
        vpunpckhbw zmm29, zmm29, zmm31                                   ;   567.5 p5     192 dst
        vpunpcklbw zmm31, zmm3, zmm11                                    ;   568.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm11                                     ;   569.5 p5     192 dst
        vpunpcklbw zmm11, zmm27, zmm15                                   ;   570.5 p5     192 dst
        vpunpckhbw zmm15, zmm27, zmm15                                   ;   571.5 p5     192 dst
        vpunpcklbw zmm27, zmm10, zmm5                                    ;   572.5 p5     192 dst
        vpunpckhbw zmm5, zmm10, zmm5                                     ;   573.5 p5     192 dst
        vmovdqu64 zmm10, [rbp + 6592]                                    ;   460.5 p3     192 dst reload
        vmovdqu64 [rbp + 5376], zmm3                                     ;   570.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm10, zmm9                                     ;   574.5 p5     192 dst
        vpunpckhbw zmm9, zmm10, zmm9                                     ;   575.5 p5     192 dst
        vpunpcklbw zmm10, zmm25, zmm3                                    ;   576.5 p5     192 dst
        vpunpckhbw zmm3, zmm25, zmm3                                     ;   577.5 p5     192 dst
        vpunpcklbw zmm25, zmm20, zmm10                                   ;   578.5 p5     192 dst
        vpunpckhbw zmm10, zmm20, zmm10                                   ;   579.5 p5     192 dst
        vpunpcklbw zmm20, zmm0, zmm3                                     ;   580.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm3                                      ;   581.5 p5     192 dst
        vmovdqu64 zmm3, [rbp + 6272]                                     ;   461.5 p2     192 dst reload
        vmovdqu64 [rbp + 6592], zmm0                                     ;   582.5 p7+p4  192 dst spill
        vpunpcklbw zmm0, zmm3, zmm21                                     ;   582.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm21                                     ;   583.5 p5     192 dst
        vpunpcklbw zmm21, zmm8, zmm0                                     ;   584.5 p5     192 dst
        vpunpckhbw zmm0, zmm8, zmm0                                      ;   585.5 p5     192 dst
        vpunpcklbw zmm8, zmm12, zmm3                                     ;   586.5 p5     192 dst
        vpunpckhbw zmm3, zmm12, zmm3                                     ;   587.5 p5     192 dst
        vpunpcklbw zmm12, zmm30, zmm21                                   ;   588.5 p5     192 dst
        vpunpckhbw zmm21, zmm30, zmm21                                   ;   589.5 p5     192 dst
        vpunpcklbw zmm30, zmm23, zmm8                                    ;   590.5 p5     192 dst
        vpunpckhbw zmm8, zmm23, zmm8                                     ;   591.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 6336]                                    ;   462.5 p3     192 dst reload
        vmovdqu64 [rbp + 6272], zmm20                                    ;   581.5 p8+p9  192 dst spill
        vpunpcklbw zmm20, zmm23, zmm19                                   ;   592.5 p5     192 dst
        vpunpckhbw zmm19, zmm23, zmm19                                   ;   593.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 6528]                                    ;   490.5 p2     192 dst reload
        vmovdqu64 [rbp + 6336], zmm10                                    ;   580.5 p7+p4  192 dst spill
        vpunpcklbw zmm10, zmm23, zmm4                                    ;   594.5 p5     192 dst
        vpunpckhbw zmm4, zmm23, zmm4                                     ;   595.5 p5     192 dst
        vpunpcklbw zmm23, zmm26, zmm10                                   ;   596.5 p5     192 dst
        vpunpckhbw zmm10, zmm26, zmm10                                   ;   597.5 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm4                                     ;   598.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm4                                      ;   599.5 p5     192 dst
        vmovdqu64 zmm4, [rbp + 1024]                                     ;   398.7 p3     192 dst reload
        vmovdqu64 [rbp + 6528], zmm25                                    ;   579.5 p8+p9  192 dst spill
        vmovdqu64 zmm25, [rbp - 128]                                     ;   399.0 p2     192 dst reload
        vmovdqu64 [rbp + 4928], zmm2                                     ;   600.5 p7+p4  192 dst spill
        vpunpcklbw zmm2, zmm25, zmm4                                     ;   600.5 p5     192 dst
        vpunpckhbw zmm4, zmm25, zmm4                                     ;   601.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 3712]                                    ;   399.8 p3     192 dst reload
        vmovdqu64 [rbp + 1024], zmm26                                    ;   599.5 p8+p9  192 dst spill
        vmovdqu64 zmm26, [rbp + 3072]                                    ;   400.2 p2     192 dst reload
        vmovdqu64 [rbp - 128], zmm8                                      ;   592.5 p7+p4  192 dst spill
        vpunpcklbw zmm8, zmm26, zmm25                                    ;   602.5 p5     192 dst
        vpunpckhbw zmm25, zmm26, zmm25                                   ;   603.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 5504]                                    ;   401.0 p3     192 dst reload
        vmovdqu64 [rbp + 3712], zmm10                                    ;   598.5 p8+p9  192 dst spill
        vmovdqu64 zmm10, [rbp + 4352]                                    ;   401.7 p2     192 dst reload
        vmovdqu64 [rbp + 3072], zmm30                                    ;   591.5 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm10, zmm26                                   ;   604.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm26                                   ;   605.5 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm8                                     ;   606.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm8                                      ;   607.5 p5     192 dst
        vpunpcklbw zmm8, zmm4, zmm25                                     ;   608.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm25                                     ;   609.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 6144]                                    ;   463.5 p3     192 dst reload
        vmovdqu64 [rbp + 5504], zmm23                                    ;   597.5 p8+p9  192 dst spill
        vpunpcklbw zmm23, zmm25, zmm28                                   ;   610.5 p5     192 dst
        vpunpckhbw zmm25, zmm25, zmm28                                   ;   611.5 p5     192 dst
        vpunpcklbw zmm28, zmm16, zmm23                                   ;   612.5 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm23                                   ;   613.5 p5     192 dst
        vpunpcklbw zmm23, zmm13, zmm25                                   ;   614.5 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm25                                   ;   615.5 p5     192 dst
        vpunpcklbw zmm25, zmm11, zmm28                                   ;   616.5 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm28                                   ;   617.5 p5     192 dst
        vpunpcklbw zmm28, zmm15, zmm16                                   ;   618.5 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm16                                   ;   619.5 p5     192 dst
        vpunpcklbw zmm16, zmm27, zmm23                                   ;   620.5 p5     192 dst
        vpunpckhbw zmm23, zmm27, zmm23                                   ;   621.5 p5     192 dst
        vpunpcklbw zmm27, zmm5, zmm13                                    ;   622.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm13                                     ;   623.5 p5     192 dst
        vmovdqu64 zmm13, [rbp + 6848]                                    ;   464.5 p2     192 dst reload
        vmovdqu64 [rbp + 6144], zmm5                                     ;   624.5 p7+p4  192 dst spill
        vpunpcklbw zmm5, zmm13, zmm24                                    ;   624.5 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm24                                   ;   625.5 p5     192 dst
        vpunpcklbw zmm24, zmm30, zmm5                                    ;   626.5 p5     192 dst
        vpunpckhbw zmm5, zmm30, zmm5                                     ;   627.5 p5     192 dst
        vpunpcklbw zmm30, zmm10, zmm13                                   ;   628.5 p5     192 dst
        vmovdqu64 [rbp + 6848], zmm27                                    ;   623.5 p8+p9  192 dst spill
        vmovdqu64 zmm27, [rbp + 5888]                                    ;   501.5 p3     192 dst reload
        vmovdqu64 [rbp + 4352], zmm23                                    ;   622.5 p7+p4  192 dst spill
        vpunpcklbw zmm23, zmm27, zmm9                                    ;   629.5 p5     192 dst
        vpunpckhbw zmm9, zmm27, zmm9                                     ;   630.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm13                                   ;   631.5 p5     192 dst
        vmovdqu64 zmm13, [rbp + 2816]                                    ;   519.5 p2     192 dst reload
        vpunpcklbw zmm27, zmm13, zmm0                                    ;   632.5 p5     192 dst
        vpunpckhbw zmm0, zmm13, zmm0                                     ;   633.5 p5     192 dst
        vpunpcklbw zmm13, zmm26, zmm24                                   ;   634.5 p5     192 dst
        vpunpckhbw zmm24, zmm26, zmm24                                   ;   635.5 p5     192 dst
        vpunpcklbw zmm26, zmm8, zmm30                                    ;   636.5 p5     192 dst
        vmovdqu64 [rbp + 2816], zmm26                                    ;   637.5 p8+p9  192 dst spill
        vmovdqu64 zmm26, [rbp + 4992]                                    ;   518.5 p3     192 dst reload
        vmovdqu64 [rbp + 5888], zmm24                                    ;   636.5 p7+p4  192 dst spill
        vpunpcklbw zmm24, zmm26, zmm3                                    ;   637.5 p5     192 dst
        vpunpckhbw zmm3, zmm26, zmm3                                     ;   638.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 5056]                                    ;   533.5 p2     192 dst reload
        vmovdqu64 [rbp + 4992], zmm13                                    ;   635.5 p8+p9  192 dst spill
        vpunpcklbw zmm13, zmm26, zmm20                                   ;   639.5 p5     192 dst
        vpunpckhbw zmm20, zmm26, zmm20                                   ;   640.5 p5     192 dst
        vpunpcklbw zmm26, zmm18, zmm20                                   ;   641.5 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm20                                   ;   642.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 5440]                                    ;   534.5 p3     192 dst reload
        vmovdqu64 [rbp + 5056], zmm18                                    ;   643.5 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm20, zmm19                                   ;   643.5 p5     192 dst
        vpunpckhbw zmm19, zmm20, zmm19                                   ;   644.5 p5     192 dst
        vpunpcklbw zmm20, zmm17, zmm18                                   ;   645.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm18                                   ;   646.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 1792]                                    ;   506.5 p2     192 dst reload
        vmovdqu64 [rbp + 5440], zmm17                                    ;   647.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm18, zmm23                                   ;   647.5 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm23                                   ;   648.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm30                                     ;   649.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 704]                                     ;   506.5 p3     192 dst reload
        vpunpcklbw zmm30, zmm23, zmm9                                    ;   650.5 p5     192 dst
        vpunpckhbw zmm9, zmm23, zmm9                                     ;   651.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 1600]                                    ;   434.7 p2     192 dst reload
        vmovdqu64 [rbp + 704], zmm9                                      ;   652.5 p7+p4  192 dst spill
        vmovdqu64 zmm9, [rbp + 64]                                       ;   435.5 p3     192 dst reload
        vmovdqu64 [rbp + 1792], zmm30                                    ;   651.5 p8+p9  192 dst spill
        vpunpcklbw zmm30, zmm9, zmm23                                    ;   652.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm23                                     ;   653.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 3648]                                    ;   436.7 p2     192 dst reload
        vmovdqu64 [rbp + 1600], zmm8                                     ;   650.5 p7+p4  192 dst spill
        vmovdqu64 zmm8, [rbp + 3008]                                     ;   437.7 p3     192 dst reload
        vmovdqu64 [rbp + 64], zmm18                                      ;   649.5 p8+p9  192 dst spill
        vpunpcklbw zmm18, zmm8, zmm23                                    ;   654.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm23                                     ;   655.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 4544]                                    ;   438.8 p2     192 dst reload
        vmovdqu64 [rbp + 3648], zmm20                                    ;   646.5 p7+p4  192 dst spill
        vmovdqu64 zmm20, [rbp + 5248]                                    ;   439.7 p3     192 dst reload
        vmovdqu64 [rbp + 3008], zmm17                                    ;   648.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm20, zmm23                                   ;   656.5 p5     192 dst
        vpunpckhbw zmm20, zmm20, zmm23                                   ;   657.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 1536]                                    ;   440.3 p2     192 dst reload
        vmovdqu64 [rbp + 4544], zmm26                                    ;   642.5 p7+p4  192 dst spill
        vmovdqu64 zmm26, [rbp - 64]                                      ;   440.7 p3     192 dst reload
        vmovdqu64 [rbp + 5248], zmm3                                     ;   639.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm26, zmm23                                    ;   658.5 p5     192 dst
        vpunpckhbw zmm23, zmm26, zmm23                                   ;   659.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 3200]                                    ;   441.3 p2     192 dst reload
        vmovdqu64 [rbp + 1536], zmm24                                    ;   638.5 p7+p4  192 dst spill
        vmovdqu64 zmm24, [rbp + 2048]                                    ;   441.7 p3     192 dst reload
        vmovdqu64 [rbp - 64], zmm16                                      ;   621.5 p8+p9  192 dst spill
        vpunpcklbw zmm16, zmm24, zmm26                                   ;   660.5 p5     192 dst
        vpunpckhbw zmm24, zmm24, zmm26                                   ;   661.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 4032]                                    ;   442.3 p2     192 dst reload
        vmovdqu64 [rbp + 3200], zmm0                                     ;   634.5 p7+p4  192 dst spill
        vmovdqu64 zmm0, [rbp + 4096]                                     ;   442.7 p3     192 dst reload
        vmovdqu64 [rbp + 2048], zmm15                                    ;   620.5 p8+p9  192 dst spill
        vpunpcklbw zmm15, zmm0, zmm26                                    ;   662.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm26                                     ;   663.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 2688]                                    ;   465.5 p2     192 dst reload
        vmovdqu64 [rbp + 4032], zmm27                                    ;   633.5 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm26, zmm6                                    ;   664.5 p5     192 dst
        vpunpckhbw zmm6, zmm26, zmm6                                     ;   665.5 p5     192 dst
        vpunpcklbw zmm26, zmm2, zmm5                                     ;   666.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm5                                      ;   667.5 p5     192 dst
        vmovdqu64 zmm5, [rbp + 5312]                                     ;   466.5 p3     192 dst reload
        vmovdqu64 [rbp + 2688], zmm2                                     ;   668.5 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm5, zmm1                                      ;   668.5 p5     192 dst
        vpunpckhbw zmm1, zmm5, zmm1                                      ;   669.5 p5     192 dst
        vpunpcklbw zmm5, zmm4, zmm10                                     ;   670.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm10                                     ;   671.5 p5     192 dst
        vpunpcklbw zmm10, zmm30, zmm18                                   ;   672.5 p5     192 dst
        vpunpckhbw zmm18, zmm30, zmm18                                   ;   673.5 p5     192 dst
        vpunpcklbw zmm30, zmm9, zmm8                                     ;   674.5 p5     192 dst
        vpunpckhbw zmm8, zmm9, zmm8                                      ;   675.5 p5     192 dst
        vpunpcklbw zmm9, zmm17, zmm27                                    ;   676.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm27                                   ;   677.5 p5     192 dst
        vpunpcklbw zmm27, zmm3, zmm16                                    ;   678.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm16                                     ;   679.5 p5     192 dst
        vpunpcklbw zmm16, zmm20, zmm6                                    ;   680.5 p5     192 dst
        vpunpckhbw zmm6, zmm20, zmm6                                     ;   681.5 p5     192 dst
        vpunpcklbw zmm20, zmm23, zmm24                                   ;   682.5 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm24                                   ;   683.5 p5     192 dst
        vpunpcklbw zmm24, zmm15, zmm2                                    ;   684.5 p5     192 dst
        vpunpckhbw zmm2, zmm15, zmm2                                     ;   685.5 p5     192 dst
        vpunpcklbw zmm15, zmm0, zmm1                                     ;   686.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm1                                      ;   687.5 p5     192 dst
        vpunpcklbw zmm1, zmm10, zmm9                                     ;   688.5 p5     192 dst
        vpunpckhbw zmm9, zmm10, zmm9                                     ;   689.5 p5     192 dst
        vpunpcklbw zmm10, zmm18, zmm17                                   ;   690.5 p5     192 dst
        vpunpckhbw zmm17, zmm18, zmm17                                   ;   691.5 p5     192 dst
        vpunpcklbw zmm18, zmm30, zmm16                                   ;   692.5 p5     192 dst
        vpunpckhbw zmm16, zmm30, zmm16                                   ;   693.5 p5     192 dst
        vpunpcklbw zmm30, zmm8, zmm6                                     ;   694.5 p5     192 dst
        vpunpckhbw zmm6, zmm8, zmm6                                      ;   695.5 p5     192 dst
        vpunpcklbw zmm8, zmm27, zmm24                                    ;   696.5 p5     192 dst
        vmovdqu64 [rbp + 5312], zmm4                                     ;   672.5 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 3840]                                     ;   538.5 p2     192 dst reload
        vmovdqu64 [rbp + 4096], zmm5                                     ;   671.5 p8+p9  192 dst spill
        vpunpcklbw zmm5, zmm4, zmm13                                     ;   697.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm13                                     ;   698.5 p5     192 dst
        vpunpckhbw zmm13, zmm27, zmm24                                   ;   699.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 2368]                                    ;   543.5 p3     192 dst reload
        vpunpcklbw zmm27, zmm24, zmm19                                   ;   700.5 p5     192 dst
        vpunpckhbw zmm19, zmm24, zmm19                                   ;   701.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 1472]                                    ;   459.7 p2     192 dst reload
        vmovdqu64 [rbp + 2368], zmm19                                    ;   702.5 p7+p4  192 dst spill
        vmovdqu64 zmm19, [rbp + 0]                                       ;   460.7 p3     192 dst reload
        vmovdqu64 [rbp + 3840], zmm27                                    ;   701.5 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm19, zmm24                                   ;   702.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm24                                   ;   703.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 2752]                                    ;   461.8 p2     192 dst reload
        vmovdqu64 [rbp + 1472], zmm26                                    ;   667.5 p7+p4  192 dst spill
        vmovdqu64 zmm26, [rbp + 2880]                                    ;   462.2 p3     192 dst reload
        vmovdqu64 [rbp + 0], zmm13                                       ;   700.5 p8+p9  192 dst spill
        vpunpcklbw zmm13, zmm26, zmm24                                   ;   704.5 p5     192 dst
        vpunpckhbw zmm24, zmm26, zmm24                                   ;   705.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 5824]                                    ;   463.7 p2     192 dst reload
        vmovdqu64 [rbp + 2752], zmm4                                     ;   699.5 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 4864]                                     ;   464.0 p3     192 dst reload
        vmovdqu64 [rbp + 2880], zmm8                                     ;   697.5 p8+p9  192 dst spill
        vpunpcklbw zmm8, zmm4, zmm26                                     ;   706.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm26                                     ;   707.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 1408]                                    ;   466.8 p2     192 dst reload
        vmovdqu64 [rbp + 5824], zmm5                                     ;   698.5 p7+p4  192 dst spill
        vmovdqu64 zmm5, [rbp + 128]                                      ;   467.8 p3     192 dst reload
        vmovdqu64 [rbp + 4864], zmm6                                     ;   696.5 p8+p9  192 dst spill
        vpunpcklbw zmm6, zmm5, zmm26                                     ;   708.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm26                                     ;   709.5 p5     192 dst
        vmovdqu64 zmm26, [rbp + 3392]                                    ;   469.8 p2     192 dst reload
        vmovdqu64 [rbp + 1408], zmm30                                    ;   695.5 p7+p4  192 dst spill
        vmovdqu64 zmm30, [rbp + 2944]                                    ;   470.8 p3     192 dst reload
        vmovdqu64 [rbp + 128], zmm16                                     ;   694.5 p8+p9  192 dst spill
        vpunpcklbw zmm16, zmm30, zmm26                                   ;   710.5 p5     192 dst
        vpunpckhbw zmm26, zmm30, zmm26                                   ;   711.5 p5     192 dst
        vmovdqu64 zmm30, [rbp + 5760]                                    ;   472.8 p2     192 dst reload
        vmovdqu64 [rbp + 3392], zmm18                                    ;   693.5 p7+p4  192 dst spill
        vmovdqu64 zmm18, [rbp + 4416]                                    ;   473.2 p3     192 dst reload
        vmovdqu64 [rbp + 2944], zmm17                                    ;   692.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm18, zmm30                                   ;   712.5 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm30                                   ;   713.5 p5     192 dst
        vmovdqu64 zmm30, [rbp + 1344]                                    ;   474.2 p2     192 dst reload
        vmovdqu64 [rbp + 5760], zmm10                                    ;   691.5 p7+p4  192 dst spill
        vmovdqu64 zmm10, [rbp + 512]                                     ;   474.5 p3     192 dst reload
        vmovdqu64 [rbp + 4416], zmm28                                    ;   619.5 p8+p9  192 dst spill
        vpunpcklbw zmm28, zmm10, zmm30                                   ;   714.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm30                                   ;   715.5 p5     192 dst
        vmovdqu64 zmm30, [rbp + 3328]                                    ;   475.2 p2     192 dst reload
        vmovdqu64 [rbp + 1344], zmm31                                    ;   569.5 p7+p4  192 dst spill
        vmovdqu64 zmm31, [rbp + 2112]                                    ;   475.5 p3     192 dst reload
        vmovdqu64 [rbp + 512], zmm9                                      ;   690.5 p8+p9  192 dst spill
        vpunpcklbw zmm9, zmm31, zmm30                                    ;   716.5 p5     192 dst
        vpunpckhbw zmm30, zmm31, zmm30                                   ;   717.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 5696]                                    ;   476.2 p2     192 dst reload
        vmovdqu64 [rbp + 3328], zmm21                                    ;   590.5 p7+p4  192 dst spill
        vmovdqu64 zmm21, [rbp + 4800]                                    ;   476.7 p3     192 dst reload
        vmovdqu64 [rbp + 2112], zmm11                                    ;   618.5 p8+p9  192 dst spill
        vpunpcklbw zmm11, zmm21, zmm31                                   ;   718.5 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm31                                   ;   719.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3136]                                    ;   553.5 p2     192 dst reload
        vmovdqu64 [rbp + 5696], zmm29                                    ;   568.5 p7+p4  192 dst spill
        vmovdqu64 zmm29, [rbp + 6016]                                    ;   479.5 p3     192 dst reload
        vmovdqu64 [rbp + 4800], zmm1                                     ;   689.5 p8+p9  192 dst spill
        vpunpcklbw zmm1, zmm29, zmm31                                    ;   720.5 p5     192 dst
        vpunpckhbw zmm29, zmm29, zmm31                                   ;   721.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 1280]                                    ;   478.3 p2     192 dst reload
        vmovdqu64 [rbp + 3136], zmm12                                    ;   589.5 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 448]                                     ;   478.7 p3     192 dst reload
        vmovdqu64 [rbp + 6016], zmm25                                    ;   617.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm12, zmm31                                   ;   722.5 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm31                                   ;   723.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3264]                                    ;   479.3 p2     192 dst reload
        vmovdqu64 [rbp + 1280], zmm14                                    ;   567.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 1984]                                    ;   479.7 p3     192 dst reload
        vmovdqu64 [rbp + 448], zmm12                                     ;   724.5 p8+p9  192 dst spill
        vpunpcklbw zmm12, zmm14, zmm31                                   ;   724.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm31                                   ;   725.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 5632]                                    ;   481.5 p2     192 dst reload
        vmovdqu64 [rbp + 3264], zmm14                                    ;   726.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 4224]                                    ;   483.5 p3     192 dst reload
        vmovdqu64 [rbp + 1984], zmm25                                    ;   723.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm14, zmm31                                   ;   726.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm31                                   ;   727.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3776]                                    ;   554.5 p2     192 dst reload
        vmovdqu64 [rbp + 5632], zmm14                                    ;   728.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 6080]                                    ;   485.5 p3     192 dst reload
        vmovdqu64 [rbp + 4224], zmm25                                    ;   727.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm14, zmm31                                   ;   728.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm31                                   ;   729.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 3264]                                    ;   726.5 p2     192 dst reload
        vmovdqu64 [rbp + 3776], zmm14                                    ;   730.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 448]                                     ;   724.5 p3     192 dst reload
        vmovdqu64 [rbp + 6080], zmm25                                    ;   729.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm14, zmm31                                   ;   732.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 4224]                                    ;   727.5 p2     192 dst reload
        vpunpcklbw zmm14, zmm31, [rbp + 6080]                            ;   735.5 p5+p3  192 dst
        vmovdqu64 zmm31, [rbp + 448]                                     ;   724.5 p2     192 dst reload
        vpunpckhbw zmm31, zmm31, [rbp + 3264]                            ;   732.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3264], zmm31                                    ;   733.5 p7+p4  192 dst spill
        vmovdqu64 zmm31, [rbp + 4224]                                    ;   727.5 p2     192 dst reload
        vpunpckhbw zmm31, zmm31, [rbp + 6080]                            ;   735.5 p5+p3  192 dst
        vmovdqu64 [rbp + 6080], zmm31                                    ;   736.5 p8+p9  192 dst spill
        vmovdqu64 zmm31, [rbp + 5632]                                    ;   728.5 p2     192 dst reload
        vmovdqu64 [rbp + 4224], zmm25                                    ;   733.5 p7+p4  192 dst spill
        vpunpcklbw zmm25, zmm31, [rbp + 3776]                            ;   736.5 p5+p3  192 dst
        vmovdqu64 zmm31, [rbp + 5952]                                    ;   492.0 p2     192 dst reload
        vmovdqu64 [rbp + 448], zmm25                                     ;   737.5 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm31, zmm22                                   ;   735.5 p5     192 dst
        vpunpckhbw zmm22, zmm31, zmm22                                   ;   736.5 p5     192 dst
        vmovdqu64 zmm31, [rbp + 5632]                                    ;   728.5 p3     192 dst reload
        vpunpckhbw zmm31, zmm31, [rbp + 3776]                            ;   737.5 p5+p2  192 dst
        vmovdqu64 [rbp + 3776], zmm31                                    ;   738.5 p7+p4  192 dst spill
        vmovdqu64 zmm31, [rbp + 4224]                                    ;   733.5 p3     192 dst reload
        vmovdqu64 [rbp + 5632], zmm14                                    ;   736.5 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm31, [rbp + 448]                             ;   743.5 p5+p2  192 dst
        vmovdqu64 [rbp + 5952], zmm14                                    ;   744.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 3904]                                    ;   494.5 p3     192 dst reload
        vpunpcklbw zmm31, zmm14, zmm7                                    ;   739.5 p5     192 dst
        vpunpckhbw zmm7, zmm14, zmm7                                     ;   740.5 p5     192 dst
        vpunpcklbw zmm14, zmm3, zmm2                                     ;   741.5 p5     192 dst
        vpunpckhbw zmm2, zmm3, zmm2                                      ;   742.5 p5     192 dst
        vpunpcklbw zmm3, zmm20, zmm15                                    ;   743.5 p5     192 dst
        vpunpckhbw zmm15, zmm20, zmm15                                   ;   744.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 4224]                                    ;   733.5 p2     192 dst reload
        vpunpckhbw zmm20, zmm20, [rbp + 448]                             ;   745.5 p5+p3  192 dst
        vmovdqu64 [rbp + 448], zmm15                                     ;   745.5 p8+p9  192 dst spill
        vmovdqu64 zmm15, [rbp + 3264]                                    ;   733.5 p2     192 dst reload
        vmovdqu64 [rbp + 4224], zmm20                                    ;   746.5 p7+p4  192 dst spill
        vpunpcklbw zmm20, zmm15, [rbp + 3776]                            ;   746.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3904], zmm20                                    ;   747.5 p8+p9  192 dst spill
        vpunpcklbw zmm20, zmm23, zmm0                                    ;   747.5 p5     192 dst
        vpunpckhbw zmm0, zmm23, zmm0                                     ;   748.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 1216]                                    ;   497.0 p2     192 dst reload
        vmovdqu64 [rbp + 960], zmm0                                      ;   749.5 p7+p4  192 dst spill
        vmovdqu64 zmm0, [rbp + 384]                                      ;   497.5 p3     192 dst reload
        vmovdqu64 [rbp + 1728], zmm20                                    ;   748.5 p8+p9  192 dst spill
        vpunpcklbw zmm20, zmm0, zmm23                                    ;   749.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm23                                     ;   750.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 3520]                                    ;   498.0 p2     192 dst reload
        vmovdqu64 [rbp + 1216], zmm3                                     ;   744.5 p7+p4  192 dst spill
        vmovdqu64 zmm3, [rbp + 2176]                                     ;   498.5 p3     192 dst reload
        vmovdqu64 [rbp + 384], zmm2                                      ;   743.5 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm3, zmm23                                     ;   751.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm23                                     ;   752.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 5568]                                    ;   499.0 p2     192 dst reload
        vmovdqu64 [rbp + 3520], zmm14                                    ;   742.5 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 4736]                                    ;   499.5 p3     192 dst reload
        vpunpcklbw zmm15, zmm14, zmm23                                   ;   753.5 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm23                                   ;   754.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 3264]                                    ;   733.5 p2     192 dst reload
        vpunpckhbw zmm23, zmm23, [rbp + 3776]                            ;   755.5 p5+p3  192 dst
        vmovdqu64 [rbp + 3776], zmm23                                    ;   756.5 p8+p9  192 dst spill
        vmovdqu64 zmm23, [rbp + 832]                                     ;   501.0 p2     192 dst reload
        vmovdqu64 [rbp + 3264], zmm14                                    ;   755.5 p7+p4  192 dst spill
        vpunpcklbw zmm14, zmm23, [rbp + 576]                             ;   756.5 p5+p3  192 dst
        vpunpckhbw zmm23, zmm23, [rbp + 576]                             ;   757.5 p5+p2  192 dst
        vmovdqu64 [rbp + 576], zmm23                                     ;   758.5 p8+p9  192 dst spill
        vpunpcklbw zmm23, zmm27, zmm13                                   ;   758.5 p5     192 dst
        vpunpckhbw zmm13, zmm27, zmm13                                   ;   759.5 p5     192 dst
        vpunpcklbw zmm27, zmm19, zmm24                                   ;   760.5 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm24                                   ;   761.5 p5     192 dst
        vpunpcklbw zmm24, zmm6, zmm16                                    ;   762.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   763.5 p5     192 dst
        vpunpcklbw zmm16, zmm5, zmm26                                    ;   764.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm26                                     ;   765.5 p5     192 dst
        vpunpcklbw zmm26, zmm28, zmm9                                    ;   766.5 p5     192 dst
        vpunpckhbw zmm9, zmm28, zmm9                                     ;   767.5 p5     192 dst
        vpunpcklbw zmm28, zmm10, zmm30                                   ;   768.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm30                                   ;   769.5 p5     192 dst
        vpunpcklbw zmm30, zmm11, zmm1                                    ;   770.5 p5     192 dst
        vpunpckhbw zmm1, zmm11, zmm1                                     ;   771.5 p5     192 dst
        vpunpcklbw zmm11, zmm21, zmm29                                   ;   772.5 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm29                                   ;   773.5 p5     192 dst
        vpunpcklbw zmm29, zmm8, zmm25                                    ;   774.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm25                                     ;   775.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 576]                                     ;   758.5 p3     192 dst reload
        vmovdqu64 [rbp + 832], zmm15                                     ;   754.5 p7+p4  192 dst spill
        vmovdqu64 zmm15, [rbp + 3264]                                    ;   755.5 p2     192 dst reload
        vmovdqu64 [rbp + 5568], zmm14                                    ;   757.5 p8+p9  192 dst spill
        vpunpcklbw zmm14, zmm15, zmm25                                   ;   776.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 832]                                     ;   754.5 p3     192 dst reload
        vpunpcklbw zmm15, zmm25, [rbp + 5568]                            ;   777.5 p5+p2  192 dst
        vpunpckhbw zmm25, zmm25, [rbp + 5568]                            ;   778.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5568], zmm25                                    ;   779.5 p7+p4  192 dst spill
        vpunpcklbw zmm25, zmm4, zmm22                                    ;   779.5 p5     192 dst
        vmovdqu64 [rbp + 832], zmm14                                     ;   777.5 p8+p9  192 dst spill
        vmovdqu64 zmm14, [rbp + 3264]                                    ;   755.5 p2     192 dst reload
        vpunpckhbw zmm14, zmm14, [rbp + 576]                             ;   780.5 p5+p3  192 dst
        vpunpckhbw zmm4, zmm4, zmm22                                     ;   781.5 p5     192 dst
        vpunpcklbw zmm22, zmm17, zmm31                                   ;   782.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm31                                   ;   783.5 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm7                                    ;   784.5 p5     192 dst
        vpunpckhbw zmm7, zmm18, zmm7                                     ;   785.5 p5     192 dst
        vpunpcklbw zmm18, zmm20, zmm2                                    ;   786.5 p5     192 dst
        vpunpckhbw zmm2, zmm20, zmm2                                     ;   787.5 p5     192 dst
        vpunpcklbw zmm20, zmm23, zmm29                                   ;   788.5 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm29                                   ;   789.5 p5     192 dst
        vpunpcklbw zmm29, zmm0, zmm3                                     ;   790.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm3                                      ;   791.5 p5     192 dst
        vpunpcklbw zmm3, zmm13, zmm8                                     ;   792.5 p5     192 dst
        vpunpckhbw zmm8, zmm13, zmm8                                     ;   793.5 p5     192 dst
        vpunpcklbw zmm13, zmm27, zmm25                                   ;   794.5 p5     192 dst
        vpunpckhbw zmm25, zmm27, zmm25                                   ;   795.5 p5     192 dst
        vpunpcklbw zmm27, zmm26, zmm30                                   ;   796.5 p5     192 dst
        vpunpckhbw zmm26, zmm26, zmm30                                   ;   797.5 p5     192 dst
        vpunpcklbw zmm30, zmm19, zmm4                                    ;   798.5 p5     192 dst
        vpunpckhbw zmm4, zmm19, zmm4                                     ;   799.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 896]                                     ;   514.8 p2     192 dst reload
        vmovdqu64 [rbp + 576], zmm4                                      ;   800.5 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 320]                                      ;   515.2 p3     192 dst reload
        vmovdqu64 [rbp + 3264], zmm30                                    ;   799.5 p8+p9  192 dst spill
        vpunpcklbw zmm30, zmm4, zmm19                                    ;   800.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm19                                     ;   801.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 3456]                                    ;   517.7 p2     192 dst reload
        vmovdqu64 [rbp + 896], zmm25                                     ;   796.5 p7+p4  192 dst spill
        vmovdqu64 zmm25, [rbp + 1920]                                    ;   518.0 p3     192 dst reload
        vmovdqu64 [rbp + 320], zmm13                                     ;   795.5 p8+p9  192 dst spill
        vpunpcklbw zmm13, zmm25, zmm19                                   ;   802.5 p5     192 dst
        vpunpckhbw zmm19, zmm25, zmm19                                   ;   803.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 4480]                                    ;   519.5 p2     192 dst reload
        vmovdqu64 [rbp + 3456], zmm8                                     ;   794.5 p7+p4  192 dst spill
        vmovdqu64 zmm8, [rbp + 4288]                                     ;   519.8 p3     192 dst reload
        vmovdqu64 [rbp + 1920], zmm3                                     ;   793.5 p8+p9  192 dst spill
        vpunpcklbw zmm3, zmm8, zmm25                                     ;   804.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm25                                     ;   805.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 1664]                                    ;   552.5 p2     192 dst reload
        vmovdqu64 [rbp + 4480], zmm26                                    ;   798.5 p7+p4  192 dst spill
        vmovdqu64 zmm26, [rbp + 1856]                                    ;   521.8 p3     192 dst reload
        vmovdqu64 [rbp + 4288], zmm23                                    ;   790.5 p8+p9  192 dst spill
        vpunpcklbw zmm23, zmm26, zmm25                                   ;   806.5 p5     192 dst
        vpunpckhbw zmm25, zmm26, zmm25                                   ;   807.5 p5     192 dst
        vpunpcklbw zmm26, zmm9, zmm1                                     ;   808.5 p5     192 dst
        vpunpckhbw zmm1, zmm9, zmm1                                      ;   809.5 p5     192 dst
        vpunpcklbw zmm9, zmm28, zmm11                                    ;   810.5 p5     192 dst
        vpunpckhbw zmm11, zmm28, zmm11                                   ;   811.5 p5     192 dst
        vpunpcklbw zmm28, zmm10, zmm21                                   ;   812.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm21                                   ;   813.5 p5     192 dst
        vpunpcklbw zmm21, zmm24, zmm22                                   ;   814.5 p5     192 dst
        vpunpckhbw zmm22, zmm24, zmm22                                   ;   815.5 p5     192 dst
        vpunpcklbw zmm24, zmm6, zmm17                                    ;   816.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm17                                     ;   817.5 p5     192 dst
        vpunpcklbw zmm17, zmm16, zmm31                                   ;   818.5 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm31                                   ;   819.5 p5     192 dst
        vpunpcklbw zmm31, zmm5, zmm7                                     ;   820.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm7                                      ;   821.5 p5     192 dst
        vmovdqu64 zmm7, [rbp + 1152]                                     ;   530.5 p2     192 dst reload
        vmovdqu64 [rbp + 1664], zmm5                                     ;   822.5 p7+p4  192 dst spill
        vmovdqu64 zmm5, [rbp + 256]                                      ;   530.8 p3     192 dst reload
        vmovdqu64 [rbp + 1856], zmm31                                    ;   821.5 p8+p9  192 dst spill
        vpunpcklbw zmm31, zmm5, zmm7                                     ;   822.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm7                                      ;   823.5 p5     192 dst
        vmovdqu64 zmm7, [rbp + 2496]                                     ;   532.5 p2     192 dst reload
        vmovdqu64 [rbp + 1152], zmm16                                    ;   820.5 p7+p4  192 dst spill
        vmovdqu64 zmm16, [rbp + 2304]                                    ;   532.8 p3     192 dst reload
        vmovdqu64 [rbp + 256], zmm17                                     ;   819.5 p8+p9  192 dst spill
        vpunpcklbw zmm17, zmm16, zmm7                                    ;   824.5 p5     192 dst
        vpunpckhbw zmm7, zmm16, zmm7                                     ;   825.5 p5     192 dst
        vmovdqu64 zmm16, [rbp + 4160]                                    ;   534.5 p2     192 dst reload
        vmovdqu64 [rbp + 2496], zmm6                                     ;   818.5 p7+p4  192 dst spill
        vmovdqu64 zmm6, [rbp + 5120]                                     ;   537.7 p3     192 dst reload
        vmovdqu64 [rbp + 2304], zmm24                                    ;   817.5 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm6, zmm16                                    ;   826.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   827.5 p5     192 dst
        vmovdqu64 zmm16, [rbp + 2432]                                    ;   549.5 p2     192 dst reload
        vmovdqu64 [rbp + 4160], zmm22                                    ;   816.5 p7+p4  192 dst spill
        vmovdqu64 zmm22, [rbp + 6208]                                    ;   539.0 p3     192 dst reload
        vmovdqu64 [rbp + 5120], zmm21                                    ;   815.5 p8+p9  192 dst spill
        vpunpcklbw zmm21, zmm22, zmm16                                   ;   828.5 p5     192 dst
        vpunpckhbw zmm16, zmm22, zmm16                                   ;   829.5 p5     192 dst
        vmovdqu64 zmm22, [rbp + 1088]                                    ;   541.7 p2     192 dst reload
        vmovdqu64 [rbp + 2432], zmm10                                    ;   814.5 p7+p4  192 dst spill
        vmovdqu64 zmm10, [rbp + 192]                                     ;   542.0 p3     192 dst reload
        vmovdqu64 [rbp + 6208], zmm28                                    ;   813.5 p8+p9  192 dst spill
        vpunpcklbw zmm28, zmm10, zmm22                                   ;   830.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm22                                   ;   831.5 p5     192 dst
        vmovdqu64 zmm22, [rbp + 3584]                                    ;   544.5 p2     192 dst reload
        vmovdqu64 [rbp + 1088], zmm11                                    ;   812.5 p7+p4  192 dst spill
        vmovdqu64 zmm11, [rbp + 2560]                                    ;   545.5 p3     192 dst reload
        vmovdqu64 [rbp + 192], zmm9                                      ;   811.5 p8+p9  192 dst spill
        vpunpcklbw zmm9, zmm11, zmm22                                    ;   832.5 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm22                                   ;   833.5 p5     192 dst
        vmovdqu64 zmm22, [rbp + 3968]                                    ;   549.5 p2     192 dst reload
        vmovdqu64 [rbp + 3584], zmm1                                     ;   810.5 p7+p4  192 dst spill
        vmovdqu64 zmm1, [rbp + 4672]                                     ;   551.5 p3     192 dst reload
        vmovdqu64 [rbp + 2560], zmm26                                    ;   809.5 p8+p9  192 dst spill
        vpunpcklbw zmm26, zmm1, zmm22                                    ;   834.5 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;   835.5 p5     192 dst
        vmovdqu64 zmm22, [rbp + 640]                                     ;   555.5 p2     192 dst reload
        vmovdqu64 [rbp + 3968], zmm27                                    ;   797.5 p7+p4  192 dst spill
        vmovdqu64 zmm27, [rbp + 6400]                                    ;   556.7 p3     192 dst reload
        vmovdqu64 [rbp + 4672], zmm20                                    ;   789.5 p8+p9  192 dst spill
        vpunpcklbw zmm20, zmm27, zmm22                                   ;   836.5 p5     192 dst
        vpunpckhbw zmm22, zmm27, zmm22                                   ;   837.5 p5     192 dst
        vpunpcklbw zmm27, zmm18, zmm15                                   ;   838.5 p5     192 dst
        vpunpckhbw zmm15, zmm18, zmm15                                   ;   839.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 5568]                                    ;   779.5 p2     192 dst reload
        vmovdqu64 [rbp + 640], zmm15                                     ;   840.5 p7+p4  192 dst spill
        vpunpcklbw zmm15, zmm2, zmm18                                    ;   840.5 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm18                                     ;   841.5 p5     192 dst
        vmovdqu64 zmm18, [rbp + 832]                                     ;   777.5 p3     192 dst reload
        vmovdqu64 [rbp + 5568], zmm2                                     ;   842.5 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm29, zmm18                                    ;   842.5 p5     192 dst
        vpunpckhbw zmm18, zmm29, zmm18                                   ;   843.5 p5     192 dst
        vmovdqu64 zmm29, [rbp + 1984]                                    ;   723.5 p2     192 dst reload
        vmovdqu64 [rbp + 832], zmm18                                     ;   844.5 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm29, zmm12                                   ;   844.5 p5     192 dst
        vpunpckhbw zmm12, zmm29, zmm12                                   ;   845.5 p5     192 dst
        vpunpcklbw zmm29, zmm0, zmm14                                    ;   846.5 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm14                                     ;   847.5 p5     192 dst
        vpunpcklbw zmm14, zmm30, zmm13                                   ;   848.5 p5     192 dst
        vpunpckhbw zmm13, zmm30, zmm13                                   ;   849.5 p5     192 dst
        vpunpcklbw zmm30, zmm4, zmm19                                    ;   850.5 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm19                                     ;   851.5 p5     192 dst
        vpunpcklbw zmm19, zmm3, zmm23                                    ;   852.5 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm23                                     ;   853.5 p5     192 dst
        vpunpcklbw zmm23, zmm8, zmm25                                    ;   854.5 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm25                                     ;   855.5 p5     192 dst
        vpunpcklbw zmm25, zmm31, zmm17                                   ;   856.5 p5     192 dst
        vpunpckhbw zmm17, zmm31, zmm17                                   ;   857.5 p5     192 dst
        vpunpcklbw zmm31, zmm5, zmm7                                     ;   858.5 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm7                                      ;   859.5 p5     192 dst
        vmovdqu64 zmm7, [rbp + 5632]                                     ;   736.5 p3     192 dst reload
        vmovdqu64 [rbp + 1984], zmm0                                     ;   848.5 p8+p9  192 dst spill
        vpunpcklbw zmm0, zmm18, zmm7                                     ;   860.5 p5     192 dst
        vpunpckhbw zmm7, zmm18, zmm7                                     ;   861.5 p5     192 dst
        vpunpcklbw zmm18, zmm24, zmm21                                   ;   862.5 p5     192 dst
        vpunpckhbw zmm21, zmm24, zmm21                                   ;   863.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 6080]                                    ;   736.5 p2     192 dst reload
        vmovdqu64 [rbp + 5632], zmm7                                     ;   862.5 p7+p4  192 dst spill
        vpunpcklbw zmm7, zmm12, zmm24                                    ;   864.5 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm24                                   ;   865.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 1280]                                    ;   583.5 p3     192 dst reload
        mov r9, qword [rbp + 7120]                                       ;   584.5 p10    192 dst reload
        vmovdqu64 [r9], zmm24                                            ;   589.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4672]                                    ;   789.5 p2     192 dst reload
        vmovdqu64 [r9 + 64], zmm24                                       ;   795.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 6016]                                    ;   617.5 p3     192 dst reload
        vmovdqu64 [r9 + 128], zmm24                                      ;   623.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 3136]                                    ;   590.5 p2     192 dst reload
        vmovdqu64 [r9 + 256], zmm24                                      ;   596.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 3968]                                    ;   797.5 p3     192 dst reload
        vmovdqu64 [r9 + 320], zmm24                                      ;   803.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4800]                                    ;   689.5 p2     192 dst reload
        vmovdqu64 [r9 + 384], zmm24                                      ;   695.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 5696]                                    ;   594.5 p3     192 dst reload
        vmovdqu64 [r9 + 512], zmm24                                      ;   600.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4288]                                    ;   790.5 p2     192 dst reload
        vmovdqu64 [r9 + 576], zmm24                                      ;   796.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 2112]                                    ;   618.5 p3     192 dst reload
        vmovdqu64 [r9 + 640], zmm24                                      ;   624.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 640]                                     ;   840.5 p2     192 dst reload
        vmovdqu64 [r9 + 704], zmm24                                      ;   846.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 3328]                                    ;   600.5 p3     192 dst reload
        vmovdqu64 [r9 + 768], zmm24                                      ;   606.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4480]                                    ;   798.5 p2     192 dst reload
        vmovdqu64 [r9 + 832], zmm24                                      ;   804.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 512]                                     ;   690.5 p3     192 dst reload
        vmovdqu64 [r9 + 896], zmm24                                      ;   696.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 1344]                                    ;   602.5 p2     192 dst reload
        vmovdqu64 [r9 + 1024], zmm24                                     ;   608.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 1920]                                    ;   793.5 p3     192 dst reload
        vmovdqu64 [r9 + 1088], zmm24                                     ;   799.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 4416]                                    ;   619.5 p2     192 dst reload
        vmovdqu64 [r9 + 1152], zmm24                                     ;   625.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 4032]                                    ;   633.5 p3     192 dst reload
        vmovdqu64 [r9 + 1280], zmm24                                     ;   639.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 2560]                                    ;   809.5 p2     192 dst reload
        vmovdqu64 [r9 + 1344], zmm24                                     ;   815.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 5760]                                    ;   691.5 p3     192 dst reload
        vmovdqu64 [r9 + 1408], zmm24                                     ;   697.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 5376]                                    ;   606.5 p2     192 dst reload
        vmovdqu64 [r9 + 1536], zmm24                                     ;   612.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 3456]                                    ;   794.5 p3     192 dst reload
        vmovdqu64 [r9 + 1600], zmm24                                     ;   800.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 2048]                                    ;   620.5 p2     192 dst reload
        vmovdqu64 [r9 + 1664], zmm24                                     ;   626.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 5568]                                    ;   842.5 p3     192 dst reload
        vmovdqu64 [r9 + 1728], zmm24                                     ;   848.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 3200]                                    ;   634.5 p2     192 dst reload
        vmovdqu64 [r9 + 1792], zmm24                                     ;   640.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 3584]                                    ;   810.5 p3     192 dst reload
        vmovdqu64 [r9 + 1856], zmm24                                     ;   816.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 2944]                                    ;   692.5 p2     192 dst reload
        vmovdqu64 [r9 + 1920], zmm24                                     ;   698.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 5504]                                    ;   618.5 p3     192 dst reload
        vmovdqu64 [r9 + 2048], zmm24                                     ;   624.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 320]                                     ;   795.5 p2     192 dst reload
        vmovdqu64 [r9 + 2112], zmm24                                     ;   801.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp - 64]                                      ;   622.5 p3     192 dst reload
        vmovdqu64 [r9 + 2176], zmm24                                     ;   628.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 3072]                                    ;   624.5 p2     192 dst reload
        vmovdqu64 [r9 + 2304], zmm24                                     ;   630.5 p7+p4  192 dst
        vmovdqu64 zmm24, [rbp + 192]                                     ;   811.5 p3     192 dst reload
        vmovdqu64 [r9 + 2368], zmm24                                     ;   817.5 p8+p9  192 dst
        vmovdqu64 zmm24, [rbp + 3392]                                    ;   693.5 p2     192 dst reload
        vmovdqu64 [r9 + 2432], zmm24                                     ;   699.5 p7+p4  192 dst
        vmovdqu64 [r9 + 192], zmm27                                      ;   839.5 p8+p9  192 dst
        vmovdqu64 [r9 + 1216], zmm15                                     ;   841.5 p7+p4  192 dst
        vpunpcklbw zmm15, zmm6, zmm16                                    ;   866.5 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm16                                     ;   867.5 p5     192 dst
        vpunpcklbw zmm16, zmm28, zmm9                                    ;   868.5 p5     192 dst
        vpunpckhbw zmm9, zmm28, zmm9                                     ;   869.5 p5     192 dst
        vpunpcklbw zmm24, zmm10, zmm11                                   ;   870.5 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm11                                   ;   871.5 p5     192 dst
        vpunpcklbw zmm11, zmm26, zmm20                                   ;   872.5 p5     192 dst
        vpunpckhbw zmm20, zmm26, zmm20                                   ;   873.5 p5     192 dst
        vpunpcklbw zmm26, zmm1, zmm22                                    ;   874.5 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm22                                     ;   875.5 p5     192 dst
        vpunpcklbw zmm22, zmm14, zmm19                                   ;   876.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 3712]                                    ;   637.5 p3     192 dst reload
        vmovdqu64 [r9 + 2560], zmm27                                     ;   643.5 p8+p9  192 dst
        vpunpckhbw zmm14, zmm14, zmm19                                   ;   877.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 896]                                     ;   796.5 p2     192 dst reload
        vmovdqu64 [r9 + 2624], zmm19                                     ;   802.5 p7+p4  192 dst
        vmovdqu64 [r9 + 2240], zmm2                                      ;   843.5 p8+p9  192 dst
        vpunpcklbw zmm2, zmm13, zmm3                                     ;   878.5 p5     192 dst
        vpunpckhbw zmm3, zmm13, zmm3                                     ;   879.5 p5     192 dst
        vpunpcklbw zmm13, zmm30, zmm23                                   ;   880.5 p5     192 dst
        vmovdqu64 zmm19, [rbp + 4352]                                    ;   641.5 p3     192 dst reload
        vmovdqu64 [r9 + 2688], zmm19                                     ;   647.5 p7+p4  192 dst
        vpunpckhbw zmm19, zmm30, zmm23                                   ;   881.5 p5     192 dst
        vmovdqu64 zmm23, [rbp + 832]                                     ;   844.5 p2     192 dst reload
        vmovdqu64 [r9 + 2752], zmm23                                     ;   850.5 p8+p9  192 dst
        vmovdqu64 zmm23, [rbp - 128]                                     ;   644.5 p3     192 dst reload
        vmovdqu64 [r9 + 2816], zmm23                                     ;   650.5 p7+p4  192 dst
        vmovdqu64 zmm23, [rbp + 1088]                                    ;   812.5 p2     192 dst reload
        vmovdqu64 [r9 + 2880], zmm23                                     ;   818.5 p8+p9  192 dst
        vpunpcklbw zmm23, zmm4, zmm8                                     ;   882.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 128]                                     ;   694.5 p3     192 dst reload
        vmovdqu64 [r9 + 2944], zmm27                                     ;   700.5 p7+p4  192 dst
        vpunpckhbw zmm4, zmm4, zmm8                                      ;   883.5 p5     192 dst
        vmovdqu64 zmm8, [rbp + 1024]                                     ;   650.5 p2     192 dst reload
        vmovdqu64 [r9 + 3072], zmm8                                      ;   656.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 3264]                                     ;   799.5 p3     192 dst reload
        vmovdqu64 [r9 + 3136], zmm8                                      ;   805.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 6848]                                     ;   652.7 p2     192 dst reload
        vmovdqu64 [r9 + 3200], zmm8                                      ;   658.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1536]                                     ;   653.0 p3     192 dst reload
        vmovdqu64 [r9 + 3328], zmm8                                      ;   659.0 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 6208]                                     ;   813.5 p2     192 dst reload
        vmovdqu64 [r9 + 3392], zmm8                                      ;   819.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1408]                                     ;   695.5 p3     192 dst reload
        vmovdqu64 [r9 + 3456], zmm8                                      ;   701.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 4928]                                     ;   655.0 p2     192 dst reload
        vmovdqu64 [r9 + 3584], zmm8                                      ;   661.0 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 576]                                      ;   800.5 p3     192 dst reload
        vmovdqu64 [r9 + 3648], zmm8                                      ;   806.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 6144]                                     ;   656.7 p2     192 dst reload
        vmovdqu64 [r9 + 3712], zmm8                                      ;   662.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1984]                                     ;   848.5 p3     192 dst reload
        vmovdqu64 [r9 + 3776], zmm8                                      ;   854.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 5248]                                     ;   657.7 p2     192 dst reload
        vmovdqu64 [r9 + 3840], zmm8                                      ;   663.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 2432]                                     ;   814.5 p3     192 dst reload
        vmovdqu64 [r9 + 3904], zmm8                                      ;   820.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 4864]                                     ;   696.5 p2     192 dst reload
        vmovdqu64 [r9 + 3968], zmm8                                      ;   702.5 p8+p9  192 dst
        vmovdqu64 [r9 + 3264], zmm29                                     ;   847.5 p7+p4  192 dst
        vpunpcklbw zmm8, zmm25, zmm18                                    ;   884.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 6528]                                    ;   660.7 p3     192 dst reload
        vmovdqu64 [r9 + 4096], zmm27                                     ;   666.7 p8+p9  192 dst
        vpunpckhbw zmm18, zmm25, zmm18                                   ;   885.5 p5     192 dst
        vmovdqu64 zmm25, [rbp + 5120]                                    ;   815.5 p2     192 dst reload
        vmovdqu64 [r9 + 4160], zmm25                                     ;   821.5 p7+p4  192 dst
        vpunpcklbw zmm25, zmm17, zmm21                                   ;   886.5 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm21                                   ;   887.5 p5     192 dst
        vpunpcklbw zmm21, zmm31, zmm15                                   ;   888.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 4992]                                    ;   663.0 p3     192 dst reload
        vmovdqu64 [r9 + 4224], zmm27                                     ;   669.0 p8+p9  192 dst
        vpunpckhbw zmm15, zmm31, zmm15                                   ;   889.5 p5     192 dst
        vmovdqu64 zmm27, [rbp + 5824]                                    ;   698.5 p2     192 dst reload
        vmovdqu64 [r9 + 4352], zmm27                                     ;   704.5 p7+p4  192 dst
        vpunpcklbw zmm27, zmm5, zmm6                                     ;   890.5 p5     192 dst
        vmovdqu64 zmm28, [rbp + 2880]                                    ;   697.5 p3     192 dst reload
        vmovdqu64 [r9 + 4480], zmm28                                     ;   703.5 p8+p9  192 dst
        vpunpckhbw zmm5, zmm5, zmm6                                      ;   891.5 p5     192 dst
        vmovdqu64 zmm6, [rbp + 6336]                                     ;   668.5 p2     192 dst reload
        vmovdqu64 [r9 + 4608], zmm6                                      ;   674.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 4160]                                     ;   816.5 p3     192 dst reload
        vmovdqu64 [r9 + 4672], zmm6                                      ;   822.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 5888]                                     ;   670.5 p2     192 dst reload
        vmovdqu64 [r9 + 4736], zmm6                                      ;   676.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 2752]                                     ;   699.5 p3     192 dst reload
        vmovdqu64 [r9 + 4864], zmm6                                      ;   705.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 5632]                                     ;   862.5 p2     192 dst reload
        vmovdqu64 [r9 + 4928], zmm6                                      ;   868.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 0]                                        ;   700.5 p3     192 dst reload
        vmovdqu64 [r9 + 4992], zmm6                                      ;   706.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 6272]                                     ;   678.5 p2     192 dst reload
        vmovdqu64 [r9 + 5120], zmm6                                      ;   684.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 2304]                                     ;   817.5 p3     192 dst reload
        vmovdqu64 [r9 + 5184], zmm6                                      ;   823.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 1472]                                     ;   682.5 p2     192 dst reload
        vmovdqu64 [r9 + 5248], zmm6                                      ;   688.5 p7+p4  192 dst
        vmovdqu64 zmm6, [rbp + 4544]                                     ;   684.5 p3     192 dst reload
        vmovdqu64 [r9 + 5376], zmm6                                      ;   690.5 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 3520]                                     ;   742.5 p2     192 dst reload
        vmovdqu64 [r9 + 5504], zmm6                                      ;   748.5 p7+p4  192 dst
        vmovdqu64 [r9 + 4416], zmm0                                      ;   861.5 p8+p9  192 dst
        vpunpcklbw zmm0, zmm16, zmm11                                    ;   892.5 p5     192 dst
        vmovdqu64 zmm6, [rbp + 6592]                                     ;   690.5 p3     192 dst reload
        vmovdqu64 [r9 + 5632], zmm6                                      ;   696.5 p7+p4  192 dst
        vpunpckhbw zmm6, zmm16, zmm11                                    ;   893.5 p5     192 dst
        vmovdqu64 zmm11, [rbp + 2496]                                    ;   818.5 p2     192 dst reload
        vmovdqu64 [r9 + 5696], zmm11                                     ;   824.5 p8+p9  192 dst
        vpunpcklbw zmm11, zmm9, zmm20                                    ;   894.5 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm20                                     ;   895.5 p5     192 dst
        vpunpcklbw zmm16, zmm24, zmm26                                   ;   896.5 p5     192 dst
        vmovdqu64 zmm20, [rbp + 2688]                                    ;   697.7 p3     192 dst reload
        vmovdqu64 [r9 + 5760], zmm20                                     ;   703.7 p7+p4  192 dst
        vpunpckhbw zmm20, zmm24, zmm26                                   ;   897.5 p5     192 dst
        vmovdqu64 zmm24, [rbp + 5056]                                    ;   698.5 p2     192 dst reload
        vmovdqu64 [r9 + 5888], zmm24                                     ;   704.5 p8+p9  192 dst
        vmovdqu64 [r9 + 5440], zmm7                                      ;   865.5 p7+p4  192 dst
        vmovdqu64 [r9 + 448], zmm8                                       ;   885.5 p8+p9  192 dst
        vpunpcklbw zmm7, zmm10, zmm1                                     ;   898.5 p5     192 dst
        vmovdqu64 zmm8, [rbp + 384]                                      ;   743.5 p3     192 dst reload
        vmovdqu64 [r9 + 6016], zmm8                                      ;   749.5 p7+p4  192 dst
        vpunpckhbw zmm1, zmm10, zmm1                                     ;   899.5 p5     192 dst
        vmovdqu64 zmm8, [rbp + 3008]                                     ;   703.0 p2     192 dst reload
        vmovdqu64 [r9 + 6144], zmm8                                      ;   709.0 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 256]                                      ;   819.5 p3     192 dst reload
        vmovdqu64 [r9 + 6208], zmm8                                      ;   825.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 2816]                                     ;   704.7 p2     192 dst reload
        vmovdqu64 [r9 + 6272], zmm8                                      ;   710.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 3648]                                     ;   705.0 p3     192 dst reload
        vmovdqu64 [r9 + 6400], zmm8                                      ;   711.0 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 5952]                                     ;   744.5 p2     192 dst reload
        vmovdqu64 [r9 + 6464], zmm8                                      ;   750.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1216]                                     ;   744.5 p3     192 dst reload
        vmovdqu64 [r9 + 6528], zmm8                                      ;   750.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 64]                                       ;   707.0 p2     192 dst reload
        vmovdqu64 [r9 + 6656], zmm8                                      ;   713.0 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1152]                                     ;   820.5 p3     192 dst reload
        vmovdqu64 [r9 + 6720], zmm8                                      ;   826.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 1600]                                     ;   708.7 p2     192 dst reload
        vmovdqu64 [r9 + 6784], zmm8                                      ;   714.7 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 5440]                                     ;   709.0 p3     192 dst reload
        vmovdqu64 [r9 + 6912], zmm8                                      ;   715.0 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 4224]                                     ;   746.5 p2     192 dst reload
        vmovdqu64 [r9 + 6976], zmm8                                      ;   752.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 448]                                      ;   745.5 p3     192 dst reload
        vmovdqu64 [r9 + 7040], zmm8                                      ;   751.5 p7+p4  192 dst
        vmovdqu64 [r9 + 5952], zmm12                                     ;   866.5 p8+p9  192 dst
        vmovdqu64 [r9 + 960], zmm18                                      ;   886.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 1792]                                     ;   711.5 p2     192 dst reload
        vmovdqu64 [r9 + 7168], zmm8                                      ;   717.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1856]                                     ;   821.5 p3     192 dst reload
        vmovdqu64 [r9 + 7232], zmm8                                      ;   827.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 4096]                                     ;   713.0 p2     192 dst reload
        vmovdqu64 [r9 + 7296], zmm8                                      ;   719.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 3840]                                     ;   713.7 p3     192 dst reload
        vmovdqu64 [r9 + 7424], zmm8                                      ;   720.7 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 3904]                                     ;   747.5 p2     192 dst reload
        vmovdqu64 [r9 + 7488], zmm8                                      ;   753.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 1728]                                     ;   748.5 p3     192 dst reload
        vmovdqu64 [r9 + 7552], zmm8                                      ;   754.5 p7+p4  192 dst
        vmovdqu64 [r9 + 1472], zmm25                                     ;   887.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 704]                                      ;   716.5 p2     192 dst reload
        vmovdqu64 [r9 + 7680], zmm8                                      ;   724.7 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 1664]                                     ;   822.5 p3     192 dst reload
        vmovdqu64 [r9 + 7744], zmm8                                      ;   828.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 5312]                                     ;   717.5 p2     192 dst reload
        vmovdqu64 [r9 + 7808], zmm8                                      ;   726.7 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 2368]                                     ;   718.5 p3     192 dst reload
        vmovdqu64 [r9 + 7936], zmm8                                      ;   727.5 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 3776]                                     ;   756.5 p2     192 dst reload
        vmovdqu64 [r9 + 8000], zmm8                                      ;   762.5 p7+p4  192 dst
        vmovdqu64 zmm8, [rbp + 960]                                      ;   749.5 p3     192 dst reload
        vmovdqu64 [r9 + 8064], zmm8                                      ;   755.5 p8+p9  192 dst
        vmovdqu64 [r9 + 4288], zmm22                                     ;   877.5 p7+p4  192 dst
        vmovdqu64 [r9 + 1984], zmm17                                     ;   888.5 p8+p9  192 dst
        add r8, 0x2000                                                   ;   720.8 p1     194 blocks
        mov qword [rbp + 7104], r8                                       ;   732.7 p7+p4  194 blocks
        lea r8, [r9 + 8192]                                              ;   721.2 p6     194 blocks
        vmovdqu64 [r9 + 4800], zmm14                                     ;   878.5 p8+p9  192 dst
        vmovdqu64 [r9 + 2496], zmm21                                     ;   889.5 p7+p4  192 dst
        vmovdqu64 [r9 + 5312], zmm2                                      ;   879.5 p8+p9  192 dst
        vmovdqu64 [r9 + 3008], zmm15                                     ;   890.5 p7+p4  192 dst
        vmovdqu64 [r9 + 5824], zmm3                                      ;   880.5 p8+p9  192 dst
        vmovdqu64 [r9 + 3520], zmm27                                     ;   891.5 p7+p4  192 dst
        vmovdqu64 [r9 + 6336], zmm13                                     ;   881.5 p8+p9  192 dst
        vmovdqu64 [r9 + 4032], zmm5                                      ;   892.5 p7+p4  192 dst
        vmovdqu64 [r9 + 6848], zmm19                                     ;   882.5 p8+p9  192 dst
        vmovdqu64 [r9 + 4544], zmm0                                      ;   893.5 p7+p4  192 dst
        vmovdqu64 [r9 + 7360], zmm23                                     ;   883.5 p8+p9  192 dst
        vmovdqu64 [r9 + 5056], zmm6                                      ;   894.5 p7+p4  192 dst
        vmovdqu64 [r9 + 7872], zmm4                                      ;   884.5 p8+p9  192 dst
        vmovdqu64 [r9 + 5568], zmm11                                     ;   895.5 p7+p4  192 dst
        vmovdqu64 [r9 + 6080], zmm9                                      ;   896.5 p8+p9  192 dst
        vmovdqu64 [r9 + 6592], zmm16                                     ;   897.5 p7+p4  192 dst
        vmovdqu64 [r9 + 7104], zmm20                                     ;   898.5 p8+p9  192 dst
        vmovdqu64 [r9 + 7616], zmm7                                      ;   899.5 p7+p4  192 dst
        vmovdqu64 [r9 + 8128], zmm1                                      ;   900.5 p8+p9  192 dst
        mov qword [rbp + 7120], r8                                       ;   751.7 p7+p4  194 blocks
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
