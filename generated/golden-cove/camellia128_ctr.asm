; camellia128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia_ctr.cw (sha256 2190cbe1bd538c8f); do not edit:
;   ./cw build camellia128_ctr --cpu golden-cove
;
; void camellia128_ctr(const void *k, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 208 bytes, read, secret, no alignment needed
;   counter: 16 bytes, read, public, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 648 uops, planned 273.7; bounds: width 108.0, ports 270.5, path 12.0
;   blocks: 2757 uops, planned 908.2; bounds: width 459.5, ports 864.5, path 221.0
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
%fatal "camellia128_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia128_ctr
$_camellia128_ctr:
%else
        global $camellia128_ctr
%endif
$camellia128_ctr:
        push rbp                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x5f00                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 24136], rax                                     ;                    frame
        mov qword [rbp + 24064], rsi                                     ;                    argument
        mov qword [rbp + 24072], rdi                                     ;                    argument
        mov dword [rbp + 24148], r8d                                     ;                    argument
        mov qword [rbp + 24088], rdx                                     ;                    argument
        mov qword [rbp + 24104], rcx                                     ;                    argument
        mov r8, qword [rbp + 24064]                                      ;     0.0 p2       9 d.0 reload
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p3    9 d.0
        vmovdqa64 zmm1, zmm0                                             ;    13.0          9 d copy
        vpbroadcastb zmm2, [r8 + 7]                                      ;    12.0 p5+p10    9 d.0
        vpbroadcastb zmm3, [r8 + 6]                                      ;    12.0 p5+p2    9 d.1
        vmovdqa64 zmm4, zmm3                                             ;    13.0          9 d copy
        vpbroadcastb zmm5, [r8 + 6]                                      ;    12.0 p5+p3    9 d.1
        vpbroadcastb zmm6, [r8 + 5]                                      ;    12.0 p5+p10    9 d.2
        vmovdqa64 zmm7, zmm6                                             ;    13.0          9 d copy
        vpbroadcastb zmm8, [r8 + 5]                                      ;    12.0 p5+p2    9 d.2
        vpbroadcastb zmm9, [r8 + 4]                                      ;    12.0 p5+p3    9 d.3
        vmovdqa64 zmm10, zmm9                                            ;    13.0          9 d copy
        vpbroadcastb zmm11, [r8 + 4]                                     ;    12.0 p5+p10    9 d.3
        mov r9, qword [rbp + 24072]                                      ;     3.0 p2       9 d.0 reload
        vpbroadcastb zmm12, [r9]                                         ;    15.0 p5+p3    9 d.0
        vpxord zmm1, zmm1, zmm12                                         ;    16.0 p0       9 d
        vmovdqu64 [rbp + 3968], zmm1                                     ;    17.0 p7+p4    9 d
        vpbroadcastb zmm13, [r9]                                         ;    15.0 p5+p10    9 d.0
        vpxord zmm2, zmm2, zmm13                                         ;    16.0 p0       9 d
        vmovdqu64 [rbp + 4032], zmm2                                     ;    17.0 p8+p9    9 d
        vpbroadcastb zmm13, [r9 + 1]                                     ;    15.0 p5+p2    9 d.1
        vpxord zmm4, zmm4, zmm13                                         ;    16.0 p0       9 d
        vmovdqu64 [rbp + 4096], zmm4                                     ;    17.0 p7+p4    9 d
        vpbroadcastb zmm14, [r9 + 1]                                     ;    15.0 p5+p3    9 d.1
        vpxord zmm5, zmm5, zmm14                                         ;    16.0 p0       9 d
        vmovdqu64 [rbp + 4160], zmm5                                     ;    17.0 p8+p9    9 d
        vpbroadcastb zmm14, [r9 + 2]                                     ;    15.0 p5+p10    9 d.2
        vpxord zmm7, zmm7, zmm14                                         ;    16.0 p0       9 d
        vmovdqu64 [rbp + 4224], zmm7                                     ;    17.0 p7+p4    9 d
        vpbroadcastb zmm15, [r9 + 2]                                     ;    15.0 p5+p2    9 d.2
        vpxord zmm8, zmm8, zmm15                                         ;    16.0 p0       9 d
        vmovdqu64 [rbp + 4288], zmm8                                     ;    17.0 p8+p9    9 d
        vpbroadcastb zmm15, [r8 + 3]                                     ;    14.2 p5+p3    9 d.4
        vmovdqa64 zmm16, zmm15                                           ;    15.2          9 d copy
        vpbroadcastb zmm17, [r8 + 3]                                     ;    15.2 p5+p10    9 d.4
        vpbroadcastb zmm18, [r9 + 3]                                     ;    16.2 p5+p2    9 d.3
        vpxord zmm10, zmm10, zmm18                                       ;    17.2 p0       9 d
        vmovdqu64 [rbp + 4352], zmm10                                    ;    18.2 p7+p4    9 d
        vpbroadcastb zmm19, [r9 + 3]                                     ;    17.2 p5+p3    9 d.3
        vpxord zmm11, zmm11, zmm19                                       ;    18.2 p0       9 d
        vmovdqu64 [rbp + 4416], zmm11                                    ;    19.2 p8+p9    9 d
        vpbroadcastb zmm19, [r9 + 4]                                     ;    18.2 p5+p10    9 d.4
        vpxord zmm16, zmm16, zmm19                                       ;    19.2 p0       9 d
        vmovdqu64 [rbp + 4480], zmm16                                    ;    20.2 p7+p4    9 d
        vpbroadcastb zmm20, [r9 + 4]                                     ;    19.2 p5+p2    9 d.4
        vpxord zmm17, zmm17, zmm20                                       ;    20.2 p0       9 d
        vmovdqu64 [rbp + 4544], zmm17                                    ;    21.2 p8+p9    9 d
        vpbroadcastb zmm20, [r8 + 2]                                     ;    20.2 p5+p3    9 d.5
        vmovdqa64 zmm21, zmm20                                           ;    21.2          9 d copy
        vpbroadcastb zmm22, [r8 + 2]                                     ;    21.2 p5+p10    9 d.5
        vpbroadcastb zmm23, [r9 + 5]                                     ;    22.2 p5+p2    9 d.5
        vpxord zmm21, zmm21, zmm23                                       ;    23.2 p0       9 d
        vmovdqu64 [rbp + 4608], zmm21                                    ;    24.2 p7+p4    9 d
        vpbroadcastb zmm24, [r9 + 5]                                     ;    23.2 p5+p3    9 d.5
        vpxord zmm22, zmm22, zmm24                                       ;    24.2 p0       9 d
        vmovdqu64 [rbp + 4672], zmm22                                    ;    25.2 p8+p9    9 d
        vpbroadcastb zmm24, [r8 + 1]                                     ;    24.2 p5+p10    9 d.6
        vpbroadcastb zmm25, [r8 + 1]                                     ;    25.2 p5+p2    9 d.6
        vpbroadcastb zmm26, [r9 + 6]                                     ;    26.2 p5+p3    9 d.6
        vpbroadcastb zmm27, [r9 + 6]                                     ;    27.2 p5+p10    9 d.6
        vpxord zmm25, zmm25, zmm27                                       ;    28.2 p0       9 d
        vmovdqu64 [rbp + 4736], zmm25                                    ;    29.2 p7+p4    9 d
        vpxord zmm27, zmm24, zmm26                                       ;    27.2 p0       9 d
        vmovdqu64 [rbp + 4800], zmm27                                    ;    28.2 p8+p9    9 d
        vpbroadcastb zmm28, [r8]                                         ;    28.2 p5+p2    9 d.7
        vpbroadcastb zmm29, [r8]                                         ;    29.2 p5+p3    9 d.7
        vmovdqu64 [rbp + 4864], zmm0                                     ;    16.7 p7+p4   22 counter
        vpbroadcastb zmm0, [r9 + 7]                                      ;    30.2 p5+p10    9 d.7
        vmovdqu64 [rbp + 4928], zmm3                                     ;    17.2 p8+p9   22 counter
        vpbroadcastb zmm3, [r9 + 7]                                      ;    31.2 p5+p2    9 d.7
        vpxord zmm29, zmm29, zmm3                                        ;    32.2 p0       9 d
        vmovdqu64 [rbp + 4992], zmm29                                    ;    33.2 p7+p4    9 d
        vpbroadcastb zmm3, [r8 + 14]                                     ;    32.2 p5+p3    9 d.1
        vmovdqu64 [rbp + 5056], zmm6                                     ;    19.2 p8+p9   22 counter
        vpxord zmm6, zmm28, zmm0                                         ;    31.2 p0       9 d
        vmovdqu64 [rbp + 5120], zmm6                                     ;    32.2 p7+p4    9 d
        vmovdqu64 [rbp + 5184], zmm9                                     ;    21.2 p8+p9   22 counter
        vpbroadcastb zmm9, [r8 + 14]                                     ;    33.2 p5+p10    9 d.1
        vmovdqu64 [rbp + 5248], zmm15                                    ;    22.7 p7+p4   22 counter
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512]           ;    13.2 p2       9 d reload
        vpaddb zmm9, zmm9, zmm15                                         ;    34.2 p0       9 d
        vmovdqu64 [rbp + 5312], zmm9                                     ;    35.2 p8+p9    9 d
        vpbroadcastb zmm9, [r8 + 13]                                     ;    34.2 p5+p3    9 d.2
        vmovdqu64 [rbp + 5376], zmm12                                    ;    24.7 p7+p4   22 k
        vpbroadcastb zmm12, [r8 + 13]                                    ;    35.2 p5+p10    9 d.2
        vmovdqu64 [rbp + 5440], zmm13                                    ;    25.2 p8+p9   22 k
        vpaddb zmm12, zmm12, zmm15                                       ;    36.2 p0       9 d
        vmovdqu64 [rbp + 5504], zmm12                                    ;    37.2 p7+p4    9 d
        vpbroadcastb zmm12, [r8 + 12]                                    ;    36.2 p5+p2    9 d.3
        vpbroadcastb zmm13, [r8 + 12]                                    ;    37.2 p5+p3    9 d.3
        vmovdqu64 [rbp + 5568], zmm14                                    ;    27.2 p8+p9   22 k
        vpaddb zmm13, zmm13, zmm15                                       ;    38.2 p0       9 d
        vmovdqu64 [rbp + 5632], zmm13                                    ;    39.2 p7+p4    9 d
        vpaddb zmm13, zmm3, zmm15                                        ;    33.2 p0       9 d
        vmovdqu64 [rbp + 5696], zmm13                                    ;    34.2 p8+p9    9 d
        vpbroadcastb zmm13, [r8 + 11]                                    ;    38.2 p5+p10    9 d.4
        vpbroadcastb zmm14, [r8 + 11]                                    ;    39.2 p5+p2    9 d.4
        vmovdqu64 [rbp + 5760], zmm18                                    ;    30.7 p7+p4   22 k
        vpaddb zmm18, zmm9, zmm15                                        ;    35.2 p0       9 d
        vmovdqu64 [rbp + 5824], zmm18                                    ;    36.2 p8+p9    9 d
        vpbroadcastb zmm18, [r8 + 10]                                    ;    40.2 p5+p3    9 d.5
        vmovdqu64 [rbp + 5888], zmm20                                    ;    32.7 p7+p4   22 counter
        vpbroadcastb zmm20, [r8 + 10]                                    ;    41.2 p5+p10    9 d.5
        vmovdqu64 [rbp + 5952], zmm19                                    ;    33.2 p8+p9   22 k
        vpaddb zmm14, zmm14, zmm15                                       ;    40.2 p0       9 d
        vmovdqu64 [rbp + 6016], zmm14                                    ;    41.2 p7+p4    9 d
        vpbroadcastb zmm14, [r8 + 9]                                     ;    42.2 p5+p2    9 d.6
        vpbroadcastb zmm19, [r8 + 9]                                     ;    43.2 p5+p3    9 d.6
        vmovdqu64 [rbp + 6080], zmm24                                    ;    35.2 p8+p9   22 counter
        vpaddb zmm20, zmm20, zmm15                                       ;    42.2 p0       9 d
        vmovdqu64 [rbp + 6144], zmm20                                    ;    43.2 p7+p4    9 d
        vpaddb zmm20, zmm12, zmm15                                       ;    37.2 p0       9 d
        vmovdqu64 [rbp + 6208], zmm20                                    ;    38.2 p8+p9    9 d
        vpbroadcastb zmm20, [r8 + 8]                                     ;    44.2 p5+p10    9 d.7
        vpbroadcastb zmm24, [r8 + 8]                                     ;    45.2 p5+p2    9 d.7
        vmovdqu64 [rbp + 6272], zmm23                                    ;    38.7 p7+p4   22 k
        vpbroadcastb zmm23, [r9 + 16]                                    ;    46.2 p5+p3   11 r.0
        vpaddb zmm19, zmm19, zmm15                                       ;    44.2 p0       9 d
        vmovdqu64 [rbp + 6336], zmm19                                    ;    45.2 p8+p9    9 d
        vpaddb zmm19, zmm13, zmm15                                       ;    39.2 p0       9 d
        vmovdqu64 [rbp + 6400], zmm19                                    ;    40.7 p7+p4    9 d
        vpbroadcastb zmm19, [r9 + 16]                                    ;    47.2 p5+p10   11 r.0
        vpxord zmm2, zmm2, zmm19                                         ;    48.2 p0      11 t
        vpbroadcastb zmm19, [r9 + 17]                                    ;    48.2 p5+p2   11 r.1
        vmovdqu64 [rbp + 6464], zmm28                                    ;    41.2 p8+p9   22 counter
        vpbroadcastb zmm28, [r9 + 17]                                    ;    49.2 p5+p3   11 r.1
        vpxord zmm5, zmm5, zmm28                                         ;    50.2 p0      11 t
        vpaddb zmm28, zmm18, zmm15                                       ;    41.2 p0       9 d
        vmovdqu64 [rbp + 6528], zmm28                                    ;    42.7 p7+p4    9 d
        vpbroadcastb zmm28, [r9 + 18]                                    ;    50.2 p5+p10   11 r.2
        vmovdqu64 [rbp + 6592], zmm26                                    ;    43.2 p8+p9   22 k
        vpbroadcastb zmm26, [r9 + 18]                                    ;    51.2 p5+p2   11 r.2
        vpxord zmm8, zmm8, zmm26                                         ;    52.2 p0      11 t
        vpaddb zmm24, zmm24, zmm15                                       ;    46.2 p0       9 d
        vmovdqu64 [rbp + 6656], zmm24                                    ;    47.2 p7+p4    9 d
        vpxord zmm1, zmm1, zmm23                                         ;    47.2 p0      11 t
        vpbroadcastb zmm24, [r9 + 19]                                    ;    52.2 p5+p3   11 r.3
        vpbroadcastb zmm26, [r9 + 19]                                    ;    53.2 p5+p10   11 r.3
        vpxord zmm11, zmm11, zmm26                                       ;    54.2 p0      11 t
        vpaddb zmm26, zmm14, zmm15                                       ;    43.2 p0       9 d
        vmovdqu64 [rbp + 6720], zmm26                                    ;    45.2 p8+p9    9 d
        vpbroadcastb zmm26, [r9 + 20]                                    ;    54.2 p5+p2   11 r.4
        vmovdqu64 [rbp + 6784], zmm3                                     ;    46.7 p7+p4   22 counter
        vpbroadcastb zmm3, [r9 + 20]                                     ;    55.2 p5+p3   11 r.4
        vpxord zmm17, zmm17, zmm3                                        ;    56.2 p0      11 t
        vpxord zmm4, zmm4, zmm19                                         ;    49.2 p0      11 t
        vpbroadcastb zmm3, [r9 + 21]                                     ;    56.2 p5+p10   11 r.5
        vmovdqu64 [rbp + 6848], zmm0                                     ;    47.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 21]                                     ;    57.2 p5+p2   11 r.5
        vpxord zmm22, zmm22, zmm0                                        ;    58.2 p0      11 t
        vpaddb zmm0, zmm20, zmm15                                        ;    45.2 p0       9 d
        vmovdqu64 [rbp + 6912], zmm0                                     ;    48.7 p7+p4    9 d
        vpxord zmm7, zmm7, zmm28                                         ;    51.2 p0      11 t
        vpbroadcastb zmm0, [r9 + 22]                                     ;    58.2 p5+p3   11 r.6
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 64]      ;    25.7 p2      11 t reload
        vgf2p8affineqb zmm1, zmm1, zmm15, 8                              ;    48.2 p0      11 t
        vmovdqu64 [rbp + 6976], zmm9                                     ;    49.2 p8+p9   22 counter
        vpbroadcastb zmm9, [r9 + 22]                                     ;    59.2 p5+p10   11 r.6
        vpxord zmm25, zmm25, zmm9                                        ;    60.2 p0      11 t
        vgf2p8affineqb zmm2, zmm2, zmm15, 8                              ;    49.2 p0      11 t
        vpbroadcastb zmm9, [r9 + 23]                                     ;    60.2 p5+p3   11 r.7
        vmovdqu64 [rbp + 7040], zmm12                                    ;    50.7 p7+p4   22 counter
        vpbroadcastb zmm12, [r9 + 23]                                    ;    61.2 p5+p2   11 r.7
        vpxord zmm29, zmm29, zmm12                                       ;    62.2 p0      11 t
        vpxord zmm10, zmm10, zmm24                                       ;    53.2 p0      11 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 192]     ;    27.7 p3      11 t reload
        vgf2p8affineqb zmm4, zmm4, zmm12, 0x58                           ;    50.2 p0      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 128]     ;    28.0 p2      11 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm30, 0x6e                        ;    51.2 p0      11 t
        vmovdqu64 [rbp + 7104], zmm13                                    ;    51.2 p8+p9   22 counter
        vgf2p8affineqb zmm5, zmm5, zmm12, 0x58                           ;    51.2 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm30, 0x6e                        ;    52.2 p0      11 t
        vmovdqu64 [rbp + 7168], zmm18                                    ;    52.7 p7+p4   22 counter
        vpxord zmm16, zmm16, zmm26                                       ;    55.2 p0      11 t
        vgf2p8affineqb zmm7, zmm7, zmm15, 8                              ;    52.2 p0      11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 256]     ;    29.2 p3      11 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm13, 0x6e                        ;    53.2 p0      11 t
        vgf2p8affineqb zmm8, zmm8, zmm15, 8                              ;    53.5 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm13, 0x6e                        ;    54.5 p0      11 t
        vmovdqu64 [rbp + 7232], zmm14                                    ;    53.2 p8+p9   22 counter
        vpxord zmm21, zmm21, zmm3                                        ;    57.2 p0      11 t
        vgf2p8affineqb zmm10, zmm10, zmm15, 8                            ;    56.5 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 320]     ;    30.3 p2      11 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm14, 0x37                        ;    57.5 p0      11 t
        vmovdqu64 [rbp + 7296], zmm20                                    ;    54.7 p7+p4   22 counter
        vpbroadcastb zmm18, [r8 + 15]                                    ;    62.2 p5+p10   22 counter
        vgf2p8affineqb zmm11, zmm11, zmm15, 8                            ;    58.5 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, zmm14, 0x37                        ;    59.5 p0      11 t
        vgf2p8affineqb zmm16, zmm16, zmm12, 0x58                         ;    60.5 p0      11 t
        vgf2p8affineqb zmm12, zmm17, zmm12, 0x58                         ;    61.5 p0      11 t
        vpxord zmm27, zmm27, zmm0                                        ;    62.5 p0      11 t
        vpxord zmm6, zmm6, zmm9                                          ;    63.2 p5      11 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 384]     ;    32.0 p3      11 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm17, 0xdc                      ;    63.5 p0      11 t
        vgf2p8affineqb zmm20, zmm21, zmm15, 8                            ;    64.5 p0      11 t
        vgf2p8affineqb zmm21, zmm22, zmm15, 8                            ;    65.5 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm17, 0xdc                      ;    66.5 p0      11 t
        vmovdqu64 [rbp + 7360], zmm23                                    ;    55.2 p8+p9   22 k
        vgf2p8affineqb zmm22, zmm25, zmm15, 8                            ;    67.5 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm13, 0x6e                      ;    68.5 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm13, 0x6e                      ;    69.5 p0      11 t
        vgf2p8affineqb zmm13, zmm27, zmm15, 8                            ;    70.5 p0      11 t
        vgf2p8affineqb zmm23, zmm29, zmm15, 8                            ;    71.5 p0      11 t
        vgf2p8affineqb zmm6, zmm6, zmm15, 8                              ;    72.5 p0      11 t
        vgf2p8affineinvqb zmm15, zmm20, zmm14, 0x37                      ;    73.5 p0      11 t
        vgf2p8affineinvqb zmm14, zmm21, zmm14, 0x37                      ;    74.5 p0      11 t
        vmovdqu64 [rbp + 7424], zmm19                                    ;    56.7 p7+p4   22 k
        vmovdqu64 [rbp + 7488], zmm28                                    ;    57.2 p8+p9   22 k
        vgf2p8affineinvqb zmm19, zmm22, zmm17, 0xdc                      ;    75.5 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm17, 0xdc                      ;    76.5 p0      11 t
        vmovdqu64 [rbp + 7552], zmm24                                    ;    58.7 p7+p4   22 k
        vmovdqu64 [rbp + 7616], zmm18                                    ;    63.2 p8+p9   22 counter
        vmovdqu64 [rbp + 7680], zmm26                                    ;    60.7 p7+p4   22 k
        vgf2p8affineinvqb zmm17, zmm23, zmm30, 0x6e                      ;    77.5 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm30, 0x6e                        ;    78.5 p0      11 t
        vmovdqu64 [rbp + 7744], zmm3                                     ;    61.2 p8+p9   22 k
        vmovdqu64 [rbp + 7808], zmm0                                     ;    62.7 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 8]                                      ;    64.2 p5+p2   22 k
        vmovdqu64 [rbp + 7872], zmm0                                     ;    65.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 9]                                      ;    65.2 p5+p10   22 k
        vmovdqu64 [rbp + 7936], zmm0                                     ;    66.2 p7+p4   22 k
        vmovdqu64 [rbp + 8000], zmm9                                     ;    65.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 10]                                     ;    66.2 p5+p3   22 k
        vmovdqu64 [rbp + 8064], zmm0                                     ;    67.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 11]                                     ;    67.2 p5+p2   22 k
        vpbroadcastb zmm3, [r9 + 12]                                     ;    68.2 p5+p10   22 k
        vmovdqu64 [rbp + 8128], zmm0                                     ;    68.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 13]                                     ;    69.2 p5+p3   22 k
        vpbroadcastb zmm9, [r9 + 14]                                     ;    70.2 p5+p2   22 k
        vmovdqu64 [rbp + 8192], zmm3                                     ;    69.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 15]                                     ;    71.2 p5+p10   22 k
        vmovdqu64 [rbp + 8256], zmm0                                     ;    70.2 p8+p9   22 k
        vmovdqu64 [rbp + 8320], zmm9                                     ;    71.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 24]                                     ;    72.2 p5+p3   22 k
        vpbroadcastb zmm9, [r9 + 25]                                     ;    73.2 p5+p2   22 k
        vmovdqu64 [rbp + 8384], zmm3                                     ;    72.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 26]                                     ;    74.2 p5+p10   22 k
        vpbroadcastb zmm18, [r9 + 27]                                    ;    75.2 p5+p3   22 k
        vpbroadcastb zmm20, [r9 + 28]                                    ;    76.2 p5+p2   22 k
        vpbroadcastb zmm21, [r9 + 29]                                    ;    77.2 p5+p10   22 k
        vpbroadcastb zmm22, [r9 + 30]                                    ;    78.2 p5+p3   22 k
        vmovdqu64 [rbp + 8448], zmm0                                     ;    73.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 31]                                     ;    79.2 p5+p2   22 k
        vpbroadcastb zmm23, [r9 + 32]                                    ;    80.2 p5+p10   22 k
        vmovdqu64 [rbp + 8512], zmm9                                     ;    74.2 p8+p9   22 k
        vpbroadcastb zmm9, [r9 + 33]                                     ;    81.2 p5+p3   22 k
        vpbroadcastb zmm24, [r9 + 34]                                    ;    82.2 p5+p2   22 k
        vmovdqu64 [rbp + 8576], zmm3                                     ;    75.2 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 35]                                     ;    83.2 p5+p10   22 k
        vmovdqa64 zmm25, zmm16                                           ;    71.5         11 t copy
        vpternlogd zmm25, zmm7, zmm10, 0x96                              ;    79.5 p0      11 t
        vpbroadcastb zmm26, [r9 + 36]                                    ;    84.2 p5+p3   22 k
        vmovdqu64 [rbp + 8640], zmm18                                    ;    76.2 p8+p9   22 k
        vmovdqa64 zmm18, zmm12                                           ;    72.5         11 t copy
        vpternlogd zmm18, zmm8, zmm11, 0x96                              ;    80.5 p0      11 t
        vpbroadcastb zmm27, [r9 + 37]                                    ;    85.2 p5+p2   22 k
        vmovdqu64 [rbp + 8704], zmm20                                    ;    77.2 p7+p4   22 k
        vpbroadcastb zmm20, [r9 + 38]                                    ;    86.2 p5+p10   22 k
        vpbroadcastb zmm28, [r9 + 39]                                    ;    87.2 p5+p3   22 k
        vmovdqu64 [rbp + 8768], zmm21                                    ;    78.2 p8+p9   22 k
        vmovdqa64 zmm21, zmm25                                           ;    80.5         11 t copy
        vpternlogd zmm25, zmm6, zmm4, 0x96                               ;    81.5 p0      11 t
        vpternlogd zmm6, zmm4, zmm7, 0x96                                ;    82.5 p0      11 t
        vpternlogd zmm4, zmm13, zmm1, 0x96                               ;    83.5 p0      11 t
        vmovdqu64 [rbp + 8832], zmm25                                    ;    82.5 p7+p4   11 t
        vpternlogd zmm13, zmm6, zmm1, 0x96                               ;    84.5 p0      11 t
        vpternlogd zmm1, zmm15, zmm10, 0x96                              ;    85.5 p0      11 t
        vpternlogd zmm16, zmm7, zmm1, 0x96                               ;    86.5 p0      11 t
        vpternlogd zmm15, zmm10, zmm4, 0x96                              ;    87.5 p0      11 t
        vpxord zmm25, zmm25, zmm1                                        ;    88.2 p5      11 t
        vmovdqu64 [rbp + 8896], zmm25                                    ;    89.2 p8+p9   11 t
        vmovdqu64 [rbp + 8960], zmm16                                    ;    87.5 p7+p4   11 t
        vmovdqu64 [rbp + 9024], zmm13                                    ;    85.5 p8+p9   11 t
        vpxord zmm21, zmm21, zmm13                                       ;    88.5 p0      11 t
        vmovdqu64 [rbp + 9088], zmm21                                    ;    89.5 p7+p4   11 t
        vpxord zmm4, zmm4, zmm16                                         ;    89.2 p5      11 t
        vmovdqu64 [rbp + 9152], zmm4                                     ;    90.2 p8+p9   11 t
        vmovdqu64 [rbp + 9216], zmm15                                    ;    88.5 p7+p4   11 t
        vpxord zmm6, zmm6, zmm15                                         ;    89.5 p0      11 t
        vmovdqu64 [rbp + 9280], zmm6                                     ;    90.5 p8+p9   11 t
        vmovdqu64 [rbp + 9344], zmm22                                    ;    86.7 p7+p4   22 k
        vmovdqa64 zmm1, zmm18                                            ;    81.5         11 t copy
        vpternlogd zmm18, zmm17, zmm5, 0x96                              ;    90.2 p5      11 t
        vpternlogd zmm17, zmm5, zmm8, 0x96                               ;    90.5 p0      11 t
        vpternlogd zmm5, zmm19, zmm2, 0x96                               ;    91.2 p5      11 t
        vpternlogd zmm19, zmm17, zmm2, 0x96                              ;    91.5 p0      11 t
        vpternlogd zmm2, zmm14, zmm11, 0x96                              ;    92.2 p5      11 t
        vpternlogd zmm12, zmm8, zmm2, 0x96                               ;    93.2 p0      11 t
        vpternlogd zmm14, zmm11, zmm5, 0x96                              ;    93.2 p5      11 t
        vmovdqu64 [rbp + 9408], zmm18                                    ;    91.2 p8+p9   11 t
        vmovdqu64 [rbp + 9472], zmm12                                    ;    94.2 p7+p4   11 t
        vpxord zmm18, zmm18, zmm2                                        ;    93.5 p0      11 t
        vmovdqu64 [rbp + 9536], zmm18                                    ;    94.5 p8+p9   11 t
        vmovdqu64 [rbp + 9600], zmm19                                    ;    92.5 p7+p4   11 t
        vpxord zmm1, zmm1, zmm19                                         ;    94.2 p5      11 t
        vmovdqu64 [rbp + 9664], zmm1                                     ;    95.2 p8+p9   11 t
        vmovdqu64 [rbp + 9728], zmm0                                     ;    92.7 p7+p4   22 k
        vmovdqu64 [rbp + 9792], zmm14                                    ;    94.2 p8+p9   11 t
        vpxord zmm5, zmm5, zmm12                                         ;    94.5 p0      11 t
        vmovdqu64 [rbp + 9856], zmm5                                     ;    95.5 p7+p4   11 t
        vmovdqu64 [rbp + 9920], zmm23                                    ;    95.2 p8+p9   22 k
        vpxord zmm17, zmm17, zmm14                                       ;    95.2 p5      11 t
        vmovdqu64 [rbp + 9984], zmm17                                    ;    96.7 p7+p4   11 t
        vmovdqu64 [rbp + 10048], zmm9                                    ;    97.2 p8+p9   22 k
        vmovdqu64 [rbp + 10112], zmm24                                   ;    98.7 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 40]                                     ;    96.2 p5+p2   22 k
        vpbroadcastb zmm1, [r9 + 41]                                     ;    97.2 p5+p10   22 k
        vmovdqu64 [rbp + 10176], zmm3                                    ;    99.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 42]                                     ;    98.2 p5+p3   22 k
        vpbroadcastb zmm3, [r9 + 43]                                     ;    99.2 p5+p2   22 k
        vmovdqu64 [rbp + 10240], zmm26                                   ;   100.7 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 44]                                     ;   100.2 p5+p10   22 k
        vpbroadcastb zmm5, [r9 + 45]                                     ;   101.2 p5+p3   22 k
        vmovdqu64 [rbp + 10304], zmm27                                   ;   101.2 p8+p9   22 k
        vpbroadcastb zmm6, [r9 + 46]                                     ;   102.2 p5+p2   22 k
        vpbroadcastb zmm7, [r9 + 47]                                     ;   103.2 p5+p10   22 k
        vmovdqu64 [rbp + 10368], zmm20                                   ;   102.7 p7+p4   22 k
        vpbroadcastb zmm8, [r9 + 48]                                     ;   104.2 p5+p3   22 k
        vpbroadcastb zmm9, [r9 + 49]                                     ;   105.2 p5+p2   22 k
        vmovdqu64 [rbp + 10432], zmm28                                   ;   103.2 p8+p9   22 k
        vpbroadcastb zmm10, [r9 + 50]                                    ;   106.2 p5+p10   22 k
        vpbroadcastb zmm11, [r9 + 51]                                    ;   107.2 p5+p3   22 k
        vpbroadcastb zmm12, [r9 + 52]                                    ;   108.2 p5+p2   22 k
        vpbroadcastb zmm13, [r9 + 53]                                    ;   109.2 p5+p10   22 k
        vpbroadcastb zmm14, [r9 + 54]                                    ;   110.2 p5+p3   22 k
        vpbroadcastb zmm15, [r9 + 55]                                    ;   111.2 p5+p2   22 k
        vpbroadcastb zmm16, [r9 + 56]                                    ;   112.2 p5+p10   22 k
        vpbroadcastb zmm17, [r9 + 57]                                    ;   113.2 p5+p3   22 k
        vpbroadcastb zmm18, [r9 + 58]                                    ;   114.2 p5+p2   22 k
        vpbroadcastb zmm19, [r9 + 59]                                    ;   115.2 p5+p10   22 k
        vpbroadcastb zmm20, [r9 + 60]                                    ;   116.2 p5+p3   22 k
        vpbroadcastb zmm21, [r9 + 61]                                    ;   117.2 p5+p2   22 k
        vpbroadcastb zmm22, [r9 + 62]                                    ;   118.2 p5+p10   22 k
        vpbroadcastb zmm23, [r9 + 63]                                    ;   119.2 p5+p3   22 k
        vmovdqu64 [rbp + 10496], zmm0                                    ;   104.7 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 64]                                     ;   120.2 p5+p2   22 k
        vpbroadcastb zmm24, [r9 + 65]                                    ;   121.2 p5+p10   22 k
        vmovdqu64 [rbp + 10560], zmm1                                    ;   105.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 66]                                     ;   122.2 p5+p3   22 k
        vpbroadcastb zmm25, [r9 + 67]                                    ;   123.2 p5+p2   22 k
        vmovdqu64 [rbp + 10624], zmm2                                    ;   106.7 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 68]                                     ;   124.2 p5+p10   22 k
        vpbroadcastb zmm26, [r9 + 69]                                    ;   125.2 p5+p3   22 k
        vmovdqu64 [rbp + 10688], zmm3                                    ;   107.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 70]                                     ;   126.2 p5+p2   22 k
        vpbroadcastb zmm27, [r9 + 71]                                    ;   127.2 p5+p10   22 k
        vmovdqu64 [rbp + 10752], zmm4                                    ;   108.7 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 72]                                     ;   128.2 p5+p3   22 k
        vpbroadcastb zmm28, [r9 + 73]                                    ;   129.2 p5+p2   22 k
        vmovdqu64 [rbp + 10816], zmm5                                    ;   109.2 p8+p9   22 k
        vpbroadcastb zmm5, [r9 + 74]                                     ;   130.2 p5+p10   22 k
        vpbroadcastb zmm29, [r9 + 75]                                    ;   131.2 p5+p3   22 k
        vmovdqu64 [rbp + 10880], zmm6                                    ;   110.7 p7+p4   22 k
        vpbroadcastb zmm6, [r9 + 76]                                     ;   132.2 p5+p2   22 k
        vmovdqu64 [rbp + 10944], zmm7                                    ;   111.2 p8+p9   22 k
        vpbroadcastb zmm7, [r9 + 77]                                     ;   133.2 p5+p10   22 k
        vmovdqu64 [rbp + 11008], zmm8                                    ;   112.7 p7+p4   22 k
        vpbroadcastb zmm8, [r9 + 78]                                     ;   134.2 p5+p3   22 k
        vmovdqu64 [rbp + 11072], zmm9                                    ;   113.2 p8+p9   22 k
        vpbroadcastb zmm9, [r9 + 79]                                     ;   135.2 p5+p2   22 k
        vmovdqu64 [rbp + 11136], zmm10                                   ;   114.7 p7+p4   22 k
        vpbroadcastb zmm10, [r9 + 80]                                    ;   136.2 p5+p10   22 k
        vmovdqu64 [rbp + 11200], zmm11                                   ;   115.2 p8+p9   22 k
        vpbroadcastb zmm11, [r9 + 81]                                    ;   137.2 p5+p3   22 k
        vmovdqu64 [rbp + 11264], zmm12                                   ;   116.7 p7+p4   22 k
        vpbroadcastb zmm12, [r9 + 82]                                    ;   138.2 p5+p2   22 k
        vmovdqu64 [rbp + 11328], zmm13                                   ;   117.2 p8+p9   22 k
        vpbroadcastb zmm13, [r9 + 83]                                    ;   139.2 p5+p10   22 k
        vmovdqu64 [rbp + 11392], zmm14                                   ;   118.7 p7+p4   22 k
        vpbroadcastb zmm14, [r9 + 84]                                    ;   140.2 p5+p3   22 k
        vmovdqu64 [rbp + 11456], zmm15                                   ;   119.2 p8+p9   22 k
        vpbroadcastb zmm15, [r9 + 85]                                    ;   141.2 p5+p2   22 k
        vmovdqu64 [rbp + 11520], zmm16                                   ;   120.7 p7+p4   22 k
        vpbroadcastb zmm16, [r9 + 86]                                    ;   142.2 p5+p10   22 k
        vmovdqu64 [rbp + 11584], zmm17                                   ;   121.2 p8+p9   22 k
        vpbroadcastb zmm17, [r9 + 87]                                    ;   143.2 p5+p3   22 k
        vmovdqu64 [rbp + 11648], zmm18                                   ;   122.7 p7+p4   22 k
        vpbroadcastb zmm18, [r9 + 88]                                    ;   144.2 p5+p2   22 k
        vmovdqu64 [rbp + 11712], zmm19                                   ;   123.2 p8+p9   22 k
        vpbroadcastb zmm19, [r9 + 89]                                    ;   145.2 p5+p10   22 k
        vmovdqu64 [rbp + 11776], zmm20                                   ;   124.7 p7+p4   22 k
        vpbroadcastb zmm20, [r9 + 90]                                    ;   146.2 p5+p3   22 k
        vmovdqu64 [rbp + 11840], zmm21                                   ;   125.2 p8+p9   22 k
        vpbroadcastb zmm21, [r9 + 91]                                    ;   147.2 p5+p2   22 k
        vmovdqu64 [rbp + 11904], zmm22                                   ;   126.7 p7+p4   22 k
        vpbroadcastb zmm22, [r9 + 92]                                    ;   148.2 p5+p10   22 k
        vmovdqu64 [rbp + 11968], zmm23                                   ;   127.2 p8+p9   22 k
        vpbroadcastb zmm23, [r9 + 93]                                    ;   149.2 p5+p3   22 k
        vmovdqu64 [rbp + 12032], zmm0                                    ;   128.7 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 94]                                     ;   150.2 p5+p2   22 k
        vmovdqu64 [rbp + 12096], zmm24                                   ;   129.2 p8+p9   22 k
        vpbroadcastb zmm24, [r9 + 95]                                    ;   151.2 p5+p10   22 k
        vmovdqu64 [rbp + 12160], zmm1                                    ;   130.7 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 96]                                     ;   152.2 p5+p3   22 k
        vmovdqu64 [rbp + 12224], zmm25                                   ;   131.2 p8+p9   22 k
        vpbroadcastb zmm25, [r9 + 97]                                    ;   153.2 p5+p2   22 k
        vmovdqu64 [rbp + 12288], zmm2                                    ;   132.7 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 98]                                     ;   154.2 p5+p10   22 k
        vmovdqu64 [rbp + 12352], zmm26                                   ;   133.2 p8+p9   22 k
        vpbroadcastb zmm26, [r9 + 99]                                    ;   155.2 p5+p3   22 k
        vmovdqu64 [rbp + 12416], zmm3                                    ;   134.7 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 100]                                    ;   156.2 p5+p2   22 k
        vmovdqu64 [rbp + 12480], zmm27                                   ;   135.2 p8+p9   22 k
        vpbroadcastb zmm27, [r9 + 101]                                   ;   157.2 p5+p10   22 k
        vmovdqu64 [rbp + 12544], zmm4                                    ;   136.7 p7+p4   22 k
        vpbroadcastb zmm4, [r9 + 102]                                    ;   158.2 p5+p3   22 k
        vmovdqu64 [rbp + 12608], zmm28                                   ;   137.2 p8+p9   22 k
        vpbroadcastb zmm28, [r9 + 103]                                   ;   159.2 p5+p2   22 k
        vmovdqu64 [rbp + 12672], zmm5                                    ;   138.7 p7+p4   22 k
        vpbroadcastb zmm5, [r9 + 104]                                    ;   160.2 p5+p10   22 k
        vmovdqu64 [rbp + 12736], zmm29                                   ;   139.2 p8+p9   22 k
        vpbroadcastb zmm29, [r9 + 105]                                   ;   161.2 p5+p3   22 k
        vmovdqu64 [rbp + 12800], zmm6                                    ;   140.7 p7+p4   22 k
        vpbroadcastb zmm6, [r9 + 106]                                    ;   162.2 p5+p2   22 k
        vmovdqu64 [rbp + 12864], zmm7                                    ;   141.2 p8+p9   22 k
        vpbroadcastb zmm7, [r9 + 107]                                    ;   163.2 p5+p10   22 k
        vmovdqu64 [rbp + 12928], zmm8                                    ;   142.7 p7+p4   22 k
        vpbroadcastb zmm8, [r9 + 108]                                    ;   164.2 p5+p3   22 k
        vmovdqu64 [rbp + 12992], zmm9                                    ;   143.2 p8+p9   22 k
        vpbroadcastb zmm9, [r9 + 109]                                    ;   165.2 p5+p2   22 k
        vmovdqu64 [rbp + 13056], zmm10                                   ;   144.7 p7+p4   22 k
        vpbroadcastb zmm10, [r9 + 110]                                   ;   166.2 p5+p10   22 k
        vmovdqu64 [rbp + 13120], zmm11                                   ;   145.2 p8+p9   22 k
        vpbroadcastb zmm11, [r9 + 111]                                   ;   167.2 p5+p3   22 k
        vmovdqu64 [rbp + 13184], zmm12                                   ;   146.7 p7+p4   22 k
        vpbroadcastb zmm12, [r9 + 112]                                   ;   168.2 p5+p2   22 k
        vmovdqu64 [rbp + 13248], zmm13                                   ;   147.2 p8+p9   22 k
        vpbroadcastb zmm13, [r9 + 113]                                   ;   169.2 p5+p10   22 k
        vmovdqu64 [rbp + 13312], zmm14                                   ;   148.7 p7+p4   22 k
        vpbroadcastb zmm14, [r9 + 114]                                   ;   170.2 p5+p3   22 k
        vmovdqu64 [rbp + 13376], zmm15                                   ;   149.2 p8+p9   22 k
        vpbroadcastb zmm15, [r9 + 115]                                   ;   171.2 p5+p2   22 k
        vmovdqu64 [rbp + 13440], zmm16                                   ;   150.7 p7+p4   22 k
        vpbroadcastb zmm16, [r9 + 116]                                   ;   172.2 p5+p10   22 k
        vmovdqu64 [rbp + 13504], zmm17                                   ;   151.2 p8+p9   22 k
        vpbroadcastb zmm17, [r9 + 117]                                   ;   173.2 p5+p3   22 k
        vmovdqu64 [rbp + 13568], zmm18                                   ;   152.7 p7+p4   22 k
        vpbroadcastb zmm18, [r9 + 118]                                   ;   174.2 p5+p2   22 k
        vmovdqu64 [rbp + 13632], zmm19                                   ;   153.2 p8+p9   22 k
        vpbroadcastb zmm19, [r9 + 119]                                   ;   175.2 p5+p10   22 k
        vmovdqu64 [rbp + 13696], zmm20                                   ;   154.7 p7+p4   22 k
        vpbroadcastb zmm20, [r9 + 120]                                   ;   176.2 p5+p3   22 k
        vmovdqu64 [rbp + 13760], zmm21                                   ;   155.2 p8+p9   22 k
        vpbroadcastb zmm21, [r9 + 121]                                   ;   177.2 p5+p2   22 k
        vpbroadcastb zmm30, [r9 + 122]                                   ;   178.2 p5+p10   22 k
        vmovdqu64 [rbp + 13824], zmm22                                   ;   156.7 p7+p4   22 k
        vpbroadcastb zmm22, [r9 + 123]                                   ;   179.2 p5+p3   22 k
        vpbroadcastb zmm31, [r9 + 124]                                   ;   180.2 p5+p2   22 k
        vmovdqu64 [rbp + 13888], zmm23                                   ;   157.2 p8+p9   22 k
        vpbroadcastb zmm23, [r9 + 125]                                   ;   181.2 p5+p10   22 k
        vmovdqu64 [rbp + 13952], zmm0                                    ;   158.7 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 126]                                    ;   182.2 p5+p3   22 k
        vmovdqu64 [rbp + 14016], zmm24                                   ;   159.2 p8+p9   22 k
        vpbroadcastb zmm24, [r9 + 127]                                   ;   183.2 p5+p2   22 k
        vmovdqu64 [rbp + 14080], zmm1                                    ;   160.7 p7+p4   22 k
        vpbroadcastb zmm1, [r9 + 128]                                    ;   184.2 p5+p10   22 k
        vmovdqu64 [rbp + 14144], zmm25                                   ;   161.2 p8+p9   22 k
        vpbroadcastb zmm25, [r9 + 129]                                   ;   185.2 p5+p3   22 k
        vmovdqu64 [rbp + 14208], zmm2                                    ;   162.7 p7+p4   22 k
        vpbroadcastb zmm2, [r9 + 130]                                    ;   186.2 p5+p2   22 k
        vmovdqu64 [rbp + 14272], zmm26                                   ;   163.2 p8+p9   22 k
        vpbroadcastb zmm26, [r9 + 131]                                   ;   187.2 p5+p10   22 k
        vmovdqu64 [rbp + 14336], zmm3                                    ;   164.7 p7+p4   22 k
        vpbroadcastb zmm3, [r9 + 132]                                    ;   188.2 p5+p3   22 k
        vmovdqu64 [rbp + 14400], zmm27                                   ;   165.2 p8+p9   22 k
        vpbroadcastb zmm27, [r9 + 133]                                   ;   189.2 p5+p2   22 k
        mov esi, 0                                                       ;    77.7 p1      22 k reload
        mov dword [rbp + 24144], esi                                     ;   166.7 p7+p4   22 k
        vmovdqu64 [rbp + 14464], zmm4                                    ;   167.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 134]                                    ;   190.2 p5+p10   22 k
        vmovdqu64 [rbp + 14528], zmm28                                   ;   167.7 p7+p4   22 k
        vpbroadcastb zmm28, [r9 + 135]                                   ;   191.2 p5+p3   22 k
        vmovdqu64 [rbp + 14592], zmm5                                    ;   169.2 p8+p9   22 k
        vpbroadcastb zmm5, [r9 + 136]                                    ;   192.2 p5+p2   22 k
        vmovdqu64 [rbp + 14656], zmm29                                   ;   169.7 p7+p4   22 k
        vpbroadcastb zmm29, [r9 + 137]                                   ;   193.2 p5+p10   22 k
        vmovdqu64 [rbp + 14720], zmm6                                    ;   171.2 p8+p9   22 k
        vpbroadcastb zmm6, [r9 + 138]                                    ;   194.2 p5+p3   22 k
        vmovdqu64 [rbp + 14784], zmm7                                    ;   171.7 p7+p4   22 k
        vpbroadcastb zmm7, [r9 + 139]                                    ;   195.2 p5+p2   22 k
        vmovdqu64 [rbp + 14848], zmm8                                    ;   173.2 p8+p9   22 k
        vpbroadcastb zmm8, [r9 + 140]                                    ;   196.2 p5+p10   22 k
        vmovdqu64 [rbp + 14912], zmm9                                    ;   173.7 p7+p4   22 k
        vpbroadcastb zmm9, [r9 + 141]                                    ;   197.2 p5+p3   22 k
        vmovdqu64 [rbp + 14976], zmm10                                   ;   175.2 p8+p9   22 k
        vpbroadcastb zmm10, [r9 + 142]                                   ;   198.2 p5+p2   22 k
        vmovdqu64 [rbp + 15040], zmm11                                   ;   175.7 p7+p4   22 k
        vpbroadcastb zmm11, [r9 + 143]                                   ;   199.2 p5+p10   22 k
        vmovdqu64 [rbp + 15104], zmm12                                   ;   177.2 p8+p9   22 k
        vpbroadcastb zmm12, [r9 + 144]                                   ;   200.2 p5+p3   22 k
        vmovdqu64 [rbp + 15168], zmm13                                   ;   177.7 p7+p4   22 k
        vpbroadcastb zmm13, [r9 + 145]                                   ;   201.2 p5+p2   22 k
        vmovdqu64 [rbp + 15232], zmm14                                   ;   179.2 p8+p9   22 k
        vpbroadcastb zmm14, [r9 + 146]                                   ;   202.2 p5+p10   22 k
        vmovdqu64 [rbp + 15296], zmm15                                   ;   179.7 p7+p4   22 k
        vpbroadcastb zmm15, [r9 + 147]                                   ;   203.2 p5+p3   22 k
        vmovdqu64 [rbp + 15360], zmm16                                   ;   181.2 p8+p9   22 k
        vpbroadcastb zmm16, [r9 + 148]                                   ;   204.2 p5+p2   22 k
        vmovdqu64 [rbp + 15424], zmm17                                   ;   181.7 p7+p4   22 k
        vpbroadcastb zmm17, [r9 + 149]                                   ;   205.2 p5+p10   22 k
        vmovdqu64 [rbp + 15488], zmm18                                   ;   183.2 p8+p9   22 k
        vpbroadcastb zmm18, [r9 + 150]                                   ;   206.2 p5+p3   22 k
        vmovdqu64 [rbp + 15552], zmm19                                   ;   183.7 p7+p4   22 k
        vpbroadcastb zmm19, [r9 + 151]                                   ;   207.2 p5+p2   22 k
        vmovdqu64 [rbp + 15616], zmm20                                   ;   185.2 p8+p9   22 k
        vpbroadcastb zmm20, [r9 + 152]                                   ;   208.2 p5+p10   22 k
        vmovdqu64 [rbp + 15680], zmm21                                   ;   185.7 p7+p4   22 k
        vpbroadcastb zmm21, [r9 + 153]                                   ;   209.2 p5+p3   22 k
        vmovdqu64 [rbp + 15744], zmm30                                   ;   187.2 p8+p9   22 k
        vpbroadcastb zmm30, [r9 + 154]                                   ;   210.2 p5+p2   22 k
        vmovdqu64 [rbp + 15808], zmm22                                   ;   187.7 p7+p4   22 k
        vpbroadcastb zmm22, [r9 + 155]                                   ;   211.2 p5+p10   22 k
        vmovdqu64 [rbp + 15872], zmm31                                   ;   189.2 p8+p9   22 k
        vpbroadcastb zmm31, [r9 + 156]                                   ;   212.2 p5+p3   22 k
        vmovdqu64 [rbp + 15936], zmm23                                   ;   189.7 p7+p4   22 k
        vpbroadcastb zmm23, [r9 + 157]                                   ;   213.2 p5+p2   22 k
        vmovdqu64 [rbp + 16000], zmm0                                    ;   191.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 158]                                    ;   214.2 p5+p10   22 k
        vmovdqu64 [rbp + 16064], zmm24                                   ;   191.7 p7+p4   22 k
        vpbroadcastb zmm24, [r9 + 159]                                   ;   215.2 p5+p3   22 k
        vmovdqu64 [rbp + 16128], zmm1                                    ;   193.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 160]                                    ;   216.2 p5+p2   22 k
        vmovdqu64 [rbp + 16192], zmm25                                   ;   193.7 p7+p4   22 k
        vpbroadcastb zmm25, [r9 + 161]                                   ;   217.2 p5+p10   22 k
        vmovdqu64 [rbp + 16256], zmm2                                    ;   195.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 162]                                    ;   218.2 p5+p3   22 k
        vmovdqu64 [rbp + 16320], zmm26                                   ;   195.7 p7+p4   22 k
        vpbroadcastb zmm26, [r9 + 163]                                   ;   219.2 p5+p2   22 k
        vmovdqu64 [rbp + 16384], zmm3                                    ;   197.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 164]                                    ;   220.2 p5+p10   22 k
        vmovdqu64 [rbp + 16448], zmm27                                   ;   197.7 p7+p4   22 k
        vpbroadcastb zmm27, [r9 + 165]                                   ;   221.2 p5+p3   22 k
        vmovdqu64 [rbp + 16512], zmm4                                    ;   199.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 166]                                    ;   222.2 p5+p2   22 k
        vmovdqu64 [rbp + 16576], zmm28                                   ;   199.7 p7+p4   22 k
        vpbroadcastb zmm28, [r9 + 167]                                   ;   223.2 p5+p10   22 k
        vmovdqu64 [rbp + 16640], zmm5                                    ;   201.2 p8+p9   22 k
        vpbroadcastb zmm5, [r9 + 168]                                    ;   224.2 p5+p3   22 k
        vmovdqu64 [rbp + 16704], zmm29                                   ;   201.7 p7+p4   22 k
        vpbroadcastb zmm29, [r9 + 169]                                   ;   225.2 p5+p2   22 k
        vmovdqu64 [rbp + 16768], zmm6                                    ;   203.2 p8+p9   22 k
        vpbroadcastb zmm6, [r9 + 170]                                    ;   226.2 p5+p10   22 k
        vmovdqu64 [rbp + 16832], zmm7                                    ;   203.7 p7+p4   22 k
        vpbroadcastb zmm7, [r9 + 171]                                    ;   227.2 p5+p3   22 k
        vmovdqu64 [rbp + 16896], zmm8                                    ;   205.2 p8+p9   22 k
        vpbroadcastb zmm8, [r9 + 172]                                    ;   228.2 p5+p2   22 k
        vmovdqu64 [rbp + 16960], zmm9                                    ;   205.7 p7+p4   22 k
        vpbroadcastb zmm9, [r9 + 173]                                    ;   229.2 p5+p10   22 k
        vmovdqu64 [rbp + 17024], zmm10                                   ;   207.2 p8+p9   22 k
        vpbroadcastb zmm10, [r9 + 174]                                   ;   230.2 p5+p3   22 k
        vmovdqu64 [rbp + 17088], zmm11                                   ;   207.7 p7+p4   22 k
        vpbroadcastb zmm11, [r9 + 175]                                   ;   231.2 p5+p2   22 k
        vmovdqu64 [rbp + 17152], zmm12                                   ;   209.2 p8+p9   22 k
        vpbroadcastb zmm12, [r9 + 176]                                   ;   232.2 p5+p10   22 k
        vmovdqu64 [rbp + 17216], zmm13                                   ;   209.7 p7+p4   22 k
        vpbroadcastb zmm13, [r9 + 177]                                   ;   233.2 p5+p3   22 k
        vmovdqu64 [rbp + 17280], zmm14                                   ;   211.2 p8+p9   22 k
        vpbroadcastb zmm14, [r9 + 178]                                   ;   234.2 p5+p2   22 k
        vmovdqu64 [rbp + 17344], zmm15                                   ;   211.7 p7+p4   22 k
        vpbroadcastb zmm15, [r9 + 179]                                   ;   235.2 p5+p10   22 k
        vmovdqu64 [rbp + 17408], zmm16                                   ;   213.2 p8+p9   22 k
        vpbroadcastb zmm16, [r9 + 180]                                   ;   236.2 p5+p3   22 k
        vmovdqu64 [rbp + 17472], zmm17                                   ;   213.7 p7+p4   22 k
        vpbroadcastb zmm17, [r9 + 181]                                   ;   237.2 p5+p2   22 k
        vmovdqu64 [rbp + 17536], zmm18                                   ;   215.2 p8+p9   22 k
        vpbroadcastb zmm18, [r9 + 182]                                   ;   238.2 p5+p10   22 k
        vmovdqu64 [rbp + 17600], zmm19                                   ;   215.7 p7+p4   22 k
        vpbroadcastb zmm19, [r9 + 183]                                   ;   239.2 p5+p3   22 k
        vmovdqu64 [rbp + 17664], zmm20                                   ;   217.2 p8+p9   22 k
        vpbroadcastb zmm20, [r9 + 184]                                   ;   240.2 p5+p2   22 k
        vmovdqu64 [rbp + 17728], zmm21                                   ;   217.7 p7+p4   22 k
        vpbroadcastb zmm21, [r9 + 185]                                   ;   241.2 p5+p10   22 k
        vmovdqu64 [rbp + 17792], zmm30                                   ;   219.2 p8+p9   22 k
        vpbroadcastb zmm30, [r9 + 186]                                   ;   242.2 p5+p3   22 k
        vmovdqu64 [rbp + 17856], zmm22                                   ;   219.7 p7+p4   22 k
        vpbroadcastb zmm22, [r9 + 187]                                   ;   243.2 p5+p2   22 k
        vmovdqu64 [rbp + 17920], zmm31                                   ;   221.2 p8+p9   22 k
        vpbroadcastb zmm31, [r9 + 188]                                   ;   244.2 p5+p10   22 k
        vmovdqu64 [rbp + 17984], zmm23                                   ;   221.7 p7+p4   22 k
        vpbroadcastb zmm23, [r9 + 189]                                   ;   245.2 p5+p3   22 k
        vmovdqu64 [rbp + 18048], zmm0                                    ;   223.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 190]                                    ;   246.2 p5+p2   22 k
        vmovdqu64 [rbp + 18112], zmm24                                   ;   223.7 p7+p4   22 k
        vpbroadcastb zmm24, [r9 + 191]                                   ;   247.2 p5+p10   22 k
        vmovdqu64 [rbp + 18176], zmm1                                    ;   225.2 p8+p9   22 k
        vpbroadcastb zmm1, [r9 + 192]                                    ;   248.2 p5+p3   22 k
        vmovdqu64 [rbp + 18240], zmm25                                   ;   225.7 p7+p4   22 k
        vpbroadcastb zmm25, [r9 + 193]                                   ;   249.2 p5+p2   22 k
        vmovdqu64 [rbp + 18304], zmm2                                    ;   227.2 p8+p9   22 k
        vpbroadcastb zmm2, [r9 + 194]                                    ;   250.2 p5+p10   22 k
        vmovdqu64 [rbp + 18368], zmm26                                   ;   227.7 p7+p4   22 k
        vpbroadcastb zmm26, [r9 + 195]                                   ;   251.2 p5+p3   22 k
        vmovdqu64 [rbp + 18432], zmm3                                    ;   229.2 p8+p9   22 k
        vpbroadcastb zmm3, [r9 + 196]                                    ;   252.2 p5+p2   22 k
        vmovdqu64 [rbp + 18496], zmm27                                   ;   229.7 p7+p4   22 k
        vpbroadcastb zmm27, [r9 + 197]                                   ;   253.2 p5+p10   22 k
        vmovdqu64 [rbp + 18560], zmm4                                    ;   231.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 198]                                    ;   254.2 p5+p3   22 k
        vmovdqu64 [rbp + 18624], zmm28                                   ;   231.7 p7+p4   22 k
        vpbroadcastb zmm28, [r9 + 199]                                   ;   255.2 p5+p2   22 k
        vmovdqu64 [rbp + 18688], zmm5                                    ;   233.2 p8+p9   22 k
        vpbroadcastb zmm5, [r9 + 200]                                    ;   256.2 p5+p10   22 k
        vmovdqu64 [rbp + 18752], zmm29                                   ;   233.7 p7+p4   22 k
        vpbroadcastb zmm29, [r9 + 201]                                   ;   257.2 p5+p3   22 k
        vmovdqu64 [rbp + 18816], zmm6                                    ;   235.2 p8+p9   22 k
        vpbroadcastb zmm6, [r9 + 202]                                    ;   258.2 p5+p2   22 k
        vmovdqu64 [rbp + 18880], zmm7                                    ;   235.7 p7+p4   22 k
        vpbroadcastb zmm7, [r9 + 203]                                    ;   259.2 p5+p10   22 k
        vmovdqu64 [rbp + 18944], zmm8                                    ;   237.2 p8+p9   22 k
        vpbroadcastb zmm8, [r9 + 204]                                    ;   260.2 p5+p3   22 k
        vmovdqu64 [rbp + 19008], zmm9                                    ;   237.7 p7+p4   22 k
        vpbroadcastb zmm9, [r9 + 205]                                    ;   261.2 p5+p2   22 k
        vmovdqu64 [rbp + 19072], zmm10                                   ;   239.2 p8+p9   22 k
        vpbroadcastb zmm10, [r9 + 206]                                   ;   262.2 p5+p10   22 k
        vmovdqu64 [rbp + 19136], zmm11                                   ;   239.7 p7+p4   22 k
        vpbroadcastb zmm11, [r9 + 207]                                   ;   263.2 p5+p3   22 k
        vmovdqu64 [rbp + 19200], zmm12                                   ;   241.2 p8+p9   22 k
        vmovdqu64 [rbp + 19264], zmm13                                   ;   241.7 p7+p4   22 k
        vmovdqu64 [rbp + 19328], zmm14                                   ;   243.2 p8+p9   22 k
        vmovdqu64 [rbp + 19392], zmm15                                   ;   243.7 p7+p4   22 k
        vmovdqu64 [rbp + 19456], zmm16                                   ;   245.2 p8+p9   22 k
        vmovdqu64 [rbp + 19520], zmm17                                   ;   245.7 p7+p4   22 k
        vmovdqu64 [rbp + 19584], zmm18                                   ;   247.2 p8+p9   22 k
        vmovdqu64 [rbp + 19648], zmm19                                   ;   247.7 p7+p4   22 k
        vmovdqu64 [rbp + 19712], zmm20                                   ;   249.2 p8+p9   22 k
        vmovdqu64 [rbp + 19776], zmm21                                   ;   249.7 p7+p4   22 k
        vmovdqu64 [rbp + 19840], zmm30                                   ;   251.2 p8+p9   22 k
        vmovdqu64 [rbp + 19904], zmm22                                   ;   251.7 p7+p4   22 k
        vmovdqu64 [rbp + 19968], zmm31                                   ;   253.2 p8+p9   22 k
        vmovdqu64 [rbp + 20032], zmm23                                   ;   253.7 p7+p4   22 k
        vmovdqu64 [rbp + 20096], zmm0                                    ;   255.2 p8+p9   22 k
        vmovdqu64 [rbp + 20160], zmm24                                   ;   255.7 p7+p4   22 k
        vmovdqu64 [rbp + 20224], zmm1                                    ;   257.2 p8+p9   22 k
        vmovdqu64 [rbp + 20288], zmm25                                   ;   257.7 p7+p4   22 k
        vmovdqu64 [rbp + 20352], zmm2                                    ;   259.2 p8+p9   22 k
        vmovdqu64 [rbp + 20416], zmm26                                   ;   259.7 p7+p4   22 k
        vmovdqu64 [rbp + 20480], zmm3                                    ;   261.2 p8+p9   22 k
        vmovdqu64 [rbp + 20544], zmm27                                   ;   261.7 p7+p4   22 k
        vmovdqu64 [rbp + 20608], zmm4                                    ;   263.2 p8+p9   22 k
        vmovdqu64 [rbp + 20672], zmm28                                   ;   263.7 p7+p4   22 k
        vmovdqu64 [rbp + 20736], zmm5                                    ;   265.2 p8+p9   22 k
        vmovdqu64 [rbp + 20800], zmm29                                   ;   265.7 p7+p4   22 k
        vmovdqu64 [rbp + 20864], zmm6                                    ;   267.2 p8+p9   22 k
        vmovdqu64 [rbp + 20928], zmm7                                    ;   267.7 p7+p4   22 k
        vmovdqu64 [rbp + 20992], zmm8                                    ;   269.2 p8+p9   22 k
        vmovdqu64 [rbp + 21056], zmm9                                    ;   269.7 p7+p4   22 k
        vmovdqu64 [rbp + 21120], zmm10                                   ;   271.2 p8+p9   22 k
        vmovdqu64 [rbp + 21184], zmm11                                   ;   271.7 p7+p4   22 k
        cmp dword [rbp + 24148], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 24148]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 24080], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 24088]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 24096], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovd xmm0, [rbp + 24144]                                        ;     0.0 p2       9 d
        vpermq zmm0, zmm0, 0                                             ;     6.0 p5       9 d
        vshufi32x4 zmm0, zmm0, zmm0, 0                                   ;     9.0 p5       9 d
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 448]      ;     0.5 p3       9 d reload
        vpshufb zmm2, zmm0, zmm1                                         ;    12.0 p5       9 d
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 512]      ;     1.0 p2       9 d reload
        vpaddb zmm2, zmm2, zmm3                                          ;    13.0 p0       9 d
        vmovdqu64 zmm4, [rbp + 7616]                                     ;     1.5 p3       9 d.0 reload
        vpaddb zmm5, zmm2, zmm4                                          ;    14.0 p0       9 d
        vpternlogd zmm2, zmm4, zmm5, 0xd4                                ;    15.0 p0       9 d
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512]            ;     2.0 p2       9 d reload
        vpshufb zmm7, zmm0, zmm6                                         ;    12.0 p5       9 d
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 640]      ;     2.5 p3       9 d reload
        vpshufb zmm9, zmm0, zmm8                                         ;    12.0 p5       9 d
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 704]     ;     3.0 p2       9 d reload
        vpshufb zmm0, zmm0, zmm10                                        ;    12.0 p5       9 d
        vpaddb zmm11, zmm7, [rbp + 5696]                                 ;    13.0 p0+p3    9 d
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 576]     ;     4.0 p2       9 d reload
        vpshufb zmm2, zmm12, zmm2                                        ;    16.0 p5       9 d
        vpaddb zmm11, zmm11, zmm2                                        ;    17.0 p0       9 d
        vpaddb zmm2, zmm9, [rbp + 5824]                                  ;    13.0 p0+p3    9 d
        vmovdqu64 zmm13, [rbp + 6784]                                    ;     5.0 p2       9 d.1 reload
        vpternlogd zmm7, zmm11, zmm13, 0xb2                              ;    18.0 p0       9 d
        vpshufb zmm7, zmm12, zmm7                                        ;    19.0 p5       9 d
        vpaddb zmm2, zmm2, zmm7                                          ;    20.0 p0       9 d
        vpaddb zmm7, zmm0, [rbp + 6208]                                  ;    13.0 p5+p3    9 d
        vmovdqu64 zmm14, [rbp + 6976]                                    ;     6.0 p2       9 d.2 reload
        vpternlogd zmm9, zmm2, zmm14, 0xb2                               ;    21.0 p0       9 d
        vpshufb zmm9, zmm12, zmm9                                        ;    22.0 p5       9 d
        vpaddb zmm7, zmm7, zmm9                                          ;    23.0 p0       9 d
        vmovdqu64 zmm9, [rbp + 7040]                                     ;     6.5 p3       9 d.3 reload
        vpternlogd zmm0, zmm7, zmm9, 0xb2                                ;    24.0 p5       9 d
        vpshufb zmm0, zmm12, zmm0                                        ;    25.0 p5       9 d
        vpaddb zmm0, zmm0, [rbp + 6400]                                  ;    26.0 p0+p2    9 d
        vmovdqu64 zmm15, [rbp + 7104]                                    ;     7.5 p3       9 d.4 reload
        vpandnd zmm16, zmm0, zmm15                                       ;    27.0 p0       9 d
        vpshufb zmm16, zmm12, zmm16                                      ;    28.0 p5       9 d
        vpaddb zmm16, zmm16, [rbp + 6528]                                ;    29.0 p0+p2    9 d
        vmovdqu64 zmm17, [rbp + 7168]                                    ;     8.5 p3       9 d.5 reload
        vpandnd zmm18, zmm16, zmm17                                      ;    30.0 p5       9 d
        vpshufb zmm18, zmm12, zmm18                                      ;    31.0 p5       9 d
        vpaddb zmm18, zmm18, [rbp + 6720]                                ;    32.0 p0+p2    9 d
        vmovdqu64 zmm19, [rbp + 7872]                                    ;     9.5 p3       9 d.0 reload
        vmovdqu64 zmm20, [rbp + 8832]                                    ;    10.0 p2      11 t reload
        vpternlogd zmm5, zmm20, zmm19, 0x96                              ;    16.0 p0      11 t
        vmovdqu64 zmm20, [rbp + 7232]                                    ;    10.5 p3       9 d.6 reload
        vpandnd zmm21, zmm18, zmm20                                      ;    33.0 p5       9 d
        vpshufb zmm21, zmm12, zmm21                                      ;    34.0 p5       9 d
        vpaddb zmm21, zmm21, [rbp + 6912]                                ;    35.0 p0+p2    9 d
        vmovdqu64 zmm22, [rbp + 7936]                                    ;    11.5 p3       9 d.1 reload
        vmovdqu64 zmm23, [rbp + 8960]                                    ;    12.0 p2      11 t reload
        vpternlogd zmm11, zmm23, zmm22, 0x96                             ;    18.0 p0      11 t
        vmovdqu64 zmm23, [rbp + 8064]                                    ;    12.5 p3       9 d.2 reload
        vmovdqu64 zmm24, [rbp + 9216]                                    ;    13.0 p2      11 t reload
        vpternlogd zmm2, zmm24, zmm23, 0x96                              ;    21.0 p5      11 t
        vmovdqu64 zmm24, [rbp + 8128]                                    ;    13.5 p3       9 d.3 reload
        vmovdqu64 zmm25, [rbp + 9024]                                    ;    14.0 p2      11 t reload
        vpternlogd zmm7, zmm25, zmm24, 0x96                              ;    24.0 p0      11 t
        vmovdqa64 zmm25, zmm4                                            ;     9.7          9 d copy
        mov esi, dword [rbp + 24144]                                     ;     9.8 p10      9 d
        add esi, 0x40                                                    ;    14.8 p1       9 d
        vmovd xmm26, esi                                                 ;    18.2 p5       9 d
        vpermq zmm26, zmm26, 0                                           ;    20.2 p5       9 d
        vshufi32x4 zmm26, zmm26, zmm26, 0                                ;    23.2 p5       9 d
        vpshufb zmm1, zmm26, zmm1                                        ;    26.2 p5       9 d
        vpaddb zmm3, zmm3, zmm1                                          ;    27.2 p0       9 d
        vpshufb zmm1, zmm26, zmm6                                        ;    26.2 p5       9 d
        vpaddb zmm25, zmm25, zmm3                                        ;    28.2 p0       9 d
        vpternlogd zmm4, zmm3, zmm25, 0xd4                               ;    29.2 p0       9 d
        vpshufb zmm3, zmm12, zmm4                                        ;    30.2 p5       9 d
        vpshufb zmm4, zmm26, zmm8                                        ;    26.2 p5       9 d
        vpshufb zmm6, zmm26, zmm10                                       ;    26.2 p5       9 d
        vpaddb zmm3, zmm3, zmm1                                          ;    31.2 p0       9 d
        vpaddb zmm3, zmm3, [rbp + 5312]                                  ;    32.2 p0+p3    9 d
        vpternlogd zmm13, zmm1, zmm3, 0xd4                               ;    33.2 p0       9 d
        vpshufb zmm1, zmm12, zmm13                                       ;    34.2 p5       9 d
        vpaddb zmm8, zmm4, [rbp + 5504]                                  ;    27.2 p0+p2    9 d
        vpaddb zmm8, zmm8, zmm1                                          ;    35.2 p0       9 d
        vpternlogd zmm14, zmm4, zmm8, 0xd4                               ;    36.2 p0       9 d
        vpshufb zmm1, zmm12, zmm14                                       ;    37.2 p5       9 d
        vpaddb zmm4, zmm6, [rbp + 5632]                                  ;    28.0 p0+p3    9 d
        vpaddb zmm4, zmm4, zmm1                                          ;    38.2 p5       9 d
        vpternlogd zmm9, zmm6, zmm4, 0xd4                                ;    39.2 p0       9 d
        vpshufb zmm1, zmm12, zmm9                                        ;    40.2 p5       9 d
        vpaddb zmm1, zmm1, [rbp + 6016]                                  ;    41.2 p0+p2    9 d
        vpandnd zmm6, zmm1, zmm15                                        ;    42.2 p5       9 d
        vpternlogd zmm19, zmm25, [rbp + 9408], 0x96                      ;    31.0 p0+p3   11 t
        vpshufb zmm6, zmm12, zmm6                                        ;    43.2 p5       9 d
        vmovdqu64 zmm9, [rbp + 8448]                                     ;    17.0 p2      11 l.0 reload
        vpxord zmm10, zmm5, zmm9                                         ;    32.0 p0      11 t
        vpaddb zmm6, zmm6, [rbp + 6144]                                  ;    44.2 p5+p3    9 d
        vpandnd zmm13, zmm6, zmm17                                       ;    45.2 p0       9 d
        vpternlogd zmm22, zmm3, [rbp + 9472], 0x96                       ;    33.2 p5+p2   11 t
        vpshufb zmm3, zmm12, zmm13                                       ;    46.2 p5       9 d
        vmovdqu64 zmm13, [rbp + 8512]                                    ;    18.5 p3      11 l.1 reload
        vpxord zmm14, zmm11, zmm13                                       ;    34.0 p0      11 t
        vpternlogd zmm23, zmm8, [rbp + 9792], 0x96                       ;    36.2 p0+p2   11 t
        vpaddb zmm3, zmm3, [rbp + 6336]                                  ;    47.2 p5+p3    9 d
        vpandnd zmm8, zmm3, zmm20                                        ;    48.2 p0       9 d
        vpshufb zmm8, zmm12, zmm8                                        ;    49.2 p5       9 d
        vmovdqu64 zmm12, [rbp + 8576]                                    ;    20.0 p2      11 l.2 reload
        vpxord zmm15, zmm2, zmm12                                        ;    37.0 p0      11 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 64]      ;    20.5 p3      11 t reload
        vgf2p8affineqb zmm10, zmm10, zmm17, 8                            ;    38.0 p0      11 t
        vpternlogd zmm24, zmm4, [rbp + 9600], 0x96                       ;    39.2 p5+p2   11 t
        vmovdqu64 zmm4, [rbp + 8640]                                     ;    21.5 p3      11 l.3 reload
        vpxord zmm20, zmm7, zmm4                                         ;    38.2 p5      11 t
        vpaddb zmm8, zmm8, [rbp + 6656]                                  ;    50.2 p0+p2    9 d
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 192]     ;    22.5 p3      11 t reload
        vgf2p8affineqb zmm14, zmm14, zmm25, 0x58                         ;    40.0 p0      11 t
        vmovdqu64 zmm26, [rbp + 8192]                                    ;    23.0 p2       9 d.4 reload
        vmovdqu64 zmm27, [rbp + 9152]                                    ;    23.5 p3      11 t reload
        vpternlogd zmm0, zmm27, zmm26, 0x96                              ;    39.2 p5      11 t
        vpternlogd zmm26, zmm1, [rbp + 9856], 0x96                       ;    42.2 p5+p2   11 t
        vpxord zmm1, zmm19, zmm9                                         ;    41.0 p0      11 t
        vgf2p8affineqb zmm9, zmm15, zmm17, 8                             ;    42.0 p0      11 t
        vmovdqu64 zmm15, [rbp + 8256]                                    ;    24.5 p3       9 d.5 reload
        vmovdqu64 zmm27, [rbp + 9280]                                    ;    25.0 p2      11 t reload
        vpternlogd zmm16, zmm27, zmm15, 0x96                             ;    41.2 p5      11 t
        vpternlogd zmm15, zmm6, [rbp + 9984], 0x96                       ;    45.2 p5+p3   11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 128]      ;    26.0 p2      11 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm6, 0x6e                       ;    43.0 p0      11 t
        vgf2p8affineqb zmm1, zmm1, zmm17, 8                              ;    44.0 p0      11 t
        vpxord zmm13, zmm22, zmm13                                       ;    43.2 p5      11 t
        vgf2p8affineqb zmm20, zmm20, zmm17, 8                            ;    45.0 p0      11 t
        vmovdqu64 zmm27, [rbp + 8320]                                    ;    26.5 p3       9 d.6 reload
        vmovdqu64 zmm28, [rbp + 9088]                                    ;    27.0 p2      11 t reload
        vpternlogd zmm18, zmm28, zmm27, 0x96                             ;    44.2 p5      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 256]     ;    27.5 p3      11 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm28, 0x6e                      ;    46.0 p0      11 t
        vpternlogd zmm27, zmm3, [rbp + 9664], 0x96                       ;    48.2 p5+p2   11 t
        vgf2p8affineqb zmm3, zmm13, zmm25, 0x58                          ;    47.0 p0      11 t
        vpxord zmm12, zmm23, zmm12                                       ;    46.2 p5      11 t
        vmovdqu64 zmm13, [rbp + 8704]                                    ;    28.5 p3      11 l.4 reload
        vpxord zmm29, zmm0, zmm13                                        ;    47.2 p5      11 t
        vgf2p8affineinvqb zmm1, zmm1, zmm6, 0x6e                         ;    48.0 p0      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 320]     ;    29.0 p2      11 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm30, 0x37                        ;    49.0 p0      11 t
        vgf2p8affineqb zmm12, zmm12, zmm17, 8                            ;    50.0 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm28, 0x6e                        ;    51.0 p0      11 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 384]     ;    29.5 p3      11 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm31, 0xdc                      ;    52.0 p0      11 t
        vgf2p8affineqb zmm29, zmm29, zmm25, 0x58                         ;    53.0 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm30, 0x37                      ;    54.0 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, zmm28, 0x6e                      ;    56.0 p0      11 t
        vmovdqu64 [rbp + 21248], zmm7                                    ;    25.3 p7+p4   11 t spill
        vpxord zmm7, zmm16, [rbp + 8768]                                 ;    48.2 p5+p2   11 t
        vgf2p8affineqb zmm7, zmm7, zmm17, 8                              ;    56.0 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, zmm30, 0x37                        ;    59.0 p0      11 t
        vpxord zmm13, zmm26, zmm13                                       ;    49.2 p5      11 t
        vgf2p8affineqb zmm13, zmm13, zmm25, 0x58                         ;    58.0 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm28, 0x6e                      ;    61.0 p0      11 t
        vpxord zmm4, zmm24, zmm4                                         ;    50.2 p5      11 t
        vgf2p8affineqb zmm4, zmm4, zmm17, 8                              ;    60.0 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm31, 0xdc                        ;    63.0 p0      11 t
        vpxord zmm28, zmm18, [rbp + 9344]                                ;    51.2 p5+p3   11 t
        vgf2p8affineqb zmm28, zmm28, zmm17, 8                            ;    62.0 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, zmm31, 0xdc                      ;    65.0 p0      11 t
        vpxord zmm25, zmm15, [rbp + 8768]                                ;    52.2 p5+p2   11 t
        vgf2p8affineqb zmm25, zmm25, zmm17, 8                            ;    64.0 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, zmm30, 0x37                      ;    67.0 p0      11 t
        vpxord zmm30, zmm27, [rbp + 9344]                                ;    53.2 p5+p3   11 t
        vgf2p8affineqb zmm30, zmm30, zmm17, 8                            ;    66.0 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, zmm31, 0xdc                      ;    69.0 p0      11 t
        vmovdqa64 zmm31, zmm29                                           ;    59.0         11 t copy
        vpternlogd zmm31, zmm9, zmm20, 0x96                              ;    59.0 p5      11 t
        vmovdqu64 [rbp + 21312], zmm24                                   ;    40.2 p8+p9   11 t spill
        vmovdqa64 zmm24, zmm10                                           ;    46.0         11 t copy
        vpternlogd zmm24, zmm7, zmm20, 0x96                              ;    62.0 p5      11 t
        vpternlogd zmm29, zmm24, zmm9, 0x96                              ;    63.0 p5      11 t
        vmovdqu64 [rbp + 21376], zmm23                                   ;    37.2 p7+p4   11 t spill
        vmovdqa64 zmm23, zmm13                                           ;    64.0         11 t copy
        vpternlogd zmm23, zmm12, zmm4, 0x96                              ;    66.0 p5      11 t
        vmovdqu64 [rbp + 21440], zmm2                                    ;    30.8 p8+p9   11 t spill
        vmovdqa64 zmm2, zmm28                                            ;    68.0         11 t copy
        vpternlogd zmm2, zmm10, zmm14, 0x96                              ;    68.0 p5      11 t
        vpternlogd zmm7, zmm20, zmm2, 0x96                               ;    69.0 p5      11 t
        vpternlogd zmm2, zmm29, [rbp + 4480], 0x96                       ;    69.0 p5+p2   11 t
        vmovdqa64 zmm20, zmm1                                            ;    51.0         11 t copy
        vpternlogd zmm20, zmm25, zmm4, 0x96                              ;    70.0 p5      11 t
        vpternlogd zmm13, zmm20, zmm12, 0x96                             ;    71.0 p5      11 t
        vmovdqu64 [rbp + 21504], zmm22                                   ;    34.2 p7+p4   11 t spill
        vmovdqa64 zmm22, zmm30                                           ;    72.0         11 t copy
        vpternlogd zmm22, zmm1, zmm3, 0x96                               ;    72.0 p5      11 t
        vpternlogd zmm25, zmm4, zmm22, 0x96                              ;    73.0 p5      11 t
        vpternlogd zmm22, zmm13, [rbp + 4544], 0x96                      ;    73.0 p5+p3   11 t
        vmovdqu64 zmm4, [rbp + 8384]                                     ;    33.0 p2       9 d.7 reload
        vmovdqu64 [rbp + 21568], zmm11                                   ;    32.8 p8+p9   11 t spill
        vmovdqu64 zmm11, [rbp + 8896]                                    ;    33.5 p3      11 t reload
        vpternlogd zmm21, zmm11, zmm4, 0x96                              ;    66.2 p5      11 t
        vpternlogd zmm8, zmm4, [rbp + 9536], 0x96                        ;    67.2 p5+p2   11 t
        vmovdqu64 zmm4, [rbp + 9728]                                     ;    34.5 p3      11 l.7 reload
        vpxord zmm11, zmm21, zmm4                                        ;    68.0 p0      11 t
        vgf2p8affineqb zmm11, zmm11, zmm17, 8                            ;    69.0 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm6, 0x6e                       ;    72.0 p0      11 t
        vpternlogd zmm9, zmm11, zmm14, 0x96                              ;    75.0 p5      11 t
        vpternlogd zmm11, zmm14, zmm31, 0x96                             ;    75.0 p5      11 t
        vpternlogd zmm28, zmm10, zmm9, 0x96                              ;    76.0 p5      11 t
        vpxord zmm4, zmm8, zmm4                                          ;    71.0 p0      11 t
        vgf2p8affineqb zmm4, zmm4, zmm17, 8                              ;    72.0 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm6, 0x6e                         ;    75.0 p0      11 t
        vpternlogd zmm12, zmm4, zmm3, 0x96                               ;    78.0 p5      11 t
        vpternlogd zmm4, zmm3, zmm23, 0x96                               ;    78.0 p5      11 t
        vpternlogd zmm30, zmm1, zmm12, 0x96                              ;    79.0 p5      11 t
        vpternlogd zmm9, zmm7, [rbp + 4608], 0x96                        ;    76.0 p0+p2   11 t
        vmovdqu64 zmm1, [rbp + 10240]                                    ;    36.0 p3      11 r.4 reload
        vpxord zmm3, zmm2, zmm1                                          ;    74.2 p5      11 t
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 192]     ;    36.7 p2      11 t reload
        vgf2p8affineqb zmm3, zmm3, zmm10, 0x58                           ;    75.2 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 256]     ;    37.0 p3      11 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0x6e                        ;    78.2 p0      11 t
        vpternlogd zmm31, zmm28, [rbp + 4800], 0x96                      ;    77.0 p5+p2   11 t
        vpternlogd zmm24, zmm11, [rbp + 5120], 0x96                      ;    76.2 p5+p3   11 t
        vpxord zmm1, zmm1, zmm22                                         ;    77.0 p0      11 t
        vgf2p8affineqb zmm1, zmm1, zmm10, 0x58                           ;    78.0 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, zmm14, 0x6e                        ;    81.0 p0      11 t
        vpternlogd zmm12, zmm25, [rbp + 4672], 0x96                      ;    79.0 p5+p2   11 t
        vpternlogd zmm20, zmm4, [rbp + 4992], 0x96                       ;    79.0 p5+p3   11 t
        vpternlogd zmm23, zmm30, [rbp + 4736], 0x96                      ;    80.0 p5+p2   11 t
        vmovdqu64 [rbp + 21632], zmm22                                   ;    74.0 p7+p4   11 t spill
        vpxord zmm22, zmm9, [rbp + 10304]                                ;    80.0 p0+p3   11 t
        vgf2p8affineqb zmm22, zmm22, zmm17, 8                            ;    81.0 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;    84.0 p0+p2   11 t
        vmovdqu64 [rbp + 21696], zmm9                                    ;    77.0 p8+p9   11 t spill
        vpxord zmm9, zmm24, [rbp + 10432]                                ;    80.2 p5+p3   11 t
        vgf2p8affineqb zmm9, zmm9, zmm17, 8                              ;    83.0 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, zmm6, 0x6e                         ;    86.0 p0      11 t
        vmovdqu64 [rbp + 21760], zmm24                                   ;    77.2 p7+p4   11 t spill
        vpxord zmm24, zmm31, [rbp + 10368]                               ;    81.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, zmm17, 8                            ;    85.0 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;    88.0 p0+p3   11 t
        vmovdqu64 [rbp + 21824], zmm31                                   ;    78.0 p8+p9   11 t spill
        vpxord zmm31, zmm12, [rbp + 10304]                               ;    82.2 p5+p2   11 t
        vgf2p8affineqb zmm31, zmm31, zmm17, 8                            ;    87.0 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;    90.0 p0+p3   11 t
        vmovdqu64 [rbp + 21888], zmm12                                   ;    80.0 p7+p4   11 t spill
        vpxord zmm12, zmm20, [rbp + 10432]                               ;    83.2 p5+p2   11 t
        vgf2p8affineqb zmm12, zmm12, zmm17, 8                            ;    89.0 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm6, 0x6e                       ;    92.0 p0      11 t
        vmovdqu64 [rbp + 21952], zmm20                                   ;    80.0 p8+p9   11 t spill
        vpxord zmm20, zmm23, [rbp + 10368]                               ;    84.2 p5+p3   11 t
        vgf2p8affineqb zmm20, zmm20, zmm17, 8                            ;    91.0 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;    94.0 p0+p2   11 t
        vmovdqu64 [rbp + 22016], zmm23                                   ;    81.0 p7+p4   11 t spill
        vmovdqu64 zmm23, [rbp + 10048]                                   ;    45.0 p3      11 t
        vpternlogd zmm23, zmm29, [rbp + 4096], 0x96                      ;    85.2 p5+p2   11 t
        vgf2p8affineqb zmm23, zmm23, zmm10, 0x58                         ;    93.0 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, zmm14, 0x6e                      ;    96.0 p0      11 t
        vmovdqu64 [rbp + 22080], zmm2                                    ;    70.0 p8+p9   11 t spill
        vmovdqu64 zmm2, [rbp + 10112]                                    ;    46.0 p3      11 t
        vpternlogd zmm2, zmm7, [rbp + 4224], 0x96                        ;    86.2 p5+p2   11 t
        vgf2p8affineqb zmm2, zmm2, zmm17, 8                              ;    95.0 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;    98.0 p0+p3   11 t
        vmovdqu64 [rbp + 22144], zmm7                                    ;    70.0 p7+p4   11 t spill
        vmovdqa64 zmm7, zmm9                                             ;    89.0         11 t copy
        vpternlogd zmm7, zmm23, zmm2, 0x96                               ;   101.0 p5      11 t
        vmovdqu64 [rbp + 22208], zmm29                                   ;    64.0 p8+p9   11 t spill
        vmovdqu64 zmm29, [rbp + 10048]                                   ;    47.7 p2      11 t
        vpternlogd zmm29, zmm13, [rbp + 4160], 0x96                      ;    88.2 p5+p3   11 t
        vgf2p8affineqb zmm29, zmm29, zmm10, 0x58                         ;    97.0 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, zmm14, 0x6e                      ;   100.0 p0      11 t
        vmovdqu64 zmm14, [rbp + 10112]                                   ;    48.7 p2      11 t
        vpternlogd zmm14, zmm25, [rbp + 4288], 0x96                      ;    89.2 p5+p3   11 t
        vgf2p8affineqb zmm14, zmm14, zmm17, 8                            ;    99.0 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   102.0 p0+p2   11 t
        vmovdqa64 zmm10, zmm12                                           ;    95.0         11 t copy
        vpternlogd zmm10, zmm29, zmm14, 0x96                             ;   105.0 p5      11 t
        vmovdqu64 [rbp + 22272], zmm25                                   ;    74.0 p7+p4   11 t spill
        vmovdqu64 zmm25, [rbp + 9920]                                    ;    50.0 p3      11 t
        vpternlogd zmm25, zmm11, [rbp + 3968], 0x96                      ;    91.2 p5+p2   11 t
        vgf2p8affineqb zmm25, zmm25, zmm17, 8                            ;   101.0 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, zmm6, 0x6e                       ;   104.0 p0      11 t
        vmovdqu64 [rbp + 22336], zmm13                                   ;    72.0 p8+p9   11 t spill
        vmovdqa64 zmm13, zmm24                                           ;    91.0         11 t copy
        vpternlogd zmm13, zmm25, zmm23, 0x96                             ;   107.0 p5      11 t
        vpternlogd zmm24, zmm7, zmm25, 0x96                              ;   107.0 p5      11 t
        vmovdqu64 [rbp + 22400], zmm11                                   ;    76.0 p7+p4   11 t spill
        vmovdqu64 zmm11, [rbp + 10176]                                   ;    51.0 p3      11 t
        vpternlogd zmm11, zmm28, [rbp + 4352], 0x96                      ;    94.2 p5+p2   11 t
        vgf2p8affineqb zmm11, zmm11, zmm17, 8                            ;   103.0 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   106.0 p0+p3   11 t
        vpternlogd zmm25, zmm11, zmm22, 0x96                             ;   109.0 p5      11 t
        vpternlogd zmm22, zmm13, zmm11, 0x96                             ;   109.0 p5      11 t
        vpternlogd zmm7, zmm16, zmm22, 0x96                              ;   110.0 p5      11 t
        vpternlogd zmm11, zmm2, zmm3, 0x96                               ;   109.0 p5      11 t
        vpternlogd zmm2, zmm3, zmm25, 0x96                               ;   110.0 p5      11 t
        vpternlogd zmm9, zmm23, zmm11, 0x96                              ;   110.0 p5      11 t
        vmovdqu64 zmm3, [rbp + 4032]                                     ;    52.7 p2      11 t reload
        vmovdqu64 zmm16, [rbp + 9920]                                    ;    53.0 p3      11 t
        vpternlogd zmm16, zmm4, zmm3, 0x96                               ;   101.2 p5      11 t
        vgf2p8affineqb zmm16, zmm16, zmm17, 8                            ;   105.0 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm6, 0x6e                       ;   108.0 p0      11 t
        vpternlogd zmm13, zmm0, zmm2, 0x96                               ;   111.0 p5      11 t
        vpternlogd zmm11, zmm18, zmm24, 0x96                             ;   110.0 p5      11 t
        vmovdqu64 zmm0, [rbp + 4416]                                     ;    53.7 p2      11 t reload
        vmovdqu64 zmm18, [rbp + 10176]                                   ;    54.0 p3      11 t
        vpternlogd zmm18, zmm30, zmm0, 0x96                              ;   104.2 p5      11 t
        vgf2p8affineqb zmm18, zmm18, zmm17, 8                            ;   107.0 p0      11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 384]     ;    54.7 p2      11 t reload
        vgf2p8affineinvqb zmm18, zmm18, zmm23, 0xdc                      ;   110.0 p0      11 t
        vpternlogd zmm25, zmm21, zmm9, 0x96                              ;   111.0 p5      11 t
        vmovdqu64 zmm21, [rbp + 10816]                                   ;    55.0 p3      11 l.5 reload
        vpxord zmm0, zmm7, zmm21                                         ;   111.0 p5      11 t
        vgf2p8affineqb zmm0, zmm0, zmm17, 8                              ;   112.0 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   115.0 p0+p2   11 t
        vmovdqu64 [rbp + 22464], zmm7                                    ;   111.0 p8+p9   11 t spill
        vmovdqa64 zmm7, zmm20                                            ;    97.0         11 t copy
        vpternlogd zmm7, zmm16, zmm29, 0x96                              ;   111.0 p5      11 t
        vpternlogd zmm20, zmm10, zmm16, 0x96                             ;   111.0 p5      11 t
        vpternlogd zmm16, zmm18, zmm31, 0x96                             ;   113.0 p5      11 t
        vpternlogd zmm31, zmm7, zmm18, 0x96                              ;   113.0 p5      11 t
        vpternlogd zmm10, zmm15, zmm31, 0x96                             ;   114.0 p0      11 t
        vpternlogd zmm18, zmm14, zmm1, 0x96                              ;   113.0 p5      11 t
        vpternlogd zmm14, zmm1, zmm16, 0x96                              ;   114.0 p0      11 t
        vpternlogd zmm12, zmm29, zmm18, 0x96                             ;   114.0 p5      11 t
        vpternlogd zmm7, zmm26, zmm14, 0x96                              ;   115.0 p0      11 t
        vpternlogd zmm18, zmm27, zmm20, 0x96                             ;   114.0 p5      11 t
        vpternlogd zmm16, zmm8, zmm12, 0x96                              ;   115.0 p0      11 t
        vpxord zmm21, zmm21, zmm10                                       ;   115.0 p5      11 t
        vmovdqu64 zmm1, [rbp + 10752]                                    ;    56.8 p3      11 l.4 reload
        vpxord zmm8, zmm13, zmm1                                         ;   115.0 p0      11 t
        vmovdqu64 zmm15, [rbp + 10880]                                   ;    57.2 p2      11 l.6 reload
        vpxord zmm26, zmm11, zmm15                                       ;   115.2 p5      11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 192]     ;    57.8 p3      11 t reload
        vgf2p8affineqb zmm8, zmm8, zmm27, 0x58                           ;   116.0 p0      11 t
        vgf2p8affineqb zmm21, zmm21, zmm17, 8                            ;   117.0 p0      11 t
        vgf2p8affineqb zmm26, zmm26, zmm17, 8                            ;   118.0 p0      11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 256]     ;    58.2 p2      11 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm29, 0x6e                        ;   119.0 p0      11 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   120.0 p0+p3   11 t
        vgf2p8affineinvqb zmm26, zmm26, zmm23, 0xdc                      ;   121.0 p0      11 t
        vpxord zmm1, zmm1, zmm7                                          ;   116.2 p5      11 t
        vgf2p8affineqb zmm1, zmm1, zmm27, 0x58                           ;   122.0 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, zmm29, 0x6e                        ;   125.0 p0      11 t
        vpxord zmm15, zmm15, zmm18                                       ;   117.2 p5      11 t
        vgf2p8affineqb zmm15, zmm15, zmm17, 8                            ;   124.0 p0      11 t
        vgf2p8affineinvqb zmm15, zmm15, zmm23, 0xdc                      ;   127.0 p0      11 t
        vmovdqu64 [rbp + 22528], zmm18                                   ;   115.0 p7+p4   11 t spill
        vpxord zmm18, zmm25, [rbp + 10944]                               ;   118.2 p5+p2   11 t
        vgf2p8affineqb zmm18, zmm18, zmm17, 8                            ;   126.0 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm6, 0x6e                       ;   129.0 p0      11 t
        vmovdqu64 [rbp + 22592], zmm25                                   ;   112.0 p8+p9   11 t spill
        vpxord zmm25, zmm16, [rbp + 10944]                               ;   119.2 p5+p3   11 t
        vgf2p8affineqb zmm25, zmm25, zmm17, 8                            ;   128.0 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, zmm6, 0x6e                       ;   131.0 p0      11 t
        vmovdqu64 [rbp + 22656], zmm16                                   ;   116.0 p7+p4   11 t spill
        vmovdqa64 zmm16, zmm9                                            ;   111.0         11 t copy
        vpternlogd zmm16, zmm5, [rbp + 10496], 0x96                      ;   120.2 p5+p2   11 t
        vgf2p8affineqb zmm16, zmm16, zmm17, 8                            ;   130.0 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm6, 0x6e                       ;   133.0 p0      11 t
        vmovdqu64 [rbp + 22720], zmm11                                   ;   111.0 p8+p9   11 t spill
        vmovdqa64 zmm11, zmm12                                           ;   115.0         11 t copy
        vpternlogd zmm11, zmm19, [rbp + 10496], 0x96                     ;   121.2 p5+p3   11 t
        vgf2p8affineqb zmm11, zmm11, zmm17, 8                            ;   132.0 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm6, 0x6e                       ;   135.0 p0      11 t
        vmovdqu64 zmm6, [rbp + 10688]                                    ;    63.2 p2      11 t
        vpternlogd zmm6, zmm24, [rbp + 21248], 0x96                      ;   122.2 p5+p3   11 t
        vgf2p8affineqb zmm6, zmm6, zmm17, 8                              ;   134.0 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm23, 0xdc                        ;   137.0 p0      11 t
        vmovdqu64 [rbp + 22784], zmm10                                   ;   115.0 p7+p4   11 t spill
        vmovdqa64 zmm10, zmm16                                           ;   136.0         11 t copy
        vpternlogd zmm10, zmm0, zmm6, 0x96                               ;   140.0 p5      11 t
        vmovdqu64 [rbp + 22848], zmm7                                    ;   116.0 p8+p9   11 t spill
        vmovdqu64 zmm7, [rbp + 10624]                                    ;    64.7 p2      11 t
        vpternlogd zmm7, zmm22, [rbp + 21440], 0x96                      ;   124.2 p5+p3   11 t
        vgf2p8affineqb zmm7, zmm7, zmm17, 8                              ;   136.0 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   139.0 p0+p2   11 t
        vmovdqu64 [rbp + 22912], zmm13                                   ;   112.0 p7+p4   11 t spill
        vmovdqa64 zmm13, zmm8                                            ;   122.0         11 t copy
        vpternlogd zmm13, zmm7, zmm6, 0x96                               ;   142.0 p5      11 t
        vpternlogd zmm8, zmm10, zmm7, 0x96                               ;   142.0 p5      11 t
        vmovdqu64 [rbp + 22976], zmm24                                   ;   108.0 p8+p9   11 t spill
        vmovdqu64 zmm24, [rbp + 10560]                                   ;    66.3 p3      11 t
        vpternlogd zmm24, zmm2, [rbp + 21568], 0x96                      ;   127.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, zmm27, 0x58                         ;   138.0 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm29, 0x6e                      ;   141.0 p0      11 t
        vpternlogd zmm7, zmm24, zmm18, 0x96                              ;   144.0 p5      11 t
        vpternlogd zmm18, zmm13, zmm24, 0x96                             ;   144.0 p5      11 t
        vpternlogd zmm24, zmm26, zmm16, 0x96                             ;   144.0 p5      11 t
        vpternlogd zmm0, zmm6, zmm24, 0x96                               ;   145.0 p5      11 t
        vpternlogd zmm26, zmm16, zmm7, 0x96                              ;   145.0 p5      11 t
        vpternlogd zmm24, zmm8, [rbp + 22080], 0x96                      ;   145.0 p5+p3   11 t
        vpternlogd zmm28, zmm26, [rbp + 4352], 0x96                      ;   146.0 p5+p2   11 t
        vpternlogd zmm26, zmm13, [rbp + 21824], 0x96                     ;   146.0 p5+p3   11 t
        vmovdqu64 zmm6, [rbp + 21312]                                    ;    69.3 p2      11 t reload
        vmovdqu64 zmm13, [rbp + 10688]                                   ;    70.0 p3      11 t
        vpternlogd zmm13, zmm20, zmm6, 0x96                              ;   136.2 p5      11 t
        vgf2p8affineqb zmm13, zmm13, zmm17, 8                            ;   140.0 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm23, 0xdc                      ;   143.0 p0      11 t
        vpternlogd zmm10, zmm18, [rbp + 21760], 0x96                     ;   145.0 p5+p2   11 t
        vpternlogd zmm7, zmm0, [rbp + 21696], 0x96                       ;   146.0 p5+p3   11 t
        vmovdqa64 zmm16, zmm11                                           ;   138.0         11 t copy
        vpternlogd zmm16, zmm21, zmm13, 0x96                             ;   146.0 p5      11 t
        vpxord zmm6, zmm24, [rbp + 11264]                                ;   146.0 p5+p2   11 t
        vmovdqu64 [rbp + 21696], zmm24                                   ;   146.0 p7+p4   11 t spill
        vpxord zmm24, zmm28, [rbp + 11200]                               ;   147.0 p5+p3   11 t
        vmovdqu64 [rbp + 21760], zmm28                                   ;   147.0 p8+p9   11 t spill
        vpxord zmm28, zmm7, [rbp + 11328]                                ;   147.0 p0+p2   11 t
        vmovdqu64 [rbp + 21824], zmm7                                    ;   147.0 p7+p4   11 t spill
        vmovdqu64 zmm7, [rbp + 4096]                                     ;    73.0 p3      11 t reload
        vpternlogd zmm8, zmm7, [rbp + 22208], 0x96                       ;   143.0 p5+p2   11 t
        vmovdqu64 zmm7, [rbp + 11072]                                    ;    74.0 p3      11 r.1 reload
        vpxord zmm23, zmm8, zmm7                                         ;   144.0 p0      11 t
        vmovdqu64 [rbp + 22208], zmm8                                    ;   144.0 p8+p9   11 t spill
        vmovdqu64 zmm8, [rbp + 3968]                                     ;    74.3 p2      11 t reload
        vpternlogd zmm18, zmm8, [rbp + 22400], 0x96                      ;   145.0 p5+p3   11 t
        vmovdqu64 zmm8, [rbp + 11008]                                    ;    75.3 p2      11 r.0 reload
        vmovdqu64 [rbp + 22400], zmm20                                   ;   112.0 p7+p4   11 t spill
        vpxord zmm20, zmm18, zmm8                                        ;   146.0 p0      11 t
        vmovdqu64 [rbp + 22080], zmm18                                   ;   146.0 p8+p9   11 t spill
        vmovdqu64 zmm18, [rbp + 4224]                                    ;    76.0 p3      11 t reload
        vpternlogd zmm0, zmm18, [rbp + 22144], 0x96                      ;   146.0 p5+p2   11 t
        vmovdqu64 zmm18, [rbp + 11136]                                   ;    77.0 p3      11 r.2 reload
        vmovdqu64 [rbp + 22144], zmm22                                   ;   110.0 p7+p4   11 t spill
        vpxord zmm22, zmm0, zmm18                                        ;   147.0 p0      11 t
        vmovdqu64 [rbp + 23040], zmm0                                    ;   147.0 p8+p9   11 t spill
        vmovdqu64 zmm0, [rbp + 10624]                                    ;    77.3 p2      11 t
        vpternlogd zmm0, zmm31, [rbp + 21376], 0x96                      ;   145.2 p5+p3   11 t
        vgf2p8affineqb zmm0, zmm0, zmm17, 8                              ;   146.2 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   149.2 p0+p2   11 t
        vmovdqa64 zmm17, zmm1                                            ;   128.0         11 t copy
        vpternlogd zmm17, zmm0, zmm13, 0x96                              ;   152.2 p5      11 t
        vpternlogd zmm1, zmm16, zmm0, 0x96                               ;   152.2 p5      11 t
        vmovdqu64 [rbp + 23104], zmm31                                   ;   114.0 p7+p4   11 t spill
        vmovdqu64 zmm31, [rbp + 10560]                                   ;    79.0 p3      11 t
        vpternlogd zmm31, zmm14, [rbp + 21504], 0x96                     ;   148.0 p0+p2   11 t
        vgf2p8affineqb zmm31, zmm31, zmm27, 0x58                         ;   149.0 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, zmm29, 0x6e                      ;   152.0 p0      11 t
        vpternlogd zmm0, zmm31, zmm25, 0x96                              ;   155.0 p5      11 t
        vpternlogd zmm25, zmm17, zmm31, 0x96                             ;   155.0 p5      11 t
        vpternlogd zmm3, zmm4, zmm25, 0x96                               ;   156.0 p5      11 t
        vpternlogd zmm31, zmm15, zmm11, 0x96                             ;   155.0 p0      11 t
        vpternlogd zmm21, zmm13, zmm31, 0x96                             ;   156.0 p5      11 t
        vpternlogd zmm15, zmm11, zmm0, 0x96                              ;   156.0 p0      11 t
        vgf2p8affineqb zmm4, zmm23, zmm27, 0x58                          ;   153.0 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 64]      ;    80.0 p3      11 t reload
        vgf2p8affineqb zmm13, zmm20, zmm11, 8                            ;   154.0 p0      11 t
        vgf2p8affineqb zmm20, zmm22, zmm11, 8                            ;   155.0 p0      11 t
        vgf2p8affineqb zmm22, zmm24, zmm11, 8                            ;   156.0 p0      11 t
        vgf2p8affineqb zmm6, zmm6, zmm27, 0x58                           ;   157.0 p0      11 t
        vgf2p8affineqb zmm23, zmm28, zmm11, 8                            ;   158.0 p0      11 t
        vpternlogd zmm25, zmm16, [rbp + 21952], 0x96                     ;   156.0 p5+p2   11 t
        vmovdqu64 zmm16, [rbp + 11456]                                   ;    81.0 p3      11 r.7 reload
        vpxord zmm24, zmm10, zmm16                                       ;   153.2 p5      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 128]     ;    81.3 p2      11 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm28, 0x6e                      ;   159.0 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm29, 0x6e                        ;   160.0 p0      11 t
        vpxord zmm8, zmm8, zmm3                                          ;   157.0 p5      11 t
        vgf2p8affineqb zmm8, zmm8, zmm11, 8                              ;   161.0 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   162.0 p0+p3   11 t
        vgf2p8affineqb zmm24, zmm24, zmm11, 8                            ;   163.0 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   164.0 p0+p2   11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm29, 0x6e                        ;   165.0 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, zmm28, 0x6e                        ;   166.0 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   167.0 p0+p3   11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm28, 0x6e                      ;   168.0 p0      11 t
        vpxord zmm16, zmm16, zmm25                                       ;   157.0 p5      11 t
        vgf2p8affineqb zmm16, zmm16, zmm11, 8                            ;   169.0 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm28, 0x6e                      ;   172.0 p0      11 t
        vpternlogd zmm31, zmm1, [rbp + 21632], 0x96                      ;   156.2 p5+p2   11 t
        vpternlogd zmm30, zmm15, [rbp + 4416], 0x96                      ;   157.2 p5+p3   11 t
        vpternlogd zmm15, zmm17, [rbp + 22016], 0x96                     ;   158.2 p5+p2   11 t
        vpternlogd zmm0, zmm21, [rbp + 21888], 0x96                      ;   159.2 p5+p3   11 t
        vmovdqu64 zmm17, [rbp + 11392]                                   ;    85.3 p2      11 r.6 reload
        vpxord zmm28, zmm26, zmm17                                       ;   160.2 p5      11 t
        vgf2p8affineqb zmm28, zmm28, zmm11, 8                            ;   171.0 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   174.0 p0+p3   11 t
        vpxord zmm17, zmm17, zmm15                                       ;   161.2 p5      11 t
        vgf2p8affineqb zmm17, zmm17, zmm11, 8                            ;   173.0 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   176.0 p0+p2   11 t
        vmovdqu64 [rbp + 21888], zmm3                                    ;   157.0 p8+p9   11 t spill
        vpxord zmm3, zmm31, [rbp + 11264]                                ;   162.2 p5+p3   11 t
        vgf2p8affineqb zmm3, zmm3, zmm27, 0x58                           ;   175.0 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm29, 0x6e                        ;   178.0 p0      11 t
        vmovdqu64 [rbp + 22016], zmm25                                   ;   157.0 p7+p4   11 t spill
        vpxord zmm25, zmm30, [rbp + 11200]                               ;   163.2 p5+p2   11 t
        vgf2p8affineqb zmm25, zmm25, zmm11, 8                            ;   177.0 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   180.0 p0+p3   11 t
        vmovdqu64 [rbp + 21632], zmm30                                   ;   158.2 p8+p9   11 t spill
        vpxord zmm30, zmm0, [rbp + 11328]                                ;   164.2 p5+p2   11 t
        vgf2p8affineqb zmm30, zmm30, zmm11, 8                            ;   179.0 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   182.0 p0+p3   11 t
        vmovdqu64 [rbp + 21952], zmm10                                   ;   146.0 p7+p4   11 t spill
        vmovdqa64 zmm10, zmm6                                            ;   168.0         11 t copy
        vpternlogd zmm10, zmm20, zmm22, 0x96                             ;   168.0 p5      11 t
        vmovdqu64 [rbp + 23168], zmm15                                   ;   159.2 p8+p9   11 t spill
        vmovdqa64 zmm15, zmm13                                           ;   162.0         11 t copy
        vpternlogd zmm15, zmm22, zmm23, 0x96                             ;   170.0 p5      11 t
        vpternlogd zmm6, zmm15, zmm20, 0x96                              ;   171.0 p5      11 t
        vpternlogd zmm20, zmm24, zmm4, 0x96                              ;   171.0 p5      11 t
        vpternlogd zmm24, zmm10, zmm4, 0x96                              ;   171.0 p5      11 t
        vpternlogd zmm9, zmm5, zmm24, 0x96                               ;   172.0 p5      11 t
        vpternlogd zmm4, zmm28, zmm13, 0x96                              ;   177.0 p5      11 t
        vpternlogd zmm28, zmm13, zmm20, 0x96                             ;   177.0 p5      11 t
        vmovdqu64 zmm5, [rbp + 4160]                                     ;    89.3 p2      11 t reload
        vpternlogd zmm1, zmm5, [rbp + 22336], 0x96                       ;   173.2 p5+p3   11 t
        vpxord zmm7, zmm7, zmm1                                          ;   174.2 p5      11 t
        vgf2p8affineqb zmm5, zmm7, zmm27, 0x58                           ;   181.0 p0      11 t
        vmovdqu64 zmm7, [rbp + 4288]                                     ;    90.3 p2      11 t reload
        vpternlogd zmm21, zmm7, [rbp + 22272], 0x96                      ;   175.2 p5+p3   11 t
        vpxord zmm18, zmm18, zmm21                                       ;   176.2 p5      11 t
        vgf2p8affineqb zmm7, zmm18, zmm11, 8                             ;   182.0 p0      11 t
        vpternlogd zmm22, zmm23, zmm4, 0x96                              ;   178.0 p5      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm29, 0x6e                        ;   184.0 p0      11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 320]     ;    91.3 p2      11 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm13, 0x37                        ;   185.0 p0      11 t
        vpternlogd zmm24, zmm15, [rbp + 22592], 0x96                     ;   178.2 p5+p3   11 t
        vpternlogd zmm2, zmm6, [rbp + 21568], 0x96                       ;   179.2 p5+p2   11 t
        vpternlogd zmm6, zmm4, [rbp + 22912], 0x96                       ;   180.2 p5+p3   11 t
        vpternlogd zmm10, zmm28, [rbp + 22720], 0x96                     ;   181.2 p5+p2   11 t
        vpternlogd zmm20, zmm22, [rbp + 22464], 0x96                     ;   182.2 p5+p3   11 t
        vmovdqu64 zmm4, [rbp + 11520]                                    ;    94.3 p2      11 l.0 reload
        vpxord zmm15, zmm9, zmm4                                         ;   183.2 p5      11 t
        vgf2p8affineqb zmm15, zmm15, zmm11, 8                            ;   185.0 p0      11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 128]     ;    95.0 p3      11 t reload
        vgf2p8affineinvqb zmm15, zmm15, zmm18, 0x6e                      ;   188.0 p0      11 t
        vmovdqu64 zmm23, [rbp + 11968]                                   ;    95.3 p2      11 l.7 reload
        vmovdqu64 [rbp + 22464], zmm9                                    ;   173.0 p7+p4   11 t spill
        vpxord zmm9, zmm24, zmm23                                        ;   184.2 p5      11 t
        vgf2p8affineqb zmm9, zmm9, zmm11, 8                              ;   187.0 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, zmm18, 0x6e                        ;   190.0 p0      11 t
        vmovdqu64 [rbp + 22720], zmm24                                   ;   179.2 p8+p9   11 t spill
        vpxord zmm24, zmm6, [rbp + 11776]                                ;   185.2 p5+p3   11 t
        vgf2p8affineqb zmm24, zmm24, zmm27, 0x58                         ;   189.0 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm29, 0x6e                      ;   192.0 p0      11 t
        vmovdqu64 [rbp + 22912], zmm6                                    ;   181.2 p7+p4   11 t spill
        vmovdqa64 zmm6, zmm8                                             ;   169.0         11 t copy
        vpternlogd zmm6, zmm25, zmm30, 0x96                              ;   186.2 p5      11 t
        vmovdqu64 [rbp + 21568], zmm21                                   ;   176.2 p8+p9   11 t spill
        vpxord zmm21, zmm10, [rbp + 11904]                               ;   187.2 p5+p2   11 t
        vgf2p8affineqb zmm21, zmm21, zmm11, 8                            ;   191.0 p0      11 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   194.0 p0+p3   11 t
        vmovdqu64 [rbp + 22592], zmm10                                   ;   182.2 p7+p4   11 t spill
        vpxord zmm10, zmm2, [rbp + 11584]                                ;   188.2 p5+p2   11 t
        vgf2p8affineqb zmm10, zmm10, zmm27, 0x58                         ;   193.0 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, zmm29, 0x6e                      ;   196.0 p0      11 t
        vmovdqu64 [rbp + 22272], zmm2                                    ;   180.2 p8+p9   11 t spill
        vpxord zmm2, zmm20, [rbp + 11840]                                ;   189.2 p5+p3   11 t
        vgf2p8affineqb zmm2, zmm2, zmm11, 8                              ;   195.0 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm13, 0x37                        ;   198.0 p0      11 t
        vmovdqu64 [rbp + 22336], zmm20                                   ;   183.2 p7+p4   11 t spill
        vmovdqa64 zmm20, zmm17                                           ;   179.0         11 t copy
        vpternlogd zmm20, zmm8, zmm5, 0x96                               ;   190.2 p5      11 t
        vpternlogd zmm30, zmm20, zmm25, 0x96                             ;   191.2 p5      11 t
        vpternlogd zmm25, zmm3, zmm7, 0x96                               ;   192.2 p5      11 t
        vpternlogd zmm3, zmm6, zmm7, 0x96                                ;   193.2 p5      11 t
        vpternlogd zmm7, zmm16, zmm5, 0x96                               ;   194.2 p5      11 t
        vpternlogd zmm16, zmm5, zmm25, 0x96                              ;   195.2 p5      11 t
        vpternlogd zmm17, zmm8, zmm7, 0x96                               ;   196.2 p5      11 t
        vpternlogd zmm12, zmm19, zmm16, 0x96                             ;   197.0 p0      11 t
        vmovdqu64 zmm5, [rbp + 22976]                                    ;   108.0 p2      11 t reload
        vpternlogd zmm28, zmm5, [rbp + 21248], 0x96                      ;   197.2 p5+p3   11 t
        vmovdqu64 zmm5, [rbp + 22144]                                    ;   110.0 p2      11 t reload
        vpternlogd zmm22, zmm5, [rbp + 21440], 0x96                      ;   198.0 p0+p3   11 t
        vpternlogd zmm14, zmm3, [rbp + 21504], 0x96                      ;   198.2 p5+p2   11 t
        vpternlogd zmm3, zmm20, [rbp + 22848], 0x96                      ;   199.0 p0+p3   11 t
        vpternlogd zmm16, zmm6, [rbp + 22656], 0x96                      ;   199.2 p5+p2   11 t
        vpternlogd zmm7, zmm30, [rbp + 22784], 0x96                      ;   200.0 p0+p3   11 t
        vpxord zmm4, zmm4, zmm12                                         ;   200.2 p5      11 t
        vpternlogd zmm25, zmm17, [rbp + 22528], 0x96                     ;   201.0 p0+p2   11 t
        vgf2p8affineqb zmm4, zmm4, zmm11, 8                              ;   202.0 p0      11 t
        vpxord zmm23, zmm23, zmm16                                       ;   201.2 p5      11 t
        vmovdqu64 zmm5, [rbp + 23104]                                    ;   114.0 p3      11 t reload
        vpternlogd zmm30, zmm5, [rbp + 21376], 0x96                      ;   202.2 p5+p2   11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm18, 0x6e                        ;   205.0 p0      11 t
        vmovdqu64 zmm5, [rbp + 11712]                                    ;   105.0 p3      11 l.3 reload
        vpxord zmm6, zmm28, zmm5                                         ;   203.2 p5      11 t
        vgf2p8affineqb zmm6, zmm6, zmm11, 8                              ;   204.2 p0      11 t
        vpxord zmm8, zmm3, [rbp + 11776]                                 ;   204.2 p5+p2   11 t
        vgf2p8affineqb zmm8, zmm8, zmm27, 0x58                           ;   205.2 p0      11 t
        vgf2p8affineqb zmm19, zmm23, zmm11, 8                            ;   206.0 p0      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 384]     ;   106.0 p3      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm20, 0xdc                        ;   207.2 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, zmm29, 0x6e                        ;   208.2 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, zmm18, 0x6e                      ;   209.0 p0      11 t
        vpxord zmm23, zmm7, [rbp + 11840]                                ;   205.2 p5+p2   11 t
        vgf2p8affineqb zmm23, zmm23, zmm11, 8                            ;   210.0 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, zmm13, 0x37                      ;   213.0 p0      11 t
        vpxord zmm18, zmm14, [rbp + 11584]                               ;   206.2 p5+p3   11 t
        vgf2p8affineqb zmm18, zmm18, zmm27, 0x58                         ;   212.0 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm29, 0x6e                      ;   215.0 p0      11 t
        vpxord zmm29, zmm22, [rbp + 11648]                               ;   207.2 p5+p2   11 t
        vgf2p8affineqb zmm29, zmm29, zmm11, 8                            ;   214.0 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, zmm13, 0x37                      ;   217.0 p0      11 t
        vpxord zmm27, zmm25, [rbp + 11904]                               ;   208.2 p5+p3   11 t
        vgf2p8affineqb zmm27, zmm27, zmm11, 8                            ;   216.0 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, zmm20, 0xdc                      ;   219.0 p0      11 t
        vmovdqu64 [rbp + 21376], zmm16                                   ;   200.2 p8+p9   11 t spill
        vpxord zmm16, zmm30, [rbp + 11648]                               ;   209.2 p5+p2   11 t
        vgf2p8affineqb zmm16, zmm16, zmm11, 8                            ;   218.0 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm13, 0x37                      ;   221.0 p0      11 t
        vmovdqa64 zmm13, zmm21                                           ;   197.0         11 t copy
        vpternlogd zmm13, zmm15, zmm10, 0x96                             ;   210.2 p5      11 t
        vmovdqu64 [rbp + 23104], zmm28                                   ;   198.2 p7+p4   11 t spill
        vmovdqa64 zmm28, zmm15                                           ;   191.0         11 t copy
        vpternlogd zmm28, zmm2, zmm6, 0x96                               ;   211.2 p5      11 t
        vpternlogd zmm2, zmm13, zmm6, 0x96                               ;   212.2 p5      11 t
        vpternlogd zmm6, zmm24, zmm29, 0x96                              ;   220.0 p5      11 t
        vpternlogd zmm24, zmm28, zmm29, 0x96                             ;   220.0 p5      11 t
        vpternlogd zmm29, zmm9, zmm10, 0x96                              ;   220.0 p5      11 t
        vpternlogd zmm9, zmm10, zmm6, 0x96                               ;   221.0 p5      11 t
        vpternlogd zmm21, zmm15, zmm29, 0x96                             ;   221.0 p5      11 t
        vmovdqu64 zmm10, [rbp + 22400]                                   ;   112.0 p3      11 t reload
        vpternlogd zmm17, zmm10, [rbp + 21312], 0x96                     ;   218.2 p5+p2   11 t
        vpternlogd zmm6, zmm26, zmm21, 0x96                              ;   222.0 p5      11 t
        vpxord zmm5, zmm5, zmm17                                         ;   220.0 p0      11 t
        vmovdqu64 zmm10, [rbp + 22080]                                   ;   146.0 p3      12 y
        vmovdqu64 zmm15, [rbp + 21888]                                   ;   157.0 p2      12 y
        vmovdqu64 zmm26, [rbp + 22208]                                   ;   144.0 p3      12 y
        vgf2p8affineqb zmm5, zmm5, zmm11, 8                              ;   221.0 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm20, 0xdc                        ;   224.0 p0      11 t
        vpxord zmm26, zmm26, zmm24                                       ;   221.0 p5      12 y
        vpxord zmm10, zmm10, zmm9                                        ;   222.0 p5      12 y
        vpxord zmm21, zmm21, [rbp + 21760]                               ;   222.2 p5+p2   12 y
        vmovdqu64 zmm20, [rbp + 23040]                                   ;   147.0 p3      12 y
        vpxord zmm20, zmm20, zmm2                                        ;   223.0 p0      12 y
        vmovdqu64 zmm11, [rbp + 21568]                                   ;   176.2 p2      12 y
        vmovdqu64 [rbp + 21568], zmm17                                   ;   219.2 p8+p9   11 t spill
        vmovdqu64 zmm17, [rbp + 21632]                                   ;   158.2 p3      12 y
        vpternlogd zmm24, zmm13, [rbp + 21696], 0x96                     ;   223.2 p5+p2   11 t
        vpternlogd zmm2, zmm29, [rbp + 21824], 0x96                      ;   224.0 p0+p3   11 t
        vpternlogd zmm9, zmm28, [rbp + 21952], 0x96                      ;   224.2 p5+p2   11 t
        vmovdqu64 zmm13, [rbp + 22464]                                   ;   173.0 p3      11 t reload
        vmovdqu64 zmm28, [rbp + 22912]                                   ;   181.2 p2      11 t reload
        vmovdqu64 zmm29, [rbp + 12544]                                   ;   116.8 p3      12 x
        vpternlogd zmm29, zmm28, zmm13, 0x36                             ;   225.0 p0      12 x
        vpternlogd zmm3, zmm12, [rbp + 12544], 0x1e                      ;   225.2 p5+p2   12 x
        vmovdqu64 zmm28, [rbp + 12608]                                   ;   117.8 p3      12 y.1 reload
        vpternlogd zmm7, zmm14, zmm28, 0x1e                              ;   226.0 p0      12 x
        vmovdqu64 zmm13, [rbp + 22336]                                   ;   183.2 p2      11 t reload
        vpternlogd zmm28, zmm13, [rbp + 22272], 0x36                     ;   226.2 p5+p3   12 x
        vmovdqu64 zmm13, [rbp + 12672]                                   ;   119.0 p2      12 y.2 reload
        vpternlogd zmm25, zmm30, zmm13, 0x1e                             ;   227.0 p0      12 x
        vpternlogd zmm13, zmm22, [rbp + 22592], 0x56                     ;   227.2 p5+p3   12 x
        vmovdqu64 [rbp + 22592], zmm30                                   ;   203.2 p7+p4   11 t spill
        vpandd zmm30, zmm6, [rbp + 12416]                                ;   228.0 p0+p2   12 y
        vmovdqu64 [rbp + 22336], zmm22                                   ;   199.0 p8+p9   11 t spill
        vpandd zmm22, zmm24, [rbp + 12288]                               ;   228.2 p5+p3   12 y
        vmovdqu64 [rbp + 22912], zmm14                                   ;   199.2 p7+p4   11 t spill
        vmovdqa64 zmm14, zmm27                                           ;   222.0         11 t copy
        vpternlogd zmm14, zmm4, zmm18, 0x96                              ;   229.0 p0      11 t
        vmovdqu64 [rbp + 21952], zmm12                                   ;   198.0 p8+p9   11 t spill
        vpandd zmm12, zmm2, [rbp + 12352]                                ;   229.2 p5+p2   12 y
        vmovdqu64 [rbp + 21824], zmm25                                   ;   228.0 p7+p4   12 x spill
        vpandd zmm25, zmm9, [rbp + 12480]                                ;   230.0 p0+p3   12 y
        vmovdqu64 [rbp + 21696], zmm13                                   ;   228.2 p8+p9   12 x spill
        vmovdqa64 zmm13, zmm19                                           ;   212.0         11 t copy
        vpternlogd zmm13, zmm18, zmm16, 0x96                             ;   230.2 p5      11 t
        vpternlogd zmm27, zmm13, zmm4, 0x96                              ;   231.2 p0      11 t
        vpternlogd zmm4, zmm23, zmm5, 0x96                               ;   231.2 p5      11 t
        vpternlogd zmm23, zmm14, zmm5, 0x96                              ;   232.0 p0      11 t
        vpternlogd zmm5, zmm8, zmm16, 0x96                               ;   232.2 p5      11 t
        vpternlogd zmm8, zmm16, zmm4, 0x96                               ;   233.0 p0      11 t
        vmovdqu64 zmm16, [rbp + 21696]                                   ;   228.2 p2      12 x
        vpandd zmm16, zmm16, [rbp + 12928]                               ;   234.2 p5+p3   12 x
        vpternlogd zmm19, zmm18, zmm5, 0x96                              ;   234.0 p0      11 t
        vmovdqu64 zmm18, [rbp + 21824]                                   ;   228.0 p2      12 x
        vpandd zmm18, zmm18, [rbp + 12928]                               ;   234.2 p5+p3   12 x
        vpternlogd zmm13, zmm0, zmm23, 0x96                              ;   235.0 p0      11 t
        vpternlogd zmm14, zmm31, zmm8, 0x96                              ;   235.2 p5      11 t
        vpxord zmm1, zmm1, zmm8                                          ;   236.0 p0      12 y
        vmovdqu64 zmm0, [rbp + 23104]                                    ;   198.2 p2      11 t reload
        vmovdqu64 zmm8, [rbp + 22720]                                    ;   179.2 p3      11 t reload
        vmovdqu64 zmm31, [rbp + 12736]                                   ;   125.0 p2      12 x
        vpternlogd zmm31, zmm8, zmm0, 0x36                               ;   236.2 p5      12 x
        vpxord zmm11, zmm11, zmm23                                       ;   237.0 p0      12 y
        vpternlogd zmm5, zmm27, [rbp + 23168], 0x96                      ;   237.2 p5+p3   11 t
        vpxord zmm17, zmm17, zmm27                                       ;   238.0 p0      12 y
        vmovdqu64 zmm8, [rbp + 21568]                                    ;   219.2 p2      11 t reload
        vmovdqu64 zmm23, [rbp + 21376]                                   ;   200.2 p3      11 t reload
        vmovdqu64 zmm27, [rbp + 12736]                                   ;   127.0 p2      12 x
        vpternlogd zmm27, zmm23, zmm8, 0x36                              ;   238.2 p5      12 x
        vpxord zmm15, zmm15, zmm19                                       ;   239.0 p0      12 y
        vpternlogd zmm19, zmm4, [rbp + 22016], 0x96                      ;   239.2 p5+p3   11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 768]      ;   128.0 p2      12 y reload
        vgf2p8affineqb zmm23, zmm22, zmm4, 0                             ;   240.0 p0      12 y
        vpaddb zmm22, zmm22, zmm22                                       ;   240.2 p5      12 y
        vgf2p8affineqb zmm8, zmm25, zmm4, 0                              ;   241.0 p0      12 y
        vpternlogd zmm8, zmm22, zmm10, 0x96                              ;   244.0 p5      12 y
        vgf2p8affineqb zmm10, zmm30, zmm4, 0                             ;   242.0 p0      12 y
        vpaddb zmm22, zmm30, zmm30                                       ;   242.2 p5      12 y
        vgf2p8affineqb zmm30, zmm12, zmm4, 0                             ;   243.0 p0      12 y
        vpternlogd zmm30, zmm22, zmm20, 0x96                             ;   246.0 p5      12 y
        vpaddb zmm12, zmm12, zmm12                                       ;   244.0 p0      12 y
        vpternlogd zmm23, zmm12, zmm26, 0x96                             ;   245.0 p5      12 y
        vpandd zmm12, zmm14, [rbp + 12288]                               ;   245.0 p0+p3   12 y
        vpaddb zmm20, zmm25, zmm25                                       ;   245.2 p5      12 y
        vpternlogd zmm10, zmm20, zmm21, 0x96                             ;   246.2 p0      12 y
        vpandd zmm20, zmm13, [rbp + 12352]                               ;   246.2 p5+p2   12 y
        vpandd zmm21, zmm5, [rbp + 12416]                                ;   247.0 p0+p3   12 y
        vpandd zmm22, zmm19, [rbp + 12480]                               ;   247.2 p5+p2   12 y
        vmovdqu64 zmm25, [rbp + 12800]                                   ;   130.8 p3      12 y.4 reload
        vpandd zmm26, zmm29, zmm25                                       ;   248.0 p0      12 x
        vpandd zmm25, zmm25, zmm3                                        ;   248.2 p5      12 x
        vpandd zmm0, zmm28, [rbp + 12864]                                ;   249.0 p0+p2   12 x
        vmovdqu64 [rbp + 22016], zmm28                                   ;   227.2 p7+p4   12 x spill
        vpandd zmm28, zmm7, [rbp + 12864]                                ;   249.2 p5+p3   12 x
        vmovdqu64 [rbp + 21376], zmm7                                    ;   227.0 p8+p9   12 x spill
        vgf2p8affineqb zmm7, zmm12, zmm4, 0                              ;   250.0 p0      12 y
        vpaddb zmm12, zmm12, zmm12                                       ;   250.2 p5      12 y
        vpternlogd zmm24, zmm8, [rbp + 12032], 0x1e                      ;   251.0 p0+p2   12 y
        vmovdqu64 [rbp + 23168], zmm3                                    ;   226.2 p7+p4   12 x spill
        vgf2p8affineqb zmm3, zmm22, zmm4, 0                              ;   252.0 p0      12 y
        vpternlogd zmm3, zmm12, zmm15, 0x96                              ;   255.0 p5      12 y
        vmovdqu64 zmm12, [rbp + 12096]                                   ;   132.8 p3      12 d.1 reload
        vpternlogd zmm2, zmm23, zmm12, 0x1e                              ;   252.2 p5      12 y
        vgf2p8affineqb zmm15, zmm20, zmm4, 0                             ;   253.0 p0      12 y
        vpaddb zmm20, zmm20, zmm20                                       ;   253.2 p5      12 y
        vpternlogd zmm7, zmm20, zmm1, 0x96                               ;   254.2 p0      12 y
        vpternlogd zmm12, zmm13, zmm7, 0x36                              ;   255.2 p5      12 y
        vpaddb zmm1, zmm22, zmm22                                        ;   255.0 p0      12 y
        vgf2p8affineqb zmm13, zmm21, zmm4, 0                             ;   256.0 p0      12 y
        vpternlogd zmm13, zmm1, zmm17, 0x96                              ;   259.0 p5      12 y
        vpaddb zmm1, zmm21, zmm21                                        ;   256.2 p5      12 y
        vpternlogd zmm15, zmm1, zmm11, 0x96                              ;   257.2 p0      12 y
        vmovdqu64 zmm1, [rbp + 12992]                                    ;   133.0 p2      12 y.7 reload
        vpandd zmm11, zmm31, zmm1                                        ;   257.2 p5      12 x
        vpandd zmm1, zmm1, zmm27                                         ;   258.0 p0      12 x
        vgf2p8affineqb zmm17, zmm16, zmm4, 0                             ;   259.0 p0      12 x
        vpaddb zmm16, zmm16, zmm16                                       ;   258.2 p5      12 x
        vgf2p8affineqb zmm20, zmm18, zmm4, 0                             ;   260.0 p0      12 x
        vmovdqu64 zmm21, [rbp + 12160]                                   ;   133.8 p3      12 d.2 reload
        vpternlogd zmm6, zmm30, zmm21, 0x1e                              ;   259.2 p5      12 y
        vpternlogd zmm21, zmm5, zmm15, 0x36                              ;   260.2 p5      12 y
        vmovdqu64 zmm5, [rbp + 12224]                                    ;   134.0 p2      12 d.3 reload
        vpternlogd zmm9, zmm10, zmm5, 0x1e                               ;   261.0 p0      12 y
        vpternlogd zmm5, zmm19, zmm13, 0x36                              ;   261.2 p5      12 y
        vpaddb zmm18, zmm18, zmm18                                       ;   262.0 p0      12 x
        vpternlogd zmm14, zmm3, [rbp + 12032], 0x1e                      ;   262.2 p5+p3   12 y
        vgf2p8affineqb zmm19, zmm26, zmm4, 0                             ;   263.0 p0      12 x
        vpaddb zmm22, zmm26, zmm26                                       ;   263.2 p5      12 x
        vgf2p8affineqb zmm26, zmm25, zmm4, 0                             ;   264.0 p0      12 x
        vpaddb zmm25, zmm25, zmm25                                       ;   264.2 p5      12 x
        vmovdqu64 [rbp + 22720], zmm27                                   ;   239.2 p8+p9   12 x spill
        vgf2p8affineqb zmm27, zmm0, zmm4, 0                              ;   265.0 p0      12 x
        vpaddb zmm0, zmm0, zmm0                                          ;   265.2 p5      12 x
        vmovdqu64 [rbp + 21632], zmm31                                   ;   237.2 p7+p4   12 x spill
        vgf2p8affineqb zmm31, zmm28, zmm4, 0                             ;   266.0 p0      12 x
        vpaddb zmm28, zmm28, zmm28                                       ;   266.2 p5      12 x
        vmovdqu64 [rbp + 23040], zmm29                                   ;   226.0 p8+p9   12 x spill
        vpxord zmm29, zmm8, [rbp + 13056]                                ;   267.0 p0+p2   11 t
        vgf2p8affineqb zmm29, zmm29, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   268.0 p0+p3   11 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   271.0 p0+p2   11 t
        vmovdqu64 [rbp + 21760], zmm8                                    ;   245.0 p7+p4   12 y spill
        vpxord zmm8, zmm23, [rbp + 13120]                                ;   267.2 p5+p3   11 t
        vgf2p8affineqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   270.0 p0+p2   11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   273.0 p0+p3   11 t
        vmovdqu64 [rbp + 22208], zmm23                                   ;   246.0 p8+p9   12 y spill
        vpxord zmm23, zmm30, [rbp + 13184]                               ;   268.2 p5+p2   11 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   272.0 p0+p3   11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   275.0 p0+p2   11 t
        vmovdqu64 [rbp + 21888], zmm30                                   ;   247.0 p7+p4   12 y spill
        vgf2p8affineqb zmm30, zmm11, zmm4, 0                             ;   274.0 p0      12 x
        vmovdqu64 [rbp + 22080], zmm20                                   ;   263.0 p8+p9   12 x spill
        vpxord zmm20, zmm10, [rbp + 13248]                               ;   269.2 p5+p3   11 t
        vgf2p8affineqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   275.0 p0+p2   11 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   278.0 p0+p3   11 t
        vmovdqu64 [rbp + 21312], zmm10                                   ;   247.2 p7+p4   12 y spill
        vpxord zmm10, zmm24, [rbp + 13312]                               ;   270.2 p5+p2   11 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   277.0 p0+p3   11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   280.0 p0+p2   11 t
        vmovdqu64 [rbp + 22400], zmm24                                   ;   252.0 p8+p9   12 y spill
        vgf2p8affineqb zmm24, zmm1, zmm4, 0                              ;   279.0 p0      12 x
        vpxord zmm4, zmm2, [rbp + 13376]                                 ;   271.2 p5+p3   11 t
        vgf2p8affineqb zmm4, zmm4, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   280.0 p0+p2   11 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   283.0 p0+p3   11 t
        vpaddb zmm11, zmm11, zmm11                                       ;   272.2 p5      12 x
        vpaddb zmm1, zmm1, zmm1                                          ;   273.2 p5      12 x
        vmovdqu64 [rbp + 22528], zmm2                                    ;   253.2 p7+p4   12 y spill
        vpxord zmm2, zmm12, [rbp + 13376]                                ;   274.2 p5+p2   11 t
        vgf2p8affineqb zmm2, zmm2, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   282.0 p0+p3   11 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   285.0 p0+p2   11 t
        vmovdqu64 [rbp + 22784], zmm12                                   ;   256.2 p8+p9   12 y spill
        vpxord zmm12, zmm7, [rbp + 13120]                                ;   275.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   284.0 p0+p2   11 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   287.0 p0+p3   11 t
        vmovdqu64 [rbp + 22656], zmm7                                    ;   255.2 p7+p4   12 y spill
        vpxord zmm7, zmm3, [rbp + 13056]                                 ;   276.2 p5+p2   11 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   286.0 p0+p3   11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   289.0 p0+p2   11 t
        vmovdqu64 [rbp + 22848], zmm3                                    ;   256.0 p8+p9   12 y spill
        vpxord zmm3, zmm6, [rbp + 13440]                                 ;   277.2 p5+p3   11 t
        vgf2p8affineqb zmm3, zmm3, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   288.0 p0+p2   11 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   291.0 p0+p3   11 t
        vmovdqu64 [rbp + 21504], zmm6                                    ;   260.2 p7+p4   12 y spill
        vpxord zmm6, zmm15, [rbp + 13184]                                ;   278.2 p5+p2   11 t
        vgf2p8affineqb zmm6, zmm6, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   290.0 p0+p3   11 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   293.0 p0+p2   11 t
        vmovdqu64 [rbp + 21440], zmm15                                   ;   258.2 p8+p9   12 y spill
        vpxord zmm15, zmm21, [rbp + 13440]                               ;   279.2 p5+p3   11 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   292.0 p0+p2   11 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   295.0 p0+p3   11 t
        vmovdqu64 [rbp + 22144], zmm21                                   ;   261.2 p7+p4   12 y spill
        vpxord zmm21, zmm14, [rbp + 13312]                               ;   280.2 p5+p2   11 t
        vgf2p8affineqb zmm21, zmm21, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   294.0 p0+p3   11 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   297.0 p0+p2   11 t
        vmovdqu64 [rbp + 21248], zmm14                                   ;   263.2 p8+p9   12 y spill
        vpxord zmm14, zmm9, [rbp + 13504]                                ;   281.2 p5+p3   11 t
        vgf2p8affineqb zmm14, zmm14, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   296.0 p0+p2   11 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   299.0 p0+p3   11 t
        vmovdqu64 [rbp + 22976], zmm9                                    ;   262.0 p7+p4   12 y spill
        vpxord zmm9, zmm5, [rbp + 13504]                                 ;   282.2 p5+p2   11 t
        vgf2p8affineqb zmm9, zmm9, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   298.0 p0+p3   11 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   301.0 p0+p2   11 t
        vmovdqu64 [rbp + 23232], zmm5                                    ;   262.2 p8+p9   12 y spill
        vpxord zmm5, zmm13, [rbp + 13248]                                ;   283.2 p5+p3   11 t
        vgf2p8affineqb zmm5, zmm5, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   300.0 p0+p2   11 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   303.0 p0+p3   11 t
        vpternlogd zmm19, zmm0, [rbp + 22272], 0x96                      ;   284.2 p5+p2   11 t
        vpternlogd zmm26, zmm28, [rbp + 22912], 0x96                     ;   285.2 p5+p3   11 t
        vpternlogd zmm27, zmm16, [rbp + 22336], 0x96                     ;   286.2 p5+p2   11 t
        vpternlogd zmm31, zmm18, [rbp + 22592], 0x96                     ;   287.2 p5+p3   11 t
        vpternlogd zmm17, zmm11, [rbp + 23104], 0x96                     ;   288.2 p5+p2   11 t
        vpternlogd zmm30, zmm22, [rbp + 22464], 0x96                     ;   289.2 p5+p3   11 t
        vpternlogd zmm24, zmm25, [rbp + 21952], 0x96                     ;   290.2 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 22080]                                    ;   263.0 p3      12 x reload
        vpternlogd zmm1, zmm0, [rbp + 21568], 0x96                       ;   291.2 p5+p2   11 t
        vmovdqa64 zmm0, zmm10                                            ;   283.0         11 t copy
        vpternlogd zmm0, zmm23, zmm20, 0x96                              ;   292.2 p5      11 t
        vmovdqa64 zmm11, zmm29                                           ;   274.0         11 t copy
        vpternlogd zmm11, zmm4, zmm20, 0x96                              ;   293.2 p5      11 t
        vpternlogd zmm10, zmm11, zmm23, 0x96                             ;   294.2 p5      11 t
        vpternlogd zmm23, zmm14, zmm8, 0x96                              ;   302.0 p5      11 t
        vpternlogd zmm14, zmm0, zmm8, 0x96                               ;   302.0 p5      11 t
        vpternlogd zmm8, zmm3, zmm29, 0x96                               ;   297.2 p5      11 t
        vpternlogd zmm4, zmm20, zmm8, 0x96                               ;   298.2 p5      11 t
        vpternlogd zmm3, zmm29, zmm23, 0x96                              ;   303.0 p5      11 t
        vpternlogd zmm8, zmm10, [rbp + 23040], 0x96                      ;   300.2 p5+p3   11 t
        vmovdqu64 zmm16, [rbp + 13824]                                   ;   164.0 p2      11 t
        vmovdqu64 zmm18, [rbp + 13824]                                   ;   164.8 p3      11 t
        vpxord zmm16, zmm16, zmm8                                        ;   301.2 p5      11 t
        vmovdqu64 zmm20, [rbp + 13888]                                   ;   165.0 p2      11 t
        vmovdqu64 zmm22, [rbp + 13888]                                   ;   165.8 p3      11 t
        vmovdqu64 zmm25, [rbp + 13952]                                   ;   166.0 p2      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 192]     ;   166.8 p3      11 t reload
        vgf2p8affineqb zmm16, zmm16, zmm28, 0x58                         ;   302.2 p0      11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 256]     ;   167.0 p2      11 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm29, 0x6e                      ;   305.2 p0      11 t
        vpternlogd zmm23, zmm4, [rbp + 22016], 0x96                      ;   303.0 p5+p3   11 t
        vpxord zmm20, zmm20, zmm23                                       ;   304.0 p5      11 t
        vgf2p8affineqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   305.0 p0+p2   11 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   308.0 p0+p3   11 t
        vpternlogd zmm11, zmm14, [rbp + 21632], 0x96                     ;   304.2 p5+p2   11 t
        vpternlogd zmm0, zmm3, [rbp + 21696], 0x96                       ;   305.2 p5+p3   11 t
        vpxord zmm25, zmm25, zmm0                                        ;   306.2 p0      11 t
        vgf2p8affineqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   307.2 p0+p2   11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   310.2 p0+p3   11 t
        vmovdqu64 [rbp + 21696], zmm0                                    ;   306.2 p7+p4   11 t spill
        vmovdqa64 zmm0, zmm15                                            ;   298.0         11 t copy
        vpternlogd zmm0, zmm7, zmm12, 0x96                               ;   306.2 p5      11 t
        vmovdqu64 [rbp + 21632], zmm23                                   ;   304.0 p8+p9   11 t spill
        vmovdqa64 zmm23, zmm9                                            ;   304.0         11 t copy
        vpternlogd zmm23, zmm12, zmm6, 0x96                              ;   307.2 p5      11 t
        vpternlogd zmm15, zmm23, zmm7, 0x96                              ;   308.2 p5      11 t
        vpternlogd zmm7, zmm2, zmm5, 0x96                                ;   309.0 p0      11 t
        vpternlogd zmm2, zmm0, zmm5, 0x96                                ;   309.2 p5      11 t
        vpternlogd zmm5, zmm21, zmm6, 0x96                               ;   310.0 p0      11 t
        vpternlogd zmm21, zmm6, zmm7, 0x96                               ;   310.2 p5      11 t
        vpternlogd zmm9, zmm12, zmm5, 0x96                               ;   311.0 p0      11 t
        vpternlogd zmm23, zmm2, [rbp + 21376], 0x96                      ;   311.2 p5+p2   11 t
        vpxord zmm22, zmm22, zmm23                                       ;   312.2 p0      11 t
        vpternlogd zmm0, zmm21, [rbp + 23168], 0x96                      ;   312.2 p5+p3   11 t
        vpxord zmm18, zmm18, zmm0                                        ;   313.2 p0      11 t
        vgf2p8affineqb zmm6, zmm18, zmm28, 0x58                          ;   314.2 p0      11 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 64]      ;   172.0 p2      11 t reload
        vgf2p8affineqb zmm18, zmm22, zmm12, 8                            ;   315.0 p0      11 t
        vpternlogd zmm5, zmm15, [rbp + 21824], 0x96                      ;   313.2 p5+p3   11 t
        vpternlogd zmm7, zmm9, [rbp + 22720], 0x96                       ;   314.2 p5+p2   11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm29, 0x6e                        ;   317.2 p0      11 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 320]     ;   173.8 p3      11 t reload
        vgf2p8affineinvqb zmm18, zmm18, zmm22, 0x37                      ;   318.0 p0      11 t
        vmovdqu64 [rbp + 22720], zmm23                                   ;   312.2 p7+p4   11 t spill
        vpxord zmm23, zmm11, [rbp + 14016]                               ;   315.2 p5+p2   11 t
        vgf2p8affineqb zmm23, zmm23, zmm12, 8                            ;   318.0 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   321.0 p0+p3   11 t
        vmovdqu64 [rbp + 21824], zmm11                                   ;   305.2 p8+p9   11 t spill
        vpxord zmm11, zmm5, [rbp + 13952]                                ;   316.2 p5+p2   11 t
        vgf2p8affineqb zmm11, zmm11, zmm12, 8                            ;   320.0 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   323.0 p0+p3   11 t
        vmovdqu64 [rbp + 23168], zmm5                                    ;   314.2 p7+p4   11 t spill
        vpxord zmm5, zmm7, [rbp + 14016]                                 ;   317.2 p5+p2   11 t
        vgf2p8affineqb zmm5, zmm5, zmm12, 8                              ;   322.0 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   325.0 p0+p3   11 t
        vmovdqu64 [rbp + 21376], zmm7                                    ;   315.2 p8+p9   11 t spill
        vmovdqa64 zmm7, zmm19                                            ;   285.2         11 t copy
        vpternlogd zmm7, zmm10, [rbp + 13632], 0x96                      ;   318.2 p5+p2   11 t
        vgf2p8affineqb zmm7, zmm7, zmm28, 0x58                           ;   324.0 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, zmm29, 0x6e                        ;   327.0 p0      11 t
        vmovdqu64 [rbp + 22016], zmm0                                    ;   313.2 p7+p4   11 t spill
        vmovdqa64 zmm0, zmm27                                            ;   287.2         11 t copy
        vpternlogd zmm0, zmm4, [rbp + 13696], 0x96                       ;   319.2 p5+p3   11 t
        vgf2p8affineqb zmm0, zmm0, zmm12, 8                              ;   326.0 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm22, 0x37                        ;   329.0 p0      11 t
        vmovdqu64 [rbp + 23040], zmm8                                    ;   301.2 p8+p9   11 t spill
        vmovdqa64 zmm8, zmm23                                            ;   324.0         11 t copy
        vpternlogd zmm8, zmm7, zmm0, 0x96                                ;   332.0 p5      11 t
        vmovdqu64 [rbp + 21568], zmm27                                   ;   287.2 p7+p4   11 t spill
        vmovdqa64 zmm27, zmm30                                           ;   290.2         11 t copy
        vpternlogd zmm27, zmm14, [rbp + 13568], 0x96                     ;   321.2 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm12, 8                            ;   328.0 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   331.0 p0+p3   11 t
        vmovdqu64 [rbp + 22080], zmm4                                    ;   299.2 p8+p9   11 t spill
        vmovdqa64 zmm4, zmm25                                            ;   313.2         11 t copy
        vpternlogd zmm4, zmm27, zmm7, 0x96                               ;   334.0 p5      11 t
        vpternlogd zmm25, zmm8, zmm27, 0x96                              ;   334.0 p5      11 t
        vmovdqu64 [rbp + 21952], zmm19                                   ;   285.2 p7+p4   11 t spill
        vmovdqa64 zmm19, zmm17                                           ;   289.2         11 t copy
        vpternlogd zmm19, zmm3, [rbp + 13760], 0x96                      ;   324.2 p5+p2   11 t
        vgf2p8affineqb zmm19, zmm19, zmm12, 8                            ;   330.0 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   333.0 p0+p3   11 t
        vpternlogd zmm27, zmm20, zmm19, 0x96                             ;   336.0 p5      11 t
        vpternlogd zmm20, zmm4, zmm19, 0x96                              ;   336.0 p5      11 t
        vpternlogd zmm19, zmm16, zmm0, 0x96                              ;   336.0 p5      11 t
        vpternlogd zmm16, zmm0, zmm27, 0x96                              ;   337.0 p5      11 t
        vpternlogd zmm23, zmm7, zmm19, 0x96                              ;   337.0 p5      11 t
        vmovdqa64 zmm0, zmm1                                             ;   292.2         11 t copy
        vpternlogd zmm0, zmm15, [rbp + 13760], 0x96                      ;   330.2 p5+p2   11 t
        vgf2p8affineqb zmm0, zmm0, zmm12, 8                              ;   332.0 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 384]      ;   180.8 p3      11 t reload
        vgf2p8affineinvqb zmm0, zmm0, zmm7, 0xdc                         ;   335.0 p0      11 t
        vpternlogd zmm8, zmm20, [rbp + 22528], 0x96                      ;   337.0 p5+p2   11 t
        vpternlogd zmm4, zmm16, [rbp + 22400], 0x96                      ;   338.0 p5+p3   11 t
        vpternlogd zmm19, zmm25, [rbp + 21504], 0x96                     ;   337.0 p5+p2   11 t
        vpternlogd zmm27, zmm23, [rbp + 22976], 0x96                     ;   338.0 p0+p3   11 t
        vpxord zmm7, zmm8, [rbp + 14400]                                 ;   338.0 p5+p2   11 t
        vmovdqu64 [rbp + 22976], zmm8                                    ;   338.0 p8+p9   11 t spill
        vpxord zmm8, zmm4, [rbp + 14336]                                 ;   339.0 p0+p3   11 t
        vmovdqu64 [rbp + 21504], zmm4                                    ;   339.0 p7+p4   11 t spill
        vpxord zmm4, zmm19, [rbp + 14464]                                ;   338.0 p5+p2   11 t
        vmovdqu64 [rbp + 22400], zmm19                                   ;   338.0 p8+p9   11 t spill
        vpxord zmm19, zmm27, [rbp + 14528]                               ;   339.0 p0+p3   11 t
        vmovdqu64 [rbp + 22528], zmm27                                   ;   339.0 p7+p4   11 t spill
        vmovdqa64 zmm27, zmm31                                           ;   288.2         11 t copy
        vpternlogd zmm27, zmm2, [rbp + 13696], 0x96                      ;   336.2 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm12, 8                            ;   337.2 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, zmm22, 0x37                      ;   340.2 p0      11 t
        vmovdqa64 zmm22, zmm6                                            ;   320.2         11 t copy
        vpternlogd zmm22, zmm27, zmm0, 0x96                              ;   343.2 p5      11 t
        vmovdqu64 [rbp + 22464], zmm1                                    ;   292.2 p8+p9   11 t spill
        vmovdqa64 zmm1, zmm26                                            ;   286.2         11 t copy
        vpternlogd zmm1, zmm21, [rbp + 13632], 0x96                      ;   338.2 p5+p3   11 t
        vgf2p8affineqb zmm1, zmm1, zmm28, 0x58                           ;   339.2 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, zmm29, 0x6e                        ;   342.2 p0      11 t
        vmovdqa64 zmm29, zmm5                                            ;   328.0         11 t copy
        vpternlogd zmm29, zmm1, zmm27, 0x96                              ;   345.2 p5      11 t
        vpternlogd zmm5, zmm22, zmm1, 0x96                               ;   345.2 p5      11 t
        vmovdqa64 zmm28, zmm24                                           ;   291.2         11 t copy
        vpternlogd zmm28, zmm9, [rbp + 13568], 0x96                      ;   341.0 p0+p2   11 t
        vgf2p8affineqb zmm28, zmm28, zmm12, 8                            ;   342.0 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   345.0 p0+p3   11 t
        vpternlogd zmm1, zmm11, zmm28, 0x96                              ;   348.0 p5      11 t
        vpternlogd zmm11, zmm29, zmm28, 0x96                             ;   348.0 p5      11 t
        vpternlogd zmm28, zmm18, zmm0, 0x96                              ;   348.0 p5      11 t
        vpternlogd zmm6, zmm27, zmm28, 0x96                              ;   349.0 p0      11 t
        vpternlogd zmm18, zmm0, zmm1, 0x96                               ;   349.0 p5      11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 192]      ;   187.5 p2      11 t reload
        vgf2p8affineqb zmm8, zmm8, zmm0, 0x58                            ;   345.0 p0      11 t
        vgf2p8affineqb zmm7, zmm7, zmm12, 8                              ;   346.0 p0      11 t
        vgf2p8affineqb zmm4, zmm4, zmm12, 8                              ;   347.0 p0      11 t
        vgf2p8affineqb zmm19, zmm19, zmm12, 8                            ;   348.0 p0      11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 256]     ;   188.3 p3      11 t reload
        vgf2p8affineinvqb zmm8, zmm8, zmm27, 0x6e                        ;   349.0 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   350.0 p0+p2   11 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   351.0 p0+p3   11 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   352.0 p0+p2   11 t
        vpternlogd zmm1, zmm6, [rbp + 21248], 0x96                       ;   350.0 p5+p3   11 t
        vpternlogd zmm22, zmm11, [rbp + 22144], 0x96                     ;   349.0 p5+p2   11 t
        vpternlogd zmm29, zmm18, [rbp + 22784], 0x96                     ;   350.0 p5+p3   11 t
        vpternlogd zmm28, zmm5, [rbp + 23232], 0x96                      ;   349.0 p5+p2   11 t
        vmovdqu64 [rbp + 23232], zmm15                                   ;   309.2 p7+p4   11 t spill
        vpxord zmm15, zmm22, [rbp + 14464]                               ;   350.0 p5+p3   11 t
        vgf2p8affineqb zmm15, zmm15, zmm12, 8                            ;   353.0 p0      11 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   356.0 p0+p2   11 t
        vmovdqu64 [rbp + 22784], zmm22                                   ;   350.0 p8+p9   11 t spill
        vpxord zmm22, zmm1, [rbp + 14336]                                ;   351.0 p5+p3   11 t
        vgf2p8affineqb zmm22, zmm22, zmm0, 0x58                          ;   355.0 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, zmm27, 0x6e                      ;   358.0 p0      11 t
        vmovdqu64 [rbp + 22144], zmm1                                    ;   351.0 p7+p4   11 t spill
        vpxord zmm1, zmm29, [rbp + 14400]                                ;   351.2 p5+p2   11 t
        vgf2p8affineqb zmm1, zmm1, zmm12, 8                              ;   357.0 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   360.0 p0+p3   11 t
        vmovdqu64 [rbp + 21248], zmm29                                   ;   351.0 p8+p9   11 t spill
        vpxord zmm29, zmm28, [rbp + 14528]                               ;   352.2 p5+p2   11 t
        vgf2p8affineqb zmm29, zmm29, zmm12, 8                            ;   359.0 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   362.0 p0+p3   11 t
        vmovdqu64 [rbp + 23104], zmm28                                   ;   350.0 p7+p4   11 t spill
        vmovdqa64 zmm28, zmm11                                           ;   349.0         11 t copy
        vpternlogd zmm28, zmm13, [rbp + 14272], 0x96                     ;   353.2 p5+p2   11 t
        vgf2p8affineqb zmm28, zmm28, zmm12, 8                            ;   361.0 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   364.0 p0+p3   11 t
        vmovdqu64 [rbp + 22592], zmm11                                   ;   349.0 p8+p9   11 t spill
        vmovdqu64 zmm11, [rbp + 14592]                                   ;   197.0 p2      11 t
        vmovdqu64 [rbp + 22336], zmm13                                   ;   260.0 p7+p4   12 y spill
        vmovdqu64 zmm13, [rbp + 14592]                                   ;   197.3 p3      11 t
        vmovdqu64 [rbp + 22912], zmm17                                   ;   289.2 p8+p9   11 t spill
        vmovdqu64 zmm17, [rbp + 14656]                                   ;   199.0 p2      11 t
        vmovdqu64 [rbp + 22272], zmm3                                    ;   304.0 p7+p4   11 t spill
        vmovdqu64 zmm3, [rbp + 14656]                                    ;   199.3 p3      11 t
        vmovdqu64 [rbp + 23296], zmm31                                   ;   288.2 p8+p9   11 t spill
        vmovdqu64 zmm31, [rbp + 14720]                                   ;   201.0 p2      11 t
        vmovdqu64 [rbp + 23360], zmm2                                    ;   310.2 p7+p4   11 t spill
        vmovdqu64 zmm2, [rbp + 14720]                                    ;   201.3 p3      11 t
        vmovdqu64 [rbp + 23424], zmm26                                   ;   286.2 p8+p9   11 t spill
        vmovdqu64 zmm26, [rbp + 14784]                                   ;   202.0 p2      11 t
        vmovdqu64 [rbp + 23488], zmm21                                   ;   311.2 p7+p4   11 t spill
        vmovdqu64 zmm21, [rbp + 14784]                                   ;   202.3 p3      11 t
        vmovdqu64 [rbp + 23552], zmm10                                   ;   295.2 p8+p9   11 t spill
        vmovdqu64 zmm10, [rbp + 14848]                                   ;   203.0 p2      11 t
        vmovdqu64 [rbp + 23616], zmm24                                   ;   291.2 p7+p4   11 t spill
        vmovdqu64 zmm24, [rbp + 14272]                                   ;   203.3 p3      11 t
        vpternlogd zmm24, zmm25, [rbp + 21312], 0x96                     ;   354.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, zmm12, 8                            ;   363.0 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   366.0 p0+p3   11 t
        vmovdqu64 [rbp + 23680], zmm25                                   ;   335.0 p8+p9   11 t spill
        vmovdqu64 zmm25, [rbp + 14080]                                   ;   205.0 p2      11 t
        vpternlogd zmm25, zmm23, [rbp + 21760], 0x96                     ;   355.2 p5+p3   11 t
        vgf2p8affineqb zmm25, zmm25, zmm12, 8                            ;   365.0 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   368.0 p0+p2   11 t
        vmovdqu64 [rbp + 23744], zmm23                                   ;   338.0 p7+p4   11 t spill
        vmovdqa64 zmm23, zmm25                                           ;   371.0         11 t copy
        vpternlogd zmm23, zmm7, zmm24, 0x96                              ;   371.0 p5      11 t
        vmovdqu64 [rbp + 23808], zmm9                                    ;   312.0 p8+p9   11 t spill
        vmovdqu64 zmm9, [rbp + 14848]                                    ;   206.3 p3      11 t
        vmovdqu64 [rbp + 23872], zmm30                                   ;   290.2 p7+p4   11 t spill
        vmovdqu64 zmm30, [rbp + 14208]                                   ;   207.0 p2      11 t
        vpternlogd zmm30, zmm20, [rbp + 21888], 0x96                     ;   357.2 p5+p3   11 t
        vgf2p8affineqb zmm30, zmm30, zmm12, 8                            ;   367.0 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   370.0 p0+p2   11 t
        vmovdqu64 [rbp + 23936], zmm20                                   ;   337.0 p8+p9   11 t spill
        vmovdqa64 zmm20, zmm8                                            ;   352.0         11 t copy
        vpternlogd zmm20, zmm30, zmm24, 0x96                             ;   373.0 p5      11 t
        vpternlogd zmm8, zmm23, zmm30, 0x96                              ;   373.0 p5      11 t
        vmovdqu64 [rbp + 24000], zmm23                                   ;   372.0 p7+p4   11 t spill
        vmovdqu64 zmm23, [rbp + 14144]                                   ;   208.7 p3      11 t
        vpternlogd zmm23, zmm16, [rbp + 22208], 0x96                     ;   360.2 p5+p2   11 t
        vgf2p8affineqb zmm23, zmm23, zmm0, 0x58                          ;   369.0 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, zmm27, 0x6e                      ;   372.0 p0      11 t
        vpternlogd zmm30, zmm19, zmm23, 0x96                             ;   375.0 p5      11 t
        vpternlogd zmm19, zmm20, zmm23, 0x96                             ;   375.0 p5      11 t
        vpternlogd zmm23, zmm4, zmm25, 0x96                              ;   375.0 p5      11 t
        vpternlogd zmm7, zmm24, zmm23, 0x96                              ;   376.0 p5      11 t
        vpternlogd zmm4, zmm25, zmm30, 0x96                              ;   376.0 p5      11 t
        vpternlogd zmm14, zmm19, [rbp + 23872], 0x96                     ;   376.0 p5+p3   11 t
        vpxord zmm11, zmm11, zmm14                                       ;   377.0 p5      11 t
        vpternlogd zmm23, zmm8, [rbp + 23040], 0x96                      ;   376.0 p5+p2   11 t
        vpxord zmm10, zmm10, zmm23                                       ;   377.0 p5      11 t
        vpternlogd zmm30, zmm7, [rbp + 21632], 0x96                      ;   377.0 p5+p3   11 t
        vpternlogd zmm20, zmm4, [rbp + 21696], 0x96                      ;   377.0 p0+p2   11 t
        vmovdqu64 zmm24, [rbp + 21952]                                   ;   285.2 p3      11 t reload
        vpternlogd zmm8, zmm24, [rbp + 23552], 0x96                      ;   374.0 p5+p2   11 t
        vpxord zmm17, zmm17, zmm8                                        ;   375.0 p0      11 t
        vmovdqu64 zmm24, [rbp + 21568]                                   ;   287.2 p3      11 t reload
        vpternlogd zmm7, zmm24, [rbp + 22080], 0x96                      ;   377.0 p5+p2   11 t
        vpxord zmm31, zmm31, zmm7                                        ;   378.0 p0      11 t
        vmovdqu64 zmm24, [rbp + 22912]                                   ;   289.2 p3      11 t reload
        vpternlogd zmm4, zmm24, [rbp + 22272], 0x96                      ;   377.0 p5+p2   11 t
        vpxord zmm26, zmm26, zmm4                                        ;   378.0 p0      11 t
        vmovdqu64 zmm24, [rbp + 24000]                                   ;   372.0 p3      11 t reload
        vpternlogd zmm19, zmm24, [rbp + 21824], 0x96                     ;   378.0 p5+p2   11 t
        vmovdqu64 zmm24, [rbp + 22848]                                   ;   256.0 p3      12 y reload
        vmovdqu64 zmm25, [rbp + 14080]                                   ;   227.3 p2      11 t
        vpternlogd zmm25, zmm5, zmm24, 0x96                              ;   375.0 p0      11 t
        vgf2p8affineqb zmm25, zmm25, zmm12, 8                            ;   376.0 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   379.0 p0+p3   11 t
        vpxord zmm24, zmm30, [rbp + 14912]                               ;   378.0 p5+p2   11 t
        vmovdqu64 [rbp + 21824], zmm30                                   ;   378.0 p8+p9   11 t spill
        vmovdqa64 zmm30, zmm25                                           ;   382.0         11 t copy
        vpternlogd zmm30, zmm1, zmm28, 0x96                              ;   382.0 p5      11 t
        vmovdqu64 [rbp + 24000], zmm23                                   ;   377.0 p7+p4   11 t spill
        vmovdqu64 zmm23, [rbp + 14912]                                   ;   229.2 p3      11 t
        vmovdqu64 [rbp + 22272], zmm4                                    ;   378.0 p8+p9   11 t spill
        vmovdqu64 zmm4, [rbp + 14144]                                    ;   229.3 p2      11 t
        vpternlogd zmm4, zmm6, [rbp + 22656], 0x96                       ;   377.2 p5+p3   11 t
        vgf2p8affineqb zmm4, zmm4, zmm0, 0x58                            ;   378.2 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm27, 0x6e                        ;   381.2 p0      11 t
        vmovdqu64 [rbp + 22912], zmm7                                    ;   378.0 p7+p4   11 t spill
        vpxord zmm7, zmm20, [rbp + 14976]                                ;   378.2 p5+p2   11 t
        vmovdqu64 [rbp + 22080], zmm20                                   ;   378.0 p8+p9   11 t spill
        vmovdqa64 zmm20, zmm15                                           ;   359.0         11 t copy
        vpternlogd zmm20, zmm25, zmm4, 0x96                              ;   384.2 p5      11 t
        vpternlogd zmm1, zmm20, zmm28, 0x96                              ;   385.2 p0      11 t
        vmovdqu64 [rbp + 21568], zmm8                                    ;   375.0 p7+p4   11 t spill
        vmovdqu64 zmm8, [rbp + 14976]                                    ;   231.2 p3      11 t
        vmovdqu64 [rbp + 23552], zmm14                                   ;   377.0 p8+p9   11 t spill
        vmovdqu64 zmm14, [rbp + 14208]                                   ;   231.3 p2      11 t
        vpternlogd zmm14, zmm18, [rbp + 21440], 0x96                     ;   380.2 p5+p3   11 t
        vgf2p8affineqb zmm14, zmm14, zmm12, 8                            ;   381.2 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   384.2 p0+p2   11 t
        vpternlogd zmm28, zmm22, zmm14, 0x96                             ;   387.2 p5      11 t
        vpternlogd zmm22, zmm30, zmm14, 0x96                             ;   387.2 p5      11 t
        vpternlogd zmm14, zmm29, zmm4, 0x96                              ;   387.2 p0      11 t
        vpternlogd zmm29, zmm4, zmm28, 0x96                              ;   388.2 p5      11 t
        vpternlogd zmm15, zmm25, zmm14, 0x96                             ;   388.2 p0      11 t
        vgf2p8affineqb zmm4, zmm17, zmm0, 0x58                           ;   385.0 p0      11 t
        vgf2p8affineqb zmm11, zmm11, zmm12, 8                            ;   386.0 p0      11 t
        vgf2p8affineqb zmm17, zmm31, zmm12, 8                            ;   387.0 p0      11 t
        vgf2p8affineqb zmm25, zmm26, zmm12, 8                            ;   388.0 p0      11 t
        vgf2p8affineqb zmm10, zmm10, zmm0, 0x58                          ;   389.0 p0      11 t
        vgf2p8affineqb zmm24, zmm24, zmm12, 8                            ;   390.0 p0      11 t
        vgf2p8affineqb zmm7, zmm7, zmm12, 8                              ;   391.0 p0      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 128]     ;   233.2 p3      11 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm26, 0x6e                      ;   392.0 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm27, 0x6e                        ;   393.0 p0      11 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 320]     ;   233.7 p2      11 t reload
        vgf2p8affineinvqb zmm17, zmm17, zmm31, 0x37                      ;   394.0 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   395.0 p0+p3   11 t
        vgf2p8affineinvqb zmm10, zmm10, zmm27, 0x6e                      ;   396.0 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm31, 0x37                      ;   397.0 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   398.0 p0+p2   11 t
        vpternlogd zmm20, zmm22, [rbp + 22016], 0x96                     ;   388.2 p5+p3   11 t
        vpxord zmm9, zmm9, zmm20                                         ;   389.2 p5      11 t
        vgf2p8affineqb zmm9, zmm9, zmm0, 0x58                            ;   399.0 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, zmm27, 0x6e                        ;   402.0 p0      11 t
        vpternlogd zmm14, zmm1, [rbp + 22720], 0x96                      ;   388.2 p5+p2   11 t
        vpxord zmm23, zmm23, zmm14                                       ;   389.2 p5      11 t
        vgf2p8affineqb zmm23, zmm23, zmm12, 8                            ;   401.0 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, zmm31, 0x37                      ;   404.0 p0      11 t
        vpternlogd zmm28, zmm15, [rbp + 23168], 0x96                     ;   389.2 p5+p3   11 t
        vpxord zmm8, zmm8, zmm28                                         ;   390.2 p5      11 t
        vgf2p8affineqb zmm8, zmm8, zmm12, 8                              ;   403.0 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   406.0 p0+p2   11 t
        vpternlogd zmm30, zmm29, [rbp + 21376], 0x96                     ;   390.2 p5+p3   11 t
        vmovdqu64 [rbp + 21376], zmm28                                   ;   390.2 p7+p4   11 t spill
        vpxord zmm28, zmm19, [rbp + 15040]                               ;   391.2 p5+p2   11 t
        vgf2p8affineqb zmm28, zmm28, zmm12, 8                            ;   405.0 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, zmm26, 0x6e                      ;   408.0 p0      11 t
        vmovdqu64 [rbp + 23168], zmm19                                   ;   379.0 p8+p9   11 t spill
        vpxord zmm19, zmm30, [rbp + 15040]                               ;   392.2 p5+p3   11 t
        vgf2p8affineqb zmm19, zmm19, zmm12, 8                            ;   407.0 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, zmm26, 0x6e                      ;   410.0 p0      11 t
        vmovdqu64 [rbp + 22720], zmm30                                   ;   391.2 p7+p4   11 t spill
        vmovdqa64 zmm30, zmm10                                           ;   399.0         11 t copy
        vpternlogd zmm30, zmm17, zmm25, 0x96                             ;   399.0 p5      11 t
        vmovdqu64 [rbp + 22016], zmm14                                   ;   389.2 p8+p9   11 t spill
        vmovdqa64 zmm14, zmm11                                           ;   395.0         11 t copy
        vpternlogd zmm14, zmm24, zmm25, 0x96                             ;   400.0 p5      11 t
        vpternlogd zmm10, zmm14, zmm17, 0x96                             ;   401.0 p5      11 t
        vpternlogd zmm17, zmm28, zmm4, 0x96                              ;   411.0 p5      11 t
        vpternlogd zmm28, zmm30, zmm4, 0x96                              ;   411.0 p5      11 t
        vpternlogd zmm4, zmm7, zmm11, 0x96                               ;   401.0 p5      11 t
        vpternlogd zmm24, zmm25, zmm4, 0x96                              ;   402.0 p5      11 t
        vpternlogd zmm7, zmm11, zmm17, 0x96                              ;   412.0 p5      11 t
        vmovdqu64 zmm11, [rbp + 23296]                                   ;   288.2 p2      11 t reload
        vpternlogd zmm1, zmm11, [rbp + 23360], 0x96                      ;   401.2 p5+p3   11 t
        vpxord zmm2, zmm2, zmm1                                          ;   402.2 p5      11 t
        vgf2p8affineqb zmm2, zmm2, zmm12, 8                              ;   409.0 p0      11 t
        vmovdqu64 zmm11, [rbp + 23424]                                   ;   286.2 p2      11 t reload
        vpternlogd zmm22, zmm11, [rbp + 23488], 0x96                     ;   403.2 p5+p3   11 t
        vpxord zmm3, zmm3, zmm22                                         ;   404.2 p5      11 t
        vgf2p8affineqb zmm3, zmm3, zmm0, 0x58                            ;   410.0 p0      11 t
        vmovdqu64 zmm11, [rbp + 23616]                                   ;   291.2 p2      11 t reload
        vpternlogd zmm29, zmm11, [rbp + 23808], 0x96                     ;   405.2 p5+p3   11 t
        vpxord zmm13, zmm13, zmm29                                       ;   406.2 p5      11 t
        vgf2p8affineqb zmm11, zmm13, zmm12, 8                            ;   411.0 p0      11 t
        vmovdqu64 zmm13, [rbp + 22464]                                   ;   292.2 p2      11 t reload
        vpternlogd zmm15, zmm13, [rbp + 23232], 0x96                     ;   407.2 p5+p3   11 t
        vpxord zmm21, zmm21, zmm15                                       ;   408.2 p5      11 t
        vgf2p8affineqb zmm13, zmm21, zmm12, 8                            ;   412.0 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm26, 0x6e                      ;   414.0 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm27, 0x6e                        ;   414.0 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm31, 0x37                        ;   415.0 p0      11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 384]     ;   256.3 p2      11 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm21, 0xdc                      ;   416.0 p0      11 t
        vpternlogd zmm16, zmm10, [rbp + 22208], 0x96                     ;   409.2 p5+p3   11 t
        vpternlogd zmm10, zmm4, [rbp + 21504], 0x96                      ;   410.2 p5+p2   11 t
        vpternlogd zmm17, zmm24, [rbp + 22976], 0x96                     ;   412.0 p5+p3   11 t
        vpternlogd zmm14, zmm28, [rbp + 22528], 0x96                     ;   412.2 p5+p2   11 t
        vpternlogd zmm30, zmm7, [rbp + 22400], 0x96                      ;   413.2 p5+p3   11 t
        vmovdqu64 zmm4, [rbp + 23936]                                    ;   337.0 p2      11 t reload
        vpternlogd zmm24, zmm4, [rbp + 21888], 0x96                      ;   414.2 p5+p3   11 t
        vmovdqu64 zmm4, [rbp + 15168]                                    ;   263.0 p2      11 r.1 reload
        vpxord zmm25, zmm16, zmm4                                        ;   415.2 p5      11 t
        vgf2p8affineqb zmm25, zmm25, zmm0, 0x58                          ;   417.0 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, zmm27, 0x6e                      ;   420.0 p0      11 t
        vmovdqu64 [rbp + 21888], zmm16                                   ;   410.2 p7+p4   11 t spill
        vpxord zmm16, zmm10, [rbp + 15360]                               ;   416.2 p5+p3   11 t
        vgf2p8affineqb zmm16, zmm16, zmm0, 0x58                          ;   419.0 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm27, 0x6e                      ;   422.0 p0      11 t
        vmovdqu64 [rbp + 23936], zmm10                                   ;   411.2 p8+p9   11 t spill
        vpxord zmm10, zmm17, [rbp + 15424]                               ;   417.2 p5+p2   11 t
        vgf2p8affineqb zmm10, zmm10, zmm12, 8                            ;   421.0 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, zmm31, 0x37                      ;   424.0 p0      11 t
        vmovdqu64 [rbp + 22400], zmm17                                   ;   413.0 p7+p4   11 t spill
        vpxord zmm17, zmm24, [rbp + 15232]                               ;   418.2 p5+p3   11 t
        vgf2p8affineqb zmm17, zmm17, zmm12, 8                            ;   423.0 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm31, 0x37                      ;   426.0 p0      11 t
        vmovdqu64 [rbp + 22528], zmm24                                   ;   415.2 p8+p9   11 t spill
        vpxord zmm24, zmm14, [rbp + 15552]                               ;   419.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, zmm12, 8                            ;   425.0 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm26, 0x6e                      ;   428.0 p0      11 t
        vmovdqu64 [rbp + 22976], zmm14                                   ;   413.2 p7+p4   11 t spill
        vpxord zmm14, zmm30, [rbp + 15488]                               ;   420.2 p5+p3   11 t
        vgf2p8affineqb zmm14, zmm14, zmm12, 8                            ;   427.0 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, zmm21, 0xdc                      ;   430.0 p0      11 t
        vmovdqu64 [rbp + 21504], zmm30                                   ;   414.2 p8+p9   11 t spill
        vmovdqa64 zmm30, zmm8                                            ;   409.0         11 t copy
        vpternlogd zmm30, zmm11, zmm3, 0x96                              ;   421.2 p5      11 t
        vmovdqa64 zmm21, zmm11                                           ;   417.0         11 t copy
        vpternlogd zmm21, zmm23, zmm13, 0x96                             ;   422.2 p5      11 t
        vpternlogd zmm23, zmm30, zmm13, 0x96                             ;   423.2 p5      11 t
        vpternlogd zmm13, zmm9, zmm2, 0x96                               ;   424.2 p5      11 t
        vpternlogd zmm9, zmm21, zmm2, 0x96                               ;   425.2 p5      11 t
        vpternlogd zmm2, zmm19, zmm3, 0x96                               ;   426.2 p5      11 t
        vpternlogd zmm19, zmm3, zmm13, 0x96                              ;   427.2 p5      11 t
        vmovdqu64 zmm3, [rbp + 23552]                                    ;   377.0 p2      11 t
        vpternlogd zmm8, zmm11, zmm2, 0x96                               ;   428.2 p5      11 t
        vmovdqu64 zmm11, [rbp + 21568]                                   ;   375.0 p3      11 t
        vmovdqu64 zmm31, [rbp + 22912]                                   ;   378.0 p2      11 t
        vmovdqu64 [rbp + 22912], zmm20                                   ;   389.2 p7+p4   11 t spill
        vmovdqu64 zmm20, [rbp + 22272]                                   ;   378.0 p3      11 t
        vpternlogd zmm18, zmm23, [rbp + 21440], 0x96                     ;   429.0 p0+p2   11 t
        vpternlogd zmm23, zmm2, [rbp + 21248], 0x96                      ;   429.2 p5+p3   11 t
        vpternlogd zmm6, zmm9, [rbp + 22656], 0x96                       ;   430.0 p0+p2   11 t
        vpternlogd zmm9, zmm30, [rbp + 22144], 0x96                      ;   430.2 p5+p3   11 t
        vmovdqu64 zmm2, [rbp + 23744]                                    ;   338.0 p2      11 t reload
        vpternlogd zmm28, zmm2, [rbp + 21760], 0x96                      ;   431.0 p0+p3   11 t
        vpxord zmm4, zmm4, zmm6                                          ;   431.2 p5      11 t
        vpternlogd zmm5, zmm19, [rbp + 22848], 0x96                      ;   432.0 p0+p2   11 t
        vpternlogd zmm19, zmm21, [rbp + 23104], 0x96                     ;   432.2 p5+p3   11 t
        vmovdqu64 zmm2, [rbp + 15232]                                    ;   290.0 p2      11 t
        vpxord zmm2, zmm2, zmm18                                         ;   433.0 p0      11 t
        vgf2p8affineqb zmm4, zmm4, zmm0, 0x58                            ;   434.0 p0      11 t
        vmovdqu64 zmm21, [rbp + 23680]                                   ;   335.0 p3      11 t reload
        vpternlogd zmm7, zmm21, [rbp + 21312], 0x96                      ;   433.2 p5+p2   11 t
        vgf2p8affineqb zmm2, zmm2, zmm12, 8                              ;   435.0 p0      11 t
        vpternlogd zmm13, zmm8, [rbp + 22784], 0x96                      ;   434.2 p5+p3   11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm27, 0x6e                        ;   437.0 p0      11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 320]     ;   294.2 p2      11 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm21, 0x37                        ;   438.0 p0      11 t
        vmovdqu64 zmm30, [rbp + 15104]                                   ;   296.0 p3      11 r.0 reload
        vmovdqu64 [rbp + 22784], zmm18                                   ;   430.0 p8+p9   11 t spill
        vpxord zmm18, zmm28, zmm30                                       ;   435.2 p5      11 t
        vpxord zmm30, zmm30, zmm5                                        ;   436.2 p5      11 t
        vgf2p8affineqb zmm18, zmm18, zmm12, 8                            ;   438.0 p0      11 t
        vgf2p8affineqb zmm30, zmm30, zmm12, 8                            ;   439.0 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm26, 0x6e                      ;   441.0 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, zmm26, 0x6e                      ;   442.0 p0      11 t
        vmovdqu64 [rbp + 21312], zmm6                                    ;   431.0 p7+p4   11 t spill
        vpxord zmm6, zmm23, [rbp + 15424]                                ;   437.2 p5+p2   11 t
        vgf2p8affineqb zmm6, zmm6, zmm12, 8                              ;   442.0 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm21, 0x37                        ;   445.0 p0      11 t
        vpxord zmm21, zmm9, [rbp + 15360]                                ;   438.2 p5+p3   11 t
        vgf2p8affineqb zmm21, zmm21, zmm0, 0x58                          ;   444.0 p0      11 t
        vgf2p8affineinvqb zmm21, zmm21, zmm27, 0x6e                      ;   447.0 p0      11 t
        vpxord zmm27, zmm7, [rbp + 15296]                                ;   439.2 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm12, 8                            ;   446.0 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   449.0 p0+p3   11 t
        vpxord zmm0, zmm19, [rbp + 15552]                                ;   440.2 p5+p2   11 t
        vgf2p8affineqb zmm0, zmm0, zmm12, 8                              ;   448.0 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm26, 0x6e                        ;   451.0 p0      11 t
        vpxord zmm26, zmm13, [rbp + 15488]                               ;   441.2 p5+p3   11 t
        vgf2p8affineqb zmm26, zmm26, zmm12, 8                            ;   450.0 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   453.0 p0+p2   11 t
        vmovdqu64 [rbp + 23680], zmm7                                    ;   434.2 p8+p9   11 t spill
        vmovdqa64 zmm7, zmm24                                            ;   431.0         11 t copy
        vpternlogd zmm7, zmm25, zmm17, 0x96                              ;   442.2 p5      11 t
        vmovdqu64 [rbp + 23104], zmm5                                    ;   433.0 p7+p4   11 t spill
        vmovdqa64 zmm5, zmm14                                            ;   433.0         11 t copy
        vpternlogd zmm5, zmm18, zmm25, 0x96                              ;   444.0 p5      11 t
        vpternlogd zmm14, zmm7, zmm18, 0x96                              ;   444.2 p5      11 t
        vpternlogd zmm18, zmm10, zmm27, 0x96                             ;   452.0 p5      11 t
        vpternlogd zmm10, zmm5, zmm27, 0x96                              ;   452.0 p5      11 t
        vpternlogd zmm27, zmm16, zmm17, 0x96                             ;   452.0 p5      11 t
        vpternlogd zmm16, zmm17, zmm18, 0x96                             ;   453.0 p5      11 t
        vpternlogd zmm24, zmm25, zmm27, 0x96                             ;   453.0 p5      11 t
        vmovdqu64 zmm17, [rbp + 22592]                                   ;   349.0 p3      11 t reload
        vpternlogd zmm8, zmm17, [rbp + 22336], 0x96                      ;   450.2 p5+p2   11 t
        vpxord zmm20, zmm20, zmm14                                       ;   451.2 p5      11 t
        vpxord zmm17, zmm8, [rbp + 15296]                                ;   452.0 p0+p3   11 t
        vgf2p8affineqb zmm17, zmm17, zmm12, 8                            ;   453.0 p0      11 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 384]     ;   309.8 p2      11 t reload
        vgf2p8affineinvqb zmm17, zmm17, zmm25, 0xdc                      ;   456.0 p0      11 t
        vpxord zmm3, zmm3, zmm24                                         ;   454.0 p5      11 t
        vpxord zmm31, zmm31, zmm10                                       ;   453.2 p5      11 t
        vpxord zmm11, zmm11, zmm16                                       ;   454.2 p5      11 t
        vpternlogd zmm10, zmm7, [rbp + 21824], 0x96                      ;   455.0 p0+p3   11 t
        vpternlogd zmm16, zmm5, [rbp + 24000], 0x96                      ;   455.2 p5+p2   11 t
        vpternlogd zmm14, zmm27, [rbp + 22080], 0x96                     ;   456.0 p0+p3   11 t
        vpternlogd zmm24, zmm18, [rbp + 23168], 0x96                     ;   456.2 p5+p2   11 t
        vmovdqu64 zmm5, [rbp + 15616]                                    ;   312.7 p3      11 t
        vmovdqu64 zmm7, [rbp + 15616]                                    ;   312.8 p2      11 t
        vpxord zmm5, zmm5, zmm3                                          ;   457.0 p0      11 t
        vgf2p8affineqb zmm5, zmm5, zmm12, 8                              ;   458.0 p0      11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 128]     ;   313.7 p3      11 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm18, 0x6e                        ;   461.0 p0      11 t
        vmovdqa64 zmm27, zmm0                                            ;   454.0         11 t copy
        vpternlogd zmm27, zmm4, zmm2, 0x96                               ;   457.2 p5      11 t
        vmovdqu64 [rbp + 23168], zmm3                                    ;   455.0 p8+p9   11 t spill
        vmovdqa64 zmm3, zmm26                                            ;   456.0         11 t copy
        vpternlogd zmm3, zmm30, zmm4, 0x96                               ;   458.2 p5      11 t
        vpternlogd zmm26, zmm27, zmm30, 0x96                             ;   459.2 p5      11 t
        vpternlogd zmm30, zmm6, zmm17, 0x96                              ;   460.0 p0      11 t
        vpternlogd zmm6, zmm3, zmm17, 0x96                               ;   460.2 p5      11 t
        vpternlogd zmm17, zmm21, zmm2, 0x96                              ;   461.0 p0      11 t
        vpternlogd zmm21, zmm2, zmm30, 0x96                              ;   461.2 p5      11 t
        vpternlogd zmm0, zmm4, zmm17, 0x96                               ;   462.0 p0      11 t
        vpxord zmm15, zmm15, zmm26                                       ;   462.2 p5      11 t
        vpxord zmm1, zmm1, zmm6                                          ;   463.0 p0      11 t
        vpxord zmm22, zmm22, zmm21                                       ;   463.2 p5      11 t
        vpxord zmm29, zmm29, zmm0                                        ;   464.0 p0      11 t
        vpternlogd zmm6, zmm27, [rbp + 22016], 0x96                      ;   464.2 p5+p2   11 t
        vpternlogd zmm21, zmm3, [rbp + 22912], 0x96                      ;   465.0 p0+p3   11 t
        vpternlogd zmm26, zmm17, [rbp + 21376], 0x96                     ;   465.2 p5+p2   11 t
        vpternlogd zmm0, zmm30, [rbp + 22720], 0x96                      ;   466.0 p0+p3   11 t
        vmovdqu64 zmm2, [rbp + 15808]                                    ;   317.3 p2      11 l.3 reload
        vpxord zmm3, zmm20, zmm2                                         ;   466.2 p5      11 t
        vmovdqu64 zmm4, [rbp + 15744]                                    ;   317.7 p3      11 l.2 reload
        vpxord zmm17, zmm31, zmm4                                        ;   467.0 p0      11 t
        vgf2p8affineqb zmm17, zmm17, zmm12, 8                            ;   468.0 p0      11 t
        vgf2p8affineqb zmm3, zmm3, zmm12, 8                              ;   469.0 p0      11 t
        vpxord zmm2, zmm2, zmm15                                         ;   467.2 p5      11 t
        vpxord zmm7, zmm7, zmm29                                         ;   468.2 p5      11 t
        vgf2p8affineqb zmm7, zmm7, zmm12, 8                              ;   470.0 p0      11 t
        vpxord zmm4, zmm4, zmm1                                          ;   469.2 p5      11 t
        vgf2p8affineqb zmm2, zmm2, zmm12, 8                              ;   471.0 p0      11 t
        vgf2p8affineqb zmm4, zmm4, zmm12, 8                              ;   472.0 p0      11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 320]     ;   318.7 p2      11 t reload
        vgf2p8affineinvqb zmm17, zmm17, zmm27, 0x37                      ;   473.0 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, zmm18, 0x6e                        ;   474.0 p0      11 t
        vmovdqu64 zmm30, [rbp + 15872]                                   ;   321.0 p3      11 l.4 reload
        vmovdqu64 [rbp + 22720], zmm15                                   ;   463.2 p7+p4   11 t spill
        vpxord zmm15, zmm16, zmm30                                       ;   470.2 p5      11 t
        vpxord zmm30, zmm30, zmm21                                       ;   471.2 p5      11 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   475.0 p0+p2   11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm25, 0xdc                        ;   476.0 p0      11 t
        vgf2p8affineqb zmm30, zmm30, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   477.0 p0+p3   11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm27, 0x37                        ;   478.0 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm25, 0xdc                        ;   479.0 p0      11 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   480.0 p0+p2   11 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   481.0 p0+p3   11 t
        vmovdqu64 [rbp + 21376], zmm20                                   ;   452.2 p8+p9   11 t spill
        vpxord zmm20, zmm10, [rbp + 15936]                               ;   472.2 p5+p2   11 t
        vgf2p8affineqb zmm20, zmm20, zmm12, 8                            ;   482.0 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, zmm27, 0x37                      ;   485.0 p0      11 t
        vmovdqu64 [rbp + 22912], zmm1                                    ;   464.0 p7+p4   11 t spill
        vpxord zmm1, zmm14, [rbp + 16000]                                ;   473.2 p5+p3   11 t
        vgf2p8affineqb zmm1, zmm1, zmm12, 8                              ;   484.0 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, zmm25, 0xdc                        ;   487.0 p0      11 t
        vmovdqu64 [rbp + 22016], zmm31                                   ;   454.2 p8+p9   11 t spill
        vpxord zmm31, zmm11, [rbp + 15680]                               ;   474.2 p5+p2   11 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   486.0 p0+p3   11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   489.0 p0+p2   11 t
        vmovdqu64 [rbp + 22080], zmm14                                   ;   457.0 p7+p4   11 t spill
        vpxord zmm14, zmm24, [rbp + 16064]                               ;   475.2 p5+p3   11 t
        vgf2p8affineqb zmm14, zmm14, zmm12, 8                            ;   488.0 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, zmm18, 0x6e                      ;   491.0 p0      11 t
        vmovdqu64 [rbp + 24000], zmm24                                   ;   457.2 p8+p9   11 t spill
        vpxord zmm24, zmm6, [rbp + 15936]                                ;   476.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, zmm12, 8                            ;   490.0 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm27, 0x37                      ;   493.0 p0      11 t
        vpxord zmm27, zmm26, [rbp + 16000]                               ;   477.2 p5+p3   11 t
        vgf2p8affineqb zmm27, zmm27, zmm12, 8                            ;   492.0 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, zmm25, 0xdc                      ;   495.0 p0      11 t
        vpxord zmm25, zmm22, [rbp + 15680]                               ;   478.2 p5+p2   11 t
        vmovdqu64 [rbp + 21824], zmm26                                   ;   466.2 p7+p4   11 t spill
        vmovdqu64 zmm26, [rbp + 23104]                                   ;   433.0 p3      12 y
        vmovdqu64 [rbp + 23104], zmm22                                   ;   464.2 p8+p9   11 t spill
        vmovdqu64 zmm22, [rbp + 21888]                                   ;   410.2 p2      12 y
        vmovdqu64 [rbp + 21888], zmm6                                    ;   465.2 p7+p4   11 t spill
        vmovdqu64 zmm6, [rbp + 21312]                                    ;   431.0 p3      12 y
        vgf2p8affineqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   494.0 p0+p2   11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   497.0 p0+p3   11 t
        vmovdqu64 [rbp + 21312], zmm11                                   ;   455.2 p8+p9   11 t spill
        vpxord zmm11, zmm0, [rbp + 16064]                                ;   479.2 p5+p2   11 t
        vmovdqu64 [rbp + 22336], zmm0                                    ;   467.0 p7+p4   11 t spill
        vmovdqu64 zmm0, [rbp + 22528]                                    ;   415.2 p3      12 y
        vmovdqu64 [rbp + 22528], zmm10                                   ;   456.0 p8+p9   11 t spill
        vmovdqu64 zmm10, [rbp + 22784]                                   ;   430.0 p2      12 y
        vmovdqu64 [rbp + 22784], zmm29                                   ;   465.0 p7+p4   11 t spill
        vmovdqu64 zmm29, [rbp + 23680]                                   ;   434.2 p3      12 y
        vgf2p8affineqb zmm11, zmm11, zmm12, 8                            ;   496.0 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm18, 0x6e                      ;   499.0 p0      11 t
        vmovdqa64 zmm18, zmm15                                           ;   483.0         11 t copy
        vpternlogd zmm18, zmm17, zmm3, 0x96                              ;   483.0 p5      11 t
        vmovdqa64 zmm12, zmm30                                           ;   484.0         11 t copy
        vpternlogd zmm12, zmm4, zmm2, 0x96                               ;   484.0 p5      11 t
        vmovdqu64 [rbp + 23680], zmm21                                   ;   466.0 p8+p9   11 t spill
        vmovdqa64 zmm21, zmm5                                            ;   464.0         11 t copy
        vpternlogd zmm21, zmm20, zmm3, 0x96                              ;   488.0 p5      11 t
        vpternlogd zmm15, zmm21, zmm17, 0x96                             ;   489.0 p5      11 t
        vpternlogd zmm17, zmm14, zmm31, 0x96                             ;   494.0 p5      11 t
        vpternlogd zmm14, zmm18, zmm31, 0x96                             ;   494.0 p5      11 t
        vpternlogd zmm31, zmm1, zmm5, 0x96                               ;   492.0 p5      11 t
        vpternlogd zmm20, zmm3, zmm31, 0x96                              ;   493.0 p5      11 t
        vpternlogd zmm1, zmm5, zmm17, 0x96                               ;   495.0 p5      11 t
        vmovdqu64 zmm3, [rbp + 23168]                                    ;   455.0 p2      11 t reload
        vmovdqu64 zmm5, [rbp + 16640]                                    ;   341.3 p3      12 y.0 reload
        vpternlogd zmm16, zmm5, zmm3, 0x1e                               ;   489.2 p5      12 x
        vpxord zmm22, zmm22, zmm15                                       ;   490.2 p5      12 y
        vpxord zmm28, zmm28, zmm14                                       ;   495.0 p5      12 y
        vpxord zmm0, zmm0, zmm20                                         ;   494.0 p5      12 y
        vpxord zmm29, zmm29, zmm1                                        ;   496.0 p5      12 y
        vmovdqu64 zmm3, [rbp + 23680]                                    ;   466.0 p2      11 t reload
        vpternlogd zmm5, zmm3, [rbp + 22784], 0x36                       ;   494.2 p5+p3   12 x
        vpternlogd zmm15, zmm31, [rbp + 23936], 0x96                     ;   495.2 p5+p2   11 t
        vpternlogd zmm20, zmm17, [rbp + 22400], 0x96                     ;   496.2 p5+p3   11 t
        vmovdqu64 zmm3, [rbp + 21312]                                    ;   455.2 p2      11 t reload
        vmovdqu64 zmm17, [rbp + 22528]                                   ;   456.0 p3      11 t reload
        vmovdqu64 zmm31, [rbp + 16704]                                   ;   345.5 p2      12 x
        vpternlogd zmm31, zmm17, zmm3, 0x36                              ;   497.2 p5      12 x
        vpternlogd zmm14, zmm21, [rbp + 22976], 0x96                     ;   498.0 p0+p3   11 t
        vpternlogd zmm1, zmm18, [rbp + 21504], 0x96                      ;   498.2 p5+p2   11 t
        vmovdqu64 zmm17, [rbp + 23104]                                   ;   464.2 p3      11 t reload
        vmovdqu64 zmm18, [rbp + 21888]                                   ;   465.2 p2      11 t reload
        vmovdqu64 zmm21, [rbp + 16704]                                   ;   348.2 p3      12 x
        vpternlogd zmm21, zmm18, zmm17, 0x36                             ;   499.0 p0      12 x
        vmovdqu64 zmm18, [rbp + 16384]                                   ;   349.0 p2      12 d.4 reload
        vpandd zmm17, zmm15, zmm18                                       ;   499.2 p5      12 y
        vpandd zmm3, zmm20, [rbp + 16448]                                ;   500.0 p0+p3   12 y
        vmovdqu64 [rbp + 21888], zmm21                                   ;   500.0 p7+p4   12 x spill
        vmovdqa64 zmm21, zmm7                                            ;   477.0         11 t copy
        vpternlogd zmm21, zmm24, zmm2, 0x96                              ;   500.2 p5      11 t
        vmovdqu64 [rbp + 21504], zmm31                                   ;   498.2 p8+p9   12 x spill
        vmovdqu64 zmm31, [rbp + 21888]                                   ;   500.0 p2      12 x
        vpandd zmm31, zmm31, [rbp + 16960]                               ;   506.0 p0+p3   12 x
        vmovdqu64 [rbp + 22976], zmm31                                   ;   507.0 p7+p4   12 x spill
        vmovdqu64 zmm31, [rbp + 21504]                                   ;   498.2 p2      12 x
        vpandd zmm31, zmm31, [rbp + 16960]                               ;   504.2 p5+p3   12 x
        vpternlogd zmm30, zmm21, zmm4, 0x96                              ;   502.0 p0      11 t
        vpternlogd zmm4, zmm11, zmm25, 0x96                              ;   502.2 p5      11 t
        vpternlogd zmm11, zmm12, zmm25, 0x96                             ;   503.0 p0      11 t
        vpternlogd zmm21, zmm19, zmm11, 0x96                             ;   504.0 p5      11 t
        vpternlogd zmm25, zmm27, zmm7, 0x96                              ;   504.0 p0      11 t
        vmovdqu64 zmm19, [rbp + 22976]                                   ;   507.0 p2      12 x
        vpaddb zmm19, zmm19, [rbp + 22976]                               ;   513.0 p5+p3   12 x
        vpternlogd zmm27, zmm7, zmm4, 0x96                               ;   505.0 p0      11 t
        vpternlogd zmm24, zmm2, zmm25, 0x96                              ;   505.2 p5      11 t
        vpternlogd zmm25, zmm9, zmm30, 0x96                              ;   506.0 p0      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 768]      ;   356.5 p2      12 y reload
        vmovdqu64 zmm7, [rbp + 22976]                                    ;   507.0 p3      12 x reload
        vgf2p8affineqb zmm7, zmm7, zmm2, 0                               ;   513.0 p0      12 x
        vpternlogd zmm4, zmm23, zmm24, 0x96                              ;   506.2 p5      11 t
        vpternlogd zmm12, zmm13, zmm27, 0x96                             ;   507.2 p5      11 t
        vmovdqu64 zmm9, [rbp + 22016]                                    ;   454.2 p2      11 t reload
        vmovdqu64 zmm13, [rbp + 22080]                                   ;   457.0 p3      11 t reload
        vmovdqu64 zmm23, [rbp + 16768]                                   ;   360.2 p2      12 x
        vpternlogd zmm23, zmm13, zmm9, 0x36                              ;   508.0 p0      12 x
        vpxord zmm26, zmm26, zmm11                                       ;   508.2 p5      12 y
        vpxord zmm6, zmm6, zmm30                                         ;   509.0 p0      12 y
        vmovdqu64 zmm11, [rbp + 22912]                                   ;   464.0 p3      11 t reload
        vmovdqu64 zmm13, [rbp + 21824]                                   ;   466.2 p2      11 t reload
        vmovdqu64 zmm30, [rbp + 16768]                                   ;   363.2 p3      12 x
        vpternlogd zmm30, zmm13, zmm11, 0x36                             ;   509.2 p5      12 x
        vpxord zmm10, zmm10, zmm24                                       ;   510.0 p0      12 y
        vpxord zmm8, zmm8, zmm27                                         ;   510.2 p5      12 y
        vmovdqu64 zmm13, [rbp + 21376]                                   ;   452.2 p2      11 t reload
        vmovdqu64 zmm24, [rbp + 24000]                                   ;   457.2 p3      11 t reload
        vmovdqu64 zmm27, [rbp + 16832]                                   ;   366.2 p2      12 x
        vpternlogd zmm27, zmm24, zmm13, 0x36                             ;   511.0 p0      12 x
        vpandd zmm18, zmm18, zmm25                                       ;   511.2 p5      12 y
        vmovdqu64 zmm24, [rbp + 16512]                                   ;   367.0 p3      12 d.6 reload
        vpandd zmm13, zmm1, zmm24                                        ;   512.0 p0      12 y
        vpandd zmm24, zmm24, zmm12                                       ;   512.2 p5      12 y
        vpandd zmm11, zmm14, [rbp + 16576]                               ;   513.0 p0+p2   12 y
        vgf2p8affineqb zmm9, zmm17, zmm2, 0                              ;   514.0 p0      12 y
        vpaddb zmm17, zmm17, zmm17                                       ;   513.2 p5      12 y
        vmovdqu64 [rbp + 24000], zmm7                                    ;   516.0 p8+p9   12 x spill
        vgf2p8affineqb zmm7, zmm3, zmm2, 0                               ;   515.0 p0      12 y
        vpaddb zmm3, zmm3, zmm3                                          ;   514.2 p5      12 y
        vpternlogd zmm9, zmm3, zmm22, 0x96                               ;   517.0 p5      12 y
        vpandd zmm3, zmm21, [rbp + 16576]                                ;   516.0 p0+p3   12 y
        vmovdqu64 zmm22, [rbp + 16896]                                   ;   368.8 p2      12 y.4 reload
        vmovdqu64 [rbp + 21824], zmm19                                   ;   514.0 p7+p4   12 x spill
        vpandd zmm19, zmm16, zmm22                                       ;   516.2 p5      12 x
        vpandd zmm22, zmm22, zmm5                                        ;   517.0 p0      12 x
        vmovdqu64 [rbp + 22080], zmm5                                    ;   495.2 p8+p9   12 x spill
        vpandd zmm5, zmm4, [rbp + 16448]                                 ;   517.2 p5+p3   12 y
        vmovdqu64 [rbp + 22976], zmm16                                   ;   490.2 p7+p4   12 x spill
        vgf2p8affineqb zmm16, zmm18, zmm2, 0                             ;   518.0 p0      12 y
        vpaddb zmm18, zmm18, zmm18                                       ;   518.2 p5      12 y
        vmovdqu64 [rbp + 22528], zmm31                                   ;   505.2 p8+p9   12 x spill
        vgf2p8affineqb zmm31, zmm11, zmm2, 0                             ;   519.0 p0      12 y
        vpternlogd zmm31, zmm17, zmm28, 0x96                             ;   522.0 p5      12 y
        vmovdqu64 zmm17, [rbp + 22528]                                   ;   505.2 p2      12 x
        vmovdqu64 zmm28, [rbp + 22528]                                   ;   505.2 p3      12 x reload
        vpaddb zmm17, zmm17, zmm28                                       ;   520.0 p0      12 x
        vgf2p8affineqb zmm28, zmm28, zmm2, 0                             ;   521.0 p0      12 x
        vmovdqu64 [rbp + 22528], zmm28                                   ;   524.0 p7+p4   12 x spill
        vgf2p8affineqb zmm28, zmm13, zmm2, 0                             ;   522.0 p0      12 y
        vpaddb zmm13, zmm13, zmm13                                       ;   520.2 p5      12 y
        vpternlogd zmm7, zmm13, zmm0, 0x96                               ;   521.2 p5      12 y
        vgf2p8affineqb zmm0, zmm24, zmm2, 0                              ;   523.0 p0      12 y
        vpaddb zmm13, zmm24, zmm24                                       ;   522.2 p5      12 y
        vpaddb zmm11, zmm11, zmm11                                       ;   523.2 p5      12 y
        vpternlogd zmm28, zmm11, zmm29, 0x96                             ;   525.0 p0      12 y
        vmovdqu64 zmm11, [rbp + 22720]                                   ;   463.2 p2      11 t reload
        vmovdqu64 zmm24, [rbp + 22336]                                   ;   467.0 p3      11 t reload
        vmovdqu64 zmm29, [rbp + 16832]                                   ;   373.8 p2      12 x
        vpternlogd zmm29, zmm24, zmm11, 0x36                             ;   524.2 p5      12 x
        vgf2p8affineqb zmm24, zmm3, zmm2, 0                              ;   525.0 p0      12 y
        vpternlogd zmm24, zmm18, zmm26, 0x96                             ;   528.0 p5      12 y
        vpaddb zmm3, zmm3, zmm3                                          ;   526.0 p0      12 y
        vpternlogd zmm0, zmm3, zmm8, 0x96                                ;   527.0 p5      12 y
        vgf2p8affineqb zmm3, zmm5, zmm2, 0                               ;   527.0 p0      12 y
        vpternlogd zmm3, zmm13, zmm10, 0x96                              ;   530.0 p5      12 y
        vpaddb zmm5, zmm5, zmm5                                          ;   528.0 p0      12 y
        vpternlogd zmm16, zmm5, zmm6, 0x96                               ;   529.0 p5      12 y
        vmovdqu64 zmm5, [rbp + 17024]                                    ;   374.8 p3      12 y.6 reload
        vpandd zmm6, zmm23, zmm5                                         ;   529.0 p0      12 x
        vpandd zmm5, zmm5, zmm30                                         ;   529.2 p5      12 x
        vmovdqu64 zmm8, [rbp + 16192]                                    ;   375.3 p2      12 d.1 reload
        vpternlogd zmm20, zmm9, zmm8, 0x1e                               ;   530.0 p0      12 y
        vpternlogd zmm8, zmm4, zmm16, 0x36                               ;   530.2 p5      12 y
        vmovdqu64 zmm4, [rbp + 17088]                                    ;   376.2 p3      12 y.7 reload
        vpandd zmm10, zmm27, zmm4                                        ;   531.0 p0      12 x
        vmovdqu64 zmm13, [rbp + 16128]                                   ;   377.0 p2      12 d.0 reload
        vpternlogd zmm15, zmm31, zmm13, 0x1e                             ;   531.2 p5      12 y
        vpternlogd zmm13, zmm25, zmm24, 0x36                             ;   532.0 p0      12 y
        vmovdqu64 zmm18, [rbp + 16256]                                   ;   377.5 p3      12 d.2 reload
        vpternlogd zmm1, zmm7, zmm18, 0x1e                               ;   532.2 p5      12 y
        vpternlogd zmm18, zmm12, zmm3, 0x36                              ;   533.0 p0      12 y
        vpandd zmm4, zmm4, zmm29                                         ;   533.2 p5      12 x
        vgf2p8affineqb zmm12, zmm19, zmm2, 0                             ;   534.0 p0      12 x
        vmovdqu64 zmm25, [rbp + 16320]                                   ;   378.7 p2      12 d.3 reload
        vpternlogd zmm14, zmm28, zmm25, 0x1e                             ;   534.2 p5      12 y
        vpternlogd zmm25, zmm21, zmm0, 0x36                              ;   535.0 p0      12 y
        vpaddb zmm19, zmm19, zmm19                                       ;   535.2 p5      12 x
        vgf2p8affineqb zmm21, zmm22, zmm2, 0                             ;   536.0 p0      12 x
        vpaddb zmm22, zmm22, zmm22                                       ;   536.2 p5      12 x
        vmovdqu64 zmm26, [rbp + 17216]                                   ;   379.7 p3      14 r.1 reload
        vpxord zmm11, zmm9, zmm26                                        ;   537.0 p0      14 t
        vpxord zmm26, zmm26, zmm16                                       ;   537.2 p5      14 t
        vgf2p8affineqb zmm11, zmm11, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   538.0 p0+p2   14 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   539.0 p0+p3   14 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   541.0 p0+p2   14 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   542.0 p0+p3   14 t
        vmovdqu64 [rbp + 22336], zmm16                                   ;   530.0 p8+p9   12 y spill
        vgf2p8affineqb zmm16, zmm10, zmm2, 0                             ;   542.0 p0      12 x
        vmovdqu64 [rbp + 22400], zmm9                                    ;   518.0 p7+p4   12 y spill
        vpxord zmm9, zmm31, [rbp + 17152]                                ;   538.2 p5+p2   14 t
        vgf2p8affineqb zmm9, zmm9, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   543.0 p0+p3   14 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   546.0 p0+p2   14 t
        vmovdqu64 [rbp + 23936], zmm31                                   ;   523.0 p8+p9   12 y spill
        vgf2p8affineqb zmm31, zmm6, zmm2, 0                              ;   545.0 p0      12 x
        vmovdqu64 [rbp + 23680], zmm29                                   ;   525.2 p7+p4   12 x spill
        vgf2p8affineqb zmm29, zmm5, zmm2, 0                              ;   546.0 p0      12 x
        vgf2p8affineqb zmm2, zmm4, zmm2, 0                               ;   547.0 p0      12 x
        vpaddb zmm6, zmm6, zmm6                                          ;   539.2 p5      12 x
        vpaddb zmm5, zmm5, zmm5                                          ;   540.2 p5      12 x
        vmovdqu64 [rbp + 22592], zmm27                                   ;   512.0 p8+p9   12 x spill
        vpxord zmm27, zmm7, [rbp + 17280]                                ;   541.2 p5+p3   14 t
        vgf2p8affineqb zmm27, zmm27, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   548.0 p0+p2   14 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   551.0 p0+p3   14 t
        vpaddb zmm10, zmm10, zmm10                                       ;   542.2 p5      12 x
        vpaddb zmm4, zmm4, zmm4                                          ;   543.2 p5      12 x
        vmovdqu64 [rbp + 22848], zmm7                                    ;   522.2 p7+p4   12 y spill
        vpxord zmm7, zmm28, [rbp + 17344]                                ;   544.2 p5+p2   14 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   550.0 p0+p3   14 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   553.0 p0+p2   14 t
        vmovdqu64 [rbp + 21760], zmm28                                   ;   526.0 p8+p9   12 y spill
        vpxord zmm28, zmm20, [rbp + 17472]                               ;   545.2 p5+p3   14 t
        vgf2p8affineqb zmm28, zmm28, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   552.0 p0+p2   14 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   555.0 p0+p3   14 t
        vmovdqu64 [rbp + 23744], zmm20                                   ;   531.0 p7+p4   12 y spill
        vpxord zmm20, zmm8, [rbp + 17472]                                ;   546.2 p5+p2   14 t
        vgf2p8affineqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   554.0 p0+p3   14 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   557.0 p0+p2   14 t
        vmovdqu64 [rbp + 22144], zmm8                                    ;   531.2 p8+p9   12 y spill
        vpxord zmm8, zmm15, [rbp + 17408]                                ;   547.2 p5+p3   14 t
        vgf2p8affineqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   556.0 p0+p2   14 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   559.0 p0+p3   14 t
        vmovdqu64 [rbp + 22656], zmm15                                   ;   532.2 p7+p4   12 y spill
        vpxord zmm15, zmm24, [rbp + 17152]                               ;   548.2 p5+p2   14 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   558.0 p0+p3   14 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   561.0 p0+p2   14 t
        vmovdqu64 [rbp + 21248], zmm24                                   ;   529.0 p8+p9   12 y spill
        vpxord zmm24, zmm0, [rbp + 17344]                                ;   549.2 p5+p3   14 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   560.0 p0+p2   14 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   563.0 p0+p3   14 t
        vmovdqu64 [rbp + 21440], zmm0                                    ;   528.0 p7+p4   12 y spill
        vpxord zmm0, zmm13, [rbp + 17408]                                ;   550.2 p5+p2   14 t
        vgf2p8affineqb zmm0, zmm0, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   562.0 p0+p3   14 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   565.0 p0+p2   14 t
        vmovdqu64 [rbp + 22272], zmm13                                   ;   533.0 p8+p9   12 y spill
        vpxord zmm13, zmm1, [rbp + 17536]                                ;   551.2 p5+p3   14 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   564.0 p0+p2   14 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   567.0 p0+p3   14 t
        vmovdqu64 [rbp + 21568], zmm1                                    ;   533.2 p7+p4   12 y spill
        vpxord zmm1, zmm3, [rbp + 17280]                                 ;   552.2 p5+p2   14 t
        vgf2p8affineqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   566.0 p0+p3   14 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   569.0 p0+p2   14 t
        vmovdqu64 [rbp + 23552], zmm3                                    ;   531.0 p8+p9   12 y spill
        vpxord zmm3, zmm18, [rbp + 17536]                                ;   553.2 p5+p3   14 t
        vgf2p8affineqb zmm3, zmm3, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   568.0 p0+p2   14 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   571.0 p0+p3   14 t
        vmovdqu64 [rbp + 22208], zmm18                                   ;   534.0 p7+p4   12 y spill
        vpxord zmm18, zmm14, [rbp + 17600]                               ;   554.2 p5+p2   14 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   570.0 p0+p3   14 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   573.0 p0+p2   14 t
        vpternlogd zmm12, zmm17, [rbp + 21312], 0x96                     ;   555.2 p5+p3   14 t
        vpxord zmm17, zmm25, [rbp + 17600]                               ;   556.2 p5+p2   14 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   572.0 p0+p3   14 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   575.0 p0+p2   14 t
        vpternlogd zmm16, zmm19, [rbp + 23168], 0x96                     ;   557.2 p5+p3   14 t
        vpternlogd zmm31, zmm10, [rbp + 21376], 0x96                     ;   558.2 p5+p2   14 t
        vpternlogd zmm2, zmm22, [rbp + 22784], 0x96                      ;   559.2 p5+p3   14 t
        vpternlogd zmm29, zmm4, [rbp + 22720], 0x96                      ;   560.2 p5+p2   14 t
        vmovdqu64 zmm4, [rbp + 21824]                                    ;   514.0 p3      12 x reload
        vpternlogd zmm21, zmm4, [rbp + 23104], 0x96                      ;   561.2 p5+p2   14 t
        vmovdqu64 zmm4, [rbp + 22528]                                    ;   524.0 p3      12 x reload
        vpternlogd zmm6, zmm4, [rbp + 22016], 0x96                       ;   562.2 p5+p2   14 t
        vmovdqu64 zmm4, [rbp + 24000]                                    ;   516.0 p3      12 x reload
        vpternlogd zmm5, zmm4, [rbp + 22912], 0x96                       ;   563.2 p5+p2   14 t
        vmovdqu64 zmm4, [rbp + 17920]                                    ;   414.0 p3      14 t
        vmovdqu64 zmm10, [rbp + 17920]                                   ;   414.2 p2      14 t
        vmovdqa64 zmm19, zmm9                                            ;   549.0         14 t copy
        vpternlogd zmm19, zmm28, zmm7, 0x96                              ;   564.2 p5      14 t
        vmovdqa64 zmm22, zmm8                                            ;   562.0         14 t copy
        vpternlogd zmm22, zmm27, zmm7, 0x96                              ;   565.2 p5      14 t
        vpternlogd zmm8, zmm19, zmm27, 0x96                              ;   566.2 p5      14 t
        vpternlogd zmm27, zmm18, zmm11, 0x96                             ;   576.0 p5      14 t
        vpternlogd zmm18, zmm22, zmm11, 0x96                             ;   576.0 p5      14 t
        vpternlogd zmm11, zmm13, zmm9, 0x96                              ;   570.0 p5      14 t
        vpternlogd zmm28, zmm7, zmm11, 0x96                              ;   571.0 p5      14 t
        vpternlogd zmm13, zmm9, zmm27, 0x96                              ;   577.0 p5      14 t
        vpternlogd zmm22, zmm23, zmm13, 0x96                             ;   578.0 p5      14 t
        vmovdqu64 zmm7, [rbp + 17984]                                    ;   415.7 p3      14 t
        vpternlogd zmm11, zmm8, [rbp + 22976], 0x96                      ;   573.2 p5+p2   14 t
        vpxord zmm4, zmm4, zmm11                                         ;   574.2 p0      14 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 192]      ;   416.7 p3      11 t reload
        vgf2p8affineqb zmm4, zmm4, zmm9, 0x58                            ;   575.2 p0      14 t
        vmovdqa64 zmm23, zmm15                                           ;   564.0         14 t copy
        vpternlogd zmm23, zmm20, zmm24, 0x96                             ;   574.2 p5      14 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   578.2 p0+p2   14 t
        vpternlogd zmm27, zmm28, [rbp + 21504], 0x96                     ;   577.0 p5+p3   14 t
        vpxord zmm7, zmm7, zmm27                                         ;   578.0 p5      14 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   579.0 p0+p2   14 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   582.0 p0+p3   14 t
        vpternlogd zmm19, zmm18, [rbp + 22592], 0x96                     ;   577.2 p5+p2   14 t
        vmovdqu64 [rbp + 22592], zmm27                                   ;   578.0 p8+p9   14 t spill
        vmovdqa64 zmm27, zmm0                                            ;   568.0         14 t copy
        vpternlogd zmm27, zmm1, zmm24, 0x96                              ;   578.2 p5      14 t
        vpternlogd zmm0, zmm23, zmm1, 0x96                               ;   579.0 p0      14 t
        vpternlogd zmm1, zmm17, zmm26, 0x96                              ;   579.2 p5      14 t
        vpternlogd zmm17, zmm27, zmm26, 0x96                             ;   580.0 p0      14 t
        vpternlogd zmm26, zmm3, zmm15, 0x96                              ;   580.2 p5      14 t
        vpternlogd zmm3, zmm15, zmm1, 0x96                               ;   581.0 p0      14 t
        vpternlogd zmm20, zmm24, zmm26, 0x96                             ;   581.2 p5      14 t
        vpternlogd zmm27, zmm30, zmm3, 0x96                              ;   582.0 p0      14 t
        vmovdqu64 zmm15, [rbp + 17984]                                   ;   420.0 p3      14 t
        vpternlogd zmm26, zmm0, [rbp + 22080], 0x96                      ;   582.2 p5+p2   14 t
        vpxord zmm10, zmm10, zmm26                                       ;   583.2 p0      14 t
        vgf2p8affineqb zmm10, zmm10, zmm9, 0x58                          ;   584.2 p0      14 t
        vpternlogd zmm23, zmm17, [rbp + 23680], 0x96                     ;   583.2 p5+p3   14 t
        vpternlogd zmm1, zmm20, [rbp + 21888], 0x96                      ;   584.2 p5+p2   14 t
        vpxord zmm15, zmm15, zmm1                                        ;   585.2 p0      14 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 64]      ;   422.0 p3      11 t reload
        vgf2p8affineqb zmm15, zmm15, zmm24, 8                            ;   586.2 p0      14 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 256]     ;   423.0 p2      11 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm30, 0x6e                      ;   587.2 p0      14 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   589.2 p0+p3   14 t
        vmovdqu64 [rbp + 21888], zmm1                                    ;   585.2 p7+p4   14 t spill
        vpxord zmm1, zmm19, [rbp + 18112]                                ;   585.2 p5+p2   14 t
        vgf2p8affineqb zmm1, zmm1, zmm24, 8                              ;   589.0 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   592.0 p0+p3   14 t
        vmovdqu64 [rbp + 23680], zmm19                                   ;   578.2 p8+p9   14 t spill
        vpxord zmm19, zmm22, [rbp + 18048]                               ;   586.2 p5+p2   14 t
        vgf2p8affineqb zmm19, zmm19, zmm24, 8                            ;   591.0 p0      14 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   594.0 p0+p3   14 t
        vmovdqu64 [rbp + 22080], zmm22                                   ;   579.0 p7+p4   14 t spill
        vpxord zmm22, zmm27, [rbp + 18048]                               ;   587.2 p5+p2   14 t
        vgf2p8affineqb zmm22, zmm22, zmm24, 8                            ;   593.0 p0      14 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   596.0 p0+p3   14 t
        vmovdqu64 [rbp + 21504], zmm27                                   ;   583.0 p8+p9   14 t spill
        vpxord zmm27, zmm23, [rbp + 18112]                               ;   588.2 p5+p2   14 t
        vgf2p8affineqb zmm27, zmm27, zmm24, 8                            ;   595.0 p0      14 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   598.0 p0+p3   14 t
        vmovdqu64 [rbp + 22976], zmm23                                   ;   584.2 p7+p4   14 t spill
        vmovdqa64 zmm23, zmm12                                           ;   556.2         14 t copy
        vpternlogd zmm23, zmm8, [rbp + 17728], 0x96                      ;   589.2 p5+p2   14 t
        vgf2p8affineqb zmm23, zmm23, zmm9, 0x58                          ;   597.0 p0      14 t
        vgf2p8affineinvqb zmm23, zmm23, zmm30, 0x6e                      ;   600.0 p0      14 t
        vmovdqu64 [rbp + 22912], zmm26                                   ;   583.2 p8+p9   14 t spill
        vmovdqa64 zmm26, zmm6                                            ;   563.2         14 t copy
        vpternlogd zmm26, zmm28, [rbp + 17792], 0x96                     ;   590.2 p5+p3   14 t
        vgf2p8affineqb zmm26, zmm26, zmm24, 8                            ;   599.0 p0      14 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   602.0 p0+p2   14 t
        vmovdqu64 [rbp + 24000], zmm11                                   ;   574.2 p7+p4   14 t spill
        vmovdqa64 zmm11, zmm1                                            ;   595.0         14 t copy
        vpternlogd zmm11, zmm23, zmm26, 0x96                             ;   605.0 p5      14 t
        vmovdqu64 [rbp + 22016], zmm6                                    ;   563.2 p8+p9   14 t spill
        vmovdqa64 zmm6, zmm16                                            ;   558.2         14 t copy
        vpternlogd zmm6, zmm18, [rbp + 17664], 0x96                      ;   592.2 p5+p3   14 t
        vgf2p8affineqb zmm6, zmm6, zmm24, 8                              ;   601.0 p0      14 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   604.0 p0+p2   14 t
        vmovdqu64 [rbp + 22528], zmm28                                   ;   572.0 p7+p4   14 t spill
        vmovdqa64 zmm28, zmm19                                           ;   597.0         14 t copy
        vpternlogd zmm28, zmm6, zmm23, 0x96                              ;   607.0 p5      14 t
        vpternlogd zmm19, zmm11, zmm6, 0x96                              ;   607.0 p5      14 t
        vmovdqu64 [rbp + 23104], zmm12                                   ;   556.2 p8+p9   14 t spill
        vmovdqa64 zmm12, zmm31                                           ;   559.2         14 t copy
        vpternlogd zmm12, zmm13, [rbp + 17856], 0x96                     ;   595.2 p5+p3   14 t
        vgf2p8affineqb zmm12, zmm12, zmm24, 8                            ;   603.0 p0      14 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   606.0 p0+p2   14 t
        vpternlogd zmm6, zmm7, zmm12, 0x96                               ;   609.0 p5      14 t
        vpternlogd zmm7, zmm28, zmm12, 0x96                              ;   609.0 p5      14 t
        vpternlogd zmm12, zmm4, zmm26, 0x96                              ;   609.0 p5      14 t
        vpternlogd zmm4, zmm26, zmm6, 0x96                               ;   610.0 p5      14 t
        vpternlogd zmm1, zmm23, zmm12, 0x96                              ;   610.0 p5      14 t
        vmovdqa64 zmm23, zmm21                                           ;   562.2         14 t copy
        vpternlogd zmm23, zmm0, [rbp + 17728], 0x96                      ;   601.2 p5+p3   14 t
        vgf2p8affineqb zmm23, zmm23, zmm9, 0x58                          ;   605.0 p0      14 t
        vgf2p8affineinvqb zmm23, zmm23, zmm30, 0x6e                      ;   608.0 p0      14 t
        vpternlogd zmm6, zmm14, zmm1, 0x96                               ;   611.0 p5      14 t
        vmovdqa64 zmm14, zmm2                                            ;   560.2         14 t copy
        vpternlogd zmm14, zmm17, [rbp + 17664], 0x96                     ;   603.2 p5+p2   14 t
        vgf2p8affineqb zmm14, zmm14, zmm24, 8                            ;   607.0 p0      14 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 128]     ;   441.2 p3      11 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm26, 0x6e                      ;   610.0 p0      14 t
        vpternlogd zmm11, zmm7, [rbp + 23744], 0x96                      ;   610.0 p5+p2   14 t
        vpternlogd zmm12, zmm19, [rbp + 21568], 0x96                     ;   610.0 p5+p3   14 t
        vpternlogd zmm28, zmm4, [rbp + 22656], 0x96                      ;   611.0 p5+p2   14 t
        vpxord zmm30, zmm11, [rbp + 18496]                               ;   611.0 p5+p3   14 t
        vmovdqu64 [rbp + 22656], zmm11                                   ;   611.0 p7+p4   14 t spill
        vpxord zmm11, zmm28, [rbp + 18432]                               ;   612.0 p5+p2   14 t
        vmovdqu64 [rbp + 21568], zmm28                                   ;   612.0 p8+p9   14 t spill
        vpxord zmm28, zmm12, [rbp + 18560]                               ;   611.0 p0+p3   14 t
        vmovdqu64 [rbp + 23744], zmm12                                   ;   611.0 p7+p4   14 t spill
        vpxord zmm12, zmm6, [rbp + 18624]                                ;   612.0 p5+p2   14 t
        vmovdqu64 [rbp + 21824], zmm6                                    ;   612.0 p8+p9   14 t spill
        vmovdqa64 zmm6, zmm22                                            ;   599.0         14 t copy
        vpternlogd zmm6, zmm14, zmm23, 0x96                              ;   613.0 p0      14 t
        vmovdqa64 zmm9, zmm5                                             ;   564.2         14 t copy
        vpternlogd zmm9, zmm20, [rbp + 17792], 0x96                      ;   610.2 p5+p3   14 t
        vgf2p8affineqb zmm9, zmm9, zmm24, 8                              ;   611.2 p0      14 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   614.2 p0+p2   14 t
        vmovdqa64 zmm26, zmm27                                           ;   601.0         14 t copy
        vpternlogd zmm26, zmm23, zmm9, 0x96                              ;   617.2 p5      14 t
        vpternlogd zmm22, zmm26, zmm14, 0x96                             ;   618.2 p5      14 t
        vmovdqu64 [rbp + 22720], zmm31                                   ;   559.2 p7+p4   14 t spill
        vmovdqa64 zmm31, zmm29                                           ;   561.2         14 t copy
        vpternlogd zmm31, zmm3, [rbp + 17856], 0x96                      ;   613.0 p0+p3   14 t
        vgf2p8affineqb zmm31, zmm31, zmm24, 8                            ;   614.0 p0      14 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   617.0 p0+p2   14 t
        vpternlogd zmm14, zmm15, zmm31, 0x96                             ;   620.0 p5      14 t
        vpternlogd zmm15, zmm6, zmm31, 0x96                              ;   620.0 p5      14 t
        vpternlogd zmm31, zmm10, zmm9, 0x96                              ;   620.0 p5      14 t
        vpternlogd zmm10, zmm9, zmm14, 0x96                              ;   621.0 p0      14 t
        vpternlogd zmm27, zmm23, zmm31, 0x96                             ;   621.0 p5      14 t
        vpternlogd zmm14, zmm25, zmm27, 0x96                             ;   622.0 p0      14 t
        vmovdqu64 zmm9, [rbp + 18432]                                    ;   458.5 p3      14 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 192]     ;   458.7 p2      11 t reload
        vgf2p8affineqb zmm11, zmm11, zmm23, 0x58                         ;   618.0 p0      14 t
        vgf2p8affineqb zmm25, zmm30, zmm24, 8                            ;   619.0 p0      14 t
        vgf2p8affineqb zmm28, zmm28, zmm24, 8                            ;   620.0 p0      14 t
        vgf2p8affineqb zmm12, zmm12, zmm24, 8                            ;   621.0 p0      14 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 256]     ;   459.5 p3      11 t reload
        vgf2p8affineinvqb zmm11, zmm11, zmm30, 0x6e                      ;   622.0 p0      14 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   623.0 p0+p2   14 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   624.0 p0+p3   14 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   625.0 p0+p2   14 t
        vpternlogd zmm26, zmm15, [rbp + 22144], 0x96                     ;   621.0 p5+p3   14 t
        vpternlogd zmm6, zmm10, [rbp + 22272], 0x96                      ;   622.0 p5+p2   14 t
        vpxord zmm9, zmm9, zmm6                                          ;   623.0 p5      14 t
        vgf2p8affineqb zmm9, zmm9, zmm23, 0x58                           ;   626.0 p0      14 t
        vgf2p8affineinvqb zmm9, zmm9, zmm30, 0x6e                        ;   629.0 p0      14 t
        vpternlogd zmm31, zmm22, [rbp + 22208], 0x96                     ;   621.0 p5+p3   14 t
        vmovdqu64 [rbp + 22208], zmm6                                    ;   623.0 p8+p9   14 t spill
        vpxord zmm6, zmm26, [rbp + 18496]                                ;   622.0 p5+p2   14 t
        vgf2p8affineqb zmm6, zmm6, zmm24, 8                              ;   628.0 p0      14 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   631.0 p0+p3   14 t
        vmovdqu64 [rbp + 22272], zmm26                                   ;   622.0 p7+p4   14 t spill
        vpxord zmm26, zmm31, [rbp + 18560]                               ;   622.2 p5+p2   14 t
        vgf2p8affineqb zmm26, zmm26, zmm24, 8                            ;   630.0 p0      14 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   633.0 p0+p3   14 t
        vmovdqu64 [rbp + 22144], zmm31                                   ;   622.0 p8+p9   14 t spill
        vpxord zmm31, zmm14, [rbp + 18624]                               ;   623.2 p5+p2   14 t
        vgf2p8affineqb zmm31, zmm31, zmm24, 8                            ;   632.0 p0      14 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   635.0 p0+p3   14 t
        vmovdqu64 [rbp + 22784], zmm14                                   ;   623.0 p7+p4   14 t spill
        vmovdqu64 zmm14, [rbp + 18688]                                   ;   466.5 p2      14 t
        vmovdqu64 [rbp + 21376], zmm29                                   ;   561.2 p8+p9   14 t spill
        vmovdqu64 zmm29, [rbp + 18688]                                   ;   467.2 p3      14 t
        vmovdqu64 [rbp + 23168], zmm3                                    ;   582.0 p7+p4   14 t spill
        vmovdqu64 zmm3, [rbp + 18752]                                    ;   467.5 p2      14 t
        vmovdqu64 [rbp + 21312], zmm13                                   ;   578.0 p8+p9   14 t spill
        vmovdqu64 zmm13, [rbp + 18752]                                   ;   468.2 p3      14 t
        vmovdqu64 [rbp + 23232], zmm5                                    ;   564.2 p7+p4   14 t spill
        vmovdqu64 zmm5, [rbp + 18816]                                    ;   468.5 p2      14 t
        vmovdqu64 [rbp + 22464], zmm20                                   ;   582.2 p8+p9   14 t spill
        vmovdqu64 zmm20, [rbp + 18816]                                   ;   469.2 p3      14 t
        vmovdqu64 [rbp + 23808], zmm21                                   ;   562.2 p7+p4   14 t spill
        vmovdqu64 zmm21, [rbp + 18880]                                   ;   469.5 p2      14 t
        vmovdqu64 [rbp + 23616], zmm0                                    ;   580.0 p8+p9   14 t spill
        vmovdqu64 zmm0, [rbp + 18880]                                    ;   470.2 p3      14 t
        vmovdqu64 [rbp + 23488], zmm8                                    ;   567.2 p7+p4   14 t spill
        vmovdqu64 zmm8, [rbp + 18944]                                    ;   470.5 p2      14 t
        vmovdqu64 [rbp + 23424], zmm2                                    ;   560.2 p8+p9   14 t spill
        vmovdqu64 zmm2, [rbp + 18368]                                    ;   472.0 p3      14 t
        vpternlogd zmm2, zmm19, [rbp + 21760], 0x96                      ;   624.2 p5+p2   14 t
        vgf2p8affineqb zmm2, zmm2, zmm24, 8                              ;   634.0 p0      14 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   637.0 p0+p3   14 t
        vmovdqu64 [rbp + 23360], zmm19                                   ;   608.0 p7+p4   14 t spill
        vmovdqu64 zmm19, [rbp + 18176]                                   ;   475.0 p2      14 t
        vpternlogd zmm19, zmm1, [rbp + 23936], 0x96                      ;   625.2 p5+p3   14 t
        vgf2p8affineqb zmm19, zmm19, zmm24, 8                            ;   636.0 p0      14 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   639.0 p0+p2   14 t
        vmovdqu64 [rbp + 23296], zmm1                                    ;   611.0 p8+p9   14 t spill
        vmovdqa64 zmm1, zmm19                                            ;   642.0         14 t copy
        vpternlogd zmm1, zmm25, zmm2, 0x96                               ;   642.0 p5      14 t
        vmovdqu64 [rbp + 21952], zmm17                                   ;   581.0 p7+p4   14 t spill
        vmovdqu64 zmm17, [rbp + 18944]                                   ;   479.0 p3      14 t
        vmovdqu64 [rbp + 21696], zmm16                                   ;   558.2 p8+p9   14 t spill
        vmovdqu64 zmm16, [rbp + 18304]                                   ;   481.0 p2      14 t
        vpternlogd zmm16, zmm7, [rbp + 22848], 0x96                      ;   627.2 p5+p3   14 t
        vgf2p8affineqb zmm16, zmm16, zmm24, 8                            ;   638.0 p0      14 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   641.0 p0+p2   14 t
        vmovdqu64 [rbp + 21632], zmm7                                    ;   610.0 p7+p4   14 t spill
        vmovdqa64 zmm7, zmm11                                            ;   625.0         14 t copy
        vpternlogd zmm7, zmm16, zmm2, 0x96                               ;   644.0 p5      14 t
        vpternlogd zmm11, zmm1, zmm16, 0x96                              ;   644.0 p5      14 t
        vmovdqu64 [rbp + 23040], zmm1                                    ;   643.0 p8+p9   14 t spill
        vmovdqu64 zmm1, [rbp + 18240]                                    ;   488.5 p3      14 t
        vpternlogd zmm1, zmm4, [rbp + 22400], 0x96                       ;   630.2 p5+p2   14 t
        vgf2p8affineqb zmm1, zmm1, zmm23, 0x58                           ;   640.0 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, zmm30, 0x6e                        ;   643.0 p0      14 t
        vpternlogd zmm16, zmm12, zmm1, 0x96                              ;   646.0 p5      14 t
        vpternlogd zmm12, zmm7, zmm1, 0x96                               ;   646.0 p5      14 t
        vpternlogd zmm1, zmm28, zmm19, 0x96                              ;   646.0 p5      14 t
        vpternlogd zmm25, zmm2, zmm1, 0x96                               ;   647.0 p5      14 t
        vpternlogd zmm28, zmm19, zmm16, 0x96                             ;   647.0 p5      14 t
        vpternlogd zmm18, zmm12, [rbp + 21696], 0x96                     ;   647.0 p5+p3   14 t
        vpternlogd zmm1, zmm11, [rbp + 24000], 0x96                      ;   647.0 p5+p2   14 t
        vpxord zmm8, zmm8, zmm1                                          ;   648.0 p5      14 t
        vpxord zmm14, zmm14, zmm18                                       ;   648.0 p5      14 t
        vpternlogd zmm16, zmm25, [rbp + 22592], 0x96                     ;   648.0 p5+p3   14 t
        vpternlogd zmm7, zmm28, [rbp + 22080], 0x96                      ;   648.0 p5+p2   14 t
        vmovdqu64 zmm2, [rbp + 23104]                                    ;   556.2 p3      14 t reload
        vpternlogd zmm11, zmm2, [rbp + 23488], 0x96                      ;   645.0 p0+p2   14 t
        vpxord zmm3, zmm3, zmm11                                         ;   646.0 p5      14 t
        vmovdqu64 zmm2, [rbp + 22016]                                    ;   563.2 p3      14 t reload
        vpternlogd zmm25, zmm2, [rbp + 22528], 0x96                      ;   648.0 p0+p2   14 t
        vpxord zmm5, zmm5, zmm25                                         ;   649.0 p5      14 t
        vmovdqu64 zmm2, [rbp + 22720]                                    ;   559.2 p3      14 t reload
        vpternlogd zmm28, zmm2, [rbp + 21312], 0x96                      ;   648.0 p0+p2   14 t
        vpxord zmm21, zmm21, zmm28                                       ;   649.0 p5      14 t
        vmovdqu64 zmm2, [rbp + 23040]                                    ;   643.0 p3      14 t reload
        vpternlogd zmm12, zmm2, [rbp + 23680], 0x96                      ;   649.0 p0+p2   14 t
        vmovdqu64 zmm2, [rbp + 21440]                                    ;   528.0 p3      12 y reload
        vmovdqu64 zmm19, [rbp + 18368]                                   ;   503.3 p2      14 t
        vpternlogd zmm19, zmm22, zmm2, 0x96                              ;   645.2 p5      14 t
        vgf2p8affineqb zmm19, zmm19, zmm24, 8                            ;   646.2 p0      14 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   649.2 p0+p3   14 t
        vmovdqu64 zmm2, [rbp + 18176]                                    ;   504.3 p2      14 t
        vpternlogd zmm2, zmm27, [rbp + 21248], 0x96                      ;   646.2 p5+p3   14 t
        vgf2p8affineqb zmm2, zmm2, zmm24, 8                              ;   648.0 p0      14 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   651.0 p0+p2   14 t
        vmovdqu64 [rbp + 23680], zmm28                                   ;   649.0 p7+p4   14 t spill
        vpxord zmm28, zmm16, [rbp + 19008]                               ;   649.0 p5+p3   14 t
        vmovdqu64 [rbp + 23040], zmm25                                   ;   649.0 p8+p9   14 t spill
        vmovdqa64 zmm25, zmm2                                            ;   654.0         14 t copy
        vpternlogd zmm25, zmm6, zmm19, 0x96                              ;   654.0 p5      14 t
        vmovdqu64 [rbp + 21312], zmm11                                   ;   646.0 p7+p4   14 t spill
        vmovdqu64 zmm11, [rbp + 19008]                                   ;   506.3 p2      14 t
        vmovdqu64 [rbp + 22720], zmm18                                   ;   648.0 p8+p9   14 t spill
        vmovdqu64 zmm18, [rbp + 18304]                                   ;   507.0 p3      14 t
        vpternlogd zmm18, zmm15, [rbp + 23552], 0x96                     ;   649.2 p5+p2   14 t
        vgf2p8affineqb zmm18, zmm18, zmm24, 8                            ;   650.2 p0      14 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   653.2 p0+p3   14 t
        vmovdqu64 [rbp + 22528], zmm16                                   ;   649.0 p7+p4   14 t spill
        vmovdqa64 zmm16, zmm9                                            ;   632.0         14 t copy
        vpternlogd zmm16, zmm18, zmm19, 0x96                             ;   656.2 p5      14 t
        vpternlogd zmm9, zmm25, zmm18, 0x96                              ;   656.2 p5      14 t
        vmovdqu64 [rbp + 22016], zmm1                                    ;   648.0 p8+p9   14 t spill
        vmovdqu64 zmm1, [rbp + 18240]                                    ;   508.3 p2      14 t
        vpternlogd zmm1, zmm10, [rbp + 22336], 0x96                      ;   652.0 p0+p3   14 t
        vgf2p8affineqb zmm1, zmm1, zmm23, 0x58                           ;   653.0 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, zmm30, 0x6e                        ;   656.0 p0      14 t
        vpternlogd zmm18, zmm31, zmm1, 0x96                              ;   659.0 p5      14 t
        vpternlogd zmm31, zmm16, zmm1, 0x96                              ;   659.0 p5      14 t
        vpternlogd zmm1, zmm26, zmm2, 0x96                               ;   659.0 p5      14 t
        vpternlogd zmm6, zmm19, zmm1, 0x96                               ;   660.0 p0      14 t
        vpternlogd zmm26, zmm2, zmm18, 0x96                              ;   660.0 p5      14 t
        vgf2p8affineqb zmm2, zmm3, zmm23, 0x58                           ;   656.0 p0      14 t
        vgf2p8affineqb zmm3, zmm14, zmm24, 8                             ;   657.0 p0      14 t
        vgf2p8affineqb zmm5, zmm5, zmm24, 8                              ;   658.0 p0      14 t
        vgf2p8affineqb zmm14, zmm21, zmm24, 8                            ;   659.0 p0      14 t
        vgf2p8affineqb zmm8, zmm8, zmm23, 0x58                           ;   660.0 p0      14 t
        vgf2p8affineqb zmm19, zmm28, zmm24, 8                            ;   661.0 p0      14 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 128]     ;   509.3 p2      11 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm21, 0x6e                        ;   662.0 p0      14 t
        vgf2p8affineinvqb zmm2, zmm2, zmm30, 0x6e                        ;   663.0 p0      14 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 320]     ;   510.0 p3      11 t reload
        vgf2p8affineinvqb zmm5, zmm5, zmm28, 0x37                        ;   664.0 p0      14 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   665.0 p0+p2   14 t
        vgf2p8affineinvqb zmm8, zmm8, zmm30, 0x6e                        ;   666.0 p0      14 t
        vgf2p8affineinvqb zmm19, zmm19, zmm28, 0x37                      ;   667.0 p0      14 t
        vpternlogd zmm1, zmm9, [rbp + 22912], 0x96                       ;   660.0 p5+p3   14 t
        vpxord zmm17, zmm17, zmm1                                        ;   661.0 p5      14 t
        vgf2p8affineqb zmm17, zmm17, zmm23, 0x58                         ;   668.0 p0      14 t
        vgf2p8affineinvqb zmm17, zmm17, zmm30, 0x6e                      ;   671.0 p0      14 t
        vmovdqu64 [rbp + 22912], zmm1                                    ;   661.0 p7+p4   14 t spill
        vpxord zmm1, zmm7, [rbp + 19072]                                 ;   658.2 p5+p2   14 t
        vgf2p8affineqb zmm1, zmm1, zmm24, 8                              ;   670.0 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   673.0 p0+p3   14 t
        vpternlogd zmm18, zmm6, [rbp + 21888], 0x96                      ;   661.0 p5+p2   14 t
        vpxord zmm11, zmm11, zmm18                                       ;   662.0 p5      14 t
        vgf2p8affineqb zmm11, zmm11, zmm24, 8                            ;   672.0 p0      14 t
        vgf2p8affineinvqb zmm11, zmm11, zmm28, 0x37                      ;   675.0 p0      14 t
        vpternlogd zmm25, zmm31, [rbp + 22976], 0x96                     ;   661.2 p5+p3   14 t
        vpternlogd zmm16, zmm26, [rbp + 21504], 0x96                     ;   662.2 p5+p2   14 t
        vmovdqu64 [rbp + 21504], zmm7                                    ;   649.0 p8+p9   14 t spill
        vpxord zmm7, zmm12, [rbp + 19136]                                ;   663.2 p5+p3   14 t
        vgf2p8affineqb zmm7, zmm7, zmm24, 8                              ;   674.0 p0      14 t
        vgf2p8affineinvqb zmm7, zmm7, zmm21, 0x6e                        ;   677.0 p0      14 t
        vmovdqu64 [rbp + 22976], zmm12                                   ;   650.0 p7+p4   14 t spill
        vpxord zmm12, zmm25, [rbp + 19136]                               ;   664.2 p5+p2   14 t
        vgf2p8affineqb zmm12, zmm12, zmm24, 8                            ;   676.0 p0      14 t
        vgf2p8affineinvqb zmm12, zmm12, zmm21, 0x6e                      ;   679.0 p0      14 t
        vmovdqu64 [rbp + 21888], zmm25                                   ;   662.2 p8+p9   14 t spill
        vpxord zmm25, zmm16, [rbp + 19072]                               ;   665.2 p5+p3   14 t
        vgf2p8affineqb zmm25, zmm25, zmm24, 8                            ;   678.0 p0      14 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   681.0 p0+p2   14 t
        vmovdqu64 [rbp + 23488], zmm16                                   ;   663.2 p7+p4   14 t spill
        vmovdqa64 zmm16, zmm8                                            ;   669.0         14 t copy
        vpternlogd zmm16, zmm5, zmm14, 0x96                              ;   669.0 p5      14 t
        vmovdqu64 [rbp + 23104], zmm18                                   ;   662.0 p8+p9   14 t spill
        vmovdqa64 zmm18, zmm3                                            ;   665.0         14 t copy
        vpternlogd zmm18, zmm19, zmm14, 0x96                             ;   670.0 p5      14 t
        vpternlogd zmm8, zmm18, zmm5, 0x96                               ;   671.0 p5      14 t
        vpternlogd zmm5, zmm7, zmm2, 0x96                                ;   680.0 p5      14 t
        vpternlogd zmm7, zmm16, zmm2, 0x96                               ;   680.0 p5      14 t
        vpternlogd zmm2, zmm1, zmm3, 0x96                                ;   676.0 p5      14 t
        vpternlogd zmm19, zmm14, zmm2, 0x96                              ;   677.0 p5      14 t
        vpternlogd zmm1, zmm3, zmm5, 0x96                                ;   681.0 p5      14 t
        vmovdqu64 zmm3, [rbp + 23808]                                    ;   562.2 p3      14 t reload
        vpternlogd zmm9, zmm3, [rbp + 23616], 0x96                       ;   674.2 p5+p2   14 t
        vmovdqu64 zmm3, [rbp + 23424]                                    ;   560.2 p3      14 t reload
        vpternlogd zmm31, zmm3, [rbp + 21952], 0x96                      ;   675.2 p5+p2   14 t
        vpxord zmm13, zmm13, zmm9                                        ;   676.2 p5      14 t
        vgf2p8affineqb zmm3, zmm13, zmm23, 0x58                          ;   680.0 p0      14 t
        vmovdqu64 zmm13, [rbp + 23232]                                   ;   564.2 p3      14 t reload
        vpternlogd zmm6, zmm13, [rbp + 22464], 0x96                      ;   677.2 p5+p2   14 t
        vpxord zmm29, zmm29, zmm31                                       ;   678.2 p5      14 t
        vgf2p8affineqb zmm13, zmm29, zmm24, 8                            ;   681.0 p0      14 t
        vmovdqu64 zmm14, [rbp + 21376]                                   ;   561.2 p3      14 t reload
        vpternlogd zmm26, zmm14, [rbp + 23168], 0x96                     ;   679.2 p5+p2   14 t
        vgf2p8affineinvqb zmm3, zmm3, zmm30, 0x6e                        ;   683.0 p0      14 t
        vgf2p8affineinvqb zmm13, zmm13, zmm21, 0x6e                      ;   684.0 p0      14 t
        vpxord zmm20, zmm20, zmm6                                        ;   680.2 p5      14 t
        vgf2p8affineqb zmm14, zmm20, zmm24, 8                            ;   684.0 p0      14 t
        vpxord zmm0, zmm0, zmm26                                         ;   681.2 p5      14 t
        vgf2p8affineqb zmm0, zmm0, zmm24, 8                              ;   685.0 p0      14 t
        vgf2p8affineinvqb zmm14, zmm14, zmm28, 0x37                      ;   687.0 p0      14 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 384]     ;   526.3 p3      11 t reload
        vgf2p8affineinvqb zmm0, zmm0, zmm20, 0xdc                        ;   688.0 p0      14 t
        vpternlogd zmm4, zmm8, [rbp + 22400], 0x96                       ;   682.2 p5+p2   14 t
        vpternlogd zmm8, zmm2, [rbp + 21568], 0x96                       ;   683.2 p5+p3   14 t
        vpternlogd zmm5, zmm19, [rbp + 22656], 0x96                      ;   684.2 p5+p2   14 t
        vpternlogd zmm18, zmm7, [rbp + 21824], 0x96                      ;   685.2 p5+p3   14 t
        vpternlogd zmm16, zmm1, [rbp + 23744], 0x96                      ;   686.2 p5+p2   14 t
        vmovdqu64 zmm2, [rbp + 21632]                                    ;   610.0 p3      14 t reload
        vpternlogd zmm19, zmm2, [rbp + 22848], 0x96                      ;   687.2 p5+p2   14 t
        vmovdqu64 zmm2, [rbp + 19264]                                    ;   532.0 p3      14 r.1 reload
        vpxord zmm29, zmm4, zmm2                                         ;   688.0 p0      14 t
        vgf2p8affineqb zmm29, zmm29, zmm23, 0x58                         ;   689.0 p0      14 t
        vgf2p8affineinvqb zmm29, zmm29, zmm30, 0x6e                      ;   692.0 p0      14 t
        vmovdqu64 [rbp + 22848], zmm4                                    ;   683.2 p7+p4   14 t spill
        vpxord zmm4, zmm8, [rbp + 19456]                                 ;   688.2 p5+p2   14 t
        vgf2p8affineqb zmm4, zmm4, zmm23, 0x58                           ;   691.0 p0      14 t
        vgf2p8affineinvqb zmm4, zmm4, zmm30, 0x6e                        ;   694.0 p0      14 t
        vmovdqu64 [rbp + 21632], zmm8                                    ;   684.2 p8+p9   14 t spill
        vpxord zmm8, zmm5, [rbp + 19520]                                 ;   689.2 p5+p3   14 t
        vgf2p8affineqb zmm8, zmm8, zmm24, 8                              ;   693.0 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, zmm28, 0x37                        ;   696.0 p0      14 t
        vmovdqu64 [rbp + 23744], zmm5                                    ;   685.2 p7+p4   14 t spill
        vmovdqa64 zmm5, zmm25                                            ;   684.0         14 t copy
        vpternlogd zmm5, zmm13, zmm3, 0x96                               ;   690.2 p5      14 t
        vpxord zmm20, zmm19, [rbp + 19328]                               ;   691.2 p5+p2   14 t
        vgf2p8affineqb zmm20, zmm20, zmm24, 8                            ;   695.0 p0      14 t
        vgf2p8affineinvqb zmm20, zmm20, zmm28, 0x37                      ;   698.0 p0      14 t
        vmovdqu64 [rbp + 21824], zmm19                                   ;   688.2 p8+p9   14 t spill
        vpxord zmm19, zmm18, [rbp + 19648]                               ;   692.2 p5+p3   14 t
        vgf2p8affineqb zmm19, zmm19, zmm24, 8                            ;   697.0 p0      14 t
        vgf2p8affineinvqb zmm19, zmm19, zmm21, 0x6e                      ;   700.0 p0      14 t
        vmovdqu64 [rbp + 22656], zmm18                                   ;   686.2 p7+p4   14 t spill
        vpxord zmm18, zmm16, [rbp + 19584]                               ;   693.2 p5+p2   14 t
        vgf2p8affineqb zmm18, zmm18, zmm24, 8                            ;   699.0 p0      14 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   702.0 p0+p3   14 t
        vmovdqu64 [rbp + 21568], zmm16                                   ;   687.2 p8+p9   14 t spill
        vmovdqa64 zmm16, zmm13                                           ;   687.0         14 t copy
        vpternlogd zmm16, zmm11, zmm0, 0x96                              ;   694.2 p5      14 t
        vpternlogd zmm11, zmm5, zmm0, 0x96                               ;   695.2 p5      14 t
        vpternlogd zmm0, zmm17, zmm14, 0x96                              ;   696.2 p5      14 t
        vpternlogd zmm17, zmm16, zmm14, 0x96                             ;   697.2 p5      14 t
        vpternlogd zmm14, zmm12, zmm3, 0x96                              ;   698.2 p5      14 t
        vpternlogd zmm12, zmm3, zmm0, 0x96                               ;   699.2 p5      14 t
        vpternlogd zmm25, zmm13, zmm14, 0x96                             ;   700.2 p5      14 t
        vmovdqu64 zmm3, [rbp + 23296]                                    ;   611.0 p2      14 t reload
        vpternlogd zmm7, zmm3, [rbp + 23936], 0x96                       ;   701.0 p0+p3   14 t
        vpternlogd zmm15, zmm11, [rbp + 23552], 0x96                     ;   701.2 p5+p2   14 t
        vpternlogd zmm11, zmm14, [rbp + 22272], 0x96                     ;   702.0 p0+p3   14 t
        vmovdqu64 zmm3, [rbp + 19328]                                    ;   551.3 p2      14 t
        vmovdqu64 zmm13, [rbp + 23360]                                   ;   608.0 p3      14 t reload
        vpternlogd zmm1, zmm13, [rbp + 21760], 0x96                      ;   702.2 p5+p2   14 t
        vpternlogd zmm10, zmm17, [rbp + 22336], 0x96                     ;   703.0 p0+p3   14 t
        vpternlogd zmm17, zmm5, [rbp + 22208], 0x96                      ;   703.2 p5+p2   14 t
        vmovdqu64 zmm5, [rbp + 19456]                                    ;   556.0 p3      14 t
        vpxord zmm3, zmm3, zmm15                                         ;   704.0 p0      14 t
        vpternlogd zmm27, zmm12, [rbp + 21248], 0x96                     ;   704.2 p5+p2   14 t
        vpternlogd zmm12, zmm16, [rbp + 22784], 0x96                     ;   705.0 p0+p3   14 t
        vmovdqu64 zmm13, [rbp + 19520]                                   ;   558.3 p2      14 t
        vpxord zmm2, zmm2, zmm10                                         ;   705.2 p5      14 t
        vpxord zmm13, zmm13, zmm11                                       ;   706.0 p0      14 t
        vpxord zmm5, zmm5, zmm17                                         ;   706.2 p5      14 t
        vgf2p8affineqb zmm3, zmm3, zmm24, 8                              ;   707.0 p0      14 t
        vgf2p8affineqb zmm2, zmm2, zmm23, 0x58                           ;   708.0 p0      14 t
        vpternlogd zmm22, zmm25, [rbp + 21440], 0x96                     ;   707.2 p5+p3   14 t
        vpternlogd zmm25, zmm0, [rbp + 22144], 0x96                      ;   708.2 p5+p2   14 t
        vmovdqu64 zmm0, [rbp + 19584]                                    ;   564.0 p3      14 t
        vgf2p8affineqb zmm5, zmm5, zmm23, 0x58                           ;   709.0 p0      14 t
        vgf2p8affineqb zmm13, zmm13, zmm24, 8                            ;   710.0 p0      14 t
        vgf2p8affineinvqb zmm2, zmm2, zmm30, 0x6e                        ;   711.0 p0      14 t
        vgf2p8affineinvqb zmm3, zmm3, zmm28, 0x37                        ;   712.0 p0      14 t
        vpxord zmm0, zmm0, zmm25                                         ;   709.2 p5      14 t
        vgf2p8affineqb zmm0, zmm0, zmm24, 8                              ;   713.0 p0      14 t
        vgf2p8affineinvqb zmm5, zmm5, zmm30, 0x6e                        ;   714.0 p0      14 t
        vmovdqu64 zmm14, [rbp + 19200]                                   ;   568.0 p2      14 r.0 reload
        vpxord zmm16, zmm7, zmm14                                        ;   710.2 p5      14 t
        vpxord zmm14, zmm14, zmm27                                       ;   711.2 p5      14 t
        vgf2p8affineqb zmm16, zmm16, zmm24, 8                            ;   715.0 p0      14 t
        vgf2p8affineqb zmm14, zmm14, zmm24, 8                            ;   716.0 p0      14 t
        vgf2p8affineinvqb zmm16, zmm16, zmm21, 0x6e                      ;   718.0 p0      14 t
        vgf2p8affineinvqb zmm13, zmm13, zmm28, 0x37                      ;   718.0 p0      14 t
        vgf2p8affineinvqb zmm14, zmm14, zmm21, 0x6e                      ;   719.0 p0      14 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   720.0 p0+p3   14 t
        vpxord zmm28, zmm1, [rbp + 19392]                                ;   712.2 p5+p2   14 t
        vgf2p8affineqb zmm28, zmm28, zmm24, 8                            ;   721.0 p0      14 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   724.0 p0+p3   14 t
        vmovdqu64 [rbp + 22144], zmm25                                   ;   709.2 p7+p4   14 t spill
        vpxord zmm25, zmm12, [rbp + 19648]                               ;   713.2 p5+p2   14 t
        vgf2p8affineqb zmm25, zmm25, zmm24, 8                            ;   723.0 p0      14 t
        vgf2p8affineinvqb zmm25, zmm25, zmm21, 0x6e                      ;   726.0 p0      14 t
        vmovdqu64 [rbp + 21440], zmm12                                   ;   706.0 p8+p9   14 t spill
        vpxord zmm12, zmm22, [rbp + 19392]                               ;   714.2 p5+p3   14 t
        vgf2p8affineqb zmm12, zmm12, zmm24, 8                            ;   725.0 p0      14 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   728.0 p0+p2   14 t
        vmovdqu64 [rbp + 22784], zmm11                                   ;   703.0 p7+p4   14 t spill
        vmovdqa64 zmm11, zmm19                                           ;   703.0         14 t copy
        vpternlogd zmm11, zmm29, zmm20, 0x96                             ;   715.2 p5      14 t
        vmovdqu64 [rbp + 21248], zmm17                                   ;   704.2 p8+p9   14 t spill
        vmovdqa64 zmm17, zmm18                                           ;   705.0         14 t copy
        vpternlogd zmm17, zmm16, zmm29, 0x96                             ;   721.0 p5      14 t
        vpternlogd zmm18, zmm11, zmm16, 0x96                             ;   721.0 p5      14 t
        vpternlogd zmm16, zmm8, zmm28, 0x96                              ;   727.0 p5      14 t
        vpternlogd zmm8, zmm17, zmm28, 0x96                              ;   727.0 p5      14 t
        vpternlogd zmm28, zmm4, zmm20, 0x96                              ;   727.0 p5      14 t
        vpternlogd zmm4, zmm20, zmm16, 0x96                              ;   728.0 p5      14 t
        vpternlogd zmm19, zmm29, zmm28, 0x96                             ;   728.0 p5      14 t
        vpternlogd zmm11, zmm8, [rbp + 22528], 0x96                      ;   728.0 p5+p3   14 t
        vpternlogd zmm17, zmm4, [rbp + 22016], 0x96                      ;   729.0 p5+p2   14 t
        vpternlogd zmm28, zmm18, [rbp + 21504], 0x96                     ;   728.0 p5+p3   14 t
        vpternlogd zmm16, zmm19, [rbp + 22976], 0x96                     ;   729.0 p5+p2   14 t
        vmovdqa64 zmm20, zmm0                                            ;   723.0         14 t copy
        vpternlogd zmm20, zmm14, zmm2, 0x96                              ;   727.0 p0      14 t
        vmovdqu64 zmm29, [rbp + 20032]                                   ;   581.8 p3      14 l.5 reload
        vmovdqu64 [rbp + 22976], zmm22                                   ;   708.2 p7+p4   14 t spill
        vpxord zmm22, zmm11, zmm29                                       ;   729.0 p5      14 t
        vgf2p8affineqb zmm22, zmm22, zmm24, 8                            ;   730.0 p0      14 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   733.0 p0+p2   14 t
        vmovdqu64 [rbp + 21504], zmm1                                    ;   703.2 p8+p9   14 t spill
        vpxord zmm1, zmm28, [rbp + 20096]                                ;   729.0 p5+p3   14 t
        vgf2p8affineqb zmm1, zmm1, zmm24, 8                              ;   730.0 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   733.0 p0+p2   14 t
        vmovdqu64 [rbp + 22016], zmm15                                   ;   702.2 p7+p4   14 t spill
        vpxord zmm15, zmm17, [rbp + 19968]                               ;   730.0 p5+p3   14 t
        vgf2p8affineqb zmm15, zmm15, zmm23, 0x58                         ;   732.0 p0      14 t
        vgf2p8affineinvqb zmm15, zmm15, zmm30, 0x6e                      ;   735.0 p0      14 t
        vmovdqu64 [rbp + 22528], zmm10                                   ;   704.0 p8+p9   14 t spill
        vmovdqa64 zmm10, zmm25                                           ;   729.0         14 t copy
        vpternlogd zmm10, zmm2, zmm3, 0x96                               ;   730.2 p5      14 t
        vpternlogd zmm0, zmm10, zmm14, 0x96                              ;   731.2 p5      14 t
        vpternlogd zmm14, zmm13, zmm12, 0x96                             ;   732.2 p5      14 t
        vpternlogd zmm13, zmm20, zmm12, 0x96                             ;   733.2 p5      14 t
        vpternlogd zmm12, zmm5, zmm3, 0x96                               ;   734.0 p0      14 t
        vpternlogd zmm5, zmm3, zmm14, 0x96                               ;   734.2 p5      14 t
        vpternlogd zmm25, zmm2, zmm12, 0x96                              ;   735.0 p0      14 t
        vpternlogd zmm10, zmm13, [rbp + 23104], 0x96                     ;   735.2 p5+p2   14 t
        vpxord zmm29, zmm29, zmm10                                       ;   736.2 p0      14 t
        vpternlogd zmm20, zmm5, [rbp + 22912], 0x96                      ;   736.2 p5+p3   14 t
        vgf2p8affineqb zmm2, zmm29, zmm24, 8                             ;   737.2 p0      14 t
        vpternlogd zmm12, zmm0, [rbp + 23488], 0x96                      ;   737.2 p5+p2   14 t
        vpternlogd zmm14, zmm25, [rbp + 21888], 0x96                     ;   738.0 p0+p3   14 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 320]      ;   587.2 p2      11 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm3, 0x37                         ;   740.2 p0      14 t
        vmovdqu64 zmm29, [rbp + 20160]                                   ;   587.7 p3      14 l.7 reload
        vmovdqu64 [rbp + 21888], zmm27                                   ;   705.2 p7+p4   14 t spill
        vpxord zmm27, zmm16, zmm29                                       ;   738.2 p5      14 t
        vpxord zmm29, zmm29, zmm14                                       ;   739.2 p5      14 t
        vgf2p8affineqb zmm27, zmm27, zmm24, 8                            ;   740.0 p0      14 t
        vgf2p8affineqb zmm29, zmm29, zmm24, 8                            ;   741.0 p0      14 t
        vgf2p8affineinvqb zmm27, zmm27, zmm21, 0x6e                      ;   743.0 p0      14 t
        vgf2p8affineinvqb zmm29, zmm29, zmm21, 0x6e                      ;   744.0 p0      14 t
        vpxord zmm11, zmm11, [rbp + 20544]                               ;   740.2 p5+p2   17 dst
        vpxord zmm17, zmm17, [rbp + 20480]                               ;   741.2 p5+p3   17 dst
        vpxord zmm28, zmm28, [rbp + 20608]                               ;   742.2 p5+p2   17 dst
        vpxord zmm16, zmm16, [rbp + 20672]                               ;   743.2 p5+p3   17 dst
        vpxord zmm10, zmm10, [rbp + 20544]                               ;   744.0 p0+p2   17 dst
        vmovdqu64 [rbp + 23488], zmm10                                   ;   745.0 p8+p9   17 dst spill
        vpxord zmm10, zmm20, [rbp + 19968]                               ;   744.2 p5+p3   14 t
        vgf2p8affineqb zmm10, zmm10, zmm23, 0x58                         ;   745.2 p0      14 t
        vgf2p8affineinvqb zmm10, zmm10, zmm30, 0x6e                      ;   748.2 p0      14 t
        vpxord zmm20, zmm20, [rbp + 20480]                               ;   745.2 p5+p2   17 dst
        vmovdqu64 [rbp + 22912], zmm20                                   ;   746.2 p7+p4   17 dst spill
        vpxord zmm20, zmm12, [rbp + 20096]                               ;   746.2 p5+p3   14 t
        vgf2p8affineqb zmm20, zmm20, zmm24, 8                            ;   747.2 p0      14 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   750.2 p0+p2   14 t
        vpxord zmm12, zmm12, [rbp + 20608]                               ;   747.2 p5+p3   17 dst
        vmovdqu64 [rbp + 23104], zmm12                                   ;   748.2 p8+p9   17 dst spill
        vmovdqa64 zmm12, zmm0                                            ;   732.2         14 t copy
        vpternlogd zmm12, zmm26, [rbp + 19904], 0x96                     ;   748.2 p5+p2   14 t
        vgf2p8affineqb zmm12, zmm12, zmm24, 8                            ;   749.2 p0      14 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   752.2 p0+p3   14 t
        vpternlogd zmm0, zmm26, [rbp + 20416], 0x96                      ;   749.2 p5+p2   17 dst
        vmovdqu64 zmm26, [rbp + 19840]                                   ;   600.0 p3      14 l.2 reload
        vmovdqu64 [rbp + 22208], zmm0                                    ;   750.2 p7+p4   17 dst spill
        vmovdqa64 zmm0, zmm13                                            ;   734.2         14 t copy
        vpternlogd zmm0, zmm6, zmm26, 0x96                               ;   750.2 p5      14 t
        vgf2p8affineqb zmm0, zmm0, zmm24, 8                              ;   751.2 p0      14 t
        vgf2p8affineinvqb zmm0, zmm0, zmm3, 0x37                         ;   754.2 p0      14 t
        vpternlogd zmm26, zmm8, [rbp + 23040], 0x96                      ;   751.2 p5+p2   14 t
        vgf2p8affineqb zmm26, zmm26, zmm24, 8                            ;   753.0 p0      14 t
        vgf2p8affineinvqb zmm3, zmm26, zmm3, 0x37                        ;   756.0 p0      14 t
        vmovdqu64 zmm26, [rbp + 20352]                                   ;   603.3 p3      16 z.2 reload
        vpternlogd zmm13, zmm6, zmm26, 0x96                              ;   752.2 p5      17 dst
        vpternlogd zmm26, zmm8, [rbp + 23040], 0x96                      ;   753.2 p5+p2   17 dst
        vmovdqu64 zmm6, [rbp + 19776]                                    ;   605.0 p3      14 l.1 reload
        vmovdqa64 zmm8, zmm5                                             ;   735.2         14 t copy
        vpternlogd zmm8, zmm9, zmm6, 0x96                                ;   754.2 p5      14 t
        vgf2p8affineqb zmm8, zmm8, zmm23, 0x58                           ;   755.2 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, zmm30, 0x6e                        ;   758.2 p0      14 t
        vpternlogd zmm6, zmm4, [rbp + 21312], 0x96                       ;   755.2 p5+p2   14 t
        vgf2p8affineqb zmm6, zmm6, zmm23, 0x58                           ;   757.0 p0      14 t
        vgf2p8affineinvqb zmm6, zmm6, zmm30, 0x6e                        ;   760.0 p0      14 t
        vmovdqu64 zmm23, [rbp + 20288]                                   ;   607.2 p3      16 z.1 reload
        vpternlogd zmm5, zmm9, zmm23, 0x96                               ;   756.2 p5      17 dst
        vpternlogd zmm23, zmm4, [rbp + 21312], 0x96                      ;   757.2 p5+p2   17 dst
        vmovdqu64 zmm4, [rbp + 23680]                                    ;   649.0 p3      14 t reload
        vmovdqu64 zmm9, [rbp + 19904]                                    ;   609.0 p2      14 t
        vpternlogd zmm9, zmm18, zmm4, 0x96                               ;   758.2 p5      14 t
        vpternlogd zmm18, zmm4, [rbp + 20416], 0x96                      ;   759.0 p0+p3   17 dst
        vmovdqu64 zmm4, [rbp + 19712]                                    ;   610.0 p2      14 l.0 reload
        vmovdqa64 zmm30, zmm25                                           ;   736.0         14 t copy
        vpternlogd zmm30, zmm31, zmm4, 0x96                              ;   759.2 p5      14 t
        vgf2p8affineqb zmm30, zmm30, zmm24, 8                            ;   760.2 p0      14 t
        vgf2p8affineqb zmm9, zmm9, zmm24, 8                              ;   761.0 p0      14 t
        vgf2p8affineinvqb zmm30, zmm30, zmm21, 0x6e                      ;   763.2 p0      14 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   764.0 p0+p3   14 t
        vpternlogd zmm4, zmm19, [rbp + 22720], 0x96                      ;   760.2 p5+p2   14 t
        vgf2p8affineqb zmm4, zmm4, zmm24, 8                              ;   764.0 p0      14 t
        vmovdqu64 zmm24, [rbp + 21632]                                   ;   684.2 p3      17 dst
        vpxord zmm24, zmm24, [rbp + 20992]                               ;   761.2 p5+p2   17 dst
        vmovdqu64 [rbp + 21632], zmm5                                    ;   757.2 p8+p9   17 dst spill
        vmovdqu64 zmm5, [rbp + 21248]                                    ;   704.2 p3      17 dst
        vpxord zmm5, zmm5, [rbp + 20992]                                 ;   762.2 p5+p2   17 dst
        vmovdqu64 [rbp + 21248], zmm13                                   ;   753.2 p7+p4   17 dst spill
        vmovdqu64 zmm13, [rbp + 23744]                                   ;   685.2 p3      17 dst
        vpxord zmm13, zmm13, [rbp + 21056]                               ;   763.2 p5+p2   17 dst
        vgf2p8affineinvqb zmm4, zmm4, zmm21, 0x6e                        ;   767.0 p0      14 t
        vmovdqu64 zmm21, [rbp + 22784]                                   ;   703.0 p3      17 dst
        vpxord zmm21, zmm21, [rbp + 21056]                               ;   764.2 p5+p2   17 dst
        vmovdqu64 [rbp + 22784], zmm23                                   ;   758.2 p8+p9   17 dst spill
        vmovdqu64 zmm23, [rbp + 21568]                                   ;   687.2 p3      17 dst
        vpxord zmm23, zmm23, [rbp + 21120]                               ;   765.2 p5+p2   17 dst
        vmovdqu64 [rbp + 21568], zmm26                                   ;   754.2 p7+p4   17 dst spill
        vmovdqu64 zmm26, [rbp + 22144]                                   ;   709.2 p3      17 dst
        vpxord zmm26, zmm26, [rbp + 21120]                               ;   766.0 p0+p2   17 dst
        vmovdqu64 [rbp + 22144], zmm18                                   ;   760.0 p8+p9   17 dst spill
        vmovdqu64 zmm18, [rbp + 22656]                                   ;   686.2 p3      17 dst
        vpxord zmm18, zmm18, [rbp + 21184]                               ;   766.2 p5+p2   17 dst
        vpxord zmm14, zmm14, [rbp + 20672]                               ;   767.0 p0+p3   17 dst
        vpternlogd zmm25, zmm31, [rbp + 20224], 0x96                     ;   767.2 p5+p2   17 dst
        vmovdqu64 zmm31, [rbp + 21568]                                   ;   754.2 p3      17 dst reload
        vmovdqu64 [rbp + 22656], zmm25                                   ;   768.2 p7+p4   17 dst spill
        vmovdqu64 zmm25, [rbp + 22144]                                   ;   760.0 p2      17 dst reload
        vmovdqu64 [rbp + 23744], zmm14                                   ;   768.0 p8+p9   17 dst spill
        vpunpcklbw zmm14, zmm25, zmm31                                   ;   768.2 p5      17 dst
        vpunpckhbw zmm25, zmm25, zmm31                                   ;   769.2 p5      17 dst
        vpunpcklbw zmm31, zmm11, zmm17                                   ;   770.2 p5      17 dst
        vpunpckhbw zmm11, zmm11, zmm17                                   ;   771.2 p5      17 dst
        vpunpcklbw zmm17, zmm16, zmm28                                   ;   772.2 p5      17 dst
        vpunpckhbw zmm16, zmm16, zmm28                                   ;   773.2 p5      17 dst
        vmovdqa64 zmm28, zmm10                                           ;   751.2         14 t copy
        vpternlogd zmm28, zmm0, zmm12, 0x96                              ;   768.0 p0      14 t
        vmovdqu64 [rbp + 21568], zmm25                                   ;   770.2 p7+p4   17 dst spill
        vmovdqa64 zmm25, zmm29                                           ;   747.0         14 t copy
        vpternlogd zmm25, zmm8, zmm0, 0x96                               ;   769.0 p0      14 t
        vpternlogd zmm29, zmm28, zmm8, 0x96                              ;   770.0 p0      14 t
        vpternlogd zmm8, zmm20, zmm30, 0x96                              ;   771.0 p0      14 t
        vpternlogd zmm20, zmm25, zmm30, 0x96                             ;   772.0 p0      14 t
        vpternlogd zmm30, zmm2, zmm12, 0x96                              ;   773.0 p0      14 t
        vpternlogd zmm2, zmm12, zmm8, 0x96                               ;   774.0 p0      14 t
        vpternlogd zmm10, zmm0, zmm30, 0x96                              ;   774.2 p5      14 t
        vmovdqu64 zmm0, [rbp + 20224]                                    ;   623.2 p3      16 z.0 reload
        vpternlogd zmm19, zmm0, [rbp + 22720], 0x96                      ;   775.0 p0+p2   17 dst
        vpternlogd zmm26, zmm28, zmm20, 0x96                             ;   775.2 p5      17 dst
        vpternlogd zmm5, zmm8, zmm10, 0x96                               ;   776.0 p0      17 dst
        vpternlogd zmm21, zmm25, zmm2, 0x96                              ;   776.2 p5      17 dst
        vmovdqa64 zmm0, zmm27                                            ;   746.0         14 t copy
        vpternlogd zmm0, zmm6, zmm3, 0x96                                ;   777.0 p0      14 t
        vmovdqa64 zmm8, zmm15                                            ;   738.0         14 t copy
        vpternlogd zmm8, zmm3, zmm9, 0x96                                ;   777.2 p5      14 t
        vpternlogd zmm27, zmm8, zmm6, 0x96                               ;   778.2 p0      14 t
        vpternlogd zmm6, zmm1, zmm4, 0x96                                ;   778.2 p5      14 t
        vpternlogd zmm1, zmm0, zmm4, 0x96                                ;   779.0 p0      14 t
        vpternlogd zmm4, zmm22, zmm9, 0x96                               ;   779.2 p5      14 t
        vpternlogd zmm15, zmm3, zmm4, 0x96                               ;   780.2 p0      14 t
        vpternlogd zmm22, zmm9, zmm6, 0x96                               ;   780.2 p5      14 t
        vpternlogd zmm24, zmm6, zmm15, 0x96                              ;   781.2 p0      17 dst
        vpternlogd zmm23, zmm8, zmm1, 0x96                               ;   781.2 p5      17 dst
        vpternlogd zmm13, zmm0, zmm22, 0x96                              ;   782.0 p0      17 dst
        vpternlogd zmm18, zmm4, zmm27, 0x96                              ;   782.2 p5      17 dst
        vmovdqu64 zmm0, [rbp + 20736]                                    ;   632.5 p3      16 z.0 reload
        vpternlogd zmm27, zmm7, zmm0, 0x96                               ;   783.0 p0      17 dst
        vpternlogd zmm0, zmm29, [rbp + 21888], 0x96                      ;   783.2 p5+p2   17 dst
        vpunpcklwd zmm3, zmm17, zmm31                                    ;   784.2 p5      17 dst
        vpunpckhwd zmm4, zmm17, zmm31                                    ;   785.2 p5      17 dst
        vpunpcklwd zmm6, zmm16, zmm11                                    ;   786.2 p5      17 dst
        vpunpckhwd zmm7, zmm16, zmm11                                    ;   787.2 p5      17 dst
        vmovdqu64 zmm8, [rbp + 20928]                                    ;   636.2 p3      16 z.3 reload
        vpternlogd zmm20, zmm8, [rbp + 22976], 0x96                      ;   784.0 p0+p2   17 dst
        vpternlogd zmm8, zmm1, [rbp + 21504], 0x96                       ;   785.0 p0+p3   17 dst
        vmovdqu64 zmm1, [rbp + 20800]                                    ;   638.3 p2      16 z.1 reload
        vpternlogd zmm10, zmm1, [rbp + 22528], 0x96                      ;   786.0 p0+p3   17 dst
        vpternlogd zmm1, zmm15, [rbp + 22848], 0x96                      ;   787.0 p0+p2   17 dst
        vmovdqu64 zmm9, [rbp + 20864]                                    ;   640.0 p3      16 z.2 reload
        vpternlogd zmm2, zmm9, [rbp + 22016], 0x96                       ;   788.0 p0+p2   17 dst
        vpternlogd zmm9, zmm22, [rbp + 21824], 0x96                      ;   788.2 p5+p3   17 dst
        mov r8, qword [rbp + 24088]                                      ;   640.0 p10     16 z.0 reload
        vmovdqu64 zmm11, [r8]                                            ;   645.0 p2      17 dst
        vmovdqu64 zmm12, [r8 + 64]                                       ;   645.0 p3      17 dst
        vmovdqu64 zmm15, [r8 + 128]                                      ;   645.0 p2      17 dst
        vmovdqu64 zmm16, [r8 + 192]                                      ;   645.0 p3      17 dst
        vmovdqu64 zmm17, [r8 + 256]                                      ;   645.0 p2      17 dst
        vmovdqu64 zmm22, [r8 + 320]                                      ;   645.0 p3      17 dst
        vmovdqu64 zmm25, [r8 + 384]                                      ;   645.0 p2      17 dst
        vpunpcklbw zmm28, zmm18, zmm23                                   ;   789.2 p5      17 dst
        vpunpckhbw zmm18, zmm18, zmm23                                   ;   790.2 p5      17 dst
        vpunpcklbw zmm23, zmm13, zmm24                                   ;   791.2 p5      17 dst
        vpunpckhbw zmm13, zmm13, zmm24                                   ;   792.2 p5      17 dst
        vmovdqu64 zmm24, [rbp + 22784]                                   ;   758.2 p3      17 dst reload
        vpunpcklbw zmm31, zmm24, zmm19                                   ;   793.2 p5      17 dst
        vpunpckhbw zmm19, zmm24, zmm19                                   ;   794.2 p5      17 dst
        vpunpcklbw zmm24, zmm1, zmm27                                    ;   795.2 p5      17 dst
        vpunpckhbw zmm1, zmm1, zmm27                                     ;   796.2 p5      17 dst
        vpunpcklbw zmm27, zmm8, zmm9                                     ;   797.2 p5      17 dst
        vpunpckhbw zmm8, zmm8, zmm9                                      ;   798.2 p5      17 dst
        vpunpcklwd zmm9, zmm14, zmm31                                    ;   799.2 p5      17 dst
        vpunpckhwd zmm14, zmm14, zmm31                                   ;   800.2 p5      17 dst
        vpunpcklwd zmm31, zmm28, zmm23                                   ;   801.2 p5      17 dst
        vpunpckhwd zmm23, zmm28, zmm23                                   ;   802.2 p5      17 dst
        vpunpcklwd zmm28, zmm18, zmm13                                   ;   803.2 p5      17 dst
        vpunpckhwd zmm13, zmm18, zmm13                                   ;   804.2 p5      17 dst
        vpunpckldq zmm18, zmm3, zmm9                                     ;   805.2 p5      17 dst
        vpunpckhdq zmm3, zmm3, zmm9                                      ;   806.2 p5      17 dst
        vmovdqu64 zmm9, [r8 + 448]                                       ;   645.3 p2      17 dst
        vmovdqu64 [rbp + 22784], zmm0                                    ;   784.2 p8+p9   17 dst spill
        vmovdqu64 zmm0, [r8 + 512]                                       ;   646.0 p3      17 dst
        vmovdqu64 [rbp + 21824], zmm10                                   ;   787.0 p7+p4   17 dst spill
        vmovdqu64 zmm10, [r8 + 576]                                      ;   646.3 p2      17 dst
        vmovdqu64 [rbp + 22016], zmm20                                   ;   785.0 p8+p9   17 dst spill
        vpunpckldq zmm20, zmm4, zmm14                                    ;   807.2 p5      17 dst
        vpunpckhdq zmm4, zmm4, zmm14                                     ;   808.2 p5      17 dst
        vmovdqu64 zmm14, [r8 + 640]                                      ;   647.0 p3      17 dst
        vmovdqu64 [rbp + 22848], zmm2                                    ;   789.0 p7+p4   17 dst spill
        vpunpcklwd zmm2, zmm27, zmm24                                    ;   809.2 p5      17 dst
        vpunpckhwd zmm24, zmm27, zmm24                                   ;   810.2 p5      17 dst
        vmovdqu64 zmm27, [r8 + 704]                                      ;   647.3 p2      17 dst
        vmovdqu64 [rbp + 22528], zmm5                                    ;   777.0 p8+p9   17 dst spill
        vmovdqu64 zmm5, [r8 + 768]                                       ;   648.0 p3      17 dst
        vmovdqu64 [rbp + 21504], zmm21                                   ;   777.2 p7+p4   17 dst spill
        vpunpcklwd zmm21, zmm8, zmm1                                     ;   811.2 p5      17 dst
        vpunpckhwd zmm1, zmm8, zmm1                                      ;   812.2 p5      17 dst
        vmovdqu64 zmm8, [r8 + 832]                                       ;   648.3 p2      17 dst
        vmovdqu64 [rbp + 22976], zmm26                                   ;   776.2 p8+p9   17 dst spill
        vmovdqu64 zmm26, [r8 + 896]                                      ;   649.0 p3      17 dst
        vmovdqu64 [rbp + 21888], zmm30                                   ;   774.0 p7+p4   14 t spill
        vmovdqu64 zmm30, [r8 + 960]                                      ;   649.3 p2      17 dst
        vmovdqu64 [rbp + 22720], zmm29                                   ;   771.0 p8+p9   14 t spill
        vpunpckldq zmm29, zmm31, zmm2                                    ;   813.2 p5      17 dst
        vpunpckhdq zmm2, zmm31, zmm2                                     ;   814.2 p5      17 dst
        vpunpckldq zmm31, zmm23, zmm24                                   ;   815.2 p5      17 dst
        vpunpckhdq zmm23, zmm23, zmm24                                   ;   816.2 p5      17 dst
        vpunpckldq zmm24, zmm28, zmm21                                   ;   817.2 p5      17 dst
        vpunpckhdq zmm21, zmm28, zmm21                                   ;   818.2 p5      17 dst
        vpunpckldq zmm28, zmm13, zmm1                                    ;   819.2 p5      17 dst
        vpunpckhdq zmm1, zmm13, zmm1                                     ;   820.2 p5      17 dst
        vpunpcklqdq zmm13, zmm18, zmm29                                  ;   821.2 p5      17 dst
        vpunpckhqdq zmm18, zmm18, zmm29                                  ;   822.2 p5      17 dst
        vpxord zmm11, zmm11, zmm13                                       ;   822.2 p0      17 dst
        vmovdqu64 zmm13, [rbp + 21568]                                   ;   770.2 p3      17 dst reload
        vpunpcklwd zmm29, zmm13, zmm19                                   ;   823.2 p5      17 dst
        vpunpckhwd zmm13, zmm13, zmm19                                   ;   824.2 p5      17 dst
        vmovdqu64 zmm19, [rbp + 21440]                                   ;   706.0 p2      17 dst
        vpxord zmm19, zmm19, [rbp + 21184]                               ;   790.0 p0+p3   17 dst
        vpxord zmm12, zmm12, zmm18                                       ;   823.2 p0      17 dst
        vmovdqu64 zmm18, [rbp + 23104]                                   ;   748.2 p2      17 dst reload
        vmovdqu64 [rbp + 21440], zmm19                                   ;   791.0 p7+p4   17 dst spill
        vmovdqu64 zmm19, [rbp + 23744]                                   ;   768.0 p3      17 dst reload
        vmovdqu64 [rbp + 21568], zmm12                                   ;   824.2 p8+p9   17 dst spill
        vpunpcklbw zmm12, zmm19, zmm18                                   ;   825.2 p5      17 dst
        vpunpckhbw zmm18, zmm19, zmm18                                   ;   826.2 p5      17 dst
        vmovdqu64 zmm19, [rbp + 21568]                                   ;   824.2 p2      17 dst reload
        mov r9, qword [rbp + 24104]                                      ;   653.3 p10     17 dst reload
        vmovdqu64 [r9 + 64], zmm19                                       ;   830.2 p7+p4   17 dst
        vmovdqu64 zmm19, [rbp + 22912]                                   ;   746.2 p3      17 dst reload
        vmovdqu64 [rbp + 21568], zmm18                                   ;   827.2 p8+p9   17 dst spill
        vmovdqu64 zmm18, [rbp + 23488]                                   ;   745.0 p2      17 dst reload
        vmovdqu64 [rbp + 23104], zmm12                                   ;   826.2 p7+p4   17 dst spill
        vpunpcklbw zmm12, zmm18, zmm19                                   ;   827.2 p5      17 dst
        vmovdqu64 [r9], zmm11                                            ;   823.2 p8+p9   17 dst
        vpunpcklqdq zmm11, zmm3, zmm2                                    ;   828.2 p5      17 dst
        vpunpckhqdq zmm2, zmm3, zmm2                                     ;   829.2 p5      17 dst
        vpxord zmm15, zmm15, zmm11                                       ;   829.2 p0      17 dst
        vpxord zmm16, zmm16, zmm2                                        ;   830.2 p0      17 dst
        vmovdqu64 zmm2, [rbp + 22720]                                    ;   771.0 p3      14 t reload
        vmovdqu64 zmm3, [rbp + 21440]                                    ;   791.0 p2      17 dst
        vpternlogd zmm3, zmm2, [rbp + 21888], 0x96                       ;   797.0 p0+p3   17 dst
        vpunpckldq zmm2, zmm6, zmm29                                     ;   830.2 p5      17 dst
        vpunpckhbw zmm11, zmm18, zmm19                                   ;   831.2 p5      17 dst
        vpunpckhdq zmm6, zmm6, zmm29                                     ;   832.2 p5      17 dst
        vpunpcklqdq zmm18, zmm20, zmm31                                  ;   833.2 p5      17 dst
        vpunpckhqdq zmm19, zmm20, zmm31                                  ;   834.2 p5      17 dst
        vpunpckldq zmm20, zmm7, zmm13                                    ;   835.2 p5      17 dst
        vpunpckhdq zmm7, zmm7, zmm13                                     ;   836.2 p5      17 dst
        vmovdqu64 zmm13, [rbp + 21248]                                   ;   753.2 p2      17 dst reload
        vmovdqu64 zmm29, [rbp + 22208]                                   ;   750.2 p3      17 dst reload
        vpunpcklbw zmm31, zmm29, zmm13                                   ;   837.2 p5      17 dst
        vpunpckhbw zmm13, zmm29, zmm13                                   ;   838.2 p5      17 dst
        vmovdqu64 zmm29, [rbp + 22656]                                   ;   768.2 p2      17 dst reload
        vmovdqu64 [rbp + 21248], zmm3                                    ;   798.0 p7+p4   17 dst spill
        vmovdqu64 zmm3, [rbp + 21632]                                    ;   757.2 p3      17 dst reload
        vmovdqu64 [rbp + 22208], zmm13                                   ;   839.2 p8+p9   17 dst spill
        vpunpcklbw zmm13, zmm3, zmm29                                    ;   839.2 p5      17 dst
        vpunpckhbw zmm3, zmm3, zmm29                                     ;   840.2 p5      17 dst
        vmovdqu64 zmm29, [rbp + 22976]                                   ;   776.2 p2      17 dst reload
        vmovdqu64 [rbp + 22656], zmm3                                    ;   841.2 p7+p4   17 dst spill
        vmovdqu64 zmm3, [rbp + 21248]                                    ;   798.0 p3      17 dst reload
        vmovdqu64 [rbp + 21632], zmm31                                   ;   838.2 p8+p9   17 dst spill
        vpunpcklbw zmm31, zmm3, zmm29                                    ;   841.2 p5      17 dst
        vpunpckhbw zmm3, zmm3, zmm29                                     ;   842.2 p5      17 dst
        vmovdqu64 zmm29, [rbp + 22656]                                   ;   841.2 p2      17 dst reload
        vmovdqu64 [rbp + 22976], zmm3                                    ;   843.2 p7+p4   17 dst spill
        vmovdqu64 zmm3, [rbp + 22208]                                    ;   839.2 p3      17 dst reload
        vmovdqu64 [rbp + 21248], zmm31                                   ;   842.2 p8+p9   17 dst spill
        vpunpcklwd zmm31, zmm3, zmm29                                    ;   847.2 p5      17 dst
        vpxord zmm17, zmm17, zmm18                                       ;   834.2 p0      17 dst
        vmovdqu64 zmm18, [rbp + 22528]                                   ;   777.0 p2      17 dst reload
        vmovdqu64 zmm29, [rbp + 21504]                                   ;   777.2 p3      17 dst reload
        vpunpcklbw zmm3, zmm29, zmm18                                    ;   844.2 p5      17 dst
        vpunpckhbw zmm18, zmm29, zmm18                                   ;   845.2 p5      17 dst
        vmovdqu64 zmm29, [rbp + 22208]                                   ;   839.2 p2      17 dst reload
        vpunpckhwd zmm29, zmm29, [rbp + 22656]                           ;   847.2 p5+p3   17 dst
        vpxord zmm22, zmm22, zmm19                                       ;   835.2 p0      17 dst
        vmovdqu64 zmm19, [rbp + 22848]                                   ;   789.0 p2      17 dst reload
        vmovdqu64 [rbp + 22656], zmm18                                   ;   846.2 p7+p4   17 dst spill
        vmovdqu64 zmm18, [rbp + 22016]                                   ;   785.0 p3      17 dst reload
        vmovdqu64 [rbp + 22208], zmm3                                    ;   845.2 p8+p9   17 dst spill
        vpunpcklbw zmm3, zmm18, zmm19                                    ;   847.2 p5      17 dst
        vpunpckhbw zmm18, zmm18, zmm19                                   ;   848.2 p5      17 dst
        vmovdqu64 zmm19, [rbp + 22208]                                   ;   845.2 p2      17 dst reload
        vmovdqu64 [rbp + 22848], zmm18                                   ;   849.2 p7+p4   17 dst spill
        vmovdqu64 zmm18, [rbp + 21248]                                   ;   842.2 p3      17 dst reload
        vmovdqu64 [rbp + 22016], zmm3                                    ;   848.2 p8+p9   17 dst spill
        vpunpcklwd zmm3, zmm18, zmm19                                    ;   851.2 p5      17 dst
        vmovdqu64 [r9 + 128], zmm15                                      ;   830.2 p7+p4   17 dst
        vmovdqu64 zmm15, [rbp + 22656]                                   ;   846.2 p2      17 dst reload
        vmovdqu64 zmm19, [rbp + 22976]                                   ;   843.2 p3      17 dst reload
        vpunpcklwd zmm18, zmm19, zmm15                                   ;   852.2 p5      17 dst
        vmovdqu64 [r9 + 192], zmm16                                      ;   831.2 p8+p9   17 dst
        vmovdqu64 zmm16, [rbp + 21248]                                   ;   842.2 p2      17 dst reload
        vpunpckhwd zmm16, zmm16, [rbp + 22208]                           ;   851.2 p5+p3   17 dst
        vmovdqu64 [r9 + 256], zmm17                                      ;   835.2 p7+p4   17 dst
        vmovdqu64 zmm17, [rbp + 22784]                                   ;   784.2 p2      17 dst reload
        vmovdqu64 zmm15, [rbp + 21824]                                   ;   787.0 p3      17 dst reload
        vpunpcklbw zmm19, zmm15, zmm17                                   ;   852.2 p5      17 dst
        vpunpckhbw zmm15, zmm15, zmm17                                   ;   853.2 p5      17 dst
        vmovdqu64 zmm17, [rbp + 22976]                                   ;   843.2 p2      17 dst reload
        vpunpckhwd zmm17, zmm17, [rbp + 22656]                           ;   854.2 p5+p3   17 dst
        vmovdqu64 [r9 + 320], zmm22                                      ;   836.2 p8+p9   17 dst
        vpunpcklqdq zmm22, zmm4, zmm23                                   ;   855.2 p5      17 dst
        vpunpckhqdq zmm4, zmm4, zmm23                                    ;   856.2 p5      17 dst
        vpunpcklqdq zmm23, zmm2, zmm24                                   ;   857.2 p5      17 dst
        vpunpckhqdq zmm2, zmm2, zmm24                                    ;   858.2 p5      17 dst
        vpunpcklqdq zmm24, zmm6, zmm21                                   ;   859.2 p5      17 dst
        vpunpckhqdq zmm6, zmm6, zmm21                                    ;   860.2 p5      17 dst
        vpxord zmm25, zmm25, zmm22                                       ;   856.2 p0      17 dst
        vpunpcklqdq zmm21, zmm20, zmm28                                  ;   861.2 p5      17 dst
        vpunpckhqdq zmm20, zmm20, zmm28                                  ;   862.2 p5      17 dst
        vpxord zmm9, zmm9, zmm4                                          ;   857.2 p0      17 dst
        vpunpcklqdq zmm4, zmm7, zmm1                                     ;   863.2 p5      17 dst
        vpunpckhqdq zmm1, zmm7, zmm1                                     ;   864.2 p5      17 dst
        vpxord zmm0, zmm0, zmm23                                         ;   858.2 p0      17 dst
        vmovdqu64 zmm7, [r8 + 1024]                                      ;   686.5 p2      17 dst
        vmovdqu64 zmm22, [rbp + 23104]                                   ;   826.2 p3      17 dst reload
        vpunpcklwd zmm23, zmm22, zmm12                                   ;   865.2 p5      17 dst
        vpunpckhwd zmm12, zmm22, zmm12                                   ;   866.2 p5      17 dst
        vpxord zmm10, zmm10, zmm2                                        ;   859.2 p0      17 dst
        vmovdqu64 zmm2, [r8 + 1088]                                      ;   687.5 p2      17 dst
        vpxord zmm14, zmm14, zmm24                                       ;   860.2 p0      17 dst
        vmovdqu64 zmm22, [r8 + 1152]                                     ;   687.7 p3      17 dst
        vmovdqu64 [r9 + 384], zmm25                                      ;   857.2 p7+p4   17 dst
        vpxord zmm27, zmm27, zmm6                                        ;   861.2 p0      17 dst
        vmovdqu64 zmm6, [r8 + 1216]                                      ;   688.5 p2      17 dst
        vmovdqu64 [r9 + 448], zmm9                                       ;   858.2 p8+p9   17 dst
        vmovdqu64 zmm9, [rbp + 21568]                                    ;   827.2 p3      17 dst reload
        vpunpcklwd zmm24, zmm9, zmm11                                    ;   867.2 p5      17 dst
        vpunpckhwd zmm9, zmm9, zmm11                                     ;   868.2 p5      17 dst
        vpxord zmm5, zmm5, zmm21                                         ;   862.2 p0      17 dst
        vmovdqu64 zmm11, [r8 + 1280]                                     ;   689.5 p2      17 dst
        vmovdqu64 [r9 + 512], zmm0                                       ;   859.2 p7+p4   17 dst
        vpxord zmm8, zmm8, zmm20                                         ;   863.2 p0      17 dst
        vmovdqu64 zmm0, [r8 + 1344]                                      ;   689.7 p3      17 dst
        vmovdqu64 [r9 + 576], zmm10                                      ;   860.2 p8+p9   17 dst
        vpxord zmm26, zmm26, zmm4                                        ;   864.2 p0      17 dst
        vmovdqu64 zmm4, [r8 + 1408]                                      ;   691.0 p2      17 dst
        vmovdqu64 [r9 + 640], zmm14                                      ;   861.2 p7+p4   17 dst
        vpxord zmm30, zmm30, zmm1                                        ;   865.2 p0      17 dst
        vmovdqu64 zmm1, [r8 + 1472]                                      ;   691.5 p3      17 dst
        vmovdqu64 zmm10, [r8 + 1536]                                     ;   692.0 p2      17 dst
        vmovdqu64 zmm14, [r8 + 1600]                                     ;   692.5 p3      17 dst
        vmovdqu64 zmm20, [r8 + 1664]                                     ;   693.0 p2      17 dst
        vmovdqu64 zmm21, [r8 + 1728]                                     ;   693.5 p3      17 dst
        vmovdqu64 zmm25, [r8 + 1792]                                     ;   694.0 p2      17 dst
        vmovdqu64 [r9 + 704], zmm27                                      ;   862.2 p8+p9   17 dst
        vmovdqu64 [r9 + 768], zmm5                                       ;   863.2 p7+p4   17 dst
        vmovdqu64 zmm5, [r8 + 1856]                                      ;   694.5 p3      17 dst
        vmovdqu64 [r9 + 832], zmm8                                       ;   864.2 p8+p9   17 dst
        vmovdqu64 [r9 + 896], zmm26                                      ;   865.2 p7+p4   17 dst
        vmovdqu64 zmm8, [r8 + 1920]                                      ;   695.0 p2      17 dst
        vmovdqu64 zmm26, [rbp + 21632]                                   ;   838.2 p3      17 dst reload
        vpunpcklwd zmm27, zmm26, zmm13                                   ;   869.2 p5      17 dst
        vpunpckhwd zmm13, zmm26, zmm13                                   ;   870.2 p5      17 dst
        vmovdqu64 [r9 + 960], zmm30                                      ;   866.2 p8+p9   17 dst
        vmovdqu64 zmm26, [r8 + 1984]                                     ;   696.0 p2      17 dst
        vpunpckldq zmm28, zmm24, zmm31                                   ;   871.2 p5      17 dst
        vpunpckhdq zmm24, zmm24, zmm31                                   ;   872.2 p5      17 dst
        vpunpckldq zmm30, zmm23, zmm27                                   ;   873.2 p5      17 dst
        mov esi, dword [rbp + 24144]                                     ;   697.3 p10     22 blocks
        add esi, 0x80                                                    ;   702.3 p6      22 blocks
        vpunpckhdq zmm23, zmm23, zmm27                                   ;   874.2 p5      17 dst
        mov dword [rbp + 24144], esi                                     ;   703.3 p7+p4   22 blocks
        vpunpckldq zmm27, zmm9, zmm29                                    ;   875.2 p5      17 dst
        vpunpckhdq zmm9, zmm9, zmm29                                     ;   876.2 p5      17 dst
        vpunpckldq zmm29, zmm12, zmm13                                   ;   877.2 p5      17 dst
        vpunpckhdq zmm12, zmm12, zmm13                                   ;   878.2 p5      17 dst
        add r8, 0x800                                                    ;   701.0 p11     22 blocks
        mov qword [rbp + 24088], r8                                      ;   702.0 p8+p9   22 blocks
        lea r8, [r9 + 2048]                                              ;   701.3 p1      22 blocks
        vmovdqu64 zmm13, [rbp + 22016]                                   ;   848.2 p3      17 dst reload
        vpunpcklwd zmm31, zmm13, zmm19                                   ;   879.2 p5      17 dst
        vpunpckhwd zmm13, zmm13, zmm19                                   ;   880.2 p5      17 dst
        vpunpckldq zmm19, zmm3, zmm31                                    ;   881.2 p5      17 dst
        vpunpckhdq zmm3, zmm3, zmm31                                     ;   882.2 p5      17 dst
        vpunpckldq zmm31, zmm16, zmm13                                   ;   883.2 p5      17 dst
        vpunpckhdq zmm13, zmm16, zmm13                                   ;   884.2 p5      17 dst
        vpunpcklqdq zmm16, zmm30, zmm19                                  ;   885.2 p5      17 dst
        vpunpckhqdq zmm19, zmm30, zmm19                                  ;   886.2 p5      17 dst
        vpxord zmm7, zmm7, zmm16                                         ;   886.2 p0      17 dst
        vmovdqu64 zmm16, [rbp + 22848]                                   ;   849.2 p2      17 dst reload
        vpunpcklwd zmm30, zmm16, zmm15                                   ;   887.2 p5      17 dst
        vpunpckhwd zmm15, zmm16, zmm15                                   ;   888.2 p5      17 dst
        vpxord zmm2, zmm2, zmm19                                         ;   887.2 p0      17 dst
        vmovdqu64 [r9 + 1024], zmm7                                      ;   887.2 p7+p4   17 dst
        vpunpcklqdq zmm7, zmm23, zmm3                                    ;   889.2 p5      17 dst
        vpunpckhqdq zmm3, zmm23, zmm3                                    ;   890.2 p5      17 dst
        vpxord zmm22, zmm22, zmm7                                        ;   890.2 p0      17 dst
        vpxord zmm6, zmm6, zmm3                                          ;   891.2 p0      17 dst
        vpunpcklqdq zmm3, zmm29, zmm31                                   ;   891.2 p5      17 dst
        vpunpckhqdq zmm7, zmm29, zmm31                                   ;   892.2 p5      17 dst
        vpxord zmm11, zmm11, zmm3                                        ;   892.2 p0      17 dst
        vpunpcklqdq zmm3, zmm12, zmm13                                   ;   893.2 p5      17 dst
        vpunpckhqdq zmm12, zmm12, zmm13                                  ;   894.2 p5      17 dst
        vpunpckldq zmm13, zmm18, zmm30                                   ;   895.2 p5      17 dst
        vpunpckhdq zmm16, zmm18, zmm30                                   ;   896.2 p5      17 dst
        vpxord zmm0, zmm0, zmm7                                          ;   893.2 p0      17 dst
        vmovdqu64 [r9 + 1088], zmm2                                      ;   888.2 p8+p9   17 dst
        vpunpckldq zmm2, zmm17, zmm15                                    ;   897.2 p5      17 dst
        vpunpckhdq zmm7, zmm17, zmm15                                    ;   898.2 p5      17 dst
        vpxord zmm4, zmm4, zmm3                                          ;   894.2 p0      17 dst
        vpxord zmm1, zmm1, zmm12                                         ;   895.2 p0      17 dst
        vmovdqu64 [r9 + 1152], zmm22                                     ;   891.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1216], zmm6                                      ;   892.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1280], zmm11                                     ;   893.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1344], zmm0                                      ;   894.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1408], zmm4                                      ;   895.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1472], zmm1                                      ;   896.2 p8+p9   17 dst
        vpunpcklqdq zmm0, zmm28, zmm13                                   ;   899.2 p5      17 dst
        vpunpckhqdq zmm1, zmm28, zmm13                                   ;   900.2 p5      17 dst
        vpxord zmm10, zmm10, zmm0                                        ;   900.2 p0      17 dst
        vpxord zmm14, zmm14, zmm1                                        ;   901.2 p0      17 dst
        vpunpcklqdq zmm0, zmm24, zmm16                                   ;   901.2 p5      17 dst
        vpunpckhqdq zmm1, zmm24, zmm16                                   ;   902.2 p5      17 dst
        vpxord zmm20, zmm20, zmm0                                        ;   902.2 p0      17 dst
        vpxord zmm21, zmm21, zmm1                                        ;   903.2 p0      17 dst
        vpunpcklqdq zmm0, zmm27, zmm2                                    ;   903.2 p5      17 dst
        vpunpckhqdq zmm1, zmm27, zmm2                                    ;   904.2 p5      17 dst
        vpxord zmm25, zmm25, zmm0                                        ;   904.2 p0      17 dst
        vpunpcklqdq zmm0, zmm9, zmm7                                     ;   905.2 p5      17 dst
        vpunpckhqdq zmm2, zmm9, zmm7                                     ;   906.2 p5      17 dst
        vmovdqu64 [r9 + 1536], zmm10                                     ;   901.2 p7+p4   17 dst
        vpxord zmm5, zmm5, zmm1                                          ;   905.2 p0      17 dst
        vmovdqu64 [r9 + 1600], zmm14                                     ;   902.2 p8+p9   17 dst
        vpxord zmm8, zmm8, zmm0                                          ;   906.2 p0      17 dst
        vmovdqu64 [r9 + 1664], zmm20                                     ;   903.2 p7+p4   17 dst
        vpxord zmm26, zmm26, zmm2                                        ;   907.2 p0      17 dst
        vmovdqu64 [r9 + 1728], zmm21                                     ;   904.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1792], zmm25                                     ;   905.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1856], zmm5                                      ;   906.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1920], zmm8                                      ;   907.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1984], zmm26                                     ;   908.2 p8+p9   17 dst
        mov qword [rbp + 24104], r8                                      ;   723.5 p7+p4   22 blocks
        mov rax, qword [rbp + 24088]                                     ;                    more blocks?
        cmp rax, qword [rbp + 24096]                                     ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 24080]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 24088]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 24112], rsi                                     ;                    blocks left over
        mov qword [rbp + 24088], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 24104]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 24112]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 24120], rdi                                     ;                    blocks left over
        mov qword [rbp + 24128], rsi                                     ;                    blocks left over
        mov qword [rbp + 24104], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 24096], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 24080], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 24120]                                     ;                    blocks left over
        mov rdi, qword [rbp + 24128]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 24136]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia128_ctr.T0_constants512:
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101
        dq 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc, 0xff38108aa65cc0bc
        dq 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7, 0xeb36241e33d3b1b7
        dq 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c, 0x438a265450bc060c
        dq 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3, 0xc0b268f0ee1ff9a3
        dq 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb, 0x36241e33d3b1b7eb
        dq 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1, 0xb7eb36241e33d3b1
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x1c1814100c080400, 0x3c3834302c282420, 0x1d1915110d090501, 0x3d3935312d292521, 0x1e1a16120e0a0602, 0x3e3a36322e2a2622, 0x1f1b17130f0b0703, 0x3f3b37332f2b2723
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202
        dq 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303
        dq 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000, 0x8000000000000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
