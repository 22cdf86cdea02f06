; camellia128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia_ctr.cw (sha256 5147d0b565a204f6); do not edit:
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
;   blocks: 2537 uops, planned 905.2; bounds: width 422.8, ports 864.5, path 221.0
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
        sub rsp, 0x5d00                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 23624], rax                                     ;                    frame
        mov qword [rbp + 23552], rsi                                     ;                    argument
        mov qword [rbp + 23560], rdi                                     ;                    argument
        mov dword [rbp + 23636], r8d                                     ;                    argument
        mov qword [rbp + 23576], rdx                                     ;                    argument
        mov qword [rbp + 23592], rcx                                     ;                    argument
        mov r8, qword [rbp + 23552]                                      ;     0.0 p2       9 d.0 reload
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
        mov r9, qword [rbp + 23560]                                      ;     3.0 p2       9 d.0 reload
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
        mov dword [rbp + 23632], esi                                     ;   166.7 p7+p4   22 k
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
        cmp dword [rbp + 23636], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 23636]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 23568], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 23576]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 23584], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 23576]                                      ;                    resident
        mov r9, qword [rbp + 23592]                                      ;                    resident
        align 16
.blocks_1:
        vmovd xmm0, [rbp + 23632]                                        ;     0.0 p2       9 d
        vpermq zmm0, zmm0, 0                                             ;     6.0 p5       9 d
        vshufi32x4 zmm0, zmm0, zmm0, 0                                   ;     9.0 p5       9 d
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 448]      ;     0.5 p3       9 d reload
        vpshufb zmm2, zmm0, zmm1                                         ;    12.0 p5       9 d
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512]            ;     1.0 p2       9 d reload
        vpshufb zmm4, zmm0, zmm3                                         ;    12.0 p5       9 d
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 640]      ;     1.5 p3       9 d reload
        vpshufb zmm6, zmm0, zmm5                                         ;    12.0 p5       9 d
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 704]      ;     2.0 p2       9 d reload
        vpshufb zmm0, zmm0, zmm7                                         ;    12.0 p5       9 d
        vpaddb zmm8, zmm4, [rbp + 5696]                                  ;    13.0 p0+p3    9 d
        vpaddb zmm9, zmm6, [rbp + 5824]                                  ;    13.0 p0+p2    9 d
        vpaddb zmm10, zmm0, [rbp + 6208]                                 ;    13.0 p0+p3    9 d
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 512]     ;     4.0 p2       9 d reload
        vpaddb zmm2, zmm2, zmm11                                         ;    13.0 p0       9 d
        vmovdqu64 zmm12, [rbp + 7616]                                    ;     4.5 p3       9 d.0 reload
        vpaddb zmm13, zmm2, zmm12                                        ;    14.0 p0       9 d
        vpternlogd zmm2, zmm12, zmm13, 0xd4                              ;    15.0 p5       9 d
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 576]     ;     5.0 p2       9 d reload
        vpshufb zmm2, zmm14, zmm2                                        ;    16.0 p5       9 d
        vpaddb zmm8, zmm8, zmm2                                          ;    17.0 p0       9 d
        vmovdqu64 zmm2, [rbp + 6784]                                     ;     5.5 p3       9 d.1 reload
        vpternlogd zmm4, zmm8, zmm2, 0xb2                                ;    18.0 p0       9 d
        vpshufb zmm4, zmm14, zmm4                                        ;    19.0 p5       9 d
        vpaddb zmm9, zmm9, zmm4                                          ;    20.0 p0       9 d
        vmovdqu64 zmm4, [rbp + 6976]                                     ;     6.0 p2       9 d.2 reload
        vpternlogd zmm6, zmm9, zmm4, 0xb2                                ;    21.0 p5       9 d
        vpshufb zmm6, zmm14, zmm6                                        ;    22.0 p5       9 d
        vpaddb zmm10, zmm10, zmm6                                        ;    23.0 p0       9 d
        vmovdqu64 zmm6, [rbp + 7040]                                     ;     6.5 p3       9 d.3 reload
        vpternlogd zmm0, zmm10, zmm6, 0xb2                               ;    24.0 p0       9 d
        vpshufb zmm0, zmm14, zmm0                                        ;    25.0 p5       9 d
        vmovdqu64 zmm15, [rbp + 7872]                                    ;     7.0 p2       9 d.0 reload
        vmovdqu64 zmm16, [rbp + 8832]                                    ;     7.5 p3      11 t reload
        vpternlogd zmm13, zmm16, zmm15, 0x96                             ;    15.0 p0      11 t
        vmovdqu64 zmm16, [rbp + 7936]                                    ;     8.0 p2       9 d.1 reload
        vmovdqu64 zmm17, [rbp + 8960]                                    ;     8.5 p3      11 t reload
        vpternlogd zmm8, zmm17, zmm16, 0x96                              ;    18.0 p5      11 t
        vmovdqu64 zmm17, [rbp + 8064]                                    ;     9.0 p2       9 d.2 reload
        vmovdqu64 zmm18, [rbp + 9216]                                    ;     9.5 p3      11 t reload
        vpternlogd zmm9, zmm18, zmm17, 0x96                              ;    21.0 p0      11 t
        vmovdqu64 zmm18, [rbp + 8128]                                    ;    10.0 p2       9 d.3 reload
        vmovdqu64 zmm19, [rbp + 9024]                                    ;    10.5 p3      11 t reload
        vpternlogd zmm10, zmm19, zmm18, 0x96                             ;    24.0 p5      11 t
        vpaddb zmm0, zmm0, [rbp + 6400]                                  ;    26.0 p0+p2    9 d
        vmovdqu64 zmm19, [rbp + 7104]                                    ;    11.5 p3       9 d.4 reload
        vpandnd zmm20, zmm0, zmm19                                       ;    27.0 p5       9 d
        vpshufb zmm20, zmm14, zmm20                                      ;    28.0 p5       9 d
        vmovdqu64 zmm21, [rbp + 8192]                                    ;    12.0 p2       9 d.4 reload
        vmovdqu64 zmm22, [rbp + 9152]                                    ;    12.5 p3      11 t reload
        vpternlogd zmm0, zmm22, zmm21, 0x96                              ;    27.0 p0      11 t
        vpaddb zmm20, zmm20, [rbp + 6528]                                ;    29.0 p0+p2    9 d
        vmovdqu64 zmm22, [rbp + 7168]                                    ;    13.5 p3       9 d.5 reload
        vpandnd zmm23, zmm20, zmm22                                      ;    30.0 p5       9 d
        vpshufb zmm23, zmm14, zmm23                                      ;    31.0 p5       9 d
        vmovdqu64 zmm24, [rbp + 8256]                                    ;    14.0 p2       9 d.5 reload
        vmovdqu64 zmm25, [rbp + 9280]                                    ;    14.5 p3      11 t reload
        vpternlogd zmm20, zmm25, zmm24, 0x96                             ;    30.0 p0      11 t
        vpaddb zmm23, zmm23, [rbp + 6720]                                ;    32.0 p0+p2    9 d
        vmovdqu64 zmm25, [rbp + 7232]                                    ;    15.5 p3       9 d.6 reload
        vpandnd zmm26, zmm23, zmm25                                      ;    33.0 p5       9 d
        vpshufb zmm26, zmm14, zmm26                                      ;    34.0 p5       9 d
        vmovdqu64 zmm27, [rbp + 8320]                                    ;    16.0 p2       9 d.6 reload
        vmovdqu64 zmm28, [rbp + 9088]                                    ;    16.5 p3      11 t reload
        vpternlogd zmm23, zmm28, zmm27, 0x96                             ;    33.0 p0      11 t
        vpaddb zmm26, zmm26, [rbp + 6912]                                ;    35.0 p0+p2    9 d
        vmovdqu64 zmm28, [rbp + 8384]                                    ;    17.5 p3       9 d.7 reload
        vmovdqu64 zmm29, [rbp + 8896]                                    ;    18.0 p2      11 t reload
        vpternlogd zmm26, zmm29, zmm28, 0x96                             ;    36.0 p5      11 t
        vmovdqu64 zmm29, [rbp + 8448]                                    ;    18.5 p3      11 l.0 reload
        vpxord zmm30, zmm13, zmm29                                       ;    24.5 p0      11 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 64]      ;    19.0 p2      11 t reload
        vgf2p8affineqb zmm30, zmm30, zmm31, 8                            ;    25.5 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;    28.5 p0+p3   11 t
        vmovdqu64 [rbp + 21248], zmm13                                   ;    16.0 p7+p4   11 t spill
        vpxord zmm13, zmm0, [rbp + 8704]                                 ;    28.0 p5+p2   11 t
        vgf2p8affineqb zmm13, zmm13, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;    29.0 p0+p3   11 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;    32.0 p0+p2   11 t
        vmovdqu64 [rbp + 21312], zmm0                                    ;    28.0 p8+p9   11 t spill
        vpxord zmm0, zmm20, [rbp + 8768]                                 ;    31.0 p5+p3   11 t
        vgf2p8affineqb zmm0, zmm0, zmm31, 8                              ;    32.0 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;    35.0 p0+p2   11 t
        vmovdqu64 [rbp + 21376], zmm20                                   ;    31.0 p7+p4   11 t spill
        vpxord zmm20, zmm23, [rbp + 9344]                                ;    34.0 p5+p3   11 t
        vgf2p8affineqb zmm20, zmm20, zmm31, 8                            ;    35.0 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;    38.0 p0+p2   11 t
        vmovdqu64 [rbp + 21440], zmm23                                   ;    34.0 p8+p9   11 t spill
        vpxord zmm23, zmm26, [rbp + 9728]                                ;    37.0 p5+p3   11 t
        vgf2p8affineqb zmm23, zmm23, zmm31, 8                            ;    38.0 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;    41.0 p0+p2   11 t
        vmovdqu64 [rbp + 21504], zmm26                                   ;    37.0 p7+p4   11 t spill
        vpxord zmm26, zmm8, [rbp + 8512]                                 ;    25.2 p5+p3   11 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;    31.8 p0+p2   11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;    34.8 p0+p3   11 t
        vmovdqu64 [rbp + 21568], zmm8                                    ;    19.0 p8+p9   11 t spill
        vpxord zmm8, zmm9, [rbp + 8576]                                  ;    26.2 p5+p2   11 t
        vgf2p8affineqb zmm8, zmm8, zmm31, 8                              ;    33.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;    36.8 p0+p3   11 t
        vmovdqu64 [rbp + 21632], zmm9                                    ;    22.0 p7+p4   11 t spill
        vmovdqa64 zmm9, zmm20                                            ;    41.0         11 t copy
        vpternlogd zmm9, zmm30, zmm26, 0x96                              ;    41.0 p5      11 t
        vpxord zmm31, zmm10, [rbp + 8640]                                ;    28.2 p5+p2   11 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 64], 8 ;    35.8 p0+p3   11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;    38.8 p0+p2   11 t
        vmovdqu64 [rbp + 21696], zmm10                                   ;    25.0 p8+p9   11 t spill
        vmovdqa64 zmm10, zmm30                                           ;    31.5         11 t copy
        vpternlogd zmm10, zmm0, zmm31, 0x96                              ;    41.8 p5      11 t
        vpternlogd zmm0, zmm9, zmm31, 0x96                               ;    42.0 p5      11 t
        vpternlogd zmm31, zmm13, zmm8, 0x96                              ;    41.8 p5      11 t
        vpternlogd zmm13, zmm10, zmm8, 0x96                              ;    42.8 p5      11 t
        vpternlogd zmm8, zmm23, zmm26, 0x96                              ;    44.0 p5      11 t
        vpternlogd zmm23, zmm26, zmm31, 0x96                             ;    44.0 p5      11 t
        vpternlogd zmm20, zmm30, zmm8, 0x96                              ;    45.0 p5      11 t
        vpternlogd zmm9, zmm13, [rbp + 4480], 0x96                       ;    43.8 p5+p3   11 t
        vpternlogd zmm8, zmm0, [rbp + 4608], 0x96                        ;    45.0 p5+p2   11 t
        vpternlogd zmm31, zmm20, [rbp + 4800], 0x96                      ;    46.0 p0+p3   11 t
        mov esi, dword [rbp + 23632]                                     ;    20.0 p10      9 d
        add esi, 0x40                                                    ;    25.0 p1       9 d
        vmovd xmm26, esi                                                 ;    38.2 p5       9 d
        vpermq zmm26, zmm26, 0                                           ;    40.2 p5       9 d
        vshufi32x4 zmm26, zmm26, zmm26, 0                                ;    43.2 p5       9 d
        vpshufb zmm1, zmm26, zmm1                                        ;    46.2 p5       9 d
        vpaddb zmm11, zmm11, zmm1                                        ;    47.2 p0       9 d
        vpshufb zmm1, zmm26, zmm3                                        ;    46.2 p5       9 d
        vpshufb zmm3, zmm26, zmm5                                        ;    46.2 p5       9 d
        vpshufb zmm5, zmm26, zmm7                                        ;    46.2 p5       9 d
        vpaddb zmm7, zmm11, zmm12                                        ;    48.2 p0       9 d
        vpternlogd zmm12, zmm11, zmm7, 0xd4                              ;    49.2 p0       9 d
        vpshufb zmm11, zmm14, zmm12                                      ;    50.2 p5       9 d
        vpaddb zmm11, zmm11, zmm1                                        ;    51.2 p0       9 d
        vpaddb zmm12, zmm3, [rbp + 5504]                                 ;    47.2 p0+p2    9 d
        vpternlogd zmm15, zmm7, [rbp + 9408], 0x96                       ;    49.2 p0+p3   11 t
        vpaddb zmm7, zmm5, [rbp + 5632]                                  ;    47.2 p0+p2    9 d
        vpternlogd zmm10, zmm23, [rbp + 5120], 0x96                      ;    45.8 p0+p3   11 t
        vpxord zmm26, zmm15, zmm29                                       ;    50.2 p5      11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 64]      ;    32.0 p2      11 t reload
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;    51.2 p0      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 128]     ;    32.5 p3      11 t reload
        vgf2p8affineinvqb zmm26, zmm26, zmm30, 0x6e                      ;    54.2 p0      11 t
        vpaddb zmm11, zmm11, [rbp + 5312]                                ;    52.2 p5+p2    9 d
        vpternlogd zmm2, zmm1, zmm11, 0xd4                               ;    53.2 p5       9 d
        vpshufb zmm1, zmm14, zmm2                                        ;    54.2 p5       9 d
        vpaddb zmm12, zmm12, zmm1                                        ;    55.2 p0       9 d
        vpternlogd zmm4, zmm3, zmm12, 0xd4                               ;    56.2 p0       9 d
        vpshufb zmm1, zmm14, zmm4                                        ;    57.2 p5       9 d
        vpaddb zmm7, zmm7, zmm1                                          ;    58.2 p0       9 d
        vpternlogd zmm6, zmm5, zmm7, 0xd4                                ;    59.2 p5       9 d
        vpshufb zmm1, zmm14, zmm6                                        ;    60.2 p5       9 d
        vpternlogd zmm16, zmm11, [rbp + 9472], 0x96                      ;    53.2 p0+p3   11 t
        vpternlogd zmm17, zmm12, [rbp + 9792], 0x96                      ;    56.2 p0+p2   11 t
        vpternlogd zmm18, zmm7, [rbp + 9600], 0x96                       ;    59.2 p5+p3   11 t
        vpaddb zmm1, zmm1, [rbp + 6016]                                  ;    61.2 p0+p2    9 d
        vpandnd zmm2, zmm1, zmm19                                        ;    62.2 p5       9 d
        vpshufb zmm2, zmm14, zmm2                                        ;    63.2 p5       9 d
        vpternlogd zmm21, zmm1, [rbp + 9856], 0x96                       ;    62.2 p0+p3   11 t
        vpaddb zmm2, zmm2, [rbp + 6144]                                  ;    64.2 p0+p2    9 d
        vpandnd zmm1, zmm2, zmm22                                        ;    65.2 p5       9 d
        vpshufb zmm1, zmm14, zmm1                                        ;    66.2 p5       9 d
        vpternlogd zmm24, zmm2, [rbp + 9984], 0x96                       ;    65.2 p0+p3   11 t
        vpaddb zmm1, zmm1, [rbp + 6336]                                  ;    67.2 p0+p2    9 d
        vpandnd zmm2, zmm1, zmm25                                        ;    68.2 p5       9 d
        vpshufb zmm2, zmm14, zmm2                                        ;    69.2 p5       9 d
        vpternlogd zmm27, zmm1, [rbp + 9664], 0x96                       ;    68.2 p0+p3   11 t
        vpaddb zmm2, zmm2, [rbp + 6656]                                  ;    70.2 p0+p2    9 d
        vpternlogd zmm2, zmm28, [rbp + 9536], 0x96                       ;    71.2 p5+p3   11 t
        vpxord zmm1, zmm21, [rbp + 8704]                                 ;    63.2 p0+p2   11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 192]      ;    39.5 p3      11 t reload
        vgf2p8affineqb zmm1, zmm1, zmm3, 0x58                            ;    64.2 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 256]      ;    40.0 p2      11 t reload
        vgf2p8affineinvqb zmm1, zmm1, zmm4, 0x6e                         ;    67.2 p0      11 t
        vpxord zmm5, zmm16, [rbp + 8512]                                 ;    61.2 p5+p3   11 t
        vgf2p8affineqb zmm5, zmm5, zmm3, 0x58                            ;    63.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm4, 0x6e                         ;    66.8 p0      11 t
        vpxord zmm6, zmm24, [rbp + 8768]                                 ;    66.2 p5+p2   11 t
        vgf2p8affineqb zmm6, zmm6, zmm29, 8                              ;    67.2 p0      11 t
        vpxord zmm7, zmm17, [rbp + 8576]                                 ;    63.2 p5+p3   11 t
        vgf2p8affineqb zmm7, zmm7, zmm29, 8                              ;    66.8 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 320]     ;    42.0 p2      11 t reload
        vgf2p8affineinvqb zmm7, zmm7, zmm11, 0x37                        ;    69.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm11, 0x37                        ;    70.2 p0      11 t
        vpxord zmm12, zmm27, [rbp + 9344]                                ;    69.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, zmm29, 8                            ;    70.2 p0      11 t
        vpxord zmm14, zmm18, [rbp + 8640]                                ;    65.2 p5+p2   11 t
        vgf2p8affineqb zmm14, zmm14, zmm29, 8                            ;    70.8 p0      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 384]     ;    43.5 p3      11 t reload
        vgf2p8affineinvqb zmm14, zmm14, zmm19, 0xdc                      ;    73.8 p0      11 t
        vpxord zmm22, zmm2, [rbp + 9728]                                 ;    72.2 p5+p2   11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm19, 0xdc                      ;    73.2 p0      11 t
        vgf2p8affineqb zmm22, zmm22, zmm29, 8                            ;    73.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, zmm30, 0x6e                      ;    76.8 p0      11 t
        vmovdqa64 zmm25, zmm26                                           ;    57.2         11 t copy
        vpternlogd zmm25, zmm6, zmm14, 0x96                              ;    76.8 p5      11 t
        vmovdqa64 zmm28, zmm1                                            ;    70.2         11 t copy
        vpternlogd zmm28, zmm7, zmm14, 0x96                              ;    76.8 p5      11 t
        vpternlogd zmm1, zmm25, zmm7, 0x96                               ;    77.8 p5      11 t
        vpternlogd zmm7, zmm22, zmm5, 0x96                               ;    79.8 p5      11 t
        vpternlogd zmm22, zmm28, zmm5, 0x96                              ;    79.8 p5      11 t
        vpternlogd zmm5, zmm12, zmm26, 0x96                              ;    76.2 p5      11 t
        vpternlogd zmm6, zmm14, zmm5, 0x96                               ;    77.2 p5      11 t
        vpternlogd zmm12, zmm26, zmm7, 0x96                              ;    80.8 p5      11 t
        vpternlogd zmm5, zmm1, [rbp + 4544], 0x96                        ;    78.8 p5+p3   11 t
        vpternlogd zmm7, zmm6, [rbp + 4672], 0x96                        ;    80.8 p0+p2   11 t
        vpternlogd zmm28, zmm12, [rbp + 4736], 0x96                      ;    81.8 p5+p3   11 t
        vpternlogd zmm25, zmm22, [rbp + 4992], 0x96                      ;    80.8 p0+p2   11 t
        vmovdqu64 zmm14, [rbp + 10240]                                   ;    46.5 p3      11 r.4 reload
        vpxord zmm26, zmm9, zmm14                                        ;    77.2 p5      11 t
        vgf2p8affineqb zmm26, zmm26, zmm3, 0x58                          ;    78.2 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, zmm4, 0x6e                       ;    81.2 p0      11 t
        vmovdqu64 [rbp + 21760], zmm9                                    ;    44.8 p7+p4   11 t spill
        vpxord zmm9, zmm8, [rbp + 10304]                                 ;    78.2 p5+p2   11 t
        vgf2p8affineqb zmm9, zmm9, zmm29, 8                              ;    79.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, zmm11, 0x37                        ;    82.8 p0      11 t
        vmovdqu64 [rbp + 21824], zmm8                                    ;    46.0 p8+p9   11 t spill
        vpxord zmm8, zmm31, [rbp + 10368]                                ;    79.2 p5+p3   11 t
        vgf2p8affineqb zmm8, zmm8, zmm29, 8                              ;    81.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, zmm19, 0xdc                        ;    84.8 p0      11 t
        vmovdqu64 [rbp + 21888], zmm31                                   ;    47.0 p7+p4   11 t spill
        vpxord zmm31, zmm10, [rbp + 10432]                               ;    80.2 p5+p2   11 t
        vgf2p8affineqb zmm31, zmm31, zmm29, 8                            ;    83.8 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, zmm30, 0x6e                      ;    86.8 p0      11 t
        vpxord zmm14, zmm5, zmm14                                        ;    81.2 p5      11 t
        vgf2p8affineqb zmm14, zmm14, zmm3, 0x58                          ;    85.8 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, zmm4, 0x6e                       ;    88.8 p0      11 t
        vmovdqu64 [rbp + 21952], zmm10                                   ;    46.8 p8+p9   11 t spill
        vpxord zmm10, zmm7, [rbp + 10304]                                ;    82.2 p5+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm29, 8                            ;    87.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, zmm11, 0x37                      ;    90.8 p0      11 t
        vmovdqu64 [rbp + 22016], zmm7                                    ;    81.8 p7+p4   11 t spill
        vpxord zmm7, zmm28, [rbp + 10368]                                ;    83.2 p5+p2   11 t
        vgf2p8affineqb zmm7, zmm7, zmm29, 8                              ;    89.8 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, zmm19, 0xdc                        ;    92.8 p0      11 t
        vmovdqu64 [rbp + 22080], zmm28                                   ;    82.8 p8+p9   11 t spill
        vpxord zmm28, zmm25, [rbp + 10432]                               ;    84.2 p5+p3   11 t
        vgf2p8affineqb zmm28, zmm28, zmm29, 8                            ;    91.8 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, zmm30, 0x6e                      ;    94.8 p0      11 t
        vmovdqu64 [rbp + 22144], zmm25                                   ;    81.8 p7+p4   11 t spill
        vmovdqu64 zmm25, [rbp + 9920]                                    ;    50.0 p2      11 t
        vpternlogd zmm25, zmm23, [rbp + 3968], 0x96                      ;    85.2 p5+p3   11 t
        vgf2p8affineqb zmm25, zmm25, zmm29, 8                            ;    93.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, zmm30, 0x6e                      ;    96.8 p0      11 t
        vmovdqu64 [rbp + 22208], zmm5                                    ;    79.8 p8+p9   11 t spill
        vmovdqu64 zmm5, [rbp + 10048]                                    ;    51.0 p2      11 t
        vpternlogd zmm5, zmm13, [rbp + 4096], 0x96                       ;    86.2 p5+p3   11 t
        vgf2p8affineqb zmm5, zmm5, zmm3, 0x58                            ;    95.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm4, 0x6e                         ;    98.8 p0      11 t
        vmovdqu64 [rbp + 22272], zmm13                                   ;    45.5 p7+p4   11 t spill
        vmovdqa64 zmm13, zmm8                                            ;    87.8         11 t copy
        vpternlogd zmm13, zmm25, zmm5, 0x96                              ;   101.8 p5      11 t
        vmovdqu64 [rbp + 22336], zmm23                                   ;    46.2 p8+p9   11 t spill
        vmovdqu64 zmm23, [rbp + 10112]                                   ;    52.0 p2      11 t
        vpternlogd zmm23, zmm0, [rbp + 4224], 0x96                       ;    88.2 p5+p3   11 t
        vgf2p8affineqb zmm23, zmm23, zmm29, 8                            ;    97.8 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, zmm11, 0x37                      ;   100.8 p0      11 t
        vmovdqu64 [rbp + 22400], zmm0                                    ;    47.5 p7+p4   11 t spill
        vmovdqa64 zmm0, zmm31                                            ;    89.8         11 t copy
        vpternlogd zmm0, zmm5, zmm23, 0x96                               ;   103.8 p5      11 t
        vpternlogd zmm8, zmm0, zmm25, 0x96                               ;   104.8 p5      11 t
        vmovdqu64 [rbp + 22464], zmm18                                   ;    60.2 p8+p9   11 t spill
        vmovdqu64 zmm18, [rbp + 10176]                                   ;    53.0 p2      11 t
        vpternlogd zmm18, zmm20, [rbp + 4352], 0x96                      ;    91.2 p5+p3   11 t
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;    99.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm19, 0xdc                      ;   102.8 p0      11 t
        vpternlogd zmm25, zmm18, zmm9, 0x96                              ;   105.8 p5      11 t
        vpternlogd zmm9, zmm13, zmm18, 0x96                              ;   105.8 p5      11 t
        vpternlogd zmm18, zmm23, zmm26, 0x96                             ;   105.8 p5      11 t
        vpternlogd zmm23, zmm26, zmm25, 0x96                             ;   106.8 p5      11 t
        vpternlogd zmm31, zmm5, zmm18, 0x96                              ;   106.8 p5      11 t
        vpternlogd zmm13, zmm23, [rbp + 21312], 0x96                     ;   107.8 p5+p2   11 t
        vpternlogd zmm0, zmm9, [rbp + 21376], 0x96                       ;   106.8 p5+p3   11 t
        vpternlogd zmm18, zmm8, [rbp + 21440], 0x96                      ;   106.8 p5+p2   11 t
        vpternlogd zmm25, zmm31, [rbp + 21504], 0x96                     ;   107.8 p5+p3   11 t
        vmovdqu64 zmm5, [rbp + 4032]                                     ;    56.0 p2      11 t reload
        vmovdqu64 zmm26, [rbp + 9920]                                    ;    56.5 p3      11 t
        vpternlogd zmm26, zmm22, zmm5, 0x96                              ;   101.2 p5      11 t
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;   102.2 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, zmm30, 0x6e                      ;   105.2 p0      11 t
        vpxord zmm5, zmm13, [rbp + 10752]                                ;   108.8 p5+p2   11 t
        vgf2p8affineqb zmm5, zmm5, zmm3, 0x58                            ;   109.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm4, 0x6e                         ;   112.8 p0      11 t
        vmovdqu64 [rbp + 21504], zmm13                                   ;   108.8 p7+p4   11 t spill
        vpxord zmm13, zmm0, [rbp + 10816]                                ;   107.8 p5+p3   11 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 8                            ;   108.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm11, 0x37                      ;   111.8 p0      11 t
        vmovdqu64 [rbp + 21440], zmm0                                    ;   107.8 p8+p9   11 t spill
        vpxord zmm0, zmm18, [rbp + 10880]                                ;   107.8 p5+p2   11 t
        vgf2p8affineqb zmm0, zmm0, zmm29, 8                              ;   108.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm19, 0xdc                        ;   111.8 p0      11 t
        vmovdqu64 [rbp + 21376], zmm18                                   ;   107.8 p7+p4   11 t spill
        vpxord zmm18, zmm25, [rbp + 10944]                               ;   108.8 p5+p3   11 t
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;   109.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm30, 0x6e                      ;   112.8 p0      11 t
        vmovdqu64 [rbp + 21312], zmm25                                   ;   108.8 p8+p9   11 t spill
        vmovdqu64 zmm25, [rbp + 10048]                                   ;    59.0 p2      11 t
        vpternlogd zmm25, zmm1, [rbp + 4160], 0x96                       ;   106.2 p5+p3   11 t
        vgf2p8affineqb zmm25, zmm25, zmm3, 0x58                          ;   111.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, zmm4, 0x6e                       ;   114.8 p0      11 t
        vmovdqa64 zmm4, zmm7                                             ;    95.8         11 t copy
        vpternlogd zmm4, zmm26, zmm25, 0x96                              ;   117.8 p5      11 t
        vmovdqu64 zmm3, [rbp + 10112]                                    ;    60.0 p2      11 t
        vpternlogd zmm3, zmm6, [rbp + 4288], 0x96                        ;   108.2 p5+p3   11 t
        vgf2p8affineqb zmm3, zmm3, zmm29, 8                              ;   113.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm11, 0x37                        ;   116.8 p0      11 t
        vmovdqa64 zmm11, zmm28                                           ;    97.8         11 t copy
        vpternlogd zmm11, zmm25, zmm3, 0x96                              ;   119.8 p5      11 t
        vpternlogd zmm7, zmm11, zmm26, 0x96                              ;   120.8 p5      11 t
        vmovdqu64 zmm30, [rbp + 10176]                                   ;    61.0 p2      11 t
        vpternlogd zmm30, zmm12, [rbp + 4416], 0x96                      ;   111.2 p5+p3   11 t
        vgf2p8affineqb zmm30, zmm30, zmm29, 8                            ;   115.8 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, zmm19, 0xdc                      ;   118.8 p0      11 t
        vpternlogd zmm26, zmm30, zmm10, 0x96                             ;   121.8 p5      11 t
        vpternlogd zmm10, zmm4, zmm30, 0x96                              ;   121.8 p5      11 t
        vpternlogd zmm11, zmm24, zmm10, 0x96                             ;   122.8 p5      11 t
        vpternlogd zmm30, zmm3, zmm14, 0x96                              ;   121.8 p5      11 t
        vpternlogd zmm3, zmm14, zmm26, 0x96                              ;   122.8 p5      11 t
        vpternlogd zmm28, zmm25, zmm30, 0x96                             ;   122.8 p5      11 t
        vpternlogd zmm4, zmm21, zmm3, 0x96                               ;   123.8 p0      11 t
        vpternlogd zmm30, zmm27, zmm7, 0x96                              ;   122.8 p5      11 t
        vpternlogd zmm26, zmm2, zmm28, 0x96                              ;   123.8 p0      11 t
        vmovdqu64 zmm2, [rbp + 10496]                                    ;    62.0 p2      11 l.0 reload
        vmovdqa64 zmm14, zmm28                                           ;   123.8         11 t copy
        vpternlogd zmm14, zmm15, zmm2, 0x96                              ;   123.8 p5      11 t
        vmovdqu64 zmm21, [rbp + 21248]                                   ;    62.5 p3      11 t reload
        vpternlogd zmm2, zmm31, zmm21, 0x96                              ;   119.8 p0      11 t
        vgf2p8affineqb zmm2, zmm2, zmm29, 8                              ;   120.8 p0      11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 128]     ;    63.0 p2      11 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm24, 0x6e                        ;   123.8 p0      11 t
        vgf2p8affineqb zmm14, zmm14, zmm29, 8                            ;   124.8 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, zmm24, 0x6e                      ;   127.8 p0      11 t
        vpxord zmm25, zmm4, [rbp + 10752]                                ;   124.8 p5+p3   11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 192]     ;    64.0 p2      11 t reload
        vgf2p8affineqb zmm25, zmm25, zmm27, 0x58                         ;   125.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   128.8 p0+p3   11 t
        vpxord zmm21, zmm11, [rbp + 10816]                               ;   123.8 p5+p2   11 t
        vgf2p8affineqb zmm21, zmm21, zmm29, 8                            ;   126.8 p0      11 t
        vgf2p8affineinvqb zmm21, zmm21, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   129.8 p0+p3   11 t
        vmovdqu64 [rbp + 22528], zmm11                                   ;   123.8 p7+p4   11 t spill
        vpxord zmm11, zmm30, [rbp + 10880]                               ;   123.8 p5+p2   11 t
        vgf2p8affineqb zmm11, zmm11, zmm29, 8                            ;   128.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm19, 0xdc                      ;   131.8 p0      11 t
        vmovdqu64 [rbp + 22592], zmm30                                   ;   123.8 p8+p9   11 t spill
        vpxord zmm30, zmm26, [rbp + 10944]                               ;   124.8 p5+p3   11 t
        vgf2p8affineqb zmm30, zmm30, zmm29, 8                            ;   130.8 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, zmm24, 0x6e                      ;   133.8 p0      11 t
        vmovdqa64 zmm24, zmm3                                            ;   123.8         11 t copy
        vpternlogd zmm24, zmm16, [rbp + 10560], 0x96                     ;   124.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, zmm27, 0x58                         ;   132.8 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   135.8 p0+p3   11 t
        vmovdqu64 [rbp + 22656], zmm26                                   ;   124.8 p7+p4   11 t spill
        vmovdqa64 zmm26, zmm11                                           ;   134.8         11 t copy
        vpternlogd zmm26, zmm14, zmm24, 0x96                             ;   138.8 p5      11 t
        vmovdqu64 [rbp + 22720], zmm4                                    ;   124.8 p8+p9   11 t spill
        vmovdqa64 zmm4, zmm10                                            ;   122.8         11 t copy
        vpternlogd zmm4, zmm17, [rbp + 10624], 0x96                      ;   126.2 p5+p2   11 t
        vgf2p8affineqb zmm4, zmm4, zmm29, 8                              ;   134.8 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   137.8 p0+p3   11 t
        vmovdqu64 [rbp + 22784], zmm10                                   ;   122.8 p7+p4   11 t spill
        vmovdqa64 zmm10, zmm24                                           ;   138.8         11 t copy
        vpternlogd zmm10, zmm30, zmm4, 0x96                              ;   140.8 p5      11 t
        vpternlogd zmm11, zmm10, zmm14, 0x96                             ;   141.8 p5      11 t
        vpternlogd zmm12, zmm11, [rbp + 4416], 0x96                      ;   142.8 p5+p2   11 t
        vmovdqu64 [rbp + 22848], zmm17                                   ;    65.2 p8+p9   11 t spill
        vpxord zmm17, zmm12, [rbp + 11200]                               ;   143.8 p5+p3   11 t
        vgf2p8affineqb zmm17, zmm17, zmm29, 8                            ;   144.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm19, 0xdc                      ;   147.8 p0      11 t
        vmovdqu64 [rbp + 22912], zmm12                                   ;   143.8 p7+p4   11 t spill
        vmovdqu64 zmm12, [rbp + 10560]                                   ;    70.0 p2      11 t
        vpternlogd zmm12, zmm23, [rbp + 21568], 0x96                     ;   131.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, zmm27, 0x58                         ;   138.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   141.8 p0+p2   11 t
        vmovdqa64 zmm27, zmm0                                            ;   114.8         11 t copy
        vpternlogd zmm27, zmm2, zmm12, 0x96                              ;   144.8 p5      11 t
        vmovdqu64 [rbp + 22976], zmm3                                    ;   123.8 p8+p9   11 t spill
        vmovdqu64 zmm3, [rbp + 10624]                                    ;    71.5 p3      11 t
        vpternlogd zmm3, zmm9, [rbp + 21632], 0x96                       ;   133.2 p5+p2   11 t
        vgf2p8affineqb zmm3, zmm3, zmm29, 8                              ;   140.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   143.8 p0+p3   11 t
        vmovdqu64 [rbp + 23040], zmm9                                    ;   106.8 p7+p4   11 t spill
        vmovdqa64 zmm9, zmm12                                            ;   144.8         11 t copy
        vpternlogd zmm9, zmm18, zmm3, 0x96                               ;   146.8 p5      11 t
        vpternlogd zmm0, zmm9, zmm2, 0x96                                ;   147.8 p5      11 t
        vpternlogd zmm20, zmm0, [rbp + 4352], 0x96                       ;   148.8 p5+p2   11 t
        vmovdqu64 [rbp + 23104], zmm16                                   ;    69.2 p8+p9   11 t spill
        vpxord zmm16, zmm20, [rbp + 11200]                               ;   149.8 p5+p3   11 t
        vgf2p8affineqb zmm16, zmm16, zmm29, 8                            ;   150.8 p0      11 t
        vgf2p8affineinvqb zmm16, zmm16, zmm19, 0xdc                      ;   153.8 p0      11 t
        vmovdqu64 [rbp + 23168], zmm20                                   ;   149.8 p7+p4   11 t spill
        vmovdqu64 zmm20, [rbp + 10688]                                   ;    74.0 p2      11 t
        vpternlogd zmm20, zmm8, [rbp + 21696], 0x96                      ;   138.2 p5+p3   11 t
        vgf2p8affineqb zmm20, zmm20, zmm29, 8                            ;   144.8 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, zmm19, 0xdc                      ;   147.8 p0      11 t
        vpternlogd zmm2, zmm13, zmm20, 0x96                              ;   150.8 p5      11 t
        vpternlogd zmm13, zmm27, zmm20, 0x96                             ;   150.8 p5      11 t
        vpternlogd zmm20, zmm5, zmm3, 0x96                               ;   150.8 p5      11 t
        vpternlogd zmm5, zmm3, zmm2, 0x96                                ;   151.8 p5      11 t
        vpternlogd zmm12, zmm18, zmm20, 0x96                             ;   151.8 p5      11 t
        vpternlogd zmm0, zmm20, [rbp + 21888], 0x96                      ;   151.8 p5+p2   11 t
        vmovdqu64 zmm3, [rbp + 22464]                                    ;    75.5 p3      11 t reload
        vmovdqu64 zmm18, [rbp + 10688]                                   ;    76.0 p2      11 t
        vpternlogd zmm18, zmm7, zmm3, 0x96                               ;   145.2 p5      11 t
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;   146.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm19, 0xdc                      ;   149.8 p0      11 t
        vpternlogd zmm14, zmm21, zmm18, 0x96                             ;   152.8 p5      11 t
        vpternlogd zmm21, zmm26, zmm18, 0x96                             ;   152.8 p5      11 t
        vpternlogd zmm18, zmm25, zmm4, 0x96                              ;   152.8 p5      11 t
        vpternlogd zmm25, zmm4, zmm14, 0x96                              ;   153.8 p0      11 t
        vpternlogd zmm24, zmm30, zmm18, 0x96                             ;   153.8 p5      11 t
        vpternlogd zmm11, zmm18, [rbp + 22080], 0x96                     ;   153.8 p0+p3   11 t
        vpternlogd zmm22, zmm24, [rbp + 4032], 0x96                      ;   154.8 p5+p2   11 t
        vpternlogd zmm24, zmm14, [rbp + 22144], 0x96                     ;   154.8 p0+p3   11 t
        vpternlogd zmm1, zmm25, [rbp + 4160], 0x96                       ;   154.8 p5+p2   11 t
        vpternlogd zmm25, zmm26, [rbp + 22208], 0x96                     ;   154.8 p0+p3   11 t
        vpternlogd zmm6, zmm21, [rbp + 4288], 0x96                       ;   153.8 p5+p2   11 t
        vpternlogd zmm21, zmm10, [rbp + 22016], 0x96                     ;   153.8 p0+p3   11 t
        vpternlogd zmm27, zmm5, [rbp + 21760], 0x96                      ;   153.2 p5+p2   11 t
        vpternlogd zmm9, zmm13, [rbp + 21824], 0x96                      ;   153.8 p0+p3   11 t
        vpternlogd zmm2, zmm12, [rbp + 21952], 0x96                      ;   154.2 p5+p2   11 t
        vmovdqu64 zmm4, [rbp + 3968]                                     ;    81.5 p3      11 t reload
        vpternlogd zmm12, zmm4, [rbp + 22336], 0x96                      ;   154.8 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 4096]                                     ;    82.5 p3      11 t reload
        vpternlogd zmm5, zmm4, [rbp + 22272], 0x96                       ;   155.2 p5+p2   11 t
        vmovdqu64 zmm4, [rbp + 4224]                                     ;    83.5 p3      11 t reload
        vpternlogd zmm13, zmm4, [rbp + 22400], 0x96                      ;   155.8 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 11008]                                    ;    84.5 p3      11 r.0 reload
        vpxord zmm10, zmm12, zmm4                                        ;   156.2 p5      11 t
        vgf2p8affineqb zmm10, zmm10, zmm29, 8                            ;   157.2 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 128]     ;    85.0 p2      11 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm14, 0x6e                      ;   160.2 p0      11 t
        vpxord zmm4, zmm22, zmm4                                         ;   157.2 p5      11 t
        vgf2p8affineqb zmm4, zmm4, zmm29, 8                              ;   158.8 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm14, 0x6e                        ;   161.8 p0      11 t
        vmovdqu64 zmm18, [rbp + 11072]                                   ;    85.5 p3      11 r.1 reload
        vpxord zmm20, zmm5, zmm18                                        ;   158.2 p5      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 192]     ;    86.0 p2      11 t reload
        vgf2p8affineqb zmm20, zmm20, zmm26, 0x58                         ;   160.8 p0      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 256]     ;    86.5 p3      11 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm30, 0x6e                      ;   163.8 p0      11 t
        vpxord zmm18, zmm1, zmm18                                        ;   159.2 p5      11 t
        vgf2p8affineqb zmm18, zmm18, zmm26, 0x58                         ;   162.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm30, 0x6e                      ;   165.8 p0      11 t
        vmovdqu64 [rbp + 22400], zmm1                                    ;   155.8 p8+p9   11 t spill
        vpxord zmm1, zmm13, [rbp + 11136]                                ;   160.2 p5+p2   11 t
        vgf2p8affineqb zmm1, zmm1, zmm29, 8                              ;   164.8 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   167.8 p0+p3   11 t
        vmovdqu64 [rbp + 22272], zmm13                                   ;   156.8 p7+p4   11 t spill
        vpxord zmm13, zmm6, [rbp + 11136]                                ;   161.2 p5+p2   11 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 8                            ;   166.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   169.8 p0+p3   11 t
        vmovdqu64 [rbp + 22336], zmm6                                    ;   154.8 p8+p9   11 t spill
        vpxord zmm6, zmm27, [rbp + 11264]                                ;   162.2 p5+p2   11 t
        vgf2p8affineqb zmm6, zmm6, zmm26, 0x58                           ;   168.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm30, 0x6e                        ;   171.8 p0      11 t
        vmovdqu64 [rbp + 21952], zmm5                                    ;   156.2 p7+p4   11 t spill
        vpxord zmm5, zmm25, [rbp + 11264]                                ;   163.2 p5+p3   11 t
        vgf2p8affineqb zmm5, zmm5, zmm26, 0x58                           ;   170.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm30, 0x6e                        ;   173.8 p0      11 t
        vpxord zmm30, zmm9, [rbp + 11328]                                ;   164.2 p5+p2   11 t
        vgf2p8affineqb zmm30, zmm30, zmm29, 8                            ;   172.8 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   175.8 p0+p3   11 t
        vpxord zmm26, zmm21, [rbp + 11328]                               ;   165.2 p5+p2   11 t
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;   174.8 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   177.8 p0+p3   11 t
        vmovdqu64 [rbp + 21824], zmm22                                   ;   155.8 p8+p9   11 t spill
        vpxord zmm22, zmm0, [rbp + 11392]                                ;   166.2 p5+p2   11 t
        vgf2p8affineqb zmm22, zmm22, zmm29, 8                            ;   176.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, zmm19, 0xdc                      ;   179.8 p0      11 t
        vmovdqu64 [rbp + 21760], zmm12                                   ;   155.8 p7+p4   11 t spill
        vpxord zmm12, zmm11, [rbp + 11392]                               ;   167.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, zmm29, 8                            ;   178.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm19, 0xdc                      ;   181.8 p0      11 t
        vpxord zmm19, zmm2, [rbp + 11456]                                ;   168.2 p5+p2   11 t
        vgf2p8affineqb zmm19, zmm19, zmm29, 8                            ;   180.8 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, zmm14, 0x6e                      ;   183.8 p0      11 t
        vmovdqu64 [rbp + 22016], zmm2                                    ;   155.2 p8+p9   11 t spill
        vpxord zmm2, zmm24, [rbp + 11456]                                ;   169.2 p5+p3   11 t
        vgf2p8affineqb zmm2, zmm2, zmm29, 8                              ;   182.8 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm14, 0x6e                        ;   185.8 p0      11 t
        vmovdqa64 zmm14, zmm10                                           ;   163.2         11 t copy
        vpternlogd zmm14, zmm16, zmm30, 0x96                             ;   178.8 p5      11 t
        vmovdqu64 [rbp + 22208], zmm24                                   ;   155.8 p7+p4   11 t spill
        vmovdqa64 zmm24, zmm6                                            ;   174.8         11 t copy
        vpternlogd zmm24, zmm1, zmm16, 0x96                              ;   174.8 p5      11 t
        vpternlogd zmm6, zmm14, zmm1, 0x96                               ;   179.8 p5      11 t
        vpternlogd zmm1, zmm19, zmm20, 0x96                              ;   186.8 p5      11 t
        vpternlogd zmm19, zmm24, zmm20, 0x96                             ;   186.8 p5      11 t
        vpternlogd zmm20, zmm22, zmm10, 0x96                             ;   182.8 p5      11 t
        vpternlogd zmm16, zmm30, zmm20, 0x96                             ;   183.8 p5      11 t
        vpternlogd zmm22, zmm10, zmm1, 0x96                              ;   187.8 p5      11 t
        vpternlogd zmm23, zmm6, [rbp + 21568], 0x96                      ;   180.8 p5+p2   11 t
        vpternlogd zmm6, zmm20, [rbp + 21504], 0x96                      ;   183.8 p5+p3   11 t
        vmovdqa64 zmm10, zmm4                                            ;   164.8         11 t copy
        vpternlogd zmm10, zmm17, zmm26, 0x96                             ;   180.8 p5      11 t
        vpternlogd zmm31, zmm19, [rbp + 21248], 0x96                     ;   187.8 p5+p2   11 t
        vpternlogd zmm19, zmm14, [rbp + 21312], 0x96                     ;   187.8 p5+p3   11 t
        vmovdqa64 zmm14, zmm5                                            ;   176.8         11 t copy
        vpternlogd zmm14, zmm13, zmm17, 0x96                             ;   183.2 p5      11 t
        vpternlogd zmm5, zmm10, zmm13, 0x96                              ;   184.2 p5      11 t
        vpternlogd zmm13, zmm2, zmm18, 0x96                              ;   188.8 p0      11 t
        vpternlogd zmm2, zmm14, zmm18, 0x96                              ;   188.8 p5      11 t
        vpternlogd zmm28, zmm15, zmm2, 0x96                              ;   189.8 p0      11 t
        vpternlogd zmm18, zmm12, zmm4, 0x96                              ;   186.2 p5      11 t
        vpternlogd zmm17, zmm26, zmm18, 0x96                             ;   187.2 p0      11 t
        vpternlogd zmm12, zmm4, zmm13, 0x96                              ;   189.8 p5      11 t
        vpternlogd zmm7, zmm3, zmm12, 0x96                               ;   190.8 p0      11 t
        vpternlogd zmm12, zmm14, [rbp + 22592], 0x96                     ;   190.8 p5+p2   11 t
        vpternlogd zmm2, zmm10, [rbp + 22656], 0x96                      ;   189.8 p0+p3   11 t
        vpternlogd zmm8, zmm22, [rbp + 21696], 0x96                      ;   189.2 p5+p2   11 t
        vpternlogd zmm22, zmm24, [rbp + 21376], 0x96                     ;   189.8 p0+p3   11 t
        vpternlogd zmm18, zmm5, [rbp + 22720], 0x96                      ;   190.2 p5+p2   11 t
        vpternlogd zmm1, zmm16, [rbp + 21440], 0x96                      ;   190.8 p0+p3   11 t
        vpternlogd zmm13, zmm17, [rbp + 22528], 0x96                     ;   191.2 p5+p2   11 t
        vmovdqu64 zmm3, [rbp + 22976]                                    ;   123.8 p3      11 t reload
        vpternlogd zmm5, zmm3, [rbp + 23104], 0x96                       ;   191.8 p0+p2   11 t
        vmovdqu64 zmm3, [rbp + 23040]                                    ;   106.8 p3      11 t reload
        vpternlogd zmm16, zmm3, [rbp + 21632], 0x96                      ;   192.2 p5+p2   11 t
        vmovdqu64 zmm3, [rbp + 22784]                                    ;   122.8 p3      11 t reload
        vpternlogd zmm17, zmm3, [rbp + 22848], 0x96                      ;   192.8 p0+p2   11 t
        vmovdqu64 zmm3, [rbp + 11776]                                    ;   102.5 p3      11 l.4 reload
        vpxord zmm4, zmm6, zmm3                                          ;   193.2 p5      11 t
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 192]     ;   103.0 p2      11 t reload
        vgf2p8affineqb zmm4, zmm4, zmm10, 0x58                           ;   194.2 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 256]     ;   103.5 p3      11 t reload
        vgf2p8affineinvqb zmm4, zmm4, zmm14, 0x6e                        ;   197.2 p0      11 t
        vpxord zmm3, zmm18, zmm3                                         ;   194.2 p5      11 t
        vgf2p8affineqb zmm3, zmm3, zmm10, 0x58                           ;   195.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm14, 0x6e                        ;   198.8 p0      11 t
        vmovdqu64 zmm15, [rbp + 11584]                                   ;   104.0 p2      11 l.1 reload
        vpxord zmm20, zmm23, zmm15                                       ;   195.2 p5      11 t
        vgf2p8affineqb zmm20, zmm20, zmm10, 0x58                         ;   197.8 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, zmm14, 0x6e                      ;   200.8 p0      11 t
        vmovdqu64 zmm24, [rbp + 11520]                                   ;   104.5 p3      11 l.0 reload
        vpxord zmm26, zmm31, zmm24                                       ;   196.2 p5      11 t
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;   199.8 p0      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 128]     ;   105.0 p2      11 t reload
        vgf2p8affineinvqb zmm26, zmm26, zmm30, 0x6e                      ;   202.8 p0      11 t
        vmovdqu64 [rbp + 22848], zmm23                                   ;   181.8 p8+p9   11 t spill
        vpxord zmm23, zmm1, [rbp + 11840]                                ;   197.2 p5+p3   11 t
        vgf2p8affineqb zmm23, zmm23, zmm29, 8                            ;   201.8 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   204.8 p0+p2   11 t
        vmovdqu64 [rbp + 22784], zmm1                                    ;   191.8 p7+p4   11 t spill
        vpxord zmm1, zmm13, [rbp + 11840]                                ;   198.2 p5+p3   11 t
        vgf2p8affineqb zmm1, zmm1, zmm29, 8                              ;   203.8 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   206.8 p0+p2   11 t
        vmovdqu64 [rbp + 21632], zmm13                                   ;   192.2 p8+p9   11 t spill
        vpxord zmm13, zmm22, [rbp + 11904]                               ;   199.2 p5+p3   11 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 8                            ;   205.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   208.8 p0+p2   11 t
        vmovdqu64 [rbp + 23040], zmm22                                   ;   190.8 p7+p4   11 t spill
        vpxord zmm22, zmm19, [rbp + 11968]                               ;   200.2 p5+p3   11 t
        vgf2p8affineqb zmm22, zmm22, zmm29, 8                            ;   207.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, zmm30, 0x6e                      ;   210.8 p0      11 t
        vmovdqu64 [rbp + 23104], zmm19                                   ;   188.8 p8+p9   11 t spill
        vpxord zmm19, zmm12, [rbp + 11904]                               ;   201.2 p5+p2   11 t
        vgf2p8affineqb zmm19, zmm19, zmm29, 8                            ;   209.8 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   212.8 p0+p3   11 t
        vmovdqu64 [rbp + 22976], zmm12                                   ;   191.8 p7+p4   11 t spill
        vpxord zmm12, zmm2, [rbp + 11968]                                ;   202.2 p5+p2   11 t
        vgf2p8affineqb zmm12, zmm12, zmm29, 8                            ;   211.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm30, 0x6e                      ;   214.8 p0      11 t
        vpxord zmm24, zmm28, zmm24                                       ;   203.2 p5      11 t
        vgf2p8affineqb zmm24, zmm24, zmm29, 8                            ;   213.8 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm30, 0x6e                      ;   216.8 p0      11 t
        vmovdqa64 zmm30, zmm13                                           ;   211.8         11 t copy
        vpternlogd zmm30, zmm26, zmm20, 0x96                             ;   211.8 p5      11 t
        vpxord zmm15, zmm5, zmm15                                        ;   205.2 p5      11 t
        vgf2p8affineqb zmm15, zmm15, zmm10, 0x58                         ;   215.8 p0      11 t
        vgf2p8affineinvqb zmm15, zmm15, zmm14, 0x6e                      ;   218.8 p0      11 t
        vpxord zmm14, zmm16, [rbp + 11648]                               ;   206.2 p5+p3   11 t
        vgf2p8affineqb zmm14, zmm14, zmm29, 8                            ;   217.8 p0      11 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   220.8 p0+p2   11 t
        vpxord zmm10, zmm8, [rbp + 11712]                                ;   207.2 p5+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm29, 8                            ;   219.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   222.8 p0+p2   11 t
        vmovdqu64 [rbp + 22528], zmm2                                    ;   190.8 p8+p9   11 t spill
        vmovdqa64 zmm2, zmm26                                            ;   205.8         11 t copy
        vpternlogd zmm2, zmm23, zmm10, 0x96                              ;   225.8 p5      11 t
        vpternlogd zmm23, zmm30, zmm10, 0x96                             ;   225.8 p5      11 t
        vpternlogd zmm10, zmm4, zmm14, 0x96                              ;   225.8 p5      11 t
        vpternlogd zmm4, zmm2, zmm14, 0x96                               ;   226.8 p5      11 t
        vpternlogd zmm30, zmm27, zmm4, 0x96                              ;   227.8 p5      11 t
        vpternlogd zmm14, zmm22, zmm20, 0x96                             ;   223.8 p5      11 t
        vpternlogd zmm22, zmm20, zmm10, 0x96                             ;   226.8 p5      11 t
        vpternlogd zmm13, zmm26, zmm14, 0x96                             ;   224.8 p5      11 t
        vpxord zmm20, zmm17, [rbp + 11648]                               ;   216.2 p5+p3   11 t
        vpternlogd zmm14, zmm9, zmm23, 0x96                              ;   226.8 p5      11 t
        vgf2p8affineqb zmm9, zmm20, zmm29, 8                             ;   221.8 p0      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 320]     ;   113.0 p2      11 t reload
        vgf2p8affineinvqb zmm9, zmm9, zmm20, 0x37                        ;   224.8 p0      11 t
        vpternlogd zmm10, zmm0, zmm13, 0x96                              ;   226.8 p5      11 t
        vpxord zmm0, zmm7, [rbp + 11712]                                 ;   219.2 p5+p3   11 t
        vgf2p8affineqb zmm0, zmm0, zmm29, 8                              ;   223.8 p0      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 384]     ;   114.0 p2      11 t reload
        vgf2p8affineinvqb zmm0, zmm0, zmm26, 0xdc                        ;   226.8 p0      11 t
        vpternlogd zmm2, zmm22, [rbp + 22016], 0x96                      ;   227.8 p5+p3   11 t
        vmovdqa64 zmm27, zmm24                                           ;   219.8         11 t copy
        vpternlogd zmm27, zmm1, zmm0, 0x96                               ;   229.8 p5      11 t
        vmovdqa64 zmm26, zmm19                                           ;   215.8         11 t copy
        vpternlogd zmm26, zmm24, zmm15, 0x96                             ;   222.2 p5      11 t
        vpternlogd zmm1, zmm26, zmm0, 0x96                               ;   229.8 p5      11 t
        vpternlogd zmm0, zmm3, zmm9, 0x96                                ;   229.8 p5      11 t
        vpternlogd zmm3, zmm27, zmm9, 0x96                               ;   230.8 p5      11 t
        vpternlogd zmm26, zmm25, zmm3, 0x96                              ;   231.8 p0      11 t
        vpternlogd zmm9, zmm12, zmm15, 0x96                              ;   227.8 p5      11 t
        vpternlogd zmm12, zmm15, zmm0, 0x96                              ;   230.8 p0      11 t
        vpternlogd zmm19, zmm24, zmm9, 0x96                              ;   228.8 p5      11 t
        vpternlogd zmm9, zmm21, zmm1, 0x96                               ;   230.8 p0      11 t
        vpternlogd zmm0, zmm11, zmm19, 0x96                              ;   230.8 p5      11 t
        vpternlogd zmm27, zmm12, [rbp + 22208], 0x96                     ;   231.8 p0+p2   11 t
        vmovdqu64 zmm11, [rbp + 12288]                                   ;   115.5 p3      12 d.4 reload
        vpandd zmm15, zmm30, zmm11                                       ;   229.2 p5      12 y
        vmovdqu64 zmm21, [rbp + 12352]                                   ;   116.0 p2      12 d.5 reload
        vpandd zmm24, zmm14, zmm21                                       ;   229.8 p0      12 y
        vmovdqu64 zmm25, [rbp + 12544]                                   ;   116.5 p3      12 y.0 reload
        vpternlogd zmm6, zmm31, zmm25, 0x1e                              ;   230.2 p5      12 x
        vpternlogd zmm25, zmm18, zmm28, 0x36                             ;   230.8 p0      12 x
        vpandd zmm11, zmm26, zmm11                                       ;   232.8 p5      12 y
        vmovdqu64 zmm18, [rbp + 12416]                                   ;   117.0 p2      12 d.6 reload
        vpandd zmm20, zmm10, zmm18                                       ;   231.8 p0      12 y
        vpandd zmm21, zmm9, zmm21                                        ;   232.2 p5      12 y
        vpandd zmm29, zmm2, [rbp + 12480]                                ;   232.8 p0+p3   12 y
        vpandd zmm18, zmm0, zmm18                                        ;   233.2 p5      12 y
        vmovdqu64 [rbp + 22208], zmm28                                   ;   190.8 p7+p4   11 t spill
        vpandd zmm28, zmm27, [rbp + 12480]                               ;   233.8 p0+p2   12 y
        vmovdqu64 [rbp + 22016], zmm31                                   ;   188.8 p8+p9   11 t spill
        vgf2p8affineqb zmm31, zmm29, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   234.8 p0+p3   12 y
        vmovdqu64 [rbp + 21440], zmm25                                   ;   231.8 p7+p4   12 x spill
        vgf2p8affineqb zmm25, zmm28, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   235.8 p0+p2   12 y
        vmovdqu64 [rbp + 22720], zmm6                                    ;   231.2 p8+p9   12 x spill
        vgf2p8affineqb zmm6, zmm15, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   236.8 p0+p3   12 y
        vpaddb zmm15, zmm15, zmm15                                       ;   234.2 p5      12 y
        vpaddb zmm29, zmm29, zmm29                                       ;   235.2 p5      12 y
        vmovdqu64 [rbp + 21376], zmm7                                    ;   191.8 p7+p4   11 t spill
        vgf2p8affineqb zmm7, zmm11, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   237.8 p0+p2   12 y
        vpaddb zmm11, zmm11, zmm11                                       ;   236.2 p5      12 y
        vpaddb zmm28, zmm28, zmm28                                       ;   237.2 p5      12 y
        vmovdqu64 [rbp + 21696], zmm8                                    ;   190.2 p8+p9   11 t spill
        vgf2p8affineqb zmm8, zmm24, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   238.8 p0+p3   12 y
        vpaddb zmm24, zmm24, zmm24                                       ;   238.2 p5      12 y
        vmovdqu64 [rbp + 22656], zmm17                                   ;   193.8 p7+p4   11 t spill
        vgf2p8affineqb zmm17, zmm21, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   239.8 p0+p2   12 y
        vpaddb zmm21, zmm21, zmm21                                       ;   239.2 p5      12 y
        vmovdqu64 [rbp + 22592], zmm16                                   ;   193.2 p8+p9   11 t spill
        vgf2p8affineqb zmm16, zmm20, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   240.8 p0+p3   12 y
        vpaddb zmm20, zmm20, zmm20                                       ;   240.2 p5      12 y
        vmovdqu64 [rbp + 22464], zmm5                                    ;   192.8 p7+p4   11 t spill
        vgf2p8affineqb zmm5, zmm18, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   241.8 p0+p2   12 y
        vpaddb zmm18, zmm18, zmm18                                       ;   241.2 p5      12 y
        vpxord zmm22, zmm22, [rbp + 21760]                               ;   242.2 p5+p3   12 y
        vpternlogd zmm31, zmm15, zmm22, 0x96                             ;   243.2 p0      12 y
        vmovdqu64 zmm15, [rbp + 12032]                                   ;   123.0 p2      12 d.0 reload
        vpternlogd zmm30, zmm31, zmm15, 0x1e                             ;   244.2 p5      12 y
        vmovdqu64 zmm22, [rbp + 13312]                                   ;   123.5 p3      11 r.4 reload
        vmovdqu64 [rbp + 21760], zmm31                                   ;   244.2 p8+p9   12 y spill
        vpxord zmm31, zmm30, zmm22                                       ;   245.2 p0      11 t
        vgf2p8affineqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   246.2 p0+p2   11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   249.2 p0+p3   11 t
        vpxord zmm12, zmm12, [rbp + 21824]                               ;   244.2 p5+p2   12 y
        vpternlogd zmm25, zmm11, zmm12, 0x96                             ;   245.2 p5      12 y
        vpternlogd zmm15, zmm26, zmm25, 0x36                             ;   246.2 p5      12 y
        vpxord zmm4, zmm4, [rbp + 21952]                                 ;   246.8 p0+p3   12 y
        vpternlogd zmm6, zmm24, zmm4, 0x96                               ;   247.8 p5      12 y
        vmovdqu64 zmm4, [rbp + 12096]                                    ;   126.0 p2      12 d.1 reload
        vpternlogd zmm14, zmm6, zmm4, 0x1e                               ;   248.8 p0      12 y
        vpxord zmm3, zmm3, [rbp + 22400]                                 ;   248.2 p5+p3   12 y
        vpternlogd zmm7, zmm21, zmm3, 0x96                               ;   249.2 p0      12 y
        vpternlogd zmm4, zmm9, zmm7, 0x36                                ;   250.2 p5      12 y
        vpxord zmm23, zmm23, [rbp + 22272]                               ;   249.8 p0+p2   12 y
        vpternlogd zmm8, zmm20, zmm23, 0x96                              ;   250.8 p5      12 y
        vmovdqu64 zmm3, [rbp + 12160]                                    ;   127.5 p3      12 d.2 reload
        vpternlogd zmm10, zmm8, zmm3, 0x1e                               ;   251.8 p0      12 y
        vpxord zmm1, zmm1, [rbp + 22336]                                 ;   251.2 p5+p2   12 y
        vpternlogd zmm17, zmm18, zmm1, 0x96                              ;   252.2 p0      12 y
        vpternlogd zmm3, zmm0, zmm17, 0x36                               ;   253.2 p5      12 y
        vpxord zmm13, zmm13, [rbp + 23168]                               ;   252.8 p0+p3   12 y
        vpternlogd zmm16, zmm29, zmm13, 0x96                             ;   253.8 p5      12 y
        vmovdqu64 zmm0, [rbp + 12224]                                    ;   129.0 p2      12 d.3 reload
        vpternlogd zmm2, zmm16, zmm0, 0x1e                               ;   254.8 p0      12 y
        vpxord zmm19, zmm19, [rbp + 22912]                               ;   254.2 p5+p3   12 y
        vpternlogd zmm5, zmm28, zmm19, 0x96                              ;   255.2 p0      12 y
        vpternlogd zmm0, zmm27, zmm5, 0x36                               ;   256.2 p5      12 y
        vmovdqu64 zmm1, [rbp + 22720]                                    ;   231.2 p2      12 x
        vmovdqu64 zmm9, [rbp + 12800]                                    ;   130.5 p3      12 y.4 reload
        vpandd zmm1, zmm1, zmm9                                          ;   255.8 p0      12 x
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 768]     ;   131.0 p2      12 y reload
        vgf2p8affineqb zmm12, zmm1, zmm11, 0                             ;   256.8 p0      12 x
        vpaddb zmm1, zmm1, zmm1                                          ;   256.8 p5      12 x
        vmovdqu64 zmm13, [rbp + 21440]                                   ;   231.8 p3      12 x
        vpandd zmm13, zmm13, zmm9                                        ;   257.2 p5      12 x
        vgf2p8affineqb zmm9, zmm13, zmm11, 0                             ;   258.2 p0      12 x
        vpaddb zmm13, zmm13, zmm13                                       ;   258.2 p5      12 x
        vpxord zmm18, zmm15, zmm22                                       ;   258.8 p0      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 192]     ;   132.0 p2      11 t reload
        vgf2p8affineqb zmm18, zmm18, zmm19, 0x58                         ;   259.8 p0      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 256]     ;   132.5 p3      11 t reload
        vgf2p8affineinvqb zmm18, zmm18, zmm20, 0x6e                      ;   262.8 p0      11 t
        vmovdqu64 zmm21, [rbp + 13376]                                   ;   133.0 p2      11 r.5 reload
        vpxord zmm22, zmm14, zmm21                                       ;   259.2 p5      11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 64]      ;   133.5 p3      11 t reload
        vgf2p8affineqb zmm22, zmm22, zmm23, 8                            ;   261.8 p0      11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 320]     ;   134.0 p2      11 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm24, 0x37                      ;   264.8 p0      11 t
        vmovdqu64 zmm26, [rbp + 13056]                                   ;   134.5 p3      11 r.0 reload
        vpxord zmm27, zmm25, zmm26                                       ;   260.2 p5      11 t
        vgf2p8affineqb zmm27, zmm27, zmm23, 8                            ;   263.8 p0      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 128]     ;   135.0 p2      11 t reload
        vgf2p8affineinvqb zmm27, zmm27, zmm28, 0x6e                      ;   266.8 p0      11 t
        vpxord zmm21, zmm4, zmm21                                        ;   261.2 p5      11 t
        vgf2p8affineqb zmm21, zmm21, zmm23, 8                            ;   265.8 p0      11 t
        vgf2p8affineinvqb zmm21, zmm21, zmm24, 0x37                      ;   268.8 p0      11 t
        vmovdqu64 zmm29, [rbp + 13440]                                   ;   135.5 p3      11 r.6 reload
        vmovdqu64 [rbp + 22912], zmm25                                   ;   246.2 p7+p4   12 y spill
        vpxord zmm25, zmm10, zmm29                                       ;   262.2 p5      11 t
        vgf2p8affineqb zmm25, zmm25, zmm23, 8                            ;   267.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   270.8 p0+p2   11 t
        vpxord zmm29, zmm3, zmm29                                        ;   263.2 p5      11 t
        vgf2p8affineqb zmm29, zmm29, zmm23, 8                            ;   269.8 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   272.8 p0+p3   11 t
        vmovdqu64 [rbp + 23168], zmm3                                    ;   254.2 p8+p9   12 y spill
        vpxord zmm3, zmm2, [rbp + 13504]                                 ;   264.2 p5+p2   11 t
        vgf2p8affineqb zmm3, zmm3, zmm23, 8                              ;   271.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm28, 0x6e                        ;   274.8 p0      11 t
        vmovdqu64 [rbp + 22336], zmm2                                    ;   255.8 p7+p4   12 y spill
        vpxord zmm2, zmm0, [rbp + 13504]                                 ;   265.2 p5+p3   11 t
        vgf2p8affineqb zmm2, zmm2, zmm23, 8                              ;   273.8 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm28, 0x6e                        ;   276.8 p0      11 t
        vmovdqu64 [rbp + 22272], zmm0                                    ;   257.2 p8+p9   12 y spill
        vpxord zmm0, zmm6, [rbp + 13120]                                 ;   266.2 p5+p2   11 t
        vgf2p8affineqb zmm0, zmm0, zmm19, 0x58                           ;   275.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm20, 0x6e                        ;   278.8 p0      11 t
        vmovdqu64 [rbp + 22400], zmm6                                    ;   248.8 p7+p4   12 y spill
        vpxord zmm6, zmm7, [rbp + 13120]                                 ;   267.2 p5+p3   11 t
        vgf2p8affineqb zmm6, zmm6, zmm19, 0x58                           ;   277.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm20, 0x6e                        ;   280.8 p0      11 t
        vpxord zmm20, zmm8, [rbp + 13184]                                ;   268.2 p5+p2   11 t
        vgf2p8affineqb zmm20, zmm20, zmm23, 8                            ;   279.8 p0      11 t
        vgf2p8affineinvqb zmm20, zmm20, zmm24, 0x37                      ;   282.8 p0      11 t
        vpxord zmm19, zmm17, [rbp + 13184]                               ;   269.2 p5+p3   11 t
        vgf2p8affineqb zmm19, zmm19, zmm23, 8                            ;   281.8 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, zmm24, 0x37                      ;   284.8 p0      11 t
        vpxord zmm24, zmm16, [rbp + 13248]                               ;   270.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, zmm23, 8                            ;   283.8 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   286.8 p0+p3   11 t
        vmovdqu64 [rbp + 21952], zmm16                                   ;   254.8 p8+p9   12 y spill
        vmovdqa64 zmm16, zmm31                                           ;   252.2         11 t copy
        vpternlogd zmm16, zmm20, zmm24, 0x96                             ;   289.8 p5      11 t
        vmovdqu64 [rbp + 21824], zmm17                                   ;   253.2 p7+p4   12 y spill
        vmovdqa64 zmm17, zmm29                                           ;   275.8         11 t copy
        vpternlogd zmm17, zmm27, zmm6, 0x96                              ;   283.8 p5      11 t
        vmovdqu64 [rbp + 21312], zmm8                                    ;   251.8 p8+p9   12 y spill
        vpxord zmm8, zmm5, [rbp + 13248]                                 ;   273.2 p5+p2   11 t
        vgf2p8affineqb zmm8, zmm8, zmm23, 8                              ;   285.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   288.8 p0+p3   11 t
        vmovdqu64 [rbp + 21248], zmm5                                    ;   256.2 p7+p4   12 y spill
        vmovdqa64 zmm5, zmm27                                            ;   269.8         11 t copy
        vpternlogd zmm5, zmm21, zmm8, 0x96                               ;   291.8 p5      11 t
        vpternlogd zmm21, zmm17, zmm8, 0x96                              ;   291.8 p5      11 t
        vpternlogd zmm8, zmm18, zmm19, 0x96                              ;   291.8 p5      11 t
        vpternlogd zmm18, zmm5, zmm19, 0x96                              ;   292.8 p5      11 t
        vpternlogd zmm19, zmm2, zmm6, 0x96                               ;   287.8 p5      11 t
        vpternlogd zmm2, zmm6, zmm8, 0x96                                ;   292.8 p5      11 t
        vpternlogd zmm29, zmm27, zmm19, 0x96                             ;   288.8 p5      11 t
        vpternlogd zmm17, zmm18, [rbp + 21440], 0x96                     ;   293.8 p5+p2   11 t
        vmovdqa64 zmm6, zmm3                                             ;   277.8         11 t copy
        vpternlogd zmm6, zmm0, zmm20, 0x96                               ;   285.8 p5      11 t
        vpternlogd zmm3, zmm16, zmm0, 0x96                               ;   290.8 p5      11 t
        vmovdqu64 zmm27, [rbp + 13824]                                   ;   142.5 p3      11 l.4 reload
        vmovdqu64 [rbp + 21440], zmm7                                    ;   250.2 p8+p9   12 y spill
        vpxord zmm7, zmm17, zmm27                                        ;   294.8 p5      11 t
        vgf2p8affineqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   295.8 p0+p2   11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   298.8 p0+p3   11 t
        vmovdqu64 [rbp + 21504], zmm17                                   ;   294.8 p7+p4   11 t spill
        vmovdqu64 zmm17, [rbp + 21760]                                   ;   244.2 p2      11 t
        vpxord zmm17, zmm17, zmm26                                       ;   285.2 p5      11 t
        vgf2p8affineqb zmm17, zmm17, zmm23, 8                            ;   289.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm28, 0x6e                      ;   292.8 p0      11 t
        vpternlogd zmm0, zmm25, zmm17, 0x96                              ;   295.8 p5      11 t
        vpternlogd zmm25, zmm6, zmm17, 0x96                              ;   295.8 p5      11 t
        vpternlogd zmm17, zmm22, zmm24, 0x96                             ;   295.8 p5      11 t
        vpternlogd zmm31, zmm20, zmm17, 0x96                             ;   296.8 p5      11 t
        vpternlogd zmm22, zmm24, zmm0, 0x96                              ;   296.8 p5      11 t
        vmovdqu64 zmm20, [rbp + 22848]                                   ;   181.8 p3      11 t reload
        vmovdqu64 zmm24, [rbp + 22784]                                   ;   191.8 p2      11 t reload
        vmovdqu64 zmm26, [rbp + 12608]                                   ;   145.5 p3      12 x
        vpternlogd zmm26, zmm24, zmm20, 0x36                             ;   291.2 p5      12 x
        vpternlogd zmm6, zmm22, zmm26, 0x96                              ;   297.8 p0      11 t
        vpternlogd zmm0, zmm31, [rbp + 22720], 0x96                      ;   297.8 p5+p2   11 t
        vmovdqu64 zmm24, [rbp + 12864]                                   ;   146.5 p3      12 y.5 reload
        vpandd zmm26, zmm26, zmm24                                       ;   292.8 p0      12 x
        vgf2p8affineqb zmm28, zmm26, zmm11, 0                            ;   293.8 p0      12 x
        vpaddb zmm26, zmm26, zmm26                                       ;   293.8 p5      12 x
        vpternlogd zmm12, zmm26, zmm20, 0x96                             ;   294.8 p5      11 t
        vpxord zmm20, zmm0, zmm27                                        ;   298.8 p0      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 192]     ;   147.0 p2      11 t reload
        vgf2p8affineqb zmm20, zmm20, zmm26, 0x58                         ;   299.8 p0      11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 256]     ;   147.5 p3      11 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm27, 0x6e                      ;   302.8 p0      11 t
        vpxord zmm27, zmm6, [rbp + 13888]                                ;   298.8 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm23, 8                            ;   299.8 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   302.8 p0+p3   11 t
        vmovdqa64 zmm26, zmm12                                           ;   295.8         11 t copy
        vpternlogd zmm26, zmm31, [rbp + 13632], 0x96                     ;   297.8 p5+p2   11 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   299.8 p0+p3   11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   302.8 p0+p2   11 t
        vmovdqu64 zmm23, [rbp + 21632]                                   ;   192.2 p3      11 t reload
        vmovdqu64 [rbp + 22848], zmm6                                    ;   298.8 p8+p9   11 t spill
        vmovdqu64 zmm6, [rbp + 12608]                                    ;   151.0 p2      12 x
        vpternlogd zmm6, zmm23, [rbp + 22464], 0x36                      ;   297.2 p5+p3   12 x
        vpandd zmm24, zmm24, zmm6                                        ;   298.2 p5      12 x
        vpternlogd zmm19, zmm6, zmm21, 0x96                              ;   299.2 p5      11 t
        vgf2p8affineqb zmm6, zmm24, zmm11, 0                             ;   301.8 p0      12 x
        vpaddb zmm23, zmm24, zmm24                                       ;   300.2 p5      12 x
        vpternlogd zmm9, zmm23, [rbp + 22464], 0x96                      ;   301.2 p5+p2   11 t
        vpxord zmm23, zmm19, [rbp + 13888]                               ;   302.2 p5+p3   11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 64]      ;   153.0 p2      11 t reload
        vgf2p8affineqb zmm23, zmm23, zmm24, 8                            ;   303.2 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   306.2 p0+p3   11 t
        vmovdqa64 zmm24, zmm9                                            ;   302.2         11 t copy
        vpternlogd zmm24, zmm18, [rbp + 13632], 0x96                     ;   303.2 p5+p2   11 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   304.8 p0+p3   11 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   307.8 p0+p2   11 t
        vmovdqu64 [rbp + 22464], zmm19                                   ;   300.2 p7+p4   11 t spill
        vmovdqu64 zmm19, [rbp + 23040]                                   ;   190.8 p3      11 t reload
        vmovdqu64 [rbp + 21632], zmm0                                    ;   298.8 p8+p9   11 t spill
        vmovdqu64 zmm0, [rbp + 12672]                                    ;   156.0 p2      12 x
        vpternlogd zmm0, zmm19, [rbp + 22592], 0x36                      ;   304.2 p5+p3   12 x
        vpternlogd zmm16, zmm25, zmm0, 0x96                              ;   305.2 p5      11 t
        vmovdqu64 zmm19, [rbp + 12928]                                   ;   157.0 p2      12 y.6 reload
        vpandd zmm0, zmm0, zmm19                                         ;   306.2 p5      12 x
        vmovdqu64 [rbp + 23040], zmm9                                    ;   302.2 p7+p4   11 t spill
        vgf2p8affineqb zmm9, zmm0, zmm11, 0                              ;   307.2 p0      12 x
        vpaddb zmm0, zmm0, zmm0                                          ;   307.2 p5      12 x
        vpternlogd zmm28, zmm0, [rbp + 22592], 0x96                      ;   308.2 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 13952]                                    ;   158.0 p2      11 l.6 reload
        vmovdqu64 [rbp + 22592], zmm18                                   ;   293.8 p8+p9   11 t spill
        vpxord zmm18, zmm16, zmm0                                        ;   308.2 p5      11 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   309.2 p0+p3   11 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   312.2 p0+p2   11 t
        vmovdqu64 [rbp + 22720], zmm16                                   ;   306.2 p7+p4   11 t spill
        vmovdqa64 zmm16, zmm28                                           ;   309.2         11 t copy
        vpternlogd zmm16, zmm22, [rbp + 13696], 0x96                     ;   309.2 p5+p3   11 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   310.8 p0+p2   11 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   313.8 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 22976]                                    ;   191.8 p2      11 t reload
        vmovdqu64 [rbp + 22784], zmm28                                   ;   309.2 p8+p9   11 t spill
        vmovdqu64 zmm28, [rbp + 12672]                                   ;   161.5 p3      12 x
        vpternlogd zmm28, zmm0, [rbp + 22656], 0x36                      ;   310.2 p5+p2   12 x
        vpandd zmm19, zmm19, zmm28                                       ;   311.2 p5      12 x
        vpternlogd zmm8, zmm28, zmm29, 0x96                              ;   312.2 p5      11 t
        vgf2p8affineqb zmm0, zmm19, zmm11, 0                             ;   312.8 p0      12 x
        vpaddb zmm19, zmm19, zmm19                                       ;   313.2 p5      12 x
        vpternlogd zmm6, zmm19, [rbp + 22656], 0x96                      ;   314.2 p0+p3   11 t
        vpxord zmm19, zmm8, [rbp + 13952]                                ;   314.2 p5+p2   11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 64]      ;   163.5 p3      11 t reload
        vgf2p8affineqb zmm19, zmm19, zmm28, 8                            ;   315.2 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   318.2 p0+p2   11 t
        vmovdqu64 [rbp + 22656], zmm8                                    ;   313.2 p7+p4   11 t spill
        vmovdqa64 zmm8, zmm6                                             ;   315.2         11 t copy
        vpternlogd zmm8, zmm21, [rbp + 13696], 0x96                      ;   315.2 p5+p3   11 t
        vgf2p8affineqb zmm8, zmm8, zmm28, 8                              ;   316.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   319.8 p0+p2   11 t
        vmovdqu64 zmm28, [rbp + 23104]                                   ;   188.8 p3      11 t reload
        vmovdqu64 [rbp + 22976], zmm6                                    ;   315.2 p8+p9   11 t spill
        vmovdqu64 zmm6, [rbp + 12736]                                    ;   166.0 p2      12 x
        vpternlogd zmm6, zmm28, [rbp + 21696], 0x36                      ;   316.2 p5+p3   12 x
        vpternlogd zmm17, zmm3, zmm6, 0x96                               ;   317.2 p5      11 t
        vmovdqu64 zmm28, [rbp + 12992]                                   ;   167.0 p2      12 y.7 reload
        vpandd zmm6, zmm6, zmm28                                         ;   318.2 p5      12 x
        vmovdqu64 [rbp + 23104], zmm21                                   ;   292.8 p7+p4   11 t spill
        vgf2p8affineqb zmm21, zmm6, zmm11, 0                             ;   319.2 p0      12 x
        vpternlogd zmm21, zmm1, [rbp + 22016], 0x96                      ;   322.2 p5+p3   11 t
        vpaddb zmm1, zmm6, zmm6                                          ;   319.8 p0      12 x
        vpternlogd zmm9, zmm1, [rbp + 21696], 0x96                       ;   320.8 p5+p2   11 t
        vmovdqu64 zmm1, [rbp + 14016]                                    ;   168.5 p3      11 l.7 reload
        vpxord zmm6, zmm17, zmm1                                         ;   320.8 p0      11 t
        vgf2p8affineqb zmm6, zmm6, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   321.8 p0+p2   11 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   324.8 p0+p3   11 t
        vmovdqu64 [rbp + 21696], zmm17                                   ;   318.2 p8+p9   11 t spill
        vmovdqa64 zmm17, zmm6                                            ;   327.8         11 t copy
        vpternlogd zmm17, zmm26, zmm16, 0x96                             ;   327.8 p5      11 t
        vmovdqa64 zmm1, zmm21                                            ;   323.2         11 t copy
        vpternlogd zmm1, zmm3, [rbp + 13568], 0x96                       ;   323.2 p5+p2   11 t
        vgf2p8affineqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   324.2 p0+p3   11 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   327.2 p0+p2   11 t
        vmovdqu64 [rbp + 22016], zmm22                                   ;   297.8 p7+p4   11 t spill
        vmovdqa64 zmm22, zmm18                                           ;   315.2         11 t copy
        vpternlogd zmm22, zmm1, zmm26, 0x96                              ;   330.2 p5      11 t
        vpternlogd zmm18, zmm17, zmm1, 0x96                              ;   330.2 p5      11 t
        vmovdqu64 [rbp + 21568], zmm12                                   ;   295.8 p8+p9   11 t spill
        vmovdqa64 zmm12, zmm9                                            ;   321.8         11 t copy
        vpternlogd zmm12, zmm25, [rbp + 13760], 0x96                     ;   325.2 p5+p3   11 t
        vgf2p8affineqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   326.2 p0+p2   11 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   329.2 p0+p3   11 t
        vpternlogd zmm1, zmm27, zmm12, 0x96                              ;   332.2 p5      11 t
        vpternlogd zmm27, zmm22, zmm12, 0x96                             ;   332.2 p5      11 t
        vpternlogd zmm17, zmm14, zmm27, 0x96                             ;   333.2 p0      11 t
        vpternlogd zmm12, zmm20, zmm16, 0x96                             ;   332.2 p5      11 t
        vpternlogd zmm20, zmm16, zmm1, 0x96                              ;   333.2 p0      11 t
        vpternlogd zmm6, zmm26, zmm12, 0x96                              ;   333.2 p5      11 t
        vmovdqu64 zmm14, [rbp + 21376]                                   ;   191.8 p2      11 t reload
        vmovdqu64 zmm16, [rbp + 22528]                                   ;   190.8 p3      11 t reload
        vmovdqu64 zmm26, [rbp + 12736]                                   ;   174.0 p2      12 x
        vpternlogd zmm26, zmm16, zmm14, 0x36                             ;   329.8 p0      12 x
        vpternlogd zmm5, zmm2, zmm26, 0x96                               ;   330.8 p5      11 t
        vpandd zmm26, zmm26, zmm28                                       ;   330.8 p0      12 x
        vgf2p8affineqb zmm16, zmm26, zmm11, 0                            ;   331.8 p0      12 x
        vpternlogd zmm16, zmm13, [rbp + 22208], 0x96                     ;   334.8 p5+p3   11 t
        vpaddb zmm13, zmm26, zmm26                                       ;   332.2 p5      12 x
        vpternlogd zmm0, zmm13, zmm14, 0x96                              ;   333.2 p0      11 t
        vmovdqa64 zmm13, zmm16                                           ;   335.8         11 t copy
        vpternlogd zmm13, zmm2, [rbp + 13568], 0x96                      ;   335.8 p5+p2   11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 64]      ;   175.5 p3      11 t reload
        vgf2p8affineqb zmm13, zmm13, zmm14, 8                            ;   336.8 p0      11 t
        vpternlogd zmm22, zmm30, zmm20, 0x96                             ;   334.2 p5      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 128]     ;   176.0 p2      11 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm26, 0x6e                      ;   339.8 p0      11 t
        vpternlogd zmm12, zmm10, zmm18, 0x96                             ;   335.2 p5      11 t
        vmovdqa64 zmm10, zmm0                                            ;   334.2         11 t copy
        vpternlogd zmm10, zmm29, [rbp + 13760], 0x96                     ;   335.8 p0+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm14, 8                            ;   336.8 p0      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 384]     ;   177.0 p2      11 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm28, 0xdc                      ;   339.8 p0      11 t
        vpternlogd zmm1, zmm6, [rbp + 22336], 0x96                       ;   336.2 p5+p3   11 t
        vpxord zmm30, zmm5, [rbp + 14016]                                ;   337.2 p5+p2   11 t
        vgf2p8affineqb zmm30, zmm30, zmm14, 8                            ;   338.8 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, zmm26, 0x6e                      ;   341.8 p0      11 t
        vmovdqa64 zmm11, zmm13                                           ;   342.8         11 t copy
        vpternlogd zmm11, zmm23, zmm10, 0x96                             ;   342.8 p5      11 t
        vmovdqa64 zmm28, zmm7                                            ;   301.8         11 t copy
        vpternlogd zmm28, zmm8, zmm10, 0x96                              ;   342.8 p5      11 t
        vpternlogd zmm7, zmm11, zmm8, 0x96                               ;   343.8 p5      11 t
        vpternlogd zmm8, zmm30, zmm24, 0x96                              ;   344.8 p0      11 t
        vpternlogd zmm30, zmm28, zmm24, 0x96                             ;   344.8 p5      11 t
        vpternlogd zmm24, zmm19, zmm13, 0x96                             ;   342.8 p0      11 t
        vpternlogd zmm23, zmm10, zmm24, 0x96                             ;   343.8 p5      11 t
        vpternlogd zmm19, zmm13, zmm8, 0x96                              ;   345.8 p0      11 t
        vpternlogd zmm24, zmm15, zmm7, 0x96                              ;   344.8 p5      11 t
        vpternlogd zmm8, zmm4, zmm23, 0x96                               ;   345.8 p0      11 t
        vpternlogd zmm28, zmm19, [rbp + 23168], 0x96                     ;   346.8 p5+p3   11 t
        vpternlogd zmm11, zmm30, [rbp + 22272], 0x96                     ;   345.8 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 14336]                                    ;   182.8 p3      11 r.4 reload
        vpxord zmm10, zmm22, zmm4                                        ;   345.2 p5      11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 192]     ;   183.2 p2      11 t reload
        vgf2p8affineqb zmm10, zmm10, zmm13, 0x58                         ;   346.2 p0      11 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 256]     ;   185.0 p3      11 t reload
        vgf2p8affineinvqb zmm10, zmm10, zmm15, 0x6e                      ;   349.2 p0      11 t
        vmovdqu64 [rbp + 22272], zmm22                                   ;   335.2 p7+p4   11 t spill
        vpxord zmm22, zmm17, [rbp + 14400]                               ;   346.2 p5+p2   11 t
        vgf2p8affineqb zmm22, zmm22, zmm14, 8                            ;   347.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   350.8 p0+p3   11 t
        vmovdqu64 [rbp + 23168], zmm17                                   ;   334.2 p8+p9   11 t spill
        vpxord zmm17, zmm12, [rbp + 14464]                               ;   347.2 p5+p2   11 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   349.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   352.8 p0+p3   11 t
        vpxord zmm4, zmm24, zmm4                                         ;   348.2 p5      11 t
        vgf2p8affineqb zmm4, zmm4, zmm13, 0x58                           ;   351.8 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm15, 0x6e                        ;   354.8 p0      11 t
        vmovdqu64 [rbp + 22336], zmm12                                   ;   336.2 p7+p4   11 t spill
        vpxord zmm12, zmm1, [rbp + 14528]                                ;   349.2 p5+p2   11 t
        vgf2p8affineqb zmm12, zmm12, zmm14, 8                            ;   353.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm26, 0x6e                      ;   356.8 p0      11 t
        vmovdqu64 [rbp + 21376], zmm1                                    ;   337.2 p8+p9   11 t spill
        vpxord zmm1, zmm8, [rbp + 14400]                                 ;   350.2 p5+p3   11 t
        vgf2p8affineqb zmm1, zmm1, zmm14, 8                              ;   355.8 p0      11 t
        vgf2p8affineinvqb zmm1, zmm1, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   358.8 p0+p2   11 t
        vmovdqu64 [rbp + 22208], zmm8                                    ;   346.8 p7+p4   11 t spill
        vpxord zmm8, zmm28, [rbp + 14464]                                ;   351.2 p5+p3   11 t
        vgf2p8affineqb zmm8, zmm8, zmm14, 8                              ;   357.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   360.8 p0+p2   11 t
        vmovdqu64 [rbp + 22528], zmm28                                   ;   347.8 p8+p9   11 t spill
        vpxord zmm28, zmm11, [rbp + 14528]                               ;   352.2 p5+p3   11 t
        vgf2p8affineqb zmm28, zmm28, zmm14, 8                            ;   359.8 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, zmm26, 0x6e                      ;   362.8 p0      11 t
        vmovdqu64 [rbp + 22144], zmm11                                   ;   346.8 p7+p4   11 t spill
        vmovdqu64 zmm11, [rbp + 14080]                                   ;   193.2 p2      11 t
        vpternlogd zmm11, zmm6, [rbp + 21760], 0x96                      ;   353.2 p5+p3   11 t
        vgf2p8affineqb zmm11, zmm11, zmm14, 8                            ;   361.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm26, 0x6e                      ;   364.8 p0      11 t
        vmovdqu64 [rbp + 22080], zmm24                                   ;   345.8 p8+p9   11 t spill
        vmovdqu64 zmm24, [rbp + 14144]                                   ;   194.2 p2      11 t
        vpternlogd zmm24, zmm20, [rbp + 22400], 0x96                     ;   354.2 p5+p3   11 t
        vgf2p8affineqb zmm24, zmm24, zmm13, 0x58                         ;   363.8 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm15, 0x6e                      ;   366.8 p0      11 t
        vmovdqu64 [rbp + 21888], zmm20                                   ;   334.2 p7+p4   11 t spill
        vmovdqa64 zmm20, zmm17                                           ;   355.8         11 t copy
        vpternlogd zmm20, zmm11, zmm24, 0x96                             ;   369.8 p5      11 t
        vmovdqu64 [rbp + 23232], zmm6                                    ;   334.2 p8+p9   11 t spill
        vmovdqu64 zmm6, [rbp + 14208]                                    ;   195.3 p2      11 t
        vpternlogd zmm6, zmm27, [rbp + 21312], 0x96                      ;   356.2 p5+p3   11 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   365.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   368.8 p0+p2   11 t
        vmovdqu64 [rbp + 23296], zmm27                                   ;   333.2 p7+p4   11 t spill
        vmovdqa64 zmm27, zmm12                                           ;   359.8         11 t copy
        vpternlogd zmm27, zmm24, zmm6, 0x96                              ;   371.8 p5      11 t
        vpternlogd zmm17, zmm27, zmm11, 0x96                             ;   372.8 p5      11 t
        vpternlogd zmm9, zmm25, zmm17, 0x96                              ;   373.8 p5      11 t
        vmovdqu64 zmm25, [rbp + 14784]                                   ;   197.0 p3      11 l.3 reload
        vmovdqu64 [rbp + 23360], zmm5                                    ;   331.8 p8+p9   11 t spill
        vpxord zmm5, zmm9, zmm25                                         ;   374.8 p5      11 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   375.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   378.8 p0+p2   11 t
        vmovdqu64 [rbp + 23424], zmm9                                    ;   374.8 p7+p4   11 t spill
        vmovdqu64 zmm9, [rbp + 14272]                                    ;   198.0 p3      11 t
        vpternlogd zmm9, zmm18, [rbp + 21952], 0x96                      ;   361.2 p5+p2   11 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   369.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   372.8 p0+p3   11 t
        vpternlogd zmm11, zmm22, zmm9, 0x96                              ;   375.8 p5      11 t
        vpternlogd zmm22, zmm20, zmm9, 0x96                              ;   375.8 p5      11 t
        vpternlogd zmm9, zmm10, zmm6, 0x96                               ;   375.8 p5      11 t
        vpternlogd zmm10, zmm6, zmm11, 0x96                              ;   376.8 p5      11 t
        vpternlogd zmm12, zmm24, zmm9, 0x96                              ;   376.8 p5      11 t
        vpternlogd zmm21, zmm3, zmm12, 0x96                              ;   377.8 p5      11 t
        vmovdqu64 zmm3, [rbp + 22912]                                    ;   246.2 p2      12 y reload
        vmovdqu64 zmm6, [rbp + 14080]                                    ;   203.8 p3      11 t
        vpternlogd zmm6, zmm30, zmm3, 0x96                               ;   368.2 p5      11 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   371.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, zmm26, 0x6e                        ;   374.8 p0      11 t
        vpternlogd zmm17, zmm9, [rbp + 22720], 0x96                      ;   376.8 p5+p2   11 t
        vpternlogd zmm12, zmm11, [rbp + 21696], 0x96                     ;   377.8 p5+p3   11 t
        vmovdqu64 zmm9, [rbp + 21440]                                    ;   250.2 p2      12 y reload
        vmovdqu64 zmm11, [rbp + 14144]                                   ;   207.8 p3      11 t
        vpternlogd zmm11, zmm7, zmm9, 0x96                               ;   371.2 p5      11 t
        vgf2p8affineqb zmm11, zmm11, zmm13, 0x58                         ;   373.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm15, 0x6e                      ;   376.8 p0      11 t
        vpternlogd zmm31, zmm10, [rbp + 21568], 0x96                     ;   377.8 p5+p2   11 t
        vpternlogd zmm10, zmm20, [rbp + 21632], 0x96                     ;   377.8 p5+p3   11 t
        vpternlogd zmm27, zmm22, [rbp + 22848], 0x96                     ;   376.8 p5+p2   11 t
        vmovdqa64 zmm20, zmm8                                            ;   363.8         11 t copy
        vpternlogd zmm20, zmm6, zmm11, 0x96                              ;   379.8 p5      11 t
        vmovdqu64 zmm24, [rbp + 22784]                                   ;   309.2 p3      11 t reload
        vpternlogd zmm22, zmm24, [rbp + 22016], 0x96                     ;   376.8 p0+p2   11 t
        vmovdqu64 zmm24, [rbp + 14592]                                   ;   214.8 p3      11 l.0 reload
        vpxord zmm9, zmm21, zmm24                                        ;   378.8 p5      11 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   379.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, zmm26, 0x6e                        ;   382.8 p0      11 t
        vpxord zmm3, zmm31, [rbp + 14656]                                ;   378.8 p5+p2   11 t
        vgf2p8affineqb zmm3, zmm3, zmm13, 0x58                           ;   379.8 p0      11 t
        vgf2p8affineinvqb zmm3, zmm3, zmm15, 0x6e                        ;   382.8 p0      11 t
        vmovdqu64 [rbp + 22016], zmm31                                   ;   378.8 p8+p9   11 t spill
        vpxord zmm31, zmm22, [rbp + 14720]                               ;   378.2 p5+p3   11 t
        vgf2p8affineqb zmm31, zmm31, zmm14, 8                            ;   380.8 p0      11 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   383.8 p0+p2   11 t
        vmovdqu64 [rbp + 22784], zmm22                                   ;   377.8 p7+p4   11 t spill
        vpxord zmm22, zmm10, [rbp + 14848]                               ;   379.2 p5+p3   11 t
        vgf2p8affineqb zmm22, zmm22, zmm13, 0x58                         ;   382.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, zmm15, 0x6e                      ;   385.8 p0      11 t
        vmovdqu64 [rbp + 22848], zmm10                                   ;   378.8 p8+p9   11 t spill
        vpxord zmm10, zmm27, [rbp + 14912]                               ;   380.2 p5+p2   11 t
        vgf2p8affineqb zmm10, zmm10, zmm14, 8                            ;   384.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   387.8 p0+p3   11 t
        vmovdqu64 [rbp + 21632], zmm27                                   ;   377.8 p7+p4   11 t spill
        vpxord zmm27, zmm17, [rbp + 14976]                               ;   381.2 p5+p2   11 t
        vgf2p8affineqb zmm27, zmm27, zmm14, 8                            ;   386.8 p0      11 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   389.8 p0+p3   11 t
        vmovdqu64 [rbp + 21568], zmm17                                   ;   377.8 p8+p9   11 t spill
        vpxord zmm17, zmm12, [rbp + 15040]                               ;   382.2 p5+p2   11 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   388.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm26, 0x6e                      ;   391.8 p0      11 t
        vmovdqu64 [rbp + 21696], zmm12                                   ;   378.8 p7+p4   11 t spill
        vmovdqu64 zmm12, [rbp + 14208]                                   ;   229.2 p3      11 t
        vpternlogd zmm12, zmm23, [rbp + 21824], 0x96                     ;   383.2 p5+p2   11 t
        vgf2p8affineqb zmm12, zmm12, zmm14, 8                            ;   390.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   393.8 p0+p3   11 t
        vmovdqu64 [rbp + 22720], zmm21                                   ;   378.8 p8+p9   11 t spill
        vmovdqa64 zmm21, zmm28                                           ;   365.8         11 t copy
        vpternlogd zmm21, zmm11, zmm12, 0x96                             ;   396.8 p5      11 t
        vpternlogd zmm8, zmm21, zmm6, 0x96                               ;   397.8 p5      11 t
        vpternlogd zmm0, zmm29, zmm8, 0x96                               ;   398.8 p5      11 t
        vpxord zmm25, zmm0, zmm25                                        ;   399.8 p5      11 t
        vgf2p8affineqb zmm25, zmm25, zmm14, 8                            ;   400.8 p0      11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 384]     ;   231.2 p2      11 t reload
        vgf2p8affineinvqb zmm25, zmm25, zmm29, 0xdc                      ;   403.8 p0      11 t
        vmovdqu64 [rbp + 23488], zmm0                                    ;   399.8 p7+p4   11 t spill
        vmovdqu64 zmm0, [rbp + 14272]                                    ;   231.7 p3      11 t
        vpternlogd zmm0, zmm19, [rbp + 21248], 0x96                      ;   388.2 p5+p2   11 t
        vgf2p8affineqb zmm0, zmm0, zmm14, 8                              ;   394.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm29, 0xdc                        ;   397.8 p0      11 t
        vpternlogd zmm6, zmm1, zmm0, 0x96                                ;   400.8 p5      11 t
        vpternlogd zmm1, zmm20, zmm0, 0x96                               ;   400.8 p5      11 t
        vpternlogd zmm0, zmm4, zmm12, 0x96                               ;   400.8 p5      11 t
        vpternlogd zmm4, zmm12, zmm6, 0x96                               ;   401.8 p5      11 t
        vpternlogd zmm28, zmm11, zmm0, 0x96                              ;   401.8 p5      11 t
        vpternlogd zmm16, zmm2, zmm28, 0x96                              ;   402.8 p5      11 t
        vpternlogd zmm8, zmm0, [rbp + 22656], 0x96                       ;   401.8 p5+p3   11 t
        vpternlogd zmm28, zmm6, [rbp + 23360], 0x96                      ;   402.8 p5+p2   11 t
        vpternlogd zmm20, zmm4, [rbp + 21504], 0x96                      ;   402.8 p0+p3   11 t
        vpternlogd zmm21, zmm1, [rbp + 22464], 0x96                      ;   401.8 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 23040]                                    ;   302.2 p3      11 t reload
        vpternlogd zmm4, zmm0, [rbp + 22592], 0x96                       ;   402.8 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 22976]                                    ;   315.2 p3      11 t reload
        vpternlogd zmm1, zmm0, [rbp + 23104], 0x96                       ;   401.8 p5+p2   11 t
        vpxord zmm0, zmm16, zmm24                                        ;   403.8 p0      11 t
        vgf2p8affineqb zmm0, zmm0, zmm14, 8                              ;   404.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm26, 0x6e                        ;   407.8 p0      11 t
        vpxord zmm2, zmm4, [rbp + 14656]                                 ;   403.8 p5+p3   11 t
        vgf2p8affineqb zmm2, zmm2, zmm13, 0x58                           ;   404.8 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm15, 0x6e                        ;   407.8 p0      11 t
        vpxord zmm6, zmm1, [rbp + 14720]                                 ;   402.8 p5+p2   11 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   403.8 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 320]     ;   239.0 p3      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm11, 0x37                        ;   406.8 p0      11 t
        vpxord zmm12, zmm20, [rbp + 14848]                               ;   403.8 p5+p2   11 t
        vgf2p8affineqb zmm12, zmm12, zmm13, 0x58                         ;   405.8 p0      11 t
        vgf2p8affineinvqb zmm12, zmm12, zmm15, 0x6e                      ;   408.8 p0      11 t
        vpxord zmm24, zmm21, [rbp + 14912]                               ;   402.8 p5+p3   11 t
        vgf2p8affineqb zmm24, zmm24, zmm14, 8                            ;   407.8 p0      11 t
        vgf2p8affineinvqb zmm24, zmm24, zmm11, 0x37                      ;   410.8 p0      11 t
        vpxord zmm11, zmm8, [rbp + 14976]                                ;   403.2 p5+p2   11 t
        vgf2p8affineqb zmm11, zmm11, zmm14, 8                            ;   409.8 p0      11 t
        vgf2p8affineinvqb zmm11, zmm11, zmm29, 0xdc                      ;   412.8 p0      11 t
        vpxord zmm29, zmm28, [rbp + 15040]                               ;   404.2 p5+p3   11 t
        vgf2p8affineqb zmm29, zmm29, zmm14, 8                            ;   411.8 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, zmm26, 0x6e                      ;   414.8 p0      11 t
        vmovdqa64 zmm15, zmm9                                            ;   385.8         11 t copy
        vpternlogd zmm15, zmm10, zmm5, 0x96                              ;   405.2 p5      11 t
        vmovdqu64 [rbp + 23104], zmm28                                   ;   403.8 p8+p9   11 t spill
        vmovdqa64 zmm28, zmm22                                           ;   388.8         11 t copy
        vpternlogd zmm28, zmm31, zmm5, 0x96                              ;   406.2 p5      11 t
        vpternlogd zmm22, zmm15, zmm31, 0x96                             ;   407.2 p5      11 t
        vpternlogd zmm31, zmm17, zmm3, 0x96                              ;   408.2 p5      11 t
        vpternlogd zmm17, zmm28, zmm3, 0x96                              ;   409.2 p5      11 t
        vpternlogd zmm3, zmm27, zmm9, 0x96                               ;   410.2 p5      11 t
        vpternlogd zmm10, zmm5, zmm3, 0x96                               ;   411.2 p5      11 t
        vpternlogd zmm27, zmm9, zmm31, 0x96                              ;   412.2 p5      11 t
        vpternlogd zmm18, zmm27, [rbp + 21952], 0x96                     ;   413.2 p5+p2   11 t
        vpternlogd zmm27, zmm28, [rbp + 22336], 0x96                     ;   413.8 p0+p3   11 t
        vmovdqa64 zmm5, zmm0                                             ;   410.8         11 t copy
        vpternlogd zmm5, zmm24, zmm25, 0x96                              ;   414.2 p5      11 t
        vpternlogd zmm3, zmm22, [rbp + 22272], 0x96                      ;   414.8 p0+p2   11 t
        vpternlogd zmm31, zmm10, [rbp + 23168], 0x96                     ;   415.2 p5+p3   11 t
        vpternlogd zmm15, zmm17, [rbp + 21376], 0x96                     ;   415.8 p0+p2   11 t
        vmovdqa64 zmm9, zmm12                                            ;   411.8         11 t copy
        vpternlogd zmm9, zmm6, zmm25, 0x96                               ;   416.2 p5      11 t
        vpternlogd zmm12, zmm5, zmm6, 0x96                               ;   416.8 p0      11 t
        vpternlogd zmm6, zmm29, zmm2, 0x96                               ;   417.8 p5      11 t
        vpternlogd zmm29, zmm9, zmm2, 0x96                               ;   417.8 p0      11 t
        vpternlogd zmm2, zmm11, zmm0, 0x96                               ;   418.2 p5      11 t
        vpternlogd zmm24, zmm25, zmm2, 0x96                              ;   419.2 p0      11 t
        vpternlogd zmm11, zmm0, zmm6, 0x96                               ;   419.2 p5      11 t
        vpternlogd zmm30, zmm29, [rbp + 22912], 0x96                     ;   419.8 p0+p3   11 t
        vpternlogd zmm29, zmm5, [rbp + 22144], 0x96                      ;   420.2 p5+p2   11 t
        vpternlogd zmm7, zmm12, [rbp + 21440], 0x96                      ;   420.8 p0+p3   11 t
        vpternlogd zmm12, zmm2, [rbp + 22080], 0x96                      ;   421.2 p5+p2   11 t
        vpternlogd zmm23, zmm24, [rbp + 21824], 0x96                     ;   421.8 p0+p3   11 t
        vpternlogd zmm24, zmm6, [rbp + 22208], 0x96                      ;   422.2 p5+p2   11 t
        vpternlogd zmm19, zmm11, [rbp + 21248], 0x96                     ;   422.8 p0+p3   11 t
        vpternlogd zmm11, zmm9, [rbp + 22528], 0x96                      ;   423.2 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 23232]                                    ;   334.2 p3      11 t reload
        vpternlogd zmm17, zmm0, [rbp + 21760], 0x96                      ;   423.8 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 21888]                                    ;   334.2 p3      11 t reload
        vpternlogd zmm22, zmm0, [rbp + 22400], 0x96                      ;   424.2 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 23296]                                    ;   333.2 p3      11 t reload
        vpternlogd zmm10, zmm0, [rbp + 21312], 0x96                      ;   424.8 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 15104]                                    ;   266.8 p3      11 r.0 reload
        vpxord zmm2, zmm30, zmm0                                         ;   425.2 p5      11 t
        vgf2p8affineqb zmm2, zmm2, zmm14, 8                              ;   426.2 p0      11 t
        vgf2p8affineinvqb zmm2, zmm2, zmm26, 0x6e                        ;   429.2 p0      11 t
        vpxord zmm0, zmm17, zmm0                                         ;   426.2 p5      11 t
        vgf2p8affineqb zmm0, zmm0, zmm14, 8                              ;   427.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm26, 0x6e                        ;   430.8 p0      11 t
        vmovdqu64 zmm5, [rbp + 15296]                                    ;   268.5 p2      11 r.3 reload
        vpxord zmm6, zmm18, zmm5                                         ;   427.2 p5      11 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   429.8 p0      11 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 384]      ;   270.2 p3      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm9, 0xdc                         ;   432.8 p0      11 t
        vmovdqu64 zmm25, [rbp + 15168]                                   ;   272.0 p2      11 r.1 reload
        vpxord zmm28, zmm7, zmm25                                        ;   428.2 p5      11 t
        vgf2p8affineqb zmm28, zmm28, zmm13, 0x58                         ;   431.8 p0      11 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   434.8 p0+p3   11 t
        vpxord zmm25, zmm22, zmm25                                       ;   429.2 p5      11 t
        vgf2p8affineqb zmm25, zmm25, zmm13, 0x58                         ;   433.8 p0      11 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   436.8 p0+p2   11 t
        vmovdqu64 [rbp + 21312], zmm18                                   ;   414.2 p7+p4   11 t spill
        vpxord zmm18, zmm23, [rbp + 15232]                               ;   430.2 p5+p3   11 t
        vgf2p8affineqb zmm18, zmm18, zmm14, 8                            ;   435.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   438.8 p0+p2   11 t
        vmovdqu64 [rbp + 23296], zmm23                                   ;   422.8 p8+p9   11 t spill
        vpxord zmm23, zmm10, [rbp + 15232]                               ;   431.2 p5+p3   11 t
        vgf2p8affineqb zmm23, zmm23, zmm14, 8                            ;   437.8 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   440.8 p0+p2   11 t
        vmovdqu64 [rbp + 22400], zmm10                                   ;   425.8 p7+p4   11 t spill
        vpxord zmm10, zmm3, [rbp + 15360]                                ;   432.2 p5+p3   11 t
        vgf2p8affineqb zmm10, zmm10, zmm13, 0x58                         ;   439.8 p0      11 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   442.8 p0+p2   11 t
        vmovdqu64 [rbp + 21888], zmm7                                    ;   421.8 p8+p9   11 t spill
        vpxord zmm7, zmm31, [rbp + 15424]                                ;   433.2 p5+p3   11 t
        vgf2p8affineqb zmm7, zmm7, zmm14, 8                              ;   441.8 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   444.8 p0+p2   11 t
        vpxord zmm5, zmm19, zmm5                                         ;   434.2 p5      11 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   443.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm9, 0xdc                         ;   446.8 p0      11 t
        vmovdqu64 [rbp + 21760], zmm19                                   ;   423.8 p7+p4   11 t spill
        vpxord zmm19, zmm12, [rbp + 15360]                               ;   435.2 p5+p3   11 t
        vgf2p8affineqb zmm19, zmm19, zmm13, 0x58                         ;   445.8 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   448.8 p0+p2   11 t
        vpxord zmm13, zmm27, [rbp + 15488]                               ;   436.2 p5+p3   11 t
        vgf2p8affineqb zmm13, zmm13, zmm14, 8                            ;   447.8 p0      11 t
        vgf2p8affineinvqb zmm13, zmm13, zmm9, 0xdc                       ;   450.8 p0      11 t
        vmovdqu64 [rbp + 23232], zmm22                                   ;   425.2 p8+p9   11 t spill
        vpxord zmm22, zmm24, [rbp + 15424]                               ;   437.2 p5+p2   11 t
        vgf2p8affineqb zmm22, zmm22, zmm14, 8                            ;   449.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   452.8 p0+p3   11 t
        vmovdqu64 [rbp + 22528], zmm30                                   ;   420.8 p7+p4   11 t spill
        vpxord zmm30, zmm15, [rbp + 15552]                               ;   438.2 p5+p2   11 t
        vgf2p8affineqb zmm30, zmm30, zmm14, 8                            ;   451.8 p0      11 t
        vgf2p8affineinvqb zmm30, zmm30, zmm26, 0x6e                      ;   454.8 p0      11 t
        vmovdqu64 [rbp + 21248], zmm17                                   ;   424.8 p8+p9   11 t spill
        vpxord zmm17, zmm11, [rbp + 15488]                               ;   439.2 p5+p3   11 t
        vgf2p8affineqb zmm17, zmm17, zmm14, 8                            ;   453.8 p0      11 t
        vgf2p8affineinvqb zmm17, zmm17, zmm9, 0xdc                       ;   456.8 p0      11 t
        vpxord zmm9, zmm29, [rbp + 15552]                                ;   440.2 p5+p2   11 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   455.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, zmm26, 0x6e                        ;   458.8 p0      11 t
        vmovdqa64 zmm26, zmm0                                            ;   433.8         11 t copy
        vpternlogd zmm26, zmm7, zmm6, 0x96                               ;   447.8 p5      11 t
        vmovdqu64 [rbp + 22208], zmm29                                   ;   421.2 p7+p4   11 t spill
        vmovdqa64 zmm29, zmm10                                           ;   445.8         11 t copy
        vpternlogd zmm29, zmm23, zmm6, 0x96                              ;   445.8 p5      11 t
        vpternlogd zmm10, zmm26, zmm23, 0x96                             ;   448.8 p5      11 t
        vpternlogd zmm23, zmm30, zmm25, 0x96                             ;   457.8 p5      11 t
        vpternlogd zmm30, zmm29, zmm25, 0x96                             ;   457.8 p5      11 t
        vpternlogd zmm25, zmm13, zmm0, 0x96                              ;   453.8 p5      11 t
        vpternlogd zmm7, zmm6, zmm25, 0x96                               ;   454.8 p5      11 t
        vpternlogd zmm13, zmm0, zmm23, 0x96                              ;   458.8 p5      11 t
        vpternlogd zmm25, zmm10, [rbp + 22848], 0x96                     ;   454.8 p5+p3   11 t
        vpternlogd zmm23, zmm7, [rbp + 21632], 0x96                      ;   458.8 p5+p2   11 t
        vpternlogd zmm29, zmm13, [rbp + 21568], 0x96                     ;   459.8 p5+p3   11 t
        vpternlogd zmm26, zmm30, [rbp + 21696], 0x96                     ;   458.8 p5+p2   11 t
        vmovdqa64 zmm0, zmm2                                             ;   432.2         11 t copy
        vpternlogd zmm0, zmm22, zmm5, 0x96                               ;   455.8 p5      11 t
        vmovdqa64 zmm6, zmm19                                            ;   451.8         11 t copy
        vpternlogd zmm6, zmm18, zmm5, 0x96                               ;   454.2 p5      11 t
        vpternlogd zmm19, zmm0, zmm18, 0x96                              ;   456.8 p5      11 t
        vpternlogd zmm18, zmm9, zmm28, 0x96                              ;   461.8 p5      11 t
        vpternlogd zmm9, zmm6, zmm28, 0x96                               ;   461.8 p5      11 t
        vpternlogd zmm28, zmm17, zmm2, 0x96                              ;   459.8 p0      11 t
        vpternlogd zmm22, zmm5, zmm28, 0x96                              ;   460.8 p5      11 t
        vpternlogd zmm17, zmm2, zmm18, 0x96                              ;   462.8 p0      11 t
        vpternlogd zmm28, zmm20, zmm19, 0x96                             ;   460.8 p5      11 t
        vpxord zmm4, zmm4, zmm19                                         ;   459.8 p0      11 t
        vpternlogd zmm18, zmm21, zmm22, 0x96                             ;   462.8 p5      11 t
        vpxord zmm1, zmm1, zmm22                                         ;   461.8 p0      11 t
        vpternlogd zmm6, zmm8, zmm17, 0x96                               ;   463.8 p5      11 t
        vpxord zmm16, zmm16, zmm9                                        ;   462.8 p0      11 t
        vpternlogd zmm9, zmm0, [rbp + 23104], 0x96                       ;   462.8 p5+p3   11 t
        vpxord zmm30, zmm30, [rbp + 22720]                               ;   462.8 p0+p2   11 t
        vpxord zmm10, zmm10, [rbp + 22016]                               ;   463.2 p5+p3   11 t
        vpxord zmm7, zmm7, [rbp + 22784]                                 ;   463.8 p0+p2   11 t
        vpxord zmm13, zmm13, [rbp + 23424]                               ;   464.2 p5+p3   11 t
        vpxord zmm17, zmm17, [rbp + 23488]                               ;   464.8 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 15872]                                    ;   308.5 p3      11 l.4 reload
        vpxord zmm2, zmm25, zmm0                                         ;   465.2 p5      11 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 192]      ;   308.8 p2      11 t reload
        vgf2p8affineqb zmm2, zmm2, zmm5, 0x58                            ;   466.2 p0      11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 256]      ;   309.5 p3      11 t reload
        vgf2p8affineinvqb zmm2, zmm2, zmm8, 0x6e                         ;   469.2 p0      11 t
        vpxord zmm0, zmm28, zmm0                                         ;   466.2 p5      11 t
        vgf2p8affineqb zmm0, zmm0, zmm5, 0x58                            ;   467.8 p0      11 t
        vgf2p8affineinvqb zmm0, zmm0, zmm8, 0x6e                         ;   470.8 p0      11 t
        vmovdqu64 zmm19, [rbp + 15936]                                   ;   309.8 p2      11 l.5 reload
        vpxord zmm20, zmm23, zmm19                                       ;   467.2 p5      11 t
        vgf2p8affineqb zmm20, zmm20, zmm14, 8                            ;   469.8 p0      11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 320]     ;   310.5 p3      11 t reload
        vgf2p8affineinvqb zmm20, zmm20, zmm21, 0x37                      ;   472.8 p0      11 t
        vmovdqu64 zmm22, [rbp + 16000]                                   ;   310.8 p2      11 l.6 reload
        vmovdqu64 [rbp + 23488], zmm23                                   ;   459.8 p8+p9   11 t spill
        vpxord zmm23, zmm29, zmm22                                       ;   468.2 p5      11 t
        vgf2p8affineqb zmm23, zmm23, zmm14, 8                            ;   471.8 p0      11 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   474.8 p0+p3   11 t
        vpxord zmm19, zmm18, zmm19                                       ;   469.2 p5      11 t
        vgf2p8affineqb zmm19, zmm19, zmm14, 8                            ;   473.8 p0      11 t
        vgf2p8affineinvqb zmm19, zmm19, zmm21, 0x37                      ;   476.8 p0      11 t
        vmovdqu64 [rbp + 23424], zmm29                                   ;   460.8 p7+p4   11 t spill
        vpxord zmm29, zmm26, [rbp + 16064]                               ;   470.2 p5+p2   11 t
        vgf2p8affineqb zmm29, zmm29, zmm14, 8                            ;   475.8 p0      11 t
        vgf2p8affineinvqb zmm29, zmm29, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   478.8 p0+p3   11 t
        vpxord zmm22, zmm6, zmm22                                        ;   471.2 p5      11 t
        vgf2p8affineqb zmm22, zmm22, zmm14, 8                            ;   477.8 p0      11 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   480.8 p0+p2   11 t
        vmovdqu64 [rbp + 22784], zmm26                                   ;   459.8 p8+p9   11 t spill
        vpxord zmm26, zmm9, [rbp + 16064]                                ;   472.2 p5+p3   11 t
        vgf2p8affineqb zmm26, zmm26, zmm14, 8                            ;   479.8 p0      11 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   482.8 p0+p2   11 t
        vmovdqu64 [rbp + 22016], zmm9                                    ;   463.8 p7+p4   11 t spill
        vpxord zmm9, zmm30, [rbp + 15616]                                ;   473.2 p5+p3   11 t
        vgf2p8affineqb zmm9, zmm9, zmm14, 8                              ;   481.8 p0      11 t
        vgf2p8affineinvqb zmm9, zmm9, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   484.8 p0+p2   11 t
        vmovdqu64 [rbp + 22720], zmm6                                    ;   464.8 p8+p9   11 t spill
        vpxord zmm6, zmm16, [rbp + 15616]                                ;   474.2 p5+p3   11 t
        vgf2p8affineqb zmm6, zmm6, zmm14, 8                              ;   483.8 p0      11 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   486.8 p0+p2   11 t
        vmovdqu64 [rbp + 23104], zmm18                                   ;   463.8 p7+p4   11 t spill
        vpxord zmm18, zmm4, [rbp + 15680]                                ;   475.2 p5+p3   11 t
        vgf2p8affineqb zmm18, zmm18, zmm5, 0x58                          ;   485.8 p0      11 t
        vgf2p8affineinvqb zmm18, zmm18, zmm8, 0x6e                       ;   488.8 p0      11 t
        vmovdqu64 [rbp + 21696], zmm4                                    ;   460.8 p8+p9   11 t spill
        vpxord zmm4, zmm10, [rbp + 15680]                                ;   476.2 p5+p2   11 t
        vgf2p8affineqb zmm4, zmm4, zmm5, 0x58                            ;   487.8 p0      11 t
        vgf2p8affineinvqb zmm4, zmm4, zmm8, 0x6e                         ;   490.8 p0      11 t
        vpxord zmm8, zmm7, [rbp + 15744]                                 ;   477.2 p5+p3   11 t
        vgf2p8affineqb zmm8, zmm8, zmm14, 8                              ;   489.8 p0      11 t
        vgf2p8affineinvqb zmm8, zmm8, zmm21, 0x37                        ;   492.8 p0      11 t
        vpxord zmm5, zmm1, [rbp + 15744]                                 ;   478.2 p5+p2   11 t
        vgf2p8affineqb zmm5, zmm5, zmm14, 8                              ;   491.8 p0      11 t
        vgf2p8affineinvqb zmm5, zmm5, zmm21, 0x37                        ;   494.8 p0      11 t
        vmovdqa64 zmm21, zmm23                                           ;   477.8         11 t copy
        vpternlogd zmm21, zmm9, zmm4, 0x96                               ;   493.8 p5      11 t
        vmovdqu64 [rbp + 21568], zmm1                                    ;   462.8 p7+p4   11 t spill
        vmovdqa64 zmm1, zmm22                                            ;   483.8         11 t copy
        vpternlogd zmm1, zmm6, zmm18, 0x96                               ;   491.8 p5      11 t
        vmovdqu64 [rbp + 21632], zmm7                                    ;   464.8 p8+p9   11 t spill
        vpxord zmm7, zmm13, [rbp + 15808]                                ;   481.2 p5+p3   11 t
        vgf2p8affineqb zmm7, zmm7, zmm14, 8                              ;   493.8 p0      11 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   496.8 p0+p2   11 t
        vmovdqu64 [rbp + 22848], zmm13                                   ;   465.2 p7+p4   11 t spill
        vmovdqa64 zmm13, zmm9                                            ;   487.8         11 t copy
        vpternlogd zmm13, zmm20, zmm7, 0x96                              ;   499.8 p5      11 t
        vpternlogd zmm20, zmm21, zmm7, 0x96                              ;   499.8 p5      11 t
        vpternlogd zmm7, zmm2, zmm8, 0x96                                ;   499.8 p5      11 t
        vpternlogd zmm2, zmm13, zmm8, 0x96                               ;   500.8 p5      11 t
        vpternlogd zmm21, zmm3, zmm2, 0x96                               ;   501.8 p5      11 t
        vpternlogd zmm8, zmm29, zmm4, 0x96                               ;   495.8 p5      11 t
        vpternlogd zmm29, zmm4, zmm7, 0x96                               ;   500.8 p5      11 t
        vpternlogd zmm23, zmm9, zmm8, 0x96                               ;   496.8 p5      11 t
        vpxord zmm3, zmm17, [rbp + 15808]                                ;   490.2 p5+p3   11 t
        vpternlogd zmm8, zmm31, zmm20, 0x96                              ;   500.8 p5      11 t
        vgf2p8affineqb zmm3, zmm3, zmm14, 8                              ;   495.8 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 384]      ;   323.7 p2      11 t reload
        vgf2p8affineinvqb zmm3, zmm3, zmm4, 0xdc                         ;   498.8 p0      11 t
        vpternlogd zmm7, zmm27, zmm23, 0x96                              ;   500.8 p5      11 t
        vpternlogd zmm13, zmm15, zmm29, 0x96                             ;   501.8 p5      11 t
        vmovdqa64 zmm9, zmm6                                             ;   489.8         11 t copy
        vpternlogd zmm9, zmm19, zmm3, 0x96                               ;   501.8 p5      11 t
        vpternlogd zmm19, zmm1, zmm3, 0x96                               ;   501.8 p5      11 t
        vpternlogd zmm3, zmm0, zmm5, 0x96                                ;   501.8 p5      11 t
        vpternlogd zmm0, zmm9, zmm5, 0x96                                ;   502.8 p5      11 t
        vpternlogd zmm1, zmm12, zmm0, 0x96                               ;   503.8 p0      11 t
        vpternlogd zmm5, zmm26, zmm18, 0x96                              ;   498.2 p5      11 t
        vpternlogd zmm26, zmm18, zmm3, 0x96                              ;   502.8 p0      11 t
        vpternlogd zmm22, zmm6, zmm5, 0x96                               ;   499.2 p5      11 t
        vpternlogd zmm5, zmm24, zmm19, 0x96                              ;   502.8 p0      11 t
        vpternlogd zmm3, zmm11, zmm22, 0x96                              ;   502.8 p5      11 t
        vpternlogd zmm9, zmm26, [rbp + 22208], 0x96                      ;   503.8 p0+p3   11 t
        vmovdqu64 zmm6, [rbp + 16384]                                    ;   328.8 p2      12 d.4 reload
        vpandd zmm11, zmm21, zmm6                                        ;   502.8 p5      12 y
        vmovdqu64 zmm12, [rbp + 16448]                                   ;   329.2 p3      12 d.5 reload
        vpandd zmm15, zmm8, zmm12                                        ;   501.8 p0      12 y
        vpandd zmm6, zmm1, zmm6                                          ;   504.8 p5      12 y
        vpandd zmm12, zmm5, zmm12                                        ;   503.8 p0      12 y
        vmovdqu64 zmm18, [rbp + 16512]                                   ;   330.3 p2      12 d.6 reload
        vpandd zmm24, zmm7, zmm18                                        ;   503.2 p5      12 y
        vmovdqu64 zmm27, [rbp + 16640]                                   ;   331.2 p3      12 y.0 reload
        vpternlogd zmm25, zmm30, zmm27, 0x1e                             ;   503.8 p0      12 x
        vpternlogd zmm27, zmm28, zmm16, 0x36                             ;   504.2 p5      12 x
        vpandd zmm18, zmm3, zmm18                                        ;   504.8 p0      12 y
        vmovdqu64 zmm28, [rbp + 16576]                                   ;   331.8 p2      12 d.7 reload
        vpandd zmm31, zmm13, zmm28                                       ;   505.2 p5      12 y
        vpandd zmm28, zmm9, zmm28                                        ;   505.8 p0      12 y
        vgf2p8affineqb zmm4, zmm31, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   506.8 p0+p3   12 y
        vgf2p8affineqb zmm14, zmm28, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   507.8 p0+p2   12 y
        vmovdqu64 [rbp + 22208], zmm16                                   ;   463.8 p8+p9   11 t spill
        vgf2p8affineqb zmm16, zmm11, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   508.8 p0+p3   12 y
        vpaddb zmm11, zmm11, zmm11                                       ;   506.2 p5      12 y
        vpaddb zmm31, zmm31, zmm31                                       ;   507.2 p5      12 y
        vmovdqu64 [rbp + 21824], zmm30                                   ;   463.8 p7+p4   11 t spill
        vgf2p8affineqb zmm30, zmm6, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   509.8 p0+p2   12 y
        vpaddb zmm6, zmm6, zmm6                                          ;   508.2 p5      12 y
        vpaddb zmm28, zmm28, zmm28                                       ;   509.2 p5      12 y
        vmovdqu64 [rbp + 22080], zmm27                                   ;   505.2 p8+p9   12 x spill
        vgf2p8affineqb zmm27, zmm15, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   510.8 p0+p3   12 y
        vpaddb zmm15, zmm15, zmm15                                       ;   510.2 p5      12 y
        vmovdqu64 [rbp + 21440], zmm25                                   ;   504.8 p7+p4   12 x spill
        vgf2p8affineqb zmm25, zmm12, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   511.8 p0+p2   12 y
        vpaddb zmm12, zmm12, zmm12                                       ;   511.2 p5      12 y
        vmovdqu64 [rbp + 22144], zmm17                                   ;   465.8 p8+p9   11 t spill
        vgf2p8affineqb zmm17, zmm24, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   512.8 p0+p3   12 y
        vpaddb zmm24, zmm24, zmm24                                       ;   512.2 p5      12 y
        vmovdqu64 [rbp + 22912], zmm10                                   ;   464.2 p7+p4   11 t spill
        vgf2p8affineqb zmm10, zmm18, [rel camellia128_ctr.T0_constants512 + 768], 0 ;   513.8 p0+p2   12 y
        vpaddb zmm18, zmm18, zmm18                                       ;   513.2 p5      12 y
        vpxord zmm29, zmm29, [rbp + 21248]                               ;   514.2 p5+p3   12 y
        vpternlogd zmm4, zmm11, zmm29, 0x96                              ;   515.2 p0      12 y
        vmovdqu64 zmm11, [rbp + 16128]                                   ;   340.2 p2      12 d.0 reload
        vpternlogd zmm21, zmm4, zmm11, 0x1e                              ;   516.2 p5      12 y
        vmovdqu64 zmm29, [rbp + 17408]                                   ;   343.0 p3      14 r.4 reload
        vmovdqu64 [rbp + 21248], zmm4                                    ;   516.2 p8+p9   12 y spill
        vpxord zmm4, zmm21, zmm29                                        ;   517.2 p0      14 t
        vgf2p8affineqb zmm4, zmm4, [rel camellia128_ctr.T0_constants512 + 192], 0x58 ;   518.2 p0+p2   14 t
        vgf2p8affineinvqb zmm4, zmm4, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   521.2 p0+p3   14 t
        vpxord zmm26, zmm26, [rbp + 22528]                               ;   516.2 p5+p2   12 y
        vpternlogd zmm14, zmm6, zmm26, 0x96                              ;   517.2 p5      12 y
        vpternlogd zmm11, zmm1, zmm14, 0x36                              ;   518.2 p5      12 y
        vpxord zmm2, zmm2, [rbp + 23232]                                 ;   518.8 p0+p3   12 y
        vpternlogd zmm16, zmm15, zmm2, 0x96                              ;   519.8 p5      12 y
        vpxord zmm0, zmm0, [rbp + 21888]                                 ;   519.8 p0+p2   12 y
        vpternlogd zmm30, zmm12, zmm0, 0x96                              ;   520.8 p5      12 y
        vpxord zmm20, zmm20, [rbp + 22400]                               ;   520.8 p0+p3   12 y
        vpternlogd zmm27, zmm24, zmm20, 0x96                             ;   521.8 p5      12 y
        vpxord zmm19, zmm19, [rbp + 23296]                               ;   521.8 p0+p2   12 y
        vpternlogd zmm25, zmm18, zmm19, 0x96                             ;   522.8 p5      12 y
        vpxord zmm23, zmm23, [rbp + 21312]                               ;   522.8 p0+p3   12 y
        vpternlogd zmm17, zmm31, zmm23, 0x96                             ;   523.8 p5      12 y
        vpxord zmm22, zmm22, [rbp + 21760]                               ;   523.8 p0+p2   12 y
        vpternlogd zmm10, zmm28, zmm22, 0x96                             ;   524.8 p5      12 y
        vmovdqu64 zmm0, [rbp + 16192]                                    ;   348.0 p3      12 d.1 reload
        vpternlogd zmm8, zmm16, zmm0, 0x1e                               ;   524.8 p0      12 y
        vpternlogd zmm0, zmm5, zmm30, 0x36                               ;   525.2 p5      12 y
        vmovdqu64 zmm1, [rbp + 16256]                                    ;   348.5 p2      12 d.2 reload
        vpternlogd zmm7, zmm27, zmm1, 0x1e                               ;   525.8 p0      12 y
        vpternlogd zmm1, zmm3, zmm25, 0x36                               ;   526.2 p5      12 y
        vmovdqu64 zmm2, [rbp + 16320]                                    ;   349.0 p3      12 d.3 reload
        vpternlogd zmm13, zmm17, zmm2, 0x1e                              ;   526.8 p0      12 y
        vpternlogd zmm2, zmm9, zmm10, 0x36                               ;   527.2 p5      12 y
        vmovdqu64 zmm3, [rbp + 21440]                                    ;   504.8 p2      12 x
        vmovdqu64 zmm5, [rbp + 16896]                                    ;   350.0 p3      12 y.4 reload
        vpandd zmm3, zmm3, zmm5                                          ;   527.8 p0      12 x
        vmovdqu64 zmm6, [rbp + 22080]                                    ;   505.2 p2      12 x
        vpandd zmm6, zmm6, zmm5                                          ;   528.2 p5      12 x
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 768]      ;   352.3 p3      12 y reload
        vgf2p8affineqb zmm9, zmm3, zmm5, 0                               ;   528.8 p0      12 x
        vpaddb zmm3, zmm3, zmm3                                          ;   529.2 p5      12 x
        vgf2p8affineqb zmm12, zmm6, zmm5, 0                              ;   529.8 p0      12 x
        vpaddb zmm6, zmm6, zmm6                                          ;   530.2 p5      12 x
        vmovdqu64 zmm15, [rbp + 22912]                                   ;   464.2 p2      11 t reload
        vmovdqu64 zmm18, [rbp + 23488]                                   ;   459.8 p3      11 t reload
        vmovdqu64 zmm19, [rbp + 16704]                                   ;   355.8 p2      12 x
        vpternlogd zmm19, zmm18, zmm15, 0x36                             ;   530.8 p0      12 x
        vmovdqu64 zmm18, [rbp + 16960]                                   ;   356.2 p3      12 y.5 reload
        vpandd zmm20, zmm19, zmm18                                       ;   531.8 p5      12 x
        vgf2p8affineqb zmm22, zmm20, zmm5, 0                             ;   532.8 p0      12 x
        vpaddb zmm20, zmm20, zmm20                                       ;   532.8 p5      12 x
        vpxord zmm23, zmm11, zmm29                                       ;   532.8 p0      14 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 192]     ;   359.8 p2      11 t reload
        vgf2p8affineqb zmm23, zmm23, zmm24, 0x58                         ;   533.8 p0      14 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 256]     ;   360.2 p3      11 t reload
        vgf2p8affineinvqb zmm23, zmm23, zmm26, 0x6e                      ;   536.8 p0      14 t
        vpternlogd zmm9, zmm20, zmm15, 0x96                              ;   533.8 p5      14 t
        vmovdqu64 zmm15, [rbp + 21696]                                   ;   460.8 p2      11 t reload
        vmovdqu64 zmm20, [rbp + 23104]                                   ;   463.8 p3      11 t reload
        vmovdqu64 zmm28, [rbp + 16704]                                   ;   363.0 p2      12 x
        vpternlogd zmm28, zmm20, zmm15, 0x36                             ;   534.2 p5      12 x
        vpandd zmm18, zmm28, zmm18                                       ;   535.2 p5      12 x
        vgf2p8affineqb zmm20, zmm18, zmm5, 0                             ;   536.2 p0      12 x
        vpaddb zmm18, zmm18, zmm18                                       ;   536.2 p5      12 x
        vpternlogd zmm12, zmm18, zmm15, 0x96                             ;   537.2 p0      14 t
        vmovdqu64 zmm15, [rbp + 17152]                                   ;   366.0 p3      14 r.0 reload
        vpxord zmm18, zmm14, zmm15                                       ;   537.2 p5      14 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 64]      ;   366.3 p2      11 t reload
        vgf2p8affineqb zmm18, zmm18, zmm29, 8                            ;   538.2 p0      14 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 128]     ;   367.0 p3      11 t reload
        vgf2p8affineinvqb zmm18, zmm18, zmm31, 0x6e                      ;   541.2 p0      14 t
        vmovdqu64 [rbp + 21696], zmm14                                   ;   518.2 p7+p4   12 y spill
        vpxord zmm14, zmm8, [rbp + 17472]                                ;   538.2 p5+p2   14 t
        vgf2p8affineqb zmm14, zmm14, zmm29, 8                            ;   539.8 p0      14 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   542.8 p0+p3   14 t
        vmovdqu64 [rbp + 23104], zmm8                                    ;   525.8 p8+p9   12 y spill
        vpxord zmm8, zmm0, [rbp + 17472]                                 ;   539.2 p5+p2   14 t
        vgf2p8affineqb zmm8, zmm8, zmm29, 8                              ;   541.8 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   544.8 p0+p3   14 t
        vmovdqu64 [rbp + 22912], zmm0                                    ;   526.2 p7+p4   12 y spill
        vpxord zmm0, zmm7, [rbp + 17536]                                 ;   540.2 p5+p2   14 t
        vgf2p8affineqb zmm0, zmm0, zmm29, 8                              ;   543.8 p0      14 t
        vgf2p8affineinvqb zmm0, zmm0, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   546.8 p0+p3   14 t
        vmovdqu64 [rbp + 23488], zmm7                                    ;   526.8 p8+p9   12 y spill
        vpxord zmm7, zmm1, [rbp + 17536]                                 ;   541.2 p5+p2   14 t
        vgf2p8affineqb zmm7, zmm7, zmm29, 8                              ;   545.8 p0      14 t
        vgf2p8affineinvqb zmm7, zmm7, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   548.8 p0+p3   14 t
        vmovdqu64 [rbp + 21760], zmm1                                    ;   527.2 p7+p4   12 y spill
        vpxord zmm1, zmm13, [rbp + 17600]                                ;   542.2 p5+p2   14 t
        vgf2p8affineqb zmm1, zmm1, zmm29, 8                              ;   547.8 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, zmm31, 0x6e                        ;   550.8 p0      14 t
        vmovdqu64 [rbp + 21312], zmm13                                   ;   527.8 p8+p9   12 y spill
        vpxord zmm13, zmm2, [rbp + 17600]                                ;   543.2 p5+p3   14 t
        vgf2p8affineqb zmm13, zmm13, zmm29, 8                            ;   549.8 p0      14 t
        vgf2p8affineinvqb zmm13, zmm13, zmm31, 0x6e                      ;   552.8 p0      14 t
        vmovdqu64 [rbp + 23296], zmm2                                    ;   528.2 p7+p4   12 y spill
        vpxord zmm2, zmm16, [rbp + 17216]                                ;   544.2 p5+p2   14 t
        vgf2p8affineqb zmm2, zmm2, zmm24, 0x58                           ;   551.8 p0      14 t
        vgf2p8affineinvqb zmm2, zmm2, zmm26, 0x6e                        ;   554.8 p0      14 t
        vmovdqu64 [rbp + 22400], zmm16                                   ;   520.8 p8+p9   12 y spill
        vpxord zmm16, zmm30, [rbp + 17216]                               ;   545.2 p5+p3   14 t
        vgf2p8affineqb zmm16, zmm16, zmm24, 0x58                         ;   553.8 p0      14 t
        vgf2p8affineinvqb zmm16, zmm16, zmm26, 0x6e                      ;   556.8 p0      14 t
        vpxord zmm26, zmm27, [rbp + 17280]                               ;   546.2 p5+p2   14 t
        vgf2p8affineqb zmm26, zmm26, zmm29, 8                            ;   555.8 p0      14 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   558.8 p0+p3   14 t
        vpxord zmm24, zmm25, [rbp + 17280]                               ;   547.2 p5+p2   14 t
        vgf2p8affineqb zmm24, zmm24, zmm29, 8                            ;   557.8 p0      14 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   560.8 p0+p3   14 t
        vmovdqu64 [rbp + 21888], zmm25                                   ;   523.8 p7+p4   12 y spill
        vpxord zmm25, zmm17, [rbp + 17344]                               ;   548.2 p5+p2   14 t
        vgf2p8affineqb zmm25, zmm25, zmm29, 8                            ;   559.8 p0      14 t
        vgf2p8affineinvqb zmm25, zmm25, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   562.8 p0+p3   14 t
        vmovdqu64 [rbp + 23232], zmm17                                   ;   524.8 p8+p9   12 y spill
        vpxord zmm17, zmm10, [rbp + 17344]                               ;   549.2 p5+p2   14 t
        vgf2p8affineqb zmm17, zmm17, zmm29, 8                            ;   561.8 p0      14 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   564.8 p0+p3   14 t
        vmovdqu64 [rbp + 22528], zmm10                                   ;   525.8 p7+p4   12 y spill
        vmovdqa64 zmm10, zmm18                                           ;   544.2         14 t copy
        vpternlogd zmm10, zmm8, zmm17, 0x96                              ;   567.8 p5      14 t
        vmovdqu64 [rbp + 21376], zmm27                                   ;   522.8 p8+p9   12 y spill
        vmovdqa64 zmm27, zmm4                                            ;   524.2         14 t copy
        vpternlogd zmm27, zmm26, zmm25, 0x96                             ;   565.8 p5      14 t
        vmovdqu64 [rbp + 23168], zmm30                                   ;   521.8 p7+p4   12 y spill
        vmovdqa64 zmm30, zmm7                                            ;   551.8         14 t copy
        vpternlogd zmm30, zmm18, zmm16, 0x96                             ;   559.8 p5      14 t
        vpternlogd zmm8, zmm30, zmm17, 0x96                              ;   567.8 p5      14 t
        vpternlogd zmm17, zmm23, zmm24, 0x96                             ;   567.8 p5      14 t
        vpternlogd zmm23, zmm10, zmm24, 0x96                             ;   568.8 p5      14 t
        vpternlogd zmm24, zmm13, zmm16, 0x96                             ;   563.8 p5      14 t
        vpternlogd zmm13, zmm16, zmm17, 0x96                             ;   568.8 p5      14 t
        vpternlogd zmm7, zmm18, zmm24, 0x96                              ;   564.8 p5      14 t
        vpternlogd zmm24, zmm28, zmm8, 0x96                              ;   568.8 p5      14 t
        vmovdqu64 zmm16, [rbp + 21248]                                   ;   516.2 p2      14 t
        vpxord zmm16, zmm16, zmm15                                       ;   560.2 p5      14 t
        vgf2p8affineqb zmm15, zmm16, zmm29, 8                            ;   563.8 p0      14 t
        vgf2p8affineinvqb zmm15, zmm15, zmm31, 0x6e                      ;   566.8 p0      14 t
        vmovdqu64 zmm16, [rbp + 21632]                                   ;   464.8 p3      11 t reload
        vmovdqu64 zmm18, [rbp + 23424]                                   ;   460.8 p2      11 t reload
        vmovdqu64 zmm28, [rbp + 16768]                                   ;   389.8 p3      12 x
        vpternlogd zmm28, zmm18, zmm16, 0x36                             ;   561.2 p5      12 x
        vmovdqu64 zmm18, [rbp + 17024]                                   ;   390.2 p2      12 y.6 reload
        vpandd zmm31, zmm28, zmm18                                       ;   562.2 p5      12 x
        vgf2p8affineqb zmm29, zmm31, zmm5, 0                             ;   565.8 p0      12 x
        vpaddb zmm31, zmm31, zmm31                                       ;   563.2 p5      12 x
        vpternlogd zmm22, zmm31, zmm16, 0x96                             ;   564.2 p5      14 t
        vpternlogd zmm30, zmm23, [rbp + 22080], 0x96                     ;   569.8 p5+p3   14 t
        vmovdqa64 zmm16, zmm15                                           ;   569.8         14 t copy
        vpternlogd zmm16, zmm14, zmm25, 0x96                             ;   569.8 p5      14 t
        vpternlogd zmm4, zmm16, zmm26, 0x96                              ;   570.8 p0      14 t
        vpternlogd zmm26, zmm1, zmm2, 0x96                               ;   567.2 p5      14 t
        vpternlogd zmm1, zmm27, zmm2, 0x96                               ;   567.8 p0      14 t
        vpternlogd zmm2, zmm0, zmm15, 0x96                               ;   569.8 p5      14 t
        vpternlogd zmm14, zmm25, zmm2, 0x96                              ;   570.8 p0      14 t
        vpternlogd zmm0, zmm15, zmm26, 0x96                              ;   569.8 p5      14 t
        vmovdqu64 zmm15, [rbp + 21568]                                   ;   462.8 p2      11 t reload
        vmovdqu64 zmm25, [rbp + 22720]                                   ;   464.8 p3      11 t reload
        vmovdqu64 zmm31, [rbp + 16768]                                   ;   394.0 p2      12 x
        vpternlogd zmm31, zmm25, zmm15, 0x36                             ;   569.8 p0      12 x
        vpternlogd zmm26, zmm19, zmm14, 0x96                             ;   571.8 p5      14 t
        vpternlogd zmm27, zmm28, zmm0, 0x96                              ;   570.8 p0      14 t
        vpandd zmm18, zmm31, zmm18                                       ;   571.2 p5      12 x
        vgf2p8affineqb zmm19, zmm18, zmm5, 0                             ;   572.2 p0      12 x
        vpternlogd zmm17, zmm31, zmm7, 0x96                              ;   572.2 p5      14 t
        vpaddb zmm18, zmm18, zmm18                                       ;   572.8 p0      12 x
        vpternlogd zmm20, zmm18, zmm15, 0x96                             ;   573.8 p5      14 t
        vmovdqu64 zmm15, [rbp + 22848]                                   ;   465.2 p3      11 t reload
        vmovdqu64 zmm18, [rbp + 22784]                                   ;   459.8 p2      11 t reload
        vmovdqu64 zmm25, [rbp + 16832]                                   ;   398.8 p3      12 x
        vpternlogd zmm25, zmm18, zmm15, 0x36                             ;   573.8 p0      12 x
        vmovdqu64 zmm18, [rbp + 17088]                                   ;   400.8 p2      12 y.7 reload
        vpandd zmm28, zmm25, zmm18                                       ;   574.8 p5      12 x
        vpternlogd zmm16, zmm25, zmm1, 0x96                              ;   574.8 p0      14 t
        vgf2p8affineqb zmm25, zmm28, zmm5, 0                             ;   575.8 p0      12 x
        vpternlogd zmm25, zmm3, [rbp + 21824], 0x96                      ;   578.8 p5+p3   14 t
        vpaddb zmm3, zmm28, zmm28                                        ;   576.2 p5      12 x
        vpternlogd zmm29, zmm3, zmm15, 0x96                              ;   577.2 p0      14 t
        vmovdqu64 zmm3, [rbp + 22144]                                    ;   465.8 p2      11 t reload
        vmovdqu64 zmm15, [rbp + 22016]                                   ;   463.8 p3      11 t reload
        vmovdqu64 zmm28, [rbp + 16832]                                   ;   408.7 p2      12 x
        vpternlogd zmm28, zmm15, zmm3, 0x36                              ;   577.2 p5      12 x
        vpternlogd zmm10, zmm13, zmm28, 0x96                             ;   578.2 p0      14 t
        vpandd zmm28, zmm28, zmm18                                       ;   578.2 p5      12 x
        vgf2p8affineqb zmm5, zmm28, zmm5, 0                              ;   579.2 p0      12 x
        vpaddb zmm15, zmm28, zmm28                                       ;   579.2 p5      12 x
        vpternlogd zmm19, zmm15, zmm3, 0x96                              ;   580.2 p0      14 t
        vpternlogd zmm5, zmm6, [rbp + 22208], 0x96                       ;   582.2 p5+p3   14 t
        vpternlogd zmm2, zmm4, [rbp + 21440], 0x96                       ;   580.8 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 17728]                                    ;   410.2 p3      14 l.1 reload
        vmovdqa64 zmm6, zmm9                                             ;   534.8         14 t copy
        vpternlogd zmm6, zmm4, zmm3, 0x96                                ;   581.2 p5      14 t
        vpternlogd zmm3, zmm12, zmm23, 0x96                              ;   581.8 p0      14 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 192]     ;   410.7 p2      11 t reload
        vgf2p8affineqb zmm6, zmm6, zmm15, 0x58                           ;   582.8 p0      14 t
        vgf2p8affineqb zmm3, zmm3, zmm15, 0x58                           ;   583.8 p0      14 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 256]     ;   411.2 p3      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm18, 0x6e                        ;   585.8 p0      14 t
        vgf2p8affineinvqb zmm3, zmm3, zmm18, 0x6e                        ;   586.8 p0      14 t
        vmovdqu64 zmm28, [rbp + 17920]                                   ;   411.7 p2      14 l.4 reload
        vpxord zmm31, zmm30, zmm28                                       ;   582.2 p5      14 t
        vgf2p8affineqb zmm31, zmm31, zmm15, 0x58                         ;   586.8 p0      14 t
        vgf2p8affineinvqb zmm31, zmm31, zmm18, 0x6e                      ;   589.8 p0      14 t
        vmovdqu64 [rbp + 21440], zmm30                                   ;   570.8 p8+p9   14 t spill
        vpxord zmm30, zmm24, [rbp + 17984]                               ;   583.2 p5+p3   14 t
        vgf2p8affineqb zmm30, zmm30, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   588.8 p0+p2   14 t
        vgf2p8affineinvqb zmm30, zmm30, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   591.8 p0+p3   14 t
        vmovdqu64 [rbp + 22208], zmm24                                   ;   569.8 p7+p4   14 t spill
        vpxord zmm24, zmm26, [rbp + 17984]                               ;   584.2 p5+p2   14 t
        vgf2p8affineqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   590.8 p0+p3   14 t
        vgf2p8affineinvqb zmm24, zmm24, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   593.8 p0+p2   14 t
        vpxord zmm28, zmm2, zmm28                                        ;   585.2 p5      14 t
        vgf2p8affineqb zmm28, zmm28, zmm15, 0x58                         ;   592.8 p0      14 t
        vgf2p8affineinvqb zmm28, zmm28, zmm18, 0x6e                      ;   595.8 p0      14 t
        vpxord zmm18, zmm27, [rbp + 18048]                               ;   586.2 p5+p3   14 t
        vgf2p8affineqb zmm18, zmm18, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   594.8 p0+p2   14 t
        vgf2p8affineinvqb zmm18, zmm18, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   597.8 p0+p3   14 t
        vpxord zmm15, zmm17, [rbp + 18048]                               ;   587.2 p5+p2   14 t
        vgf2p8affineqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   596.8 p0+p3   14 t
        vgf2p8affineinvqb zmm15, zmm15, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   599.8 p0+p2   14 t
        vmovdqu64 [rbp + 22144], zmm17                                   ;   573.2 p8+p9   14 t spill
        vpxord zmm17, zmm16, [rbp + 18112]                               ;   588.2 p5+p3   14 t
        vgf2p8affineqb zmm17, zmm17, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   598.8 p0+p2   14 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   601.8 p0+p3   14 t
        vmovdqu64 [rbp + 22016], zmm16                                   ;   575.8 p7+p4   14 t spill
        vpxord zmm16, zmm10, [rbp + 18112]                               ;   589.2 p5+p2   14 t
        vgf2p8affineqb zmm16, zmm16, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   600.8 p0+p3   14 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   603.8 p0+p2   14 t
        vmovdqu64 [rbp + 22848], zmm10                                   ;   579.2 p8+p9   14 t spill
        vmovdqa64 zmm10, zmm25                                           ;   579.8         14 t copy
        vpternlogd zmm10, zmm1, [rbp + 17664], 0x96                      ;   590.2 p5+p3   14 t
        vgf2p8affineqb zmm10, zmm10, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   602.8 p0+p2   14 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   605.8 p0+p3   14 t
        vmovdqu64 [rbp + 21824], zmm27                                   ;   571.8 p7+p4   14 t spill
        vmovdqa64 zmm27, zmm18                                           ;   600.8         14 t copy
        vpternlogd zmm27, zmm10, zmm6, 0x96                              ;   608.8 p5      14 t
        vmovdqu64 [rbp + 22784], zmm26                                   ;   572.8 p8+p9   14 t spill
        vmovdqa64 zmm26, zmm22                                           ;   565.2         14 t copy
        vpternlogd zmm26, zmm14, [rbp + 17792], 0x96                     ;   592.2 p5+p2   14 t
        vgf2p8affineqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   604.8 p0+p3   14 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   607.8 p0+p2   14 t
        vmovdqu64 [rbp + 21568], zmm2                                    ;   581.8 p7+p4   14 t spill
        vmovdqa64 zmm2, zmm17                                            ;   604.8         14 t copy
        vpternlogd zmm2, zmm6, zmm26, 0x96                               ;   610.8 p5      14 t
        vpternlogd zmm18, zmm2, zmm10, 0x96                              ;   611.8 p5      14 t
        vmovdqu64 [rbp + 22720], zmm22                                   ;   565.2 p8+p9   14 t spill
        vmovdqa64 zmm22, zmm5                                            ;   583.2         14 t copy
        vpternlogd zmm22, zmm13, [rbp + 17664], 0x96                     ;   595.2 p5+p3   14 t
        vgf2p8affineqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   606.8 p0+p2   14 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   609.8 p0+p3   14 t
        vmovdqu64 [rbp + 22080], zmm14                                   ;   571.8 p7+p4   14 t spill
        vmovdqa64 zmm14, zmm15                                           ;   602.8         14 t copy
        vpternlogd zmm14, zmm22, zmm3, 0x96                              ;   612.8 p5      14 t
        vmovdqu64 [rbp + 21632], zmm23                                   ;   569.8 p8+p9   14 t spill
        vmovdqa64 zmm23, zmm20                                           ;   574.8         14 t copy
        vpternlogd zmm23, zmm8, [rbp + 17792], 0x96                      ;   597.2 p5+p2   14 t
        vgf2p8affineqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   608.8 p0+p3   14 t
        vgf2p8affineinvqb zmm23, zmm23, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   611.8 p0+p2   14 t
        vmovdqu64 [rbp + 23424], zmm20                                   ;   574.8 p7+p4   14 t spill
        vmovdqa64 zmm20, zmm16                                           ;   606.8         14 t copy
        vpternlogd zmm20, zmm3, zmm23, 0x96                              ;   614.8 p5      14 t
        vpternlogd zmm15, zmm20, zmm22, 0x96                             ;   615.8 p5      14 t
        vmovdqu64 [rbp + 22272], zmm8                                    ;   568.8 p8+p9   14 t spill
        vmovdqa64 zmm8, zmm29                                            ;   578.2         14 t copy
        vpternlogd zmm8, zmm0, [rbp + 17856], 0x96                       ;   600.2 p5+p3   14 t
        vgf2p8affineqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 64], 8 ;   610.8 p0+p2   14 t
        vgf2p8affineinvqb zmm8, zmm8, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   613.8 p0+p3   14 t
        vpternlogd zmm10, zmm24, zmm8, 0x96                              ;   616.8 p5      14 t
        vpternlogd zmm24, zmm27, zmm8, 0x96                              ;   616.8 p5      14 t
        vpternlogd zmm8, zmm28, zmm26, 0x96                              ;   616.8 p5      14 t
        vpternlogd zmm28, zmm26, zmm10, 0x96                             ;   617.8 p5      14 t
        vpternlogd zmm17, zmm6, zmm8, 0x96                               ;   617.8 p5      14 t
        vpternlogd zmm27, zmm21, zmm28, 0x96                             ;   618.8 p5      14 t
        vmovdqa64 zmm6, zmm19                                            ;   581.2         14 t copy
        vpternlogd zmm6, zmm7, [rbp + 17856], 0x96                       ;   607.2 p5+p2   14 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 64]      ;   432.5 p3      11 t reload
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   612.8 p0      14 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 384]     ;   434.0 p2      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm26, 0xdc                        ;   615.8 p0      14 t
        vpternlogd zmm22, zmm30, zmm6, 0x96                              ;   618.8 p5      14 t
        vpternlogd zmm30, zmm14, zmm6, 0x96                              ;   618.8 p5      14 t
        vpternlogd zmm6, zmm31, zmm23, 0x96                              ;   618.8 p5      14 t
        vpternlogd zmm31, zmm23, zmm22, 0x96                             ;   619.8 p5      14 t
        vpternlogd zmm16, zmm3, zmm6, 0x96                               ;   619.8 p5      14 t
        vpternlogd zmm14, zmm11, zmm31, 0x96                             ;   620.8 p5      14 t
        vpternlogd zmm2, zmm24, [rbp + 23104], 0x96                      ;   617.8 p5+p3   14 t
        vpternlogd zmm20, zmm30, [rbp + 22912], 0x96                     ;   619.8 p0+p2   14 t
        vpternlogd zmm8, zmm18, [rbp + 23488], 0x96                      ;   617.8 p5+p3   14 t
        vpternlogd zmm6, zmm15, [rbp + 21760], 0x96                      ;   619.8 p0+p2   14 t
        vpternlogd zmm10, zmm17, [rbp + 21312], 0x96                     ;   618.8 p5+p3   14 t
        vpternlogd zmm22, zmm16, [rbp + 23296], 0x96                     ;   620.8 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 18432]                                    ;   443.8 p3      14 r.4 reload
        vpxord zmm11, zmm27, zmm3                                        ;   619.8 p5      14 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 192]     ;   444.2 p2      11 t reload
        vgf2p8affineqb zmm11, zmm11, zmm23, 0x58                         ;   620.8 p0      14 t
        vgf2p8affineinvqb zmm11, zmm11, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   623.8 p0+p3   14 t
        vmovdqu64 [rbp + 23296], zmm27                                   ;   619.8 p7+p4   14 t spill
        vpxord zmm27, zmm2, [rbp + 18496]                                ;   618.8 p5+p2   14 t
        vgf2p8affineqb zmm27, zmm27, zmm21, 8                            ;   619.8 p0      14 t
        vgf2p8affineinvqb zmm27, zmm27, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   622.8 p0+p3   14 t
        vpxord zmm3, zmm14, zmm3                                         ;   621.8 p5      14 t
        vgf2p8affineqb zmm3, zmm3, zmm23, 0x58                           ;   622.8 p0      14 t
        vgf2p8affineinvqb zmm3, zmm3, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   625.8 p0+p2   14 t
        vmovdqu64 [rbp + 21312], zmm2                                    ;   618.8 p8+p9   14 t spill
        vpxord zmm2, zmm20, [rbp + 18496]                                ;   620.8 p5+p3   14 t
        vgf2p8affineqb zmm2, zmm2, zmm21, 8                              ;   623.8 p0      14 t
        vgf2p8affineinvqb zmm2, zmm2, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   626.8 p0+p2   14 t
        vmovdqu64 [rbp + 21760], zmm20                                   ;   620.8 p7+p4   14 t spill
        vpxord zmm20, zmm8, [rbp + 18560]                                ;   621.2 p5+p3   14 t
        vgf2p8affineqb zmm20, zmm20, zmm21, 8                            ;   625.8 p0      14 t
        vgf2p8affineinvqb zmm20, zmm20, zmm26, 0xdc                      ;   628.8 p0      14 t
        vmovdqu64 [rbp + 23488], zmm8                                    ;   618.8 p8+p9   14 t spill
        vpxord zmm8, zmm6, [rbp + 18560]                                 ;   622.2 p5+p2   14 t
        vgf2p8affineqb zmm8, zmm8, zmm21, 8                              ;   627.8 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, zmm26, 0xdc                        ;   630.8 p0      14 t
        vmovdqu64 [rbp + 22912], zmm6                                    ;   620.8 p7+p4   14 t spill
        vpxord zmm6, zmm10, [rbp + 18624]                                ;   623.2 p5+p3   14 t
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   629.8 p0      14 t
        vgf2p8affineinvqb zmm6, zmm6, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   632.8 p0+p2   14 t
        vmovdqu64 [rbp + 23104], zmm10                                   ;   619.8 p8+p9   14 t spill
        vpxord zmm10, zmm22, [rbp + 18624]                               ;   624.2 p5+p3   14 t
        vgf2p8affineqb zmm10, zmm10, zmm21, 8                            ;   631.8 p0      14 t
        vgf2p8affineinvqb zmm10, zmm10, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   634.8 p0+p2   14 t
        vmovdqu64 [rbp + 22336], zmm22                                   ;   621.8 p7+p4   14 t spill
        vmovdqu64 zmm22, [rbp + 18176]                                   ;   462.0 p3      14 t
        vpternlogd zmm22, zmm17, [rbp + 21248], 0x96                     ;   625.2 p5+p2   14 t
        vgf2p8affineqb zmm22, zmm22, zmm21, 8                            ;   633.8 p0      14 t
        vgf2p8affineinvqb zmm22, zmm22, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   636.8 p0+p3   14 t
        vmovdqu64 [rbp + 21952], zmm14                                   ;   621.8 p8+p9   14 t spill
        vmovdqu64 zmm14, [rbp + 18176]                                   ;   463.2 p2      14 t
        vpternlogd zmm14, zmm16, [rbp + 21696], 0x96                     ;   626.2 p5+p3   14 t
        vgf2p8affineqb zmm14, zmm14, zmm21, 8                            ;   635.8 p0      14 t
        vgf2p8affineinvqb zmm14, zmm14, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   638.8 p0+p2   14 t
        vmovdqu64 [rbp + 22976], zmm16                                   ;   620.8 p7+p4   14 t spill
        vmovdqu64 zmm16, [rbp + 18240]                                   ;   465.0 p3      14 t
        vpternlogd zmm16, zmm28, [rbp + 22400], 0x96                     ;   627.2 p5+p2   14 t
        vgf2p8affineqb zmm16, zmm16, zmm23, 0x58                         ;   637.8 p0      14 t
        vgf2p8affineinvqb zmm16, zmm16, [rel camellia128_ctr.T0_constants512 + 256], 0x6e ;   640.8 p0+p3   14 t
        vmovdqu64 [rbp + 22592], zmm28                                   ;   618.8 p8+p9   14 t spill
        vmovdqa64 zmm28, zmm20                                           ;   631.8         14 t copy
        vpternlogd zmm28, zmm22, zmm16, 0x96                             ;   643.8 p5      14 t
        vmovdqu64 [rbp + 23040], zmm17                                   ;   618.8 p7+p4   14 t spill
        vmovdqu64 zmm17, [rbp + 18304]                                   ;   466.2 p2      14 t
        vpternlogd zmm17, zmm24, [rbp + 21376], 0x96                     ;   629.2 p5+p3   14 t
        vgf2p8affineqb zmm17, zmm17, zmm21, 8                            ;   639.8 p0      14 t
        vgf2p8affineinvqb zmm17, zmm17, [rel camellia128_ctr.T0_constants512 + 320], 0x37 ;   642.8 p0+p2   14 t
        vmovdqu64 [rbp + 22464], zmm24                                   ;   617.8 p8+p9   14 t spill
        vmovdqa64 zmm24, zmm6                                            ;   635.8         14 t copy
        vpternlogd zmm24, zmm16, zmm17, 0x96                             ;   645.8 p5      14 t
        vpternlogd zmm20, zmm24, zmm22, 0x96                             ;   646.8 p5      14 t
        vpternlogd zmm29, zmm0, zmm20, 0x96                              ;   647.8 p5      14 t
        vmovdqu64 zmm0, [rbp + 23232]                                    ;   524.8 p3      12 y reload
        vmovdqu64 [rbp + 21504], zmm29                                   ;   648.8 p7+p4   14 t spill
        vmovdqu64 zmm29, [rbp + 18368]                                   ;   468.2 p2      14 t
        vpternlogd zmm29, zmm18, zmm0, 0x96                              ;   633.2 p5      14 t
        vgf2p8affineqb zmm29, zmm29, zmm21, 8                            ;   641.8 p0      14 t
        vgf2p8affineinvqb zmm29, zmm29, zmm26, 0xdc                      ;   644.8 p0      14 t
        vpternlogd zmm22, zmm27, zmm29, 0x96                             ;   647.8 p5      14 t
        vpternlogd zmm27, zmm28, zmm29, 0x96                             ;   647.8 p5      14 t
        vpternlogd zmm29, zmm11, zmm17, 0x96                             ;   647.8 p5      14 t
        vpternlogd zmm11, zmm17, zmm22, 0x96                             ;   648.8 p5      14 t
        vpternlogd zmm6, zmm16, zmm29, 0x96                              ;   648.8 p5      14 t
        vpternlogd zmm25, zmm1, zmm6, 0x96                               ;   649.8 p5      14 t
        vmovdqu64 zmm1, [rbp + 23168]                                    ;   521.8 p3      12 y reload
        vmovdqu64 zmm16, [rbp + 18240]                                   ;   469.3 p2      14 t
        vpternlogd zmm16, zmm31, zmm1, 0x96                              ;   640.2 p5      14 t
        vgf2p8affineqb zmm16, zmm16, zmm23, 0x58                         ;   643.8 p0      14 t
        vpternlogd zmm9, zmm4, zmm11, 0x96                               ;   649.8 p5      14 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 256]      ;   472.3 p3      11 t reload
        vgf2p8affineinvqb zmm16, zmm16, zmm4, 0x6e                       ;   646.8 p0      14 t
        vpternlogd zmm11, zmm28, [rbp + 21568], 0x96                     ;   649.8 p5+p2   14 t
        vpternlogd zmm20, zmm29, [rbp + 21824], 0x96                     ;   648.8 p5+p3   14 t
        vmovdqu64 zmm17, [rbp + 21888]                                   ;   523.8 p2      12 y reload
        vmovdqu64 zmm28, [rbp + 18304]                                   ;   475.8 p3      14 t
        vpternlogd zmm28, zmm30, zmm17, 0x96                             ;   644.2 p5      14 t
        vgf2p8affineqb zmm28, zmm28, zmm21, 8                            ;   645.8 p0      14 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 320]     ;   476.3 p2      11 t reload
        vgf2p8affineinvqb zmm28, zmm28, zmm29, 0x37                      ;   648.8 p0      14 t
        vpternlogd zmm6, zmm22, [rbp + 22016], 0x96                      ;   649.8 p5+p3   14 t
        vpternlogd zmm24, zmm27, [rbp + 22784], 0x96                     ;   648.8 p5+p2   14 t
        vmovdqa64 zmm22, zmm8                                            ;   633.8         14 t copy
        vpternlogd zmm22, zmm14, zmm16, 0x96                             ;   649.8 p5      14 t
        vmovdqa64 zmm0, zmm10                                            ;   637.8         14 t copy
        vpternlogd zmm0, zmm16, zmm28, 0x96                              ;   651.8 p0      14 t
        vpternlogd zmm8, zmm0, zmm14, 0x96                               ;   652.8 p5      14 t
        vpternlogd zmm19, zmm7, zmm8, 0x96                               ;   653.8 p0      14 t
        vmovdqu64 zmm7, [rbp + 22720]                                    ;   565.2 p3      14 t reload
        vpternlogd zmm27, zmm7, [rbp + 22080], 0x96                      ;   649.2 p5+p2   14 t
        vmovdqu64 zmm7, [rbp + 18944]                                    ;   484.8 p3      14 l.4 reload
        vpxord zmm17, zmm11, zmm7                                        ;   650.8 p0      14 t
        vgf2p8affineqb zmm17, zmm17, zmm23, 0x58                         ;   651.8 p0      14 t
        vgf2p8affineinvqb zmm17, zmm17, zmm4, 0x6e                       ;   654.8 p0      14 t
        vpxord zmm1, zmm24, [rbp + 19008]                                ;   650.2 p5+p2   14 t
        vgf2p8affineqb zmm1, zmm1, zmm21, 8                              ;   652.8 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, zmm29, 0x37                        ;   655.8 p0      14 t
        vmovdqu64 [rbp + 22080], zmm24                                   ;   649.8 p8+p9   14 t spill
        vpxord zmm24, zmm20, [rbp + 19072]                               ;   651.2 p5+p3   14 t
        vgf2p8affineqb zmm24, zmm24, zmm21, 8                            ;   654.8 p0      14 t
        vgf2p8affineinvqb zmm24, zmm24, zmm26, 0xdc                      ;   657.8 p0      14 t
        vmovdqu64 [rbp + 22720], zmm20                                   ;   649.8 p7+p4   14 t spill
        vpxord zmm20, zmm6, [rbp + 19136]                                ;   652.2 p5+p2   14 t
        vgf2p8affineqb zmm20, zmm20, zmm21, 8                            ;   656.8 p0      14 t
        vgf2p8affineinvqb zmm20, zmm20, [rel camellia128_ctr.T0_constants512 + 128], 0x6e ;   659.8 p0+p3   14 t
        vmovdqu64 [rbp + 22784], zmm6                                    ;   650.8 p8+p9   14 t spill
        vmovdqu64 zmm6, [rbp + 18368]                                    ;   492.3 p2      14 t
        vpternlogd zmm6, zmm15, [rbp + 22528], 0x96                      ;   653.2 p5+p3   14 t
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   658.8 p0      14 t
        vgf2p8affineinvqb zmm6, zmm6, zmm26, 0xdc                        ;   661.8 p0      14 t
        vpternlogd zmm14, zmm2, zmm6, 0x96                               ;   664.8 p5      14 t
        vpternlogd zmm2, zmm22, zmm6, 0x96                               ;   664.8 p5      14 t
        vpternlogd zmm6, zmm3, zmm28, 0x96                               ;   664.8 p5      14 t
        vpternlogd zmm3, zmm28, zmm14, 0x96                              ;   665.8 p5      14 t
        vpternlogd zmm10, zmm16, zmm6, 0x96                              ;   665.8 p5      14 t
        vpternlogd zmm5, zmm13, zmm10, 0x96                              ;   666.8 p5      14 t
        vpternlogd zmm8, zmm6, [rbp + 22144], 0x96                       ;   665.8 p5+p2   14 t
        vpternlogd zmm10, zmm14, [rbp + 22848], 0x96                     ;   666.8 p0+p3   14 t
        vpternlogd zmm12, zmm3, [rbp + 21632], 0x96                      ;   666.8 p5+p2   14 t
        vpternlogd zmm3, zmm22, [rbp + 21440], 0x96                      ;   666.8 p0+p3   14 t
        vpternlogd zmm0, zmm2, [rbp + 22208], 0x96                       ;   665.8 p5+p2   14 t
        vmovdqu64 zmm6, [rbp + 23424]                                    ;   574.8 p3      14 t reload
        vpternlogd zmm2, zmm6, [rbp + 22272], 0x96                       ;   665.8 p0+p2   14 t
        vmovdqu64 zmm6, [rbp + 18688]                                    ;   502.8 p3      14 l.0 reload
        vpxord zmm13, zmm25, zmm6                                        ;   663.2 p5      14 t
        vgf2p8affineqb zmm13, zmm13, zmm21, 8                            ;   664.2 p0      14 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 128]     ;   503.3 p2      11 t reload
        vgf2p8affineinvqb zmm13, zmm13, zmm14, 0x6e                      ;   667.2 p0      14 t
        vmovdqu64 zmm16, [rbp + 18752]                                   ;   503.8 p3      14 l.1 reload
        vpxord zmm22, zmm9, zmm16                                        ;   664.2 p5      14 t
        vgf2p8affineqb zmm22, zmm22, zmm23, 0x58                         ;   665.8 p0      14 t
        vgf2p8affineinvqb zmm22, zmm22, zmm4, 0x6e                       ;   668.8 p0      14 t
        vpxord zmm7, zmm3, zmm7                                          ;   667.8 p5      14 t
        vgf2p8affineqb zmm7, zmm7, zmm23, 0x58                           ;   668.8 p0      14 t
        vgf2p8affineinvqb zmm7, zmm7, zmm4, 0x6e                         ;   671.8 p0      14 t
        vpxord zmm28, zmm0, [rbp + 19008]                                ;   666.8 p5+p2   14 t
        vgf2p8affineqb zmm28, zmm28, zmm21, 8                            ;   669.8 p0      14 t
        vgf2p8affineinvqb zmm28, zmm28, zmm29, 0x37                      ;   672.8 p0      14 t
        vmovdqu64 [rbp + 22272], zmm9                                    ;   650.8 p7+p4   14 t spill
        vpxord zmm9, zmm8, [rbp + 19072]                                 ;   667.2 p5+p3   14 t
        vgf2p8affineqb zmm9, zmm9, zmm21, 8                              ;   671.8 p0      14 t
        vgf2p8affineinvqb zmm9, zmm9, zmm26, 0xdc                        ;   674.8 p0      14 t
        vmovdqu64 [rbp + 23424], zmm25                                   ;   650.8 p8+p9   14 t spill
        vpxord zmm25, zmm10, [rbp + 19136]                               ;   668.2 p5+p2   14 t
        vgf2p8affineqb zmm25, zmm25, zmm21, 8                            ;   673.8 p0      14 t
        vgf2p8affineinvqb zmm25, zmm25, zmm14, 0x6e                      ;   676.8 p0      14 t
        vmovdqu64 [rbp + 22208], zmm10                                   ;   667.8 p7+p4   14 t spill
        vmovdqa64 zmm10, zmm24                                           ;   660.8         14 t copy
        vpternlogd zmm10, zmm13, zmm22, 0x96                             ;   671.8 p5      14 t
        vmovdqu64 [rbp + 21440], zmm8                                    ;   666.8 p8+p9   14 t spill
        vpxord zmm8, zmm27, [rbp + 18816]                                ;   670.2 p5+p3   14 t
        vgf2p8affineqb zmm8, zmm8, zmm21, 8                              ;   675.8 p0      14 t
        vgf2p8affineinvqb zmm8, zmm8, zmm29, 0x37                        ;   678.8 p0      14 t
        vpxord zmm6, zmm5, zmm6                                          ;   671.2 p5      14 t
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   677.8 p0      14 t
        vgf2p8affineinvqb zmm6, zmm6, zmm14, 0x6e                        ;   680.8 p0      14 t
        vmovdqa64 zmm14, zmm20                                           ;   662.8         14 t copy
        vpternlogd zmm14, zmm22, zmm8, 0x96                              ;   681.8 p5      14 t
        vpternlogd zmm24, zmm14, zmm13, 0x96                             ;   682.8 p5      14 t
        vpternlogd zmm18, zmm24, [rbp + 23232], 0x96                     ;   683.8 p5+p2   14 t
        vmovdqu64 [rbp + 23232], zmm27                                   ;   650.2 p7+p4   14 t spill
        vpxord zmm27, zmm19, [rbp + 18880]                               ;   675.2 p5+p3   14 t
        vgf2p8affineqb zmm27, zmm27, zmm21, 8                            ;   679.8 p0      14 t
        vgf2p8affineinvqb zmm27, zmm27, zmm26, 0xdc                      ;   682.8 p0      14 t
        vmovdqu64 [rbp + 21632], zmm19                                   ;   654.8 p8+p9   14 t spill
        vmovdqa64 zmm19, zmm6                                            ;   683.8         14 t copy
        vpternlogd zmm19, zmm28, zmm27, 0x96                             ;   685.8 p5      14 t
        vpxord zmm16, zmm12, zmm16                                       ;   677.2 p5      14 t
        vgf2p8affineqb zmm16, zmm16, zmm23, 0x58                         ;   681.8 p0      14 t
        vgf2p8affineinvqb zmm16, zmm16, zmm4, 0x6e                       ;   684.8 p0      14 t
        vmovdqa64 zmm4, zmm9                                             ;   677.8         14 t copy
        vpternlogd zmm4, zmm6, zmm16, 0x96                               ;   687.8 p5      14 t
        vpternlogd zmm28, zmm4, zmm27, 0x96                              ;   688.8 p5      14 t
        vpternlogd zmm30, zmm28, [rbp + 21888], 0x96                     ;   689.8 p5+p2   14 t
        vpxord zmm23, zmm2, [rbp + 18816]                                ;   681.2 p5+p3   14 t
        vgf2p8affineqb zmm23, zmm23, zmm21, 8                            ;   683.8 p0      14 t
        vgf2p8affineinvqb zmm23, zmm23, zmm29, 0x37                      ;   686.8 p0      14 t
        vpternlogd zmm27, zmm7, zmm23, 0x96                              ;   689.8 p5      14 t
        vpternlogd zmm7, zmm19, zmm23, 0x96                              ;   689.8 p5      14 t
        vpternlogd zmm23, zmm25, zmm16, 0x96                             ;   689.8 p5      14 t
        vpternlogd zmm25, zmm16, zmm27, 0x96                             ;   690.8 p5      14 t
        vpternlogd zmm9, zmm6, zmm23, 0x96                               ;   690.8 p0      14 t
        vpternlogd zmm28, zmm23, [rbp + 21760], 0x96                     ;   690.8 p5+p2   14 t
        vmovdqu64 zmm6, [rbp + 21504]                                    ;   648.8 p3      14 t
        vpternlogd zmm31, zmm7, [rbp + 23168], 0x96                      ;   690.8 p0+p2   14 t
        vpternlogd zmm7, zmm4, [rbp + 21952], 0x96                       ;   690.8 p5+p3   14 t
        vpxord zmm6, zmm6, [rbp + 18880]                                 ;   687.8 p0+p2   14 t
        vgf2p8affineqb zmm4, zmm6, zmm21, 8                              ;   688.8 p0      14 t
        vgf2p8affineinvqb zmm4, zmm4, zmm26, 0xdc                        ;   691.8 p0      14 t
        vpternlogd zmm13, zmm1, zmm4, 0x96                               ;   694.8 p5      14 t
        vpternlogd zmm1, zmm10, zmm4, 0x96                               ;   694.8 p5      14 t
        vpternlogd zmm4, zmm17, zmm8, 0x96                               ;   694.8 p5      14 t
        vpternlogd zmm17, zmm8, zmm13, 0x96                              ;   695.8 p0      14 t
        vpternlogd zmm20, zmm22, zmm4, 0x96                              ;   695.8 p5      14 t
        vpternlogd zmm24, zmm4, [rbp + 23488], 0x96                      ;   695.8 p0+p3   14 t
        vpternlogd zmm15, zmm9, [rbp + 22528], 0x96                      ;   692.2 p5+p2   14 t
        vpternlogd zmm9, zmm27, [rbp + 22912], 0x96                      ;   692.8 p0+p3   14 t
        vpternlogd zmm10, zmm17, [rbp + 23296], 0x96                     ;   696.8 p5+p2   14 t
        vpternlogd zmm14, zmm1, [rbp + 21312], 0x96                      ;   695.8 p0+p3   14 t
        vpternlogd zmm19, zmm25, [rbp + 22336], 0x96                     ;   694.2 p5+p2   14 t
        vmovdqu64 zmm4, [rbp + 22976]                                    ;   620.8 p3      14 t reload
        vpternlogd zmm25, zmm4, [rbp + 21696], 0x96                      ;   694.8 p0+p2   14 t
        vpternlogd zmm13, zmm20, [rbp + 23104], 0x96                     ;   696.8 p5+p3   14 t
        vmovdqu64 zmm4, [rbp + 23040]                                    ;   618.8 p2      14 t reload
        vpternlogd zmm20, zmm4, [rbp + 21248], 0x96                      ;   696.8 p0+p3   14 t
        vmovdqu64 zmm4, [rbp + 22592]                                    ;   618.8 p2      14 t reload
        vpternlogd zmm17, zmm4, [rbp + 22400], 0x96                      ;   696.8 p5+p3   14 t
        vmovdqu64 zmm4, [rbp + 22464]                                    ;   617.8 p2      14 t reload
        vpternlogd zmm1, zmm4, [rbp + 21376], 0x96                       ;   696.8 p0+p3   14 t
        vmovdqu64 zmm4, [rbp + 19200]                                    ;   532.8 p2      14 r.0 reload
        vpxord zmm6, zmm20, zmm4                                         ;   697.8 p5      14 t
        vgf2p8affineqb zmm6, zmm6, zmm21, 8                              ;   698.8 p0      14 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 128]      ;   533.5 p3      11 t reload
        vgf2p8affineinvqb zmm6, zmm6, zmm8, 0x6e                         ;   701.8 p0      14 t
        vpxord zmm4, zmm25, zmm4                                         ;   698.2 p5      14 t
        vgf2p8affineqb zmm4, zmm4, zmm21, 8                              ;   699.8 p0      14 t
        vgf2p8affineinvqb zmm4, zmm4, zmm8, 0x6e                         ;   702.8 p0      14 t
        vmovdqu64 zmm16, [rbp + 19264]                                   ;   536.0 p2      14 r.1 reload
        vpxord zmm22, zmm31, zmm16                                       ;   699.2 p5      14 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 192]     ;   536.3 p3      11 t reload
        vgf2p8affineqb zmm22, zmm22, zmm23, 0x58                         ;   701.8 p0      14 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 256]     ;   537.0 p2      11 t reload
        vgf2p8affineinvqb zmm22, zmm22, zmm27, 0x6e                      ;   704.8 p0      14 t
        vmovdqu64 [rbp + 21376], zmm31                                   ;   691.8 p7+p4   14 t spill
        vpxord zmm31, zmm18, [rbp + 19392]                               ;   700.2 p5+p3   14 t
        vgf2p8affineqb zmm31, zmm31, zmm21, 8                            ;   703.8 p0      14 t
        vgf2p8affineinvqb zmm31, zmm31, zmm26, 0xdc                      ;   706.8 p0      14 t
        vpxord zmm16, zmm17, zmm16                                       ;   701.2 p5      14 t
        vgf2p8affineqb zmm16, zmm16, zmm23, 0x58                         ;   705.8 p0      14 t
        vgf2p8affineinvqb zmm16, zmm16, zmm27, 0x6e                      ;   708.8 p0      14 t
        vmovdqu64 [rbp + 22464], zmm18                                   ;   684.8 p8+p9   14 t spill
        vpxord zmm18, zmm30, [rbp + 19328]                               ;   702.2 p5+p2   14 t
        vgf2p8affineqb zmm18, zmm18, zmm21, 8                            ;   707.8 p0      14 t
        vgf2p8affineinvqb zmm18, zmm18, zmm29, 0x37                      ;   710.8 p0      14 t
        vmovdqu64 [rbp + 22400], zmm30                                   ;   690.8 p7+p4   14 t spill
        vpxord zmm30, zmm1, [rbp + 19328]                                ;   703.2 p5+p3   14 t
        vgf2p8affineqb zmm30, zmm30, zmm21, 8                            ;   709.8 p0      14 t
        vgf2p8affineinvqb zmm30, zmm30, zmm29, 0x37                      ;   712.8 p0      14 t
        vmovdqu64 [rbp + 22592], zmm1                                    ;   697.8 p8+p9   14 t spill
        vpxord zmm1, zmm15, [rbp + 19392]                                ;   704.2 p5+p2   14 t
        vgf2p8affineqb zmm1, zmm1, zmm21, 8                              ;   711.8 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, zmm26, 0xdc                        ;   714.8 p0      14 t
        vmovdqu64 [rbp + 21248], zmm15                                   ;   693.2 p7+p4   14 t spill
        vpxord zmm15, zmm7, [rbp + 19456]                                ;   705.2 p5+p3   14 t
        vgf2p8affineqb zmm15, zmm15, zmm23, 0x58                         ;   713.8 p0      14 t
        vgf2p8affineinvqb zmm15, zmm15, zmm27, 0x6e                      ;   716.8 p0      14 t
        vmovdqu64 [rbp + 23040], zmm7                                    ;   691.8 p8+p9   14 t spill
        vpxord zmm7, zmm10, [rbp + 19456]                                ;   706.2 p5+p2   14 t
        vgf2p8affineqb zmm7, zmm7, zmm23, 0x58                           ;   715.8 p0      14 t
        vgf2p8affineinvqb zmm7, zmm7, zmm27, 0x6e                        ;   718.8 p0      14 t
        vpxord zmm27, zmm28, [rbp + 19520]                               ;   707.2 p5+p3   14 t
        vgf2p8affineqb zmm27, zmm27, zmm21, 8                            ;   717.8 p0      14 t
        vgf2p8affineinvqb zmm27, zmm27, zmm29, 0x37                      ;   720.8 p0      14 t
        vmovdqu64 [rbp + 23104], zmm28                                   ;   691.8 p7+p4   14 t spill
        vpxord zmm28, zmm14, [rbp + 19520]                               ;   708.2 p5+p2   14 t
        vgf2p8affineqb zmm28, zmm28, zmm21, 8                            ;   719.8 p0      14 t
        vgf2p8affineinvqb zmm28, zmm28, zmm29, 0x37                      ;   722.8 p0      14 t
        vpxord zmm29, zmm9, [rbp + 19584]                                ;   709.2 p5+p3   14 t
        vgf2p8affineqb zmm29, zmm29, zmm21, 8                            ;   721.8 p0      14 t
        vgf2p8affineinvqb zmm29, zmm29, zmm26, 0xdc                      ;   724.8 p0      14 t
        vmovdqu64 [rbp + 21696], zmm9                                    ;   693.8 p8+p9   14 t spill
        vpxord zmm9, zmm24, [rbp + 19584]                                ;   710.2 p5+p2   14 t
        vgf2p8affineqb zmm9, zmm9, zmm21, 8                              ;   723.8 p0      14 t
        vgf2p8affineinvqb zmm9, zmm9, zmm26, 0xdc                        ;   726.8 p0      14 t
        vpxord zmm26, zmm19, [rbp + 19648]                               ;   711.2 p5+p3   14 t
        vgf2p8affineqb zmm26, zmm26, zmm21, 8                            ;   725.8 p0      14 t
        vgf2p8affineinvqb zmm26, zmm26, zmm8, 0x6e                       ;   728.8 p0      14 t
        vmovdqu64 [rbp + 22976], zmm19                                   ;   695.2 p7+p4   14 t spill
        vpxord zmm19, zmm13, [rbp + 19648]                               ;   712.2 p5+p2   14 t
        vgf2p8affineqb zmm19, zmm19, zmm21, 8                            ;   727.8 p0      14 t
        vgf2p8affineinvqb zmm19, zmm19, zmm8, 0x6e                       ;   730.8 p0      14 t
        vmovdqu64 [rbp + 22336], zmm13                                   ;   697.8 p8+p9   14 t spill
        vmovdqa64 zmm13, zmm6                                            ;   704.8         14 t copy
        vpternlogd zmm13, zmm28, zmm31, 0x96                             ;   725.8 p5      14 t
        vmovdqu64 [rbp + 21312], zmm24                                   ;   696.8 p7+p4   14 t spill
        vmovdqa64 zmm24, zmm4                                            ;   705.8         14 t copy
        vpternlogd zmm24, zmm27, zmm1, 0x96                              ;   723.8 p5      14 t
        vmovdqu64 [rbp + 23296], zmm14                                   ;   696.8 p8+p9   14 t spill
        vmovdqa64 zmm14, zmm7                                            ;   721.8         14 t copy
        vpternlogd zmm14, zmm30, zmm31, 0x96                             ;   721.8 p5      14 t
        vpternlogd zmm7, zmm13, zmm30, 0x96                              ;   726.8 p5      14 t
        vpternlogd zmm30, zmm19, zmm16, 0x96                             ;   733.8 p5      14 t
        vpternlogd zmm19, zmm14, zmm16, 0x96                             ;   733.8 p5      14 t
        vpternlogd zmm16, zmm9, zmm6, 0x96                               ;   729.8 p5      14 t
        vpternlogd zmm28, zmm31, zmm16, 0x96                             ;   730.8 p5      14 t
        vpternlogd zmm9, zmm6, zmm30, 0x96                               ;   734.8 p5      14 t
        vpternlogd zmm16, zmm11, zmm7, 0x96                              ;   730.8 p5      14 t
        vmovdqa64 zmm6, zmm15                                            ;   719.8         14 t copy
        vpternlogd zmm6, zmm18, zmm1, 0x96                               ;   723.2 p5      14 t
        vpternlogd zmm15, zmm24, zmm18, 0x96                             ;   724.8 p5      14 t
        vpternlogd zmm18, zmm26, zmm22, 0x96                             ;   731.8 p5      14 t
        vpternlogd zmm26, zmm6, zmm22, 0x96                              ;   731.8 p5      14 t
        vpternlogd zmm22, zmm29, zmm4, 0x96                              ;   727.8 p5      14 t
        vpternlogd zmm27, zmm1, zmm22, 0x96                              ;   728.8 p5      14 t
        vpternlogd zmm29, zmm4, zmm18, 0x96                              ;   732.8 p5      14 t
        vpternlogd zmm22, zmm3, zmm15, 0x96                              ;   729.8 p0      14 t
        vpternlogd zmm18, zmm0, zmm27, 0x96                              ;   732.8 p5      14 t
        vpternlogd zmm30, zmm28, [rbp + 22080], 0x96                     ;   734.8 p0+p3   14 t
        vpternlogd zmm14, zmm9, [rbp + 22720], 0x96                      ;   735.8 p5+p2   14 t
        vpternlogd zmm6, zmm29, [rbp + 21440], 0x96                      ;   733.8 p0+p3   14 t
        vpternlogd zmm13, zmm19, [rbp + 22784], 0x96                     ;   734.8 p5+p2   14 t
        vpternlogd zmm24, zmm26, [rbp + 22208], 0x96                     ;   732.8 p0+p3   14 t
        vmovdqu64 zmm0, [rbp + 19776]                                    ;   573.0 p2      14 l.1 reload
        vmovdqa64 zmm1, zmm15                                            ;   725.8         14 t copy
        vpternlogd zmm1, zmm12, zmm0, 0x96                               ;   733.2 p5      14 t
        vmovdqu64 zmm3, [rbp + 22272]                                    ;   650.8 p3      14 t reload
        vpternlogd zmm0, zmm7, zmm3, 0x96                                ;   733.8 p0      14 t
        vgf2p8affineqb zmm0, zmm0, zmm23, 0x58                           ;   734.8 p0      14 t
        vgf2p8affineqb zmm1, zmm1, zmm23, 0x58                           ;   735.8 p0      14 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 256]      ;   574.0 p2      11 t reload
        vgf2p8affineinvqb zmm0, zmm0, zmm4, 0x6e                         ;   737.8 p0      14 t
        vgf2p8affineinvqb zmm1, zmm1, zmm4, 0x6e                         ;   738.8 p0      14 t
        vmovdqu64 zmm11, [rbp + 20288]                                   ;   574.7 p3      16 z.1 reload
        vpternlogd zmm7, zmm3, zmm11, 0x96                               ;   734.2 p5      17 dst
        vpternlogd zmm11, zmm15, zmm12, 0x96                             ;   735.2 p5      17 dst
        vmovdqu64 zmm3, [rbp + 19712]                                    ;   575.0 p2      14 l.0 reload
        vmovdqa64 zmm12, zmm26                                           ;   732.8         14 t copy
        vpternlogd zmm12, zmm5, zmm3, 0x96                               ;   736.2 p5      14 t
        vgf2p8affineqb zmm12, zmm12, zmm21, 8                            ;   738.8 p0      14 t
        vgf2p8affineinvqb zmm12, zmm12, zmm8, 0x6e                       ;   741.8 p0      14 t
        vmovdqu64 zmm15, [rbp + 23424]                                   ;   650.8 p3      14 t reload
        vpternlogd zmm3, zmm19, zmm15, 0x96                              ;   737.2 p5      14 t
        vgf2p8affineqb zmm3, zmm3, zmm21, 8                              ;   740.8 p0      14 t
        vgf2p8affineinvqb zmm3, zmm3, zmm8, 0x6e                         ;   743.8 p0      14 t
        vmovdqu64 zmm31, [rbp + 20224]                                   ;   576.0 p2      16 z.0 reload
        vpternlogd zmm19, zmm15, zmm31, 0x96                             ;   738.2 p5      17 dst
        vpternlogd zmm31, zmm26, zmm5, 0x96                              ;   739.2 p5      17 dst
        vmovdqu64 zmm5, [rbp + 19968]                                    ;   576.7 p3      14 l.4 reload
        vpxord zmm15, zmm16, zmm5                                        ;   740.2 p5      14 t
        vgf2p8affineqb zmm15, zmm15, zmm23, 0x58                         ;   742.8 p0      14 t
        vgf2p8affineinvqb zmm15, zmm15, zmm4, 0x6e                       ;   745.8 p0      14 t
        vpxord zmm5, zmm22, zmm5                                         ;   741.2 p5      14 t
        vgf2p8affineqb zmm5, zmm5, zmm23, 0x58                           ;   744.8 p0      14 t
        vgf2p8affineinvqb zmm4, zmm5, zmm4, 0x6e                         ;   747.8 p0      14 t
        vmovdqu64 zmm5, [rbp + 19840]                                    ;   577.7 p2      14 l.2 reload
        vmovdqa64 zmm23, zmm27                                           ;   729.8         14 t copy
        vpternlogd zmm23, zmm2, zmm5, 0x96                               ;   742.2 p5      14 t
        vgf2p8affineqb zmm23, zmm23, zmm21, 8                            ;   746.8 p0      14 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 320]     ;   580.0 p3      11 t reload
        vgf2p8affineinvqb zmm23, zmm23, zmm26, 0x37                      ;   749.8 p0      14 t
        vpternlogd zmm5, zmm28, [rbp + 23232], 0x96                      ;   743.2 p5+p2   14 t
        vgf2p8affineqb zmm5, zmm5, zmm21, 8                              ;   748.8 p0      14 t
        vgf2p8affineinvqb zmm5, zmm5, zmm26, 0x37                        ;   751.8 p0      14 t
        vpternlogd zmm27, zmm2, [rbp + 20352], 0x96                      ;   744.2 p5+p3   17 dst
        vmovdqu64 zmm2, [rbp + 20032]                                    ;   581.3 p2      14 l.5 reload
        vmovdqu64 [rbp + 23424], zmm11                                   ;   736.2 p7+p4   17 dst spill
        vpxord zmm11, zmm30, zmm2                                        ;   745.2 p5      14 t
        vgf2p8affineqb zmm11, zmm11, zmm21, 8                            ;   750.8 p0      14 t
        vgf2p8affineinvqb zmm11, zmm11, zmm26, 0x37                      ;   753.8 p0      14 t
        vpxord zmm2, zmm18, zmm2                                         ;   746.2 p5      14 t
        vgf2p8affineqb zmm2, zmm2, zmm21, 8                              ;   752.8 p0      14 t
        vgf2p8affineinvqb zmm2, zmm2, zmm26, 0x37                        ;   755.8 p0      14 t
        vmovdqu64 zmm26, [rbp + 20096]                                   ;   583.8 p3      14 l.6 reload
        vmovdqu64 [rbp + 22272], zmm31                                   ;   740.2 p8+p9   17 dst spill
        vpxord zmm31, zmm14, zmm26                                       ;   747.2 p5      14 t
        vgf2p8affineqb zmm31, zmm31, zmm21, 8                            ;   754.8 p0      14 t
        vgf2p8affineinvqb zmm31, zmm31, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   757.8 p0+p2   14 t
        vpxord zmm26, zmm6, zmm26                                        ;   748.2 p5      14 t
        vgf2p8affineqb zmm26, zmm26, zmm21, 8                            ;   756.8 p0      14 t
        vgf2p8affineinvqb zmm26, zmm26, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   759.8 p0+p3   14 t
        vmovdqu64 [rbp + 22208], zmm27                                   ;   745.2 p7+p4   17 dst spill
        vpxord zmm27, zmm13, [rbp + 20160]                               ;   749.2 p5+p2   14 t
        vgf2p8affineqb zmm27, zmm27, zmm21, 8                            ;   758.8 p0      14 t
        vgf2p8affineinvqb zmm27, zmm27, zmm8, 0x6e                       ;   761.8 p0      14 t
        vmovdqu64 [rbp + 22784], zmm7                                    ;   735.2 p8+p9   17 dst spill
        vpxord zmm7, zmm24, [rbp + 20160]                                ;   750.2 p5+p3   14 t
        vgf2p8affineqb zmm7, zmm7, zmm21, 8                              ;   760.8 p0      14 t
        vgf2p8affineinvqb zmm7, zmm7, zmm8, 0x6e                         ;   763.8 p0      14 t
        vmovdqa64 zmm8, zmm31                                            ;   760.8         14 t copy
        vpternlogd zmm8, zmm3, zmm0, 0x96                                ;   760.8 p5      14 t
        vmovdqu64 [rbp + 21440], zmm19                                   ;   739.2 p7+p4   17 dst spill
        vmovdqa64 zmm19, zmm26                                           ;   762.8         14 t copy
        vpternlogd zmm19, zmm12, zmm1, 0x96                              ;   762.8 p5      14 t
        vmovdqu64 [rbp + 22720], zmm17                                   ;   697.8 p8+p9   14 t spill
        vmovdqa64 zmm17, zmm27                                           ;   764.8         14 t copy
        vpternlogd zmm17, zmm0, zmm5, 0x96                               ;   764.8 p5      14 t
        vpternlogd zmm31, zmm17, zmm3, 0x96                              ;   765.8 p5      14 t
        vmovdqu64 [rbp + 22080], zmm17                                   ;   765.8 p7+p4   14 t spill
        vmovdqa64 zmm17, zmm7                                            ;   766.8         14 t copy
        vpternlogd zmm17, zmm1, zmm23, 0x96                              ;   766.8 p5      14 t
        vpternlogd zmm26, zmm17, zmm12, 0x96                             ;   767.8 p5      14 t
        vmovdqu64 [rbp + 22912], zmm17                                   ;   767.8 p8+p9   14 t spill
        vmovdqu64 zmm17, [rbp + 20352]                                   ;   602.8 p2      16 z.2 reload
        vpternlogd zmm28, zmm17, [rbp + 23232], 0x96                     ;   757.2 p5+p3   17 dst
        vmovdqu64 zmm17, [rbp + 21504]                                   ;   648.8 p2      14 t reload
        vmovdqu64 [rbp + 23232], zmm28                                   ;   758.2 p7+p4   17 dst spill
        vmovdqu64 zmm28, [rbp + 19904]                                   ;   605.0 p3      14 t
        vpternlogd zmm28, zmm9, zmm17, 0x96                              ;   758.2 p5      14 t
        vgf2p8affineqb zmm28, zmm28, zmm21, 8                            ;   762.8 p0      14 t
        vgf2p8affineinvqb zmm28, zmm28, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   765.8 p0+p2   14 t
        vpternlogd zmm3, zmm11, zmm28, 0x96                              ;   768.8 p5      14 t
        vpternlogd zmm11, zmm8, zmm28, 0x96                              ;   768.8 p5      14 t
        vpternlogd zmm28, zmm15, zmm5, 0x96                              ;   768.8 p5      14 t
        vpternlogd zmm15, zmm5, zmm3, 0x96                               ;   769.8 p5      14 t
        vpternlogd zmm27, zmm0, zmm28, 0x96                              ;   769.8 p5      14 t
        vmovdqu64 zmm0, [rbp + 20416]                                    ;   608.8 p3      16 z.3 reload
        vpternlogd zmm9, zmm17, zmm0, 0x96                               ;   764.2 p5      17 dst
        vmovdqu64 zmm5, [rbp + 21632]                                    ;   654.8 p2      14 t reload
        vpternlogd zmm0, zmm29, zmm5, 0x96                               ;   764.8 p0      17 dst
        vpternlogd zmm29, zmm5, [rbp + 19904], 0x96                      ;   765.2 p5+p3   14 t
        vgf2p8affineqb zmm5, zmm29, zmm21, 8                             ;   766.2 p0      14 t
        vgf2p8affineinvqb zmm5, zmm5, [rel camellia128_ctr.T0_constants512 + 384], 0xdc ;   769.2 p0+p2   14 t
        vpternlogd zmm12, zmm2, zmm5, 0x96                               ;   772.2 p5      14 t
        vpternlogd zmm2, zmm19, zmm5, 0x96                               ;   772.2 p5      14 t
        vpternlogd zmm5, zmm4, zmm23, 0x96                               ;   772.2 p0      14 t
        vpternlogd zmm4, zmm23, zmm12, 0x96                              ;   773.2 p5      14 t
        vpternlogd zmm7, zmm1, zmm5, 0x96                                ;   773.2 p0      14 t
        vmovdqu64 zmm1, [rbp + 20736]                                    ;   612.8 p3      16 z.0 reload
        vpternlogd zmm20, zmm27, zmm1, 0x96                              ;   770.8 p5      17 dst
        vpternlogd zmm1, zmm25, zmm7, 0x96                               ;   774.2 p0      17 dst
        vmovdqu64 zmm17, [rbp + 20480]                                   ;   613.3 p2      16 z.4 reload
        vpxord zmm16, zmm16, zmm17                                       ;   770.2 p5      17 dst
        vpxord zmm22, zmm22, zmm17                                       ;   770.8 p0      17 dst
        vmovdqu64 zmm17, [rbp + 20544]                                   ;   613.8 p3      16 z.5 reload
        vpxord zmm30, zmm30, zmm17                                       ;   771.2 p5      17 dst
        vpxord zmm18, zmm18, zmm17                                       ;   771.8 p0      17 dst
        vmovdqu64 zmm17, [rbp + 20608]                                   ;   614.3 p2      16 z.6 reload
        vpxord zmm14, zmm14, zmm17                                       ;   772.2 p5      17 dst
        vpxord zmm6, zmm6, zmm17                                         ;   772.8 p0      17 dst
        vmovdqu64 zmm17, [rbp + 20672]                                   ;   614.8 p3      16 z.7 reload
        vpxord zmm13, zmm13, zmm17                                       ;   773.2 p5      17 dst
        vpxord zmm24, zmm24, zmm17                                       ;   773.8 p0      17 dst
        vmovdqu64 zmm17, [rbp + 20992]                                   ;   615.3 p2      16 z.4 reload
        vpxord zmm10, zmm10, zmm17                                       ;   774.2 p5      17 dst
        vpternlogd zmm10, zmm8, zmm15, 0x96                              ;   775.2 p0      17 dst
        vmovdqu64 zmm8, [rbp + 20800]                                    ;   615.8 p3      16 z.1 reload
        vpternlogd zmm15, zmm8, [rbp + 22720], 0x96                      ;   775.2 p5+p2   17 dst
        vpternlogd zmm8, zmm4, [rbp + 21376], 0x96                       ;   775.8 p0+p3   17 dst
        vpunpcklbw zmm21, zmm13, zmm14                                   ;   776.2 p5      17 dst
        vpunpckhbw zmm13, zmm13, zmm14                                   ;   777.2 p5      17 dst
        vpunpcklbw zmm14, zmm30, zmm16                                   ;   778.2 p5      17 dst
        vpunpckhbw zmm16, zmm30, zmm16                                   ;   779.2 p5      17 dst
        vmovdqu64 zmm23, [rbp + 23232]                                   ;   758.2 p2      17 dst reload
        vpunpcklbw zmm25, zmm9, zmm23                                    ;   780.2 p5      17 dst
        vpunpckhbw zmm9, zmm9, zmm23                                     ;   781.2 p5      17 dst
        vpunpcklwd zmm23, zmm21, zmm14                                   ;   782.2 p5      17 dst
        vpunpckhwd zmm14, zmm21, zmm14                                   ;   783.2 p5      17 dst
        vpunpcklwd zmm21, zmm13, zmm16                                   ;   784.2 p5      17 dst
        vpunpckhwd zmm13, zmm13, zmm16                                   ;   785.2 p5      17 dst
        vmovdqu64 zmm16, [rbp + 20864]                                   ;   620.3 p3      17 dst
        vpternlogd zmm16, zmm11, [rbp + 22592], 0x96                     ;   776.8 p0+p2   17 dst
        vpunpcklbw zmm29, zmm15, zmm20                                   ;   786.2 p5      17 dst
        vpunpckhbw zmm15, zmm15, zmm20                                   ;   787.2 p5      17 dst
        vmovdqu64 zmm20, [rbp + 20928]                                   ;   621.3 p3      17 dst
        vpternlogd zmm20, zmm31, [rbp + 22464], 0x96                     ;   777.8 p0+p2   17 dst
        vpunpcklbw zmm30, zmm20, zmm16                                   ;   788.2 p5      17 dst
        vpunpckhbw zmm16, zmm20, zmm16                                   ;   789.2 p5      17 dst
        vpunpcklwd zmm20, zmm30, zmm29                                   ;   790.2 p5      17 dst
        vpunpckhwd zmm29, zmm30, zmm29                                   ;   791.2 p5      17 dst
        vpunpcklwd zmm30, zmm16, zmm15                                   ;   792.2 p5      17 dst
        vpunpckhwd zmm15, zmm16, zmm15                                   ;   793.2 p5      17 dst
        vpunpcklbw zmm16, zmm24, zmm6                                    ;   794.2 p5      17 dst
        vpunpckhbw zmm6, zmm24, zmm6                                     ;   795.2 p5      17 dst
        vpunpcklbw zmm24, zmm18, zmm22                                   ;   796.2 p5      17 dst
        vpunpckhbw zmm18, zmm18, zmm22                                   ;   797.2 p5      17 dst
        vmovdqu64 zmm22, [rbp + 22208]                                   ;   745.2 p3      17 dst reload
        vmovdqu64 [rbp + 22464], zmm1                                    ;   775.2 p8+p9   17 dst spill
        vpunpcklbw zmm1, zmm0, zmm22                                     ;   798.2 p5      17 dst
        vpunpckhbw zmm0, zmm0, zmm22                                     ;   799.2 p5      17 dst
        vpunpcklwd zmm22, zmm16, zmm24                                   ;   800.2 p5      17 dst
        vpunpckhwd zmm16, zmm16, zmm24                                   ;   801.2 p5      17 dst
        vpunpcklwd zmm24, zmm6, zmm18                                    ;   802.2 p5      17 dst
        vpunpckhwd zmm6, zmm6, zmm18                                     ;   803.2 p5      17 dst
        vmovdqu64 zmm18, [rbp + 20864]                                   ;   624.7 p2      17 dst
        vpternlogd zmm18, zmm2, [rbp + 22400], 0x96                      ;   778.8 p0+p3   17 dst
        vmovdqu64 [rbp + 22400], zmm8                                    ;   776.8 p7+p4   17 dst spill
        vmovdqu64 zmm8, [rbp + 20928]                                    ;   627.3 p2      17 dst
        vpternlogd zmm8, zmm26, [rbp + 21248], 0x96                      ;   779.8 p0+p3   17 dst
        vmovdqu64 [rbp + 21248], zmm6                                    ;   804.2 p8+p9   17 dst spill
        vpunpcklbw zmm6, zmm8, zmm18                                     ;   804.2 p5      17 dst
        vpunpckhbw zmm8, zmm8, zmm18                                     ;   805.2 p5      17 dst
        vmovdqu64 zmm18, [rbp + 23040]                                   ;   691.8 p2      17 dst
        vpxord zmm18, zmm18, zmm17                                       ;   780.8 p0      17 dst
        vpternlogd zmm18, zmm4, zmm19, 0x96                              ;   781.8 p0      17 dst
        vmovdqu64 zmm4, [rbp + 23296]                                    ;   696.8 p3      17 dst
        vmovdqu64 zmm17, [rbp + 21056]                                   ;   630.2 p2      16 z.5 reload
        vpxord zmm4, zmm4, zmm17                                         ;   782.8 p0      17 dst
        vpternlogd zmm4, zmm11, [rbp + 22080], 0x96                      ;   783.8 p0+p3   17 dst
        vpunpcklbw zmm11, zmm4, zmm10                                    ;   806.2 p5      17 dst
        vpunpckhbw zmm4, zmm4, zmm10                                     ;   807.2 p5      17 dst
        vmovdqu64 zmm10, [rbp + 23104]                                   ;   691.8 p2      17 dst
        vpxord zmm10, zmm10, zmm17                                       ;   784.8 p0      17 dst
        vpternlogd zmm10, zmm2, [rbp + 22912], 0x96                      ;   785.8 p0+p3   17 dst
        vmovdqu64 zmm2, [rbp + 21312]                                    ;   696.8 p2      17 dst
        vmovdqu64 zmm17, [rbp + 21120]                                   ;   636.0 p3      16 z.6 reload
        vpxord zmm2, zmm2, zmm17                                         ;   786.8 p0      17 dst
        vpternlogd zmm2, zmm31, zmm28, 0x96                              ;   787.8 p0      17 dst
        vmovdqu64 zmm19, [rbp + 21696]                                   ;   693.8 p2      17 dst
        vpxord zmm19, zmm19, zmm17                                       ;   788.8 p0      17 dst
        vpternlogd zmm19, zmm26, zmm5, 0x96                              ;   789.8 p0      17 dst
        vmovdqu64 zmm5, [rbp + 22336]                                    ;   697.8 p3      17 dst
        vmovdqu64 zmm17, [rbp + 21184]                                   ;   638.8 p2      16 z.7 reload
        vpxord zmm5, zmm5, zmm17                                         ;   790.8 p0      17 dst
        vpternlogd zmm5, zmm27, zmm3, 0x96                               ;   791.8 p0      17 dst
        vpunpcklbw zmm3, zmm5, zmm2                                      ;   808.2 p5      17 dst
        vpunpckhbw zmm2, zmm5, zmm2                                      ;   809.2 p5      17 dst
        vpunpcklwd zmm5, zmm3, zmm11                                     ;   810.2 p5      17 dst
        vpunpckhwd zmm3, zmm3, zmm11                                     ;   811.2 p5      17 dst
        vpunpcklwd zmm11, zmm2, zmm4                                     ;   812.2 p5      17 dst
        vpunpckhwd zmm2, zmm2, zmm4                                      ;   813.2 p5      17 dst
        vmovdqu64 zmm4, [rbp + 21440]                                    ;   739.2 p3      17 dst reload
        vmovdqu64 zmm26, [rbp + 22784]                                   ;   735.2 p2      17 dst reload
        vpunpcklbw zmm27, zmm26, zmm4                                    ;   814.2 p5      17 dst
        vpunpckhbw zmm4, zmm26, zmm4                                     ;   815.2 p5      17 dst
        vpunpcklwd zmm26, zmm25, zmm27                                   ;   816.2 p5      17 dst
        vpunpckhwd zmm25, zmm25, zmm27                                   ;   817.2 p5      17 dst
        vpunpcklwd zmm27, zmm9, zmm4                                     ;   818.2 p5      17 dst
        vpunpckhwd zmm4, zmm9, zmm4                                      ;   819.2 p5      17 dst
        vpunpckldq zmm9, zmm23, zmm26                                    ;   820.2 p5      17 dst
        vpunpckhdq zmm23, zmm23, zmm26                                   ;   821.2 p5      17 dst
        vpunpckldq zmm26, zmm14, zmm25                                   ;   822.2 p5      17 dst
        vpunpckhdq zmm14, zmm14, zmm25                                   ;   823.2 p5      17 dst
        vpunpckldq zmm25, zmm21, zmm27                                   ;   824.2 p5      17 dst
        vpunpckhdq zmm21, zmm21, zmm27                                   ;   825.2 p5      17 dst
        vpunpckldq zmm27, zmm13, zmm4                                    ;   826.2 p5      17 dst
        vpunpckhdq zmm4, zmm13, zmm4                                     ;   827.2 p5      17 dst
        vpunpckldq zmm13, zmm5, zmm20                                    ;   828.2 p5      17 dst
        vpunpckhdq zmm5, zmm5, zmm20                                     ;   829.2 p5      17 dst
        vpunpckldq zmm20, zmm3, zmm29                                    ;   830.2 p5      17 dst
        vpunpckhdq zmm3, zmm3, zmm29                                     ;   831.2 p5      17 dst
        vpunpckldq zmm28, zmm11, zmm30                                   ;   832.2 p5      17 dst
        vpunpckhdq zmm11, zmm11, zmm30                                   ;   833.2 p5      17 dst
        vpunpckldq zmm29, zmm2, zmm15                                    ;   834.2 p5      17 dst
        vpunpckhdq zmm2, zmm2, zmm15                                     ;   835.2 p5      17 dst
        vpunpcklqdq zmm15, zmm9, zmm13                                   ;   836.2 p5      17 dst
        vpunpckhqdq zmm9, zmm9, zmm13                                    ;   837.2 p5      17 dst
        vpunpcklqdq zmm13, zmm23, zmm5                                   ;   838.2 p5      17 dst
        vpunpckhqdq zmm5, zmm23, zmm5                                    ;   839.2 p5      17 dst
        vpunpcklqdq zmm23, zmm26, zmm20                                  ;   840.2 p5      17 dst
        vpunpckhqdq zmm20, zmm26, zmm20                                  ;   841.2 p5      17 dst
        vpunpcklqdq zmm26, zmm14, zmm3                                   ;   842.2 p5      17 dst
        vpunpckhqdq zmm3, zmm14, zmm3                                    ;   843.2 p5      17 dst
        vpxord zmm15, zmm15, [r8]                                        ;   837.2 p0+p3   17 dst
        vpunpcklqdq zmm14, zmm25, zmm28                                  ;   844.2 p5      17 dst
        vpunpckhqdq zmm25, zmm25, zmm28                                  ;   845.2 p5      17 dst
        vpxord zmm9, zmm9, [r8 + 64]                                     ;   838.2 p0+p2   17 dst
        vpunpcklqdq zmm28, zmm21, zmm11                                  ;   846.2 p5      17 dst
        vpunpckhqdq zmm11, zmm21, zmm11                                  ;   847.2 p5      17 dst
        vmovdqu64 [r9], zmm15                                            ;   838.2 p7+p4   17 dst
        vpxord zmm13, zmm13, [r8 + 128]                                  ;   839.2 p0+p3   17 dst
        vmovdqu64 [r9 + 64], zmm9                                        ;   839.2 p8+p9   17 dst
        vpunpcklqdq zmm9, zmm27, zmm29                                   ;   848.2 p5      17 dst
        vpunpckhqdq zmm15, zmm27, zmm29                                  ;   849.2 p5      17 dst
        vpxord zmm5, zmm5, [r8 + 192]                                    ;   840.2 p0+p2   17 dst
        vmovdqu64 [r9 + 128], zmm13                                      ;   840.2 p7+p4   17 dst
        vpunpcklqdq zmm13, zmm4, zmm2                                    ;   850.2 p5      17 dst
        vpunpckhqdq zmm2, zmm4, zmm2                                     ;   851.2 p5      17 dst
        vmovdqu64 [r9 + 192], zmm5                                       ;   841.2 p8+p9   17 dst
        vpxord zmm23, zmm23, [r8 + 256]                                  ;   841.2 p0+p3   17 dst
        vmovdqu64 [r9 + 256], zmm23                                      ;   842.2 p7+p4   17 dst
        vpxord zmm20, zmm20, [r8 + 320]                                  ;   842.2 p0+p2   17 dst
        vmovdqu64 [r9 + 320], zmm20                                      ;   843.2 p8+p9   17 dst
        vpxord zmm26, zmm26, [r8 + 384]                                  ;   843.2 p0+p3   17 dst
        vmovdqu64 [r9 + 384], zmm26                                      ;   844.2 p7+p4   17 dst
        vpxord zmm3, zmm3, [r8 + 448]                                    ;   844.2 p0+p2   17 dst
        vmovdqu64 [r9 + 448], zmm3                                       ;   845.2 p8+p9   17 dst
        vpxord zmm14, zmm14, [r8 + 512]                                  ;   845.2 p0+p3   17 dst
        vmovdqu64 [r9 + 512], zmm14                                      ;   846.2 p7+p4   17 dst
        vpxord zmm25, zmm25, [r8 + 576]                                  ;   846.2 p0+p2   17 dst
        vmovdqu64 [r9 + 576], zmm25                                      ;   847.2 p8+p9   17 dst
        vpxord zmm28, zmm28, [r8 + 640]                                  ;   847.2 p0+p3   17 dst
        vmovdqu64 [r9 + 640], zmm28                                      ;   848.2 p7+p4   17 dst
        vpxord zmm11, zmm11, [r8 + 704]                                  ;   848.2 p0+p2   17 dst
        vmovdqu64 [r9 + 704], zmm11                                      ;   849.2 p8+p9   17 dst
        vpxord zmm9, zmm9, [r8 + 768]                                    ;   849.2 p0+p3   17 dst
        vmovdqu64 [r9 + 768], zmm9                                       ;   850.2 p7+p4   17 dst
        vpxord zmm15, zmm15, [r8 + 832]                                  ;   850.2 p0+p2   17 dst
        vmovdqu64 [r9 + 832], zmm15                                      ;   851.2 p8+p9   17 dst
        vpxord zmm13, zmm13, [r8 + 896]                                  ;   851.2 p0+p3   17 dst
        vmovdqu64 [r9 + 896], zmm13                                      ;   852.2 p7+p4   17 dst
        vpxord zmm2, zmm2, [r8 + 960]                                    ;   852.2 p0+p2   17 dst
        vmovdqu64 [r9 + 960], zmm2                                       ;   853.2 p8+p9   17 dst
        vpunpcklbw zmm2, zmm10, zmm18                                    ;   852.2 p5      17 dst
        vpunpckhbw zmm3, zmm10, zmm18                                    ;   853.2 p5      17 dst
        vmovdqu64 zmm4, [rbp + 22976]                                    ;   695.2 p3      17 dst
        vpxord zmm4, zmm4, zmm17                                         ;   808.8 p0      17 dst
        vpternlogd zmm4, zmm7, zmm12, 0x96                               ;   809.8 p0      17 dst
        vpunpcklbw zmm5, zmm4, zmm19                                     ;   854.2 p5      17 dst
        vpunpckhbw zmm4, zmm4, zmm19                                     ;   855.2 p5      17 dst
        vmovdqu64 zmm7, [rbp + 22272]                                    ;   740.2 p2      17 dst reload
        vmovdqu64 zmm9, [rbp + 23424]                                    ;   736.2 p3      17 dst reload
        vpunpcklbw zmm10, zmm9, zmm7                                     ;   856.2 p5      17 dst
        vpunpckhbw zmm7, zmm9, zmm7                                      ;   857.2 p5      17 dst
        vpunpcklwd zmm9, zmm1, zmm10                                     ;   858.2 p5      17 dst
        vpunpckhwd zmm1, zmm1, zmm10                                     ;   859.2 p5      17 dst
        vpunpcklwd zmm10, zmm0, zmm7                                     ;   860.2 p5      17 dst
        vpunpckhwd zmm0, zmm0, zmm7                                      ;   861.2 p5      17 dst
        vpunpckldq zmm7, zmm22, zmm9                                     ;   862.2 p5      17 dst
        vpunpckhdq zmm9, zmm22, zmm9                                     ;   863.2 p5      17 dst
        vpunpckldq zmm11, zmm16, zmm1                                    ;   864.2 p5      17 dst
        vpunpckhdq zmm1, zmm16, zmm1                                     ;   865.2 p5      17 dst
        vpunpckldq zmm12, zmm24, zmm10                                   ;   866.2 p5      17 dst
        vpunpckhdq zmm10, zmm24, zmm10                                   ;   867.2 p5      17 dst
        vpunpcklwd zmm13, zmm5, zmm2                                     ;   868.2 p5      17 dst
        vpunpckhwd zmm2, zmm5, zmm2                                      ;   869.2 p5      17 dst
        vpunpcklwd zmm5, zmm4, zmm3                                      ;   870.2 p5      17 dst
        vpunpckhwd zmm3, zmm4, zmm3                                      ;   871.2 p5      17 dst
        vmovdqu64 zmm4, [rbp + 21248]                                    ;   804.2 p2      17 dst reload
        vpunpckldq zmm14, zmm4, zmm0                                     ;   872.2 p5      17 dst
        vpunpckhdq zmm0, zmm4, zmm0                                      ;   873.2 p5      17 dst
        vmovdqu64 zmm4, [rbp + 22464]                                    ;   775.2 p3      17 dst reload
        vmovdqu64 zmm15, [rbp + 22400]                                   ;   776.8 p2      17 dst reload
        vpunpcklbw zmm16, zmm15, zmm4                                    ;   874.2 p5      17 dst
        vpunpckhbw zmm4, zmm15, zmm4                                     ;   875.2 p5      17 dst
        vpunpcklwd zmm15, zmm6, zmm16                                    ;   876.2 p5      17 dst
        vpunpckhwd zmm6, zmm6, zmm16                                     ;   877.2 p5      17 dst
        vpunpcklwd zmm16, zmm8, zmm4                                     ;   878.2 p5      17 dst
        vpunpckhwd zmm4, zmm8, zmm4                                      ;   879.2 p5      17 dst
        vpunpckldq zmm8, zmm13, zmm15                                    ;   880.2 p5      17 dst
        vpunpckhdq zmm13, zmm13, zmm15                                   ;   881.2 p5      17 dst
        vpunpckldq zmm15, zmm2, zmm6                                     ;   882.2 p5      17 dst
        vpunpckhdq zmm2, zmm2, zmm6                                      ;   883.2 p5      17 dst
        vpunpckldq zmm6, zmm5, zmm16                                     ;   884.2 p5      17 dst
        vpunpckhdq zmm5, zmm5, zmm16                                     ;   885.2 p5      17 dst
        vpunpckldq zmm16, zmm3, zmm4                                     ;   886.2 p5      17 dst
        vpunpckhdq zmm3, zmm3, zmm4                                      ;   887.2 p5      17 dst
        vpunpcklqdq zmm4, zmm7, zmm8                                     ;   888.2 p5      17 dst
        vpunpckhqdq zmm7, zmm7, zmm8                                     ;   889.2 p5      17 dst
        vpunpcklqdq zmm8, zmm9, zmm13                                    ;   890.2 p5      17 dst
        vpunpckhqdq zmm9, zmm9, zmm13                                    ;   891.2 p5      17 dst
        vpxord zmm4, zmm4, [r8 + 1024]                                   ;   889.2 p0+p3   17 dst
        vpunpcklqdq zmm13, zmm11, zmm15                                  ;   892.2 p5      17 dst
        vpunpckhqdq zmm11, zmm11, zmm15                                  ;   893.2 p5      17 dst
        vpxord zmm7, zmm7, [r8 + 1088]                                   ;   890.2 p0+p2   17 dst
        vpunpcklqdq zmm15, zmm1, zmm2                                    ;   894.2 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm2                                     ;   895.2 p5      17 dst
        vpxord zmm8, zmm8, [r8 + 1152]                                   ;   891.2 p0+p3   17 dst
        vpunpcklqdq zmm2, zmm12, zmm6                                    ;   896.2 p5      17 dst
        vpunpckhqdq zmm6, zmm12, zmm6                                    ;   897.2 p5      17 dst
        vpxord zmm9, zmm9, [r8 + 1216]                                   ;   892.2 p0+p2   17 dst
        vpunpcklqdq zmm12, zmm10, zmm5                                   ;   898.2 p5      17 dst
        vpunpckhqdq zmm5, zmm10, zmm5                                    ;   899.2 p5      17 dst
        vmovdqu64 [r9 + 1024], zmm4                                      ;   890.2 p7+p4   17 dst
        vmovdqu64 [r9 + 1088], zmm7                                      ;   891.2 p8+p9   17 dst
        vpxord zmm13, zmm13, [r8 + 1280]                                 ;   893.2 p0+p3   17 dst
        vpunpcklqdq zmm4, zmm14, zmm16                                   ;   900.2 p5      17 dst
        vpunpckhqdq zmm7, zmm14, zmm16                                   ;   901.2 p5      17 dst
        vmovdqu64 [r9 + 1152], zmm8                                      ;   892.2 p7+p4   17 dst
        vpxord zmm11, zmm11, [r8 + 1344]                                 ;   894.2 p0+p2   17 dst
        vpunpcklqdq zmm8, zmm0, zmm3                                     ;   902.2 p5      17 dst
        vpunpckhqdq zmm0, zmm0, zmm3                                     ;   903.2 p5      17 dst
        vmovdqu64 [r9 + 1216], zmm9                                      ;   893.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1280], zmm13                                     ;   894.2 p7+p4   17 dst
        vpxord zmm15, zmm15, [r8 + 1408]                                 ;   895.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1344], zmm11                                     ;   895.2 p8+p9   17 dst
        vmovdqu64 [r9 + 1408], zmm15                                     ;   896.2 p7+p4   17 dst
        vpxord zmm1, zmm1, [r8 + 1472]                                   ;   896.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1472], zmm1                                      ;   897.2 p8+p9   17 dst
        vpxord zmm2, zmm2, [r8 + 1536]                                   ;   897.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1536], zmm2                                      ;   898.2 p7+p4   17 dst
        vpxord zmm6, zmm6, [r8 + 1600]                                   ;   898.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1600], zmm6                                      ;   899.2 p8+p9   17 dst
        vpxord zmm12, zmm12, [r8 + 1664]                                 ;   899.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1664], zmm12                                     ;   900.2 p7+p4   17 dst
        vpxord zmm5, zmm5, [r8 + 1728]                                   ;   900.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1728], zmm5                                      ;   901.2 p8+p9   17 dst
        vpxord zmm4, zmm4, [r8 + 1792]                                   ;   901.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1792], zmm4                                      ;   902.2 p7+p4   17 dst
        vpxord zmm7, zmm7, [r8 + 1856]                                   ;   902.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1856], zmm7                                      ;   903.2 p8+p9   17 dst
        vpxord zmm8, zmm8, [r8 + 1920]                                   ;   903.2 p0+p3   17 dst
        vmovdqu64 [r9 + 1920], zmm8                                      ;   904.2 p7+p4   17 dst
        vpxord zmm0, zmm0, [r8 + 1984]                                   ;   904.2 p0+p2   17 dst
        vmovdqu64 [r9 + 1984], zmm0                                      ;   905.2 p8+p9   17 dst
        add r9, 0x800                                                    ;   692.7 p6      22 blocks
        add r8, 0x800                                                    ;   692.8 p11     22 blocks
        mov esi, dword [rbp + 23632]                                     ;   693.0 p10     22 blocks
        add esi, 0x80                                                    ;   698.0 p1      22 blocks
        mov dword [rbp + 23632], esi                                     ;   699.0 p7+p4   22 blocks
        cmp r8, qword [rbp + 23584]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 23576], r8                                      ;                    resident
        mov qword [rbp + 23592], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 23568]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 23576]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 23600], rsi                                     ;                    blocks left over
        mov qword [rbp + 23576], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 23592]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 23600]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 23608], rdi                                     ;                    blocks left over
        mov qword [rbp + 23616], rsi                                     ;                    blocks left over
        mov qword [rbp + 23592], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 23584], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 23568], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 23608]                                     ;                    blocks left over
        mov rdi, qword [rbp + 23616]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 23624]                                     ;                    frame
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
