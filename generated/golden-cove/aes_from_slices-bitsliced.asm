; aes_from_slices for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 1a98f7a5e817b76c); do not edit:
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
;   blocks: 2942 uops, planned 1067.5; bounds: width 490.3, ports 800.0, path 25.0
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
        sub rsp, 0x1d40                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 7320], rax                                      ;                    frame
        mov dword [rbp + 7328], edx                                      ;                    argument
        mov qword [rbp + 7296], rdi                                      ;                    argument
        mov qword [rbp + 7312], rsi                                      ;                    argument
        mov r8d, dword [rbp + 7328]                                      ;     0.0 p2     197 blocks
        shl r8, 0xd                                                      ;     5.0 p0     197 blocks
        add r8, qword [rbp + 7296]                                       ;     6.0 p1+p3  197 blocks
        mov qword [rbp + 7304], r8                                       ;     7.0 p7+p4  197 blocks
        cmp dword [rbp + 7328], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 7296]                                       ;                    resident
        mov r9, qword [rbp + 7312]                                       ;                    resident
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [r8]                                             ;     0.0 p2     192 dst.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [r8 + 64]                                        ;     0.2 p3     192 dst.1
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [r8 + 128]                                       ;     1.0 p2     192 dst.2
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [r8 + 192]                                       ;     1.2 p3     192 dst.3
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm4, [r8 + 256]                                       ;     2.0 p2     192 dst.4
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [r8 + 320]                                       ;     2.2 p3     192 dst.5
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm6, [r8 + 384]                                       ;     3.0 p2     192 dst.6
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm7, [r8 + 512]                                       ;     3.2 p3     192 dst.8
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm8, [r8 + 448]                                       ;     4.0 p2     192 dst.7
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [r8 + 576]                                       ;     4.2 p3     192 dst.9
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [r8 + 640]                                      ;     5.0 p2     192 dst.10
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm11, [r8 + 704]                                      ;     5.2 p3     192 dst.11
        db 0x2e
        vmovdqu64 zmm12, [r8 + 768]                                      ;     6.0 p2     192 dst.12
        db 0x2e
        vmovdqu64 zmm13, [r8 + 832]                                      ;     6.2 p3     192 dst.13
        db 0x2e
        vmovdqu64 zmm14, [r8 + 896]                                      ;     7.0 p2     192 dst.14
        db 0x2e
        vmovdqu64 zmm15, [r8 + 1024]                                     ;     7.2 p3     192 dst.16
        db 0x2e
        vmovdqu64 zmm16, [r8 + 960]                                      ;     8.0 p2     192 dst.15
        db 0x2e
        vmovdqu64 zmm17, [r8 + 1088]                                     ;     8.2 p3     192 dst.17
        db 0x2e
        vmovdqu64 zmm18, [r8 + 1152]                                     ;     9.0 p2     192 dst.18
        db 0x2e
        vmovdqu64 zmm19, [r8 + 1216]                                     ;     9.2 p3     192 dst.19
        db 0x2e
        vmovdqu64 zmm20, [r8 + 1280]                                     ;    10.0 p2     192 dst.20
        db 0x2e
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    10.2 p3     192 dst.21
        db 0x2e
        vmovdqu64 zmm22, [r8 + 1408]                                     ;    11.0 p2     192 dst.22
        db 0x2e
        vmovdqu64 zmm23, [r8 + 1536]                                     ;    11.2 p3     192 dst.24
        db 0x2e
        vmovdqu64 zmm24, [r8 + 1472]                                     ;    12.0 p2     192 dst.23
        db 0x2e
        vmovdqu64 zmm25, [r8 + 1600]                                     ;    12.2 p3     192 dst.25
        db 0x2e
        vmovdqu64 zmm26, [r8 + 1664]                                     ;    13.0 p2     192 dst.26
        db 0x2e
        vmovdqu64 zmm27, [r8 + 1728]                                     ;    13.2 p3     192 dst.27
        db 0x2e
        vmovdqu64 zmm28, [r8 + 1792]                                     ;    14.0 p2     192 dst.28
        db 0x2e
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    14.2 p3     192 dst.29
        db 0x2e
        vmovdqu64 zmm30, [r8 + 1920]                                     ;    15.0 p2     192 dst.30
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2048]                                     ;    15.2 p3     192 dst.0
        db 0x2e
        vmovdqu64 zmm31, [r8 + 1984]                                     ;    16.0 p2     192 dst.31
        db 0x2e
        vshufi32x4 zmm0, zmm0, zmm0, 0xd8                                ;     6.0 p5     192 dst
        db 0x2e
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;     6.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2112]                                     ;    16.2 p3     192 dst.1
        db 0x2e
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;     7.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2176]                                     ;    17.0 p2     192 dst.2
        db 0x2e
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;     8.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2240]                                     ;    17.2 p3     192 dst.3
        db 0x2e
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;     9.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2304]                                     ;    18.0 p2     192 dst.4
        db 0x2e
        vshufi32x4 zmm5, zmm5, zmm5, 0xd8                                ;    10.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2368]                                     ;    18.2 p3     192 dst.5
        db 0x2e
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    11.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2432]                                     ;    19.0 p2     192 dst.6
        db 0x2e
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;    12.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2560]                                     ;    19.2 p3     192 dst.8
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2496]                                     ;    20.0 p2     192 dst.7
        db 0x2e
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    13.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    14.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp - 128], zmm9                                      ;    17.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 2624]                                      ;    20.2 p3     192 dst.9
        db 0x2e
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    15.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp - 64], zmm10                                      ;    18.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [r8 + 2688]                                     ;    21.0 p2     192 dst.10
        db 0x2e
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    16.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 0], zmm11                                       ;    19.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [r8 + 2752]                                     ;    21.2 p3     192 dst.11
        db 0x2e
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    17.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 64], zmm12                                      ;    20.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [r8 + 2816]                                     ;    22.0 p2     192 dst.12
        db 0x2e
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    18.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 128], zmm13                                     ;    21.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [r8 + 2880]                                     ;    22.2 p3     192 dst.13
        db 0x2e
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    19.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 192], zmm14                                     ;    22.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [r8 + 2944]                                     ;    23.0 p2     192 dst.14
        db 0x2e
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;    20.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 256], zmm16                                     ;    23.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [r8 + 3072]                                     ;    23.2 p3     192 dst.16
        db 0x2e
        vmovdqu64 [rbp + 320], zmm7                                      ;    16.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [r8 + 3008]                                      ;    24.0 p2     192 dst.15
        db 0x2e
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    21.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    22.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 384], zmm17                                     ;    25.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [r8 + 3136]                                     ;    24.2 p3     192 dst.17
        db 0x2e
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    23.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 448], zmm18                                     ;    26.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [r8 + 3200]                                     ;    25.0 p2     192 dst.18
        db 0x2e
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    24.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 512], zmm19                                     ;    27.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [r8 + 3264]                                     ;    25.2 p3     192 dst.19
        db 0x2e
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    25.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 576], zmm20                                     ;    28.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [r8 + 3328]                                     ;    26.0 p2     192 dst.20
        db 0x2e
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    26.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 640], zmm21                                     ;    29.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [r8 + 3392]                                     ;    26.2 p3     192 dst.21
        db 0x2e
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    27.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 704], zmm22                                     ;    30.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [r8 + 3456]                                     ;    27.0 p2     192 dst.22
        db 0x2e
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    28.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 768], zmm24                                     ;    31.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [r8 + 3584]                                     ;    27.2 p3     192 dst.24
        db 0x2e
        vmovdqu64 [rbp + 832], zmm15                                     ;    24.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [r8 + 3520]                                     ;    28.0 p2     192 dst.23
        db 0x2e
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    29.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    30.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 896], zmm25                                     ;    33.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [r8 + 3648]                                     ;    28.2 p3     192 dst.25
        db 0x2e
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    31.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 960], zmm26                                     ;    34.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [r8 + 3712]                                     ;    29.0 p2     192 dst.26
        db 0x2e
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    32.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1024], zmm27                                    ;    35.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [r8 + 3776]                                     ;    29.2 p3     192 dst.27
        db 0x2e
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    33.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1088], zmm28                                    ;    36.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [r8 + 3840]                                     ;    30.0 p2     192 dst.28
        db 0x2e
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    34.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1152], zmm29                                    ;    37.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [r8 + 3904]                                     ;    30.2 p3     192 dst.29
        db 0x2e
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;    35.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1216], zmm30                                    ;    38.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [r8 + 3968]                                     ;    31.0 p2     192 dst.30
        db 0x2e
        vmovdqu64 [rbp + 1280], zmm23                                    ;    32.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [r8 + 4096]                                     ;    31.2 p3     192 dst.0
        db 0x2e
        vmovdqu64 zmm23, [r8 + 4032]                                     ;    32.0 p2     192 dst.31
        db 0x2e
        vmovdqu64 zmm23, [r8 + 4160]                                     ;    32.2 p3     192 dst.1
        db 0x2e
        vmovdqu64 zmm23, [r8 + 4224]                                     ;    33.0 p2     192 dst.2
        db 0x2e
        vmovdqu64 zmm23, [r8 + 4288]                                     ;    33.2 p3     192 dst.3
        db 0x2e
        vmovdqu64 zmm23, [r8 + 4352]                                     ;    34.0 p2     192 dst.4
        db 0x2e
        vmovdqu64 zmm23, [r8 + 4416]                                     ;    34.2 p3     192 dst.5
        db 0x2e
        vmovdqu64 zmm23, [r8 + 4480]                                     ;    35.0 p2     192 dst.6
        db 0x2e
        vshufi32x4 zmm31, zmm31, zmm31, 0xd8                             ;    36.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1344], zmm31                                    ;    39.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm31, [r8 + 4608]                                     ;    35.2 p3     192 dst.8
        db 0x2e
        vmovdqu64 zmm31, [r8 + 4544]                                     ;    36.0 p2     192 dst.7
        db 0x2e
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    37.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1408], zmm9                                     ;    40.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 4672]                                      ;    36.2 p3     192 dst.9
        db 0x2e
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    38.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1472], zmm10                                    ;    41.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [r8 + 4736]                                     ;    37.0 p2     192 dst.10
        db 0x2e
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    39.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1536], zmm11                                    ;    42.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [r8 + 4800]                                     ;    37.2 p3     192 dst.11
        db 0x2e
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    40.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1600], zmm12                                    ;    43.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [r8 + 4864]                                     ;    38.0 p2     192 dst.12
        db 0x2e
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    41.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1664], zmm13                                    ;    44.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [r8 + 4928]                                     ;    38.2 p3     192 dst.13
        db 0x2e
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    42.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm14                                    ;    45.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [r8 + 4992]                                     ;    39.0 p2     192 dst.14
        db 0x2e
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    43.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1792], zmm7                                     ;    46.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [r8 + 5120]                                      ;    39.2 p3     192 dst.16
        db 0x2e
        vmovdqu64 zmm7, [r8 + 5056]                                      ;    40.0 p2     192 dst.15
        db 0x2e
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;    44.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    45.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1856], zmm17                                    ;    48.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [r8 + 5184]                                     ;    40.2 p3     192 dst.17
        db 0x2e
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    46.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1920], zmm18                                    ;    49.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [r8 + 5248]                                     ;    41.0 p2     192 dst.18
        db 0x2e
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    47.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1984], zmm19                                    ;    50.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [r8 + 5312]                                     ;    41.2 p3     192 dst.19
        db 0x2e
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    48.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2048], zmm20                                    ;    51.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [r8 + 5376]                                     ;    42.0 p2     192 dst.20
        db 0x2e
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    49.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm21                                    ;    52.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [r8 + 5440]                                     ;    42.2 p3     192 dst.21
        db 0x2e
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    50.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm22                                    ;    53.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [r8 + 5504]                                     ;    43.0 p2     192 dst.22
        db 0x2e
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    51.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2240], zmm15                                    ;    54.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [r8 + 5632]                                     ;    43.2 p3     192 dst.24
        db 0x2e
        vmovdqu64 [rbp + 2304], zmm16                                    ;    47.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [r8 + 5568]                                     ;    44.0 p2     192 dst.23
        db 0x2e
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    52.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    53.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2368], zmm25                                    ;    56.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [r8 + 5696]                                     ;    44.2 p3     192 dst.25
        db 0x2e
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    54.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2432], zmm26                                    ;    57.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [r8 + 5760]                                     ;    45.0 p2     192 dst.26
        db 0x2e
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    55.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm27                                    ;    58.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [r8 + 5824]                                     ;    45.2 p3     192 dst.27
        db 0x2e
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    56.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2560], zmm28                                    ;    59.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [r8 + 5888]                                     ;    46.0 p2     192 dst.28
        db 0x2e
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    57.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2624], zmm29                                    ;    60.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [r8 + 5952]                                     ;    46.2 p3     192 dst.29
        db 0x2e
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;    58.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2688], zmm30                                    ;    61.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [r8 + 6016]                                     ;    47.0 p2     192 dst.30
        db 0x2e
        vmovdqu64 [rbp + 2752], zmm24                                    ;    55.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [r8 + 6144]                                     ;    47.2 p3     192 dst.0
        db 0x2e
        vmovdqu64 zmm24, [r8 + 6080]                                     ;    48.0 p2     192 dst.31
        db 0x2e
        vmovdqu64 zmm24, [r8 + 6208]                                     ;    48.2 p3     192 dst.1
        db 0x2e
        vmovdqu64 zmm24, [r8 + 6272]                                     ;    49.0 p2     192 dst.2
        db 0x2e
        vmovdqu64 zmm24, [r8 + 6336]                                     ;    49.2 p3     192 dst.3
        db 0x2e
        vmovdqu64 zmm24, [r8 + 6400]                                     ;    50.0 p2     192 dst.4
        db 0x2e
        vmovdqu64 zmm24, [r8 + 6464]                                     ;    50.2 p3     192 dst.5
        db 0x2e
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    59.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2816], zmm23                                    ;    62.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [r8 + 6528]                                     ;    51.0 p2     192 dst.6
        db 0x2e
        vshufi32x4 zmm31, zmm31, zmm31, 0xd8                             ;    60.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2880], zmm31                                    ;    63.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm31, [r8 + 6656]                                     ;    51.2 p3     192 dst.8
        db 0x2e
        vmovdqu64 zmm31, [r8 + 6592]                                     ;    52.0 p2     192 dst.7
        db 0x2e
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    61.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2944], zmm9                                     ;    64.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 6720]                                      ;    52.2 p3     192 dst.9
        db 0x2e
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    62.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm10                                    ;    65.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [r8 + 6784]                                     ;    53.0 p2     192 dst.10
        db 0x2e
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    63.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm11                                    ;    66.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [r8 + 6848]                                     ;    53.2 p3     192 dst.11
        db 0x2e
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    64.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3136], zmm12                                    ;    67.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [r8 + 6912]                                     ;    54.0 p2     192 dst.12
        db 0x2e
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    65.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3200], zmm13                                    ;    68.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [r8 + 6976]                                     ;    54.2 p3     192 dst.13
        db 0x2e
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    66.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3264], zmm14                                    ;    69.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [r8 + 7040]                                     ;    55.0 p2     192 dst.14
        db 0x2e
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    67.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3328], zmm7                                     ;    70.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [r8 + 7168]                                      ;    55.2 p3     192 dst.16
        db 0x2e
        vmovdqu64 zmm7, [r8 + 7104]                                      ;    56.0 p2     192 dst.15
        db 0x2e
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    68.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3392], zmm17                                    ;    71.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [r8 + 7232]                                     ;    56.2 p3     192 dst.17
        db 0x2e
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    69.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3456], zmm18                                    ;    72.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [r8 + 7296]                                     ;    57.0 p2     192 dst.18
        db 0x2e
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    70.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3520], zmm19                                    ;    73.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [r8 + 7360]                                     ;    57.2 p3     192 dst.19
        db 0x2e
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    71.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3584], zmm20                                    ;    74.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [r8 + 7424]                                     ;    58.0 p2     192 dst.20
        db 0x2e
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    72.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3648], zmm21                                    ;    75.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [r8 + 7488]                                     ;    58.2 p3     192 dst.21
        db 0x2e
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    73.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3712], zmm22                                    ;    76.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [r8 + 7552]                                     ;    59.0 p2     192 dst.22
        db 0x2e
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;    74.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3776], zmm16                                    ;    77.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [r8 + 7680]                                     ;    59.2 p3     192 dst.24
        db 0x2e
        vmovdqu64 zmm16, [r8 + 7616]                                     ;    60.0 p2     192 dst.23
        db 0x2e
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    75.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    76.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3840], zmm25                                    ;    79.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [r8 + 7744]                                     ;    60.2 p3     192 dst.25
        db 0x2e
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    77.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm26                                    ;    80.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [r8 + 7808]                                     ;    61.0 p2     192 dst.26
        db 0x2e
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    78.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3968], zmm27                                    ;    81.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [r8 + 7872]                                     ;    61.2 p3     192 dst.27
        db 0x2e
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    79.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4032], zmm28                                    ;    82.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [r8 + 7936]                                     ;    62.0 p2     192 dst.28
        db 0x2e
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    80.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4096], zmm29                                    ;    83.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [r8 + 8000]                                     ;    62.2 p3     192 dst.29
        db 0x2e
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;    81.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4160], zmm30                                    ;    84.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [r8 + 8064]                                     ;    63.0 p2     192 dst.30
        db 0x2e
        vmovdqu64 [rbp + 4224], zmm15                                    ;    78.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [r8 + 8128]                                     ;    63.2 p3     192 dst.31
        db 0x2e
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    82.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    83.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm31, zmm31, zmm31, 0xd8                             ;    84.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    85.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    86.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    87.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    88.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    89.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    90.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    91.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    92.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    93.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    94.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    95.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    96.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    97.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;    98.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    99.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;   100.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;   101.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;   102.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;   103.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;   104.5 p5     192 dst
        db 0x2e
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;   105.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4288], zmm15                                    ;   108.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [r8 + 2048]                                     ;    64.0 p2     192 dst.0 reload
        db 0x2e
        vshufi32x4 zmm15, zmm15, [r8 + 2048], 0xd8                       ;   106.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 4352], zmm30                                    ;   107.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [r8 + 1984]                                     ;    65.0 p2     192 dst.31 reload
        db 0x2e
        vshufi32x4 zmm30, zmm30, [r8 + 1984], 0xd8                       ;   107.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 4416], zmm29                                    ;   106.5 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm29, zmm0, 1                                            ;    50.8 p0     192 dst
        vmovdqu64 [rbp + 4480], zmm28                                    ;   105.5 p7+p4  192 dst spill
        vmovdqu64 zmm28, [r8 + 2112]                                     ;    66.0 p2     192 dst.1 reload
        db 0x2e, 0x2e
        vshufi32x4 zmm28, zmm28, [r8 + 2112], 0xd8                       ;   108.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm1, [rel aes_from_slices.T0_constants512], 0x28 ;    67.0 p0+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 4544], zmm27                                    ;   104.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [r8 + 2176]                                     ;    67.2 p3     192 dst.2 reload
        db 0x2e
        vshufi32x4 zmm27, zmm27, [r8 + 2176], 0xd8                       ;   109.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 4608], zmm26                                    ;   103.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [r8 + 2240]                                     ;    68.2 p3     192 dst.3 reload
        db 0x2e
        vshufi32x4 zmm26, zmm26, [r8 + 2240], 0xd8                       ;   110.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 4672], zmm25                                    ;   102.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [r8 + 2304]                                     ;    69.2 p3     192 dst.4 reload
        db 0x2e
        vshufi32x4 zmm25, zmm25, [r8 + 2304], 0xd8                       ;   111.5 p5+p2  192 dst
        db 0x2e
        vpxord zmm1, zmm1, zmm29                                         ;    68.0 p0     192 dst
        db 0x2e
        vpsllq zmm29, zmm29, 1                                           ;    68.0 p0     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm29                                         ;    69.0 p0     192 dst
        db 0x2e
        vmovdqu64 zmm29, [r8 + 2368]                                     ;    70.2 p3     192 dst.5 reload
        db 0x2e, 0x2e
        vshufi32x4 zmm29, zmm29, [r8 + 2368], 0xd8                       ;   112.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4736], zmm16                                    ;   101.5 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm16, zmm2, 1                                            ;    56.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4800], zmm22                                    ;   100.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [r8 + 2432]                                     ;    71.2 p3     192 dst.6 reload
        db 0x2e
        vshufi32x4 zmm22, zmm22, [r8 + 2432], 0xd8                       ;   113.5 p5+p2  192 dst
        db 0x2e
        vpternlogd zmm16, zmm3, [rel aes_from_slices.T0_constants512], 0x28 ;    72.2 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4864], zmm21                                    ;    99.5 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm21, [r8 + 2560]                                     ;    73.0 p2     192 dst.8 reload
        db 0x2e, 0x2e
        vshufi32x4 zmm21, zmm21, [r8 + 2560], 0xd8                       ;   114.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm16                                         ;    73.2 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm16, zmm16, 1                                           ;    73.2 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm16                                         ;    74.2 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm16, zmm4, 1                                            ;    61.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4928], zmm20                                    ;    98.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm20, zmm6, 1                                            ;    62.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm5, [rel aes_from_slices.T0_constants512], 0x28 ;    74.0 p0+p2  192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm16                                         ;    75.0 p0     192 dst
        db 0x2e
        vpsllq zmm16, zmm16, 1                                           ;    75.0 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm16                                         ;    76.0 p0     192 dst
        db 0x2e
        vmovdqu64 zmm16, [rel aes_from_slices.T0_constants512]           ;    74.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm8, zmm16, 0x28                              ;    80.2 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm20                                         ;    81.2 p0     192 dst
        db 0x2e
        vpsllq zmm20, zmm20, 1                                           ;    81.2 p0     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm20                                         ;    82.2 p0     192 dst
        db 0x2e
        vpsrlq zmm20, zmm0, 2                                            ;    71.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4992], zmm19                                    ;    97.5 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm19, zmm1, 2                                            ;    72.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5056], zmm18                                    ;    96.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [r8 + 4096]                                     ;    75.0 p2     192 dst.0 reload
        db 0x2e
        vshufi32x4 zmm18, zmm18, [r8 + 4096], 0xd8                       ;   115.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5120], zmm17                                    ;    95.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [r8 + 4032]                                     ;    76.0 p2     192 dst.31 reload
        db 0x2e
        vshufi32x4 zmm17, zmm17, [r8 + 4032], 0xd8                       ;   116.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5184], zmm7                                     ;    94.5 p8+p9  192 dst spill
        vmovdqu64 zmm7, [r8 + 4160]                                      ;    77.0 p2     192 dst.1 reload
        vshufi32x4 zmm7, zmm7, [r8 + 4160], 0xd8                         ;   117.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5248], zmm14                                    ;    93.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [r8 + 4224]                                     ;    78.0 p2     192 dst.2 reload
        db 0x2e
        vshufi32x4 zmm14, zmm14, [r8 + 4224], 0xd8                       ;   118.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5312], zmm13                                    ;    93.0 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [r8 + 4288]                                     ;    79.0 p2     192 dst.3 reload
        db 0x2e
        vshufi32x4 zmm13, zmm13, [r8 + 4288], 0xd8                       ;   119.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5376], zmm12                                    ;    94.5 p7+p4  192 dst spill
        vmovdqu64 zmm12, [r8 + 4352]                                     ;    80.0 p2     192 dst.4 reload
        db 0x2e, 0x2e
        vshufi32x4 zmm12, zmm12, [r8 + 4352], 0xd8                       ;   120.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm2, [rel aes_from_slices.T0_constants512 + 64], 0x28 ;    81.0 p0+p2  192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm20                                         ;    82.0 p0     192 dst
        db 0x2e
        vpsllq zmm20, zmm20, 2                                           ;    82.0 p0     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm20                                         ;    83.0 p0     192 dst
        db 0x2e
        vmovdqu64 zmm20, [rel aes_from_slices.T0_constants512 + 64]      ;    81.2 p3     192 dst reload
        db 0x2e
        vpternlogd zmm19, zmm3, zmm20, 0x28                              ;    87.2 p0     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm19                                         ;    88.2 p0     192 dst
        db 0x2e
        vpsllq zmm19, zmm19, 2                                           ;    88.2 p0     192 dst
        db 0x2e
        vpxord zmm1, zmm1, zmm19                                         ;    89.2 p0     192 dst
        db 0x2e
        vmovdqu64 zmm19, [r8 + 4416]                                     ;    82.0 p2     192 dst.5 reload
        db 0x2e
        vshufi32x4 zmm19, zmm19, [r8 + 4416], 0xd8                       ;   121.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm11                                    ;    95.0 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [r8 + 4608]                                     ;    83.0 p2     192 dst.8 reload
        db 0x2e
        vshufi32x4 zmm11, zmm11, [r8 + 4608], 0xd8                       ;   122.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5504], zmm10                                    ;    96.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm4, 2                                            ;    81.3 p0     192 dst
        db 0x2e
        vpternlogd zmm10, zmm6, zmm20, 0x28                              ;    87.2 p0     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm10                                         ;    88.2 p0     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 2                                           ;    88.2 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm10                                         ;    89.2 p0     192 dst
        db 0x2e
        vpsrlq zmm10, zmm5, 2                                            ;    86.3 p0     192 dst
        db 0x2e
        vpternlogd zmm10, zmm8, zmm20, 0x28                              ;    87.3 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm10                                         ;    88.3 p0     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 2                                           ;    89.3 p0     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm10                                         ;    90.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm10, [r8 + 5120]                                     ;    84.0 p2     192 dst.16 reload
        db 0x2e
        vshufi32x4 zmm10, zmm10, [r8 + 5120], 0xd8                       ;   123.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5568], zmm9                                     ;    97.0 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 6144]                                      ;    85.0 p2     192 dst.0 reload
        db 0x2e
        vshufi32x4 zmm9, zmm9, [r8 + 6144], 0xd8                         ;   124.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5632], zmm31                                    ;    98.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm31, [r8 + 6080]                                     ;    86.0 p2     192 dst.31 reload
        db 0x2e
        vshufi32x4 zmm31, zmm31, [r8 + 6080], 0xd8                       ;   125.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5696], zmm23                                    ;    99.0 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [r8 + 6208]                                     ;    87.0 p2     192 dst.1 reload
        db 0x2e
        vshufi32x4 zmm23, zmm23, [r8 + 6208], 0xd8                       ;   126.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5760], zmm24                                    ;   100.5 p7+p4  192 dst spill
        vpsrlq zmm24, zmm0, 4                                            ;    91.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5824], zmm23                                    ;   129.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [r8 + 6272]                                     ;    88.0 p2     192 dst.2 reload
        db 0x2e
        vshufi32x4 zmm23, zmm23, [r8 + 6272], 0xd8                       ;   127.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5888], zmm23                                    ;   130.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [r8 + 6336]                                     ;    89.0 p2     192 dst.3 reload
        db 0x2e
        vshufi32x4 zmm23, zmm23, [r8 + 6336], 0xd8                       ;   128.5 p5+p3  192 dst
        vmovdqu64 [rbp + 5952], zmm23                                    ;   131.5 p8+p9  192 dst spill
        vpsrlq zmm23, zmm2, 4                                            ;    92.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6016], zmm9                                     ;   127.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 6400]                                      ;    90.0 p2     192 dst.4 reload
        db 0x2e
        vshufi32x4 zmm9, zmm9, [r8 + 6400], 0xd8                         ;   129.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 6080], zmm9                                     ;   132.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 6656]                                      ;    91.0 p2     192 dst.8 reload
        db 0x2e
        vshufi32x4 zmm9, zmm9, [r8 + 6656], 0xd8                         ;   130.5 p5+p3  192 dst
        vmovdqu64 [rbp + 6144], zmm9                                     ;   133.5 p7+p4  192 dst spill
        vmovdqu64 zmm9, [r8 + 7168]                                      ;    92.0 p2     192 dst.16 reload
        db 0x2e, 0x2e
        vshufi32x4 zmm9, zmm9, [r8 + 7168], 0xd8                         ;   131.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6208], zmm9                                     ;   134.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm9, zmm1, 4                                             ;    93.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm4, [rel aes_from_slices.T0_constants512 + 128], 0x28 ;    94.3 p0+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm24                                         ;    95.3 p0     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 4                                           ;    96.3 p0     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm24                                         ;    97.3 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm24, zmm3, 4                                            ;    98.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6272], zmm4                                     ;   108.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm4, [r8 + 7680]                                      ;    93.2 p3     192 dst.24 reload
        db 0x2e, 0x2e
        vshufi32x4 zmm4, zmm4, [r8 + 7680], 0xd8                         ;   132.5 p5+p2  192 dst
        db 0x2e
        vpternlogd zmm9, zmm5, [rel aes_from_slices.T0_constants512 + 128], 0x28 ;    99.3 p0+p3  192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm9                                          ;   100.3 p0     192 dst
        db 0x2e
        vpsllq zmm9, zmm9, 4                                             ;   101.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm9                                          ;   102.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm9, [rel aes_from_slices.T0_constants512 + 128]      ;    95.0 p2     192 dst reload
        db 0x2e
        vpternlogd zmm23, zmm6, zmm9, 0x28                               ;   103.3 p0     192 dst
        db 0x2e
        vpternlogd zmm24, zmm8, zmm9, 0x28                               ;   104.3 p0     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm23                                         ;   105.3 p0     192 dst
        db 0x2e
        vpsllq zmm23, zmm23, 4                                           ;   106.3 p0     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm23                                         ;   107.3 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm24                                         ;   108.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm23, zmm24, 4                                           ;   109.3 p0     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm23                                         ;   110.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 320]                                     ;    95.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp - 128]                                     ;    96.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6336], zmm8                                     ;   109.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp - 64]                                       ;    96.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm6                                     ;   110.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 0]                                        ;    97.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6464], zmm5                                     ;   111.0 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 64]                                       ;    97.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6528], zmm3                                     ;   112.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [rbp + 128]                                      ;    98.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm2                                     ;   113.0 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 192]                                      ;    98.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm1                                     ;   114.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm1, [rbp + 256]                                      ;    99.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm0                                     ;   115.0 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 832]                                      ;    99.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm4                                     ;   135.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 384]                                      ;   100.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm31                                    ;   128.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm31, [rbp + 448]                                     ;   100.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6912], zmm10                                    ;   126.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [rbp + 512]                                     ;   101.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6976], zmm11                                    ;   125.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 576]                                     ;   101.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7040], zmm19                                    ;   124.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [rbp + 640]                                     ;   102.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7104], zmm12                                    ;   123.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [rbp + 704]                                     ;   102.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm13                                    ;   122.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 768]                                     ;   103.0 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 7232], zmm14                                    ;   123.0 p8+p9  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 320]                                     ;   103.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm14, zmm14, 1                                           ;   111.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm16, [rbp - 128], 0x48                       ;   112.3 p0+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm14                                       ;   113.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm14, 1                                           ;   114.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm23, zmm23, zmm14                                       ;   115.3 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm14, zmm24, 2                                           ;   116.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp - 128], zmm7                                      ;   124.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm23, 2                                            ;   117.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 320], zmm18                                     ;   125.0 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp - 64]                                      ;   104.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm18, 1                                           ;   118.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm16, [rbp + 0], 0x48                         ;   119.3 p0+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm18                                         ;   120.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm18, zmm18, 1                                           ;   121.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm18                                         ;   122.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm6, zmm20, 0x28                              ;   123.3 p0     192 dst
        db 0x2e
        vpternlogd zmm7, zmm8, zmm20, 0x28                               ;   124.3 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm7                                          ;   125.3 p0     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 2                                             ;   126.3 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm7                                        ;   127.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm14                                         ;   128.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm7, zmm14, 2                                            ;   129.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm7                                        ;   130.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 64]                                       ;   105.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm7, 1                                             ;   131.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm16, [rbp + 128], 0x48                        ;   132.3 p0+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm7                                          ;   133.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm7, zmm7, 1                                             ;   134.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm5, zmm5, zmm7                                          ;   135.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 192]                                      ;   106.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm7, 1                                             ;   135.3 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm14, zmm23, 4                                           ;   136.3 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm8, 4                                            ;   137.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm16, [rbp + 256], 0x48                        ;   136.3 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm7                                          ;   137.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm7, zmm7, 1                                             ;   138.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm7                                          ;   139.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm24, 4                                            ;   139.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 256], zmm17                                     ;   126.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm17, zmm3, 2                                            ;   140.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm1, zmm20, 0x28                              ;   141.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm17                                         ;   142.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm17, zmm17, 2                                           ;   142.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm17                                         ;   143.3 p5     192 dst
        db 0x2e
        vpternlogd zmm7, zmm3, zmm9, 0x28                                ;   144.3 p5     192 dst
        db 0x2e
        vpsrlq zmm17, zmm6, 4                                            ;   142.3 p0     192 dst
        db 0x2e
        vpternlogd zmm17, zmm1, zmm9, 0x28                               ;   143.3 p5     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm7                                          ;   145.3 p5     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 4                                             ;   145.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm7                                        ;   146.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm5, 2                                             ;   144.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm2, zmm20, 0x28                               ;   145.3 p5     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm7                                          ;   146.3 p0     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 2                                             ;   146.3 p0     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm7                                          ;   147.3 p5     192 dst
        db 0x2e
        vpternlogd zmm14, zmm5, zmm9, 0x28                               ;   148.3 p5     192 dst
        db 0x2e
        vpternlogd zmm18, zmm2, zmm9, 0x28                               ;   147.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm17                                         ;   147.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm7, zmm17, 4                                            ;   148.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm7                                          ;   149.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm5, zmm5, zmm14                                         ;   149.3 p0     192 dst
        db 0x2e
        vpsllq zmm7, zmm14, 4                                            ;   150.3 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm7                                        ;   151.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm7, [rbp + 832]                                      ;   107.2 p3     192 dst reload
        db 0x2e
        vpsrlq zmm7, zmm7, 1                                             ;   151.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm14, zmm30                                           ;   110.5        192 dst copy
        db 0x2e, 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm18                                         ;   150.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm17, zmm18, 4                                           ;   152.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm17                                         ;   153.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 448]                                     ;   108.0 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm17, zmm17, 1                                           ;   153.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm16, [rbp + 384], 0x48                        ;   152.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm7                                          ;   153.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm7, zmm7, 1                                             ;   154.3 p0     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm7                                          ;   155.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm7, [rbp + 576]                                      ;   109.0 p2     192 dst reload
        db 0x2e
        vpsrlq zmm7, zmm7, 1                                             ;   155.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm18, [rbp + 1280]                                    ;   109.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 576], zmm1                                      ;   148.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm1, [rbp + 896]                                      ;   110.0 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [rbp + 512], 0x48                       ;   155.5 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm17                                       ;   156.5 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm17, zmm17, 1                                           ;   157.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm17                                       ;   158.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 960]                                     ;   111.0 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 512], zmm2                                      ;   151.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 1024]                                     ;   111.2 p3     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm7, zmm16, [rbp + 640], 0x48                        ;   157.5 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm7                                        ;   158.5 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm7, zmm7, 1                                             ;   159.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm7                                        ;   160.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 1088]                                     ;   112.2 p3     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 640], zmm3                                      ;   146.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm3, zmm4, 2                                             ;   160.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm3, zmm10, zmm20, 0x28                              ;   161.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm3                                        ;   162.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm3, zmm3, 2                                             ;   162.3 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm3                                          ;   163.3 p5     192 dst
        db 0x2e
        vpsrlq zmm3, zmm0, 2                                             ;   162.3 p0     192 dst
        db 0x2e
        vpternlogd zmm3, zmm31, zmm20, 0x28                              ;   163.3 p5     192 dst
        db 0x2e
        vpxord zmm31, zmm31, zmm3                                        ;   164.3 p0     192 dst
        db 0x2e
        vpsllq zmm3, zmm3, 2                                             ;   164.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm3                                          ;   165.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm3, [rbp + 1152]                                     ;   113.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 384], zmm5                                      ;   150.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 1216]                                     ;   113.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 448], zmm6                                      ;   150.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm6, zmm19, 2                                            ;   165.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 832], zmm8                                      ;   154.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm8, zmm11, 2                                            ;   166.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 192], zmm24                                     ;   147.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm24, zmm4, 4                                            ;   167.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 128], zmm23                                     ;   152.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm23, zmm0, 4                                            ;   168.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 64], zmm21                                      ;   135.0 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm21, zmm10, 4                                           ;   169.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 0], zmm22                                       ;   136.5 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm22, zmm31, 4                                           ;   170.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp - 64], zmm29                                      ;   137.0 p8+p9  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 704]                                     ;   114.0 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm29, zmm29, 1                                           ;   171.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm16, [rbp + 768], 0x48                       ;   172.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm29                                       ;   173.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm29, zmm29, 1                                           ;   173.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm29                                       ;   174.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm29, zmm15, 1                                           ;   173.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm12, zmm20, 0x28                              ;   175.3 p5     192 dst
        db 0x2e
        vpternlogd zmm6, zmm13, zmm20, 0x28                              ;   174.3 p5     192 dst
        db 0x2e
        vpxord zmm12, zmm12, zmm8                                        ;   176.3 p5     192 dst
        db 0x2e
        vpsllq zmm8, zmm8, 2                                             ;   176.3 p0     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm8                                        ;   177.3 p5     192 dst
        db 0x2e
        vpsrlq zmm8, zmm27, 1                                            ;   175.3 p0     192 dst
        db 0x2e
        vpternlogd zmm23, zmm11, zmm9, 0x28                              ;   178.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm6                                        ;   175.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 2                                             ;   176.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm6                                        ;   177.3 p5     192 dst
        db 0x2e
        vpsrlq zmm6, zmm25, 1                                            ;   177.3 p0     192 dst
        db 0x2e
        vpternlogd zmm24, zmm19, zmm9, 0x28                              ;   178.3 p5     192 dst
        db 0x2e
        vpternlogd zmm22, zmm12, zmm9, 0x28                              ;   177.3 p5     192 dst
        db 0x2e
        vpternlogd zmm21, zmm13, zmm9, 0x28                              ;   176.5 p5     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm23                                       ;   179.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm23, zmm23, 4                                           ;   179.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm23                                         ;   180.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm28                                           ;   111.5        192 dst copy
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm28, zmm16, 0x28                             ;   179.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqa64 zmm28, zmm26                                           ;   113.5        192 dst copy
        db 0x2e
        vpxord zmm19, zmm19, zmm24                                       ;   179.5 p5     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 4                                           ;   180.3 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm24                                         ;   181.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm22                                       ;   181.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm22, zmm22, 4                                           ;   182.3 p0     192 dst
        db 0x2e
        vpxord zmm31, zmm31, zmm22                                       ;   183.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm22, [rbp + 1280]                                    ;   115.0 p2     192 dst reload
        db 0x2e
        vpsrlq zmm22, zmm22, 1                                           ;   183.3 p0     192 dst
        db 0x2e
        vpternlogd zmm8, zmm26, zmm16, 0x28                              ;   182.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 960]                                     ;   115.2 p3     192 dst reload
        db 0x2e
        vpsrlq zmm24, zmm24, 1                                           ;   184.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm21                                       ;   183.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm21, zmm21, 4                                           ;   185.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm21                                       ;   186.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 1088]                                    ;   116.0 p2     192 dst reload
        db 0x2e
        vpsrlq zmm21, zmm21, 1                                           ;   186.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp - 64]                                      ;   137.0 p3     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm29                                       ;   185.5 p5     192 dst
        db 0x2e
        vpsllq zmm29, zmm29, 1                                           ;   187.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm29                                       ;   188.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 0]                                       ;   136.5 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm8                                        ;   187.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm8, zmm8, 1                                             ;   188.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm8                                        ;   189.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 1344]                                     ;   117.2 p3     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm16, [rbp + 896], 0x48                       ;   189.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm22                                         ;   190.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm22, zmm22, 1                                           ;   190.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm22                                       ;   191.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm16, [rbp + 1024], 0x48                      ;   191.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm24                                         ;   192.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm22, zmm24, 1                                           ;   192.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm22                                       ;   193.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 1216]                                    ;   119.0 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm22, zmm22, 1                                           ;   193.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm30, zmm16, 0x28                             ;   194.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 0]                                       ;   136.5 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm24, zmm24, 1                                           ;   194.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm21, zmm16, [rbp + 1152], 0x48                      ;   194.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm21                                         ;   195.5 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm21, zmm21, 1                                           ;   196.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm21                                         ;   197.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm22                                       ;   196.5 p5     192 dst
        db 0x2e
        vpsllq zmm21, zmm22, 1                                           ;   197.3 p0     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm21                                         ;   198.3 p5     192 dst
        db 0x2e
        vpsrlq zmm21, zmm18, 2                                           ;   198.3 p0     192 dst
        db 0x2e
        vpternlogd zmm21, zmm17, zmm20, 0x28                             ;   199.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm16, [rbp - 64], 0x48                         ;   199.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm21                                       ;   200.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm21, zmm21, 2                                           ;   200.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm21                                       ;   201.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 64]                                      ;   135.0 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm22, zmm21, 1                                           ;   201.3 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm30, zmm1, 2                                            ;   202.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm30, zmm2, zmm20, 0x28                              ;   203.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm30                                         ;   204.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm30, zmm30, 2                                           ;   204.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm30                                         ;   205.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 1408]                                    ;   121.2 p3     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm6                                        ;   204.3 p0     192 dst
        db 0x2e
        vpsllq zmm6, zmm6, 1                                             ;   205.3 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm6                                        ;   206.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm3, 2                                             ;   206.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm14, zmm20, 0x28                              ;   207.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm6                                        ;   208.3 p5     192 dst
        db 0x2e
        vpsllq zmm6, zmm6, 2                                             ;   208.3 p0     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm6                                          ;   209.3 p5     192 dst
        db 0x2e
        vpsrlq zmm6, zmm7, 2                                             ;   208.3 p0     192 dst
        db 0x2e
        vpternlogd zmm6, zmm5, zmm20, 0x28                               ;   209.3 p5     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm6                                          ;   210.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 2                                             ;   210.3 p0     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm6                                          ;   211.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 1472]                                     ;   122.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 64], zmm13                                      ;   184.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 1536]                                    ;   122.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp - 64], zmm12                                      ;   182.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [rbp + 1600]                                    ;   123.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1152], zmm19                                    ;   180.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 1664]                                    ;   123.2 p3     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 0], zmm11                                       ;   180.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm11, zmm23, 2                                           ;   211.3 p0     192 dst
        db 0x2e
        vpternlogd zmm11, zmm28, zmm20, 0x28                             ;   212.3 p5     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm11                                       ;   213.3 p5     192 dst
        db 0x2e
        vpsllq zmm11, zmm11, 2                                           ;   213.3 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm11                                       ;   214.3 p5     192 dst
        db 0x2e
        vpsrlq zmm11, zmm15, 2                                           ;   213.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm27, zmm20, 0x28                             ;   214.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm11                                       ;   215.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm11, zmm11, 2                                           ;   215.3 p0     192 dst
        db 0x2e
        vpxord zmm15, zmm15, zmm11                                       ;   216.3 p5     192 dst
        db 0x2e
        vpsrlq zmm11, zmm18, 4                                           ;   216.3 p0     192 dst
        db 0x2e
        vpternlogd zmm11, zmm7, zmm9, 0x28                               ;   217.3 p5     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm11                                         ;   218.3 p5     192 dst
        db 0x2e
        vpsllq zmm11, zmm11, 4                                           ;   218.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm11                                       ;   219.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 1728]                                    ;   124.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1216], zmm7                                     ;   219.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 1792]                                     ;   124.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1024], zmm18                                    ;   220.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm18, zmm17, 4                                           ;   218.3 p0     192 dst
        db 0x2e
        vpternlogd zmm18, zmm5, zmm9, 0x28                               ;   219.3 p5     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm18                                         ;   220.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm18, zmm18, 4                                           ;   220.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm18                                       ;   221.3 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm16, [rbp + 1344], 0x48                      ;   220.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm1, 4                                            ;   221.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm3, zmm9, 0x28                               ;   222.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm18                                         ;   223.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm18, zmm18, 4                                           ;   223.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm18                                         ;   224.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm2, 4                                            ;   224.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm14, zmm9, 0x28                              ;   225.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm24                                         ;   224.5 p5     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 1                                           ;   225.3 p0     192 dst
        db 0x2e
        vpxord zmm29, zmm29, zmm24                                       ;   226.3 p5     192 dst
        db 0x2e
        vpsrlq zmm24, zmm26, 2                                           ;   226.3 p0     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm18                                       ;   226.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm18, zmm18, 4                                           ;   227.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm18                                         ;   228.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 2304]                                    ;   127.2 p3     192 dst
        db 0x2e
        vpternlogd zmm24, zmm8, zmm20, 0x28                              ;   228.3 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm24                                         ;   229.3 p5     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 2                                           ;   229.3 p0     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm24                                       ;   230.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 1856]                                    ;   128.0 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1344], zmm14                                    ;   227.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm14, zmm25, 2                                           ;   230.3 p0     192 dst
        db 0x2e
        vpternlogd zmm14, zmm29, zmm20, 0x28                             ;   231.3 p5     192 dst
        db 0x2e
        vpxord zmm29, zmm29, zmm14                                       ;   232.3 p0     192 dst
        db 0x2e
        vpsllq zmm14, zmm14, 2                                           ;   232.3 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm14                                       ;   233.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 1920]                                    ;   129.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 896], zmm5                                      ;   221.3 p8+p9  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 1984]                                     ;   129.5 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1088], zmm3                                     ;   224.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 2048]                                     ;   130.2 p3     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 960], zmm2                                      ;   229.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 2112]                                     ;   130.5 p2     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm16, [rbp + 1408], 0x48                      ;   232.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm22                                       ;   233.5 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm22, zmm22, 1                                           ;   234.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm22                                       ;   235.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm22, zmm23, 4                                           ;   235.3 p0     192 dst
        db 0x2e
        vpternlogd zmm22, zmm26, zmm9, 0x28                              ;   236.3 p5     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm22                                       ;   237.3 p5     192 dst
        db 0x2e
        vpsllq zmm22, zmm22, 4                                           ;   237.3 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm22                                       ;   238.3 p5     192 dst
        db 0x2e
        vpsrlq zmm22, zmm15, 4                                           ;   237.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm25, zmm9, 0x28                              ;   238.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm22                                       ;   239.3 p0     192 dst
        db 0x2e
        vpsllq zmm22, zmm22, 4                                           ;   239.3 p0     192 dst
        db 0x2e
        vpxord zmm15, zmm15, zmm22                                       ;   240.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm22, [rbp + 2176]                                    ;   132.8 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1408], zmm17                                    ;   222.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 2240]                                    ;   133.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1280], zmm1                                     ;   225.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm1, zmm28, 4                                            ;   240.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm8, zmm9, 0x28                                ;   241.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm1                                          ;   242.3 p5     192 dst
        db 0x2e
        vpsllq zmm1, zmm1, 4                                             ;   242.3 p0     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm1                                        ;   243.3 p5     192 dst
        db 0x2e
        vpsrlq zmm1, zmm27, 4                                            ;   242.3 p0     192 dst
        db 0x2e
        vpternlogd zmm1, zmm29, zmm9, 0x28                               ;   243.3 p5     192 dst
        db 0x2e
        vpxord zmm29, zmm29, zmm1                                        ;   244.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 4                                             ;   244.3 p0     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm1                                        ;   245.3 p5     192 dst
        db 0x2e
        vpsrlq zmm1, zmm30, 2                                            ;   245.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 768], zmm8                                      ;   243.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm8, zmm21, 2                                            ;   246.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 704], zmm29                                     ;   245.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 1472]                                    ;   135.8 p2     192 dst reload
        db 0x2e
        vpsrlq zmm29, zmm29, 1                                           ;   247.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 1472], zmm26                                    ;   238.3 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 1600]                                    ;   136.3 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm26, zmm26, 1                                           ;   248.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm16, [rbp + 1536], 0x48                      ;   248.3 p5+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm29                                       ;   249.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm29, zmm29, 1                                           ;   249.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm29                                         ;   250.3 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm6, zmm20, 0x28                               ;   251.3 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm13, zmm20, 0x28                              ;   250.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm8                                          ;   252.3 p5     192 dst
        db 0x2e
        vpsllq zmm8, zmm8, 2                                             ;   252.3 p0     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm8                                        ;   253.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm8, [rbp + 1728]                                     ;   138.3 p3     192 dst reload
        db 0x2e
        vpsrlq zmm8, zmm8, 1                                             ;   251.3 p0     192 dst
        db 0x2e
        vpxord zmm13, zmm13, zmm1                                        ;   251.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm1, zmm1, 2                                             ;   252.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm1                                        ;   253.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 2304]                                     ;   139.2 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm1, zmm1, 1                                             ;   253.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm16, [rbp + 1664], 0x48                      ;   253.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm26                                       ;   254.5 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm26, zmm26, 1                                           ;   255.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm26                                       ;   256.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 1920]                                    ;   140.3 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm26, zmm26, 1                                           ;   256.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm16, [rbp + 1792], 0x48                       ;   255.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm8                                          ;   256.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm8, zmm8, 1                                             ;   257.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm8                                        ;   258.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm8, [rbp + 2048]                                     ;   141.5 p2     192 dst reload
        db 0x2e
        vpsrlq zmm8, zmm8, 1                                             ;   258.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm29, [rbp + 2752]                                    ;   141.8 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2048], zmm25                                    ;   240.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp + 2368]                                    ;   142.5 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1792], zmm28                                    ;   244.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm28, zmm19, 2                                           ;   259.3 p0     192 dst
        db 0x2e
        vpternlogd zmm28, zmm7, zmm20, 0x28                              ;   260.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm28                                         ;   261.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm28, zmm28, 2                                           ;   261.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm28                                       ;   262.3 p5     192 dst
        db 0x2e
        vpsrlq zmm28, zmm21, 4                                           ;   261.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1920], zmm10                                    ;   187.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm10, zmm12, 2                                           ;   262.3 p0     192 dst
        db 0x2e
        vpternlogd zmm10, zmm11, zmm20, 0x28                             ;   263.3 p5     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm10                                       ;   264.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm10, zmm10, 2                                           ;   264.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm10                                       ;   265.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 2432]                                    ;   144.5 p3     192 dst
        db 0x2e
        vpternlogd zmm28, zmm12, zmm9, 0x28                              ;   266.3 p0     192 dst
        db 0x2e
        vpxord zmm12, zmm12, zmm28                                       ;   267.3 p5     192 dst
        db 0x2e
        vpsllq zmm28, zmm28, 4                                           ;   267.3 p0     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm28                                       ;   268.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 2496]                                    ;   145.3 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1664], zmm12                                    ;   268.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [rbp + 2560]                                    ;   145.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2304], zmm21                                    ;   269.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 2624]                                    ;   146.3 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm27                                    ;   246.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 2688]                                    ;   146.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1536], zmm31                                    ;   184.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm31, [rbp + 256]                                     ;   147.3 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1600], zmm23                                    ;   239.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm23, zmm30, 4                                           ;   266.3 p0     192 dst
        db 0x2e
        vpternlogd zmm23, zmm19, zmm9, 0x28                              ;   267.3 p5     192 dst
        db 0x2e
        vpxord zmm19, zmm19, zmm23                                       ;   268.3 p0     192 dst
        db 0x2e
        vpsllq zmm23, zmm23, 4                                           ;   268.3 p0     192 dst
        db 0x2e
        vpxord zmm30, zmm30, zmm23                                       ;   269.3 p5     192 dst
        db 0x2e
        vpsrlq zmm23, zmm6, 4                                            ;   269.3 p0     192 dst
        db 0x2e
        vpternlogd zmm23, zmm11, zmm9, 0x28                              ;   270.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm23                                       ;   271.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm23, zmm23, 4                                           ;   271.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm23                                         ;   272.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm23, zmm13, 4                                           ;   271.3 p0     192 dst
        db 0x2e
        vpternlogd zmm23, zmm7, zmm9, 0x28                               ;   272.3 p5     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm23                                         ;   273.3 p0     192 dst
        db 0x2e
        vpsllq zmm23, zmm23, 4                                           ;   273.3 p0     192 dst
        db 0x2e
        vpxord zmm13, zmm13, zmm23                                       ;   274.3 p5     192 dst
        vpternlogd zmm1, zmm16, [rbp + 1856], 0x48                       ;   273.5 p5+p3  192 dst
        vpternlogd zmm26, zmm16, [rbp + 1984], 0x48                      ;   274.3 p0+p2  192 dst
        vpternlogd zmm8, zmm16, [rbp + 2112], 0x48                       ;   274.5 p5+p3  192 dst
        vmovdqu64 zmm23, [rbp + 2176]                                    ;   150.8 p2     192 dst reload
        vpsrlq zmm23, zmm23, 1                                           ;   275.3 p0     192 dst
        vpxord zmm24, zmm24, zmm1                                        ;   275.5 p5     192 dst
        vpsllq zmm1, zmm1, 1                                             ;   276.3 p0     192 dst
        vpxord zmm18, zmm18, zmm1                                        ;   277.3 p5     192 dst
        vpxord zmm5, zmm5, zmm26                                         ;   277.3 p0     192 dst
        vpsllq zmm1, zmm26, 1                                            ;   278.3 p0     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm1                                        ;   279.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm1, [rbp + 2752]                                     ;   151.8 p3     192 dst reload
        db 0x2e
        vpsrlq zmm1, zmm1, 1                                             ;   279.3 p0     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm8                                          ;   278.5 p5     192 dst
        db 0x2e
        vpsllq zmm8, zmm8, 1                                             ;   280.3 p0     192 dst
        vpxord zmm3, zmm3, zmm8                                          ;   281.3 p5     192 dst
        vmovdqu64 zmm8, [rbp + 2432]                                     ;   152.7 p2     192 dst reload
        vpsrlq zmm8, zmm8, 1                                             ;   281.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 2560]                                    ;   153.0 p3     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm26, zmm26, 1                                           ;   282.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm16, [rbp + 2240], 0x48                      ;   280.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm23                                       ;   281.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm23, zmm23, 1                                           ;   283.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm22, zmm22, zmm23                                       ;   284.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 2688]                                    ;   154.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm23, zmm23, 1                                           ;   284.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2688], zmm7                                     ;   274.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm7, zmm24, 2                                            ;   285.3 p0     192 dst
        db 0x2e
        vpternlogd zmm7, zmm5, zmm20, 0x28                               ;   286.3 p5     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm7                                          ;   287.3 p5     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 2                                             ;   287.3 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm7                                        ;   288.3 p5     192 dst
        db 0x2e
        vpsrlq zmm7, zmm18, 2                                            ;   287.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm14, zmm20, 0x28                              ;   288.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm7                                        ;   289.3 p5     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 2                                             ;   289.3 p0     192 dst
        db 0x2e
        vpxord zmm18, zmm18, zmm7                                        ;   290.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm7, [rbp + 320]                                      ;   156.3 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2240], zmm11                                    ;   272.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [rbp - 128]                                     ;   156.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2560], zmm19                                    ;   269.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm19, zmm2, 2                                            ;   289.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm19, zmm17, zmm20, 0x28                             ;   290.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm19                                       ;   291.3 p0     192 dst
        db 0x2e
        vpsllq zmm19, zmm19, 2                                           ;   291.3 p0     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm19                                         ;   292.3 p5     192 dst
        db 0x2e
        vpsrlq zmm19, zmm3, 2                                            ;   292.3 p0     192 dst
        db 0x2e
        vpternlogd zmm19, zmm22, zmm20, 0x28                             ;   293.3 p5     192 dst
        db 0x2e
        vpxord zmm22, zmm22, zmm19                                       ;   294.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm19, zmm19, 2                                           ;   294.3 p0     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm19                                         ;   295.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 7232]                                    ;   158.7 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2432], zmm13                                    ;   275.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 7168]                                    ;   159.0 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2752], zmm6                                     ;   273.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 7104]                                     ;   159.7 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm30                                    ;   270.3 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 7040]                                    ;   160.0 p3     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm16, [rbp + 2368], 0x48                       ;   294.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm1                                        ;   295.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm1, zmm1, 1                                             ;   295.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm1                                        ;   296.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm8, zmm16, [rbp + 2496], 0x48                       ;   296.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 320]                                      ;   161.7 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm1, zmm1, 1                                             ;   297.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm8                                        ;   297.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm8, zmm8, 1                                             ;   298.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm8                                        ;   299.3 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm16, [rbp + 2624], 0x48                      ;   298.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm8, zmm24, 4                                            ;   299.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm2, zmm9, 0x28                                ;   300.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm8                                          ;   301.3 p0     192 dst
        db 0x2e
        vpsllq zmm8, zmm8, 4                                             ;   301.3 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm8                                        ;   302.3 p5     192 dst
        db 0x2e
        vpsrlq zmm8, zmm18, 4                                            ;   302.3 p0     192 dst
        db 0x2e
        vpternlogd zmm8, zmm3, zmm9, 0x28                                ;   303.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2624], zmm2                                     ;   302.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 2816]                                     ;   163.5 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm8                                          ;   304.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm8, zmm8, 4                                             ;   304.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm8                                        ;   305.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 2880]                                     ;   164.2 p3     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm26                                       ;   304.3 p0     192 dst
        db 0x2e
        vpsllq zmm26, zmm26, 1                                           ;   305.3 p0     192 dst
        db 0x2e
        vpxord zmm12, zmm12, zmm26                                       ;   306.3 p5     192 dst
        db 0x2e
        vpsrlq zmm26, zmm5, 4                                            ;   306.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm17, zmm9, 0x28                              ;   307.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm26                                       ;   308.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm26, zmm26, 4                                           ;   308.3 p0     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm26                                         ;   309.3 p5     192 dst
        db 0x2e
        vpsrlq zmm26, zmm14, 4                                           ;   308.3 p0     192 dst
        db 0x2e
        vpternlogd zmm26, zmm22, zmm9, 0x28                              ;   309.3 p5     192 dst
        db 0x2e
        vpxord zmm22, zmm22, zmm26                                       ;   310.3 p0     192 dst
        db 0x2e
        vpsllq zmm26, zmm26, 4                                           ;   310.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm26                                       ;   311.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm16, [rbp + 256], 0x48                       ;   310.5 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 7232]                                    ;   166.8 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm26, zmm26, 1                                           ;   311.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm23                                       ;   311.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm23, zmm23, 1                                           ;   312.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm23                                       ;   313.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 7104]                                    ;   167.7 p2     192 dst reload
        db 0x2e
        vpsrlq zmm23, zmm23, 1                                           ;   313.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7104], zmm17                                    ;   309.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 2816]                                    ;   168.2 p3     192 dst reload
        db 0x2e
        vpsrlq zmm17, zmm17, 1                                           ;   314.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2816], zmm22                                    ;   311.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm22, zmm29, 2                                           ;   315.3 p0     192 dst
        db 0x2e
        vpternlogd zmm22, zmm10, zmm20, 0x28                             ;   316.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm22                                       ;   317.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm22, zmm22, 2                                           ;   317.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm22                                       ;   318.3 p5     192 dst
        db 0x2e
        vpsrlq zmm22, zmm25, 2                                           ;   317.3 p0     192 dst
        db 0x2e
        vpternlogd zmm22, zmm28, zmm20, 0x28                             ;   318.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7232], zmm3                                     ;   305.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [rbp + 6976]                                     ;   170.0 p2     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm22                                       ;   319.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm22, zmm22, 2                                           ;   319.3 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm22                                       ;   320.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm22, [rbp + 2944]                                    ;   170.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 256], zmm5                                      ;   310.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 6976]                                     ;   171.0 p2     192 dst reload
        db 0x2e
        vpsrlq zmm5, zmm5, 1                                             ;   319.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6976], zmm14                                    ;   312.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [rbp + 3008]                                    ;   171.7 p3     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 320], zmm24                                     ;   303.3 p8+p9  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm24, zmm14, 1                                           ;   320.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm16, [rbp - 128], 0x48                        ;   319.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm1                                        ;   320.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 1                                             ;   321.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm1                                          ;   322.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm1, zmm21, 2                                            ;   322.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm31, zmm20, 0x28                              ;   323.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm1                                        ;   324.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 2                                             ;   324.3 p0     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm1                                        ;   325.3 p5     192 dst
        db 0x2e
        vpsrlq zmm1, zmm12, 2                                            ;   325.3 p0     192 dst
        db 0x2e
        vpternlogd zmm1, zmm27, zmm20, 0x28                              ;   326.3 p5     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm1                                        ;   327.3 p5     192 dst
        db 0x2e
        vpsllq zmm1, zmm1, 2                                             ;   327.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3008], zmm4                                     ;   182.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 3072]                                     ;   174.5 p3     192 dst
        db 0x2e
        vpxord zmm12, zmm12, zmm1                                        ;   328.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm1, [rbp + 3136]                                     ;   174.8 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp - 128], zmm18                                     ;   306.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [rbp + 3200]                                    ;   175.5 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm15                                    ;   241.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [rbp + 3136]                                    ;   175.8 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm15, zmm15, 1                                           ;   327.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3136], zmm0                                     ;   181.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 3264]                                     ;   176.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2368], zmm15                                    ;   328.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm15, zmm0, 1                                            ;   328.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm16, [rbp + 7168], 0x48                      ;   327.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm26                                       ;   328.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm26, zmm26, 1                                           ;   329.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm26                                       ;   330.3 p5     192 dst
        db 0x2e
        vpsrlq zmm26, zmm29, 4                                           ;   330.3 p0     192 dst
        db 0x2e
        vpternlogd zmm26, zmm12, zmm9, 0x28                              ;   331.3 p5     192 dst
        db 0x2e
        vpxord zmm12, zmm12, zmm26                                       ;   332.3 p0     192 dst
        db 0x2e
        vpsllq zmm26, zmm26, 4                                           ;   332.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3264], zmm12                                    ;   333.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [rbp + 3328]                                    ;   178.2 p3     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm26                                       ;   333.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm26, zmm10, 4                                           ;   333.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm27, zmm9, 0x28                              ;   334.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm26                                       ;   335.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm26, zmm26, 4                                           ;   335.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm26                                       ;   336.3 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm16, [rbp + 7040], 0x48                      ;   335.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm26, zmm25, 4                                           ;   336.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm21, zmm9, 0x28                              ;   337.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm26                                       ;   338.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm26, zmm26, 4                                           ;   338.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm26                                       ;   339.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [rbp + 2880], 0x48                      ;   338.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm26, zmm28, 4                                           ;   339.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm31, zmm9, 0x28                              ;   340.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm23                                       ;   339.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm23, zmm23, 1                                           ;   340.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm23                                         ;   341.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm23, zmm11, 2                                           ;   341.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm26                                       ;   341.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm26, zmm26, 4                                           ;   342.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm26                                       ;   343.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm26, zmm7, 2                                            ;   343.3 p0     192 dst
        db 0x2e
        vpternlogd zmm23, zmm13, zmm20, 0x28                             ;   343.5 p5     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm17                                         ;   344.3 p0     192 dst
        db 0x2e
        vpsllq zmm17, zmm17, 1                                           ;   345.3 p0     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm17                                         ;   346.3 p5     192 dst
        db 0x2e
        vpternlogd zmm26, zmm19, zmm20, 0x28                             ;   345.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm16, [rbp + 2944], 0x48                       ;   346.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm16, [rbp + 3072], 0x48                      ;   346.5 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm23                                       ;   347.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm17, zmm23, 2                                           ;   348.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm17                                       ;   349.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2368]                                    ;   328.3 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm16, [rbp + 3200], 0x48                      ;   348.5 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm26                                       ;   349.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm23, zmm26, 2                                           ;   350.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm23                                         ;   351.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 6912]                                    ;   185.5 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 3392]                                    ;   185.7 p3     192 dst
        db 0x2e, 0x2e
        vpxord zmm22, zmm22, zmm5                                        ;   350.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm5, zmm5, 1                                             ;   351.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm5                                          ;   352.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 6912]                                     ;   186.5 p2     192 dst reload
        db 0x2e
        vpsrlq zmm5, zmm5, 1                                             ;   352.3 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm24                                         ;   352.5 p5     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 1                                           ;   353.3 p0     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm24                                       ;   354.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 3456]                                    ;   187.2 p3     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6912], zmm31                                    ;   342.5 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm31, zmm24, 1                                           ;   354.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm17                                       ;   354.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm17, zmm17, 1                                           ;   355.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm17                                         ;   356.3 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm16, [rbp + 3328], 0x48                      ;   356.3 p0+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm17, zmm30, 2                                           ;   357.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm8, zmm20, 0x28                              ;   358.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm17                                         ;   359.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm17, zmm17, 2                                           ;   359.3 p0     192 dst
        db 0x2e
        vpxord zmm30, zmm30, zmm17                                       ;   360.3 p5     192 dst
        db 0x2e
        vpsrlq zmm17, zmm6, 2                                            ;   359.3 p0     192 dst
        db 0x2e
        vpternlogd zmm17, zmm2, zmm20, 0x28                              ;   360.3 p5     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm17                                         ;   361.3 p0     192 dst
        db 0x2e
        vpsllq zmm17, zmm17, 2                                           ;   361.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3456], zmm27                                    ;   336.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 3520]                                    ;   190.2 p3     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm17                                         ;   362.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 3584]                                    ;   190.5 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3328], zmm21                                    ;   339.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 3648]                                    ;   191.2 p3     192 dst
        db 0x2e
        vpxord zmm12, zmm12, zmm15                                       ;   361.5 p5     192 dst
        db 0x2e
        vpsllq zmm15, zmm15, 1                                           ;   362.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm15                                         ;   363.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm15, [rbp + 3584]                                    ;   191.5 p2     192 dst reload
        db 0x2e
        vpsrlq zmm15, zmm15, 1                                           ;   363.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3584], zmm28                                    ;   344.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [rbp + 3712]                                    ;   192.2 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3200], zmm10                                    ;   337.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm10, zmm28, 1                                           ;   364.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2368], zmm25                                    ;   340.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm25, zmm11, 4                                           ;   365.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm30, zmm9, 0x28                              ;   366.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm25                                       ;   367.3 p5     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 4                                           ;   367.3 p0     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm25                                       ;   368.3 p5     192 dst
        db 0x2e
        vpsrlq zmm25, zmm13, 4                                           ;   367.3 p0     192 dst
        db 0x2e
        vpternlogd zmm25, zmm8, zmm9, 0x28                               ;   368.3 p5     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm25                                         ;   369.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm25, zmm25, 4                                           ;   369.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm25                                       ;   370.3 p5     192 dst
        db 0x2e
        vpsrlq zmm25, zmm7, 4                                            ;   369.3 p0     192 dst
        db 0x2e
        vpternlogd zmm25, zmm6, zmm9, 0x28                               ;   370.3 p5     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm25                                         ;   371.3 p0     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 4                                           ;   371.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3712], zmm29                                    ;   334.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 3776]                                    ;   195.2 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm25                                         ;   372.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm25, zmm19, 4                                           ;   372.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm2, zmm9, 0x28                               ;   373.3 p5     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm25                                         ;   374.3 p5     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 4                                           ;   374.3 p0     192 dst
        db 0x2e
        vpxord zmm19, zmm19, zmm25                                       ;   375.3 p5     192 dst
        db 0x2e
        vpsrlq zmm25, zmm22, 2                                           ;   374.3 p0     192 dst
        db 0x2e
        vpternlogd zmm25, zmm4, zmm20, 0x28                              ;   375.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm25                                         ;   376.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm25, zmm25, 2                                           ;   376.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm22, zmm22, zmm25                                       ;   377.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm25, zmm3, 2                                            ;   377.3 p0     192 dst
        db 0x2e
        vpternlogd zmm25, zmm14, zmm20, 0x28                             ;   378.3 p5     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm25                                       ;   379.3 p5     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 2                                           ;   379.3 p0     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm25                                         ;   380.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm25, [rbp + 4224]                                    ;   198.0 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm8                                     ;   370.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 3840]                                     ;   198.3 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2944], zmm2                                     ;   375.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 4224]                                     ;   199.0 p3     192 dst reload
        db 0x2e
        vpsrlq zmm2, zmm2, 1                                             ;   379.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4224], zmm30                                    ;   368.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [rbp + 3904]                                    ;   199.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2880], zmm6                                     ;   372.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm30, 1                                            ;   380.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7040], zmm13                                    ;   371.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm13, zmm18, 2                                           ;   381.3 p0     192 dst
        db 0x2e
        vpternlogd zmm13, zmm12, zmm20, 0x28                             ;   382.3 p5     192 dst
        db 0x2e
        vpxord zmm12, zmm12, zmm13                                       ;   383.3 p5     192 dst
        db 0x2e
        vpsllq zmm13, zmm13, 2                                           ;   383.3 p0     192 dst
        db 0x2e
        vpxord zmm18, zmm18, zmm13                                       ;   384.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm13, zmm1, 2                                            ;   383.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm0, zmm20, 0x28                              ;   384.3 p5     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm13                                         ;   385.3 p5     192 dst
        db 0x2e
        vpsllq zmm13, zmm13, 2                                           ;   385.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm19                                    ;   376.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [rbp + 3968]                                    ;   204.3 p3     192 dst
        db 0x2e
        vpxord zmm1, zmm1, zmm13                                         ;   386.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 4032]                                    ;   205.5 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm11                                    ;   369.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 4096]                                    ;   206.5 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm7                                     ;   373.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 4032]                                     ;   206.8 p2     192 dst reload
        db 0x2e
        vpsrlq zmm7, zmm7, 1                                             ;   385.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4032], zmm7                                     ;   386.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 4160]                                     ;   208.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1984], zmm6                                     ;   381.3 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm6, zmm7, 1                                             ;   386.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm16, [rbp + 3392], 0x48                       ;   385.5 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm5                                        ;   386.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm5, zmm5, 1                                             ;   387.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm23, zmm23, zmm5                                        ;   388.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm16, [rbp + 3520], 0x48                      ;   388.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm16, [rbp + 3648], 0x48                      ;   388.5 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm10, zmm16, [rbp + 3776], 0x48                      ;   389.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm5, zmm22, 4                                            ;   390.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm5, zmm18, zmm9, 0x28                               ;   391.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm5                                        ;   392.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm5, zmm5, 4                                             ;   392.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm22, zmm22, zmm5                                        ;   393.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm5, zmm4, 4                                             ;   392.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm12, zmm9, 0x28                               ;   393.3 p5     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm31                                       ;   393.3 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 1                                           ;   394.3 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm31                                       ;   395.3 p5     192 dst
        db 0x2e
        vpsrlq zmm31, zmm3, 4                                            ;   395.3 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm1, zmm9, 0x28                               ;   396.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm15                                       ;   395.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm15, zmm15, 1                                           ;   396.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm15                                       ;   397.3 p5     192 dst
        db 0x2e
        vpsrlq zmm15, zmm14, 4                                           ;   397.3 p0     192 dst
        db 0x2e
        vpternlogd zmm15, zmm0, zmm9, 0x28                               ;   398.3 p5     192 dst
        db 0x2e
        vpxord zmm1, zmm1, zmm31                                         ;   398.3 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   399.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4160], zmm18                                    ;   393.3 p8+p9  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 6848]                                    ;   220.8 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm31                                         ;   400.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm5                                        ;   399.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm5, zmm5, 4                                             ;   400.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm5                                          ;   401.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 1984]                                     ;   381.3 p3     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm16, [rbp + 3968], 0x48                       ;   401.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm10                                       ;   401.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm10, zmm10, 1                                           ;   402.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm10                                       ;   403.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 4032]                                    ;   386.3 p3     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm16, [rbp + 4096], 0x48                      ;   403.3 p0+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm15                                         ;   403.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm15, zmm15, 4                                           ;   404.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm15                                       ;   405.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm15, zmm26, 2                                           ;   405.3 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm23, 2                                           ;   406.3 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm24, zmm20, 0x28                             ;   407.3 p5     192 dst
        db 0x2e
        vpternlogd zmm15, zmm27, zmm20, 0x28                             ;   406.5 p5     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm31                                       ;   408.3 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 2                                           ;   408.3 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm31                                       ;   409.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 6016]                                    ;   229.7 p3     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm15                                       ;   408.5 p5     192 dst
        db 0x2e
        vpsllq zmm15, zmm15, 2                                           ;   409.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4096], zmm12                                    ;   400.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [rbp + 5824]                                    ;   231.5 p2     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm15                                       ;   410.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm15, [rbp + 6016]                                    ;   231.8 p3     192 dst reload
        db 0x2e
        vpsrlq zmm15, zmm15, 1                                           ;   410.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm5                                        ;   410.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm5, zmm5, 1                                             ;   411.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm5                                        ;   412.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm5, [rbp + 5888]                                     ;   234.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6016], zmm0                                     ;   404.5 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm0, zmm5, 1                                             ;   412.3 p0     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm10                                       ;   412.5 p5     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 1                                           ;   413.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm10                                       ;   414.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm16, [rbp + 3840], 0x48                       ;   414.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm10, zmm21, 2                                           ;   415.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm29, zmm20, 0x28                             ;   416.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm10                                       ;   417.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm10, zmm10, 2                                           ;   417.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm10                                       ;   418.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm17, 2                                           ;   417.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm28, zmm20, 0x28                             ;   418.3 p5     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm10                                       ;   419.3 p0     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 2                                           ;   419.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5888], zmm1                                     ;   399.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm1, [rbp + 5952]                                     ;   239.7 p2     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm10                                       ;   420.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 6080]                                    ;   240.5 p3     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3840], zmm4                                     ;   402.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 5760]                                     ;   241.5 p2     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm2                                          ;   419.5 p5     192 dst
        db 0x2e
        vpsllq zmm2, zmm2, 1                                             ;   420.3 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm2                                        ;   421.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 6080]                                     ;   242.2 p3     192 dst reload
        db 0x2e
        vpsrlq zmm2, zmm2, 1                                             ;   421.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6080], zmm14                                    ;   406.3 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 5696]                                    ;   243.5 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4032], zmm22                                    ;   394.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm22, zmm14, 1                                           ;   422.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm16, [rbp + 6848], 0x48                       ;   421.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm6                                        ;   422.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 1                                             ;   423.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm6                                          ;   424.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm23, 4                                            ;   424.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm17, zmm9, 0x28                               ;   425.3 p5     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm6                                        ;   426.3 p0     192 dst
        db 0x2e
        vpsllq zmm6, zmm6, 4                                             ;   426.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5696], zmm3                                     ;   401.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [rbp + 5632]                                     ;   248.5 p2     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm6                                        ;   427.3 p5     192 dst
        db 0x2e
        vpsrlq zmm6, zmm24, 4                                            ;   427.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm28, zmm9, 0x28                               ;   428.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm6                                        ;   429.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 4                                             ;   429.3 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm6                                        ;   430.3 p5     192 dst
        db 0x2e
        vpsrlq zmm6, zmm26, 4                                            ;   429.3 p0     192 dst
        db 0x2e
        vpternlogd zmm6, zmm21, zmm9, 0x28                               ;   430.3 p5     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm6                                        ;   431.3 p0     192 dst
        db 0x2e
        vpsllq zmm6, zmm6, 4                                             ;   431.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm6                                        ;   432.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm27, 4                                            ;   432.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm29, zmm9, 0x28                               ;   433.3 p5     192 dst
        db 0x2e
        vpxord zmm29, zmm29, zmm6                                        ;   434.3 p5     192 dst
        db 0x2e
        vpsllq zmm6, zmm6, 4                                             ;   434.3 p0     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm6                                        ;   435.3 p5     192 dst
        db 0x2e
        vpsrlq zmm6, zmm11, 2                                            ;   434.3 p0     192 dst
        db 0x2e
        vpternlogd zmm6, zmm18, zmm20, 0x28                              ;   435.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm6                                        ;   436.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 2                                             ;   436.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm6                                        ;   437.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm13, 2                                            ;   437.3 p0     192 dst
        db 0x2e
        vpternlogd zmm6, zmm7, zmm20, 0x28                               ;   438.3 p5     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm6                                          ;   439.3 p5     192 dst
        db 0x2e
        vpsllq zmm6, zmm6, 2                                             ;   439.3 p0     192 dst
        db 0x2e
        vpxord zmm13, zmm13, zmm6                                        ;   440.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm6, zmm19                                            ;   411.5        192 dst copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 6848], zmm29                                    ;   435.3 p8+p9  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm29, zmm30                                           ;   413.3        192 dst copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm16, [rbp + 5824], 0x48                      ;   439.3 p0+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm15                                       ;   440.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm15, zmm15, 1                                           ;   440.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm15                                       ;   441.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm15, zmm8, 2                                            ;   441.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm15, zmm19, zmm20, 0x28                             ;   442.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm19, zmm25, 2                                           ;   442.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm19, zmm30, zmm20, 0x28                             ;   443.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm16, [rbp + 5952], 0x48                       ;   443.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm16, [rbp + 5760], 0x48                       ;   443.5 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm19                                       ;   444.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm19, zmm19, 2                                           ;   445.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm19                                       ;   446.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 6144]                                    ;   264.3 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6144]                                    ;   265.3 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm30, zmm30, 1                                           ;   446.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm15                                         ;   445.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm15, zmm15, 2                                           ;   447.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6144], zmm28                                    ;   430.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [rbp + 5568]                                    ;   268.3 p2     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm15                                         ;   448.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm15, [rbp + 5504]                                    ;   269.3 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5760], zmm21                                    ;   432.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 5440]                                    ;   269.7 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5952], zmm17                                    ;   427.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 5376]                                    ;   270.3 p3     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5824], zmm27                                    ;   436.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 5312]                                    ;   270.7 p2     192 dst
        db 0x2e
        vpxord zmm1, zmm1, zmm0                                          ;   447.5 p5     192 dst
        db 0x2e
        vpsllq zmm0, zmm0, 1                                             ;   448.3 p0     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm0                                          ;   449.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm0, [rbp + 5504]                                     ;   271.3 p3     192 dst reload
        db 0x2e
        vpsrlq zmm0, zmm0, 1                                             ;   449.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm2                                          ;   449.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm2, zmm2, 1                                             ;   450.3 p0     192 dst
        db 0x2e
        vpxord zmm10, zmm10, zmm2                                        ;   451.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 5376]                                     ;   271.8 p2     192 dst reload
        db 0x2e
        vpsrlq zmm2, zmm2, 1                                             ;   451.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm24                                    ;   431.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [rbp + 5248]                                    ;   272.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5504], zmm26                                    ;   433.3 p8+p9  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm26, zmm24, 1                                           ;   452.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm16, [rbp + 5632], 0x48                      ;   451.5 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm22                                         ;   452.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm22, zmm22, 1                                           ;   453.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm22                                       ;   454.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqa64 zmm22, zmm11                                           ;   438.3        192 dst copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5632], zmm23                                    ;   428.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm23, zmm25, 4                                           ;   454.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm13, zmm9, 0x28                              ;   455.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm23                                       ;   456.3 p0     192 dst
        db 0x2e
        vpsllq zmm23, zmm23, 4                                           ;   456.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5248], zmm13                                    ;   457.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 5184]                                    ;   276.7 p3     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm23                                       ;   457.3 p5     192 dst
        db 0x2e
        vmovdqa64 zmm23, zmm18                                           ;   437.3        192 dst copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3968], zmm25                                    ;   458.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm25, zmm29, 4                                           ;   457.3 p0     192 dst
        db 0x2e
        vpternlogd zmm25, zmm7, zmm9, 0x28                               ;   458.3 p5     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm25                                         ;   459.3 p5     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 4                                           ;   459.3 p0     192 dst
        db 0x2e
        vpxord zmm29, zmm29, zmm25                                       ;   460.3 p5     192 dst
        db 0x2e
        vpsrlq zmm25, zmm6, 4                                            ;   459.3 p0     192 dst
        db 0x2e
        vpternlogd zmm25, zmm18, zmm9, 0x28                              ;   460.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm8, 4                                            ;   460.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm11, zmm9, 0x28                              ;   461.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm11, zmm31, 2                                           ;   461.3 p0     192 dst
        db 0x2e
        vpxord zmm22, zmm22, zmm18                                       ;   462.3 p5     192 dst
        db 0x2e
        vpsllq zmm18, zmm18, 4                                           ;   462.3 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm18                                         ;   463.3 p5     192 dst
        db 0x2e
        vpsrlq zmm18, zmm12, 2                                           ;   463.3 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm25                                       ;   463.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm25, zmm25, 4                                           ;   464.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm25                                         ;   465.3 p5     192 dst
        db 0x2e
        vpternlogd zmm11, zmm5, zmm20, 0x28                              ;   465.3 p0     192 dst
        db 0x2e
        vpternlogd zmm18, zmm1, zmm20, 0x28                              ;   465.5 p5     192 dst
        db 0x2e
        vpsrlq zmm25, zmm4, 2                                            ;   466.3 p0     192 dst
        db 0x2e
        vpternlogd zmm25, zmm3, zmm20, 0x28                              ;   467.3 p5     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm11                                         ;   467.3 p0     192 dst
        db 0x2e
        vpsllq zmm11, zmm11, 2                                           ;   468.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm11                                       ;   469.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 6208]                                    ;   289.3 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm18                                         ;   468.5 p5     192 dst
        db 0x2e
        vpsllq zmm18, zmm18, 2                                           ;   469.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1984], zmm23                                    ;   464.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [rbp + 5120]                                    ;   290.5 p3     192 dst
        db 0x2e
        vpxord zmm12, zmm12, zmm18                                       ;   470.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm18, [rbp + 6208]                                    ;   291.5 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm18, 1                                           ;   470.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm25                                         ;   470.5 p5     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 2                                           ;   471.3 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm25                                         ;   472.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm25, [rbp + 5056]                                    ;   292.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6208], zmm7                                     ;   460.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm7, zmm25, 1                                            ;   472.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3776], zmm22                                    ;   463.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm22, zmm10, 2                                           ;   473.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm22, zmm14, zmm20, 0x28                             ;   474.3 p5     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm22                                       ;   475.3 p5     192 dst
        db 0x2e
        vpsllq zmm22, zmm22, 2                                           ;   475.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5056], zmm6                                     ;   466.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 4992]                                     ;   296.5 p2     192 dst
        db 0x2e
        vpxord zmm10, zmm10, zmm22                                       ;   476.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm22, [rbp + 4928]                                    ;   296.8 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3648], zmm29                                    ;   461.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 4864]                                    ;   297.5 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3520], zmm8                                     ;   464.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 4928]                                     ;   297.8 p3     192 dst reload
        db 0x2e
        vpsrlq zmm8, zmm8, 1                                             ;   475.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4928], zmm8                                     ;   476.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 4800]                                     ;   298.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3392], zmm7                                     ;   473.3 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm7, zmm8, 1                                             ;   476.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm16, [rbp + 5568], 0x48                      ;   475.5 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm30                                       ;   476.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm30, zmm30, 1                                           ;   477.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm30                                       ;   478.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm16, [rbp + 5440], 0x48                       ;   478.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm16, [rbp + 5312], 0x48                       ;   478.5 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm16, [rbp + 5184], 0x48                      ;   479.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm30, zmm31, 4                                           ;   480.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm10, zmm9, 0x28                              ;   481.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm30                                       ;   482.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm30, zmm30, 4                                           ;   482.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4800], zmm10                                    ;   483.3 p8+p9  192 dst spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 4736]                                    ;   304.5 p3     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm30                                       ;   483.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm30, zmm5, 4                                            ;   482.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm14, zmm9, 0x28                              ;   483.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm0                                        ;   483.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm0, zmm0, 1                                             ;   484.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm0                                        ;   485.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm0, zmm12, 4                                            ;   485.3 p0     192 dst
        db 0x2e
        vpternlogd zmm0, zmm4, zmm9, 0x28                                ;   486.3 p5     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm2                                        ;   485.5 p5     192 dst
        db 0x2e
        vpsllq zmm2, zmm2, 1                                             ;   486.3 p0     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm2                                        ;   487.3 p5     192 dst
        db 0x2e
        vpsrlq zmm2, zmm1, 4                                             ;   487.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm3, zmm9, 0x28                                ;   488.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm30                                       ;   488.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm30, zmm30, 4                                           ;   489.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm5, zmm5, zmm30                                         ;   490.3 p5     192 dst
        db 0x2e
        vpxord zmm13, zmm13, zmm26                                       ;   489.5 p5     192 dst
        db 0x2e
        vpsllq zmm26, zmm26, 1                                           ;   490.3 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm26                                       ;   491.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 3392]                                    ;   473.3 p2     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm26, zmm16, [rbp + 4992], 0x48                      ;   491.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm0                                          ;   491.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm0, zmm0, 4                                             ;   492.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm0                                        ;   493.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 4928]                                     ;   476.3 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm0, zmm16, [rbp + 4864], 0x48                       ;   493.3 p0+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm2                                          ;   493.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm2, zmm2, 4                                             ;   494.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm2                                          ;   495.3 p5     192 dst
        db 0x2e
        vpsrlq zmm2, zmm28, 2                                            ;   495.3 p0     192 dst
        db 0x2e
        vpsrlq zmm30, zmm19, 2                                           ;   496.3 p0     192 dst
        db 0x2e
        vpternlogd zmm30, zmm15, zmm20, 0x28                             ;   497.3 p5     192 dst
        db 0x2e
        vpternlogd zmm2, zmm21, zmm20, 0x28                              ;   496.5 p5     192 dst
        db 0x2e
        vpxord zmm15, zmm15, zmm30                                       ;   498.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm30, zmm30, 2                                           ;   498.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm30                                       ;   499.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6784]                                    ;   319.8 p2     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm2                                        ;   498.5 p5     192 dst
        db 0x2e
        vpsllq zmm2, zmm2, 2                                             ;   499.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4864], zmm3                                     ;   494.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [rbp + 4672]                                     ;   321.3 p3     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm2                                        ;   500.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 6784]                                     ;   321.7 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm2, zmm2, 1                                             ;   500.3 p0     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm26                                         ;   500.5 p5     192 dst
        db 0x2e
        vpsllq zmm26, zmm26, 1                                           ;   501.3 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm26                                       ;   502.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 4608]                                    ;   322.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm14                                    ;   489.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm14, zmm26, 1                                           ;   502.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm0                                        ;   502.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm0, zmm0, 1                                             ;   503.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm22, zmm22, zmm0                                        ;   504.3 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm16, [rbp + 5120], 0x48                      ;   504.3 p0+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm0, zmm27, 2                                            ;   505.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm13, zmm20, 0x28                              ;   506.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm0                                        ;   507.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm0, zmm0, 2                                             ;   507.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm0                                        ;   508.3 p5     192 dst
        db 0x2e
        vpsrlq zmm0, zmm17, 2                                            ;   507.3 p0     192 dst
        db 0x2e
        vpternlogd zmm0, zmm24, zmm20, 0x28                              ;   508.3 p5     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm0                                        ;   509.3 p0     192 dst
        db 0x2e
        vpsllq zmm0, zmm0, 2                                             ;   509.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4608], zmm4                                     ;   492.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 4544]                                     ;   329.3 p3     192 dst
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm0                                        ;   510.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 4480]                                     ;   329.7 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5120], zmm1                                     ;   496.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm1, [rbp + 4416]                                     ;   330.3 p3     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm18                                       ;   509.5 p5     192 dst
        db 0x2e
        vpsllq zmm18, zmm18, 1                                           ;   510.3 p0     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm18                                       ;   511.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm18, [rbp + 4480]                                    ;   330.7 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm18, zmm18, 1                                           ;   511.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4480], zmm5                                     ;   491.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 4352]                                     ;   331.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4928], zmm12                                    ;   494.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm12, zmm5, 1                                            ;   512.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm16, [rbp + 4736], 0x48                       ;   511.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm7                                        ;   512.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm7, zmm7, 1                                             ;   513.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm7                                          ;   514.3 p5     192 dst
        db 0x2e
        vpsrlq zmm7, zmm19, 4                                            ;   514.3 p0     192 dst
        db 0x2e
        vpternlogd zmm7, zmm17, zmm9, 0x28                               ;   515.3 p5     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm7                                        ;   516.3 p0     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 4                                             ;   516.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4352], zmm17                                    ;   517.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 4288]                                    ;   335.3 p3     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm7                                        ;   517.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm15, 4                                            ;   517.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm24, zmm9, 0x28                               ;   518.3 p5     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm7                                        ;   519.3 p5     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 4                                             ;   519.3 p0     192 dst
        db 0x2e
        vpxord zmm15, zmm15, zmm7                                        ;   520.3 p5     192 dst
        db 0x2e
        vpsrlq zmm7, zmm28, 4                                            ;   519.3 p0     192 dst
        db 0x2e
        vpternlogd zmm7, zmm27, zmm9, 0x28                               ;   520.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm7                                        ;   521.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm7, zmm7, 4                                             ;   521.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm7                                        ;   522.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm21, 4                                            ;   522.3 p0     192 dst
        db 0x2e
        vpternlogd zmm7, zmm13, zmm9, 0x28                               ;   523.3 p5     192 dst
        db 0x2e
        vpxord zmm13, zmm13, zmm7                                        ;   524.3 p5     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 4                                             ;   524.3 p0     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm7                                        ;   525.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm29, 2                                            ;   524.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm10, zmm20, 0x28                              ;   525.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm7                                        ;   526.3 p0     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 2                                             ;   526.3 p0     192 dst
        db 0x2e
        vpxord zmm29, zmm29, zmm7                                        ;   527.3 p5     192 dst
        db 0x2e
        vpsrlq zmm7, zmm22, 2                                            ;   527.3 p0     192 dst
        db 0x2e
        vpternlogd zmm7, zmm8, zmm20, 0x28                               ;   528.3 p5     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm7                                          ;   529.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm7, zmm7, 2                                             ;   529.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm22, zmm22, zmm7                                        ;   530.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm7, zmm6                                             ;   501.5        192 dst copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4736], zmm13                                    ;   525.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqa64 zmm13, zmm25                                           ;   503.3        192 dst copy
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm16, [rbp + 4672], 0x48                       ;   529.3 p0+p2  192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm2                                          ;   530.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm2, zmm2, 1                                             ;   530.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm2                                        ;   531.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm2, zmm23, 2                                            ;   531.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm2, zmm6, zmm20, 0x28                               ;   532.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm11, 2                                            ;   532.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm25, zmm20, 0x28                              ;   533.3 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm16, [rbp + 4544], 0x48                      ;   533.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm16, [rbp + 4416], 0x48                      ;   533.5 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm12, zmm16, [rbp + 4288], 0x48                      ;   534.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm6                                        ;   534.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm6, zmm6, 2                                             ;   535.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm6                                        ;   536.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 2112]                                     ;   373.3 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 6720]                                    ;   354.3 p3     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw zmm25, zmm16, zmm6                                    ;   536.5 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw zmm6, zmm16, zmm6                                     ;   537.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 5632]                                    ;   428.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2112], zmm24                                    ;   520.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 3136]                                    ;   356.0 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm27                                    ;   522.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm24, zmm16                                   ;   538.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm16, zmm24, zmm16                                   ;   539.5 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm2                                          ;   536.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm2, zmm2, 2                                             ;   537.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm23, zmm23, zmm2                                        ;   538.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 2496]                                     ;   360.3 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm24, zmm2, zmm31                                    ;   540.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm2, zmm31                                     ;   541.5 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm14                                         ;   539.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm14, 1                                           ;   540.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm14                                       ;   541.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm18                                         ;   542.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm18, 1                                           ;   543.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm14                                         ;   544.3 p5     192 dst
        db 0x2e
        vmovdqa64 zmm14, zmm29                                           ;   528.3        192 dst copy
        db 0x2e
        vpxord zmm17, zmm17, zmm12                                       ;   543.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm12, zmm12, 1                                           ;   544.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm5, zmm5, zmm12                                         ;   545.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqa64 zmm12, zmm10                                           ;   527.3        192 dst copy
        db 0x2e
        vpsrlq zmm18, zmm11, 4                                           ;   545.3 p0     192 dst
        db 0x2e
        vpternlogd zmm18, zmm22, zmm9, 0x28                              ;   546.3 p5     192 dst
        db 0x2e
        vpsrlq zmm31, zmm13, 4                                           ;   546.3 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm8, zmm9, 0x28                               ;   547.3 p5     192 dst
        db 0x2e
        vpxord zmm22, zmm22, zmm18                                       ;   547.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm18, zmm18, 4                                           ;   548.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm18                                       ;   549.3 p5     192 dst
        db 0x2e
        vpsrlq zmm18, zmm23, 4                                           ;   549.3 p0     192 dst
        db 0x2e
        vpternlogd zmm18, zmm29, zmm9, 0x28                              ;   550.3 p5     192 dst
        db 0x2e
        vpsrlq zmm29, zmm7, 4                                            ;   550.3 p0     192 dst
        db 0x2e
        vpternlogd zmm29, zmm10, zmm9, 0x28                              ;   551.3 p5     192 dst
        db 0x2e
        vpsrlq zmm10, zmm30, 2                                           ;   551.3 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm31                                         ;   550.5 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   552.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm31                                       ;   553.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm3, 2                                            ;   553.3 p0     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm18                                       ;   552.5 p5     192 dst
        db 0x2e
        vpsllq zmm18, zmm18, 4                                           ;   554.3 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm18                                       ;   555.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm18, [rbp + 7168]                                    ;   371.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm21                                    ;   526.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 6656]                                    ;   372.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5632], zmm15                                    ;   521.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm15, zmm21, zmm18                                   ;   554.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm18, zmm21, zmm18                                   ;   555.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 5504]                                    ;   433.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm28                                    ;   523.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [rbp + 3008]                                    ;   374.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm19                                    ;   518.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm28, zmm21                                   ;   556.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm21, zmm28, zmm21                                   ;   557.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 4928]                                    ;   494.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5504], zmm8                                     ;   551.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 1600]                                     ;   377.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm14                                    ;   553.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm14, zmm8, zmm28                                    ;   558.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm28                                     ;   559.5 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm26, zmm20, 0x28                             ;   555.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm12, zmm12, zmm29                                       ;   556.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm28, zmm29, 4                                           ;   557.3 p0     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm28                                         ;   558.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 3904]                                    ;   381.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 zmm29, [rbp + 6592]                                    ;   381.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4928], zmm12                                    ;   557.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm12, zmm29, zmm28                                   ;   560.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm28, zmm29, zmm28                                   ;   561.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 5376]                                    ;   431.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3904], zmm22                                    ;   548.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [rbp + 1536]                                    ;   382.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm7                                     ;   559.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm7, zmm22, zmm29                                    ;   562.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm22, zmm22, zmm29                                   ;   563.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm29, [rbp + 4480]                                    ;   491.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5376], zmm22                                    ;   564.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 1728]                                    ;   384.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1536], zmm28                                    ;   562.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm28, zmm22, zmm29                                   ;   564.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm22, zmm22, zmm29                                   ;   565.5 p5     192 dst
        db 0x2e
        vpternlogd zmm31, zmm4, zmm20, 0x28                              ;   559.3 p0     192 dst
        db 0x2e
        vpsrlq zmm29, zmm1, 2                                            ;   560.3 p0     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm10                                       ;   561.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm10, zmm10, 2                                           ;   562.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm10                                       ;   563.3 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm0, 2                                            ;   564.3 p0     192 dst
        db 0x2e
        vpternlogd zmm29, zmm17, zmm20, 0x28                             ;   565.3 p0     192 dst
        db 0x2e
        vpternlogd zmm10, zmm20, zmm5, 0x48                              ;   566.3 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm31                                         ;   566.5 p5     192 dst
        db 0x2e
        vpsllq zmm20, zmm31, 2                                           ;   567.3 p0     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm20                                         ;   568.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm20, zmm25, zmm24                                   ;   568.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm24, zmm25, zmm24                                   ;   569.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm6, zmm2                                     ;   570.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm6, zmm2                                      ;   571.5 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm5, zmm5, zmm10                                         ;   568.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm10, 2                                            ;   569.3 p0     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm6                                          ;   570.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 7040]                                     ;   389.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 6528]                                    ;   389.7 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm10, zmm6                                    ;   572.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm10, zmm6                                     ;   573.5 p5     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm29                                       ;   571.3 p0     192 dst
        db 0x2e
        vpsllq zmm10, zmm29, 2                                           ;   572.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm29, [rbp + 5824]                                    ;   436.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7040], zmm6                                     ;   574.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 1920]                                     ;   390.8 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6528], zmm31                                    ;   573.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm6, zmm29                                    ;   574.5 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm10                                         ;   573.3 p0     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm6, zmm29                                     ;   575.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 5120]                                    ;   496.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 zmm29, [rbp + 1792]                                    ;   394.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5824], zmm6                                     ;   576.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm6, zmm29, zmm10                                    ;   576.5 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm30, 4                                           ;   574.3 p0     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm29, zmm29, [rbp + 5120]                            ;   577.5 p5+p3  192 dst
        db 0x2e
        vpternlogd zmm10, zmm0, zmm9, 0x28                               ;   575.3 p0     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm10                                         ;   576.3 p0     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 4                                           ;   577.3 p0     192 dst
        db 0x2e
        vpxord zmm30, zmm30, zmm10                                       ;   578.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 6592]                                    ;   559.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5120], zmm0                                     ;   577.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 256]                                      ;   399.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1792], zmm30                                    ;   579.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm0, zmm10                                    ;   578.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm0, zmm10                                     ;   579.5 p5     192 dst
        db 0x2e
        vpsrlq zmm10, zmm26, 4                                           ;   579.3 p0     192 dst
        db 0x2e
        vpternlogd zmm10, zmm5, zmm9, 0x28                               ;   580.3 p0     192 dst
        db 0x2e
        vpxord zmm5, zmm5, zmm10                                         ;   581.3 p5     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 4                                           ;   581.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm10                                       ;   582.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm3, 4                                            ;   582.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm1, zmm9, 0x28                               ;   583.3 p5     192 dst
        db 0x2e
        vpxord zmm1, zmm1, zmm10                                         ;   584.3 p0     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 4                                           ;   584.3 p0     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm10                                         ;   585.3 p5     192 dst
        db 0x2e
        vpsrlq zmm10, zmm4, 4                                            ;   585.3 p0     192 dst
        db 0x2e
        vpternlogd zmm10, zmm9, zmm17, 0x48                              ;   586.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm15, zmm14                                    ;   585.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm14, zmm15, zmm14                                   ;   586.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm18, zmm8                                    ;   587.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm18, zmm8                                     ;   588.5 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm10                                       ;   587.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm10, zmm10, 4                                           ;   587.3 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm10                                         ;   588.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2880]                                    ;   408.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 6272]                                    ;   408.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6592], zmm17                                    ;   588.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm17, zmm18, zmm10                                   ;   589.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm10, zmm18, zmm10                                   ;   590.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm18, [rbp + 5952]                                    ;   427.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2880], zmm5                                     ;   582.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 0]                                        ;   410.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6272], zmm1                                     ;   585.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm1, zmm5, zmm18                                     ;   591.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm18                                     ;   592.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 4800]                                    ;   483.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5952], zmm4                                     ;   589.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 2048]                                     ;   411.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 0], zmm26                                       ;   583.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm26, zmm4, zmm18                                    ;   593.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm4, zmm4, zmm18                                     ;   594.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 3904]                                    ;   548.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4800], zmm3                                     ;   586.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 7232]                                     ;   414.0 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2048], zmm5                                     ;   593.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm5, zmm3, zmm18                                     ;   595.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm18, zmm12, zmm28                                   ;   596.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm12, zmm12, zmm28                                   ;   597.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm28, zmm31, zmm30                                   ;   598.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm30, zmm31, zmm30                                   ;   599.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp - 128]                                     ;   418.3 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm3, zmm31, zmm11                                    ;   600.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm11, zmm31, zmm11                                   ;   601.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 7232]                                    ;   419.5 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm31, zmm31, [rbp + 3904]                            ;   602.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm31                                    ;   603.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm31, zmm27, zmm3                                    ;   603.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm27, zmm3                                     ;   604.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 3904]                                    ;   603.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7232], zmm10                                    ;   591.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2048]                                    ;   593.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp - 128], zmm4                                      ;   595.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm4, zmm10, zmm27                                    ;   609.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 7232]                                    ;   591.5 p3     192 dst reload
        db 0x2e
        vpunpcklbw zmm10, zmm27, [rbp - 128]                             ;   606.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm27, zmm27, [rbp - 128]                             ;   607.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp - 128], zmm27                                     ;   608.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm16, zmm11                                   ;   608.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm11, zmm16, zmm11                                   ;   609.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm16, [rbp + 2048]                                    ;   593.5 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm16, zmm16, [rbp + 3904]                            ;   610.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm16                                    ;   611.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm16, zmm20, zmm31                                   ;   611.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm20, zmm31                                   ;   612.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm24, zmm3                                    ;   613.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm24, zmm3                                     ;   614.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm25, zmm27                                   ;   615.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm25, zmm25, zmm27                                   ;   616.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 3904]                                    ;   611.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2048], zmm25                                    ;   617.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp - 128]                                     ;   608.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7232], zmm24                                    ;   616.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm25, zmm27                                   ;   617.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 256], zmm24                                     ;   618.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm24, zmm2, zmm11                                    ;   618.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm2, zmm11                                     ;   619.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm11, [rbp + 4224]                                    ;   430.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1920], zmm2                                     ;   620.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 6464]                                     ;   431.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4480], zmm24                                    ;   619.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm2, zmm11                                    ;   620.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm11                                     ;   621.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm11, [rbp + 5760]                                    ;   432.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4224], zmm3                                     ;   615.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [rbp + 1152]                                     ;   433.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6464], zmm31                                    ;   614.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm31, zmm3, zmm11                                    ;   622.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm3, zmm11                                     ;   623.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 4608]                                    ;   492.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5760], zmm20                                    ;   613.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 1472]                                    ;   436.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1152], zmm16                                    ;   612.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm16, zmm20, zmm11                                   ;   624.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm11, zmm20, zmm11                                   ;   625.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm20, [rbp + 3008]                                    ;   553.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 2624]                                    ;   439.3 p3     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm27, zmm20                                   ;   626.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp - 128]                                     ;   608.5 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm20, [rbp + 3904]                            ;   627.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm20                                    ;   628.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm20, zmm17, zmm26                                   ;   628.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm17, zmm17, zmm26                                   ;   629.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm26, zmm1, zmm5                                     ;   630.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm5                                      ;   631.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm5, [rbp + 320]                                      ;   442.3 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm5, zmm23                                    ;   632.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm23                                     ;   633.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 2624]                                    ;   442.8 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm23, zmm23, [rbp + 3008]                            ;   634.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm3                                     ;   624.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm3, zmm10, zmm4                                     ;   635.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm10, zmm4                                     ;   636.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm10, zmm19, zmm27                                   ;   637.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm19, zmm19, zmm27                                   ;   638.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 6976]                                    ;   445.0 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2624], zmm4                                     ;   637.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm4, zmm27, zmm13                                    ;   639.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm13, zmm27, zmm13                                   ;   640.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm27, zmm21, zmm5                                    ;   641.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm21, zmm5                                     ;   642.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm9, zmm10                                    ;   643.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm9, zmm10                                     ;   644.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm10, zmm14, zmm19                                   ;   645.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm14, zmm14, zmm19                                   ;   646.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm15, zmm27                                   ;   647.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm15, zmm27                                   ;   648.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm7, zmm4                                     ;   649.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm7, zmm4                                      ;   650.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm7, zmm8, zmm5                                      ;   651.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm8, zmm5                                      ;   652.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 2944]                                     ;   450.2 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6976], zmm5                                     ;   653.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 6400]                                     ;   450.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 320], zmm7                                      ;   652.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm7, zmm5, zmm8                                      ;   653.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm8                                      ;   654.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 6144]                                     ;   451.2 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2944], zmm15                                    ;   649.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [rbp - 64]                                      ;   451.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm3                                     ;   636.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm3, zmm15, zmm8                                     ;   655.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm15, zmm8                                     ;   656.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm15, [rbp + 6784]                                    ;   489.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6144], zmm19                                    ;   648.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 704]                                     ;   453.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp - 64], zmm14                                      ;   647.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm14, zmm19, zmm15                                   ;   657.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm15, zmm19, zmm15                                   ;   658.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 5504]                                    ;   551.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm10                                    ;   646.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2816]                                    ;   454.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 704], zmm9                                      ;   645.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm10, zmm19                                    ;   659.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm10, zmm19                                   ;   660.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 1536]                                    ;   562.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5504], zmm21                                    ;   644.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm19, zmm22                                   ;   661.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm19, zmm19, zmm22                                   ;   662.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm22, zmm24, zmm16                                   ;   663.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm16, zmm24, zmm16                                   ;   664.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm2, zmm11                                    ;   665.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm11                                     ;   666.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm11, zmm20, zmm26                                   ;   667.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm20, zmm26                                   ;   668.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm26, zmm31, zmm25                                   ;   669.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm25, zmm31, zmm25                                   ;   670.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm17, zmm1                                    ;   671.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm17, zmm1                                     ;   672.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm18, zmm27                                   ;   673.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm18, zmm18, zmm27                                   ;   674.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm12, zmm4                                    ;   675.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm12, zmm4                                     ;   676.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 6528]                                    ;   573.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1536], zmm1                                     ;   673.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm1, zmm12, zmm6                                     ;   677.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm12, zmm6                                     ;   678.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 7040]                                    ;   574.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6528], zmm4                                     ;   677.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm4, zmm12, zmm29                                    ;   679.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm12, zmm12, zmm29                                   ;   680.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm29, [rbp + 5824]                                    ;   576.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7040], zmm31                                    ;   672.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm31, zmm29, zmm0                                    ;   681.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm29, zmm0                                     ;   682.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm7, zmm14                                    ;   683.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm7, zmm7, zmm14                                     ;   684.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm14, zmm5, zmm15                                    ;   685.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm15                                     ;   686.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm3, zmm9                                     ;   687.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm3, zmm9                                      ;   688.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm1, zmm28                                     ;   689.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm28                                     ;   690.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm28, zmm8, zmm10                                    ;   691.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5824], zmm27                                    ;   676.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm6, zmm30                                    ;   692.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm6, zmm30                                     ;   693.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm22, zmm26                                   ;   694.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm22, zmm22, zmm26                                   ;   695.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm26, zmm4, zmm31                                    ;   696.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm4, zmm31                                     ;   697.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm16, zmm25                                   ;   698.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm16, zmm16, zmm25                                   ;   699.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm12, zmm0                                    ;   700.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm12, zmm0                                     ;   701.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 5376]                                    ;   564.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2816], zmm0                                     ;   702.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm0, zmm12, zmm13                                    ;   702.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm12, zmm13                                   ;   703.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm10                                     ;   704.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 3008]                                    ;   624.5 p3     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm13, zmm10, zmm23                                   ;   705.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm10, zmm23                                   ;   706.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm21, zmm0                                    ;   707.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm21, zmm0                                     ;   708.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm21, zmm19, zmm12                                   ;   709.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm19, zmm12                                   ;   710.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 3072]                                    ;   478.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3008], zmm12                                    ;   711.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [rbp + 6336]                                    ;   479.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm25                                    ;   701.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm25, zmm12, zmm19                                   ;   711.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm12, zmm12, zmm19                                   ;   712.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 6848]                                    ;   479.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3072], zmm21                                    ;   710.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 64]                                      ;   480.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6336], zmm4                                     ;   698.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm4, zmm21, zmm19                                    ;   713.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm19, zmm21, zmm19                                   ;   714.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 4864]                                    ;   494.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm0                                     ;   709.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 768]                                      ;   481.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 64], zmm26                                      ;   697.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm26, zmm0, zmm21                                    ;   715.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm0, zmm21                                     ;   716.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 4928]                                    ;   557.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4864], zmm23                                    ;   708.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [rbp + 7104]                                    ;   484.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 768], zmm16                                     ;   700.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm16, zmm23, zmm21                                   ;   717.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm21, zmm23, zmm21                                   ;   718.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 5696]                                    ;   485.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4928], zmm6                                     ;   694.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 128]                                      ;   486.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7104], zmm31                                    ;   699.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm31, zmm6, zmm23                                    ;   719.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm6, zmm6, zmm23                                     ;   720.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 3968]                                    ;   488.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5696], zmm27                                    ;   693.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 1024]                                    ;   489.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 128], zmm22                                     ;   696.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm22, zmm27, zmm23                                   ;   721.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm23, zmm27, zmm23                                   ;   722.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 6656]                                    ;   518.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3968], zmm20                                    ;   669.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 2304]                                    ;   492.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1024], zmm1                                     ;   691.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm1, zmm20, zmm27                                    ;   723.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm20, zmm27                                   ;   724.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 1792]                                    ;   579.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm18                                    ;   675.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [rbp + 3712]                                    ;   494.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2304], zmm30                                    ;   695.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm30, zmm18, zmm27                                   ;   725.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm18, zmm18, zmm27                                   ;   726.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 4032]                                    ;   495.0 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1792], zmm11                                    ;   668.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 192]                                     ;   496.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3712], zmm9                                     ;   690.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm11, zmm27                                    ;   727.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm11, zmm11, zmm27                                   ;   728.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 3520]                                    ;   498.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4032], zmm17                                    ;   674.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 1280]                                    ;   499.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 192], zmm11                                     ;   729.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm11, zmm17, zmm27                                   ;   729.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm17, zmm17, zmm27                                   ;   730.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 7168]                                    ;   523.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3520], zmm17                                    ;   731.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 2176]                                    ;   501.2 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1280], zmm11                                    ;   730.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm11, zmm17, zmm27                                   ;   731.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm17, zmm17, zmm27                                   ;   732.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 4800]                                    ;   586.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm17                                    ;   733.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 2368]                                    ;   503.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm9                                     ;   728.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm17, zmm27                                    ;   733.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm17, zmm17, zmm27                                   ;   734.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 7168]                                    ;   733.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4800], zmm17                                    ;   735.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 192]                                     ;   729.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2368], zmm9                                     ;   734.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm17, zmm27                                    ;   739.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 1280]                                    ;   730.5 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm17, zmm27, [rbp + 2368]                            ;   740.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 192]                                     ;   729.5 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm27, zmm27, [rbp + 7168]                            ;   739.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm27                                    ;   740.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 1280]                                    ;   730.5 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm27, zmm27, [rbp + 2368]                            ;   740.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 2368], zmm9                                     ;   740.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [rbp + 3520]                                     ;   731.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1280], zmm27                                    ;   741.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm9, [rbp + 4800]                             ;   741.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm9, [rbp + 4800]                              ;   741.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4800], zmm9                                     ;   742.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm29, zmm15                                    ;   741.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm29, zmm15                                   ;   742.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm29, zmm7, zmm3                                     ;   743.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm3, zmm7, zmm3                                      ;   744.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm7, zmm14, zmm28                                    ;   745.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm14, zmm14, zmm28                                   ;   746.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm28, zmm24, zmm13                                   ;   747.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm13, zmm24, zmm13                                   ;   748.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 4800]                                    ;   742.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3520], zmm14                                    ;   747.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [rbp + 7168]                                    ;   740.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 192], zmm13                                     ;   749.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm13, zmm14, zmm24                                   ;   749.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp - 128], zmm13                                     ;   750.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm13, zmm2, zmm10                                    ;   750.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm10                                     ;   751.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 6080]                                    ;   515.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4608], zmm2                                     ;   752.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 832]                                      ;   517.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1472], zmm13                                    ;   751.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm13, zmm2, zmm10                                    ;   752.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm10                                     ;   753.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 3648]                                    ;   518.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6080], zmm7                                     ;   746.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 1408]                                     ;   519.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 832], zmm28                                     ;   748.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm28, zmm7, zmm10                                    ;   754.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm7, zmm10                                     ;   755.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 5632]                                    ;   521.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3648], zmm3                                     ;   745.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 2752]                                     ;   522.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1408], zmm29                                    ;   744.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm29, zmm3, zmm10                                    ;   756.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm3, zmm3, zmm10                                     ;   757.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 0]                                       ;   583.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5632], zmm15                                    ;   743.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [rbp + 3200]                                    ;   525.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2752], zmm9                                     ;   742.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm15, zmm10                                    ;   758.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm15, zmm10                                   ;   759.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm5, zmm8                                     ;   760.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm5, zmm5, zmm8                                      ;   761.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm8, [rbp + 3840]                                     ;   528.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 0], zmm5                                        ;   762.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 448]                                      ;   529.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3200], zmm15                                    ;   761.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm5, zmm8                                     ;   762.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm8                                      ;   763.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 5056]                                     ;   531.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 zmm24, [rbp + 960]                                     ;   531.7 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm14, zmm24, zmm8                                    ;   764.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm24, zmm8                                     ;   765.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 7168]                                    ;   740.5 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm24, zmm24, [rbp + 4800]                            ;   766.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 4800], zmm24                                    ;   767.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [rbp + 2432]                                    ;   533.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm8                                     ;   766.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm8, zmm24, [rbp + 2496]                             ;   767.5 p5+p2  192 dst
        db 0x2e
        vpunpckhbw zmm24, zmm24, [rbp + 2496]                            ;   768.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm5                                     ;   764.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 3584]                                     ;   534.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2432], zmm24                                    ;   769.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm5, [rbp + 5952]                             ;   769.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, [rbp + 5952]                              ;   770.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5952], zmm5                                     ;   771.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm5, zmm25, zmm26                                    ;   771.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm25, zmm25, zmm26                                   ;   772.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm26, zmm12, zmm0                                    ;   773.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm12, zmm0                                     ;   774.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm12, zmm4, zmm16                                    ;   775.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm4, zmm16                                     ;   776.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 2432]                                    ;   769.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3584], zmm14                                    ;   765.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [rbp + 2496]                                    ;   764.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5056], zmm24                                    ;   770.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm24, zmm14, zmm16                                   ;   777.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm16, [rbp + 3584]                                    ;   765.5 p3     192 dst reload
        db 0x2e
        vpunpcklbw zmm14, zmm16, [rbp + 5056]                            ;   778.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 zmm16, [rbp + 2496]                                    ;   764.5 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm16, zmm16, [rbp + 2432]                            ;   779.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 2432], zmm16                                    ;   780.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [rbp + 3584]                                    ;   765.5 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm16, zmm16, [rbp + 5056]                            ;   780.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5056], zmm24                                    ;   778.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [rbp + 7168]                                    ;   766.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3584], zmm16                                    ;   781.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm16, zmm24, [rbp + 5952]                            ;   781.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm19, zmm21                                   ;   782.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm19, zmm19, zmm21                                   ;   783.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 7168]                                    ;   766.5 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm21, zmm21, [rbp + 5952]                            ;   784.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5952], zmm21                                    ;   785.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm31, zmm1                                    ;   785.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm31, zmm1                                     ;   786.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm6, zmm20                                    ;   787.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm6, zmm20                                     ;   788.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm20, zmm22, zmm30                                   ;   789.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm22, zmm22, zmm30                                   ;   790.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm23, zmm18                                   ;   791.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm18, zmm23, zmm18                                   ;   792.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm13, zmm29                                   ;   793.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm13, zmm13, zmm29                                   ;   794.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm2, zmm3                                     ;   795.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm3                                      ;   796.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm3, zmm28, zmm9                                     ;   797.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm28, zmm9                                     ;   798.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm28, zmm5, zmm12                                    ;   799.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm12                                     ;   800.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm12, zmm7, zmm10                                    ;   801.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm7, zmm7, zmm10                                     ;   802.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm10, zmm25, zmm4                                    ;   803.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm25, zmm4                                     ;   804.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm26, zmm24                                   ;   805.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm24, zmm26, zmm24                                   ;   806.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 5952]                                    ;   785.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm24                                    ;   807.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [rbp + 2432]                                    ;   780.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2496], zmm25                                    ;   806.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm24, zmm26                                   ;   807.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 960], zmm25                                     ;   808.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm25, zmm0, zmm19                                    ;   808.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm0, zmm19                                     ;   809.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 5888]                                    ;   557.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3840], zmm0                                     ;   810.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 384]                                      ;   558.0 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 448], zmm25                                     ;   809.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm0, zmm19                                    ;   810.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm0, zmm19                                     ;   811.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 5248]                                    ;   558.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5888], zmm4                                     ;   805.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 1216]                                     ;   559.2 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 384], zmm10                                     ;   804.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm10, zmm4, zmm19                                    ;   812.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm4, zmm19                                     ;   813.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 4352]                                    ;   560.8 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5248], zmm5                                     ;   801.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 1664]                                     ;   561.2 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1216], zmm28                                    ;   800.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm28, zmm5, zmm19                                    ;   814.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm5, zmm5, zmm19                                     ;   815.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 5120]                                    ;   577.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 3264]                                    ;   562.5 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm26, zmm19                                   ;   816.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm19, zmm26, zmm19                                   ;   817.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 2432]                                    ;   780.5 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm26, zmm26, [rbp + 5952]                            ;   818.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5952], zmm26                                    ;   819.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm26, zmm15, zmm8                                    ;   819.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm15, zmm8                                     ;   820.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm21, zmm20                                   ;   821.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm21, zmm20                                   ;   822.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm1, zmm22                                    ;   823.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm22                                     ;   824.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm22, zmm31, zmm30                                   ;   825.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm30, zmm31, zmm30                                   ;   826.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm6, zmm18                                    ;   827.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   828.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 4160]                                    ;   567.2 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2432], zmm6                                     ;   829.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 640]                                      ;   567.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5120], zmm31                                    ;   828.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm31, zmm6, zmm18                                    ;   829.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm6, zmm6, zmm18                                     ;   830.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm18, [rbp + 3776]                                    ;   568.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4160], zmm30                                    ;   827.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 1088]                                    ;   569.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 640], zmm22                                     ;   826.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm22, zmm30, zmm18                                   ;   831.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm18, zmm30, zmm18                                   ;   832.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6720]                                    ;   572.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3776], zmm1                                     ;   825.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm1, [rbp + 2560]                                     ;   573.0 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1088], zmm21                                    ;   824.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm1, zmm30                                    ;   833.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm30                                     ;   834.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6272]                                    ;   585.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm20                                    ;   823.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 3328]                                    ;   574.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2560], zmm15                                    ;   822.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm15, zmm20, zmm30                                   ;   835.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm20, zmm20, zmm30                                   ;   836.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm23, zmm3                                    ;   837.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm23, zmm3                                     ;   838.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 2176]                                    ;   728.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6272], zmm3                                     ;   839.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm3, zmm23, zmm11                                    ;   839.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm11, zmm23, zmm11                                   ;   840.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm23, zmm13, zmm9                                    ;   841.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm9, zmm13, zmm9                                     ;   842.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm13, zmm29, zmm12                                   ;   843.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm29, zmm12                                   ;   844.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm2, zmm7                                     ;   845.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm7                                      ;   846.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 2368]                                     ;   740.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2176], zmm2                                     ;   847.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm2, zmm7, zmm27                                     ;   847.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm7, zmm27                                     ;   848.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm25, zmm28                                   ;   849.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm25, zmm25, zmm28                                   ;   850.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm28, zmm26, zmm14                                   ;   851.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm14, zmm26, zmm14                                   ;   852.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm26, zmm0, zmm5                                     ;   853.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm0, zmm5                                      ;   854.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm5, zmm10, zmm24                                    ;   855.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm10, zmm24                                   ;   856.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 3584]                                    ;   781.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2368], zmm29                                    ;   846.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm8, zmm24                                    ;   857.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm24                                     ;   858.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm4, zmm19                                    ;   859.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm4, zmm19                                     ;   860.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm19, zmm3, zmm17                                    ;   861.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm3, zmm3, zmm17                                     ;   862.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 1280]                                    ;   741.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3584], zmm12                                    ;   845.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm12, zmm11, zmm17                                   ;   863.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm11, zmm11, zmm17                                   ;   864.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 6016]                                    ;   589.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1280], zmm7                                     ;   849.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 512]                                      ;   590.0 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3328], zmm13                                    ;   844.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm13, zmm7, zmm17                                    ;   865.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm7, zmm7, zmm17                                     ;   866.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 6208]                                    ;   590.7 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6016], zmm2                                     ;   848.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 896]                                      ;   591.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 512], zmm8                                      ;   859.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm8, zmm2, zmm17                                     ;   867.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm2, zmm17                                     ;   868.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 2112]                                    ;   592.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6208], zmm9                                     ;   843.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [rbp + 2240]                                     ;   593.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 896], zmm11                                     ;   865.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm11, zmm9, zmm17                                    ;   869.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm9, zmm9, zmm17                                     ;   870.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 2880]                                    ;   594.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm29                                    ;   858.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 3456]                                    ;   595.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2240], zmm23                                    ;   842.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm29, zmm17                                   ;   871.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm17, zmm29, zmm17                                   ;   872.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm29, [rbp + 4096]                                    ;   596.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2880], zmm12                                    ;   864.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [rbp + 576]                                     ;   598.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3456], zmm14                                    ;   853.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm14, zmm12, zmm29                                   ;   873.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm12, zmm29                                   ;   874.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 1984]                                    ;   601.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4096], zmm3                                     ;   863.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [rbp + 1344]                                     ;   602.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 576], zmm28                                     ;   852.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm28, zmm3, zmm29                                    ;   875.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm3, zmm3, zmm29                                     ;   876.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 4736]                                    ;   605.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1984], zmm30                                    ;   838.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [rbp + 2688]                                    ;   609.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1344], zmm19                                    ;   862.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm19, zmm30, zmm29                                   ;   877.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm29, zmm30, zmm29                                   ;   878.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6592]                                    ;   610.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4736], zmm3                                     ;   877.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 6912]                                     ;   611.0 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2688], zmm12                                    ;   875.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm12, zmm3, zmm30                                    ;   879.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm3, zmm30                                     ;   880.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm31, zmm21                                   ;   881.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm21, zmm31, zmm21                                   ;   882.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm31, zmm6, zmm1                                     ;   883.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm1, zmm6, zmm1                                      ;   884.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm6, zmm22, zmm15                                    ;   885.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm22, zmm15                                   ;   886.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm22, zmm18, zmm20                                   ;   887.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm18, zmm18, zmm20                                   ;   888.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 5056]                                    ;   778.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6592], zmm3                                     ;   881.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm3, zmm20, zmm16                                    ;   889.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm16, zmm20, zmm16                                   ;   890.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 6592]                                    ;   881.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5056], zmm16                                    ;   891.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [rbp + 4736]                                    ;   877.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6912], zmm3                                     ;   890.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm3, zmm16, zmm20                                    ;   891.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm20, [rbp + 1152]                                    ;   620.7 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm16, zmm20, [rbp + 2560]                            ;   892.5 p5+p3  192 dst
        db 0x2e
        vpunpckhbw zmm20, zmm20, [rbp + 2560]                            ;   893.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 2560], zmm20                                    ;   894.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 4736]                                    ;   877.5 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm20, zmm20, [rbp + 6592]                            ;   894.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm16                                    ;   893.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [rbp + 5504]                                    ;   644.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4736], zmm20                                    ;   895.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm20, zmm16, [rbp + 1344]                            ;   895.5 p5+p2  192 dst
        db 0x2e
        vpunpckhbw zmm16, zmm16, [rbp + 1344]                            ;   896.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 1344], zmm16                                    ;   897.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [rbp + 4032]                                    ;   674.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5504], zmm20                                    ;   896.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm20, zmm16, [rbp + 1984]                            ;   897.5 p5+p3  192 dst
        db 0x2e
        vpunpckhbw zmm16, zmm16, [rbp + 1984]                            ;   898.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 1984], zmm16                                    ;   899.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [rbp + 3712]                                    ;   690.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4032], zmm20                                    ;   898.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm20, zmm16, [rbp + 576]                             ;   899.5 p5+p2  192 dst
        db 0x2e
        vpunpckhbw zmm16, zmm16, [rbp + 576]                             ;   900.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 576], zmm16                                     ;   901.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [rbp + 5760]                                    ;   628.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3712], zmm20                                    ;   900.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm20, zmm16, [rbp + 6720]                            ;   901.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 1152], zmm20                                    ;   902.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm20, zmm27, zmm5                                    ;   902.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm16, zmm16, [rbp + 6720]                            ;   903.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm27, zmm5                                     ;   904.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 4096]                                    ;   863.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm16                                    ;   904.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [rbp + 704]                                     ;   645.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5760], zmm5                                     ;   905.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm5, zmm16, zmm27                                    ;   905.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3264], zmm5                                     ;   906.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm5, zmm25, zmm10                                    ;   906.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm25, zmm10                                   ;   907.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 6272]                                    ;   839.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 zmm27, [rbp + 6656]                                    ;   675.5 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm16, zmm27, zmm25                                   ;   908.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4352], zmm16                                    ;   909.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm16, [rbp + 704]                                     ;   645.5 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm16, zmm16, [rbp + 4096]                            ;   909.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4096], zmm16                                    ;   910.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm16, zmm26, zmm24                                   ;   910.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm24, zmm26, zmm24                                   ;   911.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 3456]                                    ;   853.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 zmm25, [rbp + 1024]                                    ;   691.5 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm27, zmm25, zmm26                                   ;   912.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 704], zmm27                                     ;   913.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 6656]                                    ;   675.5 p3     192 dst reload
        db 0x2e, 0x2e
        vpunpckhbw zmm27, zmm27, [rbp + 6272]                            ;   913.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6272], zmm27                                    ;   914.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm27, zmm0, zmm4                                     ;   914.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm0, zmm4                                      ;   915.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm4, [rbp + 5760]                                     ;   905.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm0                                     ;   916.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 3968]                                     ;   669.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1664], zmm27                                    ;   915.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm0, zmm4                                     ;   916.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm27                                    ;   917.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 6464]                                    ;   655.8 p3     192 dst reload
        db 0x2e
        vpunpcklbw zmm4, zmm27, [rbp + 1088]                             ;   917.5 p5+p2  192 dst
        db 0x2e
        vpunpckhbw zmm27, zmm27, [rbp + 1088]                            ;   918.5 p5+p3  192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm0, [rbp + 5760]                              ;   919.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5760], zmm0                                     ;   920.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 6784]                                     ;   657.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3968], zmm27                                    ;   919.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm27, zmm0, [rbp + 2880]                             ;   920.5 p5+p2  192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm0, [rbp + 2880]                              ;   921.5 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 2880], zmm0                                     ;   922.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 5824]                                     ;   676.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm27                                    ;   921.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm27, zmm0, [rbp + 2240]                             ;   922.5 p5+p3  192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm0, [rbp + 2240]                              ;   923.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2240], zmm0                                     ;   924.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 5696]                                     ;   693.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5824], zmm27                                    ;   923.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm27, zmm0, [rbp + 2112]                             ;   924.5 p5+p2  192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm0, [rbp + 2112]                              ;   925.5 p5+p3  192 dst
        db 0x2e
        vpunpckhbw zmm25, zmm25, zmm26                                   ;   926.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm26, zmm13, zmm11                                   ;   927.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm11, zmm13, zmm11                                   ;   928.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm13, zmm7, zmm9                                     ;   929.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm7, zmm7, zmm9                                      ;   930.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm8, zmm23                                     ;   931.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm23                                     ;   932.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm2, zmm17                                    ;   933.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm17                                     ;   934.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm30, zmm6                                    ;   935.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm30, zmm6                                     ;   936.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm21, zmm15                                   ;   937.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm21, zmm15                                   ;   938.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm14, zmm19                                   ;   939.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm14, zmm14, zmm19                                   ;   940.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm31, zmm22                                   ;   941.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm22, zmm31, zmm22                                   ;   942.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm28, zmm12                                   ;   943.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm28, zmm12                                   ;   944.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm28, zmm1, zmm18                                    ;   945.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm18                                     ;   946.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 3776]                                    ;   825.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3456], zmm25                                    ;   927.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp + 4224]                                    ;   681.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1024], zmm0                                     ;   926.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm0, zmm25, zmm18                                    ;   947.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm18, zmm25, zmm18                                   ;   948.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 896]                                     ;   865.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3776], zmm27                                    ;   925.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp - 64]                                      ;   685.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4224], zmm18                                    ;   949.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm18, zmm27, zmm25                                   ;   949.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm25, zmm27, zmm25                                   ;   950.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 6208]                                    ;   843.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 896], zmm25                                     ;   951.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 6528]                                    ;   691.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp - 64], zmm18                                      ;   950.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm18, zmm25, zmm27                                   ;   951.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm25, zmm25, zmm27                                   ;   952.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 512]                                     ;   859.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6208], zmm25                                    ;   953.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp + 4928]                                    ;   696.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6528], zmm18                                    ;   952.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm18, zmm25, zmm27                                   ;   953.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm25, zmm25, zmm27                                   ;   954.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 640]                                     ;   826.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 512], zmm25                                     ;   955.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp + 7232]                                    ;   702.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4928], zmm18                                    ;   954.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm18, zmm25, zmm27                                   ;   955.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm27, zmm26, zmm9                                    ;   956.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm25, zmm25, [rbp + 640]                             ;   957.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm26, zmm9                                     ;   958.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 6016]                                    ;   848.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 640], zmm25                                     ;   958.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp + 6144]                                    ;   707.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7232], zmm0                                     ;   948.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm0, zmm25, zmm26                                    ;   959.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm0                                     ;   960.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm0, zmm11, zmm8                                     ;   960.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm25, zmm25, zmm26                                   ;   961.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm11, zmm8                                     ;   962.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 3328]                                    ;   844.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 4864]                                    ;   712.2 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6016], zmm25                                    ;   962.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm25, zmm26, zmm11                                   ;   963.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm11, zmm13, zmm23                                   ;   964.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm26, zmm26, [rbp + 3328]                            ;   965.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm13, zmm13, zmm23                                   ;   966.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 6912]                                    ;   890.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3328], zmm26                                    ;   966.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 64]                                      ;   715.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4864], zmm25                                    ;   964.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm25, zmm26, zmm23                                   ;   967.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6144], zmm25                                    ;   968.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm7, zmm2                                     ;   968.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm23, zmm26, zmm23                                   ;   969.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm7, zmm2                                      ;   970.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 4160]                                     ;   827.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 2048]                                    ;   717.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6912], zmm23                                    ;   970.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm26, zmm7                                    ;   971.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm26, zmm7                                     ;   972.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 1280]                                    ;   849.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4160], zmm7                                     ;   973.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 2944]                                     ;   719.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2048], zmm23                                    ;   972.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm7, zmm26                                    ;   973.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm7, zmm26                                     ;   974.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 3584]                                    ;   845.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1280], zmm7                                     ;   975.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 6848]                                     ;   721.8 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2944], zmm23                                    ;   974.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm7, zmm26                                    ;   975.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm26, zmm21, zmm31                                   ;   976.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm21, zmm21, zmm31                                   ;   977.5 p5     192 dst
        db 0x2e
        vpunpcklbw zmm31, zmm14, zmm12                                   ;   978.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm12, zmm14, zmm12                                   ;   979.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 2688]                                    ;   875.5 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm7, zmm14, zmm29                                    ;   980.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm14, zmm14, zmm29                                   ;   981.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm29, [rbp + 6848]                                    ;   725.5 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm29, zmm29, [rbp + 3584]                            ;   982.5 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3584], zmm29                                    ;   983.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 6336]                                    ;   726.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm23                                    ;   976.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm29, [rbp + 5056]                            ;   983.5 p5+p2  192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm29, zmm29, [rbp + 5056]                            ;   984.5 p5+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5056], zmm29                                    ;   985.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm7, zmm3                                     ;   985.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm7, zmm3                                      ;   986.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm7, [rbp + 1792]                                     ;   728.2 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6336], zmm23                                    ;   984.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm7, zmm20                                    ;   987.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm7, zmm20                                     ;   988.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 4736]                                    ;   895.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1792], zmm7                                     ;   989.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm7, zmm14, zmm20                                    ;   989.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm14, zmm14, zmm20                                   ;   990.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm20, [rbp + 5120]                                    ;   828.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4736], zmm23                                    ;   988.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [rbp + 4480]                                    ;   731.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2688], zmm4                                     ;   918.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm4, zmm23, zmm20                                    ;   991.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm23, zmm20                                   ;   992.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp - 128]                                     ;   750.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5120], zmm20                                    ;   993.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 320]                                     ;   733.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4480], zmm4                                     ;   992.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm4, zmm20, zmm23                                    ;   993.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm20, zmm20, zmm23                                   ;   994.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 2368]                                    ;   846.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp - 128], zmm20                                     ;   995.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 3072]                                    ;   739.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 320], zmm4                                      ;   994.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm4, zmm20, zmm23                                    ;   995.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm20, zmm20, zmm23                                   ;   996.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 960]                                     ;   808.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2368], zmm20                                    ;   997.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 5376]                                    ;   741.7 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3072], zmm4                                     ;   996.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm4, zmm20, zmm23                                    ;   997.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm20, zmm20, zmm23                                   ;   998.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 1664]                                    ;   915.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 960], zmm20                                     ;   999.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 256]                                     ;   742.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm4                                     ;   998.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm4, zmm20, zmm23                                    ;   999.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm20, zmm23                                   ;  1000.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 7040]                                    ;   743.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1664], zmm20                                    ;  1001.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm20, zmm23, zmm5                                    ;  1001.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm5, zmm23, zmm5                                     ;  1002.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 1536]                                    ;   745.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7040], zmm5                                     ;  1003.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm5, zmm23, zmm10                                    ;  1003.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm23, zmm10                                   ;  1004.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 6400]                                    ;   749.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1536], zmm10                                    ;  1005.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm10, zmm23, zmm16                                   ;  1005.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm16, zmm23, zmm16                                   ;  1006.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 2624]                                    ;   750.2 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm16                                    ;  1007.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm16, zmm23, zmm24                                   ;  1007.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm23, zmm23, zmm24                                   ;  1008.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 2304]                                    ;   752.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2624], zmm23                                    ;  1009.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm24, zmm17                                   ;  1009.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm17, zmm24, zmm17                                   ;  1010.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 128]                                     ;   753.2 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2304], zmm17                                    ;  1011.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm24, zmm6                                    ;  1011.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm24, zmm6                                     ;  1012.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 7104]                                    ;   754.8 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 128], zmm6                                      ;  1013.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm6, zmm24, zmm30                                    ;  1013.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm24, zmm24, zmm30                                   ;  1014.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 768]                                     ;   756.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7104], zmm24                                    ;  1015.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm30, zmm15                                   ;  1015.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm30, zmm15                                   ;  1016.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 2752]                                    ;   757.2 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 768], zmm15                                     ;  1017.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm15, zmm30, zmm27                                   ;  1017.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm27, zmm30, zmm27                                   ;  1018.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 832]                                     ;   758.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2752], zmm24                                    ;  1016.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm30, zmm19                                   ;  1019.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm19, zmm30, zmm19                                   ;  1020.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 192]                                     ;   760.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 832], zmm19                                     ;  1021.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm19, zmm30, zmm22                                   ;  1021.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm22, zmm30, zmm22                                   ;  1022.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 5632]                                    ;   762.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 192], zmm22                                     ;  1023.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm22, zmm30, zmm9                                    ;  1023.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm30, zmm9                                     ;  1024.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 1408]                                    ;   764.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5632], zmm19                                    ;  1022.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm19, zmm30, zmm0                                    ;  1025.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm30, zmm0                                     ;  1026.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 1472]                                    ;   766.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1408], zmm17                                    ;  1012.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm30, zmm28                                   ;  1027.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm28, zmm30, zmm28                                   ;  1028.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 3648]                                    ;   767.8 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1472], zmm28                                    ;  1029.5 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm28, zmm30, zmm8                                    ;  1029.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm30, zmm8                                     ;  1030.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 1216]                                    ;   800.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3648], zmm17                                    ;  1028.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm30, zmm26                                   ;  1031.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm26, zmm30, zmm26                                   ;  1032.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 2432]                                    ;   829.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1216], zmm26                                    ;  1033.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 1920]                                    ;   772.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 256], zmm17                                     ;  1032.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm17, zmm26, zmm30                                   ;  1033.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm26, zmm26, zmm30                                   ;  1034.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 4800]                                    ;   776.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2432], zmm6                                     ;  1014.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6976]                                     ;   777.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1920], zmm24                                    ;  1020.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm24, zmm6, zmm30                                    ;  1035.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm6, zmm6, zmm30                                     ;  1036.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 2176]                                    ;   847.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4800], zmm23                                    ;  1010.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 3008]                                    ;   779.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6976], zmm6                                     ;  1037.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm6, zmm23, zmm30                                    ;  1037.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm23, zmm23, zmm30                                   ;  1038.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 5952]                                    ;   819.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm24                                    ;  1036.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [rbp + 2816]                                    ;   781.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm8                                     ;  1031.5 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm8, zmm24, zmm30                                    ;  1039.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm24, zmm24, zmm30                                   ;  1040.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6656]                                    ;   916.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5952], zmm24                                    ;  1041.5 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [rbp + 3904]                                    ;   784.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2816], zmm8                                     ;  1040.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm8, zmm24, zmm30                                    ;  1041.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm24, zmm24, zmm30                                   ;  1042.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 4608]                                    ;   787.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6656], zmm9                                     ;  1025.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm30, zmm1                                     ;  1043.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm30, zmm1                                     ;  1044.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6080]                                    ;   791.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4608], zmm1                                     ;  1045.5 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm1, zmm30, zmm11                                    ;  1045.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm11, zmm30, zmm11                                   ;  1046.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 5248]                                    ;   801.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6080], zmm9                                     ;  1044.5 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm30, zmm21                                    ;  1047.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm21, zmm30, zmm21                                   ;  1048.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6592]                                    ;   893.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9], zmm30                                            ;   899.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 2688]                                    ;   918.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 128], zmm30                                      ;   924.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 4480]                                    ;   992.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 192], zmm30                                      ;   998.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 1152]                                    ;   902.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 256], zmm30                                      ;   908.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 2048]                                    ;   972.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 320], zmm30                                      ;   978.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 7232]                                    ;   948.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 384], zmm30                                      ;   954.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 2560]                                    ;   894.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 512], zmm30                                      ;   900.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 640]                                     ;   958.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 576], zmm30                                      ;   964.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 3968]                                    ;   919.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 640], zmm30                                      ;   925.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 5120]                                    ;   993.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 704], zmm30                                      ;   999.5 p7+p4  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6720]                                    ;   904.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 768], zmm30                                      ;   910.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 4160]                                    ;   973.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 832], zmm30                                      ;   979.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 64], zmm18                                       ;   956.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm18, [rbp + 3520]                                    ;   813.0 p3     192 dst reload
        db 0x2e
        vpunpcklbw zmm30, zmm18, zmm13                                   ;  1049.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm13, zmm18, zmm13                                   ;  1050.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 448], zmm17                                      ;  1034.5 p7+p4  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 384]                                     ;   814.7 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm18, zmm17, zmm31                                   ;  1051.5 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3520], zmm21                                    ;  1049.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 4224]                                    ;   949.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 896], zmm21                                      ;   955.5 p7+p4  192 dst
        db 0x2e
        vpunpckhbw zmm17, zmm17, zmm31                                   ;  1052.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 4736]                                    ;   988.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1024], zmm21                                     ;   994.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 1728]                                    ;   917.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1280], zmm21                                     ;   923.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 1792]                                    ;   989.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1536], zmm21                                     ;   995.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 6400]                                    ;  1007.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1600], zmm21                                     ;  1013.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 7040]                                    ;  1003.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1664], zmm21                                     ;  1009.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 1664]                                    ;  1001.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1728], zmm21                                     ;  1007.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 5760]                                    ;   920.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1792], zmm21                                     ;   926.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 2624]                                    ;  1009.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1856], zmm21                                     ;  1015.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 5888]                                    ;   829.5 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm21, zmm12                                   ;  1053.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2624], zmm17                                    ;  1053.5 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 1536]                                    ;  1005.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1920], zmm17                                     ;  1011.5 p7+p4  192 dst
        db 0x2e
        vpunpckhbw zmm12, zmm21, zmm12                                   ;  1054.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 4032]                                    ;   898.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2048], zmm17                                     ;   904.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 4864]                                    ;   964.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2112], zmm17                                     ;   970.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 5824]                                    ;   923.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2176], zmm17                                     ;   929.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 3072]                                    ;   996.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2240], zmm17                                     ;  1002.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 4352]                                    ;   909.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2304], zmm17                                     ;   915.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 6848]                                    ;   976.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2368], zmm17                                     ;   982.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 6528]                                    ;   952.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2432], zmm17                                     ;   958.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 1984]                                    ;   899.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2560], zmm17                                     ;   905.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 3328]                                    ;   966.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2624], zmm17                                     ;   972.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 2240]                                    ;   924.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2688], zmm17                                     ;   930.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 2368]                                    ;   997.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2752], zmm17                                     ;  1003.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 6272]                                    ;   914.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2816], zmm17                                     ;   920.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 3584]                                    ;   983.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2880], zmm17                                     ;   989.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 3200]                                    ;   843.5 p3     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm17, zmm25                                   ;  1055.5 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm17, zmm17, zmm25                                   ;  1056.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 1216], zmm4                                      ;  1000.5 p7+p4  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 1152], zmm20                                     ;  1002.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm4, [rbp + 0]                                        ;   847.7 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm20, zmm4, zmm2                                     ;  1057.5 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm4, zmm2                                      ;  1058.5 p5     192 dst
        db 0x2e
        vmovdqu64 [r9 + 1408], zmm5                                      ;  1004.5 p7+p4  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 2496]                                     ;   850.5 p3     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm5, zmm4, zmm29                                     ;  1059.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm25, [rbp + 6208]                                    ;   953.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2944], zmm25                                     ;   959.5 p8+p9  192 dst
        db 0x2e
        vpunpckhbw zmm4, zmm4, zmm29                                     ;  1060.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm25, [rbp + 6656]                                    ;  1025.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3840], zmm25                                     ;  1031.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 1088], zmm10                                     ;  1006.5 p8+p9  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 7168]                                    ;   857.7 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm10, zmm3                                    ;  1061.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm29, [rbp + 3008]                                    ;  1031.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3968], zmm29                                     ;  1037.5 p7+p4  192 dst
        db 0x2e
        vpunpckhbw zmm3, zmm10, zmm3                                     ;  1062.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 5504]                                    ;   896.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4096], zmm10                                     ;   902.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2112]                                    ;   960.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4160], zmm10                                     ;   966.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 6784]                                    ;   921.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4224], zmm10                                     ;   927.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 320]                                     ;   994.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4288], zmm10                                     ;  1000.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 3264]                                    ;   906.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4352], zmm10                                     ;   912.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2944]                                    ;   974.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4416], zmm10                                     ;   980.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp - 64]                                      ;   950.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4480], zmm10                                     ;   956.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2176]                                    ;  1036.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4544], zmm10                                     ;  1042.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 1344]                                    ;   897.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4608], zmm10                                     ;   903.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 6016]                                    ;   962.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4672], zmm10                                     ;   968.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2880]                                    ;   922.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4736], zmm10                                     ;   928.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp - 128]                                     ;   995.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4800], zmm10                                     ;  1001.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 4096]                                    ;   910.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4864], zmm10                                     ;   916.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 1280]                                    ;   975.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 4928], zmm10                                     ;   981.5 p7+p4  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 1344], zmm16                                     ;  1008.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 448]                                     ;   872.5 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm16, zmm10, zmm7                                    ;  1063.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm29, [rbp + 896]                                     ;   951.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4992], zmm29                                     ;   957.5 p7+p4  192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm10, zmm7                                     ;  1064.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 6976]                                    ;  1037.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5056], zmm10                                     ;  1043.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 4800]                                    ;  1010.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5120], zmm10                                     ;  1016.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 1920]                                    ;  1020.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5184], zmm10                                     ;  1026.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2432]                                    ;  1014.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5248], zmm10                                     ;  1020.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 3648]                                    ;  1028.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5312], zmm10                                     ;  1034.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 1408]                                    ;  1012.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5376], zmm10                                     ;  1018.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 5632]                                    ;  1022.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5440], zmm10                                     ;  1028.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2752]                                    ;  1016.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5504], zmm10                                     ;  1022.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 6080]                                    ;  1044.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5568], zmm10                                     ;  1050.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 2304]                                    ;  1011.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5632], zmm10                                     ;  1017.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 832]                                     ;  1021.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5696], zmm10                                     ;  1027.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 7104]                                    ;  1015.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5760], zmm10                                     ;  1021.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 1472]                                    ;  1029.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 5824], zmm10                                     ;  1035.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 128]                                     ;  1013.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5888], zmm10                                     ;  1019.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 192]                                     ;  1023.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5952], zmm10                                     ;  1029.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3072], zmm15                                     ;  1018.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 3840]                                    ;   890.5 p3     192 dst reload
        db 0x2e
        vpunpcklbw zmm15, zmm10, zmm14                                   ;  1065.5 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 768]                                     ;  1017.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6016], zmm29                                     ;  1023.5 p8+p9  192 dst
        db 0x2e
        vpunpckhbw zmm10, zmm10, zmm14                                   ;  1066.5 p5     192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 4608]                                    ;  1045.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6080], zmm14                                     ;  1051.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 3712]                                    ;   900.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6144], zmm14                                     ;   906.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 6144]                                    ;   968.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6208], zmm14                                     ;   974.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 3776]                                    ;   925.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6272], zmm14                                     ;   931.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 5376]                                    ;   998.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6336], zmm14                                     ;  1004.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 704]                                     ;   913.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6400], zmm14                                     ;   919.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 6336]                                    ;   984.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6464], zmm14                                     ;   990.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 4928]                                    ;   954.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6528], zmm14                                     ;   960.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 2816]                                    ;  1040.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6592], zmm14                                     ;  1046.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 576]                                     ;   901.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6656], zmm14                                     ;   907.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 6912]                                    ;   970.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6720], zmm14                                     ;   976.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 1024]                                    ;   926.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6784], zmm14                                     ;   932.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 960]                                     ;   999.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6848], zmm14                                     ;  1005.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 3456]                                    ;   927.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6912], zmm14                                     ;   933.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 5056]                                    ;   985.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6976], zmm14                                     ;   991.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 512]                                     ;   955.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7040], zmm14                                     ;   961.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 5952]                                    ;  1041.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7104], zmm14                                     ;  1047.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3584], zmm27                                     ;  1019.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3328], zmm22                                     ;  1024.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3200], zmm19                                     ;  1026.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 960], zmm26                                      ;  1035.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 256]                                     ;  1032.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7168], zmm14                                     ;  1038.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3712], zmm0                                      ;  1027.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3456], zmm28                                     ;  1030.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 1472], zmm8                                      ;  1042.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm0, [rbp + 1216]                                     ;  1033.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7680], zmm0                                      ;  1039.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm0, [rbp + 2624]                                     ;  1053.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7808], zmm0                                      ;  1059.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm0, [rbp + 3520]                                     ;  1049.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7936], zmm0                                      ;  1055.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 2496], zmm6                                      ;  1038.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 1984], zmm24                                     ;  1043.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3008], zmm23                                     ;  1039.5 p7+p4  192 dst
        db 0x2e
        add r8, 0x2000                                                   ;   913.8 p1     197 blocks
        db 0x2e
        vmovdqu64 [r9 + 3136], zmm1                                      ;  1046.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3648], zmm11                                     ;  1047.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3392], zmm30                                     ;  1050.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3904], zmm13                                     ;  1051.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3264], zmm21                                     ;  1056.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3520], zmm20                                     ;  1058.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3776], zmm17                                     ;  1057.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 4032], zmm2                                      ;  1059.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 7424], zmm9                                      ;  1048.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 7296], zmm18                                     ;  1052.5 p7+p4  192 dst
        db 0x2e
        lea r10, [r9 + 8192]                                             ;   917.8 p6     197 blocks
        db 0x2e
        vmovdqu64 [r9 + 7552], zmm31                                     ;  1054.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 8064], zmm12                                     ;  1055.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 7232], zmm5                                      ;  1060.5 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 7488], zmm25                                     ;  1062.5 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 7744], zmm4                                      ;  1061.5 p8+p9  192 dst
        vmovdqu64 [r9 + 7360], zmm16                                     ;  1064.5 p7+p4  192 dst
        vmovdqu64 [r9 + 8000], zmm3                                      ;  1063.5 p8+p9  192 dst
        vmovdqu64 [r9 + 7616], zmm15                                     ;  1066.5 p7+p4  192 dst
        vmovdqu64 [r9 + 7872], zmm7                                      ;  1065.5 p8+p9  192 dst
        vmovdqu64 [r9 + 8128], zmm10                                     ;  1067.5 p7+p4  192 dst
        mov r9, r10                                                      ;   923.0        197 blocks copy
        cmp r8, qword [rbp + 7304]                                       ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 7296], r8                                       ;                    resident
        mov qword [rbp + 7312], r9                                       ;                    resident
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 7320]                                      ;                    frame
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
