; aes_to_slices for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 1a98f7a5e817b76c); do not edit:
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
;   blocks: 2971 uops, planned 1068.3; bounds: width 495.2, ports 800.0, path 25.0
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
        sub rsp, 0x1d40                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 7320], rax                                      ;                    frame
        mov dword [rbp + 7328], edx                                      ;                    argument
        mov qword [rbp + 7296], rdi                                      ;                    argument
        mov qword [rbp + 7312], rsi                                      ;                    argument
        mov r8d, dword [rbp + 7328]                                      ;     0.0 p2     194 blocks
        shl r8, 0xd                                                      ;     5.0 p0     194 blocks
        add r8, qword [rbp + 7296]                                       ;     6.0 p1+p3  194 blocks
        mov qword [rbp + 7304], r8                                       ;     7.0 p7+p4  194 blocks
        cmp dword [rbp + 7328], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 7296]                                       ;                    resident
        mov r9, qword [rbp + 7312]                                       ;                    resident
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm0, [r8]                                             ;     0.0 p2     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [r8 + 64]                                        ;     0.2 p3     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [r8 + 128]                                       ;     1.0 p2     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [r8 + 192]                                       ;     1.2 p3     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm4, [r8 + 256]                                       ;     2.0 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm5, [r8 + 320]                                       ;     2.2 p3     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm6, [r8 + 384]                                       ;     3.0 p2     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm7, [r8 + 448]                                       ;     3.2 p3     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm8, [r8 + 512]                                       ;     4.0 p2     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm9, [r8 + 576]                                       ;     4.2 p3     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm10, [r8 + 640]                                      ;     5.0 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm11, [r8 + 704]                                      ;     5.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm12, [r8 + 768]                                      ;     6.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm13, [r8 + 832]                                      ;     6.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm14, [r8 + 896]                                      ;     7.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm15, [r8 + 960]                                      ;     7.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm16, [r8 + 1024]                                     ;     8.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm17, [r8 + 1088]                                     ;     8.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm18, [r8 + 1152]                                     ;     9.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm19, [r8 + 1216]                                     ;     9.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm20, [r8 + 1280]                                     ;    10.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm21, [r8 + 1344]                                     ;    10.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm22, [r8 + 1408]                                     ;    11.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm23, [r8 + 1472]                                     ;    11.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm24, [r8 + 1536]                                     ;    12.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm25, [r8 + 1600]                                     ;    12.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm26, [r8 + 1664]                                     ;    13.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm27, [r8 + 1728]                                     ;    13.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm28, [r8 + 1792]                                     ;    14.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm29, [r8 + 1856]                                     ;    14.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm30, [r8 + 1920]                                     ;    15.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm31, [r8 + 1984]                                     ;    15.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm0, zmm0, zmm0, 0xd8                                ;     6.0 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [r8 + 2048]                                     ;    16.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;     6.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp - 128], zmm1                                      ;     9.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm1, [r8 + 2112]                                      ;    16.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;     7.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp - 64], zmm2                                       ;    10.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [r8 + 2176]                                      ;    17.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;     8.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 0], zmm3                                        ;    11.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [r8 + 2240]                                      ;    17.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;     9.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 64], zmm4                                       ;    12.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [r8 + 2304]                                      ;    18.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm5, zmm5, zmm5, 0xd8                                ;    10.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 128], zmm5                                      ;    13.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [r8 + 2368]                                      ;    18.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    11.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 192], zmm6                                      ;    14.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [r8 + 2432]                                      ;    19.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    12.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 256], zmm7                                      ;    15.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [r8 + 2496]                                      ;    19.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;    13.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 320], zmm8                                      ;    16.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [r8 + 2560]                                      ;    20.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    14.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 384], zmm9                                      ;    17.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 2624]                                      ;    20.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    15.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 448], zmm10                                     ;    18.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [r8 + 2688]                                     ;    21.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    16.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 512], zmm11                                     ;    19.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [r8 + 2752]                                     ;    21.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    17.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 576], zmm12                                     ;    20.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [r8 + 2816]                                     ;    22.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    18.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 640], zmm13                                     ;    21.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [r8 + 2880]                                     ;    22.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    19.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 704], zmm14                                     ;    22.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [r8 + 2944]                                     ;    23.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    20.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 768], zmm15                                     ;    23.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [r8 + 3008]                                     ;    23.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm16, zmm16, zmm16, 0xd8                             ;    21.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm15, [r8 + 3072]                                     ;    24.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    22.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 832], zmm17                                     ;    25.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [r8 + 3136]                                     ;    24.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    23.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 896], zmm18                                     ;    26.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [r8 + 3200]                                     ;    25.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    24.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 960], zmm19                                     ;    27.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [r8 + 3264]                                     ;    25.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    25.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1024], zmm20                                    ;    28.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [r8 + 3328]                                     ;    26.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    26.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1088], zmm21                                    ;    29.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [r8 + 3392]                                     ;    26.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    27.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1152], zmm22                                    ;    30.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [r8 + 3456]                                     ;    27.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    28.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1216], zmm23                                    ;    31.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [r8 + 3520]                                     ;    27.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    29.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1280], zmm24                                    ;    32.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [r8 + 3584]                                     ;    28.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    30.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1344], zmm25                                    ;    33.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [r8 + 3648]                                     ;    28.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    31.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1408], zmm26                                    ;    34.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [r8 + 3712]                                     ;    29.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    32.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1472], zmm27                                    ;    35.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [r8 + 3776]                                     ;    29.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    33.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1536], zmm28                                    ;    36.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [r8 + 3840]                                     ;    30.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    34.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1600], zmm29                                    ;    37.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [r8 + 3904]                                     ;    30.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;    35.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1664], zmm30                                    ;    38.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [r8 + 3968]                                     ;    31.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm30, [r8 + 4032]                                     ;    31.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm31, zmm31, zmm31, 0xd8                             ;    36.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [r8 + 4096]                                     ;    32.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;    37.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm1                                     ;    40.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm1, [r8 + 4160]                                      ;    32.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;    38.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1792], zmm2                                     ;    41.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [r8 + 4224]                                      ;    33.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;    39.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1856], zmm3                                     ;    42.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [r8 + 4288]                                      ;    33.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;    40.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1920], zmm4                                     ;    43.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [r8 + 4352]                                      ;    34.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm5, zmm5, zmm5, 0xd8                                ;    41.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1984], zmm5                                     ;    44.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [r8 + 4416]                                      ;    34.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    42.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2048], zmm6                                     ;    45.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [r8 + 4480]                                      ;    35.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    43.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm7                                     ;    46.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [r8 + 4544]                                      ;    35.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;    44.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm8                                     ;    47.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [r8 + 4608]                                      ;    36.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    45.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2240], zmm9                                     ;    48.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 4672]                                      ;    36.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    46.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2304], zmm10                                    ;    49.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [r8 + 4736]                                     ;    37.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    47.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2368], zmm11                                    ;    50.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [r8 + 4800]                                     ;    37.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    48.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2432], zmm12                                    ;    51.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [r8 + 4864]                                     ;    38.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    49.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm13                                    ;    52.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [r8 + 4928]                                     ;    38.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    50.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2560], zmm14                                    ;    53.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [r8 + 4992]                                     ;    39.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm14, [r8 + 5056]                                     ;    39.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm15, zmm15, zmm15, 0xd8                             ;    51.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm14, [r8 + 5120]                                     ;    40.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm17, zmm17, zmm17, 0xd8                             ;    52.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm14, [r8 + 5184]                                     ;    40.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    53.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2624], zmm18                                    ;    56.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [r8 + 5248]                                     ;    41.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    54.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2688], zmm19                                    ;    57.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [r8 + 5312]                                     ;    41.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    55.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2752], zmm20                                    ;    58.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [r8 + 5376]                                     ;    42.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    56.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2816], zmm21                                    ;    59.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [r8 + 5440]                                     ;    42.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    57.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2880], zmm22                                    ;    60.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [r8 + 5504]                                     ;    43.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    58.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2944], zmm23                                    ;    61.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [r8 + 5568]                                     ;    43.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    59.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm24                                    ;    62.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [r8 + 5632]                                     ;    44.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    60.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm25                                    ;    63.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [r8 + 5696]                                     ;    44.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    61.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3136], zmm26                                    ;    64.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [r8 + 5760]                                     ;    45.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    62.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3200], zmm27                                    ;    65.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [r8 + 5824]                                     ;    45.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    63.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3264], zmm28                                    ;    66.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [r8 + 5888]                                     ;    46.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    64.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3328], zmm29                                    ;    67.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [r8 + 5952]                                     ;    46.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm29, [r8 + 6016]                                     ;    47.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm29, [r8 + 6080]                                     ;    47.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm30, zmm30, zmm30, 0xd8                             ;    65.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm29, [r8 + 6144]                                     ;    48.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm1, zmm1, zmm1, 0xd8                                ;    66.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm29, [r8 + 6208]                                     ;    48.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;    67.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3392], zmm2                                     ;    70.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [r8 + 6272]                                      ;    49.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;    68.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3456], zmm3                                     ;    71.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [r8 + 6336]                                      ;    49.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;    69.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3520], zmm4                                     ;    72.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [r8 + 6400]                                      ;    50.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm5, zmm5, zmm5, 0xd8                                ;    70.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3584], zmm5                                     ;    73.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [r8 + 6464]                                      ;    50.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    71.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3648], zmm6                                     ;    74.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [r8 + 6528]                                      ;    51.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    72.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3712], zmm7                                     ;    75.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [r8 + 6592]                                      ;    51.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;    73.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3776], zmm8                                     ;    76.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [r8 + 6656]                                      ;    52.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    74.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3840], zmm9                                     ;    77.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 6720]                                      ;    52.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;    75.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm10                                    ;    78.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [r8 + 6784]                                     ;    53.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;    76.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3968], zmm11                                    ;    79.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [r8 + 6848]                                     ;    53.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;    77.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4032], zmm12                                    ;    80.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm12, [r8 + 6912]                                     ;    54.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;    78.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4096], zmm13                                    ;    81.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [r8 + 6976]                                     ;    54.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm13, [r8 + 7040]                                     ;    55.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm13, [r8 + 7104]                                     ;    55.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm13, [r8 + 7168]                                     ;    56.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm14, zmm14, zmm14, 0xd8                             ;    79.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [r8 + 7232]                                     ;    56.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;    80.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4160], zmm18                                    ;    83.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [r8 + 7296]                                     ;    57.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;    81.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4224], zmm19                                    ;    84.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [r8 + 7360]                                     ;    57.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;    82.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4288], zmm20                                    ;    85.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [r8 + 7424]                                     ;    58.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;    83.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4352], zmm21                                    ;    86.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [r8 + 7488]                                     ;    58.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;    84.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4416], zmm22                                    ;    87.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [r8 + 7552]                                     ;    59.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;    85.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4480], zmm23                                    ;    88.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [r8 + 7616]                                     ;    59.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;    86.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4544], zmm24                                    ;    89.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [r8 + 7680]                                     ;    60.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;    87.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4608], zmm25                                    ;    90.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [r8 + 7744]                                     ;    60.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;    88.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4672], zmm26                                    ;    91.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [r8 + 7808]                                     ;    61.0 p2     192 dst
        db 0x2e
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;    89.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4736], zmm27                                    ;    92.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [r8 + 7872]                                     ;    61.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;    90.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4800], zmm28                                    ;    93.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [r8 + 7936]                                     ;    62.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm28, [r8 + 8000]                                     ;    62.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm28, [r8 + 8064]                                     ;    63.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm28, [r8 + 8128]                                     ;    63.2 p3     192 dst
        db 0x2e
        vshufi32x4 zmm29, zmm29, zmm29, 0xd8                             ;    91.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm2, zmm2, zmm2, 0xd8                                ;    92.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm3, zmm3, zmm3, 0xd8                                ;    93.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm4, zmm4, zmm4, 0xd8                                ;    94.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm5, zmm5, zmm5, 0xd8                                ;    95.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm6, zmm6, zmm6, 0xd8                                ;    96.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm7, zmm7, zmm7, 0xd8                                ;    97.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm8, zmm8, zmm8, 0xd8                                ;    98.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm9, zmm9, zmm9, 0xd8                                ;    99.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm10, zmm10, zmm10, 0xd8                             ;   100.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm11, zmm11, zmm11, 0xd8                             ;   101.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm12, zmm12, zmm12, 0xd8                             ;   102.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm13, zmm13, zmm13, 0xd8                             ;   103.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm18, zmm18, zmm18, 0xd8                             ;   104.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm19, zmm19, zmm19, 0xd8                             ;   105.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm20, zmm20, zmm20, 0xd8                             ;   106.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm21, zmm21, zmm21, 0xd8                             ;   107.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm22, zmm22, zmm22, 0xd8                             ;   108.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm23, zmm23, zmm23, 0xd8                             ;   109.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm24, zmm24, zmm24, 0xd8                             ;   110.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm25, zmm25, zmm25, 0xd8                             ;   111.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm26, zmm26, zmm26, 0xd8                             ;   112.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm27, zmm27, zmm27, 0xd8                             ;   113.3 p5     192 dst
        db 0x2e
        vshufi32x4 zmm28, zmm28, zmm28, 0xd8                             ;   114.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4864], zmm28                                    ;   117.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [r8 + 1984]                                     ;    64.0 p2     192 dst reload
        db 0x2e
        vshufi32x4 zmm28, zmm28, [r8 + 1984], 0xd8                       ;   115.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 4928], zmm28                                    ;   118.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm28, zmm0, 1                                            ;    53.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4992], zmm12                                    ;   105.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm12, zmm16, 1                                           ;    54.3 p0     192 dst
        vmovdqu64 [rbp + 5056], zmm27                                    ;   116.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm27, zmm31, 1                                           ;    55.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5120], zmm11                                    ;   104.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [r8 + 3008]                                     ;    65.0 p2     192 dst reload
        db 0x2e
        vshufi32x4 zmm11, zmm11, [r8 + 3008], 0xd8                       ;   116.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5184], zmm11                                    ;   119.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm11, zmm15, 1                                           ;    56.3 p0     192 dst
        db 0x2e
        vpternlogd zmm28, zmm30, [rel aes_to_slices.T0_constants512], 0x28 ;    68.3 p0+p2  192 dst
        db 0x2e
        vpxord zmm30, zmm30, zmm28                                       ;    69.3 p0     192 dst
        db 0x2e
        vpsllq zmm28, zmm28, 1                                           ;    69.3 p0     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm28                                         ;    70.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm28, [r8 + 3968]                                     ;    66.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm28, zmm28, [r8 + 3968], 0xd8                       ;   117.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5248], zmm28                                    ;   120.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [r8 + 4032]                                     ;    67.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm28, zmm28, [r8 + 4032], 0xd8                       ;   118.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5312], zmm28                                    ;   121.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm28, zmm0, 2                                            ;    71.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm26                                    ;   115.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm26, zmm30, 2                                           ;    70.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm10                                    ;   103.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [r8 + 4992]                                     ;    68.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm10, zmm10, [r8 + 4992], 0xd8                       ;   119.3 p5+p2  192 dst
        vmovdqu64 [rbp + 5504], zmm10                                    ;   122.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [r8 + 5056]                                     ;    69.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm10, zmm10, [r8 + 5056], 0xd8                       ;   120.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5568], zmm10                                    ;   123.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [r8 + 5120]                                     ;    70.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm10, zmm10, [r8 + 5120], 0xd8                       ;   121.3 p5+p2  192 dst
        vmovdqu64 [rbp + 5632], zmm25                                    ;   114.3 p7+p4  192 dst spill
        vmovdqu64 zmm25, [r8 + 5952]                                     ;    71.2 p3     192 dst reload
        vshufi32x4 zmm25, zmm25, [r8 + 5952], 0xd8                       ;   122.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5696], zmm25                                    ;   125.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [r8 + 6016]                                     ;    72.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm25, zmm25, [r8 + 6016], 0xd8                       ;   123.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5760], zmm25                                    ;   126.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [r8 + 6080]                                     ;    73.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm25, zmm25, [r8 + 6080], 0xd8                       ;   124.3 p5+p2  192 dst
        vmovdqu64 [rbp + 5824], zmm25                                    ;   127.3 p8+p9  192 dst spill
        vmovdqu64 zmm25, [r8 + 6144]                                     ;    74.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm25, zmm25, [r8 + 6144], 0xd8                       ;   125.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5888], zmm9                                     ;   102.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [r8 + 6976]                                      ;    75.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm9, zmm9, [r8 + 6976], 0xd8                         ;   126.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 5952], zmm9                                     ;   129.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm9, zmm17, 1                                            ;    63.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6016], zmm24                                    ;   113.3 p7+p4  192 dst spill
        vmovdqa64 zmm24, zmm1                                            ;    69.3        192 dst copy
        db 0x2e
        vmovdqu64 [rbp + 6080], zmm8                                     ;   102.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [r8 + 7040]                                      ;    76.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm8, zmm8, [r8 + 7040], 0xd8                         ;   127.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 6144], zmm8                                     ;   130.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [r8 + 7104]                                      ;    77.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm8, zmm8, [r8 + 7104], 0xd8                         ;   128.3 p5+p2  192 dst
        vmovdqu64 [rbp + 6208], zmm8                                     ;   131.3 p8+p9  192 dst spill
        vmovdqu64 zmm8, [r8 + 7168]                                      ;    78.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm8, zmm8, [r8 + 7168], 0xd8                         ;   129.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 6272], zmm23                                    ;   112.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [r8 + 7936]                                     ;    79.2 p3     192 dst reload
        db 0x2e
        vshufi32x4 zmm23, zmm23, [r8 + 7936], 0xd8                       ;   130.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 6336], zmm23                                    ;   133.3 p8+p9  192 dst spill
        vmovdqu64 zmm23, [r8 + 8000]                                     ;    80.2 p3     192 dst reload
        vshufi32x4 zmm23, zmm23, [r8 + 8000], 0xd8                       ;   131.3 p5+p2  192 dst
        vmovdqu64 [rbp + 6400], zmm23                                    ;   134.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [r8 + 8064]                                     ;    81.2 p3     192 dst reload
        db 0x2e, 0x2e
        vshufi32x4 zmm23, zmm23, [r8 + 8064], 0xd8                       ;   132.3 p5+p2  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6464], zmm23                                    ;   135.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqa64 zmm23, zmm14                                           ;    82.3        192 dst copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6528], zmm7                                     ;   109.8 p7+p4  192 dst spill
        db 0x2e
        vmovdqa64 zmm7, zmm29                                            ;    94.3        192 dst copy
        db 0x2e
        vpternlogd zmm12, zmm10, [rel aes_to_slices.T0_constants512], 0x28 ;   124.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm12                                       ;   125.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm12, zmm12, 1                                           ;   125.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm16, zmm16, zmm12                                       ;   126.3 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rel aes_to_slices.T0_constants512]             ;    83.0 p2     192 dst reload
        db 0x2e, 0x2e
        vpternlogd zmm9, zmm13, zmm12, 0x28                              ;   106.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm25, zmm12, 0x28                             ;   128.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm9                                        ;   107.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm9, zmm9, 1                                             ;   107.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm9                                        ;   108.3 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm8, zmm12, 0x28                              ;   132.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm27                                       ;   129.3 p0     192 dst
        db 0x2e
        vpsllq zmm9, zmm27, 1                                            ;   129.3 p0     192 dst
        db 0x2e
        vpxord zmm31, zmm31, zmm9                                        ;   130.3 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm11                                         ;   133.3 p0     192 dst
        db 0x2e
        vpsllq zmm9, zmm11, 1                                            ;   133.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm9                                        ;   134.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm9, [rbp - 128]                                      ;    83.2 p3     192 dst
        db 0x2e
        vmovdqu64 zmm11, [rbp + 832]                                     ;    84.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 1728]                                    ;    84.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm22                                    ;   111.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm22, zmm16, 2                                           ;   127.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm6                                     ;   111.8 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm6, zmm10, 2                                            ;   126.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm31, [rel aes_to_slices.T0_constants512 + 64], 0x28 ;   131.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm28                                       ;   132.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm28, zmm28, 2                                           ;   132.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm28                                         ;   133.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm28, zmm17                                           ;   109.3        192 dst copy
        db 0x2e, 0x2e
        vpternlogd zmm26, zmm25, [rel aes_to_slices.T0_constants512 + 64], 0x28 ;   130.3 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm26                                       ;   131.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm26, zmm26, 2                                           ;   131.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm26                                       ;   132.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm26, zmm13                                           ;   108.3        192 dst copy
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm22, zmm15, [rel aes_to_slices.T0_constants512 + 64], 0x28 ;   135.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm22                                       ;   136.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm22, zmm22, 2                                           ;   136.3 p0     192 dst
        db 0x2e
        vpxord zmm16, zmm16, zmm22                                       ;   137.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm22, [rel aes_to_slices.T0_constants512 + 64]        ;    86.2 p3     192 dst reload
        db 0x2e
        vpternlogd zmm6, zmm8, zmm22, 0x28                               ;   134.3 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm6                                          ;   135.3 p0     192 dst
        db 0x2e
        vpsllq zmm6, zmm6, 2                                             ;   135.3 p0     192 dst
        db 0x2e
        vpxord zmm10, zmm10, zmm6                                        ;   136.3 p0     192 dst
        db 0x2e
        vmovdqa64 zmm6, zmm2                                             ;    95.3        192 dst copy
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm21                                    ;   112.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm21, zmm0, 4                                            ;   134.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm5                                     ;   113.8 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm5, zmm31, 4                                            ;   133.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm20                                    ;   114.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm20, zmm30, 4                                           ;   133.3 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6912], zmm4                                     ;   115.8 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm4, zmm25, 4                                            ;   132.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm21, zmm16, [rel aes_to_slices.T0_constants512 + 128], 0x28 ;   138.3 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm16, zmm16, zmm21                                       ;   139.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm21, zmm21, 4                                           ;   139.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm21                                         ;   140.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm21, zmm18                                           ;   107.3        192 dst copy
        db 0x2e, 0x2e
        vpternlogd zmm5, zmm15, [rel aes_to_slices.T0_constants512 + 128], 0x28 ;   137.3 p0+p3  192 dst
        db 0x2e
        vpxord zmm15, zmm15, zmm5                                        ;   138.3 p0     192 dst
        db 0x2e
        vpsllq zmm5, zmm5, 4                                             ;   138.3 p0     192 dst
        db 0x2e
        vpxord zmm31, zmm31, zmm5                                        ;   139.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm5, [rel aes_to_slices.T0_constants512 + 128]        ;    88.0 p2     192 dst reload
        db 0x2e
        vpternlogd zmm20, zmm10, zmm5, 0x28                              ;   137.3 p0     192 dst
        db 0x2e
        vpternlogd zmm4, zmm8, zmm5, 0x28                                ;   136.3 p0     192 dst
        db 0x2e
        vpxord zmm10, zmm10, zmm20                                       ;   138.3 p0     192 dst
        db 0x2e
        vpsllq zmm20, zmm20, 4                                           ;   138.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm20                                       ;   139.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm4                                          ;   137.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm4, zmm4, 4                                             ;   137.3 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm4                                        ;   138.3 p0     192 dst
        db 0x2e
        vmovdqu64 zmm4, [rbp - 128]                                      ;    88.2 p3     192 dst reload
        db 0x2e
        vpsrlq zmm4, zmm4, 1                                             ;   119.7 p0     192 dst
        db 0x2e
        vpternlogd zmm4, zmm1, zmm12, 0x28                               ;   120.7 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm4                                        ;   121.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm4, 1                                             ;   122.7 p0     192 dst
        db 0x2e
        vpxord zmm9, zmm9, zmm1                                          ;   123.7 p0     192 dst
        db 0x2e
        vmovdqu64 zmm1, [rbp + 832]                                      ;    89.0 p2     192 dst reload
        db 0x2e
        vpsrlq zmm1, zmm1, 1                                             ;   124.7 p0     192 dst
        db 0x2e
        vpternlogd zmm1, zmm14, zmm12, 0x28                              ;   125.7 p0     192 dst
        db 0x2e
        vmovdqu64 zmm4, [rbp + 1728]                                     ;    89.2 p3     192 dst reload
        db 0x2e
        vpsrlq zmm4, zmm4, 1                                             ;   126.7 p0     192 dst
        db 0x2e
        vpternlogd zmm4, zmm29, zmm12, 0x28                              ;   127.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp - 64]                                      ;    90.0 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm23, zmm23, zmm1                                        ;   128.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 1                                             ;   129.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm1                                        ;   130.7 p0     192 dst
        db 0x2e
        vmovdqu64 zmm1, [rbp + 3392]                                     ;    90.2 p3     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm4                                          ;   131.7 p0     192 dst
        db 0x2e
        vpsllq zmm4, zmm4, 1                                             ;   132.7 p0     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm4                                        ;   133.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm4, [rbp + 896]                                      ;    91.0 p2     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm20, zmm9, 2                                            ;   133.7 p0     192 dst
        db 0x2e
        vpternlogd zmm20, zmm27, zmm22, 0x28                             ;   134.7 p5     192 dst
        db 0x2e
        vpsrlq zmm29, zmm24, 2                                           ;   134.7 p0     192 dst
        db 0x2e
        vpternlogd zmm29, zmm7, zmm22, 0x28                              ;   135.7 p5     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm20                                       ;   135.7 p0     192 dst
        db 0x2e
        vpsllq zmm20, zmm20, 2                                           ;   136.7 p0     192 dst
        db 0x2e
        vpxord zmm9, zmm9, zmm20                                         ;   137.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm29                                         ;   137.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm20, zmm29, 2                                           ;   137.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm20                                       ;   138.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm20, zmm11, 2                                           ;   138.7 p0     192 dst
        db 0x2e
        vpternlogd zmm20, zmm17, zmm22, 0x28                             ;   139.7 p5     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm20                                       ;   140.7 p0     192 dst
        db 0x2e
        vpsllq zmm17, zmm20, 2                                           ;   140.7 p0     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm17                                       ;   141.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp - 64]                                      ;    91.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm17, zmm17, 1                                           ;   141.7 p0     192 dst
        db 0x2e
        vpsrlq zmm20, zmm23, 2                                           ;   142.7 p0     192 dst
        db 0x2e
        vpternlogd zmm20, zmm13, zmm22, 0x28                             ;   143.7 p5     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm20                                       ;   144.7 p5     192 dst
        db 0x2e
        vpsllq zmm13, zmm20, 2                                           ;   144.7 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm13                                       ;   145.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 4160]                                    ;    92.0 p2     192 dst
        db 0x2e, 0x2e
        vmovdqa64 zmm20, zmm3                                            ;    96.3        192 dst copy
        db 0x2e, 0x2e
        vpsrlq zmm29, zmm27, 4                                           ;   144.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm29, zmm28, zmm5, 0x28                              ;   145.7 p5     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm29                                       ;   146.7 p5     192 dst
        db 0x2e
        vpsllq zmm29, zmm29, 4                                           ;   146.7 p0     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm29                                       ;   147.7 p5     192 dst
        db 0x2e
        vpsrlq zmm29, zmm9, 4                                            ;   146.7 p0     192 dst
        db 0x2e
        vpternlogd zmm29, zmm11, zmm5, 0x28                              ;   147.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm29                                       ;   148.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm29, zmm29, 4                                           ;   148.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm29                                         ;   149.7 p5     192 dst
        db 0x2e
        vmovdqa64 zmm29, zmm19                                           ;   108.3        192 dst copy
        db 0x2e
        vmovdqu64 [rbp - 64], zmm8                                       ;   138.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 1792]                                     ;    92.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm25                                    ;   139.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm25, zmm7, 4                                            ;   149.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm26, zmm5, 0x28                              ;   150.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm25                                       ;   151.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm25, zmm25, 4                                           ;   151.7 p0     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm25                                         ;   152.7 p5     192 dst
        db 0x2e
        vpsrlq zmm25, zmm24, 4                                           ;   151.7 p0     192 dst
        db 0x2e
        vpternlogd zmm25, zmm23, zmm5, 0x28                              ;   152.7 p5     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm25                                       ;   153.7 p0     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 4                                           ;   153.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm25                                       ;   154.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 2624]                                    ;    93.0 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm12, [rbp + 3392], 0x48                      ;   154.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm17                                         ;   155.3 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm17, zmm17, 1                                           ;   155.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm17                                       ;   156.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 0]                                       ;    94.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3392], zmm26                                    ;   152.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 3456]                                    ;    94.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 832], zmm7                                      ;   153.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 960]                                      ;    95.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp - 128], zmm10                                     ;   139.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [rbp + 4224]                                    ;    95.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6976], zmm23                                    ;   154.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [rbp + 1856]                                    ;    96.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7040], zmm30                                    ;   140.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [rbp + 2688]                                    ;    96.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7104], zmm24                                    ;   155.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm24, zmm14, 2                                           ;   157.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm15                                    ;   139.3 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm15, zmm1, 2                                            ;   157.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 7232], zmm28                                    ;   147.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [rbp + 896]                                     ;    97.0 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm28, zmm28, 1                                           ;   158.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm28, zmm12, [rbp + 4160], 0x48                      ;   159.7 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm28                                       ;   160.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm28, zmm28, 1                                           ;   160.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm28                                         ;   161.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm28, zmm4, 2                                            ;   162.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4160], zmm31                                    ;   140.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm13, 2                                           ;   161.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 896], zmm27                                     ;   148.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 1792]                                    ;    98.0 p2     192 dst reload
        db 0x2e
        vpsrlq zmm27, zmm27, 1                                           ;   162.7 p0     192 dst
        db 0x2e
        vpternlogd zmm27, zmm2, zmm12, 0x28                              ;   163.7 p5     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm27                                         ;   164.7 p5     192 dst
        db 0x2e
        vpsllq zmm2, zmm27, 1                                            ;   164.7 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm2                                          ;   165.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 2624]                                     ;    98.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm2, zmm2, 1                                             ;   164.7 p0     192 dst
        db 0x2e
        vpternlogd zmm2, zmm18, zmm12, 0x28                              ;   165.7 p5     192 dst
        db 0x2e
        vpternlogd zmm24, zmm8, zmm22, 0x28                              ;   166.7 p5     192 dst
        db 0x2e
        vpternlogd zmm15, zmm6, zmm22, 0x28                              ;   165.7 p5     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm2                                        ;   166.7 p5     192 dst
        db 0x2e
        vpsllq zmm2, zmm2, 1                                             ;   166.7 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm2                                        ;   167.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 0]                                        ;    99.0 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm2, zmm2, 1                                             ;   166.7 p0     192 dst
        db 0x2e
        vpternlogd zmm28, zmm25, zmm22, 0x28                             ;   168.7 p5     192 dst
        db 0x2e
        vpternlogd zmm31, zmm21, zmm22, 0x28                             ;   167.7 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm24                                         ;   168.3 p5     192 dst
        db 0x2e
        vpsllq zmm18, zmm24, 2                                           ;   168.7 p0     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm18                                       ;   169.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm18, [rbp + 960]                                     ;    99.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm18, 1                                           ;   169.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm15                                         ;   170.3 p5     192 dst
        db 0x2e
        vpsllq zmm15, zmm15, 2                                           ;   170.7 p0     192 dst
        db 0x2e
        vpxord zmm1, zmm1, zmm15                                         ;   171.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm15, [rbp + 1856]                                    ;   100.0 p2     192 dst reload
        db 0x2e
        vpsrlq zmm15, zmm15, 1                                           ;   171.7 p0     192 dst
        db 0x2e
        vpternlogd zmm15, zmm3, zmm12, 0x28                              ;   172.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm3, [rbp + 2688]                                     ;   100.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm3, zmm3, 1                                             ;   172.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm28                                       ;   173.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm24, zmm28, 2                                           ;   173.7 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm24                                         ;   174.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 64]                                      ;   101.0 p2     192 dst
        db 0x2e
        vpternlogd zmm3, zmm19, zmm12, 0x28                              ;   174.7 p0     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 3520]                                    ;   101.3 p3     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm31                                       ;   175.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm27, zmm31, 2                                           ;   175.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm27                                       ;   176.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 1024]                                    ;   102.0 p2     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 4288]                                    ;   102.3 p3     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 1920]                                    ;   103.0 p2     192 dst
        db 0x2e
        vpxord zmm20, zmm20, zmm15                                       ;   176.7 p0     192 dst
        db 0x2e
        vpsllq zmm15, zmm15, 1                                           ;   177.7 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm15                                       ;   178.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm15, zmm8, 4                                            ;   178.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm25, zmm5, 0x28                              ;   179.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm15                                       ;   180.7 p5     192 dst
        db 0x2e
        vpsllq zmm15, zmm15, 4                                           ;   180.7 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm15                                         ;   181.7 p5     192 dst
        db 0x2e
        vpsrlq zmm15, zmm14, 4                                           ;   180.7 p0     192 dst
        db 0x2e
        vpternlogd zmm15, zmm4, zmm5, 0x28                               ;   181.7 p5     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm15                                         ;   182.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm15, zmm15, 4                                           ;   182.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm15                                       ;   183.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm12, [rbp + 3456], 0x48                       ;   183.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 6912]                                    ;   115.8 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm3                                        ;   183.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm3, zmm3, 1                                             ;   184.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm3                                        ;   185.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 2752]                                     ;   105.7 p3     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm2                                        ;   185.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm2, zmm2, 1                                             ;   185.7 p0     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm2                                        ;   186.7 p5     192 dst
        db 0x2e
        vpsrlq zmm2, zmm6, 4                                             ;   186.7 p0     192 dst
        db 0x2e
        vpternlogd zmm2, zmm21, zmm5, 0x28                               ;   187.7 p5     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm2                                        ;   188.7 p0     192 dst
        db 0x2e
        vpsllq zmm2, zmm2, 4                                             ;   188.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm2                                          ;   189.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm2, zmm1, 4                                             ;   189.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm13, zmm5, 0x28                               ;   190.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm2                                        ;   191.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm2, zmm2, 4                                             ;   191.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm2                                          ;   192.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm12, [rbp + 4224], 0x48                      ;   191.7 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 6848]                                     ;   114.3 p3     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm18                                       ;   192.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm18, zmm18, 1                                           ;   192.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm18                                         ;   193.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqa64 zmm18, zmm23                                           ;   179.7        192 dst copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4224], zmm21                                    ;   189.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqa64 zmm21, zmm20                                           ;   177.7        192 dst copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3456], zmm6                                     ;   190.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm17, 2                                            ;   193.7 p0     192 dst
        db 0x2e
        vpternlogd zmm6, zmm23, zmm22, 0x28                              ;   194.7 p5     192 dst
        db 0x2e
        vpxord zmm18, zmm18, zmm6                                        ;   195.7 p0     192 dst
        db 0x2e
        vpsllq zmm6, zmm6, 2                                             ;   195.7 p0     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm6                                        ;   196.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 64]                                       ;   110.5 p2     192 dst reload
        db 0x2e
        vpsrlq zmm6, zmm6, 1                                             ;   196.7 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm23, zmm26, 2                                           ;   197.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm20, zmm22, 0x28                             ;   198.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm23                                       ;   199.7 p5     192 dst
        db 0x2e
        vpsllq zmm20, zmm23, 2                                           ;   199.7 p0     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm20                                       ;   200.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm20, [rbp + 1024]                                    ;   111.7 p3     192 dst reload
        db 0x2e
        vpsrlq zmm20, zmm20, 1                                           ;   199.7 p0     192 dst
        db 0x2e
        vmovdqa64 zmm23, zmm30                                           ;   186.7        192 dst copy
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1024], zmm13                                    ;   192.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqa64 zmm13, zmm29                                           ;   184.7        192 dst copy
        db 0x2e
        vmovdqu64 [rbp + 64], zmm1                                       ;   193.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm1, zmm7, 2                                             ;   200.7 p0     192 dst
        db 0x2e
        vpternlogd zmm1, zmm30, zmm22, 0x28                              ;   201.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 128]                                     ;   113.0 p2     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm1                                        ;   202.7 p5     192 dst
        db 0x2e
        vpsllq zmm1, zmm1, 2                                             ;   202.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm1                                          ;   203.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm1, [rbp + 3584]                                     ;   113.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2688], zmm25                                    ;   181.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp + 1088]                                    ;   114.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1856], zmm8                                     ;   182.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 4352]                                     ;   114.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 960], zmm4                                      ;   183.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm4, zmm10, 2                                            ;   202.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm29, zmm22, 0x28                              ;   203.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 1984]                                    ;   115.0 p2     192 dst
        db 0x2e
        vpxord zmm13, zmm13, zmm4                                        ;   204.7 p5     192 dst
        db 0x2e
        vpsllq zmm4, zmm4, 2                                             ;   204.7 p0     192 dst
        db 0x2e
        vpxord zmm10, zmm10, zmm4                                        ;   205.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm4, [rbp + 6784]                                     ;   115.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 0], zmm16                                       ;   140.3 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm16, zmm17, 4                                           ;   204.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm7, zmm5, 0x28                               ;   205.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm16                                         ;   206.7 p0     192 dst
        db 0x2e
        vpsllq zmm16, zmm16, 4                                           ;   206.7 p0     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm16                                       ;   207.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm16, [rbp + 2816]                                    ;   116.8 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2624], zmm7                                     ;   207.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 6720]                                     ;   117.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1792], zmm11                                    ;   149.7 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm11, zmm18, 4                                           ;   207.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm23, zmm5, 0x28                              ;   208.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm23, zmm23, zmm11                                       ;   209.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm11, zmm11, 4                                           ;   209.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm11                                       ;   210.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm12, [rbp + 3520], 0x48                       ;   209.7 p0+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm11, zmm26, 4                                           ;   210.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm11, zmm10, zmm5, 0x28                              ;   211.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm6                                        ;   211.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 1                                             ;   211.7 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm6                                        ;   212.7 p5     192 dst
        db 0x2e
        vpsrlq zmm6, zmm21, 4                                            ;   212.7 p0     192 dst
        db 0x2e
        vpternlogd zmm6, zmm13, zmm5, 0x28                               ;   213.7 p5     192 dst
        db 0x2e
        vpxord zmm10, zmm10, zmm11                                       ;   213.7 p0     192 dst
        db 0x2e
        vpsllq zmm11, zmm11, 4                                           ;   214.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm11                                       ;   215.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm20, zmm12, [rbp + 4288], 0x48                      ;   215.3 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm6                                        ;   215.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 4                                             ;   216.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm6                                        ;   217.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 1920]                                     ;   121.2 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm6, 1                                             ;   217.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm20                                       ;   217.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm11, zmm20, 1                                           ;   218.7 p0     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm11                                       ;   219.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm11, [rbp + 2752]                                    ;   122.0 p3     192 dst reload
        db 0x2e
        vpsrlq zmm11, zmm11, 1                                           ;   219.7 p0     192 dst
        db 0x2e
        vpsrlq zmm20, zmm24, 2                                           ;   220.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2752], zmm13                                    ;   216.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm13, zmm19, 2                                           ;   221.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm12, [rbp + 6912], 0x48                       ;   219.3 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm6                                        ;   220.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm6, zmm6, 1                                             ;   222.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm6                                        ;   223.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm31, zmm22, 0x28                             ;   224.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm15, zmm22, 0x28                             ;   223.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm20                                       ;   225.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm20, 2                                            ;   225.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm6                                        ;   226.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 128]                                      ;   124.5 p3     192 dst reload
        db 0x2e
        vpsrlq zmm6, zmm6, 1                                             ;   225.7 p0     192 dst
        db 0x2e
        vpxord zmm15, zmm15, zmm13                                       ;   225.3 p5     192 dst
        db 0x2e
        vpsllq zmm13, zmm13, 2                                           ;   226.7 p0     192 dst
        db 0x2e
        vpxord zmm19, zmm19, zmm13                                       ;   227.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 1088]                                    ;   125.3 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm13, zmm13, 1                                           ;   227.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm12, [rbp + 6848], 0x48                      ;   227.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm11                                         ;   228.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm11, zmm11, 1                                           ;   228.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm11                                         ;   229.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 1984]                                    ;   126.5 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm11, zmm11, 1                                           ;   229.7 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm20, zmm27, 2                                           ;   230.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm3, zmm22, 0x28                              ;   231.7 p5     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm20                                         ;   232.7 p5     192 dst
        db 0x2e
        vpsllq zmm20, zmm20, 2                                           ;   232.7 p0     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm20                                       ;   233.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm20, [rbp + 192]                                     ;   127.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1984], zmm21                                    ;   218.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 3648]                                    ;   128.0 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6848], zmm10                                    ;   214.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [rbp + 1152]                                    ;   128.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1088], zmm26                                    ;   216.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 4416]                                    ;   129.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 128], zmm23                                     ;   210.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm23, zmm28, 2                                           ;   232.7 p0     192 dst
        db 0x2e
        vpternlogd zmm23, zmm2, zmm22, 0x28                              ;   233.7 p5     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm23                                         ;   234.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm23, zmm23, 2                                           ;   234.7 p0     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm23                                       ;   235.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 2048]                                    ;   129.8 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6912], zmm18                                    ;   211.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [rbp + 6656]                                    ;   130.2 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1920], zmm14                                    ;   184.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm14, zmm24, 4                                           ;   235.7 p0     192 dst
        db 0x2e
        vpternlogd zmm14, zmm27, zmm5, 0x28                              ;   236.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm14                                       ;   237.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm14, 4                                           ;   237.7 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm14                                       ;   238.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 2880]                                    ;   131.3 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4288], zmm27                                    ;   238.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 6592]                                    ;   131.7 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3520], zmm24                                    ;   239.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm24, zmm31, 4                                           ;   237.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm3, zmm5, 0x28                               ;   238.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm24                                         ;   239.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm24, zmm24, 4                                           ;   239.7 p0     192 dst
        db 0x2e
        vpxord zmm31, zmm31, zmm24                                       ;   240.7 p5     192 dst
        db 0x2e
        vpsrlq zmm24, zmm15, 4                                           ;   240.7 p0     192 dst
        db 0x2e
        vpternlogd zmm24, zmm2, zmm5, 0x28                               ;   241.7 p5     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm24                                         ;   242.7 p5     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 4                                           ;   242.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm24                                       ;   243.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm24, zmm19, 4                                           ;   242.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm28, zmm5, 0x28                              ;   243.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm24                                       ;   244.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm24, zmm24, 4                                           ;   244.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm24                                       ;   245.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm12, [rbp + 3584], 0x48                       ;   245.3 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm12, [rbp + 4352], 0x48                      ;   245.7 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm12, [rbp + 6784], 0x48                      ;   246.3 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm6                                          ;   246.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm6, zmm6, 1                                             ;   247.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm6                                        ;   248.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 2816]                                     ;   136.0 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm6, 1                                             ;   248.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm13                                         ;   248.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm13, zmm13, 1                                           ;   249.7 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm13                                       ;   250.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 192]                                     ;   136.8 p3     192 dst reload
        db 0x2e
        vpsrlq zmm13, zmm13, 1                                           ;   250.7 p0     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm11                                         ;   250.3 p5     192 dst
        db 0x2e
        vpsllq zmm11, zmm11, 1                                           ;   251.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm11                                       ;   252.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 1152]                                    ;   137.7 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm11, zmm11, 1                                           ;   252.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm12, [rbp + 6720], 0x48                       ;   252.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm6                                          ;   253.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 1                                             ;   253.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm16, zmm16, zmm6                                        ;   254.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 2048]                                     ;   138.8 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm6, zmm6, 1                                             ;   254.7 p0     192 dst
        db 0x2e
        vpsrlq zmm24, zmm30, 2                                           ;   255.7 p0     192 dst
        db 0x2e
        vpternlogd zmm24, zmm29, zmm22, 0x28                             ;   256.7 p5     192 dst
        db 0x2e
        vpxord zmm29, zmm29, zmm24                                       ;   257.7 p5     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 2                                           ;   257.7 p0     192 dst
        db 0x2e
        vpxord zmm30, zmm30, zmm24                                       ;   258.7 p5     192 dst
        db 0x2e
        vpsrlq zmm24, zmm1, 2                                            ;   257.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm24, zmm4, zmm22, 0x28                              ;   258.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm24                                         ;   259.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm24, zmm24, 2                                           ;   259.7 p0     192 dst
        db 0x2e
        vpxord zmm1, zmm1, zmm24                                         ;   260.7 p5     192 dst
        db 0x2e
        vpsrlq zmm24, zmm25, 2                                           ;   260.7 p0     192 dst
        db 0x2e
        vpternlogd zmm24, zmm16, zmm22, 0x28                             ;   261.7 p5     192 dst
        db 0x2e
        vpxord zmm16, zmm16, zmm24                                       ;   262.7 p5     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 2                                           ;   262.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm24                                       ;   263.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 256]                                     ;   141.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2048], zmm2                                     ;   243.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 3712]                                     ;   142.0 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm15                                    ;   244.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [rbp + 1216]                                    ;   142.7 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1152], zmm28                                    ;   245.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [rbp + 4480]                                    ;   143.0 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 192], zmm19                                     ;   246.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm19, zmm8, 2                                            ;   262.7 p0     192 dst
        db 0x2e
        vpternlogd zmm19, zmm7, zmm22, 0x28                              ;   263.7 p5     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm19                                         ;   264.7 p0     192 dst
        db 0x2e
        vpsllq zmm19, zmm19, 2                                           ;   264.7 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm19                                         ;   265.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 2112]                                    ;   143.8 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2816], zmm3                                     ;   240.7 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 6528]                                     ;   144.2 p2     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm12, [rbp + 3648], 0x48                      ;   265.3 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm13                                       ;   266.3 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm13, zmm13, 1                                           ;   266.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm20, zmm20, zmm13                                       ;   267.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm11, zmm12, [rbp + 4416], 0x48                      ;   267.3 p5+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm13, zmm30, 4                                           ;   267.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm13, zmm25, zmm5, 0x28                              ;   268.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm13                                       ;   269.7 p0     192 dst
        db 0x2e
        vpsllq zmm13, zmm13, 4                                           ;   269.7 p0     192 dst
        db 0x2e
        vpxord zmm30, zmm30, zmm13                                       ;   270.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 2944]                                    ;   146.3 p3     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm11                                       ;   270.3 p5     192 dst
        db 0x2e
        vpsllq zmm11, zmm11, 1                                           ;   270.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm11                                       ;   271.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 6272]                                    ;   147.0 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4416], zmm31                                    ;   241.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm31, zmm29, 4                                           ;   271.7 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm16, zmm5, 0x28                              ;   272.7 p5     192 dst
        db 0x2e
        vpxord zmm16, zmm16, zmm31                                       ;   273.7 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   273.7 p0     192 dst
        db 0x2e
        vpxord zmm29, zmm29, zmm31                                       ;   274.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm6, zmm12, [rbp + 6656], 0x48                       ;   274.3 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm31, zmm1, 4                                            ;   274.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm8, zmm5, 0x28                               ;   275.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm31                                         ;   276.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   276.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm31                                         ;   277.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm4, 4                                            ;   277.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm7, zmm5, 0x28                               ;   278.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm6                                        ;   278.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 1                                             ;   278.7 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm6                                        ;   279.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 2880]                                     ;   150.2 p2     192 dst reload
        db 0x2e
        vpsrlq zmm6, zmm6, 1                                             ;   279.7 p0     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm31                                         ;   280.3 p5     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   280.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm31                                         ;   281.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm20, 2                                           ;   281.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm23, zmm22, 0x28                             ;   282.7 p5     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm31                                       ;   283.7 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 2                                           ;   283.7 p0     192 dst
        db 0x2e
        vpxord zmm20, zmm20, zmm31                                       ;   284.7 p5     192 dst
        db 0x2e
        vpsrlq zmm31, zmm21, 2                                           ;   284.7 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm18, zmm22, 0x28                             ;   285.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm31                                       ;   286.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm31, zmm31, 2                                           ;   286.7 p0     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm31                                       ;   287.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 256]                                     ;   152.7 p3     192 dst reload
        db 0x2e
        vpsrlq zmm31, zmm31, 1                                           ;   286.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 256], zmm7                                      ;   281.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 1216]                                     ;   153.2 p2     192 dst reload
        db 0x2e
        vpsrlq zmm7, zmm7, 1                                             ;   287.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1216], zmm4                                     ;   282.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm4, zmm10, 2                                            ;   288.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2880], zmm8                                     ;   277.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm8, zmm26, 2                                            ;   289.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm1                                     ;   278.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm1, [rbp + 2112]                                     ;   154.3 p3     192 dst reload
        db 0x2e
        vpsrlq zmm1, zmm1, 1                                             ;   290.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm16                                    ;   274.7 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 2944]                                    ;   154.8 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm16, zmm16, 1                                           ;   291.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm6, zmm12, [rbp + 6592], 0x48                       ;   287.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm6                                        ;   288.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm6, zmm6, 1                                             ;   292.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm6                                        ;   293.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm8, zmm27, zmm22, 0x28                              ;   290.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm14, zmm22, 0x28                              ;   294.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 320]                                      ;   156.3 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm8                                        ;   292.3 p5     192 dst
        db 0x2e
        vpsllq zmm8, zmm8, 2                                             ;   293.7 p0     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm8                                        ;   294.7 p5     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm4                                        ;   295.7 p5     192 dst
        db 0x2e
        vpsllq zmm4, zmm4, 2                                             ;   295.7 p0     192 dst
        db 0x2e
        vmovdqu64 zmm8, [rbp + 3776]                                     ;   157.3 p3     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm4                                        ;   296.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm4, [rbp + 1280]                                     ;   157.7 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm29                                    ;   275.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 4544]                                    ;   158.3 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2944], zmm25                                    ;   270.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp + 2176]                                    ;   158.7 p2     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3648], zmm30                                    ;   271.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6080]                                    ;   159.3 p3     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6784], zmm17                                    ;   208.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm17, zmm20, 4                                           ;   295.7 p0     192 dst
        db 0x2e
        vpternlogd zmm17, zmm10, zmm5, 0x28                              ;   297.7 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4352], zmm0                                     ;   162.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 3008]                                     ;   159.7 p2     192 dst
        db 0x2e
        vpxord zmm10, zmm10, zmm17                                       ;   298.7 p0     192 dst
        db 0x2e
        vpsllq zmm17, zmm17, 4                                           ;   298.7 p0     192 dst
        db 0x2e
        vpxord zmm20, zmm20, zmm17                                       ;   299.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 6016]                                    ;   160.3 p3     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3584], zmm10                                    ;   299.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm10, zmm23, 4                                           ;   298.7 p0     192 dst
        db 0x2e
        vpternlogd zmm10, zmm14, zmm5, 0x28                              ;   299.7 p5     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm10                                       ;   300.7 p5     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 4                                           ;   300.7 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm10                                       ;   301.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 320]                                     ;   161.3 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm10, 1                                           ;   300.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 320], zmm14                                     ;   301.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm14, zmm21, 4                                           ;   301.7 p0     192 dst
        db 0x2e
        vpternlogd zmm14, zmm26, zmm5, 0x28                              ;   302.7 p5     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm14                                       ;   303.7 p5     192 dst
        db 0x2e
        vpsllq zmm14, zmm14, 4                                           ;   303.7 p0     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm14                                       ;   304.7 p5     192 dst
        db 0x2e
        vpsrlq zmm14, zmm18, 4                                           ;   303.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm27, zmm5, 0x28                              ;   304.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm14                                       ;   305.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm14, 4                                           ;   305.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm14                                       ;   306.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm12, [rbp + 3712], 0x48                      ;   306.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 1280]                                    ;   163.8 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm14, zmm14, 1                                           ;   306.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm31                                         ;   307.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm31, zmm31, 1                                           ;   307.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm31                                       ;   308.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm12, [rbp + 4480], 0x48                       ;   308.7 p0+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 2176]                                    ;   165.0 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm31, 1                                           ;   309.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm7                                        ;   309.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm7, zmm7, 1                                             ;   310.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm7                                        ;   311.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm12, [rbp + 6528], 0x48                       ;   311.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 3008]                                     ;   166.2 p2     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm7, 1                                             ;   311.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm1                                          ;   312.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 1                                             ;   312.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm1                                        ;   313.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm12, [rbp + 6272], 0x48                      ;   313.7 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm16                                       ;   314.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm16, 1                                            ;   314.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm1                                        ;   315.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm1, zmm24, 2                                            ;   315.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm19, zmm22, 0x28                              ;   316.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm1                                        ;   317.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 2                                             ;   317.7 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm1                                        ;   318.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm1, [rbp + 384]                                      ;   168.7 p2     192 dst reload
        db 0x2e
        vpsrlq zmm16, zmm1, 1                                            ;   318.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6272], zmm27                                    ;   306.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm27, zmm2, 2                                            ;   319.7 p0     192 dst
        db 0x2e
        vpternlogd zmm27, zmm3, zmm22, 0x28                              ;   320.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm27                                         ;   321.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm27, zmm27, 2                                           ;   321.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm27                                         ;   322.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm12, [rbp + 3776], 0x48                      ;   321.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm27, zmm15, 2                                           ;   321.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm13, zmm22, 0x28                             ;   322.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm27                                       ;   323.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm27, zmm27, 2                                           ;   323.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 384], zmm18                                     ;   307.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm18, [rbp + 3840]                                    ;   171.2 p2     192 dst
        db 0x2e
        vpxord zmm15, zmm15, zmm27                                       ;   324.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 1344]                                    ;   171.5 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3776], zmm26                                    ;   304.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 4608]                                    ;   172.2 p2     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm10                                         ;   324.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm10, zmm10, 1                                           ;   324.7 p0     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm10                                         ;   325.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm10, [rbp + 1344]                                    ;   172.5 p3     192 dst reload
        db 0x2e
        vpsrlq zmm10, zmm10, 1                                           ;   325.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1344], zmm21                                    ;   305.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 2240]                                    ;   173.2 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm23                                    ;   302.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm23, zmm21, 1                                           ;   326.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6528], zmm20                                    ;   300.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm20, zmm28, 2                                           ;   327.7 p0     192 dst
        db 0x2e
        vpternlogd zmm20, zmm11, zmm22, 0x28                             ;   328.7 p5     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm20                                       ;   329.7 p5     192 dst
        db 0x2e
        vpsllq zmm20, zmm20, 2                                           ;   329.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2240], zmm9                                     ;   175.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [rbp + 5888]                                     ;   174.5 p3     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm20                                       ;   330.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 3072]                                    ;   174.8 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 2176], zmm23                                    ;   327.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm23, zmm20, 1                                           ;   329.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm12, [rbp + 4544], 0x48                      ;   329.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm14                                       ;   330.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm14, 1                                           ;   330.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm14                                         ;   331.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm12, [rbp + 6080], 0x48                      ;   331.7 p0+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm14, zmm24, 4                                           ;   332.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm15, zmm5, 0x28                              ;   333.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm14                                       ;   334.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm14, 4                                           ;   334.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3072], zmm15                                    ;   335.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 5632]                                    ;   177.3 p3     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm14                                       ;   335.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm14, zmm19, 4                                           ;   334.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm14, zmm13, zmm5, 0x28                              ;   335.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm14                                       ;   336.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm14, 4                                           ;   336.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm14                                       ;   337.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm12, [rbp + 6016], 0x48                       ;   337.3 p5+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm14, zmm2, 4                                            ;   337.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm28, zmm5, 0x28                              ;   338.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm31                                       ;   338.7 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 1                                           ;   339.7 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm31                                       ;   340.7 p5     192 dst
        db 0x2e
        vpsrlq zmm31, zmm3, 4                                            ;   340.7 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm11, zmm5, 0x28                              ;   341.7 p5     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm14                                       ;   341.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm14, 4                                           ;   341.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm14                                         ;   342.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm14, zmm6, 2                                            ;   342.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm31                                       ;   343.3 p5     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   343.7 p0     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm31                                         ;   344.7 p5     192 dst
        db 0x2e
        vpsrlq zmm31, zmm8, 2                                            ;   344.7 p0     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm7                                        ;   345.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm7, zmm7, 1                                             ;   345.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm7                                          ;   346.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm14, zmm25, zmm22, 0x28                             ;   346.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm12, [rbp + 3840], 0x48                      ;   347.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm30, zmm22, 0x28                             ;   347.7 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm7, zmm4, 2                                             ;   348.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm7, zmm0, zmm22, 0x28                               ;   349.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm14                                       ;   349.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm14, zmm14, 2                                           ;   349.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm14                                         ;   350.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 448]                                     ;   183.3 p2     192 dst
        db 0x2e
        vpxord zmm30, zmm30, zmm31                                       ;   350.7 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 2                                           ;   351.7 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm31                                         ;   352.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 448]                                     ;   184.0 p3     192 dst reload
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm31, 1                                           ;   352.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm7                                          ;   352.3 p5     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 2                                             ;   353.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 448], zmm11                                     ;   344.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 3904]                                    ;   184.8 p2     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm7                                          ;   354.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm7, [rbp + 1408]                                     ;   185.2 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3840], zmm3                                     ;   345.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 4672]                                     ;   185.8 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm16                                       ;   354.3 p5     192 dst
        db 0x2e
        vpsllq zmm16, zmm16, 1                                           ;   354.7 p0     192 dst
        db 0x2e
        vpxord zmm1, zmm1, zmm16                                         ;   355.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm16, [rbp + 1408]                                    ;   186.2 p3     192 dst reload
        db 0x2e
        vpsrlq zmm16, zmm16, 1                                           ;   355.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1408], zmm28                                    ;   342.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [rbp + 2304]                                    ;   186.8 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6016], zmm2                                     ;   343.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm2, zmm28, 1                                            ;   356.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 6080], zmm13                                    ;   337.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm13, zmm29, 2                                           ;   357.7 p0     192 dst
        db 0x2e
        vpternlogd zmm13, zmm17, zmm22, 0x28                             ;   358.7 p5     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm13                                       ;   359.7 p5     192 dst
        db 0x2e
        vpsllq zmm13, zmm13, 2                                           ;   359.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2304], zmm19                                    ;   338.7 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 5440]                                    ;   188.2 p3     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm13                                       ;   360.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 3136]                                    ;   188.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4544], zmm24                                    ;   336.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm24, zmm13, 1                                           ;   359.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm12, [rbp + 4608], 0x48                      ;   359.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm10                                       ;   360.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm10, zmm10, 1                                           ;   360.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm10                                       ;   361.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm12, [rbp + 5632], 0x48                      ;   361.7 p0+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm25, 4                                           ;   362.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm0, zmm5, 0x28                               ;   363.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm10                                         ;   364.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm10, zmm10, 4                                           ;   364.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm25, zmm25, zmm10                                       ;   365.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm6, 4                                            ;   364.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm4, zmm5, 0x28                               ;   365.7 p5     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm10                                         ;   366.7 p0     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 4                                           ;   366.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3136], zmm0                                     ;   365.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 5376]                                     ;   191.8 p3     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm10                                         ;   367.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm30, 4                                           ;   367.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm17, zmm5, 0x28                              ;   368.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm23                                       ;   368.3 p5     192 dst
        db 0x2e
        vpsllq zmm23, zmm23, 1                                           ;   368.7 p0     192 dst
        db 0x2e
        vpxord zmm20, zmm20, zmm23                                       ;   369.7 p5     192 dst
        db 0x2e
        vpsrlq zmm23, zmm8, 4                                            ;   369.7 p0     192 dst
        db 0x2e
        vpternlogd zmm23, zmm29, zmm5, 0x28                              ;   370.7 p5     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm10                                       ;   370.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm10, zmm10, 4                                           ;   371.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm10                                       ;   372.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm23                                       ;   372.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm10, zmm23, 4                                           ;   372.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm10                                         ;   373.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 2176]                                    ;   327.7 p2     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm12, [rbp + 5888], 0x48                      ;   373.7 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm23, zmm1, 2                                            ;   374.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm10                                         ;   374.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm10, zmm10, 1                                           ;   375.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm10                                       ;   376.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm18, 2                                           ;   376.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm21, zmm22, 0x28                             ;   377.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm9, zmm22, 0x28                              ;   377.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm23                                       ;   378.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm23, zmm23, 2                                           ;   378.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm23                                         ;   379.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 512]                                     ;   200.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5888], zmm17                                    ;   371.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm17, zmm23, 1                                           ;   379.7 p0     192 dst
        db 0x2e
        vpxord zmm9, zmm9, zmm10                                         ;   379.3 p5     192 dst
        db 0x2e
        vpsllq zmm10, zmm10, 2                                           ;   380.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm10                                       ;   381.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm12, [rbp + 3904], 0x48                      ;   381.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm10, zmm27, 2                                           ;   381.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm10, zmm20, zmm22, 0x28                             ;   382.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm20, zmm20, zmm10                                       ;   383.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm10, zmm10, 2                                           ;   383.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 512], zmm30                                     ;   373.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 3968]                                    ;   203.8 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm10                                       ;   384.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 1472]                                    ;   204.8 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm29                                    ;   373.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 4736]                                    ;   205.2 p2     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm31                                       ;   384.3 p5     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 1                                           ;   384.7 p0     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm31                                       ;   385.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 1472]                                    ;   205.8 p3     192 dst reload
        db 0x2e
        vpsrlq zmm31, zmm31, 1                                           ;   385.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1472], zmm8                                     ;   374.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 2368]                                     ;   206.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm25                                    ;   366.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm25, zmm8, 1                                            ;   386.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5632], zmm4                                     ;   367.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm4, zmm26, 2                                            ;   387.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm15, zmm22, 0x28                              ;   388.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm4                                        ;   389.7 p5     192 dst
        db 0x2e
        vpsllq zmm4, zmm4, 2                                             ;   389.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2368], zmm6                                     ;   368.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 5120]                                     ;   208.7 p3     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm4                                        ;   390.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm4, [rbp + 3200]                                     ;   209.0 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4608], zmm25                                    ;   387.7 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm25, zmm4, 1                                            ;   389.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm12, [rbp + 4672], 0x48                      ;   389.3 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm16                                         ;   390.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm16, zmm16, 1                                           ;   390.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm16                                         ;   391.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm12, [rbp + 5440], 0x48                       ;   391.7 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm24, zmm12, [rbp + 5376], 0x48                      ;   392.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm16, zmm1, 4                                            ;   392.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm27, zmm5, 0x28                              ;   393.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm27, zmm27, zmm16                                       ;   394.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm16, zmm16, 4                                           ;   394.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3200], zmm27                                    ;   395.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 5056]                                    ;   214.8 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm1, zmm1, zmm16                                         ;   395.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm16, zmm21, 4                                           ;   395.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm20, zmm5, 0x28                              ;   396.7 p5     192 dst
        db 0x2e
        vpxord zmm20, zmm20, zmm16                                       ;   397.7 p5     192 dst
        db 0x2e
        vpsllq zmm16, zmm16, 4                                           ;   397.7 p0     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm16                                       ;   398.7 p5     192 dst
        db 0x2e
        vpsrlq zmm16, zmm9, 4                                            ;   397.7 p0     192 dst
        db 0x2e
        vpternlogd zmm16, zmm15, zmm5, 0x28                              ;   398.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm2                                        ;   398.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm2, zmm2, 1                                             ;   399.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm28, zmm28, zmm2                                        ;   400.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm2, zmm18, 4                                            ;   400.7 p0     192 dst
        db 0x2e
        vpternlogd zmm2, zmm26, zmm5, 0x28                               ;   401.7 p5     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm24                                         ;   401.3 p5     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 1                                           ;   401.7 p0     192 dst
        db 0x2e
        vpxord zmm13, zmm13, zmm24                                       ;   402.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm16                                       ;   402.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm16, zmm16, 4                                           ;   403.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm16                                         ;   404.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 4608]                                    ;   387.7 p3     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm12, [rbp + 5120], 0x48                      ;   404.3 p5+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm24, zmm14, 2                                           ;   404.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm2                                        ;   405.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm2, zmm2, 4                                             ;   405.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm2                                        ;   406.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm2, zmm11, 2                                            ;   406.7 p0     192 dst
        db 0x2e
        vpternlogd zmm24, zmm28, zmm22, 0x28                             ;   407.3 p5     192 dst
        db 0x2e
        vpternlogd zmm2, zmm19, zmm22, 0x28                              ;   407.7 p0     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm24                                       ;   408.3 p5     192 dst
        db 0x2e
        vpsllq zmm24, zmm24, 2                                           ;   408.7 p0     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm24                                       ;   409.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 576]                                     ;   228.8 p3     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5120], zmm15                                    ;   403.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm15, zmm24, 1                                           ;   409.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm2                                        ;   410.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm2, zmm2, 2                                             ;   410.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm2                                        ;   411.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm17, zmm12, [rbp + 3968], 0x48                      ;   411.7 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm2, zmm7, 2                                             ;   412.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm2, zmm13, zmm22, 0x28                              ;   413.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm2                                        ;   414.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm2, zmm2, 2                                             ;   414.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 576], zmm9                                      ;   405.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 4032]                                     ;   234.7 p3     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm2                                          ;   415.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 1536]                                     ;   235.0 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3968], zmm26                                    ;   406.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 4800]                                    ;   235.7 p3     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm16                                         ;   414.7 p0     192 dst
        db 0x2e
        vpsllq zmm16, zmm16, 1                                           ;   415.7 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm16                                         ;   416.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm16, [rbp + 1536]                                    ;   236.0 p2     192 dst reload
        db 0x2e
        vpsrlq zmm16, zmm16, 1                                           ;   416.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm17                                       ;   416.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm17, zmm17, 1                                           ;   417.7 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm17                                       ;   418.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 2432]                                    ;   236.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1536], zmm18                                    ;   407.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm18, zmm17, 1                                           ;   418.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4608], zmm20                                    ;   398.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm20, zmm3, 2                                            ;   419.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm20, zmm0, zmm22, 0x28                              ;   420.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm20                                         ;   421.7 p5     192 dst
        db 0x2e
        vpsllq zmm20, zmm20, 2                                           ;   421.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 2432], zmm21                                    ;   399.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 4992]                                    ;   239.7 p2     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm20                                         ;   422.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm20, [rbp + 3264]                                    ;   240.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm1                                     ;   396.7 p7+p4  192 dst spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm1, zmm20, 1                                            ;   421.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm31, zmm12, [rbp + 4736], 0x48                      ;   421.3 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm31                                       ;   422.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm31, zmm31, 1                                           ;   422.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm31                                       ;   423.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm25, zmm12, [rbp + 5056], 0x48                      ;   423.7 p0+p3  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm28, 4                                           ;   424.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm13, zmm5, 0x28                              ;   425.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm31                                       ;   426.7 p5     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   426.7 p0     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm31                                       ;   427.7 p5     192 dst
        db 0x2e
        vpsrlq zmm31, zmm14, 4                                           ;   426.7 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm7, zmm5, 0x28                               ;   427.7 p5     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm31                                         ;   428.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   428.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3264], zmm13                                    ;   427.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6336]                                    ;   247.2 p2     192 dst
        db 0x2e
        vpxord zmm14, zmm14, zmm31                                       ;   429.7 p5     192 dst
        db 0x2e
        vpsrlq zmm31, zmm19, 4                                           ;   429.7 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm0, zmm5, 0x28                               ;   430.7 p5     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm25                                       ;   430.3 p5     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 1                                           ;   430.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm25                                         ;   431.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm25, zmm11, 4                                           ;   431.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm25, zmm3, zmm5, 0x28                               ;   432.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm31                                         ;   432.7 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   433.7 p0     192 dst
        db 0x2e
        vpxord zmm19, zmm19, zmm31                                       ;   434.7 p5     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm25                                         ;   434.3 p5     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 4                                           ;   434.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm25                                       ;   435.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm25, zmm23, 2                                           ;   435.7 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm30, 2                                           ;   436.7 p0     192 dst
        db 0x2e
        vpternlogd zmm25, zmm8, zmm22, 0x28                              ;   436.7 p5     192 dst
        db 0x2e
        vpternlogd zmm31, zmm6, zmm22, 0x28                              ;   437.7 p5     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm25                                         ;   437.7 p0     192 dst
        db 0x2e
        vpsllq zmm25, zmm25, 2                                           ;   438.7 p0     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm25                                       ;   439.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 640]                                     ;   254.7 p3     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 5056], zmm0                                     ;   433.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm0, zmm25, 1                                            ;   439.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm31                                         ;   439.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm31, zmm31, 2                                           ;   440.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm31                                       ;   441.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm12, [rbp + 4032], 0x48                      ;   441.3 p5+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm10, 2                                           ;   441.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm4, zmm22, 0x28                              ;   442.7 p5     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm31                                         ;   443.7 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 2                                           ;   443.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 640], zmm19                                     ;   435.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [rbp + 4096]                                    ;   261.7 p3     192 dst
        db 0x2e
        vpxord zmm10, zmm10, zmm31                                       ;   444.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 1600]                                    ;   262.7 p2     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4032], zmm3                                     ;   435.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 5696]                                     ;   263.8 p3     192 dst
        db 0x2e
        vpxord zmm9, zmm9, zmm15                                         ;   444.3 p5     192 dst
        db 0x2e
        vpsllq zmm15, zmm15, 1                                           ;   444.7 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm15                                       ;   445.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm15, [rbp + 1600]                                    ;   265.2 p2     192 dst reload
        db 0x2e
        vpsrlq zmm15, zmm15, 1                                           ;   445.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 1600], zmm11                                    ;   436.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm11, [rbp + 2496]                                    ;   265.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4736], zmm28                                    ;   428.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm28, zmm11, 1                                           ;   446.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm7                                     ;   429.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm7, zmm29, 2                                            ;   447.7 p0     192 dst
        db 0x2e
        vpternlogd zmm7, zmm27, zmm22, 0x28                              ;   448.7 p5     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm7                                        ;   449.7 p5     192 dst
        db 0x2e
        vpsllq zmm7, zmm7, 2                                             ;   449.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 2496], zmm14                                    ;   430.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 5952]                                    ;   267.2 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm7                                        ;   450.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 3328]                                     ;   267.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4672], zmm28                                    ;   447.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm28, zmm7, 1                                            ;   449.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm12, [rbp + 4800], 0x48                      ;   449.3 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm16                                       ;   450.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm16, zmm16, 1                                           ;   450.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm2, zmm2, zmm16                                         ;   451.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm18, zmm12, [rbp + 4992], 0x48                      ;   451.7 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm12, [rbp + 6336], 0x48                       ;   452.3 p5+p2  192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm16, zmm8, 4                                            ;   452.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm16, zmm4, zmm5, 0x28                               ;   453.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm16                                         ;   454.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm16, zmm16, 4                                           ;   454.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm16                                         ;   455.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm16, zmm23, 4                                           ;   455.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm10, zmm5, 0x28                              ;   456.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm16                                       ;   457.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm16, zmm16, 4                                           ;   457.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3328], zmm4                                     ;   455.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 6400]                                     ;   275.7 p3     192 dst
        db 0x2e
        vpxord zmm23, zmm23, zmm16                                       ;   458.7 p5     192 dst
        db 0x2e
        vpsrlq zmm16, zmm6, 4                                            ;   457.7 p0     192 dst
        db 0x2e
        vpternlogd zmm16, zmm27, zmm5, 0x28                              ;   458.7 p5     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm18                                       ;   458.7 p0     192 dst
        db 0x2e
        vpsllq zmm18, zmm18, 1                                           ;   459.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm18                                       ;   460.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm30, 4                                           ;   460.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm29, zmm5, 0x28                              ;   461.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm1                                        ;   461.3 p5     192 dst
        db 0x2e
        vpsllq zmm1, zmm1, 1                                             ;   461.7 p0     192 dst
        db 0x2e
        vpxord zmm20, zmm20, zmm1                                        ;   462.7 p5     192 dst
        db 0x2e
        vpxord zmm27, zmm27, zmm16                                       ;   462.7 p0     192 dst
        db 0x2e
        vpsllq zmm1, zmm16, 4                                            ;   463.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm1                                          ;   464.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 4672]                                     ;   447.7 p2     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm12, [rbp + 5952], 0x48                       ;   464.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm16, zmm24, 2                                           ;   464.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm18                                       ;   465.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm18, zmm18, 4                                           ;   465.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm30, zmm30, zmm18                                       ;   466.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm9, 2                                            ;   466.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm16, zmm17, zmm22, 0x28                             ;   467.3 p5     192 dst
        db 0x2e
        vpternlogd zmm18, zmm21, zmm22, 0x28                             ;   467.7 p0     192 dst
        db 0x2e
        vpxord zmm17, zmm17, zmm16                                       ;   468.3 p5     192 dst
        db 0x2e
        vpsllq zmm16, zmm16, 2                                           ;   468.7 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm16                                       ;   469.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm16, [rbp + 704]                                     ;   288.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5952], zmm27                                    ;   463.7 p8+p9  192 dst spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm27, zmm16, 1                                           ;   469.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm18                                       ;   470.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm18, zmm18, 2                                           ;   470.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm18                                         ;   471.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm0, zmm12, [rbp + 4096], 0x48                       ;   471.7 p0+p3  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm18, zmm2, 2                                            ;   472.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm18, zmm20, zmm22, 0x28                             ;   473.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm20, zmm20, zmm18                                       ;   474.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm18, zmm18, 2                                           ;   474.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 704], zmm6                                      ;   465.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 5504]                                     ;   292.0 p2     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm18                                         ;   475.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm18, [rbp + 1664]                                    ;   292.8 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4096], zmm29                                    ;   466.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm29, [rbp + 5760]                                    ;   293.2 p2     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm1                                        ;   474.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 1                                             ;   475.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm1                                        ;   476.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 1664]                                     ;   295.7 p3     192 dst reload
        db 0x2e
        vpsrlq zmm1, zmm1, 1                                             ;   476.7 p0     192 dst
        db 0x2e
        vpxord zmm19, zmm19, zmm0                                        ;   476.3 p5     192 dst
        db 0x2e
        vpsllq zmm0, zmm0, 1                                             ;   477.7 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm0                                        ;   478.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 2560]                                     ;   296.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1664], zmm30                                    ;   467.7 p7+p4  192 dst spill
        db 0x2e
        vpsrlq zmm30, zmm0, 1                                            ;   478.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4672], zmm8                                     ;   456.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm8, zmm26, 2                                            ;   479.7 p0     192 dst
        db 0x2e
        vpternlogd zmm8, zmm13, zmm22, 0x28                              ;   480.7 p5     192 dst
        db 0x2e
        vpxord zmm13, zmm13, zmm8                                        ;   481.7 p5     192 dst
        db 0x2e
        vpsllq zmm8, zmm8, 2                                             ;   481.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 2560], zmm10                                    ;   458.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 6144]                                    ;   298.7 p3     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm8                                        ;   482.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 5248]                                     ;   299.0 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6336], zmm23                                    ;   459.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm23, zmm8, 1                                            ;   481.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm12, [rbp + 5696], 0x48                      ;   481.3 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm15                                         ;   482.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm15, zmm15, 1                                           ;   482.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm31, zmm31, zmm15                                       ;   483.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm12, [rbp + 6400], 0x48                      ;   483.7 p0+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm15, zmm17, 4                                           ;   484.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm20, zmm5, 0x28                              ;   485.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm20, zmm20, zmm15                                       ;   486.7 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm15, zmm15, 4                                           ;   486.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm17, zmm17, zmm15                                       ;   487.7 p5     192 dst
        db 0x2e
        vpsrlq zmm15, zmm24, 4                                           ;   486.7 p0     192 dst
        db 0x2e
        vpternlogd zmm15, zmm2, zmm5, 0x28                               ;   487.7 p5     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm15                                         ;   488.7 p0     192 dst
        db 0x2e
        vpsllq zmm15, zmm15, 4                                           ;   488.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5248], zmm20                                    ;   487.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 6464]                                    ;   304.7 p3     192 dst
        db 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm15                                       ;   489.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm15, zmm21, 4                                           ;   489.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm13, zmm5, 0x28                              ;   490.7 p5     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm28                                         ;   490.3 p5     192 dst
        db 0x2e
        vpsllq zmm28, zmm28, 1                                           ;   490.7 p0     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm28                                         ;   491.7 p5     192 dst
        db 0x2e
        vpsrlq zmm28, zmm9, 4                                            ;   491.7 p0     192 dst
        db 0x2e
        vpternlogd zmm28, zmm26, zmm5, 0x28                              ;   492.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm13, zmm13, zmm15                                       ;   492.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm15, zmm15, 4                                           ;   493.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm15                                       ;   494.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm28                                       ;   494.3 p5     192 dst
        db 0x2e
        vpsllq zmm15, zmm28, 4                                           ;   494.7 p0     192 dst
        db 0x2e
        vpxord zmm9, zmm9, zmm15                                         ;   495.7 p5     192 dst
        db 0x2e
        vpsrlq zmm15, zmm25, 2                                           ;   495.7 p0     192 dst
        db 0x2e
        vpsrlq zmm28, zmm19, 2                                           ;   496.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm15, zmm11, zmm22, 0x28                             ;   496.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm14, zmm22, 0x28                             ;   497.7 p5     192 dst
        db 0x2e
        vpxord zmm11, zmm11, zmm15                                       ;   497.7 p0     192 dst
        db 0x2e
        vpsllq zmm15, zmm15, 2                                           ;   498.7 p0     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm15                                       ;   499.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm15, [rbp + 768]                                     ;   312.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm13                                    ;   493.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm13, zmm15, 1                                           ;   499.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm28                                       ;   499.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm28, zmm28, 2                                           ;   500.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm19, zmm19, zmm28                                       ;   501.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm12, [rbp + 5504], 0x48                      ;   501.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm28, zmm31, 2                                           ;   501.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm28, zmm7, zmm22, 0x28                              ;   502.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm28                                         ;   503.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm28, zmm28, 2                                           ;   503.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 768], zmm21                                     ;   495.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 5568]                                    ;   317.7 p2     192 dst
        db 0x2e
        vpxord zmm31, zmm31, zmm28                                       ;   504.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 4928]                                    ;   318.8 p3     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5504], zmm26                                    ;   495.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 5824]                                    ;   319.8 p2     192 dst
        db 0x2e
        vpxord zmm6, zmm6, zmm27                                         ;   504.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm27, zmm27, 1                                           ;   504.7 p0     192 dst
        db 0x2e
        vpxord zmm16, zmm16, zmm27                                       ;   505.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 4928]                                    ;   321.7 p3     192 dst reload
        db 0x2e
        vpsrlq zmm27, zmm27, 1                                           ;   505.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4928], zmm9                                     ;   496.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [rbp + 5184]                                     ;   323.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5696], zmm17                                    ;   488.7 p8+p9  192 dst spill
        db 0x2e
        vpsrlq zmm17, zmm9, 1                                            ;   506.7 p0     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4992], zmm2                                     ;   489.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm2, zmm3, 2                                             ;   507.7 p0     192 dst
        db 0x2e
        vpternlogd zmm2, zmm4, zmm22, 0x28                               ;   508.7 p5     192 dst
        db 0x2e
        vpxord zmm4, zmm4, zmm2                                          ;   509.7 p5     192 dst
        db 0x2e
        vpsllq zmm2, zmm2, 2                                             ;   509.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5184], zmm24                                    ;   490.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm24, [rbp + 6208]                                    ;   325.7 p3     192 dst
        db 0x2e
        vpxord zmm3, zmm3, zmm2                                          ;   510.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 5312]                                     ;   326.0 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 4800], zmm17                                    ;   507.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpsrlq zmm17, zmm2, 1                                            ;   509.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm12, [rbp + 5760], 0x48                       ;   509.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm1                                        ;   510.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 1                                             ;   510.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm1                                        ;   511.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm30, zmm12, [rbp + 6144], 0x48                      ;   511.7 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm23, zmm12, [rbp + 6464], 0x48                      ;   512.3 p5+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq zmm1, zmm11, 4                                            ;   512.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm1, zmm7, zmm5, 0x28                                ;   513.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm1                                          ;   514.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm1, zmm1, 4                                             ;   514.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm11, zmm11, zmm1                                        ;   515.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm1, zmm25, 4                                            ;   515.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm31, zmm5, 0x28                               ;   516.7 p5     192 dst
        db 0x2e
        vpxord zmm31, zmm31, zmm1                                        ;   517.7 p5     192 dst
        db 0x2e
        vpsllq zmm1, zmm1, 4                                             ;   517.7 p0     192 dst
        db 0x2e
        vmovdqu64 [rbp + 5312], zmm7                                     ;   515.7 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 4864]                                     ;   332.3 p2     192 dst
        db 0x2e
        vpxord zmm25, zmm25, zmm1                                        ;   518.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm1, zmm14, 4                                            ;   517.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm4, zmm5, 0x28                                ;   518.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm30                                       ;   518.7 p0     192 dst
        db 0x2e
        vpsllq zmm30, zmm30, 1                                           ;   519.7 p0     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm30                                         ;   520.7 p5     192 dst
        db 0x2e
        vpsrlq zmm30, zmm19, 4                                           ;   520.7 p0     192 dst
        db 0x2e
        vpternlogd zmm30, zmm3, zmm5, 0x28                               ;   521.7 p5     192 dst
        db 0x2e
        vpxord zmm20, zmm20, zmm23                                       ;   521.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpsllq zmm23, zmm23, 1                                           ;   521.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm8, zmm8, zmm23                                         ;   522.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpxord zmm4, zmm4, zmm1                                          ;   522.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 4                                             ;   523.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm14, zmm14, zmm1                                        ;   524.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 4800]                                     ;   507.7 p3     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm1, zmm12, [rbp + 6208], 0x48                       ;   524.3 p5+p2  192 dst
        db 0x2e, 0x2e
        vpsrlq zmm23, zmm16, 2                                           ;   524.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm3, zmm3, zmm30                                         ;   525.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm30, zmm30, 4                                           ;   525.7 p0     192 dst
        db 0x2e
        vpxord zmm19, zmm19, zmm30                                       ;   526.7 p5     192 dst
        db 0x2e
        vpsrlq zmm30, zmm6, 2                                            ;   526.7 p0     192 dst
        db 0x2e
        vpternlogd zmm23, zmm0, zmm22, 0x28                              ;   527.3 p5     192 dst
        db 0x2e
        vpternlogd zmm30, zmm10, zmm22, 0x28                             ;   527.7 p0     192 dst
        db 0x2e
        vpxord zmm0, zmm0, zmm23                                         ;   528.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm23, zmm23, 2                                           ;   528.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm16, zmm16, zmm23                                       ;   529.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 2240]                                    ;   342.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6208], zmm4                                     ;   523.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 4352]                                     ;   343.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4800], zmm14                                    ;   525.7 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm14, zmm4, zmm23                                    ;   530.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm4, zmm4, zmm23                                     ;   531.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vpternlogd zmm13, zmm12, [rbp + 5568], 0x48                      ;   529.7 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e
        vpsrlq zmm23, zmm18, 2                                           ;   530.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm23, zmm8, zmm22, 0x28                              ;   531.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm30                                       ;   532.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm30, zmm30, 2                                           ;   532.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm30                                         ;   533.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 6784]                                    ;   348.5 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5568], zmm3                                     ;   526.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm3, [rbp + 1920]                                     ;   349.7 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2240], zmm19                                    ;   527.7 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm19, zmm3, zmm30                                    ;   534.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm3, zmm3, zmm30                                     ;   535.3 p5     192 dst
        db 0x2e
        vpsrlq zmm30, zmm29, 2                                           ;   533.7 p0     192 dst
        db 0x2e
        vpternlogd zmm30, zmm20, zmm22, 0x28                             ;   534.7 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm23                                         ;   535.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm23, zmm23, 2                                           ;   536.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm18, zmm18, zmm23                                       ;   537.7 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 3648]                                    ;   353.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6784], zmm11                                    ;   516.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 3520]                                    ;   354.2 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1920], zmm31                                    ;   518.7 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm31, zmm11, zmm23                                   ;   537.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm11, zmm11, zmm23                                   ;   538.3 p5     192 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 4544]                                    ;   355.7 p2     192 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu64 [rbp + 3648], zmm25                                    ;   519.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 6528]                                    ;   356.0 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3520], zmm11                                    ;   539.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm11, zmm25, zmm23                                   ;   539.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm23, zmm25, zmm23                                   ;   540.3 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm12, [rbp + 5824], 0x48                      ;   537.7 p0+p2  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpternlogd zmm17, zmm12, [rbp + 4864], 0x48                      ;   538.7 p0+p3  192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm24, zmm24, zmm1                                        ;   539.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm1, zmm1, 1                                             ;   540.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm1                                          ;   541.7 p5     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxord zmm20, zmm20, zmm30                                       ;   541.7 p0     192 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsllq zmm1, zmm30, 2                                            ;   542.7 p0     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm12, zmm0, 4                                            ;   543.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm29, zmm29, zmm1                                        ;   543.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm1, zmm16, 4                                            ;   544.7 p0     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm13                                       ;   543.3 p5     192 dst
        db 0x2e
        vpsllq zmm13, zmm13, 1                                           ;   545.7 p0     192 dst
        db 0x2e
        vpxord zmm15, zmm15, zmm13                                       ;   546.7 p5     192 dst
        db 0x2e
        vpsrlq zmm13, zmm10, 4                                           ;   546.7 p0     192 dst
        db 0x2e
        vpternlogd zmm1, zmm18, zmm5, 0x28                               ;   545.7 p5     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm12, zmm8, zmm5, 0x28                               ;   546.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm27                                       ;   547.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm25, zmm27, 1                                           ;   547.7 p0     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm25                                       ;   548.7 p5     192 dst
        db 0x2e
        vpsrlq zmm25, zmm6, 4                                            ;   548.7 p0     192 dst
        db 0x2e
        vpternlogd zmm13, zmm20, zmm5, 0x28                              ;   549.3 p5     192 dst
        db 0x2e
        vpternlogd zmm25, zmm29, zmm5, 0x28                              ;   549.7 p0     192 dst
        db 0x2e
        vpxord zmm18, zmm18, zmm1                                        ;   550.3 p5     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm1, 4                                             ;   550.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm16, zmm16, zmm1                                        ;   551.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm17                                         ;   551.7 p0     192 dst
        db 0x2e
        vpsllq zmm1, zmm17, 1                                            ;   552.7 p0     192 dst
        db 0x2e
        vpxord zmm8, zmm8, zmm12                                         ;   552.3 p5     192 dst
        db 0x2e
        vpsllq zmm12, zmm12, 4                                           ;   553.7 p0     192 dst
        db 0x2e
        vmovdqu64 zmm17, [rbp + 5376]                                    ;   396.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 zmm27, [rbp + 2368]                                    ;   368.7 p3     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm27, zmm17                                   ;   553.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm0, zmm0, zmm12                                         ;   554.7 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm27, zmm17                                   ;   555.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm17, [rbp + 6336]                                    ;   459.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 2496]                                    ;   430.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm8                                     ;   553.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm8, zmm27, zmm17                                    ;   556.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm17, zmm27, zmm17                                   ;   557.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 3648]                                    ;   519.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6336], zmm0                                     ;   555.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm0, [rbp + 5184]                                     ;   490.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm18                                    ;   551.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm18, zmm0, zmm27                                    ;   558.3 p5     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm1                                          ;   554.7 p0     192 dst
        db 0x2e
        vpxord zmm29, zmm29, zmm25                                       ;   555.7 p0     192 dst
        db 0x2e
        vpsllq zmm1, zmm25, 4                                            ;   556.7 p0     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm0, zmm27                                     ;   559.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm6, zmm6, zmm1                                          ;   557.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm20, zmm20, zmm13                                       ;   558.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm1, zmm13, 4                                            ;   559.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm10, zmm10, zmm1                                        ;   560.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm1, [rbp + 1792]                                     ;   375.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 zmm13, [rbp + 0]                                       ;   376.7 p3     192 dst reload
        db 0x2e
        vpunpcklbw zmm25, zmm13, zmm1                                    ;   561.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm13, zmm1                                     ;   562.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 2624]                                    ;   378.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 960]                                     ;   378.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1792], zmm20                                    ;   559.7 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm20, zmm27, zmm13                                   ;   563.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm13, zmm27, zmm13                                   ;   564.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 2944]                                    ;   380.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2624], zmm10                                    ;   561.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm10, [rbp + 4288]                                    ;   381.2 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 960], zmm29                                     ;   556.7 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm29, zmm10, zmm27                                   ;   565.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm10, zmm10, zmm27                                   ;   566.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 3072]                                    ;   382.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2944], zmm6                                     ;   558.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 3584]                                     ;   383.2 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4288], zmm10                                    ;   567.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm10, zmm6, zmm27                                    ;   567.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm6, zmm27                                     ;   568.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm27, zmm21, 2                                           ;   560.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm24, zmm22, 0x28                             ;   561.7 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm27                                       ;   562.7 p0     192 dst
        db 0x2e
        vpsllq zmm27, zmm27, 2                                           ;   563.7 p0     192 dst
        db 0x2e
        vpxord zmm21, zmm21, zmm27                                       ;   564.7 p0     192 dst
        db 0x2e
        vpsrlq zmm27, zmm15, 2                                           ;   565.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm27, zmm9, zmm22, 0x28                              ;   566.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm9, zmm9, zmm27                                         ;   567.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm27, zmm27, 2                                           ;   568.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm15, zmm15, zmm27                                       ;   569.7 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm14, zmm19                                   ;   570.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm14, zmm14, zmm19                                   ;   571.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm19, zmm4, zmm3                                     ;   572.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm3, zmm4, zmm3                                      ;   573.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm4, zmm28, 2                                            ;   569.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm4, zmm2, zmm22, 0x28                               ;   570.7 p0     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm4                                          ;   571.7 p0     192 dst
        db 0x2e
        vpsllq zmm4, zmm4, 2                                             ;   572.7 p0     192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm4                                        ;   573.7 p0     192 dst
        db 0x2e
        vpsrlq zmm4, zmm26, 2                                            ;   574.7 p0     192 dst
        db 0x2e
        vpternlogd zmm4, zmm22, zmm7, 0x48                               ;   575.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm22, [rbp + 3200]                                    ;   395.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3072], zmm6                                     ;   569.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 5632]                                     ;   391.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3584], zmm29                                    ;   566.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm29, zmm6, zmm22                                    ;   575.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm6, zmm6, zmm22                                     ;   576.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm22, [rbp + 3072]                                    ;   569.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3200], zmm6                                     ;   577.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 4288]                                     ;   567.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5632], zmm29                                    ;   576.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm6, zmm22                                    ;   577.3 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm7, zmm7, zmm4                                          ;   576.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm4, zmm4, 2                                             ;   576.7 p0     192 dst
        db 0x2e
        vpxord zmm26, zmm26, zmm4                                        ;   577.7 p0     192 dst
        db 0x2e
        vmovdqu64 zmm4, [rbp + 2560]                                     ;   458.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 zmm22, [rbp + 5440]                                    ;   429.7 p3     192 dst reload
        db 0x2e
        vpunpcklbw zmm6, zmm22, zmm4                                     ;   578.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm22, zmm4                                     ;   579.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 4288]                                    ;   567.3 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm22, zmm22, [rbp + 3072]                            ;   580.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm4                                     ;   580.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 4992]                                     ;   489.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4288], zmm6                                     ;   579.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm6, zmm4, [rbp + 1920]                              ;   581.3 p5+p3  192 dst
        db 0x2e
        vpunpcklbw zmm4, zmm31, zmm11                                    ;   582.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm11, zmm31, zmm11                                   ;   583.3 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm24, 4                                           ;   578.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm7, zmm5, 0x28                               ;   579.7 p0     192 dst
        db 0x2e
        vpxord zmm7, zmm7, zmm31                                         ;   580.7 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   581.7 p0     192 dst
        db 0x2e
        vpxord zmm24, zmm24, zmm31                                       ;   582.7 p0     192 dst
        db 0x2e
        vpsrlq zmm31, zmm21, 4                                           ;   583.7 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm26, zmm5, 0x28                              ;   584.7 p5     192 dst
        db 0x2e, 0x2e
        vpxord zmm26, zmm26, zmm31                                       ;   585.7 p0     192 dst
        db 0x2e, 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   585.7 p0     192 dst
        db 0x2e, 0x2e
        vpxord zmm21, zmm21, zmm31                                       ;   586.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm9, 4                                            ;   586.7 p0     192 dst
        db 0x2e
        vpternlogd zmm31, zmm2, zmm5, 0x28                               ;   587.7 p5     192 dst
        db 0x2e
        vpxord zmm2, zmm2, zmm31                                         ;   588.7 p5     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   588.7 p0     192 dst
        db 0x2e
        vpxord zmm9, zmm9, zmm31                                         ;   589.7 p5     192 dst
        db 0x2e, 0x2e
        vpsrlq zmm31, zmm15, 4                                           ;   588.7 p0     192 dst
        db 0x2e, 0x2e
        vpternlogd zmm31, zmm5, zmm28, 0x48                              ;   589.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm5, [rbp + 4992]                                     ;   489.7 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm5, zmm5, [rbp + 1920]                              ;   590.3 p5+p3  192 dst
        db 0x2e
        vpxord zmm28, zmm28, zmm31                                       ;   590.7 p0     192 dst
        db 0x2e
        vpsllq zmm31, zmm31, 4                                           ;   590.7 p0     192 dst
        db 0x2e
        vpxord zmm15, zmm15, zmm31                                       ;   591.7 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 4288]                                    ;   579.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1920], zmm7                                     ;   581.7 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 5632]                                     ;   576.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4992], zmm24                                    ;   583.7 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm24, zmm7, zmm31                                    ;   592.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm7, zmm31                                     ;   593.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 3072]                                    ;   580.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4288], zmm26                                    ;   586.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 3200]                                    ;   577.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5632], zmm21                                    ;   587.7 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm26, zmm31                                   ;   594.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm26, zmm26, zmm31                                   ;   595.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 896]                                     ;   413.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm2                                     ;   589.7 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 4160]                                     ;   415.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3200], zmm9                                     ;   590.7 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm2, zmm31                                     ;   596.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm31                                     ;   597.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 6912]                                    ;   416.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 896], zmm2                                      ;   598.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 1856]                                     ;   417.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4160], zmm9                                     ;   597.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm2, zmm31                                     ;   598.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm2, zmm31                                     ;   599.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 6592]                                    ;   417.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6912], zmm2                                     ;   600.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 4416]                                     ;   418.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1856], zmm9                                     ;   599.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm2, zmm31                                     ;   600.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm2, zmm31                                     ;   601.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 2304]                                    ;   419.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6592], zmm2                                     ;   602.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 3008]                                     ;   420.2 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4416], zmm9                                     ;   601.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm2, zmm31                                     ;   602.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm31                                     ;   603.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 1856]                                    ;   599.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2304], zmm2                                     ;   604.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 4160]                                     ;   597.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm9                                     ;   603.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm2, zmm31                                     ;   605.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm31                                     ;   605.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 6912]                                    ;   600.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1856], zmm2                                     ;   606.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 896]                                      ;   598.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4160], zmm9                                     ;   606.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm2, zmm31                                     ;   606.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm2, zmm31                                     ;   607.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 3008]                                    ;   603.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6912], zmm2                                     ;   608.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm2, [rbp + 4416]                                     ;   601.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 896], zmm9                                      ;   607.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm2, zmm31                                     ;   609.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm2, zmm31                                     ;   609.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 2304]                                    ;   604.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm2                                     ;   610.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 6592]                                     ;   602.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4416], zmm9                                     ;   610.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm9, zmm2, zmm31                                     ;   610.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm30, zmm8                                    ;   611.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm30, zmm8                                     ;   612.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm12, zmm17                                   ;   613.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm12, zmm17                                   ;   614.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm25, zmm20                                   ;   615.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm20, zmm25, zmm20                                   ;   616.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm1, zmm13                                    ;   617.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm13                                     ;   618.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm13, zmm27, zmm4                                    ;   619.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm27, zmm4                                     ;   620.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm14, zmm11                                   ;   621.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm11, zmm14, zmm11                                   ;   622.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm14, zmm16, zmm15                                   ;   623.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm16, zmm15                                   ;   624.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 3520]                                    ;   539.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2560], zmm11                                    ;   623.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm11, zmm16, zmm23                                   ;   625.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm16, zmm16, zmm23                                   ;   626.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 4416]                                    ;   610.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3520], zmm4                                     ;   621.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 4160]                                     ;   606.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm27                                    ;   622.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm4, zmm23                                    ;   627.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm4, zmm23                                     ;   628.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, [rbp + 2304]                              ;   629.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm19, zmm11                                   ;   630.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm11, zmm19, zmm11                                   ;   631.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 3008]                                    ;   610.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2304], zmm4                                     ;   629.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 1856]                                     ;   606.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6592], zmm27                                    ;   628.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm4, zmm19                                    ;   632.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm4, zmm19                                     ;   633.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm3, zmm16                                    ;   634.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm3, zmm3, zmm16                                     ;   635.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm16, [rbp + 2432]                                    ;   444.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm4                                     ;   634.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 2176]                                     ;   445.2 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1856], zmm27                                    ;   633.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm4, zmm16                                    ;   636.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm4, zmm16                                     ;   637.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm16, [rbp + 4672]                                    ;   456.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2432], zmm3                                     ;   636.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm3, [rbp + 4736]                                     ;   446.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm11                                    ;   632.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm11, zmm3, zmm16                                    ;   638.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm3, zmm16                                     ;   639.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 6784]                                    ;   516.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4672], zmm19                                    ;   635.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [rbp + 5696]                                    ;   488.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4736], zmm23                                    ;   631.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm19, zmm16                                   ;   640.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm16, zmm19, zmm16                                   ;   641.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 3200]                                    ;   590.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6784], zmm13                                    ;   620.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 6336]                                    ;   555.7 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5696], zmm16                                    ;   642.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm16, zmm13, zmm19                                   ;   642.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm13, zmm13, zmm19                                   ;   643.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm19, zmm18, zmm14                                   ;   644.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm14, zmm18, zmm14                                   ;   645.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm18, zmm0, zmm15                                    ;   646.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm0, zmm15                                     ;   647.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm25, zmm29                                   ;   648.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm25, zmm25, zmm29                                   ;   649.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm1, zmm22                                    ;   650.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm22                                     ;   651.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm22, zmm31, zmm19                                   ;   652.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm19, zmm31, zmm19                                   ;   653.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm8, zmm14                                    ;   654.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm14                                     ;   655.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm14, zmm30, zmm18                                   ;   656.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm18, zmm30, zmm18                                   ;   657.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm30, [rbp + 3584]                                    ;   566.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3200], zmm1                                     ;   652.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm1, zmm30, zmm10                                    ;   658.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm10, zmm30, zmm10                                   ;   659.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm30, zmm12, zmm0                                    ;   660.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm12, zmm0                                     ;   661.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 7232]                                    ;   458.8 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3584], zmm25                                    ;   650.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp + 7168]                                    ;   459.2 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6336], zmm29                                    ;   651.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm29, zmm25, zmm12                                   ;   662.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm12, zmm25, zmm12                                   ;   663.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm25, [rbp + 128]                                     ;   460.2 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7232], zmm15                                    ;   649.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 2688]                                    ;   461.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7168], zmm0                                     ;   662.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm0, zmm15, zmm25                                    ;   664.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm15, zmm15, zmm25                                   ;   665.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm25, [rbp + 2112]                                    ;   463.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 128], zmm8                                      ;   656.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 2816]                                     ;   463.8 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2688], zmm18                                    ;   658.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm18, zmm8, zmm25                                    ;   666.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm25                                     ;   667.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm25, [rbp + 6080]                                    ;   466.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm19                                    ;   654.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm19, [rbp + 320]                                     ;   466.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2816], zmm30                                    ;   661.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm30, zmm19, zmm25                                   ;   668.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm19, zmm19, zmm25                                   ;   669.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm27, zmm11                                   ;   670.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm11, zmm27, zmm11                                   ;   671.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm4, zmm3                                     ;   672.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm4, zmm3                                      ;   673.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm4, zmm17, zmm1                                     ;   674.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm17, zmm1                                     ;   675.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm23, zmm16                                   ;   676.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm16, zmm23, zmm16                                   ;   677.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm20, zmm10                                   ;   678.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm20, zmm10                                   ;   679.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 4608]                                    ;   471.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6080], zmm10                                    ;   680.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [rbp + 3136]                                    ;   472.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 320], zmm1                                      ;   676.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm1, zmm10, zmm20                                    ;   680.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm10, zmm20                                   ;   681.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 3328]                                    ;   475.7 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4608], zmm23                                    ;   679.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm23, [rbp + 3264]                                    ;   476.0 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3136], zmm4                                     ;   675.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm4, zmm23, zmm20                                    ;   682.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm20, zmm23, zmm20                                   ;   683.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 5312]                                    ;   515.7 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3328], zmm31                                    ;   655.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 5248]                                    ;   487.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3264], zmm14                                    ;   657.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm14, zmm31, zmm23                                   ;   684.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm23, zmm31, zmm23                                   ;   685.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 3072]                                    ;   589.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5312], zmm22                                    ;   653.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [rbp + 5376]                                    ;   553.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5248], zmm23                                    ;   686.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm22, zmm31                                   ;   686.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm31, [rbp + 2496]                                    ;   551.3 p3     192 dst reload
        db 0x2e
        vpunpcklbw zmm22, zmm31, zmm28                                   ;   687.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm28, zmm31, zmm28                                   ;   688.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 5376]                                    ;   553.3 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm31, zmm31, [rbp + 3072]                            ;   689.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm31                                    ;   690.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm29, zmm0                                    ;   690.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm29, zmm0                                     ;   691.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm12, zmm15                                   ;   692.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm12, zmm15                                   ;   693.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm18, zmm30                                   ;   694.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm18, zmm18, zmm30                                   ;   695.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm6, zmm22                                    ;   696.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm6, zmm22                                     ;   697.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 3072]                                    ;   690.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm14                                    ;   685.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [rbp + 5248]                                    ;   686.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm23                                    ;   687.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm14, zmm22                                   ;   698.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm22, [rbp + 5376]                                    ;   685.3 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm14, zmm22, [rbp + 2496]                            ;   699.3 p5+p3  192 dst
        db 0x2e
        vpunpckhbw zmm22, zmm22, [rbp + 2496]                            ;   700.3 p5+p2  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2496], zmm22                                    ;   701.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm22, zmm8, zmm19                                    ;   701.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm19                                     ;   702.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm5, zmm28                                    ;   703.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm5, zmm5, zmm28                                     ;   704.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 5248]                                    ;   686.3 p3     192 dst reload
        db 0x2e
        vpunpckhbw zmm28, zmm28, [rbp + 3072]                            ;   705.3 p5+p2  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm28                                    ;   706.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm28, zmm25, zmm17                                   ;   706.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm17, zmm25, zmm17                                   ;   707.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm11, zmm16                                   ;   708.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm11, zmm11, zmm16                                   ;   709.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm16, [rbp + 896]                                     ;   607.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5248], zmm11                                    ;   710.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm11, zmm16, zmm9                                    ;   710.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm9, zmm16, zmm9                                     ;   711.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm16, zmm24, zmm30                                   ;   712.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm24, zmm24, zmm30                                   ;   713.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm7, zmm6                                     ;   714.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm7, zmm6                                      ;   715.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm7, zmm21, zmm19                                    ;   716.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm19, zmm21, zmm19                                   ;   717.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm1, zmm4                                     ;   718.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm4                                      ;   719.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm4, zmm10, zmm20                                    ;   720.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm10, zmm20                                   ;   721.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm20, zmm26, zmm5                                    ;   722.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm26, zmm5                                     ;   723.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 7104]                                    ;   499.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 896], zmm9                                      ;   712.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm9, [rbp + 7040]                                     ;   500.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm17                                    ;   708.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm9, zmm26                                    ;   724.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm9, zmm26                                     ;   725.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 1088]                                    ;   501.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7104], zmm25                                    ;   709.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm25, [rbp + 64]                                      ;   502.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7040], zmm11                                    ;   711.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm11, zmm25, zmm26                                   ;   726.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm25, zmm25, zmm26                                   ;   727.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 6656]                                    ;   504.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1088], zmm28                                    ;   707.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm28, [rbp + 192]                                     ;   505.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 64], zmm5                                       ;   724.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm5, zmm28, zmm26                                    ;   728.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm26, zmm28, zmm26                                   ;   729.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6016]                                    ;   506.0 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6656], zmm6                                     ;   716.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 1344]                                     ;   506.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 192], zmm19                                     ;   718.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm6, zmm28                                    ;   730.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm6, zmm28                                     ;   731.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6912]                                    ;   608.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6016], zmm24                                    ;   714.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm24, zmm28, zmm2                                    ;   732.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm28, zmm2                                     ;   733.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 1536]                                    ;   507.7 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6912], zmm2                                     ;   734.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 1472]                                     ;   508.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1344], zmm24                                    ;   733.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm24, zmm2, zmm28                                    ;   734.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm2, zmm28                                     ;   735.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 1664]                                    ;   511.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1536], zmm20                                    ;   723.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm20, [rbp + 1600]                                    ;   511.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1472], zmm30                                    ;   715.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm30, zmm20, zmm28                                   ;   736.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm20, zmm20, zmm28                                   ;   737.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 2240]                                    ;   527.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1664], zmm7                                     ;   717.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 4928]                                     ;   512.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1600], zmm16                                    ;   713.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm16, zmm7, zmm28                                    ;   738.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm7, zmm7, zmm28                                     ;   739.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 5632]                                    ;   587.7 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2240], zmm7                                     ;   740.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm7, [rbp + 2944]                                     ;   558.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4928], zmm16                                    ;   739.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm16, zmm7, zmm28                                    ;   740.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm7, zmm28                                     ;   741.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm28, zmm31, zmm15                                   ;   742.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm31, zmm15                                   ;   743.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm0, zmm18                                    ;   744.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm0, zmm18                                     ;   745.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm18, zmm29, zmm22                                   ;   746.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm22, zmm29, zmm22                                   ;   747.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm12, zmm8                                    ;   748.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm12, zmm8                                     ;   749.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 5696]                                    ;   642.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5632], zmm8                                     ;   750.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm8, zmm12, zmm13                                    ;   750.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm12, zmm13                                   ;   751.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm13, zmm21, zmm14                                   ;   752.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm14, zmm21, zmm14                                   ;   753.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 2496]                                    ;   701.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5696], zmm0                                     ;   746.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm0, zmm1, zmm21                                     ;   754.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm21                                     ;   755.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm4, zmm23                                    ;   756.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm4, zmm23                                     ;   757.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 3072]                                    ;   706.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2496], zmm1                                     ;   756.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm1, zmm10, zmm23                                    ;   758.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm10, zmm10, zmm23                                   ;   759.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm17, zmm11                                   ;   760.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm11, zmm17, zmm11                                   ;   761.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm9, zmm25                                    ;   762.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm9, zmm25                                     ;   763.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm5, zmm19                                    ;   764.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm19                                     ;   765.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm26, zmm6                                    ;   766.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm26, zmm6                                     ;   767.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm26, zmm27, zmm8                                    ;   768.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm27, zmm8                                     ;   769.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm3, zmm12                                    ;   770.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm3, zmm12                                     ;   771.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm12, [rbp + 6976]                                    ;   531.0 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm10                                    ;   760.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm10, [rbp - 128]                                     ;   531.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2944], zmm22                                    ;   748.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm22, zmm10, zmm12                                   ;   772.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm10, zmm12                                   ;   773.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 6848]                                    ;   532.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6976], zmm4                                     ;   758.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm4, [rbp + 1024]                                     ;   533.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp - 128], zmm15                                     ;   744.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm15, zmm4, zmm12                                    ;   774.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm4, zmm4, zmm12                                     ;   775.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm12, [rbp + 2880]                                    ;   534.8 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6848], zmm14                                    ;   754.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm14, [rbp + 1152]                                    ;   535.2 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1024], zmm29                                    ;   749.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm29, zmm14, zmm12                                   ;   776.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm12, zmm14, zmm12                                   ;   777.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 1408]                                    ;   536.5 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2880], zmm1                                     ;   759.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm1, [rbp + 3776]                                     ;   536.8 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1152], zmm31                                    ;   745.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm31, zmm1, zmm14                                    ;   778.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm1, zmm1, zmm14                                     ;   779.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm14, [rbp + 3968]                                    ;   539.0 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1408], zmm0                                     ;   755.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm0, [rbp + 3904]                                     ;   539.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3776], zmm18                                    ;   747.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm18, zmm0, zmm14                                    ;   780.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm0, zmm14                                     ;   781.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm14, [rbp + 4096]                                    ;   540.0 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3968], zmm21                                    ;   757.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 4032]                                    ;   540.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3904], zmm28                                    ;   743.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm28, zmm21, zmm14                                   ;   782.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm14, zmm21, zmm14                                   ;   783.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 5568]                                    ;   541.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4096], zmm13                                    ;   753.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 5504]                                    ;   542.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4032], zmm3                                     ;   772.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm3, zmm13, zmm21                                    ;   784.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm13, zmm13, zmm21                                   ;   785.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 4288]                                    ;   586.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5568], zmm8                                     ;   770.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 960]                                      ;   556.7 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5504], zmm27                                    ;   771.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm27, zmm8, zmm21                                    ;   786.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm21                                     ;   787.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm21, [rbp + 832]                                     ;   546.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4288], zmm26                                    ;   769.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 1728]                                    ;   547.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 960], zmm13                                     ;   786.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm13, zmm26, zmm21                                   ;   788.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm21, zmm26, zmm21                                   ;   789.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 1984]                                    ;   548.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 832], zmm21                                     ;   790.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 3456]                                    ;   549.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm13                                    ;   789.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm13, zmm21, zmm26                                   ;   790.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm21, zmm21, zmm26                                   ;   791.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 1216]                                    ;   551.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1984], zmm21                                    ;   792.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 6720]                                    ;   552.8 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3456], zmm13                                    ;   791.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm13, zmm21, zmm26                                   ;   792.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm21, zmm21, zmm26                                   ;   793.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 3840]                                    ;   554.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1216], zmm21                                    ;   794.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm21, [rbp + 384]                                     ;   555.2 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6720], zmm13                                    ;   793.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm13, zmm21, zmm26                                   ;   794.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm21, zmm21, zmm26                                   ;   795.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 3456]                                    ;   791.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3840], zmm21                                    ;   796.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm21, [rbp + 1728]                                    ;   789.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 384], zmm13                                     ;   795.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm13, zmm21, zmm26                                   ;   797.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 832]                                     ;   790.3 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm21, zmm26, [rbp + 1984]                            ;   798.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 1728]                                    ;   789.3 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm26, zmm26, [rbp + 3456]                            ;   798.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3456], zmm26                                    ;   799.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 832]                                     ;   790.3 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm26, zmm26, [rbp + 1984]                            ;   799.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 1984], zmm26                                    ;   800.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 6720]                                    ;   793.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 832], zmm21                                     ;   799.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm26, [rbp + 384]                             ;   801.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 1216]                                    ;   794.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm13                                    ;   798.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm13, zmm26, [rbp + 3840]                            ;   802.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 6720]                                    ;   793.3 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpckhbw zmm26, zmm26, [rbp + 384]                             ;   802.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 384], zmm26                                     ;   803.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 1216]                                    ;   794.3 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm26, zmm26, [rbp + 3840]                            ;   803.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 3840], zmm26                                    ;   804.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm26, zmm24, zmm30                                   ;   804.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm24, zmm24, zmm30                                   ;   805.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm30, zmm2, zmm20                                    ;   806.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm20                                     ;   807.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm20, zmm23, zmm25                                   ;   808.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm23, zmm23, zmm25                                   ;   809.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm11, zmm5                                    ;   810.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm11, zmm5                                     ;   811.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm11, zmm17, zmm19                                   ;   812.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm17, zmm17, zmm19                                   ;   813.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 384]                                     ;   803.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1216], zmm5                                     ;   812.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 3456]                                     ;   799.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm17                                    ;   814.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm17, zmm5, zmm19                                    ;   814.3 p5     192 dst
        db 0x2e
        vmovdqu64 [rbp + 4416], zmm17                                    ;   815.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 1984]                                    ;   800.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4160], zmm23                                    ;   810.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm17, [rbp + 3840]                            ;   815.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm19                                     ;   816.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm9, zmm6                                     ;   817.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm9, zmm6                                      ;   818.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 576]                                      ;   571.0 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 384], zmm5                                      ;   817.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm5, [rbp + 512]                                      ;   572.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3456], zmm23                                    ;   816.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm5, zmm9                                     ;   819.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm9                                      ;   820.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm9, [rbp + 704]                                      ;   574.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 576], zmm6                                      ;   819.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm6, [rbp + 640]                                      ;   575.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 512], zmm19                                     ;   818.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm19, zmm6, zmm9                                     ;   821.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm6, zmm6, zmm9                                      ;   822.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm9, [rbp + 4800]                                     ;   576.8 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 704], zmm25                                     ;   811.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 768]                                     ;   577.2 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 640], zmm11                                     ;   813.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm11, zmm25, zmm9                                    ;   823.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm9, zmm25, zmm9                                     ;   824.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm25, [rbp + 4992]                                    ;   583.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4800], zmm20                                    ;   809.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 2624]                                    ;   578.2 p3     192 dst reload
        db 0x2e, 0x2e
        vpunpcklbw zmm17, zmm20, zmm25                                   ;   825.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm20, zmm25                                   ;   826.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm25, [rbp + 1984]                                    ;   800.3 p2     192 dst reload
        db 0x2e, 0x2e
        vpunpckhbw zmm25, zmm25, [rbp + 3840]                            ;   827.3 p5+p3  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3840], zmm25                                    ;   828.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm25, zmm22, zmm15                                   ;   828.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm15, zmm22, zmm15                                   ;   829.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm22, zmm10, zmm4                                    ;   830.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm10, zmm4                                     ;   831.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm10, zmm29, zmm31                                   ;   832.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm29, zmm29, zmm31                                   ;   833.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm12, zmm1                                    ;   834.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm12, zmm1                                     ;   835.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm12, zmm18, zmm28                                   ;   836.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm18, zmm18, zmm28                                   ;   837.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm28, zmm0, zmm14                                    ;   838.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm0, zmm14                                     ;   839.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm14, zmm3, zmm27                                    ;   840.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm3, zmm27                                     ;   841.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 4928]                                    ;   739.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1984], zmm9                                     ;   825.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm27, zmm16                                    ;   842.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm16, zmm27, zmm16                                   ;   843.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 2240]                                    ;   740.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4928], zmm20                                    ;   827.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm20, zmm27, zmm7                                    ;   844.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm7, zmm27, zmm7                                     ;   845.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 4928]                                    ;   827.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2240], zmm11                                    ;   824.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm11, [rbp + 1984]                                    ;   825.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4992], zmm17                                    ;   826.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm17, zmm11, zmm27                                   ;   846.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 2240]                                    ;   824.3 p2     192 dst reload
        db 0x2e
        vpunpcklbw zmm11, zmm27, [rbp + 4992]                            ;   847.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 1984]                                    ;   825.3 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm27, zmm27, [rbp + 4928]                            ;   848.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 4928], zmm27                                    ;   849.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 2240]                                    ;   824.3 p2     192 dst reload
        db 0x2e
        vpunpckhbw zmm27, zmm27, [rbp + 4992]                            ;   849.3 p5+p3  192 dst
        db 0x2e
        vmovdqu64 [rbp + 4992], zmm27                                    ;   850.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm27, zmm25, zmm10                                   ;   850.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm25, zmm10                                   ;   851.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm15, zmm29                                   ;   852.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm15, zmm29                                   ;   853.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm22, zmm31                                   ;   854.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm22, zmm22, zmm31                                   ;   855.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm26, zmm9                                    ;   856.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm26, zmm9                                     ;   857.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm26, zmm4, zmm1                                     ;   858.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm4, zmm1                                      ;   859.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm4, zmm23, zmm19                                    ;   860.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm19, zmm23, zmm19                                   ;   861.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm24, zmm16                                   ;   862.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm16, zmm24, zmm16                                   ;   863.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm5, zmm6                                     ;   864.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm5, zmm5, zmm6                                      ;   865.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm6, zmm30, zmm20                                    ;   866.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm30, zmm20                                   ;   867.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm2, zmm7                                     ;   868.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm7                                      ;   869.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm7, [rbp + 3392]                                     ;   599.0 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2240], zmm1                                     ;   860.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm1, [rbp - 64]                                       ;   600.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1984], zmm15                                    ;   854.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm1, zmm7                                     ;   870.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm7                                      ;   871.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm7, [rbp + 2752]                                     ;   601.0 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3392], zmm22                                    ;   856.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [rbp + 4224]                                    ;   602.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp - 64], zmm10                                      ;   852.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm10, zmm22, zmm7                                    ;   872.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm22, zmm7                                     ;   873.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 256]                                     ;   603.0 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2752], zmm26                                    ;   859.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm26, [rbp + 2048]                                    ;   604.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4224], zmm25                                    ;   853.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm25, zmm26, zmm22                                   ;   874.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm22, zmm26, zmm22                                   ;   875.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 448]                                     ;   605.8 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 256], zmm29                                     ;   855.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 6272]                                    ;   606.5 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2048], zmm27                                    ;   851.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm27, zmm29, zmm26                                   ;   876.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm26, zmm29, zmm26                                   ;   877.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm29, [rbp + 5120]                                    ;   607.2 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 448], zmm2                                      ;   870.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm2, [rbp + 5888]                                     ;   608.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6272], zmm16                                    ;   864.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm16, zmm2, zmm29                                    ;   878.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm29                                     ;   879.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 5952]                                    ;   609.8 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5120], zmm20                                    ;   868.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm20, [rbp + 5056]                                    ;   610.5 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5888], zmm9                                     ;   858.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm9, zmm20, zmm29                                    ;   880.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm20, zmm20, zmm29                                   ;   881.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm29, [rbp + 6208]                                    ;   611.2 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5952], zmm30                                    ;   869.3 p7+p4  192 dst spill
        db 0x2e
        vmovdqu64 zmm30, [rbp + 6400]                                    ;   612.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5056], zmm23                                    ;   863.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm23, zmm30, zmm29                                   ;   882.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm29, zmm30, zmm29                                   ;   883.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm30, [rbp + 1920]                                    ;   616.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6208], zmm6                                     ;   867.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 1792]                                     ;   618.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6400], zmm31                                    ;   857.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm6, zmm30                                    ;   884.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm6, zmm30                                     ;   885.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm12, zmm14                                   ;   886.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm12, zmm14                                   ;   887.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm14, zmm18, zmm3                                    ;   888.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm3, zmm18, zmm3                                     ;   889.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm18, [rbp + 960]                                     ;   786.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1920], zmm3                                     ;   890.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm3, zmm18, zmm8                                     ;   890.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm18, zmm8                                     ;   891.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm18, zmm4, zmm11                                    ;   892.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm4, zmm4, zmm11                                     ;   893.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm11, [rbp + 4992]                                    ;   850.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 960], zmm4                                      ;   894.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm4, zmm19, zmm11                                    ;   894.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm11, zmm19, zmm11                                   ;   895.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm24, zmm17                                   ;   896.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm17, zmm24, zmm17                                   ;   897.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 4928]                                    ;   849.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4992], zmm11                                    ;   896.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm11, zmm5, zmm24                                    ;   898.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm5, zmm5, zmm24                                     ;   899.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm24, [rbp + 1728]                                    ;   798.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4928], zmm5                                     ;   900.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm5, zmm24, zmm21                                    ;   900.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm21, zmm24, zmm21                                   ;   901.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 832]                                     ;   799.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm17                                    ;   898.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm17, zmm24, zmm13                                   ;   902.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm13, zmm24, zmm13                                   ;   903.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm15, zmm10                                   ;   904.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm15, zmm10                                   ;   905.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm1, zmm7                                     ;   906.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm1, zmm1, zmm7                                      ;   907.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm7, zmm28, zmm3                                     ;   908.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm28, zmm3                                     ;   909.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm28, zmm0, zmm8                                     ;   910.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm0, zmm0, zmm8                                      ;   911.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 5312]                                     ;   653.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 832], zmm13                                     ;   904.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6784]                                    ;   640.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1792], zmm21                                    ;   902.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm13, zmm8                                    ;   912.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm13, zmm8                                     ;   913.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 3264]                                    ;   657.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5312], zmm8                                     ;   914.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 4736]                                     ;   642.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6784], zmm21                                    ;   913.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   914.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   915.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 3328]                                    ;   655.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3264], zmm8                                     ;   916.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 5440]                                     ;   646.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4736], zmm21                                    ;   915.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   916.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   917.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 2816]                                    ;   661.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3328], zmm8                                     ;   918.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 4672]                                     ;   652.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5440], zmm21                                    ;   917.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   918.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   919.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 2112]                                    ;   656.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2816], zmm8                                     ;   920.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 3520]                                     ;   658.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4672], zmm21                                    ;   919.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   920.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   921.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 2688]                                    ;   660.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2112], zmm8                                     ;   922.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 2176]                                     ;   662.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3520], zmm21                                    ;   921.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   922.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   923.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 128]                                     ;   663.0 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2688], zmm8                                     ;   924.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 2560]                                     ;   664.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2176], zmm21                                    ;   923.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   924.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   925.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 7168]                                    ;   665.0 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 128], zmm8                                      ;   926.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 2432]                                     ;   666.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2560], zmm21                                    ;   925.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   926.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   927.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 1600]                                    ;   713.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7168], zmm8                                     ;   928.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 3136]                                     ;   675.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2432], zmm21                                    ;   927.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   928.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   929.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 1664]                                    ;   717.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1600], zmm8                                     ;   930.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 7232]                                     ;   670.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3136], zmm21                                    ;   929.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   930.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   931.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 1472]                                    ;   715.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1664], zmm8                                     ;   932.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 4608]                                     ;   679.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7232], zmm21                                    ;   931.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   932.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   933.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 1536]                                    ;   723.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1472], zmm8                                     ;   934.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 6336]                                     ;   680.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4608], zmm21                                    ;   933.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   934.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   935.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 6016]                                    ;   714.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1536], zmm8                                     ;   936.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 320]                                      ;   682.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6336], zmm21                                    ;   935.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   936.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   937.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 192]                                     ;   718.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6016], zmm8                                     ;   938.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 3584]                                     ;   684.7 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 320], zmm21                                     ;   937.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   938.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   939.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6656]                                    ;   716.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 192], zmm8                                      ;   940.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 6080]                                     ;   686.7 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3584], zmm21                                    ;   939.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   940.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   941.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 64]                                      ;   724.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6656], zmm8                                     ;   942.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 3200]                                     ;   689.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6080], zmm21                                    ;   941.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   942.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   943.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 1088]                                    ;   707.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 64], zmm8                                       ;   944.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 6592]                                     ;   693.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3200], zmm21                                    ;   943.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   944.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   945.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 4288]                                    ;   769.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1088], zmm8                                     ;   946.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 7040]                                     ;   711.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6592], zmm21                                    ;   945.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   946.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   947.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 7104]                                    ;   709.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4288], zmm8                                     ;   948.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 1856]                                     ;   700.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 7040], zmm21                                    ;   947.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   948.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   949.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 5504]                                    ;   771.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 7104], zmm8                                     ;   950.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 1344]                                     ;   733.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1856], zmm21                                    ;   949.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   950.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   951.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 5376]                                    ;   708.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5504], zmm8                                     ;   952.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 2304]                                     ;   709.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1344], zmm21                                    ;   951.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   952.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   953.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 5568]                                    ;   770.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5376], zmm8                                     ;   954.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 896]                                      ;   713.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2304], zmm21                                    ;   953.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   954.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   955.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 5248]                                    ;   717.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5568], zmm8                                     ;   956.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 3008]                                     ;   719.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 896], zmm21                                     ;   955.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   956.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   957.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 4032]                                    ;   772.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5248], zmm8                                     ;   958.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 6912]                                     ;   734.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3008], zmm21                                    ;   957.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   958.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   959.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 4096]                                    ;   753.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4032], zmm8                                     ;   960.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 3904]                                     ;   743.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6912], zmm21                                    ;   959.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   960.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   961.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 3968]                                    ;   757.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4096], zmm8                                     ;   962.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 3776]                                     ;   747.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3904], zmm21                                    ;   961.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   962.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   963.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 1408]                                    ;   755.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3968], zmm8                                     ;   964.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 1152]                                     ;   745.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3776], zmm21                                    ;   963.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   964.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   965.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 2880]                                    ;   759.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1408], zmm8                                     ;   966.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 1024]                                     ;   749.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1152], zmm21                                    ;   965.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   966.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   967.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm13, [rbp + 6848]                                    ;   754.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2880], zmm8                                     ;   968.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp - 128]                                      ;   744.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1024], zmm21                                    ;   967.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   968.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   969.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 6976]                                    ;   758.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6848], zmm8                                     ;   970.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm8, [rbp + 2944]                                     ;   748.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp - 128], zmm21                                     ;   969.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   970.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   971.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm13, [rbp + 2496]                                    ;   756.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6976], zmm8                                     ;   972.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm8, [rbp + 5696]                                     ;   746.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2944], zmm21                                    ;   971.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm8, zmm13                                    ;   972.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2624], zmm21                                    ;   973.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm21, zmm25, zmm27                                   ;   973.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm13                                     ;   974.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm13, zmm25, zmm27                                   ;   975.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm25, [rbp + 3072]                                    ;   760.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 zmm27, [rbp + 5632]                                    ;   750.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2496], zmm8                                     ;   975.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm8, zmm27, zmm25                                    ;   976.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5696], zmm8                                     ;   977.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm8, zmm22, zmm26                                    ;   977.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm25, zmm27, zmm25                                   ;   978.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm22, zmm22, zmm26                                   ;   979.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 6400]                                    ;   857.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 zmm27, [rbp + 4800]                                    ;   809.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 3072], zmm25                                    ;   979.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm27, zmm26                                   ;   980.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm26, zmm16, zmm9                                    ;   981.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm16, zmm9                                     ;   982.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm16, zmm2, zmm20                                    ;   983.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm2, zmm2, zmm20                                     ;   984.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm20, zmm23, zmm31                                   ;   985.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm23, zmm23, zmm31                                   ;   986.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm29, zmm6                                    ;   987.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm6, zmm29, zmm6                                     ;   988.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm29, zmm24, zmm21                                   ;   989.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm27, zmm27, [rbp + 6400]                            ;   990.3 p5+p3  192 dst
        db 0x2e
        vpunpckhbw zmm21, zmm24, zmm21                                   ;   991.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 6208]                                    ;   867.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6400], zmm27                                    ;   991.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm27, [rbp + 640]                                     ;   813.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4800], zmm25                                    ;   981.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm27, zmm24                                   ;   992.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5632], zmm25                                    ;   993.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm25, zmm10, zmm13                                   ;   993.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm10, zmm10, zmm13                                   ;   994.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm13, zmm15, zmm8                                    ;   995.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm24, zmm27, zmm24                                   ;   996.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm8, zmm15, zmm8                                     ;   997.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm15, [rbp + 5056]                                    ;   863.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 704]                                     ;   811.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 6208], zmm24                                    ;   997.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm24, zmm27, zmm15                                   ;   998.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm15, zmm27, zmm15                                   ;   999.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 5952]                                    ;   869.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5056], zmm15                                    ;  1000.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [rbp + 512]                                     ;   818.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 704], zmm24                                     ;   999.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm15, zmm27                                   ;  1000.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 640], zmm24                                     ;  1001.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm24, zmm1, zmm22                                    ;  1001.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm15, zmm27                                   ;  1002.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm1, zmm1, zmm22                                     ;  1003.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm22, [rbp + 5888]                                    ;   858.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 zmm27, [rbp + 4160]                                    ;   810.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 5952], zmm15                                    ;  1003.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm27, zmm22                                   ;  1004.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm22, zmm27, zmm22                                   ;  1005.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 5120]                                    ;   868.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5888], zmm22                                    ;  1006.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [rbp + 6720]                                    ;   814.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4160], zmm15                                    ;  1005.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm15, zmm22, zmm27                                   ;  1006.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm22, zmm22, zmm27                                   ;  1007.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm27, [rbp + 6272]                                    ;   864.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 5120], zmm22                                    ;  1008.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm22, [rbp + 1216]                                    ;   812.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6720], zmm15                                    ;  1007.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm15, zmm22, zmm27                                   ;  1008.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm22, zmm22, zmm27                                   ;  1009.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 448]                                     ;   870.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6272], zmm22                                    ;  1010.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm22, [rbp + 576]                                     ;   819.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1216], zmm15                                    ;  1009.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm22, zmm27                                   ;  1010.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm22, zmm22, zmm27                                   ;  1011.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 2048]                                    ;   851.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 448], zmm22                                     ;  1012.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm22, zmm27, zmm30                                   ;  1012.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm27, zmm27, zmm30                                   ;  1013.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm30, zmm26, zmm20                                   ;  1014.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm26, zmm20                                   ;  1015.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm26, [rbp + 4224]                                    ;   853.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 2048], zmm15                                    ;  1011.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm15, zmm26, zmm14                                   ;  1016.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm14, zmm26, zmm14                                   ;  1017.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp - 64]                                      ;   852.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4224], zmm14                                    ;  1018.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm14, zmm26, zmm12                                   ;  1018.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm12, zmm26, zmm12                                   ;  1019.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm26, zmm9, zmm23                                    ;  1020.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm9, zmm23                                     ;  1021.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm23, zmm16, zmm31                                   ;  1022.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm16, zmm16, zmm31                                   ;  1023.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm31, [rbp + 1920]                                    ;   890.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp - 64], zmm15                                      ;  1017.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 1984]                                    ;   854.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 576], zmm12                                     ;  1020.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm12, zmm15, zmm31                                   ;  1024.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm15, zmm31                                   ;  1025.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm31, zmm2, zmm6                                     ;  1026.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm2, zmm2, zmm6                                      ;  1027.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6784]                                     ;   913.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9], zmm6                                             ;   919.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 4800]                                     ;   981.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 64], zmm6                                        ;   987.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6592]                                     ;   945.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 128], zmm6                                       ;   951.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 3136]                                     ;   929.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 256], zmm6                                       ;   935.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 3904]                                     ;   961.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 384], zmm6                                       ;   967.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 5312]                                     ;   914.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 512], zmm6                                       ;   920.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6400]                                     ;   991.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 576], zmm6                                       ;   997.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 1088]                                     ;   946.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 640], zmm6                                       ;   952.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 1600]                                     ;   930.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 768], zmm6                                       ;   936.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 4096]                                     ;   962.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 896], zmm6                                       ;   968.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 3520]                                     ;   921.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1024], zmm6                                      ;   927.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 4160]                                     ;  1005.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1088], zmm6                                      ;  1011.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 2304]                                     ;   953.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1152], zmm6                                      ;   959.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 320]                                      ;   937.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1280], zmm6                                      ;   943.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp - 128]                                      ;   969.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1408], zmm6                                      ;   975.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 2112]                                     ;   922.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1536], zmm6                                      ;   928.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 5888]                                     ;  1006.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1600], zmm6                                      ;  1012.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 5376]                                     ;   954.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1664], zmm6                                      ;   960.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6016]                                     ;   938.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1792], zmm6                                      ;   944.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 576]                                      ;  1020.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1856], zmm6                                      ;  1026.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 6848]                                     ;   970.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 1920], zmm6                                      ;   976.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 5440]                                     ;   917.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2048], zmm6                                      ;   923.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 704]                                      ;   999.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2112], zmm6                                      ;  1005.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 1856]                                     ;   949.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2176], zmm6                                      ;   955.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 4608]                                     ;   933.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2304], zmm6                                      ;   939.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp - 64]                                       ;  1017.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2368], zmm6                                      ;  1023.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 1152]                                     ;   965.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2432], zmm6                                      ;   971.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 3328]                                     ;   918.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2560], zmm6                                      ;   924.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 5056]                                     ;  1000.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2624], zmm6                                      ;  1006.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 7104]                                     ;   950.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2688], zmm6                                      ;   956.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 1472]                                     ;   934.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2816], zmm6                                      ;   940.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 4224]                                     ;  1018.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2880], zmm6                                      ;  1024.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm6, [rbp + 1408]                                     ;   966.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 2944], zmm6                                      ;   972.3 p7+p4  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 2560]                                     ;   925.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 3072], zmm6                                      ;   931.3 p8+p9  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm6, [rbp + 1216]                                     ;  1009.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 3136], zmm6                                      ;  1015.3 p7+p4  192 dst
        db 0x2e
        vpunpcklbw zmm6, zmm5, zmm18                                     ;  1028.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm5, zmm5, zmm18                                     ;  1029.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm18, zmm17, zmm19                                   ;  1030.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm17, zmm17, zmm19                                   ;  1031.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 960]                                     ;   894.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1216], zmm17                                    ;  1032.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm17, [rbp + 1792]                                    ;   902.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 2560], zmm18                                    ;  1031.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm18, zmm17, zmm19                                   ;  1032.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm17, zmm17, zmm19                                   ;  1033.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 1728]                                    ;   898.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 960], zmm15                                     ;  1026.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vmovdqu64 zmm15, [rbp + 832]                                     ;   904.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 1792], zmm12                                    ;  1025.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm12, zmm15, zmm19                                   ;  1034.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm15, zmm15, zmm19                                   ;  1035.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 4992]                                    ;   896.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1728], zmm15                                    ;  1036.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [rbp + 384]                                     ;   830.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 832], zmm12                                     ;  1035.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm12, zmm15, zmm19                                   ;  1036.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm15, zmm15, zmm19                                   ;  1037.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 4928]                                    ;   900.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4992], zmm15                                    ;  1038.3 p8+p9  192 dst spill
        db 0x2e
        vmovdqu64 zmm15, [rbp + 3840]                                    ;   836.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 384], zmm12                                     ;  1037.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm12, zmm15, zmm19                                   ;  1038.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm15, zmm15, zmm19                                   ;  1039.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 4416]                                    ;   840.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 4928], zmm15                                    ;  1040.3 p8+p9  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm15, zmm19, zmm4                                    ;  1040.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm4, zmm19, zmm4                                     ;  1041.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 3456]                                    ;   842.7 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 4416], zmm12                                    ;  1039.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm12, zmm19, zmm11                                   ;  1042.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm11, zmm19, zmm11                                   ;  1043.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 256]                                     ;   855.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [rbp + 3456], zmm11                                    ;  1044.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm11, zmm19, zmm7                                    ;  1044.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm7, zmm19, zmm7                                     ;  1045.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 3008]                                    ;   957.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3200], zmm19                                     ;   963.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 384]                                     ;  1037.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3264], zmm19                                     ;  1043.3 p8+p9  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm19, [rbp + 6080]                                    ;   941.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 3328], zmm19                                     ;   947.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 1792]                                    ;  1025.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3392], zmm19                                     ;  1031.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm19, [rbp + 2752]                                    ;   859.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 1792], zmm12                                    ;  1043.3 p7+p4  192 dst spill
        db 0x2e
        vpunpcklbw zmm12, zmm19, zmm28                                   ;  1046.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm19, zmm19, zmm28                                   ;  1047.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 2624]                                    ;   973.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3456], zmm28                                     ;   979.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 128]                                     ;   926.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3584], zmm28                                     ;   932.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6272]                                    ;  1010.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3648], zmm28                                     ;  1016.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 3392]                                    ;   857.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 6272], zmm19                                    ;  1048.3 p7+p4  192 dst spill
        db 0x2e, 0x2e
        vpunpcklbw zmm19, zmm28, zmm3                                    ;  1048.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm3, zmm28, zmm3                                     ;  1049.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 5248]                                    ;   958.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3712], zmm28                                     ;   964.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 4992]                                    ;  1038.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3776], zmm28                                     ;  1044.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6656]                                    ;   942.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3840], zmm28                                     ;   948.3 p8+p9  192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm28, [rbp + 960]                                     ;  1026.3 p3     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 3904], zmm28                                     ;  1032.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 2240]                                    ;   869.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [rbp + 960], zmm12                                     ;  1047.3 p8+p9  192 dst spill
        db 0x2e
        vpunpcklbw zmm12, zmm28, zmm0                                    ;  1050.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm0, zmm28, zmm0                                     ;  1051.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 2496]                                    ;   975.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 3968], zmm28                                     ;   981.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 4736]                                    ;   915.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4096], zmm28                                     ;   921.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 5632]                                    ;   993.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4160], zmm28                                     ;   999.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 7040]                                    ;   947.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4224], zmm28                                     ;   953.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 2560]                                    ;  1031.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4288], zmm28                                     ;  1037.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 7232]                                    ;   931.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4352], zmm28                                     ;   937.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 3776]                                    ;   963.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4480], zmm28                                     ;   969.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 3264]                                    ;   916.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4608], zmm28                                     ;   922.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6208]                                    ;   997.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4672], zmm28                                     ;  1003.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 4288]                                    ;   948.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4736], zmm28                                     ;   954.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 1216]                                    ;  1032.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4800], zmm28                                     ;  1038.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 1664]                                    ;   932.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4864], zmm28                                     ;   938.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 3968]                                    ;   964.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 4992], zmm28                                     ;   970.3 p7+p4  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 320], zmm22                                      ;  1013.3 p8+p9  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 832], zmm27                                      ;  1014.3 p7+p4  192 dst
        db 0x2e
        vpunpcklbw zmm22, zmm29, zmm30                                   ;  1052.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm27, [rbp + 2176]                                    ;   923.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5120], zmm27                                     ;   929.3 p8+p9  192 dst
        db 0x2e
        vpunpckhbw zmm27, zmm29, zmm30                                   ;  1053.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm28, [rbp + 6720]                                    ;  1007.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5184], zmm28                                     ;  1013.3 p7+p4  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 1344], zmm14                                     ;  1019.3 p8+p9  192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm14, zmm21, zmm20                                   ;  1054.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm20, zmm21, zmm20                                   ;  1055.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 192], zmm6                                       ;  1029.3 p7+p4  192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm6, zmm25, zmm26                                    ;  1056.3 p5     192 dst
        db 0x2e
        vpunpckhbw zmm21, zmm25, zmm26                                   ;  1057.3 p5     192 dst
        db 0x2e
        vpunpcklbw zmm25, zmm13, zmm23                                   ;  1058.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm26, [rbp + 896]                                     ;   955.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 5248], zmm26                                     ;   961.3 p8+p9  192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm13, zmm13, zmm23                                   ;  1059.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 832]                                     ;  1035.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5312], zmm23                                     ;  1041.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm23, [rbp + 3584]                                    ;   939.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5376], zmm23                                     ;   945.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 704], zmm5                                       ;  1030.3 p7+p4  192 dst
        db 0x2e
        vpunpcklbw zmm5, zmm10, zmm9                                     ;  1060.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm9, zmm10, zmm9                                     ;  1061.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm10, zmm8, zmm16                                    ;  1062.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpckhbw zmm8, zmm8, zmm16                                     ;  1063.3 p5     192 dst
        db 0x2e, 0x2e
        vpunpcklbw zmm16, zmm24, zmm31                                   ;  1064.3 p5     192 dst
        db 0x2e, 0x2e
        vmovdqu64 zmm23, [rbp + 2944]                                    ;   971.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5504], zmm23                                     ;   977.3 p8+p9  192 dst
        db 0x2e
        vpunpckhbw zmm23, zmm24, zmm31                                   ;  1065.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 2688]                                    ;   924.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5632], zmm24                                     ;   930.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 5120]                                    ;  1008.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5696], zmm24                                     ;  1014.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 5568]                                    ;   956.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5760], zmm24                                     ;   962.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 1728]                                    ;  1036.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 5824], zmm24                                     ;  1042.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 192]                                     ;   940.3 p2     192 dst reload
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 5888], zmm24                                     ;   946.3 p7+p4  192 dst
        db 0x2e, 0x2e
        vmovdqu64 [r9 + 1216], zmm18                                     ;  1033.3 p8+p9  192 dst
        db 0x2e
        vpunpcklbw zmm18, zmm1, zmm2                                     ;  1066.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm24, [rbp + 6976]                                    ;   972.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6016], zmm24                                     ;   978.3 p7+p4  192 dst
        db 0x2e
        vpunpckhbw zmm1, zmm1, zmm2                                      ;  1067.3 p5     192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 4672]                                     ;   919.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6144], zmm2                                      ;   925.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 640]                                      ;  1001.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6208], zmm2                                      ;  1007.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 1344]                                     ;   951.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6272], zmm2                                      ;   957.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 1792]                                     ;  1043.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6336], zmm2                                      ;  1049.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 6336]                                     ;   935.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6400], zmm2                                      ;   941.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 960]                                      ;  1047.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6464], zmm2                                      ;  1053.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 1024]                                     ;   967.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6528], zmm2                                      ;   973.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 1728], zmm17                                     ;  1034.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 2240], zmm15                                     ;  1041.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 2752], zmm4                                      ;  1042.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 448], zmm22                                      ;  1053.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 2816]                                     ;   920.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6656], zmm2                                      ;   926.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 5952]                                     ;  1003.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6720], zmm2                                      ;  1009.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 5504]                                     ;   952.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6784], zmm2                                      ;   958.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 3456]                                     ;  1044.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6848], zmm2                                      ;  1050.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 1536]                                     ;   936.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6912], zmm2                                      ;   942.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 6272]                                     ;  1048.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 6976], zmm2                                      ;  1054.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 2880]                                     ;   968.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7040], zmm2                                      ;   974.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 960], zmm27                                      ;  1054.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 2432]                                     ;   927.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7168], zmm2                                      ;   933.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 2048]                                     ;  1011.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7232], zmm2                                      ;  1017.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 6912]                                     ;   959.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7296], zmm2                                      ;   965.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 4416]                                     ;  1039.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7360], zmm2                                      ;  1045.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 3200]                                     ;   943.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7424], zmm2                                      ;   949.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 5696]                                     ;   977.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7552], zmm2                                      ;   983.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 1472], zmm14                                     ;  1055.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 7168]                                     ;   928.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7680], zmm2                                      ;   934.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 448]                                      ;  1012.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7744], zmm2                                      ;  1018.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 4032]                                     ;   960.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7808], zmm2                                      ;   966.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 4928]                                     ;  1040.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7872], zmm2                                      ;  1046.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 64]                                       ;   944.3 p2     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 7936], zmm2                                      ;   950.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 zmm2, [rbp + 3072]                                     ;   979.3 p3     192 dst reload
        db 0x2e
        vmovdqu64 [r9 + 8064], zmm2                                      ;   985.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 4416], zmm11                                     ;  1045.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 1984], zmm20                                     ;  1056.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 4928], zmm7                                      ;  1046.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 2496], zmm6                                      ;  1057.3 p7+p4  192 dst
        db 0x2e
        add r8, 0x2000                                                   ;   929.3 p1     194 blocks
        db 0x2e
        vmovdqu64 [r9 + 3008], zmm21                                     ;  1058.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 5440], zmm19                                     ;  1049.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 5952], zmm3                                      ;  1050.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 3520], zmm5                                      ;  1061.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 4544], zmm25                                     ;  1059.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 4032], zmm9                                      ;  1062.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 5056], zmm13                                     ;  1060.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 7488], zmm12                                     ;  1051.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 8000], zmm0                                      ;  1052.3 p8+p9  192 dst
        db 0x2e
        vmovdqu64 [r9 + 5568], zmm10                                     ;  1063.3 p7+p4  192 dst
        db 0x2e
        vmovdqu64 [r9 + 6080], zmm8                                      ;  1064.3 p8+p9  192 dst
        lea r10, [r9 + 8192]                                             ;   933.3 p6     194 blocks
        vmovdqu64 [r9 + 6592], zmm16                                     ;  1065.3 p7+p4  192 dst
        vmovdqu64 [r9 + 7104], zmm23                                     ;  1066.3 p8+p9  192 dst
        vmovdqu64 [r9 + 7616], zmm18                                     ;  1067.3 p7+p4  192 dst
        vmovdqu64 [r9 + 8128], zmm1                                      ;  1068.3 p8+p9  192 dst
        mov r9, r10                                                      ;   935.0        194 blocks copy
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
aes_to_slices.T0_constants512:
        dq 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555, 0x5555555555555555
        dq 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333, 0x3333333333333333
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
