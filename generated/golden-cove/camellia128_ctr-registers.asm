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
;   body: 785 uops, planned 335.2; bounds: width 130.8, ports 335.0, path 12.0
;   blocks: 5150 uops, planned 1737.0; bounds: width 858.3, ports 1688.5, path 219.0
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
        sub rsp, 0x6080                                                  ;                    frame
        and rsp, -64                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 24520], rax                                     ;                    frame
        mov qword [rbp + 24448], rsi                                     ;                    argument
        mov qword [rbp + 24456], rdi                                     ;                    argument
        mov dword [rbp + 24532], r8d                                     ;                    argument
        mov qword [rbp + 24472], rdx                                     ;                    argument
        mov qword [rbp + 24488], rcx                                     ;                    argument
        mov r8, qword [rbp + 24448]                                      ;     0.0 p2       9 d.0 reload
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p3    9 d.0
        vmovdqa64 zmm1, zmm0                                             ;    13.0          9 d copy
        vmovdqu64 [rbp + 3968], zmm0                                     ;    13.0 p7+p4   22 counter
        vpbroadcastb zmm0, [r8 + 7]                                      ;    12.0 p5+p10    9 d.0
        vpbroadcastb zmm2, [r8 + 6]                                      ;    12.0 p5+p2    9 d.1
        vmovdqa64 zmm3, zmm2                                             ;    13.0          9 d copy
        vmovdqu64 [rbp + 4032], zmm2                                     ;    13.0 p8+p9   22 counter
        vpbroadcastb zmm2, [r8 + 6]                                      ;    12.0 p5+p3    9 d.1
        vpbroadcastb zmm4, [r8 + 5]                                      ;    12.0 p5+p10    9 d.2
        vmovdqa64 zmm5, zmm4                                             ;    13.0          9 d copy
        vmovdqu64 [rbp + 4096], zmm4                                     ;    13.0 p7+p4   22 counter
        vpbroadcastb zmm4, [r8 + 5]                                      ;    12.0 p5+p2    9 d.2
        vpbroadcastb zmm6, [r8 + 4]                                      ;    12.0 p5+p3    9 d.3
        vmovdqa64 zmm7, zmm6                                             ;    13.0          9 d copy
        vmovdqu64 [rbp + 4160], zmm6                                     ;    13.0 p8+p9   22 counter
        vpbroadcastb zmm6, [r8 + 4]                                      ;    12.0 p5+p10    9 d.3
        vpbroadcastb zmm8, [r8 + 3]                                      ;    12.0 p5+p2    9 d.4
        vmovdqa64 zmm9, zmm8                                             ;    13.0          9 d copy
        vmovdqu64 [rbp + 4224], zmm8                                     ;    13.0 p7+p4   22 counter
        vpbroadcastb zmm8, [r8 + 3]                                      ;    12.0 p5+p3    9 d.4
        vpbroadcastb zmm10, [r8 + 2]                                     ;    12.0 p5+p10    9 d.5
        vmovdqa64 zmm11, zmm10                                           ;    13.0          9 d copy
        vmovdqu64 [rbp + 4288], zmm10                                    ;    13.0 p8+p9   22 counter
        vpbroadcastb zmm10, [r8 + 2]                                     ;    12.0 p5+p2    9 d.5
        vpbroadcastb zmm12, [r8 + 1]                                     ;    12.2 p5+p3    9 d.6
        vmovdqa64 zmm13, zmm12                                           ;    13.2          9 d copy
        vmovdqu64 [rbp + 4352], zmm12                                    ;    13.2 p7+p4   22 counter
        vpbroadcastb zmm12, [r8 + 1]                                     ;    13.2 p5+p10    9 d.6
        vpbroadcastb zmm14, [r8]                                         ;    14.2 p5+p2    9 d.7
        vmovdqa64 zmm15, zmm14                                           ;    15.2          9 d copy
        vmovdqu64 [rbp + 4416], zmm14                                    ;    15.2 p8+p9   22 counter
        vpbroadcastb zmm14, [r8]                                         ;    15.2 p5+p3    9 d.7
        vpbroadcastb zmm16, [r8 + 14]                                    ;    16.2 p5+p10    9 d.1
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512]           ;     6.0 p2       9 d reload
        vpaddb zmm18, zmm16, zmm17                                       ;    17.2 p0       9 d
        vmovdqu64 [rbp + 4480], zmm18                                    ;    18.2 p7+p4    9 d
        vmovdqu64 [rbp + 4544], zmm16                                    ;    17.2 p8+p9   22 counter
        vpbroadcastb zmm16, [r8 + 14]                                    ;    17.2 p5+p3    9 d.1
        vpbroadcastb zmm18, [r8 + 13]                                    ;    18.2 p5+p10    9 d.2
        vpaddb zmm19, zmm18, zmm17                                       ;    19.2 p0       9 d
        vmovdqu64 [rbp + 4608], zmm19                                    ;    20.2 p7+p4    9 d
        vmovdqu64 [rbp + 4672], zmm18                                    ;    19.2 p8+p9   22 counter
        vpbroadcastb zmm18, [r8 + 13]                                    ;    19.2 p5+p2    9 d.2
        vpbroadcastb zmm19, [r8 + 12]                                    ;    20.2 p5+p3    9 d.3
        vpaddb zmm20, zmm19, zmm17                                       ;    21.2 p0       9 d
        vmovdqu64 [rbp + 4736], zmm20                                    ;    22.2 p7+p4    9 d
        vmovdqu64 [rbp + 4800], zmm19                                    ;    21.2 p8+p9   22 counter
        vpbroadcastb zmm19, [r8 + 12]                                    ;    21.2 p5+p10    9 d.3
        vpbroadcastb zmm20, [r8 + 11]                                    ;    22.2 p5+p2    9 d.4
        vpaddb zmm21, zmm20, zmm17                                       ;    23.2 p0       9 d
        vmovdqu64 [rbp + 4864], zmm21                                    ;    24.2 p7+p4    9 d
        vmovdqu64 [rbp + 4928], zmm20                                    ;    23.2 p8+p9   22 counter
        vpbroadcastb zmm20, [r8 + 11]                                    ;    23.2 p5+p3    9 d.4
        vpbroadcastb zmm21, [r8 + 10]                                    ;    24.2 p5+p10    9 d.5
        vpaddb zmm22, zmm21, zmm17                                       ;    25.2 p0       9 d
        vmovdqu64 [rbp + 4992], zmm22                                    ;    26.2 p7+p4    9 d
        vmovdqu64 [rbp + 5056], zmm21                                    ;    25.2 p8+p9   22 counter
        vpbroadcastb zmm21, [r8 + 10]                                    ;    25.2 p5+p2    9 d.5
        vpbroadcastb zmm22, [r8 + 9]                                     ;    26.2 p5+p3    9 d.6
        vpaddb zmm23, zmm22, zmm17                                       ;    27.2 p0       9 d
        vmovdqu64 [rbp + 5120], zmm23                                    ;    28.2 p7+p4    9 d
        vmovdqu64 [rbp + 5184], zmm22                                    ;    27.2 p8+p9   22 counter
        vpbroadcastb zmm22, [r8 + 9]                                     ;    27.2 p5+p10    9 d.6
        vpbroadcastb zmm23, [r8 + 8]                                     ;    28.2 p5+p2    9 d.7
        vpbroadcastb zmm24, [r8 + 8]                                     ;    29.2 p5+p3    9 d.7
        vpaddb zmm25, zmm23, zmm17                                       ;    29.2 p0       9 d
        vmovdqu64 [rbp + 5248], zmm25                                    ;    30.2 p7+p4    9 d
        vpbroadcastb zmm25, [r8 + 15]                                    ;    30.2 p5+p10   22 counter
        vmovdqu64 [rbp + 5312], zmm23                                    ;    29.2 p8+p9   22 counter
        vmovdqu64 [rbp + 5376], zmm25                                    ;    31.2 p7+p4   22 counter
        vpaddb zmm16, zmm16, zmm17                                       ;    18.2 p0       9 d
        vmovdqu64 [rbp + 5440], zmm16                                    ;    23.2 p8+p9    9 d
        vpaddb zmm18, zmm18, zmm17                                       ;    20.2 p0       9 d
        vmovdqu64 [rbp + 5504], zmm18                                    ;    24.5 p7+p4    9 d
        vpaddb zmm19, zmm19, zmm17                                       ;    22.2 p0       9 d
        vmovdqu64 [rbp + 5568], zmm19                                    ;    25.2 p8+p9    9 d
        vpaddb zmm20, zmm20, zmm17                                       ;    24.2 p0       9 d
        vmovdqu64 [rbp + 5632], zmm20                                    ;    26.5 p7+p4    9 d
        vpaddb zmm21, zmm21, zmm17                                       ;    26.2 p0       9 d
        vmovdqu64 [rbp + 5696], zmm21                                    ;    27.2 p8+p9    9 d
        vpaddb zmm22, zmm22, zmm17                                       ;    28.2 p0       9 d
        vpaddb zmm24, zmm24, zmm17                                       ;    30.2 p0       9 d
        vmovdqu64 [rbp + 5760], zmm22                                    ;    29.2 p7+p4    9 d
        vmovdqu64 [rbp + 5824], zmm24                                    ;    31.2 p8+p9    9 d
        mov r8, qword [rbp + 24456]                                      ;    14.2 p2       9 d.0 reload
        vpbroadcastb zmm16, [r8]                                         ;    31.2 p5+p3    9 d.0
        vpxord zmm1, zmm1, zmm16                                         ;    32.2 p0       9 d
        vmovdqu64 [rbp + 5888], zmm1                                     ;    33.2 p7+p4    9 d
        vmovdqu64 [rbp + 5952], zmm16                                    ;    32.2 p8+p9   22 k
        vpbroadcastb zmm16, [r8]                                         ;    32.2 p5+p10    9 d.0
        vpxord zmm0, zmm0, zmm16                                         ;    33.2 p0       9 d
        vmovdqu64 [rbp + 6016], zmm0                                     ;    34.2 p7+p4    9 d
        vpbroadcastb zmm16, [r8 + 1]                                     ;    33.2 p5+p2    9 d.1
        vpxord zmm3, zmm3, zmm16                                         ;    34.2 p0       9 d
        vmovdqu64 [rbp + 6080], zmm3                                     ;    35.2 p8+p9    9 d
        vmovdqu64 [rbp + 6144], zmm16                                    ;    34.5 p7+p4   22 k
        vpbroadcastb zmm16, [r8 + 1]                                     ;    34.2 p5+p3    9 d.1
        vpxord zmm2, zmm2, zmm16                                         ;    35.2 p0       9 d
        vmovdqu64 [rbp + 6208], zmm2                                     ;    36.2 p8+p9    9 d
        vpbroadcastb zmm16, [r8 + 2]                                     ;    35.2 p5+p10    9 d.2
        vpxord zmm5, zmm5, zmm16                                         ;    36.2 p0       9 d
        vmovdqu64 [rbp + 6272], zmm5                                     ;    37.2 p7+p4    9 d
        vmovdqu64 [rbp + 6336], zmm16                                    ;    37.2 p8+p9   22 k
        vpbroadcastb zmm16, [r8 + 2]                                     ;    36.2 p5+p2    9 d.2
        vpxord zmm4, zmm4, zmm16                                         ;    37.2 p0       9 d
        vmovdqu64 [rbp + 6400], zmm4                                     ;    38.5 p7+p4    9 d
        vpbroadcastb zmm16, [r8 + 3]                                     ;    37.2 p5+p3    9 d.3
        vpxord zmm7, zmm7, zmm16                                         ;    38.2 p0       9 d
        vmovdqu64 [rbp + 6464], zmm7                                     ;    39.2 p8+p9    9 d
        vmovdqu64 [rbp + 6528], zmm16                                    ;    40.5 p7+p4   22 k
        vpbroadcastb zmm16, [r8 + 3]                                     ;    38.2 p5+p10    9 d.3
        vpxord zmm6, zmm6, zmm16                                         ;    39.2 p0       9 d
        vmovdqu64 [rbp + 6592], zmm6                                     ;    41.2 p8+p9    9 d
        vpbroadcastb zmm16, [r8 + 4]                                     ;    39.2 p5+p2    9 d.4
        vpxord zmm9, zmm9, zmm16                                         ;    40.2 p0       9 d
        vmovdqu64 [rbp + 6656], zmm9                                     ;    42.5 p7+p4    9 d
        vmovdqu64 [rbp + 6720], zmm16                                    ;    43.2 p8+p9   22 k
        vpbroadcastb zmm16, [r8 + 4]                                     ;    40.2 p5+p3    9 d.4
        vpxord zmm8, zmm8, zmm16                                         ;    41.2 p0       9 d
        vmovdqu64 [rbp + 6784], zmm8                                     ;    44.5 p7+p4    9 d
        vpbroadcastb zmm16, [r8 + 5]                                     ;    41.2 p5+p10    9 d.5
        vpxord zmm11, zmm11, zmm16                                       ;    42.2 p0       9 d
        vmovdqu64 [rbp + 6848], zmm11                                    ;    45.2 p8+p9    9 d
        vmovdqu64 [rbp + 6912], zmm16                                    ;    46.5 p7+p4   22 k
        vpbroadcastb zmm16, [r8 + 5]                                     ;    42.2 p5+p2    9 d.5
        vpxord zmm10, zmm10, zmm16                                       ;    43.2 p0       9 d
        vmovdqu64 [rbp + 6976], zmm10                                    ;    47.2 p8+p9    9 d
        vpbroadcastb zmm16, [r8 + 6]                                     ;    43.2 p5+p3    9 d.6
        vpxord zmm13, zmm13, zmm16                                       ;    44.2 p0       9 d
        vmovdqu64 [rbp + 7040], zmm13                                    ;    48.5 p7+p4    9 d
        vmovdqu64 [rbp + 7104], zmm16                                    ;    49.2 p8+p9   22 k
        vpbroadcastb zmm16, [r8 + 6]                                     ;    44.2 p5+p10    9 d.6
        vpxord zmm12, zmm12, zmm16                                       ;    45.2 p0       9 d
        vmovdqu64 [rbp + 7168], zmm12                                    ;    50.5 p7+p4    9 d
        vpbroadcastb zmm16, [r8 + 7]                                     ;    45.2 p5+p2    9 d.7
        vpxord zmm15, zmm15, zmm16                                       ;    46.2 p0       9 d
        vmovdqu64 [rbp + 7232], zmm15                                    ;    51.2 p8+p9    9 d
        vmovdqu64 [rbp + 7296], zmm16                                    ;    52.5 p7+p4   22 k
        vpbroadcastb zmm16, [r8 + 7]                                     ;    46.2 p5+p3    9 d.7
        vpxord zmm14, zmm14, zmm16                                       ;    47.2 p0       9 d
        vmovdqu64 [rbp + 7360], zmm14                                    ;    53.2 p8+p9    9 d
        vpbroadcastb zmm16, [r8 + 16]                                    ;    47.2 p5+p10   11 r.0
        vpxord zmm1, zmm1, zmm16                                         ;    48.2 p0      11 t
        vmovdqu64 [rbp + 7424], zmm16                                    ;    54.5 p7+p4   22 k
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 320]     ;    24.2 p2      11 t reload
        vpshufb zmm17, zmm16, zmm1                                       ;    49.2 p5      11 t
        vpbroadcastb zmm18, [r8 + 16]                                    ;    49.2 p5+p3   11 r.0
        vpxord zmm0, zmm0, zmm18                                         ;    50.2 p0      11 t
        vpshufb zmm18, zmm16, zmm0                                       ;    51.2 p5      11 t
        vpbroadcastb zmm19, [r8 + 17]                                    ;    51.2 p5+p10   11 r.1
        vpxord zmm3, zmm3, zmm19                                         ;    52.2 p0      11 t
        vmovdqu64 [rbp + 7488], zmm19                                    ;    55.2 p8+p9   22 k
        vpshufb zmm19, zmm16, zmm3                                       ;    53.2 p5      11 t
        vpbroadcastb zmm20, [r8 + 17]                                    ;    53.2 p5+p2   11 r.1
        vpxord zmm2, zmm2, zmm20                                         ;    54.2 p0      11 t
        vpshufb zmm20, zmm16, zmm2                                       ;    55.2 p5      11 t
        vpbroadcastb zmm21, [r8 + 18]                                    ;    55.2 p5+p3   11 r.2
        vpxord zmm5, zmm5, zmm21                                         ;    56.2 p0      11 t
        vmovdqu64 [rbp + 7552], zmm21                                    ;    56.5 p7+p4   22 k
        vpshufb zmm21, zmm16, zmm5                                       ;    57.2 p5      11 t
        vpbroadcastb zmm22, [r8 + 18]                                    ;    57.2 p5+p10   11 r.2
        vpxord zmm4, zmm4, zmm22                                         ;    58.2 p0      11 t
        vpshufb zmm22, zmm16, zmm4                                       ;    59.2 p5      11 t
        vpbroadcastb zmm23, [r8 + 19]                                    ;    59.2 p5+p2   11 r.3
        vpxord zmm7, zmm7, zmm23                                         ;    60.2 p0      11 t
        vmovdqu64 [rbp + 7616], zmm23                                    ;    60.2 p8+p9   22 k
        vpshufb zmm23, zmm16, zmm7                                       ;    61.2 p5      11 t
        vpbroadcastb zmm24, [r8 + 19]                                    ;    61.2 p5+p3   11 r.3
        vpxord zmm6, zmm6, zmm24                                         ;    62.2 p0      11 t
        vpshufb zmm24, zmm16, zmm6                                       ;    63.2 p5      11 t
        vpbroadcastb zmm25, [r8 + 20]                                    ;    63.2 p5+p10   11 r.4
        vpxord zmm9, zmm9, zmm25                                         ;    64.2 p0      11 t
        vmovdqu64 [rbp + 7680], zmm25                                    ;    64.2 p7+p4   22 k
        vpshufb zmm25, zmm16, zmm9                                       ;    65.2 p5      11 t
        vpbroadcastb zmm26, [r8 + 20]                                    ;    65.2 p5+p2   11 r.4
        vpxord zmm8, zmm8, zmm26                                         ;    66.2 p0      11 t
        vpshufb zmm26, zmm16, zmm8                                       ;    67.2 p5      11 t
        vpbroadcastb zmm27, [r8 + 21]                                    ;    67.2 p5+p3   11 r.5
        vpxord zmm11, zmm11, zmm27                                       ;    68.2 p0      11 t
        vmovdqu64 [rbp + 7744], zmm27                                    ;    68.2 p8+p9   22 k
        vpshufb zmm27, zmm16, zmm11                                      ;    69.2 p5      11 t
        vpbroadcastb zmm28, [r8 + 21]                                    ;    69.2 p5+p10   11 r.5
        vpxord zmm10, zmm10, zmm28                                       ;    70.2 p0      11 t
        vpshufb zmm28, zmm16, zmm10                                      ;    71.2 p5      11 t
        vpbroadcastb zmm29, [r8 + 22]                                    ;    71.2 p5+p2   11 r.6
        vpxord zmm13, zmm13, zmm29                                       ;    72.2 p0      11 t
        vmovdqu64 [rbp + 7808], zmm29                                    ;    72.2 p7+p4   22 k
        vpshufb zmm29, zmm16, zmm13                                      ;    73.2 p5      11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 128]     ;    31.5 p3      11 t reload
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 64]      ;    31.8 p2      11 t reload
        vmovdqa64 zmm16, zmm1                                            ;    49.2         11 t copy
        vpermi2b zmm16, zmm31, zmm30                                     ;    74.2 p0+p5   11 t
        vmovdqu64 [rbp + 7872], zmm29                                    ;    74.2 p8+p9   11 t spill
        vmovdqa64 zmm29, zmm0                                            ;    51.2         11 t copy
        vpermi2b zmm29, zmm31, zmm30                                     ;    76.2 p0+p5   11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 192]     ;    33.3 p3      11 t reload
        vpermi2b zmm1, zmm30, [rel camellia128_ctr.T0_constants512 + 256] ;    78.2 p0+p5+p2   11 t
        vpternlogd zmm17, zmm16, zmm1, 0xca                              ;    83.2 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 256]      ;    34.3 p3      11 t reload
        vpermi2b zmm0, zmm30, zmm1                                       ;    80.2 p0+p5   11 t
        vpternlogd zmm18, zmm29, zmm0, 0xca                              ;    85.2 p0      11 t
        vpbroadcastb zmm0, [r8 + 22]                                     ;    81.2 p5+p10   11 r.6
        vpxord zmm12, zmm12, zmm0                                        ;    82.2 p0      11 t
        vpbroadcastb zmm0, [r8 + 23]                                     ;    82.2 p5+p2   11 r.7
        vpxord zmm15, zmm15, zmm0                                        ;    83.2 p0      11 t
        vmovdqu64 [rbp + 7936], zmm0                                     ;    83.2 p7+p4   22 k
        vmovdqa64 zmm0, zmm15                                            ;    84.2         11 t copy
        vpermi2b zmm0, zmm30, zmm1                                       ;    84.2 p0+p5   11 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 320]     ;    36.5 p3      11 t reload
        vpshufb zmm29, zmm16, zmm15                                      ;    85.2 p5      11 t
        vpshufb zmm1, zmm16, zmm12                                       ;    86.2 p5      11 t
        vpermi2b zmm15, zmm31, [rel camellia128_ctr.T0_constants512 + 128] ;    88.2 p0+p5+p2   11 t
        vpternlogd zmm29, zmm15, zmm0, 0xca                              ;    93.2 p0      11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 448]      ;    37.7 p3      11 t reload
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 384]     ;    38.0 p2      11 t reload
        vmovdqa64 zmm16, zmm3                                            ;    53.2         11 t copy
        vpermi2b zmm16, zmm15, zmm0                                      ;    90.2 p0+p5   11 t
        vmovdqa64 zmm30, zmm2                                            ;    55.2         11 t copy
        vpermi2b zmm30, zmm15, zmm0                                      ;    92.2 p0+p5   11 t
        vmovdqa64 zmm31, zmm9                                            ;    65.2         11 t copy
        vpermi2b zmm31, zmm15, zmm0                                      ;    94.2 p0+p5   11 t
        vmovdqu64 [rbp + 8000], zmm29                                    ;    94.2 p8+p9   11 t spill
        vmovdqa64 zmm29, zmm8                                            ;    67.2         11 t copy
        vpermi2b zmm29, zmm15, zmm0                                      ;    96.2 p0+p5   11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 576]      ;    40.8 p3      11 t reload
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 512]     ;    41.0 p2      11 t reload
        vpermi2b zmm3, zmm15, zmm0                                       ;    98.2 p0+p5   11 t
        vpermi2b zmm2, zmm15, zmm0                                       ;   100.2 p0+p5   11 t
        vpermi2b zmm9, zmm15, zmm0                                       ;   102.2 p0+p5   11 t
        vpermi2b zmm8, zmm15, zmm0                                       ;   104.2 p0+p5   11 t
        vpternlogd zmm19, zmm16, zmm3, 0xca                              ;   103.2 p0      11 t
        vpternlogd zmm20, zmm30, zmm2, 0xca                              ;   105.2 p0      11 t
        vpternlogd zmm25, zmm31, zmm9, 0xca                              ;   107.2 p0      11 t
        vpternlogd zmm26, zmm29, zmm8, 0xca                              ;   109.2 p0      11 t
        vpbroadcastb zmm0, [r8 + 23]                                     ;   105.2 p5+p10   11 r.7
        vpxord zmm14, zmm14, zmm0                                        ;   106.2 p0      11 t
        vpbroadcastb zmm0, [r8 + 8]                                      ;   106.2 p5+p3   22 k
        vmovdqu64 [rbp + 8064], zmm0                                     ;   107.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 9]                                      ;   107.2 p5+p2   22 k
        vmovdqu64 [rbp + 8128], zmm0                                     ;   108.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 10]                                     ;   108.2 p5+p10   22 k
        vmovdqu64 [rbp + 8192], zmm0                                     ;   109.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 11]                                     ;   109.2 p5+p3   22 k
        vmovdqu64 [rbp + 8256], zmm0                                     ;   110.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 12]                                     ;   110.2 p5+p2   22 k
        vmovdqu64 [rbp + 8320], zmm0                                     ;   111.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 13]                                     ;   111.2 p5+p10   22 k
        vmovdqu64 [rbp + 8384], zmm0                                     ;   112.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 14]                                     ;   112.2 p5+p3   22 k
        vmovdqu64 [rbp + 8448], zmm0                                     ;   113.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 15]                                     ;   113.2 p5+p2   22 k
        vmovdqu64 [rbp + 8512], zmm0                                     ;   114.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 24]                                     ;   114.2 p5+p10   22 k
        vmovdqu64 [rbp + 8576], zmm0                                     ;   115.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 25]                                     ;   115.2 p5+p3   22 k
        vmovdqu64 [rbp + 8640], zmm0                                     ;   116.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 26]                                     ;   116.2 p5+p2   22 k
        vmovdqu64 [rbp + 8704], zmm0                                     ;   117.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 27]                                     ;   117.2 p5+p10   22 k
        vmovdqu64 [rbp + 8768], zmm0                                     ;   118.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 28]                                     ;   118.2 p5+p3   22 k
        vmovdqu64 [rbp + 8832], zmm0                                     ;   119.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 29]                                     ;   119.2 p5+p2   22 k
        vmovdqu64 [rbp + 8896], zmm0                                     ;   120.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 30]                                     ;   120.2 p5+p10   22 k
        vmovdqu64 [rbp + 8960], zmm0                                     ;   121.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 31]                                     ;   121.2 p5+p3   22 k
        vmovdqu64 [rbp + 9024], zmm0                                     ;   122.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 32]                                     ;   122.2 p5+p2   22 k
        vmovdqu64 [rbp + 9088], zmm0                                     ;   123.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 33]                                     ;   123.2 p5+p10   22 k
        vmovdqu64 [rbp + 9152], zmm0                                     ;   124.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 34]                                     ;   124.2 p5+p3   22 k
        vmovdqu64 [rbp + 9216], zmm0                                     ;   125.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 35]                                     ;   125.2 p5+p2   22 k
        vmovdqu64 [rbp + 9280], zmm0                                     ;   126.2 p8+p9   22 k
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 320]      ;    51.2 p3      11 t reload
        vpshufb zmm0, zmm0, zmm14                                        ;   126.2 p5      11 t
        vpbroadcastb zmm2, [r8 + 36]                                     ;   127.2 p5+p10   22 k
        vmovdqu64 [rbp + 9344], zmm2                                     ;   128.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 37]                                     ;   128.2 p5+p2   22 k
        vmovdqu64 [rbp + 9408], zmm2                                     ;   129.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 38]                                     ;   129.2 p5+p10   22 k
        vmovdqu64 [rbp + 9472], zmm2                                     ;   130.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 39]                                     ;   130.2 p5+p3   22 k
        vmovdqu64 [rbp + 9536], zmm2                                     ;   131.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 40]                                     ;   131.2 p5+p2   22 k
        vmovdqu64 [rbp + 9600], zmm2                                     ;   132.2 p7+p4   22 k
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 704]      ;    53.2 p3      11 t reload
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 640]      ;    53.5 p2      11 t reload
        vmovdqa64 zmm8, zmm5                                             ;    57.2         11 t copy
        vpermi2b zmm8, zmm3, zmm2                                        ;   133.2 p0+p5   11 t
        vmovdqa64 zmm9, zmm4                                             ;    59.2         11 t copy
        vpermi2b zmm9, zmm3, zmm2                                        ;   135.2 p0+p5   11 t
        vmovdqa64 zmm15, zmm11                                           ;    69.2         11 t copy
        vpermi2b zmm15, zmm3, zmm2                                       ;   137.2 p0+p5   11 t
        vmovdqa64 zmm16, zmm10                                           ;    71.2         11 t copy
        vpermi2b zmm16, zmm3, zmm2                                       ;   139.2 p0+p5   11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 832]      ;    55.8 p3      11 t reload
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 768]      ;    56.0 p2      11 t reload
        vpermi2b zmm5, zmm3, zmm2                                        ;   141.2 p0+p5   11 t
        vpermi2b zmm4, zmm3, zmm2                                        ;   143.2 p0+p5   11 t
        vpermi2b zmm11, zmm3, zmm2                                       ;   145.2 p0+p5   11 t
        vpermi2b zmm10, zmm3, zmm2                                       ;   147.2 p0+p5   11 t
        vpternlogd zmm21, zmm8, zmm5, 0xca                               ;   146.2 p0      11 t
        vpternlogd zmm22, zmm9, zmm4, 0xca                               ;   148.2 p0      11 t
        vpternlogd zmm27, zmm15, zmm11, 0xca                             ;   150.2 p0      11 t
        vpternlogd zmm28, zmm16, zmm10, 0xca                             ;   152.2 p0      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 960]      ;    58.8 p3      11 t reload
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 896]      ;    59.0 p2      11 t reload
        vmovdqa64 zmm4, zmm7                                             ;    61.2         11 t copy
        vpermi2b zmm4, zmm3, zmm2                                        ;   149.2 p0+p5   11 t
        vmovdqa64 zmm5, zmm6                                             ;    63.2         11 t copy
        vpermi2b zmm5, zmm3, zmm2                                        ;   151.2 p0+p5   11 t
        vmovdqa64 zmm8, zmm13                                            ;    73.2         11 t copy
        vpermi2b zmm8, zmm3, zmm2                                        ;   153.2 p0+p5   11 t
        vmovdqa64 zmm9, zmm12                                            ;    83.2         11 t copy
        vpermi2b zmm9, zmm3, zmm2                                        ;   155.2 p0+p5   11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 1088]     ;    61.8 p3      11 t reload
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 1024]     ;    62.0 p2      11 t reload
        vpermi2b zmm7, zmm3, zmm2                                        ;   157.2 p0+p5   11 t
        vpermi2b zmm6, zmm3, zmm2                                        ;   159.2 p0+p5   11 t
        vpermi2b zmm13, zmm3, zmm2                                       ;   161.2 p0+p5   11 t
        vpermi2b zmm12, zmm3, zmm2                                       ;   163.2 p0+p5   11 t
        vpternlogd zmm23, zmm4, zmm7, 0xca                               ;   162.2 p0      11 t
        vpternlogd zmm24, zmm5, zmm6, 0xca                               ;   164.2 p0      11 t
        vpternlogd zmm1, zmm9, zmm12, 0xca                               ;   168.2 p0      11 t
        vmovdqa64 zmm2, zmm17                                            ;    84.2         11 t copy
        vpternlogd zmm2, zmm27, zmm23, 0x96                              ;   163.2 p0      11 t
        vmovdqa64 zmm3, zmm2                                             ;   164.2         11 t copy
        vpternlogd zmm2, zmm25, zmm21, 0x96                              ;   164.2 p0      11 t
        vpternlogd zmm25, zmm21, zmm23, 0x96                             ;   163.2 p0      11 t
        vmovdqu64 [rbp + 9664], zmm2                                     ;   165.2 p8+p9   11 t
        vmovdqa64 zmm4, zmm25                                            ;   164.2         11 t copy
        vmovdqa64 zmm5, zmm18                                            ;    86.2         11 t copy
        vpternlogd zmm5, zmm28, zmm24, 0x96                              ;   165.2 p0      11 t
        vmovdqa64 zmm6, zmm5                                             ;   166.2         11 t copy
        vpternlogd zmm5, zmm26, zmm22, 0x96                              ;   166.2 p0      11 t
        vpternlogd zmm26, zmm22, zmm24, 0x96                             ;   165.2 p0      11 t
        vmovdqu64 [rbp + 9728], zmm5                                     ;   167.2 p7+p4   11 t
        vmovdqa64 zmm7, zmm26                                            ;   166.2         11 t copy
        vmovdqa64 zmm9, zmm1                                             ;   169.2         11 t copy
        vpternlogd zmm9, zmm18, zmm20, 0x96                              ;   169.2 p0      11 t
        vpternlogd zmm28, zmm24, zmm9, 0x96                              ;   170.2 p0      11 t
        vpxord zmm5, zmm5, zmm9                                          ;   170.2 p0      11 t
        vmovdqu64 [rbp + 9792], zmm5                                     ;   171.2 p8+p9   11 t
        vmovdqu64 [rbp + 9856], zmm28                                    ;   171.2 p7+p4   11 t
        vmovdqu64 zmm5, [rbp + 8000]                                     ;    94.2 p3      11 t reload
        vpternlogd zmm21, zmm19, zmm5, 0x96                              ;   147.2 p0      11 t
        vpternlogd zmm25, zmm5, zmm19, 0x96                              ;   164.2 p0      11 t
        vmovdqa64 zmm5, zmm21                                            ;   148.2         11 t copy
        vmovdqu64 [rbp + 9920], zmm25                                    ;   165.2 p8+p9   11 t
        vpxord zmm3, zmm3, zmm25                                         ;   165.2 p0      11 t
        vmovdqu64 [rbp + 9984], zmm3                                     ;   166.2 p7+p4   11 t
        vpbroadcastb zmm3, [r8 + 41]                                     ;   164.2 p5+p10   22 k
        vmovdqu64 [rbp + 10048], zmm3                                    ;   165.2 p8+p9   22 k
        vpbroadcastb zmm3, [r8 + 42]                                     ;   165.2 p5+p2   22 k
        vmovdqu64 [rbp + 10112], zmm3                                    ;   166.2 p7+p4   22 k
        vpbroadcastb zmm3, [r8 + 43]                                     ;   166.2 p5+p3   22 k
        vmovdqu64 [rbp + 10176], zmm3                                    ;   167.2 p8+p9   22 k
        vpbroadcastb zmm3, [r8 + 44]                                     ;   167.2 p5+p10   22 k
        vmovdqu64 [rbp + 10240], zmm3                                    ;   168.2 p7+p4   22 k
        vpbroadcastb zmm3, [r8 + 45]                                     ;   168.2 p5+p2   22 k
        vmovdqu64 [rbp + 10304], zmm3                                    ;   169.2 p8+p9   22 k
        vpbroadcastb zmm3, [r8 + 46]                                     ;   169.2 p5+p3   22 k
        vmovdqu64 [rbp + 10368], zmm3                                    ;   170.2 p7+p4   22 k
        vpternlogd zmm8, zmm13, [rbp + 7872], 0xe4                       ;   166.2 p0+p2   11 t
        vpternlogd zmm19, zmm8, zmm17, 0x96                              ;   167.2 p0      11 t
        vpternlogd zmm21, zmm8, zmm17, 0x96                              ;   167.2 p0      11 t
        vpternlogd zmm27, zmm23, zmm19, 0x96                             ;   168.2 p0      11 t
        vpxord zmm2, zmm2, zmm19                                         ;   168.2 p0      11 t
        vmovdqu64 [rbp + 10432], zmm2                                    ;   169.2 p8+p9   11 t
        vmovdqu64 [rbp + 10496], zmm21                                   ;   168.2 p7+p4   11 t
        vpxord zmm4, zmm4, zmm21                                         ;   168.2 p0      11 t
        vmovdqu64 [rbp + 10560], zmm4                                    ;   169.2 p8+p9   11 t
        vmovdqu64 [rbp + 10624], zmm27                                   ;   169.2 p7+p4   11 t
        vpxord zmm5, zmm5, zmm27                                         ;   169.2 p0      11 t
        vmovdqu64 [rbp + 10688], zmm5                                    ;   170.2 p8+p9   11 t
        vpbroadcastb zmm2, [r8 + 47]                                     ;   170.2 p5+p10   22 k
        vmovdqu64 [rbp + 10752], zmm2                                    ;   171.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 48]                                     ;   171.2 p5+p3   22 k
        vmovdqu64 [rbp + 10816], zmm2                                    ;   172.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 49]                                     ;   172.2 p5+p2   22 k
        vmovdqu64 [rbp + 10880], zmm2                                    ;   173.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 50]                                     ;   173.2 p5+p10   22 k
        vmovdqu64 [rbp + 10944], zmm2                                    ;   174.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 51]                                     ;   174.2 p5+p3   22 k
        vmovdqu64 [rbp + 11008], zmm2                                    ;   175.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 52]                                     ;   175.2 p5+p2   22 k
        vmovdqu64 [rbp + 11072], zmm2                                    ;   176.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 53]                                     ;   176.2 p5+p10   22 k
        vmovdqu64 [rbp + 11136], zmm2                                    ;   177.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 54]                                     ;   177.2 p5+p3   22 k
        vmovdqu64 [rbp + 11200], zmm2                                    ;   178.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 55]                                     ;   178.2 p5+p2   22 k
        vmovdqu64 [rbp + 11264], zmm2                                    ;   179.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 56]                                     ;   179.2 p5+p10   22 k
        vmovdqu64 [rbp + 11328], zmm2                                    ;   180.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 57]                                     ;   180.2 p5+p3   22 k
        vmovdqu64 [rbp + 11392], zmm2                                    ;   181.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 58]                                     ;   181.2 p5+p2   22 k
        vmovdqu64 [rbp + 11456], zmm2                                    ;   182.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 59]                                     ;   182.2 p5+p10   22 k
        vmovdqu64 [rbp + 11520], zmm2                                    ;   183.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 60]                                     ;   183.2 p5+p3   22 k
        vmovdqu64 [rbp + 11584], zmm2                                    ;   184.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 61]                                     ;   184.2 p5+p2   22 k
        vmovdqu64 [rbp + 11648], zmm2                                    ;   185.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 62]                                     ;   185.2 p5+p10   22 k
        vmovdqu64 [rbp + 11712], zmm2                                    ;   186.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 63]                                     ;   186.2 p5+p3   22 k
        vmovdqu64 [rbp + 11776], zmm2                                    ;   187.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 64]                                     ;   187.2 p5+p2   22 k
        vmovdqu64 [rbp + 11840], zmm2                                    ;   188.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 65]                                     ;   188.2 p5+p10   22 k
        vmovdqu64 [rbp + 11904], zmm2                                    ;   189.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 66]                                     ;   189.2 p5+p3   22 k
        vmovdqu64 [rbp + 11968], zmm2                                    ;   190.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 67]                                     ;   190.2 p5+p2   22 k
        vmovdqu64 [rbp + 12032], zmm2                                    ;   191.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 68]                                     ;   191.2 p5+p10   22 k
        vmovdqu64 [rbp + 12096], zmm2                                    ;   192.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 69]                                     ;   192.2 p5+p3   22 k
        vmovdqu64 [rbp + 12160], zmm2                                    ;   193.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 70]                                     ;   193.2 p5+p2   22 k
        vmovdqu64 [rbp + 12224], zmm2                                    ;   194.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 71]                                     ;   194.2 p5+p10   22 k
        vmovdqu64 [rbp + 12288], zmm2                                    ;   195.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 72]                                     ;   195.2 p5+p3   22 k
        vmovdqu64 [rbp + 12352], zmm2                                    ;   196.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 73]                                     ;   196.2 p5+p2   22 k
        vmovdqu64 [rbp + 12416], zmm2                                    ;   197.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 74]                                     ;   197.2 p5+p10   22 k
        vmovdqu64 [rbp + 12480], zmm2                                    ;   198.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 75]                                     ;   198.2 p5+p3   22 k
        vmovdqu64 [rbp + 12544], zmm2                                    ;   199.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 76]                                     ;   199.2 p5+p2   22 k
        vmovdqu64 [rbp + 12608], zmm2                                    ;   200.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 77]                                     ;   200.2 p5+p10   22 k
        vmovdqu64 [rbp + 12672], zmm2                                    ;   201.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 78]                                     ;   201.2 p5+p3   22 k
        vmovdqu64 [rbp + 12736], zmm2                                    ;   202.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 79]                                     ;   202.2 p5+p2   22 k
        vmovdqu64 [rbp + 12800], zmm2                                    ;   203.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 80]                                     ;   203.2 p5+p10   22 k
        vmovdqu64 [rbp + 12864], zmm2                                    ;   204.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 81]                                     ;   204.2 p5+p3   22 k
        vmovdqu64 [rbp + 12928], zmm2                                    ;   205.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 82]                                     ;   205.2 p5+p2   22 k
        vmovdqu64 [rbp + 12992], zmm2                                    ;   206.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 83]                                     ;   206.2 p5+p10   22 k
        vmovdqu64 [rbp + 13056], zmm2                                    ;   207.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 84]                                     ;   207.2 p5+p3   22 k
        vmovdqu64 [rbp + 13120], zmm2                                    ;   208.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 85]                                     ;   208.2 p5+p2   22 k
        vmovdqu64 [rbp + 13184], zmm2                                    ;   209.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 86]                                     ;   209.2 p5+p10   22 k
        vmovdqu64 [rbp + 13248], zmm2                                    ;   210.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 87]                                     ;   210.2 p5+p3   22 k
        vmovdqu64 [rbp + 13312], zmm2                                    ;   211.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 88]                                     ;   211.2 p5+p2   22 k
        vmovdqu64 [rbp + 13376], zmm2                                    ;   212.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 89]                                     ;   212.2 p5+p10   22 k
        vmovdqu64 [rbp + 13440], zmm2                                    ;   213.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 90]                                     ;   213.2 p5+p3   22 k
        vmovdqu64 [rbp + 13504], zmm2                                    ;   214.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 91]                                     ;   214.2 p5+p2   22 k
        vmovdqu64 [rbp + 13568], zmm2                                    ;   215.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 92]                                     ;   215.2 p5+p10   22 k
        vmovdqu64 [rbp + 13632], zmm2                                    ;   216.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 93]                                     ;   216.2 p5+p3   22 k
        vmovdqu64 [rbp + 13696], zmm2                                    ;   217.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 94]                                     ;   217.2 p5+p2   22 k
        vmovdqu64 [rbp + 13760], zmm2                                    ;   218.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 95]                                     ;   218.2 p5+p10   22 k
        vmovdqu64 [rbp + 13824], zmm2                                    ;   219.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 96]                                     ;   219.2 p5+p3   22 k
        vmovdqu64 [rbp + 13888], zmm2                                    ;   220.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 97]                                     ;   220.2 p5+p2   22 k
        vmovdqu64 [rbp + 13952], zmm2                                    ;   221.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 98]                                     ;   221.2 p5+p10   22 k
        vmovdqu64 [rbp + 14016], zmm2                                    ;   222.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 99]                                     ;   222.2 p5+p3   22 k
        vpbroadcastb zmm3, [r8 + 100]                                    ;   223.2 p5+p2   22 k
        vmovdqu64 [rbp + 14080], zmm2                                    ;   223.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 101]                                    ;   224.2 p5+p10   22 k
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 64]       ;    91.7 p3      11 t reload
        vmovdqa64 zmm5, zmm14                                            ;   107.2         11 t copy
        vpermi2b zmm5, zmm4, [rel camellia128_ctr.T0_constants512 + 128] ;   226.2 p0+p5+p2   11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 192]      ;    92.7 p3      11 t reload
        vpermi2b zmm14, zmm4, [rel camellia128_ctr.T0_constants512 + 256] ;   228.2 p0+p5+p2   11 t
        vpternlogd zmm0, zmm5, zmm14, 0xca                               ;   233.2 p0      11 t
        vpternlogd zmm22, zmm0, zmm20, 0x96                              ;   234.2 p0      11 t
        vpternlogd zmm26, zmm0, zmm20, 0x96                              ;   234.2 p0      11 t
        vpternlogd zmm1, zmm18, zmm22, 0x96                              ;   235.2 p0      11 t
        vpxord zmm28, zmm28, zmm22                                       ;   235.2 p0      11 t
        vmovdqu64 [rbp + 14144], zmm28                                   ;   236.2 p8+p9   11 t
        vmovdqu64 [rbp + 14208], zmm26                                   ;   235.2 p7+p4   11 t
        vpxord zmm6, zmm6, zmm26                                         ;   235.2 p0      11 t
        vmovdqu64 [rbp + 14272], zmm6                                    ;   236.2 p8+p9   11 t
        vmovdqu64 [rbp + 14336], zmm1                                    ;   236.2 p7+p4   11 t
        vpxord zmm7, zmm7, zmm1                                          ;   236.2 p0      11 t
        vmovdqu64 [rbp + 14400], zmm7                                    ;   237.2 p8+p9   11 t
        vmovdqu64 [rbp + 14464], zmm3                                    ;   224.2 p7+p4   22 k
        vmovdqu64 [rbp + 14528], zmm2                                    ;   225.2 p8+p9   22 k
        vpbroadcastb zmm0, [r8 + 102]                                    ;   229.2 p5+p10   22 k
        vpbroadcastb zmm1, [r8 + 103]                                    ;   230.2 p5+p3   22 k
        vpbroadcastb zmm2, [r8 + 104]                                    ;   231.2 p5+p2   22 k
        vpbroadcastb zmm3, [r8 + 105]                                    ;   232.2 p5+p10   22 k
        vpbroadcastb zmm4, [r8 + 106]                                    ;   233.2 p5+p3   22 k
        vpbroadcastb zmm5, [r8 + 107]                                    ;   234.2 p5+p2   22 k
        vpbroadcastb zmm6, [r8 + 108]                                    ;   235.2 p5+p10   22 k
        vpbroadcastb zmm7, [r8 + 109]                                    ;   236.2 p5+p3   22 k
        vmovdqu64 [rbp + 14592], zmm0                                    ;   230.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 110]                                    ;   237.2 p5+p2   22 k
        vpbroadcastb zmm8, [r8 + 111]                                    ;   238.2 p5+p10   22 k
        vmovdqu64 [rbp + 14656], zmm1                                    ;   231.2 p8+p9   22 k
        vpbroadcastb zmm1, [r8 + 112]                                    ;   239.2 p5+p3   22 k
        vpbroadcastb zmm9, [r8 + 113]                                    ;   240.2 p5+p2   22 k
        vmovdqu64 [rbp + 14720], zmm2                                    ;   232.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 114]                                    ;   241.2 p5+p10   22 k
        vpbroadcastb zmm10, [r8 + 115]                                   ;   242.2 p5+p3   22 k
        vpbroadcastb zmm11, [r8 + 116]                                   ;   243.2 p5+p2   22 k
        vmovdqu64 [rbp + 14784], zmm3                                    ;   233.2 p8+p9   22 k
        vpbroadcastb zmm3, [r8 + 117]                                    ;   244.2 p5+p10   22 k
        vpbroadcastb zmm12, [r8 + 118]                                   ;   245.2 p5+p3   22 k
        vmovdqu64 [rbp + 14848], zmm4                                    ;   234.2 p7+p4   22 k
        vpbroadcastb zmm4, [r8 + 119]                                    ;   246.2 p5+p2   22 k
        vpbroadcastb zmm13, [r8 + 120]                                   ;   247.2 p5+p10   22 k
        vpbroadcastb zmm14, [r8 + 121]                                   ;   248.2 p5+p3   22 k
        vmovdqu64 [rbp + 14912], zmm5                                    ;   235.2 p8+p9   22 k
        vpbroadcastb zmm5, [r8 + 122]                                    ;   249.2 p5+p2   22 k
        vpbroadcastb zmm15, [r8 + 123]                                   ;   250.2 p5+p10   22 k
        vmovdqu64 [rbp + 14976], zmm6                                    ;   236.2 p7+p4   22 k
        vpbroadcastb zmm6, [r8 + 124]                                    ;   251.2 p5+p3   22 k
        vpbroadcastb zmm16, [r8 + 125]                                   ;   252.2 p5+p2   22 k
        vmovdqu64 [rbp + 15040], zmm7                                    ;   237.2 p8+p9   22 k
        vpbroadcastb zmm7, [r8 + 126]                                    ;   253.2 p5+p10   22 k
        vpbroadcastb zmm17, [r8 + 127]                                   ;   254.2 p5+p3   22 k
        vpbroadcastb zmm18, [r8 + 128]                                   ;   255.2 p5+p2   22 k
        vmovdqu64 [rbp + 15104], zmm0                                    ;   238.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 129]                                    ;   256.2 p5+p10   22 k
        vpbroadcastb zmm19, [r8 + 130]                                   ;   257.2 p5+p3   22 k
        vmovdqu64 [rbp + 15168], zmm8                                    ;   239.2 p8+p9   22 k
        vpbroadcastb zmm8, [r8 + 131]                                    ;   258.2 p5+p2   22 k
        vpbroadcastb zmm20, [r8 + 132]                                   ;   259.2 p5+p10   22 k
        vpbroadcastb zmm21, [r8 + 133]                                   ;   260.2 p5+p3   22 k
        vmovdqu64 [rbp + 15232], zmm1                                    ;   240.2 p7+p4   22 k
        vpbroadcastb zmm1, [r8 + 134]                                    ;   261.2 p5+p2   22 k
        vpbroadcastb zmm22, [r8 + 135]                                   ;   262.2 p5+p10   22 k
        vmovdqu64 [rbp + 15296], zmm9                                    ;   241.2 p8+p9   22 k
        vpbroadcastb zmm9, [r8 + 136]                                    ;   263.2 p5+p3   22 k
        vpbroadcastb zmm23, [r8 + 137]                                   ;   264.2 p5+p2   22 k
        vmovdqu64 [rbp + 15360], zmm2                                    ;   242.2 p7+p4   22 k
        vpbroadcastb zmm2, [r8 + 138]                                    ;   265.2 p5+p10   22 k
        vpbroadcastb zmm24, [r8 + 139]                                   ;   266.2 p5+p3   22 k
        vpbroadcastb zmm25, [r8 + 140]                                   ;   267.2 p5+p2   22 k
        vmovdqu64 [rbp + 15424], zmm10                                   ;   243.2 p8+p9   22 k
        vpbroadcastb zmm10, [r8 + 141]                                   ;   268.2 p5+p10   22 k
        vpbroadcastb zmm26, [r8 + 142]                                   ;   269.2 p5+p3   22 k
        vmovdqu64 [rbp + 15488], zmm11                                   ;   244.2 p7+p4   22 k
        vpbroadcastb zmm11, [r8 + 143]                                   ;   270.2 p5+p2   22 k
        vpbroadcastb zmm27, [r8 + 144]                                   ;   271.2 p5+p10   22 k
        vpbroadcastb zmm28, [r8 + 145]                                   ;   272.2 p5+p3   22 k
        vmovdqu64 [rbp + 15552], zmm3                                    ;   245.2 p8+p9   22 k
        vpbroadcastb zmm3, [r8 + 146]                                    ;   273.2 p5+p2   22 k
        vpbroadcastb zmm29, [r8 + 147]                                   ;   274.2 p5+p10   22 k
        mov esi, 0                                                       ;   105.5 p1      22 k reload
        mov dword [rbp + 24528], esi                                     ;   182.5 p7+p4   22 k
        vmovdqu64 [rbp + 15616], zmm12                                   ;   246.2 p8+p9   22 k
        vpbroadcastb zmm12, [r8 + 148]                                   ;   275.2 p5+p3   22 k
        vmovdqu64 [rbp + 15680], zmm4                                    ;   247.2 p7+p4   22 k
        vpbroadcastb zmm4, [r8 + 149]                                    ;   276.2 p5+p2   22 k
        vmovdqu64 [rbp + 15744], zmm13                                   ;   248.2 p8+p9   22 k
        vpbroadcastb zmm13, [r8 + 150]                                   ;   277.2 p5+p10   22 k
        vmovdqu64 [rbp + 15808], zmm14                                   ;   249.2 p7+p4   22 k
        vpbroadcastb zmm14, [r8 + 151]                                   ;   278.2 p5+p3   22 k
        vmovdqu64 [rbp + 15872], zmm5                                    ;   250.2 p8+p9   22 k
        vpbroadcastb zmm5, [r8 + 152]                                    ;   279.2 p5+p2   22 k
        vmovdqu64 [rbp + 15936], zmm15                                   ;   251.2 p7+p4   22 k
        vpbroadcastb zmm15, [r8 + 153]                                   ;   280.2 p5+p10   22 k
        vmovdqu64 [rbp + 16000], zmm6                                    ;   252.2 p8+p9   22 k
        vpbroadcastb zmm6, [r8 + 154]                                    ;   281.2 p5+p3   22 k
        vmovdqu64 [rbp + 16064], zmm16                                   ;   253.2 p7+p4   22 k
        vpbroadcastb zmm16, [r8 + 155]                                   ;   282.2 p5+p2   22 k
        vmovdqu64 [rbp + 16128], zmm7                                    ;   254.2 p8+p9   22 k
        vpbroadcastb zmm7, [r8 + 156]                                    ;   283.2 p5+p10   22 k
        vmovdqu64 [rbp + 16192], zmm17                                   ;   255.2 p7+p4   22 k
        vpbroadcastb zmm17, [r8 + 157]                                   ;   284.2 p5+p3   22 k
        vmovdqu64 [rbp + 16256], zmm18                                   ;   256.2 p8+p9   22 k
        vpbroadcastb zmm18, [r8 + 158]                                   ;   285.2 p5+p2   22 k
        vmovdqu64 [rbp + 16320], zmm0                                    ;   257.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 159]                                    ;   286.2 p5+p10   22 k
        vmovdqu64 [rbp + 16384], zmm19                                   ;   258.2 p8+p9   22 k
        vpbroadcastb zmm19, [r8 + 160]                                   ;   287.2 p5+p3   22 k
        vmovdqu64 [rbp + 16448], zmm8                                    ;   259.2 p7+p4   22 k
        vpbroadcastb zmm8, [r8 + 161]                                    ;   288.2 p5+p2   22 k
        vmovdqu64 [rbp + 16512], zmm20                                   ;   260.2 p8+p9   22 k
        vpbroadcastb zmm20, [r8 + 162]                                   ;   289.2 p5+p10   22 k
        vmovdqu64 [rbp + 16576], zmm21                                   ;   261.2 p7+p4   22 k
        vpbroadcastb zmm21, [r8 + 163]                                   ;   290.2 p5+p3   22 k
        vmovdqu64 [rbp + 16640], zmm1                                    ;   262.2 p8+p9   22 k
        vpbroadcastb zmm1, [r8 + 164]                                    ;   291.2 p5+p2   22 k
        vmovdqu64 [rbp + 16704], zmm22                                   ;   263.2 p7+p4   22 k
        vpbroadcastb zmm22, [r8 + 165]                                   ;   292.2 p5+p10   22 k
        vmovdqu64 [rbp + 16768], zmm9                                    ;   264.2 p8+p9   22 k
        vpbroadcastb zmm9, [r8 + 166]                                    ;   293.2 p5+p3   22 k
        vmovdqu64 [rbp + 16832], zmm23                                   ;   265.2 p7+p4   22 k
        vpbroadcastb zmm23, [r8 + 167]                                   ;   294.2 p5+p2   22 k
        vmovdqu64 [rbp + 16896], zmm2                                    ;   266.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 168]                                    ;   295.2 p5+p10   22 k
        vmovdqu64 [rbp + 16960], zmm24                                   ;   267.2 p7+p4   22 k
        vpbroadcastb zmm24, [r8 + 169]                                   ;   296.2 p5+p3   22 k
        vmovdqu64 [rbp + 17024], zmm25                                   ;   268.2 p8+p9   22 k
        vpbroadcastb zmm25, [r8 + 170]                                   ;   297.2 p5+p2   22 k
        vmovdqu64 [rbp + 17088], zmm10                                   ;   269.2 p7+p4   22 k
        vpbroadcastb zmm10, [r8 + 171]                                   ;   298.2 p5+p10   22 k
        vmovdqu64 [rbp + 17152], zmm26                                   ;   270.2 p8+p9   22 k
        vpbroadcastb zmm26, [r8 + 172]                                   ;   299.2 p5+p3   22 k
        vmovdqu64 [rbp + 17216], zmm11                                   ;   271.2 p7+p4   22 k
        vpbroadcastb zmm11, [r8 + 173]                                   ;   300.2 p5+p2   22 k
        vmovdqu64 [rbp + 17280], zmm27                                   ;   272.2 p8+p9   22 k
        vpbroadcastb zmm27, [r8 + 174]                                   ;   301.2 p5+p10   22 k
        vmovdqu64 [rbp + 17344], zmm28                                   ;   273.2 p7+p4   22 k
        vpbroadcastb zmm28, [r8 + 175]                                   ;   302.2 p5+p3   22 k
        vmovdqu64 [rbp + 17408], zmm3                                    ;   274.2 p8+p9   22 k
        vpbroadcastb zmm3, [r8 + 176]                                    ;   303.2 p5+p2   22 k
        vmovdqu64 [rbp + 17472], zmm29                                   ;   275.2 p7+p4   22 k
        vpbroadcastb zmm29, [r8 + 177]                                   ;   304.2 p5+p10   22 k
        vmovdqu64 [rbp + 17536], zmm12                                   ;   276.2 p8+p9   22 k
        vpbroadcastb zmm12, [r8 + 178]                                   ;   305.2 p5+p3   22 k
        vmovdqu64 [rbp + 17600], zmm4                                    ;   277.2 p7+p4   22 k
        vpbroadcastb zmm4, [r8 + 179]                                    ;   306.2 p5+p2   22 k
        vmovdqu64 [rbp + 17664], zmm13                                   ;   278.2 p8+p9   22 k
        vpbroadcastb zmm13, [r8 + 180]                                   ;   307.2 p5+p10   22 k
        vmovdqu64 [rbp + 17728], zmm14                                   ;   279.2 p7+p4   22 k
        vpbroadcastb zmm14, [r8 + 181]                                   ;   308.2 p5+p3   22 k
        vmovdqu64 [rbp + 17792], zmm5                                    ;   280.2 p8+p9   22 k
        vpbroadcastb zmm5, [r8 + 182]                                    ;   309.2 p5+p2   22 k
        vmovdqu64 [rbp + 17856], zmm15                                   ;   281.2 p7+p4   22 k
        vpbroadcastb zmm15, [r8 + 183]                                   ;   310.2 p5+p10   22 k
        vmovdqu64 [rbp + 17920], zmm6                                    ;   282.2 p8+p9   22 k
        vpbroadcastb zmm6, [r8 + 184]                                    ;   311.2 p5+p3   22 k
        vmovdqu64 [rbp + 17984], zmm16                                   ;   283.2 p7+p4   22 k
        vpbroadcastb zmm16, [r8 + 185]                                   ;   312.2 p5+p2   22 k
        vmovdqu64 [rbp + 18048], zmm7                                    ;   284.2 p8+p9   22 k
        vpbroadcastb zmm7, [r8 + 186]                                    ;   313.2 p5+p10   22 k
        vmovdqu64 [rbp + 18112], zmm17                                   ;   285.2 p7+p4   22 k
        vpbroadcastb zmm17, [r8 + 187]                                   ;   314.2 p5+p3   22 k
        vmovdqu64 [rbp + 18176], zmm18                                   ;   286.2 p8+p9   22 k
        vpbroadcastb zmm18, [r8 + 188]                                   ;   315.2 p5+p2   22 k
        vmovdqu64 [rbp + 18240], zmm0                                    ;   287.2 p7+p4   22 k
        vpbroadcastb zmm0, [r8 + 189]                                    ;   316.2 p5+p10   22 k
        vmovdqu64 [rbp + 18304], zmm19                                   ;   288.2 p8+p9   22 k
        vpbroadcastb zmm19, [r8 + 190]                                   ;   317.2 p5+p3   22 k
        vmovdqu64 [rbp + 18368], zmm8                                    ;   289.2 p7+p4   22 k
        vpbroadcastb zmm8, [r8 + 191]                                    ;   318.2 p5+p2   22 k
        vmovdqu64 [rbp + 18432], zmm20                                   ;   290.2 p8+p9   22 k
        vpbroadcastb zmm20, [r8 + 192]                                   ;   319.2 p5+p10   22 k
        vmovdqu64 [rbp + 18496], zmm21                                   ;   291.2 p7+p4   22 k
        vpbroadcastb zmm21, [r8 + 193]                                   ;   320.2 p5+p3   22 k
        vmovdqu64 [rbp + 18560], zmm1                                    ;   292.2 p8+p9   22 k
        vpbroadcastb zmm1, [r8 + 194]                                    ;   321.2 p5+p2   22 k
        vmovdqu64 [rbp + 18624], zmm22                                   ;   293.2 p7+p4   22 k
        vpbroadcastb zmm22, [r8 + 195]                                   ;   322.2 p5+p10   22 k
        vmovdqu64 [rbp + 18688], zmm9                                    ;   294.2 p8+p9   22 k
        vpbroadcastb zmm9, [r8 + 196]                                    ;   323.2 p5+p3   22 k
        vmovdqu64 [rbp + 18752], zmm23                                   ;   295.2 p7+p4   22 k
        vpbroadcastb zmm23, [r8 + 197]                                   ;   324.2 p5+p2   22 k
        vmovdqu64 [rbp + 18816], zmm2                                    ;   296.2 p8+p9   22 k
        vpbroadcastb zmm2, [r8 + 198]                                    ;   325.2 p5+p10   22 k
        vmovdqu64 [rbp + 18880], zmm24                                   ;   297.2 p7+p4   22 k
        vpbroadcastb zmm24, [r8 + 199]                                   ;   326.2 p5+p3   22 k
        vmovdqu64 [rbp + 18944], zmm25                                   ;   298.2 p8+p9   22 k
        vpbroadcastb zmm25, [r8 + 200]                                   ;   327.2 p5+p2   22 k
        vmovdqu64 [rbp + 19008], zmm10                                   ;   299.2 p7+p4   22 k
        vpbroadcastb zmm10, [r8 + 201]                                   ;   328.2 p5+p10   22 k
        vmovdqu64 [rbp + 19072], zmm26                                   ;   300.2 p8+p9   22 k
        vpbroadcastb zmm26, [r8 + 202]                                   ;   329.2 p5+p3   22 k
        vmovdqu64 [rbp + 19136], zmm11                                   ;   301.2 p7+p4   22 k
        vpbroadcastb zmm11, [r8 + 203]                                   ;   330.2 p5+p2   22 k
        vmovdqu64 [rbp + 19200], zmm27                                   ;   302.2 p8+p9   22 k
        vpbroadcastb zmm27, [r8 + 204]                                   ;   331.2 p5+p10   22 k
        vmovdqu64 [rbp + 19264], zmm28                                   ;   303.2 p7+p4   22 k
        vpbroadcastb zmm28, [r8 + 205]                                   ;   332.2 p5+p3   22 k
        vmovdqu64 [rbp + 19328], zmm3                                    ;   304.2 p8+p9   22 k
        vpbroadcastb zmm3, [r8 + 206]                                    ;   333.2 p5+p2   22 k
        vmovdqu64 [rbp + 19392], zmm29                                   ;   305.2 p7+p4   22 k
        vpbroadcastb zmm29, [r8 + 207]                                   ;   334.2 p5+p10   22 k
        vmovdqu64 [rbp + 19456], zmm12                                   ;   306.2 p8+p9   22 k
        vmovdqu64 [rbp + 19520], zmm4                                    ;   307.2 p7+p4   22 k
        vmovdqu64 [rbp + 19584], zmm13                                   ;   308.2 p8+p9   22 k
        vmovdqu64 [rbp + 19648], zmm14                                   ;   309.2 p7+p4   22 k
        vmovdqu64 [rbp + 19712], zmm5                                    ;   310.2 p8+p9   22 k
        vmovdqu64 [rbp + 19776], zmm15                                   ;   311.2 p7+p4   22 k
        vmovdqu64 [rbp + 19840], zmm6                                    ;   312.2 p8+p9   22 k
        vmovdqu64 [rbp + 19904], zmm16                                   ;   313.2 p7+p4   22 k
        vmovdqu64 [rbp + 19968], zmm7                                    ;   314.2 p8+p9   22 k
        vmovdqu64 [rbp + 20032], zmm17                                   ;   315.2 p7+p4   22 k
        vmovdqu64 [rbp + 20096], zmm18                                   ;   316.2 p8+p9   22 k
        vmovdqu64 [rbp + 20160], zmm0                                    ;   317.2 p7+p4   22 k
        vmovdqu64 [rbp + 20224], zmm19                                   ;   318.2 p8+p9   22 k
        vmovdqu64 [rbp + 20288], zmm8                                    ;   319.2 p7+p4   22 k
        vmovdqu64 [rbp + 20352], zmm20                                   ;   320.2 p8+p9   22 k
        vmovdqu64 [rbp + 20416], zmm21                                   ;   321.2 p7+p4   22 k
        vmovdqu64 [rbp + 20480], zmm1                                    ;   322.2 p8+p9   22 k
        vmovdqu64 [rbp + 20544], zmm22                                   ;   323.2 p7+p4   22 k
        vmovdqu64 [rbp + 20608], zmm9                                    ;   324.2 p8+p9   22 k
        vmovdqu64 [rbp + 20672], zmm23                                   ;   325.2 p7+p4   22 k
        vmovdqu64 [rbp + 20736], zmm2                                    ;   326.2 p8+p9   22 k
        vmovdqu64 [rbp + 20800], zmm24                                   ;   327.2 p7+p4   22 k
        vmovdqu64 [rbp + 20864], zmm25                                   ;   328.2 p8+p9   22 k
        vmovdqu64 [rbp + 20928], zmm10                                   ;   329.2 p7+p4   22 k
        vmovdqu64 [rbp + 20992], zmm26                                   ;   330.2 p8+p9   22 k
        vmovdqu64 [rbp + 21056], zmm11                                   ;   331.2 p7+p4   22 k
        vmovdqu64 [rbp + 21120], zmm27                                   ;   332.2 p8+p9   22 k
        vmovdqu64 [rbp + 21184], zmm28                                   ;   333.2 p7+p4   22 k
        vmovdqu64 [rbp + 21248], zmm3                                    ;   334.2 p8+p9   22 k
        vmovdqu64 [rbp + 21312], zmm29                                   ;   335.2 p7+p4   22 k
        cmp dword [rbp + 24532], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 24532]                                     ;                    passes of 128
        mov rcx, rax                                                     ;                    passes of 128
.blocks_1_share:
        and rax, 0x7f                                                    ;                    passes of 128
        mov qword [rbp + 24464], rax                                     ;                    passes of 128
        sub rcx, rax                                                     ;                    passes of 128
        imul rcx, rcx, 0x10                                              ;                    passes of 128
        mov rdx, qword [rbp + 24472]                                     ;                    passes of 128
        add rcx, rdx                                                     ;                    passes of 128
        mov qword [rbp + 24480], rcx                                     ;                    passes of 128
        cmp rcx, rdx                                                     ;                    passes of 128
        je .blocks_1_rest
.blocks_1_again:
        mov esi, dword [rbp + 24528]                                     ;                    resident
        mov r8, qword [rbp + 24472]                                      ;                    resident
        mov r9, qword [rbp + 24488]                                      ;                    resident
        align 16
.blocks_1:
        vmovd xmm0, esi                                                  ;     0.0 p5       9 d
        lea edi, [rsi + 64]                                              ;     0.2 p0       9 d
        vmovd xmm6, edi                                                  ;     1.2 p5       9 d
        vpermq zmm6, zmm6, 0                                             ;     3.2 p5       9 d
        vshufi32x4 zmm6, zmm6, zmm6, 0                                   ;     6.2 p5       9 d
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512]            ;     0.8 p2       9 d reload
        vpshufb zmm9, zmm6, zmm7                                         ;     9.2 p5       9 d
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 1216]     ;     1.2 p3       9 d reload
        vpaddb zmm10, zmm9, [rbp + 5440]                                 ;    10.2 p0+p2    9 d
        vmovdqu64 zmm16, [rbp + 5184]                                    ;     2.2 p3       9 d.6 reload
        vpermq zmm0, zmm0, 0                                             ;     5.0 p5       9 d
        vmovdqu64 zmm4, [rbp + 5376]                                     ;     2.8 p2       9 d.0 reload
        vshufi32x4 zmm0, zmm0, zmm0, 0                                   ;     8.0 p5       9 d
        vmovdqu64 zmm18, [rbp + 8064]                                    ;     3.2 p3       9 d.0 reload
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 1152]     ;     3.8 p2       9 d reload
        vpshufb zmm2, zmm0, zmm1                                         ;    11.0 p5       9 d
        vpaddb zmm2, zmm2, zmm3                                          ;    12.0 p0       9 d
        vpshufb zmm1, zmm6, zmm1                                         ;     9.8 p5       9 d
        vpaddb zmm1, zmm1, zmm3                                          ;    10.8 p0       9 d
        vpaddb zmm5, zmm2, zmm4                                          ;    13.0 p0       9 d
        vpternlogd zmm2, zmm4, zmm5, 0xd4                                ;    14.0 p0       9 d
        vpaddb zmm3, zmm1, zmm4                                          ;    11.8 p0       9 d
        vpternlogd zmm4, zmm1, zmm3, 0xd4                                ;    12.8 p0       9 d
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 320]      ;     4.2 p3       9 d reload
        vpshufb zmm8, zmm0, zmm7                                         ;    11.0 p5       9 d
        vmovdqu64 zmm19, [rbp + 9920]                                    ;     4.8 p2      11 t reload
        vmovdqu64 zmm14, [rbp + 5056]                                    ;     5.2 p3       9 d.5 reload
        vpshufb zmm2, zmm1, zmm2                                         ;    15.0 p5       9 d
        vpaddb zmm2, zmm2, zmm8                                          ;    16.0 p0       9 d
        vpaddb zmm2, zmm2, [rbp + 4480]                                  ;    17.0 p0+p2    9 d
        vpternlogd zmm5, zmm19, zmm18, 0x96                              ;    14.0 p0      11 t
        vpternlogd zmm18, zmm3, [rbp + 14208], 0x96                      ;    12.8 p5+p3   11 t
        vmovdqu64 zmm3, [rbp + 8128]                                     ;     6.8 p2       9 d.1 reload
        vpshufb zmm4, zmm1, zmm4                                         ;    13.8 p5       9 d
        vpaddb zmm10, zmm10, zmm4                                        ;    14.8 p0       9 d
        vmovdqu64 zmm19, [rbp + 9664]                                    ;     7.2 p3      11 t reload
        vmovdqu64 zmm4, [rbp + 4544]                                     ;     7.8 p2       9 d.1 reload
        vpternlogd zmm8, zmm2, zmm4, 0xb2                                ;    18.0 p0       9 d
        vpternlogd zmm4, zmm9, zmm10, 0xd4                               ;    15.8 p5       9 d
        vpshufb zmm8, zmm1, zmm8                                         ;    19.0 p5       9 d
        vpshufb zmm4, zmm1, zmm4                                         ;    16.8 p5       9 d
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 1280]     ;     8.2 p3       9 d reload
        vpshufb zmm11, zmm0, zmm9                                        ;    16.0 p5       9 d
        vpaddb zmm8, zmm8, zmm11                                         ;    20.0 p0       9 d
        vpaddb zmm8, zmm8, [rbp + 4608]                                  ;    21.0 p0+p2    9 d
        vpshufb zmm9, zmm6, zmm9                                         ;    17.0 p5       9 d
        vpaddb zmm12, zmm9, [rbp + 5504]                                 ;    18.0 p0+p3    9 d
        vpaddb zmm12, zmm12, zmm4                                        ;    19.0 p0       9 d
        vmovdqu64 zmm4, [rbp + 4672]                                     ;     9.8 p2       9 d.2 reload
        vpternlogd zmm11, zmm8, zmm4, 0xb2                               ;    22.0 p0       9 d
        vpternlogd zmm4, zmm9, zmm12, 0xd4                               ;    20.0 p5       9 d
        vpshufb zmm9, zmm1, zmm11                                        ;    23.0 p5       9 d
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 1344]    ;    10.2 p3       9 d reload
        vpshufb zmm0, zmm0, zmm11                                        ;    20.0 p5       9 d
        vpaddb zmm9, zmm9, zmm0                                          ;    24.0 p0       9 d
        vpaddb zmm9, zmm9, [rbp + 4736]                                  ;    25.0 p0+p2    9 d
        vpshufb zmm6, zmm6, zmm11                                        ;    21.0 p5       9 d
        vmovdqu64 zmm11, [rbp + 4800]                                    ;    11.2 p3       9 d.3 reload
        vpternlogd zmm0, zmm9, zmm11, 0xb2                               ;    26.0 p0       9 d
        vpshufb zmm4, zmm1, zmm4                                         ;    22.0 p5       9 d
        vpaddb zmm4, zmm4, zmm6                                          ;    23.0 p0       9 d
        vpshufb zmm0, zmm1, zmm0                                         ;    27.0 p5       9 d
        vpaddb zmm4, zmm4, [rbp + 5568]                                  ;    24.0 p0+p2    9 d
        vpternlogd zmm11, zmm6, zmm4, 0xd4                               ;    25.0 p0       9 d
        vpshufb zmm6, zmm1, zmm11                                        ;    26.0 p5       9 d
        vmovdqu64 zmm11, [rbp + 4928]                                    ;    12.2 p3       9 d.4 reload
        vpaddb zmm0, zmm0, [rbp + 4864]                                  ;    28.0 p0+p2    9 d
        vpandnd zmm13, zmm0, zmm11                                       ;    29.0 p5       9 d
        vpshufb zmm13, zmm1, zmm13                                       ;    30.0 p5       9 d
        vpaddb zmm13, zmm13, [rbp + 4992]                                ;    31.0 p0+p3    9 d
        vpandnd zmm15, zmm13, zmm14                                      ;    32.0 p0       9 d
        vpshufb zmm15, zmm1, zmm15                                       ;    33.0 p5       9 d
        vpaddb zmm15, zmm15, [rbp + 5120]                                ;    34.0 p0+p2    9 d
        vpaddb zmm6, zmm6, [rbp + 5632]                                  ;    28.0 p5+p3    9 d
        vpandnd zmm11, zmm6, zmm11                                       ;    29.0 p0       9 d
        vpshufb zmm11, zmm1, zmm11                                       ;    30.0 p5       9 d
        vpaddb zmm11, zmm11, [rbp + 5696]                                ;    31.0 p0+p2    9 d
        vpandnd zmm14, zmm11, zmm14                                      ;    32.0 p5       9 d
        vpshufb zmm14, zmm1, zmm14                                       ;    33.0 p5       9 d
        vpaddb zmm14, zmm14, [rbp + 5760]                                ;    34.0 p0+p3    9 d
        vpandnd zmm17, zmm15, zmm16                                      ;    35.0 p0       9 d
        vpandnd zmm16, zmm14, zmm16                                      ;    35.0 p5       9 d
        vpshufb zmm16, zmm1, zmm16                                       ;    36.0 p5       9 d
        vpshufb zmm17, zmm1, zmm17                                       ;    36.0 p5       9 d
        vpaddb zmm17, zmm17, [rbp + 5248]                                ;    37.0 p0+p2    9 d
        vpternlogd zmm2, zmm19, zmm3, 0x96                               ;    33.7 p0      11 t
        vpternlogd zmm3, zmm10, [rbp + 9728], 0x96                       ;    34.7 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 8192]                                    ;    16.8 p2       9 d.2 reload
        vmovdqu64 zmm19, [rbp + 10624]                                   ;    17.2 p3      11 t reload
        vpternlogd zmm8, zmm19, zmm10, 0x96                              ;    35.0 p5      11 t
        vpternlogd zmm10, zmm12, [rbp + 9856], 0x96                      ;    35.7 p0+p2   11 t
        vmovdqu64 zmm12, [rbp + 8256]                                    ;    18.2 p3       9 d.3 reload
        vmovdqu64 zmm19, [rbp + 10496]                                   ;    18.8 p2      11 t reload
        vmovdqu64 zmm24, [rbp + 8768]                                    ;    19.2 p3      11 l.3 reload
        vpaddb zmm16, zmm16, [rbp + 5824]                                ;    37.0 p5+p2    9 d
        vpternlogd zmm9, zmm19, zmm12, 0x96                              ;    36.7 p0      11 t
        vpternlogd zmm12, zmm4, [rbp + 14336], 0x96                      ;    37.0 p5+p3   11 t
        vmovdqu64 [rbp + 21376], zmm5                                    ;    16.8 p7+p4   11 t spill
        vmovdqu64 [rbp + 7872], zmm12                                    ;    38.0 p8+p9   11 t spill
        vmovdqu64 zmm19, [rbp + 10432]                                   ;    20.8 p2      11 t reload
        vpxord zmm25, zmm9, zmm24                                        ;    37.7 p0      11 t
        vpxord zmm24, zmm12, zmm24                                       ;    38.0 p5      11 t
        vmovdqu64 zmm4, [rbp + 8320]                                     ;    21.2 p3       9 d.4 reload
        vpternlogd zmm0, zmm19, zmm4, 0x96                               ;    38.7 p0      11 t
        vpternlogd zmm4, zmm6, [rbp + 9792], 0x96                        ;    39.0 p5+p2   11 t
        vmovdqu64 zmm6, [rbp + 8384]                                     ;    22.2 p3       9 d.5 reload
        vmovdqu64 zmm19, [rbp + 10688]                                   ;    22.8 p2      11 t reload
        vmovdqu64 zmm22, [rbp + 8704]                                    ;    23.2 p3      11 l.2 reload
        vpternlogd zmm13, zmm19, zmm6, 0x96                              ;    39.7 p0      11 t
        vpternlogd zmm6, zmm11, [rbp + 14144], 0x96                      ;    40.0 p5+p2   11 t
        vmovdqu64 zmm19, [rbp + 10560]                                   ;    24.2 p3      11 t reload
        vmovdqu64 zmm11, [rbp + 8448]                                    ;    24.8 p2       9 d.6 reload
        vpternlogd zmm15, zmm19, zmm11, 0x96                             ;    40.7 p0      11 t
        vmovdqu64 zmm19, [rbp + 9984]                                    ;    25.2 p3      11 t reload
        vmovdqu64 zmm26, [rbp + 8832]                                    ;    25.8 p2      11 l.4 reload
        vpternlogd zmm11, zmm14, [rbp + 14400], 0x96                     ;    41.0 p5+p3   11 t
        vmovdqu64 zmm14, [rbp + 8512]                                    ;    26.8 p2       9 d.7 reload
        vpternlogd zmm17, zmm19, zmm14, 0x96                             ;    41.7 p0      11 t
        vpxord zmm7, zmm17, [rbp + 9024]                                 ;    42.7 p5+p3   11 t
        vmovdqu64 [rbp + 21440], zmm13                                   ;    40.7 p7+p4   11 t spill
        vmovdqu64 zmm30, [rbp + 8960]                                    ;    27.8 p2      11 l.6 reload
        vpternlogd zmm16, zmm14, [rbp + 14272], 0x96                     ;    42.7 p0+p3   11 t
        vmovdqu64 zmm14, [rbp + 8576]                                    ;    28.8 p2      11 l.0 reload
        vmovdqu64 [rbp + 8000], zmm9                                     ;    37.7 p8+p9   11 t spill
        vpxord zmm19, zmm5, zmm14                                        ;    43.0 p5      11 t
        vmovdqu64 [rbp + 21504], zmm2                                    ;    34.7 p7+p4   11 t spill
        vpxord zmm31, zmm15, zmm30                                       ;    43.7 p0      11 t
        vpxord zmm23, zmm8, zmm22                                        ;    44.0 p5      11 t
        vpxord zmm27, zmm0, zmm26                                        ;    44.7 p0      11 t
        vmovdqu64 zmm20, [rbp + 8640]                                    ;    29.2 p3      11 l.1 reload
        vpshufb zmm9, zmm1, zmm19                                        ;    45.0 p5      11 t
        vpxord zmm21, zmm2, zmm20                                        ;    45.7 p0      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 64]       ;    29.8 p2      11 t reload
        vpxord zmm14, zmm18, zmm14                                       ;    46.0 p5      11 t
        vpxord zmm26, zmm4, zmm26                                        ;    46.7 p0      11 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 192]      ;    30.2 p3      11 t reload
        vmovdqu64 [rbp + 21568], zmm18                                   ;    24.0 p8+p9   11 t spill
        vmovdqa64 zmm18, zmm19                                           ;    44.0         11 t copy
        vpermi2b zmm18, zmm2, [rel camellia128_ctr.T0_constants512 + 128] ;    49.0 p5+p2   11 t
        vpermi2b zmm19, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;    51.0 p0+p5+p3   11 t
        vpternlogd zmm9, zmm18, zmm19, 0xca                              ;    56.0 p0      11 t
        vmovdqa64 zmm19, zmm14                                           ;    47.0         11 t copy
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 128]     ;    31.8 p2      11 t reload
        vpermi2b zmm19, zmm2, zmm18                                      ;    53.0 p0+p5   11 t
        vpshufb zmm18, zmm1, zmm24                                       ;    54.0 p5      11 t
        vpxord zmm20, zmm3, zmm20                                        ;    50.7 p0      11 t
        vmovdqu64 [rbp + 21632], zmm3                                    ;    35.7 p7+p4   11 t spill
        vmovdqu64 zmm28, [rbp + 8896]                                    ;    32.2 p3      11 l.5 reload
        vmovdqu64 [rbp + 21696], zmm11                                   ;    42.0 p8+p9   11 t spill
        vpxord zmm30, zmm30, zmm11                                       ;    51.7 p0      11 t
        vpxord zmm12, zmm16, [rbp + 9024]                                ;    52.7 p0+p2   11 t
        vmovdqu64 [rbp + 21760], zmm16                                   ;    43.7 p7+p4   11 t spill
        vmovdqa64 zmm16, zmm21                                           ;    46.7         11 t copy
        vmovdqu64 [rbp + 21824], zmm8                                    ;    36.0 p8+p9   11 t spill
        vpshufb zmm8, zmm1, zmm21                                        ;    55.0 p5      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 512]     ;    33.2 p3      11 t reload
        vpermi2b zmm21, zmm11, [rel camellia128_ctr.T0_constants512 + 576] ;    57.0 p0+p5+p2   11 t
        vmovdqu64 [rbp + 21888], zmm15                                   ;    41.7 p7+p4   11 t spill
        vmovdqu64 [rbp + 21952], zmm10                                   ;    36.7 p8+p9   11 t spill
        vpxord zmm22, zmm10, zmm22                                       ;    54.7 p0      11 t
        vpshufb zmm10, zmm1, zmm14                                       ;    58.0 p5      11 t
        vmovdqu64 [rbp + 22016], zmm17                                   ;    42.7 p7+p4   11 t spill
        vmovdqu64 [rbp + 22080], zmm4                                    ;    40.0 p8+p9   11 t spill
        vmovdqa64 zmm17, zmm20                                           ;    51.7         11 t copy
        vpermi2b zmm14, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;    60.0 p0+p5+p3   11 t
        vpternlogd zmm10, zmm19, zmm14, 0xca                             ;    65.0 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 448]     ;    34.8 p2      11 t reload
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 768]      ;    35.2 p3      11 t reload
        vmovdqa64 zmm2, zmm27                                            ;    45.7         11 t copy
        vpxord zmm29, zmm13, zmm28                                       ;    57.7 p0      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 384]     ;    35.8 p2      11 t reload
        vpxord zmm28, zmm6, zmm28                                        ;    58.7 p0      11 t
        vpshufb zmm3, zmm1, zmm20                                        ;    61.0 p5      11 t
        vmovdqu64 [rbp + 22144], zmm6                                    ;    41.0 p7+p4   11 t spill
        vmovdqa64 zmm6, zmm22                                            ;    55.7         11 t copy
        vpermi2b zmm17, zmm19, zmm14                                     ;    63.0 p0+p5   11 t
        vpermi2b zmm2, zmm19, zmm14                                      ;    65.0 p0+p5   11 t
        vpshufb zmm13, zmm1, zmm22                                       ;    66.0 p5      11 t
        vpermi2b zmm16, zmm19, zmm14                                     ;    68.0 p0+p5   11 t
        vpternlogd zmm8, zmm16, zmm21, 0xca                              ;    73.0 p0      11 t
        vpshufb zmm15, zmm1, zmm23                                       ;    69.0 p5      11 t
        vmovdqa64 zmm21, zmm23                                           ;    45.0         11 t copy
        vpermi2b zmm23, zmm4, [rel camellia128_ctr.T0_constants512 + 832] ;    71.0 p0+p5+p3   11 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 576]     ;    36.8 p2      11 t reload
        vpermi2b zmm20, zmm11, zmm16                                     ;    73.0 p0+p5   11 t
        vpternlogd zmm3, zmm17, zmm20, 0xca                              ;    78.0 p0      11 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 704]     ;    37.2 p3      11 t reload
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 640]     ;    37.8 p2      11 t reload
        vpermi2b zmm21, zmm20, zmm17                                     ;    75.0 p0+p5   11 t
        vpternlogd zmm15, zmm21, zmm23, 0xca                             ;    80.0 p0      11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 832]     ;    38.2 p3      11 t reload
        vpermi2b zmm6, zmm20, zmm17                                      ;    77.0 p0+p5   11 t
        vmovdqa64 zmm5, zmm24                                            ;    39.0         11 t copy
        vmovdqa64 zmm23, zmm25                                           ;    38.7         11 t copy
        vpermi2b zmm22, zmm4, zmm21                                      ;    79.0 p0+p5   11 t
        vpternlogd zmm13, zmm6, zmm22, 0xca                              ;    84.0 p0      11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 960]      ;    38.8 p2      11 t reload
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 896]     ;    39.2 p3      11 t reload
        vpermi2b zmm5, zmm22, zmm6                                       ;    81.0 p0+p5   11 t
        vpermi2b zmm23, zmm22, zmm6                                      ;    83.0 p0+p5   11 t
        vmovdqa64 zmm6, zmm27                                            ;    45.7         11 t copy
        vpermi2b zmm6, zmm11, zmm16                                      ;    85.0 p0+p5   11 t
        vpshufb zmm27, zmm1, zmm27                                       ;    86.0 p5      11 t
        vpternlogd zmm27, zmm2, zmm6, 0xca                               ;    90.0 p0      11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 1024]     ;    40.7 p2      11 t reload
        vmovdqu64 [rbp + 22208], zmm0                                    ;    40.8 p8+p9   11 t spill
        vpshufb zmm0, zmm1, zmm25                                        ;    87.0 p5      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 1088]     ;    41.2 p3      11 t reload
        vpermi2b zmm25, zmm6, zmm2                                       ;    89.0 p0+p5   11 t
        vpternlogd zmm0, zmm23, zmm25, 0xca                              ;    94.0 p0      11 t
        vmovdqa64 zmm23, zmm26                                           ;    47.7         11 t copy
        vpermi2b zmm23, zmm11, zmm16                                     ;    91.0 p0+p5   11 t
        vpermi2b zmm24, zmm6, zmm2                                       ;    93.0 p0+p5   11 t
        vpternlogd zmm18, zmm5, zmm24, 0xca                              ;    98.0 p0      11 t
        vmovdqa64 zmm5, zmm26                                            ;    47.7         11 t copy
        vpermi2b zmm5, zmm19, zmm14                                      ;    95.0 p0+p5   11 t
        vpshufb zmm25, zmm1, zmm29                                       ;    96.0 p5      11 t
        vpshufb zmm24, zmm1, zmm26                                       ;    97.0 p5      11 t
        vpternlogd zmm24, zmm5, zmm23, 0xca                              ;   100.0 p0      11 t
        vmovdqa64 zmm5, zmm29                                            ;    58.7         11 t copy
        vpermi2b zmm5, zmm20, zmm17                                      ;    99.0 p0+p5   11 t
        vmovdqa64 zmm23, zmm29                                           ;    58.7         11 t copy
        vpermi2b zmm23, zmm4, zmm21                                      ;   101.0 p0+p5   11 t
        vpternlogd zmm25, zmm5, zmm23, 0xca                              ;   106.0 p0      11 t
        vmovdqa64 zmm5, zmm28                                            ;    59.7         11 t copy
        vmovdqa64 zmm23, zmm28                                           ;    59.7         11 t copy
        vpshufb zmm26, zmm1, zmm28                                       ;   102.0 p5      11 t
        vmovdqa64 zmm28, zmm31                                           ;    46.5         11 t copy
        vpermi2b zmm5, zmm20, zmm17                                      ;   104.0 p0+p5   11 t
        vpermi2b zmm28, zmm6, zmm2                                       ;   106.0 p0+p5   11 t
        vpermi2b zmm23, zmm4, zmm21                                      ;   108.0 p0+p5   11 t
        vmovdqa64 zmm4, zmm27                                            ;    91.0         11 t copy
        vpternlogd zmm26, zmm5, zmm23, 0xca                              ;   113.0 p0      11 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 960]      ;    48.5 p2      11 t reload
        vmovdqa64 zmm23, zmm31                                           ;    48.7         11 t copy
        vpermi2b zmm23, zmm22, zmm5                                      ;   110.0 p0+p5   11 t
        vpshufb zmm29, zmm1, zmm31                                       ;   111.0 p5      11 t
        vpternlogd zmm29, zmm23, zmm28, 0xca                             ;   115.0 p0      11 t
        vmovdqa64 zmm23, zmm30                                           ;    52.7         11 t copy
        vpermi2b zmm23, zmm22, zmm5                                      ;   113.0 p0+p5   11 t
        vmovdqa64 zmm28, zmm30                                           ;    52.7         11 t copy
        vmovdqa64 zmm22, zmm9                                            ;    57.0         11 t copy
        vpermi2b zmm28, zmm6, zmm2                                       ;   115.0 p0+p5   11 t
        vmovdqa64 zmm21, zmm10                                           ;    66.0         11 t copy
        vpshufb zmm2, zmm1, zmm7                                         ;   116.0 p5      11 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 192]     ;    51.5 p3      11 t reload
        vmovdqa64 zmm31, zmm7                                            ;    51.7         11 t copy
        vpermi2b zmm7, zmm17, [rel camellia128_ctr.T0_constants512 + 256] ;   118.0 p0+p5+p2   11 t
        vmovdqa64 zmm6, zmm12                                            ;    53.7         11 t copy
        vpshufb zmm30, zmm1, zmm30                                       ;   119.0 p5      11 t
        vpternlogd zmm30, zmm23, zmm28, 0xca                             ;   120.0 p0      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 64]      ;    52.8 p3      11 t reload
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 128]     ;    53.0 p2      11 t reload
        vpermi2b zmm31, zmm28, zmm23                                     ;   121.0 p0+p5   11 t
        vpternlogd zmm2, zmm31, zmm7, 0xca                               ;   126.0 p0      11 t
        vpshufb zmm5, zmm1, zmm12                                        ;   122.0 p5      11 t
        vpternlogd zmm21, zmm26, zmm18, 0x96                             ;   114.0 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 256]      ;    54.2 p3      11 t reload
        vpermi2b zmm6, zmm28, zmm23                                      ;   124.0 p0+p5   11 t
        vmovdqa64 zmm31, zmm30                                           ;   121.0         11 t copy
        vpternlogd zmm31, zmm10, zmm3, 0x96                              ;   121.0 p0      11 t
        vpternlogd zmm4, zmm15, zmm0, 0x96                               ;   100.7 p0      11 t
        vpternlogd zmm22, zmm25, zmm0, 0x96                              ;   107.0 p0      11 t
        vpternlogd zmm27, zmm22, zmm15, 0x96                             ;   108.0 p0      11 t
        vpternlogd zmm15, zmm2, zmm8, 0x96                               ;   127.0 p0      11 t
        vpternlogd zmm2, zmm8, zmm4, 0x96                                ;   127.0 p0      11 t
        vpternlogd zmm22, zmm2, [rbp + 7232], 0x96                       ;   128.0 p0+p2   11 t
        vmovdqu64 [rbp + 22272], zmm22                                   ;   129.0 p7+p4   11 t spill
        vpermi2b zmm12, zmm17, zmm7                                      ;   126.0 p0+p5   11 t
        vpternlogd zmm5, zmm6, zmm12, 0xca                               ;   131.0 p0      11 t
        vmovdqa64 zmm6, zmm24                                            ;   101.0         11 t copy
        vpternlogd zmm24, zmm21, zmm13, 0x96                             ;   115.0 p0      11 t
        vpternlogd zmm26, zmm18, zmm31, 0x96                             ;   122.0 p0      11 t
        vmovdqu64 [rbp + 22336], zmm26                                   ;   123.0 p8+p9   11 t spill
        vpternlogd zmm6, zmm13, zmm18, 0x96                              ;   110.7 p0      11 t
        vpternlogd zmm13, zmm5, zmm3, 0x96                               ;   132.0 p0      11 t
        vpternlogd zmm30, zmm10, zmm13, 0x96                             ;   133.0 p0      11 t
        vmovdqa64 zmm12, zmm29                                           ;   116.0         11 t copy
        vpternlogd zmm12, zmm9, zmm8, 0x96                               ;   116.0 p0      11 t
        vpternlogd zmm29, zmm9, zmm15, 0x96                              ;   128.0 p0      11 t
        vpternlogd zmm25, zmm0, zmm12, 0x96                              ;   117.0 p0      11 t
        vmovdqu64 zmm0, [rbp + 5888]                                     ;    59.0 p3      11 t reload
        vpternlogd zmm15, zmm25, [rbp + 6848], 0x96                      ;   128.0 p0+p2   11 t
        vpternlogd zmm31, zmm24, [rbp + 6784], 0x96                      ;   122.0 p0+p3   11 t
        vmovdqu64 [rbp + 22400], zmm15                                   ;   129.0 p7+p4   11 t spill
        vpternlogd zmm4, zmm29, [rbp + 7040], 0x96                       ;   129.0 p0+p2   11 t
        vmovdqu64 [rbp + 22464], zmm4                                    ;   130.0 p8+p9   11 t spill
        vpternlogd zmm5, zmm3, zmm6, 0x96                                ;   132.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 9088]                                     ;    61.0 p3      11 t
        vpternlogd zmm3, zmm2, zmm0, 0x96                                ;   128.0 p0      11 t
        vmovdqu64 [rbp + 22528], zmm5                                    ;   133.0 p7+p4   11 t spill
        vpternlogd zmm13, zmm26, [rbp + 6976], 0x96                      ;   133.0 p0+p2   11 t
        vpternlogd zmm6, zmm30, [rbp + 7168], 0x96                       ;   134.0 p0+p3   11 t
        vpxord zmm0, zmm13, [rbp + 9408]                                 ;   134.0 p0+p2   11 t
        vmovdqu64 [rbp + 22592], zmm13                                   ;   134.0 p8+p9   11 t spill
        vpxord zmm13, zmm4, [rbp + 9472]                                 ;   130.0 p0+p3   11 t
        vpxord zmm4, zmm6, [rbp + 9472]                                  ;   135.0 p0+p2   11 t
        vpternlogd zmm21, zmm5, [rbp + 7360], 0x96                       ;   133.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 9344]                                    ;    64.2 p2      11 r.4 reload
        vmovdqu64 [rbp + 22656], zmm21                                   ;   134.0 p7+p4   11 t spill
        vpternlogd zmm12, zmm27, [rbp + 6656], 0x96                      ;   127.0 p5+p3   11 t
        vmovdqu64 zmm8, [rbp + 6016]                                     ;    65.2 p2      11 t reload
        vpxord zmm18, zmm12, zmm10                                       ;   128.0 p0      11 t
        vmovdqu64 zmm9, [rbp + 9088]                                     ;    66.0 p3      11 t
        vpxord zmm10, zmm10, zmm31                                       ;   128.0 p5      11 t
        vmovdqu64 [rbp + 22720], zmm6                                    ;   135.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22784], zmm29                                   ;   129.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22848], zmm25                                   ;   118.0 p8+p9   11 t spill
        vpternlogd zmm9, zmm5, zmm8, 0x96                                ;   133.0 p0      11 t
        vpxord zmm8, zmm15, [rbp + 9408]                                 ;   129.0 p5+p2   11 t
        vpxord zmm6, zmm22, [rbp + 9536]                                 ;   129.7 p0+p3   11 t
        vpxord zmm22, zmm21, [rbp + 9536]                                ;   134.0 p5+p2   11 t
        vmovdqa64 zmm21, zmm3                                            ;   129.0         11 t copy
        vmovdqa64 zmm15, zmm3                                            ;   129.0         11 t copy
        vpermi2b zmm15, zmm17, zmm7                                      ;   132.0 p0+p5   11 t
        vmovdqu64 [rbp + 22912], zmm31                                   ;   123.0 p7+p4   11 t spill
        vpermi2b zmm21, zmm28, zmm23                                     ;   134.0 p0+p5   11 t
        vpshufb zmm3, zmm1, zmm3                                         ;   135.0 p5      11 t
        vmovdqa64 zmm31, zmm9                                            ;   134.0         11 t copy
        vmovdqu64 [rbp + 22976], zmm30                                   ;   134.0 p8+p9   11 t spill
        vpermi2b zmm31, zmm17, zmm7                                      ;   137.0 p0+p5   11 t
        vpternlogd zmm3, zmm21, zmm15, 0xca                              ;   139.0 p0      11 t
        vmovdqu64 zmm15, [rbp + 6080]                                    ;    68.0 p3      11 t reload
        vmovdqu64 [rbp + 23040], zmm12                                   ;   128.0 p7+p4   11 t spill
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 768]      ;    68.3 p2      11 t reload
        vmovdqu64 zmm21, [rbp + 9152]                                    ;    69.0 p3      11 t
        vpternlogd zmm21, zmm27, zmm15, 0x96                             ;   134.7 p0      11 t
        vmovdqa64 zmm15, zmm9                                            ;   134.0         11 t copy
        vpermi2b zmm15, zmm28, zmm23                                     ;   139.0 p0+p5   11 t
        vmovdqa64 zmm12, zmm21                                           ;   135.7         11 t copy
        vpermi2b zmm12, zmm11, zmm16                                     ;   141.0 p0+p5   11 t
        vpshufb zmm9, zmm1, zmm9                                         ;   142.0 p5      11 t
        vpternlogd zmm9, zmm15, zmm31, 0xca                              ;   144.0 p0      11 t
        vmovdqu64 zmm31, [rbp + 9152]                                    ;    70.5 p2      11 t
        vmovdqu64 zmm15, [rbp + 6208]                                    ;    70.7 p3      11 t reload
        vpternlogd zmm31, zmm24, zmm15, 0x96                             ;   138.7 p0      11 t
        vmovdqa64 zmm15, zmm21                                           ;   135.7         11 t copy
        vpshufb zmm21, zmm1, zmm21                                       ;   143.0 p5      11 t
        vpermi2b zmm15, zmm19, zmm14                                     ;   145.0 p0+p5   11 t
        vpternlogd zmm21, zmm15, zmm12, 0xca                             ;   150.0 p0      11 t
        vmovdqu64 zmm12, [rbp + 6272]                                    ;    72.0 p2      11 t reload
        vmovdqu64 zmm15, [rbp + 9216]                                    ;    72.2 p3      11 t
        vpternlogd zmm15, zmm25, zmm12, 0x96                             ;   141.7 p0      11 t
        vmovdqu64 zmm12, [rbp + 9216]                                    ;    73.0 p2      11 t
        vpternlogd zmm12, zmm26, [rbp + 6400], 0x96                      ;   142.7 p0+p3   11 t
        vmovdqu64 [rbp + 23104], zmm27                                   ;   109.0 p8+p9   11 t spill
        vmovdqa64 zmm27, zmm15                                           ;   142.7         11 t copy
        vmovdqa64 zmm26, zmm31                                           ;   139.7         11 t copy
        vpermi2b zmm26, zmm19, zmm14                                     ;   147.0 p0+p5   11 t
        vpermi2b zmm27, zmm20, [rel camellia128_ctr.T0_constants512 + 704] ;   149.0 p0+p5+p2   11 t
        vmovdqu64 [rbp + 23168], zmm24                                   ;   116.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 23232], zmm2                                    ;   128.0 p8+p9   11 t spill
        vmovdqa64 zmm2, zmm18                                            ;   129.0         11 t copy
        vpermi2b zmm2, zmm11, zmm16                                      ;   151.0 p0+p5   11 t
        vmovdqu64 zmm25, [rbp + 9280]                                    ;    75.5 p3      11 t
        vpternlogd zmm25, zmm29, [rbp + 6464], 0x96                      ;   146.7 p0+p2   11 t
        vmovdqa64 zmm29, zmm31                                           ;   139.7         11 t copy
        vpermi2b zmm29, zmm11, zmm16                                     ;   153.0 p0+p5   11 t
        vpshufb zmm31, zmm1, zmm31                                       ;   154.0 p5      11 t
        vpternlogd zmm31, zmm26, zmm29, 0xca                             ;   158.0 p0      11 t
        vmovdqu64 zmm29, [rbp + 9280]                                    ;    77.0 p3      11 t
        vmovdqu64 zmm26, [rbp + 6592]                                    ;    77.2 p2      11 t reload
        vpternlogd zmm29, zmm30, zmm26, 0x96                             ;   149.7 p0      11 t
        vpshufb zmm30, zmm1, zmm12                                       ;   155.0 p5      11 t
        vpshufb zmm26, zmm1, zmm15                                       ;   156.0 p5      11 t
        vpermi2b zmm15, zmm5, [rel camellia128_ctr.T0_constants512 + 832] ;   158.0 p0+p5+p3   11 t
        vpternlogd zmm26, zmm27, zmm15, 0xca                             ;   163.0 p0      11 t
        vmovdqa64 zmm27, zmm12                                           ;   143.7         11 t copy
        vpermi2b zmm12, zmm5, [rel camellia128_ctr.T0_constants512 + 832] ;   160.0 p0+p5+p2   11 t
        vpshufb zmm24, zmm1, zmm25                                       ;   161.0 p5      11 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 704]     ;    79.3 p3      11 t reload
        vpermi2b zmm27, zmm20, zmm15                                     ;   163.0 p0+p5   11 t
        vpternlogd zmm30, zmm27, zmm12, 0xca                             ;   168.0 p0      11 t
        vpshufb zmm12, zmm1, zmm29                                       ;   164.0 p5      11 t
        vmovdqa64 zmm27, zmm18                                           ;   129.0         11 t copy
        vpshufb zmm18, zmm1, zmm18                                       ;   165.0 p5      11 t
        vpermi2b zmm27, zmm19, zmm14                                     ;   167.0 p0+p5   11 t
        vpternlogd zmm18, zmm27, zmm2, 0xca                              ;   172.0 p0      11 t
        vmovdqa64 zmm27, zmm10                                           ;   129.0         11 t copy
        vpermi2b zmm27, zmm11, zmm16                                     ;   169.0 p0+p5   11 t
        vmovdqa64 zmm2, zmm10                                            ;   129.0         11 t copy
        vpermi2b zmm2, zmm19, zmm14                                      ;   171.0 p0+p5   11 t
        vpshufb zmm10, zmm1, zmm10                                       ;   172.0 p5      11 t
        vpternlogd zmm10, zmm2, zmm27, 0xca                              ;   176.0 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 1024]    ;    83.0 p2      11 t reload
        vmovdqa64 zmm16, zmm25                                           ;   147.7         11 t copy
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 960]      ;    83.3 p3      11 t reload
        vpermi2b zmm25, zmm14, [rel camellia128_ctr.T0_constants512 + 1088] ;   174.0 p0+p5+p2   11 t
        vmovdqa64 zmm11, zmm29                                           ;   150.7         11 t copy
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 896]     ;    84.3 p3      11 t reload
        vpermi2b zmm16, zmm27, zmm2                                      ;   176.0 p0+p5   11 t
        vpermi2b zmm11, zmm27, zmm2                                      ;   178.0 p0+p5   11 t
        vpternlogd zmm24, zmm16, zmm25, 0xca                             ;   181.0 p0      11 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 1088]    ;    85.5 p2      11 t reload
        vpermi2b zmm29, zmm14, zmm16                                     ;   180.0 p0+p5   11 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 832]     ;    86.2 p3      11 t reload
        vpternlogd zmm12, zmm11, zmm29, 0xca                             ;   185.0 p0      11 t
        vmovdqa64 zmm11, zmm8                                            ;   130.0         11 t copy
        vpermi2b zmm11, zmm20, zmm15                                     ;   182.0 p0+p5   11 t
        vmovdqa64 zmm29, zmm8                                            ;   130.0         11 t copy
        vpermi2b zmm29, zmm5, zmm25                                      ;   184.0 p0+p5   11 t
        vpshufb zmm8, zmm1, zmm8                                         ;   185.0 p5      11 t
        vpternlogd zmm8, zmm11, zmm29, 0xca                              ;   189.0 p0      11 t
        vmovdqa64 zmm11, zmm0                                            ;   135.0         11 t copy
        vpermi2b zmm11, zmm20, zmm15                                     ;   187.0 p0+p5   11 t
        vmovdqa64 zmm29, zmm0                                            ;   135.0         11 t copy
        vpshufb zmm0, zmm1, zmm0                                         ;   188.0 p5      11 t
        vpermi2b zmm29, zmm5, zmm25                                      ;   190.0 p0+p5   11 t
        vpternlogd zmm0, zmm11, zmm29, 0xca                              ;   195.0 p0      11 t
        vmovdqa64 zmm11, zmm13                                           ;   131.0         11 t copy
        vmovdqa64 zmm29, zmm13                                           ;   131.0         11 t copy
        vpermi2b zmm11, zmm27, zmm2                                      ;   192.0 p0+p5   11 t
        vpshufb zmm13, zmm1, zmm13                                       ;   193.0 p5      11 t
        vpermi2b zmm29, zmm14, zmm16                                     ;   195.0 p0+p5   11 t
        vpternlogd zmm13, zmm11, zmm29, 0xca                             ;   200.0 p0      11 t
        vmovdqa64 zmm11, zmm4                                            ;   136.0         11 t copy
        vpermi2b zmm11, zmm27, zmm2                                      ;   197.0 p0+p5   11 t
        vmovdqa64 zmm29, zmm4                                            ;   136.0         11 t copy
        vpshufb zmm4, zmm1, zmm4                                         ;   198.0 p5      11 t
        vpermi2b zmm29, zmm14, zmm16                                     ;   200.0 p0+p5   11 t
        vpternlogd zmm4, zmm11, zmm29, 0xca                              ;   205.0 p0      11 t
        vmovdqa64 zmm11, zmm6                                            ;   130.7         11 t copy
        vpermi2b zmm11, zmm28, zmm23                                     ;   202.0 p0+p5   11 t
        vmovdqa64 zmm29, zmm6                                            ;   130.7         11 t copy
        vpermi2b zmm29, zmm17, zmm7                                      ;   204.0 p0+p5   11 t
        vpshufb zmm6, zmm1, zmm6                                         ;   205.0 p5      11 t
        vpternlogd zmm6, zmm11, zmm29, 0xca                              ;   209.0 p0      11 t
        vmovdqa64 zmm29, zmm22                                           ;   135.0         11 t copy
        vmovdqa64 zmm11, zmm22                                           ;   135.0         11 t copy
        vpermi2b zmm11, zmm28, zmm23                                     ;   207.0 p0+p5   11 t
        vpshufb zmm22, zmm1, zmm22                                       ;   208.0 p5      11 t
        vpermi2b zmm29, zmm17, zmm7                                      ;   210.0 p0+p5   11 t
        vpternlogd zmm22, zmm11, zmm29, 0xca                             ;   215.0 p0      11 t
        vmovdqa64 zmm11, zmm3                                            ;   140.0         11 t copy
        vmovdqa64 zmm16, zmm26                                           ;   164.0         11 t copy
        vpternlogd zmm16, zmm18, zmm24, 0x96                             ;   184.7 p0      11 t
        vpternlogd zmm11, zmm24, zmm8, 0x96                              ;   190.0 p0      11 t
        vpternlogd zmm18, zmm11, zmm26, 0x96                             ;   191.0 p0      11 t
        vpternlogd zmm26, zmm6, zmm21, 0x96                              ;   210.0 p0      11 t
        vpternlogd zmm6, zmm16, zmm21, 0x96                              ;   210.0 p0      11 t
        vpternlogd zmm11, zmm6, [rbp + 22016], 0x96                      ;   211.0 p0+p2   11 t
        vmovdqu64 [rbp + 23296], zmm18                                   ;   192.0 p7+p4   11 t spill
        vpternlogd zmm21, zmm13, zmm3, 0x96                              ;   201.0 p0      11 t
        vpternlogd zmm24, zmm8, zmm21, 0x96                              ;   202.0 p0      11 t
        vmovdqa64 zmm29, zmm9                                            ;   145.0         11 t copy
        vpternlogd zmm29, zmm12, zmm0, 0x96                              ;   196.0 p0      11 t
        vmovdqa64 zmm8, zmm30                                            ;   169.0         11 t copy
        vpternlogd zmm8, zmm10, zmm12, 0x96                              ;   193.7 p0      11 t
        vpternlogd zmm10, zmm29, zmm30, 0x96                             ;   197.0 p0      11 t
        vpternlogd zmm30, zmm22, zmm31, 0x96                             ;   216.0 p0      11 t
        vpternlogd zmm22, zmm8, zmm31, 0x96                              ;   216.0 p0      11 t
        vpternlogd zmm31, zmm4, zmm9, 0x96                               ;   206.0 p0      11 t
        vpternlogd zmm4, zmm9, zmm30, 0x96                               ;   217.0 p0      11 t
        vpternlogd zmm13, zmm3, zmm26, 0x96                              ;   211.0 p0      11 t
        vpternlogd zmm26, zmm24, [rbp + 21440], 0x96                     ;   211.0 p0+p3   11 t
        vpternlogd zmm12, zmm0, zmm31, 0x96                              ;   207.0 p0      11 t
        vpternlogd zmm29, zmm22, [rbp + 21760], 0x96                     ;   217.0 p0+p2   11 t
        vpternlogd zmm8, zmm4, [rbp + 21696], 0x96                       ;   218.0 p0+p3   11 t
        vmovdqu64 zmm9, [rbp + 10240]                                    ;   101.7 p2      11 l.4 reload
        vmovdqu64 zmm0, [rbp + 21376]                                    ;   102.2 p3      11 t reload
        vmovdqu64 [rbp + 23360], zmm10                                   ;   198.0 p8+p9   11 t spill
        vpternlogd zmm16, zmm13, [rbp + 21888], 0x96                     ;   212.0 p0+p2   11 t
        vmovdqu64 [rbp + 21888], zmm16                                   ;   213.0 p7+p4   11 t spill
        vmovdqu64 zmm3, [rbp + 9600]                                     ;   103.2 p3      11 t
        vpternlogd zmm3, zmm6, zmm0, 0x96                                ;   211.0 p0      11 t
        vmovdqu64 [rbp + 21440], zmm11                                   ;   212.0 p8+p9   11 t spill
        vpternlogd zmm31, zmm10, [rbp + 22080], 0x96                     ;   207.0 p0+p2   11 t
        vmovdqu64 [rbp + 21760], zmm31                                   ;   208.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22016], zmm26                                   ;   212.0 p8+p9   11 t spill
        vpternlogd zmm30, zmm12, [rbp + 22144], 0x96                     ;   217.0 p0+p3   11 t
        vmovdqu64 [rbp + 22080], zmm29                                   ;   218.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 23424], zmm24                                   ;   203.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23488], zmm4                                    ;   218.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 21696], zmm30                                   ;   218.0 p8+p9   11 t spill
        vpternlogd zmm21, zmm18, [rbp + 22208], 0x96                     ;   208.7 p0+p2   11 t
        vmovdqu64 [rbp + 22208], zmm21                                   ;   209.7 p7+p4   11 t spill
        vpxord zmm0, zmm21, zmm9                                         ;   209.7 p0      11 t
        vmovdqa64 zmm21, zmm3                                            ;   212.0         11 t copy
        vpxord zmm9, zmm9, zmm31                                         ;   210.7 p0      11 t
        vpxord zmm31, zmm26, [rbp + 10304]                               ;   212.0 p5+p3   11 t
        vpxord zmm26, zmm30, [rbp + 10304]                               ;   218.0 p0+p2   11 t
        vpxord zmm30, zmm16, [rbp + 10368]                               ;   213.0 p5+p3   11 t
        vpxord zmm16, zmm8, [rbp + 10368]                                ;   219.0 p0+p2   11 t
        vpermi2b zmm21, zmm17, zmm7                                      ;   215.0 p5      11 t
        vmovdqu64 [rbp + 23552], zmm22                                   ;   217.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22144], zmm8                                    ;   219.0 p7+p4   11 t spill
        vpxord zmm8, zmm11, [rbp + 10752]                                ;   213.7 p0+p3   11 t
        vpxord zmm11, zmm29, [rbp + 10752]                               ;   218.0 p0+p2   11 t
        vmovdqa64 zmm29, zmm3                                            ;   212.0         11 t copy
        vpermi2b zmm29, zmm28, zmm23                                     ;   217.0 p0+p5   11 t
        vpshufb zmm3, zmm1, zmm3                                         ;   218.0 p5      11 t
        vpternlogd zmm3, zmm29, zmm21, 0xca                              ;   222.0 p0      11 t
        vmovdqu64 zmm21, [rbp + 21568]                                   ;   108.5 p3      11 t reload
        vmovdqu64 zmm29, [rbp + 9600]                                    ;   108.7 p2      11 t
        vpternlogd zmm29, zmm22, zmm21, 0x96                             ;   217.7 p0      11 t
        vmovdqa64 zmm22, zmm29                                           ;   218.7         11 t copy
        vmovdqu64 [rbp + 23616], zmm13                                   ;   212.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23680], zmm6                                    ;   211.0 p7+p4   11 t spill
        vmovdqa64 zmm21, zmm29                                           ;   218.7         11 t copy
        vpermi2b zmm21, zmm28, zmm23                                     ;   220.0 p0+p5   11 t
        vmovdqu64 [rbp + 23744], zmm12                                   ;   208.0 p8+p9   11 t spill
        vpshufb zmm29, zmm1, zmm29                                       ;   221.0 p5      11 t
        vmovdqu64 zmm6, [rbp + 10176]                                    ;   110.3 p3      11 t
        vpternlogd zmm6, zmm4, [rbp + 7872], 0x96                        ;   219.7 p0+p2   11 t
        vpermi2b zmm22, zmm17, zmm7                                      ;   223.0 p0+p5   11 t
        vpternlogd zmm29, zmm21, zmm22, 0xca                             ;   228.0 p0      11 t
        vmovdqu64 zmm21, [rbp + 21504]                                   ;   111.5 p3      11 t reload
        vmovdqu64 zmm22, [rbp + 10048]                                   ;   111.7 p2      11 t
        vpternlogd zmm22, zmm18, zmm21, 0x96                             ;   222.7 p0      11 t
        vmovdqu64 zmm18, [rbp + 10112]                                   ;   112.5 p3      11 t
        vpternlogd zmm18, zmm24, [rbp + 21824], 0x96                     ;   223.7 p0+p2   11 t
        vmovdqa64 zmm7, zmm18                                            ;   224.7         11 t copy
        vmovdqu64 zmm24, [rbp + 10112]                                   ;   113.5 p3      11 t
        vmovdqa64 zmm4, zmm18                                            ;   224.7         11 t copy
        vpternlogd zmm24, zmm12, [rbp + 21952], 0x96                     ;   224.0 p5+p2   11 t
        vpshufb zmm18, zmm1, zmm18                                       ;   225.0 p5      11 t
        vpermi2b zmm4, zmm20, zmm15                                      ;   227.0 p0+p5   11 t
        vpermi2b zmm7, zmm5, zmm25                                       ;   229.0 p0+p5   11 t
        vpternlogd zmm18, zmm4, zmm7, 0xca                               ;   234.0 p0      11 t
        vmovdqu64 zmm21, [rbp + 10048]                                   ;   114.7 p3      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 448]      ;   114.8 p2      11 t reload
        vpternlogd zmm21, zmm10, [rbp + 21632], 0x96                     ;   227.7 p0+p3   11 t
        vmovdqa64 zmm17, zmm21                                           ;   228.7         11 t copy
        vmovdqu64 zmm12, [rbp + 10176]                                   ;   115.8 p2      11 t
        vpternlogd zmm12, zmm13, [rbp + 8000], 0x96                      ;   228.7 p0+p3   11 t
        vpshufb zmm13, zmm1, zmm21                                       ;   230.0 p5      11 t
        vpshufb zmm10, zmm1, zmm22                                       ;   231.0 p5      11 t
        vpermi2b zmm17, zmm19, zmm4                                      ;   233.0 p0+p5   11 t
        vmovdqa64 zmm7, zmm22                                            ;   223.7         11 t copy
        vpermi2b zmm7, zmm19, zmm4                                       ;   235.0 p0+p5   11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 512]     ;   117.5 p2      11 t reload
        vpermi2b zmm22, zmm23, [rel camellia128_ctr.T0_constants512 + 576] ;   237.0 p0+p5+p3   11 t
        vpternlogd zmm10, zmm7, zmm22, 0xca                              ;   242.0 p0      11 t
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 576]      ;   118.5 p2      11 t reload
        vpermi2b zmm21, zmm23, zmm7                                      ;   239.0 p0+p5   11 t
        vpternlogd zmm13, zmm17, zmm21, 0xca                             ;   244.0 p0      11 t
        vmovdqa64 zmm21, zmm24                                           ;   225.0         11 t copy
        vpermi2b zmm21, zmm5, zmm25                                      ;   241.0 p0+p5   11 t
        vmovdqa64 zmm17, zmm24                                           ;   225.0         11 t copy
        vpshufb zmm22, zmm1, zmm24                                       ;   242.0 p5      11 t
        vmovdqa64 zmm24, zmm12                                           ;   229.7         11 t copy
        vpermi2b zmm17, zmm20, zmm15                                     ;   244.0 p0+p5   11 t
        vpternlogd zmm22, zmm17, zmm21, 0xca                             ;   249.0 p0      11 t
        vmovdqa64 zmm17, zmm12                                           ;   229.7         11 t copy
        vpermi2b zmm17, zmm27, zmm2                                      ;   246.0 p0+p5   11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 1088]    ;   121.7 p3      11 t reload
        vpermi2b zmm24, zmm14, zmm21                                     ;   248.0 p0+p5   11 t
        vpshufb zmm12, zmm1, zmm12                                       ;   249.0 p5      11 t
        vpternlogd zmm12, zmm17, zmm24, 0xca                             ;   253.0 p0      11 t
        vmovdqa64 zmm24, zmm6                                            ;   220.7         11 t copy
        vpermi2b zmm24, zmm14, zmm21                                     ;   251.0 p0+p5   11 t
        vmovdqa64 zmm17, zmm6                                            ;   220.7         11 t copy
        vpshufb zmm6, zmm1, zmm6                                         ;   252.0 p5      11 t
        vpermi2b zmm17, zmm27, zmm2                                      ;   254.0 p0+p5   11 t
        vpternlogd zmm6, zmm17, zmm24, 0xca                              ;   259.0 p0      11 t
        vmovdqa64 zmm17, zmm0                                            ;   210.7         11 t copy
        vmovdqa64 zmm24, zmm0                                            ;   210.7         11 t copy
        vpermi2b zmm24, zmm23, zmm7                                      ;   256.0 p0+p5   11 t
        vpermi2b zmm17, zmm19, zmm4                                      ;   258.0 p0+p5   11 t
        vpshufb zmm0, zmm1, zmm0                                         ;   259.0 p5      11 t
        vpternlogd zmm0, zmm17, zmm24, 0xca                              ;   263.0 p0      11 t
        vmovdqa64 zmm24, zmm9                                            ;   211.7         11 t copy
        vpermi2b zmm24, zmm23, zmm7                                      ;   261.0 p0+p5   11 t
        vmovdqa64 zmm17, zmm9                                            ;   211.7         11 t copy
        vpshufb zmm9, zmm1, zmm9                                         ;   262.0 p5      11 t
        vpermi2b zmm17, zmm19, zmm4                                      ;   264.0 p0+p5   11 t
        vpternlogd zmm9, zmm17, zmm24, 0xca                              ;   269.0 p0      11 t
        vmovdqa64 zmm17, zmm31                                           ;   213.0         11 t copy
        vpermi2b zmm17, zmm20, zmm15                                     ;   266.0 p0+p5   11 t
        vmovdqa64 zmm24, zmm31                                           ;   213.0         11 t copy
        vpermi2b zmm24, zmm5, zmm25                                      ;   268.0 p0+p5   11 t
        vpshufb zmm31, zmm1, zmm31                                       ;   269.0 p5      11 t
        vpternlogd zmm31, zmm17, zmm24, 0xca                             ;   273.0 p0      11 t
        vmovdqa64 zmm17, zmm26                                           ;   219.0         11 t copy
        vpermi2b zmm17, zmm20, zmm15                                     ;   271.0 p0+p5   11 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 192]     ;   130.0 p2      11 t reload
        vmovdqa64 zmm24, zmm26                                           ;   219.0         11 t copy
        vpermi2b zmm24, zmm5, zmm25                                      ;   273.0 p0+p5   11 t
        vpshufb zmm26, zmm1, zmm26                                       ;   274.0 p5      11 t
        vpternlogd zmm26, zmm17, zmm24, 0xca                             ;   278.0 p0      11 t
        vmovdqa64 zmm5, zmm0                                             ;   264.0         11 t copy
        vmovdqa64 zmm25, zmm29                                           ;   229.0         11 t copy
        vmovdqa64 zmm24, zmm30                                           ;   214.0         11 t copy
        vpermi2b zmm24, zmm14, zmm21                                     ;   276.0 p0+p5   11 t
        vmovdqa64 zmm17, zmm30                                           ;   214.0         11 t copy
        vpermi2b zmm17, zmm27, zmm2                                      ;   278.0 p0+p5   11 t
        vpshufb zmm30, zmm1, zmm30                                       ;   279.0 p5      11 t
        vpternlogd zmm25, zmm26, zmm6, 0x96                              ;   279.0 p0      11 t
        vpternlogd zmm5, zmm18, zmm12, 0x96                              ;   264.0 p0      11 t
        vpternlogd zmm30, zmm17, zmm24, 0xca                             ;   283.0 p0      11 t
        vmovdqa64 zmm17, zmm16                                           ;   220.0         11 t copy
        vpermi2b zmm17, zmm27, zmm2                                      ;   281.0 p0+p5   11 t
        vpshufb zmm2, zmm1, zmm11                                        ;   282.0 p5      11 t
        vmovdqa64 zmm24, zmm16                                           ;   220.0         11 t copy
        vpshufb zmm16, zmm1, zmm16                                       ;   283.0 p5      11 t
        vpermi2b zmm24, zmm14, zmm21                                     ;   285.0 p0+p5   11 t
        vpternlogd zmm16, zmm17, zmm24, 0xca                             ;   290.0 p0      11 t
        vpshufb zmm21, zmm1, zmm8                                        ;   286.0 p5      11 t
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 128]     ;   135.5 p3      11 t reload
        vmovdqa64 zmm24, zmm8                                            ;   214.7         11 t copy
        vpermi2b zmm24, zmm28, zmm17                                     ;   288.0 p0+p5   11 t
        vpermi2b zmm8, zmm15, [rel camellia128_ctr.T0_constants512 + 256] ;   290.0 p0+p5+p2   11 t
        vpternlogd zmm21, zmm24, zmm8, 0xca                              ;   295.0 p0      11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 256]      ;   137.0 p3      11 t reload
        vmovdqa64 zmm24, zmm16                                           ;   291.0         11 t copy
        vpternlogd zmm24, zmm29, zmm13, 0x96                             ;   291.0 p0      11 t
        vpternlogd zmm26, zmm6, zmm24, 0x96                              ;   292.0 p0      11 t
        vmovdqa64 zmm14, zmm11                                           ;   219.0         11 t copy
        vpermi2b zmm11, zmm15, zmm8                                      ;   292.0 p0+p5   11 t
        vpermi2b zmm14, zmm28, zmm17                                     ;   294.0 p0+p5   11 t
        vpternlogd zmm2, zmm14, zmm11, 0xca                              ;   299.0 p0      11 t
        vmovdqa64 zmm27, zmm3                                            ;   223.0         11 t copy
        vmovdqa64 zmm14, zmm30                                           ;   284.0         11 t copy
        vpternlogd zmm14, zmm3, zmm10, 0x96                              ;   284.0 p0      11 t
        vpternlogd zmm27, zmm31, zmm12, 0x96                             ;   274.0 p0      11 t
        vpternlogd zmm0, zmm27, zmm18, 0x96                              ;   275.0 p0      11 t
        vpternlogd zmm18, zmm10, zmm21, 0x96                             ;   296.0 p0      11 t
        vpternlogd zmm30, zmm3, zmm18, 0x96                              ;   297.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 6016]                                     ;   140.2 p2      11 t
        vpternlogd zmm31, zmm12, zmm14, 0x96                             ;   285.0 p0      11 t
        vmovdqa64 zmm11, zmm9                                            ;   270.0         11 t copy
        vpternlogd zmm11, zmm22, zmm6, 0x96                              ;   278.7 p0      11 t
        vmovdqu64 zmm6, [rbp + 6080]                                     ;   140.8 p3      11 t
        vpternlogd zmm6, zmm0, [rbp + 23104], 0x96                       ;   279.7 p0+p2   11 t
        vpternlogd zmm0, zmm14, [rbp + 23040], 0x96                      ;   285.0 p0+p3   11 t
        vpternlogd zmm9, zmm25, zmm22, 0x96                              ;   281.7 p0      11 t
        vpternlogd zmm22, zmm13, zmm2, 0x96                              ;   300.0 p0      11 t
        vmovdqu64 zmm12, [rbp + 6208]                                    ;   142.2 p2      11 t
        vpternlogd zmm13, zmm2, zmm11, 0x96                              ;   300.0 p0      11 t
        vpternlogd zmm12, zmm9, [rbp + 23168], 0x96                      ;   284.7 p0+p3   11 t
        vmovdqu64 zmm2, [rbp + 5888]                                     ;   143.2 p2      11 t
        vpternlogd zmm3, zmm13, [rbp + 22528], 0x96                      ;   301.0 p0+p3   11 t
        vpternlogd zmm16, zmm29, zmm22, 0x96                             ;   301.0 p0      11 t
        vmovdqu64 zmm14, [rbp + 6272]                                    ;   144.2 p2      11 t
        vpternlogd zmm9, zmm24, [rbp + 22912], 0x96                      ;   292.0 p0+p3   11 t
        vpternlogd zmm14, zmm31, [rbp + 22848], 0x96                     ;   288.7 p0+p2   11 t
        vpternlogd zmm31, zmm18, [rbp + 22400], 0x96                     ;   297.0 p0+p3   11 t
        vmovdqu64 zmm18, [rbp + 6464]                                    ;   146.2 p2      11 t
        vpternlogd zmm18, zmm30, [rbp + 22784], 0x96                     ;   298.0 p0+p3   11 t
        vpternlogd zmm30, zmm5, [rbp + 22464], 0x96                      ;   298.0 p0+p2   11 t
        vpternlogd zmm10, zmm21, zmm5, 0x96                              ;   296.0 p0      11 t
        vmovdqu64 zmm21, [rbp + 6400]                                    ;   147.8 p3      11 t
        vpternlogd zmm21, zmm26, [rbp + 22336], 0x96                     ;   293.7 p0+p2   11 t
        vpternlogd zmm2, zmm10, [rbp + 23232], 0x96                      ;   297.0 p0+p3   11 t
        vmovdqu64 [rbp + 22528], zmm9                                    ;   293.0 p7+p4   11 t spill
        vpternlogd zmm10, zmm27, [rbp + 22272], 0x96                     ;   297.0 p5+p2   11 t
        vmovdqu64 zmm27, [rbp + 10944]                                   ;   149.8 p3      11 t
        vpternlogd zmm26, zmm22, [rbp + 22592], 0x96                     ;   301.0 p0+p2   11 t
        vmovdqu64 [rbp + 22592], zmm6                                    ;   280.7 p8+p9   11 t spill
        vmovdqu64 zmm22, [rbp + 6592]                                    ;   150.8 p3      11 t
        vpternlogd zmm22, zmm16, [rbp + 22976], 0x96                     ;   302.0 p5+p2   11 t
        vpternlogd zmm16, zmm11, [rbp + 22720], 0x96                     ;   302.0 p0+p3   11 t
        vmovdqu64 zmm11, [rbp + 10816]                                   ;   152.2 p2      11 t
        vpxord zmm11, zmm11, zmm3                                        ;   302.0 p5      11 t
        vmovdqu64 zmm24, [rbp + 10880]                                   ;   152.8 p3      11 t
        vmovdqu64 [rbp + 22784], zmm3                                    ;   302.0 p7+p4   11 t spill
        vpxord zmm3, zmm30, [rbp + 11200]                                ;   299.0 p0+p2   11 t
        vmovdqu64 [rbp + 22912], zmm10                                   ;   298.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22400], zmm2                                    ;   298.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22336], zmm16                                   ;   303.0 p8+p9   11 t spill
        vpxord zmm27, zmm27, zmm14                                       ;   298.0 p5      11 t
        vmovdqu64 [rbp + 23040], zmm30                                   ;   299.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 23104], zmm31                                   ;   298.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22976], zmm12                                   ;   285.7 p7+p4   11 t spill
        vpxord zmm29, zmm21, [rbp + 10944]                               ;   298.7 p0+p3   11 t
        vmovdqu64 zmm5, [rbp + 10816]                                    ;   154.2 p2      11 t
        vmovdqu64 [rbp + 23168], zmm26                                   ;   302.0 p8+p9   11 t spill
        vpternlogd zmm13, zmm25, [rbp + 22656], 0x96                     ;   301.0 p5+p3   11 t
        vmovdqu64 zmm25, [rbp + 10880]                                   ;   155.2 p2      11 t
        vpxord zmm25, zmm25, zmm12                                       ;   299.7 p0      11 t
        vpxord zmm12, zmm31, [rbp + 11136]                               ;   300.0 p5+p3   11 t
        vpxord zmm5, zmm5, zmm2                                          ;   300.7 p0      11 t
        vpxord zmm2, zmm16, [rbp + 11200]                                ;   303.0 p5+p2   11 t
        vpxord zmm16, zmm10, [rbp + 11264]                               ;   301.7 p0+p3   11 t
        vmovdqa64 zmm30, zmm5                                            ;   301.7         11 t copy
        vpermi2b zmm30, zmm15, zmm8                                      ;   304.0 p5      11 t
        vmovdqu64 [rbp + 22464], zmm14                                   ;   289.7 p7+p4   11 t spill
        vmovdqu64 [rbp + 23232], zmm0                                    ;   286.0 p8+p9   11 t spill
        vpxord zmm24, zmm24, zmm6                                        ;   302.7 p0      11 t
        vpxord zmm6, zmm26, [rbp + 11136]                                ;   303.7 p0+p2   11 t
        vpshufb zmm26, zmm1, zmm27                                       ;   305.0 p5      11 t
        vmovdqu64 [rbp + 22720], zmm22                                   ;   303.0 p7+p4   11 t spill
        vpxord zmm14, zmm9, [rbp + 11072]                                ;   304.7 p0+p3   11 t
        vpxord zmm10, zmm13, [rbp + 11264]                               ;   305.7 p0+p2   11 t
        vmovdqu64 [rbp + 22848], zmm13                                   ;   302.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22656], zmm21                                   ;   294.7 p7+p4   11 t spill
        vmovdqa64 zmm13, zmm5                                            ;   301.7         11 t copy
        vpermi2b zmm13, zmm28, zmm17                                     ;   308.0 p5      11 t
        vpshufb zmm5, zmm1, zmm5                                         ;   309.0 p5      11 t
        vpternlogd zmm5, zmm13, zmm30, 0xca                              ;   313.0 p0      11 t
        vmovdqa64 zmm13, zmm11                                           ;   303.0         11 t copy
        vpermi2b zmm13, zmm28, zmm17                                     ;   311.0 p0+p5   11 t
        vmovdqa64 zmm30, zmm11                                           ;   303.0         11 t copy
        vpermi2b zmm30, zmm15, zmm8                                      ;   313.0 p0+p5   11 t
        vpshufb zmm11, zmm1, zmm11                                       ;   314.0 p5      11 t
        vpternlogd zmm11, zmm13, zmm30, 0xca                             ;   318.0 p0      11 t
        vmovdqa64 zmm30, zmm24                                           ;   303.7         11 t copy
        vmovdqu64 [rbp + 22272], zmm18                                   ;   299.0 p8+p9   11 t spill
        vpermi2b zmm30, zmm23, zmm7                                      ;   316.0 p0+p5   11 t
        vpxord zmm21, zmm18, [rbp + 11008]                               ;   311.7 p0+p3   11 t
        vmovdqa64 zmm13, zmm24                                           ;   303.7         11 t copy
        vpermi2b zmm13, zmm19, zmm4                                      ;   318.0 p0+p5   11 t
        vpshufb zmm24, zmm1, zmm24                                       ;   319.0 p5      11 t
        vpternlogd zmm24, zmm13, zmm30, 0xca                             ;   323.0 p0      11 t
        vmovdqa64 zmm30, zmm25                                           ;   300.7         11 t copy
        vmovdqa64 zmm31, zmm29                                           ;   299.7         11 t copy
        vmovdqa64 zmm13, zmm25                                           ;   300.7         11 t copy
        vpshufb zmm25, zmm1, zmm25                                       ;   320.0 p5      11 t
        vpermi2b zmm13, zmm19, zmm4                                      ;   322.0 p0+p5   11 t
        vpermi2b zmm30, zmm23, zmm7                                      ;   324.0 p0+p5   11 t
        vpternlogd zmm25, zmm13, zmm30, 0xca                             ;   329.0 p0      11 t
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 768]      ;   161.0 p2      11 t reload
        vmovdqa64 zmm30, zmm27                                           ;   299.0         11 t copy
        vpermi2b zmm27, zmm8, [rel camellia128_ctr.T0_constants512 + 832] ;   326.0 p0+p5+p3   11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 704]     ;   162.0 p2      11 t reload
        vpshufb zmm9, zmm1, zmm29                                        ;   327.0 p5      11 t
        vpermi2b zmm30, zmm20, zmm13                                     ;   329.0 p0+p5   11 t
        vpxord zmm18, zmm22, [rbp + 11008]                               ;   319.7 p0+p3   11 t
        vpxord zmm22, zmm0, [rbp + 11072]                                ;   320.7 p0+p2   11 t
        vmovdqa64 zmm28, zmm22                                           ;   321.7         11 t copy
        vpermi2b zmm28, zmm19, zmm4                                      ;   331.0 p0+p5   11 t
        vpternlogd zmm26, zmm30, zmm27, 0xca                             ;   334.0 p0      11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 832]     ;   164.2 p3      11 t reload
        vpermi2b zmm29, zmm8, zmm27                                      ;   333.0 p0+p5   11 t
        vpermi2b zmm31, zmm20, zmm13                                     ;   335.0 p0+p5   11 t
        vpshufb zmm17, zmm1, zmm18                                       ;   336.0 p5      11 t
        vmovdqa64 zmm15, zmm18                                           ;   320.7         11 t copy
        vpternlogd zmm9, zmm31, zmm29, 0xca                              ;   340.0 p0      11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 960]     ;   169.2 p2      11 t reload
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 896]     ;   169.3 p3      11 t reload
        vpermi2b zmm15, zmm30, zmm29                                     ;   338.0 p0+p5   11 t
        vmovdqa64 zmm31, zmm21                                           ;   312.7         11 t copy
        vpermi2b zmm31, zmm30, zmm29                                     ;   340.0 p0+p5   11 t
        vmovdqa64 zmm29, zmm22                                           ;   321.7         11 t copy
        vpermi2b zmm29, zmm23, zmm7                                      ;   342.0 p0+p5   11 t
        vpshufb zmm22, zmm1, zmm22                                       ;   343.0 p5      11 t
        vpternlogd zmm22, zmm28, zmm29, 0xca                             ;   347.0 p0      11 t
        vpshufb zmm0, zmm1, zmm21                                        ;   344.0 p5      11 t
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 1024]    ;   177.0 p2      11 t reload
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 1088]    ;   177.2 p3      11 t reload
        vpermi2b zmm18, zmm29, zmm28                                     ;   346.0 p0+p5   11 t
        vpternlogd zmm17, zmm15, zmm18, 0xca                             ;   351.0 p0      11 t
        vpermi2b zmm21, zmm29, zmm28                                     ;   348.0 p0+p5   11 t
        vmovdqa64 zmm18, zmm14                                           ;   305.7         11 t copy
        vmovdqa64 zmm15, zmm14                                           ;   305.7         11 t copy
        vpshufb zmm14, zmm1, zmm14                                       ;   349.0 p5      11 t
        vpermi2b zmm18, zmm23, zmm7                                      ;   351.0 p0+p5   11 t
        vpternlogd zmm0, zmm31, zmm21, 0xca                              ;   353.0 p0      11 t
        vmovdqa64 zmm21, zmm3                                            ;   300.0         11 t copy
        vpermi2b zmm15, zmm19, zmm4                                      ;   353.0 p0+p5   11 t
        vpternlogd zmm14, zmm15, zmm18, 0xca                             ;   358.0 p0      11 t
        vmovdqa64 zmm15, zmm12                                           ;   301.0         11 t copy
        vpermi2b zmm15, zmm20, zmm13                                     ;   355.0 p0+p5   11 t
        vmovdqa64 zmm18, zmm12                                           ;   301.0         11 t copy
        vpermi2b zmm18, zmm8, zmm27                                      ;   357.0 p0+p5   11 t
        vpshufb zmm12, zmm1, zmm12                                       ;   358.0 p5      11 t
        vpternlogd zmm12, zmm15, zmm18, 0xca                             ;   362.0 p0      11 t
        vmovdqa64 zmm15, zmm6                                            ;   304.7         11 t copy
        vmovdqa64 zmm18, zmm6                                            ;   304.7         11 t copy
        vpermi2b zmm18, zmm8, zmm27                                      ;   360.0 p0+p5   11 t
        vpermi2b zmm15, zmm20, zmm13                                     ;   362.0 p0+p5   11 t
        vpshufb zmm6, zmm1, zmm6                                         ;   363.0 p5      11 t
        vpternlogd zmm6, zmm15, zmm18, 0xca                              ;   367.0 p0      11 t
        vmovdqa64 zmm18, zmm3                                            ;   300.0         11 t copy
        vpshufb zmm3, zmm1, zmm3                                         ;   364.0 p5      11 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 960]     ;   196.3 p2      11 t reload
        vpermi2b zmm21, zmm29, zmm28                                     ;   366.0 p0+p5   11 t
        vpermi2b zmm18, zmm30, zmm15                                     ;   368.0 p0+p5   11 t
        vmovdqa64 zmm8, zmm22                                            ;   348.0         11 t copy
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 192]     ;   201.0 p3      11 t reload
        vpternlogd zmm3, zmm18, zmm21, 0xca                              ;   373.0 p0      11 t
        vmovdqa64 zmm21, zmm2                                            ;   304.0         11 t copy
        vpermi2b zmm21, zmm29, zmm28                                     ;   370.0 p0+p5   11 t
        vpshufb zmm28, zmm1, zmm16                                       ;   371.0 p5      11 t
        vmovdqa64 zmm31, zmm16                                           ;   302.7         11 t copy
        vpermi2b zmm16, zmm13, [rel camellia128_ctr.T0_constants512 + 256] ;   373.0 p0+p5+p2   11 t
        vmovdqa64 zmm18, zmm2                                            ;   304.0         11 t copy
        vpshufb zmm2, zmm1, zmm2                                         ;   374.0 p5      11 t
        vpermi2b zmm18, zmm30, zmm15                                     ;   376.0 p0+p5   11 t
        vpternlogd zmm2, zmm18, zmm21, 0xca                              ;   381.0 p0      11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 128]     ;   209.2 p3      11 t reload
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 64]      ;   209.3 p2      11 t reload
        vpternlogd zmm8, zmm26, zmm0, 0x96                               ;   354.0 p0      11 t
        vpermi2b zmm31, zmm21, zmm18                                     ;   378.0 p0+p5   11 t
        vpternlogd zmm28, zmm31, zmm16, 0xca                             ;   383.0 p0      11 t
        vpshufb zmm15, zmm1, zmm10                                       ;   379.0 p5      11 t
        vmovdqa64 zmm29, zmm10                                           ;   306.7         11 t copy
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 256]     ;   212.5 p3      11 t reload
        vmovdqa64 zmm31, zmm2                                            ;   382.0         11 t copy
        vpermi2b zmm29, zmm21, zmm18                                     ;   381.0 p0+p5   11 t
        vpermi2b zmm10, zmm13, zmm16                                     ;   383.0 p0+p5   11 t
        vpternlogd zmm15, zmm29, zmm10, 0xca                             ;   388.0 p0      11 t
        vmovdqa64 zmm30, zmm5                                            ;   314.0         11 t copy
        vpternlogd zmm30, zmm0, zmm12, 0x96                              ;   363.0 p0      11 t
        vmovdqa64 zmm29, zmm3                                            ;   374.0         11 t copy
        vpternlogd zmm29, zmm5, zmm24, 0x96                              ;   374.0 p0      11 t
        vpternlogd zmm22, zmm30, zmm26, 0x96                             ;   364.0 p0      11 t
        vpternlogd zmm26, zmm28, zmm24, 0x96                             ;   384.0 p0      11 t
        vmovdqa64 zmm27, zmm11                                           ;   319.0         11 t copy
        vpternlogd zmm3, zmm5, zmm26, 0x96                               ;   385.0 p0      11 t
        vpternlogd zmm28, zmm24, zmm8, 0x96                              ;   384.0 p0      11 t
        vmovdqu64 zmm24, [rbp + 23424]                                   ;   218.2 p2      11 t
        vpternlogd zmm27, zmm17, zmm6, 0x96                              ;   368.0 p0      11 t
        vmovdqa64 zmm10, zmm14                                           ;   359.0         11 t copy
        vpternlogd zmm14, zmm27, zmm9, 0x96                              ;   369.0 p0      11 t
        vpternlogd zmm10, zmm9, zmm17, 0x96                              ;   364.7 p0      11 t
        vpternlogd zmm9, zmm15, zmm25, 0x96                              ;   389.0 p0      11 t
        vpternlogd zmm31, zmm11, zmm25, 0x96                             ;   382.0 p0      11 t
        vpternlogd zmm17, zmm6, zmm31, 0x96                              ;   383.0 p0      11 t
        vmovdqu64 zmm6, [rbp + 23552]                                    ;   219.5 p3      11 t
        vpternlogd zmm15, zmm25, zmm10, 0x96                             ;   389.0 p0      11 t
        vmovdqu64 zmm25, [rbp + 23744]                                   ;   219.8 p2      11 t
        vpternlogd zmm6, zmm15, [rbp + 21568], 0x96                      ;   390.0 p0+p3   11 t
        vpternlogd zmm25, zmm17, [rbp + 21952], 0x96                     ;   384.0 p0+p2   11 t
        vpternlogd zmm17, zmm9, [rbp + 21696], 0x96                      ;   390.0 p0+p3   11 t
        vmovdqu64 [rbp + 21696], zmm17                                   ;   391.0 p7+p4   11 t spill
        vpternlogd zmm15, zmm27, [rbp + 22080], 0x96                     ;   390.0 p0+p2   11 t
        vmovdqu64 [rbp + 21952], zmm15                                   ;   391.0 p8+p9   11 t spill
        vpternlogd zmm2, zmm11, zmm9, 0x96                               ;   390.0 p0      11 t
        vpternlogd zmm0, zmm12, zmm29, 0x96                              ;   375.0 p0      11 t
        vpternlogd zmm24, zmm0, [rbp + 21824], 0x96                      ;   376.0 p0+p3   11 t
        vpternlogd zmm0, zmm26, [rbp + 22016], 0x96                      ;   385.0 p0+p2   11 t
        vmovdqu64 zmm26, [rbp + 23616]                                   ;   223.5 p3      11 t
        vpternlogd zmm26, zmm3, [rbp + 8000], 0x96                       ;   386.0 p0+p2   11 t
        vmovdqu64 zmm12, [rbp + 23360]                                   ;   224.5 p3      11 t
        vpternlogd zmm12, zmm14, [rbp + 21632], 0x96                     ;   378.7 p0+p2   11 t
        vmovdqu64 [rbp + 21824], zmm6                                    ;   391.0 p7+p4   11 t spill
        vmovdqu64 zmm9, [rbp + 23488]                                    ;   225.5 p3      11 t
        vmovdqu64 [rbp + 23488], zmm0                                    ;   386.0 p8+p9   11 t spill
        vmovdqu64 zmm11, [rbp + 23296]                                   ;   225.8 p2      11 t
        vpternlogd zmm11, zmm22, [rbp + 21504], 0x96                     ;   379.7 p0+p3   11 t
        vpternlogd zmm9, zmm2, [rbp + 7872], 0x96                        ;   391.0 p0+p2   11 t
        vmovdqu64 [rbp + 7872], zmm12                                    ;   379.7 p7+p4   11 t spill
        vpternlogd zmm22, zmm29, [rbp + 22208], 0x96                     ;   381.7 p0+p3   11 t
        vmovdqu64 zmm29, [rbp + 11392]                                   ;   227.8 p2      11 t
        vpternlogd zmm3, zmm8, [rbp + 21888], 0x96                       ;   386.0 p0+p3   11 t
        vmovdqu64 [rbp + 8000], zmm3                                     ;   387.0 p8+p9   11 t spill
        vpxord zmm29, zmm29, zmm12                                       ;   383.7 p0      11 t
        vmovdqu64 zmm5, [rbp + 23680]                                    ;   228.8 p2      11 t
        vpternlogd zmm5, zmm28, [rbp + 21376], 0x96                      ;   385.0 p5+p3   11 t
        vpternlogd zmm28, zmm30, [rbp + 21440], 0x96                     ;   385.0 p0+p2   11 t
        vpternlogd zmm2, zmm10, [rbp + 22144], 0x96                      ;   391.0 p5+p3   11 t
        vpxord zmm12, zmm0, [rbp + 11648]                                ;   386.0 p0+p2   11 t
        vpxord zmm0, zmm17, [rbp + 11648]                                ;   391.0 p5+p3   11 t
        vpxord zmm17, zmm3, [rbp + 11712]                                ;   387.0 p0+p2   11 t
        vmovdqu64 [rbp + 23616], zmm2                                    ;   392.0 p7+p4   11 t spill
        vpxord zmm3, zmm2, [rbp + 11712]                                 ;   392.0 p5+p3   11 t
        vpxord zmm2, zmm28, [rbp + 11776]                                ;   387.7 p0+p2   11 t
        vmovdqu64 [rbp + 21888], zmm24                                   ;   377.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23424], zmm22                                   ;   382.7 p7+p4   11 t spill
        vmovdqu64 zmm8, [rbp + 11328]                                    ;   233.5 p3      11 t
        vpxord zmm8, zmm8, zmm5                                          ;   388.0 p5      11 t
        vmovdqu64 [rbp + 22016], zmm28                                   ;   386.0 p8+p9   11 t spill
        vmovdqu64 zmm10, [rbp + 11328]                                   ;   233.8 p2      11 t
        vpxord zmm10, zmm10, zmm6                                        ;   391.0 p0      11 t
        vpxord zmm28, zmm15, [rbp + 11776]                               ;   391.0 p5+p3   11 t
        vmovdqa64 zmm15, zmm8                                            ;   389.0         11 t copy
        vpternlogd zmm14, zmm31, [rbp + 21760], 0x96                     ;   389.7 p0+p2   11 t
        vpxord zmm31, zmm25, [rbp + 11456]                               ;   390.0 p5+p3   11 t
        vpermi2b zmm15, zmm21, zmm18                                     ;   392.0 p0+p5   11 t
        vmovdqu64 zmm27, [rbp + 11392]                                   ;   235.8 p2      11 t
        vmovdqu64 [rbp + 22080], zmm25                                   ;   385.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 23744], zmm11                                   ;   380.7 p8+p9   11 t spill
        vmovdqu64 zmm30, [rbp + 11456]                                   ;   236.5 p3      11 t
        vpxord zmm30, zmm30, zmm24                                       ;   391.7 p0      11 t
        vpxord zmm24, zmm14, [rbp + 11584]                               ;   392.7 p0+p2   11 t
        vpxord zmm27, zmm27, zmm11                                       ;   393.0 p5      11 t
        vmovdqu64 [rbp + 21760], zmm14                                   ;   390.7 p7+p4   11 t spill
        vmovdqu64 [rbp + 21440], zmm26                                   ;   387.0 p8+p9   11 t spill
        vpshufb zmm14, zmm1, zmm30                                       ;   394.0 p5      11 t
        vmovdqa64 zmm6, zmm31                                            ;   391.0         11 t copy
        vpxord zmm25, zmm26, [rbp + 11520]                               ;   393.7 p0+p3   11 t
        vmovdqa64 zmm11, zmm8                                            ;   389.0         11 t copy
        vpshufb zmm8, zmm1, zmm8                                         ;   395.0 p5      11 t
        vpermi2b zmm11, zmm13, zmm16                                     ;   397.0 p0+p5   11 t
        vpternlogd zmm8, zmm15, zmm11, 0xca                              ;   402.0 p0      11 t
        vmovdqa64 zmm15, zmm10                                           ;   392.0         11 t copy
        vpermi2b zmm15, zmm13, zmm16                                     ;   399.0 p0+p5   11 t
        vmovdqa64 zmm11, zmm10                                           ;   392.0         11 t copy
        vpshufb zmm10, zmm1, zmm10                                       ;   400.0 p5      11 t
        vpermi2b zmm11, zmm21, zmm18                                     ;   402.0 p0+p5   11 t
        vpxord zmm26, zmm9, [rbp + 11520]                                ;   398.7 p0+p2   11 t
        vpternlogd zmm10, zmm11, zmm15, 0xca                             ;   407.0 p0      11 t
        vmovdqa64 zmm15, zmm27                                           ;   394.0         11 t copy
        vpermi2b zmm15, zmm23, zmm7                                      ;   404.0 p0+p5   11 t
        vmovdqa64 zmm11, zmm27                                           ;   394.0         11 t copy
        vpshufb zmm27, zmm1, zmm27                                       ;   405.0 p5      11 t
        vpermi2b zmm11, zmm19, zmm4                                      ;   407.0 p0+p5   11 t
        vpternlogd zmm27, zmm11, zmm15, 0xca                             ;   412.0 p0      11 t
        vmovdqu64 [rbp + 22144], zmm9                                    ;   392.0 p7+p4   11 t spill
        vpxord zmm9, zmm22, [rbp + 11584]                                ;   403.7 p0+p3   11 t
        vmovdqa64 zmm11, zmm29                                           ;   384.7         11 t copy
        vpermi2b zmm11, zmm19, zmm4                                      ;   409.0 p0+p5   11 t
        vpshufb zmm22, zmm1, zmm31                                       ;   410.0 p5      11 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 768]     ;   245.2 p2      11 t reload
        vmovdqa64 zmm13, zmm26                                           ;   399.7         11 t copy
        vmovdqu64 [rbp + 22208], zmm5                                    ;   386.0 p8+p9   11 t spill
        vpshufb zmm5, zmm1, zmm25                                        ;   411.0 p5      11 t
        vmovdqa64 zmm21, zmm9                                            ;   404.7         11 t copy
        vpshufb zmm18, zmm1, zmm26                                       ;   412.0 p5      11 t
        vmovdqa64 zmm15, zmm29                                           ;   384.7         11 t copy
        vpermi2b zmm15, zmm23, zmm7                                      ;   414.0 p0+p5   11 t
        vpshufb zmm29, zmm1, zmm29                                       ;   415.0 p5      11 t
        vpternlogd zmm29, zmm11, zmm15, 0xca                             ;   419.0 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 704]     ;   251.0 p3      11 t reload
        vmovdqa64 zmm15, zmm30                                           ;   392.7         11 t copy
        vpermi2b zmm15, zmm20, zmm11                                     ;   417.0 p0+p5   11 t
        vpermi2b zmm30, zmm16, [rel camellia128_ctr.T0_constants512 + 832] ;   419.0 p0+p5+p2   11 t
        vpternlogd zmm14, zmm15, zmm30, 0xca                             ;   424.0 p0      11 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 832]     ;   254.2 p3      11 t reload
        vpermi2b zmm31, zmm16, zmm15                                     ;   421.0 p0+p5   11 t
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 896]     ;   256.5 p2      11 t reload
        vpermi2b zmm6, zmm20, zmm11                                      ;   423.0 p0+p5   11 t
        vpternlogd zmm22, zmm6, zmm31, 0xca                              ;   428.0 p0      11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 960]      ;   260.0 p3      11 t reload
        vmovdqa64 zmm31, zmm25                                           ;   394.7         11 t copy
        vpermi2b zmm31, zmm30, zmm6                                      ;   425.0 p0+p5   11 t
        vpermi2b zmm13, zmm30, zmm6                                      ;   427.0 p0+p5   11 t
        vpermi2b zmm21, zmm19, zmm4                                      ;   429.0 p0+p5   11 t
        vmovdqa64 zmm6, zmm9                                             ;   404.7         11 t copy
        vpermi2b zmm6, zmm23, zmm7                                       ;   431.0 p0+p5   11 t
        vpshufb zmm9, zmm1, zmm9                                         ;   432.0 p5      11 t
        vpternlogd zmm9, zmm21, zmm6, 0xca                               ;   436.0 p0      11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 1024]    ;   269.0 p2      11 t reload
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 1088]     ;   269.2 p3      11 t reload
        vpermi2b zmm25, zmm21, zmm6                                      ;   434.0 p0+p5   11 t
        vpternlogd zmm5, zmm31, zmm25, 0xca                              ;   439.0 p0      11 t
        vmovdqa64 zmm25, zmm24                                           ;   393.7         11 t copy
        vpermi2b zmm26, zmm21, zmm6                                      ;   436.0 p0+p5   11 t
        vpternlogd zmm18, zmm13, zmm26, 0xca                             ;   441.0 p0      11 t
        vmovdqa64 zmm13, zmm24                                           ;   393.7         11 t copy
        vpermi2b zmm25, zmm23, zmm7                                      ;   438.0 p0+p5   11 t
        vpermi2b zmm13, zmm19, zmm4                                      ;   440.0 p0+p5   11 t
        vpshufb zmm24, zmm1, zmm24                                       ;   441.0 p5      11 t
        vpternlogd zmm24, zmm13, zmm25, 0xca                             ;   445.0 p0      11 t
        vmovdqa64 zmm25, zmm12                                           ;   387.0         11 t copy
        vmovdqa64 zmm13, zmm12                                           ;   387.0         11 t copy
        vpshufb zmm12, zmm1, zmm12                                       ;   442.0 p5      11 t
        vmovdqa64 zmm31, zmm2                                            ;   388.7         11 t copy
        vpermi2b zmm13, zmm20, zmm11                                     ;   444.0 p0+p5   11 t
        vpermi2b zmm25, zmm16, zmm15                                     ;   446.0 p0+p5   11 t
        vpternlogd zmm12, zmm13, zmm25, 0xca                             ;   451.0 p0      11 t
        vmovdqa64 zmm13, zmm0                                            ;   392.0         11 t copy
        vpermi2b zmm13, zmm20, zmm11                                     ;   448.0 p0+p5   11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 192]     ;   283.5 p2      11 t reload
        vmovdqa64 zmm25, zmm0                                            ;   392.0         11 t copy
        vmovdqa64 zmm26, zmm17                                           ;   388.0         11 t copy
        vpermi2b zmm25, zmm16, zmm15                                     ;   450.0 p0+p5   11 t
        vpermi2b zmm26, zmm21, zmm6                                      ;   452.0 p0+p5   11 t
        vpshufb zmm0, zmm1, zmm0                                         ;   453.0 p5      11 t
        vpternlogd zmm0, zmm13, zmm25, 0xca                              ;   455.0 p0      11 t
        vmovdqa64 zmm25, zmm17                                           ;   388.0         11 t copy
        vpshufb zmm17, zmm1, zmm17                                       ;   454.0 p5      11 t
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 960]     ;   290.3 p3      11 t reload
        vpermi2b zmm25, zmm30, zmm13                                     ;   456.0 p0+p5   11 t
        vpternlogd zmm17, zmm25, zmm26, 0xca                             ;   461.0 p0      11 t
        vmovdqa64 zmm26, zmm3                                            ;   393.0         11 t copy
        vmovdqa64 zmm25, zmm3                                            ;   393.0         11 t copy
        vpshufb zmm3, zmm1, zmm3                                         ;   457.0 p5      11 t
        vmovdqa64 zmm16, zmm9                                            ;   437.0         11 t copy
        vpternlogd zmm16, zmm14, zmm5, 0x96                              ;   440.0 p0      11 t
        vmovdqa64 zmm15, zmm10                                           ;   408.0         11 t copy
        vpermi2b zmm25, zmm30, zmm13                                     ;   459.0 p0+p5   11 t
        vpermi2b zmm26, zmm21, zmm6                                      ;   461.0 p0+p5   11 t
        vpternlogd zmm3, zmm25, zmm26, 0xca                              ;   466.0 p0      11 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 128]     ;   297.2 p2      11 t reload
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 64]      ;   297.3 p3      11 t reload
        vpternlogd zmm15, zmm0, zmm18, 0x96                              ;   456.0 p0      11 t
        vpshufb zmm6, zmm1, zmm2                                         ;   462.0 p5      11 t
        vpermi2b zmm2, zmm11, [rel camellia128_ctr.T0_constants512 + 256] ;   464.0 p0+p5+p2   11 t
        vpermi2b zmm31, zmm26, zmm25                                     ;   466.0 p0+p5   11 t
        vpternlogd zmm6, zmm31, zmm2, 0xca                               ;   471.0 p0      11 t
        vpshufb zmm13, zmm1, zmm28                                       ;   467.0 p5      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 256]      ;   300.8 p3      11 t reload
        vmovdqa64 zmm31, zmm3                                            ;   467.0         11 t copy
        vpternlogd zmm31, zmm10, zmm29, 0x96                             ;   467.0 p0      11 t
        vpternlogd zmm0, zmm18, zmm31, 0x96                              ;   468.0 p0      11 t
        vmovdqa64 zmm30, zmm8                                            ;   403.0         11 t copy
        vpternlogd zmm30, zmm12, zmm5, 0x96                              ;   452.0 p0      11 t
        vmovdqa64 zmm21, zmm28                                           ;   392.0         11 t copy
        vpermi2b zmm28, zmm11, zmm2                                      ;   469.0 p0+p5   11 t
        vpermi2b zmm21, zmm26, zmm25                                     ;   471.0 p0+p5   11 t
        vpternlogd zmm13, zmm21, zmm28, 0xca                             ;   476.0 p0      11 t
        vmovdqa64 zmm21, zmm24                                           ;   446.0         11 t copy
        vpternlogd zmm24, zmm15, zmm22, 0x96                             ;   457.0 p0      11 t
        vpternlogd zmm31, zmm24, [rbp + 22528], 0x96                     ;   468.0 p0+p2   11 t
        vmovdqa64 zmm28, zmm17                                           ;   462.0         11 t copy
        vpternlogd zmm28, zmm8, zmm27, 0x96                              ;   462.0 p0      11 t
        vpternlogd zmm21, zmm22, zmm18, 0x96                             ;   451.7 p0      11 t
        vpternlogd zmm22, zmm13, zmm29, 0x96                             ;   477.0 p0      11 t
        vpternlogd zmm3, zmm10, zmm22, 0x96                              ;   478.0 p0      11 t
        vmovdqu64 zmm10, [rbp + 12160]                                   ;   304.7 p3      12 y
        vpternlogd zmm9, zmm30, zmm14, 0x96                              ;   454.7 p0      11 t
        vpternlogd zmm14, zmm6, zmm27, 0x96                              ;   472.0 p0      11 t
        vpternlogd zmm6, zmm27, zmm16, 0x96                              ;   472.0 p0      11 t
        vpternlogd zmm17, zmm8, zmm14, 0x96                              ;   473.0 p0      11 t
        vpternlogd zmm30, zmm6, [rbp + 22912], 0x96                      ;   473.0 p0+p2   11 t
        vpandd zmm20, zmm30, [rbp + 12288]                               ;   474.0 p0+p3   12 y
        vpsrlq zmm19, zmm20, 7                                           ;   475.0 p0      12 y
        vmovdqu64 zmm8, [rbp + 12096]                                    ;   306.5 p2      12 y
        vpandd zmm8, zmm8, zmm31                                         ;   469.0 p0      12 y
        vpaddb zmm4, zmm8, zmm8                                          ;   470.0 p0      12 y
        vpternlogd zmm12, zmm5, zmm28, 0x96                              ;   463.7 p0      11 t
        vpternlogd zmm14, zmm12, [rbp + 23104], 0x96                     ;   473.0 p0+p3   11 t
        vmovdqu64 zmm5, [rbp + 12096]                                    ;   307.5 p2      12 y
        vpandd zmm10, zmm10, zmm14                                       ;   474.0 p0      12 y
        vpsrlq zmm8, zmm8, 7                                             ;   470.0 p0      12 y
        vpternlogd zmm28, zmm9, [rbp + 23232], 0x96                      ;   467.7 p0+p3   11 t
        vpandd zmm5, zmm5, zmm28                                         ;   468.7 p0      12 y
        vpaddb zmm2, zmm10, zmm10                                        ;   475.0 p0      12 y
        vpternlogd zmm16, zmm17, [rbp + 23040], 0x96                     ;   474.0 p0+p2   11 t
        vpternlogd zmm22, zmm0, [rbp + 23168], 0x96                      ;   478.0 p0+p3   11 t
        vpaddb zmm23, zmm5, zmm5                                         ;   472.0 p5      12 y
        vpternlogd zmm23, zmm6, [rbp + 22400], 0x96                      ;   473.0 p0+p2   12 y
        vmovdqu64 zmm27, [rbp + 12224]                                   ;   309.8 p3      12 y
        vpandd zmm27, zmm27, zmm16                                       ;   475.0 p5      12 y
        vpaddb zmm25, zmm27, zmm27                                       ;   476.0 p0      12 y
        vpternlogd zmm13, zmm29, zmm21, 0x96                             ;   477.0 p5      11 t
        vpternlogd zmm15, zmm13, [rbp + 22848], 0x96                     ;   478.0 p0+p2   11 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512]            ;   310.8 p3       9 d reload
        vpandd zmm7, zmm15, [rbp + 12288]                                ;   479.0 p5+p2   12 y
        vpsrlq zmm1, zmm7, 7                                             ;   480.0 p0      12 y
        vpaddb zmm7, zmm7, zmm7                                          ;   480.0 p5      12 y
        vpsrlq zmm27, zmm27, 7                                           ;   476.7 p0      12 y
        vpaddb zmm20, zmm20, zmm20                                       ;   477.0 p5      12 y
        vpternlogd zmm4, zmm13, [rbp + 22784], 0x96                      ;   478.0 p0+p3   12 y
        vpternlogd zmm2, zmm9, [rbp + 22592], 0x96                       ;   478.0 p5+p2   12 y
        vpsrlq zmm5, zmm5, 7                                             ;   478.7 p0      12 y
        vpternlogd zmm23, zmm19, zmm6, 0x78                              ;   479.0 p5      12 y
        vpternlogd zmm21, zmm3, [rbp + 22336], 0x96                      ;   479.7 p0+p3   11 t
        vpternlogd zmm7, zmm3, [rbp + 22720], 0x96                       ;   481.0 p5+p2   12 y
        vmovdqu64 zmm3, [rbp + 11968]                                    ;   313.8 p3      12 d.2 reload
        vpternlogd zmm20, zmm17, [rbp + 22272], 0x96                     ;   480.7 p0+p2   12 y
        vpternlogd zmm2, zmm5, zmm6, 0x78                                ;   481.0 p5      12 y
        vpsrlq zmm10, zmm10, 7                                           ;   481.7 p0      12 y
        vmovdqu64 zmm18, [rbp + 12160]                                   ;   314.8 p3      12 y
        vmovdqu64 zmm5, [rbp + 12032]                                    ;   315.5 p2      12 d.3 reload
        vpandd zmm29, zmm21, [rbp + 12224]                               ;   482.0 p5+p3   12 y
        vpaddb zmm26, zmm29, zmm29                                       ;   483.0 p0      12 y
        vpternlogd zmm26, zmm0, [rbp + 22656], 0x96                      ;   484.0 p5+p2   12 y
        vpandd zmm18, zmm18, zmm22                                       ;   483.7 p0      12 y
        vpaddb zmm11, zmm18, zmm18                                       ;   484.7 p5      12 y
        vpternlogd zmm11, zmm24, [rbp + 22976], 0x96                     ;   485.7 p0+p3   12 y
        vpternlogd zmm11, zmm8, zmm6, 0x78                               ;   486.7 p5      12 y
        vpternlogd zmm4, zmm1, zmm6, 0x78                                ;   485.7 p0      12 y
        vmovdqu64 zmm1, [rbp + 11904]                                    ;   317.5 p2      12 d.1 reload
        vpternlogd zmm14, zmm2, zmm1, 0x1e                               ;   486.0 p5      12 y
        vpternlogd zmm1, zmm22, zmm11, 0x36                              ;   487.7 p0      12 y
        vmovdqu64 zmm22, [rbp + 12480]                                   ;   317.8 p3      12 x
        vmovdqu64 zmm0, [rbp + 11840]                                    ;   318.5 p2      12 d.0 reload
        vpsrlq zmm18, zmm18, 7                                           ;   487.7 p0      12 y
        vpternlogd zmm28, zmm23, zmm0, 0x1e                              ;   487.0 p5      12 y
        vpsrlq zmm29, zmm29, 7                                           ;   488.7 p0      12 y
        vpternlogd zmm26, zmm18, zmm6, 0x78                              ;   488.7 p5      12 y
        vmovdqu64 zmm24, [rbp + 23616]                                   ;   392.0 p3      11 t reload
        vmovdqu64 zmm9, [rbp + 23424]                                    ;   382.7 p2      11 t reload
        vpternlogd zmm7, zmm29, zmm6, 0x78                               ;   489.7 p5      12 y
        vpternlogd zmm20, zmm27, zmm6, 0x78                              ;   489.7 p0      12 y
        vpternlogd zmm30, zmm20, zmm5, 0x1e                              ;   490.7 p5      12 y
        vpternlogd zmm5, zmm15, zmm7, 0x36                               ;   490.7 p0      12 y
        vmovdqu64 zmm8, [rbp + 22208]                                    ;   386.0 p3      11 t reload
        vpternlogd zmm25, zmm12, [rbp + 22464], 0x96                     ;   491.0 p5+p2   12 y
        vmovdqu64 zmm12, [rbp + 21760]                                   ;   390.7 p3      11 t reload
        vmovdqu64 zmm13, [rbp + 12352]                                   ;   323.0 p2      12 x
        vpternlogd zmm25, zmm10, zmm6, 0x78                              ;   492.0 p0      12 y
        vmovdqu64 zmm10, [rbp + 12352]                                   ;   323.3 p3      12 x
        vpternlogd zmm10, zmm9, zmm8, 0x36                               ;   492.0 p5      12 x
        vmovdqu64 zmm27, [rbp + 12480]                                   ;   324.0 p2      12 x
        vmovdqu64 zmm18, [rbp + 21696]                                   ;   391.0 p3      11 t reload
        vpternlogd zmm16, zmm25, zmm3, 0x1e                              ;   493.0 p0      12 y
        vmovdqu64 zmm9, [rbp + 21824]                                    ;   391.0 p2      11 t reload
        vpternlogd zmm0, zmm31, zmm4, 0x36                               ;   493.0 p5      12 y
        vpternlogd zmm13, zmm12, zmm9, 0x36                              ;   493.7 p0      12 x
        vpternlogd zmm3, zmm21, zmm26, 0x36                              ;   494.0 p5      12 y
        vmovdqu64 zmm21, [rbp + 8000]                                    ;   387.0 p3      11 t reload
        vmovdqu64 zmm12, [rbp + 23744]                                   ;   380.7 p2      11 t reload
        vmovdqu64 zmm19, [rbp + 12416]                                   ;   329.2 p3      12 x
        vmovdqu64 zmm17, [rbp + 12416]                                   ;   330.0 p2      12 x
        vmovdqu64 zmm15, [rbp + 23488]                                   ;   386.0 p3      11 t reload
        vpternlogd zmm17, zmm15, zmm12, 0x36                             ;   494.7 p0      12 x
        vmovdqu64 zmm31, [rbp + 12672]                                   ;   331.0 p2      12 y.5 reload
        vmovdqu64 zmm15, [rbp + 7872]                                    ;   379.7 p3      11 t reload
        vpternlogd zmm19, zmm18, zmm15, 0x36                             ;   495.0 p5      12 x
        vmovdqu64 zmm29, [rbp + 12608]                                   ;   332.0 p2      12 x
        vmovdqu64 zmm18, [rbp + 21888]                                   ;   377.0 p3      11 t reload
        vmovdqu64 [rbp + 23424], zmm10                                   ;   493.0 p7+p4   12 x spill
        vpternlogd zmm22, zmm21, zmm18, 0x36                             ;   495.7 p0      12 x
        vmovdqu64 zmm21, [rbp + 22080]                                   ;   385.0 p2      11 t reload
        vmovdqu64 [rbp + 21760], zmm13                                   ;   494.7 p8+p9   12 x spill
        vpandd zmm18, zmm22, [rbp + 12736]                               ;   496.7 p5+p3   12 x
        vmovdqu64 [rbp + 23488], zmm17                                   ;   495.7 p7+p4   12 x spill
        vpandd zmm29, zmm29, zmm13                                       ;   496.7 p0      12 x
        vpaddb zmm9, zmm29, zmm29                                        ;   497.7 p5      12 x
        vpsrlq zmm29, zmm29, 7                                           ;   497.7 p0      12 x
        vpandd zmm29, zmm29, zmm6                                        ;   498.7 p5      12 x
        vmovdqu64 [rbp + 21696], zmm19                                   ;   496.0 p8+p9   12 x spill
        vmovdqa64 zmm8, zmm6                                             ;   336.7         12 x copy
        vmovdqu64 [rbp + 22976], zmm11                                   ;   487.7 p7+p4   12 y spill
        vpternlogd zmm27, zmm24, zmm21, 0x36                             ;   498.7 p0      12 x
        vmovdqu64 zmm24, [rbp + 12608]                                   ;   338.3 p2      12 x
        vpandd zmm24, zmm24, zmm10                                       ;   499.0 p5      12 x
        vpaddb zmm10, zmm18, zmm18                                       ;   499.7 p0      12 x
        vpsrlq zmm18, zmm18, 7                                           ;   500.7 p0      12 x
        vpandd zmm18, zmm18, zmm6                                        ;   501.7 p5      12 x
        vmovdqu64 [rbp + 22720], zmm18                                   ;   502.7 p8+p9   12 x spill
        vpandd zmm15, zmm27, [rbp + 12736]                               ;   501.0 p5+p3   12 x
        vpaddb zmm18, zmm15, zmm15                                       ;   502.0 p0      12 x
        vpsrlq zmm15, zmm15, 7                                           ;   502.7 p0      12 x
        vpandd zmm15, zmm15, zmm6                                        ;   503.7 p5      12 x
        vpandd zmm21, zmm17, zmm31                                       ;   503.0 p5      12 x
        vpandd zmm31, zmm31, zmm19                                       ;   503.7 p0      12 x
        vpaddb zmm19, zmm31, zmm31                                       ;   504.7 p5      12 x
        vmovdqu64 [rbp + 8000], zmm22                                    ;   496.7 p7+p4   12 x spill
        vmovdqu64 [rbp + 23040], zmm14                                   ;   487.0 p8+p9   12 y spill
        vpaddb zmm22, zmm21, zmm21                                       ;   504.7 p0      12 x
        vmovdqu64 [rbp + 23616], zmm27                                   ;   499.7 p7+p4   12 x spill
        vmovdqa64 zmm27, zmm6                                            ;   347.0         12 x copy
        vpaddb zmm12, zmm24, zmm24                                       ;   505.0 p5      12 x
        vpsrlq zmm24, zmm24, 7                                           ;   505.7 p0      12 x
        vpandd zmm24, zmm24, zmm6                                        ;   506.7 p5      12 x
        vpsrlq zmm31, zmm31, 7                                           ;   506.7 p0      12 x
        vpandd zmm31, zmm31, zmm6                                        ;   507.7 p5      12 x
        vpsrlq zmm21, zmm21, 7                                           ;   507.7 p0      12 x
        vpandd zmm21, zmm21, zmm6                                        ;   508.7 p5      12 x
        vmovdqu64 zmm6, [rbp + 22016]                                    ;   386.0 p2      11 t reload
        vmovdqu64 zmm17, [rbp + 12800]                                   ;   351.2 p3      12 x
        vmovdqu64 [rbp + 23104], zmm16                                   ;   494.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 21376], zmm21                                   ;   509.7 p7+p4   12 x spill
        vmovdqu64 [rbp + 23232], zmm30                                   ;   491.7 p8+p9   12 y spill
        vmovdqu64 [rbp + 22912], zmm23                                   ;   480.0 p7+p4   12 y spill
        vmovdqu64 zmm13, [rbp + 12800]                                   ;   353.3 p2      12 x
        vmovdqu64 [rbp + 22592], zmm25                                   ;   493.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 22464], zmm2                                    ;   482.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 21632], zmm5                                    ;   491.7 p8+p9   12 y spill
        vmovdqu64 [rbp + 22336], zmm0                                    ;   494.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 22272], zmm15                                   ;   504.7 p8+p9   12 x spill
        vmovdqu64 [rbp + 22784], zmm26                                   ;   489.7 p7+p4   12 y spill
        vmovdqu64 [rbp + 21568], zmm31                                   ;   508.7 p8+p9   12 x spill
        vmovdqu64 [rbp + 23808], zmm12                                   ;   506.0 p7+p4   12 x spill
        vmovdqu64 [rbp + 22400], zmm20                                   ;   490.7 p8+p9   12 y spill
        vmovdqu64 [rbp + 22528], zmm3                                    ;   495.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 23168], zmm1                                    ;   488.7 p8+p9   12 y spill
        vmovdqu64 zmm15, [rbp + 12544]                                   ;   359.0 p3      12 x
        vpternlogd zmm15, zmm6, [rbp + 21440], 0x36                      ;   508.7 p0+p2   12 x
        vpandd zmm17, zmm17, zmm15                                       ;   509.7 p5      12 x
        vmovdqu64 [rbp + 22016], zmm15                                   ;   509.7 p7+p4   12 x spill
        vmovdqu64 zmm15, [rbp + 21952]                                   ;   391.0 p3      11 t reload
        vpsrlq zmm6, zmm17, 7                                            ;   510.7 p0      12 x
        vpandd zmm8, zmm8, zmm6                                          ;   511.7 p5      12 x
        vpaddb zmm6, zmm17, zmm17                                        ;   510.7 p0      12 x
        vmovdqu64 zmm17, [rbp + 22144]                                   ;   392.0 p2      11 t reload
        vmovdqu64 [rbp + 22656], zmm6                                    ;   511.7 p8+p9   12 x spill
        vmovdqu64 zmm6, [rbp + 12544]                                    ;   363.2 p3      12 x
        vpternlogd zmm6, zmm15, zmm17, 0x36                              ;   511.0 p5      12 x
        vpandd zmm13, zmm13, zmm6                                        ;   512.0 p0      12 x
        vpsrlq zmm15, zmm13, 7                                           ;   513.0 p0      12 x
        vpaddb zmm13, zmm13, zmm13                                       ;   513.0 p5      12 x
        vmovdqu64 [rbp + 21952], zmm4                                    ;   486.7 p7+p4   12 y spill
        vpandd zmm27, zmm27, zmm15                                       ;   514.0 p5      12 x
        vmovdqu64 zmm15, [rbp + 12864]                                   ;   367.3 p2      11 r.0 reload
        vpxord zmm17, zmm23, zmm15                                       ;   513.7 p0      11 t
        vpxord zmm15, zmm15, zmm4                                        ;   514.0 p5      11 t
        vpxord zmm4, zmm2, [rbp + 12928]                                 ;   514.7 p0+p3   11 t
        vmovdqu64 [rbp + 23360], zmm28                                   ;   488.0 p8+p9   12 y spill
        vpxord zmm2, zmm11, [rbp + 12928]                                ;   515.0 p5+p2   11 t
        vpxord zmm11, zmm25, [rbp + 12992]                               ;   515.7 p0+p3   11 t
        vpxord zmm25, zmm26, [rbp + 12992]                               ;   516.0 p5+p2   11 t
        vpxord zmm26, zmm20, [rbp + 13056]                               ;   516.7 p0+p3   11 t
        vmovdqu64 [rbp + 22848], zmm7                                    ;   490.7 p7+p4   12 y spill
        vmovdqu64 [rbp + 23872], zmm8                                    ;   512.7 p8+p9   12 x spill
        vpxord zmm23, zmm0, [rbp + 13120]                                ;   517.0 p5+p2   11 t
        vpxord zmm0, zmm14, [rbp + 13184]                                ;   517.7 p0+p3   11 t
        vpxord zmm14, zmm1, [rbp + 13184]                                ;   518.0 p5+p2   11 t
        vpxord zmm1, zmm16, [rbp + 13248]                                ;   518.7 p0+p3   11 t
        vmovdqu64 [rbp + 23936], zmm9                                    ;   498.7 p7+p4   12 x spill
        vpxord zmm16, zmm3, [rbp + 13248]                                ;   519.0 p5+p2   11 t
        vpxord zmm3, zmm30, [rbp + 13312]                                ;   519.7 p0+p3   11 t
        vpxord zmm30, zmm5, [rbp + 13312]                                ;   520.0 p5+p2   11 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 320]      ;   376.5 p3       9 d reload
        vmovdqu64 [rbp + 23680], zmm10                                   ;   500.7 p8+p9   12 x spill
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 64]      ;   378.0 p2      11 t reload
        vpxord zmm20, zmm7, [rbp + 13056]                                ;   520.7 p0+p3   11 t
        vmovdqu64 [rbp + 24000], zmm19                                   ;   505.7 p7+p4   12 x spill
        vmovdqu64 [rbp + 24064], zmm29                                   ;   499.7 p8+p9   12 x spill
        vmovdqa64 zmm29, zmm17                                           ;   514.7         11 t copy
        vpxord zmm7, zmm28, [rbp + 13120]                                ;   521.0 p5+p2   11 t
        vpshufb zmm28, zmm5, zmm17                                       ;   522.0 p5      11 t
        vpermi2b zmm29, zmm10, [rel camellia128_ctr.T0_constants512 + 128] ;   524.0 p0+p5+p3   11 t
        vpshufb zmm21, zmm5, zmm25                                       ;   525.0 p5      11 t
        vmovdqu64 [rbp + 23296], zmm13                                   ;   514.0 p7+p4   12 x spill
        vpshufb zmm13, zmm5, zmm4                                        ;   526.0 p5      11 t
        vpshufb zmm12, zmm5, zmm20                                       ;   527.0 p5      11 t
        vmovdqu64 [rbp + 21504], zmm6                                    ;   512.0 p8+p9   12 x spill
        vmovdqu64 [rbp + 24128], zmm22                                   ;   505.7 p7+p4   12 x spill
        vpshufb zmm6, zmm5, zmm15                                        ;   528.0 p5      11 t
        vmovdqu64 [rbp + 23552], zmm18                                   ;   503.0 p8+p9   12 x spill
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 768]      ;   384.5 p2      11 t reload
        vmovdqu64 [rbp + 24192], zmm24                                   ;   507.7 p7+p4   12 x spill
        vmovdqa64 zmm24, zmm25                                           ;   517.0         11 t copy
        vpshufb zmm31, zmm5, zmm2                                        ;   529.0 p5      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 192]     ;   386.3 p3      11 t reload
        vpermi2b zmm17, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;   531.0 p0+p5+p2   11 t
        vpternlogd zmm28, zmm29, zmm17, 0xca                             ;   536.0 p0      11 t
        vmovdqa64 zmm29, zmm15                                           ;   515.0         11 t copy
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 128]     ;   389.3 p3      11 t reload
        vpermi2b zmm29, zmm10, zmm17                                     ;   533.0 p0+p5   11 t
        vmovdqa64 zmm17, zmm2                                            ;   516.0         11 t copy
        vpermi2b zmm15, zmm19, [rel camellia128_ctr.T0_constants512 + 256] ;   535.0 p0+p5+p2   11 t
        vpternlogd zmm6, zmm29, zmm15, 0xca                              ;   540.0 p0      11 t
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 512]     ;   390.8 p3      11 t reload
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 448]     ;   391.2 p2      11 t reload
        vmovdqa64 zmm19, zmm4                                            ;   515.7         11 t copy
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 384]     ;   391.8 p3      11 t reload
        vpermi2b zmm19, zmm29, zmm15                                     ;   537.0 p0+p5   11 t
        vpermi2b zmm4, zmm10, [rel camellia128_ctr.T0_constants512 + 576] ;   539.0 p0+p5+p2   11 t
        vpermi2b zmm17, zmm29, zmm15                                     ;   541.0 p0+p5   11 t
        vpternlogd zmm13, zmm19, zmm4, 0xca                              ;   544.0 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 576]      ;   393.2 p3      11 t reload
        vpermi2b zmm2, zmm10, zmm4                                       ;   543.0 p0+p5   11 t
        vpternlogd zmm31, zmm17, zmm2, 0xca                              ;   548.0 p0      11 t
        vmovdqa64 zmm8, zmm7                                             ;   522.0         11 t copy
        vmovdqu64 [rbp + 24256], zmm27                                   ;   515.0 p8+p9   12 x spill
        vmovdqu64 zmm17, [rel camellia128_ctr.T0_constants512 + 640]     ;   394.3 p2      11 t reload
        vmovdqa64 zmm19, zmm11                                           ;   516.7         11 t copy
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 704]      ;   394.7 p3      11 t reload
        vpermi2b zmm19, zmm17, zmm2                                      ;   545.0 p0+p5   11 t
        vpshufb zmm18, zmm5, zmm11                                       ;   546.0 p5      11 t
        vpermi2b zmm11, zmm9, [rel camellia128_ctr.T0_constants512 + 832] ;   548.0 p0+p5+p2   11 t
        vpternlogd zmm18, zmm19, zmm11, 0xca                             ;   553.0 p0      11 t
        vpermi2b zmm24, zmm17, zmm2                                      ;   550.0 p0+p5   11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 960]     ;   396.7 p3      11 t reload
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 832]     ;   396.8 p2      11 t reload
        vpermi2b zmm25, zmm9, zmm11                                      ;   552.0 p0+p5   11 t
        vpternlogd zmm21, zmm24, zmm25, 0xca                             ;   557.0 p0      11 t
        vmovdqa64 zmm25, zmm26                                           ;   517.7         11 t copy
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 896]     ;   397.8 p3      11 t reload
        vpermi2b zmm25, zmm24, zmm19                                     ;   554.0 p0+p5   11 t
        vmovdqa64 zmm27, zmm20                                           ;   521.7         11 t copy
        vpermi2b zmm27, zmm24, zmm19                                     ;   556.0 p0+p5   11 t
        vmovdqa64 zmm19, zmm7                                            ;   522.0         11 t copy
        vpshufb zmm7, zmm5, zmm7                                         ;   557.0 p5      11 t
        vpermi2b zmm8, zmm29, zmm15                                      ;   559.0 p0+p5   11 t
        vpermi2b zmm19, zmm10, zmm4                                      ;   561.0 p0+p5   11 t
        vpternlogd zmm7, zmm8, zmm19, 0xca                               ;   566.0 p0      11 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 1024]    ;   400.7 p2      11 t reload
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 1088]     ;   400.8 p3      11 t reload
        vpermi2b zmm20, zmm19, zmm8                                      ;   563.0 p0+p5   11 t
        vpternlogd zmm12, zmm27, zmm20, 0xca                             ;   568.0 p0      11 t
        vpshufb zmm22, zmm5, zmm26                                       ;   564.0 p5      11 t
        vpermi2b zmm26, zmm19, zmm8                                      ;   566.0 p0+p5   11 t
        vpternlogd zmm22, zmm25, zmm26, 0xca                             ;   571.0 p0      11 t
        vmovdqa64 zmm26, zmm1                                            ;   519.7         11 t copy
        vmovdqa64 zmm20, zmm23                                           ;   518.0         11 t copy
        vpermi2b zmm20, zmm29, zmm15                                     ;   568.0 p0+p5   11 t
        vmovdqa64 zmm25, zmm23                                           ;   518.0         11 t copy
        vpshufb zmm23, zmm5, zmm23                                       ;   569.0 p5      11 t
        vpermi2b zmm25, zmm10, zmm4                                      ;   571.0 p0+p5   11 t
        vpternlogd zmm23, zmm20, zmm25, 0xca                             ;   576.0 p0      11 t
        vmovdqa64 zmm20, zmm0                                            ;   518.7         11 t copy
        vpermi2b zmm20, zmm17, zmm2                                      ;   573.0 p0+p5   11 t
        vmovdqa64 zmm25, zmm0                                            ;   518.7         11 t copy
        vpshufb zmm0, zmm5, zmm0                                         ;   574.0 p5      11 t
        vpermi2b zmm25, zmm9, zmm11                                      ;   576.0 p0+p5   11 t
        vpternlogd zmm0, zmm20, zmm25, 0xca                              ;   581.0 p0      11 t
        vmovdqa64 zmm25, zmm14                                           ;   519.0         11 t copy
        vmovdqa64 zmm27, zmm3                                            ;   520.7         11 t copy
        vpermi2b zmm25, zmm9, zmm11                                      ;   578.0 p0+p5   11 t
        vmovdqa64 zmm11, zmm6                                            ;   541.0         11 t copy
        vmovdqa64 zmm20, zmm14                                           ;   519.0         11 t copy
        vpermi2b zmm20, zmm17, zmm2                                      ;   580.0 p0+p5   11 t
        vpshufb zmm14, zmm5, zmm14                                       ;   581.0 p5      11 t
        vpternlogd zmm14, zmm20, zmm25, 0xca                             ;   585.0 p0      11 t
        vmovdqa64 zmm25, zmm1                                            ;   519.7         11 t copy
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 960]     ;   408.2 p2      11 t reload
        vpermi2b zmm25, zmm24, zmm20                                     ;   583.0 p0+p5   11 t
        vpshufb zmm1, zmm5, zmm1                                         ;   584.0 p5      11 t
        vpermi2b zmm26, zmm19, zmm8                                      ;   586.0 p0+p5   11 t
        vpternlogd zmm1, zmm25, zmm26, 0xca                              ;   591.0 p0      11 t
        vmovdqa64 zmm25, zmm16                                           ;   520.0         11 t copy
        vpermi2b zmm25, zmm24, zmm20                                     ;   588.0 p0+p5   11 t
        vmovdqa64 zmm26, zmm16                                           ;   520.0         11 t copy
        vpermi2b zmm26, zmm19, zmm8                                      ;   590.0 p0+p5   11 t
        vpshufb zmm16, zmm5, zmm16                                       ;   591.0 p5      11 t
        vpternlogd zmm16, zmm25, zmm26, 0xca                             ;   595.0 p0      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 192]      ;   414.8 p3      11 t reload
        vpshufb zmm8, zmm5, zmm3                                         ;   592.0 p5      11 t
        vpermi2b zmm3, zmm2, [rel camellia128_ctr.T0_constants512 + 256] ;   594.0 p0+p5+p2   11 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 128]     ;   415.8 p3      11 t reload
        vmovdqa64 zmm24, zmm28                                           ;   537.0         11 t copy
        vpternlogd zmm24, zmm0, zmm22, 0x96                              ;   582.0 p0      11 t
        vpshufb zmm20, zmm5, zmm30                                       ;   595.0 p5      11 t
        vmovdqa64 zmm9, zmm7                                             ;   567.0         11 t copy
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 64]      ;   420.0 p2      11 t reload
        vpermi2b zmm27, zmm26, zmm25                                     ;   597.0 p0+p5   11 t
        vpternlogd zmm8, zmm27, zmm3, 0xca                               ;   602.0 p0      11 t
        vpternlogd zmm7, zmm24, zmm18, 0x96                              ;   583.0 p0      11 t
        vpternlogd zmm9, zmm18, zmm22, 0x96                              ;   572.0 p0      11 t
        vpternlogd zmm18, zmm8, zmm13, 0x96                              ;   603.0 p0      11 t
        vpternlogd zmm8, zmm13, zmm9, 0x96                               ;   603.0 p0      11 t
        vpternlogd zmm11, zmm14, zmm12, 0x96                             ;   586.0 p0      11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 256]      ;   425.2 p3      11 t reload
        vmovdqa64 zmm27, zmm1                                            ;   592.0         11 t copy
        vmovdqa64 zmm19, zmm30                                           ;   521.0         11 t copy
        vpermi2b zmm19, zmm26, zmm25                                     ;   599.0 p0+p5   11 t
        vpermi2b zmm30, zmm2, zmm3                                       ;   601.0 p0+p5   11 t
        vpternlogd zmm20, zmm19, zmm30, 0xca                             ;   606.0 p0      11 t
        vmovdqa64 zmm30, zmm16                                           ;   596.0         11 t copy
        vpternlogd zmm27, zmm28, zmm13, 0x96                             ;   592.0 p0      11 t
        vpternlogd zmm0, zmm22, zmm27, 0x96                              ;   593.0 p0      11 t
        vpternlogd zmm27, zmm7, [rbp + 23424], 0x96                      ;   593.0 p0+p2   11 t
        vmovdqu64 zmm13, [rbp + 23808]                                   ;   506.0 p3      11 t
        vpternlogd zmm1, zmm28, zmm18, 0x96                              ;   604.0 p0      11 t
        vmovdqu64 zmm28, [rbp + 24000]                                   ;   505.7 p2      11 t
        vmovdqa64 zmm19, zmm23                                           ;   577.0         11 t copy
        vpternlogd zmm19, zmm21, zmm12, 0x96                             ;   579.7 p0      11 t
        vpternlogd zmm23, zmm11, zmm21, 0x96                             ;   587.0 p0      11 t
        vpternlogd zmm21, zmm20, zmm31, 0x96                             ;   607.0 p0      11 t
        vpternlogd zmm16, zmm6, zmm21, 0x96                              ;   608.0 p0      11 t
        vpternlogd zmm18, zmm0, [rbp + 23488], 0x96                      ;   604.0 p0+p3   11 t
        vpternlogd zmm9, zmm1, [rbp + 8000], 0x96                        ;   605.0 p0+p2   11 t
        vmovdqu64 [rbp + 8000], zmm18                                    ;   605.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 24000], zmm7                                    ;   584.0 p8+p9   11 t spill
        vpternlogd zmm24, zmm8, [rbp + 22016], 0x96                      ;   604.0 p0+p3   11 t
        vmovdqu64 [rbp + 22016], zmm27                                   ;   594.0 p7+p4   11 t spill
        vpternlogd zmm30, zmm6, zmm31, 0x96                              ;   596.0 p0      11 t
        vpternlogd zmm14, zmm12, zmm30, 0x96                             ;   597.0 p0      11 t
        vmovdqu64 zmm12, [rbp + 23872]                                   ;   512.7 p2      12 x reload
        vpternlogd zmm13, zmm12, [rbp + 22208], 0x96                     ;   588.7 p0+p3   11 t
        vmovdqu64 zmm12, [rbp + 24256]                                   ;   515.0 p2      12 x reload
        vpternlogd zmm20, zmm31, zmm19, 0x96                             ;   607.0 p0      11 t
        vmovdqu64 zmm6, [rbp + 24192]                                    ;   507.7 p3      12 x reload
        vmovdqa64 zmm31, zmm13                                           ;   589.7         11 t copy
        vmovdqu64 zmm22, [rbp + 23936]                                   ;   498.7 p2      11 t
        vpternlogd zmm22, zmm12, [rbp + 21824], 0x96                     ;   590.7 p0+p3   11 t
        vmovdqu64 zmm12, [rbp + 24128]                                   ;   505.7 p2      11 t
        vmovdqu64 [rbp + 23488], zmm22                                   ;   591.7 p8+p9   11 t spill
        vpternlogd zmm12, zmm6, [rbp + 23744], 0x96                      ;   591.7 p0+p3   11 t
        vmovdqu64 zmm6, [rbp + 24064]                                    ;   499.7 p2      12 x reload
        vpternlogd zmm28, zmm6, [rbp + 7872], 0x96                       ;   592.7 p0+p3   11 t
        vmovdqu64 zmm6, [rbp + 13376]                                    ;   449.0 p2      11 l.0 reload
        vpternlogd zmm31, zmm8, zmm6, 0x96                               ;   604.0 p0      11 t
        vpternlogd zmm6, zmm22, zmm20, 0x96                              ;   608.0 p0      11 t
        vpternlogd zmm11, zmm20, [rbp + 21504], 0x96                     ;   608.0 p0+p3   11 t
        vpternlogd zmm19, zmm16, [rbp + 23616], 0x96                     ;   609.0 p0+p2   11 t
        vmovdqu64 [rbp + 21504], zmm20                                   ;   608.0 p7+p4   11 t spill
        vpternlogd zmm30, zmm23, [rbp + 21760], 0x96                     ;   597.7 p0+p3   11 t
        vmovdqu64 [rbp + 23616], zmm30                                   ;   598.7 p8+p9   11 t spill
        vpxord zmm20, zmm27, [rbp + 13632]                               ;   598.7 p0+p2   11 t
        vpternlogd zmm21, zmm14, [rbp + 21696], 0x96                     ;   608.0 p0+p3   11 t
        vmovdqu64 [rbp + 21696], zmm21                                   ;   609.0 p7+p4   11 t spill
        vpxord zmm27, zmm30, [rbp + 13632]                               ;   600.7 p0+p2   11 t
        vmovdqu64 zmm22, [rbp + 23680]                                   ;   500.7 p3      11 t
        vpxord zmm30, zmm18, [rbp + 13696]                               ;   605.0 p0+p2   11 t
        vpxord zmm18, zmm21, [rbp + 13696]                               ;   609.0 p5+p3   11 t
        vmovdqu64 zmm21, [rbp + 21376]                                   ;   509.7 p2      12 x reload
        vmovdqu64 [rbp + 21376], zmm19                                   ;   610.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 21760], zmm12                                   ;   592.7 p7+p4   11 t spill
        vpternlogd zmm22, zmm21, [rbp + 21888], 0x96                     ;   602.7 p0+p3   11 t
        vmovdqu64 zmm21, [rbp + 13760]                                   ;   461.0 p2      11 l.6 reload
        vmovdqu64 [rbp + 21888], zmm13                                   ;   589.7 p8+p9   11 t spill
        vpxord zmm13, zmm9, zmm21                                        ;   606.0 p5      11 t
        vmovdqu64 [rbp + 23680], zmm9                                    ;   606.0 p7+p4   11 t spill
        vmovdqu64 zmm9, [rbp + 21568]                                    ;   508.7 p3      12 x reload
        vpxord zmm21, zmm21, zmm19                                       ;   610.0 p0      11 t
        vmovdqa64 zmm19, zmm12                                           ;   592.7         11 t copy
        vmovdqu64 zmm12, [rbp + 23552]                                   ;   503.0 p2      11 t
        vpternlogd zmm12, zmm9, [rbp + 22080], 0x96                      ;   604.0 p5+p3   11 t
        vmovdqa64 zmm9, zmm28                                            ;   593.7         11 t copy
        vpternlogd zmm9, zmm23, [rbp + 13440], 0x96                      ;   604.7 p0+p2   11 t
        vmovdqu64 [rbp + 23552], zmm23                                   ;   588.0 p8+p9   11 t spill
        vmovdqu64 zmm23, [rbp + 22656]                                   ;   511.7 p3      11 t
        vmovdqu64 [rbp + 22656], zmm0                                    ;   594.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 21568], zmm24                                   ;   605.0 p8+p9   11 t spill
        vpternlogd zmm19, zmm7, [rbp + 13440], 0x96                      ;   605.0 p5+p2   11 t
        vmovdqu64 [rbp + 22080], zmm28                                   ;   593.7 p7+p4   11 t spill
        vpxord zmm28, zmm24, [rbp + 13824]                               ;   605.7 p0+p3   11 t
        vmovdqu64 zmm24, [rbp + 22720]                                   ;   502.7 p2      12 x reload
        vpternlogd zmm23, zmm24, [rbp + 21440], 0x96                     ;   606.0 p5+p3   11 t
        vpxord zmm24, zmm11, [rbp + 13824]                               ;   609.0 p0+p2   11 t
        vmovdqu64 [rbp + 21440], zmm11                                   ;   609.0 p8+p9   11 t spill
        vmovdqa64 zmm11, zmm22                                           ;   603.7         11 t copy
        vpternlogd zmm11, zmm0, [rbp + 13504], 0x96                      ;   607.0 p5+p3   11 t
        vmovdqu64 zmm0, [rbp + 23296]                                    ;   514.0 p2      11 t
        vmovdqu64 [rbp + 23296], zmm16                                   ;   609.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22720], zmm22                                   ;   603.7 p8+p9   11 t spill
        vmovdqu64 zmm22, [rbp + 22272]                                   ;   504.7 p3      12 x reload
        vmovdqu64 [rbp + 22272], zmm14                                   ;   598.0 p7+p4   11 t spill
        vpternlogd zmm0, zmm22, [rbp + 22144], 0x96                      ;   607.7 p0+p2   11 t
        vmovdqa64 zmm22, zmm12                                           ;   605.0         11 t copy
        vpternlogd zmm22, zmm14, [rbp + 13504], 0x96                     ;   608.0 p5+p3   11 t
        vmovdqu64 [rbp + 23424], zmm0                                    ;   608.7 p8+p9   11 t spill
        vmovdqu64 [rbp + 22144], zmm12                                   ;   605.0 p7+p4   11 t spill
        vmovdqa64 zmm14, zmm31                                           ;   605.0         11 t copy
        vmovdqa64 zmm12, zmm31                                           ;   605.0         11 t copy
        vpermi2b zmm12, zmm26, zmm25                                     ;   610.0 p0+p5   11 t
        vpermi2b zmm14, zmm2, zmm3                                       ;   612.0 p0+p5   11 t
        vpshufb zmm31, zmm5, zmm31                                       ;   613.0 p5      11 t
        vpternlogd zmm31, zmm12, zmm14, 0xca                             ;   617.0 p0      11 t
        vmovdqu64 zmm12, [rbp + 13568]                                   ;   479.0 p2      11 l.3 reload
        vmovdqu64 [rbp + 7872], zmm23                                    ;   607.0 p8+p9   11 t spill
        vmovdqa64 zmm14, zmm23                                           ;   607.0         11 t copy
        vpternlogd zmm14, zmm1, zmm12, 0x96                              ;   611.7 p0      11 t
        vpternlogd zmm12, zmm0, zmm16, 0x96                              ;   612.7 p0      11 t
        vmovdqa64 zmm0, zmm6                                             ;   609.0         11 t copy
        vpermi2b zmm0, zmm2, zmm3                                        ;   615.0 p0+p5   11 t
        vmovdqa64 zmm16, zmm6                                            ;   609.0         11 t copy
        vpermi2b zmm16, zmm26, zmm25                                     ;   617.0 p0+p5   11 t
        vpshufb zmm6, zmm5, zmm6                                         ;   618.0 p5      11 t
        vpternlogd zmm6, zmm16, zmm0, 0xca                               ;   622.0 p0      11 t
        vmovdqu64 [rbp + 24064], zmm1                                    ;   605.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 23744], zmm8                                    ;   604.0 p8+p9   11 t spill
        vmovdqa64 zmm0, zmm19                                            ;   606.0         11 t copy
        vmovdqa64 zmm16, zmm19                                           ;   606.0         11 t copy
        vpermi2b zmm16, zmm10, zmm4                                      ;   620.0 p0+p5   11 t
        vpshufb zmm23, zmm5, zmm11                                       ;   621.0 p5      11 t
        vpermi2b zmm0, zmm29, zmm15                                      ;   623.0 p0+p5   11 t
        vpshufb zmm19, zmm5, zmm19                                       ;   624.0 p5      11 t
        vpternlogd zmm19, zmm0, zmm16, 0xca                              ;   628.0 p0      11 t
        vmovdqa64 zmm16, zmm9                                            ;   605.7         11 t copy
        vpermi2b zmm16, zmm10, zmm4                                      ;   626.0 p0+p5   11 t
        vmovdqa64 zmm0, zmm9                                             ;   605.7         11 t copy
        vpermi2b zmm0, zmm29, zmm15                                      ;   628.0 p0+p5   11 t
        vpshufb zmm9, zmm5, zmm9                                         ;   629.0 p5      11 t
        vmovdqa64 zmm26, zmm20                                           ;   599.7         11 t copy
        vpternlogd zmm9, zmm0, zmm16, 0xca                               ;   633.0 p0      11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 768]      ;   485.5 p3      11 t reload
        vmovdqa64 zmm16, zmm11                                           ;   608.0         11 t copy
        vpshufb zmm7, zmm5, zmm22                                        ;   630.0 p5      11 t
        vpermi2b zmm11, zmm3, [rel camellia128_ctr.T0_constants512 + 832] ;   632.0 p0+p5+p2   11 t
        vmovdqa64 zmm1, zmm22                                            ;   609.0         11 t copy
        vpshufb zmm8, zmm5, zmm14                                        ;   633.0 p5      11 t
        vpermi2b zmm26, zmm29, zmm15                                     ;   635.0 p0+p5   11 t
        vpshufb zmm25, zmm5, zmm12                                       ;   636.0 p5      11 t
        vmovdqa64 zmm2, zmm12                                            ;   613.7         11 t copy
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 704]      ;   487.7 p3      11 t reload
        vpermi2b zmm16, zmm17, zmm0                                      ;   638.0 p0+p5   11 t
        vpermi2b zmm1, zmm17, zmm0                                       ;   640.0 p0+p5   11 t
        vpternlogd zmm23, zmm16, zmm11, 0xca                             ;   643.0 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 832]     ;   489.0 p2      11 t reload
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 896]     ;   489.2 p3      11 t reload
        vpermi2b zmm22, zmm3, zmm11                                      ;   642.0 p0+p5   11 t
        vpternlogd zmm7, zmm1, zmm22, 0xca                               ;   647.0 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 960]      ;   490.0 p2      11 t reload
        vmovdqa64 zmm22, zmm14                                           ;   612.7         11 t copy
        vpermi2b zmm22, zmm16, zmm1                                      ;   644.0 p0+p5   11 t
        vpermi2b zmm2, zmm16, zmm1                                       ;   646.0 p0+p5   11 t
        vmovdqa64 zmm1, zmm20                                            ;   599.7         11 t copy
        vpshufb zmm20, zmm5, zmm20                                       ;   647.0 p5      11 t
        vpermi2b zmm1, zmm10, zmm4                                       ;   649.0 p0+p5   11 t
        vpternlogd zmm20, zmm26, zmm1, 0xca                              ;   654.0 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 1088]     ;   492.3 p3      11 t reload
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 1024]    ;   492.5 p2      11 t reload
        vpermi2b zmm14, zmm26, zmm1                                      ;   651.0 p0+p5   11 t
        vpternlogd zmm8, zmm22, zmm14, 0xca                              ;   656.0 p0      11 t
        vpermi2b zmm12, zmm26, zmm1                                      ;   653.0 p0+p5   11 t
        vpternlogd zmm25, zmm2, zmm12, 0xca                              ;   658.0 p0      11 t
        vmovdqa64 zmm2, zmm27                                            ;   601.7         11 t copy
        vpermi2b zmm2, zmm29, zmm15                                      ;   655.0 p0+p5   11 t
        vmovdqa64 zmm12, zmm27                                           ;   601.7         11 t copy
        vpshufb zmm14, zmm5, zmm27                                       ;   656.0 p5      11 t
        vpermi2b zmm12, zmm10, zmm4                                      ;   658.0 p0+p5   11 t
        vpternlogd zmm14, zmm2, zmm12, 0xca                              ;   663.0 p0      11 t
        vmovdqa64 zmm12, zmm30                                           ;   606.0         11 t copy
        vpshufb zmm22, zmm5, zmm30                                       ;   659.0 p5      11 t
        vpermi2b zmm12, zmm3, zmm11                                      ;   661.0 p0+p5   11 t
        vmovdqa64 zmm2, zmm30                                            ;   606.0         11 t copy
        vpermi2b zmm2, zmm17, zmm0                                       ;   663.0 p0+p5   11 t
        vmovdqa64 zmm27, zmm13                                           ;   607.0         11 t copy
        vpternlogd zmm22, zmm2, zmm12, 0xca                              ;   668.0 p0      11 t
        vmovdqa64 zmm12, zmm18                                           ;   610.0         11 t copy
        vmovdqa64 zmm2, zmm18                                            ;   610.0         11 t copy
        vpshufb zmm18, zmm5, zmm18                                       ;   664.0 p5      11 t
        vpermi2b zmm2, zmm17, zmm0                                       ;   666.0 p0+p5   11 t
        vpermi2b zmm12, zmm3, zmm11                                      ;   668.0 p0+p5   11 t
        vpternlogd zmm18, zmm2, zmm12, 0xca                              ;   673.0 p0      11 t
        vmovdqa64 zmm12, zmm13                                           ;   607.0         11 t copy
        vpermi2b zmm27, zmm26, zmm1                                      ;   670.0 p0+p5   11 t
        vpshufb zmm13, zmm5, zmm13                                       ;   671.0 p5      11 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 960]      ;   500.7 p3      11 t reload
        vpermi2b zmm12, zmm16, zmm2                                      ;   673.0 p0+p5   11 t
        vpternlogd zmm13, zmm12, zmm27, 0xca                             ;   678.0 p0      11 t
        vmovdqa64 zmm27, zmm21                                           ;   611.0         11 t copy
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 192]      ;   503.7 p2      11 t reload
        vmovdqa64 zmm30, zmm28                                           ;   606.7         11 t copy
        vpermi2b zmm27, zmm26, zmm1                                      ;   675.0 p0+p5   11 t
        vmovdqa64 zmm11, zmm6                                            ;   623.0         11 t copy
        vmovdqa64 zmm26, zmm24                                           ;   610.0         11 t copy
        vmovdqa64 zmm12, zmm21                                           ;   611.0         11 t copy
        vpermi2b zmm12, zmm16, zmm2                                      ;   677.0 p0+p5   11 t
        vpshufb zmm2, zmm5, zmm24                                        ;   678.0 p5      11 t
        vpshufb zmm1, zmm5, zmm28                                        ;   679.0 p5      11 t
        vpshufb zmm21, zmm5, zmm21                                       ;   680.0 p5      11 t
        vpternlogd zmm21, zmm12, zmm27, 0xca                             ;   682.0 p0      11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 64]      ;   508.8 p3      11 t reload
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 128]     ;   509.7 p2      11 t reload
        vpermi2b zmm30, zmm27, zmm12                                     ;   682.0 p0+p5   11 t
        vpermi2b zmm28, zmm0, [rel camellia128_ctr.T0_constants512 + 256] ;   684.0 p0+p5+p3   11 t
        vpternlogd zmm11, zmm18, zmm25, 0x96                             ;   674.0 p0      11 t
        vmovdqa64 zmm16, zmm31                                           ;   618.0         11 t copy
        vpternlogd zmm16, zmm22, zmm8, 0x96                              ;   669.0 p0      11 t
        vpternlogd zmm1, zmm30, zmm28, 0xca                              ;   689.0 p0      11 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 256]     ;   511.5 p2      11 t reload
        vpermi2b zmm24, zmm0, zmm28                                      ;   686.0 p0+p5   11 t
        vpermi2b zmm26, zmm27, zmm12                                     ;   688.0 p0+p5   11 t
        vmovdqa64 zmm30, zmm21                                           ;   683.0         11 t copy
        vpternlogd zmm2, zmm26, zmm24, 0xca                              ;   693.0 p0      11 t
        vmovdqa64 zmm24, zmm14                                           ;   664.0         11 t copy
        vpternlogd zmm24, zmm7, zmm25, 0x96                              ;   664.0 p0      11 t
        vpternlogd zmm14, zmm11, zmm7, 0x96                              ;   675.0 p0      11 t
        vpternlogd zmm30, zmm6, zmm9, 0x96                               ;   683.0 p0      11 t
        vpternlogd zmm18, zmm25, zmm30, 0x96                             ;   684.0 p0      11 t
        vpternlogd zmm7, zmm2, zmm9, 0x96                                ;   694.0 p0      11 t
        vpternlogd zmm21, zmm6, zmm7, 0x96                               ;   695.0 p0      11 t
        vpternlogd zmm7, zmm18, [rbp + 23168], 0x96                      ;   695.0 p0+p3   11 t
        vmovdqa64 zmm26, zmm13                                           ;   679.0         11 t copy
        vpternlogd zmm2, zmm9, zmm24, 0x96                               ;   694.0 p0      11 t
        vpternlogd zmm24, zmm21, [rbp + 22528], 0x96                     ;   696.0 p0+p2   11 t
        vmovdqu64 [rbp + 22528], zmm24                                   ;   697.0 p7+p4   11 t spill
        vpternlogd zmm26, zmm31, zmm19, 0x96                             ;   679.0 p0      11 t
        vmovdqa64 zmm3, zmm20                                            ;   655.0         11 t copy
        vpternlogd zmm3, zmm23, zmm8, 0x96                               ;   670.7 p0      11 t
        vmovdqu64 zmm6, [rbp + 22912]                                    ;   515.8 p3      12 y reload
        vmovdqu64 zmm25, [rbp + 14464]                                   ;   516.0 p2      11 t
        vpternlogd zmm30, zmm14, [rbp + 22336], 0x96                     ;   684.0 p0+p3   11 t
        vpternlogd zmm20, zmm16, zmm23, 0x96                             ;   672.7 p0      11 t
        vpternlogd zmm23, zmm1, zmm19, 0x96                              ;   690.0 p0      11 t
        vpternlogd zmm1, zmm19, zmm3, 0x96                               ;   690.0 p0      11 t
        vpternlogd zmm16, zmm1, [rbp + 23232], 0x96                      ;   691.0 p0+p2   11 t
        vmovdqu64 [rbp + 23808], zmm1                                    ;   691.0 p8+p9   11 t spill
        vmovdqu64 zmm19, [rbp + 13888]                                   ;   517.8 p3      11 t
        vpternlogd zmm13, zmm31, zmm23, 0x96                             ;   691.0 p0      11 t
        vpternlogd zmm3, zmm13, [rbp + 23104], 0x96                      ;   692.0 p0+p2   11 t
        vmovdqu64 [rbp + 23104], zmm16                                   ;   692.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22208], zmm20                                   ;   673.7 p8+p9   11 t spill
        vpternlogd zmm22, zmm8, zmm26, 0x96                              ;   680.0 p0      11 t
        vmovdqu64 zmm8, [rbp + 13888]                                    ;   520.7 p3      11 t
        vpternlogd zmm8, zmm1, zmm6, 0x96                                ;   691.0 p0      11 t
        vpxord zmm6, zmm7, [rbp + 14528]                                 ;   696.0 p0+p2   11 t
        vpternlogd zmm11, zmm2, [rbp + 21632], 0x96                      ;   695.0 p0+p3   11 t
        vmovdqu64 [rbp + 23168], zmm11                                   ;   696.0 p7+p4   11 t spill
        vpternlogd zmm26, zmm20, [rbp + 23360], 0x96                     ;   682.7 p0+p2   11 t
        vpxord zmm25, zmm25, zmm26                                       ;   683.7 p0      11 t
        vmovdqa64 zmm1, zmm25                                            ;   684.7         11 t copy
        vpermi2b zmm1, zmm10, zmm4                                       ;   690.0 p0+p5   11 t
        vpternlogd zmm23, zmm22, [rbp + 23040], 0x96                     ;   691.0 p0+p3   11 t
        vmovdqu64 [rbp + 23232], zmm3                                    ;   693.0 p8+p9   11 t spill
        vmovdqu64 zmm9, [rbp + 21952]                                    ;   529.5 p2      12 y reload
        vpxord zmm31, zmm30, [rbp + 14464]                               ;   686.7 p0+p3   11 t
        vpternlogd zmm19, zmm2, zmm9, 0x96                               ;   695.0 p0      11 t
        vpxord zmm9, zmm23, [rbp + 14528]                                ;   692.0 p0+p2   11 t
        vmovdqu64 [rbp + 23040], zmm23                                   ;   692.0 p7+p4   11 t spill
        vmovdqa64 zmm23, zmm8                                            ;   692.0         11 t copy
        vpermi2b zmm23, zmm0, zmm28                                      ;   692.0 p0+p5   11 t
        vmovdqu64 [rbp + 21632], zmm7                                    ;   696.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23360], zmm26                                   ;   683.7 p7+p4   11 t spill
        vmovdqu64 [rbp + 22336], zmm30                                   ;   685.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23872], zmm2                                    ;   695.0 p7+p4   11 t spill
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 768]      ;   536.3 p3      11 t reload
        vmovdqa64 zmm30, zmm19                                           ;   696.0         11 t copy
        vmovdqu64 [rbp + 24192], zmm18                                   ;   685.0 p8+p9   11 t spill
        vpermi2b zmm30, zmm0, zmm28                                      ;   696.0 p0+p5   11 t
        vpxord zmm7, zmm3, [rbp + 14592]                                 ;   693.0 p0+p2   11 t
        vmovdqu64 [rbp + 21824], zmm13                                   ;   692.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 23936], zmm14                                   ;   676.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 24128], zmm22                                   ;   681.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 24256], zmm21                                   ;   696.0 p8+p9   11 t spill
        vpxord zmm3, zmm24, [rbp + 14592]                                ;   697.0 p0+p3   11 t
        vpxord zmm24, zmm16, [rbp + 14656]                               ;   693.7 p0+p2   11 t
        vpxord zmm16, zmm11, [rbp + 14656]                               ;   696.0 p0+p3   11 t
        vmovdqa64 zmm11, zmm8                                            ;   692.0         11 t copy
        vpermi2b zmm11, zmm27, zmm12                                     ;   697.0 p5      11 t
        vpshufb zmm8, zmm5, zmm8                                         ;   698.0 p5      11 t
        vpternlogd zmm8, zmm11, zmm23, 0xca                              ;   702.0 p0      11 t
        vmovdqu64 zmm23, [rbp + 13952]                                   ;   544.2 p2      11 t
        vmovdqu64 zmm11, [rbp + 22464]                                   ;   544.3 p3      12 y reload
        vpternlogd zmm23, zmm20, zmm11, 0x96                             ;   696.7 p0      11 t
        vmovdqa64 zmm11, zmm19                                           ;   696.0         11 t copy
        vpshufb zmm19, zmm5, zmm19                                       ;   699.0 p5      11 t
        vpermi2b zmm11, zmm27, zmm12                                     ;   701.0 p0+p5   11 t
        vpternlogd zmm19, zmm11, zmm30, 0xca                             ;   706.0 p0      11 t
        vmovdqa64 zmm26, zmm23                                           ;   697.7         11 t copy
        vpermi2b zmm26, zmm10, zmm4                                      ;   703.0 p0+p5   11 t
        vmovdqu64 zmm11, [rbp + 22976]                                   ;   549.5 p2      12 y reload
        vmovdqu64 zmm30, [rbp + 13952]                                   ;   549.7 p3      11 t
        vpternlogd zmm30, zmm14, zmm11, 0x96                             ;   700.7 p0      11 t
        vmovdqa64 zmm11, zmm23                                           ;   697.7         11 t copy
        vpshufb zmm23, zmm5, zmm23                                       ;   704.0 p5      11 t
        vpermi2b zmm11, zmm29, zmm15                                     ;   706.0 p0+p5   11 t
        vpternlogd zmm23, zmm11, zmm26, 0xca                             ;   711.0 p0      11 t
        vmovdqu64 zmm11, [rbp + 22592]                                   ;   553.2 p2      12 y reload
        vmovdqu64 zmm26, [rbp + 14016]                                   ;   554.0 p3      11 t
        vpternlogd zmm26, zmm22, zmm11, 0x96                             ;   703.7 p0      11 t
        vmovdqu64 zmm11, [rbp + 14016]                                   ;   555.2 p2      11 t
        vpternlogd zmm11, zmm18, [rbp + 22784], 0x96                     ;   704.7 p0+p3   11 t
        vmovdqa64 zmm18, zmm30                                           ;   701.7         11 t copy
        vpermi2b zmm18, zmm29, zmm15                                     ;   708.0 p0+p5   11 t
        vmovdqu64 zmm22, [rbp + 14080]                                   ;   558.0 p2      11 t
        vpternlogd zmm22, zmm13, [rbp + 22400], 0x96                     ;   706.7 p0+p3   11 t
        vmovdqa64 zmm13, zmm30                                           ;   701.7         11 t copy
        vpshufb zmm30, zmm5, zmm30                                       ;   709.0 p5      11 t
        vpermi2b zmm13, zmm10, zmm4                                      ;   711.0 p0+p5   11 t
        vpternlogd zmm30, zmm18, zmm13, 0xca                             ;   716.0 p0      11 t
        vmovdqu64 zmm13, [rbp + 22848]                                   ;   561.2 p2      12 y reload
        vmovdqa64 zmm20, zmm26                                           ;   704.7         11 t copy
        vpermi2b zmm20, zmm17, [rel camellia128_ctr.T0_constants512 + 704] ;   713.0 p0+p5+p3   11 t
        vmovdqu64 zmm18, [rbp + 14080]                                   ;   564.0 p2      11 t
        vpternlogd zmm18, zmm21, zmm13, 0x96                             ;   710.7 p0      11 t
        vpshufb zmm13, zmm5, zmm26                                       ;   714.0 p5      11 t
        vpermi2b zmm26, zmm2, [rel camellia128_ctr.T0_constants512 + 832] ;   716.0 p0+p5+p3   11 t
        vpternlogd zmm13, zmm20, zmm26, 0xca                             ;   721.0 p0      11 t
        vmovdqa64 zmm26, zmm11                                           ;   705.7         11 t copy
        vpshufb zmm14, zmm5, zmm22                                       ;   717.0 p5      11 t
        vpshufb zmm21, zmm5, zmm11                                       ;   718.0 p5      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 704]     ;   569.0 p2      11 t reload
        vpermi2b zmm26, zmm17, zmm20                                     ;   720.0 p0+p5   11 t
        vpermi2b zmm11, zmm2, [rel camellia128_ctr.T0_constants512 + 832] ;   722.0 p0+p5+p3   11 t
        vpternlogd zmm21, zmm26, zmm11, 0xca                             ;   727.0 p0      11 t
        vmovdqa64 zmm26, zmm25                                           ;   684.7         11 t copy
        vpermi2b zmm26, zmm29, zmm15                                     ;   724.0 p0+p5   11 t
        vpshufb zmm25, zmm5, zmm25                                       ;   725.0 p5      11 t
        vpternlogd zmm25, zmm26, zmm1, 0xca                              ;   729.0 p0      11 t
        vmovdqa64 zmm26, zmm31                                           ;   687.7         11 t copy
        vpermi2b zmm26, zmm10, zmm4                                      ;   727.0 p0+p5   11 t
        vmovdqa64 zmm4, zmm22                                            ;   707.7         11 t copy
        vmovdqa64 zmm1, zmm31                                            ;   687.7         11 t copy
        vpermi2b zmm1, zmm29, zmm15                                      ;   729.0 p0+p5   11 t
        vmovdqa64 zmm10, zmm18                                           ;   711.7         11 t copy
        vpshufb zmm31, zmm5, zmm31                                       ;   730.0 p5      11 t
        vpternlogd zmm31, zmm1, zmm26, 0xca                              ;   734.0 p0      11 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 960]      ;   582.0 p2      11 t reload
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 1024]    ;   582.2 p3      11 t reload
        vpermi2b zmm22, zmm15, [rel camellia128_ctr.T0_constants512 + 1088] ;   732.0 p0+p5+p2   11 t
        vpshufb zmm11, zmm5, zmm18                                       ;   733.0 p5      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 896]     ;   583.2 p3      11 t reload
        vpermi2b zmm4, zmm26, zmm1                                       ;   735.0 p0+p5   11 t
        vpermi2b zmm10, zmm26, zmm1                                      ;   737.0 p0+p5   11 t
        vpternlogd zmm14, zmm4, zmm22, 0xca                              ;   740.0 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 1088]     ;   586.2 p2      11 t reload
        vpermi2b zmm18, zmm15, zmm4                                      ;   739.0 p0+p5   11 t
        vpternlogd zmm11, zmm10, zmm18, 0xca                             ;   744.0 p0      11 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 832]     ;   591.0 p3      11 t reload
        vmovdqa64 zmm10, zmm9                                            ;   693.0         11 t copy
        vmovdqa64 zmm22, zmm9                                            ;   693.0         11 t copy
        vpshufb zmm9, zmm5, zmm9                                         ;   740.0 p5      11 t
        vpermi2b zmm10, zmm17, zmm20                                     ;   742.0 p0+p5   11 t
        vpermi2b zmm22, zmm2, zmm18                                      ;   744.0 p0+p5   11 t
        vpternlogd zmm9, zmm10, zmm22, 0xca                              ;   749.0 p0      11 t
        vmovdqa64 zmm22, zmm6                                            ;   697.0         11 t copy
        vpermi2b zmm22, zmm2, zmm18                                      ;   746.0 p0+p5   11 t
        vmovdqa64 zmm10, zmm6                                            ;   697.0         11 t copy
        vpshufb zmm6, zmm5, zmm6                                         ;   747.0 p5      11 t
        vpermi2b zmm10, zmm17, zmm20                                     ;   749.0 p0+p5   11 t
        vpternlogd zmm6, zmm10, zmm22, 0xca                              ;   754.0 p0      11 t
        vmovdqa64 zmm10, zmm7                                            ;   694.0         11 t copy
        vpermi2b zmm10, zmm26, zmm1                                      ;   751.0 p0+p5   11 t
        vmovdqa64 zmm22, zmm7                                            ;   694.0         11 t copy
        vpermi2b zmm22, zmm15, zmm4                                      ;   753.0 p0+p5   11 t
        vpshufb zmm7, zmm5, zmm7                                         ;   754.0 p5      11 t
        vpternlogd zmm7, zmm10, zmm22, 0xca                              ;   758.0 p0      11 t
        vmovdqa64 zmm22, zmm3                                            ;   698.0         11 t copy
        vpermi2b zmm22, zmm15, zmm4                                      ;   756.0 p0+p5   11 t
        vmovdqa64 zmm10, zmm3                                            ;   698.0         11 t copy
        vpshufb zmm3, zmm5, zmm3                                         ;   757.0 p5      11 t
        vpermi2b zmm10, zmm26, zmm1                                      ;   759.0 p0+p5   11 t
        vpternlogd zmm3, zmm10, zmm22, 0xca                              ;   764.0 p0      11 t
        vmovdqa64 zmm22, zmm24                                           ;   694.7         11 t copy
        vmovdqa64 zmm10, zmm24                                           ;   694.7         11 t copy
        vpshufb zmm24, zmm5, zmm24                                       ;   760.0 p5      11 t
        vpermi2b zmm22, zmm0, zmm28                                      ;   762.0 p0+p5   11 t
        vpermi2b zmm10, zmm27, zmm12                                     ;   764.0 p0+p5   11 t
        vpternlogd zmm24, zmm10, zmm22, 0xca                             ;   769.0 p0      11 t
        vmovdqa64 zmm10, zmm16                                           ;   697.0         11 t copy
        vpermi2b zmm10, zmm27, zmm12                                     ;   766.0 p0+p5   11 t
        vmovdqa64 zmm22, zmm16                                           ;   697.0         11 t copy
        vpshufb zmm16, zmm5, zmm16                                       ;   767.0 p5      11 t
        vpermi2b zmm22, zmm0, zmm28                                      ;   769.0 p0+p5   11 t
        vpternlogd zmm16, zmm10, zmm22, 0xca                             ;   774.0 p0      11 t
        vmovdqa64 zmm10, zmm8                                            ;   703.0         11 t copy
        vmovdqa64 zmm4, zmm25                                            ;   730.0         11 t copy
        vpternlogd zmm4, zmm13, zmm14, 0x96                              ;   745.7 p0      11 t
        vpternlogd zmm10, zmm9, zmm14, 0x96                              ;   750.0 p0      11 t
        vpternlogd zmm25, zmm10, zmm13, 0x96                             ;   751.0 p0      11 t
        vpternlogd zmm13, zmm24, zmm23, 0x96                             ;   770.0 p0      11 t
        vpternlogd zmm24, zmm4, zmm23, 0x96                              ;   770.0 p0      11 t
        vpternlogd zmm23, zmm7, zmm8, 0x96                               ;   759.0 p0      11 t
        vmovdqa64 zmm22, zmm19                                           ;   707.0         11 t copy
        vpternlogd zmm22, zmm6, zmm11, 0x96                              ;   755.0 p0      11 t
        vpternlogd zmm9, zmm14, zmm23, 0x96                              ;   760.0 p0      11 t
        vmovdqa64 zmm14, zmm31                                           ;   735.0         11 t copy
        vpternlogd zmm31, zmm22, zmm21, 0x96                             ;   756.0 p0      11 t
        vpternlogd zmm14, zmm21, zmm11, 0x96                             ;   754.7 p0      11 t
        vpternlogd zmm21, zmm16, zmm30, 0x96                             ;   775.0 p0      11 t
        vpternlogd zmm16, zmm14, zmm30, 0x96                             ;   775.0 p0      11 t
        vpternlogd zmm30, zmm3, zmm19, 0x96                              ;   765.0 p0      11 t
        vpternlogd zmm6, zmm11, zmm30, 0x96                              ;   766.0 p0      11 t
        vpternlogd zmm7, zmm8, zmm13, 0x96                               ;   771.0 p0      11 t
        vpternlogd zmm3, zmm19, zmm21, 0x96                              ;   776.0 p0      11 t
        vmovdqu64 zmm8, [rbp + 21888]                                    ;   613.3 p2      11 t
        vpternlogd zmm8, zmm24, [rbp + 23744], 0x96                      ;   771.0 p0+p3   11 t
        vpternlogd zmm24, zmm10, [rbp + 21568], 0x96                     ;   771.0 p0+p2   11 t
        vmovdqu64 zmm10, [rbp + 23424]                                   ;   614.5 p3      11 t reload
        vpternlogd zmm14, zmm3, [rbp + 21376], 0x96                      ;   777.0 p0+p2   11 t
        vpternlogd zmm3, zmm10, [rbp + 23296], 0x96                      ;   777.0 p0+p3   11 t
        vpternlogd zmm13, zmm9, [rbp + 8000], 0x96                       ;   771.0 p0+p2   11 t
        vpternlogd zmm23, zmm25, [rbp + 22016], 0x96                     ;   766.7 p0+p3   11 t
        vpternlogd zmm21, zmm6, [rbp + 21696], 0x96                      ;   776.0 p0+p2   11 t
        vpternlogd zmm30, zmm31, [rbp + 23616], 0x96                     ;   768.7 p0+p3   11 t
        vmovdqu64 zmm11, [rbp + 21760]                                   ;   618.3 p2      11 t reload
        vpternlogd zmm25, zmm11, [rbp + 24000], 0x96                     ;   769.7 p0+p3   11 t
        vmovdqu64 zmm11, [rbp + 22080]                                   ;   619.3 p2      11 t reload
        vpternlogd zmm31, zmm11, [rbp + 23552], 0x96                     ;   770.0 p5+p3   11 t
        vmovdqu64 zmm11, [rbp + 22720]                                   ;   620.3 p2      11 t reload
        vmovdqu64 [rbp + 22720], zmm31                                   ;   771.0 p7+p4   11 t spill
        vmovdqu64 zmm10, [rbp + 14720]                                   ;   620.5 p3      11 t
        vpternlogd zmm4, zmm7, [rbp + 23680], 0x96                       ;   772.0 p0+p2   11 t
        vpternlogd zmm9, zmm11, [rbp + 22656], 0x96                      ;   771.0 p5+p3   11 t
        vmovdqu64 zmm11, [rbp + 22144]                                   ;   622.3 p2      11 t reload
        vpternlogd zmm6, zmm11, [rbp + 22272], 0x96                      ;   771.7 p0+p3   11 t
        vmovdqu64 zmm11, [rbp + 7872]                                    ;   623.3 p2      11 t reload
        vpternlogd zmm7, zmm11, [rbp + 24064], 0x96                      ;   772.0 p5+p3   11 t
        vmovdqu64 zmm11, [rbp + 23488]                                   ;   624.3 p2      11 t
        vpternlogd zmm11, zmm16, [rbp + 21504], 0x96                     ;   776.0 p0+p3   11 t
        vmovdqu64 zmm19, [rbp + 14720]                                   ;   625.3 p2      11 t
        vmovdqu64 [rbp + 21568], zmm6                                    ;   772.7 p8+p9   11 t spill
        vpxord zmm19, zmm19, zmm11                                       ;   777.0 p5      11 t
        vmovdqu64 [rbp + 21696], zmm24                                   ;   772.0 p7+p4   11 t spill
        vpternlogd zmm16, zmm22, [rbp + 21440], 0x96                     ;   776.0 p0+p3   11 t
        vmovdqu64 [rbp + 23680], zmm21                                   ;   777.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 21440], zmm11                                   ;   777.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 21504], zmm3                                    ;   778.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23296], zmm25                                   ;   770.7 p7+p4   11 t spill
        vmovdqu64 [rbp + 22656], zmm16                                   ;   777.0 p8+p9   11 t spill
        vmovdqu64 zmm22, [rbp + 14784]                                   ;   626.3 p2      11 l.1 reload
        vpxord zmm11, zmm25, zmm22                                       ;   774.0 p5      11 t
        vmovdqu64 [rbp + 7872], zmm13                                    ;   772.0 p7+p4   11 t spill
        vpxord zmm22, zmm22, zmm31                                       ;   774.7 p0      11 t
        vpxord zmm25, zmm9, [rbp + 14848]                                ;   775.0 p5+p3   11 t
        vmovdqu64 [rbp + 23488], zmm23                                   ;   767.7 p8+p9   11 t spill
        vmovdqu64 [rbp + 23424], zmm9                                    ;   772.0 p7+p4   11 t spill
        vpxord zmm9, zmm6, [rbp + 14848]                                 ;   775.7 p0+p2   11 t
        vmovdqu64 [rbp + 21376], zmm7                                    ;   773.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 24064], zmm30                                   ;   769.7 p7+p4   11 t spill
        vpxord zmm6, zmm7, [rbp + 14912]                                 ;   776.0 p5+p3   11 t
        vmovdqu64 [rbp + 22272], zmm4                                    ;   773.0 p8+p9   11 t spill
        vpxord zmm10, zmm10, zmm8                                        ;   776.7 p0      11 t
        vmovdqa64 zmm31, zmm10                                           ;   777.7         11 t copy
        vmovdqu64 [rbp + 22144], zmm14                                   ;   778.0 p7+p4   11 t spill
        vpermi2b zmm31, zmm0, zmm28                                      ;   779.0 p5      11 t
        vmovdqu64 [rbp + 8000], zmm8                                     ;   772.0 p8+p9   11 t spill
        vpshufb zmm8, zmm5, zmm11                                        ;   780.0 p5      11 t
        vpxord zmm7, zmm3, [rbp + 14912]                                 ;   778.0 p0+p2   11 t
        vpxord zmm3, zmm23, [rbp + 14976]                                ;   778.7 p0+p3   11 t
        vpxord zmm23, zmm30, [rbp + 14976]                               ;   779.7 p0+p2   11 t
        vpxord zmm30, zmm13, [rbp + 15040]                               ;   780.7 p0+p3   11 t
        vpxord zmm13, zmm21, [rbp + 15040]                               ;   781.0 p5+p2   11 t
        vpxord zmm21, zmm4, [rbp + 15104]                                ;   781.7 p0+p3   11 t
        vpxord zmm4, zmm14, [rbp + 15104]                                ;   782.0 p5+p2   11 t
        vpxord zmm14, zmm24, [rbp + 15168]                               ;   782.7 p0+p3   11 t
        vpxord zmm24, zmm16, [rbp + 15168]                               ;   783.0 p5+p2   11 t
        vmovdqa64 zmm16, zmm10                                           ;   777.7         11 t copy
        vpermi2b zmm16, zmm27, zmm12                                     ;   785.0 p0+p5   11 t
        vpshufb zmm10, zmm5, zmm10                                       ;   786.0 p5      11 t
        vpternlogd zmm10, zmm16, zmm31, 0xca                             ;   790.0 p0      11 t
        vmovdqa64 zmm16, zmm19                                           ;   778.0         11 t copy
        vpermi2b zmm16, zmm27, zmm12                                     ;   788.0 p0+p5   11 t
        vmovdqa64 zmm27, zmm25                                           ;   776.0         11 t copy
        vpermi2b zmm27, zmm2, zmm18                                      ;   790.0 p0+p5   11 t
        vmovdqa64 zmm31, zmm19                                           ;   778.0         11 t copy
        vmovdqa64 zmm12, zmm25                                           ;   776.0         11 t copy
        vpshufb zmm25, zmm5, zmm25                                       ;   791.0 p5      11 t
        vpermi2b zmm12, zmm17, zmm20                                     ;   793.0 p0+p5   11 t
        vpternlogd zmm25, zmm12, zmm27, 0xca                             ;   798.0 p0      11 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 576]     ;   632.5 p3      11 t reload
        vpshufb zmm19, zmm5, zmm19                                       ;   794.0 p5      11 t
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 512]     ;   633.3 p2      11 t reload
        vpermi2b zmm31, zmm0, zmm28                                      ;   796.0 p0+p5   11 t
        vmovdqa64 zmm28, zmm22                                           ;   775.7         11 t copy
        vpternlogd zmm19, zmm16, zmm31, 0xca                             ;   801.0 p0      11 t
        vmovdqa64 zmm31, zmm11                                           ;   775.0         11 t copy
        vpshufb zmm0, zmm5, zmm22                                        ;   797.0 p5      11 t
        vpermi2b zmm11, zmm27, zmm12                                     ;   799.0 p0+p5   11 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 448]     ;   633.5 p3      11 t reload
        vpermi2b zmm31, zmm29, zmm16                                     ;   801.0 p0+p5   11 t
        vpermi2b zmm22, zmm27, zmm12                                     ;   803.0 p0+p5   11 t
        vpternlogd zmm8, zmm31, zmm11, 0xca                              ;   806.0 p0      11 t
        vpermi2b zmm28, zmm29, zmm16                                     ;   805.0 p0+p5   11 t
        vpternlogd zmm0, zmm28, zmm22, 0xca                              ;   810.0 p0      11 t
        vmovdqa64 zmm22, zmm9                                            ;   776.7         11 t copy
        vmovdqa64 zmm28, zmm6                                            ;   777.0         11 t copy
        vmovdqa64 zmm11, zmm9                                            ;   776.7         11 t copy
        vpshufb zmm9, zmm5, zmm9                                         ;   806.0 p5      11 t
        vpermi2b zmm11, zmm17, zmm20                                     ;   808.0 p0+p5   11 t
        vpermi2b zmm22, zmm2, zmm18                                      ;   810.0 p0+p5   11 t
        vpternlogd zmm9, zmm11, zmm22, 0xca                              ;   815.0 p0      11 t
        vmovdqa64 zmm11, zmm6                                            ;   777.0         11 t copy
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 1088]    ;   645.3 p2      11 t reload
        vpermi2b zmm28, zmm15, zmm22                                     ;   812.0 p0+p5   11 t
        vpshufb zmm6, zmm5, zmm6                                         ;   813.0 p5      11 t
        vmovdqa64 zmm31, zmm14                                           ;   783.7         11 t copy
        vpermi2b zmm11, zmm26, zmm1                                      ;   815.0 p0+p5   11 t
        vpternlogd zmm6, zmm11, zmm28, 0xca                              ;   820.0 p0      11 t
        vmovdqa64 zmm11, zmm7                                            ;   779.0         11 t copy
        vmovdqa64 zmm28, zmm7                                            ;   779.0         11 t copy
        vpshufb zmm7, zmm5, zmm7                                         ;   816.0 p5      11 t
        vpermi2b zmm28, zmm15, zmm22                                     ;   818.0 p0+p5   11 t
        vpermi2b zmm11, zmm26, zmm1                                      ;   820.0 p0+p5   11 t
        vpternlogd zmm7, zmm11, zmm28, 0xca                              ;   825.0 p0      11 t
        vmovdqa64 zmm11, zmm3                                            ;   779.7         11 t copy
        vmovdqa64 zmm28, zmm3                                            ;   779.7         11 t copy
        vpermi2b zmm28, zmm27, zmm12                                     ;   822.0 p0+p5   11 t
        vpermi2b zmm11, zmm29, zmm16                                     ;   824.0 p0+p5   11 t
        vpshufb zmm3, zmm5, zmm3                                         ;   825.0 p5      11 t
        vpternlogd zmm3, zmm11, zmm28, 0xca                              ;   829.0 p0      11 t
        vmovdqa64 zmm11, zmm23                                           ;   780.7         11 t copy
        vpermi2b zmm11, zmm29, zmm16                                     ;   827.0 p0+p5   11 t
        vmovdqa64 zmm28, zmm23                                           ;   780.7         11 t copy
        vpshufb zmm23, zmm5, zmm23                                       ;   828.0 p5      11 t
        vpermi2b zmm28, zmm27, zmm12                                     ;   830.0 p0+p5   11 t
        vpternlogd zmm23, zmm11, zmm28, 0xca                             ;   835.0 p0      11 t
        vmovdqa64 zmm11, zmm30                                           ;   781.7         11 t copy
        vmovdqa64 zmm28, zmm30                                           ;   781.7         11 t copy
        vpermi2b zmm28, zmm2, zmm18                                      ;   832.0 p0+p5   11 t
        vpshufb zmm30, zmm5, zmm30                                       ;   833.0 p5      11 t
        vpermi2b zmm11, zmm17, zmm20                                     ;   835.0 p0+p5   11 t
        vpternlogd zmm30, zmm11, zmm28, 0xca                             ;   840.0 p0      11 t
        vmovdqa64 zmm28, zmm13                                           ;   782.0         11 t copy
        vpermi2b zmm28, zmm2, zmm18                                      ;   837.0 p0+p5   11 t
        vmovdqa64 zmm11, zmm13                                           ;   782.0         11 t copy
        vpshufb zmm13, zmm5, zmm13                                       ;   838.0 p5      11 t
        vmovdqa64 zmm18, zmm19                                           ;   802.0         11 t copy
        vpermi2b zmm11, zmm17, zmm20                                     ;   840.0 p0+p5   11 t
        vpternlogd zmm13, zmm11, zmm28, 0xca                             ;   845.0 p0      11 t
        vpternlogd zmm18, zmm13, zmm7, 0x96                              ;   846.0 p0      11 t
        vmovdqa64 zmm28, zmm21                                           ;   782.7         11 t copy
        vpermi2b zmm28, zmm15, zmm22                                     ;   842.0 p0+p5   11 t
        vmovdqa64 zmm11, zmm21                                           ;   782.7         11 t copy
        vpermi2b zmm11, zmm26, zmm1                                      ;   844.0 p0+p5   11 t
        vpshufb zmm21, zmm5, zmm21                                       ;   845.0 p5      11 t
        vpternlogd zmm21, zmm11, zmm28, 0xca                             ;   849.0 p0      11 t
        vmovdqa64 zmm28, zmm4                                            ;   783.0         11 t copy
        vpermi2b zmm28, zmm15, zmm22                                     ;   847.0 p0+p5   11 t
        vpshufb zmm22, zmm5, zmm14                                       ;   848.0 p5      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 192]     ;   680.2 p3      11 t reload
        vmovdqa64 zmm11, zmm4                                            ;   783.0         11 t copy
        vpermi2b zmm11, zmm26, zmm1                                      ;   850.0 p0+p5   11 t
        vmovdqa64 zmm2, zmm3                                             ;   830.0         11 t copy
        vpermi2b zmm14, zmm20, [rel camellia128_ctr.T0_constants512 + 256] ;   852.0 p0+p5+p2   11 t
        vmovdqa64 zmm15, zmm24                                           ;   784.0         11 t copy
        vpternlogd zmm2, zmm25, zmm6, 0x96                               ;   830.0 p0      11 t
        vpshufb zmm1, zmm5, zmm24                                        ;   853.0 p5      11 t
        vmovdqa64 zmm26, zmm10                                           ;   791.0         11 t copy
        vpternlogd zmm26, zmm30, zmm6, 0x96                              ;   841.0 p0      11 t
        vpternlogd zmm3, zmm26, zmm25, 0x96                              ;   842.0 p0      11 t
        vpshufb zmm4, zmm5, zmm4                                         ;   854.0 p5      11 t
        vpternlogd zmm4, zmm11, zmm28, 0xca                              ;   855.0 p0      11 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 128]     ;   689.2 p3      11 t reload
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 64]      ;   689.3 p2      11 t reload
        vpermi2b zmm15, zmm28, zmm11                                     ;   856.0 p0+p5   11 t
        vpermi2b zmm31, zmm28, zmm11                                     ;   858.0 p0+p5   11 t
        vpternlogd zmm22, zmm31, zmm14, 0xca                             ;   863.0 p0      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 256]     ;   691.2 p3      11 t reload
        vpermi2b zmm24, zmm20, zmm14                                     ;   860.0 p0+p5   11 t
        vpternlogd zmm1, zmm15, zmm24, 0xca                              ;   865.0 p0      11 t
        vmovdqa64 zmm24, zmm21                                           ;   850.0         11 t copy
        vpternlogd zmm25, zmm22, zmm8, 0x96                              ;   864.0 p0      11 t
        vpternlogd zmm21, zmm10, zmm25, 0x96                             ;   865.0 p0      11 t
        vmovdqa64 zmm15, zmm23                                           ;   836.0         11 t copy
        vpternlogd zmm23, zmm18, zmm9, 0x96                              ;   847.0 p0      11 t
        vpternlogd zmm15, zmm9, zmm7, 0x96                               ;   837.7 p0      11 t
        vmovdqa64 zmm31, zmm4                                            ;   856.0         11 t copy
        vpternlogd zmm31, zmm19, zmm0, 0x96                              ;   856.0 p0      11 t
        vpternlogd zmm9, zmm1, zmm0, 0x96                                ;   866.0 p0      11 t
        vpternlogd zmm13, zmm7, zmm31, 0x96                              ;   857.0 p0      11 t
        vpternlogd zmm24, zmm10, zmm8, 0x96                              ;   850.0 p0      11 t
        vpternlogd zmm30, zmm6, zmm24, 0x96                              ;   851.0 p0      11 t
        vmovdqu64 zmm7, [rbp + 22208]                                    ;   697.0 p2      11 t
        vpternlogd zmm7, zmm3, [rbp + 22464], 0x96                       ;   843.7 p0+p3   11 t
        vpternlogd zmm3, zmm24, [rbp + 23360], 0x96                      ;   851.0 p0+p2   11 t
        vmovdqu64 zmm24, [rbp + 21824]                                   ;   698.2 p3      11 t
        vpternlogd zmm1, zmm0, zmm15, 0x96                               ;   866.0 p0      11 t
        vpternlogd zmm24, zmm21, [rbp + 22400], 0x96                     ;   866.0 p0+p2   11 t
        vpternlogd zmm22, zmm8, zmm2, 0x96                               ;   864.0 p0      11 t
        vmovdqu64 zmm0, [rbp + 23808]                                    ;   699.2 p3      11 t
        vpternlogd zmm0, zmm22, [rbp + 22912], 0x96                      ;   865.0 p0+p2   11 t
        vpternlogd zmm4, zmm19, zmm9, 0x96                               ;   867.0 p0      11 t
        vmovdqu64 zmm19, [rbp + 24192]                                   ;   700.2 p3      11 t
        vpternlogd zmm19, zmm13, [rbp + 22784], 0x96                     ;   858.0 p0+p2   11 t
        vmovdqu64 zmm8, [rbp + 23936]                                    ;   701.2 p3      11 t
        vpternlogd zmm13, zmm9, [rbp + 21632], 0x96                      ;   867.0 p0+p2   11 t
        vpternlogd zmm22, zmm26, [rbp + 23104], 0x96                     ;   865.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 24128]                                   ;   703.0 p2      11 t
        vpternlogd zmm10, zmm30, [rbp + 22592], 0x96                     ;   853.7 p0+p3   11 t
        vpternlogd zmm30, zmm25, [rbp + 23040], 0x96                     ;   865.0 p0+p2   11 t
        vmovdqu64 [rbp + 23040], zmm22                                   ;   866.0 p7+p4   11 t spill
        vmovdqu64 zmm9, [rbp + 24256]                                    ;   704.2 p3      11 t
        vmovdqu64 zmm26, [rbp + 15360]                                   ;   705.0 p2      11 t
        vpternlogd zmm9, zmm4, [rbp + 22848], 0x96                       ;   868.0 p0+p3   11 t
        vpternlogd zmm4, zmm15, [rbp + 22528], 0x96                      ;   868.0 p0+p2   11 t
        vmovdqu64 [rbp + 22528], zmm9                                    ;   869.0 p8+p9   11 t spill
        vmovdqu64 zmm6, [rbp + 23872]                                    ;   706.2 p3      11 t
        vpternlogd zmm6, zmm1, [rbp + 21952], 0x96                       ;   867.0 p0+p2   11 t
        vpternlogd zmm1, zmm18, [rbp + 23168], 0x96                      ;   867.0 p0+p3   11 t
        vmovdqu64 [rbp + 23168], zmm19                                   ;   859.0 p7+p4   11 t spill
        vmovdqu64 zmm15, [rbp + 15232]                                   ;   708.0 p2      11 t
        vpxord zmm15, zmm15, zmm6                                        ;   868.0 p0      11 t
        vpternlogd zmm21, zmm2, [rbp + 23232], 0x96                      ;   866.0 p0+p3   11 t
        vmovdqu64 zmm2, [rbp + 15232]                                    ;   709.0 p2      11 t
        vpxord zmm2, zmm2, zmm0                                          ;   866.0 p5      11 t
        vmovdqu64 [rbp + 24192], zmm21                                   ;   867.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 21632], zmm6                                    ;   868.0 p7+p4   11 t spill
        vpxord zmm6, zmm21, [rbp + 15616]                                ;   867.0 p0+p3   11 t
        vmovdqu64 [rbp + 21824], zmm4                                    ;   869.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22400], zmm0                                    ;   866.0 p7+p4   11 t spill
        vpxord zmm0, zmm4, [rbp + 15616]                                 ;   869.0 p5+p2   11 t
        vmovdqu64 zmm18, [rbp + 15296]                                   ;   710.2 p3      11 t
        vpxord zmm18, zmm18, zmm7                                        ;   862.7 p0      11 t
        vpxord zmm4, zmm22, [rbp + 15680]                                ;   866.0 p5+p2   11 t
        vpternlogd zmm8, zmm23, [rbp + 22976], 0x96                      ;   863.7 p0+p3   11 t
        vmovdqa64 zmm21, zmm2                                            ;   867.0         11 t copy
        vpternlogd zmm23, zmm31, [rbp + 22336], 0x96                     ;   864.0 p5+p2   11 t
        vmovdqu64 [rbp + 22336], zmm13                                   ;   868.0 p8+p9   11 t spill
        vpermi2b zmm21, zmm20, zmm14                                     ;   867.0 p0+p5   11 t
        vpxord zmm31, zmm19, [rbp + 15360]                               ;   865.7 p0+p3   11 t
        vmovdqu64 [rbp + 24128], zmm23                                   ;   865.0 p7+p4   11 t spill
        vpxord zmm22, zmm1, [rbp + 15680]                                ;   868.0 p0+p2   11 t
        vpxord zmm19, zmm24, [rbp + 15424]                               ;   867.0 p5+p3   11 t
        vmovdqu64 [rbp + 23104], zmm24                                   ;   867.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 22784], zmm1                                    ;   868.0 p7+p4   11 t spill
        vmovdqa64 zmm1, zmm2                                             ;   867.0         11 t copy
        vpermi2b zmm1, zmm28, zmm11                                      ;   869.0 p0+p5   11 t
        vpshufb zmm2, zmm5, zmm2                                         ;   870.0 p5      11 t
        vpternlogd zmm2, zmm1, zmm21, 0xca                               ;   874.0 p0      11 t
        vmovdqa64 zmm21, zmm15                                           ;   869.0         11 t copy
        vmovdqa64 zmm1, zmm15                                            ;   869.0         11 t copy
        vpshufb zmm15, zmm5, zmm15                                       ;   871.0 p5      11 t
        vpxord zmm24, zmm9, [rbp + 15424]                                ;   869.7 p0+p2   11 t
        vpxord zmm9, zmm3, [rbp + 15488]                                 ;   870.7 p0+p3   11 t
        vmovdqu64 [rbp + 24256], zmm7                                    ;   844.7 p8+p9   11 t spill
        vmovdqu64 [rbp + 23232], zmm10                                   ;   854.7 p7+p4   11 t spill
        vpermi2b zmm1, zmm28, zmm11                                      ;   873.0 p0+p5   11 t
        vmovdqu64 zmm25, [rbp + 15296]                                   ;   715.0 p2      11 t
        vpxord zmm25, zmm25, zmm8                                        ;   872.7 p0      11 t
        vmovdqu64 [rbp + 22848], zmm8                                    ;   864.7 p8+p9   11 t spill
        vpxord zmm8, zmm30, [rbp + 15552]                                ;   873.7 p0+p3   11 t
        vpermi2b zmm21, zmm20, zmm14                                     ;   876.0 p5      11 t
        vpternlogd zmm15, zmm1, zmm21, 0xca                              ;   881.0 p0      11 t
        vmovdqa64 zmm21, zmm18                                           ;   863.7         11 t copy
        vmovdqa64 zmm1, zmm18                                            ;   863.7         11 t copy
        vpermi2b zmm21, zmm27, zmm12                                     ;   878.0 p0+p5   11 t
        vpshufb zmm18, zmm5, zmm18                                       ;   879.0 p5      11 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 768]     ;   716.0 p2      11 t reload
        vpxord zmm26, zmm26, zmm10                                       ;   876.7 p0      11 t
        vpxord zmm7, zmm13, [rbp + 15552]                                ;   877.7 p0+p3   11 t
        vpshufb zmm13, zmm5, zmm26                                       ;   880.0 p5      11 t
        vmovdqa64 zmm28, zmm9                                            ;   871.7         11 t copy
        vpermi2b zmm28, zmm29, zmm16                                     ;   882.0 p0+p5   11 t
        vpxord zmm10, zmm23, [rbp + 15488]                               ;   879.7 p0+p2   11 t
        vpshufb zmm23, zmm5, zmm31                                       ;   883.0 p5      11 t
        vmovdqu64 [rbp + 23360], zmm3                                    ;   852.0 p7+p4   11 t spill
        vpshufb zmm3, zmm5, zmm19                                        ;   884.0 p5      11 t
        vmovdqa64 zmm20, zmm24                                           ;   870.7         11 t copy
        vpshufb zmm11, zmm5, zmm24                                       ;   885.0 p5      11 t
        vmovdqu64 [rbp + 22592], zmm30                                   ;   866.0 p8+p9   11 t spill
        vpermi2b zmm1, zmm29, zmm16                                      ;   887.0 p0+p5   11 t
        vpternlogd zmm18, zmm1, zmm21, 0xca                              ;   892.0 p0      11 t
        vmovdqa64 zmm1, zmm25                                            ;   873.7         11 t copy
        vpermi2b zmm1, zmm29, zmm16                                      ;   889.0 p0+p5   11 t
        vmovdqa64 zmm21, zmm25                                           ;   873.7         11 t copy
        vpshufb zmm25, zmm5, zmm25                                       ;   890.0 p5      11 t
        vpermi2b zmm21, zmm27, zmm12                                     ;   892.0 p0+p5   11 t
        vpternlogd zmm25, zmm1, zmm21, 0xca                              ;   897.0 p0      11 t
        vmovdqa64 zmm21, zmm26                                           ;   877.7         11 t copy
        vpermi2b zmm26, zmm14, [rel camellia128_ctr.T0_constants512 + 832] ;   894.0 p0+p5+p3   11 t
        vmovdqa64 zmm30, zmm31                                           ;   866.7         11 t copy
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 704]      ;   728.0 p2      11 t reload
        vpermi2b zmm21, zmm17, zmm1                                      ;   896.0 p0+p5   11 t
        vpternlogd zmm13, zmm21, zmm26, 0xca                             ;   901.0 p0      11 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 832]     ;   729.2 p3      11 t reload
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 960]     ;   730.0 p2      11 t reload
        vpermi2b zmm30, zmm17, zmm1                                      ;   898.0 p0+p5   11 t
        vpermi2b zmm31, zmm14, zmm21                                     ;   900.0 p0+p5   11 t
        vpternlogd zmm23, zmm30, zmm31, 0xca                             ;   905.0 p0      11 t
        vmovdqa64 zmm31, zmm19                                           ;   868.0         11 t copy
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 896]     ;   734.3 p3      11 t reload
        vpermi2b zmm31, zmm30, zmm26                                     ;   902.0 p0+p5   11 t
        vpermi2b zmm20, zmm30, zmm26                                     ;   904.0 p0+p5   11 t
        vmovdqa64 zmm26, zmm9                                            ;   871.7         11 t copy
        vpermi2b zmm26, zmm27, zmm12                                     ;   906.0 p0+p5   11 t
        vpshufb zmm9, zmm5, zmm9                                         ;   907.0 p5      11 t
        vpternlogd zmm9, zmm28, zmm26, 0xca                              ;   911.0 p0      11 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 1088]    ;   740.3 p2      11 t reload
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 1024]    ;   742.0 p3      11 t reload
        vpermi2b zmm19, zmm28, zmm26                                     ;   909.0 p0+p5   11 t
        vpternlogd zmm3, zmm31, zmm19, 0xca                              ;   914.0 p0      11 t
        vmovdqa64 zmm19, zmm10                                           ;   880.7         11 t copy
        vpermi2b zmm24, zmm28, zmm26                                     ;   911.0 p0+p5   11 t
        vpternlogd zmm11, zmm20, zmm24, 0xca                             ;   916.0 p0      11 t
        vmovdqa64 zmm20, zmm10                                           ;   880.7         11 t copy
        vpshufb zmm10, zmm5, zmm10                                       ;   912.0 p5      11 t
        vpermi2b zmm19, zmm29, zmm16                                     ;   914.0 p0+p5   11 t
        vpermi2b zmm20, zmm27, zmm12                                     ;   916.0 p0+p5   11 t
        vpternlogd zmm10, zmm19, zmm20, 0xca                             ;   921.0 p0      11 t
        vmovdqa64 zmm19, zmm8                                            ;   874.7         11 t copy
        vpermi2b zmm19, zmm17, zmm1                                      ;   918.0 p0+p5   11 t
        vmovdqa64 zmm20, zmm8                                            ;   874.7         11 t copy
        vpermi2b zmm20, zmm14, zmm21                                     ;   920.0 p0+p5   11 t
        vpshufb zmm8, zmm5, zmm8                                         ;   921.0 p5      11 t
        vpternlogd zmm8, zmm19, zmm20, 0xca                              ;   925.0 p0      11 t
        vmovdqa64 zmm20, zmm7                                            ;   878.7         11 t copy
        vpermi2b zmm20, zmm14, zmm21                                     ;   923.0 p0+p5   11 t
        vmovdqa64 zmm24, zmm6                                            ;   868.0         11 t copy
        vmovdqa64 zmm19, zmm7                                            ;   878.7         11 t copy
        vpermi2b zmm19, zmm17, zmm1                                      ;   925.0 p0+p5   11 t
        vpshufb zmm7, zmm5, zmm7                                         ;   926.0 p5      11 t
        vpternlogd zmm7, zmm19, zmm20, 0xca                              ;   930.0 p0      11 t
        vmovdqa64 zmm20, zmm6                                            ;   868.0         11 t copy
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 960]     ;   761.0 p2      11 t reload
        vpermi2b zmm20, zmm30, zmm19                                     ;   928.0 p0+p5   11 t
        vpshufb zmm6, zmm5, zmm6                                         ;   929.0 p5      11 t
        vpermi2b zmm24, zmm28, zmm26                                     ;   931.0 p0+p5   11 t
        vpternlogd zmm6, zmm20, zmm24, 0xca                              ;   936.0 p0      11 t
        vmovdqa64 zmm20, zmm0                                            ;   870.0         11 t copy
        vpermi2b zmm20, zmm30, zmm19                                     ;   933.0 p0+p5   11 t
        vmovdqa64 zmm31, zmm4                                            ;   867.0         11 t copy
        vmovdqa64 zmm24, zmm0                                            ;   870.0         11 t copy
        vpshufb zmm0, zmm5, zmm0                                         ;   934.0 p5      11 t
        vpermi2b zmm24, zmm28, zmm26                                     ;   936.0 p0+p5   11 t
        vmovdqa64 zmm21, zmm15                                           ;   882.0         11 t copy
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 192]      ;   771.0 p3      11 t reload
        vpshufb zmm26, zmm5, zmm4                                        ;   937.0 p5      11 t
        vpternlogd zmm0, zmm20, zmm24, 0xca                              ;   941.0 p0      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 128]     ;   771.5 p2      11 t reload
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 64]      ;   772.0 p3      11 t reload
        vpermi2b zmm4, zmm1, [rel camellia128_ctr.T0_constants512 + 256] ;   939.0 p0+p5+p2   11 t
        vpermi2b zmm31, zmm24, zmm20                                     ;   941.0 p0+p5   11 t
        vpternlogd zmm26, zmm31, zmm4, 0xca                              ;   946.0 p0      11 t
        vmovdqa64 zmm28, zmm22                                           ;   869.0         11 t copy
        vpermi2b zmm28, zmm24, zmm20                                     ;   943.0 p0+p5   11 t
        vpshufb zmm19, zmm5, zmm22                                       ;   944.0 p5      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 256]      ;   776.5 p3      11 t reload
        vpternlogd zmm21, zmm7, zmm11, 0x96                              ;   931.0 p0      11 t
        vpermi2b zmm22, zmm1, zmm4                                       ;   946.0 p0+p5   11 t
        vpternlogd zmm19, zmm28, zmm22, 0xca                             ;   951.0 p0      11 t
        vmovdqa64 zmm22, zmm10                                           ;   922.0         11 t copy
        vpternlogd zmm22, zmm23, zmm11, 0x96                             ;   922.0 p0      11 t
        vpternlogd zmm10, zmm21, zmm23, 0x96                             ;   932.0 p0      11 t
        vpternlogd zmm23, zmm19, zmm25, 0x96                             ;   952.0 p0      11 t
        vpternlogd zmm19, zmm25, zmm22, 0x96                             ;   952.0 p0      11 t
        vmovdqa64 zmm31, zmm0                                            ;   942.0         11 t copy
        vpternlogd zmm31, zmm15, zmm25, 0x96                             ;   942.0 p0      11 t
        vpternlogd zmm7, zmm11, zmm31, 0x96                              ;   943.0 p0      11 t
        vmovdqu64 zmm11, [rbp + 21440]                                   ;   778.8 p2      11 t
        vpxord zmm11, zmm11, zmm19                                       ;   953.0 p0      11 t
        vpternlogd zmm19, zmm21, [rbp + 22656], 0x96                     ;   953.0 p0+p3   11 t
        vmovdqa64 zmm30, zmm2                                            ;   875.0         11 t copy
        vmovdqu64 zmm17, [rbp + 21504]                                   ;   779.8 p2      11 t
        vmovdqa64 zmm14, zmm9                                            ;   912.0         11 t copy
        vpternlogd zmm14, zmm13, zmm3, 0x96                              ;   929.7 p0      11 t
        vpternlogd zmm30, zmm8, zmm3, 0x96                               ;   930.7 p0      11 t
        vpternlogd zmm9, zmm30, zmm13, 0x96                              ;   931.7 p0      11 t
        vpternlogd zmm13, zmm26, zmm18, 0x96                             ;   947.0 p0      11 t
        vpternlogd zmm26, zmm18, zmm14, 0x96                             ;   947.0 p0      11 t
        vmovdqa64 zmm28, zmm6                                            ;   937.0         11 t copy
        vpternlogd zmm28, zmm2, zmm18, 0x96                              ;   937.0 p0      11 t
        vpternlogd zmm8, zmm3, zmm28, 0x96                               ;   938.0 p0      11 t
        vpternlogd zmm6, zmm2, zmm13, 0x96                               ;   948.0 p0      11 t
        vmovdqu64 zmm3, [rbp + 8000]                                     ;   781.5 p3      11 t
        vpxord zmm3, zmm3, zmm26                                         ;   948.0 p0      11 t
        vpternlogd zmm26, zmm30, [rbp + 21696], 0x96                     ;   948.0 p0+p2   11 t
        vpternlogd zmm28, zmm9, [rbp + 23488], 0x96                      ;   939.7 p0+p3   11 t
        vmovdqu64 zmm30, [rbp + 15808]                                   ;   782.8 p2      11 t
        vpternlogd zmm0, zmm15, zmm23, 0x96                              ;   953.0 p0      11 t
        vmovdqu64 zmm15, [rbp + 23424]                                   ;   783.5 p3      11 t
        vpxord zmm15, zmm15, zmm8                                        ;   941.7 p0      11 t
        vpternlogd zmm8, zmm13, [rbp + 7872], 0x96                       ;   948.0 p0+p2   11 t
        vmovdqu64 zmm25, [rbp + 21376]                                   ;   784.5 p3      11 t
        vpxord zmm17, zmm17, zmm0                                        ;   954.0 p0      11 t
        vpternlogd zmm0, zmm22, [rbp + 22144], 0x96                      ;   954.0 p0+p2   11 t
        vmovdqu64 zmm13, [rbp + 15744]                                   ;   785.5 p3      11 t
        vpxord zmm25, zmm25, zmm6                                        ;   949.0 p0      11 t
        vpternlogd zmm6, zmm14, [rbp + 22272], 0x96                      ;   949.0 p0+p2   11 t
        vpxord zmm13, zmm13, zmm3                                        ;   949.0 p5      11 t
        vmovdqu64 zmm22, [rbp + 15872]                                   ;   786.5 p3      11 t
        vpxord zmm22, zmm22, zmm15                                       ;   947.7 p0      11 t
        vmovdqu64 zmm18, [rbp + 21568]                                   ;   786.8 p2      11 t
        vmovdqu64 zmm21, [rbp + 15808]                                   ;   787.5 p3      11 t
        vmovdqu64 zmm2, [rbp + 22720]                                    ;   787.8 p2      11 t
        vpxord zmm2, zmm2, zmm10                                         ;   948.0 p5      11 t
        vpternlogd zmm10, zmm31, [rbp + 24064], 0x96                     ;   948.7 p0+p3   11 t
        vmovdqu64 [rbp + 21568], zmm2                                    ;   949.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 22272], zmm15                                   ;   942.7 p8+p9   11 t spill
        vpxord zmm15, zmm8, [rbp + 16064]                                ;   949.0 p5+p2   11 t
        vpxord zmm21, zmm21, zmm2                                        ;   949.7 p0      11 t
        vmovdqu64 [rbp + 21696], zmm17                                   ;   955.0 p7+p4   11 t spill
        vmovdqa64 zmm2, zmm13                                            ;   950.0         11 t copy
        vpxord zmm18, zmm18, zmm7                                        ;   950.0 p5      11 t
        vpternlogd zmm7, zmm23, [rbp + 23680], 0x96                      ;   953.0 p0+p3   11 t
        vmovdqu64 [rbp + 23680], zmm8                                    ;   949.0 p8+p9   11 t spill
        vpxord zmm8, zmm7, [rbp + 16064]                                 ;   954.0 p5+p2   11 t
        vmovdqu64 zmm14, [rbp + 15744]                                   ;   790.5 p3      11 t
        vpxord zmm14, zmm14, zmm11                                       ;   954.0 p0      11 t
        vmovdqu64 [rbp + 7872], zmm7                                     ;   954.0 p7+p4   11 t spill
        vmovdqu64 [rbp + 24064], zmm6                                    ;   950.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 21504], zmm26                                   ;   949.0 p7+p4   11 t spill
        vpermi2b zmm2, zmm1, zmm4                                        ;   954.0 p5      11 t
        vmovdqu64 [rbp + 21376], zmm19                                   ;   954.0 p8+p9   11 t spill
        vmovdqu64 [rbp + 23488], zmm0                                    ;   955.0 p7+p4   11 t spill
        vpxord zmm7, zmm6, [rbp + 16128]                                 ;   952.7 p0+p2   11 t
        vpxord zmm6, zmm0, [rbp + 16128]                                 ;   955.0 p0+p3   11 t
        vpxord zmm0, zmm26, [rbp + 16192]                                ;   954.7 p0+p2   11 t
        vpxord zmm26, zmm19, [rbp + 16192]                               ;   955.0 p5+p3   11 t
        vmovdqa64 zmm19, zmm13                                           ;   950.0         11 t copy
        vpermi2b zmm19, zmm24, zmm20                                     ;   957.0 p0+p5   11 t
        vpshufb zmm13, zmm5, zmm13                                       ;   958.0 p5      11 t
        vpternlogd zmm13, zmm19, zmm2, 0xca                              ;   962.0 p0      11 t
        vmovdqa64 zmm2, zmm14                                            ;   955.0         11 t copy
        vmovdqa64 zmm19, zmm14                                           ;   955.0         11 t copy
        vpshufb zmm14, zmm5, zmm14                                       ;   959.0 p5      11 t
        vmovdqu64 [rbp + 22656], zmm25                                   ;   950.0 p8+p9   11 t spill
        vmovdqu64 zmm23, [rbp + 23296]                                   ;   792.8 p2      11 t reload
        vpternlogd zmm30, zmm9, zmm23, 0x96                              ;   957.7 p0      11 t
        vmovdqu64 [rbp + 22144], zmm18                                   ;   951.0 p7+p4   11 t spill
        vpermi2b zmm19, zmm1, zmm4                                       ;   961.0 p0+p5   11 t
        vpermi2b zmm2, zmm24, zmm20                                      ;   963.0 p0+p5   11 t
        vpternlogd zmm14, zmm2, zmm19, 0xca                              ;   968.0 p0      11 t
        vmovdqa64 zmm2, zmm30                                            ;   958.7         11 t copy
        vpermi2b zmm2, zmm29, zmm16                                      ;   965.0 p0+p5   11 t
        vmovdqa64 zmm19, zmm30                                           ;   958.7         11 t copy
        vpermi2b zmm19, zmm27, zmm12                                     ;   967.0 p0+p5   11 t
        vpshufb zmm30, zmm5, zmm30                                       ;   968.0 p5      11 t
        vpternlogd zmm30, zmm2, zmm19, 0xca                              ;   972.0 p0      11 t
        vmovdqa64 zmm19, zmm21                                           ;   950.7         11 t copy
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 768]      ;   799.5 p3      11 t reload
        vpermi2b zmm19, zmm27, zmm12                                     ;   970.0 p0+p5   11 t
        vmovdqa64 zmm2, zmm21                                            ;   950.7         11 t copy
        vpermi2b zmm2, zmm29, zmm16                                      ;   972.0 p0+p5   11 t
        vpshufb zmm21, zmm5, zmm21                                       ;   973.0 p5      11 t
        vpternlogd zmm21, zmm2, zmm19, 0xca                              ;   977.0 p0      11 t
        vpxord zmm23, zmm25, [rbp + 15936]                               ;   967.7 p0+p2   11 t
        vmovdqu64 [rbp + 21440], zmm28                                   ;   940.7 p8+p9   11 t spill
        vmovdqu64 [rbp + 8000], zmm3                                     ;   949.0 p7+p4   11 t spill
        vpxord zmm25, zmm17, [rbp + 15936]                               ;   968.7 p0+p3   11 t
        vpxord zmm17, zmm28, [rbp + 16000]                               ;   969.7 p0+p2   11 t
        vmovdqa64 zmm3, zmm17                                            ;   970.7         11 t copy
        vpermi2b zmm3, zmm27, zmm12                                      ;   975.0 p0+p5   11 t
        vmovdqu64 [rbp + 22976], zmm9                                    ;   932.7 p8+p9   11 t spill
        vmovdqu64 [rbp + 22720], zmm11                                   ;   954.0 p7+p4   11 t spill
        vpshufb zmm11, zmm5, zmm25                                       ;   976.0 p5      11 t
        vpxord zmm31, zmm18, [rbp + 15872]                               ;   971.7 p0+p3   11 t
        vmovdqa64 zmm4, zmm31                                            ;   972.7         11 t copy
        vpshufb zmm2, zmm5, zmm22                                        ;   977.0 p5      11 t
        vmovdqa64 zmm28, zmm17                                           ;   970.7         11 t copy
        vpshufb zmm17, zmm5, zmm17                                       ;   978.0 p5      11 t
        vpermi2b zmm28, zmm29, zmm16                                     ;   980.0 p0+p5   11 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 1024]    ;   815.0 p2      11 t reload
        vmovdqa64 zmm9, zmm22                                            ;   948.7         11 t copy
        vpermi2b zmm22, zmm1, [rel camellia128_ctr.T0_constants512 + 832] ;   982.0 p0+p5+p3   11 t
        vpshufb zmm19, zmm5, zmm31                                       ;   983.0 p5      11 t
        vpternlogd zmm17, zmm28, zmm3, 0xca                              ;   985.0 p0      11 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 704]      ;   817.2 p2      11 t reload
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 640]     ;   817.3 p3      11 t reload
        vpermi2b zmm9, zmm28, zmm3                                       ;   985.0 p0+p5   11 t
        vpternlogd zmm2, zmm9, zmm22, 0xca                               ;   990.0 p0      11 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 832]      ;   820.2 p2      11 t reload
        vpermi2b zmm31, zmm1, zmm9                                       ;   987.0 p0+p5   11 t
        vmovdqa64 zmm20, zmm25                                           ;   969.7         11 t copy
        vpermi2b zmm4, zmm28, zmm3                                       ;   989.0 p0+p5   11 t
        vpternlogd zmm19, zmm4, zmm31, 0xca                              ;   994.0 p0      11 t
        vmovdqu64 zmm4, [rel camellia128_ctr.T0_constants512 + 960]      ;   825.2 p3      11 t reload
        vpxord zmm18, zmm10, [rbp + 16000]                               ;   980.7 p0+p2   11 t
        vmovdqu64 [rbp + 23424], zmm10                                   ;   949.7 p8+p9   11 t spill
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 896]     ;   826.2 p3      11 t reload
        vpshufb zmm10, zmm5, zmm23                                       ;   990.0 p5      11 t
        vmovdqa64 zmm31, zmm23                                           ;   968.7         11 t copy
        vpermi2b zmm23, zmm24, [rel camellia128_ctr.T0_constants512 + 1088] ;   992.0 p0+p5+p2   11 t
        vpermi2b zmm31, zmm22, zmm4                                      ;   994.0 p0+p5   11 t
        vpternlogd zmm10, zmm31, zmm23, 0xca                             ;   999.0 p0      11 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 1088]    ;   830.2 p3      11 t reload
        vmovdqa64 zmm31, zmm0                                            ;   955.7         11 t copy
        vpermi2b zmm25, zmm24, zmm23                                     ;   996.0 p0+p5   11 t
        vpermi2b zmm20, zmm22, zmm4                                      ;   998.0 p0+p5   11 t
        vpternlogd zmm11, zmm20, zmm25, 0xca                             ;  1003.0 p0      11 t
        vmovdqa64 zmm25, zmm18                                           ;   981.7         11 t copy
        vpermi2b zmm25, zmm27, zmm12                                     ;  1000.0 p0+p5   11 t
        vmovdqa64 zmm20, zmm18                                           ;   981.7         11 t copy
        vpermi2b zmm20, zmm29, zmm16                                     ;  1002.0 p0+p5   11 t
        vpshufb zmm18, zmm5, zmm18                                       ;  1003.0 p5      11 t
        vpternlogd zmm18, zmm20, zmm25, 0xca                             ;  1007.0 p0      11 t
        vmovdqa64 zmm20, zmm15                                           ;   950.0         11 t copy
        vpermi2b zmm20, zmm28, zmm3                                      ;  1005.0 p0+p5   11 t
        vmovdqa64 zmm25, zmm15                                           ;   950.0         11 t copy
        vpshufb zmm15, zmm5, zmm15                                       ;  1006.0 p5      11 t
        vpermi2b zmm25, zmm1, zmm9                                       ;  1008.0 p0+p5   11 t
        vpternlogd zmm15, zmm20, zmm25, 0xca                             ;  1013.0 p0      11 t
        vmovdqa64 zmm25, zmm8                                            ;   955.0         11 t copy
        vpermi2b zmm25, zmm1, zmm9                                       ;  1010.0 p0+p5   11 t
        vmovdqa64 zmm20, zmm8                                            ;   955.0         11 t copy
        vpermi2b zmm20, zmm28, zmm3                                      ;  1012.0 p0+p5   11 t
        vpshufb zmm8, zmm5, zmm8                                         ;  1013.0 p5      11 t
        vpternlogd zmm8, zmm20, zmm25, 0xca                              ;  1017.0 p0      11 t
        vmovdqa64 zmm20, zmm7                                            ;   953.7         11 t copy
        vpermi2b zmm20, zmm22, zmm4                                      ;  1015.0 p0+p5   11 t
        vmovdqa64 zmm25, zmm7                                            ;   953.7         11 t copy
        vpshufb zmm7, zmm5, zmm7                                         ;  1016.0 p5      11 t
        vpermi2b zmm25, zmm24, zmm23                                     ;  1018.0 p0+p5   11 t
        vpternlogd zmm7, zmm20, zmm25, 0xca                              ;  1023.0 p0      11 t
        vmovdqa64 zmm25, zmm6                                            ;   956.0         11 t copy
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 192]      ;   855.2 p2      11 t reload
        vmovdqa64 zmm9, zmm14                                            ;   969.0         11 t copy
        vmovdqa64 zmm20, zmm6                                            ;   956.0         11 t copy
        vpternlogd zmm9, zmm8, zmm11, 0x96                               ;  1018.0 p0      11 t
        vpermi2b zmm20, zmm22, zmm4                                      ;  1020.0 p0+p5   11 t
        vpshufb zmm4, zmm5, zmm26                                        ;  1021.0 p5      11 t
        vpermi2b zmm25, zmm24, zmm23                                     ;  1023.0 p0+p5   11 t
        vpshufb zmm6, zmm5, zmm6                                         ;  1024.0 p5      11 t
        vpshufb zmm23, zmm5, zmm0                                        ;  1025.0 p5      11 t
        vpermi2b zmm0, zmm3, [rel camellia128_ctr.T0_constants512 + 256] ;  1027.0 p0+p5+p3   11 t
        vmovdqa64 zmm24, zmm26                                           ;   956.0         11 t copy
        vpternlogd zmm6, zmm20, zmm25, 0xca                              ;  1028.0 p0      11 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 128]     ;   861.3 p2      11 t reload
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 64]      ;   863.0 p3      11 t reload
        vpermi2b zmm31, zmm25, zmm20                                     ;  1029.0 p0+p5   11 t
        vpternlogd zmm23, zmm31, zmm0, 0xca                              ;  1034.0 p0      11 t
        vmovdqa64 zmm1, zmm17                                            ;   986.0         11 t copy
        vpternlogd zmm1, zmm2, zmm10, 0x96                               ;  1006.7 p0      11 t
        vpermi2b zmm24, zmm25, zmm20                                     ;  1031.0 p0+p5   11 t
        vmovdqa64 zmm22, zmm13                                           ;   963.0         11 t copy
        vpternlogd zmm22, zmm15, zmm10, 0x96                             ;  1014.0 p0      11 t
        vpternlogd zmm17, zmm22, zmm2, 0x96                              ;  1015.0 p0      11 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 256]      ;   866.5 p2      11 t reload
        vpermi2b zmm26, zmm3, zmm0                                       ;  1033.0 p0+p5   11 t
        vpternlogd zmm4, zmm24, zmm26, 0xca                              ;  1038.0 p0      11 t
        vmovdqa64 zmm26, zmm7                                            ;  1024.0         11 t copy
        vpternlogd zmm26, zmm13, zmm30, 0x96                             ;  1024.0 p0      11 t
        vpternlogd zmm15, zmm10, zmm26, 0x96                             ;  1025.0 p0      11 t
        vpternlogd zmm26, zmm17, [rbp + 23360], 0x96                     ;  1025.0 p0+p3   11 t
        vmovdqu64 zmm10, [rbp + 16512]                                   ;   868.2 p2      12 y
        vpandd zmm10, zmm10, zmm26                                       ;  1026.0 p0      12 y
        vpternlogd zmm2, zmm23, zmm30, 0x96                              ;  1035.0 p0      11 t
        vmovdqa64 zmm24, zmm18                                           ;  1008.0         11 t copy
        vpternlogd zmm18, zmm9, zmm19, 0x96                              ;  1019.0 p0      11 t
        vmovdqa64 zmm31, zmm6                                            ;  1029.0         11 t copy
        vpternlogd zmm31, zmm14, zmm21, 0x96                             ;  1029.0 p0      11 t
        vpternlogd zmm8, zmm11, zmm31, 0x96                              ;  1030.0 p0      11 t
        vpternlogd zmm31, zmm18, [rbp + 24128], 0x96                     ;  1030.0 p0+p3   11 t
        vpternlogd zmm7, zmm13, zmm2, 0x96                               ;  1036.0 p0      11 t
        vmovdqu64 zmm13, [rbp + 16576]                                   ;   870.0 p2      12 y
        vpaddb zmm27, zmm10, zmm10                                       ;  1027.0 p0      12 y
        vpternlogd zmm23, zmm30, zmm1, 0x96                              ;  1035.0 p0      11 t
        vpternlogd zmm1, zmm7, [rbp + 24192], 0x96                       ;  1037.0 p0+p3   11 t
        vpternlogd zmm22, zmm23, [rbp + 23040], 0x96                     ;  1036.0 p0+p2   11 t
        vpandd zmm28, zmm22, [rbp + 16704]                               ;  1037.0 p0+p3   12 y
        vpternlogd zmm27, zmm23, [rbp + 22400], 0x96                     ;  1036.0 p0+p2   12 y
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512]           ;   872.5 p3       9 d reload
        vpternlogd zmm24, zmm19, zmm11, 0x96                             ;  1028.7 p0      11 t
        vmovdqu64 zmm11, [rbp + 16512]                                   ;   873.0 p2      12 y
        vpternlogd zmm19, zmm4, zmm21, 0x96                              ;  1039.0 p0      11 t
        vpternlogd zmm4, zmm21, zmm24, 0x96                              ;  1039.0 p0      11 t
        vpternlogd zmm9, zmm4, [rbp + 22784], 0x96                       ;  1040.0 p0+p3   11 t
        vpandd zmm12, zmm9, [rbp + 16704]                                ;  1041.0 p0+p2   12 y
        vpsrlq zmm5, zmm12, 7                                            ;  1042.0 p0      12 y
        vmovdqu64 zmm21, [rbp + 16640]                                   ;   874.5 p3      12 y
        vpandd zmm21, zmm21, zmm1                                        ;  1038.0 p5      12 y
        vpaddb zmm20, zmm21, zmm21                                       ;  1039.0 p0      12 y
        vpsrlq zmm21, zmm21, 7                                           ;  1039.0 p0      12 y
        vpternlogd zmm6, zmm14, zmm19, 0x96                              ;  1040.0 p5      11 t
        vmovdqu64 zmm14, [rbp + 16576]                                   ;   875.0 p2      12 y
        vpternlogd zmm19, zmm8, [rbp + 22336], 0x96                      ;  1040.0 p5+p3   11 t
        vpandd zmm14, zmm14, zmm19                                       ;  1041.0 p0      12 y
        vpaddb zmm3, zmm14, zmm14                                        ;  1042.0 p5      12 y
        vpternlogd zmm20, zmm15, [rbp + 23232], 0x96                     ;  1040.0 p0+p2   12 y
        vpsrlq zmm29, zmm28, 7                                           ;  1038.7 p0      12 y
        vpaddb zmm28, zmm28, zmm28                                       ;  1038.0 p5      12 y
        vpternlogd zmm2, zmm15, [rbp + 22592], 0x96                      ;  1039.0 p5+p3   11 t
        vpternlogd zmm27, zmm29, zmm23, 0x78                             ;  1039.7 p0      12 y
        vpandd zmm13, zmm13, zmm2                                        ;  1040.0 p5      12 y
        vpternlogd zmm24, zmm6, [rbp + 21824], 0x96                      ;  1041.0 p0+p2   11 t
        vpandd zmm30, zmm24, [rbp + 16640]                               ;  1042.0 p5+p3   12 y
        vpandd zmm11, zmm11, zmm31                                       ;  1041.7 p0      12 y
        vpaddb zmm16, zmm11, zmm11                                       ;  1042.7 p5      12 y
        vpternlogd zmm16, zmm4, [rbp + 21632], 0x96                      ;  1043.7 p0+p2   12 y
        vmovdqu64 zmm4, [rbp + 16256]                                    ;   878.5 p3      12 d.0 reload
        vpsrlq zmm11, zmm11, 7                                           ;  1043.7 p0      12 y
        vpaddb zmm25, zmm30, zmm30                                       ;  1043.0 p5      12 y
        vpternlogd zmm25, zmm8, [rbp + 23168], 0x96                      ;  1044.0 p5+p2   12 y
        vpsrlq zmm30, zmm30, 7                                           ;  1044.7 p0      12 y
        vpternlogd zmm16, zmm5, zmm23, 0x78                              ;  1045.0 p5      12 y
        vmovdqu64 zmm5, [rbp + 16320]                                    ;   879.5 p3      12 d.1 reload
        vpternlogd zmm3, zmm18, [rbp + 22848], 0x96                      ;  1045.7 p0+p2   12 y
        vpternlogd zmm3, zmm11, zmm23, 0x78                              ;  1046.7 p5      12 y
        vpternlogd zmm26, zmm27, zmm4, 0x1e                              ;  1046.7 p0      12 y
        vpternlogd zmm4, zmm31, zmm16, 0x36                              ;  1047.0 p5      12 y
        vmovdqu64 zmm11, [rbp + 8000]                                    ;   949.0 p3      11 t reload
        vpaddb zmm12, zmm12, zmm12                                       ;  1047.7 p0      12 y
        vmovdqu64 zmm15, [rbp + 23424]                                   ;   949.7 p2      11 t reload
        vpternlogd zmm12, zmm6, [rbp + 22528], 0x96                      ;  1048.7 p5+p3   12 y
        vpternlogd zmm12, zmm30, zmm23, 0x78                             ;  1049.7 p0      12 y
        vmovdqu64 zmm30, [rbp + 16896]                                   ;   882.0 p2      12 x
        vmovdqu64 zmm6, [rbp + 16384]                                    ;   882.5 p3      12 d.2 reload
        vmovdqu64 zmm8, [rbp + 23296]                                    ;   883.0 p2      11 t reload
        vmovdqu64 zmm29, [rbp + 23488]                                   ;   955.0 p3      11 t reload
        vpternlogd zmm28, zmm7, [rbp + 23104], 0x96                      ;  1049.0 p5+p2   12 y
        vpsrlq zmm10, zmm10, 7                                           ;  1049.7 p0      12 y
        vpaddb zmm0, zmm13, zmm13                                        ;  1050.0 p5      12 y
        vpternlogd zmm28, zmm21, zmm23, 0x78                             ;  1050.7 p0      12 y
        vmovdqu64 zmm21, [rbp + 24064]                                   ;   950.0 p3      11 t reload
        vpternlogd zmm0, zmm17, [rbp + 24256], 0x96                      ;  1051.0 p5+p2   12 y
        vpternlogd zmm0, zmm10, zmm23, 0x78                              ;  1052.0 p0      12 y
        vmovdqu64 zmm7, [rbp + 16448]                                    ;   885.5 p3      12 d.3 reload
        vpternlogd zmm22, zmm28, zmm7, 0x1e                              ;  1052.0 p5      12 y
        vpsrlq zmm13, zmm13, 7                                           ;  1052.7 p0      12 y
        vpternlogd zmm20, zmm13, zmm23, 0x78                             ;  1053.7 p5      12 y
        vmovdqu64 zmm13, [rbp + 21440]                                   ;   940.7 p2      11 t reload
        vpternlogd zmm1, zmm20, zmm6, 0x1e                               ;  1054.7 p0      12 y
        vmovdqu64 zmm18, [rbp + 7872]                                    ;   954.0 p3      11 t reload
        vpternlogd zmm7, zmm9, zmm12, 0x36                               ;  1054.0 p5      12 y
        vpternlogd zmm2, zmm0, zmm5, 0x1e                                ;  1054.7 p0      12 y
        vmovdqu64 zmm9, [rbp + 22976]                                    ;   932.7 p2      11 t reload
        vpsrlq zmm14, zmm14, 7                                           ;  1055.7 p0      12 y
        vpternlogd zmm25, zmm14, zmm23, 0x78                             ;  1056.7 p5      12 y
        vmovdqu64 zmm14, [rbp + 16768]                                   ;   887.5 p3      12 x
        vpternlogd zmm6, zmm24, zmm25, 0x36                              ;  1057.7 p5      12 y
        vmovdqu64 zmm24, [rbp + 16896]                                   ;   888.0 p2      12 x
        vpternlogd zmm5, zmm19, zmm3, 0x36                               ;  1056.7 p0      12 y
        vmovdqu64 zmm19, [rbp + 16832]                                   ;   888.5 p3      12 x
        vmovdqu64 zmm17, [rbp + 16768]                                   ;   889.0 p2      12 x
        vpternlogd zmm14, zmm13, zmm11, 0x36                             ;  1057.0 p5      12 x
        vmovdqu64 [rbp + 21440], zmm14                                   ;  1058.0 p7+p4   12 x spill
        vmovdqa64 zmm11, zmm23                                           ;   887.5         12 x copy
        vmovdqu64 zmm13, [rbp + 22720]                                   ;   954.0 p3      11 t reload
        vmovdqu64 zmm10, [rbp + 16832]                                   ;   890.0 p2      12 x
        vpternlogd zmm17, zmm15, zmm13, 0x36                             ;  1057.7 p0      12 x
        vmovdqu64 zmm15, [rbp + 21568]                                   ;   949.0 p3      11 t reload
        vpternlogd zmm19, zmm18, zmm15, 0x36                             ;  1058.0 p5      12 x
        vmovdqu64 [rbp + 23424], zmm17                                   ;  1058.7 p8+p9   12 x spill
        vmovdqu64 zmm18, [rbp + 22272]                                   ;   942.7 p2      11 t reload
        vpternlogd zmm24, zmm21, zmm18, 0x36                             ;  1058.7 p0      12 x
        vmovdqu64 zmm21, [rbp + 22144]                                   ;   951.0 p3      11 t reload
        vpternlogd zmm30, zmm29, zmm21, 0x36                             ;  1059.0 p5      12 x
        vpandd zmm15, zmm30, [rbp + 17152]                               ;  1060.0 p0+p2   12 x
        vmovdqu64 [rbp + 23488], zmm30                                   ;  1060.0 p7+p4   12 x spill
        vpandd zmm21, zmm19, [rbp + 17088]                               ;  1060.0 p5+p3   12 x
        vpaddb zmm30, zmm21, zmm21                                       ;  1061.0 p0      12 x
        vpandd zmm31, zmm17, [rbp + 17024]                               ;  1061.0 p5+p2   12 x
        vpaddb zmm13, zmm31, zmm31                                       ;  1062.0 p0      12 x
        vpsrlq zmm31, zmm31, 7                                           ;  1062.7 p0      12 x
        vpsrlq zmm21, zmm21, 7                                           ;  1063.7 p0      12 x
        vpandd zmm21, zmm21, zmm23                                       ;  1064.7 p5      12 x
        vmovdqu64 [rbp + 23232], zmm21                                   ;  1065.7 p8+p9   12 x spill
        vpandd zmm18, zmm24, [rbp + 17152]                               ;  1063.0 p5+p3   12 x
        vpaddb zmm17, zmm18, zmm18                                       ;  1064.0 p5      12 x
        vpsrlq zmm18, zmm18, 7                                           ;  1064.7 p0      12 x
        vpandd zmm18, zmm18, zmm23                                       ;  1065.7 p5      12 x
        vmovdqu64 [rbp + 24064], zmm24                                   ;  1059.7 p7+p4   12 x spill
        vpternlogd zmm10, zmm9, zmm8, 0xf6                               ;  1065.7 p0      12 x
        vmovdqu64 zmm29, [rbp + 17024]                                   ;   901.0 p2      12 x
        vpandd zmm31, zmm31, zmm23                                       ;  1066.0 p5      12 x
        vmovdqu64 zmm24, [rbp + 17216]                                   ;   901.3 p3      12 x
        vmovdqu64 [rbp + 22528], zmm18                                   ;  1066.7 p8+p9   12 x spill
        vpandd zmm29, zmm29, zmm14                                       ;  1066.7 p0      12 x
        vmovdqu64 [rbp + 24000], zmm30                                   ;  1062.0 p7+p4   12 x spill
        vpaddb zmm18, zmm15, zmm15                                       ;  1067.0 p5      12 x
        vmovdqa64 zmm9, zmm23                                            ;   903.2         12 x copy
        vpsrlq zmm15, zmm15, 7                                           ;  1067.7 p0      12 x
        vmovdqu64 [rbp + 22464], zmm7                                    ;  1055.0 p8+p9   12 y spill
        vpaddb zmm8, zmm29, zmm29                                        ;  1068.0 p5      12 x
        vmovdqu64 [rbp + 21632], zmm20                                   ;  1054.7 p7+p4   12 y spill
        vmovdqu64 zmm30, [rel camellia128_ctr.T0_constants512 + 192]     ;   906.0 p2      11 t reload
        vmovdqu64 zmm21, [rbp + 16960]                                   ;   906.2 p3      12 x
        vpandd zmm15, zmm15, zmm23                                       ;  1068.7 p0      12 x
        vmovdqu64 [rbp + 23168], zmm15                                   ;  1069.7 p8+p9   12 x spill
        vmovdqu64 [rbp + 24128], zmm1                                    ;  1055.7 p7+p4   12 y spill
        vmovdqu64 [rbp + 22336], zmm2                                    ;  1055.7 p8+p9   12 y spill
        vmovdqa64 zmm14, zmm23                                           ;   909.0         12 x copy
        vmovdqu64 zmm15, [rbp + 21504]                                   ;   949.0 p2      11 t reload
        vmovdqu64 zmm23, [rbp + 17088]                                   ;   909.3 p3      12 x
        vmovdqu64 [rbp + 23104], zmm10                                   ;  1066.7 p7+p4   12 x spill
        vpternlogd zmm23, zmm10, [rbp + 23680], 0x60                     ;  1069.0 p5+p2   12 x
        vpaddb zmm10, zmm23, zmm23                                       ;  1070.0 p0      12 x
        vpsrlq zmm23, zmm23, 7                                           ;  1070.7 p0      12 x
        vpandd zmm14, zmm14, zmm23                                       ;  1071.7 p5      12 x
        vmovdqu64 zmm23, [rbp + 22656]                                   ;   950.0 p3      11 t reload
        vpternlogd zmm21, zmm15, zmm23, 0x36                             ;  1071.0 p5      12 x
        vpandd zmm24, zmm24, zmm21                                       ;  1072.0 p0      12 x
        vpsrlq zmm15, zmm24, 7                                           ;  1073.0 p0      12 x
        vmovdqu64 [rbp + 23552], zmm17                                   ;  1065.0 p8+p9   12 x spill
        vpandd zmm9, zmm9, zmm15                                         ;  1074.0 p5      12 x
        vmovdqu64 [rbp + 21504], zmm21                                   ;  1072.0 p7+p4   12 x spill
        vmovdqu64 zmm23, [rbp + 21376]                                   ;   954.0 p2      11 t reload
        vmovdqu64 zmm21, [rbp + 16960]                                   ;   916.2 p3      12 x
        vmovdqu64 [rbp + 7872], zmm19                                    ;  1059.0 p8+p9   12 x spill
        vmovdqu64 zmm19, [rbp + 17216]                                   ;   917.0 p2      12 x
        vpaddb zmm15, zmm24, zmm24                                       ;  1073.0 p5      12 x
        vmovdqu64 zmm24, [rbp + 21696]                                   ;   955.0 p3      11 t reload
        vmovdqu64 [rbp + 21376], zmm16                                   ;  1046.0 p7+p4   12 y spill
        vmovdqu64 [rbp + 22080], zmm14                                   ;  1072.7 p8+p9   12 x spill
        vpternlogd zmm21, zmm23, zmm24, 0x36                             ;  1073.7 p0      12 x
        vpandd zmm19, zmm19, zmm21                                       ;  1074.7 p5      12 x
        vpsrlq zmm23, zmm19, 7                                           ;  1075.7 p0      12 x
        vpandd zmm11, zmm11, zmm23                                       ;  1076.7 p5      12 x
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 64]      ;   922.0 p2      11 t reload
        vmovdqu64 [rbp + 21824], zmm27                                   ;  1040.7 p7+p4   12 y spill
        vmovdqu64 [rbp + 22400], zmm25                                   ;  1057.7 p8+p9   12 y spill
        vmovdqu64 [rbp + 24256], zmm3                                    ;  1047.7 p7+p4   12 y spill
        vmovdqu64 [rbp + 23936], zmm22                                   ;  1053.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 22848], zmm0                                    ;  1053.0 p7+p4   12 y spill
        vpaddb zmm19, zmm19, zmm19                                       ;  1075.7 p0      12 x
        vmovdqu64 [rbp + 24192], zmm4                                    ;  1048.0 p8+p9   12 y spill
        vmovdqu64 [rbp + 22208], zmm26                                   ;  1047.7 p7+p4   12 y spill
        vmovdqu64 [rbp + 23872], zmm19                                   ;  1076.7 p8+p9   12 x spill
        vmovdqu64 [rbp + 23744], zmm13                                   ;  1063.0 p7+p4   12 x spill
        vmovdqu64 zmm13, [rel camellia128_ctr.T0_constants512 + 768]     ;   926.2 p3      11 t reload
        vmovdqu64 zmm23, [rbp + 17280]                                   ;   928.0 p2      14 r.0 reload
        vpxord zmm24, zmm27, zmm23                                       ;  1076.0 p5      14 t
        vmovdqu64 [rbp + 22784], zmm28                                   ;  1051.7 p8+p9   12 y spill
        vmovdqu64 [rbp + 22592], zmm5                                    ;  1057.7 p7+p4   12 y spill
        vpxord zmm23, zmm23, zmm16                                       ;  1076.7 p0      14 t
        vpxord zmm16, zmm0, [rbp + 17344]                                ;  1077.0 p5+p3   14 t
        vpxord zmm0, zmm3, [rbp + 17344]                                 ;  1077.7 p0+p2   14 t
        vpxord zmm3, zmm20, [rbp + 17408]                                ;  1078.0 p5+p3   14 t
        vpxord zmm20, zmm25, [rbp + 17408]                               ;  1078.7 p0+p2   14 t
        vmovdqu64 [rbp + 23616], zmm31                                   ;  1067.0 p8+p9   12 x spill
        vmovdqu64 [rbp + 23360], zmm6                                    ;  1058.7 p7+p4   12 y spill
        vpxord zmm27, zmm4, [rbp + 17536]                                ;  1079.0 p5+p3   14 t
        vpxord zmm4, zmm2, [rbp + 17600]                                 ;  1079.7 p0+p2   14 t
        vpxord zmm2, zmm5, [rbp + 17600]                                 ;  1080.0 p5+p3   14 t
        vpxord zmm5, zmm1, [rbp + 17664]                                 ;  1080.7 p0+p2   14 t
        vpxord zmm1, zmm6, [rbp + 17664]                                 ;  1081.0 p5+p3   14 t
        vpxord zmm25, zmm28, [rbp + 17472]                               ;  1081.7 p0+p2   14 t
        vpxord zmm28, zmm12, [rbp + 17472]                               ;  1082.0 p5+p3   14 t
        vmovdqa64 zmm31, zmm24                                           ;  1077.0         14 t copy
        vpxord zmm6, zmm22, [rbp + 17728]                                ;  1082.7 p0+p2   14 t
        vpxord zmm22, zmm7, [rbp + 17728]                                ;  1083.0 p5+p3   14 t
        vmovdqu64 [rbp + 23040], zmm12                                   ;  1050.7 p8+p9   12 y spill
        vmovdqu64 zmm7, [rel camellia128_ctr.T0_constants512 + 320]      ;   938.2 p2       9 d reload
        vpxord zmm12, zmm26, [rbp + 17536]                               ;  1083.7 p0+p3   14 t
        vpshufb zmm26, zmm7, zmm24                                       ;  1084.0 p5      14 t
        vpermi2b zmm24, zmm30, [rel camellia128_ctr.T0_constants512 + 256] ;  1086.0 p0+p5+p2   14 t
        vpermi2b zmm31, zmm14, [rel camellia128_ctr.T0_constants512 + 128] ;  1088.0 p0+p5+p3   14 t
        vpternlogd zmm26, zmm31, zmm24, 0xca                             ;  1093.0 p0      14 t
        vmovdqu64 [rbp + 21888], zmm11                                   ;  1077.7 p7+p4   12 x spill
        vmovdqu64 [rbp + 21952], zmm21                                   ;  1074.7 p8+p9   12 x spill
        vpshufb zmm21, zmm7, zmm23                                       ;  1089.0 p5      14 t
        vmovdqu64 [rbp + 22912], zmm15                                   ;  1074.0 p7+p4   12 x spill
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 128]     ;   944.0 p2      11 t reload
        vmovdqa64 zmm31, zmm23                                           ;  1077.7         14 t copy
        vpermi2b zmm31, zmm14, zmm24                                     ;  1091.0 p0+p5   14 t
        vmovdqa64 zmm24, zmm0                                            ;  1078.7         14 t copy
        vpsrlq zmm29, zmm29, 7                                           ;  1088.7 p0      12 x
        vpermi2b zmm23, zmm30, [rel camellia128_ctr.T0_constants512 + 256] ;  1093.0 p0+p5+p3   14 t
        vpternlogd zmm21, zmm31, zmm23, 0xca                             ;  1098.0 p0      14 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 512]     ;   948.2 p2      11 t reload
        vmovdqu64 zmm31, [rel camellia128_ctr.T0_constants512 + 384]     ;   948.3 p3      11 t reload
        vmovdqa64 zmm30, zmm16                                           ;  1078.0         14 t copy
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 448]     ;   951.0 p2      11 t reload
        vpshufb zmm19, zmm7, zmm16                                       ;  1094.0 p5      14 t
        vpshufb zmm15, zmm7, zmm0                                        ;  1095.0 p5      14 t
        vpermi2b zmm30, zmm31, zmm23                                     ;  1097.0 p0+p5   14 t
        vpermi2b zmm16, zmm14, [rel camellia128_ctr.T0_constants512 + 576] ;  1099.0 p0+p5+p3   14 t
        vpternlogd zmm19, zmm30, zmm16, 0xca                             ;  1104.0 p0      14 t
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 576]     ;   953.2 p2      11 t reload
        vpermi2b zmm0, zmm14, zmm16                                      ;  1101.0 p0+p5   14 t
        vmovdqa64 zmm30, zmm3                                            ;  1079.0         14 t copy
        vpermi2b zmm24, zmm31, zmm23                                     ;  1103.0 p0+p5   14 t
        vpternlogd zmm15, zmm24, zmm0, 0xca                              ;  1108.0 p0      14 t
        vmovdqu64 zmm24, [rel camellia128_ctr.T0_constants512 + 640]     ;   954.8 p3      11 t reload
        vpshufb zmm17, zmm7, zmm20                                       ;  1104.0 p5      14 t
        vmovdqu64 [rbp + 21760], zmm29                                   ;  1089.7 p8+p9   12 x spill
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 704]      ;   955.3 p2      11 t reload
        vpermi2b zmm30, zmm24, zmm0                                      ;  1106.0 p0+p5   14 t
        vmovdqa64 zmm29, zmm20                                           ;  1079.7         14 t copy
        vmovdqu64 [rbp + 23808], zmm18                                   ;  1068.0 p7+p4   12 x spill
        vpshufb zmm18, zmm7, zmm3                                        ;  1107.0 p5      14 t
        vpermi2b zmm3, zmm13, [rel camellia128_ctr.T0_constants512 + 832] ;  1109.0 p0+p5+p3   14 t
        vpternlogd zmm18, zmm30, zmm3, 0xca                              ;  1114.0 p0      14 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 832]      ;   957.2 p2      11 t reload
        vpermi2b zmm20, zmm13, zmm3                                      ;  1111.0 p0+p5   14 t
        vmovdqa64 zmm11, zmm28                                           ;  1083.0         14 t copy
        vmovdqu64 [rbp + 22016], zmm10                                   ;  1071.0 p8+p9   12 x spill
        vmovdqu64 [rbp + 24320], zmm9                                    ;  1075.0 p7+p4   12 x spill
        vpshufb zmm10, zmm7, zmm25                                       ;  1112.0 p5      14 t
        vmovdqu64 [rbp + 24384], zmm8                                    ;  1069.0 p8+p9   12 x spill
        vpshufb zmm8, zmm7, zmm28                                        ;  1113.0 p5      14 t
        vpermi2b zmm29, zmm24, zmm0                                      ;  1115.0 p0+p5   14 t
        vmovdqa64 zmm9, zmm12                                            ;  1084.7         14 t copy
        vpermi2b zmm9, zmm31, zmm23                                      ;  1117.0 p0+p5   14 t
        vpternlogd zmm17, zmm29, zmm20, 0xca                             ;  1120.0 p0      14 t
        vmovdqa64 zmm30, zmm25                                           ;  1082.7         14 t copy
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 896]     ;   960.3 p3      11 t reload
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 960]     ;   960.5 p2      11 t reload
        vpermi2b zmm11, zmm29, zmm20                                     ;  1119.0 p0+p5   14 t
        vpermi2b zmm30, zmm29, zmm20                                     ;  1121.0 p0+p5   14 t
        vmovdqa64 zmm20, zmm12                                           ;  1084.7         14 t copy
        vpshufb zmm12, zmm7, zmm12                                       ;  1122.0 p5      14 t
        vpermi2b zmm20, zmm14, zmm16                                     ;  1124.0 p0+p5   14 t
        vpternlogd zmm12, zmm9, zmm20, 0xca                              ;  1129.0 p0      14 t
        vmovdqu64 zmm9, [rel camellia128_ctr.T0_constants512 + 1088]     ;   962.7 p3      11 t reload
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 1024]    ;   962.8 p2      11 t reload
        vpermi2b zmm25, zmm20, zmm9                                      ;  1126.0 p0+p5   14 t
        vpternlogd zmm10, zmm30, zmm25, 0xca                             ;  1131.0 p0      14 t
        vmovdqa64 zmm30, zmm6                                            ;  1083.7         14 t copy
        vpermi2b zmm28, zmm20, zmm9                                      ;  1128.0 p0+p5   14 t
        vpternlogd zmm8, zmm11, zmm28, 0xca                              ;  1133.0 p0      14 t
        vmovdqa64 zmm11, zmm27                                           ;  1080.0         14 t copy
        vpermi2b zmm11, zmm31, zmm23                                     ;  1130.0 p0+p5   14 t
        vmovdqa64 zmm28, zmm5                                            ;  1081.7         14 t copy
        vmovdqa64 zmm25, zmm27                                           ;  1080.0         14 t copy
        vpermi2b zmm25, zmm14, zmm16                                     ;  1132.0 p0+p5   14 t
        vpshufb zmm27, zmm7, zmm27                                       ;  1133.0 p5      14 t
        vpternlogd zmm27, zmm11, zmm25, 0xca                             ;  1137.0 p0      14 t
        vmovdqa64 zmm11, zmm4                                            ;  1080.7         14 t copy
        vpermi2b zmm11, zmm24, zmm0                                      ;  1135.0 p0+p5   14 t
        vmovdqa64 zmm25, zmm4                                            ;  1080.7         14 t copy
        vpshufb zmm4, zmm7, zmm4                                         ;  1136.0 p5      14 t
        vpermi2b zmm25, zmm13, zmm3                                      ;  1138.0 p0+p5   14 t
        vpermi2b zmm28, zmm20, zmm9                                      ;  1140.0 p0+p5   14 t
        vpternlogd zmm4, zmm11, zmm25, 0xca                              ;  1143.0 p0      14 t
        vmovdqa64 zmm11, zmm2                                            ;  1081.0         14 t copy
        vmovdqa64 zmm25, zmm2                                            ;  1081.0         14 t copy
        vpermi2b zmm25, zmm13, zmm3                                      ;  1142.0 p0+p5   14 t
        vpshufb zmm2, zmm7, zmm2                                         ;  1143.0 p5      14 t
        vmovdqa64 zmm3, zmm21                                            ;  1099.0         14 t copy
        vmovdqa64 zmm13, zmm12                                           ;  1130.0         14 t copy
        vpternlogd zmm13, zmm18, zmm10, 0x96                             ;  1132.0 p0      14 t
        vpermi2b zmm11, zmm24, zmm0                                      ;  1145.0 p0+p5   14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 192]      ;   973.0 p3      11 t reload
        vpternlogd zmm2, zmm11, zmm25, 0xca                              ;  1150.0 p0      14 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 960]     ;   975.2 p2      11 t reload
        vpternlogd zmm3, zmm2, zmm8, 0x96                                ;  1151.0 p0      14 t
        vmovdqa64 zmm25, zmm5                                            ;  1081.7         14 t copy
        vpermi2b zmm25, zmm29, zmm11                                     ;  1147.0 p0+p5   14 t
        vpshufb zmm5, zmm7, zmm5                                         ;  1148.0 p5      14 t
        vpternlogd zmm5, zmm25, zmm28, 0xca                              ;  1152.0 p0      14 t
        vmovdqa64 zmm28, zmm1                                            ;  1082.0         14 t copy
        vmovdqa64 zmm25, zmm1                                            ;  1082.0         14 t copy
        vpshufb zmm1, zmm7, zmm1                                         ;  1149.0 p5      14 t
        vpermi2b zmm28, zmm20, zmm9                                      ;  1151.0 p0+p5   14 t
        vpshufb zmm9, zmm7, zmm6                                         ;  1152.0 p5      14 t
        vpermi2b zmm6, zmm0, [rel camellia128_ctr.T0_constants512 + 256] ;  1154.0 p0+p5+p3   14 t
        vmovdqa64 zmm20, zmm22                                           ;  1084.0         14 t copy
        vpermi2b zmm25, zmm29, zmm11                                     ;  1156.0 p0+p5   14 t
        vmovdqa64 zmm29, zmm26                                           ;  1094.0         14 t copy
        vpternlogd zmm1, zmm25, zmm28, 0xca                              ;  1161.0 p0      14 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 64]      ;   981.7 p2      11 t reload
        vpternlogd zmm29, zmm4, zmm10, 0x96                              ;  1144.0 p0      14 t
        vpternlogd zmm12, zmm29, zmm18, 0x96                             ;  1145.0 p0      14 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 128]     ;   985.3 p3      11 t reload
        vpermi2b zmm30, zmm28, zmm25                                     ;  1158.0 p0+p5   14 t
        vpternlogd zmm9, zmm30, zmm6, 0xca                               ;  1163.0 p0      14 t
        vpshufb zmm11, zmm7, zmm22                                       ;  1159.0 p5      14 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 256]      ;   987.3 p2      11 t reload
        vpermi2b zmm20, zmm28, zmm25                                     ;  1161.0 p0+p5   14 t
        vpermi2b zmm22, zmm0, zmm6                                       ;  1163.0 p0+p5   14 t
        vpternlogd zmm18, zmm9, zmm19, 0x96                              ;  1164.0 p0      14 t
        vpternlogd zmm11, zmm20, zmm22, 0xca                             ;  1168.0 p0      14 t
        vmovdqa64 zmm20, zmm27                                           ;  1138.0         14 t copy
        vmovdqa64 zmm22, zmm5                                            ;  1153.0         14 t copy
        vpternlogd zmm22, zmm26, zmm19, 0x96                             ;  1153.0 p0      14 t
        vpternlogd zmm4, zmm10, zmm22, 0x96                              ;  1154.0 p0      14 t
        vmovdqu64 zmm10, [rbp + 24384]                                   ;  1069.0 p3      14 t
        vmovdqa64 zmm30, zmm1                                            ;  1162.0         14 t copy
        vpternlogd zmm20, zmm17, zmm8, 0x96                              ;  1140.7 p0      14 t
        vpternlogd zmm30, zmm21, zmm15, 0x96                             ;  1162.0 p0      14 t
        vpternlogd zmm2, zmm8, zmm30, 0x96                               ;  1163.0 p0      14 t
        vpternlogd zmm27, zmm3, zmm17, 0x96                              ;  1152.0 p0      14 t
        vpternlogd zmm17, zmm11, zmm15, 0x96                             ;  1169.0 p0      14 t
        vpternlogd zmm11, zmm15, zmm20, 0x96                             ;  1169.0 p0      14 t
        vmovdqu64 zmm8, [rbp + 24320]                                    ;  1075.0 p2      12 x reload
        vpternlogd zmm9, zmm19, zmm13, 0x96                              ;  1164.0 p0      14 t
        vmovdqu64 zmm19, [rbp + 22016]                                   ;  1071.0 p3      14 t
        vpternlogd zmm5, zmm26, zmm18, 0x96                              ;  1165.0 p0      14 t
        vpternlogd zmm1, zmm21, zmm17, 0x96                              ;  1170.0 p0      14 t
        vmovdqu64 zmm15, [rbp + 23744]                                   ;  1063.0 p2      14 t
        vpternlogd zmm30, zmm27, [rbp + 23424], 0x96                     ;  1163.0 p0+p3   14 t
        vmovdqu64 zmm21, [rbp + 24000]                                   ;  1062.0 p2      14 t
        vpternlogd zmm10, zmm8, [rbp + 8000], 0x96                       ;  1150.7 p0+p3   14 t
        vpternlogd zmm22, zmm12, [rbp + 21440], 0x96                     ;  1154.0 p0+p2   14 t
        vpternlogd zmm20, zmm1, [rbp + 23488], 0x96                      ;  1171.0 p0+p3   14 t
        vmovdqu64 zmm8, [rbp + 21888]                                    ;  1077.7 p2      12 x reload
        vpternlogd zmm15, zmm8, [rbp + 22720], 0x96                      ;  1153.7 p0+p3   14 t
        vmovdqu64 zmm8, [rbp + 22976]                                    ;  1004.0 p2      11 t reload
        vpternlogd zmm19, zmm8, [rbp + 23296], 0x96                      ;  1154.7 p0+p3   14 t
        vmovdqu64 zmm8, [rbp + 21760]                                    ;  1089.7 p2      12 x reload
        vpternlogd zmm19, zmm8, [rel camellia128_ctr.T0_constants512], 0x78 ;  1155.7 p0+p3   14 t
        vpternlogd zmm13, zmm5, [rbp + 24064], 0x96                      ;  1166.0 p0+p2   14 t
        vpternlogd zmm29, zmm9, [rbp + 21504], 0x96                      ;  1165.0 p0+p3   14 t
        vmovdqu64 [rbp + 21504], zmm22                                   ;  1155.0 p7+p4   14 t spill
        vpternlogd zmm17, zmm2, [rbp + 7872], 0x96                       ;  1170.0 p0+p2   14 t
        vmovdqu64 zmm8, [rbp + 23616]                                    ;  1067.0 p3      12 x reload
        vmovdqa64 zmm26, zmm10                                           ;  1151.7         14 t copy
        vpternlogd zmm21, zmm8, [rbp + 21568], 0x96                      ;  1159.7 p0+p2   14 t
        vmovdqu64 [rbp + 7872], zmm15                                    ;  1154.7 p8+p9   14 t spill
        vmovdqu64 [rbp + 23488], zmm30                                   ;  1164.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 24064], zmm17                                   ;  1171.0 p8+p9   14 t spill
        vpternlogd zmm3, zmm11, [rbp + 21952], 0x96                      ;  1170.0 p0+p3   14 t
        vmovdqu64 [rbp + 21952], zmm11                                   ;  1170.0 p7+p4   14 t spill
        vmovdqu64 zmm8, [rbp + 23104]                                    ;  1066.7 p2      12 x reload
        vpternlogd zmm18, zmm8, [rbp + 23680], 0x96                      ;  1165.0 p0+p3   14 t
        vmovdqu64 [rbp + 23680], zmm19                                   ;  1156.7 p8+p9   14 t spill
        vmovdqu64 zmm8, [rbp + 17792]                                    ;  1017.2 p2      14 l.0 reload
        vpternlogd zmm26, zmm9, zmm8, 0x96                               ;  1165.0 p0      14 t
        vpternlogd zmm8, zmm15, zmm11, 0x96                              ;  1170.0 p0      14 t
        vmovdqu64 zmm15, [rbp + 23552]                                   ;  1065.0 p3      14 t
        vmovdqu64 [rbp + 23552], zmm13                                   ;  1167.0 p7+p4   14 t spill
        vpxord zmm11, zmm22, [rbp + 18048]                               ;  1164.0 p5+p2   14 t
        vpxord zmm22, zmm30, [rbp + 18048]                               ;  1164.7 p0+p3   14 t
        vpxord zmm30, zmm17, [rbp + 18112]                               ;  1171.0 p5+p2   14 t
        vmovdqu64 zmm17, [rbp + 22080]                                   ;  1072.7 p3      12 x reload
        vmovdqu64 [rbp + 22080], zmm20                                   ;  1172.0 p8+p9   14 t spill
        vpternlogd zmm15, zmm17, [rbp + 22272], 0x96                     ;  1165.7 p0+p2   14 t
        vmovdqu64 zmm17, [rbp + 18176]                                   ;  1024.0 p3      14 l.6 reload
        vmovdqu64 [rbp + 22272], zmm10                                   ;  1151.7 p7+p4   14 t spill
        vpxord zmm10, zmm13, zmm17                                       ;  1167.0 p5      14 t
        vpxord zmm17, zmm17, zmm20                                       ;  1172.0 p0      14 t
        vmovdqa64 zmm20, zmm19                                           ;  1156.7         14 t copy
        vmovdqu64 zmm13, [rbp + 23232]                                   ;  1065.7 p2      12 x reload
        vmovdqu64 zmm19, [rbp + 23808]                                   ;  1068.0 p3      14 t
        vpternlogd zmm19, zmm13, [rbp + 22144], 0x96                     ;  1167.0 p5+p2   14 t
        vmovdqa64 zmm13, zmm21                                           ;  1160.7         14 t copy
        vmovdqu64 [rbp + 23808], zmm27                                   ;  1153.0 p8+p9   14 t spill
        vpternlogd zmm13, zmm27, [rbp + 17856], 0x96                     ;  1167.7 p0+p3   14 t
        vmovdqu64 zmm27, [rbp + 22912]                                   ;  1074.0 p2      14 t
        vmovdqu64 [rbp + 22912], zmm12                                   ;  1146.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 22144], zmm21                                   ;  1160.7 p8+p9   14 t spill
        vpxord zmm21, zmm29, [rbp + 18240]                               ;  1168.0 p5+p3   14 t
        vpternlogd zmm20, zmm12, [rbp + 17856], 0x96                     ;  1168.7 p0+p2   14 t
        vmovdqu64 zmm12, [rbp + 23872]                                   ;  1076.7 p3      14 t
        vmovdqu64 [rbp + 23232], zmm29                                   ;  1166.0 p7+p4   14 t spill
        vmovdqu64 zmm29, [rbp + 22528]                                   ;  1066.7 p2      12 x reload
        vpternlogd zmm27, zmm29, [rbp + 22656], 0x96                     ;  1169.0 p5+p3   14 t
        vmovdqu64 [rbp + 22656], zmm3                                    ;  1171.0 p8+p9   14 t spill
        vpxord zmm29, zmm3, [rbp + 18240]                                ;  1171.0 p0+p2   14 t
        vmovdqu64 [rbp + 22528], zmm15                                   ;  1166.7 p7+p4   14 t spill
        vmovdqa64 zmm3, zmm15                                            ;  1166.7         14 t copy
        vmovdqu64 zmm15, [rbp + 23168]                                   ;  1069.7 p3      12 x reload
        vpternlogd zmm12, zmm15, [rbp + 21696], 0x96                     ;  1170.0 p5+p2   14 t
        vmovdqu64 [rbp + 21696], zmm19                                   ;  1168.0 p8+p9   14 t spill
        vmovdqa64 zmm15, zmm19                                           ;  1168.0         14 t copy
        vpternlogd zmm15, zmm2, [rbp + 17920], 0x96                      ;  1170.7 p0+p3   14 t
        vmovdqu64 [rbp + 23168], zmm2                                    ;  1164.0 p7+p4   14 t spill
        vmovdqa64 zmm2, zmm26                                            ;  1166.0         14 t copy
        vpermi2b zmm2, zmm0, zmm6                                        ;  1173.0 p5      14 t
        vmovdqa64 zmm19, zmm26                                           ;  1166.0         14 t copy
        vpermi2b zmm19, zmm28, zmm25                                     ;  1175.0 p0+p5   14 t
        vpshufb zmm26, zmm7, zmm26                                       ;  1176.0 p5      14 t
        vpternlogd zmm26, zmm19, zmm2, 0xca                              ;  1180.0 p0      14 t
        vmovdqa64 zmm19, zmm27                                           ;  1170.0         14 t copy
        vmovdqu64 zmm2, [rbp + 17984]                                    ;  1040.2 p2      14 l.3 reload
        vpternlogd zmm19, zmm5, zmm2, 0x96                               ;  1173.7 p0      14 t
        vpternlogd zmm2, zmm12, zmm1, 0x96                               ;  1174.7 p0      14 t
        vmovdqu64 [rbp + 23104], zmm12                                   ;  1171.0 p8+p9   14 t spill
        vmovdqa64 zmm12, zmm18                                           ;  1166.0         14 t copy
        vmovdqu64 [rbp + 23424], zmm18                                   ;  1166.0 p7+p4   14 t spill
        vmovdqa64 zmm18, zmm8                                            ;  1171.0         14 t copy
        vmovdqu64 [rbp + 21568], zmm5                                    ;  1166.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 21440], zmm27                                   ;  1170.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 23872], zmm1                                    ;  1171.0 p8+p9   14 t spill
        vmovdqa64 zmm1, zmm8                                             ;  1171.0         14 t copy
        vpshufb zmm8, zmm7, zmm8                                         ;  1177.0 p5      14 t
        vpermi2b zmm1, zmm28, zmm25                                      ;  1179.0 p0+p5   14 t
        vpermi2b zmm18, zmm0, zmm6                                       ;  1181.0 p0+p5   14 t
        vpternlogd zmm8, zmm1, zmm18, 0xca                               ;  1186.0 p0      14 t
        vmovdqa64 zmm18, zmm20                                           ;  1169.7         14 t copy
        vmovdqa64 zmm1, zmm20                                            ;  1169.7         14 t copy
        vpermi2b zmm18, zmm14, zmm16                                     ;  1183.0 p0+p5   14 t
        vpermi2b zmm1, zmm31, zmm23                                      ;  1185.0 p0+p5   14 t
        vpshufb zmm20, zmm7, zmm20                                       ;  1186.0 p5      14 t
        vpternlogd zmm20, zmm1, zmm18, 0xca                              ;  1190.0 p0      14 t
        vmovdqa64 zmm1, zmm13                                            ;  1168.7         14 t copy
        vmovdqu64 [rbp + 23616], zmm4                                    ;  1155.0 p7+p4   14 t spill
        vpermi2b zmm1, zmm31, zmm23                                      ;  1188.0 p0+p5   14 t
        vmovdqa64 zmm18, zmm13                                           ;  1168.7         14 t copy
        vpshufb zmm13, zmm7, zmm13                                       ;  1189.0 p5      14 t
        vpermi2b zmm18, zmm14, zmm16                                     ;  1191.0 p0+p5   14 t
        vpternlogd zmm13, zmm1, zmm18, 0xca                              ;  1196.0 p0      14 t
        vpternlogd zmm3, zmm4, [rbp + 17920], 0x96                       ;  1184.7 p0+p3   14 t
        vpshufb zmm27, zmm7, zmm3                                        ;  1192.0 p5      14 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 704]      ;  1047.3 p2      11 t reload
        vmovdqa64 zmm18, zmm3                                            ;  1185.7         14 t copy
        vpermi2b zmm18, zmm24, zmm1                                      ;  1194.0 p0+p5   14 t
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 768]      ;  1048.2 p3      11 t reload
        vpermi2b zmm3, zmm6, [rel camellia128_ctr.T0_constants512 + 832] ;  1196.0 p0+p5+p2   14 t
        vpternlogd zmm27, zmm18, zmm3, 0xca                              ;  1201.0 p0      14 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 832]      ;  1049.2 p3      11 t reload
        vpternlogd zmm12, zmm4, [rbp + 18112], 0x96                      ;  1188.7 p0+p2   14 t
        vmovdqa64 zmm18, zmm19                                           ;  1174.7         14 t copy
        vmovdqa64 zmm0, zmm2                                             ;  1175.7         14 t copy
        vpshufb zmm4, zmm7, zmm15                                        ;  1197.0 p5      14 t
        vmovdqa64 zmm5, zmm15                                            ;  1171.7         14 t copy
        vpermi2b zmm5, zmm24, zmm1                                       ;  1199.0 p0+p5   14 t
        vpermi2b zmm15, zmm6, zmm3                                       ;  1201.0 p0+p5   14 t
        vpternlogd zmm4, zmm5, zmm15, 0xca                               ;  1206.0 p0      14 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 896]     ;  1051.3 p3      11 t reload
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 960]      ;  1051.5 p2      11 t reload
        vmovdqa64 zmm28, zmm11                                           ;  1165.0         14 t copy
        vpermi2b zmm18, zmm15, zmm5                                      ;  1203.0 p0+p5   14 t
        vmovdqu64 [rbp + 24000], zmm9                                    ;  1165.0 p8+p9   14 t spill
        vpshufb zmm9, zmm7, zmm19                                        ;  1204.0 p5      14 t
        vpermi2b zmm28, zmm31, zmm23                                     ;  1206.0 p0+p5   14 t
        vpshufb zmm25, zmm7, zmm2                                        ;  1207.0 p5      14 t
        vpermi2b zmm0, zmm15, zmm5                                       ;  1209.0 p0+p5   14 t
        vmovdqa64 zmm5, zmm11                                            ;  1165.0         14 t copy
        vpshufb zmm11, zmm7, zmm11                                       ;  1210.0 p5      14 t
        vpermi2b zmm5, zmm14, zmm16                                      ;  1212.0 p0+p5   14 t
        vpternlogd zmm11, zmm28, zmm5, 0xca                              ;  1217.0 p0      14 t
        vmovdqu64 zmm28, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1054.8 p3      11 t reload
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 1088]     ;  1055.7 p2      11 t reload
        vpermi2b zmm2, zmm28, zmm5                                       ;  1214.0 p0+p5   14 t
        vpermi2b zmm19, zmm28, zmm5                                      ;  1216.0 p0+p5   14 t
        vpternlogd zmm9, zmm18, zmm19, 0xca                              ;  1221.0 p0      14 t
        vpshufb zmm18, zmm7, zmm22                                       ;  1217.0 p5      14 t
        vpternlogd zmm25, zmm0, zmm2, 0xca                               ;  1219.0 p0      14 t
        vmovdqa64 zmm2, zmm22                                            ;  1165.7         14 t copy
        vmovdqa64 zmm0, zmm22                                            ;  1165.7         14 t copy
        vpermi2b zmm0, zmm31, zmm23                                      ;  1219.0 p0+p5   14 t
        vpermi2b zmm2, zmm14, zmm16                                      ;  1221.0 p0+p5   14 t
        vpternlogd zmm18, zmm0, zmm2, 0xca                               ;  1226.0 p0      14 t
        vmovdqa64 zmm2, zmm12                                            ;  1189.7         14 t copy
        vpermi2b zmm2, zmm6, zmm3                                        ;  1223.0 p0+p5   14 t
        vmovdqa64 zmm0, zmm12                                            ;  1189.7         14 t copy
        vpermi2b zmm0, zmm24, zmm1                                       ;  1225.0 p0+p5   14 t
        vmovdqa64 zmm22, zmm10                                           ;  1168.0         14 t copy
        vpshufb zmm12, zmm7, zmm12                                       ;  1226.0 p5      14 t
        vpternlogd zmm12, zmm0, zmm2, 0xca                               ;  1230.0 p0      14 t
        vmovdqa64 zmm0, zmm30                                            ;  1172.0         14 t copy
        vmovdqa64 zmm2, zmm30                                            ;  1172.0         14 t copy
        vpermi2b zmm0, zmm24, zmm1                                       ;  1228.0 p0+p5   14 t
        vpermi2b zmm22, zmm28, zmm5                                      ;  1230.0 p0+p5   14 t
        vpshufb zmm19, zmm7, zmm30                                       ;  1231.0 p5      14 t
        vmovdqa64 zmm30, zmm21                                           ;  1169.0         14 t copy
        vpermi2b zmm2, zmm6, zmm3                                        ;  1233.0 p0+p5   14 t
        vmovdqa64 zmm6, zmm11                                            ;  1218.0         14 t copy
        vpternlogd zmm19, zmm0, zmm2, 0xca                               ;  1238.0 p0      14 t
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 960]      ;  1067.7 p3      11 t reload
        vmovdqa64 zmm2, zmm10                                            ;  1168.0         14 t copy
        vpermi2b zmm2, zmm15, zmm0                                       ;  1235.0 p0+p5   14 t
        vpshufb zmm10, zmm7, zmm10                                       ;  1236.0 p5      14 t
        vpternlogd zmm10, zmm2, zmm22, 0xca                              ;  1240.0 p0      14 t
        vmovdqa64 zmm2, zmm17                                            ;  1173.0         14 t copy
        vpermi2b zmm2, zmm15, zmm0                                       ;  1238.0 p0+p5   14 t
        vmovdqa64 zmm22, zmm17                                           ;  1173.0         14 t copy
        vpshufb zmm17, zmm7, zmm17                                       ;  1239.0 p5      14 t
        vpermi2b zmm22, zmm28, zmm5                                      ;  1241.0 p0+p5   14 t
        vpternlogd zmm17, zmm2, zmm22, 0xca                              ;  1246.0 p0      14 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 64]      ;  1070.7 p2      11 t reload
        vpshufb zmm5, zmm7, zmm21                                        ;  1242.0 p5      14 t
        vmovdqu64 zmm1, [rel camellia128_ctr.T0_constants512 + 192]      ;  1071.0 p3      11 t reload
        vmovdqa64 zmm15, zmm26                                           ;  1181.0         14 t copy
        vpermi2b zmm21, zmm1, [rel camellia128_ctr.T0_constants512 + 256] ;  1244.0 p0+p5+p2   14 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 128]      ;  1072.7 p3      11 t reload
        vmovdqa64 zmm28, zmm29                                           ;  1172.0         14 t copy
        vpermi2b zmm30, zmm22, zmm2                                      ;  1246.0 p0+p5   14 t
        vpternlogd zmm5, zmm30, zmm21, 0xca                              ;  1251.0 p0      14 t
        vpternlogd zmm6, zmm27, zmm9, 0x96                               ;  1222.0 p0      14 t
        vpternlogd zmm15, zmm12, zmm9, 0x96                              ;  1231.0 p0      14 t
        vpternlogd zmm11, zmm15, zmm27, 0x96                             ;  1232.0 p0      14 t
        vpternlogd zmm27, zmm5, zmm20, 0x96                              ;  1252.0 p0      14 t
        vpshufb zmm0, zmm7, zmm29                                        ;  1247.0 p5      14 t
        vmovdqa64 zmm3, zmm8                                             ;  1187.0         14 t copy
        vpternlogd zmm3, zmm19, zmm25, 0x96                              ;  1239.0 p0      14 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 256]     ;  1076.3 p2      11 t reload
        vmovdqa64 zmm30, zmm17                                           ;  1247.0         14 t copy
        vpternlogd zmm30, zmm8, zmm13, 0x96                              ;  1247.0 p0      14 t
        vpternlogd zmm19, zmm25, zmm30, 0x96                             ;  1248.0 p0      14 t
        vpermi2b zmm29, zmm1, zmm21                                      ;  1249.0 p0+p5   14 t
        vpermi2b zmm28, zmm22, zmm2                                      ;  1251.0 p0+p5   14 t
        vpternlogd zmm0, zmm28, zmm29, 0xca                              ;  1256.0 p0      14 t
        vmovdqa64 zmm29, zmm10                                           ;  1241.0         14 t copy
        vmovdqa64 zmm28, zmm18                                           ;  1227.0         14 t copy
        vpternlogd zmm18, zmm3, zmm4, 0x96                               ;  1240.0 p0      14 t
        vpternlogd zmm28, zmm4, zmm25, 0x96                              ;  1230.7 p0      14 t
        vpternlogd zmm29, zmm26, zmm20, 0x96                             ;  1241.0 p0      14 t
        vpternlogd zmm12, zmm9, zmm29, 0x96                              ;  1242.0 p0      14 t
        vpternlogd zmm5, zmm20, zmm6, 0x96                               ;  1252.0 p0      14 t
        vpternlogd zmm4, zmm0, zmm13, 0x96                               ;  1257.0 p0      14 t
        vmovdqu64 [rbp + 22720], zmm18                                   ;  1241.0 p7+p4   14 t spill
        vpternlogd zmm10, zmm26, zmm27, 0x96                             ;  1253.0 p0      14 t
        vmovdqu64 zmm9, [rbp + 18304]                                    ;  1080.0 p3      14 t
        vmovdqu64 [rbp + 22976], zmm10                                   ;  1254.0 p8+p9   14 t spill
        vpternlogd zmm15, zmm5, [rbp + 23936], 0x96                      ;  1253.0 p0+p2   14 t
        vpternlogd zmm6, zmm10, [rbp + 24128], 0x96                      ;  1254.0 p0+p3   14 t
        vpternlogd zmm27, zmm12, [rbp + 22336], 0x96                     ;  1253.0 p0+p2   14 t
        vpternlogd zmm0, zmm13, zmm28, 0x96                              ;  1257.0 p0      14 t
        vpternlogd zmm3, zmm0, [rbp + 22464], 0x96                       ;  1258.0 p0+p3   14 t
        vpternlogd zmm17, zmm8, zmm4, 0x96                               ;  1258.0 p0      14 t
        vmovdqu64 zmm8, [rbp + 21824]                                    ;  1082.3 p2      12 y reload
        vpternlogd zmm4, zmm19, [rbp + 22592], 0x96                      ;  1258.0 p0+p3   14 t
        vmovdqu64 zmm13, [rbp + 21376]                                   ;  1083.3 p2      12 y reload
        vmovdqu64 [rbp + 23744], zmm0                                    ;  1258.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 22592], zmm3                                    ;  1259.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 22464], zmm4                                    ;  1259.0 p7+p4   14 t spill
        vmovdqu64 zmm25, [rbp + 18560]                                   ;  1084.3 p3      14 t
        vpternlogd zmm9, zmm5, zmm8, 0x96                                ;  1253.0 p0      14 t
        vpxord zmm8, zmm4, [rbp + 18624]                                 ;  1259.0 p0+p2   14 t
        vmovdqu64 [rbp + 23936], zmm6                                    ;  1255.0 p8+p9   14 t spill
        vpternlogd zmm28, zmm17, [rbp + 23360], 0x96                     ;  1259.0 p0+p3   14 t
        vpxord zmm4, zmm6, [rbp + 18688]                                 ;  1255.0 p0+p2   14 t
        vpxord zmm6, zmm28, [rbp + 18688]                                ;  1260.0 p0+p3   14 t
        vmovdqu64 zmm20, [rbp + 18304]                                   ;  1094.0 p2      14 t
        vpternlogd zmm20, zmm0, zmm13, 0x96                              ;  1258.0 p0      14 t
        vmovdqu64 [rbp + 22336], zmm27                                   ;  1254.0 p7+p4   14 t spill
        vpxord zmm13, zmm27, [rbp + 18624]                               ;  1254.0 p0+p3   14 t
        vpternlogd zmm30, zmm18, [rbp + 24192], 0x96                     ;  1250.7 p0+p2   14 t
        vpxord zmm26, zmm30, [rbp + 18560]                               ;  1251.7 p0+p3   14 t
        vmovdqu64 [rbp + 21888], zmm11                                   ;  1233.0 p8+p9   14 t spill
        vpternlogd zmm29, zmm11, [rbp + 22208], 0x96                     ;  1252.0 p5+p2   14 t
        vmovdqu64 [rbp + 22208], zmm29                                   ;  1253.0 p7+p4   14 t spill
        vmovdqu64 zmm0, [rel camellia128_ctr.T0_constants512 + 768]      ;  1096.5 p3      11 t reload
        vmovdqa64 zmm27, zmm9                                            ;  1254.0         14 t copy
        vpermi2b zmm27, zmm1, zmm21                                      ;  1254.0 p0+p5   14 t
        vmovdqu64 [rbp + 23296], zmm12                                   ;  1243.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 23360], zmm28                                   ;  1260.0 p7+p4   14 t spill
        vpxord zmm28, zmm15, [rbp + 18752]                               ;  1254.0 p0+p2   14 t
        vmovdqu64 [rbp + 24128], zmm15                                   ;  1254.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 24192], zmm30                                   ;  1251.7 p7+p4   14 t spill
        vmovdqa64 zmm30, zmm20                                           ;  1259.0         14 t copy
        vpxord zmm25, zmm25, zmm29                                       ;  1254.7 p0      14 t
        vpermi2b zmm30, zmm1, zmm21                                      ;  1259.0 p5      14 t
        vmovdqu64 [rbp + 21760], zmm19                                   ;  1249.0 p8+p9   14 t spill
        vpxord zmm15, zmm3, [rbp + 18752]                                ;  1259.0 p0+p3   14 t
        vmovdqa64 zmm3, zmm9                                             ;  1254.0         14 t copy
        vpermi2b zmm3, zmm22, zmm2                                       ;  1259.0 p0+p5   14 t
        vpshufb zmm9, zmm7, zmm9                                         ;  1260.0 p5      14 t
        vpternlogd zmm9, zmm3, zmm27, 0xca                               ;  1264.0 p0      14 t
        vmovdqu64 zmm3, [rbp + 22848]                                    ;  1106.3 p2      12 y reload
        vmovdqu64 zmm27, [rbp + 18368]                                   ;  1108.0 p3      14 t
        vpternlogd zmm27, zmm11, zmm3, 0x96                              ;  1258.7 p0      14 t
        vmovdqa64 zmm3, zmm20                                            ;  1259.0         14 t copy
        vpshufb zmm20, zmm7, zmm20                                       ;  1261.0 p5      14 t
        vpermi2b zmm3, zmm22, zmm2                                       ;  1263.0 p0+p5   14 t
        vpternlogd zmm20, zmm3, zmm30, 0xca                              ;  1268.0 p0      14 t
        vmovdqu64 zmm30, [rbp + 18368]                                   ;  1111.0 p2      14 t
        vmovdqa64 zmm29, zmm27                                           ;  1259.7         14 t copy
        vpermi2b zmm29, zmm14, zmm16                                     ;  1265.0 p0+p5   14 t
        vmovdqu64 zmm3, [rbp + 24256]                                    ;  1111.8 p3      12 y reload
        vpternlogd zmm30, zmm18, zmm3, 0x96                              ;  1262.7 p0      14 t
        vmovdqa64 zmm3, zmm27                                            ;  1259.7         14 t copy
        vpermi2b zmm3, zmm31, zmm23                                      ;  1267.0 p0+p5   14 t
        vpshufb zmm27, zmm7, zmm27                                       ;  1268.0 p5      14 t
        vpternlogd zmm27, zmm3, zmm29, 0xca                              ;  1272.0 p0      14 t
        vmovdqu64 zmm29, [rbp + 18432]                                   ;  1116.3 p2      14 t
        vmovdqu64 zmm3, [rbp + 21632]                                    ;  1116.5 p3      12 y reload
        vpternlogd zmm29, zmm12, zmm3, 0x96                              ;  1265.7 p0      14 t
        vmovdqu64 zmm12, [rbp + 18496]                                   ;  1117.3 p2      14 t
        vmovdqu64 zmm3, [rbp + 18432]                                    ;  1117.5 p3      14 t
        vmovdqu64 [rbp + 22016], zmm17                                   ;  1259.0 p7+p4   14 t spill
        vpternlogd zmm3, zmm19, [rbp + 22400], 0x96                      ;  1266.7 p0+p2   14 t
        vmovdqa64 zmm19, zmm30                                           ;  1263.7         14 t copy
        vpternlogd zmm12, zmm10, [rbp + 22784], 0x96                     ;  1267.7 p0+p3   14 t
        vpermi2b zmm19, zmm31, zmm23                                     ;  1270.0 p0+p5   14 t
        vmovdqu64 [rbp + 8000], zmm5                                     ;  1253.0 p8+p9   14 t spill
        vmovdqa64 zmm5, zmm25                                            ;  1255.7         14 t copy
        vpermi2b zmm5, zmm14, zmm16                                      ;  1272.0 p0+p5   14 t
        vmovdqa64 zmm10, zmm30                                           ;  1263.7         14 t copy
        vpshufb zmm30, zmm7, zmm30                                       ;  1273.0 p5      14 t
        vpermi2b zmm10, zmm14, zmm16                                     ;  1275.0 p0+p5   14 t
        vpternlogd zmm30, zmm19, zmm10, 0xca                             ;  1280.0 p0      14 t
        vpshufb zmm18, zmm7, zmm12                                       ;  1276.0 p5      14 t
        vmovdqu64 zmm10, [rbp + 23040]                                   ;  1129.0 p2      12 y reload
        vmovdqu64 zmm19, [rbp + 18496]                                   ;  1129.2 p3      14 t
        vpternlogd zmm19, zmm17, zmm10, 0x96                             ;  1272.7 p0      14 t
        vpshufb zmm10, zmm7, zmm29                                       ;  1277.0 p5      14 t
        vmovdqa64 zmm11, zmm29                                           ;  1266.7         14 t copy
        vpermi2b zmm29, zmm0, [rel camellia128_ctr.T0_constants512 + 832] ;  1279.0 p0+p5+p2   14 t
        vpshufb zmm17, zmm7, zmm3                                        ;  1280.0 p5      14 t
        vpermi2b zmm11, zmm24, [rel camellia128_ctr.T0_constants512 + 704] ;  1282.0 p0+p5+p3   14 t
        vpternlogd zmm10, zmm11, zmm29, 0xca                             ;  1287.0 p0      14 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 704]     ;  1133.2 p2      11 t reload
        vmovdqa64 zmm29, zmm3                                            ;  1267.7         14 t copy
        vpermi2b zmm3, zmm0, [rel camellia128_ctr.T0_constants512 + 832] ;  1284.0 p0+p5+p3   14 t
        vpermi2b zmm29, zmm24, zmm11                                     ;  1286.0 p0+p5   14 t
        vpternlogd zmm17, zmm29, zmm3, 0xca                              ;  1291.0 p0      14 t
        vmovdqa64 zmm29, zmm25                                           ;  1255.7         14 t copy
        vpshufb zmm25, zmm7, zmm25                                       ;  1287.0 p5      14 t
        vpshufb zmm3, zmm7, zmm19                                        ;  1288.0 p5      14 t
        vpermi2b zmm29, zmm31, zmm23                                     ;  1290.0 p0+p5   14 t
        vpternlogd zmm25, zmm29, zmm5, 0xca                              ;  1295.0 p0      14 t
        vmovdqa64 zmm5, zmm26                                            ;  1252.7         14 t copy
        vpermi2b zmm5, zmm31, zmm23                                      ;  1292.0 p0+p5   14 t
        vmovdqu64 zmm23, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1143.0 p2      11 t reload
        vmovdqa64 zmm29, zmm26                                           ;  1252.7         14 t copy
        vpermi2b zmm29, zmm14, zmm16                                     ;  1294.0 p0+p5   14 t
        vpshufb zmm26, zmm7, zmm26                                       ;  1295.0 p5      14 t
        vpternlogd zmm26, zmm5, zmm29, 0xca                              ;  1299.0 p0      14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 960]      ;  1145.8 p3      11 t reload
        vmovdqa64 zmm14, zmm19                                           ;  1273.7         14 t copy
        vmovdqa64 zmm16, zmm12                                           ;  1268.7         14 t copy
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 896]     ;  1147.3 p2      11 t reload
        vpermi2b zmm14, zmm29, zmm5                                      ;  1297.0 p0+p5   14 t
        vpermi2b zmm12, zmm23, [rel camellia128_ctr.T0_constants512 + 1088] ;  1299.0 p0+p5+p3   14 t
        vpermi2b zmm16, zmm29, zmm5                                      ;  1301.0 p0+p5   14 t
        vpternlogd zmm18, zmm16, zmm12, 0xca                             ;  1306.0 p0      14 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1152.0 p2      11 t reload
        vpermi2b zmm19, zmm23, zmm12                                     ;  1303.0 p0+p5   14 t
        vpternlogd zmm3, zmm14, zmm19, 0xca                              ;  1308.0 p0      14 t
        vmovdqa64 zmm14, zmm13                                           ;  1255.0         14 t copy
        vmovdqu64 zmm16, [rel camellia128_ctr.T0_constants512 + 832]     ;  1153.0 p3      11 t reload
        vpermi2b zmm14, zmm24, zmm11                                     ;  1305.0 p0+p5   14 t
        vmovdqa64 zmm19, zmm13                                           ;  1255.0         14 t copy
        vpshufb zmm13, zmm7, zmm13                                       ;  1306.0 p5      14 t
        vpermi2b zmm19, zmm0, zmm16                                      ;  1308.0 p0+p5   14 t
        vpternlogd zmm13, zmm14, zmm19, 0xca                             ;  1313.0 p0      14 t
        vmovdqa64 zmm19, zmm8                                            ;  1260.0         14 t copy
        vpermi2b zmm19, zmm0, zmm16                                      ;  1310.0 p0+p5   14 t
        vmovdqa64 zmm14, zmm8                                            ;  1260.0         14 t copy
        vpshufb zmm8, zmm7, zmm8                                         ;  1311.0 p5      14 t
        vpermi2b zmm14, zmm24, zmm11                                     ;  1313.0 p0+p5   14 t
        vpternlogd zmm8, zmm14, zmm19, 0xca                              ;  1318.0 p0      14 t
        vmovdqa64 zmm14, zmm4                                            ;  1256.0         14 t copy
        vpermi2b zmm14, zmm29, zmm5                                      ;  1315.0 p0+p5   14 t
        vmovdqa64 zmm19, zmm4                                            ;  1256.0         14 t copy
        vpermi2b zmm19, zmm23, zmm12                                     ;  1317.0 p0+p5   14 t
        vpshufb zmm4, zmm7, zmm4                                         ;  1318.0 p5      14 t
        vpternlogd zmm4, zmm14, zmm19, 0xca                              ;  1322.0 p0      14 t
        vmovdqa64 zmm14, zmm6                                            ;  1261.0         14 t copy
        vmovdqa64 zmm19, zmm6                                            ;  1261.0         14 t copy
        vpshufb zmm6, zmm7, zmm6                                         ;  1319.0 p5      14 t
        vpermi2b zmm19, zmm23, zmm12                                     ;  1321.0 p0+p5   14 t
        vmovdqa64 zmm12, zmm25                                           ;  1296.0         14 t copy
        vpternlogd zmm12, zmm10, zmm18, 0x96                             ;  1307.0 p0      14 t
        vpermi2b zmm14, zmm29, zmm5                                      ;  1323.0 p0+p5   14 t
        vpternlogd zmm6, zmm14, zmm19, 0xca                              ;  1328.0 p0      14 t
        vmovdqa64 zmm19, zmm28                                           ;  1255.0         14 t copy
        vpermi2b zmm19, zmm1, zmm21                                      ;  1325.0 p0+p5   14 t
        vmovdqa64 zmm14, zmm28                                           ;  1255.0         14 t copy
        vpermi2b zmm14, zmm22, zmm2                                      ;  1327.0 p0+p5   14 t
        vpshufb zmm28, zmm7, zmm28                                       ;  1328.0 p5      14 t
        vpternlogd zmm28, zmm14, zmm19, 0xca                             ;  1332.0 p0      14 t
        vmovdqa64 zmm14, zmm15                                           ;  1260.0         14 t copy
        vpermi2b zmm14, zmm22, zmm2                                      ;  1330.0 p0+p5   14 t
        vmovdqa64 zmm19, zmm15                                           ;  1260.0         14 t copy
        vpermi2b zmm19, zmm1, zmm21                                      ;  1332.0 p0+p5   14 t
        vpshufb zmm15, zmm7, zmm15                                       ;  1333.0 p5      14 t
        vpternlogd zmm15, zmm14, zmm19, 0xca                             ;  1337.0 p0      14 t
        vmovdqa64 zmm14, zmm9                                            ;  1265.0         14 t copy
        vpternlogd zmm14, zmm13, zmm18, 0x96                             ;  1314.0 p0      14 t
        vpternlogd zmm25, zmm14, zmm10, 0x96                             ;  1315.0 p0      14 t
        vmovdqa64 zmm19, zmm20                                           ;  1269.0         14 t copy
        vpternlogd zmm10, zmm28, zmm27, 0x96                             ;  1333.0 p0      14 t
        vpternlogd zmm28, zmm12, zmm27, 0x96                             ;  1333.0 p0      14 t
        vpternlogd zmm27, zmm4, zmm9, 0x96                               ;  1323.0 p0      14 t
        vpternlogd zmm4, zmm9, zmm10, 0x96                               ;  1334.0 p0      14 t
        vpternlogd zmm13, zmm18, zmm27, 0x96                             ;  1324.0 p0      14 t
        vmovdqa64 zmm18, zmm26                                           ;  1300.0         14 t copy
        vpternlogd zmm18, zmm17, zmm3, 0x96                              ;  1316.7 p0      14 t
        vpternlogd zmm12, zmm4, [rbp + 23552], 0x96                      ;  1335.0 p0+p2   14 t
        vpternlogd zmm19, zmm8, zmm3, 0x96                               ;  1319.0 p0      14 t
        vpternlogd zmm26, zmm19, zmm17, 0x96                             ;  1320.0 p0      14 t
        vpternlogd zmm17, zmm15, zmm30, 0x96                             ;  1338.0 p0      14 t
        vpternlogd zmm15, zmm18, zmm30, 0x96                             ;  1338.0 p0      14 t
        vpternlogd zmm30, zmm6, zmm20, 0x96                              ;  1329.0 p0      14 t
        vpternlogd zmm8, zmm3, zmm30, 0x96                               ;  1330.0 p0      14 t
        vpternlogd zmm6, zmm20, zmm17, 0x96                              ;  1339.0 p0      14 t
        vmovdqu64 zmm3, [rbp + 22272]                                    ;  1176.7 p3      14 t
        vpternlogd zmm17, zmm8, [rbp + 24064], 0x96                      ;  1339.0 p0+p2   14 t
        vpternlogd zmm3, zmm28, [rbp + 24000], 0x96                      ;  1334.0 p0+p3   14 t
        vpternlogd zmm28, zmm14, [rbp + 23232], 0x96                     ;  1334.0 p0+p2   14 t
        vmovdqu64 zmm14, [rbp + 21696]                                   ;  1178.7 p3      14 t reload
        vpternlogd zmm8, zmm14, [rbp + 23168], 0x96                      ;  1331.0 p0+p2   14 t
        vmovdqu64 zmm14, [rbp + 21440]                                   ;  1179.7 p3      14 t reload
        vpternlogd zmm4, zmm14, [rbp + 21568], 0x96                      ;  1335.0 p0+p2   14 t
        vmovdqu64 zmm14, [rbp + 23104]                                   ;  1180.7 p3      14 t reload
        vmovdqu64 [rbp + 23168], zmm3                                    ;  1335.0 p7+p4   14 t spill
        vpternlogd zmm18, zmm6, [rbp + 22080], 0x96                      ;  1340.0 p0+p2   14 t
        vmovdqu64 [rbp + 22080], zmm12                                   ;  1336.0 p8+p9   14 t spill
        vpternlogd zmm6, zmm14, [rbp + 23872], 0x96                      ;  1340.0 p0+p3   14 t
        vmovdqu64 zmm14, [rbp + 7872]                                    ;  1181.8 p2      14 t
        vmovdqu64 zmm9, [rbp + 23680]                                    ;  1182.7 p3      14 t reload
        vpternlogd zmm27, zmm25, [rbp + 21504], 0x96                     ;  1332.7 p0+p2   14 t
        vpternlogd zmm25, zmm9, [rbp + 22912], 0x96                      ;  1333.7 p0+p3   14 t
        vpternlogd zmm30, zmm26, [rbp + 23488], 0x96                     ;  1334.0 p5+p2   14 t
        vmovdqu64 zmm9, [rbp + 22144]                                    ;  1184.7 p3      14 t reload
        vmovdqu64 [rbp + 21696], zmm30                                   ;  1335.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 21568], zmm4                                    ;  1336.0 p8+p9   14 t spill
        vpternlogd zmm14, zmm15, [rbp + 21952], 0x96                     ;  1339.0 p0+p2   14 t
        vpternlogd zmm15, zmm19, [rbp + 22656], 0x96                     ;  1339.0 p5+p3   14 t
        vmovdqu64 zmm19, [rbp + 18816]                                   ;  1185.8 p2      14 t
        vpxord zmm19, zmm19, zmm3                                        ;  1335.7 p0      14 t
        vpxord zmm3, zmm30, [rbp + 19072]                                ;  1336.0 p5+p3   14 t
        vpxord zmm30, zmm17, [rbp + 19136]                               ;  1340.0 p0+p2   14 t
        vmovdqu64 [rbp + 23232], zmm17                                   ;  1340.0 p7+p4   14 t spill
        vpxord zmm17, zmm12, [rbp + 19200]                               ;  1337.0 p5+p3   14 t
        vmovdqu64 [rbp + 21952], zmm25                                   ;  1334.7 p8+p9   14 t spill
        vmovdqu64 [rbp + 22656], zmm14                                   ;  1340.0 p7+p4   14 t spill
        vpternlogd zmm26, zmm9, [rbp + 23808], 0x96                      ;  1337.7 p0+p2   14 t
        vmovdqu64 zmm9, [rbp + 23616]                                    ;  1188.7 p3      14 t reload
        vmovdqu64 [rbp + 23616], zmm15                                   ;  1340.0 p8+p9   14 t spill
        vmovdqu64 zmm20, [rbp + 23424]                                   ;  1188.8 p2      14 t reload
        vpternlogd zmm10, zmm20, zmm9, 0x96                              ;  1338.0 p5      14 t
        vpxord zmm20, zmm14, [rbp + 18816]                               ;  1340.0 p0+p3   14 t
        vpxord zmm14, zmm25, [rbp + 18880]                               ;  1339.0 p5+p2   14 t
        vpxord zmm25, zmm26, [rbp + 18880]                               ;  1339.7 p0+p3   14 t
        vpxord zmm12, zmm18, [rbp + 19200]                               ;  1341.0 p5+p2   14 t
        vmovdqu64 [rbp + 23552], zmm18                                   ;  1341.0 p7+p4   14 t spill
        vpxord zmm18, zmm28, [rbp + 19264]                               ;  1340.7 p0+p3   14 t
        vpternlogd zmm9, zmm13, [rbp + 22528], 0x96                      ;  1341.0 p5+p2   14 t
        vmovdqu64 [rbp + 23872], zmm9                                    ;  1342.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 24064], zmm28                                   ;  1335.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 22528], zmm27                                   ;  1333.7 p8+p9   14 t spill
        vpxord zmm28, zmm15, [rbp + 19264]                               ;  1341.7 p0+p3   14 t
        vmovdqa64 zmm15, zmm19                                           ;  1336.7         14 t copy
        vmovdqu64 [rbp + 21440], zmm6                                    ;  1341.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 23808], zmm13                                   ;  1325.0 p8+p9   14 t spill
        vpermi2b zmm15, zmm22, zmm2                                      ;  1344.0 p5      14 t
        vmovdqu64 [rbp + 23104], zmm8                                    ;  1332.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 7872], zmm26                                    ;  1338.7 p8+p9   14 t spill
        vpxord zmm26, zmm9, [rbp + 18944]                                ;  1342.7 p0+p2   14 t
        vpxord zmm9, zmm8, [rbp + 18944]                                 ;  1343.7 p0+p3   14 t
        vpxord zmm8, zmm4, [rbp + 19008]                                 ;  1344.7 p0+p2   14 t
        vmovdqu64 [rbp + 23424], zmm10                                   ;  1339.0 p7+p4   14 t spill
        vpxord zmm4, zmm6, [rbp + 19008]                                 ;  1345.0 p5+p3   14 t
        vpxord zmm6, zmm27, [rbp + 19072]                                ;  1345.7 p0+p2   14 t
        vmovdqa64 zmm27, zmm19                                           ;  1336.7         14 t copy
        vpshufb zmm19, zmm7, zmm19                                       ;  1346.0 p5      14 t
        vpermi2b zmm27, zmm1, zmm21                                      ;  1348.0 p0+p5   14 t
        vpternlogd zmm19, zmm15, zmm27, 0xca                             ;  1353.0 p0      14 t
        vmovdqa64 zmm27, zmm20                                           ;  1341.0         14 t copy
        vpermi2b zmm27, zmm22, zmm2                                      ;  1350.0 p0+p5   14 t
        vmovdqa64 zmm2, zmm26                                            ;  1343.7         14 t copy
        vmovdqa64 zmm15, zmm10                                           ;  1339.0         14 t copy
        vmovdqa64 zmm10, zmm20                                           ;  1341.0         14 t copy
        vpshufb zmm20, zmm7, zmm20                                       ;  1351.0 p5      14 t
        vmovdqa64 zmm22, zmm26                                           ;  1343.7         14 t copy
        vpshufb zmm26, zmm7, zmm26                                       ;  1352.0 p5      14 t
        vpermi2b zmm10, zmm1, zmm21                                      ;  1354.0 p0+p5   14 t
        vpshufb zmm1, zmm7, zmm25                                        ;  1355.0 p5      14 t
        vpternlogd zmm15, zmm13, [rbp + 19136], 0x96                     ;  1350.7 p0+p3   14 t
        vmovdqa64 zmm21, zmm25                                           ;  1340.7         14 t copy
        vpermi2b zmm22, zmm0, zmm16                                      ;  1357.0 p0+p5   14 t
        vpermi2b zmm2, zmm24, zmm11                                      ;  1359.0 p0+p5   14 t
        vpternlogd zmm26, zmm2, zmm22, 0xca                              ;  1364.0 p0      14 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 576]      ;  1196.0 p2      11 t reload
        vpshufb zmm13, zmm7, zmm14                                       ;  1360.0 p5      14 t
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 512]     ;  1196.7 p3      11 t reload
        vpternlogd zmm20, zmm27, zmm10, 0xca                             ;  1359.0 p0      14 t
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 448]     ;  1197.2 p2      11 t reload
        vmovdqa64 zmm27, zmm14                                           ;  1340.0         14 t copy
        vpermi2b zmm27, zmm31, zmm10                                     ;  1362.0 p0+p5   14 t
        vpermi2b zmm21, zmm31, zmm10                                     ;  1364.0 p0+p5   14 t
        vpermi2b zmm14, zmm22, zmm2                                      ;  1366.0 p0+p5   14 t
        vpternlogd zmm13, zmm27, zmm14, 0xca                             ;  1371.0 p0      14 t
        vmovdqa64 zmm14, zmm9                                            ;  1344.7         14 t copy
        vpermi2b zmm14, zmm24, zmm11                                     ;  1368.0 p0+p5   14 t
        vpermi2b zmm25, zmm22, zmm2                                      ;  1370.0 p0+p5   14 t
        vpternlogd zmm1, zmm21, zmm25, 0xca                              ;  1375.0 p0      14 t
        vmovdqa64 zmm21, zmm9                                            ;  1344.7         14 t copy
        vmovdqa64 zmm25, zmm8                                            ;  1345.7         14 t copy
        vpermi2b zmm21, zmm0, zmm16                                      ;  1372.0 p0+p5   14 t
        vpshufb zmm9, zmm7, zmm9                                         ;  1373.0 p5      14 t
        vpternlogd zmm9, zmm14, zmm21, 0xca                              ;  1377.0 p0      14 t
        vmovdqa64 zmm14, zmm8                                            ;  1345.7         14 t copy
        vpermi2b zmm14, zmm29, zmm5                                      ;  1375.0 p0+p5   14 t
        vmovdqu64 zmm21, [rel camellia128_ctr.T0_constants512 + 1088]    ;  1208.0 p3      11 t reload
        vpermi2b zmm25, zmm23, zmm21                                     ;  1377.0 p0+p5   14 t
        vpshufb zmm8, zmm7, zmm8                                         ;  1378.0 p5      14 t
        vpternlogd zmm8, zmm14, zmm25, 0xca                              ;  1382.0 p0      14 t
        vmovdqa64 zmm25, zmm4                                            ;  1346.0         14 t copy
        vpermi2b zmm25, zmm23, zmm21                                     ;  1380.0 p0+p5   14 t
        vmovdqa64 zmm14, zmm4                                            ;  1346.0         14 t copy
        vpermi2b zmm14, zmm29, zmm5                                      ;  1382.0 p0+p5   14 t
        vpshufb zmm4, zmm7, zmm4                                         ;  1383.0 p5      14 t
        vpternlogd zmm4, zmm14, zmm25, 0xca                              ;  1387.0 p0      14 t
        vmovdqa64 zmm14, zmm6                                            ;  1346.7         14 t copy
        vpermi2b zmm14, zmm31, zmm10                                     ;  1385.0 p0+p5   14 t
        vmovdqa64 zmm25, zmm6                                            ;  1346.7         14 t copy
        vpshufb zmm6, zmm7, zmm6                                         ;  1386.0 p5      14 t
        vpermi2b zmm25, zmm22, zmm2                                      ;  1388.0 p0+p5   14 t
        vpternlogd zmm6, zmm14, zmm25, 0xca                              ;  1393.0 p0      14 t
        vmovdqa64 zmm25, zmm3                                            ;  1337.0         14 t copy
        vpermi2b zmm25, zmm22, zmm2                                      ;  1390.0 p0+p5   14 t
        vpshufb zmm27, zmm7, zmm30                                       ;  1391.0 p5      14 t
        vmovdqa64 zmm14, zmm3                                            ;  1337.0         14 t copy
        vpshufb zmm3, zmm7, zmm3                                         ;  1392.0 p5      14 t
        vpermi2b zmm14, zmm31, zmm10                                     ;  1394.0 p0+p5   14 t
        vpternlogd zmm3, zmm14, zmm25, 0xca                              ;  1399.0 p0      14 t
        vmovdqa64 zmm25, zmm15                                           ;  1351.7         14 t copy
        vmovdqa64 zmm14, zmm15                                           ;  1351.7         14 t copy
        vpermi2b zmm25, zmm0, zmm16                                      ;  1396.0 p0+p5   14 t
        vpermi2b zmm14, zmm24, zmm11                                     ;  1398.0 p0+p5   14 t
        vpshufb zmm15, zmm7, zmm15                                       ;  1399.0 p5      14 t
        vpternlogd zmm15, zmm14, zmm25, 0xca                             ;  1403.0 p0      14 t
        vmovdqa64 zmm25, zmm30                                           ;  1341.0         14 t copy
        vpermi2b zmm25, zmm0, zmm16                                      ;  1401.0 p0+p5   14 t
        vmovdqa64 zmm0, zmm6                                             ;  1394.0         14 t copy
        vmovdqa64 zmm14, zmm30                                           ;  1341.0         14 t copy
        vpermi2b zmm14, zmm24, zmm11                                     ;  1403.0 p0+p5   14 t
        vmovdqa64 zmm30, zmm18                                           ;  1341.7         14 t copy
        vmovdqa64 zmm16, zmm20                                           ;  1360.0         14 t copy
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 192]     ;  1238.0 p2      11 t reload
        vpternlogd zmm27, zmm14, zmm25, 0xca                             ;  1408.0 p0      14 t
        vmovdqa64 zmm14, zmm17                                           ;  1338.0         14 t copy
        vpermi2b zmm14, zmm29, zmm5                                      ;  1405.0 p0+p5   14 t
        vmovdqa64 zmm25, zmm17                                           ;  1338.0         14 t copy
        vpermi2b zmm25, zmm23, zmm21                                     ;  1407.0 p0+p5   14 t
        vpshufb zmm17, zmm7, zmm17                                       ;  1408.0 p5      14 t
        vpternlogd zmm17, zmm14, zmm25, 0xca                             ;  1412.0 p0      14 t
        vmovdqa64 zmm25, zmm12                                           ;  1342.0         14 t copy
        vmovdqa64 zmm14, zmm12                                           ;  1342.0         14 t copy
        vpshufb zmm12, zmm7, zmm12                                       ;  1409.0 p5      14 t
        vpternlogd zmm0, zmm26, zmm8, 0x96                               ;  1394.0 p0      14 t
        vpermi2b zmm25, zmm23, zmm21                                     ;  1411.0 p0+p5   14 t
        vpshufb zmm21, zmm7, zmm18                                       ;  1412.0 p5      14 t
        vpermi2b zmm14, zmm29, zmm5                                      ;  1414.0 p0+p5   14 t
        vpermi2b zmm18, zmm11, [rel camellia128_ctr.T0_constants512 + 256] ;  1416.0 p0+p5+p3   14 t
        vpternlogd zmm12, zmm14, zmm25, 0xca                             ;  1419.0 p0      14 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 64]      ;  1249.2 p2      11 t reload
        vpternlogd zmm16, zmm27, zmm4, 0x96                              ;  1409.0 p0      14 t
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 128]     ;  1249.5 p3      11 t reload
        vmovdqa64 zmm29, zmm19                                           ;  1354.0         14 t copy
        vpermi2b zmm30, zmm25, zmm14                                     ;  1418.0 p0+p5   14 t
        vpternlogd zmm21, zmm30, zmm18, 0xca                             ;  1423.0 p0      14 t
        vmovdqa64 zmm23, zmm28                                           ;  1342.7         14 t copy
        vpshufb zmm5, zmm7, zmm28                                        ;  1419.0 p5      14 t
        vpermi2b zmm23, zmm25, zmm14                                     ;  1421.0 p0+p5   14 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 256]     ;  1253.0 p2      11 t reload
        vpermi2b zmm28, zmm11, zmm18                                     ;  1423.0 p0+p5   14 t
        vpternlogd zmm5, zmm23, zmm28, 0xca                              ;  1428.0 p0      14 t
        vmovdqa64 zmm23, zmm3                                            ;  1400.0         14 t copy
        vpternlogd zmm3, zmm16, zmm9, 0x96                               ;  1410.0 p0      14 t
        vpternlogd zmm23, zmm9, zmm4, 0x96                               ;  1400.0 p0      14 t
        vpternlogd zmm9, zmm5, zmm1, 0x96                                ;  1429.0 p0      14 t
        vpternlogd zmm29, zmm15, zmm8, 0x96                              ;  1404.0 p0      14 t
        vmovdqa64 zmm30, zmm12                                           ;  1420.0         14 t copy
        vpternlogd zmm12, zmm20, zmm9, 0x96                              ;  1430.0 p0      14 t
        vpternlogd zmm30, zmm20, zmm1, 0x96                              ;  1420.0 p0      14 t
        vpternlogd zmm27, zmm4, zmm30, 0x96                              ;  1421.0 p0      14 t
        vmovdqu64 zmm20, [rbp + 21760]                                   ;  1257.3 p3      14 t
        vpternlogd zmm20, zmm27, [rbp + 22400], 0x96                     ;  1422.0 p0+p2   14 t
        vpternlogd zmm27, zmm9, [rbp + 22464], 0x96                      ;  1430.0 p0+p3   14 t
        vmovdqu64 zmm9, [rbp + 22016]                                    ;  1259.0 p2      14 t
        vpternlogd zmm9, zmm12, [rbp + 23040], 0x96                      ;  1431.0 p0+p3   14 t
        vpternlogd zmm6, zmm29, zmm26, 0x96                              ;  1406.7 p0      14 t
        vpternlogd zmm26, zmm21, zmm13, 0x96                             ;  1424.0 p0      14 t
        vpternlogd zmm21, zmm13, zmm0, 0x96                              ;  1424.0 p0      14 t
        vpternlogd zmm5, zmm1, zmm23, 0x96                               ;  1429.0 p0      14 t
        vmovdqu64 zmm1, [rbp + 8000]                                     ;  1259.5 p2      14 t
        vmovdqa64 zmm28, zmm17                                           ;  1413.0         14 t copy
        vmovdqu64 zmm4, [rbp + 23744]                                    ;  1260.3 p3      14 t
        vpternlogd zmm1, zmm21, [rbp + 21824], 0x96                      ;  1425.0 p0+p2   14 t
        vpternlogd zmm4, zmm5, [rbp + 21376], 0x96                       ;  1430.0 p0+p3   14 t
        vpternlogd zmm17, zmm19, zmm26, 0x96                             ;  1425.0 p0      14 t
        vpternlogd zmm28, zmm19, zmm13, 0x96                             ;  1413.7 p0      14 t
        vpternlogd zmm15, zmm8, zmm28, 0x96                              ;  1414.7 p0      14 t
        vmovdqu64 zmm8, [rbp + 21888]                                    ;  1261.5 p2      14 t
        vmovdqu64 zmm19, [rbp + 23296]                                   ;  1262.3 p3      14 t
        vpternlogd zmm19, zmm15, [rbp + 21632], 0x96                     ;  1415.7 p0+p2   14 t
        vpternlogd zmm15, zmm26, [rbp + 22336], 0x96                     ;  1425.0 p0+p3   14 t
        vmovdqu64 zmm26, [rbp + 22976]                                   ;  1263.5 p2      14 t
        vpternlogd zmm26, zmm17, [rbp + 22784], 0x96                     ;  1426.0 p0+p3   14 t
        vpternlogd zmm17, zmm0, [rbp + 23936], 0x96                      ;  1426.0 p0+p2   14 t
        vpternlogd zmm5, zmm16, [rbp + 22592], 0x96                      ;  1430.0 p0+p3   14 t
        vpternlogd zmm8, zmm6, [rbp + 22848], 0x96                       ;  1420.7 p0+p2   14 t
        vpternlogd zmm6, zmm28, [rbp + 22208], 0x96                      ;  1421.7 p0+p3   14 t
        vpternlogd zmm12, zmm23, [rbp + 23360], 0x96                     ;  1431.0 p0+p2   14 t
        vmovdqu64 zmm0, [rbp + 19328]                                    ;  1267.3 p3      14 t
        vpxord zmm0, zmm0, zmm1                                          ;  1426.0 p0      14 t
        vmovdqu64 zmm13, [rbp + 22720]                                   ;  1267.5 p2      14 t
        vpternlogd zmm13, zmm3, [rbp + 24256], 0x96                      ;  1424.0 p5+p3   14 t
        vpternlogd zmm3, zmm30, [rbp + 24192], 0x96                      ;  1424.7 p0+p2   14 t
        vmovdqu64 [rbp + 23040], zmm3                                    ;  1425.7 p8+p9   14 t spill
        vmovdqu64 [rbp + 22464], zmm27                                   ;  1431.0 p7+p4   14 t spill
        vpternlogd zmm21, zmm29, [rbp + 24128], 0x96                     ;  1425.0 p5+p3   14 t
        vmovdqu64 zmm29, [rbp + 19456]                                   ;  1269.5 p2      14 t
        vmovdqu64 [rbp + 22784], zmm17                                   ;  1427.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 24128], zmm26                                   ;  1427.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 22592], zmm20                                   ;  1423.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 23360], zmm9                                    ;  1432.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 22336], zmm21                                   ;  1426.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 22016], zmm15                                   ;  1426.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 22976], zmm12                                   ;  1432.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 22400], zmm5                                    ;  1431.0 p7+p4   14 t spill
        vpxord zmm30, zmm20, [rbp + 19456]                               ;  1425.7 p0+p3   14 t
        vmovdqu64 [rbp + 23936], zmm6                                    ;  1422.7 p8+p9   14 t spill
        vmovdqu64 zmm28, [rbp + 19392]                                   ;  1270.5 p2      14 t
        vmovdqu64 zmm23, [rbp + 19392]                                   ;  1271.3 p3      14 t
        vpxord zmm20, zmm26, [rbp + 19520]                               ;  1427.0 p5+p2   14 t
        vpxord zmm26, zmm9, [rbp + 19520]                                ;  1432.0 p0+p3   14 t
        vpxord zmm9, zmm6, [rbp + 19584]                                 ;  1427.0 p5+p2   14 t
        vpxord zmm6, zmm3, [rbp + 19584]                                 ;  1427.7 p0+p3   14 t
        vmovdqu64 zmm16, [rbp + 19328]                                   ;  1273.5 p2      14 t
        vpxord zmm16, zmm16, zmm4                                        ;  1431.0 p5      14 t
        vpxord zmm3, zmm15, [rbp + 19648]                                ;  1428.7 p0+p3   14 t
        vmovdqu64 [rbp + 21760], zmm19                                   ;  1416.7 p7+p4   14 t spill
        vpxord zmm29, zmm29, zmm19                                       ;  1429.0 p5      14 t
        vpxord zmm15, zmm27, [rbp + 19648]                               ;  1431.0 p0+p2   14 t
        vmovdqa64 zmm19, zmm0                                            ;  1427.0         14 t copy
        vpermi2b zmm19, zmm11, zmm18                                     ;  1432.0 p5      14 t
        vpxord zmm27, zmm17, [rbp + 19712]                               ;  1430.7 p0+p3   14 t
        vpxord zmm17, zmm12, [rbp + 19712]                               ;  1432.0 p0+p2   14 t
        vpxord zmm12, zmm21, [rbp + 19776]                               ;  1432.7 p0+p3   14 t
        vpxord zmm21, zmm5, [rbp + 19776]                                ;  1433.0 p5+p2   14 t
        vmovdqa64 zmm5, zmm0                                             ;  1427.0         14 t copy
        vpermi2b zmm5, zmm25, zmm14                                      ;  1435.0 p0+p5   14 t
        vpshufb zmm0, zmm7, zmm0                                         ;  1436.0 p5      14 t
        vpternlogd zmm0, zmm5, zmm19, 0xca                               ;  1440.0 p0      14 t
        vmovdqa64 zmm19, zmm16                                           ;  1432.0         14 t copy
        vpermi2b zmm19, zmm11, zmm18                                     ;  1438.0 p0+p5   14 t
        vpxord zmm23, zmm23, zmm8                                        ;  1436.7 p0      14 t
        vmovdqu64 [rbp + 24192], zmm13                                   ;  1425.0 p8+p9   14 t spill
        vpxord zmm28, zmm28, zmm13                                       ;  1437.7 p0      14 t
        vmovdqu64 [rbp + 23296], zmm4                                    ;  1431.0 p7+p4   14 t spill
        vmovdqa64 zmm5, zmm16                                            ;  1432.0         14 t copy
        vpermi2b zmm5, zmm25, zmm14                                      ;  1440.0 p0+p5   14 t
        vpshufb zmm4, zmm7, zmm30                                        ;  1441.0 p5      14 t
        vmovdqu64 zmm18, [rel camellia128_ctr.T0_constants512 + 768]     ;  1277.3 p3      11 t reload
        vpshufb zmm14, zmm7, zmm26                                       ;  1442.0 p5      14 t
        vmovdqu64 [rbp + 21632], zmm8                                    ;  1421.7 p8+p9   14 t spill
        vmovdqa64 zmm25, zmm9                                            ;  1428.0         14 t copy
        vpermi2b zmm25, zmm31, zmm10                                     ;  1444.0 p0+p5   14 t
        vmovdqu64 [rbp + 22208], zmm1                                    ;  1426.0 p7+p4   14 t spill
        vpshufb zmm1, zmm7, zmm20                                        ;  1445.0 p5      14 t
        vmovdqa64 zmm11, zmm26                                           ;  1433.0         14 t copy
        vmovdqa64 zmm8, zmm30                                            ;  1426.7         14 t copy
        vpshufb zmm16, zmm7, zmm16                                       ;  1446.0 p5      14 t
        vpternlogd zmm16, zmm5, zmm19, 0xca                              ;  1447.0 p0      14 t
        vmovdqa64 zmm19, zmm23                                           ;  1437.7         14 t copy
        vpermi2b zmm19, zmm22, zmm2                                      ;  1448.0 p0+p5   14 t
        vmovdqa64 zmm5, zmm23                                            ;  1437.7         14 t copy
        vpshufb zmm23, zmm7, zmm23                                       ;  1449.0 p5      14 t
        vpshufb zmm13, zmm7, zmm29                                       ;  1450.0 p5      14 t
        vpermi2b zmm5, zmm31, zmm10                                      ;  1452.0 p0+p5   14 t
        vpternlogd zmm23, zmm5, zmm19, 0xca                              ;  1457.0 p0      14 t
        vmovdqa64 zmm5, zmm28                                            ;  1438.7         14 t copy
        vmovdqa64 zmm19, zmm28                                           ;  1438.7         14 t copy
        vpshufb zmm28, zmm7, zmm28                                       ;  1453.0 p5      14 t
        vpermi2b zmm19, zmm22, zmm2                                      ;  1455.0 p0+p5   14 t
        vpermi2b zmm5, zmm31, zmm10                                      ;  1457.0 p0+p5   14 t
        vpternlogd zmm28, zmm5, zmm19, 0xca                              ;  1462.0 p0      14 t
        vmovdqa64 zmm19, zmm29                                           ;  1430.0         14 t copy
        vpermi2b zmm29, zmm18, [rel camellia128_ctr.T0_constants512 + 832] ;  1459.0 p0+p5+p2   14 t
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 704]      ;  1292.0 p3      11 t reload
        vpermi2b zmm19, zmm24, zmm5                                      ;  1461.0 p0+p5   14 t
        vpternlogd zmm13, zmm19, zmm29, 0xca                             ;  1466.0 p0      14 t
        vmovdqu64 zmm19, [rel camellia128_ctr.T0_constants512 + 832]     ;  1295.2 p2      11 t reload
        vmovdqu64 zmm29, [rel camellia128_ctr.T0_constants512 + 896]     ;  1296.0 p3      11 t reload
        vpermi2b zmm30, zmm18, zmm19                                     ;  1463.0 p0+p5   14 t
        vpermi2b zmm8, zmm24, zmm5                                       ;  1465.0 p0+p5   14 t
        vpternlogd zmm4, zmm8, zmm30, 0xca                               ;  1470.0 p0      14 t
        vmovdqa64 zmm30, zmm20                                           ;  1428.0         14 t copy
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 960]      ;  1299.3 p2      11 t reload
        vpermi2b zmm11, zmm29, zmm8                                      ;  1467.0 p0+p5   14 t
        vpermi2b zmm30, zmm29, zmm8                                      ;  1469.0 p0+p5   14 t
        vmovdqa64 zmm8, zmm9                                             ;  1428.0         14 t copy
        vpermi2b zmm8, zmm22, zmm2                                       ;  1471.0 p0+p5   14 t
        vpshufb zmm9, zmm7, zmm9                                         ;  1472.0 p5      14 t
        vpternlogd zmm9, zmm25, zmm8, 0xca                               ;  1476.0 p0      14 t
        vmovdqu64 zmm25, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1306.0 p3      11 t reload
        vmovdqu64 zmm8, [rel camellia128_ctr.T0_constants512 + 1088]     ;  1306.2 p2      11 t reload
        vpermi2b zmm26, zmm25, zmm8                                      ;  1474.0 p0+p5   14 t
        vpermi2b zmm20, zmm25, zmm8                                      ;  1476.0 p0+p5   14 t
        vpternlogd zmm1, zmm30, zmm20, 0xca                              ;  1481.0 p0      14 t
        vmovdqa64 zmm20, zmm6                                            ;  1428.7         14 t copy
        vpermi2b zmm20, zmm22, zmm2                                      ;  1478.0 p0+p5   14 t
        vpternlogd zmm14, zmm11, zmm26, 0xca                             ;  1479.0 p0      14 t
        vmovdqa64 zmm11, zmm6                                            ;  1428.7         14 t copy
        vpermi2b zmm11, zmm31, zmm10                                     ;  1480.0 p0+p5   14 t
        vpshufb zmm6, zmm7, zmm6                                         ;  1481.0 p5      14 t
        vpternlogd zmm6, zmm11, zmm20, 0xca                              ;  1485.0 p0      14 t
        vmovdqa64 zmm11, zmm3                                            ;  1429.7         14 t copy
        vpermi2b zmm11, zmm24, zmm5                                      ;  1483.0 p0+p5   14 t
        vmovdqa64 zmm20, zmm3                                            ;  1429.7         14 t copy
        vpermi2b zmm20, zmm18, zmm19                                     ;  1485.0 p0+p5   14 t
        vpshufb zmm3, zmm7, zmm3                                         ;  1486.0 p5      14 t
        vpternlogd zmm3, zmm11, zmm20, 0xca                              ;  1490.0 p0      14 t
        vmovdqa64 zmm11, zmm15                                           ;  1432.0         14 t copy
        vmovdqa64 zmm20, zmm15                                           ;  1432.0         14 t copy
        vpermi2b zmm20, zmm18, zmm19                                     ;  1488.0 p0+p5   14 t
        vpshufb zmm15, zmm7, zmm15                                       ;  1489.0 p5      14 t
        vpermi2b zmm11, zmm24, zmm5                                      ;  1491.0 p0+p5   14 t
        vpternlogd zmm15, zmm11, zmm20, 0xca                             ;  1496.0 p0      14 t
        vmovdqu64 zmm11, [rel camellia128_ctr.T0_constants512 + 960]     ;  1323.2 p3      11 t reload
        vmovdqa64 zmm20, zmm27                                           ;  1431.7         14 t copy
        vpermi2b zmm20, zmm29, zmm11                                     ;  1493.0 p0+p5   14 t
        vmovdqa64 zmm26, zmm27                                           ;  1431.7         14 t copy
        vpshufb zmm27, zmm7, zmm27                                       ;  1494.0 p5      14 t
        vmovdqa64 zmm30, zmm12                                           ;  1433.7         14 t copy
        vpermi2b zmm26, zmm25, zmm8                                      ;  1496.0 p0+p5   14 t
        vmovdqa64 zmm19, zmm16                                           ;  1448.0         14 t copy
        vmovdqu64 zmm5, [rel camellia128_ctr.T0_constants512 + 192]      ;  1329.2 p2      11 t reload
        vpternlogd zmm19, zmm15, zmm14, 0x96                             ;  1497.0 p0      14 t
        vpternlogd zmm27, zmm20, zmm26, 0xca                             ;  1501.0 p0      14 t
        vmovdqa64 zmm26, zmm17                                           ;  1433.0         14 t copy
        vpermi2b zmm26, zmm25, zmm8                                      ;  1498.0 p0+p5   14 t
        vmovdqa64 zmm20, zmm17                                           ;  1433.0         14 t copy
        vpermi2b zmm20, zmm29, zmm11                                     ;  1500.0 p0+p5   14 t
        vpshufb zmm17, zmm7, zmm17                                       ;  1501.0 p5      14 t
        vpternlogd zmm17, zmm20, zmm26, 0xca                             ;  1505.0 p0      14 t
        vmovdqu64 zmm26, [rel camellia128_ctr.T0_constants512 + 64]      ;  1335.3 p3      11 t reload
        vpshufb zmm8, zmm7, zmm12                                        ;  1502.0 p5      14 t
        vmovdqu64 zmm20, [rel camellia128_ctr.T0_constants512 + 128]     ;  1337.0 p2      11 t reload
        vmovdqa64 zmm18, zmm9                                            ;  1477.0         14 t copy
        vpternlogd zmm18, zmm13, zmm1, 0x96                              ;  1482.0 p0      14 t
        vpermi2b zmm30, zmm26, zmm20                                     ;  1504.0 p0+p5   14 t
        vpshufb zmm11, zmm7, zmm21                                       ;  1505.0 p5      14 t
        vmovdqa64 zmm25, zmm21                                           ;  1434.0         14 t copy
        vmovdqa64 zmm29, zmm0                                            ;  1441.0         14 t copy
        vpermi2b zmm25, zmm26, zmm20                                     ;  1507.0 p0+p5   14 t
        vpternlogd zmm29, zmm3, zmm1, 0x96                               ;  1491.0 p0      14 t
        vpermi2b zmm12, zmm5, [rel camellia128_ctr.T0_constants512 + 256] ;  1509.0 p0+p5+p3   14 t
        vpternlogd zmm8, zmm30, zmm12, 0xca                              ;  1514.0 p0      14 t
        vmovdqa64 zmm30, zmm17                                           ;  1506.0         14 t copy
        vpternlogd zmm30, zmm16, zmm28, 0x96                             ;  1506.0 p0      14 t
        vpternlogd zmm15, zmm14, zmm30, 0x96                             ;  1507.0 p0      14 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 256]     ;  1340.3 p2      11 t reload
        vpermi2b zmm21, zmm5, zmm12                                      ;  1511.0 p0+p5   14 t
        vpternlogd zmm11, zmm25, zmm21, 0xca                             ;  1516.0 p0      14 t
        vmovdqa64 zmm21, zmm6                                            ;  1486.0         14 t copy
        vpternlogd zmm6, zmm19, zmm4, 0x96                               ;  1498.0 p0      14 t
        vpternlogd zmm21, zmm4, zmm14, 0x96                              ;  1488.7 p0      14 t
        vpternlogd zmm4, zmm11, zmm28, 0x96                              ;  1517.0 p0      14 t
        vpternlogd zmm11, zmm28, zmm21, 0x96                             ;  1517.0 p0      14 t
        vpternlogd zmm9, zmm29, zmm13, 0x96                              ;  1492.0 p0      14 t
        vpternlogd zmm13, zmm8, zmm23, 0x96                              ;  1515.0 p0      14 t
        vmovdqu64 zmm14, [rbp + 22656]                                   ;  1342.3 p3      14 t reload
        vmovdqa64 zmm25, zmm27                                           ;  1502.0         14 t copy
        vpternlogd zmm19, zmm11, [rbp + 23616], 0x96                     ;  1518.0 p0+p2   14 t
        vpternlogd zmm27, zmm0, zmm13, 0x96                              ;  1516.0 p0      14 t
        vpternlogd zmm25, zmm0, zmm23, 0x96                              ;  1502.0 p0      14 t
        vmovdqu64 zmm0, [rbp + 23424]                                    ;  1343.3 p3      14 t reload
        vpternlogd zmm13, zmm0, [rbp + 23808], 0x96                      ;  1516.0 p0+p2   14 t
        vpternlogd zmm8, zmm23, zmm18, 0x96                              ;  1515.0 p0      14 t
        vpternlogd zmm17, zmm16, zmm4, 0x96                              ;  1518.0 p0      14 t
        vpternlogd zmm4, zmm15, [rbp + 23232], 0x96                      ;  1518.0 p0+p3   14 t
        vpternlogd zmm21, zmm17, [rbp + 23552], 0x96                     ;  1519.0 p0+p2   14 t
        vmovdqu64 zmm0, [rbp + 23168]                                    ;  1345.3 p3      14 t reload
        vmovdqu64 [rbp + 23232], zmm4                                    ;  1519.0 p8+p9   14 t spill
        vmovdqu64 zmm16, [rbp + 19840]                                   ;  1345.7 p2      14 t
        vpternlogd zmm16, zmm11, zmm14, 0x96                             ;  1518.0 p0      14 t
        vpxord zmm14, zmm4, [rbp + 20160]                                ;  1519.0 p0+p3   14 t
        vpternlogd zmm3, zmm1, zmm25, 0x96                               ;  1503.7 p0      14 t
        vmovdqu64 zmm1, [rbp + 19840]                                    ;  1346.7 p2      14 t
        vpternlogd zmm30, zmm6, [rbp + 21696], 0x96                      ;  1507.0 p0+p3   14 t
        vpternlogd zmm25, zmm9, [rbp + 22528], 0x96                      ;  1505.7 p0+p2   14 t
        vmovdqu64 [rbp + 21696], zmm25                                   ;  1506.7 p7+p4   14 t spill
        vpternlogd zmm1, zmm8, zmm0, 0x96                                ;  1516.0 p0      14 t
        vmovdqa64 zmm4, zmm1                                             ;  1517.0         14 t copy
        vmovdqu64 [rbp + 22720], zmm15                                   ;  1508.0 p8+p9   14 t spill
        vpxord zmm28, zmm30, [rbp + 20096]                               ;  1508.0 p0+p3   14 t
        vpternlogd zmm18, zmm27, [rbp + 22080], 0x96                     ;  1517.0 p0+p2   14 t
        vmovdqu64 [rbp + 22080], zmm19                                   ;  1519.0 p7+p4   14 t spill
        vmovdqu64 [rbp + 23616], zmm18                                   ;  1518.0 p8+p9   14 t spill
        vpxord zmm0, zmm18, [rbp + 20224]                                ;  1518.0 p0+p3   14 t
        vpxord zmm18, zmm21, [rbp + 20224]                               ;  1520.0 p0+p2   14 t
        vmovdqu64 [rbp + 23808], zmm13                                   ;  1517.0 p7+p4   14 t spill
        vpternlogd zmm29, zmm8, [rbp + 24064], 0x96                      ;  1516.0 p0+p3   14 t
        vmovdqu64 [rbp + 23552], zmm29                                   ;  1517.0 p8+p9   14 t spill
        vmovdqu64 [rbp + 24064], zmm21                                   ;  1520.0 p7+p4   14 t spill
        vpxord zmm21, zmm29, [rbp + 20288]                               ;  1517.0 p5+p2   14 t
        vpxord zmm29, zmm19, [rbp + 20288]                               ;  1519.0 p0+p3   14 t
        vmovdqa64 zmm19, zmm1                                            ;  1517.0         14 t copy
        vpermi2b zmm19, zmm26, zmm20                                     ;  1517.0 p5      14 t
        vmovdqu64 zmm23, [rbp + 20096]                                   ;  1351.7 p2      14 t
        vpshufb zmm1, zmm7, zmm1                                         ;  1517.0 p5      14 t
        vpermi2b zmm4, zmm5, zmm12                                       ;  1518.0 p0+p5   14 t
        vpternlogd zmm1, zmm19, zmm4, 0xca                               ;  1523.0 p0      14 t
        vmovdqa64 zmm19, zmm16                                           ;  1519.0         14 t copy
        vpermi2b zmm19, zmm26, zmm20                                     ;  1520.0 p0+p5   14 t
        vmovdqu64 [rbp + 23424], zmm30                                   ;  1508.0 p8+p9   14 t spill
        vmovdqa64 zmm20, zmm16                                           ;  1519.0         14 t copy
        vpermi2b zmm20, zmm5, zmm12                                      ;  1522.0 p0+p5   14 t
        vpxord zmm23, zmm23, zmm25                                       ;  1517.7 p0      14 t
        vmovdqu64 [rbp + 22528], zmm17                                   ;  1519.0 p7+p4   14 t spill
        vmovdqa64 zmm4, zmm13                                            ;  1517.0         14 t copy
        vpternlogd zmm4, zmm3, [rbp + 20160], 0x96                       ;  1518.7 p0+p3   14 t
        vmovdqu64 [rbp + 24256], zmm27                                   ;  1517.0 p8+p9   14 t spill
        vmovdqu64 zmm5, [rbp + 19968]                                    ;  1353.8 p2      14 t
        vpternlogd zmm5, zmm15, [rbp + 23104], 0x96                      ;  1519.7 p0+p3   14 t
        vpshufb zmm25, zmm7, zmm5                                        ;  1523.0 p5      14 t
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 768]     ;  1354.8 p2      11 t reload
        vpshufb zmm16, zmm7, zmm16                                       ;  1524.0 p5      14 t
        vpternlogd zmm16, zmm19, zmm20, 0xca                             ;  1527.0 p0      14 t
        vmovdqu64 zmm20, [rbp + 19904]                                   ;  1355.3 p3      14 t
        vmovdqu64 zmm19, [rbp + 21952]                                   ;  1355.8 p2      14 t reload
        vpternlogd zmm20, zmm9, zmm19, 0x96                              ;  1521.7 p0      14 t
        vmovdqa64 zmm19, zmm20                                           ;  1522.7         14 t copy
        vpermi2b zmm19, zmm31, zmm10                                     ;  1526.0 p0+p5   14 t
        vmovdqa64 zmm12, zmm20                                           ;  1522.7         14 t copy
        vpermi2b zmm12, zmm22, zmm2                                      ;  1528.0 p0+p5   14 t
        vpshufb zmm20, zmm7, zmm20                                       ;  1529.0 p5      14 t
        vpternlogd zmm20, zmm19, zmm12, 0xca                             ;  1533.0 p0      14 t
        vmovdqu64 zmm12, [rbp + 7872]                                    ;  1359.8 p3      14 t reload
        vmovdqu64 zmm19, [rbp + 19904]                                   ;  1360.0 p2      14 t
        vpternlogd zmm19, zmm6, zmm12, 0x96                              ;  1525.7 p0      14 t
        vmovdqu64 [rbp + 22848], zmm3                                    ;  1504.7 p7+p4   14 t spill
        vmovdqu64 zmm13, [rbp + 20032]                                   ;  1362.3 p3      14 t
        vpternlogd zmm13, zmm27, [rbp + 21568], 0x96                     ;  1526.7 p0+p2   14 t
        vmovdqu64 [rbp + 21888], zmm6                                    ;  1499.0 p8+p9   14 t spill
        vmovdqa64 zmm26, zmm19                                           ;  1526.7         14 t copy
        vmovdqu64 zmm12, [rbp + 19968]                                   ;  1365.2 p3      14 t
        vpternlogd zmm12, zmm3, [rbp + 23872], 0x96                      ;  1527.7 p0+p2   14 t
        vmovdqa64 zmm3, zmm28                                            ;  1509.0         14 t copy
        vmovdqa64 zmm27, zmm12                                           ;  1528.7         14 t copy
        vpermi2b zmm27, zmm24, [rel camellia128_ctr.T0_constants512 + 704] ;  1531.0 p0+p5+p3   14 t
        vpermi2b zmm3, zmm31, zmm10                                      ;  1533.0 p0+p5   14 t
        vmovdqa64 zmm6, zmm28                                            ;  1509.0         14 t copy
        vpermi2b zmm6, zmm22, zmm2                                       ;  1535.0 p0+p5   14 t
        vpermi2b zmm26, zmm31, zmm10                                     ;  1537.0 p0+p5   14 t
        vmovdqa64 zmm30, zmm19                                           ;  1526.7         14 t copy
        vpshufb zmm19, zmm7, zmm19                                       ;  1538.0 p5      14 t
        vpermi2b zmm30, zmm22, zmm2                                      ;  1540.0 p0+p5   14 t
        vpternlogd zmm19, zmm26, zmm30, 0xca                             ;  1545.0 p0      14 t
        vmovdqu64 zmm26, [rbp + 21440]                                   ;  1376.2 p2      14 t reload
        vmovdqu64 zmm30, [rbp + 20032]                                   ;  1376.3 p3      14 t
        vpternlogd zmm30, zmm17, zmm26, 0x96                             ;  1534.7 p0      14 t
        vpshufb zmm26, zmm7, zmm12                                       ;  1541.0 p5      14 t
        vpermi2b zmm12, zmm15, [rel camellia128_ctr.T0_constants512 + 832] ;  1543.0 p0+p5+p2   14 t
        vpternlogd zmm26, zmm27, zmm12, 0xca                             ;  1548.0 p0      14 t
        vmovdqa64 zmm27, zmm5                                            ;  1520.7         14 t copy
        vpermi2b zmm5, zmm15, [rel camellia128_ctr.T0_constants512 + 832] ;  1545.0 p0+p5+p3   14 t
        vmovdqu64 zmm12, [rel camellia128_ctr.T0_constants512 + 704]     ;  1382.0 p2      11 t reload
        vpermi2b zmm27, zmm24, zmm12                                     ;  1547.0 p0+p5   14 t
        vpternlogd zmm25, zmm27, zmm5, 0xca                              ;  1552.0 p0      14 t
        vmovdqa64 zmm27, zmm23                                           ;  1518.7         14 t copy
        vpshufb zmm5, zmm7, zmm30                                        ;  1548.0 p5      14 t
        vpermi2b zmm27, zmm31, zmm10                                     ;  1550.0 p0+p5   14 t
        vmovdqa64 zmm31, zmm13                                           ;  1527.7         14 t copy
        vpshufb zmm17, zmm7, zmm13                                       ;  1551.0 p5      14 t
        vmovdqa64 zmm10, zmm23                                           ;  1518.7         14 t copy
        vpermi2b zmm10, zmm22, zmm2                                      ;  1553.0 p0+p5   14 t
        vpshufb zmm23, zmm7, zmm23                                       ;  1554.0 p5      14 t
        vpternlogd zmm23, zmm27, zmm10, 0xca                             ;  1558.0 p0      14 t
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 960]     ;  1390.3 p3      11 t reload
        vmovdqu64 zmm27, [rel camellia128_ctr.T0_constants512 + 896]     ;  1390.5 p2      11 t reload
        vpermi2b zmm31, zmm27, zmm10                                     ;  1556.0 p0+p5   14 t
        vmovdqu64 zmm2, [rel camellia128_ctr.T0_constants512 + 1088]     ;  1393.0 p3      11 t reload
        vmovdqu64 zmm22, [rel camellia128_ctr.T0_constants512 + 1024]    ;  1394.0 p2      11 t reload
        vpermi2b zmm13, zmm22, zmm2                                      ;  1558.0 p0+p5   14 t
        vpternlogd zmm17, zmm31, zmm13, 0xca                             ;  1563.0 p0      14 t
        vmovdqa64 zmm13, zmm30                                           ;  1535.7         14 t copy
        vpermi2b zmm13, zmm27, zmm10                                     ;  1560.0 p0+p5   14 t
        vpermi2b zmm30, zmm22, zmm2                                      ;  1562.0 p0+p5   14 t
        vpternlogd zmm5, zmm13, zmm30, 0xca                              ;  1567.0 p0      14 t
        vpshufb zmm13, zmm7, zmm28                                       ;  1563.0 p5      14 t
        vpternlogd zmm13, zmm3, zmm6, 0xca                               ;  1564.0 p0      14 t
        vmovdqa64 zmm28, zmm4                                            ;  1519.7         14 t copy
        vmovdqu64 zmm6, [rel camellia128_ctr.T0_constants512 + 832]      ;  1401.3 p3      11 t reload
        vpermi2b zmm28, zmm15, zmm6                                      ;  1565.0 p0+p5   14 t
        vmovdqa64 zmm3, zmm4                                             ;  1519.7         14 t copy
        vpshufb zmm4, zmm7, zmm4                                         ;  1566.0 p5      14 t
        vpermi2b zmm3, zmm24, zmm12                                      ;  1568.0 p0+p5   14 t
        vpternlogd zmm4, zmm3, zmm28, 0xca                               ;  1573.0 p0      14 t
        vmovdqa64 zmm3, zmm14                                            ;  1520.0         14 t copy
        vpermi2b zmm3, zmm24, zmm12                                      ;  1570.0 p0+p5   14 t
        vmovdqa64 zmm12, zmm14                                           ;  1520.0         14 t copy
        vpermi2b zmm12, zmm15, zmm6                                      ;  1572.0 p0+p5   14 t
        vpshufb zmm6, zmm7, zmm14                                        ;  1573.0 p5      14 t
        vpternlogd zmm6, zmm3, zmm12, 0xca                               ;  1577.0 p0      14 t
        vmovdqa64 zmm3, zmm0                                             ;  1519.0         14 t copy
        vpermi2b zmm3, zmm27, zmm10                                      ;  1575.0 p0+p5   14 t
        vmovdqa64 zmm12, zmm0                                            ;  1519.0         14 t copy
        vpermi2b zmm12, zmm22, zmm2                                      ;  1577.0 p0+p5   14 t
        vpshufb zmm0, zmm7, zmm0                                         ;  1578.0 p5      14 t
        vpternlogd zmm0, zmm3, zmm12, 0xca                               ;  1582.0 p0      14 t
        vmovdqa64 zmm12, zmm21                                           ;  1518.0         14 t copy
        vmovdqa64 zmm14, zmm18                                           ;  1521.0         14 t copy
        vpermi2b zmm14, zmm27, zmm10                                     ;  1580.0 p0+p5   14 t
        vmovdqu64 zmm31, [rbp + 20800]                                   ;  1416.0 p2      16 z.7 reload
        vmovdqu64 zmm10, [rel camellia128_ctr.T0_constants512 + 64]      ;  1416.2 p3      11 t reload
        vmovdqa64 zmm3, zmm18                                            ;  1521.0         14 t copy
        vpermi2b zmm3, zmm22, zmm2                                       ;  1582.0 p0+p5   14 t
        vpshufb zmm2, zmm7, zmm18                                        ;  1583.0 p5      14 t
        vpternlogd zmm2, zmm14, zmm3, 0xca                               ;  1587.0 p0      14 t
        vmovdqu64 zmm3, [rel camellia128_ctr.T0_constants512 + 128]      ;  1421.3 p2      11 t reload
        vpermi2b zmm12, zmm10, zmm3                                      ;  1585.0 p0+p5   14 t
        vmovdqa64 zmm22, zmm29                                           ;  1520.0         14 t copy
        vpermi2b zmm22, zmm10, zmm3                                      ;  1587.0 p0+p5   14 t
        vmovdqa64 zmm3, zmm29                                            ;  1520.0         14 t copy
        vmovdqu64 zmm14, [rel camellia128_ctr.T0_constants512 + 256]     ;  1424.2 p3      11 t reload
        vmovdqu64 zmm15, [rel camellia128_ctr.T0_constants512 + 192]     ;  1424.3 p2      11 t reload
        vpermi2b zmm3, zmm15, zmm14                                      ;  1589.0 p0+p5   14 t
        vmovdqu64 zmm30, [rbp + 23552]                                   ;  1517.0 p3      17 dst
        vmovdqa64 zmm18, zmm21                                           ;  1518.0         14 t copy
        vpshufb zmm21, zmm7, zmm21                                       ;  1590.0 p5      14 t
        vpxord zmm30, zmm30, zmm31                                       ;  1565.7 p0      17 dst
        vpshufb zmm7, zmm7, zmm29                                        ;  1591.0 p5      14 t
        vpxord zmm31, zmm31, [rbp + 22080]                               ;  1566.7 p0+p2   17 dst
        vmovdqa64 zmm10, zmm16                                           ;  1528.0         14 t copy
        vpternlogd zmm10, zmm6, zmm5, 0x96                               ;  1578.0 p0      14 t
        vpternlogd zmm7, zmm22, zmm3, 0xca                               ;  1594.0 p0      14 t
        vmovdqa64 zmm3, zmm1                                             ;  1524.0         14 t copy
        vmovdqa64 zmm24, zmm7                                            ;  1595.0         14 t copy
        vpternlogd zmm24, zmm19, zmm25, 0x96                             ;  1595.0 p0      14 t
        vpternlogd zmm3, zmm4, zmm17, 0x96                               ;  1574.0 p0      14 t
        vpermi2b zmm18, zmm15, zmm14                                     ;  1593.0 p0+p5   14 t
        vpternlogd zmm21, zmm12, zmm18, 0xca                             ;  1598.0 p0      14 t
        vmovdqa64 zmm22, zmm21                                           ;  1599.0         14 t copy
        vmovdqa64 zmm12, zmm23                                           ;  1559.0         14 t copy
        vpternlogd zmm12, zmm26, zmm17, 0x96                             ;  1573.7 p0      14 t
        vmovdqa64 zmm18, zmm2                                            ;  1588.0         14 t copy
        vpternlogd zmm18, zmm16, zmm19, 0x96                             ;  1588.0 p0      14 t
        vpternlogd zmm6, zmm5, zmm18, 0x96                               ;  1589.0 p0      14 t
        vmovdqa64 zmm15, zmm0                                            ;  1583.0         14 t copy
        vpternlogd zmm15, zmm1, zmm20, 0x96                              ;  1583.0 p0      14 t
        vpternlogd zmm22, zmm20, zmm26, 0x96                             ;  1599.0 p0      14 t
        vpternlogd zmm0, zmm1, zmm22, 0x96                               ;  1600.0 p0      14 t
        vmovdqu64 zmm1, [rbp + 20352]                                    ;  1433.7 p3      16 z.0 reload
        vpternlogd zmm8, zmm1, [rbp + 23168], 0x96                       ;  1579.7 p0+p2   17 dst
        vmovdqa64 zmm14, zmm13                                           ;  1565.0         14 t copy
        vpternlogd zmm21, zmm20, zmm12, 0x96                             ;  1599.0 p0      14 t
        vpternlogd zmm14, zmm25, zmm5, 0x96                              ;  1581.7 p0      14 t
        vpternlogd zmm7, zmm19, zmm14, 0x96                              ;  1595.0 p0      14 t
        vpternlogd zmm4, zmm17, zmm15, 0x96                              ;  1584.0 p0      14 t
        vpternlogd zmm1, zmm11, [rbp + 22656], 0x96                      ;  1584.7 p0+p3   17 dst
        vmovdqu64 [rbp + 22080], zmm1                                    ;  1585.7 p7+p4   17 dst spill
        vpternlogd zmm13, zmm25, zmm10, 0x96                             ;  1585.7 p0      14 t
        vpternlogd zmm23, zmm26, zmm3, 0x96                              ;  1586.7 p0      14 t
        vpternlogd zmm2, zmm16, zmm24, 0x96                              ;  1596.0 p0      14 t
        vmovdqu64 zmm1, [rbp + 23936]                                    ;  1436.0 p2      17 dst
        vpxord zmm1, zmm1, [rbp + 21120]                                 ;  1588.7 p0+p3   17 dst
        vpternlogd zmm1, zmm15, zmm23, 0x96                              ;  1589.7 p0      17 dst
        vmovdqu64 zmm15, [rbp + 23040]                                   ;  1437.0 p2      17 dst
        vpxord zmm15, zmm15, [rbp + 21120]                               ;  1590.7 p0+p3   17 dst
        vpternlogd zmm15, zmm18, zmm13, 0x96                             ;  1591.7 p0      17 dst
        vmovdqu64 zmm20, [rbp + 20544]                                   ;  1438.0 p2      17 dst
        vmovdqu64 zmm17, [rbp + 22720]                                   ;  1508.0 p3      14 t reload
        vmovdqu64 zmm18, [rbp + 22016]                                   ;  1439.0 p2      17 dst
        vpxord zmm18, zmm18, [rbp + 21184]                               ;  1592.7 p0+p3   17 dst
        vpternlogd zmm18, zmm22, zmm4, 0x96                              ;  1600.0 p0      17 dst
        vmovdqu64 zmm22, [rbp + 22464]                                   ;  1440.0 p2      17 dst
        vpxord zmm22, zmm22, [rbp + 21184]                               ;  1594.0 p5+p3   17 dst
        vpternlogd zmm22, zmm24, zmm6, 0x96                              ;  1596.0 p0      17 dst
        vmovdqu64 zmm24, [rbp + 20928]                                   ;  1441.0 p2      16 z.1 reload
        vpternlogd zmm23, zmm24, [rbp + 21632], 0x96                     ;  1595.0 p5+p3   17 dst
        vpternlogd zmm24, zmm13, [rbp + 24192], 0x96                     ;  1595.7 p0+p2   17 dst
        vmovdqu64 zmm13, [rbp + 22784]                                   ;  1442.2 p3      17 dst
        vmovdqu64 zmm19, [rbp + 20480]                                   ;  1443.0 p2      17 dst
        vpternlogd zmm19, zmm17, [rbp + 23104], 0x96                     ;  1596.0 p5+p3   17 dst
        vmovdqu64 zmm17, [rbp + 24256]                                   ;  1517.0 p2      14 t reload
        vpxord zmm13, zmm13, [rbp + 21248]                               ;  1596.7 p0+p3   17 dst
        vpternlogd zmm13, zmm12, zmm0, 0x96                              ;  1601.0 p5      17 dst
        vmovdqu64 zmm12, [rbp + 20992]                                   ;  1445.0 p2      16 z.2 reload
        vpternlogd zmm4, zmm12, [rbp + 21760], 0x96                      ;  1597.7 p0+p3   17 dst
        vpternlogd zmm12, zmm6, [rbp + 22592], 0x96                      ;  1598.0 p5+p2   17 dst
        vmovdqu64 zmm6, [rbp + 22976]                                    ;  1446.2 p3      17 dst
        vpxord zmm6, zmm6, [rbp + 21248]                                 ;  1598.7 p0+p2   17 dst
        vpternlogd zmm6, zmm14, zmm2, 0x96                               ;  1599.7 p5      17 dst
        vmovdqu64 zmm5, [rbp + 20416]                                    ;  1447.2 p3      16 z.1 reload
        vpternlogd zmm9, zmm5, [rbp + 21952], 0x96                       ;  1599.7 p0+p2   17 dst
        vpternlogd zmm20, zmm17, [rbp + 21568], 0x96                     ;  1600.0 p5+p3   17 dst
        vmovdqu64 zmm17, [rbp + 22528]                                   ;  1519.0 p2      14 t reload
        vmovdqu64 zmm26, [rbp + 20608]                                   ;  1449.2 p3      16 z.4 reload
        vmovdqu64 zmm14, [rbp + 22336]                                   ;  1450.0 p2      17 dst
        vpxord zmm14, zmm14, [rbp + 21312]                               ;  1600.7 p0+p3   17 dst
        vmovdqu64 zmm25, [rbp + 20544]                                   ;  1451.0 p2      17 dst
        vpternlogd zmm25, zmm17, [rbp + 21440], 0x96                     ;  1601.0 p5+p3   17 dst
        vmovdqu64 zmm17, [rbp + 21696]                                   ;  1506.7 p2      17 dst
        vpternlogd zmm14, zmm3, zmm21, 0x96                              ;  1601.7 p0      17 dst
        vmovdqu64 zmm28, [rbp + 20672]                                   ;  1452.2 p3      16 z.5 reload
        vmovdqu64 zmm16, [rbp + 20480]                                   ;  1453.0 p2      17 dst
        vmovdqu64 zmm3, [rbp + 20864]                                    ;  1453.2 p3      16 z.0 reload
        vpternlogd zmm21, zmm3, [rbp + 22208], 0x96                      ;  1602.0 p5+p2   17 dst
        vmovdqu64 zmm11, [rbp + 21888]                                   ;  1499.0 p3      14 t reload
        vpternlogd zmm5, zmm11, [rbp + 7872], 0x96                       ;  1602.7 p0+p2   17 dst
        vpternlogd zmm3, zmm7, [rbp + 23296], 0x96                       ;  1603.0 p5+p3   17 dst
        vmovdqu64 [rbp + 23296], zmm24                                   ;  1596.7 p8+p9   17 dst spill
        vmovdqu64 zmm27, [rbp + 23424]                                   ;  1508.0 p2      17 dst
        vmovdqu64 zmm24, [rbp + 21056]                                   ;  1456.2 p3      16 z.3 reload
        vpternlogd zmm0, zmm24, [rbp + 24128], 0x96                      ;  1603.7 p0+p2   17 dst
        vmovdqu64 zmm11, [rbp + 22848]                                   ;  1504.7 p3      14 t reload
        vpxord zmm27, zmm27, zmm26                                       ;  1604.0 p5      17 dst
        vpxord zmm17, zmm17, zmm26                                       ;  1604.7 p0      17 dst
        vmovdqu64 zmm26, [rbp + 23232]                                   ;  1519.0 p2      17 dst
        vpxord zmm26, zmm26, zmm28                                       ;  1605.0 p5      17 dst
        vpternlogd zmm28, zmm11, [rbp + 23808], 0x96                     ;  1605.7 p0+p3   17 dst
        vmovdqu64 zmm29, [rbp + 20736]                                   ;  1459.0 p2      16 z.6 reload
        vpternlogd zmm16, zmm11, [rbp + 23872], 0x96                     ;  1606.0 p5+p3   17 dst
        vmovdqu64 zmm11, [rbp + 23616]                                   ;  1518.0 p2      17 dst
        vpxord zmm11, zmm11, zmm29                                       ;  1606.7 p0      17 dst
        vpternlogd zmm24, zmm2, [rbp + 23360], 0x96                      ;  1607.0 p5+p3   17 dst
        vpunpcklbw zmm2, zmm30, zmm11                                    ;  1608.0 p5      17 dst
        vpunpckhbw zmm11, zmm30, zmm11                                   ;  1609.0 p5      17 dst
        vpunpcklbw zmm30, zmm28, zmm17                                   ;  1610.0 p5      17 dst
        vpunpckhbw zmm17, zmm28, zmm17                                   ;  1611.0 p5      17 dst
        vpunpcklwd zmm28, zmm2, zmm30                                    ;  1612.0 p5      17 dst
        vpunpckhwd zmm2, zmm2, zmm30                                     ;  1613.0 p5      17 dst
        vpunpcklwd zmm30, zmm11, zmm17                                   ;  1614.0 p5      17 dst
        vpunpckhwd zmm11, zmm11, zmm17                                   ;  1615.0 p5      17 dst
        vpunpcklbw zmm17, zmm20, zmm16                                   ;  1616.0 p5      17 dst
        vpunpckhbw zmm16, zmm20, zmm16                                   ;  1617.0 p5      17 dst
        vpunpcklbw zmm20, zmm9, zmm8                                     ;  1618.0 p5      17 dst
        vpunpckhbw zmm8, zmm9, zmm8                                      ;  1619.0 p5      17 dst
        vpunpcklwd zmm9, zmm17, zmm20                                    ;  1620.0 p5      17 dst
        vpunpckhwd zmm17, zmm17, zmm20                                   ;  1621.0 p5      17 dst
        vpunpcklwd zmm20, zmm16, zmm8                                    ;  1622.0 p5      17 dst
        vpunpckhwd zmm8, zmm16, zmm8                                     ;  1623.0 p5      17 dst
        vpunpckldq zmm16, zmm28, zmm9                                    ;  1624.0 p5      17 dst
        vpunpckhdq zmm9, zmm28, zmm9                                     ;  1625.0 p5      17 dst
        vpunpckldq zmm28, zmm2, zmm17                                    ;  1626.0 p5      17 dst
        vpunpckhdq zmm2, zmm2, zmm17                                     ;  1627.0 p5      17 dst
        vpunpckldq zmm17, zmm30, zmm20                                   ;  1628.0 p5      17 dst
        vpunpckhdq zmm20, zmm30, zmm20                                   ;  1629.0 p5      17 dst
        vpunpckldq zmm30, zmm11, zmm8                                    ;  1630.0 p5      17 dst
        vpunpckhdq zmm8, zmm11, zmm8                                     ;  1631.0 p5      17 dst
        vpunpcklbw zmm11, zmm14, zmm13                                   ;  1632.0 p5      17 dst
        vpunpckhbw zmm13, zmm14, zmm13                                   ;  1633.0 p5      17 dst
        vpunpcklbw zmm14, zmm18, zmm1                                    ;  1634.0 p5      17 dst
        vpunpckhbw zmm1, zmm18, zmm1                                     ;  1635.0 p5      17 dst
        vpunpcklwd zmm18, zmm11, zmm14                                   ;  1636.0 p5      17 dst
        vpunpckhwd zmm11, zmm11, zmm14                                   ;  1637.0 p5      17 dst
        vpunpcklwd zmm14, zmm13, zmm1                                    ;  1638.0 p5      17 dst
        vpunpckhwd zmm1, zmm13, zmm1                                     ;  1639.0 p5      17 dst
        vpunpcklbw zmm13, zmm0, zmm4                                     ;  1640.0 p5      17 dst
        vpunpckhbw zmm0, zmm0, zmm4                                      ;  1641.0 p5      17 dst
        vpunpcklbw zmm4, zmm23, zmm21                                    ;  1642.0 p5      17 dst
        vpxord zmm29, zmm29, [rbp + 24064]                               ;  1607.7 p0+p2   17 dst
        vpunpckhbw zmm21, zmm23, zmm21                                   ;  1643.0 p5      17 dst
        vpunpcklwd zmm23, zmm13, zmm4                                    ;  1644.0 p5      17 dst
        vpunpckhwd zmm4, zmm13, zmm4                                     ;  1645.0 p5      17 dst
        vpunpcklwd zmm13, zmm0, zmm21                                    ;  1646.0 p5      17 dst
        vpunpckhwd zmm0, zmm0, zmm21                                     ;  1647.0 p5      17 dst
        vpunpckldq zmm21, zmm18, zmm23                                   ;  1648.0 p5      17 dst
        vpunpckhdq zmm18, zmm18, zmm23                                   ;  1649.0 p5      17 dst
        vpunpckldq zmm23, zmm11, zmm4                                    ;  1650.0 p5      17 dst
        vpunpckhdq zmm4, zmm11, zmm4                                     ;  1651.0 p5      17 dst
        vpunpckldq zmm11, zmm14, zmm13                                   ;  1652.0 p5      17 dst
        vpunpckhdq zmm13, zmm14, zmm13                                   ;  1653.0 p5      17 dst
        vpunpckldq zmm14, zmm1, zmm0                                     ;  1654.0 p5      17 dst
        vpunpckhdq zmm0, zmm1, zmm0                                      ;  1655.0 p5      17 dst
        vpunpcklqdq zmm1, zmm16, zmm21                                   ;  1656.0 p5      17 dst
        vpunpckhqdq zmm16, zmm16, zmm21                                  ;  1657.0 p5      17 dst
        vpunpcklqdq zmm21, zmm9, zmm18                                   ;  1658.0 p5      17 dst
        vpunpckhqdq zmm9, zmm9, zmm18                                    ;  1659.0 p5      17 dst
        vpunpcklqdq zmm18, zmm28, zmm23                                  ;  1660.0 p5      17 dst
        vpunpckhqdq zmm23, zmm28, zmm23                                  ;  1661.0 p5      17 dst
        vpunpcklqdq zmm28, zmm2, zmm4                                    ;  1662.0 p5      17 dst
        vpunpckhqdq zmm2, zmm2, zmm4                                     ;  1663.0 p5      17 dst
        vpunpcklqdq zmm4, zmm17, zmm11                                   ;  1664.0 p5      17 dst
        vpunpckhqdq zmm11, zmm17, zmm11                                  ;  1665.0 p5      17 dst
        vpunpcklqdq zmm17, zmm20, zmm13                                  ;  1666.0 p5      17 dst
        vpunpckhqdq zmm13, zmm20, zmm13                                  ;  1667.0 p5      17 dst
        vpunpcklqdq zmm20, zmm30, zmm14                                  ;  1668.0 p5      17 dst
        vpunpckhqdq zmm14, zmm30, zmm14                                  ;  1669.0 p5      17 dst
        vpunpcklqdq zmm30, zmm8, zmm0                                    ;  1670.0 p5      17 dst
        vpunpckhqdq zmm0, zmm8, zmm0                                     ;  1671.0 p5      17 dst
        vmovdqu64 zmm8, [r8]                                             ;  1477.3 p3      17 dst
        vpxord zmm8, zmm8, zmm1                                          ;  1657.0 p0      17 dst
        vmovdqu64 zmm1, [r8 + 64]                                        ;  1479.2 p2      17 dst
        vpxord zmm1, zmm1, zmm16                                         ;  1658.0 p0      17 dst
        vmovdqu64 zmm16, [r8 + 128]                                      ;  1481.0 p3      17 dst
        vpxord zmm16, zmm16, zmm21                                       ;  1659.0 p0      17 dst
        vmovdqu64 zmm21, [r8 + 192]                                      ;  1481.3 p2      17 dst
        vpxord zmm21, zmm21, zmm9                                        ;  1660.0 p0      17 dst
        vmovdqu64 zmm9, [r8 + 256]                                       ;  1482.2 p3      17 dst
        vpxord zmm9, zmm9, zmm18                                         ;  1661.0 p0      17 dst
        vmovdqu64 zmm18, [r8 + 320]                                      ;  1483.2 p2      17 dst
        vpxord zmm18, zmm18, zmm23                                       ;  1662.0 p0      17 dst
        vmovdqu64 zmm23, [r8 + 384]                                      ;  1483.5 p3      17 dst
        vpxord zmm23, zmm23, zmm28                                       ;  1663.0 p0      17 dst
        vmovdqu64 zmm28, [r8 + 448]                                      ;  1485.0 p2      17 dst
        vpxord zmm28, zmm28, zmm2                                        ;  1664.0 p0      17 dst
        vmovdqu64 zmm2, [r8 + 512]                                       ;  1485.3 p3      17 dst
        vpxord zmm2, zmm2, zmm4                                          ;  1665.0 p0      17 dst
        vmovdqu64 zmm4, [r8 + 576]                                       ;  1486.0 p2      17 dst
        vpxord zmm4, zmm4, zmm11                                         ;  1666.0 p0      17 dst
        vmovdqu64 zmm11, [r8 + 640]                                      ;  1488.0 p3      17 dst
        vmovdqu64 [r9 + 256], zmm9                                       ;  1662.0 p7+p4   17 dst
        vpxord zmm11, zmm11, zmm17                                       ;  1667.0 p0      17 dst
        vmovdqu64 zmm17, [r8 + 704]                                      ;  1488.5 p2      17 dst
        vpxord zmm17, zmm17, zmm13                                       ;  1668.0 p0      17 dst
        vmovdqu64 [r9 + 640], zmm11                                      ;  1668.0 p8+p9   17 dst
        vmovdqu64 zmm13, [r8 + 768]                                      ;  1490.3 p3      17 dst
        vpxord zmm13, zmm13, zmm20                                       ;  1669.0 p0      17 dst
        vmovdqu64 zmm20, [r8 + 832]                                      ;  1491.0 p2      17 dst
        vpxord zmm20, zmm20, zmm14                                       ;  1670.0 p0      17 dst
        vmovdqu64 zmm14, [r8 + 896]                                      ;  1491.3 p3      17 dst
        vmovdqu64 [r9 + 64], zmm1                                        ;  1659.0 p7+p4   17 dst
        vpunpcklbw zmm1, zmm31, zmm29                                    ;  1672.0 p5      17 dst
        vmovdqu64 [r9], zmm8                                             ;  1658.0 p8+p9   17 dst
        vmovdqu64 [r9 + 768], zmm13                                      ;  1670.0 p7+p4   17 dst
        vpxord zmm14, zmm14, zmm30                                       ;  1671.0 p0      17 dst
        vmovdqu64 zmm30, [r8 + 960]                                      ;  1496.2 p2      17 dst
        vpxord zmm30, zmm30, zmm0                                        ;  1672.0 p0      17 dst
        vmovdqu64 zmm0, [rbp + 22400]                                    ;  1497.0 p3      17 dst
        vpxord zmm0, zmm0, [rbp + 21312]                                 ;  1624.7 p0+p2   17 dst
        vpternlogd zmm0, zmm7, zmm10, 0x96                               ;  1625.7 p0      17 dst
        vpunpckhbw zmm7, zmm26, zmm27                                    ;  1673.0 p5      17 dst
        vpunpcklbw zmm13, zmm0, zmm6                                     ;  1674.0 p5      17 dst
        vpunpckhbw zmm10, zmm25, zmm19                                   ;  1675.0 p5      17 dst
        vmovdqu64 [r9 + 512], zmm2                                       ;  1666.0 p8+p9   17 dst
        vmovdqu64 [r9 + 576], zmm4                                       ;  1667.0 p7+p4   17 dst
        vpunpcklbw zmm4, zmm26, zmm27                                    ;  1676.0 p5      17 dst
        vpunpcklwd zmm8, zmm1, zmm4                                      ;  1677.0 p5      17 dst
        vpunpckhwd zmm1, zmm1, zmm4                                      ;  1678.0 p5      17 dst
        vpunpcklbw zmm4, zmm25, zmm19                                    ;  1679.0 p5      17 dst
        vpunpckhbw zmm2, zmm31, zmm29                                    ;  1680.0 p5      17 dst
        vpunpcklwd zmm9, zmm2, zmm7                                      ;  1681.0 p5      17 dst
        vpunpckhwd zmm2, zmm2, zmm7                                      ;  1682.0 p5      17 dst
        vmovdqu64 zmm7, [rbp + 22080]                                    ;  1585.7 p3      17 dst reload
        vpunpckhbw zmm0, zmm0, zmm6                                      ;  1683.0 p5      17 dst
        vpunpckhbw zmm6, zmm22, zmm15                                    ;  1684.0 p5      17 dst
        vpunpcklbw zmm11, zmm5, zmm7                                     ;  1685.0 p5      17 dst
        vpunpckhbw zmm5, zmm5, zmm7                                      ;  1686.0 p5      17 dst
        vpunpcklwd zmm7, zmm4, zmm11                                     ;  1687.0 p5      17 dst
        vpunpckhwd zmm4, zmm4, zmm11                                     ;  1688.0 p5      17 dst
        vpunpcklwd zmm11, zmm10, zmm5                                    ;  1689.0 p5      17 dst
        vpunpckhwd zmm5, zmm10, zmm5                                     ;  1690.0 p5      17 dst
        vpunpckldq zmm10, zmm8, zmm7                                     ;  1691.0 p5      17 dst
        vpunpckhdq zmm7, zmm8, zmm7                                      ;  1692.0 p5      17 dst
        vpunpckldq zmm8, zmm1, zmm4                                      ;  1693.0 p5      17 dst
        vpunpckhdq zmm1, zmm1, zmm4                                      ;  1694.0 p5      17 dst
        vpunpckldq zmm4, zmm9, zmm11                                     ;  1695.0 p5      17 dst
        vmovdqu64 [r9 + 896], zmm14                                      ;  1672.0 p8+p9   17 dst
        vmovdqu64 [r9 + 704], zmm17                                      ;  1669.0 p7+p4   17 dst
        vmovdqu64 [r9 + 960], zmm30                                      ;  1673.0 p8+p9   17 dst
        vmovdqu64 [r9 + 832], zmm20                                      ;  1671.0 p7+p4   17 dst
        vmovdqu64 zmm17, [r8 + 1024]                                     ;  1509.3 p2      17 dst
        vmovdqu64 [r9 + 384], zmm23                                      ;  1664.0 p8+p9   17 dst
        vmovdqu64 [r9 + 448], zmm28                                      ;  1665.0 p7+p4   17 dst
        vmovdqu64 [r9 + 128], zmm16                                      ;  1660.0 p8+p9   17 dst
        vmovdqu64 [r9 + 192], zmm21                                      ;  1661.0 p7+p4   17 dst
        vpunpckhdq zmm9, zmm9, zmm11                                     ;  1696.0 p5      17 dst
        vpunpckldq zmm11, zmm2, zmm5                                     ;  1697.0 p5      17 dst
        vpunpckhdq zmm2, zmm2, zmm5                                      ;  1698.0 p5      17 dst
        vpunpcklbw zmm5, zmm22, zmm15                                    ;  1699.0 p5      17 dst
        vpunpcklwd zmm14, zmm13, zmm5                                    ;  1700.0 p5      17 dst
        vpunpckhwd zmm5, zmm13, zmm5                                     ;  1701.0 p5      17 dst
        vpunpcklbw zmm13, zmm24, zmm12                                   ;  1702.0 p5      17 dst
        vpunpckhbw zmm12, zmm24, zmm12                                   ;  1703.0 p5      17 dst
        vpunpcklwd zmm15, zmm0, zmm6                                     ;  1704.0 p5      17 dst
        vpunpckhwd zmm0, zmm0, zmm6                                      ;  1705.0 p5      17 dst
        vmovdqu64 zmm6, [rbp + 23296]                                    ;  1596.7 p3      17 dst reload
        vpunpcklbw zmm16, zmm6, zmm3                                     ;  1706.0 p5      17 dst
        vpunpckhbw zmm3, zmm6, zmm3                                      ;  1707.0 p5      17 dst
        vpunpcklwd zmm6, zmm13, zmm16                                    ;  1708.0 p5      17 dst
        vpunpckhwd zmm13, zmm13, zmm16                                   ;  1709.0 p5      17 dst
        vpunpcklwd zmm16, zmm12, zmm3                                    ;  1710.0 p5      17 dst
        vpunpckhwd zmm3, zmm12, zmm3                                     ;  1711.0 p5      17 dst
        vpunpckldq zmm12, zmm14, zmm6                                    ;  1712.0 p5      17 dst
        vpunpckhdq zmm6, zmm14, zmm6                                     ;  1713.0 p5      17 dst
        vpunpckldq zmm14, zmm5, zmm13                                    ;  1714.0 p5      17 dst
        vpunpckhdq zmm5, zmm5, zmm13                                     ;  1715.0 p5      17 dst
        vpunpckldq zmm13, zmm15, zmm16                                   ;  1716.0 p5      17 dst
        vpunpckhdq zmm15, zmm15, zmm16                                   ;  1717.0 p5      17 dst
        vpunpckldq zmm16, zmm0, zmm3                                     ;  1718.0 p5      17 dst
        vpunpckhdq zmm0, zmm0, zmm3                                      ;  1719.0 p5      17 dst
        vpunpcklqdq zmm3, zmm10, zmm12                                   ;  1720.0 p5      17 dst
        vpunpckhqdq zmm10, zmm10, zmm12                                  ;  1721.0 p5      17 dst
        vpunpcklqdq zmm12, zmm7, zmm6                                    ;  1722.0 p5      17 dst
        vpunpckhqdq zmm6, zmm7, zmm6                                     ;  1723.0 p5      17 dst
        vpunpcklqdq zmm7, zmm8, zmm14                                    ;  1724.0 p5      17 dst
        vpunpckhqdq zmm8, zmm8, zmm14                                    ;  1725.0 p5      17 dst
        vpunpcklqdq zmm14, zmm1, zmm5                                    ;  1726.0 p5      17 dst
        vpunpckhqdq zmm1, zmm1, zmm5                                     ;  1727.0 p5      17 dst
        vpunpcklqdq zmm5, zmm4, zmm13                                    ;  1728.0 p5      17 dst
        vpunpckhqdq zmm4, zmm4, zmm13                                    ;  1729.0 p5      17 dst
        vpunpcklqdq zmm13, zmm9, zmm15                                   ;  1730.0 p5      17 dst
        vpunpckhqdq zmm9, zmm9, zmm15                                    ;  1731.0 p5      17 dst
        vmovdqu64 [r9 + 320], zmm18                                      ;  1663.0 p8+p9   17 dst
        vpunpcklqdq zmm15, zmm11, zmm16                                  ;  1732.0 p5      17 dst
        vpunpckhqdq zmm11, zmm11, zmm16                                  ;  1733.0 p5      17 dst
        vpunpcklqdq zmm16, zmm2, zmm0                                    ;  1734.0 p5      17 dst
        vpunpckhqdq zmm0, zmm2, zmm0                                     ;  1735.0 p5      17 dst
        vmovdqu64 zmm2, [r8 + 1152]                                      ;  1522.0 p2      17 dst
        vpxord zmm2, zmm2, zmm12                                         ;  1723.0 p0      17 dst
        vmovdqu64 zmm12, [r8 + 1344]                                     ;  1522.3 p3      17 dst
        vpxord zmm12, zmm12, zmm8                                        ;  1726.0 p0      17 dst
        vpxord zmm17, zmm17, zmm3                                        ;  1721.0 p0      17 dst
        vmovdqu64 zmm18, [r8 + 1088]                                     ;  1523.0 p2      17 dst
        vpxord zmm18, zmm18, zmm10                                       ;  1722.0 p0      17 dst
        vmovdqu64 zmm10, [r8 + 1280]                                     ;  1523.3 p3      17 dst
        vmovdqu64 zmm8, [r8 + 1536]                                      ;  1524.0 p2      17 dst
        vpxord zmm8, zmm8, zmm5                                          ;  1729.0 p0      17 dst
        vpxord zmm10, zmm10, zmm7                                        ;  1725.0 p0      17 dst
        vmovdqu64 zmm7, [r8 + 1472]                                      ;  1524.3 p3      17 dst
        vpxord zmm7, zmm7, zmm1                                          ;  1728.0 p0      17 dst
        vmovdqu64 zmm1, [r8 + 1664]                                      ;  1525.0 p2      17 dst
        vpxord zmm1, zmm1, zmm13                                         ;  1731.0 p0      17 dst
        vmovdqu64 [r9 + 1280], zmm10                                     ;  1726.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1664], zmm1                                      ;  1732.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1536], zmm8                                      ;  1730.0 p7+p4   17 dst
        vmovdqu64 zmm5, [r8 + 1728]                                      ;  1525.3 p3      17 dst
        vpxord zmm5, zmm5, zmm9                                          ;  1732.0 p0      17 dst
        vmovdqu64 zmm9, [r8 + 1920]                                      ;  1526.0 p2      17 dst
        vpxord zmm9, zmm9, zmm16                                         ;  1735.0 p0      17 dst
        vmovdqu64 [r9 + 1920], zmm9                                      ;  1736.0 p8+p9   17 dst
        vmovdqu64 zmm13, [r8 + 1856]                                     ;  1526.3 p3      17 dst
        vmovdqu64 [r9 + 1344], zmm12                                     ;  1727.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1024], zmm17                                     ;  1722.0 p8+p9   17 dst
        vmovdqu64 zmm3, [r8 + 1216]                                      ;  1527.0 p2      17 dst
        vpxord zmm3, zmm3, zmm6                                          ;  1724.0 p0      17 dst
        vmovdqu64 zmm6, [r8 + 1408]                                      ;  1527.3 p3      17 dst
        vpxord zmm6, zmm6, zmm14                                         ;  1727.0 p0      17 dst
        vmovdqu64 zmm14, [r8 + 1600]                                     ;  1528.0 p2      17 dst
        vmovdqu64 [r9 + 1728], zmm5                                      ;  1733.0 p7+p4   17 dst
        vpxord zmm14, zmm14, zmm4                                        ;  1730.0 p0      17 dst
        vmovdqu64 [r9 + 1408], zmm6                                      ;  1728.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1600], zmm14                                     ;  1731.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1472], zmm7                                      ;  1729.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1216], zmm3                                      ;  1725.0 p7+p4   17 dst
        add esi, 0x80                                                    ;  1528.2 p1      22 blocks
        vpxord zmm13, zmm13, zmm11                                       ;  1734.0 p0      17 dst
        vmovdqu64 [r9 + 1856], zmm13                                     ;  1735.0 p8+p9   17 dst
        vmovdqu64 [r9 + 1152], zmm2                                      ;  1724.0 p7+p4   17 dst
        vmovdqu64 zmm4, [r8 + 1792]                                      ;  1528.8 p3      17 dst
        vpxord zmm4, zmm4, zmm15                                         ;  1733.0 p0      17 dst
        vmovdqu64 zmm15, [r8 + 1984]                                     ;  1529.2 p2      17 dst
        vmovdqu64 [r9 + 1792], zmm4                                      ;  1734.0 p8+p9   17 dst
        vpxord zmm15, zmm15, zmm0                                        ;  1736.0 p0      17 dst
        add r8, 0x800                                                    ;  1529.7 p6      22 blocks
        vmovdqu64 [r9 + 1984], zmm15                                     ;  1737.0 p7+p4   17 dst
        vmovdqu64 [r9 + 1088], zmm18                                     ;  1723.0 p8+p9   17 dst
        add r9, 0x800                                                    ;  1530.2 p11     22 blocks
        cmp r8, qword [rbp + 24480]                                      ;                    more blocks?
        jne .blocks_1
        mov dword [rbp + 24528], esi                                     ;                    resident
        mov qword [rbp + 24472], r8                                      ;                    resident
        mov qword [rbp + 24488], r9                                      ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 24464]                                     ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 24472]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 24496], rsi                                     ;                    blocks left over
        mov qword [rbp + 24472], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 24488]                                     ;                    blocks left over
        lea rdi, [rbp + 1920]                                            ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 24496]                                     ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 24504], rdi                                     ;                    blocks left over
        mov qword [rbp + 24512], rsi                                     ;                    blocks left over
        mov qword [rbp + 24488], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 1920]                                            ;                    blocks left over
        mov qword [rbp + 24480], rsi                                     ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 24464], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 24504]                                     ;                    blocks left over
        mov rdi, qword [rbp + 24512]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 24520]                                     ;                    frame
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
