; aes_to_slices for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
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
;   blocks: 2080 uops, planned 903.3; bounds: width 346.7, ports 704.0, path 19.0
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
        sub rsp, 0x1b00                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 6744], rax                                      ;                    frame
        mov dword [rbp + 6752], edx                                      ;                    argument
        mov qword [rbp + 6720], rdi                                      ;                    argument
        mov qword [rbp + 6736], rsi                                      ;                    argument
        mov r8d, dword [rbp + 6752]                                      ;     0.0 p2     194 blocks
        shl r8, 0xd                                                      ;     5.0 p0     194 blocks
        add r8, qword [rbp + 6720]                                       ;     6.0 p1+p3  194 blocks
        mov qword [rbp + 6728], r8                                       ;     7.0 p7+p4  194 blocks
        cmp dword [rbp + 6752], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 6720]                                       ;                    resident
        mov r9, qword [rbp + 6736]                                       ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm0, [r8]                                             ;     0.0 p2     192 dst
        vmovdqu64 zmm1, [r8 + 64]                                        ;     0.2 p3     192 dst
        vmovdqu64 zmm2, [r8 + 128]                                       ;     1.0 p2     192 dst
        vmovdqu64 zmm3, [r8 + 192]                                       ;     1.2 p3     192 dst
        vmovdqu64 zmm16, [r8 + 1024]                                     ;     2.0 p2     192 dst
        vmovdqu64 zmm17, [r8 + 1088]                                     ;     2.2 p3     192 dst
        vmovdqu64 zmm18, [r8 + 1152]                                     ;     3.0 p2     192 dst
        vmovdqu64 zmm19, [r8 + 1216]                                     ;     3.2 p3     192 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xd8                                ;     6.0 p5     192 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;     6.2 p5     192 dst
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;     8.0 p5     192 dst
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;     8.2 p5     192 dst
        vpsrlq zmm30, zmm0, 1                                            ;     9.0 p0     192 dst
        vpsrlq zmm31, zmm1, 1                                            ;     9.2 p0     192 dst
        vpsrlq zmm15, zmm16, 1                                           ;    11.0 p0     192 dst
        vpsrlq zmm14, zmm17, 1                                           ;    11.2 p0     192 dst
        vmovdqu64 zmm29, [r8 + 2048]                                     ;     4.0 p2     192 dst
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    10.0 p5     192 dst
        vpsrlq zmm28, zmm29, 1                                           ;    13.0 p0     192 dst
        vmovdqu64 zmm13, [r8 + 2112]                                     ;     4.2 p3     192 dst
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    10.2 p5     192 dst
        vpsrlq zmm12, zmm13, 1                                           ;    13.2 p0     192 dst
        vmovdqu64 zmm27, [r8 + 2176]                                     ;     5.0 p2     192 dst
        vmovdqu64 zmm26, [r8 + 2240]                                     ;     5.2 p3     192 dst
        vmovdqu64 zmm9, [r8 + 3072]                                      ;     6.0 p2     192 dst
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    12.0 p5     192 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;     8.3 p5     192 dst
        vpsrlq zmm8, zmm9, 1                                             ;    15.0 p0     192 dst
        vmovdqu64 zmm24, [r8 + 3136]                                     ;     6.2 p3     192 dst
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    12.2 p5     192 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;    10.3 p5     192 dst
        vpsrlq zmm25, zmm24, 1                                           ;    15.2 p0     192 dst
        vmovdqu64 zmm23, [r8 + 3200]                                     ;     7.0 p2     192 dst
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    11.3 p5     192 dst
        vmovdqu64 zmm22, [r8 + 3264]                                     ;     7.2 p3     192 dst
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    12.3 p5     192 dst
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    13.3 p5     192 dst
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    14.3 p5     192 dst
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    15.3 p5     192 dst
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    16.3 p5     192 dst
        vmovdqu64 zmm6, [r8 + 4096]                                      ;     8.0 p2     192 dst
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    17.3 p5     192 dst
        vpternlogd zmm30, zmm6, [rel aes_to_slices.T0_constants512], 0xe4 ;    20.3 p0+p3  192 dst
        vpsllq zmm6, zmm6, 1                                             ;    20.3 p0     192 dst
        vpternlogd zmm6, zmm0, [rel aes_to_slices.T0_constants512], 0xd8 ;    21.3 p0+p2  192 dst
        vpsrlq zmm0, zmm6, 2                                             ;    22.3 p0     192 dst
        vpsrlq zmm7, zmm30, 2                                            ;    21.3 p0     192 dst
        vmovdqu64 zmm10, [r8 + 4160]                                     ;     9.2 p3     192 dst
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    18.3 p5     192 dst
        vpternlogd zmm31, zmm10, [rel aes_to_slices.T0_constants512], 0xe4 ;    21.3 p0+p2  192 dst
        vpsllq zmm10, zmm10, 1                                           ;    21.3 p0     192 dst
        vpternlogd zmm10, zmm1, [rel aes_to_slices.T0_constants512], 0xd8 ;    22.3 p0+p3  192 dst
        vpsrlq zmm1, zmm10, 2                                            ;    23.3 p0     192 dst
        vpsrlq zmm11, zmm31, 2                                           ;    22.3 p0     192 dst
        vpsrlq zmm21, zmm2, 1                                            ;    20.0 p0     192 dst
        vmovdqu64 zmm20, [r8 + 4224]                                     ;    11.0 p2     192 dst
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    19.3 p5     192 dst
        vpsllq zmm5, zmm20, 1                                            ;    22.3 p0     192 dst
        vpternlogd zmm5, zmm2, [rel aes_to_slices.T0_constants512], 0xd8 ;    23.3 p5+p3  192 dst
        vmovdqu64 zmm2, [r8 + 4288]                                      ;    12.0 p2     192 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;    21.3 p5     192 dst
        vpternlogd zmm21, zmm20, [rel aes_to_slices.T0_constants512], 0xe4 ;    22.3 p0+p3  192 dst
        vpsllq zmm20, zmm2, 1                                            ;    24.3 p0     192 dst
        vpsrlq zmm4, zmm3, 1                                             ;    24.0 p0     192 dst
        vmovdqu64 [rbp - 128], zmm21                                     ;    23.3 p7+p4  192 dst spill
        vpternlogd zmm20, zmm3, [rel aes_to_slices.T0_constants512], 0xd8 ;    25.3 p5+p2  192 dst
        vpternlogd zmm4, zmm2, [rel aes_to_slices.T0_constants512], 0xe4 ;    25.0 p5+p3  192 dst
        vpsrlq zmm2, zmm18, 1                                            ;    25.0 p0     192 dst
        vpsrlq zmm3, zmm19, 1                                            ;    26.0 p0     192 dst
        vmovdqu64 zmm21, [r8 + 5120]                                     ;    14.0 p2     192 dst
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    24.3 p5     192 dst
        vpternlogd zmm15, zmm21, [rel aes_to_slices.T0_constants512], 0xe4 ;    27.3 p5+p3  192 dst
        vpsllq zmm21, zmm21, 1                                           ;    27.3 p0     192 dst
        vpternlogd zmm21, zmm16, [rel aes_to_slices.T0_constants512], 0xd8 ;    28.3 p5+p2  192 dst
        vpsrlq zmm16, zmm21, 2                                           ;    29.3 p0     192 dst
        vmovdqu64 [rbp - 64], zmm4                                       ;    26.0 p8+p9  192 dst spill
        vpsrlq zmm4, zmm15, 2                                            ;    29.0 p0     192 dst
        vmovdqu64 [rbp + 0], zmm20                                       ;    26.3 p7+p4  192 dst spill
        vmovdqu64 zmm20, [r8 + 5184]                                     ;    15.2 p3     192 dst
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    27.3 p5     192 dst
        vpternlogd zmm14, zmm20, [rel aes_to_slices.T0_constants512], 0xe4 ;    30.3 p5+p2  192 dst
        vpsllq zmm20, zmm20, 1                                           ;    30.3 p0     192 dst
        vpternlogd zmm20, zmm17, [rel aes_to_slices.T0_constants512], 0xd8 ;    31.3 p5+p3  192 dst
        vpsrlq zmm17, zmm20, 2                                           ;    32.3 p0     192 dst
        vmovdqu64 [rbp + 64], zmm5                                       ;    24.3 p8+p9  192 dst spill
        vpsrlq zmm5, zmm14, 2                                            ;    32.0 p0     192 dst
        vmovdqu64 [rbp + 128], zmm22                                     ;    19.3 p7+p4  192 dst spill
        vpsrlq zmm22, zmm27, 1                                           ;    33.0 p0     192 dst
        vmovdqu64 [rbp + 192], zmm23                                     ;    18.3 p8+p9  192 dst spill
        vmovdqu64 zmm23, [r8 + 5248]                                     ;    17.0 p2     192 dst
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    30.3 p5     192 dst
        vpternlogd zmm2, zmm23, [rel aes_to_slices.T0_constants512], 0xe4 ;    33.3 p5+p3  192 dst
        vpsllq zmm23, zmm23, 1                                           ;    34.0 p0     192 dst
        vpternlogd zmm23, zmm18, [rel aes_to_slices.T0_constants512], 0xd8 ;    35.0 p5+p2  192 dst
        vmovdqu64 zmm18, [r8 + 5312]                                     ;    18.2 p3     192 dst
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    33.3 p5     192 dst
        vpternlogd zmm3, zmm18, [rel aes_to_slices.T0_constants512], 0xe4 ;    36.3 p5+p2  192 dst
        vpsllq zmm18, zmm18, 1                                           ;    36.3 p0     192 dst
        vpternlogd zmm18, zmm19, [rel aes_to_slices.T0_constants512], 0xd8 ;    37.3 p5+p3  192 dst
        vpsrlq zmm19, zmm26, 1                                           ;    36.0 p0     192 dst
        vmovdqu64 [rbp + 256], zmm3                                      ;    37.3 p7+p4  192 dst spill
        vmovdqu64 zmm3, [r8 + 6144]                                      ;    20.0 p2     192 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;    36.3 p5     192 dst
        vpternlogd zmm28, zmm3, [rel aes_to_slices.T0_constants512], 0xe4 ;    39.3 p0+p3  192 dst
        vpsllq zmm3, zmm3, 1                                             ;    39.3 p0     192 dst
        vpternlogd zmm3, zmm29, [rel aes_to_slices.T0_constants512], 0xd8 ;    40.3 p5+p2  192 dst
        vmovdqu64 zmm29, [rel aes_to_slices.T0_constants512 + 64]        ;    21.2 p3     192 dst reload
        vpternlogd zmm0, zmm3, zmm29, 0xe4                               ;    41.3 p5     192 dst
        vpsllq zmm3, zmm3, 2                                             ;    41.3 p0     192 dst
        vpternlogd zmm3, zmm6, zmm29, 0xd8                               ;    42.3 p5     192 dst
        vpternlogd zmm7, zmm28, zmm29, 0xe4                              ;    40.3 p0     192 dst
        vpsllq zmm6, zmm28, 2                                            ;    41.0 p0     192 dst
        vpternlogd zmm6, zmm30, zmm29, 0xd8                              ;    42.0 p5     192 dst
        vpsrlq zmm28, zmm3, 4                                            ;    43.3 p0     192 dst
        vpsrlq zmm30, zmm0, 4                                            ;    43.0 p0     192 dst
        vmovdqu64 [rbp + 320], zmm2                                      ;    34.3 p8+p9  192 dst spill
        vpsrlq zmm2, zmm6, 4                                             ;    44.0 p0     192 dst
        vmovdqu64 [rbp + 384], zmm18                                     ;    38.3 p7+p4  192 dst spill
        vpsrlq zmm18, zmm7, 4                                            ;    45.0 p0     192 dst
        vmovdqu64 [rbp + 448], zmm23                                     ;    36.0 p8+p9  192 dst spill
        vmovdqu64 zmm23, [r8 + 6208]                                     ;    23.0 p2     192 dst
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    41.3 p5     192 dst
        vpternlogd zmm12, zmm23, [rel aes_to_slices.T0_constants512], 0xe4 ;    44.3 p5+p3  192 dst
        vpsllq zmm23, zmm23, 1                                           ;    46.0 p0     192 dst
        vpternlogd zmm23, zmm13, [rel aes_to_slices.T0_constants512], 0xd8 ;    47.0 p5+p2  192 dst
        vpternlogd zmm1, zmm23, zmm29, 0xe4                              ;    48.0 p5     192 dst
        vpsllq zmm13, zmm23, 2                                           ;    48.0 p0     192 dst
        vpternlogd zmm13, zmm10, zmm29, 0xd8                             ;    49.0 p5     192 dst
        vpternlogd zmm11, zmm12, zmm29, 0xe4                             ;    46.3 p5     192 dst
        vpsllq zmm10, zmm12, 2                                           ;    48.0 p0     192 dst
        vpternlogd zmm10, zmm31, zmm29, 0xd8                             ;    49.0 p5     192 dst
        vmovdqu64 zmm12, [r8 + 6272]                                     ;    25.2 p3     192 dst
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    48.3 p5     192 dst
        vpsrlq zmm23, zmm13, 4                                           ;    50.0 p0     192 dst
        vpsrlq zmm31, zmm1, 4                                            ;    50.0 p0     192 dst
        vmovdqu64 [rbp + 512], zmm19                                     ;    37.0 p7+p4  192 dst spill
        vpsrlq zmm19, zmm10, 4                                           ;    51.0 p0     192 dst
        vmovdqu64 [rbp + 576], zmm26                                     ;    26.2 p8+p9  192 dst spill
        vpsrlq zmm26, zmm11, 4                                           ;    52.0 p0     192 dst
        vpternlogd zmm22, zmm12, [rel aes_to_slices.T0_constants512], 0xe4 ;    51.3 p5+p2  192 dst
        vpsllq zmm12, zmm12, 1                                           ;    53.0 p0     192 dst
        vpternlogd zmm12, zmm27, [rel aes_to_slices.T0_constants512], 0xd8 ;    54.0 p5+p3  192 dst
        vpsllq zmm27, zmm12, 2                                           ;    55.0 p0     192 dst
        vpternlogd zmm27, zmm29, [rbp + 64], 0xb8                        ;    56.0 p5+p2  192 dst
        vmovdqu64 [rbp + 640], zmm27                                     ;    57.0 p7+p4  192 dst spill
        vmovdqu64 zmm27, [r8 + 6336]                                     ;    28.0 p3     192 dst
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    52.3 p5     192 dst
        vmovdqu64 [rbp + 704], zmm22                                     ;    52.3 p8+p9  192 dst spill
        vpsllq zmm22, zmm27, 1                                           ;    55.3 p0     192 dst
        vmovdqu64 [rbp + 768], zmm12                                     ;    55.0 p7+p4  192 dst spill
        vmovdqu64 zmm12, [rbp + 576]                                     ;    28.8 p2     192 dst reload
        vpternlogd zmm22, zmm12, [rel aes_to_slices.T0_constants512], 0xd8 ;    56.3 p5+p3  192 dst
        vpsllq zmm12, zmm22, 2                                           ;    57.3 p0     192 dst
        vpternlogd zmm12, zmm29, [rbp + 0], 0xb8                         ;    58.3 p5+p2  192 dst
        vmovdqu64 [rbp + 576], zmm12                                     ;    59.3 p8+p9  192 dst spill
        vmovdqu64 zmm12, [rbp + 512]                                     ;    37.0 p3     192 dst reload
        vpternlogd zmm27, zmm12, [rel aes_to_slices.T0_constants512], 0xd8 ;    55.3 p5+p2  192 dst
        vmovdqu64 zmm12, [r8 + 7168]                                     ;    31.0 p3     192 dst
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    56.3 p5     192 dst
        vpternlogd zmm8, zmm12, [rel aes_to_slices.T0_constants512], 0xe4 ;    59.3 p0+p2  192 dst
        vpsllq zmm12, zmm12, 1                                           ;    59.3 p0     192 dst
        vpternlogd zmm12, zmm9, [rel aes_to_slices.T0_constants512], 0xd8 ;    60.3 p5+p3  192 dst
        vpternlogd zmm16, zmm12, zmm29, 0xe4                             ;    61.3 p5     192 dst
        vpsllq zmm9, zmm12, 2                                            ;    61.3 p0     192 dst
        vpternlogd zmm9, zmm21, zmm29, 0xd8                              ;    62.3 p5     192 dst
        vpternlogd zmm4, zmm8, zmm29, 0xe4                               ;    60.3 p0     192 dst
        vpsllq zmm8, zmm8, 2                                             ;    61.0 p0     192 dst
        vpternlogd zmm8, zmm15, zmm29, 0xd8                              ;    62.0 p5     192 dst
        vmovdqu64 zmm12, [r8 + 7232]                                     ;    32.8 p2     192 dst
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    61.3 p5     192 dst
        vmovdqu64 zmm15, [rel aes_to_slices.T0_constants512]             ;    33.0 p3     192 dst reload
        vpternlogd zmm25, zmm12, zmm15, 0xe4                             ;    64.3 p0     192 dst
        vpsllq zmm12, zmm12, 1                                           ;    64.3 p0     192 dst
        vpternlogd zmm12, zmm24, zmm15, 0xd8                             ;    65.3 p5     192 dst
        vpternlogd zmm17, zmm12, zmm29, 0xe4                             ;    66.3 p5     192 dst
        vpsllq zmm12, zmm12, 2                                           ;    66.3 p0     192 dst
        vpternlogd zmm12, zmm20, zmm29, 0xd8                             ;    67.3 p5     192 dst
        vmovdqu64 zmm20, [r8 + 7296]                                     ;    34.2 p2     192 dst
        vpternlogd zmm5, zmm25, zmm29, 0xe4                              ;    65.3 p0     192 dst
        vpsllq zmm21, zmm25, 2                                           ;    66.0 p0     192 dst
        vpternlogd zmm21, zmm14, zmm29, 0xd8                             ;    67.0 p5     192 dst
        vmovdqu64 zmm14, [r8 + 7360]                                     ;    34.8 p3     192 dst
        vmovdqu64 zmm24, [rel aes_to_slices.T0_constants512 + 128]       ;    35.2 p2     192 dst reload
        vpternlogd zmm28, zmm9, zmm24, 0xe4                              ;    66.3 p5     192 dst
        vpsllq zmm9, zmm9, 4                                             ;    67.0 p0     192 dst
        vpternlogd zmm9, zmm3, zmm24, 0xd8                               ;    68.0 p5     192 dst
        vpternlogd zmm23, zmm12, zmm24, 0xe4                             ;    68.3 p0     192 dst
        vpsllq zmm3, zmm12, 4                                            ;    69.0 p0     192 dst
        vpternlogd zmm3, zmm13, zmm24, 0xd8                              ;    70.0 p5     192 dst
        vmovdqu64 zmm12, [r8 + 7424]                                     ;    36.2 p3     192 dst
        vpternlogd zmm30, zmm16, zmm24, 0xe4                             ;    69.3 p5     192 dst
        vpsllq zmm13, zmm16, 4                                           ;    70.0 p0     192 dst
        vpternlogd zmm13, zmm0, zmm24, 0xd8                              ;    71.0 p5     192 dst
        vmovdqu64 zmm0, [r8 + 7488]                                      ;    36.8 p2     192 dst
        vpternlogd zmm31, zmm17, zmm24, 0xe4                             ;    71.0 p0     192 dst
        vpsllq zmm16, zmm17, 4                                           ;    72.0 p0     192 dst
        vpternlogd zmm16, zmm1, zmm24, 0xd8                              ;    73.0 p5     192 dst
        vmovdqu64 zmm1, [r8 + 7552]                                      ;    37.5 p3     192 dst
        vpternlogd zmm2, zmm8, zmm24, 0xe4                               ;    72.3 p5     192 dst
        vpsllq zmm8, zmm8, 4                                             ;    73.0 p0     192 dst
        vpternlogd zmm8, zmm6, zmm24, 0xd8                               ;    74.0 p5     192 dst
        vpternlogd zmm19, zmm21, zmm24, 0xe4                             ;    74.0 p0     192 dst
        vpsllq zmm17, zmm21, 4                                           ;    75.0 p0     192 dst
        vpternlogd zmm17, zmm10, zmm24, 0xd8                             ;    76.0 p5     192 dst
        vpternlogd zmm18, zmm4, zmm24, 0xe4                              ;    75.3 p5     192 dst
        vpsllq zmm4, zmm4, 4                                             ;    76.0 p0     192 dst
        vpternlogd zmm4, zmm7, zmm24, 0xd8                               ;    77.0 p5     192 dst
        vpternlogd zmm26, zmm5, zmm24, 0xe4                              ;    77.0 p0     192 dst
        vpsllq zmm5, zmm5, 4                                             ;    78.0 p0     192 dst
        vpternlogd zmm5, zmm11, zmm24, 0xd8                              ;    79.0 p5     192 dst
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    78.3 p5     192 dst
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    79.3 p5     192 dst
        vpunpcklbw zmm21, zmm9, zmm3                                     ;    80.3 p5     192 dst
        vpunpckhbw zmm3, zmm9, zmm3                                      ;    81.3 p5     192 dst
        vpunpcklbw zmm9, zmm28, zmm23                                    ;    82.3 p5     192 dst
        vpunpckhbw zmm23, zmm28, zmm23                                   ;    83.3 p5     192 dst
        vpunpcklbw zmm25, zmm13, zmm16                                   ;    84.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm16                                   ;    85.3 p5     192 dst
        vpunpcklbw zmm16, zmm30, zmm31                                   ;    86.3 p5     192 dst
        vpunpckhbw zmm28, zmm30, zmm31                                   ;    87.3 p5     192 dst
        vpunpcklbw zmm30, zmm8, zmm17                                    ;    88.3 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm17                                     ;    89.3 p5     192 dst
        vpunpcklbw zmm17, zmm2, zmm19                                    ;    90.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm19                                     ;    91.3 p5     192 dst
        vpunpcklbw zmm19, zmm4, zmm5                                     ;    92.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm5                                      ;    93.3 p5     192 dst
        vpunpcklbw zmm5, zmm18, zmm26                                    ;    94.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm26                                   ;    95.3 p5     192 dst
        vpsllq zmm26, zmm20, 1                                           ;    81.3 p0     192 dst
        vmovdqu64 zmm31, [rbp + 192]                                     ;    42.8 p2     192 dst reload
        vpternlogd zmm26, zmm15, zmm31, 0xb8                             ;    82.3 p0     192 dst
        vpsrlq zmm31, zmm31, 1                                           ;    81.0 p0     192 dst
        vpternlogd zmm31, zmm20, zmm15, 0xe4                             ;    82.0 p0     192 dst
        vpsllq zmm20, zmm14, 1                                           ;    83.0 p0     192 dst
        vpternlogd zmm20, zmm15, [rbp + 128], 0xb8                       ;    84.0 p0+p3  192 dst
        vmovdqu64 [rbp + 192], zmm18                                     ;    96.3 p7+p4  192 dst spill
        vpsllq zmm18, zmm26, 2                                           ;    85.0 p0     192 dst
        vpternlogd zmm18, zmm29, [rbp + 448], 0xb8                       ;    86.0 p0+p2  192 dst
        vmovdqu64 [rbp + 512], zmm5                                      ;    95.3 p8+p9  192 dst spill
        vpsllq zmm5, zmm20, 2                                            ;    87.0 p0     192 dst
        vpternlogd zmm5, zmm29, [rbp + 384], 0xb8                        ;    88.0 p0+p3  192 dst
        vmovdqu64 [rbp + 832], zmm4                                      ;    94.3 p7+p4  192 dst spill
        vpsllq zmm4, zmm27, 2                                            ;    89.0 p0     192 dst
        vpternlogd zmm4, zmm29, [rbp - 64], 0xb8                         ;    90.0 p0+p2  192 dst
        vpsllq zmm11, zmm31, 2                                           ;    91.0 p0     192 dst
        vpternlogd zmm11, zmm29, [rbp + 320], 0xb8                       ;    92.0 p0+p3  192 dst
        vmovdqu64 [rbp + 896], zmm19                                     ;    93.3 p8+p9  192 dst spill
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    96.3 p5     192 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xd8                                ;    97.3 p5     192 dst
        vpsllq zmm19, zmm18, 4                                           ;    93.0 p0     192 dst
        vpternlogd zmm19, zmm24, [rbp + 640], 0xb8                       ;    94.0 p0+p2  192 dst
        vmovdqu64 [rbp + 960], zmm2                                      ;    92.3 p7+p4  192 dst spill
        vpsllq zmm2, zmm5, 4                                             ;    95.0 p0     192 dst
        vpternlogd zmm2, zmm24, [rbp + 576], 0xb8                        ;    96.0 p0+p3  192 dst
        vmovdqu64 [rbp + 1024], zmm17                                    ;    91.3 p8+p9  192 dst spill
        vpsllq zmm17, zmm11, 4                                           ;    97.0 p0     192 dst
        vmovdqu64 [rbp + 1088], zmm8                                     ;    90.3 p7+p4  192 dst spill
        vpsrlq zmm8, zmm4, 4                                             ;    98.0 p0     192 dst
        vmovdqu64 [rbp + 1152], zmm30                                    ;    89.3 p8+p9  192 dst spill
        vpunpcklbw zmm30, zmm19, zmm2                                    ;    98.3 p5     192 dst
        vpunpckhbw zmm2, zmm19, zmm2                                     ;    99.3 p5     192 dst
        vpsllq zmm19, zmm12, 1                                           ;    99.3 p0     192 dst
        vmovdqu64 [rbp + 1216], zmm28                                    ;    88.3 p7+p4  192 dst spill
        vpsllq zmm28, zmm0, 1                                            ;   100.3 p0     192 dst
        vmovdqu64 [rbp + 1280], zmm16                                    ;    87.3 p8+p9  192 dst spill
        vmovdqu64 zmm16, [rbp + 128]                                     ;    50.0 p2     192 dst reload
        vpsrlq zmm16, zmm16, 1                                           ;   101.0 p0     192 dst
        vpternlogd zmm16, zmm14, zmm15, 0xe4                             ;   102.0 p5     192 dst
        vpsllq zmm14, zmm16, 2                                           ;   103.0 p0     192 dst
        vpternlogd zmm14, zmm29, [rbp + 256], 0xb8                       ;   104.0 p5+p3  192 dst
        vpternlogd zmm8, zmm14, zmm24, 0xe4                              ;   105.0 p5     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   105.0 p0     192 dst
        vpternlogd zmm14, zmm4, zmm24, 0xd8                              ;   106.0 p5     192 dst
        vmovdqu64 zmm4, [rbp + 64]                                       ;    51.5 p2     192 dst reload
        vpsrlq zmm4, zmm4, 2                                             ;   104.0 p0     192 dst
        vpternlogd zmm4, zmm29, [rbp + 768], 0xe2                        ;   105.0 p5+p3  192 dst
        vmovdqu64 [rbp + 768], zmm13                                     ;    86.3 p7+p4  192 dst spill
        vpsrlq zmm13, zmm4, 4                                            ;   106.0 p0     192 dst
        vmovdqu64 [rbp + 64], zmm25                                      ;    85.3 p8+p9  192 dst spill
        vmovdqu64 zmm25, [rbp + 0]                                       ;    52.7 p2     192 dst reload
        vpsrlq zmm25, zmm25, 2                                           ;   106.0 p0     192 dst
        vpternlogd zmm25, zmm22, zmm29, 0xe4                             ;   107.0 p5     192 dst
        vpsrlq zmm22, zmm25, 4                                           ;   108.0 p0     192 dst
        vmovdqu64 [rbp + 0], zmm23                                       ;    84.3 p7+p4  192 dst spill
        vmovdqu64 zmm23, [r8 + 256]                                      ;    53.5 p3     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 256], 0xd8                        ;   106.3 p5+p2  192 dst
        vmovdqu64 [rbp + 128], zmm9                                      ;    83.3 p8+p9  192 dst spill
        vpsrlq zmm9, zmm23, 1                                            ;   109.3 p0     192 dst
        vmovdqu64 [rbp + 1344], zmm3                                     ;    82.3 p7+p4  192 dst spill
        vmovdqu64 zmm3, [r8 + 320]                                       ;    54.5 p3     192 dst reload
        vshufi32x4 zmm3, zmm3, [r8 + 320], 0xd8                          ;   107.3 p5+p2  192 dst
        vmovdqu64 [rbp + 1408], zmm2                                     ;   100.3 p8+p9  192 dst spill
        vpsrlq zmm2, zmm3, 1                                             ;   110.3 p0     192 dst
        vmovdqu64 [rbp + 1472], zmm21                                    ;    81.3 p7+p4  192 dst spill
        vmovdqu64 zmm21, [r8 + 1280]                                     ;    55.5 p3     192 dst reload
        vshufi32x4 zmm21, zmm21, [r8 + 1280], 0xd8                       ;   108.3 p5+p2  192 dst
        vmovdqu64 [rbp + 1536], zmm30                                    ;    99.3 p8+p9  192 dst spill
        vpsrlq zmm30, zmm21, 1                                           ;   111.3 p0     192 dst
        vmovdqu64 zmm7, [r8 + 1344]                                      ;    56.5 p3     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 1344], 0xd8                         ;   109.3 p5+p2  192 dst
        vpsrlq zmm10, zmm7, 1                                            ;   112.3 p0     192 dst
        vmovdqu64 zmm6, [rbp + 448]                                      ;    57.5 p3     192 dst reload
        vpsrlq zmm6, zmm6, 2                                             ;   112.0 p0     192 dst
        vpternlogd zmm6, zmm26, zmm29, 0xe4                              ;   113.0 p5     192 dst
        vpternlogd zmm13, zmm6, zmm24, 0xe4                              ;   114.0 p5     192 dst
        vpsllq zmm6, zmm6, 4                                             ;   114.0 p0     192 dst
        vpternlogd zmm6, zmm4, zmm24, 0xd8                               ;   115.0 p5     192 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;   113.3 p5     192 dst
        vmovdqu64 zmm4, [rbp + 384]                                      ;    57.7 p2     192 dst reload
        vpsrlq zmm4, zmm4, 2                                             ;   114.0 p0     192 dst
        vpternlogd zmm4, zmm20, zmm29, 0xe4                              ;   115.0 p5     192 dst
        vpternlogd zmm22, zmm4, zmm24, 0xe4                              ;   116.0 p0     192 dst
        vpsllq zmm4, zmm4, 4                                             ;   116.0 p0     192 dst
        vpternlogd zmm4, zmm25, zmm24, 0xd8                              ;   117.0 p5     192 dst
        vpunpcklbw zmm20, zmm6, zmm4                                     ;   118.0 p5     192 dst
        vpunpckhbw zmm4, zmm6, zmm4                                      ;   118.0 p5     192 dst
        vpunpcklbw zmm6, zmm13, zmm22                                    ;   118.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm22                                   ;   119.3 p5     192 dst
        vmovdqu64 zmm22, [rbp + 704]                                     ;    59.2 p3     192 dst reload
        vpsllq zmm25, zmm22, 2                                           ;   117.0 p0     192 dst
        vmovdqu64 zmm26, [rbp - 128]                                     ;    59.5 p2     192 dst reload
        vpternlogd zmm25, zmm29, zmm26, 0xb8                             ;   118.0 p0     192 dst
        vpsrlq zmm26, zmm26, 2                                           ;   119.0 p0     192 dst
        vpternlogd zmm26, zmm22, zmm29, 0xe4                             ;   120.0 p0     192 dst
        vpternlogd zmm17, zmm25, zmm24, 0xd8                             ;   120.3 p5     192 dst
        vpsrlq zmm22, zmm25, 4                                           ;   121.0 p0     192 dst
        vpternlogd zmm22, zmm11, zmm24, 0xe4                             ;   122.0 p5     192 dst
        vpsrlq zmm11, zmm26, 4                                           ;   122.0 p0     192 dst
        vpunpcklbw zmm25, zmm17, zmm14                                   ;   122.3 p5     192 dst
        vpunpckhbw zmm14, zmm17, zmm14                                   ;   123.3 p5     192 dst
        vpunpcklbw zmm17, zmm22, zmm8                                    ;   124.3 p5     192 dst
        vpunpckhbw zmm8, zmm22, zmm8                                     ;   125.3 p5     192 dst
        vmovdqu64 zmm22, [r8 + 2304]                                     ;    61.5 p3     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 2304], 0xd8                       ;   126.3 p5+p2  192 dst
        vmovdqu64 [rbp + 704], zmm8                                      ;   126.3 p7+p4  192 dst spill
        vpsrlq zmm8, zmm22, 1                                            ;   129.3 p0     192 dst
        vmovdqu64 [rbp - 128], zmm17                                     ;   125.3 p8+p9  192 dst spill
        vmovdqu64 zmm17, [r8 + 2368]                                     ;    62.5 p3     192 dst reload
        vshufi32x4 zmm17, zmm17, [r8 + 2368], 0xd8                       ;   127.3 p5+p2  192 dst
        vmovdqu64 [rbp + 384], zmm14                                     ;   124.3 p7+p4  192 dst spill
        vpsrlq zmm14, zmm17, 1                                           ;   130.3 p0     192 dst
        vmovdqu64 [rbp + 448], zmm25                                     ;   123.3 p8+p9  192 dst spill
        vmovdqu64 zmm25, [r8 + 3328]                                     ;    63.5 p3     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 3328], 0xd8                       ;   128.3 p5+p2  192 dst
        vpternlogd zmm19, zmm25, zmm15, 0xd8                             ;   131.3 p0     192 dst
        vpsrlq zmm25, zmm25, 1                                           ;   131.3 p0     192 dst
        vpternlogd zmm25, zmm12, zmm15, 0xe4                             ;   132.3 p0     192 dst
        vpsllq zmm12, zmm19, 2                                           ;   132.3 p0     192 dst
        vmovdqu64 [rbp + 1600], zmm13                                    ;   120.3 p7+p4  192 dst spill
        vpsllq zmm13, zmm25, 2                                           ;   133.3 p0     192 dst
        vmovdqu64 [rbp + 1664], zmm6                                     ;   119.3 p8+p9  192 dst spill
        vmovdqu64 zmm6, [r8 + 3392]                                      ;    64.7 p3     192 dst reload
        vshufi32x4 zmm6, zmm6, [r8 + 3392], 0xd8                         ;   129.3 p5+p2  192 dst
        vpternlogd zmm28, zmm6, zmm15, 0xd8                              ;   132.3 p0     192 dst
        vpsrlq zmm6, zmm6, 1                                             ;   132.3 p0     192 dst
        vpternlogd zmm6, zmm0, zmm15, 0xe4                               ;   133.3 p5     192 dst
        vpsllq zmm0, zmm28, 2                                            ;   133.3 p0     192 dst
        vmovdqu64 [rbp + 1728], zmm4                                     ;   119.0 p7+p4  192 dst spill
        vpsllq zmm4, zmm6, 2                                             ;   134.3 p0     192 dst
        vmovdqu64 [rbp + 1792], zmm20                                    ;   119.0 p8+p9  192 dst spill
        vmovdqu64 zmm20, [r8 + 4352]                                     ;    66.2 p3     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 4352], 0xd8                       ;   131.3 p5+p2  192 dst
        vpternlogd zmm9, zmm20, zmm15, 0xe4                              ;   134.3 p5     192 dst
        vpsllq zmm20, zmm20, 1                                           ;   134.3 p0     192 dst
        vpternlogd zmm20, zmm23, zmm15, 0xd8                             ;   135.3 p5     192 dst
        vpsrlq zmm23, zmm20, 2                                           ;   136.3 p0     192 dst
        vmovdqu64 [rbp + 1856], zmm1                                     ;   116.3 p7+p4  192 dst spill
        vpsrlq zmm1, zmm9, 2                                             ;   136.0 p0     192 dst
        vmovdqu64 zmm15, [r8 + 4416]                                     ;    67.5 p3     192 dst reload
        vshufi32x4 zmm15, zmm15, [r8 + 4416], 0xd8                       ;   134.3 p5+p2  192 dst
        vpternlogd zmm2, zmm15, [rel aes_to_slices.T0_constants512], 0xe4 ;   137.3 p5+p3  192 dst
        vpsllq zmm15, zmm15, 1                                           ;   137.3 p0     192 dst
        vpternlogd zmm15, zmm3, [rel aes_to_slices.T0_constants512], 0xd8 ;   138.3 p5+p2  192 dst
        vpsrlq zmm3, zmm15, 2                                            ;   139.3 p0     192 dst
        vmovdqu64 [rbp + 1920], zmm6                                     ;   134.3 p8+p9  192 dst spill
        vpsrlq zmm6, zmm2, 2                                             ;   139.0 p0     192 dst
        vmovdqu64 [rbp + 1984], zmm4                                     ;   135.3 p7+p4  192 dst spill
        vmovdqu64 zmm4, [r8 + 5376]                                      ;    69.5 p3     192 dst reload
        vshufi32x4 zmm4, zmm4, [r8 + 5376], 0xd8                         ;   137.3 p5+p2  192 dst
        vpternlogd zmm30, zmm4, [rel aes_to_slices.T0_constants512], 0xe4 ;   140.3 p5+p3  192 dst
        vpsllq zmm4, zmm4, 1                                             ;   140.3 p0     192 dst
        vpternlogd zmm4, zmm21, [rel aes_to_slices.T0_constants512], 0xd8 ;   141.3 p5+p2  192 dst
        vpternlogd zmm12, zmm4, zmm29, 0xd8                              ;   142.3 p5     192 dst
        vpsrlq zmm4, zmm4, 2                                             ;   142.3 p0     192 dst
        vpternlogd zmm4, zmm19, zmm29, 0xe4                              ;   143.3 p5     192 dst
        vpternlogd zmm13, zmm30, zmm29, 0xd8                             ;   142.0 p0     192 dst
        vpsrlq zmm19, zmm30, 2                                           ;   143.0 p0     192 dst
        vpternlogd zmm19, zmm25, zmm29, 0xe4                             ;   144.0 p5     192 dst
        vmovdqu64 zmm21, [rbp - 64]                                      ;    71.5 p3     192 dst reload
        vpsrlq zmm21, zmm21, 2                                           ;   144.0 p0     192 dst
        vpternlogd zmm21, zmm27, zmm29, 0xe4                             ;   145.0 p5     192 dst
        vpsrlq zmm25, zmm21, 4                                           ;   146.0 p0     192 dst
        vpsllq zmm27, zmm12, 4                                           ;   146.0 p0     192 dst
        vpsllq zmm30, zmm4, 4                                            ;   147.0 p0     192 dst
        vmovdqu64 [rbp - 64], zmm19                                      ;   145.0 p8+p9  192 dst spill
        vpsllq zmm19, zmm13, 4                                           ;   148.0 p0     192 dst
        vmovdqu64 [rbp + 2048], zmm13                                    ;   143.0 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 5440]                                     ;    73.0 p2     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 5440], 0xd8                       ;   144.3 p5+p3  192 dst
        vpternlogd zmm10, zmm13, [rel aes_to_slices.T0_constants512], 0xe4 ;   147.3 p5+p2  192 dst
        vpsllq zmm13, zmm13, 1                                           ;   149.0 p0     192 dst
        vpternlogd zmm13, zmm7, [rel aes_to_slices.T0_constants512], 0xd8 ;   150.0 p5+p3  192 dst
        vpternlogd zmm0, zmm13, zmm29, 0xd8                              ;   151.0 p5     192 dst
        vpsrlq zmm7, zmm13, 2                                            ;   151.0 p0     192 dst
        vpternlogd zmm7, zmm28, zmm29, 0xe4                              ;   152.0 p5     192 dst
        vpsrlq zmm13, zmm10, 2                                           ;   151.0 p0     192 dst
        vpternlogd zmm10, zmm29, [rbp + 1984], 0xe2                      ;   149.3 p5+p2  192 dst
        vpternlogd zmm13, zmm29, [rbp + 1920], 0xe2                      ;   152.0 p5+p3  192 dst
        vpsllq zmm28, zmm0, 4                                            ;   152.0 p0     192 dst
        vmovdqu64 [rbp + 1920], zmm13                                    ;   153.0 p8+p9  192 dst spill
        vpsllq zmm13, zmm7, 4                                            ;   153.0 p0     192 dst
        vmovdqu64 [rbp + 1984], zmm19                                    ;   149.0 p7+p4  192 dst spill
        vpsllq zmm19, zmm10, 4                                           ;   154.0 p0     192 dst
        vmovdqu64 [rbp + 2112], zmm10                                    ;   150.3 p8+p9  192 dst spill
        vmovdqu64 zmm10, [r8 + 6400]                                     ;    76.5 p2     192 dst reload
        vshufi32x4 zmm10, zmm10, [r8 + 6400], 0xd8                       ;   151.3 p5+p3  192 dst
        vpternlogd zmm8, zmm10, [rel aes_to_slices.T0_constants512], 0xe4 ;   154.3 p5+p2  192 dst
        vpsllq zmm10, zmm10, 1                                           ;   155.0 p0     192 dst
        vpternlogd zmm10, zmm22, [rel aes_to_slices.T0_constants512], 0xd8 ;   156.0 p5+p3  192 dst
        vpternlogd zmm23, zmm10, zmm29, 0xe4                             ;   157.0 p5     192 dst
        vpsllq zmm10, zmm10, 2                                           ;   157.0 p0     192 dst
        vpternlogd zmm10, zmm20, zmm29, 0xd8                             ;   158.0 p5     192 dst
        vpternlogd zmm1, zmm8, zmm29, 0xe4                               ;   156.3 p5     192 dst
        vpsllq zmm8, zmm8, 2                                             ;   157.0 p0     192 dst
        vpternlogd zmm8, zmm9, zmm29, 0xd8                               ;   158.0 p5     192 dst
        vmovdqu64 zmm9, [rbp + 320]                                      ;    78.7 p2     192 dst reload
        vpsrlq zmm9, zmm9, 2                                             ;   158.0 p0     192 dst
        vpternlogd zmm9, zmm31, zmm29, 0xe4                              ;   159.0 p5     192 dst
        vpternlogd zmm11, zmm9, zmm24, 0xe4                              ;   160.0 p0     192 dst
        vpsllq zmm9, zmm9, 4                                             ;   160.0 p0     192 dst
        vpternlogd zmm9, zmm26, zmm24, 0xd8                              ;   161.0 p5     192 dst
        vmovdqu64 zmm20, [rbp + 256]                                     ;    79.7 p3     192 dst reload
        vpsrlq zmm20, zmm20, 2                                           ;   161.0 p0     192 dst
        vpternlogd zmm20, zmm16, zmm29, 0xe4                             ;   162.0 p5     192 dst
        vpternlogd zmm25, zmm20, zmm24, 0xe4                             ;   163.0 p5     192 dst
        vpsllq zmm16, zmm20, 4                                           ;   163.0 p0     192 dst
        vpternlogd zmm16, zmm21, zmm24, 0xd8                             ;   164.0 p5     192 dst
        vpunpcklbw zmm20, zmm9, zmm16                                    ;   165.0 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm16                                     ;   165.0 p5     192 dst
        vpunpcklbw zmm16, zmm11, zmm25                                   ;   165.3 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm25                                   ;   166.3 p5     192 dst
        vmovdqu64 zmm21, [rbp + 640]                                     ;    81.3 p2     192 dst reload
        vpsrlq zmm21, zmm21, 4                                           ;   163.0 p0     192 dst
        vpternlogd zmm21, zmm18, zmm24, 0xe4                             ;   164.0 p0     192 dst
        vmovdqu64 zmm18, [rbp + 576]                                     ;    81.8 p3     192 dst reload
        vpsrlq zmm18, zmm18, 4                                           ;   165.0 p0     192 dst
        vpternlogd zmm18, zmm5, zmm24, 0xe4                              ;   166.0 p0     192 dst
        vpunpcklbw zmm5, zmm21, zmm18                                    ;   167.3 p5     192 dst
        vpunpckhbw zmm18, zmm21, zmm18                                   ;   168.3 p5     192 dst
        vpternlogd zmm27, zmm10, zmm24, 0xd8                             ;   167.0 p0     192 dst
        vpsrlq zmm10, zmm10, 4                                           ;   168.0 p0     192 dst
        vpternlogd zmm10, zmm12, zmm24, 0xe4                             ;   169.0 p0     192 dst
        vmovdqu64 zmm12, [r8 + 6464]                                     ;    83.2 p2     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 6464], 0xd8                       ;   169.3 p5+p3  192 dst
        vmovdqu64 zmm21, [rel aes_to_slices.T0_constants512]             ;    84.2 p2     192 dst reload
        vpternlogd zmm14, zmm12, zmm21, 0xe4                             ;   172.3 p0     192 dst
        vpsllq zmm12, zmm12, 1                                           ;   172.3 p0     192 dst
        vpternlogd zmm12, zmm17, zmm21, 0xd8                             ;   173.3 p5     192 dst
        vpternlogd zmm3, zmm12, zmm29, 0xe4                              ;   174.3 p5     192 dst
        vpsllq zmm12, zmm12, 2                                           ;   174.3 p0     192 dst
        vpternlogd zmm12, zmm15, zmm29, 0xd8                             ;   175.3 p5     192 dst
        vpternlogd zmm6, zmm14, zmm29, 0xe4                              ;   173.3 p0     192 dst
        vpsllq zmm14, zmm14, 2                                           ;   174.0 p0     192 dst
        vpternlogd zmm14, zmm2, zmm29, 0xd8                              ;   175.0 p5     192 dst
        vpternlogd zmm30, zmm23, zmm24, 0xd8                             ;   174.3 p5     192 dst
        vpsrlq zmm2, zmm23, 4                                            ;   175.0 p0     192 dst
        vpternlogd zmm2, zmm4, zmm24, 0xe4                               ;   176.0 p5     192 dst
        vpternlogd zmm28, zmm12, zmm24, 0xd8                             ;   176.3 p0     192 dst
        vpsrlq zmm4, zmm12, 4                                            ;   177.0 p0     192 dst
        vpternlogd zmm4, zmm0, zmm24, 0xe4                               ;   178.0 p5     192 dst
        vpternlogd zmm13, zmm3, zmm24, 0xd8                              ;   177.3 p5     192 dst
        vpsrlq zmm0, zmm3, 4                                             ;   178.0 p0     192 dst
        vpternlogd zmm0, zmm7, zmm24, 0xe4                               ;   179.0 p5     192 dst
        vpternlogd zmm19, zmm14, zmm24, 0xd8                             ;   179.0 p0     192 dst
        vpsrlq zmm3, zmm14, 4                                            ;   180.0 p0     192 dst
        vpsrlq zmm7, zmm8, 4                                             ;   181.0 p0     192 dst
        vpternlogd zmm8, zmm24, [rbp + 1984], 0xe2                       ;   179.3 p5+p3  192 dst
        vpternlogd zmm7, zmm24, [rbp + 2048], 0xe2                       ;   182.0 p5+p2  192 dst
        vpternlogd zmm3, zmm24, [rbp + 2112], 0xe2                       ;   181.3 p5+p3  192 dst
        vpsrlq zmm12, zmm1, 4                                            ;   182.0 p0     192 dst
        vmovdqu64 zmm14, [rbp - 64]                                      ;   145.0 p2     192 dst reload
        vpternlogd zmm12, zmm24, zmm14, 0xe2                             ;   183.0 p5     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   183.0 p0     192 dst
        vpternlogd zmm14, zmm1, zmm24, 0xd8                              ;   184.0 p5     192 dst
        vpsrlq zmm1, zmm6, 4                                             ;   184.0 p0     192 dst
        vmovdqu64 zmm15, [rbp + 1920]                                    ;   153.0 p3     192 dst reload
        vpternlogd zmm1, zmm24, zmm15, 0xe2                              ;   185.0 p5     192 dst
        vpsllq zmm15, zmm15, 4                                           ;   185.0 p0     192 dst
        vpternlogd zmm15, zmm6, zmm24, 0xd8                              ;   186.0 p5     192 dst
        vpunpcklbw zmm6, zmm27, zmm28                                    ;   186.3 p5     192 dst
        vpunpckhbw zmm17, zmm27, zmm28                                   ;   187.3 p5     192 dst
        vpunpcklbw zmm22, zmm10, zmm4                                    ;   188.3 p5     192 dst
        vpunpckhbw zmm4, zmm10, zmm4                                     ;   189.3 p5     192 dst
        vpunpcklbw zmm10, zmm30, zmm13                                   ;   190.3 p5     192 dst
        vpunpckhbw zmm13, zmm30, zmm13                                   ;   191.3 p5     192 dst
        vpunpcklbw zmm23, zmm2, zmm0                                     ;   192.3 p5     192 dst
        vpunpckhbw zmm0, zmm2, zmm0                                      ;   193.3 p5     192 dst
        vpunpcklbw zmm2, zmm8, zmm19                                     ;   194.3 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm19                                     ;   195.3 p5     192 dst
        vpunpcklbw zmm19, zmm7, zmm3                                     ;   196.3 p5     192 dst
        vpunpckhbw zmm3, zmm7, zmm3                                      ;   197.3 p5     192 dst
        vpunpcklbw zmm7, zmm14, zmm15                                    ;   198.3 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm15                                   ;   199.3 p5     192 dst
        vpunpcklbw zmm15, zmm12, zmm1                                    ;   200.3 p5     192 dst
        vpunpckhbw zmm1, zmm12, zmm1                                     ;   201.3 p5     192 dst
        vmovdqu64 zmm12, [r8 + 384]                                      ;    92.5 p2     192 dst reload
        vshufi32x4 zmm12, zmm12, [r8 + 384], 0xd8                        ;   202.3 p5+p3  192 dst
        vpsrlq zmm25, zmm12, 1                                           ;   205.3 p0     192 dst
        vmovdqu64 zmm26, [r8 + 448]                                      ;    93.5 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 448], 0xd8                        ;   203.3 p5+p3  192 dst
        vpsrlq zmm27, zmm26, 1                                           ;   206.3 p0     192 dst
        vmovdqu64 zmm28, [r8 + 1408]                                     ;    94.5 p2     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 1408], 0xd8                       ;   204.3 p5+p3  192 dst
        vpsrlq zmm30, zmm28, 1                                           ;   207.3 p0     192 dst
        vmovdqu64 zmm31, [r8 + 1472]                                     ;    95.5 p2     192 dst reload
        vshufi32x4 zmm31, zmm31, [r8 + 1472], 0xd8                       ;   205.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1920], zmm1                                     ;   202.3 p7+p4  192 dst spill
        vpsrlq zmm1, zmm31, 1                                            ;   208.3 p0     192 dst
        vmovdqu64 [rbp - 64], zmm11                                      ;   167.3 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 2432]                                     ;    96.5 p2     192 dst reload
        vshufi32x4 zmm11, zmm11, [r8 + 2432], 0xd8                       ;   206.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2112], zmm15                                    ;   201.3 p7+p4  192 dst spill
        vpsrlq zmm15, zmm11, 1                                           ;   209.3 p0     192 dst
        vmovdqu64 [rbp + 2048], zmm16                                    ;   166.3 p8+p9  192 dst spill
        vmovdqu64 zmm16, [r8 + 2496]                                     ;    97.5 p2     192 dst reload
        vshufi32x4 zmm16, zmm16, [r8 + 2496], 0xd8                       ;   207.3 p5+p3  192 dst
        vmovdqu64 [rbp + 1984], zmm14                                    ;   200.3 p7+p4  192 dst spill
        vpsrlq zmm14, zmm16, 1                                           ;   210.3 p0     192 dst
        vmovdqu64 [rbp + 576], zmm9                                      ;   166.0 p8+p9  192 dst spill
        vmovdqu64 zmm9, [r8 + 3456]                                      ;    98.5 p2     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 3456], 0xd8                         ;   208.3 p5+p3  192 dst
        vmovdqu64 [rbp + 640], zmm7                                      ;   199.3 p7+p4  192 dst spill
        vpsrlq zmm7, zmm9, 1                                             ;   211.3 p0     192 dst
        vpternlogd zmm7, zmm21, [rbp + 1856], 0xe2                       ;   212.3 p0+p2  192 dst
        vmovdqu64 [rbp + 256], zmm20                                     ;   166.0 p8+p9  192 dst spill
        vpsllq zmm20, zmm7, 2                                            ;   213.3 p0     192 dst
        vmovdqu64 [rbp + 320], zmm3                                      ;   198.3 p7+p4  192 dst spill
        vmovdqu64 zmm3, [r8 + 3520]                                      ;    99.7 p3     192 dst reload
        vshufi32x4 zmm3, zmm3, [r8 + 3520], 0xd8                         ;   209.3 p5+p2  192 dst
        vmovdqu64 [rbp + 2176], zmm19                                    ;   197.3 p8+p9  192 dst spill
        vpsrlq zmm19, zmm3, 1                                            ;   212.3 p0     192 dst
        vmovdqu64 [rbp + 2240], zmm8                                     ;   196.3 p7+p4  192 dst spill
        vmovdqu64 zmm8, [r8 + 4480]                                      ;   100.7 p3     192 dst reload
        vshufi32x4 zmm8, zmm8, [r8 + 4480], 0xd8                         ;   210.3 p5+p2  192 dst
        vpternlogd zmm25, zmm8, zmm21, 0xe4                              ;   213.3 p0     192 dst
        vpsllq zmm8, zmm8, 1                                             ;   213.3 p0     192 dst
        vpternlogd zmm8, zmm12, zmm21, 0xd8                              ;   214.3 p0     192 dst
        vpsrlq zmm12, zmm8, 2                                            ;   215.3 p0     192 dst
        vmovdqu64 [rbp + 2304], zmm2                                     ;   195.3 p8+p9  192 dst spill
        vpsrlq zmm2, zmm25, 2                                            ;   214.3 p0     192 dst
        vmovdqu64 [rbp + 2368], zmm0                                     ;   194.3 p7+p4  192 dst spill
        vmovdqu64 zmm0, [r8 + 4544]                                      ;   101.7 p3     192 dst reload
        vshufi32x4 zmm0, zmm0, [r8 + 4544], 0xd8                         ;   211.3 p5+p2  192 dst
        vpternlogd zmm27, zmm0, zmm21, 0xe4                              ;   214.3 p0     192 dst
        vpsllq zmm0, zmm0, 1                                             ;   214.3 p0     192 dst
        vpternlogd zmm0, zmm26, zmm21, 0xd8                              ;   215.3 p0     192 dst
        vpsrlq zmm26, zmm0, 2                                            ;   216.3 p0     192 dst
        vmovdqu64 [rbp + 2432], zmm23                                    ;   193.3 p8+p9  192 dst spill
        vpsrlq zmm23, zmm27, 2                                           ;   215.3 p0     192 dst
        vmovdqu64 [rbp + 2496], zmm13                                    ;   192.3 p7+p4  192 dst spill
        vmovdqu64 zmm13, [r8 + 5504]                                     ;   102.7 p3     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 5504], 0xd8                       ;   212.3 p5+p2  192 dst
        vpternlogd zmm30, zmm13, zmm21, 0xe4                             ;   215.3 p0     192 dst
        vpsllq zmm13, zmm13, 1                                           ;   215.3 p0     192 dst
        vpternlogd zmm13, zmm28, zmm21, 0xd8                             ;   216.3 p0     192 dst
        vpternlogd zmm20, zmm30, zmm29, 0xd8                             ;   216.3 p0     192 dst
        vpsrlq zmm28, zmm30, 2                                           ;   216.3 p0     192 dst
        vpternlogd zmm28, zmm7, zmm29, 0xe4                              ;   217.3 p0     192 dst
        vpsrlq zmm7, zmm13, 2                                            ;   217.3 p0     192 dst
        vpsllq zmm30, zmm20, 4                                           ;   217.3 p0     192 dst
        vmovdqu64 [rbp + 2560], zmm10                                    ;   191.3 p8+p9  192 dst spill
        vpsllq zmm10, zmm28, 4                                           ;   218.3 p0     192 dst
        vmovdqu64 [rbp + 2624], zmm4                                     ;   190.3 p7+p4  192 dst spill
        vmovdqu64 zmm4, [r8 + 5568]                                      ;   104.0 p3     192 dst reload
        vshufi32x4 zmm4, zmm4, [r8 + 5568], 0xd8                         ;   213.3 p5+p2  192 dst
        vpternlogd zmm1, zmm4, zmm21, 0xe4                               ;   216.3 p5     192 dst
        vpsllq zmm4, zmm4, 1                                             ;   216.3 p0     192 dst
        vpternlogd zmm4, zmm31, zmm21, 0xd8                              ;   217.3 p5     192 dst
        vpsrlq zmm31, zmm4, 2                                            ;   218.3 p0     192 dst
        vmovdqu64 [rbp + 2688], zmm18                                    ;   169.3 p8+p9  192 dst spill
        vpsrlq zmm18, zmm1, 2                                            ;   217.3 p0     192 dst
        vmovdqu64 [rbp + 2752], zmm22                                    ;   189.3 p7+p4  192 dst spill
        vmovdqu64 zmm22, [r8 + 6528]                                     ;   105.5 p3     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 6528], 0xd8                       ;   216.3 p5+p2  192 dst
        vpternlogd zmm15, zmm22, zmm21, 0xe4                             ;   219.3 p5     192 dst
        vpsllq zmm22, zmm22, 1                                           ;   219.3 p0     192 dst
        vpternlogd zmm22, zmm11, zmm21, 0xd8                             ;   220.3 p5     192 dst
        vpternlogd zmm12, zmm22, zmm29, 0xe4                             ;   221.3 p0     192 dst
        vpsllq zmm11, zmm22, 2                                           ;   221.3 p0     192 dst
        vpternlogd zmm11, zmm8, zmm29, 0xd8                              ;   222.3 p5     192 dst
        vpternlogd zmm2, zmm15, zmm29, 0xe4                              ;   220.3 p5     192 dst
        vpsllq zmm8, zmm15, 2                                            ;   221.0 p0     192 dst
        vpternlogd zmm8, zmm25, zmm29, 0xd8                              ;   222.0 p5     192 dst
        vmovdqu64 zmm15, [r8 + 6592]                                     ;   107.3 p3     192 dst reload
        vshufi32x4 zmm15, zmm15, [r8 + 6592], 0xd8                       ;   222.3 p5+p2  192 dst
        vpternlogd zmm14, zmm15, zmm21, 0xe4                             ;   225.3 p0     192 dst
        vpsllq zmm15, zmm15, 1                                           ;   225.3 p0     192 dst
        vpternlogd zmm15, zmm16, zmm21, 0xd8                             ;   226.3 p5     192 dst
        vpternlogd zmm26, zmm15, zmm29, 0xe4                             ;   227.3 p0     192 dst
        vpsllq zmm15, zmm15, 2                                           ;   227.3 p0     192 dst
        vpternlogd zmm15, zmm0, zmm29, 0xd8                              ;   228.3 p5     192 dst
        vpternlogd zmm23, zmm14, zmm29, 0xe4                             ;   226.3 p5     192 dst
        vpsllq zmm0, zmm14, 2                                            ;   226.3 p0     192 dst
        vpternlogd zmm0, zmm27, zmm29, 0xd8                              ;   227.3 p5     192 dst
        vmovdqu64 zmm14, [r8 + 7616]                                     ;   109.2 p3     192 dst reload
        vshufi32x4 zmm14, zmm14, [r8 + 7616], 0xd8                       ;   227.3 p5+p2  192 dst
        vpternlogd zmm19, zmm14, zmm21, 0xe4                             ;   230.3 p0     192 dst
        vpsllq zmm14, zmm14, 1                                           ;   230.3 p0     192 dst
        vpternlogd zmm14, zmm3, zmm21, 0xd8                              ;   231.3 p5     192 dst
        vpternlogd zmm31, zmm14, zmm29, 0xe4                             ;   232.3 p0     192 dst
        vpsllq zmm3, zmm14, 2                                            ;   232.3 p0     192 dst
        vpternlogd zmm3, zmm4, zmm29, 0xd8                               ;   233.3 p5     192 dst
        vpternlogd zmm18, zmm19, zmm29, 0xe4                             ;   231.3 p5     192 dst
        vpsllq zmm4, zmm19, 2                                            ;   231.3 p0     192 dst
        vpternlogd zmm4, zmm1, zmm29, 0xd8                               ;   232.3 p5     192 dst
        vpternlogd zmm30, zmm8, zmm24, 0xd8                              ;   232.0 p0     192 dst
        vpsrlq zmm1, zmm8, 4                                             ;   233.0 p0     192 dst
        vpternlogd zmm1, zmm20, zmm24, 0xe4                              ;   234.0 p5     192 dst
        vpternlogd zmm10, zmm2, zmm24, 0xd8                              ;   233.3 p5     192 dst
        vpsrlq zmm2, zmm2, 4                                             ;   234.0 p0     192 dst
        vpternlogd zmm2, zmm28, zmm24, 0xe4                              ;   235.0 p5     192 dst
        vpsrlq zmm8, zmm11, 4                                            ;   235.0 p0     192 dst
        vpsrlq zmm14, zmm15, 4                                           ;   236.0 p0     192 dst
        vpternlogd zmm14, zmm3, zmm24, 0xe4                              ;   237.0 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   237.0 p0     192 dst
        vpternlogd zmm3, zmm15, zmm24, 0xd8                              ;   238.0 p5     192 dst
        vpsrlq zmm15, zmm12, 4                                           ;   238.0 p0     192 dst
        vmovdqu64 zmm16, [rbp + 1856]                                    ;   116.3 p3     192 dst reload
        vpsllq zmm16, zmm16, 1                                           ;   239.0 p0     192 dst
        vpternlogd zmm16, zmm9, zmm21, 0xd8                              ;   240.0 p5     192 dst
        vpternlogd zmm7, zmm16, zmm29, 0xe4                              ;   241.0 p5     192 dst
        vpsllq zmm9, zmm16, 2                                            ;   241.0 p0     192 dst
        vpternlogd zmm9, zmm13, zmm29, 0xd8                              ;   242.0 p5     192 dst
        vpternlogd zmm8, zmm9, zmm24, 0xe4                               ;   243.0 p5     192 dst
        vpsllq zmm9, zmm9, 4                                             ;   243.0 p0     192 dst
        vpternlogd zmm9, zmm11, zmm24, 0xd8                              ;   244.0 p5     192 dst
        vpternlogd zmm15, zmm7, zmm24, 0xe4                              ;   242.0 p0     192 dst
        vpsllq zmm7, zmm7, 4                                             ;   243.0 p0     192 dst
        vpternlogd zmm7, zmm12, zmm24, 0xd8                              ;   244.0 p5     192 dst
        vpsrlq zmm11, zmm26, 4                                           ;   244.0 p0     192 dst
        vpternlogd zmm11, zmm31, zmm24, 0xe4                             ;   245.0 p5     192 dst
        vpsllq zmm12, zmm31, 4                                           ;   245.0 p0     192 dst
        vpternlogd zmm12, zmm26, zmm24, 0xd8                             ;   246.0 p5     192 dst
        vpsrlq zmm13, zmm0, 4                                            ;   246.0 p0     192 dst
        vpternlogd zmm13, zmm4, zmm24, 0xe4                              ;   247.0 p5     192 dst
        vpsllq zmm4, zmm4, 4                                             ;   247.0 p0     192 dst
        vpternlogd zmm4, zmm0, zmm24, 0xd8                               ;   248.0 p5     192 dst
        vpsrlq zmm0, zmm23, 4                                            ;   248.0 p0     192 dst
        vpternlogd zmm0, zmm18, zmm24, 0xe4                              ;   249.0 p5     192 dst
        vpsllq zmm16, zmm18, 4                                           ;   249.0 p0     192 dst
        vpternlogd zmm16, zmm23, zmm24, 0xd8                             ;   250.0 p5     192 dst
        vpunpcklbw zmm18, zmm9, zmm3                                     ;   249.3 p5     192 dst
        vpunpckhbw zmm3, zmm9, zmm3                                      ;   250.3 p5     192 dst
        vpunpcklbw zmm9, zmm8, zmm14                                     ;   251.3 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm14                                     ;   252.3 p5     192 dst
        vpunpcklbw zmm14, zmm7, zmm12                                    ;   253.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm12                                     ;   254.3 p5     192 dst
        vpunpcklbw zmm12, zmm15, zmm11                                   ;   255.3 p5     192 dst
        vpunpckhbw zmm11, zmm15, zmm11                                   ;   256.3 p5     192 dst
        vpunpcklbw zmm15, zmm30, zmm4                                    ;   257.3 p5     192 dst
        vpunpckhbw zmm4, zmm30, zmm4                                     ;   258.3 p5     192 dst
        vpunpcklbw zmm19, zmm1, zmm13                                    ;   259.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm13                                     ;   260.3 p5     192 dst
        vpunpcklbw zmm13, zmm10, zmm16                                   ;   261.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm16                                   ;   262.3 p5     192 dst
        vpunpcklbw zmm16, zmm2, zmm0                                     ;   263.3 p5     192 dst
        vpunpckhbw zmm0, zmm2, zmm0                                      ;   264.3 p5     192 dst
        vmovdqu64 zmm2, [r8 + 512]                                       ;   119.7 p2     192 dst reload
        vshufi32x4 zmm2, zmm2, [r8 + 512], 0xd8                          ;   265.3 p5+p3  192 dst
        vpsrlq zmm20, zmm2, 1                                            ;   268.3 p0     192 dst
        vmovdqu64 zmm22, [r8 + 576]                                      ;   120.7 p2     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 576], 0xd8                        ;   266.3 p5+p3  192 dst
        vpsrlq zmm23, zmm22, 1                                           ;   269.3 p0     192 dst
        vmovdqu64 zmm25, [r8 + 1536]                                     ;   121.7 p2     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 1536], 0xd8                       ;   267.3 p5+p3  192 dst
        vmovdqu64 zmm26, [r8 + 1600]                                     ;   122.7 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 1600], 0xd8                       ;   268.3 p5+p3  192 dst
        vpsrlq zmm27, zmm25, 1                                           ;   270.3 p0     192 dst
        vmovdqu64 zmm28, [r8 + 2560]                                     ;   123.7 p2     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 2560], 0xd8                       ;   269.3 p5+p3  192 dst
        vpsrlq zmm30, zmm26, 1                                           ;   271.3 p0     192 dst
        vpsrlq zmm31, zmm28, 1                                           ;   272.3 p0     192 dst
        vmovdqu64 [rbp + 1856], zmm0                                     ;   265.3 p8+p9  192 dst spill
        vmovdqu64 zmm0, [r8 + 2624]                                      ;   124.7 p2     192 dst reload
        vshufi32x4 zmm0, zmm0, [r8 + 2624], 0xd8                         ;   270.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2816], zmm16                                    ;   264.3 p7+p4  192 dst spill
        vpsrlq zmm16, zmm0, 1                                            ;   273.3 p0     192 dst
        vmovdqu64 [rbp + 2880], zmm10                                    ;   263.3 p8+p9  192 dst spill
        vmovdqu64 zmm10, [r8 + 3584]                                     ;   125.7 p2     192 dst reload
        vshufi32x4 zmm10, zmm10, [r8 + 3584], 0xd8                       ;   271.3 p5+p3  192 dst
        vmovdqu64 [rbp + 2944], zmm13                                    ;   262.3 p7+p4  192 dst spill
        vpsrlq zmm13, zmm10, 1                                           ;   274.3 p0     192 dst
        vmovdqu64 [rbp + 3008], zmm1                                     ;   261.3 p8+p9  192 dst spill
        vmovdqu64 zmm1, [r8 + 3648]                                      ;   126.7 p2     192 dst reload
        vshufi32x4 zmm1, zmm1, [r8 + 3648], 0xd8                         ;   272.3 p5+p3  192 dst
        vmovdqu64 [rbp + 3072], zmm19                                    ;   260.3 p7+p4  192 dst spill
        vpsrlq zmm19, zmm1, 1                                            ;   275.3 p0     192 dst
        vmovdqu64 [rbp + 3136], zmm4                                     ;   259.3 p8+p9  192 dst spill
        vmovdqu64 zmm4, [r8 + 4608]                                      ;   127.7 p2     192 dst reload
        vshufi32x4 zmm4, zmm4, [r8 + 4608], 0xd8                         ;   273.3 p5+p3  192 dst
        vpternlogd zmm20, zmm4, zmm21, 0xe4                              ;   276.3 p0     192 dst
        vpsllq zmm4, zmm4, 1                                             ;   276.3 p0     192 dst
        vpternlogd zmm4, zmm2, zmm21, 0xd8                               ;   277.3 p0     192 dst
        vpsrlq zmm2, zmm4, 2                                             ;   278.3 p0     192 dst
        vmovdqu64 [rbp + 3200], zmm15                                    ;   258.3 p7+p4  192 dst spill
        vpsrlq zmm15, zmm20, 2                                           ;   277.3 p0     192 dst
        vmovdqu64 [rbp + 3264], zmm11                                    ;   257.3 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 4672]                                     ;   128.7 p2     192 dst reload
        vshufi32x4 zmm11, zmm11, [r8 + 4672], 0xd8                       ;   274.3 p5+p3  192 dst
        vpternlogd zmm23, zmm11, zmm21, 0xe4                             ;   277.3 p0     192 dst
        vpsllq zmm11, zmm11, 1                                           ;   277.3 p0     192 dst
        vpternlogd zmm11, zmm22, zmm21, 0xd8                             ;   278.3 p0     192 dst
        vpsrlq zmm22, zmm11, 2                                           ;   279.3 p0     192 dst
        vmovdqu64 [rbp + 3328], zmm12                                    ;   256.3 p7+p4  192 dst spill
        vpsrlq zmm12, zmm23, 2                                           ;   278.3 p0     192 dst
        vmovdqu64 [rbp + 3392], zmm7                                     ;   255.3 p8+p9  192 dst spill
        vmovdqu64 zmm7, [r8 + 5632]                                      ;   129.7 p2     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 5632], 0xd8                         ;   275.3 p5+p3  192 dst
        vpternlogd zmm27, zmm7, zmm21, 0xe4                              ;   278.3 p0     192 dst
        vpsllq zmm7, zmm7, 1                                             ;   278.3 p0     192 dst
        vpternlogd zmm7, zmm25, zmm21, 0xd8                              ;   279.3 p0     192 dst
        vpsrlq zmm25, zmm7, 2                                            ;   280.3 p0     192 dst
        vmovdqu64 [rbp + 3456], zmm14                                    ;   254.3 p7+p4  192 dst spill
        vpsrlq zmm14, zmm27, 2                                           ;   279.3 p0     192 dst
        vmovdqu64 [rbp + 3520], zmm8                                     ;   253.3 p8+p9  192 dst spill
        vmovdqu64 zmm8, [r8 + 5696]                                      ;   130.7 p2     192 dst reload
        vshufi32x4 zmm8, zmm8, [r8 + 5696], 0xd8                         ;   276.3 p5+p3  192 dst
        vpternlogd zmm30, zmm8, zmm21, 0xe4                              ;   279.3 p0     192 dst
        vpsllq zmm8, zmm8, 1                                             ;   279.3 p0     192 dst
        vpternlogd zmm8, zmm26, zmm21, 0xd8                              ;   280.3 p0     192 dst
        vpsrlq zmm26, zmm8, 2                                            ;   281.3 p0     192 dst
        vmovdqu64 [rbp + 3584], zmm9                                     ;   252.3 p7+p4  192 dst spill
        vpsrlq zmm9, zmm30, 2                                            ;   280.3 p0     192 dst
        vmovdqu64 [rbp + 3648], zmm5                                     ;   168.3 p8+p9  192 dst spill
        vmovdqu64 zmm5, [r8 + 6656]                                      ;   131.7 p2     192 dst reload
        vshufi32x4 zmm5, zmm5, [r8 + 6656], 0xd8                         ;   277.3 p5+p3  192 dst
        vpternlogd zmm31, zmm5, zmm21, 0xe4                              ;   280.3 p0     192 dst
        vpsllq zmm5, zmm5, 1                                             ;   280.3 p0     192 dst
        vpternlogd zmm5, zmm28, zmm21, 0xd8                              ;   281.3 p5     192 dst
        vpternlogd zmm2, zmm5, zmm29, 0xe4                               ;   282.3 p5     192 dst
        vpsllq zmm5, zmm5, 2                                             ;   282.3 p0     192 dst
        vpternlogd zmm5, zmm4, zmm29, 0xd8                               ;   283.3 p5     192 dst
        vpternlogd zmm15, zmm31, zmm29, 0xe4                             ;   281.3 p0     192 dst
        vpsllq zmm4, zmm31, 2                                            ;   282.0 p0     192 dst
        vpternlogd zmm4, zmm20, zmm29, 0xd8                              ;   283.0 p5     192 dst
        vmovdqu64 zmm20, [r8 + 6720]                                     ;   132.7 p2     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 6720], 0xd8                       ;   282.3 p5+p3  192 dst
        vpternlogd zmm16, zmm20, zmm21, 0xe4                             ;   285.3 p0     192 dst
        vpsllq zmm20, zmm20, 1                                           ;   285.3 p0     192 dst
        vpternlogd zmm20, zmm0, zmm21, 0xd8                              ;   286.3 p5     192 dst
        vpternlogd zmm22, zmm20, zmm29, 0xe4                             ;   287.3 p5     192 dst
        vpsllq zmm0, zmm20, 2                                            ;   287.3 p0     192 dst
        vpternlogd zmm0, zmm11, zmm29, 0xd8                              ;   288.3 p5     192 dst
        vmovdqu64 zmm11, [r8 + 7680]                                     ;   134.0 p2     192 dst reload
        vshufi32x4 zmm11, zmm11, [r8 + 7680], 0xd8                       ;   286.3 p5+p3  192 dst
        vpternlogd zmm13, zmm11, zmm21, 0xe4                             ;   289.3 p0     192 dst
        vpsllq zmm11, zmm11, 1                                           ;   289.3 p0     192 dst
        vpternlogd zmm11, zmm10, zmm21, 0xd8                             ;   290.3 p5     192 dst
        vmovdqu64 zmm10, [r8 + 7744]                                     ;   135.0 p2     192 dst reload
        vshufi32x4 zmm10, zmm10, [r8 + 7744], 0xd8                       ;   288.3 p5+p3  192 dst
        vpternlogd zmm19, zmm10, zmm21, 0xe4                             ;   291.3 p0     192 dst
        vpsllq zmm10, zmm10, 1                                           ;   291.3 p0     192 dst
        vpternlogd zmm10, zmm1, zmm21, 0xd8                              ;   292.3 p5     192 dst
        vpternlogd zmm25, zmm11, zmm29, 0xe4                             ;   291.3 p0     192 dst
        vpsllq zmm1, zmm11, 2                                            ;   291.3 p0     192 dst
        vpternlogd zmm1, zmm7, zmm29, 0xd8                               ;   292.3 p5     192 dst
        vpternlogd zmm26, zmm10, zmm29, 0xe4                             ;   293.3 p5     192 dst
        vpsllq zmm7, zmm10, 2                                            ;   293.3 p0     192 dst
        vpternlogd zmm7, zmm8, zmm29, 0xd8                               ;   294.3 p5     192 dst
        vpternlogd zmm12, zmm16, zmm29, 0xe4                             ;   293.0 p0     192 dst
        vpsllq zmm8, zmm16, 2                                            ;   294.0 p0     192 dst
        vpternlogd zmm8, zmm23, zmm29, 0xd8                              ;   295.0 p5     192 dst
        vpternlogd zmm14, zmm13, zmm29, 0xe4                             ;   294.3 p5     192 dst
        vpsllq zmm10, zmm13, 2                                           ;   295.0 p0     192 dst
        vpternlogd zmm10, zmm27, zmm29, 0xd8                             ;   296.0 p5     192 dst
        vpternlogd zmm9, zmm19, zmm29, 0xe4                              ;   296.0 p0     192 dst
        vpsllq zmm11, zmm19, 2                                           ;   297.0 p0     192 dst
        vpternlogd zmm11, zmm30, zmm29, 0xd8                             ;   298.0 p5     192 dst
        vpsrlq zmm13, zmm5, 4                                            ;   298.0 p0     192 dst
        vpternlogd zmm13, zmm1, zmm24, 0xe4                              ;   299.0 p5     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   299.0 p0     192 dst
        vpternlogd zmm1, zmm5, zmm24, 0xd8                               ;   300.0 p5     192 dst
        vpsrlq zmm5, zmm0, 4                                             ;   300.0 p0     192 dst
        vpternlogd zmm5, zmm7, zmm24, 0xe4                               ;   301.0 p5     192 dst
        vpsllq zmm7, zmm7, 4                                             ;   301.0 p0     192 dst
        vpternlogd zmm7, zmm0, zmm24, 0xd8                               ;   302.0 p5     192 dst
        vpsrlq zmm0, zmm2, 4                                             ;   302.0 p0     192 dst
        vpternlogd zmm0, zmm25, zmm24, 0xe4                              ;   303.0 p5     192 dst
        vpsllq zmm16, zmm25, 4                                           ;   303.0 p0     192 dst
        vpternlogd zmm16, zmm2, zmm24, 0xd8                              ;   304.0 p5     192 dst
        vpsrlq zmm2, zmm22, 4                                            ;   304.0 p0     192 dst
        vpternlogd zmm2, zmm26, zmm24, 0xe4                              ;   305.0 p5     192 dst
        vpsllq zmm19, zmm26, 4                                           ;   305.0 p0     192 dst
        vpternlogd zmm19, zmm22, zmm24, 0xd8                             ;   306.0 p5     192 dst
        vpsrlq zmm20, zmm4, 4                                            ;   306.0 p0     192 dst
        vpternlogd zmm20, zmm10, zmm24, 0xe4                             ;   307.0 p5     192 dst
        vpsllq zmm10, zmm10, 4                                           ;   307.0 p0     192 dst
        vpternlogd zmm10, zmm4, zmm24, 0xd8                              ;   308.0 p5     192 dst
        vpsrlq zmm4, zmm15, 4                                            ;   308.0 p0     192 dst
        vpternlogd zmm4, zmm14, zmm24, 0xe4                              ;   309.0 p5     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   309.0 p0     192 dst
        vpternlogd zmm14, zmm15, zmm24, 0xd8                             ;   310.0 p5     192 dst
        vpsrlq zmm15, zmm8, 4                                            ;   310.0 p0     192 dst
        vpternlogd zmm15, zmm11, zmm24, 0xe4                             ;   311.0 p5     192 dst
        vpsllq zmm11, zmm11, 4                                           ;   311.0 p0     192 dst
        vpternlogd zmm11, zmm8, zmm24, 0xd8                              ;   312.0 p5     192 dst
        vpsrlq zmm8, zmm12, 4                                            ;   312.0 p0     192 dst
        vpternlogd zmm8, zmm9, zmm24, 0xe4                               ;   313.0 p5     192 dst
        vpsllq zmm9, zmm9, 4                                             ;   313.0 p0     192 dst
        vpternlogd zmm9, zmm12, zmm24, 0xd8                              ;   314.0 p5     192 dst
        vpunpcklbw zmm12, zmm1, zmm7                                     ;   313.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm7                                      ;   314.3 p5     192 dst
        vpunpcklbw zmm7, zmm13, zmm5                                     ;   315.3 p5     192 dst
        vpunpckhbw zmm5, zmm13, zmm5                                     ;   316.3 p5     192 dst
        vpunpcklbw zmm13, zmm16, zmm19                                   ;   317.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm19                                   ;   318.3 p5     192 dst
        vpunpcklbw zmm19, zmm0, zmm2                                     ;   319.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm2                                      ;   320.3 p5     192 dst
        vpunpcklbw zmm2, zmm10, zmm11                                    ;   321.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm11                                   ;   322.3 p5     192 dst
        vpunpcklbw zmm11, zmm20, zmm15                                   ;   323.3 p5     192 dst
        vpunpckhbw zmm15, zmm20, zmm15                                   ;   324.3 p5     192 dst
        vpunpcklbw zmm20, zmm14, zmm9                                    ;   325.3 p5     192 dst
        vpunpckhbw zmm9, zmm14, zmm9                                     ;   326.3 p5     192 dst
        vpunpcklbw zmm14, zmm4, zmm8                                     ;   327.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm8                                      ;   328.3 p5     192 dst
        vmovdqu64 zmm8, [r8 + 640]                                       ;   146.2 p2     192 dst reload
        vshufi32x4 zmm8, zmm8, [r8 + 640], 0xd8                          ;   329.3 p5+p3  192 dst
        vmovdqu64 zmm22, [r8 + 704]                                      ;   147.2 p2     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 704], 0xd8                        ;   330.3 p5+p3  192 dst
        vmovdqu64 zmm23, [r8 + 1664]                                     ;   148.2 p2     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 1664], 0xd8                       ;   331.3 p5+p3  192 dst
        vmovdqu64 zmm25, [r8 + 1728]                                     ;   149.2 p2     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 1728], 0xd8                       ;   332.3 p5+p3  192 dst
        vmovdqu64 zmm26, [r8 + 2688]                                     ;   150.2 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 2688], 0xd8                       ;   333.3 p5+p3  192 dst
        vmovdqu64 zmm27, [r8 + 2752]                                     ;   151.2 p2     192 dst reload
        vshufi32x4 zmm27, zmm27, [r8 + 2752], 0xd8                       ;   334.3 p5+p3  192 dst
        vmovdqu64 zmm28, [r8 + 3712]                                     ;   152.2 p2     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 3712], 0xd8                       ;   335.3 p5+p3  192 dst
        vpsrlq zmm30, zmm8, 1                                            ;   332.3 p0     192 dst
        vpsrlq zmm31, zmm22, 1                                           ;   333.3 p0     192 dst
        vmovdqu64 [rbp + 3712], zmm4                                     ;   329.3 p7+p4  192 dst spill
        vpsrlq zmm4, zmm23, 1                                            ;   334.3 p0     192 dst
        vmovdqu64 [rbp + 3776], zmm14                                    ;   328.3 p8+p9  192 dst spill
        vpsrlq zmm14, zmm25, 1                                           ;   335.3 p0     192 dst
        vmovdqu64 [rbp + 3840], zmm9                                     ;   327.3 p7+p4  192 dst spill
        vpsrlq zmm9, zmm26, 1                                            ;   336.3 p0     192 dst
        vmovdqu64 [rbp + 3904], zmm20                                    ;   326.3 p8+p9  192 dst spill
        vpsrlq zmm20, zmm27, 1                                           ;   337.3 p0     192 dst
        vmovdqu64 [rbp + 3968], zmm15                                    ;   325.3 p7+p4  192 dst spill
        vpsrlq zmm15, zmm28, 1                                           ;   338.3 p0     192 dst
        vmovdqu64 [rbp + 4032], zmm11                                    ;   324.3 p8+p9  192 dst spill
        vmovdqu64 zmm11, [r8 + 3776]                                     ;   153.2 p2     192 dst reload
        vshufi32x4 zmm11, zmm11, [r8 + 3776], 0xd8                       ;   336.3 p5+p3  192 dst
        vmovdqu64 [rbp + 4096], zmm10                                    ;   323.3 p7+p4  192 dst spill
        vpsrlq zmm10, zmm11, 1                                           ;   339.3 p0     192 dst
        vmovdqu64 [rbp + 4160], zmm2                                     ;   322.3 p8+p9  192 dst spill
        vmovdqu64 zmm2, [r8 + 4736]                                      ;   154.2 p2     192 dst reload
        vshufi32x4 zmm2, zmm2, [r8 + 4736], 0xd8                         ;   337.3 p5+p3  192 dst
        vpternlogd zmm30, zmm2, zmm21, 0xe4                              ;   340.3 p0     192 dst
        vpsllq zmm2, zmm2, 1                                             ;   340.3 p0     192 dst
        vpternlogd zmm2, zmm8, zmm21, 0xd8                               ;   341.3 p0     192 dst
        vpsrlq zmm8, zmm2, 2                                             ;   342.3 p0     192 dst
        vmovdqu64 [rbp + 4224], zmm0                                     ;   321.3 p7+p4  192 dst spill
        vpsrlq zmm0, zmm30, 2                                            ;   341.3 p0     192 dst
        vmovdqu64 [rbp + 4288], zmm19                                    ;   320.3 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 4800]                                     ;   155.2 p2     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 4800], 0xd8                       ;   338.3 p5+p3  192 dst
        vpternlogd zmm31, zmm19, zmm21, 0xe4                             ;   341.3 p0     192 dst
        vpsllq zmm19, zmm19, 1                                           ;   341.3 p0     192 dst
        vpternlogd zmm19, zmm22, zmm21, 0xd8                             ;   342.3 p0     192 dst
        vpsrlq zmm22, zmm19, 2                                           ;   343.3 p0     192 dst
        vmovdqu64 [rbp + 4352], zmm16                                    ;   319.3 p7+p4  192 dst spill
        vpsrlq zmm16, zmm31, 2                                           ;   342.3 p0     192 dst
        vmovdqu64 [rbp + 4416], zmm13                                    ;   318.3 p8+p9  192 dst spill
        vmovdqu64 zmm13, [r8 + 5760]                                     ;   156.2 p2     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 5760], 0xd8                       ;   339.3 p5+p3  192 dst
        vpternlogd zmm4, zmm13, zmm21, 0xe4                              ;   342.3 p0     192 dst
        vpsllq zmm13, zmm13, 1                                           ;   342.3 p0     192 dst
        vpternlogd zmm13, zmm23, zmm21, 0xd8                             ;   343.3 p0     192 dst
        vpsrlq zmm23, zmm13, 2                                           ;   344.3 p0     192 dst
        vmovdqu64 [rbp + 4480], zmm5                                     ;   317.3 p7+p4  192 dst spill
        vpsrlq zmm5, zmm4, 2                                             ;   343.3 p0     192 dst
        vmovdqu64 [rbp + 4544], zmm7                                     ;   316.3 p8+p9  192 dst spill
        vmovdqu64 zmm7, [r8 + 5824]                                      ;   157.2 p2     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 5824], 0xd8                         ;   340.3 p5+p3  192 dst
        vpternlogd zmm14, zmm7, zmm21, 0xe4                              ;   343.3 p0     192 dst
        vpsllq zmm7, zmm7, 1                                             ;   343.3 p0     192 dst
        vpternlogd zmm7, zmm25, zmm21, 0xd8                              ;   344.3 p0     192 dst
        vpsrlq zmm25, zmm7, 2                                            ;   345.3 p0     192 dst
        vmovdqu64 [rbp + 4608], zmm1                                     ;   315.3 p7+p4  192 dst spill
        vpsrlq zmm1, zmm14, 2                                            ;   344.3 p0     192 dst
        vmovdqu64 [rbp + 4672], zmm17                                    ;   188.3 p8+p9  192 dst spill
        vmovdqu64 zmm17, [r8 + 6784]                                     ;   158.2 p2     192 dst reload
        vshufi32x4 zmm17, zmm17, [r8 + 6784], 0xd8                       ;   341.3 p5+p3  192 dst
        vpternlogd zmm9, zmm17, zmm21, 0xe4                              ;   344.3 p0     192 dst
        vpsllq zmm17, zmm17, 1                                           ;   344.3 p0     192 dst
        vpternlogd zmm17, zmm26, zmm21, 0xd8                             ;   345.3 p5     192 dst
        vpternlogd zmm8, zmm17, zmm29, 0xe4                              ;   346.3 p5     192 dst
        vpsllq zmm17, zmm17, 2                                           ;   346.3 p0     192 dst
        vpternlogd zmm17, zmm2, zmm29, 0xd8                              ;   347.3 p5     192 dst
        vpternlogd zmm0, zmm9, zmm29, 0xe4                               ;   345.3 p0     192 dst
        vpsllq zmm2, zmm9, 2                                             ;   346.0 p0     192 dst
        vpternlogd zmm2, zmm30, zmm29, 0xd8                              ;   347.0 p5     192 dst
        vmovdqu64 zmm9, [r8 + 6848]                                      ;   159.3 p2     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 6848], 0xd8                         ;   346.3 p5+p3  192 dst
        vpternlogd zmm20, zmm9, zmm21, 0xe4                              ;   349.3 p0     192 dst
        vpsllq zmm9, zmm9, 1                                             ;   349.3 p0     192 dst
        vpternlogd zmm9, zmm27, zmm21, 0xd8                              ;   350.3 p5     192 dst
        vmovdqu64 zmm26, [r8 + 7808]                                     ;   160.3 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 7808], 0xd8                       ;   348.3 p5+p3  192 dst
        vpternlogd zmm15, zmm26, zmm21, 0xe4                             ;   351.3 p0     192 dst
        vpsllq zmm26, zmm26, 1                                           ;   351.3 p0     192 dst
        vpternlogd zmm26, zmm28, zmm21, 0xd8                             ;   352.3 p5     192 dst
        vmovdqu64 zmm27, [r8 + 7872]                                     ;   161.3 p2     192 dst reload
        vshufi32x4 zmm27, zmm27, [r8 + 7872], 0xd8                       ;   350.3 p5+p3  192 dst
        vpternlogd zmm10, zmm27, zmm21, 0xe4                             ;   353.3 p0     192 dst
        vpsllq zmm27, zmm27, 1                                           ;   353.3 p0     192 dst
        vpternlogd zmm27, zmm11, zmm21, 0xd8                             ;   354.3 p5     192 dst
        vpternlogd zmm22, zmm9, zmm29, 0xe4                              ;   352.3 p5     192 dst
        vpsllq zmm9, zmm9, 2                                             ;   353.0 p0     192 dst
        vpternlogd zmm9, zmm19, zmm29, 0xd8                              ;   354.0 p5     192 dst
        vpternlogd zmm23, zmm26, zmm29, 0xe4                             ;   354.0 p0     192 dst
        vpsllq zmm11, zmm26, 2                                           ;   355.0 p0     192 dst
        vpternlogd zmm11, zmm13, zmm29, 0xd8                             ;   356.0 p5     192 dst
        vpternlogd zmm25, zmm27, zmm29, 0xe4                             ;   355.3 p5     192 dst
        vpsllq zmm13, zmm27, 2                                           ;   356.0 p0     192 dst
        vpternlogd zmm13, zmm7, zmm29, 0xd8                              ;   357.0 p5     192 dst
        vpternlogd zmm16, zmm20, zmm29, 0xe4                             ;   357.0 p0     192 dst
        vpsllq zmm7, zmm20, 2                                            ;   358.0 p0     192 dst
        vpternlogd zmm7, zmm31, zmm29, 0xd8                              ;   359.0 p5     192 dst
        vpternlogd zmm5, zmm15, zmm29, 0xe4                              ;   358.3 p5     192 dst
        vpsllq zmm15, zmm15, 2                                           ;   359.0 p0     192 dst
        vpternlogd zmm15, zmm4, zmm29, 0xd8                              ;   360.0 p5     192 dst
        vpternlogd zmm1, zmm10, zmm29, 0xe4                              ;   360.0 p0     192 dst
        vpsllq zmm4, zmm10, 2                                            ;   361.0 p0     192 dst
        vpternlogd zmm4, zmm14, zmm29, 0xd8                              ;   362.0 p5     192 dst
        vpsrlq zmm10, zmm17, 4                                           ;   362.0 p0     192 dst
        vpternlogd zmm10, zmm11, zmm24, 0xe4                             ;   363.0 p5     192 dst
        vpsllq zmm11, zmm11, 4                                           ;   363.0 p0     192 dst
        vpternlogd zmm11, zmm17, zmm24, 0xd8                             ;   364.0 p5     192 dst
        vpsrlq zmm14, zmm9, 4                                            ;   364.0 p0     192 dst
        vpternlogd zmm14, zmm13, zmm24, 0xe4                             ;   365.0 p5     192 dst
        vpsllq zmm13, zmm13, 4                                           ;   365.0 p0     192 dst
        vpternlogd zmm13, zmm9, zmm24, 0xd8                              ;   366.0 p5     192 dst
        vpsrlq zmm9, zmm8, 4                                             ;   366.0 p0     192 dst
        vpternlogd zmm9, zmm23, zmm24, 0xe4                              ;   367.0 p5     192 dst
        vpsllq zmm17, zmm23, 4                                           ;   367.0 p0     192 dst
        vpternlogd zmm17, zmm8, zmm24, 0xd8                              ;   368.0 p5     192 dst
        vpsrlq zmm8, zmm22, 4                                            ;   368.0 p0     192 dst
        vpternlogd zmm8, zmm25, zmm24, 0xe4                              ;   369.0 p5     192 dst
        vpsllq zmm19, zmm25, 4                                           ;   369.0 p0     192 dst
        vpternlogd zmm19, zmm22, zmm24, 0xd8                             ;   370.0 p5     192 dst
        vpsrlq zmm20, zmm2, 4                                            ;   370.0 p0     192 dst
        vpternlogd zmm20, zmm15, zmm24, 0xe4                             ;   371.0 p5     192 dst
        vpsllq zmm15, zmm15, 4                                           ;   371.0 p0     192 dst
        vpternlogd zmm15, zmm2, zmm24, 0xd8                              ;   372.0 p5     192 dst
        vpsrlq zmm2, zmm0, 4                                             ;   372.0 p0     192 dst
        vpternlogd zmm2, zmm5, zmm24, 0xe4                               ;   373.0 p5     192 dst
        vpsllq zmm5, zmm5, 4                                             ;   373.0 p0     192 dst
        vpternlogd zmm5, zmm0, zmm24, 0xd8                               ;   374.0 p5     192 dst
        vpsrlq zmm0, zmm7, 4                                             ;   374.0 p0     192 dst
        vpternlogd zmm0, zmm4, zmm24, 0xe4                               ;   375.0 p5     192 dst
        vpsllq zmm4, zmm4, 4                                             ;   375.0 p0     192 dst
        vpternlogd zmm4, zmm7, zmm24, 0xd8                               ;   376.0 p5     192 dst
        vpsrlq zmm7, zmm16, 4                                            ;   376.0 p0     192 dst
        vpternlogd zmm7, zmm1, zmm24, 0xe4                               ;   377.0 p5     192 dst
        vpsllq zmm1, zmm1, 4                                             ;   377.0 p0     192 dst
        vpternlogd zmm1, zmm16, zmm24, 0xd8                              ;   378.0 p5     192 dst
        vpunpcklbw zmm16, zmm11, zmm13                                   ;   377.3 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm13                                   ;   378.3 p5     192 dst
        vpunpcklbw zmm13, zmm10, zmm14                                   ;   379.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm14                                   ;   380.3 p5     192 dst
        vpunpcklbw zmm14, zmm17, zmm19                                   ;   381.3 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm19                                   ;   382.3 p5     192 dst
        vpunpcklbw zmm19, zmm9, zmm8                                     ;   383.3 p5     192 dst
        vpunpckhbw zmm8, zmm9, zmm8                                      ;   384.3 p5     192 dst
        vpunpcklbw zmm9, zmm15, zmm4                                     ;   385.3 p5     192 dst
        vpunpckhbw zmm4, zmm15, zmm4                                     ;   386.3 p5     192 dst
        vpunpcklbw zmm15, zmm20, zmm0                                    ;   387.3 p5     192 dst
        vpunpckhbw zmm0, zmm20, zmm0                                     ;   388.3 p5     192 dst
        vpunpcklbw zmm20, zmm5, zmm1                                     ;   389.3 p5     192 dst
        vpunpckhbw zmm1, zmm5, zmm1                                      ;   390.3 p5     192 dst
        vpunpcklbw zmm5, zmm2, zmm7                                      ;   391.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm7                                      ;   392.3 p5     192 dst
        vmovdqu64 zmm7, [r8 + 768]                                       ;   183.0 p2     192 dst reload
        vshufi32x4 zmm7, zmm7, [r8 + 768], 0xd8                          ;   393.3 p5+p3  192 dst
        vmovdqu64 zmm22, [r8 + 832]                                      ;   184.0 p2     192 dst reload
        vshufi32x4 zmm22, zmm22, [r8 + 832], 0xd8                        ;   394.3 p5+p3  192 dst
        vmovdqu64 zmm23, [r8 + 1792]                                     ;   185.0 p2     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 1792], 0xd8                       ;   395.3 p5+p3  192 dst
        vmovdqu64 zmm25, [r8 + 1856]                                     ;   186.0 p2     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 1856], 0xd8                       ;   396.3 p5+p3  192 dst
        vmovdqu64 zmm26, [r8 + 2816]                                     ;   187.0 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 2816], 0xd8                       ;   397.3 p5+p3  192 dst
        vmovdqu64 zmm27, [r8 + 2880]                                     ;   188.0 p2     192 dst reload
        vshufi32x4 zmm27, zmm27, [r8 + 2880], 0xd8                       ;   398.3 p5+p3  192 dst
        vmovdqu64 zmm28, [r8 + 3840]                                     ;   189.0 p2     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 3840], 0xd8                       ;   399.3 p5+p3  192 dst
        vpsrlq zmm30, zmm7, 1                                            ;   396.3 p0     192 dst
        vpsrlq zmm31, zmm22, 1                                           ;   397.3 p0     192 dst
        vmovdqu64 [rbp + 4736], zmm2                                     ;   393.3 p7+p4  192 dst spill
        vpsrlq zmm2, zmm23, 1                                            ;   398.3 p0     192 dst
        vmovdqu64 [rbp + 4800], zmm5                                     ;   392.3 p8+p9  192 dst spill
        vpsrlq zmm5, zmm25, 1                                            ;   399.3 p0     192 dst
        vmovdqu64 [rbp + 4864], zmm1                                     ;   391.3 p7+p4  192 dst spill
        vpsrlq zmm1, zmm26, 1                                            ;   400.3 p0     192 dst
        vmovdqu64 [rbp + 4928], zmm20                                    ;   390.3 p8+p9  192 dst spill
        vpsrlq zmm20, zmm27, 1                                           ;   401.3 p0     192 dst
        vmovdqu64 [rbp + 4992], zmm0                                     ;   389.3 p7+p4  192 dst spill
        vpsrlq zmm0, zmm28, 1                                            ;   402.3 p0     192 dst
        vmovdqu64 [rbp + 5056], zmm15                                    ;   388.3 p8+p9  192 dst spill
        vmovdqu64 zmm15, [r8 + 3904]                                     ;   200.3 p2     192 dst reload
        vshufi32x4 zmm15, zmm15, [r8 + 3904], 0xd8                       ;   400.3 p5+p3  192 dst
        vmovdqu64 [rbp + 5120], zmm4                                     ;   387.3 p7+p4  192 dst spill
        vpsrlq zmm4, zmm15, 1                                            ;   403.3 p0     192 dst
        vmovdqu64 [rbp + 5184], zmm9                                     ;   386.3 p8+p9  192 dst spill
        vmovdqu64 zmm9, [r8 + 4864]                                      ;   206.3 p2     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 4864], 0xd8                         ;   401.3 p5+p3  192 dst
        vpternlogd zmm30, zmm9, zmm21, 0xe4                              ;   404.3 p0     192 dst
        vpsllq zmm9, zmm9, 1                                             ;   404.3 p0     192 dst
        vpternlogd zmm9, zmm7, zmm21, 0xd8                               ;   405.3 p0     192 dst
        vpsrlq zmm7, zmm9, 2                                             ;   406.3 p0     192 dst
        vmovdqu64 [rbp + 5248], zmm8                                     ;   385.3 p7+p4  192 dst spill
        vpsrlq zmm8, zmm30, 2                                            ;   405.3 p0     192 dst
        vmovdqu64 [rbp + 5312], zmm19                                    ;   384.3 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 4928]                                     ;   208.8 p2     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 4928], 0xd8                       ;   402.3 p5+p3  192 dst
        vpternlogd zmm31, zmm19, zmm21, 0xe4                             ;   405.3 p0     192 dst
        vpsllq zmm19, zmm19, 1                                           ;   405.3 p0     192 dst
        vpternlogd zmm19, zmm22, zmm21, 0xd8                             ;   406.3 p0     192 dst
        vpsrlq zmm22, zmm19, 2                                           ;   407.3 p0     192 dst
        vmovdqu64 [rbp + 5376], zmm17                                    ;   383.3 p7+p4  192 dst spill
        vpsrlq zmm17, zmm31, 2                                           ;   406.3 p0     192 dst
        vmovdqu64 [rbp + 5440], zmm14                                    ;   382.3 p8+p9  192 dst spill
        vmovdqu64 zmm14, [r8 + 5888]                                     ;   210.8 p2     192 dst reload
        vshufi32x4 zmm14, zmm14, [r8 + 5888], 0xd8                       ;   403.3 p5+p3  192 dst
        vpternlogd zmm2, zmm14, zmm21, 0xe4                              ;   406.3 p0     192 dst
        vpsllq zmm14, zmm14, 1                                           ;   406.3 p0     192 dst
        vpternlogd zmm14, zmm23, zmm21, 0xd8                             ;   407.3 p0     192 dst
        vpsrlq zmm23, zmm14, 2                                           ;   408.3 p0     192 dst
        vmovdqu64 [rbp + 5504], zmm10                                    ;   381.3 p7+p4  192 dst spill
        vpsrlq zmm10, zmm2, 2                                            ;   407.3 p0     192 dst
        vmovdqu64 [rbp + 5568], zmm13                                    ;   380.3 p8+p9  192 dst spill
        vmovdqu64 zmm13, [r8 + 5952]                                     ;   213.5 p2     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 5952], 0xd8                       ;   404.3 p5+p3  192 dst
        vpternlogd zmm5, zmm13, zmm21, 0xe4                              ;   407.3 p0     192 dst
        vpsllq zmm13, zmm13, 1                                           ;   407.3 p0     192 dst
        vpternlogd zmm13, zmm25, zmm21, 0xd8                             ;   408.3 p0     192 dst
        vpsrlq zmm25, zmm13, 2                                           ;   409.3 p0     192 dst
        vmovdqu64 [rbp + 5632], zmm11                                    ;   379.3 p7+p4  192 dst spill
        vpsrlq zmm11, zmm5, 2                                            ;   408.3 p0     192 dst
        vmovdqu64 [rbp + 5696], zmm3                                     ;   251.3 p8+p9  192 dst spill
        vmovdqu64 zmm3, [r8 + 6912]                                      ;   215.5 p2     192 dst reload
        vshufi32x4 zmm3, zmm3, [r8 + 6912], 0xd8                         ;   405.3 p5+p3  192 dst
        vpternlogd zmm1, zmm3, zmm21, 0xe4                               ;   408.3 p0     192 dst
        vpsllq zmm3, zmm3, 1                                             ;   408.3 p0     192 dst
        vpternlogd zmm3, zmm26, zmm21, 0xd8                              ;   409.3 p5     192 dst
        vpternlogd zmm7, zmm3, zmm29, 0xe4                               ;   410.3 p5     192 dst
        vpsllq zmm3, zmm3, 2                                             ;   410.3 p0     192 dst
        vpternlogd zmm3, zmm9, zmm29, 0xd8                               ;   411.3 p5     192 dst
        vpternlogd zmm8, zmm1, zmm29, 0xe4                               ;   409.3 p0     192 dst
        vpsllq zmm1, zmm1, 2                                             ;   410.0 p0     192 dst
        vpternlogd zmm1, zmm30, zmm29, 0xd8                              ;   411.0 p5     192 dst
        vmovdqu64 zmm9, [r8 + 6976]                                      ;   217.3 p2     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 6976], 0xd8                         ;   410.3 p5+p3  192 dst
        vpternlogd zmm20, zmm9, zmm21, 0xe4                              ;   413.3 p0     192 dst
        vpsllq zmm9, zmm9, 1                                             ;   413.3 p0     192 dst
        vpternlogd zmm9, zmm27, zmm21, 0xd8                              ;   414.3 p5     192 dst
        vmovdqu64 zmm26, [r8 + 7936]                                     ;   218.3 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 7936], 0xd8                       ;   412.3 p5+p3  192 dst
        vpternlogd zmm0, zmm26, zmm21, 0xe4                              ;   415.3 p0     192 dst
        vpsllq zmm26, zmm26, 1                                           ;   415.3 p0     192 dst
        vpternlogd zmm26, zmm28, zmm21, 0xd8                             ;   416.3 p5     192 dst
        vmovdqu64 zmm27, [r8 + 8000]                                     ;   219.3 p2     192 dst reload
        vshufi32x4 zmm27, zmm27, [r8 + 8000], 0xd8                       ;   414.3 p5+p3  192 dst
        vpternlogd zmm4, zmm27, zmm21, 0xe4                              ;   417.3 p0     192 dst
        vpsllq zmm27, zmm27, 1                                           ;   417.3 p0     192 dst
        vpternlogd zmm27, zmm15, zmm21, 0xd8                             ;   418.3 p5     192 dst
        vpternlogd zmm22, zmm9, zmm29, 0xe4                              ;   416.3 p5     192 dst
        vpsllq zmm9, zmm9, 2                                             ;   417.0 p0     192 dst
        vpternlogd zmm9, zmm19, zmm29, 0xd8                              ;   418.0 p5     192 dst
        vpternlogd zmm23, zmm26, zmm29, 0xe4                             ;   418.0 p0     192 dst
        vpsllq zmm15, zmm26, 2                                           ;   419.0 p0     192 dst
        vpternlogd zmm15, zmm14, zmm29, 0xd8                             ;   420.0 p5     192 dst
        vpternlogd zmm25, zmm27, zmm29, 0xe4                             ;   419.3 p5     192 dst
        vpsllq zmm14, zmm27, 2                                           ;   420.0 p0     192 dst
        vpternlogd zmm14, zmm13, zmm29, 0xd8                             ;   421.0 p5     192 dst
        vpternlogd zmm17, zmm20, zmm29, 0xe4                             ;   421.0 p0     192 dst
        vpsllq zmm13, zmm20, 2                                           ;   422.0 p0     192 dst
        vpternlogd zmm13, zmm31, zmm29, 0xd8                             ;   423.0 p5     192 dst
        vpternlogd zmm10, zmm0, zmm29, 0xe4                              ;   422.3 p5     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   423.0 p0     192 dst
        vpternlogd zmm0, zmm2, zmm29, 0xd8                               ;   424.0 p5     192 dst
        vpternlogd zmm11, zmm4, zmm29, 0xe4                              ;   424.0 p0     192 dst
        vpsllq zmm2, zmm4, 2                                             ;   425.0 p0     192 dst
        vpternlogd zmm2, zmm5, zmm29, 0xd8                               ;   426.0 p5     192 dst
        vpsrlq zmm4, zmm3, 4                                             ;   426.0 p0     192 dst
        vpternlogd zmm4, zmm15, zmm24, 0xe4                              ;   427.0 p5     192 dst
        vpsllq zmm5, zmm15, 4                                            ;   427.0 p0     192 dst
        vpternlogd zmm5, zmm3, zmm24, 0xd8                               ;   428.0 p5     192 dst
        vpsrlq zmm3, zmm9, 4                                             ;   428.0 p0     192 dst
        vpternlogd zmm3, zmm14, zmm24, 0xe4                              ;   429.0 p5     192 dst
        vpsllq zmm14, zmm14, 4                                           ;   429.0 p0     192 dst
        vpternlogd zmm14, zmm9, zmm24, 0xd8                              ;   430.0 p5     192 dst
        vpsrlq zmm9, zmm7, 4                                             ;   430.0 p0     192 dst
        vpternlogd zmm9, zmm23, zmm24, 0xe4                              ;   431.0 p5     192 dst
        vpsllq zmm15, zmm23, 4                                           ;   431.0 p0     192 dst
        vpternlogd zmm15, zmm7, zmm24, 0xd8                              ;   432.0 p5     192 dst
        vpsrlq zmm7, zmm22, 4                                            ;   432.0 p0     192 dst
        vpternlogd zmm7, zmm25, zmm24, 0xe4                              ;   433.0 p5     192 dst
        vpsllq zmm19, zmm25, 4                                           ;   433.0 p0     192 dst
        vpternlogd zmm19, zmm22, zmm24, 0xd8                             ;   434.0 p5     192 dst
        vpsrlq zmm20, zmm1, 4                                            ;   434.0 p0     192 dst
        vpternlogd zmm20, zmm0, zmm24, 0xe4                              ;   435.0 p5     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   435.0 p0     192 dst
        vpternlogd zmm0, zmm1, zmm24, 0xd8                               ;   436.0 p5     192 dst
        vpsrlq zmm1, zmm8, 4                                             ;   436.0 p0     192 dst
        vpternlogd zmm1, zmm10, zmm24, 0xe4                              ;   437.0 p5     192 dst
        vpsllq zmm10, zmm10, 4                                           ;   437.0 p0     192 dst
        vpternlogd zmm10, zmm8, zmm24, 0xd8                              ;   438.0 p5     192 dst
        vpsrlq zmm8, zmm13, 4                                            ;   438.0 p0     192 dst
        vpternlogd zmm8, zmm2, zmm24, 0xe4                               ;   439.0 p5     192 dst
        vpsllq zmm2, zmm2, 4                                             ;   439.0 p0     192 dst
        vpternlogd zmm2, zmm13, zmm24, 0xd8                              ;   440.0 p5     192 dst
        vpsrlq zmm13, zmm17, 4                                           ;   440.0 p0     192 dst
        vpternlogd zmm13, zmm11, zmm24, 0xe4                             ;   441.0 p5     192 dst
        vpsllq zmm11, zmm11, 4                                           ;   441.0 p0     192 dst
        vpternlogd zmm11, zmm17, zmm24, 0xd8                             ;   442.0 p5     192 dst
        vpunpcklbw zmm17, zmm5, zmm14                                    ;   441.3 p5     192 dst
        vpunpckhbw zmm5, zmm5, zmm14                                     ;   442.3 p5     192 dst
        vpunpcklbw zmm14, zmm4, zmm3                                     ;   443.3 p5     192 dst
        vpunpckhbw zmm3, zmm4, zmm3                                      ;   444.3 p5     192 dst
        vpunpcklbw zmm4, zmm15, zmm19                                    ;   445.3 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm19                                   ;   446.3 p5     192 dst
        vpunpcklbw zmm19, zmm9, zmm7                                     ;   447.3 p5     192 dst
        vpunpckhbw zmm7, zmm9, zmm7                                      ;   448.3 p5     192 dst
        vpunpcklbw zmm9, zmm0, zmm2                                      ;   449.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm2                                      ;   450.3 p5     192 dst
        vpunpcklbw zmm2, zmm20, zmm8                                     ;   451.3 p5     192 dst
        vpunpckhbw zmm8, zmm20, zmm8                                     ;   452.3 p5     192 dst
        vmovdqu64 zmm20, [r8 + 896]                                      ;   242.0 p2     192 dst reload
        vshufi32x4 zmm20, zmm20, [r8 + 896], 0xd8                        ;   453.3 p5+p3  192 dst
        vpunpcklbw zmm22, zmm10, zmm11                                   ;   454.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm11                                   ;   455.3 p5     192 dst
        vpunpcklbw zmm11, zmm1, zmm13                                    ;   456.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm13                                     ;   457.3 p5     192 dst
        vmovdqu64 zmm13, [r8 + 960]                                      ;   245.2 p2     192 dst reload
        vshufi32x4 zmm13, zmm13, [r8 + 960], 0xd8                        ;   458.3 p5+p3  192 dst
        vmovdqu64 zmm23, [r8 + 1920]                                     ;   246.2 p2     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 1920], 0xd8                       ;   459.3 p5+p3  192 dst
        vmovdqu64 zmm25, [r8 + 1984]                                     ;   247.2 p2     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 1984], 0xd8                       ;   460.3 p5+p3  192 dst
        vmovdqu64 zmm26, [r8 + 2944]                                     ;   248.2 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 2944], 0xd8                       ;   461.3 p5+p3  192 dst
        vmovdqu64 zmm27, [r8 + 3008]                                     ;   249.2 p2     192 dst reload
        vshufi32x4 zmm27, zmm27, [r8 + 3008], 0xd8                       ;   462.3 p5+p3  192 dst
        vmovdqu64 zmm28, [r8 + 3968]                                     ;   250.2 p2     192 dst reload
        vshufi32x4 zmm28, zmm28, [r8 + 3968], 0xd8                       ;   463.3 p5+p3  192 dst
        vpsrlq zmm30, zmm20, 1                                           ;   456.3 p0     192 dst
        vpsrlq zmm31, zmm13, 1                                           ;   461.3 p0     192 dst
        vmovdqu64 [rbp + 5760], zmm1                                     ;   458.3 p7+p4  192 dst spill
        vpsrlq zmm1, zmm23, 1                                            ;   462.3 p0     192 dst
        vmovdqu64 [rbp + 5824], zmm11                                    ;   457.3 p8+p9  192 dst spill
        vpsrlq zmm11, zmm25, 1                                           ;   463.3 p0     192 dst
        vmovdqu64 [rbp + 5888], zmm10                                    ;   456.3 p7+p4  192 dst spill
        vpsrlq zmm10, zmm26, 1                                           ;   464.3 p0     192 dst
        vmovdqu64 [rbp + 5952], zmm22                                    ;   455.3 p8+p9  192 dst spill
        vpsrlq zmm22, zmm27, 1                                           ;   465.3 p0     192 dst
        vmovdqu64 [rbp + 6016], zmm8                                     ;   453.3 p7+p4  192 dst spill
        vpsrlq zmm8, zmm28, 1                                            ;   466.3 p0     192 dst
        vmovdqu64 [rbp + 6080], zmm2                                     ;   452.3 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm6, zmm18                                     ;   464.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   465.3 p5     192 dst
        vpunpcklbw zmm18, zmm12, zmm16                                   ;   466.3 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm16                                   ;   467.3 p5     192 dst
        vmovdqu64 zmm16, [r8 + 4032]                                     ;   264.3 p2     192 dst reload
        vshufi32x4 zmm16, zmm16, [r8 + 4032], 0xd8                       ;   468.3 p5+p3  192 dst
        vmovdqu64 [rbp + 6144], zmm0                                     ;   451.3 p7+p4  192 dst spill
        vpsrlq zmm0, zmm16, 1                                            ;   471.3 p0     192 dst
        vmovdqu64 [rbp + 6208], zmm9                                     ;   450.3 p8+p9  192 dst spill
        vmovdqu64 zmm9, [r8 + 4992]                                      ;   269.5 p2     192 dst reload
        vshufi32x4 zmm9, zmm9, [r8 + 4992], 0xd8                         ;   469.3 p5+p3  192 dst
        vpternlogd zmm30, zmm9, zmm21, 0xe4                              ;   472.3 p0     192 dst
        vpsllq zmm9, zmm9, 1                                             ;   472.3 p0     192 dst
        vpternlogd zmm9, zmm20, zmm21, 0xd8                              ;   473.3 p0     192 dst
        vpsrlq zmm20, zmm9, 2                                            ;   474.3 p0     192 dst
        vmovdqu64 [rbp + 6272], zmm7                                     ;   449.3 p7+p4  192 dst spill
        vpsrlq zmm7, zmm30, 2                                            ;   473.3 p0     192 dst
        vmovdqu64 [rbp + 6336], zmm19                                    ;   448.3 p8+p9  192 dst spill
        vmovdqu64 zmm19, [r8 + 5056]                                     ;   272.3 p2     192 dst reload
        vshufi32x4 zmm19, zmm19, [r8 + 5056], 0xd8                       ;   470.3 p5+p3  192 dst
        vpternlogd zmm31, zmm19, zmm21, 0xe4                             ;   473.3 p0     192 dst
        vpsllq zmm19, zmm19, 1                                           ;   473.3 p0     192 dst
        vpternlogd zmm19, zmm13, zmm21, 0xd8                             ;   474.3 p0     192 dst
        vpsrlq zmm13, zmm19, 2                                           ;   475.3 p0     192 dst
        vmovdqu64 [rbp + 6400], zmm15                                    ;   447.3 p7+p4  192 dst spill
        vpsrlq zmm15, zmm31, 2                                           ;   474.3 p0     192 dst
        vmovdqu64 [rbp + 6464], zmm4                                     ;   446.3 p8+p9  192 dst spill
        vmovdqu64 zmm4, [r8 + 6016]                                      ;   274.7 p2     192 dst reload
        vshufi32x4 zmm4, zmm4, [r8 + 6016], 0xd8                         ;   471.3 p5+p3  192 dst
        vpternlogd zmm1, zmm4, zmm21, 0xe4                               ;   474.3 p0     192 dst
        vpsllq zmm4, zmm4, 1                                             ;   474.3 p0     192 dst
        vpternlogd zmm4, zmm23, zmm21, 0xd8                              ;   475.3 p0     192 dst
        vpsrlq zmm23, zmm4, 2                                            ;   476.3 p0     192 dst
        vmovdqu64 [rbp + 6528], zmm3                                     ;   445.3 p7+p4  192 dst spill
        vpsrlq zmm3, zmm1, 2                                             ;   475.3 p0     192 dst
        vmovdqu64 [rbp + 6592], zmm14                                    ;   444.3 p8+p9  192 dst spill
        vmovdqu64 zmm14, [r8 + 6080]                                     ;   276.5 p2     192 dst reload
        vshufi32x4 zmm14, zmm14, [r8 + 6080], 0xd8                       ;   472.3 p5+p3  192 dst
        vpternlogd zmm11, zmm14, zmm21, 0xe4                             ;   475.3 p0     192 dst
        vpsllq zmm14, zmm14, 1                                           ;   475.3 p0     192 dst
        vpternlogd zmm14, zmm25, zmm21, 0xd8                             ;   476.3 p0     192 dst
        vpsrlq zmm25, zmm14, 2                                           ;   477.3 p0     192 dst
        vmovdqu64 [rbp + 6656], zmm5                                     ;   443.3 p7+p4  192 dst spill
        vpsrlq zmm5, zmm11, 2                                            ;   476.3 p0     192 dst
        vmovdqu64 zmm24, [r8 + 7040]                                     ;   279.7 p2     192 dst reload
        vshufi32x4 zmm24, zmm24, [r8 + 7040], 0xd8                       ;   473.3 p5+p3  192 dst
        vpternlogd zmm10, zmm24, zmm21, 0xe4                             ;   476.3 p0     192 dst
        vpsllq zmm24, zmm24, 1                                           ;   476.3 p0     192 dst
        vpternlogd zmm24, zmm26, zmm21, 0xd8                             ;   477.3 p0     192 dst
        vpternlogd zmm20, zmm24, zmm29, 0xe4                             ;   478.3 p0     192 dst
        vpsllq zmm24, zmm24, 2                                           ;   478.3 p0     192 dst
        vpternlogd zmm24, zmm9, zmm29, 0xd8                              ;   479.3 p5     192 dst
        vpternlogd zmm7, zmm10, zmm29, 0xe4                              ;   477.3 p0     192 dst
        vpsllq zmm9, zmm10, 2                                            ;   477.3 p0     192 dst
        vpternlogd zmm9, zmm30, zmm29, 0xd8                              ;   478.3 p5     192 dst
        vmovdqu64 zmm10, [r8 + 7104]                                     ;   281.5 p2     192 dst reload
        vshufi32x4 zmm10, zmm10, [r8 + 7104], 0xd8                       ;   476.3 p5+p3  192 dst
        vpternlogd zmm22, zmm10, zmm21, 0xe4                             ;   479.3 p0     192 dst
        vpsllq zmm10, zmm10, 1                                           ;   479.3 p0     192 dst
        vpternlogd zmm10, zmm27, zmm21, 0xd8                             ;   480.3 p5     192 dst
        vmovdqu64 zmm26, [r8 + 8064]                                     ;   282.5 p2     192 dst reload
        vshufi32x4 zmm26, zmm26, [r8 + 8064], 0xd8                       ;   478.3 p5+p3  192 dst
        vpternlogd zmm8, zmm26, zmm21, 0xe4                              ;   481.3 p0     192 dst
        vpsllq zmm26, zmm26, 1                                           ;   481.3 p0     192 dst
        vpternlogd zmm26, zmm28, zmm21, 0xd8                             ;   482.3 p5     192 dst
        vmovdqu64 zmm27, [r8 + 8128]                                     ;   283.5 p2     192 dst reload
        vshufi32x4 zmm27, zmm27, [r8 + 8128], 0xd8                       ;   480.3 p5+p3  192 dst
        vpternlogd zmm0, zmm27, zmm21, 0xe4                              ;   483.3 p0     192 dst
        vpsllq zmm27, zmm27, 1                                           ;   483.3 p0     192 dst
        vpternlogd zmm27, zmm16, zmm21, 0xd8                             ;   484.3 p5     192 dst
        vpternlogd zmm13, zmm10, zmm29, 0xe4                             ;   482.3 p5     192 dst
        vpsllq zmm10, zmm10, 2                                           ;   483.0 p0     192 dst
        vpternlogd zmm10, zmm19, zmm29, 0xd8                             ;   484.0 p5     192 dst
        vpternlogd zmm23, zmm26, zmm29, 0xe4                             ;   484.0 p0     192 dst
        vpsllq zmm16, zmm26, 2                                           ;   485.0 p0     192 dst
        vpternlogd zmm16, zmm4, zmm29, 0xd8                              ;   486.0 p5     192 dst
        vpternlogd zmm25, zmm27, zmm29, 0xe4                             ;   485.3 p5     192 dst
        vpsllq zmm4, zmm27, 2                                            ;   486.0 p0     192 dst
        vpternlogd zmm4, zmm14, zmm29, 0xd8                              ;   487.0 p5     192 dst
        vpternlogd zmm15, zmm22, zmm29, 0xe4                             ;   487.0 p0     192 dst
        vpsllq zmm14, zmm22, 2                                           ;   488.0 p0     192 dst
        vpternlogd zmm14, zmm31, zmm29, 0xd8                             ;   489.0 p5     192 dst
        vpternlogd zmm3, zmm8, zmm29, 0xe4                               ;   488.3 p5     192 dst
        vpsllq zmm8, zmm8, 2                                             ;   489.0 p0     192 dst
        vpternlogd zmm8, zmm1, zmm29, 0xd8                               ;   490.0 p5     192 dst
        vpternlogd zmm5, zmm0, zmm29, 0xe4                               ;   490.0 p0     192 dst
        vpsllq zmm0, zmm0, 2                                             ;   491.0 p0     192 dst
        vpternlogd zmm0, zmm11, zmm29, 0xd8                              ;   492.0 p5     192 dst
        vpsrlq zmm1, zmm24, 4                                            ;   492.0 p0     192 dst
        vmovdqu64 zmm11, [rel aes_to_slices.T0_constants512 + 128]       ;   288.3 p2     192 dst reload
        vpternlogd zmm1, zmm16, zmm11, 0xe4                              ;   493.0 p5     192 dst
        vpsllq zmm16, zmm16, 4                                           ;   493.0 p0     192 dst
        vpternlogd zmm16, zmm24, zmm11, 0xd8                             ;   494.0 p5     192 dst
        vpsrlq zmm19, zmm10, 4                                           ;   494.0 p0     192 dst
        vpternlogd zmm19, zmm4, zmm11, 0xe4                              ;   495.0 p5     192 dst
        vpsllq zmm4, zmm4, 4                                             ;   495.0 p0     192 dst
        vpternlogd zmm4, zmm10, zmm11, 0xd8                              ;   496.0 p5     192 dst
        vpsrlq zmm10, zmm20, 4                                           ;   496.0 p0     192 dst
        vpternlogd zmm10, zmm23, zmm11, 0xe4                             ;   497.0 p5     192 dst
        vpsllq zmm21, zmm23, 4                                           ;   497.0 p0     192 dst
        vpternlogd zmm21, zmm20, zmm11, 0xd8                             ;   498.0 p5     192 dst
        vpsrlq zmm20, zmm13, 4                                           ;   498.0 p0     192 dst
        vpternlogd zmm20, zmm25, zmm11, 0xe4                             ;   499.0 p5     192 dst
        vpsllq zmm22, zmm25, 4                                           ;   499.0 p0     192 dst
        vpternlogd zmm22, zmm13, zmm11, 0xd8                             ;   500.0 p5     192 dst
        vpsrlq zmm13, zmm9, 4                                            ;   500.0 p0     192 dst
        vpternlogd zmm13, zmm8, zmm11, 0xe4                              ;   501.0 p5     192 dst
        vpsllq zmm8, zmm8, 4                                             ;   501.0 p0     192 dst
        vpternlogd zmm8, zmm9, zmm11, 0xd8                               ;   502.0 p5     192 dst
        vpsrlq zmm9, zmm7, 4                                             ;   502.0 p0     192 dst
        vpternlogd zmm9, zmm3, zmm11, 0xe4                               ;   503.0 p5     192 dst
        vpsllq zmm3, zmm3, 4                                             ;   503.0 p0     192 dst
        vpternlogd zmm3, zmm7, zmm11, 0xd8                               ;   504.0 p5     192 dst
        vpsrlq zmm7, zmm14, 4                                            ;   504.0 p0     192 dst
        vpternlogd zmm7, zmm0, zmm11, 0xe4                               ;   505.0 p5     192 dst
        vpsllq zmm0, zmm0, 4                                             ;   505.0 p0     192 dst
        vpternlogd zmm0, zmm14, zmm11, 0xd8                              ;   506.0 p5     192 dst
        vpsrlq zmm14, zmm15, 4                                           ;   506.0 p0     192 dst
        vpternlogd zmm14, zmm5, zmm11, 0xe4                              ;   507.0 p5     192 dst
        vpsllq zmm5, zmm5, 4                                             ;   507.0 p0     192 dst
        vpternlogd zmm5, zmm15, zmm11, 0xd8                              ;   508.0 p5     192 dst
        vpunpcklbw zmm11, zmm16, zmm4                                    ;   507.3 p5     192 dst
        vpunpckhbw zmm4, zmm16, zmm4                                     ;   508.3 p5     192 dst
        vpunpcklbw zmm15, zmm1, zmm19                                    ;   509.3 p5     192 dst
        vpunpckhbw zmm1, zmm1, zmm19                                     ;   510.3 p5     192 dst
        vpunpcklbw zmm16, zmm21, zmm22                                   ;   511.3 p5     192 dst
        vpunpckhbw zmm19, zmm21, zmm22                                   ;   512.3 p5     192 dst
        vpunpcklbw zmm21, zmm10, zmm20                                   ;   513.3 p5     192 dst
        vpunpckhbw zmm10, zmm10, zmm20                                   ;   514.3 p5     192 dst
        vpunpcklbw zmm20, zmm8, zmm0                                     ;   515.3 p5     192 dst
        vpunpckhbw zmm0, zmm8, zmm0                                      ;   516.3 p5     192 dst
        vpunpcklbw zmm8, zmm13, zmm7                                     ;   517.3 p5     192 dst
        vpunpckhbw zmm7, zmm13, zmm7                                     ;   518.3 p5     192 dst
        vpunpcklbw zmm13, zmm3, zmm5                                     ;   519.3 p5     192 dst
        vpunpckhbw zmm3, zmm3, zmm5                                      ;   520.3 p5     192 dst
        vpunpcklbw zmm5, zmm9, zmm14                                     ;   521.3 p5     192 dst
        vpunpckhbw zmm9, zmm9, zmm14                                     ;   522.3 p5     192 dst
        vpunpcklbw zmm14, zmm17, zmm11                                   ;   523.3 p5     192 dst
        vpunpckhbw zmm11, zmm17, zmm11                                   ;   524.3 p5     192 dst
        vmovdqu64 zmm17, [rbp + 1536]                                    ;   310.2 p3     192 dst reload
        vmovdqu64 zmm22, [rbp + 1472]                                    ;   311.0 p2     192 dst reload
        vpunpcklbw zmm23, zmm22, zmm17                                   ;   525.3 p5     192 dst
        vpunpckhbw zmm17, zmm22, zmm17                                   ;   526.3 p5     192 dst
        vpunpcklbw zmm22, zmm23, zmm2                                    ;   527.3 p5     192 dst
        vpunpckhbw zmm2, zmm23, zmm2                                     ;   528.3 p5     192 dst
        vpunpcklbw zmm23, zmm17, zmm6                                    ;   529.3 p5     192 dst
        vpunpckhbw zmm6, zmm17, zmm6                                     ;   530.3 p5     192 dst
        vpunpcklbw zmm17, zmm18, zmm14                                   ;   531.3 p5     192 dst
        vpunpckhbw zmm14, zmm18, zmm14                                   ;   532.3 p5     192 dst
        vpunpcklbw zmm18, zmm12, zmm11                                   ;   533.3 p5     192 dst
        vpunpckhbw zmm11, zmm12, zmm11                                   ;   534.3 p5     192 dst
        vpunpcklbw zmm12, zmm22, zmm17                                   ;   535.3 p5     192 dst
        vpunpckhbw zmm17, zmm22, zmm17                                   ;   536.3 p5     192 dst
        vpunpcklbw zmm22, zmm23, zmm18                                   ;   537.3 p5     192 dst
        vpunpckhbw zmm18, zmm23, zmm18                                   ;   538.3 p5     192 dst
        vpunpcklbw zmm23, zmm2, zmm14                                    ;   539.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm14                                     ;   540.3 p5     192 dst
        vpunpcklbw zmm14, zmm6, zmm11                                    ;   541.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm11                                     ;   542.3 p5     192 dst
        vmovdqu64 zmm11, [rbp + 1408]                                    ;   324.3 p3     192 dst reload
        vmovdqu64 zmm24, [rbp + 1344]                                    ;   325.3 p2     192 dst reload
        vpunpcklbw zmm25, zmm24, zmm11                                   ;   543.3 p5     192 dst
        vpunpckhbw zmm11, zmm24, zmm11                                   ;   544.3 p5     192 dst
        vmovdqu64 zmm24, [rbp + 6656]                                    ;   443.3 p3     192 dst reload
        vpunpcklbw zmm26, zmm24, zmm4                                    ;   545.3 p5     192 dst
        vpunpckhbw zmm4, zmm24, zmm4                                     ;   546.3 p5     192 dst
        vmovdqu64 zmm24, [rbp + 5696]                                    ;   332.3 p2     192 dst reload
        vmovdqu64 zmm27, [rbp + 4672]                                    ;   332.5 p3     192 dst reload
        vpunpcklbw zmm28, zmm27, zmm24                                   ;   547.3 p5     192 dst
        vpunpckhbw zmm24, zmm27, zmm24                                   ;   548.3 p5     192 dst
        vpunpcklbw zmm27, zmm25, zmm28                                   ;   549.3 p5     192 dst
        vpunpckhbw zmm25, zmm25, zmm28                                   ;   550.3 p5     192 dst
        vmovdqu64 zmm28, [rbp + 5632]                                    ;   379.3 p2     192 dst reload
        vmovdqu64 zmm29, [rbp + 4608]                                    ;   335.5 p3     192 dst reload
        vpunpcklbw zmm30, zmm29, zmm28                                   ;   551.3 p5     192 dst
        vpunpckhbw zmm28, zmm29, zmm28                                   ;   552.3 p5     192 dst
        vpunpcklbw zmm29, zmm11, zmm24                                   ;   553.3 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm24                                   ;   554.3 p5     192 dst
        vpunpcklbw zmm24, zmm30, zmm26                                   ;   555.3 p5     192 dst
        vpunpckhbw zmm26, zmm30, zmm26                                   ;   556.3 p5     192 dst
        vpunpcklbw zmm30, zmm28, zmm4                                    ;   557.3 p5     192 dst
        vpunpckhbw zmm4, zmm28, zmm4                                     ;   558.3 p5     192 dst
        vpunpcklbw zmm28, zmm27, zmm24                                   ;   559.3 p5     192 dst
        vpunpckhbw zmm24, zmm27, zmm24                                   ;   560.3 p5     192 dst
        vpunpcklbw zmm27, zmm29, zmm30                                   ;   561.3 p5     192 dst
        vpunpckhbw zmm29, zmm29, zmm30                                   ;   562.3 p5     192 dst
        vpunpcklbw zmm30, zmm25, zmm26                                   ;   563.3 p5     192 dst
        vpunpckhbw zmm25, zmm25, zmm26                                   ;   564.3 p5     192 dst
        vpunpcklbw zmm26, zmm11, zmm4                                    ;   565.3 p5     192 dst
        vpunpckhbw zmm4, zmm11, zmm4                                     ;   566.3 p5     192 dst
        vmovdqu64 zmm11, [rbp + 6592]                                    ;   444.3 p2     192 dst reload
        vpunpcklbw zmm31, zmm11, zmm15                                   ;   567.3 p5     192 dst
        vpunpckhbw zmm11, zmm11, zmm15                                   ;   568.3 p5     192 dst
        vmovdqu64 zmm15, [rbp + 6528]                                    ;   445.3 p3     192 dst reload
        vmovdqu64 [rbp + 6592], zmm4                                     ;   567.3 p8+p9  192 dst spill
        vpunpcklbw zmm4, zmm15, zmm1                                     ;   569.3 p5     192 dst
        vpunpckhbw zmm1, zmm15, zmm1                                     ;   570.3 p5     192 dst
        vmovdqu64 zmm15, [rbp + 6464]                                    ;   446.3 p2     192 dst reload
        vmovdqu64 [rbp + 6528], zmm26                                    ;   566.3 p7+p4  192 dst spill
        vpunpcklbw zmm26, zmm15, zmm16                                   ;   571.3 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm16                                   ;   572.3 p5     192 dst
        vmovdqu64 zmm16, [rbp + 6400]                                    ;   447.3 p3     192 dst reload
        vmovdqu64 [rbp + 6464], zmm29                                    ;   563.3 p8+p9  192 dst spill
        vpunpcklbw zmm29, zmm16, zmm19                                   ;   573.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm19                                   ;   574.3 p5     192 dst
        vmovdqu64 zmm19, [rbp + 6336]                                    ;   448.3 p2     192 dst reload
        vmovdqu64 [rbp + 6400], zmm27                                    ;   562.3 p7+p4  192 dst spill
        vpunpcklbw zmm27, zmm19, zmm21                                   ;   575.3 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm21                                   ;   576.3 p5     192 dst
        vmovdqu64 zmm21, [rbp + 6272]                                    ;   449.3 p3     192 dst reload
        vmovdqu64 [rbp + 6336], zmm25                                    ;   565.3 p8+p9  192 dst spill
        vpunpcklbw zmm25, zmm21, zmm10                                   ;   577.3 p5     192 dst
        vpunpckhbw zmm10, zmm21, zmm10                                   ;   578.3 p5     192 dst
        vmovdqu64 zmm21, [rbp + 6208]                                    ;   450.3 p2     192 dst reload
        vmovdqu64 [rbp + 6272], zmm30                                    ;   564.3 p7+p4  192 dst spill
        vpunpcklbw zmm30, zmm21, zmm20                                   ;   579.3 p5     192 dst
        vpunpckhbw zmm20, zmm21, zmm20                                   ;   580.3 p5     192 dst
        vmovdqu64 zmm21, [rbp + 6144]                                    ;   451.3 p3     192 dst reload
        vmovdqu64 [rbp + 6208], zmm24                                    ;   561.3 p8+p9  192 dst spill
        vpunpcklbw zmm24, zmm21, zmm0                                    ;   581.3 p5     192 dst
        vpunpckhbw zmm0, zmm21, zmm0                                     ;   582.3 p5     192 dst
        vmovdqu64 zmm21, [rbp + 3648]                                    ;   346.5 p2     192 dst reload
        vmovdqu64 [rbp + 6144], zmm28                                    ;   560.3 p7+p4  192 dst spill
        vmovdqu64 zmm28, [rbp + 128]                                     ;   346.8 p3     192 dst reload
        vmovdqu64 [rbp + 5632], zmm6                                     ;   543.3 p8+p9  192 dst spill
        vpunpcklbw zmm6, zmm28, zmm21                                    ;   583.3 p5     192 dst
        vpunpckhbw zmm21, zmm28, zmm21                                   ;   584.3 p5     192 dst
        vmovdqu64 zmm28, [rbp + 3584]                                    ;   347.5 p2     192 dst reload
        vmovdqu64 [rbp + 3648], zmm14                                    ;   542.3 p7+p4  192 dst spill
        vmovdqu64 zmm14, [rbp + 2752]                                    ;   347.8 p3     192 dst reload
        vmovdqu64 [rbp + 128], zmm18                                     ;   539.3 p8+p9  192 dst spill
        vpunpcklbw zmm18, zmm14, zmm28                                   ;   585.3 p5     192 dst
        vpunpckhbw zmm14, zmm14, zmm28                                   ;   586.3 p5     192 dst
        vpunpcklbw zmm28, zmm6, zmm18                                    ;   587.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   588.3 p5     192 dst
        vpunpcklbw zmm18, zmm21, zmm14                                   ;   589.3 p5     192 dst
        vpunpckhbw zmm14, zmm21, zmm14                                   ;   590.3 p5     192 dst
        vmovdqu64 zmm21, [rbp + 5568]                                    ;   380.3 p2     192 dst reload
        vmovdqu64 [rbp + 3584], zmm22                                    ;   538.3 p7+p4  192 dst spill
        vmovdqu64 zmm22, [rbp + 4544]                                    ;   349.5 p3     192 dst reload
        vmovdqu64 [rbp + 2752], zmm2                                     ;   541.3 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm22, zmm21                                    ;   591.3 p5     192 dst
        vpunpckhbw zmm21, zmm22, zmm21                                   ;   592.3 p5     192 dst
        vpunpcklbw zmm22, zmm2, zmm31                                    ;   593.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm31                                     ;   594.3 p5     192 dst
        vpunpcklbw zmm31, zmm21, zmm11                                   ;   595.3 p5     192 dst
        vpunpckhbw zmm11, zmm21, zmm11                                   ;   596.3 p5     192 dst
        vpunpcklbw zmm21, zmm28, zmm22                                   ;   597.3 p5     192 dst
        vpunpckhbw zmm22, zmm28, zmm22                                   ;   598.3 p5     192 dst
        vpunpcklbw zmm28, zmm18, zmm31                                   ;   599.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm31                                   ;   600.3 p5     192 dst
        vpunpcklbw zmm31, zmm6, zmm2                                     ;   601.3 p5     192 dst
        vpunpckhbw zmm2, zmm6, zmm2                                      ;   602.3 p5     192 dst
        vpunpcklbw zmm6, zmm14, zmm11                                    ;   603.3 p5     192 dst
        vpunpckhbw zmm11, zmm14, zmm11                                   ;   604.3 p5     192 dst
        vmovdqu64 zmm14, [rbp + 6080]                                    ;   452.3 p2     192 dst reload
        vmovdqu64 [rbp + 5568], zmm11                                    ;   605.3 p7+p4  192 dst spill
        vpunpcklbw zmm11, zmm14, zmm8                                    ;   605.3 p5     192 dst
        vpunpckhbw zmm8, zmm14, zmm8                                     ;   606.3 p5     192 dst
        vmovdqu64 zmm14, [rbp + 2688]                                    ;   355.5 p3     192 dst reload
        vmovdqu64 [rbp + 6080], zmm6                                     ;   604.3 p8+p9  192 dst spill
        vmovdqu64 zmm6, [rbp + 0]                                        ;   355.8 p2     192 dst reload
        vmovdqu64 [rbp + 4544], zmm18                                    ;   601.3 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm6, zmm14                                    ;   607.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm14                                     ;   608.3 p5     192 dst
        vmovdqu64 zmm14, [rbp + 3520]                                    ;   357.2 p3     192 dst reload
        vmovdqu64 [rbp + 2688], zmm28                                    ;   600.3 p8+p9  192 dst spill
        vmovdqu64 zmm28, [rbp + 2624]                                    ;   358.0 p2     192 dst reload
        vmovdqu64 [rbp + 0], zmm2                                        ;   603.3 p7+p4  192 dst spill
        vpunpcklbw zmm2, zmm28, zmm14                                    ;   609.3 p5     192 dst
        vpunpckhbw zmm14, zmm28, zmm14                                   ;   610.3 p5     192 dst
        vpunpcklbw zmm28, zmm18, zmm2                                    ;   611.3 p5     192 dst
        vpunpckhbw zmm2, zmm18, zmm2                                     ;   612.3 p5     192 dst
        vpunpcklbw zmm18, zmm6, zmm14                                    ;   613.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm14                                     ;   614.3 p5     192 dst
        vmovdqu64 zmm14, [rbp + 5504]                                    ;   381.3 p3     192 dst reload
        vmovdqu64 [rbp + 3520], zmm31                                    ;   602.3 p8+p9  192 dst spill
        vmovdqu64 zmm31, [rbp + 4480]                                    ;   363.2 p2     192 dst reload
        vmovdqu64 [rbp + 2624], zmm23                                    ;   540.3 p7+p4  192 dst spill
        vpunpcklbw zmm23, zmm31, zmm14                                   ;   615.3 p5     192 dst
        vpunpckhbw zmm14, zmm31, zmm14                                   ;   616.3 p5     192 dst
        vpunpcklbw zmm31, zmm23, zmm4                                    ;   617.3 p5     192 dst
        vpunpckhbw zmm4, zmm23, zmm4                                     ;   618.3 p5     192 dst
        vpunpcklbw zmm23, zmm14, zmm1                                    ;   619.3 p5     192 dst
        vpunpckhbw zmm1, zmm14, zmm1                                     ;   620.3 p5     192 dst
        vpunpcklbw zmm14, zmm28, zmm31                                   ;   621.3 p5     192 dst
        vpunpckhbw zmm28, zmm28, zmm31                                   ;   622.3 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm23                                   ;   623.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm23                                   ;   624.3 p5     192 dst
        vpunpcklbw zmm23, zmm2, zmm4                                     ;   625.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm4                                      ;   626.3 p5     192 dst
        vpunpcklbw zmm4, zmm6, zmm1                                      ;   627.3 p5     192 dst
        vpunpckhbw zmm1, zmm6, zmm1                                      ;   628.3 p5     192 dst
        vmovdqu64 zmm6, [rbp + 6016]                                     ;   453.3 p3     192 dst reload
        vmovdqu64 [rbp + 5504], zmm1                                     ;   629.3 p8+p9  192 dst spill
        vpunpcklbw zmm1, zmm6, zmm7                                      ;   629.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm7                                      ;   630.3 p5     192 dst
        vmovdqu64 zmm7, [rbp + 1792]                                     ;   373.2 p2     192 dst reload
        vmovdqu64 [rbp + 6016], zmm4                                     ;   628.3 p7+p4  192 dst spill
        vmovdqu64 zmm4, [rbp + 64]                                       ;   374.2 p3     192 dst reload
        vmovdqu64 [rbp + 4480], zmm18                                    ;   625.3 p8+p9  192 dst spill
        vpunpcklbw zmm18, zmm4, zmm7                                     ;   631.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm7                                      ;   632.3 p5     192 dst
        vmovdqu64 zmm7, [rbp + 3456]                                     ;   376.2 p2     192 dst reload
        vmovdqu64 [rbp + 1792], zmm31                                    ;   624.3 p7+p4  192 dst spill
        vmovdqu64 zmm31, [rbp + 2560]                                    ;   377.2 p3     192 dst reload
        vmovdqu64 [rbp + 64], zmm2                                       ;   627.3 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm31, zmm7                                     ;   633.3 p5     192 dst
        vpunpckhbw zmm7, zmm31, zmm7                                     ;   634.3 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm2                                    ;   635.3 p5     192 dst
        vpunpckhbw zmm2, zmm18, zmm2                                     ;   636.3 p5     192 dst
        vpunpcklbw zmm18, zmm4, zmm7                                     ;   637.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm7                                      ;   638.3 p5     192 dst
        vmovdqu64 zmm7, [rbp + 5440]                                     ;   382.3 p2     192 dst reload
        vmovdqu64 [rbp + 3456], zmm23                                    ;   626.3 p7+p4  192 dst spill
        vmovdqu64 zmm23, [rbp + 4416]                                    ;   384.3 p3     192 dst reload
        vmovdqu64 [rbp + 2560], zmm28                                    ;   623.3 p8+p9  192 dst spill
        vpunpcklbw zmm28, zmm23, zmm7                                    ;   639.3 p5     192 dst
        vpunpckhbw zmm7, zmm23, zmm7                                     ;   640.3 p5     192 dst
        vpunpcklbw zmm23, zmm28, zmm26                                   ;   641.3 p5     192 dst
        vpunpckhbw zmm26, zmm28, zmm26                                   ;   642.3 p5     192 dst
        vpunpcklbw zmm28, zmm7, zmm15                                    ;   643.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm15                                     ;   644.3 p5     192 dst
        vpunpcklbw zmm15, zmm31, zmm23                                   ;   645.3 p5     192 dst
        vpunpckhbw zmm23, zmm31, zmm23                                   ;   646.3 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm28                                   ;   647.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm28                                   ;   648.3 p5     192 dst
        vpunpcklbw zmm28, zmm2, zmm26                                    ;   649.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm26                                     ;   650.3 p5     192 dst
        vpunpcklbw zmm26, zmm4, zmm7                                     ;   651.3 p5     192 dst
        vpunpckhbw zmm4, zmm4, zmm7                                      ;   652.3 p5     192 dst
        vmovdqu64 zmm7, [rbp + 5952]                                     ;   455.3 p2     192 dst reload
        vmovdqu64 [rbp + 5440], zmm14                                    ;   622.3 p7+p4  192 dst spill
        vpunpcklbw zmm14, zmm7, zmm13                                    ;   653.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm13                                     ;   654.3 p5     192 dst
        vmovdqu64 zmm13, [rbp + 5888]                                    ;   456.3 p3     192 dst reload
        vmovdqu64 [rbp + 5952], zmm4                                     ;   653.3 p8+p9  192 dst spill
        vpunpcklbw zmm4, zmm13, zmm3                                     ;   655.3 p5     192 dst
        vpunpckhbw zmm3, zmm13, zmm3                                     ;   656.3 p5     192 dst
        vmovdqu64 zmm13, [rbp + 1728]                                    ;   402.5 p2     192 dst reload
        vmovdqu64 [rbp + 5888], zmm26                                    ;   652.3 p7+p4  192 dst spill
        vmovdqu64 zmm26, [rbp + 768]                                     ;   402.8 p3     192 dst reload
        vmovdqu64 [rbp + 4416], zmm18                                    ;   649.3 p8+p9  192 dst spill
        vpunpcklbw zmm18, zmm26, zmm13                                   ;   657.3 p5     192 dst
        vpunpckhbw zmm13, zmm26, zmm13                                   ;   658.3 p5     192 dst
        vmovdqu64 zmm26, [rbp + 3392]                                    ;   403.5 p2     192 dst reload
        vmovdqu64 [rbp + 1728], zmm31                                    ;   648.3 p7+p4  192 dst spill
        vmovdqu64 zmm31, [rbp + 2496]                                    ;   403.8 p3     192 dst reload
        vmovdqu64 [rbp + 768], zmm2                                      ;   651.3 p8+p9  192 dst spill
        vpunpcklbw zmm2, zmm31, zmm26                                    ;   659.3 p5     192 dst
        vpunpckhbw zmm26, zmm31, zmm26                                   ;   660.3 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm2                                    ;   661.3 p5     192 dst
        vpunpckhbw zmm2, zmm18, zmm2                                     ;   662.3 p5     192 dst
        vpunpcklbw zmm18, zmm13, zmm26                                   ;   663.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm26                                   ;   664.3 p5     192 dst
        vmovdqu64 zmm26, [rbp + 5376]                                    ;   405.2 p2     192 dst reload
        vmovdqu64 [rbp + 3392], zmm28                                    ;   650.3 p7+p4  192 dst spill
        vmovdqu64 zmm28, [rbp + 4352]                                    ;   405.5 p3     192 dst reload
        vmovdqu64 [rbp + 2496], zmm22                                    ;   599.3 p8+p9  192 dst spill
        vpunpcklbw zmm22, zmm28, zmm26                                   ;   665.3 p5     192 dst
        vpunpckhbw zmm26, zmm28, zmm26                                   ;   666.3 p5     192 dst
        vpunpcklbw zmm28, zmm22, zmm29                                   ;   667.3 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm29                                   ;   668.3 p5     192 dst
        vpunpcklbw zmm29, zmm26, zmm16                                   ;   669.3 p5     192 dst
        vpunpckhbw zmm16, zmm26, zmm16                                   ;   670.3 p5     192 dst
        vpunpcklbw zmm26, zmm31, zmm28                                   ;   671.3 p5     192 dst
        vpunpckhbw zmm28, zmm31, zmm28                                   ;   672.3 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm29                                   ;   673.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm29                                   ;   674.3 p5     192 dst
        vpunpcklbw zmm29, zmm2, zmm22                                    ;   675.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm22                                     ;   676.3 p5     192 dst
        vpunpcklbw zmm22, zmm13, zmm16                                   ;   677.3 p5     192 dst
        vpunpckhbw zmm13, zmm13, zmm16                                   ;   678.3 p5     192 dst
        vmovdqu64 zmm16, [rbp + 5824]                                    ;   457.3 p2     192 dst reload
        vmovdqu64 [rbp + 5376], zmm13                                    ;   679.3 p7+p4  192 dst spill
        vpunpcklbw zmm13, zmm16, zmm5                                    ;   679.3 p5     192 dst
        vpunpckhbw zmm5, zmm16, zmm5                                     ;   680.3 p5     192 dst
        vmovdqu64 zmm16, [rbp + 1664]                                    ;   409.8 p3     192 dst reload
        vmovdqu64 [rbp + 5824], zmm22                                    ;   678.3 p8+p9  192 dst spill
        vmovdqu64 zmm22, [rbp + 1280]                                    ;   410.2 p2     192 dst reload
        vmovdqu64 [rbp + 4352], zmm18                                    ;   675.3 p7+p4  192 dst spill
        vpunpcklbw zmm18, zmm22, zmm16                                   ;   681.3 p5     192 dst
        vpunpckhbw zmm16, zmm22, zmm16                                   ;   682.3 p5     192 dst
        vmovdqu64 zmm22, [rbp + 3328]                                    ;   410.8 p3     192 dst reload
        vmovdqu64 [rbp + 1664], zmm31                                    ;   674.3 p8+p9  192 dst spill
        vmovdqu64 zmm31, [rbp + 2432]                                    ;   411.2 p2     192 dst reload
        vmovdqu64 [rbp + 1280], zmm2                                     ;   677.3 p7+p4  192 dst spill
        vpunpcklbw zmm2, zmm31, zmm22                                    ;   683.3 p5     192 dst
        vpunpckhbw zmm22, zmm31, zmm22                                   ;   684.3 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm2                                    ;   685.3 p5     192 dst
        vpunpckhbw zmm2, zmm18, zmm2                                     ;   686.3 p5     192 dst
        vpunpcklbw zmm18, zmm16, zmm22                                   ;   687.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm22                                   ;   688.3 p5     192 dst
        vmovdqu64 zmm22, [rbp + 5312]                                    ;   412.5 p3     192 dst reload
        vmovdqu64 [rbp + 3328], zmm29                                    ;   676.3 p8+p9  192 dst spill
        vmovdqu64 zmm29, [rbp + 4288]                                    ;   412.8 p2     192 dst reload
        vmovdqu64 [rbp + 2432], zmm28                                    ;   673.3 p7+p4  192 dst spill
        vpunpcklbw zmm28, zmm29, zmm22                                   ;   689.3 p5     192 dst
        vpunpckhbw zmm22, zmm29, zmm22                                   ;   690.3 p5     192 dst
        vpunpcklbw zmm29, zmm28, zmm27                                   ;   691.3 p5     192 dst
        vpunpckhbw zmm27, zmm28, zmm27                                   ;   692.3 p5     192 dst
        vpunpcklbw zmm28, zmm22, zmm19                                   ;   693.3 p5     192 dst
        vpunpckhbw zmm19, zmm22, zmm19                                   ;   694.3 p5     192 dst
        vpunpcklbw zmm22, zmm31, zmm29                                   ;   695.3 p5     192 dst
        vpunpckhbw zmm29, zmm31, zmm29                                   ;   696.3 p5     192 dst
        vpunpcklbw zmm31, zmm18, zmm28                                   ;   697.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm28                                   ;   698.3 p5     192 dst
        vpunpcklbw zmm28, zmm2, zmm27                                    ;   699.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm27                                     ;   700.3 p5     192 dst
        vpunpcklbw zmm27, zmm16, zmm19                                   ;   701.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm19                                   ;   702.3 p5     192 dst
        vmovdqu64 zmm19, [rbp + 5760]                                    ;   458.3 p3     192 dst reload
        vmovdqu64 [rbp + 5312], zmm26                                    ;   672.3 p8+p9  192 dst spill
        vpunpcklbw zmm26, zmm19, zmm9                                    ;   703.3 p5     192 dst
        vpunpckhbw zmm9, zmm19, zmm9                                     ;   704.3 p5     192 dst
        vmovdqu64 zmm19, [rbp + 1600]                                    ;   417.7 p2     192 dst reload
        vmovdqu64 [rbp + 5760], zmm16                                    ;   703.3 p7+p4  192 dst spill
        vmovdqu64 zmm16, [rbp + 1216]                                    ;   418.5 p3     192 dst reload
        vmovdqu64 [rbp + 4288], zmm27                                    ;   702.3 p8+p9  192 dst spill
        vpunpcklbw zmm27, zmm16, zmm19                                   ;   705.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm19                                   ;   706.3 p5     192 dst
        vmovdqu64 zmm19, [rbp + 3264]                                    ;   419.8 p2     192 dst reload
        vmovdqu64 [rbp + 1600], zmm18                                    ;   699.3 p7+p4  192 dst spill
        vmovdqu64 zmm18, [rbp + 2368]                                    ;   420.2 p3     192 dst reload
        vmovdqu64 [rbp + 1216], zmm31                                    ;   698.3 p8+p9  192 dst spill
        vpunpcklbw zmm31, zmm18, zmm19                                   ;   707.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm19                                   ;   708.3 p5     192 dst
        vpunpcklbw zmm19, zmm27, zmm31                                   ;   709.3 p5     192 dst
        vpunpckhbw zmm27, zmm27, zmm31                                   ;   710.3 p5     192 dst
        vpunpcklbw zmm31, zmm16, zmm18                                   ;   711.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm18                                   ;   712.3 p5     192 dst
        vmovdqu64 zmm18, [rbp + 5248]                                    ;   424.2 p2     192 dst reload
        vmovdqu64 [rbp + 3264], zmm2                                     ;   701.3 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 4224]                                     ;   425.0 p3     192 dst reload
        vmovdqu64 [rbp + 2368], zmm28                                    ;   700.3 p8+p9  192 dst spill
        vpunpcklbw zmm28, zmm2, zmm18                                    ;   713.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm18                                     ;   714.3 p5     192 dst
        vpunpcklbw zmm18, zmm28, zmm25                                   ;   715.3 p5     192 dst
        vpunpckhbw zmm25, zmm28, zmm25                                   ;   716.3 p5     192 dst
        vpunpcklbw zmm28, zmm2, zmm10                                    ;   717.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm10                                     ;   718.3 p5     192 dst
        vpunpcklbw zmm10, zmm19, zmm18                                   ;   719.3 p5     192 dst
        vpunpckhbw zmm18, zmm19, zmm18                                   ;   720.3 p5     192 dst
        vpunpcklbw zmm19, zmm31, zmm28                                   ;   721.3 p5     192 dst
        vpunpckhbw zmm28, zmm31, zmm28                                   ;   722.3 p5     192 dst
        vmovdqu64 [r9], zmm12                                            ;   536.3 p7+p4  192 dst
        vpunpcklbw zmm12, zmm27, zmm25                                   ;   723.3 p5     192 dst
        vpunpckhbw zmm25, zmm27, zmm25                                   ;   724.3 p5     192 dst
        vpunpcklbw zmm27, zmm16, zmm2                                    ;   725.3 p5     192 dst
        vpunpckhbw zmm2, zmm16, zmm2                                     ;   726.3 p5     192 dst
        vmovdqu64 [r9 + 512], zmm17                                      ;   537.3 p8+p9  192 dst
        vmovdqu64 zmm16, [rbp + 448]                                     ;   434.2 p2     192 dst reload
        vmovdqu64 zmm17, [rbp + 1152]                                    ;   435.0 p3     192 dst reload
        vpunpcklbw zmm31, zmm17, zmm16                                   ;   727.3 p5     192 dst
        vpunpckhbw zmm16, zmm17, zmm16                                   ;   728.3 p5     192 dst
        vmovdqu64 [r9 + 256], zmm21                                      ;   598.3 p7+p4  192 dst
        vmovdqu64 [r9 + 128], zmm15                                      ;   646.3 p8+p9  192 dst
        vmovdqu64 zmm15, [rbp + 3200]                                    ;   437.2 p2     192 dst reload
        vmovdqu64 zmm17, [rbp + 2304]                                    ;   438.0 p3     192 dst reload
        vpunpcklbw zmm21, zmm17, zmm15                                   ;   729.3 p5     192 dst
        vpunpckhbw zmm15, zmm17, zmm15                                   ;   730.3 p5     192 dst
        vpunpcklbw zmm17, zmm31, zmm21                                   ;   731.3 p5     192 dst
        vpunpckhbw zmm21, zmm31, zmm21                                   ;   732.3 p5     192 dst
        vpunpcklbw zmm31, zmm16, zmm15                                   ;   733.3 p5     192 dst
        vpunpckhbw zmm15, zmm16, zmm15                                   ;   734.3 p5     192 dst
        vmovdqu64 [r9 + 640], zmm23                                      ;   647.3 p7+p4  192 dst
        vmovdqu64 [r9 + 384], zmm22                                      ;   696.3 p8+p9  192 dst
        vmovdqu64 zmm16, [rbp + 5184]                                    ;   442.2 p2     192 dst reload
        vmovdqu64 zmm22, [rbp + 4160]                                    ;   443.0 p3     192 dst reload
        vpunpcklbw zmm23, zmm22, zmm16                                   ;   735.3 p5     192 dst
        vpunpckhbw zmm16, zmm22, zmm16                                   ;   736.3 p5     192 dst
        vpunpcklbw zmm22, zmm23, zmm30                                   ;   737.3 p5     192 dst
        vpunpckhbw zmm23, zmm23, zmm30                                   ;   738.3 p5     192 dst
        vpunpcklbw zmm30, zmm16, zmm20                                   ;   739.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm20                                   ;   740.3 p5     192 dst
        vpunpcklbw zmm20, zmm17, zmm22                                   ;   741.3 p5     192 dst
        vpunpckhbw zmm17, zmm17, zmm22                                   ;   742.3 p5     192 dst
        vpunpcklbw zmm22, zmm31, zmm30                                   ;   743.3 p5     192 dst
        vpunpckhbw zmm30, zmm31, zmm30                                   ;   744.3 p5     192 dst
        vpunpcklbw zmm31, zmm21, zmm23                                   ;   745.3 p5     192 dst
        vpunpckhbw zmm21, zmm21, zmm23                                   ;   746.3 p5     192 dst
        vpunpcklbw zmm23, zmm15, zmm16                                   ;   747.3 p5     192 dst
        vpunpckhbw zmm15, zmm15, zmm16                                   ;   748.3 p5     192 dst
        vmovdqu64 [r9 + 896], zmm29                                      ;   697.3 p7+p4  192 dst
        vmovdqu64 [r9 + 64], zmm20                                       ;   742.3 p8+p9  192 dst
        vmovdqu64 zmm16, [rbp + 384]                                     ;   457.3 p2     192 dst reload
        vmovdqu64 zmm20, [rbp + 1088]                                    ;   458.3 p3     192 dst reload
        vpunpcklbw zmm29, zmm20, zmm16                                   ;   749.3 p5     192 dst
        vpunpckhbw zmm16, zmm20, zmm16                                   ;   750.3 p5     192 dst
        vmovdqu64 [r9 + 576], zmm17                                      ;   743.3 p7+p4  192 dst
        vmovdqu64 [r9 + 1088], zmm31                                     ;   746.3 p8+p9  192 dst
        vmovdqu64 zmm17, [rbp + 3136]                                    ;   462.5 p2     192 dst reload
        vmovdqu64 zmm20, [rbp + 2240]                                    ;   463.3 p3     192 dst reload
        vpunpcklbw zmm31, zmm20, zmm17                                   ;   751.3 p5     192 dst
        vpunpckhbw zmm17, zmm20, zmm17                                   ;   752.3 p5     192 dst
        vpunpcklbw zmm20, zmm29, zmm31                                   ;   753.3 p5     192 dst
        vpunpckhbw zmm29, zmm29, zmm31                                   ;   754.3 p5     192 dst
        vpunpcklbw zmm31, zmm16, zmm17                                   ;   755.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm17                                   ;   756.3 p5     192 dst
        vmovdqu64 [r9 + 1600], zmm21                                     ;   747.3 p7+p4  192 dst
        vmovdqu64 [r9 + 2112], zmm22                                     ;   744.3 p8+p9  192 dst
        vmovdqu64 zmm17, [rbp + 5120]                                    ;   466.8 p2     192 dst reload
        vmovdqu64 zmm21, [rbp + 4096]                                    ;   467.0 p3     192 dst reload
        vpunpcklbw zmm22, zmm21, zmm17                                   ;   757.3 p5     192 dst
        vpunpckhbw zmm17, zmm21, zmm17                                   ;   758.3 p5     192 dst
        vpunpcklbw zmm21, zmm22, zmm24                                   ;   759.3 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm24                                   ;   760.3 p5     192 dst
        vpunpcklbw zmm24, zmm17, zmm0                                    ;   761.3 p5     192 dst
        vpunpckhbw zmm0, zmm17, zmm0                                     ;   762.3 p5     192 dst
        vpunpcklbw zmm17, zmm20, zmm21                                   ;   763.3 p5     192 dst
        vpunpckhbw zmm20, zmm20, zmm21                                   ;   764.3 p5     192 dst
        vpunpcklbw zmm21, zmm31, zmm24                                   ;   765.3 p5     192 dst
        vpunpckhbw zmm24, zmm31, zmm24                                   ;   766.3 p5     192 dst
        vpunpcklbw zmm31, zmm29, zmm22                                   ;   767.3 p5     192 dst
        vpunpckhbw zmm22, zmm29, zmm22                                   ;   768.3 p5     192 dst
        vpunpcklbw zmm29, zmm16, zmm0                                    ;   769.3 p5     192 dst
        vpunpckhbw zmm0, zmm16, zmm0                                     ;   770.3 p5     192 dst
        vmovdqu64 [r9 + 2624], zmm30                                     ;   745.3 p7+p4  192 dst
        vmovdqu64 [r9 + 3136], zmm23                                     ;   748.3 p8+p9  192 dst
        vmovdqu64 zmm16, [rbp - 128]                                     ;   472.3 p2     192 dst reload
        vmovdqu64 zmm23, [rbp + 1024]                                    ;   472.5 p3     192 dst reload
        vpunpcklbw zmm30, zmm23, zmm16                                   ;   771.3 p5     192 dst
        vpunpckhbw zmm16, zmm23, zmm16                                   ;   772.3 p5     192 dst
        vmovdqu64 [r9 + 3648], zmm15                                     ;   749.3 p7+p4  192 dst
        vmovdqu64 [r9 + 4160], zmm17                                     ;   764.3 p8+p9  192 dst
        vmovdqu64 zmm15, [rbp + 3072]                                    ;   474.3 p2     192 dst reload
        vmovdqu64 zmm17, [rbp + 2176]                                    ;   475.3 p3     192 dst reload
        vpunpcklbw zmm23, zmm17, zmm15                                   ;   773.3 p5     192 dst
        vpunpckhbw zmm15, zmm17, zmm15                                   ;   774.3 p5     192 dst
        vpunpcklbw zmm17, zmm30, zmm23                                   ;   775.3 p5     192 dst
        vpunpckhbw zmm23, zmm30, zmm23                                   ;   776.3 p5     192 dst
        vpunpcklbw zmm30, zmm16, zmm15                                   ;   777.3 p5     192 dst
        vpunpckhbw zmm15, zmm16, zmm15                                   ;   778.3 p5     192 dst
        vmovdqu64 zmm16, [rbp + 5056]                                    ;   476.5 p2     192 dst reload
        vmovdqu64 [rbp + 3072], zmm2                                     ;   727.3 p7+p4  192 dst spill
        vmovdqu64 zmm2, [rbp + 4032]                                     ;   476.8 p3     192 dst reload
        vmovdqu64 [rbp + 2176], zmm0                                     ;   771.3 p8+p9  192 dst spill
        vpunpcklbw zmm0, zmm2, zmm16                                     ;   779.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm16                                     ;   780.3 p5     192 dst
        vpunpcklbw zmm16, zmm0, zmm11                                    ;   781.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm11                                     ;   782.3 p5     192 dst
        vpunpcklbw zmm11, zmm2, zmm8                                     ;   783.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm8                                      ;   784.3 p5     192 dst
        vpunpcklbw zmm8, zmm17, zmm16                                    ;   785.3 p5     192 dst
        vpunpckhbw zmm16, zmm17, zmm16                                   ;   786.3 p5     192 dst
        vpunpcklbw zmm17, zmm30, zmm11                                   ;   787.3 p5     192 dst
        vpunpckhbw zmm11, zmm30, zmm11                                   ;   788.3 p5     192 dst
        vpunpcklbw zmm30, zmm23, zmm0                                    ;   789.3 p5     192 dst
        vpunpckhbw zmm0, zmm23, zmm0                                     ;   790.3 p5     192 dst
        vpunpcklbw zmm23, zmm15, zmm2                                    ;   791.3 p5     192 dst
        vpunpckhbw zmm2, zmm15, zmm2                                     ;   792.3 p5     192 dst
        vmovdqu64 [r9 + 320], zmm8                                       ;   786.3 p7+p4  192 dst
        vmovdqu64 [r9 + 832], zmm16                                      ;   787.3 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 704]                                      ;   479.8 p2     192 dst reload
        vmovdqu64 zmm15, [rbp + 960]                                     ;   480.0 p3     192 dst reload
        vpunpcklbw zmm16, zmm15, zmm8                                    ;   793.3 p5     192 dst
        vpunpckhbw zmm8, zmm15, zmm8                                     ;   794.3 p5     192 dst
        vmovdqu64 [r9 + 1344], zmm30                                     ;   790.3 p7+p4  192 dst
        vmovdqu64 [r9 + 1856], zmm0                                      ;   791.3 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 3008]                                     ;   480.8 p2     192 dst reload
        vmovdqu64 zmm15, [rbp + 320]                                     ;   481.0 p3     192 dst reload
        vpunpcklbw zmm30, zmm15, zmm0                                    ;   795.3 p5     192 dst
        vpunpckhbw zmm0, zmm15, zmm0                                     ;   796.3 p5     192 dst
        vpunpcklbw zmm15, zmm16, zmm30                                   ;   797.3 p5     192 dst
        vpunpckhbw zmm16, zmm16, zmm30                                   ;   798.3 p5     192 dst
        vpunpcklbw zmm30, zmm8, zmm0                                     ;   799.3 p5     192 dst
        vpunpckhbw zmm0, zmm8, zmm0                                      ;   800.3 p5     192 dst
        vmovdqu64 [r9 + 2368], zmm17                                     ;   788.3 p7+p4  192 dst
        vmovdqu64 [r9 + 4480], zmm10                                     ;   720.3 p8+p9  192 dst
        vmovdqu64 zmm8, [rbp + 4992]                                     ;   482.5 p2     192 dst reload
        vmovdqu64 zmm10, [rbp + 3968]                                    ;   482.7 p3     192 dst reload
        vpunpcklbw zmm17, zmm10, zmm8                                    ;   801.3 p5     192 dst
        vpunpckhbw zmm8, zmm10, zmm8                                     ;   802.3 p5     192 dst
        vpunpcklbw zmm10, zmm17, zmm1                                    ;   803.3 p5     192 dst
        vpunpckhbw zmm1, zmm17, zmm1                                     ;   804.3 p5     192 dst
        vpunpcklbw zmm17, zmm8, zmm6                                     ;   805.3 p5     192 dst
        vpunpckhbw zmm6, zmm8, zmm6                                      ;   806.3 p5     192 dst
        vpunpcklbw zmm8, zmm15, zmm10                                    ;   807.3 p5     192 dst
        vpunpckhbw zmm10, zmm15, zmm10                                   ;   808.3 p5     192 dst
        vpunpcklbw zmm15, zmm30, zmm17                                   ;   809.3 p5     192 dst
        vpunpckhbw zmm17, zmm30, zmm17                                   ;   810.3 p5     192 dst
        vpunpcklbw zmm30, zmm16, zmm1                                    ;   811.3 p5     192 dst
        vpunpckhbw zmm1, zmm16, zmm1                                     ;   812.3 p5     192 dst
        vpunpcklbw zmm16, zmm0, zmm6                                     ;   813.3 p5     192 dst
        vpunpckhbw zmm0, zmm0, zmm6                                      ;   814.3 p5     192 dst
        vmovdqu64 [r9 + 2880], zmm11                                     ;   789.3 p7+p4  192 dst
        vmovdqu64 [r9 + 4992], zmm18                                     ;   721.3 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 256]                                      ;   487.0 p2     192 dst reload
        vmovdqu64 zmm11, [rbp + 896]                                     ;   487.2 p3     192 dst reload
        vpunpcklbw zmm18, zmm11, zmm6                                    ;   815.3 p5     192 dst
        vpunpckhbw zmm6, zmm11, zmm6                                     ;   816.3 p5     192 dst
        vmovdqu64 [r9 + 3392], zmm23                                     ;   792.3 p7+p4  192 dst
        vmovdqu64 [r9 + 5504], zmm12                                     ;   724.3 p8+p9  192 dst
        vmovdqu64 zmm11, [rbp + 2944]                                    ;   490.0 p2     192 dst reload
        vmovdqu64 zmm12, [rbp + 640]                                     ;   490.2 p3     192 dst reload
        vpunpcklbw zmm23, zmm12, zmm11                                   ;   817.3 p5     192 dst
        vpunpckhbw zmm11, zmm12, zmm11                                   ;   818.3 p5     192 dst
        vpunpcklbw zmm12, zmm18, zmm23                                   ;   819.3 p5     192 dst
        vpunpckhbw zmm18, zmm18, zmm23                                   ;   820.3 p5     192 dst
        vpunpcklbw zmm23, zmm6, zmm11                                    ;   821.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm11                                     ;   822.3 p5     192 dst
        vmovdqu64 [r9 + 3904], zmm2                                      ;   793.3 p7+p4  192 dst
        vmovdqu64 [r9 + 4672], zmm20                                     ;   765.3 p8+p9  192 dst
        vmovdqu64 zmm2, [rbp + 4928]                                     ;   494.2 p2     192 dst reload
        vmovdqu64 zmm11, [rbp + 3904]                                    ;   495.0 p3     192 dst reload
        vpunpcklbw zmm20, zmm11, zmm2                                    ;   823.3 p5     192 dst
        vpunpckhbw zmm2, zmm11, zmm2                                     ;   824.3 p5     192 dst
        vpunpcklbw zmm11, zmm20, zmm14                                   ;   825.3 p5     192 dst
        vpunpckhbw zmm14, zmm20, zmm14                                   ;   826.3 p5     192 dst
        vpunpcklbw zmm20, zmm2, zmm7                                     ;   827.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm7                                      ;   828.3 p5     192 dst
        vpunpcklbw zmm7, zmm12, zmm11                                    ;   829.3 p5     192 dst
        vpunpckhbw zmm11, zmm12, zmm11                                   ;   830.3 p5     192 dst
        vmovdqu64 [r9 + 192], zmm7                                       ;   830.3 p7+p4  192 dst
        vmovdqu64 [r9 + 704], zmm11                                      ;   831.3 p8+p9  192 dst
        vmovdqu64 zmm7, [rbp + 576]                                      ;   500.2 p2     192 dst reload
        vmovdqu64 zmm11, [rbp + 832]                                     ;   501.0 p3     192 dst reload
        vpunpcklbw zmm12, zmm11, zmm7                                    ;   831.3 p5     192 dst
        vpunpckhbw zmm7, zmm11, zmm7                                     ;   832.3 p5     192 dst
        vpunpcklbw zmm11, zmm23, zmm20                                   ;   833.3 p5     192 dst
        vpunpckhbw zmm20, zmm23, zmm20                                   ;   834.3 p5     192 dst
        vmovdqu64 [r9 + 2240], zmm11                                     ;   834.3 p7+p4  192 dst
        vmovdqu64 [r9 + 2752], zmm20                                     ;   835.3 p8+p9  192 dst
        vmovdqu64 zmm11, [rbp + 2880]                                    ;   504.2 p2     192 dst reload
        vmovdqu64 zmm20, [rbp + 1984]                                    ;   505.0 p3     192 dst reload
        vpunpcklbw zmm23, zmm20, zmm11                                   ;   835.3 p5     192 dst
        vpunpckhbw zmm11, zmm20, zmm11                                   ;   836.3 p5     192 dst
        vpunpcklbw zmm20, zmm18, zmm14                                   ;   837.3 p5     192 dst
        vpunpckhbw zmm14, zmm18, zmm14                                   ;   838.3 p5     192 dst
        vmovdqu64 [r9 + 1216], zmm20                                     ;   838.3 p7+p4  192 dst
        vmovdqu64 [r9 + 1728], zmm14                                     ;   839.3 p8+p9  192 dst
        vmovdqu64 zmm14, [rbp + 4864]                                    ;   508.2 p2     192 dst reload
        vmovdqu64 zmm18, [rbp + 3840]                                    ;   509.0 p3     192 dst reload
        vpunpcklbw zmm20, zmm18, zmm14                                   ;   839.3 p5     192 dst
        vpunpckhbw zmm14, zmm18, zmm14                                   ;   840.3 p5     192 dst
        vpunpcklbw zmm18, zmm6, zmm2                                     ;   841.3 p5     192 dst
        vpunpckhbw zmm2, zmm6, zmm2                                      ;   842.3 p5     192 dst
        vmovdqu64 [r9 + 6016], zmm25                                     ;   725.3 p7+p4  192 dst
        vmovdqu64 [r9 + 3264], zmm18                                     ;   842.3 p8+p9  192 dst
        vmovdqu64 zmm6, [rbp + 2048]                                     ;   514.3 p2     192 dst reload
        vmovdqu64 zmm18, [rbp + 512]                                     ;   515.3 p3     192 dst reload
        vpunpcklbw zmm25, zmm18, zmm6                                    ;   843.3 p5     192 dst
        vpunpckhbw zmm6, zmm18, zmm6                                     ;   844.3 p5     192 dst
        vmovdqu64 [r9 + 5184], zmm31                                     ;   768.3 p7+p4  192 dst
        vmovdqu64 [r9 + 6528], zmm19                                     ;   722.3 p8+p9  192 dst
        vmovdqu64 zmm18, [rbp + 2816]                                    ;   520.3 p2     192 dst reload
        vmovdqu64 zmm19, [rbp + 2112]                                    ;   521.3 p3     192 dst reload
        vpunpcklbw zmm31, zmm19, zmm18                                   ;   845.3 p5     192 dst
        vpunpckhbw zmm18, zmm19, zmm18                                   ;   846.3 p5     192 dst
        vmovdqu64 [r9 + 4416], zmm8                                      ;   808.3 p7+p4  192 dst
        vpunpcklbw zmm8, zmm12, zmm23                                    ;   847.3 p5     192 dst
        vpunpckhbw zmm12, zmm12, zmm23                                   ;   848.3 p5     192 dst
        vmovdqu64 [r9 + 3776], zmm2                                      ;   843.3 p8+p9  192 dst
        vmovdqu64 zmm2, [rbp + 4800]                                     ;   526.3 p2     192 dst reload
        vmovdqu64 zmm19, [rbp + 3776]                                    ;   527.3 p3     192 dst reload
        vpunpcklbw zmm23, zmm19, zmm2                                    ;   849.3 p5     192 dst
        vpunpckhbw zmm2, zmm19, zmm2                                     ;   850.3 p5     192 dst
        vpunpcklbw zmm19, zmm7, zmm11                                    ;   851.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm11                                     ;   852.3 p5     192 dst
        vmovdqu64 [r9 + 5696], zmm22                                     ;   769.3 p7+p4  192 dst
        vmovdqu64 [r9 + 7040], zmm28                                     ;   723.3 p8+p9  192 dst
        vpunpcklbw zmm11, zmm20, zmm4                                    ;   853.3 p5     192 dst
        vpunpckhbw zmm4, zmm20, zmm4                                     ;   854.3 p5     192 dst
        vpunpcklbw zmm20, zmm14, zmm3                                    ;   855.3 p5     192 dst
        vpunpckhbw zmm3, zmm14, zmm3                                     ;   856.3 p5     192 dst
        vmovdqu64 zmm14, [rbp - 64]                                      ;   538.3 p2     192 dst reload
        vmovdqu64 zmm22, [rbp + 192]                                     ;   539.3 p3     192 dst reload
        vpunpcklbw zmm28, zmm22, zmm14                                   ;   857.3 p5     192 dst
        vpunpckhbw zmm14, zmm22, zmm14                                   ;   858.3 p5     192 dst
        vmovdqu64 [r9 + 4928], zmm10                                     ;   809.3 p7+p4  192 dst
        vmovdqu64 [r9 + 6208], zmm21                                     ;   766.3 p8+p9  192 dst
        vpunpcklbw zmm10, zmm8, zmm11                                    ;   859.3 p5     192 dst
        vpunpckhbw zmm8, zmm8, zmm11                                     ;   860.3 p5     192 dst
        vmovdqu64 zmm11, [rbp + 1856]                                    ;   544.3 p2     192 dst reload
        vmovdqu64 zmm21, [rbp + 1920]                                    ;   545.3 p3     192 dst reload
        vpunpcklbw zmm22, zmm21, zmm11                                   ;   861.3 p5     192 dst
        vpunpckhbw zmm11, zmm21, zmm11                                   ;   862.3 p5     192 dst
        vmovdqu64 [r9 + 7552], zmm27                                     ;   726.3 p7+p4  192 dst
        vmovdqu64 [r9 + 5440], zmm30                                     ;   812.3 p8+p9  192 dst
        vpunpcklbw zmm21, zmm19, zmm20                                   ;   863.3 p5     192 dst
        vpunpckhbw zmm19, zmm19, zmm20                                   ;   864.3 p5     192 dst
        vpunpcklbw zmm20, zmm12, zmm4                                    ;   865.3 p5     192 dst
        vpunpckhbw zmm4, zmm12, zmm4                                     ;   866.3 p5     192 dst
        vmovdqu64 zmm12, [rbp + 4736]                                    ;   551.3 p2     192 dst reload
        vmovdqu64 zmm27, [rbp + 3712]                                    ;   551.5 p3     192 dst reload
        vpunpcklbw zmm30, zmm27, zmm12                                   ;   867.3 p5     192 dst
        vpunpckhbw zmm12, zmm27, zmm12                                   ;   868.3 p5     192 dst
        vmovdqu64 [r9 + 4288], zmm10                                     ;   860.3 p7+p4  192 dst
        vmovdqu64 [r9 + 6720], zmm24                                     ;   767.3 p8+p9  192 dst
        vpunpcklbw zmm10, zmm7, zmm3                                     ;   869.3 p5     192 dst
        vpunpckhbw zmm3, zmm7, zmm3                                      ;   870.3 p5     192 dst
        vpunpcklbw zmm7, zmm25, zmm31                                    ;   871.3 p5     192 dst
        vpunpckhbw zmm24, zmm25, zmm31                                   ;   872.3 p5     192 dst
        vpunpcklbw zmm25, zmm6, zmm18                                    ;   873.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   874.3 p5     192 dst
        vpunpcklbw zmm18, zmm23, zmm13                                   ;   875.3 p5     192 dst
        vpunpckhbw zmm13, zmm23, zmm13                                   ;   876.3 p5     192 dst
        vpunpcklbw zmm23, zmm2, zmm5                                     ;   877.3 p5     192 dst
        vpunpckhbw zmm2, zmm2, zmm5                                      ;   878.3 p5     192 dst
        vmovdqu64 zmm5, [rbp + 2496]                                     ;   599.3 p2     192 dst reload
        vmovdqu64 [r9 + 768], zmm5                                       ;   605.3 p7+p4  192 dst
        vpunpcklbw zmm5, zmm7, zmm18                                     ;   879.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm18                                     ;   880.3 p5     192 dst
        vmovdqu64 [r9 + 448], zmm5                                       ;   880.3 p8+p9  192 dst
        vpunpcklbw zmm5, zmm25, zmm23                                    ;   881.3 p5     192 dst
        vpunpckhbw zmm18, zmm25, zmm23                                   ;   882.3 p5     192 dst
        vmovdqu64 zmm23, [rbp + 2624]                                    ;   569.7 p3     192 dst reload
        vmovdqu64 [r9 + 1024], zmm23                                     ;   575.7 p7+p4  192 dst
        vpunpcklbw zmm23, zmm24, zmm13                                   ;   883.3 p5     192 dst
        vpunpckhbw zmm13, zmm24, zmm13                                   ;   884.3 p5     192 dst
        vmovdqu64 zmm24, [rbp + 3392]                                    ;   650.3 p2     192 dst reload
        vmovdqu64 [r9 + 1152], zmm24                                     ;   656.3 p8+p9  192 dst
        vpunpcklbw zmm24, zmm6, zmm2                                     ;   885.3 p5     192 dst
        vpunpckhbw zmm2, zmm6, zmm2                                      ;   886.3 p5     192 dst
        vmovdqu64 zmm6, [rbp + 3520]                                     ;   602.3 p3     192 dst reload
        vmovdqu64 [r9 + 1280], zmm6                                      ;   608.3 p7+p4  192 dst
        vpunpcklbw zmm6, zmm28, zmm22                                    ;   887.3 p5     192 dst
        vpunpckhbw zmm22, zmm28, zmm22                                   ;   888.3 p5     192 dst
        vmovdqu64 [r9 + 960], zmm7                                       ;   881.3 p8+p9  192 dst
        vmovdqu64 zmm7, [rbp + 2368]                                     ;   700.3 p2     192 dst reload
        vmovdqu64 [r9 + 1408], zmm7                                      ;   706.3 p7+p4  192 dst
        vpunpcklbw zmm7, zmm14, zmm11                                    ;   889.3 p5     192 dst
        vpunpckhbw zmm11, zmm14, zmm11                                   ;   890.3 p5     192 dst
        vmovdqu64 zmm14, [rbp + 2752]                                    ;   578.3 p3     192 dst reload
        vmovdqu64 [r9 + 1536], zmm14                                     ;   584.3 p8+p9  192 dst
        vpunpcklbw zmm14, zmm30, zmm26                                   ;   891.3 p5     192 dst
        vpunpckhbw zmm25, zmm30, zmm26                                   ;   892.3 p5     192 dst
        vmovdqu64 zmm26, [rbp + 768]                                     ;   651.3 p2     192 dst reload
        vmovdqu64 [r9 + 1664], zmm26                                     ;   657.3 p7+p4  192 dst
        vpunpcklbw zmm26, zmm12, zmm9                                    ;   893.3 p5     192 dst
        vpunpckhbw zmm9, zmm12, zmm9                                     ;   894.3 p5     192 dst
        vmovdqu64 [r9 + 1472], zmm23                                     ;   884.3 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 0]                                       ;   603.3 p3     192 dst reload
        vmovdqu64 [r9 + 1792], zmm12                                     ;   609.3 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 3264]                                    ;   701.3 p2     192 dst reload
        vmovdqu64 [r9 + 1920], zmm12                                     ;   707.3 p8+p9  192 dst
        vmovdqu64 zmm12, [rbp + 3584]                                    ;   584.3 p3     192 dst reload
        vmovdqu64 [r9 + 2048], zmm12                                     ;   590.3 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 1728]                                    ;   648.3 p2     192 dst reload
        vmovdqu64 [r9 + 2176], zmm12                                     ;   654.3 p8+p9  192 dst
        vmovdqu64 [r9 + 1984], zmm13                                     ;   885.3 p7+p4  192 dst
        vmovdqu64 zmm12, [rbp + 2688]                                    ;   600.3 p3     192 dst reload
        vmovdqu64 [r9 + 2304], zmm12                                     ;   606.3 p8+p9  192 dst
        vpunpcklbw zmm12, zmm6, zmm14                                    ;   895.3 p5     192 dst
        vpunpckhbw zmm6, zmm6, zmm14                                     ;   896.3 p5     192 dst
        vmovdqu64 zmm13, [rbp + 1216]                                    ;   698.3 p2     192 dst reload
        vmovdqu64 [r9 + 2432], zmm13                                     ;   704.3 p7+p4  192 dst
        vpunpcklbw zmm13, zmm7, zmm26                                    ;   897.3 p5     192 dst
        vpunpckhbw zmm7, zmm7, zmm26                                     ;   898.3 p5     192 dst
        vpunpcklbw zmm14, zmm22, zmm25                                   ;   899.3 p5     192 dst
        vpunpckhbw zmm22, zmm22, zmm25                                   ;   900.3 p5     192 dst
        vmovdqu64 [r9 + 2496], zmm5                                      ;   882.3 p8+p9  192 dst
        vmovdqu64 zmm5, [rbp + 128]                                      ;   592.0 p3     192 dst reload
        vmovdqu64 [r9 + 2560], zmm5                                      ;   598.0 p7+p4  192 dst
        vpunpcklbw zmm5, zmm11, zmm9                                     ;   901.3 p5     192 dst
        vpunpckhbw zmm9, zmm11, zmm9                                     ;   902.3 p5     192 dst
        vmovdqu64 zmm11, [rbp + 4416]                                    ;   649.3 p2     192 dst reload
        vmovdqu64 [r9 + 2688], zmm11                                     ;   655.3 p8+p9  192 dst
        vmovdqu64 zmm11, [rbp + 4544]                                    ;   601.3 p3     192 dst reload
        vmovdqu64 [r9 + 2816], zmm11                                     ;   607.3 p7+p4  192 dst
        vmovdqu64 [r9 + 3008], zmm18                                     ;   883.3 p8+p9  192 dst
        vmovdqu64 zmm11, [rbp + 1600]                                    ;   699.3 p2     192 dst reload
        vmovdqu64 [r9 + 2944], zmm11                                     ;   705.3 p7+p4  192 dst
        vmovdqu64 zmm11, [rbp + 3648]                                    ;   602.3 p3     192 dst reload
        vmovdqu64 [r9 + 3072], zmm11                                     ;   608.3 p8+p9  192 dst
        vmovdqu64 zmm11, [rbp + 5888]                                    ;   652.3 p2     192 dst reload
        vmovdqu64 [r9 + 3200], zmm11                                     ;   658.3 p7+p4  192 dst
        vmovdqu64 [r9 + 3520], zmm24                                     ;   886.3 p8+p9  192 dst
        vmovdqu64 zmm11, [rbp + 6080]                                    ;   605.7 p3     192 dst reload
        vmovdqu64 [r9 + 3328], zmm11                                     ;   611.7 p7+p4  192 dst
        vmovdqu64 zmm11, [rbp + 4288]                                    ;   702.3 p2     192 dst reload
        vmovdqu64 [r9 + 3456], zmm11                                     ;   708.3 p8+p9  192 dst
        vmovdqu64 zmm11, [rbp + 5632]                                    ;   607.7 p3     192 dst reload
        vmovdqu64 [r9 + 3584], zmm11                                     ;   613.7 p7+p4  192 dst
        vmovdqu64 zmm11, [rbp + 5952]                                    ;   653.3 p2     192 dst reload
        vmovdqu64 [r9 + 3712], zmm11                                     ;   659.3 p8+p9  192 dst
        vmovdqu64 [r9 + 4032], zmm2                                      ;   887.3 p7+p4  192 dst
        vmovdqu64 [r9 + 5952], zmm1                                      ;   813.3 p8+p9  192 dst
        vmovdqu64 [r9 + 4800], zmm8                                      ;   861.3 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 5568]                                     ;   609.8 p3     192 dst reload
        vmovdqu64 [r9 + 3840], zmm1                                      ;   615.8 p8+p9  192 dst
        vmovdqu64 [r9 + 7232], zmm29                                     ;   770.3 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 5760]                                     ;   703.3 p2     192 dst reload
        vmovdqu64 [r9 + 3968], zmm1                                      ;   709.3 p8+p9  192 dst
        vmovdqu64 [r9 + 6464], zmm15                                     ;   810.3 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 6144]                                     ;   614.3 p3     192 dst reload
        vmovdqu64 [r9 + 4096], zmm1                                      ;   620.3 p8+p9  192 dst
        vmovdqu64 zmm1, [rbp + 5312]                                     ;   672.3 p2     192 dst reload
        vmovdqu64 [r9 + 4224], zmm1                                      ;   678.3 p7+p4  192 dst
        vmovdqu64 [r9 + 4544], zmm12                                     ;   896.3 p8+p9  192 dst
        vmovdqu64 [r9 + 5312], zmm20                                     ;   866.3 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 5440]                                     ;   622.3 p3     192 dst reload
        vmovdqu64 [r9 + 4352], zmm1                                      ;   628.3 p8+p9  192 dst
        vmovdqu64 [r9 + 6976], zmm17                                     ;   811.3 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 6208]                                     ;   619.3 p2     192 dst reload
        vmovdqu64 [r9 + 4608], zmm1                                      ;   625.3 p8+p9  192 dst
        vmovdqu64 [r9 + 5056], zmm6                                      ;   897.3 p7+p4  192 dst
        vmovdqu64 [r9 + 5824], zmm4                                      ;   867.3 p8+p9  192 dst
        vmovdqu64 zmm1, [rbp + 2432]                                     ;   673.3 p3     192 dst reload
        vmovdqu64 [r9 + 4736], zmm1                                      ;   679.3 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 2560]                                     ;   625.3 p2     192 dst reload
        vmovdqu64 [r9 + 4864], zmm1                                      ;   631.3 p8+p9  192 dst
        vmovdqu64 [r9 + 7488], zmm16                                     ;   814.3 p7+p4  192 dst
        vmovdqu64 [r9 + 6336], zmm21                                     ;   864.3 p8+p9  192 dst
        vmovdqu64 [r9 + 5568], zmm14                                     ;   900.3 p7+p4  192 dst
        vmovdqu64 zmm1, [rbp + 6272]                                     ;   629.5 p3     192 dst reload
        vmovdqu64 [r9 + 5120], zmm1                                      ;   635.5 p8+p9  192 dst
        vmovdqu64 zmm1, [rbp + 3328]                                     ;   676.3 p2     192 dst reload
        vmovdqu64 [r9 + 5248], zmm1                                      ;   682.3 p7+p4  192 dst
        vmovdqu64 [r9 + 8000], zmm0                                      ;   815.3 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 3456]                                     ;   631.7 p3     192 dst reload
        vmovdqu64 [r9 + 5376], zmm0                                      ;   637.7 p7+p4  192 dst
        vmovdqu64 [r9 + 6848], zmm19                                     ;   865.3 p8+p9  192 dst
        vmovdqu64 [r9 + 6080], zmm22                                     ;   901.3 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 6336]                                     ;   633.3 p2     192 dst reload
        vmovdqu64 [r9 + 5632], zmm0                                      ;   639.3 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 1280]                                     ;   677.3 p3     192 dst reload
        vmovdqu64 [r9 + 5760], zmm0                                      ;   683.3 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 64]                                       ;   634.3 p2     192 dst reload
        vmovdqu64 [r9 + 5888], zmm0                                      ;   640.3 p8+p9  192 dst
        vmovdqu64 [r9 + 6592], zmm13                                     ;   898.3 p7+p4  192 dst
        vmovdqu64 [r9 + 7360], zmm10                                     ;   870.3 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 6400]                                     ;   637.3 p3     192 dst reload
        vmovdqu64 [r9 + 6144], zmm0                                      ;   643.3 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 1664]                                     ;   674.3 p2     192 dst reload
        vmovdqu64 [r9 + 6272], zmm0                                      ;   680.3 p8+p9  192 dst
        vmovdqu64 [r9 + 7104], zmm7                                      ;   899.3 p7+p4  192 dst
        vmovdqu64 [r9 + 7872], zmm3                                      ;   871.3 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 1792]                                     ;   640.0 p3     192 dst reload
        vmovdqu64 [r9 + 6400], zmm0                                      ;   647.3 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 6464]                                     ;   641.3 p2     192 dst reload
        vmovdqu64 [r9 + 6656], zmm0                                      ;   647.5 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 4352]                                     ;   675.3 p3     192 dst reload
        vmovdqu64 [r9 + 6784], zmm0                                      ;   681.3 p7+p4  192 dst
        vmovdqu64 [r9 + 7616], zmm5                                      ;   902.3 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 4480]                                     ;   646.3 p2     192 dst reload
        vmovdqu64 [r9 + 6912], zmm0                                      ;   652.3 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 6528]                                     ;   648.3 p3     192 dst reload
        vmovdqu64 [r9 + 7168], zmm0                                      ;   654.3 p8+p9  192 dst
        vmovdqu64 [r9 + 8128], zmm9                                      ;   903.3 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 5824]                                     ;   678.3 p2     192 dst reload
        vmovdqu64 [r9 + 7296], zmm0                                      ;   684.3 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 6016]                                     ;   653.3 p3     192 dst reload
        vmovdqu64 [r9 + 7424], zmm0                                      ;   659.3 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 6592]                                     ;   653.7 p2     192 dst reload
        vmovdqu64 [r9 + 7680], zmm0                                      ;   659.7 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 2176]                                     ;   771.3 p3     192 dst reload
        vmovdqu64 [r9 + 7744], zmm0                                      ;   777.3 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 5376]                                     ;   679.3 p2     192 dst reload
        vmovdqu64 [r9 + 7808], zmm0                                      ;   685.3 p8+p9  192 dst
        vmovdqu64 zmm0, [rbp + 5504]                                     ;   657.3 p3     192 dst reload
        vmovdqu64 [r9 + 7936], zmm0                                      ;   663.3 p7+p4  192 dst
        vmovdqu64 zmm0, [rbp + 3072]                                     ;   727.3 p2     192 dst reload
        vmovdqu64 [r9 + 8064], zmm0                                      ;   733.3 p8+p9  192 dst
        add r9, 0x2000                                                   ;   658.0 p1     194 blocks
        add r8, 0x2000                                                   ;   658.3 p6     194 blocks
        cmp r8, qword [rbp + 6728]                                       ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 6720], r8                                       ;                    resident
        mov qword [rbp + 6736], r9                                       ;                    resident
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 6744]                                      ;                    frame
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
