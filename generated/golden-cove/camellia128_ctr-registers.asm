; camellia128_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia_ctr.cw (sha256 2190cbe1bd538c8f); do not edit:
;   ./cw build camellia128_ctr --cpu golden-cove --variant registers
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
;   body: 776 uops, planned 335.2; bounds: width 129.3, ports 335.0, path 12.0
;   blocks: 4859 uops, planned 1724.0; bounds: width 809.8, ports 1688.5, path 219.0
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
        sub rsp, 0x6040                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 24456], rax                                     ;                    frame
        mov qword [rbp + 24384], rsi                                     ;                    argument
        mov qword [rbp + 24392], rdi                                     ;                    argument
        mov dword [rbp + 24468], r8d                                     ;                    argument
        mov qword [rbp + 24408], rdx                                     ;                    argument
        mov qword [rbp + 24424], rcx                                     ;                    argument
        mov r8, qword [rbp + 24384]                                      ;     0.0 p2       9 d.0 reload
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p3    9 d.0
        vmovdqa64 zmm1, zmm0                                             ;    13.0          9 d copy
        vpbroadcastb zmm2, [r8 + 7]                                      ;    12.0 p5+p10    9 d.0
        vpbroadcastb zmm3, [r8 + 6]                                      ;    12.0 p5+p2    9 d.1
        vmovdqa64 zmm4, zmm3                                             ;    13.0          9 d copy
        vpbroadcastb zmm5, [r8 + 6]                                      ;    12.0 p5+p3    9 d.1
        mov r9, qword [rbp + 24392]                                      ;     1.5 p10      9 d.0 reload
        vpbroadcastb zmm6, [r9]                                          ;    13.5 p5+p2    9 d.0
        vpxord zmm1, zmm1, zmm6                                          ;    14.5 p0       9 d
        vmovdqu64 [rbp + 3968], zmm1                                     ;    15.5 p7+p4    9 d
        vpbroadcastb zmm7, [r9]                                          ;    13.5 p5+p3    9 d.0
        vpxord zmm2, zmm2, zmm7                                          ;    14.5 p0       9 d
        vmovdqu64 [rbp + 4032], zmm2                                     ;    15.5 p8+p9    9 d
        vpbroadcastb zmm7, [r9 + 1]                                      ;    13.5 p5+p10    9 d.1
        vpxord zmm4, zmm4, zmm7                                          ;    14.5 p0       9 d
        vmovdqu64 [rbp + 4096], zmm4                                     ;    15.5 p7+p4    9 d
        vpbroadcastb zmm8, [r9 + 1]                                      ;    13.5 p5+p2    9 d.1
        vpxord zmm5, zmm5, zmm8                                          ;    14.5 p0       9 d
        vmovdqu64 [rbp + 4160], zmm5                                     ;    15.5 p8+p9    9 d
        vpbroadcastb zmm8, [r8 + 5]                                      ;    12.0 p5+p3    9 d.2
        vmovdqa64 zmm9, zmm8                                             ;    13.0          9 d copy
        vpbroadcastb zmm10, [r8 + 5]                                     ;    12.0 p5+p10    9 d.2
        vpbroadcastb zmm11, [r9 + 2]                                     ;    13.5 p5+p2    9 d.2
        vpxord zmm9, zmm9, zmm11                                         ;    14.5 p0       9 d
        vmovdqu64 [rbp + 4224], zmm9                                     ;    15.5 p7+p4    9 d
        vpbroadcastb zmm12, [r9 + 2]                                     ;    13.5 p5+p3    9 d.2
        vpxord zmm10, zmm10, zmm12                                       ;    14.5 p0       9 d
        vmovdqu64 [rbp + 4288], zmm10                                    ;    15.5 p8+p9    9 d
        vpbroadcastb zmm12, [r8 + 4]                                     ;    12.2 p5+p10    9 d.3
        vmovdqa64 zmm13, zmm12                                           ;    13.2          9 d copy
        vpbroadcastb zmm14, [r8 + 4]                                     ;    13.2 p5+p2    9 d.3
        vpbroadcastb zmm15, [r9 + 3]                                     ;    14.2 p5+p3    9 d.3
        vpxord zmm13, zmm13, zmm15                                       ;    15.2 p0       9 d
        vmovdqu64 [rbp + 4352], zmm13                                    ;    16.2 p7+p4    9 d
        vpbroadcastb zmm16, [r9 + 3]                                     ;    15.2 p5+p10    9 d.3
        vpxord zmm14, zmm14, zmm16                                       ;    16.2 p0       9 d
        vmovdqu64 [rbp + 4416], zmm14                                    ;    17.2 p8+p9    9 d
        vpbroadcastb zmm16, [r8 + 3]                                     ;    16.2 p5+p2    9 d.4
        vmovdqa64 zmm17, zmm16                                           ;    17.2          9 d copy
        vpbroadcastb zmm18, [r8 + 3]                                     ;    17.2 p5+p3    9 d.4
        vpbroadcastb zmm19, [r9 + 4]                                     ;    18.2 p5+p10    9 d.4
        vpxord zmm17, zmm17, zmm19                                       ;    19.2 p0       9 d
        vmovdqu64 [rbp + 4480], zmm17                                    ;    20.2 p7+p4    9 d
        vpbroadcastb zmm20, [r9 + 4]                                     ;    19.2 p5+p2    9 d.4
        vpxord zmm18, zmm18, zmm20                                       ;    20.2 p0       9 d
        vmovdqu64 [rbp + 4544], zmm18                                    ;    21.2 p8+p9    9 d
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
        vmovdqa64 zmm25, zmm24                                           ;    25.2          9 d copy
        vpbroadcastb zmm26, [r8 + 1]                                     ;    25.2 p5+p2    9 d.6
        vpbroadcastb zmm27, [r9 + 6]                                     ;    26.2 p5+p3    9 d.6
        vpxord zmm25, zmm25, zmm27                                       ;    27.2 p0       9 d
        vmovdqu64 [rbp + 4736], zmm25                                    ;    28.2 p7+p4    9 d
        vpbroadcastb zmm28, [r9 + 6]                                     ;    27.2 p5+p10    9 d.6
        vpxord zmm26, zmm26, zmm28                                       ;    28.2 p0       9 d
        vmovdqu64 [rbp + 4800], zmm26                                    ;    29.2 p8+p9    9 d
        vpbroadcastb zmm28, [r8]                                         ;    28.2 p5+p2    9 d.7
        vmovdqa64 zmm29, zmm28                                           ;    29.2          9 d copy
        vmovdqu64 [rbp + 4864], zmm0                                     ;    15.7 p7+p4   22 counter
        vpbroadcastb zmm0, [r8]                                          ;    29.2 p5+p3    9 d.7
        vmovdqu64 [rbp + 4928], zmm3                                     ;    16.2 p8+p9   22 counter
        vpbroadcastb zmm3, [r9 + 7]                                      ;    30.2 p5+p10    9 d.7
        vpxord zmm29, zmm29, zmm3                                        ;    31.2 p0       9 d
        vmovdqu64 [rbp + 4992], zmm29                                    ;    32.2 p7+p4    9 d
        vmovdqu64 [rbp + 5056], zmm8                                     ;    18.2 p8+p9   22 counter
        vpbroadcastb zmm8, [r9 + 7]                                      ;    31.2 p5+p2    9 d.7
        vpxord zmm0, zmm0, zmm8                                          ;    32.2 p0       9 d
        vmovdqu64 [rbp + 5120], zmm0                                     ;    33.2 p7+p4    9 d
        vpbroadcastb zmm8, [r8 + 14]                                     ;    32.2 p5+p3    9 d.1
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512]           ;    13.3 p2       9 d reload
        vpaddb zmm31, zmm8, zmm30                                        ;    33.2 p0       9 d
        vmovdqu64 [rbp + 5184], zmm31                                    ;    34.2 p8+p9    9 d
        vmovdqu64 [rbp + 5248], zmm12                                    ;    21.7 p7+p4   22 counter
        vmovdqu64 [rbp + 5312], zmm16                                    ;    22.2 p8+p9   22 counter
        vpbroadcastb zmm12, [r8 + 14]                                    ;    33.2 p5+p10    9 d.1
        vmovdqu64 [rbp + 5376], zmm20                                    ;    23.7 p7+p4   22 counter
        vpaddb zmm12, zmm12, zmm30                                       ;    34.2 p0       9 d
        vmovdqu64 [rbp + 5440], zmm12                                    ;    35.2 p8+p9    9 d
        vpbroadcastb zmm12, [r8 + 13]                                    ;    34.2 p5+p3    9 d.2
        vpaddb zmm16, zmm12, zmm30                                       ;    35.2 p0       9 d
        vmovdqu64 [rbp + 5504], zmm16                                    ;    36.2 p7+p4    9 d
        vpbroadcastb zmm16, [r8 + 13]                                    ;    35.2 p5+p2    9 d.2
        vmovdqu64 [rbp + 5568], zmm24                                    ;    26.2 p8+p9   22 counter
        vpaddb zmm16, zmm16, zmm30                                       ;    36.2 p0       9 d
        vmovdqu64 [rbp + 5632], zmm16                                    ;    37.2 p7+p4    9 d
        vpbroadcastb zmm16, [r8 + 12]                                    ;    36.2 p5+p10    9 d.3
        vpaddb zmm20, zmm16, zmm30                                       ;    37.2 p0       9 d
        vmovdqu64 [rbp + 5696], zmm20                                    ;    38.2 p8+p9    9 d
        vpbroadcastb zmm20, [r8 + 12]                                    ;    37.2 p5+p3    9 d.3
        vmovdqu64 [rbp + 5760], zmm28                                    ;    29.7 p7+p4   22 counter
        vpaddb zmm20, zmm20, zmm30                                       ;    38.2 p0       9 d
        vmovdqu64 [rbp + 5824], zmm20                                    ;    39.2 p8+p9    9 d
        vpbroadcastb zmm20, [r8 + 11]                                    ;    38.2 p5+p2    9 d.4
        vpaddb zmm24, zmm20, zmm30                                       ;    39.2 p0       9 d
        vmovdqu64 [rbp + 5888], zmm24                                    ;    40.2 p7+p4    9 d
        vpbroadcastb zmm24, [r8 + 11]                                    ;    39.2 p5+p10    9 d.4
        vmovdqu64 [rbp + 5952], zmm8                                     ;    33.2 p8+p9   22 counter
        vpaddb zmm24, zmm24, zmm30                                       ;    40.2 p0       9 d
        vmovdqu64 [rbp + 6016], zmm24                                    ;    41.2 p7+p4    9 d
        vpbroadcastb zmm8, [r8 + 10]                                     ;    40.2 p5+p3    9 d.5
        vpaddb zmm24, zmm8, zmm30                                        ;    41.2 p0       9 d
        vmovdqu64 [rbp + 6080], zmm24                                    ;    42.2 p8+p9    9 d
        vpbroadcastb zmm24, [r8 + 10]                                    ;    41.2 p5+p2    9 d.5
        vmovdqu64 [rbp + 6144], zmm6                                     ;    35.7 p7+p4   22 k
        vpaddb zmm24, zmm24, zmm30                                       ;    42.2 p0       9 d
        vmovdqu64 [rbp + 6208], zmm24                                    ;    43.2 p8+p9    9 d
        vpbroadcastb zmm6, [r8 + 9]                                      ;    42.2 p5+p10    9 d.6
        vpaddb zmm24, zmm6, zmm30                                        ;    43.2 p0       9 d
        vmovdqu64 [rbp + 6272], zmm24                                    ;    44.2 p7+p4    9 d
        vpbroadcastb zmm24, [r8 + 9]                                     ;    43.2 p5+p3    9 d.6
        vpaddb zmm24, zmm24, zmm30                                       ;    44.2 p0       9 d
        vmovdqu64 [rbp + 6336], zmm24                                    ;    45.2 p8+p9    9 d
        vpbroadcastb zmm24, [r8 + 8]                                     ;    44.2 p5+p2    9 d.7
        vpaddb zmm28, zmm24, zmm30                                       ;    45.2 p0       9 d
        vmovdqu64 [rbp + 6400], zmm28                                    ;    46.2 p7+p4    9 d
        vmovdqu64 [rbp + 6464], zmm12                                    ;    40.2 p8+p9   22 counter
        vpbroadcastb zmm12, [r8 + 8]                                     ;    45.2 p5+p10    9 d.7
        vpaddb zmm12, zmm12, zmm30                                       ;    46.2 p0       9 d
        vmovdqu64 [rbp + 6528], zmm12                                    ;    47.2 p7+p4    9 d
        vpbroadcastb zmm12, [r9 + 16]                                    ;    46.2 p5+p3   11 r.0
        vpxord zmm1, zmm1, zmm12                                         ;    47.2 p0      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 320]     ;    21.7 p2      11 t reload
        vpshufb zmm30, zmm28, zmm1                                       ;    48.2 p5      11 t
        vmovdqu64 [rbp + 6592], zmm7                                     ;    42.2 p8+p9   22 k
        vmovdqu64 [rbp + 6656], zmm16                                    ;    43.7 p7+p4   22 counter
        vpbroadcastb zmm7, [r9 + 16]                                     ;    48.2 p5+p10   11 r.0
        vpxord zmm2, zmm2, zmm7                                          ;    49.2 p0      11 t
        vpshufb zmm7, zmm28, zmm2                                        ;    50.2 p5      11 t
        vmovdqu64 [rbp + 6720], zmm11                                    ;    44.2 p8+p9   22 k
        vpbroadcastb zmm11, [r9 + 17]                                    ;    50.2 p5+p3   11 r.1
        vpxord zmm4, zmm4, zmm11                                         ;    51.2 p0      11 t
        vmovdqu64 [rbp + 6784], zmm20                                    ;    45.7 p7+p4   22 counter
        vpshufb zmm16, zmm28, zmm4                                       ;    52.2 p5      11 t
        vmovdqu64 [rbp + 6848], zmm15                                    ;    46.2 p8+p9   22 k
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 128]     ;    23.8 p2      11 t reload
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 64]      ;    24.0 p3      11 t reload
        vmovdqa64 zmm31, zmm1                                            ;    48.2         11 t copy
        vpermi2b zmm31, zmm20, zmm15                                     ;    53.2 p0+p5   11 t
        vmovdqu64 [rbp + 6912], zmm8                                     ;    47.7 p7+p4   22 counter
        vmovdqu64 [rbp + 6976], zmm19                                    ;    48.2 p8+p9   22 k
        vmovdqu64 [rbp + 7040], zmm23                                    ;    49.7 p7+p4   22 k
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 256]      ;    25.3 p2      11 t reload
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 192]     ;    25.5 p3      11 t reload
        vpermi2b zmm1, zmm19, zmm8                                       ;    55.2 p0+p5   11 t
        vpternlogd zmm30, zmm31, zmm1, 0xca                              ;    60.2 p0      11 t
        vmovdqa64 zmm1, zmm2                                             ;    50.2         11 t copy
        vpermi2b zmm1, zmm20, zmm15                                      ;    57.2 p0+p5   11 t
        vpermi2b zmm2, zmm19, zmm8                                       ;    59.2 p0+p5   11 t
        vpternlogd zmm7, zmm1, zmm2, 0xca                                ;    64.2 p0      11 t
        vpbroadcastb zmm1, [r9 + 17]                                     ;    60.2 p5+p10   11 r.1
        vpxord zmm5, zmm5, zmm1                                          ;    61.2 p0      11 t
        vpshufb zmm1, zmm28, zmm5                                        ;    62.2 p5      11 t
        vpbroadcastb zmm2, [r9 + 18]                                     ;    62.2 p5+p2   11 r.2
        vpxord zmm9, zmm9, zmm2                                          ;    63.2 p0      11 t
        vmovdqu64 [rbp + 7104], zmm6                                     ;    50.2 p8+p9   22 counter
        vpbroadcastb zmm6, [r9 + 18]                                     ;    63.2 p5+p3   11 r.2
        vpxord zmm10, zmm10, zmm6                                        ;    64.2 p0      11 t
        vpshufb zmm6, zmm28, zmm9                                        ;    64.2 p5      11 t
        vmovdqu64 [rbp + 7168], zmm24                                    ;    51.7 p7+p4   22 counter
        vpbroadcastb zmm23, [r9 + 19]                                    ;    65.2 p5+p10   11 r.3
        vpxord zmm13, zmm13, zmm23                                       ;    66.2 p0      11 t
        vmovdqu64 [rbp + 7232], zmm27                                    ;    52.2 p8+p9   22 k
        vpbroadcastb zmm24, [r9 + 19]                                    ;    66.2 p5+p2   11 r.3
        vpxord zmm14, zmm14, zmm24                                       ;    67.2 p0      11 t
        vpshufb zmm24, zmm28, zmm10                                      ;    67.2 p5      11 t
        vmovdqu64 [rbp + 7296], zmm3                                     ;    53.7 p7+p4   22 k
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 448]      ;    30.5 p3      11 t reload
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 384]     ;    30.8 p2      11 t reload
        vmovdqa64 zmm31, zmm4                                            ;    52.2         11 t copy
        vpermi2b zmm31, zmm27, zmm3                                      ;    69.2 p0+p5   11 t
        vmovdqu64 [rbp + 7360], zmm12                                    ;    54.2 p8+p9   22 k
        vmovdqa64 zmm12, zmm5                                            ;    62.2         11 t copy
        vpermi2b zmm12, zmm27, zmm3                                      ;    71.2 p0+p5   11 t
        vmovdqu64 [rbp + 7424], zmm11                                    ;    55.7 p7+p4   22 k
        vmovdqu64 [rbp + 7488], zmm2                                     ;    63.2 p8+p9   22 k
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 576]      ;    32.7 p3      11 t reload
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 512]     ;    32.8 p2      11 t reload
        vpermi2b zmm4, zmm11, zmm2                                       ;    73.2 p0+p5   11 t
        vpternlogd zmm16, zmm31, zmm4, 0xca                              ;    78.2 p0      11 t
        vpermi2b zmm5, zmm11, zmm2                                       ;    75.2 p0+p5   11 t
        vpternlogd zmm1, zmm12, zmm5, 0xca                               ;    80.2 p0      11 t
        vpbroadcastb zmm4, [r9 + 20]                                     ;    76.2 p5+p10   11 r.4
        vpxord zmm17, zmm17, zmm4                                        ;    77.2 p0      11 t
        vpbroadcastb zmm5, [r9 + 20]                                     ;    77.2 p5+p3   11 r.4
        vpxord zmm18, zmm18, zmm5                                        ;    78.2 p0      11 t
        vpbroadcastb zmm5, [r9 + 21]                                     ;    78.2 p5+p2   11 r.5
        vpxord zmm21, zmm21, zmm5                                        ;    79.2 p0      11 t
        vmovdqu64 [rbp + 7552], zmm23                                    ;    66.2 p7+p4   22 k
        vpbroadcastb zmm12, [r9 + 21]                                    ;    79.2 p5+p10   11 r.5
        vpxord zmm22, zmm22, zmm12                                       ;    80.2 p0      11 t
        vpshufb zmm12, zmm28, zmm13                                      ;    80.2 p5      11 t
        vmovdqu64 [rbp + 7616], zmm4                                     ;    77.2 p8+p9   22 k
        vpbroadcastb zmm4, [r9 + 22]                                     ;    81.2 p5+p3   11 r.6
        vpxord zmm25, zmm25, zmm4                                        ;    82.2 p0      11 t
        vmovdqu64 [rbp + 7680], zmm5                                     ;    79.2 p7+p4   22 k
        vpbroadcastb zmm5, [r9 + 22]                                     ;    82.2 p5+p2   11 r.6
        vpxord zmm26, zmm26, zmm5                                        ;    83.2 p0      11 t
        vpshufb zmm5, zmm28, zmm14                                       ;    83.2 p5      11 t
        vmovdqu64 [rbp + 7744], zmm4                                     ;    82.2 p8+p9   22 k
        vmovdqa64 zmm4, zmm17                                            ;    78.2         11 t copy
        vpermi2b zmm4, zmm27, zmm3                                       ;    85.2 p0+p5   11 t
        vmovdqa64 zmm23, zmm18                                           ;    79.2         11 t copy
        vpermi2b zmm23, zmm27, zmm3                                      ;    87.2 p0+p5   11 t
        vpshufb zmm3, zmm28, zmm17                                       ;    88.2 p5      11 t
        vpermi2b zmm17, zmm11, zmm2                                      ;    90.2 p0+p5   11 t
        vpternlogd zmm3, zmm4, zmm17, 0xca                               ;    95.2 p0      11 t
        vmovdqa64 zmm4, zmm18                                            ;    79.2         11 t copy
        vpermi2b zmm4, zmm11, zmm2                                       ;    92.2 p0+p5   11 t
        vpshufb zmm2, zmm28, zmm18                                       ;    93.2 p5      11 t
        vpternlogd zmm2, zmm23, zmm4, 0xca                               ;    97.2 p0      11 t
        vpbroadcastb zmm4, [r9 + 23]                                     ;    94.2 p5+p10   11 r.7
        vpxord zmm29, zmm29, zmm4                                        ;    95.2 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 704]     ;    40.8 p3      11 t reload
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 640]     ;    41.0 p2      11 t reload
        vmovdqa64 zmm18, zmm9                                            ;    64.2         11 t copy
        vpermi2b zmm18, zmm17, zmm11                                     ;    96.2 p0+p5   11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 832]     ;    41.8 p3      11 t reload
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 768]     ;    42.0 p2      11 t reload
        vpermi2b zmm9, zmm27, zmm23                                      ;    98.2 p0+p5   11 t
        vpternlogd zmm6, zmm18, zmm9, 0xca                               ;   103.2 p0      11 t
        vmovdqa64 zmm9, zmm10                                            ;    65.2         11 t copy
        vpermi2b zmm9, zmm17, zmm11                                      ;   100.2 p0+p5   11 t
        vpermi2b zmm10, zmm27, zmm23                                     ;   102.2 p0+p5   11 t
        vpternlogd zmm24, zmm9, zmm10, 0xca                              ;   107.2 p0      11 t
        vpbroadcastb zmm9, [r9 + 23]                                     ;   103.2 p5+p10   11 r.7
        vpxord zmm0, zmm0, zmm9                                          ;   104.2 p0      11 t
        vmovdqa64 zmm9, zmm21                                            ;    80.2         11 t copy
        vpermi2b zmm9, zmm17, zmm11                                      ;   105.2 p0+p5   11 t
        vmovdqa64 zmm10, zmm22                                           ;    81.2         11 t copy
        vpermi2b zmm10, zmm17, zmm11                                     ;   107.2 p0+p5   11 t
        vpshufb zmm11, zmm28, zmm21                                      ;   108.2 p5      11 t
        vpermi2b zmm21, zmm27, zmm23                                     ;   110.2 p0+p5   11 t
        vpternlogd zmm11, zmm9, zmm21, 0xca                              ;   115.2 p0      11 t
        vmovdqa64 zmm9, zmm22                                            ;    81.2         11 t copy
        vpermi2b zmm9, zmm27, zmm23                                      ;   112.2 p0+p5   11 t
        vpshufb zmm17, zmm28, zmm22                                      ;   113.2 p5      11 t
        vpternlogd zmm17, zmm10, zmm9, 0xca                              ;   117.2 p0      11 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 960]      ;    47.7 p3      11 t reload
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 896]     ;    47.8 p2      11 t reload
        vmovdqa64 zmm18, zmm13                                           ;    67.2         11 t copy
        vpermi2b zmm18, zmm10, zmm9                                      ;   115.2 p0+p5   11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 1088]    ;    48.7 p3      11 t reload
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 1024]    ;    48.8 p2      11 t reload
        vpermi2b zmm13, zmm22, zmm21                                     ;   117.2 p0+p5   11 t
        vpternlogd zmm12, zmm18, zmm13, 0xca                             ;   122.2 p0      11 t
        vmovdqa64 zmm13, zmm14                                           ;    68.2         11 t copy
        vpermi2b zmm13, zmm10, zmm9                                      ;   119.2 p0+p5   11 t
        vpermi2b zmm14, zmm22, zmm21                                     ;   121.2 p0+p5   11 t
        vpternlogd zmm5, zmm13, zmm14, 0xca                              ;   126.2 p0      11 t
        vmovdqa64 zmm13, zmm25                                           ;    83.2         11 t copy
        vpermi2b zmm13, zmm10, zmm9                                      ;   123.2 p0+p5   11 t
        vmovdqa64 zmm14, zmm26                                           ;    84.2         11 t copy
        vpermi2b zmm14, zmm10, zmm9                                      ;   125.2 p0+p5   11 t
        vpshufb zmm9, zmm28, zmm25                                       ;   126.2 p5      11 t
        vpermi2b zmm25, zmm22, zmm21                                     ;   128.2 p0+p5   11 t
        vpternlogd zmm9, zmm13, zmm25, 0xca                              ;   133.2 p0      11 t
        vmovdqa64 zmm10, zmm26                                           ;    84.2         11 t copy
        vpermi2b zmm10, zmm22, zmm21                                     ;   130.2 p0+p5   11 t
        vpshufb zmm13, zmm28, zmm26                                      ;   131.2 p5      11 t
        vpternlogd zmm13, zmm14, zmm10, 0xca                             ;   135.2 p0      11 t
        vpshufb zmm10, zmm28, zmm29                                      ;   132.2 p5      11 t
        vpshufb zmm14, zmm28, zmm0                                       ;   133.2 p5      11 t
        vmovdqa64 zmm18, zmm29                                           ;    96.2         11 t copy
        vpermi2b zmm18, zmm20, zmm15                                     ;   135.2 p0+p5   11 t
        vmovdqa64 zmm21, zmm0                                            ;   105.2         11 t copy
        vpermi2b zmm21, zmm20, zmm15                                     ;   137.2 p0+p5   11 t
        vpermi2b zmm29, zmm19, zmm8                                      ;   139.2 p0+p5   11 t
        vpermi2b zmm0, zmm19, zmm8                                       ;   141.2 p0+p5   11 t
        vpternlogd zmm10, zmm18, zmm29, 0xca                             ;   144.2 p0      11 t
        vpternlogd zmm14, zmm21, zmm0, 0xca                              ;   146.2 p0      11 t
        vpbroadcastb zmm0, [r8 + 15]                                     ;   142.2 p5+p10   22 counter
        vmovdqa64 zmm8, zmm30                                            ;    61.2         11 t copy
        vpternlogd zmm8, zmm11, zmm12, 0x96                              ;   123.2 p0      11 t
        vmovdqa64 zmm15, zmm3                                            ;    96.2         11 t copy
        vpternlogd zmm15, zmm6, zmm12, 0x96                              ;   123.2 p0      11 t
        vpternlogd zmm3, zmm8, zmm6, 0x96                                ;   124.2 p0      11 t
        vpternlogd zmm6, zmm10, zmm16, 0x96                              ;   145.2 p0      11 t
        vpternlogd zmm10, zmm15, zmm16, 0x96                             ;   145.2 p0      11 t
        vpternlogd zmm16, zmm9, zmm30, 0x96                              ;   134.2 p0      11 t
        vpternlogd zmm11, zmm12, zmm16, 0x96                             ;   135.2 p0      11 t
        vpternlogd zmm9, zmm30, zmm6, 0x96                               ;   146.2 p0      11 t
        vmovdqu64 [rbp + 7808], zmm3                                     ;   125.2 p7+p4   11 t
        vmovdqu64 [rbp + 7872], zmm10                                    ;   146.2 p8+p9   11 t
        vmovdqu64 [rbp + 7936], zmm11                                    ;   136.2 p7+p4   11 t
        vpxord zmm8, zmm8, zmm10                                         ;   146.2 p0      11 t
        vmovdqu64 [rbp + 8000], zmm8                                     ;   147.2 p8+p9   11 t
        vmovdqa64 zmm8, zmm7                                             ;    65.2         11 t copy
        vpternlogd zmm8, zmm17, zmm5, 0x96                               ;   127.2 p0      11 t
        vmovdqa64 zmm10, zmm2                                            ;    98.2         11 t copy
        vpternlogd zmm10, zmm24, zmm5, 0x96                              ;   127.2 p0      11 t
        vpternlogd zmm2, zmm8, zmm24, 0x96                               ;   128.2 p0      11 t
        vpternlogd zmm24, zmm14, zmm1, 0x96                              ;   147.2 p0      11 t
        vpternlogd zmm14, zmm10, zmm1, 0x96                              ;   147.2 p0      11 t
        vpternlogd zmm1, zmm13, zmm7, 0x96                               ;   136.2 p0      11 t
        vpternlogd zmm17, zmm5, zmm1, 0x96                               ;   137.2 p0      11 t
        vpternlogd zmm13, zmm7, zmm24, 0x96                              ;   148.2 p0      11 t
        vmovdqu64 [rbp + 8064], zmm2                                     ;   129.2 p7+p4   11 t
        vmovdqu64 [rbp + 8128], zmm14                                    ;   148.2 p8+p9   11 t
        vmovdqu64 [rbp + 8192], zmm17                                    ;   138.2 p7+p4   11 t
        vpxord zmm8, zmm8, zmm14                                         ;   148.2 p0      11 t
        vmovdqu64 [rbp + 8256], zmm8                                     ;   149.2 p8+p9   11 t
        vpxord zmm3, zmm3, zmm16                                         ;   135.2 p0      11 t
        vmovdqu64 [rbp + 8320], zmm3                                     ;   136.2 p7+p4   11 t
        vmovdqu64 [rbp + 8384], zmm9                                     ;   147.2 p8+p9   11 t
        vpxord zmm15, zmm15, zmm9                                        ;   147.2 p0      11 t
        vmovdqu64 [rbp + 8448], zmm15                                    ;   148.2 p7+p4   11 t
        vpxord zmm2, zmm2, zmm1                                          ;   137.2 p0      11 t
        vmovdqu64 [rbp + 8512], zmm2                                     ;   138.2 p8+p9   11 t
        vmovdqu64 [rbp + 8576], zmm0                                     ;   143.2 p7+p4   22 counter
        vmovdqu64 [rbp + 8640], zmm13                                    ;   149.2 p8+p9   11 t
        vpxord zmm10, zmm10, zmm13                                       ;   149.2 p0      11 t
        vmovdqu64 [rbp + 8704], zmm10                                    ;   150.2 p7+p4   11 t
        vpxord zmm11, zmm11, zmm6                                        ;   146.2 p0      11 t
        vmovdqu64 [rbp + 8768], zmm11                                    ;   147.2 p8+p9   11 t
        vpxord zmm17, zmm17, zmm24                                       ;   148.2 p0      11 t
        vmovdqu64 [rbp + 8832], zmm17                                    ;   149.2 p7+p4   11 t
        vmovdqu64 [rbp + 8896], zmm4                                     ;    95.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 8]                                      ;   143.2 p5+p3   22 k
        vmovdqu64 [rbp + 8960], zmm0                                     ;   144.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 9]                                      ;   144.2 p5+p2   22 k
        vmovdqu64 [rbp + 9024], zmm0                                     ;   145.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 10]                                     ;   145.2 p5+p10   22 k
        vmovdqu64 [rbp + 9088], zmm0                                     ;   146.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 11]                                     ;   146.2 p5+p3   22 k
        vmovdqu64 [rbp + 9152], zmm0                                     ;   147.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 12]                                     ;   147.2 p5+p2   22 k
        vmovdqu64 [rbp + 9216], zmm0                                     ;   148.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 13]                                     ;   148.2 p5+p10   22 k
        vmovdqu64 [rbp + 9280], zmm0                                     ;   149.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 14]                                     ;   149.2 p5+p3   22 k
        vmovdqu64 [rbp + 9344], zmm0                                     ;   150.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 15]                                     ;   150.2 p5+p2   22 k
        vmovdqu64 [rbp + 9408], zmm0                                     ;   151.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 24]                                     ;   151.2 p5+p10   22 k
        vmovdqu64 [rbp + 9472], zmm0                                     ;   152.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 25]                                     ;   152.2 p5+p3   22 k
        vmovdqu64 [rbp + 9536], zmm0                                     ;   153.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 26]                                     ;   153.2 p5+p2   22 k
        vmovdqu64 [rbp + 9600], zmm0                                     ;   154.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 27]                                     ;   154.2 p5+p10   22 k
        vmovdqu64 [rbp + 9664], zmm0                                     ;   155.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 28]                                     ;   155.2 p5+p3   22 k
        vmovdqu64 [rbp + 9728], zmm0                                     ;   156.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 29]                                     ;   156.2 p5+p2   22 k
        vmovdqu64 [rbp + 9792], zmm0                                     ;   157.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 30]                                     ;   157.2 p5+p10   22 k
        vmovdqu64 [rbp + 9856], zmm0                                     ;   158.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 31]                                     ;   158.2 p5+p3   22 k
        vmovdqu64 [rbp + 9920], zmm0                                     ;   159.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 32]                                     ;   159.2 p5+p2   22 k
        vmovdqu64 [rbp + 9984], zmm0                                     ;   160.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 33]                                     ;   160.2 p5+p10   22 k
        vmovdqu64 [rbp + 10048], zmm0                                    ;   161.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 34]                                     ;   161.2 p5+p3   22 k
        vmovdqu64 [rbp + 10112], zmm0                                    ;   162.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 35]                                     ;   162.2 p5+p2   22 k
        vmovdqu64 [rbp + 10176], zmm0                                    ;   163.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 36]                                     ;   163.2 p5+p10   22 k
        vmovdqu64 [rbp + 10240], zmm0                                    ;   164.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 37]                                     ;   164.2 p5+p3   22 k
        vmovdqu64 [rbp + 10304], zmm0                                    ;   165.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 38]                                     ;   165.2 p5+p2   22 k
        vmovdqu64 [rbp + 10368], zmm0                                    ;   166.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 39]                                     ;   166.2 p5+p10   22 k
        vmovdqu64 [rbp + 10432], zmm0                                    ;   167.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 40]                                     ;   167.2 p5+p3   22 k
        vmovdqu64 [rbp + 10496], zmm0                                    ;   168.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 41]                                     ;   168.2 p5+p2   22 k
        vmovdqu64 [rbp + 10560], zmm0                                    ;   169.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 42]                                     ;   169.2 p5+p10   22 k
        vmovdqu64 [rbp + 10624], zmm0                                    ;   170.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 43]                                     ;   170.2 p5+p3   22 k
        vmovdqu64 [rbp + 10688], zmm0                                    ;   171.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 44]                                     ;   171.2 p5+p2   22 k
        vmovdqu64 [rbp + 10752], zmm0                                    ;   172.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 45]                                     ;   172.2 p5+p10   22 k
        vmovdqu64 [rbp + 10816], zmm0                                    ;   173.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 46]                                     ;   173.2 p5+p3   22 k
        vmovdqu64 [rbp + 10880], zmm0                                    ;   174.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 47]                                     ;   174.2 p5+p2   22 k
        vmovdqu64 [rbp + 10944], zmm0                                    ;   175.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 48]                                     ;   175.2 p5+p10   22 k
        vmovdqu64 [rbp + 11008], zmm0                                    ;   176.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 49]                                     ;   176.2 p5+p3   22 k
        vmovdqu64 [rbp + 11072], zmm0                                    ;   177.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 50]                                     ;   177.2 p5+p2   22 k
        vmovdqu64 [rbp + 11136], zmm0                                    ;   178.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 51]                                     ;   178.2 p5+p10   22 k
        vmovdqu64 [rbp + 11200], zmm0                                    ;   179.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 52]                                     ;   179.2 p5+p3   22 k
        vmovdqu64 [rbp + 11264], zmm0                                    ;   180.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 53]                                     ;   180.2 p5+p2   22 k
        vmovdqu64 [rbp + 11328], zmm0                                    ;   181.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 54]                                     ;   181.2 p5+p10   22 k
        vmovdqu64 [rbp + 11392], zmm0                                    ;   182.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 55]                                     ;   182.2 p5+p3   22 k
        vmovdqu64 [rbp + 11456], zmm0                                    ;   183.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 56]                                     ;   183.2 p5+p2   22 k
        vmovdqu64 [rbp + 11520], zmm0                                    ;   184.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 57]                                     ;   184.2 p5+p10   22 k
        vmovdqu64 [rbp + 11584], zmm0                                    ;   185.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 58]                                     ;   185.2 p5+p3   22 k
        vmovdqu64 [rbp + 11648], zmm0                                    ;   186.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 59]                                     ;   186.2 p5+p2   22 k
        vmovdqu64 [rbp + 11712], zmm0                                    ;   187.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 60]                                     ;   187.2 p5+p10   22 k
        vmovdqu64 [rbp + 11776], zmm0                                    ;   188.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 61]                                     ;   188.2 p5+p3   22 k
        vmovdqu64 [rbp + 11840], zmm0                                    ;   189.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 62]                                     ;   189.2 p5+p2   22 k
        vmovdqu64 [rbp + 11904], zmm0                                    ;   190.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 63]                                     ;   190.2 p5+p10   22 k
        vmovdqu64 [rbp + 11968], zmm0                                    ;   191.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 64]                                     ;   191.2 p5+p3   22 k
        vmovdqu64 [rbp + 12032], zmm0                                    ;   192.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 65]                                     ;   192.2 p5+p2   22 k
        vmovdqu64 [rbp + 12096], zmm0                                    ;   193.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 66]                                     ;   193.2 p5+p10   22 k
        vmovdqu64 [rbp + 12160], zmm0                                    ;   194.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 67]                                     ;   194.2 p5+p3   22 k
        vmovdqu64 [rbp + 12224], zmm0                                    ;   195.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 68]                                     ;   195.2 p5+p2   22 k
        vmovdqu64 [rbp + 12288], zmm0                                    ;   196.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 69]                                     ;   196.2 p5+p10   22 k
        vmovdqu64 [rbp + 12352], zmm0                                    ;   197.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 70]                                     ;   197.2 p5+p3   22 k
        vmovdqu64 [rbp + 12416], zmm0                                    ;   198.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 71]                                     ;   198.2 p5+p2   22 k
        vmovdqu64 [rbp + 12480], zmm0                                    ;   199.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 72]                                     ;   199.2 p5+p10   22 k
        vmovdqu64 [rbp + 12544], zmm0                                    ;   200.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 73]                                     ;   200.2 p5+p3   22 k
        vmovdqu64 [rbp + 12608], zmm0                                    ;   201.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 74]                                     ;   201.2 p5+p2   22 k
        vmovdqu64 [rbp + 12672], zmm0                                    ;   202.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 75]                                     ;   202.2 p5+p10   22 k
        vmovdqu64 [rbp + 12736], zmm0                                    ;   203.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 76]                                     ;   203.2 p5+p3   22 k
        vmovdqu64 [rbp + 12800], zmm0                                    ;   204.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 77]                                     ;   204.2 p5+p2   22 k
        vmovdqu64 [rbp + 12864], zmm0                                    ;   205.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 78]                                     ;   205.2 p5+p10   22 k
        vmovdqu64 [rbp + 12928], zmm0                                    ;   206.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 79]                                     ;   206.2 p5+p3   22 k
        vmovdqu64 [rbp + 12992], zmm0                                    ;   207.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 80]                                     ;   207.2 p5+p2   22 k
        vmovdqu64 [rbp + 13056], zmm0                                    ;   208.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 81]                                     ;   208.2 p5+p10   22 k
        vmovdqu64 [rbp + 13120], zmm0                                    ;   209.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 82]                                     ;   209.2 p5+p3   22 k
        vmovdqu64 [rbp + 13184], zmm0                                    ;   210.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 83]                                     ;   210.2 p5+p2   22 k
        vmovdqu64 [rbp + 13248], zmm0                                    ;   211.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 84]                                     ;   211.2 p5+p10   22 k
        vmovdqu64 [rbp + 13312], zmm0                                    ;   212.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 85]                                     ;   212.2 p5+p3   22 k
        vmovdqu64 [rbp + 13376], zmm0                                    ;   213.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 86]                                     ;   213.2 p5+p2   22 k
        vmovdqu64 [rbp + 13440], zmm0                                    ;   214.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 87]                                     ;   214.2 p5+p10   22 k
        vmovdqu64 [rbp + 13504], zmm0                                    ;   215.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 88]                                     ;   215.2 p5+p3   22 k
        vmovdqu64 [rbp + 13568], zmm0                                    ;   216.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 89]                                     ;   216.2 p5+p2   22 k
        vmovdqu64 [rbp + 13632], zmm0                                    ;   217.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 90]                                     ;   217.2 p5+p10   22 k
        vmovdqu64 [rbp + 13696], zmm0                                    ;   218.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 91]                                     ;   218.2 p5+p3   22 k
        vmovdqu64 [rbp + 13760], zmm0                                    ;   219.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 92]                                     ;   219.2 p5+p2   22 k
        vmovdqu64 [rbp + 13824], zmm0                                    ;   220.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 93]                                     ;   220.2 p5+p10   22 k
        vmovdqu64 [rbp + 13888], zmm0                                    ;   221.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 94]                                     ;   221.2 p5+p3   22 k
        vmovdqu64 [rbp + 13952], zmm0                                    ;   222.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 95]                                     ;   222.2 p5+p2   22 k
        vmovdqu64 [rbp + 14016], zmm0                                    ;   223.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 96]                                     ;   223.2 p5+p10   22 k
        vmovdqu64 [rbp + 14080], zmm0                                    ;   224.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 97]                                     ;   224.2 p5+p3   22 k
        vmovdqu64 [rbp + 14144], zmm0                                    ;   225.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 98]                                     ;   225.2 p5+p2   22 k
        vmovdqu64 [rbp + 14208], zmm0                                    ;   226.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 99]                                     ;   226.2 p5+p10   22 k
        vmovdqu64 [rbp + 14272], zmm0                                    ;   227.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 100]                                    ;   227.2 p5+p3   22 k
        vmovdqu64 [rbp + 14336], zmm0                                    ;   228.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 101]                                    ;   228.2 p5+p2   22 k
        vmovdqu64 [rbp + 14400], zmm0                                    ;   229.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 102]                                    ;   229.2 p5+p10   22 k
        vmovdqu64 [rbp + 14464], zmm0                                    ;   230.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 103]                                    ;   230.2 p5+p3   22 k
        vmovdqu64 [rbp + 14528], zmm0                                    ;   231.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 104]                                    ;   231.2 p5+p2   22 k
        vmovdqu64 [rbp + 14592], zmm0                                    ;   232.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 105]                                    ;   232.2 p5+p10   22 k
        vmovdqu64 [rbp + 14656], zmm0                                    ;   233.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 106]                                    ;   233.2 p5+p3   22 k
        vmovdqu64 [rbp + 14720], zmm0                                    ;   234.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 107]                                    ;   234.2 p5+p2   22 k
        vmovdqu64 [rbp + 14784], zmm0                                    ;   235.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 108]                                    ;   235.2 p5+p10   22 k
        vmovdqu64 [rbp + 14848], zmm0                                    ;   236.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 109]                                    ;   236.2 p5+p3   22 k
        vmovdqu64 [rbp + 14912], zmm0                                    ;   237.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 110]                                    ;   237.2 p5+p2   22 k
        vmovdqu64 [rbp + 14976], zmm0                                    ;   238.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 111]                                    ;   238.2 p5+p10   22 k
        vmovdqu64 [rbp + 15040], zmm0                                    ;   239.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 112]                                    ;   239.2 p5+p3   22 k
        vmovdqu64 [rbp + 15104], zmm0                                    ;   240.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 113]                                    ;   240.2 p5+p2   22 k
        vmovdqu64 [rbp + 15168], zmm0                                    ;   241.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 114]                                    ;   241.2 p5+p10   22 k
        vmovdqu64 [rbp + 15232], zmm0                                    ;   242.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 115]                                    ;   242.2 p5+p3   22 k
        vmovdqu64 [rbp + 15296], zmm0                                    ;   243.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 116]                                    ;   243.2 p5+p2   22 k
        vmovdqu64 [rbp + 15360], zmm0                                    ;   244.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 117]                                    ;   244.2 p5+p10   22 k
        vmovdqu64 [rbp + 15424], zmm0                                    ;   245.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 118]                                    ;   245.2 p5+p3   22 k
        vmovdqu64 [rbp + 15488], zmm0                                    ;   246.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 119]                                    ;   246.2 p5+p2   22 k
        vmovdqu64 [rbp + 15552], zmm0                                    ;   247.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 120]                                    ;   247.2 p5+p10   22 k
        vmovdqu64 [rbp + 15616], zmm0                                    ;   248.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 121]                                    ;   248.2 p5+p3   22 k
        vmovdqu64 [rbp + 15680], zmm0                                    ;   249.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 122]                                    ;   249.2 p5+p2   22 k
        vmovdqu64 [rbp + 15744], zmm0                                    ;   250.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 123]                                    ;   250.2 p5+p10   22 k
        vmovdqu64 [rbp + 15808], zmm0                                    ;   251.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 124]                                    ;   251.2 p5+p3   22 k
        vmovdqu64 [rbp + 15872], zmm0                                    ;   252.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 125]                                    ;   252.2 p5+p2   22 k
        vmovdqu64 [rbp + 15936], zmm0                                    ;   253.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 126]                                    ;   253.2 p5+p10   22 k
        vmovdqu64 [rbp + 16000], zmm0                                    ;   254.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 127]                                    ;   254.2 p5+p3   22 k
        vmovdqu64 [rbp + 16064], zmm0                                    ;   255.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 128]                                    ;   255.2 p5+p2   22 k
        vmovdqu64 [rbp + 16128], zmm0                                    ;   256.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 129]                                    ;   256.2 p5+p10   22 k
        vmovdqu64 [rbp + 16192], zmm0                                    ;   257.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 130]                                    ;   257.2 p5+p3   22 k
        vmovdqu64 [rbp + 16256], zmm0                                    ;   258.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 131]                                    ;   258.2 p5+p2   22 k
        vmovdqu64 [rbp + 16320], zmm0                                    ;   259.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 132]                                    ;   259.2 p5+p10   22 k
        vmovdqu64 [rbp + 16384], zmm0                                    ;   260.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 133]                                    ;   260.2 p5+p3   22 k
        vmovdqu64 [rbp + 16448], zmm0                                    ;   261.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 134]                                    ;   261.2 p5+p2   22 k
        vmovdqu64 [rbp + 16512], zmm0                                    ;   262.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 135]                                    ;   262.2 p5+p10   22 k
        vmovdqu64 [rbp + 16576], zmm0                                    ;   263.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 136]                                    ;   263.2 p5+p3   22 k
        vmovdqu64 [rbp + 16640], zmm0                                    ;   264.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 137]                                    ;   264.2 p5+p2   22 k
        vmovdqu64 [rbp + 16704], zmm0                                    ;   265.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 138]                                    ;   265.2 p5+p10   22 k
        vmovdqu64 [rbp + 16768], zmm0                                    ;   266.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 139]                                    ;   266.2 p5+p3   22 k
        vmovdqu64 [rbp + 16832], zmm0                                    ;   267.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 140]                                    ;   267.2 p5+p2   22 k
        vmovdqu64 [rbp + 16896], zmm0                                    ;   268.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 141]                                    ;   268.2 p5+p10   22 k
        vmovdqu64 [rbp + 16960], zmm0                                    ;   269.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 142]                                    ;   269.2 p5+p3   22 k
        vmovdqu64 [rbp + 17024], zmm0                                    ;   270.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 143]                                    ;   270.2 p5+p2   22 k
        vmovdqu64 [rbp + 17088], zmm0                                    ;   271.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 144]                                    ;   271.2 p5+p10   22 k
        vmovdqu64 [rbp + 17152], zmm0                                    ;   272.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 145]                                    ;   272.2 p5+p3   22 k
        vmovdqu64 [rbp + 17216], zmm0                                    ;   273.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 146]                                    ;   273.2 p5+p2   22 k
        vmovdqu64 [rbp + 17280], zmm0                                    ;   274.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 147]                                    ;   274.2 p5+p10   22 k
        vmovdqu64 [rbp + 17344], zmm0                                    ;   275.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 148]                                    ;   275.2 p5+p3   22 k
        vmovdqu64 [rbp + 17408], zmm0                                    ;   276.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 149]                                    ;   276.2 p5+p2   22 k
        vmovdqu64 [rbp + 17472], zmm0                                    ;   277.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 150]                                    ;   277.2 p5+p10   22 k
        vmovdqu64 [rbp + 17536], zmm0                                    ;   278.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 151]                                    ;   278.2 p5+p3   22 k
        vmovdqu64 [rbp + 17600], zmm0                                    ;   279.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 152]                                    ;   279.2 p5+p2   22 k
        vmovdqu64 [rbp + 17664], zmm0                                    ;   280.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 153]                                    ;   280.2 p5+p10   22 k
        vmovdqu64 [rbp + 17728], zmm0                                    ;   281.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 154]                                    ;   281.2 p5+p3   22 k
        vmovdqu64 [rbp + 17792], zmm0                                    ;   282.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 155]                                    ;   282.2 p5+p2   22 k
        vmovdqu64 [rbp + 17856], zmm0                                    ;   283.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 156]                                    ;   283.2 p5+p10   22 k
        vmovdqu64 [rbp + 17920], zmm0                                    ;   284.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 157]                                    ;   284.2 p5+p3   22 k
        vmovdqu64 [rbp + 17984], zmm0                                    ;   285.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 158]                                    ;   285.2 p5+p2   22 k
        vmovdqu64 [rbp + 18048], zmm0                                    ;   286.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 159]                                    ;   286.2 p5+p10   22 k
        vmovdqu64 [rbp + 18112], zmm0                                    ;   287.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 160]                                    ;   287.2 p5+p3   22 k
        vmovdqu64 [rbp + 18176], zmm0                                    ;   288.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 161]                                    ;   288.2 p5+p2   22 k
        vmovdqu64 [rbp + 18240], zmm0                                    ;   289.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 162]                                    ;   289.2 p5+p10   22 k
        vmovdqu64 [rbp + 18304], zmm0                                    ;   290.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 163]                                    ;   290.2 p5+p3   22 k
        vmovdqu64 [rbp + 18368], zmm0                                    ;   291.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 164]                                    ;   291.2 p5+p2   22 k
        vmovdqu64 [rbp + 18432], zmm0                                    ;   292.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 165]                                    ;   292.2 p5+p10   22 k
        vmovdqu64 [rbp + 18496], zmm0                                    ;   293.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 166]                                    ;   293.2 p5+p3   22 k
        vmovdqu64 [rbp + 18560], zmm0                                    ;   294.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 167]                                    ;   294.2 p5+p2   22 k
        vmovdqu64 [rbp + 18624], zmm0                                    ;   295.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 168]                                    ;   295.2 p5+p10   22 k
        vmovdqu64 [rbp + 18688], zmm0                                    ;   296.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 169]                                    ;   296.2 p5+p3   22 k
        vmovdqu64 [rbp + 18752], zmm0                                    ;   297.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 170]                                    ;   297.2 p5+p2   22 k
        vmovdqu64 [rbp + 18816], zmm0                                    ;   298.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 171]                                    ;   298.2 p5+p10   22 k
        vmovdqu64 [rbp + 18880], zmm0                                    ;   299.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 172]                                    ;   299.2 p5+p3   22 k
        vmovdqu64 [rbp + 18944], zmm0                                    ;   300.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 173]                                    ;   300.2 p5+p2   22 k
        vmovdqu64 [rbp + 19008], zmm0                                    ;   301.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 174]                                    ;   301.2 p5+p10   22 k
        vmovdqu64 [rbp + 19072], zmm0                                    ;   302.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 175]                                    ;   302.2 p5+p3   22 k
        vmovdqu64 [rbp + 19136], zmm0                                    ;   303.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 176]                                    ;   303.2 p5+p2   22 k
        vmovdqu64 [rbp + 19200], zmm0                                    ;   304.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 177]                                    ;   304.2 p5+p10   22 k
        vmovdqu64 [rbp + 19264], zmm0                                    ;   305.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 178]                                    ;   305.2 p5+p3   22 k
        vmovdqu64 [rbp + 19328], zmm0                                    ;   306.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 179]                                    ;   306.2 p5+p2   22 k
        vmovdqu64 [rbp + 19392], zmm0                                    ;   307.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 180]                                    ;   307.2 p5+p10   22 k
        vmovdqu64 [rbp + 19456], zmm0                                    ;   308.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 181]                                    ;   308.2 p5+p3   22 k
        vmovdqu64 [rbp + 19520], zmm0                                    ;   309.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 182]                                    ;   309.2 p5+p2   22 k
        vmovdqu64 [rbp + 19584], zmm0                                    ;   310.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 183]                                    ;   310.2 p5+p10   22 k
        vmovdqu64 [rbp + 19648], zmm0                                    ;   311.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 184]                                    ;   311.2 p5+p3   22 k
        vmovdqu64 [rbp + 19712], zmm0                                    ;   312.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 185]                                    ;   312.2 p5+p2   22 k
        vmovdqu64 [rbp + 19776], zmm0                                    ;   313.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 186]                                    ;   313.2 p5+p10   22 k
        vmovdqu64 [rbp + 19840], zmm0                                    ;   314.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 187]                                    ;   314.2 p5+p3   22 k
        vmovdqu64 [rbp + 19904], zmm0                                    ;   315.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 188]                                    ;   315.2 p5+p2   22 k
        vmovdqu64 [rbp + 19968], zmm0                                    ;   316.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 189]                                    ;   316.2 p5+p10   22 k
        vmovdqu64 [rbp + 20032], zmm0                                    ;   317.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 190]                                    ;   317.2 p5+p3   22 k
        vmovdqu64 [rbp + 20096], zmm0                                    ;   318.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 191]                                    ;   318.2 p5+p2   22 k
        vmovdqu64 [rbp + 20160], zmm0                                    ;   319.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 192]                                    ;   319.2 p5+p10   22 k
        vmovdqu64 [rbp + 20224], zmm0                                    ;   320.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 193]                                    ;   320.2 p5+p3   22 k
        vmovdqu64 [rbp + 20288], zmm0                                    ;   321.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 194]                                    ;   321.2 p5+p2   22 k
        vmovdqu64 [rbp + 20352], zmm0                                    ;   322.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 195]                                    ;   322.2 p5+p10   22 k
        vmovdqu64 [rbp + 20416], zmm0                                    ;   323.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 196]                                    ;   323.2 p5+p3   22 k
        vmovdqu64 [rbp + 20480], zmm0                                    ;   324.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 197]                                    ;   324.2 p5+p2   22 k
        vmovdqu64 [rbp + 20544], zmm0                                    ;   325.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 198]                                    ;   325.2 p5+p10   22 k
        vmovdqu64 [rbp + 20608], zmm0                                    ;   326.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 199]                                    ;   326.2 p5+p3   22 k
        vmovdqu64 [rbp + 20672], zmm0                                    ;   327.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 200]                                    ;   327.2 p5+p2   22 k
        vmovdqu64 [rbp + 20736], zmm0                                    ;   328.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 201]                                    ;   328.2 p5+p10   22 k
        vmovdqu64 [rbp + 20800], zmm0                                    ;   329.2 p8+p9   22 k
        vpbroadcastb zmm0, [r9 + 202]                                    ;   329.2 p5+p3   22 k
        vmovdqu64 [rbp + 20864], zmm0                                    ;   330.2 p7+p4   22 k
        vpbroadcastb zmm0, [r9 + 203]                                    ;   330.2 p5+p2   22 k
        vpbroadcastb zmm1, [r9 + 204]                                    ;   331.2 p5+p10   22 k
        vpbroadcastb zmm2, [r9 + 205]                                    ;   332.2 p5+p3   22 k
        vpbroadcastb zmm3, [r9 + 206]                                    ;   333.2 p5+p2   22 k
        vpbroadcastb zmm4, [r9 + 207]                                    ;   334.2 p5+p10   22 k
        vmovdqu64 [rbp + 20928], zmm0                                    ;   331.2 p8+p9   22 k
        vmovdqu64 [rbp + 20992], zmm1                                    ;   332.2 p7+p4   22 k
        vmovdqu64 [rbp + 21056], zmm2                                    ;   333.2 p8+p9   22 k
        vmovdqu64 [rbp + 21120], zmm3                                    ;   334.2 p7+p4   22 k
        vmovdqu64 [rbp + 21184], zmm4                                    ;   335.2 p8+p9   22 k
        mov esi, 0                                                       ;   129.0 p1      22 k reload
        mov dword [rbp + 24464], esi                                     ;   271.7 p7+p4   22 k
        cmp dword [rbp + 24468], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 24468]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 24400], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 24408]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 24416], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov esi, dword [rbp + 24464]                                     ;                    resident
        align 16
.blocks_1:
        vmovd xmm0, esi                                                  ;     0.0 p5       9 d
        vpermq zmm0, zmm0, 0                                             ;     2.0 p5       9 d
        vshufi32x4 zmm0, zmm0, zmm0, 0                                   ;     5.0 p5       9 d
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 1152]     ;     0.5 p2       9 d reload
        vpshufb zmm2, zmm0, zmm1                                         ;     8.0 p5       9 d
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512]            ;     0.8 p3       9 d reload
        vpshufb zmm4, zmm0, zmm3                                         ;     8.0 p5       9 d
        vpaddb zmm5, zmm4, [rbp + 5184]                                  ;     9.0 p0+p2    9 d
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 1280]     ;     1.8 p3       9 d reload
        vpshufb zmm7, zmm0, zmm6                                         ;     8.0 p5       9 d
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 1344]     ;     2.5 p2       9 d reload
        vpshufb zmm0, zmm0, zmm8                                         ;     8.5 p5       9 d
        vpaddb zmm9, zmm7, [rbp + 5504]                                  ;     9.0 p0+p3    9 d
        vpaddb zmm10, zmm0, [rbp + 5696]                                 ;     9.5 p0+p2    9 d
        lea edi, [rsi + 64]                                              ;     2.3 p1       9 d
        vmovd xmm11, edi                                                 ;     7.0 p5       9 d
        vpermq zmm11, zmm11, 0                                           ;     9.0 p5       9 d
        vshufi32x4 zmm11, zmm11, zmm11, 0                                ;    12.0 p5       9 d
        vpshufb zmm1, zmm11, zmm1                                        ;    15.0 p5       9 d
        vpshufb zmm6, zmm11, zmm6                                        ;    15.0 p5       9 d
        vpshufb zmm8, zmm11, zmm8                                        ;    15.0 p5       9 d
        vpshufb zmm11, zmm11, zmm3                                       ;    15.0 p5       9 d
        vpaddb zmm12, zmm11, [rbp + 5440]                                ;    16.0 p0+p3    9 d
        vpaddb zmm13, zmm6, [rbp + 5632]                                 ;    16.0 p0+p2    9 d
        vpaddb zmm14, zmm8, [rbp + 5824]                                 ;    16.0 p0+p3    9 d
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 1216]    ;     5.5 p2       9 d reload
        vpaddb zmm2, zmm2, zmm15                                         ;    11.5 p0       9 d
        vpaddb zmm1, zmm1, zmm15                                         ;    16.0 p0       9 d
        vmovdqu64 zmm15, [rbp + 8576]                                    ;     5.8 p3       9 d.0 reload
        vpaddb zmm16, zmm2, zmm15                                        ;    12.5 p0       9 d
        vpternlogd zmm2, zmm15, zmm16, 0xd4                              ;    13.5 p0       9 d
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 320]     ;     6.5 p2       9 d reload
        vpshufb zmm2, zmm17, zmm2                                        ;    14.5 p5       9 d
        vpaddb zmm5, zmm5, zmm2                                          ;    15.5 p0       9 d
        vmovdqu64 zmm2, [rbp + 5952]                                     ;     6.8 p3       9 d.1 reload
        vpternlogd zmm4, zmm5, zmm2, 0xb2                                ;    16.5 p0       9 d
        vpshufb zmm4, zmm17, zmm4                                        ;    17.5 p5       9 d
        vpaddb zmm9, zmm9, zmm4                                          ;    18.5 p0       9 d
        vmovdqu64 zmm4, [rbp + 6464]                                     ;     7.5 p2       9 d.2 reload
        vpternlogd zmm7, zmm9, zmm4, 0xb2                                ;    19.5 p0       9 d
        vpshufb zmm7, zmm17, zmm7                                        ;    20.5 p5       9 d
        vpaddb zmm10, zmm10, zmm7                                        ;    21.5 p0       9 d
        vmovdqu64 zmm7, [rbp + 6656]                                     ;     7.8 p3       9 d.3 reload
        vpternlogd zmm0, zmm10, zmm7, 0xb2                               ;    22.5 p0       9 d
        vpshufb zmm0, zmm17, zmm0                                        ;    23.5 p5       9 d
        vpaddb zmm18, zmm1, zmm15                                        ;    17.2 p0       9 d
        vpternlogd zmm15, zmm1, zmm18, 0xd4                              ;    18.2 p5       9 d
        vpshufb zmm1, zmm17, zmm15                                       ;    19.2 p5       9 d
        vpaddb zmm12, zmm12, zmm1                                        ;    20.2 p0       9 d
        vpternlogd zmm2, zmm11, zmm12, 0xd4                              ;    21.2 p0       9 d
        vpshufb zmm1, zmm17, zmm2                                        ;    22.2 p5       9 d
        vpaddb zmm13, zmm13, zmm1                                        ;    23.2 p0       9 d
        vpternlogd zmm4, zmm6, zmm13, 0xd4                               ;    24.2 p5       9 d
        vpshufb zmm1, zmm17, zmm4                                        ;    25.2 p5       9 d
        vpaddb zmm14, zmm14, zmm1                                        ;    26.2 p0       9 d
        vpternlogd zmm7, zmm8, zmm14, 0xd4                               ;    27.2 p0       9 d
        vpshufb zmm1, zmm17, zmm7                                        ;    28.2 p5       9 d
        vmovdqu64 zmm2, [rbp + 8960]                                     ;     9.5 p2       9 d.0 reload
        vmovdqu64 zmm4, [rbp + 7872]                                     ;     9.7 p3      11 t reload
        vpternlogd zmm16, zmm4, zmm2, 0x96                               ;    23.2 p0      11 t
        vpternlogd zmm2, zmm18, [rbp + 8128], 0x96                       ;    24.0 p5+p2   11 t
        vmovdqu64 zmm4, [rbp + 9024]                                     ;    10.7 p3       9 d.1 reload
        vmovdqu64 zmm6, [rbp + 7808]                                     ;    11.5 p2      11 t reload
        vpternlogd zmm5, zmm6, zmm4, 0x96                                ;    24.2 p0      11 t
        vpternlogd zmm4, zmm12, [rbp + 8064], 0x96                       ;    25.0 p5+p3   11 t
        vmovdqu64 zmm6, [rbp + 9088]                                     ;    12.5 p2       9 d.2 reload
        vmovdqu64 zmm7, [rbp + 7936]                                     ;    12.7 p3      11 t reload
        vpternlogd zmm9, zmm7, zmm6, 0x96                                ;    25.2 p0      11 t
        vpternlogd zmm6, zmm13, [rbp + 8192], 0x96                       ;    26.0 p5+p2   11 t
        vmovdqu64 zmm7, [rbp + 9152]                                     ;    13.7 p3       9 d.3 reload
        vmovdqu64 zmm8, [rbp + 8384]                                     ;    14.5 p2      11 t reload
        vpternlogd zmm10, zmm8, zmm7, 0x96                               ;    26.2 p0      11 t
        vpternlogd zmm7, zmm14, [rbp + 8640], 0x96                       ;    27.2 p5+p3   11 t
        vpaddb zmm0, zmm0, [rbp + 5888]                                  ;    27.2 p0+p2    9 d
        vmovdqu64 zmm8, [rbp + 6784]                                     ;    15.7 p3       9 d.4 reload
        vpandnd zmm11, zmm0, zmm8                                        ;    28.2 p5       9 d
        vpshufb zmm11, zmm17, zmm11                                      ;    29.2 p5       9 d
        vmovdqu64 zmm12, [rbp + 9216]                                    ;    16.5 p2       9 d.4 reload
        vmovdqu64 zmm13, [rbp + 8320]                                    ;    16.7 p3      11 t reload
        vpternlogd zmm0, zmm13, zmm12, 0x96                              ;    28.2 p0      11 t
        vpaddb zmm1, zmm1, [rbp + 6016]                                  ;    29.2 p0+p2    9 d
        vpandnd zmm8, zmm1, zmm8                                         ;    30.2 p5       9 d
        vpshufb zmm8, zmm17, zmm8                                        ;    31.2 p5       9 d
        vpternlogd zmm12, zmm1, [rbp + 8512], 0x96                       ;    30.2 p0+p3   11 t
        vmovdqu64 zmm1, [rbp + 9472]                                     ;    18.5 p2      11 l.0 reload
        vpxord zmm13, zmm16, zmm1                                        ;    31.2 p0      11 t
        vpxord zmm1, zmm2, zmm1                                          ;    32.0 p5      11 t
        vmovdqu64 zmm14, [rbp + 9536]                                    ;    18.7 p3      11 l.1 reload
        vpxord zmm15, zmm5, zmm14                                        ;    32.2 p0      11 t
        vpxord zmm14, zmm4, zmm14                                        ;    33.0 p5      11 t
        vmovdqu64 zmm18, [rbp + 9600]                                    ;    19.5 p2      11 l.2 reload
        vpxord zmm19, zmm9, zmm18                                        ;    33.2 p0      11 t
        vpxord zmm18, zmm6, zmm18                                        ;    34.0 p5      11 t
        vpaddb zmm11, zmm11, [rbp + 6080]                                ;    34.2 p0+p3    9 d
        vmovdqu64 zmm20, [rbp + 6912]                                    ;    20.5 p2       9 d.5 reload
        vpandnd zmm21, zmm11, zmm20                                      ;    35.2 p5       9 d
        vpshufb zmm21, zmm17, zmm21                                      ;    36.2 p5       9 d
        vmovdqu64 zmm22, [rbp + 9280]                                    ;    20.7 p3       9 d.5 reload
        vmovdqu64 zmm23, [rbp + 8768]                                    ;    21.5 p2      11 t reload
        vpternlogd zmm11, zmm23, zmm22, 0x96                             ;    35.2 p0      11 t
        vmovdqu64 zmm23, [rbp + 9664]                                    ;    21.7 p3      11 l.3 reload
        vpxord zmm24, zmm10, zmm23                                       ;    36.2 p0      11 t
        vpxord zmm23, zmm7, zmm23                                        ;    37.0 p5      11 t
        vpaddb zmm8, zmm8, [rbp + 6208]                                  ;    37.2 p0+p2    9 d
        vpandnd zmm20, zmm8, zmm20                                       ;    38.2 p5       9 d
        vpshufb zmm20, zmm17, zmm20                                      ;    39.2 p5       9 d
        vpternlogd zmm22, zmm8, [rbp + 8832], 0x96                       ;    38.2 p0+p3   11 t
        vmovdqu64 zmm8, [rbp + 9728]                                     ;    23.5 p2      11 l.4 reload
        vpxord zmm25, zmm0, zmm8                                         ;    39.2 p0      11 t
        vpxord zmm8, zmm12, zmm8                                         ;    40.0 p5      11 t
        vmovdqu64 zmm26, [rbp + 9792]                                    ;    23.7 p3      11 l.5 reload
        vpxord zmm27, zmm11, zmm26                                       ;    40.2 p0      11 t
        vpxord zmm26, zmm22, zmm26                                       ;    41.0 p5      11 t
        vpaddb zmm21, zmm21, [rbp + 6272]                                ;    41.2 p0+p2    9 d
        vmovdqu64 zmm28, [rbp + 7104]                                    ;    24.7 p3       9 d.6 reload
        vpandnd zmm29, zmm21, zmm28                                      ;    42.2 p5       9 d
        vpshufb zmm29, zmm17, zmm29                                      ;    43.2 p5       9 d
        vmovdqu64 zmm30, [rbp + 9344]                                    ;    25.5 p2       9 d.6 reload
        vmovdqu64 zmm31, [rbp + 8448]                                    ;    25.7 p3      11 t reload
        vpternlogd zmm21, zmm31, zmm30, 0x96                             ;    42.2 p0      11 t
        vmovdqu64 zmm31, [rbp + 9856]                                    ;    26.5 p2      11 l.6 reload
        vpxord zmm3, zmm21, zmm31                                        ;    43.2 p0      11 t
        vpaddb zmm20, zmm20, [rbp + 6336]                                ;    44.0 p5+p3    9 d
        vpandnd zmm28, zmm20, zmm28                                      ;    45.0 p0       9 d
        vpshufb zmm28, zmm17, zmm28                                      ;    46.0 p5       9 d
        vpternlogd zmm30, zmm20, [rbp + 8704], 0x96                      ;    45.2 p0+p2   11 t
        vpxord zmm31, zmm31, zmm30                                       ;    46.2 p5      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 128]     ;    27.7 p3      11 t reload
        vmovdqu64 [rbp + 21248], zmm7                                    ;    28.2 p7+p4   11 t spill
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 64]       ;    28.5 p2      11 t reload
        vmovdqu64 [rbp + 21312], zmm10                                   ;    27.2 p8+p9   11 t spill
        vmovdqa64 zmm10, zmm13                                           ;    32.2         11 t copy
        vpermi2b zmm10, zmm7, zmm20                                      ;    48.0 p0+p5   11 t
        vmovdqu64 [rbp + 21376], zmm6                                    ;    27.0 p7+p4   11 t spill
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 192]      ;    28.7 p3      11 t reload
        vmovdqu64 [rbp + 21440], zmm9                                    ;    26.2 p8+p9   11 t spill
        vmovdqa64 zmm9, zmm13                                            ;    32.2         11 t copy
        vpermi2b zmm9, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;    50.0 p0+p5+p2   11 t
        vpaddb zmm29, zmm29, [rbp + 6400]                                ;    48.2 p0+p3    9 d
        vpshufb zmm13, zmm17, zmm13                                      ;    51.0 p5      11 t
        vpternlogd zmm13, zmm10, zmm9, 0xca                              ;    55.0 p0      11 t
        vmovdqu64 zmm9, [rbp + 9408]                                     ;    30.5 p2       9 d.7 reload
        vmovdqu64 zmm10, [rbp + 8000]                                    ;    30.7 p3      11 t reload
        vpternlogd zmm29, zmm10, zmm9, 0x96                              ;    50.2 p0      11 t
        vmovdqu64 zmm10, [rbp + 9920]                                    ;    31.5 p2      11 l.7 reload
        vmovdqu64 [rbp + 21504], zmm4                                    ;    26.5 p7+p4   11 t spill
        vpxord zmm4, zmm29, zmm10                                        ;    51.2 p0      11 t
        vpaddb zmm28, zmm28, [rbp + 6528]                                ;    52.0 p5+p3    9 d
        vpternlogd zmm28, zmm9, [rbp + 8256], 0x96                       ;    53.0 p0+p2   11 t
        vpxord zmm10, zmm10, zmm28                                       ;    54.0 p5      11 t
        vpshufb zmm9, zmm17, zmm1                                        ;    54.0 p5      11 t
        vmovdqu64 [rbp + 21568], zmm5                                    ;    27.2 p8+p9   11 t spill
        vmovdqa64 zmm5, zmm1                                             ;    33.0         11 t copy
        vpermi2b zmm5, zmm7, zmm20                                       ;    56.0 p0+p5   11 t
        vpermi2b zmm1, zmm6, [rel camellia128_ctr.T0_constants512 + 256] ;    58.0 p0+p5+p3   11 t
        vpternlogd zmm9, zmm5, zmm1, 0xca                                ;    63.0 p0      11 t
        vpshufb zmm1, zmm17, zmm15                                       ;    59.0 p5      11 t
        vpshufb zmm5, zmm17, zmm14                                       ;    60.0 p5      11 t
        vmovdqu64 [rbp + 21632], zmm2                                    ;    29.0 p7+p4   11 t spill
        vpshufb zmm2, zmm17, zmm19                                       ;    61.0 p5      11 t
        vmovdqu64 [rbp + 21696], zmm16                                   ;    29.3 p8+p9   11 t spill
        vpshufb zmm16, zmm17, zmm18                                      ;    62.0 p5      11 t
        vmovdqu64 [rbp + 21760], zmm28                                   ;    54.0 p7+p4   11 t spill
        vpshufb zmm28, zmm17, zmm24                                      ;    63.0 p5      11 t
        vmovdqu64 [rbp + 21824], zmm29                                   ;    51.2 p8+p9   11 t spill
        vpshufb zmm29, zmm17, zmm23                                      ;    64.0 p5      11 t
        vmovdqu64 [rbp + 21888], zmm30                                   ;    46.2 p7+p4   11 t spill
        vpshufb zmm30, zmm17, zmm25                                      ;    65.0 p5      11 t
        vmovdqu64 [rbp + 21952], zmm21                                   ;    43.2 p8+p9   11 t spill
        vpshufb zmm21, zmm17, zmm8                                       ;    66.0 p5      11 t
        vmovdqu64 [rbp + 22016], zmm22                                   ;    39.2 p7+p4   11 t spill
        vpshufb zmm22, zmm17, zmm27                                      ;    67.0 p5      11 t
        vmovdqu64 [rbp + 22080], zmm11                                   ;    36.2 p8+p9   11 t spill
        vpshufb zmm11, zmm17, zmm26                                      ;    68.0 p5      11 t
        vmovdqu64 [rbp + 22144], zmm12                                   ;    37.0 p7+p4   11 t spill
        vpshufb zmm12, zmm17, zmm3                                       ;    69.0 p5      11 t
        vmovdqu64 [rbp + 22208], zmm0                                    ;    37.3 p8+p9   11 t spill
        vpshufb zmm0, zmm17, zmm31                                       ;    70.0 p5      11 t
        vpshufb zmm6, zmm17, zmm4                                        ;    71.0 p5      11 t
        vmovdqa64 zmm17, zmm4                                            ;    52.2         11 t copy
        vpermi2b zmm17, zmm7, zmm20                                      ;    73.0 p0+p5   11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 192]     ;    33.5 p2      11 t reload
        vpermi2b zmm4, zmm20, [rel camellia128_ctr.T0_constants512 + 256] ;    75.0 p0+p5+p3   11 t
        vpternlogd zmm6, zmm17, zmm4, 0xca                               ;    80.0 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 448]      ;    34.5 p2      11 t reload
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 384]     ;    34.7 p3      11 t reload
        vmovdqa64 zmm20, zmm15                                           ;    34.3         11 t copy
        vpermi2b zmm20, zmm17, zmm4                                      ;    77.0 p0+p5   11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 512]      ;    35.5 p2      11 t reload
        vpermi2b zmm15, zmm7, [rel camellia128_ctr.T0_constants512 + 576] ;    79.0 p0+p5+p3   11 t
        vpternlogd zmm1, zmm20, zmm15, 0xca                              ;    84.0 p0      11 t
        vmovdqa64 zmm15, zmm14                                           ;    35.8         11 t copy
        vpermi2b zmm15, zmm17, zmm4                                      ;    81.0 p0+p5   11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 576]     ;    36.5 p2      11 t reload
        vpermi2b zmm14, zmm7, zmm20                                      ;    83.0 p0+p5   11 t
        vpternlogd zmm5, zmm15, zmm14, 0xca                              ;    88.0 p0      11 t
        vmovdqa64 zmm14, zmm25                                           ;    40.2         11 t copy
        vpermi2b zmm14, zmm17, zmm4                                      ;    85.0 p0+p5   11 t
        vpermi2b zmm25, zmm7, zmm20                                      ;    87.0 p0+p5   11 t
        vpternlogd zmm30, zmm14, zmm25, 0xca                             ;    92.0 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 704]     ;    38.7 p3      11 t reload
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 640]     ;    38.8 p2      11 t reload
        vmovdqa64 zmm25, zmm19                                           ;    39.0         11 t copy
        vpermi2b zmm25, zmm15, zmm14                                     ;    89.0 p0+p5   11 t
        vmovdqu64 [rbp + 22272], zmm6                                    ;    81.0 p7+p4   11 t spill
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 768]      ;    39.8 p3      11 t reload
        vpermi2b zmm19, zmm6, [rel camellia128_ctr.T0_constants512 + 832] ;    91.0 p0+p5+p2   11 t
        vpternlogd zmm2, zmm25, zmm19, 0xca                              ;    96.0 p0      11 t
        vmovdqa64 zmm19, zmm18                                           ;    40.7         11 t copy
        vpermi2b zmm19, zmm15, zmm14                                     ;    93.0 p0+p5   11 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 832]     ;    41.3 p3      11 t reload
        vpermi2b zmm18, zmm6, zmm25                                      ;    95.0 p0+p5   11 t
        vpternlogd zmm16, zmm19, zmm18, 0xca                             ;   100.0 p0      11 t
        vmovdqa64 zmm18, zmm8                                            ;    42.2         11 t copy
        vpermi2b zmm18, zmm17, zmm4                                      ;    97.0 p0+p5   11 t
        vpermi2b zmm8, zmm7, zmm20                                       ;    99.0 p0+p5   11 t
        vpternlogd zmm21, zmm18, zmm8, 0xca                              ;   104.0 p0      11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 960]      ;    43.5 p2      11 t reload
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 896]     ;    43.7 p3      11 t reload
        vmovdqa64 zmm19, zmm24                                           ;    43.8         11 t copy
        vpermi2b zmm19, zmm18, zmm8                                      ;   101.0 p0+p5   11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 1024]    ;    44.5 p2      11 t reload
        vpermi2b zmm24, zmm20, [rel camellia128_ctr.T0_constants512 + 1088] ;   103.0 p0+p5+p3   11 t
        vpternlogd zmm28, zmm19, zmm24, 0xca                             ;   108.0 p0      11 t
        vmovdqa64 zmm19, zmm23                                           ;    45.3         11 t copy
        vpermi2b zmm19, zmm18, zmm8                                      ;   105.0 p0+p5   11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 1088]    ;    46.0 p2      11 t reload
        vpermi2b zmm23, zmm20, zmm24                                     ;   107.0 p0+p5   11 t
        vpternlogd zmm29, zmm19, zmm23, 0xca                             ;   112.0 p0      11 t
        vmovdqa64 zmm19, zmm27                                           ;    46.8         11 t copy
        vpermi2b zmm19, zmm15, zmm14                                     ;   109.0 p0+p5   11 t
        vpermi2b zmm27, zmm6, zmm25                                      ;   111.0 p0+p5   11 t
        vpternlogd zmm22, zmm19, zmm27, 0xca                             ;   116.0 p0      11 t
        vmovdqa64 zmm19, zmm26                                           ;    48.2         11 t copy
        vpermi2b zmm19, zmm15, zmm14                                     ;   113.0 p0+p5   11 t
        vpermi2b zmm26, zmm6, zmm25                                      ;   115.0 p0+p5   11 t
        vpternlogd zmm11, zmm19, zmm26, 0xca                             ;   120.0 p0      11 t
        vmovdqa64 zmm19, zmm3                                            ;    49.5         11 t copy
        vpermi2b zmm19, zmm18, zmm8                                      ;   117.0 p0+p5   11 t
        vpermi2b zmm3, zmm20, zmm24                                      ;   119.0 p0+p5   11 t
        vpternlogd zmm12, zmm19, zmm3, 0xca                              ;   124.0 p0      11 t
        vmovdqa64 zmm3, zmm31                                            ;    50.8         11 t copy
        vpermi2b zmm3, zmm18, zmm8                                       ;   121.0 p0+p5   11 t
        vpermi2b zmm31, zmm20, zmm24                                     ;   123.0 p0+p5   11 t
        vpternlogd zmm0, zmm3, zmm31, 0xca                               ;   128.0 p0      11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 320]      ;    52.2 p3       9 d reload
        vpshufb zmm19, zmm3, zmm10                                       ;   124.0 p5      11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 128]     ;    52.5 p2      11 t reload
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 64]      ;    53.2 p3      11 t reload
        vmovdqa64 zmm27, zmm10                                           ;    55.0         11 t copy
        vpermi2b zmm27, zmm26, zmm23                                     ;   126.0 p0+p5   11 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 256]     ;    53.5 p2      11 t reload
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 192]     ;    54.2 p3      11 t reload
        vpermi2b zmm10, zmm24, zmm31                                     ;   128.0 p0+p5   11 t
        vpternlogd zmm19, zmm27, zmm10, 0xca                             ;   133.0 p0      11 t
        vmovdqa64 zmm10, zmm30                                           ;    93.0         11 t copy
        vpternlogd zmm10, zmm2, zmm28, 0x96                              ;   109.0 p0      11 t
        vmovdqa64 zmm27, zmm21                                           ;   105.0         11 t copy
        vpternlogd zmm27, zmm16, zmm29, 0x96                             ;   113.0 p0      11 t
        vmovdqa64 zmm20, zmm13                                           ;    56.0         11 t copy
        vpternlogd zmm20, zmm22, zmm28, 0x96                             ;   117.0 p0      11 t
        vpternlogd zmm30, zmm20, zmm2, 0x96                              ;   118.0 p0      11 t
        vpternlogd zmm2, zmm1, [rbp + 22272], 0x96                       ;   102.2 p0+p2   11 t
        vmovdqa64 zmm8, zmm9                                             ;    64.0         11 t copy
        vpternlogd zmm8, zmm11, zmm29, 0x96                              ;   121.0 p0      11 t
        vpternlogd zmm21, zmm8, zmm16, 0x96                              ;   122.0 p0      11 t
        vpternlogd zmm16, zmm19, zmm5, 0x96                              ;   134.0 p0      11 t
        vpternlogd zmm19, zmm27, zmm5, 0x96                              ;   134.0 p0      11 t
        vpternlogd zmm5, zmm0, zmm9, 0x96                                ;   129.0 p0      11 t
        vpternlogd zmm11, zmm29, zmm5, 0x96                              ;   130.0 p0      11 t
        vpternlogd zmm0, zmm9, zmm16, 0x96                               ;   135.0 p0      11 t
        vpternlogd zmm5, zmm21, [rbp + 4544], 0x96                       ;   130.0 p0+p3   11 t
        vpternlogd zmm16, zmm11, [rbp + 4672], 0x96                      ;   135.0 p0+p2   11 t
        vpternlogd zmm27, zmm0, [rbp + 4800], 0x96                       ;   136.0 p0+p3   11 t
        vpternlogd zmm8, zmm19, [rbp + 5120], 0x96                       ;   135.0 p0+p2   11 t
        vmovdqa64 zmm9, zmm10                                            ;   110.0         11 t copy
        vpternlogd zmm9, zmm1, [rbp + 22272], 0x96                       ;   114.2 p0+p3   11 t
        vpternlogd zmm1, zmm12, zmm13, 0x96                              ;   125.0 p0      11 t
        vpternlogd zmm22, zmm28, zmm1, 0x96                              ;   126.0 p0      11 t
        vpternlogd zmm12, zmm13, zmm2, 0x96                              ;   125.0 p0      11 t
        vpternlogd zmm20, zmm9, [rbp + 4992], 0x96                       ;   118.2 p0+p2   11 t
        vpternlogd zmm1, zmm30, [rbp + 4480], 0x96                       ;   126.0 p0+p3   11 t
        vpternlogd zmm2, zmm22, [rbp + 4608], 0x96                       ;   127.0 p0+p2   11 t
        vpternlogd zmm10, zmm12, [rbp + 4736], 0x96                      ;   126.0 p0+p3   11 t
        vmovdqu64 zmm13, [rbp + 3968]                                    ;    61.7 p2      11 t reload
        vmovdqu64 zmm28, [rbp + 9984]                                    ;    62.3 p3      11 t
        vpternlogd zmm28, zmm9, zmm13, 0x96                              ;   122.2 p0      11 t
        vmovdqu64 zmm29, [rbp + 10432]                                   ;    62.7 p2      11 r.7 reload
        vpxord zmm13, zmm20, zmm29                                       ;   123.2 p0      11 t
        vpxord zmm29, zmm29, zmm8                                        ;   136.0 p0      11 t
        vmovdqu64 [rbp + 22272], zmm8                                    ;   136.0 p8+p9   11 t spill
        vpxord zmm8, zmm1, [rbp + 10240]                                 ;   127.0 p0+p3   11 t
        vmovdqu64 [rbp + 22336], zmm20                                   ;   119.2 p7+p4   11 t spill
        vpxord zmm20, zmm2, [rbp + 10304]                                ;   128.0 p0+p2   11 t
        vmovdqu64 [rbp + 22400], zmm2                                    ;   128.0 p8+p9   11 t spill
        vpxord zmm2, zmm10, [rbp + 10368]                                ;   127.2 p0+p3   11 t
        vmovdqu64 [rbp + 22464], zmm10                                   ;   127.0 p7+p4   11 t spill
        vpxord zmm10, zmm5, [rbp + 10240]                                ;   131.0 p0+p2   11 t
        vmovdqu64 [rbp + 22528], zmm5                                    ;   131.0 p8+p9   11 t spill
        vpxord zmm5, zmm16, [rbp + 10304]                                ;   136.0 p5+p3   11 t
        vmovdqu64 [rbp + 22592], zmm16                                   ;   136.0 p7+p4   11 t spill
        vpxord zmm16, zmm27, [rbp + 10368]                               ;   137.0 p0+p2   11 t
        vmovdqu64 [rbp + 22656], zmm27                                   ;   137.0 p8+p9   11 t spill
        vpshufb zmm27, zmm3, zmm28                                       ;   130.0 p5      11 t
        vmovdqu64 [rbp + 22720], zmm1                                    ;   127.0 p7+p4   11 t spill
        vmovdqa64 zmm1, zmm28                                            ;   123.2         11 t copy
        vpermi2b zmm1, zmm26, zmm23                                      ;   132.0 p0+p5   11 t
        vpermi2b zmm28, zmm24, zmm31                                     ;   134.0 p0+p5   11 t
        vpternlogd zmm27, zmm1, zmm28, 0xca                              ;   139.0 p0      11 t
        vmovdqu64 zmm1, [rbp + 4096]                                     ;    66.3 p3      11 t reload
        vmovdqu64 zmm28, [rbp + 10048]                                   ;    66.7 p2      11 t
        vpternlogd zmm28, zmm30, zmm1, 0x96                              ;   133.2 p0      11 t
        vpshufb zmm1, zmm3, zmm28                                        ;   135.0 p5      11 t
        vmovdqu64 [rbp + 22784], zmm30                                   ;   119.0 p8+p9   11 t spill
        vmovdqa64 zmm30, zmm28                                           ;   134.2         11 t copy
        vpermi2b zmm30, zmm17, zmm4                                      ;   137.0 p0+p5   11 t
        vpermi2b zmm28, zmm7, [rel camellia128_ctr.T0_constants512 + 576] ;   139.0 p0+p5+p3   11 t
        vpternlogd zmm1, zmm30, zmm28, 0xca                              ;   144.0 p0      11 t
        vmovdqu64 zmm28, [rbp + 4160]                                    ;    68.0 p2      11 t reload
        vmovdqu64 zmm30, [rbp + 10048]                                   ;    68.3 p3      11 t
        vpternlogd zmm30, zmm21, zmm28, 0x96                             ;   137.2 p0      11 t
        vpshufb zmm28, zmm3, zmm30                                       ;   140.0 p5      11 t
        vmovdqu64 [rbp + 22848], zmm21                                   ;   123.0 p7+p4   11 t spill
        vmovdqa64 zmm21, zmm30                                           ;   138.2         11 t copy
        vpermi2b zmm21, zmm17, zmm4                                      ;   142.0 p0+p5   11 t
        vpermi2b zmm30, zmm7, [rel camellia128_ctr.T0_constants512 + 576] ;   144.0 p0+p5+p2   11 t
        vpternlogd zmm28, zmm21, zmm30, 0xca                             ;   149.0 p0      11 t
        vmovdqu64 zmm21, [rbp + 4224]                                    ;    70.2 p3      11 t reload
        vmovdqu64 zmm30, [rbp + 10112]                                   ;    70.5 p2      11 t
        vpternlogd zmm30, zmm22, zmm21, 0x96                             ;   141.2 p0      11 t
        vpshufb zmm21, zmm3, zmm8                                        ;   145.0 p5      11 t
        vmovdqu64 [rbp + 22912], zmm22                                   ;   127.0 p8+p9   11 t spill
        vmovdqa64 zmm22, zmm8                                            ;   128.0         11 t copy
        vpermi2b zmm22, zmm17, zmm4                                      ;   147.0 p0+p5   11 t
        vpermi2b zmm8, zmm7, [rel camellia128_ctr.T0_constants512 + 576] ;   149.0 p0+p5+p3   11 t
        vpternlogd zmm21, zmm22, zmm8, 0xca                              ;   154.0 p0      11 t
        vmovdqu64 zmm8, [rbp + 4352]                                     ;    72.3 p2      11 t reload
        vmovdqu64 zmm22, [rbp + 10176]                                   ;    72.7 p3      11 t
        vpternlogd zmm22, zmm12, zmm8, 0x96                              ;   145.2 p0      11 t
        vpshufb zmm8, zmm3, zmm30                                        ;   150.0 p5      11 t
        vmovdqu64 [rbp + 22976], zmm12                                   ;   126.0 p7+p4   11 t spill
        vmovdqa64 zmm12, zmm30                                           ;   142.2         11 t copy
        vpermi2b zmm12, zmm15, zmm14                                     ;   152.0 p0+p5   11 t
        vpermi2b zmm30, zmm6, zmm25                                      ;   154.0 p0+p5   11 t
        vpternlogd zmm8, zmm12, zmm30, 0xca                              ;   159.0 p0      11 t
        vmovdqu64 zmm12, [rbp + 4288]                                    ;    74.5 p2      11 t reload
        vmovdqu64 zmm30, [rbp + 10112]                                   ;    74.7 p3      11 t
        vpternlogd zmm30, zmm11, zmm12, 0x96                             ;   149.2 p0      11 t
        vpshufb zmm12, zmm3, zmm20                                       ;   155.0 p5      11 t
        vmovdqu64 [rbp + 23040], zmm11                                   ;   131.0 p8+p9   11 t spill
        vmovdqa64 zmm11, zmm20                                           ;   129.0         11 t copy
        vpermi2b zmm11, zmm15, zmm14                                     ;   157.0 p0+p5   11 t
        vpermi2b zmm20, zmm6, zmm25                                      ;   159.0 p0+p5   11 t
        vpternlogd zmm12, zmm11, zmm20, 0xca                             ;   164.0 p0      11 t
        vmovdqu64 zmm11, [rbp + 4032]                                    ;    76.7 p2      11 t reload
        vmovdqu64 zmm20, [rbp + 9984]                                    ;    76.8 p3      11 t
        vpternlogd zmm20, zmm19, zmm11, 0x96                             ;   153.2 p0      11 t
        vpshufb zmm11, zmm3, zmm10                                       ;   160.0 p5      11 t
        vmovdqu64 [rbp + 23104], zmm19                                   ;   135.0 p7+p4   11 t spill
        vmovdqa64 zmm19, zmm10                                           ;   132.0         11 t copy
        vpermi2b zmm19, zmm17, zmm4                                      ;   162.0 p0+p5   11 t
        vpermi2b zmm10, zmm7, [rel camellia128_ctr.T0_constants512 + 576] ;   164.0 p0+p5+p2   11 t
        vpternlogd zmm11, zmm19, zmm10, 0xca                             ;   169.0 p0      11 t
        vmovdqu64 zmm10, [rbp + 4416]                                    ;    78.8 p3      11 t reload
        vmovdqu64 zmm19, [rbp + 10176]                                   ;    79.2 p2      11 t
        vpternlogd zmm19, zmm0, zmm10, 0x96                              ;   157.2 p0      11 t
        vpshufb zmm10, zmm3, zmm20                                       ;   165.0 p5      11 t
        vmovdqa64 zmm7, zmm20                                            ;   154.2         11 t copy
        vpermi2b zmm7, zmm26, zmm23                                      ;   167.0 p0+p5   11 t
        vpermi2b zmm20, zmm24, zmm31                                     ;   169.0 p0+p5   11 t
        vpternlogd zmm10, zmm7, zmm20, 0xca                              ;   174.0 p0      11 t
        vpshufb zmm7, zmm3, zmm2                                         ;   170.0 p5      11 t
        vpshufb zmm20, zmm3, zmm13                                       ;   171.0 p5      11 t
        vmovdqa64 zmm4, zmm13                                            ;   124.2         11 t copy
        vpermi2b zmm4, zmm26, zmm23                                      ;   173.0 p0+p5   11 t
        vpermi2b zmm13, zmm24, zmm31                                     ;   175.0 p0+p5   11 t
        vpternlogd zmm20, zmm4, zmm13, 0xca                              ;   180.0 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 960]      ;    82.5 p3      11 t reload
        vmovdqa64 zmm13, zmm2                                            ;   128.2         11 t copy
        vpermi2b zmm13, zmm18, zmm4                                      ;   177.0 p0+p5   11 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 1024]    ;    83.3 p2      11 t reload
        vpermi2b zmm2, zmm17, [rel camellia128_ctr.T0_constants512 + 1088] ;   179.0 p0+p5+p3   11 t
        vpternlogd zmm7, zmm13, zmm2, 0xca                               ;   184.0 p0      11 t
        vpshufb zmm2, zmm3, zmm22                                        ;   180.0 p5      11 t
        vmovdqa64 zmm13, zmm22                                           ;   146.2         11 t copy
        vpermi2b zmm13, zmm18, zmm4                                      ;   182.0 p0+p5   11 t
        vpermi2b zmm22, zmm17, [rel camellia128_ctr.T0_constants512 + 1088] ;   184.0 p0+p5+p2   11 t
        vpternlogd zmm2, zmm13, zmm22, 0xca                              ;   189.0 p0      11 t
        vpshufb zmm13, zmm3, zmm30                                       ;   185.0 p5      11 t
        vmovdqa64 zmm22, zmm30                                           ;   150.2         11 t copy
        vpermi2b zmm22, zmm15, zmm14                                     ;   187.0 p0+p5   11 t
        vpermi2b zmm30, zmm6, zmm25                                      ;   189.0 p0+p5   11 t
        vpternlogd zmm13, zmm22, zmm30, 0xca                             ;   194.0 p0      11 t
        vpshufb zmm22, zmm3, zmm5                                        ;   190.0 p5      11 t
        vmovdqa64 zmm30, zmm5                                            ;   137.0         11 t copy
        vpermi2b zmm30, zmm15, zmm14                                     ;   192.0 p0+p5   11 t
        vpermi2b zmm5, zmm6, zmm25                                       ;   194.0 p0+p5   11 t
        vpternlogd zmm22, zmm30, zmm5, 0xca                              ;   199.0 p0      11 t
        vpshufb zmm5, zmm3, zmm16                                        ;   195.0 p5      11 t
        vmovdqa64 zmm30, zmm16                                           ;   138.0         11 t copy
        vpermi2b zmm30, zmm18, zmm4                                      ;   197.0 p0+p5   11 t
        vpermi2b zmm16, zmm17, [rel camellia128_ctr.T0_constants512 + 1088] ;   199.0 p0+p5+p3   11 t
        vpternlogd zmm5, zmm30, zmm16, 0xca                              ;   204.0 p0      11 t
        vpshufb zmm16, zmm3, zmm29                                       ;   200.0 p5      11 t
        vmovdqa64 zmm30, zmm29                                           ;   137.0         11 t copy
        vpermi2b zmm30, zmm26, zmm23                                     ;   202.0 p0+p5   11 t
        vpermi2b zmm29, zmm24, zmm31                                     ;   204.0 p0+p5   11 t
        vpternlogd zmm16, zmm30, zmm29, 0xca                             ;   209.0 p0      11 t
        vpshufb zmm29, zmm3, zmm19                                       ;   205.0 p5      11 t
        vmovdqa64 zmm30, zmm19                                           ;   158.2         11 t copy
        vpermi2b zmm30, zmm18, zmm4                                      ;   207.0 p0+p5   11 t
        vpermi2b zmm19, zmm17, [rel camellia128_ctr.T0_constants512 + 1088] ;   209.0 p0+p5+p2   11 t
        vpternlogd zmm29, zmm30, zmm19, 0xca                             ;   214.0 p0      11 t
        vmovdqa64 zmm19, zmm20                                           ;   181.0         11 t copy
        vpternlogd zmm19, zmm1, zmm8, 0x96                               ;   185.2 p0      11 t
        vmovdqa64 zmm30, zmm7                                            ;   185.0         11 t copy
        vpternlogd zmm30, zmm27, zmm1, 0x96                              ;   186.2 p0      11 t
        vpternlogd zmm7, zmm19, zmm27, 0x96                              ;   187.2 p0      11 t
        vpternlogd zmm27, zmm2, zmm12, 0x96                              ;   190.0 p0      11 t
        vpternlogd zmm12, zmm30, zmm2, 0x96                              ;   190.0 p0      11 t
        vpternlogd zmm2, zmm8, zmm21, 0x96                               ;   190.2 p0      11 t
        vpternlogd zmm8, zmm21, zmm27, 0x96                              ;   191.2 p0      11 t
        vpternlogd zmm20, zmm1, zmm2, 0x96                               ;   192.2 p0      11 t
        vpternlogd zmm30, zmm8, [rbp + 22208], 0x96                      ;   193.2 p0+p3   11 t
        vpternlogd zmm19, zmm12, [rbp + 22080], 0x96                     ;   194.2 p0+p2   11 t
        vpternlogd zmm2, zmm7, [rbp + 21952], 0x96                       ;   195.2 p0+p3   11 t
        vpternlogd zmm27, zmm20, [rbp + 21824], 0x96                     ;   196.2 p0+p2   11 t
        vmovdqu64 zmm1, [rbp + 10752]                                    ;    96.8 p3      11 l.4 reload
        vpxord zmm21, zmm30, zmm1                                        ;   197.2 p0      11 t
        vmovdqu64 [rbp + 21824], zmm30                                   ;   194.2 p8+p9   11 t spill
        vpxord zmm30, zmm19, [rbp + 10816]                               ;   198.2 p0+p2   11 t
        vmovdqu64 [rbp + 21952], zmm19                                   ;   195.2 p7+p4   11 t spill
        vpxord zmm19, zmm2, [rbp + 10880]                                ;   199.2 p0+p3   11 t
        vmovdqu64 [rbp + 22080], zmm2                                    ;   196.2 p8+p9   11 t spill
        vpxord zmm2, zmm27, [rbp + 10944]                                ;   200.2 p0+p2   11 t
        vmovdqu64 [rbp + 22208], zmm27                                   ;   197.2 p7+p4   11 t spill
        vmovdqa64 zmm27, zmm5                                            ;   205.0         11 t copy
        vpternlogd zmm27, zmm10, zmm28, 0x96                             ;   205.0 p0      11 t
        vmovdqa64 zmm17, zmm16                                           ;   210.0         11 t copy
        vpternlogd zmm17, zmm28, zmm13, 0x96                             ;   210.0 p0      11 t
        vpternlogd zmm5, zmm17, zmm10, 0x96                              ;   211.0 p0      11 t
        vpternlogd zmm10, zmm29, zmm22, 0x96                             ;   215.0 p0      11 t
        vpternlogd zmm22, zmm27, zmm29, 0x96                             ;   215.0 p0      11 t
        vpternlogd zmm29, zmm13, zmm11, 0x96                             ;   215.0 p0      11 t
        vpternlogd zmm13, zmm11, zmm10, 0x96                             ;   216.0 p0      11 t
        vpternlogd zmm16, zmm28, zmm29, 0x96                             ;   216.0 p0      11 t
        vpternlogd zmm27, zmm13, [rbp + 22144], 0x96                     ;   217.0 p0+p3   11 t
        vpternlogd zmm17, zmm22, [rbp + 22016], 0x96                     ;   216.0 p5+p2   11 t
        vpternlogd zmm29, zmm5, [rbp + 21888], 0x96                      ;   216.0 p0+p3   11 t
        vpternlogd zmm10, zmm16, [rbp + 21760], 0x96                     ;   217.0 p5+p2   11 t
        vpxord zmm1, zmm1, zmm27                                         ;   218.0 p0      11 t
        vpxord zmm11, zmm17, [rbp + 10816]                               ;   217.0 p5+p3   11 t
        vpxord zmm28, zmm29, [rbp + 10880]                               ;   217.0 p0+p2   11 t
        vmovdqu64 [rbp + 21760], zmm29                                   ;   217.0 p8+p9   11 t spill
        vpxord zmm29, zmm10, [rbp + 10944]                               ;   218.0 p5+p3   11 t
        vmovdqu64 [rbp + 21888], zmm10                                   ;   218.0 p7+p4   11 t spill
        vpshufb zmm10, zmm3, zmm21                                       ;   214.0 p5      11 t
        vmovdqu64 [rbp + 22016], zmm17                                   ;   217.0 p8+p9   11 t spill
        vpshufb zmm17, zmm3, zmm30                                       ;   215.0 p5      11 t
        vmovdqu64 [rbp + 22144], zmm27                                   ;   218.0 p7+p4   11 t spill
        vmovdqa64 zmm27, zmm30                                           ;   199.2         11 t copy
        vpermi2b zmm27, zmm15, zmm14                                     ;   217.0 p0+p5   11 t
        vpermi2b zmm30, zmm6, zmm25                                      ;   219.0 p0+p5   11 t
        vpternlogd zmm17, zmm27, zmm30, 0xca                             ;   224.0 p0      11 t
        vmovdqu64 zmm27, [rbp + 21312]                                   ;   103.7 p2      11 t reload
        vmovdqu64 zmm30, [rbp + 10688]                                   ;   103.8 p3      11 t
        vpternlogd zmm30, zmm7, zmm27, 0x96                              ;   216.2 p0      11 t
        vpshufb zmm27, zmm3, zmm19                                       ;   220.0 p5      11 t
        vmovdqu64 [rbp + 23168], zmm7                                    ;   188.2 p8+p9   11 t spill
        vmovdqa64 zmm7, zmm19                                            ;   200.2         11 t copy
        vpermi2b zmm7, zmm18, zmm4                                       ;   222.0 p0+p5   11 t
        vmovdqu64 [rbp + 23232], zmm0                                    ;   136.0 p7+p4   11 t spill
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 1024]     ;   105.3 p2      11 t reload
        vpermi2b zmm19, zmm0, [rel camellia128_ctr.T0_constants512 + 1088] ;   224.0 p0+p5+p3   11 t
        vpternlogd zmm27, zmm7, zmm19, 0xca                              ;   229.0 p0      11 t
        vmovdqu64 zmm7, [rbp + 21696]                                    ;   106.3 p2      11 t reload
        vmovdqu64 zmm19, [rbp + 10496]                                   ;   106.5 p3      11 t
        vpternlogd zmm19, zmm20, zmm7, 0x96                              ;   220.2 p0      11 t
        vpshufb zmm7, zmm3, zmm19                                        ;   225.0 p5      11 t
        vmovdqu64 [rbp + 23296], zmm20                                   ;   193.2 p8+p9   11 t spill
        vmovdqa64 zmm20, zmm19                                           ;   221.2         11 t copy
        vpermi2b zmm20, zmm26, zmm23                                     ;   227.0 p0+p5   11 t
        vpermi2b zmm19, zmm24, zmm31                                     ;   229.0 p0+p5   11 t
        vpternlogd zmm7, zmm20, zmm19, 0xca                              ;   234.0 p0      11 t
        vmovdqu64 zmm19, [rbp + 21568]                                   ;   108.3 p2      11 t reload
        vmovdqu64 zmm20, [rbp + 10560]                                   ;   108.5 p3      11 t
        vpternlogd zmm20, zmm8, zmm19, 0x96                              ;   224.2 p0      11 t
        vpshufb zmm19, zmm3, zmm20                                       ;   230.0 p5      11 t
        vmovdqu64 [rbp + 23360], zmm8                                    ;   192.2 p7+p4   11 t spill
        vpshufb zmm8, zmm3, zmm30                                        ;   231.0 p5      11 t
        vmovdqu64 [rbp + 23424], zmm9                                    ;   115.2 p8+p9   11 t spill
        vmovdqa64 zmm9, zmm30                                            ;   217.2         11 t copy
        vpermi2b zmm9, zmm18, zmm4                                       ;   233.0 p0+p5   11 t
        vpermi2b zmm30, zmm0, [rel camellia128_ctr.T0_constants512 + 1088] ;   235.0 p0+p5+p2   11 t
        vpternlogd zmm8, zmm9, zmm30, 0xca                               ;   240.0 p0      11 t
        vmovdqu64 zmm9, [rbp + 21440]                                    ;   110.8 p3      11 t reload
        vmovdqu64 zmm30, [rbp + 10624]                                   ;   111.2 p2      11 t
        vpternlogd zmm30, zmm12, zmm9, 0x96                              ;   228.2 p0      11 t
        vpshufb zmm9, zmm3, zmm30                                        ;   236.0 p5      11 t
        vmovdqu64 [rbp + 23488], zmm12                                   ;   191.0 p7+p4   11 t spill
        vmovdqa64 zmm12, zmm30                                           ;   229.2         11 t copy
        vpermi2b zmm12, zmm15, zmm14                                     ;   238.0 p0+p5   11 t
        vpermi2b zmm30, zmm6, zmm25                                      ;   240.0 p0+p5   11 t
        vpternlogd zmm9, zmm12, zmm30, 0xca                              ;   245.0 p0      11 t
        vmovdqu64 zmm12, [rbp + 21248]                                   ;   113.0 p3      11 t reload
        vmovdqu64 zmm30, [rbp + 10688]                                   ;   113.2 p2      11 t
        vpternlogd zmm30, zmm5, zmm12, 0x96                              ;   232.2 p0      11 t
        vpshufb zmm12, zmm3, zmm1                                        ;   241.0 p5      11 t
        vmovdqu64 [rbp + 23552], zmm5                                    ;   212.0 p8+p9   11 t spill
        vpshufb zmm5, zmm3, zmm11                                        ;   242.0 p5      11 t
        vmovdqa64 zmm0, zmm11                                            ;   218.0         11 t copy
        vpermi2b zmm0, zmm15, zmm14                                      ;   244.0 p0+p5   11 t
        vpermi2b zmm11, zmm6, zmm25                                      ;   246.0 p0+p5   11 t
        vpternlogd zmm5, zmm0, zmm11, 0xca                               ;   251.0 p0      11 t
        vmovdqu64 zmm0, [rbp + 21632]                                    ;   115.3 p3      11 t reload
        vmovdqu64 zmm11, [rbp + 10496]                                   ;   115.5 p2      11 t
        vpternlogd zmm11, zmm16, zmm0, 0x96                              ;   236.2 p0      11 t
        vpshufb zmm0, zmm3, zmm2                                         ;   247.0 p5      11 t
        vmovdqu64 [rbp + 23616], zmm16                                   ;   217.0 p7+p4   11 t spill
        vmovdqa64 zmm16, zmm2                                            ;   201.2         11 t copy
        vpermi2b zmm16, zmm26, zmm23                                     ;   249.0 p0+p5   11 t
        vpermi2b zmm2, zmm24, zmm31                                      ;   251.0 p0+p5   11 t
        vpternlogd zmm0, zmm16, zmm2, 0xca                               ;   256.0 p0      11 t
        vmovdqu64 zmm2, [rbp + 21504]                                    ;   117.5 p3      11 t reload
        vmovdqu64 zmm16, [rbp + 10560]                                   ;   117.7 p2      11 t
        vpternlogd zmm16, zmm13, zmm2, 0x96                              ;   240.2 p0      11 t
        vpshufb zmm2, zmm3, zmm11                                        ;   252.0 p5      11 t
        vmovdqu64 [rbp + 23680], zmm13                                   ;   217.0 p8+p9   11 t spill
        vmovdqa64 zmm13, zmm11                                           ;   237.2         11 t copy
        vpermi2b zmm13, zmm26, zmm23                                     ;   254.0 p0+p5   11 t
        vpermi2b zmm11, zmm24, zmm31                                     ;   256.0 p0+p5   11 t
        vpternlogd zmm2, zmm13, zmm11, 0xca                              ;   261.0 p0      11 t
        vmovdqu64 zmm11, [rbp + 21376]                                   ;   119.7 p3      11 t reload
        vmovdqu64 zmm13, [rbp + 10624]                                   ;   119.8 p2      11 t
        vpternlogd zmm13, zmm22, zmm11, 0x96                             ;   244.2 p0      11 t
        vmovdqa64 zmm11, zmm7                                            ;   235.0         11 t copy
        vpternlogd zmm11, zmm17, zmm8, 0x96                              ;   245.2 p0      11 t
        vmovdqu64 [rbp + 23744], zmm22                                   ;   216.0 p7+p4   11 t spill
        vpshufb zmm22, zmm3, zmm16                                       ;   257.0 p5      11 t
        vpshufb zmm31, zmm3, zmm30                                       ;   258.0 p5      11 t
        vmovdqa64 zmm24, zmm30                                           ;   233.2         11 t copy
        vpermi2b zmm24, zmm18, zmm4                                      ;   260.0 p0+p5   11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 1024]    ;   121.7 p3      11 t reload
        vpermi2b zmm30, zmm23, [rel camellia128_ctr.T0_constants512 + 1088] ;   262.0 p0+p5+p2   11 t
        vpternlogd zmm31, zmm24, zmm30, 0xca                             ;   267.0 p0      11 t
        vpshufb zmm24, zmm3, zmm28                                       ;   263.0 p5      11 t
        vmovdqa64 zmm30, zmm28                                           ;   218.0         11 t copy
        vpermi2b zmm30, zmm18, zmm4                                      ;   265.0 p0+p5   11 t
        vpermi2b zmm28, zmm23, [rel camellia128_ctr.T0_constants512 + 1088] ;   267.0 p0+p5+p3   11 t
        vpternlogd zmm24, zmm30, zmm28, 0xca                             ;   272.0 p0      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 448]     ;   124.0 p2      11 t reload
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 384]     ;   124.3 p3      11 t reload
        vmovdqa64 zmm23, zmm21                                           ;   198.2         11 t copy
        vpermi2b zmm23, zmm30, zmm28                                     ;   269.0 p0+p5   11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 512]      ;   125.0 p2      11 t reload
        vpermi2b zmm21, zmm4, [rel camellia128_ctr.T0_constants512 + 576] ;   271.0 p0+p5+p3   11 t
        vpternlogd zmm10, zmm23, zmm21, 0xca                             ;   276.0 p0      11 t
        vmovdqa64 zmm21, zmm20                                           ;   225.2         11 t copy
        vpermi2b zmm21, zmm30, zmm28                                     ;   273.0 p0+p5   11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 576]     ;   126.5 p2      11 t reload
        vpermi2b zmm20, zmm4, zmm23                                      ;   275.0 p0+p5   11 t
        vpternlogd zmm19, zmm21, zmm20, 0xca                             ;   280.0 p0      11 t
        vmovdqa64 zmm20, zmm1                                            ;   219.0         11 t copy
        vpermi2b zmm20, zmm30, zmm28                                     ;   277.0 p0+p5   11 t
        vpermi2b zmm1, zmm4, zmm23                                       ;   279.0 p0+p5   11 t
        vpternlogd zmm12, zmm20, zmm1, 0xca                              ;   284.0 p0      11 t
        vpshufb zmm1, zmm3, zmm29                                        ;   280.0 p5      11 t
        vmovdqa64 zmm20, zmm16                                           ;   241.2         11 t copy
        vpermi2b zmm20, zmm30, zmm28                                     ;   282.0 p0+p5   11 t
        vpermi2b zmm16, zmm4, zmm23                                      ;   284.0 p0+p5   11 t
        vpternlogd zmm22, zmm20, zmm16, 0xca                             ;   289.0 p0      11 t
        vpshufb zmm16, zmm3, zmm13                                       ;   285.0 p5      11 t
        vmovdqa64 zmm20, zmm13                                           ;   245.2         11 t copy
        vpermi2b zmm20, zmm15, zmm14                                     ;   287.0 p0+p5   11 t
        vpermi2b zmm13, zmm6, zmm25                                      ;   289.0 p0+p5   11 t
        vpternlogd zmm16, zmm20, zmm13, 0xca                             ;   294.0 p0      11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 128]     ;   131.7 p3      11 t reload
        vmovdqa64 zmm20, zmm29                                           ;   219.0         11 t copy
        vpermi2b zmm20, zmm26, zmm13                                     ;   291.0 p0+p5   11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 256]     ;   132.5 p2      11 t reload
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 192]     ;   132.7 p3      11 t reload
        vpermi2b zmm29, zmm18, zmm21                                     ;   293.0 p0+p5   11 t
        vpternlogd zmm1, zmm20, zmm29, 0xca                              ;   298.0 p0      11 t
        vmovdqa64 zmm20, zmm2                                            ;   262.0         11 t copy
        vpternlogd zmm20, zmm5, zmm31, 0x96                              ;   270.2 p0      11 t
        vmovdqa64 zmm29, zmm10                                           ;   277.0         11 t copy
        vpternlogd zmm29, zmm9, zmm8, 0x96                               ;   277.0 p0      11 t
        vpternlogd zmm10, zmm11, zmm9, 0x96                              ;   277.0 p0      11 t
        vpternlogd zmm9, zmm19, zmm0, 0x96                               ;   281.0 p0      11 t
        vpternlogd zmm0, zmm29, zmm19, 0x96                              ;   281.0 p0      11 t
        vpternlogd zmm19, zmm27, zmm7, 0x96                              ;   281.0 p0      11 t
        vpternlogd zmm17, zmm8, zmm19, 0x96                              ;   282.0 p0      11 t
        vpternlogd zmm27, zmm7, zmm9, 0x96                               ;   282.0 p0      11 t
        vpternlogd zmm19, zmm10, [rbp + 22720], 0x96                     ;   282.0 p0+p2   11 t
        vpternlogd zmm9, zmm17, [rbp + 22400], 0x96                      ;   283.0 p0+p3   11 t
        vpternlogd zmm29, zmm27, [rbp + 22464], 0x96                     ;   283.0 p0+p2   11 t
        vpternlogd zmm11, zmm0, [rbp + 22336], 0x96                      ;   282.0 p0+p3   11 t
        vmovdqu64 zmm7, [rbp + 4096]                                     ;   137.2 p2      11 t reload
        vpternlogd zmm10, zmm7, [rbp + 22784], 0x96                      ;   282.2 p0+p3   11 t
        vmovdqu64 zmm7, [rbp + 3968]                                     ;   138.2 p2      11 t reload
        vpternlogd zmm0, zmm7, [rbp + 23424], 0x96                       ;   283.2 p0+p3   11 t
        vmovdqu64 zmm7, [rbp + 4224]                                     ;   139.2 p2      11 t reload
        vpternlogd zmm17, zmm7, [rbp + 22912], 0x96                      ;   284.2 p0+p3   11 t
        vmovdqu64 zmm7, [rbp + 4352]                                     ;   140.2 p2      11 t reload
        vpternlogd zmm27, zmm7, [rbp + 22976], 0x96                      ;   285.2 p0+p3   11 t
        vmovdqu64 zmm7, [rbp + 11008]                                    ;   141.2 p2      11 r.0 reload
        vpxord zmm8, zmm0, zmm7                                          ;   286.2 p0      11 t
        vmovdqu64 [rbp + 22976], zmm0                                    ;   284.2 p8+p9   11 t spill
        vpxord zmm0, zmm10, [rbp + 11072]                                ;   287.2 p0+p3   11 t
        vmovdqu64 [rbp + 22912], zmm10                                   ;   283.2 p7+p4   11 t spill
        vpxord zmm10, zmm17, [rbp + 11136]                               ;   288.2 p0+p2   11 t
        vmovdqu64 [rbp + 23424], zmm17                                   ;   285.2 p8+p9   11 t spill
        vpxord zmm17, zmm19, [rbp + 11264]                               ;   289.2 p0+p3   11 t
        vmovdqu64 [rbp + 22784], zmm19                                   ;   283.0 p7+p4   11 t spill
        vpxord zmm19, zmm27, [rbp + 11200]                               ;   290.2 p0+p2   11 t
        vmovdqu64 [rbp + 22336], zmm27                                   ;   286.2 p8+p9   11 t spill
        vpxord zmm27, zmm9, [rbp + 11328]                                ;   291.2 p0+p3   11 t
        vmovdqu64 [rbp + 22464], zmm9                                    ;   284.0 p7+p4   11 t spill
        vpxord zmm9, zmm29, [rbp + 11392]                                ;   292.2 p0+p2   11 t
        vmovdqu64 [rbp + 22400], zmm29                                   ;   284.0 p8+p9   11 t spill
        vpxord zmm29, zmm11, [rbp + 11456]                               ;   293.2 p0+p3   11 t
        vmovdqu64 [rbp + 22720], zmm11                                   ;   283.0 p7+p4   11 t spill
        vmovdqa64 zmm11, zmm24                                           ;   273.0         11 t copy
        vpternlogd zmm11, zmm2, zmm22, 0x96                              ;   294.0 p5      11 t
        vpternlogd zmm5, zmm11, zmm31, 0x96                              ;   295.0 p0      11 t
        vpternlogd zmm31, zmm12, zmm16, 0x96                             ;   295.0 p5      11 t
        vpternlogd zmm12, zmm20, zmm16, 0x96                             ;   295.2 p0      11 t
        vpternlogd zmm16, zmm22, zmm1, 0x96                              ;   299.0 p5      11 t
        vpternlogd zmm22, zmm1, zmm31, 0x96                              ;   299.0 p0      11 t
        vpternlogd zmm24, zmm2, zmm16, 0x96                              ;   300.0 p5      11 t
        vpternlogd zmm11, zmm12, [rbp + 22528], 0x96                     ;   297.2 p0+p2   11 t
        vpternlogd zmm16, zmm5, [rbp + 22592], 0x96                      ;   300.0 p5+p3   11 t
        vpternlogd zmm31, zmm24, [rbp + 22656], 0x96                     ;   301.0 p0+p2   11 t
        vpternlogd zmm20, zmm22, [rbp + 22272], 0x96                     ;   300.0 p5+p3   11 t
        vmovdqu64 zmm1, [rbp + 4160]                                     ;   147.2 p2      11 t reload
        vpternlogd zmm12, zmm1, [rbp + 22848], 0x96                      ;   299.2 p0+p3   11 t
        vmovdqu64 zmm1, [rbp + 4288]                                     ;   148.2 p2      11 t reload
        vpternlogd zmm5, zmm1, [rbp + 23040], 0x96                       ;   300.0 p5+p3   11 t
        vmovdqu64 zmm1, [rbp + 4032]                                     ;   149.2 p2      11 t reload
        vpternlogd zmm22, zmm1, [rbp + 23104], 0x96                      ;   300.2 p0+p3   11 t
        vmovdqu64 zmm1, [rbp + 4416]                                     ;   150.2 p2      11 t reload
        vpternlogd zmm24, zmm1, [rbp + 23232], 0x96                      ;   301.0 p5+p3   11 t
        vpxord zmm7, zmm7, zmm22                                         ;   301.2 p0      11 t
        vpxord zmm1, zmm12, [rbp + 11072]                                ;   302.0 p5+p2   11 t
        vpxord zmm2, zmm11, [rbp + 11264]                                ;   302.2 p0+p3   11 t
        vmovdqu64 [rbp + 23232], zmm12                                   ;   300.2 p8+p9   11 t spill
        vpxord zmm12, zmm5, [rbp + 11136]                                ;   303.0 p5+p2   11 t
        vmovdqu64 [rbp + 23104], zmm5                                    ;   301.0 p7+p4   11 t spill
        vpxord zmm5, zmm24, [rbp + 11200]                                ;   303.2 p0+p3   11 t
        vmovdqu64 [rbp + 23040], zmm24                                   ;   302.0 p8+p9   11 t spill
        vpxord zmm24, zmm16, [rbp + 11328]                               ;   304.0 p5+p2   11 t
        vmovdqu64 [rbp + 22848], zmm22                                   ;   301.2 p7+p4   11 t spill
        vpxord zmm22, zmm31, [rbp + 11392]                               ;   304.2 p0+p3   11 t
        vmovdqu64 [rbp + 22272], zmm31                                   ;   302.0 p8+p9   11 t spill
        vpxord zmm31, zmm20, [rbp + 11456]                               ;   305.0 p5+p2   11 t
        vmovdqu64 [rbp + 22656], zmm20                                   ;   301.0 p7+p4   11 t spill
        vpshufb zmm20, zmm3, zmm8                                        ;   306.0 p5      11 t
        vmovdqu64 [rbp + 22592], zmm16                                   ;   301.0 p8+p9   11 t spill
        vmovdqa64 zmm16, zmm8                                            ;   287.2         11 t copy
        vpermi2b zmm16, zmm26, zmm13                                     ;   308.0 p0+p5   11 t
        vpermi2b zmm8, zmm18, zmm21                                      ;   310.0 p0+p5   11 t
        vpternlogd zmm20, zmm16, zmm8, 0xca                              ;   315.0 p0      11 t
        vpshufb zmm8, zmm3, zmm0                                         ;   311.0 p5      11 t
        vmovdqa64 zmm16, zmm0                                            ;   288.2         11 t copy
        vpermi2b zmm16, zmm30, zmm28                                     ;   313.0 p0+p5   11 t
        vpermi2b zmm0, zmm4, zmm23                                       ;   315.0 p0+p5   11 t
        vpternlogd zmm8, zmm16, zmm0, 0xca                               ;   320.0 p0      11 t
        vpshufb zmm0, zmm3, zmm10                                        ;   316.0 p5      11 t
        vmovdqa64 zmm16, zmm10                                           ;   289.2         11 t copy
        vpermi2b zmm16, zmm15, zmm14                                     ;   318.0 p0+p5   11 t
        vpermi2b zmm10, zmm6, zmm25                                      ;   320.0 p0+p5   11 t
        vpternlogd zmm0, zmm16, zmm10, 0xca                              ;   325.0 p0      11 t
        vpshufb zmm10, zmm3, zmm7                                        ;   321.0 p5      11 t
        vmovdqa64 zmm16, zmm7                                            ;   302.2         11 t copy
        vpermi2b zmm16, zmm26, zmm13                                     ;   323.0 p0+p5   11 t
        vpermi2b zmm7, zmm18, zmm21                                      ;   325.0 p0+p5   11 t
        vpternlogd zmm10, zmm16, zmm7, 0xca                              ;   330.0 p0      11 t
        vpshufb zmm7, zmm3, zmm19                                        ;   326.0 p5      11 t
        vpshufb zmm16, zmm3, zmm1                                        ;   327.0 p5      11 t
        vmovdqu64 [rbp + 22528], zmm11                                   ;   298.2 p7+p4   11 t spill
        vmovdqa64 zmm11, zmm1                                            ;   303.0         11 t copy
        vpermi2b zmm11, zmm30, zmm28                                     ;   329.0 p0+p5   11 t
        vpermi2b zmm1, zmm4, zmm23                                       ;   331.0 p0+p5   11 t
        vpternlogd zmm16, zmm11, zmm1, 0xca                              ;   336.0 p0      11 t
        vpshufb zmm1, zmm3, zmm17                                        ;   332.0 p5      11 t
        vmovdqa64 zmm11, zmm17                                           ;   290.2         11 t copy
        vpermi2b zmm11, zmm30, zmm28                                     ;   334.0 p0+p5   11 t
        vpermi2b zmm17, zmm4, zmm23                                      ;   336.0 p0+p5   11 t
        vpternlogd zmm1, zmm11, zmm17, 0xca                              ;   341.0 p0      11 t
        vpshufb zmm11, zmm3, zmm12                                       ;   337.0 p5      11 t
        vmovdqa64 zmm17, zmm12                                           ;   304.0         11 t copy
        vpermi2b zmm17, zmm15, zmm14                                     ;   339.0 p0+p5   11 t
        vpermi2b zmm12, zmm6, zmm25                                      ;   341.0 p0+p5   11 t
        vpternlogd zmm11, zmm17, zmm12, 0xca                             ;   346.0 p0      11 t
        vpshufb zmm12, zmm3, zmm27                                       ;   342.0 p5      11 t
        vmovdqa64 zmm17, zmm27                                           ;   292.2         11 t copy
        vpermi2b zmm17, zmm15, zmm14                                     ;   344.0 p0+p5   11 t
        vpermi2b zmm27, zmm6, zmm25                                      ;   346.0 p0+p5   11 t
        vpternlogd zmm12, zmm17, zmm27, 0xca                             ;   351.0 p0      11 t
        vpshufb zmm17, zmm3, zmm5                                        ;   347.0 p5      11 t
        vpshufb zmm27, zmm3, zmm9                                        ;   348.0 p5      11 t
        vpshufb zmm21, zmm3, zmm2                                        ;   349.0 p5      11 t
        vmovdqa64 zmm18, zmm2                                            ;   303.2         11 t copy
        vpermi2b zmm18, zmm30, zmm28                                     ;   351.0 p0+p5   11 t
        vpermi2b zmm2, zmm4, zmm23                                       ;   353.0 p0+p5   11 t
        vpternlogd zmm21, zmm18, zmm2, 0xca                              ;   358.0 p0      11 t
        vpshufb zmm2, zmm3, zmm29                                        ;   354.0 p5      11 t
        vmovdqa64 zmm18, zmm29                                           ;   294.2         11 t copy
        vpermi2b zmm18, zmm26, zmm13                                     ;   356.0 p0+p5   11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 192]     ;   169.0 p3      11 t reload
        vpermi2b zmm29, zmm23, [rel camellia128_ctr.T0_constants512 + 256] ;   358.0 p0+p5+p2   11 t
        vpternlogd zmm2, zmm18, zmm29, 0xca                              ;   363.0 p0      11 t
        vpshufb zmm18, zmm3, zmm24                                       ;   359.0 p5      11 t
        vmovdqa64 zmm29, zmm24                                           ;   305.0         11 t copy
        vpermi2b zmm29, zmm15, zmm14                                     ;   361.0 p0+p5   11 t
        vpermi2b zmm24, zmm6, zmm25                                      ;   363.0 p0+p5   11 t
        vpternlogd zmm18, zmm29, zmm24, 0xca                             ;   368.0 p0      11 t
        vpshufb zmm24, zmm3, zmm22                                       ;   364.0 p5      11 t
        vpshufb zmm29, zmm3, zmm31                                       ;   365.0 p5      11 t
        vmovdqa64 zmm25, zmm31                                           ;   306.0         11 t copy
        vpermi2b zmm25, zmm26, zmm13                                     ;   367.0 p0+p5   11 t
        vpermi2b zmm31, zmm23, [rel camellia128_ctr.T0_constants512 + 256] ;   369.0 p0+p5+p3   11 t
        vpternlogd zmm29, zmm25, zmm31, 0xca                             ;   374.0 p0      11 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 960]     ;   180.2 p2      11 t reload
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 896]     ;   181.0 p3      11 t reload
        vmovdqa64 zmm6, zmm19                                            ;   291.2         11 t copy
        vpermi2b zmm6, zmm31, zmm25                                      ;   371.0 p0+p5   11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 1024]    ;   182.0 p2      11 t reload
        vpermi2b zmm19, zmm14, [rel camellia128_ctr.T0_constants512 + 1088] ;   373.0 p0+p5+p3   11 t
        vpternlogd zmm7, zmm6, zmm19, 0xca                               ;   378.0 p0      11 t
        vmovdqa64 zmm6, zmm5                                             ;   304.2         11 t copy
        vpermi2b zmm6, zmm31, zmm25                                      ;   375.0 p0+p5   11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 1088]    ;   187.0 p2      11 t reload
        vpermi2b zmm5, zmm14, zmm19                                      ;   377.0 p0+p5   11 t
        vpternlogd zmm17, zmm6, zmm5, 0xca                               ;   382.0 p0      11 t
        vmovdqa64 zmm5, zmm9                                             ;   293.2         11 t copy
        vpermi2b zmm5, zmm31, zmm25                                      ;   379.0 p0+p5   11 t
        vpermi2b zmm9, zmm14, zmm19                                      ;   381.0 p0+p5   11 t
        vpternlogd zmm27, zmm5, zmm9, 0xca                               ;   386.0 p0      11 t
        vmovdqa64 zmm5, zmm22                                            ;   305.2         11 t copy
        vpermi2b zmm5, zmm31, zmm25                                      ;   383.0 p0+p5   11 t
        vpermi2b zmm22, zmm14, zmm19                                     ;   385.0 p0+p5   11 t
        vpternlogd zmm24, zmm5, zmm22, 0xca                              ;   390.0 p0      11 t
        vmovdqa64 zmm5, zmm2                                             ;   364.0         11 t copy
        vpternlogd zmm5, zmm8, zmm0, 0x96                                ;   364.0 p0      11 t
        vmovdqa64 zmm6, zmm20                                            ;   316.0         11 t copy
        vpternlogd zmm6, zmm7, zmm12, 0x96                               ;   379.0 p0      11 t
        vmovdqa64 zmm9, zmm29                                            ;   375.0         11 t copy
        vpternlogd zmm9, zmm16, zmm11, 0x96                              ;   375.0 p0      11 t
        vmovdqa64 zmm22, zmm1                                            ;   342.0         11 t copy
        vpternlogd zmm22, zmm0, zmm7, 0x96                               ;   379.0 p0      11 t
        vpternlogd zmm1, zmm0, zmm6, 0x96                                ;   380.0 p0      11 t
        vpternlogd zmm2, zmm22, zmm8, 0x96                               ;   380.0 p0      11 t
        vpternlogd zmm8, zmm27, zmm20, 0x96                              ;   387.0 p0      11 t
        vpternlogd zmm7, zmm12, zmm8, 0x96                               ;   388.0 p0      11 t
        vpternlogd zmm27, zmm20, zmm5, 0x96                              ;   387.0 p0      11 t
        vpternlogd zmm6, zmm2, [rbp + 22208], 0x96                       ;   381.0 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 23296]                                    ;   207.0 p2      11 t reload
        vpternlogd zmm2, zmm0, [rbp + 21696], 0x96                       ;   381.0 p0+p3   11 t
        vpternlogd zmm8, zmm1, [rbp + 21824], 0x96                       ;   388.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 23360]                                    ;   210.0 p3      11 t reload
        vpternlogd zmm1, zmm0, [rbp + 21568], 0x96                       ;   381.0 p0+p2   11 t
        vpternlogd zmm5, zmm7, [rbp + 21952], 0x96                       ;   389.0 p0+p3   11 t
        vpternlogd zmm22, zmm27, [rbp + 22080], 0x96                     ;   388.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 23488]                                    ;   214.0 p3      11 t reload
        vpternlogd zmm7, zmm0, [rbp + 21440], 0x96                       ;   389.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 23168]                                    ;   215.0 p3      11 t reload
        vpternlogd zmm27, zmm0, [rbp + 21312], 0x96                      ;   388.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 11968]                                    ;   216.0 p3      11 l.7 reload
        vpxord zmm12, zmm6, zmm0                                         ;   382.0 p0      11 t
        vmovdqa64 zmm20, zmm10                                           ;   331.0         11 t copy
        vpternlogd zmm20, zmm17, zmm18, 0x96                             ;   383.0 p0      11 t
        vmovdqu64 [rbp + 21312], zmm6                                    ;   382.0 p8+p9   11 t spill
        vmovdqa64 zmm6, zmm21                                            ;   359.0         11 t copy
        vpternlogd zmm6, zmm11, zmm17, 0x96                              ;   383.0 p0      11 t
        vpternlogd zmm21, zmm11, zmm20, 0x96                             ;   384.0 p0      11 t
        vpternlogd zmm29, zmm6, zmm16, 0x96                              ;   384.0 p0      11 t
        vpternlogd zmm16, zmm24, zmm10, 0x96                             ;   391.0 p0      11 t
        vpternlogd zmm17, zmm18, zmm16, 0x96                             ;   392.0 p0      11 t
        vpternlogd zmm24, zmm10, zmm9, 0x96                              ;   391.0 p0      11 t
        vpternlogd zmm20, zmm29, [rbp + 21888], 0x96                     ;   385.0 p0+p2   11 t
        vmovdqu64 zmm10, [rbp + 23616]                                   ;   217.8 p3      11 t reload
        vpternlogd zmm29, zmm10, [rbp + 21632], 0x96                     ;   385.0 p0+p2   11 t
        vpternlogd zmm16, zmm21, [rbp + 22144], 0x96                     ;   392.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 23680]                                   ;   219.5 p2      11 t reload
        vpternlogd zmm21, zmm10, [rbp + 21504], 0x96                     ;   385.0 p0+p3   11 t
        vpternlogd zmm9, zmm17, [rbp + 22016], 0x96                      ;   393.0 p0+p2   11 t
        vpternlogd zmm6, zmm24, [rbp + 21760], 0x96                      ;   392.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 23744]                                   ;   221.5 p2      11 t reload
        vpternlogd zmm17, zmm10, [rbp + 21376], 0x96                     ;   393.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 23552]                                   ;   222.5 p2      11 t reload
        vpternlogd zmm24, zmm10, [rbp + 21248], 0x96                     ;   392.0 p0+p3   11 t
        vpxord zmm0, zmm0, zmm20                                         ;   386.0 p5      11 t
        vmovdqu64 zmm10, [rbp + 11776]                                   ;   223.5 p2      11 l.4 reload
        vpxord zmm11, zmm8, zmm10                                        ;   389.0 p0      11 t
        vpxord zmm10, zmm10, zmm16                                       ;   393.0 p5      11 t
        vmovdqu64 zmm18, [rbp + 11840]                                   ;   223.8 p3      11 l.5 reload
        vmovdqu64 [rbp + 21248], zmm20                                   ;   386.0 p7+p4   11 t spill
        vpxord zmm20, zmm5, zmm18                                        ;   390.0 p0      11 t
        vpxord zmm18, zmm18, zmm9                                        ;   394.0 p5      11 t
        vmovdqu64 [rbp + 23552], zmm9                                    ;   394.0 p8+p9   11 t spill
        vpxord zmm9, zmm22, [rbp + 11904]                                ;   389.0 p0+p2   11 t
        vmovdqu64 [rbp + 21376], zmm22                                   ;   389.0 p7+p4   11 t spill
        vpxord zmm22, zmm6, [rbp + 11904]                                ;   393.0 p5+p3   11 t
        vmovdqu64 [rbp + 23744], zmm6                                    ;   393.0 p8+p9   11 t spill
        vpxord zmm6, zmm2, [rbp + 11520]                                 ;   389.2 p0+p2   11 t
        vmovdqu64 [rbp + 21760], zmm5                                    ;   390.0 p7+p4   11 t spill
        vpxord zmm5, zmm1, [rbp + 11584]                                 ;   390.0 p5+p3   11 t
        vmovdqu64 [rbp + 22016], zmm1                                    ;   382.0 p8+p9   11 t spill
        vpxord zmm1, zmm29, [rbp + 11520]                                ;   390.2 p0+p2   11 t
        vmovdqu64 [rbp + 21504], zmm29                                   ;   386.0 p7+p4   11 t spill
        vpxord zmm29, zmm21, [rbp + 11584]                               ;   391.0 p5+p3   11 t
        vmovdqu64 [rbp + 23680], zmm21                                   ;   386.0 p8+p9   11 t spill
        vpshufb zmm21, zmm3, zmm6                                        ;   392.0 p5      11 t
        vmovdqu64 [rbp + 22144], zmm16                                   ;   393.0 p7+p4   11 t spill
        vmovdqa64 zmm16, zmm6                                            ;   390.2         11 t copy
        vpermi2b zmm16, zmm26, zmm13                                     ;   394.0 p0+p5   11 t
        vpermi2b zmm6, zmm23, [rel camellia128_ctr.T0_constants512 + 256] ;   396.0 p0+p5+p2   11 t
        vpternlogd zmm21, zmm16, zmm6, 0xca                              ;   401.0 p0      11 t
        vmovdqu64 zmm6, [rbp + 11648]                                    ;   227.8 p3      11 l.2 reload
        vpxord zmm16, zmm7, zmm6                                         ;   394.2 p0      11 t
        vpxord zmm6, zmm6, zmm17                                         ;   395.2 p0      11 t
        vmovdqu64 [rbp + 21632], zmm17                                   ;   394.0 p8+p9   11 t spill
        vpxord zmm17, zmm27, [rbp + 11712]                               ;   396.2 p0+p2   11 t
        vmovdqu64 [rbp + 23616], zmm27                                   ;   389.0 p7+p4   11 t spill
        vpshufb zmm27, zmm3, zmm1                                        ;   397.0 p5      11 t
        vmovdqu64 [rbp + 21888], zmm7                                    ;   390.0 p8+p9   11 t spill
        vmovdqa64 zmm7, zmm1                                             ;   391.2         11 t copy
        vpermi2b zmm7, zmm26, zmm13                                      ;   399.0 p0+p5   11 t
        vpermi2b zmm1, zmm23, [rel camellia128_ctr.T0_constants512 + 256] ;   401.0 p0+p5+p3   11 t
        vpternlogd zmm27, zmm7, zmm1, 0xca                               ;   406.0 p0      11 t
        vpshufb zmm1, zmm3, zmm5                                         ;   402.0 p5      11 t
        vmovdqa64 zmm7, zmm5                                             ;   391.0         11 t copy
        vpermi2b zmm7, zmm30, zmm28                                      ;   404.0 p0+p5   11 t
        vpermi2b zmm5, zmm4, [rel camellia128_ctr.T0_constants512 + 576] ;   406.0 p0+p5+p2   11 t
        vpternlogd zmm1, zmm7, zmm5, 0xca                                ;   411.0 p0      11 t
        vpxord zmm5, zmm24, [rbp + 11712]                                ;   403.2 p0+p3   11 t
        vpshufb zmm7, zmm3, zmm29                                        ;   407.0 p5      11 t
        vmovdqu64 [rbp + 23168], zmm24                                   ;   393.0 p7+p4   11 t spill
        vmovdqa64 zmm24, zmm29                                           ;   392.0         11 t copy
        vpermi2b zmm24, zmm30, zmm28                                     ;   409.0 p0+p5   11 t
        vpermi2b zmm29, zmm4, [rel camellia128_ctr.T0_constants512 + 576] ;   411.0 p0+p5+p2   11 t
        vpternlogd zmm7, zmm24, zmm29, 0xca                              ;   416.0 p0      11 t
        vpshufb zmm24, zmm3, zmm16                                       ;   412.0 p5      11 t
        vpshufb zmm29, zmm3, zmm6                                        ;   413.0 p5      11 t
        vmovdqu64 [rbp + 21440], zmm2                                    ;   382.0 p8+p9   11 t spill
        vpshufb zmm2, zmm3, zmm11                                        ;   414.0 p5      11 t
        vmovdqu64 [rbp + 23488], zmm8                                    ;   389.0 p7+p4   11 t spill
        vmovdqa64 zmm8, zmm11                                            ;   390.0         11 t copy
        vpermi2b zmm8, zmm30, zmm28                                      ;   416.0 p0+p5   11 t
        vpermi2b zmm11, zmm4, [rel camellia128_ctr.T0_constants512 + 576] ;   418.0 p0+p5+p3   11 t
        vpternlogd zmm2, zmm8, zmm11, 0xca                               ;   423.0 p0      11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 704]      ;   245.0 p2      11 t reload
        vmovdqa64 zmm11, zmm16                                           ;   395.2         11 t copy
        vpermi2b zmm11, zmm15, zmm8                                      ;   420.0 p0+p5   11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 768]     ;   246.0 p3      11 t reload
        vpermi2b zmm16, zmm23, [rel camellia128_ctr.T0_constants512 + 832] ;   422.0 p0+p5+p2   11 t
        vpternlogd zmm24, zmm11, zmm16, 0xca                             ;   427.0 p0      11 t
        vmovdqa64 zmm11, zmm6                                            ;   396.2         11 t copy
        vpermi2b zmm11, zmm15, zmm8                                      ;   424.0 p0+p5   11 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 832]     ;   251.0 p3      11 t reload
        vpermi2b zmm6, zmm23, zmm16                                      ;   426.0 p0+p5   11 t
        vpternlogd zmm29, zmm11, zmm6, 0xca                              ;   431.0 p0      11 t
        vpshufb zmm6, zmm3, zmm17                                        ;   427.0 p5      11 t
        vmovdqa64 zmm11, zmm17                                           ;   397.2         11 t copy
        vpermi2b zmm11, zmm31, zmm25                                     ;   429.0 p0+p5   11 t
        vpermi2b zmm17, zmm14, zmm19                                     ;   431.0 p0+p5   11 t
        vpternlogd zmm6, zmm11, zmm17, 0xca                              ;   436.0 p0      11 t
        vpshufb zmm11, zmm3, zmm20                                       ;   432.0 p5      11 t
        vmovdqa64 zmm17, zmm20                                           ;   391.0         11 t copy
        vpermi2b zmm17, zmm15, zmm8                                      ;   434.0 p0+p5   11 t
        vpermi2b zmm20, zmm23, zmm16                                     ;   436.0 p0+p5   11 t
        vpternlogd zmm11, zmm17, zmm20, 0xca                             ;   441.0 p0      11 t
        vpshufb zmm17, zmm3, zmm10                                       ;   437.0 p5      11 t
        vmovdqa64 zmm20, zmm10                                           ;   394.0         11 t copy
        vpermi2b zmm20, zmm30, zmm28                                     ;   439.0 p0+p5   11 t
        vpermi2b zmm10, zmm4, [rel camellia128_ctr.T0_constants512 + 576] ;   441.0 p0+p5+p2   11 t
        vpternlogd zmm17, zmm20, zmm10, 0xca                             ;   446.0 p0      11 t
        vpshufb zmm10, zmm3, zmm12                                       ;   442.0 p5      11 t
        vmovdqa64 zmm20, zmm12                                           ;   383.0         11 t copy
        vpermi2b zmm20, zmm26, zmm13                                     ;   444.0 p0+p5   11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 192]      ;   263.0 p3      11 t reload
        vpermi2b zmm12, zmm4, [rel camellia128_ctr.T0_constants512 + 256] ;   446.0 p0+p5+p2   11 t
        vpternlogd zmm10, zmm20, zmm12, 0xca                             ;   451.0 p0      11 t
        vpshufb zmm12, zmm3, zmm9                                        ;   447.0 p5      11 t
        vmovdqa64 zmm20, zmm9                                            ;   390.0         11 t copy
        vpermi2b zmm20, zmm31, zmm25                                     ;   449.0 p0+p5   11 t
        vpermi2b zmm9, zmm14, zmm19                                      ;   451.0 p0+p5   11 t
        vpternlogd zmm12, zmm20, zmm9, 0xca                              ;   456.0 p0      11 t
        vpshufb zmm9, zmm3, zmm5                                         ;   452.0 p5      11 t
        vmovdqa64 zmm20, zmm5                                            ;   404.2         11 t copy
        vpermi2b zmm20, zmm31, zmm25                                     ;   454.0 p0+p5   11 t
        vpermi2b zmm5, zmm14, zmm19                                      ;   456.0 p0+p5   11 t
        vpternlogd zmm9, zmm20, zmm5, 0xca                               ;   461.0 p0      11 t
        vpshufb zmm5, zmm3, zmm18                                        ;   457.0 p5      11 t
        vmovdqa64 zmm20, zmm18                                           ;   395.0         11 t copy
        vpermi2b zmm20, zmm15, zmm8                                      ;   459.0 p0+p5   11 t
        vpermi2b zmm18, zmm23, zmm16                                     ;   461.0 p0+p5   11 t
        vpternlogd zmm5, zmm20, zmm18, 0xca                              ;   466.0 p0      11 t
        vpshufb zmm18, zmm3, zmm0                                        ;   462.0 p5      11 t
        vmovdqa64 zmm20, zmm0                                            ;   387.0         11 t copy
        vpermi2b zmm20, zmm26, zmm13                                     ;   464.0 p0+p5   11 t
        vpermi2b zmm0, zmm4, [rel camellia128_ctr.T0_constants512 + 256] ;   466.0 p0+p5+p3   11 t
        vpternlogd zmm18, zmm20, zmm0, 0xca                              ;   471.0 p0      11 t
        vpshufb zmm0, zmm3, zmm22                                        ;   467.0 p5      11 t
        vmovdqa64 zmm20, zmm22                                           ;   394.0         11 t copy
        vpermi2b zmm20, zmm31, zmm25                                     ;   469.0 p0+p5   11 t
        vpermi2b zmm22, zmm14, zmm19                                     ;   471.0 p0+p5   11 t
        vpternlogd zmm0, zmm20, zmm22, 0xca                              ;   476.0 p0      11 t
        vmovdqa64 zmm20, zmm2                                            ;   424.0         11 t copy
        vpternlogd zmm20, zmm24, zmm6, 0x96                              ;   443.2 p0      11 t
        vmovdqa64 zmm22, zmm21                                           ;   402.0         11 t copy
        vpternlogd zmm22, zmm11, zmm6, 0x96                              ;   444.2 p0      11 t
        vpternlogd zmm2, zmm22, zmm24, 0x96                              ;   445.2 p0      11 t
        vpternlogd zmm24, zmm10, zmm1, 0x96                              ;   452.0 p0      11 t
        vpternlogd zmm10, zmm20, zmm1, 0x96                              ;   452.0 p0      11 t
        vpternlogd zmm1, zmm12, zmm21, 0x96                              ;   457.0 p0      11 t
        vpternlogd zmm11, zmm6, zmm1, 0x96                               ;   458.0 p0      11 t
        vpternlogd zmm12, zmm21, zmm24, 0x96                             ;   457.0 p0      11 t
        vpternlogd zmm22, zmm10, [rbp + 22720], 0x96                     ;   453.0 p0+p2   11 t
        vpternlogd zmm1, zmm2, [rbp + 22784], 0x96                       ;   458.0 p0+p3   11 t
        vpternlogd zmm24, zmm11, [rbp + 22464], 0x96                     ;   459.0 p0+p2   11 t
        vpternlogd zmm20, zmm12, [rbp + 22400], 0x96                     ;   458.0 p0+p3   11 t
        vmovdqu64 zmm6, [rbp + 12480]                                    ;   296.0 p2      12 d.7 reload
        vpandd zmm21, zmm22, zmm6                                        ;   455.2 p0      12 y
        vpandd zmm19, zmm1, [rbp + 12288]                                ;   459.0 p0+p3   12 y
        vpandd zmm14, zmm24, [rbp + 12352]                               ;   460.0 p0+p2   12 y
        vpandd zmm25, zmm20, [rbp + 12416]                               ;   459.0 p0+p3   12 y
        vmovdqa64 zmm31, zmm17                                           ;   447.0         11 t copy
        vpternlogd zmm31, zmm29, zmm9, 0x96                              ;   462.0 p0      11 t
        vmovdqa64 zmm16, zmm27                                           ;   407.0         11 t copy
        vpternlogd zmm16, zmm5, zmm9, 0x96                               ;   467.0 p0      11 t
        vpternlogd zmm17, zmm16, zmm29, 0x96                             ;   468.0 p0      11 t
        vpternlogd zmm29, zmm18, zmm7, 0x96                              ;   472.0 p0      11 t
        vpternlogd zmm18, zmm31, zmm7, 0x96                              ;   472.0 p0      11 t
        vpternlogd zmm7, zmm0, zmm27, 0x96                               ;   477.0 p0      11 t
        vpternlogd zmm5, zmm9, zmm7, 0x96                                ;   478.0 p0      11 t
        vpternlogd zmm0, zmm27, zmm29, 0x96                              ;   477.0 p0      11 t
        vpternlogd zmm16, zmm18, [rbp + 22656], 0x96                     ;   473.0 p0+p2   11 t
        vpternlogd zmm7, zmm17, [rbp + 22528], 0x96                      ;   478.0 p0+p3   11 t
        vpternlogd zmm29, zmm5, [rbp + 22592], 0x96                      ;   479.0 p0+p2   11 t
        vpternlogd zmm31, zmm0, [rbp + 22272], 0x96                      ;   478.0 p0+p3   11 t
        vpandd zmm6, zmm6, zmm16                                         ;   474.0 p0      12 y
        vpandd zmm9, zmm7, [rbp + 12288]                                 ;   479.0 p5+p2   12 y
        vpandd zmm27, zmm29, [rbp + 12352]                               ;   480.0 p0+p3   12 y
        vpandd zmm23, zmm31, [rbp + 12416]                               ;   479.0 p5+p2   12 y
        vpsrlq zmm8, zmm21, 7                                            ;   473.2 p0      12 y
        vpaddb zmm21, zmm21, zmm21                                       ;   474.0 p5      12 y
        vpternlogd zmm21, zmm12, [rbp + 22336], 0x96                     ;   475.0 p0+p3   12 y
        vpsrlq zmm12, zmm19, 7                                           ;   475.2 p0      12 y
        vpaddb zmm19, zmm19, zmm19                                       ;   475.0 p5      12 y
        vpternlogd zmm19, zmm10, [rbp + 22976], 0x96                     ;   476.0 p5+p2   12 y
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512]           ;   304.7 p3       9 d reload
        vpternlogd zmm19, zmm8, zmm10, 0x78                              ;   477.0 p0      12 y
        vmovdqu64 zmm8, [rbp + 12032]                                    ;   305.3 p2      12 d.0 reload
        vpternlogd zmm1, zmm19, zmm8, 0x1e                               ;   478.0 p5      12 y
        vpsrlq zmm15, zmm14, 7                                           ;   477.2 p0      12 y
        vpaddb zmm14, zmm14, zmm14                                       ;   478.0 p5      12 y
        vpternlogd zmm14, zmm2, [rbp + 22912], 0x96                      ;   479.0 p0+p3   12 y
        vpternlogd zmm14, zmm12, zmm10, 0x78                             ;   480.0 p5      12 y
        vmovdqu64 zmm2, [rbp + 12096]                                    ;   306.3 p2      12 d.1 reload
        vpternlogd zmm24, zmm14, zmm2, 0x1e                              ;   481.0 p0      12 y
        vpsrlq zmm12, zmm25, 7                                           ;   480.2 p0      12 y
        vpternlogd zmm21, zmm12, zmm10, 0x78                             ;   481.2 p5      12 y
        vmovdqu64 zmm12, [rbp + 12224]                                   ;   306.7 p3      12 d.3 reload
        vpternlogd zmm22, zmm21, zmm12, 0x1e                             ;   482.2 p5      12 y
        vpaddb zmm25, zmm25, zmm25                                       ;   481.2 p0      12 y
        vpternlogd zmm25, zmm11, [rbp + 23424], 0x96                     ;   482.2 p5+p2   12 y
        vpternlogd zmm25, zmm15, zmm10, 0x78                             ;   483.2 p0      12 y
        vmovdqu64 zmm11, [rbp + 12160]                                   ;   307.7 p3      12 d.2 reload
        vpternlogd zmm20, zmm25, zmm11, 0x1e                             ;   484.2 p5      12 y
        vpsrlq zmm15, zmm6, 7                                            ;   483.2 p0      12 y
        vpaddb zmm6, zmm6, zmm6                                          ;   484.0 p5      12 y
        vpternlogd zmm6, zmm0, [rbp + 23040], 0x96                       ;   485.0 p0+p2   12 y
        vpsrlq zmm0, zmm9, 7                                             ;   485.2 p0      12 y
        vpaddb zmm9, zmm9, zmm9                                          ;   485.0 p5      12 y
        vpternlogd zmm9, zmm18, [rbp + 22848], 0x96                      ;   486.0 p5+p3   12 y
        vpternlogd zmm9, zmm15, zmm10, 0x78                              ;   487.0 p0      12 y
        vpternlogd zmm8, zmm7, zmm9, 0x36                                ;   488.0 p5      12 y
        vpsrlq zmm7, zmm27, 7                                            ;   487.2 p0      12 y
        vpaddb zmm15, zmm27, zmm27                                       ;   488.0 p5      12 y
        vpternlogd zmm15, zmm17, [rbp + 23232], 0x96                     ;   489.0 p0+p2   12 y
        vpternlogd zmm15, zmm0, zmm10, 0x78                              ;   490.0 p5      12 y
        vpternlogd zmm2, zmm29, zmm15, 0x36                              ;   491.0 p0      12 y
        vpsrlq zmm0, zmm23, 7                                            ;   490.2 p0      12 y
        vpternlogd zmm6, zmm0, zmm10, 0x78                               ;   491.2 p5      12 y
        vpternlogd zmm12, zmm16, zmm6, 0x36                              ;   492.2 p5      12 y
        vpaddb zmm0, zmm23, zmm23                                        ;   491.2 p0      12 y
        vpternlogd zmm0, zmm5, [rbp + 23104], 0x96                       ;   492.2 p5+p3   12 y
        vpternlogd zmm0, zmm7, zmm10, 0x78                               ;   493.2 p0      12 y
        vpternlogd zmm11, zmm31, zmm0, 0x36                              ;   494.2 p5      12 y
        vmovdqu64 zmm5, [rbp + 13312]                                    ;   311.2 p2      11 r.4 reload
        vpxord zmm7, zmm1, zmm5                                          ;   493.2 p0      11 t
        vpxord zmm5, zmm5, zmm8                                          ;   494.0 p5      11 t
        vmovdqu64 zmm16, [rbp + 13376]                                   ;   311.7 p3      11 r.5 reload
        vpxord zmm17, zmm24, zmm16                                       ;   494.2 p0      11 t
        vpxord zmm16, zmm16, zmm2                                        ;   495.0 p5      11 t
        vmovdqu64 zmm18, [rbp + 13504]                                   ;   312.2 p2      11 r.7 reload
        vpxord zmm23, zmm22, zmm18                                       ;   495.2 p0      11 t
        vmovdqu64 zmm27, [rbp + 13440]                                   ;   312.7 p3      11 r.6 reload
        vpxord zmm29, zmm20, zmm27                                       ;   496.0 p5      11 t
        vpxord zmm18, zmm18, zmm12                                       ;   496.2 p0      11 t
        vpxord zmm27, zmm27, zmm11                                       ;   497.0 p5      11 t
        vmovdqu64 zmm31, [rbp + 13056]                                   ;   313.2 p2      11 r.0 reload
        vmovdqu64 [rbp + 23104], zmm12                                   ;   493.2 p8+p9   12 y spill
        vpxord zmm12, zmm19, zmm31                                       ;   497.2 p0      11 t
        vpxord zmm31, zmm31, zmm9                                        ;   498.0 p5      11 t
        vmovdqu64 [rbp + 23232], zmm9                                    ;   488.0 p7+p4   12 y spill
        vpxord zmm9, zmm14, [rbp + 13120]                                ;   498.2 p0+p3   11 t
        vmovdqu64 [rbp + 22848], zmm14                                   ;   481.0 p8+p9   12 y spill
        vpxord zmm14, zmm21, [rbp + 13248]                               ;   499.0 p5+p2   11 t
        vmovdqu64 [rbp + 23040], zmm21                                   ;   482.2 p7+p4   12 y spill
        vpxord zmm21, zmm25, [rbp + 13184]                               ;   499.2 p0+p3   11 t
        vmovdqu64 [rbp + 23424], zmm25                                   ;   484.2 p8+p9   12 y spill
        vpxord zmm25, zmm15, [rbp + 13120]                               ;   500.0 p5+p2   11 t
        vmovdqu64 [rbp + 22912], zmm15                                   ;   491.0 p7+p4   12 y spill
        vpxord zmm15, zmm6, [rbp + 13248]                                ;   500.2 p0+p3   11 t
        vmovdqu64 [rbp + 22976], zmm6                                    ;   492.2 p8+p9   12 y spill
        vpxord zmm6, zmm0, [rbp + 13184]                                 ;   501.0 p5+p2   11 t
        vmovdqu64 [rbp + 22336], zmm0                                    ;   494.2 p7+p4   12 y spill
        vpshufb zmm0, zmm3, zmm12                                        ;   502.0 p5      11 t
        vmovdqu64 [rbp + 22272], zmm19                                   ;   478.0 p8+p9   12 y spill
        vmovdqa64 zmm19, zmm12                                           ;   498.2         11 t copy
        vpermi2b zmm19, zmm26, zmm13                                     ;   504.0 p0+p5   11 t
        vpermi2b zmm12, zmm4, [rel camellia128_ctr.T0_constants512 + 256] ;   506.0 p0+p5+p3   11 t
        vpternlogd zmm0, zmm19, zmm12, 0xca                              ;   511.0 p0      11 t
        vpshufb zmm12, zmm3, zmm31                                       ;   507.0 p5      11 t
        vmovdqa64 zmm19, zmm31                                           ;   499.0         11 t copy
        vpermi2b zmm19, zmm26, zmm13                                     ;   509.0 p0+p5   11 t
        vpermi2b zmm31, zmm4, [rel camellia128_ctr.T0_constants512 + 256] ;   511.0 p0+p5+p2   11 t
        vpternlogd zmm12, zmm19, zmm31, 0xca                             ;   516.0 p0      11 t
        vmovdqa64 zmm19, zmm9                                            ;   499.2         11 t copy
        vpermi2b zmm19, zmm30, zmm28                                     ;   513.0 p0+p5   11 t
        vmovdqu64 zmm31, [rbp + 21440]                                   ;   382.0 p3      11 t reload
        vmovdqu64 [rbp + 22592], zmm22                                   ;   483.2 p7+p4   12 y spill
        vmovdqu64 zmm22, [rbp + 23488]                                   ;   389.0 p2      11 t reload
        vmovdqu64 [rbp + 22528], zmm11                                   ;   495.2 p8+p9   12 y spill
        vmovdqu64 zmm11, [rbp + 12544]                                   ;   331.5 p3      12 x
        vpternlogd zmm11, zmm22, zmm31, 0x36                             ;   508.2 p0      12 x
        vmovdqu64 zmm22, [rbp + 12800]                                   ;   334.0 p2      12 y.4 reload
        vpandd zmm31, zmm11, zmm22                                       ;   509.2 p0      12 x
        vmovdqu64 [rbp + 23488], zmm20                                   ;   485.2 p7+p4   12 y spill
        vpsrlq zmm20, zmm31, 7                                           ;   510.2 p0      12 x
        vpaddb zmm31, zmm31, zmm31                                       ;   511.2 p0      12 x
        vmovdqu64 [rbp + 22656], zmm2                                    ;   492.0 p8+p9   12 y spill
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 512]      ;   337.0 p3      11 t reload
        vmovdqu64 [rbp + 22400], zmm24                                   ;   482.0 p7+p4   12 y spill
        vmovdqa64 zmm24, zmm9                                            ;   499.2         11 t copy
        vpermi2b zmm24, zmm2, [rel camellia128_ctr.T0_constants512 + 576] ;   515.0 p0+p5+p2   11 t
        vpandd zmm20, zmm20, zmm10                                       ;   513.2 p0      12 x
        vmovdqu64 [rbp + 22464], zmm8                                    ;   489.0 p8+p9   12 y spill
        vmovdqu64 zmm8, [rbp + 22144]                                    ;   393.0 p3      11 t reload
        vmovdqu64 [rbp + 22784], zmm1                                    ;   479.0 p7+p4   12 y spill
        vmovdqu64 zmm1, [rbp + 12544]                                    ;   342.2 p2      12 x
        vpternlogd zmm1, zmm8, [rbp + 21504], 0x36                       ;   514.2 p0+p3   12 x
        vpshufb zmm8, zmm3, zmm9                                         ;   516.0 p5      11 t
        vpandd zmm22, zmm22, zmm1                                        ;   515.2 p0      12 x
        vpsrlq zmm9, zmm22, 7                                            ;   516.2 p0      12 x
        vpaddb zmm22, zmm22, zmm22                                       ;   517.0 p5      12 x
        vpandd zmm9, zmm9, zmm10                                         ;   517.2 p0      12 x
        vmovdqu64 zmm4, [rbp + 21760]                                    ;   390.0 p2      11 t reload
        vmovdqu64 zmm13, [rbp + 12608]                                   ;   347.2 p3      12 x
        vpternlogd zmm13, zmm4, [rbp + 22016], 0x36                      ;   518.0 p5+p2   12 x
        vpternlogd zmm8, zmm19, zmm24, 0xca                              ;   520.0 p0      11 t
        vmovdqu64 zmm4, [rbp + 12864]                                    ;   349.2 p3      12 y.5 reload
        vpandd zmm19, zmm13, zmm4                                        ;   519.0 p5      12 x
        vpsrlq zmm24, zmm19, 7                                           ;   520.0 p0      12 x
        vpaddb zmm19, zmm19, zmm19                                       ;   520.0 p5      12 x
        vpandd zmm24, zmm24, zmm10                                       ;   521.0 p0      12 x
        vmovdqu64 zmm26, [rbp + 23552]                                   ;   394.0 p2      11 t reload
        vmovdqu64 [rbp + 21760], zmm13                                   ;   519.0 p8+p9   12 x spill
        vmovdqu64 zmm13, [rbp + 12608]                                   ;   352.5 p3      12 x
        vpternlogd zmm13, zmm26, [rbp + 23680], 0x36                     ;   521.0 p5+p2   12 x
        vpandd zmm4, zmm4, zmm13                                         ;   522.0 p0      12 x
        vpsrlq zmm26, zmm4, 7                                            ;   523.0 p0      12 x
        vpaddb zmm4, zmm4, zmm4                                          ;   523.0 p5      12 x
        vmovdqu64 [rbp + 23552], zmm13                                   ;   522.0 p7+p4   12 x spill
        vmovdqa64 zmm13, zmm25                                           ;   501.0         11 t copy
        vpermi2b zmm13, zmm30, zmm28                                     ;   525.0 p5      11 t
        vpandd zmm26, zmm26, zmm10                                       ;   524.0 p0      12 x
        vmovdqu64 zmm28, [rbp + 21376]                                   ;   389.0 p3      11 t reload
        vmovdqu64 zmm30, [rbp + 12672]                                   ;   361.3 p2      12 x
        vpternlogd zmm30, zmm28, [rbp + 21888], 0x36                     ;   524.2 p0+p3   12 x
        vmovdqu64 zmm28, [rbp + 12928]                                   ;   363.0 p2      12 y.6 reload
        vmovdqu64 [rbp + 21376], zmm1                                    ;   515.2 p8+p9   12 x spill
        vpandd zmm1, zmm30, zmm28                                        ;   525.2 p0      12 x
        vmovdqu64 [rbp + 22144], zmm30                                   ;   525.2 p7+p4   12 x spill
        vpsrlq zmm30, zmm1, 7                                            ;   526.2 p0      12 x
        vpaddb zmm1, zmm1, zmm1                                          ;   526.2 p5      12 x
        vmovdqu64 [rbp + 22720], zmm11                                   ;   509.2 p8+p9   12 x spill
        vmovdqa64 zmm11, zmm25                                           ;   501.0         11 t copy
        vpermi2b zmm11, zmm2, [rel camellia128_ctr.T0_constants512 + 576] ;   529.0 p5+p3   11 t
        vpandd zmm30, zmm30, zmm10                                       ;   527.2 p0      12 x
        vmovdqu64 zmm2, [rbp + 23744]                                    ;   393.0 p2      11 t reload
        vmovdqu64 zmm3, [rbp + 12672]                                    ;   369.3 p3      12 x
        vpternlogd zmm3, zmm2, [rbp + 21632], 0x36                       ;   528.2 p0+p2   12 x
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 320]      ;   372.0 p3       9 d reload
        vpshufb zmm25, zmm2, zmm25                                       ;   530.0 p5      11 t
        vpandd zmm28, zmm28, zmm3                                        ;   529.2 p0      12 x
        vpsrlq zmm2, zmm28, 7                                            ;   530.2 p0      12 x
        vpaddb zmm28, zmm28, zmm28                                       ;   531.0 p5      12 x
        vpandd zmm2, zmm2, zmm10                                         ;   531.2 p0      12 x
        vmovdqu64 [rbp + 23744], zmm3                                    ;   529.2 p7+p4   12 x spill
        vmovdqu64 zmm3, [rbp + 21312]                                    ;   382.0 p2      11 t reload
        vmovdqu64 [rbp + 22080], zmm2                                    ;   532.2 p8+p9   12 x spill
        vmovdqu64 zmm2, [rbp + 12736]                                    ;   376.0 p3      12 x
        vpternlogd zmm2, zmm3, [rbp + 23616], 0x36                       ;   532.0 p5+p2   12 x
        vpternlogd zmm25, zmm13, zmm11, 0xca                             ;   534.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 12992]                                    ;   378.0 p3      12 y.7 reload
        vpandd zmm11, zmm2, zmm3                                         ;   533.0 p5      12 x
        vpsrlq zmm13, zmm11, 7                                           ;   534.0 p0      12 x
        vpaddb zmm11, zmm11, zmm11                                       ;   534.0 p5      12 x
        vpandd zmm13, zmm13, zmm10                                       ;   535.0 p0      12 x
        vmovdqu64 [rbp + 21312], zmm2                                    ;   533.0 p7+p4   12 x spill
        vmovdqu64 zmm2, [rbp + 21248]                                    ;   386.0 p2      11 t reload
        vmovdqu64 [rbp + 21952], zmm30                                   ;   528.2 p8+p9   12 x spill
        vmovdqu64 zmm30, [rbp + 12736]                                   ;   380.5 p3      12 x
        vpternlogd zmm30, zmm2, [rbp + 23168], 0x36                      ;   535.0 p5+p2   12 x
        vpandd zmm3, zmm3, zmm30                                         ;   536.0 p0      12 x
        vpsrlq zmm2, zmm3, 7                                             ;   537.0 p0      12 x
        vpaddb zmm3, zmm3, zmm3                                          ;   537.0 p5      12 x
        vmovdqu64 [rbp + 21248], zmm30                                   ;   536.0 p7+p4   12 x spill
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 320]     ;   384.2 p3       9 d reload
        vmovdqu64 [rbp + 21568], zmm3                                    ;   538.0 p8+p9   12 x spill
        vpshufb zmm3, zmm30, zmm21                                       ;   537.0 p5      11 t
        vmovdqu64 [rbp + 23360], zmm11                                   ;   535.0 p7+p4   12 x spill
        vpshufb zmm11, zmm30, zmm6                                       ;   538.0 p5      11 t
        vmovdqu64 [rbp + 21824], zmm26                                   ;   525.0 p8+p9   12 x spill
        vpshufb zmm26, zmm30, zmm14                                      ;   539.0 p5      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 640]     ;   388.0 p2      11 t reload
        vmovdqu64 [rbp + 21696], zmm28                                   ;   532.0 p7+p4   12 x spill
        vmovdqa64 zmm28, zmm21                                           ;   500.2         11 t copy
        vpermi2b zmm28, zmm30, [rel camellia128_ctr.T0_constants512 + 704] ;   541.0 p0+p5+p3   11 t
        vmovdqu64 [rbp + 23296], zmm24                                   ;   522.0 p8+p9   12 x spill
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 768]     ;   391.2 p2      11 t reload
        vpermi2b zmm21, zmm24, [rel camellia128_ctr.T0_constants512 + 832] ;   543.0 p0+p5+p3   11 t
        vpternlogd zmm3, zmm28, zmm21, 0xca                              ;   548.0 p0      11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 704]     ;   392.2 p2      11 t reload
        vmovdqa64 zmm28, zmm6                                            ;   502.0         11 t copy
        vpermi2b zmm28, zmm30, zmm21                                     ;   545.0 p0+p5   11 t
        vpermi2b zmm6, zmm24, [rel camellia128_ctr.T0_constants512 + 832] ;   547.0 p0+p5+p3   11 t
        vpternlogd zmm11, zmm28, zmm6, 0xca                              ;   552.0 p0      11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 960]      ;   393.5 p2      11 t reload
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 896]     ;   393.8 p3      11 t reload
        vmovdqa64 zmm24, zmm14                                           ;   500.0         11 t copy
        vpermi2b zmm24, zmm28, zmm6                                      ;   549.0 p0+p5   11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 1024]    ;   394.5 p2      11 t reload
        vpermi2b zmm14, zmm21, [rel camellia128_ctr.T0_constants512 + 1088] ;   551.0 p0+p5+p3   11 t
        vpternlogd zmm26, zmm24, zmm14, 0xca                             ;   556.0 p0      11 t
        vmovdqa64 zmm14, zmm15                                           ;   501.2         11 t copy
        vpermi2b zmm14, zmm28, zmm6                                      ;   553.0 p0+p5   11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 1088]    ;   396.0 p2      11 t reload
        vmovdqa64 zmm6, zmm15                                            ;   501.2         11 t copy
        vpermi2b zmm6, zmm21, zmm24                                      ;   555.0 p0+p5   11 t
        vpandd zmm2, zmm2, zmm10                                         ;   548.2 p0      12 x
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 320]     ;   397.0 p3       9 d reload
        vpshufb zmm15, zmm10, zmm15                                      ;   556.0 p5      11 t
        vpternlogd zmm15, zmm14, zmm6, 0xca                              ;   560.0 p0      11 t
        vpternlogd zmm19, zmm20, [rbp + 22016], 0x96                     ;   550.2 p0+p2   11 t
        vpternlogd zmm4, zmm9, [rbp + 23680], 0x96                       ;   551.2 p0+p3   11 t
        vpshufb zmm6, zmm10, zmm7                                        ;   557.0 p5      11 t
        vpshufb zmm9, zmm10, zmm5                                        ;   558.0 p5      11 t
        vpternlogd zmm31, zmm13, [rbp + 21440], 0x96                     ;   552.2 p0+p2   11 t
        vpshufb zmm13, zmm10, zmm17                                      ;   559.0 p5      11 t
        vpternlogd zmm22, zmm2, [rbp + 21504], 0x96                      ;   553.2 p0+p3   11 t
        vmovdqu64 zmm2, [rbp + 23296]                                    ;   522.0 p2      12 x reload
        vpternlogd zmm1, zmm2, [rbp + 21888], 0x96                       ;   554.2 p0+p3   11 t
        vpshufb zmm2, zmm10, zmm16                                       ;   560.0 p5      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 704]     ;   400.5 p2      11 t reload
        vmovdqa64 zmm20, zmm17                                           ;   495.2         11 t copy
        vpermi2b zmm20, zmm30, zmm14                                     ;   562.0 p0+p5   11 t
        vmovdqu64 [rbp + 21888], zmm1                                    ;   555.2 p7+p4   11 t spill
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 768]      ;   401.0 p3      11 t reload
        vpermi2b zmm17, zmm1, [rel camellia128_ctr.T0_constants512 + 832] ;   564.0 p0+p5+p2   11 t
        vpternlogd zmm13, zmm20, zmm17, 0xca                             ;   569.0 p0      11 t
        vmovdqa64 zmm17, zmm16                                           ;   496.0         11 t copy
        vpermi2b zmm17, zmm30, zmm14                                     ;   566.0 p0+p5   11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 832]     ;   402.5 p3      11 t reload
        vpermi2b zmm16, zmm1, zmm20                                      ;   568.0 p0+p5   11 t
        vpternlogd zmm2, zmm17, zmm16, 0xca                              ;   573.0 p0      11 t
        vpshufb zmm16, zmm10, zmm29                                      ;   569.0 p5      11 t
        vmovdqa64 zmm17, zmm29                                           ;   497.0         11 t copy
        vpermi2b zmm17, zmm21, zmm24                                     ;   571.0 p0+p5   11 t
        vpermi2b zmm29, zmm28, [rel camellia128_ctr.T0_constants512 + 960] ;   573.0 p0+p5+p2   11 t
        vpternlogd zmm16, zmm29, zmm17, 0xca                             ;   578.0 p0      11 t
        vpshufb zmm17, zmm10, zmm27                                      ;   574.0 p5      11 t
        vmovdqa64 zmm29, zmm27                                           ;   498.0         11 t copy
        vpermi2b zmm29, zmm21, zmm24                                     ;   576.0 p0+p5   11 t
        vpermi2b zmm27, zmm28, [rel camellia128_ctr.T0_constants512 + 960] ;   578.0 p0+p5+p3   11 t
        vpternlogd zmm17, zmm27, zmm29, 0xca                             ;   583.0 p0      11 t
        vpshufb zmm27, zmm10, zmm23                                      ;   579.0 p5      11 t
        vpshufb zmm29, zmm10, zmm18                                      ;   580.0 p5      11 t
        vmovdqa64 zmm24, zmm0                                            ;   512.0         11 t copy
        vpternlogd zmm24, zmm13, zmm26, 0x96                             ;   570.0 p0      11 t
        vmovdqa64 zmm21, zmm12                                           ;   517.0         11 t copy
        vpternlogd zmm21, zmm2, zmm15, 0x96                              ;   574.0 p0      11 t
        vmovdqa64 zmm28, zmm16                                           ;   579.0         11 t copy
        vpternlogd zmm28, zmm0, zmm8, 0x96                               ;   579.0 p0      11 t
        vpternlogd zmm13, zmm28, zmm26, 0x96                             ;   580.0 p0      11 t
        vmovdqa64 zmm20, zmm17                                           ;   584.0         11 t copy
        vpternlogd zmm20, zmm12, zmm25, 0x96                             ;   584.0 p0      11 t
        vpternlogd zmm2, zmm20, zmm15, 0x96                              ;   585.0 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 384]      ;   408.3 p2      11 t reload
        vmovdqa64 zmm14, zmm7                                            ;   494.2         11 t copy
        vpermi2b zmm14, zmm1, [rel camellia128_ctr.T0_constants512 + 448] ;   582.0 p0+p5+p3   11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 512]     ;   409.3 p2      11 t reload
        vpermi2b zmm7, zmm30, [rel camellia128_ctr.T0_constants512 + 576] ;   584.0 p0+p5+p3   11 t
        vpternlogd zmm6, zmm14, zmm7, 0xca                               ;   589.0 p0      11 t
        vpternlogd zmm26, zmm6, zmm3, 0x96                               ;   590.0 p0      11 t
        vpternlogd zmm6, zmm24, zmm3, 0x96                               ;   590.0 p0      11 t
        vpternlogd zmm28, zmm6, [rbp + 22720], 0x96                      ;   591.0 p0+p2   11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 448]      ;   411.0 p3      11 t reload
        vmovdqa64 zmm14, zmm5                                            ;   495.0         11 t copy
        vpermi2b zmm14, zmm1, zmm7                                       ;   586.0 p0+p5   11 t
        vpermi2b zmm5, zmm30, [rel camellia128_ctr.T0_constants512 + 576] ;   588.0 p0+p5+p2   11 t
        vpternlogd zmm9, zmm14, zmm5, 0xca                               ;   593.0 p0      11 t
        vpternlogd zmm15, zmm9, zmm11, 0x96                              ;   594.0 p0      11 t
        vpternlogd zmm9, zmm21, zmm11, 0x96                              ;   594.0 p0      11 t
        vpternlogd zmm20, zmm9, [rbp + 21376], 0x96                      ;   595.0 p0+p3   11 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 128]      ;   416.3 p2      11 t reload
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 64]      ;   417.0 p3      11 t reload
        vmovdqa64 zmm30, zmm23                                           ;   496.2         11 t copy
        vpermi2b zmm30, zmm14, zmm5                                      ;   590.0 p0+p5   11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 192]      ;   417.8 p2      11 t reload
        vpermi2b zmm23, zmm7, [rel camellia128_ctr.T0_constants512 + 256] ;   592.0 p0+p5+p3   11 t
        vpternlogd zmm27, zmm30, zmm23, 0xca                             ;   597.0 p0      11 t
        vpternlogd zmm3, zmm27, zmm8, 0x96                               ;   598.0 p0      11 t
        vpternlogd zmm27, zmm8, zmm26, 0x96                              ;   598.0 p0      11 t
        vmovdqa64 zmm8, zmm18                                            ;   497.2         11 t copy
        vpermi2b zmm8, zmm14, zmm5                                       ;   594.0 p0+p5   11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 256]     ;   425.0 p2      11 t reload
        vpermi2b zmm18, zmm7, zmm23                                      ;   596.0 p0+p5   11 t
        vpternlogd zmm29, zmm8, zmm18, 0xca                              ;   601.0 p0      11 t
        vpternlogd zmm16, zmm0, zmm3, 0x96                               ;   599.0 p0      11 t
        vpternlogd zmm11, zmm29, zmm25, 0x96                             ;   602.0 p0      11 t
        vpternlogd zmm29, zmm25, zmm15, 0x96                             ;   602.0 p0      11 t
        vpternlogd zmm17, zmm12, zmm11, 0x96                             ;   603.0 p0      11 t
        vpternlogd zmm3, zmm13, [rbp + 21760], 0x96                      ;   599.0 p5+p3   11 t
        vpternlogd zmm26, zmm16, [rbp + 22144], 0x96                     ;   600.0 p0+p2   11 t
        vpternlogd zmm24, zmm27, [rbp + 21312], 0x96                     ;   599.0 p5+p3   11 t
        vpternlogd zmm11, zmm2, [rbp + 23552], 0x96                      ;   603.0 p0+p2   11 t
        vpternlogd zmm15, zmm17, [rbp + 23744], 0x96                     ;   604.0 p5+p3   11 t
        vpternlogd zmm21, zmm29, [rbp + 21248], 0x96                     ;   603.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 21888]                                    ;   555.2 p3      11 t reload
        vmovdqu64 zmm8, [rbp + 13696]                                    ;   436.0 p2      11 t
        vpternlogd zmm8, zmm13, zmm0, 0x96                               ;   600.0 p5      11 t
        vmovdqu64 zmm12, [rbp + 13632]                                   ;   436.3 p3      11 l.1 reload
        vmovdqa64 zmm18, zmm19                                           ;   551.2         11 t copy
        vpternlogd zmm18, zmm6, zmm12, 0x96                              ;   600.2 p0      11 t
        vpternlogd zmm12, zmm4, zmm9, 0x96                               ;   601.0 p5      11 t
        vmovdqu64 zmm25, [rbp + 13824]                                   ;   439.0 p2      11 l.4 reload
        vpxord zmm30, zmm28, zmm25                                       ;   601.2 p0      11 t
        vpxord zmm25, zmm25, zmm20                                       ;   602.0 p5      11 t
        vpxord zmm0, zmm3, [rbp + 13888]                                 ;   602.2 p0+p3   11 t
        vmovdqu64 [rbp + 21248], zmm3                                    ;   600.0 p8+p9   11 t spill
        vpxord zmm3, zmm26, [rbp + 13952]                                ;   603.0 p5+p2   11 t
        vmovdqu64 [rbp + 23744], zmm26                                   ;   601.0 p7+p4   11 t spill
        vpxord zmm26, zmm24, [rbp + 14016]                               ;   603.2 p0+p3   11 t
        vmovdqu64 [rbp + 23552], zmm24                                   ;   600.0 p8+p9   11 t spill
        vpxord zmm24, zmm11, [rbp + 13888]                               ;   604.0 p5+p2   11 t
        vmovdqu64 [rbp + 21312], zmm11                                   ;   604.0 p7+p4   11 t spill
        vpxord zmm11, zmm15, [rbp + 13952]                               ;   605.0 p0+p3   11 t
        vmovdqu64 [rbp + 22144], zmm15                                   ;   605.0 p8+p9   11 t spill
        vpxord zmm15, zmm21, [rbp + 14016]                               ;   605.0 p5+p2   11 t
        vmovdqu64 [rbp + 21760], zmm21                                   ;   604.0 p7+p4   11 t spill
        vmovdqa64 zmm21, zmm31                                           ;   553.2         11 t copy
        vpternlogd zmm21, zmm27, [rbp + 13568], 0x96                     ;   605.2 p0+p3   11 t
        vmovdqu64 [rbp + 21376], zmm20                                   ;   596.0 p8+p9   11 t spill
        vmovdqa64 zmm20, zmm22                                           ;   554.2         11 t copy
        vpternlogd zmm20, zmm29, [rbp + 13568], 0x96                     ;   606.0 p5+p2   11 t
        vmovdqu64 [rbp + 22720], zmm28                                   ;   592.0 p7+p4   11 t spill
        vpshufb zmm28, zmm10, zmm21                                      ;   607.0 p5      11 t
        vmovdqu64 [rbp + 23296], zmm13                                   ;   581.0 p8+p9   11 t spill
        vmovdqa64 zmm13, zmm21                                           ;   606.2         11 t copy
        vpermi2b zmm13, zmm14, zmm5                                      ;   609.0 p0+p5   11 t
        vpermi2b zmm21, zmm7, zmm23                                      ;   611.0 p0+p5   11 t
        vpternlogd zmm28, zmm13, zmm21, 0xca                             ;   616.0 p0      11 t
        vpshufb zmm13, zmm10, zmm18                                      ;   612.0 p5      11 t
        vpshufb zmm21, zmm10, zmm20                                      ;   613.0 p5      11 t
        vmovdqu64 [rbp + 21504], zmm9                                    ;   595.0 p7+p4   11 t spill
        vmovdqa64 zmm9, zmm20                                            ;   607.0         11 t copy
        vpermi2b zmm9, zmm14, zmm5                                       ;   615.0 p0+p5   11 t
        vpermi2b zmm20, zmm7, zmm23                                      ;   617.0 p0+p5   11 t
        vpternlogd zmm21, zmm9, zmm20, 0xca                              ;   622.0 p0      11 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 448]      ;   462.2 p3      11 t reload
        vmovdqa64 zmm20, zmm18                                           ;   601.2         11 t copy
        vpermi2b zmm20, zmm1, zmm9                                       ;   619.0 p0+p5   11 t
        vmovdqu64 [rbp + 21440], zmm4                                    ;   552.2 p8+p9   11 t spill
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 512]      ;   466.2 p2      11 t reload
        vpermi2b zmm18, zmm4, [rel camellia128_ctr.T0_constants512 + 576] ;   621.0 p0+p5+p3   11 t
        vpternlogd zmm13, zmm20, zmm18, 0xca                             ;   626.0 p0      11 t
        vpshufb zmm18, zmm10, zmm12                                      ;   622.0 p5      11 t
        vmovdqa64 zmm20, zmm12                                           ;   602.0         11 t copy
        vpermi2b zmm20, zmm1, zmm9                                       ;   624.0 p0+p5   11 t
        vpermi2b zmm12, zmm4, [rel camellia128_ctr.T0_constants512 + 576] ;   626.0 p0+p5+p2   11 t
        vpternlogd zmm18, zmm20, zmm12, 0xca                             ;   631.0 p0      11 t
        vpshufb zmm12, zmm10, zmm8                                       ;   627.0 p5      11 t
        vpshufb zmm20, zmm10, zmm30                                      ;   628.0 p5      11 t
        vmovdqu64 [rbp + 23680], zmm19                                   ;   551.2 p7+p4   11 t spill
        vmovdqa64 zmm19, zmm30                                           ;   602.2         11 t copy
        vpermi2b zmm19, zmm1, zmm9                                       ;   630.0 p0+p5   11 t
        vpermi2b zmm30, zmm4, [rel camellia128_ctr.T0_constants512 + 576] ;   632.0 p0+p5+p3   11 t
        vpternlogd zmm20, zmm19, zmm30, 0xca                             ;   637.0 p0      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 704]     ;   477.7 p2      11 t reload
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 640]     ;   478.0 p3      11 t reload
        vmovdqu64 [rbp + 22016], zmm6                                    ;   591.0 p8+p9   11 t spill
        vmovdqa64 zmm6, zmm8                                             ;   601.0         11 t copy
        vpermi2b zmm6, zmm30, zmm19                                      ;   634.0 p0+p5   11 t
        vmovdqu64 [rbp + 22208], zmm22                                   ;   554.2 p7+p4   11 t spill
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 768]     ;   479.0 p2      11 t reload
        vpermi2b zmm8, zmm22, [rel camellia128_ctr.T0_constants512 + 832] ;   636.0 p0+p5+p3   11 t
        vpternlogd zmm12, zmm6, zmm8, 0xca                               ;   641.0 p0      11 t
        vmovdqa64 zmm6, zmm25                                            ;   603.0         11 t copy
        vpermi2b zmm6, zmm1, zmm9                                        ;   638.0 p0+p5   11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 576]      ;   480.5 p2      11 t reload
        vmovdqa64 zmm9, zmm25                                            ;   603.0         11 t copy
        vpermi2b zmm9, zmm4, zmm8                                        ;   640.0 p0+p5   11 t
        vmovdqu64 zmm8, [rbp + 21824]                                    ;   525.0 p3      12 x reload
        vmovdqu64 zmm4, [rbp + 21696]                                    ;   532.0 p2      11 t
        vpternlogd zmm4, zmm8, [rbp + 21632], 0x96                       ;   626.2 p0+p3   11 t
        vpshufb zmm8, zmm10, zmm25                                       ;   641.0 p5      11 t
        vmovdqa64 zmm25, zmm4                                            ;   627.2         11 t copy
        vpternlogd zmm25, zmm2, [rbp + 13696], 0x96                      ;   627.2 p0+p2   11 t
        vpshufb zmm1, zmm10, zmm25                                       ;   642.0 p5      11 t
        vmovdqu64 [rbp + 21632], zmm4                                    ;   627.2 p8+p9   11 t spill
        vmovdqa64 zmm4, zmm25                                            ;   628.2         11 t copy
        vpermi2b zmm4, zmm30, zmm19                                      ;   644.0 p0+p5   11 t
        vpermi2b zmm25, zmm22, [rel camellia128_ctr.T0_constants512 + 832] ;   646.0 p0+p5+p3   11 t
        vpternlogd zmm1, zmm4, zmm25, 0xca                               ;   651.0 p0      11 t
        vmovdqu64 zmm4, [rbp + 21952]                                    ;   528.2 p2      12 x reload
        vmovdqu64 zmm25, [rbp + 23360]                                   ;   535.0 p3      11 t
        vpternlogd zmm25, zmm4, [rbp + 23616], 0x96                      ;   631.2 p0+p2   11 t
        vpternlogd zmm8, zmm6, zmm9, 0xca                                ;   645.0 p0      11 t
        vmovdqu64 zmm4, [rbp + 13760]                                    ;   485.7 p3      11 l.3 reload
        vmovdqa64 zmm6, zmm25                                            ;   632.2         11 t copy
        vpternlogd zmm6, zmm16, zmm4, 0x96                               ;   633.2 p0      11 t
        vpshufb zmm9, zmm10, zmm6                                        ;   647.0 p5      11 t
        vmovdqu64 [rbp + 23616], zmm25                                   ;   632.2 p7+p4   11 t spill
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 896]     ;   486.3 p2      11 t reload
        vmovdqu64 [rbp + 21952], zmm16                                   ;   600.0 p8+p9   11 t spill
        vmovdqa64 zmm16, zmm6                                            ;   634.2         11 t copy
        vpermi2b zmm16, zmm25, [rel camellia128_ctr.T0_constants512 + 960] ;   649.0 p0+p5+p3   11 t
        vmovdqu64 [rbp + 23360], zmm2                                    ;   586.0 p7+p4   11 t spill
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 1024]     ;   487.3 p2      11 t reload
        vpermi2b zmm6, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;   651.0 p0+p5+p3   11 t
        vpternlogd zmm9, zmm16, zmm6, 0xca                               ;   656.0 p0      11 t
        vmovdqu64 zmm6, [rbp + 22080]                                    ;   532.2 p2      12 x reload
        vmovdqu64 zmm16, [rbp + 21568]                                   ;   538.0 p3      11 t
        vpternlogd zmm16, zmm6, [rbp + 23168], 0x96                      ;   637.2 p0+p2   11 t
        vpternlogd zmm4, zmm16, zmm17, 0x96                              ;   638.2 p0      11 t
        vpshufb zmm6, zmm10, zmm0                                        ;   652.0 p5      11 t
        vmovdqu64 [rbp + 23168], zmm17                                   ;   604.0 p8+p9   11 t spill
        vmovdqa64 zmm17, zmm0                                            ;   603.2         11 t copy
        vpermi2b zmm17, zmm30, zmm19                                     ;   654.0 p0+p5   11 t
        vpermi2b zmm0, zmm22, [rel camellia128_ctr.T0_constants512 + 832] ;   656.0 p0+p5+p3   11 t
        vpternlogd zmm6, zmm17, zmm0, 0xca                               ;   661.0 p0      11 t
        vpshufb zmm0, zmm10, zmm24                                       ;   657.0 p5      11 t
        vmovdqa64 zmm17, zmm24                                           ;   605.0         11 t copy
        vpermi2b zmm17, zmm30, zmm19                                     ;   659.0 p0+p5   11 t
        vpermi2b zmm24, zmm22, [rel camellia128_ctr.T0_constants512 + 832] ;   661.0 p0+p5+p2   11 t
        vpternlogd zmm0, zmm17, zmm24, 0xca                              ;   666.0 p0      11 t
        vpshufb zmm17, zmm10, zmm3                                       ;   662.0 p5      11 t
        vpshufb zmm24, zmm10, zmm11                                      ;   663.0 p5      11 t
        vpshufb zmm22, zmm10, zmm26                                      ;   664.0 p5      11 t
        vmovdqa64 zmm19, zmm26                                           ;   604.2         11 t copy
        vpermi2b zmm19, zmm14, zmm5                                      ;   666.0 p0+p5   11 t
        vpermi2b zmm26, zmm7, zmm23                                      ;   668.0 p0+p5   11 t
        vpternlogd zmm22, zmm19, zmm26, 0xca                             ;   673.0 p0      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 960]     ;   495.8 p3      11 t reload
        vmovdqa64 zmm26, zmm3                                            ;   604.0         11 t copy
        vpermi2b zmm26, zmm25, zmm19                                     ;   670.0 p0+p5   11 t
        vpermi2b zmm3, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;   672.0 p0+p5+p2   11 t
        vpternlogd zmm17, zmm26, zmm3, 0xca                              ;   677.0 p0      11 t
        vmovdqa64 zmm3, zmm11                                            ;   606.0         11 t copy
        vpermi2b zmm3, zmm25, zmm19                                      ;   674.0 p0+p5   11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 1088]    ;   499.0 p3      11 t reload
        vpermi2b zmm11, zmm2, zmm26                                      ;   676.0 p0+p5   11 t
        vpternlogd zmm24, zmm3, zmm11, 0xca                              ;   681.0 p0      11 t
        vpshufb zmm3, zmm10, zmm15                                       ;   677.0 p5      11 t
        vmovdqa64 zmm11, zmm15                                           ;   606.0         11 t copy
        vpermi2b zmm11, zmm14, zmm5                                      ;   679.0 p0+p5   11 t
        vpermi2b zmm15, zmm7, zmm23                                      ;   681.0 p0+p5   11 t
        vpternlogd zmm3, zmm11, zmm15, 0xca                              ;   686.0 p0      11 t
        vmovdqa64 zmm11, zmm20                                           ;   638.0         11 t copy
        vpternlogd zmm11, zmm12, zmm9, 0x96                              ;   657.2 p0      11 t
        vmovdqa64 zmm15, zmm28                                           ;   617.0         11 t copy
        vpternlogd zmm15, zmm6, zmm9, 0x96                               ;   662.0 p0      11 t
        vpternlogd zmm20, zmm15, zmm12, 0x96                             ;   663.0 p0      11 t
        vpternlogd zmm12, zmm22, zmm13, 0x96                             ;   674.0 p0      11 t
        vpternlogd zmm22, zmm11, zmm13, 0x96                             ;   674.0 p0      11 t
        vpternlogd zmm13, zmm17, zmm28, 0x96                             ;   678.0 p0      11 t
        vpternlogd zmm6, zmm9, zmm13, 0x96                               ;   679.0 p0      11 t
        vpternlogd zmm17, zmm28, zmm12, 0x96                             ;   678.0 p0      11 t
        vpternlogd zmm15, zmm22, [rbp + 22592], 0x96                     ;   675.0 p0+p2   11 t
        vpternlogd zmm13, zmm20, [rbp + 22784], 0x96                     ;   679.0 p0+p3   11 t
        vpternlogd zmm12, zmm6, [rbp + 22400], 0x96                      ;   680.0 p0+p2   11 t
        vpternlogd zmm11, zmm17, [rbp + 23488], 0x96                     ;   679.0 p0+p3   11 t
        vpshufb zmm9, zmm10, zmm4                                        ;   682.0 p5      11 t
        vmovdqa64 zmm28, zmm4                                            ;   639.2         11 t copy
        vpermi2b zmm28, zmm25, zmm19                                     ;   684.0 p0+p5   11 t
        vpermi2b zmm4, zmm2, zmm26                                       ;   686.0 p0+p5   11 t
        vpternlogd zmm9, zmm28, zmm4, 0xca                               ;   691.0 p0      11 t
        vmovdqu64 zmm4, [rbp + 14528]                                    ;   519.3 p2      11 r.7 reload
        vpxord zmm28, zmm15, zmm4                                        ;   676.0 p0      11 t
        vmovdqu64 [rbp + 23488], zmm15                                   ;   676.0 p7+p4   11 t spill
        vpxord zmm15, zmm13, [rbp + 14336]                               ;   680.0 p0+p3   11 t
        vmovdqu64 [rbp + 22400], zmm13                                   ;   680.0 p8+p9   11 t spill
        vpxord zmm13, zmm12, [rbp + 14400]                               ;   681.0 p0+p2   11 t
        vmovdqu64 [rbp + 22784], zmm12                                   ;   681.0 p7+p4   11 t spill
        vpxord zmm12, zmm11, [rbp + 14464]                               ;   680.0 p0+p3   11 t
        vmovdqu64 [rbp + 22592], zmm11                                   ;   680.0 p8+p9   11 t spill
        vmovdqa64 zmm11, zmm24                                           ;   682.0         11 t copy
        vpternlogd zmm11, zmm21, zmm18, 0x96                             ;   682.0 p0      11 t
        vmovdqa64 zmm26, zmm3                                            ;   687.0         11 t copy
        vpternlogd zmm26, zmm18, zmm1, 0x96                              ;   687.0 p0      11 t
        vpternlogd zmm24, zmm26, zmm21, 0x96                             ;   688.0 p0      11 t
        vpternlogd zmm21, zmm0, zmm9, 0x96                               ;   692.0 p0      11 t
        vpternlogd zmm0, zmm11, zmm9, 0x96                               ;   692.0 p0      11 t
        vpternlogd zmm9, zmm8, zmm1, 0x96                                ;   692.0 p0      11 t
        vpternlogd zmm8, zmm1, zmm21, 0x96                               ;   693.0 p0      11 t
        vpternlogd zmm3, zmm18, zmm9, 0x96                               ;   693.0 p0      11 t
        vpternlogd zmm11, zmm8, [rbp + 22464], 0x96                      ;   694.0 p0+p2   11 t
        vpternlogd zmm26, zmm0, [rbp + 22656], 0x96                      ;   693.0 p0+p3   11 t
        vpternlogd zmm9, zmm24, [rbp + 22528], 0x96                      ;   693.0 p0+p2   11 t
        vpternlogd zmm21, zmm3, [rbp + 23104], 0x96                      ;   694.0 p5+p3   11 t
        vpxord zmm4, zmm4, zmm21                                         ;   695.0 p0      11 t
        vpxord zmm1, zmm11, [rbp + 14336]                                ;   695.0 p5+p2   11 t
        vpxord zmm18, zmm26, [rbp + 14400]                               ;   694.0 p0+p3   11 t
        vmovdqu64 [rbp + 23104], zmm21                                   ;   695.0 p7+p4   11 t spill
        vpxord zmm21, zmm9, [rbp + 14464]                                ;   694.0 p5+p2   11 t
        vmovdqu64 [rbp + 22528], zmm9                                    ;   694.0 p8+p9   11 t spill
        vpshufb zmm9, zmm10, zmm15                                       ;   690.0 p5      11 t
        vmovdqu64 [rbp + 22656], zmm26                                   ;   694.0 p7+p4   11 t spill
        vmovdqu64 zmm26, [rbp + 14144]                                   ;   525.8 p3      11 t
        vpternlogd zmm26, zmm20, [rbp + 22848], 0x96                     ;   689.2 p0+p2   11 t
        vmovdqu64 [rbp + 22464], zmm11                                   ;   695.0 p8+p9   11 t spill
        vpshufb zmm11, zmm10, zmm26                                      ;   691.0 p5      11 t
        vmovdqu64 [rbp + 22080], zmm20                                   ;   664.0 p7+p4   11 t spill
        vpshufb zmm20, zmm10, zmm13                                      ;   692.0 p5      11 t
        vmovdqu64 [rbp + 21568], zmm16                                   ;   638.2 p8+p9   11 t spill
        vpshufb zmm16, zmm10, zmm12                                      ;   693.0 p5      11 t
        vmovdqu64 [rbp + 21824], zmm29                                   ;   603.0 p7+p4   11 t spill
        vmovdqa64 zmm29, zmm12                                           ;   681.0         11 t copy
        vpermi2b zmm29, zmm25, zmm19                                     ;   695.0 p0+p5   11 t
        vpermi2b zmm12, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;   697.0 p0+p5+p3   11 t
        vpternlogd zmm16, zmm29, zmm12, 0xca                             ;   702.0 p0      11 t
        vmovdqu64 zmm12, [rbp + 22272]                                   ;   531.3 p2      12 y reload
        vmovdqu64 zmm29, [rbp + 14080]                                   ;   531.7 p3      11 t
        vpternlogd zmm29, zmm22, zmm12, 0x96                             ;   693.2 p0      11 t
        vpshufb zmm12, zmm10, zmm29                                      ;   698.0 p5      11 t
        vmovdqu64 [rbp + 21696], zmm22                                   ;   675.0 p8+p9   11 t spill
        vmovdqa64 zmm22, zmm29                                           ;   694.2         11 t copy
        vpermi2b zmm22, zmm14, zmm5                                      ;   700.0 p0+p5   11 t
        vpermi2b zmm29, zmm7, zmm23                                      ;   702.0 p0+p5   11 t
        vpternlogd zmm12, zmm22, zmm29, 0xca                             ;   707.0 p0      11 t
        vmovdqu64 zmm22, [rbp + 23424]                                   ;   534.7 p2      12 y reload
        vmovdqu64 zmm29, [rbp + 14208]                                   ;   534.8 p3      11 t
        vpternlogd zmm29, zmm6, zmm22, 0x96                              ;   697.2 p0      11 t
        vpshufb zmm22, zmm10, zmm29                                      ;   703.0 p5      11 t
        vmovdqu64 [rbp + 23808], zmm6                                    ;   680.0 p7+p4   11 t spill
        vpshufb zmm6, zmm10, zmm1                                        ;   704.0 p5      11 t
        vmovdqu64 [rbp + 23872], zmm31                                   ;   553.2 p8+p9   11 t spill
        vpshufb zmm31, zmm10, zmm18                                      ;   705.0 p5      11 t
        vmovdqu64 [rbp + 23936], zmm27                                   ;   599.0 p7+p4   11 t spill
        vmovdqu64 zmm27, [rbp + 14272]                                   ;   536.2 p2      11 t
        vpternlogd zmm27, zmm17, [rbp + 23040], 0x96                     ;   698.2 p0+p3   11 t
        vmovdqu64 [rbp + 24000], zmm17                                   ;   679.0 p8+p9   11 t spill
        vpshufb zmm17, zmm10, zmm27                                      ;   706.0 p5      11 t
        vmovdqu64 [rbp + 24064], zmm16                                   ;   703.0 p7+p4   11 t spill
        vmovdqa64 zmm16, zmm27                                           ;   699.2         11 t copy
        vpermi2b zmm16, zmm25, zmm19                                     ;   708.0 p0+p5   11 t
        vpermi2b zmm27, zmm2, [rel camellia128_ctr.T0_constants512 + 1088] ;   710.0 p0+p5+p2   11 t
        vpternlogd zmm17, zmm16, zmm27, 0xca                             ;   715.0 p0      11 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 704]     ;   538.5 p3      11 t reload
        vmovdqa64 zmm27, zmm13                                           ;   682.0         11 t copy
        vpermi2b zmm27, zmm30, zmm16                                     ;   712.0 p0+p5   11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 768]      ;   539.3 p2      11 t reload
        vpermi2b zmm13, zmm2, [rel camellia128_ctr.T0_constants512 + 832] ;   714.0 p0+p5+p3   11 t
        vpternlogd zmm20, zmm27, zmm13, 0xca                             ;   719.0 p0      11 t
        vmovdqa64 zmm13, zmm29                                           ;   698.2         11 t copy
        vpermi2b zmm13, zmm30, zmm16                                     ;   716.0 p0+p5   11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 832]     ;   540.8 p2      11 t reload
        vpermi2b zmm29, zmm2, zmm27                                      ;   718.0 p0+p5   11 t
        vpternlogd zmm22, zmm13, zmm29, 0xca                             ;   723.0 p0      11 t
        vmovdqa64 zmm13, zmm18                                           ;   695.0         11 t copy
        vpermi2b zmm13, zmm30, zmm16                                     ;   720.0 p0+p5   11 t
        vpermi2b zmm18, zmm2, zmm27                                      ;   722.0 p0+p5   11 t
        vpternlogd zmm31, zmm13, zmm18, 0xca                             ;   727.0 p0      11 t
        vmovdqu64 zmm13, [rbp + 22976]                                   ;   549.2 p3      12 y reload
        vmovdqu64 zmm18, [rbp + 14272]                                   ;   549.3 p2      11 t
        vpternlogd zmm18, zmm24, zmm13, 0x96                             ;   711.2 p0      11 t
        vpshufb zmm29, zmm10, zmm21                                      ;   723.0 p5      11 t
        vmovdqa64 zmm13, zmm21                                           ;   695.0         11 t copy
        vpermi2b zmm13, zmm25, zmm19                                     ;   725.0 p0+p5   11 t
        vmovdqu64 [rbp + 24128], zmm24                                   ;   689.0 p8+p9   11 t spill
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 1024]    ;   553.2 p3      11 t reload
        vpermi2b zmm21, zmm24, [rel camellia128_ctr.T0_constants512 + 1088] ;   727.0 p0+p5+p2   11 t
        vpternlogd zmm29, zmm13, zmm21, 0xca                             ;   732.0 p0      11 t
        vmovdqu64 zmm13, [rbp + 23232]                                   ;   554.2 p3      12 y reload
        vmovdqu64 zmm21, [rbp + 14080]                                   ;   554.3 p2      11 t
        vpternlogd zmm21, zmm3, zmm13, 0x96                              ;   715.2 p0      11 t
        vpshufb zmm13, zmm10, zmm28                                      ;   728.0 p5      11 t
        vmovdqu64 [rbp + 24192], zmm3                                    ;   694.0 p7+p4   11 t spill
        vmovdqa64 zmm3, zmm28                                            ;   677.0         11 t copy
        vpermi2b zmm3, zmm14, zmm5                                       ;   730.0 p0+p5   11 t
        vpermi2b zmm28, zmm7, zmm23                                      ;   732.0 p0+p5   11 t
        vpternlogd zmm13, zmm3, zmm28, 0xca                              ;   737.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 22912]                                    ;   560.2 p3      12 y reload
        vmovdqu64 zmm28, [rbp + 14144]                                   ;   560.3 p2      11 t
        vpternlogd zmm28, zmm8, zmm3, 0x96                               ;   719.2 p0      11 t
        vpshufb zmm3, zmm10, zmm21                                       ;   733.0 p5      11 t
        vmovdqu64 [rbp + 24256], zmm8                                    ;   694.0 p8+p9   11 t spill
        vmovdqa64 zmm8, zmm21                                            ;   716.2         11 t copy
        vpermi2b zmm8, zmm14, zmm5                                       ;   735.0 p0+p5   11 t
        vpermi2b zmm21, zmm7, zmm23                                      ;   737.0 p0+p5   11 t
        vpternlogd zmm3, zmm8, zmm21, 0xca                               ;   742.0 p0      11 t
        vmovdqu64 zmm8, [rbp + 22336]                                    ;   562.3 p3      12 y reload
        vmovdqu64 zmm21, [rbp + 14208]                                   ;   562.5 p2      11 t
        vpternlogd zmm21, zmm0, zmm8, 0x96                               ;   723.2 p0      11 t
        vmovdqa64 zmm8, zmm12                                            ;   708.0         11 t copy
        vpternlogd zmm8, zmm20, zmm17, 0x96                              ;   724.2 p0      11 t
        vmovdqu64 [rbp + 24320], zmm0                                    ;   693.0 p7+p4   11 t spill
        vpshufb zmm0, zmm10, zmm28                                       ;   738.0 p5      11 t
        vpshufb zmm23, zmm10, zmm18                                      ;   739.0 p5      11 t
        vmovdqa64 zmm7, zmm18                                            ;   712.2         11 t copy
        vpermi2b zmm7, zmm25, zmm19                                      ;   741.0 p0+p5   11 t
        vpermi2b zmm18, zmm24, [rel camellia128_ctr.T0_constants512 + 1088] ;   743.0 p0+p5+p3   11 t
        vpternlogd zmm23, zmm7, zmm18, 0xca                              ;   748.0 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 448]      ;   569.2 p2      11 t reload
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 384]     ;   569.3 p3      11 t reload
        vmovdqa64 zmm24, zmm26                                           ;   690.2         11 t copy
        vpermi2b zmm24, zmm18, zmm7                                      ;   745.0 p0+p5   11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 512]     ;   571.0 p2      11 t reload
        vpermi2b zmm26, zmm19, [rel camellia128_ctr.T0_constants512 + 576] ;   747.0 p0+p5+p3   11 t
        vpternlogd zmm11, zmm24, zmm26, 0xca                             ;   752.0 p0      11 t
        vmovdqa64 zmm24, zmm15                                           ;   681.0         11 t copy
        vpermi2b zmm24, zmm18, zmm7                                      ;   749.0 p0+p5   11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 576]     ;   576.0 p2      11 t reload
        vpermi2b zmm15, zmm19, zmm26                                     ;   751.0 p0+p5   11 t
        vpternlogd zmm9, zmm24, zmm15, 0xca                              ;   756.0 p0      11 t
        vmovdqa64 zmm15, zmm1                                            ;   696.0         11 t copy
        vpermi2b zmm15, zmm18, zmm7                                      ;   753.0 p0+p5   11 t
        vpermi2b zmm1, zmm19, zmm26                                      ;   755.0 p0+p5   11 t
        vpternlogd zmm6, zmm15, zmm1, 0xca                               ;   760.0 p0      11 t
        vpshufb zmm1, zmm10, zmm4                                        ;   756.0 p5      11 t
        vmovdqa64 zmm15, zmm28                                           ;   720.2         11 t copy
        vpermi2b zmm15, zmm18, zmm7                                      ;   758.0 p0+p5   11 t
        vpermi2b zmm28, zmm19, zmm26                                     ;   760.0 p0+p5   11 t
        vpternlogd zmm0, zmm15, zmm28, 0xca                              ;   765.0 p0      11 t
        vpshufb zmm15, zmm10, zmm21                                      ;   761.0 p5      11 t
        vmovdqa64 zmm24, zmm4                                            ;   696.0         11 t copy
        vpermi2b zmm24, zmm14, zmm5                                      ;   763.0 p0+p5   11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 256]     ;   586.2 p3      11 t reload
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 192]     ;   586.3 p2      11 t reload
        vpermi2b zmm4, zmm25, zmm28                                      ;   765.0 p0+p5   11 t
        vpternlogd zmm1, zmm24, zmm4, 0xca                               ;   770.0 p0      11 t
        vmovdqa64 zmm4, zmm21                                            ;   724.2         11 t copy
        vpermi2b zmm4, zmm30, zmm16                                      ;   767.0 p0+p5   11 t
        vpermi2b zmm21, zmm2, zmm27                                      ;   769.0 p0+p5   11 t
        vpternlogd zmm15, zmm4, zmm21, 0xca                              ;   774.0 p0      11 t
        vmovdqu64 zmm4, [rbp + 24064]                                    ;   703.0 p3      11 t reload
        vmovdqa64 zmm21, zmm12                                           ;   708.0         11 t copy
        vpternlogd zmm21, zmm11, zmm4, 0x96                              ;   753.0 p0      11 t
        vpternlogd zmm20, zmm21, zmm17, 0x96                             ;   754.0 p0      11 t
        vpternlogd zmm17, zmm9, zmm22, 0x96                              ;   757.0 p0      11 t
        vpternlogd zmm9, zmm8, zmm22, 0x96                               ;   757.0 p0      11 t
        vpternlogd zmm22, zmm13, zmm11, 0x96                             ;   753.0 p0      11 t
        vpternlogd zmm4, zmm12, zmm22, 0x96                              ;   754.0 p0      11 t
        vpternlogd zmm13, zmm11, zmm17, 0x96                             ;   758.0 p0      11 t
        vpternlogd zmm22, zmm20, [rbp + 21248], 0x96                     ;   755.0 p0+p2   11 t
        vmovdqu64 zmm11, [rbp + 21888]                                   ;   596.0 p3      11 t reload
        vpternlogd zmm20, zmm11, [rbp + 23296], 0x96                     ;   755.0 p0+p2   11 t
        vpternlogd zmm21, zmm9, [rbp + 22720], 0x96                      ;   758.0 p0+p3   11 t
        vmovdqu64 zmm11, [rbp + 23680]                                   ;   597.2 p2      11 t reload
        vpternlogd zmm9, zmm11, [rbp + 22016], 0x96                      ;   758.0 p0+p3   11 t
        vpternlogd zmm17, zmm4, [rbp + 23744], 0x96                      ;   758.0 p0+p2   11 t
        vmovdqu64 zmm11, [rbp + 23616]                                   ;   632.2 p3      11 t reload
        vpternlogd zmm4, zmm11, [rbp + 21952], 0x96                      ;   758.2 p0+p2   11 t
        vpternlogd zmm8, zmm13, [rbp + 23552], 0x96                      ;   759.2 p0+p3   11 t
        vmovdqu64 zmm11, [rbp + 23872]                                   ;   600.2 p2      11 t reload
        vpternlogd zmm13, zmm11, [rbp + 23936], 0x96                     ;   760.2 p0+p3   11 t
        vmovdqu64 zmm11, [rbp + 14720]                                   ;   601.2 p2      11 l.2 reload
        vpxord zmm12, zmm20, zmm11                                       ;   761.2 p0      11 t
        vmovdqa64 zmm24, zmm3                                            ;   743.0         11 t copy
        vpternlogd zmm24, zmm31, zmm23, 0x96                             ;   762.2 p0      11 t
        vmovdqu64 [rbp + 23936], zmm20                                   ;   756.0 p8+p9   11 t spill
        vpxord zmm20, zmm13, [rbp + 14592]                               ;   763.2 p0+p3   11 t
        vmovdqu64 [rbp + 23872], zmm13                                   ;   761.2 p7+p4   11 t spill
        vpxord zmm13, zmm22, [rbp + 14912]                               ;   764.2 p0+p2   11 t
        vmovdqu64 [rbp + 23552], zmm22                                   ;   756.0 p8+p9   11 t spill
        vpxord zmm22, zmm4, [rbp + 14784]                                ;   765.2 p0+p3   11 t
        vmovdqu64 [rbp + 21952], zmm4                                    ;   759.2 p7+p4   11 t spill
        vpxord zmm4, zmm21, [rbp + 14848]                                ;   766.2 p0+p2   11 t
        vmovdqu64 [rbp + 23616], zmm21                                   ;   759.0 p8+p9   11 t spill
        vpxord zmm21, zmm17, [rbp + 14976]                               ;   767.2 p0+p3   11 t
        vmovdqu64 [rbp + 23744], zmm17                                   ;   759.0 p7+p4   11 t spill
        vpxord zmm17, zmm8, [rbp + 15040]                                ;   768.2 p0+p2   11 t
        vmovdqu64 [rbp + 22016], zmm8                                    ;   760.2 p8+p9   11 t spill
        vmovdqa64 zmm8, zmm29                                            ;   733.0         11 t copy
        vpternlogd zmm8, zmm3, zmm0, 0x96                                ;   769.2 p0      11 t
        vpternlogd zmm31, zmm8, zmm23, 0x96                              ;   770.2 p5      11 t
        vpternlogd zmm23, zmm6, zmm15, 0x96                              ;   775.0 p0      11 t
        vpternlogd zmm6, zmm24, zmm15, 0x96                              ;   775.0 p5      11 t
        vpternlogd zmm15, zmm1, zmm0, 0x96                               ;   775.0 p0      11 t
        vpternlogd zmm1, zmm0, zmm23, 0x96                               ;   776.0 p5      11 t
        vpternlogd zmm29, zmm3, zmm15, 0x96                              ;   776.0 p0      11 t
        vpternlogd zmm8, zmm6, [rbp + 21376], 0x96                       ;   776.0 p5+p3   11 t
        vpternlogd zmm15, zmm31, [rbp + 21312], 0x96                     ;   776.0 p0+p2   11 t
        vpternlogd zmm23, zmm29, [rbp + 22144], 0x96                     ;   777.0 p5+p3   11 t
        vmovdqu64 zmm0, [rbp + 21632]                                    ;   627.2 p2      11 t reload
        vpternlogd zmm31, zmm0, [rbp + 23360], 0x96                      ;   774.2 p0+p3   11 t
        vpternlogd zmm24, zmm1, [rbp + 21760], 0x96                      ;   777.0 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 22208]                                    ;   609.7 p3      11 t reload
        vpternlogd zmm1, zmm0, [rbp + 21824], 0x96                       ;   777.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 21440]                                    ;   610.7 p3      11 t reload
        vpternlogd zmm6, zmm0, [rbp + 21504], 0x96                       ;   776.0 p5+p2   11 t
        vmovdqu64 zmm0, [rbp + 21568]                                    ;   638.2 p3      11 t reload
        vpternlogd zmm29, zmm0, [rbp + 23168], 0x96                      ;   777.0 p0+p2   11 t
        vpxord zmm11, zmm11, zmm31                                       ;   777.0 p5      11 t
        vpxord zmm0, zmm1, [rbp + 14592]                                 ;   778.0 p0+p3   11 t
        vmovdqu64 zmm3, [rbp + 14656]                                    ;   613.0 p2      11 l.1 reload
        vmovdqu64 [rbp + 23168], zmm31                                   ;   775.2 p7+p4   11 t spill
        vpxord zmm31, zmm6, zmm3                                         ;   778.0 p5      11 t
        vmovdqu64 [rbp + 21568], zmm6                                    ;   777.0 p8+p9   11 t spill
        vpxord zmm6, zmm29, [rbp + 14784]                                ;   778.2 p0+p3   11 t
        vmovdqu64 [rbp + 21504], zmm29                                   ;   778.0 p7+p4   11 t spill
        vpxord zmm29, zmm8, [rbp + 14848]                                ;   779.0 p5+p2   11 t
        vmovdqu64 [rbp + 21440], zmm8                                    ;   777.0 p8+p9   11 t spill
        vpxord zmm8, zmm15, [rbp + 14912]                                ;   779.2 p0+p3   11 t
        vmovdqu64 [rbp + 21824], zmm15                                   ;   777.0 p7+p4   11 t spill
        vpxord zmm15, zmm23, [rbp + 14976]                               ;   780.0 p5+p2   11 t
        vmovdqu64 [rbp + 22208], zmm23                                   ;   778.0 p8+p9   11 t spill
        vpxord zmm23, zmm24, [rbp + 15040]                               ;   780.2 p0+p3   11 t
        vmovdqu64 [rbp + 21760], zmm24                                   ;   778.0 p7+p4   11 t spill
        vpshufb zmm24, zmm10, zmm20                                      ;   781.0 p5      11 t
        vmovdqu64 [rbp + 23360], zmm1                                    ;   778.0 p8+p9   11 t spill
        vmovdqa64 zmm1, zmm20                                            ;   764.2         11 t copy
        vpermi2b zmm1, zmm14, zmm5                                       ;   783.0 p0+p5   11 t
        vpermi2b zmm20, zmm25, zmm28                                     ;   785.0 p0+p5   11 t
        vpternlogd zmm24, zmm1, zmm20, 0xca                              ;   790.0 p0      11 t
        vpshufb zmm1, zmm10, zmm12                                       ;   786.0 p5      11 t
        vmovdqa64 zmm20, zmm12                                           ;   762.2         11 t copy
        vpermi2b zmm20, zmm30, zmm16                                     ;   788.0 p0+p5   11 t
        vpermi2b zmm12, zmm2, zmm27                                      ;   790.0 p0+p5   11 t
        vpternlogd zmm1, zmm20, zmm12, 0xca                              ;   795.0 p0      11 t
        vpshufb zmm12, zmm10, zmm0                                       ;   791.0 p5      11 t
        vmovdqa64 zmm20, zmm0                                            ;   779.0         11 t copy
        vpermi2b zmm20, zmm14, zmm5                                      ;   793.0 p0+p5   11 t
        vpermi2b zmm0, zmm25, zmm28                                      ;   795.0 p0+p5   11 t
        vpternlogd zmm12, zmm20, zmm0, 0xca                              ;   800.0 p0      11 t
        vpshufb zmm0, zmm10, zmm22                                       ;   796.0 p5      11 t
        vpshufb zmm20, zmm10, zmm31                                      ;   797.0 p5      11 t
        vmovdqa64 zmm28, zmm31                                           ;   779.0         11 t copy
        vpermi2b zmm28, zmm18, zmm7                                      ;   799.0 p0+p5   11 t
        vpermi2b zmm31, zmm19, zmm26                                     ;   801.0 p0+p5   11 t
        vpternlogd zmm20, zmm28, zmm31, 0xca                             ;   806.0 p0      11 t
        vpshufb zmm28, zmm10, zmm4                                       ;   802.0 p5      11 t
        vmovdqa64 zmm31, zmm4                                            ;   767.2         11 t copy
        vpermi2b zmm31, zmm18, zmm7                                      ;   804.0 p0+p5   11 t
        vpermi2b zmm4, zmm19, zmm26                                      ;   806.0 p0+p5   11 t
        vpternlogd zmm28, zmm31, zmm4, 0xca                              ;   811.0 p0      11 t
        vpshufb zmm4, zmm10, zmm11                                       ;   807.0 p5      11 t
        vmovdqa64 zmm31, zmm11                                           ;   778.0         11 t copy
        vpermi2b zmm31, zmm30, zmm16                                     ;   809.0 p0+p5   11 t
        vpermi2b zmm11, zmm2, zmm27                                      ;   811.0 p0+p5   11 t
        vpternlogd zmm4, zmm31, zmm11, 0xca                              ;   816.0 p0      11 t
        vpshufb zmm11, zmm10, zmm13                                      ;   812.0 p5      11 t
        vmovdqa64 zmm31, zmm13                                           ;   765.2         11 t copy
        vpermi2b zmm31, zmm30, zmm16                                     ;   814.0 p0+p5   11 t
        vpermi2b zmm13, zmm2, zmm27                                      ;   816.0 p0+p5   11 t
        vpternlogd zmm11, zmm31, zmm13, 0xca                             ;   821.0 p0      11 t
        vpshufb zmm13, zmm10, zmm6                                       ;   817.0 p5      11 t
        vpshufb zmm31, zmm10, zmm21                                      ;   818.0 p5      11 t
        vpxord zmm3, zmm3, zmm9                                          ;   802.2 p0      11 t
        vmovdqu64 [rbp + 21632], zmm9                                    ;   759.0 p7+p4   11 t spill
        vpshufb zmm9, zmm10, zmm29                                       ;   819.0 p5      11 t
        vmovdqa64 zmm25, zmm29                                           ;   780.0         11 t copy
        vpermi2b zmm25, zmm18, zmm7                                      ;   821.0 p0+p5   11 t
        vpermi2b zmm29, zmm19, zmm26                                     ;   823.0 p0+p5   11 t
        vpternlogd zmm9, zmm25, zmm29, 0xca                              ;   828.0 p0      11 t
        vpshufb zmm25, zmm10, zmm17                                      ;   824.0 p5      11 t
        vmovdqa64 zmm29, zmm17                                           ;   769.2         11 t copy
        vpermi2b zmm29, zmm14, zmm5                                      ;   826.0 p0+p5   11 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 192]      ;   652.0 p2      11 t reload
        vpermi2b zmm17, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;   828.0 p0+p5+p3   11 t
        vpternlogd zmm25, zmm29, zmm17, 0xca                             ;   833.0 p0      11 t
        vpshufb zmm17, zmm10, zmm3                                       ;   829.0 p5      11 t
        vmovdqa64 zmm29, zmm3                                            ;   803.2         11 t copy
        vpermi2b zmm29, zmm18, zmm7                                      ;   831.0 p0+p5   11 t
        vpermi2b zmm3, zmm19, zmm26                                      ;   833.0 p0+p5   11 t
        vpternlogd zmm17, zmm29, zmm3, 0xca                              ;   838.0 p0      11 t
        vpshufb zmm3, zmm10, zmm8                                        ;   834.0 p5      11 t
        vmovdqa64 zmm29, zmm8                                            ;   780.2         11 t copy
        vpermi2b zmm29, zmm30, zmm16                                     ;   836.0 p0+p5   11 t
        vpermi2b zmm8, zmm2, zmm27                                       ;   838.0 p0+p5   11 t
        vpternlogd zmm3, zmm29, zmm8, 0xca                               ;   843.0 p0      11 t
        vpshufb zmm8, zmm10, zmm15                                       ;   839.0 p5      11 t
        vpshufb zmm29, zmm10, zmm23                                      ;   840.0 p5      11 t
        vmovdqa64 zmm27, zmm25                                           ;   834.0         11 t copy
        vpternlogd zmm27, zmm17, zmm1, 0x96                              ;   839.0 p0      11 t
        vmovdqa64 zmm2, zmm23                                            ;   781.2         11 t copy
        vpermi2b zmm2, zmm14, [rel camellia128_ctr.T0_constants512 + 128] ;   842.0 p0+p5+p2   11 t
        vpermi2b zmm23, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;   844.0 p0+p5+p3   11 t
        vpternlogd zmm29, zmm2, zmm23, 0xca                              ;   849.0 p0      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 960]      ;   661.2 p2      11 t reload
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 896]     ;   662.0 p3      11 t reload
        vmovdqa64 zmm16, zmm22                                           ;   766.2         11 t copy
        vpermi2b zmm16, zmm23, zmm2                                      ;   846.0 p0+p5   11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 1024]    ;   664.0 p2      11 t reload
        vpermi2b zmm22, zmm30, [rel camellia128_ctr.T0_constants512 + 1088] ;   848.0 p0+p5+p3   11 t
        vpternlogd zmm0, zmm16, zmm22, 0xca                              ;   853.0 p0      11 t
        vmovdqa64 zmm16, zmm6                                            ;   779.2         11 t copy
        vpermi2b zmm16, zmm23, zmm2                                      ;   850.0 p0+p5   11 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 1088]    ;   671.0 p2      11 t reload
        vpermi2b zmm6, zmm30, zmm22                                      ;   852.0 p0+p5   11 t
        vpternlogd zmm13, zmm16, zmm6, 0xca                              ;   857.0 p0      11 t
        vmovdqa64 zmm6, zmm21                                            ;   768.2         11 t copy
        vpermi2b zmm6, zmm23, zmm2                                       ;   854.0 p0+p5   11 t
        vpermi2b zmm21, zmm30, zmm22                                     ;   856.0 p0+p5   11 t
        vpternlogd zmm31, zmm6, zmm21, 0xca                              ;   861.0 p0      11 t
        vmovdqa64 zmm6, zmm15                                            ;   781.0         11 t copy
        vpermi2b zmm6, zmm23, zmm2                                       ;   858.0 p0+p5   11 t
        vpermi2b zmm15, zmm30, zmm22                                     ;   860.0 p0+p5   11 t
        vpternlogd zmm8, zmm6, zmm15, 0xca                               ;   865.0 p0      11 t
        vmovdqa64 zmm6, zmm24                                            ;   791.0         11 t copy
        vpternlogd zmm6, zmm11, zmm0, 0x96                               ;   854.0 p0      11 t
        vmovdqa64 zmm15, zmm29                                           ;   850.0         11 t copy
        vpternlogd zmm15, zmm20, zmm4, 0x96                              ;   850.0 p0      11 t
        vmovdqa64 zmm16, zmm28                                           ;   812.0         11 t copy
        vpternlogd zmm16, zmm1, zmm0, 0x96                               ;   854.0 p0      11 t
        vpternlogd zmm28, zmm1, zmm6, 0x96                               ;   855.0 p0      11 t
        vpternlogd zmm25, zmm16, zmm17, 0x96                             ;   855.0 p0      11 t
        vpternlogd zmm17, zmm31, zmm24, 0x96                             ;   862.0 p0      11 t
        vpternlogd zmm11, zmm0, zmm17, 0x96                              ;   863.0 p0      11 t
        vpternlogd zmm31, zmm24, zmm27, 0x96                             ;   862.0 p0      11 t
        vpternlogd zmm6, zmm25, [rbp + 23488], 0x96                      ;   856.0 p0+p3   11 t
        vmovdqu64 zmm0, [rbp + 21696]                                    ;   687.0 p2      11 t reload
        vpternlogd zmm25, zmm0, [rbp + 22272], 0x96                      ;   856.0 p0+p3   11 t
        vpternlogd zmm17, zmm28, [rbp + 22400], 0x96                     ;   863.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 22080]                                    ;   688.3 p3      11 t reload
        vpternlogd zmm28, zmm0, [rbp + 22848], 0x96                      ;   856.0 p0+p2   11 t
        vpternlogd zmm27, zmm11, [rbp + 22784], 0x96                     ;   864.0 p0+p3   11 t
        vpternlogd zmm16, zmm31, [rbp + 22592], 0x96                     ;   863.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 23808]                                    ;   690.3 p3      11 t reload
        vpternlogd zmm11, zmm0, [rbp + 23424], 0x96                      ;   864.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 24000]                                    ;   691.3 p3      11 t reload
        vpternlogd zmm31, zmm0, [rbp + 23040], 0x96                      ;   863.0 p0+p2   11 t
        vmovdqu64 zmm0, [rbp + 15104]                                    ;   692.3 p3      11 r.0 reload
        vpxord zmm1, zmm25, zmm0                                         ;   857.0 p0      11 t
        vmovdqu64 zmm21, [rbp + 15168]                                   ;   693.0 p2      11 r.1 reload
        vpxord zmm24, zmm28, zmm21                                       ;   857.0 p0      11 t
        vmovdqu64 [rbp + 23040], zmm28                                   ;   857.0 p8+p9   11 t spill
        vmovdqa64 zmm28, zmm12                                           ;   801.0         11 t copy
        vpternlogd zmm28, zmm3, zmm13, 0x96                              ;   858.0 p0      11 t
        vmovdqu64 [rbp + 24000], zmm25                                   ;   857.0 p7+p4   11 t spill
        vmovdqa64 zmm25, zmm9                                            ;   829.0         11 t copy
        vpternlogd zmm25, zmm4, zmm13, 0x96                              ;   858.0 p0      11 t
        vpternlogd zmm9, zmm4, zmm28, 0x96                               ;   859.0 p0      11 t
        vpternlogd zmm29, zmm25, zmm20, 0x96                             ;   859.0 p0      11 t
        vpternlogd zmm20, zmm8, zmm12, 0x96                              ;   866.0 p0      11 t
        vpternlogd zmm3, zmm13, zmm20, 0x96                              ;   867.0 p0      11 t
        vpternlogd zmm8, zmm12, zmm15, 0x96                              ;   866.0 p0      11 t
        vpternlogd zmm28, zmm29, [rbp + 23104], 0x96                     ;   860.0 p0+p3   11 t
        vmovdqu64 zmm4, [rbp + 24192]                                    ;   694.0 p2      11 t reload
        vpternlogd zmm29, zmm4, [rbp + 23232], 0x96                      ;   860.0 p0+p3   11 t
        vpternlogd zmm20, zmm9, [rbp + 22464], 0x96                      ;   867.0 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 24256]                                    ;   695.3 p3      11 t reload
        vpternlogd zmm9, zmm4, [rbp + 22912], 0x96                       ;   860.0 p0+p2   11 t
        vpternlogd zmm15, zmm3, [rbp + 22656], 0x96                      ;   868.0 p0+p3   11 t
        vpternlogd zmm25, zmm8, [rbp + 22528], 0x96                      ;   867.0 p5+p2   11 t
        vmovdqu64 zmm4, [rbp + 24320]                                    ;   697.3 p3      11 t reload
        vpternlogd zmm3, zmm4, [rbp + 22336], 0x96                       ;   868.0 p0+p2   11 t
        vmovdqu64 zmm4, [rbp + 24128]                                    ;   698.3 p3      11 t reload
        vpternlogd zmm8, zmm4, [rbp + 22976], 0x96                       ;   867.0 p5+p2   11 t
        vpxord zmm0, zmm0, zmm29                                         ;   862.2 p0      11 t
        vpxord zmm21, zmm21, zmm9                                        ;   863.0 p5      11 t
        vmovdqu64 zmm4, [rbp + 15552]                                    ;   699.3 p3      11 r.7 reload
        vpxord zmm12, zmm6, zmm4                                         ;   863.2 p0      11 t
        vpxord zmm4, zmm4, zmm28                                         ;   864.0 p5      11 t
        vmovdqu64 zmm13, [rbp + 15232]                                   ;   700.0 p2      11 r.2 reload
        vmovdqu64 [rbp + 22976], zmm9                                    ;   861.0 p8+p9   11 t spill
        vpxord zmm9, zmm11, zmm13                                        ;   865.0 p0      11 t
        vpxord zmm13, zmm13, zmm3                                        ;   869.0 p5      11 t
        vmovdqu64 [rbp + 24128], zmm3                                    ;   869.0 p7+p4   11 t spill
        vpxord zmm3, zmm31, [rbp + 15296]                                ;   865.2 p0+p3   11 t
        vmovdqu64 [rbp + 22336], zmm31                                   ;   864.0 p8+p9   11 t spill
        vpxord zmm31, zmm17, [rbp + 15360]                               ;   866.0 p5+p2   11 t
        vmovdqu64 [rbp + 24320], zmm11                                   ;   865.0 p7+p4   11 t spill
        vpxord zmm11, zmm27, [rbp + 15424]                               ;   866.2 p0+p3   11 t
        vmovdqu64 [rbp + 22528], zmm29                                   ;   861.0 p8+p9   11 t spill
        vpxord zmm29, zmm16, [rbp + 15488]                               ;   867.0 p5+p2   11 t
        vmovdqu64 [rbp + 22656], zmm28                                   ;   861.0 p7+p4   11 t spill
        vpxord zmm28, zmm8, [rbp + 15296]                                ;   868.0 p0+p3   11 t
        vmovdqu64 [rbp + 22912], zmm8                                    ;   868.0 p8+p9   11 t spill
        vpxord zmm8, zmm20, [rbp + 15360]                                ;   868.0 p5+p2   11 t
        vmovdqu64 [rbp + 24256], zmm6                                    ;   857.0 p7+p4   11 t spill
        vpxord zmm6, zmm15, [rbp + 15424]                                ;   869.0 p0+p3   11 t
        vmovdqu64 [rbp + 22464], zmm16                                   ;   864.0 p8+p9   11 t spill
        vpxord zmm16, zmm25, [rbp + 15488]                               ;   869.0 p5+p2   11 t
        vmovdqu64 [rbp + 23232], zmm25                                   ;   868.0 p7+p4   11 t spill
        vpshufb zmm25, zmm10, zmm1                                       ;   870.0 p5      11 t
        vmovdqu64 [rbp + 24192], zmm15                                   ;   869.0 p8+p9   11 t spill
        vpshufb zmm15, zmm10, zmm24                                      ;   871.0 p5      11 t
        vmovdqu64 [rbp + 23104], zmm27                                   ;   865.0 p7+p4   11 t spill
        vmovdqa64 zmm27, zmm24                                           ;   858.0         11 t copy
        vpermi2b zmm27, zmm18, zmm7                                      ;   873.0 p0+p5   11 t
        vpermi2b zmm24, zmm19, zmm26                                     ;   875.0 p0+p5   11 t
        vpternlogd zmm15, zmm27, zmm24, 0xca                             ;   880.0 p0      11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 128]     ;   707.2 p3      11 t reload
        vmovdqa64 zmm27, zmm1                                            ;   858.0         11 t copy
        vpermi2b zmm27, zmm14, zmm24                                     ;   877.0 p0+p5   11 t
        vpermi2b zmm1, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;   879.0 p0+p5+p2   11 t
        vpternlogd zmm25, zmm27, zmm1, 0xca                              ;   884.0 p0      11 t
        vpshufb zmm1, zmm10, zmm0                                        ;   880.0 p5      11 t
        vmovdqa64 zmm27, zmm0                                            ;   863.2         11 t copy
        vpermi2b zmm27, zmm14, zmm24                                     ;   882.0 p0+p5   11 t
        vpermi2b zmm0, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;   884.0 p0+p5+p3   11 t
        vpternlogd zmm1, zmm27, zmm0, 0xca                               ;   889.0 p0      11 t
        vpshufb zmm0, zmm10, zmm21                                       ;   885.0 p5      11 t
        vmovdqa64 zmm27, zmm21                                           ;   864.0         11 t copy
        vpermi2b zmm27, zmm18, zmm7                                      ;   887.0 p0+p5   11 t
        vpermi2b zmm21, zmm19, zmm26                                     ;   889.0 p0+p5   11 t
        vpternlogd zmm0, zmm27, zmm21, 0xca                              ;   894.0 p0      11 t
        vpshufb zmm21, zmm10, zmm9                                       ;   890.0 p5      11 t
        vpshufb zmm27, zmm10, zmm3                                       ;   891.0 p5      11 t
        vmovdqu64 [rbp + 23424], zmm20                                   ;   868.0 p8+p9   11 t spill
        vmovdqa64 zmm20, zmm3                                            ;   866.2         11 t copy
        vpermi2b zmm20, zmm23, zmm2                                      ;   893.0 p0+p5   11 t
        vpermi2b zmm3, zmm30, zmm22                                      ;   895.0 p0+p5   11 t
        vpternlogd zmm27, zmm20, zmm3, 0xca                              ;   900.0 p0      11 t
        vpshufb zmm3, zmm10, zmm13                                       ;   896.0 p5      11 t
        vpshufb zmm20, zmm10, zmm28                                      ;   897.0 p5      11 t
        vmovdqu64 [rbp + 23808], zmm17                                   ;   864.0 p7+p4   11 t spill
        vmovdqa64 zmm17, zmm28                                           ;   869.0         11 t copy
        vpermi2b zmm17, zmm23, zmm2                                      ;   899.0 p0+p5   11 t
        vpermi2b zmm28, zmm30, zmm22                                     ;   901.0 p0+p5   11 t
        vpternlogd zmm20, zmm17, zmm28, 0xca                             ;   906.0 p0      11 t
        vpshufb zmm17, zmm10, zmm31                                      ;   902.0 p5      11 t
        vmovdqa64 zmm28, zmm31                                           ;   867.0         11 t copy
        vpermi2b zmm28, zmm18, zmm7                                      ;   904.0 p0+p5   11 t
        vpermi2b zmm31, zmm19, zmm26                                     ;   906.0 p0+p5   11 t
        vpternlogd zmm17, zmm28, zmm31, 0xca                             ;   911.0 p0      11 t
        vpshufb zmm28, zmm10, zmm8                                       ;   907.0 p5      11 t
        vmovdqa64 zmm31, zmm8                                            ;   869.0         11 t copy
        vpermi2b zmm31, zmm18, zmm7                                      ;   909.0 p0+p5   11 t
        vpermi2b zmm8, zmm19, zmm26                                      ;   911.0 p0+p5   11 t
        vpternlogd zmm28, zmm31, zmm8, 0xca                              ;   916.0 p0      11 t
        vpshufb zmm8, zmm10, zmm11                                       ;   912.0 p5      11 t
        vpshufb zmm31, zmm10, zmm6                                       ;   913.0 p5      11 t
        vpshufb zmm26, zmm10, zmm29                                      ;   914.0 p5      11 t
        vmovdqa64 zmm19, zmm29                                           ;   868.0         11 t copy
        vpermi2b zmm19, zmm23, zmm2                                      ;   916.0 p0+p5   11 t
        vpermi2b zmm29, zmm30, zmm22                                     ;   918.0 p0+p5   11 t
        vpternlogd zmm26, zmm19, zmm29, 0xca                             ;   923.0 p0      11 t
        vpshufb zmm19, zmm10, zmm12                                      ;   919.0 p5      11 t
        vmovdqa64 zmm29, zmm12                                           ;   864.2         11 t copy
        vpermi2b zmm29, zmm14, zmm24                                     ;   921.0 p0+p5   11 t
        vpermi2b zmm12, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;   923.0 p0+p5+p2   11 t
        vpternlogd zmm19, zmm29, zmm12, 0xca                             ;   928.0 p0      11 t
        vpshufb zmm12, zmm10, zmm16                                      ;   924.0 p5      11 t
        vmovdqa64 zmm29, zmm16                                           ;   870.0         11 t copy
        vpermi2b zmm29, zmm23, zmm2                                      ;   926.0 p0+p5   11 t
        vpermi2b zmm16, zmm30, zmm22                                     ;   928.0 p0+p5   11 t
        vpternlogd zmm12, zmm29, zmm16, 0xca                             ;   933.0 p0      11 t
        vpshufb zmm16, zmm10, zmm4                                       ;   929.0 p5      11 t
        vmovdqa64 zmm29, zmm4                                            ;   865.0         11 t copy
        vpermi2b zmm29, zmm14, zmm24                                     ;   931.0 p0+p5   11 t
        vpermi2b zmm4, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;   933.0 p0+p5+p3   11 t
        vpternlogd zmm16, zmm29, zmm4, 0xca                              ;   938.0 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 704]      ;   748.2 p2      11 t reload
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 640]     ;   748.3 p3      11 t reload
        vmovdqa64 zmm22, zmm9                                            ;   866.0         11 t copy
        vpermi2b zmm22, zmm29, zmm4                                      ;   935.0 p0+p5   11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 768]     ;   750.0 p2      11 t reload
        vpermi2b zmm9, zmm30, [rel camellia128_ctr.T0_constants512 + 832] ;   937.0 p0+p5+p3   11 t
        vpternlogd zmm21, zmm22, zmm9, 0xca                              ;   942.0 p0      11 t
        vmovdqa64 zmm9, zmm13                                            ;   870.0         11 t copy
        vpermi2b zmm9, zmm29, zmm4                                       ;   939.0 p0+p5   11 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 832]     ;   754.0 p2      11 t reload
        vpermi2b zmm13, zmm30, zmm22                                     ;   941.0 p0+p5   11 t
        vpternlogd zmm3, zmm9, zmm13, 0xca                               ;   946.0 p0      11 t
        vmovdqa64 zmm9, zmm11                                            ;   867.2         11 t copy
        vpermi2b zmm9, zmm29, zmm4                                       ;   943.0 p0+p5   11 t
        vpermi2b zmm11, zmm30, zmm22                                     ;   945.0 p0+p5   11 t
        vpternlogd zmm8, zmm9, zmm11, 0xca                               ;   950.0 p0      11 t
        vmovdqa64 zmm9, zmm6                                             ;   870.0         11 t copy
        vpermi2b zmm9, zmm29, zmm4                                       ;   947.0 p0+p5   11 t
        vpermi2b zmm6, zmm30, zmm22                                      ;   949.0 p0+p5   11 t
        vpternlogd zmm31, zmm9, zmm6, 0xca                               ;   954.0 p0      11 t
        vmovdqa64 zmm6, zmm26                                            ;   924.0         11 t copy
        vpternlogd zmm6, zmm25, zmm15, 0x96                              ;   924.0 p0      11 t
        vmovdqa64 zmm9, zmm12                                            ;   934.0         11 t copy
        vpternlogd zmm9, zmm1, zmm0, 0x96                                ;   934.0 p0      11 t
        vmovdqa64 zmm11, zmm17                                           ;   912.0         11 t copy
        vpternlogd zmm11, zmm21, zmm27, 0x96                             ;   943.0 p0      11 t
        vmovdqa64 zmm13, zmm19                                           ;   929.0         11 t copy
        vpternlogd zmm13, zmm15, zmm21, 0x96                             ;   943.0 p0      11 t
        vpternlogd zmm19, zmm15, zmm11, 0x96                             ;   944.0 p0      11 t
        vpternlogd zmm26, zmm13, zmm25, 0x96                             ;   944.0 p0      11 t
        vpternlogd zmm25, zmm8, zmm27, 0x96                              ;   951.0 p0      11 t
        vpternlogd zmm17, zmm21, zmm25, 0x96                             ;   952.0 p0      11 t
        vpternlogd zmm8, zmm27, zmm6, 0x96                               ;   951.0 p0      11 t
        vpternlogd zmm11, zmm26, [rbp + 23744], 0x96                     ;   945.0 p0+p3   11 t
        vpternlogd zmm6, zmm17, [rbp + 23616], 0x96                      ;   953.0 p0+p2   11 t
        vpternlogd zmm13, zmm8, [rbp + 23552], 0x96                      ;   952.0 p0+p3   11 t
        vpternlogd zmm25, zmm19, [rbp + 22016], 0x96                     ;   952.0 p0+p2   11 t
        vmovdqu64 zmm15, [rbp + 16000]                                   ;   774.3 p3      11 l.6 reload
        vpxord zmm21, zmm11, zmm15                                       ;   946.0 p0      11 t
        vmovdqa64 zmm27, zmm28                                           ;   917.0         11 t copy
        vpternlogd zmm27, zmm3, zmm20, 0x96                              ;   947.0 p0      11 t
        vmovdqu64 [rbp + 22016], zmm11                                   ;   946.0 p8+p9   11 t spill
        vmovdqa64 zmm11, zmm16                                           ;   939.0         11 t copy
        vpternlogd zmm11, zmm0, zmm3, 0x96                               ;   947.0 p0      11 t
        vpternlogd zmm16, zmm0, zmm27, 0x96                              ;   948.0 p0      11 t
        vpternlogd zmm12, zmm11, zmm1, 0x96                              ;   948.0 p0      11 t
        vpternlogd zmm1, zmm31, zmm20, 0x96                              ;   955.0 p0      11 t
        vpternlogd zmm28, zmm3, zmm1, 0x96                               ;   956.0 p0      11 t
        vpternlogd zmm31, zmm20, zmm9, 0x96                              ;   955.0 p0      11 t
        vpternlogd zmm27, zmm12, [rbp + 22208], 0x96                     ;   949.0 p0+p2   11 t
        vpternlogd zmm9, zmm28, [rbp + 21440], 0x96                      ;   957.0 p0+p3   11 t
        vpternlogd zmm11, zmm31, [rbp + 21824], 0x96                     ;   956.0 p0+p2   11 t
        vpternlogd zmm1, zmm16, [rbp + 21760], 0x96                      ;   956.0 p0+p3   11 t
        vpxord zmm15, zmm15, zmm27                                       ;   950.0 p0      11 t
        vmovdqu64 zmm0, [rbp + 15872]                                    ;   778.8 p2      11 l.4 reload
        vpxord zmm3, zmm6, zmm0                                          ;   954.0 p0      11 t
        vpxord zmm0, zmm0, zmm9                                          ;   958.0 p0      11 t
        vmovdqu64 zmm20, [rbp + 16064]                                   ;   779.2 p3      11 l.7 reload
        vmovdqu64 [rbp + 21760], zmm27                                   ;   950.0 p7+p4   11 t spill
        vpxord zmm27, zmm25, zmm20                                       ;   953.0 p0      11 t
        vpxord zmm20, zmm20, zmm1                                        ;   957.0 p0      11 t
        vmovdqu64 [rbp + 21824], zmm1                                    ;   957.0 p8+p9   11 t spill
        vpxord zmm1, zmm11, [rbp + 15936]                                ;   957.0 p0+p2   11 t
        vmovdqu64 [rbp + 21440], zmm25                                   ;   953.0 p7+p4   11 t spill
        vpxord zmm25, zmm13, [rbp + 15936]                               ;   953.0 p0+p3   11 t
        vmovdqu64 [rbp + 22208], zmm13                                   ;   953.0 p8+p9   11 t spill
        vmovdqa64 zmm13, zmm3                                            ;   955.0         11 t copy
        vpermi2b zmm13, zmm18, zmm7                                      ;   955.0 p0+p5   11 t
        vmovdqu64 [rbp + 23552], zmm11                                   ;   957.0 p7+p4   11 t spill
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 512]     ;   781.2 p2      11 t reload
        vmovdqu64 [rbp + 23616], zmm9                                    ;   958.0 p8+p9   11 t spill
        vmovdqa64 zmm9, zmm3                                             ;   955.0         11 t copy
        vpermi2b zmm9, zmm11, [rel camellia128_ctr.T0_constants512 + 576] ;   955.0 p0+p5+p3   11 t
        vmovdqu64 [rbp + 23744], zmm6                                    ;   954.0 p7+p4   11 t spill
        vmovdqu64 zmm6, [rbp + 15680]                                    ;   782.3 p2      11 t
        vpternlogd zmm6, zmm17, [rbp + 21632], 0x96                      ;   953.0 p0+p3   11 t
        vmovdqu64 [rbp + 22592], zmm17                                   ;   953.0 p8+p9   11 t spill
        vpshufb zmm17, zmm10, zmm6                                       ;   954.0 p5      11 t
        vmovdqa64 zmm2, zmm6                                             ;   954.0         11 t copy
        vpermi2b zmm2, zmm18, zmm7                                       ;   956.0 p0+p5   11 t
        vpermi2b zmm6, zmm11, [rel camellia128_ctr.T0_constants512 + 576] ;   958.0 p0+p5+p2   11 t
        vpternlogd zmm17, zmm2, zmm6, 0xca                               ;   963.0 p0      11 t
        vpxord zmm19, zmm19, [rbp + 23872]                               ;   955.2 p0+p3   11 t
        vpshufb zmm2, zmm10, zmm3                                        ;   959.0 p5      11 t
        vmovdqu64 zmm3, [rbp + 15616]                                    ;   784.8 p2      11 l.0 reload
        vpxord zmm6, zmm19, zmm3                                         ;   956.2 p0      11 t
        vmovdqu64 [rbp + 23872], zmm19                                   ;   956.2 p7+p4   11 t spill
        vpshufb zmm19, zmm10, zmm6                                       ;   960.0 p5      11 t
        vmovdqa64 zmm23, zmm6                                            ;   957.2         11 t copy
        vpermi2b zmm23, zmm14, zmm24                                     ;   962.0 p0+p5   11 t
        vpermi2b zmm6, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;   964.0 p0+p5+p3   11 t
        vpternlogd zmm19, zmm23, zmm6, 0xca                              ;   969.0 p0      11 t
        vpxord zmm16, zmm16, [rbp + 23360]                               ;   960.2 p0+p2   11 t
        vpternlogd zmm2, zmm13, zmm9, 0xca                               ;   961.2 p0      11 t
        vpxord zmm28, zmm28, [rbp + 21568]                               ;   962.2 p0+p3   11 t
        vpxord zmm8, zmm8, [rbp + 23936]                                 ;   963.2 p0+p2   11 t
        vpxord zmm3, zmm3, zmm16                                         ;   964.2 p0      11 t
        vpxord zmm31, zmm31, [rbp + 23168]                               ;   965.0 p5+p3   11 t
        vpxord zmm26, zmm26, [rbp + 21952]                               ;   965.2 p0+p2   11 t
        vpxord zmm12, zmm12, [rbp + 21504]                               ;   966.0 p5+p3   11 t
        vpxord zmm6, zmm28, [rbp + 15680]                                ;   966.2 p0+p2   11 t
        vmovdqu64 zmm9, [rbp + 15744]                                    ;   790.2 p3      11 l.2 reload
        vpxord zmm13, zmm8, zmm9                                         ;   967.0 p5      11 t
        vpxord zmm9, zmm9, zmm31                                         ;   967.2 p0      11 t
        vpshufb zmm23, zmm10, zmm3                                       ;   968.0 p5      11 t
        vmovdqu64 [rbp + 21504], zmm31                                   ;   966.0 p8+p9   11 t spill
        vmovdqa64 zmm31, zmm3                                            ;   965.2         11 t copy
        vpermi2b zmm31, zmm14, zmm24                                     ;   970.0 p0+p5   11 t
        vpermi2b zmm3, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;   972.0 p0+p5+p2   11 t
        vpternlogd zmm23, zmm31, zmm3, 0xca                              ;   977.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 15808]                                    ;   791.2 p3      11 l.3 reload
        vpxord zmm31, zmm26, zmm3                                        ;   971.2 p0      11 t
        vpxord zmm3, zmm3, zmm12                                         ;   972.2 p0      11 t
        vmovdqu64 [rbp + 21952], zmm12                                   ;   967.0 p7+p4   11 t spill
        vpshufb zmm12, zmm10, zmm6                                       ;   973.0 p5      11 t
        vmovdqu64 [rbp + 23168], zmm26                                   ;   966.2 p8+p9   11 t spill
        vmovdqa64 zmm26, zmm6                                            ;   967.2         11 t copy
        vpermi2b zmm26, zmm18, zmm7                                      ;   975.0 p0+p5   11 t
        vpermi2b zmm6, zmm11, [rel camellia128_ctr.T0_constants512 + 576] ;   977.0 p0+p5+p2   11 t
        vpternlogd zmm12, zmm26, zmm6, 0xca                              ;   982.0 p0      11 t
        vpshufb zmm6, zmm10, zmm21                                       ;   978.0 p5      11 t
        vpshufb zmm26, zmm10, zmm13                                      ;   979.0 p5      11 t
        vmovdqu64 [rbp + 23936], zmm8                                    ;   964.2 p7+p4   11 t spill
        vmovdqa64 zmm8, zmm13                                            ;   968.0         11 t copy
        vpermi2b zmm8, zmm29, zmm4                                       ;   981.0 p0+p5   11 t
        vpermi2b zmm13, zmm30, zmm22                                     ;   983.0 p0+p5   11 t
        vpternlogd zmm26, zmm8, zmm13, 0xca                              ;   988.0 p0      11 t
        vpshufb zmm8, zmm10, zmm25                                       ;   984.0 p5      11 t
        vmovdqa64 zmm13, zmm25                                           ;   954.0         11 t copy
        vpermi2b zmm13, zmm29, zmm4                                      ;   986.0 p0+p5   11 t
        vpermi2b zmm25, zmm30, zmm22                                     ;   988.0 p0+p5   11 t
        vpternlogd zmm8, zmm13, zmm25, 0xca                              ;   993.0 p0      11 t
        vpshufb zmm13, zmm10, zmm9                                       ;   989.0 p5      11 t
        vmovdqa64 zmm25, zmm9                                            ;   968.2         11 t copy
        vpermi2b zmm25, zmm29, zmm4                                      ;   991.0 p0+p5   11 t
        vpermi2b zmm9, zmm30, zmm22                                      ;   993.0 p0+p5   11 t
        vpternlogd zmm13, zmm25, zmm9, 0xca                              ;   998.0 p0      11 t
        vpshufb zmm9, zmm10, zmm0                                        ;   994.0 p5      11 t
        vmovdqa64 zmm25, zmm0                                            ;   959.0         11 t copy
        vpermi2b zmm25, zmm18, zmm7                                      ;   996.0 p0+p5   11 t
        vpermi2b zmm0, zmm11, [rel camellia128_ctr.T0_constants512 + 576] ;   998.0 p0+p5+p3   11 t
        vpternlogd zmm9, zmm25, zmm0, 0xca                               ;  1003.0 p0      11 t
        vpshufb zmm0, zmm10, zmm15                                       ;   999.0 p5      11 t
        vpshufb zmm25, zmm10, zmm1                                       ;  1000.0 p5      11 t
        vmovdqa64 zmm11, zmm1                                            ;   958.0         11 t copy
        vpermi2b zmm11, zmm29, zmm4                                      ;  1002.0 p0+p5   11 t
        vpermi2b zmm1, zmm30, zmm22                                      ;  1004.0 p0+p5   11 t
        vpternlogd zmm25, zmm11, zmm1, 0xca                              ;  1009.0 p0      11 t
        vpshufb zmm1, zmm10, zmm31                                       ;  1005.0 p5      11 t
        vpshufb zmm11, zmm10, zmm27                                      ;  1006.0 p5      11 t
        vmovdqa64 zmm22, zmm27                                           ;   954.0         11 t copy
        vpermi2b zmm22, zmm14, zmm24                                     ;  1008.0 p0+p5   11 t
        vpermi2b zmm27, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;  1010.0 p0+p5+p2   11 t
        vpternlogd zmm11, zmm22, zmm27, 0xca                             ;  1015.0 p0      11 t
        vpshufb zmm22, zmm10, zmm3                                       ;  1011.0 p5      11 t
        vpshufb zmm27, zmm10, zmm20                                      ;  1012.0 p5      11 t
        vmovdqa64 zmm30, zmm20                                           ;   958.0         11 t copy
        vpermi2b zmm30, zmm14, zmm24                                     ;  1014.0 p0+p5   11 t
        vpermi2b zmm20, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;  1016.0 p0+p5+p3   11 t
        vpternlogd zmm27, zmm30, zmm20, 0xca                             ;  1021.0 p0      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 960]     ;   833.0 p2      11 t reload
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 896]     ;   833.2 p3      11 t reload
        vmovdqa64 zmm4, zmm21                                            ;   947.0         11 t copy
        vpermi2b zmm4, zmm30, zmm20                                      ;  1018.0 p0+p5   11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 1024]    ;   836.0 p2      11 t reload
        vpermi2b zmm21, zmm29, [rel camellia128_ctr.T0_constants512 + 1088] ;  1020.0 p0+p5+p3   11 t
        vpternlogd zmm6, zmm4, zmm21, 0xca                               ;  1025.0 p0      11 t
        vmovdqa64 zmm4, zmm15                                            ;   951.0         11 t copy
        vpermi2b zmm4, zmm30, zmm20                                      ;  1022.0 p0+p5   11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 1088]    ;   841.0 p2      11 t reload
        vpermi2b zmm15, zmm29, zmm21                                     ;  1024.0 p0+p5   11 t
        vpternlogd zmm0, zmm4, zmm15, 0xca                               ;  1029.0 p0      11 t
        vmovdqa64 zmm4, zmm31                                            ;   972.2         11 t copy
        vpermi2b zmm4, zmm30, zmm20                                      ;  1026.0 p0+p5   11 t
        vpermi2b zmm31, zmm29, zmm21                                     ;  1028.0 p0+p5   11 t
        vpternlogd zmm1, zmm4, zmm31, 0xca                               ;  1033.0 p0      11 t
        vmovdqa64 zmm4, zmm3                                             ;   973.2         11 t copy
        vpermi2b zmm4, zmm30, zmm20                                      ;  1030.0 p0+p5   11 t
        vpermi2b zmm3, zmm29, zmm21                                      ;  1032.0 p0+p5   11 t
        vpternlogd zmm22, zmm4, zmm3, 0xca                               ;  1037.0 p0      11 t
        vmovdqa64 zmm3, zmm11                                            ;  1016.0         11 t copy
        vpternlogd zmm3, zmm17, zmm26, 0x96                              ;  1016.0 p0      11 t
        vmovdqa64 zmm4, zmm27                                            ;  1022.0         11 t copy
        vpternlogd zmm4, zmm12, zmm13, 0x96                              ;  1022.0 p0      11 t
        vmovdqa64 zmm15, zmm6                                            ;  1026.0         11 t copy
        vpternlogd zmm15, zmm19, zmm17, 0x96                             ;  1026.0 p0      11 t
        vpternlogd zmm6, zmm3, zmm19, 0x96                               ;  1026.0 p0      11 t
        vpternlogd zmm19, zmm8, zmm1, 0x96                               ;  1034.0 p0      11 t
        vpternlogd zmm8, zmm15, zmm1, 0x96                               ;  1034.0 p0      11 t
        vpternlogd zmm1, zmm2, zmm26, 0x96                               ;  1034.0 p0      11 t
        vpternlogd zmm2, zmm26, zmm19, 0x96                              ;  1035.0 p0      11 t
        vpternlogd zmm11, zmm17, zmm1, 0x96                              ;  1035.0 p0      11 t
        vpternlogd zmm15, zmm2, [rbp + 23808], 0x96                      ;  1036.0 p0+p3   11 t
        vpternlogd zmm3, zmm8, [rbp + 23104], 0x96                       ;  1035.0 p0+p2   11 t
        vpternlogd zmm1, zmm6, [rbp + 22464], 0x96                       ;  1035.0 p0+p3   11 t
        vpternlogd zmm19, zmm11, [rbp + 24256], 0x96                     ;  1036.0 p0+p2   11 t
        vmovdqu64 zmm17, [rbp + 16384]                                   ;   859.0 p3      12 d.4 reload
        vpandd zmm26, zmm15, zmm17                                       ;  1037.0 p0      12 y
        vmovdqu64 zmm31, [rbp + 16448]                                   ;   861.0 p2      12 d.5 reload
        vpandd zmm21, zmm3, zmm31                                        ;  1036.0 p0      12 y
        vpandd zmm29, zmm1, [rbp + 16512]                                ;  1036.0 p0+p3   12 y
        vpandd zmm20, zmm19, [rbp + 16576]                               ;  1037.0 p0+p2   12 y
        vmovdqa64 zmm30, zmm0                                            ;  1030.0         11 t copy
        vpternlogd zmm30, zmm23, zmm12, 0x96                             ;  1030.0 p0      11 t
        vpternlogd zmm0, zmm4, zmm23, 0x96                               ;  1030.0 p0      11 t
        vpternlogd zmm23, zmm25, zmm22, 0x96                             ;  1038.0 p0      11 t
        vpternlogd zmm25, zmm30, zmm22, 0x96                             ;  1038.0 p0      11 t
        vpternlogd zmm22, zmm9, zmm13, 0x96                              ;  1038.0 p0      11 t
        vpternlogd zmm9, zmm13, zmm23, 0x96                              ;  1039.0 p0      11 t
        vpternlogd zmm27, zmm12, zmm22, 0x96                             ;  1039.0 p0      11 t
        vpternlogd zmm30, zmm9, [rbp + 23424], 0x96                      ;  1040.0 p5+p3   11 t
        vpternlogd zmm4, zmm25, [rbp + 24192], 0x96                      ;  1039.0 p0+p2   11 t
        vpternlogd zmm22, zmm0, [rbp + 23232], 0x96                      ;  1039.0 p5+p3   11 t
        vpternlogd zmm23, zmm27, [rbp + 22656], 0x96                     ;  1040.0 p0+p2   11 t
        vpandd zmm17, zmm17, zmm30                                       ;  1041.0 p5      12 y
        vpandd zmm31, zmm31, zmm4                                        ;  1040.0 p0      12 y
        vpandd zmm12, zmm22, [rbp + 16512]                               ;  1040.0 p5+p3   12 y
        vpandd zmm13, zmm23, [rbp + 16576]                               ;  1041.0 p0+p2   12 y
        vpsrlq zmm7, zmm20, 7                                            ;  1038.0 p0      12 y
        vpaddb zmm20, zmm20, zmm20                                       ;  1038.0 p5      12 y
        vpternlogd zmm20, zmm6, [rbp + 22336], 0x96                      ;  1039.0 p5+p3   12 y
        vpsrlq zmm6, zmm26, 7                                            ;  1038.2 p0      12 y
        vpaddb zmm26, zmm26, zmm26                                       ;  1039.0 p5      12 y
        vpternlogd zmm26, zmm11, [rbp + 24000], 0x96                     ;  1040.0 p0+p2   12 y
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512]           ;   870.2 p3       9 d reload
        vpternlogd zmm26, zmm7, zmm11, 0x78                              ;  1041.0 p5      12 y
        vmovdqu64 zmm7, [rbp + 16128]                                    ;   870.5 p2      12 d.0 reload
        vpternlogd zmm15, zmm26, zmm7, 0x1e                              ;  1042.0 p0      12 y
        vpsrlq zmm18, zmm21, 7                                           ;  1041.2 p0      12 y
        vpaddb zmm21, zmm21, zmm21                                       ;  1041.0 p5      12 y
        vpternlogd zmm21, zmm2, [rbp + 23040], 0x96                      ;  1042.0 p5+p3   12 y
        vpternlogd zmm21, zmm6, zmm11, 0x78                              ;  1043.0 p0      12 y
        vmovdqu64 zmm2, [rbp + 16192]                                    ;   871.5 p2      12 d.1 reload
        vpternlogd zmm3, zmm21, zmm2, 0x1e                               ;  1044.0 p5      12 y
        vpsrlq zmm6, zmm13, 7                                            ;  1043.2 p0      12 y
        vpaddb zmm13, zmm13, zmm13                                       ;  1044.0 p5      12 y
        vpternlogd zmm13, zmm0, [rbp + 22912], 0x96                      ;  1045.0 p0+p3   12 y
        vpsrlq zmm0, zmm29, 7                                            ;  1045.2 p0      12 y
        vpternlogd zmm20, zmm0, zmm11, 0x78                              ;  1046.2 p5      12 y
        vmovdqu64 zmm0, [rbp + 16320]                                    ;   872.5 p2      12 d.3 reload
        vpternlogd zmm19, zmm20, zmm0, 0x1e                              ;  1047.2 p5      12 y
        vpaddb zmm29, zmm29, zmm29                                       ;  1046.2 p0      12 y
        vpternlogd zmm29, zmm8, [rbp + 24320], 0x96                      ;  1047.2 p5+p3   12 y
        vpternlogd zmm29, zmm18, zmm11, 0x78                             ;  1048.2 p0      12 y
        vmovdqu64 zmm8, [rbp + 16256]                                    ;   873.5 p2      12 d.2 reload
        vpternlogd zmm1, zmm29, zmm8, 0x1e                               ;  1049.2 p5      12 y
        vpsrlq zmm18, zmm17, 7                                           ;  1048.2 p0      12 y
        vpaddb zmm17, zmm17, zmm17                                       ;  1049.0 p5      12 y
        vpternlogd zmm17, zmm27, [rbp + 22528], 0x96                     ;  1050.0 p0+p3   12 y
        vpternlogd zmm17, zmm6, zmm11, 0x78                              ;  1051.0 p5      12 y
        vpternlogd zmm7, zmm30, zmm17, 0x36                              ;  1052.0 p0      12 y
        vmovdqu64 zmm6, [rbp + 16640]                                    ;   874.7 p2      12 x
        vpternlogd zmm6, zmm16, [rbp + 23616], 0x56                      ;  1051.0 p5+p3   12 x
        vmovdqu64 zmm27, [rbp + 16704]                                   ;   875.7 p2      12 x
        vpternlogd zmm27, zmm28, [rbp + 23552], 0x56                     ;  1051.2 p0+p3   12 x
        vmovdqu64 zmm30, [rbp + 16896]                                   ;   876.7 p2      12 y.4 reload
        vpandd zmm10, zmm6, zmm30                                        ;  1052.0 p5      12 x
        vpandd zmm5, zmm27, [rbp + 16960]                                ;  1052.2 p0+p3   12 x
        vpsrlq zmm24, zmm31, 7                                           ;  1053.2 p0      12 y
        vpaddb zmm31, zmm31, zmm31                                       ;  1053.0 p5      12 y
        vpternlogd zmm31, zmm9, [rbp + 22976], 0x96                      ;  1054.0 p5+p2   12 y
        vpternlogd zmm31, zmm18, zmm11, 0x78                             ;  1055.0 p0      12 y
        vpternlogd zmm2, zmm4, zmm31, 0x36                               ;  1056.0 p5      12 y
        vpsrlq zmm4, zmm12, 7                                            ;  1055.2 p0      12 y
        vpternlogd zmm13, zmm4, zmm11, 0x78                              ;  1056.2 p5      12 y
        vpternlogd zmm0, zmm23, zmm13, 0x36                              ;  1057.2 p0      12 y
        vpaddb zmm4, zmm12, zmm12                                        ;  1057.0 p5      12 y
        vpternlogd zmm4, zmm25, [rbp + 24128], 0x96                      ;  1058.0 p0+p3   12 y
        vpternlogd zmm4, zmm24, zmm11, 0x78                              ;  1059.0 p5      12 y
        vpternlogd zmm8, zmm22, zmm4, 0x36                               ;  1060.0 p0      12 y
        vmovdqu64 zmm9, [rbp + 17408]                                    ;   878.7 p2      14 r.4 reload
        vpxord zmm12, zmm15, zmm9                                        ;  1059.0 p5      14 t
        vpxord zmm9, zmm9, zmm7                                          ;  1059.2 p0      14 t
        vmovdqu64 zmm18, [rbp + 17472]                                   ;   879.2 p3      14 r.5 reload
        vpxord zmm22, zmm3, zmm18                                        ;  1060.0 p5      14 t
        vpxord zmm18, zmm18, zmm2                                        ;  1060.2 p0      14 t
        vmovdqu64 zmm23, [rbp + 17600]                                   ;   879.7 p2      14 r.7 reload
        vpxord zmm24, zmm19, zmm23                                       ;  1061.0 p5      14 t
        vpxord zmm23, zmm23, zmm0                                        ;  1061.2 p0      14 t
        vmovdqu64 zmm25, [rbp + 17536]                                   ;   880.2 p3      14 r.6 reload
        vmovdqu64 [rbp + 24128], zmm0                                    ;  1058.2 p8+p9   12 y spill
        vpxord zmm0, zmm1, zmm25                                         ;  1062.0 p5      14 t
        vpxord zmm25, zmm25, zmm8                                        ;  1062.2 p0      14 t
        vmovdqu64 [rbp + 22976], zmm19                                   ;  1048.2 p7+p4   12 y spill
        vpsrlq zmm19, zmm10, 7                                           ;  1063.2 p0      12 x
        vpaddb zmm10, zmm10, zmm10                                       ;  1063.0 p5      12 x
        vmovdqu64 [rbp + 23552], zmm8                                    ;  1061.0 p8+p9   12 y spill
        vpsrlq zmm8, zmm5, 7                                             ;  1064.2 p0      12 x
        vpaddb zmm5, zmm5, zmm5                                          ;  1064.0 p5      12 x
        vmovdqu64 [rbp + 23616], zmm1                                    ;  1050.2 p7+p4   12 y spill
        vpxord zmm1, zmm26, [rbp + 17152]                                ;  1065.0 p5+p2   14 t
        vmovdqu64 [rbp + 22528], zmm26                                   ;  1042.0 p8+p9   12 y spill
        vpxord zmm26, zmm21, [rbp + 17216]                               ;  1065.2 p0+p3   14 t
        vmovdqu64 [rbp + 24320], zmm21                                   ;  1044.0 p7+p4   12 y spill
        vpxord zmm21, zmm20, [rbp + 17344]                               ;  1066.0 p5+p2   14 t
        vmovdqu64 [rbp + 22912], zmm20                                   ;  1047.2 p8+p9   12 y spill
        vpxord zmm20, zmm29, [rbp + 17280]                               ;  1066.2 p0+p3   14 t
        vmovdqu64 [rbp + 23040], zmm29                                   ;  1049.2 p7+p4   12 y spill
        vpxord zmm29, zmm17, [rbp + 17152]                               ;  1067.0 p5+p2   14 t
        vmovdqu64 [rbp + 24000], zmm17                                   ;  1052.0 p8+p9   12 y spill
        vpxord zmm17, zmm31, [rbp + 17216]                               ;  1067.2 p0+p3   14 t
        vmovdqu64 [rbp + 22336], zmm31                                   ;  1056.0 p7+p4   12 y spill
        vpxord zmm31, zmm13, [rbp + 17344]                               ;  1068.0 p5+p2   14 t
        vmovdqu64 [rbp + 22656], zmm13                                   ;  1057.2 p8+p9   12 y spill
        vpxord zmm13, zmm4, [rbp + 17280]                                ;  1068.2 p0+p3   14 t
        vmovdqu64 [rbp + 23232], zmm4                                    ;  1060.0 p7+p4   12 y spill
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 320]      ;   885.8 p2       9 d reload
        vmovdqu64 [rbp + 24192], zmm2                                    ;  1057.0 p8+p9   12 y spill
        vpshufb zmm2, zmm4, zmm1                                         ;  1069.0 p5      14 t
        vmovdqu64 [rbp + 23424], zmm3                                    ;  1045.0 p7+p4   12 y spill
        vpshufb zmm3, zmm4, zmm29                                        ;  1070.0 p5      14 t
        vmovdqu64 [rbp + 24256], zmm7                                    ;  1053.0 p8+p9   12 y spill
        vmovdqa64 zmm7, zmm1                                             ;  1066.0         14 t copy
        vpermi2b zmm7, zmm14, [rel camellia128_ctr.T0_constants512 + 128] ;  1072.0 p0+p5+p3   14 t
        vmovdqu64 [rbp + 22464], zmm15                                   ;  1043.0 p7+p4   12 y spill
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 192]     ;   890.0 p2      11 t reload
        vpermi2b zmm1, zmm15, [rel camellia128_ctr.T0_constants512 + 256] ;  1074.0 p0+p5+p3   14 t
        vpternlogd zmm2, zmm7, zmm1, 0xca                                ;  1079.0 p0      14 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 128]      ;   892.2 p2      11 t reload
        vmovdqa64 zmm7, zmm29                                            ;  1068.0         14 t copy
        vpermi2b zmm7, zmm14, zmm1                                       ;  1076.0 p0+p5   14 t
        vpermi2b zmm29, zmm15, [rel camellia128_ctr.T0_constants512 + 256] ;  1078.0 p0+p5+p3   14 t
        vpternlogd zmm3, zmm7, zmm29, 0xca                               ;  1083.0 p0      14 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 448]      ;   898.0 p2      11 t reload
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 384]     ;   898.2 p3      11 t reload
        vmovdqa64 zmm15, zmm26                                           ;  1066.2         14 t copy
        vpermi2b zmm15, zmm29, zmm7                                      ;  1080.0 p0+p5   14 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 512]      ;   901.0 p2      11 t reload
        vmovdqa64 zmm14, zmm26                                           ;  1066.2         14 t copy
        vpermi2b zmm14, zmm1, [rel camellia128_ctr.T0_constants512 + 576] ;  1082.0 p0+p5+p3   14 t
        vpandd zmm19, zmm19, zmm11                                       ;  1077.2 p0      12 x
        vpandd zmm8, zmm8, zmm11                                         ;  1078.2 p0      12 x
        vmovdqu64 [rbp + 23104], zmm27                                   ;  1052.2 p8+p9   12 x spill
        vmovdqa64 zmm27, zmm11                                           ;   906.0         12 x copy
        vmovdqu64 [rbp + 23808], zmm6                                    ;  1052.0 p7+p4   12 x spill
        vmovdqa64 zmm6, zmm11                                            ;   906.3         12 x copy
        vmovdqa64 zmm1, zmm11                                            ;   907.0         12 x copy
        vmovdqa64 zmm7, zmm11                                            ;   907.2         12 x copy
        vmovdqa64 zmm29, zmm11                                           ;   907.3         12 x copy
        vmovdqu64 zmm11, [rbp + 22592]                                   ;   953.0 p2      11 t reload
        vmovdqu64 [rbp + 21568], zmm8                                    ;  1079.2 p8+p9   12 x spill
        vmovdqu64 zmm8, [rbp + 16704]                                    ;   909.3 p3      12 x
        vpternlogd zmm8, zmm11, [rbp + 21632], 0xf6                      ;  1079.2 p0+p2   12 x
        vpshufb zmm26, zmm4, zmm26                                       ;  1083.0 p5      14 t
        vmovdqu64 zmm11, [rbp + 16960]                                   ;   912.0 p3      12 x
        vpternlogd zmm11, zmm8, [rbp + 22208], 0x60                      ;  1080.2 p0+p2   12 x
        vmovdqu64 [rbp + 23360], zmm8                                    ;  1080.2 p7+p4   12 x spill
        vpsrlq zmm8, zmm11, 7                                            ;  1081.2 p0      12 x
        vpandd zmm1, zmm1, zmm8                                          ;  1082.2 p0      12 x
        vpaddb zmm8, zmm11, zmm11                                        ;  1083.2 p0      12 x
        vmovdqu64 zmm11, [rbp + 23872]                                   ;   956.2 p3      11 t reload
        vmovdqu64 zmm4, [rbp + 23744]                                    ;   954.0 p2      11 t reload
        vmovdqu64 [rbp + 22784], zmm1                                    ;  1083.2 p8+p9   12 x spill
        vmovdqu64 zmm1, [rbp + 16640]                                    ;   917.2 p3      12 x
        vpternlogd zmm1, zmm4, zmm11, 0x36                               ;  1084.0 p5      12 x
        vpternlogd zmm26, zmm15, zmm14, 0xca                             ;  1087.0 p0      14 t
        vpandd zmm30, zmm30, zmm1                                        ;  1085.0 p5      12 x
        vpaddb zmm4, zmm30, zmm30                                        ;  1086.0 p0      12 x
        vpsrlq zmm14, zmm30, 7                                           ;  1086.2 p0      12 x
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 448]     ;   921.3 p2      11 t reload
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 384]     ;   923.0 p3      11 t reload
        vmovdqa64 zmm11, zmm17                                           ;  1068.2         14 t copy
        vpermi2b zmm11, zmm30, zmm15                                     ;  1088.0 p5      14 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 512]     ;   924.0 p2      11 t reload
        vmovdqa64 zmm30, zmm17                                           ;  1068.2         14 t copy
        vpermi2b zmm30, zmm15, [rel camellia128_ctr.T0_constants512 + 576] ;  1090.0 p0+p5+p3   14 t
        vmovdqu64 zmm15, [rbp + 22016]                                   ;   946.0 p2      11 t reload
        vmovdqu64 [rbp + 23744], zmm1                                    ;  1085.0 p7+p4   12 x spill
        vmovdqu64 zmm1, [rbp + 16768]                                    ;   929.0 p3      12 x
        vpternlogd zmm1, zmm15, [rbp + 23936], 0x36                      ;  1088.2 p0+p2   12 x
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 320]     ;   931.0 p3       9 d reload
        vpshufb zmm17, zmm15, zmm17                                      ;  1091.0 p5      14 t
        vpandd zmm15, zmm1, [rbp + 17024]                                ;  1089.2 p0+p2   12 x
        vmovdqu64 [rbp + 22016], zmm1                                    ;  1089.2 p8+p9   12 x spill
        vpsrlq zmm1, zmm15, 7                                            ;  1090.2 p0      12 x
        vpandd zmm7, zmm7, zmm1                                          ;  1091.2 p0      12 x
        vpaddb zmm1, zmm15, zmm15                                        ;  1092.0 p5      12 x
        vmovdqu64 zmm15, [rbp + 21504]                                   ;   966.0 p3      11 t reload
        vmovdqu64 [rbp + 22848], zmm7                                    ;  1092.2 p7+p4   12 x spill
        vmovdqu64 zmm7, [rbp + 21760]                                    ;   950.0 p2      11 t reload
        vmovdqu64 [rbp + 22080], zmm1                                    ;  1093.0 p8+p9   12 x spill
        vmovdqu64 zmm1, [rbp + 16768]                                    ;   936.3 p3      12 x
        vpternlogd zmm1, zmm7, zmm15, 0x36                               ;  1092.2 p0      12 x
        vpternlogd zmm17, zmm11, zmm30, 0xca                             ;  1095.0 p5      14 t
        vpandd zmm7, zmm1, [rbp + 17024]                                 ;  1093.2 p0+p2   12 x
        vpsrlq zmm11, zmm7, 7                                            ;  1094.2 p0      12 x
        vpandd zmm29, zmm29, zmm11                                       ;  1095.2 p5      12 x
        vpaddb zmm7, zmm7, zmm7                                          ;  1095.0 p5      12 x
        vmovdqu64 zmm11, [rbp + 23168]                                   ;   966.2 p3      11 t reload
        vmovdqu64 zmm30, [rbp + 21440]                                   ;   953.0 p2      11 t reload
        vmovdqu64 zmm15, [rbp + 16832]                                   ;   940.5 p3      12 x
        vpternlogd zmm15, zmm30, zmm11, 0x36                             ;  1095.2 p0      12 x
        vmovdqu64 zmm30, [rbp + 17088]                                   ;   941.0 p2      12 y.7 reload
        vpandd zmm11, zmm15, zmm30                                       ;  1096.2 p5      12 x
        vmovdqu64 [rbp + 21440], zmm15                                   ;  1096.2 p7+p4   12 x spill
        vpsrlq zmm15, zmm11, 7                                           ;  1097.2 p0      12 x
        vpandd zmm27, zmm27, zmm15                                       ;  1098.2 p5      12 x
        vpaddb zmm11, zmm11, zmm11                                       ;  1097.2 p0      12 x
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 704]     ;   944.0 p3      11 t reload
        vmovdqu64 [rbp + 21760], zmm1                                    ;  1093.2 p8+p9   12 x spill
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 640]      ;   944.3 p2      11 t reload
        vmovdqu64 [rbp + 22400], zmm29                                   ;  1096.2 p7+p4   12 x spill
        vmovdqa64 zmm29, zmm20                                           ;  1067.2         14 t copy
        vpermi2b zmm29, zmm1, zmm15                                      ;  1100.0 p5      14 t
        vmovdqu64 zmm15, [rbp + 21824]                                   ;   957.0 p3      11 t reload
        vmovdqu64 zmm1, [rbp + 16832]                                    ;   948.0 p2      12 x
        vpternlogd zmm1, zmm15, [rbp + 21952], 0x36                      ;  1098.2 p0+p3   12 x
        vpandd zmm30, zmm30, zmm1                                        ;  1099.2 p0      12 x
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 320]     ;   950.2 p2       9 d reload
        vmovdqu64 [rbp + 21824], zmm1                                    ;  1099.2 p8+p9   12 x spill
        vpshufb zmm1, zmm15, zmm20                                       ;  1101.0 p5      14 t
        vmovdqu64 [rbp + 22272], zmm11                                   ;  1098.2 p7+p4   12 x spill
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 768]     ;   952.0 p3      11 t reload
        vpermi2b zmm20, zmm11, [rel camellia128_ctr.T0_constants512 + 832] ;  1103.0 p0+p5+p2   14 t
        vpternlogd zmm1, zmm29, zmm20, 0xca                              ;  1108.0 p0      14 t
        vpsrlq zmm20, zmm30, 7                                           ;  1102.2 p0      12 x
        vpandd zmm6, zmm6, zmm20                                         ;  1103.2 p0      12 x
        vpaddb zmm20, zmm30, zmm30                                       ;  1104.0 p5      12 x
        vpternlogd zmm5, zmm19, zmm28, 0x96                              ;  1104.2 p0      14 t
        vmovdqu64 zmm19, [rbp + 22592]                                   ;   955.5 p3      11 t reload
        vpternlogd zmm8, zmm19, [rbp + 21632], 0x96                      ;  1105.0 p5+p2   14 t
        vpshufb zmm19, zmm15, zmm12                                      ;  1106.0 p5      14 t
        vpternlogd zmm10, zmm6, zmm16, 0x96                              ;  1105.2 p0      14 t
        vpshufb zmm6, zmm15, zmm13                                       ;  1107.0 p5      14 t
        vpshufb zmm16, zmm15, zmm21                                      ;  1108.0 p5      14 t
        vpshufb zmm28, zmm15, zmm9                                       ;  1109.0 p5      14 t
        vpternlogd zmm4, zmm27, [rbp + 23872], 0x96                      ;  1106.2 p0+p3   14 t
        vpshufb zmm27, zmm15, zmm22                                      ;  1110.0 p5      14 t
        vpternlogd zmm8, zmm14, [rel camellia128_ctr.T0_constants512], 0x78 ;  1107.2 p0+p2   14 t
        vpshufb zmm14, zmm15, zmm31                                      ;  1111.0 p5      14 t
        vmovdqu64 zmm29, [rbp + 21568]                                   ;  1079.2 p3      12 x reload
        vpternlogd zmm7, zmm29, [rbp + 21504], 0x96                      ;  1108.2 p0+p2   14 t
        vmovdqu64 zmm29, [rbp + 22400]                                   ;  1096.2 p3      12 x reload
        vpternlogd zmm20, zmm29, [rbp + 21952], 0x96                     ;  1109.2 p0+p2   14 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 832]     ;   959.8 p3      11 t reload
        vmovdqa64 zmm30, zmm13                                           ;  1069.2         14 t copy
        vpermi2b zmm30, zmm11, zmm29                                     ;  1113.0 p0+p5   14 t
        vmovdqu64 [rbp + 21952], zmm20                                   ;  1110.2 p8+p9   14 t spill
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 640]     ;   960.3 p2      11 t reload
        vpermi2b zmm13, zmm20, [rel camellia128_ctr.T0_constants512 + 704] ;  1115.0 p0+p5+p3   14 t
        vpternlogd zmm6, zmm13, zmm30, 0xca                              ;  1120.0 p0      14 t
        vmovdqa64 zmm13, zmm22                                           ;  1061.0         14 t copy
        vpermi2b zmm13, zmm11, zmm29                                     ;  1117.0 p0+p5   14 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 704]     ;   961.3 p2      11 t reload
        vpermi2b zmm22, zmm20, zmm30                                     ;  1119.0 p0+p5   14 t
        vpternlogd zmm27, zmm22, zmm13, 0xca                             ;  1124.0 p0      14 t
        vpshufb zmm13, zmm15, zmm18                                      ;  1120.0 p5      14 t
        vmovdqa64 zmm22, zmm18                                           ;  1061.2         14 t copy
        vpermi2b zmm22, zmm20, zmm30                                     ;  1122.0 p0+p5   14 t
        vpermi2b zmm18, zmm11, zmm29                                     ;  1124.0 p0+p5   14 t
        vpternlogd zmm13, zmm22, zmm18, 0xca                             ;  1129.0 p0      14 t
        vpshufb zmm18, zmm15, zmm0                                       ;  1125.0 p5      14 t
        vpshufb zmm22, zmm15, zmm25                                      ;  1126.0 p5      14 t
        vpshufb zmm29, zmm15, zmm24                                      ;  1127.0 p5      14 t
        vpshufb zmm11, zmm15, zmm23                                      ;  1128.0 p5      14 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 384]     ;   964.3 p3      11 t reload
        vmovdqa64 zmm20, zmm12                                           ;  1060.0         14 t copy
        vpermi2b zmm20, zmm30, [rel camellia128_ctr.T0_constants512 + 448] ;  1130.0 p0+p5+p2   14 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 512]     ;   965.3 p3      11 t reload
        vpermi2b zmm12, zmm15, [rel camellia128_ctr.T0_constants512 + 576] ;  1132.0 p0+p5+p2   14 t
        vpternlogd zmm19, zmm20, zmm12, 0xca                             ;  1137.0 p0      14 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 448]     ;   966.3 p3      11 t reload
        vmovdqa64 zmm20, zmm9                                            ;  1060.2         14 t copy
        vpermi2b zmm20, zmm30, zmm12                                     ;  1134.0 p0+p5   14 t
        vpermi2b zmm9, zmm15, [rel camellia128_ctr.T0_constants512 + 576] ;  1136.0 p0+p5+p2   14 t
        vpternlogd zmm28, zmm20, zmm9, 0xca                              ;  1141.0 p0      14 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 960]      ;   967.5 p3      11 t reload
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 896]     ;   967.8 p2      11 t reload
        vmovdqa64 zmm15, zmm21                                           ;  1067.0         14 t copy
        vpermi2b zmm15, zmm20, zmm9                                      ;  1138.0 p0+p5   14 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 1024]    ;   968.5 p3      11 t reload
        vpermi2b zmm21, zmm12, [rel camellia128_ctr.T0_constants512 + 1088] ;  1140.0 p0+p5+p2   14 t
        vpternlogd zmm16, zmm15, zmm21, 0xca                             ;  1145.0 p0      14 t
        vmovdqa64 zmm15, zmm31                                           ;  1069.0         14 t copy
        vpermi2b zmm15, zmm20, zmm9                                      ;  1142.0 p0+p5   14 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 1088]    ;   970.0 p3      11 t reload
        vpermi2b zmm31, zmm12, zmm21                                     ;  1144.0 p0+p5   14 t
        vpternlogd zmm14, zmm15, zmm31, 0xca                             ;  1149.0 p0      14 t
        vmovdqa64 zmm15, zmm0                                            ;  1063.0         14 t copy
        vpermi2b zmm15, zmm20, zmm9                                      ;  1146.0 p0+p5   14 t
        vpermi2b zmm0, zmm12, zmm21                                      ;  1148.0 p0+p5   14 t
        vpternlogd zmm18, zmm15, zmm0, 0xca                              ;  1153.0 p0      14 t
        vmovdqa64 zmm0, zmm25                                            ;  1063.2         14 t copy
        vpermi2b zmm0, zmm20, zmm9                                       ;  1150.0 p0+p5   14 t
        vpermi2b zmm25, zmm12, zmm21                                     ;  1152.0 p0+p5   14 t
        vpternlogd zmm22, zmm0, zmm25, 0xca                              ;  1157.0 p0      14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 128]      ;   975.2 p2      11 t reload
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 64]      ;   977.0 p3      11 t reload
        vmovdqa64 zmm25, zmm24                                           ;  1062.0         14 t copy
        vpermi2b zmm25, zmm15, zmm0                                      ;  1154.0 p0+p5   14 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 256]     ;   978.0 p2      11 t reload
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 192]     ;   978.2 p3      11 t reload
        vpermi2b zmm24, zmm21, zmm31                                     ;  1156.0 p0+p5   14 t
        vpternlogd zmm29, zmm25, zmm24, 0xca                             ;  1161.0 p0      14 t
        vmovdqa64 zmm24, zmm23                                           ;  1062.2         14 t copy
        vpermi2b zmm24, zmm15, zmm0                                      ;  1158.0 p0+p5   14 t
        vpermi2b zmm23, zmm21, zmm31                                     ;  1160.0 p0+p5   14 t
        vpternlogd zmm11, zmm24, zmm23, 0xca                             ;  1165.0 p0      14 t
        vmovdqa64 zmm23, zmm2                                            ;  1080.0         14 t copy
        vpternlogd zmm23, zmm27, zmm16, 0x96                             ;  1146.0 p0      14 t
        vmovdqa64 zmm24, zmm19                                           ;  1138.0         14 t copy
        vpternlogd zmm24, zmm1, zmm16, 0x96                              ;  1146.0 p0      14 t
        vpternlogd zmm19, zmm23, zmm1, 0x96                              ;  1147.0 p0      14 t
        vpternlogd zmm1, zmm29, zmm26, 0x96                              ;  1162.0 p0      14 t
        vpternlogd zmm29, zmm24, zmm26, 0x96                             ;  1162.0 p0      14 t
        vpternlogd zmm26, zmm18, zmm2, 0x96                              ;  1154.0 p0      14 t
        vpternlogd zmm27, zmm16, zmm26, 0x96                             ;  1155.0 p0      14 t
        vpternlogd zmm18, zmm2, zmm1, 0x96                               ;  1163.0 p0      14 t
        vpternlogd zmm26, zmm19, [rbp + 23744], 0x96                     ;  1155.0 p0+p2   14 t
        vpternlogd zmm24, zmm18, [rbp + 22016], 0x96                     ;  1164.0 p0+p3   14 t
        vpternlogd zmm23, zmm29, [rbp + 21440], 0x96                     ;  1163.0 p0+p2   14 t
        vmovdqu64 zmm2, [rbp + 23360]                                    ;  1080.2 p3      12 x reload
        vpternlogd zmm1, zmm2, [rbp + 22208], 0x96                       ;  1163.0 p0+p2   14 t
        vmovdqu64 zmm2, [rbp + 17728]                                    ;   994.0 p3      14 l.1 reload
        vmovdqa64 zmm16, zmm8                                            ;  1108.2         14 t copy
        vpternlogd zmm16, zmm19, zmm2, 0x96                              ;  1155.2 p0      14 t
        vmovdqa64 zmm25, zmm3                                            ;  1084.0         14 t copy
        vpternlogd zmm25, zmm13, zmm14, 0x96                             ;  1156.2 p0      14 t
        vmovdqu64 [rbp + 22208], zmm8                                    ;  1108.2 p7+p4   14 t spill
        vmovdqa64 zmm8, zmm28                                            ;  1142.0         14 t copy
        vpternlogd zmm8, zmm6, zmm14, 0x96                               ;  1157.2 p0      14 t
        vpternlogd zmm28, zmm25, zmm6, 0x96                              ;  1158.2 p0      14 t
        vpternlogd zmm6, zmm11, zmm17, 0x96                              ;  1166.0 p0      14 t
        vpternlogd zmm11, zmm8, zmm17, 0x96                              ;  1166.0 p0      14 t
        vpternlogd zmm17, zmm22, zmm3, 0x96                              ;  1161.0 p5      14 t
        vpternlogd zmm13, zmm14, zmm17, 0x96                             ;  1162.0 p0      14 t
        vpternlogd zmm22, zmm3, zmm6, 0x96                               ;  1167.0 p5      14 t
        vpternlogd zmm2, zmm5, zmm28, 0x96                               ;  1162.2 p0      14 t
        vpternlogd zmm17, zmm28, [rbp + 23808], 0x96                     ;  1163.0 p5+p2   14 t
        vpternlogd zmm6, zmm13, [rbp + 23104], 0x96                      ;  1167.0 p0+p3   14 t
        vpternlogd zmm8, zmm22, [rbp + 21760], 0x96                      ;  1168.0 p5+p2   14 t
        vpternlogd zmm25, zmm11, [rbp + 21824], 0x96                     ;  1167.0 p0+p3   14 t
        vmovdqu64 zmm3, [rbp + 17920]                                    ;  1007.3 p2      14 l.4 reload
        vpxord zmm14, zmm26, zmm3                                        ;  1165.0 p5      14 t
        vpxord zmm3, zmm3, zmm17                                         ;  1165.2 p0      14 t
        vmovdqu64 [rbp + 21824], zmm17                                   ;  1164.0 p8+p9   14 t spill
        vpxord zmm17, zmm24, [rbp + 18048]                               ;  1166.0 p5+p3   14 t
        vmovdqu64 [rbp + 21760], zmm24                                   ;  1165.0 p7+p4   14 t spill
        vpxord zmm24, zmm23, [rbp + 18112]                               ;  1166.2 p0+p2   14 t
        vmovdqu64 [rbp + 23104], zmm23                                   ;  1164.0 p8+p9   14 t spill
        vpxord zmm23, zmm6, [rbp + 17984]                                ;  1168.0 p5+p3   14 t
        vmovdqu64 [rbp + 23808], zmm6                                    ;  1168.0 p7+p4   14 t spill
        vpxord zmm6, zmm8, [rbp + 18048]                                 ;  1169.0 p0+p2   14 t
        vmovdqu64 [rbp + 23360], zmm8                                    ;  1169.0 p8+p9   14 t spill
        vpxord zmm8, zmm25, [rbp + 18112]                                ;  1168.0 p5+p3   14 t
        vmovdqu64 [rbp + 21440], zmm25                                   ;  1168.0 p7+p4   14 t spill
        vmovdqa64 zmm25, zmm4                                            ;  1107.2         14 t copy
        vpternlogd zmm25, zmm29, [rbp + 17664], 0x96                     ;  1168.2 p0+p2   14 t
        vmovdqu64 [rbp + 22016], zmm26                                   ;  1156.0 p8+p9   14 t spill
        vmovdqa64 zmm26, zmm7                                            ;  1109.2         14 t copy
        vpternlogd zmm26, zmm13, [rbp + 17792], 0x96                     ;  1169.0 p5+p3   14 t
        vmovdqu64 [rbp + 23744], zmm7                                    ;  1109.2 p7+p4   14 t spill
        vmovdqa64 zmm7, zmm10                                            ;  1106.2         14 t copy
        vpternlogd zmm7, zmm11, [rbp + 17664], 0x96                      ;  1169.2 p0+p2   14 t
        vmovdqu64 [rbp + 22400], zmm13                                   ;  1163.0 p8+p9   14 t spill
        vmovdqa64 zmm13, zmm1                                            ;  1164.0         14 t copy
        vpternlogd zmm13, zmm27, [rbp + 17984], 0x96                     ;  1170.0 p5+p3   14 t
        vmovdqu64 [rbp + 21504], zmm1                                    ;  1164.0 p7+p4   14 t spill
        vmovdqa64 zmm1, zmm25                                            ;  1169.2         14 t copy
        vpermi2b zmm1, zmm15, zmm0                                       ;  1172.0 p0+p5   14 t
        vmovdqu64 [rbp + 21568], zmm5                                    ;  1105.2 p8+p9   14 t spill
        vmovdqa64 zmm5, zmm25                                            ;  1169.2         14 t copy
        vpermi2b zmm5, zmm21, zmm31                                      ;  1174.0 p0+p5   14 t
        vmovdqu64 [rbp + 23872], zmm28                                   ;  1159.2 p7+p4   14 t spill
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 320]     ;  1027.2 p2       9 d reload
        vpshufb zmm25, zmm28, zmm25                                      ;  1175.0 p5      14 t
        vpternlogd zmm25, zmm1, zmm5, 0xca                               ;  1179.0 p0      14 t
        vmovdqu64 zmm1, [rbp + 21952]                                    ;  1110.2 p3      14 t reload
        vmovdqu64 zmm5, [rbp + 17856]                                    ;  1030.0 p2      14 t
        vpternlogd zmm5, zmm22, zmm1, 0x96                               ;  1173.2 p0      14 t
        vpshufb zmm1, zmm28, zmm16                                       ;  1176.0 p5      14 t
        vmovdqu64 [rbp + 21632], zmm22                                   ;  1168.0 p8+p9   14 t spill
        vpshufb zmm22, zmm28, zmm2                                       ;  1177.0 p5      14 t
        vmovdqu64 [rbp + 22592], zmm19                                   ;  1148.0 p7+p4   14 t spill
        vpshufb zmm19, zmm28, zmm7                                       ;  1178.0 p5      14 t
        vmovdqu64 [rbp + 21696], zmm10                                   ;  1106.2 p8+p9   14 t spill
        vmovdqa64 zmm10, zmm7                                            ;  1170.2         14 t copy
        vpermi2b zmm10, zmm15, zmm0                                      ;  1180.0 p0+p5   14 t
        vpermi2b zmm7, zmm21, zmm31                                      ;  1182.0 p0+p5   14 t
        vpternlogd zmm19, zmm10, zmm7, 0xca                              ;  1187.0 p0      14 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 448]      ;  1038.0 p3      11 t reload
        vmovdqa64 zmm10, zmm16                                           ;  1156.2         14 t copy
        vpermi2b zmm10, zmm30, zmm7                                      ;  1184.0 p0+p5   14 t
        vmovdqu64 [rbp + 23488], zmm11                                   ;  1167.0 p7+p4   14 t spill
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 512]     ;  1039.0 p2      11 t reload
        vpermi2b zmm16, zmm11, [rel camellia128_ctr.T0_constants512 + 576] ;  1186.0 p0+p5+p3   14 t
        vpternlogd zmm1, zmm10, zmm16, 0xca                              ;  1191.0 p0      14 t
        vmovdqa64 zmm10, zmm2                                            ;  1163.2         14 t copy
        vpermi2b zmm10, zmm30, zmm7                                      ;  1188.0 p0+p5   14 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 576]     ;  1040.5 p2      11 t reload
        vpermi2b zmm2, zmm11, zmm16                                      ;  1190.0 p0+p5   14 t
        vpternlogd zmm22, zmm10, zmm2, 0xca                              ;  1195.0 p0      14 t
        vpshufb zmm2, zmm28, zmm26                                       ;  1191.0 p5      14 t
        vpshufb zmm10, zmm28, zmm14                                      ;  1192.0 p5      14 t
        vmovdqu64 [rbp + 22144], zmm4                                    ;  1107.2 p8+p9   14 t spill
        vmovdqa64 zmm4, zmm14                                            ;  1166.0         14 t copy
        vpermi2b zmm4, zmm30, zmm7                                       ;  1194.0 p0+p5   14 t
        vpermi2b zmm14, zmm11, zmm16                                     ;  1196.0 p0+p5   14 t
        vpternlogd zmm10, zmm4, zmm14, 0xca                              ;  1201.0 p0      14 t
        vpshufb zmm4, zmm28, zmm5                                        ;  1197.0 p5      14 t
        vmovdqa64 zmm14, zmm5                                            ;  1174.2         14 t copy
        vpermi2b zmm14, zmm20, zmm9                                      ;  1199.0 p0+p5   14 t
        vpermi2b zmm5, zmm12, [rel camellia128_ctr.T0_constants512 + 1088] ;  1201.0 p0+p5+p3   14 t
        vpternlogd zmm4, zmm14, zmm5, 0xca                               ;  1206.0 p0      14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 704]      ;  1044.7 p2      11 t reload
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 640]     ;  1045.0 p3      11 t reload
        vmovdqu64 [rbp + 21312], zmm29                                   ;  1163.0 p7+p4   14 t spill
        vmovdqa64 zmm29, zmm26                                           ;  1170.0         14 t copy
        vpermi2b zmm29, zmm14, zmm5                                      ;  1203.0 p0+p5   14 t
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 768]     ;  1045.8 p2      11 t reload
        vpermi2b zmm26, zmm31, [rel camellia128_ctr.T0_constants512 + 832] ;  1205.0 p0+p5+p3   14 t
        vpternlogd zmm2, zmm29, zmm26, 0xca                              ;  1210.0 p0      14 t
        vmovdqa64 zmm26, zmm3                                            ;  1166.2         14 t copy
        vpermi2b zmm26, zmm30, zmm7                                      ;  1207.0 p0+p5   14 t
        vmovdqu64 zmm29, [rbp + 22784]                                   ;  1083.2 p2      12 x reload
        vmovdqu64 zmm7, [rbp + 22080]                                    ;  1093.0 p3      14 t
        vpternlogd zmm7, zmm29, [rbp + 23936], 0x96                      ;  1193.2 p0+p2   14 t
        vpshufb zmm29, zmm28, zmm3                                       ;  1208.0 p5      14 t
        vpermi2b zmm3, zmm11, zmm16                                      ;  1210.0 p0+p5   14 t
        vmovdqa64 zmm16, zmm7                                            ;  1194.2         14 t copy
        vpternlogd zmm16, zmm27, [rbp + 17792], 0x96                     ;  1195.2 p0+p3   14 t
        vpshufb zmm11, zmm28, zmm16                                      ;  1211.0 p5      14 t
        vmovdqa64 zmm30, zmm16                                           ;  1196.2         14 t copy
        vpermi2b zmm30, zmm14, zmm5                                      ;  1213.0 p0+p5   14 t
        vpermi2b zmm16, zmm31, [rel camellia128_ctr.T0_constants512 + 832] ;  1215.0 p0+p5+p2   14 t
        vpternlogd zmm11, zmm30, zmm16, 0xca                             ;  1220.0 p0      14 t
        vmovdqu64 zmm16, [rbp + 22848]                                   ;  1092.2 p3      12 x reload
        vmovdqu64 zmm30, [rbp + 22272]                                   ;  1098.2 p2      14 t
        vpternlogd zmm30, zmm16, [rbp + 23168], 0x96                     ;  1199.2 p0+p3   14 t
        vpternlogd zmm29, zmm26, zmm3, 0xca                              ;  1215.0 p0      14 t
        vmovdqa64 zmm3, zmm30                                            ;  1200.2         14 t copy
        vpternlogd zmm3, zmm18, [rbp + 17856], 0x96                      ;  1201.2 p0+p2   14 t
        vpshufb zmm16, zmm28, zmm13                                      ;  1216.0 p5      14 t
        vmovdqa64 zmm26, zmm13                                           ;  1171.0         14 t copy
        vpermi2b zmm26, zmm14, zmm5                                      ;  1218.0 p0+p5   14 t
        vpermi2b zmm13, zmm31, [rel camellia128_ctr.T0_constants512 + 832] ;  1220.0 p0+p5+p3   14 t
        vpternlogd zmm16, zmm26, zmm13, 0xca                             ;  1225.0 p0      14 t
        vpshufb zmm13, zmm28, zmm23                                      ;  1221.0 p5      14 t
        vmovdqa64 zmm26, zmm23                                           ;  1169.0         14 t copy
        vpermi2b zmm26, zmm14, zmm5                                      ;  1223.0 p0+p5   14 t
        vpermi2b zmm23, zmm31, [rel camellia128_ctr.T0_constants512 + 832] ;  1225.0 p0+p5+p2   14 t
        vpternlogd zmm13, zmm26, zmm23, 0xca                             ;  1230.0 p0      14 t
        vpshufb zmm23, zmm28, zmm17                                      ;  1226.0 p5      14 t
        vmovdqa64 zmm26, zmm17                                           ;  1167.0         14 t copy
        vpermi2b zmm26, zmm20, zmm9                                      ;  1228.0 p0+p5   14 t
        vpermi2b zmm17, zmm12, [rel camellia128_ctr.T0_constants512 + 1088] ;  1230.0 p0+p5+p3   14 t
        vpternlogd zmm23, zmm26, zmm17, 0xca                             ;  1235.0 p0      14 t
        vpshufb zmm17, zmm28, zmm24                                      ;  1231.0 p5      14 t
        vmovdqa64 zmm26, zmm24                                           ;  1167.2         14 t copy
        vpermi2b zmm26, zmm15, zmm0                                      ;  1233.0 p0+p5   14 t
        vpermi2b zmm24, zmm21, [rel camellia128_ctr.T0_constants512 + 256] ;  1235.0 p0+p5+p2   14 t
        vpternlogd zmm17, zmm26, zmm24, 0xca                             ;  1240.0 p0      14 t
        vpshufb zmm24, zmm28, zmm6                                       ;  1236.0 p5      14 t
        vmovdqa64 zmm26, zmm6                                            ;  1170.0         14 t copy
        vpermi2b zmm26, zmm20, zmm9                                      ;  1238.0 p0+p5   14 t
        vpermi2b zmm6, zmm12, [rel camellia128_ctr.T0_constants512 + 1088] ;  1240.0 p0+p5+p3   14 t
        vpternlogd zmm24, zmm26, zmm6, 0xca                              ;  1245.0 p0      14 t
        vpshufb zmm6, zmm28, zmm8                                        ;  1241.0 p5      14 t
        vmovdqa64 zmm26, zmm8                                            ;  1169.0         14 t copy
        vpermi2b zmm26, zmm15, zmm0                                      ;  1243.0 p0+p5   14 t
        vpermi2b zmm8, zmm21, [rel camellia128_ctr.T0_constants512 + 256] ;  1245.0 p0+p5+p2   14 t
        vpternlogd zmm6, zmm26, zmm8, 0xca                               ;  1250.0 p0      14 t
        vmovdqa64 zmm8, zmm29                                            ;  1216.0         14 t copy
        vpternlogd zmm8, zmm2, zmm4, 0x96                                ;  1220.2 p0      14 t
        vpshufb zmm26, zmm28, zmm3                                       ;  1246.0 p5      14 t
        vmovdqa64 zmm31, zmm3                                            ;  1202.2         14 t copy
        vpermi2b zmm31, zmm20, zmm9                                      ;  1248.0 p0+p5   14 t
        vpermi2b zmm3, zmm12, [rel camellia128_ctr.T0_constants512 + 1088] ;  1250.0 p0+p5+p3   14 t
        vpternlogd zmm26, zmm31, zmm3, 0xca                              ;  1255.0 p0      14 t
        vmovdqa64 zmm3, zmm19                                            ;  1188.0         14 t copy
        vpternlogd zmm3, zmm13, zmm4, 0x96                               ;  1231.0 p0      14 t
        vpternlogd zmm29, zmm3, zmm2, 0x96                               ;  1232.0 p0      14 t
        vpternlogd zmm2, zmm6, zmm22, 0x96                               ;  1251.0 p0      14 t
        vpternlogd zmm6, zmm8, zmm22, 0x96                               ;  1251.0 p0      14 t
        vpternlogd zmm22, zmm24, zmm19, 0x96                             ;  1246.0 p0      14 t
        vpternlogd zmm13, zmm4, zmm22, 0x96                              ;  1247.0 p0      14 t
        vpternlogd zmm24, zmm19, zmm2, 0x96                              ;  1252.0 p0      14 t
        vpternlogd zmm22, zmm29, [rbp + 24256], 0x96                     ;  1247.0 p0+p2   14 t
        vpternlogd zmm2, zmm13, [rbp + 24192], 0x96                      ;  1252.0 p0+p3   14 t
        vpternlogd zmm8, zmm24, [rbp + 23552], 0x96                      ;  1253.0 p0+p2   14 t
        vpternlogd zmm3, zmm6, [rbp + 24128], 0x96                       ;  1252.0 p0+p3   14 t
        vmovdqu64 zmm4, [rbp + 22336]                                    ;  1081.3 p2      12 y reload
        vmovdqu64 zmm19, [rbp + 18240]                                   ;  1083.0 p3      14 t
        vpternlogd zmm19, zmm29, zmm4, 0x96                              ;  1235.2 p0      14 t
        vmovdqa64 zmm31, zmm23                                           ;  1236.0         14 t copy
        vpternlogd zmm31, zmm25, zmm1, 0x96                              ;  1236.2 p0      14 t
        vpxord zmm4, zmm22, [rbp + 18432]                                ;  1248.0 p0+p2   14 t
        vmovdqu64 [rbp + 24128], zmm22                                   ;  1248.0 p8+p9   14 t spill
        vmovdqa64 zmm22, zmm17                                           ;  1241.0         14 t copy
        vpternlogd zmm22, zmm1, zmm11, 0x96                              ;  1241.0 p0      14 t
        vpternlogd zmm23, zmm22, zmm25, 0x96                             ;  1242.0 p0      14 t
        vpternlogd zmm25, zmm16, zmm26, 0x96                             ;  1256.0 p0      14 t
        vpternlogd zmm16, zmm31, zmm26, 0x96                             ;  1256.0 p0      14 t
        vpternlogd zmm26, zmm10, zmm11, 0x96                             ;  1256.0 p0      14 t
        vpternlogd zmm10, zmm11, zmm25, 0x96                             ;  1257.0 p0      14 t
        vpternlogd zmm17, zmm1, zmm26, 0x96                              ;  1257.0 p0      14 t
        vpternlogd zmm31, zmm10, [rbp + 22464], 0x96                     ;  1258.0 p0+p3   14 t
        vpternlogd zmm22, zmm16, [rbp + 23424], 0x96                     ;  1257.0 p0+p2   14 t
        vpternlogd zmm26, zmm23, [rbp + 23616], 0x96                     ;  1257.0 p0+p3   14 t
        vpternlogd zmm25, zmm17, [rbp + 22976], 0x96                     ;  1258.0 p0+p2   14 t
        vmovdqu64 zmm1, [rbp + 18496]                                    ;  1089.3 p3      14 r.5 reload
        vpxord zmm11, zmm2, zmm1                                         ;  1253.0 p0      14 t
        vpxord zmm1, zmm1, zmm22                                         ;  1258.0 p0      14 t
        vmovdqu64 [rbp + 22976], zmm2                                    ;  1253.0 p7+p4   14 t spill
        vpxord zmm2, zmm8, [rbp + 18560]                                 ;  1254.0 p5+p2   14 t
        vmovdqu64 [rbp + 23616], zmm8                                    ;  1254.0 p8+p9   14 t spill
        vpxord zmm8, zmm3, [rbp + 18624]                                 ;  1253.0 p0+p3   14 t
        vmovdqu64 [rbp + 23424], zmm3                                    ;  1253.0 p7+p4   14 t spill
        vpxord zmm3, zmm31, [rbp + 18432]                                ;  1259.0 p5+p2   14 t
        vmovdqu64 [rbp + 22464], zmm22                                   ;  1258.0 p8+p9   14 t spill
        vpxord zmm22, zmm26, [rbp + 18560]                               ;  1258.0 p0+p3   14 t
        vmovdqu64 [rbp + 23552], zmm26                                   ;  1258.0 p7+p4   14 t spill
        vpxord zmm26, zmm25, [rbp + 18624]                               ;  1259.0 p5+p2   14 t
        vmovdqu64 [rbp + 24192], zmm25                                   ;  1259.0 p8+p9   14 t spill
        vpshufb zmm25, zmm28, zmm19                                      ;  1254.0 p5      14 t
        vmovdqu64 [rbp + 24256], zmm31                                   ;  1259.0 p7+p4   14 t spill
        vpshufb zmm31, zmm28, zmm4                                       ;  1255.0 p5      14 t
        vmovdqu64 [rbp + 23168], zmm29                                   ;  1233.0 p8+p9   14 t spill
        vpshufb zmm29, zmm28, zmm3                                       ;  1260.0 p5      14 t
        vmovdqu64 [rbp + 22848], zmm30                                   ;  1200.2 p7+p4   14 t spill
        vpshufb zmm30, zmm28, zmm11                                      ;  1257.0 p5      14 t
        vmovdqu64 [rbp + 22272], zmm18                                   ;  1164.0 p8+p9   14 t spill
        vmovdqa64 zmm18, zmm11                                           ;  1254.0         14 t copy
        vpermi2b zmm18, zmm14, zmm5                                      ;  1259.0 p0+p5   14 t
        vmovdqu64 [rbp + 23936], zmm7                                    ;  1194.2 p7+p4   14 t spill
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 768]      ;  1093.2 p3      11 t reload
        vpermi2b zmm11, zmm7, [rel camellia128_ctr.T0_constants512 + 832] ;  1261.0 p0+p5+p2   14 t
        vpternlogd zmm30, zmm18, zmm11, 0xca                             ;  1266.0 p0      14 t
        vmovdqu64 zmm11, [rbp + 22912]                                   ;  1095.0 p3      12 y reload
        vmovdqu64 zmm18, [rbp + 18368]                                   ;  1095.2 p2      14 t
        vpternlogd zmm18, zmm23, zmm11, 0x96                             ;  1256.2 p0      14 t
        vpshufb zmm11, zmm28, zmm18                                      ;  1262.0 p5      14 t
        vmovdqu64 [rbp + 22784], zmm23                                   ;  1243.0 p8+p9   14 t spill
        vmovdqa64 zmm23, zmm18                                           ;  1257.2         14 t copy
        vpermi2b zmm23, zmm20, zmm9                                      ;  1264.0 p0+p5   14 t
        vpermi2b zmm18, zmm12, [rel camellia128_ctr.T0_constants512 + 1088] ;  1266.0 p0+p5+p3   14 t
        vpternlogd zmm11, zmm23, zmm18, 0xca                             ;  1271.0 p0      14 t
        vmovdqu64 zmm18, [rbp + 23232]                                   ;  1097.2 p2      12 y reload
        vmovdqu64 zmm23, [rbp + 18304]                                   ;  1097.5 p3      14 t
        vpternlogd zmm23, zmm13, zmm18, 0x96                             ;  1260.2 p0      14 t
        vpshufb zmm18, zmm28, zmm23                                      ;  1267.0 p5      14 t
        vmovdqu64 [rbp + 22080], zmm13                                   ;  1248.0 p7+p4   14 t spill
        vmovdqa64 zmm13, zmm23                                           ;  1261.2         14 t copy
        vpermi2b zmm13, zmm14, zmm5                                      ;  1269.0 p0+p5   14 t
        vpermi2b zmm23, zmm7, [rel camellia128_ctr.T0_constants512 + 832] ;  1271.0 p0+p5+p2   14 t
        vpternlogd zmm18, zmm13, zmm23, 0xca                             ;  1276.0 p0      14 t
        vmovdqu64 zmm13, [rbp + 24000]                                   ;  1099.3 p3      12 y reload
        vmovdqu64 zmm23, [rbp + 18176]                                   ;  1099.7 p2      14 t
        vpternlogd zmm23, zmm6, zmm13, 0x96                              ;  1264.2 p0      14 t
        vpshufb zmm13, zmm28, zmm23                                      ;  1272.0 p5      14 t
        vmovdqu64 [rbp + 21376], zmm6                                    ;  1252.0 p8+p9   14 t spill
        vmovdqa64 zmm6, zmm23                                            ;  1265.2         14 t copy
        vpermi2b zmm6, zmm15, zmm0                                       ;  1274.0 p0+p5   14 t
        vpermi2b zmm23, zmm21, [rel camellia128_ctr.T0_constants512 + 256] ;  1276.0 p0+p5+p3   14 t
        vpternlogd zmm13, zmm6, zmm23, 0xca                              ;  1281.0 p0      14 t
        vmovdqu64 zmm6, [rbp + 22656]                                    ;  1101.5 p2      12 y reload
        vmovdqu64 zmm23, [rbp + 18368]                                   ;  1101.8 p3      14 t
        vpternlogd zmm23, zmm24, zmm6, 0x96                              ;  1268.2 p0      14 t
        vpshufb zmm6, zmm28, zmm1                                        ;  1277.0 p5      14 t
        vmovdqu64 [rbp + 23680], zmm24                                   ;  1253.0 p7+p4   14 t spill
        vmovdqa64 zmm24, zmm1                                            ;  1259.0         14 t copy
        vpermi2b zmm24, zmm14, zmm5                                      ;  1279.0 p0+p5   14 t
        vpermi2b zmm1, zmm7, [rel camellia128_ctr.T0_constants512 + 832] ;  1281.0 p0+p5+p2   14 t
        vpternlogd zmm6, zmm24, zmm1, 0xca                               ;  1286.0 p0      14 t
        vmovdqu64 zmm1, [rbp + 22528]                                    ;  1106.8 p3      12 y reload
        vmovdqu64 zmm24, [rbp + 18176]                                   ;  1107.2 p2      14 t
        vpternlogd zmm24, zmm17, zmm1, 0x96                              ;  1272.2 p0      14 t
        vpshufb zmm1, zmm28, zmm24                                       ;  1282.0 p5      14 t
        vmovdqu64 [rbp + 22720], zmm17                                   ;  1258.0 p8+p9   14 t spill
        vmovdqa64 zmm17, zmm24                                           ;  1273.2         14 t copy
        vpermi2b zmm17, zmm15, zmm0                                      ;  1284.0 p0+p5   14 t
        vpermi2b zmm24, zmm21, [rel camellia128_ctr.T0_constants512 + 256] ;  1286.0 p0+p5+p3   14 t
        vpternlogd zmm1, zmm17, zmm24, 0xca                              ;  1291.0 p0      14 t
        vmovdqu64 zmm17, [rbp + 24320]                                   ;  1110.3 p2      12 y reload
        vmovdqu64 zmm24, [rbp + 18240]                                   ;  1110.7 p3      14 t
        vpternlogd zmm24, zmm10, zmm17, 0x96                             ;  1276.2 p0      14 t
        vpshufb zmm17, zmm28, zmm24                                      ;  1287.0 p5      14 t
        vmovdqu64 [rbp + 23296], zmm10                                   ;  1258.0 p7+p4   14 t spill
        vpshufb zmm10, zmm28, zmm23                                      ;  1288.0 p5      14 t
        vmovdqa64 zmm21, zmm23                                           ;  1269.2         14 t copy
        vpermi2b zmm21, zmm20, zmm9                                      ;  1290.0 p0+p5   14 t
        vpermi2b zmm23, zmm12, [rel camellia128_ctr.T0_constants512 + 1088] ;  1292.0 p0+p5+p2   14 t
        vpternlogd zmm10, zmm21, zmm23, 0xca                             ;  1297.0 p0      14 t
        vmovdqu64 zmm21, [rbp + 23040]                                   ;  1112.7 p3      12 y reload
        vmovdqu64 zmm23, [rbp + 18304]                                   ;  1113.0 p2      14 t
        vpternlogd zmm23, zmm16, zmm21, 0x96                             ;  1280.2 p0      14 t
        vmovdqa64 zmm21, zmm1                                            ;  1292.0         14 t copy
        vpternlogd zmm21, zmm6, zmm11, 0x96                              ;  1292.0 p0      14 t
        vmovdqu64 [rbp + 21888], zmm16                                   ;  1257.0 p8+p9   14 t spill
        vpshufb zmm16, zmm28, zmm2                                       ;  1293.0 p5      14 t
        vmovdqa64 zmm0, zmm2                                             ;  1255.0         14 t copy
        vpermi2b zmm0, zmm20, zmm9                                       ;  1295.0 p0+p5   14 t
        vpermi2b zmm2, zmm12, [rel camellia128_ctr.T0_constants512 + 1088] ;  1297.0 p0+p5+p3   14 t
        vpternlogd zmm16, zmm0, zmm2, 0xca                               ;  1302.0 p0      14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 448]      ;  1122.0 p2      11 t reload
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 384]      ;  1122.2 p3      11 t reload
        vmovdqa64 zmm15, zmm19                                           ;  1236.2         14 t copy
        vpermi2b zmm15, zmm2, zmm0                                       ;  1299.0 p0+p5   14 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 512]     ;  1124.0 p2      11 t reload
        vpermi2b zmm19, zmm12, [rel camellia128_ctr.T0_constants512 + 576] ;  1301.0 p0+p5+p3   14 t
        vpternlogd zmm25, zmm15, zmm19, 0xca                             ;  1306.0 p0      14 t
        vmovdqa64 zmm15, zmm4                                            ;  1249.0         14 t copy
        vpermi2b zmm15, zmm2, zmm0                                       ;  1303.0 p0+p5   14 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 576]     ;  1129.0 p2      11 t reload
        vpermi2b zmm4, zmm12, zmm19                                      ;  1305.0 p0+p5   14 t
        vpternlogd zmm31, zmm15, zmm4, 0xca                              ;  1310.0 p0      14 t
        vmovdqa64 zmm4, zmm3                                             ;  1260.0         14 t copy
        vpermi2b zmm4, zmm2, zmm0                                        ;  1307.0 p0+p5   14 t
        vpermi2b zmm3, zmm12, zmm19                                      ;  1309.0 p0+p5   14 t
        vpternlogd zmm29, zmm4, zmm3, 0xca                               ;  1314.0 p0      14 t
        vpshufb zmm3, zmm28, zmm22                                       ;  1310.0 p5      14 t
        vmovdqa64 zmm4, zmm24                                            ;  1277.2         14 t copy
        vpermi2b zmm4, zmm2, zmm0                                        ;  1312.0 p0+p5   14 t
        vpermi2b zmm24, zmm12, zmm19                                     ;  1314.0 p0+p5   14 t
        vpternlogd zmm17, zmm4, zmm24, 0xca                              ;  1319.0 p0      14 t
        vpshufb zmm4, zmm28, zmm23                                       ;  1315.0 p5      14 t
        vmovdqa64 zmm15, zmm22                                           ;  1259.0         14 t copy
        vpermi2b zmm15, zmm20, zmm9                                      ;  1317.0 p0+p5   14 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1142.5 p3      11 t reload
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 1024]     ;  1143.0 p2      11 t reload
        vpermi2b zmm22, zmm9, zmm24                                      ;  1319.0 p0+p5   14 t
        vpternlogd zmm3, zmm15, zmm22, 0xca                              ;  1324.0 p0      14 t
        vmovdqa64 zmm15, zmm23                                           ;  1281.2         14 t copy
        vpermi2b zmm15, zmm14, zmm5                                      ;  1321.0 p0+p5   14 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 832]     ;  1147.0 p3      11 t reload
        vpermi2b zmm23, zmm7, zmm22                                      ;  1323.0 p0+p5   14 t
        vpternlogd zmm4, zmm15, zmm23, 0xca                              ;  1328.0 p0      14 t
        vmovdqa64 zmm15, zmm13                                           ;  1282.0         14 t copy
        vpternlogd zmm15, zmm30, zmm10, 0x96                             ;  1303.2 p0      14 t
        vpshufb zmm23, zmm28, zmm8                                       ;  1324.0 p5      14 t
        vpshufb zmm24, zmm28, zmm26                                      ;  1325.0 p5      14 t
        vmovdqa64 zmm9, zmm16                                            ;  1303.0         14 t copy
        vpternlogd zmm9, zmm13, zmm25, 0x96                              ;  1307.0 p0      14 t
        vpternlogd zmm30, zmm9, zmm10, 0x96                              ;  1308.0 p0      14 t
        vpternlogd zmm10, zmm31, zmm18, 0x96                             ;  1311.0 p0      14 t
        vpternlogd zmm31, zmm15, zmm18, 0x96                             ;  1311.0 p0      14 t
        vpternlogd zmm9, zmm31, [rbp + 21824], 0x96                      ;  1312.0 p0+p2   14 t
        vmovdqu64 zmm20, [rbp + 21568]                                   ;  1154.0 p3      14 t reload
        vpternlogd zmm31, zmm20, [rbp + 23872], 0x96                     ;  1312.0 p0+p2   14 t
        vmovdqu64 zmm20, [rbp + 18944]                                   ;  1155.3 p3      14 l.4 reload
        vpxord zmm22, zmm9, zmm20                                        ;  1313.0 p0      14 t
        vmovdqu64 [rbp + 23872], zmm9                                    ;  1313.0 p7+p4   14 t spill
        vmovdqa64 zmm9, zmm3                                             ;  1325.0         14 t copy
        vpternlogd zmm9, zmm1, zmm17, 0x96                               ;  1325.0 p0      14 t
        vpternlogd zmm6, zmm9, zmm11, 0x96                               ;  1326.0 p0      14 t
        vpternlogd zmm11, zmm29, zmm4, 0x96                              ;  1329.0 p0      14 t
        vpternlogd zmm29, zmm21, zmm4, 0x96                              ;  1329.0 p0      14 t
        vpternlogd zmm9, zmm29, [rbp + 22016], 0x96                      ;  1330.0 p0+p2   14 t
        vpxord zmm20, zmm20, zmm9                                        ;  1331.0 p0      14 t
        vmovdqu64 [rbp + 22016], zmm9                                    ;  1331.0 p8+p9   14 t spill
        vmovdqu64 zmm9, [rbp + 22208]                                    ;  1159.7 p3      14 t reload
        vpternlogd zmm29, zmm9, [rbp + 22592], 0x96                      ;  1330.0 p0+p2   14 t
        vmovdqa64 zmm9, zmm6                                             ;  1327.0         14 t copy
        vpternlogd zmm9, zmm27, [rbp + 23936], 0x96                      ;  1327.0 p0+p3   14 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 64]       ;  1163.0 p2      11 t reload
        vmovdqa64 zmm5, zmm8                                             ;  1254.0         14 t copy
        vpermi2b zmm5, zmm7, [rel camellia128_ctr.T0_constants512 + 128] ;  1327.0 p0+p5+p3   14 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 192]     ;  1165.0 p2      11 t reload
        vpermi2b zmm8, zmm14, [rel camellia128_ctr.T0_constants512 + 256] ;  1329.0 p0+p5+p3   14 t
        vpternlogd zmm23, zmm5, zmm8, 0xca                               ;  1334.0 p0      14 t
        vpternlogd zmm18, zmm23, zmm25, 0x96                             ;  1335.0 p0      14 t
        vpternlogd zmm23, zmm25, zmm10, 0x96                             ;  1335.0 p0      14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 128]      ;  1167.0 p2      11 t reload
        vmovdqa64 zmm8, zmm26                                            ;  1260.0         14 t copy
        vpermi2b zmm8, zmm7, zmm5                                        ;  1331.0 p0+p5   14 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 256]     ;  1167.8 p3      11 t reload
        vpermi2b zmm26, zmm14, zmm25                                     ;  1333.0 p0+p5   14 t
        vpternlogd zmm24, zmm8, zmm26, 0xca                              ;  1338.0 p0      14 t
        vpternlogd zmm16, zmm13, zmm18, 0x96                             ;  1336.0 p0      14 t
        vpternlogd zmm4, zmm24, zmm17, 0x96                              ;  1339.0 p0      14 t
        vpternlogd zmm24, zmm17, zmm11, 0x96                             ;  1339.0 p0      14 t
        vpternlogd zmm3, zmm1, zmm4, 0x96                                ;  1340.0 p0      14 t
        vpternlogd zmm4, zmm27, [rbp + 21504], 0x96                      ;  1340.0 p0+p2   14 t
        vpternlogd zmm18, zmm30, [rbp + 23808], 0x96                     ;  1336.0 p0+p3   14 t
        vmovdqu64 zmm1, [rbp + 23744]                                    ;  1170.3 p2      14 t reload
        vpternlogd zmm30, zmm1, [rbp + 22400], 0x96                      ;  1333.2 p0+p3   14 t
        vpternlogd zmm10, zmm16, [rbp + 23360], 0x96                     ;  1337.0 p5+p2   14 t
        vpternlogd zmm15, zmm23, [rbp + 21440], 0x96                     ;  1336.0 p0+p3   14 t
        vmovdqu64 zmm1, [rbp + 21696]                                    ;  1172.3 p2      14 t reload
        vpternlogd zmm23, zmm1, [rbp + 23488], 0x96                      ;  1336.0 p5+p3   14 t
        vmovdqu64 zmm1, [rbp + 21952]                                    ;  1173.3 p2      14 t reload
        vpternlogd zmm16, zmm1, [rbp + 21632], 0x96                      ;  1337.0 p0+p3   14 t
        vpternlogd zmm11, zmm3, [rbp + 21760], 0x96                      ;  1341.0 p5+p2   14 t
        vpternlogd zmm21, zmm24, [rbp + 23104], 0x96                     ;  1340.0 p0+p3   14 t
        vmovdqu64 zmm1, [rbp + 22144]                                    ;  1175.3 p2      14 t reload
        vpternlogd zmm24, zmm1, [rbp + 21312], 0x96                      ;  1340.0 p5+p3   14 t
        vmovdqu64 zmm1, [rbp + 22848]                                    ;  1200.2 p2      14 t reload
        vpternlogd zmm3, zmm1, [rbp + 22272], 0x96                       ;  1341.0 p0+p3   14 t
        vmovdqu64 zmm1, [rbp + 19008]                                    ;  1177.3 p2      14 l.5 reload
        vpxord zmm8, zmm18, zmm1                                         ;  1338.0 p5      14 t
        vpternlogd zmm1, zmm4, zmm6, 0x96                                ;  1341.0 p0      14 t
        vmovdqu64 zmm13, [rbp + 18752]                                   ;  1177.7 p3      14 l.1 reload
        vpxord zmm17, zmm31, zmm13                                       ;  1339.0 p5      14 t
        vmovdqu64 zmm26, [rbp + 19072]                                   ;  1178.3 p2      14 l.6 reload
        vpxord zmm27, zmm10, zmm26                                       ;  1339.2 p0      14 t
        vpxord zmm26, zmm26, zmm11                                       ;  1342.0 p5      14 t
        vpxord zmm13, zmm13, zmm29                                       ;  1340.2 p0      14 t
        vmovdqu64 [rbp + 22272], zmm31                                   ;  1313.0 p7+p4   14 t spill
        vpxord zmm31, zmm15, [rbp + 19136]                               ;  1341.0 p5+p3   14 t
        vmovdqu64 [rbp + 22848], zmm29                                   ;  1331.0 p8+p9   14 t spill
        vpxord zmm29, zmm21, [rbp + 19136]                               ;  1341.2 p0+p2   14 t
        vmovdqu64 [rbp + 21312], zmm15                                   ;  1337.0 p7+p4   14 t spill
        vpxord zmm15, zmm9, [rbp + 18816]                                ;  1342.0 p5+p3   14 t
        vmovdqu64 [rbp + 22144], zmm9                                    ;  1328.0 p8+p9   14 t spill
        vpxord zmm9, zmm30, [rbp + 18816]                                ;  1342.2 p0+p2   14 t
        vmovdqu64 [rbp + 23104], zmm30                                   ;  1334.2 p7+p4   14 t spill
        vpxord zmm30, zmm23, [rbp + 18688]                               ;  1343.0 p5+p3   14 t
        vmovdqu64 [rbp + 21760], zmm23                                   ;  1337.0 p8+p9   14 t spill
        vpshufb zmm23, zmm28, zmm22                                      ;  1344.0 p5      14 t
        vmovdqu64 [rbp + 21632], zmm21                                   ;  1341.0 p7+p4   14 t spill
        vmovdqa64 zmm21, zmm22                                           ;  1314.0         14 t copy
        vpermi2b zmm21, zmm2, zmm0                                       ;  1346.0 p0+p5   14 t
        vpermi2b zmm22, zmm12, zmm19                                     ;  1348.0 p0+p5   14 t
        vpternlogd zmm23, zmm21, zmm22, 0xca                             ;  1353.0 p0      14 t
        vpxord zmm21, zmm24, [rbp + 18688]                               ;  1346.2 p0+p2   14 t
        vmovdqu64 zmm22, [rbp + 18880]                                   ;  1181.7 p3      14 l.3 reload
        vmovdqu64 [rbp + 21952], zmm24                                   ;  1341.0 p8+p9   14 t spill
        vpxord zmm24, zmm16, zmm22                                       ;  1347.2 p0      14 t
        vpxord zmm22, zmm22, zmm3                                        ;  1348.2 p0      14 t
        vmovdqu64 [rbp + 23488], zmm16                                   ;  1338.0 p7+p4   14 t spill
        vpshufb zmm16, zmm28, zmm13                                      ;  1349.0 p5      14 t
        vmovdqu64 [rbp + 21696], zmm3                                    ;  1342.0 p8+p9   14 t spill
        vmovdqa64 zmm3, zmm13                                            ;  1341.2         14 t copy
        vpermi2b zmm3, zmm2, zmm0                                        ;  1351.0 p0+p5   14 t
        vpermi2b zmm13, zmm12, zmm19                                     ;  1353.0 p0+p5   14 t
        vpternlogd zmm16, zmm3, zmm13, 0xca                              ;  1358.0 p0      14 t
        vpshufb zmm3, zmm28, zmm30                                       ;  1354.0 p5      14 t
        vmovdqa64 zmm13, zmm30                                           ;  1344.0         14 t copy
        vpermi2b zmm13, zmm7, zmm5                                       ;  1356.0 p0+p5   14 t
        vpermi2b zmm30, zmm14, zmm25                                     ;  1358.0 p0+p5   14 t
        vpternlogd zmm3, zmm13, zmm30, 0xca                              ;  1363.0 p0      14 t
        vpshufb zmm13, zmm28, zmm21                                      ;  1359.0 p5      14 t
        vmovdqa64 zmm30, zmm21                                           ;  1347.2         14 t copy
        vpermi2b zmm30, zmm7, zmm5                                       ;  1361.0 p0+p5   14 t
        vpermi2b zmm21, zmm14, zmm25                                     ;  1363.0 p0+p5   14 t
        vpternlogd zmm13, zmm30, zmm21, 0xca                             ;  1368.0 p0      14 t
        vpshufb zmm21, zmm28, zmm17                                      ;  1364.0 p5      14 t
        vmovdqa64 zmm30, zmm17                                           ;  1340.0         14 t copy
        vpermi2b zmm30, zmm2, zmm0                                       ;  1366.0 p0+p5   14 t
        vpermi2b zmm17, zmm12, zmm19                                     ;  1368.0 p0+p5   14 t
        vpternlogd zmm21, zmm30, zmm17, 0xca                             ;  1373.0 p0      14 t
        vpshufb zmm17, zmm28, zmm20                                      ;  1369.0 p5      14 t
        vmovdqa64 zmm30, zmm20                                           ;  1332.0         14 t copy
        vpermi2b zmm30, zmm2, zmm0                                       ;  1371.0 p0+p5   14 t
        vpermi2b zmm20, zmm12, zmm19                                     ;  1373.0 p0+p5   14 t
        vpternlogd zmm17, zmm30, zmm20, 0xca                             ;  1378.0 p0      14 t
        vpshufb zmm20, zmm28, zmm15                                      ;  1374.0 p5      14 t
        vpshufb zmm30, zmm28, zmm9                                       ;  1375.0 p5      14 t
        vpshufb zmm19, zmm28, zmm22                                      ;  1376.0 p5      14 t
        vpshufb zmm12, zmm28, zmm24                                      ;  1377.0 p5      14 t
        vpshufb zmm0, zmm28, zmm8                                        ;  1378.0 p5      14 t
        vpshufb zmm2, zmm28, zmm1                                        ;  1379.0 p5      14 t
        vmovdqu64 [rbp + 21440], zmm10                                   ;  1338.0 p7+p4   14 t spill
        vpshufb zmm10, zmm28, zmm27                                      ;  1380.0 p5      14 t
        vmovdqu64 [rbp + 23360], zmm11                                   ;  1342.0 p8+p9   14 t spill
        vpshufb zmm11, zmm28, zmm26                                      ;  1381.0 p5      14 t
        vmovdqu64 [rbp + 22400], zmm18                                   ;  1337.0 p7+p4   14 t spill
        vpshufb zmm18, zmm28, zmm29                                      ;  1382.0 p5      14 t
        vmovdqu64 [rbp + 23744], zmm6                                    ;  1327.0 p8+p9   14 t spill
        vmovdqa64 zmm6, zmm29                                            ;  1342.2         14 t copy
        vpermi2b zmm6, zmm7, zmm5                                        ;  1384.0 p0+p5   14 t
        vpermi2b zmm29, zmm14, zmm25                                     ;  1386.0 p0+p5   14 t
        vpternlogd zmm18, zmm6, zmm29, 0xca                              ;  1391.0 p0      14 t
        vpshufb zmm6, zmm28, zmm31                                       ;  1387.0 p5      14 t
        vmovdqa64 zmm29, zmm31                                           ;  1342.0         14 t copy
        vpermi2b zmm29, zmm7, zmm5                                       ;  1389.0 p0+p5   14 t
        vpermi2b zmm31, zmm14, zmm25                                     ;  1391.0 p0+p5   14 t
        vpternlogd zmm6, zmm29, zmm31, 0xca                              ;  1396.0 p0      14 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 704]     ;  1212.2 p2      11 t reload
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 640]     ;  1212.3 p3      11 t reload
        vmovdqa64 zmm28, zmm15                                           ;  1343.0         14 t copy
        vpermi2b zmm28, zmm31, zmm29                                     ;  1393.0 p0+p5   14 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 768]     ;  1215.0 p2      11 t reload
        vpermi2b zmm15, zmm25, [rel camellia128_ctr.T0_constants512 + 832] ;  1395.0 p0+p5+p3   14 t
        vpternlogd zmm20, zmm28, zmm15, 0xca                             ;  1400.0 p0      14 t
        vmovdqa64 zmm15, zmm9                                            ;  1343.2         14 t copy
        vpermi2b zmm15, zmm31, zmm29                                     ;  1397.0 p0+p5   14 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 832]     ;  1218.0 p2      11 t reload
        vpermi2b zmm9, zmm25, zmm28                                      ;  1399.0 p0+p5   14 t
        vpternlogd zmm30, zmm15, zmm9, 0xca                              ;  1404.0 p0      14 t
        vmovdqa64 zmm9, zmm8                                             ;  1339.0         14 t copy
        vpermi2b zmm9, zmm31, zmm29                                      ;  1401.0 p0+p5   14 t
        vpermi2b zmm8, zmm25, zmm28                                      ;  1403.0 p0+p5   14 t
        vpternlogd zmm0, zmm9, zmm8, 0xca                                ;  1408.0 p0      14 t
        vmovdqa64 zmm8, zmm1                                             ;  1342.0         14 t copy
        vpermi2b zmm8, zmm31, zmm29                                      ;  1405.0 p0+p5   14 t
        vpermi2b zmm1, zmm25, zmm28                                      ;  1407.0 p0+p5   14 t
        vpternlogd zmm2, zmm8, zmm1, 0xca                                ;  1412.0 p0      14 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 960]      ;  1226.0 p3      11 t reload
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 896]      ;  1226.2 p2      11 t reload
        vmovdqa64 zmm9, zmm22                                            ;  1349.2         14 t copy
        vpermi2b zmm9, zmm8, zmm1                                        ;  1409.0 p0+p5   14 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1230.0 p3      11 t reload
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1230.2 p2      11 t reload
        vpermi2b zmm22, zmm28, zmm15                                     ;  1411.0 p0+p5   14 t
        vpternlogd zmm19, zmm9, zmm22, 0xca                              ;  1416.0 p0      14 t
        vmovdqa64 zmm9, zmm24                                            ;  1348.2         14 t copy
        vpermi2b zmm9, zmm8, zmm1                                        ;  1413.0 p0+p5   14 t
        vpermi2b zmm24, zmm28, zmm15                                     ;  1415.0 p0+p5   14 t
        vpternlogd zmm12, zmm9, zmm24, 0xca                              ;  1420.0 p0      14 t
        vmovdqa64 zmm9, zmm27                                            ;  1340.2         14 t copy
        vpermi2b zmm9, zmm8, zmm1                                        ;  1417.0 p0+p5   14 t
        vpermi2b zmm27, zmm28, zmm15                                     ;  1419.0 p0+p5   14 t
        vpternlogd zmm10, zmm9, zmm27, 0xca                              ;  1424.0 p0      14 t
        vmovdqa64 zmm9, zmm26                                            ;  1343.0         14 t copy
        vpermi2b zmm9, zmm8, zmm1                                        ;  1421.0 p0+p5   14 t
        vpermi2b zmm26, zmm28, zmm15                                     ;  1423.0 p0+p5   14 t
        vpternlogd zmm11, zmm9, zmm26, 0xca                              ;  1428.0 p0      14 t
        vmovdqa64 zmm9, zmm18                                            ;  1392.0         14 t copy
        vpternlogd zmm9, zmm16, zmm20, 0x96                              ;  1401.0 p0      14 t
        vmovdqa64 zmm22, zmm6                                            ;  1397.0         14 t copy
        vpternlogd zmm22, zmm21, zmm30, 0x96                             ;  1405.0 p0      14 t
        vmovdqa64 zmm24, zmm13                                           ;  1369.0         14 t copy
        vpternlogd zmm24, zmm2, zmm19, 0x96                              ;  1417.0 p0      14 t
        vmovdqa64 zmm26, zmm17                                           ;  1379.0         14 t copy
        vpternlogd zmm26, zmm20, zmm19, 0x96                             ;  1417.0 p0      14 t
        vpternlogd zmm17, zmm20, zmm24, 0x96                             ;  1418.0 p0      14 t
        vpternlogd zmm18, zmm26, zmm16, 0x96                             ;  1418.0 p0      14 t
        vpternlogd zmm16, zmm11, zmm13, 0x96                             ;  1429.0 p0      14 t
        vpternlogd zmm2, zmm19, zmm16, 0x96                              ;  1430.0 p0      14 t
        vpternlogd zmm11, zmm13, zmm9, 0x96                              ;  1429.0 p0      14 t
        vpternlogd zmm24, zmm18, [rbp + 24192], 0x96                     ;  1419.0 p0+p3   14 t
        vmovdqu64 zmm13, [rbp + 22720]                                   ;  1258.0 p2      14 t reload
        vpternlogd zmm18, zmm13, [rbp + 22528], 0x96                     ;  1419.0 p0+p3   14 t
        vpternlogd zmm16, zmm17, [rbp + 24256], 0x96                     ;  1430.0 p0+p2   14 t
        vmovdqu64 zmm13, [rbp + 23296]                                   ;  1258.0 p3      14 t reload
        vpternlogd zmm17, zmm13, [rbp + 24320], 0x96                     ;  1419.0 p0+p2   14 t
        vpternlogd zmm9, zmm2, [rbp + 22464], 0x96                       ;  1431.0 p0+p3   14 t
        vpternlogd zmm26, zmm11, [rbp + 23552], 0x96                     ;  1430.0 p0+p2   14 t
        vmovdqu64 zmm13, [rbp + 21888]                                   ;  1258.0 p3      14 t reload
        vpternlogd zmm2, zmm13, [rbp + 23040], 0x96                      ;  1431.0 p0+p2   14 t
        vmovdqu64 zmm13, [rbp + 22784]                                   ;  1259.0 p3      14 t reload
        vpternlogd zmm11, zmm13, [rbp + 22912], 0x96                     ;  1430.0 p0+p2   14 t
        vmovdqu64 zmm13, [rbp + 19200]                                   ;  1260.0 p3      14 r.0 reload
        vpxord zmm19, zmm18, zmm13                                       ;  1420.0 p0      14 t
        vmovdqu64 zmm20, [rbp + 19264]                                   ;  1260.2 p2      14 r.1 reload
        vpxord zmm27, zmm17, zmm20                                       ;  1420.0 p0      14 t
        vmovdqu64 [rbp + 22912], zmm17                                   ;  1420.0 p7+p4   14 t spill
        vmovdqa64 zmm17, zmm3                                            ;  1364.0         14 t copy
        vpternlogd zmm17, zmm0, zmm12, 0x96                              ;  1421.0 p0      14 t
        vmovdqu64 [rbp + 22784], zmm18                                   ;  1420.0 p8+p9   14 t spill
        vmovdqa64 zmm18, zmm23                                           ;  1354.0         14 t copy
        vpternlogd zmm18, zmm30, zmm12, 0x96                             ;  1421.0 p0      14 t
        vpternlogd zmm23, zmm30, zmm17, 0x96                             ;  1422.0 p0      14 t
        vpternlogd zmm6, zmm18, zmm21, 0x96                              ;  1422.0 p0      14 t
        vpternlogd zmm21, zmm10, zmm3, 0x96                              ;  1425.0 p0      14 t
        vpternlogd zmm0, zmm12, zmm21, 0x96                              ;  1426.0 p0      14 t
        vpternlogd zmm10, zmm3, zmm22, 0x96                              ;  1425.0 p0      14 t
        vpternlogd zmm21, zmm23, [rbp + 24128], 0x96                     ;  1426.0 p0+p3   14 t
        vmovdqu64 zmm3, [rbp + 23168]                                    ;  1261.2 p2      14 t reload
        vpternlogd zmm23, zmm3, [rbp + 22336], 0x96                      ;  1423.0 p0+p3   14 t
        vpternlogd zmm17, zmm6, [rbp + 23424], 0x96                      ;  1423.0 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 21376]                                    ;  1263.0 p3      14 t reload
        vpternlogd zmm6, zmm3, [rbp + 24000], 0x96                       ;  1423.2 p0+p2   14 t
        vpternlogd zmm22, zmm0, [rbp + 22976], 0x96                      ;  1427.0 p5+p3   14 t
        vpternlogd zmm18, zmm10, [rbp + 23616], 0x96                     ;  1426.0 p0+p2   14 t
        vmovdqu64 zmm3, [rbp + 22080]                                    ;  1265.0 p3      14 t reload
        vpternlogd zmm0, zmm3, [rbp + 23232], 0x96                       ;  1427.0 p5+p2   14 t
        vmovdqu64 zmm3, [rbp + 23680]                                    ;  1266.0 p3      14 t reload
        vpternlogd zmm10, zmm3, [rbp + 22656], 0x96                      ;  1426.0 p0+p2   14 t
        vpxord zmm13, zmm13, zmm6                                        ;  1426.0 p5      14 t
        vpxord zmm20, zmm20, zmm23                                       ;  1426.2 p0      14 t
        vmovdqu64 zmm3, [rbp + 19648]                                    ;  1267.0 p3      14 r.7 reload
        vpxord zmm12, zmm24, zmm3                                        ;  1427.0 p5      14 t
        vpxord zmm3, zmm3, zmm17                                         ;  1427.2 p0      14 t
        vmovdqu64 zmm30, [rbp + 19328]                                   ;  1267.2 p2      14 r.2 reload
        vmovdqu64 [rbp + 22656], zmm17                                   ;  1424.0 p7+p4   14 t spill
        vpxord zmm17, zmm0, zmm30                                        ;  1428.0 p5      14 t
        vpxord zmm30, zmm30, zmm2                                        ;  1432.0 p0      14 t
        vmovdqu64 [rbp + 23680], zmm24                                   ;  1420.0 p8+p9   14 t spill
        vpxord zmm24, zmm10, [rbp + 19392]                               ;  1429.0 p5+p3   14 t
        vmovdqu64 [rbp + 23232], zmm10                                   ;  1427.0 p7+p4   14 t spill
        vpxord zmm10, zmm21, [rbp + 19456]                               ;  1429.2 p0+p2   14 t
        vmovdqu64 [rbp + 22080], zmm21                                   ;  1427.0 p8+p9   14 t spill
        vpxord zmm21, zmm11, [rbp + 19392]                               ;  1431.0 p5+p3   14 t
        vmovdqu64 [rbp + 23616], zmm11                                   ;  1431.0 p7+p4   14 t spill
        vpxord zmm11, zmm22, [rbp + 19520]                               ;  1430.2 p0+p2   14 t
        vmovdqu64 [rbp + 22976], zmm22                                   ;  1428.0 p8+p9   14 t spill
        vpxord zmm22, zmm18, [rbp + 19584]                               ;  1431.0 p5+p3   14 t
        vmovdqu64 [rbp + 24000], zmm18                                   ;  1427.0 p7+p4   14 t spill
        vpxord zmm18, zmm16, [rbp + 19456]                               ;  1431.2 p0+p2   14 t
        vmovdqu64 [rbp + 21376], zmm16                                   ;  1431.0 p8+p9   14 t spill
        vpxord zmm16, zmm9, [rbp + 19520]                                ;  1432.0 p5+p3   14 t
        vmovdqu64 [rbp + 23424], zmm9                                    ;  1432.0 p7+p4   14 t spill
        vpxord zmm9, zmm26, [rbp + 19584]                                ;  1432.2 p0+p2   14 t
        vmovdqu64 [rbp + 22336], zmm26                                   ;  1431.0 p8+p9   14 t spill
        vmovdqa64 zmm26, zmm19                                           ;  1421.0         14 t copy
        vpermi2b zmm26, zmm7, zmm5                                       ;  1435.0 p5      14 t
        vmovdqu64 [rbp + 23168], zmm0                                    ;  1428.0 p7+p4   14 t spill
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 320]      ;  1272.0 p3       9 d reload
        vmovdqu64 [rbp + 24128], zmm2                                    ;  1432.0 p8+p9   14 t spill
        vpshufb zmm2, zmm0, zmm19                                        ;  1436.0 p5      14 t
        vpermi2b zmm19, zmm14, [rel camellia128_ctr.T0_constants512 + 256] ;  1438.0 p0+p5+p2   14 t
        vpternlogd zmm2, zmm26, zmm19, 0xca                              ;  1443.0 p0      14 t
        vpshufb zmm19, zmm0, zmm27                                       ;  1439.0 p5      14 t
        vpshufb zmm26, zmm0, zmm13                                       ;  1440.0 p5      14 t
        vmovdqu64 [rbp + 23040], zmm23                                   ;  1424.0 p7+p4   14 t spill
        vmovdqa64 zmm23, zmm13                                           ;  1427.0         14 t copy
        vpermi2b zmm23, zmm7, zmm5                                       ;  1442.0 p0+p5   14 t
        vpermi2b zmm13, zmm14, [rel camellia128_ctr.T0_constants512 + 256] ;  1444.0 p0+p5+p3   14 t
        vpternlogd zmm26, zmm23, zmm13, 0xca                             ;  1449.0 p0      14 t
        vpshufb zmm13, zmm0, zmm20                                       ;  1445.0 p5      14 t
        vpshufb zmm23, zmm0, zmm17                                       ;  1446.0 p5      14 t
        vmovdqu64 [rbp + 21888], zmm6                                    ;  1424.2 p8+p9   14 t spill
        vmovdqa64 zmm6, zmm17                                            ;  1429.0         14 t copy
        vpermi2b zmm6, zmm31, zmm29                                      ;  1448.0 p0+p5   14 t
        vpermi2b zmm17, zmm25, [rel camellia128_ctr.T0_constants512 + 832] ;  1450.0 p0+p5+p2   14 t
        vpternlogd zmm23, zmm6, zmm17, 0xca                              ;  1455.0 p0      14 t
        vpshufb zmm6, zmm0, zmm30                                        ;  1451.0 p5      14 t
        vmovdqa64 zmm17, zmm30                                           ;  1433.0         14 t copy
        vpermi2b zmm17, zmm31, zmm29                                     ;  1453.0 p0+p5   14 t
        vpermi2b zmm30, zmm25, [rel camellia128_ctr.T0_constants512 + 832] ;  1455.0 p0+p5+p3   14 t
        vpternlogd zmm6, zmm17, zmm30, 0xca                              ;  1460.0 p0      14 t
        vpshufb zmm17, zmm0, zmm21                                       ;  1456.0 p5      14 t
        vmovdqa64 zmm30, zmm21                                           ;  1432.0         14 t copy
        vpermi2b zmm30, zmm8, zmm1                                       ;  1458.0 p0+p5   14 t
        vpermi2b zmm21, zmm28, zmm15                                     ;  1460.0 p0+p5   14 t
        vpternlogd zmm17, zmm30, zmm21, 0xca                             ;  1465.0 p0      14 t
        vpshufb zmm21, zmm0, zmm24                                       ;  1461.0 p5      14 t
        vmovdqa64 zmm30, zmm24                                           ;  1430.0         14 t copy
        vpermi2b zmm30, zmm8, zmm1                                       ;  1463.0 p0+p5   14 t
        vpermi2b zmm24, zmm28, zmm15                                     ;  1465.0 p0+p5   14 t
        vpternlogd zmm21, zmm30, zmm24, 0xca                             ;  1470.0 p0      14 t
        vpshufb zmm24, zmm0, zmm18                                       ;  1466.0 p5      14 t
        vpshufb zmm30, zmm0, zmm10                                       ;  1467.0 p5      14 t
        vpshufb zmm14, zmm0, zmm16                                       ;  1468.0 p5      14 t
        vmovdqa64 zmm5, zmm16                                            ;  1433.0         14 t copy
        vpermi2b zmm5, zmm31, zmm29                                      ;  1470.0 p0+p5   14 t
        vpermi2b zmm16, zmm25, [rel camellia128_ctr.T0_constants512 + 832] ;  1472.0 p0+p5+p2   14 t
        vpternlogd zmm14, zmm5, zmm16, 0xca                              ;  1477.0 p0      14 t
        vpshufb zmm5, zmm0, zmm11                                        ;  1473.0 p5      14 t
        vmovdqa64 zmm16, zmm11                                           ;  1431.2         14 t copy
        vpermi2b zmm16, zmm31, zmm29                                     ;  1475.0 p0+p5   14 t
        vpermi2b zmm11, zmm25, [rel camellia128_ctr.T0_constants512 + 832] ;  1477.0 p0+p5+p3   14 t
        vpternlogd zmm5, zmm16, zmm11, 0xca                              ;  1482.0 p0      14 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 448]     ;  1298.7 p2      11 t reload
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 384]     ;  1299.0 p3      11 t reload
        vmovdqa64 zmm25, zmm27                                           ;  1421.0         14 t copy
        vpermi2b zmm25, zmm16, zmm11                                     ;  1479.0 p0+p5   14 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 512]     ;  1300.0 p2      11 t reload
        vpermi2b zmm27, zmm29, [rel camellia128_ctr.T0_constants512 + 576] ;  1481.0 p0+p5+p3   14 t
        vpternlogd zmm19, zmm25, zmm27, 0xca                             ;  1486.0 p0      14 t
        vmovdqa64 zmm25, zmm20                                           ;  1427.2         14 t copy
        vpermi2b zmm25, zmm16, zmm11                                     ;  1483.0 p0+p5   14 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 576]     ;  1304.0 p2      11 t reload
        vpermi2b zmm20, zmm29, zmm27                                     ;  1485.0 p0+p5   14 t
        vpternlogd zmm13, zmm25, zmm20, 0xca                             ;  1490.0 p0      14 t
        vmovdqa64 zmm20, zmm18                                           ;  1432.2         14 t copy
        vpermi2b zmm20, zmm16, zmm11                                     ;  1487.0 p0+p5   14 t
        vpermi2b zmm18, zmm29, zmm27                                     ;  1489.0 p0+p5   14 t
        vpternlogd zmm24, zmm20, zmm18, 0xca                             ;  1494.0 p0      14 t
        vmovdqa64 zmm18, zmm10                                           ;  1430.2         14 t copy
        vpermi2b zmm18, zmm16, zmm11                                     ;  1491.0 p0+p5   14 t
        vpermi2b zmm10, zmm29, zmm27                                     ;  1493.0 p0+p5   14 t
        vpternlogd zmm30, zmm18, zmm10, 0xca                             ;  1498.0 p0      14 t
        vpshufb zmm10, zmm0, zmm12                                       ;  1494.0 p5      14 t
        vpshufb zmm18, zmm0, zmm9                                        ;  1495.0 p5      14 t
        vmovdqa64 zmm20, zmm9                                            ;  1433.2         14 t copy
        vpermi2b zmm20, zmm8, zmm1                                       ;  1497.0 p0+p5   14 t
        vpermi2b zmm9, zmm28, zmm15                                      ;  1499.0 p0+p5   14 t
        vpternlogd zmm18, zmm20, zmm9, 0xca                              ;  1504.0 p0      14 t
        vpshufb zmm9, zmm0, zmm22                                        ;  1500.0 p5      14 t
        vmovdqa64 zmm20, zmm22                                           ;  1432.0         14 t copy
        vpermi2b zmm20, zmm8, zmm1                                       ;  1502.0 p0+p5   14 t
        vpermi2b zmm22, zmm28, zmm15                                     ;  1504.0 p0+p5   14 t
        vpternlogd zmm9, zmm20, zmm22, 0xca                              ;  1509.0 p0      14 t
        vpshufb zmm20, zmm0, zmm3                                        ;  1505.0 p5      14 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 128]     ;  1324.2 p3      11 t reload
        vmovdqa64 zmm25, zmm12                                           ;  1428.0         14 t copy
        vpermi2b zmm25, zmm7, zmm22                                      ;  1507.0 p0+p5   14 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 192]     ;  1326.0 p2      11 t reload
        vpermi2b zmm12, zmm15, [rel camellia128_ctr.T0_constants512 + 256] ;  1509.0 p0+p5+p3   14 t
        vpternlogd zmm10, zmm25, zmm12, 0xca                             ;  1514.0 p0      14 t
        vmovdqa64 zmm12, zmm3                                            ;  1428.2         14 t copy
        vpermi2b zmm12, zmm7, zmm22                                      ;  1511.0 p0+p5   14 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 256]     ;  1329.5 p2      11 t reload
        vpermi2b zmm3, zmm15, zmm25                                      ;  1513.0 p0+p5   14 t
        vpternlogd zmm20, zmm12, zmm3, 0xca                              ;  1518.0 p0      14 t
        vmovdqa64 zmm3, zmm2                                             ;  1444.0         14 t copy
        vpternlogd zmm3, zmm14, zmm17, 0x96                              ;  1480.2 p0      14 t
        vmovdqa64 zmm12, zmm26                                           ;  1450.0         14 t copy
        vpternlogd zmm12, zmm5, zmm21, 0x96                              ;  1483.0 p0      14 t
        vmovdqa64 zmm28, zmm24                                           ;  1495.0         14 t copy
        vpternlogd zmm28, zmm6, zmm17, 0x96                              ;  1495.0 p0      14 t
        vpternlogd zmm24, zmm3, zmm6, 0x96                               ;  1495.0 p0      14 t
        vpternlogd zmm6, zmm10, zmm19, 0x96                              ;  1515.0 p0      14 t
        vpternlogd zmm10, zmm28, zmm19, 0x96                             ;  1515.0 p0      14 t
        vpternlogd zmm19, zmm18, zmm2, 0x96                              ;  1505.0 p0      14 t
        vpternlogd zmm14, zmm17, zmm19, 0x96                             ;  1506.0 p0      14 t
        vpternlogd zmm18, zmm2, zmm6, 0x96                               ;  1516.0 p0      14 t
        vpternlogd zmm6, zmm4, [rbp + 23744], 0x96                       ;  1516.0 p0+p3   14 t
        vpternlogd zmm19, zmm24, [rbp + 22016], 0x96                     ;  1506.0 p0+p2   14 t
        vpternlogd zmm28, zmm18, [rbp + 23360], 0x96                     ;  1517.0 p0+p3   14 t
        vpternlogd zmm3, zmm10, [rbp + 21632], 0x96                      ;  1516.0 p0+p2   14 t
        vmovdqu64 zmm2, [rbp + 22848]                                    ;  1334.3 p3      14 t reload
        vmovdqu64 zmm4, [rbp + 19776]                                    ;  1334.7 p2      14 t
        vpternlogd zmm4, zmm24, zmm2, 0x96                               ;  1496.0 p0      14 t
        vmovdqa64 zmm17, zmm30                                           ;  1499.0         14 t copy
        vpternlogd zmm17, zmm23, zmm21, 0x96                             ;  1499.0 p0      14 t
        vpternlogd zmm30, zmm12, zmm23, 0x96                             ;  1499.0 p0      14 t
        vpternlogd zmm23, zmm20, zmm13, 0x96                             ;  1519.0 p0      14 t
        vpternlogd zmm20, zmm17, zmm13, 0x96                             ;  1519.0 p0      14 t
        vpternlogd zmm13, zmm9, zmm26, 0x96                              ;  1510.0 p0      14 t
        vpternlogd zmm5, zmm21, zmm13, 0x96                              ;  1511.0 p0      14 t
        vpternlogd zmm9, zmm26, zmm23, 0x96                              ;  1520.0 p0      14 t
        vpternlogd zmm13, zmm30, [rbp + 23872], 0x96                     ;  1511.0 p0+p3   14 t
        vpternlogd zmm23, zmm5, [rbp + 22400], 0x96                      ;  1520.0 p0+p2   14 t
        vpternlogd zmm17, zmm9, [rbp + 21440], 0x96                      ;  1521.0 p0+p3   14 t
        vpternlogd zmm12, zmm20, [rbp + 21312], 0x96                     ;  1520.0 p0+p2   14 t
        vmovdqu64 zmm21, [rbp + 19968]                                   ;  1337.5 p3      14 l.4 reload
        vpxord zmm26, zmm19, zmm21                                       ;  1507.0 p0      14 t
        vpxord zmm21, zmm21, zmm13                                       ;  1512.0 p0      14 t
        vpxord zmm2, zmm28, [rbp + 20096]                                ;  1518.0 p0+p2   14 t
        vmovdqu64 [rbp + 21312], zmm28                                   ;  1518.0 p7+p4   14 t spill
        vpxord zmm28, zmm3, [rbp + 20160]                                ;  1517.0 p0+p3   14 t
        vmovdqu64 [rbp + 21440], zmm3                                    ;  1517.0 p8+p9   14 t spill
        vpxord zmm3, zmm23, [rbp + 20032]                                ;  1521.0 p0+p2   14 t
        vmovdqu64 [rbp + 22400], zmm23                                   ;  1521.0 p7+p4   14 t spill
        vpxord zmm23, zmm17, [rbp + 20096]                               ;  1522.0 p0+p3   14 t
        vmovdqu64 [rbp + 23872], zmm17                                   ;  1522.0 p8+p9   14 t spill
        vpxord zmm17, zmm12, [rbp + 20160]                               ;  1521.0 p0+p2   14 t
        vmovdqu64 [rbp + 21632], zmm12                                   ;  1521.0 p7+p4   14 t spill
        vmovdqa64 zmm12, zmm6                                            ;  1517.0         14 t copy
        vpternlogd zmm12, zmm14, [rbp + 20032], 0x96                     ;  1517.0 p0+p3   14 t
        vmovdqu64 [rbp + 23360], zmm6                                    ;  1517.0 p8+p9   14 t spill
        vpshufb zmm6, zmm0, zmm4                                         ;  1514.0 p5      14 t
        vmovdqu64 [rbp + 22016], zmm13                                   ;  1512.0 p7+p4   14 t spill
        vmovdqa64 zmm13, zmm4                                            ;  1497.0         14 t copy
        vpermi2b zmm13, zmm16, zmm11                                     ;  1516.0 p0+p5   14 t
        vpermi2b zmm4, zmm29, zmm27                                      ;  1518.0 p0+p5   14 t
        vpternlogd zmm6, zmm13, zmm4, 0xca                               ;  1523.0 p0      14 t
        vmovdqu64 zmm4, [rbp + 22272]                                    ;  1343.7 p2      14 t reload
        vmovdqu64 zmm13, [rbp + 19776]                                   ;  1343.8 p3      14 t
        vpternlogd zmm13, zmm30, zmm4, 0x96                              ;  1516.2 p0      14 t
        vpshufb zmm4, zmm0, zmm13                                        ;  1519.0 p5      14 t
        vmovdqu64 [rbp + 23744], zmm19                                   ;  1507.0 p8+p9   14 t spill
        vmovdqa64 zmm19, zmm13                                           ;  1517.2         14 t copy
        vpermi2b zmm19, zmm16, zmm11                                     ;  1521.0 p0+p5   14 t
        vpermi2b zmm13, zmm29, zmm27                                     ;  1523.0 p0+p5   14 t
        vpternlogd zmm4, zmm19, zmm13, 0xca                              ;  1528.0 p0      14 t
        vmovdqa64 zmm13, zmm26                                           ;  1508.0         14 t copy
        vpermi2b zmm13, zmm16, zmm11                                     ;  1525.0 p0+p5   14 t
        vmovdqa64 zmm19, zmm21                                           ;  1513.0         14 t copy
        vpermi2b zmm19, zmm16, zmm11                                     ;  1527.0 p0+p5   14 t
        vpshufb zmm11, zmm0, zmm26                                       ;  1528.0 p5      14 t
        vpermi2b zmm26, zmm29, zmm27                                     ;  1530.0 p0+p5   14 t
        vpternlogd zmm11, zmm13, zmm26, 0xca                             ;  1535.0 p0      14 t
        vmovdqu64 zmm13, [rbp + 23104]                                   ;  1348.0 p2      14 t reload
        vmovdqu64 zmm16, [rbp + 19840]                                   ;  1348.2 p3      14 t
        vpternlogd zmm16, zmm5, zmm13, 0x96                              ;  1524.2 p0      14 t
        vmovdqa64 zmm26, zmm21                                           ;  1513.0         14 t copy
        vpermi2b zmm26, zmm29, zmm27                                     ;  1532.0 p0+p5   14 t
        vpshufb zmm21, zmm0, zmm21                                       ;  1533.0 p5      14 t
        vpternlogd zmm21, zmm19, zmm26, 0xca                             ;  1537.0 p0      14 t
        vmovdqu64 zmm19, [rbp + 21952]                                   ;  1351.0 p2      14 t reload
        vmovdqu64 zmm26, [rbp + 19712]                                   ;  1351.2 p3      14 t
        vpternlogd zmm26, zmm10, zmm19, 0x96                             ;  1527.2 p0      14 t
        vmovdqu64 zmm27, [rbp + 21760]                                   ;  1353.0 p2      14 t reload
        vmovdqu64 zmm29, [rbp + 19712]                                   ;  1353.2 p3      14 t
        vpternlogd zmm29, zmm20, zmm27, 0x96                             ;  1528.2 p0      14 t
        vpshufb zmm13, zmm0, zmm26                                       ;  1534.0 p5      14 t
        vmovdqa64 zmm27, zmm26                                           ;  1528.2         14 t copy
        vpermi2b zmm27, zmm7, zmm22                                      ;  1536.0 p0+p5   14 t
        vpermi2b zmm26, zmm15, zmm25                                     ;  1538.0 p0+p5   14 t
        vpternlogd zmm13, zmm27, zmm26, 0xca                             ;  1543.0 p0      14 t
        vmovdqu64 zmm26, [rbp + 21696]                                   ;  1355.5 p2      14 t reload
        vmovdqu64 zmm27, [rbp + 19904]                                   ;  1356.0 p3      14 t
        vpternlogd zmm27, zmm18, zmm26, 0x96                             ;  1532.2 p0      14 t
        vpshufb zmm26, zmm0, zmm29                                       ;  1539.0 p5      14 t
        vmovdqa64 zmm19, zmm29                                           ;  1529.2         14 t copy
        vpermi2b zmm19, zmm7, zmm22                                      ;  1541.0 p0+p5   14 t
        vpermi2b zmm29, zmm15, zmm25                                     ;  1543.0 p0+p5   14 t
        vpternlogd zmm26, zmm19, zmm29, 0xca                             ;  1548.0 p0      14 t
        vmovdqa64 zmm19, zmm28                                           ;  1518.0         14 t copy
        vpermi2b zmm19, zmm7, zmm22                                      ;  1545.0 p0+p5   14 t
        vmovdqa64 zmm29, zmm17                                           ;  1522.0         14 t copy
        vpermi2b zmm29, zmm7, zmm22                                      ;  1547.0 p0+p5   14 t
        vpshufb zmm7, zmm0, zmm28                                        ;  1548.0 p5      14 t
        vpermi2b zmm28, zmm15, zmm25                                     ;  1550.0 p0+p5   14 t
        vpternlogd zmm7, zmm19, zmm28, 0xca                              ;  1555.0 p0      14 t
        vmovdqu64 zmm19, [rbp + 23488]                                   ;  1369.0 p2      14 t reload
        vmovdqu64 zmm22, [rbp + 19904]                                   ;  1369.2 p3      14 t
        vpternlogd zmm22, zmm9, zmm19, 0x96                              ;  1540.2 p0      14 t
        vpshufb zmm28, zmm0, zmm16                                       ;  1551.0 p5      14 t
        vpshufb zmm19, zmm0, zmm12                                       ;  1552.0 p5      14 t
        vpshufb zmm25, zmm0, zmm27                                       ;  1553.0 p5      14 t
        vmovdqa64 zmm15, zmm27                                           ;  1533.2         14 t copy
        vpermi2b zmm15, zmm8, zmm1                                       ;  1555.0 p0+p5   14 t
        vmovdqu64 [rbp + 23552], zmm9                                    ;  1521.0 p7+p4   14 t spill
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 1024]     ;  1374.2 p2      11 t reload
        vpermi2b zmm27, zmm9, [rel camellia128_ctr.T0_constants512 + 1088] ;  1557.0 p0+p5+p3   14 t
        vpternlogd zmm25, zmm15, zmm27, 0xca                             ;  1562.0 p0      14 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 704]     ;  1378.2 p2      11 t reload
        vmovdqa64 zmm27, zmm16                                           ;  1525.2         14 t copy
        vpermi2b zmm27, zmm31, zmm15                                     ;  1559.0 p0+p5   14 t
        vmovdqu64 [rbp + 22464], zmm18                                   ;  1517.0 p8+p9   14 t spill
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 768]     ;  1379.7 p3      11 t reload
        vpermi2b zmm16, zmm18, [rel camellia128_ctr.T0_constants512 + 832] ;  1561.0 p0+p5+p2   14 t
        vpternlogd zmm28, zmm27, zmm16, 0xca                             ;  1566.0 p0      14 t
        vmovdqa64 zmm16, zmm12                                           ;  1518.0         14 t copy
        vpermi2b zmm16, zmm31, zmm15                                     ;  1563.0 p0+p5   14 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 832]     ;  1383.0 p3      11 t reload
        vpermi2b zmm12, zmm18, zmm27                                     ;  1565.0 p0+p5   14 t
        vpternlogd zmm19, zmm16, zmm12, 0xca                             ;  1570.0 p0      14 t
        vmovdqa64 zmm12, zmm3                                            ;  1522.0         14 t copy
        vpermi2b zmm12, zmm31, zmm15                                     ;  1567.0 p0+p5   14 t
        vpshufb zmm16, zmm0, zmm3                                        ;  1568.0 p5      14 t
        vpermi2b zmm3, zmm18, zmm27                                      ;  1570.0 p0+p5   14 t
        vpternlogd zmm16, zmm12, zmm3, 0xca                              ;  1575.0 p0      14 t
        vpshufb zmm3, zmm0, zmm2                                         ;  1571.0 p5      14 t
        vmovdqa64 zmm12, zmm2                                            ;  1519.0         14 t copy
        vpermi2b zmm12, zmm8, zmm1                                       ;  1573.0 p0+p5   14 t
        vpermi2b zmm2, zmm9, [rel camellia128_ctr.T0_constants512 + 1088] ;  1575.0 p0+p5+p2   14 t
        vpternlogd zmm3, zmm12, zmm2, 0xca                               ;  1580.0 p0      14 t
        vmovdqa64 zmm2, zmm23                                            ;  1523.0         14 t copy
        vpermi2b zmm2, zmm8, zmm1                                        ;  1577.0 p0+p5   14 t
        vmovdqa64 zmm12, zmm22                                           ;  1541.2         14 t copy
        vpermi2b zmm12, zmm8, zmm1                                       ;  1579.0 p0+p5   14 t
        vpshufb zmm1, zmm0, zmm23                                        ;  1580.0 p5      14 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 1088]     ;  1402.2 p3      11 t reload
        vpermi2b zmm23, zmm9, zmm8                                       ;  1582.0 p0+p5   14 t
        vmovdqu64 [rbp + 24320], zmm5                                    ;  1512.0 p7+p4   14 t spill
        vmovdqa64 zmm5, zmm22                                            ;  1541.2         14 t copy
        vpermi2b zmm5, zmm9, zmm8                                        ;  1584.0 p0+p5   14 t
        vpshufb zmm8, zmm0, zmm22                                        ;  1585.0 p5      14 t
        vpternlogd zmm8, zmm12, zmm5, 0xca                               ;  1589.0 p0      14 t
        vmovdqu64 zmm5, [rbp + 22144]                                    ;  1408.2 p2      14 t reload
        vmovdqu64 zmm9, [rbp + 19840]                                    ;  1408.3 p3      14 t
        vpternlogd zmm9, zmm14, zmm5, 0x96                               ;  1561.2 p0      14 t
        vpternlogd zmm1, zmm2, zmm23, 0xca                               ;  1587.0 p0      14 t
        vpshufb zmm2, zmm0, zmm17                                        ;  1586.0 p5      14 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 192]     ;  1410.2 p2      11 t reload
        vpermi2b zmm17, zmm12, [rel camellia128_ctr.T0_constants512 + 256] ;  1588.0 p0+p5+p3   14 t
        vpshufb zmm0, zmm0, zmm9                                         ;  1589.0 p5      14 t
        vmovdqa64 zmm12, zmm9                                            ;  1562.2         14 t copy
        vpermi2b zmm12, zmm31, zmm15                                     ;  1591.0 p0+p5   14 t
        vpermi2b zmm9, zmm18, zmm27                                      ;  1593.0 p0+p5   14 t
        vpternlogd zmm0, zmm12, zmm9, 0xca                               ;  1598.0 p0      14 t
        vmovdqu64 zmm9, [rbp + 20288]                                    ;  1414.7 p2      16 z.1 reload
        vpternlogd zmm24, zmm9, [rbp + 22848], 0x96                      ;  1567.2 p0+p3   17 dst
        vpternlogd zmm9, zmm30, [rbp + 22272], 0x96                      ;  1568.2 p0+p2   17 dst
        vmovdqu64 zmm12, [rbp + 20352]                                   ;  1417.0 p3      16 z.2 reload
        vpternlogd zmm5, zmm14, zmm12, 0x96                              ;  1569.2 p0      17 dst
        vmovdqu64 zmm15, [rbp + 24320]                                   ;  1512.0 p2      14 t reload
        vpternlogd zmm12, zmm15, [rbp + 23104], 0x96                     ;  1570.2 p0+p3   17 dst
        vmovdqu64 zmm15, [rbp + 20544]                                   ;  1420.0 p2      16 z.5 reload
        vpternlogd zmm14, zmm15, [rbp + 23360], 0x96                     ;  1571.2 p0+p3   17 dst
        vmovdqu64 zmm18, [rbp + 20224]                                   ;  1421.0 p2      16 z.0 reload
        vpternlogd zmm10, zmm18, [rbp + 21952], 0x96                     ;  1572.2 p0+p3   17 dst
        vpternlogd zmm18, zmm20, [rbp + 21760], 0x96                     ;  1573.2 p0+p2   17 dst
        vpternlogd zmm2, zmm29, zmm17, 0xca                              ;  1593.0 p0      14 t
        vmovdqa64 zmm17, zmm13                                           ;  1544.0         14 t copy
        vpternlogd zmm17, zmm19, zmm25, 0x96                             ;  1575.2 p0      14 t
        vmovdqa64 zmm20, zmm3                                            ;  1581.0         14 t copy
        vpternlogd zmm20, zmm13, zmm6, 0x96                              ;  1581.0 p0      14 t
        vpternlogd zmm19, zmm20, zmm25, 0x96                             ;  1582.0 p0      14 t
        vpternlogd zmm25, zmm11, zmm0, 0x96                              ;  1599.0 p0      14 t
        vpternlogd zmm11, zmm17, zmm0, 0x96                              ;  1599.0 p0      14 t
        vpternlogd zmm0, zmm7, zmm6, 0x96                                ;  1599.0 p0      14 t
        vpternlogd zmm7, zmm6, zmm25, 0x96                               ;  1600.0 p0      14 t
        vpternlogd zmm3, zmm13, zmm0, 0x96                               ;  1600.0 p0      14 t
        vmovdqu64 zmm6, [rbp + 20864]                                    ;  1429.2 p3      17 dst
        vpternlogd zmm6, zmm19, [rbp + 24128], 0x96                      ;  1583.2 p0+p2   17 dst
        vmovdqa64 zmm13, zmm26                                           ;  1549.0         14 t copy
        vpternlogd zmm13, zmm16, zmm8, 0x96                              ;  1590.0 p0      14 t
        vmovdqa64 zmm22, zmm1                                            ;  1588.0         14 t copy
        vpternlogd zmm22, zmm26, zmm4, 0x96                              ;  1588.0 p0      14 t
        vpternlogd zmm16, zmm22, zmm8, 0x96                              ;  1590.0 p0      14 t
        vpternlogd zmm8, zmm21, zmm28, 0x96                              ;  1590.0 p0      14 t
        vpternlogd zmm21, zmm13, zmm28, 0x96                             ;  1591.0 p0      14 t
        vpternlogd zmm28, zmm2, zmm4, 0x96                               ;  1594.0 p0      14 t
        vpternlogd zmm2, zmm4, zmm8, 0x96                                ;  1594.0 p0      14 t
        vpternlogd zmm1, zmm26, zmm28, 0x96                              ;  1595.0 p0      14 t
        vpunpcklbw zmm4, zmm24, zmm10                                    ;  1594.0 p5      17 dst
        vpunpckhbw zmm10, zmm24, zmm10                                   ;  1595.0 p5      17 dst
        vmovdqu64 zmm23, [rbp + 20800]                                   ;  1431.7 p3      17 dst
        vpternlogd zmm23, zmm21, [rbp + 23040], 0x96                     ;  1592.2 p0+p2   17 dst
        vmovdqu64 zmm24, [rbp + 20864]                                   ;  1432.7 p3      17 dst
        vpternlogd zmm24, zmm16, [rbp + 23168], 0x96                     ;  1593.2 p0+p2   17 dst
        vmovdqu64 zmm26, [rbp + 20736]                                   ;  1433.7 p3      17 dst
        vpternlogd zmm26, zmm2, [rbp + 21888], 0x96                      ;  1595.0 p0+p2   17 dst
        vmovdqu64 zmm27, [rbp + 20928]                                   ;  1434.7 p3      17 dst
        vpternlogd zmm27, zmm1, [rbp + 23232], 0x96                      ;  1596.0 p0+p2   17 dst
        vmovdqu64 zmm29, [rbp + 20736]                                   ;  1435.7 p3      17 dst
        vpternlogd zmm29, zmm7, [rbp + 22784], 0x96                      ;  1601.0 p5+p2   17 dst
        vmovdqu64 zmm30, [rbp + 20800]                                   ;  1436.7 p3      17 dst
        vpternlogd zmm30, zmm11, [rbp + 22912], 0x96                     ;  1600.0 p0+p2   17 dst
        vpunpcklbw zmm31, zmm30, zmm29                                   ;  1602.0 p5      17 dst
        vpunpckhbw zmm29, zmm30, zmm29                                   ;  1602.0 p5      17 dst
        vmovdqu64 zmm30, [rbp + 20928]                                   ;  1437.7 p3      17 dst
        vpternlogd zmm30, zmm3, [rbp + 23616], 0x96                      ;  1601.0 p0+p2   17 dst
        vmovdqu64 [rbp + 23616], zmm23                                   ;  1593.2 p8+p9   17 dst spill
        vpunpcklbw zmm23, zmm30, zmm6                                    ;  1602.0 p5      17 dst
        vpunpckhbw zmm6, zmm30, zmm6                                     ;  1602.0 p5      17 dst
        vpunpcklwd zmm30, zmm23, zmm31                                   ;  1603.0 p5      17 dst
        vpunpckhwd zmm23, zmm23, zmm31                                   ;  1603.0 p5      17 dst
        vpunpcklwd zmm31, zmm6, zmm29                                    ;  1603.0 p5      17 dst
        vpunpckhwd zmm6, zmm6, zmm29                                     ;  1604.0 p5      17 dst
        vpxord zmm15, zmm15, [rbp + 22400]                               ;  1598.2 p0+p3   17 dst
        vmovdqu64 zmm29, [rbp + 23744]                                   ;  1507.0 p2      17 dst
        vpxord zmm29, zmm29, [rbp + 20480]                               ;  1599.2 p0+p3   17 dst
        vmovdqu64 [rbp + 23744], zmm26                                   ;  1596.0 p7+p4   17 dst spill
        vpunpcklbw zmm26, zmm14, zmm29                                   ;  1605.0 p5      17 dst
        vpunpckhbw zmm14, zmm14, zmm29                                   ;  1606.0 p5      17 dst
        vmovdqu64 zmm29, [rbp + 22016]                                   ;  1512.0 p2      17 dst
        vpxord zmm29, zmm29, [rbp + 20480]                               ;  1600.2 p0+p3   17 dst
        vmovdqu64 [rbp + 22016], zmm24                                   ;  1594.2 p8+p9   17 dst spill
        vmovdqu64 zmm24, [rbp + 21312]                                   ;  1518.0 p2      17 dst
        vpxord zmm24, zmm24, [rbp + 20608]                               ;  1601.2 p0+p3   17 dst
        vmovdqu64 [rbp + 21312], zmm27                                   ;  1597.0 p7+p4   17 dst spill
        vmovdqu64 zmm27, [rbp + 23872]                                   ;  1522.0 p2      17 dst
        vpxord zmm27, zmm27, [rbp + 20608]                               ;  1602.2 p0+p3   17 dst
        vmovdqu64 [rbp + 23872], zmm9                                    ;  1569.2 p8+p9   17 dst spill
        vmovdqu64 zmm9, [rbp + 21440]                                    ;  1517.0 p2      17 dst
        vpxord zmm9, zmm9, [rbp + 20672]                                 ;  1603.2 p0+p3   17 dst
        vmovdqu64 [rbp + 21440], zmm18                                   ;  1574.2 p7+p4   17 dst spill
        vpunpcklbw zmm18, zmm9, zmm24                                    ;  1607.0 p5      17 dst
        vpunpckhbw zmm9, zmm9, zmm24                                     ;  1608.0 p5      17 dst
        vpunpcklwd zmm24, zmm18, zmm26                                   ;  1609.0 p5      17 dst
        vpunpckhwd zmm18, zmm18, zmm26                                   ;  1610.0 p5      17 dst
        vpunpcklwd zmm26, zmm9, zmm14                                    ;  1611.0 p5      17 dst
        vpunpckhwd zmm9, zmm9, zmm14                                     ;  1612.0 p5      17 dst
        vmovdqu64 zmm14, [rbp + 21632]                                   ;  1521.0 p2      17 dst
        vpxord zmm14, zmm14, [rbp + 20672]                               ;  1604.2 p0+p3   17 dst
        vmovdqu64 [rbp + 21632], zmm12                                   ;  1571.2 p8+p9   17 dst spill
        vmovdqu64 zmm12, [rbp + 21376]                                   ;  1444.8 p2      17 dst
        vpxord zmm12, zmm12, [rbp + 20992]                               ;  1605.2 p0+p3   17 dst
        vpternlogd zmm12, zmm11, zmm20, 0x96                             ;  1606.2 p0      17 dst
        vmovdqu64 zmm11, [rbp + 22080]                                   ;  1445.8 p2      17 dst
        vpxord zmm11, zmm11, [rbp + 20992]                               ;  1607.2 p0+p3   17 dst
        vpternlogd zmm11, zmm21, zmm22, 0x96                             ;  1608.2 p0      17 dst
        vmovdqu64 zmm20, [rbp + 23424]                                   ;  1446.8 p2      17 dst
        vmovdqu64 zmm21, [rbp + 21056]                                   ;  1447.7 p3      16 z.5 reload
        vpxord zmm20, zmm20, zmm21                                       ;  1609.2 p0      17 dst
        vpternlogd zmm20, zmm19, zmm0, 0x96                              ;  1610.2 p0      17 dst
        vpunpcklbw zmm0, zmm20, zmm12                                    ;  1613.0 p5      17 dst
        vpunpckhbw zmm12, zmm20, zmm12                                   ;  1614.0 p5      17 dst
        vpxord zmm21, zmm21, [rbp + 22976]                               ;  1611.2 p0+p2   17 dst
        vpternlogd zmm21, zmm16, zmm28, 0x96                             ;  1612.2 p0      17 dst
        vmovdqu64 zmm16, [rbp + 22464]                                   ;  1517.0 p3      14 t reload
        vmovdqu64 zmm19, [rbp + 20416]                                   ;  1448.8 p2      17 dst
        vpternlogd zmm19, zmm16, [rbp + 21696], 0x96                     ;  1613.2 p0+p3   17 dst
        vpunpcklbw zmm16, zmm19, zmm5                                    ;  1615.0 p5      17 dst
        vpunpckhbw zmm5, zmm19, zmm5                                     ;  1616.0 p5      17 dst
        vpunpcklwd zmm19, zmm16, zmm4                                    ;  1617.0 p5      17 dst
        vpunpckhwd zmm4, zmm16, zmm4                                     ;  1618.0 p5      17 dst
        vpunpcklwd zmm16, zmm5, zmm10                                    ;  1619.0 p5      17 dst
        vpunpckhwd zmm5, zmm5, zmm10                                     ;  1620.0 p5      17 dst
        vpunpckldq zmm10, zmm24, zmm19                                   ;  1621.0 p5      17 dst
        vpunpckhdq zmm19, zmm24, zmm19                                   ;  1622.0 p5      17 dst
        vpunpckldq zmm20, zmm18, zmm4                                    ;  1623.0 p5      17 dst
        vpunpckhdq zmm4, zmm18, zmm4                                     ;  1624.0 p5      17 dst
        vpunpckldq zmm18, zmm26, zmm16                                   ;  1625.0 p5      17 dst
        vpunpckhdq zmm16, zmm26, zmm16                                   ;  1626.0 p5      17 dst
        vpunpckldq zmm22, zmm9, zmm5                                     ;  1627.0 p5      17 dst
        vpunpckhdq zmm5, zmm9, zmm5                                      ;  1628.0 p5      17 dst
        vmovdqu64 zmm9, [rbp + 23552]                                    ;  1521.0 p2      14 t reload
        vmovdqu64 zmm24, [rbp + 20416]                                   ;  1450.7 p3      17 dst
        vpternlogd zmm24, zmm9, [rbp + 23488], 0x96                      ;  1614.2 p0+p2   17 dst
        vmovdqu64 zmm9, [rbp + 22336]                                    ;  1451.7 p3      17 dst
        vmovdqu64 zmm26, [rbp + 21120]                                   ;  1451.8 p2      16 z.6 reload
        vpxord zmm9, zmm9, zmm26                                         ;  1615.2 p0      17 dst
        vpternlogd zmm9, zmm3, zmm25, 0x96                               ;  1616.2 p0      17 dst
        vpxord zmm26, zmm26, [rbp + 24000]                               ;  1617.2 p0+p3   17 dst
        vpternlogd zmm26, zmm1, zmm8, 0x96                               ;  1618.2 p0      17 dst
        vmovdqu64 zmm1, [rbp + 23680]                                    ;  1452.8 p2      17 dst
        vmovdqu64 zmm3, [rbp + 21184]                                    ;  1453.7 p3      16 z.7 reload
        vpxord zmm1, zmm1, zmm3                                          ;  1619.2 p0      17 dst
        vpternlogd zmm1, zmm7, zmm17, 0x96                               ;  1620.2 p0      17 dst
        vpunpcklbw zmm7, zmm1, zmm9                                      ;  1629.0 p5      17 dst
        vpunpckhbw zmm1, zmm1, zmm9                                      ;  1630.0 p5      17 dst
        vpunpcklwd zmm8, zmm7, zmm0                                      ;  1631.0 p5      17 dst
        vpunpckhwd zmm0, zmm7, zmm0                                      ;  1632.0 p5      17 dst
        vpunpcklwd zmm7, zmm1, zmm12                                     ;  1633.0 p5      17 dst
        vpunpckhwd zmm1, zmm1, zmm12                                     ;  1634.0 p5      17 dst
        vpunpckldq zmm9, zmm8, zmm30                                     ;  1635.0 p5      17 dst
        vpunpckhdq zmm8, zmm8, zmm30                                     ;  1636.0 p5      17 dst
        vpunpckldq zmm12, zmm0, zmm23                                    ;  1637.0 p5      17 dst
        vpunpckhdq zmm0, zmm0, zmm23                                     ;  1638.0 p5      17 dst
        vpunpckldq zmm17, zmm7, zmm31                                    ;  1639.0 p5      17 dst
        vpunpckhdq zmm7, zmm7, zmm31                                     ;  1640.0 p5      17 dst
        vpunpckldq zmm23, zmm1, zmm6                                     ;  1641.0 p5      17 dst
        vpunpckhdq zmm1, zmm1, zmm6                                      ;  1642.0 p5      17 dst
        vpunpcklqdq zmm6, zmm10, zmm9                                    ;  1643.0 p5      17 dst
        vpunpckhqdq zmm9, zmm10, zmm9                                    ;  1644.0 p5      17 dst
        vpunpcklqdq zmm10, zmm19, zmm8                                   ;  1645.0 p5      17 dst
        vpunpckhqdq zmm8, zmm19, zmm8                                    ;  1646.0 p5      17 dst
        vpunpcklqdq zmm19, zmm20, zmm12                                  ;  1647.0 p5      17 dst
        vpunpckhqdq zmm12, zmm20, zmm12                                  ;  1648.0 p5      17 dst
        vpunpcklqdq zmm20, zmm4, zmm0                                    ;  1649.0 p5      17 dst
        vpunpckhqdq zmm0, zmm4, zmm0                                     ;  1650.0 p5      17 dst
        vpunpcklbw zmm4, zmm15, zmm29                                    ;  1651.0 p5      17 dst
        vpunpckhbw zmm15, zmm15, zmm29                                   ;  1652.0 p5      17 dst
        vpunpcklqdq zmm25, zmm18, zmm17                                  ;  1653.0 p5      17 dst
        vpunpckhqdq zmm17, zmm18, zmm17                                  ;  1654.0 p5      17 dst
        vpunpcklbw zmm18, zmm14, zmm27                                   ;  1655.0 p5      17 dst
        vpunpckhbw zmm14, zmm14, zmm27                                   ;  1656.0 p5      17 dst
        vpunpcklqdq zmm27, zmm16, zmm7                                   ;  1657.0 p5      17 dst
        vpunpckhqdq zmm7, zmm16, zmm7                                    ;  1658.0 p5      17 dst
        vpunpcklqdq zmm16, zmm22, zmm23                                  ;  1659.0 p5      17 dst
        vpunpckhqdq zmm22, zmm22, zmm23                                  ;  1660.0 p5      17 dst
        vpunpcklqdq zmm23, zmm5, zmm1                                    ;  1661.0 p5      17 dst
        vpunpckhqdq zmm1, zmm5, zmm1                                     ;  1662.0 p5      17 dst
        vmovdqu64 zmm5, [rbp + 21632]                                    ;  1571.2 p2      17 dst reload
        vpunpcklbw zmm28, zmm24, zmm5                                    ;  1663.0 p5      17 dst
        vpunpckhbw zmm5, zmm24, zmm5                                     ;  1664.0 p5      17 dst
        mov r8, qword [rbp + 24408]                                      ;  1471.2 p10     16 z.0 reload
        vpxord zmm6, zmm6, [r8]                                          ;  1644.0 p0+p3   17 dst
        mov r9, qword [rbp + 24424]                                      ;  1471.5 p2      17 dst reload
        vmovdqu64 [r9], zmm6                                             ;  1645.0 p7+p4   17 dst
        vpunpcklwd zmm6, zmm18, zmm4                                     ;  1665.0 p5      17 dst
        vpunpckhwd zmm4, zmm18, zmm4                                     ;  1666.0 p5      17 dst
        vpxord zmm9, zmm9, [r8 + 64]                                     ;  1645.0 p0+p3   17 dst
        vmovdqu64 [r9 + 64], zmm9                                        ;  1646.0 p8+p9   17 dst
        vpunpcklbw zmm9, zmm21, zmm11                                    ;  1667.0 p5      17 dst
        vpunpckhbw zmm11, zmm21, zmm11                                   ;  1668.0 p5      17 dst
        vpunpcklwd zmm18, zmm14, zmm15                                   ;  1669.0 p5      17 dst
        vpunpckhwd zmm14, zmm14, zmm15                                   ;  1670.0 p5      17 dst
        vpxord zmm10, zmm10, [r8 + 128]                                  ;  1646.0 p0+p2   17 dst
        vmovdqu64 [r9 + 128], zmm10                                      ;  1647.0 p7+p4   17 dst
        vpxord zmm8, zmm8, [r8 + 192]                                    ;  1647.0 p0+p3   17 dst
        vmovdqu64 [r9 + 192], zmm8                                       ;  1648.0 p8+p9   17 dst
        vpxord zmm19, zmm19, [r8 + 256]                                  ;  1648.0 p0+p2   17 dst
        vmovdqu64 [r9 + 256], zmm19                                      ;  1649.0 p7+p4   17 dst
        vpxord zmm12, zmm12, [r8 + 320]                                  ;  1649.0 p0+p3   17 dst
        vmovdqu64 [r9 + 320], zmm12                                      ;  1650.0 p8+p9   17 dst
        vpxord zmm20, zmm20, [r8 + 384]                                  ;  1650.0 p0+p2   17 dst
        vmovdqu64 [r9 + 384], zmm20                                      ;  1651.0 p7+p4   17 dst
        vpxord zmm0, zmm0, [r8 + 448]                                    ;  1651.0 p0+p3   17 dst
        vmovdqu64 [r9 + 448], zmm0                                       ;  1652.0 p8+p9   17 dst
        vpxord zmm25, zmm25, [r8 + 512]                                  ;  1654.0 p0+p2   17 dst
        vmovdqu64 [r9 + 512], zmm25                                      ;  1655.0 p7+p4   17 dst
        vpxord zmm17, zmm17, [r8 + 576]                                  ;  1655.0 p0+p3   17 dst
        vmovdqu64 [r9 + 576], zmm17                                      ;  1656.0 p8+p9   17 dst
        vpxord zmm27, zmm27, [r8 + 640]                                  ;  1658.0 p0+p2   17 dst
        vmovdqu64 [r9 + 640], zmm27                                      ;  1659.0 p7+p4   17 dst
        vpxord zmm7, zmm7, [r8 + 704]                                    ;  1659.0 p0+p3   17 dst
        vmovdqu64 [r9 + 704], zmm7                                       ;  1660.0 p8+p9   17 dst
        vpxord zmm16, zmm16, [r8 + 768]                                  ;  1660.0 p0+p2   17 dst
        vmovdqu64 [r9 + 768], zmm16                                      ;  1661.0 p7+p4   17 dst
        vpxord zmm22, zmm22, [r8 + 832]                                  ;  1661.0 p0+p3   17 dst
        vmovdqu64 [r9 + 832], zmm22                                      ;  1662.0 p8+p9   17 dst
        vpxord zmm23, zmm23, [r8 + 896]                                  ;  1662.0 p0+p2   17 dst
        vmovdqu64 [r9 + 896], zmm23                                      ;  1663.0 p7+p4   17 dst
        vpxord zmm1, zmm1, [r8 + 960]                                    ;  1663.0 p0+p3   17 dst
        vmovdqu64 [r9 + 960], zmm1                                       ;  1664.0 p8+p9   17 dst
        vpxord zmm3, zmm3, [rbp + 22656]                                 ;  1637.2 p0+p2   17 dst
        vpternlogd zmm3, zmm2, zmm13, 0x96                               ;  1638.2 p0      17 dst
        vpunpcklbw zmm0, zmm3, zmm26                                     ;  1671.0 p5      17 dst
        vpunpckhbw zmm1, zmm3, zmm26                                     ;  1672.0 p5      17 dst
        vpunpcklwd zmm2, zmm0, zmm9                                      ;  1673.0 p5      17 dst
        vpunpckhwd zmm0, zmm0, zmm9                                      ;  1674.0 p5      17 dst
        vpunpcklwd zmm3, zmm1, zmm11                                     ;  1675.0 p5      17 dst
        vpunpckhwd zmm1, zmm1, zmm11                                     ;  1676.0 p5      17 dst
        vmovdqu64 zmm7, [rbp + 21440]                                    ;  1574.2 p3      17 dst reload
        vmovdqu64 zmm8, [rbp + 23872]                                    ;  1569.2 p2      17 dst reload
        vpunpcklbw zmm9, zmm8, zmm7                                      ;  1677.0 p5      17 dst
        vpunpckhbw zmm7, zmm8, zmm7                                      ;  1678.0 p5      17 dst
        vpunpcklwd zmm8, zmm28, zmm9                                     ;  1679.0 p5      17 dst
        vpunpckhwd zmm9, zmm28, zmm9                                     ;  1680.0 p5      17 dst
        vpunpcklwd zmm10, zmm5, zmm7                                     ;  1681.0 p5      17 dst
        vpunpckhwd zmm5, zmm5, zmm7                                      ;  1682.0 p5      17 dst
        vpunpckldq zmm7, zmm6, zmm8                                      ;  1683.0 p5      17 dst
        vpunpckhdq zmm6, zmm6, zmm8                                      ;  1684.0 p5      17 dst
        vpunpckldq zmm8, zmm4, zmm9                                      ;  1685.0 p5      17 dst
        vpunpckhdq zmm4, zmm4, zmm9                                      ;  1686.0 p5      17 dst
        vpunpckldq zmm9, zmm18, zmm10                                    ;  1687.0 p5      17 dst
        vpunpckhdq zmm10, zmm18, zmm10                                   ;  1688.0 p5      17 dst
        vpunpckldq zmm11, zmm14, zmm5                                    ;  1689.0 p5      17 dst
        vpunpckhdq zmm5, zmm14, zmm5                                     ;  1690.0 p5      17 dst
        vmovdqu64 zmm12, [rbp + 22016]                                   ;  1594.2 p3      17 dst reload
        vmovdqu64 zmm13, [rbp + 21312]                                   ;  1597.0 p2      17 dst reload
        vpunpcklbw zmm14, zmm13, zmm12                                   ;  1691.0 p5      17 dst
        vpunpckhbw zmm12, zmm13, zmm12                                   ;  1692.0 p5      17 dst
        vmovdqu64 zmm13, [rbp + 23744]                                   ;  1596.0 p3      17 dst reload
        vmovdqu64 zmm15, [rbp + 23616]                                   ;  1593.2 p2      17 dst reload
        vpunpcklbw zmm16, zmm15, zmm13                                   ;  1693.0 p5      17 dst
        vpunpckhbw zmm13, zmm15, zmm13                                   ;  1694.0 p5      17 dst
        vpunpcklwd zmm15, zmm14, zmm16                                   ;  1695.0 p5      17 dst
        vpunpckhwd zmm14, zmm14, zmm16                                   ;  1696.0 p5      17 dst
        vpunpcklwd zmm16, zmm12, zmm13                                   ;  1697.0 p5      17 dst
        vpunpckhwd zmm12, zmm12, zmm13                                   ;  1698.0 p5      17 dst
        vpunpckldq zmm13, zmm2, zmm15                                    ;  1699.0 p5      17 dst
        vpunpckhdq zmm2, zmm2, zmm15                                     ;  1700.0 p5      17 dst
        vpunpckldq zmm15, zmm0, zmm14                                    ;  1701.0 p5      17 dst
        vpunpckhdq zmm0, zmm0, zmm14                                     ;  1702.0 p5      17 dst
        vpunpckldq zmm14, zmm3, zmm16                                    ;  1703.0 p5      17 dst
        vpunpckhdq zmm3, zmm3, zmm16                                     ;  1704.0 p5      17 dst
        vpunpckldq zmm16, zmm1, zmm12                                    ;  1705.0 p5      17 dst
        vpunpckhdq zmm1, zmm1, zmm12                                     ;  1706.0 p5      17 dst
        vpunpcklqdq zmm12, zmm7, zmm13                                   ;  1707.0 p5      17 dst
        vpunpckhqdq zmm7, zmm7, zmm13                                    ;  1708.0 p5      17 dst
        vpunpcklqdq zmm13, zmm6, zmm2                                    ;  1709.0 p5      17 dst
        vpunpckhqdq zmm2, zmm6, zmm2                                     ;  1710.0 p5      17 dst
        vpunpcklqdq zmm6, zmm8, zmm15                                    ;  1711.0 p5      17 dst
        vpunpckhqdq zmm8, zmm8, zmm15                                    ;  1712.0 p5      17 dst
        vpunpcklqdq zmm15, zmm4, zmm0                                    ;  1713.0 p5      17 dst
        vpunpckhqdq zmm0, zmm4, zmm0                                     ;  1714.0 p5      17 dst
        vpunpcklqdq zmm4, zmm9, zmm14                                    ;  1715.0 p5      17 dst
        vpunpckhqdq zmm9, zmm9, zmm14                                    ;  1716.0 p5      17 dst
        vpunpcklqdq zmm14, zmm10, zmm3                                   ;  1717.0 p5      17 dst
        vpunpckhqdq zmm3, zmm10, zmm3                                    ;  1718.0 p5      17 dst
        vpunpcklqdq zmm10, zmm11, zmm16                                  ;  1719.0 p5      17 dst
        vpunpckhqdq zmm11, zmm11, zmm16                                  ;  1720.0 p5      17 dst
        vpunpcklqdq zmm16, zmm5, zmm1                                    ;  1721.0 p5      17 dst
        vpunpckhqdq zmm1, zmm5, zmm1                                     ;  1722.0 p5      17 dst
        vpxord zmm12, zmm12, [r8 + 1024]                                 ;  1708.0 p0+p3   17 dst
        vmovdqu64 [r9 + 1024], zmm12                                     ;  1709.0 p7+p4   17 dst
        vpxord zmm7, zmm7, [r8 + 1088]                                   ;  1709.0 p0+p2   17 dst
        vmovdqu64 [r9 + 1088], zmm7                                      ;  1710.0 p8+p9   17 dst
        vpxord zmm13, zmm13, [r8 + 1152]                                 ;  1710.0 p0+p3   17 dst
        vmovdqu64 [r9 + 1152], zmm13                                     ;  1711.0 p7+p4   17 dst
        vpxord zmm2, zmm2, [r8 + 1216]                                   ;  1711.0 p0+p2   17 dst
        vmovdqu64 [r9 + 1216], zmm2                                      ;  1712.0 p8+p9   17 dst
        vpxord zmm6, zmm6, [r8 + 1280]                                   ;  1712.0 p0+p3   17 dst
        vmovdqu64 [r9 + 1280], zmm6                                      ;  1713.0 p7+p4   17 dst
        vpxord zmm8, zmm8, [r8 + 1344]                                   ;  1713.0 p0+p2   17 dst
        vmovdqu64 [r9 + 1344], zmm8                                      ;  1714.0 p8+p9   17 dst
        vpxord zmm15, zmm15, [r8 + 1408]                                 ;  1714.0 p0+p3   17 dst
        vmovdqu64 [r9 + 1408], zmm15                                     ;  1715.0 p7+p4   17 dst
        vpxord zmm0, zmm0, [r8 + 1472]                                   ;  1715.0 p0+p2   17 dst
        vmovdqu64 [r9 + 1472], zmm0                                      ;  1716.0 p8+p9   17 dst
        vpxord zmm4, zmm4, [r8 + 1536]                                   ;  1716.0 p0+p3   17 dst
        vmovdqu64 [r9 + 1536], zmm4                                      ;  1717.0 p7+p4   17 dst
        vpxord zmm9, zmm9, [r8 + 1600]                                   ;  1717.0 p0+p2   17 dst
        vpxord zmm14, zmm14, [r8 + 1664]                                 ;  1718.0 p0+p3   17 dst
        vpxord zmm3, zmm3, [r8 + 1728]                                   ;  1719.0 p0+p2   17 dst
        vpxord zmm10, zmm10, [r8 + 1792]                                 ;  1720.0 p0+p3   17 dst
        vpxord zmm11, zmm11, [r8 + 1856]                                 ;  1721.0 p0+p2   17 dst
        vpxord zmm16, zmm16, [r8 + 1920]                                 ;  1722.0 p0+p3   17 dst
        vpxord zmm1, zmm1, [r8 + 1984]                                   ;  1723.0 p0+p2   17 dst
        vmovdqu64 [r9 + 1600], zmm9                                      ;  1718.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1664], zmm14                                     ;  1719.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1728], zmm3                                      ;  1720.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1792], zmm10                                     ;  1721.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1856], zmm11                                     ;  1722.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1920], zmm16                                     ;  1723.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1984], zmm1                                      ;  1724.0 p8+p9   17 dst
        add esi, 0x80                                                    ;  1525.3 p6      22 blocks
        add r9, 0x800                                                    ;  1525.5 p11     22 blocks
        mov qword [rbp + 24424], r9                                      ;  1536.2 p7+p4   22 blocks
        add r8, 0x800                                                    ;  1525.8 p1      22 blocks
        mov qword [rbp + 24408], r8                                      ;  1536.5 p8+p9   22 blocks
        cmp r8, qword [rbp + 24416]                                      ;                    more blocks?
        jne .blocks_1
        mov dword [rbp + 24464], esi                                     ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 24400]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 24408]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 24432], rsi                                     ;                    blocks left over
        mov qword [rbp + 24408], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 24424]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 24432]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 24440], rdi                                     ;                    blocks left over
        mov qword [rbp + 24448], rsi                                     ;                    blocks left over
        mov qword [rbp + 24424], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 24416], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 24400], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 24440]                                     ;                    blocks left over
        mov rdi, qword [rbp + 24448]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 24456]                                     ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia128_ctr.T0_constants512:
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101
        dq 0xe5c027b3ec2c8270, 0x41ae0cea355785e4, 0x21a51945936bef23, 0xbd92651d4e4f0eed, 0xce1feb7c8fafb886, 0x1a0bc55e5fdc303e, 0x3d5d47d5ca39e1a6, 0x4d6c5651d65a01d9
        dq 0x2db0ccfb669a0d8b, 0x9984b1f0202b1274, 0x05767e34c2cb4cdf, 0xd70417d131a9b76d, 0x1c111bde613a5814, 0x22f21853169c0f32, 0x917ab5c3b2cf44fe, 0x5069fc60a8e80824
        dq 0x976289a17da0d0aa, 0xd264ffe0951e5b54, 0xdb75f7a34800c410, 0x94dd3f09dae6038a, 0x33904acd02835c87, 0xe2bf7f9df3f66773, 0x3bc637c826d89b52, 0x2e63be134b6f9681
        dq 0x8ebc6e9f8ca779e9, 0x59b4fd2fb6f9f529, 0xba7146e76a069878, 0xfa8da28842ab25d4, 0x0aaceef855b90772, 0xa4f1383c682a4936, 0xc143c9bb7bd32840, 0x9e80c777f4ade315
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xaeea57e4c0b32c70, 0x921d4feda5456b23, 0x0b5edc3e1f7caf86, 0x6c515ad95dd539a6, 0x84f02b74b0fb9a8b, 0x04d1a96d7634cbdf, 0xf2539c3211de3a14, 0x6960e8247ac3cffe
        dq 0x64e01e5462a1a0aa, 0xdd09e68a75a30010, 0xbf9df67390cd8387, 0x63136f81c6c8d852, 0xb42ff929bc9fa7e9, 0x8d88abd471e70678, 0xf13c2a36acf8b972, 0x8077ad1543bbd340
        dq 0x410c3585e527ec82, 0xbd654e0e211993ef, 0x1ac55f30ceeb8fb8, 0x4d56d6013d47cae1, 0x99b120122dcc660d, 0xd71731b7057ec24c, 0x2218160f1c1b6158, 0x50fca80891b5b244
        dq 0xd2ff955b97897dd0, 0x943fda03dbf748c4, 0xe27ff367334a025c, 0x2ebe4b963b37269b, 0x59fdb6f58e6e8c79, 0xfaa24225ba466a98, 0xa43868490aee5507, 0x9ec7f4e3c1c97b28
        dq 0xf26093d976164138, 0xa05706759aabc272, 0x90d28ca2c9b5f791, 0xde49b28e27a707f6, 0x678ff53ec7d75c43, 0x0d85e22faf6e181f, 0x9eaea3ea659cf053, 0xa6362ba86b2d80ec
        dq 0x965866fd334d86c5, 0xcc42d8781095093a, 0x823b3f1a61e526ef, 0xeb028be898d4dbb6, 0x0e888d6fb01d2c0a, 0x11790ca90b4e8719, 0xc83ddae159e7227f, 0x28b47e3054740412
        dq 0xcb31c4d0be506855, 0x6932ff70ca0fad2a, 0xedbafbd124006208, 0x4aee9f846d738145, 0x994825e601c12ec3, 0x71dfbfcef97bb3b9, 0x9d639b64136ccd29, 0x17b15f89a5b74bc0
        dq 0x475e37cf46d3bcf4, 0xac5afe975bfcfa94, 0x5db823f335034c3c, 0x7dc6514421d5926a, 0x0556777caadc8339, 0x52f81c1e3415a41b, 0xe0a1e4ddbde91420, 0x4f40e3bb7ad6f18a
        dq 0xcb814e67d95805e0, 0x825d18d56aae0bc9, 0x424b328a27d6df46, 0x7b25ca3a9c9e1cdb, 0x9d3ed7f81f5f710d, 0x34168bbcbeb9607c, 0x7aba8eab9572c34d, 0x9ad8aca2adb402b3
        dq 0x5a6199f7cc351a17, 0x330963e1405624e8, 0x0aecfc68859798bf, 0xaf082ea362536fda, 0x382236bdc274b028, 0x44e530a62c391e64, 0x23f46b87659f88fd, 0xa0d2f9c051d11048
        dq 0x2fc41343fa41a155, 0xa5c8ffc12b3cb6a8, 0xb7eaef4790008920, 0x29bb7e12b5cd0615, 0x6621949b0407b80f, 0xc57ffe3be7edcee6, 0x768d6e914cb137a4, 0x5cc67d2696de2d03
        dq 0x1d79dc3f194ff2d3, 0xb269fb5e6df3eb52, 0x75e28ccfd40c31f0, 0xf51b451184574aa9, 0x1459ddf1aa730ee4, 0x49e37078d054926c, 0x83869377f6a75080, 0x3d018feee95bc72a
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x1c1814100c080400, 0x3c3834302c282420, 0x1d1915110d090501, 0x3d3935312d292521, 0x1e1a16120e0a0602, 0x3e3a36322e2a2622, 0x1f1b17130f0b0703, 0x3f3b37332f2b2723
        dq 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202
        dq 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
